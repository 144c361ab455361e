### Свързване: профилите на един човек на няколко платформи.

link-title = Твоят код за свързване
link-where = В личния ни чат в { $platform } ми прати:
link-once = Важи веднъж и само { $valid }.
link-secret = Не го показвай на никого: който го използва, споделя местата ти и вижда картите ти.
link-confirm-title = Това ти ли си?
link-confirm-maker = Кодът идва от { $name } в { $platform }.
link-confirm-effect = Ако и този профил е твой, двата стават един играч: с едни и същи маси, общи резултати и един език.
link-confirm-warning = Ако кодът ти е даден от друг, натисни „Не“: той ще вижда картите ти и ще може да играе вместо теб.
button-link-yes = Да, това съм аз
button-link-no = Не
linked-title = Профилите вече са един играч
link-account = { $platform }: { $name }
linked-how = /unlink ги разделя отново.
unlinked-title = Отново играят поотделно
unlinked-stays = Изиграното заедно остава при { $name } в { $platform }.
