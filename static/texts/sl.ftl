### Slovenian

## layout

layout-skip = Preskoči na vsebino
layout-navigation = Glavna
layout-create = Nova
layout-pushes = Moje povezave
layout-admin = Skrbništvo
layout-account = Račun
layout-signIn = Prijava
layout-languages = Jezik
layout-light = Svetlo
layout-dark = Temno
layout-auto = Samodejno
layout-api = API
layout-about = O storitvi
layout-aboutLine = Kako to deluje in kdo upravlja strežnik
layout-noScript = Ta stran potrebuje JavaScript. Njeni skripti se povezujejo samo s tem strežnikom.
layout-otherWays = Uporabite lahko tudi API ali ukazno vrstico.
layout-waiting = Stran se še nalaga. Če se nič ne spremeni, jo naložite znova.
layout-plain = Povezava s tem strežnikom ni šifrirana: drugi v omrežju lahko berejo, kar tukaj pošiljate in odpirate. Uporabite naslov, ki se začne s https://, če obstaja.
layout-notSealed = Ustavite se: to ni zapečateno
layout-notSealedText = Pošiljatelj je to skrivnost zapečatil, vendar to, kar je poslal strežnik, ni zapečateno. Nič od tega se ne prikaže. Obrnite se na pošiljatelja, na primer po telefonu.

## create

create-title = Deli skrivnost
create-tagline = Pošljite geslo ali datoteko s povezavo, ki poteče.
create-kinds = Kaj delite
create-text = Besedilo
create-files = Datoteke
create-url = Spletni naslov
create-qr = Koda QR
create-textLabel = Vaša skrivnost
create-shared = Deljeno iz druge aplikacije: pred pošiljanjem preverite.
create-textPlaceholder = Geslo, ključ, zaupna opomba …
create-urlLabel = Spletni naslov
create-urlHint = Prejemnik najprej vidi naslov in potrdi, da želi zapustiti stran.
create-qrLabel = Besedilo, ki bo prikazano kot koda QR
create-qrHint = Prejemnik ga vidi kot kodo QR, ki jo skenira.
create-message = Sporočilo (neobvezno)
create-filesSignIn = Za deljenje datotek se prijavite.
create-hide = Skrij med tipkanjem
create-generator = Ustvari geslo
create-style = Vrsta
create-styleCharacters = Znaki
create-styleWords = Besede
create-stylePin = PIN
create-pinHint = Dovolj za pristopno geslo, ker ta strežnik omejuje število poskusov. Prešibko kot sama skrivnost.
create-length = Dolžina
create-digits = Števke
create-symbols = Simboli
create-capitals = Velike črke
create-generated = Predlog
create-again = Nov predlog
create-use = Uporabi ta predlog
create-lifetime = Čas do poteka
create-views = Število ogledov
create-passphrase = Pristopno geslo (neobvezno)
create-passphraseRequired = Pristopno geslo (obvezno)
create-passphraseLength =
    { $n ->
        [one] Najmanj { $n } znak.
        [two] Najmanj { $n } znaka.
        [few] Najmanj { $n } znaki.
       *[other] Najmanj { $n } znakov.
    }
create-passphraseHint = Pristopno geslo sporočite ločeno, na primer po telefonu.
create-suggest = Predlagaj
create-add = Dodaj možnost …
create-covered = Zakrita, dokler se je prejemnik ne dotakne
create-coveredHint = Ob odprtju je nihče ne more prebrati prejemniku čez ramo.
create-deletable = Prejemnik sme izbrisati skrivnost
create-notifyMe = Obvesti me, ko je odprta
create-notifyByMail = Prejmete e-sporočilo in oznako v razdelku »Moje povezave«.
create-notifyInList = Prejmete oznako v razdelku »Moje povezave«.
create-name = Ime (vidite ga samo vi)
create-note = Opomba (vidite jo samo vi)
create-sign = Podpiši z imenom
create-senderName = Vaše ime
create-senderMessage = Sporočilo za prejemnika
create-senderMessageHint = Pred odprtjem skrivnosti ga vidi vsak, ki ima povezavo. Vanj ne pišite nič zaupnega.
create-senderEmail = Pokaži naslov mojega računa: { $email }
create-sealed = Šifriranje od konca do konca
create-sealedHint = Nihče razen prejemnika je ne more prebrati, niti ta strežnik ne.
create-sealedName = Poimenujte jo za svoj seznam: zaščitena so tudi imena datotek. Ime, opomba in podpis niso.
create-sealedRequired = Ta strežnik ne sprejme ničesar drugega.
create-groupLimits = Za vas veljajo omejitve skupin: { $groups }.
create-shownOnce = Povezavo kopirajte zdaj. Pozneje je ni mogoče znova prikazati.
create-remembered = Vaše izbire si zapomni ta naprava.
create-reset = Ponastavi na privzeto
create-submit = Ustvari povezavo
create-ready = Vaša povezava je pripravljena
create-passphraseNext = Pristopno geslo zdaj sporočite po drugi poti
create-passphraseReminder = Povezava se odpre samo s tem pristopnim geslom. Povejte ga na primer po telefonu. Znova ne bo prikazano.
create-copyPassphrase = Kopiraj pristopno geslo
create-end = Izbriši zdaj
create-another = Deli še eno

## createClosed

createClosed-title = Za deljenje skrivnosti se prijavite
createClosed-text = Iz vašega omrežja lahko povezave ustvarjajo samo ljudje z računom.
createClosed-hint = Če ste prejeli povezavo, se od tu odpre kot običajno.
createClosed-nothingTitle = Tukaj ne morete ničesar deliti
createClosed-nothing = Omejitve vaših skupin ({ $groups }) ne dopuščajo nobene vrste skrivnosti. Vprašajte skrbnika tega strežnika.

## createLive

createLive-bytes = { $used } od { $limit }
createLive-characters = Znaki: { $used } od { $limit }
createLive-bits =
    { $n ->
        [one] približno { $n } bit
        [two] približno { $n } bita
        [few] približno { $n } biti
       *[other] približno { $n } bitov
    }
createLive-termViews =
    { $n ->
        [one] { $n } ogled
        [two] { $n } ogleda
        [few] { $n } ogledi
       *[other] { $n } ogledov
    }
createLive-termUntil = poteče: { $date }
createLive-noPassphrase = brez pristopnega gesla
createLive-withPassphrase = s pristopnim geslom
createLive-needsPassphrase = potrebno pristopno geslo
createLive-passphraseMissing = Vnesite pristopno geslo: ta strežnik ga zahteva.
createLive-passphraseShort =
    { $n ->
        [one] To pristopno geslo je prekratko: najmanj { $n } znak. Niz, kot je aaaa ali 1234, šteje za dva.
        [two] To pristopno geslo je prekratko: najmanj { $n } znaka. Niz, kot je aaaa ali 1234, šteje za dva.
        [few] To pristopno geslo je prekratko: najmanj { $n } znaki. Niz, kot je aaaa ali 1234, šteje za dva.
       *[other] To pristopno geslo je prekratko: najmanj { $n } znakov. Niz, kot je aaaa ali 1234, šteje za dva.
    }
createLive-signed = Podpis: { $by }
createLive-blank = Najprej vnesite skrivnost.
createLive-tooLong = To je predolgo: največ { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] To je predolgo: največ { $n } znak.
        [two] To je predolgo: največ { $n } znaka.
        [few] To je predolgo: največ { $n } znaki.
       *[other] To je predolgo: največ { $n } znakov.
    }
createLive-badUrl = Vnesite spletni naslov, na primer https://example.org.
createLive-unsealed = Vaš brskalnik tega ni mogel zapečatiti. Nič ni bilo poslano.
createLive-opens =
    { $n ->
        [one] Odpreti jo je mogoče { $n }-krat. Poteče: { $date } ({ $relative }).
        [two] Odpreti jo je mogoče { $n }-krat. Poteče: { $date } ({ $relative }).
        [few] Odpreti jo je mogoče { $n }-krat. Poteče: { $date } ({ $relative }).
       *[other] Odpreti jo je mogoče { $n }-krat. Poteče: { $date } ({ $relative }).
    }
createLive-endedTitle = Skrivnost je izbrisana
createLive-ended = Njena vsebina je trajno izbrisana. Nihče je ne more več odpreti, tudi vi ne.
createLive-goneTitle = Povezava je potekla
createLive-gone = Nihče je ne more več odpreti. Njena vsebina je trajno izbrisana.
createLive-linkUnsaved = Povezave še niste kopirali, prikazana pa je samo na tej strani. Želite stran vseeno zapustiti?
createLive-passphraseUnsaved = Pristopnega gesla še niste kopirali, prikazano pa je samo na tej strani. Želite stran vseeno zapustiti?
createLive-leaveIt = Zapusti
createLive-offline = Strežnik se ni odzval. Preverite omrežno povezavo in poskusite znova.
createLive-rateLimited =
    { $n ->
        [one] Preveč zahtev. Poskusite znova čez { $n } sekundo.
        [two] Preveč zahtev. Poskusite znova čez { $n } sekundi.
        [few] Preveč zahtev. Poskusite znova čez { $n } sekunde.
       *[other] Preveč zahtev. Poskusite znova čez { $n } sekund.
    }
createLive-tryAgain = Zdaj lahko poskusite znova.
createLive-tooLarge = To je preveliko za ta strežnik.
createLive-signInFirst = Najprej se prijavite.
createLive-unavailable = Strežnik trenutno ni na voljo. Kar ste vnesli, je še tukaj: čez trenutek poskusite znova.
createLive-noSpace = Strežniku je zmanjkalo prostora. Nič ni bilo shranjeno.
createLive-failed = Prišlo je do napake ({ $status }). Nič ni bilo shranjeno.
createLive-refused = Strežnik te vrednosti ne sprejme.
createLive-tooMany =
    { $n ->
        [one] Največ { $n } vnos.
        [two] Največ { $n } vnosa.
        [few] Največ { $n } vnosi.
       *[other] Največ { $n } vnosov.
    }
createLive-outOfRange = Vnesite število od { $min } do { $max }.

## resultLive

resultLive-notOpened = Še ni odprta.
resultLive-openedTimes =
    { $n ->
        [one] Odprta { $n }-krat: { $date }.
        [two] Odprta { $n }-krat, nazadnje: { $date }.
        [few] Odprta { $n }-krat, nazadnje: { $date }.
       *[other] Odprta { $n }-krat, nazadnje: { $date }.
    }

## fileBox

fileBox-files = Datoteke
fileBox-dropHere = Spustite datoteke ali mape sem
fileBox-chooseFiles = Izberi datoteke
fileBox-chooseFolder = Izberi mapo
fileBox-cancel = Prekliči

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Največ { $n } datoteka, vsaka do { $file }, skupaj do { $push }.
        [two] Največ { $n } datoteki, vsaka do { $file }, skupaj do { $push }.
        [few] Največ { $n } datoteke, vsaka do { $file }, skupaj do { $push }.
       *[other] Največ { $n } datotek, vsaka do { $file }, skupaj do { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] V eni povezavi je lahko največ { $n } datoteka.
        [two] V eni povezavi sta lahko največ { $n } datoteki.
        [few] V eni povezavi so lahko največ { $n } datoteke.
       *[other] V eni povezavi je lahko največ { $n } datotek.
    }
filesLive-fileTooLarge = Datoteka »{ $name }« je večja od { $limit }.
filesLive-filesTooLarge = Datoteke so skupaj večje od { $limit }.
filesLive-noFiles = Izberite vsaj eno datoteko.
filesLive-packing = Mapa »{ $name }« se še stiska.
filesLive-remove = Odstrani: { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Omrežna povezava je prekinjena. Prenos se nadaljuje sam.
filesLive-uploaded = Poslano. Strežnik shranjuje …
filesLive-sealing = Pečatenje v vašem brskalniku: { $percent }
filesLive-unreadable = Vaš brskalnik ene od datotek ne more več prebrati. Nič ni bilo poslano. Znova izberite datoteke.
filesLive-cancelled = Preklicano. Nič ni bilo shranjeno.

## reveal

reveal-title = Skrivnost za vas
reveal-intro = Nekdo je z vami delil nekaj zaupnega.
reveal-ownTitle = Vaša lastna skrivnost
reveal-ownIntro = To delite sami. Prejemniki jo odprejo na tej strani.
reveal-ownPage = Na njeno povezavo, kodo QR in dnevnik
reveal-passphrase = Pristopno geslo
reveal-passphraseHint = Prejmete ga od pošiljatelja, ločeno od te povezave.
reveal-unlock = Odkleni
reveal-open = Pokaži skrivnost
reveal-counts = Odprtje šteje kot ogled.
reveal-how = Kako to deluje
reveal-sealed = Šifrirana je od konca do konca: odpre jo lahko samo vaš brskalnik, ta strežnik pa je ne more prebrati.
reveal-sealedNoScript = Ta povezava se odpre samo z JavaScriptom ali z ukazom »secretpush open«.
reveal-largeText = Ena od datotek je večja od 256 MiB, ta brskalnik pa tako velike zapečatene datoteke ne more shraniti. To ni štelo kot ogled. Na računalniku odprite povezavo v brskalniku Chrome ali Edge prek https:// ali s tem ukazom:
reveal-copyCommand = Kopiraj ukaz
reveal-secret = Skrivnost
reveal-show = Pokaži
reveal-onPaper = Skrivnost je zakrita. Na strani izberite »Pokaži« in jo nato znova natisnite.
reveal-hide = Skrij
reveal-copy = Kopiraj
reveal-save = Shrani kot datoteko
reveal-print = Natisni
reveal-files = Datoteke
reveal-download = Prenesi
reveal-downloadAll = Prenesi vse kot ZIP
reveal-address = Pošiljatelj želi, da odprete ta naslov:
reveal-go = Odpri naslov …
reveal-goTitle = Želite zapustiti to stran?
reveal-goText = Odprli boste naslov na:
reveal-goYes = Odpri
reveal-goTo = Odpri naslov na { $host }
reveal-qr = Skenirajte to kodo
reveal-qrText = Besedilo kode
reveal-remove = Izbriši zdaj
reveal-removeText = Te povezave ne bo mogel več odpreti nihče, tudi vi ne.
reveal-removeYes = Izbriši
reveal-cancel = Prekliči
reveal-deletedTitle = Izbrisano
reveal-deletedText = Te povezave ne more več odpreti nihče in na tej strani skrivnosti ni več.
reveal-undo = Razveljavi
reveal-openAgain = Nazaj na povezavo
reveal-gone = Tukaj ni več ničesar
reveal-goneText = Ta povezava je potekla, je bila izbrisana ali nikoli ni obstajala.
reveal-openedHere = To povezavo ste odprli na tej napravi: { $date } ({ $relative }). Medtem je potekla ali je bila izbrisana.
reveal-goneHint = Pošiljatelja prosite za novo povezavo.
reveal-goneCreate = Delite skrivnost tudi sami
reveal-letters = Vnesite te tri črke
reveal-lettersNeeded = Vnesite tri črke in znova pritisnite gumb. Nič ni bilo odprto.
reveal-lettersOther = To so bile druge črke. Vnesite te tri in znova pritisnite gumb. Nič ni bilo odprto.
reveal-wrong = Pristopno geslo je napačno.
reveal-limited = Preveč napačnih pristopnih gesel. Počakajte minuto in poskusite znova.
reveal-refused = Pošiljatelj vam ni dovolil odprtja.
reveal-waitOver = Vaše čakanje se je izteklo. Odprite še enkrat, da znova zaprosite.
reveal-crowded = Na to čaka preveč ljudi. Poskusite znova čez minuto.
reveal-scanner = Ta brskalnik se je predstavil kot program, ki preverja povezave, zato ni bilo nič odprto. Odprite povezavo v drugem brskalniku.
reveal-again = Ponovno nalaganje strani skrivnosti ne odpre znova. Če jo želite še enkrat odpreti, pritisnite gumb.
reveal-failed = Na strežniku je prišlo do napake. Čez trenutek poskusite znova.

## senderNote

senderNote-label = Od pošiljatelja
senderNote-shares = { $name } deli nekaj z vami.
senderNote-writes = { $name } piše:
senderNote-unnamedWrites = Pošiljatelj piše:
senderNote-account = Poslano iz računa { $email } na tem strežniku.
senderNote-anyAccount = Poslano iz računa { $email }. Račun lahko tukaj ustvari kdor koli, zato ta naslov ni preverjen.
senderNote-unverifiedAccount = Poslano iz računa { $email }. Tega naslova ni nihče preveril.
senderNote-ownWords = Ime in sporočilo je zapisal pošiljatelj sam.
senderNote-unverified = Ime in sporočilo je zapisal pošiljatelj sam. Ta strežnik ne ve, ali je ime pravo.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] To lahko razveljavite še { $n } sekundo.
        [two] To lahko razveljavite še { $n } sekundi.
        [few] To lahko razveljavite še { $n } sekunde.
       *[other] To lahko razveljavite še { $n } sekund.
    }

## undoLive

undoLive-deleted = Izbrisana. Nihče je ne more odpreti.
undoLive-undo = Razveljavi ({ $seconds })
undoLive-undone = Izbris je razveljavljen.
undoLive-tooLate = Razveljavitev ni uspela: skrivnost je trajno izbrisana.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Odpreti jo je mogoče še { $n }-krat. Poteče: { $date } ({ $relative }).
        [two] Odpreti jo je mogoče še { $n }-krat. Poteče: { $date } ({ $relative }).
        [few] Odpreti jo je mogoče še { $n }-krat. Poteče: { $date } ({ $relative }).
       *[other] Odpreti jo je mogoče še { $n }-krat. Poteče: { $date } ({ $relative }).
    }
revealLive-lastView = To je bil zadnji ogled. Skrivnost je s strežnika trajno izbrisana: shranite zdaj, kar potrebujete.
revealLive-lastViewFiles = To je bil zadnji ogled. Prenesite zdaj, kar potrebujete: povezave za prenos delujejo le kratek čas.
revealLive-ownView = Vaši lastni ogledi se ne štejejo.
revealLive-shown = Skrivnost je prikazana.
revealLive-covered = Skrivnost je zakrita.
revealLive-copied = Kopirano
revealLive-copyFailed = Kopiranje ni uspelo. Izberite besedilo in ga kopirajte.
revealLive-wrong = Pristopno geslo je napačno.
revealLive-limited =
    { $n ->
        [one] Preveč napačnih pristopnih gesel. Poskusite znova čez { $n } sekundo.
        [two] Preveč napačnih pristopnih gesel. Poskusite znova čez { $n } sekundi.
        [few] Preveč napačnih pristopnih gesel. Poskusite znova čez { $n } sekunde.
       *[other] Preveč napačnih pristopnih gesel. Poskusite znova čez { $n } sekund.
    }
revealLive-busy =
    { $n ->
        [one] Preveč zahtev. Poskusite znova čez { $n } sekundo.
        [two] Preveč zahtev. Poskusite znova čez { $n } sekundi.
        [few] Preveč zahtev. Poskusite znova čez { $n } sekunde.
       *[other] Preveč zahtev. Poskusite znova čez { $n } sekund.
    }
revealLive-again = Zdaj lahko poskusite znova.
revealLive-unconnected = Nimate omrežne povezave. Nič ni bilo odprto.
revealLive-offline = Odziv strežnika ni prispel v celoti. Morda je štel kot ogled.
revealLive-failed = Na strežniku je prišlo do napake. Čez trenutek poskusite znova.
revealLive-downloaded = Preneseno
revealLive-downloadedOf = Prenesene datoteke: { $done } od { $total }
revealLive-preview = Predogled
revealLive-previewOf = Predogled: { $name }
revealLive-previewFailed = Te slike tukaj ni mogoče prikazati. Raje jo prenesite.
revealLive-downloadFailed = Prenos se je ustavil. Povezava je morda potekla.
revealLive-deleteFailed = Skrivnosti ni bilo mogoče izbrisati.
revealLive-noAddress = To ni spletni naslov, zato je prikazano kot navadno besedilo.
revealLive-fileName = skrivnost.txt
revealLive-see = Pokaži

## sealedLive

