### Bulgarian

## layout

layout-skip = Към съдържанието
layout-navigation = Основна навигация
layout-create = Нова
layout-pushes = Моите връзки
layout-admin = Админ
layout-account = Акаунт
layout-signIn = Вход
layout-languages = Език
layout-light = Светла
layout-dark = Тъмна
layout-auto = Автоматично
layout-api = API
layout-about = Информация
layout-aboutLine = Как работи това и кой го поддържа
layout-noScript = Тази страница се нуждае от JavaScript. Скриптовете ѝ се свързват само с този сървър.
layout-otherWays = Можете да използвате и API или командния ред.
layout-waiting = Страницата още се зарежда. Ако нищо не се промени, презаредете я.
layout-plain = Тази интернет връзка не е шифрована: други хора в мрежата могат да четат това, което изпращате и отваряте тук. Използвайте адрес с https://, ако има такъв.
layout-notSealed = Спрете: това не е запечатано
layout-notSealedText = Подателят е запечатал тази тайна, но изпратеното от сървъра не е запечатано. Нищо от него не се показва. Свържете се с подателя, например по телефона.

## create

create-title = Споделете тайна
create-tagline = Изпратете парола или файл с връзка, която изтича.
create-kinds = Какво да споделите
create-text = Текст
create-files = Файлове
create-url = Връзка
create-qr = QR код
create-textLabel = Вашата тайна
create-shared = Споделено от друго приложение: проверете го, преди да го изпратите.
create-textPlaceholder = Парола, ключ, бележка…
create-urlLabel = Уеб адрес
create-urlHint = Получателят първо вижда адреса и потвърждава, преди да напусне тази страница.
create-qrLabel = Текст, който да се покаже като QR код
create-qrHint = Получателят го вижда като QR код за сканиране.
create-message = Съобщение (по избор)
create-filesSignIn = Влезте, за да споделяте файлове.
create-hide = Скриване при писане
create-generator = Генериране на парола
create-style = Вид
create-styleCharacters = Знаци
create-styleWords = Думи
create-stylePin = PIN
create-pinHint = Стига за фраза за достъп, защото този сървър ограничава опитите. Твърде слаб като самата тайна.
create-length = Дължина
create-digits = Цифри
create-symbols = Символи
create-capitals = Главни букви
create-generated = Предложение
create-again = Ново предложение
create-use = Използване
create-lifetime = Изтича след
create-views = Брой прегледи
create-passphrase = Фраза за достъп (по избор)
create-passphraseRequired = Фраза за достъп (задължителна)
create-passphraseLength =
    { $n ->
        [one] Поне { $n } знак.
       *[other] Поне { $n } знака.
    }
create-passphraseHint = Изпратете фразата за достъп отделно, например по телефона.
create-suggest = Предлагане
create-add = Добавяне на опция…
create-covered = Покрита до докосване
create-coveredHint = Никой не я чете през рамото на получателя, когато се отвори.
create-deletable = Получателят може да изтрие тайната
create-notifyMe = Да получавам известие при отваряне
create-notifyByMail = Получавате имейл и знак в „Моите връзки“.
create-notifyInList = Получавате знак в „Моите връзки“.
create-name = Име (виждате го само вие)
create-note = Бележка (виждате я само вие)
create-sign = Подпис с вашето име
create-senderName = Вашето име
create-senderMessage = Съобщение за получателя
create-senderMessageHint = Показва се, преди тайната да се отвори, на всеки, който има връзката. Не пишете тук нищо поверително.
create-senderEmail = Показване на адреса на вашия акаунт: { $email }
create-sealed = Криптиране от край до край
create-sealedHint = Никой освен получателя не може да я прочете, дори този сървър.
create-sealedName = Дайте ѝ име за вашия списък: имената на файловете също са защитени. Името, бележката и подписът не са.
create-sealedRequired = Този сървър не приема нищо друго.
create-groupLimits = За вас важат ограниченията на групите: { $groups }.
create-shownOnce = Копирайте връзката сега. Тя не може да се покаже отново.
create-remembered = Изборът ви се запомня на това устройство.
create-reset = Връщане на настройките по подразбиране
create-submit = Създаване на връзката
create-ready = Вашата връзка е готова
create-passphraseNext = Сега изпратете фразата за достъп по друг начин
create-passphraseReminder = Връзката се отваря само с тази фраза за достъп. Кажете я например по телефона. Тя не се показва отново.
create-copyPassphrase = Копиране на фразата за достъп
create-end = Изтриване сега
create-another = Споделете друго

## createClosed

createClosed-title = Влезте, за да споделите тайна
createClosed-text = От вашата мрежа само хора с акаунт могат да създават връзки.
createClosed-hint = Ако сте получили връзка, тя се отваря оттук както обикновено.
createClosed-nothingTitle = Тук не можете да споделяте нищо
createClosed-nothing = Границите на вашите групи ({ $groups }) не оставят нито един вид тайна. Попитайте администратор на този сървър.

## createLive

createLive-bytes = { $used } от { $limit }
createLive-characters = Знаци: { $used } от { $limit }
createLive-bits =
    { $n ->
        [one] около { $n } бит
       *[other] около { $n } бита
    }
createLive-termViews =
    { $n ->
        [one] { $n } преглед
       *[other] { $n } прегледа
    }
createLive-termUntil = до { $date }
createLive-noPassphrase = без фраза за достъп
createLive-withPassphrase = с фраза за достъп
createLive-needsPassphrase = изисква се фраза за достъп
createLive-passphraseMissing = Въведете фраза за достъп: този сървър я изисква.
createLive-passphraseShort =
    { $n ->
        [one] Тази фраза за достъп е твърде къса: поне { $n } знак. Поредица като aaaa или 1234 се брои за два.
       *[other] Тази фраза за достъп е твърде къса: поне { $n } знака. Поредица като aaaa или 1234 се брои за два.
    }
createLive-signed = Подпис: { $by }
createLive-blank = Първо въведете тайна.
createLive-tooLong = Това е твърде дълго: най-много { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] Това е твърде дълго: най-много { $n } знак.
       *[other] Това е твърде дълго: най-много { $n } знака.
    }
createLive-badUrl = Въведете уеб адрес, например https://example.org.
createLive-unsealed = Вашият браузър не успя да запечата това. Нищо не беше изпратено.
createLive-opens =
    { $n ->
        [one] Отваря се веднъж, до { $date } ({ $relative }).
       *[other] Отваря се { $n } пъти, до { $date } ({ $relative }).
    }
createLive-endedTitle = Тайната е изтрита
createLive-ended = Съдържанието ѝ е заличено. Никой вече не може да я отвори, включително и вие.
createLive-goneTitle = Връзката е изтекла
createLive-gone = Никой вече не може да я отвори. Съдържанието ѝ е заличено.
createLive-linkUnsaved = Още не сте копирали връзката, а само тази страница я показва. Искате ли да напуснете въпреки това?
createLive-passphraseUnsaved = Още не сте копирали фразата за достъп, а само тази страница я показва. Искате ли да напуснете въпреки това?
createLive-leaveIt = Напускане
createLive-offline = Сървърът не отговори. Проверете интернет връзката си и опитайте отново.
createLive-rateLimited =
    { $n ->
        [one] Твърде много заявки. Опитайте отново след { $n } секунда.
       *[other] Твърде много заявки. Опитайте отново след { $n } секунди.
    }
createLive-tryAgain = Сега можете да опитате отново.
createLive-tooLarge = Това е по-голямо, отколкото сървърът приема.
createLive-signInFirst = Първо влезте.
createLive-unavailable = Сървърът не е достъпен в момента. Написаното от вас още е тук: опитайте отново след малко.
createLive-noSpace = Сървърът няма повече място. Нищо не беше съхранено.
createLive-failed = Нещо се обърка ({ $status }). Нищо не беше съхранено.
createLive-refused = Сървърът не приема тази стойност.
createLive-tooMany =
    { $n ->
        [one] Най-много { $n } запис.
       *[other] Най-много { $n } записа.
    }
createLive-outOfRange = Въведете число от { $min } до { $max }.

## resultLive

resultLive-notOpened = Още не е отворена.
resultLive-openedTimes =
    { $n ->
        [one] Отворена веднъж: { $date }.
       *[other] Отворена { $n } пъти, последно: { $date }.
    }

## fileBox

fileBox-files = Файлове
fileBox-dropHere = Пуснете файлове или папки тук
fileBox-chooseFiles = Избиране на файлове
fileBox-chooseFolder = Избиране на папка
fileBox-cancel = Отказ

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Най-много един файл до { $file }.
       *[other] Най-много { $n } файла, { $file } всеки, { $push } общо.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] В една връзка може да има само един файл.
       *[other] В една връзка може да има най-много { $n } файла.
    }
filesLive-fileTooLarge = „{ $name }“ е по-голям от { $limit }.
filesLive-filesTooLarge = Всички файлове заедно са по-големи от { $limit }.
filesLive-noFiles = Изберете поне един файл.
filesLive-packing = „{ $name }“ още се архивира.
filesLive-remove = Премахване: { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Интернет връзката прекъсна. Продължава се автоматично.
filesLive-uploaded = Изпратено. Сървърът го съхранява…
filesLive-sealing = Запечатване в браузъра ви: { $percent }
filesLive-unreadable = Браузърът ви вече не може да прочете един от файловете. Нищо не беше изпратено. Изберете файловете отново.
filesLive-cancelled = Отменено. Нищо не беше съхранено.

## reveal

reveal-title = Тайна за вас
reveal-intro = Някой сподели с вас нещо поверително.
reveal-ownTitle = Вашата собствена тайна
reveal-ownIntro = Вие я споделихте. Получателите ви я отварят на тази страница.
reveal-ownPage = Към връзката, QR кода и дневника ѝ
reveal-passphrase = Фраза за достъп
reveal-passphraseHint = Получавате я от подателя, отделно от тази връзка.
reveal-unlock = Отключване
reveal-open = Показване на тайната
reveal-counts = Отварянето ѝ се брои за преглед.
reveal-how = Как работи това
reveal-sealed = Тя е криптирана от край до край: само вашият браузър може да я отвори и този сървър не може да я прочете.
reveal-sealedNoScript = Тази връзка се отваря само с JavaScript или с командата „secretpush open“.
reveal-largeText = Един от файловете е по-голям от 256 MiB, а този браузър не може да запише запечатан файл с такъв размер. Не беше отчетен преглед. Отворете връзката на компютър в Chrome или Edge през https:// или с тази команда:
reveal-copyCommand = Копиране на командата
reveal-secret = Тайната
reveal-show = Показване
reveal-onPaper = Тайната е покрита. Изберете „Показване“ на страницата и я отпечатайте отново.
reveal-hide = Скриване
reveal-copy = Копиране
reveal-save = Запазване като файл
reveal-print = Печат
reveal-files = Файлове
reveal-download = Изтегляне
reveal-downloadAll = Изтегляне на всички като ZIP
reveal-address = Подателят иска да отворите този адрес:
reveal-go = Отваряне на адреса…
reveal-goTitle = Искате ли да напуснете тази страница?
reveal-goText = На път сте да отворите адрес на:
reveal-goYes = Отваряне
reveal-goTo = Отваряне на адреса на { $host }
reveal-qr = Сканирайте този код
reveal-qrText = Текст на кода
reveal-remove = Изтриване сега
reveal-removeText = Никой няма да може да отвори тази връзка отново, включително и вие.
reveal-removeYes = Изтриване
reveal-cancel = Отказ
reveal-deletedTitle = Изтрита
reveal-deletedText = Никой вече не може да отвори тази връзка и тази страница вече не съдържа тайната.
reveal-undo = Отмяна
reveal-openAgain = Обратно към връзката
reveal-gone = Тук вече няма нищо
reveal-goneText = Тази връзка е изтекла, била е изтрита или никога не е съществувала.
reveal-openedHere = Отворихте тази връзка на това устройство: { $date } ({ $relative }). Оттогава тя е изтекла или е била изтрита.
reveal-goneHint = Поискайте от подателя нова връзка.
reveal-goneCreate = Споделете и вие тайна
reveal-letters = Въведете тези три букви
reveal-lettersNeeded = Въведете трите букви и натиснете бутона отново. Нищо не беше отворено.
reveal-lettersOther = Това бяха други букви. Въведете тези три и натиснете бутона отново. Нищо не беше отворено.
reveal-wrong = Фразата за достъп е грешна.
reveal-limited = Твърде много грешни фрази за достъп. Изчакайте една минута и опитайте отново.
reveal-refused = Който изпрати това, отказа да ви разреши да го отворите.
reveal-waitOver = Чакането ви приключи. Отворете я отново, за да попитате още веднъж.
reveal-crowded = Твърде много хора чакат за това. Опитайте отново след минута.
reveal-scanner = Този браузър съобщава, че е програма за проверка на връзки, затова нищо не беше отворено. Отворете връзката в друг браузър.
reveal-again = Презареждането на страницата не отваря тайната отново. Натиснете бутона, за да я отворите още веднъж.
reveal-failed = Нещо се обърка на сървъра. Опитайте отново след малко.

## senderNote

senderNote-label = От подателя
senderNote-shares = { $name } споделя нещо с вас.
senderNote-writes = { $name } пише:
senderNote-unnamedWrites = Подателят пише:
senderNote-account = Изпратено е от акаунта { $email } на този сървър.
senderNote-anyAccount = Изпратено е от акаунта { $email }. Всеки може да си създаде акаунт тук, затова този адрес не е потвърден.
senderNote-unverifiedAccount = Изпратено е от акаунта { $email }. Никой не е потвърдил този адрес.
senderNote-ownWords = Името и съобщението са думи на самия подател.
senderNote-unverified = Името и съобщението са думи на самия подател. Този сървър не знае дали името е вярно.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Можете да отмените това в рамките на { $n } секунда.
       *[other] Можете да отмените това в рамките на { $n } секунди.
    }

## undoLive

undoLive-deleted = Изтрита. Никой не може да я отвори.
undoLive-undo = Отмяна ({ $seconds })
undoLive-undone = Изтриването е отменено.
undoLive-tooLate = Изтриването не можа да се отмени: тайната е заличена.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Може да се отвори още веднъж, до { $date } ({ $relative }).
       *[other] Може да се отвори още { $n } пъти, до { $date } ({ $relative }).
    }
revealLive-lastView = Това беше последният преглед. Тайната е заличена от сървъра: запазете сега каквото ви трябва.
revealLive-lastViewFiles = Това беше последният преглед. Изтеглете сега каквото ви трябва: връзките работят само за кратко.
revealLive-ownView = Вашите собствени прегледи не се броят.
revealLive-shown = Тайната е показана.
revealLive-covered = Тайната е покрита.
revealLive-copied = Копирано
revealLive-copyFailed = Копирането не успя. Маркирайте текста и го копирайте.
revealLive-wrong = Фразата за достъп е грешна.
revealLive-limited =
    { $n ->
        [one] Твърде много грешни фрази за достъп. Опитайте отново след { $n } секунда.
       *[other] Твърде много грешни фрази за достъп. Опитайте отново след { $n } секунди.
    }
revealLive-busy =
    { $n ->
        [one] Твърде много заявки. Опитайте отново след { $n } секунда.
       *[other] Твърде много заявки. Опитайте отново след { $n } секунди.
    }
revealLive-again = Сега можете да опитате отново.
revealLive-unconnected = Нямате връзка с интернет. Нищо не беше отворено.
revealLive-offline = Отговорът на сървъра не пристигна цял. Може да се е броил за преглед.
revealLive-failed = Нещо се обърка на сървъра. Опитайте отново след малко.
revealLive-downloaded = Изтеглен
revealLive-downloadedOf = Изтеглени файлове: { $done } от { $total }
revealLive-preview = Визуализация
revealLive-previewOf = Визуализация на { $name }
revealLive-previewFailed = Това изображение не може да се покаже тук. Изтеглете го.
revealLive-downloadFailed = Изтеглянето спря. Връзката може да е изтекла.
revealLive-deleteFailed = Тайната не можа да се изтрие.
revealLive-noAddress = Това не е уеб адрес, затова се показва като обикновен текст.
revealLive-fileName = secret.txt
revealLive-see = Показване

## sealedLive

