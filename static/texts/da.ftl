### Danish

## layout

layout-skip = Gå til indhold
layout-navigation = Hovedmenu
layout-create = Ny
layout-pushes = Mine links
layout-admin = Admin
layout-account = Konto
layout-signIn = Log ind
layout-languages = Sprog
layout-light = Lys
layout-dark = Mørk
layout-auto = Automatisk
layout-api = API
layout-about = Om
layout-aboutLine = Hvordan det fungerer, og hvem der driver det
layout-noScript = Siden kræver JavaScript. Dens scripts kontakter kun denne server.
layout-otherWays = Du kan også bruge API’et eller kommandolinjen.
layout-waiting = Siden er stadig ved at blive indlæst. Hvis der ikke sker noget, så genindlæs den.
layout-plain = Forbindelsen er ikke krypteret: Andre på netværket kan læse det, du sender og åbner her. Brug en https://-adresse, hvis der er en.
layout-notSealed = Stop: Dette er ikke forseglet
layout-notSealedText = Afsenderen har forseglet denne hemmelighed, men det, serveren sendte, er ikke forseglet. Intet af det vises. Kontakt afsenderen, for eksempel pr. telefon.

## create

create-title = Del en hemmelighed
create-tagline = Send en adgangskode eller en fil med et link, der udløber.
create-kinds = Hvad du deler
create-text = Tekst
create-files = Filer
create-url = Link
create-qr = QR-kode
create-textLabel = Din hemmelighed
create-shared = Delt fra en anden app: Kontrollér det, før du sender det.
create-textPlaceholder = En adgangskode, en nøgle, en note …
create-urlLabel = Webadresse
create-urlHint = Modtageren ser først adressen og bekræfter, før siden forlades.
create-qrLabel = Tekst, der vises som QR-kode
create-qrHint = Modtageren ser den som en QR-kode, der kan scannes.
create-message = Besked (valgfri)
create-filesSignIn = Log ind for at dele filer.
create-hide = Skjul under indtastning
create-generator = Generér en adgangskode
create-style = Type
create-styleCharacters = Tegn
create-styleWords = Ord
create-stylePin = Pinkode
create-pinHint = Nok til en adgangssætning, fordi serveren begrænser antallet af forsøg. For svagt som selve hemmeligheden.
create-length = Længde
create-digits = Cifre
create-symbols = Symboler
create-capitals = Store bogstaver
create-generated = Forslag
create-again = Nyt forslag
create-use = Brug dette
create-lifetime = Udløber efter
create-views = Antal visninger
create-passphrase = Adgangssætning (valgfri)
create-passphraseRequired = Adgangssætning (påkrævet)
create-passphraseLength =
    { $n ->
        [one] Mindst { $n } tegn.
       *[other] Mindst { $n } tegn.
    }
create-passphraseHint = Oplys adgangssætningen separat, f.eks. over telefonen.
create-suggest = Foreslå
create-add = Tilføj en indstilling …
create-covered = Hold hemmeligheden tildækket, indtil der trykkes
create-coveredHint = Ingen kan læse med over modtagerens skulder, når den åbnes.
create-deletable = Modtageren må slette hemmeligheden
create-notifyMe = Giv mig besked, når linket åbnes
create-notifyByMail = Du får en e-mail og et mærke i “Mine links”.
create-notifyInList = Du får et mærke i “Mine links”.
create-name = Navn (kun du ser det)
create-note = Note (kun du ser den)
create-sign = Underskriv med dit navn
create-senderName = Dit navn
create-senderMessage = Besked til modtageren
create-senderMessageHint = Vises, før hemmeligheden åbnes, for alle, der har linket. Skriv ikke noget fortroligt her.
create-senderEmail = Vis din kontos adresse: { $email }
create-sealed = End-to-end-krypteret
create-sealedHint = Ingen andre end modtageren kan læse den, ikke engang denne server.
create-sealedName = Giv den et navn til din liste: Filernes navne er også beskyttet. Navnet, noten og underskriften er det ikke.
create-sealedRequired = Serveren accepterer ikke andet.
create-groupLimits = For dig gælder grænserne for dine grupper: { $groups }.
create-shownOnce = Kopiér linket nu. Det kan ikke vises igen.
create-remembered = Dine valg huskes på denne enhed.
create-reset = Nulstil til standard
create-submit = Opret linket
create-ready = Dit link er klar
create-passphraseNext = Oplys nu adgangssætningen ad en anden vej
create-passphraseReminder = Linket åbnes kun med denne adgangssætning. Oplys den f.eks. over telefonen. Den vises ikke igen.
create-copyPassphrase = Kopiér adgangssætningen
create-end = Slet nu
create-another = Del en til

## createClosed

createClosed-title = Log ind for at dele en hemmelighed
createClosed-text = Fra dit netværk kan kun personer med en konto oprette links.
createClosed-hint = Hvis du har modtaget et link, kan det åbnes herfra som sædvanlig.
createClosed-nothingTitle = Du kan ikke dele noget her
createClosed-nothing = Grænserne for dine grupper ({ $groups }) efterlader ingen slags hemmelighed. Spørg en administrator af serveren.

## createLive

createLive-bytes = { $used } af { $limit }
createLive-characters = { $used } af { $limit } tegn
createLive-bits =
    { $n ->
        [one] ca. { $n } bit
       *[other] ca. { $n } bit
    }
createLive-termViews =
    { $n ->
        [one] { $n } visning
       *[other] { $n } visninger
    }
createLive-termUntil = indtil { $date }
createLive-noPassphrase = ingen adgangssætning
createLive-withPassphrase = med adgangssætning
createLive-needsPassphrase = adgangssætning påkrævet
createLive-passphraseMissing = Indtast en adgangssætning: Serveren kræver en.
createLive-passphraseShort =
    { $n ->
        [one] Adgangssætningen er for kort: mindst { $n } tegn. En række som aaaa eller 1234 tæller som to.
       *[other] Adgangssætningen er for kort: mindst { $n } tegn. En række som aaaa eller 1234 tæller som to.
    }
createLive-signed = Underskrevet: { $by }
createLive-blank = Indtast først en hemmelighed.
createLive-tooLong = Dette er for langt: højst { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] Dette er for langt: højst { $n } tegn.
       *[other] Dette er for langt: højst { $n } tegn.
    }
createLive-badUrl = Indtast en webadresse, f.eks. https://example.org.
createLive-unsealed = Din browser kunne ikke forsegle dette. Intet blev sendt.
createLive-opens =
    { $n ->
        [one] Kan åbnes én gang, indtil { $date } ({ $relative }).
       *[other] Kan åbnes { $n } gange, indtil { $date } ({ $relative }).
    }
createLive-endedTitle = Hemmeligheden er slettet
createLive-ended = Indholdet er slettet endegyldigt. Ingen kan åbne det mere, heller ikke du.
createLive-goneTitle = Linket er udløbet
createLive-gone = Ingen kan åbne det mere. Indholdet er slettet.
createLive-linkUnsaved = Du har ikke kopieret linket endnu, og kun denne side viser det. Vil du forlade den alligevel?
createLive-passphraseUnsaved = Du har ikke kopieret adgangssætningen endnu, og kun denne side viser den. Vil du forlade den alligevel?
createLive-leaveIt = Forlad
createLive-offline = Serveren svarede ikke. Kontrollér din forbindelse, og prøv igen.
createLive-rateLimited =
    { $n ->
        [one] For mange forespørgsler. Prøv igen om { $n } sekund.
       *[other] For mange forespørgsler. Prøv igen om { $n } sekunder.
    }
createLive-tryAgain = Du kan prøve igen nu.
createLive-tooLarge = Dette er større, end serveren accepterer.
createLive-signInFirst = Log ind først.
createLive-unavailable = Serveren er ikke tilgængelig lige nu. Det, du har skrevet, er her stadig: Prøv igen om et øjeblik.
createLive-noSpace = Serveren har ikke mere plads. Intet blev gemt.
createLive-failed = Noget gik galt ({ $status }). Intet blev gemt.
createLive-refused = Serveren accepterer ikke denne værdi.
createLive-tooMany =
    { $n ->
        [one] Højst { $n } post.
       *[other] Højst { $n } poster.
    }
createLive-outOfRange = Indtast et tal fra { $min } til { $max }.

## resultLive

resultLive-notOpened = Ikke åbnet endnu.
resultLive-openedTimes =
    { $n ->
        [one] Åbnet én gang: { $date }.
       *[other] Åbnet { $n } gange, senest { $date }.
    }

## fileBox

fileBox-files = Filer
fileBox-dropHere = Slip filer eller mapper her
fileBox-chooseFiles = Vælg filer
fileBox-chooseFolder = Vælg en mappe
fileBox-cancel = Annuller

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Højst én fil på { $file }.
       *[other] Højst { $n } filer på { $file } hver, i alt { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Der kan kun være én fil i et link.
       *[other] Der kan højst være { $n } filer i et link.
    }
filesLive-fileTooLarge = “{ $name }” er større end { $limit }.
filesLive-filesTooLarge = Tilsammen er filerne større end { $limit }.
filesLive-noFiles = Vælg mindst én fil.
filesLive-packing = “{ $name }” er stadig ved at blive pakket.
filesLive-remove = Fjern { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Forbindelsen blev afbrudt. Fortsætter af sig selv.
filesLive-uploaded = Sendt. Serveren er ved at gemme …
filesLive-sealing = Forsegles i din browser: { $percent }
filesLive-unreadable = Din browser kan ikke længere læse en af filerne. Intet blev sendt. Vælg filerne igen.
filesLive-cancelled = Annulleret. Intet blev gemt.

## reveal

reveal-title = En hemmelighed til dig
reveal-intro = Nogen har delt noget fortroligt med dig.
reveal-ownTitle = Din egen hemmelighed
reveal-ownIntro = Du har selv delt dette. Dine modtagere åbner det på denne side.
reveal-ownPage = Gå til linket, QR-koden og loggen
reveal-passphrase = Adgangssætning
reveal-passphraseHint = Du får den af afsenderen, adskilt fra dette link.
reveal-unlock = Lås op
reveal-open = Vis hemmeligheden
reveal-counts = Åbning tæller som en visning.
reveal-how = Sådan fungerer det
reveal-sealed = Den er end-to-end-krypteret: Kun din browser kan åbne den, og denne server kan ikke læse den.
reveal-sealedNoScript = Dette link åbnes kun med JavaScript eller med kommandoen “secretpush open”.
reveal-largeText = En af filerne er større end 256 MiB, og denne browser kan ikke gemme en forseglet fil af den størrelse. Dette blev ikke talt som en visning. Åbn linket på en computer i Chrome eller Edge via https://, eller med denne kommando:
reveal-copyCommand = Kopiér kommandoen
reveal-secret = Hemmeligheden
reveal-show = Vis
reveal-onPaper = Hemmeligheden er tildækket. Vælg “Vis” på siden, og udskriv den igen.
reveal-hide = Skjul
reveal-copy = Kopiér
reveal-save = Gem som fil
reveal-print = Udskriv
reveal-files = Filer
reveal-download = Hent
reveal-downloadAll = Hent alle som ZIP
reveal-address = Afsenderen vil have dig til at åbne denne adresse:
reveal-go = Åbn adressen …
reveal-goTitle = Vil du forlade siden?
reveal-goText = Du er ved at åbne en adresse på:
reveal-goYes = Åbn den
reveal-goTo = Åbn adressen på { $host }
reveal-qr = Scan denne kode
reveal-qrText = Kodens tekst
reveal-remove = Slet den nu
reveal-removeText = Ingen vil kunne åbne dette link igen, heller ikke du.
reveal-removeYes = Slet
reveal-cancel = Annuller
reveal-deletedTitle = Slettet
reveal-deletedText = Ingen kan åbne dette link mere, og hemmeligheden er ikke længere på denne side.
reveal-undo = Fortryd
reveal-openAgain = Tilbage til linket
reveal-gone = Her er ikke mere noget
reveal-goneText = Linket er udløbet, er blevet slettet eller har aldrig eksisteret.
reveal-openedHere = Du åbnede dette link på denne enhed { $date } ({ $relative }). Siden er det udløbet eller blevet slettet.
reveal-goneHint = Bed afsenderen om et nyt link.
reveal-goneCreate = Del selv en hemmelighed
reveal-letters = Skriv disse tre bogstaver
reveal-lettersNeeded = Skriv de tre bogstaver, og tryk så på knappen igen. Intet blev åbnet.
reveal-lettersOther = Det var andre bogstaver. Skriv disse tre, og tryk så på knappen igen. Intet blev åbnet.
reveal-wrong = Adgangssætningen er forkert.
reveal-limited = For mange forkerte adgangssætninger. Vent et minut, og prøv så igen.
reveal-refused = Den, der sendte dette, har afvist at frigive det til dig.
reveal-waitOver = Din ventetid er forbi. Åbn det igen for at spørge en gang til.
reveal-crowded = For mange venter på dette. Prøv igen om et minut.
reveal-scanner = Denne browser siger, at den er et program, der kontrollerer links, så intet blev åbnet. Åbn linket i en anden browser.
reveal-again = Hemmeligheden åbnes ikke igen, når siden genindlæses. Tryk på knappen for at åbne den en gang til.
reveal-failed = Noget gik galt på serveren. Prøv igen om et øjeblik.

## senderNote

senderNote-label = Fra afsenderen
senderNote-shares = { $name } deler noget med dig.
senderNote-writes = { $name } skriver:
senderNote-unnamedWrites = Afsenderen skriver:
senderNote-account = Det blev sendt fra kontoen { $email } på denne server.
senderNote-anyAccount = Det blev sendt fra kontoen { $email }. Alle kan oprette en konto her, så adressen er ikke bekræftet.
senderNote-unverifiedAccount = Det blev sendt fra kontoen { $email }. Ingen har bekræftet adressen.
senderNote-ownWords = Navn og besked er afsenderens egne ord.
senderNote-unverified = Navn og besked er afsenderens egne ord. Serveren ved ikke, om navnet er rigtigt.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Du kan fortryde dette i { $n } sekund.
       *[other] Du kan fortryde dette i { $n } sekunder.
    }

## undoLive

undoLive-deleted = Slettet. Ingen kan åbne den.
undoLive-undo = Fortryd ({ $seconds })
undoLive-undone = Sletningen er fortrudt.
undoLive-tooLate = Det kunne ikke fortrydes: Hemmeligheden er slettet endegyldigt.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Den kan åbnes én gang til, indtil { $date } ({ $relative }).
       *[other] Den kan åbnes { $n } gange til, indtil { $date } ({ $relative }).
    }
revealLive-lastView = Dette var den sidste visning. Hemmeligheden er slettet fra serveren: Gem nu det, du har brug for.
revealLive-lastViewFiles = Dette var den sidste visning. Hent nu det, du har brug for: Linkene virker kun kort tid.
revealLive-ownView = Dine egne visninger tælles ikke.
revealLive-shown = Hemmeligheden vises.
revealLive-covered = Hemmeligheden er tildækket.
revealLive-copied = Kopieret
revealLive-copyFailed = Kopieringen mislykkedes. Markér teksten, og kopiér den.
revealLive-wrong = Adgangssætningen er forkert.
revealLive-limited =
    { $n ->
        [one] For mange forkerte adgangssætninger. Prøv igen om { $n } sekund.
       *[other] For mange forkerte adgangssætninger. Prøv igen om { $n } sekunder.
    }
revealLive-busy =
    { $n ->
        [one] For mange forespørgsler. Prøv igen om { $n } sekund.
       *[other] For mange forespørgsler. Prøv igen om { $n } sekunder.
    }
revealLive-again = Du kan prøve igen nu.
revealLive-unconnected = Du er offline. Intet blev åbnet.
revealLive-offline = Serverens svar nåede ikke helt frem. Det kan være talt som en visning.
revealLive-failed = Noget gik galt på serveren. Prøv igen om et øjeblik.
revealLive-downloaded = Hentet
revealLive-downloadedOf = Filer hentet: { $done } af { $total }
revealLive-preview = Forhåndsvisning
revealLive-previewOf = Forhåndsvisning af { $name }
revealLive-previewFailed = Billedet kan ikke vises her. Hent det i stedet.
revealLive-downloadFailed = Overførslen er standset. Linket er måske udløbet.
revealLive-deleteFailed = Hemmeligheden kunne ikke slettes.
revealLive-noAddress = Dette er ikke en webadresse og vises derfor som almindelig tekst.
revealLive-fileName = hemmelighed.txt
revealLive-see = Vis

## sealedLive

