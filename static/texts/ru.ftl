### Russian

## layout

layout-skip = Перейти к содержанию
layout-navigation = Главное меню
layout-create = Создать
layout-pushes = Мои ссылки
layout-admin = Управление
layout-account = Аккаунт
layout-signIn = Войти
layout-languages = Язык
layout-light = Светлая
layout-dark = Тёмная
layout-auto = Авто
layout-api = API
layout-about = О сервисе
layout-aboutLine = Как это работает и кто управляет сервером
layout-noScript = Этой странице нужен JavaScript. Её скрипты связываются только с этим сервером.
layout-otherWays = Можно также использовать API или командную строку.
layout-waiting = Страница ещё загружается. Если ничего не меняется, обновите её.
layout-plain = Соединение не зашифровано: другие в сети могут прочитать то, что вы здесь отправляете и открываете. Если есть адрес с https://, пользуйтесь им.
layout-notSealed = Стоп: это не запечатано
layout-notSealedText = Отправитель запечатал этот секрет, но то, что прислал сервер, не запечатано. Ничего из этого не показано. Свяжитесь с отправителем, например по телефону.

## create

create-title = Поделиться секретом
create-tagline = Отправьте пароль или файл по ссылке с ограниченным сроком действия.
create-kinds = Чем поделиться
create-text = Текст
create-files = Файлы
create-url = Ссылка
create-qr = QR-код
create-textLabel = Ваш секрет
create-shared = Получено из другого приложения: проверьте перед отправкой.
create-textPlaceholder = Пароль, ключ, заметка…
create-urlLabel = Веб-адрес
create-urlHint = Получатель сначала увидит адрес и подтвердит переход с этой страницы.
create-qrLabel = Текст для показа в виде QR-кода
create-qrHint = Получатель увидит его как QR-код для сканирования.
create-message = Сообщение (необязательно)
create-filesSignIn = Войдите, чтобы делиться файлами.
create-hide = Скрывать при вводе
create-generator = Сгенерировать пароль
create-style = Вид
create-styleCharacters = Символы
create-styleWords = Слова
create-stylePin = PIN-код
create-pinHint = Для парольной фразы этого хватит: сервер ограничивает число попыток. Для самого секрета это слишком слабо.
create-length = Длина
create-digits = Цифры
create-symbols = Спецсимволы
create-capitals = Заглавные буквы
create-generated = Вариант
create-again = Другой вариант
create-use = Использовать
create-lifetime = Срок действия
create-views = Число просмотров
create-passphrase = Парольная фраза (необязательно)
create-passphraseRequired = Парольная фраза (обязательно)
create-passphraseLength =
    { $n ->
        [one] Не менее { $n } символа.
        [few] Не менее { $n } символов.
        [many] Не менее { $n } символов.
       *[other] Не менее { $n } символа.
    }
create-passphraseHint = Передайте парольную фразу отдельно, например по телефону.
create-suggest = Предложить
create-add = Добавить параметр…
create-covered = Скрывать до нажатия
create-coveredHint = При открытии никто не прочитает секрет из-за плеча получателя.
create-deletable = Получатель может удалить секрет
create-notifyMe = Сообщить мне, когда его откроют
create-notifyByMail = Вы получите письмо и отметку в разделе «Мои ссылки».
create-notifyInList = Вы получите отметку в разделе «Мои ссылки».
create-name = Название (видите только вы)
create-note = Заметка (видите только вы)
create-sign = Подписать своим именем
create-senderName = Ваше имя
create-senderMessage = Сообщение получателю
create-senderMessageHint = Его видит до открытия секрета каждый, у кого есть ссылка. Не пишите здесь ничего конфиденциального.
create-senderEmail = Показать адрес вашего аккаунта: { $email }
create-sealed = Сквозное шифрование
create-sealedHint = Прочитать сможет только получатель — и никто больше, даже этот сервер.
create-sealedName = Дайте название для вашего списка: имена файлов тоже защищены. Название, заметка и подпись не защищены.
create-sealedRequired = Ничего другого этот сервер не принимает.
create-groupLimits = Для вас действуют ограничения групп: { $groups }.
create-shownOnce = Скопируйте ссылку сейчас. Показать её ещё раз нельзя.
create-remembered = Ваш выбор запоминается на этом устройстве.
create-reset = Сбросить настройки
create-submit = Создать ссылку
create-ready = Ваша ссылка готова
create-passphraseNext = Теперь передайте парольную фразу другим путём
create-passphraseReminder = Ссылка открывается только с этой парольной фразой. Сообщите её, например, по телефону. Больше она не будет показана.
create-copyPassphrase = Скопировать парольную фразу
create-end = Удалить сейчас
create-another = Поделиться ещё

## createClosed

createClosed-title = Войдите, чтобы поделиться секретом
createClosed-text = Из вашей сети создавать ссылки могут только люди с аккаунтом.
createClosed-hint = Если вы получили ссылку, отсюда она открывается как обычно.
createClosed-nothingTitle = Здесь вы ничем не можете поделиться
createClosed-nothing = Ограничения ваших групп ({ $groups }) не оставляют ни одного вида секретов. Обратитесь к администратору этого сервера.

## createLive

createLive-bytes = { $used } из { $limit }
createLive-characters = Символов: { $used } из { $limit }
createLive-bits =
    { $n ->
        [one] около { $n } бита
        [few] около { $n } бит
        [many] около { $n } бит
       *[other] около { $n } бита
    }
createLive-termViews =
    { $n ->
        [one] { $n } просмотр
        [few] { $n } просмотра
        [many] { $n } просмотров
       *[other] { $n } просмотра
    }
createLive-termUntil = до: { $date }
createLive-noPassphrase = без парольной фразы
createLive-withPassphrase = с парольной фразой
createLive-needsPassphrase = нужна парольная фраза
createLive-passphraseMissing = Введите парольную фразу: этот сервер её требует.
createLive-passphraseShort =
    { $n ->
        [one] Парольная фраза слишком короткая: нужно не менее { $n } символа. Ряд вроде aaaa или 1234 считается за два.
        [few] Парольная фраза слишком короткая: нужно не менее { $n } символов. Ряд вроде aaaa или 1234 считается за два.
        [many] Парольная фраза слишком короткая: нужно не менее { $n } символов. Ряд вроде aaaa или 1234 считается за два.
       *[other] Парольная фраза слишком короткая: нужно не менее { $n } символа. Ряд вроде aaaa или 1234 считается за два.
    }
createLive-signed = Подпись: { $by }
createLive-blank = Сначала введите секрет.
createLive-tooLong = Слишком длинно. Предел: { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] Слишком длинно: не более { $n } символа.
        [few] Слишком длинно: не более { $n } символов.
        [many] Слишком длинно: не более { $n } символов.
       *[other] Слишком длинно: не более { $n } символа.
    }
createLive-badUrl = Введите веб-адрес, например https://example.org.
createLive-unsealed = Вашему браузеру не удалось это запечатать. Ничего не отправлено.
createLive-opens =
    { $n ->
        [one] Можно открыть { $n } раз. Срок: { $date } ({ $relative }).
        [few] Можно открыть { $n } раза. Срок: { $date } ({ $relative }).
        [many] Можно открыть { $n } раз. Срок: { $date } ({ $relative }).
       *[other] Можно открыть { $n } раза. Срок: { $date } ({ $relative }).
    }
createLive-endedTitle = Секрет удалён
createLive-ended = Его содержимое стёрто. Открыть его больше не сможет никто, включая вас.
createLive-goneTitle = Ссылка больше не действует
createLive-gone = Открыть её больше не сможет никто. Её содержимое стёрто.
createLive-linkUnsaved = Вы ещё не скопировали ссылку, а показана она только на этой странице. Всё равно покинуть её?
createLive-passphraseUnsaved = Вы ещё не скопировали парольную фразу, а показана она только на этой странице. Всё равно покинуть её?
createLive-leaveIt = Покинуть
createLive-offline = Сервер не ответил. Проверьте соединение и попробуйте ещё раз.
createLive-rateLimited =
    { $n ->
        [one] Слишком много запросов. Попробуйте снова через { $n } секунду.
        [few] Слишком много запросов. Попробуйте снова через { $n } секунды.
        [many] Слишком много запросов. Попробуйте снова через { $n } секунд.
       *[other] Слишком много запросов. Попробуйте снова через { $n } секунды.
    }
createLive-tryAgain = Теперь можно попробовать снова.
createLive-tooLarge = Это больше, чем принимает сервер.
createLive-signInFirst = Сначала войдите.
createLive-unavailable = Сервер сейчас недоступен. Введённое вами осталось здесь: попробуйте ещё раз чуть позже.
createLive-noSpace = На сервере не осталось места. Ничего не сохранено.
createLive-failed = Что-то пошло не так ({ $status }). Ничего не сохранено.
createLive-refused = Сервер не принимает это значение.
createLive-tooMany =
    { $n ->
        [one] Не более { $n } записи.
        [few] Не более { $n } записей.
        [many] Не более { $n } записей.
       *[other] Не более { $n } записи.
    }
createLive-outOfRange = Введите число от { $min } до { $max }.

## resultLive

resultLive-notOpened = Ещё не открывали.
resultLive-openedTimes =
    { $n ->
        [one] Открыто { $n } раз. Последний раз: { $date }.
        [few] Открыто { $n } раза. Последний раз: { $date }.
        [many] Открыто { $n } раз. Последний раз: { $date }.
       *[other] Открыто { $n } раза. Последний раз: { $date }.
    }

## fileBox

fileBox-files = Файлы
fileBox-dropHere = Перетащите сюда файлы или папки
fileBox-chooseFiles = Выбрать файлы
fileBox-chooseFolder = Выбрать папку
fileBox-cancel = Отмена

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Не более { $n } файла, каждый до { $file }, вместе до { $push }.
        [few] Не более { $n } файлов, каждый до { $file }, вместе до { $push }.
        [many] Не более { $n } файлов, каждый до { $file }, вместе до { $push }.
       *[other] Не более { $n } файла, каждый до { $file }, вместе до { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] В одной ссылке помещается не более { $n } файла.
        [few] В одной ссылке помещается не более { $n } файлов.
        [many] В одной ссылке помещается не более { $n } файлов.
       *[other] В одной ссылке помещается не более { $n } файла.
    }
filesLive-fileTooLarge = Файл «{ $name }» больше { $limit }.
filesLive-filesTooLarge = Вместе файлы больше { $limit }.
filesLive-noFiles = Выберите хотя бы один файл.
filesLive-packing = «{ $name }»: упаковка ещё идёт.
filesLive-remove = Убрать { $name }
filesLive-uploading = { $percent } · { $speed }/с
filesLive-lost = Соединение потеряно. Отправка продолжится сама.
filesLive-uploaded = Отправлено. Сервер сохраняет…
filesLive-sealing = Запечатывание в вашем браузере: { $percent }
filesLive-unreadable = Ваш браузер больше не может прочитать один из файлов. Ничего не отправлено. Выберите файлы заново.
filesLive-cancelled = Отменено. Ничего не сохранено.

## reveal

reveal-title = Секрет для вас
reveal-intro = С вами поделились конфиденциальной информацией.
reveal-ownTitle = Ваш собственный секрет
reveal-ownIntro = Вы поделились им сами. Ваши получатели открывают его на этой странице.
reveal-ownPage = К ссылке, QR-коду и журналу
reveal-passphrase = Парольная фраза
reveal-passphraseHint = Её сообщает отправитель отдельно от этой ссылки.
reveal-unlock = Открыть
reveal-open = Показать секрет
reveal-counts = Открытие считается просмотром.
reveal-how = Как это работает
reveal-sealed = Включено сквозное шифрование: открыть секрет может только ваш браузер, а этот сервер прочитать его не может.
reveal-sealedNoScript = Эта ссылка открывается только с JavaScript или командой «secretpush open».
reveal-largeText = Один из файлов больше 256 MiB, а этот браузер не может сохранить запечатанный файл такого размера. Просмотр не засчитан. На компьютере откройте ссылку в Chrome или Edge по https:// или этой командой:
reveal-copyCommand = Скопировать команду
reveal-secret = Секрет
reveal-show = Показать
reveal-onPaper = Секрет скрыт. Нажмите на странице «Показать», а затем распечатайте её ещё раз.
reveal-hide = Скрыть
reveal-copy = Скопировать
reveal-save = Сохранить как файл
reveal-print = Распечатать
reveal-files = Файлы
reveal-download = Скачать
reveal-downloadAll = Скачать всё в ZIP
reveal-address = Отправитель предлагает вам открыть этот адрес:
reveal-go = Открыть адрес…
reveal-goTitle = Покинуть эту страницу?
reveal-goText = Вы собираетесь открыть адрес на сайте:
reveal-goYes = Открыть
reveal-goTo = Открыть адрес на { $host }
reveal-qr = Отсканируйте этот код
reveal-qrText = Текст кода
reveal-remove = Удалить сейчас
reveal-removeText = Открыть эту ссылку больше не сможет никто, включая вас.
reveal-removeYes = Удалить
reveal-cancel = Отмена
reveal-deletedTitle = Удалено
reveal-deletedText = Эту ссылку больше никто не сможет открыть, и на этой странице секрета больше нет.
reveal-undo = Отменить удаление
reveal-openAgain = Назад к ссылке
reveal-gone = Здесь больше ничего нет
reveal-goneText = Эта ссылка больше не действует, удалена или никогда не существовала.
reveal-openedHere = Вы уже открывали эту ссылку на этом устройстве: { $date } ({ $relative }). С тех пор она перестала действовать или была удалена.
reveal-goneHint = Попросите у отправителя новую ссылку.
reveal-goneCreate = Поделиться своим секретом
reveal-letters = Введите эти три буквы
reveal-lettersNeeded = Введите три буквы и нажмите кнопку ещё раз. Ничего не открыто.
reveal-lettersOther = Это были другие буквы. Введите эти три и нажмите кнопку ещё раз. Ничего не открыто.
reveal-wrong = Парольная фраза неверна.
reveal-limited = Слишком много неверных парольных фраз. Подождите минуту и попробуйте снова.
reveal-refused = Отправитель отказал вам в разрешении открыть это.
reveal-waitOver = Ваше ожидание закончилось. Откройте ещё раз, чтобы снова попросить разрешения.
reveal-crowded = Здесь ждёт слишком много людей. Попробуйте снова через минуту.
reveal-scanner = Этот браузер сообщает, что он программа для проверки ссылок, поэтому ничего не открыто. Откройте ссылку в другом браузере.
reveal-again = Обновление страницы не открывает секрет ещё раз. Чтобы открыть его снова, нажмите кнопку.
reveal-failed = На сервере что-то пошло не так. Попробуйте ещё раз чуть позже.

## senderNote

senderNote-label = От отправителя
senderNote-shares = { $name } делится с вами секретом.
senderNote-writes = { $name } пишет:
senderNote-unnamedWrites = Отправитель пишет:
senderNote-account = Отправлено с аккаунта { $email } на этом сервере.
senderNote-anyAccount = Отправлено с аккаунта { $email }. Создать здесь аккаунт может кто угодно, поэтому этот адрес не проверен.
senderNote-unverifiedAccount = Отправлено с аккаунта { $email }. Этот адрес никто не проверял.
senderNote-ownWords = Имя и сообщение написал сам отправитель.
senderNote-unverified = Имя и сообщение написал сам отправитель. Этот сервер не знает, верно ли имя.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Вы можете отменить это в течение { $n } секунды.
        [few] Вы можете отменить это в течение { $n } секунд.
        [many] Вы можете отменить это в течение { $n } секунд.
       *[other] Вы можете отменить это в течение { $n } секунды.
    }

## undoLive

undoLive-deleted = Удалено. Никто не может это открыть.
undoLive-undo = Отменить ({ $seconds })
undoLive-undone = Удаление отменено.
undoLive-tooLate = Отменить не удалось: уже стёрто.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Можно открыть ещё { $n } раз. Срок: { $date } ({ $relative }).
        [few] Можно открыть ещё { $n } раза. Срок: { $date } ({ $relative }).
        [many] Можно открыть ещё { $n } раз. Срок: { $date } ({ $relative }).
       *[other] Можно открыть ещё { $n } раза. Срок: { $date } ({ $relative }).
    }
revealLive-lastView = Это был последний просмотр. Секрет стёрт с сервера: сохраните сейчас то, что вам нужно.
revealLive-lastViewFiles = Это был последний просмотр. Скачайте сейчас то, что вам нужно: ссылки работают лишь короткое время.
revealLive-ownView = Ваши собственные просмотры не считаются.
revealLive-shown = Секрет показан.
revealLive-covered = Секрет скрыт.
revealLive-copied = Скопировано
revealLive-copyFailed = Скопировать не удалось. Выделите текст и скопируйте его.
revealLive-wrong = Парольная фраза неверна.
revealLive-limited =
    { $n ->
        [one] Слишком много неверных парольных фраз. Попробуйте снова через { $n } секунду.
        [few] Слишком много неверных парольных фраз. Попробуйте снова через { $n } секунды.
        [many] Слишком много неверных парольных фраз. Попробуйте снова через { $n } секунд.
       *[other] Слишком много неверных парольных фраз. Попробуйте снова через { $n } секунды.
    }
revealLive-busy =
    { $n ->
        [one] Слишком много запросов. Попробуйте снова через { $n } секунду.
        [few] Слишком много запросов. Попробуйте снова через { $n } секунды.
        [many] Слишком много запросов. Попробуйте снова через { $n } секунд.
       *[other] Слишком много запросов. Попробуйте снова через { $n } секунды.
    }
revealLive-again = Теперь можно попробовать снова.
revealLive-unconnected = Вы не в сети. Ничего не открыто.
revealLive-offline = Ответ сервера пришёл не полностью. Возможно, это засчитано как просмотр.
revealLive-failed = На сервере что-то пошло не так. Попробуйте ещё раз чуть позже.
revealLive-downloaded = Скачано
revealLive-downloadedOf = Скачано файлов: { $done } из { $total }
revealLive-preview = Предпросмотр
revealLive-previewOf = Предпросмотр: { $name }
revealLive-previewFailed = Показать здесь эту картинку нельзя. Скачайте её.
revealLive-downloadFailed = Загрузка прервалась. Возможно, ссылка больше не действует.
revealLive-deleteFailed = Удалить секрет не удалось.
revealLive-noAddress = Это не веб-адрес, поэтому он показан как обычный текст.
revealLive-fileName = secret.txt
revealLive-see = Показать

