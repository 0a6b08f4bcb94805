### Serbian

## layout

layout-skip = Пређи на садржај
layout-navigation = Главна
layout-create = Ново
layout-pushes = Моји линкови
layout-admin = Админ
layout-account = Налог
layout-signIn = Пријави се
layout-languages = Језик
layout-light = Светло
layout-dark = Тамно
layout-auto = Аутоматски
layout-api = API
layout-about = О серверу
layout-aboutLine = Како ово функционише и ко тиме управља
layout-noScript = Овој страници је потребан JavaScript. Њене скрипте контактирају само овај сервер.
layout-otherWays = Можете да користите и API или командну линију.
layout-waiting = Страница се још учитава. Ако се ништа не промени, учитајте је поново.
layout-plain = Ова веза није шифрована: други на мрежи могу да прочитају оно што овде шаљете и отварате. Користите адресу https:// ако постоји.
layout-notSealed = Станите: ово није запечаћено
layout-notSealedText = Пошиљалац је запечатио ову тајну, али оно што је сервер послао није запечаћено. Ништа од тога се не приказује. Обратите се пошиљаоцу, на пример телефоном.

## create

create-title = Подели тајну
create-tagline = Пошаљите лозинку или датотеку линком који истиче.
create-kinds = Шта се дели
create-text = Текст
create-files = Датотеке
create-url = Веб-адреса
create-qr = QR код
create-textLabel = Ваша тајна
create-shared = Дељено из друге апликације: проверите пре слања.
create-textPlaceholder = Лозинка, кључ, белешка…
create-urlLabel = Веб-адреса
create-urlHint = Прималац прво види адресу и потврђује је пре него што напусти ову страницу.
create-qrLabel = Текст који се приказује као QR код
create-qrHint = Прималац га види као QR код за скенирање.
create-message = Порука (необавезно)
create-filesSignIn = Пријавите се да бисте делили датотеке.
create-hide = Сакриј током куцања
create-generator = Генериши лозинку
create-style = Врста
create-styleCharacters = Знакови
create-styleWords = Речи
create-stylePin = PIN
create-pinHint = Довољно за приступну фразу јер овај сервер ограничава број покушаја. Преслабо као сама тајна.
create-length = Дужина
create-digits = Цифре
create-symbols = Симболи
create-capitals = Велика слова
create-generated = Предлог
create-again = Нови предлог
create-use = Користи ово
create-lifetime = Истиче за
create-views = Број приказа
create-passphrase = Приступна фраза (необавезно)
create-passphraseRequired = Приступна фраза (обавезно)
create-passphraseLength =
    { $n ->
        [one] Најмање { $n } знак.
        [few] Најмање { $n } знака.
       *[other] Најмање { $n } знакова.
    }
create-passphraseHint = Приступну фразу пошаљите одвојено, на пример телефоном.
create-suggest = Предложи
create-add = Додај опцију…
create-covered = Прекриј док се не додирне
create-coveredHint = Нико не може да је прочита примаоцу преко рамена кад се отвори.
create-deletable = Прималац сме да избрише тајну
create-notifyMe = Обавести ме кад се отвори
create-notifyByMail = Добићете имејл и ознаку под „Моји линкови”.
create-notifyInList = Добићете ознаку под „Моји линкови”.
create-name = Назив (видите га само ви)
create-note = Белешка (видите је само ви)
create-sign = Потпиши својим именом
create-senderName = Ваше име
create-senderMessage = Порука примаоцу
create-senderMessageHint = Приказује се пре отварања тајне свакоме ко има линк. Не пишите овде ништа поверљиво.
create-senderEmail = Прикажи адресу мог налога: { $email }
create-sealed = Шифровање с краја на крај
create-sealedHint = Нико осим примаоца не може да је прочита, чак ни овај сервер.
create-sealedName = Дајте јој назив за своју листу: заштићени су и називи датотека. Назив, белешка и потпис нису.
create-sealedRequired = Овај сервер не прихвата ништа друго.
create-groupLimits = За вас важе ограничења група: { $groups }.
create-shownOnce = Копирајте линк сада. Не може поново да се прикаже.
create-remembered = Ваши избори се памте на овом уређају.
create-reset = Врати подразумевано
create-submit = Направи линк
create-ready = Ваш линк је спреман
create-passphraseNext = Сада пошаљите приступну фразу другим путем
create-passphraseReminder = Линк се отвара само уз ову приступну фразу. Саопштите је, на пример, телефоном. Неће се поново приказати.
create-copyPassphrase = Копирај приступну фразу
create-end = Избриши сада
create-another = Подели још нешто

## createClosed

createClosed-title = Пријавите се да бисте поделили тајну
createClosed-text = Са ваше мреже линкове могу да праве само људи са налогом.
createClosed-hint = Ако сте добили линк, одавде се отвара као и обично.
createClosed-nothingTitle = Овде не можете ништа да поделите
createClosed-nothing = Ограничења ваших група ({ $groups }) не дозвољавају ниједну врсту тајне. Обратите се администратору овог сервера.

## createLive

createLive-bytes = { $used } од { $limit }
createLive-characters = Знакова: { $used } од { $limit }
createLive-bits =
    { $n ->
        [one] око { $n } бита
        [few] око { $n } бита
       *[other] око { $n } бита
    }
createLive-termViews =
    { $n ->
        [one] { $n } приказ
        [few] { $n } приказа
       *[other] { $n } приказа
    }
createLive-termUntil = рок: { $date }
createLive-noPassphrase = без приступне фразе
createLive-withPassphrase = са приступном фразом
createLive-needsPassphrase = приступна фраза обавезна
createLive-passphraseMissing = Унесите приступну фразу: овај сервер је захтева.
createLive-passphraseShort =
    { $n ->
        [one] Ова приступна фраза је прекратка: најмање { $n } знак. Низ као што је aaaa или 1234 рачуна се као два.
        [few] Ова приступна фраза је прекратка: најмање { $n } знака. Низ као што је aaaa или 1234 рачуна се као два.
       *[other] Ова приступна фраза је прекратка: најмање { $n } знакова. Низ као што је aaaa или 1234 рачуна се као два.
    }
createLive-signed = Потпис: { $by }
createLive-blank = Прво унесите тајну.
createLive-tooLong = Ово је предугачко: највише { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] Ово је предугачко: највише { $n } знак.
        [few] Ово је предугачко: највише { $n } знака.
       *[other] Ово је предугачко: највише { $n } знакова.
    }
createLive-badUrl = Унесите веб-адресу, на пример https://example.org.
createLive-unsealed = Ваш прегледач није могао ово да запечати. Ништа није послато.
createLive-opens =
    { $n ->
        [one] Може да се отвори { $n } пут, рок: { $date } ({ $relative }).
        [few] Може да се отвори { $n } пута, рок: { $date } ({ $relative }).
       *[other] Може да се отвори { $n } пута, рок: { $date } ({ $relative }).
    }
createLive-endedTitle = Тајна је избрисана
createLive-ended = Њен садржај је трајно избрисан. Више нико не може да је отвори, па ни ви.
createLive-goneTitle = Линк је истекао
createLive-gone = Више нико не може да га отвори. Садржај је трајно избрисан.
createLive-linkUnsaved = Још нисте копирали линк, а приказује га само ова страница. Желите ли ипак да је напустите?
createLive-passphraseUnsaved = Још нисте копирали приступну фразу, а приказује је само ова страница. Желите ли ипак да напустите страницу?
createLive-leaveIt = Напусти
createLive-offline = Сервер није одговорио. Проверите везу и покушајте поново.
createLive-rateLimited =
    { $n ->
        [one] Превише упита. Покушајте поново за { $n } секунду.
        [few] Превише упита. Покушајте поново за { $n } секунде.
       *[other] Превише упита. Покушајте поново за { $n } секунди.
    }
createLive-tryAgain = Сада можете да покушате поново.
createLive-tooLarge = Ово је веће него што сервер прихвата.
createLive-signInFirst = Прво се пријавите.
createLive-unavailable = Сервер тренутно није доступан. Оно што сте унели је и даље овде: покушајте поново за који тренутак.
createLive-noSpace = На серверу више нема места. Ништа није сачувано.
createLive-failed = Нешто није у реду ({ $status }). Ништа није сачувано.
createLive-refused = Сервер не прихвата ову вредност.
createLive-tooMany =
    { $n ->
        [one] Највише { $n } ставка.
        [few] Највише { $n } ставке.
       *[other] Највише { $n } ставки.
    }
createLive-outOfRange = Унесите број од { $min } до { $max }.

## resultLive

resultLive-notOpened = Још није отворен.
resultLive-openedTimes =
    { $n ->
        [one] Отворен { $n } пут, последње отварање: { $date }.
        [few] Отворен { $n } пута, последње отварање: { $date }.
       *[other] Отворен { $n } пута, последње отварање: { $date }.
    }

## fileBox

fileBox-files = Датотеке
fileBox-dropHere = Превуците датотеке или фасцикле овамо
fileBox-chooseFiles = Изабери датотеке
fileBox-chooseFolder = Изабери фасциклу
fileBox-cancel = Откажи

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Највише { $n } датотека (појединачно { $file }, укупно { $push }).
        [few] Највише { $n } датотеке (појединачно { $file }, укупно { $push }).
       *[other] Највише { $n } датотека (појединачно { $file }, укупно { $push }).
    }
filesLive-tooManyFiles =
    { $n ->
        [one] У један линк може да стане највише { $n } датотека.
        [few] У један линк могу да стану највише { $n } датотеке.
       *[other] У један линк може да стане највише { $n } датотека.
    }
filesLive-fileTooLarge = „{ $name }”: величина премашује { $limit }.
filesLive-filesTooLarge = Датотеке заједно премашују { $limit }.
filesLive-noFiles = Изаберите бар једну датотеку.
filesLive-packing = „{ $name }” се још пакује.
filesLive-remove = Уклони { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Веза је прекинута. Наставља се само.
filesLive-uploaded = Послато. Сервер чува податке…
filesLive-sealing = Печаћење у вашем прегледачу: { $percent }
filesLive-unreadable = Ваш прегледач више не може да прочита једну од датотека. Ништа није послато. Поново изаберите датотеке.
filesLive-cancelled = Отказано. Ништа није сачувано.

## reveal

reveal-title = Тајна за вас
reveal-intro = Неко је са вама поделио нешто поверљиво.
reveal-ownTitle = Ваша сопствена тајна
reveal-ownIntro = Ово сте поделили ви. Ваши примаоци отварају тајну на овој страници.
reveal-ownPage = Иди на линк, QR код и дневник
reveal-passphrase = Приступна фраза
reveal-passphraseHint = Добићете је од пошиљаоца, одвојено од овог линка.
reveal-unlock = Откључај
reveal-open = Прикажи тајну
reveal-counts = Отварање се рачуна као приказ.
reveal-how = Како ово функционише
reveal-sealed = Шифрована је с краја на крај: може да је отвори само ваш прегледач, а овај сервер не може да је прочита.
reveal-sealedNoScript = Овај линк се отвара само уз JavaScript или командом „secretpush open”.
reveal-largeText = Једна од датотека је већа од 256 MiB, а овај прегледач не може да сачува запечаћену датотеку те величине. Ово није урачунато као приказ. Отворите линк на рачунару у прегледачу Chrome или Edge преко https:// или овом командом:
reveal-copyCommand = Копирај команду
reveal-secret = Тајна
reveal-show = Прикажи
reveal-onPaper = Тајна је прекривена. На страници изаберите „Прикажи”, па поново одштампајте.
reveal-hide = Сакриј
reveal-copy = Копирај
reveal-save = Сачувај као датотеку
reveal-print = Одштампај
reveal-files = Датотеке
reveal-download = Преузми
reveal-downloadAll = Преузми све као ZIP
reveal-address = Пошиљалац жели да отворите ову адресу:
reveal-go = Отвори адресу…
reveal-goTitle = Желите ли да напустите ову страницу?
reveal-goText = Отворићете адресу на серверу:
reveal-goYes = Отвори
reveal-goTo = Отвори адресу на: { $host }
reveal-qr = Скенирајте овај код
reveal-qrText = Текст кода
reveal-remove = Избриши сада
reveal-removeText = Више нико неће моћи да отвори овај линк, па ни ви.
reveal-removeYes = Избриши
reveal-cancel = Откажи
reveal-deletedTitle = Избрисано
reveal-deletedText = Више нико не може да отвори овај линк, а ова страница више не садржи тајну.
reveal-undo = Опозови
reveal-openAgain = Назад на линк
reveal-gone = Овде више нема ничега
reveal-goneText = Овај линк је истекао, избрисан је или никада није постојао.
reveal-openedHere = Овај линк сте отворили на овом уређају: { $date } ({ $relative }). У међувремену је истекао или је избрисан.
reveal-goneHint = Затражите од пошиљаоца нов линк.
reveal-goneCreate = Поделите и ви тајну
reveal-letters = Упишите ова три слова
reveal-lettersNeeded = Упишите три слова, па поново притисните дугме. Ништа није отворено.
reveal-lettersOther = То су била друга слова. Упишите ова три, па поново притисните дугме. Ништа није отворено.
reveal-wrong = Приступна фраза није тачна.
reveal-limited = Превише нетачних приступних фраза. Сачекајте минут, па покушајте поново.
reveal-refused = Пошиљалац је одбио да вам одобри отварање.
reveal-waitOver = Време вашег чекања је истекло. Отворите поново да бисте још једном затражили одобрење.
reveal-crowded = Превише људи чека на ово. Покушајте поново за минут.
reveal-scanner = Овај прегледач наводи да је програм који проверава линкове, па ништа није отворено. Отворите линк у другом прегледачу.
reveal-again = Поновно учитавање странице не отвара тајну још једном. Притисните дугме да бисте је поново отворили.
reveal-failed = Нешто није у реду на серверу. Покушајте поново за који тренутак.

## senderNote

senderNote-label = Од пошиљаоца
senderNote-shares = { $name } дели нешто са вама.
senderNote-writes = { $name } пише:
senderNote-unnamedWrites = Пошиљалац пише:
senderNote-account = Послато је са налога { $email } на овом серверу.
senderNote-anyAccount = Послато је са налога { $email }. Овде свако може да отвори налог, па ова адреса није проверена.
senderNote-unverifiedAccount = Послато је са налога { $email }. Нико није проверио ову адресу.
senderNote-ownWords = Име и поруку је написао сам пошиљалац.
senderNote-unverified = Име и поруку је написао сам пошиљалац. Овај сервер не зна да ли је име тачно.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] То можете да опозовете још { $n } секунду.
        [few] То можете да опозовете још { $n } секунде.
       *[other] То можете да опозовете још { $n } секунди.
    }

## undoLive

undoLive-deleted = Избрисано. Нико не може да отвори тајну.
undoLive-undo = Опозови ({ $seconds })
undoLive-undone = Брисање је опозвано.
undoLive-tooLate = Опозивање није успело: тајна је трајно избрисана.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Може да се отвори још { $n } пут, рок: { $date } ({ $relative }).
        [few] Може да се отвори још { $n } пута, рок: { $date } ({ $relative }).
       *[other] Може да се отвори још { $n } пута, рок: { $date } ({ $relative }).
    }
revealLive-lastView = Ово је био последњи приказ. Тајна је трајно избрисана са сервера: сада сачувајте оно што вам треба.
revealLive-lastViewFiles = Ово је био последњи приказ. Сада преузмите оно што вам треба: линкови важе још само кратко.
revealLive-ownView = Ваши сопствени прикази се не броје.
revealLive-shown = Тајна је приказана.
revealLive-covered = Тајна је прекривена.
revealLive-copied = Копирано
revealLive-copyFailed = Копирање није успело. Означите текст и копирајте га.
revealLive-wrong = Приступна фраза није тачна.
revealLive-limited =
    { $n ->
        [one] Превише нетачних приступних фраза. Покушајте поново за { $n } секунду.
        [few] Превише нетачних приступних фраза. Покушајте поново за { $n } секунде.
       *[other] Превише нетачних приступних фраза. Покушајте поново за { $n } секунди.
    }
revealLive-busy =
    { $n ->
        [one] Превише упита. Покушајте поново за { $n } секунду.
        [few] Превише упита. Покушајте поново за { $n } секунде.
       *[other] Превише упита. Покушајте поново за { $n } секунди.
    }
revealLive-again = Сада можете да покушате поново.
revealLive-unconnected = Нисте на мрежи. Ништа није отворено.
revealLive-offline = Одговор сервера није стигао у целости. Можда је урачунат као приказ.
revealLive-failed = Нешто није у реду на серверу. Покушајте поново за који тренутак.
revealLive-downloaded = Преузето
revealLive-downloadedOf = Преузето датотека: { $done } од { $total }
revealLive-preview = Преглед
revealLive-previewOf = Преглед: { $name }
revealLive-previewFailed = Ова слика не може овде да се прикаже. Преузмите је.
revealLive-downloadFailed = Преузимање је прекинуто. Линк је можда истекао.
revealLive-deleteFailed = Тајна није могла да се избрише.
revealLive-noAddress = Ово није веб-адреса, па се приказује као обичан текст.
revealLive-fileName = tajna.txt
revealLive-see = Прикажи

## sealedLive

