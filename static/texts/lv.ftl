### Latvian

## layout

layout-skip = Pāriet uz saturu
layout-navigation = Galvenā
layout-create = Jauna
layout-pushes = Manas saites
layout-admin = Pārvaldība
layout-account = Konts
layout-signIn = Pierakstīties
layout-languages = Valoda
layout-light = Gaišs
layout-dark = Tumšs
layout-auto = Automātiski
layout-api = API
layout-about = Par
layout-aboutLine = Kā tas darbojas un kas to uztur
layout-noScript = Šai lapai ir nepieciešams JavaScript. Tās skripti sazinās tikai ar šo serveri.
layout-otherWays = Varat izmantot arī API vai komandrindu.
layout-waiting = Lapa vēl tiek ielādēta. Ja nekas nemainās, ielādējiet to vēlreiz.
layout-plain = Šis savienojums nav šifrēts: citi šajā tīklā var lasīt, ko jūs šeit sūtāt un atverat. Ja ir https:// adrese, izmantojiet to.
layout-notSealed = Apstājieties: tas nav aizzīmogots
layout-notSealedText = Sūtītājs šo noslēpumu aizzīmogoja, bet tas, ko atsūtīja serveris, nav aizzīmogots. Nekas no tā netiek rādīts. Sazinieties ar sūtītāju, piemēram, pa tālruni.

## create

create-title = Kopīgot noslēpumu
create-tagline = Nosūtiet paroli vai failu ar saiti, kurai beidzas derīgums.
create-kinds = Ko kopīgot
create-text = Teksts
create-files = Faili
create-url = Saite
create-qr = QR kods
create-textLabel = Jūsu noslēpums
create-shared = Kopīgots no citas lietotnes: pārbaudiet, pirms sūtāt.
create-textPlaceholder = Parole, atslēga, piezīme…
create-urlLabel = Tīmekļa adrese
create-urlHint = Saņēmējs vispirms redz adresi un apstiprina, ka vēlas pamest šo lapu.
create-qrLabel = Teksts, ko rādīt kā QR kodu
create-qrHint = Saņēmējs to redz kā noskenējamu QR kodu.
create-message = Ziņa (neobligāti)
create-filesSignIn = Lai kopīgotu failus, pierakstieties.
create-hide = Slēpt rakstīšanas laikā
create-generator = Ģenerēt paroli
create-style = Veids
create-styleCharacters = Rakstzīmes
create-styleWords = Vārdi
create-stylePin = PIN
create-pinHint = Ieejas frāzei pietiek, jo šis serveris ierobežo mēģinājumu skaitu. Pašam noslēpumam tas ir pārāk vājš.
create-length = Garums
create-digits = Cipari
create-symbols = Simboli
create-capitals = Lielie burti
create-generated = Ieteikums
create-again = Jauns ieteikums
create-use = Izmantot šo
create-lifetime = Derīguma termiņš
create-views = Skatījumu skaits
create-passphrase = Ieejas frāze (neobligāti)
create-passphraseRequired = Ieejas frāze (obligāti)
create-passphraseLength =
    { $n ->
        [zero] Vismaz { $n } rakstzīmju.
        [one] Vismaz { $n } rakstzīme.
       *[other] Vismaz { $n } rakstzīmes.
    }
create-passphraseHint = Ieejas frāzi nosūtiet atsevišķi, piemēram, pasakiet pa tālruni.
create-suggest = Ieteikt
create-add = Pievienot opciju…
create-covered = Turēt aizsegtu līdz pieskārienam
create-coveredHint = Atvēršanas brīdī neviens to nenolasa pār saņēmēja plecu.
create-deletable = Saņēmējs drīkst dzēst noslēpumu
create-notifyMe = Paziņot man, kad tas tiek atvērts
create-notifyByMail = Jūs saņemsiet e-pasta vēstuli un atzīmi sadaļā „Manas saites”.
create-notifyInList = Jūs saņemsiet atzīmi sadaļā „Manas saites”.
create-name = Nosaukums (redzat tikai jūs)
create-note = Piezīme (redzat tikai jūs)
create-sign = Parakstīt ar savu vārdu
create-senderName = Jūsu vārds
create-senderMessage = Ziņa saņēmējam
create-senderMessageHint = To pirms noslēpuma atvēršanas redz ikviens, kam ir saite. Nerakstiet šeit neko konfidenciālu.
create-senderEmail = Rādīt jūsu konta adresi: { $email }
create-sealed = Pilnīga šifrēšana
create-sealedHint = To nevar izlasīt neviens cits kā saņēmējs, pat ne šis serveris.
create-sealedName = Dodiet tai nosaukumu savam sarakstam: arī failu nosaukumi ir aizsargāti. Nosaukums, piezīme un paraksts nav.
create-sealedRequired = Neko citu šis serveris nepieņem.
create-groupLimits = Uz jums attiecas šo grupu ierobežojumi: { $groups }.
create-shownOnce = Kopējiet saiti tūlīt. To vairs nevarēs parādīt.
create-remembered = Jūsu izvēles šajā ierīcē tiek iegaumētas.
create-reset = Atiestatīt uz noklusējumu
create-submit = Izveidot saiti
create-ready = Jūsu saite ir gatava
create-passphraseNext = Tagad nosūtiet ieejas frāzi citā ceļā
create-passphraseReminder = Saiti var atvērt tikai ar šo ieejas frāzi. Pasakiet to, piemēram, pa tālruni. Tā vairs netiks parādīta.
create-copyPassphrase = Kopēt ieejas frāzi
create-end = Dzēst tūlīt
create-another = Kopīgot vēl kaut ko

## createClosed

createClosed-title = Pierakstieties, lai kopīgotu noslēpumu
createClosed-text = No jūsu tīkla saites var veidot tikai cilvēki, kam ir konts.
createClosed-hint = Ja jums ir atsūtīta saite, no šejienes to var atvērt kā parasti.
createClosed-nothingTitle = Jūs šeit neko nevarat kopīgot
createClosed-nothing = Jūsu grupu ({ $groups }) ierobežojumi neatļauj nevienu noslēpuma veidu. Jautājiet šī servera administratoram.

## createLive

createLive-bytes = { $used } no { $limit }
createLive-characters = Rakstzīmes: { $used } no { $limit }
createLive-bits =
    { $n ->
        [zero] apm. { $n } bitu
        [one] apm. { $n } bits
       *[other] apm. { $n } biti
    }
createLive-termViews =
    { $n ->
        [zero] { $n } skatījumu
        [one] { $n } skatījums
       *[other] { $n } skatījumi
    }
createLive-termUntil = līdz: { $date }
createLive-noPassphrase = bez ieejas frāzes
createLive-withPassphrase = ar ieejas frāzi
createLive-needsPassphrase = vajadzīga ieejas frāze
createLive-passphraseMissing = Ievadiet ieejas frāzi: šis serveris to pieprasa.
createLive-passphraseShort =
    { $n ->
        [zero] Šī ieejas frāze ir pārāk īsa: vismaz { $n } rakstzīmju. Virkne, piemēram, aaaa vai 1234, skaitās kā divas.
        [one] Šī ieejas frāze ir pārāk īsa: vismaz { $n } rakstzīme. Virkne, piemēram, aaaa vai 1234, skaitās kā divas.
       *[other] Šī ieejas frāze ir pārāk īsa: vismaz { $n } rakstzīmes. Virkne, piemēram, aaaa vai 1234, skaitās kā divas.
    }
createLive-signed = Paraksts: { $by }
createLive-blank = Vispirms ievadiet noslēpumu.
createLive-tooLong = Tas ir pārāk garš: ne vairāk kā { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [zero] Tas ir pārāk garš: ne vairāk kā { $n } rakstzīmju.
        [one] Tas ir pārāk garš: ne vairāk kā { $n } rakstzīme.
       *[other] Tas ir pārāk garš: ne vairāk kā { $n } rakstzīmes.
    }
createLive-badUrl = Ievadiet tīmekļa adresi, piemēram, https://example.org.
createLive-unsealed = Jūsu pārlūks to nevarēja aizzīmogot. Nekas netika nosūtīts.
createLive-opens =
    { $n ->
        [zero] Var atvērt { $n } reizes; derīga līdz: { $date } ({ $relative }).
        [one] Var atvērt { $n } reizi; derīga līdz: { $date } ({ $relative }).
       *[other] Var atvērt { $n } reizes; derīga līdz: { $date } ({ $relative }).
    }
createLive-endedTitle = Noslēpums ir izdzēsts
createLive-ended = Tā saturs ir neatgriezeniski izdzēsts. Neviens to vairs nevar atvērt, arī jūs ne.
createLive-goneTitle = Saites derīgums ir beidzies
createLive-gone = Neviens to vairs nevar atvērt. Tās saturs ir neatgriezeniski izdzēsts.
createLive-linkUnsaved = Saite vēl nav nokopēta, un to rāda tikai šī lapa. Vai tomēr pamest lapu?
createLive-passphraseUnsaved = Ieejas frāze vēl nav nokopēta, un to rāda tikai šī lapa. Vai tomēr pamest lapu?
createLive-leaveIt = Pamest
createLive-offline = Serveris neatbildēja. Pārbaudiet savienojumu un mēģiniet vēlreiz.
createLive-rateLimited =
    { $n ->
        [zero] Pārāk daudz pieprasījumu. Mēģiniet vēlreiz pēc { $n } sekundēm.
        [one] Pārāk daudz pieprasījumu. Mēģiniet vēlreiz pēc { $n } sekundes.
       *[other] Pārāk daudz pieprasījumu. Mēģiniet vēlreiz pēc { $n } sekundēm.
    }
createLive-tryAgain = Tagad varat mēģināt vēlreiz.
createLive-tooLarge = Tas ir lielāks, nekā serveris pieņem.
createLive-signInFirst = Vispirms pierakstieties.
createLive-unavailable = Serveris pašlaik nav pieejams. Jūsu rakstītais joprojām ir šeit: pēc brīža mēģiniet vēlreiz.
createLive-noSpace = Serverī vairs nav vietas. Nekas netika saglabāts.
createLive-failed = Radās kļūda ({ $status }). Nekas netika saglabāts.
createLive-refused = Serveris šo vērtību nepieņem.
createLive-tooMany =
    { $n ->
        [zero] Ne vairāk kā { $n } ierakstu.
        [one] Ne vairāk kā { $n } ieraksts.
       *[other] Ne vairāk kā { $n } ieraksti.
    }
createLive-outOfRange = Ievadiet skaitli no { $min } līdz { $max }.

## resultLive

resultLive-notOpened = Vēl nav atvērta.
resultLive-openedTimes =
    { $n ->
        [zero] Atvērta { $n } reizes, pēdējoreiz: { $date }.
        [one] Atvērta { $n } reizi, pēdējoreiz: { $date }.
       *[other] Atvērta { $n } reizes, pēdējoreiz: { $date }.
    }

## fileBox

fileBox-files = Faili
fileBox-dropHere = Velciet failus vai mapes šurp
fileBox-chooseFiles = Izvēlēties failus
fileBox-chooseFolder = Izvēlēties mapi
fileBox-cancel = Atcelt

## filesLive

filesLive-fileLimits =
    { $n ->
        [zero] Ne vairāk kā { $n } failu; faila lielums līdz { $file }, kopā līdz { $push }.
        [one] Ne vairāk kā { $n } fails; faila lielums līdz { $file }, kopā līdz { $push }.
       *[other] Ne vairāk kā { $n } faili; faila lielums līdz { $file }, kopā līdz { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
        [zero] Vienā saitē var būt ne vairāk kā { $n } failu.
        [one] Vienā saitē var būt ne vairāk kā { $n } fails.
       *[other] Vienā saitē var būt ne vairāk kā { $n } faili.
    }
filesLive-fileTooLarge = Fails „{ $name }” ir lielāks par { $limit }.
filesLive-filesTooLarge = Faili kopā ir lielāki par { $limit }.
filesLive-noFiles = Izvēlieties vismaz vienu failu.
filesLive-packing = Mape „{ $name }” vēl tiek pakota.
filesLive-remove = Noņemt { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Savienojums pārtrūka. Turpināsies automātiski.
filesLive-uploaded = Nosūtīts. Serveris to saglabā…
filesLive-sealing = Aizzīmogo jūsu pārlūkā: { $percent }
filesLive-unreadable = Jūsu pārlūks vairs nevar nolasīt kādu no failiem. Nekas netika nosūtīts. Izvēlieties failus vēlreiz.
filesLive-cancelled = Atcelts. Nekas netika saglabāts.

## reveal

reveal-title = Noslēpums jums
reveal-intro = Kāds ar jums kopīgo kaut ko konfidenciālu.
reveal-ownTitle = Jūsu pašu noslēpums
reveal-ownIntro = To kopīgojāt jūs. Jūsu saņēmēji to atver šajā lapā.
reveal-ownPage = Uz tā saiti, QR kodu un žurnālu
reveal-passphrase = Ieejas frāze
reveal-passphraseHint = To jums dod sūtītājs atsevišķi no šīs saites.
reveal-unlock = Atslēgt
reveal-open = Parādīt noslēpumu
reveal-counts = Atvēršana tiek skaitīta kā skatījums.
reveal-how = Kā tas darbojas
reveal-sealed = Tam ir pilnīga šifrēšana: to var atvērt tikai jūsu pārlūks, un šis serveris to nevar izlasīt.
reveal-sealedNoScript = Šo saiti var atvērt tikai ar JavaScript vai ar komandu „secretpush open”.
reveal-largeText = Kāds no failiem ir lielāks par 256 MiB, un šis pārlūks nevar saglabāt tik lielu aizzīmogotu failu. Tas netika ieskaitīts kā skatījums. Datorā atveriet saiti pārlūkā Chrome vai Edge ar https:// adresi vai ar šo komandu:
reveal-copyCommand = Kopēt komandu
reveal-secret = Noslēpums
reveal-show = Rādīt
reveal-onPaper = Noslēpums ir aizsegts. Lapā izvēlieties „Rādīt” un tad drukājiet vēlreiz.
reveal-hide = Slēpt
reveal-copy = Kopēt
reveal-save = Saglabāt kā failu
reveal-print = Drukāt
reveal-files = Faili
reveal-download = Lejupielādēt
reveal-downloadAll = Lejupielādēt visu kā ZIP
reveal-address = Sūtītājs vēlas, lai jūs atvērtu šo adresi:
reveal-go = Atvērt adresi…
reveal-goTitle = Vai pamest šo lapu?
reveal-goText = Jūs tūlīt atvērsiet adresi šajā vietnē:
reveal-goYes = Atvērt
reveal-goTo = Atvērt adresi vietnē { $host }
reveal-qr = Noskenējiet šo kodu
reveal-qrText = Koda teksts
reveal-remove = Dzēst tūlīt
reveal-removeText = Šo saiti vairs nevarēs atvērt neviens, arī jūs ne.
reveal-removeYes = Dzēst
reveal-cancel = Atcelt
reveal-deletedTitle = Izdzēsts
reveal-deletedText = Šo saiti vairs nevar atvērt neviens, un šajā lapā noslēpuma vairs nav.
reveal-undo = Atsaukt
reveal-openAgain = Atpakaļ uz saiti
reveal-gone = Šeit vairs nekā nav
reveal-goneText = Šīs saites derīgums ir beidzies, tā ir izdzēsta vai nekad nav bijusi.
reveal-openedHere = Jūs atvērāt šo saiti šajā ierīcē: { $date } ({ $relative }). Kopš tā laika tās derīgums ir beidzies vai tā ir izdzēsta.
reveal-goneHint = Palūdziet sūtītājam jaunu saiti.
reveal-goneCreate = Kopīgot savu noslēpumu
reveal-letters = Ierakstiet šos trīs burtus
reveal-lettersNeeded = Ierakstiet trīs burtus un tad vēlreiz nospiediet pogu. Nekas netika atvērts.
reveal-lettersOther = Tie bija citi burti. Ierakstiet šos trīs un tad vēlreiz nospiediet pogu. Nekas netika atvērts.
reveal-wrong = Ieejas frāze ir nepareiza.
reveal-limited = Pārāk daudz nepareizu ieejas frāžu. Uzgaidiet minūti un mēģiniet vēlreiz.
reveal-refused = Sūtītājs ir atteicies ļaut jums to atvērt.
reveal-waitOver = Jūsu gaidīšanas laiks ir beidzies. Atveriet to no jauna, lai palūgtu vēlreiz.
reveal-crowded = Pārāk daudz cilvēku uz to gaida. Pēc minūtes mēģiniet vēlreiz.
reveal-scanner = Šis pārlūks norāda, ka tas ir programma, kas pārbauda saites, tāpēc nekas netika atvērts. Atveriet saiti citā pārlūkā.
reveal-again = Lapas atkārtota ielāde noslēpumu vēlreiz neatver. Lai to atvērtu vēlreiz, nospiediet pogu.
reveal-failed = Serverī radās kļūda. Pēc brīža mēģiniet vēlreiz.

## senderNote

senderNote-label = No sūtītāja
senderNote-shares = { $name } ar jums kaut ko kopīgo.
senderNote-writes = { $name } raksta:
senderNote-unnamedWrites = Sūtītājs raksta:
senderNote-account = Nosūtīts no šī servera konta { $email }.
senderNote-anyAccount = Nosūtīts no konta { $email }. Šeit kontu var izveidot ikviens, tāpēc šī adrese nav pārbaudīta.
senderNote-unverifiedAccount = Nosūtīts no konta { $email }. Šo adresi neviens nav pārbaudījis.
senderNote-ownWords = Vārds un ziņa ir paša sūtītāja rakstīti.
senderNote-unverified = Vārds un ziņa ir paša sūtītāja rakstīti. Šis serveris nezina, vai vārds ir pareizs.

## undoPlain

undoPlain-seconds =
    { $n ->
        [zero] To var atsaukt vēl { $n } sekundes.
        [one] To var atsaukt vēl { $n } sekundi.
       *[other] To var atsaukt vēl { $n } sekundes.
    }

## undoLive

undoLive-deleted = Izdzēsts. Neviens to nevar atvērt.
undoLive-undo = Atsaukt ({ $seconds })
undoLive-undone = Dzēšana ir atsaukta.
undoLive-tooLate = Dzēšanu nevarēja atsaukt: noslēpums ir neatgriezeniski izdzēsts.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [zero] To var atvērt vēl { $n } reizes; derīgs līdz: { $date } ({ $relative }).
        [one] To var atvērt vēl { $n } reizi; derīgs līdz: { $date } ({ $relative }).
       *[other] To var atvērt vēl { $n } reizes; derīgs līdz: { $date } ({ $relative }).
    }
revealLive-lastView = Šis bija pēdējais skatījums. Noslēpums no servera ir neatgriezeniski izdzēsts: saglabājiet tūlīt to, kas jums vajadzīgs.
revealLive-lastViewFiles = Šis bija pēdējais skatījums. Lejupielādējiet tūlīt to, kas jums vajadzīgs: saites darbojas tikai īsu brīdi.
revealLive-ownView = Jūsu pašu skatījumi netiek skaitīti.
revealLive-shown = Noslēpums ir parādīts.
revealLive-covered = Noslēpums ir aizsegts.
revealLive-copied = Nokopēts
revealLive-copyFailed = Neizdevās kopēt. Atlasiet tekstu un nokopējiet to.
revealLive-wrong = Ieejas frāze ir nepareiza.
revealLive-limited =
    { $n ->
        [zero] Pārāk daudz nepareizu ieejas frāžu. Mēģiniet vēlreiz pēc { $n } sekundēm.
        [one] Pārāk daudz nepareizu ieejas frāžu. Mēģiniet vēlreiz pēc { $n } sekundes.
       *[other] Pārāk daudz nepareizu ieejas frāžu. Mēģiniet vēlreiz pēc { $n } sekundēm.
    }
revealLive-busy =
    { $n ->
        [zero] Pārāk daudz pieprasījumu. Mēģiniet vēlreiz pēc { $n } sekundēm.
        [one] Pārāk daudz pieprasījumu. Mēģiniet vēlreiz pēc { $n } sekundes.
       *[other] Pārāk daudz pieprasījumu. Mēģiniet vēlreiz pēc { $n } sekundēm.
    }
revealLive-again = Tagad varat mēģināt vēlreiz.
revealLive-unconnected = Jūs esat bezsaistē. Nekas netika atvērts.
revealLive-offline = Servera atbilde netika saņemta pilnībā. Iespējams, tas tika ieskaitīts kā skatījums.
revealLive-failed = Serverī radās kļūda. Pēc brīža mēģiniet vēlreiz.
revealLive-downloaded = Lejupielādēts
revealLive-downloadedOf = Lejupielādēti faili: { $done } no { $total }
revealLive-preview = Priekšskatīt
revealLive-previewOf = Faila priekšskatījums: { $name }
revealLive-previewFailed = Šo attēlu šeit nevar parādīt. Lejupielādējiet to.
revealLive-downloadFailed = Lejupielāde apstājās. Iespējams, saites derīgums ir beidzies.
revealLive-deleteFailed = Noslēpumu neizdevās izdzēst.
revealLive-noAddress = Tā nav tīmekļa adrese, tāpēc ir parādīta kā vienkāršs teksts.
revealLive-fileName = noslepums.txt
revealLive-see = Rādīt

## sealedLive

sealedLive-linkCut = Šī saite nav pilnīga: trūkst daļas aiz #. Palūdziet sūtītājam pilnu saiti. Nekas netika atvērts, un neviens skatījums netika ieskaitīts.
sealedLive-linkAltered = Šī saite ceļā tika apgriezta vai mainīta: daļa aiz # nav pareiza. Palūdziet sūtītājam pilnu saiti. Nekas netika atvērts, un neviens skatījums netika ieskaitīts.
sealedLive-moduleMissing = Lapas daļa, kas atver aizzīmogotus noslēpumus, netika saņemta. Pārbaudiet savienojumu un ielādējiet lapu vēlreiz. Nekas netika atvērts, un neviens skatījums netika ieskaitīts.
sealedLive-sealBroken = Aizzīmogotais saturs tika bojāts vai mainīts, tāpēc nekas no tā netiek rādīts. Palūdziet sūtītājam nosūtīt to vēlreiz.
sealedLive-sealShort = Aizzīmogotajam saturam trūkst beigu, tāpēc nekas no tā netiek rādīts. Palūdziet sūtītājam nosūtīt to vēlreiz.
sealedLive-sealOther = Aizzīmogotais saturs neatbilst šai saitei vai ir aizzīmogots tā, ka šī lapa to nevar atvērt. Palūdziet sūtītājam nosūtīt to vēlreiz.
sealedLive-fileWhole = Pilnīgs: fails „{ $name }” ir pārbaudīts līdz pēdējam baitam.
sealedLive-fileBroken = Fails „{ $name }” tika bojāts vai mainīts. Nekas no tā netika saglabāts.
sealedLive-fileShort = Failam „{ $name }” trūkst beigu. Nekas no tā netika saglabāts.
sealedLive-fileTooLarge = Fails „{ $name }” šim pārlūkam ir pārāk liels. Datorā atveriet saiti pārlūkā Chrome vai Edge ar https:// adresi vai ar komandu „secretpush open”.

## newRequest

newRequest-sealed = Atbildi varat izlasīt tikai jūs
newRequest-sealedHint = Pat šis serveris to nevar izlasīt.
newRequest-sealedRequired = Neko citu šis serveris nepieņem.
newRequest-collectTitle = Jūsu atslēga atbildēm
newRequest-collectText = Tā ir vajadzīga, lai izlasītu atbildes, un to vairs nevarēs parādīt: lejupielādējiet atkopšanas failu. Nesūtiet to nevienam.
newRequest-copyCollect = Kopēt atslēgu
newRequest-recovery = Lejupielādēt atkopšanas failu
newRequest-showKey = Parādīt atslēgu kā saiti
newRequest-title = Pieprasīt noslēpumu
newRequest-lead = Ikviens, kas saņem saiti, var jums nosūtīt noslēpumu bez konta.
newRequest-link = Pieprasīt kādam noslēpumu
newRequest-what = Kas jums vajadzīgs?
newRequest-whatHint = To var izlasīt ikviens, kam ir saite. Nerakstiet šeit neko konfidenciālu.
newRequest-takesFiles = Drīkst sūtīt failus
newRequest-showsEmail = Rādīt jūsu konta adresi: { $email }
newRequest-notifyMe = Sūtīt man e-pasta vēstuli par katru atbildi
newRequest-name = Nosaukums (redzat tikai jūs)
newRequest-note = Piezīme (redzat tikai jūs)
newRequest-files = Faili tam, kurš atbild (neobligāti)
newRequest-filesHint = Piemēram, aizpildāma veidlapa. Tos var lejupielādēt ikviens, kam ir saite.
newRequest-until = Cik ilgi atvērts
newRequest-answers = Atļautais atbilžu skaits
newRequest-passphrase = Ieejas frāze (neobligāti)
newRequest-passphraseHint = Vajadzīga, lai izlasītu pieprasījumu un uz to atbildētu. Pasakiet to, piemēram, pa tālruni.
newRequest-more = Citas opcijas
newRequest-submit = Izveidot saiti
newRequest-ready = Jūsu saite ir gatava
newRequest-page = Atvērt šī pieprasījuma lapu
newRequest-passphraseNext = Tagad nosūtiet ieejas frāzi citā ceļā
newRequest-passphraseReminder = Pieprasījumu var atvērt tikai ar šo ieejas frāzi. Tā vairs netiks parādīta.
newRequest-copyPassphrase = Kopēt ieejas frāzi
newRequest-another = Pieprasīt vēl kaut ko

## newRequestLive

newRequestLive-blankRequest = Uzrakstiet, kas jums vajadzīgs.
newRequestLive-longRequest = Tas ir pārāk garš: ne vairāk kā { $limit }.
newRequestLive-longNote = Jūsu piezīme ir pārāk gara: ne vairāk kā { $limit }.
newRequestLive-answersRange = Ievadiet skaitli no { $min } līdz { $max }.
newRequestLive-leadNamed = Noslēpumu jums var nosūtīt tikai cilvēki, kurus norādāt.
newRequestLive-hintNamed = To var izlasīt tikai cilvēki, kurus norādāt.
newRequestLive-termAnswers =
    { $n ->
        [zero] { $n } atbilžu
        [one] { $n } atbilde
       *[other] { $n } atbildes
    }
newRequestLive-noPassphrase = bez ieejas frāzes
newRequestLive-withPassphrase = ar ieejas frāzi
newRequestLive-takes =
    { $n ->
        [zero] Uz to var atbildēt { $n } reizes; derīgs līdz: { $date } ({ $relative }).
        [one] Uz to var atbildēt { $n } reizi; derīgs līdz: { $date } ({ $relative }).
       *[other] Uz to var atbildēt { $n } reizes; derīgs līdz: { $date } ({ $relative }).
    }
newRequestLive-full = Jums ir pārāk daudz atvērtu pieprasījumu. Vispirms kādu aizveriet.
newRequestLive-tooLarge = Tas ir lielāks, nekā serveris pieņem.
newRequestLive-unavailable = Serveris pašlaik nav pieejams. Jūsu rakstītais joprojām ir šeit: pēc brīža mēģiniet vēlreiz.
newRequestLive-noSpace = Serverī vairs nav vietas. Nekas netika saglabāts.
newRequestLive-limited =
    { $n ->
        [zero] Pārāk daudz pieprasījumu. Mēģiniet vēlreiz pēc { $n } sekundēm.
        [one] Pārāk daudz pieprasījumu. Mēģiniet vēlreiz pēc { $n } sekundes.
       *[other] Pārāk daudz pieprasījumu. Mēģiniet vēlreiz pēc { $n } sekundēm.
    }
newRequestLive-retry = Tagad varat mēģināt vēlreiz.
newRequestLive-noAnswer = Serveris neatbildēja. Pārbaudiet savienojumu un mēģiniet vēlreiz.
newRequestLive-problem = Radās kļūda ({ $status }). Nekas netika saglabāts.
newRequestLive-refused = Serveris kādu no šīm vērtībām nepieņem.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [zero] Lūdzu, nosūtiet man kaut ko konfidenciālu ar šo saiti. Atbildēt var { $n } reizes; saite derīga līdz: { $date }. Konts nav vajadzīgs:
        [one] Lūdzu, nosūtiet man kaut ko konfidenciālu ar šo saiti. Atbildēt var { $n } reizi; saite derīga līdz: { $date }. Konts nav vajadzīgs:
       *[other] Lūdzu, nosūtiet man kaut ko konfidenciālu ar šo saiti. Atbildēt var { $n } reizes; saite derīga līdz: { $date }. Konts nav vajadzīgs:
    }
