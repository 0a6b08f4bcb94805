### Estonian

## layout

layout-skip = Liigu sisu juurde
layout-navigation = Põhimenüü
layout-create = Uus
layout-pushes = Minu lingid
layout-admin = Haldus
layout-account = Konto
layout-signIn = Logi sisse
layout-languages = Keel
layout-light = Hele
layout-dark = Tume
layout-auto = Automaatne
layout-api = API
layout-about = Teave
layout-aboutLine = Kuidas see töötab ja kes seda haldab
layout-noScript = See leht vajab JavaScripti. Selle skriptid suhtlevad ainult selle serveriga.
layout-otherWays = Võite kasutada ka API-t või käsurida.
layout-waiting = Leht alles laadib. Kui midagi ei muutu, laadige see uuesti.
layout-plain = See ühendus ei ole krüptitud: teised võrgus olijad saavad lugeda, mida te siin saadate ja avate. Kasutage https://-aadressi, kui see on olemas.
layout-notSealed = Stopp: see ei ole pitseeritud
layout-notSealedText = Saatja pitseeris selle saladuse, kuid see, mille server saatis, pole pitseeritud. Sellest ei näidata midagi. Võtke ühendust saatjaga, näiteks telefonitsi.

## create

create-title = Jaga saladust
create-tagline = Saatke parool või fail lingiga, mis aegub.
create-kinds = Mida jagada
create-text = Tekst
create-files = Failid
create-url = Link
create-qr = QR-kood
create-textLabel = Teie saladus
create-shared = Jagatud teisest rakendusest: kontrollige enne saatmist üle.
create-textPlaceholder = Parool, võti, märkus …
create-urlLabel = Veebiaadress
create-urlHint = Saaja näeb kõigepealt aadressi ja kinnitab selle avamise, enne kui siit lehelt lahkub.
create-qrLabel = QR-koodina näidatav tekst
create-qrHint = Saaja näeb seda skannitava QR-koodina.
create-message = Sõnum (valikuline)
create-filesSignIn = Failide jagamiseks logige sisse.
create-hide = Peida sisestamise ajal
create-generator = Genereeri parool
create-style = Tüüp
create-styleCharacters = Märgid
create-styleWords = Sõnad
create-stylePin = PIN
create-pinHint = Paroolifraasiks piisab, sest see server piirab katsete arvu. Saladuseks endaks liiga nõrk.
create-length = Pikkus
create-digits = Numbrid
create-symbols = Sümbolid
create-capitals = Suurtähed
create-generated = Soovitus
create-again = Uus soovitus
create-use = Kasuta seda
create-lifetime = Kehtivusaeg
create-views = Avamiste arv
create-passphrase = Paroolifraas (valikuline)
create-passphraseRequired = Paroolifraas (kohustuslik)
create-passphraseLength =
    { $n ->
        [one] Vähemalt { $n } märk.
       *[other] Vähemalt { $n } märki.
    }
create-passphraseHint = Saatke paroolifraas eraldi, näiteks öelge see telefoni teel.
create-suggest = Soovita
create-add = Lisa valik …
create-covered = Hoia puudutuseni kaetuna
create-coveredHint = Keegi ei loe avanevat saladust üle saaja õla.
create-deletable = Saaja võib saladuse kustutada
create-notifyMe = Teata mulle, kui see avatakse
create-notifyByMail = Saate e-kirja ja märgi loendisse „Minu lingid“.
create-notifyInList = Saate märgi loendisse „Minu lingid“.
create-name = Nimi (näete ainult teie)
create-note = Märkus (näete ainult teie)
create-sign = Lisa oma nimi
create-senderName = Teie nimi
create-senderMessage = Sõnum saajale
create-senderMessageHint = Näidatakse enne saladuse avamist kõigile, kellel on link. Ärge kirjutage siia midagi konfidentsiaalset.
create-senderEmail = Näita minu konto aadressi: { $email }
create-sealed = Otspunktkrüpteeritud
create-sealedHint = Seda ei saa lugeda keegi peale saaja, isegi mitte see server.
create-sealedName = Andke sellele oma loendi jaoks nimi: kaitstud on ka failide nimed. Lingi nimi, märkus ning saatja andmed ja sõnum ei ole kaitstud.
create-sealedRequired = See server ei luba midagi muud.
create-groupLimits = Teile kehtivad nende rühmade piirangud: { $groups }.
create-shownOnce = Kopeerige link kohe. Seda ei saa uuesti näidata.
create-remembered = Teie valikud jäetakse selles seadmes meelde.
create-reset = Taasta vaikeväärtused
create-submit = Loo link
create-ready = Teie link on valmis
create-passphraseNext = Nüüd saatke paroolifraas muul viisil
create-passphraseReminder = Link avaneb ainult selle paroolifraasiga. Öelge see näiteks telefoni teel. Seda ei näidata uuesti.
create-copyPassphrase = Kopeeri paroolifraas
create-end = Kustuta kohe
create-another = Jaga veel midagi

## createClosed

createClosed-title = Saladuse jagamiseks logige sisse
createClosed-text = Teie võrgust saavad linke luua ainult need, kellel on konto.
createClosed-hint = Kui olete lingi saanud, avaneb see siit nagu ikka.
createClosed-nothingTitle = Siin ei saa te midagi jagada
createClosed-nothing = Teie rühmade ({ $groups }) piirangud ei luba ühtegi liiki saladust. Pöörduge selle serveri administraatori poole.

## createLive

createLive-bytes = { $used } / { $limit }
createLive-characters = Märke: { $used } / { $limit }
createLive-bits =
    { $n ->
        [one] umbes { $n } bitt
       *[other] umbes { $n } bitti
    }
createLive-termViews =
    { $n ->
        [one] { $n } avamine
       *[other] { $n } avamist
    }
createLive-termUntil = kuni { $date }
createLive-noPassphrase = paroolifraasita
createLive-withPassphrase = paroolifraasiga
createLive-needsPassphrase = paroolifraas nõutav
createLive-passphraseMissing = Sisestage paroolifraas: see server nõuab seda.
createLive-passphraseShort =
    { $n ->
        [one] See paroolifraas on liiga lühike: vaja on vähemalt { $n } märki. Jada, nagu aaaa või 1234, läheb arvesse kahe märgina.
       *[other] See paroolifraas on liiga lühike: vaja on vähemalt { $n } märki. Jada, nagu aaaa või 1234, läheb arvesse kahe märgina.
    }
createLive-signed = Saatja andmed: { $by }
createLive-blank = Sisestage kõigepealt saladus.
createLive-tooLong = See on liiga pikk: lubatud on kuni { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] See on liiga pikk: lubatud on kuni { $n } märk.
       *[other] See on liiga pikk: lubatud on kuni { $n } märki.
    }
createLive-badUrl = Sisestage veebiaadress, näiteks https://example.org.
createLive-unsealed = Brauser ei suutnud seda pitseerida. Midagi ei saadetud.
createLive-opens =
    { $n ->
        [one] Linki saab avada ühe korra, kuni { $date } ({ $relative }).
       *[other] Linki saab avada { $n } korda, kuni { $date } ({ $relative }).
    }
createLive-endedTitle = Saladus on kustutatud
createLive-ended = Selle sisu on hävitatud. Keegi ei saa seda enam avada, ka teie mitte.
createLive-goneTitle = Link on aegunud
createLive-gone = Keegi ei saa seda enam avada. Selle sisu on hävitatud.
createLive-linkUnsaved = Te ei ole linki veel kopeerinud ja seda näidatakse ainult sellel lehel. Kas lahkuda ikkagi?
createLive-passphraseUnsaved = Te ei ole paroolifraasi veel kopeerinud ja seda näidatakse ainult sellel lehel. Kas lahkuda ikkagi?
createLive-leaveIt = Lahku
createLive-offline = Server ei vastanud. Kontrollige ühendust ja proovige uuesti.
createLive-rateLimited =
    { $n ->
        [one] Liiga palju päringuid. Proovige uuesti { $n } sekundi pärast.
       *[other] Liiga palju päringuid. Proovige uuesti { $n } sekundi pärast.
    }
createLive-tryAgain = Nüüd võite uuesti proovida.
createLive-tooLarge = See on suurem, kui server lubab.
createLive-signInFirst = Logige kõigepealt sisse.
createLive-unavailable = Server ei ole praegu saadaval. Sisestatu on siin alles: proovige hetke pärast uuesti.
createLive-noSpace = Serveris ei ole enam ruumi. Midagi ei salvestatud.
createLive-failed = Midagi läks valesti ({ $status }). Midagi ei salvestatud.
createLive-refused = Server ei luba seda väärtust.
createLive-tooMany =
    { $n ->
        [one] Lubatud on kuni { $n } kirje.
       *[other] Lubatud on kuni { $n } kirjet.
    }
createLive-outOfRange = Sisestage arv vahemikus { $min } kuni { $max }.

## resultLive

resultLive-notOpened = Veel avamata.
resultLive-openedTimes =
    { $n ->
        [one] Avatud üks kord: { $date }.
       *[other] Avatud { $n } korda, viimati: { $date }.
    }

## fileBox

fileBox-files = Failid
fileBox-dropHere = Lohistage failid või kaustad siia
fileBox-chooseFiles = Vali failid
fileBox-chooseFolder = Vali kaust
fileBox-cancel = Loobu

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Kuni üks fail suurusega { $file }.
       *[other] Kuni { $n } faili, igaüks kuni { $file }, kokku kuni { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Ühte linki mahub ainult üks fail.
       *[other] Ühte linki mahub kuni { $n } faili.
    }
filesLive-fileTooLarge = Fail „{ $name }“ on suurem kui { $limit }.
filesLive-filesTooLarge = Failid on kokku suuremad kui { $limit }.
filesLive-noFiles = Valige vähemalt üks fail.
filesLive-packing = Kausta „{ $name }“ alles pakitakse.
filesLive-remove = Eemalda { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Ühendus katkes. Jätkub automaatselt.
filesLive-uploaded = Saadetud. Server salvestab seda …
filesLive-sealing = Pitseerimine teie brauseris: { $percent }
filesLive-unreadable = Brauser ei saa enam üht failidest lugeda. Midagi ei saadetud. Valige failid uuesti.
filesLive-cancelled = Katkestatud. Midagi ei salvestatud.

## reveal

reveal-title = Saladus teile
reveal-intro = Keegi on teiega midagi konfidentsiaalset jaganud.
reveal-ownTitle = Teie enda saladus
reveal-ownIntro = Jagasite seda ise. Saajad avavad saladuse siin lehel.
reveal-ownPage = Ava selle link, QR-kood ja logi
reveal-passphrase = Paroolifraas
reveal-passphraseHint = Saate selle saatjalt, sellest lingist eraldi.
reveal-unlock = Ava
reveal-open = Näita saladust
reveal-counts = Avamine läheb arvesse.
reveal-how = Kuidas see töötab
reveal-sealed = See on otspunktkrüpteeritud: seda saab avada ainult teie brauser ja see server ei saa seda lugeda.
reveal-sealedNoScript = See link avaneb ainult JavaScriptiga või käsuga „secretpush open“.
reveal-largeText = Üks failidest on suurem kui 256 MiB ja see brauser ei saa nii suurt pitseeritud faili salvestada. Seda ei arvestatud avamisena. Avage link arvutis Chrome’is või Edge’is https://-aadressi kaudu või selle käsuga:
reveal-copyCommand = Kopeeri käsk
reveal-secret = Saladus
reveal-show = Näita
reveal-onPaper = Saladus on kaetud. Valige lehel „Näita“ ja printige see siis uuesti.
reveal-hide = Peida
reveal-copy = Kopeeri
reveal-save = Salvesta failina
reveal-print = Prindi
reveal-files = Failid
reveal-download = Laadi alla
reveal-downloadAll = Laadi kõik alla ZIP-failina
reveal-address = Saatja soovib, et avaksite selle aadressi:
reveal-go = Ava aadress …
reveal-goTitle = Kas lahkuda sellelt lehelt?
reveal-goText = Avate aadressi serveris:
reveal-goYes = Ava
reveal-goTo = Ava aadress serveris { $host }
reveal-qr = Skannige see kood
reveal-qrText = Koodi tekst
reveal-remove = Kustuta kohe
reveal-removeText = Keegi ei saa seda linki enam avada, ka teie mitte.
reveal-removeYes = Kustuta
reveal-cancel = Loobu
reveal-deletedTitle = Kustutatud
reveal-deletedText = Keegi ei saa seda linki enam avada ja sellel lehel saladust enam ei ole.
reveal-undo = Võta tagasi
reveal-openAgain = Tagasi lingi juurde
reveal-gone = Siin ei ole enam midagi
reveal-goneText = See link on aegunud või kustutatud või pole seda kunagi olnudki.
reveal-openedHere = Avasite selle lingi selles seadmes: { $date } ({ $relative }). Pärast seda on see aegunud või kustutatud.
reveal-goneHint = Küsige saatjalt uus link.
reveal-goneCreate = Jaga ise saladust
reveal-letters = Sisestage need kolm tähte
reveal-lettersNeeded = Sisestage need kolm tähte ja vajutage siis uuesti nuppu. Midagi ei avatud.
reveal-lettersOther = Need olid teised tähed. Sisestage need kolm ja vajutage siis uuesti nuppu. Midagi ei avatud.
reveal-wrong = Paroolifraas on vale.
reveal-limited = Liiga palju valesid paroolifraase. Oodake minut ja proovige siis uuesti.
reveal-refused = Saatja ei lubanud teil seda avada.
reveal-waitOver = Teie ooteaeg on läbi. Uuesti küsimiseks avage see veel kord.
reveal-crowded = Seda ootab liiga palju inimesi. Proovige minuti pärast uuesti.
reveal-scanner = See brauser teatab, et on linke kontrolliv programm, seega ei avatud midagi. Avage link teises brauseris.
reveal-again = Lehe uuesti laadimine saladust uuesti ei ava. Et see veel kord avada, vajutage nuppu.
reveal-failed = Serveris läks midagi valesti. Proovige hetke pärast uuesti.

## senderNote

senderNote-label = Saatjalt
senderNote-shares = { $name } jagab teiega midagi.
senderNote-writes = { $name } kirjutab:
senderNote-unnamedWrites = Saatja kirjutab:
senderNote-account = See saadeti selle serveri kontolt { $email }.
senderNote-anyAccount = See saadeti kontolt { $email }. Siin võib konto luua igaüks, seega ei ole see aadress kinnitatud.
senderNote-unverifiedAccount = See saadeti kontolt { $email }. Keegi ei ole seda aadressi kinnitanud.
senderNote-ownWords = Nimi ja sõnum on saatja enda kirjutatud.
senderNote-unverified = Nimi ja sõnum on saatja enda kirjutatud. See server ei tea, kas nimi on õige.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Saate selle tagasi võtta { $n } sekundi jooksul.
       *[other] Saate selle tagasi võtta { $n } sekundi jooksul.
    }

## undoLive

undoLive-deleted = Kustutatud. Keegi ei saa seda avada.
undoLive-undo = Võta tagasi ({ $seconds })
undoLive-undone = Kustutamine on tagasi võetud.
undoLive-tooLate = Kustutamist ei saanud tagasi võtta: saladus on hävitatud.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Seda saab avada veel ühe korra, kuni { $date } ({ $relative }).
       *[other] Seda saab avada veel { $n } korda, kuni { $date } ({ $relative }).
    }
revealLive-lastView = See oli viimane avamine. Saladus on serverist hävitatud: pange vajalik kohe tallele.
revealLive-lastViewFiles = See oli viimane avamine. Laadige vajalik kohe alla: lingid töötavad ainult lühikest aega.
revealLive-ownView = Teie enda avamised ei lähe arvesse.
revealLive-shown = Saladus on nähtaval.
revealLive-covered = Saladus on kaetud.
revealLive-copied = Kopeeritud
revealLive-copyFailed = Kopeerimine nurjus. Valige tekst ja kopeerige see.
revealLive-wrong = Paroolifraas on vale.
revealLive-limited =
    { $n ->
        [one] Liiga palju valesid paroolifraase. Proovige uuesti { $n } sekundi pärast.
       *[other] Liiga palju valesid paroolifraase. Proovige uuesti { $n } sekundi pärast.
    }
revealLive-busy =
    { $n ->
        [one] Liiga palju päringuid. Proovige uuesti { $n } sekundi pärast.
       *[other] Liiga palju päringuid. Proovige uuesti { $n } sekundi pärast.
    }
revealLive-again = Nüüd võite uuesti proovida.
revealLive-unconnected = Teil ei ole võrguühendust. Midagi ei avatud.
revealLive-offline = Serveri vastus ei jõudnud täielikult kohale. See võis avamisena arvesse minna.
revealLive-failed = Serveris läks midagi valesti. Proovige hetke pärast uuesti.
revealLive-downloaded = Alla laaditud
revealLive-downloadedOf = Alla laaditud faile: { $done } / { $total }
revealLive-preview = Eelvaade
revealLive-previewOf = Eelvaade: { $name }
revealLive-previewFailed = Seda pilti ei saa siin näidata. Laadige see alla.
revealLive-downloadFailed = Allalaadimine katkes. Link võib olla aegunud.
revealLive-deleteFailed = Saladust ei saanud kustutada.
revealLive-noAddress = See ei ole veebiaadress, seega näidatakse seda lihttekstina.
revealLive-fileName = saladus.txt
revealLive-see = Näita

## sealedLive