sealedLive-linkCut = Linket er ikke komplet: Delen efter # mangler. Bed afsenderen om det komplette link. Intet blev åbnet, og ingen visning blev talt.
sealedLive-linkAltered = Linket blev afkortet eller ændret undervejs: Delen efter # er ikke rigtig. Bed afsenderen om det komplette link. Intet blev åbnet, og ingen visning blev talt.
sealedLive-moduleMissing = Den del af siden, der åbner forseglede hemmeligheder, er ikke nået frem. Kontrollér din forbindelse, og genindlæs siden. Intet blev åbnet, og ingen visning blev talt.
sealedLive-sealBroken = Det forseglede indhold er blevet beskadiget eller ændret, så intet af det vises. Bed afsenderen om at sende det igen.
sealedLive-sealShort = Slutningen af det forseglede indhold mangler, så intet af det vises. Bed afsenderen om at sende det igen.
sealedLive-sealOther = Det forseglede indhold passer ikke til dette link, eller det er forseglet på en måde, som siden ikke kan åbne. Bed afsenderen om at sende det igen.
sealedLive-fileWhole = Komplet: “{ $name }” er kontrolleret til den sidste byte.
sealedLive-fileBroken = “{ $name }” er blevet beskadiget eller ændret. Intet af den blev gemt.
sealedLive-fileShort = Slutningen af “{ $name }” mangler. Intet af den blev gemt.
sealedLive-fileTooLarge = “{ $name }” er for stor til denne browser. Åbn linket på en computer i Chrome eller Edge via https://, eller med kommandoen “secretpush open”.

## newRequest

newRequest-sealed = Kun du kan læse svaret
newRequest-sealedHint = Ikke engang denne server kan læse det.
newRequest-sealedRequired = Serveren accepterer ikke andet.
newRequest-collectTitle = Din nøgle til svarene
newRequest-collectText = Du skal bruge den for at læse svarene, og den kan ikke vises igen: Hent gendannelsesfilen. Send den ikke til nogen.
newRequest-copyCollect = Kopiér nøglen
newRequest-recovery = Hent gendannelsesfilen
newRequest-showKey = Vis nøglen som et link
newRequest-title = Bed om en hemmelighed
newRequest-lead = Den, der får linket, kan sende dig en hemmelighed uden en konto.
newRequest-link = Bed nogen om en hemmelighed
newRequest-what = Hvad har du brug for?
newRequest-whatHint = Alle, der har linket, kan læse dette. Skriv ikke noget fortroligt her.
newRequest-takesFiles = Der må sendes filer
newRequest-showsEmail = Vis din kontos adresse til den, der svarer: { $email }
newRequest-notifyMe = Send mig en e-mail for hvert svar
newRequest-name = Navn (kun du ser det)
newRequest-note = Note (kun du ser den)
newRequest-files = Filer til den, der svarer (valgfrit)
newRequest-filesHint = F.eks. en formular, der skal udfyldes. Alle, der har linket, kan hente dem.
newRequest-until = Åben i
newRequest-answers = Antal tilladte svar
newRequest-passphrase = Adgangssætning (valgfri)
newRequest-passphraseHint = Nødvendig for at læse anmodningen og svare på den. Oplys den f.eks. over telefonen.
newRequest-more = Flere valgmuligheder
newRequest-submit = Opret linket
newRequest-ready = Dit link er klar
newRequest-page = Åbn siden for denne anmodning
newRequest-passphraseNext = Oplys nu adgangssætningen ad en anden vej
newRequest-passphraseReminder = Anmodningen åbnes kun med denne adgangssætning. Den vises ikke igen.
newRequest-copyPassphrase = Kopiér adgangssætningen
newRequest-another = Bed om noget andet

## newRequestLive

newRequestLive-blankRequest = Skriv, hvad du har brug for.
newRequestLive-longRequest = Dette er for langt: højst { $limit }.
newRequestLive-longNote = Din note er for lang: højst { $limit }.
newRequestLive-answersRange = Indtast et tal fra { $min } til { $max }.
newRequestLive-leadNamed = Kun de personer, du angiver, kan sende dig en hemmelighed.
newRequestLive-hintNamed = Kun de personer, du angiver, kan læse dette.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } svar
       *[other] { $n } svar
    }
newRequestLive-noPassphrase = ingen adgangssætning
newRequestLive-withPassphrase = med adgangssætning
newRequestLive-takes =
    { $n ->
        [one] Kan besvares én gang, indtil { $date } ({ $relative }).
       *[other] Kan besvares { $n } gange, indtil { $date } ({ $relative }).
    }
newRequestLive-full = Du har for mange åbne anmodninger. Luk først en.
newRequestLive-tooLarge = Dette er større, end serveren accepterer.
newRequestLive-unavailable = Serveren er ikke tilgængelig lige nu. Det, du har skrevet, er her stadig: Prøv igen om et øjeblik.
newRequestLive-noSpace = Serveren har ikke mere plads. Intet blev gemt.
newRequestLive-limited =
    { $n ->
        [one] For mange forespørgsler. Prøv igen om { $n } sekund.
       *[other] For mange forespørgsler. Prøv igen om { $n } sekunder.
    }
newRequestLive-retry = Du kan prøve igen nu.
newRequestLive-noAnswer = Serveren svarede ikke. Kontrollér din forbindelse, og prøv igen.
newRequestLive-problem = Noget gik galt ({ $status }). Intet blev gemt.
newRequestLive-refused = Serveren accepterer ikke en af disse værdier.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Send mig venligst noget fortroligt via dette link. Anmodningen kan besvares én gang, indtil { $date }. Du behøver ingen konto:
       *[other] Send mig venligst noget fortroligt via dette link. Anmodningen kan besvares { $n } gange, indtil { $date }. Du behøver ingen konto:
    }
requestShareLive-requestSubject = En anmodning til dig
requestShareLive-requestTerms =
    { $n ->
        [one] Anmodningen kan besvares én gang, indtil { $date }.
       *[other] Anmodningen kan besvares { $n } gange, indtil { $date }.
    }

## requestLetter

requestLetter-to = Til
requestLetter-from = Fra
requestLetter-title = Du bliver bedt om noget fortroligt
requestLetter-intro = Du kan sende det fra enhver telefon eller computer. Du behøver ingen konto.
requestLetter-scan = Scan koden med din telefons kamera. Eller skriv adressen i en browser, præcis som den er trykt her: Der er forskel på store og små bogstaver.
requestLetter-press = Tryk på knappen på den side, der åbnes, og send det, der bedes om.
requestLetter-passphrase = Indtast adgangssætningen, og tryk på knappen. Den, der beder om det, giver dig adgangssætningen ad en anden vej. For din sikkerheds skyld står den ikke på dette ark: Skriv den ikke ned her.
requestLetter-keep = Destruer derefter dette ark.

## request

request-recovery = Hent gendannelsesfilen
request-loadKey = Indlæs gendannelsesfilen
request-keyFile = Gendannelsesfil
request-linkOnce = Det komplette link blev vist én gang, da anmodningen blev oprettet, og det står også i gendannelsesfilen. Hvis du ikke har nogen af delene, så luk denne anmodning, og opret en ny.
request-noScript = Svarene vises kun med JavaScript.
request-asked = Det, du beder om
request-answers = Svar
request-close = Luk anmodningen
request-cancel = Annuller

## requestKeysLive

requestKeysLive-recoveryText =
    Denne fil åbner svarene på din anmodning. Gem den, og send den ikke til nogen.

    For at læse svarene i en anden browser skal du logge ind, åbne siden for anmodningen og indlæse denne fil der, eller åbne din nøgle.
requestKeysLive-recoveryLink = Linket, der skal sendes:
requestKeysLive-recoveryKey = Din nøgle:
requestKeysLive-keyElsewhere = Hent gendannelsesfilen for at læse dem i en anden browser. Send den ikke til nogen.
requestKeysLive-keyInTab = Denne fane har nøglen, der åbner svarene.
requestKeysLive-keyMissing = Kun du kan læse svarene, og denne browser har ikke din nøgle: Indlæs gendannelsesfilen.
requestKeysLive-keyNotInFile = Dette er ikke gendannelsesfilen til denne anmodning.
requestKeysLive-keyLoaded = Din nøgle er indlæst.

## requestWordsLive

requestWordsLive-unnamedRequest = Anmodning fra { $date }
requestWordsLive-closeQuestion = Vil du lukke “{ $name }”? Den modtager så ikke flere svar, og det, den beder om, slettes.
requestWordsLive-answersStay = Svarene bevares, til de udløber.
requestWordsLive-closedNow = Lukket. Det, der blev bedt om, er slettet.
requestWordsLive-answeredMeanwhile = Der er et nyt svar.

## requestLive

requestLive-open = Åben
requestLive-ready = Besvaret
requestLive-closed = Lukket
requestLive-guardedText = Adgangssætningen beskytter teksten, så den vises ikke her.
requestLive-closedText = Teksten blev slettet, da anmodningen blev lukket.
requestLive-answersOf = Svar
requestLive-answersCount = { $came } af { $total }
requestLive-openUntil = Åben indtil
requestLive-filesMay = Filer
requestLive-filesYes = Må sendes
requestLive-guard = Adgangssætning
requestLive-guardSet = Nødvendig for at læse og svare
requestLive-email = Din kontos adresse
requestLive-emailShown = Vises
requestLive-noAnswers = Ingen har svaret endnu.
requestLive-sendLink = Send linket til den, der har det, du har brug for.
requestLive-noneCame = Ingen svarede.
requestLive-purged = Svarene er slettet i mellemtiden.
requestLive-answerBy = Svar fra { $name }
requestLive-answerOf = Svar fra { $date }
requestLive-newAnswer = nyt
requestLive-answerOpen = Åbn
requestLive-answerPage = Link og log
requestLive-answerOver = udløbet
requestLive-allCame = Besvaret. Linket modtager ikke flere svar.
requestLive-logClosed = lukket manuelt

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } nyt svar
       *[other] { $n } nye svar
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } svar
       *[other] { $n } svar
    }
requestsLive-noneYet = intet svar endnu
requestsLive-closes = lukker { $when }
requestsLive-hasClosed = lukket
requestsLive-requestMade = oprettet { $when }
requestsLive-noOpen = Du beder ikke om noget i øjeblikket.
requestsLive-noReady = Ingen åben anmodning har et svar.
requestsLive-noClosed = Ingen anmodning er lukket endnu.
requestsLive-closeRequest = Luk

## ownRequests

ownRequests-tab = Anmodninger
ownRequests-open = Åbne
ownRequests-ready = Besvarede
ownRequests-closed = Lukkede

## answerGate

answerGate-collects = Dette er linket, der åbner svarene. Det er til den, der har bedt om dem: Log ind, og åbn det så igen.
answerGate-title = Du bliver bedt om en hemmelighed
answerGate-intro = Nogen beder dig sende noget fortroligt. Du behøver ingen konto.
answerGate-ownTitle = Din egen anmodning
answerGate-ownIntro = Du beder selv om dette. Andre svarer på denne side.
answerGate-ownPage = Gå til linket, svarene og loggen
answerGate-passphraseHint = Du får den af den, der beder om hemmeligheden, adskilt fra dette link.
answerGate-read = Se, hvad der bedes om
answerGate-left =
    { $n ->
        [one] Anmodningen kan besvares én gang til, indtil { $date } ({ $relative }).
       *[other] Anmodningen kan besvares { $n } gange til, indtil { $date } ({ $relative }).
    }
answerGate-busy = For mange forespørgsler fra din adresse. Vent et minut, og prøv så igen.

## ownAnswer

ownAnswer-title = Svar på “{ $name }”
ownAnswer-unnamed = Svar på din anmodning
ownAnswer-intro = Kun du kan åbne det.
ownAnswer-page = Gå til anmodningen og alle dens svar

## answer

answer-yourName = Dit navn (valgfrit)
answer-yourNameHint = Vises for den, der beder om hemmeligheden.
answer-yourNameOpen = Vises for den, der beder om hemmeligheden. Navnet er ikke beskyttet på samme måde som dit svar.
answer-addressShown = Din bekræftede e-mailadresse vises også.
answer-title = Det, du bliver bedt om
answer-label = Fra den, der beder om hemmeligheden
answer-asks = Den, der sendte dig dette link, beder om:
answer-asksFiles = Den, der sendte dig dette link, giver dig filer med.
answer-ownWords = Skrevet af den, der beder om hemmeligheden. Vi har ikke kontrolleret, hvem det er.
answer-ownWordsAccount = Skrevet af den, der beder om hemmeligheden.
answer-account = Vedkommende har kontoen { $email } på denne server.
answer-anyAccount = Vedkommende har kontoen { $email }. Alle kan oprette en konto her, så adressen er ikke bekræftet.
answer-unverifiedAccount = Vedkommende har kontoen { $email }. Ingen har bekræftet adressen.
answer-careful = Send den kun, hvis du ved, hvem der beder om den.
answer-given = Filer til dig
answer-text = Dit svar
answer-textPlaceholder = En adgangskode, en nøgle, en note …
answer-message = Besked
answer-sealed = Denne anmodning modtager kun et svar, der er forseglet fra ende til anden. Uden JavaScript kan siden ikke forsegle det. Send det med denne kommando og det komplette link:
answer-sealedOnce = Kun den, der beder om hemmeligheden, kan læse dit svar; denne server kan ikke. Du kan ikke ændre det bagefter.
answer-once = Svaret gemmes krypteret, kun den, der beder om hemmeligheden, kan åbne det, og du kan ikke ændre det bagefter.
answer-send = Send svaret
answer-sent = Sendt
answer-sentText = Dit svar er nået frem. Du kan lukke denne side.
answer-sentTo = Dit svar er nået frem til { $email }. Du kan lukke denne side.
answer-sentMore = Send endnu et svar
answer-notSent = Ikke sendt
answer-notSentText = Gå tilbage: Det, du har skrevet, er der stadig.
answer-back = Start forfra
answer-gone = Her bedes der ikke længere om noget
answer-goneText = Anmodningen er lukket, tiden er gået, eller den har aldrig eksisteret.
answer-goneHint = Bed den, der sendte dig linket, om et nyt.
answer-answered = Allerede besvaret
answer-answeredText = Anmodningen har fået alle de svar, den bad om.
answer-answeredHint = Var det ikke dig? Så sig det til den, der sendte dig linket.
answer-blankProblem = Indtast det, du vil sende.
answer-tooLargeProblem = Dette er større, end serveren accepterer.
answer-spaceProblem = Serveren har ikke mere plads. Intet blev gemt.
answer-goneProblem = Anmodningen modtager ikke flere svar. Intet blev gemt.
answer-passphraseProblem = Adgangssætningen er forkert. Intet blev gemt.
answer-unprovedProblem = Denne anmodning er til bestemte personer, og denne browser har ikke vist, at du er en af dem. Intet blev gemt. Åbn linket igen i en anden fane, få en kode sendt på e-mail, og send så det, du har skrevet her.

## answerSealedLive

answerSealedLive-answerLinkCut = Linket er ikke komplet: Delen efter # mangler eller blev ændret undervejs. Intet blev sendt. Åbn det komplette link igen, eller spørg den, der sendte det.
answerSealedLive-sealerMissing = Den del af siden, der forsegler dit svar, er ikke nået frem. Intet blev sendt. Kontrollér din forbindelse, og genindlæs siden.
answerSealedLive-notSealed = Din browser kunne ikke forsegle dette. Intet blev sendt.

## answerLive

answerLive-bytes = { $used } af { $limit }
answerLive-blank = Indtast det, du vil sende.
answerLive-blankFiles = Indtast det, du vil sende, eller vælg filer.
answerLive-tooLong = Dette er for langt: højst { $limit }.
answerLive-tooLarge = Dette er større, end serveren accepterer.
answerLive-over = Anmodningen modtager ikke flere svar. Intet blev gemt.
answerLive-wrong = Adgangssætningen er forkert. Intet blev gemt.
answerLive-limited =
    { $n ->
        [one] For mange forespørgsler. Prøv igen om { $n } sekund.
       *[other] For mange forespørgsler. Prøv igen om { $n } sekunder.
    }
answerLive-again = Du kan prøve igen nu.
answerLive-unavailable = Serveren er ikke tilgængelig lige nu. Det, du har skrevet, er her stadig: Prøv igen om et øjeblik.
answerLive-noSpace = Serveren har ikke mere plads. Intet blev gemt.
answerLive-offline = Serveren svarede ikke. Dit svar er måske nået frem alligevel: Genindlæs siden for at se det.
answerLive-failed = Noget gik galt ({ $status }). Intet blev gemt.
answerLive-refused = Serveren accepterer ikke dette svar. Intet blev gemt.

## receipt

receipt-choice = Behold en kvittering
receipt-choiceHint = Et ekstra link, kun til dig: Det viser, om hemmeligheden er blevet åbnet, og kan slette den.
receipt-yours = Behold din kvittering
receipt-yoursShows = Den viser, om hemmeligheden er blevet åbnet, og kan slette den.
receipt-yoursText = Den kan ikke læse hemmeligheden. Behold kvitteringen for dig selv: Modtageren skal have linket ovenfor.
receipt-open = Åbn kvitteringen
receipt-copy = Kopiér kvitteringen
receipt-remember = Husk mine links på denne enhed
receipt-rememberHint = Kun kvitteringerne, og kun i denne browser. Den, der kan bruge den, kan se dem. Hvis du slår det fra, glemmes de alle.
receipt-list = Mine seneste links
receipt-listText = Det, denne browser husker om de links, du har oprettet uden en konto.
receipt-listNone = Denne browser husker ingen links. En kvittering tilbyder at huske dem.
receipt-listScripts = Listen kræver JavaScript: Den ligger i browseren, ikke på serveren.
receipt-forget = Glem alle
receipt-notOpened = Ikke åbnet endnu
receipt-neverOpened = Aldrig åbnet
receipt-notOpenedText = Ingen har åbnet linket indtil nu.
receipt-opened =
    { $n ->
        [one] Åbnet én gang
       *[other] Åbnet { $n } gange
    }
