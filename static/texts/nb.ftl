### Norwegian Bokmål

## layout

layout-skip = Gå til innholdet
layout-navigation = Hovedmeny
layout-create = Ny
layout-pushes = Mine lenker
layout-admin = Admin
layout-account = Konto
layout-signIn = Logg på
layout-languages = Språk
layout-light = Lys
layout-dark = Mørk
layout-auto = Automatisk
layout-api = API
layout-about = Om
layout-aboutLine = Hvordan dette fungerer, og hvem som drifter det
layout-noScript = Denne siden krever JavaScript. Skriptene på siden kontakter bare denne serveren.
layout-otherWays = Du kan også bruke API-et eller kommandolinjen.
layout-waiting = Denne siden lastes fortsatt inn. Hvis ingenting skjer, last den inn på nytt.
layout-plain = Denne forbindelsen er ikke kryptert: Andre på nettverket kan lese det du sender og åpner her. Bruk en https://-adresse hvis det finnes en.
layout-notSealed = Stopp: Dette er ikke forseglet
layout-notSealedText = Avsenderen har forseglet denne hemmeligheten, men det serveren sendte, er ikke forseglet. Ingenting av det vises. Kontakt avsenderen, for eksempel på telefon.

## create

create-title = Del en hemmelighet
create-tagline = Send et passord eller en fil med en lenke som utløper.
create-kinds = Hva du deler
create-text = Tekst
create-files = Filer
create-url = Lenke
create-qr = QR-kode
create-textLabel = Hemmeligheten din
create-shared = Delt fra en annen app: Kontroller innholdet før du sender det.
create-textPlaceholder = Et passord, en nøkkel, et notat …
create-urlLabel = Nettadresse
create-urlHint = Mottakeren ser adressen først og bekrefter før siden forlates.
create-qrLabel = Tekst som vises som QR-kode
create-qrHint = Mottakeren ser teksten som en QR-kode som kan skannes.
create-message = Melding (valgfritt)
create-filesSignIn = Logg på for å dele filer.
create-hide = Skjul mens du skriver
create-generator = Generer et passord
create-style = Type
create-styleCharacters = Tegn
create-styleWords = Ord
create-stylePin = PIN-kode
create-pinHint = Godt nok som passfrase, fordi denne serveren begrenser antall forsøk. For svakt som selve hemmeligheten.
create-length = Lengde
create-digits = Sifre
create-symbols = Symboler
create-capitals = Store bokstaver
create-generated = Forslag
create-again = Nytt forslag
create-use = Bruk dette
create-lifetime = Utløper etter
create-views = Antall visninger
create-passphrase = Passfrase (valgfritt)
create-passphraseRequired = Passfrase (obligatorisk)
create-passphraseLength =
    { $n ->
        [one] Minst { $n } tegn.
       *[other] Minst { $n } tegn.
    }
create-passphraseHint = Oppgi passfrasen separat, for eksempel på telefon.
create-suggest = Foreslå
create-add = Legg til et alternativ …
create-covered = Hold den tildekket til noen trykker på den
create-coveredHint = Ingen kan lese over skulderen til mottakeren når den åpnes.
create-deletable = Mottakeren kan slette hemmeligheten
create-notifyMe = Varsle meg når den åpnes
create-notifyByMail = Du får en e-post og et merke i «Mine lenker».
create-notifyInList = Du får et merke i «Mine lenker».
create-name = Navn (bare du ser det)
create-note = Notat (bare du ser det)
create-sign = Signer med navnet ditt
create-senderName = Navnet ditt
create-senderMessage = Melding til mottakeren
create-senderMessageHint = Vises før hemmeligheten åpnes, for alle som har lenken. Ikke skriv noe fortrolig her.
create-senderEmail = Vis adressen til kontoen din: { $email }
create-sealed = Ende-til-ende-kryptert
create-sealedHint = Ingen andre enn mottakeren kan lese den, ikke engang denne serveren.
create-sealedName = Gi den et navn i listen din: Filnavnene er også beskyttet. Navnet, notatet og signaturen er det ikke.
create-sealedRequired = Denne serveren godtar ikke noe annet.
create-groupLimits = For deg gjelder grensene for gruppene dine: { $groups }.
create-shownOnce = Kopier lenken nå. Den kan ikke vises igjen.
create-remembered = Valgene dine huskes på denne enheten.
create-reset = Tilbakestill til standard
create-submit = Opprett lenken
create-ready = Lenken din er klar
create-passphraseNext = Oppgi nå passfrasen på en annen måte
create-passphraseReminder = Lenken åpnes bare med denne passfrasen. Oppgi den for eksempel på telefon. Den vises ikke igjen.
create-copyPassphrase = Kopier passfrasen
create-end = Slett nå
create-another = Del en til

## createClosed

createClosed-title = Logg på for å dele en hemmelighet
createClosed-text = Fra nettverket ditt kan bare personer med en konto opprette lenker.
createClosed-hint = Hvis du har fått en lenke, kan den åpnes herfra som vanlig.
createClosed-nothingTitle = Du kan ikke dele noe her
createClosed-nothing = Grensene for gruppene dine ({ $groups }) tillater ingen typer hemmeligheter. Spør en administrator for denne serveren.

## createLive

createLive-bytes = { $used } av { $limit }
createLive-characters = Tegn: { $used } av { $limit }
createLive-bits =
    { $n ->
        [one] ca. { $n } bit
       *[other] ca. { $n } biter
    }
createLive-termViews =
    { $n ->
        [one] { $n } visning
       *[other] { $n } visninger
    }
createLive-termUntil = frem til { $date }
createLive-noPassphrase = ingen passfrase
createLive-withPassphrase = med passfrase
createLive-needsPassphrase = passfrase kreves
createLive-passphraseMissing = Skriv inn en passfrase: Denne serveren krever det.
createLive-passphraseShort =
    { $n ->
        [one] Denne passfrasen er for kort: minst { $n } tegn. En rekke som aaaa eller 1234 teller som to.
       *[other] Denne passfrasen er for kort: minst { $n } tegn. En rekke som aaaa eller 1234 teller som to.
    }
createLive-signed = Signert: { $by }
createLive-blank = Skriv inn en hemmelighet først.
createLive-tooLong = Dette er for langt: høyst { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] Dette er for langt: høyst { $n } tegn.
       *[other] Dette er for langt: høyst { $n } tegn.
    }
createLive-badUrl = Skriv inn en nettadresse, for eksempel https://example.org.
createLive-unsealed = Nettleseren din kunne ikke forsegle dette. Ingenting ble sendt.
createLive-opens =
    { $n ->
        [one] Kan åpnes én gang, frem til { $date } ({ $relative }).
       *[other] Kan åpnes { $n } ganger, frem til { $date } ({ $relative }).
    }
createLive-endedTitle = Hemmeligheten er slettet
createLive-ended = Innholdet er slettet for godt. Ingen kan åpne den lenger, heller ikke du.
createLive-goneTitle = Lenken er utløpt
createLive-gone = Ingen kan åpne den lenger. Innholdet er slettet.
createLive-linkUnsaved = Du har ikke kopiert lenken ennå, og bare denne siden viser den. Vil du forlate siden likevel?
createLive-passphraseUnsaved = Du har ikke kopiert passfrasen ennå, og bare denne siden viser den. Vil du forlate siden likevel?
createLive-leaveIt = Forlat siden
createLive-offline = Serveren svarte ikke. Kontroller tilkoblingen, og prøv igjen.
createLive-rateLimited =
    { $n ->
        [one] For mange forespørsler. Prøv igjen om { $n } sekund.
       *[other] For mange forespørsler. Prøv igjen om { $n } sekunder.
    }
createLive-tryAgain = Du kan prøve igjen nå.
createLive-tooLarge = Dette er større enn serveren godtar.
createLive-signInFirst = Logg på først.
createLive-unavailable = Serveren er ikke tilgjengelig akkurat nå. Det du har skrevet, er fortsatt her: Prøv igjen om et øyeblikk.
createLive-noSpace = Serveren har ikke mer plass. Ingenting ble lagret.
createLive-failed = Noe gikk galt ({ $status }). Ingenting ble lagret.
createLive-refused = Serveren godtar ikke denne verdien.
createLive-tooMany =
    { $n ->
        [one] Høyst { $n } oppføring.
       *[other] Høyst { $n } oppføringer.
    }
createLive-outOfRange = Skriv inn et tall fra { $min } til { $max }.

## resultLive

resultLive-notOpened = Ikke åpnet ennå.
resultLive-openedTimes =
    { $n ->
        [one] Åpnet én gang: { $date }.
       *[other] Åpnet { $n } ganger, sist { $date }.
    }

## fileBox

fileBox-files = Filer
fileBox-dropHere = Slipp filer eller mapper her
fileBox-chooseFiles = Velg filer
fileBox-chooseFolder = Velg en mappe
fileBox-cancel = Avbryt

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Høyst én fil på { $file }.
       *[other] Høyst { $n } filer på { $file } hver, til sammen { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Det er bare plass til én fil i én lenke.
       *[other] Det er plass til høyst { $n } filer i én lenke.
    }
filesLive-fileTooLarge = «{ $name }» er større enn { $limit }.
filesLive-filesTooLarge = Til sammen er filene større enn { $limit }.
filesLive-noFiles = Velg minst én fil.
filesLive-packing = «{ $name }» pakkes fortsatt.
filesLive-remove = Fjern { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Tilkoblingen ble brutt. Fortsetter av seg selv.
filesLive-uploaded = Sendt. Serveren lagrer …
filesLive-sealing = Forsegles i nettleseren din: { $percent }
filesLive-unreadable = Nettleseren din kan ikke lenger lese en av filene. Ingenting ble sendt. Velg filene på nytt.
filesLive-cancelled = Avbrutt. Ingenting ble lagret.

## reveal

reveal-title = En hemmelighet til deg
reveal-intro = Noen har delt noe fortrolig med deg.
reveal-ownTitle = Din egen hemmelighet
reveal-ownIntro = Du har delt denne selv. Mottakerne dine åpner den på denne siden.
reveal-ownPage = Gå til lenken, QR-koden og loggen
reveal-passphrase = Passfrase
reveal-passphraseHint = Du får den fra avsenderen, atskilt fra denne lenken.
reveal-unlock = Lås opp
reveal-open = Vis hemmeligheten
reveal-counts = Å åpne den teller som en visning.
reveal-how = Slik fungerer det
reveal-sealed = Den er ende-til-ende-kryptert: Bare nettleseren din kan åpne den, og denne serveren kan ikke lese den.
reveal-sealedNoScript = Denne lenken åpnes bare med JavaScript eller med kommandoen «secretpush open».
reveal-largeText = En av filene er større enn 256 MiB, og denne nettleseren kan ikke lagre en forseglet fil av den størrelsen. Dette ble ikke telt som en visning. Åpne lenken på en datamaskin i Chrome eller Edge via https://, eller med denne kommandoen:
reveal-copyCommand = Kopier kommandoen
reveal-secret = Hemmeligheten
reveal-show = Vis
reveal-onPaper = Hemmeligheten er tildekket. Velg «Vis» på siden, og skriv den ut på nytt.
reveal-hide = Skjul
reveal-copy = Kopier
reveal-save = Lagre som fil
reveal-print = Skriv ut
reveal-files = Filer
reveal-download = Last ned
reveal-downloadAll = Last ned alle som ZIP
reveal-address = Avsenderen vil at du skal åpne denne adressen:
reveal-go = Åpne adressen …
reveal-goTitle = Vil du forlate denne siden?
reveal-goText = Du er i ferd med å åpne en adresse på:
reveal-goYes = Åpne den
reveal-goTo = Åpne adressen på { $host }
reveal-qr = Skann denne koden
reveal-qrText = Teksten i koden
reveal-remove = Slett den nå
reveal-removeText = Ingen vil kunne åpne denne lenken igjen, heller ikke du.
reveal-removeYes = Slett
reveal-cancel = Avbryt
reveal-deletedTitle = Slettet
reveal-deletedText = Ingen kan åpne denne lenken lenger, og hemmeligheten finnes ikke lenger på denne siden.
reveal-undo = Angre
reveal-openAgain = Tilbake til lenken
reveal-gone = Her er det ikke noe lenger
reveal-goneText = Denne lenken er utløpt, er slettet eller har aldri eksistert.
reveal-openedHere = Du åpnet denne lenken på denne enheten { $date } ({ $relative }). Siden da har den utløpt eller blitt slettet.
reveal-goneHint = Be avsenderen om en ny lenke.
reveal-goneCreate = Del en hemmelighet selv
reveal-letters = Skriv disse tre bokstavene
reveal-lettersNeeded = Skriv de tre bokstavene, og trykk på knappen igjen. Ingenting ble åpnet.
reveal-lettersOther = Det var andre bokstaver. Skriv disse tre, og trykk på knappen igjen. Ingenting ble åpnet.
reveal-wrong = Passfrasen er feil.
reveal-limited = For mange feil passfraser. Vent et minutt, og prøv igjen.
reveal-refused = Den som sendte dette, har avslått å frigi det til deg.
reveal-waitOver = Ventetiden din er over. Åpne lenken igjen for å spørre en gang til.
reveal-crowded = For mange venter på dette. Prøv igjen om et minutt.
reveal-scanner = Denne nettleseren oppgir at den er et program som kontrollerer lenker, så ingenting ble åpnet. Åpne lenken i en annen nettleser.
reveal-again = Hemmeligheten åpnes ikke igjen når siden lastes inn på nytt. Trykk på knappen for å åpne den en gang til.
reveal-failed = Noe gikk galt på serveren. Prøv igjen om et øyeblikk.

## senderNote

senderNote-label = Fra avsenderen
senderNote-shares = { $name } deler noe med deg.
senderNote-writes = { $name } skriver:
senderNote-unnamedWrites = Avsenderen skriver:
senderNote-account = Det ble sendt fra kontoen { $email } på denne serveren.
senderNote-anyAccount = Det ble sendt fra kontoen { $email }. Alle kan opprette en konto her, så denne adressen er ikke bekreftet.
senderNote-unverifiedAccount = Det ble sendt fra kontoen { $email }. Ingen har bekreftet denne adressen.
senderNote-ownWords = Navn og melding er avsenderens egne ord.
senderNote-unverified = Navn og melding er avsenderens egne ord. Denne serveren vet ikke om navnet er riktig.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Du kan angre dette i { $n } sekund.
       *[other] Du kan angre dette i { $n } sekunder.
    }

## undoLive

undoLive-deleted = Slettet. Ingen kan åpne den.
undoLive-undo = Angre ({ $seconds })
undoLive-undone = Slettingen er angret.
undoLive-tooLate = Det kunne ikke angres: Hemmeligheten er slettet for godt.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Den kan åpnes én gang til, frem til { $date } ({ $relative }).
       *[other] Den kan åpnes { $n } ganger til, frem til { $date } ({ $relative }).
    }
revealLive-lastView = Dette var den siste visningen. Hemmeligheten er slettet fra serveren: Ta vare på det du trenger, nå.
revealLive-lastViewFiles = Dette var den siste visningen. Last ned det du trenger, nå: Lenkene virker bare en kort stund.
revealLive-ownView = Dine egne visninger telles ikke.
revealLive-shown = Hemmeligheten vises.
revealLive-covered = Hemmeligheten er tildekket.
revealLive-copied = Kopiert
revealLive-copyFailed = Kopieringen mislyktes. Merk teksten, og kopier den.
revealLive-wrong = Passfrasen er feil.
revealLive-limited =
    { $n ->
        [one] For mange feil passfraser. Prøv igjen om { $n } sekund.
       *[other] For mange feil passfraser. Prøv igjen om { $n } sekunder.
    }
revealLive-busy =
    { $n ->
        [one] For mange forespørsler. Prøv igjen om { $n } sekund.
       *[other] For mange forespørsler. Prøv igjen om { $n } sekunder.
    }
revealLive-again = Du kan prøve igjen nå.
revealLive-unconnected = Du er frakoblet. Ingenting ble åpnet.
revealLive-offline = Svaret fra serveren kom ikke helt frem. Det kan ha blitt telt som en visning.
revealLive-failed = Noe gikk galt på serveren. Prøv igjen om et øyeblikk.
revealLive-downloaded = Lastet ned
revealLive-downloadedOf = Filer lastet ned: { $done } av { $total }
revealLive-preview = Forhåndsvis
revealLive-previewOf = Forhåndsvisning av { $name }
revealLive-previewFailed = Dette bildet kan ikke vises her. Last det ned i stedet.
revealLive-downloadFailed = Nedlastingen har stoppet. Lenken kan ha utløpt.
revealLive-deleteFailed = Hemmeligheten kunne ikke slettes.
revealLive-noAddress = Dette er ikke en nettadresse og vises derfor som vanlig tekst.
revealLive-fileName = hemmelighet.txt
revealLive-see = Vis

## sealedLive

