-- Rows as the store of schema 15 wrote them.
UPDATE manners SET second_press = 0 WHERE person = 7;