receipt-times = Hvornår det blev åbnet
receipt-timesSome = Hvornår det senest blev åbnet
receipt-over = Ingen kan åbne linket mere.
receipt-overViews = Det blev åbnet så mange gange, som du tillod, senest { $date }. Indholdet er slettet.
receipt-overTime = Tiden udløb { $date }. Indholdet er slettet.
receipt-overHand = Det blev slettet { $date }. Indholdet er slettet endegyldigt.
receipt-left =
    { $n ->
        [one] Linket kan åbnes én gang til, indtil { $date }.
       *[other] Linket kan åbnes { $n } gange til, indtil { $date }.
    }
receipt-alarmed = En modtager siger, at en anden har åbnet linket først. Tal med din modtager.
receipt-frozen = Linket er sat på pause: Ingen kan åbne det.
receipt-again = Se igen
receipt-unknown = Her er intet kendt
receipt-unknownText = Kvitteringen hører ikke til noget link på denne server. Kontrollér, at adressen er komplet.
receipt-unknownHint = Nogen tid efter at et link er udløbet, sletter serveren alt, hvad den vidste om det.

## receiptListLive

receiptListLive-made = Oprettet { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Åbnet én gang
       *[other] Åbnet { $n } gange
    }
receiptListLive-stateNone = Ikke åbnet endnu
receiptListLive-stateOver = Udløbet
receiptListLive-stateAlarmed = Alarm
receiptListLive-stateFrozen = På pause
receiptListLive-stateUnknown = Intet er længere kendt om det
receiptListLive-stateFailed = Serveren svarede ikke
receiptListLive-forgotten = Glemt. Denne browser husker fra nu af ingen links.

## about

about-title = Hvordan det fungerer, og hvem der driver det
about-lead = Du deler en hemmelighed som et link. Linket holder op med at virke af sig selv, og hemmeligheden slettes derefter.
about-operatorTitle = Hvem der driver denne server
about-runBy = Denne server drives af { $name }.
about-unnamed = Den, der driver denne server, har ikke angivet et navn her. Spørg den, der sendte dig hertil.
about-contact = Kontakt:
about-program = Programmet er Secret Push, version { $version }.
about-words = Det foreslår ord fra EFF Long Wordlist af Electronic Frontier Foundation (https://www.eff.org/dice), med undtagelse af fire, under CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Sådan er en hemmelighed beskyttet
about-sealed = Serveren krypterer hver hemmelighed med AES-256-GCM, før den gemmer den. Nøglen udledes af hemmelighedens egen tilfældige nøgle, linket og adgangssætningen, hvis der er en.
about-masterKey = Den tilfældige nøgle gemmes krypteret med serverens hovednøgle, som opbevares uden for databasen.
about-passphrase = Serveren gemmer ingen adgangssætning og intet at sammenligne en med. Argon2id gør det langsomt at gætte, og efter fem forkerte forsøg på et minut må en adresse vente.
about-files = Filers navne og indhold krypteres også.
about-transport = Denne kryptering sker på serveren. En https://-adresse beskytter vejen dertil.
about-endToEnd = En afsender kan også forsegle en hemmelighed i browseren eller med kommandolinjen, i det åbne format age. Nøglen står i linket efter #, en del, som browsere aldrig sender: Denne server opbevarer og udleverer det, den ikke kan læse.
about-endTitle = Hvad der sker, når et link udløber
about-end = Et link udløber efter den valgte tid, efter den sidste tilladte visning, eller når nogen sletter det. I det øjeblik slettes nøglen, hemmeligheden og afsenderens besked.
about-endFiles = Filer slettes også. Linkene til filerne fra den sidste visning virker stadig: højst { $time }, og aldrig ud over den valgte tid.
about-rowAnonymous = Loggen for en hemmelighed, der er delt uden en konto, slettes { $time }, efter at den er udløbet.
about-rowAnonymousKept = Loggen for en hemmelighed, der er delt uden en konto, opbevares, indtil den driftsansvarlige sletter den.
about-rowOwned = Loggen for en hemmelighed fra en afsender, der er logget ind, slettes { $time }, efter at den er udløbet, sammen med det navn og den note, som afsenderen gav den.
about-rowOwnedKept = Loggen for en hemmelighed fra en afsender, der er logget ind, opbevares sammen med det navn og den note, som afsenderen gav den, indtil den driftsansvarlige sletter den.
about-backups = En sikkerhedskopi indeholder det, der var gemt, da den blev lavet, indtil den driftsansvarlige sletter den.
about-loggedTitle = Hvad der logges
about-logged = For hver hemmelighed: hvornår den blev oprettet, åbnet, slettet eller forsøgt åbnet med en forkert adgangssætning, med netværksadressen, browseren og den side, den besøgende kom fra. Afsendere, der er logget ind, ser denne log for deres egne hemmeligheder.
about-request = For hver forespørgsel: tidspunkt, type side, resultat, varighed og netværksadresse. Aldrig linket, hemmeligheden eller adgangssætningen. Den driftsansvarlige bestemmer, hvor længe disse linjer opbevares.
about-cookies = Cookies: én til din session, efter at du har logget ind, én til det sprog og én til de farver, du vælger, og én i en browser, der venter på en afsender eller har meldt et link. Der er ingen sporing, og siderne henter intet fra andre servere.
about-operatorReadsTitle = Hvad den driftsansvarlige kan og ikke kan læse
about-seesMeta = Den driftsansvarlige ser, at en hemmelighed findes: dens type, størrelse, tidspunkter, visninger og log samt e-mailadressen på en afsender, der er logget ind.
about-adminPage = Administratorer kan slette enhver hemmelighed. De ser hverken dens indhold eller dens navn, note eller link. De kan dog nulstille en brugers adgangskode og derefter logge ind som den bruger.
about-readsOwned = Den, der har både de gemte data og hovednøglen, kan læse en ikke-udløbet hemmelighed fra en afsender, der er logget ind, hvis den ikke har nogen adgangssætning, og desuden denne afsenders navne, noter og beskeder.
about-readsAnonymous = For en hemmelighed, der er delt uden en konto, kræves også linket, som serveren ikke opbevarer.
about-readsGuarded = For en hemmelighed med en adgangssætning kræves også adgangssætningen. En kort kan gættes, en lang kan ikke.
about-running = Den, der kontrollerer den kørende server, kan se en hemmelighed og dens adgangssætning, når den oprettes, og når den åbnes.
about-readsSealed = Den driftsansvarlige kan ikke læse en forseglet hemmelighed, ikke engang med alle data og hovednøglen. En manipuleret server kunne dog udlevere en side, der røber hemmeligheden: Åbn linket med kommandolinjen for at udelukke det.
about-readsExpired = Ingen kan læse en udløbet hemmelighed, heller ikke den driftsansvarlige, medmindre en tidligere sikkerhedskopi stadig indeholder den.
about-youTitle = Hvad du kan gøre
about-you = Vælg få visninger og kort tid. Tilføj en adgangssætning, og oplys den ad en anden vej end linket. Vent med at åbne en hemmelighed, til du kan opbevare den sikkert.

## accessibility

accessibility-title = Tilgængelighed
accessibility-lead = Alle skal kunne dele en hemmelighed og åbne en, uanset hvordan de ser, hører, bevæger sig og læser.
accessibility-contactTitle = Hvis noget står i vejen for dig
accessibility-contact = Fortæl den, der driver denne server, hvad der ikke virker for dig, eller bed om en anden måde:
accessibility-nobody = Den, der driver denne server, har ikke angivet en kontakt her. Fortæl den, der sendte dig hertil, hvad der ikke virker for dig, og bed om en anden måde.
accessibility-standardTitle = Hvad disse sider opfylder
accessibility-standard = Disse sider er lavet til at opfylde WCAG 2.2 på niveau AA og dermed kapitel 9 i EN 301 549. Ifølge udviklernes egen kontrol gør de det, bortset fra det, der nævnes i den næste liste.
accessibility-missingTitle = Hvad der mangler
accessibility-missingUndo = En sletning kan fortrydes i otte sekunder og ikke længere, fordi en hemmelighed ikke må overleve sin sletning. Knappen, der fortryder den, har straks fokus.
accessibility-missingLanguage = Det, folk selv har skrevet, såsom en besked eller navnet på en fil, er ikke mærket med sit sprog.
accessibility-missingReaders = Der blev ikke brugt nogen skærmlæser til kontrollen, og personer med handicap har endnu ikke deltaget.
accessibility-checkedTitle = Sådan blev det kontrolleret
accessibility-checkedByProgram = Med axe-core: hver side i hver tilstand, på en smal skærm og på en bred, lys og mørk. Hver side passer også ved 320 pixel og med tekst i dobbelt størrelse.
accessibility-checkedByHand = Manuelt: de vigtigste veje gennem siderne, alene med tastaturet, med mere afstand mellem bogstaver og linjer, og i tilgængelighedstræet i Chromium, som skærmlæsere læser fra.

## caution

caution-notMe = Det var ikke mig
caution-tellText = Hvis det ikke var nogen, du kender, så giv afsenderen besked: Det vil stå i afsenderens log.
caution-tellFreezes = Det sætter også linket på pause: Ingen kan åbne det, før afsenderen genoptager det.
caution-tell = Giv afsenderen besked
caution-told = Du har givet afsenderen besked om, at det ikke var dig.
caution-askSender = Hvis det ikke var dig, så bed afsenderen om en ny hemmelighed.
caution-toldTitle = Afsenderen kan se det nu
caution-toldText = Der står i afsenderens log, at nogen åbnede dette link før dig.
caution-toldFrozen = Linket er sat på pause: Ingen kan åbne det, før afsenderen genoptager det.
caution-toldOpen = Linket virker stadig. Spørg afsenderen, før du stoler på det, der ligger bag.
caution-toldNext = Tal med afsenderen ad en anden vej, f.eks. over telefonen.
caution-back = Tilbage til hemmeligheden
caution-frozenTitle = Linket er sat på pause
caution-frozenText = Ingen kan åbne det i øjeblikket. Det virker igen, når afsenderen genoptager det.
caution-frozenHint = Spørg afsenderen, og genindlæs så siden. Dette blev ikke talt som en visning.
caution-elsewhereTitle = Ikke fra dette netværk
caution-elsewhereText = Afsenderen har valgt de netværk, hvor linket kan åbnes. Din adresse { $address } er ikke i nogen af dem.
caution-elsewhereHint = Opret forbindelse til det rigtige netværk, og genindlæs så siden. Dette blev ikke talt som en visning.
caution-earlyTitle = Ikke åbent endnu
caution-earlyText = Linket kan åbnes fra { $date } ({ $relative }).
caution-earlyHint = Genindlæs siden til den tid. Dette blev ikke talt som en visning.
caution-notBefore = Kan ikke åbnes før (valgfrit)
caution-notBeforeHint = I denne enheds tidszone. Kun du kan åbne det tidligere.
caution-afterFirstView = Efter den første visning: udløber efter
caution-networks = Kun på disse netværk (spørg din it-afdeling)
caution-networksHint = Adresser og områder såsom 192.0.2.0/24, adskilt af kommaer.
caution-addressees = Kun til disse personer (valgfrit)
caution-addresseesHint = E-mailadresser eller grupper såsom group:staff, adskilt af kommaer. Før linket åbnes, bruger de firmalogin eller en kode, der sendes til dem på e-mail.
caution-addresseesByCompany = E-mailadresser eller grupper såsom group:staff, adskilt af kommaer. Før linket åbnes, bruger de firmalogin.
caution-addresseesByCode = E-mailadresser, adskilt af kommaer. Ingen behøver en konto: Før linket åbnes, skriver de en kode, der sendes til dem på e-mail.
caution-addresseesRequired = Kun til disse personer (påkrævet)
caution-addresseesNext = Kun til { $people }. Send linket til dem. Det åbnes for dem efter firmalogin.
caution-addresseesNextByCode = Kun til { $people }. Send linket til dem. På linkets side får de en kode sendt til deres adresse.
caution-addresseesNextByEither = Kun til { $people }. Send linket til dem. På linkets side bruger de firmalogin eller får en kode sendt til deres adresse.
caution-openings = Advar modtageren, hvis nogen allerede har åbnet linket
caution-freeze = Sæt linket på pause
caution-thaw = Genoptag linket

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Dette link er blevet åbnet én gang før, { $date } ({ $relative }).
       *[other] Dette link er blevet åbnet { $n } gange før, senest { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = “{ $entry }” er ikke en e-mailadresse.
addresseesLive-notIn = Adresser i { $domain } er ikke tilladt.
addresseesLive-wanted = Angiv, hvem linket er til: Serveren kræver det.

## cautionCreateLive

cautionCreateLive-badMoment = Vælg et tidspunkt, før linket udløber.
cautionCreateLive-termNotBefore = åbner { $date }
cautionCreateLive-notSooner = Ingen ændring
cautionCreateLive-termFirstView = udløber { $duration } efter den første visning
cautionCreateLive-badNetwork = “{ $network }” er ikke et netværk. Indtast adresser og områder såsom 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] kun fra { $n } netværk
       *[other] kun fra { $n } netværk
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] kun til { $n } modtager
       *[other] kun til { $n } modtagere
    }
cautionCreateLive-termLock = kun den første enhed
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } visning til hver modtager
       *[other] { $n } visninger til hver modtager
    }

## cautionOwnLive

cautionOwnLive-frozen = På pause
cautionOwnLive-alarmed = Meldt
cautionOwnLive-frozenNow = Linket er sat på pause: Ingen andre end du kan åbne det. Det udløber stadig { $date }.
cautionOwnLive-alarm = En modtager siger, at en anden har åbnet det først. Det blev meldt { $date } ({ $relative }) fra { $address } ({ $browser }).
cautionOwnLive-alarmNext = Sammenlign posterne nedenfor med dem, du har givet linket. Hvis du er i tvivl, så slet linket, og skift hemmeligheden.
cautionOwnLive-settle = Afvis meldingen
cautionOwnLive-thawQuestion = Vil du genoptage “{ $name }”? Alle, der har linket, kan åbne det igen.
cautionOwnLive-nowFrozen = Sat på pause. Ingen andre end du kan åbne det.
cautionOwnLive-nowThawed = Linket virker igen.
cautionOwnLive-nowSettled = Meldingen er afvist.
cautionOwnLive-networks = Netværk
cautionOwnLive-recipients = Modtagere
cautionOwnLive-recipientsOnly = Kun til { $recipients }
cautionOwnLive-networksOnly = Kun fra { $networks }
cautionOwnLive-lock = Enheder
cautionOwnLive-lockYes = Kun den første enhed kan åbne det igen
cautionOwnLive-shares = Visninger til hver
cautionOwnLive-sharesEach =
    { $n ->
        [one] Hver modtager må åbne det én gang
       *[other] Hver modtager må åbne det { $n } gange
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } forsøg fra et netværk, som du ikke har tilladt.
       *[other] { $n } forsøg fra netværk, som du ikke har tilladt.
    }

## hold

hold-title = Venter på afsenderen
hold-tell = Afsenderen skal frigive dette til dig. Sig disse tre ord til afsenderen, f.eks. over telefonen:
hold-plain = Siden ser efter igen med få sekunders mellemrum.
hold-look = Se efter nu
hold-released = Afsenderen har frigivet den til dig. Du kan åbne den én gang.
hold-counts = Afsenderen skal frigive den til dig.
hold-ask = Bed afsenderen om at frigive
hold-refusedTitle = Afsenderen har afvist det
hold-refusedText = Afsenderen frigav ikke dette til dig og satte linket på pause.
hold-refusedHint = Hvis du ventede på det, så ring til afsenderen. Intet blev åbnet.
hold-choice = Spørg mig, før linket åbnes
hold-choiceHint = Modtageren læser tre ord op for dig i telefonen, og du lukker vedkommende ind.
hold-who = Hvem der venter på dig
hold-compare = Luk kun den ind, der siger præcis disse ord til dig, f.eks. over telefonen.
hold-nobody = Ingen venter endnu. Den, der åbner linket, venter her og læser tre ord op for dig.

## holdGateLive

holdGateLive-title = Venter på afsenderen
holdGateLive-until = Siden venter indtil { $date } ({ $relative }). Du kan lade den være åben.
holdGateLive-waiting = Venter. Dine ord: { $words }.
holdGateLive-released = Afsenderen har frigivet den.
holdGateLive-crowded =
    { $n ->
        [one] For mange venter på dette. Prøv igen om { $n } sekund.
       *[other] For mange venter på dette. Prøv igen om { $n } sekunder.
    }

## holdCreateLive

holdCreateLive-termHold = spørger dig, før det åbnes

## holdOwnLive

holdOwnLive-release = Luk ind
holdOwnLive-refuse = Afvis, og sæt på pause
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Lukket ind, ikke åbnet endnu
holdOwnLive-asks =
    { $n ->
        [one] { $n } person venter
       *[other] { $n } personer venter
    }
