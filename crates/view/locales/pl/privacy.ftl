### Co wiadomo o człowieku: kopia danych i ich koniec.

privacy-about =
    Co o tobie wiem
    Twoją nazwę i numer na tej platformie, język i ustawienia, połączone konta, twoje zestawy, to, które wiadomości pokazują twoje strony, i to, co działo się przy twoich stołach.

    /privacy export wysyła ci to wszystko w pliku.
    Po /privacy delete o tobie zapominam.
button-privacy-copy = Wyślij mi plik
button-privacy-forget = Usuń…
forget-ask =
    Mam o tobie zapomnieć?
    Twoje konta, nazwa, język, ustawienia, połączenia, zestawy i adres twojego czatu prywatnego zostaną usunięte na każdej połączonej platformie.

    Twoje partie zostają, bo należą też do innych. Będziesz w nich odtąd jako „były gracz”.

    Tego nie da się cofnąć. Jeśli znowu do mnie napiszesz, zaczynasz jako nowy gracz.
forget-tables = { $count ->
    [one] Odejdziesz od jednego otwartego stołu; w partii z innymi zagra za ciebie gracz AI.
    [few] Odejdziesz od { $count } otwartych stołów; w partiach z innymi zagra za ciebie gracz AI.
   *[other] Odejdziesz od { $count } otwartych stołów; w partiach z innymi zagra za ciebie gracz AI.
}
button-forget-yes = Usuń wszystko
button-forget-no = Zostaw
forgotten =
    Dane usunięte
    Nic już o tobie nie wiem. Moje dawne wiadomości zostają na twoich czatach, dopóki ich nie usuniesz.
