### Имена на команди и на това, което им се казва, където платформите ги изброяват: една дума, малки букви.

slash-play = играй
slash-table = маса
slash-hand = карти
slash-leave = стани
slash-score = резултат
slash-why = защо
slash-hint = подскажи
slash-undo = върни
slash-word = дума
slash-preset = опции
slash-rules = правила
slash-privacy = лични-данни
slash-replay = преглед
slash-settings = настройки
slash-language = език
slash-help = помощ
slash-link = свържи
slash-unlink = раздели

slash-game = игра
slash-game-about = Коя игра?
slash-words = думи
slash-words-about = Каквито думи искаш
slash-name = име
slash-name-about = Запази опциите на масата под това име
slash-code = код
slash-code-about = Кодът, който ти дадох другаде
slash-match = партия
slash-match-about = Коя партия? Маса или маса/партия
slash-zone = зона
slash-zone-about = Къде е толкова часа, колкото при теб?
slash-wish = какво
slash-wish-about = Какво да направя?
slash-wish-copy = Прати ми всичко
slash-wish-forget = Изтрий всичко
slash-game-choice = { $game }