sealedLive-linkCut = Ta povezava ni popolna: manjka del za znakom #. Pošiljatelja prosite za celotno povezavo. Nič ni bilo odprto in noben ogled ni bil štet.
sealedLive-linkAltered = Ta povezava je bila na poti odrezana ali spremenjena: del za znakom # ni pravi. Pošiljatelja prosite za celotno povezavo. Nič ni bilo odprto in noben ogled ni bil štet.
sealedLive-moduleMissing = Del te strani, ki odpira zapečatene skrivnosti, ni prispel. Preverite omrežno povezavo in znova naložite stran. Nič ni bilo odprto in noben ogled ni bil štet.
sealedLive-sealBroken = Zapečatena vsebina je bila poškodovana ali spremenjena, zato od nje ni prikazano nič. Pošiljatelja prosite, naj jo pošlje znova.
sealedLive-sealShort = Konec zapečatene vsebine manjka, zato od nje ni prikazano nič. Pošiljatelja prosite, naj jo pošlje znova.
sealedLive-sealOther = Zapečatena vsebina se ne ujema s to povezavo ali pa je zapečatena tako, da je ta stran ne more odpreti. Pošiljatelja prosite, naj jo pošlje znova.
sealedLive-fileWhole = Popolna: datoteka »{ $name }« je preverjena do zadnjega bajta.
sealedLive-fileBroken = Datoteka »{ $name }« je bila poškodovana ali spremenjena. Od nje ni bilo shranjeno nič.
sealedLive-fileShort = Konec datoteke »{ $name }« manjka. Od nje ni bilo shranjeno nič.
sealedLive-fileTooLarge = Datoteka »{ $name }« je prevelika za ta brskalnik. Na računalniku odprite povezavo v brskalniku Chrome ali Edge prek https:// ali z ukazom »secretpush open«.

## newRequest

newRequest-sealed = Odgovor lahko preberete samo vi
newRequest-sealedHint = Ne more ga prebrati niti ta strežnik.
newRequest-sealedRequired = Ta strežnik ne sprejme ničesar drugega.
newRequest-collectTitle = Vaš ključ do odgovorov
newRequest-collectText = Potrebujete ga za branje odgovorov in ga ni mogoče znova prikazati: prenesite obnovitveno datoteko. Nikomur je ne pošiljajte.
newRequest-copyCollect = Kopiraj ključ
newRequest-recovery = Prenesi obnovitveno datoteko
newRequest-showKey = Pokaži ključ kot povezavo
newRequest-title = Prosi za skrivnost
newRequest-lead = Kdor dobi povezavo, vam lahko pošlje skrivnost, tudi brez računa.
newRequest-link = Prosite koga za skrivnost
newRequest-what = Kaj potrebujete?
newRequest-whatHint = To lahko prebere vsak, ki ima povezavo. Ne pišite nič zaupnega.
newRequest-takesFiles = Odgovor sme vsebovati datoteke
newRequest-showsEmail = Pokaži naslov mojega računa: { $email }
newRequest-notifyMe = Pošlji mi e-sporočilo za vsak odgovor
newRequest-name = Ime (vidite ga samo vi)
newRequest-note = Opomba (vidite jo samo vi)
newRequest-files = Datoteke za tistega, ki odgovori (neobvezno)
newRequest-filesHint = Na primer obrazec, ki ga je treba izpolniti. Prenese jih lahko vsak, ki ima povezavo.
newRequest-until = Kako dolgo je odprta
newRequest-answers = Dovoljeno število odgovorov
newRequest-passphrase = Pristopno geslo (neobvezno)
newRequest-passphraseHint = Potrebno je za branje prošnje in za odgovor. Povejte ga na primer po telefonu.
newRequest-more = Več možnosti
newRequest-submit = Ustvari povezavo
newRequest-ready = Vaša povezava je pripravljena
newRequest-page = Odpri stran te prošnje
newRequest-passphraseNext = Pristopno geslo zdaj sporočite po drugi poti
newRequest-passphraseReminder = Prošnja se odpre samo s tem pristopnim geslom. Znova ne bo prikazano.
newRequest-copyPassphrase = Kopiraj pristopno geslo
newRequest-another = Prosi še za kaj

## newRequestLive

newRequestLive-blankRequest = Napišite, kaj potrebujete.
newRequestLive-longRequest = To je predolgo: največ { $limit }.
newRequestLive-longNote = Vaša opomba je predolga: največ { $limit }.
newRequestLive-answersRange = Vnesite število od { $min } do { $max }.
newRequestLive-leadNamed = Skrivnost vam lahko pošljejo samo ljudje, ki jih navedete.
newRequestLive-hintNamed = To lahko preberejo samo ljudje, ki jih navedete.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } odgovor
        [two] { $n } odgovora
        [few] { $n } odgovori
       *[other] { $n } odgovorov
    }
newRequestLive-noPassphrase = brez pristopnega gesla
newRequestLive-withPassphrase = s pristopnim geslom
newRequestLive-takes =
    { $n ->
        [one] Odgovoriti je mogoče { $n }-krat. Rok: { $date } ({ $relative }).
        [two] Odgovoriti je mogoče { $n }-krat. Rok: { $date } ({ $relative }).
        [few] Odgovoriti je mogoče { $n }-krat. Rok: { $date } ({ $relative }).
       *[other] Odgovoriti je mogoče { $n }-krat. Rok: { $date } ({ $relative }).
    }
newRequestLive-full = Imate preveč odprtih prošenj. Najprej zaprite katero od njih.
newRequestLive-tooLarge = To je preveliko za ta strežnik.
newRequestLive-unavailable = Strežnik trenutno ni na voljo. Kar ste vnesli, je še tukaj: čez trenutek poskusite znova.
newRequestLive-noSpace = Strežniku je zmanjkalo prostora. Nič ni bilo shranjeno.
newRequestLive-limited =
    { $n ->
        [one] Preveč zahtev. Poskusite znova čez { $n } sekundo.
        [two] Preveč zahtev. Poskusite znova čez { $n } sekundi.
        [few] Preveč zahtev. Poskusite znova čez { $n } sekunde.
       *[other] Preveč zahtev. Poskusite znova čez { $n } sekund.
    }
newRequestLive-retry = Zdaj lahko poskusite znova.
newRequestLive-noAnswer = Strežnik se ni odzval. Preverite omrežno povezavo in poskusite znova.
newRequestLive-problem = Prišlo je do napake ({ $status }). Nič ni bilo shranjeno.
newRequestLive-refused = Strežnik ene od teh vrednosti ne sprejme.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Prosim, pošljite mi nekaj zaupnega prek te povezave. Odgovoriti je mogoče { $n }-krat. Rok: { $date }. Računa ne potrebujete:
        [two] Prosim, pošljite mi nekaj zaupnega prek te povezave. Odgovoriti je mogoče { $n }-krat. Rok: { $date }. Računa ne potrebujete:
        [few] Prosim, pošljite mi nekaj zaupnega prek te povezave. Odgovoriti je mogoče { $n }-krat. Rok: { $date }. Računa ne potrebujete:
       *[other] Prosim, pošljite mi nekaj zaupnega prek te povezave. Odgovoriti je mogoče { $n }-krat. Rok: { $date }. Računa ne potrebujete:
    }
requestShareLive-requestSubject = Prošnja za vas
requestShareLive-requestTerms =
    { $n ->
        [one] Odgovoriti je mogoče { $n }-krat. Rok: { $date }.
        [two] Odgovoriti je mogoče { $n }-krat. Rok: { $date }.
        [few] Odgovoriti je mogoče { $n }-krat. Rok: { $date }.
       *[other] Odgovoriti je mogoče { $n }-krat. Rok: { $date }.
    }

## requestLetter

requestLetter-to = Za
requestLetter-from = Od
requestLetter-title = Prošnja za nekaj zaupnega
requestLetter-intro = Pošljete lahko s katerega koli telefona ali računalnika. Računa ne potrebujete.
requestLetter-scan = Skenirajte kodo s kamero telefona. Lahko pa naslov vnesete v brskalnik natanko tako, kot je natisnjen tukaj: velike in male črke se razlikujejo.
requestLetter-press = Na strani, ki se odpre, pritisnite gumb in pošljite, za kar ste naprošeni.
requestLetter-passphrase = Vnesite pristopno geslo in pritisnite gumb. Kdor vas prosi, vam ga sporoči po drugi poti. Zaradi vaše varnosti ga na tem listu ni: ne zapisujte ga sem.
requestLetter-keep = Nato ta list uničite.

## request

request-recovery = Prenesi obnovitveno datoteko
request-loadKey = Naloži obnovitveno datoteko
request-keyFile = Obnovitvena datoteka
request-linkOnce = Celotna povezava je bila prikazana enkrat, ob nastanku prošnje, in je tudi v obnovitveni datoteki. Če nimate ne enega ne drugega, zaprite to prošnjo in ustvarite novo.
request-noScript = Odgovori so prikazani samo z JavaScriptom.
request-asked = Za kaj prosite
request-answers = Odgovori
request-close = Zapri prošnjo
request-cancel = Prekliči

## requestKeysLive

requestKeysLive-recoveryText =
    Ta datoteka odpre odgovore na vašo prošnjo. Shranite jo in je nikomur ne pošiljajte.

    Če želite odgovore brati v drugem brskalniku, se prijavite, odprite stran prošnje in tam naložite to datoteko ali pa odprite svoj ključ.
requestKeysLive-recoveryLink = Povezava za pošiljanje:
requestKeysLive-recoveryKey = Vaš ključ:
requestKeysLive-keyElsewhere = Če jih želite brati v drugem brskalniku, prenesite obnovitveno datoteko. Nikomur je ne pošiljajte.
requestKeysLive-keyInTab = Ta zavihek ima ključ, ki odpre odgovore.
requestKeysLive-keyMissing = Odgovore lahko preberete samo vi, ta brskalnik pa nima vašega ključa: naložite obnovitveno datoteko.
requestKeysLive-keyNotInFile = To ni obnovitvena datoteka te prošnje.
requestKeysLive-keyLoaded = Vaš ključ je naložen.

## requestWordsLive

requestWordsLive-unnamedRequest = Prošnja, { $date }
requestWordsLive-closeQuestion = Želite zapreti prošnjo »{ $name }«? Odgovorov ne bo več sprejemala, njena vsebina pa bo trajno izbrisana.
requestWordsLive-answersStay = Odgovori ostanejo, dokler ne potečejo.
requestWordsLive-closedNow = Zaprta. Njena vsebina je trajno izbrisana.
requestWordsLive-answeredMeanwhile = Prispel je nov odgovor.

## requestLive

requestLive-open = Odprta
requestLive-ready = Odgovorjena
requestLive-closed = Zaprta
requestLive-guardedText = Varuje ga pristopno geslo, zato tukaj ni prikazano.
requestLive-closedText = Ob zaprtju prošnje je bilo trajno izbrisano.
requestLive-answersOf = Odgovori
requestLive-answersCount = { $came } od { $total }
requestLive-openUntil = Odprta do
requestLive-filesMay = Datoteke
requestLive-filesYes = Dovoljene
requestLive-guard = Pristopno geslo
requestLive-guardSet = Potrebno za branje in odgovor
requestLive-email = Naslov vašega računa
requestLive-emailShown = Prikazan
requestLive-noAnswers = Nihče še ni odgovoril.
requestLive-sendLink = Pošljite povezavo tistemu, ki ima, kar potrebujete.
requestLive-noneCame = Nihče ni odgovoril.
requestLive-purged = Odgovori so medtem izbrisani.
requestLive-answerBy = Odgovor: { $name }
requestLive-answerOf = Odgovor, { $date }
requestLive-newAnswer = nov
requestLive-answerOpen = Odpri
requestLive-answerPage = Povezava in dnevnik
requestLive-answerOver = potekel
requestLive-allCame = Odgovorjena. Povezava ne sprejema več odgovorov.
requestLive-logClosed = ročno zaprta

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } nov odgovor
        [two] { $n } nova odgovora
        [few] { $n } novi odgovori
       *[other] { $n } novih odgovorov
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } odgovor
        [two] { $n } odgovora
        [few] { $n } odgovori
       *[other] { $n } odgovorov
    }
requestsLive-noneYet = še brez odgovora
requestsLive-closes = zapre se { $when }
requestsLive-hasClosed = zaprta
requestsLive-requestMade = ustvarjena { $when }
requestsLive-noOpen = Trenutno ne prosite za nič.
requestsLive-noReady = Nobena odprta prošnja nima odgovora.
requestsLive-noClosed = Nobena prošnja še ni zaprta.
requestsLive-closeRequest = Zapri

## ownRequests

ownRequests-tab = Prošnje
ownRequests-open = Odprte
ownRequests-ready = Odgovorjene
ownRequests-closed = Zaprte

## answerGate

answerGate-collects = Ta povezava odpre odgovore. Namenjena je tistemu, ki prosi: prijavite se in jo nato odprite znova.
answerGate-title = Prejeli ste prošnjo za skrivnost
answerGate-intro = Nekdo vas prosi, da mu pošljete nekaj zaupnega. Računa ne potrebujete.
answerGate-ownTitle = Vaša lastna prošnja
answerGate-ownIntro = Za to prosite sami. Drugi odgovorijo na tej strani.
answerGate-ownPage = Na njeno povezavo, odgovore in dnevnik
answerGate-passphraseHint = Prejmete ga od tistega, ki vas prosi, ločeno od te povezave.
answerGate-read = Pokaži prošnjo
answerGate-left =
    { $n ->
        [one] Odgovoriti je mogoče še { $n }-krat. Rok: { $date } ({ $relative }).
        [two] Odgovoriti je mogoče še { $n }-krat. Rok: { $date } ({ $relative }).
        [few] Odgovoriti je mogoče še { $n }-krat. Rok: { $date } ({ $relative }).
       *[other] Odgovoriti je mogoče še { $n }-krat. Rok: { $date } ({ $relative }).
    }
answerGate-busy = Preveč zahtev z vašega naslova. Počakajte minuto in poskusite znova.

## ownAnswer

ownAnswer-title = Odgovor na »{ $name }«
ownAnswer-unnamed = Odgovor na vašo prošnjo
ownAnswer-intro = Odprete ga lahko samo vi.
ownAnswer-page = Na prošnjo in vse njene odgovore

## answer

answer-yourName = Vaše ime (neobvezno)
answer-yourNameHint = Vidi ga tisti, ki vas prosi.
answer-yourNameOpen = Vidi ga tisti, ki vas prosi. Ni zaščiteno tako kot vaš odgovor.
answer-addressShown = Vidi tudi vaš potrjeni e-poštni naslov.
answer-title = Za kaj vas prosijo
answer-label = Od tistega, ki vas prosi
answer-asks = Kdor vam je poslal to povezavo, prosi:
answer-asksFiles = Kdor vam je poslal to povezavo, je priložil datoteke.
answer-ownWords = To je napisal tisti, ki vas prosi. Nismo preverili, kdo je.
answer-ownWordsAccount = To je napisal tisti, ki vas prosi.
answer-account = Račun te osebe na tem strežniku: { $email }.
answer-anyAccount = Račun te osebe: { $email }. Račun lahko tukaj ustvari kdor koli, zato ta naslov ni preverjen.
answer-unverifiedAccount = Račun te osebe: { $email }. Tega naslova ni nihče preveril.
answer-careful = Pošljite samo, če veste, kdo prosi.
answer-given = Datoteke za vas
answer-text = Vaš odgovor
answer-textPlaceholder = Geslo, ključ, zaupna opomba …
answer-message = Sporočilo
answer-sealed = Ta prošnja sprejme samo odgovor, zapečaten od konca do konca. Brez JavaScripta ga ta stran ne more zapečatiti. Pošljite ga s tem ukazom in celotno povezavo:
answer-sealedOnce = Vaš odgovor lahko prebere samo tisti, ki prosi; ta strežnik ga ne more. Pozneje ga ne morete spremeniti.
answer-once = Shrani se šifrirano, odpre ga lahko samo tisti, ki prosi, vi pa ga pozneje ne morete spremeniti.
answer-send = Pošlji
answer-sent = Poslano
answer-sentText = Vaš odgovor je prispel. To stran lahko zaprete.
answer-sentTo = Vaš odgovor je prispel na { $email }. To stran lahko zaprete.
answer-sentMore = Pošlji še en odgovor
answer-notSent = Ni poslano
answer-notSentText = Vrnite se nazaj: kar ste vnesli, je še tam.
answer-back = Začni znova
answer-gone = Tukaj ni več nobene prošnje
answer-goneText = Ta prošnja je bila zaprta, njen čas je potekel ali pa nikoli ni obstajala.
answer-goneHint = Tistega, ki vam je poslal povezavo, prosite za novo.
answer-answered = Že odgovorjeno
answer-answeredText = Ta prošnja je dobila vse odgovore, za katere je prosila.
answer-answeredHint = Niste bili vi? Povejte tistemu, ki vam je poslal povezavo.
answer-blankProblem = Vnesite, kar želite poslati.
answer-tooLargeProblem = To je preveliko za ta strežnik.
answer-spaceProblem = Strežniku je zmanjkalo prostora. Nič ni bilo shranjeno.
answer-goneProblem = Ta prošnja ne sprejema več odgovorov. Nič ni bilo shranjeno.
answer-passphraseProblem = Pristopno geslo je napačno. Nič ni bilo shranjeno.
answer-unprovedProblem = Ta prošnja je namenjena določenim ljudem, ta brskalnik pa ni dokazal, da ste med njimi. Nič ni bilo shranjeno. Znova odprite povezavo v drugem zavihku, si pošljite kodo in nato pošljite, kar ste vnesli tukaj.

## answerSealedLive

answerSealedLive-answerLinkCut = Povezava ni popolna: del za znakom # manjka ali pa je bil na poti spremenjen. Nič ni bilo poslano. Znova odprite celotno povezavo ali vprašajte tistega, ki jo je poslal.
answerSealedLive-sealerMissing = Del te strani, ki zapečati vaš odgovor, ni prispel. Nič ni bilo poslano. Preverite omrežno povezavo in znova naložite stran.
answerSealedLive-notSealed = Vaš brskalnik tega ni mogel zapečatiti. Nič ni bilo poslano.

## answerLive

answerLive-bytes = { $used } od { $limit }
answerLive-blank = Vnesite, kar želite poslati.
answerLive-blankFiles = Vnesite, kar želite poslati, ali izberite datoteke.
answerLive-tooLong = To je predolgo: največ { $limit }.
answerLive-tooLarge = To je preveliko za ta strežnik.
answerLive-over = Ta prošnja ne sprejema več odgovorov. Nič ni bilo shranjeno.
answerLive-wrong = Pristopno geslo je napačno. Nič ni bilo shranjeno.
answerLive-limited =
    { $n ->
        [one] Preveč zahtev. Poskusite znova čez { $n } sekundo.
        [two] Preveč zahtev. Poskusite znova čez { $n } sekundi.
        [few] Preveč zahtev. Poskusite znova čez { $n } sekunde.
       *[other] Preveč zahtev. Poskusite znova čez { $n } sekund.
    }
answerLive-again = Zdaj lahko poskusite znova.
answerLive-unavailable = Strežnik trenutno ni na voljo. Kar ste vnesli, je še tukaj: čez trenutek poskusite znova.
answerLive-noSpace = Strežniku je zmanjkalo prostora. Nič ni bilo shranjeno.
answerLive-offline = Strežnik se ni odzval. Odgovor je morda vseeno prispel: znova naložite stran, da to vidite.
answerLive-failed = Prišlo je do napake ({ $status }). Nič ni bilo shranjeno.
answerLive-refused = Strežnik tega odgovora ne sprejme. Nič ni bilo shranjeno.

## receipt

receipt-choice = Ohrani potrdilo
receipt-choiceHint = Druga povezava, samo za vas: pokaže, ali je bila skrivnost odprta, in jo lahko izbriše.
receipt-yours = Ohranite svoje potrdilo
receipt-yoursShows = Pokaže, ali je bila skrivnost odprta, in jo lahko izbriše.
receipt-yoursText = Prebrati je ne more. Ohranite ga zase: prejemnik potrebuje zgornjo povezavo.
receipt-open = Odpri potrdilo
receipt-copy = Kopiraj potrdilo
receipt-remember = Zapomni si moje povezave na tej napravi
receipt-rememberHint = Samo potrdila in samo v tem brskalniku. Vidi jih lahko vsak, ki ga lahko uporablja. Če to izklopite, brskalnik vse pozabi.
receipt-list = Moje nedavne povezave
receipt-listText = Kar si ta brskalnik zapomni o povezavah, ki ste jih ustvarili brez računa.
receipt-listNone = Ta brskalnik si ni zapomnil nobene povezave. Možnost, da si jih zapomni, je na potrdilu.
receipt-listScripts = Ta seznam potrebuje JavaScript: hrani ga brskalnik, ne strežnik.
receipt-forget = Pozabi vse
receipt-notOpened = Še ni odprta
receipt-neverOpened = Nikoli odprta
receipt-notOpenedText = Povezave doslej ni odprl nihče.
receipt-opened =
    { $n ->
        [one] Odprta { $n }-krat
        [two] Odprta { $n }-krat
        [few] Odprta { $n }-krat
       *[other] Odprta { $n }-krat
    }