sealedLive-linkCut = Тази връзка не е пълна: липсва частта след #. Поискайте от подателя пълната връзка. Нищо не беше отворено и не беше отчетен преглед.
sealedLive-linkAltered = Тази връзка е била отрязана или променена по пътя: частта след # не е вярна. Поискайте от подателя пълната връзка. Нищо не беше отворено и не беше отчетен преглед.
sealedLive-moduleMissing = Частта от тази страница, която отваря запечатани тайни, не пристигна. Проверете интернет връзката си и презаредете страницата. Нищо не беше отворено и не беше отчетен преглед.
sealedLive-sealBroken = Запечатаното съдържание е повредено или променено, затова не се показва нищо от него. Помолете подателя да го изпрати отново.
sealedLive-sealShort = Липсва краят на запечатаното съдържание, затова не се показва нищо от него. Помолете подателя да го изпрати отново.
sealedLive-sealOther = Запечатаното съдържание не отговаря на тази връзка или е запечатано по начин, който тази страница не може да отвори. Помолете подателя да го изпрати отново.
sealedLive-fileWhole = Цял: „{ $name }“ беше проверен до последния байт.
sealedLive-fileBroken = „{ $name }“ е повреден или променен. Нищо от него не беше записано.
sealedLive-fileShort = Липсва краят на „{ $name }“. Нищо от него не беше записано.
sealedLive-fileTooLarge = „{ $name }“ е твърде голям за този браузър. Отворете връзката на компютър в Chrome или Edge през https:// или с командата „secretpush open“.

## newRequest

newRequest-sealed = Само вие можете да прочетете отговора
newRequest-sealedHint = Дори този сървър не може да го прочете.
newRequest-sealedRequired = Този сървър не приема нищо друго.
newRequest-collectTitle = Вашият ключ за отговорите
newRequest-collectText = Той ви трябва, за да прочетете отговорите, и не може да се покаже отново: изтеглете файла за възстановяване. Не го изпращайте на никого.
newRequest-copyCollect = Копиране на ключа
newRequest-recovery = Изтегляне на файла за възстановяване
newRequest-showKey = Показване на ключа като връзка
newRequest-title = Поискайте тайна
newRequest-lead = Който получи връзката, може да ви изпрати тайна, без да има акаунт.
newRequest-link = Поискайте тайна от някого
newRequest-what = Какво ви трябва?
newRequest-whatHint = Всеки, който има връзката, може да прочете това. Не пишете тук нищо поверително.
newRequest-takesFiles = Може да се изпращат файлове
newRequest-showsEmail = Отговарящите да виждат адреса на вашия акаунт: { $email }
newRequest-notifyMe = Да получавам имейл за всеки отговор
newRequest-name = Име (виждате го само вие)
newRequest-note = Бележка (виждате я само вие)
newRequest-files = Файлове за отговарящите (по избор)
newRequest-filesHint = Например формуляр за попълване. Всеки, който има връзката, може да ги изтегли.
newRequest-until = Отворено за
newRequest-answers = Разрешени отговори
newRequest-passphrase = Фраза за достъп (по избор)
newRequest-passphraseHint = Нужна е за прочитане на искането и за отговор. Кажете я например по телефона.
newRequest-more = Още опции
newRequest-submit = Създаване на връзката
newRequest-ready = Вашата връзка е готова
newRequest-page = Отваряне на страницата на това искане
newRequest-passphraseNext = Сега изпратете фразата за достъп по друг начин
newRequest-passphraseReminder = Искането се отваря само с тази фраза за достъп. Тя не се показва отново.
newRequest-copyPassphrase = Копиране на фразата за достъп
newRequest-another = Поискайте нещо друго

## newRequestLive

newRequestLive-blankRequest = Напишете какво ви трябва.
newRequestLive-longRequest = Това е твърде дълго: най-много { $limit }.
newRequestLive-longNote = Бележката ви е твърде дълга: най-много { $limit }.
newRequestLive-answersRange = Въведете число от { $min } до { $max }.
newRequestLive-leadNamed = Само хората, които посочите, могат да ви изпратят тайна.
newRequestLive-hintNamed = Само хората, които посочите, могат да прочетат това.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } отговор
       *[other] { $n } отговора
    }
newRequestLive-noPassphrase = без фраза за достъп
newRequestLive-withPassphrase = с фраза за достъп
newRequestLive-takes =
    { $n ->
        [one] Може да му се отговори веднъж, до { $date } ({ $relative }).
       *[other] Може да му се отговори { $n } пъти, до { $date } ({ $relative }).
    }
newRequestLive-full = Имате твърде много отворени искания. Първо затворете едно.
newRequestLive-tooLarge = Това е по-голямо, отколкото сървърът приема.
newRequestLive-unavailable = Сървърът не е достъпен в момента. Написаното от вас още е тук: опитайте отново след малко.
newRequestLive-noSpace = Сървърът няма повече място. Нищо не беше съхранено.
newRequestLive-limited =
    { $n ->
        [one] Твърде много заявки. Опитайте отново след { $n } секунда.
       *[other] Твърде много заявки. Опитайте отново след { $n } секунди.
    }
newRequestLive-retry = Сега можете да опитате отново.
newRequestLive-noAnswer = Сървърът не отговори. Проверете интернет връзката си и опитайте отново.
newRequestLive-problem = Нещо се обърка ({ $status }). Нищо не беше съхранено.
newRequestLive-refused = Сървърът не приема една от тези стойности.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Моля, изпратете ми нещо поверително чрез тази връзка. Може да се отговори веднъж, до { $date }. Не ви трябва акаунт:
       *[other] Моля, изпратете ми нещо поверително чрез тази връзка. Може да се отговори { $n } пъти, до { $date }. Не ви трябва акаунт:
    }
requestShareLive-requestSubject = Искане към вас
requestShareLive-requestTerms =
    { $n ->
        [one] Може да се отговори веднъж, до { $date }.
       *[other] Може да се отговори { $n } пъти, до { $date }.
    }

## requestLetter

requestLetter-to = До
requestLetter-from = От
requestLetter-title = Искат от вас нещо поверително
requestLetter-intro = Можете да го изпратите от всеки телефон или компютър. Не ви трябва акаунт.
requestLetter-scan = Сканирайте кода с камерата на телефона си. Или въведете адреса в браузър точно както е отпечатан тук: главните и малките букви се различават.
requestLetter-press = Натиснете бутона на страницата, която се отваря, и изпратете това, което се иска.
requestLetter-passphrase = Въведете фразата за достъп и натиснете бутона. Който иска, ви дава фразата за достъп по друг начин. За вашата сигурност тя не е на този лист: не я записвайте тук.
requestLetter-keep = След това унищожете този лист.

## request

request-recovery = Изтегляне на файла за възстановяване
request-loadKey = Зареждане на файла за възстановяване
request-keyFile = Файл за възстановяване
request-linkOnce = Пълната връзка беше показана веднъж, при създаването на искането, и е и във файла за възстановяване. Ако нямате нито едното, нито другото, затворете това искане и създайте ново.
request-noScript = Отговорите се показват само с JavaScript.
request-asked = Какво искате
request-answers = Отговори
request-close = Затваряне на искането
request-cancel = Отказ

## requestKeysLive

requestKeysLive-recoveryText =
    Този файл отваря отговорите на вашето искане. Запазете го и не го изпращайте на никого.

    За да прочетете отговорите в друг браузър, влезте, отворете страницата на искането и заредете този файл там или отворете ключа си.
requestKeysLive-recoveryLink = Връзката за изпращане:
requestKeysLive-recoveryKey = Вашият ключ:
requestKeysLive-keyElsewhere = За да ги прочетете в друг браузър, изтеглете файла за възстановяване. Не го изпращайте на никого.
requestKeysLive-keyInTab = Този раздел има ключа, който отваря отговорите.
requestKeysLive-keyMissing = Само вие можете да прочетете отговорите, а този браузър няма вашия ключ: заредете файла за възстановяване.
requestKeysLive-keyNotInFile = Това не е файлът за възстановяване на това искане.
requestKeysLive-keyLoaded = Вашият ключ е зареден.

## requestWordsLive

requestWordsLive-unnamedRequest = Искане от { $date }
requestWordsLive-closeQuestion = Да се затвори ли „{ $name }“? То няма да приема повече отговори и това, което се иска, ще бъде заличено.
requestWordsLive-answersStay = Отговорите остават, докато не изтекат.
requestWordsLive-closedNow = Затворено. Това, което се искаше, е заличено.
requestWordsLive-answeredMeanwhile = Има нов отговор.

## requestLive

requestLive-open = Отворено
requestLive-ready = Има отговор
requestLive-closed = Затворено
requestLive-guardedText = Фразата за достъп го пази, затова не се показва тук.
requestLive-closedText = Беше заличено при затварянето на искането.
requestLive-answersOf = Отговори
requestLive-answersCount = { $came } от { $total }
requestLive-openUntil = Отворено до
requestLive-filesMay = Файлове
requestLive-filesYes = Може да се изпращат
requestLive-guard = Фраза за достъп
requestLive-guardSet = Нужна за прочитане и за отговор
requestLive-email = Адрес на вашия акаунт
requestLive-emailShown = Показва се
requestLive-noAnswers = Още никой не е отговорил.
requestLive-sendLink = Изпратете връзката на този, който има каквото ви трябва.
requestLive-noneCame = Никой не отговори.
requestLive-purged = Отговорите вече са изтрити.
requestLive-answerBy = Отговор от { $name }
requestLive-answerOf = Отговор от { $date }
requestLive-newAnswer = нов
requestLive-answerOpen = Отваряне
requestLive-answerPage = Връзка и дневник
requestLive-answerOver = изтекъл
requestLive-allCame = Има отговор. Връзката не приема повече отговори.
requestLive-logClosed = затворено на ръка

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } нов отговор
       *[other] { $n } нови отговора
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } отговор
       *[other] { $n } отговора
    }
requestsLive-noneYet = още няма отговор
requestsLive-closes = затваря се { $when }
requestsLive-hasClosed = затворено
requestsLive-requestMade = създадено { $when }
requestsLive-noOpen = В момента не искате нищо.
requestsLive-noReady = Нито едно отворено искане няма отговор.
requestsLive-noClosed = Още няма затворено искане.
requestsLive-closeRequest = Затваряне

## ownRequests

ownRequests-tab = Искания
ownRequests-open = Отворени
ownRequests-ready = С отговор
ownRequests-closed = Затворени

## answerGate

answerGate-collects = Това е връзката, която отваря отговорите. Тя е за този, който е поискал: влезте и я отворете отново.
answerGate-title = Искат от вас тайна
answerGate-intro = Някой ви моли да му изпратите нещо поверително. Не ви трябва акаунт.
answerGate-ownTitle = Вашето собствено искане
answerGate-ownIntro = Вие искате това. Другите отговарят на тази страница.
answerGate-ownPage = Към връзката, отговорите и дневника му
answerGate-passphraseHint = Получавате я от този, който иска, отделно от тази връзка.
answerGate-read = Показване на искането
answerGate-left =
    { $n ->
        [one] Може да се отговори още веднъж, до { $date } ({ $relative }).
       *[other] Може да се отговори още { $n } пъти, до { $date } ({ $relative }).
    }
answerGate-busy = Твърде много заявки от вашия адрес. Изчакайте една минута и опитайте отново.

## ownAnswer

ownAnswer-title = Отговор на „{ $name }“
ownAnswer-unnamed = Отговор на вашето искане
ownAnswer-intro = Само вие можете да го отворите.
ownAnswer-page = Към искането и всичките му отговори

## answer

answer-yourName = Вашето име (по избор)
answer-yourNameHint = Вижда го този, който иска.
answer-yourNameOpen = Вижда го този, който иска. То не е защитено като отговора ви.
answer-addressShown = Вижда и вашия потвърден имейл адрес.
answer-title = Какво се иска от вас
answer-label = От този, който иска
answer-asks = Който ви изпрати тази връзка, иска:
answer-asksFiles = Който ви изпрати тази връзка, ви дава и файлове.
answer-ownWords = Написано от този, който иска. Не сме проверили кой е.
answer-ownWordsAccount = Написано от този, който иска.
answer-account = Има акаунта { $email } на този сървър.
answer-anyAccount = Има акаунта { $email }. Всеки може да си създаде акаунт тук, затова този адрес не е потвърден.
answer-unverifiedAccount = Има акаунта { $email }. Никой не е потвърдил този адрес.
answer-careful = Изпратете го само ако знаете кой иска.
answer-given = Файлове за вас
answer-text = Вашият отговор
answer-textPlaceholder = Парола, ключ, бележка…
answer-message = Съобщение
answer-sealed = Това искане приема само отговор, запечатан от край до край. Без JavaScript тази страница не може да го запечата. Изпратете го с тази команда и пълната връзка:
answer-sealedOnce = Само този, който иска, може да прочете отговора ви; този сървър не може. След това не можете да го промените.
answer-once = Съхранява се шифрован, само този, който иска, може да го отвори, и след това не можете да го промените.
answer-send = Изпращане
answer-sent = Изпратен
answer-sentText = Вашият отговор пристигна. Можете да затворите тази страница.
answer-sentTo = Вашият отговор пристигна при { $email }. Можете да затворите тази страница.
answer-sentMore = Изпращане на друг отговор
answer-notSent = Не е изпратен
answer-notSentText = Върнете се: написаното от вас още е там.
answer-back = Отначало
answer-gone = Тук вече не се иска нищо
answer-goneText = Това искане е затворено, времето му е изтекло или никога не е съществувало.
answer-goneHint = Поискайте нова връзка от този, който ви я изпрати.
answer-answered = Вече има отговор
answer-answeredText = Това искане има всички отговори, които се искаха.
answer-answeredHint = Не бяхте ли вие? Тогава кажете на този, който ви изпрати връзката.
answer-blankProblem = Въведете това, което искате да изпратите.
answer-tooLargeProblem = Това е по-голямо, отколкото сървърът приема.
answer-spaceProblem = Сървърът няма повече място. Нищо не беше съхранено.
answer-goneProblem = Това искане не приема повече отговори. Нищо не беше съхранено.
answer-passphraseProblem = Фразата за достъп е грешна. Нищо не беше съхранено.
answer-unprovedProblem = Това искане е за определени хора, а този браузър не е показал, че сте един от тях. Нищо не беше съхранено. Отворете връзката отново в друг раздел, поискайте код по имейл и след това изпратете написаното тук.

## answerSealedLive

answerSealedLive-answerLinkCut = Връзката не е пълна: частта след # липсва или е променена по пътя. Нищо не беше изпратено. Отворете отново пълната връзка или попитайте този, който я изпрати.
answerSealedLive-sealerMissing = Частта от тази страница, която запечатва отговора ви, не пристигна. Нищо не беше изпратено. Проверете интернет връзката си и презаредете страницата.
answerSealedLive-notSealed = Вашият браузър не успя да запечата това. Нищо не беше изпратено.

## answerLive

answerLive-bytes = { $used } от { $limit }
answerLive-blank = Въведете това, което искате да изпратите.
answerLive-blankFiles = Въведете това, което искате да изпратите, или изберете файлове.
answerLive-tooLong = Това е твърде дълго: най-много { $limit }.
answerLive-tooLarge = Това е по-голямо, отколкото сървърът приема.
answerLive-over = Това искане не приема повече отговори. Нищо не беше съхранено.
answerLive-wrong = Фразата за достъп е грешна. Нищо не беше съхранено.
answerLive-limited =
    { $n ->
        [one] Твърде много заявки. Опитайте отново след { $n } секунда.
       *[other] Твърде много заявки. Опитайте отново след { $n } секунди.
    }
answerLive-again = Сега можете да опитате отново.
answerLive-unavailable = Сървърът не е достъпен в момента. Написаното от вас още е тук: опитайте отново след малко.
answerLive-noSpace = Сървърът няма повече място. Нищо не беше съхранено.
answerLive-offline = Сървърът не отговори. Въпреки това може да е пристигнало: презаредете страницата, за да видите.
answerLive-failed = Нещо се обърка ({ $status }). Нищо не беше съхранено.
answerLive-refused = Сървърът не приема този отговор. Нищо не беше съхранено.

## receipt

receipt-choice = Запазване на разписка
receipt-choiceHint = Втора връзка, само за вас: показва дали тайната е отворена и може да я изтрие.
receipt-yours = Запазване на вашата разписка
receipt-yoursShows = Показва дали тайната е отворена и може да я изтрие.
receipt-yoursText = Не може да я прочете. Пазете я за себе си: на получателя му трябва връзката по-горе.
receipt-open = Отваряне на разписката
receipt-copy = Копиране на разписката
receipt-remember = Запомняне на връзките ми на това устройство
receipt-rememberHint = Само разписките и само в този браузър. Всеки, който може да го използва, може да ги види. При изключване се забравят всички.
receipt-list = Моите скорошни връзки
receipt-listText = Какво помни този браузър за връзките, които сте направили без акаунт.
receipt-listNone = Този браузър не помни връзки. Всяка разписка предлага да се запомнят.
receipt-listScripts = Този списък се нуждае от JavaScript: пази го браузърът, не сървърът.
receipt-forget = Забравяне на всички
receipt-notOpened = Още не е отворена
receipt-neverOpened = Никога не е отваряна
receipt-notOpenedText = Досега никой не е отворил връзката.
receipt-opened =
    { $n ->
        [one] Отворена веднъж
       *[other] Отворена { $n } пъти
    }