sealedLive-linkCut = Овај линк није потпун: недостаје део иза #. Затражите од пошиљаоца потпун линк. Ништа није отворено и ниједан приказ није урачунат.
sealedLive-linkAltered = Овај линк је скраћен или измењен успут: део иза # није исправан. Затражите од пошиљаоца потпун линк. Ништа није отворено и ниједан приказ није урачунат.
sealedLive-moduleMissing = Део ове странице који отвара запечаћене тајне није стигао. Проверите везу и поново учитајте страницу. Ништа није отворено и ниједан приказ није урачунат.
sealedLive-sealBroken = Запечаћени садржај је оштећен или измењен, па се ништа од њега не приказује. Замолите пошиљаоца да га пошаље поново.
sealedLive-sealShort = Недостаје крај запечаћеног садржаја, па се ништа од њега не приказује. Замолите пошиљаоца да га пошаље поново.
sealedLive-sealOther = Запечаћени садржај не одговара овом линку или је запечаћен на начин који ова страница не може да отвори. Замолите пошиљаоца да га пошаље поново.
sealedLive-fileWhole = Потпуно: датотека „{ $name }” проверена је до последњег бајта.
sealedLive-fileBroken = Датотека „{ $name }” је оштећена или измењена. Ништа од ње није сачувано.
sealedLive-fileShort = Недостаје крај датотеке „{ $name }”. Ништа од ње није сачувано.
sealedLive-fileTooLarge = Датотека „{ $name }” је превелика за овај прегледач. Отворите линк на рачунару у прегледачу Chrome или Edge преко https:// или командом „secretpush open”.

## newRequest

newRequest-sealed = Само ви можете да прочитате одговор
newRequest-sealedHint = Чак ни овај сервер не може да га прочита.
newRequest-sealedRequired = Овај сервер не прихвата ништа друго.
newRequest-collectTitle = Ваш кључ за одговоре
newRequest-collectText = Потребан вам је за читање одговора и не може поново да се прикаже: преузмите датотеку за опоравак. Не шаљите је никоме.
newRequest-copyCollect = Копирај кључ
newRequest-recovery = Преузми датотеку за опоравак
newRequest-showKey = Прикажи кључ као линк
newRequest-title = Затражи тајну
newRequest-lead = Ко добије линк, може да вам пошаље тајну, без налога.
newRequest-link = Затражи тајну од некога
newRequest-what = Шта вам треба?
newRequest-whatHint = Ово може да прочита свако ко има линк. Не пишите овде ништа поверљиво.
newRequest-takesFiles = Могу да пошаљу датотеке
newRequest-showsEmail = Прикажи им адресу мог налога: { $email }
newRequest-notifyMe = Пошаљи ми имејл за сваки одговор
newRequest-name = Назив (видите га само ви)
newRequest-note = Белешка (видите је само ви)
newRequest-files = Датотеке за онога ко одговара (необавезно)
newRequest-filesHint = На пример, образац за попуњавање. Може да их преузме свако ко има линк.
newRequest-until = Рок за одговор
newRequest-answers = Дозвољено одговора
newRequest-passphrase = Приступна фраза (необавезно)
newRequest-passphraseHint = Потребна је за читање захтева и за одговор. Саопштите је, на пример, телефоном.
newRequest-more = Још опција
newRequest-submit = Направи линк
newRequest-ready = Ваш линк је спреман
newRequest-page = Отвори страницу овог захтева
newRequest-passphraseNext = Сада пошаљите приступну фразу другим путем
newRequest-passphraseReminder = Захтев се отвара само уз ову приступну фразу. Неће се поново приказати.
newRequest-copyPassphrase = Копирај приступну фразу
newRequest-another = Затражи још нешто

## newRequestLive

newRequestLive-blankRequest = Напишите шта вам треба.
newRequestLive-longRequest = Ово је предугачко: највише { $limit }.
newRequestLive-longNote = Ваша белешка је предугачка: највише { $limit }.
newRequestLive-answersRange = Унесите број од { $min } до { $max }.
newRequestLive-leadNamed = Тајну могу да вам пошаљу само људи које наведете.
newRequestLive-hintNamed = Ово могу да прочитају само људи које наведете.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } одговор
        [few] { $n } одговора
       *[other] { $n } одговора
    }
newRequestLive-noPassphrase = без приступне фразе
newRequestLive-withPassphrase = са приступном фразом
newRequestLive-takes =
    { $n ->
        [one] На њега може да се одговори { $n } пут, рок: { $date } ({ $relative }).
        [few] На њега може да се одговори { $n } пута, рок: { $date } ({ $relative }).
       *[other] На њега може да се одговори { $n } пута, рок: { $date } ({ $relative }).
    }
newRequestLive-full = Имате превише отворених захтева. Прво затворите неки.
newRequestLive-tooLarge = Ово је веће него што сервер прихвата.
newRequestLive-unavailable = Сервер тренутно није доступан. Оно што сте унели је и даље овде: покушајте поново за који тренутак.
newRequestLive-noSpace = На серверу више нема места. Ништа није сачувано.
newRequestLive-limited =
    { $n ->
        [one] Превише упита. Покушајте поново за { $n } секунду.
        [few] Превише упита. Покушајте поново за { $n } секунде.
       *[other] Превише упита. Покушајте поново за { $n } секунди.
    }
newRequestLive-retry = Сада можете да покушате поново.
newRequestLive-noAnswer = Сервер није одговорио. Проверите везу и покушајте поново.
newRequestLive-problem = Нешто није у реду ({ $status }). Ништа није сачувано.
newRequestLive-refused = Сервер не прихвата једну од ових вредности.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Молим вас да ми преко овог линка пошаљете нешто поверљиво. Може да се одговори { $n } пут, рок: { $date }. Не треба вам налог:
        [few] Молим вас да ми преко овог линка пошаљете нешто поверљиво. Може да се одговори { $n } пута, рок: { $date }. Не треба вам налог:
       *[other] Молим вас да ми преко овог линка пошаљете нешто поверљиво. Може да се одговори { $n } пута, рок: { $date }. Не треба вам налог:
    }
requestShareLive-requestSubject = Захтев за вас
requestShareLive-requestTerms =
    { $n ->
        [one] Може да се одговори { $n } пут, рок: { $date }.
        [few] Може да се одговори { $n } пута, рок: { $date }.
       *[other] Може да се одговори { $n } пута, рок: { $date }.
    }

## requestLetter

requestLetter-to = За
requestLetter-from = Од
requestLetter-title = Од вас се тражи нешто поверљиво
requestLetter-intro = Можете да га пошаљете са било ког телефона или рачунара. Не треба вам налог.
requestLetter-scan = Скенирајте код камером телефона. Или упишите адресу у прегледач тачно као што је овде одштампана: велика и мала слова се разликују.
requestLetter-press = Притисните дугме на страници која се отвори и пошаљите оно што се тражи.
requestLetter-passphrase = Унесите приступну фразу и притисните дугме. Приступну фразу ће вам другим путем дати онај ко тражи. Ради ваше безбедности није на овом листу: не записујте је овде.
requestLetter-keep = Затим уништите овај лист.

## request

request-recovery = Преузми датотеку за опоравак
request-loadKey = Учитај датотеку за опоравак
request-keyFile = Датотека за опоравак
request-linkOnce = Потпун линк је приказан једном, када је захтев направљен, а налази се и у датотеци за опоравак. Ако немате ни једно ни друго, затворите овај захтев и направите нови.
request-noScript = Одговори се приказују само уз JavaScript.
request-asked = Шта тражите
request-answers = Одговори
request-close = Затвори захтев
request-cancel = Откажи

## requestKeysLive

requestKeysLive-recoveryText =
    Ова датотека отвара одговоре на ваш захтев. Сачувајте је и не шаљите је никоме.

    Да бисте одговоре прочитали у другом прегледачу, пријавите се, отворите страницу захтева и тамо учитајте ову датотеку или отворите свој кључ.
requestKeysLive-recoveryLink = Линк за слање:
requestKeysLive-recoveryKey = Ваш кључ:
requestKeysLive-keyElsewhere = Да бисте их прочитали у другом прегледачу, преузмите датотеку за опоравак. Не шаљите је никоме.
requestKeysLive-keyInTab = Ова картица има кључ који отвара одговоре.
requestKeysLive-keyMissing = Само ви можете да прочитате одговоре, а овај прегледач нема ваш кључ: учитајте датотеку за опоравак.
requestKeysLive-keyNotInFile = Ово није датотека за опоравак овог захтева.
requestKeysLive-keyLoaded = Ваш кључ је учитан.

## requestWordsLive

requestWordsLive-unnamedRequest = Захтев: { $date }
requestWordsLive-closeQuestion = Затворити „{ $name }”? Захтев више не прима одговоре, а оно што тражи трајно се брише.
requestWordsLive-answersStay = Одговори остају док не истекну.
requestWordsLive-closedNow = Затворено. Оно што се тражило трајно је избрисано.
requestWordsLive-answeredMeanwhile = Стигао је нов одговор.

## requestLive

requestLive-open = Отворен
requestLive-ready = Одговорено
requestLive-closed = Затворен
requestLive-guardedText = Штити га приступна фраза, па се овде не приказује.
requestLive-closedText = Трајно је избрисан када је захтев затворен.
requestLive-answersOf = Одговори
requestLive-answersCount = { $came } од { $total }
requestLive-openUntil = Отворен до
requestLive-filesMay = Датотеке
requestLive-filesYes = Могу да се пошаљу
requestLive-guard = Приступна фраза
requestLive-guardSet = Потребна за читање и за одговор
requestLive-email = Адреса вашег налога
requestLive-emailShown = Приказује се
requestLive-noAnswers = Још нико није одговорио.
requestLive-sendLink = Пошаљите линк ономе ко има то што вам треба.
requestLive-noneCame = Нико није одговорио.
requestLive-purged = Одговори су у међувремену избрисани.
requestLive-answerBy = Одговор: { $name }
requestLive-answerOf = Одговор: { $date }
requestLive-newAnswer = ново
requestLive-answerOpen = Отвори
requestLive-answerPage = Линк и дневник
requestLive-answerOver = истекао
requestLive-allCame = Одговорено. Линк више не прима одговоре.
requestLive-logClosed = ручно затворен

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } нов одговор
        [few] { $n } нова одговора
       *[other] { $n } нових одговора
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } одговор
        [few] { $n } одговора
       *[other] { $n } одговора
    }
requestsLive-noneYet = још нема одговора
requestsLive-closes = затвара се { $when }
requestsLive-hasClosed = затворен
requestsLive-requestMade = направљен { $when }
requestsLive-noOpen = Тренутно ништа не тражите.
requestsLive-noReady = Ниједан отворен захтев нема одговор.
requestsLive-noClosed = Још ниједан захтев није затворен.
requestsLive-closeRequest = Затвори

## ownRequests

ownRequests-tab = Захтеви
ownRequests-open = Отворени
ownRequests-ready = Одговорени
ownRequests-closed = Затворени

## answerGate

answerGate-collects = Ово је линк који отвара одговоре. Намењен је ономе ко је тражио: пријавите се, па га отворите поново.
answerGate-title = Од вас се тражи тајна
answerGate-intro = Неко вас моли да му пошаљете нешто поверљиво. Не треба вам налог.
answerGate-ownTitle = Ваш сопствени захтев
answerGate-ownIntro = Ово тражите ви. Други одговарају на овој страници.
answerGate-ownPage = Иди на линк, одговоре и дневник
answerGate-passphraseHint = Добићете је од онога ко тражи, одвојено од овог линка.
answerGate-read = Погледај шта се тражи
answerGate-left =
    { $n ->
        [one] Може да се одговори још { $n } пут, рок: { $date } ({ $relative }).
        [few] Може да се одговори још { $n } пута, рок: { $date } ({ $relative }).
       *[other] Може да се одговори још { $n } пута, рок: { $date } ({ $relative }).
    }
answerGate-busy = Превише упита са ваше адресе. Сачекајте минут, па покушајте поново.

## ownAnswer

ownAnswer-title = Одговор на „{ $name }”
ownAnswer-unnamed = Одговор на ваш захтев
ownAnswer-intro = Само ви можете да га отворите.
ownAnswer-page = Иди на захтев и све одговоре

## answer

answer-yourName = Ваше име (необавезно)
answer-yourNameHint = Види га онај ко тражи.
answer-yourNameOpen = Види га онај ко тражи. Није заштићено као ваш одговор.
answer-addressShown = Види и вашу потврђену имејл адресу.
answer-title = Шта се од вас тражи
answer-label = Од онога ко тражи
answer-asks = Онај ко вам је послао овај линк тражи:
answer-asksFiles = Онај ко вам је послао овај линк прилаже вам датотеке.
answer-ownWords = Ово је написала особа која тражи. Нисмо проверили ко је то.
answer-ownWordsAccount = Ово је написала особа која тражи.
answer-account = Та особа има налог { $email } на овом серверу.
answer-anyAccount = Та особа има налог { $email }. Овде свако може да отвори налог, па ова адреса није проверена.
answer-unverifiedAccount = Та особа има налог { $email }. Нико није проверио ову адресу.
answer-careful = Пошаљите само ако знате ко тражи.
answer-given = Датотеке за вас
answer-text = Ваш одговор
answer-textPlaceholder = Лозинка, кључ, белешка…
answer-message = Порука
answer-sealed = Овај захтев прима само одговор запечаћен с краја на крај. Без JavaScript-а ова страница не може да га запечати. Пошаљите га овом командом и потпуним линком:
answer-sealedOnce = Ваш одговор може да прочита само особа која тражи; овај сервер не може. Касније не можете да га измените.
answer-once = Чува се шифровано, може да га отвори само онај ко тражи, а касније не можете да га измените.
answer-send = Пошаљи
answer-sent = Послато
answer-sentText = Ваш одговор је стигао. Можете да затворите ову страницу.
answer-sentTo = Ваш одговор је стигао на { $email }. Можете да затворите ову страницу.
answer-sentMore = Пошаљи још један одговор
answer-notSent = Није послато
answer-notSentText = Вратите се назад: оно што сте унели је и даље тамо.
answer-back = Почни испочетка
answer-gone = Овде се више ништа не тражи
answer-goneText = Овај захтев је затворен, рок му је истекао или никада није постојао.
answer-goneHint = Затражите нов линк од онога ко вам је послао овај.
answer-answered = Већ је одговорено
answer-answeredText = Овај захтев има све одговоре које је тражио.
answer-answeredHint = Нисте то били ви? Онда јавите ономе ко вам је послао линк.
answer-blankProblem = Унесите оно што желите да пошаљете.
answer-tooLargeProblem = Ово је веће него што сервер прихвата.
answer-spaceProblem = На серверу више нема места. Ништа није сачувано.
answer-goneProblem = Овај захтев више не прима одговоре. Ништа није сачувано.
answer-passphraseProblem = Приступна фраза није тачна. Ништа није сачувано.
answer-unprovedProblem = Овај захтев је намењен одређеним људима, а овај прегледач није показао да сте један од њих. Ништа није сачувано. Поново отворите линк на другој картици, затражите да вам се код пошаље имејлом, па овде пошаљите оно што сте унели.

## answerSealedLive

answerSealedLive-answerLinkCut = Линк није потпун: део иза # недостаје или је успут измењен. Ништа није послато. Поново отворите потпун линк или питајте онога ко га је послао.
answerSealedLive-sealerMissing = Део ове странице који печати ваш одговор није стигао. Ништа није послато. Проверите везу и поново учитајте страницу.
answerSealedLive-notSealed = Ваш прегледач није могао ово да запечати. Ништа није послато.

## answerLive

answerLive-bytes = { $used } од { $limit }
answerLive-blank = Унесите оно што желите да пошаљете.
answerLive-blankFiles = Унесите оно што желите да пошаљете или изаберите датотеке.
answerLive-tooLong = Ово је предугачко: највише { $limit }.
answerLive-tooLarge = Ово је веће него што сервер прихвата.
answerLive-over = Овај захтев више не прима одговоре. Ништа није сачувано.
answerLive-wrong = Приступна фраза није тачна. Ништа није сачувано.
answerLive-limited =
    { $n ->
        [one] Превише упита. Покушајте поново за { $n } секунду.
        [few] Превише упита. Покушајте поново за { $n } секунде.
       *[other] Превише упита. Покушајте поново за { $n } секунди.
    }
answerLive-again = Сада можете да покушате поново.
answerLive-unavailable = Сервер тренутно није доступан. Оно што сте унели је и даље овде: покушајте поново за који тренутак.
answerLive-noSpace = На серверу више нема места. Ништа није сачувано.
answerLive-offline = Сервер није одговорио. Одговор је ипак можда стигао: поново учитајте страницу да бисте проверили.
answerLive-failed = Нешто није у реду ({ $status }). Ништа није сачувано.
answerLive-refused = Сервер не прихвата овај одговор. Ништа није сачувано.

## receipt

receipt-choice = Задржи потврду
receipt-choiceHint = Други линк, само за вас: показује да ли је тајна отворена и може да је избрише.
receipt-yours = Задржите своју потврду
receipt-yoursShows = Показује да ли је тајна отворена и може да је избрише.
receipt-yoursText = Не може да је прочита. Задржите је за себе: примаоцу је потребан линк изнад.
receipt-open = Отвори потврду
receipt-copy = Копирај потврду
receipt-remember = Запамти моје линкове на овом уређају
receipt-rememberHint = Само потврде и само у овом прегледачу. Може да их види свако ко га користи. Ако ово искључите, све се заборављају.
receipt-list = Моји недавни линкови
receipt-listText = Шта овај прегледач памти о линковима које сте направили без налога.
receipt-listNone = Овај прегледач не памти ниједан линк. Памћење се нуди у потврди.
receipt-listScripts = За ову листу је потребан JavaScript: чува је прегледач, а не сервер.
receipt-forget = Заборави све
receipt-notOpened = Још није отворен
receipt-neverOpened = Никада није отворен
receipt-notOpenedText = До сада нико није отворио линк.
receipt-opened =
    { $n ->
        [one] Отворен { $n } пут
        [few] Отворен { $n } пута
       *[other] Отворен { $n } пута
    }
