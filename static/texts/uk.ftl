### Ukrainian

## layout

layout-skip = Перейти до вмісту
layout-navigation = Головне меню
layout-create = Створити
layout-pushes = Мої посилання
layout-admin = Керування
layout-account = Обліковий запис
layout-signIn = Увійти
layout-languages = Мова
layout-light = Світла
layout-dark = Темна
layout-auto = Авто
layout-api = API
layout-about = Про сервіс
layout-aboutLine = Як це працює та хто керує сервером
layout-noScript = Ця сторінка потребує JavaScript. Її скрипти зв’язуються лише з цим сервером.
layout-otherWays = Також можна скористатися API або командним рядком.
layout-waiting = Сторінка ще завантажується. Якщо нічого не змінюється, оновіть її.
layout-plain = З’єднання не зашифровано: інші в мережі можуть прочитати те, що ви тут надсилаєте й відкриваєте. Якщо є адреса з https://, користуйтеся нею.
layout-notSealed = Стоп: це не запечатано
layout-notSealedText = Відправник запечатав цей секрет, але те, що надіслав сервер, не запечатане. Нічого з цього не показано. Зв’яжіться з відправником, наприклад телефоном.

## create

create-title = Поділитися секретом
create-tagline = Надішліть пароль або файл за посиланням з обмеженим строком дії.
create-kinds = Чим поділитися
create-text = Текст
create-files = Файли
create-url = Посилання
create-qr = QR-код
create-textLabel = Ваш секрет
create-shared = Отримано з іншого застосунку: перевірте перед надсиланням.
create-textPlaceholder = Пароль, ключ, нотатка…
create-urlLabel = Вебадреса
create-urlHint = Одержувач спершу побачить адресу й підтвердить перехід із цієї сторінки.
create-qrLabel = Текст, який показати як QR-код
create-qrHint = Одержувач побачить його як QR-код для сканування.
create-message = Повідомлення (необов’язково)
create-filesSignIn = Увійдіть, щоб ділитися файлами.
create-hide = Приховувати під час введення
create-generator = Згенерувати пароль
create-style = Вид
create-styleCharacters = Символи
create-styleWords = Слова
create-stylePin = PIN-код
create-pinHint = Для парольної фрази цього досить, бо сервер обмежує кількість спроб. Для самого секрету це заслабко.
create-length = Довжина
create-digits = Цифри
create-symbols = Спецсимволи
create-capitals = Великі літери
create-generated = Варіант
create-again = Інший варіант
create-use = Використати
create-lifetime = Термін дії
create-views = Кількість переглядів
create-passphrase = Парольна фраза (необов’язково)
create-passphraseRequired = Парольна фраза (обов’язково)
create-passphraseLength =
    { $n ->
        [one] Щонайменше { $n } символ.
        [few] Щонайменше { $n } символи.
        [many] Щонайменше { $n } символів.
       *[other] Щонайменше { $n } символу.
    }
create-passphraseHint = Передайте парольну фразу окремо, наприклад телефоном.
create-suggest = Запропонувати
create-add = Додати параметр…
create-covered = Приховувати до натискання
create-coveredHint = Під час відкриття ніхто не прочитає секрет з-за плеча одержувача.
create-deletable = Одержувач може видалити секрет
create-notifyMe = Повідомити мене, коли його відкриють
create-notifyByMail = Ви отримаєте лист і позначку в розділі «Мої посилання».
create-notifyInList = Ви отримаєте позначку в розділі «Мої посилання».
create-name = Назва (бачите лише ви)
create-note = Нотатка (бачите лише ви)
create-sign = Підписати своїм ім’ям
create-senderName = Ваше ім’я
create-senderMessage = Повідомлення для одержувача
create-senderMessageHint = Його бачить до відкриття секрету кожен, хто має посилання. Не пишіть тут нічого конфіденційного.
create-senderEmail = Показати адресу вашого облікового запису: { $email }
create-sealed = Наскрізне шифрування
create-sealedHint = Прочитати зможе лише одержувач — і ніхто більше, навіть цей сервер.
create-sealedName = Дайте секрету назву для свого списку: імена файлів теж захищено. Назву, нотатку й підпис не захищено.
create-sealedRequired = Нічого іншого цей сервер не приймає.
create-groupLimits = Для вас діють обмеження груп: { $groups }.
create-shownOnce = Скопіюйте посилання зараз. Показати його ще раз не можна.
create-remembered = Ваш вибір запам’ятовується на цьому пристрої.
create-reset = Скинути налаштування
create-submit = Створити посилання
create-ready = Ваше посилання готове
create-passphraseNext = Тепер передайте парольну фразу іншим шляхом
create-passphraseReminder = Посилання відкривається лише з цією парольною фразою. Повідомте її, наприклад, телефоном. Більше її не буде показано.
create-copyPassphrase = Копіювати парольну фразу
create-end = Видалити зараз
create-another = Поділитися ще

## createClosed

createClosed-title = Увійдіть, щоб поділитися секретом
createClosed-text = З вашої мережі створювати посилання можуть лише люди з обліковим записом.
createClosed-hint = Якщо ви отримали посилання, звідси воно відкривається як завжди.
createClosed-nothingTitle = Тут ви нічим не можете поділитися
createClosed-nothing = Обмеження ваших груп ({ $groups }) не лишають жодного виду секретів. Зверніться до адміністратора цього сервера.

## createLive

createLive-bytes = { $used } з { $limit }
createLive-characters = Символів: { $used } з { $limit }
createLive-bits =
    { $n ->
        [one] близько { $n } біта
        [few] близько { $n } бітів
        [many] близько { $n } бітів
       *[other] близько { $n } біта
    }
createLive-termViews =
    { $n ->
        [one] { $n } перегляд
        [few] { $n } перегляди
        [many] { $n } переглядів
       *[other] { $n } перегляду
    }
createLive-termUntil = до: { $date }
createLive-noPassphrase = без парольної фрази
createLive-withPassphrase = із парольною фразою
createLive-needsPassphrase = потрібна парольна фраза
createLive-passphraseMissing = Введіть парольну фразу: цей сервер її вимагає.
createLive-passphraseShort =
    { $n ->
        [one] Парольна фраза закоротка: потрібен щонайменше { $n } символ. Ряд на зразок aaaa чи 1234 рахується за два.
        [few] Парольна фраза закоротка: потрібно щонайменше { $n } символи. Ряд на зразок aaaa чи 1234 рахується за два.
        [many] Парольна фраза закоротка: потрібно щонайменше { $n } символів. Ряд на зразок aaaa чи 1234 рахується за два.
       *[other] Парольна фраза закоротка: потрібно щонайменше { $n } символу. Ряд на зразок aaaa чи 1234 рахується за два.
    }
createLive-signed = Підпис: { $by }
createLive-blank = Спершу введіть секрет.
createLive-tooLong = Задовго. Межа: { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] Задовго: щонайбільше { $n } символ.
        [few] Задовго: щонайбільше { $n } символи.
        [many] Задовго: щонайбільше { $n } символів.
       *[other] Задовго: щонайбільше { $n } символу.
    }
createLive-badUrl = Введіть вебадресу, наприклад https://example.org.
createLive-unsealed = Вашому браузеру не вдалося це запечатати. Нічого не надіслано.
createLive-opens =
    { $n ->
        [one] Можна відкрити { $n } раз. Термін дії: { $date } ({ $relative }).
        [few] Можна відкрити { $n } рази. Термін дії: { $date } ({ $relative }).
        [many] Можна відкрити { $n } разів. Термін дії: { $date } ({ $relative }).
       *[other] Можна відкрити { $n } раза. Термін дії: { $date } ({ $relative }).
    }
createLive-endedTitle = Секрет видалено
createLive-ended = Його вміст стерто. Відкрити його більше не зможе ніхто, зокрема й ви.
createLive-goneTitle = Посилання більше не діє
createLive-gone = Відкрити його більше не зможе ніхто. Його вміст стерто.
createLive-linkUnsaved = Ви ще не скопіювали посилання, а показано його лише на цій сторінці. Усе одно покинути її?
createLive-passphraseUnsaved = Ви ще не скопіювали парольну фразу, а показано її лише на цій сторінці. Усе одно покинути сторінку?
createLive-leaveIt = Покинути
createLive-offline = Сервер не відповів. Перевірте з’єднання та спробуйте ще раз.
createLive-rateLimited =
    { $n ->
        [one] Забагато запитів. Спробуйте знову через { $n } секунду.
        [few] Забагато запитів. Спробуйте знову через { $n } секунди.
        [many] Забагато запитів. Спробуйте знову через { $n } секунд.
       *[other] Забагато запитів. Спробуйте знову через { $n } секунди.
    }
createLive-tryAgain = Тепер можна спробувати знову.
createLive-tooLarge = Це більше, ніж приймає сервер.
createLive-signInFirst = Спершу увійдіть.
createLive-unavailable = Сервер зараз недоступний. Усе, що ви ввели, лишилося тут: спробуйте ще раз трохи згодом.
createLive-noSpace = На сервері не лишилося місця. Нічого не збережено.
createLive-failed = Сталася помилка ({ $status }). Нічого не збережено.
createLive-refused = Сервер не приймає цього значення.
createLive-tooMany =
    { $n ->
        [one] Щонайбільше { $n } запис.
        [few] Щонайбільше { $n } записи.
        [many] Щонайбільше { $n } записів.
       *[other] Щонайбільше { $n } запису.
    }
createLive-outOfRange = Введіть число від { $min } до { $max }.

## resultLive

resultLive-notOpened = Ще не відкривали.
resultLive-openedTimes =
    { $n ->
        [one] Відкрито { $n } раз. Останній раз: { $date }.
        [few] Відкрито { $n } рази. Останній раз: { $date }.
        [many] Відкрито { $n } разів. Останній раз: { $date }.
       *[other] Відкрито { $n } раза. Останній раз: { $date }.
    }

## fileBox

fileBox-files = Файли
fileBox-dropHere = Перетягніть сюди файли або папки
fileBox-chooseFiles = Вибрати файли
fileBox-chooseFolder = Вибрати папку
fileBox-cancel = Скасувати

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Щонайбільше { $n } файл, кожен до { $file }, разом до { $push }.
        [few] Щонайбільше { $n } файли, кожен до { $file }, разом до { $push }.
        [many] Щонайбільше { $n } файлів, кожен до { $file }, разом до { $push }.
       *[other] Щонайбільше { $n } файлу, кожен до { $file }, разом до { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] В одне посилання можна вкласти щонайбільше { $n } файл.
        [few] В одне посилання можна вкласти щонайбільше { $n } файли.
        [many] В одне посилання можна вкласти щонайбільше { $n } файлів.
       *[other] В одне посилання можна вкласти щонайбільше { $n } файлу.
    }
filesLive-fileTooLarge = Файл «{ $name }» більший за { $limit }.
filesLive-filesTooLarge = Разом файли більші за { $limit }.
filesLive-noFiles = Виберіть хоча б один файл.
filesLive-packing = «{ $name }» ще пакується.
filesLive-remove = Прибрати { $name }
filesLive-uploading = { $percent } · { $speed }/с
filesLive-lost = Зв’язок втрачено. Надсилання продовжиться автоматично.
filesLive-uploaded = Надіслано. Сервер зберігає…
filesLive-sealing = Запечатування у вашому браузері: { $percent }
filesLive-unreadable = Ваш браузер більше не може прочитати один із файлів. Нічого не надіслано. Виберіть файли знову.
filesLive-cancelled = Скасовано. Нічого не збережено.

## reveal

reveal-title = Секрет для вас
reveal-intro = З вами поділилися чимось конфіденційним.
reveal-ownTitle = Ваш власний секрет
reveal-ownIntro = Цим секретом поділилися ви самі. Ваші одержувачі відкривають його на цій сторінці.
reveal-ownPage = До посилання, QR-коду та журналу
reveal-passphrase = Парольна фраза
reveal-passphraseHint = Її повідомляє відправник окремо від цього посилання.
reveal-unlock = Відкрити
reveal-open = Показати секрет
reveal-counts = Відкриття зараховується як перегляд.
reveal-how = Як це працює
reveal-sealed = Увімкнено наскрізне шифрування: відкрити секрет може лише ваш браузер, а цей сервер прочитати його не може.
reveal-sealedNoScript = Це посилання відкривається лише з JavaScript або командою «secretpush open».
reveal-largeText = Один із файлів більший за 256 MiB, а цей браузер не може зберегти запечатаний файл такого розміру. Перегляд не зараховано. На комп’ютері відкрийте посилання в Chrome або Edge через https:// чи цією командою:
reveal-copyCommand = Копіювати команду
reveal-secret = Секрет
reveal-show = Показати
reveal-onPaper = Секрет приховано. Натисніть на сторінці «Показати», а тоді надрукуйте її ще раз.
reveal-hide = Приховати
reveal-copy = Копіювати
reveal-save = Зберегти як файл
reveal-print = Друкувати
reveal-files = Файли
reveal-download = Завантажити
reveal-downloadAll = Завантажити все в ZIP
reveal-address = Відправник пропонує вам відкрити цю адресу:
reveal-go = Відкрити адресу…
reveal-goTitle = Покинути цю сторінку?
reveal-goText = Ви збираєтеся відкрити адресу на сайті:
reveal-goYes = Відкрити
reveal-goTo = Відкрити адресу на { $host }
reveal-qr = Відскануйте цей код
reveal-qrText = Текст коду
reveal-remove = Видалити зараз
reveal-removeText = Відкрити це посилання більше не зможе ніхто, зокрема й ви.
reveal-removeYes = Видалити
reveal-cancel = Скасувати
reveal-deletedTitle = Видалено
reveal-deletedText = Це посилання більше ніхто не відкриє, і на цій сторінці секрету вже немає.
reveal-undo = Скасувати видалення
reveal-openAgain = Назад до посилання
reveal-gone = Тут більше нічого немає
reveal-goneText = Це посилання більше не діє, його видалено або ніколи не було.
reveal-openedHere = Ви вже відкривали це посилання на цьому пристрої: { $date } ({ $relative }). Відтоді воно перестало діяти або його видалено.
reveal-goneHint = Попросіть у відправника нове посилання.
reveal-goneCreate = Поділитися своїм секретом
reveal-letters = Введіть ці три літери
reveal-lettersNeeded = Введіть три літери й натисніть кнопку ще раз. Нічого не відкрито.
reveal-lettersOther = То були інші літери. Введіть ці три й натисніть кнопку ще раз. Нічого не відкрито.
reveal-wrong = Парольна фраза неправильна.
reveal-limited = Забагато неправильних парольних фраз. Зачекайте хвилину та спробуйте знову.
reveal-refused = Відправник не дозволив вам відкрити це.
reveal-waitOver = Ваше очікування закінчилося. Відкрийте ще раз, щоб знову попросити дозволу.
reveal-crowded = Тут чекає забагато людей. Спробуйте знову через хвилину.
reveal-scanner = Цей браузер повідомляє, що він програма для перевірки посилань, тому нічого не відкрито. Відкрийте посилання в іншому браузері.
reveal-again = Оновлення сторінки не відкриває секрету ще раз. Щоб відкрити його знову, натисніть кнопку.
reveal-failed = На сервері сталася помилка. Спробуйте ще раз трохи згодом.

## senderNote

senderNote-label = Від відправника
senderNote-shares = { $name } ділиться з вами дечим.
senderNote-writes = { $name } пише:
senderNote-unnamedWrites = Відправник пише:
senderNote-account = Надіслано з облікового запису { $email } на цьому сервері.
senderNote-anyAccount = Надіслано з облікового запису { $email }. Створити тут обліковий запис може будь-хто, тож цю адресу не перевірено.
senderNote-unverifiedAccount = Надіслано з облікового запису { $email }. Цієї адреси ніхто не перевіряв.
senderNote-ownWords = Ім’я та повідомлення зазначив сам відправник.
senderNote-unverified = Ім’я та повідомлення зазначив сам відправник. Цей сервер не знає, чи правильне ім’я.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Ви можете скасувати це протягом { $n } секунди.
        [few] Ви можете скасувати це протягом { $n } секунд.
        [many] Ви можете скасувати це протягом { $n } секунд.
       *[other] Ви можете скасувати це протягом { $n } секунди.
    }

## undoLive

undoLive-deleted = Видалено. Ніхто не може цього відкрити.
undoLive-undo = Скасувати ({ $seconds })
undoLive-undone = Видалення скасовано.
undoLive-tooLate = Скасувати не вдалося: уже стерто.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Можна відкрити ще { $n } раз. Термін дії: { $date } ({ $relative }).
        [few] Можна відкрити ще { $n } рази. Термін дії: { $date } ({ $relative }).
        [many] Можна відкрити ще { $n } разів. Термін дії: { $date } ({ $relative }).
       *[other] Можна відкрити ще { $n } раза. Термін дії: { $date } ({ $relative }).
    }
revealLive-lastView = Це був останній перегляд. Секрет стерто із сервера: збережіть зараз те, що вам потрібно.
revealLive-lastViewFiles = Це був останній перегляд. Завантажте зараз те, що вам потрібно: посилання працюють лише короткий час.
revealLive-ownView = Ваші власні перегляди не рахуються.
revealLive-shown = Секрет показано.
revealLive-covered = Секрет приховано.
revealLive-copied = Скопійовано
revealLive-copyFailed = Скопіювати не вдалося. Виділіть текст і скопіюйте його.
revealLive-wrong = Парольна фраза неправильна.
revealLive-limited =
    { $n ->
        [one] Забагато неправильних парольних фраз. Спробуйте знову через { $n } секунду.
        [few] Забагато неправильних парольних фраз. Спробуйте знову через { $n } секунди.
        [many] Забагато неправильних парольних фраз. Спробуйте знову через { $n } секунд.
       *[other] Забагато неправильних парольних фраз. Спробуйте знову через { $n } секунди.
    }
revealLive-busy =
    { $n ->
        [one] Забагато запитів. Спробуйте знову через { $n } секунду.
        [few] Забагато запитів. Спробуйте знову через { $n } секунди.
        [many] Забагато запитів. Спробуйте знову через { $n } секунд.
       *[other] Забагато запитів. Спробуйте знову через { $n } секунди.
    }
revealLive-again = Тепер можна спробувати знову.
revealLive-unconnected = Ви не в мережі. Нічого не відкрито.
revealLive-offline = Відповідь сервера надійшла не повністю. Можливо, це зараховано як перегляд.
revealLive-failed = На сервері сталася помилка. Спробуйте ще раз трохи згодом.
revealLive-downloaded = Завантажено
revealLive-downloadedOf = Завантажено файлів: { $done } з { $total }
revealLive-preview = Попередній перегляд
revealLive-previewOf = Попередній перегляд: { $name }
revealLive-previewFailed = Показати тут це зображення не можна. Завантажте його.
revealLive-downloadFailed = Завантаження перервалося. Можливо, посилання більше не діє.
revealLive-deleteFailed = Видалити секрет не вдалося.
revealLive-noAddress = Це не вебадреса, тому її показано як звичайний текст.
revealLive-fileName = secret.txt
revealLive-see = Показати