receipt-times = Кога е отворена
receipt-timesSome = Последните отваряния
receipt-over = Никой вече не може да отвори връзката.
receipt-overViews = Отворена е толкова пъти, колкото сте разрешили, последно: { $date }. Съдържанието ѝ е заличено.
receipt-overTime = Времето ѝ изтече: { $date }. Съдържанието ѝ е заличено.
receipt-overHand = Изтрита е: { $date }. Съдържанието ѝ е заличено.
receipt-left =
    { $n ->
        [one] Връзката може да се отвори още веднъж, до { $date }.
       *[other] Връзката може да се отвори още { $n } пъти, до { $date }.
    }
receipt-alarmed = Получател съобщава, че някой друг е отворил връзката преди него. Говорете с получателя си.
receipt-frozen = Връзката е на пауза: никой не може да я отвори.
receipt-again = Нова проверка
receipt-unknown = Тук нищо не е известно
receipt-unknownText = Тази разписка не принадлежи на никоя връзка на този сървър. Проверете дали адресът е пълен.
receipt-unknownHint = Известно време след като връзката изтече, сървърът изтрива всичко, което е знаел за нея.

## receiptListLive

receiptListLive-made = Създадена: { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Отворена веднъж
       *[other] Отворена { $n } пъти
    }
receiptListLive-stateNone = Още не е отворена
receiptListLive-stateOver = Изтекла
receiptListLive-stateAlarmed = Тревога
receiptListLive-stateFrozen = На пауза
receiptListLive-stateUnknown = За нея вече нищо не е известно
receiptListLive-stateFailed = Сървърът не отговори
receiptListLive-forgotten = Забравено. Отсега нататък този браузър не помни връзки.

## about

about-title = Как работи това и кой го поддържа
about-lead = Споделяте тайна като връзка. Връзката сама спира да работи и тогава тайната се заличава.
about-operatorTitle = Кой поддържа този сървър
about-runBy = Този сървър се поддържа от { $name }.
about-unnamed = Операторът на този сървър не е въвел име тук. Попитайте този, който ви е изпратил тук.
about-contact = Контакт:
about-program = Програма: Secret Push, версия { $version }.
about-words = Предлага думи от EFF Long Wordlist на Electronic Frontier Foundation (https://www.eff.org/dice), без четири от тях, съгласно CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Как се защитава една тайна
about-sealed = Сървърът шифрова всяка тайна с AES-256-GCM, преди да я съхрани. Ключът се извлича от неин собствен случаен ключ, връзката и – ако има такава – фразата за достъп.
about-masterKey = Случайният ключ се съхранява шифрован с главния ключ на сървъра, който се държи извън базата данни.
about-passphrase = Сървърът не съхранява нито фраза за достъп, нито нещо, с което да я сравни. Argon2id прави налучкването бавно, а след пет грешни опита за една минута адресът трябва да изчака.
about-files = Имената и съдържанието на файловете също се шифроват.
about-transport = Това шифроване става на сървъра. Адрес с https:// защитава пътя дотам.
about-endToEnd = Подателят може също да запечата тайна в браузъра или с командния ред, в отворения формат age. Ключът е във връзката след #, част, която браузърите никога не изпращат: този сървър пази и предава нещо, което не може да прочете.
about-endTitle = Какво става, когато връзката изтече
about-end = Връзката изтича след избраното време, след последния разрешен преглед или когато някой я изтрие. В този момент се заличават ключът ѝ, тайната и съобщението на подателя.
about-endFiles = Файловете също се изтриват. Връзките за изтегляне от последния преглед още работят: най-много { $time } и никога след избраното време.
about-rowAnonymous = Дневникът на тайна, споделена без акаунт, се изтрива { $time } след изтичането ѝ.
about-rowAnonymousKept = Дневникът на тайна, споделена без акаунт, се пази, докато операторът не го изтрие.
about-rowOwned = Дневникът на тайна на подател, влязъл с акаунт, се изтрива { $time } след изтичането ѝ, заедно с името и бележката, които подателят ѝ е дал.
about-rowOwnedKept = Дневникът на тайна на подател, влязъл с акаунт, се пази, заедно с името и бележката, които подателят ѝ е дал, докато операторът не го изтрие.
about-backups = Резервното копие съдържа това, което е било съхранено при създаването му, докато операторът не го изтрие.
about-loggedTitle = Какво се записва в дневника
about-logged = За всяка тайна: кога е създадена, отворена, изтрита или опитана с грешна фраза за достъп, с мрежовия адрес, браузъра и страницата, от която е дошъл посетителят. Подателите, влезли с акаунт, виждат този дневник за своите тайни.
about-request = За всяка заявка към сървъра: време, вид на страницата, резултат, продължителност и мрежов адрес. Никога връзката, тайната или фразата за достъп. Операторът решава колко дълго се пазят тези редове.
about-cookies = Бисквитки: една за вашата сесия, след като влезете, по една за езика и цветовете, които избирате, и една в браузър, който чака подател или е сигнализирал за връзка. Няма проследяване и страниците не зареждат нищо от други сървъри.
about-operatorReadsTitle = Какво може и какво не може да прочете операторът
about-seesMeta = Операторът вижда, че има тайна: нейния вид, размер, времена, прегледи и дневник, както и имейл адреса на подател, влязъл с акаунт.
about-adminPage = Администраторите могат да изтрият всяка тайна. Те не виждат нито съдържанието ѝ, нито името, бележката или връзката ѝ. Могат обаче да нулират паролата на потребител и след това да влязат като него.
about-readsOwned = Който има и съхранените данни, и главния ключ, може да прочете неизтекла тайна на подател, влязъл с акаунт, ако тя няма фраза за достъп, както и имената, бележките и съобщенията на този подател.
about-readsAnonymous = За тайна, споделена без акаунт, му трябва и връзката, която сървърът не пази.
about-readsGuarded = За тайна с фраза за достъп му трябва и фразата за достъп. Къса може да се налучка, дълга – не.
about-running = Който контролира работещия сървър, може да види тайна и нейната фраза за достъп, когато тя се създава и когато се отваря.
about-readsSealed = Операторът не може да прочете запечатана тайна, дори с всички данни и главния ключ. Подправен сървър обаче би могъл да предаде страница, която издава тайната: за да изключите това, отворете връзката с командния ред.
about-readsExpired = Никой не може да прочете изтекла тайна, включително операторът, освен ако тя още се пази в резервно копие отпреди това.
about-youTitle = Какво можете да направите вие
about-you = Изберете малко прегледи и кратко време. Добавете фраза за достъп и я изпратете по друг начин, не с връзката. Отваряйте тайна само когато можете да я запазите сигурно.

## accessibility

accessibility-title = Достъпност
accessibility-lead = Всеки трябва да може да сподели и да отвори тайна, независимо как вижда, чува, движи се и чете.
accessibility-contactTitle = Ако нещо ви пречи
accessibility-contact = Кажете на оператора на този сървър какво не работи за вас или помолете за друг начин:
accessibility-nobody = Операторът на този сървър не е въвел контакт тук. Кажете на този, който ви е изпратил тук, какво не работи за вас и помолете за друг начин.
accessibility-standardTitle = На какво отговарят тези страници
accessibility-standard = Тези страници са направени да отговарят на WCAG 2.2 на ниво AA, а с това и на глава 9 от EN 301 549. Според собствената проверка на създателите те отговарят, с изключение на посоченото в следващия списък.
accessibility-missingTitle = Какво липсва
accessibility-missingUndo = Изтриването може да се отмени в рамките на осем секунди и не по-дълго, защото тайната не бива да надживее изтриването си. Бутонът за отмяна веднага получава фокуса.
accessibility-missingLanguage = Това, което хората са написали сами, например съобщение или име на файл, не е обозначено с езика си.
accessibility-missingReaders = При проверката не беше използван екранен четец и още не са участвали хора с увреждания.
accessibility-checkedTitle = Как беше проверено това
accessibility-checkedByProgram = С axe-core: всяка страница във всяко състояние, на тесен и на широк екран, светла и тъмна. Всяка страница се побира и на 320 пиксела, и с двойно по-голям текст.
accessibility-checkedByHand = На ръка: основните пътища през страниците само с клавиатура, с повече разстояние между буквите и редовете и в дървото за достъпност на Chromium, от което четат екранните четци.

## caution

caution-notMe = Не бях аз
caution-tellText = Ако не е бил някой, когото познавате, кажете на подателя: ще се вижда в дневника му.
caution-tellFreezes = Това също поставя връзката на пауза: никой не може да я отвори, докато подателят не я възобнови.
caution-tell = Съобщаване на подателя
caution-told = Съобщихте на подателя, че не сте били вие.
caution-askSender = Ако не сте били вие, поискайте от подателя нова тайна.
caution-toldTitle = Подателят вече може да го види
caution-toldText = В дневника му пише, че някой е отворил тази връзка преди вас.
caution-toldFrozen = Връзката е на пауза: никой не може да я отвори, докато подателят не я възобнови.
caution-toldOpen = Връзката още работи. Попитайте подателя, преди да се доверите на това, което е зад нея.
caution-toldNext = Говорете с подателя по друг начин, например по телефона.
caution-back = Обратно към тайната
caution-frozenTitle = Тази връзка е на пауза
caution-frozenText = В момента никой не може да я отвори. Тя ще работи отново, когато подателят ѝ я възобнови.
caution-frozenHint = Попитайте подателя и после презаредете тази страница. Не беше отчетен преглед.
caution-elsewhereTitle = Не от тази мрежа
caution-elsewhereText = Подателят е избрал мрежите, в които се отваря тази връзка. Вашият адрес { $address } не е в нито една от тях.
caution-elsewhereHint = Свържете се с правилната мрежа и после презаредете тази страница. Не беше отчетен преглед.
caution-earlyTitle = Още не се отваря
caution-earlyText = Тази връзка се отваря: { $date } ({ $relative }).
caution-earlyHint = Тогава презаредете тази страница. Не беше отчетен преглед.
caution-notBefore = Не се отваря преди (по избор)
caution-notBeforeHint = В часовата зона на това устройство. Само вие можете да я отворите по-рано.
caution-afterFirstView = След първия преглед изтича след
caution-networks = Само в тези мрежи (попитайте вашия ИТ отдел)
caution-networksHint = Адреси и диапазони като 192.0.2.0/24, разделени със запетаи.
caution-addressees = Само за тези хора (по избор)
caution-addresseesHint = Имейл адреси или групи като group:staff, разделени със запетаи. Преди връзката да се отвори, те използват фирмения вход или код, който им се изпраща по имейл.
caution-addresseesByCompany = Имейл адреси или групи като group:staff, разделени със запетаи. Преди връзката да се отвори, те използват фирмения вход.
caution-addresseesByCode = Имейл адреси, разделени със запетаи. На никого не му трябва акаунт: преди връзката да се отвори, те въвеждат код, който им се изпраща по имейл.
caution-addresseesRequired = Само за тези хора (задължително)
caution-addresseesNext = Само за { $people }. Изпратете им връзката. Тя се отваря за тях след фирмения вход.
caution-addresseesNextByCode = Само за { $people }. Изпратете им връзката. На страницата ѝ те искат код по имейл на адреса си.
caution-addresseesNextByEither = Само за { $people }. Изпратете им връзката. На страницата ѝ те използват фирмения вход или искат код по имейл на адреса си.
caution-openings = Предупреждение за получателя, ако някой вече е отворил връзката
caution-freeze = Пауза на връзката
caution-thaw = Възобновяване на връзката

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Тази връзка вече е отворена веднъж: { $date } ({ $relative }).
       *[other] Тази връзка вече е отворена { $n } пъти, последно: { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = „{ $entry }“ не е имейл адрес.
addresseesLive-notIn = Не са разрешени адреси в { $domain }.
addresseesLive-wanted = Въведете за кого е връзката: този сървър го изисква.

## cautionCreateLive

cautionCreateLive-badMoment = Изберете момент преди изтичането на връзката.
cautionCreateLive-termNotBefore = отваря се { $date }
cautionCreateLive-notSooner = Без промяна
cautionCreateLive-termFirstView = изтича { $duration } след първия преглед
cautionCreateLive-badNetwork = „{ $network }“ не е мрежа. Въведете адреси и диапазони като 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] само от { $n } мрежа
       *[other] само от { $n } мрежи
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] само за { $n } получател
       *[other] само за { $n } получатели
    }
cautionCreateLive-termLock = само първото устройство
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } преглед за всеки получател
       *[other] { $n } прегледа за всеки получател
    }

## cautionOwnLive

cautionOwnLive-frozen = На пауза
cautionOwnLive-alarmed = Има сигнал
cautionOwnLive-frozenNow = Тази връзка е на пауза: никой освен вас не може да я отвори. Тя все пак изтича: { $date }.
cautionOwnLive-alarm = Получател съобщава, че някой друг я е отворил преди него. Сигналът е подаден: { $date } ({ $relative }), от { $address } ({ $browser }).
cautionOwnLive-alarmNext = Сравнете записите по-долу с това на кого сте дали връзката. Ако се съмнявате, изтрийте я и сменете тайната.
cautionOwnLive-settle = Отхвърляне на сигнала
cautionOwnLive-thawQuestion = Да се възобнови ли „{ $name }“? Всеки, който има връзката, ще може да я отвори отново.
cautionOwnLive-nowFrozen = На пауза. Никой освен вас не може да я отвори.
cautionOwnLive-nowThawed = Връзката работи отново.
cautionOwnLive-nowSettled = Сигналът е отхвърлен.
cautionOwnLive-networks = Мрежи
cautionOwnLive-recipients = Получатели
cautionOwnLive-recipientsOnly = Само за { $recipients }
cautionOwnLive-networksOnly = Само от { $networks }
cautionOwnLive-lock = Устройства
cautionOwnLive-lockYes = Само първото устройство може да я отвори отново
cautionOwnLive-shares = Прегледи на всеки
cautionOwnLive-sharesEach =
    { $n ->
        [one] Всеки може да я отвори веднъж
       *[other] Всеки може да я отвори { $n } пъти
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } опит от мрежа, която не сте разрешили.
       *[other] { $n } опита от мрежи, които не сте разрешили.
    }

## hold

hold-title = Изчакване на подателя
hold-tell = Подателят трябва да ви разреши отварянето. Кажете му тези три думи, например по телефона:
hold-plain = Тази страница проверява отново на всеки няколко секунди.
hold-look = Проверка сега
hold-released = Подателят ви разреши отварянето. Можете да я отворите веднъж.
hold-counts = Подателят трябва да ви разреши отварянето.
hold-ask = Искане на разрешение от подателя
hold-refusedTitle = Подателят отказа
hold-refusedText = Подателят не ви разреши отварянето и постави връзката на пауза.
hold-refusedHint = Ако вие сте чакали, обадете се на подателя. Нищо не беше отворено.
hold-choice = Да се иска моето разрешение преди отваряне
hold-choiceHint = Получателят ви прочита три думи по телефона и вие разрешавате отварянето.
hold-who = Кой ви чака
hold-compare = Разрешавайте само на този, който ви каже точно тези думи, например по телефона.
hold-nobody = Още никой не чака. Който отвори връзката, чака тук и ви прочита три думи.

## holdGateLive

holdGateLive-title = Изчакване на подателя
holdGateLive-until = Тази страница чака до { $date } ({ $relative }). Можете да я оставите отворена.
holdGateLive-waiting = Изчакване. Вашите думи: { $words }.
holdGateLive-released = Подателят разреши отварянето.
holdGateLive-crowded =
    { $n ->
        [one] Твърде много хора чакат за това. Опитайте отново след { $n } секунда.
       *[other] Твърде много хора чакат за това. Опитайте отново след { $n } секунди.
    }

## holdCreateLive

holdCreateLive-termHold = пита ви преди отваряне

## holdOwnLive

holdOwnLive-release = Разрешаване
holdOwnLive-refuse = Отказ и пауза
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Разрешено, още не е отворено
holdOwnLive-asks =
    { $n ->
        [one] { $n } човек чака
       *[other] { $n } души чакат
    }
holdOwnLive-arrived = Някой чака: { $words }.
holdOwnLive-nowReleased = Разрешено, може да се отвори веднъж.
holdOwnLive-nowRefused = Отказано. Връзката е на пауза.
holdOwnLive-tooLate = Това изчакване вече беше приключило.
holdOwnLive-hold = Разрешение
holdOwnLive-holdYes = Пита ви преди отваряне

