### Swedish

## layout

layout-skip = Hoppa till innehållet
layout-navigation = Huvudmeny
layout-create = Ny
layout-pushes = Mina länkar
layout-admin = Admin
layout-account = Konto
layout-signIn = Logga in
layout-languages = Språk
layout-light = Ljust
layout-dark = Mörkt
layout-auto = Auto
layout-api = API
layout-about = Om
layout-aboutLine = Hur det fungerar och vem som driver servern
layout-noScript = Den här sidan behöver JavaScript. Dess skript kontaktar bara den här servern.
layout-otherWays = Du kan också använda API:et eller kommandoraden.
layout-waiting = Sidan läses fortfarande in. Läs in den på nytt om inget händer.
layout-plain = Anslutningen är inte krypterad: andra i nätverket kan läsa det du skickar och öppnar här. Använd en https://-adress om det finns någon.
layout-notSealed = Stopp: det här är inte förseglat
layout-notSealedText = Avsändaren förseglade hemligheten, men det servern skickade är inte förseglat. Inget av det visas. Kontakta avsändaren, till exempel per telefon.

## create

create-title = Dela en hemlighet
create-tagline = Skicka ett lösenord eller en fil med en länk som går ut.
create-kinds = Vad du vill dela
create-text = Text
create-files = Filer
create-url = Länk
create-qr = QR-kod
create-textLabel = Din hemlighet
create-shared = Delat från en annan app: kontrollera innehållet innan du skickar.
create-textPlaceholder = Ett lösenord, en nyckel, en anteckning …
create-urlLabel = Webbadress
create-urlHint = Mottagaren ser först adressen och bekräftar innan den öppnas.
create-qrLabel = Text att visa som QR-kod
create-qrHint = Mottagaren ser den som en QR-kod att skanna.
create-message = Meddelande (valfritt)
create-filesSignIn = Logga in för att dela filer.
create-hide = Dölj medan du skriver
create-generator = Skapa ett lösenord
create-style = Typ
create-styleCharacters = Tecken
create-styleWords = Ord
create-stylePin = PIN-kod
create-pinHint = Räcker som lösenfras, eftersom servern begränsar antalet försök. För svag som själva hemligheten.
create-length = Längd
create-digits = Siffror
create-symbols = Specialtecken
create-capitals = Versaler
create-generated = Förslag
create-again = Nytt förslag
create-use = Använd det här
create-lifetime = Går ut efter
create-views = Antal visningar
create-passphrase = Lösenfras (valfri)
create-passphraseRequired = Lösenfras (krävs)
create-passphraseLength =
    { $n ->
        [one] Minst { $n } tecken.
       *[other] Minst { $n } tecken.
    }
create-passphraseHint = Skicka lösenfrasen separat, till exempel per telefon.
create-suggest = Föreslå
create-add = Lägg till ett alternativ …
create-covered = Håll den dold tills mottagaren trycker
create-coveredHint = Ingen läser den över mottagarens axel när den öppnas.
create-deletable = Mottagaren får ta bort hemligheten
create-notifyMe = Meddela mig när den öppnas
create-notifyByMail = Du får ett mejl och en markering i ”Mina länkar”.
create-notifyInList = Du får en markering i ”Mina länkar”.
create-name = Namn (bara du ser det)
create-note = Anteckning (bara du ser den)
create-sign = Skriv under med ditt namn
create-senderName = Ditt namn
create-senderMessage = Meddelande till mottagaren
create-senderMessageHint = Visas innan hemligheten öppnas, för alla som har länken. Skriv inget konfidentiellt här.
create-senderEmail = Visa ditt kontos adress: { $email }
create-sealed = End-to-end-krypterad
create-sealedHint = Ingen annan än mottagaren kan läsa den, inte ens den här servern.
create-sealedName = Ge den ett namn i din lista: filernas namn skyddas också. Namnet, anteckningen och underskriften skyddas inte.
create-sealedRequired = Den här servern godtar inget annat.
create-groupLimits = För dig gäller gränserna för dina grupper: { $groups }.
create-shownOnce = Kopiera länken nu. Den kan inte visas igen.
create-remembered = Dina val sparas på den här enheten.
create-reset = Återställ till standard
create-submit = Skapa länken
create-ready = Din länk är klar
create-passphraseNext = Skicka nu lösenfrasen på ett annat sätt
create-passphraseReminder = Länken kan bara öppnas med den här lösenfrasen. Säg den till exempel per telefon. Den visas inte igen.
create-copyPassphrase = Kopiera lösenfrasen
create-end = Ta bort nu
create-another = Dela en till

## createClosed

createClosed-title = Logga in för att dela en hemlighet
createClosed-text = Från ditt nätverk kan bara personer med konto skapa länkar.
createClosed-hint = Om du har fått en länk öppnas den härifrån som vanligt.
createClosed-nothingTitle = Du kan inte dela något här
createClosed-nothing = Gränserna för dina grupper ({ $groups }) tillåter ingen typ av hemlighet. Fråga en administratör för den här servern.

## createLive

createLive-bytes = { $used } av { $limit }
createLive-characters = { $used } av { $limit } tecken
createLive-bits =
    { $n ->
        [one] ungefär { $n } bit
       *[other] ungefär { $n } bitar
    }
createLive-termViews =
    { $n ->
        [one] { $n } visning
       *[other] { $n } visningar
    }
createLive-termUntil = fram till { $date }
createLive-noPassphrase = utan lösenfras
createLive-withPassphrase = med lösenfras
createLive-needsPassphrase = lösenfras krävs
createLive-passphraseMissing = Ange en lösenfras: den här servern kräver det.
createLive-passphraseShort =
    { $n ->
        [one] Lösenfrasen är för kort: minst { $n } tecken. En följd som aaaa eller 1234 räknas som två.
       *[other] Lösenfrasen är för kort: minst { $n } tecken. En följd som aaaa eller 1234 räknas som två.
    }
createLive-signed = Undertecknad: { $by }
createLive-blank = Ange först en hemlighet.
createLive-tooLong = Det här är för långt: högst { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] Det här är för långt: högst { $n } tecken.
       *[other] Det här är för långt: högst { $n } tecken.
    }
createLive-badUrl = Ange en webbadress, till exempel https://example.org.
createLive-unsealed = Din webbläsare kunde inte försegla det här. Inget skickades.
createLive-opens =
    { $n ->
        [one] Kan öppnas en gång, fram till { $date } ({ $relative }).
       *[other] Kan öppnas { $n } gånger, fram till { $date } ({ $relative }).
    }
createLive-endedTitle = Hemligheten är borttagen
createLive-ended = Innehållet är raderat. Ingen kan öppna den längre, inte heller du.
createLive-goneTitle = Länken har gått ut
createLive-gone = Ingen kan öppna den längre. Innehållet är raderat.
createLive-linkUnsaved = Du har inte kopierat länken än, och den visas bara på den här sidan. Vill du lämna sidan ändå?
createLive-passphraseUnsaved = Du har inte kopierat lösenfrasen än, och den visas bara på den här sidan. Vill du lämna sidan ändå?
createLive-leaveIt = Lämna
createLive-offline = Servern svarade inte. Kontrollera anslutningen och försök igen.
createLive-rateLimited =
    { $n ->
        [one] För många anrop. Försök igen om { $n } sekund.
       *[other] För många anrop. Försök igen om { $n } sekunder.
    }
createLive-tryAgain = Du kan försöka igen nu.
createLive-tooLarge = Det här är större än servern godtar.
createLive-signInFirst = Logga in först.
createLive-unavailable = Servern är inte tillgänglig just nu. Det du skrev finns kvar här: försök igen om en stund.
createLive-noSpace = Servern har inget utrymme kvar. Inget sparades.
createLive-failed = Något gick fel ({ $status }). Inget sparades.
createLive-refused = Servern godtar inte det här värdet.
createLive-tooMany =
    { $n ->
        [one] Högst { $n } post.
       *[other] Högst { $n } poster.
    }
createLive-outOfRange = Ange ett tal från { $min } till { $max }.

## resultLive

resultLive-notOpened = Inte öppnad än.
resultLive-openedTimes =
    { $n ->
        [one] Öppnad en gång: { $date }.
       *[other] Öppnad { $n } gånger, senast { $date }.
    }

## fileBox

fileBox-files = Filer
fileBox-dropHere = Släpp filer eller mappar här
fileBox-chooseFiles = Välj filer
fileBox-chooseFolder = Välj en mapp
fileBox-cancel = Avbryt

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Högst en fil på { $file }.
       *[other] Högst { $n } filer, { $file } vardera, { $push } tillsammans.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Det får bara plats en fil i en länk.
       *[other] Det får plats högst { $n } filer i en länk.
    }
filesLive-fileTooLarge = ”{ $name }” är större än { $limit }.
filesLive-filesTooLarge = Filerna är tillsammans större än { $limit }.
filesLive-noFiles = Välj minst en fil.
filesLive-packing = ”{ $name }” packas fortfarande.
filesLive-remove = Ta bort { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Anslutningen bröts. Fortsätter av sig själv.
filesLive-uploaded = Skickat. Servern sparar …
filesLive-sealing = Förseglas i din webbläsare: { $percent }
filesLive-unreadable = Din webbläsare kan inte längre läsa en av filerna. Inget skickades. Välj filerna igen.
filesLive-cancelled = Avbrutet. Inget sparades.

## reveal

reveal-title = En hemlighet till dig
reveal-intro = Någon har delat något konfidentiellt med dig.
reveal-ownTitle = Din egen hemlighet
reveal-ownIntro = Du har själv delat den här. Dina mottagare öppnar den på den här sidan.
reveal-ownPage = Gå till dess länk, QR-kod och logg
reveal-passphrase = Lösenfras
reveal-passphraseHint = Du får den av avsändaren, separat från den här länken.
reveal-unlock = Lås upp
reveal-open = Visa hemligheten
reveal-counts = Att öppna den räknas som en visning.
reveal-how = Så fungerar det
reveal-sealed = Den är end-to-end-krypterad: bara din webbläsare kan öppna den, och den här servern kan inte läsa den.
reveal-sealedNoScript = Den här länken kan bara öppnas med JavaScript eller med kommandot ”secretpush open”.
reveal-largeText = En av filerna är större än 256 MiB, och den här webbläsaren kan inte spara en förseglad fil av den storleken. Det här räknades inte som en visning. Öppna länken på en dator i Chrome eller Edge via https://, eller med det här kommandot:
reveal-copyCommand = Kopiera kommandot
reveal-secret = Hemligheten
reveal-show = Visa
reveal-onPaper = Hemligheten är dold. Välj ”Visa” på sidan och skriv sedan ut den igen.
reveal-hide = Dölj
reveal-copy = Kopiera
reveal-save = Spara som fil
reveal-print = Skriv ut
reveal-files = Filer
reveal-download = Ladda ner
reveal-downloadAll = Ladda ner alla som ZIP
reveal-address = Avsändaren vill att du öppnar den här adressen:
reveal-go = Öppna adressen …
reveal-goTitle = Vill du lämna den här sidan?
reveal-goText = Du är på väg att öppna en adress på:
reveal-goYes = Öppna den
reveal-goTo = Öppna adressen på { $host }
reveal-qr = Skanna den här koden
reveal-qrText = Kodens text
reveal-remove = Ta bort nu
reveal-removeText = Ingen kommer att kunna öppna länken igen, inte heller du.
reveal-removeYes = Ta bort
reveal-cancel = Avbryt
reveal-deletedTitle = Borttagen
reveal-deletedText = Ingen kan öppna länken längre, och den här sidan innehåller inte längre hemligheten.
reveal-undo = Ångra
reveal-openAgain = Tillbaka till länken
reveal-gone = Här finns inget längre
reveal-goneText = Länken har gått ut, tagits bort eller aldrig funnits.
reveal-openedHere = Du öppnade länken på den här enheten { $date } ({ $relative }). Den har gått ut eller tagits bort sedan dess.
reveal-goneHint = Be avsändaren om en ny länk.
reveal-goneCreate = Dela själv en hemlighet
reveal-letters = Skriv de här tre bokstäverna
reveal-lettersNeeded = Skriv de tre bokstäverna och tryck sedan på knappen igen. Inget öppnades.
reveal-lettersOther = Det var andra bokstäver. Skriv de här tre och tryck sedan på knappen igen. Inget öppnades.
reveal-wrong = Lösenfrasen är fel.
reveal-limited = För många felaktiga lösenfraser. Vänta en minut och försök sedan igen.
reveal-refused = Den som skickade det här har valt att inte släppa in dig.
reveal-waitOver = Din väntetid är över. Öppna den igen för att fråga en gång till.
reveal-crowded = För många väntar på det här. Försök igen om en minut.
reveal-scanner = Den här webbläsaren uppger att den är ett program som kontrollerar länkar, så inget öppnades. Öppna länken i en annan webbläsare.
reveal-again = Hemligheten öppnas inte igen av att sidan läses in på nytt. Tryck på knappen för att öppna den en gång till.
reveal-failed = Något gick fel på servern. Försök igen om en stund.

## senderNote

senderNote-label = Från avsändaren
senderNote-shares = { $name } delar något med dig.
senderNote-writes = { $name } skriver:
senderNote-unnamedWrites = Avsändaren skriver:
senderNote-account = Den skickades från kontot { $email } på den här servern.
senderNote-anyAccount = Den skickades från kontot { $email }. Vem som helst kan skapa ett konto här, så adressen är inte verifierad.
senderNote-unverifiedAccount = Den skickades från kontot { $email }. Ingen har verifierat den adressen.
senderNote-ownWords = Namn och meddelande är avsändarens egna ord.
senderNote-unverified = Namn och meddelande är avsändarens egna ord. Den här servern vet inte om namnet stämmer.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Du kan ångra det här i { $n } sekund.
       *[other] Du kan ångra det här i { $n } sekunder.
    }

## undoLive

undoLive-deleted = Borttagen. Ingen kan öppna den.
undoLive-undo = Ångra ({ $seconds })
undoLive-undone = Borttagningen är ångrad.
undoLive-tooLate = Det gick inte att ångra: hemligheten är raderad.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Den kan öppnas en gång till, fram till { $date } ({ $relative }).
       *[other] Den kan öppnas { $n } gånger till, fram till { $date } ({ $relative }).
    }
revealLive-lastView = Det här var den sista visningen. Hemligheten är raderad från servern: spara nu det du behöver.
revealLive-lastViewFiles = Det här var den sista visningen. Ladda ner det du behöver nu: länkarna fungerar bara en kort stund.
revealLive-ownView = Dina egna visningar räknas inte.
revealLive-shown = Hemligheten visas.
revealLive-covered = Hemligheten är dold.
revealLive-copied = Kopierat
revealLive-copyFailed = Det gick inte att kopiera. Markera texten och kopiera den.
revealLive-wrong = Lösenfrasen är fel.
revealLive-limited =
    { $n ->
        [one] För många felaktiga lösenfraser. Försök igen om { $n } sekund.
       *[other] För många felaktiga lösenfraser. Försök igen om { $n } sekunder.
    }
revealLive-busy =
    { $n ->
        [one] För många anrop. Försök igen om { $n } sekund.
       *[other] För många anrop. Försök igen om { $n } sekunder.
    }
revealLive-again = Du kan försöka igen nu.
revealLive-unconnected = Du är offline. Inget öppnades.
revealLive-offline = Serverns svar kom inte fram helt. Det kan ha räknats som en visning.
revealLive-failed = Något gick fel på servern. Försök igen om en stund.
revealLive-downloaded = Nedladdad
revealLive-downloadedOf = Nedladdade filer: { $done } av { $total }
revealLive-preview = Förhandsgranska
revealLive-previewOf = Förhandsgranskning av { $name }
revealLive-previewFailed = Bilden kan inte visas här. Ladda ner den i stället.
revealLive-downloadFailed = Nedladdningen avbröts. Länken kan ha gått ut.
revealLive-deleteFailed = Hemligheten kunde inte tas bort.
revealLive-noAddress = Det här är ingen webbadress, så den visas som vanlig text.
revealLive-fileName = hemlighet.txt
revealLive-see = Visa

## sealedLive