sealedLive-linkCut = See link ei ole täielik: #-märgi järel olev osa puudub. Küsige saatjalt kogu link. Midagi ei avatud ja ükski avamine ei läinud arvesse.
sealedLive-linkAltered = Seda linki on teel kärbitud või muudetud: #-märgi järel olev osa ei ole õige. Küsige saatjalt kogu link. Midagi ei avatud ja ükski avamine ei läinud arvesse.
sealedLive-moduleMissing = See osa lehest, mis avab pitseeritud saladusi, ei ole kohale jõudnud. Kontrollige ühendust ja laadige leht uuesti. Midagi ei avatud ja ükski avamine ei läinud arvesse.
sealedLive-sealBroken = Pitseeritud sisu on kahjustatud või seda on muudetud, seega ei näidata sellest midagi. Paluge saatjal see uuesti saata.
sealedLive-sealShort = Pitseeritud sisu lõpp puudub, seega ei näidata sellest midagi. Paluge saatjal see uuesti saata.
sealedLive-sealOther = Pitseeritud sisu ei sobi selle lingiga või on pitseeritud viisil, mida see leht avada ei saa. Paluge saatjal see uuesti saata.
sealedLive-fileWhole = Täielik: fail „{ $name }“ kontrolliti viimase baidini.
sealedLive-fileBroken = Fail „{ $name }“ on kahjustatud või seda on muudetud. Sellest ei salvestatud midagi.
sealedLive-fileShort = Faili „{ $name }“ lõpp puudub. Sellest ei salvestatud midagi.
sealedLive-fileTooLarge = Fail „{ $name }“ on selle brauseri jaoks liiga suur. Avage link arvutis Chrome’is või Edge’is https://-aadressi kaudu või käsuga „secretpush open“.

## newRequest

newRequest-sealed = Ainult teie saate vastust lugeda
newRequest-sealedHint = Isegi see server ei saa seda lugeda.
newRequest-sealedRequired = See server ei luba midagi muud.
newRequest-collectTitle = Teie võti vastuste juurde
newRequest-collectText = Vajate seda vastuste lugemiseks ja seda ei saa uuesti näidata: laadige alla taastefail. Ärge saatke seda kellelegi.
newRequest-copyCollect = Kopeeri võti
newRequest-recovery = Laadi alla taastefail
newRequest-showKey = Näita võtit lingina
newRequest-title = Küsi saladust
newRequest-lead = Igaüks, kellel on link, saab teile saladuse saata ka ilma kontota.
newRequest-link = Küsi kelleltki saladust
newRequest-what = Mida te vajate?
newRequest-whatHint = Seda saab lugeda igaüks, kellel on link. Ärge kirjutage siia midagi konfidentsiaalset.
newRequest-takesFiles = Saata võib ka faile
newRequest-showsEmail = Näita vastajale minu konto aadressi: { $email }
newRequest-notifyMe = Saada mulle iga vastuse kohta e-kiri
newRequest-name = Nimi (näete ainult teie)
newRequest-note = Märkus (näete ainult teie)
newRequest-files = Failid vastajale (valikuline)
newRequest-filesHint = Näiteks täidetav vorm. Need saab alla laadida igaüks, kellel on link.
newRequest-until = Kui kaua avatud
newRequest-answers = Lubatud vastuste arv
newRequest-passphrase = Paroolifraas (valikuline)
newRequest-passphraseHint = Vajalik palve lugemiseks ja sellele vastamiseks. Öelge see näiteks telefoni teel.
newRequest-more = Rohkem valikuid
newRequest-submit = Loo link
newRequest-ready = Teie link on valmis
newRequest-page = Ava selle palve leht
newRequest-passphraseNext = Nüüd saatke paroolifraas muul viisil
newRequest-passphraseReminder = Palve avaneb ainult selle paroolifraasiga. Seda ei näidata uuesti.
newRequest-copyPassphrase = Kopeeri paroolifraas
newRequest-another = Küsi veel midagi

## newRequestLive

newRequestLive-blankRequest = Öelge, mida vajate.
newRequestLive-longRequest = See on liiga pikk: lubatud on kuni { $limit }.
newRequestLive-longNote = Märkus on liiga pikk: lubatud on kuni { $limit }.
newRequestLive-answersRange = Sisestage arv vahemikus { $min } kuni { $max }.
newRequestLive-leadNamed = Saladuse saavad teile saata ainult need, kelle te nimetate.
newRequestLive-hintNamed = Seda saavad lugeda ainult need, kelle te nimetate.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } vastus
       *[other] { $n } vastust
    }
newRequestLive-noPassphrase = paroolifraasita
newRequestLive-withPassphrase = paroolifraasiga
newRequestLive-takes =
    { $n ->
        [one] Sellele saab vastata ühe korra, kuni { $date } ({ $relative }).
       *[other] Sellele saab vastata { $n } korda, kuni { $date } ({ $relative }).
    }
newRequestLive-full = Teil on liiga palju avatud palveid. Sulgege kõigepealt mõni.
newRequestLive-tooLarge = See on suurem, kui server lubab.
newRequestLive-unavailable = Server ei ole praegu saadaval. Sisestatu on siin alles: proovige hetke pärast uuesti.
newRequestLive-noSpace = Serveris ei ole enam ruumi. Midagi ei salvestatud.
newRequestLive-limited =
    { $n ->
        [one] Liiga palju päringuid. Proovige uuesti { $n } sekundi pärast.
       *[other] Liiga palju päringuid. Proovige uuesti { $n } sekundi pärast.
    }
newRequestLive-retry = Nüüd võite uuesti proovida.
newRequestLive-noAnswer = Server ei vastanud. Kontrollige ühendust ja proovige uuesti.
newRequestLive-problem = Midagi läks valesti ({ $status }). Midagi ei salvestatud.
newRequestLive-refused = Server ei luba üht neist väärtustest.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Palun saatke mulle selle lingi kaudu midagi konfidentsiaalset. Vastata saab ühe korra, kuni { $date }. Kontot ei ole vaja:
       *[other] Palun saatke mulle selle lingi kaudu midagi konfidentsiaalset. Vastata saab { $n } korda, kuni { $date }. Kontot ei ole vaja:
    }
requestShareLive-requestSubject = Palve teile
requestShareLive-requestTerms =
    { $n ->
        [one] Vastata saab ühe korra, kuni { $date }.
       *[other] Vastata saab { $n } korda, kuni { $date }.
    }

## requestLetter

requestLetter-to = Kellele
requestLetter-from = Kellelt
requestLetter-title = Teilt küsitakse midagi konfidentsiaalset
requestLetter-intro = Saate selle saata mis tahes telefonist või arvutist. Kontot ei ole vaja.
requestLetter-scan = Skannige kood oma telefoni kaameraga. Või sisestage aadress brauserisse täpselt nii, nagu see siia on trükitud: suured ja väikesed tähed on erinevad.
requestLetter-press = Vajutage avaneval lehel nuppu ja saatke, mida küsitakse.
requestLetter-passphrase = Sisestage paroolifraas ja vajutage nuppu. Küsija annab teile paroolifraasi muul viisil. Teie turvalisuse huvides ei ole seda siin paberil: ärge kirjutage seda siia üles.
requestLetter-keep = Seejärel hävitage see paber.

## request

request-recovery = Laadi alla taastefail
request-loadKey = Laadi taastefail
request-keyFile = Taastefail
request-linkOnce = Täielikku linki näidati üks kord, palve loomisel, ja see on ka taastefailis. Kui teil pole kumbagi, sulgege see palve ja looge uus.
request-noScript = Vastuseid näidatakse ainult JavaScriptiga.
request-asked = Mida te küsite
request-answers = Vastused
request-close = Sulge palve
request-cancel = Loobu

## requestKeysLive

requestKeysLive-recoveryText =
    See fail avab vastused teie palvele. Hoidke seda alles ja ärge saatke seda kellelegi.

    Vastuste lugemiseks teises brauseris logige sisse, avage palve leht ja laadige see fail seal või avage oma võti.
requestKeysLive-recoveryLink = Saadetav link:
requestKeysLive-recoveryKey = Teie võti:
requestKeysLive-keyElsewhere = Nende lugemiseks teises brauseris laadige alla taastefail. Ärge saatke seda kellelegi.
requestKeysLive-keyInTab = Sellel vahekaardil on võti, mis avab vastused.
requestKeysLive-keyMissing = Vastuseid saate lugeda ainult teie ja selles brauseris ei ole teie võtit: laadige taastefail.
requestKeysLive-keyNotInFile = See ei ole selle palve taastefail.
requestKeysLive-keyLoaded = Teie võti on laaditud.

## requestWordsLive

requestWordsLive-unnamedRequest = Palve, { $date }
requestWordsLive-closeQuestion = Kas sulgeda „{ $name }“? Palve ei võta enam vastuseid vastu ja selle tekst hävitatakse.
requestWordsLive-answersStay = Vastused jäävad alles, kuni need aeguvad.
requestWordsLive-closedNow = Suletud. Palve tekst on hävitatud.
requestWordsLive-answeredMeanwhile = Saabus uus vastus.

## requestLive

requestLive-open = Avatud
requestLive-ready = Vastatud
requestLive-closed = Suletud
requestLive-guardedText = Seda kaitseb paroolifraas, seega ei näidata seda siin.
requestLive-closedText = See hävitati, kui palve suleti.
requestLive-answersOf = Vastused
requestLive-answersCount = { $came } / { $total }
requestLive-openUntil = Avatud kuni
requestLive-filesMay = Failid
requestLive-filesYes = Võib saata
requestLive-guard = Paroolifraas
requestLive-guardSet = Vajalik lugemiseks ja vastamiseks
requestLive-email = Teie konto aadress
requestLive-emailShown = Näidatakse
requestLive-noAnswers = Keegi ei ole veel vastanud.
requestLive-sendLink = Saatke link sellele, kellel on see, mida vajate.
requestLive-noneCame = Keegi ei vastanud.
requestLive-purged = Vastused on nüüdseks kustutatud.
requestLive-answerBy = Vastus, saatja: { $name }
requestLive-answerOf = Vastus, { $date }
requestLive-newAnswer = uus
requestLive-answerOpen = Ava
requestLive-answerPage = Link ja logi
requestLive-answerOver = aegunud
requestLive-allCame = Vastatud. Link ei võta enam vastuseid vastu.
requestLive-logClosed = käsitsi suletud

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } uus vastus
       *[other] { $n } uut vastust
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } vastus
       *[other] { $n } vastust
    }
requestsLive-noneYet = vastuseid veel pole
requestsLive-closes = sulgub { $when }
requestsLive-hasClosed = suletud
requestsLive-requestMade = loodud { $when }
requestsLive-noOpen = Praegu te midagi ei küsi.
requestsLive-noReady = Ühelgi avatud palvel ei ole vastust.
requestsLive-noClosed = Ükski palve ei ole veel sulgunud.
requestsLive-closeRequest = Sulge

## ownRequests

ownRequests-tab = Palved
ownRequests-open = Avatud
ownRequests-ready = Vastatud
ownRequests-closed = Suletud

## answerGate

answerGate-collects = See on link, mis avab vastused. See on mõeldud küsijale: logige sisse ja avage see siis uuesti.
answerGate-title = Teilt küsitakse saladust
answerGate-intro = Keegi palub teil saata talle midagi konfidentsiaalset. Kontot ei ole vaja.
answerGate-ownTitle = Teie enda palve
answerGate-ownIntro = Selle esitasite teie ise. Teised vastavad sellele siin lehel.
answerGate-ownPage = Ava selle link, vastused ja logi
answerGate-passphraseHint = Saate selle küsijalt, sellest lingist eraldi.
answerGate-read = Vaata, mida küsitakse
answerGate-left =
    { $n ->
        [one] Sellele saab vastata veel ühe korra, kuni { $date } ({ $relative }).
       *[other] Sellele saab vastata veel { $n } korda, kuni { $date } ({ $relative }).
    }
answerGate-busy = Teie aadressilt tuleb liiga palju päringuid. Oodake minut ja proovige siis uuesti.

## ownAnswer

ownAnswer-title = Vastus palvele „{ $name }“
ownAnswer-unnamed = Vastus teie palvele
ownAnswer-intro = Ainult teie saate selle avada.
ownAnswer-page = Ava palve ja kõik selle vastused

## answer

answer-yourName = Teie nimi (valikuline)
answer-yourNameHint = Seda näeb küsija.
answer-yourNameOpen = Seda näeb küsija. See ei ole kaitstud nagu teie vastus.
answer-addressShown = Küsija näeb ka teie kinnitatud meiliaadressi.
answer-title = Mida teilt küsitakse
answer-label = Küsijalt
answer-asks = Teile selle lingi saatnud inimene küsib:
answer-asksFiles = Teile selle lingi saatnud inimene annab teile kaasa failid.
answer-ownWords = Selle on kirjutanud küsija. Me ei ole kontrollinud, kes ta on.
answer-ownWordsAccount = Selle on kirjutanud küsija.
answer-account = Küsijal on selles serveris konto { $email }.
answer-anyAccount = Küsijal on konto { $email }. Siin võib konto luua igaüks, seega ei ole see aadress kinnitatud.
answer-unverifiedAccount = Küsijal on konto { $email }. Keegi ei ole seda aadressi kinnitanud.
answer-careful = Saatke see ainult siis, kui teate, kes küsib.
answer-given = Failid teile
answer-text = Teie vastus
answer-textPlaceholder = Parool, võti, märkus …
answer-message = Sõnum
answer-sealed = See palve võtab vastu ainult otspunktist otspunkti pitseeritud vastuse. Ilma JavaScriptita ei saa see leht seda pitseerida. Saatke see selle käsu ja täieliku lingiga:
answer-sealedOnce = Teie vastust saab lugeda ainult küsija; see server ei saa. Hiljem te seda muuta ei saa.
answer-once = See salvestatakse krüptitult, selle saab avada ainult küsija ja hiljem te seda muuta ei saa.
answer-send = Saada
answer-sent = Saadetud
answer-sentText = Teie vastus on kohale jõudnud. Võite selle lehe sulgeda.
answer-sentTo = Teie vastus on jõudnud saajani { $email }. Võite selle lehe sulgeda.
answer-sentMore = Saada veel üks vastus
answer-notSent = Ei saadetud
answer-notSentText = Minge tagasi: sisestatu on seal alles.
answer-back = Alusta uuesti
answer-gone = Siin ei küsita enam midagi
answer-goneText = See palve on suletud, selle aeg on läbi või pole seda kunagi olnudki.
answer-goneHint = Küsige uus link sellelt, kes teile selle lingi saatis.
answer-answered = Juba vastatud
answer-answeredText = Sellel palvel on olemas kõik küsitud vastused.
answer-answeredHint = Kas see ei olnud teie? Siis öelge seda sellele, kes teile lingi saatis.
answer-blankProblem = Sisestage, mida soovite saata.
answer-tooLargeProblem = See on suurem, kui server lubab.
answer-spaceProblem = Serveris ei ole enam ruumi. Midagi ei salvestatud.
answer-goneProblem = See palve ei võta enam vastuseid vastu. Midagi ei salvestatud.
answer-passphraseProblem = Paroolifraas on vale. Midagi ei salvestatud.
answer-unprovedProblem = See palve on mõeldud kindlatele inimestele ja see brauser ei ole tõendanud, et olete üks neist. Midagi ei salvestatud. Avage link uuesti teisel vahekaardil, laske e-kirjaga saata kood ja saatke siis siia sisestatu.

## answerSealedLive

answerSealedLive-answerLinkCut = Link ei ole täielik: #-märgi järel olev osa puudub või on teel muutunud. Midagi ei saadetud. Avage uuesti täielik link või küsige seda saatjalt.
answerSealedLive-sealerMissing = See osa lehest, mis teie vastuse pitseerib, ei ole kohale jõudnud. Midagi ei saadetud. Kontrollige ühendust ja laadige leht uuesti.
answerSealedLive-notSealed = Brauser ei suutnud seda pitseerida. Midagi ei saadetud.

## answerLive

answerLive-bytes = { $used } / { $limit }
answerLive-blank = Sisestage, mida soovite saata.
answerLive-blankFiles = Sisestage, mida soovite saata, või valige failid.
answerLive-tooLong = See on liiga pikk: lubatud on kuni { $limit }.
answerLive-tooLarge = See on suurem, kui server lubab.
answerLive-over = See palve ei võta enam vastuseid vastu. Midagi ei salvestatud.
answerLive-wrong = Paroolifraas on vale. Midagi ei salvestatud.
answerLive-limited =
    { $n ->
        [one] Liiga palju päringuid. Proovige uuesti { $n } sekundi pärast.
       *[other] Liiga palju päringuid. Proovige uuesti { $n } sekundi pärast.
    }
answerLive-again = Nüüd võite uuesti proovida.
answerLive-unavailable = Server ei ole praegu saadaval. Sisestatu on siin alles: proovige hetke pärast uuesti.
answerLive-noSpace = Serveris ei ole enam ruumi. Midagi ei salvestatud.
answerLive-offline = Server ei vastanud. Vastus võis siiski kohale jõuda: selle nägemiseks laadige leht uuesti.
answerLive-failed = Midagi läks valesti ({ $status }). Midagi ei salvestatud.
answerLive-refused = Server ei võta seda vastust vastu. Midagi ei salvestatud.

## receipt

receipt-choice = Säilita kviitung
receipt-choiceHint = Teine link, ainult teile: see näitab, kas saladus on avatud, ja sellega saab saladuse kustutada.
receipt-yours = Säilitage oma kviitung
receipt-yoursShows = See näitab, kas saladus on avatud, ja sellega saab saladuse kustutada.
receipt-yoursText = Saladust sellega lugeda ei saa. Hoidke see endale: saaja vajab ülal olevat linki.
receipt-open = Ava kviitung
receipt-copy = Kopeeri kviitung
receipt-remember = Jäta minu lingid selles seadmes meelde
receipt-rememberHint = Ainult kviitungid ja ainult selles brauseris. Neid näeb igaüks, kes saab seda brauserit kasutada. Väljalülitamisel unustatakse need kõik.
receipt-list = Minu viimased lingid
receipt-listText = Mida see brauser mäletab linkidest, mille olete ilma kontota loonud.
receipt-listNone = See brauser ei mäleta ühtegi linki. Meeldejätmist pakutakse kviitungi juures.
receipt-listScripts = See loend vajab JavaScripti: seda hoiab brauser, mitte server.
receipt-forget = Unusta kõik
receipt-notOpened = Veel avamata
receipt-neverOpened = Avamata jäänud
receipt-notOpenedText = Keegi ei ole seda linki seni avanud.
receipt-opened =
    { $n ->
        [one] Avatud üks kord
       *[other] Avatud { $n } korda
    }
