-- Rows as the store of schema 15 wrote them.
UPDATE manners SET second_press = false WHERE person = 7;