holdOwnLive-arrived = Nogen venter: { $words }.
holdOwnLive-nowReleased = Lukket ind: Personen kan åbne det én gang.
holdOwnLive-nowRefused = Afvist. Linket er sat på pause.
holdOwnLive-tooLate = Ventetiden var allerede forbi.
holdOwnLive-hold = Frigivelse
holdOwnLive-holdYes = Linket spørger dig, før det åbnes

## links

links-choice = Et separat link til hver

## linksLive

linksLive-noGroups = En gruppe kan ikke få sit eget link: Fjern “{ $group }”, eller angiv personerne i den.
linksLive-making = Link { $at } af { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Serveren beder dig vente: { $address } følger om { $n } sekund.
       *[other] Serveren beder dig vente: { $address } følger om { $n } sekunder.
    }
linksLive-notTried = Annulleret. Intet blev gemt.
linksLive-ready =
    { $n ->
        [one] { $n } link er klar
       *[other] { $n } links er klar
    }
linksLive-opens =
    { $n ->
        [one] Hvert link kan åbnes én gang, indtil { $date } ({ $relative }), og kun af sin modtager.
       *[other] Hvert link kan åbnes { $n } gange, indtil { $date } ({ $relative }), og kun af sin modtager.
    }
linksLive-links = Links
linksLive-copyOne = Kopiér
linksLive-copyAll = Kopiér alle som tekst
linksLive-pageOf = Siden for dette link
linksLive-keptByPasskey = Kopiering kræver din adgangsnøgle.
linksLive-gone = Siden viser ikke længere dette link.
linksLive-linksKept = Denne browser opbevarer linkene. Ingen anden browser kan vise dem.
linksLive-onlyHere = Kopiér linkene nu. De kan ikke vises igen.
linksLive-unmade = Nogle links er ikke oprettet endnu, og det, du deler, findes kun på denne side. Vil du forlade den alligevel?
linksLive-unsaved = Du har ikke kopieret alle links endnu, og kun denne side viser dem. Vil du forlade den alligevel?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } link blev ikke oprettet:
       *[other] { $n } links blev ikke oprettet:
    }
linksLive-again = Prøv igen

## lock

lock-choice = Kun den første enhed kan åbne det igen
lock-choiceHint = Den, der åbner linket først, beholder det. I alle andre browsere og på alle andre enheder står der, at det er åbnet et andet sted.
lock-viewsEach = Visninger til hver modtager (valgfrit)
lock-viewsEachHint = Hver adresse har så sine egne visninger, og ingen kan bruge de andres.
lock-first = Kun den browser, der åbner dette først, kan åbne det igen, så åbn det dér, hvor du har brug for det. Din browser gemmer en cookie til det.
lock-own = Denne browser åbnede det først. Kun den kan åbne det igen.
lock-elsewhereTitle = Åbnet i en anden browser
lock-elsewhereText = Linket kan kun åbnes i den browser, der åbnede det først, og det var ikke denne.
lock-elsewhereHint = Hvis det var dig, så gå tilbage til den enhed og browser. Hvis ikke, kan en anden have læst hemmeligheden.
lock-needsCookie = Linket kræver en cookie, og din browser sendte ingen. Tillad cookies for siden, og prøv så igen.
lock-usedTitle = Du har allerede åbnet det
lock-usedText =
    { $n ->
        [one] Afsenderen lader hver modtager åbne dette link én gang, og det har du gjort.
       *[other] Afsenderen lader hver modtager åbne dette link { $n } gange, og det har du gjort.
    }
lock-usedHint = Hvis du har brug for det igen, så bed afsenderen om et nyt link.

## sharesLive

sharesLive-lastView = Dette var din sidste visning. Gem nu det, du har brug for.
sharesLive-lastViewFiles = Dette var din sidste visning. Hent nu det, du har brug for: Linkene virker kun kort tid.

## preview

preview-title = Linket
preview-text = Den, der har dette link, kan åbne hemmeligheden. At se denne side tæller ikke som en visning.
preview-sealedText = Den, der har det komplette link, kan åbne hemmeligheden. At se denne side tæller ikke som en visning.
preview-shownOnce = Den er end-to-end-krypteret: Det komplette link blev vist én gang, da det blev oprettet, og kan ikke vises igen.
preview-lost = Hvis du ikke har det længere, så slet dette link, og opret et nyt.
preview-qrOf = Linkets QR-kode
preview-terms = Detaljer

## returned

returned-one = E-mailen til { $recipient } kom tilbage: { $reason } (status { $status }, { $when }).
returned-hint = Kontrollér adressen, eller giv linket på en anden måde.
returned-no_mailbox = der findes ingen sådan postkasse
returned-no_domain = domænet findes ikke eller modtager ikke e-mail
returned-closed = postkassen modtager ikke e-mail
returned-full = postkassen er fuld
returned-too_large = e-mailen er for stor til postkassen
returned-unreachable = adressens mailserver kunne ikke nås
returned-policy = adressens mailserver modtager ikke sådan en e-mail fra denne server
returned-refused = adressens mailserver afviste den

## share

share-link = Link
share-copy = Kopiér linket
share-share = Del
share-mail = E-mail
share-message = Kopiér som besked
share-qr = QR-kode
share-print = Udskriv et brev
share-page = Åbn siden for dette link
share-png = Gem som PNG
share-svg = Gem som SVG

## shareLive

shareLive-copied = Kopieret
shareLive-copyFailed = Kopieringen mislykkedes. Markér teksten, og kopiér den.
shareLive-letterFailed = Brevet kunne ikke indlæses. Kontrollér din forbindelse, og prøv igen.
shareLive-codeFailed = Koden kunne ikke gemmes. Kontrollér din forbindelse, og prøv igen.
shareLive-message =
    { $n ->
        [one] Jeg deler noget fortroligt med dig. Linket kan åbnes én gang, indtil { $date }:
       *[other] Jeg deler noget fortroligt med dig. Linket kan åbnes { $n } gange, indtil { $date }:
    }
shareLive-mailSubject = En hemmelighed til dig
shareLive-letterTerms =
    { $n ->
        [one] Linket kan åbnes én gang, indtil { $date }. Derefter slettes indholdet.
       *[other] Linket kan åbnes { $n } gange, indtil { $date }. Derefter slettes indholdet.
    }

## letter

letter-to = Til
letter-from = Fra
letter-title = Noget fortroligt til dig
letter-intro = Det kan åbnes på enhver telefon eller computer. Du behøver ingen konto.
letter-scan = Scan koden med din telefons kamera. Eller skriv adressen i en browser, præcis som den er trykt her: Der er forskel på store og små bogstaver.
letter-press = Tryk på knappen på den side, der åbnes.
letter-passphrase = Indtast adgangssætningen, og tryk på knappen. Afsenderen giver dig adgangssætningen ad en anden vej. For din sikkerheds skyld står den ikke på dette ark: Skriv den ikke ned her.
letter-keep = Gem det, du har brug for, og destruer derefter dette ark.
letter-code = QR-kode for adressen

## push

push-opened = Hvem der har åbnet det
push-log = Hele loggen
push-when = Hvornår
push-what = Hvad
push-address = Adresse
push-browser = Browser
push-older = Tidligere
push-newer = Senere
push-end = Slet nu
push-cancel = Annuller

## pushChange

pushChange-title = Ændr dette link
pushChange-back = Tilbage til linket
pushChange-expires = Udløber
pushChange-views = Hvor mange gange det kan åbnes i alt
pushChange-save = Gem ændringerne
pushChange-extend = Forlæng med { $duration }
pushChange-change = Ændr …
pushChange-changed = Ændret.
pushChange-viewsBetween = Fra { $min } til { $max }. Åbnet indtil nu: { $used }.
pushChange-latest = Senest { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Vælg et tidspunkt mellem { $from } og { $to }.

## agentLive

agentLive-agentOn = { $browser } på { $system }
agentLive-agentUnknown = ukendt

## pushLive

pushLive-codesWait = Ventende e-mails med koder til modtagere: { $count }. Den første kommer senest { $time }.
pushLive-codesFailed = Kode ikke sendt på e-mail: { $addresses }.
pushLive-text = Tekst
pushLive-file = Filer
pushLive-url = Link
pushLive-qr = QR-kode
pushLive-active = Aktivt
pushLive-expired = Udløbet
pushLive-views = Visninger
pushLive-viewsLeft = { $left } af { $total } tilbage
pushLive-viewsUsed = { $used } af { $total } brugt
pushLive-expires = Udløber
pushLive-notBefore = Åbner
pushLive-firstView = Efter den første visning
pushLive-firstViewEnds = Det udløber { $duration } senere
pushLive-passphrase = Adgangssætning
pushLive-passphraseSet = Angivet: Linket åbnes kun med den.
pushLive-covered = Tildækket
pushLive-coveredYes = Ja, indtil modtageren trykker
pushLive-deletable = Modtagere må slette den
pushLive-deletableYes = Ja
pushLive-files = Filer
pushLive-fileGuarded = navnet er beskyttet af adgangssætningen
pushLive-filesSealed =
    { $n ->
        [one] { $n } fil, { $size }, navnet er forseglet
       *[other] { $n } filer, { $size }, navnene er forseglet
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } fil, slettet
       *[other] { $n } filer, slettet
    }
pushLive-created = Oprettet
pushLive-name = Navn
pushLive-endedByViews = Den sidste visning blev brugt: { $when }. Indholdet er slettet.
pushLive-endedByTime = Tiden udløb: { $when }. Indholdet er slettet.
pushLive-endedByHand = Slettet: { $when }, fra { $address } ({ $browser }). Indholdet er slettet endegyldigt.
pushLive-neverOpened = Ingen åbnede det.
pushLive-openedNewest =
    { $n ->
        [one] Den nyeste visning står her, alle sammen i loggen.
       *[other] De { $n } nyeste visninger står her, alle sammen i loggen.
    }
pushLive-scanned =
    { $n ->
        [one] Et program, f.eks. forhåndsvisningen af et link i en chat, har scannet linkets side én gang. Det tæller ikke som en visning.
       *[other] Programmer, f.eks. forhåndsvisninger af links i en chat, har scannet linkets side { $n } gange. Det tæller ikke som en visning.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] { $n } forkert adgangssætning blev indtastet.
       *[other] { $n } forkerte adgangssætninger blev indtastet.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } forsøg, mens det var udløbet, på pause eller ikke åbent endnu.
       *[other] { $n } forsøg, mens det var udløbet, på pause eller ikke åbent endnu.
    }
pushLive-openedMeanwhile = Åbnet lige nu.
pushLive-ended = Slettet. Indholdet er slettet endegyldigt.

## presets

presets-presets = Forudindstillinger
presets-keep = Gem som forudindstilling …
presets-title = Dine forudindstillinger
presets-text = Indstillinger, som du har gemt til nye links. Vælg en forudindstilling, når du opretter et link, for at bruge dem.

## presetsLive

presetsLive-presets = Forudindstillinger
presetsLive-keepTitle = Gem som forudindstilling
presetsLive-name = Navn
presetsLive-save = Gem
presetsLive-cancel = Annuller
presetsLive-badName = Angiv et navn på højst 40 tegn. Du kan gemme op til 20 forudindstillinger.
presetsLive-badTerms = Serveren accepterer ikke en af disse indstillinger.
presetsLive-taken = Du har allerede en forudindstilling med dette navn.
presetsLive-offline = Serveren svarede ikke. Kontrollér din forbindelse, og prøv igen.
presetsLive-failed = Noget gik galt ({ $status }). Intet blev ændret.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } visning
       *[other] { $n } visninger
    }
ownPresetsLive-rename = Omdøb
ownPresetsLive-renameOf = Omdøb “{ $name }”
ownPresetsLive-remove = Slet
ownPresetsLive-removeQuestion = Vil du slette forudindstillingen “{ $name }”? Links, der er oprettet med den, forbliver, som de er.

## signIn

signIn-title = Log ind
signIn-email = E-mailadresse
signIn-password = Adgangskode
signIn-newPassword = Ny adgangskode
signIn-passwordHint =
    { $n ->
        [one] Mindst { $n } tegn. Nogle få ord fungerer godt.
       *[other] Mindst { $n } tegn. Nogle få ord fungerer godt.
    }
signIn-submit = Log ind
signIn-passkey = Log ind med en adgangsnøgle
signIn-signUp = Opret en konto
signIn-have = Jeg har en konto
signIn-name = E-mailadresse eller brugernavn
signIn-companyOrLocal = Brug din firmaadgangskode eller, hvis du har en, en adgangskode til denne server.
signIn-companyOrAdmins = Brug din firmaadgangskode. Administratorer kan også bruge en adgangskode til denne server.
signIn-company = Brug din firmaadgangskode.
signIn-adminsOnly = Kun administratorer logger ind med en adgangskode.
signIn-forgot = Har du glemt din adgangskode? En administrator kan sende dig et link.
signIn-setUpTitle = Velkommen
signIn-setUpText = Serveren har endnu ingen konti. Opret den første: Den bliver administratorens.
signIn-setUpCode = Konfigurationskode
signIn-setUpCodeHint = Serveren skrev den ud, da den startede. Se i dens terminal eller log.
signIn-setUpSubmit = Opret kontoen
signIn-resetTitle = Vælg din adgangskode
signIn-resetAccount = Til kontoen { $email }
signIn-resetText = Linket virker én gang. Når det bruges, afsluttes alle sessioner og API-tokens for din konto.
signIn-lettersWhy = Det viser, at du ikke er et program.
signIn-resetSubmit = Gem, og log ind

## sessionsLive

sessionsLive-sessions = Sessioner
sessionsLive-sessionHere = denne browser
sessionsLive-sessionBegan = logget ind { $when }
sessionsLive-sessionUsed = senest brugt { $when }
sessionsLive-sessionEnd = Afslut
sessionsLive-sessionEndQuestion = Vil du afslutte sessionen i { $name }? Den browser logges straks ud.
sessionsLive-sessionEnded = Afsluttet. Den browser er logget ud.
sessionsLive-noSessions = Ikke logget ind nogen steder.
sessionsLive-othersQuestion = Vil du logge ud alle andre steder? Her forbliver du logget ind.
sessionsLive-othersEnded =
    { $n ->
        [one] { $n } anden session er afsluttet.
       *[other] { $n } andre sessioner er afsluttet.
    }
sessionsLive-endOthers = Log ud alle andre steder

## signInAgainLive

signInAgainLive-title = Du er logget ud
signInAgainLive-text = Din session er afsluttet. Log ind som { $email } for at fortsætte. Det, du har skrevet og valgt, er her stadig.
signInAgainLive-somebodyElse = { $other } er nu logget ind i denne browser. Log ind som { $email } for at fortsætte. Det, du har skrevet og valgt, er her stadig.
signInAgainLive-limited = Serveren beder dig om en ekstra faktor. Konfigurér en, og fortsæt så. Det, du har skrevet og valgt, er her stadig.
signInAgainLive-declined = Du er logget ud, og intet blev sendt. Prøv igen for at logge ind og fortsætte.
signInAgainLive-notYet = Du er ikke logget ind som { $email } endnu.
signInAgainLive-password = Adgangskode
signInAgainLive-submit = Log ind, og fortsæt
signInAgainLive-passkey = Log ind med en adgangsnøgle
signInAgainLive-elsewhere = Dette åbnes i en anden fane. Kom tilbage hertil bagefter, og fortsæt.
signInAgainLive-setUp = Konfigurér en ekstra faktor
signInAgainLive-goOn = Fortsæt
signInAgainLive-cancel = Annuller
signInAgainLive-noName = Indtast din e-mailadresse eller dit brugernavn.
signInAgainLive-noPassword = Indtast en adgangskode.
signInAgainLive-wrong = Adgangskoden er forkert.
signInAgainLive-refused = Du må ikke logge ind på denne måde. Brug en anden måde, eller spørg en administrator.
signInAgainLive-noCode = Indtast en kode.
signInAgainLive-code = Kode fra din app eller en gendannelseskode
signInAgainLive-recoveryCode = Gendannelseskode
signInAgainLive-wrongCode = Koden er forkert, eller den er allerede brugt. Vent på den næste.
signInAgainLive-begin = Det tog for lang tid. Annuller, og prøv igen.
signInAgainLive-passkeyCancelled = Ingen adgangsnøgle blev brugt. Prøv igen, eller log ind på en anden måde.
signInAgainLive-passkeyRefused = Serveren accepterede ikke denne adgangsnøgle. Log ind på en anden måde.
signInAgainLive-wrongOrigin = Siden er åbnet på en anden adresse end serverens egen. Åbn den på serverens basis-URL.
signInAgainLive-tooMany =
    { $n ->
        [one] For mange mislykkede forsøg. Prøv igen om { $n } sekund.
       *[other] For mange mislykkede forsøg. Prøv igen om { $n } sekunder.
    }
signInAgainLive-offline = Serveren svarede ikke. Kontrollér din forbindelse, og prøv igen.
signInAgainLive-failed = Noget gik galt ({ $status }).

## accountLive

