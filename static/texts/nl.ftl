### Dutch

## layout

layout-skip = Naar inhoud gaan
layout-navigation = Hoofdmenu
layout-create = Nieuw
layout-pushes = Mijn links
layout-admin = Beheer
layout-account = Account
layout-signIn = Aanmelden
layout-languages = Taal
layout-light = Licht
layout-dark = Donker
layout-auto = Automatisch
layout-api = API
layout-about = Over
layout-aboutLine = Hoe dit werkt en wie het beheert
layout-noScript = Deze pagina heeft JavaScript nodig. De scripts ervan maken alleen verbinding met deze server.
layout-otherWays = U kunt ook de API of de opdrachtregel gebruiken.
layout-waiting = Deze pagina wordt nog geladen. Laad de pagina opnieuw als er niets verandert.
layout-plain = Deze verbinding is niet versleuteld: anderen op het netwerk kunnen lezen wat u hier verzendt en opent. Gebruik een https://-adres als dat er is.
layout-notSealed = Stop: dit is niet verzegeld
layout-notSealedText = De afzender heeft dit geheim verzegeld, maar wat de server heeft gestuurd, is niet verzegeld. Er wordt niets van getoond. Neem contact op met de afzender, bijvoorbeeld telefonisch.

## create

create-title = Een geheim delen
create-tagline = Stuur een wachtwoord of bestand met een link die verloopt.
create-kinds = Wat u deelt
create-text = Tekst
create-files = Bestanden
create-url = Link
create-qr = QR-code
create-textLabel = Uw geheim
create-shared = Gedeeld vanuit een andere app: controleer het voordat u het verzendt.
create-textPlaceholder = Een wachtwoord, een sleutel, een notitie …
create-urlLabel = Webadres
create-urlHint = De ontvanger ziet eerst het adres en bevestigt het voordat deze pagina wordt verlaten.
create-qrLabel = Tekst om als QR-code te tonen
create-qrHint = De ontvanger ziet de tekst als QR-code om te scannen.
create-message = Bericht (optioneel)
create-filesSignIn = Meld u aan om bestanden te delen.
create-hide = Verbergen tijdens het typen
create-generator = Wachtwoord genereren
create-style = Soort
create-styleCharacters = Tekens
create-styleWords = Woorden
create-stylePin = Pincode
create-pinHint = Genoeg als wachtwoordzin, omdat deze server het aantal pogingen beperkt. Te zwak als het geheim zelf.
create-length = Lengte
create-digits = Cijfers
create-symbols = Symbolen
create-capitals = Hoofdletters
create-generated = Voorstel
create-again = Nieuw voorstel
create-use = Dit gebruiken
create-lifetime = Verloopt na
create-views = Aantal weergaven
create-passphrase = Wachtwoordzin (optioneel)
create-passphraseRequired = Wachtwoordzin (vereist)
create-passphraseLength =
    { $n ->
        [one] Minstens { $n } teken.
       *[other] Minstens { $n } tekens.
    }
create-passphraseHint = Geef de wachtwoordzin apart door, bijvoorbeeld telefonisch.
create-suggest = Voorstellen
create-add = Optie toevoegen …
create-covered = Afgedekt houden tot erop wordt getikt
create-coveredHint = Niemand leest mee over de schouder van de ontvanger wanneer het wordt geopend.
create-deletable = De ontvanger mag het geheim verwijderen
create-notifyMe = Mij laten weten wanneer het wordt geopend
create-notifyByMail = U krijgt een e-mail en een markering in “Mijn links”.
create-notifyInList = U krijgt een markering in “Mijn links”.
create-name = Naam (alleen u ziet die)
create-note = Notitie (alleen u ziet die)
create-sign = Ondertekenen met uw naam
create-senderName = Uw naam
create-senderMessage = Bericht voor de ontvanger
create-senderMessageHint = Wordt getoond voordat het geheim wordt geopend, aan iedereen die de link heeft. Schrijf hier niets vertrouwelijks.
create-senderEmail = Het adres van uw account tonen: { $email }
create-sealed = End-to-end versleuteld
create-sealedHint = Niemand behalve de ontvanger kan het lezen, zelfs deze server niet.
create-sealedName = Geef het een naam voor uw lijst: ook de namen van de bestanden zijn beschermd. De naam, notitie en ondertekening zijn dat niet.
create-sealedRequired = Deze server accepteert niets anders.
create-groupLimits = Voor u gelden de limieten van uw groepen: { $groups }.
create-shownOnce = Kopieer de link nu. Hij kan niet nog eens worden getoond.
create-remembered = Uw keuzes worden op dit apparaat onthouden.
create-reset = Standaardwaarden herstellen
create-submit = Link maken
create-ready = Uw link is klaar
create-passphraseNext = Geef nu de wachtwoordzin via een andere weg door
create-passphraseReminder = De link gaat alleen open met deze wachtwoordzin. Geef die bijvoorbeeld telefonisch door. Hij wordt niet nog eens getoond.
create-copyPassphrase = Wachtwoordzin kopiëren
create-end = Nu verwijderen
create-another = Nog iets delen

## createClosed

createClosed-title = Meld u aan om een geheim te delen
createClosed-text = Vanaf uw netwerk kunnen alleen mensen met een account links maken.
createClosed-hint = Als u een link hebt ontvangen, kunt u die hier gewoon openen.
createClosed-nothingTitle = U kunt hier niets delen
createClosed-nothing = De limieten van uw groepen ({ $groups }) laten geen enkel soort geheim toe. Vraag het aan een beheerder van deze server.

## createLive

createLive-bytes = { $used } van { $limit }
createLive-characters = Tekens: { $used } van { $limit }
createLive-bits =
    { $n ->
        [one] ongeveer { $n } bit
       *[other] ongeveer { $n } bits
    }
createLive-termViews =
    { $n ->
        [one] { $n } weergave
       *[other] { $n } weergaven
    }
createLive-termUntil = tot { $date }
createLive-noPassphrase = geen wachtwoordzin
createLive-withPassphrase = met wachtwoordzin
createLive-needsPassphrase = wachtwoordzin vereist
createLive-passphraseMissing = Voer een wachtwoordzin in: deze server vereist die.
createLive-passphraseShort =
    { $n ->
        [one] Deze wachtwoordzin is te kort: minstens { $n } teken. Een reeks zoals aaaa of 1234 telt als twee.
       *[other] Deze wachtwoordzin is te kort: minstens { $n } tekens. Een reeks zoals aaaa of 1234 telt als twee.
    }
createLive-signed = Ondertekend: { $by }
createLive-blank = Voer eerst een geheim in.
createLive-tooLong = Dit is te lang: hoogstens { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] Dit is te lang: hoogstens { $n } teken.
       *[other] Dit is te lang: hoogstens { $n } tekens.
    }
createLive-badUrl = Voer een webadres in, zoals https://example.org.
createLive-unsealed = Uw browser kon dit niet verzegelen. Er is niets verzonden.
createLive-opens =
    { $n ->
        [one] Kan één keer worden geopend, tot { $date } ({ $relative }).
       *[other] Kan { $n } keer worden geopend, tot { $date } ({ $relative }).
    }
createLive-endedTitle = Het geheim is verwijderd
createLive-ended = De inhoud is gewist. Niemand kan het nog openen, ook u niet.
createLive-goneTitle = De link is verlopen
createLive-gone = Niemand kan de link nog openen. De inhoud is gewist.
createLive-linkUnsaved = U hebt de link nog niet gekopieerd en alleen deze pagina toont hem. Toch verlaten?
createLive-passphraseUnsaved = U hebt de wachtwoordzin nog niet gekopieerd en alleen deze pagina toont hem. Toch verlaten?
createLive-leaveIt = Verlaten
createLive-offline = De server heeft niet geantwoord. Controleer uw verbinding en probeer het opnieuw.
createLive-rateLimited =
    { $n ->
        [one] Te veel aanvragen. Probeer het over { $n } seconde opnieuw.
       *[other] Te veel aanvragen. Probeer het over { $n } seconden opnieuw.
    }
createLive-tryAgain = U kunt het nu opnieuw proberen.
createLive-tooLarge = Dit is groter dan de server accepteert.
createLive-signInFirst = Meld u eerst aan.
createLive-unavailable = De server is op dit moment niet beschikbaar. Wat u hebt getypt, staat hier nog: probeer het zo meteen opnieuw.
createLive-noSpace = De server heeft geen ruimte meer. Er is niets opgeslagen.
createLive-failed = Er is iets misgegaan ({ $status }). Er is niets opgeslagen.
createLive-refused = De server accepteert deze waarde niet.
createLive-tooMany =
    { $n ->
        [one] Hoogstens { $n } item.
       *[other] Hoogstens { $n } items.
    }
createLive-outOfRange = Voer een getal in van { $min } tot en met { $max }.

## resultLive

resultLive-notOpened = Nog niet geopend.
resultLive-openedTimes =
    { $n ->
        [one] Eén keer geopend: { $date }.
       *[other] { $n } keer geopend, het laatst { $date }.
    }

## fileBox

fileBox-files = Bestanden
fileBox-dropHere = Sleep bestanden of mappen hierheen
fileBox-chooseFiles = Bestanden kiezen
fileBox-chooseFolder = Map kiezen
fileBox-cancel = Annuleren

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Hoogstens één bestand van { $file }.
       *[other] Hoogstens { $n } bestanden, elk { $file }, samen { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Een link kan maar één bestand bevatten.
       *[other] Een link kan hoogstens { $n } bestanden bevatten.
    }
filesLive-fileTooLarge = “{ $name }” is groter dan { $limit }.
filesLive-filesTooLarge = Samen zijn de bestanden groter dan { $limit }.
filesLive-noFiles = Kies minstens één bestand.
filesLive-packing = “{ $name }” wordt nog ingepakt.
filesLive-remove = { $name } verwijderen
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Verbinding verbroken. Gaat vanzelf verder.
filesLive-uploaded = Verzonden. De server slaat het op …
filesLive-sealing = Wordt in uw browser verzegeld: { $percent }
filesLive-unreadable = Uw browser kan een van de bestanden niet meer lezen. Er is niets verzonden. Kies de bestanden opnieuw.
filesLive-cancelled = Geannuleerd. Er is niets opgeslagen.

## reveal

reveal-title = Een geheim voor u
reveal-intro = Iemand heeft iets vertrouwelijks met u gedeeld.
reveal-ownTitle = Uw eigen geheim
reveal-ownIntro = U hebt dit zelf gedeeld. Uw ontvangers openen het op deze pagina.
reveal-ownPage = Naar de link, de QR-code en het logboek
reveal-passphrase = Wachtwoordzin
reveal-passphraseHint = U krijgt die van de afzender, los van deze link.
reveal-unlock = Ontgrendelen
reveal-open = Geheim tonen
reveal-counts = Openen telt als een weergave.
reveal-how = Hoe dit werkt
reveal-sealed = Het is end-to-end versleuteld: alleen uw browser kan het openen en deze server kan het niet lezen.
reveal-sealedNoScript = Deze link gaat alleen open met JavaScript of met de opdracht “secretpush open”.
reveal-largeText = Een van de bestanden is groter dan 256 MiB, en deze browser kan een verzegeld bestand van die grootte niet opslaan. Dit telde niet als weergave. Open de link op een computer in Chrome of Edge via https://, of met deze opdracht:
reveal-copyCommand = Opdracht kopiëren
reveal-secret = Het geheim
reveal-show = Tonen
reveal-onPaper = Het geheim is afgedekt. Kies “Tonen” op de pagina en druk het dan opnieuw af.
reveal-hide = Verbergen
reveal-copy = Kopiëren
reveal-save = Opslaan als bestand
reveal-print = Afdrukken
reveal-files = Bestanden
reveal-download = Downloaden
reveal-downloadAll = Alles downloaden als ZIP
reveal-address = De afzender wil dat u dit adres opent:
reveal-go = Adres openen …
reveal-goTitle = Deze pagina verlaten?
reveal-goText = U gaat een adres openen op:
reveal-goYes = Openen
reveal-goTo = Adres op { $host } openen
reveal-qr = Scan deze code
reveal-qrText = Tekst van de code
reveal-remove = Nu verwijderen
reveal-removeText = Niemand kan deze link dan nog openen, ook u niet.
reveal-removeYes = Verwijderen
reveal-cancel = Annuleren
reveal-deletedTitle = Verwijderd
reveal-deletedText = Niemand kan deze link nog openen en het geheim staat niet meer op deze pagina.
reveal-undo = Ongedaan maken
reveal-openAgain = Terug naar de link
reveal-gone = Hier is niets meer
reveal-goneText = Deze link is verlopen, is verwijderd of heeft nooit bestaan.
reveal-openedHere = U hebt deze link op dit apparaat geopend op { $date } ({ $relative }). Daarna is hij verlopen of verwijderd.
reveal-goneHint = Vraag de afzender om een nieuwe link.
reveal-goneCreate = Zelf een geheim delen
reveal-letters = Typ deze drie letters
reveal-lettersNeeded = Typ de drie letters en druk dan nog eens op de knop. Er is niets geopend.
reveal-lettersOther = Dat waren andere letters. Typ deze drie en druk dan nog eens op de knop. Er is niets geopend.
reveal-wrong = De wachtwoordzin is onjuist.
reveal-limited = Te veel onjuiste wachtwoordzinnen. Wacht een minuut en probeer het dan opnieuw.
reveal-refused = Wie dit heeft gestuurd, heeft geweigerd het voor u vrij te geven.
reveal-waitOver = Uw wachttijd is voorbij. Open het opnieuw om het nog eens te vragen.
reveal-crowded = Er wachten hier te veel mensen op. Probeer het over een minuut opnieuw.
reveal-scanner = Deze browser zegt dat hij een programma is dat links controleert, daarom is er niets geopend. Open de link in een andere browser.
reveal-again = De pagina opnieuw laden opent het geheim niet nog eens. Druk op de knop om het nogmaals te openen.
reveal-failed = Er is iets misgegaan op de server. Probeer het zo meteen opnieuw.

## senderNote

senderNote-label = Van de afzender
senderNote-shares = { $name } deelt iets met u.
senderNote-writes = { $name } schrijft:
senderNote-unnamedWrites = De afzender schrijft:
senderNote-account = Het is verzonden vanuit het account { $email } op deze server.
senderNote-anyAccount = Het is verzonden vanuit het account { $email }. Iedereen kan hier een account maken, dus dit adres is niet gecontroleerd.
senderNote-unverifiedAccount = Het is verzonden vanuit het account { $email }. Niemand heeft dit adres gecontroleerd.
senderNote-ownWords = Naam en bericht heeft de afzender zelf geschreven.
senderNote-unverified = Naam en bericht heeft de afzender zelf geschreven. Deze server weet niet of de naam klopt.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] U kunt dit nog { $n } seconde ongedaan maken.
       *[other] U kunt dit nog { $n } seconden ongedaan maken.
    }

## undoLive

undoLive-deleted = Verwijderd. Niemand kan het openen.
undoLive-undo = Ongedaan maken ({ $seconds })
undoLive-undone = De verwijdering is ongedaan gemaakt.
undoLive-tooLate = Dit kon niet ongedaan worden gemaakt: het geheim is gewist.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Het kan nog één keer worden geopend, tot { $date } ({ $relative }).
       *[other] Het kan nog { $n } keer worden geopend, tot { $date } ({ $relative }).
    }
revealLive-lastView = Dit was de laatste weergave. Het geheim is van de server gewist: bewaar nu wat u nodig hebt.
revealLive-lastViewFiles = Dit was de laatste weergave. Download nu wat u nodig hebt: de links werken maar kort.
revealLive-ownView = Uw eigen weergaven tellen niet mee.
revealLive-shown = Het geheim wordt getoond.
revealLive-covered = Het geheim is afgedekt.
revealLive-copied = Gekopieerd
revealLive-copyFailed = Kopiëren is mislukt. Selecteer de tekst en kopieer die.
revealLive-wrong = De wachtwoordzin is onjuist.
revealLive-limited =
    { $n ->
        [one] Te veel onjuiste wachtwoordzinnen. Probeer het over { $n } seconde opnieuw.
       *[other] Te veel onjuiste wachtwoordzinnen. Probeer het over { $n } seconden opnieuw.
    }
revealLive-busy =
    { $n ->
        [one] Te veel aanvragen. Probeer het over { $n } seconde opnieuw.
       *[other] Te veel aanvragen. Probeer het over { $n } seconden opnieuw.
    }
revealLive-again = U kunt het nu opnieuw proberen.
revealLive-unconnected = U bent offline. Er is niets geopend.
revealLive-offline = Het antwoord van de server is niet volledig aangekomen. Het kan als weergave zijn geteld.
revealLive-failed = Er is iets misgegaan op de server. Probeer het zo meteen opnieuw.
revealLive-downloaded = Gedownload
revealLive-downloadedOf = Bestanden gedownload: { $done } van { $total }
revealLive-preview = Voorbeeld
revealLive-previewOf = Voorbeeld van { $name }
revealLive-previewFailed = Deze afbeelding kan hier niet worden getoond. U kunt het bestand wel downloaden.
revealLive-downloadFailed = De download is gestopt. De link is misschien verlopen.
revealLive-deleteFailed = Het geheim kon niet worden verwijderd.
revealLive-noAddress = Dit is geen webadres en wordt daarom als gewone tekst getoond.
revealLive-fileName = geheim.txt
revealLive-see = Tonen

## sealedLive