sealedLive-linkCut = Länken är inte fullständig: delen efter # saknas. Be avsändaren om den fullständiga länken. Inget öppnades, och ingen visning räknades.
sealedLive-linkAltered = Länken har kortats av eller ändrats på vägen: delen efter # stämmer inte. Be avsändaren om den fullständiga länken. Inget öppnades, och ingen visning räknades.
sealedLive-moduleMissing = Den del av sidan som öppnar förseglade hemligheter har inte kommit fram. Kontrollera anslutningen och läs in sidan på nytt. Inget öppnades, och ingen visning räknades.
sealedLive-sealBroken = Det förseglade innehållet har skadats eller ändrats, så inget av det visas. Be avsändaren att skicka det igen.
sealedLive-sealShort = Slutet av det förseglade innehållet saknas, så inget av det visas. Be avsändaren att skicka det igen.
sealedLive-sealOther = Det förseglade innehållet passar inte den här länken, eller så är det förseglat på ett sätt som den här sidan inte kan öppna. Be avsändaren att skicka det igen.
sealedLive-fileWhole = Fullständig: ”{ $name }” har kontrollerats till sista byten.
sealedLive-fileBroken = ”{ $name }” har skadats eller ändrats. Inget av filen sparades.
sealedLive-fileShort = Slutet av ”{ $name }” saknas. Inget av filen sparades.
sealedLive-fileTooLarge = ”{ $name }” är för stor för den här webbläsaren. Öppna länken på en dator i Chrome eller Edge via https://, eller med kommandot ”secretpush open”.

## newRequest

newRequest-sealed = Bara du kan läsa svaret
newRequest-sealedHint = Inte ens den här servern kan läsa det.
newRequest-sealedRequired = Den här servern godtar inget annat.
newRequest-collectTitle = Din nyckel till svaren
newRequest-collectText = Du behöver den för att läsa svaren, och den kan inte visas igen: ladda ner återställningsfilen. Skicka den inte till någon.
newRequest-copyCollect = Kopiera nyckeln
newRequest-recovery = Ladda ner återställningsfilen
newRequest-showKey = Visa nyckeln som länk
newRequest-title = Be om en hemlighet
newRequest-lead = Den som får länken kan skicka dig en hemlighet, utan konto.
newRequest-link = Be någon om en hemlighet
newRequest-what = Vad behöver du?
newRequest-whatHint = Alla som har länken kan läsa det här. Skriv inget konfidentiellt här.
newRequest-takesFiles = Den som svarar får skicka filer
newRequest-showsEmail = Visa ditt kontos adress för den som svarar: { $email }
newRequest-notifyMe = Skicka mig ett mejl för varje svar
newRequest-name = Namn (bara du ser det)
newRequest-note = Anteckning (bara du ser den)
newRequest-files = Filer till den som svarar (valfritt)
newRequest-filesHint = Till exempel ett formulär att fylla i. Alla som har länken kan ladda ner dem.
newRequest-until = Öppen i
newRequest-answers = Antal tillåtna svar
newRequest-passphrase = Lösenfras (valfri)
newRequest-passphraseHint = Behövs för att läsa förfrågan och svara på den. Säg den till exempel per telefon.
newRequest-more = Fler alternativ
newRequest-submit = Skapa länken
newRequest-ready = Din länk är klar
newRequest-page = Öppna sidan för den här förfrågan
newRequest-passphraseNext = Skicka nu lösenfrasen på ett annat sätt
newRequest-passphraseReminder = Förfrågan kan bara öppnas med den här lösenfrasen. Den visas inte igen.
newRequest-copyPassphrase = Kopiera lösenfrasen
newRequest-another = Be om något annat

## newRequestLive

newRequestLive-blankRequest = Skriv vad du behöver.
newRequestLive-longRequest = Det här är för långt: högst { $limit }.
newRequestLive-longNote = Din anteckning är för lång: högst { $limit }.
newRequestLive-answersRange = Ange ett tal från { $min } till { $max }.
newRequestLive-leadNamed = Bara de personer du anger kan skicka dig en hemlighet.
newRequestLive-hintNamed = Bara de personer du anger kan läsa det här.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } svar
       *[other] { $n } svar
    }
newRequestLive-noPassphrase = utan lösenfras
newRequestLive-withPassphrase = med lösenfras
newRequestLive-takes =
    { $n ->
        [one] Den kan besvaras en gång, fram till { $date } ({ $relative }).
       *[other] Den kan besvaras { $n } gånger, fram till { $date } ({ $relative }).
    }
newRequestLive-full = Du har för många öppna förfrågningar. Stäng en först.
newRequestLive-tooLarge = Det här är större än servern godtar.
newRequestLive-unavailable = Servern är inte tillgänglig just nu. Det du skrev finns kvar här: försök igen om en stund.
newRequestLive-noSpace = Servern har inget utrymme kvar. Inget sparades.
newRequestLive-limited =
    { $n ->
        [one] För många anrop. Försök igen om { $n } sekund.
       *[other] För många anrop. Försök igen om { $n } sekunder.
    }
newRequestLive-retry = Du kan försöka igen nu.
newRequestLive-noAnswer = Servern svarade inte. Kontrollera anslutningen och försök igen.
newRequestLive-problem = Något gick fel ({ $status }). Inget sparades.
newRequestLive-refused = Ett av värdena godtas inte av servern.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Kan du skicka mig något konfidentiellt genom den här länken? Den kan besvaras en gång, fram till { $date }. Du behöver inget konto:
       *[other] Kan du skicka mig något konfidentiellt genom den här länken? Den kan besvaras { $n } gånger, fram till { $date }. Du behöver inget konto:
    }
requestShareLive-requestSubject = En förfrågan till dig
requestShareLive-requestTerms =
    { $n ->
        [one] Den kan besvaras en gång, fram till { $date }.
       *[other] Den kan besvaras { $n } gånger, fram till { $date }.
    }

## requestLetter

requestLetter-to = Till
requestLetter-from = Från
requestLetter-title = Någon ber dig om något konfidentiellt
requestLetter-intro = Du kan skicka det från vilken telefon eller dator som helst. Du behöver inget konto.
requestLetter-scan = Skanna koden med telefonens kamera. Eller skriv adressen i en webbläsare exakt som den är tryckt här: det är skillnad på stora och små bokstäver.
requestLetter-press = Tryck på knappen på sidan som öppnas och skicka det som efterfrågas.
requestLetter-passphrase = Ange lösenfrasen och tryck på knappen. Den som skapade förfrågan ger dig lösenfrasen på ett annat sätt. För din säkerhet står den inte på det här bladet: skriv den inte här.
requestLetter-keep = Förstör sedan det här bladet.

## request

request-recovery = Ladda ner återställningsfilen
request-loadKey = Läs in återställningsfilen
request-keyFile = Återställningsfil
request-linkOnce = Den fullständiga länken visades en gång, när förfrågan skapades, och den finns också i återställningsfilen. Om du inte har någotdera stänger du den här förfrågan och skapar en ny.
request-noScript = Svaren visas bara med JavaScript.
request-asked = Vad du ber om
request-answers = Svar
request-close = Stäng förfrågan
request-cancel = Avbryt

## requestKeysLive

requestKeysLive-recoveryText =
    Den här filen öppnar svaren på din förfrågan. Spara den och skicka den inte till någon.

    För att läsa svaren i en annan webbläsare loggar du in, öppnar förfrågans sida och läser in filen där, eller öppnar din nyckel.
requestKeysLive-recoveryLink = Länken att skicka:
requestKeysLive-recoveryKey = Din nyckel:
requestKeysLive-keyElsewhere = Ladda ner återställningsfilen för att läsa dem i en annan webbläsare. Skicka den inte till någon.
requestKeysLive-keyInTab = Den här fliken har nyckeln som öppnar svaren.
requestKeysLive-keyMissing = Bara du kan läsa svaren, och den här webbläsaren har inte din nyckel: läs in återställningsfilen.
requestKeysLive-keyNotInFile = Det här är inte återställningsfilen för den här förfrågan.
requestKeysLive-keyLoaded = Din nyckel är inläst.

## requestWordsLive

requestWordsLive-unnamedRequest = Förfrågan från { $date }
requestWordsLive-closeQuestion = Vill du stänga ”{ $name }”? Den tar inte emot fler svar, och det den ber om raderas.
requestWordsLive-answersStay = Svaren finns kvar tills de går ut.
requestWordsLive-closedNow = Stängd. Det den bad om är raderat.
requestWordsLive-answeredMeanwhile = Det finns ett nytt svar.

## requestLive

requestLive-open = Öppen
requestLive-ready = Besvarad
requestLive-closed = Stängd
requestLive-guardedText = Den skyddas av lösenfrasen, så den visas inte här.
requestLive-closedText = Den raderades när förfrågan stängdes.
requestLive-answersOf = Svar
requestLive-answersCount = { $came } av { $total }
requestLive-openUntil = Öppen till
requestLive-filesMay = Filer
requestLive-filesYes = Får skickas
requestLive-guard = Lösenfras
requestLive-guardSet = Behövs för att läsa den och svara
requestLive-email = Ditt kontos adress
requestLive-emailShown = Visas
requestLive-noAnswers = Ingen har svarat än.
requestLive-sendLink = Skicka länken till den som har det du behöver.
requestLive-noneCame = Ingen svarade.
requestLive-purged = Svaren är borttagna vid det här laget.
requestLive-answerBy = Svar från { $name }
requestLive-answerOf = Svar från { $date }
requestLive-newAnswer = nytt
requestLive-answerOpen = Öppna
requestLive-answerPage = Länk och logg
requestLive-answerOver = utgånget
requestLive-allCame = Besvarad. Länken tar inte emot fler svar.
requestLive-logClosed = stängd för hand

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } nytt svar
       *[other] { $n } nya svar
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } svar
       *[other] { $n } svar
    }
requestsLive-noneYet = inget svar än
requestsLive-closes = stängs { $when }
requestsLive-hasClosed = stängd
requestsLive-requestMade = skapad { $when }
requestsLive-noOpen = Du ber inte om något just nu.
requestsLive-noReady = Ingen öppen förfrågan har något svar.
requestsLive-noClosed = Ingen förfrågan har stängts än.
requestsLive-closeRequest = Stäng

## ownRequests

ownRequests-tab = Förfrågningar
ownRequests-open = Öppna
ownRequests-ready = Besvarade
ownRequests-closed = Stängda

## answerGate

answerGate-collects = Det här är länken som öppnar svaren. Den är till för den som skapade förfrågan: logga in och öppna den sedan igen.
answerGate-title = Någon ber dig om en hemlighet
answerGate-intro = Någon ber dig skicka något konfidentiellt. Du behöver inget konto.
answerGate-ownTitle = Din egen förfrågan
answerGate-ownIntro = Du har själv skapat den här förfrågan. Andra svarar på den på den här sidan.
answerGate-ownPage = Gå till dess länk, svar och logg
answerGate-passphraseHint = Du får den av den som skapade förfrågan, separat från den här länken.
answerGate-read = Se vad som efterfrågas
answerGate-left =
    { $n ->
        [one] Den kan besvaras en gång till, fram till { $date } ({ $relative }).
       *[other] Den kan besvaras { $n } gånger till, fram till { $date } ({ $relative }).
    }
answerGate-busy = För många anrop från din adress. Vänta en minut och försök sedan igen.

## ownAnswer

ownAnswer-title = Svar på ”{ $name }”
ownAnswer-unnamed = Svar på din förfrågan
ownAnswer-intro = Bara du kan öppna det.
ownAnswer-page = Gå till förfrågan och alla dess svar

## answer

answer-yourName = Ditt namn (valfritt)
answer-yourNameHint = Den som skapade förfrågan ser det.
answer-yourNameOpen = Den som skapade förfrågan ser det. Det skyddas inte som ditt svar.
answer-addressShown = Personen ser också din bekräftade e-postadress.
answer-title = Det här efterfrågas
answer-label = Från den som skapade förfrågan
answer-asks = Den som skickade dig länken ber om det här:
answer-asksFiles = Den som skickade dig länken skickar med filer.
answer-ownWords = Skrivet av den som skapade förfrågan. Vi har inte kontrollerat vem det är.
answer-ownWordsAccount = Skrivet av den som skapade förfrågan.
answer-account = Personen har kontot { $email } på den här servern.
answer-anyAccount = Personen har kontot { $email }. Vem som helst kan skapa ett konto här, så adressen är inte verifierad.
answer-unverifiedAccount = Personen har kontot { $email }. Ingen har verifierat den adressen.
answer-careful = Skicka bara om du vet vem som ber om det.
answer-given = Filer till dig
answer-text = Ditt svar
answer-textPlaceholder = Ett lösenord, en nyckel, en anteckning …
answer-message = Meddelande
answer-sealed = Den här förfrågan tar bara emot svar som är förseglade från ände till ände. Utan JavaScript kan sidan inte försegla svaret. Skicka det med det här kommandot och den fullständiga länken:
answer-sealedOnce = Bara den som skapade förfrågan kan läsa ditt svar; den här servern kan det inte. Du kan inte ändra det efteråt.
answer-once = Det lagras krypterat, bara den som skapade förfrågan kan öppna det och du kan inte ändra det efteråt.
answer-send = Skicka
answer-sent = Skickat
answer-sentText = Ditt svar har kommit fram. Du kan stänga den här sidan.
answer-sentTo = Ditt svar har kommit fram till { $email }. Du kan stänga den här sidan.
answer-sentMore = Skicka ett svar till
answer-notSent = Inte skickat
answer-notSentText = Gå tillbaka: det du skrev finns kvar där.
answer-back = Börja om
answer-gone = Här efterfrågas inget längre
answer-goneText = Förfrågan har stängts, dess tid har gått ut eller så har den aldrig funnits.
answer-goneHint = Be den som skickade dig länken om en ny.
answer-answered = Redan besvarad
answer-answeredText = Den här förfrågan har fått alla svar den bad om.
answer-answeredHint = Var det inte du? Säg då till den som skickade dig länken.
answer-blankProblem = Ange det du vill skicka.
answer-tooLargeProblem = Det här är större än servern godtar.
answer-spaceProblem = Servern har inget utrymme kvar. Inget sparades.
answer-goneProblem = Förfrågan tar inte emot fler svar. Inget sparades.
answer-passphraseProblem = Lösenfrasen är fel. Inget sparades.
answer-unprovedProblem = Den här förfrågan är avsedd för vissa personer, och den här webbläsaren har inte visat att du är en av dem. Inget sparades. Öppna länken igen i en annan flik, be om en kod, som mejlas till dig, och skicka sedan det du skrev här.

## answerSealedLive

answerSealedLive-answerLinkCut = Länken är inte fullständig: delen efter # saknas eller har ändrats på vägen. Inget skickades. Öppna den fullständiga länken igen, eller fråga den som skickade den.
answerSealedLive-sealerMissing = Den del av sidan som förseglar ditt svar har inte kommit fram. Inget skickades. Kontrollera anslutningen och läs in sidan på nytt.
answerSealedLive-notSealed = Din webbläsare kunde inte försegla det här. Inget skickades.

## answerLive

answerLive-bytes = { $used } av { $limit }
answerLive-blank = Ange det du vill skicka.
answerLive-blankFiles = Ange det du vill skicka, eller välj filer.
answerLive-tooLong = Det här är för långt: högst { $limit }.
answerLive-tooLarge = Det här är större än servern godtar.
answerLive-over = Förfrågan tar inte emot fler svar. Inget sparades.
answerLive-wrong = Lösenfrasen är fel. Inget sparades.
answerLive-limited =
    { $n ->
        [one] För många anrop. Försök igen om { $n } sekund.
       *[other] För många anrop. Försök igen om { $n } sekunder.
    }
answerLive-again = Du kan försöka igen nu.
answerLive-unavailable = Servern är inte tillgänglig just nu. Det du skrev finns kvar här: försök igen om en stund.
answerLive-noSpace = Servern har inget utrymme kvar. Inget sparades.
answerLive-offline = Servern svarade inte. Svaret kan ändå ha kommit fram: läs in sidan på nytt för att se det.
answerLive-failed = Något gick fel ({ $status }). Inget sparades.
answerLive-refused = Servern godtar inte det här svaret. Inget sparades.

## receipt

receipt-choice = Spara ett kvitto
receipt-choiceHint = En andra länk, bara för dig: den visar om hemligheten har öppnats och kan ta bort den.
receipt-yours = Spara ditt kvitto
receipt-yoursShows = Det visar om hemligheten har öppnats och kan ta bort den.
receipt-yoursText = Det kan inte läsa den. Behåll det för dig själv: mottagaren behöver länken ovan.
receipt-open = Öppna kvittot
receipt-copy = Kopiera kvittot
receipt-remember = Kom ihåg mina länkar på den här enheten
receipt-rememberHint = Bara kvittona, och bara i den här webbläsaren. Den som kan använda den kan se dem. När du stänger av det här glöms alla.
receipt-list = Mina senaste länkar
receipt-listText = Det här minns webbläsaren av länkarna som du har skapat utan konto.
receipt-listNone = Den här webbläsaren minns inga länkar. På ett kvitto kan du välja att den ska minnas dem.
receipt-listScripts = Listan behöver JavaScript: det är webbläsaren som har den, inte servern.
receipt-forget = Glöm alla
receipt-notOpened = Inte öppnad än
receipt-neverOpened = Aldrig öppnad
receipt-notOpenedText = Ingen har öppnat länken hittills.
receipt-opened =
    { $n ->
        [one] Öppnad en gång
       *[other] Öppnad { $n } gånger
    }