sealedLive-linkCut = Denne lenken er ikke fullstendig: Delen etter # mangler. Be avsenderen om den fullstendige lenken. Ingenting ble åpnet, og ingen visning ble telt.
sealedLive-linkAltered = Denne lenken ble avkortet eller endret underveis: Delen etter # er ikke riktig. Be avsenderen om den fullstendige lenken. Ingenting ble åpnet, og ingen visning ble telt.
sealedLive-moduleMissing = Den delen av siden som åpner forseglede hemmeligheter, har ikke kommet frem. Kontroller tilkoblingen, og last inn siden på nytt. Ingenting ble åpnet, og ingen visning ble telt.
sealedLive-sealBroken = Det forseglede innholdet er skadet eller endret, så ingenting av det vises. Be avsenderen om å sende det på nytt.
sealedLive-sealShort = Slutten av det forseglede innholdet mangler, så ingenting av det vises. Be avsenderen om å sende det på nytt.
sealedLive-sealOther = Det forseglede innholdet passer ikke til denne lenken, eller det er forseglet på en måte som denne siden ikke kan åpne. Be avsenderen om å sende det på nytt.
sealedLive-fileWhole = Fullstendig: «{ $name }» er kontrollert til siste byte.
sealedLive-fileBroken = «{ $name }» er skadet eller endret. Ingenting av filen ble lagret.
sealedLive-fileShort = Slutten av «{ $name }» mangler. Ingenting av filen ble lagret.
sealedLive-fileTooLarge = «{ $name }» er for stor for denne nettleseren. Åpne lenken på en datamaskin i Chrome eller Edge via https://, eller med kommandoen «secretpush open».

## newRequest

newRequest-sealed = Bare du kan lese svaret
newRequest-sealedHint = Ikke engang denne serveren kan lese det.
newRequest-sealedRequired = Denne serveren godtar ikke noe annet.
newRequest-collectTitle = Nøkkelen din til svarene
newRequest-collectText = Du trenger den for å lese svarene, og den kan ikke vises igjen: Last ned gjenopprettingsfilen. Ikke send den til noen.
newRequest-copyCollect = Kopier nøkkelen
newRequest-recovery = Last ned gjenopprettingsfilen
newRequest-showKey = Vis nøkkelen som en lenke
newRequest-title = Be om en hemmelighet
newRequest-lead = Den som får lenken, kan sende deg en hemmelighet uten konto.
newRequest-link = Be noen om en hemmelighet
newRequest-what = Hva trenger du?
newRequest-whatHint = Alle som har lenken, kan lese dette. Ikke skriv noe fortrolig her.
newRequest-takesFiles = Det kan sendes filer
newRequest-showsEmail = Vis adressen til kontoen din til den som svarer: { $email }
newRequest-notifyMe = Send meg en e-post for hvert svar
newRequest-name = Navn (bare du ser det)
newRequest-note = Notat (bare du ser det)
newRequest-files = Filer til den som svarer (valgfritt)
newRequest-filesHint = For eksempel et skjema som skal fylles ut. Alle som har lenken, kan laste dem ned.
newRequest-until = Åpen i
newRequest-answers = Antall tillatte svar
newRequest-passphrase = Passfrase (valgfritt)
newRequest-passphraseHint = Nødvendig for å lese anmodningen og svare på den. Oppgi den for eksempel på telefon.
newRequest-more = Flere alternativer
newRequest-submit = Opprett lenken
newRequest-ready = Lenken din er klar
newRequest-page = Åpne siden for denne anmodningen
newRequest-passphraseNext = Oppgi nå passfrasen på en annen måte
newRequest-passphraseReminder = Anmodningen åpnes bare med denne passfrasen. Den vises ikke igjen.
newRequest-copyPassphrase = Kopier passfrasen
newRequest-another = Be om noe annet

## newRequestLive

newRequestLive-blankRequest = Skriv hva du trenger.
newRequestLive-longRequest = Dette er for langt: høyst { $limit }.
newRequestLive-longNote = Notatet ditt er for langt: høyst { $limit }.
newRequestLive-answersRange = Skriv inn et tall fra { $min } til { $max }.
newRequestLive-leadNamed = Bare personene du oppgir, kan sende deg en hemmelighet.
newRequestLive-hintNamed = Bare personene du oppgir, kan lese dette.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } svar
       *[other] { $n } svar
    }
newRequestLive-noPassphrase = ingen passfrase
newRequestLive-withPassphrase = med passfrase
newRequestLive-takes =
    { $n ->
        [one] Kan besvares én gang, frem til { $date } ({ $relative }).
       *[other] Kan besvares { $n } ganger, frem til { $date } ({ $relative }).
    }
newRequestLive-full = Du har for mange åpne anmodninger. Lukk én først.
newRequestLive-tooLarge = Dette er større enn serveren godtar.
newRequestLive-unavailable = Serveren er ikke tilgjengelig akkurat nå. Det du har skrevet, er fortsatt her: Prøv igjen om et øyeblikk.
newRequestLive-noSpace = Serveren har ikke mer plass. Ingenting ble lagret.
newRequestLive-limited =
    { $n ->
        [one] For mange forespørsler. Prøv igjen om { $n } sekund.
       *[other] For mange forespørsler. Prøv igjen om { $n } sekunder.
    }
newRequestLive-retry = Du kan prøve igjen nå.
newRequestLive-noAnswer = Serveren svarte ikke. Kontroller tilkoblingen, og prøv igjen.
newRequestLive-problem = Noe gikk galt ({ $status }). Ingenting ble lagret.
newRequestLive-refused = Én av disse verdiene godtas ikke av serveren.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Kan du sende meg noe fortrolig via denne lenken? Den kan besvares én gang, frem til { $date }. Du trenger ingen konto:
       *[other] Kan du sende meg noe fortrolig via denne lenken? Den kan besvares { $n } ganger, frem til { $date }. Du trenger ingen konto:
    }
requestShareLive-requestSubject = En anmodning til deg
requestShareLive-requestTerms =
    { $n ->
        [one] Anmodningen kan besvares én gang, frem til { $date }.
       *[other] Anmodningen kan besvares { $n } ganger, frem til { $date }.
    }

## requestLetter

requestLetter-to = Til
requestLetter-from = Fra
requestLetter-title = Du blir bedt om noe fortrolig
requestLetter-intro = Du kan sende det fra en hvilken som helst telefon eller datamaskin. Du trenger ingen konto.
requestLetter-scan = Skann koden med kameraet på telefonen. Eller skriv adressen i en nettleser nøyaktig slik den er trykt her: Det er forskjell på store og små bokstaver.
requestLetter-press = Trykk på knappen på siden som åpnes, og send det du blir bedt om.
requestLetter-passphrase = Skriv inn passfrasen, og trykk på knappen. Den som spør, gir deg passfrasen på en annen måte. For din sikkerhets skyld står den ikke på dette arket: Ikke skriv den ned her.
requestLetter-keep = Makuler deretter dette arket.

## request

request-recovery = Last ned gjenopprettingsfilen
request-loadKey = Last inn gjenopprettingsfilen
request-keyFile = Gjenopprettingsfil
request-linkOnce = Den fullstendige lenken ble vist én gang, da anmodningen ble opprettet, og den står også i gjenopprettingsfilen. Hvis du ikke har noen av delene, lukker du denne anmodningen og oppretter en ny.
request-noScript = Svarene vises bare med JavaScript.
request-asked = Det du ber om
request-answers = Svar
request-close = Lukk anmodningen
request-cancel = Avbryt

## requestKeysLive

requestKeysLive-recoveryText =
    Denne filen åpner svarene på anmodningen din. Ta vare på den, og ikke send den til noen.

    For å lese svarene i en annen nettleser logger du på, åpner siden for anmodningen og laster inn denne filen der, eller åpner nøkkelen din.
requestKeysLive-recoveryLink = Lenken som skal sendes:
requestKeysLive-recoveryKey = Nøkkelen din:
requestKeysLive-keyElsewhere = Last ned gjenopprettingsfilen for å lese dem i en annen nettleser. Ikke send den til noen.
requestKeysLive-keyInTab = Denne fanen har nøkkelen som åpner svarene.
requestKeysLive-keyMissing = Bare du kan lese svarene, og denne nettleseren har ikke nøkkelen din: Last inn gjenopprettingsfilen.
requestKeysLive-keyNotInFile = Dette er ikke gjenopprettingsfilen for denne anmodningen.
requestKeysLive-keyLoaded = Nøkkelen din er lastet inn.

## requestWordsLive

requestWordsLive-unnamedRequest = Anmodning fra { $date }
requestWordsLive-closeQuestion = Vil du lukke «{ $name }»? Den tar da ikke imot flere svar, og det den ber om, slettes.
requestWordsLive-answersStay = Svarene blir værende til de utløper.
requestWordsLive-closedNow = Lukket. Det den ba om, er slettet.
requestWordsLive-answeredMeanwhile = Det har kommet et nytt svar.

## requestLive

requestLive-open = Åpen
requestLive-ready = Besvart
requestLive-closed = Lukket
requestLive-guardedText = Passfrasen beskytter teksten, så den vises ikke her.
requestLive-closedText = Teksten ble slettet da anmodningen ble lukket.
requestLive-answersOf = Svar
requestLive-answersCount = { $came } av { $total }
requestLive-openUntil = Åpen til
requestLive-filesMay = Filer
requestLive-filesYes = Kan sendes
requestLive-guard = Passfrase
requestLive-guardSet = Nødvendig for å lese og svare
requestLive-email = Adressen til kontoen din
requestLive-emailShown = Vises
requestLive-noAnswers = Ingen har svart ennå.
requestLive-sendLink = Send lenken til den som har det du trenger.
requestLive-noneCame = Ingen svarte.
requestLive-purged = Svarene er nå slettet.
requestLive-answerBy = Svar fra { $name }
requestLive-answerOf = Svar fra { $date }
requestLive-newAnswer = nytt
requestLive-answerOpen = Åpne
requestLive-answerPage = Lenke og logg
requestLive-answerOver = utløpt
requestLive-allCame = Besvart. Lenken tar ikke imot flere svar.
requestLive-logClosed = lukket manuelt

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } nytt svar
       *[other] { $n } nye svar
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } svar
       *[other] { $n } svar
    }
requestsLive-noneYet = ingen svar ennå
requestsLive-closes = lukkes { $when }
requestsLive-hasClosed = lukket
requestsLive-requestMade = opprettet { $when }
requestsLive-noOpen = Du ber ikke om noe for øyeblikket.
requestsLive-noReady = Ingen åpne anmodninger har fått svar.
requestsLive-noClosed = Ingen anmodninger er lukket ennå.
requestsLive-closeRequest = Lukk

## ownRequests

ownRequests-tab = Anmodninger
ownRequests-open = Åpne
ownRequests-ready = Besvarte
ownRequests-closed = Lukkede

## answerGate

answerGate-collects = Dette er lenken som åpner svarene. Den er til den som ba om dem: Logg på, og åpne den igjen.
answerGate-title = Du blir bedt om en hemmelighet
answerGate-intro = Noen ber deg om å sende noe fortrolig. Du trenger ingen konto.
answerGate-ownTitle = Din egen anmodning
answerGate-ownIntro = Du ber om dette selv. Andre svarer på denne siden.
answerGate-ownPage = Gå til lenken, svarene og loggen
answerGate-passphraseHint = Du får den fra den som spør, atskilt fra denne lenken.
answerGate-read = Se hva det bes om
answerGate-left =
    { $n ->
        [one] Anmodningen kan besvares én gang til, frem til { $date } ({ $relative }).
       *[other] Anmodningen kan besvares { $n } ganger til, frem til { $date } ({ $relative }).
    }
answerGate-busy = For mange forespørsler fra adressen din. Vent et minutt, og prøv igjen.

## ownAnswer

ownAnswer-title = Svar på «{ $name }»
ownAnswer-unnamed = Svar på anmodningen din
ownAnswer-intro = Bare du kan åpne det.
ownAnswer-page = Gå til anmodningen og alle svarene

## answer

answer-yourName = Navnet ditt (valgfritt)
answer-yourNameHint = Den som spør, ser det.
answer-yourNameOpen = Den som spør, ser det. Det er ikke beskyttet slik svaret ditt er.
answer-addressShown = Vedkommende ser også den bekreftede e-postadressen din.
answer-title = Det du blir bedt om
answer-label = Fra den som spør
answer-asks = Den som sendte deg denne lenken, spør:
answer-asksFiles = Den som sendte deg denne lenken, har lagt ved filer.
answer-ownWords = Skrevet av den som spør. Vi har ikke kontrollert hvem det er.
answer-ownWordsAccount = Skrevet av den som spør.
answer-account = Vedkommende har kontoen { $email } på denne serveren.
answer-anyAccount = Vedkommende har kontoen { $email }. Alle kan opprette en konto her, så denne adressen er ikke bekreftet.
answer-unverifiedAccount = Vedkommende har kontoen { $email }. Ingen har bekreftet denne adressen.
answer-careful = Send det bare hvis du vet hvem som spør.
answer-given = Filer til deg
answer-text = Svaret ditt
answer-textPlaceholder = Et passord, en nøkkel, et notat …
answer-message = Melding
answer-sealed = Denne anmodningen tar bare imot et svar som er forseglet fra ende til ende. Uten JavaScript kan ikke denne siden forsegle det. Send det med denne kommandoen og den fullstendige lenken:
answer-sealedOnce = Bare den som spør, kan lese svaret ditt; denne serveren kan det ikke. Du kan ikke endre det etterpå.
answer-once = Det lagres kryptert, bare den som spør, kan åpne det, og du kan ikke endre det etterpå.
answer-send = Send svaret
answer-sent = Sendt
answer-sentText = Svaret ditt har kommet frem. Du kan lukke denne siden.
answer-sentTo = Svaret ditt har kommet frem til { $email }. Du kan lukke denne siden.
answer-sentMore = Send et svar til
answer-notSent = Ikke sendt
answer-notSentText = Gå tilbake: Det du har skrevet, er fortsatt der.
answer-back = Start på nytt
answer-gone = Her bes det ikke om noe lenger
answer-goneText = Denne anmodningen er lukket, tiden er ute, eller den har aldri eksistert.
answer-goneHint = Be den som sendte deg lenken, om en ny.
answer-answered = Allerede besvart
answer-answeredText = Denne anmodningen har fått alle svarene den ba om.
answer-answeredHint = Var det ikke deg? Si fra til den som sendte deg lenken.
answer-blankProblem = Skriv inn det du vil sende.
answer-tooLargeProblem = Dette er større enn serveren godtar.
answer-spaceProblem = Serveren har ikke mer plass. Ingenting ble lagret.
answer-goneProblem = Denne anmodningen tar ikke imot flere svar. Ingenting ble lagret.
answer-passphraseProblem = Passfrasen er feil. Ingenting ble lagret.
answer-unprovedProblem = Denne anmodningen er til bestemte personer, og denne nettleseren har ikke vist at du er en av dem. Ingenting ble lagret. Åpne lenken på nytt i en annen fane, få en kode tilsendt med e-post, og send deretter det du har skrevet her.

## answerSealedLive

answerSealedLive-answerLinkCut = Lenken er ikke fullstendig: Delen etter # mangler eller ble endret underveis. Ingenting ble sendt. Åpne den fullstendige lenken på nytt, eller spør den som sendte den.
answerSealedLive-sealerMissing = Den delen av siden som forsegler svaret ditt, har ikke kommet frem. Ingenting ble sendt. Kontroller tilkoblingen, og last inn siden på nytt.
answerSealedLive-notSealed = Nettleseren din kunne ikke forsegle dette. Ingenting ble sendt.

## answerLive

answerLive-bytes = { $used } av { $limit }
answerLive-blank = Skriv inn det du vil sende.
answerLive-blankFiles = Skriv inn det du vil sende, eller velg filer.
answerLive-tooLong = Dette er for langt: høyst { $limit }.
answerLive-tooLarge = Dette er større enn serveren godtar.
answerLive-over = Denne anmodningen tar ikke imot flere svar. Ingenting ble lagret.
answerLive-wrong = Passfrasen er feil. Ingenting ble lagret.
answerLive-limited =
    { $n ->
        [one] For mange forespørsler. Prøv igjen om { $n } sekund.
       *[other] For mange forespørsler. Prøv igjen om { $n } sekunder.
    }
answerLive-again = Du kan prøve igjen nå.
answerLive-unavailable = Serveren er ikke tilgjengelig akkurat nå. Det du har skrevet, er fortsatt her: Prøv igjen om et øyeblikk.
answerLive-noSpace = Serveren har ikke mer plass. Ingenting ble lagret.
answerLive-offline = Serveren svarte ikke. Svaret ditt kan ha kommet frem likevel: Last inn siden på nytt for å se det.
answerLive-failed = Noe gikk galt ({ $status }). Ingenting ble lagret.
answerLive-refused = Serveren godtar ikke dette svaret. Ingenting ble lagret.

## receipt

receipt-choice = Behold en kvittering
receipt-choiceHint = En ekstra lenke, bare til deg: Den viser om hemmeligheten er åpnet, og kan slette den.
receipt-yours = Behold kvitteringen din
receipt-yoursShows = Den viser om hemmeligheten er åpnet, og kan slette den.
receipt-yoursText = Den kan ikke lese hemmeligheten. Behold kvitteringen for deg selv: Mottakeren trenger lenken ovenfor.
receipt-open = Åpne kvitteringen
receipt-copy = Kopier kvitteringen
receipt-remember = Husk lenkene mine på denne enheten
receipt-rememberHint = Bare kvitteringene, og bare i denne nettleseren. Den som kan bruke den, kan se dem. Hvis du slår dette av, glemmes alle.
receipt-list = Mine siste lenker
receipt-listText = Det denne nettleseren husker om lenkene du har opprettet uten konto.
receipt-listNone = Denne nettleseren husker ingen lenker. En kvittering tilbyr å huske dem.
receipt-listScripts = Denne listen krever JavaScript: Den ligger i nettleseren, ikke på serveren.
receipt-forget = Glem alle
receipt-notOpened = Ikke åpnet ennå
receipt-neverOpened = Aldri åpnet
receipt-notOpenedText = Ingen har åpnet lenken så langt.
receipt-opened =
    { $n ->
        [one] Åpnet én gang
       *[other] Åpnet { $n } ganger
    }