sealedLive-linkCut = Deze link is niet volledig: het deel na # ontbreekt. Vraag de afzender om de volledige link. Er is niets geopend en geen weergave geteld.
sealedLive-linkAltered = Deze link is onderweg afgekapt of veranderd: het deel na # klopt niet. Vraag de afzender om de volledige link. Er is niets geopend en geen weergave geteld.
sealedLive-moduleMissing = Het deel van deze pagina dat verzegelde geheimen opent, is niet aangekomen. Controleer uw verbinding en laad de pagina opnieuw. Er is niets geopend en geen weergave geteld.
sealedLive-sealBroken = De verzegelde inhoud is beschadigd of veranderd, daarom wordt er niets van getoond. Vraag de afzender om het opnieuw te verzenden.
sealedLive-sealShort = Het einde van de verzegelde inhoud ontbreekt, daarom wordt er niets van getoond. Vraag de afzender om het opnieuw te verzenden.
sealedLive-sealOther = De verzegelde inhoud past niet bij deze link, of is verzegeld op een manier die deze pagina niet kan openen. Vraag de afzender om het opnieuw te verzenden.
sealedLive-fileWhole = Volledig: “{ $name }” is tot de laatste byte gecontroleerd.
sealedLive-fileBroken = “{ $name }” is beschadigd of veranderd. Er is niets van opgeslagen.
sealedLive-fileShort = Het einde van “{ $name }” ontbreekt. Er is niets van opgeslagen.
sealedLive-fileTooLarge = “{ $name }” is te groot voor deze browser. Open de link op een computer in Chrome of Edge via https://, of met de opdracht “secretpush open”.

## newRequest

newRequest-sealed = Alleen u kunt het antwoord lezen
newRequest-sealedHint = Zelfs deze server kan het niet lezen.
newRequest-sealedRequired = Deze server accepteert niets anders.
newRequest-collectTitle = Uw sleutel tot de antwoorden
newRequest-collectText = U hebt die nodig om de antwoorden te lezen, en hij kan niet nog eens worden getoond: download het herstelbestand. Stuur het naar niemand.
newRequest-copyCollect = Sleutel kopiëren
newRequest-recovery = Herstelbestand downloaden
newRequest-showKey = Sleutel als link tonen
newRequest-title = Om een geheim vragen
newRequest-lead = Wie de link krijgt, kan u een geheim sturen, zonder account.
newRequest-link = Iemand om een geheim vragen
newRequest-what = Wat hebt u nodig?
newRequest-whatHint = Wie de link heeft, kan dit lezen. Schrijf hier niets vertrouwelijks.
newRequest-takesFiles = Bestanden sturen is toegestaan
newRequest-showsEmail = Het adres van uw account tonen aan wie antwoordt: { $email }
newRequest-notifyMe = Mij bij elk antwoord een e-mail sturen
newRequest-name = Naam (alleen u ziet die)
newRequest-note = Notitie (alleen u ziet die)
newRequest-files = Bestanden voor wie antwoordt (optioneel)
newRequest-filesHint = Bijvoorbeeld een formulier om in te vullen. Wie de link heeft, kan ze downloaden.
newRequest-until = Blijft open
newRequest-answers = Aantal toegestane antwoorden
newRequest-passphrase = Wachtwoordzin (optioneel)
newRequest-passphraseHint = Nodig om het verzoek te lezen en te beantwoorden. Geef hem bijvoorbeeld telefonisch door.
newRequest-more = Meer opties
newRequest-submit = Link maken
newRequest-ready = Uw link is klaar
newRequest-page = Pagina van dit verzoek openen
newRequest-passphraseNext = Geef nu de wachtwoordzin via een andere weg door
newRequest-passphraseReminder = Het verzoek gaat alleen open met deze wachtwoordzin. Hij wordt niet nog eens getoond.
newRequest-copyPassphrase = Wachtwoordzin kopiëren
newRequest-another = Om iets anders vragen

## newRequestLive

newRequestLive-blankRequest = Schrijf wat u nodig hebt.
newRequestLive-longRequest = Dit is te lang: hoogstens { $limit }.
newRequestLive-longNote = Uw notitie is te lang: hoogstens { $limit }.
newRequestLive-answersRange = Voer een getal in van { $min } tot en met { $max }.
newRequestLive-leadNamed = Alleen de mensen die u opgeeft, kunnen u een geheim sturen.
newRequestLive-hintNamed = Alleen de mensen die u opgeeft, kunnen dit lezen.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } antwoord
       *[other] { $n } antwoorden
    }
newRequestLive-noPassphrase = geen wachtwoordzin
newRequestLive-withPassphrase = met wachtwoordzin
newRequestLive-takes =
    { $n ->
        [one] Kan één keer worden beantwoord, tot { $date } ({ $relative }).
       *[other] Kan { $n } keer worden beantwoord, tot { $date } ({ $relative }).
    }
newRequestLive-full = U hebt te veel open verzoeken. Sluit er eerst een.
newRequestLive-tooLarge = Dit is groter dan de server accepteert.
newRequestLive-unavailable = De server is op dit moment niet beschikbaar. Wat u hebt getypt, staat hier nog: probeer het zo meteen opnieuw.
newRequestLive-noSpace = De server heeft geen ruimte meer. Er is niets opgeslagen.
newRequestLive-limited =
    { $n ->
        [one] Te veel aanvragen. Probeer het over { $n } seconde opnieuw.
       *[other] Te veel aanvragen. Probeer het over { $n } seconden opnieuw.
    }
newRequestLive-retry = U kunt het nu opnieuw proberen.
newRequestLive-noAnswer = De server heeft niet geantwoord. Controleer uw verbinding en probeer het opnieuw.
newRequestLive-problem = Er is iets misgegaan ({ $status }). Er is niets opgeslagen.
newRequestLive-refused = De server accepteert een van deze waarden niet.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Stuur mij alstublieft iets vertrouwelijks via deze link. Het verzoek kan één keer worden beantwoord, tot { $date }. U hebt geen account nodig:
       *[other] Stuur mij alstublieft iets vertrouwelijks via deze link. Het verzoek kan { $n } keer worden beantwoord, tot { $date }. U hebt geen account nodig:
    }
requestShareLive-requestSubject = Een verzoek aan u
requestShareLive-requestTerms =
    { $n ->
        [one] Het verzoek kan één keer worden beantwoord, tot { $date }.
       *[other] Het verzoek kan { $n } keer worden beantwoord, tot { $date }.
    }

## requestLetter

requestLetter-to = Voor
requestLetter-from = Van
requestLetter-title = U wordt om iets vertrouwelijks gevraagd
requestLetter-intro = U kunt het verzenden met elke telefoon of computer. U hebt geen account nodig.
requestLetter-scan = Scan de code met de camera van uw telefoon. Of typ het adres in een browser, precies zoals het hier is afgedrukt: hoofdletters en kleine letters maken verschil.
requestLetter-press = Druk op de knop op de pagina die opent, en verzend wat er wordt gevraagd.
requestLetter-passphrase = Voer de wachtwoordzin in en druk op de knop. Wie het vraagt, geeft u de wachtwoordzin via een andere weg. Voor uw veiligheid staat hij niet op dit vel: schrijf hem hier niet op.
requestLetter-keep = Vernietig dit vel daarna.

## request

request-recovery = Herstelbestand downloaden
request-loadKey = Herstelbestand laden
request-keyFile = Herstelbestand
request-linkOnce = De volledige link is één keer getoond, bij het maken van het verzoek, en staat ook in het herstelbestand. Hebt u geen van beide, sluit dan dit verzoek en maak een nieuw.
request-noScript = De antwoorden worden alleen met JavaScript getoond.
request-asked = Wat u vraagt
request-answers = Antwoorden
request-close = Verzoek sluiten
request-cancel = Annuleren

## requestKeysLive

requestKeysLive-recoveryText =
    Dit bestand opent de antwoorden op uw verzoek. Bewaar het en stuur het naar niemand.

    Om de antwoorden in een andere browser te lezen, meldt u zich aan, opent u de pagina van het verzoek en laadt u daar dit bestand, of opent u uw sleutel.
requestKeysLive-recoveryLink = De link om te versturen:
requestKeysLive-recoveryKey = Uw sleutel:
requestKeysLive-keyElsewhere = Download het herstelbestand om ze in een andere browser te lezen. Stuur het naar niemand.
requestKeysLive-keyInTab = Dit tabblad heeft de sleutel die de antwoorden opent.
requestKeysLive-keyMissing = Alleen u kunt de antwoorden lezen, en deze browser heeft uw sleutel niet: laad het herstelbestand.
requestKeysLive-keyNotInFile = Dit is niet het herstelbestand van dit verzoek.
requestKeysLive-keyLoaded = Uw sleutel is geladen.

## requestWordsLive

requestWordsLive-unnamedRequest = Verzoek van { $date }
requestWordsLive-closeQuestion = “{ $name }” sluiten? Het verzoek neemt dan geen antwoorden meer aan en wat het vraagt, wordt gewist.
requestWordsLive-answersStay = Antwoorden blijven tot ze verlopen.
requestWordsLive-closedNow = Gesloten. Wat werd gevraagd, is gewist.
requestWordsLive-answeredMeanwhile = Er is een nieuw antwoord.

## requestLive

requestLive-open = Open
requestLive-ready = Beantwoord
requestLive-closed = Gesloten
requestLive-guardedText = De wachtwoordzin schermt dit af, daarom wordt het hier niet getoond.
requestLive-closedText = Dit is gewist toen het verzoek werd gesloten.
requestLive-answersOf = Antwoorden
requestLive-answersCount = { $came } van { $total }
requestLive-openUntil = Open tot
requestLive-filesMay = Bestanden
requestLive-filesYes = Mogen worden gestuurd
requestLive-guard = Wachtwoordzin
requestLive-guardSet = Nodig om te lezen en te antwoorden
requestLive-email = Adres van uw account
requestLive-emailShown = Getoond
requestLive-noAnswers = Nog niemand heeft geantwoord.
requestLive-sendLink = Stuur de link naar wie heeft wat u nodig hebt.
requestLive-noneCame = Niemand heeft geantwoord.
requestLive-purged = De antwoorden zijn inmiddels verwijderd.
requestLive-answerBy = Antwoord van { $name }
requestLive-answerOf = Antwoord van { $date }
requestLive-newAnswer = nieuw
requestLive-answerOpen = Openen
requestLive-answerPage = Link en logboek
requestLive-answerOver = verlopen
requestLive-allCame = Beantwoord. De link neemt geen antwoorden meer aan.
requestLive-logClosed = met de hand gesloten

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } nieuw antwoord
       *[other] { $n } nieuwe antwoorden
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } antwoord
       *[other] { $n } antwoorden
    }
requestsLive-noneYet = nog geen antwoord
requestsLive-closes = sluit { $when }
requestsLive-hasClosed = gesloten
requestsLive-requestMade = gemaakt: { $when }
requestsLive-noOpen = U vraagt op dit moment om niets.
requestsLive-noReady = Geen enkel open verzoek heeft een antwoord.
requestsLive-noClosed = Er is nog geen verzoek gesloten.
requestsLive-closeRequest = Sluiten

## ownRequests

ownRequests-tab = Verzoeken
ownRequests-open = Open
ownRequests-ready = Beantwoord
ownRequests-closed = Gesloten

## answerGate

answerGate-collects = Dit is de link die de antwoorden opent. Hij is voor wie erom heeft gevraagd: meld u aan en open hem dan opnieuw.
answerGate-title = U wordt om een geheim gevraagd
answerGate-intro = Iemand vraagt u iets vertrouwelijks te sturen. U hebt geen account nodig.
answerGate-ownTitle = Uw eigen verzoek
answerGate-ownIntro = U vraagt dit zelf. Anderen antwoorden op deze pagina.
answerGate-ownPage = Naar de link, de antwoorden en het logboek
answerGate-passphraseHint = U krijgt die van wie het vraagt, los van deze link.
answerGate-read = Bekijken wat er wordt gevraagd
answerGate-left =
    { $n ->
        [one] Het verzoek kan nog één keer worden beantwoord, tot { $date } ({ $relative }).
       *[other] Het verzoek kan nog { $n } keer worden beantwoord, tot { $date } ({ $relative }).
    }
answerGate-busy = Te veel aanvragen vanaf uw adres. Wacht een minuut en probeer het dan opnieuw.

## ownAnswer

ownAnswer-title = Antwoord op “{ $name }”
ownAnswer-unnamed = Antwoord op uw verzoek
ownAnswer-intro = Alleen u kunt het openen.
ownAnswer-page = Naar het verzoek en alle antwoorden

## answer

answer-yourName = Uw naam (optioneel)
answer-yourNameHint = Wie het vraagt, ziet uw naam.
answer-yourNameOpen = Wie het vraagt, ziet uw naam. Die is niet beschermd zoals uw antwoord.
answer-addressShown = Ook uw bevestigde e-mailadres is voor die persoon te zien.
answer-title = Wat u wordt gevraagd
answer-label = Van wie het vraagt
answer-asks = Wie u deze link heeft gestuurd, vraagt:
answer-asksFiles = Wie u deze link heeft gestuurd, geeft u bestanden mee.
answer-ownWords = Geschreven door wie het vraagt. Wij hebben niet gecontroleerd wie dat is.
answer-ownWordsAccount = Geschreven door wie het vraagt.
answer-account = Dit verzoek komt van het account { $email } op deze server.
answer-anyAccount = Dit verzoek komt van het account { $email }. Iedereen kan hier een account maken, dus dit adres is niet gecontroleerd.
answer-unverifiedAccount = Dit verzoek komt van het account { $email }. Niemand heeft dit adres gecontroleerd.
answer-careful = Verzend het alleen als u weet wie het vraagt.
answer-given = Bestanden voor u
answer-text = Uw antwoord
answer-textPlaceholder = Een wachtwoord, een sleutel, een notitie …
answer-message = Bericht
answer-sealed = Dit verzoek neemt alleen een antwoord aan dat end-to-end verzegeld is. Zonder JavaScript kan deze pagina het niet verzegelen. Verzend het met deze opdracht en de volledige link:
answer-sealedOnce = Alleen wie het vraagt, kan uw antwoord lezen; deze server kan dat niet. U kunt het daarna niet meer wijzigen.
answer-once = Het wordt versleuteld opgeslagen. Alleen wie het vraagt, kan het openen, en u kunt het daarna niet meer wijzigen.
answer-send = Verzenden
answer-sent = Verzonden
answer-sentText = Uw antwoord is aangekomen. U kunt deze pagina sluiten.
answer-sentTo = Uw antwoord is aangekomen bij { $email }. U kunt deze pagina sluiten.
answer-sentMore = Nog een antwoord verzenden
answer-notSent = Niet verzonden
answer-notSentText = Ga terug: wat u hebt getypt, staat er nog.
answer-back = Opnieuw beginnen
answer-gone = Hier wordt niets meer gevraagd
answer-goneText = Dit verzoek is gesloten, de tijd is om, of het heeft nooit bestaan.
answer-goneHint = Vraag wie u de link heeft gestuurd om een nieuwe.
answer-answered = Al beantwoord
answer-answeredText = Dit verzoek heeft alle antwoorden die het vroeg.
answer-answeredHint = Was u dat niet? Laat het dan weten aan wie u de link heeft gestuurd.
answer-blankProblem = Voer in wat u wilt verzenden.
answer-tooLargeProblem = Dit is groter dan de server accepteert.
answer-spaceProblem = De server heeft geen ruimte meer. Er is niets opgeslagen.
answer-goneProblem = Dit verzoek neemt geen antwoorden meer aan. Er is niets opgeslagen.
answer-passphraseProblem = De wachtwoordzin is onjuist. Er is niets opgeslagen.
answer-unprovedProblem = Dit verzoek is voor bepaalde personen, en deze browser heeft niet bewezen dat u een van hen bent. Er is niets opgeslagen. Open de link opnieuw in een ander tabblad, laat een code mailen en verzend dan wat u hier hebt getypt.

## answerSealedLive

answerSealedLive-answerLinkCut = De link is niet volledig: het deel na # ontbreekt of is onderweg veranderd. Er is niets verzonden. Open de volledige link opnieuw, of vraag het aan wie hem heeft gestuurd.
answerSealedLive-sealerMissing = Het deel van deze pagina dat uw antwoord verzegelt, is niet aangekomen. Er is niets verzonden. Controleer uw verbinding en laad de pagina opnieuw.
answerSealedLive-notSealed = Uw browser kon dit niet verzegelen. Er is niets verzonden.

## answerLive

answerLive-bytes = { $used } van { $limit }
answerLive-blank = Voer in wat u wilt verzenden.
answerLive-blankFiles = Voer in wat u wilt verzenden, of kies bestanden.
answerLive-tooLong = Dit is te lang: hoogstens { $limit }.
answerLive-tooLarge = Dit is groter dan de server accepteert.
answerLive-over = Dit verzoek neemt geen antwoorden meer aan. Er is niets opgeslagen.
answerLive-wrong = De wachtwoordzin is onjuist. Er is niets opgeslagen.
answerLive-limited =
    { $n ->
        [one] Te veel aanvragen. Probeer het over { $n } seconde opnieuw.
       *[other] Te veel aanvragen. Probeer het over { $n } seconden opnieuw.
    }
answerLive-again = U kunt het nu opnieuw proberen.
answerLive-unavailable = De server is op dit moment niet beschikbaar. Wat u hebt getypt, staat hier nog: probeer het zo meteen opnieuw.
answerLive-noSpace = De server heeft geen ruimte meer. Er is niets opgeslagen.
answerLive-offline = De server heeft niet geantwoord. Het antwoord is misschien toch aangekomen: laad de pagina opnieuw om dat te zien.
answerLive-failed = Er is iets misgegaan ({ $status }). Er is niets opgeslagen.
answerLive-refused = De server accepteert dit antwoord niet. Er is niets opgeslagen.

## receipt

receipt-choice = Een verzendbewijs bewaren
receipt-choiceHint = Een tweede link, alleen voor u: die toont of het geheim is geopend en kan het verwijderen.
receipt-yours = Bewaar uw verzendbewijs
receipt-yoursShows = Het toont of het geheim is geopend en kan het verwijderen.
receipt-yoursText = Het kan het geheim niet lezen. Houd het voor uzelf: de ontvanger heeft de link hierboven nodig.
receipt-open = Verzendbewijs openen
receipt-copy = Verzendbewijs kopiëren
receipt-remember = Mijn links op dit apparaat onthouden
receipt-rememberHint = Alleen de verzendbewijzen, en alleen in deze browser. Wie die kan gebruiken, kan ze zien. Als u dit uitschakelt, worden ze allemaal vergeten.
receipt-list = Mijn recente links
receipt-listText = Wat deze browser onthoudt van de links die u zonder account hebt gemaakt.
receipt-listNone = Deze browser onthoudt geen links. Bij een verzendbewijs kunt u daarvoor kiezen.
receipt-listScripts = Deze lijst heeft JavaScript nodig: de browser bewaart de lijst, niet de server.
receipt-forget = Alles vergeten
receipt-notOpened = Nog niet geopend
receipt-neverOpened = Nooit geopend
receipt-notOpenedText = Tot nu toe heeft niemand de link geopend.
receipt-opened =
    { $n ->
        [one] Eén keer geopend
       *[other] { $n } keer geopend
    }