receipt-times = När den öppnades
receipt-timesSome = När den öppnades senast
receipt-over = Ingen kan öppna länken längre.
receipt-overViews = Den har öppnats så många gånger som du tillät, senast { $date }. Innehållet är raderat.
receipt-overTime = Dess tid gick ut { $date }. Innehållet är raderat.
receipt-overHand = Den togs bort { $date }. Innehållet är raderat.
receipt-left =
    { $n ->
        [one] Länken kan öppnas en gång till, fram till { $date }.
       *[other] Länken kan öppnas { $n } gånger till, fram till { $date }.
    }
receipt-alarmed = En mottagare säger att någon annan öppnade länken först. Prata med din mottagare.
receipt-frozen = Länken är pausad: ingen kan öppna den.
receipt-again = Titta igen
receipt-unknown = Här finns inga uppgifter
receipt-unknownText = Kvittot hör inte till någon länk på den här servern. Kontrollera att adressen är fullständig.
receipt-unknownHint = En tid efter att en länk har gått ut tar servern bort allt den visste om den.

## receiptListLive

receiptListLive-made = Skapad { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Öppnad en gång
       *[other] Öppnad { $n } gånger
    }
receiptListLive-stateNone = Inte öppnad än
receiptListLive-stateOver = Utgången
receiptListLive-stateAlarmed = Larm
receiptListLive-stateFrozen = Pausad
receiptListLive-stateUnknown = Det finns inga uppgifter kvar om den
receiptListLive-stateFailed = Servern svarade inte
receiptListLive-forgotten = Glömt. Den här webbläsaren minns inga länkar från och med nu.

## about

about-title = Hur det fungerar och vem som driver servern
about-lead = Du delar en hemlighet som en länk. Länken slutar fungera av sig själv, och då raderas hemligheten.
about-operatorTitle = Vem som driver den här servern
about-runBy = Den här servern drivs av { $name }.
about-unnamed = Den som driver servern har inte angett något namn här. Fråga den som hänvisade dig hit.
about-contact = Kontakt:
about-program = Programvara: Secret Push, version { $version }.
about-words = Den föreslår ord ur EFF Long Wordlist från Electronic Frontier Foundation (https://www.eff.org/dice), utom fyra av dem, enligt CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Hur en hemlighet skyddas
about-sealed = Servern krypterar varje hemlighet med AES-256-GCM innan den lagras. Nyckeln härleds ur en egen slumpmässig nyckel, länken och, om det finns en, lösenfrasen.
about-masterKey = Den slumpmässiga nyckeln lagras krypterad med serverns huvudnyckel, som förvaras utanför databasen.
about-passphrase = Servern lagrar ingen lösenfras och inget att jämföra en med. Argon2id gör det långsamt att gissa, och efter fem felaktiga försök inom en minut måste en adress vänta.
about-files = Filers namn och innehåll krypteras också.
about-transport = Den här krypteringen sker på servern. En https://-adress skyddar vägen dit.
about-endToEnd = En avsändare kan också försegla en hemlighet i webbläsaren eller med kommandoraden, i det öppna formatet age. Nyckeln finns i länken efter #, en del som webbläsare aldrig skickar: den här servern förvarar och lämnar ut något som den inte kan läsa.
about-endTitle = Vad som händer när en länk går ut
about-end = En länk går ut efter den valda tiden, efter den sista tillåtna visningen eller när någon tar bort den. I det ögonblicket raderas dess nyckel, hemligheten och avsändarens meddelande.
about-endFiles = Filer tas också bort. Den sista visningens nedladdningslänkar fungerar fortfarande: i högst { $time }, och aldrig längre än den valda tiden.
about-rowAnonymous = Loggen för en hemlighet som delats utan konto tas bort { $time } efter att den gått ut.
about-rowAnonymousKept = Loggen för en hemlighet som delats utan konto sparas tills den som driver servern tar bort den.
about-rowOwned = Loggen för en inloggad avsändares hemlighet tas bort { $time } efter att den gått ut, tillsammans med namnet och anteckningen som avsändaren gav den.
about-rowOwnedKept = Loggen för en inloggad avsändares hemlighet sparas, tillsammans med namnet och anteckningen som avsändaren gav den, tills den som driver servern tar bort den.
about-backups = En säkerhetskopia innehåller det som var lagrat när den gjordes, tills den som driver servern tar bort den.
about-loggedTitle = Vad som loggas
about-logged = För varje hemlighet: när den skapades, öppnades, togs bort eller prövades med fel lösenfras, med nätverksadressen, webbläsaren och sidan som besökaren kom från. Inloggade avsändare ser den här loggen för sina egna hemligheter.
about-request = För varje anrop: tid, typ av sida, resultat, varaktighet och nätverksadress. Aldrig länken, hemligheten eller lösenfrasen. Den som driver servern bestämmer hur länge de raderna sparas.
about-cookies = Kakor: en för din session när du har loggat in, en var för språket och färgerna du väljer, och en i en webbläsare som väntar på en avsändare eller har rapporterat en länk. Det finns ingen spårning, och sidorna läser inte in något från andra servrar.
about-operatorReadsTitle = Vad den som driver servern kan och inte kan läsa
about-seesMeta = Den som driver servern ser att en hemlighet finns: dess typ, storlek, tider, visningar och logg, och en inloggad avsändares e-postadress.
about-adminPage = Administratörer kan ta bort vilken hemlighet som helst. De ser varken dess innehåll eller dess namn, anteckning eller länk. De kan däremot återställa en användares lösenord och sedan logga in som den användaren.
about-readsOwned = Den som har både lagrade data och huvudnyckeln kan läsa en inloggad avsändares hemlighet som inte har gått ut, om den saknar lösenfras, och den avsändarens namn, anteckningar och meddelanden.
about-readsAnonymous = För en hemlighet som delats utan konto behövs också länken, som servern inte sparar.
about-readsGuarded = För en hemlighet med lösenfras behövs också lösenfrasen. En kort går att gissa, en lång gör det inte.
about-running = Den som kontrollerar servern när den är i drift kan se en hemlighet och dess lösenfras när den skapas och när den öppnas.
about-readsSealed = Den som driver servern kan inte läsa en förseglad hemlighet, inte ens med alla data och huvudnyckeln. En manipulerad server kan däremot lämna ut en sida som avslöjar hemligheten: öppna länken med kommandoraden för att utesluta det.
about-readsExpired = Ingen kan läsa en utgången hemlighet, inte heller den som driver servern, om den inte finns kvar i en tidigare säkerhetskopia.
about-youTitle = Vad du kan göra
about-you = Välj få visningar och kort tid. Lägg till en lösenfras och skicka den på ett annat sätt än länken. Öppna en hemlighet först när du kan spara den säkert.

## accessibility

accessibility-title = Tillgänglighet
accessibility-lead = Alla måste kunna dela en hemlighet och öppna en, oavsett hur de ser, hör, rör sig och läser.
accessibility-contactTitle = Om något är i vägen för dig
accessibility-contact = Berätta för den som driver servern vad som inte fungerar för dig, eller be om ett annat sätt:
accessibility-nobody = Den som driver servern har inte angett någon kontakt här. Berätta för den som hänvisade dig hit vad som inte fungerar för dig, och be om ett annat sätt.
accessibility-standardTitle = Vad de här sidorna uppfyller
accessibility-standard = De här sidorna är gjorda för att uppfylla WCAG 2.2 på nivå AA, och därmed kapitel 9 i EN 301 549. Enligt utvecklarnas egen kontroll gör de det, förutom det som nästa lista tar upp.
accessibility-missingTitle = Vad som saknas
accessibility-missingUndo = En borttagning kan ångras i åtta sekunder och inte längre, eftersom en hemlighet inte får överleva att den tas bort. Knappen som ångrar har fokus direkt.
accessibility-missingLanguage = Det som människor själva har skrivit, som ett meddelande eller namnet på en fil, är inte märkt med språk.
accessibility-missingReaders = Ingen skärmläsare användes vid kontrollen, och inga personer med funktionsnedsättning har medverkat än.
accessibility-checkedTitle = Hur det kontrollerades
accessibility-checkedByProgram = Med axe-core: varje sida i varje tillstånd, på smal och bred skärm, i ljust och mörkt läge. Varje sida får också plats på 320 bildpunkter, och med text i dubbel storlek.
accessibility-checkedByHand = För hand: de vanligaste vägarna genom sidorna, med enbart tangentbord, med större avstånd mellan bokstäver och rader, och i Chromiums tillgänglighetsträd, som skärmläsare läser från.

## caution

caution-notMe = Det var inte jag
caution-tellText = Om det inte var någon du känner, säg till avsändaren: det kommer att stå i avsändarens logg.
caution-tellFreezes = Det pausar också länken: ingen kan öppna den förrän avsändaren återupptar den.
caution-tell = Säg till avsändaren
caution-told = Du har sagt till avsändaren att det inte var du.
caution-askSender = Om det inte var du, be avsändaren om en ny hemlighet.
caution-toldTitle = Avsändaren kan se det nu
caution-toldText = I avsändarens logg står det att någon öppnade länken före dig.
caution-toldFrozen = Länken är pausad: ingen kan öppna den förrän avsändaren återupptar den.
caution-toldOpen = Länken fungerar fortfarande. Fråga avsändaren innan du litar på det som finns bakom den.
caution-toldNext = Prata med avsändaren på ett annat sätt, till exempel per telefon.
caution-back = Tillbaka till hemligheten
caution-frozenTitle = Länken är pausad
caution-frozenText = Ingen kan öppna den just nu. Den fungerar igen när avsändaren återupptar den.
caution-frozenHint = Fråga avsändaren och läs sedan in sidan på nytt. Det här räknades inte som en visning.
caution-elsewhereTitle = Inte från det här nätverket
caution-elsewhereText = Avsändaren har valt i vilka nätverk länken kan öppnas. Din adress { $address } finns inte i något av dem.
caution-elsewhereHint = Anslut till rätt nätverk och läs sedan in sidan på nytt. Det här räknades inte som en visning.
caution-earlyTitle = Inte öppen än
caution-earlyText = Länken kan öppnas från { $date } ({ $relative }).
caution-earlyHint = Läs in sidan på nytt då. Det här räknades inte som en visning.
caution-notBefore = Öppnas tidigast (valfritt)
caution-notBeforeHint = I den här enhetens tidszon. Bara du kan öppna den tidigare.
caution-afterFirstView = Efter den första visningen: går ut efter
caution-networks = Bara i de här nätverken (fråga IT-avdelningen)
caution-networksHint = Adresser och intervall som 192.0.2.0/24, avgränsade med kommatecken.
caution-addressees = Bara för de här personerna (valfritt)
caution-addresseesHint = E-postadresser, eller grupper som group:staff, avgränsade med kommatecken. Innan länken öppnas använder de företagsinloggningen, eller en kod som mejlas till dem.
caution-addresseesByCompany = E-postadresser, eller grupper som group:staff, avgränsade med kommatecken. Innan länken öppnas använder de företagsinloggningen.
caution-addresseesByCode = E-postadresser, avgränsade med kommatecken. Ingen behöver ett konto: innan länken öppnas skriver de en kod som mejlas till dem.
caution-addresseesRequired = Bara för de här personerna (krävs)
caution-addresseesNext = Bara för { $people }. Skicka länken till dem. Den öppnas för dem efter företagsinloggningen.
caution-addresseesNextByCode = Bara för { $people }. Skicka länken till dem. På länkens sida ber de om en kod, som mejlas till deras adress.
caution-addresseesNextByEither = Bara för { $people }. Skicka länken till dem. På länkens sida använder de företagsinloggningen eller ber om en kod, som mejlas till deras adress.
caution-openings = Varna mottagaren om någon redan har öppnat länken
caution-freeze = Pausa länken
caution-thaw = Återuppta länken

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Länken har öppnats en gång tidigare, { $date } ({ $relative }).
       *[other] Länken har öppnats { $n } gånger tidigare, senast { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = ”{ $entry }” är ingen e-postadress.
addresseesLive-notIn = Adresser i { $domain } är inte tillåtna.
addresseesLive-wanted = Ange vem länken är till för: den här servern kräver det.

## cautionCreateLive

cautionCreateLive-badMoment = Välj en tidpunkt som infaller innan länken går ut.
cautionCreateLive-termNotBefore = öppnas { $date }
cautionCreateLive-notSooner = Ingen ändring
cautionCreateLive-termFirstView = går ut { $duration } efter den första visningen
cautionCreateLive-badNetwork = ”{ $network }” är inget nätverk. Ange adresser och intervall som 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] bara från { $n } nätverk
       *[other] bara från { $n } nätverk
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] bara för { $n } mottagare
       *[other] bara för { $n } mottagare
    }
cautionCreateLive-termLock = bara första enheten
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } visning per mottagare
       *[other] { $n } visningar per mottagare
    }

## cautionOwnLive

cautionOwnLive-frozen = Pausad
cautionOwnLive-alarmed = Rapporterad
cautionOwnLive-frozenNow = Länken är pausad: ingen utom du kan öppna den. Den går ändå ut { $date }.
cautionOwnLive-alarm = En mottagare säger att någon annan öppnade den först. Det rapporterades { $date } ({ $relative }), från { $address } ({ $browser }).
cautionOwnLive-alarmNext = Jämför posterna nedan med vem du gav länken till. Om du är osäker, ta bort länken och byt ut hemligheten.
cautionOwnLive-settle = Avfärda rapporten
cautionOwnLive-thawQuestion = Vill du återuppta ”{ $name }”? Alla som har länken kan öppna den igen.
cautionOwnLive-nowFrozen = Pausad. Ingen utom du kan öppna den.
cautionOwnLive-nowThawed = Länken fungerar igen.
cautionOwnLive-nowSettled = Rapporten har avfärdats.
cautionOwnLive-networks = Nätverk
cautionOwnLive-recipients = Mottagare
cautionOwnLive-recipientsOnly = Bara för { $recipients }
cautionOwnLive-networksOnly = Bara från { $networks }
cautionOwnLive-lock = Enheter
cautionOwnLive-lockYes = Bara den första enheten kan öppna den igen
cautionOwnLive-shares = Visningar per mottagare
cautionOwnLive-sharesEach =
    { $n ->
        [one] Var och en får öppna den en gång
       *[other] Var och en får öppna den { $n } gånger
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } försök från ett nätverk som du inte har tillåtit.
       *[other] { $n } försök från nätverk som du inte har tillåtit.
    }

## hold

hold-title = Väntar på avsändaren
hold-tell = Avsändaren måste släppa in dig. Säg de här tre orden till avsändaren, till exempel per telefon:
hold-plain = Sidan kontrollerar igen med några sekunders mellanrum.
hold-look = Kontrollera nu
hold-released = Avsändaren har släppt in dig. Du kan öppna den en gång.
hold-counts = Avsändaren måste släppa in dig.
hold-ask = Be avsändaren släppa in dig
hold-refusedTitle = Avsändaren nekade
hold-refusedText = Avsändaren släppte inte in dig och har pausat länken.
hold-refusedHint = Om du väntade på det här, ring avsändaren. Inget öppnades.
hold-choice = Fråga mig innan den öppnas
hold-choiceHint = Mottagaren läser upp tre ord för dig per telefon och blir sedan insläppt av dig.
hold-who = De som väntar på dig
hold-compare = Släpp bara in den som säger exakt de här orden till dig, till exempel per telefon.
hold-nobody = Ingen väntar än. Den som öppnar länken väntar här och läser upp tre ord för dig.

## holdGateLive

holdGateLive-title = Väntar på avsändaren
holdGateLive-until = Sidan väntar till { $date } ({ $relative }). Du kan låta den vara öppen.
holdGateLive-waiting = Väntar. Dina ord: { $words }.
holdGateLive-released = Avsändaren har släppt in dig.
holdGateLive-crowded =
    { $n ->
        [one] För många väntar på det här. Försök igen om { $n } sekund.
       *[other] För många väntar på det här. Försök igen om { $n } sekunder.
    }

## holdCreateLive

holdCreateLive-termHold = frågar dig innan den öppnas

## holdOwnLive

holdOwnLive-release = Släpp in
holdOwnLive-refuse = Neka och pausa
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Insläppt, inte öppnad än
holdOwnLive-asks =
    { $n ->
        [one] { $n } person väntar
       *[other] { $n } personer väntar
    }
holdOwnLive-arrived = Någon väntar: { $words }.
holdOwnLive-nowReleased = Personen är insläppt och kan öppna den en gång.
holdOwnLive-nowRefused = Nekad. Länken är pausad.
holdOwnLive-tooLate = Väntan var redan över.
holdOwnLive-hold = Insläpp
holdOwnLive-holdYes = Den frågar dig innan den öppnas