## sealedLive

sealedLive-linkCut = Ссылка неполная: нет части после #. Попросите у отправителя полную ссылку. Ничего не открыто, просмотр не засчитан.
sealedLive-linkAltered = Ссылку в пути обрезали или изменили: часть после # неправильная. Попросите у отправителя полную ссылку. Ничего не открыто, просмотр не засчитан.
sealedLive-moduleMissing = Часть страницы, которая открывает запечатанные секреты, не загрузилась. Проверьте соединение и обновите страницу. Ничего не открыто, просмотр не засчитан.
sealedLive-sealBroken = Запечатанное содержимое повреждено или изменено, поэтому ничего из него не показано. Попросите отправителя прислать его ещё раз.
sealedLive-sealShort = У запечатанного содержимого не хватает конца, поэтому ничего из него не показано. Попросите отправителя прислать его ещё раз.
sealedLive-sealOther = Запечатанное содержимое не подходит к этой ссылке или запечатано так, что эта страница не может его открыть. Попросите отправителя прислать его ещё раз.
sealedLive-fileWhole = Полностью: файл «{ $name }» проверен до последнего байта.
sealedLive-fileBroken = Файл «{ $name }» повреждён или изменён. Ничего из него не сохранено.
sealedLive-fileShort = У файла «{ $name }» не хватает конца. Ничего из него не сохранено.
sealedLive-fileTooLarge = Файл «{ $name }» слишком велик для этого браузера. На компьютере откройте ссылку в Chrome или Edge по https:// или командой «secretpush open».

## newRequest

newRequest-sealed = Прочитать ответ сможете только вы
newRequest-sealedHint = Даже этот сервер не сможет его прочитать.
newRequest-sealedRequired = Ничего другого этот сервер не принимает.
newRequest-collectTitle = Ваш ключ к ответам
newRequest-collectText = Он нужен, чтобы читать ответы, и показать его ещё раз нельзя: скачайте файл восстановления. Никому его не отправляйте.
newRequest-copyCollect = Скопировать ключ
newRequest-recovery = Скачать файл восстановления
newRequest-showKey = Показать ключ как ссылку
newRequest-title = Запросить секрет
newRequest-lead = Кто получит ссылку, сможет отправить вам секрет без аккаунта.
newRequest-link = Запросить секрет у кого-нибудь
newRequest-what = Что вам нужно?
newRequest-whatHint = Это может прочитать каждый, у кого есть ссылка. Не пишите здесь ничего конфиденциального.
newRequest-takesFiles = Можно отправлять файлы
newRequest-showsEmail = Показать адрес вашего аккаунта: { $email }
newRequest-notifyMe = Присылать мне письмо о каждом ответе
newRequest-name = Название (видите только вы)
newRequest-note = Заметка (видите только вы)
newRequest-files = Файлы для тех, кто отвечает (необязательно)
newRequest-filesHint = Например, бланк для заполнения. Скачать их может каждый, у кого есть ссылка.
newRequest-until = Срок для ответа
newRequest-answers = Допустимое число ответов
newRequest-passphrase = Парольная фраза (необязательно)
newRequest-passphraseHint = Нужна, чтобы прочитать запрос и ответить на него. Сообщите её, например, по телефону.
newRequest-more = Другие параметры
newRequest-submit = Создать ссылку
newRequest-ready = Ваша ссылка готова
newRequest-page = Открыть страницу этого запроса
newRequest-passphraseNext = Теперь передайте парольную фразу другим путём
newRequest-passphraseReminder = Запрос открывается только с этой парольной фразой. Больше она не будет показана.
newRequest-copyPassphrase = Скопировать парольную фразу
newRequest-another = Запросить что-нибудь ещё

## newRequestLive

newRequestLive-blankRequest = Напишите, что вам нужно.
newRequestLive-longRequest = Слишком длинно. Предел: { $limit }.
newRequestLive-longNote = Ваша заметка слишком длинная. Предел: { $limit }.
newRequestLive-answersRange = Введите число от { $min } до { $max }.
newRequestLive-leadNamed = Отправить вам секрет смогут только те, кого вы укажете.
newRequestLive-hintNamed = Это смогут прочитать только те, кого вы укажете.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } ответ
        [few] { $n } ответа
        [many] { $n } ответов
       *[other] { $n } ответа
    }
newRequestLive-noPassphrase = без парольной фразы
newRequestLive-withPassphrase = с парольной фразой
newRequestLive-takes =
    { $n ->
        [one] Ответить можно { $n } раз. Срок: { $date } ({ $relative }).
        [few] Ответить можно { $n } раза. Срок: { $date } ({ $relative }).
        [many] Ответить можно { $n } раз. Срок: { $date } ({ $relative }).
       *[other] Ответить можно { $n } раза. Срок: { $date } ({ $relative }).
    }
newRequestLive-full = У вас слишком много открытых запросов. Сначала закройте один из них.
newRequestLive-tooLarge = Это больше, чем принимает сервер.
newRequestLive-unavailable = Сервер сейчас недоступен. Введённое вами осталось здесь: попробуйте ещё раз чуть позже.
newRequestLive-noSpace = На сервере не осталось места. Ничего не сохранено.
newRequestLive-limited =
    { $n ->
        [one] Слишком много запросов. Попробуйте снова через { $n } секунду.
        [few] Слишком много запросов. Попробуйте снова через { $n } секунды.
        [many] Слишком много запросов. Попробуйте снова через { $n } секунд.
       *[other] Слишком много запросов. Попробуйте снова через { $n } секунды.
    }
newRequestLive-retry = Теперь можно попробовать снова.
newRequestLive-noAnswer = Сервер не ответил. Проверьте соединение и попробуйте ещё раз.
newRequestLive-problem = Что-то пошло не так ({ $status }). Ничего не сохранено.
newRequestLive-refused = Сервер не принимает одно из этих значений.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Пожалуйста, пришлите мне конфиденциальную информацию по этой ссылке. Ответить можно { $n } раз, срок: { $date }. Аккаунт не нужен:
        [few] Пожалуйста, пришлите мне конфиденциальную информацию по этой ссылке. Ответить можно { $n } раза, срок: { $date }. Аккаунт не нужен:
        [many] Пожалуйста, пришлите мне конфиденциальную информацию по этой ссылке. Ответить можно { $n } раз, срок: { $date }. Аккаунт не нужен:
       *[other] Пожалуйста, пришлите мне конфиденциальную информацию по этой ссылке. Ответить можно { $n } раза, срок: { $date }. Аккаунт не нужен:
    }
requestShareLive-requestSubject = Запрос к вам
requestShareLive-requestTerms =
    { $n ->
        [one] Ответить можно { $n } раз. Срок: { $date }.
        [few] Ответить можно { $n } раза. Срок: { $date }.
        [many] Ответить можно { $n } раз. Срок: { $date }.
       *[other] Ответить можно { $n } раза. Срок: { $date }.
    }

## requestLetter

requestLetter-to = Кому
requestLetter-from = От кого
requestLetter-title = Вас просят прислать конфиденциальную информацию
requestLetter-intro = Это можно отправить с любого телефона или компьютера. Аккаунт не нужен.
requestLetter-scan = Отсканируйте код камерой телефона. Или введите адрес в браузере в точности так, как он напечатан здесь: заглавные и строчные буквы различаются.
requestLetter-press = Нажмите кнопку на открывшейся странице и отправьте то, о чём вас просят.
requestLetter-passphrase = Введите парольную фразу и нажмите кнопку. Фразу вам сообщит другим путём тот, кто просит. Ради вашей безопасности на этом листе её нет: не записывайте её здесь.
requestLetter-keep = Затем уничтожьте этот лист.

## request

request-recovery = Скачать файл восстановления
request-loadKey = Загрузить файл восстановления
request-keyFile = Файл восстановления
request-linkOnce = Полная ссылка была показана один раз, при создании запроса, и есть также в файле восстановления. Если у вас нет ни того, ни другого, закройте этот запрос и создайте новый.
request-noScript = Ответы показываются только с JavaScript.
request-asked = Что вы просите
request-answers = Ответы
request-close = Закрыть запрос
request-cancel = Отмена

## requestKeysLive

requestKeysLive-recoveryText =
    Этот файл открывает ответы на ваш запрос. Храните его и никому не отправляйте.

    Чтобы прочитать ответы в другом браузере, войдите, откройте страницу запроса и загрузите там этот файл или откройте свой ключ.
requestKeysLive-recoveryLink = Ссылка для отправки:
requestKeysLive-recoveryKey = Ваш ключ:
requestKeysLive-keyElsewhere = Чтобы прочитать их в другом браузере, скачайте файл восстановления. Никому его не отправляйте.
requestKeysLive-keyInTab = В этой вкладке есть ключ, который открывает ответы.
requestKeysLive-keyMissing = Прочитать ответы можете только вы, а в этом браузере нет вашего ключа: загрузите файл восстановления.
requestKeysLive-keyNotInFile = Это файл восстановления не от этого запроса.
requestKeysLive-keyLoaded = Ваш ключ загружен.

## requestWordsLive

requestWordsLive-unnamedRequest = Запрос ({ $date })
requestWordsLive-closeQuestion = Закрыть запрос «{ $name }»? Ответы на него больше не принимаются, а его текст будет стёрт.
requestWordsLive-answersStay = Полученные ответы останутся до конца своего срока.
requestWordsLive-closedNow = Закрыт. Текст запроса стёрт.
requestWordsLive-answeredMeanwhile = Есть новый ответ.

## requestLive

requestLive-open = Открыт
requestLive-ready = Есть ответ
requestLive-closed = Закрыт
requestLive-guardedText = Его защищает парольная фраза, поэтому здесь он не показан.
requestLive-closedText = Текст стёрт при закрытии запроса.
requestLive-answersOf = Ответы
requestLive-answersCount = { $came } из { $total }
requestLive-openUntil = Срок
requestLive-filesMay = Файлы
requestLive-filesYes = Можно отправлять
requestLive-guard = Парольная фраза
requestLive-guardSet = Нужна, чтобы прочитать запрос и ответить
requestLive-email = Адрес вашего аккаунта
requestLive-emailShown = Показан
requestLive-noAnswers = Пока никто не ответил.
requestLive-sendLink = Отправьте ссылку тому, у кого есть то, что вам нужно.
requestLive-noneCame = Никто не ответил.
requestLive-purged = Ответы уже удалены.
requestLive-answerBy = Ответ: { $name }
requestLive-answerOf = Ответ ({ $date })
requestLive-newAnswer = новый
requestLive-answerOpen = Открыть
requestLive-answerPage = Ссылка и журнал
requestLive-answerOver = завершён
requestLive-allCame = Все ответы получены. По ссылке больше нельзя ответить.
requestLive-logClosed = закрыт вручную

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } новый ответ
        [few] { $n } новых ответа
        [many] { $n } новых ответов
       *[other] { $n } нового ответа
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } ответ
        [few] { $n } ответа
        [many] { $n } ответов
       *[other] { $n } ответа
    }
requestsLive-noneYet = ответов пока нет
requestsLive-closes = закроется { $when }
requestsLive-hasClosed = закрыт
requestsLive-requestMade = создан { $when }
requestsLive-noOpen = Сейчас вы ничего не запрашиваете.
requestsLive-noReady = Среди открытых запросов нет ни одного с ответом.
requestsLive-noClosed = Ни один запрос ещё не закрыт.
requestsLive-closeRequest = Закрыть

## ownRequests

ownRequests-tab = Запросы
ownRequests-open = Открытые
ownRequests-ready = С ответами
ownRequests-closed = Закрытые

## answerGate

answerGate-collects = Это ссылка, которая открывает ответы. Она для того, кто сделал запрос: войдите и откройте её ещё раз.
answerGate-title = У вас просят секрет
answerGate-intro = Кто-то просит вас прислать конфиденциальную информацию. Аккаунт не нужен.
answerGate-ownTitle = Ваш собственный запрос
answerGate-ownIntro = Это ваш запрос. Другие отвечают на него на этой странице.
answerGate-ownPage = К его ссылке, ответам и журналу
answerGate-passphraseHint = Её сообщает тот, кто просит, отдельно от этой ссылки.
answerGate-read = Посмотреть, о чём просят
answerGate-left =
    { $n ->
        [one] Ответить можно ещё { $n } раз. Срок: { $date } ({ $relative }).
        [few] Ответить можно ещё { $n } раза. Срок: { $date } ({ $relative }).
        [many] Ответить можно ещё { $n } раз. Срок: { $date } ({ $relative }).
       *[other] Ответить можно ещё { $n } раза. Срок: { $date } ({ $relative }).
    }
answerGate-busy = Слишком много запросов с вашего адреса. Подождите минуту и попробуйте снова.

## ownAnswer

ownAnswer-title = Ответ на запрос «{ $name }»
ownAnswer-unnamed = Ответ на ваш запрос
ownAnswer-intro = Открыть его можете только вы.
ownAnswer-page = К запросу и всем ответам на него

## answer

answer-yourName = Ваше имя (необязательно)
answer-yourNameHint = Его увидит тот, кто просит.
answer-yourNameOpen = Его увидит тот, кто просит. Оно не защищено так, как ваш ответ.
answer-addressShown = Он увидит и ваш подтверждённый адрес электронной почты.
answer-title = О чём вас просят
answer-label = От того, кто просит
answer-asks = Тот, кто прислал вам эту ссылку, просит:
answer-asksFiles = Тот, кто прислал вам эту ссылку, приложил для вас файлы.
answer-ownWords = Это написал тот, кто просит. Мы не проверяли, кто это.
answer-ownWordsAccount = Это написал тот, кто просит.
answer-account = Аккаунт этого человека на этом сервере: { $email }.
answer-anyAccount = Аккаунт этого человека: { $email }. Создать здесь аккаунт может кто угодно, поэтому этот адрес не проверен.
answer-unverifiedAccount = Аккаунт этого человека: { $email }. Этот адрес никто не проверял.
answer-careful = Отправляйте, только если знаете, кто просит.
answer-given = Файлы для вас
answer-text = Ваш ответ
answer-textPlaceholder = Пароль, ключ, заметка…
answer-message = Сообщение
answer-sealed = Этот запрос принимает только ответ, запечатанный сквозным шифрованием. Без JavaScript эта страница не может его запечатать. Отправьте его этой командой с полной ссылкой:
answer-sealedOnce = Прочитать ваш ответ сможет только тот, кто просит; этот сервер не может. Изменить ответ потом нельзя.
answer-once = Ответ хранится в зашифрованном виде, открыть его может только тот, кто просит. Изменить ответ потом нельзя.
answer-send = Отправить
answer-sent = Отправлено
answer-sentText = Ваш ответ доставлен. Эту страницу можно закрыть.
answer-sentTo = Ваш ответ доставлен: { $email }. Эту страницу можно закрыть.
answer-sentMore = Отправить ещё один ответ
answer-notSent = Не отправлено
answer-notSentText = Вернитесь назад: введённое вами осталось там.
answer-back = Начать заново
answer-gone = Здесь больше ни о чём не просят
answer-goneText = Этот запрос закрыт, его срок вышел или его никогда не было.
answer-goneHint = Попросите новую ссылку у того, кто её прислал.
answer-answered = Уже есть ответ
answer-answeredText = На этот запрос уже пришли все ответы.
answer-answeredHint = Это были не вы? Тогда сообщите тому, кто прислал вам ссылку.
answer-blankProblem = Введите то, что хотите отправить.
answer-tooLargeProblem = Это больше, чем принимает сервер.
answer-spaceProblem = На сервере не осталось места. Ничего не сохранено.
answer-goneProblem = Этот запрос больше не принимает ответов. Ничего не сохранено.
answer-passphraseProblem = Парольная фраза неверна. Ничего не сохранено.
answer-unprovedProblem = Этот запрос предназначен определённым людям, а в этом браузере не подтверждено, что вы в их числе. Ничего не сохранено. Откройте ссылку ещё раз в другой вкладке, запросите код по почте, а затем отправьте то, что ввели здесь.

## answerSealedLive

answerSealedLive-answerLinkCut = Ссылка неполная: части после # нет, или её изменили в пути. Ничего не отправлено. Откройте ещё раз полную ссылку или обратитесь к тому, кто её прислал.
answerSealedLive-sealerMissing = Часть страницы, которая запечатывает ваш ответ, не загрузилась. Ничего не отправлено. Проверьте соединение и обновите страницу.
answerSealedLive-notSealed = Вашему браузеру не удалось это запечатать. Ничего не отправлено.

## answerLive

answerLive-bytes = { $used } из { $limit }
answerLive-blank = Введите то, что хотите отправить.
answerLive-blankFiles = Введите то, что хотите отправить, или выберите файлы.
answerLive-tooLong = Слишком длинно. Предел: { $limit }.
answerLive-tooLarge = Это больше, чем принимает сервер.
answerLive-over = Этот запрос больше не принимает ответов. Ничего не сохранено.
answerLive-wrong = Парольная фраза неверна. Ничего не сохранено.
answerLive-limited =
    { $n ->
        [one] Слишком много запросов. Попробуйте снова через { $n } секунду.
        [few] Слишком много запросов. Попробуйте снова через { $n } секунды.
        [many] Слишком много запросов. Попробуйте снова через { $n } секунд.
       *[other] Слишком много запросов. Попробуйте снова через { $n } секунды.
    }
answerLive-again = Теперь можно попробовать снова.
answerLive-unavailable = Сервер сейчас недоступен. Введённое вами осталось здесь: попробуйте ещё раз чуть позже.
answerLive-noSpace = На сервере не осталось места. Ничего не сохранено.
answerLive-offline = Сервер не ответил. Возможно, ответ всё же дошёл: обновите страницу, чтобы это увидеть.
answerLive-failed = Что-то пошло не так ({ $status }). Ничего не сохранено.
answerLive-refused = Сервер не принимает этот ответ. Ничего не сохранено.

## receipt