receipt-times = Kdaj je bila odprta
receipt-timesSome = Kdaj je bila nazadnje odprta
receipt-over = Povezave ne more več odpreti nihče.
receipt-overViews = Odprta je bila tolikokrat, kot ste dovolili, nazadnje: { $date }. Njena vsebina je trajno izbrisana.
receipt-overTime = Njen čas je potekel: { $date }. Njena vsebina je trajno izbrisana.
receipt-overHand = Izbrisana je bila: { $date }. Njena vsebina je trajno izbrisana.
receipt-left =
    { $n ->
        [one] Povezavo je mogoče odpreti še { $n }-krat. Poteče: { $date }.
        [two] Povezavo je mogoče odpreti še { $n }-krat. Poteče: { $date }.
        [few] Povezavo je mogoče odpreti še { $n }-krat. Poteče: { $date }.
       *[other] Povezavo je mogoče odpreti še { $n }-krat. Poteče: { $date }.
    }
receipt-alarmed = Prejemnik pravi, da je povezavo pred njim odprl nekdo drug. Pogovorite se s prejemnikom.
receipt-frozen = Povezava je začasno ustavljena: nihče je ne more odpreti.
receipt-again = Poglej znova
receipt-unknown = Tukaj ni nič znanega
receipt-unknownText = To potrdilo ne pripada nobeni povezavi tega strežnika. Preverite, ali je naslov popoln.
receipt-unknownHint = Nekaj časa po tem, ko povezava poteče, strežnik izbriše vse, kar je vedel o njej.

## receiptListLive

receiptListLive-made = Ustvarjena: { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Odprta { $n }-krat
        [two] Odprta { $n }-krat
        [few] Odprta { $n }-krat
       *[other] Odprta { $n }-krat
    }
receiptListLive-stateNone = Še ni odprta
receiptListLive-stateOver = Potekla
receiptListLive-stateAlarmed = Alarm
receiptListLive-stateFrozen = Začasno ustavljena
receiptListLive-stateUnknown = O njej ni znanega nič več
receiptListLive-stateFailed = Strežnik se ni odzval
receiptListLive-forgotten = Pozabljeno. Ta brskalnik si odslej ne zapomni nobene povezave.

## about

about-title = Kako to deluje in kdo upravlja strežnik
about-lead = Skrivnost delite kot povezavo. Povezava sama preneha delovati, skrivnost pa je takrat trajno izbrisana.
about-operatorTitle = Kdo upravlja ta strežnik
about-runBy = Upravljavec tega strežnika: { $name }.
about-unnamed = Upravljavec tega strežnika tukaj ni vnesel imena. Vprašajte tistega, ki vas je poslal sem.
about-contact = Stik:
about-program = Program: Secret Push, različica { $version }.
about-words = Predlaga besede s seznama EFF Long Wordlist, ki ga je pripravila Electronic Frontier Foundation (https://www.eff.org/dice), brez štirih izmed njih, pod licenco CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Kako je skrivnost zaščitena
about-sealed = Strežnik vsako skrivnost šifrira z AES-256-GCM, preden jo shrani. Ključ je izpeljan iz njenega lastnega naključnega ključa, povezave in pristopnega gesla, če ga ima.
about-masterKey = Naključni ključ je shranjen šifriran z glavnim ključem strežnika, ki se hrani zunaj zbirke podatkov.
about-passphrase = Strežnik ne hrani nobenega pristopnega gesla in ničesar, s čimer bi ga lahko primerjal. Argon2id upočasni ugibanje, po petih napačnih poskusih v minuti pa mora naslov počakati.
about-files = Šifrirana so tudi imena in vsebine datotek.
about-transport = To šifriranje poteka na strežniku. Pot do tja varuje naslov, ki se začne s https://.
about-endToEnd = Pošiljatelj lahko skrivnost zapečati tudi v brskalniku ali z ukazno vrstico, v odprti obliki age. Ključ je v povezavi za znakom #, v delu, ki ga brskalniki nikoli ne pošljejo: ta strežnik hrani in izroča, česar ne more prebrati.
about-endTitle = Kaj se zgodi, ko povezava poteče
about-end = Povezava poteče po izbranem času, po zadnjem dovoljenem ogledu ali ko jo kdo izbriše. V tistem trenutku so njen ključ, skrivnost in sporočilo pošiljatelja trajno izbrisani.
about-endFiles = Izbrisane so tudi datoteke. Povezave za prenos zadnjega ogleda še delujejo: največ { $time } in nikoli dlje od izbranega časa.
about-rowAnonymous = Dnevnik skrivnosti, deljene brez računa, se izbriše po poteku skrivnosti. Čas od poteka do izbrisa: { $time }.
about-rowAnonymousKept = Dnevnik skrivnosti, deljene brez računa, se hrani, dokler ga upravljavec ne izbriše.
about-rowOwned = Dnevnik skrivnosti prijavljenega pošiljatelja se izbriše po poteku skrivnosti, skupaj z imenom in opombo, ki ju je dodal pošiljatelj. Čas od poteka do izbrisa: { $time }.
about-rowOwnedKept = Dnevnik skrivnosti prijavljenega pošiljatelja se hrani skupaj z imenom in opombo, ki ju je dodal pošiljatelj, dokler ga upravljavec ne izbriše.
about-backups = Varnostna kopija vsebuje, kar je bilo shranjeno, ko je nastala, dokler je upravljavec ne izbriše.
about-loggedTitle = Kaj se beleži
about-logged = Za vsako skrivnost: kdaj je bila ustvarjena, odprta ali izbrisana in kdaj jo je kdo poskusil odpreti z napačnim pristopnim geslom, skupaj z omrežnim naslovom, brskalnikom in stranjo, s katere je obiskovalec prišel. Prijavljeni pošiljatelji vidijo ta dnevnik za svoje skrivnosti.
about-request = Za vsako zahtevo: čas, vrsta strani, izid, trajanje in omrežni naslov. Nikoli povezava, skrivnost ali pristopno geslo. Kako dolgo se te vrstice hranijo, določi upravljavec.
about-cookies = Piškotki: eden za sejo po prijavi, po eden za izbrani jezik in barve ter eden v brskalniku, ki čaka na pošiljatelja ali iz katerega je bilo sporočeno tuje odprtje povezave. Sledenja ni in strani ne nalagajo ničesar z drugih strežnikov.
about-operatorReadsTitle = Kaj upravljavec lahko prebere in česa ne
about-seesMeta = Upravljavec vidi, da skrivnost obstaja: njeno vrsto, velikost, čase, oglede in dnevnik ter e-poštni naslov prijavljenega pošiljatelja.
about-adminPage = Skrbniki lahko izbrišejo vsako skrivnost. Ne vidijo njene vsebine, imena, opombe ali povezave. Lahko pa ponastavijo geslo uporabnika in se nato prijavijo kot ta uporabnik.
about-readsOwned = Kdor ima shranjene podatke in glavni ključ, lahko prebere še ne poteklo skrivnost prijavljenega pošiljatelja, če nima pristopnega gesla, ter njegova imena, opombe in sporočila.
about-readsAnonymous = Za skrivnost, deljeno brez računa, potrebuje še povezavo, ki je strežnik ne hrani.
about-readsGuarded = Za skrivnost s pristopnim geslom potrebuje še pristopno geslo. Kratko je mogoče uganiti, dolgega ne.
about-running = Kdor nadzira delujoči strežnik, lahko vidi skrivnost in njeno pristopno geslo, ko je ustvarjena in ko je odprta.
about-readsSealed = Upravljavec zapečatene skrivnosti ne more prebrati, niti z vsemi podatki in glavnim ključem. Prirejen strežnik pa bi lahko izročil stran, ki skrivnost izda: če želite to izključiti, odprite povezavo z ukazno vrstico.
about-readsExpired = Potekle skrivnosti ne more prebrati nihče, tudi upravljavec ne, razen če jo še vsebuje starejša varnostna kopija.
about-youTitle = Kaj lahko storite vi
about-you = Izberite malo ogledov in kratek čas. Dodajte pristopno geslo in ga pošljite po drugi poti kot povezavo. Skrivnost odprite šele, ko jo lahko varno shranite.

## accessibility

accessibility-title = Dostopnost
accessibility-lead = Vsakdo mora imeti možnost deliti in odpreti skrivnost, ne glede na to, kako vidi, sliši, se giblje in bere.
accessibility-contactTitle = Če vas kaj ovira
accessibility-contact = Povejte upravljavcu tega strežnika, kaj vam ne deluje, ali prosite za drugo pot:
accessibility-nobody = Upravljavec tega strežnika tukaj ni vnesel stika. Povejte tistemu, ki vas je poslal sem, kaj vam ne deluje, in prosite za drugo pot.
accessibility-standardTitle = Kaj te strani izpolnjujejo
accessibility-standard = Te strani so narejene tako, da izpolnjujejo WCAG 2.2 na ravni AA in s tem 9. poglavje standarda EN 301 549. Po lastnem preverjanju avtorjev to drži, razen pri tem, kar navaja naslednji seznam.
accessibility-missingTitle = Kaj manjka
accessibility-missingUndo = Izbris je mogoče razveljaviti osem sekund in nič dlje, ker skrivnost ne sme preživeti svojega izbrisa. Gumb, ki ga razveljavi, takoj dobi fokus.
accessibility-missingLanguage = Kar so ljudje napisali sami, na primer sporočilo ali ime datoteke, ni označeno z jezikom.
accessibility-missingReaders = Pri preverjanju ni bil uporabljen noben bralnik zaslona in ljudje z oviranostmi doslej niso sodelovali.
accessibility-checkedTitle = Kako je bilo to preverjeno
accessibility-checkedByProgram = S programom axe-core: vsaka stran v vsakem stanju, na ozkem in na širokem zaslonu, svetla in temna. Vsaka stran se prilega tudi pri 320 slikovnih pikah in z dvakrat večjim besedilom.
accessibility-checkedByHand = Ročno: glavne poti po straneh samo s tipkovnico, z več prostora med črkami in vrsticami ter v drevesu dostopnosti brskalnika Chromium, iz katerega berejo bralniki zaslona.

## caution

caution-notMe = To je bil nekdo drug
caution-tellText = Če to ni bil nihče, ki ga poznate, povejte pošiljatelju: zapisano bo v njegovem dnevniku.
caution-tellFreezes = S tem se povezava tudi začasno ustavi: nihče je ne more odpreti, dokler je pošiljatelj znova ne omogoči.
caution-tell = Povej pošiljatelju
caution-told = Pošiljatelju ste povedali, da je bil to nekdo drug.
caution-askSender = Če je bil to nekdo drug, pošiljatelja prosite za novo skrivnost.
caution-toldTitle = Pošiljatelj to zdaj lahko vidi
caution-toldText = Njegov dnevnik pravi, da je to povezavo pred vami odprl nekdo drug.
caution-toldFrozen = Povezava je začasno ustavljena: nihče je ne more odpreti, dokler je pošiljatelj znova ne omogoči.
caution-toldOpen = Povezava še deluje. Preden se zanesete na to, kar je za njo, vprašajte pošiljatelja.
caution-toldNext = S pošiljateljem se pogovorite po drugi poti, na primer po telefonu.
caution-back = Nazaj na skrivnost
caution-frozenTitle = Ta povezava je začasno ustavljena
caution-frozenText = Trenutno je ne more odpreti nihče. Znova bo delovala, ko jo pošiljatelj znova omogoči.
caution-frozenHint = Vprašajte pošiljatelja in nato to stran naložite znova. To ni štelo kot ogled.
caution-elsewhereTitle = Ne iz tega omrežja
caution-elsewhereText = Pošiljatelj je izbral omrežja, v katerih se ta povezava odpre. Vaš naslov { $address } ni v nobenem od njih.
caution-elsewhereHint = Povežite se s pravim omrežjem in nato to stran naložite znova. To ni štelo kot ogled.
caution-earlyTitle = Povezave še ni mogoče odpreti
caution-earlyText = Ta povezava se odpre: { $date } ({ $relative }).
caution-earlyHint = Takrat to stran naložite znova. To ni štelo kot ogled.
caution-notBefore = Najzgodnejše odprtje (neobvezno)
caution-notBeforeHint = V časovnem pasu te naprave. Prej jo lahko odprete samo vi.
caution-afterFirstView = Po prvem ogledu poteče čez
caution-networks = Samo v teh omrežjih (vprašajte svoj IT)
caution-networksHint = Naslovi in obsegi, na primer 192.0.2.0/24, ločeni z vejicami.
caution-addressees = Samo za te ljudi (neobvezno)
caution-addresseesHint = E-poštni naslovi ali skupine, na primer group:staff, ločeni z vejicami. Preden se povezava odpre, uporabijo službeno prijavo ali kodo, ki jo prejmejo po e-pošti.
caution-addresseesByCompany = E-poštni naslovi ali skupine, na primer group:staff, ločeni z vejicami. Preden se povezava odpre, uporabijo službeno prijavo.
caution-addresseesByCode = E-poštni naslovi, ločeni z vejicami. Nihče ne potrebuje računa: preden se povezava odpre, vnesejo kodo, ki jo prejmejo po e-pošti.
caution-addresseesRequired = Samo za te ljudi (obvezno)
caution-addresseesNext = Samo za: { $people }. Pošljite jim povezavo. Odpre se jim po službeni prijavi.
caution-addresseesNextByCode = Samo za: { $people }. Pošljite jim povezavo. Na njeni strani si na svoj naslov pošljejo kodo.
caution-addresseesNextByEither = Samo za: { $people }. Pošljite jim povezavo. Na njeni strani uporabijo službeno prijavo ali si na svoj naslov pošljejo kodo.
caution-openings = Opozori prejemnika, če je povezavo že kdo odprl
caution-freeze = Začasno ustavi povezavo
caution-thaw = Znova omogoči povezavo

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Ta povezava je bila prej odprta { $n }-krat: { $date } ({ $relative }).
        [two] Ta povezava je bila prej odprta { $n }-krat, nazadnje: { $date } ({ $relative }).
        [few] Ta povezava je bila prej odprta { $n }-krat, nazadnje: { $date } ({ $relative }).
       *[other] Ta povezava je bila prej odprta { $n }-krat, nazadnje: { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = »{ $entry }« ni e-poštni naslov.
addresseesLive-notIn = Naslovi v domeni { $domain } niso dovoljeni.
addresseesLive-wanted = Vnesite, komu je povezava namenjena: ta strežnik to zahteva.

## cautionCreateLive

cautionCreateLive-badMoment = Izberite trenutek, preden povezava poteče.
cautionCreateLive-termNotBefore = odpre se: { $date }
cautionCreateLive-notSooner = Brez spremembe
cautionCreateLive-termFirstView = od prvega ogleda do poteka: { $duration }
cautionCreateLive-badNetwork = »{ $network }« ni omrežje. Vnesite naslove in obsege, na primer 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] samo iz { $n } omrežja
        [two] samo iz { $n } omrežij
        [few] samo iz { $n } omrežij
       *[other] samo iz { $n } omrežij
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] samo za { $n } prejemnika
        [two] samo za { $n } prejemnika
        [few] samo za { $n } prejemnike
       *[other] samo za { $n } prejemnikov
    }
cautionCreateLive-termLock = samo prva naprava
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } ogled za vsakega prejemnika
        [two] { $n } ogleda za vsakega prejemnika
        [few] { $n } ogledi za vsakega prejemnika
       *[other] { $n } ogledov za vsakega prejemnika
    }

## cautionOwnLive

cautionOwnLive-frozen = Začasno ustavljena
cautionOwnLive-alarmed = Alarm
cautionOwnLive-frozenNow = Ta povezava je začasno ustavljena: razen vas je ne more odpreti nihče. Še vedno poteče: { $date }.
cautionOwnLive-alarm = Prejemnik pravi, da jo je pred njim odprl nekdo drug. To je sporočil: { $date } ({ $relative }), z naslova { $address } ({ $browser }).
cautionOwnLive-alarmNext = Primerjajte spodnje vnose s tem, komu ste dali povezavo. Če dvomite, jo izbrišite in zamenjajte skrivnost.
cautionOwnLive-settle = Zavrzi alarm
cautionOwnLive-thawQuestion = Želite znova omogočiti »{ $name }«? Kdor ima povezavo, jo bo spet lahko odprl.
cautionOwnLive-nowFrozen = Začasno ustavljena. Razen vas je ne more odpreti nihče.
cautionOwnLive-nowThawed = Povezava znova deluje.
cautionOwnLive-nowSettled = Alarm je zavržen.
cautionOwnLive-networks = Omrežja
cautionOwnLive-recipients = Prejemniki
cautionOwnLive-recipientsOnly = Samo za: { $recipients }
cautionOwnLive-networksOnly = Samo iz: { $networks }
cautionOwnLive-lock = Naprave
cautionOwnLive-lockYes = Znova jo lahko odpre samo prva naprava
cautionOwnLive-shares = Ogledi vsakega
cautionOwnLive-sharesEach =
    { $n ->
        [one] Vsak jo lahko odpre { $n }-krat
        [two] Vsak jo lahko odpre { $n }-krat
        [few] Vsak jo lahko odpre { $n }-krat
       *[other] Vsak jo lahko odpre { $n }-krat
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } poskus iz omrežja, ki ga niste dovolili.
        [two] { $n } poskusa iz omrežij, ki jih niste dovolili.
        [few] { $n } poskusi iz omrežij, ki jih niste dovolili.
       *[other] { $n } poskusov iz omrežij, ki jih niste dovolili.
    }

## hold

hold-title = Čakanje na pošiljatelja
hold-tell = Pošiljatelj vam mora dovoliti odprtje. Povejte mu te tri besede, na primer po telefonu:
hold-plain = Ta stran vsakih nekaj sekund preveri znova.
hold-look = Preveri zdaj
hold-released = Pošiljatelj vam je dovolil odprtje. Skrivnost lahko odprete enkrat.
hold-counts = Pošiljatelj vam mora dovoliti odprtje.
hold-ask = Prosi pošiljatelja za dovoljenje
hold-refusedTitle = Pošiljatelj je zavrnil
hold-refusedText = Pošiljatelj vam odprtja ni dovolil in je povezavo začasno ustavil.
hold-refusedHint = Če ste nanjo čakali, pokličite pošiljatelja. Nič ni bilo odprto.
hold-choice = Vprašaj me, preden se odpre
hold-choiceHint = Prejemnik vam po telefonu prebere tri besede, vi pa mu dovolite odprtje.
hold-who = Kdo čaka na vas
hold-compare = Dovolite samo tistemu, ki vam pove natanko te besede, na primer po telefonu.
hold-nobody = Nihče še ne čaka. Kdor odpre povezavo, počaka tukaj in vam prebere tri besede.

## holdGateLive

holdGateLive-title = Čakanje na pošiljatelja
holdGateLive-until = Konec čakanja na tej strani: { $date } ({ $relative }). Stran lahko pustite odprto.
holdGateLive-waiting = Čakanje. Vaše besede: { $words }.
holdGateLive-released = Pošiljatelj je dovolil odprtje.
holdGateLive-crowded =
    { $n ->
        [one] Na to čaka preveč ljudi. Poskusite znova čez { $n } sekundo.
        [two] Na to čaka preveč ljudi. Poskusite znova čez { $n } sekundi.
        [few] Na to čaka preveč ljudi. Poskusite znova čez { $n } sekunde.
       *[other] Na to čaka preveč ljudi. Poskusite znova čez { $n } sekund.
    }

## holdCreateLive

holdCreateLive-termHold = pred odprtjem vpraša vas

## holdOwnLive

holdOwnLive-release = Dovoli
holdOwnLive-refuse = Zavrni in začasno ustavi
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Dovoljeno, še ni odprto
holdOwnLive-asks =
    { $n ->
        [one] { $n } oseba čaka
        [two] { $n } osebi čakata
        [few] { $n } osebe čakajo
       *[other] { $n } oseb čaka
    }