receipt-times = Millal see avati
receipt-timesSome = Millal see viimati avati
receipt-over = Keegi ei saa seda linki enam avada.
receipt-overViews = See avati nii mitu korda, kui te lubasite, viimati: { $date }. Sisu on hävitatud.
receipt-overTime = Selle aeg sai läbi: { $date }. Sisu on hävitatud.
receipt-overHand = See kustutati: { $date }. Sisu on hävitatud.
receipt-left =
    { $n ->
        [one] Linki saab avada veel ühe korra, kuni { $date }.
       *[other] Linki saab avada veel { $n } korda, kuni { $date }.
    }
receipt-alarmed = Saaja ütleb, et keegi teine avas lingi enne teda. Rääkige saajaga.
receipt-frozen = Link on peatatud: keegi ei saa seda avada.
receipt-again = Vaata uuesti
receipt-unknown = Siin ei ole midagi teada
receipt-unknownText = See kviitung ei kuulu ühegi selle serveri lingi juurde. Kontrollige, kas aadress on täielik.
receipt-unknownHint = Mõni aeg pärast lingi aegumist kustutab server kõik, mida ta sellest teadis.

## receiptListLive

receiptListLive-made = Loodud: { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Avatud üks kord
       *[other] Avatud { $n } korda
    }
receiptListLive-stateNone = Veel avamata
receiptListLive-stateOver = Aegunud
receiptListLive-stateAlarmed = Häire
receiptListLive-stateFrozen = Peatatud
receiptListLive-stateUnknown = Sellest ei ole enam midagi teada
receiptListLive-stateFailed = Server ei vastanud
receiptListLive-forgotten = Unustatud. See brauser ei jäta enam ühtegi linki meelde.

## about

about-title = Kuidas see töötab ja kes seda haldab
about-lead = Jagate saladust lingina. Link lakkab ise töötamast ja saladus hävitatakse seejärel.
about-operatorTitle = Kes seda serverit haldab
about-runBy = Seda serverit haldab { $name }.
about-unnamed = Selle serveri haldaja ei ole siia nime sisestanud. Küsige sellelt, kes teid siia suunas.
about-contact = Kontakt:
about-program = Programm: Secret Push, versioon { $version }.
about-words = See soovitab sõnu Electronic Frontier Foundationi loendist EFF Long Wordlist (https://www.eff.org/dice), millest on välja jäetud neli sõna, litsentsi CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/) alusel.
about-sealedTitle = Kuidas saladust kaitstakse
about-sealed = Server krüptib iga saladuse enne salvestamist algoritmiga AES-256-GCM. Võti tuletatakse saladuse enda juhuslikust võtmest, lingist ja paroolifraasist, kui see on olemas.
about-masterKey = Juhuslik võti salvestatakse krüptituna serveri peavõtmega, mida hoitakse väljaspool andmebaasi.
about-passphrase = Server ei salvesta paroolifraasi ega midagi, millega seda võrrelda. Argon2id teeb äraarvamise aeglaseks ja pärast viit valet katset minuti jooksul peab aadress ootama.
about-files = Ka failide nimed ja sisu krüptitakse.
about-transport = See krüptimine toimub serveris. Teekonda serverini kaitseb https://-aadress.
about-endToEnd = Saatja võib saladuse pitseerida ka brauseris või käsureal, avatud vormingus age. Võti on lingi #-märgi järel, osas, mida brauserid kunagi ei saada: see server hoiab ja väljastab midagi, mida ta lugeda ei saa.
about-endTitle = Mis juhtub, kui link aegub
about-end = Link aegub valitud aja möödudes, pärast viimast lubatud avamist või siis, kui keegi selle kustutab. Sel hetkel hävitatakse selle võti, saladus ja saatja sõnum.
about-endFiles = Ka failid kustutatakse. Viimase avamise allalaadimislingid töötavad veel: kõige rohkem { $time } ja mitte kunagi üle valitud aja.
about-rowAnonymous = Kontota jagatud saladuse logi kustutatakse { $time } pärast aegumist.
about-rowAnonymousKept = Kontota jagatud saladuse logi säilitatakse, kuni haldaja selle kustutab.
about-rowOwned = Sisse loginud saatja saladuse logi kustutatakse { $time } pärast aegumist koos nime ja märkusega, mille saatja sellele andis.
about-rowOwnedKept = Sisse loginud saatja saladuse logi säilitatakse koos nime ja märkusega, mille saatja sellele andis, kuni haldaja selle kustutab.
about-backups = Varukoopia sisaldab seda, mis oli selle tegemise ajal salvestatud, kuni haldaja varukoopia kustutab.
about-loggedTitle = Mida logitakse
about-logged = Iga saladuse kohta: millal see loodi, avati, kustutati või millal prooviti vale paroolifraasi, koos võrguaadressi, brauseri ja lehega, millelt külastaja tuli. Sisse loginud saatjad näevad oma saladuste logi.
about-request = Iga päringu kohta: aeg, lehe liik, tulemus, kestus ja võrguaadress. Mitte kunagi link, saladus ega paroolifraas. Kui kaua neid ridu hoitakse, otsustab haldaja.
about-cookies = Küpsised: üks teie seansi jaoks pärast sisselogimist, üks valitud keele ja üks värvide jaoks ning üks brauseris, mis ootab saatjat või on lingist teatanud. Jälgimist ei ole ja lehed ei laadi midagi teistest serveritest.
about-operatorReadsTitle = Mida haldaja saab lugeda ja mida mitte
about-seesMeta = Haldaja näeb, et saladus on olemas: selle liiki, suurust, aegu, avamisi ja logi ning sisse loginud saatja meiliaadressi.
about-adminPage = Administraatorid saavad kustutada mis tahes saladuse. Nad ei näe selle sisu, nime, märkust ega linki. Nad saavad aga kasutaja parooli lähtestada ja seejärel selle kasutajana sisse logida.
about-readsOwned = Kellel on nii salvestatud andmed kui ka peavõti, see saab lugeda sisse loginud saatja aegumata saladust, kui sellel ei ole paroolifraasi, ning selle saatja nimesid, märkusi ja sõnumeid.
about-readsAnonymous = Kontota jagatud saladuse puhul on lisaks vaja linki, mida server ei säilita.
about-readsGuarded = Paroolifraasiga saladuse puhul on lisaks vaja paroolifraasi. Lühikest saab ära arvata, pikka mitte.
about-running = Kelle kontrolli all on töötav server, see võib näha saladust ja selle paroolifraasi loomise ja avamise ajal.
about-readsSealed = Pitseeritud saladust ei saa haldaja lugeda, mitte isegi kõigi andmete ja peavõtmega. Siiski võib omavoliliselt muudetud server väljastada lehe, mis saladuse välja annab: selle välistamiseks avage link käsureal.
about-readsExpired = Aegunud saladust ei saa lugeda keegi, ka haldaja mitte, välja arvatud juhul, kui see on veel mõnes varasemas varukoopias.
about-youTitle = Mida saate teha
about-you = Valige vähe avamisi ja lühike aeg. Lisage paroolifraas ja saatke see muul viisil kui link. Avage saladus alles siis, kui saate selle turvaliselt talletada.

## accessibility

accessibility-title = Hõlbustus
accessibility-lead = Igaüks peab saama saladust jagada ja avada, olenemata sellest, kuidas ta näeb, kuuleb, liigub ja loeb.
accessibility-contactTitle = Kui miski on teile takistuseks
accessibility-contact = Öelge selle serveri haldajale, mis teil ei toimi, või küsige muud võimalust:
accessibility-nobody = Selle serveri haldaja ei ole siia kontakti sisestanud. Öelge sellele, kes teid siia suunas, mis teil ei toimi, ja küsige muud võimalust.
accessibility-standardTitle = Millele need lehed vastavad
accessibility-standard = Need lehed on tehtud vastama standardi WCAG 2.2 tasemele AA ja seega standardi EN 301 549 peatükile 9. Tegijate endi kontrolli järgi nad vastavadki, välja arvatud järgmises loendis nimetatu.
accessibility-missingTitle = Mis on puudu
accessibility-missingUndo = Kustutamist saab tagasi võtta kaheksa sekundi jooksul ja mitte kauem, sest saladus ei tohi kustutamisest kauem püsida. Tagasivõtmise nupp on kohe fookuses.
accessibility-missingLanguage = Inimeste endi kirjutatu, näiteks sõnumi või failinime juures ei ole märgitud, mis keeles see on.
accessibility-missingReaders = Kontrollimisel ei kasutatud ekraanilugejat ja selles ei ole veel osalenud puuetega inimesi.
accessibility-checkedTitle = Kuidas seda kontrolliti
accessibility-checkedByProgram = Tööriistaga axe-core: iga leht igas olekus, kitsal ja laial ekraanil, heledalt ja tumedalt. Iga leht mahub ka 320 piksli laiusele ja topeltsuuruses tekstiga.
accessibility-checkedByHand = Käsitsi: peamised teed lehtedel ainult klaviatuuriga, suurema tähe- ja reavahega ning Chromiumi hõlbustuspuus, millest loevad ekraanilugejad.

## caution

caution-notMe = See ei olnud mina
caution-tellText = Kui see ei olnud keegi teie tuttavatest, teatage saatjale: see jääb saatja logisse.
caution-tellFreezes = See ka peatab lingi: keegi ei saa seda avada, kuni saatja selle taastab.
caution-tell = Teata saatjale
caution-told = Teatasite saatjale, et see ei olnud teie.
caution-askSender = Kui see ei olnud teie, küsige saatjalt uus saladus.
caution-toldTitle = Saatja näeb seda nüüd
caution-toldText = Saatja logis on kirjas, et keegi avas selle lingi enne teid.
caution-toldFrozen = Link on peatatud: keegi ei saa seda avada, kuni saatja selle taastab.
caution-toldOpen = Link töötab endiselt. Küsige saatjalt, enne kui selle sisu usaldate.
caution-toldNext = Rääkige saatjaga muul viisil, näiteks telefoni teel.
caution-back = Tagasi saladuse juurde
caution-frozenTitle = See link on peatatud
caution-frozenText = Praegu ei saa seda keegi avada. See hakkab jälle tööle, kui saatja selle taastab.
caution-frozenHint = Küsige saatjalt ja laadige siis see leht uuesti. Seda ei arvestatud avamisena.
caution-elsewhereTitle = Mitte sellest võrgust
caution-elsewhereText = Saatja valis võrgud, kus see link avaneb. Teie aadress { $address } ei ole üheski neist.
caution-elsewhereHint = Looge ühendus õige võrguga ja laadige siis see leht uuesti. Seda ei arvestatud avamisena.
caution-earlyTitle = Veel ei avane
caution-earlyText = See link avaneb: { $date } ({ $relative }).
caution-earlyHint = Laadige see leht siis uuesti. Seda ei arvestatud avamisena.
caution-notBefore = Ei avane enne (valikuline)
caution-notBeforeHint = Selle seadme ajavööndis. Varem saate selle avada ainult teie.
caution-afterFirstView = Pärast esimest avamist aegub
caution-networks = Ainult nendes võrkudes (küsige oma IT-osakonnast)
caution-networksHint = Aadressid ja vahemikud, näiteks 192.0.2.0/24, komadega eraldatud.
caution-addressees = Ainult neile inimestele (valikuline)
caution-addresseesHint = Meiliaadressid või rühmad, näiteks group:staff, komadega eraldatud. Enne lingi avanemist kasutavad nad ettevõtte sisselogimist või e-kirjaga saadetud koodi.
caution-addresseesByCompany = Meiliaadressid või rühmad, näiteks group:staff, komadega eraldatud. Enne lingi avanemist kasutavad nad ettevõtte sisselogimist.
caution-addresseesByCode = Meiliaadressid, komadega eraldatud. Keegi ei vaja kontot: enne lingi avanemist sisestatakse e-kirjaga saadetud kood.
caution-addresseesRequired = Ainult neile inimestele (kohustuslik)
caution-addresseesNext = Ainult: { $people }. Saatke neile link. See avaneb neile pärast ettevõtte sisselogimist.
caution-addresseesNextByCode = Ainult: { $people }. Saatke neile link. Selle lehel saavad nad lasta saata koodi oma aadressile.
caution-addresseesNextByEither = Ainult: { $people }. Saatke neile link. Selle lehel kasutavad nad ettevõtte sisselogimist või lasevad saata koodi oma aadressile.
caution-openings = Hoiata saajat, kui keegi on lingi juba avanud
caution-freeze = Peata link
caution-thaw = Taasta link

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] See link on varem avatud ühe korra: { $date } ({ $relative }).
       *[other] See link on varem avatud { $n } korda, viimati: { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = „{ $entry }“ ei ole meiliaadress.
addresseesLive-notIn = Domeeni { $domain } aadressid ei ole lubatud.
addresseesLive-wanted = Sisestage, kellele link on mõeldud: see server nõuab seda.

## cautionCreateLive

cautionCreateLive-badMoment = Valige aeg enne lingi aegumist.
cautionCreateLive-termNotBefore = avaneb { $date }
cautionCreateLive-notSooner = Muutust pole
cautionCreateLive-termFirstView = aegub { $duration } pärast esimest avamist
cautionCreateLive-badNetwork = „{ $network }“ ei ole võrk. Sisestage aadressid ja vahemikud, näiteks 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] ainult { $n } võrgust
       *[other] ainult { $n } võrgust
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] ainult { $n } saajale
       *[other] ainult { $n } saajale
    }
cautionCreateLive-termLock = ainult esimene seade
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } avamine igale saajale
       *[other] { $n } avamist igale saajale
    }

## cautionOwnLive

cautionOwnLive-frozen = Peatatud
cautionOwnLive-alarmed = Teatatud
cautionOwnLive-frozenNow = See link on peatatud: seda ei saa avada keegi peale teie. See aegub ikkagi: { $date }.
cautionOwnLive-alarm = Saaja ütleb, et keegi teine avas selle enne teda. Teade saabus: { $date } ({ $relative }), aadressilt { $address } ({ $browser }).
cautionOwnLive-alarmNext = Võrrelge allolevaid kirjeid sellega, kellele te lingi andsite. Kahtluse korral kustutage link ja vahetage saladus välja.
cautionOwnLive-settle = Sulge teade
cautionOwnLive-thawQuestion = Kas taastada „{ $name }“? Siis saab igaüks, kellel on link, selle jälle avada.
cautionOwnLive-nowFrozen = Peatatud. Seda ei saa avada keegi peale teie.
cautionOwnLive-nowThawed = Link töötab jälle.
cautionOwnLive-nowSettled = Teade on suletud.
cautionOwnLive-networks = Võrgud
cautionOwnLive-recipients = Saajad
cautionOwnLive-recipientsOnly = Ainult: { $recipients }
cautionOwnLive-networksOnly = Ainult võrkudest { $networks }
cautionOwnLive-lock = Seadmed
cautionOwnLive-lockYes = Uuesti saab avada ainult esimene seade
cautionOwnLive-shares = Avamisi saaja kohta
cautionOwnLive-sharesEach =
    { $n ->
        [one] Igaüks võib avada ühe korra
       *[other] Igaüks võib avada { $n } korda
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } katse võrgust, mida te ei lubanud.
       *[other] { $n } katset võrkudest, mida te ei lubanud.
    }

## hold

hold-title = Saatja ootamine
hold-tell = Saatja peab lubama teil selle avada. Öelge saatjale need kolm sõna, näiteks telefoni teel:
hold-plain = See leht kontrollib iga paari sekundi järel uuesti.
hold-look = Kontrolli kohe
hold-released = Saatja lubas teil selle avada. Saate selle avada ühe korra.
hold-counts = Saatja peab lubama teil selle avada.
hold-ask = Küsi saatjalt luba
hold-refusedTitle = Saatja keeldus
hold-refusedText = Saatja ei lubanud teil seda avada ja peatas lingi.
hold-refusedHint = Kui te seda ootasite, helistage saatjale. Midagi ei avatud.
hold-choice = Küsi minult enne avamist
hold-choiceHint = Saaja loeb teile telefonis ette kolm sõna ja te lubate tal avada.
hold-who = Kes teid ootab
hold-compare = Lubage avada ainult sellel, kes ütleb teile täpselt need sõnad, näiteks telefoni teel.
hold-nobody = Veel ei oota keegi. Kes lingi avab, see ootab siin ja loeb teile ette kolm sõna.

## holdGateLive

holdGateLive-title = Saatja ootamine
holdGateLive-until = See leht ootab kuni { $date } ({ $relative }). Võite selle lahti jätta.
holdGateLive-waiting = Ootamine. Teie sõnad: { $words }.
holdGateLive-released = Saatja lubas teil selle avada.
holdGateLive-crowded =
    { $n ->
        [one] Seda ootab liiga palju inimesi. Proovige uuesti { $n } sekundi pärast.
       *[other] Seda ootab liiga palju inimesi. Proovige uuesti { $n } sekundi pärast.
    }

## holdCreateLive

holdCreateLive-termHold = küsib enne avamist teilt

## holdOwnLive

holdOwnLive-release = Luba avada
holdOwnLive-refuse = Keeldu ja peata
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Lubatud, veel avamata
holdOwnLive-asks =
    { $n ->
        [one] { $n } inimene ootab
       *[other] { $n } inimest ootab
    }
holdOwnLive-arrived = Keegi ootab: { $words }.
holdOwnLive-nowReleased = Luba on antud, saladuse saab avada ühe korra.
holdOwnLive-nowRefused = Keelduti. Link on peatatud.
holdOwnLive-tooLate = See ootamine oli juba läbi.
holdOwnLive-hold = Avamisluba
holdOwnLive-holdYes = Küsib enne avamist teilt

## links

links-choice = Igaühele oma link

## linksLive