receipt-choice = Сохранить квитанцию
receipt-choiceHint = Вторая ссылка, только для вас: она показывает, открывали ли секрет, и может его удалить.
receipt-yours = Сохраните свою квитанцию
receipt-yoursShows = Она показывает, открывали ли секрет, и может его удалить.
receipt-yoursText = Прочитать его она не может. Оставьте её себе: получателю нужна ссылка выше.
receipt-open = Открыть квитанцию
receipt-copy = Скопировать квитанцию
receipt-remember = Запоминать мои ссылки на этом устройстве
receipt-rememberHint = Только квитанции и только в этом браузере. Их увидит каждый, кто может им пользоваться. При выключении все они забываются.
receipt-list = Мои недавние ссылки
receipt-listText = Что этот браузер помнит о ссылках, созданных вами без аккаунта.
receipt-listNone = Этот браузер не помнит ссылок. Запомнить их предлагает квитанция.
receipt-listScripts = Этому списку нужен JavaScript: его хранит браузер, а не сервер.
receipt-forget = Забыть все
receipt-notOpened = Ещё не открывали
receipt-neverOpened = Ни разу не открыли
receipt-notOpenedText = Пока эту ссылку никто не открывал.
receipt-opened =
    { $n ->
        [one] Открыто { $n } раз
        [few] Открыто { $n } раза
        [many] Открыто { $n } раз
       *[other] Открыто { $n } раза
    }
receipt-times = Когда открывали
receipt-timesSome = Последние открытия
receipt-over = Эту ссылку больше никто не может открыть.
receipt-overViews = Её открыли столько раз, сколько вы разрешили. Последний раз: { $date }. Содержимое стёрто.
receipt-overTime = Её срок вышел: { $date }. Содержимое стёрто.
receipt-overHand = Её удалили: { $date }. Содержимое стёрто.
receipt-left =
    { $n ->
        [one] Ссылку можно открыть ещё { $n } раз. Срок: { $date }.
        [few] Ссылку можно открыть ещё { $n } раза. Срок: { $date }.
        [many] Ссылку можно открыть ещё { $n } раз. Срок: { $date }.
       *[other] Ссылку можно открыть ещё { $n } раза. Срок: { $date }.
    }
receipt-alarmed = Получатель сообщает, что до него ссылку открыл кто-то другой. Свяжитесь с получателем.
receipt-frozen = Ссылка приостановлена: никто не может её открыть.
receipt-again = Проверить ещё раз
receipt-unknown = Здесь ничего не известно
receipt-unknownText = Эта квитанция не относится ни к одной ссылке этого сервера. Проверьте, что адрес полный.
receipt-unknownHint = Через некоторое время после окончания ссылки сервер удаляет всё, что о ней знал.

## receiptListLive

receiptListLive-made = Создана { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Открыто { $n } раз
        [few] Открыто { $n } раза
        [many] Открыто { $n } раз
       *[other] Открыто { $n } раза
    }
receiptListLive-stateNone = Ещё не открывали
receiptListLive-stateOver = Завершена
receiptListLive-stateAlarmed = Тревога
receiptListLive-stateFrozen = Приостановлена
receiptListLive-stateUnknown = О ней больше ничего не известно
receiptListLive-stateFailed = Сервер не ответил
receiptListLive-forgotten = Забыто. Теперь этот браузер не запоминает ссылки.

## about

about-title = Как это работает и кто управляет сервером
about-lead = Вы делитесь секретом в виде ссылки. Ссылка сама перестаёт действовать, и тогда секрет стирается.
about-operatorTitle = Кто управляет этим сервером
about-runBy = Оператор этого сервера: { $name }.
about-unnamed = Оператор этого сервера не указал здесь имени. Спросите того, кто направил вас сюда.
about-contact = Контакт:
about-program = Программа: Secret Push, версия { $version }.
about-words = Она предлагает слова из EFF Long Wordlist организации Electronic Frontier Foundation (https://www.eff.org/dice), без четырёх из них, по лицензии CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Как защищён секрет
about-sealed = Сервер шифрует каждый секрет алгоритмом AES-256-GCM до сохранения. Ключ выводится из случайного ключа, своего для каждого секрета, из ссылки и, если она есть, из парольной фразы.
about-masterKey = Случайный ключ хранится зашифрованным с помощью главного ключа сервера, а тот хранится вне базы данных.
about-passphrase = Сервер не хранит ни парольных фраз, ни того, с чем их можно сравнить. Argon2id замедляет подбор, а после пяти неверных попыток за минуту адресу приходится ждать.
about-files = Имена и содержимое файлов тоже зашифрованы.
about-transport = Это шифрование происходит на сервере. Путь туда защищает адрес с https://.
about-endToEnd = Отправитель может также запечатать секрет в браузере или из командной строки, в открытом формате age. Ключ находится в ссылке после #, а эту часть браузеры никогда не отправляют: сервер хранит и выдаёт то, чего прочитать не может.
about-endTitle = Что происходит, когда ссылка перестаёт действовать
about-end = Ссылка перестаёт действовать по истечении выбранного времени, после последнего разрешённого просмотра или когда её кто-то удаляет. В этот момент её ключ, секрет и сообщение отправителя стираются.
about-endFiles = Файлы тоже удаляются. Ссылки для скачивания из последнего просмотра ещё работают, но не дольше указанного времени ({ $time }) и никогда не дольше выбранного срока.
about-rowAnonymous = Журнал секрета, отправленного без аккаунта, хранится после окончания ссылки ещё некоторое время ({ $time }), затем удаляется.
about-rowAnonymousKept = Журнал секрета, отправленного без аккаунта, хранится, пока его не удалит оператор.
about-rowOwned = Журнал секрета, отправленного с аккаунта, хранится после окончания ссылки ещё некоторое время ({ $time }), затем удаляется вместе с названием и заметкой отправителя.
about-rowOwnedKept = Журнал секрета, отправленного с аккаунта, хранится вместе с названием и заметкой отправителя, пока его не удалит оператор.
about-backups = Резервная копия содержит то, что хранилось при её создании, пока оператор её не удалит.
about-loggedTitle = Что записывается в журнал
about-logged = Для каждого секрета: когда его создали, открыли, удалили или пытались открыть с неверной парольной фразой, а также сетевой адрес, браузер и страница, с которой пришёл посетитель. Отправители с аккаунтом видят этот журнал для своих секретов.
about-request = Для каждого обращения к серверу: время, вид страницы, результат, длительность и сетевой адрес. Никогда — ссылка, секрет или парольная фраза. Сколько хранить эти строки, решает оператор.
about-cookies = Файлы cookie: один для сеанса после входа, по одному для выбранных языка и цветов и один в браузере, который ждёт отправителя или сообщил о ссылке. Слежки нет, и страницы ничего не загружают с других серверов.
about-operatorReadsTitle = Что оператор может и чего не может прочитать
about-seesMeta = Оператор видит, что секрет существует: его вид, размер, время, просмотры и журнал, а также адрес электронной почты отправителя с аккаунтом.
about-adminPage = Администраторы могут удалить любой секрет. Они не видят ни его содержимого, ни названия, ни заметки, ни ссылки. Однако они могут сбросить пароль пользователя и затем войти под его именем.
about-readsOwned = Тот, у кого есть и сохранённые данные, и главный ключ, может прочитать действующий секрет отправителя с аккаунтом, если у секрета нет парольной фразы, а также названия, заметки и сообщения этого отправителя.
about-readsAnonymous = Для секрета, отправленного без аккаунта, нужна ещё и ссылка, а её сервер не хранит.
about-readsGuarded = Для секрета с парольной фразой нужна ещё и эта фраза. Короткую можно подобрать, длинную — нет.
about-running = Тот, кто контролирует работающий сервер, может увидеть секрет и его парольную фразу при создании и при открытии.
about-readsSealed = Запечатанный секрет оператор прочитать не может, даже со всеми данными и главным ключом. Однако сервер, в который кто-то вмешался, мог бы выдать страницу, которая раскроет секрет: чтобы это исключить, откройте ссылку из командной строки.
about-readsExpired = Завершённый секрет не может прочитать никто, включая оператора, если только он не остался в более ранней резервной копии.
about-youTitle = Что можете сделать вы
about-you = Выбирайте мало просмотров и короткий срок. Добавьте парольную фразу и передайте её не тем путём, каким отправляете ссылку. Открывайте секрет, только когда можете надёжно его сохранить.

## accessibility

accessibility-title = Доступность
accessibility-lead = Каждый должен иметь возможность поделиться секретом и открыть его, независимо от того, как он видит, слышит, двигается и читает.
accessibility-contactTitle = Если вам что-то мешает
accessibility-contact = Сообщите оператору этого сервера, что у вас не получается, или попросите о другом способе:
accessibility-nobody = Оператор этого сервера не указал здесь контакт. Сообщите тому, кто направил вас сюда, что у вас не получается, и попросите о другом способе.
accessibility-standardTitle = Чему соответствуют эти страницы
accessibility-standard = Эти страницы рассчитаны на соответствие WCAG 2.2 уровня AA, а с ним и главе 9 стандарта EN 301 549. По собственной проверке разработчиков они ему соответствуют, кроме того, что перечислено ниже.
accessibility-missingTitle = Чего не хватает
accessibility-missingUndo = Отменить удаление можно только в течение восьми секунд, потому что секрет не должен переживать своё удаление. Кнопка отмены сразу получает фокус.
accessibility-missingLanguage = У того, что люди написали сами, например у сообщения или имени файла, язык не указан.
accessibility-missingReaders = Проверка проводилась без программ экранного доступа, и люди с инвалидностью пока в ней не участвовали.
accessibility-checkedTitle = Как это проверяли
accessibility-checkedByProgram = С помощью axe-core: каждая страница в каждом состоянии, на узком и на широком экране, в светлом и тёмном оформлении. Каждая страница помещается и при 320 пикселях, и при вдвое увеличенном тексте.
accessibility-checkedByHand = Вручную: основные пути по страницам с одной только клавиатурой, с увеличенными промежутками между буквами и строками и в дереве доступности Chromium, из которого читают программы экранного доступа.

## caution

caution-notMe = Это не я
caution-tellText = Если это были не вы и не кто-то из ваших знакомых, сообщите отправителю: это появится в его журнале.
caution-tellFreezes = Ссылка при этом приостановится: никто не сможет её открыть, пока отправитель её не возобновит.
caution-tell = Сообщить отправителю
caution-told = Вы сообщили отправителю, что это были не вы.
caution-askSender = Если это были не вы, попросите у отправителя новый секрет.
caution-toldTitle = Теперь отправитель может это увидеть
caution-toldText = В журнале отправителя указано, что кто-то открыл эту ссылку до вас.
caution-toldFrozen = Ссылка приостановлена: никто не может её открыть, пока отправитель её не возобновит.
caution-toldOpen = Ссылка по-прежнему работает. Прежде чем полагаться на её содержимое, спросите отправителя.
caution-toldNext = Свяжитесь с отправителем другим путём, например по телефону.
caution-back = Назад к секрету
caution-frozenTitle = Эта ссылка приостановлена
caution-frozenText = Сейчас никто не может её открыть. Она снова заработает, когда отправитель её возобновит.
caution-frozenHint = Спросите отправителя, а затем обновите эту страницу. Просмотр не засчитан.
caution-elsewhereTitle = Не из этой сети
caution-elsewhereText = Отправитель выбрал сети, в которых открывается эта ссылка. Ваш адрес { $address } не входит ни в одну из них.
caution-elsewhereHint = Подключитесь к нужной сети и обновите эту страницу. Просмотр не засчитан.
caution-earlyTitle = Ещё не открывается
caution-earlyText = Эту ссылку можно будет открыть позже: { $date } ({ $relative }).
caution-earlyHint = Тогда обновите эту страницу. Просмотр не засчитан.
caution-notBefore = Открывается не раньше (необязательно)
caution-notBeforeHint = По часовому поясу этого устройства. Открыть раньше можете только вы.
caution-afterFirstView = Срок после первого просмотра (необязательно)
caution-networks = Только в этих сетях (спросите в ИТ-отделе)
caution-networksHint = Адреса и диапазоны вроде 192.0.2.0/24 через запятую.
caution-addressees = Только для этих людей (необязательно)
caution-addresseesHint = Адреса электронной почты или группы вроде group:staff через запятую. Прежде чем ссылка откроется, нужен корпоративный вход или код, который придёт по почте.
caution-addresseesByCompany = Адреса электронной почты или группы вроде group:staff через запятую. Прежде чем ссылка откроется, нужен корпоративный вход.
caution-addresseesByCode = Адреса электронной почты через запятую. Аккаунт никому не нужен: прежде чем ссылка откроется, нужно ввести код, который придёт по почте.
caution-addresseesRequired = Только для этих людей (обязательно)
caution-addresseesNext = Получатели: { $people }. Отправьте ссылку им. Она откроется только для них, после корпоративного входа.
caution-addresseesNextByCode = Получатели: { $people }. Отправьте ссылку им. Она откроется только для них: на её странице каждый запрашивает код на свой адрес.
caution-addresseesNextByEither = Получатели: { $people }. Отправьте ссылку им. Она откроется только для них: на её странице нужен корпоративный вход или код, который придёт на адрес получателя.
caution-openings = Предупреждать получателя, если ссылку уже кто-то открывал
caution-freeze = Приостановить ссылку
caution-thaw = Возобновить ссылку

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Эту ссылку уже открывали { $n } раз. Последний раз: { $date } ({ $relative }).
        [few] Эту ссылку уже открывали { $n } раза. Последний раз: { $date } ({ $relative }).
        [many] Эту ссылку уже открывали { $n } раз. Последний раз: { $date } ({ $relative }).
       *[other] Эту ссылку уже открывали { $n } раза. Последний раз: { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = «{ $entry }» — это не адрес электронной почты.
addresseesLive-notIn = Адреса в домене { $domain } не разрешены.
addresseesLive-wanted = Укажите, для кого эта ссылка: этот сервер требует это указать.

## cautionCreateLive

cautionCreateLive-badMoment = Выберите момент до окончания срока ссылки.
cautionCreateLive-termNotBefore = открывается: { $date }
cautionCreateLive-notSooner = Без изменений
cautionCreateLive-termFirstView = срок после первого просмотра: { $duration }
cautionCreateLive-badNetwork = «{ $network }» — это не сеть. Введите адреса и диапазоны вроде 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] только из { $n } сети
        [few] только из { $n } сетей
        [many] только из { $n } сетей
       *[other] только из { $n } сети
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] только для { $n } получателя
        [few] только для { $n } получателей
        [many] только для { $n } получателей
       *[other] только для { $n } получателя
    }
cautionCreateLive-termLock = только первое устройство
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } просмотр на каждого получателя
        [few] { $n } просмотра на каждого получателя
        [many] { $n } просмотров на каждого получателя
       *[other] { $n } просмотра на каждого получателя
    }

## cautionOwnLive

cautionOwnLive-frozen = Приостановлена
cautionOwnLive-alarmed = Поступил сигнал
cautionOwnLive-frozenNow = Эта ссылка приостановлена: открыть её можете только вы. Её срок всё равно закончится: { $date }.
cautionOwnLive-alarm = Получатель сообщает, что до него ссылку открыл кто-то другой. Когда пришёл сигнал: { $date } ({ $relative }), откуда: { $address } ({ $browser }).
cautionOwnLive-alarmNext = Сверьте записи ниже с тем, кому вы дали ссылку. Если сомневаетесь, удалите её и измените сам секрет.
cautionOwnLive-settle = Отклонить сигнал
cautionOwnLive-thawQuestion = Возобновить ссылку «{ $name }»? Её снова сможет открыть каждый, у кого она есть.
cautionOwnLive-nowFrozen = Приостановлена. Открыть её можете только вы.
cautionOwnLive-nowThawed = Ссылка снова работает.
cautionOwnLive-nowSettled = Сигнал отклонён.
cautionOwnLive-networks = Сети
cautionOwnLive-recipients = Получатели
cautionOwnLive-recipientsOnly = Только: { $recipients }
cautionOwnLive-networksOnly = Только из { $networks }
cautionOwnLive-lock = Устройства
cautionOwnLive-lockYes = Снова открыть может только первое устройство
cautionOwnLive-shares = Просмотров у каждого
cautionOwnLive-sharesEach =
    { $n ->
        [one] Каждый может открыть { $n } раз
        [few] Каждый может открыть { $n } раза
        [many] Каждый может открыть { $n } раз
       *[other] Каждый может открыть { $n } раза
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } попытка из сети, которую вы не разрешали.
        [few] { $n } попытки из сетей, которые вы не разрешали.
        [many] { $n } попыток из сетей, которые вы не разрешали.
       *[other] { $n } попытки из сетей, которые вы не разрешали.
    }

## hold

hold-title = Ожидание отправителя
hold-tell = Отправитель должен разрешить вам открыть это. Назовите ему эти три слова, например по телефону:
hold-plain = Эта страница проверяет снова каждые несколько секунд.
hold-look = Проверить сейчас
hold-released = Отправитель разрешил вам открыть это. Открыть можно один раз.
hold-counts = Отправитель должен разрешить вам открыть это.
hold-ask = Запросить разрешение отправителя
hold-refusedTitle = Отправитель отказал
hold-refusedText = Отправитель не разрешил вам открыть это и приостановил ссылку.
hold-refusedHint = Если вы этого ждали, позвоните отправителю. Ничего не открыто.
hold-choice = Спрашивать меня перед открытием
hold-choiceHint = Получатель называет вам по телефону три слова, и вы разрешаете открыть.
hold-who = Кто ждёт вашего разрешения
hold-compare = Разрешайте, только если человек называет вам именно эти слова, например по телефону.
hold-nobody = Пока никто не ждёт. Тот, кто откроет ссылку, подождёт здесь и назовёт вам три слова.

## holdGateLive

holdGateLive-title = Ожидание отправителя
holdGateLive-until = Срок ожидания на этой странице: { $date } ({ $relative }). Её можно оставить открытой.
holdGateLive-waiting = Ожидание. Ваши слова: { $words }.
holdGateLive-released = Отправитель разрешил открыть.
holdGateLive-crowded =
    { $n ->
        [one] Здесь ждёт слишком много людей. Попробуйте снова через { $n } секунду.
        [few] Здесь ждёт слишком много людей. Попробуйте снова через { $n } секунды.
        [many] Здесь ждёт слишком много людей. Попробуйте снова через { $n } секунд.
       *[other] Здесь ждёт слишком много людей. Попробуйте снова через { $n } секунды.
    }

## holdCreateLive

holdCreateLive-termHold = спрашивает вас перед открытием

## holdOwnLive

holdOwnLive-release = Разрешить
holdOwnLive-refuse = Отказать и приостановить
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Разрешено, ещё не открыто
holdOwnLive-asks =
    { $n ->
        [one] Ждёт { $n } человек
        [few] Ждут { $n } человека
        [many] Ждут { $n } человек
       *[other] Ждут { $n } человека
    }