receipt-times = Када је отворен
receipt-timesSome = Најновија отварања
receipt-over = Више нико не може да отвори линк.
receipt-overViews = Отворен је онолико пута колико сте дозволили, последње отварање: { $date }. Садржај је трајно избрисан.
receipt-overTime = Рок му је истекао: { $date }. Садржај је трајно избрисан.
receipt-overHand = Избрисан је: { $date }. Садржај је трајно избрисан.
receipt-left =
    { $n ->
        [one] Линк може да се отвори још { $n } пут, рок: { $date }.
        [few] Линк може да се отвори још { $n } пута, рок: { $date }.
       *[other] Линк може да се отвори још { $n } пута, рок: { $date }.
    }
receipt-alarmed = Један прималац каже да је неко други отворио линк пре њега. Разговарајте са својим примаоцем.
receipt-frozen = Линк је паузиран: нико не може да га отвори.
receipt-again = Погледај поново
receipt-unknown = Овде ништа није познато
receipt-unknownText = Ова потврда не припада ниједном линку овог сервера. Проверите да ли је адреса потпуна.
receipt-unknownHint = Неко време након што линк истекне, сервер брише све што је знао о њему.

## receiptListLive

receiptListLive-made = Направљен: { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Отворен { $n } пут
        [few] Отворен { $n } пута
       *[other] Отворен { $n } пута
    }
receiptListLive-stateNone = Још није отворен
receiptListLive-stateOver = Истекао
receiptListLive-stateAlarmed = Аларм
receiptListLive-stateFrozen = Паузиран
receiptListLive-stateUnknown = О њему се више ништа не зна
receiptListLive-stateFailed = Сервер није одговорио
receiptListLive-forgotten = Заборављено. Овај прегледач од сада не памти линкове.

## about

about-title = Како ово функционише и ко тиме управља
about-lead = Тајну делите као линк. Линк сам престаје да важи, а тајна се тада трајно брише.
about-operatorTitle = Ко управља овим сервером
about-runBy = Овим сервером управља: { $name }.
about-unnamed = Оператер овог сервера није овде унео име. Питајте онога ко вас је упутио овамо.
about-contact = Контакт:
about-program = Програм: Secret Push, верзија { $version }.
about-words = Предлаже речи са листе EFF Long Wordlist организације Electronic Frontier Foundation (https://www.eff.org/dice), без четири од њих, под лиценцом CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Како се тајна штити
about-sealed = Сервер сваку тајну шифрује помоћу AES-256-GCM пре него што је сачува. Кључ се изводи из сопственог насумичног кључа, линка и, ако постоји, приступне фразе.
about-masterKey = Насумични кључ се чува шифрован главним кључем сервера, који се држи изван базе података.
about-passphrase = Сервер не чува приступне фразе нити ишта са чим би се упоредиле. Argon2id успорава погађање, а после пет нетачних покушаја у минуту адреса мора да сачека.
about-files = Називи и садржај датотека такође се шифрују.
about-transport = Ово шифровање се обавља на серверу. Пут до њега штити адреса https://.
about-endToEnd = Пошиљалац може и да запечати тајну у прегледачу или из командне линије, у отвореном формату age. Кључ је у линку иза знака #, у делу који прегледачи никада не шаљу: овај сервер чува и испоручује оно што не може да прочита.
about-endTitle = Шта се дешава када линк истекне
about-end = Линк истиче након изабраног времена, након последњег дозвољеног приказа или када га неко избрише. Тада се његов кључ, тајна и порука пошиљаоца трајно бришу.
about-endFiles = Датотеке се такође бришу. Линкови за преузимање последњег приказа још важе: највише { $time } и никада дуже од изабраног времена.
about-rowAnonymous = Дневник тајне дељене без налога брише се { $time } након њеног истека.
about-rowAnonymousKept = Дневник тајне дељене без налога чува се док га оператер не избрише.
about-rowOwned = Дневник тајне пријављеног пошиљаоца брише се { $time } након њеног истека, заједно са називом и белешком које јој је пошиљалац дао.
about-rowOwnedKept = Дневник тајне пријављеног пошиљаоца чува се, заједно са називом и белешком које јој је пошиљалац дао, док га оператер не избрише.
about-backups = Резервна копија садржи оно што је било сачувано када је направљена, док је оператер не избрише.
about-loggedTitle = Шта се бележи
about-logged = За сваку тајну: када је направљена, отворена или избрисана и када је унета нетачна приступна фраза, уз мрежну адресу, прегледач и страницу са које је посетилац дошао. Пријављени пошиљаоци виде овај дневник за своје тајне.
about-request = За сваки упит: време, врста странице, резултат, трајање и мрежна адреса. Никада линк, тајна или приступна фраза. Оператер одлучује колико дуго се ови редови чувају.
about-cookies = Колачићи: један за вашу сесију након пријаве, по један за језик и боје које изаберете и један у прегледачу који чека пошиљаоца или је дојавио линк. Нема праћења и странице не учитавају ништа са других сервера.
about-operatorReadsTitle = Шта оператер може, а шта не може да прочита
about-seesMeta = Оператер види да тајна постоји: њену врсту, величину, времена, приказе и дневник, као и имејл адресу пријављеног пошиљаоца.
about-adminPage = Администратори могу да избришу сваку тајну. Не виде јој ни садржај, ни назив, ни белешку, ни линк. Ипак, могу да ресетују лозинку корисника и да се затим пријаве као тај корисник.
about-readsOwned = Ко има и сачуване податке и главни кључ, може да прочита неистеклу тајну пријављеног пошиљаоца ако она нема приступну фразу, као и називе, белешке и поруке тог пошиљаоца.
about-readsAnonymous = За тајну дељену без налога потребан је и линк, који сервер не чува.
about-readsGuarded = За тајну са приступном фразом потребна је и приступна фраза. Кратка може да се погоди, дугачка не може.
about-running = Ко управља сервером у раду, може да види тајну и њену приступну фразу када се прави и када се отвара.
about-readsSealed = Оператер не може да прочита запечаћену тајну, чак ни са свим подацима и главним кључем. Ипак, измењен сервер би могао да испоручи страницу која одаје тајну: да бисте то искључили, отворите линк из командне линије.
about-readsExpired = Истеклу тајну нико не може да прочита, па ни оператер, осим ако је још садржи резервна копија од раније.
about-youTitle = Шта ви можете да учините
about-you = Изаберите мало приказа и кратко време. Додајте приступну фразу и пошаљите је другим путем него линк. Отворите тајну тек када можете безбедно да је сачувате.

## accessibility

accessibility-title = Приступачност
accessibility-lead = Свако мора да може да подели и отвори тајну, без обзира на то како види, чује, креће се и чита.
accessibility-contactTitle = Ако наиђете на препреку
accessibility-contact = Јавите оператеру овог сервера шта вам не функционише или затражите други начин:
accessibility-nobody = Оператер овог сервера није овде унео контакт. Реците ономе ко вас је упутио овамо шта вам не функционише и затражите други начин.
accessibility-standardTitle = Шта ове странице испуњавају
accessibility-standard = Ове странице су направљене тако да испуњавају WCAG 2.2 на нивоу AA, а тиме и поглавље 9 стандарда EN 301 549. По провери самих аутора испуњавају их, осим онога што се наводи у следећој листи.
accessibility-missingTitle = Шта недостаје
accessibility-missingUndo = Брисање може да се опозове осам секунди и не дуже, јер тајна не сме да надживи своје брисање. Дугме које га опозива одмах добија фокус.
accessibility-missingLanguage = Оно што су људи сами написали, на пример порука или назив датотеке, нема ознаку језика.
accessibility-missingReaders = У провери није коришћен ниједан читач екрана и још нису учествовале особе са инвалидитетом.
accessibility-checkedTitle = Како је то проверено
accessibility-checkedByProgram = Помоћу axe-core: свака страница у сваком стању, на уском и на широком екрану, светла и тамна. Свака страница стаје и на 320 пиксела, као и са двоструко већим текстом.
accessibility-checkedByHand = Ручно: главни путеви кроз странице, само тастатуром, са већим размаком између слова и редова, као и у стаблу приступачности прегледача Chromium, из којег читају читачи екрана.

## caution

caution-notMe = То нисам ја
caution-tellText = Ако то није био нико кога познајете, јавите пошиљаоцу: то ће писати у његовом дневнику.
caution-tellFreezes = То такође паузира линк: нико не може да га отвори док га пошиљалац поново не омогући.
caution-tell = Јави пошиљаоцу
caution-told = Јавили сте пошиљаоцу да то нисте били ви.
caution-askSender = Ако то нисте били ви, затражите од пошиљаоца нову тајну.
caution-toldTitle = Пошиљалац то сада може да види
caution-toldText = У његовом дневнику пише да је неко отворио овај линк пре вас.
caution-toldFrozen = Линк је паузиран: нико не може да га отвори док га пошиљалац поново не омогући.
caution-toldOpen = Линк и даље важи. Питајте пошиљаоца пре него што се ослоните на оно што је иза њега.
caution-toldNext = Разговарајте са пошиљаоцем другим путем, на пример телефоном.
caution-back = Назад на тајну
caution-frozenTitle = Овај линк је паузиран
caution-frozenText = Тренутно нико не може да га отвори. Поново ће важити када га пошиљалац омогући.
caution-frozenHint = Питајте пошиљаоца, па поново учитајте ову страницу. Ово није урачунато као приказ.
caution-elsewhereTitle = Не са ове мреже
caution-elsewhereText = Пошиљалац је изабрао мреже са којих се овај линк отвара. Ваша адреса { $address } није ни у једној од њих.
caution-elsewhereHint = Повежите се на праву мрежу, па поново учитајте ову страницу. Ово није урачунато као приказ.
caution-earlyTitle = Линк се још не отвара
caution-earlyText = Овај линк се отвара: { $date } ({ $relative }).
caution-earlyHint = Тада поново учитајте ову страницу. Ово није урачунато као приказ.
caution-notBefore = Не отвара се пре (необавезно)
caution-notBeforeHint = У временској зони овог уређаја. Само ви можете да га отворите раније.
caution-afterFirstView = После првог приказа истиче за
caution-networks = Само унутар ових мрежа (питајте своју ИТ службу)
caution-networksHint = Адресе и опсези као што је 192.0.2.0/24, одвојени зарезима.
caution-addressees = Само за ове људе (необавезно)
caution-addresseesHint = Имејл адресе или групе као што је group:staff, одвојене зарезима. Пре отварања линка користе пријаву преко фирме или код који добију имејлом.
caution-addresseesByCompany = Имејл адресе или групе као што је group:staff, одвојене зарезима. Пре отварања линка користе пријаву преко фирме.
caution-addresseesByCode = Имејл адресе, одвојене зарезима. Никоме не треба налог: пре отварања линка уписују код који добију имејлом.
caution-addresseesRequired = Само за ове људе (обавезно)
caution-addresseesNext = Само за: { $people }. Пошаљите им линк. Отвара им се након пријаве преко фирме.
caution-addresseesNextByCode = Само за: { $people }. Пошаљите им линк. На његовој страници затраже код који стиже на њихову имејл адресу.
caution-addresseesNextByEither = Само за: { $people }. Пошаљите им линк. На његовој страници пријављују се преко фирме или затраже код који стиже на њихову имејл адресу.
caution-openings = Упозори примаоца ако је неко већ отворио линк
caution-freeze = Паузирај линк
caution-thaw = Поново омогући линк

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Овај линк је већ отворен { $n } пут, последње отварање: { $date } ({ $relative }).
        [few] Овај линк је већ отворен { $n } пута, последње отварање: { $date } ({ $relative }).
       *[other] Овај линк је већ отворен { $n } пута, последње отварање: { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = „{ $entry }” није имејл адреса.
addresseesLive-notIn = Адресе на домену { $domain } нису дозвољене.
addresseesLive-wanted = Унесите за кога је линк: овај сервер то захтева.

## cautionCreateLive

cautionCreateLive-badMoment = Изаберите тренутак пре истека линка.
cautionCreateLive-termNotBefore = отвара се { $date }
cautionCreateLive-notSooner = Без промене
cautionCreateLive-termFirstView = истиче { $duration } након првог приказа
cautionCreateLive-badNetwork = „{ $network }” није мрежа. Унесите адресе и опсеге као што је 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] само са { $n } мреже
        [few] само са { $n } мреже
       *[other] само са { $n } мрежа
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] само за { $n } примаоца
        [few] само за { $n } примаоца
       *[other] само за { $n } прималаца
    }
cautionCreateLive-termLock = само први уређај
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } приказ за сваког примаоца
        [few] { $n } приказа за сваког примаоца
       *[other] { $n } приказа за сваког примаоца
    }

## cautionOwnLive

cautionOwnLive-frozen = Паузиран
cautionOwnLive-alarmed = Дојављен
cautionOwnLive-frozenNow = Овај линк је паузиран: нико осим вас не може да га отвори. И даље истиче: { $date }.
cautionOwnLive-alarm = Један прималац каже да је неко други отворио линк пре њега. Дојава: { $date } ({ $relative }), са адресе { $address } ({ $browser }).
cautionOwnLive-alarmNext = Упоредите ставке испод са тим коме сте дали линк. Ако сте у недоумици, избришите линк и промените тајну.
cautionOwnLive-settle = Одбаци дојаву
cautionOwnLive-thawQuestion = Поново омогућити „{ $name }”? Ко има линк, моћи ће опет да га отвори.
cautionOwnLive-nowFrozen = Паузиран. Нико осим вас не може да га отвори.
cautionOwnLive-nowThawed = Линк поново важи.
cautionOwnLive-nowSettled = Дојава је одбачена.
cautionOwnLive-networks = Мреже
cautionOwnLive-recipients = Примаоци
cautionOwnLive-recipientsOnly = Само за: { $recipients }
cautionOwnLive-networksOnly = Само са: { $networks }
cautionOwnLive-lock = Уређаји
cautionOwnLive-lockYes = Само први уређај може поново да га отвори
cautionOwnLive-shares = Приказа по примаоцу
cautionOwnLive-sharesEach =
    { $n ->
        [one] Свако сме да га отвори { $n } пут
        [few] Свако сме да га отвори { $n } пута
       *[other] Свако сме да га отвори { $n } пута
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } покушај са мреже коју нисте дозволили.
        [few] { $n } покушаја са мрежа које нисте дозволили.
       *[other] { $n } покушаја са мрежа које нисте дозволили.
    }

## hold

hold-title = Чекање на пошиљаоца
hold-tell = Пошиљалац мора да вам одобри отварање. Реците му ове три речи, на пример телефоном:
hold-plain = Ова страница поново проверава сваких неколико секунди.
hold-look = Провери сада
hold-released = Пошиљалац вам је одобрио отварање. Можете да отворите тајну једном.
hold-counts = Пошиљалац мора да вам одобри отварање.
hold-ask = Затражи одобрење пошиљаоца
hold-refusedTitle = Пошиљалац је одбио
hold-refusedText = Пошиљалац вам није одобрио отварање и паузирао је линк.
hold-refusedHint = Ако сте чекали ову тајну, позовите пошиљаоца. Ништа није отворено.
hold-choice = Питај ме пре отварања
hold-choiceHint = Прималац вам телефоном прочита три речи, а ви га пустите.
hold-who = Ко вас чека
hold-compare = Пустите само онога ко вам каже тачно ове речи, на пример телефоном.
hold-nobody = Још нико не чека. Ко отвори линк, чека овде и прочита вам три речи.

## holdGateLive

holdGateLive-title = Чекање на пошиљаоца
holdGateLive-until = Ова страница чека до: { $date } ({ $relative }). Можете да је оставите отворену.
holdGateLive-waiting = Чека се. Ваше речи: { $words }.
holdGateLive-released = Пошиљалац је одобрио отварање.
holdGateLive-crowded =
    { $n ->
        [one] Превише људи чека на ово. Покушајте поново за { $n } секунду.
        [few] Превише људи чека на ово. Покушајте поново за { $n } секунде.
       *[other] Превише људи чека на ово. Покушајте поново за { $n } секунди.
    }

## holdCreateLive

holdCreateLive-termHold = пита вас пре отварања

## holdOwnLive

holdOwnLive-release = Пусти
holdOwnLive-refuse = Одбиј и паузирај
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Одобрено, још није отворено
holdOwnLive-asks =
    { $n ->
        [one] { $n } особа чека
        [few] { $n } особе чекају
       *[other] { $n } особа чека
    }
holdOwnLive-arrived = Неко чека: { $words }.
holdOwnLive-nowReleased = Одобрено је, отварање је могуће једном.
holdOwnLive-nowRefused = Одбијено. Линк је паузиран.
holdOwnLive-tooLate = Ово чекање је већ истекло.
holdOwnLive-hold = Одобрење
holdOwnLive-holdYes = Пита вас пре отварања