## sealedLive

sealedLive-linkCut = Посилання неповне: бракує частини після #. Попросіть у відправника повне посилання. Нічого не відкрито, перегляд не зараховано.
sealedLive-linkAltered = Посилання дорогою обрізали або змінили: частина після # неправильна. Попросіть у відправника повне посилання. Нічого не відкрито, перегляд не зараховано.
sealedLive-moduleMissing = Частина сторінки, яка відкриває запечатані секрети, не завантажилася. Перевірте з’єднання й оновіть сторінку. Нічого не відкрито, перегляд не зараховано.
sealedLive-sealBroken = Запечатаний вміст пошкоджено або змінено, тому нічого з нього не показано. Попросіть відправника надіслати його ще раз.
sealedLive-sealShort = Запечатаному вмісту бракує кінця, тому нічого з нього не показано. Попросіть відправника надіслати його ще раз.
sealedLive-sealOther = Запечатаний вміст не підходить до цього посилання або його запечатано так, що ця сторінка не може його відкрити. Попросіть відправника надіслати його ще раз.
sealedLive-fileWhole = Файл «{ $name }» отримано повністю й перевірено до останнього байта.
sealedLive-fileBroken = Файл «{ $name }» пошкоджено або змінено. Нічого з нього не збережено.
sealedLive-fileShort = Файлу «{ $name }» бракує кінця. Нічого з нього не збережено.
sealedLive-fileTooLarge = Файл «{ $name }» завеликий для цього браузера. На комп’ютері відкрийте посилання в Chrome або Edge через https:// чи командою «secretpush open».

## newRequest

newRequest-sealed = Прочитати відповідь зможете лише ви
newRequest-sealedHint = Навіть цей сервер не зможе її прочитати.
newRequest-sealedRequired = Нічого іншого цей сервер не приймає.
newRequest-collectTitle = Ваш ключ до відповідей
newRequest-collectText = Він потрібен, щоб читати відповіді, і показати його ще раз не можна: завантажте файл відновлення. Нікому його не надсилайте.
newRequest-copyCollect = Копіювати ключ
newRequest-recovery = Завантажити файл відновлення
newRequest-showKey = Показати ключ як посилання
newRequest-title = Попросити секрет
newRequest-lead = Хто отримає посилання, зможе надіслати вам секрет без облікового запису.
newRequest-link = Попросити в когось секрет
newRequest-what = Що вам потрібно?
newRequest-whatHint = Це може прочитати кожен, хто має посилання. Не пишіть тут нічого конфіденційного.
newRequest-takesFiles = Можна надсилати файли
newRequest-showsEmail = Показати адресу вашого облікового запису: { $email }
newRequest-notifyMe = Надсилати мені лист про кожну відповідь
newRequest-name = Назва (бачите лише ви)
newRequest-note = Нотатка (бачите лише ви)
newRequest-files = Файли для тих, хто відповідає (необов’язково)
newRequest-filesHint = Наприклад, бланк для заповнення. Завантажити їх може кожен, хто має посилання.
newRequest-until = Термін для відповіді
newRequest-answers = Дозволена кількість відповідей
newRequest-passphrase = Парольна фраза (необов’язково)
newRequest-passphraseHint = Потрібна, щоб прочитати запит і відповісти на нього. Повідомте її, наприклад, телефоном.
newRequest-more = Інші параметри
newRequest-submit = Створити посилання
newRequest-ready = Ваше посилання готове
newRequest-page = Відкрити сторінку цього запиту
newRequest-passphraseNext = Тепер передайте парольну фразу іншим шляхом
newRequest-passphraseReminder = Запит відкривається лише з цією парольною фразою. Більше її не буде показано.
newRequest-copyPassphrase = Копіювати парольну фразу
newRequest-another = Попросити щось іще

## newRequestLive

newRequestLive-blankRequest = Напишіть, що вам потрібно.
newRequestLive-longRequest = Задовго. Межа: { $limit }.
newRequestLive-longNote = Ваша нотатка задовга. Межа: { $limit }.
newRequestLive-answersRange = Введіть число від { $min } до { $max }.
newRequestLive-leadNamed = Надіслати вам секрет зможуть лише ті, кого ви вкажете.
newRequestLive-hintNamed = Це зможуть прочитати лише ті, кого ви вкажете.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } відповідь
        [few] { $n } відповіді
        [many] { $n } відповідей
       *[other] { $n } відповіді
    }
newRequestLive-noPassphrase = без парольної фрази
newRequestLive-withPassphrase = із парольною фразою
newRequestLive-takes =
    { $n ->
        [one] Відповісти можна { $n } раз. Термін: { $date } ({ $relative }).
        [few] Відповісти можна { $n } рази. Термін: { $date } ({ $relative }).
        [many] Відповісти можна { $n } разів. Термін: { $date } ({ $relative }).
       *[other] Відповісти можна { $n } раза. Термін: { $date } ({ $relative }).
    }
newRequestLive-full = У вас забагато відкритих запитів. Спершу закрийте один із них.
newRequestLive-tooLarge = Це більше, ніж приймає сервер.
newRequestLive-unavailable = Сервер зараз недоступний. Усе, що ви ввели, лишилося тут: спробуйте ще раз трохи згодом.
newRequestLive-noSpace = На сервері не лишилося місця. Нічого не збережено.
newRequestLive-limited =
    { $n ->
        [one] Забагато запитів. Спробуйте знову через { $n } секунду.
        [few] Забагато запитів. Спробуйте знову через { $n } секунди.
        [many] Забагато запитів. Спробуйте знову через { $n } секунд.
       *[other] Забагато запитів. Спробуйте знову через { $n } секунди.
    }
newRequestLive-retry = Тепер можна спробувати знову.
newRequestLive-noAnswer = Сервер не відповів. Перевірте з’єднання та спробуйте ще раз.
newRequestLive-problem = Сталася помилка ({ $status }). Нічого не збережено.
newRequestLive-refused = Сервер не приймає одного з цих значень.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Будь ласка, надішліть мені дещо конфіденційне за цим посиланням. Відповісти можна { $n } раз, термін: { $date }. Обліковий запис не потрібен:
        [few] Будь ласка, надішліть мені дещо конфіденційне за цим посиланням. Відповісти можна { $n } рази, термін: { $date }. Обліковий запис не потрібен:
        [many] Будь ласка, надішліть мені дещо конфіденційне за цим посиланням. Відповісти можна { $n } разів, термін: { $date }. Обліковий запис не потрібен:
       *[other] Будь ласка, надішліть мені дещо конфіденційне за цим посиланням. Відповісти можна { $n } раза, термін: { $date }. Обліковий запис не потрібен:
    }
requestShareLive-requestSubject = Запит до вас
requestShareLive-requestTerms =
    { $n ->
        [one] Відповісти можна { $n } раз. Термін: { $date }.
        [few] Відповісти можна { $n } рази. Термін: { $date }.
        [many] Відповісти можна { $n } разів. Термін: { $date }.
       *[other] Відповісти можна { $n } раза. Термін: { $date }.
    }

## requestLetter

requestLetter-to = Кому
requestLetter-from = Від кого
requestLetter-title = Вас просять надіслати дещо конфіденційне
requestLetter-intro = Це можна надіслати з будь-якого телефона чи комп’ютера. Обліковий запис не потрібен.
requestLetter-scan = Відскануйте код камерою телефона. Або введіть адресу в браузері точно так, як її надруковано тут: великі й малі літери різняться.
requestLetter-press = Натисніть кнопку на сторінці, що відкриється, і надішліть те, про що вас просять.
requestLetter-passphrase = Введіть парольну фразу й натисніть кнопку. Фразу вам повідомить іншим шляхом той, хто просить. Заради вашої безпеки на цьому аркуші її немає: не записуйте її тут.
requestLetter-keep = Потім знищте цей аркуш.

## request

request-recovery = Завантажити файл відновлення
request-loadKey = Відкрити файл відновлення
request-keyFile = Файл відновлення
request-linkOnce = Повне посилання було показано один раз, під час створення запиту, і воно є також у файлі відновлення. Якщо ви не маєте ні того, ні іншого, закрийте цей запит і створіть новий.
request-noScript = Відповіді показуються лише з JavaScript.
request-asked = Що ви просите
request-answers = Відповіді
request-close = Закрити запит
request-cancel = Скасувати

## requestKeysLive

requestKeysLive-recoveryText =
    Цей файл відкриває відповіді на ваш запит. Зберігайте його й нікому не надсилайте.

    Щоб прочитати відповіді в іншому браузері, увійдіть, відкрийте сторінку запиту й відкрийте там цей файл або відкрийте свій ключ.
requestKeysLive-recoveryLink = Посилання, яке треба надіслати:
requestKeysLive-recoveryKey = Ваш ключ:
requestKeysLive-keyElsewhere = Щоб прочитати їх в іншому браузері, завантажте файл відновлення. Нікому його не надсилайте.
requestKeysLive-keyInTab = У цій вкладці є ключ, який відкриває відповіді.
requestKeysLive-keyMissing = Прочитати відповіді можете лише ви, а в цьому браузері немає вашого ключа: відкрийте файл відновлення.
requestKeysLive-keyNotInFile = Це файл відновлення не від цього запиту.
requestKeysLive-keyLoaded = Ваш ключ відкрито.

## requestWordsLive

requestWordsLive-unnamedRequest = Запит ({ $date })
requestWordsLive-closeQuestion = Закрити запит «{ $name }»? Відповіді на нього більше не прийматимуться, а його текст буде стерто.
requestWordsLive-answersStay = Отримані відповіді лишаться до кінця свого терміну.
requestWordsLive-closedNow = Закрито. Текст запиту стерто.
requestWordsLive-answeredMeanwhile = Є нова відповідь.

## requestLive

requestLive-open = Відкритий
requestLive-ready = Є відповідь
requestLive-closed = Закритий
requestLive-guardedText = Його захищає парольна фраза, тому тут його не показано.
requestLive-closedText = Текст стерто, коли запит закрили.
requestLive-answersOf = Відповіді
requestLive-answersCount = { $came } з { $total }
requestLive-openUntil = Термін
requestLive-filesMay = Файли
requestLive-filesYes = Можна надсилати
requestLive-guard = Парольна фраза
requestLive-guardSet = Потрібна, щоб прочитати запит і відповісти
requestLive-email = Адреса вашого облікового запису
requestLive-emailShown = Показана
requestLive-noAnswers = Поки що ніхто не відповів.
requestLive-sendLink = Надішліть посилання тому, хто має те, що вам потрібно.
requestLive-noneCame = Ніхто не відповів.
requestLive-purged = Відповіді вже видалено.
requestLive-answerBy = Відповідь: { $name }
requestLive-answerOf = Відповідь ({ $date })
requestLive-newAnswer = нова
requestLive-answerOpen = Відкрити
requestLive-answerPage = Посилання й журнал
requestLive-answerOver = завершено
requestLive-allCame = Відповідь отримано. За посиланням більше не можна відповісти.
requestLive-logClosed = закрито вручну

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } нова відповідь
        [few] { $n } нові відповіді
        [many] { $n } нових відповідей
       *[other] { $n } нової відповіді
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } відповідь
        [few] { $n } відповіді
        [many] { $n } відповідей
       *[other] { $n } відповіді
    }
requestsLive-noneYet = відповідей ще немає
requestsLive-closes = закриється { $when }
requestsLive-hasClosed = закрито
requestsLive-requestMade = створено { $when }
requestsLive-noOpen = Зараз ви нічого не просите.
requestsLive-noReady = Серед відкритих запитів немає жодного з відповіддю.
requestsLive-noClosed = Жодного запиту ще не закрито.
requestsLive-closeRequest = Закрити

## ownRequests

ownRequests-tab = Запити
ownRequests-open = Відкриті
ownRequests-ready = З відповідями
ownRequests-closed = Закриті

## answerGate

answerGate-collects = Це посилання, яке відкриває відповіді. Воно для того, хто зробив запит: увійдіть і відкрийте його ще раз.
answerGate-title = У вас просять секрет
answerGate-intro = Хтось просить вас надіслати дещо конфіденційне. Обліковий запис не потрібен.
answerGate-ownTitle = Ваш власний запит
answerGate-ownIntro = Це ваш запит. Інші відповідають на нього на цій сторінці.
answerGate-ownPage = До його посилання, відповідей і журналу
answerGate-passphraseHint = Її повідомляє той, хто просить, окремо від цього посилання.
answerGate-read = Подивитися, про що просять
answerGate-left =
    { $n ->
        [one] Відповісти можна ще { $n } раз. Термін: { $date } ({ $relative }).
        [few] Відповісти можна ще { $n } рази. Термін: { $date } ({ $relative }).
        [many] Відповісти можна ще { $n } разів. Термін: { $date } ({ $relative }).
       *[other] Відповісти можна ще { $n } раза. Термін: { $date } ({ $relative }).
    }
answerGate-busy = Забагато запитів із вашої адреси. Зачекайте хвилину та спробуйте знову.

## ownAnswer

ownAnswer-title = Відповідь на запит «{ $name }»
ownAnswer-unnamed = Відповідь на ваш запит
ownAnswer-intro = Відкрити її можете лише ви.
ownAnswer-page = До запиту й усіх відповідей на нього

## answer

answer-yourName = Ваше ім’я (необов’язково)
answer-yourNameHint = Його побачить той, хто просить.
answer-yourNameOpen = Його побачить той, хто просить. Воно не захищене так, як ваша відповідь.
answer-addressShown = Він побачить і вашу підтверджену адресу електронної пошти.
answer-title = Про що вас просять
answer-label = Від того, хто просить
answer-asks = Той, хто надіслав вам це посилання, просить:
answer-asksFiles = Той, хто надіслав вам це посилання, додав для вас файли.
answer-ownWords = Це написав той, хто просить. Ми не перевіряли, хто це.
answer-ownWordsAccount = Це написав той, хто просить.
answer-account = Обліковий запис цієї людини на цьому сервері: { $email }.
answer-anyAccount = Обліковий запис цієї людини: { $email }. Створити тут обліковий запис може будь-хто, тож цю адресу не перевірено.
answer-unverifiedAccount = Обліковий запис цієї людини: { $email }. Цієї адреси ніхто не перевіряв.
answer-careful = Надсилайте, лише якщо знаєте, хто просить.
answer-given = Файли для вас
answer-text = Ваша відповідь
answer-textPlaceholder = Пароль, ключ, нотатка…
answer-message = Повідомлення
answer-sealed = Цей запит приймає лише відповідь, запечатану наскрізним шифруванням. Без JavaScript ця сторінка не може її запечатати. Надішліть її цією командою з повним посиланням:
answer-sealedOnce = Прочитати вашу відповідь зможе лише той, хто просить; цей сервер не може. Змінити відповідь потім не можна.
answer-once = Відповідь зберігається зашифрованою, відкрити її може лише той, хто просить. Змінити відповідь потім не можна.
answer-send = Надіслати
answer-sent = Надіслано
answer-sentText = Вашу відповідь доставлено. Цю сторінку можна закрити.
answer-sentTo = Вашу відповідь доставлено: { $email }. Цю сторінку можна закрити.
answer-sentMore = Надіслати ще одну відповідь
answer-notSent = Не надіслано
answer-notSentText = Поверніться назад: усе, що ви ввели, лишилося там.
answer-back = Почати спочатку
answer-gone = Тут більше ні про що не просять
answer-goneText = Цей запит закрито, його термін минув або його ніколи не було.
answer-goneHint = Попросіть нове посилання в того, хто його надіслав.
answer-answered = Відповідь уже є
answer-answeredText = На цей запит уже надійшли всі відповіді.
answer-answeredHint = Це були не ви? Тоді повідомте того, хто надіслав вам посилання.
answer-blankProblem = Введіть те, що хочете надіслати.
answer-tooLargeProblem = Це більше, ніж приймає сервер.
answer-spaceProblem = На сервері не лишилося місця. Нічого не збережено.
answer-goneProblem = Цей запит більше не приймає відповідей. Нічого не збережено.
answer-passphraseProblem = Парольна фраза неправильна. Нічого не збережено.
answer-unprovedProblem = Цей запит призначено певним людям, а в цьому браузері не підтверджено, що ви серед них. Нічого не збережено. Відкрийте посилання ще раз в іншій вкладці, попросіть код поштою, а потім надішліть те, що ввели тут.

## answerSealedLive

answerSealedLive-answerLinkCut = Посилання неповне: частини після # бракує або її змінили дорогою. Нічого не надіслано. Відкрийте ще раз повне посилання або зверніться до того, хто його надіслав.
answerSealedLive-sealerMissing = Частина сторінки, яка запечатує вашу відповідь, не завантажилася. Нічого не надіслано. Перевірте з’єднання й оновіть сторінку.
answerSealedLive-notSealed = Вашому браузеру не вдалося це запечатати. Нічого не надіслано.

## answerLive

answerLive-bytes = { $used } з { $limit }
answerLive-blank = Введіть те, що хочете надіслати.
answerLive-blankFiles = Введіть те, що хочете надіслати, або виберіть файли.
answerLive-tooLong = Задовго. Межа: { $limit }.
answerLive-tooLarge = Це більше, ніж приймає сервер.
answerLive-over = Цей запит більше не приймає відповідей. Нічого не збережено.
answerLive-wrong = Парольна фраза неправильна. Нічого не збережено.
answerLive-limited =
    { $n ->
        [one] Забагато запитів. Спробуйте знову через { $n } секунду.
        [few] Забагато запитів. Спробуйте знову через { $n } секунди.
        [many] Забагато запитів. Спробуйте знову через { $n } секунд.
       *[other] Забагато запитів. Спробуйте знову через { $n } секунди.
    }
answerLive-again = Тепер можна спробувати знову.
answerLive-unavailable = Сервер зараз недоступний. Усе, що ви ввели, лишилося тут: спробуйте ще раз трохи згодом.
answerLive-noSpace = На сервері не лишилося місця. Нічого не збережено.
answerLive-offline = Сервер не відповів. Можливо, відповідь усе ж надійшла: оновіть сторінку, щоб це побачити.
answerLive-failed = Сталася помилка ({ $status }). Нічого не збережено.
answerLive-refused = Сервер не приймає цієї відповіді. Нічого не збережено.

## receipt