holdOwnLive-arrived = Кто-то ждёт: { $words }.
holdOwnLive-nowReleased = Разрешено. Открыть можно один раз.
holdOwnLive-nowRefused = Отказано. Ссылка приостановлена.
holdOwnLive-tooLate = Это ожидание уже закончилось.
holdOwnLive-hold = Разрешение
holdOwnLive-holdYes = Перед открытием спрашивает вас

## links

links-choice = Каждому своя ссылка

## linksLive

linksLive-noGroups = Группа не может получить свою ссылку: уберите «{ $group }» или перечислите её участников.
linksLive-making = Ссылка { $at } из { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Сервер просит подождать: { $address } через { $n } секунду.
        [few] Сервер просит подождать: { $address } через { $n } секунды.
        [many] Сервер просит подождать: { $address } через { $n } секунд.
       *[other] Сервер просит подождать: { $address } через { $n } секунды.
    }
linksLive-notTried = Отменено. Ничего не сохранено.
linksLive-ready =
    { $n ->
        [one] Готова { $n } ссылка
        [few] Готовы { $n } ссылки
        [many] Готово { $n } ссылок
       *[other] Готово { $n } ссылки
    }
linksLive-opens =
    { $n ->
        [one] Каждую можно открыть { $n } раз, и только её получателю. Срок: { $date } ({ $relative }).
        [few] Каждую можно открыть { $n } раза, и только её получателю. Срок: { $date } ({ $relative }).
        [many] Каждую можно открыть { $n } раз, и только её получателю. Срок: { $date } ({ $relative }).
       *[other] Каждую можно открыть { $n } раза, и только её получателю. Срок: { $date } ({ $relative }).
    }
linksLive-links = Ссылки
linksLive-copyOne = Скопировать
linksLive-copyAll = Скопировать все как текст
linksLive-pageOf = Страница этой ссылки
linksLive-keptByPasskey = При копировании потребуется ваш ключ доступа.
linksLive-gone = Эта страница больше не показывает эту ссылку.
linksLive-linksKept = Ссылки хранит этот браузер. Никакой другой не может их показать.
linksLive-onlyHere = Скопируйте ссылки сейчас. Показать их ещё раз нельзя.
linksLive-unmade = Некоторые ссылки ещё не созданы, а то, чем вы делитесь, есть только на этой странице. Всё равно покинуть её?
linksLive-unsaved = Вы скопировали ещё не все ссылки, а показаны они только на этой странице. Всё равно покинуть её?
linksLive-unmadeCount =
    { $n ->
        [one] Не создана { $n } ссылка:
        [few] Не созданы { $n } ссылки:
        [many] Не создано { $n } ссылок:
       *[other] Не создано { $n } ссылки:
    }
linksLive-again = Повторить попытку

## lock

lock-choice = Снова открыть может только первое устройство
lock-choiceHint = Ссылка остаётся у того, кто откроет её первым. На любом другом устройстве или в другом браузере будет указано, что её открыли в другом месте.
lock-viewsEach = Просмотров на каждого получателя (необязательно)
lock-viewsEachHint = Тогда у каждого адреса свои просмотры, и никто не может израсходовать чужие.
lock-first = Снова открыть это сможет только тот браузер, который откроет первым, поэтому открывайте там, где вам это нужно. Ваш браузер сохранит для этого файл cookie.
lock-own = Этот браузер открыл ссылку первым. Снова открыть её может только он.
lock-elsewhereTitle = Открыто в другом браузере
lock-elsewhereText = Эта ссылка открывается только в том браузере, который открыл её первым, а это был не этот браузер.
lock-elsewhereHint = Если это были вы, вернитесь к тому устройству и браузеру. Если нет, возможно, секрет прочитал кто-то другой.
lock-needsCookie = Этой ссылке нужен файл cookie, а ваш браузер его не отправил. Разрешите файлы cookie для этой страницы и попробуйте снова.
lock-usedTitle = Вы это уже открывали
lock-usedText =
    { $n ->
        [one] Отправитель разрешает каждому получателю открыть эту ссылку { $n } раз, и вы это уже сделали.
        [few] Отправитель разрешает каждому получателю открыть эту ссылку { $n } раза, и вы это уже сделали.
        [many] Отправитель разрешает каждому получателю открыть эту ссылку { $n } раз, и вы это уже сделали.
       *[other] Отправитель разрешает каждому получателю открыть эту ссылку { $n } раза, и вы это уже сделали.
    }
lock-usedHint = Если это нужно вам снова, попросите у отправителя новую ссылку.

## sharesLive

sharesLive-lastView = Это был ваш последний просмотр. Сохраните сейчас то, что вам нужно.
sharesLive-lastViewFiles = Это был ваш последний просмотр. Скачайте сейчас то, что вам нужно: ссылки работают лишь короткое время.

## preview

preview-title = Ссылка
preview-text = Открыть секрет может каждый, у кого есть эта ссылка. Просмотр этой страницы не засчитывается как просмотр секрета.
preview-sealedText = Открыть секрет может каждый, у кого есть полная ссылка. Просмотр этой страницы не засчитывается как просмотр секрета.
preview-shownOnce = Включено сквозное шифрование: полная ссылка была показана один раз, при создании, и показать её снова нельзя.
preview-lost = Если её больше нет, удалите эту ссылку и создайте новую.
preview-qrOf = QR-код ссылки
preview-terms = Подробности

## returned

returned-one = Письмо вернулось ({ $recipient }): { $reason } (статус { $status }, { $when }).
returned-hint = Проверьте адрес или передайте ссылку другим путём.
returned-no_mailbox = такого почтового ящика нет
returned-no_domain = домен не существует или не принимает почту
returned-closed = почтовый ящик не принимает почту
returned-full = почтовый ящик переполнен
returned-too_large = письмо слишком велико для почтового ящика
returned-unreachable = почтовый сервер адреса недоступен
returned-policy = почтовый сервер адреса не принимает такие письма от этого сервера
returned-refused = почтовый сервер адреса отклонил письмо

## share

share-link = Ссылка
share-copy = Скопировать ссылку
share-share = Поделиться
share-mail = Эл. почта
share-message = Скопировать как сообщение
share-qr = QR-код
share-print = Распечатать письмо
share-page = Открыть страницу этой ссылки
share-png = Сохранить как PNG
share-svg = Сохранить как SVG

## shareLive

shareLive-copied = Скопировано
shareLive-copyFailed = Скопировать не удалось. Выделите текст и скопируйте его.
shareLive-letterFailed = Загрузить письмо не удалось. Проверьте соединение и попробуйте ещё раз.
shareLive-codeFailed = Сохранить код не удалось. Проверьте соединение и попробуйте ещё раз.
shareLive-message =
    { $n ->
        [one] Делюсь с вами конфиденциальной информацией. Ссылку можно открыть { $n } раз (срок: { $date }):
        [few] Делюсь с вами конфиденциальной информацией. Ссылку можно открыть { $n } раза (срок: { $date }):
        [many] Делюсь с вами конфиденциальной информацией. Ссылку можно открыть { $n } раз (срок: { $date }):
       *[other] Делюсь с вами конфиденциальной информацией. Ссылку можно открыть { $n } раза (срок: { $date }):
    }
shareLive-mailSubject = Секрет для вас
shareLive-letterTerms =
    { $n ->
        [one] Ссылку можно открыть { $n } раз. Срок: { $date }. Затем её содержимое стирается.
        [few] Ссылку можно открыть { $n } раза. Срок: { $date }. Затем её содержимое стирается.
        [many] Ссылку можно открыть { $n } раз. Срок: { $date }. Затем её содержимое стирается.
       *[other] Ссылку можно открыть { $n } раза. Срок: { $date }. Затем её содержимое стирается.
    }

## letter

letter-to = Кому
letter-from = От кого
letter-title = Для вас конфиденциальная информация
letter-intro = Это открывается на любом телефоне или компьютере. Аккаунт не нужен.
letter-scan = Отсканируйте код камерой телефона. Или введите адрес в браузере в точности так, как он напечатан здесь: заглавные и строчные буквы различаются.
letter-press = Нажмите кнопку на открывшейся странице.
letter-passphrase = Введите парольную фразу и нажмите кнопку. Фразу вам сообщит отправитель другим путём. Ради вашей безопасности на этом листе её нет: не записывайте её здесь.
letter-keep = Сохраните то, что вам нужно, и уничтожьте этот лист.
letter-code = QR-код адреса

## push

push-opened = Кто открывал
push-log = Весь журнал
push-when = Когда
push-what = Что
push-address = Адрес
push-browser = Браузер
push-older = Раньше
push-newer = Позже
push-end = Удалить сейчас
push-cancel = Отмена

## pushChange

pushChange-title = Изменить эту ссылку
pushChange-back = Назад к ссылке
pushChange-expires = Срок действия
pushChange-views = Сколько раз можно открыть всего
pushChange-save = Сохранить изменения
pushChange-extend = Продлить на { $duration }
pushChange-change = Изменить…
pushChange-changed = Изменено.
pushChange-viewsBetween = От { $min } до { $max }. Уже открыто: { $used }.
pushChange-latest = Не позже: { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Выберите время. Не раньше: { $from }. Не позже: { $to }.

## agentLive

agentLive-agentOn = { $browser }, { $system }
agentLive-agentUnknown = неизвестно

## pushLive

pushLive-codesWait = Ожидающие отправки письма с кодами для получателей: { $count }. Первое придёт не позднее: { $time }.
pushLive-codesFailed = Код не отправлен по почте: { $addresses }.
pushLive-text = Текст
pushLive-file = Файлы
pushLive-url = Ссылка
pushLive-qr = QR-код
pushLive-active = Действует
pushLive-expired = Завершена
pushLive-views = Просмотры
pushLive-viewsLeft = осталось { $left } из { $total }
pushLive-viewsUsed = использовано { $used } из { $total }
pushLive-expires = Срок действия
pushLive-notBefore = Открывается
pushLive-firstView = После первого просмотра
pushLive-firstViewEnds = Действует ещё: { $duration }
pushLive-passphrase = Парольная фраза
pushLive-passphraseSet = Задана: ссылка открывается только с ней.
pushLive-covered = Скрыто
pushLive-coveredYes = Да, пока получатель не нажмёт
pushLive-deletable = Получатели могут удалить
pushLive-deletableYes = Да
pushLive-files = Файлы
pushLive-fileGuarded = имя защищено парольной фразой
pushLive-filesSealed =
    { $n ->
        [one] { $n } файл, { $size }, имя запечатано
        [few] { $n } файла, { $size }, имена запечатаны
        [many] { $n } файлов, { $size }, имена запечатаны
       *[other] { $n } файла, { $size }, имена запечатаны
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } файл, стёрт
        [few] { $n } файла, стёрты
        [many] { $n } файлов, стёрты
       *[other] { $n } файла, стёрты
    }
pushLive-created = Создана
pushLive-name = Название
pushLive-endedByViews = Использован последний просмотр: { $when }. Содержимое стёрто.
pushLive-endedByTime = Срок вышел: { $when }. Содержимое стёрто.
pushLive-endedByHand = Удалена: { $when }, адрес { $address } ({ $browser }). Содержимое стёрто.
pushLive-neverOpened = Ссылку никто не открывал.
pushLive-openedNewest =
    { $n ->
        [one] Здесь показан { $n } самый новый просмотр, все они — в журнале.
        [few] Здесь показаны { $n } самых новых просмотра, все они — в журнале.
        [many] Здесь показано { $n } самых новых просмотров, все они — в журнале.
       *[other] Здесь показано { $n } самого нового просмотра, все они — в журнале.
    }
pushLive-scanned =
    { $n ->
        [one] Программы, например предпросмотр ссылок в чате, проверяли её страницу { $n } раз. Просмотром это не считается.
        [few] Программы, например предпросмотр ссылок в чате, проверяли её страницу { $n } раза. Просмотром это не считается.
        [many] Программы, например предпросмотр ссылок в чате, проверяли её страницу { $n } раз. Просмотром это не считается.
       *[other] Программы, например предпросмотр ссылок в чате, проверяли её страницу { $n } раза. Просмотром это не считается.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] Неверную парольную фразу вводили { $n } раз.
        [few] Неверную парольную фразу вводили { $n } раза.
        [many] Неверную парольную фразу вводили { $n } раз.
       *[other] Неверную парольную фразу вводили { $n } раза.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } попытка, когда ссылка была завершена, приостановлена или ещё не открывалась.
        [few] { $n } попытки, когда ссылка была завершена, приостановлена или ещё не открывалась.
        [many] { $n } попыток, когда ссылка была завершена, приостановлена или ещё не открывалась.
       *[other] { $n } попытки, когда ссылка была завершена, приостановлена или ещё не открывалась.
    }
pushLive-openedMeanwhile = Открыто только что.
pushLive-ended = Удалена. Содержимое стёрто.

## presets

presets-presets = Шаблоны
presets-keep = Сохранить как шаблон…
presets-title = Ваши шаблоны
presets-text = Параметры, которые вы сохранили для новых ссылок. Чтобы применить их, выберите шаблон при создании ссылки.

## presetsLive

presetsLive-presets = Шаблоны
presetsLive-keepTitle = Сохранить как шаблон
presetsLive-name = Название
presetsLive-save = Сохранить
presetsLive-cancel = Отмена
presetsLive-badName = Введите название не длиннее 40 символов. Сохранить можно до 20 шаблонов.
presetsLive-badTerms = Один из этих параметров сервер не принимает.
presetsLive-taken = У вас уже есть шаблон с таким названием.
presetsLive-offline = Сервер не ответил. Проверьте соединение и попробуйте ещё раз.
presetsLive-failed = Что-то пошло не так ({ $status }). Ничего не изменено.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } просмотр
        [few] { $n } просмотра
        [many] { $n } просмотров
       *[other] { $n } просмотра
    }
ownPresetsLive-rename = Переименовать
ownPresetsLive-renameOf = Переименовать «{ $name }»
ownPresetsLive-remove = Удалить
ownPresetsLive-removeQuestion = Удалить шаблон «{ $name }»? Созданные с ним ссылки останутся как есть.

## signIn

signIn-title = Вход
signIn-email = Адрес электронной почты
signIn-password = Пароль
signIn-newPassword = Новый пароль
signIn-passwordHint =
    { $n ->
        [one] Не менее { $n } символа. Хорошо подходят несколько слов.
        [few] Не менее { $n } символов. Хорошо подходят несколько слов.
        [many] Не менее { $n } символов. Хорошо подходят несколько слов.
       *[other] Не менее { $n } символа. Хорошо подходят несколько слов.
    }
signIn-submit = Войти
signIn-passkey = Войти по ключу доступа
signIn-signUp = Создать аккаунт
signIn-have = У меня есть аккаунт
signIn-name = Адрес электронной почты или имя пользователя
signIn-companyOrLocal = Введите корпоративный пароль или пароль этого сервера, если он у вас есть.
signIn-companyOrAdmins = Введите корпоративный пароль. Администраторы могут ввести и пароль этого сервера.
signIn-company = Введите корпоративный пароль.
signIn-adminsOnly = По паролю входят только администраторы.
signIn-forgot = Забыли пароль? Администратор может прислать вам ссылку.
signIn-setUpTitle = Добро пожаловать
signIn-setUpText = На этом сервере ещё нет аккаунтов. Создайте первый: он получит права администратора.
signIn-setUpCode = Код настройки
signIn-setUpCodeHint = Сервер вывел его при запуске. Посмотрите в терминале или журнале сервера.
signIn-setUpSubmit = Создать аккаунт
signIn-resetTitle = Выберите пароль
signIn-resetAccount = Для аккаунта { $email }
signIn-resetText = Эта ссылка работает один раз. Когда вы ею воспользуетесь, завершатся все сеансы и перестанут действовать все токены API вашего аккаунта.
signIn-lettersWhy = Так видно, что вы не программа.
signIn-resetSubmit = Сохранить и войти

## sessionsLive

sessionsLive-sessions = Сеансы
sessionsLive-sessionHere = этот браузер
sessionsLive-sessionBegan = вход { $when }
sessionsLive-sessionUsed = последняя активность { $when }
sessionsLive-sessionEnd = Завершить
sessionsLive-sessionEndQuestion = Завершить сеанс «{ $name }»? В том браузере сразу произойдёт выход.
sessionsLive-sessionEnded = Завершён. В том браузере выполнен выход.
sessionsLive-noSessions = Нет ни одного сеанса.
sessionsLive-othersQuestion = Завершить все другие сеансы? Здесь вход сохранится.
sessionsLive-othersEnded =
    { $n ->
        [one] Завершён { $n } другой сеанс.
        [few] Завершено { $n } других сеанса.
        [many] Завершено { $n } других сеансов.
       *[other] Завершено { $n } другого сеанса.
    }
sessionsLive-endOthers = Завершить другие сеансы

## signInAgainLive

signInAgainLive-title = Вы вышли из аккаунта
signInAgainLive-text = Ваш сеанс завершился. Чтобы продолжить, войдите в аккаунт { $email }. Введённое и выбранное вами осталось здесь.
signInAgainLive-somebodyElse = В этом браузере сейчас открыт другой аккаунт: { $other }. Чтобы продолжить, войдите в аккаунт { $email }. Введённое и выбранное вами осталось здесь.
signInAgainLive-limited = Этот сервер требует от вас второй фактор. Настройте его, а затем продолжите. Введённое и выбранное вами осталось здесь.
signInAgainLive-declined = Вы вышли из аккаунта, и ничего не отправлено. Чтобы войти и продолжить, попробуйте ещё раз.
signInAgainLive-notYet = Вы ещё не вошли в аккаунт { $email }.
signInAgainLive-password = Пароль
signInAgainLive-submit = Войти и продолжить
signInAgainLive-passkey = Войти по ключу доступа
signInAgainLive-elsewhere = Это откроется в другой вкладке. Потом вернитесь сюда и продолжите.
signInAgainLive-setUp = Настроить второй фактор
signInAgainLive-goOn = Продолжить
signInAgainLive-cancel = Отмена
signInAgainLive-noName = Введите адрес электронной почты или имя пользователя.
signInAgainLive-noPassword = Введите пароль.
signInAgainLive-wrong = Неверный пароль.
signInAgainLive-refused = Вам нельзя войти этим способом. Войдите иначе или обратитесь к администратору.
signInAgainLive-noCode = Введите код.
signInAgainLive-code = Код из приложения или код восстановления
signInAgainLive-recoveryCode = Код восстановления
signInAgainLive-wrongCode = Этот код неверен или уже использован. Дождитесь следующего.
signInAgainLive-begin = Прошло слишком много времени. Отмените и попробуйте ещё раз.
signInAgainLive-passkeyCancelled = Ключ доступа не использован. Попробуйте ещё раз или войдите иначе.
signInAgainLive-passkeyRefused = Сервер не принял этот ключ доступа. Войдите иначе.
signInAgainLive-wrongOrigin = Эта страница открыта не по адресу самого сервера. Откройте её по его основному URL.
signInAgainLive-tooMany =
    { $n ->
        [one] Слишком много неудачных попыток. Попробуйте снова через { $n } секунду.
        [few] Слишком много неудачных попыток. Попробуйте снова через { $n } секунды.
        [many] Слишком много неудачных попыток. Попробуйте снова через { $n } секунд.
       *[other] Слишком много неудачных попыток. Попробуйте снова через { $n } секунды.
    }