## links

links-choice = Посебан линк за сваког примаоца

## linksLive

linksLive-noGroups = Група не може да добије свој линк: уклоните „{ $group }” или наведите њене чланове.
linksLive-making = Линк { $at } од { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Сервер тражи да се сачека: { $address } следи за { $n } секунду.
        [few] Сервер тражи да се сачека: { $address } следи за { $n } секунде.
       *[other] Сервер тражи да се сачека: { $address } следи за { $n } секунди.
    }
linksLive-notTried = Отказано. Ништа није сачувано.
linksLive-ready =
    { $n ->
        [one] { $n } линк је спреман
        [few] { $n } линка су спремна
       *[other] { $n } линкова је спремно
    }
linksLive-opens =
    { $n ->
        [one] Сваки може да се отвори { $n } пут, рок: { $date } ({ $relative }), и само за свог примаоца.
        [few] Сваки може да се отвори { $n } пута, рок: { $date } ({ $relative }), и само за свог примаоца.
       *[other] Сваки може да се отвори { $n } пута, рок: { $date } ({ $relative }), и само за свог примаоца.
    }
linksLive-links = Линкови
linksLive-copyOne = Копирај
linksLive-copyAll = Копирај све као текст
linksLive-pageOf = Страница овог линка
linksLive-keptByPasskey = За копирање је потребан ваш приступни кључ.
linksLive-gone = Ова страница више не приказује овај линк.
linksLive-linksKept = Линкове чува овај прегледач. Ниједан други не може да их прикаже.
linksLive-onlyHere = Копирајте линкове сада. Не могу поново да се прикажу.
linksLive-unmade = Неки линкови још нису направљени, а оно што делите је само на овој страници. Желите ли ипак да је напустите?
linksLive-unsaved = Још нисте копирали све линкове, а приказује их само ова страница. Желите ли ипак да је напустите?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } линк није направљен:
        [few] { $n } линка нису направљена:
       *[other] { $n } линкова није направљено:
    }
linksLive-again = Покушај поново

## lock

lock-choice = Само први уређај може поново да га отвори
lock-choiceHint = Ко први отвори линк, задржава га. На сваком другом уређају или прегледачу пише да је отворен другде.
lock-viewsEach = Приказа за сваког примаоца (необавезно)
lock-viewsEachHint = Свака адреса тада има своје приказе и нико не може да потроши туђе.
lock-first = Само прегледач који ово први отвори може поново да га отвори, зато то учините тамо где вам треба. Ваш прегледач за то чува колачић.
lock-own = Овај прегледач је први отворио линк. Само он може поново да га отвори.
lock-elsewhereTitle = Отворен у другом прегледачу
lock-elsewhereText = Овај линк се отвара само у прегледачу који га је први отворио, а то није био овај.
lock-elsewhereHint = Ако сте то били ви, вратите се на тај уређај и прегледач. Ако нисте, тајну је можда прочитао неко други.
lock-needsCookie = За овај линк је потребан колачић, а ваш прегледач га није послао. Дозволите колачиће за ову страницу, па покушајте поново.
lock-usedTitle = Већ сте га отворили
lock-usedText =
    { $n ->
        [one] Пошиљалац сваком примаоцу дозвољава { $n } отварање овог линка и ви сте га искористили.
        [few] Пошиљалац сваком примаоцу дозвољава { $n } отварања овог линка и ви сте их искористили.
       *[other] Пошиљалац сваком примаоцу дозвољава { $n } отварања овог линка и ви сте их искористили.
    }
lock-usedHint = Ако вам поново треба, затражите од пошиљаоца нов линк.

## sharesLive

sharesLive-lastView = Ово је био ваш последњи приказ. Сада сачувајте оно што вам треба.
sharesLive-lastViewFiles = Ово је био ваш последњи приказ. Сада преузмите оно што вам треба: линкови важе још само кратко.

## preview

preview-title = Линк
preview-text = Ко има овај линк, може да отвори тајну. Гледање ове странице не рачуна се као приказ.
preview-sealedText = Ко има потпун линк, може да отвори тајну. Гледање ове странице не рачуна се као приказ.
preview-shownOnce = Шифрована је с краја на крај: њен потпун линк је приказан једном, када је направљен, и не може поново да се прикаже.
preview-lost = Ако га више немате, избришите овај линк и направите нови.
preview-qrOf = QR код линка
preview-terms = Детаљи

## returned

returned-one = Имејл за { $recipient } се вратио: { $reason } (статус { $status }, { $when }).
returned-hint = Проверите адресу или пошаљите линк другим путем.
returned-no_mailbox = такво сандуче не постоји
returned-no_domain = домен не постоји или не прима имејлове
returned-closed = сандуче не прима имејлове
returned-full = сандуче је пуно
returned-too_large = имејл је превелик за сандуче
returned-unreachable = сервер за имејл те адресе није доступан
returned-policy = сервер за имејл те адресе не прима такве имејлове са овог сервера
returned-refused = сервер за имејл те адресе га је одбио

## share

share-link = Линк
share-copy = Копирај линк
share-share = Подели
share-mail = Имејл
share-message = Копирај као поруку
share-qr = QR код
share-print = Одштампај писмо
share-page = Отвори страницу овог линка
share-png = Сачувај као PNG
share-svg = Сачувај као SVG

## shareLive

shareLive-copied = Копирано
shareLive-copyFailed = Копирање није успело. Означите текст и копирајте га.
shareLive-letterFailed = Писмо није могло да се учита. Проверите везу и покушајте поново.
shareLive-codeFailed = Код није могао да се сачува. Проверите везу и покушајте поново.
shareLive-message =
    { $n ->
        [one] Делим са вама нешто поверљиво. Линк може да се отвори { $n } пут, рок: { $date }:
        [few] Делим са вама нешто поверљиво. Линк може да се отвори { $n } пута, рок: { $date }:
       *[other] Делим са вама нешто поверљиво. Линк може да се отвори { $n } пута, рок: { $date }:
    }
shareLive-mailSubject = Тајна за вас
shareLive-letterTerms =
    { $n ->
        [one] Линк може да се отвори { $n } пут, рок: { $date }. Тада се његов садржај трајно брише.
        [few] Линк може да се отвори { $n } пута, рок: { $date }. Тада се његов садржај трајно брише.
       *[other] Линк може да се отвори { $n } пута, рок: { $date }. Тада се његов садржај трајно брише.
    }

## letter

letter-to = За
letter-from = Од
letter-title = Нешто поверљиво за вас
letter-intro = Отвара се на било ком телефону или рачунару. Не треба вам налог.
letter-scan = Скенирајте код камером телефона. Или упишите адресу у прегледач тачно као што је овде одштампана: велика и мала слова се разликују.
letter-press = Притисните дугме на страници која се отвори.
letter-passphrase = Унесите приступну фразу и притисните дугме. Пошиљалац ће вам приступну фразу дати другим путем. Ради ваше безбедности није на овом листу: не записујте је овде.
letter-keep = Сачувајте оно што вам треба, затим уништите овај лист.
letter-code = QR код адресе

## push

push-opened = Ко га је отворио
push-log = Цео дневник
push-when = Када
push-what = Шта
push-address = Адреса
push-browser = Прегледач
push-older = Раније
push-newer = Касније
push-end = Избриши сада
push-cancel = Откажи

## pushChange

pushChange-title = Измени овај линк
pushChange-back = Назад на линк
pushChange-expires = Истиче
pushChange-views = Колико пута укупно може да се отвори
pushChange-save = Сачувај измене
pushChange-extend = Продужи за { $duration }
pushChange-change = Измени…
pushChange-changed = Измењено.
pushChange-viewsBetween = Од { $min } до { $max }. До сада отворено: { $used }.
pushChange-latest = Најкасније: { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Изаберите време у опсегу: { $from } – { $to }.

## agentLive

agentLive-agentOn = { $browser } на систему { $system }
agentLive-agentUnknown = непознато

## pushLive

pushLive-codesWait = Имејлови на чекању са кодовима за примаоце: { $count }. Први стиже најкасније: { $time }.
pushLive-codesFailed = Код није послат имејлом: { $addresses }.
pushLive-text = Текст
pushLive-file = Датотеке
pushLive-url = Веб-адреса
pushLive-qr = QR код
pushLive-active = Активан
pushLive-expired = Истекао
pushLive-views = Прикази
pushLive-viewsLeft = преостало { $left } од { $total }
pushLive-viewsUsed = искоришћено { $used } од { $total }
pushLive-expires = Истиче
pushLive-notBefore = Отвара се
pushLive-firstView = Након првог приказа
pushLive-firstViewEnds = Истиче { $duration } касније
pushLive-passphrase = Приступна фраза
pushLive-passphraseSet = Постављена: линк се отвара само уз њу.
pushLive-covered = Прекривена
pushLive-coveredYes = Да, док је прималац не додирне
pushLive-deletable = Примаоци смеју да је избришу
pushLive-deletableYes = Да
pushLive-files = Датотеке
pushLive-fileGuarded = назив штити приступна фраза
pushLive-filesSealed =
    { $n ->
        [one] { $n } датотека, { $size }, назив запечаћен
        [few] { $n } датотеке, { $size }, називи запечаћени
       *[other] { $n } датотека, { $size }, називи запечаћени
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } датотека, трајно избрисана
        [few] { $n } датотеке, трајно избрисане
       *[other] { $n } датотека, трајно избрисано
    }
pushLive-created = Направљен
pushLive-name = Назив
pushLive-endedByViews = Последњи приказ је искоришћен: { $when }. Садржај је трајно избрисан.
pushLive-endedByTime = Рок му је истекао: { $when }. Садржај је трајно избрисан.
pushLive-endedByHand = Избрисан: { $when }, са адресе { $address } ({ $browser }). Садржај је трајно избрисан.
pushLive-neverOpened = Нико га није отворио.
pushLive-openedNewest =
    { $n ->
        [one] Овде је наведено { $n } најновије отварање. Сва су у дневнику.
        [few] Овде су наведена { $n } најновија отварања. Сва су у дневнику.
       *[other] Овде је наведено { $n } најновијих отварања. Сва су у дневнику.
    }
pushLive-scanned =
    { $n ->
        [one] Програми, на пример преглед линка у ћаскању, скенирали су његову страницу { $n } пут. То се не рачуна као приказ.
        [few] Програми, на пример преглед линка у ћаскању, скенирали су његову страницу { $n } пута. То се не рачуна као приказ.
       *[other] Програми, на пример преглед линка у ћаскању, скенирали су његову страницу { $n } пута. То се не рачуна као приказ.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] Унета је { $n } нетачна приступна фраза.
        [few] Унете су { $n } нетачне приступне фразе.
       *[other] Унето је { $n } нетачних приступних фраза.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } покушај док је линк био истекао, паузиран или још није могао да се отвори.
        [few] { $n } покушаја док је линк био истекао, паузиран или још није могао да се отвори.
       *[other] { $n } покушаја док је линк био истекао, паузиран или још није могао да се отвори.
    }
pushLive-openedMeanwhile = Управо је отворен.
pushLive-ended = Линк је избрисан. Садржај је трајно избрисан.

## presets

presets-presets = Шаблони
presets-keep = Сачувај као шаблон…
presets-title = Ваши шаблони
presets-text = Опције које сте сачували за нове линкове. Да бисте их користили, изаберите шаблон када правите линк.

## presetsLive

presetsLive-presets = Шаблони
presetsLive-keepTitle = Сачувај као шаблон
presetsLive-name = Назив
presetsLive-save = Сачувај
presetsLive-cancel = Откажи
presetsLive-badName = Унесите назив од највише 40 знакова. Можете да сачувате до 20 шаблона.
presetsLive-badTerms = Овај сервер не прихвата једну од ових опција.
presetsLive-taken = Већ имате шаблон са тим називом.
presetsLive-offline = Сервер није одговорио. Проверите везу и покушајте поново.
presetsLive-failed = Нешто није у реду ({ $status }). Ништа није измењено.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } приказ
        [few] { $n } приказа
       *[other] { $n } приказа
    }
ownPresetsLive-rename = Преименуј
ownPresetsLive-renameOf = Преименуј „{ $name }”
ownPresetsLive-remove = Избриши
ownPresetsLive-removeQuestion = Избрисати шаблон „{ $name }”? Линкови направљени помоћу њега остају какви јесу.

## signIn

signIn-title = Пријава
signIn-email = Имејл адреса
signIn-password = Лозинка
signIn-newPassword = Нова лозинка
signIn-passwordHint =
    { $n ->
        [one] Најмање { $n } знак. Неколико речи је добар избор.
        [few] Најмање { $n } знака. Неколико речи је добар избор.
       *[other] Најмање { $n } знакова. Неколико речи је добар избор.
    }
signIn-submit = Пријави се
signIn-passkey = Пријави се приступним кључем
signIn-signUp = Отвори налог
signIn-have = Већ имам налог
signIn-name = Имејл адреса или корисничко име
signIn-companyOrLocal = Користите лозинку своје фирме или, ако је имате, лозинку овог сервера.
signIn-companyOrAdmins = Користите лозинку своје фирме. Администратори могу да користе и лозинку овог сервера.
signIn-company = Користите лозинку своје фирме.
signIn-adminsOnly = Лозинком се пријављују само администратори.
signIn-forgot = Заборавили сте лозинку? Администратор може да вам пошаље линк.
signIn-setUpTitle = Добро дошли
signIn-setUpText = Овај сервер још нема налоге. Отворите први: он ће бити администраторски.
signIn-setUpCode = Код за подешавање
signIn-setUpCodeHint = Сервер га је исписао при покретању. Погледајте његов терминал или дневник.
signIn-setUpSubmit = Отвори налог
signIn-resetTitle = Изаберите лозинку
signIn-resetAccount = За налог { $email }
signIn-resetText = Овај линк важи једном. Када га искористите, завршавају се све сесије и поништавају сви API токени вашег налога.
signIn-lettersWhy = Тиме показујете да нисте програм.
signIn-resetSubmit = Сачувај и пријави се

## sessionsLive

sessionsLive-sessions = Сесије
sessionsLive-sessionHere = овај прегледач
sessionsLive-sessionBegan = пријава { $when }
sessionsLive-sessionUsed = последњи пут коришћена { $when }
sessionsLive-sessionEnd = Заврши
sessionsLive-sessionEndQuestion = Завршити сесију у прегледачу { $name }? Тај прегледач се одмах одјављује.
sessionsLive-sessionEnded = Завршено. Тај прегледач је одјављен.
sessionsLive-noSessions = Нема ниједне пријаве.
sessionsLive-othersQuestion = Одјавити се свуда осим овде? Овде остајете пријављени.
sessionsLive-othersEnded =
    { $n ->
        [one] Завршена је { $n } друга сесија.
        [few] Завршене су { $n } друге сесије.
       *[other] Завршено је { $n } других сесија.
    }
sessionsLive-endOthers = Одјави се свуда осим овде

## signInAgainLive

signInAgainLive-title = Одјављени сте
signInAgainLive-text = Ваша сесија је завршена. Пријавите се као { $email } да бисте наставили. Оно што сте унели и изабрали је и даље овде.
signInAgainLive-somebodyElse = У овом прегледачу је сада пријављен налог { $other }. Пријавите се као { $email } да бисте наставили. Оно што сте унели и изабрали је и даље овде.
signInAgainLive-limited = Овај сервер захтева други фактор. Подесите га, па наставите. Оно што сте унели и изабрали је и даље овде.
signInAgainLive-declined = Одјављени сте и ништа није послато. Покушајте поново да се пријавите и наставите.
signInAgainLive-notYet = Још нисте пријављени као { $email }.
signInAgainLive-password = Лозинка
signInAgainLive-submit = Пријави се и настави
signInAgainLive-passkey = Пријави се приступним кључем
signInAgainLive-elsewhere = Ово се отвара на другој картици. Затим се вратите овамо и наставите.
signInAgainLive-setUp = Подеси други фактор
signInAgainLive-goOn = Настави
signInAgainLive-cancel = Откажи
signInAgainLive-noName = Унесите имејл адресу или корисничко име.
signInAgainLive-noPassword = Унесите лозинку.
signInAgainLive-wrong = Лозинка није тачна.
signInAgainLive-refused = Не смете да се пријавите на овај начин. Користите други начин или питајте администратора.
signInAgainLive-noCode = Унесите код.
signInAgainLive-code = Код из апликације или код за опоравак
signInAgainLive-recoveryCode = Код за опоравак
signInAgainLive-wrongCode = Тај код није тачан или је већ искоришћен. Сачекајте следећи.
signInAgainLive-begin = То је предуго трајало. Откажите и покушајте поново.
signInAgainLive-passkeyCancelled = Приступни кључ није коришћен. Покушајте поново или се пријавите на други начин.
signInAgainLive-passkeyRefused = Сервер није прихватио овај приступни кључ. Пријавите се на други начин.
signInAgainLive-wrongOrigin = Ова страница је отворена на адреси која није адреса самог сервера. Отворите је на његовој основној URL адреси.
signInAgainLive-tooMany =
    { $n ->
        [one] Превише неуспелих покушаја. Покушајте поново за { $n } секунду.
        [few] Превише неуспелих покушаја. Покушајте поново за { $n } секунде.
       *[other] Превише неуспелих покушаја. Покушајте поново за { $n } секунди.
    }