## links

links-choice = Отделна връзка за всеки

## linksLive

linksLive-noGroups = Група не може да получи собствена връзка: премахнете „{ $group }“ или посочете хората в нея.
linksLive-making = Връзка { $at } от { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Сървърът моли да се изчака: { $address } следва след { $n } секунда.
       *[other] Сървърът моли да се изчака: { $address } следва след { $n } секунди.
    }
linksLive-notTried = Отменено. Нищо не беше съхранено.
linksLive-ready =
    { $n ->
        [one] { $n } връзка е готова
       *[other] { $n } връзки са готови
    }
linksLive-opens =
    { $n ->
        [one] Всяка се отваря веднъж, до { $date } ({ $relative }), и само за своя получател.
       *[other] Всяка се отваря { $n } пъти, до { $date } ({ $relative }), и само за своя получател.
    }
linksLive-links = Връзки
linksLive-copyOne = Копиране
linksLive-copyAll = Копиране на всички като текст
linksLive-pageOf = Страница на тази връзка
linksLive-keptByPasskey = Копирането изисква вашия ключ за достъп.
linksLive-gone = Тази страница вече не показва тази връзка.
linksLive-linksKept = Този браузър пази връзките. Никой друг браузър не може да ги покаже.
linksLive-onlyHere = Копирайте връзките сега. Те не могат да се покажат отново.
linksLive-unmade = Някои връзки още не са създадени, а това, което споделяте, е само на тази страница. Искате ли да напуснете въпреки това?
linksLive-unsaved = Още не сте копирали всички връзки, а само тази страница ги показва. Искате ли да напуснете въпреки това?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } връзка не беше създадена:
       *[other] { $n } връзки не бяха създадени:
    }
linksLive-again = Нов опит

## lock

lock-choice = Само първото устройство може да я отвори отново
lock-choiceHint = Който отвори връзката пръв, я запазва. На всяко друго устройство или браузър пише, че е отворена другаде.
lock-viewsEach = Прегледи за всеки получател (по избор)
lock-viewsEachHint = Тогава всеки адрес има собствени прегледи и никой не може да изразходва тези на другите.
lock-first = Само браузърът, който пръв отвори това, може да го отвори отново, затова го отворете там, където ви трябва. Браузърът ви пази бисквитка за това.
lock-own = Този браузър го отвори пръв. Само той може да го отвори отново.
lock-elsewhereTitle = Отворена в друг браузър
lock-elsewhereText = Тази връзка се отваря само в браузъра, който пръв я е отворил, а това не е този браузър.
lock-elsewhereHint = Ако това сте били вие, върнете се към онова устройство и браузър. Ако не, може би някой друг е прочел тайната.
lock-needsCookie = Тази връзка се нуждае от бисквитка, а браузърът ви не изпрати такава. Разрешете бисквитките за тази страница и опитайте отново.
lock-usedTitle = Вече сте я отворили
lock-usedText =
    { $n ->
        [one] Подателят позволява на всеки получател да отвори тази връзка веднъж и вие сте го направили.
       *[other] Подателят позволява на всеки получател да отвори тази връзка { $n } пъти и вие сте го направили.
    }
lock-usedHint = Ако ви трябва отново, поискайте от подателя нова връзка.

## sharesLive

sharesLive-lastView = Това беше последният ви преглед. Запазете сега каквото ви трябва.
sharesLive-lastViewFiles = Това беше последният ви преглед. Изтеглете сега каквото ви трябва: връзките работят само за кратко.

## preview

preview-title = Връзката
preview-text = Всеки, който има тази връзка, може да отвори тайната. Разглеждането на тази страница не се брои за преглед.
preview-sealedText = Всеки, който има пълната връзка, може да отвори тайната. Разглеждането на тази страница не се брои за преглед.
preview-shownOnce = Тя е криптирана от край до край: пълната ѝ връзка беше показана веднъж, при създаването, и не може да се покаже отново.
preview-lost = Ако вече я нямате, изтрийте тази връзка и създайте нова.
preview-qrOf = QR код на връзката
preview-terms = Подробности

## returned

returned-one = Имейлът до { $recipient } се върна: { $reason } (състояние { $status }, { $when }).
returned-hint = Проверете адреса или дайте връзката по друг начин.
returned-no_mailbox = няма такава пощенска кутия
returned-no_domain = домейнът не съществува или не приема имейли
returned-closed = пощенската кутия не приема имейли
returned-full = пощенската кутия е пълна
returned-too_large = имейлът е твърде голям за пощенската кутия
returned-unreachable = няма достъп до пощенския сървър на адреса
returned-policy = пощенският сървър на адреса не приема такива имейли от този сървър
returned-refused = пощенският сървър на адреса го отказа

## share

share-link = Връзка
share-copy = Копиране на връзката
share-share = Споделяне
share-mail = Имейл
share-message = Копиране като съобщение
share-qr = QR код
share-print = Печат на писмо
share-page = Отваряне на страницата на тази връзка
share-png = Запазване като PNG
share-svg = Запазване като SVG

## shareLive

shareLive-copied = Копирано
shareLive-copyFailed = Копирането не успя. Маркирайте текста и го копирайте.
shareLive-letterFailed = Писмото не можа да се зареди. Проверете интернет връзката си и опитайте отново.
shareLive-codeFailed = Кодът не можа да се запише. Проверете интернет връзката си и опитайте отново.
shareLive-message =
    { $n ->
        [one] Споделям с вас нещо поверително. Връзката се отваря веднъж, до { $date }:
       *[other] Споделям с вас нещо поверително. Връзката се отваря { $n } пъти, до { $date }:
    }
shareLive-mailSubject = Тайна за вас
shareLive-letterTerms =
    { $n ->
        [one] Връзката се отваря веднъж, до { $date }. След това съдържанието ѝ се заличава.
       *[other] Връзката се отваря { $n } пъти, до { $date }. След това съдържанието ѝ се заличава.
    }

## letter

letter-to = До
letter-from = От
letter-title = Нещо поверително за вас
letter-intro = Отваря се на всеки телефон или компютър. Не ви трябва акаунт.
letter-scan = Сканирайте кода с камерата на телефона си. Или въведете адреса в браузър точно както е отпечатан тук: главните и малките букви се различават.
letter-press = Натиснете бутона на страницата, която се отваря.
letter-passphrase = Въведете фразата за достъп и натиснете бутона. Подателят ви дава фразата за достъп по друг начин. За вашата сигурност тя не е на този лист: не я записвайте тук.
letter-keep = Запазете каквото ви трябва и след това унищожете този лист.
letter-code = QR код на адреса

## push

push-opened = Кой я е отворил
push-log = Целият дневник
push-when = Кога
push-what = Какво
push-address = Адрес
push-browser = Браузър
push-older = По-ранни
push-newer = По-късни
push-end = Изтриване сега
push-cancel = Отказ

## pushChange

pushChange-title = Промяна на тази връзка
pushChange-back = Обратно към връзката
pushChange-expires = Изтича
pushChange-views = Колко пъти може да се отвори общо
pushChange-save = Запазване на промените
pushChange-extend = Удължаване с { $duration }
pushChange-change = Промяна…
pushChange-changed = Променена.
pushChange-viewsBetween = От { $min } до { $max }. Отворена досега: { $used }.
pushChange-latest = Най-късно: { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Изберете време между { $from } и { $to }.

## agentLive

agentLive-agentOn = { $browser } на { $system }
agentLive-agentUnknown = неизвестен

## pushLive

pushLive-codesWait = Чакащи имейли с кодове за получатели: { $count }. Първият ще дойде до { $time }.
pushLive-codesFailed = Неизпратен код по имейл: { $addresses }.
pushLive-text = Текст
pushLive-file = Файлове
pushLive-url = Връзка
pushLive-qr = QR код
pushLive-active = Активна
pushLive-expired = Изтекла
pushLive-views = Прегледи
pushLive-viewsLeft = Остават { $left } от { $total }
pushLive-viewsUsed = Използвани { $used } от { $total }
pushLive-expires = Изтича
pushLive-notBefore = Отваря се
pushLive-firstView = След първия преглед
pushLive-firstViewEnds = Изтича { $duration } по-късно
pushLive-passphrase = Фраза за достъп
pushLive-passphraseSet = Зададена: връзката се отваря само с нея.
pushLive-covered = Покрита
pushLive-coveredYes = Да, докато получателят не я докосне
pushLive-deletable = Получателите могат да я изтрият
pushLive-deletableYes = Да
pushLive-files = Файлове
pushLive-fileGuarded = името се пази от фразата за достъп
pushLive-filesSealed =
    { $n ->
        [one] { $n } файл, { $size }, със запечатано име
       *[other] { $n } файла, { $size }, със запечатани имена
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } файл, заличен
       *[other] { $n } файла, заличени
    }
pushLive-created = Създадена
pushLive-name = Име
pushLive-endedByViews = Последният ѝ преглед е използван: { $when }. Съдържанието ѝ е заличено.
pushLive-endedByTime = Времето ѝ изтече: { $when }. Съдържанието ѝ е заличено.
pushLive-endedByHand = Изтрита: { $when }, от { $address } ({ $browser }). Съдържанието ѝ е заличено.
pushLive-neverOpened = Никой не я отвори.
pushLive-openedNewest =
    { $n ->
        [one] Тук е посочено само последното отваряне, всички са в дневника.
       *[other] Тук са изброени последните { $n } отваряния, всички са в дневника.
    }
pushLive-scanned =
    { $n ->
        [one] Програма, например визуализацията на връзка в чат, сканира страницата ѝ веднъж. Това не се брои за преглед.
       *[other] Програми, например визуализации на връзки в чат, сканираха страницата ѝ { $n } пъти. Това не се брои за преглед.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] Въведена е { $n } грешна фраза за достъп.
       *[other] Въведени са { $n } грешни фрази за достъп.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } опит, докато беше изтекла, на пауза или още не се отваряше.
       *[other] { $n } опита, докато беше изтекла, на пауза или още не се отваряше.
    }
pushLive-openedMeanwhile = Току-що отворена.
pushLive-ended = Изтрита. Съдържанието ѝ е заличено.

## presets

presets-presets = Шаблони
presets-keep = Запазване като шаблон…
presets-title = Вашите шаблони
presets-text = Опции, които сте запазили за нови връзки. За да ги използвате, изберете шаблон, когато създавате връзка.

## presetsLive

presetsLive-presets = Шаблони
presetsLive-keepTitle = Запазване като шаблон
presetsLive-name = Име
presetsLive-save = Запазване
presetsLive-cancel = Отказ
presetsLive-badName = Въведете име с най-много 40 знака. Можете да запазите до 20 шаблона.
presetsLive-badTerms = Този сървър не приема една от тези опции.
presetsLive-taken = Вече имате шаблон с това име.
presetsLive-offline = Сървърът не отговори. Проверете интернет връзката си и опитайте отново.
presetsLive-failed = Нещо се обърка ({ $status }). Нищо не беше променено.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } преглед
       *[other] { $n } прегледа
    }
ownPresetsLive-rename = Преименуване
ownPresetsLive-renameOf = Преименуване на „{ $name }“
ownPresetsLive-remove = Изтриване
ownPresetsLive-removeQuestion = Да се изтрие ли шаблонът „{ $name }“? Връзките, направени с него, остават каквито са.

## signIn

signIn-title = Вход
signIn-email = Имейл адрес
signIn-password = Парола
signIn-newPassword = Нова парола
signIn-passwordHint =
    { $n ->
        [one] Поне { $n } знак. Няколко думи са добър избор.
       *[other] Поне { $n } знака. Няколко думи са добър избор.
    }
signIn-submit = Вход
signIn-passkey = Вход с ключ за достъп
signIn-signUp = Създаване на акаунт
signIn-have = Имам акаунт
signIn-name = Имейл адрес или потребителско име
signIn-companyOrLocal = Използвайте фирмената си парола или, ако имате, парола на този сървър.
signIn-companyOrAdmins = Използвайте фирмената си парола. Администраторите могат да използват и парола на този сървър.
signIn-company = Използвайте фирмената си парола.
signIn-adminsOnly = Само администраторите влизат с парола.
signIn-forgot = Забравили сте паролата си? Администратор може да ви изпрати връзка.
signIn-setUpTitle = Добре дошли
signIn-setUpText = Този сървър още няма акаунти. Създайте първия: той ще бъде администраторът.
signIn-setUpCode = Код за настройване
signIn-setUpCodeHint = Сървърът го изведе при стартирането си. Погледнете в терминала или в дневника му.
signIn-setUpSubmit = Създаване на акаунта
signIn-resetTitle = Изберете паролата си
signIn-resetAccount = За акаунта { $email }
signIn-resetText = Тази връзка работи веднъж. Използването ѝ прекратява всички сесии и API токени на акаунта ви.
signIn-lettersWhy = Така показвате, че не сте програма.
signIn-resetSubmit = Запазване и вход

## sessionsLive

sessionsLive-sessions = Сесии
sessionsLive-sessionHere = този браузър
sessionsLive-sessionBegan = вход { $when }
sessionsLive-sessionUsed = последно използване { $when }
sessionsLive-sessionEnd = Прекратяване
sessionsLive-sessionEndQuestion = Да се прекрати ли сесията в { $name }? Онзи браузър излиза от акаунта веднага.
sessionsLive-sessionEnded = Прекратена. Онзи браузър излезе от акаунта.
sessionsLive-noSessions = Не сте влезли никъде.
sessionsLive-othersQuestion = Искате ли да излезете навсякъде другаде? Тук оставате в акаунта си.
sessionsLive-othersEnded =
    { $n ->
        [one] Прекратена е { $n } друга сесия.
       *[other] Прекратени са { $n } други сесии.
    }
sessionsLive-endOthers = Изход навсякъде другаде

## signInAgainLive

signInAgainLive-title = Излезли сте от акаунта
signInAgainLive-text = Сесията ви приключи. Влезте като { $email }, за да продължите. Написаното и избраното от вас още е тук.
signInAgainLive-somebodyElse = В този браузър сега е влязъл акаунтът { $other }. Влезте като { $email }, за да продължите. Написаното и избраното от вас още е тук.
signInAgainLive-limited = Този сървър изисква от вас втори фактор. Настройте го и продължете. Написаното и избраното от вас още е тук.
signInAgainLive-declined = Излезли сте от акаунта и нищо не беше изпратено. Опитайте отново, за да влезете и да продължите.
signInAgainLive-notYet = Още не сте влезли като { $email }.
signInAgainLive-password = Парола
signInAgainLive-submit = Вход и продължаване
signInAgainLive-passkey = Вход с ключ за достъп
signInAgainLive-elsewhere = Отваря се в друг раздел. След това се върнете тук и продължете.
signInAgainLive-setUp = Настройване на втори фактор
signInAgainLive-goOn = Продължаване
signInAgainLive-cancel = Отказ
signInAgainLive-noName = Въведете имейл адреса или потребителското си име.
signInAgainLive-noPassword = Въведете парола.
signInAgainLive-wrong = Паролата е грешна.
signInAgainLive-refused = Не ви е разрешено да влизате по този начин. Използвайте друг или попитайте администратор.
signInAgainLive-noCode = Въведете код.
signInAgainLive-code = Код от вашето приложение или код за възстановяване
signInAgainLive-recoveryCode = Код за възстановяване
signInAgainLive-wrongCode = Този код е грешен или вече е използван. Изчакайте следващия.
signInAgainLive-begin = Отне твърде дълго. Изберете „Отказ“ и опитайте отново.
signInAgainLive-passkeyCancelled = Не беше използван ключ за достъп. Опитайте отново или влезте по друг начин.
signInAgainLive-passkeyRefused = Сървърът не прие този ключ за достъп. Влезте по друг начин.
signInAgainLive-wrongOrigin = Тази страница е отворена на адрес, различен от този на сървъра. Отворете я на основния му URL адрес.
signInAgainLive-tooMany =
    { $n ->
        [one] Твърде много неуспешни опити. Опитайте отново след { $n } секунда.
       *[other] Твърде много неуспешни опити. Опитайте отново след { $n } секунди.
    }
signInAgainLive-offline = Сървърът не отговори. Проверете интернет връзката си и опитайте отново.
signInAgainLive-failed = Нещо се обърка ({ $status }).

## accountLive