requestShareLive-requestSubject = Lūgums jums
requestShareLive-requestTerms =
    { $n ->
        [zero] Uz to var atbildēt { $n } reizes; derīgs līdz: { $date }.
        [one] Uz to var atbildēt { $n } reizi; derīgs līdz: { $date }.
       *[other] Uz to var atbildēt { $n } reizes; derīgs līdz: { $date }.
    }

## requestLetter

requestLetter-to = Kam
requestLetter-from = No kā
requestLetter-title = Jums lūdz kaut ko konfidenciālu
requestLetter-intro = To varat nosūtīt no jebkura tālruņa vai datora. Konts nav vajadzīgs.
requestLetter-scan = Noskenējiet kodu ar tālruņa kameru. Vai arī ierakstiet adresi pārlūkā tieši tā, kā tā šeit nodrukāta: lielie un mazie burti atšķiras.
requestLetter-press = Atvērtajā lapā nospiediet pogu un nosūtiet to, ko lūdz.
requestLetter-passphrase = Ievadiet ieejas frāzi un nospiediet pogu. Ieejas frāzi jums citā ceļā dod tas, kurš lūdz. Jūsu drošībai tās nav uz šīs lapas: nepierakstiet to šeit.
requestLetter-keep = Pēc tam iznīciniet šo lapu.

## request

request-recovery = Lejupielādēt atkopšanas failu
request-loadKey = Ielādēt atkopšanas failu
request-keyFile = Atkopšanas fails
request-linkOnce = Pilnā saite tika parādīta vienreiz, kad tika izveidots pieprasījums, un tā ir arī atkopšanas failā. Ja jums nav ne viena, ne otra, aizveriet šo pieprasījumu un izveidojiet jaunu.
request-noScript = Atbildes tiek rādītas tikai ar JavaScript.
request-asked = Ko jūs lūdzat
request-answers = Atbildes
request-close = Aizvērt pieprasījumu
request-cancel = Atcelt

## requestKeysLive

requestKeysLive-recoveryText =
    Šis fails atver atbildes uz jūsu pieprasījumu. Saglabājiet to un nesūtiet nevienam.

    Lai izlasītu atbildes citā pārlūkā, pierakstieties, atveriet pieprasījuma lapu un ielādējiet tur šo failu vai atveriet savu atslēgu.
requestKeysLive-recoveryLink = Nosūtāmā saite:
requestKeysLive-recoveryKey = Jūsu atslēga:
requestKeysLive-keyElsewhere = Lai tās izlasītu citā pārlūkā, lejupielādējiet atkopšanas failu. Nesūtiet to nevienam.
requestKeysLive-keyInTab = Šajā cilnē ir atslēga, kas atver atbildes.
requestKeysLive-keyMissing = Atbildes varat izlasīt tikai jūs, bet šajā pārlūkā nav jūsu atslēgas: ielādējiet atkopšanas failu.
requestKeysLive-keyNotInFile = Tas nav šī pieprasījuma atkopšanas fails.
requestKeysLive-keyLoaded = Jūsu atslēga ir ielādēta.

## requestWordsLive

requestWordsLive-unnamedRequest = Pieprasījums ({ $date })
requestWordsLive-closeQuestion = Vai aizvērt pieprasījumu „{ $name }”? Tas vairs nepieņems atbildes, un tā saturs tiks neatgriezeniski izdzēsts.
requestWordsLive-answersStay = Atbildes paliek, līdz beidzas to derīgums.
requestWordsLive-closedNow = Aizvērts. Pieprasījuma saturs ir neatgriezeniski izdzēsts.
requestWordsLive-answeredMeanwhile = Ir jauna atbilde.

## requestLive

requestLive-open = Atvērts
requestLive-ready = Atbildēts
requestLive-closed = Aizvērts
requestLive-guardedText = To sargā ieejas frāze, tāpēc šeit tas netiek rādīts.
requestLive-closedText = Tas tika neatgriezeniski izdzēsts, kad pieprasījums tika aizvērts.
requestLive-answersOf = Atbildes
requestLive-answersCount = { $came } no { $total }
requestLive-openUntil = Atvērts līdz
requestLive-filesMay = Faili
requestLive-filesYes = Drīkst sūtīt
requestLive-guard = Ieejas frāze
requestLive-guardSet = Vajadzīga, lai izlasītu un atbildētu
requestLive-email = Jūsu konta adrese
requestLive-emailShown = Tiek rādīta
requestLive-noAnswers = Neviens vēl nav atbildējis.
requestLive-sendLink = Nosūtiet saiti tam, kam ir jums vajadzīgais.
requestLive-noneCame = Neviens neatbildēja.
requestLive-purged = Atbildes tagad jau ir izdzēstas.
requestLive-answerBy = Atbilde no: { $name }
requestLive-answerOf = Atbilde ({ $date })
requestLive-newAnswer = jauna
requestLive-answerOpen = Atvērt
requestLive-answerPage = Saite un žurnāls
requestLive-answerOver = beigusies
requestLive-allCame = Atbildēts. Saite vairs nepieņem atbildes.
requestLive-logClosed = aizvērts manuāli

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [zero] { $n } jaunu atbilžu
        [one] { $n } jauna atbilde
       *[other] { $n } jaunas atbildes
    }
requestsLive-answersGot =
    { $n ->
        [zero] { $n } atbilžu
        [one] { $n } atbilde
       *[other] { $n } atbildes
    }
requestsLive-noneYet = vēl nav atbildes
requestsLive-closes = tiks aizvērts { $when }
requestsLive-hasClosed = aizvērts
requestsLive-requestMade = izveidots { $when }
requestsLive-noOpen = Pašlaik jūs neko nelūdzat.
requestsLive-noReady = Nevienam atvērtam pieprasījumam nav atbildes.
requestsLive-noClosed = Neviens pieprasījums vēl nav aizvērts.
requestsLive-closeRequest = Aizvērt

## ownRequests

ownRequests-tab = Pieprasījumi
ownRequests-open = Atvērtie
ownRequests-ready = Atbildētie
ownRequests-closed = Aizvērtie

## answerGate

answerGate-collects = Šī ir saite, kas atver atbildes. Tā paredzēta tam, kurš lūdza: pierakstieties un tad atveriet to vēlreiz.
answerGate-title = Jums lūdz noslēpumu
answerGate-intro = Kāds lūdz jums nosūtīt kaut ko konfidenciālu. Konts nav vajadzīgs.
answerGate-ownTitle = Jūsu pašu pieprasījums
answerGate-ownIntro = To lūdzat jūs. Citi uz to atbild šajā lapā.
answerGate-ownPage = Uz tā saiti, atbildēm un žurnālu
answerGate-passphraseHint = To atsevišķi no šīs saites jums dod tas, kurš lūdz.
answerGate-read = Skatīt, ko lūdz
answerGate-left =
    { $n ->
        [zero] Uz to var atbildēt vēl { $n } reizes; derīgs līdz: { $date } ({ $relative }).
        [one] Uz to var atbildēt vēl { $n } reizi; derīgs līdz: { $date } ({ $relative }).
       *[other] Uz to var atbildēt vēl { $n } reizes; derīgs līdz: { $date } ({ $relative }).
    }
answerGate-busy = Pārāk daudz pieprasījumu no jūsu adreses. Uzgaidiet minūti un mēģiniet vēlreiz.

## ownAnswer

ownAnswer-title = Atbilde uz „{ $name }”
ownAnswer-unnamed = Atbilde uz jūsu pieprasījumu
ownAnswer-intro = To varat atvērt tikai jūs.
ownAnswer-page = Uz pieprasījumu un visām tā atbildēm

## answer

answer-yourName = Jūsu vārds (neobligāti)
answer-yourNameHint = To redz tas, kurš lūdz.
answer-yourNameOpen = To redz tas, kurš lūdz. Vārds nav aizsargāts tā kā jūsu atbilde.
answer-addressShown = Redzama arī jūsu apstiprinātā e-pasta adrese.
answer-title = Ko jums lūdz
answer-label = No tā, kurš lūdz
answer-asks = Šīs saites sūtītājs lūdz:
answer-asksFiles = Šīs saites sūtītājs jums pievieno failus.
answer-ownWords = To uzrakstīja tas, kurš lūdz. Mēs neesam pārbaudījuši, kas tas ir.
answer-ownWordsAccount = To uzrakstīja tas, kurš lūdz.
answer-account = Lūdzēja konts šajā serverī: { $email }.
answer-anyAccount = Lūdzēja konts: { $email }. Šeit kontu var izveidot ikviens, tāpēc šī adrese nav pārbaudīta.
answer-unverifiedAccount = Lūdzēja konts: { $email }. Šo adresi neviens nav pārbaudījis.
answer-careful = Sūtiet tikai tad, ja zināt, kas lūdz.
answer-given = Faili jums
answer-text = Jūsu atbilde
answer-textPlaceholder = Parole, atslēga, piezīme…
answer-message = Ziņa
answer-sealed = Šis pieprasījums pieņem tikai atbildi, kas ir aizzīmogota no gala līdz galam. Bez JavaScript šī lapa to nevar aizzīmogot. Nosūtiet to ar šo komandu un pilnu saiti:
answer-sealedOnce = Jūsu atbildi var izlasīt tikai tas, kurš lūdz; šis serveris to nevar. Vēlāk to nevarēs mainīt.
answer-once = Tā tiek glabāta šifrēta, to var atvērt tikai tas, kurš lūdz, un vēlāk to nevarēs mainīt.
answer-send = Sūtīt
answer-sent = Nosūtīts
answer-sentText = Jūsu atbilde ir saņemta. Varat aizvērt šo lapu.
answer-sentTo = Jūsu atbildi saņēma { $email }. Varat aizvērt šo lapu.
answer-sentMore = Nosūtīt vēl vienu atbildi
answer-notSent = Nav nosūtīts
answer-notSentText = Dodieties atpakaļ: jūsu rakstītais joprojām ir tur.
answer-back = Sākt no jauna
answer-gone = Šeit vairs nekas netiek lūgts
answer-goneText = Šis pieprasījums ir aizvērts, tā laiks ir beidzies vai tas nekad nav bijis.
answer-goneHint = Palūdziet saites sūtītājam jaunu.
answer-answered = Jau atbildēts
answer-answeredText = Šim pieprasījumam jau ir visas lūgtās atbildes.
answer-answeredHint = Vai tas nebijāt jūs? Tad pasakiet to saites sūtītājam.
answer-blankProblem = Ievadiet, ko vēlaties nosūtīt.
answer-tooLargeProblem = Tas ir lielāks, nekā serveris pieņem.
answer-spaceProblem = Serverī vairs nav vietas. Nekas netika saglabāts.
answer-goneProblem = Šis pieprasījums vairs nepieņem atbildes. Nekas netika saglabāts.
answer-passphraseProblem = Ieejas frāze ir nepareiza. Nekas netika saglabāts.
answer-unprovedProblem = Šis pieprasījums ir paredzēts noteiktiem cilvēkiem, un šis pārlūks nav apliecinājis, ka esat viens no tiem. Nekas netika saglabāts. Vēlreiz atveriet saiti citā cilnē, saņemiet kodu pa e-pastu un tad nosūtiet to, ko šeit ierakstījāt.

## answerSealedLive

answerSealedLive-answerLinkCut = Saite nav pilnīga: daļas aiz # trūkst, vai tā ceļā ir mainīta. Nekas netika nosūtīts. Vēlreiz atveriet pilnu saiti vai jautājiet tās sūtītājam.
answerSealedLive-sealerMissing = Lapas daļa, kas aizzīmogo jūsu atbildi, netika saņemta. Nekas netika nosūtīts. Pārbaudiet savienojumu un ielādējiet lapu vēlreiz.
answerSealedLive-notSealed = Jūsu pārlūks to nevarēja aizzīmogot. Nekas netika nosūtīts.

## answerLive

answerLive-bytes = { $used } no { $limit }
answerLive-blank = Ievadiet, ko vēlaties nosūtīt.
answerLive-blankFiles = Ievadiet, ko vēlaties nosūtīt, vai izvēlieties failus.
answerLive-tooLong = Tas ir pārāk garš: ne vairāk kā { $limit }.
answerLive-tooLarge = Tas ir lielāks, nekā serveris pieņem.
answerLive-over = Šis pieprasījums vairs nepieņem atbildes. Nekas netika saglabāts.
answerLive-wrong = Ieejas frāze ir nepareiza. Nekas netika saglabāts.
answerLive-limited =
    { $n ->
        [zero] Pārāk daudz pieprasījumu. Mēģiniet vēlreiz pēc { $n } sekundēm.
        [one] Pārāk daudz pieprasījumu. Mēģiniet vēlreiz pēc { $n } sekundes.
       *[other] Pārāk daudz pieprasījumu. Mēģiniet vēlreiz pēc { $n } sekundēm.
    }
answerLive-again = Tagad varat mēģināt vēlreiz.
answerLive-unavailable = Serveris pašlaik nav pieejams. Jūsu rakstītais joprojām ir šeit: pēc brīža mēģiniet vēlreiz.
answerLive-noSpace = Serverī vairs nav vietas. Nekas netika saglabāts.
answerLive-offline = Serveris neatbildēja. Atbilde tomēr var būt saņemta: lai to redzētu, ielādējiet lapu vēlreiz.
answerLive-failed = Radās kļūda ({ $status }). Nekas netika saglabāts.
answerLive-refused = Serveris šo atbildi nepieņem. Nekas netika saglabāts.

## receipt

receipt-choice = Saglabāt kvīti
receipt-choiceHint = Otra saite tikai jums: tā rāda, vai noslēpums ir atvērts, un var to izdzēst.
receipt-yours = Saglabājiet savu kvīti
receipt-yoursShows = Tā rāda, vai noslēpums ir atvērts, un var to izdzēst.
receipt-yoursText = Izlasīt to tā nevar. Paturiet to pie sevis: saņēmējam vajadzīga augstāk redzamā saite.
receipt-open = Atvērt kvīti
receipt-copy = Kopēt kvīti
receipt-remember = Iegaumēt manas saites šajā ierīcē
receipt-rememberHint = Tikai kvītis un tikai šajā pārlūkā. Tās var redzēt ikviens, kas var lietot šo pārlūku. Izslēdzot šo iespēju, tās visas tiek aizmirstas.
receipt-list = Manas nesenās saites
receipt-listText = Ko šis pārlūks atceras par saitēm, ko izveidojāt bez konta.
receipt-listNone = Šis pārlūks neatceras nevienu saiti. Iegaumēt tās piedāvā kvīts.
receipt-listScripts = Šim sarakstam ir nepieciešams JavaScript: to glabā pārlūks, nevis serveris.
receipt-forget = Aizmirst visas
receipt-notOpened = Vēl nav atvērta
receipt-neverOpened = Nekad nav atvērta
receipt-notOpenedText = Līdz šim neviens nav atvēris saiti.
receipt-opened =
    { $n ->
        [zero] Atvērta { $n } reizes
        [one] Atvērta { $n } reizi
       *[other] Atvērta { $n } reizes
    }