signInAgainLive-offline = Сервер није одговорио. Проверите везу и покушајте поново.
signInAgainLive-failed = Нешто није у реду ({ $status }).

## accountLive

accountLive-passkeyCancelled = Приступни кључ није коришћен. Покушајте поново или користите лозинку.
accountLive-passkeyRefused = Сервер није прихватио овај приступни кључ. Пријавите се лозинком.
accountLive-wrong = Имејл адреса или лозинка није тачна.
accountLive-wrongName = Име или лозинка није тачна.
accountLive-noName = Унесите имејл адресу или корисничко име.
accountLive-noGroup = Не припадате ниједној групи која сме да користи овај сервер. Питајте његовог администратора.
accountLive-noAddress = Пријава преко ваше фирме не даје овом серверу важећу имејл адресу. Питајте његовог администратора.
accountLive-notLinked = Овде већ постоји налог са вашом имејл адресом. Замолите администратора да га повеже са пријавом преко ваше фирме.
accountLive-notAdded = Овде немате налог. Замолите администратора да га дода.
accountLive-notSetUp = Овај сервер још није подешен.
accountLive-notAdmitted = Не смете овде да се пријавите. Питајте администратора.
accountLive-directoryAway = Лозинке фирме тренутно не могу да се провере. Ако имате лозинку овог сервера, користите њу.
accountLive-limited =
    { $n ->
        [one] Превише неуспелих покушаја. Покушајте поново за { $n } секунду.
        [few] Превише неуспелих покушаја. Покушајте поново за { $n } секунде.
       *[other] Превише неуспелих покушаја. Покушајте поново за { $n } секунди.
    }
accountLive-offline = Сервер није одговорио. Проверите везу и покушајте поново.
accountLive-failed = Нешто није у реду ({ $status }).
accountLive-wrongCode = Код за подешавање није тачан.
accountLive-invitation = Добили сте позивницу. Изаберите лозинку и бићете пријављени. Овај линк важи једном.
accountLive-badLink = Овај линк више не важи. Затражите нов од администратора.
accountLive-noLink = Поново отворите линк из поруке. Ова страница ради само са потпуним линком.
accountLive-noCode = Унесите код за подешавање.
accountLive-noPassword = Унесите лозинку.
accountLive-again = Сада можете да покушате поново.
accountLive-taken = Налог са овом имејл адресом већ постоји.
accountLive-alreadySetUp = Овај сервер је већ подешен. Пријавите се.
accountLive-tooShort = Лозинка је прекратка.
accountLive-tooCommon = Ова лозинка је једна од најчешћих или се једва разликује од ваше адресе. При погађању се такве прве испробавају. Изаберите другу.
accountLive-badEmail = Унесите важећу имејл адресу.
accountLive-wrongOrigin = Ова страница је отворена на адреси која није адреса самог сервера. Отворите је на његовој основној URL адреси.
accountLive-saved = Сачувано.
accountLive-wrongCurrent = Тренутна лозинка није тачна.
accountLive-changed = Ваша лозинка је промењена. Други уређаји су одјављени.
accountLive-tokensRevoked =
    { $n ->
        [one] Поништен је { $n } API токен.
        [few] Поништена су { $n } API токена.
       *[other] Поништено је { $n } API токена.
    }
accountLive-tokenName = Дајте токену назив.
accountLive-tokenTaken = Већ имате токен са тим називом.
accountLive-noTokens = Још немате токене.
accountLive-never = никад коришћен
accountLive-used = последњи пут коришћен { $when }
accountLive-made = направљен { $when }
accountLive-revoke = Поништи
accountLive-revokeQuestion = Поништити токен „{ $name }”? Програми који га користе одмах престају да раде.
accountLive-revoked = Поништен.
accountLive-copied = Копирано
accountLive-copyFailed = Копирање није успело. Означите текст и копирајте га.

## account

account-title = Ваш налог
account-signedInAs = Пријављени сте као { $email }
account-signOut = Одјави се
account-programs = API токени и вебхукови
account-programsTokens = API токени
account-tokens = API токени
account-tokensText = Програми користе токен уместо ваше лозинке. Делују у ваше име.
account-tokenName = Чему служи?
account-tokenPlaceholder = скрипта за резервне копије
account-create = Направи токен
account-shown = Ваш нови токен. Приказује се само једном:
account-copy = Копирај
account-example = На пример
account-notify = Обавештења
account-notifyMe = Обавести ме када се отвори неки мој нов линк
account-notifyEach = За сваки линк можете да изаберете другачије.
account-sessions = Где сте пријављени
account-sessionsText = Завршите сесије које не препознајете, а затим промените лозинку.
account-endOthers = Одјави се свуда осим овде
account-password = Лозинка
account-current = Тренутна лозинка
account-next = Нова лозинка
account-change = Промени лозинку
account-changeHint = Све ваше друге сесије се завршавају.
account-revokeTokens = Поништи и све моје API токене
account-revokeTokensHint = Оставите ово означено ако можда још неко зна вашу лозинку. Програми који користе ове токене одмах престају да раде:
account-cancel = Откажи
account-confirm = Поништи

## admin

admin-title = Моји линкови
admin-titleExpired = Истекли линкови
admin-active = Активни
admin-expired = Истекли
admin-all = Сви линкови
admin-users = Корисници
admin-server = Сервер
admin-search = Претражи по називу, белешци или линку
admin-order = Редослед
admin-byNewest = Најновији прво
admin-byExpiry = По истеку
admin-byOpened = По последњем отварању
admin-byViews = Најмање преосталих приказа
admin-parts = Прикажи само
admin-unopened = Никад отворени
admin-opened = Отворени
admin-today = Истичу данас
admin-sealed = Шифровање с краја на крај
admin-waiting = Неко чека
admin-frozen = Паузирани
admin-answers = Одговори
admin-tickAll = Изабери све
admin-csv = Сачувај као CSV
admin-newer = Новије
admin-older = Старије
admin-cancel = Откажи
admin-end = Избриши сада
admin-addUser = Додај корисника
admin-email = Имејл адреса
admin-administrator = Администратор
admin-add = Додај
admin-byMail = Пошаљи линк имејлом
admin-oneTime = Једнократни линк, важи 24 сата. Дајте га кориснику:
admin-copy = Копирај
admin-storage = Складиште
admin-settings = Важећа подешавања
admin-settingsText = Да бисте променили подешавање, измените конфигурациону датотеку сервера, а затим га поново покрените.
admin-option = Опција
admin-value = Вредност
admin-origin = Извор
admin-version = Верзија
admin-configFile = Конфигурациона датотека

## health

health-title = Стање
health-open = Захтева вашу пажњу
health-openForAuditors = За администратора
health-nothing = Ништа не захтева вашу пажњу.
health-commands = Команде покрените на серверу, као корисник под којим ради његов сервис.
health-onServer = На серверу
health-inConfigFile = У конфигурационој датотеци
health-noConfigFile = Овај сервер ради без конфигурационе датотеке. Направите је, па покрените сервер са --config и путањом датотеке.
health-how = Шта урадити
health-fine = Тренутно стање
health-complaints = Упозорења и грешке
health-complaintsText = Шта је овај сервер од покретања уписао у свој дневник. Детаљи су у дневнику.
health-warn = Упозорење
health-error = Грешка
health-times =
    { $n ->
        [one] { $n } пут, последњи пут { $when }
        [few] { $n } пута, последњи пут { $when }
       *[other] { $n } пута, последњи пут { $when }
    }
health-examine = Провери сада
health-examineTitle = Самопровера (doctor)
health-examineText = Прегледа директоријум са подацима и повезује се са сервером за имејл, добављачем пријаве и свим осталим што је наведено у подешавањима. Ништа не шаље и ништа не мења.
health-ok = У реду
health-subjectDirectory = Директоријум са подацима
health-subjectPermissions = Дозволе
health-subjectPolicy = Правила
health-subjectErasing = Трајно брисање
health-subjectSignIn = Пријава преко фирме
health-subjectLdap = Директоријум (LDAP)
health-subjectScanner = Скенер вируса
health-subjectPrevious = Претходни сервер
health-inEnglish = Детаљи су на енглеском, као у дневнику сервера.
health-receiverAnswered = Прималац је одговорио { $status }.
health-receiverRefused = Прималац је одбио везу.
health-receiverSilent = Прималац није одговорио на време.
health-receiverUnknown = Име примаоца није познато.

## administration

administration-findUser = Пронађи корисника
administration-before = Претходна
administration-next = Следећа
administration-role = Улога
administration-actions = Радње
administration-lastSignIn = последња пријава { $when }
administration-asUser = Корисник
administration-asAuditor = Ревизор: види све дневнике, али не и тајне
administration-administrators = Администратори
administration-auditors = Ревизори
administration-invited = Позвани
administration-disabled = Онемогућени
administration-suspended = Суспендовани
administration-unprotected = Без другог фактора
administration-userLinks = Линкови
administration-userFactors = Други фактори
administration-userGroups = Групе
administration-group = Додај у групу
administration-joinGroup = Додај
administration-userLimits = Ограничења из правила
administration-userLog = Најновије ставке дневника
administration-wholeLog = Све ставке
administration-endPushes = Избриши и оно што је корисник поделио и затвори његове захтеве
administration-endEverything = Укини све
administration-everyone = Сви
administration-nobody = Без налога
administration-findLink = Пошиљалац, линк или број
administration-findALink = Пронађи линк
administration-madeUntil = Направљени до
administration-filterState = Стање
administration-anyState = Сва стања
administration-onlyActive = Активни
administration-onlyExpired = Истекли или избрисани
administration-settingsFilter = Пронађи подешавање
administration-onlyChanged = Само промењена

## firstSteps

firstSteps-title = Први кораци
firstSteps-done = Обављено: { $done } од { $all }
firstSteps-others = Остали кораци су наведени изнад.
firstSteps-address = Адреса
firstSteps-addressOpen = Линкови немају сталну адресу
firstSteps-addressWhy = Примаоци морају да имају приступ адреси којом линкови почињу.
firstSteps-addressDo = Уместо { $example } упишите адресу свог сервера.
firstSteps-addressUnset = Линкови почињу адресом коју користи пошиљалац, за вас { $origin }.
firstSteps-addressPlain = Линкови почињу адресом { $url }, која није шифрована.
firstSteps-addressElsewhere = Линкови почињу адресом { $url }. Ви сте сада на { $origin }: отворите { $url } да бисте проверили да ли је доступна.
firstSteps-addressGood = Линкови почињу адресом { $url } и ви сте преко ње приступили серверу.
firstSteps-tls = Шифровање на путу
firstSteps-tlsOpen = Везе нису шифроване
firstSteps-tlsWhy = Тајне може да прочита свако на мрежи између прегледача и сервера.
firstSteps-tlsOwn = Овај сервер сам користи TLS.
firstSteps-tlsProxy = За овај сервер TLS користи обрнути прокси.
firstSteps-tlsNone = Повезани сте преко обичног HTTP-а.
firstSteps-tlsDo = Дајте серверу сертификат или испред њега поставите обрнути прокси са HTTPS-ом:
firstSteps-key = Копија главног кључа
firstSteps-keyMissing = Нема потврђене копије главног кључа
firstSteps-keyWhy = Без кључа нико више не може да прочита податке ни резервну копију.
firstSteps-keyOpen = Нико није потврдио копију кључа { $key }.
firstSteps-keyDone = Копија кључа { $key } потврђена је { $when }.
firstSteps-keyDo = Ово прави шифровану резервну копију која садржи кључ. Чувајте је на другом рачунару:
firstSteps-keyTick = Имам копију на сигурном месту
firstSteps-keyUntick = Немам више ову копију
firstSteps-people = Ко сме да дели
firstSteps-peopleWhy = Са налозима људи виде шта се догодило са њиховим линковима, а ви одлучујете ко сме да дели.
firstSteps-peopleAlone = Само ви имате налог. Без њега текст може да дели свако ко може да приступи овом серверу.
firstSteps-peopleAloneClosed = Само ви имате налог, а без њега нико не може да дели.
firstSteps-peopleMany =
    { $n ->
        [one] Постоји { $n } налог.
        [few] Постоје { $n } налога.
       *[other] Постоји { $n } налога.
    }
firstSteps-peopleOpen = Свако сме да отвори налог.
firstSteps-peopleDecided = То сте одредили у подешавањима.
firstSteps-peopleDo = Додајте кориснике или одредите помоћу allow_sign_up и allow_anonymous.
firstSteps-peopleLink = Додај корисника
firstSteps-first = Прва тајна
firstSteps-firstWhy = Када једном испробате, видећете шта виде примаоци.
firstSteps-firstNone = Још ништа није сачувано.
firstSteps-firstLink = Подели тајну
firstSteps-backup = Резервне копије
firstSteps-backupWhy = Диск се квари без упозорења, а сервер сам прави резервне копије само ако му се каже где да их чува.
firstSteps-backupNone = Још није направљена ниједна резервна копија.
firstSteps-backupGood = Последња резервна копија направљена је { $when }.
firstSteps-backupDaily = Или сваког дана на серверу
firstSteps-requests = Захтеви
firstSteps-requestsWhy = Помоћу захтева људи са налогом траже тајну од других, којима за слање није потребан налог.
firstSteps-requestsOff = Искључено. Може тако и да остане.

## serverFacts

serverFacts-links = Линкови
serverFacts-activeLinks = Активни линкови
serverFacts-stored = Шта овај сервер чува
serverFacts-storedSum = Укупно { $size }
serverFacts-payloads = Тајне (процена)
serverFacts-rows = Дневници, налози и слободан простор
serverFacts-fileContents = Датотеке
serverFacts-fileLimit = Ограничење за датотеке
serverFacts-fileLimitText = { $used } од { $total }
serverFacts-disk = Диск
serverFacts-diskText = слободно { $free } од { $total }
serverFacts-diskOurs = Овај сервер
serverFacts-diskOthers = Све остало
serverFacts-diskFree = Слободно
serverFacts-floor = Датотеке се одбијају док је слободно мање од { $size }.
serverFacts-scarce = Преостало је мало места: датотеке ће ускоро бити одбијане или се већ одбијају.
serverFacts-changed = Промењено
serverFacts-reach = Адреса и мрежа
serverFacts-access = Приступ и налози
serverFacts-pushes = Тајне
serverFacts-files = Датотеке
serverFacts-data = Подаци и кључеви
serverFacts-limits = Ограничења
serverFacts-pages = Изглед и страница о серверу
serverFacts-mail = Имејл
serverFacts-watch = Дневник и метрика
serverFacts-preset = подразумевано: { $value }
serverFacts-byDefault = подразумевано
serverFacts-fromFlag = опција команде
serverFacts-inEnglish = Описи су на енглеском.
serverFacts-notSet = (није подешено)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } подешавање
        [few] { $n } подешавања
       *[other] { $n } подешавања
    }
settingsLive-none = Ниједно подешавање не одговара.

## listLive

listLive-offline = Сервер није одговорио. Проверите везу и покушајте поново.
listLive-failed = Нешто није у реду ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Превише упита. Покушајте поново за { $n } секунду.
        [few] Превише упита. Покушајте поново за { $n } секунде.
       *[other] Превише упита. Покушајте поново за { $n } секунди.
    }
listLive-copied = Копирано
listLive-copyFailed = Копирање није успело. Означите текст и копирајте га.

## adminLive

adminLive-invitedUntil = послата позивница, линк истиче { $when }
adminLive-invitedOver = послата позивница, линк је истекао { $when }
adminLive-newLink = Нов линк
adminLive-mailLink = Пошаљи нов линк имејлом
adminLive-withdraw = Повуци
adminLive-withdrawQuestion = Повући позивницу за { $email }? Њен линк престаје да важи.
adminLive-withdrawn = Позивница за { $email } је повучена.
adminLive-endAll = Укини све
adminLive-endAllQuestion = Укинути све за { $email }? Налог се онемогућава. Сесије, токени, једнократни линкови, други фактори и вебхукови одмах престају да важе.
adminLive-endedAll = Налог { $email } је онемогућен. Укинуто: { $what }.
adminLive-endedNothing = Налог { $email } је онемогућен. Није било ничег другог за укидање.
adminLive-endedSessions =
    { $n ->
        [one] { $n } сесија
        [few] { $n } сесије
       *[other] { $n } сесија
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } токен
        [few] { $n } токена
       *[other] { $n } токена
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } једнократни линк
        [few] { $n } једнократна линка
       *[other] { $n } једнократних линкова
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } други фактор
        [few] { $n } друга фактора
       *[other] { $n } других фактора
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } вебхук
        [few] { $n } вебхука
       *[other] { $n } вебхукова
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } дељени линк или захтев
        [few] { $n } дељена линка или захтева
       *[other] { $n } дељених линкова или захтева
    }
adminLive-suspended = суспендован преко пријаве фирме
adminLive-unprotected = без другог фактора
adminLive-actionsOf = Радње за { $email }
adminLive-addedOn = додат { $when }
adminLive-factorAdded = додат { $when }
adminLive-appWithCodes = Апликација са кодовима
adminLive-codesLeft =
    { $n ->
        [one] преостао је { $n } код за опоравак
        [few] преостала су { $n } кода за опоравак
       *[other] преостало је { $n } кодова за опоравак
    }