accountLive-passkeyCancelled = Не беше използван ключ за достъп. Опитайте отново или използвайте паролата си.
accountLive-passkeyRefused = Сървърът не прие този ключ за достъп. Влезте с паролата си.
accountLive-wrong = Имейл адресът или паролата са грешни.
accountLive-wrongName = Името или паролата са грешни.
accountLive-noName = Въведете имейл адреса или потребителското си име.
accountLive-noGroup = Не сте в нито една от групите, които могат да използват този сървър. Попитайте администратора му.
accountLive-noAddress = Вашият фирмен вход не дава на този сървър валиден имейл адрес. Попитайте администратора му.
accountLive-notLinked = Тук вече има акаунт с вашия имейл адрес. Помолете администратор да го свърже с фирмения ви вход.
accountLive-notAdded = Нямате акаунт тук. Помолете администратор да добави такъв.
accountLive-notSetUp = Този сървър още не е настроен.
accountLive-notAdmitted = Не ви е разрешено да влизате тук. Попитайте администратор.
accountLive-directoryAway = В момента фирмените пароли не могат да се проверят. Ако имате парола на този сървър, използвайте нея.
accountLive-limited =
    { $n ->
        [one] Твърде много неуспешни опити. Опитайте отново след { $n } секунда.
       *[other] Твърде много неуспешни опити. Опитайте отново след { $n } секунди.
    }
accountLive-offline = Сървърът не отговори. Проверете интернет връзката си и опитайте отново.
accountLive-failed = Нещо се обърка ({ $status }).
accountLive-wrongCode = Кодът за настройване е грешен.
accountLive-invitation = Имате покана. Изберете парола и ще влезете веднага. Тази връзка работи веднъж.
accountLive-badLink = Тази връзка вече не е валидна. Поискайте нова от администратор.
accountLive-noLink = Отворете отново връзката от съобщението. Тази страница работи само с пълната връзка.
accountLive-noCode = Въведете кода за настройване.
accountLive-noPassword = Въведете парола.
accountLive-again = Сега можете да опитате отново.
accountLive-taken = Вече има акаунт с този имейл адрес.
accountLive-alreadySetUp = Този сървър вече е настроен. Вместо това влезте.
accountLive-tooShort = Паролата е твърде къса.
accountLive-tooCommon = Тази парола е една от най-разпространените или почти съвпада с адреса ви. При налучкване такива се пробват първи. Изберете друга.
accountLive-badEmail = Въведете валиден имейл адрес.
accountLive-wrongOrigin = Тази страница е отворена на адрес, различен от този на сървъра. Отворете я на основния му URL адрес.
accountLive-saved = Запазено.
accountLive-wrongCurrent = Текущата парола е грешна.
accountLive-changed = Паролата ви е сменена. Другите устройства излязоха от акаунта.
accountLive-tokensRevoked =
    { $n ->
        [one] Анулиран е { $n } API токен.
       *[other] Анулирани са { $n } API токена.
    }
accountLive-tokenName = Дайте име на токена.
accountLive-tokenTaken = Вече имате токен с това име.
accountLive-noTokens = Още нямате токени.
accountLive-never = никога не е използван
accountLive-used = последно използване { $when }
accountLive-made = създаден { $when }
accountLive-revoke = Анулиране
accountLive-revokeQuestion = Да се анулира ли токенът „{ $name }“? Програмите, които го използват, веднага спират да работят.
accountLive-revoked = Анулиран.
accountLive-copied = Копирано
accountLive-copyFailed = Копирането не успя. Маркирайте текста и го копирайте.

## account

account-title = Вашият акаунт
account-signedInAs = Влезли сте като { $email }
account-signOut = Изход
account-programs = API токени и webhook
account-programsTokens = API токени
account-tokens = API токени
account-tokensText = Програмите използват токен вместо вашата парола. Те действат от ваше име.
account-tokenName = За какво е?
account-tokenPlaceholder = скрипт за резервни копия
account-create = Създаване на токен
account-shown = Вашият нов токен. Показва се само веднъж:
account-copy = Копиране
account-example = Например
account-notify = Известия
account-notifyMe = Да получавам известие, когато се отвори моя нова връзка
account-notifyEach = Можете да изберете друго за всяка връзка.
account-sessions = Къде сте влезли
account-sessionsText = Прекратете това, което не разпознавате, и след това сменете паролата си.
account-endOthers = Изход навсякъде другаде
account-password = Парола
account-current = Текуща парола
account-next = Нова парола
account-change = Смяна на паролата
account-changeHint = Всичките ви други сесии се прекратяват.
account-revokeTokens = Анулиране и на всичките ми API токени
account-revokeTokensHint = Оставете това отметнато, ако някой друг може да знае паролата ви. Програмите, които използват тези токени, веднага спират да работят:
account-cancel = Отказ
account-confirm = Анулиране

## admin

admin-title = Моите връзки
admin-titleExpired = Изтекли връзки
admin-active = Активни
admin-expired = Изтекли
admin-all = Всички връзки
admin-users = Потребители
admin-server = Сървър
admin-search = Търсене по име, бележка или връзка
admin-order = Подреждане
admin-byNewest = Първо най-новите
admin-byExpiry = По изтичане
admin-byOpened = По последно отваряне
admin-byViews = С най-малко оставащи прегледи
admin-parts = Показване само на
admin-unopened = Никога не отваряни
admin-opened = Отворени
admin-today = Изтичат днес
admin-sealed = Криптиране от край до край
admin-waiting = Някой чака
admin-frozen = На пауза
admin-answers = Отговори
admin-tickAll = Избиране на всички
admin-csv = Запазване като CSV
admin-newer = По-нови
admin-older = По-стари
admin-cancel = Отказ
admin-end = Изтриване сега
admin-addUser = Добавяне на потребител
admin-email = Имейл адрес
admin-administrator = Администратор
admin-add = Добавяне
admin-byMail = Изпращане на връзката по имейл
admin-oneTime = Еднократна връзка, валидна 24 часа. Дайте я на потребителя:
admin-copy = Копиране
admin-storage = Място за съхранение
admin-settings = Действащи настройки
admin-settingsText = За да промените настройка, редактирайте конфигурационния файл на сървъра и след това го рестартирайте.
admin-option = Опция
admin-value = Стойност
admin-origin = От
admin-version = Версия
admin-configFile = Конфигурационен файл

## health

health-title = Състояние
health-open = Изисква намеса
health-openForAuditors = За администратор
health-nothing = Нищо не изисква намеса.
health-commands = Изпълнявайте командите на сървъра като потребителя на услугата му.
health-onServer = На сървъра
health-inConfigFile = В конфигурационния файл
health-noConfigFile = Този сървър работи без конфигурационен файл. Създайте такъв, след което стартирайте сървъра с --config и пътя до файла.
health-how = Какво да направите
health-fine = Текущо състояние
health-complaints = Предупреждения и грешки
health-complaintsText = Какво е записал този сървър в дневника си след стартирането. Подробностите са в дневника.
health-warn = Предупреждение
health-error = Грешка
health-times =
    { $n ->
        [one] веднъж, { $when }
       *[other] { $n } пъти, последно { $when }
    }
health-examine = Проверка сега
health-examineTitle = Самопроверка (doctor)
health-examineText = Проверява директорията с данни и се свързва с пощенския сървър, доставчика и всичко останало, посочено в настройките. Не изпраща и не променя нищо.
health-ok = Наред
health-subjectDirectory = Директория с данни
health-subjectPermissions = Права за достъп
health-subjectPolicy = Политики
health-subjectErasing = Окончателно изтриване
health-subjectSignIn = Фирмен вход
health-subjectLdap = Директория (LDAP)
health-subjectScanner = Антивирусна програма
health-subjectPrevious = Предишен сървър
health-inEnglish = Подробностите са на английски, както в дневника на сървъра.
health-receiverAnswered = Приемникът отговори { $status }.
health-receiverRefused = Приемникът отказа връзката.
health-receiverSilent = Приемникът не отговори навреме.
health-receiverUnknown = Името на приемника е неизвестно.

## administration

administration-findUser = Намиране на потребител
administration-before = Предишна
administration-next = Следваща
administration-role = Роля
administration-actions = Действия
administration-lastSignIn = последно влизане { $when }
administration-asUser = Потребител
administration-asAuditor = Одитор: вижда всички дневници, но не и тайни
administration-administrators = Администратори
administration-auditors = Одитори
administration-invited = Поканени
administration-disabled = Деактивирани
administration-suspended = Спрени
administration-unprotected = Без втори фактор
administration-userLinks = Връзки
administration-userFactors = Втори фактори
administration-userGroups = Групи
administration-group = Добавяне към група
administration-joinGroup = Добавяне
administration-userLimits = Ограничения на политиките
administration-userLog = Последни записи в дневника
administration-wholeLog = Всички записи
administration-endPushes = Изтриване и на споделеното от него и затваряне на исканията му
administration-endEverything = Прекратяване на всичко
administration-everyone = Всички
administration-nobody = Без акаунт
administration-findLink = Подател, връзка или номер
administration-findALink = Намиране на връзка
administration-madeUntil = Създадени до
administration-filterState = Състояние
administration-anyState = Всички състояния
administration-onlyActive = Активни
administration-onlyExpired = Изтекли или изтрити
administration-settingsFilter = Намиране на настройка
administration-onlyChanged = Само променените

## firstSteps

firstSteps-title = Първи стъпки
firstSteps-done = Изпълнени са { $done } от { $all }
firstSteps-others = Останалите стъпки са изброени по-горе.
firstSteps-address = Адрес
firstSteps-addressOpen = Връзките нямат постоянен адрес
firstSteps-addressWhy = Получателите трябва да имат достъп до адреса, с който започват връзките.
firstSteps-addressDo = Заменете { $example } с адреса на вашия сървър.
firstSteps-addressUnset = Връзките започват с адреса, който използва всеки подател, за вас { $origin }.
firstSteps-addressPlain = Връзките започват с { $url }, а той не е шифрован.
firstSteps-addressElsewhere = Връзките започват с { $url }. Сега сте на { $origin }: отворете { $url }, за да видите дали е достъпен.
firstSteps-addressGood = Връзките започват с { $url } и вие сте достигнали сървъра оттам.
firstSteps-tls = Шифроване по пътя
firstSteps-tlsOpen = Връзката със сървъра не е шифрована
firstSteps-tlsWhy = Всеки по пътя в мрежата може да чете тайните.
firstSteps-tlsOwn = Този сървър сам използва TLS.
firstSteps-tlsProxy = Обратен прокси сървър осигурява TLS за този сървър.
firstSteps-tlsNone = Свързани сте през обикновен HTTP.
firstSteps-tlsDo = Дайте на сървъра сертификат или поставете пред него обратен прокси сървър с HTTPS:
firstSteps-key = Копие на главния ключ
firstSteps-keyMissing = Няма потвърдено копие на главния ключ
firstSteps-keyWhy = Без ключа никой не може отново да прочете данните или резервно копие.
firstSteps-keyOpen = Никой не е потвърдил копие на ключа { $key }.
firstSteps-keyDone = Копие на ключа { $key } беше потвърдено { $when }.
firstSteps-keyDo = Тази команда записва шифровано резервно копие, което включва ключа. Пазете го на друга машина:
firstSteps-keyTick = Имам копие на сигурно място
firstSteps-keyUntick = Вече нямам това копие
firstSteps-people = Кой може да споделя
firstSteps-peopleWhy = С акаунти хората виждат какво е станало с връзките им, а вие решавате кой може да споделя.
firstSteps-peopleAlone = Само вие имате акаунт. Без акаунт всеки, който има достъп до този сървър, може да споделя текст.
firstSteps-peopleAloneClosed = Само вие имате акаунт и никой не може да споделя без акаунт.
firstSteps-peopleMany =
    { $n ->
        [one] Има { $n } акаунт.
       *[other] Има { $n } акаунта.
    }
firstSteps-peopleOpen = Всеки може да си създаде акаунт.
firstSteps-peopleDecided = Решили сте това в настройките.
firstSteps-peopleDo = Добавете потребители или решете с allow_sign_up и allow_anonymous.
firstSteps-peopleLink = Добавяне на потребител
firstSteps-first = Първата тайна
firstSteps-firstWhy = Един опит ви показва какво виждат получателите.
firstSteps-firstNone = Още не е съхранено нищо.
firstSteps-firstLink = Споделете тайна
firstSteps-backup = Резервни копия
firstSteps-backupWhy = Дискът се поврежда без предупреждение, а сървърът сам прави резервни копия само ако му е казано къде.
firstSteps-backupNone = Още не е направено резервно копие.
firstSteps-backupGood = Последното резервно копие беше направено { $when }.
firstSteps-backupDaily = Или всеки ден на сървъра
firstSteps-requests = Искания
firstSteps-requestsWhy = С искания хората с акаунт искат тайна от други, а на другите не им трябва акаунт, за да я изпратят.
firstSteps-requestsOff = Изключени. Можете да ги оставите така.

## serverFacts

serverFacts-links = Връзки
serverFacts-activeLinks = Активни връзки
serverFacts-stored = Какво съхранява този сървър
serverFacts-storedSum = Общо { $size }
serverFacts-payloads = Тайни (приблизително)
serverFacts-rows = Дневници, акаунти и свободно място
serverFacts-fileContents = Файлове
serverFacts-fileLimit = Ограничение за файлове
serverFacts-fileLimitText = { $used } от { $total }
serverFacts-disk = Диск
serverFacts-diskText = { $free } свободни от { $total }
serverFacts-diskOurs = Този сървър
serverFacts-diskOthers = Всичко останало
serverFacts-diskFree = Свободно
serverFacts-floor = Не се приемат файлове, докато свободното място е под { $size }.
serverFacts-scarce = Остава малко място: скоро или вече не се приемат файлове.
serverFacts-changed = Променена
serverFacts-reach = Адрес и мрежа
serverFacts-access = Достъп и акаунти
serverFacts-pushes = Тайни
serverFacts-files = Файлове
serverFacts-data = Данни и ключове
serverFacts-limits = Ограничения
serverFacts-pages = Изглед и информационна страница
serverFacts-mail = Имейл
serverFacts-watch = Дневник и показатели
serverFacts-preset = по подразбиране: { $value }
serverFacts-byDefault = по подразбиране
serverFacts-fromFlag = параметър
serverFacts-inEnglish = Описанията са на английски.
serverFacts-notSet = (не е зададено)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } настройка
       *[other] { $n } настройки
    }
settingsLive-none = Никоя настройка не съвпада.

## listLive

listLive-offline = Сървърът не отговори. Проверете интернет връзката си и опитайте отново.
listLive-failed = Нещо се обърка ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Твърде много заявки. Опитайте отново след { $n } секунда.
       *[other] Твърде много заявки. Опитайте отново след { $n } секунди.
    }
listLive-copied = Копирано
listLive-copyFailed = Копирането не успя. Маркирайте текста и го копирайте.

## adminLive

adminLive-invitedUntil = поканен, връзката изтича { $when }
adminLive-invitedOver = поканен, връзката изтече { $when }
adminLive-newLink = Нова връзка
adminLive-mailLink = Нова връзка по имейл
adminLive-withdraw = Оттегляне
adminLive-withdrawQuestion = Да се оттегли ли поканата за { $email }? Връзката ѝ спира да работи.
adminLive-withdrawn = Поканата за { $email } е оттеглена.
adminLive-endAll = Прекратяване на всичко
adminLive-endAllQuestion = Да се прекрати ли всичко на { $email }? Акаунтът се деактивира. Сесиите, токените, еднократните връзки, вторите фактори и webhook се прекратяват веднага.
adminLive-endedAll = Акаунтът { $email } е деактивиран. Прекратени: { $what }.
adminLive-endedNothing = Акаунтът { $email } е деактивиран. Нямаше нищо друго за прекратяване.
adminLive-endedSessions =
    { $n ->
        [one] { $n } сесия
       *[other] { $n } сесии
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } токен
       *[other] { $n } токена
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } еднократна връзка
       *[other] { $n } еднократни връзки
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } втори фактор
       *[other] { $n } втори фактора
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
       *[other] { $n } webhook
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } споделена връзка или искане
       *[other] { $n } споделени връзки и искания
    }
adminLive-suspended = спрян от фирмения вход
adminLive-unprotected = без втори фактор
adminLive-actionsOf = Действия за { $email }
adminLive-addedOn = добавен { $when }
adminLive-factorAdded = добавен { $when }
adminLive-appWithCodes = Приложение с кодове
adminLive-codesLeft =
    { $n ->
        [one] остава { $n } код за възстановяване
       *[other] остават { $n } кода за възстановяване
    }