holdOwnLive-arrived = Nekdo čaka: { $words }.
holdOwnLive-nowReleased = Odprtje je dovoljeno, in to enkrat.
holdOwnLive-nowRefused = Zavrnjeno. Povezava je začasno ustavljena.
holdOwnLive-tooLate = To čakanje se je že izteklo.
holdOwnLive-hold = Dovoljenje
holdOwnLive-holdYes = Pred odprtjem vpraša vas

## links

links-choice = Vsakemu svoja povezava

## linksLive

linksLive-noGroups = Skupina ne more dobiti lastne povezave: odstranite »{ $group }« ali naštejte njene ljudi.
linksLive-making = Povezava { $at } od { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Strežnik prosi za čakanje: { $address } sledi čez { $n } sekundo.
        [two] Strežnik prosi za čakanje: { $address } sledi čez { $n } sekundi.
        [few] Strežnik prosi za čakanje: { $address } sledi čez { $n } sekunde.
       *[other] Strežnik prosi za čakanje: { $address } sledi čez { $n } sekund.
    }
linksLive-notTried = Preklicano. Nič ni bilo shranjeno.
linksLive-ready =
    { $n ->
        [one] { $n } povezava je pripravljena
        [two] { $n } povezavi sta pripravljeni
        [few] { $n } povezave so pripravljene
       *[other] { $n } povezav je pripravljenih
    }
linksLive-opens =
    { $n ->
        [one] Vsako je mogoče odpreti { $n }-krat, odpre pa se samo svojemu prejemniku. Potečejo: { $date } ({ $relative }).
        [two] Vsako je mogoče odpreti { $n }-krat, odpre pa se samo svojemu prejemniku. Potečejo: { $date } ({ $relative }).
        [few] Vsako je mogoče odpreti { $n }-krat, odpre pa se samo svojemu prejemniku. Potečejo: { $date } ({ $relative }).
       *[other] Vsako je mogoče odpreti { $n }-krat, odpre pa se samo svojemu prejemniku. Potečejo: { $date } ({ $relative }).
    }
linksLive-links = Povezave
linksLive-copyOne = Kopiraj
linksLive-copyAll = Kopiraj vse kot besedilo
linksLive-pageOf = Stran te povezave
linksLive-keptByPasskey = Za kopiranje je potreben vaš ključ za dostop.
linksLive-gone = Ta stran te povezave ne prikazuje več.
linksLive-linksKept = Povezave hrani ta brskalnik. Noben drug jih ne more prikazati.
linksLive-onlyHere = Povezave kopirajte zdaj. Pozneje jih ni mogoče znova prikazati.
linksLive-unmade = Nekatere povezave še niso ustvarjene in kar delite, je samo na tej strani. Želite stran vseeno zapustiti?
linksLive-unsaved = Vseh povezav še niste kopirali, prikazane pa so samo na tej strani. Želite stran vseeno zapustiti?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } povezava ni bila ustvarjena:
        [two] { $n } povezavi nista bili ustvarjeni:
        [few] { $n } povezave niso bile ustvarjene:
       *[other] { $n } povezav ni bilo ustvarjenih:
    }
linksLive-again = Poskusi znova

## lock

lock-choice = Znova jo lahko odpre samo prva naprava
lock-choiceHint = Kdor povezavo odpre prvi, jo obdrži. Na vsaki drugi napravi ali v drugem brskalniku piše, da je bila odprta drugje.
lock-viewsEach = Ogledi za vsakega prejemnika (neobvezno)
lock-viewsEachHint = Vsak naslov ima potem svoje oglede in nihče ne more porabiti ogledov drugih.
lock-first = Znova jo lahko odpre samo brskalnik, ki jo odpre prvi, zato jo odprite tam, kjer jo potrebujete. Vaš brskalnik za to hrani piškotek.
lock-own = Ta brskalnik jo je odprl prvi. Samo on jo lahko odpre znova.
lock-elsewhereTitle = Odprta v drugem brskalniku
lock-elsewhereText = Ta povezava se odpre samo v brskalniku, ki jo je odprl prvi, in to ni bil ta.
lock-elsewhereHint = Če ste bili to vi, se vrnite na tisto napravo in v tisti brskalnik. Če ne, je skrivnost morda prebral nekdo drug.
lock-needsCookie = Ta povezava potrebuje piškotek, vaš brskalnik pa ga ni poslal. Dovolite piškotke za to stran in poskusite znova.
lock-usedTitle = Povezavo ste že odprli
lock-usedText =
    { $n ->
        [one] Pošiljatelj vsakemu prejemniku dovoli, da to povezavo odpre { $n }-krat, in to ste že storili.
        [two] Pošiljatelj vsakemu prejemniku dovoli, da to povezavo odpre { $n }-krat, in to ste že storili.
        [few] Pošiljatelj vsakemu prejemniku dovoli, da to povezavo odpre { $n }-krat, in to ste že storili.
       *[other] Pošiljatelj vsakemu prejemniku dovoli, da to povezavo odpre { $n }-krat, in to ste že storili.
    }
lock-usedHint = Če jo znova potrebujete, pošiljatelja prosite za novo povezavo.

## sharesLive

sharesLive-lastView = To je bil vaš zadnji ogled. Shranite zdaj, kar potrebujete.
sharesLive-lastViewFiles = To je bil vaš zadnji ogled. Prenesite zdaj, kar potrebujete: povezave za prenos delujejo le kratek čas.

## preview

preview-title = Povezava
preview-text = Kdor ima to povezavo, lahko odpre skrivnost. Ogledovanje te strani ne šteje kot ogled.
preview-sealedText = Kdor ima celotno povezavo, lahko odpre skrivnost. Ogledovanje te strani ne šteje kot ogled.
preview-shownOnce = Šifrirana je od konca do konca: njena celotna povezava je bila prikazana enkrat, ko je nastala, in je ni mogoče znova prikazati.
preview-lost = Če je nimate več, izbrišite to povezavo in ustvarite novo.
preview-qrOf = Koda QR povezave
preview-terms = Podrobnosti

## returned

returned-one = E-sporočilo za { $recipient } se je vrnilo: { $reason } (stanje { $status }, { $when }).
returned-hint = Preverite naslov ali povezavo sporočite po drugi poti.
returned-no_mailbox = takega nabiralnika ni
returned-no_domain = domena ne obstaja ali ne sprejema pošte
returned-closed = nabiralnik ne sprejema pošte
returned-full = nabiralnik je poln
returned-too_large = e-sporočilo je preveliko za nabiralnik
returned-unreachable = poštni strežnik naslova ni bil dosegljiv
returned-policy = poštni strežnik naslova takih e-sporočil s tega strežnika ne sprejema
returned-refused = poštni strežnik naslova je e-sporočilo zavrnil

## share

share-link = Povezava
share-copy = Kopiraj povezavo
share-share = Deli
share-mail = E-pošta
share-message = Kopiraj kot sporočilo
share-qr = Koda QR
share-print = Natisni pismo
share-page = Odpri stran te povezave
share-png = Shrani kot PNG
share-svg = Shrani kot SVG

## shareLive

shareLive-copied = Kopirano
shareLive-copyFailed = Kopiranje ni uspelo. Izberite besedilo in ga kopirajte.
shareLive-letterFailed = Pisma ni bilo mogoče naložiti. Preverite omrežno povezavo in poskusite znova.
shareLive-codeFailed = Kode ni bilo mogoče shraniti. Preverite omrežno povezavo in poskusite znova.
shareLive-message =
    { $n ->
        [one] Z vami delim nekaj zaupnega. Povezavo je mogoče odpreti { $n }-krat. Poteče: { $date }. Povezava:
        [two] Z vami delim nekaj zaupnega. Povezavo je mogoče odpreti { $n }-krat. Poteče: { $date }. Povezava:
        [few] Z vami delim nekaj zaupnega. Povezavo je mogoče odpreti { $n }-krat. Poteče: { $date }. Povezava:
       *[other] Z vami delim nekaj zaupnega. Povezavo je mogoče odpreti { $n }-krat. Poteče: { $date }. Povezava:
    }
shareLive-mailSubject = Skrivnost za vas
shareLive-letterTerms =
    { $n ->
        [one] Povezavo je mogoče odpreti { $n }-krat. Poteče: { $date }. Potem je njena vsebina trajno izbrisana.
        [two] Povezavo je mogoče odpreti { $n }-krat. Poteče: { $date }. Potem je njena vsebina trajno izbrisana.
        [few] Povezavo je mogoče odpreti { $n }-krat. Poteče: { $date }. Potem je njena vsebina trajno izbrisana.
       *[other] Povezavo je mogoče odpreti { $n }-krat. Poteče: { $date }. Potem je njena vsebina trajno izbrisana.
    }

## letter

letter-to = Za
letter-from = Od
letter-title = Nekaj zaupnega za vas
letter-intro = Odpre se na vsakem telefonu ali računalniku. Računa ne potrebujete.
letter-scan = Skenirajte kodo s kamero telefona. Lahko pa naslov vnesete v brskalnik natanko tako, kot je natisnjen tukaj: velike in male črke se razlikujejo.
letter-press = Na strani, ki se odpre, pritisnite gumb.
letter-passphrase = Vnesite pristopno geslo in pritisnite gumb. Pošiljatelj vam ga sporoči po drugi poti. Zaradi vaše varnosti ga na tem listu ni: ne zapisujte ga sem.
letter-keep = Shranite, kar potrebujete, nato ta list uničite.
letter-code = Koda QR naslova

## push

push-opened = Kdo jo je odprl
push-log = Celoten dnevnik
push-when = Kdaj
push-what = Kaj
push-address = Naslov
push-browser = Brskalnik
push-older = Prejšnji
push-newer = Poznejši
push-end = Izbriši zdaj
push-cancel = Prekliči

## pushChange

pushChange-title = Spremenite to povezavo
pushChange-back = Nazaj na povezavo
pushChange-expires = Poteče
pushChange-views = Kolikokrat jo je mogoče odpreti skupaj
pushChange-save = Shrani spremembe
pushChange-extend = Podaljšaj: { $duration }
pushChange-change = Spremeni …
pushChange-changed = Spremenjena.
pushChange-viewsBetween = Od { $min } do { $max }. Doslej odprta: { $used }.
pushChange-latest = Najpozneje: { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Izberite čas v tem obdobju: { $from } – { $to }.

## agentLive

agentLive-agentOn = { $browser }, { $system }
agentLive-agentUnknown = neznano

## pushLive

pushLive-codesWait = Čakajoča e-sporočila s kodami za prejemnike: { $count }. Prvo pride najpozneje: { $time }.
pushLive-codesFailed = Koda ni poslana: { $addresses }.
pushLive-text = Besedilo
pushLive-file = Datoteke
pushLive-url = Spletni naslov
pushLive-qr = Koda QR
pushLive-active = Aktivna
pushLive-expired = Potekla
pushLive-views = Ogledi
pushLive-viewsLeft = Preostalih { $left } od { $total }
pushLive-viewsUsed = Porabljenih { $used } od { $total }
pushLive-expires = Poteče
pushLive-notBefore = Odpre se
pushLive-firstView = Po prvem ogledu
pushLive-firstViewEnds = Čas do poteka: { $duration }
pushLive-passphrase = Pristopno geslo
pushLive-passphraseSet = Nastavljeno: povezava se odpre samo z njim.
pushLive-covered = Zakrita
pushLive-coveredYes = Da, dokler se je prejemnik ne dotakne
pushLive-deletable = Prejemniki jo smejo izbrisati
pushLive-deletableYes = Da
pushLive-files = Datoteke
pushLive-fileGuarded = ime varuje pristopno geslo
pushLive-filesSealed =
    { $n ->
        [one] { $n } datoteka, { $size }, ime zapečateno
        [two] { $n } datoteki, { $size }, imeni zapečateni
        [few] { $n } datoteke, { $size }, imena zapečatena
       *[other] { $n } datotek, { $size }, imena zapečatena
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } datoteka, trajno izbrisana
        [two] { $n } datoteki, trajno izbrisani
        [few] { $n } datoteke, trajno izbrisane
       *[other] { $n } datotek, trajno izbrisanih
    }
pushLive-created = Ustvarjena
pushLive-name = Ime
pushLive-endedByViews = Njen zadnji ogled je bil porabljen: { $when }. Njena vsebina je trajno izbrisana.
pushLive-endedByTime = Njen čas je potekel: { $when }. Njena vsebina je trajno izbrisana.
pushLive-endedByHand = Izbrisana: { $when }, z naslova { $address } ({ $browser }). Njena vsebina je trajno izbrisana.
pushLive-neverOpened = Odprl je ni nihče.
pushLive-openedNewest =
    { $n ->
        [one] Tukaj je { $n } najnovejše odprtje, vsa so v dnevniku.
        [two] Tukaj sta { $n } najnovejši odprtji, vsa so v dnevniku.
        [few] Tukaj so { $n } najnovejša odprtja, vsa so v dnevniku.
       *[other] Tukaj je { $n } najnovejših odprtij, vsa so v dnevniku.
    }
pushLive-scanned =
    { $n ->
        [one] Programi, na primer predogled povezave v klepetu, so njeno stran pregledali { $n }-krat. To ne šteje kot ogled.
        [two] Programi, na primer predogled povezave v klepetu, so njeno stran pregledali { $n }-krat. To ne šteje kot ogled.
        [few] Programi, na primer predogled povezave v klepetu, so njeno stran pregledali { $n }-krat. To ne šteje kot ogled.
       *[other] Programi, na primer predogled povezave v klepetu, so njeno stran pregledali { $n }-krat. To ne šteje kot ogled.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] { $n } vneseno napačno pristopno geslo.
        [two] { $n } vneseni napačni pristopni gesli.
        [few] { $n } vnesena napačna pristopna gesla.
       *[other] { $n } vnesenih napačnih pristopnih gesel.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } poskus, ko je povezava že potekla, bila začasno ustavljena ali je še ni bilo mogoče odpreti.
        [two] { $n } poskusa, ko je povezava že potekla, bila začasno ustavljena ali je še ni bilo mogoče odpreti.
        [few] { $n } poskusi, ko je povezava že potekla, bila začasno ustavljena ali je še ni bilo mogoče odpreti.
       *[other] { $n } poskusov, ko je povezava že potekla, bila začasno ustavljena ali je še ni bilo mogoče odpreti.
    }
pushLive-openedMeanwhile = Pravkar odprta.
pushLive-ended = Izbrisana. Njena vsebina je trajno izbrisana.

## presets

presets-presets = Prednastavitve
presets-keep = Shrani kot prednastavitev …
presets-title = Vaše prednastavitve
presets-text = Možnosti, ki ste jih shranili za nove povezave. Za njihovo uporabo pri ustvarjanju povezave izberite prednastavitev.

## presetsLive

presetsLive-presets = Prednastavitve
presetsLive-keepTitle = Shrani kot prednastavitev
presetsLive-name = Ime
presetsLive-save = Shrani
presetsLive-cancel = Prekliči
presetsLive-badName = Vnesite ime z največ 40 znaki. Shranite lahko do 20 prednastavitev.
presetsLive-badTerms = Ta strežnik ene od teh možnosti ne sprejme.
presetsLive-taken = Prednastavitev s tem imenom že imate.
presetsLive-offline = Strežnik se ni odzval. Preverite omrežno povezavo in poskusite znova.
presetsLive-failed = Prišlo je do napake ({ $status }). Nič ni bilo spremenjeno.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } ogled
        [two] { $n } ogleda
        [few] { $n } ogledi
       *[other] { $n } ogledov
    }
ownPresetsLive-rename = Preimenuj
ownPresetsLive-renameOf = Preimenuj »{ $name }«
ownPresetsLive-remove = Izbriši
ownPresetsLive-removeQuestion = Želite izbrisati prednastavitev »{ $name }«? Povezave, ustvarjene z njo, ostanejo, kakršne so.

## signIn

signIn-title = Prijava
signIn-email = E-poštni naslov
signIn-password = Geslo
signIn-newPassword = Novo geslo
signIn-passwordHint =
    { $n ->
        [one] Najmanj { $n } znak. Dobra izbira je nekaj besed.
        [two] Najmanj { $n } znaka. Dobra izbira je nekaj besed.
        [few] Najmanj { $n } znaki. Dobra izbira je nekaj besed.
       *[other] Najmanj { $n } znakov. Dobra izbira je nekaj besed.
    }
signIn-submit = Prijava
signIn-passkey = Prijava s ključem za dostop
signIn-signUp = Ustvari račun
signIn-have = Račun že imam
signIn-name = E-poštni naslov ali uporabniško ime
signIn-companyOrLocal = Uporabite službeno geslo ali geslo tega strežnika, če ga imate.
signIn-companyOrAdmins = Uporabite službeno geslo. Skrbniki lahko uporabijo tudi geslo tega strežnika.
signIn-company = Uporabite službeno geslo.
signIn-adminsOnly = Z geslom se prijavijo samo skrbniki.
signIn-forgot = Ste pozabili geslo? Skrbnik vam lahko pošlje povezavo.
signIn-setUpTitle = Dobrodošli
signIn-setUpText = Ta strežnik še nima računov. Ustvarite prvega: to bo skrbnik.
signIn-setUpCode = Namestitvena koda
signIn-setUpCodeHint = Strežnik jo je izpisal ob zagonu. Poglejte v njegov terminal ali dnevnik.
signIn-setUpSubmit = Ustvari račun
signIn-resetTitle = Izberite geslo
signIn-resetAccount = Za račun { $email }
signIn-resetText = Ta povezava deluje enkrat. Z njeno uporabo se končajo vse seje in žetoni API vašega računa.
signIn-lettersWhy = S tem pokažete, da niste program.
signIn-resetSubmit = Shrani in se prijavi

## sessionsLive

sessionsLive-sessions = Seje
sessionsLive-sessionHere = ta brskalnik
sessionsLive-sessionBegan = prijava { $when }
sessionsLive-sessionUsed = nazadnje uporabljena { $when }
sessionsLive-sessionEnd = Končaj
sessionsLive-sessionEndQuestion = Želite končati sejo: { $name }? Tisti brskalnik bo takoj odjavljen.
sessionsLive-sessionEnded = Končana. Tisti brskalnik je odjavljen.
sessionsLive-noSessions = Ni aktivnih sej.
sessionsLive-othersQuestion = Se želite odjaviti povsod drugod? Tukaj ostanete prijavljeni.
sessionsLive-othersEnded =
    { $n ->
        [one] { $n } druga seja je končana.
        [two] { $n } drugi seji sta končani.
        [few] { $n } druge seje so končane.
       *[other] { $n } drugih sej je končanih.
    }
sessionsLive-endOthers = Odjavi povsod drugod

## signInAgainLive

signInAgainLive-title = Odjavljeni ste
signInAgainLive-text = Vaša seja se je končala. Za nadaljevanje se prijavite kot { $email }. Kar ste vnesli in izbrali, je še tukaj.
signInAgainLive-somebodyElse = V tem brskalniku je zdaj v uporabi račun { $other }. Za nadaljevanje se prijavite kot { $email }. Kar ste vnesli in izbrali, je še tukaj.
signInAgainLive-limited = Ta strežnik od vas zahteva dodatni faktor. Nastavite ga in nadaljujte. Kar ste vnesli in izbrali, je še tukaj.
signInAgainLive-declined = Odjavljeni ste in nič ni bilo poslano. Poskusite znova, da se prijavite in nadaljujete.
signInAgainLive-notYet = Niste še prijavljeni kot { $email }.
signInAgainLive-password = Geslo
signInAgainLive-submit = Prijavi se in nadaljuj
signInAgainLive-passkey = Prijava s ključem za dostop
signInAgainLive-elsewhere = To se odpre v drugem zavihku. Nato se vrnite sem in nadaljujte.
signInAgainLive-setUp = Nastavi dodatni faktor
signInAgainLive-goOn = Nadaljuj
signInAgainLive-cancel = Prekliči
signInAgainLive-noName = Vnesite svoj e-poštni naslov ali uporabniško ime.
signInAgainLive-noPassword = Vnesite geslo.
signInAgainLive-wrong = Geslo je napačno.
signInAgainLive-refused = Na ta način se ne smete prijaviti. Uporabite drug način ali vprašajte skrbnika.
signInAgainLive-noCode = Vnesite kodo.
signInAgainLive-code = Koda vaše aplikacije ali obnovitvena koda
signInAgainLive-recoveryCode = Obnovitvena koda
signInAgainLive-wrongCode = Ta koda je napačna ali pa je bila že uporabljena. Počakajte na naslednjo.
signInAgainLive-begin = To je trajalo predolgo. Prekličite in poskusite znova.
signInAgainLive-passkeyCancelled = Ključ za dostop ni bil uporabljen. Poskusite znova ali se prijavite drugače.
signInAgainLive-passkeyRefused = Strežnik tega ključa za dostop ni sprejel. Prijavite se drugače.
signInAgainLive-wrongOrigin = Ta stran je bila odprta na drugem naslovu, kot je naslov strežnika. Odprite jo na njegovem osnovnem naslovu URL.
signInAgainLive-tooMany =
    { $n ->
        [one] Preveč neuspelih poskusov. Poskusite znova čez { $n } sekundo.
        [two] Preveč neuspelih poskusov. Poskusite znova čez { $n } sekundi.
        [few] Preveč neuspelih poskusov. Poskusite znova čez { $n } sekunde.
       *[other] Preveč neuspelih poskusov. Poskusite znova čez { $n } sekund.
    }