accountLive-passkeyCancelled = Ingen adgangsnøgle blev brugt. Prøv igen, eller brug din adgangskode.
accountLive-passkeyRefused = Serveren accepterede ikke denne adgangsnøgle. Log ind med din adgangskode.
accountLive-wrong = E-mailadressen eller adgangskoden er forkert.
accountLive-wrongName = Navnet eller adgangskoden er forkert.
accountLive-noName = Indtast din e-mailadresse eller dit brugernavn.
accountLive-noGroup = Du er ikke i nogen af de grupper, der må bruge denne server. Spørg administratoren.
accountLive-noAddress = Dit firmalogin giver ikke denne server en gyldig e-mailadresse. Spørg administratoren.
accountLive-notLinked = Der findes allerede en konto med din e-mailadresse her. Bed en administrator om at knytte den til dit firmalogin.
accountLive-notAdded = Du har ingen konto her. Bed en administrator om at tilføje en.
accountLive-notSetUp = Serveren er ikke konfigureret endnu.
accountLive-notAdmitted = Du må ikke logge ind her. Spørg en administrator.
accountLive-directoryAway = Firmaadgangskoder kan ikke kontrolleres lige nu. Hvis du har en adgangskode til denne server, så brug den.
accountLive-limited =
    { $n ->
        [one] For mange mislykkede forsøg. Prøv igen om { $n } sekund.
       *[other] For mange mislykkede forsøg. Prøv igen om { $n } sekunder.
    }
accountLive-offline = Serveren svarede ikke. Kontrollér din forbindelse, og prøv igen.
accountLive-failed = Noget gik galt ({ $status }).
accountLive-wrongCode = Konfigurationskoden er forkert.
accountLive-invitation = Du er inviteret. Vælg en adgangskode, så er du logget ind. Linket virker én gang.
accountLive-badLink = Linket er ikke længere gyldigt. Bed en administrator om et nyt.
accountLive-noLink = Åbn linket fra din besked igen. Siden virker kun med det komplette link.
accountLive-noCode = Indtast konfigurationskoden.
accountLive-noPassword = Indtast en adgangskode.
accountLive-again = Du kan prøve igen nu.
accountLive-taken = Der findes allerede en konto med denne e-mailadresse.
accountLive-alreadySetUp = Serveren er allerede konfigureret. Log ind i stedet.
accountLive-tooShort = Adgangskoden er for kort.
accountLive-tooCommon = Denne adgangskode er en af de mest almindelige eller ikke meget mere end din adresse. Den slags gættes først. Vælg en anden.
accountLive-badEmail = Indtast en gyldig e-mailadresse.
accountLive-wrongOrigin = Siden er åbnet på en anden adresse end serverens egen. Åbn den på serverens basis-URL.
accountLive-saved = Gemt.
accountLive-wrongCurrent = Den nuværende adgangskode er forkert.
accountLive-changed = Din adgangskode er ændret. Andre enheder er logget ud.
accountLive-tokensRevoked =
    { $n ->
        [one] { $n } API-token er tilbagekaldt.
       *[other] { $n } API-tokens er tilbagekaldt.
    }
accountLive-tokenName = Giv tokenet et navn.
accountLive-tokenTaken = Du har allerede et token med dette navn.
accountLive-noTokens = Du har ingen tokens endnu.
accountLive-never = aldrig brugt
accountLive-used = senest brugt { $when }
accountLive-made = oprettet { $when }
accountLive-revoke = Tilbagekald
accountLive-revokeQuestion = Vil du tilbagekalde tokenet “{ $name }”? Programmer, der bruger det, holder straks op med at virke.
accountLive-revoked = Tilbagekaldt.
accountLive-copied = Kopieret
accountLive-copyFailed = Kopieringen mislykkedes. Markér teksten, og kopiér den.

## account

account-title = Din konto
account-signedInAs = Logget ind som { $email }
account-signOut = Log ud
account-programs = API-tokens og webhooks
account-programsTokens = API-tokens
account-tokens = API-tokens
account-tokensText = Programmer bruger et token i stedet for din adgangskode. De handler i dit navn.
account-tokenName = Hvad er det til?
account-tokenPlaceholder = sikkerhedskopiscript
account-create = Opret et token
account-shown = Dit nye token. Det vises kun én gang:
account-copy = Kopiér
account-example = For eksempel
account-notify = Notifikationer
account-notifyMe = Giv mig besked, når et nyt link fra mig åbnes
account-notifyEach = Du kan vælge noget andet for hvert link.
account-sessions = Hvor du er logget ind
account-sessionsText = Afslut det, du ikke genkender, og skift så din adgangskode.
account-endOthers = Log ud alle andre steder
account-password = Adgangskode
account-current = Nuværende adgangskode
account-next = Ny adgangskode
account-change = Skift adgangskoden
account-changeHint = Alle dine andre sessioner afsluttes.
account-revokeTokens = Tilbagekald også alle mine API-tokens
account-revokeTokensHint = Lad dette være markeret, hvis en anden måske kender din adgangskode. Programmer, der bruger disse tokens, holder straks op med at virke:
account-cancel = Annuller
account-confirm = Tilbagekald

## admin

admin-title = Mine links
admin-titleExpired = Udløbne links
admin-active = Aktive
admin-expired = Udløbne
admin-all = Alle links
admin-users = Brugere
admin-server = Server
admin-search = Søg efter navn, note eller link
admin-order = Sortér
admin-byNewest = Nyeste først
admin-byExpiry = Efter udløb
admin-byOpened = Senest åbnet
admin-byViews = Færrest visninger tilbage
admin-parts = Vis kun
admin-unopened = Aldrig åbnet
admin-opened = Åbnet
admin-today = Udløber i dag
admin-sealed = End-to-end-krypteret
admin-waiting = Nogen venter
admin-frozen = På pause
admin-answers = Svar
admin-tickAll = Markér alle
admin-csv = Gem som CSV
admin-newer = Nyere
admin-older = Ældre
admin-cancel = Annuller
admin-end = Slet nu
admin-addUser = Tilføj en bruger
admin-email = E-mailadresse
admin-administrator = Administrator
admin-add = Tilføj
admin-byMail = Send linket på e-mail
admin-oneTime = Engangslink, gyldigt i 24 timer. Giv det til brugeren:
admin-copy = Kopiér
admin-storage = Lager
admin-settings = Gældende indstillinger
admin-settingsText = Hvis du vil ændre en indstilling, skal du redigere serverens konfigurationsfil og derefter genstarte serveren.
admin-option = Indstilling
admin-value = Værdi
admin-origin = Fra
admin-version = Version
admin-configFile = Konfigurationsfil

## health

health-title = Tilstand
health-open = Kræver din opmærksomhed
health-openForAuditors = Til en administrator
health-nothing = Intet kræver din opmærksomhed.
health-commands = Kør kommandoer på serveren som den bruger, dens tjeneste kører under.
health-onServer = På serveren
health-inConfigFile = I konfigurationsfilen
health-noConfigFile = Denne server kører uden konfigurationsfil. Skriv en, og start så serveren med --config og filens sti.
health-how = Hvad du skal gøre
health-fine = Aktuel status
health-complaints = Advarsler og fejl
health-complaintsText = Hvad serveren har skrevet i sin log, siden den blev startet. Loggen har detaljerne.
health-warn = Advarsel
health-error = Fejl
health-times =
    { $n ->
        [one] én gang, { $when }
       *[other] { $n } gange, senest { $when }
    }
health-examine = Undersøg nu
health-examineTitle = Selvtjek (doctor)
health-examineText = Ser på datamappen og opretter forbindelse til mailserveren, udbyderen og alt andet, som indstillingerne nævner. Sender intet og ændrer intet.
health-ok = I orden
health-subjectDirectory = Datamappe
health-subjectPermissions = Rettigheder
health-subjectPolicy = Politikker
health-subjectErasing = Endelig sletning
health-subjectSignIn = Firmalogin
health-subjectLdap = Katalogtjeneste (LDAP)
health-subjectScanner = Virusscanner
health-subjectPrevious = Tidligere server
health-inEnglish = Detaljerne er på engelsk, som i serverens log.
health-receiverAnswered = Modtageren svarede { $status }.
health-receiverRefused = Modtageren afviste forbindelsen.
health-receiverSilent = Modtageren svarede ikke i tide.
health-receiverUnknown = Modtagerens navn er ukendt.

## administration

administration-findUser = Find en bruger
administration-before = Forrige
administration-next = Næste
administration-role = Rolle
administration-actions = Handlinger
administration-lastSignIn = seneste login { $when }
administration-asUser = Bruger
administration-asAuditor = Auditor: ser alle logge, ingen hemmeligheder
administration-administrators = Administratorer
administration-auditors = Auditorer
administration-invited = Inviterede
administration-disabled = Deaktiverede
administration-suspended = Spærrede
administration-unprotected = Ingen ekstra faktor
administration-userLinks = Links
administration-userFactors = Ekstra faktorer
administration-userGroups = Grupper
administration-group = Føj til en gruppe
administration-joinGroup = Tilføj
administration-userLimits = Politikkernes grænser
administration-userLog = Seneste poster i loggen
administration-wholeLog = Alle poster
administration-endPushes = Slet også det, brugeren har delt, og luk brugerens anmodninger
administration-endEverything = Afslut alt
administration-everyone = Alle
administration-nobody = Uden konto
administration-findLink = Afsender, link eller nummer
administration-findALink = Find et link
administration-madeUntil = Oprettet til og med
administration-filterState = Status
administration-anyState = Alle statusser
administration-onlyActive = Aktive
administration-onlyExpired = Udløbne eller slettede
administration-settingsFilter = Find en indstilling
administration-onlyChanged = Kun ændrede

## firstSteps

firstSteps-title = De første trin
firstSteps-done = { $done } af { $all } udført
firstSteps-others = De øvrige trin står ovenfor.
firstSteps-address = Adresse
firstSteps-addressOpen = Links har ingen fast adresse
firstSteps-addressWhy = Modtagere skal kunne nå den adresse, som links begynder med.
firstSteps-addressDo = Erstat { $example } med din egen servers adresse.
firstSteps-addressUnset = Links begynder med den adresse, som hver afsender bruger, for dig { $origin }.
firstSteps-addressPlain = Links begynder med { $url }, som ikke er krypteret.
firstSteps-addressElsewhere = Links begynder med { $url }. Du er lige nu på { $origin }: Åbn { $url } for at se, at den kan nås.
firstSteps-addressGood = Links begynder med { $url }, og du har nået serveren der.
firstSteps-tls = Kryptering undervejs
firstSteps-tlsOpen = Forbindelserne er ikke krypteret
firstSteps-tlsWhy = Alle på netværket imellem kan læse hemmelighederne.
firstSteps-tlsOwn = Serveren bruger selv TLS.
firstSteps-tlsProxy = En omvendt proxy varetager TLS for serveren.
firstSteps-tlsNone = Du har forbindelse over almindelig HTTP.
firstSteps-tlsDo = Giv serveren et certifikat, eller sæt en omvendt proxy med HTTPS foran den:
firstSteps-key = En kopi af hovednøglen
firstSteps-keyMissing = Ingen bekræftet kopi af hovednøglen
firstSteps-keyWhy = Uden nøglen kan ingen læse dataene eller en sikkerhedskopi igen.
firstSteps-keyOpen = Ingen har bekræftet en kopi af nøglen { $key }.
firstSteps-keyDone = En kopi af nøglen { $key } blev bekræftet { $when }.
firstSteps-keyDo = Dette skriver en krypteret sikkerhedskopi, som indeholder nøglen. Opbevar den på en anden maskine:
firstSteps-keyTick = Jeg har en kopi et sikkert sted
firstSteps-keyUntick = Jeg har ikke længere denne kopi
firstSteps-people = Hvem der må dele
firstSteps-peopleWhy = Med konti kan folk se, hvad der blev af deres links, og du bestemmer, hvem der må dele.
firstSteps-peopleAlone = Kun du har en konto. Uden en konto kan alle, der når denne server, dele tekst.
firstSteps-peopleAloneClosed = Kun du har en konto, og ingen kan dele uden en.
firstSteps-peopleMany =
    { $n ->
        [one] Der er { $n } konto.
       *[other] Der er { $n } konti.
    }
firstSteps-peopleOpen = Alle må oprette en konto.
firstSteps-peopleDecided = Du har bestemt det i indstillingerne.
firstSteps-peopleDo = Tilføj brugere, eller bestem det med allow_sign_up og allow_anonymous.
firstSteps-peopleLink = Tilføj en bruger
firstSteps-first = Den første hemmelighed
firstSteps-firstWhy = Når du prøver det én gang, ser du, hvad modtagere ser.
firstSteps-firstNone = Intet er gemt endnu.
firstSteps-firstLink = Del en hemmelighed
firstSteps-backup = Sikkerhedskopier
firstSteps-backupWhy = En disk svigter uden varsel, og serveren laver kun selv sikkerhedskopier, hvis den får at vide hvorhen.
firstSteps-backupNone = Der er ikke lavet nogen sikkerhedskopi endnu.
firstSteps-backupGood = Den seneste sikkerhedskopi blev lavet { $when }.
firstSteps-backupDaily = Eller hver dag på serveren
firstSteps-requests = Anmodninger
firstSteps-requestsWhy = Med anmodninger kan personer med en konto bede andre om en hemmelighed, og de andre behøver ingen konto for at sende den.
firstSteps-requestsOff = Slået fra. Du kan lade det være sådan.

## serverFacts

serverFacts-links = Links
serverFacts-activeLinks = Aktive links
serverFacts-stored = Hvad denne server gemmer
serverFacts-storedSum = { $size } i alt
serverFacts-payloads = Hemmeligheder (anslået)
serverFacts-rows = Logge, konti og ledig plads
serverFacts-fileContents = Filer
serverFacts-fileLimit = Grænse for filer
serverFacts-fileLimitText = { $used } af { $total }
serverFacts-disk = Diskplads
serverFacts-diskText = { $free } ledig af { $total }
serverFacts-diskOurs = Denne server
serverFacts-diskOthers = Alt andet
serverFacts-diskFree = Ledig
serverFacts-floor = Filer afvises, så længe mindre end { $size } er ledig.
serverFacts-scarce = Der er kun lidt plads tilbage: Filer afvises snart eller allerede nu.
serverFacts-changed = Ændret
serverFacts-reach = Adresse og netværk
serverFacts-access = Adgang og konti
serverFacts-pushes = Hemmeligheder
serverFacts-files = Filer
serverFacts-data = Data og nøgler
serverFacts-limits = Grænser
serverFacts-pages = Udseende og siden Om
serverFacts-mail = E-mail
serverFacts-watch = Log og måledata
serverFacts-preset = standard: { $value }
serverFacts-byDefault = standard
serverFacts-fromFlag = kommandolinje
serverFacts-inEnglish = Beskrivelserne er på engelsk.
serverFacts-notSet = (ikke angivet)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } indstilling
       *[other] { $n } indstillinger
    }
settingsLive-none = Ingen indstilling passer.

## listLive

listLive-offline = Serveren svarede ikke. Kontrollér din forbindelse, og prøv igen.
listLive-failed = Noget gik galt ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] For mange forespørgsler. Prøv igen om { $n } sekund.
       *[other] For mange forespørgsler. Prøv igen om { $n } sekunder.
    }
listLive-copied = Kopieret
listLive-copyFailed = Kopieringen mislykkedes. Markér teksten, og kopiér den.

## adminLive

adminLive-invitedUntil = inviteret, linket udløber { $when }
adminLive-invitedOver = inviteret, linket udløb { $when }
adminLive-newLink = Nyt link
adminLive-mailLink = Send et nyt link på e-mail
adminLive-withdraw = Træk tilbage
adminLive-withdrawQuestion = Vil du trække invitationen til { $email } tilbage? Linket holder op med at virke.
adminLive-withdrawn = Invitationen til { $email } er trukket tilbage.
adminLive-endAll = Afslut alt
adminLive-endAllQuestion = Vil du afslutte alt for { $email }? Kontoen deaktiveres. Sessioner, tokens, engangslinks, ekstra faktorer og webhooks afsluttes straks.
adminLive-endedAll = { $email } er deaktiveret. Afsluttet: { $what }.
adminLive-endedNothing = { $email } er deaktiveret. Der var ikke andet at afslutte.
adminLive-endedSessions =
    { $n ->
        [one] { $n } session
       *[other] { $n } sessioner
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } engangslink
       *[other] { $n } engangslinks
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } ekstra faktor
       *[other] { $n } ekstra faktorer
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
       *[other] { $n } webhooks
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } delt link eller anmodning
       *[other] { $n } delte links og anmodninger
    }
adminLive-suspended = spærret via firmalogin
adminLive-unprotected = ingen ekstra faktor
adminLive-actionsOf = Handlinger for { $email }
adminLive-addedOn = tilføjet { $when }
adminLive-factorAdded = tilføjet { $when }
adminLive-appWithCodes = App med koder
adminLive-codesLeft =
    { $n ->
        [one] { $n } gendannelseskode tilbage
       *[other] { $n } gendannelseskoder tilbage
    }