adminLive-noFactors = Няма втори фактор.
adminLive-groupHere = добавена от администратор
adminLive-groupOfCompany = от фирмения вход
adminLive-groupOfDirectory = от директорията
adminLive-leaveGroup = Изваждане
adminLive-noGroups = Не е в група.
adminLive-noLimits = Никоя политика не ограничава този човек.
adminLive-endSessions = Прекратяване на сесиите
adminLive-endSessionsQuestion = Да се прекратят ли всички сесии на { $email }? Ще е нужен нов вход. Токените продължават да работят.
adminLive-sessionsEnded = Сесиите на { $email } са прекратени.
adminLive-disableMany =
    { $n ->
        [one] Деактивиране на { $n }
       *[other] Деактивиране на { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Да се деактивира ли { $n } потребител? Сесиите и токените му се прекратяват веднага.
       *[other] Да се деактивират ли { $n } потребители? Сесиите и токените им се прекратяват веднага.
    }
adminLive-disabledMany =
    { $n ->
        [one] Деактивиран е { $n } потребител.
       *[other] Деактивирани са { $n } потребители.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Прекратяване на сесиите на { $n }
       *[other] Прекратяване на сесиите на { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Да се прекратят ли всички сесии на { $n } потребител? Ще е нужен нов вход. Токените продължават да работят.
       *[other] Да се прекратят ли всички сесии на { $n } потребители? Ще е нужен нов вход. Токените продължават да работят.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Сесиите на { $n } потребител са прекратени.
       *[other] Сесиите на { $n } потребители са прекратени.
    }
adminLive-openedSince = отворена след последното ви посещение
adminLive-damaged = повредена
adminLive-mailReset = Връзка за парола по имейл
adminLive-mailed = Имейл с връзка е на път до { $email }.
adminLive-notMailed = До { $email } не беше изпратен имейл: { $reason } Изпратете го отново или покажете връзката.
adminLive-noneAtAll = Още никой не е споделил нищо. Това, което хората споделят, се показва тук без съдържанието си.
adminLive-noneMatching = Никоя връзка не отговаря на този филтър.
adminLive-showEveryone = Показване на всички
adminLive-pushesOf =
    { $n ->
        [one] { $n } връзка
       *[other] { $n } връзки
    }
adminLive-tryAgain = Сега можете да опитате отново.
adminLive-none = Тук още няма нищо.
adminLive-noneActive = В момента не споделяте нищо.
adminLive-noneExpired = Още нищо не е изтекло. Изтеклото се показва тук с дневника си.
adminLive-linksFound =
    { $n ->
        [one] { $n } връзка
       *[other] { $n } връзки
    }
adminLive-tick = Избиране на { $name }
adminLive-sealed = Криптиране от край до край
adminLive-shareSecret = Споделете тайна
adminLive-noneFound = Нищо не е намерено.
adminLive-searchedPart =
    { $n ->
        [one] Претърсена е { $n } връзка. Има и по-стари.
       *[other] Претърсени са { $n } връзки. Има и по-стари.
    }
adminLive-searchOlder = Търсене в по-старите връзки
adminLive-text = Текст
adminLive-file = Файлове
adminLive-url = Връзка
adminLive-qr = QR код
adminLive-created = създадена { $when }
adminLive-endsIn = изтича { $when }
adminLive-endedOn = изтекла { $when }
adminLive-isExpired = изтекла
adminLive-byHand = изтрита { $when }
adminLive-viewsLeft =
    { $n ->
        [one] остава { $n } преглед
       *[other] остават { $n } прегледа
    }
adminLive-notViewed = още без преглед
adminLive-neverViewed = без нито един преглед
adminLive-viewed =
    { $n ->
        [one] един преглед
       *[other] { $n } прегледа
    }
adminLive-viewedLast =
    { $n ->
        [one] един преглед, последно { $when }
       *[other] { $n } прегледа, последно { $when }
    }
adminLive-copyLink = Копиране на връзката
adminLive-sealedFiles =
    { $n ->
        [one] { $n } файл, със запечатано име
       *[other] { $n } файла, със запечатани имена
    }
adminLive-sealedLink = Пълната ѝ връзка беше показана веднъж, при създаването.
adminLive-end = Изтриване сега
adminLive-endQuestion = Да се изтрие ли „{ $name }“ сега? Никой няма да може да отвори това отново.
adminLive-ended = Изтрита.
adminLive-notFound = Няма такава връзка.
adminLive-nobody = анонимно
adminLive-administrator = администратор
adminLive-disabled = деактивиран
adminLive-you = вие
adminLive-makeAdmin = Назначаване за администратор
adminLive-takeAdmin = Отнемане на администраторските права
adminLive-disable = Деактивиране
adminLive-enable = Активиране
adminLive-reset = Нулиране на паролата
adminLive-tokens = Токени
adminLive-noTokens = Няма токени.
adminLive-revoke = Анулиране
adminLive-makeAdminQuestion = Да стане ли { $email } администратор? Този акаунт ще вижда връзките и дневниците на всички и ще може да променя всеки акаунт.
adminLive-enableQuestion = Да се активира ли акаунтът { $email }? С него отново ще може да се влиза, с предишните права.
adminLive-usersFound =
    { $n ->
        [one] { $n } потребител
       *[other] { $n } потребители
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } от { $n } потребител
       *[other] { $from }–{ $to } от { $n } потребители
    }
adminLive-noUserFound = Никой потребител не отговаря на това търсене.
adminLive-takeAdminQuestion = Да се отнемат ли администраторските права на { $email }? Сесиите и токените на акаунта се прекратяват.
adminLive-disableQuestion = Да се деактивира ли акаунтът { $email }? Сесиите и токените му се прекратяват веднага.
adminLive-resetQuestion = Да се създаде ли еднократна връзка за { $email }? По-ранна връзка спира да работи. Използването на връзката прекратява всички сесии и токени на акаунта.
adminLive-resetFactors = Нулиране на вторите фактори
adminLive-resetFactorsQuestion = Да се изтрият ли всички втори фактори на { $email }? Първо се уверете, че самият собственик на акаунта го иска. Сесиите му се прекратяват веднага. Токените продължават да работят.
adminLive-factorsReset = Акаунтът { $email } вече няма втори фактор.
adminLive-revokeQuestion = Да се анулира ли токенът „{ $name }“ на { $email }?
adminLive-taken = Вече има акаунт с този имейл адрес.
adminLive-badEmail = Въведете валиден имейл адрес.
adminLive-passwordsElsewhere = Този потребител не може да влиза с парола на този сървър: local_sign_in не го позволява.
adminLive-lastAdmin = Това е последният администратор: първо назначете друг.
adminLive-used = последно използване { $when }
adminLive-never = никога не е използван

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Изтриване на { $n }
       *[other] Изтриване на { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] Изтрита е { $n } връзка.
       *[other] Изтрити са { $n } връзки.
    }

## hooks

hooks-title = Webhooks
hooks-lead = Нека друга програма знае какво става с връзките ви. Тя никога не получава тайна, фраза за достъп или име на файл.
hooks-back = Вашият акаунт
hooks-openText = Уведомявайте програма или чат, когато връзките ви се отварят.
hooks-yours = Вашите webhook
hooks-secretShown = Тайната, която подписва съобщенията му. Показва се само веднъж:
hooks-copy = Копиране
hooks-verify = Приемниците проверяват подписа, както е описано на standardwebhooks.com.
hooks-add = Добавяне на webhook
hooks-name = Име
hooks-namePlaceholder = Чат на екипа
hooks-url = Адрес
hooks-urlHint = Трябва да е адрес, разрешен от вашия администратор.
hooks-template = Формат на съобщението
hooks-eventKinds = Събития, за които се уведомява
hooks-details = Допълнителни данни
hooks-includeHint = Всеки, който има връзката, може да я отвори. Добавяйте я само там, където имате доверие на всички, които четат.
hooks-submit = Добавяне на този webhook
hooks-cancel = Отказ
hooks-retryAll = Нов опит за всички
hooks-dropAll = Отхвърляне на всички

## hooksLive

hooksLive-linkName = Име на връзката
hooksLive-linkItself = Самата връзка
hooksLive-none = Още нямате webhook.
hooksLive-off = Изключен: приемникът му отговори, че вече не съществува.
hooksLive-test = Тест
hooksLive-tested =
    { $n ->
        [one] Отговори { $status } след { $n } милисекунда.
       *[other] Отговори { $status } след { $n } милисекунди.
    }
hooksLive-testFailed = Тестът не успя: { $reason }.
hooksLive-newSecret = Нова тайна
hooksLive-newSecretQuestion = Да се създаде ли нова тайна за „{ $name }“? Сегашната продължава да подписва заедно с нея още един ден.
hooksLive-switchOn = Включване
hooksLive-remove = Изтриване
hooksLive-removeQuestion = Да се изтрие ли „{ $name }“? Каквото още е на път към него, се отхвърля.
hooksLive-removed = Изтрит.
hooksLive-added = Добавен.
hooksLive-noName = Дайте име на този webhook.
hooksLive-badUrl = На този адрес не може да се изпрати нищо.
hooksLive-notAllowed = Вашият администратор не разрешава този адрес.
hooksLive-noEvents = Изберете поне едно събитие.
hooksLive-taken = Вече имате webhook с това име или толкова, колкото можете да имате.
hooksLive-copied = Копирано
hooksLive-copyFailed = Копирането не успя. Маркирайте текста и го копирайте.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } събитие чака доставяне. Станало е { $when }.
       *[other] { $n } събития чакат доставяне. Най-старото е станало { $when }.
    }
eventsLive-noLetters = Няма изоставени събития.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = на { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] станало { $when } · { $n } опит
       *[other] станало { $when } · { $n } опита
    }
eventsLive-retry = Нов опит
eventsLive-drop = Отхвърляне
eventsLive-dropQuestion = Да се отхвърли ли това събитие окончателно?
eventsLive-dropAllQuestion = Да се отхвърлят ли окончателно всички изоставени събития?
eventsLive-retried =
    { $n ->
        [one] Прави се нов опит за { $n } събитие.
       *[other] Прави се нов опит за { $n } събития.
    }
eventsLive-dropped =
    { $n ->
        [one] Отхвърлено е { $n } събитие.
       *[other] Отхвърлени са { $n } събития.
    }

## keptLive

keptLive-keptByBrowser = Пази се в този браузър. Всеки, който може да го използва, може да копира връзката.
keptLive-keptByPasskey = Пази се в този браузър, защитена с вашия ключ за достъп.

## keptPageLive

keptPageLive-keptShowLink = Показване на връзката
keptPageLive-keptNotOpened = Вашият ключ за достъп не я отвори. Опитайте отново.
keptPageLive-keptKeyByBrowser = Този браузър пази ключа, който отваря отговорите. Всеки, който може да го използва, може да ги прочете.
keptPageLive-keptKeyByPasskey = Този браузър пази ключа, който отваря отговорите, защитен с вашия ключ за достъп.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Излизането от акаунта изтрива { $n } връзка или ключ, които знае само този браузър. След това отговорите на вашите искания се отварят само с файла за възстановяване.
       *[other] Излизането от акаунта изтрива { $n } връзки и ключове, които знае само този браузър. След това отговорите на вашите искания се отварят само с файла за възстановяване.
    }
keptAccountLive-keptSignOutYes = Изтриване и изход
keptAccountLive-keptCount =
    { $n ->
        [one] В този браузър се пази { $n } връзка или ключ.
       *[other] В този браузър се пазят { $n } връзки и ключове.
    }
keptAccountLive-keptCountNone = В този браузър още не се пази нищо.
keptAccountLive-keptGuardedNow = Отсега нататък ги отваря вашият ключ за достъп.
keptAccountLive-keptUnable = Този ключ за достъп или този браузър не може да направи това. Запазеното остава каквото е.
keptAccountLive-keptOffQuestion = Да се изтрие ли всичко запазено? Губят се връзките, които не сте копирали, както и ключовете без файл за възстановяване.
keptAccountLive-keptRefused = Не беше използван ключ за достъп. Запазеното остава каквото е.
keptAccountLive-keptOffYes = Изтриване

## kept

kept-title = Криптирани от край до край връзки в този браузър
kept-text = Сървърът не може да ви покаже отново криптираните от край до край връзки, затова този браузър ги пази за вас, както и ключовете на вашите искания. Всеки, който може да използва този браузър, може да ги копира, освен ако ги защитава вашият ключ за достъп. Излизането от акаунта изтрива това, което не е защитено с ключ за достъп.
kept-guarded = Вашият ключ за достъп ги защитава.
kept-on = Пазене в този браузър
kept-guard = Защита с ключ за достъп

## codes

codes-toOne = Поискайте код по имейл на { $address }; тук не ви трябва акаунт.
codes-toSome = Изберете адреса си и поискайте код по имейл; тук не ви трябва акаунт.
codes-toTyped = Въведете адреса си; ако е на някого от получателите, там се изпраща код по имейл. Тук не ви трябва акаунт.
codes-which = Вашият адрес
codes-among = Получателите, съкратено: { $addresses }
codes-notYours = Не е вашият адрес? Поискайте от подателя собствена връзка.
codes-send = Изпращане на кода
codes-again = Изпращане на друг код
codes-sentToOne = Имейл с код от осем букви е на път до { $address }. Погледнете и в нежеланата поща.
codes-sent = Имейл с код от осем букви е на път, ако адресът е на някого от получателите. Погледнете и в нежеланата поща.
codes-field = Код
codes-fieldHint = Осемте букви от имейла. Те важат десет минути и само в този браузър.
codes-goOn = Продължаване
codes-or = Или го докажете по друг начин:
codes-wrong =
    { $n ->
        [one] Този код е грешен. Въведете кода от най-новия имейл. Можете да опитате още веднъж.
       *[other] Този код е грешен. Въведете кода от най-новия имейл. Можете да опитате още { $n } пъти.
    }
codes-last = Този код е грешен и това беше последният опит за него. Поискайте да се изпрати друг.
codes-over = Няма код, който да въведете тук: използван е, по-стар е от десет минути или е поискан в друг браузър. Поискайте да се изпрати друг.
codes-needsCookie = Тук е нужна бисквитка, а браузърът ви не изпрати такава. Разрешете бисквитките за тази страница и я презаредете.
codes-tooOften =
    { $n ->
        [one] За този адрес бяха поискани пет кода в рамките на един час. Опитайте отново след минута.
       *[other] За този адрес бяха поискани пет кода в рамките на един час. Опитайте отново след { $n } минути.
    }
codes-noMore = За тази връзка не се изпращат повече кодове. Поискайте нова от подателя ѝ.
codes-noMail = В момента този сървър не може да изпрати код. Попитайте този, който ви изпрати връзката.
codes-badAddress = Това не е имейл адрес.

## codesLive

codesLive-noCode = Въведете осемте букви от имейла.
codesLive-comes = Имейлът с осем букви трябва да изчака. Ще дойде до { $time }, ако адресът е на някого от получателите.
codesLive-offline = Няма достъп до сървъра. Проверете интернет връзката си и опитайте отново.

## company

company-signIn = Вход с { $label }
company-or = Или с парола на този сървър:
company-addressedTitle = Предназначено за определени хора
company-addressedSure = Който изпрати това, иска да е сигурен кой го отваря.
company-addressedText = Влезте с { $label }; тук не ви трябва акаунт.
company-addressedByDirectory = Влезте с фирмените си име и парола.
company-byPassword = Вход с парола
company-otherTitle = Не е предназначено за вас
company-otherText = Тук сте известни като { $address }, а това е предназначено за някой друг. Нищо не беше отворено. Влезте с друг акаунт или попитайте този, който го изпрати.
company-otherUnnamed = Това е предназначено за някой друг. Нищо не беше отворено. Влезте с друг акаунт или попитайте този, който го изпрати.
company-closedAccountTitle = Вашият акаунт е изключен
company-closedAccountText = Вашият акаунт на този сървър е деактивиран или спрян, затова нищо не се отваря за вас. Нищо не беше отворено. Попитайте администратор.
company-known = Тук сте известни като { $address }.
company-knownUnnamed = Фирменият вход ви разпозна.
company-notMe = Това не съм аз
company-goingOn = Един момент
company-goingOnText = Следващата страница се отваря сама.
company-goOn = Продължаване

## companyRefused