signInAgainLive-offline = Strežnik se ni odzval. Preverite omrežno povezavo in poskusite znova.
signInAgainLive-failed = Prišlo je do napake ({ $status }).

## accountLive

accountLive-passkeyCancelled = Ključ za dostop ni bil uporabljen. Poskusite znova ali uporabite geslo.
accountLive-passkeyRefused = Strežnik tega ključa za dostop ni sprejel. Prijavite se z geslom.
accountLive-wrong = E-poštni naslov ali geslo je napačno.
accountLive-wrongName = Ime ali geslo je napačno.
accountLive-noName = Vnesite svoj e-poštni naslov ali uporabniško ime.
accountLive-noGroup = Niste v nobeni od skupin, ki smejo uporabljati ta strežnik. Vprašajte njegovega skrbnika.
accountLive-noAddress = Vaša službena prijava temu strežniku ne posreduje veljavnega e-poštnega naslova. Vprašajte njegovega skrbnika.
accountLive-notLinked = Račun z vašim e-poštnim naslovom tukaj že obstaja. Prosite skrbnika, naj ga poveže z vašo službeno prijavo.
accountLive-notAdded = Tukaj nimate računa. Prosite skrbnika, naj ga doda.
accountLive-notSetUp = Ta strežnik še ni nastavljen.
accountLive-notAdmitted = Tukaj se ne smete prijaviti. Vprašajte skrbnika.
accountLive-directoryAway = Službenih gesel trenutno ni mogoče preveriti. Če imate geslo tega strežnika, uporabite tega.
accountLive-limited =
    { $n ->
        [one] Preveč neuspelih poskusov. Poskusite znova čez { $n } sekundo.
        [two] Preveč neuspelih poskusov. Poskusite znova čez { $n } sekundi.
        [few] Preveč neuspelih poskusov. Poskusite znova čez { $n } sekunde.
       *[other] Preveč neuspelih poskusov. Poskusite znova čez { $n } sekund.
    }
accountLive-offline = Strežnik se ni odzval. Preverite omrežno povezavo in poskusite znova.
accountLive-failed = Prišlo je do napake ({ $status }).
accountLive-wrongCode = Namestitvena koda je napačna.
accountLive-invitation = Povabljeni ste. Izberite geslo in prijavljeni boste. Ta povezava deluje enkrat.
accountLive-badLink = Ta povezava ni več veljavna. Prosite skrbnika za novo.
accountLive-noLink = Znova odprite povezavo iz svojega sporočila. Ta stran deluje samo s celotno povezavo.
accountLive-noCode = Vnesite namestitveno kodo.
accountLive-noPassword = Vnesite geslo.
accountLive-again = Zdaj lahko poskusite znova.
accountLive-taken = Račun s tem e-poštnim naslovom že obstaja.
accountLive-alreadySetUp = Ta strežnik je že nastavljen. Prijavite se.
accountLive-tooShort = Geslo je prekratko.
accountLive-tooCommon = To geslo je med najpogostejšimi ali pa je komaj kaj več kot vaš naslov. Taka se pri ugibanju preizkusijo najprej. Izberite drugo.
accountLive-badEmail = Vnesite veljaven e-poštni naslov.
accountLive-wrongOrigin = Ta stran je bila odprta na drugem naslovu, kot je naslov strežnika. Odprite jo na njegovem osnovnem naslovu URL.
accountLive-saved = Shranjeno.
accountLive-wrongCurrent = Trenutno geslo je napačno.
accountLive-changed = Vaše geslo je spremenjeno. Druge naprave so odjavljene.
accountLive-tokensRevoked =
    { $n ->
        [one] { $n } žeton API je preklican.
        [two] { $n } žetona API sta preklicana.
        [few] { $n } žetoni API so preklicani.
       *[other] { $n } žetonov API je preklicanih.
    }
accountLive-tokenName = Poimenujte žeton.
accountLive-tokenTaken = Žeton s tem imenom že imate.
accountLive-noTokens = Žetonov še nimate.
accountLive-never = nikoli uporabljen
accountLive-used = nazadnje uporabljen { $when }
accountLive-made = ustvarjen { $when }
accountLive-revoke = Prekliči žeton
accountLive-revokeQuestion = Želite preklicati žeton »{ $name }«? Programi, ki ga uporabljajo, takoj prenehajo delovati.
accountLive-revoked = Preklican.
accountLive-copied = Kopirano
accountLive-copyFailed = Kopiranje ni uspelo. Izberite besedilo in ga kopirajte.

## account

account-title = Vaš račun
account-signedInAs = Prijavljeni ste kot { $email }
account-signOut = Odjava
account-programs = Žetoni API in webhooki
account-programsTokens = Žetoni API
account-tokens = Žetoni API
account-tokensText = Programi namesto vašega gesla uporabljajo žeton. Delujejo v vašem imenu.
account-tokenName = Čemu je namenjen?
account-tokenPlaceholder = skript za varnostne kopije
account-create = Ustvari žeton
account-shown = Vaš novi žeton. Prikazan je samo enkrat:
account-copy = Kopiraj
account-example = Na primer
account-notify = Obvestila
account-notifyMe = Obvesti me, ko je odprta moja nova povezava
account-notifyEach = Za vsako povezavo lahko izberete drugače.
account-sessions = Kje ste prijavljeni
account-sessionsText = Končajte, česar ne prepoznate, nato spremenite geslo.
account-endOthers = Odjavi povsod drugod
account-password = Geslo
account-current = Trenutno geslo
account-next = Novo geslo
account-change = Spremeni geslo
account-changeHint = Vse vaše druge seje se končajo.
account-revokeTokens = Prekliči tudi vse moje žetone API
account-revokeTokensHint = To pustite označeno, če morda vaše geslo pozna kdo drug. Programi, ki uporabljajo te žetone, takoj prenehajo delovati:
account-cancel = Prekliči
account-confirm = Prekliči žeton

## admin

admin-title = Moje povezave
admin-titleExpired = Potekle povezave
admin-active = Aktivne
admin-expired = Potekle
admin-all = Vse povezave
admin-users = Uporabniki
admin-server = Strežnik
admin-search = Iskanje po imenu, opombi ali povezavi
admin-order = Razvrsti
admin-byNewest = Najprej najnovejše
admin-byExpiry = Po poteku
admin-byOpened = Nazadnje odprte
admin-byViews = Najmanj preostalih ogledov
admin-parts = Pokaži samo
admin-unopened = Nikoli odprte
admin-opened = Odprte
admin-today = Potečejo danes
admin-sealed = Šifriranje od konca do konca
admin-waiting = Nekdo čaka
admin-frozen = Začasno ustavljene
admin-answers = Odgovori
admin-tickAll = Izberi vse
admin-csv = Shrani kot CSV
admin-newer = Novejše
admin-older = Starejše
admin-cancel = Prekliči
admin-end = Izbriši zdaj
admin-addUser = Dodaj uporabnika
admin-email = E-poštni naslov
admin-administrator = Skrbnik
admin-add = Dodaj
admin-byMail = Pošlji povezavo po e-pošti
admin-oneTime = Enkratna povezava, veljavna 24 ur. Dajte jo uporabniku:
admin-copy = Kopiraj
admin-storage = Shramba
admin-settings = Veljavne nastavitve
admin-settingsText = Če želite spremeniti nastavitev, uredite konfiguracijsko datoteko strežnika in ga nato znova zaženite.
admin-option = Možnost
admin-value = Vrednost
admin-origin = Vir
admin-version = Različica
admin-configFile = Konfiguracijska datoteka

## health

health-title = Stanje
health-open = Čaka na vas
health-openForAuditors = Za skrbnika
health-nothing = Nič ne čaka na vas.
health-commands = Ukaze zaženite na strežniku kot uporabnik njegove storitve.
health-onServer = Na strežniku
health-inConfigFile = V konfiguracijski datoteki
health-noConfigFile = Ta strežnik teče brez konfiguracijske datoteke. Ustvarite jo in zaženite strežnik z --config in potjo do datoteke.
health-how = Kaj storiti
health-fine = Trenutno stanje
health-complaints = Opozorila in napake
health-complaintsText = Kar je ta strežnik od zagona zapisal v svoj dnevnik. Podrobnosti so v dnevniku.
health-warn = Opozorilo
health-error = Napaka
health-times =
    { $n ->
        [one] { $n }-krat, { $when }
        [two] { $n }-krat, nazadnje { $when }
        [few] { $n }-krat, nazadnje { $when }
       *[other] { $n }-krat, nazadnje { $when }
    }
health-examine = Preveri zdaj
health-examineTitle = Samopreverjanje (doctor)
health-examineText = Pregleda podatkovni imenik in se poveže s poštnim strežnikom, ponudnikom in vsem drugim, kar navajajo nastavitve. Ničesar ne pošlje in ničesar ne spremeni.
health-ok = Vse v redu
health-subjectDirectory = Podatkovna mapa
health-subjectPermissions = Dovoljenja
health-subjectPolicy = Pravilniki
health-subjectErasing = Trajni izbris
health-subjectSignIn = Službena prijava
health-subjectLdap = Imenik (LDAP)
health-subjectScanner = Protivirusni program
health-subjectPrevious = Prejšnji strežnik
health-inEnglish = Podrobnosti so v angleščini, kot v dnevniku strežnika.
health-receiverAnswered = Sprejemnik je odgovoril { $status }.
health-receiverRefused = Sprejemnik je zavrnil povezavo.
health-receiverSilent = Sprejemnik ni odgovoril pravočasno.
health-receiverUnknown = Ime sprejemnika ni znano.

## administration

administration-findUser = Poišči uporabnika
administration-before = Nazaj
administration-next = Naprej
administration-role = Vloga
administration-actions = Dejanja
administration-lastSignIn = zadnja prijava { $when }
administration-asUser = Uporabnik
administration-asAuditor = Revizor: vidi vse dnevnike, skrivnosti pa ne
administration-administrators = Skrbniki
administration-auditors = Revizorji
administration-invited = Povabljeni
administration-disabled = Onemogočeni
administration-suspended = Izključeni
administration-unprotected = Brez dodatnega faktorja
administration-userLinks = Povezave
administration-userFactors = Dodatni faktorji
administration-userGroups = Skupine
administration-group = Dodaj v skupino
administration-joinGroup = Dodaj
administration-userLimits = Omejitve pravilnikov
administration-userLog = Najnovejši vnosi dnevnika
administration-wholeLog = Vsi vnosi
administration-endPushes = Izbriši tudi vse, kar deli, in zapri njegove prošnje
administration-endEverything = Končaj vse
administration-everyone = Vsi
administration-nobody = Brez računa
administration-findLink = Pošiljatelj, povezava ali številka
administration-findALink = Poišči povezavo
administration-madeUntil = Ustvarjene do
administration-filterState = Stanje
administration-anyState = Vsa stanja
administration-onlyActive = Aktivne
administration-onlyExpired = Potekle ali izbrisane
administration-settingsFilter = Poišči nastavitev
administration-onlyChanged = Samo spremenjene

## firstSteps

firstSteps-title = Prvi koraki
firstSteps-done = Opravljeno: { $done } od { $all }
firstSteps-others = Drugi koraki so navedeni zgoraj.
firstSteps-address = Naslov
firstSteps-addressOpen = Povezave nimajo stalnega naslova
firstSteps-addressWhy = Prejemniki morajo doseči naslov, s katerim se začnejo povezave.
firstSteps-addressDo = Namesto { $example } vpišite naslov svojega strežnika.
firstSteps-addressUnset = Povezave se začnejo z naslovom, ki ga uporablja vsak pošiljatelj, pri vas { $origin }.
firstSteps-addressPlain = Povezave se začnejo z { $url }, kar ni šifrirano.
firstSteps-addressElsewhere = Povezave se začnejo z { $url }. Zdaj ste na { $origin }: odprite { $url }, da preverite dosegljivost.
firstSteps-addressGood = Povezave se začnejo z { $url } in strežnik ste dosegli tam.
firstSteps-tls = Šifriranje na poti
firstSteps-tlsOpen = Povezave s strežnikom niso šifrirane
firstSteps-tlsWhy = Skrivnosti lahko bere vsak v omrežju vmes.
firstSteps-tlsOwn = Ta strežnik sam uporablja TLS.
firstSteps-tlsProxy = Za ta strežnik TLS uporablja povratni posrednik.
firstSteps-tlsNone = Povezani ste prek navadnega HTTP.
firstSteps-tlsDo = Dajte strežniku certifikat ali predenj postavite povratni posrednik s HTTPS:
firstSteps-key = Kopija glavnega ključa
firstSteps-keyMissing = Ni potrjene kopije glavnega ključa
firstSteps-keyWhy = Brez ključa nihče več ne more prebrati podatkov ali varnostne kopije.
firstSteps-keyOpen = Nihče še ni potrdil kopije ključa { $key }.
firstSteps-keyDone = Kopija ključa { $key } je bila potrjena { $when }.
firstSteps-keyDo = To zapiše šifrirano varnostno kopijo, ki vsebuje ključ. Hranite jo na drugem računalniku:
firstSteps-keyTick = Kopijo imam na varnem mestu
firstSteps-keyUntick = Te kopije nimam več
firstSteps-people = Kdo sme deliti
firstSteps-peopleWhy = Z računi ljudje vidijo, kaj se je zgodilo z njihovimi povezavami, vi pa odločate, kdo sme deliti.
firstSteps-peopleAlone = Račun imate samo vi. Brez njega lahko besedilo deli vsak, ki doseže ta strežnik.
firstSteps-peopleAloneClosed = Račun imate samo vi in brez njega ne more deliti nihče.
firstSteps-peopleMany =
    { $n ->
        [one] Obstaja { $n } račun.
        [two] Obstajata { $n } računa.
        [few] Obstajajo { $n } računi.
       *[other] Obstaja { $n } računov.
    }
firstSteps-peopleOpen = Račun lahko ustvari kdor koli.
firstSteps-peopleDecided = To ste določili v nastavitvah.
firstSteps-peopleDo = Dodajte uporabnike ali odločite z allow_sign_up in allow_anonymous.
firstSteps-peopleLink = Dodaj uporabnika
firstSteps-first = Prva skrivnost
firstSteps-firstWhy = En preizkus vam pokaže, kaj vidijo prejemniki.
firstSteps-firstNone = Nič še ni shranjeno.
firstSteps-firstLink = Deli skrivnost
firstSteps-backup = Varnostne kopije
firstSteps-backupWhy = Disk odpove brez opozorila, strežnik pa sam ustvarja varnostne kopije samo, če mu poveste, kam.
firstSteps-backupNone = Varnostna kopija še ni bila ustvarjena.
firstSteps-backupGood = Zadnja varnostna kopija je bila ustvarjena { $when }.
firstSteps-backupDaily = Ali vsak dan na strežniku
firstSteps-requests = Prošnje
firstSteps-requestsWhy = S prošnjami ljudje z računom prosijo druge za skrivnost, ti pa za pošiljanje ne potrebujejo računa.
firstSteps-requestsOff = Izklopljene. Tako lahko tudi ostane.

## serverFacts

serverFacts-links = Povezave
serverFacts-activeLinks = Aktivne povezave
serverFacts-stored = Kaj hrani ta strežnik
serverFacts-storedSum = Skupaj { $size }
serverFacts-payloads = Skrivnosti (ocena)
serverFacts-rows = Dnevniki, računi in prost prostor
serverFacts-fileContents = Datoteke
serverFacts-fileLimit = Omejitev za datoteke
serverFacts-fileLimitText = { $used } od { $total }
serverFacts-disk = Disk
serverFacts-diskText = Prosto: { $free } od { $total }
serverFacts-diskOurs = Ta strežnik
serverFacts-diskOthers = Vse drugo
serverFacts-diskFree = Prosto
serverFacts-floor = Datoteke so zavrnjene, dokler je prostega manj kot { $size }.
serverFacts-scarce = Prostora je malo: datoteke bodo kmalu zavrnjene ali pa so že.
serverFacts-changed = Spremenjeno
serverFacts-reach = Naslov in omrežje
serverFacts-access = Dostop in računi
serverFacts-pushes = Skrivnosti
serverFacts-files = Datoteke
serverFacts-data = Podatki in ključi
serverFacts-limits = Omejitve
serverFacts-pages = Videz in stran O storitvi
serverFacts-mail = E-pošta
serverFacts-watch = Dnevnik in metrika
serverFacts-preset = privzeto: { $value }
serverFacts-byDefault = privzeto
serverFacts-fromFlag = ukazna vrstica
serverFacts-inEnglish = Opisi so v angleščini.
serverFacts-notSet = (ni nastavljeno)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } nastavitev
        [two] { $n } nastavitvi
        [few] { $n } nastavitve
       *[other] { $n } nastavitev
    }
settingsLive-none = Nobena nastavitev ne ustreza.

## listLive

listLive-offline = Strežnik se ni odzval. Preverite omrežno povezavo in poskusite znova.
listLive-failed = Prišlo je do napake ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Preveč zahtev. Poskusite znova čez { $n } sekundo.
        [two] Preveč zahtev. Poskusite znova čez { $n } sekundi.
        [few] Preveč zahtev. Poskusite znova čez { $n } sekunde.
       *[other] Preveč zahtev. Poskusite znova čez { $n } sekund.
    }
listLive-copied = Kopirano
listLive-copyFailed = Kopiranje ni uspelo. Izberite besedilo in ga kopirajte.

## adminLive

adminLive-invitedUntil = vabilo poslano, njegova povezava poteče { $when }
adminLive-invitedOver = vabilo poslano, njegova povezava je potekla { $when }
adminLive-newLink = Nova povezava
adminLive-mailLink = Pošlji novo povezavo po e-pošti
adminLive-withdraw = Umakni
adminLive-withdrawQuestion = Želite umakniti vabilo za { $email }? Njegova povezava preneha delovati.
adminLive-withdrawn = Vabilo za { $email } je umaknjeno.
adminLive-endAll = Končaj vse
adminLive-endAllQuestion = Želite končati vse za { $email }? Račun bo onemogočen. Seje, žetoni, enkratne povezave, dodatni faktorji in webhooki se takoj končajo.
adminLive-endedAll = Račun { $email } je onemogočen. Končano: { $what }.
adminLive-endedNothing = Račun { $email } je onemogočen. Ničesar drugega ni bilo treba končati.
adminLive-endedSessions =
    { $n ->
        [one] { $n } seja
        [two] { $n } seji
        [few] { $n } seje
       *[other] { $n } sej
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } žeton
        [two] { $n } žetona
        [few] { $n } žetoni
       *[other] { $n } žetonov
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } enkratna povezava
        [two] { $n } enkratni povezavi
        [few] { $n } enkratne povezave
       *[other] { $n } enkratnih povezav
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } dodatni faktor
        [two] { $n } dodatna faktorja
        [few] { $n } dodatni faktorji
       *[other] { $n } dodatnih faktorjev
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
        [two] { $n } webhooka
        [few] { $n } webhooki
       *[other] { $n } webhookov
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } deljena povezava ali prošnja
        [two] { $n } deljeni povezavi ali prošnji
        [few] { $n } deljene povezave ali prošnje
       *[other] { $n } deljenih povezav ali prošenj
    }