signInAgainLive-offline = Сервер не ответил. Проверьте соединение и попробуйте ещё раз.
signInAgainLive-failed = Что-то пошло не так ({ $status }).

## accountLive

accountLive-passkeyCancelled = Ключ доступа не использован. Попробуйте ещё раз или введите пароль.
accountLive-passkeyRefused = Сервер не принял этот ключ доступа. Войдите по паролю.
accountLive-wrong = Неверный адрес электронной почты или пароль.
accountLive-wrongName = Неверное имя или пароль.
accountLive-noName = Введите адрес электронной почты или имя пользователя.
accountLive-noGroup = Вы не состоите ни в одной из групп, которым разрешён этот сервер. Обратитесь к его администратору.
accountLive-noAddress = Корпоративный вход не передаёт этому серверу действительный адрес вашей электронной почты. Обратитесь к администратору сервера.
accountLive-notLinked = Аккаунт с вашим адресом электронной почты здесь уже есть. Попросите администратора связать его с вашим корпоративным входом.
accountLive-notAdded = У вас здесь нет аккаунта. Попросите администратора его добавить.
accountLive-notSetUp = Этот сервер ещё не настроен.
accountLive-notAdmitted = Вам нельзя войти здесь. Обратитесь к администратору.
accountLive-directoryAway = Сейчас проверить корпоративные пароли нельзя. Если у вас есть пароль этого сервера, введите его.
accountLive-limited =
    { $n ->
        [one] Слишком много неудачных попыток. Попробуйте снова через { $n } секунду.
        [few] Слишком много неудачных попыток. Попробуйте снова через { $n } секунды.
        [many] Слишком много неудачных попыток. Попробуйте снова через { $n } секунд.
       *[other] Слишком много неудачных попыток. Попробуйте снова через { $n } секунды.
    }
accountLive-offline = Сервер не ответил. Проверьте соединение и попробуйте ещё раз.
accountLive-failed = Что-то пошло не так ({ $status }).
accountLive-wrongCode = Неверный код настройки.
accountLive-invitation = Вас пригласили. Выберите пароль — и вы войдёте. Эта ссылка работает один раз.
accountLive-badLink = Эта ссылка больше не действует. Попросите у администратора новую.
accountLive-noLink = Откройте ещё раз ссылку из вашего сообщения. Эта страница работает только с полной ссылкой.
accountLive-noCode = Введите код настройки.
accountLive-noPassword = Введите пароль.
accountLive-again = Теперь можно попробовать снова.
accountLive-taken = Аккаунт с этим адресом электронной почты уже есть.
accountLive-alreadySetUp = Этот сервер уже настроен. Войдите.
accountLive-tooShort = Пароль слишком короткий.
accountLive-tooCommon = Этот пароль — один из самых распространённых или почти повторяет ваш адрес. При подборе такие пробуют первыми. Выберите другой.
accountLive-badEmail = Введите действительный адрес электронной почты.
accountLive-wrongOrigin = Эта страница открыта не по адресу самого сервера. Откройте её по его основному URL.
accountLive-saved = Сохранено.
accountLive-wrongCurrent = Неверный текущий пароль.
accountLive-changed = Ваш пароль изменён. На других устройствах выполнен выход.
accountLive-tokensRevoked =
    { $n ->
        [one] Отозван { $n } токен API.
        [few] Отозвано { $n } токена API.
        [many] Отозвано { $n } токенов API.
       *[other] Отозвано { $n } токена API.
    }
accountLive-tokenName = Дайте токену название.
accountLive-tokenTaken = У вас уже есть токен с таким названием.
accountLive-noTokens = У вас ещё нет токенов.
accountLive-never = не использовался
accountLive-used = последнее использование { $when }
accountLive-made = создан { $when }
accountLive-revoke = Отозвать
accountLive-revokeQuestion = Отозвать токен «{ $name }»? Программы, которые его используют, сразу перестанут работать.
accountLive-revoked = Отозван.
accountLive-copied = Скопировано
accountLive-copyFailed = Скопировать не удалось. Выделите текст и скопируйте его.

## account

account-title = Ваш аккаунт
account-signedInAs = Вы вошли как { $email }
account-signOut = Выйти
account-programs = Токены API и вебхуки
account-programsTokens = Токены API
account-tokens = Токены API
account-tokensText = Программы используют токен вместо вашего пароля. Они действуют от вашего имени.
account-tokenName = Для чего он?
account-tokenPlaceholder = скрипт резервного копирования
account-create = Создать токен
account-shown = Ваш новый токен. Он показывается только один раз:
account-copy = Скопировать
account-example = Например
account-notify = Уведомления
account-notifyMe = Сообщать мне, когда открывают мою новую ссылку
account-notifyEach = Для каждой ссылки можно выбрать иначе.
account-sessions = Где выполнен вход
account-sessionsText = Завершите незнакомые вам сеансы, а затем измените пароль.
account-endOthers = Завершить другие сеансы
account-password = Пароль
account-current = Текущий пароль
account-next = Новый пароль
account-change = Изменить пароль
account-changeHint = Все ваши другие сеансы завершатся.
account-revokeTokens = Также отозвать все мои токены API
account-revokeTokensHint = Не снимайте флажок, если ваш пароль может знать кто-то ещё. Программы, которые используют эти токены, сразу перестанут работать:
account-cancel = Отмена
account-confirm = Отозвать

## admin

admin-title = Мои ссылки
admin-titleExpired = Завершённые ссылки
admin-active = Действующие
admin-expired = Завершённые
admin-all = Все ссылки
admin-users = Пользователи
admin-server = Сервер
admin-search = Поиск по названию, заметке или ссылке
admin-order = Порядок
admin-byNewest = Сначала новые
admin-byExpiry = По сроку
admin-byOpened = По последнему открытию
admin-byViews = Меньше всего осталось просмотров
admin-parts = Показать только
admin-unopened = Не открывались
admin-opened = Открывались
admin-today = Завершаются сегодня
admin-sealed = Сквозное шифрование
admin-waiting = Кто-то ждёт
admin-frozen = Приостановлены
admin-answers = Ответы
admin-tickAll = Выбрать все
admin-csv = Сохранить как CSV
admin-newer = Новее
admin-older = Старее
admin-cancel = Отмена
admin-end = Удалить сейчас
admin-addUser = Добавить пользователя
admin-email = Адрес электронной почты
admin-administrator = Администратор
admin-add = Добавить
admin-byMail = Отправить ссылку по почте
admin-oneTime = Одноразовая ссылка, действует 24 часа. Передайте её пользователю:
admin-copy = Скопировать
admin-storage = Хранилище
admin-settings = Действующие настройки
admin-settingsText = Чтобы изменить настройку, отредактируйте файл конфигурации сервера и перезапустите сервер.
admin-option = Параметр
admin-value = Значение
admin-origin = Откуда
admin-version = Версия
admin-configFile = Файл конфигурации

## health

health-title = Состояние
health-open = Требует внимания
health-openForAuditors = Для администратора
health-nothing = Ничто не требует внимания.
health-commands = Выполняйте команды на сервере от имени пользователя его службы.
health-onServer = На сервере
health-inConfigFile = В файле конфигурации
health-noConfigFile = Этот сервер работает без файла конфигурации. Создайте его и запустите сервер с --config и путём к файлу.
health-how = Что делать
health-fine = Текущее состояние
health-complaints = Предупреждения и ошибки
health-complaintsText = Что этот сервер записал в свой журнал с момента запуска. Подробности — в журнале.
health-warn = Предупреждение
health-error = Ошибка
health-times =
    { $n ->
        [one] { $n } раз, последний раз { $when }
        [few] { $n } раза, последний раз { $when }
        [many] { $n } раз, последний раз { $when }
       *[other] { $n } раза, последний раз { $when }
    }
health-examine = Проверить сейчас
health-examineTitle = Самопроверка (doctor)
health-examineText = Проверяет каталог данных и подключается к почтовому серверу, провайдеру и всему остальному, что указано в настройках. Ничего не отправляет и не меняет.
health-ok = Всё в порядке
health-subjectDirectory = Каталог данных
health-subjectPermissions = Права доступа
health-subjectPolicy = Политики
health-subjectErasing = Безвозвратное удаление
health-subjectSignIn = Корпоративный вход
health-subjectLdap = Каталог (LDAP)
health-subjectScanner = Антивирус
health-subjectPrevious = Прежний сервер
health-inEnglish = Подробности — на английском, как в журнале сервера.
health-receiverAnswered = Получатель ответил { $status }.
health-receiverRefused = Получатель отклонил соединение.
health-receiverSilent = Получатель не ответил вовремя.
health-receiverUnknown = Имя получателя неизвестно.

## administration

administration-findUser = Найти пользователя
administration-before = Назад
administration-next = Далее
administration-role = Роль
administration-actions = Действия
administration-lastSignIn = последний вход { $when }
administration-asUser = Пользователь
administration-asAuditor = Аудитор: видит все журналы, но не секреты
administration-administrators = Администраторы
administration-auditors = Аудиторы
administration-invited = Приглашённые
administration-disabled = Отключённые
administration-suspended = Приостановленные
administration-unprotected = Без второго фактора
administration-userLinks = Ссылки
administration-userFactors = Вторые факторы
administration-userGroups = Группы
administration-group = Добавить в группу
administration-joinGroup = Добавить
administration-userLimits = Ограничения политик
administration-userLog = Последние записи журнала
administration-wholeLog = Все записи
administration-endPushes = Также удалить всё, чем делится пользователь, и закрыть его запросы
administration-endEverything = Завершить всё
administration-everyone = Все
administration-nobody = Без аккаунта
administration-findLink = Отправитель, ссылка или номер
administration-findALink = Найти ссылку
administration-madeUntil = Созданы не позже
administration-filterState = Состояние
administration-anyState = Любое состояние
administration-onlyActive = Действующие
administration-onlyExpired = Истёкшие или удалённые
administration-settingsFilter = Найти параметр
administration-onlyChanged = Только изменённые

## firstSteps

firstSteps-title = Первые шаги
firstSteps-done = Выполнено { $done } из { $all }
firstSteps-others = Остальные шаги перечислены выше.
firstSteps-address = Адрес
firstSteps-addressOpen = У ссылок нет постоянного адреса
firstSteps-addressWhy = Получателям должен быть доступен адрес, с которого начинаются ссылки.
firstSteps-addressDo = Замените { $example } адресом вашего сервера.
firstSteps-addressUnset = Ссылки начинаются с адреса, которым пользуется отправитель, у вас это { $origin }.
firstSteps-addressPlain = Ссылки начинаются с { $url }, а этот адрес не зашифрован.
firstSteps-addressElsewhere = Ссылки начинаются с { $url }. Сейчас вы на { $origin }: откройте { $url }, чтобы убедиться, что этот адрес доступен.
firstSteps-addressGood = Ссылки начинаются с { $url }, и вы открыли сервер по этому адресу.
firstSteps-tls = Шифрование в пути
firstSteps-tlsOpen = Соединения не шифруются
firstSteps-tlsWhy = Секреты может прочитать любой в промежуточной сети.
firstSteps-tlsOwn = Этот сервер сам использует TLS.
firstSteps-tlsProxy = TLS для этого сервера обеспечивает обратный прокси.
firstSteps-tlsNone = Вы подключены по обычному HTTP.
firstSteps-tlsDo = Дайте серверу сертификат или поставьте перед ним обратный прокси с HTTPS:
firstSteps-key = Копия главного ключа
firstSteps-keyMissing = Нет подтверждённой копии главного ключа
firstSteps-keyWhy = Без этого ключа никто больше не прочитает ни данные, ни резервную копию.
firstSteps-keyOpen = Никто не подтвердил, что есть копия ключа { $key }.
firstSteps-keyDone = Копия ключа { $key } подтверждена { $when }.
firstSteps-keyDo = Эта команда записывает зашифрованную резервную копию вместе с ключом. Храните её на другом компьютере:
firstSteps-keyTick = У меня есть копия в надёжном месте
firstSteps-keyUntick = У меня больше нет этой копии
firstSteps-people = Кто может делиться
firstSteps-peopleWhy = С аккаунтами люди видят, что стало с их ссылками, а вы решаете, кто может делиться.
firstSteps-peopleAlone = Аккаунт есть только у вас. Без аккаунта делиться текстом может любой, кому доступен этот сервер.
firstSteps-peopleAloneClosed = Аккаунт есть только у вас, а без него никто не может делиться.
firstSteps-peopleMany =
    { $n ->
        [one] Есть { $n } аккаунт.
        [few] Есть { $n } аккаунта.
        [many] Есть { $n } аккаунтов.
       *[other] Есть { $n } аккаунта.
    }
firstSteps-peopleOpen = Создать аккаунт может любой.
firstSteps-peopleDecided = Вы решили это в настройках.
firstSteps-peopleDo = Добавьте пользователей или задайте allow_sign_up и allow_anonymous.
firstSteps-peopleLink = Добавить пользователя
firstSteps-first = Первый секрет
firstSteps-firstWhy = Одной пробы достаточно, чтобы увидеть то, что видят получатели.
firstSteps-firstNone = Пока ничего не сохранено.
firstSteps-firstLink = Поделиться секретом
firstSteps-backup = Резервные копии
firstSteps-backupWhy = Диск отказывает без предупреждения, а сервер сам делает резервные копии, только если указать ему куда.
firstSteps-backupNone = Резервных копий ещё нет.
firstSteps-backupGood = Последняя резервная копия сделана { $when }.
firstSteps-backupDaily = Или каждый день на сервере
firstSteps-requests = Запросы
firstSteps-requestsWhy = С помощью запросов люди с аккаунтом просят у других секрет, а тем для отправки аккаунт не нужен.
firstSteps-requestsOff = Выключены. Можно так и оставить.

## serverFacts

serverFacts-links = Ссылки
serverFacts-activeLinks = Действующие ссылки
serverFacts-stored = Что хранит этот сервер
serverFacts-storedSum = Всего { $size }
serverFacts-payloads = Секреты (оценка)
serverFacts-rows = Журналы, аккаунты и свободное место
serverFacts-fileContents = Файлы
serverFacts-fileLimit = Предел для файлов
serverFacts-fileLimitText = { $used } из { $total }
serverFacts-disk = Диск
serverFacts-diskText = свободно { $free } из { $total }
serverFacts-diskOurs = Этот сервер
serverFacts-diskOthers = Всё остальное
serverFacts-diskFree = Свободно
serverFacts-floor = Файлы отклоняются, пока свободно меньше { $size }.
serverFacts-scarce = Места мало: файлы скоро начнут отклоняться или уже отклоняются.
serverFacts-changed = Изменено
serverFacts-reach = Адрес и сеть
serverFacts-access = Доступ и аккаунты
serverFacts-pushes = Секреты
serverFacts-files = Файлы
serverFacts-data = Данные и ключи
serverFacts-limits = Ограничения
serverFacts-pages = Внешний вид и страница о сервисе
serverFacts-mail = Почта
serverFacts-watch = Журнал и метрики
serverFacts-preset = по умолчанию: { $value }
serverFacts-byDefault = по умолчанию
serverFacts-fromFlag = флаг
serverFacts-inEnglish = Описания — на английском.
serverFacts-notSet = (не задано)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } параметр
        [few] { $n } параметра
        [many] { $n } параметров
       *[other] { $n } параметра
    }
settingsLive-none = Подходящих параметров нет.

## listLive

listLive-offline = Сервер не ответил. Проверьте соединение и попробуйте ещё раз.
listLive-failed = Что-то пошло не так ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Слишком много запросов. Попробуйте снова через { $n } секунду.
        [few] Слишком много запросов. Попробуйте снова через { $n } секунды.
        [many] Слишком много запросов. Попробуйте снова через { $n } секунд.
       *[other] Слишком много запросов. Попробуйте снова через { $n } секунды.
    }
listLive-copied = Скопировано
listLive-copyFailed = Скопировать не удалось. Выделите текст и скопируйте его.

## adminLive

adminLive-invitedUntil = приглашение отправлено, срок ссылки закончится { $when }
adminLive-invitedOver = приглашение отправлено, срок ссылки закончился { $when }
adminLive-newLink = Новая ссылка
adminLive-mailLink = Отправить новую ссылку
adminLive-withdraw = Отозвать
adminLive-withdrawQuestion = Отозвать приглашение для { $email }? Его ссылка перестанет работать.
adminLive-withdrawn = Приглашение для { $email } отозвано.
adminLive-endAll = Завершить всё
adminLive-endAllQuestion = Завершить всё у аккаунта { $email }? Аккаунт будет отключён. Сеансы, токены, одноразовые ссылки, вторые факторы и вебхуки сразу прекратят действовать.
adminLive-endedAll = Аккаунт { $email } отключён. Завершено: { $what }.
adminLive-endedNothing = Аккаунт { $email } отключён. Завершать больше было нечего.
adminLive-endedSessions =
    { $n ->
        [one] { $n } сеанс
        [few] { $n } сеанса
        [many] { $n } сеансов
       *[other] { $n } сеанса
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } токен
        [few] { $n } токена
        [many] { $n } токенов
       *[other] { $n } токена
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } одноразовая ссылка
        [few] { $n } одноразовые ссылки
        [many] { $n } одноразовых ссылок
       *[other] { $n } одноразовой ссылки
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } второй фактор
        [few] { $n } вторых фактора
        [many] { $n } вторых факторов
       *[other] { $n } второго фактора
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } вебхук
        [few] { $n } вебхука
        [many] { $n } вебхуков
       *[other] { $n } вебхука
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } ссылка или запрос
        [few] { $n } ссылки и запроса
        [many] { $n } ссылок и запросов
       *[other] { $n } ссылки и запроса
    }