linksLive-noGroups = Rühmale ei saa oma linki luua: eemaldage „{ $group }“ või nimetage selle liikmed.
linksLive-making = Link { $at } / { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Server palub oodata: { $address } järgneb { $n } sekundi pärast.
       *[other] Server palub oodata: { $address } järgneb { $n } sekundi pärast.
    }
linksLive-notTried = Katkestatud. Midagi ei salvestatud.
linksLive-ready =
    { $n ->
        [one] { $n } link on valmis
       *[other] { $n } linki on valmis
    }
linksLive-opens =
    { $n ->
        [one] Iga linki saab avada ühe korra, kuni { $date } ({ $relative }), ja ainult selle saaja.
       *[other] Iga linki saab avada { $n } korda, kuni { $date } ({ $relative }), ja ainult selle saaja.
    }
linksLive-links = Lingid
linksLive-copyOne = Kopeeri
linksLive-copyAll = Kopeeri kõik tekstina
linksLive-pageOf = Selle lingi leht
linksLive-keptByPasskey = Kopeerimisel küsitakse teie pääsuvõtit.
linksLive-gone = See leht seda linki enam ei näita.
linksLive-linksKept = See brauser hoiab linke alles. Ükski teine ei saa neid näidata.
linksLive-onlyHere = Kopeerige lingid kohe. Neid ei saa uuesti näidata.
linksLive-unmade = Mõni link on veel loomata ja jagatav on ainult sellel lehel. Kas lahkuda ikkagi?
linksLive-unsaved = Te ei ole veel kõiki linke kopeerinud ja neid näidatakse ainult sellel lehel. Kas lahkuda ikkagi?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } linki ei loodud:
       *[other] { $n } linki ei loodud:
    }
linksLive-again = Proovi uuesti

## lock

lock-choice = Uuesti saab avada ainult esimene seade
lock-choiceHint = Link jääb sellele, kes selle esimesena avab. Muus seadmes või brauseris öeldakse, et see avati mujal.
lock-viewsEach = Avamisi iga saaja kohta (valikuline)
lock-viewsEachHint = Siis on igal aadressil oma avamised ja keegi ei saa teiste omi ära kasutada.
lock-first = Uuesti saab selle avada ainult see brauser, mis selle esimesena avab, seega avage see seal, kus seda vajate. Selleks salvestab brauser küpsise.
lock-own = See brauser avas selle esimesena. Ainult see saab selle uuesti avada.
lock-elsewhereTitle = Avatud teises brauseris
lock-elsewhereText = See link avaneb ainult brauseris, mis selle esimesena avas, ja see ei olnud praegune brauser.
lock-elsewhereHint = Kui see olite teie, minge tagasi selle seadme ja brauseri juurde. Kui ei, võib keegi teine olla saladust lugenud.
lock-needsCookie = See link vajab küpsist, aga teie brauser ei saatnud ühtegi. Lubage sellel lehel küpsised ja proovige siis uuesti.
lock-usedTitle = Olete selle juba avanud
lock-usedText =
    { $n ->
        [one] Saatja lubab igal saajal selle lingi avada ühe korra ja te olete seda teinud.
       *[other] Saatja lubab igal saajal selle lingi avada { $n } korda ja te olete seda teinud.
    }
lock-usedHint = Kui vajate seda uuesti, küsige saatjalt uus link.

## sharesLive

sharesLive-lastView = See oli teie viimane avamine. Pange vajalik kohe tallele.
sharesLive-lastViewFiles = See oli teie viimane avamine. Laadige vajalik kohe alla: lingid töötavad ainult lühikest aega.

## preview

preview-title = Link
preview-text = Saladuse saab avada igaüks, kellel on see link. Selle lehe vaatamist avamisena ei arvestata.
preview-sealedText = Saladuse saab avada igaüks, kellel on täielik link. Selle lehe vaatamist avamisena ei arvestata.
preview-shownOnce = Saladus on otspunktkrüpteeritud: täielikku linki näidati üks kord, selle loomisel, ja seda ei saa uuesti näidata.
preview-lost = Kui teil seda enam pole, kustutage see link ja looge uus.
preview-qrOf = Lingi QR-kood
preview-terms = Üksikasjad

## returned

returned-one = E-kiri saajale { $recipient } tuli tagasi: { $reason } (olek { $status }, { $when }).
returned-hint = Kontrollige aadressi või andke link edasi muul viisil.
returned-no_mailbox = sellist postkasti ei ole
returned-no_domain = domeeni ei ole olemas või see ei võta e-kirju vastu
returned-closed = postkast ei võta e-kirju vastu
returned-full = postkast on täis
returned-too_large = e-kiri on postkasti jaoks liiga suur
returned-unreachable = aadressi meiliserveriga ei saanud ühendust
returned-policy = aadressi meiliserver ei võta sellest serverist selliseid e-kirju vastu
returned-refused = aadressi meiliserver keeldus seda vastu võtmast

## share

share-link = Link
share-copy = Kopeeri link
share-share = Jaga
share-mail = E-post
share-message = Kopeeri sõnumina
share-qr = QR-kood
share-print = Prindi kiri
share-page = Ava selle lingi leht
share-png = Salvesta PNG-na
share-svg = Salvesta SVG-na

## shareLive

shareLive-copied = Kopeeritud
shareLive-copyFailed = Kopeerimine nurjus. Valige tekst ja kopeerige see.
shareLive-letterFailed = Kirja ei saanud laadida. Kontrollige ühendust ja proovige uuesti.
shareLive-codeFailed = Koodi ei saanud salvestada. Kontrollige ühendust ja proovige uuesti.
shareLive-message =
    { $n ->
        [one] Jagan teiega midagi konfidentsiaalset. Linki saab avada ühe korra, kuni { $date }:
       *[other] Jagan teiega midagi konfidentsiaalset. Linki saab avada { $n } korda, kuni { $date }:
    }
shareLive-mailSubject = Saladus teile
shareLive-letterTerms =
    { $n ->
        [one] Linki saab avada ühe korra, kuni { $date }. Seejärel hävitatakse selle sisu.
       *[other] Linki saab avada { $n } korda, kuni { $date }. Seejärel hävitatakse selle sisu.
    }

## letter

letter-to = Kellele
letter-from = Kellelt
letter-title = Midagi konfidentsiaalset teile
letter-intro = See avaneb igas telefonis või arvutis. Kontot ei ole vaja.
letter-scan = Skannige kood oma telefoni kaameraga. Või sisestage aadress brauserisse täpselt nii, nagu see siia on trükitud: suured ja väikesed tähed on erinevad.
letter-press = Vajutage avaneval lehel nuppu.
letter-passphrase = Sisestage paroolifraas ja vajutage nuppu. Saatja annab teile paroolifraasi muul viisil. Teie turvalisuse huvides ei ole seda siin paberil: ärge kirjutage seda siia üles.
letter-keep = Pange vajalik tallele ja hävitage siis see paber.
letter-code = Aadressi QR-kood

## push

push-opened = Kes on selle avanud
push-log = Kogu logi
push-when = Millal
push-what = Sündmus
push-address = Aadress
push-browser = Brauser
push-older = Varasemad
push-newer = Hilisemad
push-end = Kustuta kohe
push-cancel = Loobu

## pushChange

pushChange-title = Muuda seda linki
pushChange-back = Tagasi lingi juurde
pushChange-expires = Aegub
pushChange-views = Mitu korda saab kokku avada
pushChange-save = Salvesta muudatused
pushChange-extend = Pikenda: { $duration }
pushChange-change = Muuda …
pushChange-changed = Muudetud.
pushChange-viewsBetween = { $min } kuni { $max }. Seni avatud: { $used }.
pushChange-latest = Hiljemalt { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Valige aeg vahemikus { $from } kuni { $to }.

## agentLive

agentLive-agentOn = { $browser }, { $system }
agentLive-agentUnknown = tundmatu

## pushLive

pushLive-codesWait = Ootel e-kirjad saajate koodidega: { $count }. Esimene tuleb hiljemalt: { $time }.
pushLive-codesFailed = Kood saatmata: { $addresses }.
pushLive-text = Tekst
pushLive-file = Failid
pushLive-url = Link
pushLive-qr = QR-kood
pushLive-active = Aktiivne
pushLive-expired = Aegunud
pushLive-views = Avamised
pushLive-viewsLeft = järel { $left } / { $total }
pushLive-viewsUsed = kasutatud { $used } / { $total }
pushLive-expires = Aegub
pushLive-notBefore = Avaneb
pushLive-firstView = Pärast esimest avamist
pushLive-firstViewEnds = Aegub { $duration } hiljem
pushLive-passphrase = Paroolifraas
pushLive-passphraseSet = Määratud: link avaneb ainult sellega.
pushLive-covered = Kaetud
pushLive-coveredYes = Jah, kuni saaja seda puudutab
pushLive-deletable = Saajad võivad kustutada
pushLive-deletableYes = Jah
pushLive-files = Failid
pushLive-fileGuarded = nime kaitseb paroolifraas
pushLive-filesSealed =
    { $n ->
        [one] { $n } fail, { $size }, nimi pitseeritud
       *[other] { $n } faili, { $size }, nimed pitseeritud
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } fail, hävitatud
       *[other] { $n } faili, hävitatud
    }
pushLive-created = Loodud
pushLive-name = Nimi
pushLive-endedByViews = Viimane avamine kasutati ära: { $when }. Sisu on hävitatud.
pushLive-endedByTime = Aeg sai läbi: { $when }. Sisu on hävitatud.
pushLive-endedByHand = Kustutatud: { $when }, aadressilt { $address } ({ $browser }). Sisu on hävitatud.
pushLive-neverOpened = Keegi ei avanud seda.
pushLive-openedNewest =
    { $n ->
        [one] Siin on loetletud uusim avamine, logis kõik.
       *[other] Siin on loetletud uusimad { $n }, logis kõik.
    }
pushLive-scanned =
    { $n ->
        [one] Programm, näiteks lingi eelvaade vestluses, on selle lehte skanninud ühe korra. Avamisena see arvesse ei lähe.
       *[other] Programmid, näiteks linkide eelvaated vestluses, on selle lehte skanninud { $n } korda. Avamisena see arvesse ei lähe.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] Sisestati { $n } vale paroolifraas.
       *[other] Sisestati { $n } valet paroolifraasi.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } katse ajal, mil link oli aegunud, peatatud või veel avanemata.
       *[other] { $n } katset ajal, mil link oli aegunud, peatatud või veel avanemata.
    }
pushLive-openedMeanwhile = Äsja avatud.
pushLive-ended = Kustutatud. Sisu on hävitatud.

## presets

presets-presets = Eelseadistused
presets-keep = Salvesta eelseadistusena …
presets-title = Teie eelseadistused
presets-text = Valikud, mille olete uute linkide jaoks salvestanud. Nende kasutamiseks valige lingi loomisel eelseadistus.

## presetsLive

presetsLive-presets = Eelseadistused
presetsLive-keepTitle = Salvesta eelseadistusena
presetsLive-name = Nimi
presetsLive-save = Salvesta
presetsLive-cancel = Loobu
presetsLive-badName = Sisestage kuni 40 märgi pikkune nimi. Salvestada saab kuni 20 eelseadistust.
presetsLive-badTerms = See server ei luba üht neist valikutest.
presetsLive-taken = Teil on juba sellenimeline eelseadistus.
presetsLive-offline = Server ei vastanud. Kontrollige ühendust ja proovige uuesti.
presetsLive-failed = Midagi läks valesti ({ $status }). Midagi ei muudetud.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } avamine
       *[other] { $n } avamist
    }
ownPresetsLive-rename = Nimeta ümber
ownPresetsLive-renameOf = Nimeta „{ $name }“ ümber
ownPresetsLive-remove = Kustuta
ownPresetsLive-removeQuestion = Kas kustutada eelseadistus „{ $name }“? Sellega loodud lingid jäävad, nagu need on.

## signIn

signIn-title = Logi sisse
signIn-email = Meiliaadress
signIn-password = Parool
signIn-newPassword = Uus parool
signIn-passwordHint =
    { $n ->
        [one] Vähemalt { $n } märk. Mõnest sõnast koosnev parool sobib hästi.
       *[other] Vähemalt { $n } märki. Mõnest sõnast koosnev parool sobib hästi.
    }
signIn-submit = Logi sisse
signIn-passkey = Logi sisse pääsuvõtmega
signIn-signUp = Loo konto
signIn-have = Mul on konto
signIn-name = Meiliaadress või kasutajanimi
signIn-companyOrLocal = Kasutage oma ettevõtte parooli või selle serveri parooli, kui teil see on.
signIn-companyOrAdmins = Kasutage oma ettevõtte parooli. Administraatorid võivad kasutada ka selle serveri parooli.
signIn-company = Kasutage oma ettevõtte parooli.
signIn-adminsOnly = Parooliga logivad sisse ainult administraatorid.
signIn-forgot = Kas unustasite parooli? Administraator saab teile saata lingi.
signIn-setUpTitle = Tere tulemast
signIn-setUpText = Selles serveris ei ole veel kontosid. Looge esimene: sellest saab administraator.
signIn-setUpCode = Seadistuskood
signIn-setUpCodeHint = Server väljastas selle käivitumisel. Vaadake serveri terminali või logi.
signIn-setUpSubmit = Loo konto
signIn-resetTitle = Valige parool
signIn-resetAccount = Konto: { $email }
signIn-resetText = See link töötab ühe korra. Selle kasutamine lõpetab kõik teie konto seansid ja API-tokenid.
signIn-lettersWhy = Nii näitate, et te ei ole programm.
signIn-resetSubmit = Salvesta ja logi sisse

## sessionsLive

sessionsLive-sessions = Seansid
sessionsLive-sessionHere = see brauser
sessionsLive-sessionBegan = sisse logitud { $when }
sessionsLive-sessionUsed = viimati kasutatud { $when }
sessionsLive-sessionEnd = Lõpeta
sessionsLive-sessionEndQuestion = Kas lõpetada seanss brauseris { $name }? See brauser logitakse kohe välja.
sessionsLive-sessionEnded = Lõpetatud. See brauser on välja logitud.
sessionsLive-noSessions = Kuskil ei ole sisse logitud.
sessionsLive-othersQuestion = Kas logida kõikjal mujal välja? Siin jääte sisselogituks.
sessionsLive-othersEnded =
    { $n ->
        [one] { $n } muu seanss on lõpetatud.
       *[other] { $n } muud seanssi on lõpetatud.
    }
sessionsLive-endOthers = Logi mujal välja

## signInAgainLive

signInAgainLive-title = Olete välja logitud
signInAgainLive-text = Teie seanss on lõppenud. Jätkamiseks logige sisse kontoga { $email }. Sisestatu ja valitu on siin alles.
signInAgainLive-somebodyElse = Selles brauseris on nüüd sisse logitud { $other }. Jätkamiseks logige sisse kontoga { $email }. Sisestatu ja valitu on siin alles.
signInAgainLive-limited = See server nõuab teilt lisategurit. Seadistage see ja siis jätkake. Sisestatu ja valitu on siin alles.
signInAgainLive-declined = Olete välja logitud ja midagi ei saadetud. Sisselogimiseks ja jätkamiseks proovige uuesti.
signInAgainLive-notYet = Te ei ole veel sisse logitud kontoga { $email }.
signInAgainLive-password = Parool
signInAgainLive-submit = Logi sisse ja jätka
signInAgainLive-passkey = Logi sisse pääsuvõtmega
signInAgainLive-elsewhere = See avaneb teisel vahekaardil. Tulge pärast siia tagasi ja jätkake.
signInAgainLive-setUp = Seadista lisategur
signInAgainLive-goOn = Jätka
signInAgainLive-cancel = Loobu
signInAgainLive-noName = Sisestage oma meiliaadress või kasutajanimi.
signInAgainLive-noPassword = Sisestage parool.
signInAgainLive-wrong = Parool on vale.
signInAgainLive-refused = Te ei tohi sel viisil sisse logida. Kasutage muud viisi või pöörduge administraatori poole.
signInAgainLive-noCode = Sisestage kood.
signInAgainLive-code = Rakenduse kood või taastekood
signInAgainLive-recoveryCode = Taastekood
signInAgainLive-wrongCode = See kood on vale või on seda juba kasutatud. Oodake järgmist.
signInAgainLive-begin = See võttis liiga kaua aega. Valige „Loobu“ ja proovige uuesti.
signInAgainLive-passkeyCancelled = Pääsuvõtit ei kasutatud. Proovige uuesti või logige sisse muul viisil.
signInAgainLive-passkeyRefused = Server ei võtnud seda pääsuvõtit vastu. Logige sisse muul viisil.
signInAgainLive-wrongOrigin = See leht avati muul aadressil kui serveri enda oma. Avage see serveri baasaadressil (base URL).
signInAgainLive-tooMany =
    { $n ->
        [one] Liiga palju nurjunud katseid. Proovige uuesti { $n } sekundi pärast.
       *[other] Liiga palju nurjunud katseid. Proovige uuesti { $n } sekundi pärast.
    }
signInAgainLive-offline = Server ei vastanud. Kontrollige ühendust ja proovige uuesti.
signInAgainLive-failed = Midagi läks valesti ({ $status }).

## accountLive

accountLive-passkeyCancelled = Pääsuvõtit ei kasutatud. Proovige uuesti või kasutage parooli.
accountLive-passkeyRefused = Server ei võtnud seda pääsuvõtit vastu. Logige sisse parooliga.
accountLive-wrong = Meiliaadress või parool on vale.
accountLive-wrongName = Nimi või parool on vale.
accountLive-noName = Sisestage oma meiliaadress või kasutajanimi.
accountLive-noGroup = Te ei kuulu ühtegi rühma, mis tohib seda serverit kasutada. Pöörduge serveri administraatori poole.
accountLive-noAddress = Teie ettevõtte sisselogimine ei anna sellele serverile kehtivat meiliaadressi. Pöörduge serveri administraatori poole.
accountLive-notLinked = Teie meiliaadressiga konto on siin juba olemas. Paluge administraatoril see teie ettevõtte sisselogimisega siduda.
accountLive-notAdded = Teil ei ole siin kontot. Paluge administraatoril see lisada.
accountLive-notSetUp = See server ei ole veel seadistatud.
accountLive-notAdmitted = Te ei tohi siin sisse logida. Pöörduge administraatori poole.
accountLive-directoryAway = Ettevõtte paroole ei saa praegu kontrollida. Kui teil on selle serveri parool, kasutage seda.
accountLive-limited =
    { $n ->
        [one] Liiga palju nurjunud katseid. Proovige uuesti { $n } sekundi pärast.
       *[other] Liiga palju nurjunud katseid. Proovige uuesti { $n } sekundi pärast.
    }