receipt-times = Kad tā tika atvērta
receipt-timesSome = Jaunākās atvēršanas reizes
receipt-over = Neviens vairs nevar atvērt šo saiti.
receipt-overViews = Tā tika atvērta tik reižu, cik atļāvāt, pēdējoreiz: { $date }. Tās saturs ir neatgriezeniski izdzēsts.
receipt-overTime = Tās laiks beidzās: { $date }. Tās saturs ir neatgriezeniski izdzēsts.
receipt-overHand = Tā tika izdzēsta: { $date }. Tās saturs ir neatgriezeniski izdzēsts.
receipt-left =
    { $n ->
        [zero] Saiti var atvērt vēl { $n } reizes; derīga līdz: { $date }.
        [one] Saiti var atvērt vēl { $n } reizi; derīga līdz: { $date }.
       *[other] Saiti var atvērt vēl { $n } reizes; derīga līdz: { $date }.
    }
receipt-alarmed = Saņēmējs apgalvo, ka saiti pirms viņa ir atvēris kāds cits. Aprunājieties ar savu saņēmēju.
receipt-frozen = Saite ir apturēta: neviens to nevar atvērt.
receipt-again = Skatīt vēlreiz
receipt-unknown = Šeit nekas nav zināms
receipt-unknownText = Šī kvīts nepieder nevienai šī servera saitei. Pārbaudiet, vai adrese ir pilnīga.
receipt-unknownHint = Kādu laiku pēc saites derīguma beigām serveris izdzēš visu, ko par to zināja.

## receiptListLive

receiptListLive-made = Izveidota: { $date }
receiptListLive-stateOpened =
    { $n ->
        [zero] Atvērta { $n } reizes
        [one] Atvērta { $n } reizi
       *[other] Atvērta { $n } reizes
    }
receiptListLive-stateNone = Vēl nav atvērta
receiptListLive-stateOver = Beigusies
receiptListLive-stateAlarmed = Trauksme
receiptListLive-stateFrozen = Apturēta
receiptListLive-stateUnknown = Par to vairs nekas nav zināms
receiptListLive-stateFailed = Serveris neatbildēja
receiptListLive-forgotten = Aizmirsts. Turpmāk šis pārlūks saites neiegaumē.

## about

