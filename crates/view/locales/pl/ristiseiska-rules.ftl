### Zasady ristiseiski własnymi słowami. Pierwszy wiersz części to jej tytuł; pusty wiersz rozdziela.

ristiseiska-rules-short =
    Ristiseiska w skrócie
    Od trzech do pięciu graczy, wszystkie 52 karty. Fińska nazwa znaczy „siódemka trefl” i ta karta zaczyna każde rozdanie.
    Pozbądź się wszystkich kart przed innymi; co zostanie innym, liczy się przeciw nim.

    • Na stole każdy kolor rośnie od swojej 7: najpierw 6, potem 8, dalej w dół do asa i w górę do króla.
    • Masz kartę, która pasuje? Musisz zagrać. Spasować nie wolno.
    • Po asie albo królu możesz zagrać jeszcze jedną kartę.
    • Nic nie pasuje? Poprzedni gracz wybiera i daje ci zakrytą kartę. To koniec twojego ruchu.
    • Zostawione karty kosztują tyle, ile ich numer; J 11, Q 12, K 13, as 1.
    • Gdy ktoś ma 100 punktów karnych, wygrywa najniższy wynik.
ristiseiska-rules-cards =
    Karty i rozdawanie
    Od najmłodszej, w każdym kolorze: A 2 3 4 5 6 7 8 9 10 J Q K. As jest najmłodszy.

    Kto rozdaje pierwszy, decyduje los; potem rozdają wszyscy po kolei.
    Rozdaje się całą talię, po jednej karcie, zaczynając od gracza po rozdającym. Przy trzech albo pięciu graczach niektórzy mają o kartę więcej; to nie szkodzi.

    Kto ma siódemkę trefl, zaczyna nią, a dalej gra się zgodnie z ruchem wskazówek zegara.
ristiseiska-rules-grid =
    Stół
    Każdy kolor to osobny rząd, który rośnie w obie strony:
    1. 7. Siódemka trefl zaczyna rozdanie; potem każdą inną 7 można zagrać w dowolnej chwili.
    2. 6, obok swojej 7.
    3. 8, ale dopiero, gdy leży już 6.
    4. Potem oba końce rosną osobno: 5 4 3 2 A w dół, 9 10 J Q K w górę.

    5 musi więc czekać i na 6, i na 8.
    As albo król zamyka ten bok koloru.

    Pod „dalej” strona pokazuje, które karty pasują. Kto je ma, musisz odgadnąć.
ristiseiska-rules-turn =
    Twój ruch
    Jeśli jakaś twoja karta pasuje, musisz zagrać; jeśli pasuje kilka, wybierasz. Nie można spasować, żeby przytrzymać kartę.

    Po asie albo królu możesz w tym samym ruchu zagrać jeszcze jedną kartę. Jeśli to znów as albo król, jeszcze jedną, i tak dalej. Możesz skończyć w każdej chwili, a gdy żadna więcej nie pasuje, nic to nie kosztuje.

    Kto nie ma już kart, od razu wygrywa rozdanie, nawet w środku takiej serii.
ristiseiska-rules-stuck =
    Gdy nic nie pasuje
    Jeśli żadna twoja karta nie pasuje, kartę daje ci gracz, który w kolejności jest tuż przed tobą. Wybiera dowolną, nawet taką, która pasuje. Tylko wy dwoje wiecie, która to.
    Potem kolej na następnego gracza; ty nie grasz, nawet tą nową kartą.

    Kto oddaje ostatnią kartę, wygrywa rozdanie.

    Żeby jedna karta nie krążyła bez końca: gdy przez dwa pełne okrążenia stołu nikt nic nie zagra, kto daje i ma kartę, która nigdzie nie pasuje, musi dać właśnie taką.
ristiseiska-rules-points =
    Punkty karne
    Zwycięzca rozdania nie dostaje nic. Wszyscy inni liczą karty zostawione na ręce: A 1, od 2 do 10 ich numer, J 11, Q 12, K 13.
    Za 2, 3 i 8 jest 13 punktów.

    Punkty ze wszystkich rozdań się sumują. Gdy po rozdaniu ktoś ma co najmniej 100, partia jest skończona i wygrywa najniższy wynik. Przy równych najniższych wynikach wygrana jest wspólna.
ristiseiska-rules-options =
    Co można ustalić przy stole
    Gospodarz może to zmienić przed partią; zwykła zasada stoi na początku.
    • Kto nie ma ruchu, dostaje kartę albo bierze żeton. Żeton jest jeden; przechodzi od gracza do gracza, a płaci ten, kto ma go na koniec rozdania, nawet zwycięzca.
    • Żeton kosztuje 50, 21 albo 25.
    • Ostatnią kartę można oddać i to wygrywa, albo się ją zatrzymuje: wtedy daje najbliższy wcześniejszy gracz, który ma co najmniej dwie karty.
    • Do 100 punktów, jedno rozdanie, do 50 albo do 200. Jedno rozdanie wygrywa, kto pierwszy skończy.
    • 5 czeka na 8 albo tylko na 6.
    • Zostawiony as kosztuje 1 albo 14.
    • Po każdym asie i królu jeszcze jedna karta, tylko raz w ruchu albo wcale.
    • Brak ruchu liczy się od początku albo nic nie kosztuje, póki nie minie pierwsze okrążenie.
    • Do pięciu graczy albo do ośmiu.
ristiseiska-rules-button-short = W skrócie
ristiseiska-rules-button-cards = Karty
ristiseiska-rules-button-grid = Stół
ristiseiska-rules-button-turn = Twój ruch
ristiseiska-rules-button-stuck = Bez ruchu
ristiseiska-rules-button-points = Punkty
ristiseiska-rules-button-options = Opcje