## links

links-choice = En egen länk till var och en

## linksLive

linksLive-noGroups = En grupp kan inte få en egen länk: ta bort ”{ $group }” eller ange personerna i den.
linksLive-making = Länk { $at } av { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Servern ber dig vänta: { $address } följer om { $n } sekund.
       *[other] Servern ber dig vänta: { $address } följer om { $n } sekunder.
    }
linksLive-notTried = Avbrutet. Inget sparades.
linksLive-ready =
    { $n ->
        [one] { $n } länk är klar
       *[other] { $n } länkar är klara
    }
linksLive-opens =
    { $n ->
        [one] Var och en kan öppnas en gång, fram till { $date } ({ $relative }), och bara av sin mottagare.
       *[other] Var och en kan öppnas { $n } gånger, fram till { $date } ({ $relative }), och bara av sin mottagare.
    }
linksLive-links = Länkar
linksLive-copyOne = Kopiera
linksLive-copyAll = Kopiera alla som text
linksLive-pageOf = Länkens sida
linksLive-keptByPasskey = För att kopiera behövs din lösennyckel.
linksLive-gone = Sidan visar inte längre den här länken.
linksLive-linksKept = Den här webbläsaren har kvar länkarna. Ingen annan webbläsare kan visa dem.
linksLive-onlyHere = Kopiera länkarna nu. De kan inte visas igen.
linksLive-unmade = Några länkar är inte skapade än, och det du delar finns bara på den här sidan. Vill du lämna sidan ändå?
linksLive-unsaved = Du har inte kopierat alla länkar än, och de visas bara på den här sidan. Vill du lämna sidan ändå?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } länk skapades inte:
       *[other] { $n } länkar skapades inte:
    }
linksLive-again = Försök igen

## lock

lock-choice = Bara den första enheten kan öppna den igen
lock-choiceHint = Den som öppnar länken först behåller den. På andra enheter och i andra webbläsare står det att den har öppnats någon annanstans.
lock-viewsEach = Visningar per mottagare (valfritt)
lock-viewsEachHint = Varje adress får då egna visningar, och ingen kan förbruka de andras.
lock-first = Bara den webbläsare som öppnar det här först kan öppna det igen, så öppna det där du behöver det. Webbläsaren sparar en kaka för det.
lock-own = Den här webbläsaren öppnade det först. Bara den kan öppna det igen.
lock-elsewhereTitle = Öppnad i en annan webbläsare
lock-elsewhereText = Länken kan bara öppnas i den webbläsare som öppnade den först, och det var inte den här.
lock-elsewhereHint = Om det var du, gå tillbaka till den enheten och webbläsaren. Annars kan någon annan ha läst hemligheten.
lock-needsCookie = Länken behöver en kaka, och din webbläsare skickade ingen. Tillåt kakor för den här sidan och försök sedan igen.
lock-usedTitle = Du har redan öppnat den
lock-usedText =
    { $n ->
        [one] Avsändaren låter varje mottagare öppna länken en gång, och det har du gjort.
       *[other] Avsändaren låter varje mottagare öppna länken { $n } gånger, och det har du gjort.
    }
lock-usedHint = Be avsändaren om en ny länk om du behöver den igen.

## sharesLive

sharesLive-lastView = Det här var din sista visning. Spara nu det du behöver.
sharesLive-lastViewFiles = Det här var din sista visning. Ladda ner det du behöver nu: länkarna fungerar bara en kort stund.

## preview

preview-title = Länken
preview-text = Den som har länken kan öppna hemligheten. Att titta på den här sidan räknas inte som en visning.
preview-sealedText = Den som har den fullständiga länken kan öppna hemligheten. Att titta på den här sidan räknas inte som en visning.
preview-shownOnce = Den är end-to-end-krypterad: den fullständiga länken visades en gång, när den skapades, och kan inte visas igen.
preview-lost = Om du inte har den kvar tar du bort den här länken och skapar en ny.
preview-qrOf = QR-kod för länken
preview-terms = Detaljer

## returned

returned-one = Mejlet till { $recipient } kom tillbaka: { $reason } (status { $status }, { $when }).
returned-hint = Kontrollera adressen, eller skicka länken på ett annat sätt.
returned-no_mailbox = det finns ingen sådan brevlåda
returned-no_domain = domänen finns inte eller tar inte emot mejl
returned-closed = brevlådan tar inte emot mejl
returned-full = brevlådan är full
returned-too_large = mejlet är för stort för brevlådan
returned-unreachable = adressens e-postserver kunde inte nås
returned-policy = adressens e-postserver tar inte emot sådana mejl från den här servern
returned-refused = adressens e-postserver nekade det

## share

share-link = Länk
share-copy = Kopiera länken
share-share = Dela
share-mail = E-post
share-message = Kopiera som meddelande
share-qr = QR-kod
share-print = Skriv ut ett brev
share-page = Öppna länkens sida
share-png = Spara som PNG
share-svg = Spara som SVG

## shareLive

shareLive-copied = Kopierat
shareLive-copyFailed = Det gick inte att kopiera. Markera texten och kopiera den.
shareLive-letterFailed = Det gick inte att läsa in brevet. Kontrollera anslutningen och försök igen.
shareLive-codeFailed = Koden kunde inte sparas. Kontrollera anslutningen och försök igen.
shareLive-message =
    { $n ->
        [one] Jag delar något konfidentiellt med dig. Länken kan öppnas en gång, fram till { $date }:
       *[other] Jag delar något konfidentiellt med dig. Länken kan öppnas { $n } gånger, fram till { $date }:
    }
shareLive-mailSubject = En hemlighet till dig
shareLive-letterTerms =
    { $n ->
        [one] Länken kan öppnas en gång, fram till { $date }. Sedan raderas innehållet.
       *[other] Länken kan öppnas { $n } gånger, fram till { $date }. Sedan raderas innehållet.
    }

## letter

letter-to = Till
letter-from = Från
letter-title = Något konfidentiellt till dig
letter-intro = Det kan öppnas på vilken telefon eller dator som helst. Du behöver inget konto.
letter-scan = Skanna koden med telefonens kamera. Eller skriv adressen i en webbläsare exakt som den är tryckt här: det är skillnad på stora och små bokstäver.
letter-press = Tryck på knappen på sidan som öppnas.
letter-passphrase = Ange lösenfrasen och tryck på knappen. Avsändaren ger dig lösenfrasen på ett annat sätt. För din säkerhet står den inte på det här bladet: skriv den inte här.
letter-keep = Spara det du behöver och förstör sedan det här bladet.
letter-code = QR-kod för adressen

## push

push-opened = Vem som har öppnat den
push-log = Hela loggen
push-when = När
push-what = Vad
push-address = Adress
push-browser = Webbläsare
push-older = Tidigare
push-newer = Senare
push-end = Ta bort nu
push-cancel = Avbryt

## pushChange

pushChange-title = Ändra länken
pushChange-back = Tillbaka till länken
pushChange-expires = Går ut
pushChange-views = Hur många gånger den kan öppnas totalt
pushChange-save = Spara ändringarna
pushChange-extend = Förläng med { $duration }
pushChange-change = Ändra …
pushChange-changed = Ändrad.
pushChange-viewsBetween = Från { $min } till { $max }. Öppnad hittills: { $used }.
pushChange-latest = Senast { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Välj en tidpunkt mellan { $from } och { $to }.

## agentLive

agentLive-agentOn = { $browser } på { $system }
agentLive-agentUnknown = okänd

## pushLive

pushLive-codesWait = Väntande mejl med koder till mottagare: { $count }. Det första kommer senast { $time }.
pushLive-codesFailed = Kod inte mejlad: { $addresses }.
pushLive-text = Text
pushLive-file = Filer
pushLive-url = Länk
pushLive-qr = QR-kod
pushLive-active = Aktiv
pushLive-expired = Utgången
pushLive-views = Visningar
pushLive-viewsLeft = { $left } av { $total } kvar
pushLive-viewsUsed = { $used } av { $total } använda
pushLive-expires = Går ut
pushLive-notBefore = Öppnas
pushLive-firstView = Efter den första visningen
pushLive-firstViewEnds = Den går ut { $duration } senare
pushLive-passphrase = Lösenfras
pushLive-passphraseSet = Angiven: länken kan bara öppnas med den.
pushLive-covered = Dold
pushLive-coveredYes = Ja, tills mottagaren trycker
pushLive-deletable = Mottagare får ta bort den
pushLive-deletableYes = Ja
pushLive-files = Filer
pushLive-fileGuarded = namnet skyddas av lösenfrasen
pushLive-filesSealed =
    { $n ->
        [one] { $n } fil, { $size }, namnet förseglat
       *[other] { $n } filer, { $size }, namnen förseglade
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } fil, raderad
       *[other] { $n } filer, raderade
    }
pushLive-created = Skapad
pushLive-name = Namn
pushLive-endedByViews = Den sista visningen användes: { $when }. Innehållet är raderat.
pushLive-endedByTime = Tiden gick ut: { $when }. Innehållet är raderat.
pushLive-endedByHand = Borttagen: { $when }, från { $address } ({ $browser }). Innehållet är raderat.
pushLive-neverOpened = Ingen öppnade den.
pushLive-openedNewest =
    { $n ->
        [one] Den senaste visas här, alla finns i loggen.
       *[other] De { $n } senaste visas här, alla finns i loggen.
    }
pushLive-scanned =
    { $n ->
        [one] Ett program, till exempel en förhandsvisning av en länk i en chatt, har skannat länkens sida en gång. Det räknas inte som en visning.
       *[other] Program, till exempel förhandsvisningar av länkar i en chatt, har skannat länkens sida { $n } gånger. Det räknas inte som en visning.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] { $n } felaktig lösenfras angavs.
       *[other] { $n } felaktiga lösenfraser angavs.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } försök medan den var utgången, pausad eller inte öppen än.
       *[other] { $n } försök medan den var utgången, pausad eller inte öppen än.
    }
pushLive-openedMeanwhile = Öppnades alldeles nyss.
pushLive-ended = Borttagen. Innehållet är raderat.

## presets

presets-presets = Förinställningar
presets-keep = Spara som förinställning …
presets-title = Dina förinställningar
presets-text = Alternativ som du har sparat för nya länkar. Välj en förinställning när du skapar en länk för att använda dem.

## presetsLive

presetsLive-presets = Förinställningar
presetsLive-keepTitle = Spara som förinställning
presetsLive-name = Namn
presetsLive-save = Spara
presetsLive-cancel = Avbryt
presetsLive-badName = Ange ett namn på högst 40 tecken. Du kan spara upp till 20 förinställningar.
presetsLive-badTerms = Ett av alternativen godtas inte av den här servern.
presetsLive-taken = Du har redan en förinställning med det namnet.
presetsLive-offline = Servern svarade inte. Kontrollera anslutningen och försök igen.
presetsLive-failed = Något gick fel ({ $status }). Inget ändrades.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } visning
       *[other] { $n } visningar
    }
ownPresetsLive-rename = Byt namn
ownPresetsLive-renameOf = Byt namn på ”{ $name }”
ownPresetsLive-remove = Ta bort
ownPresetsLive-removeQuestion = Vill du ta bort förinställningen ”{ $name }”? Länkar som skapats med den förblir som de är.

## signIn

signIn-title = Logga in
signIn-email = E-postadress
signIn-password = Lösenord
signIn-newPassword = Nytt lösenord
signIn-passwordHint =
    { $n ->
        [one] Minst { $n } tecken. Några ord fungerar bra.
       *[other] Minst { $n } tecken. Några ord fungerar bra.
    }
signIn-submit = Logga in
signIn-passkey = Logga in med en lösennyckel
signIn-signUp = Skapa ett konto
signIn-have = Jag har ett konto
signIn-name = E-postadress eller användarnamn
signIn-companyOrLocal = Använd ditt företagslösenord eller, om du har ett, ett lösenord för den här servern.
signIn-companyOrAdmins = Använd ditt företagslösenord. Administratörer kan också använda ett lösenord för den här servern.
signIn-company = Använd ditt företagslösenord.
signIn-adminsOnly = Bara administratörer loggar in med lösenord.
signIn-forgot = Har du glömt lösenordet? En administratör kan skicka dig en länk.
signIn-setUpTitle = Välkommen
signIn-setUpText = Den här servern har inga konton än. Skapa det första: det blir administratörens.
signIn-setUpCode = Installationskod
signIn-setUpCodeHint = Servern skrev ut den när den startade. Titta i dess terminal eller logg.
signIn-setUpSubmit = Skapa kontot
signIn-resetTitle = Välj ditt lösenord
signIn-resetAccount = För kontot { $email }
signIn-resetText = Den här länken fungerar en gång. När den används avslutas alla sessioner och API-token för ditt konto.
signIn-lettersWhy = Det visar att du inte är ett program.
signIn-resetSubmit = Spara och logga in

## sessionsLive

sessionsLive-sessions = Sessioner
sessionsLive-sessionHere = den här webbläsaren
sessionsLive-sessionBegan = inloggad { $when }
sessionsLive-sessionUsed = senast använd { $when }
sessionsLive-sessionEnd = Avsluta
sessionsLive-sessionEndQuestion = Vill du avsluta sessionen i { $name }? Den webbläsaren loggas ut direkt.
sessionsLive-sessionEnded = Avslutad. Den webbläsaren är utloggad.
sessionsLive-noSessions = Inte inloggad någonstans.
sessionsLive-othersQuestion = Vill du logga ut på alla andra ställen? Här förblir du inloggad.
sessionsLive-othersEnded =
    { $n ->
        [one] { $n } annan session har avslutats.
       *[other] { $n } andra sessioner har avslutats.
    }
sessionsLive-endOthers = Logga ut på alla andra ställen

## signInAgainLive

signInAgainLive-title = Du är utloggad
signInAgainLive-text = Din session har avslutats. Logga in som { $email } för att fortsätta. Det du skrev och valde finns kvar här.
signInAgainLive-somebodyElse = { $other } är nu inloggad i den här webbläsaren. Logga in som { $email } för att fortsätta. Det du skrev och valde finns kvar här.
signInAgainLive-limited = Den här servern kräver en extra faktor av dig. Konfigurera en och fortsätt sedan. Det du skrev och valde finns kvar här.
signInAgainLive-declined = Du är utloggad, och inget skickades. Försök igen för att logga in och fortsätta.
signInAgainLive-notYet = Du är inte inloggad som { $email } än.
signInAgainLive-password = Lösenord
signInAgainLive-submit = Logga in och fortsätt
signInAgainLive-passkey = Logga in med en lösennyckel
signInAgainLive-elsewhere = Det här öppnas i en annan flik. Kom tillbaka hit efteråt och fortsätt.
signInAgainLive-setUp = Konfigurera en extra faktor
signInAgainLive-goOn = Fortsätt
signInAgainLive-cancel = Avbryt
signInAgainLive-noName = Ange din e-postadress eller ditt användarnamn.
signInAgainLive-noPassword = Ange ett lösenord.
signInAgainLive-wrong = Lösenordet är fel.
signInAgainLive-refused = Du får inte logga in på det här sättet. Använd ett annat sätt eller fråga en administratör.
signInAgainLive-noCode = Ange en kod.
signInAgainLive-code = Kod från din app, eller en återställningskod
signInAgainLive-recoveryCode = Återställningskod
signInAgainLive-wrongCode = Koden är fel eller har redan använts. Vänta på nästa.
signInAgainLive-begin = Det tog för lång tid. Avbryt och försök igen.
signInAgainLive-passkeyCancelled = Ingen lösennyckel användes. Försök igen, eller logga in på ett annat sätt.
signInAgainLive-passkeyRefused = Servern godtog inte lösennyckeln. Logga in på ett annat sätt.
signInAgainLive-wrongOrigin = Sidan har öppnats på en annan adress än serverns egen. Öppna den på serverns bas-URL.
signInAgainLive-tooMany =
    { $n ->
        [one] För många misslyckade försök. Försök igen om { $n } sekund.
       *[other] För många misslyckade försök. Försök igen om { $n } sekunder.
    }
signInAgainLive-offline = Servern svarade inte. Kontrollera anslutningen och försök igen.
signInAgainLive-failed = Något gick fel ({ $status }).

## accountLive