companyRefused-not-allowed = Не сте в нито една от групите, които могат да използват този сървър. Попитайте администратора му.
companyRefused-no-account = Нямате акаунт тук. Помолете администратор да го добави.
companyRefused-address-taken = Вашият имейл адрес вече има акаунт тук. Помолете администратор да го свърже с { $label }.
companyRefused-other-account = Този вход принадлежи на друг акаунт тук. Попитайте администратор.
companyRefused-not-set-up = Този сървър още не е настроен.
companyRefused-disabled = Вашият акаунт е деактивиран. Попитайте администратор.
companyRefused-no-email = { $label } не съобщава на този сървър имейл адреса ви. Помолете администратор да добави полето email.
companyRefused-bad-email = Това, което { $label } дава като ваш имейл адрес, не е такъв. Попитайте администратор.
companyRefused-no-groups = { $label } не съобщава на този сървър ваша група. Или не сте в нито една, или доставчикът ги пропуска: попитайте администратор.
companyRefused-too-many-groups = Вие сте в толкова много групи, че { $label } ги пропуска всички. Помолете администратор да се изпращат само тези на това приложение.
companyRefused-bad-token = Отговорът на { $label } не е валиден за този сървър. Не беше извършен вход; подробностите са в дневника.
companyRefused-clock = Часовниците на този сървър и на { $label } се различават твърде много. Помолете администратор да ги свери.
companyRefused-other-issuer = Отговорът дойде от доставчик, различен от посочения в настройките. Не беше извършен вход.
companyRefused-unreachable = В момента няма достъп до { $label }. Който вече е влязъл, остава влязъл; опитайте отново по-късно.
companyRefused-provider-error = { $label } съобщи за грешка. В дневника на този сървър пише каква.
companyRefused-client-refused = { $label } не приема този сървър: неговата тайна е грешна или е изтекла. Попитайте администратор.
companyRefused-cancelled = Входът с { $label } беше отменен.
companyRefused-begin-again = Този вход е започнат другаде, отнел е твърде дълго или вече е използван. Започнете отначало.

## factors

factors-title = Допълнителна защита на входа
factors-lead = С втори фактор открадната парола сама по себе си не отваря акаунта ви.
factors-openText = Ключове за достъп и приложение, което показва кодове.
factors-yours = Допълнителна защита на входа
factors-limited = Този сървър изисква от вас втори фактор. Настройте го тук и продължете.
factors-goOn = Продължаване
factors-passkeys = Ключове за достъп
factors-passkeysText = Влизайте с пръстов отпечатък, лице, PIN или ключ за сигурност, без паролата си. Ключът за достъп работи само на този адрес, така че никой не може да го открадне с фалшива страница.
factors-passkeyName = Име на устройството
factors-passkeyPlaceholder = Лаптоп
factors-addPasskey = Добавяне на ключ за достъп
factors-needsHttps = Ключовете за достъп не работят тук: браузърите ги разрешават само при име с https://. Поискайте от администратора си такъв адрес.
factors-app = Приложение с кодове
factors-appText = Приложение на телефона ви показва нов шестцифрен код на всеки 30 секунди.
factors-beginApp = Настройване на приложение
factors-removeApp = Премахване на приложението от акаунта
factors-scan = Сканирайте този код с приложението:
factors-qr = QR код за приложението
factors-type = Или въведете това в приложението:
factors-code = Кодът, който приложението показва сега
factors-finish = Завършване
factors-codesTitle = Кодове за възстановяване
factors-codesText = С всеки от тези кодове влизате веднъж, когато другите ви фактори са изгубени. Показват се само сега: отпечатайте ги или ги пазете там, където пазите пароли.
factors-renew = Нови кодове за възстановяване
factors-confirmTitle = Потвърдете самоличността си
factors-confirmText = Преди факторите ви да се променят, потвърдете самоличността си.
factors-codeOrRecovery = Код от вашето приложение или код за възстановяване
factors-confirm = Потвърждаване
factors-remove = Изтриване

## factorsLive

factorsLive-codesFile = recovery-codes.txt
factorsLive-limited =
    { $n ->
        [one] Твърде много неуспешни опити. Опитайте отново след { $n } секунда.
       *[other] Твърде много неуспешни опити. Опитайте отново след { $n } секунди.
    }
factorsLive-conflict = Това вече го има или няма място за него. Презаредете страницата.
factorsLive-lastOne = Този сървър изисква от вас втори фактор. Настройте друг, преди да изтриете този.
factorsLive-noPasskeys = Още нямате ключове за достъп.
factorsLive-never = никога не е използван
factorsLive-used = последно използване { $when }
factorsLive-made = добавен { $when }
factorsLive-remove = Изтриване
factorsLive-removed = Изтрито.
factorsLive-added = Добавен.
factorsLive-removeQuestion = Да се изтрие ли ключът за достъп „{ $name }“? Той вече няма да отваря акаунта ви.
factorsLive-removeAppQuestion = Да се премахне ли приложението от акаунта ви? Кодовете му вече няма да отварят акаунта ви.
factorsLive-nameIt = Дайте име на ключа за достъп.
factorsLive-passkeyCancelled = Не беше използван ключ за достъп. Опитайте отново.
factorsLive-passkeyRefused = Сървърът не прие този ключ за достъп. Опитайте отново.
factorsLive-appSince = Вашето приложение беше настроено { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Остава { $n } код за възстановяване.
       *[other] Остават { $n } кода за възстановяване.
    }
factorsLive-wrongCode = Този код е грешен. Проверете часовника на телефона си и въведете кода, който се показва сега.
factorsLive-notConfirmed = Това е грешно. Опитайте отново.
factorsLive-done = Вече имате втори фактор. Запазете кодовете за възстановяване и продължете.
factorsLive-copied = Копирано
factorsLive-copyFailed = Копирането не успя. Маркирайте текста и го копирайте.

## secondStep

secondStep-title = Още една стъпка
secondStep-passkey = Използване на ключ за достъп
secondStep-code = Код от вашето приложение или код за възстановяване
secondStep-codeHint = Шест цифри или шестнайсет букви и цифри.
secondStep-recoveryCode = Код за възстановяване
secondStep-recoveryHint = Шестнайсет букви и цифри. Получихте ги, когато добавихте ключа си за достъп.
secondStep-submit = Вход
secondStep-lost = Изгубихте телефона и кодовете за възстановяване? Администратор на този сървър може да нулира вторите ви фактори.
secondStep-again = Отначало

## secondStepLive

secondStepLive-noCode = Въведете код.
secondStepLive-wrongCode = Този код е грешен или вече е използван. Изчакайте следващия.
secondStepLive-passkeyCancelled = Не беше използван ключ за достъп. Опитайте отново или използвайте код.
secondStepLive-passkeyRefused = Сървърът не прие този ключ за достъп. Опитайте отново или използвайте код.
secondStepLive-limited =
    { $n ->
        [one] Твърде много грешни кодове. Опитайте отново след { $n } секунда.
       *[other] Твърде много грешни кодове. Опитайте отново след { $n } секунди.
    }
secondStepLive-retry = Сега можете да опитате отново.
secondStepLive-offline = Сървърът не отговори. Проверете интернет връзката си и опитайте отново.
secondStepLive-failed = Нещо се обърка ({ $status }).

## tokens

tokens-may = Какво може да прави
tokens-everything = Всичко
tokens-create = Само да създава връзки
tokens-createRead = Да създава и чете връзки
tokens-audit = Само да чете дневници
tokens-ask = Да иска тайни от хора и да отваря отговорите им
tokens-lasts = Колко време работи
tokens-always = Докато не бъде анулиран
tokens-days30 = 30 дни
tokens-days90 = 90 дни
tokens-year = Една година
tokens-networks = Само от определени мрежи
tokens-networksLabel = Адреси или мрежи
tokens-networksHint = Слагайте запетаи между тях. Ако това е празно, токенът работи навсякъде.

## tokensLive

tokensLive-tokenMay = може: { $what }
tokensLive-tokenCreate = създаване
tokensLive-tokenRead = четене
tokensLive-tokenAudit = четене на дневници
tokensLive-tokenExpire = изтриване
tokensLive-tokenAdmin = администриране
tokensLive-tokenAsk = искане на тайни
tokensLive-tokenOpen = отваряне на отговорите
tokensLive-tokenFrom = само от { $networks }
tokensLive-tokenUntil = изтича { $when }
tokensLive-tokenOver = изтекъл { $when }
tokensLive-tokenUsedFrom = последно използване { $when } от { $address }
tokensLive-badNetworks = Въведете адреси или мрежи като 192.0.2.0/24, най-много 50.

## oversightLive

oversightLive-auditor = одитор
oversightLive-makeAuditor = Назначаване за одитор
oversightLive-makeAuditorQuestion = Да стане ли { $email } одитор? Този акаунт ще вижда дневниците на всички, но не и тайни.
oversightLive-takeAuditor = Отнемане на одиторските права
oversightLive-takeAuditorQuestion = Да се отнемат ли одиторските права на { $email }? Сесиите и токените на акаунта се прекратяват.
oversightLive-log = Дневник
oversightLive-logNothing = Няма записи.

## signIns

signIns-title = Скорошни влизания
signIns-text = Кой е влизал в акаунта ви или се е опитал. Ако не разпознавате някое влизане, сменете паролата си.

## signInsLive

signInsLive-signedIn = Вход
signInsLive-signInFailed = Неуспешен вход
signInsLive-byPassword = с парола
signInsLive-byLink = с еднократна връзка
signInsLive-bySetup = с кода за настройване
signInsLive-bySignUp = със създаването на акаунта
signInsLive-byDirectory = чрез директорията
signInsLive-byCompany = чрез фирмения вход
signInsLive-byPasskey = с ключ за достъп
signInsLive-secondFactor = с втори фактор
signInsLive-wrongPassword = грешна парола
signInsLive-wrongCode = грешен код за настройване
signInsLive-wrongLink = невалидна еднократна връзка
signInsLive-wrongCurrent = грешна текуща парола
signInsLive-wrongFactor = грешен втори фактор
signInsLive-wrongPasskey = грешен ключ за достъп
signInsLive-deviceGuesses = твърде много налучквания на познати устройства
signInsLive-unanswered = директорията не отговори
signInsLive-asAdministrator = като администратор
signInsLive-times =
    { $n ->
        [one] { $n } път
       *[other] { $n } пъти
    }
signInsLive-noSignIns = Още няма записано влизане.

## adminLog

adminLog-title = Дневник на администраторите
adminLog-lead = Кой е влизал и кой е променял акаунти, токени, ключове и настройки. Никой запис не може да се промени или изтрие незабелязано.
adminLog-person = Имейл адрес
adminLog-personHint = На този, който го е направил или когото засяга.
adminLog-what = Какво
adminLog-everything = Всичко
adminLog-show = Показване
adminLog-newer = По-нови
adminLog-older = По-стари

## adminLogLive

adminLogLive-signOut = Изход
adminLogLive-leftOut = Повече неуспехи, отколкото са изброени
adminLogLive-userAdded = Добавен акаунт
adminLogLive-userRemoved = Изтрит акаунт
adminLogLive-userDisabled = Деактивиран акаунт
adminLogLive-userEnabled = Активиран акаунт
adminLogLive-madeAdministrator = Назначаване за администратор
adminLogLive-noAdministrator = Вече не е администратор
adminLogLive-madeAuditor = Назначаване за одитор
adminLogLive-noAuditor = Вече не е одитор
adminLogLive-suspended = Спиране от фирмения вход
adminLogLive-admitted = Допускане отново от фирмения вход
adminLogLive-linked = Свързан фирмен вход
adminLogLive-unlinked = Прекъсната връзка с фирмения вход
adminLogLive-vouched = Адрес, потвърден от администратор
adminLogLive-joinedGroup = Добавяне в група
adminLogLive-leftGroup = Изваждане от група
adminLogLive-factorAdded = Добавен втори фактор
adminLogLive-factorRemoved = Изтрит втори фактор
adminLogLive-factorsReset = Нулирани втори фактори
adminLogLive-codesMade = Създадени кодове за възстановяване
adminLogLive-invited = Покана
adminLogLive-accessEnded = Прекратен целият достъп
adminLogLive-linksExpired = Изтрити връзки на акаунта
adminLogLive-withdrawn = Оттеглена покана
adminLogLive-sessionEnded = Прекратена сесия
adminLogLive-linkMade = Създадена еднократна връзка
adminLogLive-passwordSet = Зададена парола
adminLogLive-tokenMade = Създаден API токен
adminLogLive-tokenRemoved = Анулиран API токен
adminLogLive-settingsChanged = Променени настройки
adminLogLive-rotationBegun = Начало на смяната на главния ключ
adminLogLive-rotationEnded = Край на смяната на главния ключ
adminLogLive-exported = Експортирани дневници за одит
adminLogLive-backedUp = Направено резервно копие
adminLogLive-restored = Възстановено резервно копие
adminLogLive-byWhom = от: { $name }
adminLogLive-commandLine = командния ред
adminLogLive-server = сървъра
adminLogLive-bySetupCode = кода за настройване
adminLogLive-bySigningUp = регистрация
adminLogLive-byOneTimeLink = еднократна връзка
adminLogLive-directory = директорията
adminLogLive-companySignIn = фирмения вход
adminLogLive-noEntries = Няма съвпадащ запис.
adminLogLive-showAll = Показване на всичко

## ownLogLive

ownLogLive-byCode = потвърдено с код: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Бележка
ownLogLive-logCount = { $from }–{ $to } от { $total }
ownLogLive-own-creation = създаване
ownLogLive-own-view = отваряне
ownLogLive-own-failed_view = неуспешен опит
ownLogLive-own-expire = изтриване
ownLogLive-own-restored = отменено изтриване
ownLogLive-own-failed_passphrase = грешна фраза за достъп
ownLogLive-own-probable_program = вероятно програма
ownLogLive-own-code_sent = изпратен код по имейл
ownLogLive-own-code_queued = код чака изпращане по имейл
ownLogLive-own-code_failed = неизпратен код по имейл
ownLogLive-own-failed_code = грешен код
ownLogLive-own-owner_view = отваряне от вас
ownLogLive-own-wrong_network = опит от друга мрежа
ownLogLive-own-other_device = опит на друго устройство
ownLogLive-own-alarm = сигнал: „Не бях аз“
ownLogLive-own-freeze = пауза от вас
ownLogLive-own-thaw = възобновяване от вас
ownLogLive-own-changed = промяна от вас
ownLogLive-own-hold_asked = чака вашето разрешение
ownLogLive-own-hold_released = разрешение от вас
ownLogLive-own-hold_refused = отказ и пауза от вас
ownLogLive-own-request_view = прочитане
ownLogLive-own-answer = отговор
ownLogLive-own-mail_returned = върнат имейл
ownLogLive-own-creation_email_send = заявено известие по имейл
ownLogLive-own-admin_view = отваряне от администратор
ownLogLive-own-imported = прехвърляне от Password Pusher

## seenLogLive

seenLogLive-seen-creation = създаване
seenLogLive-seen-view = отваряне
seenLogLive-seen-failed_view = неуспешен опит
seenLogLive-seen-expire = изтриване
seenLogLive-seen-restored = отменено изтриване
seenLogLive-seen-failed_passphrase = грешна фраза за достъп
seenLogLive-seen-probable_program = вероятно програма
seenLogLive-seen-code_sent = изпратен код по имейл
seenLogLive-seen-code_queued = код чака изпращане по имейл
seenLogLive-seen-code_failed = неизпратен код по имейл
seenLogLive-seen-failed_code = грешен код
seenLogLive-seen-owner_view = отваряне от собственика
seenLogLive-seen-wrong_network = отказ извън мрежите ѝ
seenLogLive-seen-other_device = отказ на друго устройство
seenLogLive-seen-alarm = сигнал от получател
seenLogLive-seen-freeze = пауза от собственика
seenLogLive-seen-thaw = възобновяване от собственика
seenLogLive-seen-changed = промяна от собственика
seenLogLive-seen-hold_asked = чака собственика
seenLogLive-seen-hold_released = разрешение от собственика
seenLogLive-seen-hold_refused = отказ от собственика
seenLogLive-seen-request_view = прочитане
seenLogLive-seen-answer = отговор
seenLogLive-seen-mail_returned = върнат имейл
seenLogLive-seen-creation_email_send = заявено известие по имейл
seenLogLive-seen-admin_view = отваряне от администратор
seenLogLive-seen-imported = прехвърляне от Password Pusher

## eventNamesLive

eventNamesLive-push-created = Създадена връзка
eventNamesLive-push-viewed = Отворена връзка
eventNamesLive-push-wrong_passphrase = Грешна фраза за достъп
eventNamesLive-push-expired = Изтекла връзка
eventNamesLive-push-alarm = Сигнал от получател
eventNamesLive-push-hold_asked = Някой чака
eventNamesLive-push-code_failed = Неизпратен код по имейл
eventNamesLive-request-answered = Отговор на искане
eventNamesLive-request-closed = Затворено искане

## conditionWords

conditionWords-passphrases = фрази за достъп
conditionWords-passwords = пароли
conditionWords-second_factors = втори фактори
conditionWords-passkeys = ключове за достъп

## conditionSays