adminLive-suspended = аккаунт приостановлен корпоративным входом
adminLive-unprotected = без второго фактора
adminLive-actionsOf = Действия: { $email }
adminLive-addedOn = добавлено { $when }
adminLive-factorAdded = добавлен { $when }
adminLive-appWithCodes = Приложение с кодами
adminLive-codesLeft =
    { $n ->
        [one] Остался { $n } код восстановления
        [few] Осталось { $n } кода восстановления
        [many] Осталось { $n } кодов восстановления
       *[other] Осталось { $n } кода восстановления
    }
adminLive-noFactors = Второго фактора нет.
adminLive-groupHere = добавлена администратором
adminLive-groupOfCompany = из корпоративного входа
adminLive-groupOfDirectory = из каталога
adminLive-leaveGroup = Исключить
adminLive-noGroups = Не состоит в группах.
adminLive-noLimits = Ни одна политика не ограничивает этого пользователя.
adminLive-endSessions = Завершить сеансы
adminLive-endSessionsQuestion = Завершить все сеансы аккаунта { $email }? Потребуется войти снова. Токены продолжат работать.
adminLive-sessionsEnded = Сеансы аккаунта { $email } завершены.
adminLive-disableMany =
    { $n ->
        [one] Отключить { $n }
        [few] Отключить { $n }
        [many] Отключить { $n }
       *[other] Отключить { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Отключить { $n } пользователя? Сеансы и токены сразу прекратят действовать.
        [few] Отключить { $n } пользователей? Сеансы и токены сразу прекратят действовать.
        [many] Отключить { $n } пользователей? Сеансы и токены сразу прекратят действовать.
       *[other] Отключить { $n } пользователя? Сеансы и токены сразу прекратят действовать.
    }
adminLive-disabledMany =
    { $n ->
        [one] Отключён { $n } пользователь.
        [few] Отключено { $n } пользователя.
        [many] Отключено { $n } пользователей.
       *[other] Отключено { $n } пользователя.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Завершить сеансы: { $n }
        [few] Завершить сеансы: { $n }
        [many] Завершить сеансы: { $n }
       *[other] Завершить сеансы: { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Завершить все сеансы { $n } пользователя? Потребуется войти снова. Токены продолжат работать.
        [few] Завершить все сеансы { $n } пользователей? Потребуется войти снова. Токены продолжат работать.
        [many] Завершить все сеансы { $n } пользователей? Потребуется войти снова. Токены продолжат работать.
       *[other] Завершить все сеансы { $n } пользователя? Потребуется войти снова. Токены продолжат работать.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Завершены сеансы { $n } пользователя.
        [few] Завершены сеансы { $n } пользователей.
        [many] Завершены сеансы { $n } пользователей.
       *[other] Завершены сеансы { $n } пользователя.
    }
adminLive-openedSince = открыта после вашего последнего посещения
adminLive-damaged = повреждено
adminLive-mailReset = Отправить ссылку для пароля
adminLive-mailed = Письмо со ссылкой отправляется на { $email }.
adminLive-notMailed = Письмо на { $email } не отправлено: { $reason } Отправьте его ещё раз или покажите ссылку.
adminLive-noneAtAll = Пока никто ничем не поделился. Здесь появляется то, чем делятся люди, без содержимого.
adminLive-noneMatching = Под этот фильтр не подходит ни одна ссылка.
adminLive-showEveryone = Показать все
adminLive-pushesOf =
    { $n ->
        [one] { $n } ссылка
        [few] { $n } ссылки
        [many] { $n } ссылок
       *[other] { $n } ссылки
    }
adminLive-tryAgain = Теперь можно попробовать снова.
adminLive-none = Здесь пока ничего нет.
adminLive-noneActive = Сейчас вы ничем не делитесь.
adminLive-noneExpired = Пока ничего не завершилось. Всё, что завершилось, показано здесь вместе с журналом.
adminLive-linksFound =
    { $n ->
        [one] { $n } ссылка
        [few] { $n } ссылки
        [many] { $n } ссылок
       *[other] { $n } ссылки
    }
adminLive-tick = Выбрать { $name }
adminLive-sealed = Сквозное шифрование
adminLive-shareSecret = Поделиться секретом
adminLive-noneFound = Ничего не найдено.
adminLive-searchedPart =
    { $n ->
        [one] Поиск охватил { $n } ссылку. Есть и более старые.
        [few] Поиск охватил { $n } ссылки. Есть и более старые.
        [many] Поиск охватил { $n } ссылок. Есть и более старые.
       *[other] Поиск охватил { $n } ссылки. Есть и более старые.
    }
adminLive-searchOlder = Искать в более старых ссылках
adminLive-text = Текст
adminLive-file = Файлы
adminLive-url = Ссылка
adminLive-qr = QR-код
adminLive-created = создано { $when }
adminLive-endsIn = завершится { $when }
adminLive-endedOn = завершено { $when }
adminLive-isExpired = завершено
adminLive-byHand = удалено { $when }
adminLive-viewsLeft =
    { $n ->
        [one] остался { $n } просмотр
        [few] осталось { $n } просмотра
        [many] осталось { $n } просмотров
       *[other] осталось { $n } просмотра
    }
adminLive-notViewed = ещё не открывали
adminLive-neverViewed = ни разу не открыли
adminLive-viewed =
    { $n ->
        [one] открыто { $n } раз
        [few] открыто { $n } раза
        [many] открыто { $n } раз
       *[other] открыто { $n } раза
    }
adminLive-viewedLast =
    { $n ->
        [one] открыто { $n } раз, последний раз { $when }
        [few] открыто { $n } раза, последний раз { $when }
        [many] открыто { $n } раз, последний раз { $when }
       *[other] открыто { $n } раза, последний раз { $when }
    }
adminLive-copyLink = Скопировать ссылку
adminLive-sealedFiles =
    { $n ->
        [one] { $n } файл, имя запечатано
        [few] { $n } файла, имена запечатаны
        [many] { $n } файлов, имена запечатаны
       *[other] { $n } файла, имена запечатаны
    }
adminLive-sealedLink = Полная ссылка была показана один раз, при создании.
adminLive-end = Удалить сейчас
adminLive-endQuestion = Удалить «{ $name }» сейчас? Больше никто не сможет это открыть.
adminLive-ended = Удалено.
adminLive-notFound = Такой ссылки нет.
adminLive-nobody = без аккаунта
adminLive-administrator = администратор
adminLive-disabled = аккаунт отключён
adminLive-you = вы
adminLive-makeAdmin = Сделать администратором
adminLive-takeAdmin = Снять права администратора
adminLive-disable = Отключить
adminLive-enable = Включить
adminLive-reset = Сбросить пароль
adminLive-tokens = Токены
adminLive-noTokens = Токенов нет.
adminLive-revoke = Отозвать
adminLive-makeAdminQuestion = Дать аккаунту { $email } права администратора? Ему будут видны ссылки и журналы всех, и он сможет изменить любой аккаунт.
adminLive-enableQuestion = Включить аккаунт { $email }? Он снова сможет входить, с прежними правами.
adminLive-usersFound =
    { $n ->
        [one] { $n } пользователь
        [few] { $n } пользователя
        [many] { $n } пользователей
       *[other] { $n } пользователя
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } из { $n } пользователя
        [few] { $from }–{ $to } из { $n } пользователей
        [many] { $from }–{ $to } из { $n } пользователей
       *[other] { $from }–{ $to } из { $n } пользователя
    }
adminLive-noUserFound = По этому поиску никто не найден.
adminLive-takeAdminQuestion = Снять права администратора с аккаунта { $email }? Его сеансы и токены прекратят действовать.
adminLive-disableQuestion = Отключить аккаунт { $email }? Его сеансы и токены сразу прекратят действовать.
adminLive-resetQuestion = Создать одноразовую ссылку для { $email }? Прежняя ссылка перестанет работать. После использования ссылки прекратят действовать все сеансы и токены этого аккаунта.
adminLive-resetFactors = Сбросить вторые факторы
adminLive-resetFactorsQuestion = Удалить все вторые факторы аккаунта { $email }? Сначала убедитесь, что об этом просит именно владелец аккаунта. Его сеансы сразу завершатся. Токены продолжат работать.
adminLive-factorsReset = У аккаунта { $email } больше нет второго фактора.
adminLive-revokeQuestion = Отозвать токен «{ $name }» аккаунта { $email }?
adminLive-taken = Аккаунт с этим адресом электронной почты уже есть.
adminLive-badEmail = Введите действительный адрес электронной почты.
adminLive-passwordsElsewhere = Этот пользователь не может входить по паролю этого сервера: local_sign_in этого не разрешает.
adminLive-lastAdmin = Это последний администратор: сначала назначьте другого.
adminLive-used = последнее использование { $when }
adminLive-never = не использовалось

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Удалить { $n }
        [few] Удалить { $n }
        [many] Удалить { $n }
       *[other] Удалить { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] Удалена { $n } ссылка.
        [few] Удалены { $n } ссылки.
        [many] Удалено { $n } ссылок.
       *[other] Удалено { $n } ссылки.
    }

## hooks

hooks-title = Вебхуки
hooks-lead = Сообщайте другой программе, что происходит с вашими ссылками. Она никогда не получает секрет, парольную фразу или имя файла.
hooks-back = Ваш аккаунт
hooks-openText = Программа или чат узнают, когда открывают ваши ссылки.
hooks-yours = Ваши вебхуки
hooks-secretShown = Секрет, которым подписываются сообщения. Он показывается только один раз:
hooks-copy = Скопировать
hooks-verify = Получатели проверяют подпись так, как описано на standardwebhooks.com.
hooks-add = Добавить вебхук
hooks-name = Название
hooks-namePlaceholder = Чат команды
hooks-url = Адрес
hooks-urlHint = Его должен разрешить ваш администратор.
hooks-template = Формат сообщения
hooks-eventKinds = О каких событиях сообщать
hooks-details = Дополнительные сведения
hooks-includeHint = Открыть ссылку может каждый, у кого она есть. Добавляйте её, только если доверяете всем, кто это прочитает.
hooks-submit = Добавить вебхук
hooks-cancel = Отмена
hooks-retryAll = Повторить все
hooks-dropAll = Отбросить все

## hooksLive

hooksLive-linkName = Название ссылки
hooksLive-linkItself = Сама ссылка
hooksLive-none = У вас ещё нет вебхуков.
hooksLive-off = Выключен: получатель ответил, что его больше нет.
hooksLive-test = Проверить
hooksLive-tested =
    { $n ->
        [one] Получен ответ { $status } через { $n } миллисекунду.
        [few] Получен ответ { $status } через { $n } миллисекунды.
        [many] Получен ответ { $status } через { $n } миллисекунд.
       *[other] Получен ответ { $status } через { $n } миллисекунды.
    }
hooksLive-testFailed = Проверка не удалась: { $reason }.
hooksLive-newSecret = Новый секрет
hooksLive-newSecretQuestion = Создать новый секрет для вебхука «{ $name }»? Нынешний будет подписывать вместе с ним ещё один день.
hooksLive-switchOn = Включить
hooksLive-remove = Удалить
hooksLive-removeQuestion = Удалить вебхук «{ $name }»? То, что ещё на пути к нему, будет отброшено.
hooksLive-removed = Удалён.
hooksLive-added = Добавлен.
hooksLive-noName = Дайте вебхуку название.
hooksLive-badUrl = На этот адрес ничего нельзя отправить.
hooksLive-notAllowed = Ваш администратор не разрешает этот адрес.
hooksLive-noEvents = Выберите хотя бы одно событие.
hooksLive-taken = У вас уже есть вебхук с таким названием или достигнуто их допустимое число.
hooksLive-copied = Скопировано
hooksLive-copyFailed = Скопировать не удалось. Выделите текст и скопируйте его.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } событие ждёт доставки. Самое старое произошло { $when }.
        [few] { $n } события ждут доставки. Самое старое произошло { $when }.
        [many] { $n } событий ждут доставки. Самое старое произошло { $when }.
       *[other] { $n } события ждут доставки. Самое старое произошло { $when }.
    }
eventsLive-noLetters = Недоставленных событий нет.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = владелец: { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] произошло { $when } · { $n } попытка
        [few] произошло { $when } · { $n } попытки
        [many] произошло { $when } · { $n } попыток
       *[other] произошло { $when } · { $n } попытки
    }
eventsLive-retry = Повторить
eventsLive-drop = Отбросить
eventsLive-dropQuestion = Отбросить это событие навсегда?
eventsLive-dropAllQuestion = Отбросить навсегда все недоставленные события?
eventsLive-retried =
    { $n ->
        [one] { $n } событие отправляется повторно.
        [few] { $n } события отправляются повторно.
        [many] { $n } событий отправляются повторно.
       *[other] { $n } события отправляются повторно.
    }
eventsLive-dropped =
    { $n ->
        [one] Отброшено { $n } событие.
        [few] Отброшено { $n } события.
        [many] Отброшено { $n } событий.
       *[other] Отброшено { $n } события.
    }

## keptLive

keptLive-keptByBrowser = Хранится в этом браузере. Скопировать ссылку может каждый, кто может пользоваться этим браузером.
keptLive-keptByPasskey = Хранится в этом браузере под защитой вашего ключа доступа.

## keptPageLive

keptPageLive-keptShowLink = Показать ссылку
keptPageLive-keptNotOpened = Ваш ключ доступа её не открыл. Попробуйте ещё раз.
keptPageLive-keptKeyByBrowser = Этот браузер хранит ключ, который открывает ответы. Прочитать их может каждый, кто может пользоваться этим браузером.
keptPageLive-keptKeyByPasskey = Этот браузер хранит ключ, который открывает ответы, под защитой вашего ключа доступа.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] При выходе будет удалено то, что знает только этот браузер: { $n } ссылка или ключ. После этого ответы на ваши запросы открываются только с файлом восстановления.
        [few] При выходе будет удалено то, что знает только этот браузер: { $n } ссылки и ключа. После этого ответы на ваши запросы открываются только с файлом восстановления.
        [many] При выходе будет удалено то, что знает только этот браузер: { $n } ссылок и ключей. После этого ответы на ваши запросы открываются только с файлом восстановления.
       *[other] При выходе будет удалено то, что знает только этот браузер: { $n } ссылки и ключа. После этого ответы на ваши запросы открываются только с файлом восстановления.
    }
keptAccountLive-keptSignOutYes = Удалить и выйти
keptAccountLive-keptCount =
    { $n ->
        [one] В этом браузере хранится { $n } ссылка или ключ.
        [few] В этом браузере хранятся { $n } ссылки и ключа.
        [many] В этом браузере хранятся { $n } ссылок и ключей.
       *[other] В этом браузере хранятся { $n } ссылки и ключа.
    }
keptAccountLive-keptCountNone = В этом браузере ещё ничего не хранится.
keptAccountLive-keptGuardedNow = Теперь их открывает ваш ключ доступа.
keptAccountLive-keptUnable = Этот ключ доступа или этот браузер так не умеет. Всё, что хранится, остаётся как есть.
keptAccountLive-keptOffQuestion = Удалить всё, что хранится? Ссылки, которые вы не скопировали, пропадут, как и ключи без файла восстановления.
keptAccountLive-keptRefused = Ключ доступа не использован. Всё, что хранится, остаётся как есть.
keptAccountLive-keptOffYes = Удалить

## kept

kept-title = Ссылки со сквозным шифрованием в этом браузере
kept-text = Сервер не может показать вам ссылки со сквозным шифрованием ещё раз, поэтому их хранит для вас этот браузер, как и ключи ваших запросов. Скопировать их может каждый, кто может пользоваться этим браузером, если их не защищает ваш ключ доступа. При выходе удаляется всё, что не защищено ключом доступа.
kept-guarded = Их защищает ваш ключ доступа.
kept-on = Хранить их в этом браузере
kept-guard = Защитить их ключом доступа

## codes

codes-toOne = Запросите код на адрес { $address }; аккаунт здесь не нужен.
codes-toSome = Выберите свой адрес и запросите на него код; аккаунт здесь не нужен.
codes-toTyped = Введите свой адрес; если он есть среди адресов получателей, на него придёт код. Аккаунт здесь не нужен.
codes-which = Ваш адрес
codes-among = Получатели, сокращённо: { $addresses }
codes-notYours = Это не ваш адрес? Попросите у отправителя отдельную ссылку.
codes-send = Прислать мне код
codes-again = Прислать другой код
codes-sentToOne = Письмо с кодом из восьми букв отправляется на { $address }. Проверьте и папку «Спам».
codes-sent = Письмо с кодом из восьми букв отправляется, если этот адрес есть среди адресов получателей. Проверьте и папку «Спам».
codes-field = Код
codes-fieldHint = Восемь букв из письма. Они действуют десять минут и только в этом браузере.
codes-goOn = Продолжить
codes-or = Или подтвердите иначе:
codes-wrong =
    { $n ->
        [one] Неверный код. Введите код из самого нового письма. Осталась { $n } попытка.
        [few] Неверный код. Введите код из самого нового письма. Осталось { $n } попытки.
        [many] Неверный код. Введите код из самого нового письма. Осталось { $n } попыток.
       *[other] Неверный код. Введите код из самого нового письма. Осталось { $n } попытки.
    }
codes-last = Неверный код, и это была последняя попытка. Запросите новый.
codes-over = Вводить здесь нечего: код уже использован, ему больше десяти минут или его запросили в другом браузере. Запросите новый.
codes-needsCookie = Для этого нужен файл cookie, а ваш браузер его не отправил. Разрешите файлы cookie для этой страницы и загрузите её снова.
codes-tooOften =
    { $n ->
        [one] За час для этого адреса запросили пять кодов. Попробуйте снова через { $n } минуту.
        [few] За час для этого адреса запросили пять кодов. Попробуйте снова через { $n } минуты.
        [many] За час для этого адреса запросили пять кодов. Попробуйте снова через { $n } минут.
       *[other] За час для этого адреса запросили пять кодов. Попробуйте снова через { $n } минуты.
    }
codes-noMore = Для этой ссылки коды больше не отправляются. Попросите у отправителя новую ссылку.
codes-noMail = Сейчас этот сервер не может отправить код. Обратитесь к тому, кто прислал вам ссылку.
codes-badAddress = Это не адрес электронной почты.

## codesLive

codesLive-noCode = Введите восемь букв из письма.
codesLive-comes = Письму с восемью буквами придётся подождать. Если этот адрес есть среди адресов получателей, письмо придёт не позднее: { $time }.
codesLive-offline = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.