accountLive-passkeyCancelled = Ingen lösennyckel användes. Försök igen, eller använd ditt lösenord.
accountLive-passkeyRefused = Servern godtog inte lösennyckeln. Logga in med ditt lösenord.
accountLive-wrong = E-postadressen eller lösenordet är fel.
accountLive-wrongName = Namnet eller lösenordet är fel.
accountLive-noName = Ange din e-postadress eller ditt användarnamn.
accountLive-noGroup = Du är inte med i någon av grupperna som får använda den här servern. Fråga serverns administratör.
accountLive-noAddress = Din företagsinloggning ger den här servern ingen giltig e-postadress. Fråga serverns administratör.
accountLive-notLinked = Det finns redan ett konto med din e-postadress här. Be en administratör koppla det till din företagsinloggning.
accountLive-notAdded = Du har inget konto här. Be en administratör lägga till ett.
accountLive-notSetUp = Den här servern är inte konfigurerad än.
accountLive-notAdmitted = Du får inte logga in här. Fråga en administratör.
accountLive-directoryAway = Företagslösenord kan inte kontrolleras just nu. Om du har ett lösenord för den här servern, använd det.
accountLive-limited =
    { $n ->
        [one] För många misslyckade försök. Försök igen om { $n } sekund.
       *[other] För många misslyckade försök. Försök igen om { $n } sekunder.
    }
accountLive-offline = Servern svarade inte. Kontrollera anslutningen och försök igen.
accountLive-failed = Något gick fel ({ $status }).
accountLive-wrongCode = Installationskoden är fel.
accountLive-invitation = Du är inbjuden. Välj ett lösenord, så loggas du in. Länken fungerar en gång.
accountLive-badLink = Länken är inte längre giltig. Be en administratör om en ny.
accountLive-noLink = Öppna länken i ditt meddelande igen. Sidan fungerar bara med den fullständiga länken.
accountLive-noCode = Ange installationskoden.
accountLive-noPassword = Ange ett lösenord.
accountLive-again = Du kan försöka igen nu.
accountLive-taken = Det finns redan ett konto med den här e-postadressen.
accountLive-alreadySetUp = Den här servern är redan konfigurerad. Logga in i stället.
accountLive-tooShort = Lösenordet är för kort.
accountLive-tooCommon = Lösenordet är ett av de vanligaste, eller inte mycket mer än din adress. Den som gissar prövar sådana först. Välj ett annat.
accountLive-badEmail = Ange en giltig e-postadress.
accountLive-wrongOrigin = Sidan har öppnats på en annan adress än serverns egen. Öppna den på serverns bas-URL.
accountLive-saved = Sparat.
accountLive-wrongCurrent = Det nuvarande lösenordet är fel.
accountLive-changed = Ditt lösenord har ändrats. Andra enheter är utloggade.
accountLive-tokensRevoked =
    { $n ->
        [one] { $n } API-token har återkallats.
       *[other] { $n } API-token har återkallats.
    }
accountLive-tokenName = Ge din token ett namn.
accountLive-tokenTaken = Du har redan en token med det namnet.
accountLive-noTokens = Du har inga token än.
accountLive-never = aldrig använd
accountLive-used = senast använd { $when }
accountLive-made = skapad { $when }
accountLive-revoke = Återkalla
accountLive-revokeQuestion = Vill du återkalla token ”{ $name }”? Program som använder den slutar fungera direkt.
accountLive-revoked = Återkallad.
accountLive-copied = Kopierat
accountLive-copyFailed = Det gick inte att kopiera. Markera texten och kopiera den.

## account

account-title = Ditt konto
account-signedInAs = Inloggad som { $email }
account-signOut = Logga ut
account-programs = API-token och webhookar
account-programsTokens = API-token
account-tokens = API-token
account-tokensText = Program använder en token i stället för ditt lösenord. De handlar i ditt namn.
account-tokenName = Vad ska den användas till?
account-tokenPlaceholder = skript för säkerhetskopiering
account-create = Skapa en token
account-shown = Din nya token. Den visas bara en gång:
account-copy = Kopiera
account-example = Till exempel
account-notify = Aviseringar
account-notifyMe = Meddela mig när en ny länk från mig öppnas
account-notifyEach = Du kan välja något annat för varje länk.
account-sessions = Var du är inloggad
account-sessionsText = Avsluta det du inte känner igen och ändra sedan ditt lösenord.
account-endOthers = Logga ut på alla andra ställen
account-password = Lösenord
account-current = Nuvarande lösenord
account-next = Nytt lösenord
account-change = Ändra lösenordet
account-changeHint = Alla dina andra sessioner avslutas.
account-revokeTokens = Återkalla också alla mina API-token
account-revokeTokensHint = Låt rutan vara markerad om någon annan kan känna till ditt lösenord. Program som använder de här token slutar fungera direkt:
account-cancel = Avbryt
account-confirm = Återkalla

## admin

admin-title = Mina länkar
admin-titleExpired = Utgångna länkar
admin-active = Aktiva
admin-expired = Utgångna
admin-all = Alla länkar
admin-users = Användare
admin-server = Server
admin-search = Sök på namn, anteckning eller länk
admin-order = Sortera
admin-byNewest = Nyaste först
admin-byExpiry = Efter utgångstid
admin-byOpened = Senast öppnade
admin-byViews = Minst visningar kvar
admin-parts = Visa bara
admin-unopened = Aldrig öppnade
admin-opened = Öppnade
admin-today = Går ut i dag
admin-sealed = End-to-end-krypterad
admin-waiting = Någon väntar
admin-frozen = Pausade
admin-answers = Svar
admin-tickAll = Markera alla
admin-csv = Spara som CSV
admin-newer = Nyare
admin-older = Äldre
admin-cancel = Avbryt
admin-end = Ta bort nu
admin-addUser = Lägg till en användare
admin-email = E-postadress
admin-administrator = Administratör
admin-add = Lägg till
admin-byMail = Skicka länken med e-post
admin-oneTime = Engångslänk, giltig i 24 timmar. Ge den till användaren:
admin-copy = Kopiera
admin-storage = Lagring
admin-settings = Gällande inställningar
admin-settingsText = Om du vill ändra en inställning redigerar du serverns konfigurationsfil och startar sedan om servern.
admin-option = Alternativ
admin-value = Värde
admin-origin = Från
admin-version = Version
admin-configFile = Konfigurationsfil

## health

health-title = Status
health-open = Kräver åtgärd
health-openForAuditors = För en administratör
health-nothing = Inget kräver åtgärd.
health-commands = Kör kommandon på servern som den användare som tjänsten körs under.
health-onServer = På servern
health-inConfigFile = I konfigurationsfilen
health-noConfigFile = Den här servern körs utan konfigurationsfil. Skapa en och starta sedan servern med --config och filens sökväg.
health-how = Gör så här
health-fine = Nuläge
health-complaints = Varningar och fel
health-complaintsText = Vad servern har skrivit i sin logg sedan start. Loggen har detaljerna.
health-warn = Varning
health-error = Fel
health-times =
    { $n ->
        [one] en gång, { $when }
       *[other] { $n } gånger, senast { $when }
    }
health-examine = Undersök nu
health-examineTitle = Självtest (doctor)
health-examineText = Tittar på datakatalogen och ansluter till e-postservern, leverantören och allt annat som inställningarna anger. Inget skickas och inget ändras.
health-ok = Allt väl
health-subjectDirectory = Datakatalog
health-subjectPermissions = Behörigheter
health-subjectPolicy = Policyer
health-subjectErasing = Slutgiltig radering
health-subjectSignIn = Företagsinloggning
health-subjectLdap = Katalogtjänst (LDAP)
health-subjectScanner = Virusskanner
health-subjectPrevious = Tidigare server
health-inEnglish = Detaljerna är på engelska, som i serverns logg.
health-receiverAnswered = Mottagaren svarade { $status }.
health-receiverRefused = Mottagaren avvisade anslutningen.
health-receiverSilent = Mottagaren svarade inte i tid.
health-receiverUnknown = Mottagarens namn är okänt.

## administration

administration-findUser = Sök användare
administration-before = Föregående
administration-next = Nästa
administration-role = Roll
administration-actions = Åtgärder
administration-lastSignIn = senaste inloggning { $when }
administration-asUser = Användare
administration-asAuditor = Granskare: ser alla loggar, inga hemligheter
administration-administrators = Administratörer
administration-auditors = Granskare
administration-invited = Inbjudna
administration-disabled = Inaktiverade
administration-suspended = Spärrade
administration-unprotected = Utan extra faktor
administration-userLinks = Länkar
administration-userFactors = Extra faktorer
administration-userGroups = Grupper
administration-group = Lägg till i en grupp
administration-joinGroup = Lägg till
administration-userLimits = Policyernas gränser
administration-userLog = Senaste loggposterna
administration-wholeLog = Alla poster
administration-endPushes = Ta också bort det som användaren har delat, och stäng användarens förfrågningar
administration-endEverything = Avsluta allt
administration-everyone = Alla
administration-nobody = Utan konto
administration-findLink = Avsändare, länk eller nummer
administration-findALink = Sök länk
administration-madeUntil = Skapade till och med
administration-filterState = Status
administration-anyState = Alla statusar
administration-onlyActive = Aktiva
administration-onlyExpired = Utgångna eller borttagna
administration-settingsFilter = Sök inställning
administration-onlyChanged = Bara ändrade

## firstSteps

firstSteps-title = Första stegen
firstSteps-done = { $done } av { $all } klara
firstSteps-others = De andra stegen står ovan.
firstSteps-address = Adress
firstSteps-addressOpen = Länkar har ingen fast adress
firstSteps-addressWhy = Mottagare måste kunna nå adressen som länkar börjar med.
firstSteps-addressDo = Byt ut { $example } mot din egen servers adress.
firstSteps-addressUnset = Länkar börjar med adressen som varje avsändare använder, { $origin } för dig.
firstSteps-addressPlain = Länkar börjar med { $url }, som inte är krypterad.
firstSteps-addressElsewhere = Länkar börjar med { $url }. Du är på { $origin } nu: öppna { $url } för att se att adressen går att nå.
firstSteps-addressGood = Länkar börjar med { $url }, och du har nått servern där.
firstSteps-tls = Kryptering på vägen
firstSteps-tlsOpen = Anslutningarna är inte krypterade
firstSteps-tlsWhy = Vem som helst i nätverket däremellan kan läsa hemligheterna.
firstSteps-tlsOwn = Den här servern sköter själv TLS.
firstSteps-tlsProxy = En omvänd proxy sköter TLS för den här servern.
firstSteps-tlsNone = Du är ansluten över vanlig HTTP.
firstSteps-tlsDo = Ge servern ett certifikat, eller sätt en omvänd proxy med HTTPS framför den:
firstSteps-key = En kopia av huvudnyckeln
firstSteps-keyMissing = Ingen bekräftad kopia av huvudnyckeln
firstSteps-keyWhy = Utan nyckeln kan ingen läsa data eller en säkerhetskopia igen.
firstSteps-keyOpen = Ingen har bekräftat en kopia av nyckeln { $key }.
firstSteps-keyDone = En kopia av nyckeln { $key } bekräftades { $when }.
firstSteps-keyDo = Det här skriver en krypterad säkerhetskopia som innehåller nyckeln. Förvara den på en annan dator:
firstSteps-keyTick = Jag har en kopia på en säker plats
firstSteps-keyUntick = Jag har inte kvar den här kopian
firstSteps-people = Vem som får dela
firstSteps-peopleWhy = Med konton ser personer vad som hänt med deras länkar, och du bestämmer vem som får dela.
firstSteps-peopleAlone = Bara du har ett konto. Utan konto kan alla som når servern dela text.
firstSteps-peopleAloneClosed = Bara du har ett konto, och ingen kan dela utan.
firstSteps-peopleMany =
    { $n ->
        [one] Det finns { $n } konto.
       *[other] Det finns { $n } konton.
    }
firstSteps-peopleOpen = Vem som helst får skapa ett konto.
firstSteps-peopleDecided = Du har bestämt det i inställningarna.
firstSteps-peopleDo = Lägg till användare, eller bestäm med allow_sign_up och allow_anonymous.
firstSteps-peopleLink = Lägg till en användare
firstSteps-first = Den första hemligheten
firstSteps-firstWhy = Pröva en gång, så ser du vad mottagare ser.
firstSteps-firstNone = Inget är lagrat än.
firstSteps-firstLink = Dela en hemlighet
firstSteps-backup = Säkerhetskopior
firstSteps-backupWhy = En disk går sönder utan förvarning, och servern säkerhetskopierar bara av sig själv om den får veta var.
firstSteps-backupNone = Ingen säkerhetskopia har gjorts än.
firstSteps-backupGood = Den senaste säkerhetskopian gjordes { $when }.
firstSteps-backupDaily = Eller varje dag på servern
firstSteps-requests = Förfrågningar
firstSteps-requestsWhy = Med förfrågningar ber personer med konto andra om en hemlighet, och de andra behöver inget konto för att skicka den.
firstSteps-requestsOff = Avstängda. Du kan låta det vara så.

## serverFacts

serverFacts-links = Länkar
serverFacts-activeLinks = Aktiva länkar
serverFacts-stored = Vad den här servern lagrar
serverFacts-storedSum = { $size } totalt
serverFacts-payloads = Hemligheter (uppskattat)
serverFacts-rows = Loggar, konton och ledigt utrymme
serverFacts-fileContents = Filer
serverFacts-fileLimit = Gräns för filer
serverFacts-fileLimitText = { $used } av { $total }
serverFacts-disk = Disk
serverFacts-diskText = { $free } ledigt av { $total }
serverFacts-diskOurs = Den här servern
serverFacts-diskOthers = Allt annat
serverFacts-diskFree = Ledigt
serverFacts-floor = Filer nekas när mindre än { $size } är ledigt.
serverFacts-scarce = Det är ont om utrymme: filer nekas snart, eller redan nu.
serverFacts-changed = Ändrad
serverFacts-reach = Adress och nätverk
serverFacts-access = Åtkomst och konton
serverFacts-pushes = Hemligheter
serverFacts-files = Filer
serverFacts-data = Data och nycklar
serverFacts-limits = Gränser
serverFacts-pages = Utseende och sidan Om
serverFacts-mail = E-post
serverFacts-watch = Logg och mätvärden
serverFacts-preset = standard: { $value }
serverFacts-byDefault = standard
serverFacts-fromFlag = flagga
serverFacts-inEnglish = Beskrivningarna är på engelska.
serverFacts-notSet = (inte angett)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } inställning
       *[other] { $n } inställningar
    }
settingsLive-none = Ingen inställning matchar.

## listLive

listLive-offline = Servern svarade inte. Kontrollera anslutningen och försök igen.
listLive-failed = Något gick fel ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] För många anrop. Försök igen om { $n } sekund.
       *[other] För många anrop. Försök igen om { $n } sekunder.
    }
listLive-copied = Kopierat
listLive-copyFailed = Det gick inte att kopiera. Markera texten och kopiera den.

## adminLive

adminLive-invitedUntil = inbjuden, länken går ut { $when }
adminLive-invitedOver = inbjuden, länken gick ut { $when }
adminLive-newLink = Ny länk
adminLive-mailLink = Mejla en ny länk
adminLive-withdraw = Dra tillbaka
adminLive-withdrawQuestion = Vill du dra tillbaka inbjudan för { $email }? Länken slutar fungera.
adminLive-withdrawn = Inbjudan för { $email } är tillbakadragen.
adminLive-endAll = Avsluta allt
adminLive-endAllQuestion = Vill du avsluta allt för { $email }? Kontot inaktiveras. Sessioner, token, engångslänkar, extra faktorer och webhookar upphör direkt.
adminLive-endedAll = { $email } är inaktiverad. Avslutat: { $what }.
adminLive-endedNothing = { $email } är inaktiverad. Inget annat fanns kvar att avsluta.
adminLive-endedSessions =
    { $n ->
        [one] { $n } session
       *[other] { $n } sessioner
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } token
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } engångslänk
       *[other] { $n } engångslänkar
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } extra faktor
       *[other] { $n } extra faktorer
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
       *[other] { $n } webhookar
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } delad länk eller förfrågan
       *[other] { $n } delade länkar och förfrågningar
    }
adminLive-suspended = spärrad av företagsinloggningen
adminLive-unprotected = utan extra faktor
adminLive-actionsOf = Åtgärder för { $email }
adminLive-addedOn = tillagd { $when }
adminLive-factorAdded = tillagd { $when }
adminLive-appWithCodes = App med koder
adminLive-codesLeft =
    { $n ->
        [one] { $n } återställningskod kvar
       *[other] { $n } återställningskoder kvar
    }