accountLive-offline = Server ei vastanud. Kontrollige ühendust ja proovige uuesti.
accountLive-failed = Midagi läks valesti ({ $status }).
accountLive-wrongCode = Seadistuskood on vale.
accountLive-invitation = Olete kutsutud. Valige parool ja olete sisse logitud. See link töötab ühe korra.
accountLive-badLink = See link enam ei kehti. Küsige administraatorilt uus.
accountLive-noLink = Avage link oma sõnumist uuesti. See leht töötab ainult täieliku lingiga.
accountLive-noCode = Sisestage seadistuskood.
accountLive-noPassword = Sisestage parool.
accountLive-again = Nüüd võite uuesti proovida.
accountLive-taken = Selle meiliaadressiga konto on juba olemas.
accountLive-alreadySetUp = See server on juba seadistatud. Logige sisse.
accountLive-tooShort = Parool on liiga lühike.
accountLive-tooCommon = See parool on üks tavalisemaid või vähe enamat kui teie aadress. Selliseid proovitakse äraarvamisel esimesena. Valige muu parool.
accountLive-badEmail = Sisestage kehtiv meiliaadress.
accountLive-wrongOrigin = See leht avati muul aadressil kui serveri enda oma. Avage see serveri baasaadressil (base URL).
accountLive-saved = Salvestatud.
accountLive-wrongCurrent = Praegune parool on vale.
accountLive-changed = Teie parool on muudetud. Teised seadmed on välja logitud.
accountLive-tokensRevoked =
    { $n ->
        [one] { $n } API-token tühistati.
       *[other] { $n } API-tokenit tühistati.
    }
accountLive-tokenName = Andke tokenile nimi.
accountLive-tokenTaken = Teil on juba sellenimeline token.
accountLive-noTokens = Teil ei ole veel tokeneid.
accountLive-never = kasutamata
accountLive-used = viimati kasutatud { $when }
accountLive-made = loodud { $when }
accountLive-revoke = Tühista
accountLive-revokeQuestion = Kas tühistada token „{ $name }“? Seda kasutavad programmid lakkavad kohe töötamast.
accountLive-revoked = Tühistatud.
accountLive-copied = Kopeeritud
accountLive-copyFailed = Kopeerimine nurjus. Valige tekst ja kopeerige see.

## account

account-title = Teie konto
account-signedInAs = Sisse logitud kontoga { $email }
account-signOut = Logi välja
account-programs = API-tokenid ja webhookid
account-programsTokens = API-tokenid
account-tokens = API-tokenid
account-tokensText = Programmid kasutavad teie parooli asemel tokenit. Nad tegutsevad teie nimel.
account-tokenName = Milleks see on?
account-tokenPlaceholder = varundusskript
account-create = Loo token
account-shown = Teie uus token. Seda näidatakse ainult üks kord:
account-copy = Kopeeri
account-example = Näiteks
account-notify = Teavitused
account-notifyMe = Teata mulle, kui minu uus link avatakse
account-notifyEach = Iga lingi puhul saate valida teisiti.
account-sessions = Kus olete sisse logitud
account-sessionsText = Lõpetage see, mida te ei tunne, ja muutke siis parool.
account-endOthers = Logi mujal välja
account-password = Parool
account-current = Praegune parool
account-next = Uus parool
account-change = Muuda parool
account-changeHint = Kõik teie muud seansid lõpetatakse.
account-revokeTokens = Tühista ka kõik minu API-tokenid
account-revokeTokensHint = Jätke see märgituks, kui keegi teine võib teie parooli teada. Neid tokeneid kasutavad programmid lakkavad kohe töötamast:
account-cancel = Loobu
account-confirm = Tühista

## admin

admin-title = Minu lingid
admin-titleExpired = Aegunud lingid
admin-active = Aktiivsed
admin-expired = Aegunud
admin-all = Kõik lingid
admin-users = Kasutajad
admin-server = Server
admin-search = Otsi nime, märkuse või lingi järgi
admin-order = Sortimine
admin-byNewest = Uusimad ees
admin-byExpiry = Aegumise järgi
admin-byOpened = Viimati avatud
admin-byViews = Kõige vähem avamisi järel
admin-parts = Näita ainult
admin-unopened = Avamata
admin-opened = Avatud
admin-today = Aegub täna
admin-sealed = Otspunktkrüpteeritud
admin-waiting = Keegi ootab
admin-frozen = Peatatud
admin-answers = Vastused
admin-tickAll = Vali kõik
admin-csv = Salvesta CSV-na
admin-newer = Uuemad
admin-older = Vanemad
admin-cancel = Loobu
admin-end = Kustuta kohe
admin-addUser = Lisa kasutaja
admin-email = Meiliaadress
admin-administrator = Administraator
admin-add = Lisa
admin-byMail = Saada link e-kirjaga
admin-oneTime = Ühekordne link, kehtib 24 tundi. Andke see kasutajale:
admin-copy = Kopeeri
admin-storage = Salvestusruum
admin-settings = Kehtivad sätted
admin-settingsText = Seade muutmiseks muutke serveri konfiguratsioonifaili ja taaskäivitage seejärel server.
admin-option = Säte
admin-value = Väärtus
admin-origin = Allikas
admin-version = Versioon
admin-configFile = Konfiguratsioonifail

## health

health-title = Seisund
health-open = Vajab teie tähelepanu
health-openForAuditors = Administraatorile
health-nothing = Miski ei vaja teie tähelepanu.
health-commands = Käivitage käsud serveris selle teenuse kasutajana.
health-onServer = Serveris
health-inConfigFile = Konfiguratsioonifailis
health-noConfigFile = See server töötab ilma konfiguratsioonifailita. Looge see ja käivitage server koos --config ja faili teega.
health-how = Mida teha
health-fine = Praegune seis
health-complaints = Hoiatused ja tõrked
health-complaintsText = Mida see server on käivitamisest alates logisse kirjutanud. Üksikasjad on logis.
health-warn = Hoiatus
health-error = Tõrge
health-times =
    { $n ->
        [one] üks kord, { $when }
       *[other] { $n } korda, viimati { $when }
    }
health-examine = Kontrolli kohe
health-examineTitle = Enesekontroll (doctor)
health-examineText = Vaatab andmekataloogi ja loob ühenduse meiliserveri, sisselogimisteenuse pakkuja ja kõige muuga, mida sätted nimetavad. Midagi ei saadeta ega muudeta.
health-ok = Kõik on korras
health-subjectDirectory = Andmekaust
health-subjectPermissions = Õigused
health-subjectPolicy = Poliitikad
health-subjectErasing = Jäädav kustutamine
health-subjectSignIn = Ettevõtte sisselogimine
health-subjectLdap = Kataloog (LDAP)
health-subjectScanner = Viiruseskanner
health-subjectPrevious = Eelmine server
health-inEnglish = Üksikasjad on inglise keeles nagu serveri logis.
health-receiverAnswered = Vastuvõtja vastas { $status }.
health-receiverRefused = Vastuvõtja keeldus ühendusest.
health-receiverSilent = Vastuvõtja ei vastanud õigel ajal.
health-receiverUnknown = Vastuvõtja nimi on tundmatu.

## administration

administration-findUser = Leia kasutaja
administration-before = Eelmine
administration-next = Järgmine
administration-role = Roll
administration-actions = Toimingud
administration-lastSignIn = viimane sisselogimine { $when }
administration-asUser = Kasutaja
administration-asAuditor = Audiitor: näeb kõiki logisid, kuid mitte saladusi
administration-administrators = Administraatorid
administration-auditors = Audiitorid
administration-invited = Kutsutud
administration-disabled = Inaktiveeritud
administration-suspended = Peatatud
administration-unprotected = Lisategurita
administration-userLinks = Lingid
administration-userFactors = Lisategurid
administration-userGroups = Rühmad
administration-group = Lisa rühma
administration-joinGroup = Lisa
administration-userLimits = Poliitikate piirangud
administration-userLog = Logi viimased kirjed
administration-wholeLog = Kõik kirjed
administration-endPushes = Kustuta ka kõik, mida see kasutaja on jaganud, ja sulge tema palved
administration-endEverything = Lõpeta kõik
administration-everyone = Kõik
administration-nobody = Kontota
administration-findLink = Saatja, link või number
administration-findALink = Leia link
administration-madeUntil = Loodud kuni
administration-filterState = Olek
administration-anyState = Kõik olekud
administration-onlyActive = Aktiivsed
administration-onlyExpired = Aegunud või kustutatud
administration-settingsFilter = Leia säte
administration-onlyChanged = Ainult muudetud

## firstSteps

firstSteps-title = Esimesed sammud
firstSteps-done = Tehtud { $done } / { $all }
firstSteps-others = Ülejäänud sammud on loetletud eespool.
firstSteps-address = Aadress
firstSteps-addressOpen = Linkidel pole kindlat aadressi
firstSteps-addressWhy = Saajad peavad pääsema aadressile, millega lingid algavad.
firstSteps-addressDo = Kirjutage { $example } asemele oma serveri aadress.
firstSteps-addressUnset = Lingid algavad aadressiga, mida iga saatja kasutab, teie puhul { $origin }.
firstSteps-addressPlain = Lingid algavad aadressiga { $url }, mis ei ole krüptitud.
firstSteps-addressElsewhere = Lingid algavad aadressiga { $url }. Praegu olete aadressil { $origin }: avage { $url }, et näha, kas sinna pääseb.
firstSteps-addressGood = Lingid algavad aadressiga { $url } ja te olete sealtkaudu serverisse jõudnud.
firstSteps-tls = Krüptimine teel
firstSteps-tlsOpen = Ühendused pole krüptitud
firstSteps-tlsWhy = Saladusi saab lugeda igaüks vahepealses võrgus.
firstSteps-tlsOwn = See server kasutab ise TLS-i.
firstSteps-tlsProxy = Selle serveri eest kasutab TLS-i pöördproksi.
firstSteps-tlsNone = Teie ühendus kasutab tavalist HTTP-d.
firstSteps-tlsDo = Andke serverile sertifikaat või pange selle ette HTTPS-iga pöördproksi:
firstSteps-key = Peavõtme koopia
firstSteps-keyMissing = Peavõtme kinnitatud koopiat pole
firstSteps-keyWhy = Ilma võtmeta ei saa keegi andmeid ega varukoopiat enam lugeda.
firstSteps-keyOpen = Keegi ei ole kinnitanud võtme { $key } koopiat.
firstSteps-keyDone = Võtme { $key } koopia kinnitati { $when }.
firstSteps-keyDo = See kirjutab krüptitud varukoopia, mis sisaldab võtit. Hoidke seda teises masinas:
firstSteps-keyTick = Mul on koopia kindlas kohas
firstSteps-keyUntick = Mul ei ole seda koopiat enam
firstSteps-people = Kes võib jagada
firstSteps-peopleWhy = Kui inimestel on kontod, näevad nad, mis nende linkidest sai, ja teie otsustate, kes võib jagada.
firstSteps-peopleAlone = Konto on ainult teil. Kontota saab teksti jagada igaüks, kes sellesse serverisse pääseb.
firstSteps-peopleAloneClosed = Konto on ainult teil ja kontota ei saa keegi jagada.
firstSteps-peopleMany =
    { $n ->
        [one] Olemas on { $n } konto.
       *[other] Olemas on { $n } kontot.
    }
firstSteps-peopleOpen = Konto võib luua igaüks.
firstSteps-peopleDecided = Olete selle sätetes otsustanud.
firstSteps-peopleDo = Lisage kasutajaid või otsustage sätetega allow_sign_up ja allow_anonymous.
firstSteps-peopleLink = Lisa kasutaja
firstSteps-first = Esimene saladus
firstSteps-firstWhy = Kui proovite seda korra, näete, mida näevad saajad.
firstSteps-firstNone = Veel ei ole midagi salvestatud.
firstSteps-firstLink = Jaga saladust
firstSteps-backup = Varukoopiad
firstSteps-backupWhy = Ketas rikneb hoiatamata ja server teeb varukoopiaid ise ainult siis, kui talle on öeldud, kuhu.
firstSteps-backupNone = Ühtegi varukoopiat ei ole veel tehtud.
firstSteps-backupGood = Viimane varukoopia tehti { $when }.
firstSteps-backupDaily = Või iga päev serveris
firstSteps-requests = Palved
firstSteps-requestsWhy = Palvetega saavad kontoga inimesed teistelt saladust küsida ja teised ei vaja selle saatmiseks kontot.
firstSteps-requestsOff = Välja lülitatud. Võite selle nii jätta.

## serverFacts

serverFacts-links = Lingid
serverFacts-activeLinks = Aktiivsed lingid
serverFacts-stored = Mida see server salvestab
serverFacts-storedSum = kokku { $size }
serverFacts-payloads = Saladused (hinnanguliselt)
serverFacts-rows = Logid, kontod ja vaba ruum
serverFacts-fileContents = Failid
serverFacts-fileLimit = Failide piirmäär
serverFacts-fileLimitText = { $used } / { $total }
serverFacts-disk = Ketas
serverFacts-diskText = vaba { $free } / { $total }
serverFacts-diskOurs = See server
serverFacts-diskOthers = Kõik muu
serverFacts-diskFree = Vaba
serverFacts-floor = Faile ei võeta vastu, kui vaba ruumi on vähem kui { $size }.
serverFacts-scarce = Ruumi on vähe järel: faile ei võeta varsti või juba praegu vastu.
serverFacts-changed = Muudetud
serverFacts-reach = Aadress ja võrk
serverFacts-access = Juurdepääs ja kontod
serverFacts-pushes = Saladused
serverFacts-files = Failid
serverFacts-data = Andmed ja võtmed
serverFacts-limits = Piirangud
serverFacts-pages = Välimus ja teabeleht
serverFacts-mail = E-post
serverFacts-watch = Logi ja mõõdikud
serverFacts-preset = vaikimisi: { $value }
serverFacts-byDefault = vaikimisi
serverFacts-fromFlag = lipp
serverFacts-inEnglish = Kirjeldused on inglise keeles.
serverFacts-notSet = (määramata)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } säte
       *[other] { $n } sätet
    }
settingsLive-none = Ükski säte ei vasta otsingule.

## listLive

listLive-offline = Server ei vastanud. Kontrollige ühendust ja proovige uuesti.
listLive-failed = Midagi läks valesti ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Liiga palju päringuid. Proovige uuesti { $n } sekundi pärast.
       *[other] Liiga palju päringuid. Proovige uuesti { $n } sekundi pärast.
    }
listLive-copied = Kopeeritud
listLive-copyFailed = Kopeerimine nurjus. Valige tekst ja kopeerige see.

## adminLive

adminLive-invitedUntil = kutsutud, link aegub { $when }
adminLive-invitedOver = kutsutud, link aegus { $when }
adminLive-newLink = Uus link
adminLive-mailLink = Saada uus link e-kirjaga
adminLive-withdraw = Võta tagasi
adminLive-withdrawQuestion = Kas võtta kasutaja { $email } kutse tagasi? Selle link lakkab töötamast.
adminLive-withdrawn = Kasutaja { $email } kutse on tagasi võetud.
adminLive-endAll = Lõpeta kõik
adminLive-endAllQuestion = Kas lõpetada kasutaja { $email } puhul kõik? Konto inaktiveeritakse. Seansid, tokenid, ühekordsed lingid, lisategurid ja webhookid lõpetatakse kohe.
adminLive-endedAll = Kasutaja { $email } on inaktiveeritud. Lõpetatud: { $what }.
adminLive-endedNothing = Kasutaja { $email } on inaktiveeritud. Muud ei olnud lõpetada.
adminLive-endedSessions =
    { $n ->
        [one] { $n } seanss
       *[other] { $n } seanssi
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokenit
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } ühekordne link
       *[other] { $n } ühekordset linki
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } lisategur
       *[other] { $n } lisategurit
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
       *[other] { $n } webhooki
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } jagatud link või palve
       *[other] { $n } jagatud linki ja palvet
    }
adminLive-suspended = peatatud ettevõtte sisselogimise kaudu
adminLive-unprotected = lisategurita
adminLive-actionsOf = Toimingud: { $email }
adminLive-addedOn = lisatud { $when }
adminLive-factorAdded = lisatud { $when }
adminLive-appWithCodes = Koodirakendus
adminLive-codesLeft =
    { $n ->
        [one] { $n } taastekood järel
       *[other] { $n } taastekoodi järel
    }
adminLive-noFactors = Lisategureid ei ole.
adminLive-groupHere = administraatori lisatud
adminLive-groupOfCompany = ettevõtte sisselogimisest
adminLive-groupOfDirectory = kataloogist
adminLive-leaveGroup = Eemalda rühmast
adminLive-noGroups = Ei kuulu ühtegi rühma.
adminLive-noLimits = Ükski poliitika seda inimest ei piira.
adminLive-endSessions = Lõpeta seansid
adminLive-endSessionsQuestion = Kas lõpetada kõik kasutaja { $email } seansid? Kasutaja peab uuesti sisse logima. Tokenid töötavad edasi.
adminLive-sessionsEnded = Kasutaja { $email } seansid on lõpetatud.
adminLive-disableMany =
    { $n ->
        [one] Inaktiveeri { $n }
       *[other] Inaktiveeri { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Kas inaktiveerida { $n } kasutaja? Tema seansid ja tokenid lõpetatakse kohe.
       *[other] Kas inaktiveerida { $n } kasutajat? Nende seansid ja tokenid lõpetatakse kohe.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } kasutaja on inaktiveeritud.
       *[other] { $n } kasutajat on inaktiveeritud.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Lõpeta seansid: { $n }
       *[other] Lõpeta seansid: { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Kas lõpetada { $n } kasutaja kõik seansid? Kasutaja peab uuesti sisse logima. Tokenid töötavad edasi.
       *[other] Kas lõpetada { $n } kasutaja kõik seansid? Kasutajad peavad uuesti sisse logima. Tokenid töötavad edasi.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] { $n } kasutaja seansid on lõpetatud.
       *[other] { $n } kasutaja seansid on lõpetatud.
    }