adminLive-suspended = dostop zaprla službena prijava
adminLive-unprotected = brez dodatnega faktorja
adminLive-actionsOf = Dejanja za { $email }
adminLive-addedOn = dodano { $when }
adminLive-factorAdded = dodan { $when }
adminLive-appWithCodes = Aplikacija s kodami
adminLive-codesLeft =
    { $n ->
        [one] preostala { $n } obnovitvena koda
        [two] preostali { $n } obnovitveni kodi
        [few] preostale { $n } obnovitvene kode
       *[other] preostalih { $n } obnovitvenih kod
    }
adminLive-noFactors = Ni dodatnega faktorja.
adminLive-groupHere = dodal skrbnik
adminLive-groupOfCompany = iz službene prijave
adminLive-groupOfDirectory = iz imenika
adminLive-leaveGroup = Odstrani iz skupine
adminLive-noGroups = V nobeni skupini.
adminLive-noLimits = Te osebe ne omejuje noben pravilnik.
adminLive-endSessions = Končaj seje
adminLive-endSessionsQuestion = Želite končati vse seje za { $email }? Potrebna bo ponovna prijava. Žetoni delujejo naprej.
adminLive-sessionsEnded = Seje za { $email } so končane.
adminLive-disableMany =
    { $n ->
        [one] Onemogoči { $n }
        [two] Onemogoči { $n }
        [few] Onemogoči { $n }
       *[other] Onemogoči { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Želite onemogočiti { $n } uporabnika? Njegove seje in žetoni se takoj končajo.
        [two] Želite onemogočiti { $n } uporabnika? Njune seje in žetoni se takoj končajo.
        [few] Želite onemogočiti { $n } uporabnike? Njihove seje in žetoni se takoj končajo.
       *[other] Želite onemogočiti { $n } uporabnikov? Njihove seje in žetoni se takoj končajo.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } uporabnik je onemogočen.
        [two] { $n } uporabnika sta onemogočena.
        [few] { $n } uporabniki so onemogočeni.
       *[other] { $n } uporabnikov je onemogočenih.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Končaj seje ({ $n })
        [two] Končaj seje ({ $n })
        [few] Končaj seje ({ $n })
       *[other] Končaj seje ({ $n })
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Želite končati vse seje { $n } uporabnika? Potrebna bo ponovna prijava. Žetoni delujejo naprej.
        [two] Želite končati vse seje { $n } uporabnikov? Potrebna bo ponovna prijava. Žetoni delujejo naprej.
        [few] Želite končati vse seje { $n } uporabnikov? Potrebna bo ponovna prijava. Žetoni delujejo naprej.
       *[other] Želite končati vse seje { $n } uporabnikov? Potrebna bo ponovna prijava. Žetoni delujejo naprej.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Seje { $n } uporabnika so končane.
        [two] Seje { $n } uporabnikov so končane.
        [few] Seje { $n } uporabnikov so končane.
       *[other] Seje { $n } uporabnikov so končane.
    }
adminLive-openedSince = odprta po vašem zadnjem obisku
adminLive-damaged = poškodovana
adminLive-mailReset = Pošlji povezavo za geslo
adminLive-mailed = E-sporočilo s povezavo je na poti: { $email }.
adminLive-notMailed = E-sporočilo za { $email } ni bilo poslano: { $reason } Pošljite ga znova ali prikažite povezavo.
adminLive-noneAtAll = Nihče še ni ničesar delil. Tukaj se prikaže, kar ljudje delijo, brez vsebine.
adminLive-noneMatching = Temu filtru ne ustreza nobena povezava.
adminLive-showEveryone = Pokaži vse
adminLive-pushesOf =
    { $n ->
        [one] { $n } povezava
        [two] { $n } povezavi
        [few] { $n } povezave
       *[other] { $n } povezav
    }
adminLive-tryAgain = Zdaj lahko poskusite znova.
adminLive-none = Tukaj še ni ničesar.
adminLive-noneActive = Trenutno ne delite ničesar.
adminLive-noneExpired = Nič še ni poteklo. Kar poteče, je navedeno tukaj s svojim dnevnikom.
adminLive-linksFound =
    { $n ->
        [one] { $n } povezava
        [two] { $n } povezavi
        [few] { $n } povezave
       *[other] { $n } povezav
    }
adminLive-tick = Izberi: { $name }
adminLive-sealed = Šifriranje od konca do konca
adminLive-shareSecret = Deli skrivnost
adminLive-noneFound = Ni zadetkov.
adminLive-searchedPart =
    { $n ->
        [one] Preiskana { $n } povezava. Obstajajo tudi starejše.
        [two] Preiskani { $n } povezavi. Obstajajo tudi starejše.
        [few] Preiskane { $n } povezave. Obstajajo tudi starejše.
       *[other] Preiskanih { $n } povezav. Obstajajo tudi starejše.
    }
adminLive-searchOlder = Preišči starejše povezave
adminLive-text = Besedilo
adminLive-file = Datoteke
adminLive-url = Spletni naslov
adminLive-qr = Koda QR
adminLive-created = ustvarjena { $when }
adminLive-endsIn = poteče { $when }
adminLive-endedOn = potekla { $when }
adminLive-isExpired = potekla
adminLive-byHand = izbrisana { $when }
adminLive-viewsLeft =
    { $n ->
        [one] še { $n } ogled
        [two] še { $n } ogleda
        [few] še { $n } ogledi
       *[other] še { $n } ogledov
    }
adminLive-notViewed = brez ogleda doslej
adminLive-neverViewed = nikoli ogledana
adminLive-viewed =
    { $n ->
        [one] ogledana { $n }-krat
        [two] ogledana { $n }-krat
        [few] ogledana { $n }-krat
       *[other] ogledana { $n }-krat
    }
adminLive-viewedLast =
    { $n ->
        [one] ogledana { $n }-krat, nazadnje { $when }
        [two] ogledana { $n }-krat, nazadnje { $when }
        [few] ogledana { $n }-krat, nazadnje { $when }
       *[other] ogledana { $n }-krat, nazadnje { $when }
    }
adminLive-copyLink = Kopiraj povezavo
adminLive-sealedFiles =
    { $n ->
        [one] { $n } datoteka, ime zapečateno
        [two] { $n } datoteki, imeni zapečateni
        [few] { $n } datoteke, imena zapečatena
       *[other] { $n } datotek, imena zapečatena
    }
adminLive-sealedLink = Njena celotna povezava je bila prikazana enkrat, ko je nastala.
adminLive-end = Izbriši zdaj
adminLive-endQuestion = Želite izbrisati »{ $name }« zdaj? Nihče je ne bo mogel več odpreti.
adminLive-ended = Izbrisana.
adminLive-notFound = Take povezave ni.
adminLive-nobody = anonimno
adminLive-administrator = skrbnik
adminLive-disabled = onemogočen
adminLive-you = vi
adminLive-makeAdmin = Imenuj za skrbnika
adminLive-takeAdmin = Odvzemi skrbniške pravice
adminLive-disable = Onemogoči
adminLive-enable = Omogoči
adminLive-reset = Ponastavi geslo
adminLive-tokens = Žetoni
adminLive-noTokens = Ni žetonov.
adminLive-revoke = Prekliči žeton
adminLive-makeAdminQuestion = Želite imenovati { $email } za skrbnika? Ta oseba bo videla povezave in dnevnike vseh in lahko spreminjala vsak račun.
adminLive-enableQuestion = Želite omogočiti { $email }? Prijava bo spet mogoča, s prejšnjimi pravicami.
adminLive-usersFound =
    { $n ->
        [one] { $n } uporabnik
        [two] { $n } uporabnika
        [few] { $n } uporabniki
       *[other] { $n } uporabnikov
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } od { $n } uporabnika
        [two] { $from }–{ $to } od { $n } uporabnikov
        [few] { $from }–{ $to } od { $n } uporabnikov
       *[other] { $from }–{ $to } od { $n } uporabnikov
    }
adminLive-noUserFound = Temu iskanju ne ustreza noben uporabnik.
adminLive-takeAdminQuestion = Želite odvzeti skrbniške pravice: { $email }? Seje in žetoni te osebe se končajo.
adminLive-disableQuestion = Želite onemogočiti { $email }? Seje in žetoni te osebe se takoj končajo.
adminLive-resetQuestion = Želite ustvariti enkratno povezavo za { $email }? Prejšnja povezava preneha delovati. Z uporabo povezave se končajo vse seje in žetoni te osebe.
adminLive-resetFactors = Ponastavi dodatne faktorje
adminLive-resetFactorsQuestion = Želite izbrisati vse dodatne faktorje za { $email }? Najprej se prepričajte, da za to prosi ta oseba sama. Njene seje se takoj končajo. Žetoni delujejo naprej.
adminLive-factorsReset = Račun { $email } nima več dodatnega faktorja.
adminLive-revokeQuestion = Želite preklicati žeton »{ $name }« (lastnik: { $email })?
adminLive-taken = Račun s tem e-poštnim naslovom že obstaja.
adminLive-badEmail = Vnesite veljaven e-poštni naslov.
adminLive-passwordsElsewhere = Ta uporabnik se ne more prijaviti z geslom tega strežnika: local_sign_in tega ne dovoli.
adminLive-lastAdmin = To je zadnji skrbnik: najprej imenujte drugega.
adminLive-used = nazadnje uporabljen { $when }
adminLive-never = nikoli uporabljen

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Izbriši { $n }
        [two] Izbriši { $n }
        [few] Izbriši { $n }
       *[other] Izbriši { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] { $n } povezava je izbrisana.
        [two] { $n } povezavi sta izbrisani.
        [few] { $n } povezave so izbrisane.
       *[other] { $n } povezav je izbrisanih.
    }

## hooks

hooks-title = Webhooki
hooks-lead = Drugemu programu sporočite, kaj se dogaja z vašimi povezavami. Nikoli ne dobi skrivnosti, pristopnega gesla ali imena datoteke.
hooks-back = Vaš račun
hooks-openText = Obvestite program ali klepet, ko kdo odpre vaše povezave.
hooks-yours = Vaši webhooki
hooks-secretShown = Skrivni ključ, ki podpisuje njegova sporočila. Prikazan je samo enkrat:
hooks-copy = Kopiraj
hooks-verify = Sprejemniki preverijo podpis, kot opisuje standardwebhooks.com.
hooks-add = Dodaj webhook
hooks-name = Ime
hooks-namePlaceholder = Klepet skupine
hooks-url = Naslov
hooks-urlHint = Dovoliti ga mora vaš skrbnik.
hooks-template = Oblika sporočila
hooks-eventKinds = Dogodki, o katerih je obveščen
hooks-details = Dodatni podatki
hooks-includeHint = Kdor ima povezavo, jo lahko odpre. Dodajte jo samo tam, kjer zaupate vsem, ki berejo.
hooks-submit = Dodaj webhook
hooks-cancel = Prekliči
hooks-retryAll = Poskusi vse znova
hooks-dropAll = Zavrzi vse

## hooksLive

hooksLive-linkName = Ime povezave
hooksLive-linkItself = Sama povezava
hooksLive-none = Webhookov še nimate.
hooksLive-off = Izklopljen: njegov sprejemnik je odgovoril, da ne obstaja več.
hooksLive-test = Preizkusi
hooksLive-tested =
    { $n ->
        [one] Odgovoril je { $status } po { $n } milisekundi.
        [two] Odgovoril je { $status } po { $n } milisekundah.
        [few] Odgovoril je { $status } po { $n } milisekundah.
       *[other] Odgovoril je { $status } po { $n } milisekundah.
    }
hooksLive-testFailed = Preizkus ni uspel: { $reason }.
hooksLive-newSecret = Nov skrivni ključ
hooksLive-newSecretQuestion = Želite ustvariti nov skrivni ključ za »{ $name }«? Sedanji bo še en dan podpisoval vzporedno z njim.
hooksLive-switchOn = Vklopi
hooksLive-remove = Izbriši
hooksLive-removeQuestion = Želite izbrisati »{ $name }«? Kar je še na poti do njega, bo zavrženo.
hooksLive-removed = Izbrisan.
hooksLive-added = Dodan.
hooksLive-noName = Poimenujte webhook.
hooksLive-badUrl = Na ta naslov ni mogoče ničesar poslati.
hooksLive-notAllowed = Vaš skrbnik tega naslova ne dovoli.
hooksLive-noEvents = Izberite vsaj en dogodek.
hooksLive-taken = Webhook s tem imenom že imate ali pa jih imate toliko, kot je dovoljeno.
hooksLive-copied = Kopirano
hooksLive-copyFailed = Kopiranje ni uspelo. Izberite besedilo in ga kopirajte.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } dogodek čaka na dostavo. Zgodil se je { $when }.
        [two] { $n } dogodka čakata na dostavo. Najstarejši se je zgodil { $when }.
        [few] { $n } dogodki čakajo na dostavo. Najstarejši se je zgodil { $when }.
       *[other] { $n } dogodkov čaka na dostavo. Najstarejši se je zgodil { $when }.
    }
eventsLive-noLetters = Noben dogodek ni opuščen.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = lastnik: { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] zgodil se je { $when } · { $n } poskus
        [two] zgodil se je { $when } · { $n } poskusa
        [few] zgodil se je { $when } · { $n } poskusi
       *[other] zgodil se je { $when } · { $n } poskusov
    }
eventsLive-retry = Poskusi znova
eventsLive-drop = Zavrzi
eventsLive-dropQuestion = Želite ta dogodek dokončno zavreči?
eventsLive-dropAllQuestion = Želite vse opuščene dogodke dokončno zavreči?
eventsLive-retried =
    { $n ->
        [one] Ponovni poskus dostave: { $n } dogodek.
        [two] Ponovni poskus dostave: { $n } dogodka.
        [few] Ponovni poskus dostave: { $n } dogodki.
       *[other] Ponovni poskus dostave: { $n } dogodkov.
    }
eventsLive-dropped =
    { $n ->
        [one] { $n } dogodek je zavržen.
        [two] { $n } dogodka sta zavržena.
        [few] { $n } dogodki so zavrženi.
       *[other] { $n } dogodkov je zavrženih.
    }

## keptLive

keptLive-keptByBrowser = Shranjena v tem brskalniku. Povezavo lahko kopira vsak, ki lahko uporablja ta brskalnik.
keptLive-keptByPasskey = Shranjena v tem brskalniku, varuje jo vaš ključ za dostop.

## keptPageLive

keptPageLive-keptShowLink = Pokaži povezavo
keptPageLive-keptNotOpened = Odpiranje z vašim ključem za dostop ni uspelo. Poskusite znova.
keptPageLive-keptKeyByBrowser = Ta brskalnik hrani ključ, ki odpre odgovore. Prebere jih lahko vsak, ki lahko uporablja ta brskalnik.
keptPageLive-keptKeyByPasskey = Ta brskalnik hrani ključ, ki odpre odgovore, varuje pa ga vaš ključ za dostop.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Odjava izbriše povezave in ključe, ki jih pozna samo ta brskalnik (skupaj { $n }). Odgovori na vaše prošnje se potem odprejo samo z obnovitveno datoteko.
        [two] Odjava izbriše povezave in ključe, ki jih pozna samo ta brskalnik (skupaj { $n }). Odgovori na vaše prošnje se potem odprejo samo z obnovitveno datoteko.
        [few] Odjava izbriše povezave in ključe, ki jih pozna samo ta brskalnik (skupaj { $n }). Odgovori na vaše prošnje se potem odprejo samo z obnovitveno datoteko.
       *[other] Odjava izbriše povezave in ključe, ki jih pozna samo ta brskalnik (skupaj { $n }). Odgovori na vaše prošnje se potem odprejo samo z obnovitveno datoteko.
    }
keptAccountLive-keptSignOutYes = Izbriši in se odjavi
keptAccountLive-keptCount =
    { $n ->
        [one] Povezave in ključi, shranjeni v tem brskalniku: { $n }.
        [two] Povezave in ključi, shranjeni v tem brskalniku: { $n }.
        [few] Povezave in ključi, shranjeni v tem brskalniku: { $n }.
       *[other] Povezave in ključi, shranjeni v tem brskalniku: { $n }.
    }
keptAccountLive-keptCountNone = V tem brskalniku še ni shranjeno nič.
keptAccountLive-keptGuardedNow = Odslej jih odpre vaš ključ za dostop.
keptAccountLive-keptUnable = Ta ključ za dostop ali ta brskalnik tega ne zmore. Shranjeno ostane, kakršno je.
keptAccountLive-keptOffQuestion = Želite izbrisati vse shranjeno? Povezave, ki jih niste kopirali, bodo izgubljene, prav tako ključi brez obnovitvene datoteke.
keptAccountLive-keptRefused = Ključ za dostop ni bil uporabljen. Shranjeno ostane, kakršno je.
keptAccountLive-keptOffYes = Izbriši

## kept

kept-title = Povezave, šifrirane od konca do konca, v tem brskalniku
kept-text = Strežnik vam povezav, šifriranih od konca do konca, ne more znova prikazati, zato jih za vas hrani ta brskalnik, prav tako ključe vaših prošenj. Kopira jih lahko vsak, ki lahko uporablja ta brskalnik, razen če jih varuje vaš ključ za dostop. Odjava izbriše vse, česar ne varuje ključ za dostop.
kept-guarded = Varuje jih vaš ključ za dostop.
kept-on = Hrani jih v tem brskalniku
kept-guard = Zavaruj s ključem za dostop

## codes

codes-toOne = Kodo si pošljite na { $address }; računa tukaj ne potrebujete.
codes-toSome = Izberite svoj naslov in si nanj pošljite kodo; računa tukaj ne potrebujete.
codes-toTyped = Vnesite svoj naslov; če je med naslovi prejemnikov, bo nanj poslana koda. Računa tukaj ne potrebujete.
codes-which = Vaš naslov
codes-among = Prejemniki, skrajšano: { $addresses }
codes-notYours = To ni vaš naslov? Pošiljatelja prosite za svojo povezavo.
codes-send = Pošlji mi kodo
codes-again = Pošlji novo kodo
codes-sentToOne = E-sporočilo s kodo iz osmih črk je na poti na { $address }. Poglejte tudi med neželeno pošto.
codes-sent = E-sporočilo s kodo iz osmih črk je na poti, če je naslov med naslovi prejemnikov. Poglejte tudi med neželeno pošto.
codes-field = Koda
codes-fieldHint = Osem črk iz e-sporočila. Veljajo deset minut in samo v tem brskalniku.
codes-goOn = Nadaljuj
codes-or = Ali pa dokažite drugače:
codes-wrong =
    { $n ->
        [one] Ta koda je napačna. Vnesite tisto iz najnovejšega e-sporočila. Poskusite lahko še { $n }-krat.
        [two] Ta koda je napačna. Vnesite tisto iz najnovejšega e-sporočila. Poskusite lahko še { $n }-krat.
        [few] Ta koda je napačna. Vnesite tisto iz najnovejšega e-sporočila. Poskusite lahko še { $n }-krat.
       *[other] Ta koda je napačna. Vnesite tisto iz najnovejšega e-sporočila. Poskusite lahko še { $n }-krat.
    }
codes-last = Ta koda je napačna in to je bil zadnji poskus zanjo. Pošljite si novo.
codes-over = Tukaj ni kode za vnos: bila je uporabljena, je starejša od desetih minut ali pa je bila zahtevana v drugem brskalniku. Pošljite si novo.
codes-needsCookie = To potrebuje piškotek, vaš brskalnik pa ga ni poslal. Dovolite piškotke za to stran in jo naložite znova.
codes-tooOften =
    { $n ->
        [one] Za ta naslov je bilo v eni uri zahtevanih pet kod. Poskusite znova čez { $n } minuto.
        [two] Za ta naslov je bilo v eni uri zahtevanih pet kod. Poskusite znova čez { $n } minuti.
        [few] Za ta naslov je bilo v eni uri zahtevanih pet kod. Poskusite znova čez { $n } minute.
       *[other] Za ta naslov je bilo v eni uri zahtevanih pet kod. Poskusite znova čez { $n } minut.
    }
codes-noMore = Za to povezavo se ne pošilja nobena koda več. Pošiljatelja prosite za novo povezavo.
codes-noMail = Ta strežnik trenutno ne more poslati kode. Vprašajte tistega, ki vam je poslal povezavo.
codes-badAddress = To ni e-poštni naslov.

## codesLive

codesLive-noCode = Vnesite osem črk iz e-sporočila.
codesLive-comes = E-sporočilo z osmimi črkami mora počakati. Če je naslov med naslovi prejemnikov, pride najpozneje: { $time }.
codesLive-offline = Strežnik ni dosegljiv. Preverite omrežno povezavo in poskusite znova.