adminLive-noFactors = Ingen extra faktor.
adminLive-groupHere = tillagd av en administratör
adminLive-groupOfCompany = från företagsinloggningen
adminLive-groupOfDirectory = från katalogen
adminLive-leaveGroup = Ta bort ur gruppen
adminLive-noGroups = Inte med i någon grupp.
adminLive-noLimits = Ingen policy begränsar den här personen.
adminLive-endSessions = Avsluta sessioner
adminLive-endSessionsQuestion = Vill du avsluta alla sessioner för { $email }? Personen måste logga in igen. Token fortsätter att fungera.
adminLive-sessionsEnded = Sessionerna för { $email } har avslutats.
adminLive-disableMany =
    { $n ->
        [one] Inaktivera { $n }
       *[other] Inaktivera { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Vill du inaktivera { $n } användare? Alla sessioner och token för kontot upphör direkt.
       *[other] Vill du inaktivera { $n } användare? Alla sessioner och token för kontona upphör direkt.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } användare är inaktiverad.
       *[other] { $n } användare är inaktiverade.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Avsluta sessioner för { $n }
       *[other] Avsluta sessioner för { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Vill du avsluta alla sessioner för { $n } användare? Personen måste logga in igen. Token fortsätter att fungera.
       *[other] Vill du avsluta alla sessioner för { $n } användare? De måste logga in igen. Token fortsätter att fungera.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Sessionerna för { $n } användare har avslutats.
       *[other] Sessionerna för { $n } användare har avslutats.
    }
adminLive-openedSince = öppnad sedan ditt senaste besök
adminLive-damaged = skadad
adminLive-mailReset = Mejla en lösenordslänk
adminLive-mailed = Ett mejl med en länk är på väg till { $email }.
adminLive-notMailed = Inget mejl skickades till { $email }: { $reason } Skicka det igen, eller visa länken.
adminLive-noneAtAll = Ingen har delat något än. Det som delas visas här, utan innehållet.
adminLive-noneMatching = Ingen länk matchar det här filtret.
adminLive-showEveryone = Visa alla
adminLive-pushesOf =
    { $n ->
        [one] { $n } länk
       *[other] { $n } länkar
    }
adminLive-tryAgain = Du kan försöka igen nu.
adminLive-none = Här finns inget än.
adminLive-noneActive = Du delar inget just nu.
adminLive-noneExpired = Inget har gått ut än. Det som har gått ut visas här med sin logg.
adminLive-linksFound =
    { $n ->
        [one] { $n } länk
       *[other] { $n } länkar
    }
adminLive-tick = Markera { $name }
adminLive-sealed = End-to-end-krypterad
adminLive-shareSecret = Dela en hemlighet
adminLive-noneFound = Inget hittades.
adminLive-searchedPart =
    { $n ->
        [one] { $n } länk genomsökt. Det finns äldre.
       *[other] { $n } länkar genomsökta. Det finns äldre.
    }
adminLive-searchOlder = Sök i äldre länkar
adminLive-text = Text
adminLive-file = Filer
adminLive-url = Länk
adminLive-qr = QR-kod
adminLive-created = skapad { $when }
adminLive-endsIn = går ut { $when }
adminLive-endedOn = gick ut { $when }
adminLive-isExpired = utgången
adminLive-byHand = borttagen { $when }
adminLive-viewsLeft =
    { $n ->
        [one] { $n } visning kvar
       *[other] { $n } visningar kvar
    }
adminLive-notViewed = inte öppnad än
adminLive-neverViewed = aldrig öppnad
adminLive-viewed =
    { $n ->
        [one] öppnad en gång
       *[other] öppnad { $n } gånger
    }
adminLive-viewedLast =
    { $n ->
        [one] öppnad en gång, { $when }
       *[other] öppnad { $n } gånger, senast { $when }
    }
adminLive-copyLink = Kopiera länken
adminLive-sealedFiles =
    { $n ->
        [one] { $n } fil, namnet förseglat
       *[other] { $n } filer, namnen förseglade
    }
adminLive-sealedLink = Den fullständiga länken visades en gång, när den skapades.
adminLive-end = Ta bort nu
adminLive-endQuestion = Vill du ta bort ”{ $name }” nu? Ingen kommer att kunna öppna den igen.
adminLive-ended = Borttagen.
adminLive-notFound = Det finns ingen sådan länk.
adminLive-nobody = anonym
adminLive-administrator = administratör
adminLive-disabled = inaktiverad
adminLive-you = du
adminLive-makeAdmin = Gör till administratör
adminLive-takeAdmin = Ta bort administratörsrättigheter
adminLive-disable = Inaktivera
adminLive-enable = Aktivera
adminLive-reset = Återställ lösenordet
adminLive-tokens = Token
adminLive-noTokens = Inga token.
adminLive-revoke = Återkalla
adminLive-makeAdminQuestion = Vill du göra { $email } till administratör? Personen kommer att se allas länkar och loggar och kan ändra alla konton.
adminLive-enableQuestion = Vill du aktivera { $email }? Personen kan logga in igen, med sina tidigare rättigheter.
adminLive-usersFound =
    { $n ->
        [one] { $n } användare
       *[other] { $n } användare
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } av { $n } användare
       *[other] { $from }–{ $to } av { $n } användare
    }
adminLive-noUserFound = Ingen användare matchar sökningen.
adminLive-takeAdminQuestion = Vill du ta bort administratörsrättigheterna för { $email }? Personens sessioner och token upphör.
adminLive-disableQuestion = Vill du inaktivera { $email }? Personens sessioner och token upphör direkt.
adminLive-resetQuestion = Vill du skapa en engångslänk för { $email }? En tidigare länk slutar fungera. När länken används upphör alla personens sessioner och token.
adminLive-resetFactors = Återställ extra faktorer
adminLive-resetFactorsQuestion = Vill du ta bort alla extra faktorer för { $email }? Kontrollera först att det är personen själv som ber om det. Personens sessioner upphör direkt. Token fortsätter att fungera.
adminLive-factorsReset = { $email } har inte längre någon extra faktor.
adminLive-revokeQuestion = Vill du återkalla token ”{ $name }” som tillhör { $email }?
adminLive-taken = Det finns redan ett konto med den här e-postadressen.
adminLive-badEmail = Ange en giltig e-postadress.
adminLive-passwordsElsewhere = Den här användaren kan inte logga in med ett lösenord för den här servern: local_sign_in tillåter det inte.
adminLive-lastAdmin = Det här är den sista administratören: utse en annan först.
adminLive-used = senast använd { $when }
adminLive-never = aldrig använd

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Ta bort { $n }
       *[other] Ta bort { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] { $n } länk togs bort.
       *[other] { $n } länkar togs bort.
    }

## hooks

hooks-title = Webhookar
hooks-lead = Låt ett annat program få veta vad som händer med dina länkar. Det får aldrig någon hemlighet, någon lösenfras eller namnet på en fil.
hooks-back = Ditt konto
hooks-openText = Låt ett program eller en chatt få veta när dina länkar öppnas.
hooks-yours = Dina webhookar
hooks-secretShown = Hemligheten som signerar dess meddelanden. Den visas bara en gång:
hooks-copy = Kopiera
hooks-verify = Mottagare verifierar signaturen så som standardwebhooks.com beskriver.
hooks-add = Lägg till en webhook
hooks-name = Namn
hooks-namePlaceholder = Teamets chatt
hooks-url = Adress
hooks-urlHint = Den måste vara en som din administratör tillåter.
hooks-template = Meddelandets format
hooks-eventKinds = Händelser som meddelas
hooks-details = Fler uppgifter
hooks-includeHint = Den som har länken kan öppna den. Skicka bara med den där du litar på alla som läser.
hooks-submit = Lägg till webhooken
hooks-cancel = Avbryt
hooks-retryAll = Försök igen med alla
hooks-dropAll = Släng alla

## hooksLive

hooksLive-linkName = Länkens namn
hooksLive-linkItself = Själva länken
hooksLive-none = Du har inga webhookar än.
hooksLive-off = Avstängd: mottagaren svarade att den inte längre finns.
hooksLive-test = Testa
hooksLive-tested =
    { $n ->
        [one] Svaret var { $status } efter { $n } millisekund.
       *[other] Svaret var { $status } efter { $n } millisekunder.
    }
hooksLive-testFailed = Testet misslyckades: { $reason }.
hooksLive-newSecret = Ny hemlighet
hooksLive-newSecretQuestion = Vill du skapa en ny hemlighet för ”{ $name }”? Den nuvarande fortsätter att signera vid sidan av den i en dag.
hooksLive-switchOn = Slå på
hooksLive-remove = Ta bort
hooksLive-removeQuestion = Vill du ta bort ”{ $name }”? Det som fortfarande är på väg dit slängs.
hooksLive-removed = Borttagen.
hooksLive-added = Tillagd.
hooksLive-noName = Ge webhooken ett namn.
hooksLive-badUrl = Inget kan skickas till den här adressen.
hooksLive-notAllowed = Din administratör tillåter inte den här adressen.
hooksLive-noEvents = Välj minst en händelse.
hooksLive-taken = Du har redan en webhook med det namnet, eller så många du får ha.
hooksLive-copied = Kopierat
hooksLive-copyFailed = Det gick inte att kopiera. Markera texten och kopiera den.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } händelse väntar på att levereras. Den inträffade { $when }.
       *[other] { $n } händelser väntar på att levereras. Den äldsta inträffade { $when }.
    }
eventsLive-noLetters = Ingen händelse har getts upp.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = tillhör { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] inträffade { $when } · { $n } försök
       *[other] inträffade { $when } · { $n } försök
    }
eventsLive-retry = Försök igen
eventsLive-drop = Släng
eventsLive-dropQuestion = Vill du slänga händelsen för gott?
eventsLive-dropAllQuestion = Vill du slänga alla händelser som har getts upp, för gott?
eventsLive-retried =
    { $n ->
        [one] Nytt försök görs med { $n } händelse.
       *[other] Nytt försök görs med { $n } händelser.
    }
eventsLive-dropped =
    { $n ->
        [one] { $n } händelse slängdes.
       *[other] { $n } händelser slängdes.
    }

## keptLive

keptLive-keptByBrowser = Sparad i den här webbläsaren. Den som kan använda webbläsaren kan kopiera länken.
keptLive-keptByPasskey = Sparad i den här webbläsaren, skyddad av din lösennyckel.

## keptPageLive

keptPageLive-keptShowLink = Visa länken
keptPageLive-keptNotOpened = Din lösennyckel öppnade den inte. Försök igen.
keptPageLive-keptKeyByBrowser = Den här webbläsaren har nyckeln som öppnar svaren. Den som kan använda webbläsaren kan läsa dem.
keptPageLive-keptKeyByPasskey = Den här webbläsaren har nyckeln som öppnar svaren, skyddad av din lösennyckel.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] När du loggar ut tas { $n } länk eller nyckel bort som bara den här webbläsaren känner till. Svar på dina förfrågningar kan då bara öppnas med återställningsfilen.
       *[other] När du loggar ut tas { $n } länkar och nycklar bort som bara den här webbläsaren känner till. Svar på dina förfrågningar kan då bara öppnas med återställningsfilen.
    }
keptAccountLive-keptSignOutYes = Ta bort och logga ut
keptAccountLive-keptCount =
    { $n ->
        [one] { $n } länk eller nyckel är sparad i den här webbläsaren.
       *[other] { $n } länkar och nycklar är sparade i den här webbläsaren.
    }
keptAccountLive-keptCountNone = Inget är sparat i den här webbläsaren än.
keptAccountLive-keptGuardedNow = Från och med nu öppnas de av din lösennyckel.
keptAccountLive-keptUnable = Lösennyckeln eller webbläsaren klarar inte det. Det som är sparat förblir som det är.
keptAccountLive-keptOffQuestion = Vill du ta bort allt som är sparat? Länkar som du inte har kopierat går förlorade, liksom nycklar utan återställningsfil.
keptAccountLive-keptRefused = Ingen lösennyckel användes. Det som är sparat förblir som det är.
keptAccountLive-keptOffYes = Ta bort

## kept

kept-title = End-to-end-krypterade länkar i den här webbläsaren
kept-text = Servern kan inte visa end-to-end-krypterade länkar för dig igen, så den här webbläsaren sparar dem åt dig, och även nycklarna till dina förfrågningar. Den som kan använda webbläsaren kan kopiera dem, om de inte skyddas av din lösennyckel. När du loggar ut tas det bort som ingen lösennyckel skyddar.
kept-guarded = Din lösennyckel skyddar dem.
kept-on = Spara dem i den här webbläsaren
kept-guard = Skydda dem med en lösennyckel

## codes

codes-toOne = Be om en kod, som mejlas till { $address }; du behöver inget konto här.
codes-toSome = Välj din adress och be om en kod, som mejlas dit; du behöver inget konto här.
codes-toTyped = Skriv din adress; om den är en av mottagarnas mejlas en kod dit. Du behöver inget konto här.
codes-which = Din adress
codes-among = Mottagarna, förkortade: { $addresses }
codes-notYours = Är det inte din adress? Be avsändaren om en egen länk.
codes-send = Skicka koden till mig
codes-again = Skicka en ny kod
codes-sentToOne = Ett mejl med en kod på åtta bokstäver är på väg till { $address }. Titta även i skräpposten.
codes-sent = Ett mejl med en kod på åtta bokstäver är på väg, om adressen är en av mottagarnas. Titta även i skräpposten.
codes-field = Kod
codes-fieldHint = De åtta bokstäverna från mejlet. De fungerar i tio minuter, och bara i den här webbläsaren.
codes-goOn = Fortsätt
codes-or = Eller bevisa det på ett annat sätt:
codes-wrong =
    { $n ->
        [one] Koden är fel. Skriv den från det senaste mejlet. Du kan försöka en gång till.
       *[other] Koden är fel. Skriv den från det senaste mejlet. Du kan försöka { $n } gånger till.
    }
codes-last = Koden är fel, och det var det sista försöket. Be om en ny kod.
codes-over = Det finns ingen kod att skriva här: den har använts, är äldre än tio minuter eller begärdes i en annan webbläsare. Be om en ny kod.
codes-needsCookie = Det här behöver en kaka, och din webbläsare skickade ingen. Tillåt kakor för den här sidan och läs sedan in den på nytt.
codes-tooOften =
    { $n ->
        [one] Fem koder har begärts för den här adressen inom en timme. Försök igen om en minut.
       *[other] Fem koder har begärts för den här adressen inom en timme. Försök igen om { $n } minuter.
    }
codes-noMore = Inga fler koder skickas för den här länken. Be avsändaren om en ny.
codes-noMail = Den här servern kan inte skicka någon kod just nu. Fråga den som skickade dig länken.
codes-badAddress = Det här är ingen e-postadress.

## codesLive

codesLive-noCode = Skriv de åtta bokstäverna från mejlet.
codesLive-comes = Mejlet med åtta bokstäver måste vänta. Det kommer senast { $time }, om adressen är en av mottagarnas.
codesLive-offline = Servern svarade inte. Kontrollera anslutningen och försök igen.

## company

company-signIn = Logga in med { $label }
company-or = Eller med ett lösenord för den här servern:
company-addressedTitle = Avsett för vissa personer
company-addressedSure = Den som skickade det här vill vara säker på vem som öppnar det.
company-addressedText = Logga in med { $label }; du behöver inget konto här.
company-addressedByDirectory = Logga in med ditt namn och lösenord från företaget.
company-byPassword = Logga in med ett lösenord
company-otherTitle = Inte avsett för dig
company-otherText = Servern känner igen dig som { $address }, och det här är avsett för någon annan. Inget öppnades. Logga in som någon annan, eller fråga den som skickade det.
company-otherUnnamed = Det här är avsett för någon annan. Inget öppnades. Logga in som någon annan, eller fråga den som skickade det.
company-closedAccountTitle = Ditt konto är avstängt
company-closedAccountText = Ditt konto på den här servern är inaktiverat eller spärrat, så inget öppnas för dig. Inget öppnades. Fråga en administratör.
company-known = Servern känner igen dig som { $address }.
company-knownUnnamed = Företagsinloggningen har känt igen dig.
company-notMe = Det här är inte jag
company-goingOn = Ett ögonblick
company-goingOnText = Nästa sida öppnas av sig själv.
company-goOn = Fortsätt

## companyRefused