receipt-times = Når den ble åpnet
receipt-timesSome = Når den sist ble åpnet
receipt-over = Ingen kan åpne lenken lenger.
receipt-overViews = Den ble åpnet så mange ganger som du tillot, sist { $date }. Innholdet er slettet.
receipt-overTime = Tiden gikk ut { $date }. Innholdet er slettet.
receipt-overHand = Den ble slettet { $date }. Innholdet er slettet for godt.
receipt-left =
    { $n ->
        [one] Lenken kan åpnes én gang til, frem til { $date }.
       *[other] Lenken kan åpnes { $n } ganger til, frem til { $date }.
    }
receipt-alarmed = En mottaker sier at noen andre har åpnet lenken først. Snakk med mottakeren din.
receipt-frozen = Lenken er satt på pause: Ingen kan åpne den.
receipt-again = Se på nytt
receipt-unknown = Her er ingenting kjent
receipt-unknownText = Denne kvitteringen hører ikke til noen lenke på denne serveren. Kontroller at adressen er fullstendig.
receipt-unknownHint = En stund etter at en lenke er utløpt, sletter serveren alt den visste om den.

## receiptListLive

receiptListLive-made = Opprettet { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Åpnet én gang
       *[other] Åpnet { $n } ganger
    }
receiptListLive-stateNone = Ikke åpnet ennå
receiptListLive-stateOver = Utløpt
receiptListLive-stateAlarmed = Alarm
receiptListLive-stateFrozen = På pause
receiptListLive-stateUnknown = Ingenting er lenger kjent om den
receiptListLive-stateFailed = Serveren svarte ikke
receiptListLive-forgotten = Glemt. Denne nettleseren husker ingen lenker fra nå av.

## about

about-title = Hvordan dette fungerer, og hvem som drifter det
about-lead = Du deler en hemmelighet som en lenke. Lenken slutter å virke av seg selv, og hemmeligheten blir da slettet.
about-operatorTitle = Hvem som drifter denne serveren
about-runBy = Denne serveren driftes av { $name }.
about-unnamed = Den driftsansvarlige for denne serveren har ikke oppgitt et navn her. Spør den som sendte deg hit.
about-contact = Kontakt:
about-program = Programmet er Secret Push, versjon { $version }.
about-words = Det foreslår ord fra EFF Long Wordlist fra Electronic Frontier Foundation (https://www.eff.org/dice), med unntak av fire, under CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Slik er en hemmelighet beskyttet
about-sealed = Serveren krypterer hver hemmelighet med AES-256-GCM før den lagrer den. Nøkkelen avledes av hemmelighetens egen tilfeldige nøkkel, lenken og passfrasen, hvis det finnes en.
about-masterKey = Den tilfeldige nøkkelen lagres kryptert med serverens hovednøkkel, som oppbevares utenfor databasen.
about-passphrase = Serveren lagrer ingen passfrase og ingenting å sammenligne en med. Argon2id gjør det tregt å gjette, og etter fem feil forsøk på ett minutt må en adresse vente.
about-files = Filnavn og filinnhold krypteres også.
about-transport = Denne krypteringen skjer på serveren. En https://-adresse beskytter veien dit.
about-endToEnd = En avsender kan også forsegle en hemmelighet i nettleseren eller med kommandolinjen, i det åpne formatet age. Nøkkelen står i lenken etter #, en del som nettlesere aldri sender: Denne serveren oppbevarer og leverer ut det den ikke kan lese.
about-endTitle = Hva som skjer når en lenke utløper
about-end = En lenke utløper etter den valgte tiden, etter den siste tillatte visningen eller når noen sletter den. I det øyeblikket slettes nøkkelen, hemmeligheten og avsenderens melding.
about-endFiles = Filer slettes også. Nedlastingslenkene fra den siste visningen virker fortsatt: høyst { $time }, og aldri utover den valgte tiden.
about-rowAnonymous = Loggen for en hemmelighet som er delt uten konto, slettes { $time } etter at den utløper.
about-rowAnonymousKept = Loggen for en hemmelighet som er delt uten konto, oppbevares til den driftsansvarlige sletter den.
about-rowOwned = Loggen for en hemmelighet fra en pålogget avsender slettes { $time } etter at den utløper, sammen med navnet og notatet som avsenderen ga den.
about-rowOwnedKept = Loggen for en hemmelighet fra en pålogget avsender oppbevares, sammen med navnet og notatet som avsenderen ga den, til den driftsansvarlige sletter den.
about-backups = En sikkerhetskopi inneholder det som var lagret da den ble laget, til den driftsansvarlige sletter den.
about-loggedTitle = Hva som logges
about-logged = For hver hemmelighet: når den ble opprettet, åpnet, slettet eller forsøkt åpnet med feil passfrase, med nettverksadressen, nettleseren og siden den besøkende kom fra. Påloggede avsendere ser denne loggen for sine egne hemmeligheter.
about-request = For hver forespørsel: tidspunkt, type side, resultat, varighet og nettverksadresse. Aldri lenken, hemmeligheten eller passfrasen. Den driftsansvarlige bestemmer hvor lenge disse linjene oppbevares.
about-cookies = Informasjonskapsler: én for økten din etter at du har logget på, én hver for språket og fargene du velger, og én i en nettleser som venter på en avsender eller har rapportert en lenke. Det er ingen sporing, og sidene laster ikke inn noe fra andre servere.
about-operatorReadsTitle = Hva den driftsansvarlige kan og ikke kan lese
about-seesMeta = Den driftsansvarlige ser at en hemmelighet finnes: type, størrelse, tidspunkter, visninger og logg, og e-postadressen til en pålogget avsender.
about-adminPage = Administratorer kan slette enhver hemmelighet. De ser verken innholdet eller navnet, notatet eller lenken. De kan imidlertid tilbakestille en brukers passord og deretter logge på som den brukeren.
about-readsOwned = Den som har både de lagrede dataene og hovednøkkelen, kan lese en pålogget avsenders hemmelighet som ikke er utløpt, hvis den ikke har noen passfrase, og dessuten denne avsenderens navn, notater og meldinger.
about-readsAnonymous = For en hemmelighet som er delt uten konto, trengs også lenken, som serveren ikke oppbevarer.
about-readsGuarded = For en hemmelighet med passfrase trengs også passfrasen. En kort passfrase kan gjettes, en lang kan det ikke.
about-running = Den som kontrollerer serveren mens den kjører, kan se en hemmelighet og passfrasen når den opprettes, og når den åpnes.
about-readsSealed = Den driftsansvarlige kan ikke lese en forseglet hemmelighet, ikke engang med alle dataene og hovednøkkelen. En manipulert server kan imidlertid levere ut en side som røper hemmeligheten: Åpne lenken med kommandolinjen for å utelukke det.
about-readsExpired = Ingen kan lese en utløpt hemmelighet, heller ikke den driftsansvarlige, med mindre en tidligere sikkerhetskopi fortsatt inneholder den.
about-youTitle = Hva du kan gjøre
about-you = Velg få visninger og kort tid. Legg til en passfrase, og oppgi den på en annen måte enn lenken. Åpne en hemmelighet først når du kan oppbevare den sikkert.

## accessibility

accessibility-title = Tilgjengelighet
accessibility-lead = Alle skal kunne dele en hemmelighet og åpne en, uansett hvordan de ser, hører, beveger seg og leser.
accessibility-contactTitle = Hvis noe hindrer deg
accessibility-contact = Fortell den driftsansvarlige for denne serveren hva som ikke fungerer for deg, eller be om en annen måte:
accessibility-nobody = Den driftsansvarlige for denne serveren har ikke oppgitt en kontakt her. Fortell den som sendte deg hit, hva som ikke fungerer for deg, og be om en annen måte.
accessibility-standardTitle = Hva disse sidene oppfyller
accessibility-standard = Disse sidene er laget for å oppfylle WCAG 2.2 på nivå AA, og dermed kapittel 9 i EN 301 549. Ifølge utviklernes egen kontroll gjør de det, bortsett fra det som nevnes i den neste listen.
accessibility-missingTitle = Hva som mangler
accessibility-missingUndo = En sletting kan angres i åtte sekunder og ikke lenger, fordi en hemmelighet ikke skal overleve at den slettes. Knappen som angrer slettingen, har fokus med en gang.
accessibility-missingLanguage = Det folk selv har skrevet, for eksempel en melding eller navnet på en fil, er ikke merket med språk.
accessibility-missingReaders = Ingen skjermleser ble brukt i kontrollen, og ingen personer med funksjonsnedsettelser har deltatt ennå.
accessibility-checkedTitle = Slik ble det kontrollert
accessibility-checkedByProgram = Med axe-core: hver side i hver tilstand, på en smal og en bred skjerm, lys og mørk. Hver side får også plass på 320 piksler, og med tekst i dobbel størrelse.
accessibility-checkedByHand = Manuelt: de viktigste veiene gjennom sidene, bare med tastatur, med mer avstand mellom bokstaver og linjer, og i tilgjengelighetstreet i Chromium, som skjermlesere leser fra.

## caution

caution-notMe = Det var ikke meg
caution-tellText = Hvis det ikke var noen du kjenner, si fra til avsenderen: Da står det i avsenderens logg.
caution-tellFreezes = Det setter også lenken på pause: Ingen kan åpne den før avsenderen gjenopptar den.
caution-tell = Si fra til avsenderen
caution-told = Du har sagt fra til avsenderen om at dette ikke var deg.
caution-askSender = Hvis det ikke var deg, be avsenderen om en ny hemmelighet.
caution-toldTitle = Avsenderen kan se det nå
caution-toldText = I avsenderens logg står det at noen åpnet denne lenken før deg.
caution-toldFrozen = Lenken er satt på pause: Ingen kan åpne den før avsenderen gjenopptar den.
caution-toldOpen = Lenken virker fortsatt. Spør avsenderen før du stoler på det som ligger bak.
caution-toldNext = Snakk med avsenderen på en annen måte, for eksempel på telefon.
caution-back = Tilbake til hemmeligheten
caution-frozenTitle = Denne lenken er satt på pause
caution-frozenText = Ingen kan åpne den for øyeblikket. Den virker igjen når avsenderen gjenopptar den.
caution-frozenHint = Spør avsenderen, og last deretter inn siden på nytt. Dette ble ikke telt som en visning.
caution-elsewhereTitle = Ikke fra dette nettverket
caution-elsewhereText = Avsenderen har valgt hvilke nettverk denne lenken kan åpnes fra. Adressen din, { $address }, er ikke i noen av dem.
caution-elsewhereHint = Koble til riktig nettverk, og last deretter inn siden på nytt. Dette ble ikke telt som en visning.
caution-earlyTitle = Ikke åpen ennå
caution-earlyText = Denne lenken kan åpnes fra { $date } ({ $relative }).
caution-earlyHint = Last inn siden på nytt på det tidspunktet. Dette ble ikke telt som en visning.
caution-notBefore = Kan ikke åpnes før (valgfritt)
caution-notBeforeHint = I tidssonen til denne enheten. Bare du kan åpne den tidligere.
caution-afterFirstView = Etter første visning: utløper etter
caution-networks = Bare fra disse nettverkene (spør IT-avdelingen)
caution-networksHint = Adresser og områder som 192.0.2.0/24, atskilt med komma.
caution-addressees = Bare for disse personene (valgfritt)
caution-addresseesHint = E-postadresser, eller grupper som group:staff, atskilt med komma. Før lenken åpnes, bruker de firmapåloggingen eller en kode som sendes til dem med e-post.
caution-addresseesByCompany = E-postadresser, eller grupper som group:staff, atskilt med komma. Før lenken åpnes, bruker de firmapåloggingen.
caution-addresseesByCode = E-postadresser, atskilt med komma. Ingen trenger en konto: Før lenken åpnes, skriver de en kode som sendes til dem med e-post.
caution-addresseesRequired = Bare for disse personene (obligatorisk)
caution-addresseesNext = Bare for { $people }. Send lenken til dem. Den åpnes for dem etter firmapåloggingen.
caution-addresseesNextByCode = Bare for { $people }. Send lenken til dem. På siden til lenken får de en kode sendt til adressen sin.
caution-addresseesNextByEither = Bare for { $people }. Send lenken til dem. På siden til lenken bruker de firmapåloggingen eller får en kode sendt til adressen sin.
caution-openings = Advar mottakeren hvis noen allerede har åpnet lenken
caution-freeze = Sett lenken på pause
caution-thaw = Gjenoppta lenken

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Denne lenken er åpnet én gang før, { $date } ({ $relative }).
       *[other] Denne lenken er åpnet { $n } ganger før, sist { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = «{ $entry }» er ikke en e-postadresse.
addresseesLive-notIn = Adresser i { $domain } er ikke tillatt.
addresseesLive-wanted = Angi hvem lenken er til: Denne serveren krever det.

## cautionCreateLive

cautionCreateLive-badMoment = Velg et tidspunkt før lenken utløper.
cautionCreateLive-termNotBefore = åpnes { $date }
cautionCreateLive-notSooner = Ingen endring
cautionCreateLive-termFirstView = utløper { $duration } etter første visning
cautionCreateLive-badNetwork = «{ $network }» er ikke et nettverk. Skriv inn adresser og områder som 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] bare fra { $n } nettverk
       *[other] bare fra { $n } nettverk
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] bare for { $n } mottaker
       *[other] bare for { $n } mottakere
    }
cautionCreateLive-termLock = bare den første enheten
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } visning for hver mottaker
       *[other] { $n } visninger for hver mottaker
    }

## cautionOwnLive

cautionOwnLive-frozen = På pause
cautionOwnLive-alarmed = Rapportert
cautionOwnLive-frozenNow = Denne lenken er satt på pause: Ingen andre enn du kan åpne den. Den utløper fortsatt { $date }.
cautionOwnLive-alarm = En mottaker sier at noen andre har åpnet den først. Det ble rapportert { $date } ({ $relative }), fra { $address } ({ $browser }).
cautionOwnLive-alarmNext = Sammenlign oppføringene nedenfor med dem du har gitt lenken til. Hvis du er i tvil, slett lenken og bytt ut hemmeligheten.
cautionOwnLive-settle = Avvis rapporten
cautionOwnLive-thawQuestion = Vil du gjenoppta «{ $name }»? Alle som har lenken, kan åpne den igjen.
cautionOwnLive-nowFrozen = Satt på pause. Ingen andre enn du kan åpne den.
cautionOwnLive-nowThawed = Lenken virker igjen.
cautionOwnLive-nowSettled = Rapporten er avvist.
cautionOwnLive-networks = Nettverk
cautionOwnLive-recipients = Mottakere
cautionOwnLive-recipientsOnly = Bare for { $recipients }
cautionOwnLive-networksOnly = Bare fra { $networks }
cautionOwnLive-lock = Enheter
cautionOwnLive-lockYes = Bare den første enheten kan åpne den igjen
cautionOwnLive-shares = Visninger for hver
cautionOwnLive-sharesEach =
    { $n ->
        [one] Hver mottaker kan åpne den én gang
       *[other] Hver mottaker kan åpne den { $n } ganger
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } forsøk fra et nettverk som du ikke har tillatt.
       *[other] { $n } forsøk fra nettverk som du ikke har tillatt.
    }

## hold

hold-title = Venter på avsenderen
hold-tell = Avsenderen må frigi dette til deg. Si disse tre ordene til avsenderen, for eksempel på telefon:
hold-plain = Denne siden ser etter på nytt med noen sekunders mellomrom.
hold-look = Se etter nå
hold-released = Avsenderen har frigitt hemmeligheten til deg. Du kan åpne den én gang.
hold-counts = Avsenderen må frigi hemmeligheten til deg.
hold-ask = Be avsenderen om å frigi
hold-refusedTitle = Avsenderen har avslått
hold-refusedText = Avsenderen frigav ikke dette til deg, men satte lenken på pause.
hold-refusedHint = Hvis du ventet på dette, ring avsenderen. Ingenting ble åpnet.
hold-choice = Spør meg før den åpnes
hold-choiceHint = Mottakeren leser opp tre ord for deg på telefon, og du slipper vedkommende inn.
hold-who = Hvem som venter på deg
hold-compare = Slipp bare inn noen som sier nøyaktig disse ordene til deg, for eksempel på telefon.
hold-nobody = Ingen venter ennå. Den som åpner lenken, venter her og leser opp tre ord for deg.

## holdGateLive

holdGateLive-title = Venter på avsenderen
holdGateLive-until = Denne siden venter til { $date } ({ $relative }). Du kan la den stå åpen.
holdGateLive-waiting = Venter. Ordene dine: { $words }.
holdGateLive-released = Avsenderen har frigitt hemmeligheten.
holdGateLive-crowded =
    { $n ->
        [one] For mange venter på dette. Prøv igjen om { $n } sekund.
       *[other] For mange venter på dette. Prøv igjen om { $n } sekunder.
    }

## holdCreateLive

holdCreateLive-termHold = spør deg før den åpnes

## holdOwnLive

holdOwnLive-release = Slipp inn
holdOwnLive-refuse = Avslå og sett på pause
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Sluppet inn, ikke åpnet ennå
holdOwnLive-asks =
    { $n ->
        [one] { $n } person venter
       *[other] { $n } personer venter
    }