adminLive-noFactors = Нема другог фактора.
adminLive-groupHere = додао администратор
adminLive-groupOfCompany = из пријаве преко фирме
adminLive-groupOfDirectory = из директоријума
adminLive-leaveGroup = Уклони
adminLive-noGroups = Ни у једној групи.
adminLive-noLimits = Ниједно правило не ограничава ову особу.
adminLive-endSessions = Заврши сесије
adminLive-endSessionsQuestion = Завршити све сесије за { $email }? Биће потребна поновна пријава. Токени и даље раде.
adminLive-sessionsEnded = Сесије за { $email } су завршене.
adminLive-disableMany =
    { $n ->
        [one] Онемогући { $n }
        [few] Онемогући { $n }
       *[other] Онемогући { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Онемогућити { $n } корисника? Сесије и токени одмах престају да важе.
        [few] Онемогућити { $n } корисника? Сесије и токени одмах престају да важе.
       *[other] Онемогућити { $n } корисника? Сесије и токени одмах престају да важе.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } корисник је онемогућен.
        [few] { $n } корисника су онемогућена.
       *[other] { $n } корисника је онемогућено.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Заврши сесије ({ $n })
        [few] Заврши сесије ({ $n })
       *[other] Заврши сесије ({ $n })
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Завршити све сесије за { $n } корисника? Биће потребна поновна пријава. Токени и даље раде.
        [few] Завршити све сесије за { $n } корисника? Биће потребна поновна пријава. Токени и даље раде.
       *[other] Завршити све сесије за { $n } корисника? Биће потребна поновна пријава. Токени и даље раде.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Завршене су сесије за { $n } корисника.
        [few] Завршене су сесије за { $n } корисника.
       *[other] Завршене су сесије за { $n } корисника.
    }
adminLive-openedSince = отворен од ваше последње посете
adminLive-damaged = оштећен
adminLive-mailReset = Пошаљи линк за лозинку имејлом
adminLive-mailed = Имејл са линком је на путу ка { $email }.
adminLive-notMailed = Имејл за { $email } није послат: { $reason } Пошаљите га поново или прикажите линк.
adminLive-noneAtAll = Још нико ништа није поделио. Овде се појављује оно што људи деле, без садржаја.
adminLive-noneMatching = Ниједан линк не одговара овом филтеру.
adminLive-showEveryone = Прикажи све
adminLive-pushesOf =
    { $n ->
        [one] { $n } линк
        [few] { $n } линка
       *[other] { $n } линкова
    }
adminLive-tryAgain = Сада можете да покушате поново.
adminLive-none = Овде још нема ничега.
adminLive-noneActive = Тренутно ништа не делите.
adminLive-noneExpired = Још ништа није истекло. Истекло се овде наводи са својим дневником.
adminLive-linksFound =
    { $n ->
        [one] { $n } линк
        [few] { $n } линка
       *[other] { $n } линкова
    }
adminLive-tick = Изабери { $name }
adminLive-sealed = Шифровање с краја на крај
adminLive-shareSecret = Подели тајну
adminLive-noneFound = Ништа није пронађено.
adminLive-searchedPart =
    { $n ->
        [one] Претражен { $n } линк. Има и старијих.
        [few] Претражена { $n } линка. Има и старијих.
       *[other] Претражено { $n } линкова. Има и старијих.
    }
adminLive-searchOlder = Претражи старије линкове
adminLive-text = Текст
adminLive-file = Датотеке
adminLive-url = Веб-адреса
adminLive-qr = QR код
adminLive-created = направљен { $when }
adminLive-endsIn = истиче { $when }
adminLive-endedOn = истекао { $when }
adminLive-isExpired = истекао
adminLive-byHand = избрисан { $when }
adminLive-viewsLeft =
    { $n ->
        [one] преостао { $n } приказ
        [few] преостала { $n } приказа
       *[other] преостало { $n } приказа
    }
adminLive-notViewed = још није отворен
adminLive-neverViewed = никад отворен
adminLive-viewed =
    { $n ->
        [one] отворен { $n } пут
        [few] отворен { $n } пута
       *[other] отворен { $n } пута
    }
adminLive-viewedLast =
    { $n ->
        [one] отворен { $n } пут, последњи пут { $when }
        [few] отворен { $n } пута, последњи пут { $when }
       *[other] отворен { $n } пута, последњи пут { $when }
    }
adminLive-copyLink = Копирај линк
adminLive-sealedFiles =
    { $n ->
        [one] { $n } датотека, назив запечаћен
        [few] { $n } датотеке, називи запечаћени
       *[other] { $n } датотека, називи запечаћени
    }
adminLive-sealedLink = Њен потпун линк је приказан једном, када је направљен.
adminLive-end = Избриши сада
adminLive-endQuestion = Избрисати „{ $name }” сада? Више нико неће моћи да га отвори.
adminLive-ended = Избрисано.
adminLive-notFound = Такав линк не постоји.
adminLive-nobody = анонимно
adminLive-administrator = администратор
adminLive-disabled = онемогућен
adminLive-you = ви
adminLive-makeAdmin = Постави за администратора
adminLive-takeAdmin = Уклони права администратора
adminLive-disable = Онемогући
adminLive-enable = Омогући
adminLive-reset = Ресетуј лозинку
adminLive-tokens = Токени
adminLive-noTokens = Нема токена.
adminLive-revoke = Поништи
adminLive-makeAdminQuestion = Поставити { $email } за администратора? Тај корисник ће видети све линкове и дневнике и моћи ће да мења сваки налог.
adminLive-enableQuestion = Омогућити налог { $email }? Поново ће бити могућа пријава, са ранијим правима.
adminLive-usersFound =
    { $n ->
        [one] { $n } корисник
        [few] { $n } корисника
       *[other] { $n } корисника
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } од { $n } корисника
        [few] { $from }–{ $to } од { $n } корисника
       *[other] { $from }–{ $to } од { $n } корисника
    }
adminLive-noUserFound = Ниједан корисник не одговара овој претрази.
adminLive-takeAdminQuestion = Уклонити права администратора за { $email }? Сесије и токени престају да важе.
adminLive-disableQuestion = Онемогућити налог { $email }? Сесије и токени одмах престају да важе.
adminLive-resetQuestion = Направити једнократни линк за { $email }? Ранији линк престаје да важи. Када се нови искористи, завршавају се све сесије и поништавају сви токени тог налога.
adminLive-resetFactors = Ресетуј друге факторе
adminLive-resetFactorsQuestion = Избрисати све друге факторе за { $email }? Прво проверите да ли то тражи баш та особа. Њене сесије се одмах завршавају. Токени и даље раде.
adminLive-factorsReset = { $email } више нема други фактор.
adminLive-revokeQuestion = Поништити токен „{ $name }” налога { $email }?
adminLive-taken = Налог са овом имејл адресом већ постоји.
adminLive-badEmail = Унесите важећу имејл адресу.
adminLive-passwordsElsewhere = Овај корисник не може да се пријави лозинком овог сервера: local_sign_in то не дозвољава.
adminLive-lastAdmin = Ово је последњи администратор: прво поставите другог.
adminLive-used = последњи пут коришћен { $when }
adminLive-never = никад коришћен

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Избриши { $n }
        [few] Избриши { $n }
       *[other] Избриши { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] Избрисан је { $n } линк.
        [few] Избрисана су { $n } линка.
       *[other] Избрисано је { $n } линкова.
    }

## hooks

hooks-title = Вебхукови
hooks-lead = Обавестите други програм о томе шта се дешава са вашим линковима. Никада не добија тајну, приступну фразу ни назив датотеке.
hooks-back = Ваш налог
hooks-openText = Нека програм или ћаскање добије обавештење када се ваши линкови отворе.
hooks-yours = Ваши вебхукови
hooks-secretShown = Тајни кључ којим се потписују поруке. Приказује се само једном:
hooks-copy = Копирај
hooks-verify = Примаоци проверавају потпис онако како је описано на standardwebhooks.com.
hooks-add = Додај вебхук
hooks-name = Назив
hooks-namePlaceholder = Ћаскање тима
hooks-url = Адреса
hooks-urlHint = Мора да буде она коју дозвољава ваш администратор.
hooks-template = Облик поруке
hooks-eventKinds = Догађаји о којима добија обавештење
hooks-details = Додатни подаци
hooks-includeHint = Ко има линк, може да га отвори. Додајте га само тамо где верујете свима који то читају.
hooks-submit = Додај вебхук
hooks-cancel = Откажи
hooks-retryAll = Покушај све поново
hooks-dropAll = Одбаци све

## hooksLive

hooksLive-linkName = Назив линка
hooksLive-linkItself = Сам линк
hooksLive-none = Још немате вебхукове.
hooksLive-off = Искључен: прималац је одговорио да више не постоји.
hooksLive-test = Тестирај
hooksLive-tested =
    { $n ->
        [one] Одговор { $status } након { $n } милисекунде.
        [few] Одговор { $status } након { $n } милисекунде.
       *[other] Одговор { $status } након { $n } милисекунди.
    }
hooksLive-testFailed = Тест није успео: { $reason }.
hooksLive-newSecret = Нов тајни кључ
hooksLive-newSecretQuestion = Направити нов тајни кључ за „{ $name }”? Садашњи још један дан потписује заједно са њим.
hooksLive-switchOn = Укључи
hooksLive-remove = Избриши
hooksLive-removeQuestion = Избрисати „{ $name }”? Одбацује се оно што још није испоручено.
hooksLive-removed = Избрисано.
hooksLive-added = Додато.
hooksLive-noName = Дајте вебхуку назив.
hooksLive-badUrl = На ову адресу не може ништа да се пошаље.
hooksLive-notAllowed = Ваш администратор не дозвољава ову адресу.
hooksLive-noEvents = Изаберите бар један догађај.
hooksLive-taken = Већ имате вебхук са тим називом или највећи дозвољени број вебхукова.
hooksLive-copied = Копирано
hooksLive-copyFailed = Копирање није успело. Означите текст и копирајте га.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] На испоруку чека { $n } догађај. Најстарији се десио { $when }.
        [few] На испоруку чекају { $n } догађаја. Најстарији се десио { $when }.
       *[other] На испоруку чека { $n } догађаја. Најстарији се десио { $when }.
    }
eventsLive-noLetters = Ни од једног догађаја се није одустало.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = власник: { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] десило се { $when } · { $n } покушај
        [few] десило се { $when } · { $n } покушаја
       *[other] десило се { $when } · { $n } покушаја
    }
eventsLive-retry = Покушај поново
eventsLive-drop = Одбаци
eventsLive-dropQuestion = Трајно одбацити овај догађај?
eventsLive-dropAllQuestion = Трајно одбацити све догађаје од којих се одустало?
eventsLive-retried =
    { $n ->
        [one] Поново се покушава испорука { $n } догађаја.
        [few] Поново се покушава испорука { $n } догађаја.
       *[other] Поново се покушава испорука { $n } догађаја.
    }
eventsLive-dropped =
    { $n ->
        [one] Одбачен је { $n } догађај.
        [few] Одбачена су { $n } догађаја.
       *[other] Одбачено је { $n } догађаја.
    }

## keptLive

keptLive-keptByBrowser = Чува се у овом прегледачу. Линк може да копира свако ко може да користи овај прегледач.
keptLive-keptByPasskey = Чува се у овом прегледачу, заштићен вашим приступним кључем.

## keptPageLive

keptPageLive-keptShowLink = Прикажи линк
keptPageLive-keptNotOpened = Ваш приступни кључ га није отворио. Покушајте поново.
keptPageLive-keptKeyByBrowser = Овај прегледач чува кључ који отвара одговоре. Може да их прочита свако ко може да користи овај прегледач.
keptPageLive-keptKeyByPasskey = Овај прегледач чува кључ који отвара одговоре, заштићен вашим приступним кључем.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Одјава брише { $n } линк или кључ који зна само овај прегледач. Одговоре на ваше захтеве затим отвара само датотека за опоравак.
        [few] Одјава брише { $n } линка или кључа које зна само овај прегледач. Одговоре на ваше захтеве затим отвара само датотека за опоравак.
       *[other] Одјава брише { $n } линкова или кључева које зна само овај прегледач. Одговоре на ваше захтеве затим отвара само датотека за опоравак.
    }
keptAccountLive-keptSignOutYes = Избриши и одјави се
keptAccountLive-keptCount =
    { $n ->
        [one] У овом прегледачу се чува { $n } линк или кључ.
        [few] У овом прегледачу се чувају { $n } линка или кључа.
       *[other] У овом прегледачу се чува { $n } линкова или кључева.
    }
keptAccountLive-keptCountNone = У овом прегледачу се још ништа не чува.
keptAccountLive-keptGuardedNow = Од сада их отвара ваш приступни кључ.
keptAccountLive-keptUnable = Овај приступни кључ или овај прегледач то не може. Оно што се чува остаје како јесте.
keptAccountLive-keptOffQuestion = Избрисати све што се чува? Линкови које нисте копирали биће изгубљени, као и кључеви без датотеке за опоравак.
keptAccountLive-keptRefused = Приступни кључ није коришћен. Оно што се чува остаје како јесте.
keptAccountLive-keptOffYes = Избриши

## kept

kept-title = Линкови шифровани с краја на крај у овом прегледачу
kept-text = Сервер не може поново да вам прикаже линкове шифроване с краја на крај, зато их овај прегледач чува за вас, као и кључеве ваших захтева. Може да их копира свако ко може да користи овај прегледач, осим ако их штити ваш приступни кључ. Одјава брише оно што не штити приступни кључ.
kept-guarded = Штити их ваш приступни кључ.
kept-on = Чувај их у овом прегледачу
kept-guard = Заштити их приступним кључем

## codes

codes-toOne = Затражите да се код пошаље на { $address }; не треба вам налог овде.
codes-toSome = Изаберите своју адресу и затражите да се на њу пошаље код; не треба вам налог овде.
codes-toTyped = Упишите своју адресу; ако је међу адресама прималаца, на њу се шаље код. Не треба вам налог овде.
codes-which = Ваша адреса
codes-among = Примаоци, скраћено: { $addresses }
codes-notYours = Није ваша адреса? Затражите од пошиљаоца линк намењен вама.
codes-send = Пошаљи ми код
codes-again = Пошаљи други код
codes-sentToOne = Имејл са кодом од осам слова је на путу ка { $address }. Погледајте и нежељену пошту.
codes-sent = Имејл са кодом од осам слова је на путу ако је адреса међу адресама прималаца. Погледајте и нежељену пошту.
codes-field = Код
codes-fieldHint = Осам слова из имејла. Важе десет минута и само у овом прегледачу.
codes-goOn = Настави
codes-or = Или докажите на други начин:
codes-wrong =
    { $n ->
        [one] Овај код није тачан. Упишите онај из најновијег имејла. Можете да покушате још { $n } пут.
        [few] Овај код није тачан. Упишите онај из најновијег имејла. Можете да покушате још { $n } пута.
       *[other] Овај код није тачан. Упишите онај из најновијег имејла. Можете да покушате још { $n } пута.
    }
codes-last = Овај код није тачан и то је био последњи покушај. Затражите други.
codes-over = Овде нема кода за упис: искоришћен је, старији је од десет минута или је затражен у другом прегледачу. Затражите други.
codes-needsCookie = За ово је потребан колачић, а ваш прегледач га није послао. Дозволите колачиће за ову страницу, па је поново учитајте.
codes-tooOften =
    { $n ->
        [one] За ову адресу је у року од једног сата затражено пет кодова. Покушајте поново за { $n } минут.
        [few] За ову адресу је у року од једног сата затражено пет кодова. Покушајте поново за { $n } минута.
       *[other] За ову адресу је у року од једног сата затражено пет кодова. Покушајте поново за { $n } минута.
    }
codes-noMore = За овај линк се више не шаљу кодови. Затражите од пошиљаоца нов линк.
codes-noMail = Овај сервер тренутно не може да пошаље код. Питајте онога ко вам је послао линк.
codes-badAddress = Ово није имејл адреса.

## codesLive

codesLive-noCode = Упишите осам слова из имејла.
codesLive-comes = Имејл са осам слова мора да сачека. Ако је адреса међу адресама прималаца, стиже најкасније: { $time }.
codesLive-offline = Сервер није одговорио. Проверите везу и покушајте поново.

## company

company-signIn = Пријави се преко { $label }
company-or = Или лозинком овог сервера:
company-addressedTitle = Намењено одређеним људима
company-addressedSure = Пошиљалац жели да буде сигуран ко ово отвара.
company-addressedText = Пријавите се преко { $label }; не треба вам налог овде.
company-addressedByDirectory = Пријавите се својим именом и лозинком из фирме.
company-byPassword = Пријави се лозинком
company-otherTitle = Није намењено вама
company-otherText = Препознати сте као { $address }, а ово је намењено неком другом. Ништа није отворено. Пријавите се другим налогом или питајте пошиљаоца.
company-otherUnnamed = Ово је намењено неком другом. Ништа није отворено. Пријавите се другим налогом или питајте пошиљаоца.
company-closedAccountTitle = Ваш налог је искључен
company-closedAccountText = Ваш налог на овом серверу је онемогућен или суспендован, зато вам се ништа не отвара. Ништа није отворено. Питајте администратора.
company-known = Овде сте препознати као { $address }.
company-knownUnnamed = Препознати сте преко пријаве ваше фирме.
company-notMe = То нисам ја
company-goingOn = Само тренутак
company-goingOnText = Следећа страница се отвара сама.
company-goOn = Настави

## companyRefused