## company

company-signIn = Prijava: { $label }
company-or = Ali z geslom tega strežnika:
company-addressedTitle = Namenjeno določenim ljudem
company-addressedSure = Kdor je to poslal, želi zanesljivo vedeti, kdo to odpre.
company-addressedText = Uporabite prijavo { $label }; računa tukaj ne potrebujete.
company-addressedByDirectory = Prijavite se s svojim službenim imenom in geslom.
company-byPassword = Prijava z geslom
company-otherTitle = Ni namenjeno vam
company-otherText = Tukaj ste znani kot { $address }, to pa je namenjeno nekomu drugemu. Nič ni bilo odprto. Prijavite se kot nekdo drug ali vprašajte tistega, ki je to poslal.
company-otherUnnamed = To je namenjeno nekomu drugemu. Nič ni bilo odprto. Prijavite se kot nekdo drug ali vprašajte tistega, ki je to poslal.
company-closedAccountTitle = Vaš račun ni aktiven
company-closedAccountText = Vaš račun na tem strežniku je onemogočen ali izključen, zato se vam nič ne odpre. Nič ni bilo odprto. Vprašajte skrbnika.
company-known = Tukaj ste znani kot { $address }.
company-knownUnnamed = Službena prijava vas je prepoznala.
company-notMe = To nisem jaz
company-goingOn = Samo trenutek
company-goingOnText = Naslednja stran se odpre sama.
company-goOn = Nadaljuj

## companyRefused

companyRefused-not-allowed = Niste v nobeni od skupin, ki smejo uporabljati ta strežnik. Vprašajte njegovega skrbnika.
companyRefused-no-account = Tukaj nimate računa. Prosite skrbnika, naj ga doda.
companyRefused-address-taken = Vaš e-poštni naslov tukaj že ima račun. Prosite skrbnika, naj ga poveže s prijavo { $label }.
companyRefused-other-account = Ta prijava tukaj pripada drugemu računu. Vprašajte skrbnika.
companyRefused-not-set-up = Ta strežnik še ni nastavljen.
companyRefused-disabled = Vaš račun je onemogočen. Vprašajte skrbnika.
companyRefused-no-email = { $label } temu strežniku ne sporoči vašega e-poštnega naslova. Prosite skrbnika, naj doda claim email.
companyRefused-bad-email = Kar { $label } navaja kot vaš e-poštni naslov, ni e-poštni naslov. Vprašajte skrbnika.
companyRefused-no-groups = { $label } temu strežniku ne sporoči nobene vaše skupine. Ali niste v nobeni ali pa jih ponudnik izpusti: vprašajte skrbnika.
companyRefused-too-many-groups = Ste v toliko skupinah, da { $label } izpusti vse. Prosite skrbnika, naj se pošiljajo samo skupine te aplikacije.
companyRefused-bad-token = Odgovor storitve { $label } za ta strežnik ni veljaven. Nihče ni bil prijavljen; več pove dnevnik.
companyRefused-clock = Uri tega strežnika in storitve { $label } se preveč razlikujeta. Prosite skrbnika, naj ju nastavi.
companyRefused-other-issuer = Odgovor je prišel od drugega ponudnika, kot ga navajajo nastavitve. Nihče ni bil prijavljen.
companyRefused-unreachable = Storitev { $label } trenutno ni dosegljiva. Kdor je prijavljen, to ostane; poskusite znova pozneje.
companyRefused-provider-error = Storitev { $label } je sporočila napako. Katero, pove dnevnik tega strežnika.
companyRefused-client-refused = Storitev { $label } tega strežnika ne sprejme: njegov skrivni ključ je napačen ali pa je potekel. Vprašajte skrbnika.
companyRefused-cancelled = Prijava { $label } je bila preklicana.
companyRefused-begin-again = Ta prijava se je začela drugje, je trajala predolgo ali pa je bila že uporabljena. Začnite znova.

## factors

factors-title = Dodatna zaščita prijave
factors-lead = Z dodatnim faktorjem samo ukradeno geslo ne odpre vašega računa.
factors-openText = Ključi za dostop in aplikacija, ki prikazuje kode.
factors-yours = Dodatna zaščita prijave
factors-limited = Ta strežnik od vas zahteva dodatni faktor. Nastavite ga tukaj in nadaljujte.
factors-goOn = Nadaljuj
factors-passkeys = Ključi za dostop
factors-passkeysText = Prijavite se s prstnim odtisom, obrazom, kodo PIN ali varnostnim ključem, brez gesla. Ključ za dostop deluje samo na tem naslovu, zato vam ga nihče ne more izvabiti z lažno stranjo.
factors-passkeyName = Ime naprave
factors-passkeyPlaceholder = Prenosnik
factors-addPasskey = Dodaj ključ za dostop
factors-needsHttps = Ključi za dostop tukaj ne delujejo: brskalniki jih dovolijo samo pri imenu s https://. Skrbnika prosite za tak naslov.
factors-app = Aplikacija s kodami
factors-appText = Aplikacija v telefonu vsakih 30 sekund prikaže novo šestmestno kodo.
factors-beginApp = Nastavi aplikacijo
factors-removeApp = Odstrani aplikacijo iz računa
factors-scan = To kodo skenirajte z aplikacijo:
factors-qr = Koda QR za aplikacijo
factors-type = Ali pa v aplikacijo vnesite to:
factors-code = Koda, ki jo aplikacija kaže zdaj
factors-finish = Dokončaj
factors-codesTitle = Obnovitvene kode
factors-codesText = Vsaka od teh kod vas prijavi enkrat, ko izgubite preostale faktorje. Prikazane so samo zdaj: natisnite jih ali jih hranite tam, kjer hranite gesla.
factors-renew = Nove obnovitvene kode
factors-confirmTitle = Potrdite svojo identiteto
factors-confirmText = Pred spremembo faktorjev potrdite, kdo ste.
factors-codeOrRecovery = Koda vaše aplikacije ali obnovitvena koda
factors-confirm = Potrdi
factors-remove = Izbriši

## factorsLive

factorsLive-codesFile = obnovitvene-kode.txt
factorsLive-limited =
    { $n ->
        [one] Preveč neuspelih poskusov. Poskusite znova čez { $n } sekundo.
        [two] Preveč neuspelih poskusov. Poskusite znova čez { $n } sekundi.
        [few] Preveč neuspelih poskusov. Poskusite znova čez { $n } sekunde.
       *[other] Preveč neuspelih poskusov. Poskusite znova čez { $n } sekund.
    }
factorsLive-conflict = To že obstaja ali pa zanj ni prostora. Znova naložite stran.
factorsLive-lastOne = Ta strežnik od vas zahteva dodatni faktor. Preden izbrišete tega, nastavite drugega.
factorsLive-noPasskeys = Ključev za dostop še nimate.
factorsLive-never = nikoli uporabljen
factorsLive-used = nazadnje uporabljen { $when }
factorsLive-made = dodan { $when }
factorsLive-remove = Izbriši
factorsLive-removed = Izbrisano.
factorsLive-added = Dodano.
factorsLive-removeQuestion = Želite izbrisati ključ za dostop »{ $name }«? Vašega računa ne bo več odpiral.
factorsLive-removeAppQuestion = Želite odstraniti aplikacijo iz svojega računa? Njene kode ne bodo več odpirale vašega računa.
factorsLive-nameIt = Poimenujte ključ za dostop.
factorsLive-passkeyCancelled = Ključ za dostop ni bil uporabljen. Poskusite znova.
factorsLive-passkeyRefused = Strežnik tega ključa za dostop ni sprejel. Poskusite znova.
factorsLive-appSince = Vaša aplikacija je bila nastavljena { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Preostala je { $n } obnovitvena koda.
        [two] Preostali sta { $n } obnovitveni kodi.
        [few] Preostale so { $n } obnovitvene kode.
       *[other] Preostalo je { $n } obnovitvenih kod.
    }
factorsLive-wrongCode = Ta koda je napačna. Preverite uro v telefonu in vnesite kodo, ki je prikazana zdaj.
factorsLive-notConfirmed = To je napačno. Poskusite znova.
factorsLive-done = Zdaj imate dodatni faktor. Shranite obnovitvene kode in nadaljujte.
factorsLive-copied = Kopirano
factorsLive-copyFailed = Kopiranje ni uspelo. Izberite besedilo in ga kopirajte.

## secondStep

secondStep-title = Še en korak
secondStep-passkey = Uporabi ključ za dostop
secondStep-code = Koda vaše aplikacije ali obnovitvena koda
secondStep-codeHint = Šest števk ali šestnajst črk in števk.
secondStep-recoveryCode = Obnovitvena koda
secondStep-recoveryHint = Šestnajst črk in števk. Prejeli ste jih, ko ste dodali ključ za dostop.
secondStep-submit = Prijava
secondStep-lost = Ste izgubili telefon in obnovitvene kode? Skrbnik tega strežnika lahko ponastavi vaše dodatne faktorje.
secondStep-again = Začni znova

## secondStepLive

secondStepLive-noCode = Vnesite kodo.
secondStepLive-wrongCode = Ta koda je napačna ali pa je bila že uporabljena. Počakajte na naslednjo.
secondStepLive-passkeyCancelled = Ključ za dostop ni bil uporabljen. Poskusite znova ali uporabite kodo.
secondStepLive-passkeyRefused = Strežnik tega ključa za dostop ni sprejel. Poskusite znova ali uporabite kodo.
secondStepLive-limited =
    { $n ->
        [one] Preveč napačnih kod. Poskusite znova čez { $n } sekundo.
        [two] Preveč napačnih kod. Poskusite znova čez { $n } sekundi.
        [few] Preveč napačnih kod. Poskusite znova čez { $n } sekunde.
       *[other] Preveč napačnih kod. Poskusite znova čez { $n } sekund.
    }
secondStepLive-retry = Zdaj lahko poskusite znova.
secondStepLive-offline = Strežnik se ni odzval. Preverite omrežno povezavo in poskusite znova.
secondStepLive-failed = Prišlo je do napake ({ $status }).

## tokens

tokens-may = Kaj sme
tokens-everything = Vse
tokens-create = Samo ustvarjati povezave
tokens-createRead = Ustvarjati in brati povezave
tokens-audit = Samo brati dnevnike
tokens-ask = Prositi ljudi za skrivnosti in odpirati njihove odgovore
tokens-lasts = Kako dolgo deluje
tokens-always = Do preklica
tokens-days30 = 30 dni
tokens-days90 = 90 dni
tokens-year = Eno leto
tokens-networks = Samo iz določenih omrežij
tokens-networksLabel = Naslovi ali omrežja
tokens-networksHint = Ločite jih z vejicami. Če je polje prazno, žeton deluje povsod.

## tokensLive

tokensLive-tokenMay = sme { $what }
tokensLive-tokenCreate = ustvarjati
tokensLive-tokenRead = brati
tokensLive-tokenAudit = brati dnevnike
tokensLive-tokenExpire = brisati
tokensLive-tokenAdmin = upravljati strežnik
tokensLive-tokenAsk = prositi za skrivnosti
tokensLive-tokenOpen = odpirati odgovore
tokensLive-tokenFrom = samo iz { $networks }
tokensLive-tokenUntil = poteče { $when }
tokensLive-tokenOver = potekel { $when }
tokensLive-tokenUsedFrom = nazadnje uporabljen { $when } z naslova { $address }
tokensLive-badNetworks = Vnesite naslove ali omrežja, na primer 192.0.2.0/24, največ 50.

## oversightLive

oversightLive-auditor = revizor
oversightLive-makeAuditor = Imenuj za revizorja
oversightLive-makeAuditorQuestion = Želite imenovati { $email } za revizorja? Ta oseba bo videla dnevnike vseh, skrivnosti pa ne.
oversightLive-takeAuditor = Odvzemi revizorske pravice
oversightLive-takeAuditorQuestion = Želite odvzeti revizorske pravice: { $email }? Seje in žetoni te osebe se končajo.
oversightLive-log = Dnevnik
oversightLive-logNothing = Ni vnosov.

## signIns

signIns-title = Nedavne prijave
signIns-text = Kdo se je prijavil v vaš račun ali je to poskusil. Če katere od prijav ne prepoznate, spremenite geslo.

## signInsLive

signInsLive-signedIn = Prijava
signInsLive-signInFailed = Neuspela prijava
signInsLive-byPassword = z geslom
signInsLive-byLink = z enkratno povezavo
signInsLive-bySetup = z namestitveno kodo
signInsLive-bySignUp = z ustvarjanjem računa
signInsLive-byDirectory = prek imenika
signInsLive-byCompany = prek službene prijave
signInsLive-byPasskey = s ključem za dostop
signInsLive-secondFactor = z dodatnim faktorjem
signInsLive-wrongPassword = napačno geslo
signInsLive-wrongCode = napačna namestitvena koda
signInsLive-wrongLink = neveljavna enkratna povezava
signInsLive-wrongCurrent = napačno trenutno geslo
signInsLive-wrongFactor = napačen dodatni faktor
signInsLive-wrongPasskey = napačen ključ za dostop
signInsLive-deviceGuesses = preveč ugibanj na znanih napravah
signInsLive-unanswered = imenik se ni odzval
signInsLive-asAdministrator = kot skrbnik
signInsLive-times =
    { $n ->
        [one] { $n }-krat
        [two] { $n }-krat
        [few] { $n }-krat
       *[other] { $n }-krat
    }
signInsLive-noSignIns = Zabeležena ni še nobena prijava.

## adminLog

adminLog-title = Dnevnik skrbnikov
adminLog-lead = Kdo se je prijavil in kdo je spremenil račune, žetone, ključe in nastavitve. Nobenega vnosa ni mogoče neopazno spremeniti ali izbrisati.
adminLog-person = E-poštni naslov
adminLog-personHint = Tistega, ki je to storil, ali tistega, ki ga to zadeva.
adminLog-what = Kaj
adminLog-everything = Vse
adminLog-show = Pokaži
adminLog-newer = Novejši
adminLog-older = Starejši

## adminLogLive

adminLogLive-signOut = Odjava
adminLogLive-leftOut = Več neuspelih prijav, kot jih je navedenih
adminLogLive-userAdded = Račun dodan
adminLogLive-userRemoved = Račun izbrisan
adminLogLive-userDisabled = Račun onemogočen
adminLogLive-userEnabled = Račun omogočen
adminLogLive-madeAdministrator = Imenovanje za skrbnika
adminLogLive-noAdministrator = Nič več skrbnik
adminLogLive-madeAuditor = Imenovanje za revizorja
adminLogLive-noAuditor = Nič več revizor
adminLogLive-suspended = Dostop zaprla službena prijava
adminLogLive-admitted = Službena prijava znova odprla dostop
adminLogLive-linked = Službena prijava povezana
adminLogLive-unlinked = Službena prijava ločena
adminLogLive-vouched = Naslov potrjen
adminLogLive-joinedGroup = Dodano v skupino
adminLogLive-leftGroup = Odstranjeno iz skupine
adminLogLive-factorAdded = Dodatni faktor dodan
adminLogLive-factorRemoved = Dodatni faktor izbrisan
adminLogLive-factorsReset = Dodatni faktorji ponastavljeni
adminLogLive-codesMade = Obnovitvene kode ustvarjene
adminLogLive-invited = Vabilo poslano
adminLogLive-accessEnded = Ves dostop končan
adminLogLive-linksExpired = Povezave računa izbrisane
adminLogLive-withdrawn = Vabilo umaknjeno
adminLogLive-sessionEnded = Seja končana
adminLogLive-linkMade = Enkratna povezava ustvarjena
adminLogLive-passwordSet = Geslo nastavljeno
adminLogLive-tokenMade = Žeton API ustvarjen
adminLogLive-tokenRemoved = Žeton API preklican
adminLogLive-settingsChanged = Nastavitve spremenjene
adminLogLive-rotationBegun = Zamenjava glavnega ključa začeta
adminLogLive-rotationEnded = Zamenjava glavnega ključa končana
adminLogLive-exported = Revizijski dnevniki izvoženi
adminLogLive-backedUp = Varnostna kopija ustvarjena
adminLogLive-restored = Varnostna kopija obnovljena
adminLogLive-byWhom = izvajalec: { $name }
adminLogLive-commandLine = ukazna vrstica
adminLogLive-server = strežnik
adminLogLive-bySetupCode = namestitvena koda
adminLogLive-bySigningUp = registracija
adminLogLive-byOneTimeLink = enkratna povezava
adminLogLive-directory = imenik
adminLogLive-companySignIn = službena prijava
adminLogLive-noEntries = Noben vnos ne ustreza.
adminLogLive-showAll = Pokaži vse

## ownLogLive

ownLogLive-byCode = potrjeno s kodo: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Opomba
ownLogLive-logCount = { $from }–{ $to } od { $total }
ownLogLive-own-creation = ustvarjena
ownLogLive-own-view = odprta
ownLogLive-own-failed_view = neuspel poskus
ownLogLive-own-expire = izbrisana
ownLogLive-own-restored = izbris razveljavljen
ownLogLive-own-failed_passphrase = napačno pristopno geslo
ownLogLive-own-probable_program = verjetno program
ownLogLive-own-code_sent = koda poslana
ownLogLive-own-code_queued = koda čaka na pošiljanje
ownLogLive-own-code_failed = koda ni poslana
ownLogLive-own-failed_code = napačna koda
ownLogLive-own-owner_view = odprli ste jo vi
ownLogLive-own-wrong_network = poskus iz drugega omrežja
ownLogLive-own-other_device = poskus na drugi napravi
ownLogLive-own-alarm = sporočeno: »To je bil nekdo drug«
ownLogLive-own-freeze = začasno ste jo ustavili
ownLogLive-own-thaw = znova ste jo omogočili
ownLogLive-own-changed = spremenili ste jo
ownLogLive-own-hold_asked = čaka na vaše dovoljenje
ownLogLive-own-hold_released = dovolili ste odprtje
ownLogLive-own-hold_refused = zavrnili ste in začasno ustavili
ownLogLive-own-request_view = prebrana
ownLogLive-own-answer = odgovorjena
ownLogLive-own-mail_returned = e-sporočilo se je vrnilo
ownLogLive-own-creation_email_send = naročeno obvestilo po e-pošti
ownLogLive-own-admin_view = odprl jo je skrbnik
ownLogLive-own-imported = sem prenesena iz programa Password Pusher

## seenLogLive

seenLogLive-seen-creation = ustvarjena
seenLogLive-seen-view = odprta
seenLogLive-seen-failed_view = neuspel poskus
seenLogLive-seen-expire = izbrisana
seenLogLive-seen-restored = izbris razveljavljen
seenLogLive-seen-failed_passphrase = napačno pristopno geslo
seenLogLive-seen-probable_program = verjetno program
seenLogLive-seen-code_sent = koda poslana
seenLogLive-seen-code_queued = koda čaka na pošiljanje
seenLogLive-seen-code_failed = koda ni poslana
seenLogLive-seen-failed_code = napačna koda
seenLogLive-seen-owner_view = odprl jo je lastnik
seenLogLive-seen-wrong_network = zavrnjena zunaj svojih omrežij
seenLogLive-seen-other_device = zavrnjena na drugi napravi
seenLogLive-seen-alarm = prejemnik je sprožil alarm
seenLogLive-seen-freeze = začasno jo je ustavil lastnik
seenLogLive-seen-thaw = znova jo je omogočil lastnik
seenLogLive-seen-changed = spremenil jo je lastnik
seenLogLive-seen-hold_asked = čaka na lastnika
seenLogLive-seen-hold_released = lastnik je dovolil odprtje
seenLogLive-seen-hold_refused = lastnik je zavrnil
seenLogLive-seen-request_view = prebrana
seenLogLive-seen-answer = odgovorjena
seenLogLive-seen-mail_returned = e-sporočilo se je vrnilo
seenLogLive-seen-creation_email_send = naročeno obvestilo po e-pošti
seenLogLive-seen-admin_view = odprl jo je skrbnik
seenLogLive-seen-imported = sem prenesena iz programa Password Pusher

## eventNamesLive

eventNamesLive-push-created = Povezava ustvarjena
eventNamesLive-push-viewed = Povezava odprta
eventNamesLive-push-wrong_passphrase = Napačno pristopno geslo
eventNamesLive-push-expired = Povezava potekla
eventNamesLive-push-alarm = Alarm prejemnika
eventNamesLive-push-hold_asked = Nekdo čaka
eventNamesLive-push-code_failed = Koda ni poslana
eventNamesLive-request-answered = Prošnja odgovorjena
eventNamesLive-request-closed = Prošnja zaprta

