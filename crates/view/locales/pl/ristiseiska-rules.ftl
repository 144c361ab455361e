### Zasady ristiseiski własnymi słowami. Pierwszy wiersz części to jej tytuł; pusty wiersz rozdziela.

ristiseiska-rules-short =
    Ristiseiska w skrócie
    Od { $fewest } do { $most } graczy, wszystkie { $cards } karty. Fińska nazwa znaczy „siódemka trefl” i ta karta zaczyna każde rozdanie.
    Pozbądź się wszystkich kart przed innymi; co zostanie innym, liczy się przeciw nim.

    • Na stole każdy kolor rośnie od swojej siódemki: najpierw szóstka, potem ósemka, dalej w dół do asa i w górę do króla.
    • Masz kartę, która pasuje? Musisz zagrać. Spasować nie wolno.
    • Po asie albo królu możesz zagrać jeszcze jedną kartę.
    • Nic nie pasuje? Poprzedni gracz wybiera i daje ci zakrytą kartę. To koniec twojego ruchu.
    • Zostawione karty kosztują tyle, ile ich numer; { $courts }, as { $ace }.
    • Gdy ktoś ma { $limit } punktów karnych, wygrywa najniższy wynik.
ristiseiska-rules-cards =
    Karty i rozdawanie
    Od najmłodszej, w każdym kolorze: { $order }. As jest najmłodszy.

    Kto rozdaje pierwszy, decyduje los; potem rozdają wszyscy po kolei.
    Rozdaje się całą talię, po jednej karcie, zaczynając od gracza po rozdającym. Przy { $fewest } albo { $most } graczach niektórzy mają o kartę więcej; to nie szkodzi.

    Kto ma siódemkę trefl, zaczyna nią, a dalej gra się zgodnie z ruchem wskazówek zegara.
ristiseiska-rules-grid =
    Stół
    Każdy kolor to osobny rząd, który rośnie w obie strony:
    1. Siódemka. Siódemka trefl zaczyna rozdanie; potem każdą inną siódemkę można zagrać w dowolnej chwili.
    2. Szóstka, obok swojej siódemki.
    3. Ósemka, ale dopiero, gdy leży już szóstka.
    4. Potem oba końce rosną osobno: { $down } w dół, { $up } w górę.

    Piątka musi więc czekać i na szóstkę, i na ósemkę.
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

    Żeby jedna karta nie krążyła bez końca: gdy przez { $laps } pełne okrążenia stołu nikt nic nie zagra, kto daje i ma kartę, która nigdzie nie pasuje, musi dać właśnie taką.
ristiseiska-rules-points =
    Punkty karne
    Zwycięzca rozdania nie dostaje nic. Wszyscy inni liczą karty zostawione na ręce: { $ace_worth }, od { $two } do { $ten } ich numer, { $courts }.
    Za { $low }, { $middle } i { $high } jest { $sum } punktów.

    Punkty ze wszystkich rozdań się sumują. Gdy po rozdaniu ktoś ma co najmniej { $limit }, partia jest skończona i wygrywa najniższy wynik. Przy równych najniższych wynikach wygrana jest wspólna.
ristiseiska-rules-options =
    Co można ustalić przy stole
    Gospodarz może to zmienić przed partią; zwykła zasada stoi na początku.
    • Kto nie ma ruchu, dostaje kartę albo bierze żeton. Żeton jest jeden; przechodzi od gracza do gracza, a płaci ten, kto ma go na koniec rozdania, nawet zwycięzca.
    • Żeton kosztuje { $token }, { $second_token } albo { $third_token }.
    • Ostatnią kartę można oddać i to wygrywa, albo się ją zatrzymuje: wtedy daje najbliższy wcześniejszy gracz, który ma co najmniej { $enough } karty.
    • Do { $limit } punktów, jedno rozdanie, do { $low_limit } albo do { $high_limit }. Jedno rozdanie wygrywa, kto pierwszy skończy.
    • Piątka czeka na ósemkę albo tylko na szóstkę.
    • Zostawiony as kosztuje { $ace } albo { $dear_ace }.
    • Po każdym asie i królu jeszcze jedna karta, tylko raz w ruchu albo wcale.
    • Brak ruchu liczy się od początku albo nic nie kosztuje, póki nie minie pierwsze okrążenie.
    • Do { $most } graczy albo do { $more }.
ristiseiska-rules-button-short = W skrócie
ristiseiska-rules-button-cards = Karty
ristiseiska-rules-button-grid = Stół
ristiseiska-rules-button-turn = Twój ruch
ristiseiska-rules-button-stuck = Bez ruchu
ristiseiska-rules-button-points = Punkty
ristiseiska-rules-button-options = Opcje