companyRefused-not-allowed = Не припадате ниједној групи која сме да користи овај сервер. Питајте његовог администратора.
companyRefused-no-account = Овде немате налог. Замолите администратора да га дода.
companyRefused-address-taken = Ваша имејл адреса овде већ има налог. Замолите администратора да га повеже са пријавом { $label }.
companyRefused-other-account = Ова пријава овде припада другом налогу. Питајте администратора.
companyRefused-not-set-up = Овај сервер још није подешен.
companyRefused-disabled = Ваш налог је онемогућен. Питајте администратора.
companyRefused-no-email = { $label } овом серверу не саопштава вашу имејл адресу. Замолите администратора да дода claim email.
companyRefused-bad-email = Оно што { $label } наводи као вашу имејл адресу није имејл адреса. Питајте администратора.
companyRefused-no-groups = { $label } овом серверу не саопштава ниједну вашу групу. Или их немате или их добављач изоставља: питајте администратора.
companyRefused-too-many-groups = Припадате толиком броју група да их { $label } све изоставља. Замолите администратора да шаље само групе ове апликације.
companyRefused-bad-token = Одговор добављача { $label } није важећи за овај сервер. Нико није пријављен; више пише у дневнику.
companyRefused-clock = Часовници овог сервера и добављача { $label } превише се разликују. Замолите администратора да их подеси.
companyRefused-other-issuer = Одговор је стигао од другог добављача, а не од оног из подешавања. Нико није пријављен.
companyRefused-unreachable = Добављач { $label } тренутно није доступан. Ко је пријављен, остаје пријављен; покушајте поново касније.
companyRefused-provider-error = Добављач { $label } је јавио грешку. Која је, пише у дневнику овог сервера.
companyRefused-client-refused = { $label } не прихвата овај сервер: тајни кључ сервера није тачан или је истекао. Питајте администратора.
companyRefused-cancelled = Пријава преко { $label } је отказана.
companyRefused-begin-again = Ова пријава је започета другде, предуго је трајала или је већ искоришћена. Почните поново.

## factors

factors-title = Додатна заштита пријаве
factors-lead = Уз други фактор сама украдена лозинка не отвара ваш налог.
factors-openText = Приступни кључеви и апликација која приказује кодове.
factors-yours = Додатна заштита пријаве
factors-limited = Овај сервер захтева други фактор. Подесите га овде, па наставите.
factors-goOn = Настави
factors-passkeys = Приступни кључеви
factors-passkeysText = Пријавите се отиском прста, лицем, PIN-ом или безбедносним кључем, без лозинке. Приступни кључ ради само на овој адреси, па нико не може да вам га украде лажном страницом.
factors-passkeyName = Назив уређаја
factors-passkeyPlaceholder = Лаптоп
factors-addPasskey = Додај приступни кључ
factors-needsHttps = Приступни кључеви овде не раде: прегледачи их дозвољавају само на имену са https://. Затражите такву адресу од администратора.
factors-app = Апликација са кодовима
factors-appText = Апликација на телефону сваких 30 секунди приказује нов код од шест цифара.
factors-beginApp = Подеси апликацију
factors-removeApp = Уклони апликацију са налога
factors-scan = Скенирајте овај код апликацијом:
factors-qr = QR код за апликацију
factors-type = Или упишите ово у апликацију:
factors-code = Код који апликација сада приказује
factors-finish = Доврши
factors-codesTitle = Кодови за опоравак
factors-codesText = Сваки од ових кодова вас пријављује једном, када изгубите друге факторе. Приказују се само сада: одштампајте их или их чувајте тамо где чувате лозинке.
factors-renew = Нови кодови за опоравак
factors-confirmTitle = Потврдите свој идентитет
factors-confirmText = Пре промене фактора потврдите ко сте.
factors-codeOrRecovery = Код из апликације или код за опоравак
factors-confirm = Потврди
factors-remove = Избриши

## factorsLive

factorsLive-codesFile = recovery-codes.txt
factorsLive-limited =
    { $n ->
        [one] Превише неуспелих покушаја. Покушајте поново за { $n } секунду.
        [few] Превише неуспелих покушаја. Покушајте поново за { $n } секунде.
       *[other] Превише неуспелих покушаја. Покушајте поново за { $n } секунди.
    }
factorsLive-conflict = Ово је већ ту или за то нема места. Поново учитајте страницу.
factorsLive-lastOne = Овај сервер захтева други фактор. Подесите неки други пре него што избришете овај.
factorsLive-noPasskeys = Још немате приступне кључеве.
factorsLive-never = никад коришћен
factorsLive-used = последњи пут коришћен { $when }
factorsLive-made = додат { $when }
factorsLive-remove = Избриши
factorsLive-removed = Избрисано.
factorsLive-added = Додато.
factorsLive-removeQuestion = Избрисати приступни кључ „{ $name }”? Више неће отварати ваш налог.
factorsLive-removeAppQuestion = Уклонити апликацију са вашег налога? Њени кодови више неће отварати ваш налог.
factorsLive-nameIt = Дајте приступном кључу назив.
factorsLive-passkeyCancelled = Приступни кључ није коришћен. Покушајте поново.
factorsLive-passkeyRefused = Сервер није прихватио овај приступни кључ. Покушајте поново.
factorsLive-appSince = Ваша апликација је подешена { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Преостао је { $n } код за опоравак.
        [few] Преостала су { $n } кода за опоравак.
       *[other] Преостало је { $n } кодова за опоравак.
    }
factorsLive-wrongCode = Тај код није тачан. Проверите сат на телефону и упишите код који се сада приказује.
factorsLive-notConfirmed = То није тачно. Покушајте поново.
factorsLive-done = Сада имате други фактор. Сачувајте кодове за опоравак, па наставите.
factorsLive-copied = Копирано
factorsLive-copyFailed = Копирање није успело. Означите текст и копирајте га.

## secondStep

secondStep-title = Још један корак
secondStep-passkey = Користи приступни кључ
secondStep-code = Код из апликације или код за опоравак
secondStep-codeHint = Шест цифара или шеснаест слова и цифара.
secondStep-recoveryCode = Код за опоравак
secondStep-recoveryHint = Шеснаест слова и цифара. Добили сте их када сте додали приступни кључ.
secondStep-submit = Пријави се
secondStep-lost = Изгубили сте телефон и кодове за опоравак? Администратор овог сервера може да ресетује ваше друге факторе.
secondStep-again = Почни испочетка

## secondStepLive

secondStepLive-noCode = Унесите код.
secondStepLive-wrongCode = Тај код није тачан или је већ искоришћен. Сачекајте следећи.
secondStepLive-passkeyCancelled = Приступни кључ није коришћен. Покушајте поново или користите код.
secondStepLive-passkeyRefused = Сервер није прихватио овај приступни кључ. Покушајте поново или користите код.
secondStepLive-limited =
    { $n ->
        [one] Превише нетачних кодова. Покушајте поново за { $n } секунду.
        [few] Превише нетачних кодова. Покушајте поново за { $n } секунде.
       *[other] Превише нетачних кодова. Покушајте поново за { $n } секунди.
    }
secondStepLive-retry = Сада можете да покушате поново.
secondStepLive-offline = Сервер није одговорио. Проверите везу и покушајте поново.
secondStepLive-failed = Нешто није у реду ({ $status }).

## tokens

tokens-may = Шта сме
tokens-everything = Све
tokens-create = Само да прави линкове
tokens-createRead = Да прави и чита линкове
tokens-audit = Само да чита дневнике
tokens-ask = Да тражи тајне од људи и отвара њихове одговоре
tokens-lasts = Колико дуго важи
tokens-always = Док се не поништи
tokens-days30 = 30 дана
tokens-days90 = 90 дана
tokens-year = Годину дана
tokens-networks = Само са одређених мрежа
tokens-networksLabel = Адресе или мреже
tokens-networksHint = Одвојите их зарезима. Ако је ово празно, токен важи свуда.

## tokensLive

tokensLive-tokenMay = дозвољено: { $what }
tokensLive-tokenCreate = прављење
tokensLive-tokenRead = читање
tokensLive-tokenAudit = читање дневника
tokensLive-tokenExpire = брисање
tokensLive-tokenAdmin = администрирање
tokensLive-tokenAsk = тражење тајни
tokensLive-tokenOpen = отварање одговора
tokensLive-tokenFrom = само са { $networks }
tokensLive-tokenUntil = истиче { $when }
tokensLive-tokenOver = истекао { $when }
tokensLive-tokenUsedFrom = последњи пут коришћен { $when } са адресе { $address }
tokensLive-badNetworks = Унесите адресе или мреже као што је 192.0.2.0/24, највише 50.

## oversightLive

oversightLive-auditor = ревизор
oversightLive-makeAuditor = Постави за ревизора
oversightLive-makeAuditorQuestion = Поставити { $email } за ревизора? Тај корисник ће видети све дневнике, али не и тајне.
oversightLive-takeAuditor = Уклони права ревизора
oversightLive-takeAuditorQuestion = Уклонити права ревизора за { $email }? Сесије и токени престају да важе.
oversightLive-log = Дневник
oversightLive-logNothing = Нема ставки.

## signIns

signIns-title = Недавне пријаве
signIns-text = Ко се пријавио на ваш налог или је то покушао. Ако не препознајете неку пријаву, промените лозинку.

## signInsLive

signInsLive-signedIn = Пријава
signInsLive-signInFailed = Неуспела пријава
signInsLive-byPassword = лозинком
signInsLive-byLink = једнократним линком
signInsLive-bySetup = кодом за подешавање
signInsLive-bySignUp = отварањем налога
signInsLive-byDirectory = преко директоријума
signInsLive-byCompany = преко фирме
signInsLive-byPasskey = приступним кључем
signInsLive-secondFactor = другим фактором
signInsLive-wrongPassword = нетачна лозинка
signInsLive-wrongCode = нетачан код за подешавање
signInsLive-wrongLink = неважећи једнократни линк
signInsLive-wrongCurrent = нетачна тренутна лозинка
signInsLive-wrongFactor = нетачан други фактор
signInsLive-wrongPasskey = нетачан приступни кључ
signInsLive-deviceGuesses = превише покушаја погађања на познатим уређајима
signInsLive-unanswered = директоријум није одговорио
signInsLive-asAdministrator = као администратор
signInsLive-times =
    { $n ->
        [one] { $n } пут
        [few] { $n } пута
       *[other] { $n } пута
    }
signInsLive-noSignIns = Још није забележена ниједна пријава.

## adminLog

adminLog-title = Дневник администратора
adminLog-lead = Ко се пријавио и ко је мењао налоге, токене, кључеве и подешавања. Ниједна ставка не може неприметно да се измени или избрише.
adminLog-person = Имејл адреса
adminLog-personHint = Онога ко је то урадио или на кога се односи.
adminLog-what = Шта
adminLog-everything = Све
adminLog-show = Прикажи
adminLog-newer = Новије
adminLog-older = Старије

## adminLogLive

adminLogLive-signOut = Одјава
adminLogLive-leftOut = Више неуспелих покушаја него што је наведено
adminLogLive-userAdded = Налог додат
adminLogLive-userRemoved = Налог избрисан
adminLogLive-userDisabled = Налог онемогућен
adminLogLive-userEnabled = Налог омогућен
adminLogLive-madeAdministrator = Права администратора додељена
adminLogLive-noAdministrator = Права администратора уклоњена
adminLogLive-madeAuditor = Права ревизора додељена
adminLogLive-noAuditor = Права ревизора уклоњена
adminLogLive-suspended = Суспендовано преко пријаве фирме
adminLogLive-admitted = Поново прихваћено преко пријаве фирме
adminLogLive-linked = Пријава преко фирме повезана
adminLogLive-unlinked = Пријава преко фирме више није повезана
adminLogLive-vouched = Адреса потврђена
adminLogLive-joinedGroup = Додато у групу
adminLogLive-leftGroup = Уклоњено из групе
adminLogLive-factorAdded = Други фактор додат
adminLogLive-factorRemoved = Други фактор избрисан
adminLogLive-factorsReset = Други фактори ресетовани
adminLogLive-codesMade = Кодови за опоравак направљени
adminLogLive-invited = Позивница послата
adminLogLive-accessEnded = Сав приступ укинут
adminLogLive-linksExpired = Линкови налога избрисани
adminLogLive-withdrawn = Позивница повучена
adminLogLive-sessionEnded = Сесија завршена
adminLogLive-linkMade = Једнократни линк направљен
adminLogLive-passwordSet = Лозинка постављена
adminLogLive-tokenMade = API токен направљен
adminLogLive-tokenRemoved = API токен поништен
adminLogLive-settingsChanged = Подешавања промењена
adminLogLive-rotationBegun = Ротација главног кључа започета
adminLogLive-rotationEnded = Ротација главног кључа завршена
adminLogLive-exported = Дневници ревизије извезени
adminLogLive-backedUp = Резервна копија направљена
adminLogLive-restored = Резервна копија враћена
adminLogLive-byWhom = извршилац: { $name }
adminLogLive-commandLine = командна линија
adminLogLive-server = сервер
adminLogLive-bySetupCode = код за подешавање
adminLogLive-bySigningUp = регистрација
adminLogLive-byOneTimeLink = једнократни линк
adminLogLive-directory = директоријум
adminLogLive-companySignIn = пријава преко фирме
adminLogLive-noEntries = Ниједна ставка не одговара.
adminLogLive-showAll = Прикажи све

## ownLogLive

ownLogLive-byCode = потврђено кодом: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Белешка
ownLogLive-logCount = { $from }–{ $to } од { $total }
ownLogLive-own-creation = направљен
ownLogLive-own-view = отворен
ownLogLive-own-failed_view = неуспео покушај
ownLogLive-own-expire = избрисан
ownLogLive-own-restored = брисање опозвано
ownLogLive-own-failed_passphrase = нетачна приступна фраза
ownLogLive-own-probable_program = вероватно програм
ownLogLive-own-code_sent = код послат имејлом
ownLogLive-own-code_queued = код чека слање имејлом
ownLogLive-own-code_failed = код није послат имејлом
ownLogLive-own-failed_code = нетачан код
ownLogLive-own-owner_view = отворили сте ви
ownLogLive-own-wrong_network = покушај са друге мреже
ownLogLive-own-other_device = покушај на другом уређају
ownLogLive-own-alarm = дојављено: „То нисам ја”
ownLogLive-own-freeze = паузирали сте ви
ownLogLive-own-thaw = поново сте омогућили ви
ownLogLive-own-changed = изменили сте ви
ownLogLive-own-hold_asked = чека ваше одобрење
ownLogLive-own-hold_released = одобрили сте ви
ownLogLive-own-hold_refused = одбили сте и паузирали ви
ownLogLive-own-request_view = прочитан
ownLogLive-own-answer = одговорено
ownLogLive-own-mail_returned = имејл се вратио
ownLogLive-own-creation_email_send = затражено обавештење имејлом
ownLogLive-own-admin_view = отворио администратор
ownLogLive-own-imported = пренет из програма Password Pusher

## seenLogLive

seenLogLive-seen-creation = направљен
seenLogLive-seen-view = отворен
seenLogLive-seen-failed_view = неуспео покушај
seenLogLive-seen-expire = избрисан
seenLogLive-seen-restored = брисање опозвано
seenLogLive-seen-failed_passphrase = нетачна приступна фраза
seenLogLive-seen-probable_program = вероватно програм
seenLogLive-seen-code_sent = код послат имејлом
seenLogLive-seen-code_queued = код чека слање имејлом
seenLogLive-seen-code_failed = код није послат имејлом
seenLogLive-seen-failed_code = нетачан код
seenLogLive-seen-owner_view = отворио власник
seenLogLive-seen-wrong_network = одбијено изван његових мрежа
seenLogLive-seen-other_device = одбијено на другом уређају
seenLogLive-seen-alarm = дојавио прималац
seenLogLive-seen-freeze = паузирао власник
seenLogLive-seen-thaw = поново омогућио власник
seenLogLive-seen-changed = изменио власник
seenLogLive-seen-hold_asked = чека власника
seenLogLive-seen-hold_released = одобрио власник
seenLogLive-seen-hold_refused = одбио власник
seenLogLive-seen-request_view = прочитан
seenLogLive-seen-answer = одговорено
seenLogLive-seen-mail_returned = имејл се вратио
seenLogLive-seen-creation_email_send = затражено обавештење имејлом
seenLogLive-seen-admin_view = отворио администратор
seenLogLive-seen-imported = пренет из програма Password Pusher

## eventNamesLive

eventNamesLive-push-created = Линк направљен
eventNamesLive-push-viewed = Линк отворен
eventNamesLive-push-wrong_passphrase = Нетачна приступна фраза
eventNamesLive-push-expired = Линк истекао
eventNamesLive-push-alarm = Дојава примаоца
eventNamesLive-push-hold_asked = Неко чека
eventNamesLive-push-code_failed = Код није послат имејлом
eventNamesLive-request-answered = Одговорено на захтев
eventNamesLive-request-closed = Захтев затворен

## conditionWords

conditionWords-passphrases = приступне фразе
conditionWords-passwords = лозинке
conditionWords-second_factors = други фактори
conditionWords-passkeys = приступни кључеви

## conditionSays