about-title = Kā tas darbojas un kas to uztur
about-lead = Jūs kopīgojat noslēpumu kā saiti. Saite pati pārstāj darboties, un tad noslēpums tiek neatgriezeniski izdzēsts.
about-operatorTitle = Kas uztur šo serveri
about-runBy = Šo serveri uztur { $name }.
about-unnamed = Šī servera uzturētājs šeit nav norādījis nosaukumu. Jautājiet tam, kurš jūs šurp atsūtīja.
about-contact = Saziņai:
about-program = Programma: Secret Push, versija { $version }.
about-words = Tā iesaka vārdus no saraksta EFF Long Wordlist, ko izveidojusi Electronic Frontier Foundation (https://www.eff.org/dice), izņemot četrus, saskaņā ar CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Kā noslēpums tiek aizsargāts
about-sealed = Serveris katru noslēpumu pirms saglabāšanas šifrē ar AES-256-GCM. Atslēga tiek atvasināta no katram noslēpumam savas nejaušas atslēgas, saites un ieejas frāzes, ja tāda ir.
about-masterKey = Nejaušā atslēga tiek glabāta šifrēta ar servera galveno atslēgu, kas tiek turēta ārpus datu bāzes.
about-passphrase = Serveris neglabā ne ieejas frāzi, ne ko tādu, ar ko to varētu salīdzināt. Argon2id padara minēšanu lēnu, un pēc pieciem nepareiziem mēģinājumiem minūtē adresei ir jāgaida.
about-files = Arī failu nosaukumi un saturs tiek šifrēti.
about-transport = Šī šifrēšana notiek serverī. Ceļu līdz tam aizsargā https:// adrese.
about-endToEnd = Sūtītājs var arī aizzīmogot noslēpumu pārlūkā vai komandrindā atvērtajā formātā age. Atslēga ir saitē aiz #, daļā, ko pārlūki nekad nesūta: šis serveris glabā un izsniedz to, ko pats nevar izlasīt.
about-endTitle = Kas notiek, kad saites derīgums beidzas
about-end = Saites derīgums beidzas pēc izvēlētā laika, pēc pēdējā atļautā skatījuma vai tad, kad kāds to izdzēš. Tajā brīdī tās atslēga, noslēpums un sūtītāja ziņa tiek neatgriezeniski izdzēsti.
about-endFiles = Arī faili tiek izdzēsti. Pēdējā skatījuma lejupielādes saites vēl darbojas: ne ilgāk kā { $time } un nekad ilgāk par izvēlēto laiku.
about-rowAnonymous = Bez konta kopīgota noslēpuma žurnāls tiek izdzēsts, kad pēc derīguma beigām pagājis šāds laiks: { $time }.
about-rowAnonymousKept = Bez konta kopīgota noslēpuma žurnāls tiek glabāts, līdz to izdzēš uzturētājs.
about-rowOwned = Sūtītāja, kas pierakstījies, noslēpuma žurnāls kopā ar sūtītāja doto nosaukumu un piezīmi tiek izdzēsts, kad pēc derīguma beigām pagājis šāds laiks: { $time }.
about-rowOwnedKept = Sūtītāja, kas pierakstījies, noslēpuma žurnāls kopā ar sūtītāja doto nosaukumu un piezīmi tiek glabāts, līdz to izdzēš uzturētājs.
about-backups = Dublējumā, līdz uzturētājs to izdzēš, ir tas, kas bija saglabāts tā izveides brīdī.
about-loggedTitle = Kas tiek reģistrēts
about-logged = Par katru noslēpumu: kad tas izveidots, atvērts, izdzēsts vai mēģināts atvērt ar nepareizu ieejas frāzi, kā arī tīkla adrese, pārlūks un lapa, no kuras apmeklētājs nāca. Sūtītāji, kas pierakstījušies, redz šo žurnālu par saviem noslēpumiem.
about-request = Par katru pieprasījumu serverim: laiks, lapas veids, rezultāts, ilgums un tīkla adrese. Nekad ne saite, noslēpums vai ieejas frāze. Cik ilgi šīs rindas glabā, izlemj uzturētājs.
about-cookies = Sīkfaili: viens jūsu sesijai pēc pierakstīšanās, pa vienam jūsu izvēlētajai valodai un krāsām un viens pārlūkā, kas gaida sūtītāju vai no kura ir ziņots par saiti. Izsekošanas nav, un lapas neko neielādē no citiem serveriem.
about-operatorReadsTitle = Ko uzturētājs var un ko nevar izlasīt
about-seesMeta = Uzturētājs redz, ka noslēpums pastāv: tā veidu, lielumu, laikus, skatījumus un žurnālu, kā arī tāda sūtītāja e-pasta adresi, kas pierakstījies.
about-adminPage = Administratori var izdzēst jebkuru noslēpumu. Viņi neredz ne tā saturu, ne nosaukumu, piezīmi vai saiti. Taču viņi var atiestatīt lietotāja paroli un tad pierakstīties kā šis lietotājs.
about-readsOwned = Tas, kam ir gan saglabātie dati, gan galvenā atslēga, var izlasīt sūtītāja, kas pierakstījies, vēl derīgu noslēpumu, ja tam nav ieejas frāzes, kā arī šī sūtītāja nosaukumus, piezīmes un ziņas.
about-readsAnonymous = Lai izlasītu bez konta kopīgotu noslēpumu, vajadzīga arī saite, ko serveris neglabā.
about-readsGuarded = Lai izlasītu noslēpumu ar ieejas frāzi, vajadzīga arī šī frāze. Īsu var uzminēt, garu nevar.
about-running = Tas, kurš pārvalda strādājošo serveri, var redzēt noslēpumu un tā ieejas frāzi, kad tas tiek izveidots un kad tiek atvērts.
about-readsSealed = Aizzīmogotu noslēpumu uzturētājs nevar izlasīt pat ar visiem datiem un galveno atslēgu. Taču pārveidots serveris varētu izsniegt lapu, kas noslēpumu atklāj: lai to izslēgtu, atveriet saiti ar komandrindu.
about-readsExpired = Noslēpumu, kura derīgums beidzies, nevar izlasīt neviens, arī uzturētājs ne, ja vien tas vēl nav kādā agrākā dublējumā.
about-youTitle = Ko jūs varat darīt
about-you = Izvēlieties maz skatījumu un īsu laiku. Pievienojiet ieejas frāzi un nosūtiet to citā ceļā nekā saiti. Atveriet noslēpumu tikai tad, kad varat to droši saglabāt.

## accessibility

accessibility-title = Piekļūstamība
accessibility-lead = Ikvienam jāspēj kopīgot un atvērt noslēpumu neatkarīgi no tā, kā cilvēks redz, dzird, kustas un lasa.
accessibility-contactTitle = Ja kaut kas jums traucē
accessibility-contact = Pasakiet šī servera uzturētājam, kas jums nedarbojas, vai palūdziet citu iespēju:
accessibility-nobody = Šī servera uzturētājs šeit nav norādījis saziņas iespēju. Pasakiet tam, kurš jūs šurp atsūtīja, kas jums nedarbojas, un palūdziet citu iespēju.
accessibility-standardTitle = Kam šīs lapas atbilst
accessibility-standard = Šīs lapas ir veidotas tā, lai atbilstu WCAG 2.2 AA līmenim un līdz ar to EN 301 549 9. nodaļai. Pēc veidotāju pašu pārbaudes tās atbilst, izņemot to, kas minēts nākamajā sarakstā.
accessibility-missingTitle = Kā trūkst
accessibility-missingUndo = Dzēšanu var atsaukt astoņas sekundes un ne ilgāk, jo noslēpums nedrīkst pārdzīvot savu dzēšanu. Fokuss uzreiz ir uz pogas, kas to atsauc.
accessibility-missingLanguage = Tam, ko cilvēki rakstījuši paši, piemēram, ziņai vai faila nosaukumam, nav norādīta valoda.
accessibility-missingReaders = Pārbaudē nav izmantots ekrāna lasītājs, un tajā vēl nav piedalījušies cilvēki ar invaliditāti.
accessibility-checkedTitle = Kā tas tika pārbaudīts
accessibility-checkedByProgram = Ar axe-core: katra lapa katrā stāvoklī, šaurā un platā ekrānā, gaiša un tumša. Katra lapa arī ietilpst 320 pikseļos un ar divreiz lielāku tekstu.
accessibility-checkedByHand = Manuāli: galvenie ceļi caur lapām tikai ar tastatūru, ar lielākām atstarpēm starp burtiem un rindām, kā arī Chromium piekļūstamības kokā, no kura lasa ekrāna lasītāji.

## caution

caution-notMe = Tas nebiju es
caution-tellText = Ja tas nebija neviens jums pazīstams, pasakiet sūtītājam: tas tiks ierakstīts viņa žurnālā.
caution-tellFreezes = Tas arī aptur saiti: neviens to nevar atvērt, līdz sūtītājs to atjauno.
caution-tell = Paziņot sūtītājam
caution-told = Jūs paziņojāt sūtītājam, ka tas nebijāt jūs.
caution-askSender = Ja tas nebijāt jūs, palūdziet sūtītājam jaunu noslēpumu.
caution-toldTitle = Sūtītājs to tagad var redzēt
caution-toldText = Sūtītāja žurnālā ir ierakstīts, ka šo saiti pirms jums kāds ir atvēris.
caution-toldFrozen = Saite ir apturēta: neviens to nevar atvērt, līdz sūtītājs to atjauno.
caution-toldOpen = Saite joprojām darbojas. Pirms paļaujaties uz tās saturu, jautājiet sūtītājam.
caution-toldNext = Sazinieties ar sūtītāju citā ceļā, piemēram, pa tālruni.
caution-back = Atpakaļ uz noslēpumu
caution-frozenTitle = Šī saite ir apturēta
caution-frozenText = Pašlaik neviens to nevar atvērt. Tā atkal darbosies, kad sūtītājs to atjaunos.
caution-frozenHint = Jautājiet sūtītājam un tad ielādējiet šo lapu vēlreiz. Tas netika ieskaitīts kā skatījums.
caution-elsewhereTitle = Ne no šī tīkla
caution-elsewhereText = Sūtītājs izvēlējās tīklus, no kuriem šo saiti var atvērt. Jūsu adrese { $address } nav nevienā no tiem.
caution-elsewhereHint = Izveidojiet savienojumu ar pareizo tīklu un tad ielādējiet šo lapu vēlreiz. Tas netika ieskaitīts kā skatījums.
caution-earlyTitle = Vēl nav pieejama
caution-earlyText = Šo saiti varēs atvērt no šī laika: { $date } ({ $relative }).
caution-earlyHint = Ielādējiet šo lapu vēlreiz tad. Tas netika ieskaitīts kā skatījums.
caution-notBefore = Var atvērt ne agrāk kā (neobligāti)
caution-notBeforeHint = Šīs ierīces laika joslā. Agrāk to varat atvērt tikai jūs.
caution-afterFirstView = Derīgums pēc pirmā skatījuma (neobligāti)
caution-networks = Tikai šajos tīklos (jautājiet savai IT nodaļai)
caution-networksHint = Adreses un diapazoni, piemēram, 192.0.2.0/24, atdalīti ar komatiem.
caution-addressees = Tikai šiem cilvēkiem (neobligāti)
caution-addresseesHint = E-pasta adreses vai grupas, piemēram, group:staff, atdalītas ar komatiem. Pirms saites atvēršanas šie cilvēki izmanto uzņēmuma pierakstīšanos vai kodu, ko tiem nosūta pa e-pastu.
caution-addresseesByCompany = E-pasta adreses vai grupas, piemēram, group:staff, atdalītas ar komatiem. Pirms saites atvēršanas šie cilvēki izmanto uzņēmuma pierakstīšanos.
caution-addresseesByCode = E-pasta adreses, atdalītas ar komatiem. Konts nevienam nav vajadzīgs: pirms saites atvēršanas jāieraksta kods, ko nosūta pa e-pastu.
caution-addresseesRequired = Tikai šiem cilvēkiem (obligāti)
caution-addresseesNext = Tikai šiem saņēmējiem: { $people }. Nosūtiet tiem saiti. Tā tiem atvērsies pēc uzņēmuma pierakstīšanās.
caution-addresseesNextByCode = Tikai šiem saņēmējiem: { $people }. Nosūtiet tiem saiti. Tās lapā viņi saņem kodu uz savu e-pasta adresi.
caution-addresseesNextByEither = Tikai šiem saņēmējiem: { $people }. Nosūtiet tiem saiti. Tās lapā viņi izmanto uzņēmuma pierakstīšanos vai saņem kodu uz savu e-pasta adresi.
caution-openings = Brīdināt saņēmēju, ja kāds saiti jau ir atvēris
caution-freeze = Apturēt saiti
caution-thaw = Atjaunot saiti

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [zero] Šī saite jau tika atvērta { $n } reizes, pēdējoreiz: { $date } ({ $relative }).
        [one] Šī saite jau tika atvērta { $n } reizi, pēdējoreiz: { $date } ({ $relative }).
       *[other] Šī saite jau tika atvērta { $n } reizes, pēdējoreiz: { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = „{ $entry }” nav e-pasta adrese.
addresseesLive-notIn = Adreses domēnā { $domain } nav atļautas.
addresseesLive-wanted = Ievadiet, kam saite paredzēta: šis serveris to pieprasa.

## cautionCreateLive

cautionCreateLive-badMoment = Izvēlieties brīdi pirms saites derīguma beigām.
cautionCreateLive-termNotBefore = var atvērt no: { $date }
cautionCreateLive-notSooner = Nemainās
cautionCreateLive-termFirstView = derīga { $duration } pēc pirmā skatījuma
cautionCreateLive-badNetwork = „{ $network }” nav tīkls. Ievadiet adreses un diapazonus, piemēram, 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [zero] tikai no { $n } tīkliem
        [one] tikai no { $n } tīkla
       *[other] tikai no { $n } tīkliem
    }
cautionCreateLive-termAddressees =
    { $n ->
        [zero] tikai { $n } saņēmējiem
        [one] tikai { $n } saņēmējam
       *[other] tikai { $n } saņēmējiem
    }
cautionCreateLive-termLock = tikai pirmajai ierīcei
cautionCreateLive-termViewsEach =
    { $n ->
        [zero] { $n } skatījumu katram saņēmējam
        [one] { $n } skatījums katram saņēmējam
       *[other] { $n } skatījumi katram saņēmējam
    }

## cautionOwnLive

cautionOwnLive-frozen = Apturēta
cautionOwnLive-alarmed = Ziņots
cautionOwnLive-frozenNow = Šī saite ir apturēta: to nevar atvērt neviens, izņemot jūs. Tās derīgums tik un tā beidzas: { $date }.
cautionOwnLive-alarm = Saņēmējs apgalvo, ka to pirms viņa ir atvēris kāds cits. Ziņots: { $date } ({ $relative }), no { $address } ({ $browser }).
cautionOwnLive-alarmNext = Salīdziniet tālākos ierakstus ar to, kam devāt saiti. Ja šaubāties, izdzēsiet to un nomainiet noslēpumu.
cautionOwnLive-settle = Noraidīt ziņojumu
cautionOwnLive-thawQuestion = Vai atjaunot „{ $name }”? Ikviens, kam ir saite, to atkal varēs atvērt.
cautionOwnLive-nowFrozen = Apturēta. To nevar atvērt neviens, izņemot jūs.
cautionOwnLive-nowThawed = Saite atkal darbojas.
cautionOwnLive-nowSettled = Ziņojums noraidīts.
cautionOwnLive-networks = Tīkli
cautionOwnLive-recipients = Saņēmēji
cautionOwnLive-recipientsOnly = Tikai: { $recipients }
cautionOwnLive-networksOnly = Tikai no: { $networks }
cautionOwnLive-lock = Ierīces
cautionOwnLive-lockYes = Atkārtoti var atvērt tikai pirmā ierīce
cautionOwnLive-shares = Katra skatījumi
cautionOwnLive-sharesEach =
    { $n ->
        [zero] Katrs drīkst atvērt { $n } reizes
        [one] Katrs drīkst atvērt { $n } reizi
       *[other] Katrs drīkst atvērt { $n } reizes
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [zero] { $n } mēģinājumu no neatļautiem tīkliem.
        [one] { $n } mēģinājums no neatļauta tīkla.
       *[other] { $n } mēģinājumi no neatļautiem tīkliem.
    }

## hold

hold-title = Gaidām sūtītāju
hold-tell = Sūtītājam jāatļauj jums to atvērt. Pasakiet sūtītājam šos trīs vārdus, piemēram, pa tālruni:
hold-plain = Šī lapa ik pēc dažām sekundēm pārbauda vēlreiz.
hold-look = Pārbaudīt tūlīt
hold-released = Sūtītājs jums atļāva to atvērt. Varat to atvērt vienreiz.
hold-counts = Sūtītājam jāatļauj jums to atvērt.
hold-ask = Lūgt sūtītāja atļauju
hold-refusedTitle = Sūtītājs atteica
hold-refusedText = Sūtītājs neatļāva jums to atvērt un apturēja saiti.
hold-refusedHint = Ja jūs uz to gaidījāt, piezvaniet sūtītājam. Nekas netika atvērts.
hold-choice = Jautāt man, pirms tā tiek atvērta
hold-choiceHint = Saņēmējs pa tālruni nolasa jums trīs vārdus, un jūs viņu ielaižat.
hold-who = Kas jūs gaida
hold-compare = Ielaidiet tikai to, kurš jums pasaka tieši šos vārdus, piemēram, pa tālruni.
hold-nobody = Vēl neviens negaida. Ikviens, kas atver saiti, gaida šeit un nolasa jums trīs vārdus.

## holdGateLive

holdGateLive-title = Gaidām sūtītāju
holdGateLive-until = Šī lapa gaida līdz: { $date } ({ $relative }). Varat to atstāt atvērtu.
holdGateLive-waiting = Gaidām. Jūsu vārdi: { $words }.
holdGateLive-released = Sūtītājs atļāva to atvērt.
holdGateLive-crowded =
    { $n ->
        [zero] Pārāk daudz cilvēku uz to gaida. Mēģiniet vēlreiz pēc { $n } sekundēm.
        [one] Pārāk daudz cilvēku uz to gaida. Mēģiniet vēlreiz pēc { $n } sekundes.
       *[other] Pārāk daudz cilvēku uz to gaida. Mēģiniet vēlreiz pēc { $n } sekundēm.
    }

## holdCreateLive

holdCreateLive-termHold = pirms atvēršanas jautā jums

## holdOwnLive

holdOwnLive-release = Ielaist
holdOwnLive-refuse = Atteikt un apturēt
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Ielaists, vēl nav atvēris
holdOwnLive-asks =
    { $n ->
        [zero] Gaida { $n } cilvēku
        [one] Gaida { $n } cilvēks
       *[other] Gaida { $n } cilvēki
    }
holdOwnLive-arrived = Kāds gaida: { $words }.
holdOwnLive-nowReleased = Saņēmējs ir ielaists un var to atvērt vienreiz.
holdOwnLive-nowRefused = Atteikts. Saite ir apturēta.
holdOwnLive-tooLate = Šī gaidīšana jau bija beigusies.
holdOwnLive-hold = Atļauja
holdOwnLive-holdYes = Pirms atvēršanas tā jautā jums

## links

links-choice = Katram sava saite

## linksLive

linksLive-noGroups = Grupai nevar būt savas saites: izņemiet „{ $group }” vai nosauciet tās cilvēkus.
linksLive-making = Saite { $at } no { $of }: { $address }
linksLive-waits =
    { $n ->
        [zero] Serveris lūdz uzgaidīt: { $address } sekos pēc { $n } sekundēm.
        [one] Serveris lūdz uzgaidīt: { $address } sekos pēc { $n } sekundes.
       *[other] Serveris lūdz uzgaidīt: { $address } sekos pēc { $n } sekundēm.
    }
linksLive-notTried = Atcelts. Nekas netika saglabāts.
linksLive-ready =
    { $n ->
        [zero] { $n } saites ir gatavas
        [one] { $n } saite ir gatava
       *[other] { $n } saites ir gatavas
    }
linksLive-opens =
    { $n ->
        [zero] Katru var atvērt tikai tās saņēmējs, { $n } reizes; derīga līdz: { $date } ({ $relative }).
        [one] Katru var atvērt tikai tās saņēmējs, { $n } reizi; derīga līdz: { $date } ({ $relative }).
       *[other] Katru var atvērt tikai tās saņēmējs, { $n } reizes; derīga līdz: { $date } ({ $relative }).
    }
linksLive-links = Saites
linksLive-copyOne = Kopēt
linksLive-copyAll = Kopēt visas kā tekstu
linksLive-pageOf = Šīs saites lapa
linksLive-keptByPasskey = Lai kopētu, būs vajadzīga jūsu piekļuves atslēga.
linksLive-gone = Šī lapa šo saiti vairs nerāda.
linksLive-linksKept = Šis pārlūks saites glabā. Neviens cits pārlūks tās nevar parādīt.
linksLive-onlyHere = Kopējiet saites tūlīt. Tās vairs nevarēs parādīt.
linksLive-unmade = Dažas saites vēl nav izveidotas, un tas, ko kopīgojat, ir tikai šajā lapā. Vai tomēr pamest lapu?
linksLive-unsaved = Ne visas saites ir nokopētas, un tās rāda tikai šī lapa. Vai tomēr pamest lapu?
linksLive-unmadeCount =
    { $n ->
        [zero] { $n } saites netika izveidotas:
        [one] { $n } saite netika izveidota:
       *[other] { $n } saites netika izveidotas:
    }
linksLive-again = Mēģināt vēlreiz

## lock

lock-choice = Atkārtoti var atvērt tikai pirmā ierīce
lock-choiceHint = Saite paliek tam, kurš to atver pirmais. Jebkurā citā ierīcē vai pārlūkā tiek paziņots, ka tā ir atvērta citur.
lock-viewsEach = Skatījumi katram saņēmējam (neobligāti)
lock-viewsEachHint = Katrai adresei tad ir savi skatījumi, un neviens nevar iztērēt pārējo skatījumus.
lock-first = Atkārtoti to var atvērt tikai tas pārlūks, kas to atver pirmais, tāpēc atveriet tur, kur jums to vajag. Jūsu pārlūks šim nolūkam glabā sīkfailu.
lock-own = Šis pārlūks to atvēra pirmais. Tikai tas var to atvērt vēlreiz.
lock-elsewhereTitle = Atvērta citā pārlūkā
lock-elsewhereText = Šo saiti var atvērt tikai tajā pārlūkā, kas to atvēra pirmais, un tas nebija šis.
lock-elsewhereHint = Ja tas bijāt jūs, atgriezieties tajā ierīcē un pārlūkā. Ja ne, noslēpumu, iespējams, ir izlasījis kāds cits.
lock-needsCookie = Šai saitei vajadzīgs sīkfails, bet jūsu pārlūks to nenosūtīja. Atļaujiet šai lapai sīkfailus un mēģiniet vēlreiz.
lock-usedTitle = Jūs to jau atvērāt
lock-usedText =
    { $n ->
        [zero] Sūtītājs katram saņēmējam ļauj atvērt šo saiti { $n } reizes, un jūs to jau izdarījāt.
        [one] Sūtītājs katram saņēmējam ļauj atvērt šo saiti { $n } reizi, un jūs to jau izdarījāt.
       *[other] Sūtītājs katram saņēmējam ļauj atvērt šo saiti { $n } reizes, un jūs to jau izdarījāt.
    }
lock-usedHint = Ja jums to vajag vēlreiz, palūdziet sūtītājam jaunu saiti.

## sharesLive

sharesLive-lastView = Šis bija jūsu pēdējais skatījums. Saglabājiet tūlīt to, kas jums vajadzīgs.
sharesLive-lastViewFiles = Šis bija jūsu pēdējais skatījums. Lejupielādējiet tūlīt to, kas jums vajadzīgs: saites darbojas tikai īsu brīdi.

## preview

preview-title = Saite
preview-text = Ikviens, kam ir šī saite, var atvērt noslēpumu. Šīs lapas apskatīšana netiek ieskaitīta kā skatījums.
preview-sealedText = Ikviens, kam ir pilnā saite, var atvērt noslēpumu. Šīs lapas apskatīšana netiek ieskaitīta kā skatījums.
preview-shownOnce = Tam ir pilnīga šifrēšana: pilnā saite tika parādīta vienreiz, kad tā tika izveidota, un to vairs nevar parādīt.
preview-lost = Ja jums tās vairs nav, izdzēsiet šo saiti un izveidojiet jaunu.
preview-qrOf = Saites QR kods
preview-terms = Informācija

## returned

returned-one = E-pasta vēstule adresātam { $recipient } atgriezās: { $reason } (statuss { $status }, { $when }).
returned-hint = Pārbaudiet adresi vai nododiet saiti citā ceļā.
returned-no_mailbox = tādas pastkastes nav
returned-no_domain = domēna nav, vai tas nepieņem e-pastu
returned-closed = pastkaste nepieņem e-pastu
returned-full = pastkaste ir pilna
returned-too_large = vēstule pastkastei ir pārāk liela
returned-unreachable = adreses pasta serveri neizdevās sasniegt
returned-policy = adreses pasta serveris nepieņem šādas vēstules no šī servera
returned-refused = adreses pasta serveris to noraidīja

## share

share-link = Saite
share-copy = Kopēt saiti
share-share = Kopīgot
share-mail = E-pasts
share-message = Kopēt kā ziņu
share-qr = QR kods
share-print = Drukāt vēstuli
share-page = Atvērt šīs saites lapu
share-png = Saglabāt kā PNG
share-svg = Saglabāt kā SVG

## shareLive

shareLive-copied = Nokopēts
shareLive-copyFailed = Neizdevās kopēt. Atlasiet tekstu un nokopējiet to.
shareLive-letterFailed = Vēstuli neizdevās ielādēt. Pārbaudiet savienojumu un mēģiniet vēlreiz.
shareLive-codeFailed = Kodu neizdevās saglabāt. Pārbaudiet savienojumu un mēģiniet vēlreiz.
shareLive-message =
    { $n ->
        [zero] Es ar jums kopīgoju kaut ko konfidenciālu. Saiti var atvērt { $n } reizes; derīga līdz: { $date }:
        [one] Es ar jums kopīgoju kaut ko konfidenciālu. Saiti var atvērt { $n } reizi; derīga līdz: { $date }:
       *[other] Es ar jums kopīgoju kaut ko konfidenciālu. Saiti var atvērt { $n } reizes; derīga līdz: { $date }:
    }
shareLive-mailSubject = Noslēpums jums
shareLive-letterTerms =
    { $n ->
        [zero] Saiti var atvērt { $n } reizes; derīga līdz: { $date }. Pēc tam tās saturs tiek neatgriezeniski izdzēsts.
        [one] Saiti var atvērt { $n } reizi; derīga līdz: { $date }. Pēc tam tās saturs tiek neatgriezeniski izdzēsts.
       *[other] Saiti var atvērt { $n } reizes; derīga līdz: { $date }. Pēc tam tās saturs tiek neatgriezeniski izdzēsts.
    }

## letter

letter-to = Kam
letter-from = No kā
letter-title = Kaut kas konfidenciāls jums
letter-intro = To var atvērt jebkurā tālrunī vai datorā. Konts nav vajadzīgs.
letter-scan = Noskenējiet kodu ar tālruņa kameru. Vai arī ierakstiet adresi pārlūkā tieši tā, kā tā šeit nodrukāta: lielie un mazie burti atšķiras.
letter-press = Atvērtajā lapā nospiediet pogu.
letter-passphrase = Ievadiet ieejas frāzi un nospiediet pogu. Ieejas frāzi jums citā ceļā dod sūtītājs. Jūsu drošībai tās nav uz šīs lapas: nepierakstiet to šeit.
letter-keep = Saglabājiet to, kas jums vajadzīgs, un tad iznīciniet šo lapu.
letter-code = Adreses QR kods

## push

push-opened = Kas to atvēra
push-log = Viss žurnāls
push-when = Kad
push-what = Kas noticis
push-address = Adrese
push-browser = Pārlūks
push-older = Agrāki
push-newer = Vēlāki
push-end = Dzēst tūlīt
push-cancel = Atcelt

## pushChange

pushChange-title = Mainīt šo saiti
pushChange-back = Atpakaļ uz saiti
pushChange-expires = Derīguma beigas
pushChange-views = Cik reižu kopā to var atvērt
pushChange-save = Saglabāt izmaiņas
pushChange-extend = Pagarināt: +{ $duration }
pushChange-change = Mainīt…
pushChange-changed = Mainīta.
pushChange-viewsBetween = No { $min } līdz { $max }. Līdz šim atvērta: { $used }.
pushChange-latest = Vēlākais: { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Izvēlieties laiku šajās robežās: { $from } – { $to }.

## agentLive

agentLive-agentOn = { $browser } sistēmā { $system }
agentLive-agentUnknown = nezināms

## pushLive

pushLive-codesWait = Gaidošās e-pasta vēstules ar saņēmēju kodiem: { $count }. Pirmā pienāks ne vēlāk kā: { $time }.
pushLive-codesFailed = Kods nav nosūtīts pa e-pastu: { $addresses }.
pushLive-text = Teksts
pushLive-file = Faili
pushLive-url = Saite
pushLive-qr = QR kods
pushLive-active = Aktīva
pushLive-expired = Beigusies
pushLive-views = Skatījumi
pushLive-viewsLeft = Atlikuši { $left } no { $total }
pushLive-viewsUsed = Izmantoti { $used } no { $total }
pushLive-expires = Derīguma beigas
pushLive-notBefore = Var atvērt no
pushLive-firstView = Pēc pirmā skatījuma
pushLive-firstViewEnds = Derīga vēl { $duration }
pushLive-passphrase = Ieejas frāze
pushLive-passphraseSet = Iestatīta: saiti var atvērt tikai ar to.
pushLive-covered = Aizsegts
pushLive-coveredYes = Jā, līdz saņēmējs tam pieskaras
pushLive-deletable = Saņēmēji drīkst dzēst
pushLive-deletableYes = Jā
pushLive-files = Faili
pushLive-fileGuarded = nosaukumu sargā ieejas frāze
pushLive-filesSealed =
    { $n ->
        [zero] { $n } failu, { $size }, nosaukumi aizzīmogoti
        [one] { $n } fails, { $size }, nosaukums aizzīmogots
       *[other] { $n } faili, { $size }, nosaukumi aizzīmogoti
    }
pushLive-filesErased =
    { $n ->
        [zero] { $n } faili, neatgriezeniski izdzēsti
        [one] { $n } fails, neatgriezeniski izdzēsts
       *[other] { $n } faili, neatgriezeniski izdzēsti
    }
pushLive-created = Izveidota
pushLive-name = Nosaukums
pushLive-endedByViews = Pēdējais skatījums izmantots: { $when }. Saturs ir neatgriezeniski izdzēsts.
pushLive-endedByTime = Laiks beidzies: { $when }. Saturs ir neatgriezeniski izdzēsts.
pushLive-endedByHand = Izdzēsta: { $when }, no { $address } ({ $browser }). Saturs ir neatgriezeniski izdzēsts.
pushLive-neverOpened = Neviens to neatvēra.
pushLive-openedNewest =
    { $n ->
        [zero] Šeit ir { $n } jaunākās reizes; žurnālā ir visas reizes.
        [one] Šeit ir { $n } jaunākā reize; žurnālā ir visas reizes.
       *[other] Šeit ir { $n } jaunākās reizes; žurnālā ir visas reizes.
    }
pushLive-scanned =
    { $n ->
        [zero] Programmas, piemēram, saišu priekšskatījumi tērzēšanā, tās lapu ir skenējušas { $n } reizes. Skatījumi par to netiek skaitīti.
        [one] Programmas, piemēram, saišu priekšskatījumi tērzēšanā, tās lapu ir skenējušas { $n } reizi. Skatījumi par to netiek skaitīti.
       *[other] Programmas, piemēram, saišu priekšskatījumi tērzēšanā, tās lapu ir skenējušas { $n } reizes. Skatījumi par to netiek skaitīti.
    }
pushLive-failedPassphrases =
    { $n ->
        [zero] Ievadītas { $n } nepareizas ieejas frāzes.
        [one] Ievadīta { $n } nepareiza ieejas frāze.
       *[other] Ievadītas { $n } nepareizas ieejas frāzes.
    }
pushLive-failedViews =
    { $n ->
        [zero] { $n } mēģinājumu, kamēr tās derīgums bija beidzies, tā bija apturēta vai vēl nebija pieejama.
        [one] { $n } mēģinājums, kamēr tās derīgums bija beidzies, tā bija apturēta vai vēl nebija pieejama.
       *[other] { $n } mēģinājumi, kamēr tās derīgums bija beidzies, tā bija apturēta vai vēl nebija pieejama.
    }
pushLive-openedMeanwhile = Tikko atvērta.
pushLive-ended = Izdzēsta. Saturs ir neatgriezeniski izdzēsts.

## presets

presets-presets = Sagataves
presets-keep = Saglabāt kā sagatavi…
presets-title = Jūsu sagataves
presets-text = Opcijas, ko saglabājāt jaunām saitēm. Lai tās izmantotu, veidojot saiti, izvēlieties sagatavi.

## presetsLive

presetsLive-presets = Sagataves
presetsLive-keepTitle = Saglabāt kā sagatavi
presetsLive-name = Nosaukums
presetsLive-save = Saglabāt
presetsLive-cancel = Atcelt
presetsLive-badName = Ievadiet nosaukumu, kurā ir ne vairāk kā 40 rakstzīmes. Varat saglabāt līdz 20 sagatavēm.
presetsLive-badTerms = Kādu no šīm opcijām šis serveris nepieņem.
presetsLive-taken = Jums jau ir sagatave ar šādu nosaukumu.
presetsLive-offline = Serveris neatbildēja. Pārbaudiet savienojumu un mēģiniet vēlreiz.
presetsLive-failed = Radās kļūda ({ $status }). Nekas netika mainīts.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [zero] { $n } skatījumu
        [one] { $n } skatījums
       *[other] { $n } skatījumi
    }
ownPresetsLive-rename = Pārdēvēt
ownPresetsLive-renameOf = Pārdēvēt „{ $name }”
ownPresetsLive-remove = Dzēst
ownPresetsLive-removeQuestion = Vai dzēst sagatavi „{ $name }”? Ar to izveidotās saites paliek, kā ir.

## signIn

signIn-title = Pierakstīties
signIn-email = E-pasta adrese
signIn-password = Parole
signIn-newPassword = Jauna parole
signIn-passwordHint =
    { $n ->
        [zero] Vismaz { $n } rakstzīmju. Labi der daži vārdi.
        [one] Vismaz { $n } rakstzīme. Labi der daži vārdi.
       *[other] Vismaz { $n } rakstzīmes. Labi der daži vārdi.
    }
signIn-submit = Pierakstīties
signIn-passkey = Pierakstīties ar piekļuves atslēgu
signIn-signUp = Izveidot kontu
signIn-have = Man ir konts
signIn-name = E-pasta adrese vai lietotājvārds
signIn-companyOrLocal = Izmantojiet uzņēmuma paroli vai, ja jums tāda ir, šī servera paroli.
signIn-companyOrAdmins = Izmantojiet uzņēmuma paroli. Administratori var izmantot arī šī servera paroli.
signIn-company = Izmantojiet uzņēmuma paroli.
signIn-adminsOnly = Ar paroli pierakstās tikai administratori.
signIn-forgot = Aizmirsāt paroli? Administrators var jums nosūtīt saiti.
signIn-setUpTitle = Laipni lūdzam
signIn-setUpText = Šajā serverī vēl nav kontu. Izveidojiet pirmo: tas būs administratora konts.
signIn-setUpCode = Uzstādīšanas kods
signIn-setUpCodeHint = Serveris to izvadīja palaišanas brīdī. Meklējiet servera terminālī vai žurnālā.
signIn-setUpSubmit = Izveidot kontu
signIn-resetTitle = Izvēlieties paroli
signIn-resetAccount = Kontam { $email }
signIn-resetText = Šī saite darbojas vienreiz. Izmantojot to, tiek izbeigtas visas jūsu konta sesijas un API marķieri.
signIn-lettersWhy = Tā parādāt, ka neesat programma.
signIn-resetSubmit = Saglabāt un pierakstīties

## sessionsLive

sessionsLive-sessions = Sesijas
sessionsLive-sessionHere = šis pārlūks
sessionsLive-sessionBegan = pierakstīšanās { $when }
sessionsLive-sessionUsed = pēdējoreiz lietota { $when }
sessionsLive-sessionEnd = Izbeigt
sessionsLive-sessionEndQuestion = Vai izbeigt sesiju ({ $name })? Tas pārlūks tiks uzreiz izrakstīts.
sessionsLive-sessionEnded = Izbeigta. Tas pārlūks ir izrakstīts.
sessionsLive-noSessions = Nav nevienas sesijas.
sessionsLive-othersQuestion = Vai izrakstīties visur citur? Šeit pierakstīšanās paliek spēkā.
sessionsLive-othersEnded =
    { $n ->
        [zero] Izbeigtas { $n } citas sesijas.
        [one] Izbeigta { $n } cita sesija.
       *[other] Izbeigtas { $n } citas sesijas.
    }
sessionsLive-endOthers = Izrakstīties visur citur

## signInAgainLive

signInAgainLive-title = Jūsu konts ir izrakstīts
signInAgainLive-text = Jūsu sesija ir beigusies. Lai turpinātu, pierakstieties kā { $email }. Jūsu rakstītais un izvēlētais joprojām ir šeit.
signInAgainLive-somebodyElse = Šajā pārlūkā tagad ir pierakstīts konts { $other }. Lai turpinātu, pierakstieties kā { $email }. Jūsu rakstītais un izvēlētais joprojām ir šeit.
signInAgainLive-limited = Šis serveris prasa otro faktoru. Iestatiet to un tad turpiniet. Jūsu rakstītais un izvēlētais joprojām ir šeit.
signInAgainLive-declined = Jūsu konts ir izrakstīts, un nekas netika nosūtīts. Lai turpinātu, mēģiniet pierakstīties vēlreiz.
signInAgainLive-notYet = Konts { $email } vēl nav pierakstīts.
signInAgainLive-password = Parole
signInAgainLive-submit = Pierakstīties un turpināt
signInAgainLive-passkey = Pierakstīties ar piekļuves atslēgu
signInAgainLive-elsewhere = Tas tiks atvērts citā cilnē. Pēc tam atgriezieties šeit un turpiniet.
signInAgainLive-setUp = Iestatīt otro faktoru
signInAgainLive-goOn = Turpināt
signInAgainLive-cancel = Atcelt
signInAgainLive-noName = Ievadiet e-pasta adresi vai lietotājvārdu.
signInAgainLive-noPassword = Ievadiet paroli.
signInAgainLive-wrong = Parole ir nepareiza.
signInAgainLive-refused = Šādi pierakstīties nedrīkst. Izmantojiet citu veidu vai jautājiet administratoram.
signInAgainLive-noCode = Ievadiet kodu.
signInAgainLive-code = Lietotnes kods vai atkopšanas kods
signInAgainLive-recoveryCode = Atkopšanas kods
signInAgainLive-wrongCode = Šis kods ir nepareizs vai jau izmantots. Pagaidiet nākamo.
signInAgainLive-begin = Tas aizņēma pārāk ilgu laiku. Atceliet un mēģiniet vēlreiz.
signInAgainLive-passkeyCancelled = Piekļuves atslēga netika izmantota. Mēģiniet vēlreiz vai pierakstieties citādi.
signInAgainLive-passkeyRefused = Serveris nepieņēma šo piekļuves atslēgu. Pierakstieties citādi.
signInAgainLive-wrongOrigin = Šī lapa tika atvērta citā adresē, nevis paša servera adresē. Atveriet to servera bāzes URL.
signInAgainLive-tooMany =
    { $n ->
        [zero] Pārāk daudz neveiksmīgu mēģinājumu. Mēģiniet vēlreiz pēc { $n } sekundēm.
        [one] Pārāk daudz neveiksmīgu mēģinājumu. Mēģiniet vēlreiz pēc { $n } sekundes.
       *[other] Pārāk daudz neveiksmīgu mēģinājumu. Mēģiniet vēlreiz pēc { $n } sekundēm.
    }
signInAgainLive-offline = Serveris neatbildēja. Pārbaudiet savienojumu un mēģiniet vēlreiz.
signInAgainLive-failed = Radās kļūda ({ $status }).

## accountLive

accountLive-passkeyCancelled = Piekļuves atslēga netika izmantota. Mēģiniet vēlreiz vai izmantojiet paroli.
accountLive-passkeyRefused = Serveris nepieņēma šo piekļuves atslēgu. Pierakstieties ar paroli.
accountLive-wrong = E-pasta adrese vai parole ir nepareiza.
accountLive-wrongName = Vārds vai parole ir nepareiza.
accountLive-noName = Ievadiet e-pasta adresi vai lietotājvārdu.
accountLive-noGroup = Jūs neesat nevienā no grupām, kas drīkst lietot šo serveri. Jautājiet tā administratoram.
accountLive-noAddress = Jūsu uzņēmuma pierakstīšanās sistēma šim serverim nedod derīgu e-pasta adresi. Jautājiet tā administratoram.
accountLive-notLinked = Konts ar jūsu e-pasta adresi šeit jau pastāv. Palūdziet administratoram to sasaistīt ar jūsu uzņēmuma pierakstīšanos.
accountLive-notAdded = Jums šeit nav konta. Palūdziet administratoram pievienot jums kontu.
accountLive-notSetUp = Šis serveris vēl nav uzstādīts.
accountLive-notAdmitted = Jūs šeit nedrīkstat pierakstīties. Jautājiet administratoram.
accountLive-directoryAway = Uzņēmuma paroles pašlaik nevar pārbaudīt. Ja jums ir šī servera parole, izmantojiet to.
accountLive-limited =
    { $n ->
        [zero] Pārāk daudz neveiksmīgu mēģinājumu. Mēģiniet vēlreiz pēc { $n } sekundēm.
        [one] Pārāk daudz neveiksmīgu mēģinājumu. Mēģiniet vēlreiz pēc { $n } sekundes.
       *[other] Pārāk daudz neveiksmīgu mēģinājumu. Mēģiniet vēlreiz pēc { $n } sekundēm.
    }
accountLive-offline = Serveris neatbildēja. Pārbaudiet savienojumu un mēģiniet vēlreiz.
accountLive-failed = Radās kļūda ({ $status }).
accountLive-wrongCode = Uzstādīšanas kods ir nepareizs.
accountLive-invitation = Jums ir ielūgums. Izvēlieties paroli, un pierakstīšanās notiks uzreiz. Šī saite darbojas vienreiz.
accountLive-badLink = Šī saite vairs nav derīga. Palūdziet administratoram jaunu.
accountLive-noLink = Vēlreiz atveriet saiti no savas ziņas. Šī lapa darbojas tikai ar pilnu saiti.
accountLive-noCode = Ievadiet uzstādīšanas kodu.
accountLive-noPassword = Ievadiet paroli.
accountLive-again = Tagad varat mēģināt vēlreiz.
accountLive-taken = Konts ar šo e-pasta adresi jau pastāv.
accountLive-alreadySetUp = Šis serveris jau ir uzstādīts. Pierakstieties.
accountLive-tooShort = Parole ir pārāk īsa.
accountLive-tooCommon = Šī parole ir viena no biežāk lietotajām vai gandrīz sakrīt ar jūsu adresi. Minot paroles, tādas izmēģina vispirms. Izvēlieties citu.
accountLive-badEmail = Ievadiet derīgu e-pasta adresi.
accountLive-wrongOrigin = Šī lapa tika atvērta citā adresē, nevis paša servera adresē. Atveriet to servera bāzes URL.
accountLive-saved = Saglabāts.
accountLive-wrongCurrent = Pašreizējā parole ir nepareiza.
accountLive-changed = Jūsu parole ir nomainīta. Citas ierīces ir izrakstītas.
accountLive-tokensRevoked =
    { $n ->
        [zero] Atsaukti { $n } API marķieri.
        [one] Atsaukts { $n } API marķieris.
       *[other] Atsaukti { $n } API marķieri.
    }
accountLive-tokenName = Dodiet marķierim nosaukumu.
accountLive-tokenTaken = Jums jau ir marķieris ar šādu nosaukumu.
accountLive-noTokens = Jums vēl nav marķieru.
accountLive-never = nekad nav lietots
accountLive-used = pēdējoreiz lietots { $when }
accountLive-made = izveidots { $when }
accountLive-revoke = Atsaukt
accountLive-revokeQuestion = Vai atsaukt marķieri „{ $name }”? Programmas, kas to izmanto, uzreiz pārstās darboties.
accountLive-revoked = Atsaukts.
accountLive-copied = Nokopēts
accountLive-copyFailed = Neizdevās kopēt. Atlasiet tekstu un nokopējiet to.

## account

account-title = Jūsu konts
account-signedInAs = Pierakstītais konts: { $email }
account-signOut = Izrakstīties
account-programs = API marķieri un tīmekļa aizķeres
account-programsTokens = API marķieri
account-tokens = API marķieri
account-tokensText = Programmas paroles vietā izmanto marķieri. Tās rīkojas jūsu vārdā.
account-tokenName = Kam tas paredzēts?
account-tokenPlaceholder = dublēšanas skripts
account-create = Izveidot marķieri
account-shown = Jūsu jaunais marķieris. Tas tiek parādīts tikai vienreiz:
account-copy = Kopēt
account-example = Piemēram
account-notify = Paziņojumi
account-notifyMe = Paziņot man, kad mana jauna saite tiek atvērta
account-notifyEach = Katrai saitei varat izvēlēties citādi.
account-sessions = Kur ir pierakstīts jūsu konts
account-sessionsText = Izbeidziet to, ko nepazīstat, un tad nomainiet paroli.
account-endOthers = Izrakstīties visur citur
account-password = Parole
account-current = Pašreizējā parole
account-next = Jaunā parole
account-change = Mainīt paroli
account-changeHint = Visas jūsu citas sesijas tiks izbeigtas.
account-revokeTokens = Atsaukt arī visus manus API marķierus
account-revokeTokensHint = Atstājiet atzīmētu, ja jūsu paroli var zināt kāds cits. Programmas, kas izmanto šos marķierus, uzreiz pārstās darboties:
account-cancel = Atcelt
account-confirm = Atsaukt

## admin

admin-title = Manas saites
admin-titleExpired = Beigušās saites
admin-active = Aktīvās
admin-expired = Beigušās
admin-all = Visas saites
admin-users = Lietotāji
admin-server = Serveris
admin-search = Meklēt pēc nosaukuma, piezīmes vai saites
admin-order = Kārtot
admin-byNewest = Vispirms jaunākās
admin-byExpiry = Pēc derīguma beigu laika
admin-byOpened = Vispirms nesen atvērtās
admin-byViews = Vismazāk atlikušo skatījumu
admin-parts = Rādīt tikai
admin-unopened = Nekad neatvērtās
admin-opened = Atvērtās
admin-today = Beidzas šodien
admin-sealed = Pilnīga šifrēšana
admin-waiting = Kāds gaida
admin-frozen = Apturētās
admin-answers = Atbildes
admin-tickAll = Atlasīt visu
admin-csv = Saglabāt kā CSV
admin-newer = Jaunākas
admin-older = Vecākas
admin-cancel = Atcelt
admin-end = Dzēst tūlīt
admin-addUser = Pievienot lietotāju
admin-email = E-pasta adrese
admin-administrator = Administrators
admin-add = Pievienot
admin-byMail = Nosūtīt saiti pa e-pastu
admin-oneTime = Vienreizēja saite, derīga 24 stundas. Dodiet to lietotājam:
admin-copy = Kopēt
admin-storage = Krātuve
admin-settings = Spēkā esošie iestatījumi
admin-settingsText = Lai mainītu iestatījumu, rediģējiet servera konfigurācijas failu un pēc tam restartējiet serveri.
admin-option = Opcija
admin-value = Vērtība
admin-origin = Avots
admin-version = Versija
admin-configFile = Konfigurācijas fails

## health

health-title = Stāvoklis
health-open = Jārīkojas jums
health-openForAuditors = Administratoram
health-nothing = Jums nekas nav jādara.
health-commands = Izpildiet komandas serverī kā tā pakalpojuma lietotājs.
health-onServer = Serverī
health-inConfigFile = Konfigurācijas failā
health-noConfigFile = Šis serveris darbojas bez konfigurācijas faila. Izveidojiet to un palaidiet serveri ar --config un faila ceļu.
health-how = Kas jādara
health-fine = Pašreizējais stāvoklis
health-complaints = Brīdinājumi un kļūdas
health-complaintsText = Ko šis serveris kopš palaišanas ir ierakstījis žurnālā. Sīkāka informācija ir žurnālā.
health-warn = Brīdinājums
health-error = Kļūda
health-times =
    { $n ->
        [zero] { $n } reizes, pēdējoreiz { $when }
        [one] { $n } reizi, pēdējoreiz { $when }
       *[other] { $n } reizes, pēdējoreiz { $when }
    }
health-examine = Pārbaudīt tūlīt
health-examineTitle = Paškontrole (doctor)
health-examineText = Aplūko datu direktoriju un izveido savienojumu ar pasta serveri, nodrošinātāju un visu pārējo, kas norādīts iestatījumos. Neko nesūta un neko nemaina.
health-ok = Kārtībā
health-subjectDirectory = Datu direktorija
health-subjectPermissions = Piekļuves tiesības
health-subjectPolicy = Politikas
health-subjectErasing = Neatgriezeniska dzēšana
health-subjectSignIn = Uzņēmuma pierakstīšanās
health-subjectLdap = Direktorijs (LDAP)
health-subjectScanner = Pretvīrusu skeneris
health-subjectPrevious = Iepriekšējais serveris
health-inEnglish = Sīkāka informācija ir angļu valodā, tāpat kā servera žurnālā.
health-receiverAnswered = Saņēmējs atbildēja { $status }.
health-receiverRefused = Saņēmējs noraidīja savienojumu.
health-receiverSilent = Saņēmējs laikus neatbildēja.
health-receiverUnknown = Saņēmēja nosaukums nav zināms.

## administration

administration-findUser = Atrast lietotāju
administration-before = Iepriekšējā
administration-next = Nākamā
administration-role = Loma
administration-actions = Darbības
administration-lastSignIn = pēdējā pierakstīšanās: { $when }
administration-asUser = Lietotājs
administration-asAuditor = Auditors: redz visus žurnālus, bet ne noslēpumus
administration-administrators = Administratori
administration-auditors = Auditori
administration-invited = Uzaicinātie
administration-disabled = Atspējotie
administration-suspended = Bloķētie
administration-unprotected = Bez otrā faktora
administration-userLinks = Saites
administration-userFactors = Otrie faktori
administration-userGroups = Grupas
administration-group = Pievienot grupai
administration-joinGroup = Pievienot
administration-userLimits = Politiku ierobežojumi
administration-userLog = Jaunākie žurnāla ieraksti
administration-wholeLog = Visi ieraksti
administration-endPushes = Izdzēst arī visu, ko lietotājs ir kopīgojis, un aizvērt viņa pieprasījumus
administration-endEverything = Izbeigt visu
administration-everyone = Visi
administration-nobody = Bez konta
administration-findLink = Sūtītājs, saite vai numurs
administration-findALink = Atrast saiti
administration-madeUntil = Izveidotas līdz
administration-filterState = Stāvoklis
administration-anyState = Visi stāvokļi
administration-onlyActive = Aktīvās
administration-onlyExpired = Beigušās vai izdzēstas
administration-settingsFilter = Atrast iestatījumu
administration-onlyChanged = Tikai mainītie

## firstSteps

firstSteps-title = Pirmie soļi
firstSteps-done = Paveikts { $done } no { $all }
firstSteps-others = Pārējie soļi ir norādīti iepriekš.
firstSteps-address = Adrese
firstSteps-addressOpen = Saitēm nav pastāvīgas adreses
firstSteps-addressWhy = Saņēmējiem jāspēj sasniegt adresi, ar ko sākas saites.
firstSteps-addressDo = { $example } vietā ierakstiet sava servera adresi.
firstSteps-addressUnset = Saites sākas ar adresi, ko lieto attiecīgais sūtītājs, jums tā ir { $origin }.
firstSteps-addressPlain = Saites sākas ar { $url }, kas nav šifrēts.
firstSteps-addressElsewhere = Saites sākas ar { $url }. Jūs pašlaik esat adresē { $origin }: atveriet { $url }, lai redzētu, vai to var sasniegt.
firstSteps-addressGood = Saites sākas ar { $url }, un jūs sasniedzāt serveri šajā adresē.
firstSteps-tls = Šifrēšana ceļā
firstSteps-tlsOpen = Savienojumi nav šifrēti
firstSteps-tlsWhy = Noslēpumus var izlasīt ikviens tīklā, kas ir pa vidu.
firstSteps-tlsOwn = Šis serveris pats nodrošina TLS.
firstSteps-tlsProxy = Šī servera vietā TLS nodrošina apgrieztais starpniekserveris.
firstSteps-tlsNone = Jūsu savienojums izmanto vienkāršu HTTP.
firstSteps-tlsDo = Dodiet serverim sertifikātu vai novietojiet tā priekšā apgriezto starpniekserveri ar HTTPS:
firstSteps-key = Galvenās atslēgas kopija
firstSteps-keyMissing = Nav apstiprinātas galvenās atslēgas kopijas
firstSteps-keyWhy = Bez atslēgas neviens vairs nevar izlasīt ne datus, ne dublējumu.
firstSteps-keyOpen = Neviens nav apstiprinājis atslēgas { $key } kopiju.
firstSteps-keyDone = Atslēgas { $key } kopija tika apstiprināta { $when }.
firstSteps-keyDo = Šī komanda izveido šifrētu dublējumu, kurā ir arī atslēga. Glabājiet to citā datorā:
firstSteps-keyTick = Man ir kopija drošā vietā
firstSteps-keyUntick = Man vairs nav šīs kopijas
firstSteps-people = Kas drīkst kopīgot
firstSteps-peopleWhy = Ar kontiem cilvēki redz, kas noticis ar viņu saitēm, un jūs izlemjat, kas drīkst kopīgot.
firstSteps-peopleAlone = Konts ir tikai jums. Bez konta tekstu var kopīgot ikviens, kas sasniedz šo serveri.
firstSteps-peopleAloneClosed = Konts ir tikai jums, un bez konta neviens nevar kopīgot.
firstSteps-peopleMany =
    { $n ->
        [zero] Ir { $n } kontu.
        [one] Ir { $n } konts.
       *[other] Ir { $n } konti.
    }
firstSteps-peopleOpen = Kontu drīkst izveidot ikviens.
firstSteps-peopleDecided = Jūs to izlēmāt iestatījumos.
firstSteps-peopleDo = Pievienojiet lietotājus vai izlemiet ar allow_sign_up un allow_anonymous.
firstSteps-peopleLink = Pievienot lietotāju
firstSteps-first = Pirmais noslēpums
firstSteps-firstWhy = Izmēģinot vienreiz, redzēsiet, ko redz saņēmēji.
firstSteps-firstNone = Vēl nekas nav saglabāts.
firstSteps-firstLink = Kopīgot noslēpumu
firstSteps-backup = Dublējumi
firstSteps-backupWhy = Disks sabojājas bez brīdinājuma, un serveris pats veido dublējumus tikai tad, ja tam ir norādīts, kur.
firstSteps-backupNone = Vēl nav izveidots neviens dublējums.
firstSteps-backupGood = Pēdējais dublējums izveidots { $when }.
firstSteps-backupDaily = Vai katru dienu serverī
firstSteps-requests = Pieprasījumi
firstSteps-requestsWhy = Ar pieprasījumiem cilvēki, kam ir konts, lūdz citiem noslēpumu, un tiem, lai to nosūtītu, konts nav vajadzīgs.
firstSteps-requestsOff = Izslēgti. Varat tā arī atstāt.

## serverFacts

serverFacts-links = Saites
serverFacts-activeLinks = Aktīvās saites
serverFacts-stored = Ko šis serveris glabā
serverFacts-storedSum = Kopā { $size }
serverFacts-payloads = Noslēpumi (aplēse)
serverFacts-rows = Žurnāli, konti un brīvā vieta
serverFacts-fileContents = Faili
serverFacts-fileLimit = Failu ierobežojums
serverFacts-fileLimitText = { $used } no { $total }
serverFacts-disk = Disks
serverFacts-diskText = Brīvi { $free } no { $total }
serverFacts-diskOurs = Šis serveris
serverFacts-diskOthers = Viss pārējais
serverFacts-diskFree = Brīvs
serverFacts-floor = Faili netiek pieņemti, kamēr brīvs ir mazāk par { $size }.
serverFacts-scarce = Atlicis maz vietas: faili drīz netiks pieņemti vai jau netiek pieņemti.
serverFacts-changed = Mainīts
serverFacts-reach = Adrese un tīkls
serverFacts-access = Piekļuve un konti
serverFacts-pushes = Noslēpumi
serverFacts-files = Faili
serverFacts-data = Dati un atslēgas
serverFacts-limits = Ierobežojumi
serverFacts-pages = Izskats un informācijas lapa
serverFacts-mail = E-pasts
serverFacts-watch = Žurnāls un metrika
serverFacts-preset = noklusējums: { $value }
serverFacts-byDefault = noklusējums
serverFacts-fromFlag = karodziņš
serverFacts-inEnglish = Apraksti ir angļu valodā.
serverFacts-notSet = (nav iestatīts)

## settingsLive

settingsLive-found =
    { $n ->
        [zero] { $n } iestatījumu
        [one] { $n } iestatījums
       *[other] { $n } iestatījumi
    }
settingsLive-none = Neviens iestatījums neatbilst.

## listLive

listLive-offline = Serveris neatbildēja. Pārbaudiet savienojumu un mēģiniet vēlreiz.
listLive-failed = Radās kļūda ({ $status }).
listLive-rateLimited =
    { $n ->
        [zero] Pārāk daudz pieprasījumu. Mēģiniet vēlreiz pēc { $n } sekundēm.
        [one] Pārāk daudz pieprasījumu. Mēģiniet vēlreiz pēc { $n } sekundes.
       *[other] Pārāk daudz pieprasījumu. Mēģiniet vēlreiz pēc { $n } sekundēm.
    }
listLive-copied = Nokopēts
listLive-copyFailed = Neizdevās kopēt. Atlasiet tekstu un nokopējiet to.

## adminLive

adminLive-invitedUntil = uzaicināts, saites derīgums beidzas { $when }
adminLive-invitedOver = uzaicināts, saites derīgums beidzās { $when }
adminLive-newLink = Jauna saite
adminLive-mailLink = Nosūtīt jaunu saiti pa e-pastu
adminLive-withdraw = Atsaukt
adminLive-withdrawQuestion = Vai atsaukt ielūgumu adresātam { $email }? Tā saite vairs nedarbosies.
adminLive-withdrawn = Ielūgums adresātam { $email } ir atsaukts.
adminLive-endAll = Izbeigt visu
adminLive-endAllQuestion = Vai izbeigt visu, kas ir kontam { $email }? Konts tiks atspējots. Sesijas, marķieri, vienreizējās saites, otrie faktori un tīmekļa aizķeres tiks uzreiz izbeigti.
adminLive-endedAll = Konts { $email } ir atspējots. Izbeigts: { $what }.
adminLive-endedNothing = Konts { $email } ir atspējots. Cita, ko izbeigt, nebija.
adminLive-endedSessions =
    { $n ->
        [zero] { $n } sesiju
        [one] { $n } sesija
       *[other] { $n } sesijas
    }
adminLive-endedTokens =
    { $n ->
        [zero] { $n } marķieru
        [one] { $n } marķieris
       *[other] { $n } marķieri
    }
adminLive-endedLinks =
    { $n ->
        [zero] { $n } vienreizēju saišu
        [one] { $n } vienreizēja saite
       *[other] { $n } vienreizējas saites
    }
adminLive-endedFactors =
    { $n ->
        [zero] { $n } otro faktoru
        [one] { $n } otrais faktors
       *[other] { $n } otrie faktori
    }
adminLive-endedHooks =
    { $n ->
        [zero] { $n } tīmekļa aizķeru
        [one] { $n } tīmekļa aizķere
       *[other] { $n } tīmekļa aizķeres
    }
adminLive-endedPushes =
    { $n ->
        [zero] { $n } kopīgotu saišu un pieprasījumu
        [one] { $n } kopīgota saite vai pieprasījums
       *[other] { $n } kopīgotas saites un pieprasījumi
    }
adminLive-suspended = bloķējusi uzņēmuma pierakstīšanās sistēma
adminLive-unprotected = bez otrā faktora
adminLive-actionsOf = Darbības ar kontu { $email }
adminLive-addedOn = pievienots { $when }
adminLive-factorAdded = pievienošana: { $when }
adminLive-appWithCodes = Lietotne ar kodiem
adminLive-codesLeft =
    { $n ->
        [zero] atlikuši { $n } atkopšanas kodi
        [one] atlicis { $n } atkopšanas kods
       *[other] atlikuši { $n } atkopšanas kodi
    }
adminLive-noFactors = Nav otrā faktora.
adminLive-groupHere = pievienojis administrators
adminLive-groupOfCompany = no uzņēmuma pierakstīšanās sistēmas
adminLive-groupOfDirectory = no direktorija
adminLive-leaveGroup = Izņemt
adminLive-noGroups = Nav nevienā grupā.
adminLive-noLimits = Neviena politika šo cilvēku neierobežo.
adminLive-endSessions = Izbeigt sesijas
adminLive-endSessionsQuestion = Vai izbeigt visas konta { $email } sesijas? Lietotājam būs jāpierakstās vēlreiz. Marķieri turpinās darboties.
adminLive-sessionsEnded = Konta { $email } sesijas ir izbeigtas.
adminLive-disableMany =
    { $n ->
        [zero] Atspējot { $n }
        [one] Atspējot { $n }
       *[other] Atspējot { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [zero] Vai atspējot { $n } lietotājus? Viņu sesijas un marķieri tiks uzreiz izbeigti.
        [one] Vai atspējot { $n } lietotāju? Viņu sesijas un marķieri tiks uzreiz izbeigti.
       *[other] Vai atspējot { $n } lietotājus? Viņu sesijas un marķieri tiks uzreiz izbeigti.
    }
adminLive-disabledMany =
    { $n ->
        [zero] { $n } lietotāji ir atspējoti.
        [one] { $n } lietotājs ir atspējots.
       *[other] { $n } lietotāji ir atspējoti.
    }
adminLive-endSessionsMany =
    { $n ->
        [zero] Izbeigt sesijas ({ $n })
        [one] Izbeigt sesijas ({ $n })
       *[other] Izbeigt sesijas ({ $n })
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [zero] Vai izbeigt visas { $n } lietotāju sesijas? Viņiem būs jāpierakstās vēlreiz. Marķieri turpinās darboties.
        [one] Vai izbeigt visas { $n } lietotāja sesijas? Viņiem būs jāpierakstās vēlreiz. Marķieri turpinās darboties.
       *[other] Vai izbeigt visas { $n } lietotāju sesijas? Viņiem būs jāpierakstās vēlreiz. Marķieri turpinās darboties.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [zero] { $n } lietotāju sesijas ir izbeigtas.
        [one] { $n } lietotāja sesijas ir izbeigtas.
       *[other] { $n } lietotāju sesijas ir izbeigtas.
    }
adminLive-openedSince = atvērta kopš jūsu pēdējā apmeklējuma
adminLive-damaged = bojāta
adminLive-mailReset = Nosūtīt paroles saiti pa e-pastu
adminLive-mailed = E-pasta vēstule ar saiti ir ceļā uz adresi { $email }.
adminLive-notMailed = E-pasta vēstule uz adresi { $email } netika nosūtīta: { $reason } Nosūtiet to vēlreiz vai parādiet saiti.
adminLive-noneAtAll = Neviens vēl neko nav kopīgojis. Šeit parādīsies tas, ko cilvēki kopīgo, bez satura.
adminLive-noneMatching = Šim filtram neatbilst neviena saite.
adminLive-showEveryone = Rādīt visas
adminLive-pushesOf =
    { $n ->
        [zero] { $n } saišu
        [one] { $n } saite
       *[other] { $n } saites
    }
adminLive-tryAgain = Tagad varat mēģināt vēlreiz.
adminLive-none = Šeit vēl nekā nav.
adminLive-noneActive = Pašlaik jūs neko nekopīgojat.
adminLive-noneExpired = Nevienas saites derīgums vēl nav beidzies. Beigušās saites šeit ir redzamas kopā ar to žurnālu.
adminLive-linksFound =
    { $n ->
        [zero] { $n } saišu
        [one] { $n } saite
       *[other] { $n } saites
    }
adminLive-tick = Atlasīt { $name }
adminLive-sealed = Pilnīga šifrēšana
adminLive-shareSecret = Kopīgot noslēpumu
adminLive-noneFound = Nekas nav atrasts.
adminLive-searchedPart =
    { $n ->
        [zero] Meklēts { $n } saitēs. Ir arī vecākas.
        [one] Meklēts { $n } saitē. Ir arī vecākas.
       *[other] Meklēts { $n } saitēs. Ir arī vecākas.
    }
adminLive-searchOlder = Meklēt vecākās saitēs
adminLive-text = Teksts
adminLive-file = Faili
adminLive-url = Saite
adminLive-qr = QR kods
adminLive-created = izveide: { $when }
adminLive-endsIn = beidzas { $when }
adminLive-endedOn = beigusies { $when }
adminLive-isExpired = beigusies
adminLive-byHand = izdzēsta { $when }
adminLive-viewsLeft =
    { $n ->
        [zero] atlikuši { $n } skatījumi
        [one] atlicis { $n } skatījums
       *[other] atlikuši { $n } skatījumi
    }
adminLive-notViewed = vēl nav skatīta
adminLive-neverViewed = nekad nav skatīta
adminLive-viewed =
    { $n ->
        [zero] skatīta { $n } reizes
        [one] skatīta { $n } reizi
       *[other] skatīta { $n } reizes
    }
adminLive-viewedLast =
    { $n ->
        [zero] skatīta { $n } reizes, pēdējoreiz { $when }
        [one] skatīta { $n } reizi, pēdējoreiz { $when }
       *[other] skatīta { $n } reizes, pēdējoreiz { $when }
    }
adminLive-copyLink = Kopēt saiti
adminLive-sealedFiles =
    { $n ->
        [zero] { $n } failu, nosaukumi aizzīmogoti
        [one] { $n } fails, nosaukums aizzīmogots
       *[other] { $n } faili, nosaukumi aizzīmogoti
    }
adminLive-sealedLink = Pilnā saite tika parādīta vienreiz, kad tā tika izveidota.
adminLive-end = Dzēst tūlīt
adminLive-endQuestion = Vai dzēst „{ $name }” tūlīt? Neviens to vairs nevarēs atvērt.
adminLive-ended = Izdzēsts.
adminLive-notFound = Tādas saites nav.
adminLive-nobody = anonīmi
adminLive-administrator = administrators
adminLive-disabled = atspējots
adminLive-you = jūs
adminLive-makeAdmin = Iecelt par administratoru
adminLive-takeAdmin = Noņemt administratora tiesības
adminLive-disable = Atspējot
adminLive-enable = Iespējot
adminLive-reset = Atiestatīt paroli
adminLive-tokens = Marķieri
adminLive-noTokens = Nav marķieru.
adminLive-revoke = Atsaukt
adminLive-makeAdminQuestion = Vai iecelt { $email } par administratoru? Šis lietotājs redzēs ikviena saites un žurnālus un varēs mainīt jebkuru kontu.
adminLive-enableQuestion = Vai iespējot { $email }? Lietotājs atkal varēs pierakstīties ar agrākajām tiesībām.
adminLive-usersFound =
    { $n ->
        [zero] { $n } lietotāju
        [one] { $n } lietotājs
       *[other] { $n } lietotāji
    }
adminLive-usersShown =
    { $n ->
        [zero] { $from }–{ $to } no { $n } lietotājiem
        [one] { $from }–{ $to } no { $n } lietotāja
       *[other] { $from }–{ $to } no { $n } lietotājiem
    }
adminLive-noUserFound = Šai meklēšanai neatbilst neviens lietotājs.
adminLive-takeAdminQuestion = Vai noņemt administratora tiesības lietotājam { $email }? Šī lietotāja sesijas un marķieri tiks izbeigti.
adminLive-disableQuestion = Vai atspējot { $email }? Šī lietotāja sesijas un marķieri tiks uzreiz izbeigti.
adminLive-resetQuestion = Vai izveidot vienreizēju saiti lietotājam { $email }? Agrākā saite vairs nedarbosies. Izmantojot saiti, tiek izbeigtas visas lietotāja sesijas un marķieri.
adminLive-resetFactors = Atiestatīt otros faktorus
adminLive-resetFactorsQuestion = Vai dzēst visus lietotāja { $email } otros faktorus? Vispirms pārliecinieties, ka to lūdz pats lietotājs. Viņa sesijas tiks uzreiz izbeigtas. Marķieri turpinās darboties.
adminLive-factorsReset = Lietotājam { $email } vairs nav otrā faktora.
adminLive-revokeQuestion = Vai atsaukt lietotāja { $email } marķieri „{ $name }”?
adminLive-taken = Konts ar šo e-pasta adresi jau pastāv.
adminLive-badEmail = Ievadiet derīgu e-pasta adresi.
adminLive-passwordsElsewhere = Šis lietotājs nevar pierakstīties ar šī servera paroli: local_sign_in to neatļauj.
adminLive-lastAdmin = Šis ir pēdējais administrators: vispirms ieceliet citu.
adminLive-used = pēdējā lietošana: { $when }
adminLive-never = lietošana: nekad

## ownListLive

ownListLive-endMany =
    { $n ->
        [zero] Dzēst { $n }
        [one] Dzēst { $n }
       *[other] Dzēst { $n }
    }
ownListLive-endedMany =
    { $n ->
        [zero] Izdzēstas { $n } saites.
        [one] Izdzēsta { $n } saite.
       *[other] Izdzēstas { $n } saites.
    }

## hooks

hooks-title = Tīmekļa aizķeres
hooks-lead = Ļaujiet citai programmai uzzināt, kas notiek ar jūsu saitēm. Tā nekad nesaņem noslēpumu, ieejas frāzi vai faila nosaukumu.
hooks-back = Jūsu konts
hooks-openText = Programma vai tērzēšana saņem ziņu, kad tiek atvērtas jūsu saites.
hooks-yours = Jūsu tīmekļa aizķeres
hooks-secretShown = Noslēpums, ar ko tiek parakstītas ziņas. Tas tiek parādīts tikai vienreiz:
hooks-copy = Kopēt
hooks-verify = Saņēmēji pārbauda parakstu, kā aprakstīts vietnē standardwebhooks.com.
hooks-add = Pievienot tīmekļa aizķeri
hooks-name = Nosaukums
hooks-namePlaceholder = Komandas tērzēšana
hooks-url = Adrese
hooks-urlHint = Tai jābūt adresei, ko atļauj jūsu administrators.
hooks-template = Ziņas formāts
hooks-eventKinds = Notikumi, par kuriem tai ziņo
hooks-details = Papildu informācija
hooks-includeHint = Ikviens, kam ir saite, var to atvērt. Pievienojiet to tikai tur, kur uzticaties visiem, kas lasa līdzi.
hooks-submit = Pievienot tīmekļa aizķeri
hooks-cancel = Atcelt
hooks-retryAll = Mēģināt visus vēlreiz
hooks-dropAll = Atmest visus

## hooksLive

hooksLive-linkName = Saites nosaukums
hooksLive-linkItself = Pati saite
hooksLive-none = Jums vēl nav tīmekļa aizķeru.
hooksLive-off = Izslēgta: saņēmējs atbildēja, ka tā vairs nav.
hooksLive-test = Pārbaudīt
hooksLive-tested =
    { $n ->
        [zero] Saņēmējs atbildēja { $status } pēc { $n } milisekundēm.
        [one] Saņēmējs atbildēja { $status } pēc { $n } milisekundes.
       *[other] Saņēmējs atbildēja { $status } pēc { $n } milisekundēm.
    }
hooksLive-testFailed = Pārbaude neizdevās: { $reason }.
hooksLive-newSecret = Jauns noslēpums
hooksLive-newSecretQuestion = Vai izveidot jaunu noslēpumu tīmekļa aizķerei „{ $name }”? Pašreizējais vēl vienu dienu parakstīs līdzās jaunajam.
hooksLive-switchOn = Ieslēgt
hooksLive-remove = Dzēst
hooksLive-removeQuestion = Vai dzēst „{ $name }”? Tas, kas vēl ir ceļā uz to, tiks atmests.
hooksLive-removed = Izdzēsta.
hooksLive-added = Pievienota.
hooksLive-noName = Dodiet tīmekļa aizķerei nosaukumu.
hooksLive-badUrl = Uz šo adresi neko nevar nosūtīt.
hooksLive-notAllowed = Jūsu administrators šo adresi neatļauj.
hooksLive-noEvents = Izvēlieties vismaz vienu notikumu.
hooksLive-taken = Jums jau ir tīmekļa aizķere ar šādu nosaukumu vai ir sasniegts to skaita ierobežojums.
hooksLive-copied = Nokopēts
hooksLive-copyFailed = Neizdevās kopēt. Atlasiet tekstu un nokopējiet to.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [zero] Piegādi gaida { $n } notikumi. Vecākais notika { $when }.
        [one] Piegādi gaida { $n } notikums. Tas notika { $when }.
       *[other] Piegādi gaida { $n } notikumi. Vecākais notika { $when }.
    }
eventsLive-noLetters = Neviena notikuma piegāde nav pārtraukta.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = īpašnieks: { $owner }
eventsLive-letterMeta =
    { $n ->
        [zero] notika { $when } · mēģināts { $n } reizes
        [one] notika { $when } · mēģināts { $n } reizi
       *[other] notika { $when } · mēģināts { $n } reizes
    }
eventsLive-retry = Mēģināt vēlreiz
eventsLive-drop = Atmest
eventsLive-dropQuestion = Vai neatgriezeniski atmest šo notikumu?
eventsLive-dropAllQuestion = Vai neatgriezeniski atmest visus notikumus, kuru piegāde ir pārtraukta?
eventsLive-retried =
    { $n ->
        [zero] { $n } notikumus tiek mēģināts piegādāt vēlreiz.
        [one] { $n } notikumu tiek mēģināts piegādāt vēlreiz.
       *[other] { $n } notikumus tiek mēģināts piegādāt vēlreiz.
    }
eventsLive-dropped =
    { $n ->
        [zero] Atmesti { $n } notikumi.
        [one] Atmests { $n } notikums.
       *[other] Atmesti { $n } notikumi.
    }

## keptLive

keptLive-keptByBrowser = Tiek glabāta šajā pārlūkā. Kopēt saiti var ikviens, kas var lietot šo pārlūku.
keptLive-keptByPasskey = Tiek glabāta šajā pārlūkā, un to sargā jūsu piekļuves atslēga.

## keptPageLive

keptPageLive-keptShowLink = Parādīt saiti
keptPageLive-keptNotOpened = Jūsu piekļuves atslēga to neatvēra. Mēģiniet vēlreiz.
keptPageLive-keptKeyByBrowser = Šis pārlūks glabā atslēgu, kas atver atbildes. Tās var izlasīt ikviens, kas var lietot šo pārlūku.
keptPageLive-keptKeyByPasskey = Šis pārlūks glabā atslēgu, kas atver atbildes, un to sargā jūsu piekļuves atslēga.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [zero] Izrakstoties tiek dzēstas { $n } saites un atslēgas, ko zina tikai šis pārlūks. Atbildes uz jūsu pieprasījumiem pēc tam var atvērt tikai ar atkopšanas failu.
        [one] Izrakstoties tiek dzēsta { $n } saite vai atslēga, ko zina tikai šis pārlūks. Atbildes uz jūsu pieprasījumiem pēc tam var atvērt tikai ar atkopšanas failu.
       *[other] Izrakstoties tiek dzēstas { $n } saites un atslēgas, ko zina tikai šis pārlūks. Atbildes uz jūsu pieprasījumiem pēc tam var atvērt tikai ar atkopšanas failu.
    }
