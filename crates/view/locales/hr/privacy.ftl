### Što se čuva o nekoj osobi: kopija toga i njegov kraj.

privacy-about =
    Što znam o tebi
    Tvoje ime i broj na ovoj platformi, tvoj jezik i postavke, povezane račune, tvoje predloške, koje poruke pokazuju tvoje stranice i što se događalo za tvojim stolovima.

    /privacy export šalje ti sve to kao datoteku.
    /privacy delete znači da te zaboravljam.
button-privacy-copy = Pošalji datoteku
button-privacy-forget = Obriši…
forget-ask =
    Da te zaboravim?
    Tvoji računi, ime, jezik, postavke, veze, predlošci i adresa tvog privatnog razgovora brišu se na svim povezanim platformama.

    Tvoje partije ostaju jer pripadaju i drugima. U njima se odsad vidi samo „bivši igrač”.

    To se ne može vratiti. Ako mi opet pišeš, počinješ kao novi igrač.
forget-tables = { $count ->
    [1] Ustaješ od jednog otvorenog stola; u partiji s drugima nastavlja AI igrač.
   *[other] Otvorenih stolova od kojih ustaješ: { $count }. U partijama s drugima nastavlja AI igrač.
}
button-forget-yes = Obriši sve
button-forget-no = Zadrži
forgotten =
    Više te ne poznajem
    Moje ranije poruke ostaju u tvojim razgovorima dok ih ne obrišeš.