conditionSays-disk_full = Само { $freeBytes } са свободни на диска на { $directory }: под { $floorBytes } не се приемат файлове.
conditionSays-disk_low = { $freeBytes } са свободни на диска на { $directory }, по-малко, отколкото може да заемат файловете на една връзка ({ $linkBytes }).
conditionSays-disk_no_inodes = На диска на { $directory } се побират още малко файлове ({ $files }): няма повече inodes.
conditionSays-disk_error = Дискът на { $directory } даде грешка ({ $atMs }): { $reason }
conditionSays-database_damaged = Базата данни е повредена. Дневникът посочва местата.
conditionSays-database_trouble = Този сървър не може да обработва заявки в момента: { $reason }
conditionSays-bucket_trouble = Файловете не могат да се съхраняват или отварят: { $reason }
conditionSays-scanner_trouble = Антивирусната програма не преценява файлове, затова всеки се отхвърля: { $reason }
conditionSays-sweep_failed = Изтеклото не се изтрива от диска: { $reason }
conditionSays-clock_jumped = Часовникът избърза с повече от един ден. Сега показва: { $nowMs }. В продължение на един час след този скок нищо не се заличава.
conditionSays-backup_failed = Последното резервно копие не успя: { $reason }
conditionSays-backup_damaged = Последното резервно копие, { $name }, съдържа повредени данни. Повредени места: { $count }. { $reason }
conditionSays-backup_old = Последното резервно копие е от { $lastMs }.
conditionSays-certificate_ended = Сертификатът { $file } е с изтекъл срок от { $untilMs }: клиентите го отказват.
conditionSays-certificate_ends = Сертификатът { $file } е валиден до { $untilMs }.
conditionSays-certificate_unusable = Сертификат на диска не може да се използва: { $reason } Работещ сървър запазва предишния.
conditionSays-certificate_not_obtained = Няма валиден сертификат и клиентите отказват този сървър: { $reason }
conditionSays-certificate_not_renewed = Сертификатът не можа да се поднови: { $reason }
conditionSays-client_secret_refused = Доставчикът на входа не приема oidc.client_secret: там никой не може да влезе.
conditionSays-client_secret_ends = Тайната в oidc.client_secret е валидна до { $untilMs }. След това никой не може да влезе при доставчика.
conditionSays-token_ends = API токенът „{ $name }“ на { $owner }, използван наскоро, е валиден до { $untilMs }.
conditionSays-administrator_new = Нов администратор: { $user }, { $sinceMs }, назначен от: { $by }.
conditionSays-guessing = Някой налучква ({ $guessed }): в рамките на един час { $times } или повече опита бяха отказани, защото бяха твърде много.
conditionSays-codes_failed = Кодовете за получатели не могат да се изпратят по имейл: { $reason }
conditionSays-codes_wait = Чакащи имейли с кодове за получатели: { $count }. Получател или подател е достигнал ограничението за един час. Последният имейл тръгва: { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } събитие не можа да се достави и беше изоставено.
       *[other] { $n } събития не можаха да се доставят и бяха изоставени.
    }
conditionSays-deliveries_late = Събитие от { $sinceMs } чака доставяне.
conditionSays-nodes_differ = Възлите не са еднакви: { $reason }
conditionSays-version_ready = Файлът на нова версия е в { $file }.
conditionSays-disk_fine = { $freeBytes } от { $totalBytes } са свободни на диска на { $directory }.
conditionSays-certificate_fine = Сертификатът { $file } е валиден до { $untilMs }.
conditionSays-backup_none = Още не е направено резервно копие.
conditionSays-backup_fine = Последното резервно копие е от { $lastMs }.
conditionSays-backup_scheduled = Последното резервно копие, { $name }, е от { $lastMs }, а следващото предстои: { $nextMs }.
conditionSays-node_fine = Възелът { $node } работи с версия { $version }.

## conditionMend

conditionMend-disk_full = Освободете място на този диск или го увеличете.
conditionMend-disk_low = Освободете място на този диск или го увеличете.
conditionMend-disk_no_inodes = Изтрийте малките файлове, които други програми са оставили на този диск.
conditionMend-disk_error = Направете резервно копие сега. После проверете диска и свързването му. Подробностите са в системния дневник.
conditionMend-database_damaged = Възстановете резервно копие.
conditionMend-database_trouble = Проверете базата данни, машината ѝ и пътя дотам.
conditionMend-bucket_trouble = Проверете хранилището bucket, ключовете му и пътя дотам. Директория, споделена от възлите, трябва да е монтирана.
conditionMend-scanner_trouble = Стартирайте clamd и разрешете на потребителя на този сървър да чете сокета му. Подробностите са в собствения дневник на clamd.
conditionMend-sweep_failed = Никой не може да го отвори. Проверете диска и дневника.
conditionMend-clock_jumped = Ако часовникът е грешен, сверете го в рамките на този час. Ако е верен, не правете нищо: това известие се появява и след дълго спиране или възстановяване.
conditionMend-backup_failed = Отстранете причината. Сървърът сам опитва отново.
conditionMend-backup_damaged = Проверете диска и открийте какво е повредено. По-ранните цели резервни копия се пазят.
conditionMend-backup_old = Проверете това, което прави резервните ви копия, или направете едно на ръка.
conditionMend-certificate_ended = Сменете файловете на сертификата и ключа му. Сървърът сам ги чете отново.
conditionMend-certificate_ends = Сменете файловете на сертификата и ключа му. Сървърът сам ги чете отново.
conditionMend-certificate_unusable = Сменете файловете на сертификата и ключа му.
conditionMend-certificate_not_obtained = Сървърът сам опитва отново. Проверете удостоверяващия орган и пътя дотам.
conditionMend-certificate_not_renewed = Използваният е валиден до { $untilMs } и сървърът опитва отново. Проверете удостоверяващия орган и пътя дотам.
conditionMend-client_secret_refused = Създайте нова тайна при доставчика и я задайте.
conditionMend-client_secret_ends = Създайте нова тайна при доставчика, задайте я и запишете края ѝ в oidc.client_secret_until.
conditionMend-token_ends = Собственикът му създава нов и го дава на програмата, която го използва.
conditionMend-administrator_new = Ако не сте очаквали това, отнемете правото и вижте дневника на администраторите.
conditionMend-guessing = Дневникът посочва адресите. Блокирайте ги в защитната си стена.
conditionMend-codes_failed = Проверете пощенския сървър и настройките за поща. Получателите, чийто код не е изпратен, трябва да поискат друг.
conditionMend-codes_wait = Ако подателите трябва да достигат толкова много получатели, увеличете mail.per_hour. Дневниците на връзките им показват чии кодове чакат.
conditionMend-deliveries_dead = Поправете приемника, а после доставете отново или отхвърлете недоставеното.
conditionMend-deliveries_late = Проверете пощенския сървър, webhook или колектора. В дневника пише кое не работи.
conditionMend-nodes_differ = Дайте на всички възли еднаква версия, настройки и време.
conditionMend-version_ready = Проверете го и след това надградете.
conditionMend-backup_none = Ако нищо друго не прави резервни копия на този сървър, направете едно.

## errorPage

errorPage-missing = Страницата не е намерена
errorPage-missingText = На този адрес няма страница.
errorPage-home = Към началната страница
errorPage-busy = Твърде много заявки
errorPage-busyText = Получихме твърде много заявки от вашия адрес. Нищо не беше отворено. Изчакайте малко и презаредете тази страница.
errorPage-keySent = Тази връзка вече не е тайна
errorPage-keySentText = Програма по пътя, например филтър за имейли, е написала %23 вместо # в тази връзка и така ключът ѝ беше изпратен на сървъра. Нищо не беше отворено и не беше отчетен преглед, но ключът вече не е таен. Поискайте от подателя нова връзка, изпратена по друг начин.
errorPage-upgrading = Този сървър се надгражда
errorPage-upgradingText = Нищо не беше отворено и нищо не е загубено. Презаредете тази страница след минута.
errorPage-unavailable = В момента не е достъпно
errorPage-unavailableText = Сървърът не може да направи това в момента. Нищо не беше отворено и нищо не е загубено. Опитайте отново след няколко минути.
errorPage-unconfirmed = Не е потвърдено
errorPage-unconfirmedText = Сървърът не може да каже дали това е направено. Може да е отчетен преглед, въпреки че нищо не беше показано. Опитайте отново след няколко минути; ако дотогава тайната я няма, поискайте от подателя ѝ нова връзка.
errorPage-defect = Нещо се обърка
errorPage-defectText = Това не би трябвало да се случва. Кажете на оператора на този сървър кога се е случило: подробностите са в дневника.

## mailShared

mailShared-subject = { $sender } има нещо за вас
mailShared-lead = { $sender } споделя с вас нещо поверително чрез { $service }.
mailShared-link = Отваряне
mailShared-until = Връзката работи до { $when }.
mailShared-views =
    { $n ->
        [one] Може да се отвори веднъж.
       *[other] Може да се отвори { $n } пъти.
    }
mailShared-notice = Поискайте връзката от { $sender }: този имейл не я съдържа.
mailShared-stranger = Ако не познавате { $sender }, пренебрегнете този имейл.
mailShared-unverified = Никой не е потвърдил, че адресът { $sender } е на подателя. Попитайте { $sender } по друг начин дали този имейл е изпратен оттам. Ако не можете, пренебрегнете го.

## mailAsked

mailAsked-subject = { $sender } иска нещо от вас
mailAsked-lead = { $sender } иска от вас нещо поверително, което да изпратите чрез { $service }.
mailAsked-link = Отговор
mailAsked-until = Можете да отговорите до { $when }. Не ви трябва акаунт.

## mailNeeds

mailNeeds-name = Подателят посочва името „{ $name }“.
mailNeeds-shared = Преди да я отворите:
mailNeeds-asked = Преди да отговорите:
mailNeeds-from = Отваря се от { $when } нататък.
mailNeeds-passphrase = Трябва ви фраза за достъп. { $sender } ви я дава по друг начин.
mailNeeds-code = Трябва ви код. Страницата го изпраща по имейл на { $address }, когато го поискате.
mailNeeds-proof = Само определени хора могат да я отворят. Страницата ви моли да докажете, че сте един от тях.
mailNeeds-release = { $sender } трябва да ви разреши отварянето. Отворете връзката и дотогава оставете страницата отворена.
mailNeeds-lock = Само устройството и браузърът, които я отворят първи, могат да я отворят отново. Отворете я там, където ви трябва.
mailNeeds-letters = Страницата показва три букви. Въведете ги, за да знае, че не сте програма.

## mailOpened

mailOpened-subject = Отворена: { $name }
mailOpened-unnamed = Вашата връзка от { $date }
mailOpened-lead = Вашата връзка беше отворена: { $when }.
mailOpened-left =
    { $n ->
        [one] Може да се отвори още веднъж.
       *[other] Може да се отвори още { $n } пъти.
    }
mailOpened-last = Това беше последният преглед: тайната е заличена.
mailOpened-link = Моите връзки
mailOpened-why = Получавате този имейл, защото поискахте известие при отваряне.

## mailAnswered

mailAnswered-subject = Има отговор: { $name }
mailAnswered-unnamed = Вашето искане от { $date }
mailAnswered-lead = Вашето искане получи отговор: { $when }.
mailAnswered-keep = Този имейл не съдържа отговора. Влезте, за да го отворите.
mailAnswered-link = Искания
mailAnswered-why = Получавате този имейл, защото поискахте имейл за всеки отговор.

## mailCode

mailCode-subject = Вашият код от { $service }
mailCode-lead = Някой споделя с вас нещо поверително чрез { $service }. За да го отворите, въведете този код на страницата, която го поиска:
mailCode-leadNamed = { $sender } споделя с вас нещо поверително чрез { $service }. За да го отворите, въведете този код на страницата, която го поиска:
mailCode-asks = Някой иска от вас нещо поверително чрез { $service }. За да прочетете искането и да отговорите, въведете този код на страницата, която го поиска:
mailCode-asksNamed = { $sender } иска от вас нещо поверително чрез { $service }. За да прочетете искането и да отговорите, въведете този код на страницата, която го поиска:
mailCode-until =
    { $n ->
        [one] Кодът работи веднъж, в продължение на { $n } минута, и само в браузъра, който го поиска.
       *[other] Кодът работи веднъж, в продължение на { $n } минути, и само в браузъра, който го поиска.
    }
mailCode-ignore = Ако не сте искали код, пренебрегнете този имейл и не давайте кода на никого.

## mailInvited

mailInvited-subject = Вашият акаунт в { $service }
mailInvited-lead = Вече имате акаунт в { $service }: { $email }.
mailInvited-link = Избиране на парола
mailInvited-once = Връзката работи веднъж, до { $when }.

## mailReset

mailReset-subject = Изберете нова парола за { $service }
mailReset-lead = Администратор на { $service } ви дава възможност да изберете нова парола за { $email }.
mailReset-link = Избиране на парола
mailReset-once = Връзката работи веднъж, до { $when }.

## mailNotice

mailNotice-subject = Вашият акаунт в { $service }
mailNotice-password = Паролата на { $email } беше сменена: { $when }.
mailNotice-factorAdded = Към { $email } беше добавен втори фактор: { $when }.
mailNotice-factorRemoved = Втори фактор на { $email } беше изтрит: { $when }.
mailNotice-factorsReset = Всички втори фактори на { $email } бяха изтрити от администратор: { $when }.
mailNotice-recoveryCodes = За { $email } бяха създадени нови кодове за възстановяване: { $when }. Предишните вече не работят.
mailNotice-recoveryCode = Код за възстановяване на { $email } беше използван: { $when }. Той няма да работи отново.
mailNotice-devices = Твърде много грешни пароли или кодове за { $email } дойдоха от браузъри, с които вече е влизано: { $when }. Някой може да има едно от устройствата ви.
mailNotice-from = Това дойде от адреса { $address }.
mailNotice-stranger = Ако не сте очаквали това, сменете паролата си в { $service } и кажете на администратора.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } въпрос за администратора
       *[other] { $service }: { $n } въпроса за администратора
    }
mailConditions-link = Състояние на сървъра
mailConditions-why = Получавате този имейл, защото notices.mail съдържа адреса ви. Той идва веднъж и отново след седем дни, ако нищо не се е променило. Изпълнявайте командите на машината на сървъра, със sudo и с --config на сървъра.

## mailTest

mailTest-subject = Тест на { $service }
mailTest-lead = Имейлите от { $service } пристигат.
mailTest-link = { $service }

## opener

opener-title = Отваряне на запечатана връзка
opener-lead = Тази страница е ваш собствен файл: тя отваря връзки, запечатани от край до край, и никой сървър не може да я промени. Тя иска от сървъра на връзката запечатаната тайна и нищо друго.
opener-link = Връзка, с частта след #
opener-passphraseHint = Само ако подателят ви е дал такава.
opener-open = Отваряне
opener-notLink = Това не е връзка към тайна. Копирайте цялата връзка, от https:// до края ѝ.
opener-unreachable = Няма отговор, който тази страница може да прочете. Няма достъп до сървъра или той разрешава само на собствената си страница да отвори тази връзка: тайната може да не е запечатана или да е ограничена до определени мрежи. Нищо не беше отворено.
opener-incomplete = Отговорът не пристигна цял. Може да се е броил за преглед.
opener-notSealed = Това, което сървърът изпрати, не е запечатано, значи не е това, което подателят е запечатал за тази връзка. Не се показва нищо от него.
opener-wrong = Фразата за достъп е грешна или липсва. Не беше отчетен преглед.
opener-refused = В момента сървърът не предава това. Не беше отчетен преглед.
opener-held = Който изпрати това, трябва да разреши отварянето. Кажете му тези думи: { $words }
opener-heldWordless = Който изпрати това, трябва да разреши отварянето.
opener-otherPassphrase = С тази фраза за достъп не се отваря. Опитайте отново: запечатаната тайна е тук и не се брои друг преглед. Оставете полето празно, ако подателят не ви е дал фраза за достъп.
opener-go = Отваряне на адреса на { $host }
opener-saved = Запазено

## languages

languages-title = Изберете езика си
languages-search = Намерете езика си
languages-searchHint = Собственото му име, английското му име или кодът му, например pt-BR.
languages-find = Търсене
languages-none = Няма съвпадащ език.
languages-all = Всички езици
languages-browser = Езикът на моя браузър
languages-back = Обратно към страницата
languages-counts = Текстовете на другите езици са преводи. При разлика важи английският текст. Ако откриете грешна дума, кажете на хората, които поддържат този сървър.
languages-recipient = Език за получателя
languages-recipientHint = За страницата на връзката и имейла за нея. Получателите, които са избрали език, запазват своя.
languages-recipientOwn = Както иска браузърът им
languages-answerer = Език за отговарящия
languages-answererHint = За страницата на искането. Хората, които са избрали език, запазват своя.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } език
       *[other] { $n } езика
    }
languagesLive-recipientLanguage = Език за получателя