conditionSays-disk_full = На диску директоријума { $directory } слободно је само { $freeBytes }: датотеке се одбијају испод { $floorBytes }.
conditionSays-disk_low = На диску директоријума { $directory } слободно је { $freeBytes }, мање него што смеју да заузму датотеке једног линка ({ $linkBytes }).
conditionSays-disk_no_inodes = На диск директоријума { $directory } стаје још само мало датотека ({ $files }): нема више слободних inode записа.
conditionSays-disk_error = Диск директоријума { $directory } пријавио је грешку ({ $atMs }): { $reason }
conditionSays-database_damaged = База података је оштећена. Места су наведена у дневнику.
conditionSays-database_trouble = Овај сервер тренутно не може да обрађује упите: { $reason }
conditionSays-bucket_trouble = Датотеке не могу да се сачувају ни отворе: { $reason }
conditionSays-scanner_trouble = Скенер вируса не проверава датотеке, зато се свака одбија: { $reason }
conditionSays-sweep_failed = Оно што је истекло не брише се са диска: { $reason }
conditionSays-clock_jumped = Сат је скочио више од једног дана унапред. Сада показује: { $nowMs }. Сат времена после тог скока ништа се трајно не брише.
conditionSays-backup_failed = Последња израда резервне копије није успела: { $reason }
conditionSays-backup_damaged = Последња резервна копија, { $name }, садржи оштећене податке. Оштећених места: { $count }. { $reason }
conditionSays-backup_old = Последња резервна копија: { $lastMs }.
conditionSays-certificate_ended = Сертификат { $file } не важи од: { $untilMs }. Клијенти га одбијају.
conditionSays-certificate_ends = Сертификат { $file } важи до: { $untilMs }.
conditionSays-certificate_unusable = Сертификат на диску не може да се користи: { $reason } Сервер који већ ради задржава ранији.
conditionSays-certificate_not_obtained = Нема важећег сертификата и клијенти одбијају овај сервер: { $reason }
conditionSays-certificate_not_renewed = Сертификат није могао да се обнови: { $reason }
conditionSays-client_secret_refused = Добављач пријаве не прихвата oidc.client_secret: нико не може тамо да се пријави.
conditionSays-client_secret_ends = Тајни кључ у oidc.client_secret важи до: { $untilMs }. После тога нико не може да се пријави код добављача.
conditionSays-token_ends = API токен „{ $name }” (власник: { $owner }), који је недавно коришћен, важи до: { $untilMs }.
conditionSays-administrator_new = { $user } има права администратора од: { $sinceMs }. Ко их је доделио: { $by }.
conditionSays-guessing = Неко погађа ({ $guessed }): у року од једног сата због превеликог броја одбијено је најмање { $times } покушаја.
conditionSays-codes_failed = Кодови за примаоце не могу да се пошаљу имејлом: { $reason }
conditionSays-codes_wait = Имејлови на чекању са кодовима за примаоце: { $count }. Неки прималац или пошиљалац достигао је ограничење по сату. Последњи имејл одлази: { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } догађај није могао да се испоручи и од њега се одустало.
        [few] { $n } догађаја нису могла да се испоруче и од њих се одустало.
       *[other] { $n } догађаја није могло да се испоручи и од њих се одустало.
    }
conditionSays-deliveries_late = На испоруку чека догађај од: { $sinceMs }.
conditionSays-nodes_differ = Чворови се разликују: { $reason }
conditionSays-version_ready = Датотека нове верзије налази се овде: { $file }.
conditionSays-disk_fine = На диску директоријума { $directory } слободно је { $freeBytes } од { $totalBytes }.
conditionSays-certificate_fine = Сертификат { $file } важи до: { $untilMs }.
conditionSays-backup_none = Још није направљена ниједна резервна копија.
conditionSays-backup_fine = Последња резервна копија: { $lastMs }.
conditionSays-backup_scheduled = Последња резервна копија, { $name }: { $lastMs }. Следећа: { $nextMs }.
conditionSays-node_fine = Чвор { $node } користи верзију { $version }.

## conditionMend

conditionMend-disk_full = Ослободите место на овом диску или га повећајте.
conditionMend-disk_low = Ослободите место на овом диску или га повећајте.
conditionMend-disk_no_inodes = Избришите мале датотеке које су други програми оставили на овом диску.
conditionMend-disk_error = Сада направите резервну копију. Затим проверите диск и његову везу. Више пише у системском дневнику.
conditionMend-database_damaged = Вратите податке из резервне копије.
conditionMend-database_trouble = Проверите базу података, њен рачунар и пут до њега.
conditionMend-bucket_trouble = Проверите bucket, његове кључеве и пут до њега. Директоријум који чворови деле мора да буде монтиран.
conditionMend-scanner_trouble = Покрените clamd и дозволите корисничком налогу под којим ради овај сервер да чита сокет програма clamd. Више пише у дневнику тог програма.
conditionMend-sweep_failed = Нико не може то да отвори. Проверите диск и дневник.
conditionMend-clock_jumped = Ако сат није тачан, подесите га унутар тих сат времена. Ако је тачан, не радите ништа: ово обавештење се појављује и после дугог прекида рада или враћања из резервне копије.
conditionMend-backup_failed = Уклоните узрок. Сервер сам покушава поново.
conditionMend-backup_damaged = Проверите диск и сазнајте шта је оштећено. Раније исправне резервне копије се чувају.
conditionMend-backup_old = Проверите оно што прави ваше резервне копије или направите једну ручно.
conditionMend-certificate_ended = Замените датотеке сертификата и његовог кључа. Сервер их сам поново учитава.
conditionMend-certificate_ends = Замените датотеке сертификата и његовог кључа. Сервер их сам поново учитава.
conditionMend-certificate_unusable = Замените датотеке сертификата и његовог кључа.
conditionMend-certificate_not_obtained = Сервер сам покушава поново. Проверите издаваоца сертификата и пут до њега.
conditionMend-certificate_not_renewed = Садашњи важи до: { $untilMs }. Сервер покушава поново. Проверите издаваоца сертификата и пут до њега.
conditionMend-client_secret_refused = Направите нов тајни кључ код добављача и подесите га.
conditionMend-client_secret_ends = Направите нов тајни кључ код добављача, подесите га, а oidc.client_secret_until подесите на крај његовог важења.
conditionMend-token_ends = Његов власник прави нов и даје га програму који га користи.
conditionMend-administrator_new = Ако то нисте очекивали, уклоните та права и погледајте дневник администратора.
conditionMend-guessing = Адресе су наведене у дневнику. Блокирајте их у заштитном зиду.
conditionMend-codes_failed = Проверите сервер за имејл и подешавања имејла. Примаоци чији код није послат морају да затраже други.
conditionMend-codes_wait = Ако пошиљаоци треба да дођу до толико прималаца, повећајте mail.per_hour. У дневницима њихових линкова пише чији кодови чекају.
conditionMend-deliveries_dead = Отклоните проблем примаоца, па поново испоручите или одбаците оно што није испоручено.
conditionMend-deliveries_late = Проверите сервер за имејл, вебхук или сакупљач. У дневнику пише шта од тога не ради.
conditionMend-nodes_differ = Дајте свим чворовима исту верзију, подешавања и време.
conditionMend-version_ready = Проверите је, па надоградите.
conditionMend-backup_none = Ако ништа друго не прави резервне копије овог сервера, направите једну.

## errorPage

errorPage-missing = Страница није пронађена
errorPage-missingText = На овој адреси нема странице.
errorPage-home = Иди на почетну страницу
errorPage-busy = Превише упита
errorPage-busyText = Примили смо превише упита са ваше адресе. Ништа није отворено. Сачекајте тренутак, па поново учитајте ову страницу.
errorPage-keySent = Овај линк више није тајан
errorPage-keySentText = Неки програм кроз који је овај линк прошао, на пример филтер за имејл, уписао је у њега %23 уместо #, па је кључ линка послат серверу. Ништа није отворено и ниједан приказ није урачунат, али кључ више није тајан. Затражите од пошиљаоца нов линк, послат другим путем.
errorPage-upgrading = Овај сервер се надограђује
errorPage-upgradingText = Ништа није отворено и ништа није изгубљено. Поново учитајте ову страницу за минут.
errorPage-unavailable = Тренутно недоступно
errorPage-unavailableText = Сервер тренутно не може то да уради. Ништа није отворено и ништа није изгубљено. Покушајте поново за неколико минута.
errorPage-unconfirmed = Није потврђено
errorPage-unconfirmedText = Сервер не зна да ли је ово урађено. Приказ је можда урачунат иако ништа није приказано. Покушајте поново за неколико минута; ако тајне тада више нема, затражите од пошиљаоца нов линк.
errorPage-defect = Нешто није у реду
errorPage-defectText = Ово не би требало да се деси. Јавите оператеру овог сервера када се то десило: детаљи су у дневнику.

## mailShared

mailShared-subject = { $sender } има нешто за вас
mailShared-lead = { $sender } дели са вама нешто поверљиво преко услуге { $service }.
mailShared-link = Отвори
mailShared-until = Линк важи до: { $when }.
mailShared-views =
    { $n ->
        [one] Може да се отвори { $n } пут.
        [few] Може да се отвори { $n } пута.
       *[other] Може да се отвори { $n } пута.
    }
mailShared-notice = Линк затражите од пошиљаоца ({ $sender }): овај имејл га не садржи.
mailShared-stranger = Ако не познајете пошиљаоца ({ $sender }), занемарите овај имејл.
mailShared-unverified = Нико није проверио да ли адреса { $sender } припада пошиљаоцу. Другим путем питајте { $sender } да ли је овај имејл заиста послат одатле. Ако не можете, занемарите га.

## mailAsked

mailAsked-subject = { $sender } тражи нешто од вас
mailAsked-lead = { $sender } тражи од вас нешто поверљиво, што треба послати преко услуге { $service }.
mailAsked-link = Одговори
mailAsked-until = Можете да одговорите до: { $when }. Не треба вам налог.

## mailNeeds

mailNeeds-name = Пошиљалац наводи име „{ $name }”.
mailNeeds-shared = Пре него што отворите:
mailNeeds-asked = Пре него што одговорите:
mailNeeds-from = Може да се отвори од: { $when }.
mailNeeds-passphrase = Потребна вам је приступна фраза. Даје вам је { $sender } другим путем.
mailNeeds-code = Потребан вам је код. Страница га шаље на { $address } када га затражите.
mailNeeds-proof = Линк могу да отворе само одређени људи. Страница тражи да докажете да сте један од њих.
mailNeeds-release = { $sender } мора да вам одобри отварање. Отворите линк и до тада не затварајте страницу.
mailNeeds-lock = Линк може поново да отвори само уређај и прегледач који га први отвори. Отворите га тамо где вам треба.
mailNeeds-letters = Страница приказује три слова. Упишите их да би страница знала да нисте програм.

## mailOpened

mailOpened-subject = Отворено: { $name }
mailOpened-unnamed = Ваш линк ({ $date })
mailOpened-lead = Ваш линк је отворен: { $when }.
mailOpened-left =
    { $n ->
        [one] Може да се отвори још { $n } пут.
        [few] Може да се отвори још { $n } пута.
       *[other] Може да се отвори још { $n } пута.
    }
mailOpened-last = То је био последњи приказ: тајна је трајно избрисана.
mailOpened-link = Моји линкови
mailOpened-why = Овај имејл добијате јер сте тражили обавештење о отварању.

## mailAnswered

mailAnswered-subject = Одговорено: { $name }
mailAnswered-unnamed = Ваш захтев ({ $date })
mailAnswered-lead = На ваш захтев је одговорено: { $when }.
mailAnswered-keep = Овај имејл не садржи одговор. Пријавите се да бисте га отворили.
mailAnswered-link = Захтеви
mailAnswered-why = Овај имејл добијате јер сте тражили имејл за сваки одговор.

## mailCode

mailCode-subject = Ваш код: { $service }
mailCode-lead = Неко дели са вама нешто поверљиво преко услуге { $service }. Да бисте то отворили, упишите овај код на страници која га је тражила:
mailCode-leadNamed = { $sender } дели са вама нешто поверљиво преко услуге { $service }. Да бисте то отворили, упишите овај код на страници која га је тражила:
mailCode-asks = Неко тражи од вас нешто поверљиво преко услуге { $service }. Да бисте прочитали захтев и одговорили на њега, упишите овај код на страници која га је тражила:
mailCode-asksNamed = { $sender } тражи од вас нешто поверљиво преко услуге { $service }. Да бисте прочитали захтев и одговорили на њега, упишите овај код на страници која га је тражила:
mailCode-until =
    { $n ->
        [one] Код важи једном, у року од { $n } минута, и само у прегледачу који га је тражио.
        [few] Код важи једном, у року од { $n } минута, и само у прегледачу који га је тражио.
       *[other] Код важи једном, у року од { $n } минута, и само у прегледачу који га је тражио.
    }
mailCode-ignore = Ако нисте тражили код, занемарите овај имејл и никоме не дајте код.

## mailInvited

mailInvited-subject = Ваш налог: { $service }
mailInvited-lead = Сада имате налог за услугу { $service }: { $email }.
mailInvited-link = Изабери лозинку
mailInvited-once = Линк важи једном, до: { $when }.

## mailReset

mailReset-subject = Изаберите нову лозинку: { $service }
mailReset-lead = Администратор услуге { $service } омогућава вам да изаберете нову лозинку за { $email }.
mailReset-link = Изабери лозинку
mailReset-once = Линк важи једном, до: { $when }.

## mailNotice

mailNotice-subject = Ваш налог: { $service }
mailNotice-password = Лозинка за { $email } је промењена: { $when }.
mailNotice-factorAdded = Налогу { $email } је додат други фактор: { $when }.
mailNotice-factorRemoved = Избрисан је други фактор налога { $email }: { $when }.
mailNotice-factorsReset = Администратор је избрисао све друге факторе налога { $email }: { $when }.
mailNotice-recoveryCodes = За { $email } су направљени нови кодови за опоравак: { $when }. Ранији више не важе.
mailNotice-recoveryCode = Искоришћен је код за опоравак налога { $email }: { $when }. Више не важи.
mailNotice-devices = Превише нетачних лозинки или кодова за { $email } стигло је из прегледача који су се већ раније пријављивали: { $when }. Неко можда има један од ваших уређаја.
mailNotice-from = Ово је стигло са адресе { $address }.
mailNotice-stranger = Ако ово нисте очекивали, промените лозинку за услугу { $service } и јавите њеном администратору.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } ставка за администратора
        [few] { $service }: { $n } ставке за администратора
       *[other] { $service }: { $n } ставки за администратора
    }
mailConditions-link = Стање сервера
mailConditions-why = Овај имејл добијате јер вас наводи notices.mail. Стиже једном, а поново након седам дана ако се ништа није променило. Команде покрећите на рачунару сервера, уз sudo и --config сервера.

## mailTest

mailTest-subject = Тест: { $service }
mailTest-lead = Имејлови услуге { $service } стижу.
mailTest-link = { $service }

## opener

opener-title = Отварање запечаћеног линка
opener-lead = Ова страница је ваша сопствена датотека: отвара линкове запечаћене с краја на крај и ниједан сервер не може да је измени. Од сервера линка тражи запечаћену тајну и ништа друго.
opener-link = Линк, са делом иза #
opener-passphraseHint = Само ако вам ју је дао пошиљалац.
opener-open = Отвори
opener-notLink = Ово није линк ка тајни. Копирајте цео линк, од https:// до краја.
opener-unreachable = Нема одговора који ова страница сме да прочита. Сервер није доступан или дозвољава да овај линк отвори само његова страница: тајна можда није запечаћена или је ограничена на одређене мреже. Ништа није отворено.
opener-incomplete = Одговор није стигао у целости. Можда је урачунат као приказ.
opener-notSealed = Оно што је сервер послао није запечаћено, па није оно што је пошиљалац запечатио за овај линк. Ништа од тога се не приказује.
opener-wrong = Приступна фраза није тачна или недостаје. Ниједан приказ није урачунат.
opener-refused = Сервер ово тренутно не испоручује. Ниједан приказ није урачунат.
opener-held = Пошиљалац мора да одобри отварање. Реците му ове речи: { $words }
opener-heldWordless = Пошиљалац мора да одобри отварање.
opener-otherPassphrase = Не отвара се уз ову приступну фразу. Покушајте поново: запечаћена тајна је овде и више се не урачунава ниједан приказ. Оставите поље празно ако вам пошиљалац није дао приступну фразу.
opener-go = Отвори адресу на: { $host }
opener-saved = Сачувано

## languages

languages-title = Изаберите језик
languages-search = Пронађите свој језик
languages-searchHint = Његов сопствени назив, назив на енглеском или ознака, на пример pt-BR.
languages-find = Претражи
languages-none = Ниједан језик не одговара.
languages-all = Сви језици
languages-browser = Језик мог прегледача
languages-back = Назад на страницу
languages-counts = Текстови на другим језицима су преводи. Ако се разликују од енглеског, важи енглески. Ако нађете погрешну реч, реците то онима који воде овај сервер.
languages-recipient = Језик за примаоца
languages-recipientHint = За страницу линка и имејл о њему. Примаоци који су изабрали језик задржавају свој.
languages-recipientOwn = Како тражи прегледач
languages-answerer = Језик за онога ко одговара
languages-answererHint = За страницу захтева. Људи који су изабрали језик задржавају свој.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } језик
        [few] { $n } језика
       *[other] { $n } језика
    }
languagesLive-recipientLanguage = Језик за примаоца