keptAccountLive-keptSignOutYes = Dzēst un izrakstīties
keptAccountLive-keptCount =
    { $n ->
        [zero] Šajā pārlūkā tiek glabātas { $n } saites un atslēgas.
        [one] Šajā pārlūkā tiek glabāta { $n } saite vai atslēga.
       *[other] Šajā pārlūkā tiek glabātas { $n } saites un atslēgas.
    }
keptAccountLive-keptCountNone = Šajā pārlūkā vēl nekas netiek glabāts.
keptAccountLive-keptGuardedNow = Turpmāk tās atver jūsu piekļuves atslēga.
keptAccountLive-keptUnable = Šī piekļuves atslēga vai šis pārlūks to nevar. Glabātais paliek, kā ir.
keptAccountLive-keptOffQuestion = Vai dzēst visu, kas tiek glabāts? Nenokopētās saites tiks zaudētas, tāpat arī atslēgas bez atkopšanas faila.
keptAccountLive-keptRefused = Piekļuves atslēga netika izmantota. Glabātais paliek, kā ir.
keptAccountLive-keptOffYes = Dzēst

## kept

kept-title = Saites ar pilnīgu šifrēšanu šajā pārlūkā
kept-text = Serveris nevar jums vēlreiz parādīt saites ar pilnīgu šifrēšanu, tāpēc tās jums glabā šis pārlūks, kā arī jūsu pieprasījumu atslēgas. Tās var kopēt ikviens, kas var lietot šo pārlūku, ja vien tās nesargā jūsu piekļuves atslēga. Izrakstoties tiek dzēsts tas, ko piekļuves atslēga nesargā.
kept-guarded = Tās sargā jūsu piekļuves atslēga.
kept-on = Glabāt tās šajā pārlūkā
kept-guard = Sargāt ar piekļuves atslēgu