holdOwnLive-arrived = Noen venter: { $words }.
holdOwnLive-nowReleased = Sluppet inn: Personen kan åpne den én gang.
holdOwnLive-nowRefused = Avslått. Lenken er satt på pause.
holdOwnLive-tooLate = Denne ventetiden var allerede over.
holdOwnLive-hold = Frigivelse
holdOwnLive-holdYes = Lenken spør deg før den åpnes

## links

links-choice = En egen lenke til hver

## linksLive

linksLive-noGroups = En gruppe kan ikke få en egen lenke: Fjern «{ $group }», eller oppgi personene i den.
linksLive-making = Lenke { $at } av { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Serveren ber deg vente: { $address } følger om { $n } sekund.
       *[other] Serveren ber deg vente: { $address } følger om { $n } sekunder.
    }
linksLive-notTried = Avbrutt. Ingenting ble lagret.
linksLive-ready =
    { $n ->
        [one] { $n } lenke er klar
       *[other] { $n } lenker er klare
    }
linksLive-opens =
    { $n ->
        [one] Hver lenke kan åpnes én gang, frem til { $date } ({ $relative }), og bare av sin mottaker.
       *[other] Hver lenke kan åpnes { $n } ganger, frem til { $date } ({ $relative }), og bare av sin mottaker.
    }
linksLive-links = Lenker
linksLive-copyOne = Kopier
linksLive-copyAll = Kopier alle som tekst
linksLive-pageOf = Siden for denne lenken
linksLive-keptByPasskey = Kopiering krever passnøkkelen din.
linksLive-gone = Denne siden viser ikke lenger denne lenken.
linksLive-linksKept = Denne nettleseren oppbevarer lenkene. Ingen annen nettleser kan vise dem.
linksLive-onlyHere = Kopier lenkene nå. De kan ikke vises igjen.
linksLive-unmade = Noen lenker er ikke opprettet ennå, og det du deler, finnes bare på denne siden. Vil du forlate siden likevel?
linksLive-unsaved = Du har ikke kopiert alle lenkene ennå, og bare denne siden viser dem. Vil du forlate siden likevel?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } lenke ble ikke opprettet:
       *[other] { $n } lenker ble ikke opprettet:
    }
linksLive-again = Prøv igjen

## lock

lock-choice = Bare den første enheten kan åpne den igjen
lock-choiceHint = Den som åpner lenken først, beholder den. På alle andre enheter og i alle andre nettlesere står det at den er åpnet et annet sted.
lock-viewsEach = Visninger for hver mottaker (valgfritt)
lock-viewsEachHint = Hver adresse har da sine egne visninger, og ingen kan bruke opp de andres.
lock-first = Bare nettleseren som åpner dette først, kan åpne det igjen, så åpne det der du trenger det. Nettleseren din lagrer en informasjonskapsel for dette.
lock-own = Denne nettleseren åpnet det først. Bare den kan åpne det igjen.
lock-elsewhereTitle = Åpnet i en annen nettleser
lock-elsewhereText = Denne lenken kan bare åpnes i nettleseren som åpnet den først, og det var ikke denne.
lock-elsewhereHint = Hvis det var deg, gå tilbake til den enheten og nettleseren. Hvis ikke, kan noen andre ha lest hemmeligheten.
lock-needsCookie = Denne lenken krever en informasjonskapsel, og nettleseren din sendte ingen. Tillat informasjonskapsler for denne siden, og prøv igjen.
lock-usedTitle = Du har allerede åpnet den
lock-usedText =
    { $n ->
        [one] Avsenderen lar hver mottaker åpne denne lenken én gang, og det har du gjort.
       *[other] Avsenderen lar hver mottaker åpne denne lenken { $n } ganger, og det har du gjort.
    }
lock-usedHint = Hvis du trenger den igjen, be avsenderen om en ny lenke.

## sharesLive

sharesLive-lastView = Dette var din siste visning. Ta vare på det du trenger, nå.
sharesLive-lastViewFiles = Dette var din siste visning. Last ned det du trenger, nå: Lenkene virker bare en kort stund.

## preview

preview-title = Lenken
preview-text = Den som har denne lenken, kan åpne hemmeligheten. Å se på denne siden teller ikke som en visning.
preview-sealedText = Den som har den fullstendige lenken, kan åpne hemmeligheten. Å se på denne siden teller ikke som en visning.
preview-shownOnce = Den er ende-til-ende-kryptert: Den fullstendige lenken ble vist én gang, da den ble opprettet, og kan ikke vises igjen.
preview-lost = Hvis du ikke har den lenger, sletter du denne lenken og oppretter en ny.
preview-qrOf = QR-kode for lenken
preview-terms = Detaljer

## returned

returned-one = E-posten til { $recipient } kom tilbake: { $reason } (status { $status }, { $when }).
returned-hint = Kontroller adressen, eller formidle lenken på en annen måte.
returned-no_mailbox = det finnes ingen slik postkasse
returned-no_domain = domenet finnes ikke eller tar ikke imot e-post
returned-closed = postkassen tar ikke imot e-post
returned-full = postkassen er full
returned-too_large = e-posten er for stor for postkassen
returned-unreachable = e-postserveren til adressen kunne ikke nås
returned-policy = e-postserveren til adressen tar ikke imot slik e-post fra denne serveren
returned-refused = e-postserveren til adressen avviste den

## share

share-link = Lenke
share-copy = Kopier lenken
share-share = Del
share-mail = E-post
share-message = Kopier som melding
share-qr = QR-kode
share-print = Skriv ut et brev
share-page = Åpne siden for denne lenken
share-png = Lagre som PNG
share-svg = Lagre som SVG

## shareLive

shareLive-copied = Kopiert
shareLive-copyFailed = Kopieringen mislyktes. Merk teksten, og kopier den.
shareLive-letterFailed = Brevet kunne ikke lastes inn. Kontroller tilkoblingen, og prøv igjen.
shareLive-codeFailed = Koden kunne ikke lagres. Kontroller tilkoblingen, og prøv igjen.
shareLive-message =
    { $n ->
        [one] Jeg deler noe fortrolig med deg. Lenken kan åpnes én gang, frem til { $date }:
       *[other] Jeg deler noe fortrolig med deg. Lenken kan åpnes { $n } ganger, frem til { $date }:
    }
shareLive-mailSubject = En hemmelighet til deg
shareLive-letterTerms =
    { $n ->
        [one] Lenken kan åpnes én gang, frem til { $date }. Deretter slettes innholdet.
       *[other] Lenken kan åpnes { $n } ganger, frem til { $date }. Deretter slettes innholdet.
    }

## letter

letter-to = Til
letter-from = Fra
letter-title = Noe fortrolig til deg
letter-intro = Det kan åpnes på en hvilken som helst telefon eller datamaskin. Du trenger ingen konto.
letter-scan = Skann koden med kameraet på telefonen. Eller skriv adressen i en nettleser nøyaktig slik den er trykt her: Det er forskjell på store og små bokstaver.
letter-press = Trykk på knappen på siden som åpnes.
letter-passphrase = Skriv inn passfrasen, og trykk på knappen. Avsenderen gir deg passfrasen på en annen måte. For din sikkerhets skyld står den ikke på dette arket: Ikke skriv den ned her.
letter-keep = Ta vare på det du trenger, og makuler deretter dette arket.
letter-code = QR-kode for adressen

## push

push-opened = Hvem som har åpnet den
push-log = Hele loggen
push-when = Når
push-what = Hva
push-address = Adresse
push-browser = Nettleser
push-older = Tidligere
push-newer = Senere
push-end = Slett nå
push-cancel = Avbryt

## pushChange

pushChange-title = Endre denne lenken
pushChange-back = Tilbake til lenken
pushChange-expires = Utløper
pushChange-views = Hvor mange ganger den kan åpnes i alt
pushChange-save = Lagre endringene
pushChange-extend = Forleng med { $duration }
pushChange-change = Endre …
pushChange-changed = Endret.
pushChange-viewsBetween = Fra { $min } til { $max }. Åpnet så langt: { $used }.
pushChange-latest = Senest { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Velg et tidspunkt mellom { $from } og { $to }.

## agentLive

agentLive-agentOn = { $browser } på { $system }
agentLive-agentUnknown = ukjent

## pushLive

pushLive-codesWait = Ventende e-poster med koder til mottakere: { $count }. Den første kommer senest { $time }.
pushLive-codesFailed = Kode ikke sendt med e-post: { $addresses }.
pushLive-text = Tekst
pushLive-file = Filer
pushLive-url = Lenke
pushLive-qr = QR-kode
pushLive-active = Aktiv
pushLive-expired = Utløpt
pushLive-views = Visninger
pushLive-viewsLeft = { $left } av { $total } igjen
pushLive-viewsUsed = { $used } av { $total } brukt
pushLive-expires = Utløper
pushLive-notBefore = Åpnes
pushLive-firstView = Etter første visning
pushLive-firstViewEnds = Den utløper { $duration } senere
pushLive-passphrase = Passfrase
pushLive-passphraseSet = Angitt: Lenken åpnes bare med den.
pushLive-covered = Tildekket
pushLive-coveredYes = Ja, til mottakeren trykker på den
pushLive-deletable = Mottakere kan slette den
pushLive-deletableYes = Ja
pushLive-files = Filer
pushLive-fileGuarded = navnet er beskyttet av passfrasen
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
pushLive-created = Opprettet
pushLive-name = Navn
pushLive-endedByViews = Den siste visningen ble brukt: { $when }. Innholdet er slettet.
pushLive-endedByTime = Tiden gikk ut: { $when }. Innholdet er slettet.
pushLive-endedByHand = Slettet: { $when }, fra { $address } ({ $browser }). Innholdet er slettet for godt.
pushLive-neverOpened = Ingen åpnet den.
pushLive-openedNewest =
    { $n ->
        [one] Den nyeste vises her, alle sammen i loggen.
       *[other] De nyeste { $n } vises her, alle sammen i loggen.
    }
pushLive-scanned =
    { $n ->
        [one] Et program, for eksempel forhåndsvisningen av en lenke i en chat, har skannet siden til lenken én gang. Det teller ikke som en visning.
       *[other] Programmer, for eksempel forhåndsvisninger av lenker i en chat, har skannet siden til lenken { $n } ganger. Det teller ikke som en visning.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] { $n } feil passfrase ble skrevet inn.
       *[other] { $n } feil passfraser ble skrevet inn.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } forsøk mens den var utløpt, på pause eller ikke åpen ennå.
       *[other] { $n } forsøk mens den var utløpt, på pause eller ikke åpen ennå.
    }
pushLive-openedMeanwhile = Åpnet akkurat nå.
pushLive-ended = Slettet. Innholdet er slettet for godt.

## presets

presets-presets = Forhåndsinnstillinger
presets-keep = Lagre som forhåndsinnstilling …
presets-title = Dine forhåndsinnstillinger
presets-text = Alternativer som du har lagret for nye lenker. Velg en forhåndsinnstilling når du oppretter en lenke, for å bruke dem.

## presetsLive

presetsLive-presets = Forhåndsinnstillinger
presetsLive-keepTitle = Lagre som forhåndsinnstilling
presetsLive-name = Navn
presetsLive-save = Lagre
presetsLive-cancel = Avbryt
presetsLive-badName = Skriv inn et navn på høyst 40 tegn. Du kan lagre opptil 20 forhåndsinnstillinger.
presetsLive-badTerms = Ett av disse alternativene godtas ikke av denne serveren.
presetsLive-taken = Du har allerede en forhåndsinnstilling med dette navnet.
presetsLive-offline = Serveren svarte ikke. Kontroller tilkoblingen, og prøv igjen.
presetsLive-failed = Noe gikk galt ({ $status }). Ingenting ble endret.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } visning
       *[other] { $n } visninger
    }
ownPresetsLive-rename = Gi nytt navn
ownPresetsLive-renameOf = Gi «{ $name }» nytt navn
ownPresetsLive-remove = Slett
ownPresetsLive-removeQuestion = Vil du slette forhåndsinnstillingen «{ $name }»? Lenker som er opprettet med den, forblir som de er.

## signIn

signIn-title = Logg på
signIn-email = E-postadresse
signIn-password = Passord
signIn-newPassword = Nytt passord
signIn-passwordHint =
    { $n ->
        [one] Minst { $n } tegn. Noen få ord fungerer godt.
       *[other] Minst { $n } tegn. Noen få ord fungerer godt.
    }
signIn-submit = Logg på
signIn-passkey = Logg på med en passnøkkel
signIn-signUp = Opprett en konto
signIn-have = Jeg har en konto
signIn-name = E-postadresse eller brukernavn
signIn-companyOrLocal = Bruk firmapassordet ditt eller, hvis du har et, et passord for denne serveren.
signIn-companyOrAdmins = Bruk firmapassordet ditt. Administratorer kan også bruke et passord for denne serveren.
signIn-company = Bruk firmapassordet ditt.
signIn-adminsOnly = Bare administratorer logger på med passord.
signIn-forgot = Har du glemt passordet? En administrator kan sende deg en lenke.
signIn-setUpTitle = Velkommen
signIn-setUpText = Denne serveren har ingen kontoer ennå. Opprett den første: Den blir administratorens.
signIn-setUpCode = Oppsettkode
signIn-setUpCodeHint = Serveren skrev den ut da den startet. Se i terminalen eller loggen til serveren.
signIn-setUpSubmit = Opprett kontoen
signIn-resetTitle = Velg passordet ditt
signIn-resetAccount = For kontoen { $email }
signIn-resetText = Denne lenken virker én gang. Når den brukes, avsluttes alle økter og API-tokener for kontoen din.
signIn-lettersWhy = Det viser at du ikke er et program.
signIn-resetSubmit = Lagre og logg på

## sessionsLive

sessionsLive-sessions = Økter
sessionsLive-sessionHere = denne nettleseren
sessionsLive-sessionBegan = logget på { $when }
sessionsLive-sessionUsed = sist brukt { $when }
sessionsLive-sessionEnd = Avslutt
sessionsLive-sessionEndQuestion = Vil du avslutte økten i { $name }? Den nettleseren logges av med en gang.
sessionsLive-sessionEnded = Avsluttet. Den nettleseren er logget av.
sessionsLive-noSessions = Ikke logget på noe sted.
sessionsLive-othersQuestion = Vil du logge av alle andre steder? Her forblir du logget på.
sessionsLive-othersEnded =
    { $n ->
        [one] { $n } annen økt er avsluttet.
       *[other] { $n } andre økter er avsluttet.
    }
sessionsLive-endOthers = Logg av alle andre steder

## signInAgainLive

signInAgainLive-title = Du er logget av
signInAgainLive-text = Økten din er avsluttet. Logg på som { $email } for å fortsette. Det du har skrevet og valgt, er fortsatt her.
signInAgainLive-somebodyElse = { $other } er nå logget på i denne nettleseren. Logg på som { $email } for å fortsette. Det du har skrevet og valgt, er fortsatt her.
signInAgainLive-limited = Denne serveren ber deg om en ekstra faktor. Sett opp en, og fortsett deretter. Det du har skrevet og valgt, er fortsatt her.
signInAgainLive-declined = Du er logget av, og ingenting ble sendt. Prøv igjen for å logge på og fortsette.
signInAgainLive-notYet = Du er ikke logget på som { $email } ennå.
signInAgainLive-password = Passord
signInAgainLive-submit = Logg på og fortsett
signInAgainLive-passkey = Logg på med en passnøkkel
signInAgainLive-elsewhere = Dette åpnes i en annen fane. Kom tilbake hit etterpå, og fortsett.
signInAgainLive-setUp = Sett opp en ekstra faktor
signInAgainLive-goOn = Fortsett
signInAgainLive-cancel = Avbryt
signInAgainLive-noName = Skriv inn e-postadressen eller brukernavnet ditt.
signInAgainLive-noPassword = Skriv inn et passord.
signInAgainLive-wrong = Passordet er feil.
signInAgainLive-refused = Du har ikke lov til å bruke denne påloggingsmåten. Bruk en annen, eller spør en administrator.
signInAgainLive-noCode = Skriv inn en kode.
signInAgainLive-code = Kode fra appen din eller en gjenopprettingskode
signInAgainLive-recoveryCode = Gjenopprettingskode
signInAgainLive-wrongCode = Koden er feil, eller den er allerede brukt. Vent på den neste.
signInAgainLive-begin = Det tok for lang tid. Avbryt, og prøv igjen.
signInAgainLive-passkeyCancelled = Ingen passnøkkel ble brukt. Prøv igjen, eller bruk en annen påloggingsmåte.
signInAgainLive-passkeyRefused = Serveren godtok ikke denne passnøkkelen. Bruk en annen påloggingsmåte.
signInAgainLive-wrongOrigin = Denne siden ble åpnet på en annen adresse enn serverens egen. Åpne den på serverens basis-URL.
signInAgainLive-tooMany =
    { $n ->
        [one] For mange mislykkede forsøk. Prøv igjen om { $n } sekund.
       *[other] For mange mislykkede forsøk. Prøv igjen om { $n } sekunder.
    }
signInAgainLive-offline = Serveren svarte ikke. Kontroller tilkoblingen, og prøv igjen.
signInAgainLive-failed = Noe gikk galt ({ $status }).

## accountLive