companyRefused-not-allowed = Du är inte med i någon av grupperna som får använda den här servern. Fråga serverns administratör.
companyRefused-no-account = Du har inget konto här. Be en administratör lägga till ett.
companyRefused-address-taken = Din e-postadress har redan ett konto här. Be en administratör koppla det till { $label }.
companyRefused-other-account = Den här inloggningen hör till ett annat konto här. Fråga en administratör.
companyRefused-not-set-up = Den här servern är inte konfigurerad än.
companyRefused-disabled = Ditt konto är inaktiverat. Fråga en administratör.
companyRefused-no-email = { $label } lämnar inte ut din e-postadress till den här servern. Be en administratör lägga till anspråket (claim) email.
companyRefused-bad-email = Det som { $label } uppger som din e-postadress är ingen e-postadress. Fråga en administratör.
companyRefused-no-groups = { $label } lämnar inte ut någon av dina grupper till den här servern. Antingen är du inte med i någon eller så utelämnar leverantören dem: fråga en administratör.
companyRefused-too-many-groups = Du är med i så många grupper att { $label } utelämnar alla. Be en administratör att bara skicka dem som hör till det här programmet.
companyRefused-bad-token = Svaret från { $label } är inte giltigt för den här servern. Ingen loggades in; loggen säger mer.
companyRefused-clock = Den här serverns klocka och klockan hos { $label } skiljer sig för mycket. Be en administratör ställa dem.
companyRefused-other-issuer = Svaret kom från en annan leverantör än den som inställningarna anger. Ingen loggades in.
companyRefused-unreachable = { $label } kan inte nås just nu. Den som är inloggad förblir det; försök igen senare.
companyRefused-provider-error = { $label } rapporterade ett fel. Den här serverns logg säger vilket.
companyRefused-client-refused = { $label } godtar inte den här servern: dess hemlighet är fel eller har gått ut. Fråga en administratör.
companyRefused-cancelled = Inloggningen med { $label } avbröts.
companyRefused-begin-again = Inloggningen påbörjades någon annanstans, tog för lång tid eller har redan använts. Börja om.

## factors

factors-title = Extra inloggningsskydd
factors-lead = Med en extra faktor räcker inte ett stulet lösenord för att öppna ditt konto.
factors-openText = Lösennycklar, och en app som visar koder.
factors-yours = Extra inloggningsskydd
factors-limited = Den här servern kräver en extra faktor av dig. Konfigurera en här och fortsätt sedan.
factors-goOn = Fortsätt
factors-passkeys = Lösennycklar
factors-passkeysText = Logga in med fingeravtryck, ansikte, PIN-kod eller säkerhetsnyckel, utan ditt lösenord. En lösennyckel fungerar bara på den här adressen, så ingen kan nätfiska den.
factors-passkeyName = Enhetens namn
factors-passkeyPlaceholder = Bärbar dator
factors-addPasskey = Lägg till en lösennyckel
factors-needsHttps = Lösennycklar fungerar inte här: webbläsare tillåter dem bara på ett namn med https://. Be din administratör om en sådan adress.
factors-app = App med koder
factors-appText = En app i din telefon visar en ny sexsiffrig kod var 30:e sekund.
factors-beginApp = Konfigurera en app
factors-removeApp = Ta bort appen från kontot
factors-scan = Skanna den här koden med appen:
factors-qr = QR-kod för appen
factors-type = Eller skriv in det här i appen:
factors-code = Koden som appen visar nu
factors-finish = Slutför
factors-codesTitle = Återställningskoder
factors-codesText = Var och en av de här koderna loggar in dig en gång, när dina övriga faktorer har gått förlorade. De visas bara nu: skriv ut dem, eller spara dem där du sparar lösenord.
factors-renew = Nya återställningskoder
factors-confirmTitle = Bekräfta att det är du
factors-confirmText = Bekräfta vem du är innan dina faktorer ändras.
factors-codeOrRecovery = En kod från din app, eller en återställningskod
factors-confirm = Bekräfta
factors-remove = Ta bort

## factorsLive

factorsLive-codesFile = aterstallningskoder.txt
factorsLive-limited =
    { $n ->
        [one] För många misslyckade försök. Försök igen om { $n } sekund.
       *[other] För många misslyckade försök. Försök igen om { $n } sekunder.
    }
factorsLive-conflict = Det här finns redan, eller så finns det ingen plats för det. Läs in sidan på nytt.
factorsLive-lastOne = Den här servern kräver en extra faktor av dig. Konfigurera en annan innan du tar bort den här.
factorsLive-noPasskeys = Du har inga lösennycklar än.
factorsLive-never = aldrig använd
factorsLive-used = senast använd { $when }
factorsLive-made = tillagd { $when }
factorsLive-remove = Ta bort
factorsLive-removed = Borttagen.
factorsLive-added = Tillagd.
factorsLive-removeQuestion = Vill du ta bort lösennyckeln ”{ $name }”? Den kommer inte längre att öppna ditt konto.
factorsLive-removeAppQuestion = Vill du ta bort appen från ditt konto? Dess koder kommer inte längre att öppna ditt konto.
factorsLive-nameIt = Ge lösennyckeln ett namn.
factorsLive-passkeyCancelled = Ingen lösennyckel användes. Försök igen.
factorsLive-passkeyRefused = Servern godtog inte lösennyckeln. Försök igen.
factorsLive-appSince = Din app konfigurerades { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] { $n } återställningskod finns kvar.
       *[other] { $n } återställningskoder finns kvar.
    }
factorsLive-wrongCode = Koden är fel. Kontrollera telefonens klocka och skriv koden som visas nu.
factorsLive-notConfirmed = Det är fel. Försök igen.
factorsLive-done = Du har nu en extra faktor. Spara återställningskoderna och fortsätt sedan.
factorsLive-copied = Kopierat
factorsLive-copyFailed = Det gick inte att kopiera. Markera texten och kopiera den.

## secondStep

secondStep-title = Ett steg till
secondStep-passkey = Använd en lösennyckel
secondStep-code = Kod från din app, eller en återställningskod
secondStep-codeHint = Sex siffror, eller sexton bokstäver och siffror.
secondStep-recoveryCode = Återställningskod
secondStep-recoveryHint = Sexton bokstäver och siffror. Du fick dem när du lade till din lösennyckel.
secondStep-submit = Logga in
secondStep-lost = Har du förlorat både telefonen och återställningskoderna? En administratör för den här servern kan återställa dina extra faktorer.
secondStep-again = Börja om

## secondStepLive

secondStepLive-noCode = Ange en kod.
secondStepLive-wrongCode = Koden är fel eller har redan använts. Vänta på nästa.
secondStepLive-passkeyCancelled = Ingen lösennyckel användes. Försök igen, eller använd en kod.
secondStepLive-passkeyRefused = Servern godtog inte lösennyckeln. Försök igen, eller använd en kod.
secondStepLive-limited =
    { $n ->
        [one] För många felaktiga koder. Försök igen om { $n } sekund.
       *[other] För många felaktiga koder. Försök igen om { $n } sekunder.
    }
secondStepLive-retry = Du kan försöka igen nu.
secondStepLive-offline = Servern svarade inte. Kontrollera anslutningen och försök igen.
secondStepLive-failed = Något gick fel ({ $status }).

## tokens

tokens-may = Vad den får göra
tokens-everything = Allt
tokens-create = Bara skapa länkar
tokens-createRead = Skapa och läsa länkar
tokens-audit = Bara läsa loggar
tokens-ask = Be andra om hemligheter och öppna deras svar
tokens-lasts = Hur länge den fungerar
tokens-always = Tills den återkallas
tokens-days30 = 30 dagar
tokens-days90 = 90 dagar
tokens-year = Ett år
tokens-networks = Bara från vissa nätverk
tokens-networksLabel = Adresser eller nätverk
tokens-networksHint = Avgränsa dem med kommatecken. Om fältet är tomt fungerar din token överallt.

## tokensLive

tokensLive-tokenMay = får { $what }
tokensLive-tokenCreate = skapa
tokensLive-tokenRead = läsa
tokensLive-tokenAudit = läsa loggar
tokensLive-tokenExpire = ta bort
tokensLive-tokenAdmin = administrera
tokensLive-tokenAsk = be om hemligheter
tokensLive-tokenOpen = öppna svaren
tokensLive-tokenFrom = bara från { $networks }
tokensLive-tokenUntil = går ut { $when }
tokensLive-tokenOver = gick ut { $when }
tokensLive-tokenUsedFrom = senast använd { $when } från { $address }
tokensLive-badNetworks = Ange adresser eller nätverk som 192.0.2.0/24, högst 50.

## oversightLive

oversightLive-auditor = granskare
oversightLive-makeAuditor = Gör till granskare
oversightLive-makeAuditorQuestion = Vill du göra { $email } till granskare? Personen kommer att se allas loggar, men inga hemligheter.
oversightLive-takeAuditor = Ta bort granskarrättigheter
oversightLive-takeAuditorQuestion = Vill du ta bort granskarrättigheterna för { $email }? Personens sessioner och token upphör.
oversightLive-log = Logg
oversightLive-logNothing = Inga poster.

## signIns

signIns-title = Senaste inloggningar
signIns-text = Vem som har loggat in på ditt konto, eller försökt. Ändra ditt lösenord om du inte känner igen en inloggning.

## signInsLive

signInsLive-signedIn = Inloggad
signInsLive-signInFailed = Misslyckad inloggning
signInsLive-byPassword = med lösenord
signInsLive-byLink = med en engångslänk
signInsLive-bySetup = med installationskoden
signInsLive-bySignUp = genom att kontot skapades
signInsLive-byDirectory = via katalogen
signInsLive-byCompany = via företagsinloggningen
signInsLive-byPasskey = med en lösennyckel
signInsLive-secondFactor = med en extra faktor
signInsLive-wrongPassword = fel lösenord
signInsLive-wrongCode = fel installationskod
signInsLive-wrongLink = engångslänken är inte giltig
signInsLive-wrongCurrent = fel nuvarande lösenord
signInsLive-wrongFactor = fel extra faktor
signInsLive-wrongPasskey = fel lösennyckel
signInsLive-deviceGuesses = för många gissningar på kända enheter
signInsLive-unanswered = katalogen svarade inte
signInsLive-asAdministrator = som administratör
signInsLive-times =
    { $n ->
        [one] { $n } gång
       *[other] { $n } gånger
    }
signInsLive-noSignIns = Ingen inloggning har registrerats än.

## adminLog

adminLog-title = Administratörernas logg
adminLog-lead = Vem som har loggat in, och vem som har ändrat konton, token, nycklar och inställningar. Ingen post kan ändras eller tas bort obemärkt.
adminLog-person = E-postadress
adminLog-personHint = Tillhör den som gjorde det, eller den som det gäller.
adminLog-what = Vad
adminLog-everything = Allt
adminLog-show = Visa
adminLog-newer = Nyare
adminLog-older = Äldre

## adminLogLive

adminLogLive-signOut = Utloggad
adminLogLive-leftOut = Fler misslyckade försök än som visas
adminLogLive-userAdded = Konto tillagt
adminLogLive-userRemoved = Konto borttaget
adminLogLive-userDisabled = Konto inaktiverat
adminLogLive-userEnabled = Konto aktiverat
adminLogLive-madeAdministrator = Utsedd till administratör
adminLogLive-noAdministrator = Inte längre administratör
adminLogLive-madeAuditor = Utsedd till granskare
adminLogLive-noAuditor = Inte längre granskare
adminLogLive-suspended = Spärrad av företagsinloggningen
adminLogLive-admitted = Insläppt igen av företagsinloggningen
adminLogLive-linked = Företagsinloggning kopplad
adminLogLive-unlinked = Företagsinloggning bortkopplad
adminLogLive-vouched = Adress intygad
adminLogLive-joinedGroup = Tillagd i en grupp
adminLogLive-leftGroup = Borttagen ur en grupp
adminLogLive-factorAdded = Extra faktor tillagd
adminLogLive-factorRemoved = Extra faktor borttagen
adminLogLive-factorsReset = Extra faktorer återställda
adminLogLive-codesMade = Återställningskoder skapade
adminLogLive-invited = Inbjuden
adminLogLive-accessEnded = All åtkomst avslutad
adminLogLive-linksExpired = Kontots länkar borttagna
adminLogLive-withdrawn = Inbjudan tillbakadragen
adminLogLive-sessionEnded = Session avslutad
adminLogLive-linkMade = Engångslänk skapad
adminLogLive-passwordSet = Lösenord angivet
adminLogLive-tokenMade = API-token skapad
adminLogLive-tokenRemoved = API-token återkallad
adminLogLive-settingsChanged = Inställningar ändrade
adminLogLive-rotationBegun = Rotation av huvudnyckeln påbörjad
adminLogLive-rotationEnded = Rotation av huvudnyckeln avslutad
adminLogLive-exported = Granskningsloggar exporterade
adminLogLive-backedUp = Säkerhetskopia gjord
adminLogLive-restored = Säkerhetskopia återställd
adminLogLive-byWhom = av { $name }
adminLogLive-commandLine = kommandoraden
adminLogLive-server = servern
adminLogLive-bySetupCode = installationskoden
adminLogLive-bySigningUp = registreringen
adminLogLive-byOneTimeLink = en engångslänk
adminLogLive-directory = katalogen
adminLogLive-companySignIn = företagsinloggningen
adminLogLive-noEntries = Ingen post matchar.
adminLogLive-showAll = Visa allt

## ownLogLive

ownLogLive-byCode = bekräftad med en kod: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Anteckning
ownLogLive-logCount = { $from }–{ $to } av { $total }
ownLogLive-own-creation = skapad
ownLogLive-own-view = öppnad
ownLogLive-own-failed_view = försök utan resultat
ownLogLive-own-expire = borttagen
ownLogLive-own-restored = borttagning ångrad
ownLogLive-own-failed_passphrase = fel lösenfras
ownLogLive-own-probable_program = troligen ett program
ownLogLive-own-code_sent = kod mejlad
ownLogLive-own-code_queued = kod väntar på att mejlas
ownLogLive-own-code_failed = kod inte mejlad
ownLogLive-own-failed_code = fel kod
ownLogLive-own-owner_view = öppnad av dig
ownLogLive-own-wrong_network = försök från ett annat nätverk
ownLogLive-own-other_device = försök på en annan enhet
ownLogLive-own-alarm = rapporterad: ”Det var inte jag”
ownLogLive-own-freeze = pausad av dig
ownLogLive-own-thaw = återupptagen av dig
ownLogLive-own-changed = ändrad av dig
ownLogLive-own-hold_asked = någon väntar på att bli insläppt av dig
ownLogLive-own-hold_released = insläppt av dig
ownLogLive-own-hold_refused = nekad och pausad av dig
ownLogLive-own-request_view = läst
ownLogLive-own-answer = besvarad
ownLogLive-own-mail_returned = mejlet kom tillbaka
ownLogLive-own-creation_email_send = avisering med e-post beställd
ownLogLive-own-admin_view = öppnad av en administratör
ownLogLive-own-imported = flyttad hit från Password Pusher

## seenLogLive

seenLogLive-seen-creation = skapad
seenLogLive-seen-view = öppnad
seenLogLive-seen-failed_view = försök utan resultat
seenLogLive-seen-expire = borttagen
seenLogLive-seen-restored = borttagning ångrad
seenLogLive-seen-failed_passphrase = fel lösenfras
seenLogLive-seen-probable_program = troligen ett program
seenLogLive-seen-code_sent = kod mejlad
seenLogLive-seen-code_queued = kod väntar på att mejlas
seenLogLive-seen-code_failed = kod inte mejlad
seenLogLive-seen-failed_code = fel kod
seenLogLive-seen-owner_view = öppnad av ägaren
seenLogLive-seen-wrong_network = nekad utanför sina nätverk
seenLogLive-seen-other_device = nekad på en annan enhet
seenLogLive-seen-alarm = rapporterad av en mottagare
seenLogLive-seen-freeze = pausad av ägaren
seenLogLive-seen-thaw = återupptagen av ägaren
seenLogLive-seen-changed = ändrad av ägaren
seenLogLive-seen-hold_asked = någon väntar på ägaren
seenLogLive-seen-hold_released = insläppt av ägaren
seenLogLive-seen-hold_refused = nekad av ägaren
seenLogLive-seen-request_view = läst
seenLogLive-seen-answer = besvarad
seenLogLive-seen-mail_returned = mejlet kom tillbaka
seenLogLive-seen-creation_email_send = avisering med e-post beställd
seenLogLive-seen-admin_view = öppnad av en administratör
seenLogLive-seen-imported = flyttad hit från Password Pusher

## eventNamesLive

eventNamesLive-push-created = Länk skapad
eventNamesLive-push-viewed = Länk öppnad
eventNamesLive-push-wrong_passphrase = Fel lösenfras
eventNamesLive-push-expired = Länk utgången
eventNamesLive-push-alarm = Rapport från en mottagare
eventNamesLive-push-hold_asked = Någon väntar
eventNamesLive-push-code_failed = Kod inte mejlad
eventNamesLive-request-answered = Förfrågan besvarad
eventNamesLive-request-closed = Förfrågan stängd

## conditionWords

conditionWords-passphrases = lösenfraser
conditionWords-passwords = lösenord
conditionWords-second_factors = extra faktorer
conditionWords-passkeys = lösennycklar

## conditionSays