receipt-times = Wanneer de link is geopend
receipt-timesSome = Wanneer de link het laatst is geopend
receipt-over = Niemand kan de link nog openen.
receipt-overViews = De link is zo vaak geopend als u toestond, het laatst op { $date }. De inhoud is gewist.
receipt-overTime = De tijd was om op { $date }. De inhoud is gewist.
receipt-overHand = Verwijderd op { $date }. De inhoud is gewist.
receipt-left =
    { $n ->
        [one] De link kan nog één keer worden geopend, tot { $date }.
       *[other] De link kan nog { $n } keer worden geopend, tot { $date }.
    }
receipt-alarmed = Een ontvanger zegt dat iemand anders de link eerder heeft geopend. Overleg met uw ontvanger.
receipt-frozen = De link is gepauzeerd: niemand kan hem openen.
receipt-again = Opnieuw kijken
receipt-unknown = Hier is niets bekend
receipt-unknownText = Dit verzendbewijs hoort bij geen enkele link van deze server. Controleer of het adres volledig is.
receipt-unknownHint = Enige tijd nadat een link is verlopen, verwijdert de server alles wat hij ervan wist.

## receiptListLive

receiptListLive-made = Gemaakt op { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Eén keer geopend
       *[other] { $n } keer geopend
    }
receiptListLive-stateNone = Nog niet geopend
receiptListLive-stateOver = Verlopen
receiptListLive-stateAlarmed = Alarm
receiptListLive-stateFrozen = Gepauzeerd
receiptListLive-stateUnknown = Er is niets meer over bekend
receiptListLive-stateFailed = De server heeft niet geantwoord
receiptListLive-forgotten = Vergeten. Deze browser onthoudt vanaf nu geen links meer.

## about

about-title = Hoe dit werkt en wie het beheert
about-lead = U deelt een geheim als een link. De link houdt vanzelf op te werken, en dan wordt het geheim gewist.
about-operatorTitle = Wie deze server beheert
about-runBy = Deze server wordt beheerd door { $name }.
about-unnamed = De exploitant van deze server heeft hier geen naam ingevuld. Vraag het aan degene die u hierheen heeft gestuurd.
about-contact = Contactgegevens:
about-program = Programma: Secret Push, versie { $version }.
about-words = Het stelt woorden voor uit de EFF Long Wordlist van de Electronic Frontier Foundation (https://www.eff.org/dice), op vier woorden na, onder CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Hoe een geheim wordt beschermd
about-sealed = De server versleutelt elk geheim met AES-256-GCM voordat hij het opslaat. De sleutel wordt afgeleid van een eigen willekeurige sleutel, de link en, als die er is, de wachtwoordzin.
about-masterKey = De willekeurige sleutel wordt versleuteld opgeslagen met de hoofdsleutel van de server, die buiten de database wordt bewaard.
about-passphrase = De server slaat geen wachtwoordzin op en ook niets om er een mee te vergelijken. Argon2id maakt raden langzaam, en na vijf onjuiste pogingen binnen een minuut moet een adres wachten.
about-files = Namen en inhoud van bestanden worden ook versleuteld.
about-transport = Deze versleuteling gebeurt op de server. Een https://-adres beschermt de weg daarheen.
about-endToEnd = Een afzender kan een geheim ook in de browser of met de opdrachtregel verzegelen, in de open indeling age. De sleutel staat in de link na het #, een deel dat browsers nooit verzenden: deze server bewaart en levert wat hij niet kan lezen.
about-endTitle = Wat er gebeurt als een link verloopt
about-end = Een link verloopt na de gekozen tijd, na de laatste toegestane weergave of wanneer iemand hem verwijdert. Op dat moment worden de sleutel, het geheim en het bericht van de afzender gewist.
about-endFiles = Ook bestanden worden verwijderd. De downloadlinks van de laatste weergave werken nog: hoogstens { $time }, en nooit langer dan de gekozen tijd.
about-rowAnonymous = Het logboek van een geheim dat zonder account is gedeeld, wordt { $time } na het verlopen verwijderd.
about-rowAnonymousKept = Het logboek van een geheim dat zonder account is gedeeld, wordt bewaard tot de exploitant het verwijdert.
about-rowOwned = Het logboek van een geheim van een aangemelde afzender wordt { $time } na het verlopen verwijderd, samen met de naam en de notitie die de afzender eraan heeft gegeven.
about-rowOwnedKept = Het logboek van een geheim van een aangemelde afzender wordt bewaard, samen met de naam en de notitie die de afzender eraan heeft gegeven, tot de exploitant het verwijdert.
about-backups = Een back-up bevat wat er was opgeslagen toen hij werd gemaakt, tot de exploitant hem verwijdert.
about-loggedTitle = Wat er wordt vastgelegd
about-logged = Voor elk geheim: wanneer het is gemaakt, geopend, verwijderd of met een onjuiste wachtwoordzin geprobeerd, met het netwerkadres, de browser en de pagina waar de bezoeker vandaan kwam. Aangemelde afzenders zien dit logboek voor hun eigen geheimen.
about-request = Voor elke aanvraag: tijdstip, soort pagina, resultaat, duur en netwerkadres. Nooit de link, het geheim of de wachtwoordzin. De exploitant bepaalt hoelang deze regels worden bewaard.
about-cookies = Cookies: één voor uw sessie nadat u zich hebt aangemeld, telkens één voor de taal en de kleuren die u kiest, en één in een browser die op een afzender wacht of een link heeft gemeld. U wordt niet gevolgd en de pagina’s laden niets van andere servers.
about-operatorReadsTitle = Wat de exploitant wel en niet kan lezen
about-seesMeta = De exploitant ziet dat een geheim bestaat: de soort, grootte, tijdstippen, weergaven en het logboek ervan, en het e-mailadres van een aangemelde afzender.
about-adminPage = Beheerders kunnen elk geheim verwijderen. Ze zien noch de inhoud, noch de naam, notitie of link. Ze kunnen wel het wachtwoord van een gebruiker opnieuw instellen en zich dan als die gebruiker aanmelden.
about-readsOwned = Wie zowel de opgeslagen gegevens als de hoofdsleutel heeft, kan een niet-verlopen geheim van een aangemelde afzender lezen als het geen wachtwoordzin heeft, en ook de namen, notities en berichten van die afzender.
about-readsAnonymous = Voor een geheim dat zonder account is gedeeld, is ook de link nodig, die de server niet bewaart.
about-readsGuarded = Voor een geheim met een wachtwoordzin is ook de wachtwoordzin nodig. Een korte kan worden geraden, een lange niet.
about-running = Wie de draaiende server in handen heeft, kan een geheim en de wachtwoordzin ervan zien wanneer het wordt gemaakt en wanneer het wordt geopend.
about-readsSealed = De exploitant kan een verzegeld geheim niet lezen, zelfs niet met alle gegevens en de hoofdsleutel. Een gemanipuleerde server zou echter een pagina kunnen leveren die het geheim prijsgeeft: om dat uit te sluiten, opent u de link met de opdrachtregel.
about-readsExpired = Niemand kan een verlopen geheim lezen, ook de exploitant niet, tenzij een back-up van daarvoor het nog bevat.
about-youTitle = Wat u kunt doen
about-you = Kies weinig weergaven en een korte tijd. Voeg een wachtwoordzin toe en geef die via een andere weg door dan de link. Open een geheim pas als u het veilig kunt bewaren.

## accessibility

accessibility-title = Toegankelijkheid
accessibility-lead = Iedereen moet een geheim kunnen delen en openen, hoe iemand ook ziet, hoort, beweegt en leest.
accessibility-contactTitle = Als u ergens tegenaan loopt
accessibility-contact = Laat de exploitant van deze server weten wat voor u niet werkt, of vraag om een andere manier:
accessibility-nobody = De exploitant van deze server heeft hier geen contactgegevens ingevuld. Laat degene die u hierheen heeft gestuurd weten wat voor u niet werkt, en vraag om een andere manier.
accessibility-standardTitle = Waaraan deze pagina’s voldoen
accessibility-standard = Deze pagina’s zijn gemaakt om te voldoen aan WCAG 2.2 op niveau AA, en daarmee aan hoofdstuk 9 van EN 301 549. Volgens de eigen controle van de makers doen ze dat, met uitzondering van wat in de volgende lijst staat.
accessibility-missingTitle = Wat er ontbreekt
accessibility-missingUndo = Een verwijdering kan acht seconden lang ongedaan worden gemaakt en niet langer, omdat een geheim zijn verwijdering niet mag overleven. De knop daarvoor heeft meteen de focus.
accessibility-missingLanguage = Wat mensen zelf hebben geschreven, zoals een bericht of de naam van een bestand, is niet gemarkeerd met de taal ervan.
accessibility-missingReaders = Voor de controle is geen schermlezer gebruikt, en er hebben nog geen mensen met een beperking meegedaan.
accessibility-checkedTitle = Hoe dat is gecontroleerd
accessibility-checkedByProgram = Met axe-core: elke pagina in elke toestand, op een smal scherm en op een breed, licht en donker. Elke pagina past ook op 320 pixels, en met tekst op dubbele grootte.
accessibility-checkedByHand = Met de hand: de belangrijkste routes door de pagina’s, alleen met het toetsenbord, met meer ruimte tussen letters en regels, en in de toegankelijkheidsstructuur van Chromium, waaruit schermlezers lezen.

## caution

caution-notMe = Dat was ik niet
caution-tellText = Als het geen bekende van u was, laat het de afzender dan weten: die ziet het in het logboek.
caution-tellFreezes = Dit pauzeert ook de link: niemand kan hem openen tot de afzender hem hervat.
caution-tell = Aan de afzender melden
caution-told = U hebt aan de afzender gemeld dat u dat niet was.
caution-askSender = Als u dat niet was, vraag de afzender dan om een nieuw geheim.
caution-toldTitle = De afzender kan het nu zien
caution-toldText = In het logboek van de afzender staat dat iemand deze link vóór u heeft geopend.
caution-toldFrozen = De link is gepauzeerd: niemand kan hem openen tot de afzender hem hervat.
caution-toldOpen = De link werkt nog. Vraag het aan de afzender voordat u vertrouwt op wat erachter zit.
caution-toldNext = Overleg met de afzender via een andere weg, bijvoorbeeld telefonisch.
caution-back = Terug naar het geheim
caution-frozenTitle = Deze link is gepauzeerd
caution-frozenText = Niemand kan hem op dit moment openen. Hij werkt weer zodra de afzender hem hervat.
caution-frozenHint = Vraag het aan de afzender en laad deze pagina dan opnieuw. Dit telde niet als weergave.
caution-elsewhereTitle = Niet vanaf dit netwerk
caution-elsewhereText = De afzender heeft gekozen binnen welke netwerken deze link opengaat. Uw adres { $address } hoort bij geen daarvan.
caution-elsewhereHint = Maak verbinding met het juiste netwerk en laad deze pagina dan opnieuw. Dit telde niet als weergave.
caution-earlyTitle = Nog niet open
caution-earlyText = Deze link gaat open op { $date } ({ $relative }).
caution-earlyHint = Laad deze pagina dan opnieuw. Dit telde niet als weergave.
caution-notBefore = Gaat niet open vóór (optioneel)
caution-notBeforeHint = In de tijdzone van dit apparaat. Alleen u kunt het eerder openen.
caution-afterFirstView = Na de eerste weergave verlopen over
caution-networks = Alleen binnen deze netwerken (vraag uw IT-afdeling)
caution-networksHint = Adressen en bereiken zoals 192.0.2.0/24, gescheiden door komma’s.
caution-addressees = Alleen voor deze personen (optioneel)
caution-addresseesHint = E-mailadressen, of groepen zoals group:staff, gescheiden door komma’s. Voordat de link opengaat, gebruiken zij de bedrijfsaanmelding of een code die naar hen wordt gemaild.
caution-addresseesByCompany = E-mailadressen, of groepen zoals group:staff, gescheiden door komma’s. Voordat de link opengaat, gebruiken zij de bedrijfsaanmelding.
caution-addresseesByCode = E-mailadressen, gescheiden door komma’s. Niemand heeft een account nodig: voordat de link opengaat, typen zij een code die naar hen wordt gemaild.
caution-addresseesRequired = Alleen voor deze personen (vereist)
caution-addresseesNext = Alleen voor { $people }. Stuur hun de link. Voor hen gaat hij open na de bedrijfsaanmelding.
caution-addresseesNextByCode = Alleen voor { $people }. Stuur hun de link. Op de pagina ervan laten zij een code naar hun adres mailen.
caution-addresseesNextByEither = Alleen voor { $people }. Stuur hun de link. Op de pagina ervan gebruiken zij de bedrijfsaanmelding of laten zij een code naar hun adres mailen.
caution-openings = De ontvanger waarschuwen als iemand de link al heeft geopend
caution-freeze = Link pauzeren
caution-thaw = Link hervatten

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Deze link is al één keer geopend, op { $date } ({ $relative }).
       *[other] Deze link is al { $n } keer geopend, het laatst op { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = “{ $entry }” is geen e-mailadres.
addresseesLive-notIn = Adressen in { $domain } zijn niet toegestaan.
addresseesLive-wanted = Voer in voor wie de link is: deze server vraagt erom.

## cautionCreateLive

cautionCreateLive-badMoment = Kies een moment voordat de link verloopt.
cautionCreateLive-termNotBefore = gaat open { $date }
cautionCreateLive-notSooner = Geen wijziging
cautionCreateLive-termFirstView = verloopt { $duration } na de eerste weergave
cautionCreateLive-badNetwork = “{ $network }” is geen netwerk. Voer adressen en bereiken in, zoals 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] alleen vanaf { $n } netwerk
       *[other] alleen vanaf { $n } netwerken
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] alleen voor { $n } ontvanger
       *[other] alleen voor { $n } ontvangers
    }
cautionCreateLive-termLock = alleen eerste apparaat
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } weergave per ontvanger
       *[other] { $n } weergaven per ontvanger
    }

## cautionOwnLive

cautionOwnLive-frozen = Gepauzeerd
cautionOwnLive-alarmed = Gemeld
cautionOwnLive-frozenNow = Deze link is gepauzeerd: niemand behalve u kan hem openen. Hij verloopt nog steeds op { $date }.
cautionOwnLive-alarm = Een ontvanger zegt dat iemand anders de link eerder heeft geopend. Gemeld op { $date } ({ $relative }), vanaf { $address } ({ $browser }).
cautionOwnLive-alarmNext = Vergelijk de items hieronder met wie u de link hebt gegeven. Verwijder de link bij twijfel en wijzig het geheim.
cautionOwnLive-settle = Melding sluiten
cautionOwnLive-thawQuestion = “{ $name }” hervatten? Wie de link heeft, kan hem weer openen.
cautionOwnLive-nowFrozen = Gepauzeerd. Niemand behalve u kan hem openen.
cautionOwnLive-nowThawed = De link werkt weer.
cautionOwnLive-nowSettled = Melding gesloten.
cautionOwnLive-networks = Netwerken
cautionOwnLive-recipients = Ontvangers
cautionOwnLive-recipientsOnly = Alleen voor { $recipients }
cautionOwnLive-networksOnly = Alleen vanaf { $networks }
cautionOwnLive-lock = Apparaten
cautionOwnLive-lockYes = Alleen het eerste apparaat kan het nog eens openen
cautionOwnLive-shares = Weergaven per persoon
cautionOwnLive-sharesEach =
    { $n ->
        [one] Elke ontvanger mag de link één keer openen
       *[other] Elke ontvanger mag de link { $n } keer openen
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } poging vanaf een netwerk dat u niet hebt toegestaan.
       *[other] { $n } pogingen vanaf netwerken die u niet hebt toegestaan.
    }

## hold

hold-title = Wachten op de afzender
hold-tell = De afzender moet dit voor u vrijgeven. Geef de afzender deze drie woorden door, bijvoorbeeld telefonisch:
hold-plain = Deze pagina kijkt om de paar seconden opnieuw.
hold-look = Nu kijken
hold-released = De afzender heeft het voor u vrijgegeven. U kunt het één keer openen.
hold-counts = De afzender moet het voor u vrijgeven.
hold-ask = De afzender om vrijgave vragen
hold-refusedTitle = De afzender heeft geweigerd
hold-refusedText = De afzender heeft dit niet voor u vrijgegeven en heeft de link gepauzeerd.
hold-refusedHint = Als u hierop wachtte, bel dan de afzender. Er is niets geopend.
hold-choice = Mij om toestemming vragen voordat de link opengaat
hold-choiceHint = De ontvanger leest u telefonisch drie woorden voor, en u laat de ontvanger toe.
hold-who = Wie op u wacht
hold-compare = Laat alleen iemand toe die u precies deze woorden noemt, bijvoorbeeld telefonisch.
hold-nobody = Er wacht nog niemand. Wie de link opent, wacht hier en leest u drie woorden voor.

## holdGateLive

holdGateLive-title = Wachten op de afzender
holdGateLive-until = Deze pagina wacht tot { $date } ({ $relative }). U kunt de pagina open laten.
holdGateLive-waiting = Wachten. Uw woorden: { $words }.
holdGateLive-released = De afzender heeft het vrijgegeven.
holdGateLive-crowded =
    { $n ->
        [one] Er wachten hier te veel mensen op. Probeer het over { $n } seconde opnieuw.
       *[other] Er wachten hier te veel mensen op. Probeer het over { $n } seconden opnieuw.
    }

## holdCreateLive

holdCreateLive-termHold = vraagt u eerst om toestemming

## holdOwnLive