adminLive-noFactors = Ingen ekstra faktor.
adminLive-groupHere = tilføjet af en administrator
adminLive-groupOfCompany = fra firmalogin
adminLive-groupOfDirectory = fra katalogtjenesten
adminLive-leaveGroup = Fjern fra gruppen
adminLive-noGroups = Ikke i nogen gruppe.
adminLive-noLimits = Ingen politik begrænser denne person.
adminLive-endSessions = Afslut sessioner
adminLive-endSessionsQuestion = Vil du afslutte alle sessioner for { $email }? Det kræver så nyt login. Tokens virker fortsat.
adminLive-sessionsEnded = Sessionerne for { $email } er afsluttet.
adminLive-disableMany =
    { $n ->
        [one] Deaktivér { $n }
       *[other] Deaktivér { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Vil du deaktivere { $n } bruger? Sessioner og tokens afsluttes straks.
       *[other] Vil du deaktivere { $n } brugere? Deres sessioner og tokens afsluttes straks.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } bruger er deaktiveret.
       *[other] { $n } brugere er deaktiveret.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Afslut sessioner for { $n }
       *[other] Afslut sessioner for { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Vil du afslutte alle sessioner for { $n } bruger? Det kræver så nyt login. Tokens virker fortsat.
       *[other] Vil du afslutte alle sessioner for { $n } brugere? Det kræver så nyt login. Tokens virker fortsat.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Sessionerne for { $n } bruger er afsluttet.
       *[other] Sessionerne for { $n } brugere er afsluttet.
    }
adminLive-openedSince = åbnet siden dit seneste besøg
adminLive-damaged = beskadiget
adminLive-mailReset = Send adgangskodelink på e-mail
adminLive-mailed = En e-mail med et link er på vej til { $email }.
adminLive-notMailed = Der blev ikke sendt nogen e-mail til { $email }: { $reason } Send den igen, eller vis linket.
adminLive-noneAtAll = Ingen har delt noget endnu. Det, folk deler, vises her uden indholdet.
adminLive-noneMatching = Ingen links passer til dette filter.
adminLive-showEveryone = Vis alle
adminLive-pushesOf =
    { $n ->
        [one] { $n } link
       *[other] { $n } links
    }
adminLive-tryAgain = Du kan prøve igen nu.
adminLive-none = Her er intet endnu.
adminLive-noneActive = Du deler ikke noget i øjeblikket.
adminLive-noneExpired = Intet er udløbet endnu. Det, der er udløbet, vises her med sin log.
adminLive-linksFound =
    { $n ->
        [one] { $n } link
       *[other] { $n } links
    }
adminLive-tick = Markér { $name }
adminLive-sealed = End-to-end-krypteret
adminLive-shareSecret = Del en hemmelighed
adminLive-noneFound = Intet fundet.
adminLive-searchedPart =
    { $n ->
        [one] { $n } link gennemsøgt. Der findes ældre.
       *[other] { $n } links gennemsøgt. Der findes ældre.
    }
adminLive-searchOlder = Søg i ældre links
adminLive-text = Tekst
adminLive-file = Filer
adminLive-url = Link
adminLive-qr = QR-kode
adminLive-created = oprettet { $when }
adminLive-endsIn = udløber { $when }
adminLive-endedOn = udløbet { $when }
adminLive-isExpired = udløbet
adminLive-byHand = slettet { $when }
adminLive-viewsLeft =
    { $n ->
        [one] { $n } visning tilbage
       *[other] { $n } visninger tilbage
    }
adminLive-notViewed = ikke åbnet endnu
adminLive-neverViewed = aldrig åbnet
adminLive-viewed =
    { $n ->
        [one] åbnet én gang
       *[other] åbnet { $n } gange
    }
adminLive-viewedLast =
    { $n ->
        [one] åbnet én gang, { $when }
       *[other] åbnet { $n } gange, senest { $when }
    }
adminLive-copyLink = Kopiér linket
adminLive-sealedFiles =
    { $n ->
        [one] { $n } fil, navnet er forseglet
       *[other] { $n } filer, navnene er forseglet
    }
adminLive-sealedLink = Det komplette link blev vist én gang, da det blev oprettet.
adminLive-end = Slet nu
adminLive-endQuestion = Vil du slette “{ $name }” nu? Ingen vil kunne åbne det igen.
adminLive-ended = Slettet.
adminLive-notFound = Der findes ikke et sådant link.
adminLive-nobody = anonym
adminLive-administrator = administrator
adminLive-disabled = deaktiveret
adminLive-you = dig
adminLive-makeAdmin = Gør til administrator
adminLive-takeAdmin = Fjern administratorrettigheder
adminLive-disable = Deaktivér
adminLive-enable = Aktivér
adminLive-reset = Nulstil adgangskode
adminLive-tokens = API-tokens
adminLive-noTokens = Ingen tokens.
adminLive-revoke = Tilbagekald
adminLive-makeAdminQuestion = Vil du gøre { $email } til administrator? Vedkommende vil se alles links og logge og kan ændre enhver konto.
adminLive-enableQuestion = Vil du aktivere { $email }? Vedkommende kan så logge ind igen med de tidligere rettigheder.
adminLive-usersFound =
    { $n ->
        [one] { $n } bruger
       *[other] { $n } brugere
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } af { $n } bruger
       *[other] { $from }–{ $to } af { $n } brugere
    }
adminLive-noUserFound = Ingen bruger passer til søgningen.
adminLive-takeAdminQuestion = Vil du fjerne administratorrettighederne fra { $email }? Sessioner og tokens afsluttes.
adminLive-disableQuestion = Vil du deaktivere { $email }? Sessioner og tokens afsluttes straks.
adminLive-resetQuestion = Vil du oprette et engangslink til { $email }? Et tidligere link holder op med at virke. Når linket bruges, afsluttes alle brugerens sessioner og tokens.
adminLive-resetFactors = Nulstil ekstra faktorer
adminLive-resetFactorsQuestion = Vil du slette alle ekstra faktorer for { $email }? Forvis dig først om, at vedkommende selv beder om det. Sessionerne afsluttes straks. Tokens virker fortsat.
adminLive-factorsReset = { $email } har ikke længere nogen ekstra faktor.
adminLive-revokeQuestion = Vil du tilbagekalde tokenet “{ $name }” tilhørende { $email }?
adminLive-taken = Der findes allerede en konto med denne e-mailadresse.
adminLive-badEmail = Indtast en gyldig e-mailadresse.
adminLive-passwordsElsewhere = Denne bruger kan ikke logge ind med en adgangskode til denne server: local_sign_in tillader det ikke.
adminLive-lastAdmin = Dette er den sidste administrator: Udpeg først en anden.
adminLive-used = senest brugt { $when }
adminLive-never = aldrig brugt

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Slet { $n }
       *[other] Slet { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] { $n } link slettet.
       *[other] { $n } links slettet.
    }

## hooks

hooks-title = Webhooks
hooks-lead = Lad et andet program vide, hvad der sker med dine links. Det får aldrig en hemmelighed, en adgangssætning eller navnet på en fil.
hooks-back = Din konto
hooks-openText = Lad et program eller en chat få besked, når dine links åbnes.
hooks-yours = Dine webhooks
hooks-secretShown = Hemmeligheden, der signerer dens beskeder. Den vises kun én gang:
hooks-copy = Kopiér
hooks-verify = Modtagere kontrollerer signaturen, som standardwebhooks.com beskriver det.
hooks-add = Tilføj en webhook
hooks-name = Navn
hooks-namePlaceholder = Teamets chat
hooks-url = Adresse
hooks-urlHint = Det skal være en, som din administrator tillader.
hooks-template = Beskedens format
hooks-eventKinds = Hændelser, den får besked om
hooks-details = Flere oplysninger
hooks-includeHint = Den, der har linket, kan åbne det. Tilføj det kun, hvor du stoler på alle, der læser med.
hooks-submit = Tilføj webhooken
hooks-cancel = Annuller
hooks-retryAll = Prøv alle igen
hooks-dropAll = Kassér alle

## hooksLive

hooksLive-linkName = Linkets navn
hooksLive-linkItself = Selve linket
hooksLive-none = Du har ingen webhooks endnu.
hooksLive-off = Slået fra: Modtageren svarede, at den ikke længere findes.
hooksLive-test = Test
hooksLive-tested =
    { $n ->
        [one] Den svarede { $status } efter { $n } millisekund.
       *[other] Den svarede { $status } efter { $n } millisekunder.
    }
hooksLive-testFailed = Testen mislykkedes: { $reason }.
hooksLive-newSecret = Ny hemmelighed
hooksLive-newSecretQuestion = Vil du lave en ny hemmelighed til “{ $name }”? Den nuværende bliver ved med at signere ved siden af i én dag.
hooksLive-switchOn = Slå til
hooksLive-remove = Slet
hooksLive-removeQuestion = Vil du slette “{ $name }”? Det, der stadig er på vej til den, kasseres.
hooksLive-removed = Slettet.
hooksLive-added = Tilføjet.
hooksLive-noName = Giv webhooken et navn.
hooksLive-badUrl = Der kan ikke sendes noget til denne adresse.
hooksLive-notAllowed = Din administrator tillader ikke denne adresse.
hooksLive-noEvents = Vælg mindst én hændelse.
hooksLive-taken = Du har allerede en webhook med dette navn eller så mange, som du må have.
hooksLive-copied = Kopieret
hooksLive-copyFailed = Kopieringen mislykkedes. Markér teksten, og kopiér den.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } hændelse venter på at blive leveret. Den skete { $when }.
       *[other] { $n } hændelser venter på at blive leveret. Den ældste skete { $when }.
    }
eventsLive-noLetters = Ingen hændelse blev opgivet.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = fra { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] skete { $when } · forsøgt { $n } gang
       *[other] skete { $when } · forsøgt { $n } gange
    }
eventsLive-retry = Prøv igen
eventsLive-drop = Kassér
eventsLive-dropQuestion = Vil du kassere denne hændelse endegyldigt?
eventsLive-dropAllQuestion = Vil du kassere alle opgivne hændelser endegyldigt?
eventsLive-retried =
    { $n ->
        [one] { $n } hændelse forsøges igen.
       *[other] { $n } hændelser forsøges igen.
    }
eventsLive-dropped =
    { $n ->
        [one] { $n } hændelse blev kasseret.
       *[other] { $n } hændelser blev kasseret.
    }

## keptLive

keptLive-keptByBrowser = Opbevares i denne browser. Den, der kan bruge browseren, kan kopiere linket.
keptLive-keptByPasskey = Opbevares i denne browser, beskyttet af din adgangsnøgle.

## keptPageLive

keptPageLive-keptShowLink = Vis linket
keptPageLive-keptNotOpened = Din adgangsnøgle åbnede det ikke. Prøv igen.
keptPageLive-keptKeyByBrowser = Denne browser opbevarer nøglen, der åbner svarene. Den, der kan bruge browseren, kan læse dem.
keptPageLive-keptKeyByPasskey = Denne browser opbevarer nøglen, der åbner svarene, beskyttet af din adgangsnøgle.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Når du logger ud, slettes { $n } link eller nøgle, som kun denne browser kender. Svar på dine anmodninger kan derefter kun åbnes med gendannelsesfilen.
       *[other] Når du logger ud, slettes { $n } links og nøgler, som kun denne browser kender. Svar på dine anmodninger kan derefter kun åbnes med gendannelsesfilen.
    }
keptAccountLive-keptSignOutYes = Slet, og log ud
keptAccountLive-keptCount =
    { $n ->
        [one] { $n } link eller nøgle opbevares i denne browser.
       *[other] { $n } links og nøgler opbevares i denne browser.
    }
keptAccountLive-keptCountNone = Der opbevares intet i denne browser endnu.
keptAccountLive-keptGuardedNow = Fra nu af åbner din adgangsnøgle dem.
keptAccountLive-keptUnable = Denne adgangsnøgle eller denne browser kan ikke gøre det. Det, der opbevares, forbliver, som det er.
keptAccountLive-keptOffQuestion = Vil du slette alt, der opbevares? Links, som du ikke har kopieret, går tabt, og det gør nøgler uden en gendannelsesfil også.
keptAccountLive-keptRefused = Ingen adgangsnøgle blev brugt. Det, der opbevares, forbliver, som det er.
keptAccountLive-keptOffYes = Slet

## kept

kept-title = End-to-end-krypterede links i denne browser
kept-text = Serveren kan ikke vise dig end-to-end-krypterede links igen, så denne browser opbevarer dem for dig og også nøglerne til dine anmodninger. Den, der kan bruge browseren, kan kopiere dem, medmindre din adgangsnøgle beskytter dem. Når du logger ud, slettes det, som ingen adgangsnøgle beskytter.
kept-guarded = Din adgangsnøgle beskytter dem.
kept-on = Opbevar dem i denne browser
kept-guard = Beskyt dem med en adgangsnøgle

## codes

codes-toOne = Få en kode sendt på e-mail til { $address }; du behøver ingen konto her.
codes-toSome = Vælg din adresse, og få en kode sendt dertil på e-mail; du behøver ingen konto her.
codes-toTyped = Skriv din adresse; hvis den er en af modtagernes, sendes en kode dertil på e-mail. Du behøver ingen konto her.
codes-which = Din adresse
codes-among = Modtagerne, forkortet: { $addresses }
codes-notYours = Ikke din adresse? Bed afsenderen om dit eget link.
codes-send = Send mig koden
codes-again = Send en ny kode
codes-sentToOne = En e-mail med en kode på otte bogstaver er på vej til { $address }. Se også i uønsket mail.
codes-sent = En e-mail med en kode på otte bogstaver er på vej, hvis adressen er en af modtagernes. Se også i uønsket mail.
codes-field = Kode
codes-fieldHint = De otte bogstaver fra e-mailen. De virker i ti minutter, og kun i denne browser.
codes-goOn = Fortsæt
codes-or = Eller bevis det på en anden måde:
codes-wrong =
    { $n ->
        [one] Koden er forkert. Skriv den fra den nyeste e-mail. Du kan prøve én gang til.
       *[other] Koden er forkert. Skriv den fra den nyeste e-mail. Du kan prøve { $n } gange til.
    }
codes-last = Koden er forkert, og det var det sidste forsøg med den. Få en ny sendt.
codes-over = Der er ingen kode at skrive her: Den er brugt, er mere end ti minutter gammel eller blev bestilt i en anden browser. Få en ny sendt.
codes-needsCookie = Dette kræver en cookie, og din browser sendte ingen. Tillad cookies for siden, og genindlæs den så.
codes-tooOften =
    { $n ->
        [one] Der er bestilt fem koder til denne adresse inden for en time. Prøv igen om et minut.
       *[other] Der er bestilt fem koder til denne adresse inden for en time. Prøv igen om { $n } minutter.
    }
codes-noMore = Der sendes ikke flere koder til dette link. Bed afsenderen om et nyt.
codes-noMail = Serveren kan ikke sende en kode i øjeblikket. Spørg den, der sendte dig linket.
codes-badAddress = Dette er ikke en e-mailadresse.

## codesLive

codesLive-noCode = Skriv de otte bogstaver fra e-mailen.
codesLive-comes = E-mailen med otte bogstaver må vente. Den kommer senest { $time }, hvis adressen er en af modtagernes.
codesLive-offline = Serveren svarede ikke. Kontrollér din forbindelse, og prøv igen.

## company

company-signIn = Log ind med { $label }
company-or = Eller med en adgangskode til denne server:
company-addressedTitle = Rettet til bestemte personer
company-addressedSure = Den, der sendte dette, vil være sikker på, hvem der åbner det.
company-addressedText = Log ind med { $label }; du behøver ingen konto her.
company-addressedByDirectory = Log ind med dit navn og din adgangskode fra firmaet.
company-byPassword = Log ind med en adgangskode
company-otherTitle = Ikke rettet til dig
company-otherText = Du er kendt som { $address }, og dette er rettet til en anden. Intet blev åbnet. Log ind som en anden, eller spørg den, der sendte det.
company-otherUnnamed = Dette er rettet til en anden. Intet blev åbnet. Log ind som en anden, eller spørg den, der sendte det.
company-closedAccountTitle = Din konto er slået fra
company-closedAccountText = Din konto på denne server er deaktiveret eller spærret, så intet åbnes for dig. Intet blev åbnet. Spørg en administrator.
company-known = Du er kendt her som { $address }.
company-knownUnnamed = Du er blevet genkendt via firmalogin.
company-notMe = Dette er ikke mig
company-goingOn = Et øjeblik
company-goingOnText = Den næste side åbnes af sig selv.
company-goOn = Fortsæt

## companyRefused

companyRefused-not-allowed = Du er ikke i nogen af de grupper, der må bruge denne server. Spørg administratoren.
companyRefused-no-account = Du har ingen konto her. Bed en administrator om at tilføje en.
companyRefused-address-taken = Din e-mailadresse har allerede en konto her. Bed en administrator om at knytte den til { $label }.
companyRefused-other-account = Dette login hører til en anden konto her. Spørg en administrator.
companyRefused-not-set-up = Serveren er ikke konfigureret endnu.
companyRefused-disabled = Din konto er deaktiveret. Spørg en administrator.
companyRefused-no-email = { $label } oplyser ikke din e-mailadresse til denne server. Bed en administrator om at tilføje claimet email.
companyRefused-bad-email = Det, som { $label } oplyser som din e-mailadresse, er ikke en. Spørg en administrator.
companyRefused-no-groups = { $label } oplyser ingen af dine grupper til denne server. Enten er du ikke i nogen, eller også udelader udbyderen dem: Spørg en administrator.
companyRefused-too-many-groups = Du er i så mange grupper, at { $label } udelader dem alle. Bed en administrator om kun at sende dem, der hører til denne applikation.
companyRefused-bad-token = Det, som { $label } svarede, er ikke gyldigt for denne server. Ingen blev logget ind; loggen siger mere.
companyRefused-clock = Urene på denne server og hos { $label } afviger for meget. Bed en administrator om at stille dem.
companyRefused-other-issuer = Svaret kom fra en anden udbyder end den, indstillingerne nævner. Ingen blev logget ind.
companyRefused-unreachable = { $label } kan ikke nås i øjeblikket. Den, der er logget ind, forbliver det; prøv igen senere.
companyRefused-provider-error = { $label } meldte en fejl. Denne servers log siger hvilken.
companyRefused-client-refused = { $label } accepterer ikke denne server: Serverens hemmelighed er forkert eller udløbet. Spørg en administrator.
companyRefused-cancelled = Login med { $label } blev annulleret.
companyRefused-begin-again = Dette login blev startet et andet sted, tog for lang tid eller er brugt før. Start forfra.