receipt-choice = Зберегти квитанцію
receipt-choiceHint = Друге посилання, лише для вас: воно показує, чи відкривали секрет, і може його видалити.
receipt-yours = Збережіть свою квитанцію
receipt-yoursShows = Вона показує, чи відкривали секрет, і може його видалити.
receipt-yoursText = Прочитати його вона не може. Залиште її собі: одержувачу потрібне посилання вище.
receipt-open = Відкрити квитанцію
receipt-copy = Копіювати квитанцію
receipt-remember = Запам’ятовувати мої посилання на цьому пристрої
receipt-rememberHint = Лише квитанції та лише в цьому браузері. Їх побачить кожен, хто може ним користуватися. Після вимкнення всі вони забуваються.
receipt-list = Мої недавні посилання
receipt-listText = Що цей браузер пам’ятає про посилання, які ви створили без облікового запису.
receipt-listNone = Цей браузер не пам’ятає посилань. Запам’ятати їх пропонує квитанція.
receipt-listScripts = Цей список потребує JavaScript: його зберігає браузер, а не сервер.
receipt-forget = Забути всі
receipt-notOpened = Ще не відкривали
receipt-neverOpened = Жодного разу не відкрили
receipt-notOpenedText = Поки що це посилання ніхто не відкривав.
receipt-opened =
    { $n ->
        [one] Відкрито { $n } раз
        [few] Відкрито { $n } рази
        [many] Відкрито { $n } разів
       *[other] Відкрито { $n } раза
    }
receipt-times = Коли відкривали
receipt-timesSome = Коли відкривали останнім часом
receipt-over = Це посилання більше ніхто не відкриє.
receipt-overViews = Його відкрили стільки разів, скільки ви дозволили. Останній раз: { $date }. Вміст стерто.
receipt-overTime = Його термін минув: { $date }. Вміст стерто.
receipt-overHand = Його видалено: { $date }. Вміст стерто.
receipt-left =
    { $n ->
        [one] Посилання можна відкрити ще { $n } раз. Термін дії: { $date }.
        [few] Посилання можна відкрити ще { $n } рази. Термін дії: { $date }.
        [many] Посилання можна відкрити ще { $n } разів. Термін дії: { $date }.
       *[other] Посилання можна відкрити ще { $n } раза. Термін дії: { $date }.
    }
receipt-alarmed = Одержувач повідомляє, що раніше за нього посилання відкрив хтось інший. Зв’яжіться з одержувачем.
receipt-frozen = Посилання призупинено: ніхто не може його відкрити.
receipt-again = Перевірити ще раз
receipt-unknown = Тут нічого не відомо
receipt-unknownText = Ця квитанція не стосується жодного посилання цього сервера. Перевірте, чи адреса повна.
receipt-unknownHint = Через деякий час після завершення посилання сервер видаляє все, що про нього знав.

## receiptListLive

receiptListLive-made = Створено { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Відкрито { $n } раз
        [few] Відкрито { $n } рази
        [many] Відкрито { $n } разів
       *[other] Відкрито { $n } раза
    }
receiptListLive-stateNone = Ще не відкривали
receiptListLive-stateOver = Завершено
receiptListLive-stateAlarmed = Тривога
receiptListLive-stateFrozen = Призупинено
receiptListLive-stateUnknown = Про нього більше нічого не відомо
receiptListLive-stateFailed = Сервер не відповів
receiptListLive-forgotten = Забуто. Відтепер цей браузер не запам’ятовує посилань.

## about

about-title = Як це працює та хто керує сервером
about-lead = Ви ділитеся секретом у вигляді посилання. Посилання перестає діяти автоматично, і тоді секрет стирається.
about-operatorTitle = Хто керує цим сервером
about-runBy = Оператор цього сервера: { $name }.
about-unnamed = Оператор цього сервера не зазначив тут імені. Запитайте того, хто спрямував вас сюди.
about-contact = Контакт:
about-program = Програма: Secret Push, версія { $version }.
about-words = Вона пропонує слова з EFF Long Wordlist організації Electronic Frontier Foundation (https://www.eff.org/dice), без чотирьох із них, за ліцензією CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Як захищено секрет
about-sealed = Сервер шифрує кожен секрет алгоритмом AES-256-GCM, перш ніж зберегти. Ключ обчислюється з випадкового ключа, окремого для кожного секрету, з посилання та, якщо вона є, з парольної фрази.
about-masterKey = Випадковий ключ зберігається зашифрованим за допомогою головного ключа сервера, а той міститься поза базою даних.
about-passphrase = Сервер не зберігає ні парольних фраз, ні того, з чим їх можна порівняти. Argon2id сповільнює вгадування, а після п’яти неправильних спроб за хвилину адреса мусить чекати.
about-files = Імена та вміст файлів теж зашифровано.
about-transport = Це шифрування відбувається на сервері. Шлях туди захищає адреса з https://.
about-endToEnd = Відправник може також запечатати секрет у браузері або з командного рядка, у відкритому форматі age. Ключ міститься в посиланні після #, а цієї частини браузери ніколи не надсилають: сервер зберігає та видає те, чого прочитати не може.
about-endTitle = Що відбувається, коли посилання перестає діяти
about-end = Посилання перестає діяти, коли мине вибраний час, після останнього дозволеного перегляду або коли його хтось видалить. Тієї ж миті його ключ, секрет і повідомлення відправника стираються.
about-endFiles = Файли теж видаляються. Посилання для завантаження з останнього перегляду ще працюють, але не довше зазначеного часу ({ $time }) і ніколи не довше вибраного терміну.
about-rowAnonymous = Журнал секрету, надісланого без облікового запису, зберігається після завершення посилання ще певний час ({ $time }), а потім видаляється.
about-rowAnonymousKept = Журнал секрету, надісланого без облікового запису, зберігається, доки його не видалить оператор.
about-rowOwned = Журнал секрету, надісланого з облікового запису, зберігається після завершення посилання ще певний час ({ $time }), а потім видаляється разом із назвою та нотаткою, які додав відправник.
about-rowOwnedKept = Журнал секрету, надісланого з облікового запису, зберігається разом із назвою та нотаткою, які додав відправник, доки його не видалить оператор.
about-backups = Резервна копія містить те, що зберігалося на час її створення, доки оператор її не видалить.
about-loggedTitle = Що записується в журнал
about-logged = Для кожного секрету: коли його створили, відкрили, видалили або намагалися відкрити з неправильною парольною фразою, а також мережева адреса, браузер і сторінка, з якої прийшов відвідувач. Відправники з обліковим записом бачать цей журнал для власних секретів.
about-request = Для кожного звернення до сервера: час, вид сторінки, результат, тривалість і мережева адреса. Ніколи — посилання, секрет чи парольна фраза. Як довго зберігати ці рядки, вирішує оператор.
about-cookies = Файли cookie: один для сеансу після входу, по одному для вибраних мови та кольорів і один у браузері, який чекає на відправника або з якого надійшов сигнал про посилання. Стеження немає, і сторінки нічого не завантажують з інших серверів.
about-operatorReadsTitle = Що оператор може і чого не може прочитати
about-seesMeta = Оператор бачить, що секрет існує: його вид, розмір, час, перегляди й журнал, а також адресу електронної пошти відправника з обліковим записом.
about-adminPage = Адміністратори можуть видалити будь-який секрет. Вони не бачать ні його вмісту, ні назви, ні нотатки, ні посилання. Однак вони можуть скинути пароль користувача, а потім увійти під його ім’ям.
about-readsOwned = Той, хто має і збережені дані, і головний ключ, може прочитати чинний секрет відправника з обліковим записом, якщо секрет не має парольної фрази, а також назви, нотатки й повідомлення цього відправника.
about-readsAnonymous = Для секрету, надісланого без облікового запису, потрібне ще й посилання, а його сервер не зберігає.
about-readsGuarded = Для секрету з парольною фразою потрібна ще й ця фраза. Коротку можна вгадати, довгу — ні.
about-running = Той, хто контролює запущений сервер, може побачити секрет і його парольну фразу під час створення та під час відкриття.
about-readsSealed = Запечатаного секрету оператор прочитати не може, навіть маючи всі дані та головний ключ. Однак сервер, у який хтось втрутився, міг би видати сторінку, яка викаже секрет: щоб виключити це, відкрийте посилання з командного рядка.
about-readsExpired = Завершений секрет не може прочитати ніхто, зокрема й оператор, хіба що він лишився в давнішій резервній копії.
about-youTitle = Що можете зробити ви
about-you = Вибирайте мало переглядів і короткий термін. Додайте парольну фразу й передайте її іншим шляхом, ніж посилання. Відкривайте секрет лише тоді, коли можете надійно його зберегти.

## accessibility

accessibility-title = Доступність
accessibility-lead = Кожен повинен мати змогу поділитися секретом і відкрити його, хоч би як він бачив, чув, рухався й читав.
accessibility-contactTitle = Якщо вам щось заважає
accessibility-contact = Повідомте оператора цього сервера, що у вас не виходить, або попросіть інший спосіб:
accessibility-nobody = Оператор цього сервера не зазначив тут контакту. Повідомте того, хто спрямував вас сюди, що у вас не виходить, і попросіть інший спосіб.
accessibility-standardTitle = Чому відповідають ці сторінки
accessibility-standard = Ці сторінки створено так, щоб вони відповідали WCAG 2.2 рівня AA, а отже, і розділу 9 стандарту EN 301 549. За власною перевіркою розробників це так, за винятком того, що названо в наступному переліку.
accessibility-missingTitle = Чого бракує
accessibility-missingUndo = Скасувати видалення можна лише протягом восьми секунд, бо секрет не повинен пережити своє видалення. Кнопка скасування одразу отримує фокус.
accessibility-missingLanguage = Для того, що люди написали самі, як-от повідомлення чи ім’я файлу, мову не зазначено.
accessibility-missingReaders = Під час перевірки не використовували програм зчитування з екрана, і люди з інвалідністю ще не брали в ній участі.
accessibility-checkedTitle = Як це перевіряли
accessibility-checkedByProgram = За допомогою axe-core: кожну сторінку в кожному стані, на вузькому й на широкому екрані, у світлому й темному оформленні. Кожна сторінка вміщається і за ширини 320 пікселів, і з удвічі більшим текстом.
accessibility-checkedByHand = Вручну: основні дії на сторінках лише з клавіатури, зі збільшеними проміжками між літерами й рядками та в дереві доступності Chromium, з якого читають програми зчитування з екрана.

## caution

caution-notMe = Це не я
caution-tellText = Якщо це були не ви й не хтось із ваших знайомих, повідомте відправника: це з’явиться в його журналі.
caution-tellFreezes = Посилання при цьому призупиниться: ніхто не зможе його відкрити, доки відправник його не відновить.
caution-tell = Повідомити відправника
caution-told = Ви повідомили відправника, що це були не ви.
caution-askSender = Якщо це були не ви, попросіть у відправника новий секрет.
caution-toldTitle = Тепер відправник може це побачити
caution-toldText = У журналі відправника зазначено, що хтось відкрив це посилання раніше за вас.
caution-toldFrozen = Посилання призупинено: ніхто не може його відкрити, доки відправник його не відновить.
caution-toldOpen = Посилання й далі працює. Перш ніж покладатися на його вміст, запитайте відправника.
caution-toldNext = Зв’яжіться з відправником іншим шляхом, наприклад телефоном.
caution-back = Назад до секрету
caution-frozenTitle = Це посилання призупинено
caution-frozenText = Зараз ніхто не може його відкрити. Воно знову запрацює, коли відправник його відновить.
caution-frozenHint = Запитайте відправника, а потім оновіть цю сторінку. Перегляд не зараховано.
caution-elsewhereTitle = Не з цієї мережі
caution-elsewhereText = Відправник вибрав мережі, у яких відкривається це посилання. Ваша адреса { $address } не входить до жодної з них.
caution-elsewhereHint = Під’єднайтеся до потрібної мережі й оновіть цю сторінку. Перегляд не зараховано.
caution-earlyTitle = Ще не відкривається
caution-earlyText = Це посилання почне відкриватися: { $date } ({ $relative }).
caution-earlyHint = Тоді оновіть цю сторінку. Перегляд не зараховано.
caution-notBefore = Відкривається не раніше (необов’язково)
caution-notBeforeHint = За часовим поясом цього пристрою. Відкрити раніше можете лише ви.
caution-afterFirstView = Термін після першого перегляду (необов’язково)
caution-networks = Лише в цих мережах (запитайте в ІТ-відділі)
caution-networksHint = Адреси й діапазони на зразок 192.0.2.0/24 через кому.
caution-addressees = Лише для цих людей (необов’язково)
caution-addresseesHint = Адреси електронної пошти або групи на зразок group:staff через кому. Перш ніж посилання відкриється, потрібен корпоративний вхід або код, який надійде поштою.
caution-addresseesByCompany = Адреси електронної пошти або групи на зразок group:staff через кому. Перш ніж посилання відкриється, потрібен корпоративний вхід.
caution-addresseesByCode = Адреси електронної пошти через кому. Обліковий запис нікому не потрібен: перш ніж посилання відкриється, треба ввести код, який надійде поштою.
caution-addresseesRequired = Лише для цих людей (обов’язково)
caution-addresseesNext = Одержувачі: { $people }. Надішліть посилання їм. Воно відкриється лише для них, після корпоративного входу.
caution-addresseesNextByCode = Одержувачі: { $people }. Надішліть посилання їм. Воно відкриється лише для них: на його сторінці кожен просить код на свою адресу.
caution-addresseesNextByEither = Одержувачі: { $people }. Надішліть посилання їм. Воно відкриється лише для них: на його сторінці потрібен корпоративний вхід або код, який надійде на адресу одержувача.
caution-openings = Попереджати одержувача, якщо посилання вже хтось відкривав
caution-freeze = Призупинити посилання
caution-thaw = Відновити посилання

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Це посилання вже відкривали { $n } раз. Останній раз: { $date } ({ $relative }).
        [few] Це посилання вже відкривали { $n } рази. Останній раз: { $date } ({ $relative }).
        [many] Це посилання вже відкривали { $n } разів. Останній раз: { $date } ({ $relative }).
       *[other] Це посилання вже відкривали { $n } раза. Останній раз: { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = «{ $entry }» — це не адреса електронної пошти.
addresseesLive-notIn = Адреси в домені { $domain } не дозволено.
addresseesLive-wanted = Зазначте, для кого це посилання: цей сервер цього вимагає.

## cautionCreateLive

cautionCreateLive-badMoment = Виберіть момент до завершення посилання.
cautionCreateLive-termNotBefore = відкривається: { $date }
cautionCreateLive-notSooner = Без змін
cautionCreateLive-termFirstView = термін після першого перегляду: { $duration }
cautionCreateLive-badNetwork = «{ $network }» — це не мережа. Введіть адреси й діапазони на зразок 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] лише з { $n } мережі
        [few] лише з { $n } мереж
        [many] лише з { $n } мереж
       *[other] лише з { $n } мережі
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] лише для { $n } одержувача
        [few] лише для { $n } одержувачів
        [many] лише для { $n } одержувачів
       *[other] лише для { $n } одержувача
    }
cautionCreateLive-termLock = лише перший пристрій
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } перегляд на кожного одержувача
        [few] { $n } перегляди на кожного одержувача
        [many] { $n } переглядів на кожного одержувача
       *[other] { $n } перегляду на кожного одержувача
    }

## cautionOwnLive

cautionOwnLive-frozen = Призупинено
cautionOwnLive-alarmed = Надійшов сигнал
cautionOwnLive-frozenNow = Це посилання призупинено: відкрити його можете лише ви. Його термін усе одно закінчиться: { $date }.
cautionOwnLive-alarm = Одержувач повідомляє, що раніше за нього посилання відкрив хтось інший. Час сигналу: { $date } ({ $relative }), адреса: { $address } ({ $browser }).
cautionOwnLive-alarmNext = Порівняйте записи нижче з тим, кому ви дали посилання. Якщо сумніваєтеся, видаліть його та змініть сам секрет.
cautionOwnLive-settle = Відхилити сигнал
cautionOwnLive-thawQuestion = Відновити посилання «{ $name }»? Його знову зможе відкрити кожен, хто його має.
cautionOwnLive-nowFrozen = Призупинено. Відкрити його можете лише ви.
cautionOwnLive-nowThawed = Посилання знову працює.
cautionOwnLive-nowSettled = Сигнал відхилено.
cautionOwnLive-networks = Мережі
cautionOwnLive-recipients = Одержувачі
cautionOwnLive-recipientsOnly = Лише: { $recipients }
cautionOwnLive-networksOnly = Лише з { $networks }
cautionOwnLive-lock = Пристрої
cautionOwnLive-lockYes = Знову відкрити може лише перший пристрій
cautionOwnLive-shares = Переглядів у кожного
cautionOwnLive-sharesEach =
    { $n ->
        [one] Кожен може відкрити { $n } раз
        [few] Кожен може відкрити { $n } рази
        [many] Кожен може відкрити { $n } разів
       *[other] Кожен може відкрити { $n } раза
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } спроба з мережі, якої ви не дозволяли.
        [few] { $n } спроби з мереж, яких ви не дозволяли.
        [many] { $n } спроб із мереж, яких ви не дозволяли.
       *[other] { $n } спроби з мереж, яких ви не дозволяли.
    }

## hold

hold-title = Очікування на відправника
hold-tell = Відправник має дозволити вам відкрити це. Назвіть йому ці три слова, наприклад телефоном:
hold-plain = Ця сторінка перевіряє знову кожні кілька секунд.
hold-look = Перевірити зараз
hold-released = Відправник дозволив вам відкрити це. Відкрити можна один раз.
hold-counts = Відправник має дозволити вам відкрити це.
hold-ask = Запитати дозвіл у відправника
hold-refusedTitle = Відправник відмовив
hold-refusedText = Відправник не дозволив вам відкрити це й призупинив посилання.
hold-refusedHint = Якщо ви на це чекали, зателефонуйте відправникові. Нічого не відкрито.
hold-choice = Питати мене перед відкриттям
hold-choiceHint = Одержувач називає вам телефоном три слова, і ви дозволяєте відкрити.
hold-who = Хто чекає на ваш дозвіл
hold-compare = Дозволяйте, лише якщо людина називає вам саме ці слова, наприклад телефоном.
hold-nobody = Поки що ніхто не чекає. Той, хто відкриє посилання, зачекає тут і назве вам три слова.

## holdGateLive

holdGateLive-title = Очікування на відправника
holdGateLive-until = Термін очікування на цій сторінці: { $date } ({ $relative }). Її можна залишити відкритою.
holdGateLive-waiting = Очікування. Ваші слова: { $words }.
holdGateLive-released = Відправник дозволив відкрити.
holdGateLive-crowded =
    { $n ->
        [one] Тут чекає забагато людей. Спробуйте знову через { $n } секунду.
        [few] Тут чекає забагато людей. Спробуйте знову через { $n } секунди.
        [many] Тут чекає забагато людей. Спробуйте знову через { $n } секунд.
       *[other] Тут чекає забагато людей. Спробуйте знову через { $n } секунди.
    }

## holdCreateLive

holdCreateLive-termHold = питає вас перед відкриттям

## holdOwnLive

holdOwnLive-release = Дозволити
holdOwnLive-refuse = Відмовити й призупинити
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Дозволено, ще не відкрито
holdOwnLive-asks =
    { $n ->
        [one] Чекає { $n } людина
        [few] Чекають { $n } людини
        [many] Чекають { $n } людей
       *[other] Чекають { $n } людини
    }