## company

company-signIn = Войти через { $label }
company-or = Или по паролю этого сервера:
company-addressedTitle = Для определённых людей
company-addressedSure = Отправитель хочет знать точно, кто открывает секрет.
company-addressedText = Войдите через { $label }; аккаунт здесь не нужен.
company-addressedByDirectory = Войдите со своими корпоративными именем и паролем.
company-byPassword = Войти по паролю
company-otherTitle = Это не для вас
company-otherText = Вы известны здесь как { $address }, а это предназначено кому-то другому. Ничего не открыто. Войдите как другой пользователь или обратитесь к отправителю.
company-otherUnnamed = Это предназначено кому-то другому. Ничего не открыто. Войдите как другой пользователь или обратитесь к отправителю.
company-closedAccountTitle = Ваш аккаунт выключен
company-closedAccountText = Ваш аккаунт на этом сервере отключён или приостановлен, поэтому для вас ничего не открывается. Ничего не открыто. Обратитесь к администратору.
company-known = Вы известны здесь как { $address }.
company-knownUnnamed = Корпоративный вход вас узнал.
company-notMe = Это не я
company-goingOn = Один момент
company-goingOnText = Следующая страница откроется сама.
company-goOn = Продолжить

## companyRefused

companyRefused-not-allowed = Вы не состоите ни в одной из групп, которым разрешён этот сервер. Обратитесь к его администратору.
companyRefused-no-account = У вас здесь нет аккаунта. Попросите администратора его добавить.
companyRefused-address-taken = Для вашего адреса электронной почты здесь уже есть аккаунт. Попросите администратора связать его со входом через { $label }.
companyRefused-other-account = Этот вход относится здесь к другому аккаунту. Обратитесь к администратору.
companyRefused-not-set-up = Этот сервер ещё не настроен.
companyRefused-disabled = Ваш аккаунт отключён. Обратитесь к администратору.
companyRefused-no-email = { $label } не сообщает этому серверу ваш адрес электронной почты. Попросите администратора добавить утверждение (claim) email.
companyRefused-bad-email = То, что { $label } указывает как ваш адрес электронной почты, адресом не является. Обратитесь к администратору.
companyRefused-no-groups = { $label } не сообщает этому серверу ни одной вашей группы. Либо вы не состоите в группах, либо провайдер их не передаёт: обратитесь к администратору.
companyRefused-too-many-groups = Вы состоите в стольких группах, что { $label } не передаёт ни одной. Попросите администратора отправлять только группы этого приложения.
companyRefused-bad-token = Ответ от { $label } для этого сервера недействителен. Вход не выполнен; подробности — в журнале.
companyRefused-clock = Часы этого сервера и { $label } слишком расходятся. Попросите администратора их выставить.
companyRefused-other-issuer = Ответ пришёл не от того провайдера, который указан в настройках. Вход не выполнен.
companyRefused-unreachable = { $label }: сейчас нет связи. Уже выполненный вход сохраняется; попробуйте позже.
companyRefused-provider-error = { $label } сообщает об ошибке. О какой — указано в журнале этого сервера.
companyRefused-client-refused = { $label } не принимает этот сервер: его секрет неверен или просрочен. Обратитесь к администратору.
companyRefused-cancelled = Вход через { $label } отменён.
companyRefused-begin-again = Этот вход был начат в другом месте, занял слишком много времени или уже использован. Начните заново.

## factors

factors-title = Дополнительная защита входа
factors-lead = Со вторым фактором одного украденного пароля мало, чтобы открыть ваш аккаунт.
factors-openText = Ключи доступа и приложение, которое показывает коды.
factors-yours = Дополнительная защита входа
factors-limited = Этот сервер требует от вас второй фактор. Настройте его здесь, а затем продолжите.
factors-goOn = Продолжить
factors-passkeys = Ключи доступа
factors-passkeysText = Входите по отпечатку пальца, лицу, PIN-коду или с электронным ключом безопасности, без пароля. Ключ доступа работает только по этому адресу, поэтому его нельзя выманить на поддельном сайте.
factors-passkeyName = Название устройства
factors-passkeyPlaceholder = Ноутбук
factors-addPasskey = Добавить ключ доступа
factors-needsHttps = Ключи доступа здесь не работают: браузеры разрешают их только для имени с https://. Попросите у администратора такой адрес.
factors-app = Приложение с кодами
factors-appText = Приложение на телефоне показывает новый код из шести цифр каждые 30 секунд.
factors-beginApp = Настроить приложение
factors-removeApp = Удалить приложение из аккаунта
factors-scan = Отсканируйте этот код приложением:
factors-qr = QR-код для приложения
factors-type = Или введите это в приложении:
factors-code = Код, который сейчас показывает приложение
factors-finish = Готово
factors-codesTitle = Коды восстановления
factors-codesText = С каждым из этих кодов можно войти один раз, если другие ваши факторы утрачены. Они показываются только сейчас: распечатайте их или храните там, где храните пароли.
factors-renew = Новые коды восстановления
factors-confirmTitle = Подтвердите, что это вы
factors-confirmText = Прежде чем изменить факторы, подтвердите, что это вы.
factors-codeOrRecovery = Код из приложения или код восстановления
factors-confirm = Подтвердить
factors-remove = Удалить

## factorsLive

factorsLive-codesFile = recovery-codes.txt
factorsLive-limited =
    { $n ->
        [one] Слишком много неудачных попыток. Попробуйте снова через { $n } секунду.
        [few] Слишком много неудачных попыток. Попробуйте снова через { $n } секунды.
        [many] Слишком много неудачных попыток. Попробуйте снова через { $n } секунд.
       *[other] Слишком много неудачных попыток. Попробуйте снова через { $n } секунды.
    }
factorsLive-conflict = Это уже есть или для этого нет места. Обновите страницу.
factorsLive-lastOne = Этот сервер требует от вас второй фактор. Прежде чем удалить этот, настройте другой.
factorsLive-noPasskeys = У вас ещё нет ключей доступа.
factorsLive-never = не использовался
factorsLive-used = последнее использование { $when }
factorsLive-made = добавлен { $when }
factorsLive-remove = Удалить
factorsLive-removed = Удалено.
factorsLive-added = Добавлено.
factorsLive-removeQuestion = Удалить ключ доступа «{ $name }»? Он больше не будет открывать ваш аккаунт.
factorsLive-removeAppQuestion = Удалить приложение из вашего аккаунта? Его коды больше не будут открывать ваш аккаунт.
factorsLive-nameIt = Дайте ключу доступа название.
factorsLive-passkeyCancelled = Ключ доступа не использован. Попробуйте ещё раз.
factorsLive-passkeyRefused = Сервер не принял этот ключ доступа. Попробуйте ещё раз.
factorsLive-appSince = Ваше приложение настроено { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Остался { $n } код восстановления.
        [few] Осталось { $n } кода восстановления.
        [many] Осталось { $n } кодов восстановления.
       *[other] Осталось { $n } кода восстановления.
    }
factorsLive-wrongCode = Этот код неверен. Проверьте часы телефона и введите код, который показан сейчас.
factorsLive-notConfirmed = Неверно. Попробуйте ещё раз.
factorsLive-done = Теперь у вас есть второй фактор. Сохраните коды восстановления, а затем продолжите.
factorsLive-copied = Скопировано
factorsLive-copyFailed = Скопировать не удалось. Выделите текст и скопируйте его.

## secondStep

secondStep-title = Ещё один шаг
secondStep-passkey = Использовать ключ доступа
secondStep-code = Код из приложения или код восстановления
secondStep-codeHint = Шесть цифр или шестнадцать букв и цифр.
secondStep-recoveryCode = Код восстановления
secondStep-recoveryHint = Шестнадцать букв и цифр. Вы получили их, когда добавляли ключ доступа.
secondStep-submit = Войти
secondStep-lost = Утрачены и телефон, и коды восстановления? Администратор этого сервера может сбросить ваши вторые факторы.
secondStep-again = Начать заново

## secondStepLive

secondStepLive-noCode = Введите код.
secondStepLive-wrongCode = Этот код неверен или уже использован. Дождитесь следующего.
secondStepLive-passkeyCancelled = Ключ доступа не использован. Попробуйте ещё раз или введите код.
secondStepLive-passkeyRefused = Сервер не принял этот ключ доступа. Попробуйте ещё раз или введите код.
secondStepLive-limited =
    { $n ->
        [one] Слишком много неверных кодов. Попробуйте снова через { $n } секунду.
        [few] Слишком много неверных кодов. Попробуйте снова через { $n } секунды.
        [many] Слишком много неверных кодов. Попробуйте снова через { $n } секунд.
       *[other] Слишком много неверных кодов. Попробуйте снова через { $n } секунды.
    }
secondStepLive-retry = Теперь можно попробовать снова.
secondStepLive-offline = Сервер не ответил. Проверьте соединение и попробуйте ещё раз.
secondStepLive-failed = Что-то пошло не так ({ $status }).

## tokens

tokens-may = Что ему разрешено
tokens-everything = Всё
tokens-create = Только создавать ссылки
tokens-createRead = Создавать и читать ссылки
tokens-audit = Только читать журналы
tokens-ask = Запрашивать секреты у людей и открывать их ответы
tokens-lasts = Сколько он действует
tokens-always = Пока его не отзовут
tokens-days30 = 30 дней
tokens-days90 = 90 дней
tokens-year = Один год
tokens-networks = Только из определённых сетей
tokens-networksLabel = Адреса или сети
tokens-networksHint = Разделяйте их запятыми. Если поле пустое, токен работает везде.

## tokensLive

tokensLive-tokenMay = разрешено: { $what }
tokensLive-tokenCreate = создавать
tokensLive-tokenRead = читать
tokensLive-tokenAudit = читать журналы
tokensLive-tokenExpire = удалять
tokensLive-tokenAdmin = администрировать
tokensLive-tokenAsk = запрашивать секреты
tokensLive-tokenOpen = открывать ответы
tokensLive-tokenFrom = только из { $networks }
tokensLive-tokenUntil = срок закончится { $when }
tokensLive-tokenOver = срок закончился { $when }
tokensLive-tokenUsedFrom = последнее использование { $when }, адрес { $address }
tokensLive-badNetworks = Введите адреса или сети вроде 192.0.2.0/24, не более 50.

## oversightLive

oversightLive-auditor = аудитор
oversightLive-makeAuditor = Сделать аудитором
oversightLive-makeAuditorQuestion = Дать аккаунту { $email } права аудитора? Ему будут видны журналы всех, но не секреты.
oversightLive-takeAuditor = Снять права аудитора
oversightLive-takeAuditorQuestion = Снять права аудитора с аккаунта { $email }? Его сеансы и токены прекратят действовать.
oversightLive-log = Журнал
oversightLive-logNothing = Записей нет.

## signIns

signIns-title = Недавние входы
signIns-text = Кто входил в ваш аккаунт или пытался войти. Если какой-то вход вам незнаком, измените пароль.

## signInsLive

signInsLive-signedIn = Вход выполнен
signInsLive-signInFailed = Вход не удался
signInsLive-byPassword = по паролю
signInsLive-byLink = по одноразовой ссылке
signInsLive-bySetup = по коду настройки
signInsLive-bySignUp = при создании аккаунта
signInsLive-byDirectory = через каталог
signInsLive-byCompany = через корпоративный вход
signInsLive-byPasskey = по ключу доступа
signInsLive-secondFactor = со вторым фактором
signInsLive-wrongPassword = неверный пароль
signInsLive-wrongCode = неверный код настройки
signInsLive-wrongLink = недействительная одноразовая ссылка
signInsLive-wrongCurrent = неверный текущий пароль
signInsLive-wrongFactor = неверный второй фактор
signInsLive-wrongPasskey = неверный ключ доступа
signInsLive-deviceGuesses = слишком много попыток подбора на известных устройствах
signInsLive-unanswered = каталог не ответил
signInsLive-asAdministrator = как администратор
signInsLive-times =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
        [many] { $n } раз
       *[other] { $n } раза
    }
signInsLive-noSignIns = Входов пока не записано.

## adminLog

adminLog-title = Журнал администраторов
adminLog-lead = Кто входил и кто менял аккаунты, токены, ключи и настройки. Ни одну запись нельзя незаметно изменить или удалить.
adminLog-person = Адрес электронной почты
adminLog-personHint = Того, кто это сделал, или того, кого это касается.
adminLog-what = Что
adminLog-everything = Всё
adminLog-show = Показать
adminLog-newer = Новее
adminLog-older = Старее

## adminLogLive

adminLogLive-signOut = Выход выполнен
adminLogLive-leftOut = Неудачных попыток больше, чем показано
adminLogLive-userAdded = Аккаунт добавлен
adminLogLive-userRemoved = Аккаунт удалён
adminLogLive-userDisabled = Аккаунт отключён
adminLogLive-userEnabled = Аккаунт включён
adminLogLive-madeAdministrator = Даны права администратора
adminLogLive-noAdministrator = Сняты права администратора
adminLogLive-madeAuditor = Даны права аудитора
adminLogLive-noAuditor = Сняты права аудитора
adminLogLive-suspended = Аккаунт приостановлен корпоративным входом
adminLogLive-admitted = Снова допущен корпоративным входом
adminLogLive-linked = Корпоративный вход связан
adminLogLive-unlinked = Корпоративный вход отвязан
adminLogLive-vouched = Адрес подтверждён
adminLogLive-joinedGroup = Добавление в группу
adminLogLive-leftGroup = Исключение из группы
adminLogLive-factorAdded = Второй фактор добавлен
adminLogLive-factorRemoved = Второй фактор удалён
adminLogLive-factorsReset = Вторые факторы сброшены
adminLogLive-codesMade = Коды восстановления созданы
adminLogLive-invited = Приглашение отправлено
adminLogLive-accessEnded = Весь доступ прекращён
adminLogLive-linksExpired = Ссылки аккаунта удалены
adminLogLive-withdrawn = Приглашение отозвано
adminLogLive-sessionEnded = Сеанс завершён
adminLogLive-linkMade = Одноразовая ссылка создана
adminLogLive-passwordSet = Пароль задан
adminLogLive-tokenMade = Токен API создан
adminLogLive-tokenRemoved = Токен API отозван
adminLogLive-settingsChanged = Настройки изменены
adminLogLive-rotationBegun = Смена главного ключа начата
adminLogLive-rotationEnded = Смена главного ключа завершена
adminLogLive-exported = Журналы аудита экспортированы
adminLogLive-backedUp = Резервная копия сделана
adminLogLive-restored = Резервная копия восстановлена
adminLogLive-byWhom = кто: { $name }
adminLogLive-commandLine = командная строка
adminLogLive-server = сервер
adminLogLive-bySetupCode = код настройки
adminLogLive-bySigningUp = регистрация
adminLogLive-byOneTimeLink = одноразовая ссылка
adminLogLive-directory = каталог
adminLogLive-companySignIn = корпоративный вход
adminLogLive-noEntries = Подходящих записей нет.
adminLogLive-showAll = Показать всё

## ownLogLive

ownLogLive-byCode = подтверждено кодом: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Заметка
ownLogLive-logCount = { $from }–{ $to } из { $total }
ownLogLive-own-creation = создано
ownLogLive-own-view = открыто
ownLogLive-own-failed_view = безуспешная попытка
ownLogLive-own-expire = удалено
ownLogLive-own-restored = удаление отменено
ownLogLive-own-failed_passphrase = неверная парольная фраза
ownLogLive-own-probable_program = вероятно, программа
ownLogLive-own-code_sent = код отправлен по почте
ownLogLive-own-code_queued = код ждёт отправки по почте
ownLogLive-own-code_failed = код не отправлен по почте
ownLogLive-own-failed_code = неверный код
ownLogLive-own-owner_view = открыто вами
ownLogLive-own-wrong_network = попытка из другой сети
ownLogLive-own-other_device = попытка на другом устройстве
ownLogLive-own-alarm = поступил сигнал: «Это не я»
ownLogLive-own-freeze = приостановлено вами
ownLogLive-own-thaw = возобновлено вами
ownLogLive-own-changed = изменено вами
ownLogLive-own-hold_asked = ждёт вашего разрешения
ownLogLive-own-hold_released = разрешено вами
ownLogLive-own-hold_refused = вы отказали и приостановили
ownLogLive-own-request_view = прочитано
ownLogLive-own-answer = получен ответ
ownLogLive-own-mail_returned = письмо вернулось
ownLogLive-own-creation_email_send = заказано уведомление по почте
ownLogLive-own-admin_view = открыто администратором
ownLogLive-own-imported = перенесено из Password Pusher

## seenLogLive

seenLogLive-seen-creation = создано
seenLogLive-seen-view = открыто
seenLogLive-seen-failed_view = безуспешная попытка
seenLogLive-seen-expire = удалено
seenLogLive-seen-restored = удаление отменено
seenLogLive-seen-failed_passphrase = неверная парольная фраза
seenLogLive-seen-probable_program = вероятно, программа
seenLogLive-seen-code_sent = код отправлен по почте
seenLogLive-seen-code_queued = код ждёт отправки по почте
seenLogLive-seen-code_failed = код не отправлен по почте
seenLogLive-seen-failed_code = неверный код
seenLogLive-seen-owner_view = открыто владельцем
seenLogLive-seen-wrong_network = отказано вне разрешённых сетей
seenLogLive-seen-other_device = отказано на другом устройстве
seenLogLive-seen-alarm = сигнал от получателя
seenLogLive-seen-freeze = приостановлено владельцем
seenLogLive-seen-thaw = возобновлено владельцем
seenLogLive-seen-changed = изменено владельцем
seenLogLive-seen-hold_asked = ждёт владельца
seenLogLive-seen-hold_released = разрешено владельцем
seenLogLive-seen-hold_refused = отказано владельцем
seenLogLive-seen-request_view = прочитано
seenLogLive-seen-answer = получен ответ
seenLogLive-seen-mail_returned = письмо вернулось
seenLogLive-seen-creation_email_send = заказано уведомление по почте
seenLogLive-seen-admin_view = открыто администратором
seenLogLive-seen-imported = перенесено из Password Pusher

## eventNamesLive