accountLive-passkeyCancelled = Ingen passnøkkel ble brukt. Prøv igjen, eller bruk passordet ditt.
accountLive-passkeyRefused = Serveren godtok ikke denne passnøkkelen. Logg på med passordet ditt.
accountLive-wrong = E-postadressen eller passordet er feil.
accountLive-wrongName = Navnet eller passordet er feil.
accountLive-noName = Skriv inn e-postadressen eller brukernavnet ditt.
accountLive-noGroup = Du er ikke i noen av gruppene som kan bruke denne serveren. Spør administratoren.
accountLive-noAddress = Firmapåloggingen din gir ikke denne serveren en gyldig e-postadresse. Spør administratoren.
accountLive-notLinked = Det finnes allerede en konto med e-postadressen din her. Be en administrator om å knytte den til firmapåloggingen din.
accountLive-notAdded = Du har ingen konto her. Be en administrator om å legge til en.
accountLive-notSetUp = Denne serveren er ikke satt opp ennå.
accountLive-notAdmitted = Du har ikke lov til å logge på her. Spør en administrator.
accountLive-directoryAway = Firmapassord kan ikke kontrolleres akkurat nå. Hvis du har et passord for denne serveren, bruk det.
accountLive-limited =
    { $n ->
        [one] For mange mislykkede forsøk. Prøv igjen om { $n } sekund.
       *[other] For mange mislykkede forsøk. Prøv igjen om { $n } sekunder.
    }
accountLive-offline = Serveren svarte ikke. Kontroller tilkoblingen, og prøv igjen.
accountLive-failed = Noe gikk galt ({ $status }).
accountLive-wrongCode = Oppsettkoden er feil.
accountLive-invitation = Du er invitert. Velg et passord, så er du logget på. Denne lenken virker én gang.
accountLive-badLink = Denne lenken er ikke lenger gyldig. Be en administrator om en ny.
accountLive-noLink = Åpne lenken fra meldingen din på nytt. Denne siden virker bare med den fullstendige lenken.
accountLive-noCode = Skriv inn oppsettkoden.
accountLive-noPassword = Skriv inn et passord.
accountLive-again = Du kan prøve igjen nå.
accountLive-taken = Det finnes allerede en konto med denne e-postadressen.
accountLive-alreadySetUp = Denne serveren er allerede satt opp. Logg på i stedet.
accountLive-tooShort = Passordet er for kort.
accountLive-tooCommon = Dette passordet er et av de vanligste, eller ikke stort mer enn adressen din. Slike gjettes først. Velg et annet.
accountLive-badEmail = Skriv inn en gyldig e-postadresse.
accountLive-wrongOrigin = Denne siden ble åpnet på en annen adresse enn serverens egen. Åpne den på serverens basis-URL.
accountLive-saved = Lagret.
accountLive-wrongCurrent = Det nåværende passordet er feil.
accountLive-changed = Passordet ditt er endret. Andre enheter er logget av.
accountLive-tokensRevoked =
    { $n ->
        [one] { $n } API-token er tilbakekalt.
       *[other] { $n } API-tokener er tilbakekalt.
    }
accountLive-tokenName = Gi tokenet et navn.
accountLive-tokenTaken = Du har allerede et token med dette navnet.
accountLive-noTokens = Du har ingen tokener ennå.
accountLive-never = aldri brukt
accountLive-used = sist brukt { $when }
accountLive-made = opprettet { $when }
accountLive-revoke = Tilbakekall
accountLive-revokeQuestion = Vil du tilbakekalle tokenet «{ $name }»? Programmer som bruker det, slutter å virke med en gang.
accountLive-revoked = Tilbakekalt.
accountLive-copied = Kopiert
accountLive-copyFailed = Kopieringen mislyktes. Merk teksten, og kopier den.

## account

account-title = Kontoen din
account-signedInAs = Logget på som { $email }
account-signOut = Logg av
account-programs = API-tokener og webhooker
account-programsTokens = API-tokener
account-tokens = API-tokener
account-tokensText = Programmer bruker et token i stedet for passordet ditt. De handler i ditt navn.
account-tokenName = Hva skal det brukes til?
account-tokenPlaceholder = skript for sikkerhetskopiering
account-create = Opprett et token
account-shown = Det nye tokenet ditt. Det vises bare én gang:
account-copy = Kopier
account-example = For eksempel
account-notify = Varsler
account-notifyMe = Varsle meg når en ny lenke fra meg åpnes
account-notifyEach = Du kan velge noe annet for hver lenke.
account-sessions = Hvor du er logget på
account-sessionsText = Avslutt det du ikke kjenner igjen, og endre deretter passordet ditt.
account-endOthers = Logg av alle andre steder
account-password = Passord
account-current = Nåværende passord
account-next = Nytt passord
account-change = Endre passordet
account-changeHint = Alle de andre øktene dine avsluttes.
account-revokeTokens = Tilbakekall også alle API-tokenene mine
account-revokeTokensHint = La dette være avkrysset hvis noen andre kan kjenne passordet ditt. Programmer som bruker disse tokenene, slutter å virke med en gang:
account-cancel = Avbryt
account-confirm = Tilbakekall

## admin

admin-title = Mine lenker
admin-titleExpired = Utløpte lenker
admin-active = Aktive
admin-expired = Utløpte
admin-all = Alle lenker
admin-users = Brukere
admin-server = Server
admin-search = Søk etter navn, notat eller lenke
admin-order = Sorter
admin-byNewest = Nyeste først
admin-byExpiry = Etter utløp
admin-byOpened = Sist åpnet
admin-byViews = Færrest visninger igjen
admin-parts = Vis bare
admin-unopened = Aldri åpnet
admin-opened = Åpnet
admin-today = Utløper i dag
admin-sealed = Ende-til-ende-kryptert
admin-waiting = Noen venter
admin-frozen = På pause
admin-answers = Svar
admin-tickAll = Merk alle
admin-csv = Lagre som CSV
admin-newer = Nyere
admin-older = Eldre
admin-cancel = Avbryt
admin-end = Slett nå
admin-addUser = Legg til en bruker
admin-email = E-postadresse
admin-administrator = Administrator
admin-add = Legg til
admin-byMail = Send lenken med e-post
admin-oneTime = Engangslenke, gyldig i 24 timer. Gi den til brukeren:
admin-copy = Kopier
admin-storage = Lagring
admin-settings = Gjeldende innstillinger
admin-settingsText = Hvis du vil endre en innstilling, redigerer du konfigurasjonsfilen til serveren og starter den deretter på nytt.
admin-option = Innstilling
admin-value = Verdi
admin-origin = Fra
admin-version = Versjon
admin-configFile = Konfigurasjonsfil

## health

health-title = Tilstand
health-open = Krever handling
health-openForAuditors = Til en administrator
health-nothing = Ingenting krever handling.
health-commands = Kjør kommandoer på serveren som brukeren tjenesten kjører under.
health-onServer = På serveren
health-inConfigFile = I konfigurasjonsfilen
health-noConfigFile = Denne serveren kjører uten konfigurasjonsfil. Lag en, og start serveren med --config og filens bane.
health-how = Hva du skal gjøre
health-fine = Nåværende status
health-complaints = Advarsler og feil
health-complaintsText = Hva denne serveren har skrevet i loggen siden den ble startet. Loggen har detaljene.
health-warn = Advarsel
health-error = Feil
health-times =
    { $n ->
        [one] én gang, { $when }
       *[other] { $n } ganger, sist { $when }
    }
health-examine = Undersøk nå
health-examineTitle = Selvsjekk (doctor)
health-examineText = Ser på datamappen og kobler til e-postserveren, leverandøren og alt annet som innstillingene nevner. Sender ingenting og endrer ingenting.
health-ok = I orden
health-subjectDirectory = Datamappe
health-subjectPermissions = Rettigheter
health-subjectPolicy = Policyer
health-subjectErasing = Endelig sletting
health-subjectSignIn = Firmapålogging
health-subjectLdap = Katalogtjeneste (LDAP)
health-subjectScanner = Virusskanner
health-subjectPrevious = Tidligere server
health-inEnglish = Detaljene er på engelsk, som i loggen til serveren.
health-receiverAnswered = Mottakeren svarte { $status }.
health-receiverRefused = Mottakeren avviste tilkoblingen.
health-receiverSilent = Mottakeren svarte ikke i tide.
health-receiverUnknown = Navnet til mottakeren er ukjent.

## administration

administration-findUser = Finn en bruker
administration-before = Forrige
administration-next = Neste
administration-role = Rolle
administration-actions = Handlinger
administration-lastSignIn = siste pålogging { $when }
administration-asUser = Bruker
administration-asAuditor = Revisor: ser alle logger, ingen hemmeligheter
administration-administrators = Administratorer
administration-auditors = Revisorer
administration-invited = Inviterte
administration-disabled = Deaktiverte
administration-suspended = Sperrede
administration-unprotected = Ingen ekstra faktor
administration-userLinks = Lenker
administration-userFactors = Ekstra faktorer
administration-userGroups = Grupper
administration-group = Legg til i en gruppe
administration-joinGroup = Legg til
administration-userLimits = Grenser fra policyer
administration-userLog = Siste oppføringer i loggen
administration-wholeLog = Alle oppføringer
administration-endPushes = Slett også alt brukeren har delt, og lukk anmodningene
administration-endEverything = Avslutt alt
administration-everyone = Alle
administration-nobody = Uten konto
administration-findLink = Avsender, lenke eller nummer
administration-findALink = Finn en lenke
administration-madeUntil = Opprettet til og med
administration-filterState = Status
administration-anyState = Alle statuser
administration-onlyActive = Aktive
administration-onlyExpired = Utløpte eller slettede
administration-settingsFilter = Finn en innstilling
administration-onlyChanged = Bare endrede

## firstSteps

firstSteps-title = De første trinnene
firstSteps-done = { $done } av { $all } fullført
firstSteps-others = De andre trinnene står ovenfor.
firstSteps-address = Adresse
firstSteps-addressOpen = Lenkene har ingen fast adresse
firstSteps-addressWhy = Mottakere må kunne nå adressen som lenkene begynner med.
firstSteps-addressDo = Bytt ut { $example } med adressen til serveren din.
firstSteps-addressUnset = Lenkene begynner med adressen som hver avsender bruker, for deg { $origin }.
firstSteps-addressPlain = Lenkene begynner med { $url }, som ikke er kryptert.
firstSteps-addressElsewhere = Lenkene begynner med { $url }. Du er nå på { $origin }: Åpne { $url } for å se at den kan nås.
firstSteps-addressGood = Lenkene begynner med { $url }, og du har nådd serveren der.
firstSteps-tls = Kryptering underveis
firstSteps-tlsOpen = Tilkoblingene er ikke kryptert
firstSteps-tlsWhy = Alle på nettverket imellom kan lese hemmelighetene.
firstSteps-tlsOwn = Denne serveren bruker TLS selv.
firstSteps-tlsProxy = En omvendt proxy tar seg av TLS for denne serveren.
firstSteps-tlsNone = Du er tilkoblet over vanlig HTTP.
firstSteps-tlsDo = Gi serveren et sertifikat, eller sett en omvendt proxy med HTTPS foran den:
firstSteps-key = En kopi av hovednøkkelen
firstSteps-keyMissing = Ingen bekreftet kopi av hovednøkkelen
firstSteps-keyWhy = Uten nøkkelen kan ingen lese dataene eller en sikkerhetskopi igjen.
firstSteps-keyOpen = Ingen har bekreftet en kopi av nøkkelen { $key }.
firstSteps-keyDone = En kopi av nøkkelen { $key } ble bekreftet { $when }.
firstSteps-keyDo = Dette skriver en kryptert sikkerhetskopi som inneholder nøkkelen. Oppbevar den på en annen maskin:
firstSteps-keyTick = Jeg har en kopi på et trygt sted
firstSteps-keyUntick = Jeg har ikke lenger denne kopien
firstSteps-people = Hvem som kan dele
firstSteps-peopleWhy = Med kontoer ser folk hva som skjedde med lenkene deres, og du bestemmer hvem som kan dele.
firstSteps-peopleAlone = Bare du har en konto. Uten konto kan alle som når denne serveren, dele tekst.
firstSteps-peopleAloneClosed = Bare du har en konto, og ingen kan dele uten.
firstSteps-peopleMany =
    { $n ->
        [one] Det finnes { $n } konto.
       *[other] Det finnes { $n } kontoer.
    }
firstSteps-peopleOpen = Alle kan opprette en konto.
firstSteps-peopleDecided = Du har bestemt det i innstillingene.
firstSteps-peopleDo = Legg til brukere, eller bestem det med allow_sign_up og allow_anonymous.
firstSteps-peopleLink = Legg til en bruker
firstSteps-first = Den første hemmeligheten
firstSteps-firstWhy = Når du prøver det én gang, ser du hva mottakerne ser.
firstSteps-firstNone = Ingenting er lagret ennå.
firstSteps-firstLink = Del en hemmelighet
firstSteps-backup = Sikkerhetskopier
firstSteps-backupWhy = En disk svikter uten forvarsel, og serveren lager bare sikkerhetskopier av seg selv hvis den får vite hvor de skal ligge.
firstSteps-backupNone = Ingen sikkerhetskopi er laget ennå.
firstSteps-backupGood = Den siste sikkerhetskopien ble laget { $when }.
firstSteps-backupDaily = Eller hver dag på serveren
firstSteps-requests = Anmodninger
firstSteps-requestsWhy = Med anmodninger kan personer med en konto be andre om en hemmelighet, og de andre trenger ingen konto for å sende den.
firstSteps-requestsOff = Slått av. Du kan la det være slik.

## serverFacts

serverFacts-links = Lenker
serverFacts-activeLinks = Aktive lenker
serverFacts-stored = Hva denne serveren lagrer
serverFacts-storedSum = { $size } i alt
serverFacts-payloads = Hemmeligheter (anslått)
serverFacts-rows = Logger, kontoer og ledig plass
serverFacts-fileContents = Filer
serverFacts-fileLimit = Grense for filer
serverFacts-fileLimitText = { $used } av { $total }
serverFacts-disk = Disk
serverFacts-diskText = { $free } ledig av { $total }
serverFacts-diskOurs = Denne serveren
serverFacts-diskOthers = Alt annet
serverFacts-diskFree = Ledig
serverFacts-floor = Filer avvises så lenge mindre enn { $size } er ledig.
serverFacts-scarce = Det er lite plass igjen: Filer avvises snart, eller allerede nå.
serverFacts-changed = Endret
serverFacts-reach = Adresse og nettverk
serverFacts-access = Tilgang og kontoer
serverFacts-pushes = Hemmeligheter
serverFacts-files = Filer
serverFacts-data = Data og nøkler
serverFacts-limits = Grenser
serverFacts-pages = Utseende og Om-siden
serverFacts-mail = E-post
serverFacts-watch = Logg og måledata
serverFacts-preset = standard: { $value }
serverFacts-byDefault = standard
serverFacts-fromFlag = flagg
serverFacts-inEnglish = Beskrivelsene er på engelsk.
serverFacts-notSet = (ikke angitt)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } innstilling
       *[other] { $n } innstillinger
    }
settingsLive-none = Ingen innstillinger passer.

## listLive

listLive-offline = Serveren svarte ikke. Kontroller tilkoblingen, og prøv igjen.
listLive-failed = Noe gikk galt ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] For mange forespørsler. Prøv igjen om { $n } sekund.
       *[other] For mange forespørsler. Prøv igjen om { $n } sekunder.
    }
listLive-copied = Kopiert
listLive-copyFailed = Kopieringen mislyktes. Merk teksten, og kopier den.

## adminLive

adminLive-invitedUntil = invitert, lenken utløper { $when }
adminLive-invitedOver = invitert, lenken utløp { $when }
adminLive-newLink = Ny lenke
adminLive-mailLink = Send en ny lenke med e-post
adminLive-withdraw = Trekk tilbake
adminLive-withdrawQuestion = Vil du trekke tilbake invitasjonen til { $email }? Lenken slutter å virke.
adminLive-withdrawn = Invitasjonen til { $email } er trukket tilbake.
adminLive-endAll = Avslutt alt
adminLive-endAllQuestion = Vil du avslutte alt for { $email }? Kontoen deaktiveres. Økter, tokener, engangslenker, ekstra faktorer og webhooker avsluttes med en gang.
adminLive-endedAll = { $email } er deaktivert. Avsluttet: { $what }.
adminLive-endedNothing = { $email } er deaktivert. Det var ikke noe annet å avslutte.
adminLive-endedSessions =
    { $n ->
        [one] { $n } økt
       *[other] { $n } økter
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokener
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } engangslenke
       *[other] { $n } engangslenker
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } ekstra faktor
       *[other] { $n } ekstra faktorer
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
       *[other] { $n } webhooker
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } delt lenke eller anmodning
       *[other] { $n } delte lenker og anmodninger
    }
adminLive-suspended = sperret av firmapåloggingen
adminLive-unprotected = ingen ekstra faktor
adminLive-actionsOf = Handlinger for { $email }
adminLive-addedOn = lagt til { $when }
adminLive-factorAdded = lagt til { $when }
adminLive-appWithCodes = App med koder
adminLive-codesLeft =
    { $n ->
        [one] { $n } gjenopprettingskode igjen
       *[other] { $n } gjenopprettingskoder igjen
    }