adminLive-openedSince = pärast teie viimast külastust avatud
adminLive-damaged = kahjustatud
adminLive-mailReset = Saada paroolilink
adminLive-mailed = E-kiri lingiga on teel aadressile { $email }.
adminLive-notMailed = Aadressile { $email } ei saadetud e-kirja: { $reason } Saatke see uuesti või kuvage link.
adminLive-noneAtAll = Keegi ei ole veel midagi jaganud. Siia ilmub, mida jagatakse, ilma sisuta.
adminLive-noneMatching = Ükski link ei vasta sellele filtrile.
adminLive-showEveryone = Näita kõiki
adminLive-pushesOf =
    { $n ->
        [one] { $n } link
       *[other] { $n } linki
    }
adminLive-tryAgain = Nüüd võite uuesti proovida.
adminLive-none = Siin ei ole veel midagi.
adminLive-noneActive = Praegu te midagi ei jaga.
adminLive-noneExpired = Midagi ei ole veel aegunud. Aegunu on siin loetletud koos oma logiga.
adminLive-linksFound =
    { $n ->
        [one] { $n } link
       *[other] { $n } linki
    }
adminLive-tick = Vali { $name }
adminLive-sealed = Otspunktkrüpteeritud
adminLive-shareSecret = Jaga saladust
adminLive-noneFound = Midagi ei leitud.
adminLive-searchedPart =
    { $n ->
        [one] Läbi otsitud { $n } link. On ka vanemaid.
       *[other] Läbi otsitud { $n } linki. On ka vanemaid.
    }
adminLive-searchOlder = Otsi vanematest linkidest
adminLive-text = Tekst
adminLive-file = Failid
adminLive-url = Link
adminLive-qr = QR-kood
adminLive-created = loodud { $when }
adminLive-endsIn = aegub { $when }
adminLive-endedOn = aegus { $when }
adminLive-isExpired = aegunud
adminLive-byHand = kustutatud { $when }
adminLive-viewsLeft =
    { $n ->
        [one] { $n } avamine järel
       *[other] { $n } avamist järel
    }
adminLive-notViewed = veel avamata
adminLive-neverViewed = avamata jäänud
adminLive-viewed =
    { $n ->
        [one] avatud üks kord
       *[other] avatud { $n } korda
    }
adminLive-viewedLast =
    { $n ->
        [one] avatud üks kord, { $when }
       *[other] avatud { $n } korda, viimati { $when }
    }
adminLive-copyLink = Kopeeri link
adminLive-sealedFiles =
    { $n ->
        [one] { $n } fail, nimi pitseeritud
       *[other] { $n } faili, nimed pitseeritud
    }
adminLive-sealedLink = Täielikku linki näidati üks kord, selle loomisel.
adminLive-end = Kustuta kohe
adminLive-endQuestion = Kas kustutada „{ $name }“ kohe? Keegi ei saa seda enam avada.
adminLive-ended = Kustutatud.
adminLive-notFound = Sellist linki ei ole.
adminLive-nobody = anonüümne
adminLive-administrator = administraator
adminLive-disabled = inaktiveeritud
adminLive-you = teie
adminLive-makeAdmin = Määra administraatoriks
adminLive-takeAdmin = Eemalda administraatori õigused
adminLive-disable = Inaktiveeri
adminLive-enable = Aktiveeri
adminLive-reset = Lähtesta parool
adminLive-tokens = Tokenid
adminLive-noTokens = Tokeneid ei ole.
adminLive-revoke = Tühista
adminLive-makeAdminQuestion = Kas määrata { $email } administraatoriks? Administraator näeb kõigi linke ja logisid ning saab muuta iga kontot.
adminLive-enableQuestion = Kas aktiveerida kasutaja { $email }? Kasutaja saab jälle sisse logida, endiste õigustega.
adminLive-usersFound =
    { $n ->
        [one] { $n } kasutaja
       *[other] { $n } kasutajat
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } / { $n } kasutaja
       *[other] { $from }–{ $to } / { $n } kasutajat
    }
adminLive-noUserFound = Otsingule ei vasta ükski kasutaja.
adminLive-takeAdminQuestion = Kas eemaldada kasutajalt { $email } administraatori õigused? Kasutaja seansid ja tokenid lõpetatakse.
adminLive-disableQuestion = Kas inaktiveerida kasutaja { $email }? Kasutaja seansid ja tokenid lõpetatakse kohe.
adminLive-resetQuestion = Kas luua kasutajale { $email } ühekordne link? Varasem link lakkab töötamast. Lingi kasutamine lõpetab kõik kasutaja seansid ja tokenid.
adminLive-resetFactors = Lähtesta lisategurid
adminLive-resetFactorsQuestion = Kas kustutada kõik kasutaja { $email } lisategurid? Veenduge enne, et seda palub kasutaja ise. Kasutaja seansid lõpetatakse kohe. Tokenid töötavad edasi.
adminLive-factorsReset = Kasutajal { $email } ei ole enam lisategureid.
adminLive-revokeQuestion = Kas tühistada kasutaja { $email } token „{ $name }“?
adminLive-taken = Selle meiliaadressiga konto on juba olemas.
adminLive-badEmail = Sisestage kehtiv meiliaadress.
adminLive-passwordsElsewhere = See kasutaja ei saa selle serveri parooliga sisse logida: local_sign_in ei luba seda.
adminLive-lastAdmin = See on viimane administraator: määrake enne keegi teine.
adminLive-used = viimati kasutatud { $when }
adminLive-never = kasutamata

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Kustuta { $n }
       *[other] Kustuta { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] { $n } link kustutati.
       *[other] { $n } linki kustutati.
    }

## hooks

hooks-title = Webhookid
hooks-lead = Andke teisele programmile teada, mis teie linkidega juhtub. See ei saa kunagi saladust, paroolifraasi ega failinime.
hooks-back = Teie konto
hooks-openText = Laske programmile või vestlusele teatada, kui teie linke avatakse.
hooks-yours = Teie webhookid
hooks-secretShown = Saladus, millega allkirjastatakse selle sõnumid. Seda näidatakse ainult üks kord:
hooks-copy = Kopeeri
hooks-verify = Vastuvõtjad kontrollivad allkirja nii, nagu kirjeldab standardwebhooks.com.
hooks-add = Lisa webhook
hooks-name = Nimi
hooks-namePlaceholder = Meeskonna vestlus
hooks-url = Aadress
hooks-urlHint = See peab olema aadress, mida teie administraator lubab.
hooks-template = Sõnumi vorming
hooks-eventKinds = Sündmused, millest teatatakse
hooks-details = Lisaandmed
hooks-includeHint = Igaüks, kellel on link, saab selle avada. Lisage see ainult siis, kui usaldate kõiki kaasalugejaid.
hooks-submit = Lisa webhook
hooks-cancel = Loobu
hooks-retryAll = Proovi kõiki uuesti
hooks-dropAll = Hülga kõik

## hooksLive

hooksLive-linkName = Lingi nimi
hooksLive-linkItself = Link ise
hooksLive-none = Teil ei ole veel webhooke.
hooksLive-off = Välja lülitatud: vastuvõtja vastas, et seda enam ei ole.
hooksLive-test = Testi
hooksLive-tested =
    { $n ->
        [one] Vastus { $status } saabus { $n } millisekundi pärast.
       *[other] Vastus { $status } saabus { $n } millisekundi pärast.
    }
hooksLive-testFailed = Test nurjus: { $reason }.
hooksLive-newSecret = Uus saladus
hooksLive-newSecretQuestion = Kas luua webhookile „{ $name }“ uus saladus? Praegune allkirjastab uue kõrval veel ühe päeva.
hooksLive-switchOn = Lülita sisse
hooksLive-remove = Kustuta
hooksLive-removeQuestion = Kas kustutada „{ $name }“? See, mis on alles teel, hüljatakse.
hooksLive-removed = Kustutatud.
hooksLive-added = Lisatud.
hooksLive-noName = Andke webhookile nimi.
hooksLive-badUrl = Sellele aadressile ei saa midagi saata.
hooksLive-notAllowed = Teie administraator ei luba seda aadressi.
hooksLive-noEvents = Valige vähemalt üks sündmus.
hooksLive-taken = Teil on juba sellenimeline webhook või on neid nii palju, kui teil võib olla.
hooksLive-copied = Kopeeritud
hooksLive-copyFailed = Kopeerimine nurjus. Valige tekst ja kopeerige see.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } sündmus ootab edastamist. See toimus { $when }.
       *[other] { $n } sündmust ootab edastamist. Vanim toimus { $when }.
    }
eventsLive-noLetters = Ühegi sündmuse edastamisest ei ole loobutud.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = omanik: { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] toimus { $when } · proovitud { $n } kord
       *[other] toimus { $when } · proovitud { $n } korda
    }
eventsLive-retry = Proovi uuesti
eventsLive-drop = Hülga
eventsLive-dropQuestion = Kas hüljata see sündmus jäädavalt?
eventsLive-dropAllQuestion = Kas hüljata jäädavalt kõik sündmused, mille edastamisest loobuti?
eventsLive-retried =
    { $n ->
        [one] { $n } sündmust proovitakse uuesti.
       *[other] { $n } sündmust proovitakse uuesti.
    }
eventsLive-dropped =
    { $n ->
        [one] { $n } sündmus hüljati.
       *[other] { $n } sündmust hüljati.
    }

## keptLive

keptLive-keptByBrowser = Hoitakse selles brauseris. Lingi saab kopeerida igaüks, kes saab seda brauserit kasutada.
keptLive-keptByPasskey = Hoitakse selles brauseris teie pääsuvõtme kaitse all.

## keptPageLive

keptPageLive-keptShowLink = Näita linki
keptPageLive-keptNotOpened = Teie pääsuvõti ei avanud seda. Proovige uuesti.
keptPageLive-keptKeyByBrowser = See brauser hoiab võtit, mis avab vastused. Neid saab lugeda igaüks, kes saab seda brauserit kasutada.
keptPageLive-keptKeyByPasskey = See brauser hoiab võtit, mis avab vastused, teie pääsuvõtme kaitse all.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Väljalogimine kustutab { $n } lingi või võtme, mida teab ainult see brauser. Vastused teie palvetele avanevad siis ainult taastefailiga.
       *[other] Väljalogimine kustutab { $n } linki ja võtit, mida teab ainult see brauser. Vastused teie palvetele avanevad siis ainult taastefailiga.
    }
keptAccountLive-keptSignOutYes = Kustuta ja logi välja
keptAccountLive-keptCount =
    { $n ->
        [one] Selles brauseris hoitakse { $n } linki või võtit.
       *[other] Selles brauseris hoitakse { $n } linki ja võtit.
    }
keptAccountLive-keptCountNone = Selles brauseris ei hoita veel midagi.
keptAccountLive-keptGuardedNow = Nüüdsest avab need teie pääsuvõti.
keptAccountLive-keptUnable = See pääsuvõti või brauser ei suuda seda. Alles hoitav jääb, nagu see on.
keptAccountLive-keptOffQuestion = Kas kustutada kõik, mida alles hoitakse? Lingid, mida te ei ole kopeerinud, lähevad kaotsi, nagu ka võtmed, millel ei ole taastefaili.
keptAccountLive-keptRefused = Pääsuvõtit ei kasutatud. Alles hoitav jääb, nagu see on.
keptAccountLive-keptOffYes = Kustuta

## kept

kept-title = Otspunktkrüpteeritud lingid selles brauseris
kept-text = Server ei saa teile otspunktkrüpteeritud linke uuesti näidata, seega hoiab neid teie jaoks see brauser, nagu ka teie palvete võtmeid. Igaüks, kes saab seda brauserit kasutada, saab need kopeerida, kui neid ei kaitse teie pääsuvõti. Väljalogimine kustutab selle, mida pääsuvõti ei kaitse.
kept-guarded = Neid kaitseb teie pääsuvõti.
kept-on = Hoia neid selles brauseris
kept-guard = Kaitse neid pääsuvõtmega

## codes

codes-toOne = Laske saata kood aadressile { $address }; kontot ei ole siin vaja.
codes-toSome = Valige oma aadress ja laske kood sinna saata; kontot ei ole siin vaja.
codes-toTyped = Sisestage oma aadress; kui see kuulub mõnele saajale, saadetakse kood sinna. Kontot ei ole siin vaja.
codes-which = Teie aadress
codes-among = Saajad lühendatult: { $addresses }
codes-notYours = Kas see ei ole teie aadress? Küsige saatjalt oma link.
codes-send = Saada mulle kood
codes-again = Saada uus kood
codes-sentToOne = Kaheksatäheline kood on e-kirjaga teel aadressile { $address }. Vaadake ka rämpsposti.
codes-sent = Kui aadress kuulub mõnele saajale, on kaheksatäheline kood e-kirjaga teel. Vaadake ka rämpsposti.
codes-field = Kood
codes-fieldHint = Kaheksa tähte e-kirjast. Need kehtivad kümme minutit ja ainult selles brauseris.
codes-goOn = Jätka
codes-or = Või tõendage seda muul viisil:
codes-wrong =
    { $n ->
        [one] See kood on vale. Sisestage kood uusimast e-kirjast. Saate proovida veel ühe korra.
       *[other] See kood on vale. Sisestage kood uusimast e-kirjast. Saate proovida veel { $n } korda.
    }
codes-last = See kood on vale ja see oli selle koodi viimane katse. Laske saata uus.
codes-over = Siin ei ole koodi, mida sisestada: see on kasutatud, vanem kui kümme minutit või küsitud teises brauseris. Laske saata uus.
codes-needsCookie = Selleks on vaja küpsist, aga teie brauser ei saatnud ühtegi. Lubage sellel lehel küpsised ja laadige see siis uuesti.
codes-tooOften =
    { $n ->
        [one] Sellele aadressile küsiti tunni jooksul viis koodi. Proovige minuti pärast uuesti.
       *[other] Sellele aadressile küsiti tunni jooksul viis koodi. Proovige { $n } minuti pärast uuesti.
    }
codes-noMore = Selle lingi jaoks rohkem koode ei saadeta. Küsige saatjalt uus link.
codes-noMail = See server ei saa praegu koodi saata. Pöörduge selle poole, kes teile lingi saatis.
codes-badAddress = See ei ole meiliaadress.

## codesLive

codesLive-noCode = Sisestage kaheksa tähte e-kirjast.
codesLive-comes = Kaheksatähelise koodiga e-kiri peab ootama. Kui aadress kuulub mõnele saajale, tuleb see hiljemalt: { $time }.
codesLive-offline = Server ei vastanud. Kontrollige ühendust ja proovige uuesti.

## company

company-signIn = Logi sisse: { $label }
company-or = Või selle serveri parooliga:
company-addressedTitle = Mõeldud kindlatele inimestele
company-addressedSure = Saatja soovib olla kindel, kes selle avab.
company-addressedText = Logige sisse selle kaudu: { $label }; kontot ei ole siin vaja.
company-addressedByDirectory = Logige sisse oma ettevõtte kasutajanime ja parooliga.
company-byPassword = Logi sisse parooliga
company-otherTitle = Ei ole mõeldud teile
company-otherText = Teid tuntakse siin kui { $address }, aga see on mõeldud kellelegi teisele. Midagi ei avatud. Logige sisse teise kontoga või küsige saatjalt.
company-otherUnnamed = See on mõeldud kellelegi teisele. Midagi ei avatud. Logige sisse teise kontoga või küsige saatjalt.
company-closedAccountTitle = Teie konto on välja lülitatud
company-closedAccountText = Teie konto selles serveris on inaktiveeritud või peatatud, seega ei avane teile midagi. Midagi ei avatud. Pöörduge administraatori poole.
company-known = Teid tuntakse siin kui { $address }.
company-knownUnnamed = Ettevõtte sisselogimine tundis teid ära.
company-notMe = See ei ole mina
company-goingOn = Üks hetk
company-goingOnText = Järgmine leht avaneb ise.
company-goOn = Jätka

## companyRefused

companyRefused-not-allowed = Te ei kuulu ühtegi rühma, mis tohib seda serverit kasutada. Pöörduge serveri administraatori poole.
companyRefused-no-account = Teil ei ole siin kontot. Paluge administraatoril see lisada.
companyRefused-address-taken = Teie meiliaadressil on siin juba konto. Paluge administraatoril see siduda sisselogimisteenusega { $label }.
companyRefused-other-account = See sisselogimine kuulub siin teise konto juurde. Pöörduge administraatori poole.
companyRefused-not-set-up = See server ei ole veel seadistatud.
companyRefused-disabled = Teie konto on inaktiveeritud. Pöörduge administraatori poole.
companyRefused-no-email = { $label } ei edasta sellele serverile teie meiliaadressi. Paluge administraatoril lisada väide (claim) email.
companyRefused-bad-email = See, mida { $label } annab teie meiliaadressina, ei ole meiliaadress. Pöörduge administraatori poole.
companyRefused-no-groups = { $label } ei edasta sellele serverile ühtegi teie rühma. Te kas ei kuulu ühtegi rühma või jätab teenusepakkuja need välja: pöörduge administraatori poole.
companyRefused-too-many-groups = Kuulute nii paljudesse rühmadesse, et { $label } jätab need kõik välja. Paluge administraatoril saata ainult selle rakenduse rühmad.
companyRefused-bad-token = See, mida { $label } vastas, ei kehti selle serveri jaoks. Kedagi ei logitud sisse; logis on rohkem.
companyRefused-clock = Selle serveri ja teenuse { $label } kellad erinevad liiga palju. Paluge administraatoril need õigeks seada.
companyRefused-other-issuer = Vastus tuli muult teenusepakkujalt kui see, mida sätted nimetavad. Kedagi ei logitud sisse.
companyRefused-unreachable = { $label } ei ole praegu kättesaadav. Kes on sisse logitud, jääb sisselogituks; proovige hiljem uuesti.
companyRefused-provider-error = { $label } teatas tõrkest. Milline see on, näitab selle serveri logi.
companyRefused-client-refused = { $label } ei võta seda serverit vastu: serveri saladus on vale või aegunud. Pöörduge administraatori poole.
companyRefused-cancelled = Sisselogimine ({ $label }) katkestati.
companyRefused-begin-again = Seda sisselogimist alustati mujal, see võttis liiga kaua aega või on seda juba kasutatud. Alustage uuesti.