eventNamesLive-push-created = Ссылка создана
eventNamesLive-push-viewed = Ссылка открыта
eventNamesLive-push-wrong_passphrase = Неверная парольная фраза
eventNamesLive-push-expired = Ссылка завершена
eventNamesLive-push-alarm = Сигнал от получателя
eventNamesLive-push-hold_asked = Кто-то ждёт
eventNamesLive-push-code_failed = Код не отправлен по почте
eventNamesLive-request-answered = Получен ответ на запрос
eventNamesLive-request-closed = Запрос закрыт

## conditionWords

conditionWords-passphrases = парольные фразы
conditionWords-passwords = пароли
conditionWords-second_factors = вторые факторы
conditionWords-passkeys = ключи доступа

## conditionSays

conditionSays-disk_full = На диске каталога { $directory } свободно только { $freeBytes }: файлы отклоняются, когда свободно меньше { $floorBytes }.
conditionSays-disk_low = На диске каталога { $directory } свободно { $freeBytes } — меньше, чем могут занять файлы одной ссылки ({ $linkBytes }).
conditionSays-disk_no_inodes = На диске каталога { $directory } не осталось inode. Сколько файлов ещё поместится: { $files }.
conditionSays-disk_error = Диск каталога { $directory } выдал ошибку ({ $atMs }): { $reason }
conditionSays-database_damaged = База данных повреждена. Места указаны в журнале.
conditionSays-database_trouble = Этот сервер сейчас не может обрабатывать запросы: { $reason }
conditionSays-bucket_trouble = Файлы нельзя ни сохранить, ни открыть: { $reason }
conditionSays-scanner_trouble = Антивирус не проверяет файлы, поэтому каждый из них отклоняется: { $reason }
conditionSays-sweep_failed = То, что перестало действовать, не удаляется с диска: { $reason }
conditionSays-clock_jumped = Часы ушли вперёд больше чем на сутки. Теперь они показывают: { $nowMs }. В течение часа после этого скачка ничего не стирается.
conditionSays-backup_failed = Последнее резервное копирование не удалось: { $reason }
conditionSays-backup_damaged = В последней резервной копии, { $name }, есть повреждённые данные. Повреждённых мест: { $count }. { $reason }
conditionSays-backup_old = Последняя резервная копия: { $lastMs }.
conditionSays-certificate_ended = Сертификат { $file } просрочен, и клиенты его отклоняют. Его срок закончился: { $untilMs }.
conditionSays-certificate_ends = Срок действия сертификата { $file }: { $untilMs }.
conditionSays-certificate_unusable = Сертификат на диске непригоден: { $reason } Работающий сервер продолжает использовать прежний.
conditionSays-certificate_not_obtained = Действительного сертификата нет, и клиенты отклоняют этот сервер: { $reason }
conditionSays-certificate_not_renewed = Обновить сертификат не удалось: { $reason }
conditionSays-client_secret_refused = Провайдер входа не принимает oidc.client_secret: войти через него не может никто.
conditionSays-client_secret_ends = Срок секрета в oidc.client_secret: { $untilMs }. После этого никто не сможет войти через провайдера.
conditionSays-token_ends = Токен API «{ $name }» недавно использовался, срок его действия: { $untilMs }. Владелец: { $owner }.
conditionSays-administrator_new = Аккаунт { $user } получил права администратора: { $sinceMs }. Кто дал: { $by }.
conditionSays-guessing = Кто-то подбирает ({ $guessed }): за час { $times } или более попыток отклонены, потому что их слишком много.
conditionSays-codes_failed = Коды для получателей не удаётся отправить по почте: { $reason }
conditionSays-codes_wait = Ожидающие отправки письма с кодами для получателей: { $count }. Получатель или отправитель достиг часового предела. Последнее письмо уйдёт: { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } событие не удалось доставить, и попытки прекращены.
        [few] { $n } события не удалось доставить, и попытки прекращены.
        [many] { $n } событий не удалось доставить, и попытки прекращены.
       *[other] { $n } события не удалось доставить, и попытки прекращены.
    }
conditionSays-deliveries_late = Событие всё ещё ждёт доставки. Когда оно произошло: { $sinceMs }.
conditionSays-nodes_differ = Узлы неодинаковы: { $reason }
conditionSays-version_ready = Файл новой версии: { $file }.
conditionSays-disk_fine = На диске каталога { $directory } свободно { $freeBytes } из { $totalBytes }.
conditionSays-certificate_fine = Срок действия сертификата { $file }: { $untilMs }.
conditionSays-backup_none = Резервных копий ещё нет.
conditionSays-backup_fine = Последняя резервная копия: { $lastMs }.
conditionSays-backup_scheduled = Последняя резервная копия, { $name }: { $lastMs }. Следующая: { $nextMs }.
conditionSays-node_fine = На узле { $node } работает версия { $version }.

## conditionMend

conditionMend-disk_full = Освободите место на этом диске или увеличьте его.
conditionMend-disk_low = Освободите место на этом диске или увеличьте его.
conditionMend-disk_no_inodes = Удалите мелкие файлы, которые оставили на этом диске другие программы.
conditionMend-disk_error = Сделайте резервную копию сейчас. Затем проверьте диск и его подключение. Подробнее — в системном журнале.
conditionMend-database_damaged = Восстановите резервную копию.
conditionMend-database_trouble = Проверьте базу данных, её хост и путь к нему.
conditionMend-bucket_trouble = Проверьте бакет, его ключи и путь к нему. Общий для узлов каталог должен быть смонтирован.
conditionMend-scanner_trouble = Запустите clamd и разрешите пользователю этого сервера читать его сокет. Подробнее — в журнале самого clamd.
conditionMend-sweep_failed = Открыть это никто не может. Проверьте диск и журнал.
conditionMend-clock_jumped = Если часы неверны, установите их правильно в течение этого часа. Если верны, ничего не делайте: это уведомление появляется и после долгой остановки или восстановления.
conditionMend-backup_failed = Устраните причину. Сервер попробует снова сам.
conditionMend-backup_damaged = Проверьте диск и выясните, что повреждено. Более ранние неповреждённые копии сохраняются.
conditionMend-backup_old = Проверьте то, что делает ваши резервные копии, или сделайте копию вручную.
conditionMend-certificate_ended = Замените файлы сертификата и его ключа. Сервер сам прочитает их снова.
conditionMend-certificate_ends = Замените файлы сертификата и его ключа. Сервер сам прочитает их снова.
conditionMend-certificate_unusable = Замените файлы сертификата и его ключа.
conditionMend-certificate_not_obtained = Сервер попробует снова сам. Проверьте центр сертификации и путь к нему.
conditionMend-certificate_not_renewed = Срок нынешнего сертификата: { $untilMs }; сервер попробует снова. Проверьте центр сертификации и путь к нему.
conditionMend-client_secret_refused = Создайте у провайдера новый секрет и задайте его.
conditionMend-client_secret_ends = Создайте у провайдера новый секрет, задайте его и укажите его срок в oidc.client_secret_until.
conditionMend-token_ends = Владелец создаёт новый токен и передаёт его программе, которая им пользуется.
conditionMend-administrator_new = Если вы этого не ожидали, снимите права и посмотрите журнал администраторов.
conditionMend-guessing = Адреса указаны в журнале. Заблокируйте их в брандмауэре.
conditionMend-codes_failed = Проверьте почтовый сервер и настройки почты. Получателям, чей код не отправлен, нужно запросить другой.
conditionMend-codes_wait = Если отправителям нужно писать стольким получателям, увеличьте mail.per_hour. Чьи коды ждут, указано в журналах их ссылок.
conditionMend-deliveries_dead = Исправьте получателя, а затем повторите доставку того, что не дошло, или отбросьте это.
conditionMend-deliveries_late = Проверьте почтовый сервер, вебхук или сборщик. Что именно не работает, указано в журнале.
conditionMend-nodes_differ = Дайте всем узлам одинаковые версию, настройки и время.
conditionMend-version_ready = Проверьте его, а затем обновитесь.
conditionMend-backup_none = Если резервные копии этого сервера не делает ничто другое, сделайте копию.

## errorPage

errorPage-missing = Страница не найдена
errorPage-missingText = По этому адресу страницы нет.
errorPage-home = На главную страницу
errorPage-busy = Слишком много запросов
errorPage-busyText = С вашего адреса поступило слишком много запросов. Ничего не открыто. Подождите немного и обновите страницу.
errorPage-keySent = Эта ссылка больше не тайна
errorPage-keySentText = Какая-то программа в пути, например почтовый фильтр, заменила # в этой ссылке на %23, и её ключ ушёл на сервер. Ничего не открыто, просмотр не засчитан, но ключ больше не тайна. Попросите у отправителя новую ссылку, отправленную другим путём.
errorPage-upgrading = Этот сервер обновляется
errorPage-upgradingText = Ничего не открыто и ничего не потеряно. Обновите страницу через минуту.
errorPage-unavailable = Сейчас недоступно
errorPage-unavailableText = Сейчас сервер не может этого сделать. Ничего не открыто и ничего не потеряно. Попробуйте снова через несколько минут.
errorPage-unconfirmed = Не подтверждено
errorPage-unconfirmedText = Сервер не может определить, выполнено ли это. Возможно, просмотр засчитан, хотя ничего не показано. Попробуйте снова через несколько минут; если секрета уже нет, попросите у отправителя новую ссылку.
errorPage-defect = Что-то пошло не так
errorPage-defectText = Такого быть не должно. Сообщите оператору этого сервера, когда это произошло: подробности есть в журнале.

## mailShared

mailShared-subject = Кое-что для вас от { $sender }
mailShared-lead = { $sender } делится с вами конфиденциальной информацией через сервис { $service }.
mailShared-link = Открыть
mailShared-until = Срок действия ссылки: { $when }.
mailShared-views =
    { $n ->
        [one] Её можно открыть { $n } раз.
        [few] Её можно открыть { $n } раза.
        [many] Её можно открыть { $n } раз.
       *[other] Её можно открыть { $n } раза.
    }
mailShared-notice = Попросите ссылку у отправителя ({ $sender }): в этом письме её нет.
mailShared-stranger = Если адрес { $sender } вам незнаком, не обращайте внимания на это письмо.
mailShared-unverified = Никто не проверял, что адрес { $sender } принадлежит отправителю. Спросите владельца этого адреса другим путём, его ли это письмо. Если такой возможности нет, не обращайте на письмо внимания.

## mailAsked

mailAsked-subject = Просьба к вам от { $sender }
mailAsked-lead = { $sender } просит вас прислать конфиденциальную информацию через сервис { $service }.
mailAsked-link = Ответить
mailAsked-until = Срок для ответа: { $when }. Аккаунт не нужен.

## mailNeeds

mailNeeds-name = Имя, которое указал отправитель: «{ $name }».
mailNeeds-shared = Прежде чем открыть:
mailNeeds-asked = Прежде чем ответить:
mailNeeds-from = Открывается не раньше: { $when }.
mailNeeds-passphrase = Вам нужна парольная фраза. Её другим путём сообщит { $sender }.
mailNeeds-code = Вам нужен код. Страница отправит его на { $address }, когда вы его запросите.
mailNeeds-proof = Открыть это могут только определённые люди. Страница попросит подтвердить, что вы среди них.
mailNeeds-release = Нужно разрешение от { $sender }. Откройте ссылку и до тех пор не закрывайте страницу.
mailNeeds-lock = Снова открыть это смогут только то устройство и тот браузер, которые откроют первыми. Открывайте там, где вам это нужно.
mailNeeds-letters = Страница показывает три буквы. Введите их, чтобы она знала, что вы не программа.

## mailOpened

mailOpened-subject = Открыто: { $name }
mailOpened-unnamed = Ваша ссылка ({ $date })
mailOpened-lead = Вашу ссылку открыли: { $when }.
mailOpened-left =
    { $n ->
        [one] Можно открыть ещё { $n } раз.
        [few] Можно открыть ещё { $n } раза.
        [many] Можно открыть ещё { $n } раз.
       *[other] Можно открыть ещё { $n } раза.
    }
mailOpened-last = Это был последний просмотр: секрет стёрт.
mailOpened-link = Мои ссылки
mailOpened-why = Вы получили это письмо, потому что просили сообщить об открытии.

## mailAnswered

mailAnswered-subject = Есть ответ: { $name }
mailAnswered-unnamed = Ваш запрос ({ $date })
mailAnswered-lead = На ваш запрос ответили: { $when }.
mailAnswered-keep = Самого ответа в этом письме нет. Чтобы открыть его, войдите.
mailAnswered-link = Запросы
mailAnswered-why = Вы получили это письмо, потому что просили присылать его о каждом ответе.

## mailCode

mailCode-subject = Ваш код от сервиса { $service }
mailCode-lead = Кто-то делится с вами конфиденциальной информацией через сервис { $service }. Чтобы её открыть, введите код на странице, которая его запросила:
mailCode-leadNamed = { $sender } делится с вами конфиденциальной информацией через сервис { $service }. Чтобы её открыть, введите код на странице, которая его запросила:
mailCode-asks = Кто-то просит вас прислать конфиденциальную информацию через сервис { $service }. Чтобы прочитать запрос и ответить на него, введите код на странице, которая его запросила:
mailCode-asksNamed = { $sender } просит вас прислать конфиденциальную информацию через сервис { $service }. Чтобы прочитать запрос и ответить на него, введите код на странице, которая его запросила:
mailCode-until =
    { $n ->
        [one] Код действует один раз, в течение { $n } минуты и только в том браузере, где его запросили.
        [few] Код действует один раз, в течение { $n } минут и только в том браузере, где его запросили.
        [many] Код действует один раз, в течение { $n } минут и только в том браузере, где его запросили.
       *[other] Код действует один раз, в течение { $n } минуты и только в том браузере, где его запросили.
    }
mailCode-ignore = Если вы не запрашивали код, не обращайте внимания на это письмо и никому не сообщайте код.

## mailInvited

mailInvited-subject = Ваш аккаунт в сервисе { $service }
mailInvited-lead = Теперь у вас есть аккаунт в сервисе { $service }: { $email }.
mailInvited-link = Выбрать пароль
mailInvited-once = Ссылка работает один раз. Срок: { $when }.

## mailReset

mailReset-subject = Выберите новый пароль для сервиса { $service }
mailReset-lead = Администратор сервиса { $service } даёт вам возможность выбрать новый пароль для { $email }.
mailReset-link = Выбрать пароль
mailReset-once = Ссылка работает один раз. Срок: { $when }.

## mailNotice

mailNotice-subject = Ваш аккаунт в сервисе { $service }
mailNotice-password = Пароль аккаунта { $email } изменён: { $when }.
mailNotice-factorAdded = К аккаунту { $email } добавлен второй фактор: { $when }.
mailNotice-factorRemoved = Второй фактор аккаунта { $email } удалён: { $when }.
mailNotice-factorsReset = Администратор удалил все вторые факторы аккаунта { $email }: { $when }.
mailNotice-recoveryCodes = Для аккаунта { $email } созданы новые коды восстановления: { $when }. Прежние больше не работают.
mailNotice-recoveryCode = Код восстановления аккаунта { $email } использован: { $when }. Второй раз он не сработает.
mailNotice-devices = Слишком много неверных паролей или кодов для аккаунта { $email } пришло из браузеров, из которых в него уже входили: { $when }. Возможно, одно из ваших устройств у кого-то другого.
mailNotice-from = Это пришло с адреса { $address }.
mailNotice-stranger = Если вы этого не ожидали, измените пароль в сервисе { $service } и сообщите администратору.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } вопрос для администратора
        [few] { $service }: { $n } вопроса для администратора
        [many] { $service }: { $n } вопросов для администратора
       *[other] { $service }: { $n } вопроса для администратора
    }
mailConditions-link = Состояние сервера
mailConditions-why = Вы получили это письмо, потому что указаны в notices.mail. Оно приходит один раз и снова через семь дней, если ничего не изменилось. Выполняйте команды на хосте сервера, с sudo и параметром сервера --config.

## mailTest

mailTest-subject = Проверка сервиса { $service }
mailTest-lead = Почта от сервиса { $service } доходит.
mailTest-link = { $service }

## opener

opener-title = Открыть запечатанную ссылку
opener-lead = Эта страница — ваш собственный файл: она открывает ссылки, запечатанные сквозным шифрованием, и ни один сервер не может её изменить. Она запрашивает у сервера ссылки запечатанный секрет и больше ничего.
opener-link = Ссылка с частью после #
opener-passphraseHint = Только если отправитель вам её сообщил.
opener-open = Открыть
opener-notLink = Это не ссылка на секрет. Скопируйте ссылку целиком, от https:// до конца.
opener-unreachable = Нет ответа, который эта страница может прочитать. Сервер недоступен или позволяет открывать эту ссылку только своей странице: возможно, секрет не запечатан или доступен только из определённых сетей. Ничего не открыто.
opener-incomplete = Ответ пришёл не полностью. Возможно, это засчитано как просмотр.
opener-notSealed = То, что прислал сервер, не запечатано, значит, это не то, что отправитель запечатал для этой ссылки. Ничего из этого не показано.
opener-wrong = Парольная фраза неверна или не введена. Просмотр не засчитан.
opener-refused = Сейчас сервер этого не выдаёт. Просмотр не засчитан.
opener-held = Отправитель должен разрешить открыть это. Назовите ему эти слова: { $words }
opener-heldWordless = Отправитель должен разрешить открыть это.
opener-otherPassphrase = С этой парольной фразой не открывается. Попробуйте ещё раз: запечатанный секрет уже здесь, и новый просмотр не засчитывается. Если отправитель не давал вам парольной фразы, оставьте поле пустым.
opener-go = Открыть адрес на { $host }
opener-saved = Сохранено

## languages

languages-title = Выберите язык
languages-search = Найдите свой язык
languages-searchHint = Его собственное название, английское название или код, например pt-BR.
languages-find = Найти
languages-none = Подходящих языков нет.
languages-all = Все языки
languages-browser = Язык моего браузера
languages-back = Назад к странице
languages-counts = Тексты на других языках — переводы. Если они расходятся с английским, верен английский. Если вы нашли неверное слово, сообщите об этом тем, кто обслуживает этот сервер.
languages-recipient = Язык для получателя
languages-recipientHint = Для страницы ссылки и письма о ней. Если получатель выбрал язык сам, его выбор сохранится.
languages-recipientOwn = Как запросит браузер
languages-answerer = Язык для того, кто отвечает
languages-answererHint = Для страницы запроса. Если человек выбрал язык сам, его выбор сохранится.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } язык
        [few] { $n } языка
        [many] { $n } языков
       *[other] { $n } языка
    }
languagesLive-recipientLanguage = Язык для получателя