holdOwnLive-release = Toelaten
holdOwnLive-refuse = Weigeren en pauzeren
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Toegelaten, nog niet geopend
holdOwnLive-asks =
    { $n ->
        [one] { $n } persoon wacht
       *[other] { $n } personen wachten
    }
holdOwnLive-arrived = Er wacht iemand: { $words }.
holdOwnLive-nowReleased = Toegelaten: deze persoon kan het één keer openen.
holdOwnLive-nowRefused = Geweigerd. De link is gepauzeerd.
holdOwnLive-tooLate = Het wachten was al voorbij.
holdOwnLive-hold = Vrijgave
holdOwnLive-holdYes = De link vraagt u om toestemming voordat hij opengaat

## links

links-choice = Voor iedereen een eigen link

## linksLive

linksLive-noGroups = Een groep kan geen eigen link krijgen: haal “{ $group }” weg of noem de personen.
linksLive-making = Link { $at } van { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] De server vraagt om te wachten: { $address } volgt over { $n } seconde.
       *[other] De server vraagt om te wachten: { $address } volgt over { $n } seconden.
    }
linksLive-notTried = Geannuleerd. Er is niets opgeslagen.
linksLive-ready =
    { $n ->
        [one] { $n } link is klaar
       *[other] { $n } links zijn klaar
    }
linksLive-opens =
    { $n ->
        [one] Elke link kan één keer worden geopend, tot { $date } ({ $relative }), en alleen door de eigen ontvanger.
       *[other] Elke link kan { $n } keer worden geopend, tot { $date } ({ $relative }), en alleen door de eigen ontvanger.
    }
linksLive-links = Links
linksLive-copyOne = Kopiëren
linksLive-copyAll = Alles kopiëren als tekst
linksLive-pageOf = Pagina van deze link
linksLive-keptByPasskey = Voor kopiëren wordt om uw toegangssleutel gevraagd.
linksLive-gone = Deze pagina toont deze link niet meer.
linksLive-linksKept = Deze browser bewaart de links. Geen andere kan ze tonen.
linksLive-onlyHere = Kopieer de links nu. Ze kunnen niet nog eens worden getoond.
linksLive-unmade = Sommige links zijn nog niet gemaakt en wat u deelt, staat alleen op deze pagina. Toch verlaten?
linksLive-unsaved = U hebt nog niet elke link gekopieerd en alleen deze pagina toont ze. Toch verlaten?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } link is niet gemaakt:
       *[other] { $n } links zijn niet gemaakt:
    }
linksLive-again = Opnieuw proberen

## lock

lock-choice = Alleen het eerste apparaat kan het nog eens openen
lock-choiceHint = Wie de link als eerste opent, behoudt hem. Op elk ander apparaat of in elke andere browser staat dat hij elders is geopend.
lock-viewsEach = Weergaven per ontvanger (optioneel)
lock-viewsEachHint = Elk adres heeft dan eigen weergaven en niemand kan die van anderen opmaken.
lock-first = Alleen de browser die dit als eerste opent, kan het nog eens openen. Open het dus waar u het nodig hebt. Uw browser bewaart daarvoor een cookie.
lock-own = Deze browser heeft het als eerste geopend. Alleen deze browser kan het nog eens openen.
lock-elsewhereTitle = In een andere browser geopend
lock-elsewhereText = Deze link gaat alleen open in de browser die hem als eerste heeft geopend, en dat was niet deze.
lock-elsewhereHint = Als u dat was, ga dan terug naar dat apparaat en die browser. Zo niet, dan heeft iemand anders het geheim misschien gelezen.
lock-needsCookie = Deze link heeft een cookie nodig en uw browser heeft er geen gestuurd. Sta cookies toe voor deze pagina en probeer het dan opnieuw.
lock-usedTitle = U hebt hem al geopend
lock-usedText =
    { $n ->
        [one] De afzender laat elke ontvanger deze link één keer openen, en dat hebt u gedaan.
       *[other] De afzender laat elke ontvanger deze link { $n } keer openen, en dat hebt u gedaan.
    }
lock-usedHint = Als u het nog eens nodig hebt, vraag de afzender dan om een nieuwe link.

## sharesLive

sharesLive-lastView = Dit was uw laatste weergave. Bewaar nu wat u nodig hebt.
sharesLive-lastViewFiles = Dit was uw laatste weergave. Download nu wat u nodig hebt: de links werken maar kort.

## preview

preview-title = De link
preview-text = Wie deze link heeft, kan het geheim openen. Deze pagina bekijken telt niet als weergave.
preview-sealedText = Wie de volledige link heeft, kan het geheim openen. Deze pagina bekijken telt niet als weergave.
preview-shownOnce = Het is end-to-end versleuteld: de volledige link is één keer getoond, bij het maken, en kan niet nog eens worden getoond.
preview-lost = Hebt u die niet meer, verwijder dan deze link en maak een nieuwe.
preview-qrOf = QR-code van de link
preview-terms = Details

## returned

returned-one = De e-mail aan { $recipient } kwam terug: { $reason } (status { $status }, { $when }).
returned-hint = Controleer het adres, of geef de link op een andere manier door.
returned-no_mailbox = dit postvak bestaat niet
returned-no_domain = het domein bestaat niet of neemt geen e-mail aan
returned-closed = het postvak neemt geen e-mail aan
returned-full = het postvak is vol
returned-too_large = de e-mail is te groot voor het postvak
returned-unreachable = de mailserver van het adres was niet bereikbaar
returned-policy = de mailserver van het adres neemt zulke e-mail van deze server niet aan
returned-refused = de mailserver van het adres heeft de e-mail geweigerd

## share

share-link = Link
share-copy = Link kopiëren
share-share = Delen
share-mail = E-mail
share-message = Kopiëren als bericht
share-qr = QR-code
share-print = Brief afdrukken
share-page = Pagina van deze link openen
share-png = Opslaan als PNG
share-svg = Opslaan als SVG

## shareLive

shareLive-copied = Gekopieerd
shareLive-copyFailed = Kopiëren is mislukt. Selecteer de tekst en kopieer die.
shareLive-letterFailed = De brief kon niet worden geladen. Controleer uw verbinding en probeer het opnieuw.
shareLive-codeFailed = De code kon niet worden opgeslagen. Controleer uw verbinding en probeer het opnieuw.
shareLive-message =
    { $n ->
        [one] Ik deel iets vertrouwelijks met u. De link kan één keer worden geopend, tot { $date }:
       *[other] Ik deel iets vertrouwelijks met u. De link kan { $n } keer worden geopend, tot { $date }:
    }
shareLive-mailSubject = Een geheim voor u
shareLive-letterTerms =
    { $n ->
        [one] De link kan één keer worden geopend, tot { $date }. Daarna wordt de inhoud gewist.
       *[other] De link kan { $n } keer worden geopend, tot { $date }. Daarna wordt de inhoud gewist.
    }

## letter

letter-to = Voor
letter-from = Van
letter-title = Iets vertrouwelijks voor u
letter-intro = U kunt het openen op elke telefoon of computer. U hebt geen account nodig.
letter-scan = Scan de code met de camera van uw telefoon. Of typ het adres in een browser, precies zoals het hier is afgedrukt: hoofdletters en kleine letters maken verschil.
letter-press = Druk op de knop op de pagina die opent.
letter-passphrase = Voer de wachtwoordzin in en druk op de knop. De afzender geeft u de wachtwoordzin via een andere weg. Voor uw veiligheid staat hij niet op dit vel: schrijf hem hier niet op.
letter-keep = Bewaar wat u nodig hebt en vernietig dit vel daarna.
letter-code = QR-code van het adres

## push

push-opened = Wie de link heeft geopend
push-log = Volledig logboek
push-when = Wanneer
push-what = Wat
push-address = Adres
push-browser = Browser
push-older = Eerdere
push-newer = Latere
push-end = Nu verwijderen
push-cancel = Annuleren

## pushChange

pushChange-title = Deze link wijzigen
pushChange-back = Terug naar de link
pushChange-expires = Verloopt
pushChange-views = Hoe vaak de link in totaal kan worden geopend
pushChange-save = Wijzigingen opslaan
pushChange-extend = Verlengen met { $duration }
pushChange-change = Wijzigen …
pushChange-changed = Gewijzigd.
pushChange-viewsBetween = Van { $min } tot en met { $max }. Tot nu toe geopend: { $used }.
pushChange-latest = Uiterlijk { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Kies een tijdstip tussen { $from } en { $to }.

## agentLive

agentLive-agentOn = { $browser } op { $system }
agentLive-agentUnknown = onbekend

## pushLive

pushLive-codesWait = Wachtende e-mails met codes voor ontvangers: { $count }. De eerste komt uiterlijk { $time }.
pushLive-codesFailed = Code niet gemaild: { $addresses }.
pushLive-text = Tekst
pushLive-file = Bestanden
pushLive-url = Link
pushLive-qr = QR-code
pushLive-active = Actief
pushLive-expired = Verlopen
pushLive-views = Weergaven
pushLive-viewsLeft = nog { $left } van { $total }
pushLive-viewsUsed = { $used } van { $total } gebruikt
pushLive-expires = Verloopt
pushLive-notBefore = Gaat open
pushLive-firstView = Na de eerste weergave
pushLive-firstViewEnds = Verloopt { $duration } later
pushLive-passphrase = Wachtwoordzin
pushLive-passphraseSet = Ingesteld: de link gaat alleen daarmee open.
pushLive-covered = Afgedekt
pushLive-coveredYes = Ja, tot de ontvanger erop tikt
pushLive-deletable = Ontvangers mogen het verwijderen
pushLive-deletableYes = Ja
pushLive-files = Bestanden
pushLive-fileGuarded = naam afgeschermd door de wachtwoordzin
pushLive-filesSealed =
    { $n ->
        [one] { $n } bestand, { $size }, naam verzegeld
       *[other] { $n } bestanden, { $size }, namen verzegeld
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } bestand, gewist
       *[other] { $n } bestanden, gewist
    }
pushLive-created = Gemaakt
pushLive-name = Naam
pushLive-endedByViews = De laatste weergave is gebruikt: { $when }. De inhoud is gewist.
pushLive-endedByTime = De tijd was om: { $when }. De inhoud is gewist.
pushLive-endedByHand = Verwijderd: { $when }, vanaf { $address } ({ $browser }). De inhoud is gewist.
pushLive-neverOpened = Niemand heeft de link geopend.
pushLive-openedNewest =
    { $n ->
        [one] Hier staat de nieuwste. In het logboek staan ze allemaal.
       *[other] Hier staan de nieuwste { $n }. In het logboek staan ze allemaal.
    }
pushLive-scanned =
    { $n ->
        [one] Een programma, zoals een linkvoorbeeld in een chat, heeft de pagina van de link één keer gescand. Dat telt niet als weergave.
       *[other] Programma’s, zoals linkvoorbeelden in een chat, hebben de pagina van de link { $n } keer gescand. Dat telt niet als weergave.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] Er is { $n } onjuiste wachtwoordzin ingevoerd.
       *[other] Er zijn { $n } onjuiste wachtwoordzinnen ingevoerd.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } poging terwijl de link verlopen, gepauzeerd of nog niet open was.
       *[other] { $n } pogingen terwijl de link verlopen, gepauzeerd of nog niet open was.
    }
pushLive-openedMeanwhile = Zojuist geopend.
pushLive-ended = Verwijderd. De inhoud is gewist.

## presets

presets-presets = Voorinstellingen
presets-keep = Als voorinstelling opslaan …
presets-title = Uw voorinstellingen
presets-text = Opties die u hebt opgeslagen voor nieuwe links. Kies een voorinstelling bij het maken van een link om ze te gebruiken.

## presetsLive

presetsLive-presets = Voorinstellingen
presetsLive-keepTitle = Als voorinstelling opslaan
presetsLive-name = Naam
presetsLive-save = Opslaan
presetsLive-cancel = Annuleren
presetsLive-badName = Voer een naam van hoogstens 40 tekens in. U kunt tot 20 voorinstellingen opslaan.
presetsLive-badTerms = Deze server accepteert een van deze opties niet.
presetsLive-taken = U hebt al een voorinstelling met deze naam.
presetsLive-offline = De server heeft niet geantwoord. Controleer uw verbinding en probeer het opnieuw.
presetsLive-failed = Er is iets misgegaan ({ $status }). Er is niets gewijzigd.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } weergave
       *[other] { $n } weergaven
    }
ownPresetsLive-rename = Naam wijzigen
ownPresetsLive-renameOf = Naam van “{ $name }” wijzigen
ownPresetsLive-remove = Verwijderen
ownPresetsLive-removeQuestion = De voorinstelling “{ $name }” verwijderen? Links die ermee zijn gemaakt, blijven zoals ze zijn.

## signIn

signIn-title = Aanmelden
signIn-email = E-mailadres
signIn-password = Wachtwoord
signIn-newPassword = Nieuw wachtwoord
signIn-passwordHint =
    { $n ->
        [one] Minstens { $n } teken. Een paar woorden werken goed.
       *[other] Minstens { $n } tekens. Een paar woorden werken goed.
    }
signIn-submit = Aanmelden
signIn-passkey = Aanmelden met een toegangssleutel
signIn-signUp = Account maken
signIn-have = Ik heb een account
signIn-name = E-mailadres of gebruikersnaam
signIn-companyOrLocal = Gebruik uw bedrijfswachtwoord of, als u er een hebt, een wachtwoord van deze server.
signIn-companyOrAdmins = Gebruik uw bedrijfswachtwoord. Beheerders kunnen ook een wachtwoord van deze server gebruiken.
signIn-company = Gebruik uw bedrijfswachtwoord.
signIn-adminsOnly = Alleen beheerders melden zich aan met een wachtwoord.
signIn-forgot = Wachtwoord vergeten? Een beheerder kan u een link sturen.
signIn-setUpTitle = Welkom
signIn-setUpText = Deze server heeft nog geen accounts. Maak het eerste: dat wordt het beheerdersaccount.
signIn-setUpCode = Installatiecode
signIn-setUpCodeHint = De server heeft de code bij het starten getoond. Kijk in de terminal of het logboek.
signIn-setUpSubmit = Account maken
signIn-resetTitle = Kies uw wachtwoord
signIn-resetAccount = Voor het account { $email }
signIn-resetText = Deze link werkt één keer. Het gebruik ervan beëindigt alle sessies en API-tokens van uw account.
signIn-lettersWhy = Zo laat u zien dat u geen programma bent.
signIn-resetSubmit = Opslaan en aanmelden

## sessionsLive

sessionsLive-sessions = Sessies
sessionsLive-sessionHere = deze browser
sessionsLive-sessionBegan = aangemeld: { $when }
sessionsLive-sessionUsed = laatst gebruikt: { $when }
sessionsLive-sessionEnd = Beëindigen
sessionsLive-sessionEndQuestion = De sessie in { $name } beëindigen? Die browser wordt meteen afgemeld.
sessionsLive-sessionEnded = Beëindigd. Die browser is afgemeld.
sessionsLive-noSessions = Nergens aangemeld.
sessionsLive-othersQuestion = Overal elders afmelden? Hier blijft u aangemeld.
sessionsLive-othersEnded =
    { $n ->
        [one] { $n } andere sessie is beëindigd.
       *[other] { $n } andere sessies zijn beëindigd.
    }
sessionsLive-endOthers = Overal elders afmelden

## signInAgainLive

signInAgainLive-title = U bent afgemeld
signInAgainLive-text = Uw sessie is beëindigd. Meld u aan als { $email } om door te gaan. Wat u hebt getypt en gekozen, staat hier nog.
signInAgainLive-somebodyElse = In deze browser is nu { $other } aangemeld. Meld u aan als { $email } om door te gaan. Wat u hebt getypt en gekozen, staat hier nog.
signInAgainLive-limited = Deze server vraagt u om een tweede factor. Stel er een in en ga dan door. Wat u hebt getypt en gekozen, staat hier nog.
signInAgainLive-declined = U bent afgemeld en er is niets verzonden. Probeer het opnieuw om u aan te melden en door te gaan.
signInAgainLive-notYet = U bent nog niet aangemeld als { $email }.
signInAgainLive-password = Wachtwoord
signInAgainLive-submit = Aanmelden en doorgaan
signInAgainLive-passkey = Aanmelden met een toegangssleutel
signInAgainLive-elsewhere = Dit opent in een ander tabblad. Kom daarna hier terug en ga door.
signInAgainLive-setUp = Tweede factor instellen
signInAgainLive-goOn = Doorgaan
signInAgainLive-cancel = Annuleren
signInAgainLive-noName = Voer uw e-mailadres of gebruikersnaam in.
signInAgainLive-noPassword = Voer een wachtwoord in.
signInAgainLive-wrong = Het wachtwoord is onjuist.
signInAgainLive-refused = U mag zich niet op deze manier aanmelden. Gebruik een andere manier of vraag het aan een beheerder.
signInAgainLive-noCode = Voer een code in.
signInAgainLive-code = Code van uw app, of een herstelcode
signInAgainLive-recoveryCode = Herstelcode
signInAgainLive-wrongCode = Die code is onjuist of is al gebruikt. Wacht op de volgende.
signInAgainLive-begin = Dat duurde te lang. Annuleer en probeer het opnieuw.
signInAgainLive-passkeyCancelled = Er is geen toegangssleutel gebruikt. Probeer het opnieuw of meld u op een andere manier aan.
signInAgainLive-passkeyRefused = De server heeft deze toegangssleutel niet geaccepteerd. Meld u op een andere manier aan.
signInAgainLive-wrongOrigin = Deze pagina is op een ander adres geopend dan dat van de server zelf. Open de pagina op de basis-URL.
signInAgainLive-tooMany =
    { $n ->
        [one] Te veel mislukte pogingen. Probeer het over { $n } seconde opnieuw.
       *[other] Te veel mislukte pogingen. Probeer het over { $n } seconden opnieuw.
    }
signInAgainLive-offline = De server heeft niet geantwoord. Controleer uw verbinding en probeer het opnieuw.
signInAgainLive-failed = Er is iets misgegaan ({ $status }).

## accountLive