holdOwnLive-arrived = Хтось чекає: { $words }.
holdOwnLive-nowReleased = Дозволено. Відкрити можна один раз.
holdOwnLive-nowRefused = Відмовлено. Посилання призупинено.
holdOwnLive-tooLate = Це очікування вже закінчилося.
holdOwnLive-hold = Дозвіл
holdOwnLive-holdYes = Перед відкриттям питає вас

## links

links-choice = Кожному — окреме посилання

## linksLive

linksLive-noGroups = Група не може отримати окремого посилання: приберіть «{ $group }» або перелічіть її учасників.
linksLive-making = Посилання { $at } з { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Сервер просить зачекати: { $address } через { $n } секунду.
        [few] Сервер просить зачекати: { $address } через { $n } секунди.
        [many] Сервер просить зачекати: { $address } через { $n } секунд.
       *[other] Сервер просить зачекати: { $address } через { $n } секунди.
    }
linksLive-notTried = Скасовано. Нічого не збережено.
linksLive-ready =
    { $n ->
        [one] Готово { $n } посилання
        [few] Готово { $n } посилання
        [many] Готово { $n } посилань
       *[other] Готово { $n } посилання
    }
linksLive-opens =
    { $n ->
        [one] Кожне можна відкрити { $n } раз, і лише його одержувачеві. Термін дії: { $date } ({ $relative }).
        [few] Кожне можна відкрити { $n } рази, і лише його одержувачеві. Термін дії: { $date } ({ $relative }).
        [many] Кожне можна відкрити { $n } разів, і лише його одержувачеві. Термін дії: { $date } ({ $relative }).
       *[other] Кожне можна відкрити { $n } раза, і лише його одержувачеві. Термін дії: { $date } ({ $relative }).
    }
linksLive-links = Посилання
linksLive-copyOne = Копіювати
linksLive-copyAll = Копіювати всі як текст
linksLive-pageOf = Сторінка цього посилання
linksLive-keptByPasskey = Для копіювання знадобиться ваш ключ доступу.
linksLive-gone = Ця сторінка більше не показує цього посилання.
linksLive-linksKept = Посилання зберігає цей браузер. Жоден інший їх не покаже.
linksLive-onlyHere = Скопіюйте посилання зараз. Показати їх ще раз не можна.
linksLive-unmade = Деякі посилання ще не створено, а те, чим ви ділитеся, є лише на цій сторінці. Усе одно покинути її?
linksLive-unsaved = Ви скопіювали ще не всі посилання, а показано їх лише на цій сторінці. Усе одно покинути її?
linksLive-unmadeCount =
    { $n ->
        [one] Не створено { $n } посилання:
        [few] Не створено { $n } посилання:
        [many] Не створено { $n } посилань:
       *[other] Не створено { $n } посилання:
    }
linksLive-again = Спробувати ще раз

## lock

lock-choice = Знову відкрити може лише перший пристрій
lock-choiceHint = Посилання лишається в того, хто відкриє його першим. На будь-якому іншому пристрої чи в іншому браузері буде зазначено, що його відкрили деінде.
lock-viewsEach = Переглядів на кожного одержувача (необов’язково)
lock-viewsEachHint = Тоді кожна адреса має власні перегляди, і ніхто не може витратити чужих.
lock-first = Знову відкрити це можна буде лише в тому браузері, у якому це відкриють уперше, тож відкривайте там, де вам це потрібно. Ваш браузер збереже для цього файл cookie.
lock-own = Цей браузер відкрив посилання першим. Знову відкрити його може лише він.
lock-elsewhereTitle = Відкрито в іншому браузері
lock-elsewhereText = Це посилання відкривається лише в тому браузері, який відкрив його першим, а це був не цей браузер.
lock-elsewhereHint = Якщо це були ви, поверніться до того пристрою та браузера. Якщо ні, можливо, секрет прочитав хтось інший.
lock-needsCookie = Цьому посиланню потрібен файл cookie, а ваш браузер його не надіслав. Дозвольте файли cookie для цієї сторінки й спробуйте знову.
lock-usedTitle = Ви це вже відкривали
lock-usedText =
    { $n ->
        [one] Відправник дозволяє кожному одержувачеві відкрити це посилання { $n } раз, і ви це вже зробили.
        [few] Відправник дозволяє кожному одержувачеві відкрити це посилання { $n } рази, і ви це вже зробили.
        [many] Відправник дозволяє кожному одержувачеві відкрити це посилання { $n } разів, і ви це вже зробили.
       *[other] Відправник дозволяє кожному одержувачеві відкрити це посилання { $n } раза, і ви це вже зробили.
    }
lock-usedHint = Якщо це потрібно вам знову, попросіть у відправника нове посилання.

## sharesLive

sharesLive-lastView = Це був ваш останній перегляд. Збережіть зараз те, що вам потрібно.
sharesLive-lastViewFiles = Це був ваш останній перегляд. Завантажте зараз те, що вам потрібно: посилання працюють лише короткий час.

## preview

preview-title = Посилання
preview-text = Відкрити секрет може кожен, хто має це посилання. Перегляд цієї сторінки не зараховується як перегляд секрету.
preview-sealedText = Відкрити секрет може кожен, хто має повне посилання. Перегляд цієї сторінки не зараховується як перегляд секрету.
preview-shownOnce = Увімкнено наскрізне шифрування: повне посилання було показано один раз, під час створення, і показати його знову не можна.
preview-lost = Якщо його у вас більше немає, видаліть це посилання та створіть нове.
preview-qrOf = QR-код посилання
preview-terms = Подробиці

## returned

returned-one = Лист повернувся ({ $recipient }): { $reason } (статус { $status }, { $when }).
returned-hint = Перевірте адресу або передайте посилання іншим шляхом.
returned-no_mailbox = такої поштової скриньки немає
returned-no_domain = домен не існує або не приймає пошти
returned-closed = поштова скринька не приймає пошти
returned-full = поштова скринька переповнена
returned-too_large = лист завеликий для поштової скриньки
returned-unreachable = поштовий сервер адреси недоступний
returned-policy = поштовий сервер адреси не приймає таких листів від цього сервера
returned-refused = поштовий сервер адреси відхилив лист

## share

share-link = Посилання
share-copy = Копіювати посилання
share-share = Поділитися
share-mail = Ел. пошта
share-message = Копіювати як повідомлення
share-qr = QR-код
share-print = Надрукувати лист
share-page = Відкрити сторінку цього посилання
share-png = Зберегти як PNG
share-svg = Зберегти як SVG

## shareLive

shareLive-copied = Скопійовано
shareLive-copyFailed = Скопіювати не вдалося. Виділіть текст і скопіюйте його.
shareLive-letterFailed = Завантажити лист не вдалося. Перевірте з’єднання та спробуйте ще раз.
shareLive-codeFailed = Зберегти код не вдалося. Перевірте з’єднання та спробуйте ще раз.
shareLive-message =
    { $n ->
        [one] Ділюся з вами дечим конфіденційним. Посилання можна відкрити { $n } раз (термін дії: { $date }):
        [few] Ділюся з вами дечим конфіденційним. Посилання можна відкрити { $n } рази (термін дії: { $date }):
        [many] Ділюся з вами дечим конфіденційним. Посилання можна відкрити { $n } разів (термін дії: { $date }):
       *[other] Ділюся з вами дечим конфіденційним. Посилання можна відкрити { $n } раза (термін дії: { $date }):
    }
shareLive-mailSubject = Секрет для вас
shareLive-letterTerms =
    { $n ->
        [one] Посилання можна відкрити { $n } раз. Термін дії: { $date }. Потім його вміст стирається.
        [few] Посилання можна відкрити { $n } рази. Термін дії: { $date }. Потім його вміст стирається.
        [many] Посилання можна відкрити { $n } разів. Термін дії: { $date }. Потім його вміст стирається.
       *[other] Посилання можна відкрити { $n } раза. Термін дії: { $date }. Потім його вміст стирається.
    }

## letter

letter-to = Кому
letter-from = Від кого
letter-title = Для вас дещо конфіденційне
letter-intro = Це відкривається на будь-якому телефоні чи комп’ютері. Обліковий запис не потрібен.
letter-scan = Відскануйте код камерою телефона. Або введіть адресу в браузері точно так, як її надруковано тут: великі й малі літери різняться.
letter-press = Натисніть кнопку на сторінці, що відкриється.
letter-passphrase = Введіть парольну фразу й натисніть кнопку. Фразу вам повідомить відправник іншим шляхом. Заради вашої безпеки на цьому аркуші її немає: не записуйте її тут.
letter-keep = Збережіть те, що вам потрібно, і знищте цей аркуш.
letter-code = QR-код адреси

## push

push-opened = Хто відкривав
push-log = Увесь журнал
push-when = Коли
push-what = Що
push-address = Адреса
push-browser = Браузер
push-older = Раніше
push-newer = Пізніше
push-end = Видалити зараз
push-cancel = Скасувати

## pushChange

pushChange-title = Змінити це посилання
pushChange-back = Назад до посилання
pushChange-expires = Термін дії
pushChange-views = Скільки разів можна відкрити всього
pushChange-save = Зберегти зміни
pushChange-extend = Продовжити на { $duration }
pushChange-change = Змінити…
pushChange-changed = Змінено.
pushChange-viewsBetween = Від { $min } до { $max }. Уже відкрито: { $used }.
pushChange-latest = Не пізніше: { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Виберіть час. Не раніше: { $from }. Не пізніше: { $to }.

## agentLive

agentLive-agentOn = { $browser }, { $system }
agentLive-agentUnknown = невідомо

## pushLive

pushLive-codesWait = Листи, що чекають на надсилання, з кодами для одержувачів: { $count }. Перший надійде не пізніше: { $time }.
pushLive-codesFailed = Код не надіслано поштою: { $addresses }.
pushLive-text = Текст
pushLive-file = Файли
pushLive-url = Посилання
pushLive-qr = QR-код
pushLive-active = Діє
pushLive-expired = Завершено
pushLive-views = Перегляди
pushLive-viewsLeft = лишилося { $left } з { $total }
pushLive-viewsUsed = використано { $used } з { $total }
pushLive-expires = Термін дії
pushLive-notBefore = Відкривається
pushLive-firstView = Після першого перегляду
pushLive-firstViewEnds = Діє ще: { $duration }
pushLive-passphrase = Парольна фраза
pushLive-passphraseSet = Задана: посилання відкривається лише з нею.
pushLive-covered = Приховано
pushLive-coveredYes = Так, доки одержувач не натисне
pushLive-deletable = Одержувачі можуть видалити
pushLive-deletableYes = Так
pushLive-files = Файли
pushLive-fileGuarded = ім’я захищено парольною фразою
pushLive-filesSealed =
    { $n ->
        [one] { $n } файл, { $size }, ім’я запечатано
        [few] { $n } файли, { $size }, імена запечатано
        [many] { $n } файлів, { $size }, імена запечатано
       *[other] { $n } файлу, { $size }, імена запечатано
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } файл, стерто
        [few] { $n } файли, стерто
        [many] { $n } файлів, стерто
       *[other] { $n } файлу, стерто
    }
pushLive-created = Створено
pushLive-name = Назва
pushLive-endedByViews = Використано останній перегляд: { $when }. Вміст стерто.
pushLive-endedByTime = Термін минув: { $when }. Вміст стерто.
pushLive-endedByHand = Видалено: { $when }, адреса { $address } ({ $browser }). Вміст стерто.
pushLive-neverOpened = Посилання ніхто не відкривав.
pushLive-openedNewest =
    { $n ->
        [one] Тут показано { $n } найновіший перегляд, повний перелік — у журналі.
        [few] Тут показано { $n } найновіші перегляди, повний перелік — у журналі.
        [many] Тут показано { $n } найновіших переглядів, повний перелік — у журналі.
       *[other] Тут показано { $n } найновішого перегляду, повний перелік — у журналі.
    }
pushLive-scanned =
    { $n ->
        [one] Програми, як-от попередній перегляд посилань у чаті, перевіряли його сторінку { $n } раз. Переглядом це не вважається.
        [few] Програми, як-от попередній перегляд посилань у чаті, перевіряли його сторінку { $n } рази. Переглядом це не вважається.
        [many] Програми, як-от попередній перегляд посилань у чаті, перевіряли його сторінку { $n } разів. Переглядом це не вважається.
       *[other] Програми, як-от попередній перегляд посилань у чаті, перевіряли його сторінку { $n } раза. Переглядом це не вважається.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] Неправильну парольну фразу вводили { $n } раз.
        [few] Неправильну парольну фразу вводили { $n } рази.
        [many] Неправильну парольну фразу вводили { $n } разів.
       *[other] Неправильну парольну фразу вводили { $n } раза.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } спроба, коли посилання було завершено, призупинено або воно ще не відкривалося.
        [few] { $n } спроби, коли посилання було завершено, призупинено або воно ще не відкривалося.
        [many] { $n } спроб, коли посилання було завершено, призупинено або воно ще не відкривалося.
       *[other] { $n } спроби, коли посилання було завершено, призупинено або воно ще не відкривалося.
    }
pushLive-openedMeanwhile = Щойно відкрито.
pushLive-ended = Видалено. Вміст стерто.

## presets

presets-presets = Шаблони
presets-keep = Зберегти як шаблон…
presets-title = Ваші шаблони
presets-text = Параметри, які ви зберегли для нових посилань. Щоб застосувати їх, виберіть шаблон під час створення посилання.

## presetsLive

presetsLive-presets = Шаблони
presetsLive-keepTitle = Зберегти як шаблон
presetsLive-name = Назва
presetsLive-save = Зберегти
presetsLive-cancel = Скасувати
presetsLive-badName = Введіть назву не довшу за 40 символів. Зберегти можна до 20 шаблонів.
presetsLive-badTerms = Одного з цих параметрів сервер не приймає.
presetsLive-taken = У вас уже є шаблон із такою назвою.
presetsLive-offline = Сервер не відповів. Перевірте з’єднання та спробуйте ще раз.
presetsLive-failed = Сталася помилка ({ $status }). Нічого не змінено.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } перегляд
        [few] { $n } перегляди
        [many] { $n } переглядів
       *[other] { $n } перегляду
    }
ownPresetsLive-rename = Перейменувати
ownPresetsLive-renameOf = Перейменувати «{ $name }»
ownPresetsLive-remove = Видалити
ownPresetsLive-removeQuestion = Видалити шаблон «{ $name }»? Створені з ним посилання лишаться як є.

## signIn

signIn-title = Вхід
signIn-email = Адреса електронної пошти
signIn-password = Пароль
signIn-newPassword = Новий пароль
signIn-passwordHint =
    { $n ->
        [one] Щонайменше { $n } символ. Добре підходять кілька слів.
        [few] Щонайменше { $n } символи. Добре підходять кілька слів.
        [many] Щонайменше { $n } символів. Добре підходять кілька слів.
       *[other] Щонайменше { $n } символу. Добре підходять кілька слів.
    }
signIn-submit = Увійти
signIn-passkey = Увійти з ключем доступу
signIn-signUp = Створити обліковий запис
signIn-have = У мене є обліковий запис
signIn-name = Адреса електронної пошти або ім’я користувача
signIn-companyOrLocal = Введіть корпоративний пароль або пароль цього сервера, якщо він у вас є.
signIn-companyOrAdmins = Введіть корпоративний пароль. Адміністратори можуть ввести й пароль цього сервера.
signIn-company = Введіть корпоративний пароль.
signIn-adminsOnly = З паролем входять лише адміністратори.
signIn-forgot = Забули пароль? Адміністратор може надіслати вам посилання.
signIn-setUpTitle = Вітаємо
signIn-setUpText = На цьому сервері ще немає облікових записів. Створіть перший: він отримає права адміністратора.
signIn-setUpCode = Код налаштування
signIn-setUpCodeHint = Сервер вивів його під час запуску. Подивіться в терміналі або журналі сервера.
signIn-setUpSubmit = Створити обліковий запис
signIn-resetTitle = Виберіть пароль
signIn-resetAccount = Для облікового запису { $email }
signIn-resetText = Це посилання працює один раз. Після його використання завершаться всі сеанси й перестануть діяти всі токени API вашого облікового запису.
signIn-lettersWhy = Так видно, що ви не програма.
signIn-resetSubmit = Зберегти й увійти

## sessionsLive

sessionsLive-sessions = Сеанси
sessionsLive-sessionHere = цей браузер
sessionsLive-sessionBegan = вхід { $when }
sessionsLive-sessionUsed = остання активність { $when }
sessionsLive-sessionEnd = Завершити
sessionsLive-sessionEndQuestion = Завершити сеанс «{ $name }»? У тому браузері одразу буде виконано вихід.
sessionsLive-sessionEnded = Завершено. У тому браузері виконано вихід.
sessionsLive-noSessions = Немає жодного сеансу.
sessionsLive-othersQuestion = Завершити всі інші сеанси? Тут вхід збережеться.
sessionsLive-othersEnded =
    { $n ->
        [one] Завершено { $n } інший сеанс.
        [few] Завершено { $n } інші сеанси.
        [many] Завершено { $n } інших сеансів.
       *[other] Завершено { $n } іншого сеансу.
    }
sessionsLive-endOthers = Завершити інші сеанси

## signInAgainLive

signInAgainLive-title = Ви вийшли з облікового запису
signInAgainLive-text = Ваш сеанс завершився. Щоб продовжити, увійдіть як { $email }. Усе, що ви ввели й вибрали, лишилося тут.
signInAgainLive-somebodyElse = У цьому браузері зараз відкрито інший обліковий запис: { $other }. Щоб продовжити, увійдіть як { $email }. Усе, що ви ввели й вибрали, лишилося тут.
signInAgainLive-limited = Цей сервер вимагає від вас другого фактора. Налаштуйте його, а потім продовжте. Усе, що ви ввели й вибрали, лишилося тут.
signInAgainLive-declined = Ви вийшли з облікового запису, і нічого не надіслано. Щоб увійти й продовжити, спробуйте ще раз.
signInAgainLive-notYet = Ви ще не увійшли як { $email }.
signInAgainLive-password = Пароль
signInAgainLive-submit = Увійти й продовжити
signInAgainLive-passkey = Увійти з ключем доступу
signInAgainLive-elsewhere = Це відкриється в іншій вкладці. Потім поверніться сюди й продовжте.
signInAgainLive-setUp = Налаштувати другий фактор
signInAgainLive-goOn = Продовжити
signInAgainLive-cancel = Скасувати
signInAgainLive-noName = Введіть адресу електронної пошти або ім’я користувача.
signInAgainLive-noPassword = Введіть пароль.
signInAgainLive-wrong = Пароль неправильний.
signInAgainLive-refused = Вам не дозволено входити цим способом. Увійдіть інакше або зверніться до адміністратора.
signInAgainLive-noCode = Введіть код.
signInAgainLive-code = Код із застосунку або код відновлення
signInAgainLive-recoveryCode = Код відновлення
signInAgainLive-wrongCode = Цей код неправильний або вже використаний. Дочекайтеся наступного.
signInAgainLive-begin = Минуло забагато часу. Скасуйте та спробуйте ще раз.
signInAgainLive-passkeyCancelled = Ключ доступу не використано. Спробуйте ще раз або увійдіть інакше.
signInAgainLive-passkeyRefused = Сервер не прийняв цього ключа доступу. Увійдіть інакше.
signInAgainLive-wrongOrigin = Цю сторінку відкрито не за адресою самого сервера. Відкрийте її за його основною URL-адресою.
signInAgainLive-tooMany =
    { $n ->
        [one] Забагато невдалих спроб. Спробуйте знову через { $n } секунду.
        [few] Забагато невдалих спроб. Спробуйте знову через { $n } секунди.
        [many] Забагато невдалих спроб. Спробуйте знову через { $n } секунд.
       *[other] Забагато невдалих спроб. Спробуйте знову через { $n } секунди.
    }