adminLive-noFactors = Ingen ekstra faktor.
adminLive-groupHere = lagt til av en administrator
adminLive-groupOfCompany = fra firmapåloggingen
adminLive-groupOfDirectory = fra katalogtjenesten
adminLive-leaveGroup = Fjern fra gruppen
adminLive-noGroups = Ikke i noen gruppe.
adminLive-noLimits = Ingen policy begrenser denne personen.
adminLive-endSessions = Avslutt økter
adminLive-endSessionsQuestion = Vil du avslutte alle økter for { $email }? Det kreves da ny pålogging. Tokener virker fortsatt.
adminLive-sessionsEnded = Øktene for { $email } er avsluttet.
adminLive-disableMany =
    { $n ->
        [one] Deaktiver { $n }
       *[other] Deaktiver { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Vil du deaktivere { $n } bruker? Økter og tokener avsluttes med en gang.
       *[other] Vil du deaktivere { $n } brukere? Øktene og tokenene deres avsluttes med en gang.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } bruker er deaktivert.
       *[other] { $n } brukere er deaktivert.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Avslutt økter for { $n }
       *[other] Avslutt økter for { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Vil du avslutte alle økter for { $n } bruker? Det kreves da ny pålogging. Tokener virker fortsatt.
       *[other] Vil du avslutte alle økter for { $n } brukere? Det kreves da ny pålogging. Tokener virker fortsatt.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Øktene for { $n } bruker er avsluttet.
       *[other] Øktene for { $n } brukere er avsluttet.
    }
adminLive-openedSince = åpnet siden sist du var her
adminLive-damaged = skadet
adminLive-mailReset = Send passordlenke med e-post
adminLive-mailed = En e-post med en lenke er på vei til { $email }.
adminLive-notMailed = Ingen e-post ble sendt til { $email }: { $reason } Send den på nytt, eller vis lenken.
adminLive-noneAtAll = Ingen har delt noe ennå. Det folk deler, vises her uten innholdet.
adminLive-noneMatching = Ingen lenker passer til dette filteret.
adminLive-showEveryone = Vis alle
adminLive-pushesOf =
    { $n ->
        [one] { $n } lenke
       *[other] { $n } lenker
    }
adminLive-tryAgain = Du kan prøve igjen nå.
adminLive-none = Ingenting her ennå.
adminLive-noneActive = Du deler ikke noe for øyeblikket.
adminLive-noneExpired = Ingenting er utløpt ennå. Det som er utløpt, vises her med loggen sin.
adminLive-linksFound =
    { $n ->
        [one] { $n } lenke
       *[other] { $n } lenker
    }
adminLive-tick = Merk { $name }
adminLive-sealed = Ende-til-ende-kryptert
adminLive-shareSecret = Del en hemmelighet
adminLive-noneFound = Ingenting funnet.
adminLive-searchedPart =
    { $n ->
        [one] { $n } lenke gjennomsøkt. Det finnes eldre.
       *[other] { $n } lenker gjennomsøkt. Det finnes eldre.
    }
adminLive-searchOlder = Søk i eldre lenker
adminLive-text = Tekst
adminLive-file = Filer
adminLive-url = Lenke
adminLive-qr = QR-kode
adminLive-created = opprettet { $when }
adminLive-endsIn = utløper { $when }
adminLive-endedOn = utløp { $when }
adminLive-isExpired = utløpt
adminLive-byHand = slettet { $when }
adminLive-viewsLeft =
    { $n ->
        [one] { $n } visning igjen
       *[other] { $n } visninger igjen
    }
adminLive-notViewed = ikke åpnet ennå
adminLive-neverViewed = aldri åpnet
adminLive-viewed =
    { $n ->
        [one] åpnet én gang
       *[other] åpnet { $n } ganger
    }
adminLive-viewedLast =
    { $n ->
        [one] åpnet én gang, { $when }
       *[other] åpnet { $n } ganger, sist { $when }
    }
adminLive-copyLink = Kopier lenken
adminLive-sealedFiles =
    { $n ->
        [one] { $n } fil, navnet er forseglet
       *[other] { $n } filer, navnene er forseglet
    }
adminLive-sealedLink = Den fullstendige lenken ble vist én gang, da den ble opprettet.
adminLive-end = Slett nå
adminLive-endQuestion = Vil du slette «{ $name }» nå? Ingen vil kunne åpne den igjen.
adminLive-ended = Slettet.
adminLive-notFound = Det finnes ingen slik lenke.
adminLive-nobody = anonym
adminLive-administrator = administrator
adminLive-disabled = deaktivert
adminLive-you = deg
adminLive-makeAdmin = Gjør til administrator
adminLive-takeAdmin = Fjern administratorrettigheter
adminLive-disable = Deaktiver
adminLive-enable = Aktiver
adminLive-reset = Tilbakestill passord
adminLive-tokens = Tokener
adminLive-noTokens = Ingen tokener.
adminLive-revoke = Tilbakekall
adminLive-makeAdminQuestion = Vil du gjøre { $email } til administrator? Vedkommende vil se lenkene og loggene til alle, og kan endre alle kontoer.
adminLive-enableQuestion = Vil du aktivere { $email }? Vedkommende kan da logge på igjen, med de tidligere rettighetene.
adminLive-usersFound =
    { $n ->
        [one] { $n } bruker
       *[other] { $n } brukere
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } av { $n } bruker
       *[other] { $from }–{ $to } av { $n } brukere
    }
adminLive-noUserFound = Ingen brukere passer til dette søket.
adminLive-takeAdminQuestion = Vil du fjerne administratorrettighetene fra { $email }? Økter og tokener avsluttes.
adminLive-disableQuestion = Vil du deaktivere { $email }? Økter og tokener avsluttes med en gang.
adminLive-resetQuestion = Vil du opprette en engangslenke for { $email }? En tidligere lenke slutter å virke. Når lenken brukes, avsluttes alle økter og tokener for brukeren.
adminLive-resetFactors = Tilbakestill ekstra faktorer
adminLive-resetFactorsQuestion = Vil du slette alle ekstra faktorer for { $email }? Forsikre deg først om at vedkommende selv ber om det. Øktene avsluttes med en gang. Tokener virker fortsatt.
adminLive-factorsReset = { $email } har ikke lenger noen ekstra faktor.
adminLive-revokeQuestion = Vil du tilbakekalle tokenet «{ $name }» som tilhører { $email }?
adminLive-taken = Det finnes allerede en konto med denne e-postadressen.
adminLive-badEmail = Skriv inn en gyldig e-postadresse.
adminLive-passwordsElsewhere = Denne brukeren kan ikke logge på med et passord for denne serveren: local_sign_in tillater det ikke.
adminLive-lastAdmin = Dette er den siste administratoren: Utnevn en annen først.
adminLive-used = sist brukt { $when }
adminLive-never = aldri brukt

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Slett { $n }
       *[other] Slett { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] { $n } lenke slettet.
       *[other] { $n } lenker slettet.
    }

## hooks

hooks-title = Webhooker
hooks-lead = La et annet program få vite hva som skjer med lenkene dine. Det får aldri en hemmelighet, en passfrase eller navnet på en fil.
hooks-back = Kontoen din
hooks-openText = La et program eller en chat få beskjed når lenkene dine åpnes.
hooks-yours = Dine webhooker
hooks-secretShown = Hemmeligheten som signerer meldingene. Den vises bare én gang:
hooks-copy = Kopier
hooks-verify = Mottakere kontrollerer signaturen slik standardwebhooks.com beskriver det.
hooks-add = Legg til en webhook
hooks-name = Navn
hooks-namePlaceholder = Teamets chat
hooks-url = Adresse
hooks-urlHint = Det må være en adresse som administratoren din tillater.
hooks-template = Meldingsformat
hooks-eventKinds = Hendelser den får beskjed om
hooks-details = Flere opplysninger
hooks-includeHint = Den som har lenken, kan åpne den. Legg den bare til der du stoler på alle som leser med.
hooks-submit = Legg til webhooken
hooks-cancel = Avbryt
hooks-retryAll = Prøv alle på nytt
hooks-dropAll = Forkast alle

## hooksLive

hooksLive-linkName = Navnet på lenken
hooksLive-linkItself = Selve lenken
hooksLive-none = Du har ingen webhooker ennå.
hooksLive-off = Slått av: Mottakeren svarte at den ikke lenger finnes.
hooksLive-test = Test
hooksLive-tested =
    { $n ->
        [one] Mottakeren svarte { $status } etter { $n } millisekund.
       *[other] Mottakeren svarte { $status } etter { $n } millisekunder.
    }
hooksLive-testFailed = Testen mislyktes: { $reason }.
hooksLive-newSecret = Ny hemmelighet
hooksLive-newSecretQuestion = Vil du lage en ny hemmelighet for «{ $name }»? Den nåværende fortsetter å signere ved siden av den i én dag.
hooksLive-switchOn = Slå på
hooksLive-remove = Slett
hooksLive-removeQuestion = Vil du slette «{ $name }»? Det som fortsatt er på vei dit, forkastes.
hooksLive-removed = Slettet.
hooksLive-added = Lagt til.
hooksLive-noName = Gi webhooken et navn.
hooksLive-badUrl = Det kan ikke sendes noe til denne adressen.
hooksLive-notAllowed = Administratoren din tillater ikke denne adressen.
hooksLive-noEvents = Velg minst én hendelse.
hooksLive-taken = Du har allerede en webhook med dette navnet, eller så mange som du kan ha.
hooksLive-copied = Kopiert
hooksLive-copyFailed = Kopieringen mislyktes. Merk teksten, og kopier den.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } hendelse venter på å bli levert. Den skjedde { $when }.
       *[other] { $n } hendelser venter på å bli levert. Den eldste skjedde { $when }.
    }
eventsLive-noLetters = Ingen hendelser ble gitt opp.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = fra { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] skjedde { $when } · forsøkt { $n } gang
       *[other] skjedde { $when } · forsøkt { $n } ganger
    }
eventsLive-retry = Prøv på nytt
eventsLive-drop = Forkast
eventsLive-dropQuestion = Vil du forkaste denne hendelsen for godt?
eventsLive-dropAllQuestion = Vil du forkaste alle hendelser som ble gitt opp, for godt?
eventsLive-retried =
    { $n ->
        [one] { $n } hendelse prøves på nytt.
       *[other] { $n } hendelser prøves på nytt.
    }
eventsLive-dropped =
    { $n ->
        [one] { $n } hendelse ble forkastet.
       *[other] { $n } hendelser ble forkastet.
    }

## keptLive

keptLive-keptByBrowser = Oppbevares i denne nettleseren. Den som kan bruke denne nettleseren, kan kopiere lenken.
keptLive-keptByPasskey = Oppbevares i denne nettleseren, beskyttet av passnøkkelen din.

## keptPageLive

keptPageLive-keptShowLink = Vis lenken
keptPageLive-keptNotOpened = Passnøkkelen din åpnet den ikke. Prøv igjen.
keptPageLive-keptKeyByBrowser = Denne nettleseren oppbevarer nøkkelen som åpner svarene. Den som kan bruke denne nettleseren, kan lese dem.
keptPageLive-keptKeyByPasskey = Denne nettleseren oppbevarer nøkkelen som åpner svarene, beskyttet av passnøkkelen din.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Når du logger av, slettes { $n } lenke eller nøkkel som bare denne nettleseren kjenner. Svar på anmodningene dine kan deretter bare åpnes med gjenopprettingsfilen.
       *[other] Når du logger av, slettes { $n } lenker og nøkler som bare denne nettleseren kjenner. Svar på anmodningene dine kan deretter bare åpnes med gjenopprettingsfilen.
    }
keptAccountLive-keptSignOutYes = Slett og logg av
keptAccountLive-keptCount =
    { $n ->
        [one] { $n } lenke eller nøkkel oppbevares i denne nettleseren.
       *[other] { $n } lenker og nøkler oppbevares i denne nettleseren.
    }
keptAccountLive-keptCountNone = Ingenting oppbevares i denne nettleseren ennå.
keptAccountLive-keptGuardedNow = Fra nå av åpner passnøkkelen din dem.
keptAccountLive-keptUnable = Denne passnøkkelen eller denne nettleseren kan ikke gjøre det. Det som oppbevares, forblir som det er.
keptAccountLive-keptOffQuestion = Vil du slette alt som oppbevares? Lenker som du ikke har kopiert, går tapt, og det gjør også nøkler uten en gjenopprettingsfil.
keptAccountLive-keptRefused = Ingen passnøkkel ble brukt. Det som oppbevares, forblir som det er.
keptAccountLive-keptOffYes = Slett

## kept

kept-title = Ende-til-ende-krypterte lenker i denne nettleseren
kept-text = Serveren kan ikke vise deg ende-til-ende-krypterte lenker igjen, så denne nettleseren oppbevarer dem for deg, og også nøklene til anmodningene dine. Den som kan bruke denne nettleseren, kan kopiere dem, med mindre passnøkkelen din beskytter dem. Når du logger av, slettes det som ingen passnøkkel beskytter.
kept-guarded = Passnøkkelen din beskytter dem.
kept-on = Oppbevar dem i denne nettleseren
kept-guard = Beskytt dem med en passnøkkel

## codes

codes-toOne = Få en kode sendt med e-post til { $address }; du trenger ingen konto her.
codes-toSome = Velg adressen din, og få en kode sendt dit med e-post; du trenger ingen konto her.
codes-toTyped = Skriv adressen din; hvis den er en av mottakernes, sendes en kode dit med e-post. Du trenger ingen konto her.
codes-which = Adressen din
codes-among = Mottakerne, forkortet: { $addresses }
codes-notYours = Ikke din adresse? Be avsenderen om en egen lenke.
codes-send = Send meg koden
codes-again = Send en ny kode
codes-sentToOne = En e-post med en kode på åtte bokstaver er på vei til { $address }. Se også i søppelposten.
codes-sent = En e-post med en kode på åtte bokstaver er på vei, hvis adressen er en av mottakernes. Se også i søppelposten.
codes-field = Kode
codes-fieldHint = De åtte bokstavene fra e-posten. De virker i ti minutter, og bare i denne nettleseren.
codes-goOn = Fortsett
codes-or = Eller bevis det på en annen måte:
codes-wrong =
    { $n ->
        [one] Denne koden er feil. Skriv den fra den nyeste e-posten. Du kan prøve én gang til.
       *[other] Denne koden er feil. Skriv den fra den nyeste e-posten. Du kan prøve { $n } ganger til.
    }
codes-last = Denne koden er feil, og det var det siste forsøket med den. Få en ny tilsendt.
codes-over = Det er ingen kode å skrive her: Den er brukt, er mer enn ti minutter gammel eller ble bedt om i en annen nettleser. Få en ny tilsendt.
codes-needsCookie = Dette krever en informasjonskapsel, og nettleseren din sendte ingen. Tillat informasjonskapsler for denne siden, og last den inn på nytt.
codes-tooOften =
    { $n ->
        [one] Det er bedt om fem koder for denne adressen i løpet av en time. Prøv igjen om ett minutt.
       *[other] Det er bedt om fem koder for denne adressen i løpet av en time. Prøv igjen om { $n } minutter.
    }
codes-noMore = Det sendes ikke flere koder for denne lenken. Be avsenderen om en ny.
codes-noMail = Denne serveren kan ikke sende en kode for øyeblikket. Spør den som sendte deg lenken.
codes-badAddress = Dette er ikke en e-postadresse.

## codesLive

codesLive-noCode = Skriv de åtte bokstavene fra e-posten.
codesLive-comes = E-posten med åtte bokstaver må vente. Den kommer senest { $time }, hvis adressen er en av mottakernes.
codesLive-offline = Serveren kan ikke nås. Kontroller tilkoblingen, og prøv igjen.

## company

company-signIn = Logg på med { $label }
company-or = Eller med et passord for denne serveren:
company-addressedTitle = Rettet til bestemte personer
company-addressedSure = Den som sendte dette, vil være sikker på hvem som åpner det.
company-addressedText = Logg på med { $label }; du trenger ingen konto her.
company-addressedByDirectory = Logg på med navnet og passordet ditt fra firmaet.
company-byPassword = Logg på med passord
company-otherTitle = Ikke rettet til deg
company-otherText = Du er kjent som { $address }, og dette er rettet til noen andre. Ingenting ble åpnet. Logg på som noen andre, eller spør den som sendte det.
company-otherUnnamed = Dette er rettet til noen andre. Ingenting ble åpnet. Logg på som noen andre, eller spør den som sendte det.
company-closedAccountTitle = Kontoen din er slått av
company-closedAccountText = Kontoen din på denne serveren er deaktivert eller sperret, så ingenting åpnes for deg. Ingenting ble åpnet. Spør en administrator.
company-known = Du er kjent her som { $address }.
company-knownUnnamed = Firmapåloggingen har gjenkjent deg.
company-notMe = Dette er ikke meg
company-goingOn = Et øyeblikk
company-goingOnText = Den neste siden åpnes av seg selv.
company-goOn = Fortsett

## companyRefused