## factors

factors-title = Ekstra loginbeskyttelse
factors-lead = Med en ekstra faktor åbner en stjålet adgangskode alene ikke din konto.
factors-openText = Adgangsnøgler og en app, der viser koder.
factors-yours = Ekstra loginbeskyttelse
factors-limited = Serveren beder dig om en ekstra faktor. Konfigurér en her, og fortsæt så.
factors-goOn = Fortsæt
factors-passkeys = Adgangsnøgler
factors-passkeysText = Log ind med dit fingeraftryk, dit ansigt, en pinkode eller en sikkerhedsnøgle, uden din adgangskode. En adgangsnøgle virker kun på denne adresse, så den kan ikke stjæles ved phishing.
factors-passkeyName = Enhedens navn
factors-passkeyPlaceholder = Bærbar
factors-addPasskey = Tilføj en adgangsnøgle
factors-needsHttps = Adgangsnøgler virker ikke her: Browsere tillader dem kun på et navn med https://. Bed din administrator om en sådan adresse.
factors-app = App med koder
factors-appText = En app på din telefon viser en ny kode på seks cifre hvert 30. sekund.
factors-beginApp = Konfigurér en app
factors-removeApp = Fjern appen fra din konto
factors-scan = Scan denne kode med appen:
factors-qr = QR-kode til appen
factors-type = Eller skriv dette i appen:
factors-code = Den kode, som appen viser nu
factors-finish = Fuldfør
factors-codesTitle = Gendannelseskoder
factors-codesText = Hver af disse koder logger dig ind én gang, når dine andre faktorer er gået tabt. De vises kun nu: Udskriv dem, eller opbevar dem samme sted som adgangskoder.
factors-renew = Nye gendannelseskoder
factors-confirmTitle = Bekræft, at det er dig
factors-confirmText = Bekræft, hvem du er, før dine faktorer ændres.
factors-codeOrRecovery = En kode fra din app eller en gendannelseskode
factors-confirm = Bekræft
factors-remove = Slet

## factorsLive

factorsLive-codesFile = gendannelseskoder.txt
factorsLive-limited =
    { $n ->
        [one] For mange mislykkede forsøg. Prøv igen om { $n } sekund.
       *[other] For mange mislykkede forsøg. Prøv igen om { $n } sekunder.
    }
factorsLive-conflict = Dette findes allerede, eller der er ikke plads til det. Genindlæs siden.
factorsLive-lastOne = Serveren beder dig om en ekstra faktor. Konfigurér en ny, før du sletter denne.
factorsLive-noPasskeys = Du har ingen adgangsnøgler endnu.
factorsLive-never = aldrig brugt
factorsLive-used = senest brugt { $when }
factorsLive-made = tilføjet { $when }
factorsLive-remove = Slet
factorsLive-removed = Slettet.
factorsLive-added = Tilføjet.
factorsLive-removeQuestion = Vil du slette adgangsnøglen “{ $name }”? Den åbner så ikke længere din konto.
factorsLive-removeAppQuestion = Vil du fjerne appen fra din konto? Dens koder åbner så ikke længere din konto.
factorsLive-nameIt = Giv adgangsnøglen et navn.
factorsLive-passkeyCancelled = Ingen adgangsnøgle blev brugt. Prøv igen.
factorsLive-passkeyRefused = Serveren accepterede ikke denne adgangsnøgle. Prøv igen.
factorsLive-appSince = Din app blev konfigureret { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Der er { $n } gendannelseskode tilbage.
       *[other] Der er { $n } gendannelseskoder tilbage.
    }
factorsLive-wrongCode = Koden er forkert. Kontrollér uret på din telefon, og skriv den kode, der vises nu.
factorsLive-notConfirmed = Det er forkert. Prøv igen.
factorsLive-done = Du har nu en ekstra faktor. Gem gendannelseskoderne, og fortsæt så.
factorsLive-copied = Kopieret
factorsLive-copyFailed = Kopieringen mislykkedes. Markér teksten, og kopiér den.

## secondStep

secondStep-title = Ét trin mere
secondStep-passkey = Brug en adgangsnøgle
secondStep-code = Kode fra din app eller en gendannelseskode
secondStep-codeHint = Seks cifre eller seksten bogstaver og cifre.
secondStep-recoveryCode = Gendannelseskode
secondStep-recoveryHint = Seksten bogstaver og cifre. Du fik dem, da du tilføjede din adgangsnøgle.
secondStep-submit = Log ind
secondStep-lost = Har du mistet både telefon og gendannelseskoder? En administrator af serveren kan nulstille dine ekstra faktorer.
secondStep-again = Start forfra

## secondStepLive

secondStepLive-noCode = Indtast en kode.
secondStepLive-wrongCode = Koden er forkert, eller den er allerede brugt. Vent på den næste.
secondStepLive-passkeyCancelled = Ingen adgangsnøgle blev brugt. Prøv igen, eller brug en kode.
secondStepLive-passkeyRefused = Serveren accepterede ikke denne adgangsnøgle. Prøv igen, eller brug en kode.
secondStepLive-limited =
    { $n ->
        [one] For mange forkerte koder. Prøv igen om { $n } sekund.
       *[other] For mange forkerte koder. Prøv igen om { $n } sekunder.
    }
secondStepLive-retry = Du kan prøve igen nu.
secondStepLive-offline = Serveren svarede ikke. Kontrollér din forbindelse, og prøv igen.
secondStepLive-failed = Noget gik galt ({ $status }).

## tokens

tokens-may = Hvad det må
tokens-everything = Alt
tokens-create = Kun oprette links
tokens-createRead = Oprette og læse links
tokens-audit = Kun læse logge
tokens-ask = Bede andre om hemmeligheder og åbne deres svar
tokens-lasts = Hvor længe det virker
tokens-always = Indtil det tilbagekaldes
tokens-days30 = 30 dage
tokens-days90 = 90 dage
tokens-year = Et år
tokens-networks = Kun fra bestemte netværk
tokens-networksLabel = Adresser eller netværk
tokens-networksHint = Sæt kommaer imellem. Hvis dette er tomt, virker tokenet overalt.

## tokensLive

tokensLive-tokenMay = må { $what }
tokensLive-tokenCreate = oprette
tokensLive-tokenRead = læse
tokensLive-tokenAudit = læse logge
tokensLive-tokenExpire = slette
tokensLive-tokenAdmin = administrere
tokensLive-tokenAsk = bede om hemmeligheder
tokensLive-tokenOpen = åbne svarene
tokensLive-tokenFrom = kun fra { $networks }
tokensLive-tokenUntil = udløber { $when }
tokensLive-tokenOver = udløbet { $when }
tokensLive-tokenUsedFrom = senest brugt { $when } fra { $address }
tokensLive-badNetworks = Indtast adresser eller netværk såsom 192.0.2.0/24, højst 50.

## oversightLive

oversightLive-auditor = auditor
oversightLive-makeAuditor = Gør til auditor
oversightLive-makeAuditorQuestion = Vil du gøre { $email } til auditor? Vedkommende vil se alles logge og ingen hemmeligheder.
oversightLive-takeAuditor = Fjern auditorrettigheder
oversightLive-takeAuditorQuestion = Vil du fjerne auditorrettighederne fra { $email }? Sessioner og tokens afsluttes.
oversightLive-log = Log
oversightLive-logNothing = Ingen poster.

## signIns

signIns-title = Seneste login
signIns-text = Hvem der har logget ind på din konto eller har forsøgt på det. Hvis du ikke genkender et login, så skift din adgangskode.

## signInsLive

signInsLive-signedIn = Logget ind
signInsLive-signInFailed = Login mislykkedes
signInsLive-byPassword = med en adgangskode
signInsLive-byLink = med et engangslink
signInsLive-bySetup = med konfigurationskoden
signInsLive-bySignUp = ved at oprette kontoen
signInsLive-byDirectory = via katalogtjenesten
signInsLive-byCompany = via firmalogin
signInsLive-byPasskey = med en adgangsnøgle
signInsLive-secondFactor = med en ekstra faktor
signInsLive-wrongPassword = forkert adgangskode
signInsLive-wrongCode = forkert konfigurationskode
signInsLive-wrongLink = engangslink ikke gyldigt
signInsLive-wrongCurrent = forkert nuværende adgangskode
signInsLive-wrongFactor = forkert ekstra faktor
signInsLive-wrongPasskey = forkert adgangsnøgle
signInsLive-deviceGuesses = for mange gæt på kendte enheder
signInsLive-unanswered = katalogtjenesten svarede ikke
signInsLive-asAdministrator = som administrator
signInsLive-times =
    { $n ->
        [one] { $n } gang
       *[other] { $n } gange
    }
signInsLive-noSignIns = Intet login er registreret endnu.

## adminLog

adminLog-title = Administratorernes log
adminLog-lead = Hvem der har logget ind, og hvem der har ændret konti, tokens, nøgler og indstillinger. Ingen post kan ændres eller slettes ubemærket.
adminLog-person = E-mailadresse
adminLog-personHint = På den, der gjorde det, eller den, det vedrører.
adminLog-what = Hvad
adminLog-everything = Alt
adminLog-show = Vis
adminLog-newer = Nyere
adminLog-older = Ældre

## adminLogLive

adminLogLive-signOut = Logget ud
adminLogLive-leftOut = Flere mislykkede forsøg end de viste
adminLogLive-userAdded = Konto tilføjet
adminLogLive-userRemoved = Konto slettet
adminLogLive-userDisabled = Konto deaktiveret
adminLogLive-userEnabled = Konto aktiveret
adminLogLive-madeAdministrator = Gjort til administrator
adminLogLive-noAdministrator = Ikke længere administrator
adminLogLive-madeAuditor = Gjort til auditor
adminLogLive-noAuditor = Ikke længere auditor
adminLogLive-suspended = Spærret via firmalogin
adminLogLive-admitted = Lukket ind igen via firmalogin
adminLogLive-linked = Firmalogin tilknyttet
adminLogLive-unlinked = Firmalogin frakoblet
adminLogLive-vouched = Adresse bekræftet af administrator
adminLogLive-joinedGroup = Føjet til en gruppe
adminLogLive-leftGroup = Fjernet fra en gruppe
adminLogLive-factorAdded = Ekstra faktor tilføjet
adminLogLive-factorRemoved = Ekstra faktor slettet
adminLogLive-factorsReset = Ekstra faktorer nulstillet
adminLogLive-codesMade = Gendannelseskoder lavet
adminLogLive-invited = Inviteret
adminLogLive-accessEnded = Al adgang afsluttet
adminLogLive-linksExpired = Kontoens links slettet
adminLogLive-withdrawn = Invitation trukket tilbage
adminLogLive-sessionEnded = Session afsluttet
adminLogLive-linkMade = Engangslink oprettet
adminLogLive-passwordSet = Adgangskode angivet
adminLogLive-tokenMade = API-token oprettet
adminLogLive-tokenRemoved = API-token tilbagekaldt
adminLogLive-settingsChanged = Indstillinger ændret
adminLogLive-rotationBegun = Udskiftning af hovednøglen begyndt
adminLogLive-rotationEnded = Udskiftning af hovednøglen afsluttet
adminLogLive-exported = Revisionslogge eksporteret
adminLogLive-backedUp = Sikkerhedskopi lavet
adminLogLive-restored = Sikkerhedskopi gendannet
adminLogLive-byWhom = af { $name }
adminLogLive-commandLine = kommandolinjen
adminLogLive-server = serveren
adminLogLive-bySetupCode = konfigurationskoden
adminLogLive-bySigningUp = kontooprettelse
adminLogLive-byOneTimeLink = et engangslink
adminLogLive-directory = katalogtjenesten
adminLogLive-companySignIn = firmalogin
adminLogLive-noEntries = Ingen poster passer.
adminLogLive-showAll = Vis alt

## ownLogLive

ownLogLive-byCode = bekræftet med en kode: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Note
ownLogLive-logCount = { $from }–{ $to } af { $total }
ownLogLive-own-creation = oprettet
ownLogLive-own-view = åbnet
ownLogLive-own-failed_view = forsøgt forgæves
ownLogLive-own-expire = slettet
ownLogLive-own-restored = sletning fortrudt
ownLogLive-own-failed_passphrase = forkert adgangssætning
ownLogLive-own-probable_program = sandsynligvis et program
ownLogLive-own-code_sent = kode sendt på e-mail
ownLogLive-own-code_queued = kode venter på at blive sendt på e-mail
ownLogLive-own-code_failed = kode ikke sendt på e-mail
ownLogLive-own-failed_code = forkert kode
ownLogLive-own-owner_view = åbnet af dig
ownLogLive-own-wrong_network = forsøgt fra et andet netværk
ownLogLive-own-other_device = forsøgt på en anden enhed
ownLogLive-own-alarm = meldt: “Det var ikke mig”
ownLogLive-own-freeze = sat på pause af dig
ownLogLive-own-thaw = genoptaget af dig
ownLogLive-own-changed = ændret af dig
ownLogLive-own-hold_asked = venter på din frigivelse
ownLogLive-own-hold_released = frigivet af dig
ownLogLive-own-hold_refused = afvist og sat på pause af dig
ownLogLive-own-request_view = læst
ownLogLive-own-answer = besvaret
ownLogLive-own-mail_returned = e-mail kom tilbage
ownLogLive-own-creation_email_send = besked på e-mail bestilt
ownLogLive-own-admin_view = åbnet af en administrator
ownLogLive-own-imported = flyttet hertil fra Password Pusher

## seenLogLive

seenLogLive-seen-creation = oprettet
seenLogLive-seen-view = åbnet
seenLogLive-seen-failed_view = forsøgt forgæves
seenLogLive-seen-expire = slettet
seenLogLive-seen-restored = sletning fortrudt
seenLogLive-seen-failed_passphrase = forkert adgangssætning
seenLogLive-seen-probable_program = sandsynligvis et program
seenLogLive-seen-code_sent = kode sendt på e-mail
seenLogLive-seen-code_queued = kode venter på at blive sendt på e-mail
seenLogLive-seen-code_failed = kode ikke sendt på e-mail
seenLogLive-seen-failed_code = forkert kode
seenLogLive-seen-owner_view = åbnet af ejeren
seenLogLive-seen-wrong_network = afvist uden for sine netværk
seenLogLive-seen-other_device = afvist på en anden enhed
seenLogLive-seen-alarm = meldt af en modtager
seenLogLive-seen-freeze = sat på pause af ejeren
seenLogLive-seen-thaw = genoptaget af ejeren
seenLogLive-seen-changed = ændret af ejeren
seenLogLive-seen-hold_asked = venter på ejeren
seenLogLive-seen-hold_released = frigivet af ejeren
seenLogLive-seen-hold_refused = afvist af ejeren
seenLogLive-seen-request_view = læst
seenLogLive-seen-answer = besvaret
seenLogLive-seen-mail_returned = e-mail kom tilbage
seenLogLive-seen-creation_email_send = besked på e-mail bestilt
seenLogLive-seen-admin_view = åbnet af en administrator
seenLogLive-seen-imported = flyttet hertil fra Password Pusher

## eventNamesLive

eventNamesLive-push-created = Link oprettet
eventNamesLive-push-viewed = Link åbnet
eventNamesLive-push-wrong_passphrase = Forkert adgangssætning
eventNamesLive-push-expired = Link udløbet
eventNamesLive-push-alarm = Melding fra en modtager
eventNamesLive-push-hold_asked = Nogen venter
eventNamesLive-push-code_failed = Kode ikke sendt på e-mail
eventNamesLive-request-answered = Anmodning besvaret
eventNamesLive-request-closed = Anmodning lukket

## conditionWords

conditionWords-passphrases = adgangssætninger
conditionWords-passwords = adgangskoder
conditionWords-second_factors = ekstra faktorer
conditionWords-passkeys = adgangsnøgler

## conditionSays