## factors

factors-title = Sisselogimise lisakaitse
factors-lead = Lisateguri korral ainult varastatud parool teie kontot ei ava.
factors-openText = Pääsuvõtmed ja koode näitav rakendus.
factors-yours = Sisselogimise lisakaitse
factors-limited = See server nõuab teilt lisategurit. Seadistage see siin ja siis jätkake.
factors-goOn = Jätka
factors-passkeys = Pääsuvõtmed
factors-passkeysText = Logige sisse sõrmejälje, näo, PIN-koodi või turvavõtmega, ilma paroolita. Pääsuvõti töötab ainult sellel aadressil, seega ei saa seda keegi õngitseda.
factors-passkeyName = Seadme nimi
factors-passkeyPlaceholder = Sülearvuti
factors-addPasskey = Lisa pääsuvõti
factors-needsHttps = Pääsuvõtmed siin ei tööta: brauserid lubavad neid ainult domeeninimega https://-aadressil. Küsige sellist aadressi oma administraatorilt.
factors-app = Koodirakendus
factors-appText = Rakendus teie telefonis näitab iga 30 sekundi järel uut kuuekohalist koodi.
factors-beginApp = Seadista rakendus
factors-removeApp = Eemalda rakendus kontolt
factors-scan = Skannige see kood rakendusega:
factors-qr = QR-kood rakenduse jaoks
factors-type = Või sisestage rakendusse see:
factors-code = Kood, mida rakendus praegu näitab
factors-finish = Lõpeta
factors-codesTitle = Taastekoodid
factors-codesText = Iga kood logib teid sisse ühe korra, kui teised tegurid on kadunud. Neid näidatakse ainult praegu: printige need välja või hoidke seal, kus hoiate paroole.
factors-renew = Uued taastekoodid
factors-confirmTitle = Kinnitage oma isik
factors-confirmText = Enne lisategurite muutmist kinnitage, kes te olete.
factors-codeOrRecovery = Rakenduse kood või taastekood
factors-confirm = Kinnita
factors-remove = Kustuta

## factorsLive

factorsLive-codesFile = recovery-codes.txt
factorsLive-limited =
    { $n ->
        [one] Liiga palju nurjunud katseid. Proovige uuesti { $n } sekundi pärast.
       *[other] Liiga palju nurjunud katseid. Proovige uuesti { $n } sekundi pärast.
    }
factorsLive-conflict = See on juba olemas või ei ole selle jaoks ruumi. Laadige leht uuesti.
factorsLive-lastOne = See server nõuab teilt lisategurit. Enne selle kustutamist seadistage mõni muu.
factorsLive-noPasskeys = Teil ei ole veel pääsuvõtmeid.
factorsLive-never = kasutamata
factorsLive-used = viimati kasutatud { $when }
factorsLive-made = lisatud { $when }
factorsLive-remove = Kustuta
factorsLive-removed = Kustutatud.
factorsLive-added = Lisatud.
factorsLive-removeQuestion = Kas kustutada pääsuvõti „{ $name }“? See ei ava enam teie kontot.
factorsLive-removeAppQuestion = Kas eemaldada rakendus teie kontolt? Selle koodid ei ava enam teie kontot.
factorsLive-nameIt = Andke pääsuvõtmele nimi.
factorsLive-passkeyCancelled = Pääsuvõtit ei kasutatud. Proovige uuesti.
factorsLive-passkeyRefused = Server ei võtnud seda pääsuvõtit vastu. Proovige uuesti.
factorsLive-appSince = Teie rakendus seadistati { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Järel on { $n } taastekood.
       *[other] Järel on { $n } taastekoodi.
    }
factorsLive-wrongCode = See kood on vale. Kontrollige oma telefoni kella ja sisestage kood, mida praegu näidatakse.
factorsLive-notConfirmed = See on vale. Proovige uuesti.
factorsLive-done = Teil on nüüd lisategur. Hoidke taastekoodid alles ja siis jätkake.
factorsLive-copied = Kopeeritud
factorsLive-copyFailed = Kopeerimine nurjus. Valige tekst ja kopeerige see.

## secondStep

secondStep-title = Veel üks samm
secondStep-passkey = Kasuta pääsuvõtit
secondStep-code = Rakenduse kood või taastekood
secondStep-codeHint = Kuus numbrit või kuusteist tähte ja numbrit.
secondStep-recoveryCode = Taastekood
secondStep-recoveryHint = Kuusteist tähte ja numbrit. Saite need pääsuvõtme lisamisel.
secondStep-submit = Logi sisse
secondStep-lost = Kas telefon ja taastekoodid on kadunud? Selle serveri administraator saab teie lisategurid lähtestada.
secondStep-again = Alusta uuesti

## secondStepLive

secondStepLive-noCode = Sisestage kood.
secondStepLive-wrongCode = See kood on vale või on seda juba kasutatud. Oodake järgmist.
secondStepLive-passkeyCancelled = Pääsuvõtit ei kasutatud. Proovige uuesti või kasutage koodi.
secondStepLive-passkeyRefused = Server ei võtnud seda pääsuvõtit vastu. Proovige uuesti või kasutage koodi.
secondStepLive-limited =
    { $n ->
        [one] Liiga palju valesid koode. Proovige uuesti { $n } sekundi pärast.
       *[other] Liiga palju valesid koode. Proovige uuesti { $n } sekundi pärast.
    }
secondStepLive-retry = Nüüd võite uuesti proovida.
secondStepLive-offline = Server ei vastanud. Kontrollige ühendust ja proovige uuesti.
secondStepLive-failed = Midagi läks valesti ({ $status }).

## tokens

tokens-may = Mida see võib teha
tokens-everything = Kõike
tokens-create = Ainult luua linke
tokens-createRead = Luua ja lugeda linke
tokens-audit = Ainult lugeda logisid
tokens-ask = Küsida inimestelt saladusi ja avada nende vastuseid
tokens-lasts = Kui kaua see töötab
tokens-always = Kuni tühistamiseni
tokens-days30 = 30 päeva
tokens-days90 = 90 päeva
tokens-year = Üks aasta
tokens-networks = Ainult teatud võrkudest
tokens-networksLabel = Aadressid või võrgud
tokens-networksHint = Eraldage need komadega. Kui see on tühi, töötab token kõikjal.

## tokensLive

tokensLive-tokenMay = võib { $what }
tokensLive-tokenCreate = luua
tokensLive-tokenRead = lugeda
tokensLive-tokenAudit = lugeda logisid
tokensLive-tokenExpire = kustutada
tokensLive-tokenAdmin = hallata
tokensLive-tokenAsk = küsida saladusi
tokensLive-tokenOpen = avada vastuseid
tokensLive-tokenFrom = ainult võrkudest { $networks }
tokensLive-tokenUntil = aegub { $when }
tokensLive-tokenOver = aegus { $when }
tokensLive-tokenUsedFrom = viimati kasutatud { $when } aadressilt { $address }
tokensLive-badNetworks = Sisestage aadressid või võrgud, näiteks 192.0.2.0/24, kokku kuni 50.

## oversightLive

oversightLive-auditor = audiitor
oversightLive-makeAuditor = Määra audiitoriks
oversightLive-makeAuditorQuestion = Kas määrata { $email } audiitoriks? Audiitor näeb kõigi logisid, kuid mitte saladusi.
oversightLive-takeAuditor = Eemalda audiitori õigused
oversightLive-takeAuditorQuestion = Kas eemaldada kasutajalt { $email } audiitori õigused? Kasutaja seansid ja tokenid lõpetatakse.
oversightLive-log = Logi
oversightLive-logNothing = Kirjeid ei ole.

## signIns

signIns-title = Viimased sisselogimised
signIns-text = Kes on teie kontole sisse loginud või seda proovinud. Kui te mõnda sisselogimist ei tunne, muutke parool.

## signInsLive

signInsLive-signedIn = Sisse logitud
signInsLive-signInFailed = Sisselogimine nurjus
signInsLive-byPassword = parooliga
signInsLive-byLink = ühekordse lingiga
signInsLive-bySetup = seadistuskoodiga
signInsLive-bySignUp = konto loomisega
signInsLive-byDirectory = kataloogi kaudu
signInsLive-byCompany = ettevõtte sisselogimise kaudu
signInsLive-byPasskey = pääsuvõtmega
signInsLive-secondFactor = lisateguriga
signInsLive-wrongPassword = vale parool
signInsLive-wrongCode = vale seadistuskood
signInsLive-wrongLink = ühekordne link ei kehti
signInsLive-wrongCurrent = vale praegune parool
signInsLive-wrongFactor = vale lisategur
signInsLive-wrongPasskey = vale pääsuvõti
signInsLive-deviceGuesses = liiga palju äraarvamiskatseid tuntud seadmetest
signInsLive-unanswered = kataloog ei vastanud
signInsLive-asAdministrator = administraatorina
signInsLive-times =
    { $n ->
        [one] { $n } kord
       *[other] { $n } korda
    }
signInsLive-noSignIns = Ühtegi sisselogimist ei ole veel kirjas.

## adminLog

adminLog-title = Administraatorite logi
adminLog-lead = Kes on sisse loginud ning kes on muutnud kontosid, tokeneid, võtmeid ja sätteid. Ühtegi kirjet ei saa märkamatult muuta ega kustutada.
adminLog-person = Meiliaadress
adminLog-personHint = Tegija või selle, keda see puudutab.
adminLog-what = Sündmus
adminLog-everything = Kõik
adminLog-show = Näita
adminLog-newer = Uuemad
adminLog-older = Vanemad

## adminLogLive

adminLogLive-signOut = Välja logitud
adminLogLive-leftOut = Nurjumisi on rohkem, kui on loetletud
adminLogLive-userAdded = Konto lisatud
adminLogLive-userRemoved = Konto kustutatud
adminLogLive-userDisabled = Konto inaktiveeritud
adminLogLive-userEnabled = Konto aktiveeritud
adminLogLive-madeAdministrator = Administraatoriks määratud
adminLogLive-noAdministrator = Ei ole enam administraator
adminLogLive-madeAuditor = Audiitoriks määratud
adminLogLive-noAuditor = Ei ole enam audiitor
adminLogLive-suspended = Peatatud ettevõtte sisselogimise kaudu
adminLogLive-admitted = Ettevõtte sisselogimise kaudu taas lubatud
adminLogLive-linked = Ettevõtte sisselogimine seotud
adminLogLive-unlinked = Ettevõtte sisselogimine lahti seotud
adminLogLive-vouched = Aadress kinnitatud
adminLogLive-joinedGroup = Rühma lisatud
adminLogLive-leftGroup = Rühmast eemaldatud
adminLogLive-factorAdded = Lisategur lisatud
adminLogLive-factorRemoved = Lisategur kustutatud
adminLogLive-factorsReset = Lisategurid lähtestatud
adminLogLive-codesMade = Taastekoodid loodud
adminLogLive-invited = Kutsutud
adminLogLive-accessEnded = Kogu juurdepääs lõpetatud
adminLogLive-linksExpired = Konto lingid kustutatud
adminLogLive-withdrawn = Kutse tagasi võetud
adminLogLive-sessionEnded = Seanss lõpetatud
adminLogLive-linkMade = Ühekordne link loodud
adminLogLive-passwordSet = Parool määratud
adminLogLive-tokenMade = API-token loodud
adminLogLive-tokenRemoved = API-token tühistatud
adminLogLive-settingsChanged = Sätted muudetud
adminLogLive-rotationBegun = Peavõtme vahetamine alanud
adminLogLive-rotationEnded = Peavõtme vahetamine lõppenud
adminLogLive-exported = Auditilogid eksporditud
adminLogLive-backedUp = Varukoopia tehtud
adminLogLive-restored = Varukoopia taastatud
adminLogLive-byWhom = tegija: { $name }
adminLogLive-commandLine = käsurida
adminLogLive-server = server
adminLogLive-bySetupCode = seadistuskood
adminLogLive-bySigningUp = konto loomine
adminLogLive-byOneTimeLink = ühekordne link
adminLogLive-directory = kataloog
adminLogLive-companySignIn = ettevõtte sisselogimine
adminLogLive-noEntries = Ükski kirje ei vasta filtrile.
adminLogLive-showAll = Näita kõike

## ownLogLive

ownLogLive-byCode = koodiga kinnitatud: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Märkus
ownLogLive-logCount = { $from }–{ $to } / { $total }
ownLogLive-own-creation = loodud
ownLogLive-own-view = avatud
ownLogLive-own-failed_view = edutult proovitud
ownLogLive-own-expire = kustutatud
ownLogLive-own-restored = kustutamine tagasi võetud
ownLogLive-own-failed_passphrase = vale paroolifraas
ownLogLive-own-probable_program = tõenäoliselt programm
ownLogLive-own-code_sent = kood saadetud
ownLogLive-own-code_queued = kood ootab saatmist
ownLogLive-own-code_failed = kood saatmata
ownLogLive-own-failed_code = vale kood
ownLogLive-own-owner_view = avasite teie
ownLogLive-own-wrong_network = proovitud muust võrgust
ownLogLive-own-other_device = proovitud muus seadmes
ownLogLive-own-alarm = teatatud: „See ei olnud mina“
ownLogLive-own-freeze = peatasite teie
ownLogLive-own-thaw = taastasite teie
ownLogLive-own-changed = muutsite teie
ownLogLive-own-hold_asked = ootab teie avamisluba
ownLogLive-own-hold_released = lubasite avada
ownLogLive-own-hold_refused = keeldusite ja peatasite
ownLogLive-own-request_view = loetud
ownLogLive-own-answer = vastatud
ownLogLive-own-mail_returned = e-kiri tuli tagasi
ownLogLive-own-creation_email_send = teavitus e-kirjaga tellitud
ownLogLive-own-admin_view = avas administraator
ownLogLive-own-imported = siia toodud rakendusest Password Pusher

## seenLogLive

seenLogLive-seen-creation = loodud
seenLogLive-seen-view = avatud
seenLogLive-seen-failed_view = edutult proovitud
seenLogLive-seen-expire = kustutatud
seenLogLive-seen-restored = kustutamine tagasi võetud
seenLogLive-seen-failed_passphrase = vale paroolifraas
seenLogLive-seen-probable_program = tõenäoliselt programm
seenLogLive-seen-code_sent = kood saadetud
seenLogLive-seen-code_queued = kood ootab saatmist
seenLogLive-seen-code_failed = kood saatmata
seenLogLive-seen-failed_code = vale kood
seenLogLive-seen-owner_view = avas omanik
seenLogLive-seen-wrong_network = tagasi lükatud väljaspool lubatud võrke
seenLogLive-seen-other_device = tagasi lükatud muus seadmes
seenLogLive-seen-alarm = saaja on teatanud
seenLogLive-seen-freeze = peatas omanik
seenLogLive-seen-thaw = taastas omanik
seenLogLive-seen-changed = muutis omanik
seenLogLive-seen-hold_asked = ootab omanikku
seenLogLive-seen-hold_released = omanik lubas avada
seenLogLive-seen-hold_refused = omanik keeldus
seenLogLive-seen-request_view = loetud
seenLogLive-seen-answer = vastatud
seenLogLive-seen-mail_returned = e-kiri tuli tagasi
seenLogLive-seen-creation_email_send = teavitus e-kirjaga tellitud
seenLogLive-seen-admin_view = avas administraator
seenLogLive-seen-imported = siia toodud rakendusest Password Pusher

## eventNamesLive

eventNamesLive-push-created = Link loodud
eventNamesLive-push-viewed = Link avatud
eventNamesLive-push-wrong_passphrase = Vale paroolifraas
eventNamesLive-push-expired = Link aegunud
eventNamesLive-push-alarm = Saaja teade
eventNamesLive-push-hold_asked = Keegi ootab
eventNamesLive-push-code_failed = Kood saatmata
eventNamesLive-request-answered = Palvele vastatud
eventNamesLive-request-closed = Palve suletud

## conditionWords

conditionWords-passphrases = paroolifraasid
conditionWords-passwords = paroolid
conditionWords-second_factors = lisategurid
conditionWords-passkeys = pääsuvõtmed

## conditionSays