companyRefused-not-allowed = Du er ikke i noen av gruppene som kan bruke denne serveren. Spør administratoren.
companyRefused-no-account = Du har ingen konto her. Be en administrator om å legge til en.
companyRefused-address-taken = E-postadressen din har allerede en konto her. Be en administrator om å knytte den til { $label }.
companyRefused-other-account = Denne påloggingen hører til en annen konto her. Spør en administrator.
companyRefused-not-set-up = Denne serveren er ikke satt opp ennå.
companyRefused-disabled = Kontoen din er deaktivert. Spør en administrator.
companyRefused-no-email = { $label } oppgir ikke e-postadressen din til denne serveren. Be en administrator om å legge til claimet email.
companyRefused-bad-email = Det { $label } oppgir som e-postadressen din, er ikke en e-postadresse. Spør en administrator.
companyRefused-no-groups = { $label } oppgir ingen av gruppene dine til denne serveren. Enten er du ikke i noen, eller så utelater leverandøren dem: Spør en administrator.
companyRefused-too-many-groups = Du er i så mange grupper at { $label } utelater alle. Be en administrator om å sende bare dem som hører til denne applikasjonen.
companyRefused-bad-token = Det { $label } svarte, er ikke gyldig for denne serveren. Ingen ble logget på; loggen sier mer.
companyRefused-clock = Klokkene på denne serveren og hos { $label } er for ulike. Be en administrator om å stille dem.
companyRefused-other-issuer = Svaret kom fra en annen leverandør enn den innstillingene nevner. Ingen ble logget på.
companyRefused-unreachable = { $label } kan ikke nås for øyeblikket. Den som er logget på, forblir det; prøv igjen senere.
companyRefused-provider-error = { $label } meldte om en feil. Loggen til denne serveren sier hvilken.
companyRefused-client-refused = { $label } godtar ikke denne serveren: Hemmeligheten til serveren er feil eller utløpt. Spør en administrator.
companyRefused-cancelled = Påloggingen med { $label } ble avbrutt.
companyRefused-begin-again = Denne påloggingen ble startet et annet sted, tok for lang tid eller er brukt før. Start på nytt.

## factors

factors-title = Ekstra påloggingsbeskyttelse
factors-lead = Med en ekstra faktor åpner et stjålet passord alene ikke kontoen din.
factors-openText = Passnøkler, og en app som viser koder.
factors-yours = Ekstra påloggingsbeskyttelse
factors-limited = Denne serveren ber deg om en ekstra faktor. Sett opp en her, og fortsett deretter.
factors-goOn = Fortsett
factors-passkeys = Passnøkler
factors-passkeysText = Logg på med fingeravtrykket, ansiktet, en PIN-kode eller en sikkerhetsnøkkel, uten passordet ditt. En passnøkkel virker bare på denne adressen, så ingen kan stjele den med phishing.
factors-passkeyName = Navn på enheten
factors-passkeyPlaceholder = Laptop
factors-addPasskey = Legg til en passnøkkel
factors-needsHttps = Passnøkler virker ikke her: Nettlesere tillater dem bare på et navn med https://. Be administratoren din om en slik adresse.
factors-app = App med koder
factors-appText = En app på telefonen din viser en ny kode på seks sifre hvert 30. sekund.
factors-beginApp = Sett opp en app
factors-removeApp = Fjern appen fra kontoen
factors-scan = Skann denne koden med appen:
factors-qr = QR-kode for appen
factors-type = Eller skriv dette i appen:
factors-code = Koden som appen viser nå
factors-finish = Fullfør
factors-codesTitle = Gjenopprettingskoder
factors-codesText = Hver av disse kodene logger deg på én gang når du har mistet de andre faktorene. De vises bare nå: Skriv dem ut, eller oppbevar dem der du oppbevarer passord.
factors-renew = Nye gjenopprettingskoder
factors-confirmTitle = Bekreft at det er deg
factors-confirmText = Bekreft hvem du er, før faktorene dine endres.
factors-codeOrRecovery = En kode fra appen din eller en gjenopprettingskode
factors-confirm = Bekreft
factors-remove = Slett

## factorsLive

factorsLive-codesFile = gjenopprettingskoder.txt
factorsLive-limited =
    { $n ->
        [one] For mange mislykkede forsøk. Prøv igjen om { $n } sekund.
       *[other] For mange mislykkede forsøk. Prøv igjen om { $n } sekunder.
    }
factorsLive-conflict = Dette finnes allerede, eller det er ikke plass til det. Last inn siden på nytt.
factorsLive-lastOne = Denne serveren ber deg om en ekstra faktor. Sett opp en ny før du sletter denne.
factorsLive-noPasskeys = Du har ingen passnøkler ennå.
factorsLive-never = aldri brukt
factorsLive-used = sist brukt { $when }
factorsLive-made = lagt til { $when }
factorsLive-remove = Slett
factorsLive-removed = Slettet.
factorsLive-added = Lagt til.
factorsLive-removeQuestion = Vil du slette passnøkkelen «{ $name }»? Den vil ikke lenger åpne kontoen din.
factorsLive-removeAppQuestion = Vil du fjerne appen fra kontoen din? Kodene fra den vil ikke lenger åpne kontoen din.
factorsLive-nameIt = Gi passnøkkelen et navn.
factorsLive-passkeyCancelled = Ingen passnøkkel ble brukt. Prøv igjen.
factorsLive-passkeyRefused = Serveren godtok ikke denne passnøkkelen. Prøv igjen.
factorsLive-appSince = Appen din ble satt opp { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Det er { $n } gjenopprettingskode igjen.
       *[other] Det er { $n } gjenopprettingskoder igjen.
    }
factorsLive-wrongCode = Koden er feil. Kontroller klokken på telefonen, og skriv koden som vises nå.
factorsLive-notConfirmed = Det er feil. Prøv igjen.
factorsLive-done = Du har nå en ekstra faktor. Ta vare på gjenopprettingskodene, og fortsett deretter.
factorsLive-copied = Kopiert
factorsLive-copyFailed = Kopieringen mislyktes. Merk teksten, og kopier den.

## secondStep

secondStep-title = Ett trinn til
secondStep-passkey = Bruk en passnøkkel
secondStep-code = Kode fra appen din eller en gjenopprettingskode
secondStep-codeHint = Seks sifre, eller seksten bokstaver og sifre.
secondStep-recoveryCode = Gjenopprettingskode
secondStep-recoveryHint = Seksten bokstaver og sifre. Du fikk dem da du la til passnøkkelen.
secondStep-submit = Logg på
secondStep-lost = Har du mistet både telefonen og gjenopprettingskodene? En administrator for denne serveren kan tilbakestille de ekstra faktorene dine.
secondStep-again = Start på nytt

## secondStepLive

secondStepLive-noCode = Skriv inn en kode.
secondStepLive-wrongCode = Koden er feil, eller den er allerede brukt. Vent på den neste.
secondStepLive-passkeyCancelled = Ingen passnøkkel ble brukt. Prøv igjen, eller bruk en kode.
secondStepLive-passkeyRefused = Serveren godtok ikke denne passnøkkelen. Prøv igjen, eller bruk en kode.
secondStepLive-limited =
    { $n ->
        [one] For mange feil koder. Prøv igjen om { $n } sekund.
       *[other] For mange feil koder. Prøv igjen om { $n } sekunder.
    }
secondStepLive-retry = Du kan prøve igjen nå.
secondStepLive-offline = Serveren svarte ikke. Kontroller tilkoblingen, og prøv igjen.
secondStepLive-failed = Noe gikk galt ({ $status }).

## tokens

tokens-may = Hva det kan gjøre
tokens-everything = Alt
tokens-create = Bare opprette lenker
tokens-createRead = Opprette og lese lenker
tokens-audit = Bare lese logger
tokens-ask = Be andre om hemmeligheter og åpne svarene deres
tokens-lasts = Hvor lenge det virker
tokens-always = Til det tilbakekalles
tokens-days30 = 30 dager
tokens-days90 = 90 dager
tokens-year = Ett år
tokens-networks = Bare fra bestemte nettverk
tokens-networksLabel = Adresser eller nettverk
tokens-networksHint = Sett komma mellom dem. Hvis dette er tomt, virker tokenet overalt.

## tokensLive

tokensLive-tokenMay = kan { $what }
tokensLive-tokenCreate = opprette
tokensLive-tokenRead = lese
tokensLive-tokenAudit = lese logger
tokensLive-tokenExpire = slette
tokensLive-tokenAdmin = administrere
tokensLive-tokenAsk = be om hemmeligheter
tokensLive-tokenOpen = åpne svarene
tokensLive-tokenFrom = bare fra { $networks }
tokensLive-tokenUntil = utløper { $when }
tokensLive-tokenOver = utløp { $when }
tokensLive-tokenUsedFrom = sist brukt { $when } fra { $address }
tokensLive-badNetworks = Skriv inn adresser eller nettverk som 192.0.2.0/24, høyst 50.

## oversightLive

oversightLive-auditor = revisor
oversightLive-makeAuditor = Gjør til revisor
oversightLive-makeAuditorQuestion = Vil du gjøre { $email } til revisor? Vedkommende vil se loggene til alle, og ingen hemmeligheter.
oversightLive-takeAuditor = Fjern revisorrettigheter
oversightLive-takeAuditorQuestion = Vil du fjerne revisorrettighetene fra { $email }? Økter og tokener avsluttes.
oversightLive-log = Logg
oversightLive-logNothing = Ingen oppføringer.

## signIns

signIns-title = Siste pålogginger
signIns-text = Hvem som har logget på kontoen din eller har prøvd på det. Hvis du ikke kjenner igjen en pålogging, endre passordet ditt.

## signInsLive

signInsLive-signedIn = Logget på
signInsLive-signInFailed = Pålogging mislyktes
signInsLive-byPassword = med passord
signInsLive-byLink = med en engangslenke
signInsLive-bySetup = med oppsettkoden
signInsLive-bySignUp = ved å opprette kontoen
signInsLive-byDirectory = via katalogtjenesten
signInsLive-byCompany = via firmapåloggingen
signInsLive-byPasskey = med en passnøkkel
signInsLive-secondFactor = med en ekstra faktor
signInsLive-wrongPassword = feil passord
signInsLive-wrongCode = feil oppsettkode
signInsLive-wrongLink = ugyldig engangslenke
signInsLive-wrongCurrent = feil nåværende passord
signInsLive-wrongFactor = feil ekstra faktor
signInsLive-wrongPasskey = feil passnøkkel
signInsLive-deviceGuesses = for mange gjetninger på kjente enheter
signInsLive-unanswered = katalogtjenesten svarte ikke
signInsLive-asAdministrator = som administrator
signInsLive-times =
    { $n ->
        [one] { $n } gang
       *[other] { $n } ganger
    }
signInsLive-noSignIns = Ingen pålogginger er registrert ennå.

## adminLog

adminLog-title = Administratorenes logg
adminLog-lead = Hvem som har logget på, og hvem som har endret kontoer, tokener, nøkler og innstillinger. Ingen oppføringer kan endres eller slettes uten at det merkes.
adminLog-person = E-postadresse
adminLog-personHint = Til den som gjorde det, eller den det gjelder.
adminLog-what = Hva
adminLog-everything = Alt
adminLog-show = Vis
adminLog-newer = Nyere
adminLog-older = Eldre

## adminLogLive

adminLogLive-signOut = Logget av
adminLogLive-leftOut = Flere mislykkede forsøk enn de som vises
adminLogLive-userAdded = Konto lagt til
adminLogLive-userRemoved = Konto slettet
adminLogLive-userDisabled = Konto deaktivert
adminLogLive-userEnabled = Konto aktivert
adminLogLive-madeAdministrator = Gjort til administrator
adminLogLive-noAdministrator = Ikke lenger administrator
adminLogLive-madeAuditor = Gjort til revisor
adminLogLive-noAuditor = Ikke lenger revisor
adminLogLive-suspended = Sperret av firmapåloggingen
adminLogLive-admitted = Sluppet inn igjen av firmapåloggingen
adminLogLive-linked = Firmapålogging tilknyttet
adminLogLive-unlinked = Firmapålogging frakoblet
adminLogLive-vouched = Adresse bekreftet av administrator
adminLogLive-joinedGroup = Lagt til i en gruppe
adminLogLive-leftGroup = Fjernet fra en gruppe
adminLogLive-factorAdded = Ekstra faktor lagt til
adminLogLive-factorRemoved = Ekstra faktor slettet
adminLogLive-factorsReset = Ekstra faktorer tilbakestilt
adminLogLive-codesMade = Gjenopprettingskoder laget
adminLogLive-invited = Invitert
adminLogLive-accessEnded = All tilgang avsluttet
adminLogLive-linksExpired = Kontoens lenker slettet
adminLogLive-withdrawn = Invitasjon trukket tilbake
adminLogLive-sessionEnded = Økt avsluttet
adminLogLive-linkMade = Engangslenke opprettet
adminLogLive-passwordSet = Passord angitt
adminLogLive-tokenMade = API-token opprettet
adminLogLive-tokenRemoved = API-token tilbakekalt
adminLogLive-settingsChanged = Innstillinger endret
adminLogLive-rotationBegun = Utskifting av hovednøkkelen påbegynt
adminLogLive-rotationEnded = Utskifting av hovednøkkelen avsluttet
adminLogLive-exported = Revisjonslogger eksportert
adminLogLive-backedUp = Sikkerhetskopi laget
adminLogLive-restored = Sikkerhetskopi gjenopprettet
adminLogLive-byWhom = av { $name }
adminLogLive-commandLine = kommandolinjen
adminLogLive-server = serveren
adminLogLive-bySetupCode = oppsettkoden
adminLogLive-bySigningUp = kontoopprettelse
adminLogLive-byOneTimeLink = en engangslenke
adminLogLive-directory = katalogtjenesten
adminLogLive-companySignIn = firmapåloggingen
adminLogLive-noEntries = Ingen oppføringer passer.
adminLogLive-showAll = Vis alt

## ownLogLive

ownLogLive-byCode = bekreftet med en kode: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Notat
ownLogLive-logCount = { $from }–{ $to } av { $total }
ownLogLive-own-creation = opprettet
ownLogLive-own-view = åpnet
ownLogLive-own-failed_view = forsøkt forgjeves
ownLogLive-own-expire = slettet
ownLogLive-own-restored = sletting angret
ownLogLive-own-failed_passphrase = feil passfrase
ownLogLive-own-probable_program = sannsynligvis et program
ownLogLive-own-code_sent = kode sendt med e-post
ownLogLive-own-code_queued = kode venter på å bli sendt med e-post
ownLogLive-own-code_failed = kode ikke sendt med e-post
ownLogLive-own-failed_code = feil kode
ownLogLive-own-owner_view = åpnet av deg
ownLogLive-own-wrong_network = forsøkt fra et annet nettverk
ownLogLive-own-other_device = forsøkt på en annen enhet
ownLogLive-own-alarm = rapportert: «Det var ikke meg»
ownLogLive-own-freeze = satt på pause av deg
ownLogLive-own-thaw = gjenopptatt av deg
ownLogLive-own-changed = endret av deg
ownLogLive-own-hold_asked = venter på at du frigir
ownLogLive-own-hold_released = frigitt av deg
ownLogLive-own-hold_refused = avslått og satt på pause av deg
ownLogLive-own-request_view = lest
ownLogLive-own-answer = besvart
ownLogLive-own-mail_returned = e-post kom tilbake
ownLogLive-own-creation_email_send = varsel med e-post bestilt
ownLogLive-own-admin_view = åpnet av en administrator
ownLogLive-own-imported = flyttet hit fra Password Pusher

## seenLogLive

seenLogLive-seen-creation = opprettet
seenLogLive-seen-view = åpnet
seenLogLive-seen-failed_view = forsøkt forgjeves
seenLogLive-seen-expire = slettet
seenLogLive-seen-restored = sletting angret
seenLogLive-seen-failed_passphrase = feil passfrase
seenLogLive-seen-probable_program = sannsynligvis et program
seenLogLive-seen-code_sent = kode sendt med e-post
seenLogLive-seen-code_queued = kode venter på å bli sendt med e-post
seenLogLive-seen-code_failed = kode ikke sendt med e-post
seenLogLive-seen-failed_code = feil kode
seenLogLive-seen-owner_view = åpnet av eieren
seenLogLive-seen-wrong_network = avvist utenfor de tillatte nettverkene
seenLogLive-seen-other_device = avvist på en annen enhet
seenLogLive-seen-alarm = rapportert av en mottaker
seenLogLive-seen-freeze = satt på pause av eieren
seenLogLive-seen-thaw = gjenopptatt av eieren
seenLogLive-seen-changed = endret av eieren
seenLogLive-seen-hold_asked = venter på eieren
seenLogLive-seen-hold_released = frigitt av eieren
seenLogLive-seen-hold_refused = avslått av eieren
seenLogLive-seen-request_view = lest
seenLogLive-seen-answer = besvart
seenLogLive-seen-mail_returned = e-post kom tilbake
seenLogLive-seen-creation_email_send = varsel med e-post bestilt
seenLogLive-seen-admin_view = åpnet av en administrator
seenLogLive-seen-imported = flyttet hit fra Password Pusher

## eventNamesLive

eventNamesLive-push-created = Lenke opprettet
eventNamesLive-push-viewed = Lenke åpnet
eventNamesLive-push-wrong_passphrase = Feil passfrase
eventNamesLive-push-expired = Lenke utløpt
eventNamesLive-push-alarm = Rapport fra en mottaker
eventNamesLive-push-hold_asked = Noen venter
eventNamesLive-push-code_failed = Kode ikke sendt med e-post
eventNamesLive-request-answered = Anmodning besvart
eventNamesLive-request-closed = Anmodning lukket

## conditionWords

conditionWords-passphrases = passfraser
conditionWords-passwords = passord
conditionWords-second_factors = ekstra faktorer
conditionWords-passkeys = passnøkler

## conditionSays