conditionSays-disk_full = Kun { $freeBytes } er ledig på disken med { $directory }: Filer afvises under { $floorBytes }.
conditionSays-disk_low = { $freeBytes } er ledig på disken med { $directory }, mindre end filerne i ét link må fylde ({ $linkBytes }).
conditionSays-disk_no_inodes = Der er kun plads til få filer mere på disken med { $directory } ({ $files }): Der er ingen inodes tilbage.
conditionSays-disk_error = Disken med { $directory } gav en fejl { $atMs }: { $reason }
conditionSays-database_damaged = Databasen er beskadiget. Loggen nævner stederne.
conditionSays-database_trouble = Denne server kan ikke behandle forespørgsler lige nu: { $reason }
conditionSays-bucket_trouble = Filer kan ikke gemmes eller åbnes: { $reason }
conditionSays-scanner_trouble = Virusscanneren vurderer ingen filer, så hver fil afvises: { $reason }
conditionSays-sweep_failed = Det, der er udløbet, slettes ikke fra disken: { $reason }
conditionSays-clock_jumped = Uret sprang mere end et døgn frem. Det viser nu { $nowMs }. I en time efter springet slettes intet endegyldigt.
conditionSays-backup_failed = Den seneste sikkerhedskopiering mislykkedes: { $reason }
conditionSays-backup_damaged = Den seneste sikkerhedskopi, { $name }, indeholder beskadigede data. Beskadigede steder: { $count }. { $reason }
conditionSays-backup_old = Den seneste sikkerhedskopi er fra { $lastMs }.
conditionSays-certificate_ended = Certifikatet { $file } har været udløbet siden { $untilMs }: Klienter afviser det.
conditionSays-certificate_ends = Certifikatet { $file } er gyldigt indtil { $untilMs }.
conditionSays-certificate_unusable = Et certifikat på disken kan ikke bruges: { $reason } En server, der kører, beholder det tidligere.
conditionSays-certificate_not_obtained = Der er intet gyldigt certifikat, og klienter afviser denne server: { $reason }
conditionSays-certificate_not_renewed = Certifikatet kunne ikke fornyes: { $reason }
conditionSays-client_secret_refused = Loginudbyderen accepterer ikke oidc.client_secret: Ingen kan logge ind der.
conditionSays-client_secret_ends = Hemmeligheden i oidc.client_secret er gyldig indtil { $untilMs }. Derefter kan ingen logge ind hos udbyderen.
conditionSays-token_ends = API-tokenet “{ $name }” tilhørende { $owner }, som er brugt for nylig, er gyldigt indtil { $untilMs }.
conditionSays-administrator_new = { $user } blev administrator { $sinceMs }, udpeget af: { $by }.
conditionSays-guessing = Nogen gætter ({ $guessed }): Inden for en time blev { $times } eller flere forsøg afvist, fordi der var for mange.
conditionSays-codes_failed = Koder til modtagere kan ikke sendes på e-mail: { $reason }
conditionSays-codes_wait = Ventende e-mails med koder til modtagere: { $count }. En modtager eller en afsender har nået grænsen pr. time. Den sidste e-mail sendes { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } hændelse kunne ikke leveres og blev opgivet.
       *[other] { $n } hændelser kunne ikke leveres og blev opgivet.
    }
conditionSays-deliveries_late = En hændelse fra { $sinceMs } venter på at blive leveret.
conditionSays-nodes_differ = Noderne er ikke ens: { $reason }
conditionSays-version_ready = Filen med en ny version ligger på { $file }.
conditionSays-disk_fine = { $freeBytes } af { $totalBytes } er ledig på disken med { $directory }.
conditionSays-certificate_fine = Certifikatet { $file } er gyldigt indtil { $untilMs }.
conditionSays-backup_none = Der er ikke lavet nogen sikkerhedskopi endnu.
conditionSays-backup_fine = Den seneste sikkerhedskopi er fra { $lastMs }.
conditionSays-backup_scheduled = Den seneste sikkerhedskopi, { $name }, er fra { $lastMs }, og den næste er planlagt til { $nextMs }.
conditionSays-node_fine = Noden { $node } kører version { $version }.

## conditionMend

conditionMend-disk_full = Skaf plads på denne disk, eller udvid den.
conditionMend-disk_low = Skaf plads på denne disk, eller udvid den.
conditionMend-disk_no_inodes = Slet små filer, som andre programmer har efterladt på denne disk.
conditionMend-disk_error = Lav en sikkerhedskopi nu. Undersøg derefter disken og dens tilslutning. Systemets log siger mere.
conditionMend-database_damaged = Gendan en sikkerhedskopi.
conditionMend-database_trouble = Se på databasen, dens vært og vejen dertil.
conditionMend-bucket_trouble = Se på bucketen, dens nøgler og vejen dertil. En mappe, som noder deler, skal være monteret.
conditionMend-scanner_trouble = Start clamd, og lad denne servers bruger læse dens socket. clamds egen log siger mere.
conditionMend-sweep_failed = Ingen kan åbne det. Se på disken og i loggen.
conditionMend-clock_jumped = Hvis uret går forkert, så stil det rigtigt inden for den time. Hvis det går rigtigt, så gør ingenting: Denne besked kommer også efter et langt stop eller en gendannelse.
conditionMend-backup_failed = Fjern årsagen. Serveren prøver igen af sig selv.
conditionMend-backup_damaged = Se på disken, og find ud af, hvad der er beskadiget. Tidligere hele sikkerhedskopier beholdes.
conditionMend-backup_old = Se på det, der laver dine sikkerhedskopier, eller lav en manuelt.
conditionMend-certificate_ended = Udskift filerne for certifikatet og dets nøgle. Serveren læser dem igen af sig selv.
conditionMend-certificate_ends = Udskift filerne for certifikatet og dets nøgle. Serveren læser dem igen af sig selv.
conditionMend-certificate_unusable = Udskift filerne for certifikatet og dets nøgle.
conditionMend-certificate_not_obtained = Serveren prøver igen af sig selv. Se på certifikatudstederen og vejen dertil.
conditionMend-certificate_not_renewed = Det, der er i brug, er gyldigt indtil { $untilMs }, og serveren prøver igen. Se på certifikatudstederen og vejen dertil.
conditionMend-client_secret_refused = Lav en ny hemmelighed hos udbyderen, og angiv den.
conditionMend-client_secret_ends = Lav en ny hemmelighed hos udbyderen, angiv den, og sæt oidc.client_secret_until til dens udløb.
conditionMend-token_ends = Ejeren laver et nyt og giver det til det program, der bruger det.
conditionMend-administrator_new = Hvis du ikke forventede det, så fjern rettigheden, og se i administratorernes log.
conditionMend-guessing = Loggen nævner adresserne. Blokér dem i din firewall.
conditionMend-codes_failed = Se på mailserveren og mailindstillingerne. Modtagere, hvis kode ikke blev sendt, må bede om en ny.
conditionMend-codes_wait = Hvis afsendere skal nå så mange modtagere, så hæv mail.per_hour. Loggene for deres links siger, hvis koder der venter.
conditionMend-deliveries_dead = Få modtageren til at virke, og lever så det, der ikke nåede frem, igen, eller kassér det.
conditionMend-deliveries_late = Se på mailserveren, webhooken eller collectoren. Loggen siger, hvilken der svigter.
conditionMend-nodes_differ = Giv alle noder samme version, indstillinger og tid.
conditionMend-version_ready = Kontrollér den, og opgradér så.
conditionMend-backup_none = Hvis intet andet sikkerhedskopierer denne server, så lav en kopi.

## errorPage

errorPage-missing = Siden blev ikke fundet
errorPage-missingText = Der er ingen side på denne adresse.
errorPage-home = Gå til startsiden
errorPage-busy = For mange forespørgsler
errorPage-busyText = Vi har modtaget for mange forespørgsler fra din adresse. Intet blev åbnet. Vent et øjeblik, og genindlæs så siden.
errorPage-keySent = Linket er ikke længere hemmeligt
errorPage-keySentText = Et program undervejs, f.eks. et mailfilter, skrev %23 i stedet for # i dette link, og derfor blev dets nøgle sendt til serveren. Intet blev åbnet, og ingen visning blev talt, men nøglen er ikke hemmelig mere. Bed afsenderen om et nyt link, sendt ad en anden vej.
errorPage-upgrading = Serveren er ved at blive opgraderet
errorPage-upgradingText = Intet blev åbnet, og intet gik tabt. Genindlæs siden om et minut.
errorPage-unavailable = Ikke tilgængelig lige nu
errorPage-unavailableText = Serveren kan ikke gøre dette i øjeblikket. Intet blev åbnet, og intet gik tabt. Prøv igen om nogle minutter.
errorPage-unconfirmed = Ikke bekræftet
errorPage-unconfirmedText = Serveren kan ikke sige, om dette blev gjort. En visning kan være talt, selvom intet blev vist. Prøv igen om nogle minutter; hvis hemmeligheden er væk til den tid, så bed afsenderen om et nyt link.
errorPage-defect = Noget gik galt
errorPage-defectText = Det burde ikke ske. Fortæl den, der driver denne server, hvornår det skete: Loggen har detaljerne.

## mailShared

mailShared-subject = { $sender } har noget til dig
mailShared-lead = { $sender } deler noget fortroligt med dig via { $service }.
mailShared-link = Åbn det
mailShared-until = Linket virker indtil { $when }.
mailShared-views =
    { $n ->
        [one] Det kan åbnes én gang.
       *[other] Det kan åbnes { $n } gange.
    }
mailShared-notice = Bed { $sender } om linket: Det er ikke i denne e-mail.
mailShared-stranger = Hvis du ikke kender { $sender }, så ignorer denne e-mail.
mailShared-unverified = Ingen har bekræftet, at adressen { $sender } er afsenderens. Spørg { $sender } ad en anden vej, om denne e-mail kommer derfra. Hvis du ikke kan det, så ignorer den.

## mailAsked

mailAsked-subject = { $sender } beder dig om noget
mailAsked-lead = { $sender } beder dig om noget fortroligt, som skal sendes via { $service }.
mailAsked-link = Svar
mailAsked-until = Du kan svare indtil { $when }. Du behøver ingen konto.

## mailNeeds

mailNeeds-name = Afsenderen angiver navnet “{ $name }”.
mailNeeds-shared = Før du åbner det:
mailNeeds-asked = Før du svarer:
mailNeeds-from = Det kan åbnes fra { $when }.
mailNeeds-passphrase = Du skal bruge en adgangssætning. { $sender } giver dig den ad en anden vej.
mailNeeds-code = Du skal bruge en kode. Siden sender den på e-mail til { $address }, når du beder om den.
mailNeeds-proof = Kun bestemte personer kan åbne det. Siden beder dig bevise, at du er en af dem.
mailNeeds-release = { $sender } skal frigive det til dig. Åbn linket, og lad siden være åben, indtil det sker.
mailNeeds-lock = Kun den enhed og browser, der åbner det først, kan åbne det igen. Åbn det dér, hvor du har brug for det.
mailNeeds-letters = Siden viser tre bogstaver. Skriv dem, så den ved, at du ikke er et program.

## mailOpened

mailOpened-subject = Åbnet: { $name }
mailOpened-unnamed = Dit link fra { $date }
mailOpened-lead = Dit link blev åbnet: { $when }.
mailOpened-left =
    { $n ->
        [one] Det kan åbnes én gang til.
       *[other] Det kan åbnes { $n } gange til.
    }
mailOpened-last = Det var den sidste visning: Hemmeligheden er slettet.
mailOpened-link = Mine links
mailOpened-why = Du får denne e-mail, fordi du har bedt om besked, når det åbnes.

## mailAnswered

mailAnswered-subject = Besvaret: { $name }
mailAnswered-unnamed = Din anmodning fra { $date }
mailAnswered-lead = Din anmodning blev besvaret: { $when }.
mailAnswered-keep = Svaret er ikke i denne e-mail. Log ind for at åbne det.
mailAnswered-link = Anmodninger
mailAnswered-why = Du får denne e-mail, fordi du har bedt om en ved hvert svar.

## mailCode

mailCode-subject = Din kode fra { $service }
mailCode-lead = Nogen deler noget fortroligt med dig via { $service }. Åbn det ved at skrive denne kode på den side, der bad om den:
mailCode-leadNamed = { $sender } deler noget fortroligt med dig via { $service }. Åbn det ved at skrive denne kode på den side, der bad om den:
mailCode-asks = Nogen beder dig om noget fortroligt via { $service }. For at læse anmodningen og svare på den skal du skrive denne kode på den side, der bad om den:
mailCode-asksNamed = { $sender } beder dig om noget fortroligt via { $service }. For at læse anmodningen og svare på den skal du skrive denne kode på den side, der bad om den:
mailCode-until =
    { $n ->
        [one] Koden virker én gang, i { $n } minut, og kun i den browser, der bad om den.
       *[other] Koden virker én gang, i { $n } minutter, og kun i den browser, der bad om den.
    }
mailCode-ignore = Hvis du ikke har bedt om en kode, så ignorer denne e-mail, og giv ikke koden til nogen.

## mailInvited

mailInvited-subject = Din konto hos { $service }
mailInvited-lead = Du har nu en konto hos { $service }: { $email }.
mailInvited-link = Vælg en adgangskode
mailInvited-once = Linket virker én gang, indtil { $when }.

## mailReset

mailReset-subject = Vælg en ny adgangskode til { $service }
mailReset-lead = En administrator af { $service } lader dig vælge en ny adgangskode til { $email }.
mailReset-link = Vælg en adgangskode
mailReset-once = Linket virker én gang, indtil { $when }.

## mailNotice

mailNotice-subject = Din konto hos { $service }
mailNotice-password = Adgangskoden til { $email } blev ændret: { $when }.
mailNotice-factorAdded = En ekstra faktor blev føjet til { $email }: { $when }.
mailNotice-factorRemoved = En ekstra faktor for { $email } blev slettet: { $when }.
mailNotice-factorsReset = Alle ekstra faktorer for { $email } blev slettet af en administrator: { $when }.
mailNotice-recoveryCodes = Der blev lavet nye gendannelseskoder til { $email }: { $when }. De tidligere virker ikke længere.
mailNotice-recoveryCode = En gendannelseskode til { $email } blev brugt: { $when }. Den virker ikke igen.
mailNotice-devices = For mange forkerte adgangskoder eller koder til { $email } kom fra browsere, der har været logget ind før: { $when }. Måske har nogen en af dine enheder.
mailNotice-from = Dette kom fra adressen { $address }.
mailNotice-stranger = Hvis du ikke forventede dette, så skift din adgangskode hos { $service }, og giv administratoren besked.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } sag til administratoren
       *[other] { $service }: { $n } sager til administratoren
    }
mailConditions-link = Serverens tilstand
mailConditions-why = Du får denne e-mail, fordi notices.mail nævner dig. Den kommer én gang og igen efter syv dage, hvis intet har ændret sig. Kør kommandoer på serverens vært med sudo og serverens --config.

## mailTest

mailTest-subject = Test af { $service }
mailTest-lead = E-mail fra { $service } når frem.
mailTest-link = { $service }

## opener

opener-title = Åbn et forseglet link
opener-lead = Denne side er din egen fil: Den åbner links, der er forseglet fra ende til anden, og ingen server kan ændre den. Den beder linkets server om den forseglede hemmelighed og ikke om andet.
opener-link = Link, med delen efter #
opener-passphraseHint = Kun hvis afsenderen har givet dig en.
opener-open = Åbn
opener-notLink = Dette er ikke et link til en hemmelighed. Kopiér hele linket, fra https:// til slutningen.
opener-unreachable = Intet svar, som denne side må læse. Serveren kan ikke nås, eller den lader kun sin egen side åbne dette link: Hemmeligheden er måske ikke forseglet eller er begrænset til bestemte netværk. Intet blev åbnet.
opener-incomplete = Svaret nåede ikke helt frem. Det kan være talt som en visning.
opener-notSealed = Det, serveren sendte, er ikke forseglet, så det er ikke det, afsenderen forseglede til dette link. Intet af det vises.
opener-wrong = Adgangssætningen er forkert eller mangler. Ingen visning blev talt.
opener-refused = Serveren udleverer ikke dette i øjeblikket. Ingen visning blev talt.
opener-held = Den, der sendte dette, skal frigive det. Sig disse ord til vedkommende: { $words }
opener-heldWordless = Den, der sendte dette, skal frigive det.
opener-otherPassphrase = Det åbnes ikke med denne adgangssætning. Prøv igen: Den forseglede hemmelighed er her allerede, og der tælles ingen yderligere visning. Lad feltet være tomt, hvis afsenderen ikke har givet dig en adgangssætning.
opener-go = Åbn adressen på { $host }
opener-saved = Gemt

## languages

languages-title = Vælg dit sprog
languages-search = Find dit sprog
languages-searchHint = Dets eget navn, dets engelske navn eller dets kode, f.eks. pt-BR.
languages-find = Søg
languages-none = Intet sprog passer.
languages-all = Alle sprog
languages-browser = Min browsers sprog
languages-back = Tilbage til siden
languages-counts = Teksterne på andre sprog er oversættelser. Hvis de afviger fra den engelske, gælder den engelske. Finder du et forkert ord, så sig det til dem, der driver serveren.
languages-recipient = Sprog for modtageren
languages-recipientHint = For linkets side og e-mailen om det. Modtagere, der har valgt et sprog, beholder deres.
languages-recipientOwn = Det, modtagerens browser beder om
languages-answerer = Sprog for den, der svarer
languages-answererHint = For anmodningens side. De, der har valgt et sprog, beholder deres.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } sprog
       *[other] { $n } sprog
    }
languagesLive-recipientLanguage = Sprog for modtageren