## codes

codes-toOne = Saņemiet kodu e-pastā { $address }; konts šeit nav vajadzīgs.
codes-toSome = Izvēlieties savu adresi un saņemiet tajā kodu; konts šeit nav vajadzīgs.
codes-toTyped = Ierakstiet savu adresi; ja tā pieder kādam no saņēmējiem, uz to tiks nosūtīts kods. Konts šeit nav vajadzīgs.
codes-which = Jūsu adrese
codes-among = Saņēmēji, saīsināti: { $addresses }
codes-notYours = Nav jūsu adrese? Palūdziet, lai sūtītājs izveido saiti tieši jums.
codes-send = Sūtīt man kodu
codes-again = Sūtīt citu kodu
codes-sentToOne = E-pasta vēstule ar astoņu burtu kodu ir ceļā uz adresi { $address }. Ieskatieties arī surogātpastā.
codes-sent = E-pasta vēstule ar astoņu burtu kodu ir ceļā, ja adrese pieder kādam no saņēmējiem. Ieskatieties arī surogātpastā.
codes-field = Kods
codes-fieldHint = Astoņi burti no e-pasta vēstules. Tie darbojas desmit minūtes un tikai šajā pārlūkā.
codes-goOn = Turpināt
codes-or = Vai pierādiet to citādi:
codes-wrong =
    { $n ->
        [zero] Šis kods ir nepareizs. Ierakstiet to, kas ir jaunākajā vēstulē. Varat mēģināt vēl { $n } reizes.
        [one] Šis kods ir nepareizs. Ierakstiet to, kas ir jaunākajā vēstulē. Varat mēģināt vēl { $n } reizi.
       *[other] Šis kods ir nepareizs. Ierakstiet to, kas ir jaunākajā vēstulē. Varat mēģināt vēl { $n } reizes.
    }
codes-last = Šis kods ir nepareizs, un tas bija pēdējais mēģinājums. Pieprasiet citu kodu.
codes-over = Šeit nav koda, ko ierakstīt: tas ir izmantots, vecāks par desmit minūtēm vai pieprasīts citā pārlūkā. Pieprasiet citu.
codes-needsCookie = Vajadzīgs sīkfails, bet jūsu pārlūks to nenosūtīja. Atļaujiet šai lapai sīkfailus un ielādējiet to vēlreiz.
codes-tooOften =
    { $n ->
        [zero] Stundas laikā šai adresei pieprasīti pieci kodi. Mēģiniet vēlreiz pēc { $n } minūtēm.
        [one] Stundas laikā šai adresei pieprasīti pieci kodi. Mēģiniet vēlreiz pēc { $n } minūtes.
       *[other] Stundas laikā šai adresei pieprasīti pieci kodi. Mēģiniet vēlreiz pēc { $n } minūtēm.
    }
codes-noMore = Šai saitei kodi vairs netiek sūtīti. Palūdziet sūtītājam jaunu saiti.
codes-noMail = Šis serveris pašlaik nevar nosūtīt kodu. Jautājiet saites sūtītājam.
codes-badAddress = Tā nav e-pasta adrese.

## codesLive

codesLive-noCode = Ierakstiet astoņus burtus no e-pasta vēstules.
codesLive-comes = E-pasta vēstulei ar astoņiem burtiem jāpagaida. Ja adrese pieder kādam no saņēmējiem, tā pienāks ne vēlāk kā: { $time }.
codesLive-offline = Serveris neatbildēja. Pārbaudiet savienojumu un mēģiniet vēlreiz.

## company

company-signIn = Pierakstīties ar { $label }
company-or = Vai ar šī servera paroli:
company-addressedTitle = Adresēts noteiktiem cilvēkiem
company-addressedSure = Sūtītājs vēlas droši zināt, kas to atver.
company-addressedText = Pierakstieties ar { $label }; konts šeit nav vajadzīgs.
company-addressedByDirectory = Pierakstieties ar savu uzņēmuma lietotājvārdu un paroli.
company-byPassword = Pierakstīties ar paroli
company-otherTitle = Nav adresēts jums
company-otherText = Jūs šeit pazīst kā { $address }, bet tas ir adresēts kādam citam. Nekas netika atvērts. Pierakstieties ar citu kontu vai jautājiet sūtītājam.
company-otherUnnamed = Tas ir adresēts kādam citam. Nekas netika atvērts. Pierakstieties ar citu kontu vai jautājiet sūtītājam.
company-closedAccountTitle = Jūsu konts ir izslēgts
company-closedAccountText = Jūsu konts šajā serverī ir atspējots vai bloķēts, tāpēc jums nekas neatveras. Nekas netika atvērts. Jautājiet administratoram.
company-known = Jūs šeit pazīst kā { $address }.
company-knownUnnamed = Uzņēmuma pierakstīšanās sistēma jūs ir atpazinusi.
company-notMe = Tas neesmu es
company-goingOn = Mirklīti
company-goingOnText = Nākamā lapa atvērsies pati.
company-goOn = Turpināt