signInAgainLive-offline = Сервер не відповів. Перевірте з’єднання та спробуйте ще раз.
signInAgainLive-failed = Сталася помилка ({ $status }).

## accountLive

accountLive-passkeyCancelled = Ключ доступу не використано. Спробуйте ще раз або введіть пароль.
accountLive-passkeyRefused = Сервер не прийняв цього ключа доступу. Увійдіть із паролем.
accountLive-wrong = Адреса електронної пошти або пароль неправильні.
accountLive-wrongName = Ім’я або пароль неправильні.
accountLive-noName = Введіть адресу електронної пошти або ім’я користувача.
accountLive-noGroup = Ви не належите до жодної з груп, яким дозволено користуватися цим сервером. Зверніться до його адміністратора.
accountLive-noAddress = Корпоративний вхід не передає цьому серверу вашої дійсної адреси електронної пошти. Зверніться до адміністратора сервера.
accountLive-notLinked = Обліковий запис із вашою адресою електронної пошти тут уже є. Попросіть адміністратора пов’язати його з вашим корпоративним входом.
accountLive-notAdded = У вас тут немає облікового запису. Попросіть адміністратора його додати.
accountLive-notSetUp = Цей сервер ще не налаштовано.
accountLive-notAdmitted = Вам не дозволено входити тут. Зверніться до адміністратора.
accountLive-directoryAway = Зараз перевірити корпоративні паролі не можна. Якщо у вас є пароль цього сервера, введіть його.
accountLive-limited =
    { $n ->
        [one] Забагато невдалих спроб. Спробуйте знову через { $n } секунду.
        [few] Забагато невдалих спроб. Спробуйте знову через { $n } секунди.
        [many] Забагато невдалих спроб. Спробуйте знову через { $n } секунд.
       *[other] Забагато невдалих спроб. Спробуйте знову через { $n } секунди.
    }
accountLive-offline = Сервер не відповів. Перевірте з’єднання та спробуйте ще раз.
accountLive-failed = Сталася помилка ({ $status }).
accountLive-wrongCode = Код налаштування неправильний.
accountLive-invitation = Вас запросили. Виберіть пароль — і ви увійдете. Це посилання працює один раз.
accountLive-badLink = Це посилання більше не дійсне. Попросіть в адміністратора нове.
accountLive-noLink = Відкрийте ще раз посилання з вашого повідомлення. Ця сторінка працює лише з повним посиланням.
accountLive-noCode = Введіть код налаштування.
accountLive-noPassword = Введіть пароль.
accountLive-again = Тепер можна спробувати знову.
accountLive-taken = Обліковий запис із цією адресою електронної пошти вже є.
accountLive-alreadySetUp = Цей сервер уже налаштовано. Увійдіть.
accountLive-tooShort = Пароль закороткий.
accountLive-tooCommon = Цей пароль — один із найпоширеніших або майже повторює вашу адресу. Під час вгадування такі пробують першими. Виберіть інший.
accountLive-badEmail = Введіть дійсну адресу електронної пошти.
accountLive-wrongOrigin = Цю сторінку відкрито не за адресою самого сервера. Відкрийте її за його основною URL-адресою.
accountLive-saved = Збережено.
accountLive-wrongCurrent = Поточний пароль неправильний.
accountLive-changed = Ваш пароль змінено. На інших пристроях виконано вихід.
accountLive-tokensRevoked =
    { $n ->
        [one] Відкликано { $n } токен API.
        [few] Відкликано { $n } токени API.
        [many] Відкликано { $n } токенів API.
       *[other] Відкликано { $n } токена API.
    }
accountLive-tokenName = Дайте токену назву.
accountLive-tokenTaken = У вас уже є токен із такою назвою.
accountLive-noTokens = У вас ще немає токенів.
accountLive-never = не використовувався
accountLive-used = останнє використання { $when }
accountLive-made = створено { $when }
accountLive-revoke = Відкликати
accountLive-revokeQuestion = Відкликати токен «{ $name }»? Програми, які ним користуються, одразу перестануть працювати.
accountLive-revoked = Відкликано.
accountLive-copied = Скопійовано
accountLive-copyFailed = Скопіювати не вдалося. Виділіть текст і скопіюйте його.

## account

account-title = Ваш обліковий запис
account-signedInAs = Ви увійшли як { $email }
account-signOut = Вийти
account-programs = Токени API та вебхуки
account-programsTokens = Токени API
account-tokens = Токени API
account-tokensText = Програми використовують токен замість вашого пароля. Вони діють від вашого імені.
account-tokenName = Для чого він?
account-tokenPlaceholder = скрипт резервного копіювання
account-create = Створити токен
account-shown = Ваш новий токен. Його показано лише один раз:
account-copy = Копіювати
account-example = Наприклад
account-notify = Сповіщення
account-notifyMe = Повідомляти мене, коли відкривають моє нове посилання
account-notifyEach = Для кожного посилання можна вибрати інакше.
account-sessions = Де виконано вхід
account-sessionsText = Завершіть те, чого не впізнаєте, а потім змініть пароль.
account-endOthers = Завершити інші сеанси
account-password = Пароль
account-current = Поточний пароль
account-next = Новий пароль
account-change = Змінити пароль
account-changeHint = Усі ваші інші сеанси завершаться.
account-revokeTokens = Також відкликати всі мої токени API
account-revokeTokensHint = Не знімайте прапорця, якщо ваш пароль може знати хтось іще. Програми, які користуються цими токенами, одразу перестануть працювати:
account-cancel = Скасувати
account-confirm = Відкликати

## admin

admin-title = Мої посилання
admin-titleExpired = Завершені посилання
admin-active = Чинні
admin-expired = Завершені
admin-all = Усі посилання
admin-users = Користувачі
admin-server = Сервер
admin-search = Пошук за назвою, нотаткою чи посиланням
admin-order = Порядок
admin-byNewest = Спершу нові
admin-byExpiry = За терміном дії
admin-byOpened = За останнім відкриттям
admin-byViews = Найменше лишилося переглядів
admin-parts = Показати лише
admin-unopened = Не відкривалися
admin-opened = Відкривалися
admin-today = Завершуються сьогодні
admin-sealed = Наскрізне шифрування
admin-waiting = Хтось чекає
admin-frozen = Призупинені
admin-answers = Відповіді
admin-tickAll = Вибрати всі
admin-csv = Зберегти як CSV
admin-newer = Новіші
admin-older = Давніші
admin-cancel = Скасувати
admin-end = Видалити зараз
admin-addUser = Додати користувача
admin-email = Адреса електронної пошти
admin-administrator = Адміністратор
admin-add = Додати
admin-byMail = Надіслати посилання поштою
admin-oneTime = Одноразове посилання, діє 24 години. Передайте його користувачеві:
admin-copy = Копіювати
admin-storage = Сховище
admin-settings = Чинні налаштування
admin-settingsText = Щоб змінити налаштування, відредагуйте файл конфігурації сервера, а потім перезапустіть сервер.
admin-option = Параметр
admin-value = Значення
admin-origin = Звідки
admin-version = Версія
admin-configFile = Файл конфігурації

## health

health-title = Стан
health-open = Потребує уваги
health-openForAuditors = Для адміністратора
health-nothing = Ніщо не потребує уваги.
health-commands = Виконуйте команди на сервері від імені користувача його служби.
health-onServer = На сервері
health-inConfigFile = У файлі конфігурації
health-noConfigFile = Цей сервер працює без файлу конфігурації. Створіть його й запустіть сервер із --config та шляхом до файлу.
health-how = Що робити
health-fine = Поточний стан
health-complaints = Попередження та помилки
health-complaintsText = Що цей сервер записав у свій журнал від запуску. Подробиці — в журналі.
health-warn = Попередження
health-error = Помилка
health-times =
    { $n ->
        [one] { $n } раз, останній раз { $when }
        [few] { $n } рази, останній раз { $when }
        [many] { $n } разів, останній раз { $when }
       *[other] { $n } раза, останній раз { $when }
    }
health-examine = Перевірити зараз
health-examineTitle = Самоперевірка (doctor)
health-examineText = Перевіряє каталог даних і з’єднується з поштовим сервером, провайдером та всім іншим, що названо в налаштуваннях. Нічого не надсилає й не змінює.
health-ok = Усе гаразд
health-subjectDirectory = Каталог даних
health-subjectPermissions = Права доступу
health-subjectPolicy = Політики
health-subjectErasing = Остаточне видалення
health-subjectSignIn = Корпоративний вхід
health-subjectLdap = Каталог (LDAP)
health-subjectScanner = Антивірус
health-subjectPrevious = Попередній сервер
health-inEnglish = Подробиці — англійською, як у журналі сервера.
health-receiverAnswered = Отримувач відповів { $status }.
health-receiverRefused = Отримувач відхилив з’єднання.
health-receiverSilent = Отримувач не відповів вчасно.
health-receiverUnknown = Ім’я отримувача невідоме.

## administration

administration-findUser = Знайти користувача
administration-before = Назад
administration-next = Далі
administration-role = Роль
administration-actions = Дії
administration-lastSignIn = останній вхід { $when }
administration-asUser = Користувач
administration-asAuditor = Аудитор: бачить усі журнали, але не секрети
administration-administrators = Адміністратори
administration-auditors = Аудитори
administration-invited = Запрошені
administration-disabled = Вимкнені
administration-suspended = Призупинені
administration-unprotected = Без другого фактора
administration-userLinks = Посилання
administration-userFactors = Другі фактори
administration-userGroups = Групи
administration-group = Додати до групи
administration-joinGroup = Додати
administration-userLimits = Обмеження політик
administration-userLog = Останні записи журналу
administration-wholeLog = Усі записи
administration-endPushes = Також видалити все, чим ділиться користувач, і закрити його запити
administration-endEverything = Завершити все
administration-everyone = Усі
administration-nobody = Без облікового запису
administration-findLink = Відправник, посилання або номер
administration-findALink = Знайти посилання
administration-madeUntil = Створено не пізніше
administration-filterState = Стан
administration-anyState = Будь-який стан
administration-onlyActive = Чинні
administration-onlyExpired = Завершені або видалені
administration-settingsFilter = Знайти параметр
administration-onlyChanged = Лише змінені

## firstSteps

firstSteps-title = Перші кроки
firstSteps-done = Виконано { $done } з { $all }
firstSteps-others = Решту кроків перелічено вище.
firstSteps-address = Адреса
firstSteps-addressOpen = Посилання не мають сталої адреси
firstSteps-addressWhy = Одержувачам має бути доступна адреса, з якої починаються посилання.
firstSteps-addressDo = Замініть { $example } адресою вашого сервера.
firstSteps-addressUnset = Посилання починаються з адреси, якою користується відправник, у вас це { $origin }.
firstSteps-addressPlain = Посилання починаються з { $url }, а з’єднання за цією адресою не зашифровано.
firstSteps-addressElsewhere = Посилання починаються з { $url }. Зараз ви на { $origin }: відкрийте { $url }, щоб пересвідчитися, що ця адреса доступна.
firstSteps-addressGood = Посилання починаються з { $url }, і ви відкрили сервер за цією адресою.
firstSteps-tls = Шифрування дорогою
firstSteps-tlsOpen = З’єднання не шифруються
firstSteps-tlsWhy = Секрети може прочитати будь-хто в проміжній мережі.
firstSteps-tlsOwn = Цей сервер сам використовує TLS.
firstSteps-tlsProxy = TLS для цього сервера забезпечує зворотний проксі.
firstSteps-tlsNone = Ви під’єднані через звичайний HTTP.
firstSteps-tlsDo = Дайте серверу сертифікат або поставте перед ним зворотний проксі з HTTPS:
firstSteps-key = Копія головного ключа
firstSteps-keyMissing = Немає підтвердженої копії головного ключа
firstSteps-keyWhy = Без цього ключа ніхто більше не прочитає ні даних, ні резервної копії.
firstSteps-keyOpen = Ніхто не підтвердив, що є копія ключа { $key }.
firstSteps-keyDone = Копію ключа { $key } підтверджено { $when }.
firstSteps-keyDo = Ця команда записує зашифровану резервну копію разом із ключем. Зберігайте її на іншому комп’ютері:
firstSteps-keyTick = У мене є копія в надійному місці
firstSteps-keyUntick = У мене більше немає цієї копії
firstSteps-people = Хто може ділитися
firstSteps-peopleWhy = Маючи облікові записи, люди бачать, що сталося з їхніми посиланнями, а ви вирішуєте, хто може ділитися.
firstSteps-peopleAlone = Обліковий запис є лише у вас. Без нього ділитися текстом може будь-хто, кому доступний цей сервер.
firstSteps-peopleAloneClosed = Обліковий запис є лише у вас, а без нього ніхто не може ділитися.
firstSteps-peopleMany =
    { $n ->
        [one] Є { $n } обліковий запис.
        [few] Є { $n } облікові записи.
        [many] Є { $n } облікових записів.
       *[other] Є { $n } облікового запису.
    }
firstSteps-peopleOpen = Створити обліковий запис може будь-хто.
firstSteps-peopleDecided = Ви вирішили це в налаштуваннях.
firstSteps-peopleDo = Додайте користувачів або задайте allow_sign_up та allow_anonymous.
firstSteps-peopleLink = Додати користувача
firstSteps-first = Перший секрет
firstSteps-firstWhy = Однієї спроби досить, щоб побачити те, що бачать одержувачі.
firstSteps-firstNone = Поки що нічого не збережено.
firstSteps-firstLink = Поділитися секретом
firstSteps-backup = Резервні копії
firstSteps-backupWhy = Диск відмовляє без попередження, а сервер сам робить резервні копії, лише якщо вказати йому, куди.
firstSteps-backupNone = Резервних копій ще немає.
firstSteps-backupGood = Останню резервну копію зроблено { $when }.
firstSteps-backupDaily = Або щодня на сервері
firstSteps-requests = Запити
firstSteps-requestsWhy = За допомогою запитів люди з обліковим записом просять в інших секрет, а тим для надсилання обліковий запис не потрібен.
firstSteps-requestsOff = Вимкнено. Можна так і залишити.

## serverFacts

serverFacts-links = Посилання
serverFacts-activeLinks = Чинні посилання
serverFacts-stored = Що зберігає цей сервер
serverFacts-storedSum = Усього { $size }
serverFacts-payloads = Секрети (оцінка)
serverFacts-rows = Журнали, облікові записи та вільне місце
serverFacts-fileContents = Файли
serverFacts-fileLimit = Межа для файлів
serverFacts-fileLimitText = { $used } з { $total }
serverFacts-disk = Диск
serverFacts-diskText = вільно { $free } з { $total }
serverFacts-diskOurs = Цей сервер
serverFacts-diskOthers = Усе інше
serverFacts-diskFree = Вільно
serverFacts-floor = Файли відхиляються, поки вільно менше ніж { $size }.
serverFacts-scarce = Місця обмаль: файли скоро відхилятимуться або вже відхиляються.
serverFacts-changed = Змінено
serverFacts-reach = Адреса та мережа
serverFacts-access = Доступ і облікові записи
serverFacts-pushes = Секрети
serverFacts-files = Файли
serverFacts-data = Дані та ключі
serverFacts-limits = Обмеження
serverFacts-pages = Вигляд і сторінка про сервіс
serverFacts-mail = Пошта
serverFacts-watch = Журнал і метрики
serverFacts-preset = за замовчуванням: { $value }
serverFacts-byDefault = за замовчуванням
serverFacts-fromFlag = прапорець
serverFacts-inEnglish = Описи — англійською.
serverFacts-notSet = (не задано)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } параметр
        [few] { $n } параметри
        [many] { $n } параметрів
       *[other] { $n } параметра
    }
settingsLive-none = Відповідних параметрів немає.

## listLive

listLive-offline = Сервер не відповів. Перевірте з’єднання та спробуйте ще раз.
listLive-failed = Сталася помилка ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Забагато запитів. Спробуйте знову через { $n } секунду.
        [few] Забагато запитів. Спробуйте знову через { $n } секунди.
        [many] Забагато запитів. Спробуйте знову через { $n } секунд.
       *[other] Забагато запитів. Спробуйте знову через { $n } секунди.
    }
listLive-copied = Скопійовано
listLive-copyFailed = Скопіювати не вдалося. Виділіть текст і скопіюйте його.

## adminLive

adminLive-invitedUntil = запрошення надіслано, термін посилання закінчиться { $when }
adminLive-invitedOver = запрошення надіслано, термін посилання закінчився { $when }
adminLive-newLink = Нове посилання
adminLive-mailLink = Надіслати нове посилання
adminLive-withdraw = Відкликати
adminLive-withdrawQuestion = Відкликати запрошення для { $email }? Його посилання перестане працювати.
adminLive-withdrawn = Запрошення для { $email } відкликано.
adminLive-endAll = Завершити все
adminLive-endAllQuestion = Завершити все для облікового запису { $email }? Його буде вимкнено. Сеанси, токени, одноразові посилання, другі фактори та вебхуки одразу припинять діяти.
adminLive-endedAll = Обліковий запис { $email } вимкнено. Завершено: { $what }.
adminLive-endedNothing = Обліковий запис { $email } вимкнено. Більше завершувати було нічого.
adminLive-endedSessions =
    { $n ->
        [one] { $n } сеанс
        [few] { $n } сеанси
        [many] { $n } сеансів
       *[other] { $n } сеансу
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } токен
        [few] { $n } токени
        [many] { $n } токенів
       *[other] { $n } токена
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } одноразове посилання
        [few] { $n } одноразові посилання
        [many] { $n } одноразових посилань
       *[other] { $n } одноразового посилання
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } другий фактор
        [few] { $n } другі фактори
        [many] { $n } других факторів
       *[other] { $n } другого фактора
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } вебхук
        [few] { $n } вебхуки
        [many] { $n } вебхуків
       *[other] { $n } вебхука
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } посилання або запит
        [few] { $n } посилання й запити
        [many] { $n } посилань і запитів
       *[other] { $n } посилання й запиту
    }