## conditionWords

conditionWords-passphrases = pristopna gesla
conditionWords-passwords = gesla
conditionWords-second_factors = dodatni faktorji
conditionWords-passkeys = ključi za dostop

## conditionSays

conditionSays-disk_full = Na disku z imenikom { $directory } je prostih samo { $freeBytes }: datoteke so zavrnjene pod mejo { $floorBytes }.
conditionSays-disk_low = Na disku z imenikom { $directory } je prostih { $freeBytes }, manj, kot smejo zasesti datoteke ene povezave ({ $linkBytes }).
conditionSays-disk_no_inodes = Na disku z imenikom { $directory } je prostora le še za toliko datotek: { $files }. Zmanjkalo mu je vozlišč inode.
conditionSays-disk_error = Disk z imenikom { $directory } je javil napako ({ $atMs }): { $reason }
conditionSays-database_damaged = Zbirka podatkov je poškodovana. Mesta navaja dnevnik.
conditionSays-database_trouble = Ta strežnik trenutno ne more obdelovati zahtev: { $reason }
conditionSays-bucket_trouble = Datotek ni mogoče shranjevati ali odpirati: { $reason }
conditionSays-scanner_trouble = Protivirusni program ne presoja datotek, zato je zavrnjena vsaka: { $reason }
conditionSays-sweep_failed = Kar je poteklo, se ne izbriše z diska: { $reason }
conditionSays-clock_jumped = Ura je skočila naprej za več kot en dan. Zdaj kaže: { $nowMs }. Eno uro po tem skoku se nič trajno ne izbriše.
conditionSays-backup_failed = Zadnja varnostna kopija ni uspela: { $reason }
conditionSays-backup_damaged = Zadnja varnostna kopija { $name } vsebuje poškodovane podatke. Poškodovana mesta: { $count }. { $reason }
conditionSays-backup_old = Čas zadnje varnostne kopije: { $lastMs }.
conditionSays-certificate_ended = Veljavnost certifikata { $file } je potekla: { $untilMs }. Odjemalci ga zavračajo.
conditionSays-certificate_ends = Konec veljavnosti certifikata { $file }: { $untilMs }.
conditionSays-certificate_unusable = Certifikata na disku ni mogoče uporabiti: { $reason } Strežnik, ki deluje, obdrži prejšnjega.
conditionSays-certificate_not_obtained = Veljavnega certifikata ni in odjemalci zavračajo ta strežnik: { $reason }
conditionSays-certificate_not_renewed = Certifikata ni bilo mogoče podaljšati: { $reason }
conditionSays-client_secret_refused = Ponudnik prijave ne sprejme oidc.client_secret: tam se ne more prijaviti nihče.
conditionSays-client_secret_ends = Konec veljavnosti skrivnega ključa v oidc.client_secret: { $untilMs }. Po tem se pri ponudniku ne more prijaviti nihče.
conditionSays-token_ends = Konec veljavnosti nedavno uporabljenega žetona API »{ $name }« (lastnik: { $owner }): { $untilMs }.
conditionSays-administrator_new = Novi skrbnik je { $user }. Čas: { $sinceMs }. Izvajalec: { $by }.
conditionSays-guessing = Nekdo ugiba ({ $guessed }). Poskusi, v eni uri zavrnjeni zaradi prevelikega števila: { $times } ali več.
conditionSays-codes_failed = Kod za prejemnike ni mogoče poslati po e-pošti: { $reason }
conditionSays-codes_wait = Čakajoča e-sporočila s kodami za prejemnike: { $count }. Kakšen prejemnik ali pošiljatelj je dosegel urno omejitev. Zadnje e-sporočilo bo poslano: { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } dogodka ni bilo mogoče dostaviti, zato je opuščen.
        [two] { $n } dogodkov ni bilo mogoče dostaviti, zato sta opuščena.
        [few] { $n } dogodkov ni bilo mogoče dostaviti, zato so opuščeni.
       *[other] { $n } dogodkov ni bilo mogoče dostaviti, zato so opuščeni.
    }
conditionSays-deliveries_late = Dogodek čaka na dostavo od: { $sinceMs }.
conditionSays-nodes_differ = Vozlišča niso enaka: { $reason }
conditionSays-version_ready = Datoteka nove različice je na { $file }.
conditionSays-disk_fine = Na disku z imenikom { $directory } je prostih { $freeBytes } od { $totalBytes }.
conditionSays-certificate_fine = Konec veljavnosti certifikata { $file }: { $untilMs }.
conditionSays-backup_none = Varnostna kopija še ni bila ustvarjena.
conditionSays-backup_fine = Čas zadnje varnostne kopije: { $lastMs }.
conditionSays-backup_scheduled = Zadnja varnostna kopija { $name }: { $lastMs }. Naslednja: { $nextMs }.
conditionSays-node_fine = Vozlišče { $node } uporablja različico { $version }.

## conditionMend

conditionMend-disk_full = Sprostite prostor na tem disku ali ga povečajte.
conditionMend-disk_low = Sprostite prostor na tem disku ali ga povečajte.
conditionMend-disk_no_inodes = Izbrišite majhne datoteke, ki so jih na tem disku pustili drugi programi.
conditionMend-disk_error = Zdaj ustvarite varnostno kopijo. Nato preverite disk in njegovo priključitev. Več pove sistemski dnevnik.
conditionMend-database_damaged = Obnovite varnostno kopijo.
conditionMend-database_trouble = Preverite zbirko podatkov, njenega gostitelja in pot do tja.
conditionMend-bucket_trouble = Preverite bucket, njegove ključe in pot do tja. Imenik, ki ga vozlišča delijo, mora biti priklopljen.
conditionMend-scanner_trouble = Zaženite clamd in uporabniku tega strežnika omogočite branje njegove vtičnice. Več pove dnevnik programa clamd.
conditionMend-sweep_failed = Odpreti tega ne more nihče. Preverite disk in dnevnik.
conditionMend-clock_jumped = Če ura ne kaže prav, jo v tem času nastavite. Če kaže prav, ne storite ničesar: to obvestilo se pojavi tudi po dolgi ustavitvi ali obnovitvi.
conditionMend-backup_failed = Odpravite vzrok. Strežnik sam poskusi znova.
conditionMend-backup_damaged = Preverite disk in ugotovite, kaj je poškodovano. Prejšnje celotne varnostne kopije so ohranjene.
conditionMend-backup_old = Preverite, kaj ustvarja vaše varnostne kopije, ali pa eno ustvarite ročno.
conditionMend-certificate_ended = Zamenjajte datoteki certifikata in njegovega ključa. Strežnik ju sam prebere znova.
conditionMend-certificate_ends = Zamenjajte datoteki certifikata in njegovega ključa. Strežnik ju sam prebere znova.
conditionMend-certificate_unusable = Zamenjajte datoteki certifikata in njegovega ključa.
conditionMend-certificate_not_obtained = Strežnik sam poskusi znova. Preverite izdajatelja certifikatov in pot do tja.
conditionMend-certificate_not_renewed = Konec veljavnosti uporabljenega certifikata: { $untilMs }. Strežnik poskusi znova. Preverite izdajatelja certifikatov in pot do tja.
conditionMend-client_secret_refused = Pri ponudniku ustvarite nov skrivni ključ in ga nastavite.
conditionMend-client_secret_ends = Pri ponudniku ustvarite nov skrivni ključ, ga nastavite in v oidc.client_secret_until vpišite konec njegove veljavnosti.
conditionMend-token_ends = Lastnik ustvari novega in ga da programu, ki ga uporablja.
conditionMend-administrator_new = Če tega niste pričakovali, pravico odvzemite in poglejte dnevnik skrbnikov.
conditionMend-guessing = Naslove navaja dnevnik. Blokirajte jih v požarnem zidu.
conditionMend-codes_failed = Preverite poštni strežnik in nastavitve pošte. Prejemniki, katerih koda ni bila poslana, morajo zaprositi za novo.
conditionMend-codes_wait = Če morajo pošiljatelji doseči toliko prejemnikov, povečajte mail.per_hour. Čigave kode čakajo, povedo dnevniki njihovih povezav.
conditionMend-deliveries_dead = Popravite sprejemnik, nato znova dostavite ali zavrzite, kar ni bilo dostavljeno.
conditionMend-deliveries_late = Preverite poštni strežnik, webhook ali zbiralnik. Kateri ne deluje, pove dnevnik.
conditionMend-nodes_differ = Vsa vozlišča naj imajo isto različico, nastavitve in čas.
conditionMend-version_ready = Preverite jo in nato nadgradite.
conditionMend-backup_none = Če varnostnih kopij tega strežnika ne ustvarja nič drugega, ustvarite eno.

## errorPage

errorPage-missing = Strani ni mogoče najti
errorPage-missingText = Na tem naslovu ni strani.
errorPage-home = Na začetno stran
errorPage-busy = Preveč zahtev
errorPage-busyText = Z vašega naslova smo prejeli preveč zahtev. Nič ni bilo odprto. Počakajte trenutek in znova naložite to stran.
errorPage-keySent = Ta povezava ni več tajna
errorPage-keySentText = Program na poti, na primer poštni filter, je v tej povezavi namesto znaka # zapisal %23, zato je bil njen ključ poslan strežniku. Nič ni bilo odprto in noben ogled ni bil štet, vendar ključ ni več tajen. Pošiljatelja prosite za novo povezavo, poslano po drugi poti.
errorPage-upgrading = Ta strežnik se nadgrajuje
errorPage-upgradingText = Nič ni bilo odprto in nič ni izgubljeno. Čez minuto znova naložite to stran.
errorPage-unavailable = Trenutno ni na voljo
errorPage-unavailableText = Strežnik tega trenutno ne more storiti. Nič ni bilo odprto in nič ni izgubljeno. Poskusite znova čez nekaj minut.
errorPage-unconfirmed = Ni potrjeno
errorPage-unconfirmedText = Strežnik ne more povedati, ali je bilo to izvedeno. Morda je bil štet ogled, čeprav ni bilo prikazano nič. Poskusite znova čez nekaj minut; če skrivnosti takrat ni več, pošiljatelja prosite za novo povezavo.
errorPage-defect = Prišlo je do napake
errorPage-defectText = To se ne bi smelo zgoditi. Upravljavcu tega strežnika povejte, kdaj se je zgodilo: podrobnosti so v dnevniku.

## mailShared

mailShared-subject = { $sender } ima nekaj za vas
mailShared-lead = { $sender } z vami deli nekaj zaupnega prek storitve { $service }.
mailShared-link = Odpri
mailShared-until = Povezava poteče: { $when }.
mailShared-views =
    { $n ->
        [one] Odpreti jo je mogoče { $n }-krat.
        [two] Odpreti jo je mogoče { $n }-krat.
        [few] Odpreti jo je mogoče { $n }-krat.
       *[other] Odpreti jo je mogoče { $n }-krat.
    }
mailShared-notice = Za povezavo prosite { $sender }: v tem e-sporočilu je ni.
mailShared-stranger = Če naslova { $sender } ne poznate, to e-sporočilo prezrite.
mailShared-unverified = Nihče ni preveril, ali naslov { $sender } res pripada pošiljatelju. Po drugi poti vprašajte, ali to e-sporočilo prihaja od { $sender }. Če ne morete, ga prezrite.

## mailAsked

mailAsked-subject = { $sender } vas prosi za nekaj
mailAsked-lead = { $sender } vas prosi, da prek storitve { $service } pošljete nekaj zaupnega.
mailAsked-link = Odgovori
mailAsked-until = Rok za odgovor: { $when }. Računa ne potrebujete.

## mailNeeds

mailNeeds-name = Pošiljatelj navaja ime »{ $name }«.
mailNeeds-shared = Preden odprete:
mailNeeds-asked = Preden odgovorite:
mailNeeds-from = Odpreti je mogoče od: { $when }.
mailNeeds-passphrase = Potrebujete pristopno geslo. { $sender } vam ga sporoči po drugi poti.
mailNeeds-code = Potrebujete kodo. Stran jo pošlje na { $address }, ko jo zahtevate.
mailNeeds-proof = Povezavo lahko odprejo samo določeni ljudje. Stran vas prosi, da dokažete, da ste med njimi.
mailNeeds-release = { $sender } vam mora dovoliti odprtje. Odprite povezavo in stran do takrat pustite odprto.
mailNeeds-lock = Znova jo lahko odpreta samo naprava in brskalnik, ki jo odpreta prva. Odprite jo tam, kjer jo potrebujete.
mailNeeds-letters = Stran pokaže tri črke. Vnesite jih, da bo vedela, da niste program.

## mailOpened

mailOpened-subject = Odprta: { $name }
mailOpened-unnamed = Vaša povezava, { $date }
mailOpened-lead = Vaša povezava je bila odprta: { $when }.
mailOpened-left =
    { $n ->
        [one] Odpreti jo je mogoče še { $n }-krat.
        [two] Odpreti jo je mogoče še { $n }-krat.
        [few] Odpreti jo je mogoče še { $n }-krat.
       *[other] Odpreti jo je mogoče še { $n }-krat.
    }
mailOpened-last = To je bil zadnji ogled: skrivnost je trajno izbrisana.
mailOpened-link = Moje povezave
mailOpened-why = To e-sporočilo ste prejeli, ker ste želeli biti obveščeni o odprtju.

## mailAnswered

mailAnswered-subject = Odgovor: { $name }
mailAnswered-unnamed = Vaša prošnja, { $date }
mailAnswered-lead = Na vašo prošnjo je prispel odgovor: { $when }.
mailAnswered-keep = Odgovora v tem e-sporočilu ni. Za odprtje se prijavite.
mailAnswered-link = Prošnje
mailAnswered-why = To e-sporočilo ste prejeli, ker ste ga želeli ob vsakem odgovoru.

## mailCode

mailCode-subject = Vaša koda: { $service }
mailCode-lead = Nekdo z vami deli nekaj zaupnega prek storitve { $service }. Za odprtje vnesite to kodo na strani, ki jo je zahtevala:
mailCode-leadNamed = { $sender } z vami deli nekaj zaupnega prek storitve { $service }. Za odprtje vnesite to kodo na strani, ki jo je zahtevala:
mailCode-asks = Nekdo vas prek storitve { $service } prosi za nekaj zaupnega. Za branje prošnje in odgovor vnesite to kodo na strani, ki jo je zahtevala:
mailCode-asksNamed = { $sender } vas prek storitve { $service } prosi za nekaj zaupnega. Za branje prošnje in odgovor vnesite to kodo na strani, ki jo je zahtevala:
mailCode-until =
    { $n ->
        [one] Koda deluje enkrat in samo v brskalniku, ki jo je zahteval. Velja { $n } minuto.
        [two] Koda deluje enkrat in samo v brskalniku, ki jo je zahteval. Velja { $n } minuti.
        [few] Koda deluje enkrat in samo v brskalniku, ki jo je zahteval. Velja { $n } minute.
       *[other] Koda deluje enkrat in samo v brskalniku, ki jo je zahteval. Velja { $n } minut.
    }
mailCode-ignore = Če kode niste zahtevali, to e-sporočilo prezrite in kode ne dajte nikomur.

## mailInvited

mailInvited-subject = Vaš račun: { $service }
mailInvited-lead = Zdaj imate račun v storitvi { $service }: { $email }.
mailInvited-link = Izberite geslo
mailInvited-once = Povezava deluje enkrat. Poteče: { $when }.

## mailReset

mailReset-subject = Izberite novo geslo: { $service }
mailReset-lead = Skrbnik storitve { $service } vam omogoča izbiro novega gesla za { $email }.
mailReset-link = Izberite geslo
mailReset-once = Povezava deluje enkrat. Poteče: { $when }.

## mailNotice

mailNotice-subject = Vaš račun: { $service }
mailNotice-password = Geslo za { $email } je bilo spremenjeno: { $when }.
mailNotice-factorAdded = Računu { $email } je bil dodan dodatni faktor: { $when }.
mailNotice-factorRemoved = Dodatni faktor računa { $email } je bil izbrisan: { $when }.
mailNotice-factorsReset = Skrbnik je izbrisal vse dodatne faktorje računa { $email }: { $when }.
mailNotice-recoveryCodes = Za { $email } so bile ustvarjene nove obnovitvene kode: { $when }. Prejšnje ne delujejo več.
mailNotice-recoveryCode = Uporabljena je bila obnovitvena koda za { $email }: { $when }. Znova ne deluje.
mailNotice-devices = Iz brskalnikov, ki so se že prijavili, je prišlo preveč napačnih gesel ali kod za { $email }: { $when }. Morda ima nekdo eno od vaših naprav.
mailNotice-from = To je prišlo z naslova { $address }.
mailNotice-stranger = Če tega niste pričakovali, spremenite geslo v storitvi { $service } in obvestite njenega skrbnika.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } zadeva za skrbnika
        [two] { $service }: { $n } zadevi za skrbnika
        [few] { $service }: { $n } zadeve za skrbnika
       *[other] { $service }: { $n } zadev za skrbnika
    }
mailConditions-link = Stanje strežnika
mailConditions-why = To e-sporočilo ste prejeli, ker je v notices.mail vaš naslov. Pride enkrat in znova po sedmih dneh, če se nič ni spremenilo. Ukaze zaženite na gostitelju strežnika, s sudo in z --config strežnika.

## mailTest

mailTest-subject = Preizkus: { $service }
mailTest-lead = E-pošta iz storitve { $service } je prispela.
mailTest-link = { $service }

## opener

opener-title = Odprite zapečateno povezavo
opener-lead = Ta stran je vaša lastna datoteka: odpira povezave, zapečatene od konca do konca, in noben strežnik je ne more spremeniti. Strežnik povezave prosi za zapečateno skrivnost in za nič drugega.
opener-link = Povezava z delom za znakom #
opener-passphraseHint = Samo če vam ga je dal pošiljatelj.
opener-open = Odpri
opener-notLink = To ni povezava do skrivnosti. Kopirajte celotno povezavo, od https:// do konca.
opener-unreachable = Ni odgovora, ki bi ga ta stran smela prebrati. Strežnik ni dosegljiv ali pa to povezavo sme odpreti samo njegova lastna stran: skrivnost morda ni zapečatena ali pa je omejena na določena omrežja. Nič ni bilo odprto.
opener-incomplete = Odziv ni prispel v celoti. Morda je štel kot ogled.
opener-notSealed = Kar je poslal strežnik, ni zapečateno, torej to ni tisto, kar je pošiljatelj zapečatil za to povezavo. Od tega ni prikazano nič.
opener-wrong = Pristopno geslo je napačno ali manjka. Noben ogled ni bil štet.
opener-refused = Strežnik tega trenutno ne izroči. Noben ogled ni bil štet.
opener-held = Odprtje mora dovoliti tisti, ki je to poslal. Povejte mu te besede: { $words }
opener-heldWordless = Odprtje mora dovoliti tisti, ki je to poslal.
opener-otherPassphrase = S tem pristopnim geslom se ne odpre. Poskusite znova: zapečatena skrivnost je tukaj in noben dodaten ogled se ne šteje. Če vam pošiljatelj ni dal pristopnega gesla, pustite polje prazno.
opener-go = Odpri naslov na { $host }
opener-saved = Shranjeno

## languages

languages-title = Izberite jezik
languages-search = Poiščite svoj jezik
languages-searchHint = Lastno ime, angleško ime ali koda, na primer pt-BR.
languages-find = Išči
languages-none = Noben jezik ne ustreza.
languages-all = Vsi jeziki
languages-browser = Jezik mojega brskalnika
languages-back = Nazaj na stran
languages-counts = Besedila v drugih jezikih so prevodi. Če se razlikujejo od angleškega, velja angleško. Če najdete napačno besedo, povejte to upravljavcem tega strežnika.
languages-recipient = Jezik za prejemnika
languages-recipientHint = Za stran povezave in e-sporočilo o njej. Prejemniki, ki so izbrali jezik, ga obdržijo.
languages-recipientOwn = Kot zahteva njihov brskalnik
languages-answerer = Jezik za tistega, ki odgovori
languages-answererHint = Za stran prošnje. Ljudje, ki so izbrali jezik, ga obdržijo.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } jezik
        [two] { $n } jezika
        [few] { $n } jeziki
       *[other] { $n } jezikov
    }
languagesLive-recipientLanguage = Jezik za prejemnika