## companyRefused

companyRefused-not-allowed = Jūs neesat nevienā no grupām, kas drīkst lietot šo serveri. Jautājiet tā administratoram.
companyRefused-no-account = Jums šeit nav konta. Palūdziet administratoram pievienot jums kontu.
companyRefused-address-taken = Jūsu e-pasta adresei šeit jau ir konts. Palūdziet administratoram to sasaistīt ar { $label }.
companyRefused-other-account = Šī pierakstīšanās šeit pieder citam kontam. Jautājiet administratoram.
companyRefused-not-set-up = Šis serveris vēl nav uzstādīts.
companyRefused-disabled = Jūsu konts ir atspējots. Jautājiet administratoram.
companyRefused-no-email = { $label } šim serverim nepaziņo jūsu e-pasta adresi. Palūdziet administratoram pievienot lauku (claim) „email”.
companyRefused-bad-email = Tas, ko { $label } norāda kā jūsu e-pasta adresi, nav adrese. Jautājiet administratoram.
companyRefused-no-groups = { $label } šim serverim nepaziņo nevienu jūsu grupu. Vai nu jūs neesat nevienā, vai nodrošinātājs tās izlaiž: jautājiet administratoram.
companyRefused-too-many-groups = Jūs esat tik daudzās grupās, ka { $label } izlaiž tās visas. Palūdziet administratoram sūtīt tikai šīs lietojumprogrammas grupas.
companyRefused-bad-token = Tas, ko { $label } atbildēja, šim serverim nav derīgs. Neviens netika pierakstīts; sīkāk – žurnālā.
companyRefused-clock = Šī servera un { $label } pulksteņi pārāk atšķiras. Palūdziet administratoram tos iestatīt.
companyRefused-other-issuer = Atbilde nāca no cita nodrošinātāja, nevis iestatījumos norādītā. Neviens netika pierakstīts.
companyRefused-unreachable = { $label } pašlaik nav sasniedzams. Esošās sesijas paliek spēkā; vēlāk mēģiniet vēlreiz.
companyRefused-provider-error = { $label } ziņoja par kļūdu. Kāda tā ir, redzams šī servera žurnālā.
companyRefused-client-refused = { $label } nepieņem šo serveri: tā noslēpums ir nepareizs vai vairs nav derīgs. Jautājiet administratoram.
companyRefused-cancelled = Pierakstīšanās ar { $label } tika atcelta.
companyRefused-begin-again = Šī pierakstīšanās tika sākta citur, ilga pārāk ilgi vai jau ir izmantota. Sāciet no jauna.

## factors

factors-title = Pierakstīšanās papildu aizsardzība
factors-lead = Ar otro faktoru nozagta parole vien jūsu kontu neatver.
factors-openText = Piekļuves atslēgas un lietotne, kas rāda kodus.
factors-yours = Pierakstīšanās papildu aizsardzība
factors-limited = Šis serveris prasa otro faktoru. Iestatiet to šeit un tad turpiniet.
factors-goOn = Turpināt
factors-passkeys = Piekļuves atslēgas
factors-passkeysText = Pierakstieties ar pirksta nospiedumu, seju, PIN vai drošības atslēgu, bez paroles. Piekļuves atslēga darbojas tikai šajā adresē, tāpēc to neviens nevar izkrāpt.
factors-passkeyName = Ierīces nosaukums
factors-passkeyPlaceholder = Klēpjdators
factors-addPasskey = Pievienot piekļuves atslēgu
factors-needsHttps = Piekļuves atslēgas šeit nedarbojas: pārlūki tās atļauj tikai adresē ar https:// un domēna nosaukumu. Palūdziet administratoram šādu adresi.
factors-app = Lietotne ar kodiem
factors-appText = Lietotne tālrunī ik pēc 30 sekundēm rāda jaunu sešu ciparu kodu.
factors-beginApp = Iestatīt lietotni
factors-removeApp = Noņemt lietotni no konta
factors-scan = Noskenējiet šo kodu ar lietotni:
factors-qr = QR kods lietotnei
factors-type = Vai ierakstiet lietotnē šo:
factors-code = Kods, ko lietotne rāda tagad
factors-finish = Pabeigt
factors-codesTitle = Atkopšanas kodi
factors-codesText = Ar katru no šiem kodiem var pierakstīties vienreiz, ja citi faktori ir zaudēti. Tie tiek rādīti tikai tagad: izdrukājiet tos vai glabājiet tur, kur glabājat paroles.
factors-renew = Jauni atkopšanas kodi
factors-confirmTitle = Apstipriniet savu identitāti
factors-confirmText = Pirms faktoru maiņas apstipriniet savu identitāti.
factors-codeOrRecovery = Lietotnes kods vai atkopšanas kods
factors-confirm = Apstiprināt
factors-remove = Dzēst

## factorsLive

factorsLive-codesFile = atkopsanas-kodi.txt
factorsLive-limited =
    { $n ->
        [zero] Pārāk daudz neveiksmīgu mēģinājumu. Mēģiniet vēlreiz pēc { $n } sekundēm.
        [one] Pārāk daudz neveiksmīgu mēģinājumu. Mēģiniet vēlreiz pēc { $n } sekundes.
       *[other] Pārāk daudz neveiksmīgu mēģinājumu. Mēģiniet vēlreiz pēc { $n } sekundēm.
    }
factorsLive-conflict = Tas jau pastāv, vai tam vairs nav vietas. Ielādējiet lapu vēlreiz.
factorsLive-lastOne = Šis serveris prasa otro faktoru. Pirms šo dzēšat, iestatiet citu.
factorsLive-noPasskeys = Jums vēl nav piekļuves atslēgu.
factorsLive-never = nekad nav lietota
factorsLive-used = pēdējoreiz lietota { $when }
factorsLive-made = pievienota { $when }
factorsLive-remove = Dzēst
factorsLive-removed = Izdzēsta.
factorsLive-added = Pievienota.
factorsLive-removeQuestion = Vai dzēst piekļuves atslēgu „{ $name }”? Tā vairs neatvērs jūsu kontu.
factorsLive-removeAppQuestion = Vai noņemt lietotni no jūsu konta? Tās kodi vairs neatvērs jūsu kontu.
factorsLive-nameIt = Dodiet piekļuves atslēgai nosaukumu.
factorsLive-passkeyCancelled = Piekļuves atslēga netika izmantota. Mēģiniet vēlreiz.
factorsLive-passkeyRefused = Serveris nepieņēma šo piekļuves atslēgu. Mēģiniet vēlreiz.
factorsLive-appSince = Jūsu lietotne tika iestatīta { $when }.
factorsLive-codesLeft =
    { $n ->
        [zero] Atlikuši { $n } atkopšanas kodi.
        [one] Atlicis { $n } atkopšanas kods.
       *[other] Atlikuši { $n } atkopšanas kodi.
    }
factorsLive-wrongCode = Šis kods ir nepareizs. Pārbaudiet tālruņa pulksteni un ierakstiet kodu, kas redzams tagad.
factorsLive-notConfirmed = Tas nav pareizi. Mēģiniet vēlreiz.
factorsLive-done = Jums tagad ir otrais faktors. Saglabājiet atkopšanas kodus un tad turpiniet.
factorsLive-copied = Nokopēts
factorsLive-copyFailed = Neizdevās kopēt. Atlasiet tekstu un nokopējiet to.

## secondStep

secondStep-title = Vēl viens solis
secondStep-passkey = Izmantot piekļuves atslēgu
secondStep-code = Lietotnes kods vai atkopšanas kods
secondStep-codeHint = Seši cipari vai sešpadsmit burti un cipari.
secondStep-recoveryCode = Atkopšanas kods
secondStep-recoveryHint = Sešpadsmit burti un cipari. Jūs tos saņēmāt, kad pievienojāt piekļuves atslēgu.
secondStep-submit = Pierakstīties
secondStep-lost = Vai tālrunis un atkopšanas kodi ir zaudēti? Šī servera administrators var atiestatīt jūsu otros faktorus.
secondStep-again = Sākt no jauna

## secondStepLive

secondStepLive-noCode = Ievadiet kodu.
secondStepLive-wrongCode = Šis kods ir nepareizs vai jau izmantots. Pagaidiet nākamo.
secondStepLive-passkeyCancelled = Piekļuves atslēga netika izmantota. Mēģiniet vēlreiz vai izmantojiet kodu.
secondStepLive-passkeyRefused = Serveris nepieņēma šo piekļuves atslēgu. Mēģiniet vēlreiz vai izmantojiet kodu.
secondStepLive-limited =
    { $n ->
        [zero] Pārāk daudz nepareizu kodu. Mēģiniet vēlreiz pēc { $n } sekundēm.
        [one] Pārāk daudz nepareizu kodu. Mēģiniet vēlreiz pēc { $n } sekundes.
       *[other] Pārāk daudz nepareizu kodu. Mēģiniet vēlreiz pēc { $n } sekundēm.
    }
secondStepLive-retry = Tagad varat mēģināt vēlreiz.
secondStepLive-offline = Serveris neatbildēja. Pārbaudiet savienojumu un mēģiniet vēlreiz.
secondStepLive-failed = Radās kļūda ({ $status }).

## tokens

tokens-may = Ko tas drīkst
tokens-everything = Visu
tokens-create = Tikai izveidot saites
tokens-createRead = Izveidot un lasīt saites
tokens-audit = Tikai lasīt žurnālus
tokens-ask = Pieprasīt citiem noslēpumus un atvērt viņu atbildes
tokens-lasts = Cik ilgi tas darbojas
tokens-always = Līdz atsaukšanai
tokens-days30 = 30 dienas
tokens-days90 = 90 dienas
tokens-year = Vienu gadu
tokens-networks = Tikai no noteiktiem tīkliem
tokens-networksLabel = Adreses vai tīkli
tokens-networksHint = Atdaliet tos ar komatiem. Ja lauks ir tukšs, marķieris darbojas visur.

## tokensLive

tokensLive-tokenMay = drīkst: { $what }
tokensLive-tokenCreate = izveidot
tokensLive-tokenRead = lasīt
tokensLive-tokenAudit = lasīt žurnālus
tokensLive-tokenExpire = dzēst
tokensLive-tokenAdmin = administrēt
tokensLive-tokenAsk = pieprasīt noslēpumus
tokensLive-tokenOpen = atvērt atbildes
tokensLive-tokenFrom = tikai no: { $networks }
tokensLive-tokenUntil = derīgums beidzas { $when }
tokensLive-tokenOver = derīgums beidzās { $when }
tokensLive-tokenUsedFrom = pēdējoreiz lietots { $when } no { $address }
tokensLive-badNetworks = Ievadiet adreses vai tīklus, piemēram, 192.0.2.0/24, ne vairāk kā 50.

## oversightLive

oversightLive-auditor = auditors
oversightLive-makeAuditor = Iecelt par auditoru
oversightLive-makeAuditorQuestion = Vai iecelt { $email } par auditoru? Šis lietotājs redzēs ikviena žurnālus, bet ne noslēpumus.
oversightLive-takeAuditor = Noņemt auditora tiesības
oversightLive-takeAuditorQuestion = Vai noņemt auditora tiesības lietotājam { $email }? Šī lietotāja sesijas un marķieri tiks izbeigti.
oversightLive-log = Žurnāls
oversightLive-logNothing = Nav ierakstu.

## signIns

signIns-title = Nesenās pierakstīšanās reizes
signIns-text = Kas ir pierakstījies jūsu kontā vai mēģinājis to darīt. Ja kādu pierakstīšanos nepazīstat, nomainiet paroli.

## signInsLive

signInsLive-signedIn = Pierakstīšanās
signInsLive-signInFailed = Neizdevusies pierakstīšanās
signInsLive-byPassword = ar paroli
signInsLive-byLink = ar vienreizēju saiti
signInsLive-bySetup = ar uzstādīšanas kodu
signInsLive-bySignUp = izveidojot kontu
signInsLive-byDirectory = izmantojot direktoriju
signInsLive-byCompany = izmantojot uzņēmuma pierakstīšanos
signInsLive-byPasskey = ar piekļuves atslēgu
signInsLive-secondFactor = ar otro faktoru
signInsLive-wrongPassword = nepareiza parole
signInsLive-wrongCode = nepareizs uzstādīšanas kods
signInsLive-wrongLink = nederīga vienreizēja saite
signInsLive-wrongCurrent = nepareiza pašreizējā parole
signInsLive-wrongFactor = nepareizs otrais faktors
signInsLive-wrongPasskey = nepareiza piekļuves atslēga
signInsLive-deviceGuesses = pārāk daudz minējumu zināmās ierīcēs
signInsLive-unanswered = direktorijs neatbildēja
signInsLive-asAdministrator = kā administrators
signInsLive-times =
    { $n ->
        [zero] { $n } reizes
        [one] { $n } reize
       *[other] { $n } reizes
    }
signInsLive-noSignIns = Vēl nav reģistrēta neviena pierakstīšanās.

## adminLog

adminLog-title = Administratoru žurnāls
adminLog-lead = Kas ir pierakstījies un kas ir mainījis kontus, marķierus, atslēgas un iestatījumus. Nevienu ierakstu nevar nemanāmi mainīt vai izdzēst.
adminLog-person = E-pasta adrese
adminLog-personHint = Tā adrese, kurš to darīja vai uz kuru tas attiecas.
adminLog-what = Kas noticis
adminLog-everything = Viss
adminLog-show = Rādīt
adminLog-newer = Jaunāki
adminLog-older = Vecāki

## adminLogLive

adminLogLive-signOut = Izrakstīšanās
adminLogLive-leftOut = Vairāk neveiksmju, nekā uzskaitīts
adminLogLive-userAdded = Konts pievienots
adminLogLive-userRemoved = Konts izdzēsts
adminLogLive-userDisabled = Konts atspējots
adminLogLive-userEnabled = Konts iespējots
adminLogLive-madeAdministrator = Iecelts par administratoru
adminLogLive-noAdministrator = Vairs nav administrators
adminLogLive-madeAuditor = Iecelts par auditoru
adminLogLive-noAuditor = Vairs nav auditors
adminLogLive-suspended = Bloķējusi uzņēmuma pierakstīšanās sistēma
adminLogLive-admitted = Uzņēmuma pierakstīšanās sistēma atkal ielaidusi
adminLogLive-linked = Uzņēmuma pierakstīšanās sasaistīta
adminLogLive-unlinked = Uzņēmuma pierakstīšanās atsaistīta
adminLogLive-vouched = Adrese apliecināta
adminLogLive-joinedGroup = Pievienots grupai
adminLogLive-leftGroup = Izņemts no grupas
adminLogLive-factorAdded = Otrais faktors pievienots
adminLogLive-factorRemoved = Otrais faktors izdzēsts
adminLogLive-factorsReset = Otrie faktori atiestatīti
adminLogLive-codesMade = Atkopšanas kodi izveidoti
adminLogLive-invited = Uzaicināts
adminLogLive-accessEnded = Visa piekļuve izbeigta
adminLogLive-linksExpired = Konta saites izdzēstas
adminLogLive-withdrawn = Ielūgums atsaukts
adminLogLive-sessionEnded = Sesija izbeigta
adminLogLive-linkMade = Vienreizēja saite izveidota
adminLogLive-passwordSet = Parole iestatīta
adminLogLive-tokenMade = API marķieris izveidots
adminLogLive-tokenRemoved = API marķieris atsaukts
adminLogLive-settingsChanged = Iestatījumi mainīti
adminLogLive-rotationBegun = Galvenās atslēgas rotācija sākta
adminLogLive-rotationEnded = Galvenās atslēgas rotācija pabeigta
adminLogLive-exported = Audita žurnāli eksportēti
adminLogLive-backedUp = Dublējums izveidots
adminLogLive-restored = Dublējums atjaunots
adminLogLive-byWhom = veica: { $name }
adminLogLive-commandLine = komandrinda
adminLogLive-server = serveris
adminLogLive-bySetupCode = uzstādīšanas kods
adminLogLive-bySigningUp = konta izveide
adminLogLive-byOneTimeLink = vienreizēja saite
adminLogLive-directory = direktorijs
adminLogLive-companySignIn = uzņēmuma pierakstīšanās sistēma
adminLogLive-noEntries = Neviens ieraksts neatbilst.
adminLogLive-showAll = Rādīt visu

## ownLogLive

ownLogLive-byCode = apstiprināts ar kodu: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Piezīme
ownLogLive-logCount = { $from }–{ $to } no { $total }
ownLogLive-own-creation = izveide
ownLogLive-own-view = atvērta
ownLogLive-own-failed_view = mēģināts veltīgi
ownLogLive-own-expire = izdzēsta
ownLogLive-own-restored = dzēšana atsaukta
ownLogLive-own-failed_passphrase = nepareiza ieejas frāze
ownLogLive-own-probable_program = visticamāk, programma
ownLogLive-own-code_sent = kods nosūtīts pa e-pastu
ownLogLive-own-code_queued = kods gaida nosūtīšanu pa e-pastu
ownLogLive-own-code_failed = kods nav nosūtīts pa e-pastu
ownLogLive-own-failed_code = nepareizs kods
ownLogLive-own-owner_view = atvērāt jūs
ownLogLive-own-wrong_network = mēģināts no cita tīkla
ownLogLive-own-other_device = mēģināts citā ierīcē
ownLogLive-own-alarm = ziņots: „Tas nebiju es”
ownLogLive-own-freeze = apturējāt jūs
ownLogLive-own-thaw = atjaunojāt jūs
ownLogLive-own-changed = mainījāt jūs
ownLogLive-own-hold_asked = gaida jūsu atļauju
ownLogLive-own-hold_released = atļāvāt jūs
ownLogLive-own-hold_refused = atteicāt un apturējāt jūs
ownLogLive-own-request_view = izlasīts
ownLogLive-own-answer = atbildēts
ownLogLive-own-mail_returned = e-pasta vēstule atgriezās
ownLogLive-own-creation_email_send = pasūtīts paziņojums pa e-pastu
ownLogLive-own-admin_view = atvēra administrators
ownLogLive-own-imported = pārcelta šurp no Password Pusher

## seenLogLive

seenLogLive-seen-creation = izveide
seenLogLive-seen-view = atvērta
seenLogLive-seen-failed_view = mēģināts veltīgi
seenLogLive-seen-expire = izdzēsta
seenLogLive-seen-restored = dzēšana atsaukta
seenLogLive-seen-failed_passphrase = nepareiza ieejas frāze
seenLogLive-seen-probable_program = visticamāk, programma
seenLogLive-seen-code_sent = kods nosūtīts pa e-pastu
seenLogLive-seen-code_queued = kods gaida nosūtīšanu pa e-pastu
seenLogLive-seen-code_failed = kods nav nosūtīts pa e-pastu
seenLogLive-seen-failed_code = nepareizs kods
seenLogLive-seen-owner_view = atvēra īpašnieks
seenLogLive-seen-wrong_network = noraidīts ārpus tās tīkliem
seenLogLive-seen-other_device = noraidīts citā ierīcē
seenLogLive-seen-alarm = ziņoja saņēmējs
seenLogLive-seen-freeze = apturēja īpašnieks
seenLogLive-seen-thaw = atjaunoja īpašnieks
seenLogLive-seen-changed = mainīja īpašnieks
seenLogLive-seen-hold_asked = gaida īpašnieku
seenLogLive-seen-hold_released = atļāva īpašnieks
seenLogLive-seen-hold_refused = atteica īpašnieks
seenLogLive-seen-request_view = izlasīts
seenLogLive-seen-answer = atbildēts
seenLogLive-seen-mail_returned = e-pasta vēstule atgriezās
seenLogLive-seen-creation_email_send = pasūtīts paziņojums pa e-pastu
seenLogLive-seen-admin_view = atvēra administrators
seenLogLive-seen-imported = pārcelta šurp no Password Pusher

## eventNamesLive

eventNamesLive-push-created = Saite izveidota
eventNamesLive-push-viewed = Saite atvērta
eventNamesLive-push-wrong_passphrase = Nepareiza ieejas frāze
eventNamesLive-push-expired = Saites derīgums beidzies
eventNamesLive-push-alarm = Saņēmēja ziņojums
eventNamesLive-push-hold_asked = Kāds gaida
eventNamesLive-push-code_failed = Kods nav nosūtīts pa e-pastu
eventNamesLive-request-answered = Uz pieprasījumu atbildēts
eventNamesLive-request-closed = Pieprasījums aizvērts

## conditionWords

conditionWords-passphrases = ieejas frāzes
conditionWords-passwords = paroles
conditionWords-second_factors = otrie faktori
conditionWords-passkeys = piekļuves atslēgas

## conditionSays