adminLive-suspended = обліковий запис призупинено корпоративним входом
adminLive-unprotected = без другого фактора
adminLive-actionsOf = Дії: { $email }
adminLive-addedOn = додано { $when }
adminLive-factorAdded = додано { $when }
adminLive-appWithCodes = Застосунок із кодами
adminLive-codesLeft =
    { $n ->
        [one] Лишився { $n } код відновлення
        [few] Лишилося { $n } коди відновлення
        [many] Лишилося { $n } кодів відновлення
       *[other] Лишилося { $n } коду відновлення
    }
adminLive-noFactors = Другого фактора немає.
adminLive-groupHere = додана адміністратором
adminLive-groupOfCompany = із корпоративного входу
adminLive-groupOfDirectory = із каталогу
adminLive-leaveGroup = Вилучити
adminLive-noGroups = Не належить до жодної групи.
adminLive-noLimits = Жодна політика не обмежує цього користувача.
adminLive-endSessions = Завершити сеанси
adminLive-endSessionsQuestion = Завершити всі сеанси облікового запису { $email }? Доведеться увійти знову. Токени працюватимуть далі.
adminLive-sessionsEnded = Сеанси облікового запису { $email } завершено.
adminLive-disableMany =
    { $n ->
        [one] Вимкнути { $n }
        [few] Вимкнути { $n }
        [many] Вимкнути { $n }
       *[other] Вимкнути { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Вимкнути { $n } користувача? Сеанси й токени одразу припинять діяти.
        [few] Вимкнути { $n } користувачів? Сеанси й токени одразу припинять діяти.
        [many] Вимкнути { $n } користувачів? Сеанси й токени одразу припинять діяти.
       *[other] Вимкнути { $n } користувача? Сеанси й токени одразу припинять діяти.
    }
adminLive-disabledMany =
    { $n ->
        [one] Вимкнено { $n } користувача.
        [few] Вимкнено { $n } користувачів.
        [many] Вимкнено { $n } користувачів.
       *[other] Вимкнено { $n } користувача.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Завершити сеанси: { $n }
        [few] Завершити сеанси: { $n }
        [many] Завершити сеанси: { $n }
       *[other] Завершити сеанси: { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Завершити всі сеанси { $n } користувача? Доведеться увійти знову. Токени працюватимуть далі.
        [few] Завершити всі сеанси { $n } користувачів? Доведеться увійти знову. Токени працюватимуть далі.
        [many] Завершити всі сеанси { $n } користувачів? Доведеться увійти знову. Токени працюватимуть далі.
       *[other] Завершити всі сеанси { $n } користувача? Доведеться увійти знову. Токени працюватимуть далі.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Завершено сеанси { $n } користувача.
        [few] Завершено сеанси { $n } користувачів.
        [many] Завершено сеанси { $n } користувачів.
       *[other] Завершено сеанси { $n } користувача.
    }
adminLive-openedSince = відкрито після ваших останніх відвідин
adminLive-damaged = пошкоджено
adminLive-mailReset = Надіслати посилання для пароля
adminLive-mailed = Лист із посиланням прямує на { $email }.
adminLive-notMailed = Лист на { $email } не надіслано: { $reason } Надішліть його ще раз або покажіть посилання.
adminLive-noneAtAll = Поки що ніхто нічим не поділився. Тут з’являється те, чим діляться люди, без вмісту.
adminLive-noneMatching = Жодне посилання не відповідає цьому фільтру.
adminLive-showEveryone = Показати всі
adminLive-pushesOf =
    { $n ->
        [one] { $n } посилання
        [few] { $n } посилання
        [many] { $n } посилань
       *[other] { $n } посилання
    }
adminLive-tryAgain = Тепер можна спробувати знову.
adminLive-none = Тут поки що нічого немає.
adminLive-noneActive = Зараз ви нічим не ділитеся.
adminLive-noneExpired = Поки що нічого не завершилося. Те, що завершиться, з’явиться тут разом із журналом.
adminLive-linksFound =
    { $n ->
        [one] { $n } посилання
        [few] { $n } посилання
        [many] { $n } посилань
       *[other] { $n } посилання
    }
adminLive-tick = Вибрати { $name }
adminLive-sealed = Наскрізне шифрування
adminLive-shareSecret = Поділитися секретом
adminLive-noneFound = Нічого не знайдено.
adminLive-searchedPart =
    { $n ->
        [one] Пошук охопив { $n } посилання. Є й давніші.
        [few] Пошук охопив { $n } посилання. Є й давніші.
        [many] Пошук охопив { $n } посилань. Є й давніші.
       *[other] Пошук охопив { $n } посилання. Є й давніші.
    }
adminLive-searchOlder = Шукати в давніших посиланнях
adminLive-text = Текст
adminLive-file = Файли
adminLive-url = Посилання
adminLive-qr = QR-код
adminLive-created = створено { $when }
adminLive-endsIn = завершиться { $when }
adminLive-endedOn = завершено { $when }
adminLive-isExpired = завершено
adminLive-byHand = видалено { $when }
adminLive-viewsLeft =
    { $n ->
        [one] лишився { $n } перегляд
        [few] лишилося { $n } перегляди
        [many] лишилося { $n } переглядів
       *[other] лишилося { $n } перегляду
    }
adminLive-notViewed = ще не відкривали
adminLive-neverViewed = жодного разу не відкрили
adminLive-viewed =
    { $n ->
        [one] відкрито { $n } раз
        [few] відкрито { $n } рази
        [many] відкрито { $n } разів
       *[other] відкрито { $n } раза
    }
adminLive-viewedLast =
    { $n ->
        [one] відкрито { $n } раз, останній раз { $when }
        [few] відкрито { $n } рази, останній раз { $when }
        [many] відкрито { $n } разів, останній раз { $when }
       *[other] відкрито { $n } раза, останній раз { $when }
    }
adminLive-copyLink = Копіювати посилання
adminLive-sealedFiles =
    { $n ->
        [one] { $n } файл, ім’я запечатано
        [few] { $n } файли, імена запечатано
        [many] { $n } файлів, імена запечатано
       *[other] { $n } файлу, імена запечатано
    }
adminLive-sealedLink = Повне посилання було показано один раз, під час створення.
adminLive-end = Видалити зараз
adminLive-endQuestion = Видалити «{ $name }» зараз? Більше ніхто не зможе цього відкрити.
adminLive-ended = Видалено.
adminLive-notFound = Такого посилання немає.
adminLive-nobody = без облікового запису
adminLive-administrator = адміністратор
adminLive-disabled = вимкнено
adminLive-you = ви
adminLive-makeAdmin = Зробити адміністратором
adminLive-takeAdmin = Забрати права адміністратора
adminLive-disable = Вимкнути
adminLive-enable = Увімкнути
adminLive-reset = Скинути пароль
adminLive-tokens = Токени
adminLive-noTokens = Токенів немає.
adminLive-revoke = Відкликати
adminLive-makeAdminQuestion = Надати обліковому запису { $email } права адміністратора? Користувач бачитиме посилання й журнали всіх і зможе змінити будь-який обліковий запис.
adminLive-enableQuestion = Увімкнути обліковий запис { $email }? Користувач знову зможе входити, з попередніми правами.
adminLive-usersFound =
    { $n ->
        [one] { $n } користувач
        [few] { $n } користувачі
        [many] { $n } користувачів
       *[other] { $n } користувача
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } з { $n } користувача
        [few] { $from }–{ $to } з { $n } користувачів
        [many] { $from }–{ $to } з { $n } користувачів
       *[other] { $from }–{ $to } з { $n } користувача
    }
adminLive-noUserFound = За цим пошуком нікого не знайдено.
adminLive-takeAdminQuestion = Забрати права адміністратора в облікового запису { $email }? Його сеанси й токени припинять діяти.
adminLive-disableQuestion = Вимкнути обліковий запис { $email }? Його сеанси й токени одразу припинять діяти.
adminLive-resetQuestion = Створити одноразове посилання для { $email }? Попереднє посилання перестане працювати. Після використання нового посилання всі сеанси й токени цього облікового запису припинять діяти.
adminLive-resetFactors = Скинути другі фактори
adminLive-resetFactorsQuestion = Видалити всі другі фактори облікового запису { $email }? Спершу пересвідчіться, що про це просить сам власник. Його сеанси одразу завершаться. Токени працюватимуть далі.
adminLive-factorsReset = Обліковий запис { $email } більше не має другого фактора.
adminLive-revokeQuestion = Відкликати токен «{ $name }» облікового запису { $email }?
adminLive-taken = Обліковий запис із цією адресою електронної пошти вже є.
adminLive-badEmail = Введіть дійсну адресу електронної пошти.
adminLive-passwordsElsewhere = Цей користувач не може входити з паролем цього сервера: цього не дозволяє local_sign_in.
adminLive-lastAdmin = Це останній адміністратор: спершу призначте іншого.
adminLive-used = останнє використання { $when }
adminLive-never = не використано жодного разу

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Видалити { $n }
        [few] Видалити { $n }
        [many] Видалити { $n }
       *[other] Видалити { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] Видалено { $n } посилання.
        [few] Видалено { $n } посилання.
        [many] Видалено { $n } посилань.
       *[other] Видалено { $n } посилання.
    }

## hooks

hooks-title = Вебхуки
hooks-lead = Повідомляйте іншу програму про те, що відбувається з вашими посиланнями. Вона ніколи не отримує секрету, парольної фрази чи імені файлу.
hooks-back = Ваш обліковий запис
hooks-openText = Програма або чат дізнаються, коли відкривають ваші посилання.
hooks-yours = Ваші вебхуки
hooks-secretShown = Секрет, яким підписуються повідомлення. Його показано лише один раз:
hooks-copy = Копіювати
hooks-verify = Отримувачі перевіряють підпис так, як описано на standardwebhooks.com.
hooks-add = Додати вебхук
hooks-name = Назва
hooks-namePlaceholder = Чат команди
hooks-url = Адреса
hooks-urlHint = Її має дозволити ваш адміністратор.
hooks-template = Формат повідомлення
hooks-eventKinds = Про які події повідомляти
hooks-details = Додаткові відомості
hooks-includeHint = Відкрити посилання може кожен, хто його має. Додавайте його, лише якщо довіряєте всім, хто це прочитає.
hooks-submit = Додати вебхук
hooks-cancel = Скасувати
hooks-retryAll = Повторити всі
hooks-dropAll = Відкинути всі

## hooksLive

hooksLive-linkName = Назва посилання
hooksLive-linkItself = Саме посилання
hooksLive-none = У вас ще немає вебхуків.
hooksLive-off = Вимкнено: отримувач відповів, що його більше немає.
hooksLive-test = Перевірити
hooksLive-tested =
    { $n ->
        [one] Отримано відповідь { $status } через { $n } мілісекунду.
        [few] Отримано відповідь { $status } через { $n } мілісекунди.
        [many] Отримано відповідь { $status } через { $n } мілісекунд.
       *[other] Отримано відповідь { $status } через { $n } мілісекунди.
    }
hooksLive-testFailed = Перевірка не вдалася: { $reason }.
hooksLive-newSecret = Новий секрет
hooksLive-newSecretQuestion = Створити новий секрет для вебхука «{ $name }»? Теперішній підписуватиме разом із ним ще один день.
hooksLive-switchOn = Увімкнути
hooksLive-remove = Видалити
hooksLive-removeQuestion = Видалити вебхук «{ $name }»? Те, що ще прямує до нього, буде відкинуто.
hooksLive-removed = Видалено.
hooksLive-added = Додано.
hooksLive-noName = Дайте вебхуку назву.
hooksLive-badUrl = На цю адресу нічого не можна надіслати.
hooksLive-notAllowed = Ваш адміністратор не дозволяє цієї адреси.
hooksLive-noEvents = Виберіть хоча б одну подію.
hooksLive-taken = У вас уже є вебхук із такою назвою або стільки, скільки дозволено.
hooksLive-copied = Скопійовано
hooksLive-copyFailed = Скопіювати не вдалося. Виділіть текст і скопіюйте його.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } подія чекає на доставку. Найдавніша сталася { $when }.
        [few] { $n } події чекають на доставку. Найдавніша сталася { $when }.
        [many] { $n } подій чекають на доставку. Найдавніша сталася { $when }.
       *[other] { $n } події чекають на доставку. Найдавніша сталася { $when }.
    }
eventsLive-noLetters = Спроб доставити не припинено для жодної події.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = власник: { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] сталася { $when } · { $n } спроба
        [few] сталася { $when } · { $n } спроби
        [many] сталася { $when } · { $n } спроб
       *[other] сталася { $when } · { $n } спроби
    }
eventsLive-retry = Повторити
eventsLive-drop = Відкинути
eventsLive-dropQuestion = Відкинути цю подію назавжди?
eventsLive-dropAllQuestion = Відкинути назавжди всі події, які більше не намагаються доставити?
eventsLive-retried =
    { $n ->
        [one] { $n } подія надсилається повторно.
        [few] { $n } події надсилаються повторно.
        [many] { $n } подій надсилаються повторно.
       *[other] { $n } події надсилаються повторно.
    }
eventsLive-dropped =
    { $n ->
        [one] Відкинуто { $n } подію.
        [few] Відкинуто { $n } події.
        [many] Відкинуто { $n } подій.
       *[other] Відкинуто { $n } події.
    }

## keptLive

keptLive-keptByBrowser = Зберігається в цьому браузері. Скопіювати посилання може кожен, хто може користуватися цим браузером.
keptLive-keptByPasskey = Зберігається в цьому браузері під захистом вашого ключа доступу.

## keptPageLive

keptPageLive-keptShowLink = Показати посилання
keptPageLive-keptNotOpened = Ваш ключ доступу його не відкрив. Спробуйте ще раз.
keptPageLive-keptKeyByBrowser = Цей браузер зберігає ключ, який відкриває відповіді. Прочитати їх може кожен, хто може користуватися цим браузером.
keptPageLive-keptKeyByPasskey = Цей браузер зберігає ключ, який відкриває відповіді, під захистом вашого ключа доступу.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Під час виходу буде видалено те, що знає лише цей браузер: { $n } посилання або ключ. Після цього відповіді на ваші запити відкриваються лише з файлом відновлення.
        [few] Під час виходу буде видалено те, що знає лише цей браузер: { $n } посилання та ключі. Після цього відповіді на ваші запити відкриваються лише з файлом відновлення.
        [many] Під час виходу буде видалено те, що знає лише цей браузер: { $n } посилань і ключів. Після цього відповіді на ваші запити відкриваються лише з файлом відновлення.
       *[other] Під час виходу буде видалено те, що знає лише цей браузер: { $n } посилання та ключа. Після цього відповіді на ваші запити відкриваються лише з файлом відновлення.
    }
keptAccountLive-keptSignOutYes = Видалити й вийти
keptAccountLive-keptCount =
    { $n ->
        [one] У цьому браузері зберігається { $n } посилання або ключ.
        [few] У цьому браузері зберігається { $n } посилання та ключі.
        [many] У цьому браузері зберігається { $n } посилань і ключів.
       *[other] У цьому браузері зберігається { $n } посилання та ключа.
    }
keptAccountLive-keptCountNone = У цьому браузері ще нічого не зберігається.
keptAccountLive-keptGuardedNow = Відтепер їх відкриває ваш ключ доступу.
keptAccountLive-keptUnable = Цей ключ доступу або цей браузер такого не вміє. Усе, що зберігається, лишається як є.
keptAccountLive-keptOffQuestion = Видалити все, що зберігається? Посилання, яких ви не скопіювали, пропадуть, як і ключі без файлу відновлення.
keptAccountLive-keptRefused = Ключ доступу не використано. Усе, що зберігається, лишається як є.
keptAccountLive-keptOffYes = Видалити

## kept

kept-title = Посилання з наскрізним шифруванням у цьому браузері
kept-text = Сервер не може показати вам посилання з наскрізним шифруванням ще раз, тому їх зберігає для вас цей браузер, як і ключі ваших запитів. Скопіювати їх може кожен, хто може користуватися цим браузером, якщо їх не захищає ваш ключ доступу. Під час виходу видаляється все, чого не захищає ключ доступу.
kept-guarded = Їх захищає ваш ключ доступу.
kept-on = Зберігати їх у цьому браузері
kept-guard = Захистити їх ключем доступу

## codes

codes-toOne = Попросіть код на адресу { $address }; обліковий запис тут не потрібен.
codes-toSome = Виберіть свою адресу й попросіть на неї код; обліковий запис тут не потрібен.
codes-toTyped = Введіть свою адресу; якщо вона є серед адрес одержувачів, на неї надійде код. Обліковий запис тут не потрібен.
codes-which = Ваша адреса
codes-among = Одержувачі, скорочено: { $addresses }
codes-notYours = Це не ваша адреса? Попросіть у відправника окреме посилання.
codes-send = Надіслати мені код
codes-again = Надіслати інший код
codes-sentToOne = Лист із кодом із восьми літер прямує на { $address }. Перевірте й папку «Спам».
codes-sent = Лист із кодом із восьми літер уже прямує, якщо ця адреса є серед адрес одержувачів. Перевірте й папку «Спам».
codes-field = Код
codes-fieldHint = Вісім літер із листа. Вони діють десять хвилин і лише в цьому браузері.
codes-goOn = Продовжити
codes-or = Або підтвердьте інакше:
codes-wrong =
    { $n ->
        [one] Код неправильний. Введіть код із найновішого листа. Лишилася { $n } спроба.
        [few] Код неправильний. Введіть код із найновішого листа. Лишилося { $n } спроби.
        [many] Код неправильний. Введіть код із найновішого листа. Лишилося { $n } спроб.
       *[other] Код неправильний. Введіть код із найновішого листа. Лишилося { $n } спроби.
    }
codes-last = Код неправильний, і це була остання спроба. Попросіть новий.
codes-over = Вводити тут нічого: код уже використано, йому понад десять хвилин або його просили в іншому браузері. Попросіть новий.
codes-needsCookie = Для цього потрібен файл cookie, а ваш браузер його не надіслав. Дозвольте файли cookie для цієї сторінки й оновіть її.
codes-tooOften =
    { $n ->
        [one] За годину для цієї адреси попросили п’ять кодів. Спробуйте знову через { $n } хвилину.
        [few] За годину для цієї адреси попросили п’ять кодів. Спробуйте знову через { $n } хвилини.
        [many] За годину для цієї адреси попросили п’ять кодів. Спробуйте знову через { $n } хвилин.
       *[other] За годину для цієї адреси попросили п’ять кодів. Спробуйте знову через { $n } хвилини.
    }
codes-noMore = Для цього посилання коди більше не надсилаються. Попросіть у відправника нове посилання.
codes-noMail = Зараз цей сервер не може надіслати код. Зверніться до того, хто надіслав вам посилання.
codes-badAddress = Це не адреса електронної пошти.

## codesLive

codesLive-noCode = Введіть вісім літер із листа.
codesLive-comes = Лист із вісьмома літерами має почекати. Якщо ця адреса є серед адрес одержувачів, він надійде не пізніше: { $time }.
codesLive-offline = Сервер недоступний. Перевірте з’єднання та спробуйте ще раз.

## company