conditionSays-disk_full = Bare { $freeBytes } er ledig på disken med { $directory }: Filer avvises under { $floorBytes }.
conditionSays-disk_low = { $freeBytes } er ledig på disken med { $directory }, mindre enn filene i én lenke kan ta ({ $linkBytes }).
conditionSays-disk_no_inodes = Det er bare plass til noen få filer til på disken med { $directory } ({ $files }): Den har ingen inoder igjen.
conditionSays-disk_error = Disken med { $directory } ga en feil { $atMs }: { $reason }
conditionSays-database_damaged = Databasen er skadet. Loggen nevner stedene.
conditionSays-database_trouble = Denne serveren kan ikke behandle forespørsler nå: { $reason }
conditionSays-bucket_trouble = Filer kan ikke lagres eller åpnes: { $reason }
conditionSays-scanner_trouble = Virusskanneren vurderer ingen filer, så hver fil avvises: { $reason }
conditionSays-sweep_failed = Det som er utløpt, slettes ikke fra disken: { $reason }
conditionSays-clock_jumped = Klokken hoppet mer enn et døgn frem. Den viser nå { $nowMs }. I en time etter hoppet slettes ingenting for godt.
conditionSays-backup_failed = Den siste sikkerhetskopieringen mislyktes: { $reason }
conditionSays-backup_damaged = Den siste sikkerhetskopien, { $name }, inneholder skadede data. Skadede steder: { $count }. { $reason }
conditionSays-backup_old = Den siste sikkerhetskopien er fra { $lastMs }.
conditionSays-certificate_ended = Sertifikatet { $file } har vært utløpt siden { $untilMs }: Klienter avviser det.
conditionSays-certificate_ends = Sertifikatet { $file } er gyldig til { $untilMs }.
conditionSays-certificate_unusable = Et sertifikat på disken kan ikke brukes: { $reason } En server som kjører, beholder det tidligere.
conditionSays-certificate_not_obtained = Det finnes ikke noe gyldig sertifikat, og klienter avviser denne serveren: { $reason }
conditionSays-certificate_not_renewed = Sertifikatet kunne ikke fornyes: { $reason }
conditionSays-client_secret_refused = Påloggingsleverandøren godtar ikke oidc.client_secret: Ingen kan logge på der.
conditionSays-client_secret_ends = Hemmeligheten i oidc.client_secret er gyldig til { $untilMs }. Etter det kan ingen logge på hos leverandøren.
conditionSays-token_ends = API-tokenet «{ $name }» som tilhører { $owner }, og som nylig er brukt, er gyldig til { $untilMs }.
conditionSays-administrator_new = { $user } ble administrator { $sinceMs }, utnevnt av: { $by }.
conditionSays-guessing = Noen gjetter ({ $guessed }): I løpet av en time ble { $times } eller flere forsøk avvist fordi de var for mange.
conditionSays-codes_failed = Koder til mottakere kan ikke sendes med e-post: { $reason }
conditionSays-codes_wait = Ventende e-poster med koder til mottakere: { $count }. En mottaker eller en avsender har nådd grensen per time. Den siste e-posten sendes { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } hendelse kunne ikke leveres og ble gitt opp.
       *[other] { $n } hendelser kunne ikke leveres og ble gitt opp.
    }
conditionSays-deliveries_late = En hendelse fra { $sinceMs } venter på å bli levert.
conditionSays-nodes_differ = Nodene er ikke like: { $reason }
conditionSays-version_ready = Filen med en ny versjon ligger på { $file }.
conditionSays-disk_fine = { $freeBytes } av { $totalBytes } er ledig på disken med { $directory }.
conditionSays-certificate_fine = Sertifikatet { $file } er gyldig til { $untilMs }.
conditionSays-backup_none = Ingen sikkerhetskopi er laget ennå.
conditionSays-backup_fine = Den siste sikkerhetskopien er fra { $lastMs }.
conditionSays-backup_scheduled = Den siste sikkerhetskopien, { $name }, er fra { $lastMs }, og den neste er planlagt { $nextMs }.
conditionSays-node_fine = Noden { $node } kjører versjon { $version }.

## conditionMend

conditionMend-disk_full = Frigjør plass på denne disken, eller utvid den.
conditionMend-disk_low = Frigjør plass på denne disken, eller utvid den.
conditionMend-disk_no_inodes = Slett små filer som andre programmer har etterlatt på denne disken.
conditionMend-disk_error = Ta en sikkerhetskopi nå. Undersøk deretter disken og tilkoblingen til den. Systemets logg sier mer.
conditionMend-database_damaged = Gjenopprett en sikkerhetskopi.
conditionMend-database_trouble = Se på databasen, verten den kjører på, og veien dit.
conditionMend-bucket_trouble = Se på bucketen, nøklene til den og veien dit. En mappe som noder deler, må være montert.
conditionMend-scanner_trouble = Start clamd, og la brukeren til denne serveren lese socketen. clamds egen logg sier mer.
conditionMend-sweep_failed = Ingen kan åpne det. Se på disken og i loggen.
conditionMend-clock_jumped = Hvis klokken går feil, still den riktig innen den timen. Hvis den går riktig, gjør ingenting: Denne meldingen kommer også etter en lang stans eller en gjenoppretting.
conditionMend-backup_failed = Fjern årsaken. Serveren prøver igjen av seg selv.
conditionMend-backup_damaged = Se på disken, og finn ut hva som er skadet. Tidligere hele sikkerhetskopier beholdes.
conditionMend-backup_old = Se på det som lager sikkerhetskopiene dine, eller lag en manuelt.
conditionMend-certificate_ended = Bytt ut filene med sertifikatet og nøkkelen. Serveren leser dem på nytt av seg selv.
conditionMend-certificate_ends = Bytt ut filene med sertifikatet og nøkkelen. Serveren leser dem på nytt av seg selv.
conditionMend-certificate_unusable = Bytt ut filene med sertifikatet og nøkkelen.
conditionMend-certificate_not_obtained = Serveren prøver igjen av seg selv. Se på sertifikatutstederen og veien dit.
conditionMend-certificate_not_renewed = Sertifikatet som er i bruk, er gyldig til { $untilMs }, og serveren prøver igjen. Se på sertifikatutstederen og veien dit.
conditionMend-client_secret_refused = Lag en ny hemmelighet hos leverandøren, og angi den.
conditionMend-client_secret_ends = Lag en ny hemmelighet hos leverandøren, angi den, og sett oidc.client_secret_until til når den utløper.
conditionMend-token_ends = Eieren lager et nytt og gir det til programmet som bruker det.
conditionMend-administrator_new = Hvis du ikke ventet dette, fjern rettigheten og se i administratorenes logg.
conditionMend-guessing = Loggen nevner adressene. Blokker dem i brannmuren din.
conditionMend-codes_failed = Se på e-postserveren og e-postinnstillingene. Mottakere som ikke fikk koden sendt, må be om en ny.
conditionMend-codes_wait = Hvis avsendere trenger å nå så mange mottakere, øk mail.per_hour. Loggene for lenkene deres sier hvilke mottakeres koder som venter.
conditionMend-deliveries_dead = Få mottakeren til å virke, og lever så det som ikke kom fram, på nytt, eller forkast det.
conditionMend-deliveries_late = Se på e-postserveren, webhooken eller innsamleren. Loggen sier hvilken som svikter.
conditionMend-nodes_differ = Gi alle nodene samme versjon, innstillinger og tid.
conditionMend-version_ready = Kontroller den, og oppgrader deretter.
conditionMend-backup_none = Hvis ingenting annet sikkerhetskopierer denne serveren, lag en sikkerhetskopi.

## errorPage

errorPage-missing = Finner ikke siden
errorPage-missingText = Det finnes ingen side på denne adressen.
errorPage-home = Gå til startsiden
errorPage-busy = For mange forespørsler
errorPage-busyText = Vi har mottatt for mange forespørsler fra adressen din. Ingenting ble åpnet. Vent et øyeblikk, og last deretter inn siden på nytt.
errorPage-keySent = Denne lenken er ikke lenger hemmelig
errorPage-keySentText = Et program underveis, for eksempel et e-postfilter, skrev %23 i stedet for # i denne lenken, og dermed ble nøkkelen sendt til serveren. Ingenting ble åpnet, og ingen visning ble telt, men nøkkelen er ikke hemmelig lenger. Be avsenderen om en ny lenke, sendt på en annen måte.
errorPage-upgrading = Denne serveren oppgraderes
errorPage-upgradingText = Ingenting ble åpnet, og ingenting gikk tapt. Last inn siden på nytt om et minutt.
errorPage-unavailable = Ikke tilgjengelig akkurat nå
errorPage-unavailableText = Serveren kan ikke gjøre dette for øyeblikket. Ingenting ble åpnet, og ingenting gikk tapt. Prøv igjen om noen minutter.
errorPage-unconfirmed = Ikke bekreftet
errorPage-unconfirmedText = Serveren kan ikke si om dette ble gjort. En visning kan ha blitt telt selv om ingenting ble vist. Prøv igjen om noen minutter; hvis hemmeligheten er borte da, be avsenderen om en ny lenke.
errorPage-defect = Noe gikk galt
errorPage-defectText = Dette skal ikke skje. Fortell den driftsansvarlige for denne serveren når det skjedde: Loggen har detaljene.

## mailShared

mailShared-subject = { $sender } har noe til deg
mailShared-lead = { $sender } deler noe fortrolig med deg via { $service }.
mailShared-link = Åpne det
mailShared-until = Lenken virker til { $when }.
mailShared-views =
    { $n ->
        [one] Den kan åpnes én gang.
       *[other] Den kan åpnes { $n } ganger.
    }
mailShared-notice = Be { $sender } om lenken: Den er ikke i denne e-posten.
mailShared-stranger = Hvis du ikke kjenner { $sender }, se bort fra denne e-posten.
mailShared-unverified = Ingen har bekreftet at adressen { $sender } er avsenderens. Spør { $sender } på en annen måte om denne e-posten kommer derfra. Hvis du ikke kan det, se bort fra den.

## mailAsked

mailAsked-subject = { $sender } ber deg om noe
mailAsked-lead = { $sender } ber deg om noe fortrolig, som skal sendes via { $service }.
mailAsked-link = Svar
mailAsked-until = Du kan svare frem til { $when }. Du trenger ingen konto.

## mailNeeds

mailNeeds-name = Avsenderen oppgir navnet «{ $name }».
mailNeeds-shared = Før du åpner det:
mailNeeds-asked = Før du svarer:
mailNeeds-from = Det kan åpnes fra { $when }.
mailNeeds-passphrase = Du trenger en passfrase. { $sender } gir deg den på en annen måte.
mailNeeds-code = Du trenger en kode. Siden sender den med e-post til { $address } når du ber om den.
mailNeeds-proof = Bare bestemte personer kan åpne det. Siden ber deg bevise at du er en av dem.
mailNeeds-release = { $sender } må frigi det til deg. Åpne lenken, og la siden stå åpen til det skjer.
mailNeeds-lock = Bare enheten og nettleseren som åpner det først, kan åpne det igjen. Åpne det der du trenger det.
mailNeeds-letters = Siden viser tre bokstaver. Skriv dem, så den vet at du ikke er et program.

## mailOpened

mailOpened-subject = Åpnet: { $name }
mailOpened-unnamed = Lenken din fra { $date }
mailOpened-lead = Lenken din ble åpnet: { $when }.
mailOpened-left =
    { $n ->
        [one] Den kan åpnes én gang til.
       *[other] Den kan åpnes { $n } ganger til.
    }
mailOpened-last = Det var den siste visningen: Hemmeligheten er slettet.
mailOpened-link = Mine lenker
mailOpened-why = Du får denne e-posten fordi du ba om beskjed når den åpnes.

## mailAnswered

mailAnswered-subject = Besvart: { $name }
mailAnswered-unnamed = Anmodningen din fra { $date }
mailAnswered-lead = Anmodningen din ble besvart: { $when }.
mailAnswered-keep = Svaret er ikke i denne e-posten. Logg på for å åpne det.
mailAnswered-link = Anmodninger
mailAnswered-why = Du får denne e-posten fordi du ba om en for hvert svar.

## mailCode

mailCode-subject = Koden din fra { $service }
mailCode-lead = Noen deler noe fortrolig med deg via { $service }. For å åpne det skriver du denne koden på siden som ba om den:
mailCode-leadNamed = { $sender } deler noe fortrolig med deg via { $service }. For å åpne det skriver du denne koden på siden som ba om den:
mailCode-asks = Noen ber deg om noe fortrolig via { $service }. For å lese anmodningen og svare på den skriver du denne koden på siden som ba om den:
mailCode-asksNamed = { $sender } ber deg om noe fortrolig via { $service }. For å lese anmodningen og svare på den skriver du denne koden på siden som ba om den:
mailCode-until =
    { $n ->
        [one] Koden virker én gang, i { $n } minutt, og bare i nettleseren som ba om den.
       *[other] Koden virker én gang, i { $n } minutter, og bare i nettleseren som ba om den.
    }
mailCode-ignore = Hvis du ikke har bedt om en kode, se bort fra denne e-posten, og ikke gi koden til noen.

## mailInvited

mailInvited-subject = Kontoen din hos { $service }
mailInvited-lead = Du har nå en konto hos { $service }: { $email }.
mailInvited-link = Velg et passord
mailInvited-once = Lenken virker én gang, frem til { $when }.

## mailReset

mailReset-subject = Velg et nytt passord for { $service }
mailReset-lead = En administrator for { $service } lar deg velge et nytt passord for { $email }.
mailReset-link = Velg et passord
mailReset-once = Lenken virker én gang, frem til { $when }.

## mailNotice

mailNotice-subject = Kontoen din hos { $service }
mailNotice-password = Passordet for { $email } ble endret: { $when }.
mailNotice-factorAdded = En ekstra faktor ble lagt til for { $email }: { $when }.
mailNotice-factorRemoved = En ekstra faktor for { $email } ble slettet: { $when }.
mailNotice-factorsReset = Alle ekstra faktorer for { $email } ble slettet av en administrator: { $when }.
mailNotice-recoveryCodes = Nye gjenopprettingskoder ble laget for { $email }: { $when }. De tidligere virker ikke lenger.
mailNotice-recoveryCode = En gjenopprettingskode for { $email } ble brukt: { $when }. Den virker ikke igjen.
mailNotice-devices = For mange feil passord eller koder for { $email } kom fra nettlesere som har vært logget på før: { $when }. Noen kan ha en av enhetene dine.
mailNotice-from = Dette kom fra adressen { $address }.
mailNotice-stranger = Hvis du ikke ventet dette, endre passordet ditt hos { $service }, og si fra til administratoren.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } sak til administratoren
       *[other] { $service }: { $n } saker til administratoren
    }
mailConditions-link = Serverens tilstand
mailConditions-why = Du får denne e-posten fordi notices.mail nevner deg. Den kommer én gang, og igjen etter sju dager hvis ingenting har endret seg. Kjør kommandoer på serverens vert, med sudo og serverens --config.

## mailTest

mailTest-subject = Test av { $service }
mailTest-lead = E-post fra { $service } kommer frem.
mailTest-link = { $service }

## opener

opener-title = Åpne en forseglet lenke
opener-lead = Denne siden er din egen fil: Den åpner lenker som er forseglet fra ende til ende, og ingen server kan endre den. Den ber serveren til lenken om den forseglede hemmeligheten, og ikke om noe annet.
opener-link = Lenke, med delen etter #
opener-passphraseHint = Bare hvis avsenderen har gitt deg en.
opener-open = Åpne
opener-notLink = Dette er ikke en lenke til en hemmelighet. Kopier hele lenken, fra https:// til slutten.
opener-unreachable = Ikke noe svar som denne siden kan lese. Serveren kan ikke nås, eller den lar bare sin egen side åpne denne lenken: Hemmeligheten er kanskje ikke forseglet, eller den er begrenset til bestemte nettverk. Ingenting ble åpnet.
opener-incomplete = Svaret kom ikke helt frem. Det kan ha blitt telt som en visning.
opener-notSealed = Det serveren sendte, er ikke forseglet, så det er ikke det avsenderen forseglet for denne lenken. Ingenting av det vises.
opener-wrong = Passfrasen er feil eller mangler. Ingen visning ble telt.
opener-refused = Serveren leverer ikke ut dette for øyeblikket. Ingen visning ble telt.
opener-held = Den som sendte dette, må frigi det. Si disse ordene til vedkommende: { $words }
opener-heldWordless = Den som sendte dette, må frigi det.
opener-otherPassphrase = Det åpnes ikke med denne passfrasen. Prøv igjen: Den forseglede hemmeligheten er her, og det telles ingen ny visning. La feltet stå tomt hvis avsenderen ikke har gitt deg en passfrase.
opener-go = Åpne adressen på { $host }
opener-saved = Lagret

## languages

languages-title = Velg språket ditt
languages-search = Finn språket ditt
languages-searchHint = Språkets eget navn, det engelske navnet eller koden, for eksempel pt-BR.
languages-find = Søk
languages-none = Ingen språk passer.
languages-all = Alle språk
languages-browser = Språket i nettleseren min
languages-back = Tilbake til siden
languages-counts = Tekstene på andre språk er oversettelser. Avviker de fra den engelske, gjelder den engelske. Finner du et feil ord, si fra til dem som driver denne serveren.
languages-recipient = Språk for mottakeren
languages-recipientHint = For siden til lenken og e-posten om den. Mottakere som har valgt et språk, beholder sitt.
languages-recipientOwn = Slik mottakerens nettleser ber om
languages-answerer = Språk for den som svarer
languages-answererHint = For siden til anmodningen. De som har valgt et språk, beholder sitt.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } språk
       *[other] { $n } språk
    }
languagesLive-recipientLanguage = Språk for mottakeren