conditionSays-disk_full = Kataloogi { $directory } kettal on vaba ainult { $freeBytes }: faile ei võeta vastu, kui vaba on vähem kui { $floorBytes }.
conditionSays-disk_low = Kataloogi { $directory } kettal on vaba { $freeBytes }, vähem kui ühe lingi failid võivad võtta ({ $linkBytes }).
conditionSays-disk_no_inodes = Kataloogi { $directory } kettale mahub veel vähe faile ({ $files }): inode’id on otsas.
conditionSays-disk_error = Kataloogi { $directory } ketas andis vea ({ $atMs }): { $reason }
conditionSays-database_damaged = Andmebaas on kahjustatud. Kohad on logis nimetatud.
conditionSays-database_trouble = See server ei saa praegu päringuid käsitleda: { $reason }
conditionSays-bucket_trouble = Faile ei saa salvestada ega avada: { $reason }
conditionSays-scanner_trouble = Viiruseskanner ei kontrolli faile, seega ei võeta ühtegi vastu: { $reason }
conditionSays-sweep_failed = Aegunut ei kustutata kettalt: { $reason }
conditionSays-clock_jumped = Kell läks rohkem kui ööpäeva võrra ette. Nüüd näitab see: { $nowMs }. Tunni jooksul pärast seda hüpet ei hävitata midagi.
conditionSays-backup_failed = Viimane varundamine nurjus: { $reason }
conditionSays-backup_damaged = Viimane varukoopia { $name } sisaldab kahjustatud andmeid. Kahjustatud kohti: { $count }. { $reason }
conditionSays-backup_old = Viimane varukoopia on tehtud: { $lastMs }.
conditionSays-certificate_ended = Sertifikaadi { $file } kehtivus on lõppenud: { $untilMs }. Kliendid ei võta seda vastu.
conditionSays-certificate_ends = Sertifikaat { $file } kehtib kuni { $untilMs }.
conditionSays-certificate_unusable = Kettal olevat sertifikaati ei saa kasutada: { $reason } Töötav server kasutab edasi varasemat.
conditionSays-certificate_not_obtained = Kehtivat sertifikaati ei ole ja kliendid ei võta seda serverit vastu: { $reason }
conditionSays-certificate_not_renewed = Sertifikaati ei saanud uuendada: { $reason }
conditionSays-client_secret_refused = Sisselogimisteenuse pakkuja ei võta vastu sätet oidc.client_secret: keegi ei saa seal sisse logida.
conditionSays-client_secret_ends = Sättes oidc.client_secret olev saladus kehtib kuni { $untilMs }. Pärast seda ei saa keegi teenusepakkuja juures sisse logida.
conditionSays-token_ends = Hiljuti kasutatud API-token „{ $name }“ (omanik { $owner }) kehtib kuni { $untilMs }.
conditionSays-administrator_new = Kasutajast { $user } sai administraator: { $sinceMs }, määraja: { $by }.
conditionSays-guessing = Keegi proovib ära arvata ({ $guessed }): tunni jooksul lükati liigsetena tagasi vähemalt { $times } katset.
conditionSays-codes_failed = Saajatele ei saa koode e-kirjaga saata: { $reason }
conditionSays-codes_wait = Ootel e-kirjad saajate koodidega: { $count }. Mõni saaja või saatja on jõudnud tunnipiirini. Viimane e-kiri läheb teele: { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } sündmust ei saanud edastada ja selle edastamisest loobuti.
       *[other] { $n } sündmust ei saanud edastada ja nende edastamisest loobuti.
    }
conditionSays-deliveries_late = Edastamist ootab sündmus, mis toimus: { $sinceMs }.
conditionSays-nodes_differ = Sõlmed ei ole ühesugused: { $reason }
conditionSays-version_ready = Uue versiooni fail asub siin: { $file }.
conditionSays-disk_fine = Kataloogi { $directory } kettal on vaba { $freeBytes } / { $totalBytes }.
conditionSays-certificate_fine = Sertifikaat { $file } kehtib kuni { $untilMs }.
conditionSays-backup_none = Ühtegi varukoopiat ei ole veel tehtud.
conditionSays-backup_fine = Viimane varukoopia on tehtud: { $lastMs }.
conditionSays-backup_scheduled = Viimane varukoopia { $name } on tehtud: { $lastMs }; järgmine on kavas: { $nextMs }.
conditionSays-node_fine = Sõlmes { $node } töötab versioon { $version }.

## conditionMend

conditionMend-disk_full = Vabastage sellel kettal ruumi või suurendage ketast.
conditionMend-disk_low = Vabastage sellel kettal ruumi või suurendage ketast.
conditionMend-disk_no_inodes = Kustutage väikesed failid, mille muud programmid on sellele kettale jätnud.
conditionMend-disk_error = Tehke kohe varukoopia. Seejärel vaadake üle ketas ja selle ühendus. Rohkem on süsteemi logis.
conditionMend-database_damaged = Taastage varukoopia.
conditionMend-database_trouble = Vaadake üle andmebaas, selle host ja ühendus sellega.
conditionMend-bucket_trouble = Vaadake üle failihoidla (bucket), selle võtmed ja ühendus sellega. Sõlmede ühine kataloog peab olema ühendatud (mounted).
conditionMend-scanner_trouble = Käivitage clamd ja lubage selle serveri kasutajal lugeda selle soklit. Rohkem on clamd’i enda logis.
conditionMend-sweep_failed = Keegi ei saa aegunut avada. Vaadake üle ketas ja logi.
conditionMend-clock_jumped = Kui kell on vale, seadke see selle tunni jooksul õigeks. Kui see on õige, ärge tehke midagi: see teade ilmub ka pärast pikka seisakut või taastamist.
conditionMend-backup_failed = Kõrvaldage põhjus. Server proovib ise uuesti.
conditionMend-backup_damaged = Vaadake ketas üle ja selgitage välja, mis on kahjustatud. Varasemad terved varukoopiad on alles.
conditionMend-backup_old = Vaadake üle, mis teie varukoopiaid teeb, või tehke üks käsitsi.
conditionMend-certificate_ended = Asendage sertifikaadi ja selle võtme failid. Server loeb need ise uuesti sisse.
conditionMend-certificate_ends = Asendage sertifikaadi ja selle võtme failid. Server loeb need ise uuesti sisse.
conditionMend-certificate_unusable = Asendage sertifikaadi ja selle võtme failid.
conditionMend-certificate_not_obtained = Server proovib ise uuesti. Vaadake üle sertifitseerimiskeskus ja ühendus sellega.
conditionMend-certificate_not_renewed = Kasutatav sertifikaat kehtib kuni { $untilMs } ja server proovib uuesti. Vaadake üle sertifitseerimiskeskus ja ühendus sellega.
conditionMend-client_secret_refused = Looge teenusepakkuja juures uus saladus ja määrake see.
conditionMend-client_secret_ends = Looge teenusepakkuja juures uus saladus, määrake see ning määrake sätte oidc.client_secret_until väärtuseks selle lõpp.
conditionMend-token_ends = Omanik loob uue ja annab selle programmile, mis seda kasutab.
conditionMend-administrator_new = Kui te seda ei oodanud, võtke see õigus ära ja vaadake administraatorite logi.
conditionMend-guessing = Aadressid on logis nimetatud. Blokeerige need oma tulemüüris.
conditionMend-codes_failed = Vaadake üle meiliserver ja meiliseaded. Saajad, kelle kood jäi saatmata, peavad küsima uue.
conditionMend-codes_wait = Kui saatjad peavad nii paljude saajateni jõudma, suurendage sätte mail.per_hour väärtust. Nende linkide logides on kirjas, kelle koodid ootavad.
conditionMend-deliveries_dead = Parandage vastuvõtja ja edastage siis edastamata jäänu uuesti või hüljake see.
conditionMend-deliveries_late = Vaadake üle meiliserver, webhook või koguja. Logis on kirjas, milline neist tõrgub.
conditionMend-nodes_differ = Andke kõigile sõlmedele sama versioon, samad sätted ja sama aeg.
conditionMend-version_ready = Kontrollige seda ja siis uuendage.
conditionMend-backup_none = Kui miski muu seda serverit ei varunda, tehke varukoopia.

## errorPage

errorPage-missing = Lehte ei leitud
errorPage-missingText = Sellel aadressil ei ole lehte.
errorPage-home = Mine avalehele
errorPage-busy = Liiga palju päringuid
errorPage-busyText = Saime teie aadressilt liiga palju päringuid. Midagi ei avatud. Oodake hetk ja laadige siis see leht uuesti.
errorPage-keySent = See link ei ole enam salajane
errorPage-keySentText = Mõni programm teel, näiteks meilifilter, kirjutas selles lingis #-märgi asemele %23 ja seetõttu saadeti lingi võti serverile. Midagi ei avatud ja ükski avamine ei läinud arvesse, kuid võti ei ole enam salajane. Küsige saatjalt uus link, mis on saadetud muul viisil.
errorPage-upgrading = Seda serverit uuendatakse
errorPage-upgradingText = Midagi ei avatud ja midagi ei läinud kaotsi. Laadige see leht minuti pärast uuesti.
errorPage-unavailable = Praegu ei ole saadaval
errorPage-unavailableText = Server ei saa seda praegu teha. Midagi ei avatud ja midagi ei läinud kaotsi. Proovige mõne minuti pärast uuesti.
errorPage-unconfirmed = Kinnitamata
errorPage-unconfirmedText = Server ei oska öelda, kas see tehti. Avamine võis arvesse minna, kuigi midagi ei näidatud. Proovige mõne minuti pärast uuesti; kui saladust siis enam ei ole, küsige saatjalt uus link.
errorPage-defect = Midagi läks valesti
errorPage-defectText = Seda ei tohiks juhtuda. Öelge selle serveri haldajale, millal see juhtus: üksikasjad on logis.

## mailShared

mailShared-subject = { $sender } jagab teiega midagi
mailShared-lead = { $sender } jagab teiega midagi konfidentsiaalset teenuse { $service } kaudu.
mailShared-link = Ava
mailShared-until = Link töötab kuni { $when }.
mailShared-views =
    { $n ->
        [one] Seda saab avada ühe korra.
       *[other] Seda saab avada { $n } korda.
    }
mailShared-notice = Küsige link saatjalt { $sender }: selles e-kirjas seda ei ole.
mailShared-stranger = Kui te saatjat { $sender } ei tunne, jätke see e-kiri tähelepanuta.
mailShared-unverified = Keegi ei ole kinnitanud, et aadress { $sender } kuulub saatjale. Küsige aadressi { $sender } omanikult muul viisil, kas see e-kiri on temalt. Kui see ei ole võimalik, jätke e-kiri tähelepanuta.

## mailAsked

mailAsked-subject = { $sender } küsib teilt midagi
mailAsked-lead = { $sender } küsib teilt midagi konfidentsiaalset, mis tuleks saata teenuse { $service } kaudu.
mailAsked-link = Vasta
mailAsked-until = Vastata saab kuni { $when }. Kontot ei ole vaja.

## mailNeeds

mailNeeds-name = Saatja nimetab ennast „{ $name }“.
mailNeeds-shared = Enne avamist:
mailNeeds-asked = Enne vastamist:
mailNeeds-from = Saab avada alates: { $when }.
mailNeeds-passphrase = Teil on vaja paroolifraasi. Selle annab teile muul viisil { $sender }.
mailNeeds-code = Teil on vaja koodi. Leht saadab selle e-kirjaga aadressile { $address }, kui te seda küsite.
mailNeeds-proof = Selle saavad avada ainult kindlad inimesed. Leht palub teil tõendada, et olete üks neist.
mailNeeds-release = { $sender } peab lubama teil selle avada. Avage link ja jätke leht seniks lahti.
mailNeeds-lock = Uuesti saab selle avada ainult seade ja brauser, mis selle esimesena avab. Avage see seal, kus seda vajate.
mailNeeds-letters = Leht näitab kolme tähte. Sisestage need, et leht teaks, et te ei ole programm.

## mailOpened

mailOpened-subject = Avatud: { $name }
mailOpened-unnamed = Teie link ({ $date })
mailOpened-lead = Teie link avati: { $when }.
mailOpened-left =
    { $n ->
        [one] Seda saab avada veel ühe korra.
       *[other] Seda saab avada veel { $n } korda.
    }
mailOpened-last = See oli viimane avamine: saladus on hävitatud.
mailOpened-link = Minu lingid
mailOpened-why = Saate selle e-kirja, sest palusite avamisest teatada.

## mailAnswered

mailAnswered-subject = Vastatud: { $name }
mailAnswered-unnamed = Teie palve ({ $date })
mailAnswered-lead = Teie palvele vastati: { $when }.
mailAnswered-keep = Vastust selles e-kirjas ei ole. Selle avamiseks logige sisse.
mailAnswered-link = Palved
mailAnswered-why = Saate selle e-kirja, sest palusite iga vastuse kohta e-kirja.

## mailCode

mailCode-subject = Teie kood teenusest { $service }
mailCode-lead = Keegi jagab teiega midagi konfidentsiaalset teenuse { $service } kaudu. Avamiseks sisestage see kood lehel, mis seda küsis:
mailCode-leadNamed = { $sender } jagab teiega midagi konfidentsiaalset teenuse { $service } kaudu. Avamiseks sisestage see kood lehel, mis seda küsis:
mailCode-asks = Keegi küsib teilt midagi konfidentsiaalset teenuse { $service } kaudu. Palve lugemiseks ja sellele vastamiseks sisestage see kood lehel, mis seda küsis:
mailCode-asksNamed = { $sender } küsib teilt midagi konfidentsiaalset teenuse { $service } kaudu. Palve lugemiseks ja sellele vastamiseks sisestage see kood lehel, mis seda küsis:
mailCode-until =
    { $n ->
        [one] Kood töötab ühe korra, { $n } minuti jooksul ja ainult brauseris, mis seda küsis.
       *[other] Kood töötab ühe korra, { $n } minuti jooksul ja ainult brauseris, mis seda küsis.
    }
mailCode-ignore = Kui te koodi ei küsinud, jätke see e-kiri tähelepanuta ja ärge andke koodi kellelegi.

## mailInvited

mailInvited-subject = Teie konto teenuses { $service }
mailInvited-lead = Teil on nüüd teenuses { $service } konto: { $email }.
mailInvited-link = Vali parool
mailInvited-once = Link töötab ühe korra, kuni { $when }.

## mailReset

mailReset-subject = Valige teenuse { $service } uus parool
mailReset-lead = Teenuse { $service } administraator võimaldab teil valida kontole { $email } uue parooli.
mailReset-link = Vali parool
mailReset-once = Link töötab ühe korra, kuni { $when }.

## mailNotice

mailNotice-subject = Teie konto teenuses { $service }
mailNotice-password = Konto { $email } parool muudeti: { $when }.
mailNotice-factorAdded = Kontole { $email } lisati lisategur: { $when }.
mailNotice-factorRemoved = Kontolt { $email } kustutati lisategur: { $when }.
mailNotice-factorsReset = Administraator kustutas kõik konto { $email } lisategurid: { $when }.
mailNotice-recoveryCodes = Kontole { $email } loodi uued taastekoodid: { $when }. Varasemad enam ei tööta.
mailNotice-recoveryCode = Kasutati konto { $email } taastekoodi: { $when }. See uuesti ei tööta.
mailNotice-devices = Brauseritest, millega on varem sisse logitud, tuli kontole { $email } liiga palju valesid paroole või koode: { $when }. Mõni teie seadmetest võib olla kellegi teise käes.
mailNotice-from = See tuli aadressilt { $address }.
mailNotice-stranger = Kui te seda ei oodanud, muutke oma parool teenuses { $service } ja teatage selle administraatorile.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: administraatori tähelepanu vajab { $n } asi
       *[other] { $service }: administraatori tähelepanu vajab { $n } asja
    }
mailConditions-link = Serveri seisund
mailConditions-why = Saate selle e-kirja, sest sättes notices.mail on teie aadress. See tuleb üks kord ja seitsme päeva pärast uuesti, kui midagi ei ole muutunud. Käivitage käsud serveri hostis, koos käsuga sudo ja serveri lipuga --config.

## mailTest

mailTest-subject = Teenuse { $service } test
mailTest-lead = Teenuse { $service } e-kirjad jõuavad kohale.
mailTest-link = { $service }

## opener

opener-title = Ava pitseeritud link
opener-lead = See leht on teie enda fail: see avab linke, mis on otspunktist otspunkti pitseeritud, ja ükski server ei saa seda muuta. See küsib lingi serverilt pitseeritud saladust ja mitte midagi muud.
opener-link = Link koos #-märgi järel oleva osaga
opener-passphraseHint = Ainult siis, kui saatja andis teile selle.
opener-open = Ava
opener-notLink = See ei ole saladuse link. Kopeerige kogu link, alates https:// kuni lõpuni.
opener-unreachable = Ei tulnud vastust, mida see leht tohiks lugeda. Serveriga ei saa ühendust või lubab see linki avada ainult oma lehel: saladus ei pruugi olla pitseeritud või on see piiratud teatud võrkudega. Midagi ei avatud.
opener-incomplete = Vastus ei jõudnud täielikult kohale. See võis avamisena arvesse minna.
opener-notSealed = See, mida server saatis, ei ole pitseeritud, seega ei ole see sama, mille saatja selle lingi jaoks pitseeris. Sellest ei näidata midagi.
opener-wrong = Paroolifraas on vale või puudub. Ükski avamine ei läinud arvesse.
opener-refused = Server ei väljasta seda praegu. Ükski avamine ei läinud arvesse.
opener-held = Saatja peab lubama selle avada. Öelge talle need sõnad: { $words }
opener-heldWordless = Saatja peab lubama selle avada.
opener-otherPassphrase = Selle paroolifraasiga see ei avane. Proovige uuesti: pitseeritud saladus on siin ja rohkem avamisi arvesse ei lähe. Kui saatja teile paroolifraasi ei andnud, jätke väli tühjaks.
opener-go = Ava aadress serveris { $host }
opener-saved = Salvestatud

## languages

languages-title = Valige keel
languages-search = Leidke oma keel
languages-searchHint = Keele nimi selles keeles endas, ingliskeelne nimi või kood, näiteks pt-BR.
languages-find = Otsi
languages-none = Ükski keel ei vasta otsingule.
languages-all = Kõik keeled
languages-browser = Minu brauseri keel
languages-back = Tagasi lehele
languages-counts = Teistes keeltes tekstid on tõlked. Kui need erinevad ingliskeelsest, kehtib ingliskeelne. Kui leiate vale sõna, öelge seda serveri haldajatele.
languages-recipient = Saaja keel
languages-recipientHint = Lingi lehe ja selle kohta saadetava e-kirja jaoks. Kes on keele juba valinud, sellele jääb valitud keel.
languages-recipientOwn = Saaja brauseri järgi
languages-answerer = Vastaja keel
languages-answererHint = Palve lehe jaoks. Kes on keele juba valinud, sellele jääb valitud keel.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } keel
       *[other] { $n } keelt
    }
languagesLive-recipientLanguage = Saaja keel