conditionSays-disk_full = Diskā ar direktoriju { $directory } brīvi ir tikai { $freeBytes }: ja ir mazāk par { $floorBytes }, faili netiek pieņemti.
conditionSays-disk_low = Diskā ar direktoriju { $directory } brīvi ir { $freeBytes }, un tas ir mazāk, nekā var aizņemt vienas saites faili ({ $linkBytes }).
conditionSays-disk_no_inodes = Diskā ar direktoriju { $directory } vairs nav brīvu inode ierakstu. Failu skaits, kas vēl ietilpst: { $files }.
conditionSays-disk_error = Disks ar direktoriju { $directory } ziņoja par kļūdu ({ $atMs }): { $reason }
conditionSays-database_damaged = Datu bāze ir bojāta. Bojātās vietas ir norādītas žurnālā.
conditionSays-database_trouble = Šis serveris pašlaik nevar apstrādāt pieprasījumus: { $reason }
conditionSays-bucket_trouble = Failus nevar saglabāt vai atvērt: { $reason }
conditionSays-scanner_trouble = Pretvīrusu skeneris nepārbauda failus, tāpēc visi tiek noraidīti: { $reason }
conditionSays-sweep_failed = Tas, kam derīgums beidzies, netiek izdzēsts no diska: { $reason }
conditionSays-clock_jumped = Pulkstenis pārlēca vairāk nekā dienu uz priekšu. Tagad tas rāda: { $nowMs }. Stundu pēc šī lēciena nekas netiek neatgriezeniski izdzēsts.
conditionSays-backup_failed = Pēdējais dublējums neizdevās: { $reason }
conditionSays-backup_damaged = Pēdējā dublējumā { $name } ir bojāti dati. Bojāto vietu skaits: { $count }. { $reason }
conditionSays-backup_old = Pēdējā dublējuma laiks: { $lastMs }.
conditionSays-certificate_ended = Sertifikāts { $file } vairs nav derīgs, un klienti to noraida. Derīguma beigas: { $untilMs }.
conditionSays-certificate_ends = Sertifikāts { $file } ir derīgs līdz: { $untilMs }.
conditionSays-certificate_unusable = Diskā esošo sertifikātu nevar izmantot: { $reason } Strādājošs serveris patur iepriekšējo.
conditionSays-certificate_not_obtained = Nav derīga sertifikāta, un klienti noraida šo serveri: { $reason }
conditionSays-certificate_not_renewed = Sertifikātu neizdevās atjaunot: { $reason }
conditionSays-client_secret_refused = Pierakstīšanās nodrošinātājs nepieņem oidc.client_secret: tur neviens nevar pierakstīties.
conditionSays-client_secret_ends = Noslēpums iestatījumā oidc.client_secret ir derīgs līdz: { $untilMs }. Pēc tam pie nodrošinātāja neviens nevarēs pierakstīties.
conditionSays-token_ends = API marķieris „{ $name }”, kas nesen lietots (īpašnieks: { $owner }), ir derīgs līdz: { $untilMs }.
conditionSays-administrator_new = { $user } kļuva par administratoru ({ $sinceMs }); iecēla: { $by }.
conditionSays-guessing = Kāds mēģina uzminēt ({ $guessed }): stundas laikā noraidīti { $times } vai vairāk mēģinājumu, jo to bija par daudz.
conditionSays-codes_failed = Saņēmēju kodus nevar nosūtīt pa e-pastu: { $reason }
conditionSays-codes_wait = Gaidošās e-pasta vēstules ar saņēmēju kodiem: { $count }. Kāds saņēmējs vai sūtītājs ir sasniedzis stundas ierobežojumu. Pēdējā vēstule tiks nosūtīta: { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [zero] { $n } notikumus neizdevās piegādāt, un to piegāde ir pārtraukta.
        [one] { $n } notikumu neizdevās piegādāt, un tā piegāde ir pārtraukta.
       *[other] { $n } notikumus neizdevās piegādāt, un to piegāde ir pārtraukta.
    }
conditionSays-deliveries_late = Piegādi gaida notikums ({ $sinceMs }).
conditionSays-nodes_differ = Mezgli nav vienādi: { $reason }
conditionSays-version_ready = Jaunas versijas fails atrodas šeit: { $file }.
conditionSays-disk_fine = Diskā ar direktoriju { $directory } brīvi ir { $freeBytes } no { $totalBytes }.
conditionSays-certificate_fine = Sertifikāts { $file } ir derīgs līdz: { $untilMs }.
conditionSays-backup_none = Vēl nav izveidots neviens dublējums.
conditionSays-backup_fine = Pēdējā dublējuma laiks: { $lastMs }.
conditionSays-backup_scheduled = Pēdējais dublējums { $name } izveidots: { $lastMs }; nākamais paredzēts: { $nextMs }.
conditionSays-node_fine = Mezglā { $node } darbojas versija { $version }.

## conditionMend

conditionMend-disk_full = Atbrīvojiet vietu šajā diskā vai palieliniet to.
conditionMend-disk_low = Atbrīvojiet vietu šajā diskā vai palieliniet to.
conditionMend-disk_no_inodes = Izdzēsiet mazos failus, ko šajā diskā atstājušas citas programmas.
conditionMend-disk_error = Izveidojiet dublējumu tagad. Pēc tam pārbaudiet disku un tā savienojumu. Sīkāk – sistēmas žurnālā.
conditionMend-database_damaged = Atjaunojiet no dublējuma.
conditionMend-database_trouble = Pārbaudiet datu bāzi, tās resursdatoru un ceļu līdz tam.
conditionMend-bucket_trouble = Pārbaudiet krātuvi (bucket), tās atslēgas un ceļu līdz tai. Direktorijam, ko mezgli lieto kopā, jābūt pievienotam.
conditionMend-scanner_trouble = Palaidiet clamd un ļaujiet šī servera lietotājam lasīt tā ligzdu. Sīkāk – clamd žurnālā.
conditionMend-sweep_failed = Neviens to nevar atvērt. Pārbaudiet disku un žurnālu.
conditionMend-clock_jumped = Ja pulkstenis ir nepareizs, noregulējiet to šīs stundas laikā. Ja tas ir pareizs, nedariet neko: šis paziņojums parādās arī pēc ilgas apstāšanās vai atjaunošanas.
conditionMend-backup_failed = Novērsiet cēloni. Serveris pats mēģinās vēlreiz.
conditionMend-backup_damaged = Pārbaudiet disku un noskaidrojiet, kas ir bojāts. Agrākie nebojātie dublējumi tiek paturēti.
conditionMend-backup_old = Pārbaudiet to, kas veido jūsu dublējumus, vai izveidojiet dublējumu manuāli.
conditionMend-certificate_ended = Nomainiet sertifikāta un tā atslēgas failus. Serveris tos pats nolasīs vēlreiz.
conditionMend-certificate_ends = Nomainiet sertifikāta un tā atslēgas failus. Serveris tos pats nolasīs vēlreiz.
conditionMend-certificate_unusable = Nomainiet sertifikāta un tā atslēgas failus.
conditionMend-certificate_not_obtained = Serveris pats mēģinās vēlreiz. Pārbaudiet sertificēšanas iestādi un ceļu līdz tai.
conditionMend-certificate_not_renewed = Lietotais ir derīgs līdz: { $untilMs }. Serveris mēģinās vēlreiz. Pārbaudiet sertificēšanas iestādi un ceļu līdz tai.
conditionMend-client_secret_refused = Izveidojiet pie nodrošinātāja jaunu noslēpumu un iestatiet to.
conditionMend-client_secret_ends = Izveidojiet pie nodrošinātāja jaunu noslēpumu, iestatiet to un norādiet tā derīguma beigas iestatījumā oidc.client_secret_until.
conditionMend-token_ends = Īpašnieks izveido jaunu un dod to programmai, kas to izmanto.
conditionMend-administrator_new = Ja to negaidījāt, atņemiet šīs tiesības un pārbaudiet administratoru žurnālu.
conditionMend-guessing = Žurnālā ir norādītas adreses. Bloķējiet tās ugunsmūrī.
conditionMend-codes_failed = Pārbaudiet pasta serveri un pasta iestatījumus. Saņēmējiem, kuru kods nav nosūtīts, jāpieprasa cits.
conditionMend-codes_wait = Ja sūtītājiem jāsasniedz tik daudz saņēmēju, palieliniet mail.per_hour. Viņu saišu žurnālos redzams, kuru saņēmēju kodi gaida.
conditionMend-deliveries_dead = Salabojiet saņēmēju un tad piegādājiet vēlreiz vai atmetiet to, kas netika piegādāts.
conditionMend-deliveries_late = Pārbaudiet pasta serveri, tīmekļa aizķeri vai savācēju. Žurnālā redzams, kas no tiem nedarbojas.
conditionMend-nodes_differ = Dodiet visiem mezgliem vienādu versiju, iestatījumus un laiku.
conditionMend-version_ready = Pārbaudiet to un tad jauniniet.
conditionMend-backup_none = Ja šo serveri nedublē nekas cits, izveidojiet dublējumu.

## errorPage

errorPage-missing = Lapa nav atrasta
errorPage-missingText = Šajā adresē lapas nav.
errorPage-home = Uz sākumlapu
errorPage-busy = Pārāk daudz pieprasījumu
errorPage-busyText = No jūsu adreses saņēmām pārāk daudz pieprasījumu. Nekas netika atvērts. Brīdi uzgaidiet un tad ielādējiet šo lapu vēlreiz.
errorPage-keySent = Šī saite vairs nav slepena
errorPage-keySentText = Kāda programma ceļā, piemēram, pasta filtrs, šajā saitē # vietā ierakstīja %23, un tāpēc tās atslēga tika nosūtīta serverim. Nekas netika atvērts, un neviens skatījums netika ieskaitīts, bet atslēga vairs nav slepena. Palūdziet sūtītājam jaunu saiti, kas nosūtīta citā ceļā.
errorPage-upgrading = Šis serveris tiek jaunināts
errorPage-upgradingText = Nekas netika atvērts, un nekas nav zudis. Pēc minūtes ielādējiet šo lapu vēlreiz.
errorPage-unavailable = Pašlaik nav pieejams
errorPage-unavailableText = Serveris to pašlaik nevar izdarīt. Nekas netika atvērts, un nekas nav zudis. Mēģiniet vēlreiz pēc dažām minūtēm.
errorPage-unconfirmed = Nav apstiprināts
errorPage-unconfirmedText = Serveris nevar pateikt, vai tas tika izdarīts. Iespējams, tika ieskaitīts skatījums, lai gan nekas netika parādīts. Mēģiniet vēlreiz pēc dažām minūtēm; ja noslēpuma tad vairs nav, palūdziet sūtītājam jaunu saiti.
errorPage-defect = Radās kļūda
errorPage-defectText = Tam nevajadzētu notikt. Pasakiet šī servera uzturētājam, kad tas notika: sīkāka informācija ir žurnālā.

## mailShared

mailShared-subject = { $sender } jums kaut ko sūta
mailShared-lead = { $sender } kopīgo ar jums kaut ko konfidenciālu, izmantojot pakalpojumu { $service }.
mailShared-link = Atvērt
mailShared-until = Saite darbojas līdz: { $when }.
mailShared-views =
    { $n ->
        [zero] To var atvērt { $n } reizes.
        [one] To var atvērt { $n } reizi.
       *[other] To var atvērt { $n } reizes.
    }
mailShared-notice = Palūdziet saiti sūtītājam ({ $sender }): šajā vēstulē tās nav.
mailShared-stranger = Ja nepazīstat { $sender }, ignorējiet šo vēstuli.
mailShared-unverified = Neviens nav pārbaudījis, vai adrese { $sender } pieder sūtītājam. Citā ceļā noskaidrojiet, vai šo vēstuli tiešām sūtīja { $sender }. Ja to nevarat, ignorējiet to.

## mailAsked

mailAsked-subject = { $sender } jums kaut ko lūdz
mailAsked-lead = { $sender } lūdz jums kaut ko konfidenciālu, kas jānosūta, izmantojot pakalpojumu { $service }.
mailAsked-link = Atbildēt
mailAsked-until = Atbildēt varat līdz: { $when }. Konts nav vajadzīgs.

## mailNeeds

mailNeeds-name = Sūtītājs norāda vārdu „{ $name }”.
mailNeeds-shared = Pirms atverat:
mailNeeds-asked = Pirms atbildat:
mailNeeds-from = To varēs atvērt no: { $when }.
mailNeeds-passphrase = Jums vajadzīga ieejas frāze. { $sender } to jums dos citā ceļā.
mailNeeds-code = Jums vajadzīgs kods. Lapa to nosūtīs uz adresi { $address }, kad to pieprasīsiet.
mailNeeds-proof = To var atvērt tikai noteikti cilvēki. Lapa lūgs pierādīt, ka esat viens no viņiem.
mailNeeds-release = Sūtītājam ({ $sender }) jāatļauj jums to atvērt. Atveriet saiti un līdz tam atstājiet lapu atvērtu.
mailNeeds-lock = Atkārtoti to var atvērt tikai tā ierīce un pārlūks, kas to atver pirmie. Atveriet to tur, kur jums tas vajadzīgs.
mailNeeds-letters = Lapa rāda trīs burtus. Ierakstiet tos, lai lapa zinātu, ka neesat programma.

## mailOpened

mailOpened-subject = Atvērta: { $name }
mailOpened-unnamed = Jūsu saite ({ $date })
mailOpened-lead = Jūsu saite tika atvērta: { $when }.
mailOpened-left =
    { $n ->
        [zero] To var atvērt vēl { $n } reizes.
        [one] To var atvērt vēl { $n } reizi.
       *[other] To var atvērt vēl { $n } reizes.
    }
mailOpened-last = Tas bija pēdējais skatījums: noslēpums ir neatgriezeniski izdzēsts.
mailOpened-link = Manas saites
mailOpened-why = Jūs saņemat šo vēstuli, jo lūdzāt paziņot, kad saite tiek atvērta.

## mailAnswered

mailAnswered-subject = Atbildēts: { $name }
mailAnswered-unnamed = Jūsu pieprasījums ({ $date })
mailAnswered-lead = Uz jūsu pieprasījumu tika atbildēts: { $when }.
mailAnswered-keep = Atbildes šajā vēstulē nav. Lai to atvērtu, pierakstieties.
mailAnswered-link = Pieprasījumi
mailAnswered-why = Jūs saņemat šo vēstuli, jo lūdzāt paziņot par katru atbildi.

## mailCode

mailCode-subject = Jūsu kods pakalpojumam { $service }
mailCode-lead = Kāds kopīgo ar jums kaut ko konfidenciālu, izmantojot pakalpojumu { $service }. Lai to atvērtu, ierakstiet šo kodu lapā, kas to pieprasīja:
mailCode-leadNamed = { $sender } kopīgo ar jums kaut ko konfidenciālu, izmantojot pakalpojumu { $service }. Lai to atvērtu, ierakstiet šo kodu lapā, kas to pieprasīja:
mailCode-asks = Kāds, izmantojot pakalpojumu { $service }, lūdz jums kaut ko konfidenciālu. Lai izlasītu lūgumu un uz to atbildētu, ierakstiet šo kodu lapā, kas to pieprasīja:
mailCode-asksNamed = { $sender }, izmantojot pakalpojumu { $service }, lūdz jums kaut ko konfidenciālu. Lai izlasītu lūgumu un uz to atbildētu, ierakstiet šo kodu lapā, kas to pieprasīja:
mailCode-until =
    { $n ->
        [zero] Kods darbojas vienreiz, { $n } minūtes un tikai tajā pārlūkā, kas to pieprasīja.
        [one] Kods darbojas vienreiz, { $n } minūti un tikai tajā pārlūkā, kas to pieprasīja.
       *[other] Kods darbojas vienreiz, { $n } minūtes un tikai tajā pārlūkā, kas to pieprasīja.
    }
mailCode-ignore = Ja kodu nepieprasījāt, ignorējiet šo vēstuli un kodu nevienam nedodiet.

## mailInvited

mailInvited-subject = Jūsu konts pakalpojumā { $service }
mailInvited-lead = Jums tagad ir konts pakalpojumā { $service }: { $email }.
mailInvited-link = Izvēlēties paroli
mailInvited-once = Saite darbojas vienreiz, līdz: { $when }.

## mailReset

mailReset-subject = Izvēlieties jaunu paroli pakalpojumam { $service }
mailReset-lead = Pakalpojuma { $service } administrators ļauj jums izvēlēties jaunu paroli kontam { $email }.
mailReset-link = Izvēlēties paroli
mailReset-once = Saite darbojas vienreiz, līdz: { $when }.

## mailNotice

mailNotice-subject = Jūsu konts pakalpojumā { $service }
mailNotice-password = Konta { $email } parole tika nomainīta: { $when }.
mailNotice-factorAdded = Kontam { $email } tika pievienots otrais faktors: { $when }.
mailNotice-factorRemoved = Kontam { $email } tika izdzēsts otrais faktors: { $when }.
mailNotice-factorsReset = Administrators izdzēsa visus konta { $email } otros faktorus: { $when }.
mailNotice-recoveryCodes = Kontam { $email } tika izveidoti jauni atkopšanas kodi: { $when }. Iepriekšējie vairs nedarbojas.
mailNotice-recoveryCode = Tika izmantots konta { $email } atkopšanas kods: { $when }. Tas vairs nedarbosies.
mailNotice-devices = Pārāk daudz nepareizu konta { $email } paroļu vai kodu nāca no pārlūkiem, kuros šis konts jau ir bijis pierakstīts: { $when }. Iespējams, kādam ir kāda no jūsu ierīcēm.
mailNotice-from = Tas nāca no adreses { $address }.
mailNotice-stranger = Ja to negaidījāt, nomainiet paroli pakalpojumā { $service } un pasakiet tā administratoram.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [zero] { $service }: { $n } administratoram risināmu jautājumu
        [one] { $service }: { $n } administratoram risināms jautājums
       *[other] { $service }: { $n } administratoram risināmi jautājumi
    }
mailConditions-link = Servera stāvoklis
mailConditions-why = Jūs saņemat šo vēstuli, jo jūsu adrese ir iestatījumā notices.mail. Tā tiek nosūtīta vienreiz un vēlreiz pēc septiņām dienām, ja nekas nav mainījies. Izpildiet komandas servera datorā ar sudo un servera --config.

## mailTest

mailTest-subject = { $service }: pārbaude
mailTest-lead = Pakalpojuma { $service } e-pasta vēstules pienāk.
mailTest-link = { $service }

## opener

opener-title = Atvērt aizzīmogotu saiti
opener-lead = Šī lapa ir jūsu pašu fails: tā atver no gala līdz galam aizzīmogotas saites, un neviens serveris to nevar mainīt. Saites serverim tā prasa aizzīmogoto noslēpumu un neko citu.
opener-link = Saite ar daļu aiz #
opener-passphraseHint = Tikai tad, ja sūtītājs jums to deva.
opener-open = Atvērt
opener-notLink = Tā nav saite uz noslēpumu. Kopējiet visu saiti no https:// līdz beigām.
opener-unreachable = Nav atbildes, ko šī lapa drīkstētu lasīt. Serveri nevar sasniegt, vai arī tas ļauj šo saiti atvērt tikai savai lapai: iespējams, noslēpums nav aizzīmogots vai ir pieejams tikai noteiktos tīklos. Nekas netika atvērts.
opener-incomplete = Atbilde netika saņemta pilnībā. Iespējams, tas tika ieskaitīts kā skatījums.
opener-notSealed = Tas, ko nosūtīja serveris, nav aizzīmogots, tātad tas nav tas, ko sūtītājs aizzīmogoja šai saitei. Nekas no tā netiek rādīts.
opener-wrong = Ieejas frāze ir nepareiza vai tās trūkst. Neviens skatījums netika ieskaitīts.
opener-refused = Serveris to pašlaik neizsniedz. Neviens skatījums netika ieskaitīts.
opener-held = Sūtītājam jāatļauj to atvērt. Pasakiet sūtītājam šos vārdus: { $words }
opener-heldWordless = Sūtītājam jāatļauj to atvērt.
opener-otherPassphrase = Ar šo ieejas frāzi to nevar atvērt. Mēģiniet vēlreiz: aizzīmogotais noslēpums ir šeit, un vēl viens skatījums netiks ieskaitīts. Atstājiet lauku tukšu, ja sūtītājs jums ieejas frāzi nedeva.
opener-go = Atvērt adresi vietnē { $host }
opener-saved = Saglabāts

## languages

languages-title = Izvēlieties valodu
languages-search = Atrodiet savu valodu
languages-searchHint = Nosaukums pašā valodā, angliskais nosaukums vai kods, piemēram, pt-BR.
languages-find = Meklēt
languages-none = Neviena valoda neatbilst.
languages-all = Visas valodas
languages-browser = Mana pārlūka valoda
languages-back = Atpakaļ uz lapu
languages-counts = Teksti citās valodās ir tulkojumi. Ja tie atšķiras no angļu teksta, spēkā ir angļu teksts. Ja atrodat kļūdainu vārdu, pasakiet to šī servera uzturētājiem.
languages-recipient = Valoda saņēmējam
languages-recipientHint = Saites lapai un e-pasta vēstulei par to. Saņēmējiem, kas valodu ir izvēlējušies, paliek viņu valoda.
languages-recipientOwn = Kā prasa saņēmēja pārlūks
languages-answerer = Valoda tam, kurš atbild
languages-answererHint = Pieprasījuma lapai. Cilvēkiem, kas valodu ir izvēlējušies, paliek viņu valoda.

## languagesLive

languagesLive-found =
    { $n ->
        [zero] { $n } valodu
        [one] { $n } valoda
       *[other] { $n } valodas
    }
languagesLive-recipientLanguage = Valoda saņēmējam