company-signIn = Увійти через { $label }
company-or = Або з паролем цього сервера:
company-addressedTitle = Для певних людей
company-addressedSure = Відправник хоче знати напевно, хто відкриває секрет.
company-addressedText = Увійдіть через { $label }; обліковий запис тут не потрібен.
company-addressedByDirectory = Увійдіть зі своїми корпоративними іменем і паролем.
company-byPassword = Увійти з паролем
company-otherTitle = Це не для вас
company-otherText = Ви відомі тут як { $address }, а це призначено комусь іншому. Нічого не відкрито. Увійдіть під іншим іменем або зверніться до відправника.
company-otherUnnamed = Це призначено комусь іншому. Нічого не відкрито. Увійдіть під іншим іменем або зверніться до відправника.
company-closedAccountTitle = Ваш обліковий запис вимкнено
company-closedAccountText = Ваш обліковий запис на цьому сервері вимкнено або призупинено, тому для вас нічого не відкривається. Нічого не відкрито. Зверніться до адміністратора.
company-known = Ви відомі тут як { $address }.
company-knownUnnamed = Корпоративний вхід вас упізнав.
company-notMe = Це не я
company-goingOn = Хвилинку
company-goingOnText = Наступна сторінка відкриється сама.
company-goOn = Продовжити

## companyRefused

companyRefused-not-allowed = Ви не належите до жодної з груп, яким дозволено користуватися цим сервером. Зверніться до його адміністратора.
companyRefused-no-account = У вас тут немає облікового запису. Попросіть адміністратора його додати.
companyRefused-address-taken = Для вашої адреси електронної пошти тут уже є обліковий запис. Попросіть адміністратора пов’язати його з входом через { $label }.
companyRefused-other-account = Цей вхід належить тут до іншого облікового запису. Зверніться до адміністратора.
companyRefused-not-set-up = Цей сервер ще не налаштовано.
companyRefused-disabled = Ваш обліковий запис вимкнено. Зверніться до адміністратора.
companyRefused-no-email = { $label } не повідомляє цьому серверу вашої адреси електронної пошти. Попросіть адміністратора додати твердження (claim) email.
companyRefused-bad-email = Те, що { $label } подає як вашу адресу електронної пошти, не є адресою. Зверніться до адміністратора.
companyRefused-no-groups = { $label } не повідомляє цьому серверу жодної вашої групи. Або ви не належите до груп, або провайдер їх не передає: зверніться до адміністратора.
companyRefused-too-many-groups = Ви належите до стількох груп, що { $label } не передає жодної. Попросіть адміністратора надсилати лише групи цього застосунку.
companyRefused-bad-token = Відповідь від { $label } для цього сервера недійсна. Вхід не виконано; подробиці — в журналі.
companyRefused-clock = Годинники цього сервера та { $label } показують надто різний час. Попросіть адміністратора налаштувати їх.
companyRefused-other-issuer = Відповідь надійшла не від того провайдера, якого названо в налаштуваннях. Вхід не виконано.
companyRefused-unreachable = { $label }: зараз немає зв’язку. Уже виконаний вхід зберігається; спробуйте пізніше.
companyRefused-provider-error = { $label } повідомляє про помилку. Про яку — зазначено в журналі цього сервера.
companyRefused-client-refused = { $label } не приймає цього сервера: його секрет неправильний або прострочений. Зверніться до адміністратора.
companyRefused-cancelled = Вхід через { $label } скасовано.
companyRefused-begin-again = Цей вхід почали деінде, він тривав задовго або його вже використано. Почніть спочатку.

## factors

factors-title = Додатковий захист входу
factors-lead = З другим фактором самого лише викраденого пароля не досить, щоб відкрити ваш обліковий запис.
factors-openText = Ключі доступу та застосунок, який показує коди.
factors-yours = Додатковий захист входу
factors-limited = Цей сервер вимагає від вас другого фактора. Налаштуйте його тут, а потім продовжте.
factors-goOn = Продовжити
factors-passkeys = Ключі доступу
factors-passkeysText = Входьте за допомогою відбитка пальця, обличчя, PIN-коду або ключа безпеки, без пароля. Ключ доступу працює лише за цією адресою, тож його не виманити на підробленому сайті.
factors-passkeyName = Назва пристрою
factors-passkeyPlaceholder = Ноутбук
factors-addPasskey = Додати ключ доступу
factors-needsHttps = Ключі доступу тут не працюють: браузери дозволяють їх лише для доменного імені з https://. Попросіть в адміністратора таку адресу.
factors-app = Застосунок із кодами
factors-appText = Застосунок на телефоні показує новий код із шести цифр кожні 30 секунд.
factors-beginApp = Налаштувати застосунок
factors-removeApp = Видалити застосунок з облікового запису
factors-scan = Відскануйте цей код застосунком:
factors-qr = QR-код для застосунку
factors-type = Або введіть це в застосунку:
factors-code = Код, який зараз показує застосунок
factors-finish = Готово
factors-codesTitle = Коди відновлення
factors-codesText = З кожним із цих кодів можна увійти один раз, якщо інші ваші фактори втрачено. Їх показано лише зараз: надрукуйте їх або зберігайте там, де зберігаєте паролі.
factors-renew = Нові коди відновлення
factors-confirmTitle = Підтвердьте, що це ви
factors-confirmText = Перш ніж змінити фактори, підтвердьте, що це ви.
factors-codeOrRecovery = Код із застосунку або код відновлення
factors-confirm = Підтвердити
factors-remove = Видалити

## factorsLive

factorsLive-codesFile = recovery-codes.txt
factorsLive-limited =
    { $n ->
        [one] Забагато невдалих спроб. Спробуйте знову через { $n } секунду.
        [few] Забагато невдалих спроб. Спробуйте знову через { $n } секунди.
        [many] Забагато невдалих спроб. Спробуйте знову через { $n } секунд.
       *[other] Забагато невдалих спроб. Спробуйте знову через { $n } секунди.
    }
factorsLive-conflict = Це вже є або для цього немає місця. Оновіть сторінку.
factorsLive-lastOne = Цей сервер вимагає від вас другого фактора. Перш ніж видалити цей, налаштуйте інший.
factorsLive-noPasskeys = У вас ще немає ключів доступу.
factorsLive-never = не використовувався
factorsLive-used = останнє використання { $when }
factorsLive-made = додано { $when }
factorsLive-remove = Видалити
factorsLive-removed = Видалено.
factorsLive-added = Додано.
factorsLive-removeQuestion = Видалити ключ доступу «{ $name }»? Він більше не відкриватиме вашого облікового запису.
factorsLive-removeAppQuestion = Видалити застосунок із вашого облікового запису? Його коди більше не відкриватимуть вашого облікового запису.
factorsLive-nameIt = Дайте ключу доступу назву.
factorsLive-passkeyCancelled = Ключ доступу не використано. Спробуйте ще раз.
factorsLive-passkeyRefused = Сервер не прийняв цього ключа доступу. Спробуйте ще раз.
factorsLive-appSince = Ваш застосунок налаштовано { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Лишився { $n } код відновлення.
        [few] Лишилося { $n } коди відновлення.
        [many] Лишилося { $n } кодів відновлення.
       *[other] Лишилося { $n } коду відновлення.
    }
factorsLive-wrongCode = Цей код неправильний. Перевірте годинник телефона та введіть код, який показано зараз.
factorsLive-notConfirmed = Неправильно. Спробуйте ще раз.
factorsLive-done = Тепер у вас є другий фактор. Збережіть коди відновлення, а потім продовжте.
factorsLive-copied = Скопійовано
factorsLive-copyFailed = Скопіювати не вдалося. Виділіть текст і скопіюйте його.

## secondStep

secondStep-title = Ще один крок
secondStep-passkey = Скористатися ключем доступу
secondStep-code = Код із застосунку або код відновлення
secondStep-codeHint = Шість цифр або шістнадцять літер і цифр.
secondStep-recoveryCode = Код відновлення
secondStep-recoveryHint = Шістнадцять літер і цифр. Ви отримали їх, коли додавали ключ доступу.
secondStep-submit = Увійти
secondStep-lost = Втрачено і телефон, і коди відновлення? Адміністратор цього сервера може скинути ваші другі фактори.
secondStep-again = Почати спочатку

## secondStepLive

secondStepLive-noCode = Введіть код.
secondStepLive-wrongCode = Цей код неправильний або вже використаний. Дочекайтеся наступного.
secondStepLive-passkeyCancelled = Ключ доступу не використано. Спробуйте ще раз або введіть код.
secondStepLive-passkeyRefused = Сервер не прийняв цього ключа доступу. Спробуйте ще раз або введіть код.
secondStepLive-limited =
    { $n ->
        [one] Забагато неправильних кодів. Спробуйте знову через { $n } секунду.
        [few] Забагато неправильних кодів. Спробуйте знову через { $n } секунди.
        [many] Забагато неправильних кодів. Спробуйте знову через { $n } секунд.
       *[other] Забагато неправильних кодів. Спробуйте знову через { $n } секунди.
    }
secondStepLive-retry = Тепер можна спробувати знову.
secondStepLive-offline = Сервер не відповів. Перевірте з’єднання та спробуйте ще раз.
secondStepLive-failed = Сталася помилка ({ $status }).

## tokens

tokens-may = Що йому дозволено
tokens-everything = Усе
tokens-create = Лише створювати посилання
tokens-createRead = Створювати й читати посилання
tokens-audit = Лише читати журнали
tokens-ask = Просити секрети в людей і відкривати їхні відповіді
tokens-lasts = Як довго він діє
tokens-always = Доки його не відкличуть
tokens-days30 = 30 днів
tokens-days90 = 90 днів
tokens-year = Один рік
tokens-networks = Лише з певних мереж
tokens-networksLabel = Адреси або мережі
tokens-networksHint = Розділяйте їх комами. Якщо поле порожнє, токен працює всюди.

## tokensLive

tokensLive-tokenMay = дозволено: { $what }
tokensLive-tokenCreate = створювати
tokensLive-tokenRead = читати
tokensLive-tokenAudit = читати журнали
tokensLive-tokenExpire = видаляти
tokensLive-tokenAdmin = адмініструвати
tokensLive-tokenAsk = просити секрети
tokensLive-tokenOpen = відкривати відповіді
tokensLive-tokenFrom = лише з { $networks }
tokensLive-tokenUntil = термін закінчиться { $when }
tokensLive-tokenOver = термін закінчився { $when }
tokensLive-tokenUsedFrom = останнє використання { $when }, адреса { $address }
tokensLive-badNetworks = Введіть адреси або мережі на зразок 192.0.2.0/24, щонайбільше 50.

## oversightLive

oversightLive-auditor = аудитор
oversightLive-makeAuditor = Зробити аудитором
oversightLive-makeAuditorQuestion = Надати обліковому запису { $email } права аудитора? Користувач бачитиме журнали всіх, але не секрети.
oversightLive-takeAuditor = Забрати права аудитора
oversightLive-takeAuditorQuestion = Забрати права аудитора в облікового запису { $email }? Його сеанси й токени припинять діяти.
oversightLive-log = Журнал
oversightLive-logNothing = Записів немає.

## signIns

signIns-title = Недавні входи
signIns-text = Хто входив у ваш обліковий запис або намагався увійти. Якщо ви не впізнаєте якогось входу, змініть пароль.

## signInsLive

signInsLive-signedIn = Вхід виконано
signInsLive-signInFailed = Увійти не вдалося
signInsLive-byPassword = із паролем
signInsLive-byLink = з одноразовим посиланням
signInsLive-bySetup = із кодом налаштування
signInsLive-bySignUp = під час створення облікового запису
signInsLive-byDirectory = через каталог
signInsLive-byCompany = через корпоративний вхід
signInsLive-byPasskey = із ключем доступу
signInsLive-secondFactor = із другим фактором
signInsLive-wrongPassword = неправильний пароль
signInsLive-wrongCode = неправильний код налаштування
signInsLive-wrongLink = недійсне одноразове посилання
signInsLive-wrongCurrent = неправильний поточний пароль
signInsLive-wrongFactor = неправильний другий фактор
signInsLive-wrongPasskey = неправильний ключ доступу
signInsLive-deviceGuesses = забагато спроб вгадати на відомих пристроях
signInsLive-unanswered = каталог не відповів
signInsLive-asAdministrator = як адміністратор
signInsLive-times =
    { $n ->
        [one] { $n } раз
        [few] { $n } рази
        [many] { $n } разів
       *[other] { $n } раза
    }
signInsLive-noSignIns = Жодного входу ще не записано.

## adminLog

adminLog-title = Журнал адміністраторів
adminLog-lead = Хто входив і хто змінював облікові записи, токени, ключі та налаштування. Жодного запису не можна непомітно змінити чи видалити.
adminLog-person = Адреса електронної пошти
adminLog-personHint = Того, хто це зробив, або того, кого це стосується.
adminLog-what = Що
adminLog-everything = Усе
adminLog-show = Показати
adminLog-newer = Новіші
adminLog-older = Давніші

## adminLogLive

adminLogLive-signOut = Вихід виконано
adminLogLive-leftOut = Невдалих спроб більше, ніж показано
adminLogLive-userAdded = Обліковий запис додано
adminLogLive-userRemoved = Обліковий запис видалено
adminLogLive-userDisabled = Обліковий запис вимкнено
adminLogLive-userEnabled = Обліковий запис увімкнено
adminLogLive-madeAdministrator = Надано права адміністратора
adminLogLive-noAdministrator = Забрано права адміністратора
adminLogLive-madeAuditor = Надано права аудитора
adminLogLive-noAuditor = Забрано права аудитора
adminLogLive-suspended = Обліковий запис призупинено корпоративним входом
adminLogLive-admitted = Корпоративний вхід знову дає доступ
adminLogLive-linked = Корпоративний вхід пов’язано
adminLogLive-unlinked = Корпоративний вхід від’єднано
adminLogLive-vouched = Адресу підтверджено
adminLogLive-joinedGroup = Додано до групи
adminLogLive-leftGroup = Вилучено з групи
adminLogLive-factorAdded = Другий фактор додано
adminLogLive-factorRemoved = Другий фактор видалено
adminLogLive-factorsReset = Другі фактори скинуто
adminLogLive-codesMade = Коди відновлення створено
adminLogLive-invited = Запрошення надіслано
adminLogLive-accessEnded = Увесь доступ припинено
adminLogLive-linksExpired = Посилання облікового запису видалено
adminLogLive-withdrawn = Запрошення відкликано
adminLogLive-sessionEnded = Сеанс завершено
adminLogLive-linkMade = Одноразове посилання створено
adminLogLive-passwordSet = Пароль задано
adminLogLive-tokenMade = Токен API створено
adminLogLive-tokenRemoved = Токен API відкликано
adminLogLive-settingsChanged = Налаштування змінено
adminLogLive-rotationBegun = Заміну головного ключа розпочато
adminLogLive-rotationEnded = Заміну головного ключа завершено
adminLogLive-exported = Журнали аудиту експортовано
adminLogLive-backedUp = Резервну копію зроблено
adminLogLive-restored = Резервну копію відновлено
adminLogLive-byWhom = хто: { $name }
adminLogLive-commandLine = командний рядок
adminLogLive-server = сервер
adminLogLive-bySetupCode = код налаштування
adminLogLive-bySigningUp = реєстрація
adminLogLive-byOneTimeLink = одноразове посилання
adminLogLive-directory = каталог
adminLogLive-companySignIn = корпоративний вхід
adminLogLive-noEntries = Відповідних записів немає.
adminLogLive-showAll = Показати все

## ownLogLive

ownLogLive-byCode = підтверджено кодом: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Нотатка
ownLogLive-logCount = { $from }–{ $to } з { $total }
ownLogLive-own-creation = створено
ownLogLive-own-view = відкрито
ownLogLive-own-failed_view = марна спроба
ownLogLive-own-expire = видалено
ownLogLive-own-restored = видалення скасовано
ownLogLive-own-failed_passphrase = неправильна парольна фраза
ownLogLive-own-probable_program = імовірно, програма
ownLogLive-own-code_sent = код надіслано поштою
ownLogLive-own-code_queued = код чекає на надсилання поштою
ownLogLive-own-code_failed = код не надіслано поштою
ownLogLive-own-failed_code = неправильний код
ownLogLive-own-owner_view = ви відкрили
ownLogLive-own-wrong_network = спроба з іншої мережі
ownLogLive-own-other_device = спроба на іншому пристрої
ownLogLive-own-alarm = надійшов сигнал: «Це не я»
ownLogLive-own-freeze = ви призупинили
ownLogLive-own-thaw = ви відновили
ownLogLive-own-changed = ви змінили
ownLogLive-own-hold_asked = чекає на ваш дозвіл
ownLogLive-own-hold_released = ви дозволили
ownLogLive-own-hold_refused = ви відмовили й призупинили
ownLogLive-own-request_view = прочитано
ownLogLive-own-answer = отримано відповідь
ownLogLive-own-mail_returned = лист повернувся
ownLogLive-own-creation_email_send = замовлено сповіщення поштою
ownLogLive-own-admin_view = адміністратор відкрив
ownLogLive-own-imported = перенесено з Password Pusher

## seenLogLive

seenLogLive-seen-creation = створено
seenLogLive-seen-view = відкрито
seenLogLive-seen-failed_view = марна спроба
seenLogLive-seen-expire = видалено
seenLogLive-seen-restored = видалення скасовано
seenLogLive-seen-failed_passphrase = неправильна парольна фраза
seenLogLive-seen-probable_program = імовірно, програма
seenLogLive-seen-code_sent = код надіслано поштою
seenLogLive-seen-code_queued = код чекає на надсилання поштою
seenLogLive-seen-code_failed = код не надіслано поштою
seenLogLive-seen-failed_code = неправильний код
seenLogLive-seen-owner_view = власник відкрив
seenLogLive-seen-wrong_network = відмовлено поза дозволеними мережами
seenLogLive-seen-other_device = відмовлено на іншому пристрої
seenLogLive-seen-alarm = сигнал від одержувача
seenLogLive-seen-freeze = власник призупинив
seenLogLive-seen-thaw = власник відновив
seenLogLive-seen-changed = власник змінив
seenLogLive-seen-hold_asked = чекає на власника
seenLogLive-seen-hold_released = власник дозволив
seenLogLive-seen-hold_refused = власник відмовив
seenLogLive-seen-request_view = прочитано
seenLogLive-seen-answer = отримано відповідь
seenLogLive-seen-mail_returned = лист повернувся
seenLogLive-seen-creation_email_send = замовлено сповіщення поштою
seenLogLive-seen-admin_view = адміністратор відкрив
seenLogLive-seen-imported = перенесено з Password Pusher

## eventNamesLive

eventNamesLive-push-created = Посилання створено
eventNamesLive-push-viewed = Посилання відкрито
eventNamesLive-push-wrong_passphrase = Неправильна парольна фраза
eventNamesLive-push-expired = Посилання завершено
eventNamesLive-push-alarm = Сигнал від одержувача
eventNamesLive-push-hold_asked = Хтось чекає
eventNamesLive-push-code_failed = Код не надіслано поштою
eventNamesLive-request-answered = Отримано відповідь на запит
eventNamesLive-request-closed = Запит закрито