accountLive-passkeyCancelled = Er is geen toegangssleutel gebruikt. Probeer het opnieuw of gebruik uw wachtwoord.
accountLive-passkeyRefused = De server heeft deze toegangssleutel niet geaccepteerd. Meld u aan met uw wachtwoord.
accountLive-wrong = Het e-mailadres of het wachtwoord is onjuist.
accountLive-wrongName = De naam of het wachtwoord is onjuist.
accountLive-noName = Voer uw e-mailadres of gebruikersnaam in.
accountLive-noGroup = U zit in geen van de groepen die deze server mogen gebruiken. Vraag het aan de beheerder.
accountLive-noAddress = Uw bedrijfsaanmelding geeft deze server geen geldig e-mailadres. Vraag het aan de beheerder.
accountLive-notLinked = Er bestaat hier al een account met uw e-mailadres. Vraag een beheerder om het aan uw bedrijfsaanmelding te koppelen.
accountLive-notAdded = U hebt hier geen account. Vraag een beheerder om er een toe te voegen.
accountLive-notSetUp = Deze server is nog niet ingesteld.
accountLive-notAdmitted = U mag zich hier niet aanmelden. Vraag het aan een beheerder.
accountLive-directoryAway = Bedrijfswachtwoorden kunnen op dit moment niet worden gecontroleerd. Als u een wachtwoord van deze server hebt, gebruik dan dat.
accountLive-limited =
    { $n ->
        [one] Te veel mislukte pogingen. Probeer het over { $n } seconde opnieuw.
       *[other] Te veel mislukte pogingen. Probeer het over { $n } seconden opnieuw.
    }
accountLive-offline = De server heeft niet geantwoord. Controleer uw verbinding en probeer het opnieuw.
accountLive-failed = Er is iets misgegaan ({ $status }).
accountLive-wrongCode = De installatiecode is onjuist.
accountLive-invitation = U bent uitgenodigd. Kies een wachtwoord en u bent aangemeld. Deze link werkt één keer.
accountLive-badLink = Deze link is niet meer geldig. Vraag een beheerder om een nieuwe.
accountLive-noLink = Open de link uit uw bericht opnieuw. Deze pagina werkt alleen met de volledige link.
accountLive-noCode = Voer de installatiecode in.
accountLive-noPassword = Voer een wachtwoord in.
accountLive-again = U kunt het nu opnieuw proberen.
accountLive-taken = Er bestaat al een account met dit e-mailadres.
accountLive-alreadySetUp = Deze server is al ingesteld. U kunt zich gewoon aanmelden.
accountLive-tooShort = Het wachtwoord is te kort.
accountLive-tooCommon = Dit is een van de meest gebruikte wachtwoorden, of weinig meer dan uw adres. Wie raadt, probeert zulke wachtwoorden het eerst. Kies een ander.
accountLive-badEmail = Voer een geldig e-mailadres in.
accountLive-wrongOrigin = Deze pagina is op een ander adres geopend dan dat van de server zelf. Open de pagina op de basis-URL.
accountLive-saved = Opgeslagen.
accountLive-wrongCurrent = Het huidige wachtwoord is onjuist.
accountLive-changed = Uw wachtwoord is gewijzigd. Andere apparaten zijn afgemeld.
accountLive-tokensRevoked =
    { $n ->
        [one] { $n } API-token is ingetrokken.
       *[other] { $n } API-tokens zijn ingetrokken.
    }
accountLive-tokenName = Geef het token een naam.
accountLive-tokenTaken = U hebt al een token met deze naam.
accountLive-noTokens = U hebt nog geen tokens.
accountLive-never = nooit gebruikt
accountLive-used = laatst gebruikt: { $when }
accountLive-made = gemaakt: { $when }
accountLive-revoke = Intrekken
accountLive-revokeQuestion = Het token “{ $name }” intrekken? Programma’s die het gebruiken, werken meteen niet meer.
accountLive-revoked = Ingetrokken.
accountLive-copied = Gekopieerd
accountLive-copyFailed = Kopiëren is mislukt. Selecteer de tekst en kopieer die.

## account

account-title = Uw account
account-signedInAs = Aangemeld als { $email }
account-signOut = Afmelden
account-programs = API-tokens en webhooks
account-programsTokens = API-tokens
account-tokens = API-tokens
account-tokensText = Programma’s gebruiken een token in plaats van uw wachtwoord. Ze handelen namens u.
account-tokenName = Waar is het voor?
account-tokenPlaceholder = back-upscript
account-create = Token maken
account-shown = Uw nieuwe token. Het wordt maar één keer getoond:
account-copy = Kopiëren
account-example = Bijvoorbeeld
account-notify = Meldingen
account-notifyMe = Mij laten weten wanneer een nieuwe link van mij wordt geopend
account-notifyEach = U kunt per link iets anders kiezen.
account-sessions = Waar u bent aangemeld
account-sessionsText = Beëindig wat u niet herkent en wijzig dan uw wachtwoord.
account-endOthers = Overal elders afmelden
account-password = Wachtwoord
account-current = Huidig wachtwoord
account-next = Nieuw wachtwoord
account-change = Wachtwoord wijzigen
account-changeHint = Al uw andere sessies worden beëindigd.
account-revokeTokens = Ook al mijn API-tokens intrekken
account-revokeTokensHint = Laat dit aangevinkt als iemand anders uw wachtwoord misschien kent. Programma’s die deze tokens gebruiken, werken meteen niet meer:
account-cancel = Annuleren
account-confirm = Intrekken

## admin

admin-title = Mijn links
admin-titleExpired = Verlopen links
admin-active = Actief
admin-expired = Verlopen
admin-all = Alle links
admin-users = Gebruikers
admin-server = Server
admin-search = Zoeken op naam, notitie of link
admin-order = Sorteren
admin-byNewest = Nieuwste eerst
admin-byExpiry = Op verloopdatum
admin-byOpened = Laatst geopend
admin-byViews = Minste weergaven over
admin-parts = Alleen tonen
admin-unopened = Nooit geopend
admin-opened = Geopend
admin-today = Verloopt vandaag
admin-sealed = End-to-end versleuteld
admin-waiting = Er wacht iemand
admin-frozen = Gepauzeerd
admin-answers = Antwoorden
admin-tickAll = Alles selecteren
admin-csv = Opslaan als CSV
admin-newer = Nieuwer
admin-older = Ouder
admin-cancel = Annuleren
admin-end = Nu verwijderen
admin-addUser = Gebruiker toevoegen
admin-email = E-mailadres
admin-administrator = Beheerder
admin-add = Toevoegen
admin-byMail = De link per e-mail sturen
admin-oneTime = Eenmalige link, 24 uur geldig. Geef hem aan de gebruiker:
admin-copy = Kopiëren
admin-storage = Opslag
admin-settings = Geldende instellingen
admin-settingsText = Als u een instelling wilt wijzigen, bewerkt u het configuratiebestand van de server en start u de server daarna opnieuw.
admin-option = Optie
admin-value = Waarde
admin-origin = Van
admin-version = Versie
admin-configFile = Configuratiebestand

## health

health-title = Status
health-open = Vraagt uw aandacht
health-openForAuditors = Voor een beheerder
health-nothing = Niets vraagt uw aandacht.
health-commands = Voer opdrachten uit op de server, als de gebruiker van de dienst.
health-onServer = Op de server
health-inConfigFile = In het configuratiebestand
health-noConfigFile = Deze server draait zonder configuratiebestand. Maak er een en start de server met --config en het pad van het bestand.
health-how = Wat u kunt doen
health-fine = Huidige status
health-complaints = Waarschuwingen en fouten
health-complaintsText = Wat deze server sinds het starten in het logboek heeft geschreven. De details staan in het logboek.
health-warn = Waarschuwing
health-error = Fout
health-times =
    { $n ->
        [one] één keer, { $when }
       *[other] { $n } keer, het laatst { $when }
    }
health-examine = Nu onderzoeken
health-examineTitle = Zelfcontrole (doctor)
health-examineText = Bekijkt de gegevensmap en maakt verbinding met de mailserver, de provider en al het andere dat in de instellingen staat. Verzendt niets en wijzigt niets.
health-ok = In orde
health-subjectDirectory = Gegevensmap
health-subjectPermissions = Rechten
health-subjectPolicy = Beleidsregels
health-subjectErasing = Wissen
health-subjectSignIn = Bedrijfsaanmelding
health-subjectLdap = Directory van het bedrijf (LDAP)
health-subjectScanner = Virusscanner
health-subjectPrevious = Vorige server
health-inEnglish = De details zijn in het Engels, net als in het logboek van de server.
health-receiverAnswered = Het ontvangende systeem antwoordde { $status }.
health-receiverRefused = Het ontvangende systeem weigerde de verbinding.
health-receiverSilent = Het ontvangende systeem antwoordde niet op tijd.
health-receiverUnknown = De naam van het ontvangende systeem is onbekend.

## administration

administration-findUser = Gebruiker zoeken
administration-before = Vorige
administration-next = Volgende
administration-role = Rol
administration-actions = Acties
administration-lastSignIn = laatste aanmelding: { $when }
administration-asUser = Gebruiker
administration-asAuditor = Auditor: ziet alle logboeken, geen geheimen
administration-administrators = Beheerders
administration-auditors = Auditors
administration-invited = Uitgenodigd
administration-disabled = Uitgeschakeld
administration-suspended = Geblokkeerd
administration-unprotected = Geen tweede factor
administration-userLinks = Links
administration-userFactors = Tweede factoren
administration-userGroups = Groepen
administration-group = Aan een groep toevoegen
administration-joinGroup = Toevoegen
administration-userLimits = Limieten van de beleidsregels
administration-userLog = Nieuwste items van het logboek
administration-wholeLog = Alle items
administration-endPushes = Ook verwijderen wat deze persoon heeft gedeeld, en de verzoeken sluiten
administration-endEverything = Alles beëindigen
administration-everyone = Iedereen
administration-nobody = Zonder account
administration-findLink = Afzender, link of nummer
administration-findALink = Link zoeken
administration-madeUntil = Gemaakt tot en met
administration-filterState = Toestand
administration-anyState = Elke toestand
administration-onlyActive = Actief
administration-onlyExpired = Verlopen of verwijderd
administration-settingsFilter = Instelling zoeken
administration-onlyChanged = Alleen gewijzigde

## firstSteps

firstSteps-title = Eerste stappen
firstSteps-done = { $done } van { $all } gedaan
firstSteps-others = De andere stappen staan hierboven.
firstSteps-address = Adres
firstSteps-addressOpen = Links hebben geen vast adres
firstSteps-addressWhy = Ontvangers moeten het adres kunnen bereiken waarmee links beginnen.
firstSteps-addressDo = Vervang { $example } door het adres van uw server.
firstSteps-addressUnset = Links beginnen met het adres dat elke afzender gebruikt, voor u { $origin }.
firstSteps-addressPlain = Links beginnen met { $url }, en dat is niet versleuteld.
firstSteps-addressElsewhere = Links beginnen met { $url }. U bent nu op { $origin }: open { $url } om te zien of het bereikbaar is.
firstSteps-addressGood = Links beginnen met { $url }, en u hebt de server daar bereikt.
firstSteps-tls = Versleuteling onderweg
firstSteps-tlsOpen = Verbindingen zijn niet versleuteld
firstSteps-tlsWhy = Iedereen op het tussenliggende netwerk kan de geheimen lezen.
firstSteps-tlsOwn = Deze server gebruikt zelf TLS.
firstSteps-tlsProxy = Een reverse proxy verzorgt TLS voor deze server.
firstSteps-tlsNone = U bent via gewoon HTTP verbonden.
firstSteps-tlsDo = Geef de server een certificaat, of zet er een reverse proxy met HTTPS voor:
firstSteps-key = Een kopie van de hoofdsleutel
firstSteps-keyMissing = Geen bevestigde kopie van de hoofdsleutel
firstSteps-keyWhy = Zonder de sleutel kan niemand de gegevens of een back-up ooit nog lezen.
firstSteps-keyOpen = Niemand heeft een kopie van de sleutel { $key } bevestigd.
firstSteps-keyDone = Een kopie van de sleutel { $key } is bevestigd: { $when }.
firstSteps-keyDo = Dit schrijft een versleutelde back-up waar de sleutel in zit. Bewaar die op een andere machine:
firstSteps-keyTick = Ik heb een kopie op een veilige plek
firstSteps-keyUntick = Ik heb deze kopie niet meer
firstSteps-people = Wie mag delen
firstSteps-peopleWhy = Met accounts zien mensen wat er met hun links is gebeurd, en bepaalt u wie mag delen.
firstSteps-peopleAlone = Alleen u hebt een account. Zonder account kan iedereen die deze server bereikt, tekst delen.
firstSteps-peopleAloneClosed = Alleen u hebt een account, en zonder account kan niemand delen.
firstSteps-peopleMany =
    { $n ->
        [one] Er is { $n } account.
       *[other] Er zijn { $n } accounts.
    }
firstSteps-peopleOpen = Iedereen mag een account maken.
firstSteps-peopleDecided = U hebt dit in de instellingen bepaald.
firstSteps-peopleDo = Voeg gebruikers toe, of bepaal het met allow_sign_up en allow_anonymous.
firstSteps-peopleLink = Gebruiker toevoegen
firstSteps-first = Het eerste geheim
firstSteps-firstWhy = Als u het één keer probeert, ziet u wat ontvangers zien.
firstSteps-firstNone = Er is nog niets opgeslagen.
firstSteps-firstLink = Een geheim delen
firstSteps-backup = Back-ups
firstSteps-backupWhy = Een schijf gaat zonder waarschuwing stuk, en de server maakt alleen zelf back-ups als hij weet waarheen.
firstSteps-backupNone = Er is nog geen back-up gemaakt.
firstSteps-backupGood = De laatste back-up is gemaakt: { $when }.
firstSteps-backupDaily = Of elke dag op de server
firstSteps-requests = Verzoeken
firstSteps-requestsWhy = Met verzoeken vragen mensen met een account anderen om een geheim, en die hebben geen account nodig om het te verzenden.
firstSteps-requestsOff = Uitgeschakeld. U kunt dat zo laten.

## serverFacts

serverFacts-links = Links
serverFacts-activeLinks = Actieve links
serverFacts-stored = Wat deze server opslaat
serverFacts-storedSum = { $size } in totaal
serverFacts-payloads = Geheimen (geschat)
serverFacts-rows = Logboeken, accounts en vrije ruimte
serverFacts-fileContents = Bestanden
serverFacts-fileLimit = Limiet voor bestanden
serverFacts-fileLimitText = { $used } van { $total }
serverFacts-disk = Schijf
serverFacts-diskText = { $free } vrij van { $total }
serverFacts-diskOurs = Deze server
serverFacts-diskOthers = Al het andere
serverFacts-diskFree = Vrij
serverFacts-floor = Bestanden worden geweigerd zolang er minder dan { $size } vrij is.
serverFacts-scarce = Er is nog maar weinig ruimte: bestanden worden binnenkort geweigerd, of nu al.
serverFacts-changed = Gewijzigd
serverFacts-reach = Adres en netwerk
serverFacts-access = Toegang en accounts
serverFacts-pushes = Geheimen
serverFacts-files = Bestanden
serverFacts-data = Gegevens en sleutels
serverFacts-limits = Limieten
serverFacts-pages = Uiterlijk en pagina Over
serverFacts-mail = E-mail
serverFacts-watch = Logboek en meetwaarden
serverFacts-preset = standaard: { $value }
serverFacts-byDefault = standaard
serverFacts-fromFlag = opdrachtregeloptie
serverFacts-inEnglish = De beschrijvingen zijn in het Engels.
serverFacts-notSet = (niet ingesteld)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } instelling
       *[other] { $n } instellingen
    }
settingsLive-none = Geen instelling gevonden.

## listLive

listLive-offline = De server heeft niet geantwoord. Controleer uw verbinding en probeer het opnieuw.
listLive-failed = Er is iets misgegaan ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Te veel aanvragen. Probeer het over { $n } seconde opnieuw.
       *[other] Te veel aanvragen. Probeer het over { $n } seconden opnieuw.
    }
listLive-copied = Gekopieerd
listLive-copyFailed = Kopiëren is mislukt. Selecteer de tekst en kopieer die.

## adminLive

adminLive-invitedUntil = uitgenodigd, link verloopt { $when }
adminLive-invitedOver = uitgenodigd, link verlopen: { $when }
adminLive-newLink = Nieuwe link
adminLive-mailLink = Nieuwe link mailen
adminLive-withdraw = Intrekken
adminLive-withdrawQuestion = De uitnodiging van { $email } intrekken? De link ervan werkt dan niet meer.
adminLive-withdrawn = De uitnodiging van { $email } is ingetrokken.
adminLive-endAll = Alles beëindigen
adminLive-endAllQuestion = Alles van { $email } beëindigen? Het account wordt uitgeschakeld. Sessies, tokens, eenmalige links, tweede factoren en webhooks worden meteen beëindigd.
adminLive-endedAll = { $email } is uitgeschakeld. Beëindigd: { $what }.
adminLive-endedNothing = { $email } is uitgeschakeld. Er viel verder niets te beëindigen.
adminLive-endedSessions =
    { $n ->
        [one] { $n } sessie
       *[other] { $n } sessies
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } eenmalige link
       *[other] { $n } eenmalige links
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } tweede factor
       *[other] { $n } tweede factoren
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
       *[other] { $n } webhooks
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } gedeelde link of verzoek
       *[other] { $n } gedeelde links en verzoeken
    }
adminLive-suspended = geblokkeerd door de bedrijfsaanmelding
adminLive-unprotected = geen tweede factor
adminLive-actionsOf = Acties voor { $email }
adminLive-addedOn = toegevoegd: { $when }
adminLive-factorAdded = toegevoegd: { $when }
adminLive-appWithCodes = App met codes
adminLive-codesLeft =
    { $n ->
        [one] nog { $n } herstelcode
       *[other] nog { $n } herstelcodes
    }