conditionSays-disk_full = Bara { $freeBytes } är ledigt på disken för { $directory }: filer nekas under { $floorBytes }.
conditionSays-disk_low = { $freeBytes } är ledigt på disken för { $directory }, mindre än vad filerna i en länk får uppta ({ $linkBytes }).
conditionSays-disk_no_inodes = Få filer till får plats på disken för { $directory } ({ $files }): den har inga inoder kvar.
conditionSays-disk_error = Disken för { $directory } gav ett fel { $atMs }: { $reason }
conditionSays-database_damaged = Databasen är skadad. Loggen anger var.
conditionSays-database_trouble = Den här servern kan inte hantera anrop just nu: { $reason }
conditionSays-bucket_trouble = Filer kan inte lagras eller öppnas: { $reason }
conditionSays-scanner_trouble = Virusskannern bedömer inga filer, så alla nekas: { $reason }
conditionSays-sweep_failed = Det som har gått ut tas inte bort från disken: { $reason }
conditionSays-clock_jumped = Klockan hoppade fram mer än ett dygn. Den visar nu { $nowMs }. Under en timme efter hoppet raderas ingenting.
conditionSays-backup_failed = Den senaste säkerhetskopieringen misslyckades: { $reason }
conditionSays-backup_damaged = Den senaste säkerhetskopian, { $name }, innehåller skadade data. Skadade ställen: { $count }. { $reason }
conditionSays-backup_old = Den senaste säkerhetskopian är från { $lastMs }.
conditionSays-certificate_ended = Certifikatet { $file } har varit ogiltigt sedan { $untilMs }: klienter nekar det.
conditionSays-certificate_ends = Certifikatet { $file } är giltigt till { $untilMs }.
conditionSays-certificate_unusable = Ett certifikat på disken kan inte användas: { $reason } En server som är i gång behåller det tidigare.
conditionSays-certificate_not_obtained = Det finns inget giltigt certifikat, och klienter nekar den här servern: { $reason }
conditionSays-certificate_not_renewed = Certifikatet kunde inte förnyas: { $reason }
conditionSays-client_secret_refused = Inloggningsleverantören godtar inte oidc.client_secret: ingen kan logga in där.
conditionSays-client_secret_ends = Hemligheten i oidc.client_secret är giltig till { $untilMs }. Därefter kan ingen logga in hos leverantören.
conditionSays-token_ends = API-token ”{ $name }”, som tillhör { $owner } och nyligen har använts, är giltig till { $untilMs }.
conditionSays-administrator_new = { $user } blev administratör { $sinceMs }, utsedd av: { $by }.
conditionSays-guessing = Någon gissar ({ $guessed }): inom en timme nekades { $times } eller fler försök eftersom de var för många.
conditionSays-codes_failed = Koder till mottagare kan inte mejlas: { $reason }
conditionSays-codes_wait = Väntande mejl med koder till mottagare: { $count }. En mottagare eller en avsändare har nått gränsen per timme. Det sista mejlet skickas { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } händelse kunde inte levereras och har getts upp.
       *[other] { $n } händelser kunde inte levereras och har getts upp.
    }
conditionSays-deliveries_late = En händelse från { $sinceMs } väntar på att levereras.
conditionSays-nodes_differ = Noderna är inte lika: { $reason }
conditionSays-version_ready = Filen med en ny version finns på { $file }.
conditionSays-disk_fine = { $freeBytes } av { $totalBytes } är ledigt på disken för { $directory }.
conditionSays-certificate_fine = Certifikatet { $file } är giltigt till { $untilMs }.
conditionSays-backup_none = Ingen säkerhetskopia har gjorts än.
conditionSays-backup_fine = Den senaste säkerhetskopian är från { $lastMs }.
conditionSays-backup_scheduled = Den senaste säkerhetskopian, { $name }, är från { $lastMs }, och nästa ska göras { $nextMs }.
conditionSays-node_fine = Noden { $node } kör version { $version }.

## conditionMend

conditionMend-disk_full = Frigör utrymme på disken, eller utöka den.
conditionMend-disk_low = Frigör utrymme på disken, eller utöka den.
conditionMend-disk_no_inodes = Ta bort små filer som andra program har lämnat på disken.
conditionMend-disk_error = Gör en säkerhetskopia nu. Undersök sedan disken och dess anslutning. Systemets logg säger mer.
conditionMend-database_damaged = Återställ en säkerhetskopia.
conditionMend-database_trouble = Undersök databasen, dess värd och vägen dit.
conditionMend-bucket_trouble = Undersök bucketen, dess nycklar och vägen dit. En katalog som noder delar måste vara monterad.
conditionMend-scanner_trouble = Starta clamd, och låt den här serverns användare läsa dess socket. Loggen för clamd säger mer.
conditionMend-sweep_failed = Ingen kan öppna det. Undersök disken och loggen.
conditionMend-clock_jumped = Om klockan går fel, ställ den rätt inom den timmen. Om den går rätt, gör ingenting: det här meddelandet kommer även efter ett långt stopp eller en återställning.
conditionMend-backup_failed = Åtgärda orsaken. Servern försöker igen av sig själv.
conditionMend-backup_damaged = Undersök disken och ta reda på vad som är skadat. Tidigare oskadade säkerhetskopior behålls.
conditionMend-backup_old = Undersök det som gör dina säkerhetskopior, eller gör en för hand.
conditionMend-certificate_ended = Byt ut filerna för certifikatet och dess nyckel. Servern läser dem på nytt av sig själv.
conditionMend-certificate_ends = Byt ut filerna för certifikatet och dess nyckel. Servern läser dem på nytt av sig själv.
conditionMend-certificate_unusable = Byt ut filerna för certifikatet och dess nyckel.
conditionMend-certificate_not_obtained = Servern försöker igen av sig själv. Undersök certifikatutfärdaren och vägen dit.
conditionMend-certificate_not_renewed = Det som används är giltigt till { $untilMs }, och servern försöker igen. Undersök certifikatutfärdaren och vägen dit.
conditionMend-client_secret_refused = Skapa en ny hemlighet hos leverantören och ange den.
conditionMend-client_secret_ends = Skapa en ny hemlighet hos leverantören, ange den och sätt oidc.client_secret_until till dess sluttid.
conditionMend-token_ends = Ägaren skapar en ny och ger den till programmet som använder den.
conditionMend-administrator_new = Om du inte väntade dig det, ta bort rättigheten och titta i administratörernas logg.
conditionMend-guessing = Loggen anger adresserna. Blockera dem i din brandvägg.
conditionMend-codes_failed = Undersök e-postservern och e-postinställningarna. Mottagare vars kod inte mejlades måste be om en ny.
conditionMend-codes_wait = Om avsändare behöver nå så många mottagare, höj mail.per_hour. Loggarna för deras länkar säger vems koder som väntar.
conditionMend-deliveries_dead = Åtgärda felet hos mottagaren. Leverera sedan det som inte kom fram igen, eller släng det.
conditionMend-deliveries_late = Undersök e-postservern, webhooken eller insamlaren. Loggen säger vilken som inte fungerar.
conditionMend-nodes_differ = Ge alla noder samma version, inställningar och tid.
conditionMend-version_ready = Kontrollera den och uppgradera sedan.
conditionMend-backup_none = Gör en om inget annat säkerhetskopierar den här servern.

## errorPage

errorPage-missing = Sidan hittades inte
errorPage-missingText = Det finns ingen sida på den här adressen.
errorPage-home = Gå till startsidan
errorPage-busy = För många anrop
errorPage-busyText = Vi har fått för många anrop från din adress. Inget öppnades. Vänta en stund och läs sedan in sidan på nytt.
errorPage-keySent = Länken är inte längre hemlig
errorPage-keySentText = Ett program på vägen, till exempel ett e-postfilter, skrev %23 i stället för # i länken, och därför skickades dess nyckel till servern. Inget öppnades och ingen visning räknades, men nyckeln är inte längre hemlig. Be avsändaren om en ny länk, skickad på ett annat sätt.
errorPage-upgrading = Den här servern uppgraderas
errorPage-upgradingText = Inget öppnades och inget gick förlorat. Läs in sidan på nytt om en minut.
errorPage-unavailable = Inte tillgänglig just nu
errorPage-unavailableText = Servern kan inte göra det här just nu. Inget öppnades och inget gick förlorat. Försök igen om några minuter.
errorPage-unconfirmed = Inte bekräftat
errorPage-unconfirmedText = Servern kan inte avgöra om det här gjordes. En visning kan ha räknats fast inget visades. Försök igen om några minuter; om hemligheten är borta då, be avsändaren om en ny länk.
errorPage-defect = Något gick fel
errorPage-defectText = Det här ska inte hända. Berätta för den som driver servern när det hände: loggen har detaljerna.

## mailShared

mailShared-subject = { $sender } har något till dig
mailShared-lead = { $sender } delar något konfidentiellt med dig via { $service }.
mailShared-link = Öppna
mailShared-until = Länken fungerar fram till { $when }.
mailShared-views =
    { $n ->
        [one] Den kan öppnas en gång.
       *[other] Den kan öppnas { $n } gånger.
    }
mailShared-notice = Be { $sender } om länken: den finns inte i det här mejlet.
mailShared-stranger = Om du inte känner { $sender }, bortse från det här mejlet.
mailShared-unverified = Ingen har verifierat att adressen { $sender } är avsändarens. Fråga { $sender } på ett annat sätt om mejlet verkligen kommer därifrån. Om du inte kan det, bortse från mejlet.

## mailAsked

mailAsked-subject = { $sender } ber dig om något
mailAsked-lead = { $sender } ber dig om något konfidentiellt, att skicka via { $service }.
mailAsked-link = Svara
mailAsked-until = Du kan svara fram till { $when }. Du behöver inget konto.

## mailNeeds

mailNeeds-name = Avsändaren uppger namnet ”{ $name }”.
mailNeeds-shared = Innan du öppnar:
mailNeeds-asked = Innan du svarar:
mailNeeds-from = Den kan öppnas från och med { $when }.
mailNeeds-passphrase = Du behöver en lösenfras. { $sender } ger dig den på ett annat sätt.
mailNeeds-code = Du behöver en kod. Sidan mejlar den till { $address } när du ber om det.
mailNeeds-proof = Bara vissa personer kan öppna den. Sidan ber dig bevisa att du är en av dem.
mailNeeds-release = { $sender } måste släppa in dig. Öppna länken och låt sidan vara öppen tills dess.
mailNeeds-lock = Bara den enhet och webbläsare som öppnar den först kan öppna den igen. Öppna den där du behöver den.
mailNeeds-letters = Sidan visar tre bokstäver. Skriv dem, så att den vet att du inte är ett program.

## mailOpened

mailOpened-subject = Öppnad: { $name }
mailOpened-unnamed = Din länk från { $date }
mailOpened-lead = Din länk öppnades: { $when }.
mailOpened-left =
    { $n ->
        [one] Den kan öppnas en gång till.
       *[other] Den kan öppnas { $n } gånger till.
    }
mailOpened-last = Det var den sista visningen: hemligheten är raderad.
mailOpened-link = Mina länkar
mailOpened-why = Du får det här mejlet eftersom du bad om att bli meddelad när den öppnas.

## mailAnswered

mailAnswered-subject = Besvarad: { $name }
mailAnswered-unnamed = Din förfrågan från { $date }
mailAnswered-lead = Din förfrågan besvarades: { $when }.
mailAnswered-keep = Svaret finns inte i det här mejlet. Logga in för att öppna det.
mailAnswered-link = Förfrågningar
mailAnswered-why = Du får det här mejlet eftersom du bad om ett för varje svar.

## mailCode

mailCode-subject = Din kod från { $service }
mailCode-lead = Någon delar något konfidentiellt med dig via { $service }. För att öppna det skriver du den här koden på sidan som bad om den:
mailCode-leadNamed = { $sender } delar något konfidentiellt med dig via { $service }. För att öppna det skriver du den här koden på sidan som bad om den:
mailCode-asks = Någon ber dig om något konfidentiellt via { $service }. För att läsa och svara skriver du den här koden på sidan som bad om den:
mailCode-asksNamed = { $sender } ber dig om något konfidentiellt via { $service }. För att läsa och svara skriver du den här koden på sidan som bad om den:
mailCode-until =
    { $n ->
        [one] Koden fungerar en gång, i { $n } minut, och bara i webbläsaren som bad om den.
       *[other] Koden fungerar en gång, i { $n } minuter, och bara i webbläsaren som bad om den.
    }
mailCode-ignore = Om du inte har bett om någon kod, bortse från det här mejlet och ge inte koden till någon.

## mailInvited

mailInvited-subject = Ditt konto hos { $service }
mailInvited-lead = Du har nu ett konto hos { $service }: { $email }.
mailInvited-link = Välj ett lösenord
mailInvited-once = Länken fungerar en gång, fram till { $when }.

## mailReset

mailReset-subject = Välj ett nytt lösenord för { $service }
mailReset-lead = En administratör för { $service } låter dig välja ett nytt lösenord för { $email }.
mailReset-link = Välj ett lösenord
mailReset-once = Länken fungerar en gång, fram till { $when }.

## mailNotice

mailNotice-subject = Ditt konto hos { $service }
mailNotice-password = Lösenordet för { $email } ändrades: { $when }.
mailNotice-factorAdded = En extra faktor lades till för { $email }: { $when }.
mailNotice-factorRemoved = En extra faktor för { $email } togs bort: { $when }.
mailNotice-factorsReset = Alla extra faktorer för { $email } togs bort av en administratör: { $when }.
mailNotice-recoveryCodes = Nya återställningskoder skapades för { $email }: { $when }. De tidigare fungerar inte längre.
mailNotice-recoveryCode = En återställningskod för { $email } användes: { $when }. Den fungerar inte igen.
mailNotice-devices = För många felaktiga lösenord eller koder för { $email } kom från webbläsare som har loggat in tidigare: { $when }. Någon kan ha en av dina enheter.
mailNotice-from = Det kom från adressen { $address }.
mailNotice-stranger = Om du inte väntade dig det här, ändra ditt lösenord hos { $service } och säg till tjänstens administratör.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } ärende för administratören
       *[other] { $service }: { $n } ärenden för administratören
    }
mailConditions-link = Serverns status
mailConditions-why = Du får det här mejlet eftersom din adress står i notices.mail. Det kommer en gång, och igen efter sju dagar om inget har ändrats. Kör kommandon på serverns värd, med sudo och serverns --config.

## mailTest

mailTest-subject = Test av { $service }
mailTest-lead = Mejl från { $service } kommer fram.
mailTest-link = { $service }

## opener

opener-title = Öppna en förseglad länk
opener-lead = Den här sidan är en fil som du själv har: den öppnar länkar som är förseglade från ände till ände, och ingen server kan ändra den. Den ber länkens server om den förseglade hemligheten, och inget annat.
opener-link = Länk, med delen efter #
opener-passphraseHint = Bara om avsändaren gav dig en.
opener-open = Öppna
opener-notLink = Det här är ingen länk till en hemlighet. Kopiera hela länken, från https:// till slutet.
opener-unreachable = Inget svar som den här sidan får läsa. Servern kan inte nås, eller så låter den bara sin egen sida öppna länken: hemligheten kanske inte är förseglad, eller så är den begränsad till vissa nätverk. Inget öppnades.
opener-incomplete = Svaret kom inte fram helt. Det kan ha räknats som en visning.
opener-notSealed = Det servern skickade är inte förseglat, så det är inte det som avsändaren förseglade för den här länken. Inget av det visas.
opener-wrong = Lösenfrasen är fel eller saknas. Ingen visning räknades.
opener-refused = Servern lämnar inte ut det här just nu. Ingen visning räknades.
opener-held = Den som skickade det här måste släppa in dig. Säg de här orden till personen: { $words }
opener-heldWordless = Den som skickade det här måste släppa in dig.
opener-otherPassphrase = Det öppnas inte med den här lösenfrasen. Försök igen: den förseglade hemligheten finns här, och ingen ytterligare visning räknas. Lämna fältet tomt om avsändaren inte gav dig någon lösenfras.
opener-go = Öppna adressen på { $host }
opener-saved = Sparad

## languages

languages-title = Välj språk
languages-search = Hitta ditt språk
languages-searchHint = Språkets eget namn, dess engelska namn eller dess kod, till exempel pt-BR.
languages-find = Sök
languages-none = Inget språk matchar.
languages-all = Alla språk
languages-browser = Min webbläsares språk
languages-back = Tillbaka till sidan
languages-counts = Texterna på andra språk är översättningar. Om de skiljer sig från engelskan gäller engelskan. Hittar du ett felaktigt ord, säg till dem som driver servern.
languages-recipient = Språk för mottagaren
languages-recipientHint = För länkens sida och mejlet om den. Mottagare som har valt ett språk behåller sitt.
languages-recipientOwn = Enligt personens webbläsare
languages-answerer = Språk för den som svarar
languages-answererHint = För förfrågans sida. Den som har valt ett språk behåller sitt.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } språk
       *[other] { $n } språk
    }
languagesLive-recipientLanguage = Språk för mottagaren