## conditionWords

conditionWords-passphrases = парольні фрази
conditionWords-passwords = паролі
conditionWords-second_factors = другі фактори
conditionWords-passkeys = ключі доступу

## conditionSays

conditionSays-disk_full = На диску каталогу { $directory } вільно лише { $freeBytes }: файли відхиляються, коли менше ніж { $floorBytes }.
conditionSays-disk_low = На диску каталогу { $directory } вільно { $freeBytes } — менше, ніж можуть зайняти файли одного посилання ({ $linkBytes }).
conditionSays-disk_no_inodes = На диску каталогу { $directory } не лишилося inode. Скільки ще файлів уміститься: { $files }.
conditionSays-disk_error = Диск каталогу { $directory } видав помилку ({ $atMs }): { $reason }
conditionSays-database_damaged = Базу даних пошкоджено. Місця названо в журналі.
conditionSays-database_trouble = Цей сервер зараз не може обробляти запити: { $reason }
conditionSays-bucket_trouble = Файли не можна ні зберегти, ні відкрити: { $reason }
conditionSays-scanner_trouble = Антивірус не перевіряє файлів, тому кожен із них відхиляється: { $reason }
conditionSays-sweep_failed = Те, що перестало діяти, не видаляється з диска: { $reason }
conditionSays-clock_jumped = Годинник пішов уперед більш ніж на добу. Тепер він показує: { $nowMs }. Протягом години після цього стрибка нічого не стирається.
conditionSays-backup_failed = Останнє резервне копіювання не вдалося: { $reason }
conditionSays-backup_damaged = Остання резервна копія, { $name }, містить пошкоджені дані. Пошкоджених місць: { $count }. { $reason }
conditionSays-backup_old = Остання резервна копія: { $lastMs }.
conditionSays-certificate_ended = Сертифікат { $file } прострочено, і клієнти його відхиляють. Його термін закінчився: { $untilMs }.
conditionSays-certificate_ends = Термін дії сертифіката { $file }: { $untilMs }.
conditionSays-certificate_unusable = Сертифікат на диску непридатний: { $reason } Запущений сервер і далі використовує попередній.
conditionSays-certificate_not_obtained = Дійсного сертифіката немає, і клієнти відхиляють цей сервер: { $reason }
conditionSays-certificate_not_renewed = Поновити сертифікат не вдалося: { $reason }
conditionSays-client_secret_refused = Провайдер входу не приймає oidc.client_secret: увійти через нього не може ніхто.
conditionSays-client_secret_ends = Термін секрету в oidc.client_secret: { $untilMs }. Після цього ніхто не зможе увійти через провайдера.
conditionSays-token_ends = Токеном API «{ $name }» недавно користувалися, його термін: { $untilMs }. Власник: { $owner }.
conditionSays-administrator_new = Обліковий запис { $user } отримав права адміністратора: { $sinceMs }. Хто надав: { $by }.
conditionSays-guessing = Хтось намагається вгадати ({ $guessed }): за годину { $times } або більше спроб відхилено, бо їх забагато.
conditionSays-codes_failed = Коди для одержувачів не вдається надіслати поштою: { $reason }
conditionSays-codes_wait = Листи, що чекають на надсилання, з кодами для одержувачів: { $count }. Одержувач або відправник досяг погодинної межі. Останній лист буде надіслано: { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } подію не вдалося доставити, і спроби припинено.
        [few] { $n } події не вдалося доставити, і спроби припинено.
        [many] { $n } подій не вдалося доставити, і спроби припинено.
       *[other] { $n } події не вдалося доставити, і спроби припинено.
    }
conditionSays-deliveries_late = Подія чекає на доставку. Коли вона сталася: { $sinceMs }.
conditionSays-nodes_differ = Вузли неоднакові: { $reason }
conditionSays-version_ready = Файл нової версії: { $file }.
conditionSays-disk_fine = На диску каталогу { $directory } вільно { $freeBytes } з { $totalBytes }.
conditionSays-certificate_fine = Термін дії сертифіката { $file }: { $untilMs }.
conditionSays-backup_none = Резервних копій ще немає.
conditionSays-backup_fine = Остання резервна копія: { $lastMs }.
conditionSays-backup_scheduled = Остання резервна копія, { $name }: { $lastMs }. Наступна: { $nextMs }.
conditionSays-node_fine = На вузлі { $node } працює версія { $version }.

## conditionMend

conditionMend-disk_full = Звільніть місце на цьому диску або збільште його.
conditionMend-disk_low = Звільніть місце на цьому диску або збільште його.
conditionMend-disk_no_inodes = Видаліть дрібні файли, які лишили на цьому диску інші програми.
conditionMend-disk_error = Зробіть резервну копію зараз. Потім перевірте диск і його під’єднання. Докладніше — в системному журналі.
conditionMend-database_damaged = Відновіть резервну копію.
conditionMend-database_trouble = Перевірте базу даних, її хост і шлях до нього.
conditionMend-bucket_trouble = Перевірте бакет, його ключі та шлях до нього. Спільний для вузлів каталог має бути змонтовано.
conditionMend-scanner_trouble = Запустіть clamd і дозвольте користувачеві цього сервера читати його сокет. Докладніше — в журналі самого clamd.
conditionMend-sweep_failed = Відкрити це ніхто не може. Перевірте диск і журнал.
conditionMend-clock_jumped = Якщо годинник іде неправильно, виставте його протягом цієї години. Якщо правильно, нічого не робіть: це сповіщення з’являється й після тривалої зупинки або відновлення.
conditionMend-backup_failed = Усуньте причину. Сервер спробує знову сам.
conditionMend-backup_damaged = Перевірте диск і з’ясуйте, що пошкоджено. Давніші неушкоджені копії зберігаються.
conditionMend-backup_old = Перевірте те, що робить ваші резервні копії, або зробіть копію вручну.
conditionMend-certificate_ended = Замініть файли сертифіката та його ключа. Сервер сам прочитає їх знову.
conditionMend-certificate_ends = Замініть файли сертифіката та його ключа. Сервер сам прочитає їх знову.
conditionMend-certificate_unusable = Замініть файли сертифіката та його ключа.
conditionMend-certificate_not_obtained = Сервер спробує знову сам. Перевірте центр сертифікації та шлях до нього.
conditionMend-certificate_not_renewed = Термін теперішнього сертифіката: { $untilMs }; сервер спробує знову. Перевірте центр сертифікації та шлях до нього.
conditionMend-client_secret_refused = Створіть у провайдера новий секрет і задайте його.
conditionMend-client_secret_ends = Створіть у провайдера новий секрет, задайте його та зазначте його термін в oidc.client_secret_until.
conditionMend-token_ends = Власник створює новий токен і передає його програмі, яка ним користується.
conditionMend-administrator_new = Якщо ви цього не очікували, заберіть права та перегляньте журнал адміністраторів.
conditionMend-guessing = Адреси названо в журналі. Заблокуйте їх у брандмауері.
conditionMend-codes_failed = Перевірте поштовий сервер і налаштування пошти. Одержувачам, чий код не надіслано, потрібно попросити інший.
conditionMend-codes_wait = Якщо відправникам потрібно писати стільком одержувачам, збільште mail.per_hour. Чиї коди чекають, зазначено в журналах їхніх посилань.
conditionMend-deliveries_dead = Полагодьте отримувача, а потім повторіть доставку того, що не дійшло, або відкиньте це.
conditionMend-deliveries_late = Перевірте поштовий сервер, вебхук або збирач. Що саме не працює, зазначено в журналі.
conditionMend-nodes_differ = Дайте всім вузлам однакові версію, налаштування та час.
conditionMend-version_ready = Перевірте його, а потім оновіться.
conditionMend-backup_none = Якщо резервних копій цього сервера не робить ніщо інше, зробіть копію.

## errorPage

errorPage-missing = Сторінку не знайдено
errorPage-missingText = За цією адресою сторінки немає.
errorPage-home = На початкову сторінку
errorPage-busy = Забагато запитів
errorPage-busyText = З вашої адреси надійшло забагато запитів. Нічого не відкрито. Зачекайте трохи й оновіть сторінку.
errorPage-keySent = Це посилання вже не таємне
errorPage-keySentText = Якась програма дорогою, наприклад поштовий фільтр, замінила # у цьому посиланні на %23, і його ключ потрапив на сервер. Нічого не відкрито, перегляд не зараховано, але ключ уже не таємний. Попросіть у відправника нове посилання, надіслане іншим шляхом.
errorPage-upgrading = Цей сервер оновлюється
errorPage-upgradingText = Нічого не відкрито й нічого не втрачено. Оновіть сторінку через хвилину.
errorPage-unavailable = Зараз недоступно
errorPage-unavailableText = Зараз сервер не може цього зробити. Нічого не відкрито й нічого не втрачено. Спробуйте знову через кілька хвилин.
errorPage-unconfirmed = Не підтверджено
errorPage-unconfirmedText = Сервер не може визначити, чи це виконано. Можливо, перегляд зараховано, хоча нічого не показано. Спробуйте знову через кілька хвилин; якщо секрету вже немає, попросіть у відправника нове посилання.
errorPage-defect = Сталася помилка
errorPage-defectText = Такого не мало статися. Повідомте оператора цього сервера, коли це сталося: подробиці є в журналі.

## mailShared

mailShared-subject = Для вас є дещо від { $sender }
mailShared-lead = { $sender } ділиться з вами дечим конфіденційним через сервіс { $service }.
mailShared-link = Відкрити
mailShared-until = Термін дії посилання: { $when }.
mailShared-views =
    { $n ->
        [one] Його можна відкрити { $n } раз.
        [few] Його можна відкрити { $n } рази.
        [many] Його можна відкрити { $n } разів.
       *[other] Його можна відкрити { $n } раза.
    }
mailShared-notice = Попросіть посилання у відправника ({ $sender }): у цьому листі його немає.
mailShared-stranger = Якщо адреса { $sender } вам не знайома, не зважайте на цей лист.
mailShared-unverified = Ніхто не перевіряв, що адреса { $sender } належить відправникові. Запитайте власника цієї адреси іншим шляхом, чи це його лист. Якщо такої змоги немає, не зважайте на лист.

## mailAsked

mailAsked-subject = Прохання до вас від { $sender }
mailAsked-lead = { $sender } просить вас надіслати дещо конфіденційне через сервіс { $service }.
mailAsked-link = Відповісти
mailAsked-until = Термін для відповіді: { $when }. Обліковий запис не потрібен.

## mailNeeds

mailNeeds-name = Ім’я, яке зазначив відправник: «{ $name }».
mailNeeds-shared = Перш ніж відкрити:
mailNeeds-asked = Перш ніж відповісти:
mailNeeds-from = Відкривається не раніше: { $when }.
mailNeeds-passphrase = Вам потрібна парольна фраза. Її іншим шляхом повідомить { $sender }.
mailNeeds-code = Вам потрібен код. Сторінка надішле його на { $address }, коли ви його попросите.
mailNeeds-proof = Відкрити це можуть лише певні люди. Сторінка попросить підтвердити, що ви серед них.
mailNeeds-release = Потрібен дозвіл від { $sender }. Відкрийте посилання й не закривайте сторінки, доки не отримаєте дозволу.
mailNeeds-lock = Знову відкрити це можна буде лише на тому пристрої й у тому браузері, де це відкриють уперше. Відкривайте там, де вам це потрібно.
mailNeeds-letters = Сторінка показує три літери. Введіть їх, щоб вона знала, що ви не програма.

## mailOpened

mailOpened-subject = Відкрито: { $name }
mailOpened-unnamed = Ваше посилання ({ $date })
mailOpened-lead = Ваше посилання відкрили: { $when }.
mailOpened-left =
    { $n ->
        [one] Можна відкрити ще { $n } раз.
        [few] Можна відкрити ще { $n } рази.
        [many] Можна відкрити ще { $n } разів.
       *[other] Можна відкрити ще { $n } раза.
    }
mailOpened-last = Це був останній перегляд: секрет стерто.
mailOpened-link = Мої посилання
mailOpened-why = Ви отримали цей лист, бо просили повідомити про відкриття.

## mailAnswered

mailAnswered-subject = Є відповідь: { $name }
mailAnswered-unnamed = Ваш запит ({ $date })
mailAnswered-lead = На ваш запит відповіли: { $when }.
mailAnswered-keep = Самої відповіді в цьому листі немає. Щоб відкрити її, увійдіть.
mailAnswered-link = Запити
mailAnswered-why = Ви отримали цей лист, бо просили надсилати його про кожну відповідь.

## mailCode

mailCode-subject = Ваш код від сервісу { $service }
mailCode-lead = Хтось ділиться з вами дечим конфіденційним через сервіс { $service }. Щоб відкрити це, введіть код на сторінці, яка його просить:
mailCode-leadNamed = { $sender } ділиться з вами дечим конфіденційним через сервіс { $service }. Щоб відкрити це, введіть код на сторінці, яка його просить:
mailCode-asks = Хтось просить вас надіслати дещо конфіденційне через сервіс { $service }. Щоб прочитати запит і відповісти на нього, введіть код на сторінці, яка його просить:
mailCode-asksNamed = { $sender } просить вас надіслати дещо конфіденційне через сервіс { $service }. Щоб прочитати запит і відповісти на нього, введіть код на сторінці, яка його просить:
mailCode-until =
    { $n ->
        [one] Код діє один раз, протягом { $n } хвилини і лише в тому браузері, де його просили.
        [few] Код діє один раз, протягом { $n } хвилин і лише в тому браузері, де його просили.
        [many] Код діє один раз, протягом { $n } хвилин і лише в тому браузері, де його просили.
       *[other] Код діє один раз, протягом { $n } хвилини і лише в тому браузері, де його просили.
    }
mailCode-ignore = Якщо ви не просили коду, не зважайте на цей лист і нікому не повідомляйте код.

## mailInvited

mailInvited-subject = Ваш обліковий запис у сервісі { $service }
mailInvited-lead = Тепер у вас є обліковий запис у сервісі { $service }: { $email }.
mailInvited-link = Вибрати пароль
mailInvited-once = Посилання працює один раз. Термін: { $when }.

## mailReset

mailReset-subject = Виберіть новий пароль для сервісу { $service }
mailReset-lead = Адміністратор сервісу { $service } дає вам змогу вибрати новий пароль для { $email }.
mailReset-link = Вибрати пароль
mailReset-once = Посилання працює один раз. Термін: { $when }.

## mailNotice

mailNotice-subject = Ваш обліковий запис у сервісі { $service }
mailNotice-password = Пароль облікового запису { $email } змінено: { $when }.
mailNotice-factorAdded = До облікового запису { $email } додано другий фактор: { $when }.
mailNotice-factorRemoved = Другий фактор облікового запису { $email } видалено: { $when }.
mailNotice-factorsReset = Адміністратор видалив усі другі фактори облікового запису { $email }: { $when }.
mailNotice-recoveryCodes = Для облікового запису { $email } створено нові коди відновлення: { $when }. Попередні більше не працюють.
mailNotice-recoveryCode = Код відновлення облікового запису { $email } використано: { $when }. Удруге він не спрацює.
mailNotice-devices = Забагато неправильних паролів або кодів для облікового запису { $email } надійшло з браузерів, у яких раніше входили: { $when }. Можливо, один із ваших пристроїв у когось іншого.
mailNotice-from = Це надійшло з адреси { $address }.
mailNotice-stranger = Якщо ви цього не очікували, змініть пароль у сервісі { $service } і повідомте адміністратора.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } питання для адміністратора
        [few] { $service }: { $n } питання для адміністратора
        [many] { $service }: { $n } питань для адміністратора
       *[other] { $service }: { $n } питання для адміністратора
    }
mailConditions-link = Стан сервера
mailConditions-why = Ви отримали цей лист, бо вас зазначено в notices.mail. Він надходить один раз і знову через сім днів, якщо нічого не змінилося. Виконуйте команди на хості сервера, із sudo та параметром сервера --config.

## mailTest

mailTest-subject = Перевірка сервісу { $service }
mailTest-lead = Пошта від сервісу { $service } доходить.
mailTest-link = { $service }

## opener

opener-title = Відкрити запечатане посилання
opener-lead = Ця сторінка — ваш власний файл: вона відкриває посилання, запечатані наскрізним шифруванням, і жоден сервер не може її змінити. Вона просить у сервера посилання запечатаний секрет і більше нічого.
opener-link = Посилання з частиною після #
opener-passphraseHint = Лише якщо відправник вам її повідомив.
opener-open = Відкрити
opener-notLink = Це не посилання на секрет. Скопіюйте посилання цілком, від https:// до кінця.
opener-unreachable = Немає відповіді, яку ця сторінка може прочитати. Сервер недоступний або дозволяє відкривати це посилання лише своїй сторінці: можливо, секрет не запечатано або він доступний лише з певних мереж. Нічого не відкрито.
opener-incomplete = Відповідь надійшла не повністю. Можливо, це зараховано як перегляд.
opener-notSealed = Те, що надіслав сервер, не запечатано, отже, це не те, що відправник запечатав для цього посилання. Нічого з цього не показано.
opener-wrong = Парольна фраза неправильна або її не введено. Перегляд не зараховано.
opener-refused = Зараз сервер цього не видає. Перегляд не зараховано.
opener-held = Відправник має дозволити відкрити це. Назвіть йому ці слова: { $words }
opener-heldWordless = Відправник має дозволити відкрити це.
opener-otherPassphrase = З цією парольною фразою не відкривається. Спробуйте ще раз: запечатаний секрет уже тут, і нового перегляду не буде зараховано. Якщо відправник не давав вам парольної фрази, залиште поле порожнім.
opener-go = Відкрити адресу на { $host }
opener-saved = Збережено

## languages

languages-title = Виберіть мову
languages-search = Знайдіть свою мову
languages-searchHint = Її власна назва, англійська назва або код, наприклад pt-BR.
languages-find = Знайти
languages-none = Відповідних мов немає.
languages-all = Усі мови
languages-browser = Мова мого браузера
languages-back = Назад до сторінки
languages-counts = Тексти іншими мовами — переклади. Якщо вони відрізняються від англійського, чинним є англійський. Якщо ви знайшли хибне слово, скажіть про це тим, хто обслуговує цей сервер.
languages-recipient = Мова для одержувача
languages-recipientHint = Для сторінки посилання та листа про нього. Якщо одержувач вибрав мову сам, його вибір збережеться.
languages-recipientOwn = Яку попросить браузер
languages-answerer = Мова для того, хто відповідає
languages-answererHint = Для сторінки запиту. Якщо людина вибрала мову сама, її вибір збережеться.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } мова
        [few] { $n } мови
        [many] { $n } мов
       *[other] { $n } мови
    }
languagesLive-recipientLanguage = Мова для одержувача