adminLive-noFactors = Geen tweede factor.
adminLive-groupHere = toegevoegd door een beheerder
adminLive-groupOfCompany = van de bedrijfsaanmelding
adminLive-groupOfDirectory = van de directory
adminLive-leaveGroup = Uit groep halen
adminLive-noGroups = In geen enkele groep.
adminLive-noLimits = Geen beleidsregel beperkt deze persoon.
adminLive-endSessions = Sessies beëindigen
adminLive-endSessionsQuestion = Alle sessies van { $email } beëindigen? Deze persoon moet zich dan opnieuw aanmelden. Tokens blijven werken.
adminLive-sessionsEnded = De sessies van { $email } zijn beëindigd.
adminLive-disableMany =
    { $n ->
        [one] { $n } uitschakelen
       *[other] { $n } uitschakelen
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] { $n } gebruiker uitschakelen? De sessies en tokens worden meteen beëindigd.
       *[other] { $n } gebruikers uitschakelen? De sessies en tokens worden meteen beëindigd.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } gebruiker is uitgeschakeld.
       *[other] { $n } gebruikers zijn uitgeschakeld.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Sessies van { $n } beëindigen
       *[other] Sessies van { $n } beëindigen
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Alle sessies van { $n } gebruiker beëindigen? Deze persoon moet zich dan opnieuw aanmelden. Tokens blijven werken.
       *[other] Alle sessies van { $n } gebruikers beëindigen? Zij moeten zich dan opnieuw aanmelden. Tokens blijven werken.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] De sessies van { $n } gebruiker zijn beëindigd.
       *[other] De sessies van { $n } gebruikers zijn beëindigd.
    }
adminLive-openedSince = geopend sinds uw laatste bezoek
adminLive-damaged = beschadigd
adminLive-mailReset = Wachtwoordlink mailen
adminLive-mailed = Een e-mail met een link is onderweg naar { $email }.
adminLive-notMailed = Er is geen e-mail gestuurd naar { $email }: { $reason } Stuur hem opnieuw, of toon de link.
adminLive-noneAtAll = Nog niemand heeft iets gedeeld. Wat mensen delen, verschijnt hier, zonder de inhoud.
adminLive-noneMatching = Geen link voldoet aan dit filter.
adminLive-showEveryone = Alles tonen
adminLive-pushesOf =
    { $n ->
        [one] { $n } link
       *[other] { $n } links
    }
adminLive-tryAgain = U kunt het nu opnieuw proberen.
adminLive-none = Hier is nog niets.
adminLive-noneActive = U deelt op dit moment niets.
adminLive-noneExpired = Er is nog niets verlopen. Wat is verlopen, staat hier met het logboek ervan.
adminLive-linksFound =
    { $n ->
        [one] { $n } link
       *[other] { $n } links
    }
adminLive-tick = { $name } selecteren
adminLive-sealed = End-to-end versleuteld
adminLive-shareSecret = Een geheim delen
adminLive-noneFound = Niets gevonden.
adminLive-searchedPart =
    { $n ->
        [one] { $n } link doorzocht. Er zijn oudere.
       *[other] { $n } links doorzocht. Er zijn oudere.
    }
adminLive-searchOlder = Oudere links doorzoeken
adminLive-text = Tekst
adminLive-file = Bestanden
adminLive-url = Link
adminLive-qr = QR-code
adminLive-created = gemaakt: { $when }
adminLive-endsIn = verloopt { $when }
adminLive-endedOn = verlopen: { $when }
adminLive-isExpired = verlopen
adminLive-byHand = verwijderd: { $when }
adminLive-viewsLeft =
    { $n ->
        [one] nog { $n } weergave
       *[other] nog { $n } weergaven
    }
adminLive-notViewed = nog niet geopend
adminLive-neverViewed = nooit geopend
adminLive-viewed =
    { $n ->
        [one] één keer geopend
       *[other] { $n } keer geopend
    }
adminLive-viewedLast =
    { $n ->
        [one] één keer geopend, { $when }
       *[other] { $n } keer geopend, het laatst { $when }
    }
adminLive-copyLink = Link kopiëren
adminLive-sealedFiles =
    { $n ->
        [one] { $n } bestand, naam verzegeld
       *[other] { $n } bestanden, namen verzegeld
    }
adminLive-sealedLink = De volledige link is één keer getoond, bij het maken.
adminLive-end = Nu verwijderen
adminLive-endQuestion = “{ $name }” nu verwijderen? Niemand kan het dan nog openen.
adminLive-ended = Verwijderd.
adminLive-notFound = Zo’n link is er niet.
adminLive-nobody = anoniem
adminLive-administrator = beheerder
adminLive-disabled = uitgeschakeld
adminLive-you = u
adminLive-makeAdmin = Beheerder maken
adminLive-takeAdmin = Beheerdersrechten intrekken
adminLive-disable = Uitschakelen
adminLive-enable = Inschakelen
adminLive-reset = Wachtwoord opnieuw instellen
adminLive-tokens = Tokens
adminLive-noTokens = Geen tokens.
adminLive-revoke = Intrekken
adminLive-makeAdminQuestion = { $email } beheerder maken? Deze persoon ziet dan ieders links en logboeken en kan elk account wijzigen.
adminLive-enableQuestion = { $email } inschakelen? Deze persoon kan zich dan weer aanmelden, met dezelfde rechten als eerst.
adminLive-usersFound =
    { $n ->
        [one] { $n } gebruiker
       *[other] { $n } gebruikers
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } van { $n } gebruiker
       *[other] { $from }–{ $to } van { $n } gebruikers
    }
adminLive-noUserFound = Geen gebruiker gevonden.
adminLive-takeAdminQuestion = De beheerdersrechten van { $email } intrekken? De sessies en tokens worden beëindigd.
adminLive-disableQuestion = { $email } uitschakelen? De sessies en tokens worden meteen beëindigd.
adminLive-resetQuestion = Een eenmalige link maken voor { $email }? Een eerdere link werkt dan niet meer. Het gebruik van de link beëindigt alle sessies en tokens van het account.
adminLive-resetFactors = Tweede factoren opnieuw instellen
adminLive-resetFactorsQuestion = Alle tweede factoren van { $email } verwijderen? Ga eerst na of deze persoon er echt zelf om vraagt. De sessies worden meteen beëindigd. Tokens blijven werken.
adminLive-factorsReset = { $email } heeft geen tweede factor meer.
adminLive-revokeQuestion = Het token “{ $name }” van { $email } intrekken?
adminLive-taken = Er bestaat al een account met dit e-mailadres.
adminLive-badEmail = Voer een geldig e-mailadres in.
adminLive-passwordsElsewhere = Deze gebruiker kan zich niet aanmelden met een wachtwoord van deze server: local_sign_in staat het niet toe.
adminLive-lastAdmin = Dit is de laatste beheerder: wijs eerst een andere aan.
adminLive-used = laatst gebruikt: { $when }
adminLive-never = nooit gebruikt

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] { $n } verwijderen
       *[other] { $n } verwijderen
    }
ownListLive-endedMany =
    { $n ->
        [one] { $n } link verwijderd.
       *[other] { $n } links verwijderd.
    }

## hooks

hooks-title = Webhooks
hooks-lead = Laat een ander programma weten wat er met uw links gebeurt. Het krijgt nooit een geheim, een wachtwoordzin of de naam van een bestand.
hooks-back = Uw account
hooks-openText = Laat een programma of een chat melden wanneer uw links worden geopend.
hooks-yours = Uw webhooks
hooks-secretShown = Het geheim dat de berichten ondertekent. Het wordt maar één keer getoond:
hooks-copy = Kopiëren
hooks-verify = Wie ze ontvangt, controleert de handtekening zoals standardwebhooks.com het beschrijft.
hooks-add = Webhook toevoegen
hooks-name = Naam
hooks-namePlaceholder = Chat van het team
hooks-url = Adres
hooks-urlHint = Het moet een adres zijn dat uw beheerder toestaat.
hooks-template = Vorm van het bericht
hooks-eventKinds = Gebeurtenissen die worden gemeld
hooks-details = Aanvullende gegevens
hooks-includeHint = Wie de link heeft, kan hem openen. Geef hem alleen mee waar u iedereen vertrouwt die meeleest.
hooks-submit = Webhook toevoegen
hooks-cancel = Annuleren
hooks-retryAll = Alles opnieuw proberen
hooks-dropAll = Alles laten vervallen

## hooksLive

hooksLive-linkName = Naam van de link
hooksLive-linkItself = De link zelf
hooksLive-none = U hebt nog geen webhooks.
hooksLive-off = Uitgeschakeld: het ontvangende systeem antwoordde dat het niet meer bestaat.
hooksLive-test = Testen
hooksLive-tested =
    { $n ->
        [one] Antwoord { $status } na { $n } milliseconde.
       *[other] Antwoord { $status } na { $n } milliseconden.
    }
hooksLive-testFailed = De test is mislukt: { $reason }.
hooksLive-newSecret = Nieuw geheim
hooksLive-newSecretQuestion = Een nieuw geheim maken voor “{ $name }”? Het huidige geheim blijft daarnaast nog één dag ondertekenen.
hooksLive-switchOn = Inschakelen
hooksLive-remove = Verwijderen
hooksLive-removeQuestion = “{ $name }” verwijderen? Wat er nog naar onderweg is, vervalt.
hooksLive-removed = Verwijderd.
hooksLive-added = Toegevoegd.
hooksLive-noName = Geef de webhook een naam.
hooksLive-badUrl = Naar dit adres kan niets worden verzonden.
hooksLive-notAllowed = Uw beheerder staat dit adres niet toe.
hooksLive-noEvents = Kies minstens één gebeurtenis.
hooksLive-taken = U hebt al een webhook met deze naam, of zoveel als u er mag hebben.
hooksLive-copied = Gekopieerd
hooksLive-copyFailed = Kopiëren is mislukt. Selecteer de tekst en kopieer die.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } gebeurtenis wacht op aflevering. Die vond { $when } plaats.
       *[other] { $n } gebeurtenissen wachten op aflevering. De oudste vond { $when } plaats.
    }
eventsLive-noLetters = Er is geen gebeurtenis opgegeven.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = van { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] gebeurd: { $when } · { $n } keer geprobeerd
       *[other] gebeurd: { $when } · { $n } keer geprobeerd
    }
eventsLive-retry = Opnieuw proberen
eventsLive-drop = Laten vervallen
eventsLive-dropQuestion = Deze gebeurtenis definitief laten vervallen?
eventsLive-dropAllQuestion = Alle opgegeven gebeurtenissen definitief laten vervallen?
eventsLive-retried =
    { $n ->
        [one] { $n } gebeurtenis wordt opnieuw geprobeerd.
       *[other] { $n } gebeurtenissen worden opnieuw geprobeerd.
    }
eventsLive-dropped =
    { $n ->
        [one] { $n } gebeurtenis is vervallen.
       *[other] { $n } gebeurtenissen zijn vervallen.
    }

## keptLive

keptLive-keptByBrowser = Bewaard in deze browser. Wie deze browser kan gebruiken, kan de link kopiëren.
keptLive-keptByPasskey = Bewaard in deze browser, beveiligd met uw toegangssleutel.

## keptPageLive

keptPageLive-keptShowLink = Link tonen
keptPageLive-keptNotOpened = Uw toegangssleutel heeft dit niet geopend. Probeer het opnieuw.
keptPageLive-keptKeyByBrowser = Deze browser bewaart de sleutel die de antwoorden opent. Wie deze browser kan gebruiken, kan ze lezen.
keptPageLive-keptKeyByPasskey = Deze browser bewaart de sleutel die de antwoorden opent, beveiligd met uw toegangssleutel.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Afmelden verwijdert { $n } link of sleutel die alleen deze browser kent. Antwoorden op uw verzoeken gaan daarna alleen nog open met het herstelbestand.
       *[other] Afmelden verwijdert { $n } links en sleutels die alleen deze browser kent. Antwoorden op uw verzoeken gaan daarna alleen nog open met het herstelbestand.
    }
keptAccountLive-keptSignOutYes = Verwijderen en afmelden
keptAccountLive-keptCount =
    { $n ->
        [one] { $n } link of sleutel wordt in deze browser bewaard.
       *[other] { $n } links en sleutels worden in deze browser bewaard.
    }
keptAccountLive-keptCountNone = Er wordt nog niets in deze browser bewaard.
keptAccountLive-keptGuardedNow = Vanaf nu opent uw toegangssleutel ze.
keptAccountLive-keptUnable = Deze toegangssleutel of deze browser kan dat niet. Wat is bewaard, blijft zoals het is.
keptAccountLive-keptOffQuestion = Alles verwijderen wat is bewaard? Links die u niet hebt gekopieerd, gaan verloren, en ook sleutels zonder herstelbestand.
keptAccountLive-keptRefused = Er is geen toegangssleutel gebruikt. Wat is bewaard, blijft zoals het is.
keptAccountLive-keptOffYes = Verwijderen

## kept

kept-title = End-to-end versleutelde links in deze browser
kept-text = De server kan u end-to-end versleutelde links niet nog eens tonen, daarom bewaart deze browser ze voor u, en ook de sleutels van uw verzoeken. Wie deze browser kan gebruiken, kan ze kopiëren, tenzij uw toegangssleutel ze beschermt. Afmelden verwijdert wat niet door een toegangssleutel wordt beschermd.
kept-guarded = Uw toegangssleutel beschermt ze.
kept-on = In deze browser bewaren
kept-guard = Met een toegangssleutel beschermen

## codes

codes-toOne = Laat een code mailen naar { $address }; u hebt hier geen account nodig.
codes-toSome = Kies uw adres en laat daar een code heen mailen; u hebt hier geen account nodig.
codes-toTyped = Typ uw adres; als het van een van de ontvangers is, wordt daar een code heen gemaild. U hebt hier geen account nodig.
codes-which = Uw adres
codes-among = De ontvangers, ingekort: { $addresses }
codes-notYours = Niet uw adres? Vraag de afzender om een eigen link.
codes-send = Stuur mij de code
codes-again = Nog een code sturen
codes-sentToOne = Een e-mail met een code van acht letters is onderweg naar { $address }. Kijk ook bij de ongewenste e-mail.
codes-sent = Een e-mail met een code van acht letters is onderweg, als het adres van een van de ontvangers is. Kijk ook bij de ongewenste e-mail.
codes-field = Code
codes-fieldHint = De acht letters uit de e-mail. Ze werken tien minuten, en alleen in deze browser.
codes-goOn = Doorgaan
codes-or = Of bewijs het op een andere manier:
codes-wrong =
    { $n ->
        [one] Deze code is onjuist. Typ de code uit de nieuwste e-mail. U kunt het nog één keer proberen.
       *[other] Deze code is onjuist. Typ de code uit de nieuwste e-mail. U kunt het nog { $n } keer proberen.
    }
codes-last = Deze code is onjuist, en dat was de laatste poging ervoor. Laat een nieuwe sturen.
codes-over = Er is hier geen code om te typen: hij is gebruikt, is ouder dan tien minuten of is in een andere browser aangevraagd. Laat een nieuwe sturen.
codes-needsCookie = Hiervoor is een cookie nodig en uw browser heeft er geen gestuurd. Sta cookies toe voor deze pagina en laad de pagina dan opnieuw.
codes-tooOften =
    { $n ->
        [one] Voor dit adres zijn binnen een uur vijf codes aangevraagd. Probeer het over een minuut opnieuw.
       *[other] Voor dit adres zijn binnen een uur vijf codes aangevraagd. Probeer het over { $n } minuten opnieuw.
    }
codes-noMore = Voor deze link worden geen codes meer gestuurd. Vraag de afzender om een nieuwe.
codes-noMail = Deze server kan op dit moment geen code sturen. Vraag het aan wie u de link heeft gestuurd.
codes-badAddress = Dit is geen e-mailadres.

## codesLive

codesLive-noCode = Typ de acht letters uit de e-mail.
codesLive-comes = De e-mail met acht letters moet wachten. Hij komt uiterlijk { $time }, als het adres van een van de ontvangers is.
codesLive-offline = De server is niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.

## company

company-signIn = Aanmelden met { $label }
company-or = Of met een wachtwoord van deze server:
company-addressedTitle = Aan bepaalde personen gericht
company-addressedSure = Wie dit heeft gestuurd, wil zeker weten wie het opent.
company-addressedText = Meld u aan met { $label }; u hebt hier geen account nodig.
company-addressedByDirectory = Meld u aan met uw naam en wachtwoord van het bedrijf.
company-byPassword = Aanmelden met een wachtwoord
company-otherTitle = Niet aan u gericht
company-otherText = U bent bekend als { $address }, en dit is aan iemand anders gericht. Er is niets geopend. Meld u als iemand anders aan, of vraag het aan wie dit heeft gestuurd.
company-otherUnnamed = Dit is aan iemand anders gericht. Er is niets geopend. Meld u als iemand anders aan, of vraag het aan wie dit heeft gestuurd.
company-closedAccountTitle = Uw account is uitgeschakeld
company-closedAccountText = Uw account op deze server is uitgeschakeld of geblokkeerd, dus er gaat niets voor u open. Er is niets geopend. Vraag het aan een beheerder.
company-known = U bent hier bekend als { $address }.
company-knownUnnamed = De bedrijfsaanmelding heeft u herkend.
company-notMe = Dit ben ik niet
company-goingOn = Een ogenblik
company-goingOnText = De volgende pagina opent vanzelf.
company-goOn = Doorgaan

## companyRefused

companyRefused-not-allowed = U zit in geen van de groepen die deze server mogen gebruiken. Vraag het aan de beheerder.
companyRefused-no-account = U hebt hier geen account. Vraag een beheerder om het toe te voegen.
companyRefused-address-taken = Uw e-mailadres heeft hier al een account. Vraag een beheerder om het aan { $label } te koppelen.
companyRefused-other-account = Deze aanmelding hoort hier bij een ander account. Vraag het aan een beheerder.
companyRefused-not-set-up = Deze server is nog niet ingesteld.
companyRefused-disabled = Uw account is uitgeschakeld. Vraag het aan een beheerder.
companyRefused-no-email = { $label } geeft deze server uw e-mailadres niet door. Vraag een beheerder om de claim email toe te voegen.
companyRefused-bad-email = Wat { $label } als uw e-mailadres doorgeeft, is er geen. Vraag het aan een beheerder.
companyRefused-no-groups = { $label } geeft deze server geen groep van u door. Ofwel zit u in geen enkele, ofwel laat de provider ze weg: vraag het aan een beheerder.
companyRefused-too-many-groups = U zit in zoveel groepen dat { $label } ze allemaal weglaat. Vraag een beheerder om alleen die van deze toepassing te sturen.
companyRefused-bad-token = Wat { $label } heeft geantwoord, is niet geldig voor deze server. Er is niemand aangemeld; in het logboek staat meer.
companyRefused-clock = De klokken van deze server en van { $label } lopen te ver uiteen. Vraag een beheerder om ze gelijk te zetten.
companyRefused-other-issuer = Het antwoord kwam van een andere provider dan in de instellingen staat. Er is niemand aangemeld.
companyRefused-unreachable = { $label } is op dit moment niet bereikbaar. Wie is aangemeld, blijft dat; probeer het later opnieuw.
companyRefused-provider-error = { $label } heeft een fout gemeld. In het logboek van deze server staat welke.
companyRefused-client-refused = { $label } accepteert deze server niet: het geheim van de server is onjuist of verlopen. Vraag het aan een beheerder.
companyRefused-cancelled = De aanmelding met { $label } is geannuleerd.
companyRefused-begin-again = Deze aanmelding is elders begonnen, duurde te lang of is al gebruikt. Begin opnieuw.

## factors

factors-title = Extra aanmeldbeveiliging
factors-lead = Met een tweede factor gaat uw account niet open met alleen een gestolen wachtwoord.
factors-openText = Toegangssleutels en een app die codes toont.
factors-yours = Extra aanmeldbeveiliging
factors-limited = Deze server vraagt u om een tweede factor. Stel er hier een in en ga dan door.
factors-goOn = Doorgaan
factors-passkeys = Toegangssleutels
factors-passkeysText = Meld u aan met uw vingerafdruk, uw gezicht, een pincode of een beveiligingssleutel, zonder uw wachtwoord. Een toegangssleutel werkt alleen op dit adres, dus niemand kan hem via phishing stelen.
factors-passkeyName = Naam van het apparaat
factors-passkeyPlaceholder = Laptop
factors-addPasskey = Toegangssleutel toevoegen
factors-needsHttps = Toegangssleutels werken hier niet: browsers staan ze alleen toe op een naam met https://. Vraag uw beheerder om zo’n adres.
factors-app = App met codes
factors-appText = Een app op uw telefoon toont elke 30 seconden een nieuwe code van zes cijfers.
factors-beginApp = App instellen
factors-removeApp = App uit account verwijderen
factors-scan = Scan deze code met de app:
factors-qr = QR-code voor de app
factors-type = Of typ dit in de app:
factors-code = De code die de app nu toont
factors-finish = Voltooien
factors-codesTitle = Herstelcodes
factors-codesText = Met elk van deze codes kunt u zich één keer aanmelden als uw andere factoren verloren zijn. Ze worden alleen nu getoond: druk ze af, of bewaar ze waar u wachtwoorden bewaart.
factors-renew = Nieuwe herstelcodes
factors-confirmTitle = Bevestig dat u het bent
factors-confirmText = Bevestig wie u bent voordat uw factoren veranderen.
factors-codeOrRecovery = Een code van uw app, of een herstelcode
factors-confirm = Bevestigen
factors-remove = Verwijderen

## factorsLive

factorsLive-codesFile = herstelcodes.txt
factorsLive-limited =
    { $n ->
        [one] Te veel mislukte pogingen. Probeer het over { $n } seconde opnieuw.
       *[other] Te veel mislukte pogingen. Probeer het over { $n } seconden opnieuw.
    }
factorsLive-conflict = Dit is er al, of er is geen plaats voor. Laad de pagina opnieuw.
factorsLive-lastOne = Deze server vraagt u om een tweede factor. Stel eerst een andere in voordat u deze verwijdert.
factorsLive-noPasskeys = U hebt nog geen toegangssleutels.
factorsLive-never = nooit gebruikt
factorsLive-used = laatst gebruikt: { $when }
factorsLive-made = toegevoegd: { $when }
factorsLive-remove = Verwijderen
factorsLive-removed = Verwijderd.
factorsLive-added = Toegevoegd.
factorsLive-removeQuestion = De toegangssleutel “{ $name }” verwijderen? Hij opent uw account dan niet meer.
factorsLive-removeAppQuestion = De app uit uw account verwijderen? De codes ervan openen uw account dan niet meer.
factorsLive-nameIt = Geef de toegangssleutel een naam.
factorsLive-passkeyCancelled = Er is geen toegangssleutel gebruikt. Probeer het opnieuw.
factorsLive-passkeyRefused = De server heeft deze toegangssleutel niet geaccepteerd. Probeer het opnieuw.
factorsLive-appSince = Uw app is ingesteld: { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Er is nog { $n } herstelcode over.
       *[other] Er zijn nog { $n } herstelcodes over.
    }
factorsLive-wrongCode = Die code is onjuist. Controleer de klok van uw telefoon en typ de code die nu wordt getoond.
factorsLive-notConfirmed = Dat is onjuist. Probeer het opnieuw.
factorsLive-done = U hebt nu een tweede factor. Bewaar de herstelcodes en ga dan door.
factorsLive-copied = Gekopieerd
factorsLive-copyFailed = Kopiëren is mislukt. Selecteer de tekst en kopieer die.

## secondStep

secondStep-title = Nog één stap
secondStep-passkey = Toegangssleutel gebruiken
secondStep-code = Code van uw app, of een herstelcode
secondStep-codeHint = Zes cijfers, of zestien letters en cijfers.
secondStep-recoveryCode = Herstelcode
secondStep-recoveryHint = Zestien letters en cijfers. U hebt ze gekregen toen u uw toegangssleutel toevoegde.
secondStep-submit = Aanmelden
secondStep-lost = Telefoon en herstelcodes kwijt? Een beheerder van deze server kan uw tweede factoren opnieuw instellen.
secondStep-again = Opnieuw beginnen

## secondStepLive

secondStepLive-noCode = Voer een code in.
secondStepLive-wrongCode = Die code is onjuist of is al gebruikt. Wacht op de volgende.
secondStepLive-passkeyCancelled = Er is geen toegangssleutel gebruikt. Probeer het opnieuw of gebruik een code.
secondStepLive-passkeyRefused = De server heeft deze toegangssleutel niet geaccepteerd. Probeer het opnieuw of gebruik een code.
secondStepLive-limited =
    { $n ->
        [one] Te veel onjuiste codes. Probeer het over { $n } seconde opnieuw.
       *[other] Te veel onjuiste codes. Probeer het over { $n } seconden opnieuw.
    }
secondStepLive-retry = U kunt het nu opnieuw proberen.
secondStepLive-offline = De server heeft niet geantwoord. Controleer uw verbinding en probeer het opnieuw.
secondStepLive-failed = Er is iets misgegaan ({ $status }).

## tokens

tokens-may = Wat het mag
tokens-everything = Alles
tokens-create = Alleen links maken
tokens-createRead = Links maken en lezen
tokens-audit = Alleen logboeken lezen
tokens-ask = Anderen om geheimen vragen en hun antwoorden openen
tokens-lasts = Hoelang het werkt
tokens-always = Tot het wordt ingetrokken
tokens-days30 = 30 dagen
tokens-days90 = 90 dagen
tokens-year = Eén jaar
tokens-networks = Alleen vanaf bepaalde netwerken
tokens-networksLabel = Adressen of netwerken
tokens-networksHint = Zet er komma’s tussen. Als dit leeg is, werkt het token overal.

## tokensLive

tokensLive-tokenMay = mag { $what }
tokensLive-tokenCreate = maken
tokensLive-tokenRead = lezen
tokensLive-tokenAudit = logboeken lezen
tokensLive-tokenExpire = verwijderen
tokensLive-tokenAdmin = beheren
tokensLive-tokenAsk = om geheimen vragen
tokensLive-tokenOpen = de antwoorden openen
tokensLive-tokenFrom = alleen vanaf { $networks }
tokensLive-tokenUntil = verloopt { $when }
tokensLive-tokenOver = verlopen: { $when }
tokensLive-tokenUsedFrom = laatst gebruikt: { $when }, vanaf { $address }
tokensLive-badNetworks = Voer adressen of netwerken in, zoals 192.0.2.0/24, hoogstens 50.

## oversightLive

oversightLive-auditor = auditor
oversightLive-makeAuditor = Auditor maken
oversightLive-makeAuditorQuestion = { $email } auditor maken? Deze persoon ziet dan ieders logboeken, en geen geheimen.
oversightLive-takeAuditor = Auditorrechten intrekken
oversightLive-takeAuditorQuestion = De auditorrechten van { $email } intrekken? De sessies en tokens worden beëindigd.
oversightLive-log = Logboek
oversightLive-logNothing = Geen items.

## signIns

signIns-title = Recente aanmeldingen
signIns-text = Wie zich bij uw account heeft aangemeld, of dat heeft geprobeerd. Wijzig uw wachtwoord als u een aanmelding niet herkent.

## signInsLive

signInsLive-signedIn = Aangemeld
signInsLive-signInFailed = Aanmelden mislukt
signInsLive-byPassword = met een wachtwoord
signInsLive-byLink = met een eenmalige link
signInsLive-bySetup = met de installatiecode
signInsLive-bySignUp = door het account te maken
signInsLive-byDirectory = via de directory
signInsLive-byCompany = via de bedrijfsaanmelding
signInsLive-byPasskey = met een toegangssleutel
signInsLive-secondFactor = met een tweede factor
signInsLive-wrongPassword = onjuist wachtwoord
signInsLive-wrongCode = onjuiste installatiecode
signInsLive-wrongLink = eenmalige link niet geldig
signInsLive-wrongCurrent = onjuist huidig wachtwoord
signInsLive-wrongFactor = onjuiste tweede factor
signInsLive-wrongPasskey = onjuiste toegangssleutel
signInsLive-deviceGuesses = te veel raadpogingen op bekende apparaten
signInsLive-unanswered = de directory antwoordde niet
signInsLive-asAdministrator = als beheerder
signInsLive-times =
    { $n ->
        [one] { $n } keer
       *[other] { $n } keer
    }
signInsLive-noSignIns = Er is nog geen aanmelding vastgelegd.

## adminLog

adminLog-title = Logboek van de beheerders
adminLog-lead = Wie zich heeft aangemeld en wie accounts, tokens, sleutels en instellingen heeft gewijzigd. Geen enkel item kan ongemerkt worden gewijzigd of verwijderd.
adminLog-person = E-mailadres
adminLog-personHint = Van wie het heeft gedaan, of wie het betreft.
adminLog-what = Wat
adminLog-everything = Alles
adminLog-show = Tonen
adminLog-newer = Nieuwer
adminLog-older = Ouder

## adminLogLive

adminLogLive-signOut = Afgemeld
adminLogLive-leftOut = Meer mislukte aanmeldingen dan hier staan
adminLogLive-userAdded = Account toegevoegd
adminLogLive-userRemoved = Account verwijderd
adminLogLive-userDisabled = Account uitgeschakeld
adminLogLive-userEnabled = Account ingeschakeld
adminLogLive-madeAdministrator = Beheerder geworden
adminLogLive-noAdministrator = Geen beheerder meer
adminLogLive-madeAuditor = Auditor geworden
adminLogLive-noAuditor = Geen auditor meer
adminLogLive-suspended = Geblokkeerd door de bedrijfsaanmelding
adminLogLive-admitted = Weer toegelaten door de bedrijfsaanmelding
adminLogLive-linked = Bedrijfsaanmelding gekoppeld
adminLogLive-unlinked = Bedrijfsaanmelding losgekoppeld
adminLogLive-vouched = Voor adres ingestaan
adminLogLive-joinedGroup = In een groep geplaatst
adminLogLive-leftGroup = Uit een groep gehaald
adminLogLive-factorAdded = Tweede factor toegevoegd
adminLogLive-factorRemoved = Tweede factor verwijderd
adminLogLive-factorsReset = Tweede factoren opnieuw ingesteld
adminLogLive-codesMade = Herstelcodes gemaakt
adminLogLive-invited = Uitgenodigd
adminLogLive-accessEnded = Alle toegang beëindigd
adminLogLive-linksExpired = Links van het account verwijderd
adminLogLive-withdrawn = Uitnodiging ingetrokken
adminLogLive-sessionEnded = Sessie beëindigd
adminLogLive-linkMade = Eenmalige link gemaakt
adminLogLive-passwordSet = Wachtwoord ingesteld
adminLogLive-tokenMade = API-token gemaakt
adminLogLive-tokenRemoved = API-token ingetrokken
adminLogLive-settingsChanged = Instellingen gewijzigd
adminLogLive-rotationBegun = Vervanging van de hoofdsleutel begonnen
adminLogLive-rotationEnded = Vervanging van de hoofdsleutel voltooid
adminLogLive-exported = Auditlogboeken geëxporteerd
adminLogLive-backedUp = Back-up gemaakt
adminLogLive-restored = Back-up teruggezet
adminLogLive-byWhom = door { $name }
adminLogLive-commandLine = de opdrachtregel
adminLogLive-server = de server
adminLogLive-bySetupCode = de installatiecode
adminLogLive-bySigningUp = het maken van het account
adminLogLive-byOneTimeLink = een eenmalige link
adminLogLive-directory = de directory
adminLogLive-companySignIn = de bedrijfsaanmelding
adminLogLive-noEntries = Geen items gevonden.
adminLogLive-showAll = Alles tonen

## ownLogLive

ownLogLive-byCode = bevestigd met een code: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Notitie
ownLogLive-logCount = { $from }–{ $to } van { $total }
ownLogLive-own-creation = gemaakt
ownLogLive-own-view = geopend
ownLogLive-own-failed_view = tevergeefs geprobeerd
ownLogLive-own-expire = verwijderd
ownLogLive-own-restored = verwijdering ongedaan gemaakt
ownLogLive-own-failed_passphrase = onjuiste wachtwoordzin
ownLogLive-own-probable_program = waarschijnlijk een programma
ownLogLive-own-code_sent = code gemaild
ownLogLive-own-code_queued = code wacht om te worden gemaild
ownLogLive-own-code_failed = code niet gemaild
ownLogLive-own-failed_code = onjuiste code
ownLogLive-own-owner_view = door u geopend
ownLogLive-own-wrong_network = vanaf een ander netwerk geprobeerd
ownLogLive-own-other_device = op een ander apparaat geprobeerd
ownLogLive-own-alarm = gemeld: “Dat was ik niet”
ownLogLive-own-freeze = door u gepauzeerd
ownLogLive-own-thaw = door u hervat
ownLogLive-own-changed = door u gewijzigd
ownLogLive-own-hold_asked = wacht op uw vrijgave
ownLogLive-own-hold_released = door u vrijgegeven
ownLogLive-own-hold_refused = door u geweigerd en gepauzeerd
ownLogLive-own-request_view = gelezen
ownLogLive-own-answer = beantwoord
ownLogLive-own-mail_returned = e-mail kwam terug
ownLogLive-own-creation_email_send = verzending per e-mail aangevraagd
ownLogLive-own-admin_view = door een beheerder geopend
ownLogLive-own-imported = overgezet vanuit Password Pusher

## seenLogLive

seenLogLive-seen-creation = gemaakt
seenLogLive-seen-view = geopend
seenLogLive-seen-failed_view = tevergeefs geprobeerd
seenLogLive-seen-expire = verwijderd
seenLogLive-seen-restored = verwijdering ongedaan gemaakt
seenLogLive-seen-failed_passphrase = onjuiste wachtwoordzin
seenLogLive-seen-probable_program = waarschijnlijk een programma
seenLogLive-seen-code_sent = code gemaild
seenLogLive-seen-code_queued = code wacht om te worden gemaild
seenLogLive-seen-code_failed = code niet gemaild
seenLogLive-seen-failed_code = onjuiste code
seenLogLive-seen-owner_view = door de eigenaar geopend
seenLogLive-seen-wrong_network = geweigerd buiten de toegestane netwerken
seenLogLive-seen-other_device = geweigerd op een ander apparaat
seenLogLive-seen-alarm = door een ontvanger gemeld
seenLogLive-seen-freeze = door de eigenaar gepauzeerd
seenLogLive-seen-thaw = door de eigenaar hervat
seenLogLive-seen-changed = door de eigenaar gewijzigd
seenLogLive-seen-hold_asked = wacht op de eigenaar
seenLogLive-seen-hold_released = door de eigenaar vrijgegeven
seenLogLive-seen-hold_refused = door de eigenaar geweigerd
seenLogLive-seen-request_view = gelezen
seenLogLive-seen-answer = beantwoord
seenLogLive-seen-mail_returned = e-mail kwam terug
seenLogLive-seen-creation_email_send = verzending per e-mail aangevraagd
seenLogLive-seen-admin_view = door een beheerder geopend
seenLogLive-seen-imported = overgezet vanuit Password Pusher

## eventNamesLive

eventNamesLive-push-created = Link gemaakt
eventNamesLive-push-viewed = Link geopend
eventNamesLive-push-wrong_passphrase = Onjuiste wachtwoordzin
eventNamesLive-push-expired = Link verlopen
eventNamesLive-push-alarm = Melding van een ontvanger
eventNamesLive-push-hold_asked = Iemand wacht
eventNamesLive-push-code_failed = Code niet gemaild
eventNamesLive-request-answered = Verzoek beantwoord
eventNamesLive-request-closed = Verzoek gesloten

## conditionWords

conditionWords-passphrases = wachtwoordzinnen
conditionWords-passwords = wachtwoorden
conditionWords-second_factors = tweede factoren
conditionWords-passkeys = toegangssleutels

## conditionSays

conditionSays-disk_full = Op de schijf van { $directory } is maar { $freeBytes } vrij: onder { $floorBytes } worden bestanden geweigerd.
conditionSays-disk_low = Op de schijf van { $directory } is { $freeBytes } vrij, minder dan de bestanden van één link mogen innemen ({ $linkBytes }).
conditionSays-disk_no_inodes = Op de schijf van { $directory } passen nog maar weinig bestanden ({ $files }): er zijn geen inodes meer over.
conditionSays-disk_error = De schijf van { $directory } gaf een fout op { $atMs }: { $reason }
conditionSays-database_damaged = De database is beschadigd. In het logboek staan de plaatsen.
conditionSays-database_trouble = Deze server kan op dit moment geen aanvragen verwerken: { $reason }
conditionSays-bucket_trouble = Bestanden kunnen niet worden opgeslagen of geopend: { $reason }
conditionSays-scanner_trouble = De virusscanner controleert geen bestanden, dus wordt elk bestand geweigerd: { $reason }
conditionSays-sweep_failed = Wat is verlopen, wordt niet van de schijf verwijderd: { $reason }
conditionSays-clock_jumped = De klok is meer dan een dag vooruitgesprongen. Nu staat hij op { $nowMs }. Tot een uur na de sprong wordt er niets gewist.
conditionSays-backup_failed = De laatste back-up is mislukt: { $reason }
conditionSays-backup_damaged = De laatste back-up, { $name }, bevat beschadigde gegevens. Beschadigde plaatsen: { $count }. { $reason }
conditionSays-backup_old = De laatste back-up is van { $lastMs }.
conditionSays-certificate_ended = Het certificaat { $file } is sinds { $untilMs } verlopen: clients weigeren het.
conditionSays-certificate_ends = Het certificaat { $file } is geldig tot { $untilMs }.
conditionSays-certificate_unusable = Een certificaat op de schijf kan niet worden gebruikt: { $reason } Een draaiende server blijft het eerdere gebruiken.
conditionSays-certificate_not_obtained = Er is geen geldig certificaat en clients weigeren deze server: { $reason }
conditionSays-certificate_not_renewed = Het certificaat kon niet worden vernieuwd: { $reason }
conditionSays-client_secret_refused = De aanmeldprovider accepteert oidc.client_secret niet: niemand kan zich daar aanmelden.
conditionSays-client_secret_ends = Het geheim in oidc.client_secret is geldig tot { $untilMs }. Daarna kan niemand zich bij de provider aanmelden.
conditionSays-token_ends = Het API-token “{ $name }” van { $owner }, dat onlangs is gebruikt, is geldig tot { $untilMs }.
conditionSays-administrator_new = { $user } is beheerder geworden op { $sinceMs }, aangesteld door: { $by }.
conditionSays-guessing = Iemand is aan het raden ({ $guessed }): binnen een uur zijn { $times } of meer pogingen geweigerd omdat het er te veel waren.
conditionSays-codes_failed = Codes voor ontvangers kunnen niet worden gemaild: { $reason }
conditionSays-codes_wait = Wachtende e-mails met codes voor ontvangers: { $count }. Een ontvanger of een afzender heeft de limiet per uur bereikt. De laatste e-mail wordt verstuurd op { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } gebeurtenis kon niet worden afgeleverd en is opgegeven.
       *[other] { $n } gebeurtenissen konden niet worden afgeleverd en zijn opgegeven.
    }
conditionSays-deliveries_late = Een gebeurtenis van { $sinceMs } wacht op aflevering.
conditionSays-nodes_differ = De nodes zijn niet gelijk: { $reason }
conditionSays-version_ready = Het bestand van een nieuwe versie staat in { $file }.
conditionSays-disk_fine = Op de schijf van { $directory } is { $freeBytes } van { $totalBytes } vrij.
conditionSays-certificate_fine = Het certificaat { $file } is geldig tot { $untilMs }.
conditionSays-backup_none = Er is nog geen back-up gemaakt.
conditionSays-backup_fine = De laatste back-up is van { $lastMs }.
conditionSays-backup_scheduled = De laatste back-up, { $name }, is van { $lastMs }, en de volgende staat gepland voor { $nextMs }.
conditionSays-node_fine = De node { $node } draait versie { $version }.

## conditionMend

conditionMend-disk_full = Maak ruimte vrij op deze schijf, of vergroot de schijf.
conditionMend-disk_low = Maak ruimte vrij op deze schijf, of vergroot de schijf.
conditionMend-disk_no_inodes = Verwijder kleine bestanden die andere programma’s op deze schijf hebben achtergelaten.
conditionMend-disk_error = Maak nu een back-up. Controleer daarna de schijf en de aansluiting ervan. In het logboek van het systeem staat meer.
conditionMend-database_damaged = Zet een back-up terug.
conditionMend-database_trouble = Controleer de database, de host ervan en de verbinding daarmee.
conditionMend-bucket_trouble = Controleer de bucket, de sleutels ervan en de verbinding daarmee. Een map die nodes delen, moet aangekoppeld zijn.
conditionMend-scanner_trouble = Start clamd, en laat de gebruiker van deze server de socket ervan lezen. In het logboek van clamd zelf staat meer.
conditionMend-sweep_failed = Niemand kan het openen. Controleer de schijf en kijk in het logboek.
conditionMend-clock_jumped = Als de klok verkeerd staat, zet hem dan binnen dat uur goed. Als hij goed staat, hoeft u niets te doen: deze melding komt ook na een lange stilstand of een herstel.
conditionMend-backup_failed = Neem de oorzaak weg. De server probeert het vanzelf opnieuw.
conditionMend-backup_damaged = Controleer de schijf en zoek uit wat er beschadigd is. Eerdere onbeschadigde back-ups blijven bewaard.
conditionMend-backup_old = Controleer wat uw back-ups maakt, of maak er met de hand een.
conditionMend-certificate_ended = Vervang de bestanden van het certificaat en de sleutel ervan. De server leest ze vanzelf opnieuw.
conditionMend-certificate_ends = Vervang de bestanden van het certificaat en de sleutel ervan. De server leest ze vanzelf opnieuw.
conditionMend-certificate_unusable = Vervang de bestanden van het certificaat en de sleutel ervan.
conditionMend-certificate_not_obtained = De server probeert het vanzelf opnieuw. Controleer de certificeringsinstantie en de verbinding daarmee.
conditionMend-certificate_not_renewed = Het gebruikte certificaat is geldig tot { $untilMs }, en de server probeert het opnieuw. Controleer de certificeringsinstantie en de verbinding daarmee.
conditionMend-client_secret_refused = Maak bij de provider een nieuw geheim en stel het in.
conditionMend-client_secret_ends = Maak bij de provider een nieuw geheim, stel het in, en zet oidc.client_secret_until op de einddatum ervan.
conditionMend-token_ends = De eigenaar maakt een nieuw token en geeft het aan het programma dat het gebruikt.
conditionMend-administrator_new = Als u dat niet had verwacht, trek de rechten dan in en kijk in het logboek van de beheerders.
conditionMend-guessing = In het logboek staan de adressen. Blokkeer ze in uw firewall.
conditionMend-codes_failed = Controleer de mailserver en de mailinstellingen. Ontvangers van wie de code niet is gemaild, moeten een nieuwe vragen.
conditionMend-codes_wait = Als afzenders zo veel ontvangers moeten bereiken, verhoog dan mail.per_hour. In de logboeken van hun links staat wiens codes wachten.
conditionMend-deliveries_dead = Herstel het ontvangende systeem en lever wat niet is aangekomen dan opnieuw af, of laat het vervallen.
conditionMend-deliveries_late = Controleer de mailserver, de webhook of de collector. In het logboek staat wat er mislukt.
conditionMend-nodes_differ = Geef alle nodes dezelfde versie, instellingen en tijd.
conditionMend-version_ready = Controleer het en voer dan de upgrade uit.
conditionMend-backup_none = Als niets anders een back-up van deze server maakt, maak er dan een.

## errorPage

errorPage-missing = Pagina niet gevonden
errorPage-missingText = Op dit adres is geen pagina.
errorPage-home = Naar de startpagina
errorPage-busy = Te veel aanvragen
errorPage-busyText = We hebben te veel aanvragen van uw adres ontvangen. Er is niets geopend. Wacht even en laad deze pagina dan opnieuw.
errorPage-keySent = Deze link is niet meer geheim
errorPage-keySentText = Een programma onderweg, zoals een mailfilter, heeft in deze link %23 geschreven in plaats van #, en zo is de sleutel ervan naar de server verzonden. Er is niets geopend en geen weergave geteld, maar de sleutel is niet meer geheim. Vraag de afzender om een nieuwe link, via een andere weg verzonden.
errorPage-upgrading = Deze server wordt bijgewerkt
errorPage-upgradingText = Er is niets geopend en er is niets verloren gegaan. Laad deze pagina over een minuut opnieuw.
errorPage-unavailable = Op dit moment niet beschikbaar
errorPage-unavailableText = De server kan dit op dit moment niet doen. Er is niets geopend en er is niets verloren gegaan. Probeer het over een paar minuten opnieuw.
errorPage-unconfirmed = Niet bevestigd
errorPage-unconfirmedText = De server kan niet zeggen of dit is gelukt. Er kan een weergave zijn geteld terwijl er niets is getoond. Probeer het over een paar minuten opnieuw; als het geheim dan weg is, vraag de afzender dan om een nieuwe link.
errorPage-defect = Er is iets misgegaan
errorPage-defectText = Dit zou niet mogen gebeuren. Laat de exploitant van deze server weten wanneer het gebeurde: in het logboek staan de details.

## mailShared

mailShared-subject = { $sender } heeft iets voor u
mailShared-lead = { $sender } deelt iets vertrouwelijks met u via { $service }.
mailShared-link = Openen
mailShared-until = De link werkt tot { $when }.
mailShared-views =
    { $n ->
        [one] Hij kan één keer worden geopend.
       *[other] Hij kan { $n } keer worden geopend.
    }
mailShared-notice = Vraag { $sender } om de link: hij staat niet in deze e-mail.
mailShared-stranger = Als u { $sender } niet kent, negeer deze e-mail dan.
mailShared-unverified = Niemand heeft gecontroleerd of het adres { $sender } van de afzender is. Vraag { $sender } via een andere weg of deze e-mail echt daarvandaan komt. Als dat niet kan, negeer hem dan.

## mailAsked

mailAsked-subject = { $sender } vraagt u om iets
mailAsked-lead = { $sender } vraagt u om iets vertrouwelijks, te verzenden via { $service }.
mailAsked-link = Antwoorden
mailAsked-until = U kunt antwoorden tot { $when }. U hebt geen account nodig.

## mailNeeds

mailNeeds-name = De afzender geeft de naam “{ $name }” op.
mailNeeds-shared = Voordat u het opent:
mailNeeds-asked = Voordat u antwoordt:
mailNeeds-from = Het gaat open vanaf { $when }.
mailNeeds-passphrase = U hebt een wachtwoordzin nodig. Die krijgt u van { $sender } via een andere weg.
mailNeeds-code = U hebt een code nodig. De pagina mailt die naar { $address } als u erom vraagt.
mailNeeds-proof = Alleen bepaalde personen kunnen het openen. De pagina vraagt u te bewijzen dat u een van hen bent.
mailNeeds-release = { $sender } moet het voor u vrijgeven. Open de link en laat de pagina tot dan open.
mailNeeds-lock = Alleen het apparaat en de browser die het als eerste openen, kunnen het nog eens openen. Open het waar u het nodig hebt.
mailNeeds-letters = De pagina toont drie letters. Typ ze, zodat de pagina weet dat u geen programma bent.

## mailOpened

mailOpened-subject = Geopend: { $name }
mailOpened-unnamed = Uw link van { $date }
mailOpened-lead = Uw link is geopend: { $when }.
mailOpened-left =
    { $n ->
        [one] De link kan nog één keer worden geopend.
       *[other] De link kan nog { $n } keer worden geopend.
    }
mailOpened-last = Dat was de laatste weergave: het geheim is gewist.
mailOpened-link = Mijn links
mailOpened-why = U krijgt deze e-mail omdat u wilde weten wanneer de link wordt geopend.

## mailAnswered

mailAnswered-subject = Beantwoord: { $name }
mailAnswered-unnamed = Uw verzoek van { $date }
mailAnswered-lead = Uw verzoek is beantwoord: { $when }.
mailAnswered-keep = Het antwoord staat niet in deze e-mail. Meld u aan om het te openen.
mailAnswered-link = Verzoeken
mailAnswered-why = U krijgt deze e-mail omdat u er bij elk antwoord een wilde.

## mailCode

mailCode-subject = Uw code van { $service }
mailCode-lead = Iemand deelt iets vertrouwelijks met u via { $service }. Om het te openen, typt u deze code op de pagina die erom vroeg:
mailCode-leadNamed = { $sender } deelt iets vertrouwelijks met u via { $service }. Om het te openen, typt u deze code op de pagina die erom vroeg:
mailCode-asks = Iemand vraagt u om iets vertrouwelijks via { $service }. Om het verzoek te lezen en te beantwoorden, typt u deze code op de pagina die erom vroeg:
mailCode-asksNamed = { $sender } vraagt u om iets vertrouwelijks via { $service }. Om het verzoek te lezen en te beantwoorden, typt u deze code op de pagina die erom vroeg:
mailCode-until =
    { $n ->
        [one] De code werkt één keer, { $n } minuut lang, en alleen in de browser die erom vroeg.
       *[other] De code werkt één keer, { $n } minuten lang, en alleen in de browser die erom vroeg.
    }
mailCode-ignore = Als u niet om een code hebt gevraagd, negeer deze e-mail dan en geef de code aan niemand.

## mailInvited

mailInvited-subject = Uw account bij { $service }
mailInvited-lead = U hebt nu een account bij { $service }: { $email }.
mailInvited-link = Wachtwoord kiezen
mailInvited-once = De link werkt één keer, tot { $when }.

## mailReset

mailReset-subject = Kies een nieuw wachtwoord voor { $service }
mailReset-lead = Een beheerder van { $service } laat u een nieuw wachtwoord kiezen voor { $email }.
mailReset-link = Wachtwoord kiezen
mailReset-once = De link werkt één keer, tot { $when }.

## mailNotice

mailNotice-subject = Uw account bij { $service }
mailNotice-password = Het wachtwoord van { $email } is gewijzigd: { $when }.
mailNotice-factorAdded = Er is een tweede factor toegevoegd aan { $email }: { $when }.
mailNotice-factorRemoved = Er is een tweede factor van { $email } verwijderd: { $when }.
mailNotice-factorsReset = Alle tweede factoren van { $email } zijn door een beheerder verwijderd: { $when }.
mailNotice-recoveryCodes = Er zijn nieuwe herstelcodes gemaakt voor { $email }: { $when }. De eerdere werken niet meer.
mailNotice-recoveryCode = Er is een herstelcode van { $email } gebruikt: { $when }. Die werkt niet nog eens.
mailNotice-devices = Er kwamen te veel onjuiste wachtwoorden of codes voor { $email } uit browsers die eerder waren aangemeld: { $when }. Misschien heeft iemand een van uw apparaten.
mailNotice-from = Dit kwam van het adres { $address }.
mailNotice-stranger = Als u dit niet verwachtte, wijzig dan uw wachtwoord bij { $service } en laat het de beheerder weten.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } zaak voor de beheerder
       *[other] { $service }: { $n } zaken voor de beheerder
    }
mailConditions-link = Status van de server
mailConditions-why = U krijgt deze e-mail omdat uw adres in notices.mail staat. Hij komt één keer, en na zeven dagen opnieuw als er niets is veranderd. Voer opdrachten uit op de host van de server, met sudo en de --config van de server.

## mailTest

mailTest-subject = Test van { $service }
mailTest-lead = E-mail van { $service } komt aan.
mailTest-link = { $service }

## opener

opener-title = Een verzegelde link openen
opener-lead = Deze pagina is een bestand van uzelf: ze opent links die end-to-end verzegeld zijn, en geen server kan er iets aan veranderen. Ze vraagt de server van de link om het verzegelde geheim, en om niets anders.
opener-link = Link, met het deel na #
opener-passphraseHint = Alleen als de afzender u er een heeft gegeven.
opener-open = Openen
opener-notLink = Dit is geen link naar een geheim. Kopieer de hele link, van https:// tot het einde.
opener-unreachable = Geen antwoord dat deze pagina mag lezen. De server is niet bereikbaar, of hij laat alleen zijn eigen pagina deze link openen: het geheim is misschien niet verzegeld, of beperkt tot bepaalde netwerken. Er is niets geopend.
opener-incomplete = Het antwoord is niet volledig aangekomen. Het kan als weergave zijn geteld.
opener-notSealed = Wat de server heeft gestuurd, is niet verzegeld, dus is het niet wat de afzender voor deze link heeft verzegeld. Er wordt niets van getoond.
opener-wrong = De wachtwoordzin is onjuist of ontbreekt. Er is geen weergave geteld.
opener-refused = De server geeft dit op dit moment niet af. Er is geen weergave geteld.
opener-held = Wie dit heeft gestuurd, moet het vrijgeven. Geef deze woorden door: { $words }
opener-heldWordless = Wie dit heeft gestuurd, moet het vrijgeven.
opener-otherPassphrase = Het gaat niet open met deze wachtwoordzin. Probeer het opnieuw: het verzegelde geheim is al hier, en er wordt geen verdere weergave geteld. Laat het veld leeg als de afzender u geen wachtwoordzin heeft gegeven.
opener-go = Adres op { $host } openen
opener-saved = Opgeslagen

## languages

languages-title = Kies uw taal
languages-search = Zoek uw taal
languages-searchHint = De eigen naam, de Engelse naam of de code, zoals pt-BR.
languages-find = Zoeken
languages-none = Geen taal gevonden.
languages-all = Alle talen
languages-browser = Taal van mijn browser
languages-back = Terug naar de pagina
languages-counts = De teksten in andere talen zijn vertalingen. Wijken ze af van het Engels, dan geldt het Engels. Vindt u een verkeerd woord, laat het de beheerders van deze server weten.
languages-recipient = Taal voor de ontvanger
languages-recipientHint = Voor de pagina van de link en de e-mail erover. Ontvangers die een taal hebben gekozen, houden die.
languages-recipientOwn = Zoals de browser van de ontvanger aangeeft
languages-answerer = Taal voor wie antwoordt
languages-answererHint = Voor de pagina van het verzoek. Wie een taal heeft gekozen, houdt die.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } taal
       *[other] { $n } talen
    }
languagesLive-recipientLanguage = Taal voor de ontvanger
