### Romanian

## layout

layout-skip = Salt la conținut
layout-navigation = Navigare principală
layout-create = Nou
layout-pushes = Linkurile mele
layout-admin = Admin
layout-account = Cont
layout-signIn = Conectare
layout-languages = Limbă
layout-light = Luminos
layout-dark = Întunecat
layout-auto = Automat
layout-api = API
layout-about = Despre
layout-aboutLine = Cum funcționează și cine administrează serverul
layout-noScript = Această pagină are nevoie de JavaScript. Scripturile ei contactează numai acest server.
layout-otherWays = Puteți folosi și API-ul sau linia de comandă.
layout-waiting = Pagina încă se încarcă. Dacă nu se schimbă nimic, reîncărcați-o.
layout-plain = Această conexiune nu este criptată: alte persoane din rețea pot citi ce trimiteți și ce deschideți aici. Folosiți o adresă https://, dacă există.
layout-notSealed = Stop: conținutul nu este sigilat
layout-notSealedText = Expeditorul a sigilat acest secret, dar ceea ce a trimis serverul nu este sigilat. Nu se afișează nimic din acel conținut. Contactați expeditorul, de exemplu prin telefon.

## create

create-title = Partajați un secret
create-tagline = Trimiteți o parolă sau un fișier printr-un link care expiră.
create-kinds = Ce partajați
create-text = Text
create-files = Fișiere
create-url = Link
create-qr = Cod QR
create-textLabel = Secretul dumneavoastră
create-shared = Preluat din altă aplicație: verificați înainte de a trimite.
create-textPlaceholder = O parolă, o cheie, o notă…
create-urlLabel = Adresă web
create-urlHint = Destinatarul vede întâi adresa și confirmă înainte de a părăsi această pagină.
create-qrLabel = Text de afișat ca un cod QR
create-qrHint = Destinatarul îl vede ca un cod QR de scanat.
create-message = Mesaj (opțional)
create-filesSignIn = Conectați-vă pentru a partaja fișiere.
create-hide = Ascunde în timpul tastării
create-generator = Generează o parolă
create-style = Tip
create-styleCharacters = Caractere
create-styleWords = Cuvinte
create-stylePin = PIN
create-pinHint = Suficient ca frază de acces, fiindcă acest server limitează încercările. Prea slab ca secret în sine.
create-length = Lungime
create-digits = Cifre
create-symbols = Simboluri
create-capitals = Majuscule
create-generated = Sugestie
create-again = Altă sugestie
create-use = Folosește-o
create-lifetime = Expiră după
create-views = Numărul de vizualizări
create-passphrase = Frază de acces (opțional)
create-passphraseRequired = Frază de acces (obligatoriu)
create-passphraseLength =
    { $n ->
        [one] Cel puțin { $n } caracter.
        [few] Cel puțin { $n } caractere.
       *[other] Cel puțin { $n } de caractere.
    }
create-passphraseHint = Transmiteți fraza de acces separat, de exemplu la telefon.
create-suggest = Sugerează
create-add = Adaugă o opțiune…
create-covered = Ține-l acoperit până la atingere
create-coveredHint = Nimeni nu îl citește peste umărul destinatarului când se deschide.
create-deletable = Destinatarul poate șterge secretul
create-notifyMe = Anunță-mă când este deschis
create-notifyByMail = Primiți un e-mail și un marcaj în „Linkurile mele”.
create-notifyInList = Primiți un marcaj în „Linkurile mele”.
create-name = Nume (îl vedeți doar dvs.)
create-note = Notă (o vedeți doar dvs.)
create-sign = Semnează cu numele
create-senderName = Numele dumneavoastră
create-senderMessage = Mesaj pentru destinatar
create-senderMessageHint = Apare înainte de deschiderea secretului, oricui are linkul. Nu scrieți aici nimic confidențial.
create-senderEmail = Arată adresa contului dvs.: { $email }
create-sealed = Criptare end-to-end
create-sealedHint = Nimeni în afară de destinatar nu îl poate citi, nici măcar acest server.
create-sealedName = Dați-i un nume pentru lista dvs.: și numele fișierelor sunt protejate. Numele, nota și semnătura nu sunt.
create-sealedRequired = Acest server nu acceptă altceva.
create-groupLimits = Vi se aplică limitele grupurilor: { $groups }.
create-shownOnce = Copiați linkul acum. Nu va mai putea fi afișat.
create-remembered = Opțiunile dvs. sunt reținute pe acest dispozitiv.
create-reset = Revino la valorile implicite
create-submit = Creează linkul
create-ready = Linkul dvs. este gata
create-passphraseNext = Acum transmiteți fraza de acces pe altă cale
create-passphraseReminder = Linkul se deschide doar cu această frază de acces. Spuneți-o, de exemplu, la telefon. Nu va mai fi afișată.
create-copyPassphrase = Copiază fraza de acces
create-end = Șterge acum
create-another = Partajează altul

## createClosed

createClosed-title = Conectați-vă pentru a partaja un secret
createClosed-text = Din rețeaua dvs., doar persoanele cu cont pot crea linkuri.
createClosed-hint = Dacă ați primit un link, se deschide de aici ca de obicei.
createClosed-nothingTitle = Aici nu puteți partaja nimic
createClosed-nothing = Limitele grupurilor dvs. ({ $groups }) nu permit niciun fel de secret. Întrebați un administrator al acestui server.

## createLive

createLive-bytes = { $used } din { $limit }
createLive-characters = Caractere: { $used } din { $limit }
createLive-bits =
    { $n ->
        [one] aprox. { $n } bit
        [few] aprox. { $n } biți
       *[other] aprox. { $n } de biți
    }
createLive-termViews =
    { $n ->
        [one] { $n } vizualizare
        [few] { $n } vizualizări
       *[other] { $n } de vizualizări
    }
createLive-termUntil = până la { $date }
createLive-noPassphrase = fără frază de acces
createLive-withPassphrase = cu frază de acces
createLive-needsPassphrase = frază de acces obligatorie
createLive-passphraseMissing = Introduceți o frază de acces: acest server o cere.
createLive-passphraseShort =
    { $n ->
        [one] Această frază de acces este prea scurtă: cel puțin { $n } caracter. Un șir precum aaaa sau 1234 contează ca două.
        [few] Această frază de acces este prea scurtă: cel puțin { $n } caractere. Un șir precum aaaa sau 1234 contează ca două.
       *[other] Această frază de acces este prea scurtă: cel puțin { $n } de caractere. Un șir precum aaaa sau 1234 contează ca două.
    }
createLive-signed = Semnat: { $by }
createLive-blank = Introduceți întâi un secret.
createLive-tooLong = Prea lung: cel mult { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] Prea lung: cel mult { $n } caracter.
        [few] Prea lung: cel mult { $n } caractere.
       *[other] Prea lung: cel mult { $n } de caractere.
    }
createLive-badUrl = Introduceți o adresă web, de exemplu https://example.org.
createLive-unsealed = Browserul dvs. nu a putut sigila conținutul. Nu s-a trimis nimic.
createLive-opens =
    { $n ->
        [one] Se deschide o dată, până { $date } ({ $relative }).
        [few] Se deschide de { $n } ori, până { $date } ({ $relative }).
       *[other] Se deschide de { $n } de ori, până { $date } ({ $relative }).
    }
createLive-endedTitle = Secretul este șters
createLive-ended = Conținutul lui este șters definitiv. Nimeni nu îl mai poate deschide, nici dvs.
createLive-goneTitle = Linkul a expirat
createLive-gone = Nimeni nu îl mai poate deschide. Conținutul lui este șters definitiv.
createLive-linkUnsaved = Nu ați copiat încă linkul, iar această pagină este singura care îl arată. O părăsiți totuși?
createLive-passphraseUnsaved = Nu ați copiat încă fraza de acces, iar această pagină este singura care o arată. O părăsiți totuși?
createLive-leaveIt = Părăsește pagina
createLive-offline = Serverul nu a răspuns. Verificați conexiunea și încercați din nou.
createLive-rateLimited =
    { $n ->
        [one] Prea multe solicitări. Încercați din nou peste { $n } secundă.
        [few] Prea multe solicitări. Încercați din nou peste { $n } secunde.
       *[other] Prea multe solicitări. Încercați din nou peste { $n } de secunde.
    }
createLive-tryAgain = Acum puteți încerca din nou.
createLive-tooLarge = Depășește mărimea pe care o acceptă serverul.
createLive-signInFirst = Conectați-vă întâi.
createLive-unavailable = Serverul nu este disponibil acum. Ce ați scris este încă aici: încercați din nou peste câteva clipe.
createLive-noSpace = Serverul nu mai are spațiu. Nu s-a stocat nimic.
createLive-failed = Ceva nu a mers bine ({ $status }). Nu s-a stocat nimic.
createLive-refused = Serverul nu acceptă această valoare.
createLive-tooMany =
    { $n ->
        [one] Cel mult { $n } intrare.
        [few] Cel mult { $n } intrări.
       *[other] Cel mult { $n } de intrări.
    }
createLive-outOfRange = Introduceți un număr de la { $min } la { $max }.

## resultLive

resultLive-notOpened = Încă nedeschis.
resultLive-openedTimes =
    { $n ->
        [one] Deschis o dată: { $date }.
        [few] Deschis de { $n } ori, ultima dată { $date }.
       *[other] Deschis de { $n } de ori, ultima dată { $date }.
    }

## fileBox

fileBox-files = Fișiere
fileBox-dropHere = Trageți aici fișiere sau dosare
fileBox-chooseFiles = Alege fișiere
fileBox-chooseFolder = Alege un dosar
fileBox-cancel = Anulează

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Cel mult un fișier, până la { $file }.
        [few] Cel mult { $n } fișiere, fiecare până la { $file }, împreună până la { $push }.
       *[other] Cel mult { $n } de fișiere, fiecare până la { $file }, împreună până la { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Într-un link încape un singur fișier.
        [few] Într-un link încap cel mult { $n } fișiere.
       *[other] Într-un link încap cel mult { $n } de fișiere.
    }
filesLive-fileTooLarge = „{ $name }” depășește { $limit }.
filesLive-filesTooLarge = Împreună, fișierele depășesc { $limit }.
filesLive-noFiles = Alegeți cel puțin un fișier.
filesLive-packing = „{ $name }” încă se arhivează.
filesLive-remove = Elimină { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Conexiune pierdută. Continuă de la sine.
filesLive-uploaded = Trimis. Serverul stochează fișierele…
filesLive-sealing = Se sigilează în browserul dvs.: { $percent }
filesLive-unreadable = Browserul dvs. nu mai poate citi unul dintre fișiere. Nu s-a trimis nimic. Alegeți din nou fișierele.
filesLive-cancelled = Anulat. Nu s-a stocat nimic.

## reveal

reveal-title = Un secret pentru dumneavoastră
reveal-intro = Cineva a partajat ceva confidențial cu dvs.
reveal-ownTitle = Propriul dvs. secret
reveal-ownIntro = L-ați partajat chiar dvs. Destinatarii îl deschid pe această pagină.
reveal-ownPage = Vezi linkul, codul QR și jurnalul lui
reveal-passphrase = Frază de acces
reveal-passphraseHint = O primiți de la expeditor, separat de acest link.
reveal-unlock = Deblochează
reveal-open = Arată secretul
reveal-counts = Deschiderea contează ca vizualizare.
reveal-how = Cum funcționează
reveal-sealed = Este criptat end-to-end: doar browserul dvs. îl poate deschide, iar acest server nu îl poate citi.
reveal-sealedNoScript = Acest link se deschide doar cu JavaScript sau cu comanda „secretpush open”.
reveal-largeText = Unul dintre fișiere depășește 256 MiB, iar acest browser nu poate salva un fișier sigilat atât de mare. Nu s-a numărat ca vizualizare. Pe un computer, deschideți linkul în Chrome sau Edge prin https:// sau cu această comandă:
reveal-copyCommand = Copiază comanda
reveal-secret = Secretul
reveal-show = Arată
reveal-onPaper = Secretul este acoperit. Alegeți „Arată” pe pagină, apoi tipăriți-o din nou.
reveal-hide = Ascunde
reveal-copy = Copiază
reveal-save = Salvează ca fișier
reveal-print = Tipărește
reveal-files = Fișiere
reveal-download = Descarcă
reveal-downloadAll = Descarcă tot ca ZIP
reveal-address = Expeditorul dorește să deschideți această adresă:
reveal-go = Deschide adresa…
reveal-goTitle = Părăsiți această pagină?
reveal-goText = Sunteți pe cale să deschideți o adresă de pe:
reveal-goYes = Deschide
reveal-goTo = Deschide adresa de pe { $host }
reveal-qr = Scanați acest cod
reveal-qrText = Textul codului
reveal-remove = Șterge-l acum
reveal-removeText = Nimeni nu va mai putea deschide acest link, nici dvs.
reveal-removeYes = Șterge
reveal-cancel = Anulează
reveal-deletedTitle = Șters
reveal-deletedText = Nimeni nu mai poate deschide acest link, iar această pagină nu mai conține secretul.
reveal-undo = Anulează ștergerea
reveal-openAgain = Înapoi la link
reveal-gone = Aici nu mai este nimic
reveal-goneText = Acest link a expirat, a fost șters sau nu a existat niciodată.
reveal-openedHere = Ați deschis acest link pe acest dispozitiv { $date } ({ $relative }). Între timp a expirat sau a fost șters.
reveal-goneHint = Cereți expeditorului un link nou.
reveal-goneCreate = Partajați și dvs. un secret
reveal-letters = Tastați aceste trei litere
reveal-lettersNeeded = Tastați cele trei litere, apoi apăsați din nou butonul. Nu s-a deschis nimic.
reveal-lettersOther = Acelea erau alte litere. Tastați-le pe acestea trei, apoi apăsați din nou butonul. Nu s-a deschis nimic.
reveal-wrong = Fraza de acces este greșită.
reveal-limited = Prea multe fraze de acces greșite. Așteptați un minut, apoi încercați din nou.
reveal-refused = Expeditorul a refuzat să vă aprobe accesul.
reveal-waitOver = Așteptarea s-a încheiat. Deschideți din nou linkul pentru a mai cere o dată accesul.
reveal-crowded = Prea multe persoane așteaptă acest secret. Încercați din nou peste un minut.
reveal-scanner = Acest browser se prezintă ca un program care verifică linkuri, deci nu s-a deschis nimic. Deschideți linkul în alt browser.
reveal-again = Reîncărcarea paginii nu deschide din nou secretul. Apăsați butonul pentru a-l deschide încă o dată.
reveal-failed = Ceva nu a mers bine pe server. Încercați din nou peste câteva clipe.

## senderNote

senderNote-label = De la expeditor
senderNote-shares = { $name } partajează ceva cu dvs.
senderNote-writes = { $name } scrie:
senderNote-unnamedWrites = Expeditorul scrie:
senderNote-account = A fost trimis din contul { $email } de pe acest server.
senderNote-anyAccount = A fost trimis din contul { $email }. Oricine își poate crea un cont aici, deci această adresă nu este verificată.
senderNote-unverifiedAccount = A fost trimis din contul { $email }. Nimeni nu a verificat această adresă.
senderNote-ownWords = Numele și mesajul sunt scrise chiar de expeditor.
senderNote-unverified = Numele și mesajul sunt scrise chiar de expeditor. Acest server nu știe dacă numele este cel adevărat.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Puteți anula ștergerea timp de { $n } secundă.
        [few] Puteți anula ștergerea timp de { $n } secunde.
       *[other] Puteți anula ștergerea timp de { $n } de secunde.
    }

## undoLive

undoLive-deleted = Șters. Nimeni nu îl poate deschide.
undoLive-undo = Anulează ștergerea ({ $seconds })
undoLive-undone = Ștergerea a fost anulată.
undoLive-tooLate = Ștergerea nu a mai putut fi anulată: secretul este șters definitiv.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Mai poate fi deschis o dată, până { $date } ({ $relative }).
        [few] Mai poate fi deschis de { $n } ori, până { $date } ({ $relative }).
       *[other] Mai poate fi deschis de { $n } de ori, până { $date } ({ $relative }).
    }
revealLive-lastView = Aceasta a fost ultima vizualizare. Secretul este șters definitiv de pe server: păstrați acum ce vă trebuie.
revealLive-lastViewFiles = Aceasta a fost ultima vizualizare. Descărcați acum ce vă trebuie: linkurile funcționează doar puțin timp.
revealLive-ownView = Propriile dvs. vizualizări nu se numără.
revealLive-shown = Secretul este afișat.
revealLive-covered = Secretul este acoperit.
revealLive-copied = Copiat
revealLive-copyFailed = Copierea nu a reușit. Selectați textul și copiați-l.
revealLive-wrong = Fraza de acces este greșită.
revealLive-limited =
    { $n ->
        [one] Prea multe fraze de acces greșite. Încercați din nou peste { $n } secundă.
        [few] Prea multe fraze de acces greșite. Încercați din nou peste { $n } secunde.
       *[other] Prea multe fraze de acces greșite. Încercați din nou peste { $n } de secunde.
    }
revealLive-busy =
    { $n ->
        [one] Prea multe solicitări. Încercați din nou peste { $n } secundă.
        [few] Prea multe solicitări. Încercați din nou peste { $n } secunde.
       *[other] Prea multe solicitări. Încercați din nou peste { $n } de secunde.
    }
revealLive-again = Acum puteți încerca din nou.
revealLive-unconnected = Nu aveți conexiune. Nu s-a deschis nimic.
revealLive-offline = Răspunsul serverului nu a ajuns complet. Este posibil să fi contat ca vizualizare.
revealLive-failed = Ceva nu a mers bine pe server. Încercați din nou peste câteva clipe.
revealLive-downloaded = Descărcat
revealLive-downloadedOf = Fișiere descărcate: { $done } din { $total }
revealLive-preview = Previzualizează
revealLive-previewOf = Previzualizare: { $name }
revealLive-previewFailed = Această imagine nu poate fi afișată aici. Descărcați-o.
revealLive-downloadFailed = Descărcarea s-a oprit. Este posibil ca linkul să fi expirat.
revealLive-deleteFailed = Secretul nu a putut fi șters.
revealLive-noAddress = Aceasta nu este o adresă web, deci apare ca text simplu.
revealLive-fileName = secret.txt
revealLive-see = Arată

## sealedLive

sealedLive-linkCut = Acest link nu este complet: lipsește partea de după #. Cereți expeditorului linkul complet. Nu s-a deschis nimic și nu s-a numărat nicio vizualizare.
sealedLive-linkAltered = Acest link a fost trunchiat sau modificat pe drum: partea de după # nu este corectă. Cereți expeditorului linkul complet. Nu s-a deschis nimic și nu s-a numărat nicio vizualizare.
sealedLive-moduleMissing = Nu a ajuns partea acestei pagini care deschide secretele sigilate. Verificați conexiunea și reîncărcați pagina. Nu s-a deschis nimic și nu s-a numărat nicio vizualizare.
sealedLive-sealBroken = Conținutul sigilat a fost deteriorat sau modificat, deci nu se afișează nimic din el. Rugați expeditorul să îl trimită din nou.
sealedLive-sealShort = Lipsește sfârșitul conținutului sigilat, deci nu se afișează nimic din el. Rugați expeditorul să îl trimită din nou.
sealedLive-sealOther = Conținutul sigilat nu se potrivește cu acest link sau este sigilat într-un mod pe care această pagină nu îl poate deschide. Rugați expeditorul să îl trimită din nou.
sealedLive-fileWhole = Complet: „{ $name }” a fost verificat până la ultimul octet.
sealedLive-fileBroken = „{ $name }” a fost deteriorat sau modificat. Nu s-a salvat nimic din el.
sealedLive-fileShort = Lipsește sfârșitul fișierului „{ $name }”. Nu s-a salvat nimic din el.
sealedLive-fileTooLarge = „{ $name }” este prea mare pentru acest browser. Pe un computer, deschideți linkul în Chrome sau Edge prin https:// sau cu comanda „secretpush open”.

## newRequest

newRequest-sealed = Doar dvs. puteți citi răspunsul
newRequest-sealedHint = Nici măcar acest server nu îl poate citi.
newRequest-sealedRequired = Acest server nu acceptă altceva.
newRequest-collectTitle = Cheia dvs. pentru răspunsuri
newRequest-collectText = Aveți nevoie de ea pentru a citi răspunsurile și nu va mai putea fi afișată: descărcați fișierul de recuperare. Nu îl trimiteți nimănui.
newRequest-copyCollect = Copiază cheia
newRequest-recovery = Descarcă fișierul de recuperare
newRequest-showKey = Arată cheia ca link
newRequest-title = Cereți un secret
newRequest-lead = Oricine primește linkul vă poate trimite un secret, fără cont.
newRequest-link = Cere cuiva un secret
newRequest-what = De ce aveți nevoie?
newRequest-whatHint = Oricine are linkul poate citi acest text. Nu scrieți aici nimic confidențial.
newRequest-takesFiles = Se pot trimite fișiere
newRequest-showsEmail = Arată adresa contului dvs. cui răspunde: { $email }
newRequest-notifyMe = Trimite-mi un e-mail la fiecare răspuns
newRequest-name = Nume (îl vedeți doar dvs.)
newRequest-note = Notă (o vedeți doar dvs.)
newRequest-files = Fișiere pentru cine răspunde (opțional)
newRequest-filesHint = De exemplu, un formular de completat. Oricine are linkul le poate descărca.
newRequest-until = Deschisă timp de
newRequest-answers = Răspunsuri permise
newRequest-passphrase = Frază de acces (opțional)
newRequest-passphraseHint = Necesară pentru a citi cererea și a răspunde. Spuneți-o, de exemplu, la telefon.
newRequest-more = Mai multe opțiuni
newRequest-submit = Creează linkul
newRequest-ready = Linkul dvs. este gata
newRequest-page = Deschide pagina acestei cereri
newRequest-passphraseNext = Acum transmiteți fraza de acces pe altă cale
newRequest-passphraseReminder = Cererea se deschide doar cu această frază de acces. Nu va mai fi afișată.
newRequest-copyPassphrase = Copiază fraza de acces
newRequest-another = Cere altceva

## newRequestLive

newRequestLive-blankRequest = Spuneți de ce aveți nevoie.
newRequestLive-longRequest = Prea lung: cel mult { $limit }.
newRequestLive-longNote = Nota dvs. este prea lungă: cel mult { $limit }.
newRequestLive-answersRange = Introduceți un număr de la { $min } la { $max }.
newRequestLive-leadNamed = Doar persoanele pe care le indicați vă pot trimite un secret.
newRequestLive-hintNamed = Doar persoanele pe care le indicați pot citi acest text.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } răspuns
        [few] { $n } răspunsuri
       *[other] { $n } de răspunsuri
    }
newRequestLive-noPassphrase = fără frază de acces
newRequestLive-withPassphrase = cu frază de acces
newRequestLive-takes =
    { $n ->
        [one] Se poate răspunde o dată, până { $date } ({ $relative }).
        [few] Se poate răspunde de { $n } ori, până { $date } ({ $relative }).
       *[other] Se poate răspunde de { $n } de ori, până { $date } ({ $relative }).
    }
newRequestLive-full = Aveți prea multe cereri deschise. Închideți întâi una.
newRequestLive-tooLarge = Depășește mărimea pe care o acceptă serverul.
newRequestLive-unavailable = Serverul nu este disponibil acum. Ce ați scris este încă aici: încercați din nou peste câteva clipe.
newRequestLive-noSpace = Serverul nu mai are spațiu. Nu s-a stocat nimic.
newRequestLive-limited =
    { $n ->
        [one] Prea multe solicitări. Încercați din nou peste { $n } secundă.
        [few] Prea multe solicitări. Încercați din nou peste { $n } secunde.
       *[other] Prea multe solicitări. Încercați din nou peste { $n } de secunde.
    }
newRequestLive-retry = Acum puteți încerca din nou.
newRequestLive-noAnswer = Serverul nu a răspuns. Verificați conexiunea și încercați din nou.
newRequestLive-problem = Ceva nu a mers bine ({ $status }). Nu s-a stocat nimic.
newRequestLive-refused = Serverul nu acceptă una dintre aceste valori.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Vă rog să îmi trimiteți ceva confidențial prin acest link. Se poate răspunde o dată, până { $date }. Nu aveți nevoie de cont:
        [few] Vă rog să îmi trimiteți ceva confidențial prin acest link. Se poate răspunde de { $n } ori, până { $date }. Nu aveți nevoie de cont:
       *[other] Vă rog să îmi trimiteți ceva confidențial prin acest link. Se poate răspunde de { $n } de ori, până { $date }. Nu aveți nevoie de cont:
    }
requestShareLive-requestSubject = O cerere pentru dumneavoastră
requestShareLive-requestTerms =
    { $n ->
        [one] Se poate răspunde o dată, până { $date }.
        [few] Se poate răspunde de { $n } ori, până { $date }.
       *[other] Se poate răspunde de { $n } de ori, până { $date }.
    }

## requestLetter

requestLetter-to = Pentru
requestLetter-from = De la
requestLetter-title = Vi se cere ceva confidențial
requestLetter-intro = Puteți trimite de pe orice telefon sau calculator. Nu aveți nevoie de cont.
requestLetter-scan = Scanați codul cu camera telefonului. Sau tastați adresa într-un browser exact cum este tipărită aici: literele mari și cele mici contează.
requestLetter-press = Apăsați butonul de pe pagina care se deschide și trimiteți ce vi se cere.
requestLetter-passphrase = Introduceți fraza de acces și apăsați butonul. Cine vă cere secretul vă dă fraza de acces pe altă cale. Pentru siguranța dvs., nu este pe această foaie: nu o notați aici.
requestLetter-keep = Apoi distrugeți această foaie.

## request

request-recovery = Descarcă fișierul de recuperare
request-loadKey = Încarcă fișierul de recuperare
request-keyFile = Fișier de recuperare
request-linkOnce = Linkul complet a fost afișat o dată, la crearea cererii, și se află și în fișierul de recuperare. Dacă nu aveți niciunul dintre ele, închideți această cerere și creați alta.
request-noScript = Răspunsurile se afișează doar cu JavaScript.
request-asked = Ce cereți
request-answers = Răspunsuri
request-close = Închide cererea
request-cancel = Anulează

## requestKeysLive

requestKeysLive-recoveryText =
    Acest fișier deschide răspunsurile la cererea dvs. Păstrați-l și nu îl trimiteți nimănui.

    Pentru a citi răspunsurile în alt browser, conectați-vă, deschideți pagina cererii și încărcați acolo acest fișier sau deschideți cheia dvs.
requestKeysLive-recoveryLink = Linkul de trimis:
requestKeysLive-recoveryKey = Cheia dvs.:
requestKeysLive-keyElsewhere = Pentru a le citi în alt browser, descărcați fișierul de recuperare. Nu îl trimiteți nimănui.
requestKeysLive-keyInTab = Această filă are cheia care deschide răspunsurile.
requestKeysLive-keyMissing = Doar dvs. puteți citi răspunsurile, iar acest browser nu are cheia dvs.: încărcați fișierul de recuperare.
requestKeysLive-keyNotInFile = Acesta nu este fișierul de recuperare al acestei cereri.
requestKeysLive-keyLoaded = Cheia dvs. este încărcată.

## requestWordsLive

requestWordsLive-unnamedRequest = Cerere din { $date }
requestWordsLive-closeQuestion = Închideți „{ $name }”? Nu va mai primi răspunsuri, iar textul cererii se șterge definitiv.
requestWordsLive-answersStay = Răspunsurile rămân până când expiră.
requestWordsLive-closedNow = Închisă. Textul cererii este șters definitiv.
requestWordsLive-answeredMeanwhile = Există un răspuns nou.

## requestLive

requestLive-open = Deschisă
requestLive-ready = Cu răspuns
requestLive-closed = Închisă
requestLive-guardedText = Este protejat de fraza de acces, deci nu apare aici.
requestLive-closedText = A fost șters definitiv la închiderea cererii.
requestLive-answersOf = Răspunsuri
requestLive-answersCount = { $came } din { $total }
requestLive-openUntil = Deschisă până
requestLive-filesMay = Fișiere
requestLive-filesYes = Se pot trimite
requestLive-guard = Frază de acces
requestLive-guardSet = Necesară pentru citire și pentru răspuns
requestLive-email = Adresa contului dumneavoastră
requestLive-emailShown = Afișată
requestLive-noAnswers = Încă nu a răspuns nimeni.
requestLive-sendLink = Trimiteți linkul persoanei care are ce vă trebuie.
requestLive-noneCame = Nu a răspuns nimeni.
requestLive-purged = Răspunsurile au fost șterse între timp.
requestLive-answerBy = Răspuns de la { $name }
requestLive-answerOf = Răspuns din { $date }
requestLive-newAnswer = nou
requestLive-answerOpen = Deschide
requestLive-answerPage = Link și jurnal
requestLive-answerOver = expirat
requestLive-allCame = S-a răspuns. Linkul nu mai primește răspunsuri.
requestLive-logClosed = închisă manual

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } răspuns nou
        [few] { $n } răspunsuri noi
       *[other] { $n } de răspunsuri noi
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } răspuns
        [few] { $n } răspunsuri
       *[other] { $n } de răspunsuri
    }
requestsLive-noneYet = niciun răspuns încă
requestsLive-closes = se închide { $when }
requestsLive-hasClosed = închisă
requestsLive-requestMade = creată { $when }
requestsLive-noOpen = Momentan nu cereți nimic.
requestsLive-noReady = Nicio cerere deschisă nu are răspuns.
requestsLive-noClosed = Încă nu s-a închis nicio cerere.
requestsLive-closeRequest = Închide

## ownRequests

ownRequests-tab = Cereri
ownRequests-open = Deschise
ownRequests-ready = Cu răspuns
ownRequests-closed = Închise

## answerGate

answerGate-collects = Acesta este linkul care deschide răspunsurile. Este pentru cine a făcut cererea: conectați-vă, apoi deschideți-l din nou.
answerGate-title = Vi se cere un secret
answerGate-intro = Cineva vă roagă să îi trimiteți ceva confidențial. Nu aveți nevoie de cont.
answerGate-ownTitle = Propria dvs. cerere
answerGate-ownIntro = Cererea este a dvs. Ceilalți răspund la ea pe această pagină.
answerGate-ownPage = Vezi linkul, răspunsurile și jurnalul ei
answerGate-passphraseHint = O primiți de la cine vă cere secretul, separat de acest link.
answerGate-read = Vezi ce se cere
answerGate-left =
    { $n ->
        [one] Se mai poate răspunde o dată, până { $date } ({ $relative }).
        [few] Se mai poate răspunde de { $n } ori, până { $date } ({ $relative }).
       *[other] Se mai poate răspunde de { $n } de ori, până { $date } ({ $relative }).
    }
answerGate-busy = Prea multe solicitări de la adresa dvs. Așteptați un minut, apoi încercați din nou.

## ownAnswer

ownAnswer-title = Răspuns la „{ $name }”
ownAnswer-unnamed = Răspuns la cererea dumneavoastră
ownAnswer-intro = Doar dvs. îl puteți deschide.
ownAnswer-page = Vezi cererea și toate răspunsurile ei

## answer

answer-yourName = Numele dvs. (opțional)
answer-yourNameHint = Îl vede persoana care cere.
answer-yourNameOpen = Îl vede persoana care cere. Nu este protejat ca răspunsul dvs.
answer-addressShown = Vede și adresa dvs. de e-mail confirmată.
answer-title = Ce vi se cere
answer-label = De la persoana care cere
answer-asks = Persoana care v-a trimis acest link cere:
answer-asksFiles = Persoana care v-a trimis acest link vă dă și fișiere.
answer-ownWords = Scris de persoana care cere. Nu am verificat cine este.
answer-ownWordsAccount = Scris de persoana care cere.
answer-account = Are contul { $email } pe acest server.
answer-anyAccount = Are contul { $email }. Oricine își poate crea un cont aici, deci această adresă nu este verificată.
answer-unverifiedAccount = Are contul { $email }. Nimeni nu a verificat această adresă.
answer-careful = Trimiteți doar dacă știți cine cere.
answer-given = Fișiere pentru dumneavoastră
answer-text = Răspunsul dumneavoastră
answer-textPlaceholder = O parolă, o cheie, o notă…
answer-message = Mesaj
answer-sealed = Această cerere primește doar un răspuns sigilat de la un capăt la altul. Fără JavaScript, această pagină nu îl poate sigila. Trimiteți-l cu această comandă și cu linkul complet:
answer-sealedOnce = Doar persoana care cere poate citi răspunsul dvs.; acest server nu poate. Ulterior nu îl mai puteți modifica.
answer-once = Este stocat criptat, îl poate deschide doar persoana care cere, iar ulterior nu îl mai puteți modifica.
answer-send = Trimite
answer-sent = Trimis
answer-sentText = Răspunsul dvs. a ajuns. Puteți închide această pagină.
answer-sentTo = Răspunsul dvs. a ajuns la { $email }. Puteți închide această pagină.
answer-sentMore = Trimite alt răspuns
answer-notSent = Netrimis
answer-notSentText = Mergeți înapoi: ce ați scris este încă acolo.
answer-back = Începe din nou
answer-gone = Aici nu se mai cere nimic
answer-goneText = Această cerere a fost închisă, i-a expirat termenul sau nu a existat niciodată.
answer-goneHint = Cereți un link nou de la cine vi l-a trimis.
answer-answered = S-a răspuns deja
answer-answeredText = Această cerere a primit toate răspunsurile cerute.
answer-answeredHint = Nu ați răspuns dvs.? Atunci anunțați persoana care v-a trimis linkul.
answer-blankProblem = Introduceți ce doriți să trimiteți.
answer-tooLargeProblem = Depășește mărimea pe care o acceptă serverul.
answer-spaceProblem = Serverul nu mai are spațiu. Nu s-a stocat nimic.
answer-goneProblem = Această cerere nu mai primește răspunsuri. Nu s-a stocat nimic.
answer-passphraseProblem = Fraza de acces este greșită. Nu s-a stocat nimic.
answer-unprovedProblem = Această cerere este pentru anumite persoane, iar acest browser nu a dovedit că vă numărați printre ele. Nu s-a stocat nimic. Deschideți din nou linkul în altă filă, cereți un cod prin e-mail, apoi trimiteți ce ați scris aici.

## answerSealedLive

answerSealedLive-answerLinkCut = Linkul nu este complet: partea de după # lipsește sau a fost modificată pe drum. Nu s-a trimis nimic. Deschideți din nou linkul complet sau întrebați persoana care l-a trimis.
answerSealedLive-sealerMissing = Nu a ajuns partea acestei pagini care sigilează răspunsul dvs. Nu s-a trimis nimic. Verificați conexiunea și reîncărcați pagina.
answerSealedLive-notSealed = Browserul dvs. nu a putut sigila conținutul. Nu s-a trimis nimic.

## answerLive

answerLive-bytes = { $used } din { $limit }
answerLive-blank = Introduceți ce doriți să trimiteți.
answerLive-blankFiles = Introduceți ce doriți să trimiteți sau alegeți fișiere.
answerLive-tooLong = Prea lung: cel mult { $limit }.
answerLive-tooLarge = Depășește mărimea pe care o acceptă serverul.
answerLive-over = Această cerere nu mai primește răspunsuri. Nu s-a stocat nimic.
answerLive-wrong = Fraza de acces este greșită. Nu s-a stocat nimic.
answerLive-limited =
    { $n ->
        [one] Prea multe solicitări. Încercați din nou peste { $n } secundă.
        [few] Prea multe solicitări. Încercați din nou peste { $n } secunde.
       *[other] Prea multe solicitări. Încercați din nou peste { $n } de secunde.
    }
answerLive-again = Acum puteți încerca din nou.
answerLive-unavailable = Serverul nu este disponibil acum. Ce ați scris este încă aici: încercați din nou peste câteva clipe.
answerLive-noSpace = Serverul nu mai are spațiu. Nu s-a stocat nimic.
answerLive-offline = Serverul nu a răspuns. Este totuși posibil ca răspunsul să fi ajuns: reîncărcați pagina pentru a vedea.
answerLive-failed = Ceva nu a mers bine ({ $status }). Nu s-a stocat nimic.
answerLive-refused = Serverul nu acceptă acest răspuns. Nu s-a stocat nimic.

## receipt

receipt-choice = Păstrează o recipisă
receipt-choiceHint = Un al doilea link, doar pentru dvs.: arată dacă secretul a fost deschis și îl poate șterge.
receipt-yours = Păstrați recipisa dumneavoastră
receipt-yoursShows = Arată dacă secretul a fost deschis și îl poate șterge.
receipt-yoursText = Nu îl poate citi. Păstrați-o pentru dvs.: destinatarul are nevoie de linkul de mai sus.
receipt-open = Deschide recipisa
receipt-copy = Copiază recipisa
receipt-remember = Reține linkurile mele pe acest dispozitiv
receipt-rememberHint = Doar recipisele și doar în acest browser. Oricine are acces la el le poate vedea. La dezactivare, toate sunt uitate.
receipt-list = Linkurile mele recente
receipt-listText = Ce reține acest browser despre linkurile pe care le-ați creat fără cont.
receipt-listNone = Acest browser nu reține niciun link. O recipisă vă permite să rețineți linkurile.
receipt-listScripts = Această listă are nevoie de JavaScript: o păstrează browserul, nu serverul.
receipt-forget = Uită tot
receipt-notOpened = Încă nedeschis
receipt-neverOpened = Niciodată deschis
receipt-notOpenedText = Până acum, nimeni nu a deschis linkul.
receipt-opened =
    { $n ->
        [one] Deschis o dată
        [few] Deschis de { $n } ori
       *[other] Deschis de { $n } de ori
    }
receipt-times = Când a fost deschis
receipt-timesSome = Când a fost deschis cel mai recent
receipt-over = Nimeni nu mai poate deschide linkul.
receipt-overViews = A fost deschis de câte ori ați permis, ultima dată { $date }. Conținutul lui este șters definitiv.
receipt-overTime = Termenul i-a expirat { $date }. Conținutul lui este șters definitiv.
receipt-overHand = A fost șters { $date }. Conținutul lui este șters definitiv.
receipt-left =
    { $n ->
        [one] Linkul mai poate fi deschis o dată, până { $date }.
        [few] Linkul mai poate fi deschis de { $n } ori, până { $date }.
       *[other] Linkul mai poate fi deschis de { $n } de ori, până { $date }.
    }
receipt-alarmed = Un destinatar spune că altcineva a deschis linkul înaintea sa. Vorbiți cu destinatarul.
receipt-frozen = Linkul este în pauză: nimeni nu îl poate deschide.
receipt-again = Verifică din nou
receipt-unknown = Aici nu se știe nimic
receipt-unknownText = Această recipisă nu aparține niciunui link de pe acest server. Verificați dacă adresa este completă.
receipt-unknownHint = La ceva timp după expirarea unui link, serverul șterge tot ce știa despre el.

## receiptListLive

receiptListLive-made = Creat la { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Deschis o dată
        [few] Deschis de { $n } ori
       *[other] Deschis de { $n } de ori
    }
receiptListLive-stateNone = Încă nedeschis
receiptListLive-stateOver = Expirat
receiptListLive-stateAlarmed = Alarmă
receiptListLive-stateFrozen = În pauză
receiptListLive-stateUnknown = Nu se mai știe nimic despre el
receiptListLive-stateFailed = Serverul nu a răspuns
receiptListLive-forgotten = Uitate. De acum înainte, acest browser nu reține niciun link.

## about

about-title = Cum funcționează și cine administrează serverul
about-lead = Partajați un secret ca link. Linkul se dezactivează singur, iar secretul este apoi șters definitiv.
about-operatorTitle = Cine administrează acest server
about-runBy = Acest server este administrat de { $name }.
about-unnamed = Operatorul acestui server nu a introdus aici un nume. Întrebați persoana care v-a trimis aici.
about-contact = Date de contact:
about-program = Program: Secret Push, versiunea { $version }.
about-words = Sugerează cuvinte din EFF Long Wordlist de la Electronic Frontier Foundation (https://www.eff.org/dice), cu excepția a patru dintre ele, sub licența CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Cum este protejat un secret
about-sealed = Serverul criptează fiecare secret cu AES-256-GCM înainte de a-l stoca. Cheia este derivată dintr-o cheie aleatorie proprie, din link și, dacă există, din fraza de acces.
about-masterKey = Cheia aleatorie este stocată criptată cu cheia principală a serverului, păstrată în afara bazei de date.
about-passphrase = Serverul nu stochează nicio frază de acces și nimic cu care să poată fi comparată vreuna. Argon2id încetinește ghicirea, iar după cinci încercări greșite într-un minut o adresă trebuie să aștepte.
about-files = Numele și conținutul fișierelor sunt și ele criptate.
about-transport = Această criptare are loc pe server. O adresă https:// protejează drumul până acolo.
about-endToEnd = Un expeditor poate și să sigileze un secret în browser sau cu linia de comandă, în formatul deschis age. Cheia este în link, după #, o parte pe care browserele nu o trimit niciodată: acest server păstrează și livrează ceea ce nu poate citi.
about-endTitle = Ce se întâmplă când expiră un link
about-end = Un link expiră după timpul ales, după ultima vizualizare permisă sau când îl șterge cineva. În acel moment, cheia lui, secretul și mesajul expeditorului sunt șterse definitiv.
about-endFiles = Se șterg și fișierele. Linkurile de descărcare ale ultimei vizualizări mai funcționează: cel mult { $time } și niciodată peste timpul ales.
about-rowAnonymous = Jurnalul unui secret partajat fără cont este șters la { $time } după ce expiră.
about-rowAnonymousKept = Jurnalul unui secret partajat fără cont este păstrat până când îl șterge operatorul.
about-rowOwned = Jurnalul secretului unui expeditor conectat este șters la { $time } după ce expiră, împreună cu numele și nota date de expeditor.
about-rowOwnedKept = Jurnalul secretului unui expeditor conectat este păstrat, împreună cu numele și nota date de expeditor, până când îl șterge operatorul.
about-backups = O copie de rezervă conține ce era stocat la crearea ei, până când o șterge operatorul.
about-loggedTitle = Ce se înregistrează în jurnal
about-logged = Pentru fiecare secret: când a fost creat, deschis, șters sau încercat cu o frază de acces greșită, cu adresa de rețea, browserul și pagina de pe care a venit vizitatorul. Expeditorii conectați văd acest jurnal pentru propriile secrete.
about-request = Pentru fiecare solicitare: ora, tipul paginii, rezultatul, durata și adresa de rețea. Niciodată linkul, secretul sau fraza de acces. Operatorul decide cât timp se păstrează aceste rânduri.
about-cookies = Cookie-uri: unul pentru sesiunea dvs. după conectare, câte unul pentru limba și culorile alese și unul într-un browser care așteaptă un expeditor sau a semnalat un link. Nu există urmărire, iar paginile nu încarcă nimic de pe alte servere.
about-operatorReadsTitle = Ce poate și ce nu poate citi operatorul
about-seesMeta = Operatorul vede că un secret există: tipul, mărimea, datele și orele, vizualizările și jurnalul lui, precum și adresa de e-mail a unui expeditor conectat.
about-adminPage = Administratorii pot șterge orice secret. Nu îi văd nici conținutul, nici numele, nota sau linkul. Pot însă reseta parola unui utilizator și se pot conecta apoi ca acel utilizator.
about-readsOwned = Cine are atât datele stocate, cât și cheia principală poate citi secretul neexpirat al unui expeditor conectat, dacă nu are frază de acces, precum și numele, notele și mesajele acelui expeditor.
about-readsAnonymous = Pentru un secret partajat fără cont este necesar în plus linkul, pe care serverul nu îl păstrează.
about-readsGuarded = Pentru un secret cu frază de acces este necesară în plus fraza de acces. Una scurtă poate fi ghicită, una lungă nu.
about-running = Cine controlează serverul în funcțiune poate vedea un secret și fraza lui de acces când este creat și când este deschis.
about-readsSealed = Operatorul nu poate citi un secret sigilat, nici măcar cu toate datele și cheia principală. Un server modificat cu rea intenție ar putea însă livra o pagină care divulgă secretul: pentru a exclude acest lucru, deschideți linkul cu linia de comandă.
about-readsExpired = Nimeni nu poate citi un secret expirat, nici operatorul, decât dacă o copie de rezervă anterioară încă îl conține.
about-youTitle = Ce puteți face dumneavoastră
about-you = Alegeți puține vizualizări și un timp scurt. Adăugați o frază de acces și transmiteți-o pe altă cale decât linkul. Deschideți un secret doar când îl puteți păstra în siguranță.

## accessibility

accessibility-title = Accesibilitate
accessibility-lead = Oricine trebuie să poată partaja și deschide un secret, indiferent cum vede, aude, se mișcă și citește.
accessibility-contactTitle = Dacă vă stă ceva în cale
accessibility-contact = Spuneți operatorului acestui server ce nu funcționează pentru dvs. sau cereți altă cale:
accessibility-nobody = Operatorul acestui server nu a introdus aici date de contact. Spuneți persoanei care v-a trimis aici ce nu funcționează pentru dvs. și cereți altă cale.
accessibility-standardTitle = Ce respectă aceste pagini
accessibility-standard = Aceste pagini sunt făcute să respecte WCAG 2.2 la nivelul AA și, prin aceasta, capitolul 9 din EN 301 549. Conform verificării făcute de autorii programului, le respectă, cu excepția punctelor din lista următoare.
accessibility-missingTitle = Ce lipsește
accessibility-missingUndo = O ștergere poate fi anulată timp de opt secunde și nu mai mult, fiindcă un secret nu trebuie să supraviețuiască ștergerii sale. Butonul care o anulează primește imediat focalizarea.
accessibility-missingLanguage = Ce au scris oamenii, de exemplu un mesaj sau numele unui fișier, nu este marcat cu limba sa.
accessibility-missingReaders = La verificare nu s-a folosit niciun cititor de ecran și încă nu au participat persoane cu dizabilități.
accessibility-checkedTitle = Cum s-a verificat
accessibility-checkedByProgram = Cu axe-core: fiecare pagină în fiecare stare, pe un ecran îngust și pe unul lat, în mod luminos și întunecat. În plus, fiecare pagină încape la 320 de pixeli și cu text de două ori mai mare.
accessibility-checkedByHand = Manual: principalele parcursuri prin pagini, doar cu tastatura, cu mai mult spațiu între litere și rânduri și în arborele de accesibilitate din Chromium, din care citesc cititoarele de ecran.

## caution

caution-notMe = Nu am fost eu
caution-tellText = Dacă nu a fost cineva pe care îl cunoașteți, anunțați expeditorul: jurnalul său va arăta acest lucru.
caution-tellFreezes = Linkul intră și în pauză: nimeni nu îl poate deschide până când expeditorul îl reactivează.
caution-tell = Anunță expeditorul
caution-told = Ați anunțat expeditorul că nu ați fost dvs.
caution-askSender = Dacă nu ați fost dvs., cereți expeditorului un secret nou.
caution-toldTitle = Expeditorul poate vedea acum semnalarea
caution-toldText = Jurnalul său spune că altcineva a deschis acest link înaintea dvs.
caution-toldFrozen = Linkul este în pauză: nimeni nu îl poate deschide până când expeditorul îl reactivează.
caution-toldOpen = Linkul încă funcționează. Întrebați expeditorul înainte de a vă baza pe ce se află în spatele lui.
caution-toldNext = Vorbiți cu expeditorul pe altă cale, de exemplu la telefon.
caution-back = Înapoi la secret
caution-frozenTitle = Acest link este în pauză
caution-frozenText = Momentan nu îl poate deschide nimeni. Va funcționa din nou când expeditorul îl reactivează.
caution-frozenHint = Întrebați expeditorul, apoi reîncărcați această pagină. Nu s-a numărat ca vizualizare.
caution-elsewhereTitle = Nu din această rețea
caution-elsewhereText = Expeditorul a ales rețelele din care se deschide acest link. Adresa dvs. { $address } nu este în niciuna dintre ele.
caution-elsewhereHint = Conectați-vă la rețeaua potrivită, apoi reîncărcați această pagină. Nu s-a numărat ca vizualizare.
caution-earlyTitle = Încă nu se deschide
caution-earlyText = Acest link se deschide { $date } ({ $relative }).
caution-earlyHint = Reîncărcați atunci această pagină. Nu s-a numărat ca vizualizare.
caution-notBefore = Se deschide cel mai devreme (opțional)
caution-notBeforeHint = În fusul orar al acestui dispozitiv. Doar dvs. îl puteți deschide mai devreme.
caution-afterFirstView = După prima vizualizare, expiră în
caution-networks = Doar din aceste rețele (întrebați departamentul IT)
caution-networksHint = Adrese și intervale precum 192.0.2.0/24, separate prin virgule.
caution-addressees = Doar pentru aceste persoane (opțional)
caution-addresseesHint = Adrese de e-mail sau grupuri precum group:staff, separate prin virgule. Înainte ca linkul să se deschidă, destinatarii folosesc conectarea prin companie sau un cod trimis prin e-mail.
caution-addresseesByCompany = Adrese de e-mail sau grupuri precum group:staff, separate prin virgule. Înainte ca linkul să se deschidă, destinatarii folosesc conectarea prin companie.
caution-addresseesByCode = Adrese de e-mail, separate prin virgule. Nimeni nu are nevoie de cont: înainte ca linkul să se deschidă, fiecare tastează un cod trimis prin e-mail.
caution-addresseesRequired = Doar pentru aceste persoane (obligatoriu)
caution-addresseesNext = Doar pentru { $people }. Trimiteți-le linkul. Li se deschide după conectarea prin companie.
caution-addresseesNextByCode = Doar pentru { $people }. Trimiteți-le linkul. Pe pagina lui, cer un cod prin e-mail la adresa lor.
caution-addresseesNextByEither = Doar pentru { $people }. Trimiteți-le linkul. Pe pagina lui, folosesc conectarea prin companie sau cer un cod prin e-mail la adresa lor.
caution-openings = Avertizează destinatarul dacă cineva a deschis deja linkul
caution-freeze = Pune linkul în pauză
caution-thaw = Reactivează linkul

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Acest link a mai fost deschis o dată, { $date } ({ $relative }).
        [few] Acest link a mai fost deschis de { $n } ori, ultima dată { $date } ({ $relative }).
       *[other] Acest link a mai fost deschis de { $n } de ori, ultima dată { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = „{ $entry }” nu este o adresă de e-mail.
addresseesLive-notIn = Adresele din { $domain } nu sunt permise.
addresseesLive-wanted = Introduceți pentru cine este linkul: acest server o cere.

## cautionCreateLive

cautionCreateLive-badMoment = Alegeți un moment dinaintea expirării linkului.
cautionCreateLive-termNotBefore = se deschide la { $date }
cautionCreateLive-notSooner = Nicio schimbare
cautionCreateLive-termFirstView = expiră la { $duration } după prima vizualizare
cautionCreateLive-badNetwork = „{ $network }” nu este o rețea. Introduceți adrese și intervale precum 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] doar din { $n } rețea
        [few] doar din { $n } rețele
       *[other] doar din { $n } de rețele
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] doar pentru { $n } destinatar
        [few] doar pentru { $n } destinatari
       *[other] doar pentru { $n } de destinatari
    }
cautionCreateLive-termLock = doar primul dispozitiv
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } vizualizare per destinatar
        [few] { $n } vizualizări per destinatar
       *[other] { $n } de vizualizări per destinatar
    }

## cautionOwnLive

cautionOwnLive-frozen = În pauză
cautionOwnLive-alarmed = Semnalat
cautionOwnLive-frozenNow = Acest link este în pauză: nimeni în afară de dvs. nu îl poate deschide. Expiră totuși { $date }.
cautionOwnLive-alarm = Un destinatar spune că altcineva l-a deschis înaintea sa. A semnalat acest lucru { $date } ({ $relative }), de la { $address } ({ $browser }).
cautionOwnLive-alarmNext = Comparați intrările de mai jos cu persoanele cărora le-ați dat linkul. Dacă aveți îndoieli, ștergeți linkul și schimbați secretul.
cautionOwnLive-settle = Respinge semnalarea
cautionOwnLive-thawQuestion = Reactivați „{ $name }”? Oricine are linkul îl poate deschide din nou.
cautionOwnLive-nowFrozen = În pauză. Nimeni în afară de dvs. nu îl poate deschide.
cautionOwnLive-nowThawed = Linkul funcționează din nou.
cautionOwnLive-nowSettled = Semnalarea a fost respinsă.
cautionOwnLive-networks = Rețele
cautionOwnLive-recipients = Destinatari
cautionOwnLive-recipientsOnly = Doar pentru { $recipients }
cautionOwnLive-networksOnly = Doar din { $networks }
cautionOwnLive-lock = Dispozitive
cautionOwnLive-lockYes = Doar primul dispozitiv îl poate deschide din nou
cautionOwnLive-shares = Vizualizări pentru fiecare
cautionOwnLive-sharesEach =
    { $n ->
        [one] Fiecare îl poate deschide o dată
        [few] Fiecare îl poate deschide de { $n } ori
       *[other] Fiecare îl poate deschide de { $n } de ori
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } încercare dintr-o rețea pe care nu ați permis-o.
        [few] { $n } încercări din rețele pe care nu le-ați permis.
       *[other] { $n } de încercări din rețele pe care nu le-ați permis.
    }

## hold

hold-title = În așteptarea expeditorului
hold-tell = Expeditorul trebuie să vă aprobe accesul. Spuneți-i aceste trei cuvinte, de exemplu la telefon:
hold-plain = Această pagină verifică din nou la fiecare câteva secunde.
hold-look = Verifică acum
hold-released = Expeditorul v-a aprobat accesul. Puteți deschide secretul o dată.
hold-counts = Expeditorul trebuie să vă aprobe accesul.
hold-ask = Cere aprobarea expeditorului
hold-refusedTitle = Expeditorul a refuzat
hold-refusedText = Expeditorul nu v-a aprobat accesul și a pus linkul în pauză.
hold-refusedHint = Dacă îl așteptați, sunați expeditorul. Nu s-a deschis nimic.
hold-choice = Întreabă-mă înainte să se deschidă
hold-choiceHint = Destinatarul vă citește trei cuvinte la telefon, iar dvs. îi permiteți accesul.
hold-who = Cine vă așteaptă
hold-compare = Permiteți accesul doar cui vă spune exact aceste cuvinte, de exemplu la telefon.
hold-nobody = Încă nu așteaptă nimeni. Oricine deschide linkul așteaptă aici și vă citește trei cuvinte.

## holdGateLive

holdGateLive-title = În așteptarea expeditorului
holdGateLive-until = Această pagină așteaptă până { $date } ({ $relative }). O puteți lăsa deschisă.
holdGateLive-waiting = În așteptare. Cuvintele dvs.: { $words }.
holdGateLive-released = Expeditorul a aprobat accesul.
holdGateLive-crowded =
    { $n ->
        [one] Prea multe persoane așteaptă acest secret. Încercați din nou peste { $n } secundă.
        [few] Prea multe persoane așteaptă acest secret. Încercați din nou peste { $n } secunde.
       *[other] Prea multe persoane așteaptă acest secret. Încercați din nou peste { $n } de secunde.
    }

## holdCreateLive

holdCreateLive-termHold = vă întreabă înainte să se deschidă

## holdOwnLive

holdOwnLive-release = Permite accesul
holdOwnLive-refuse = Refuză și pune în pauză
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Acces permis, încă nedeschis
holdOwnLive-asks =
    { $n ->
        [one] { $n } persoană așteaptă
        [few] { $n } persoane așteaptă
       *[other] { $n } de persoane așteaptă
    }
holdOwnLive-arrived = Cineva așteaptă: { $words }.
holdOwnLive-nowReleased = Accesul este permis, pentru o singură deschidere.
holdOwnLive-nowRefused = Refuzat. Linkul este în pauză.
holdOwnLive-tooLate = Această așteptare se încheiase deja.
holdOwnLive-hold = Aprobare
holdOwnLive-holdYes = Vă întreabă înainte să se deschidă

## links

links-choice = Câte un link propriu pentru fiecare

## linksLive

linksLive-noGroups = Un grup nu poate primi un link propriu: scoateți „{ $group }” sau enumerați persoanele din el.
linksLive-making = Linkul { $at } din { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Serverul cere să așteptați: { $address } urmează peste { $n } secundă.
        [few] Serverul cere să așteptați: { $address } urmează peste { $n } secunde.
       *[other] Serverul cere să așteptați: { $address } urmează peste { $n } de secunde.
    }
linksLive-notTried = Anulat. Nu s-a stocat nimic.
linksLive-ready =
    { $n ->
        [one] { $n } link este gata
        [few] { $n } linkuri sunt gata
       *[other] { $n } de linkuri sunt gata
    }
linksLive-opens =
    { $n ->
        [one] Fiecare se deschide o dată, până { $date } ({ $relative }), și doar pentru destinatarul său.
        [few] Fiecare se deschide de { $n } ori, până { $date } ({ $relative }), și doar pentru destinatarul său.
       *[other] Fiecare se deschide de { $n } de ori, până { $date } ({ $relative }), și doar pentru destinatarul său.
    }
linksLive-links = Linkuri
linksLive-copyOne = Copiază
linksLive-copyAll = Copiază tot ca text
linksLive-pageOf = Pagina acestui link
linksLive-keptByPasskey = La copiere se cere cheia dvs. de acces.
linksLive-gone = Această pagină nu mai arată acest link.
linksLive-linksKept = Acest browser păstrează linkurile. Niciun altul nu le poate arăta.
linksLive-onlyHere = Copiați linkurile acum. Nu vor mai putea fi afișate.
linksLive-unmade = Unele linkuri nu sunt încă create, iar ce partajați se află doar pe această pagină. O părăsiți totuși?
linksLive-unsaved = Nu ați copiat încă toate linkurile, iar această pagină este singura care le arată. O părăsiți totuși?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } link nu a fost creat:
        [few] { $n } linkuri nu au fost create:
       *[other] { $n } de linkuri nu au fost create:
    }
linksLive-again = Încearcă din nou

## lock

lock-choice = Doar primul dispozitiv îl poate deschide din nou
lock-choiceHint = Linkul rămâne la cine îl deschide primul. Pe orice alt dispozitiv sau browser apare că a fost deschis în altă parte.
lock-viewsEach = Vizualizări pentru fiecare destinatar (opțional)
lock-viewsEachHint = Fiecare adresă are atunci vizualizări proprii și nimeni nu le poate consuma pe ale celorlalți.
lock-first = Doar browserul care îl deschide primul îl poate deschide din nou, deci deschideți-l unde aveți nevoie de el. Browserul dvs. păstrează un cookie în acest scop.
lock-own = Acest browser l-a deschis primul. Doar el îl poate deschide din nou.
lock-elsewhereTitle = Deschis în alt browser
lock-elsewhereText = Acest link se deschide doar în browserul care l-a deschis primul, iar acela nu a fost acesta.
lock-elsewhereHint = Dacă ați fost dvs., reveniți la acel dispozitiv și browser. Dacă nu, este posibil ca altcineva să fi citit secretul.
lock-needsCookie = Acest link cere un cookie, iar browserul dvs. nu l-a trimis. Permiteți cookie-urile pentru această pagină, apoi reîncercați.
lock-usedTitle = L-ați deschis deja
lock-usedText =
    { $n ->
        [one] Expeditorul permite fiecărui destinatar să deschidă acest link o dată, iar dvs. ați făcut-o.
        [few] Expeditorul permite fiecărui destinatar să deschidă acest link de { $n } ori, iar dvs. ați făcut-o.
       *[other] Expeditorul permite fiecărui destinatar să deschidă acest link de { $n } de ori, iar dvs. ați făcut-o.
    }
lock-usedHint = Dacă aveți din nou nevoie de el, cereți expeditorului un link nou.

## sharesLive

sharesLive-lastView = Aceasta a fost ultima dvs. vizualizare. Păstrați acum ce vă trebuie.
sharesLive-lastViewFiles = Aceasta a fost ultima dvs. vizualizare. Descărcați acum ce vă trebuie: linkurile funcționează doar puțin timp.

## preview

preview-title = Linkul
preview-text = Oricine are acest link poate deschide secretul. Vizitarea acestei pagini nu contează ca vizualizare.
preview-sealedText = Oricine are linkul complet poate deschide secretul. Vizitarea acestei pagini nu contează ca vizualizare.
preview-shownOnce = Este criptat end-to-end: linkul complet a fost afișat o dată, la creare, și nu mai poate fi afișat.
preview-lost = Dacă nu îl mai aveți, ștergeți acest link și creați altul.
preview-qrOf = Codul QR al linkului
preview-terms = Detalii

## returned

returned-one = E-mailul către { $recipient } s-a întors: { $reason } (stare { $status }, { $when }).
returned-hint = Verificați adresa sau transmiteți linkul pe altă cale.
returned-no_mailbox = nu există o asemenea căsuță poștală
returned-no_domain = domeniul nu există sau nu primește e-mailuri
returned-closed = căsuța poștală nu primește e-mailuri
returned-full = căsuța poștală este plină
returned-too_large = e-mailul este prea mare pentru căsuța poștală
returned-unreachable = serverul de e-mail al adresei nu a putut fi contactat
returned-policy = serverul de e-mail al adresei nu primește asemenea e-mailuri de la acest server
returned-refused = serverul de e-mail al adresei l-a refuzat

## share

share-link = Link
share-copy = Copiază linkul
share-share = Partajează
share-mail = E-mail
share-message = Copiază ca mesaj
share-qr = Cod QR
share-print = Tipărește o scrisoare
share-page = Deschide pagina acestui link
share-png = Salvează ca PNG
share-svg = Salvează ca SVG

## shareLive

shareLive-copied = Copiat
shareLive-copyFailed = Copierea nu a reușit. Selectați textul și copiați-l.
shareLive-letterFailed = Scrisoarea nu a putut fi încărcată. Verificați conexiunea și încercați din nou.
shareLive-codeFailed = Codul nu a putut fi salvat. Verificați conexiunea și încercați din nou.
shareLive-message =
    { $n ->
        [one] Partajez ceva confidențial cu dvs. Linkul se deschide o dată, până { $date }:
        [few] Partajez ceva confidențial cu dvs. Linkul se deschide de { $n } ori, până { $date }:
       *[other] Partajez ceva confidențial cu dvs. Linkul se deschide de { $n } de ori, până { $date }:
    }
shareLive-mailSubject = Un secret pentru dumneavoastră
shareLive-letterTerms =
    { $n ->
        [one] Linkul se deschide o dată, până { $date }. Apoi conținutul lui este șters definitiv.
        [few] Linkul se deschide de { $n } ori, până { $date }. Apoi conținutul lui este șters definitiv.
       *[other] Linkul se deschide de { $n } de ori, până { $date }. Apoi conținutul lui este șters definitiv.
    }

## letter

letter-to = Pentru
letter-from = De la
letter-title = Ceva confidențial pentru dumneavoastră
letter-intro = Se deschide pe orice telefon sau calculator. Nu aveți nevoie de cont.
letter-scan = Scanați codul cu camera telefonului. Sau tastați adresa într-un browser exact cum este tipărită aici: literele mari și cele mici contează.
letter-press = Apăsați butonul de pe pagina care se deschide.
letter-passphrase = Introduceți fraza de acces și apăsați butonul. Expeditorul vă dă fraza de acces pe altă cale. Pentru siguranța dvs., nu este pe această foaie: nu o notați aici.
letter-keep = Păstrați ce vă trebuie, apoi distrugeți această foaie.
letter-code = Codul QR al adresei

## push

push-opened = Cine l-a deschis
push-log = Tot jurnalul
push-when = Când
push-what = Ce
push-address = Adresă
push-browser = Browser
push-older = Mai devreme
push-newer = Mai târziu
push-end = Șterge acum
push-cancel = Anulează

## pushChange

pushChange-title = Modificați acest link
pushChange-back = Înapoi la link
pushChange-expires = Expiră
pushChange-views = De câte ori poate fi deschis în total
pushChange-save = Salvează modificările
pushChange-extend = Prelungește cu { $duration }
pushChange-change = Modifică…
pushChange-changed = Modificat.
pushChange-viewsBetween = De la { $min } la { $max }. Deschideri până acum: { $used }.
pushChange-latest = Cel târziu la { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Alegeți un moment între { $from } și { $to }.

## agentLive

agentLive-agentOn = { $browser } pe { $system }
agentLive-agentUnknown = necunoscut

## pushLive

pushLive-codesWait = E-mailuri în așteptare cu coduri pentru destinatari: { $count }. Primul sosește cel târziu { $time }.
pushLive-codesFailed = Cod netrimis prin e-mail: { $addresses }.
pushLive-text = Text
pushLive-file = Fișiere
pushLive-url = Link
pushLive-qr = Cod QR
pushLive-active = Activ
pushLive-expired = Expirat
pushLive-views = Vizualizări
pushLive-viewsLeft = { $left } din { $total } rămase
pushLive-viewsUsed = { $used } din { $total } folosite
pushLive-expires = Expiră
pushLive-notBefore = Se deschide
pushLive-firstView = După prima vizualizare
pushLive-firstViewEnds = Expiră la { $duration } după aceasta
pushLive-passphrase = Frază de acces
pushLive-passphraseSet = Stabilită: linkul se deschide doar cu ea.
pushLive-covered = Acoperit
pushLive-coveredYes = Da, până îl atinge destinatarul
pushLive-deletable = Destinatarii îl pot șterge
pushLive-deletableYes = Da
pushLive-files = Fișiere
pushLive-fileGuarded = nume protejat de fraza de acces
pushLive-filesSealed =
    { $n ->
        [one] { $n } fișier, { $size }, nume sigilat
        [few] { $n } fișiere, { $size }, nume sigilate
       *[other] { $n } de fișiere, { $size }, nume sigilate
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } fișier, șters definitiv
        [few] { $n } fișiere, șterse definitiv
       *[other] { $n } de fișiere, șterse definitiv
    }
pushLive-created = Creat
pushLive-name = Nume
pushLive-endedByViews = Ultima vizualizare a fost folosită: { $when }. Conținutul lui este șters definitiv.
pushLive-endedByTime = Termenul i-a expirat: { $when }. Conținutul lui este șters definitiv.
pushLive-endedByHand = Șters: { $when }, de la { $address } ({ $browser }). Conținutul lui este șters definitiv.
pushLive-neverOpened = Nu l-a deschis nimeni.
pushLive-openedNewest =
    { $n ->
        [one] Aici apare cea mai nouă, iar în jurnal toate.
        [few] Aici apar cele mai noi { $n }, iar în jurnal toate.
       *[other] Aici apar cele mai noi { $n }, iar în jurnal toate.
    }
pushLive-scanned =
    { $n ->
        [one] Un program, precum previzualizarea unui link într-un chat, i-a scanat pagina o dată. Nu se numără ca vizualizare.
        [few] Programe, precum previzualizările de linkuri într-un chat, i-au scanat pagina de { $n } ori. Nu se numără ca vizualizare.
       *[other] Programe, precum previzualizările de linkuri într-un chat, i-au scanat pagina de { $n } de ori. Nu se numără ca vizualizare.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] A fost introdusă { $n } frază de acces greșită.
        [few] Au fost introduse { $n } fraze de acces greșite.
       *[other] Au fost introduse { $n } de fraze de acces greșite.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } încercare cât timp era expirat, în pauză sau încă nu se deschidea.
        [few] { $n } încercări cât timp era expirat, în pauză sau încă nu se deschidea.
       *[other] { $n } de încercări cât timp era expirat, în pauză sau încă nu se deschidea.
    }
pushLive-openedMeanwhile = Tocmai a fost deschis.
pushLive-ended = Șters. Conținutul lui este șters definitiv.

## presets

presets-presets = Presetări
presets-keep = Salvează ca presetare…
presets-title = Presetările dumneavoastră
presets-text = Opțiuni pe care le-ați salvat pentru linkuri noi. Pentru a le folosi, alegeți o presetare când creați un link.

## presetsLive

presetsLive-presets = Presetări
presetsLive-keepTitle = Salvează ca presetare
presetsLive-name = Nume
presetsLive-save = Salvează
presetsLive-cancel = Anulează
presetsLive-badName = Introduceți un nume de cel mult 40 de caractere. Puteți salva până la 20 de presetări.
presetsLive-badTerms = Acest server nu acceptă una dintre aceste opțiuni.
presetsLive-taken = Aveți deja o presetare cu acest nume.
presetsLive-offline = Serverul nu a răspuns. Verificați conexiunea și încercați din nou.
presetsLive-failed = Ceva nu a mers bine ({ $status }). Nu s-a schimbat nimic.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } vizualizare
        [few] { $n } vizualizări
       *[other] { $n } de vizualizări
    }
ownPresetsLive-rename = Redenumește
ownPresetsLive-renameOf = Redenumește „{ $name }”
ownPresetsLive-remove = Șterge
ownPresetsLive-removeQuestion = Ștergeți presetarea „{ $name }”? Linkurile create cu ea rămân cum sunt.

## signIn

signIn-title = Conectare
signIn-email = Adresă de e-mail
signIn-password = Parolă
signIn-newPassword = Parolă nouă
signIn-passwordHint =
    { $n ->
        [one] Cel puțin { $n } caracter. Câteva cuvinte sunt o alegere bună.
        [few] Cel puțin { $n } caractere. Câteva cuvinte sunt o alegere bună.
       *[other] Cel puțin { $n } de caractere. Câteva cuvinte sunt o alegere bună.
    }
signIn-submit = Conectare
signIn-passkey = Conectare cu o cheie de acces
signIn-signUp = Creează un cont
signIn-have = Am un cont
signIn-name = Adresă de e-mail sau nume de utilizator
signIn-companyOrLocal = Folosiți parola companiei sau, dacă aveți, o parolă a acestui server.
signIn-companyOrAdmins = Folosiți parola companiei. Administratorii pot folosi și o parolă a acestui server.
signIn-company = Folosiți parola companiei.
signIn-adminsOnly = Doar administratorii se conectează cu parolă.
signIn-forgot = Ați uitat parola? Un administrator vă poate trimite un link.
signIn-setUpTitle = Bun venit
signIn-setUpText = Acest server nu are încă niciun cont. Creați primul cont: va fi cel de administrator.
signIn-setUpCode = Cod de configurare
signIn-setUpCodeHint = Serverul l-a afișat la pornire. Căutați în terminalul sau în jurnalul lui.
signIn-setUpSubmit = Creează contul
signIn-resetTitle = Alegeți parola
signIn-resetAccount = Pentru contul { $email }
signIn-resetText = Acest link funcționează o singură dată. Folosirea lui încheie toate sesiunile și tokenurile API ale contului dvs.
signIn-lettersWhy = Astfel arătați că nu sunteți un program.
signIn-resetSubmit = Salvează și conectează-mă

## sessionsLive

sessionsLive-sessions = Sesiuni
sessionsLive-sessionHere = acest browser
sessionsLive-sessionBegan = conectare { $when }
sessionsLive-sessionUsed = ultima utilizare { $when }
sessionsLive-sessionEnd = Încheie
sessionsLive-sessionEndQuestion = Încheiați sesiunea din { $name }? Acel browser este deconectat imediat.
sessionsLive-sessionEnded = Încheiată. Acel browser este deconectat.
sessionsLive-noSessions = Nicio sesiune deschisă.
sessionsLive-othersQuestion = Încheiați toate celelalte sesiuni? Sesiunea de aici rămâne deschisă.
sessionsLive-othersEnded =
    { $n ->
        [one] S-a încheiat o altă sesiune.
        [few] S-au încheiat alte { $n } sesiuni.
       *[other] S-au încheiat alte { $n } de sesiuni.
    }
sessionsLive-endOthers = Încheie celelalte sesiuni

## signInAgainLive

signInAgainLive-title = Sesiunea dvs. s-a încheiat
signInAgainLive-text = Nu mai aveți o sesiune deschisă. Conectați-vă ca { $email } pentru a continua. Ce ați scris și ales este încă aici.
signInAgainLive-somebodyElse = În acest browser este conectat acum contul { $other }. Conectați-vă ca { $email } pentru a continua. Ce ați scris și ales este încă aici.
signInAgainLive-limited = Acest server vă cere un factor suplimentar. Configurați unul, apoi continuați. Ce ați scris și ales este încă aici.
signInAgainLive-declined = Sesiunea dvs. s-a încheiat și nu s-a trimis nimic. Încercați din nou pentru a vă conecta și a continua.
signInAgainLive-notYet = Încă nu v-ați conectat ca { $email }.
signInAgainLive-password = Parolă
signInAgainLive-submit = Conectează-mă și continuă
signInAgainLive-passkey = Conectare cu o cheie de acces
signInAgainLive-elsewhere = Se deschide în altă filă. Reveniți apoi aici și continuați.
signInAgainLive-setUp = Configurează un factor suplimentar
signInAgainLive-goOn = Continuă
signInAgainLive-cancel = Anulează
signInAgainLive-noName = Introduceți adresa de e-mail sau numele de utilizator.
signInAgainLive-noPassword = Introduceți o parolă.
signInAgainLive-wrong = Parola este greșită.
signInAgainLive-refused = Nu vă puteți conecta în acest mod. Folosiți alt mod sau întrebați un administrator.
signInAgainLive-noCode = Introduceți un cod.
signInAgainLive-code = Codul din aplicație sau un cod de recuperare
signInAgainLive-recoveryCode = Cod de recuperare
signInAgainLive-wrongCode = Codul este greșit sau a fost deja folosit. Așteptați-l pe următorul.
signInAgainLive-begin = A durat prea mult. Anulați și încercați din nou.
signInAgainLive-passkeyCancelled = Nu s-a folosit nicio cheie de acces. Încercați din nou sau conectați-vă în alt mod.
signInAgainLive-passkeyRefused = Serverul nu a acceptat această cheie de acces. Conectați-vă în alt mod.
signInAgainLive-wrongOrigin = Această pagină a fost deschisă la altă adresă decât cea a serverului. Deschideți-o la adresa lui de bază (base URL).
signInAgainLive-tooMany =
    { $n ->
        [one] Prea multe încercări nereușite. Încercați din nou peste { $n } secundă.
        [few] Prea multe încercări nereușite. Încercați din nou peste { $n } secunde.
       *[other] Prea multe încercări nereușite. Încercați din nou peste { $n } de secunde.
    }
signInAgainLive-offline = Serverul nu a răspuns. Verificați conexiunea și încercați din nou.
signInAgainLive-failed = Ceva nu a mers bine ({ $status }).

## accountLive

accountLive-passkeyCancelled = Nu s-a folosit nicio cheie de acces. Încercați din nou sau folosiți parola.
accountLive-passkeyRefused = Serverul nu a acceptat această cheie de acces. Conectați-vă cu parola.
accountLive-wrong = Adresa de e-mail sau parola este greșită.
accountLive-wrongName = Numele sau parola este greșită.
accountLive-noName = Introduceți adresa de e-mail sau numele de utilizator.
accountLive-noGroup = Nu faceți parte din niciunul dintre grupurile care pot folosi acest server. Întrebați administratorul lui.
accountLive-noAddress = Conectarea prin companie nu dă acestui server o adresă de e-mail validă. Întrebați administratorul lui.
accountLive-notLinked = Există deja aici un cont cu adresa dvs. de e-mail. Rugați un administrator să îl asocieze cu conectarea prin companie.
accountLive-notAdded = Nu aveți cont aici. Rugați un administrator să adauge unul.
accountLive-notSetUp = Acest server nu este încă configurat.
accountLive-notAdmitted = Nu vă puteți conecta aici. Întrebați un administrator.
accountLive-directoryAway = Parolele companiei nu pot fi verificate acum. Dacă aveți o parolă a acestui server, folosiți-o pe aceea.
accountLive-limited =
    { $n ->
        [one] Prea multe încercări nereușite. Încercați din nou peste { $n } secundă.
        [few] Prea multe încercări nereușite. Încercați din nou peste { $n } secunde.
       *[other] Prea multe încercări nereușite. Încercați din nou peste { $n } de secunde.
    }
accountLive-offline = Serverul nu a răspuns. Verificați conexiunea și încercați din nou.
accountLive-failed = Ceva nu a mers bine ({ $status }).
accountLive-wrongCode = Codul de configurare este greșit.
accountLive-invitation = Ați primit o invitație. Alegeți o parolă și intrați direct în cont. Acest link funcționează o singură dată.
accountLive-badLink = Acest link nu mai este valabil. Cereți unui administrator unul nou.
accountLive-noLink = Deschideți din nou linkul din mesaj. Această pagină funcționează doar cu linkul complet.
accountLive-noCode = Introduceți codul de configurare.
accountLive-noPassword = Introduceți o parolă.
accountLive-again = Acum puteți încerca din nou.
accountLive-taken = Există deja un cont cu această adresă de e-mail.
accountLive-alreadySetUp = Acest server este deja configurat. Conectați-vă.
accountLive-tooShort = Parola este prea scurtă.
accountLive-tooCommon = Această parolă este una dintre cele mai frecvente sau diferă prea puțin de adresa dvs. Cine ghicește încearcă întâi asemenea parole. Alegeți alta.
accountLive-badEmail = Introduceți o adresă de e-mail validă.
accountLive-wrongOrigin = Această pagină a fost deschisă la altă adresă decât cea a serverului. Deschideți-o la adresa lui de bază (base URL).
accountLive-saved = Salvat.
accountLive-wrongCurrent = Parola actuală este greșită.
accountLive-changed = Parola dvs. a fost schimbată. Celelalte dispozitive sunt deconectate.
accountLive-tokensRevoked =
    { $n ->
        [one] { $n } token API a fost revocat.
        [few] { $n } tokenuri API au fost revocate.
       *[other] { $n } de tokenuri API au fost revocate.
    }
accountLive-tokenName = Dați un nume tokenului.
accountLive-tokenTaken = Aveți deja un token cu acest nume.
accountLive-noTokens = Nu aveți încă tokenuri.
accountLive-never = niciodată folosit
accountLive-used = ultima utilizare { $when }
accountLive-made = creat { $when }
accountLive-revoke = Revocă
accountLive-revokeQuestion = Revocați tokenul „{ $name }”? Programele care îl folosesc încetează imediat să funcționeze.
accountLive-revoked = Revocat.
accountLive-copied = Copiat
accountLive-copyFailed = Copierea nu a reușit. Selectați textul și copiați-l.

## account

account-title = Contul dumneavoastră
account-signedInAs = Contul conectat: { $email }
account-signOut = Deconectare
account-programs = Tokenuri API și webhookuri
account-programsTokens = Tokenuri API
account-tokens = Tokenuri API
account-tokensText = Programele folosesc un token în locul parolei dvs. Ele acționează în numele dvs.
account-tokenName = La ce folosește?
account-tokenPlaceholder = script pentru copii de rezervă
account-create = Creează un token
account-shown = Noul dvs. token. Este afișat o singură dată:
account-copy = Copiază
account-example = De exemplu
account-notify = Notificări
account-notifyMe = Anunță-mă când este deschis un link nou de-al meu
account-notifyEach = Puteți alege altfel pentru fiecare link.
account-sessions = Unde aveți sesiuni deschise
account-sessionsText = Încheiați ce nu recunoașteți, apoi schimbați parola.
account-endOthers = Încheie celelalte sesiuni
account-password = Parolă
account-current = Parola actuală
account-next = Parolă nouă
account-change = Schimbă parola
account-changeHint = Toate celelalte sesiuni ale dvs. se încheie.
account-revokeTokens = Revocă și toate tokenurile mele API
account-revokeTokensHint = Lăsați bifat dacă altcineva ar putea ști parola dvs. Programele care folosesc aceste tokenuri încetează imediat să funcționeze:
account-cancel = Anulează
account-confirm = Revocă

## admin

admin-title = Linkurile mele
admin-titleExpired = Linkuri expirate
admin-active = Linkuri active
admin-expired = Linkuri expirate
admin-all = Toate linkurile
admin-users = Utilizatori
admin-server = Server
admin-search = Căutați după nume, notă sau link
admin-order = Sortare
admin-byNewest = Întâi cele mai noi
admin-byExpiry = Întâi cele care expiră curând
admin-byOpened = Deschise cel mai recent
admin-byViews = Cele mai puține vizualizări rămase
admin-parts = Arată doar
admin-unopened = Niciodată deschise
admin-opened = Deschise
admin-today = Expiră azi
admin-sealed = Criptare end-to-end
admin-waiting = Cineva așteaptă
admin-frozen = În pauză
admin-answers = Răspunsuri
admin-tickAll = Selectează tot
admin-csv = Salvează ca CSV
admin-newer = Mai noi
admin-older = Mai vechi
admin-cancel = Anulează
admin-end = Șterge acum
admin-addUser = Adaugă un utilizator
admin-email = Adresă de e-mail
admin-administrator = Administrator
admin-add = Adaugă
admin-byMail = Trimite linkul prin e-mail
admin-oneTime = Link de unică folosință, valabil 24 de ore. Dați-l utilizatorului:
admin-copy = Copiază
admin-storage = Spațiu de stocare
admin-settings = Setări în vigoare
admin-settingsText = Pentru a schimba o setare, editați fișierul de configurare al serverului, apoi reporniți serverul.
admin-option = Opțiune
admin-value = Valoare
admin-origin = Sursă
admin-version = Versiune
admin-configFile = Fișier de configurare

## health

health-title = Stare
health-open = Are nevoie de dumneavoastră
health-openForAuditors = Pentru un administrator
health-nothing = Nimic nu are nevoie de dvs.
health-commands = Rulați comenzile pe server, ca utilizator al serviciului.
health-onServer = Pe server
health-inConfigFile = În fișierul de configurare
health-noConfigFile = Acest server rulează fără fișier de configurare. Creați unul, apoi porniți serverul cu --config și calea fișierului.
health-how = Ce este de făcut
health-fine = Starea actuală
health-complaints = Avertismente și erori
health-complaintsText = Ce a scris acest server în jurnalul lui de la pornire. Detaliile sunt în jurnal.
health-warn = Avertisment
health-error = Eroare
health-times =
    { $n ->
        [one] o dată, { $when }
        [few] de { $n } ori, ultima dată { $when }
       *[other] de { $n } de ori, ultima dată { $when }
    }
health-examine = Examinează acum
health-examineTitle = Autoverificare (doctor)
health-examineText = Examinează directorul de date și se conectează la serverul de e-mail, la furnizor și la tot ce mai numesc setările. Nu trimite nimic și nu schimbă nimic.
health-ok = Totul în regulă
health-subjectDirectory = Director de date
health-subjectPermissions = Permisiuni
health-subjectPolicy = Politici
health-subjectErasing = Ștergere definitivă
health-subjectSignIn = Conectare prin companie
health-subjectLdap = Serviciu de directoare (LDAP)
health-subjectScanner = Scaner antivirus
health-subjectPrevious = Serverul anterior
health-inEnglish = Detaliile sunt în engleză, ca în jurnalul serverului.
health-receiverAnswered = Receptorul a răspuns { $status }.
health-receiverRefused = Receptorul a refuzat conexiunea.
health-receiverSilent = Receptorul nu a răspuns la timp.
health-receiverUnknown = Numele receptorului este necunoscut.

## administration

administration-findUser = Căutați un utilizator
administration-before = Pagina anterioară
administration-next = Pagina următoare
administration-role = Rol
administration-actions = Acțiuni
administration-lastSignIn = ultima conectare { $when }
administration-asUser = Utilizator
administration-asAuditor = Auditor: vede toate jurnalele, niciun secret
administration-administrators = Administratori
administration-auditors = Auditori
administration-invited = Cu invitație
administration-disabled = Conturi dezactivate
administration-suspended = Conturi suspendate
administration-unprotected = Fără factor suplimentar
administration-userLinks = Linkuri
administration-userFactors = Factori suplimentari
administration-userGroups = Grupuri
administration-group = Adaugă la un grup
administration-joinGroup = Adaugă
administration-userLimits = Limite din politici
administration-userLog = Ultimele intrări din jurnal
administration-wholeLog = Toate intrările
administration-endPushes = Șterge și ce a partajat și închide-i cererile
administration-endEverything = Încheie tot
administration-everyone = Toți
administration-nobody = Fără cont
administration-findLink = Expeditor, link sau număr
administration-findALink = Căutați un link
administration-madeUntil = Create până la
administration-filterState = Stare
administration-anyState = Toate stările
administration-onlyActive = Linkuri active
administration-onlyExpired = Expirate sau șterse
administration-settingsFilter = Căutați o setare
administration-onlyChanged = Doar cele modificate

## firstSteps

firstSteps-title = Primii pași
firstSteps-done = { $done } din { $all } gata
firstSteps-others = Ceilalți pași sunt enumerați mai sus.
firstSteps-address = Adresă
firstSteps-addressOpen = Linkurile nu au o adresă fixă
firstSteps-addressWhy = Destinatarii trebuie să poată ajunge la adresa cu care încep linkurile.
firstSteps-addressDo = Înlocuiți { $example } cu adresa serverului dvs.
firstSteps-addressUnset = Linkurile încep cu adresa pe care o folosește fiecare expeditor, { $origin } pentru dvs.
firstSteps-addressPlain = Linkurile încep cu { $url }, adresă care nu este criptată.
firstSteps-addressElsewhere = Linkurile încep cu { $url }. Acum sunteți la { $origin }: deschideți { $url } pentru a vedea dacă se poate ajunge acolo.
firstSteps-addressGood = Linkurile încep cu { $url }, iar dvs. ați ajuns la server la această adresă.
firstSteps-tls = Criptare pe drum
firstSteps-tlsOpen = Conexiunile nu sunt criptate
firstSteps-tlsWhy = Oricine de pe traseul prin rețea poate citi secretele.
firstSteps-tlsOwn = Acest server folosește TLS direct.
firstSteps-tlsProxy = Un reverse proxy folosește TLS pentru acest server.
firstSteps-tlsNone = Conexiunea dvs. este prin HTTP simplu.
firstSteps-tlsDo = Dați serverului un certificat sau puneți în fața lui un reverse proxy cu HTTPS:
firstSteps-key = O copie a cheii principale
firstSteps-keyMissing = Nicio copie confirmată a cheii principale
firstSteps-keyWhy = Fără cheie, nimeni nu mai poate citi datele sau o copie de rezervă.
firstSteps-keyOpen = Nimeni nu a confirmat o copie a cheii { $key }.
firstSteps-keyDone = O copie a cheii { $key } a fost confirmată { $when }.
firstSteps-keyDo = Această comandă scrie o copie de rezervă criptată, care include cheia. Păstrați-o pe alt calculator:
firstSteps-keyTick = Am o copie într-un loc sigur
firstSteps-keyUntick = Nu mai am această copie
firstSteps-people = Cine poate partaja
firstSteps-peopleWhy = Cu un cont, fiecare vede ce s-a întâmplat cu linkurile sale, iar dvs. decideți cine poate partaja.
firstSteps-peopleAlone = Doar dvs. aveți cont. Fără cont, oricine ajunge la acest server poate partaja text.
firstSteps-peopleAloneClosed = Doar dvs. aveți cont și nimeni nu poate partaja fără cont.
firstSteps-peopleMany =
    { $n ->
        [one] Există { $n } cont.
        [few] Există { $n } conturi.
       *[other] Există { $n } de conturi.
    }
firstSteps-peopleOpen = Oricine își poate crea un cont.
firstSteps-peopleDecided = Ați decis acest lucru în setări.
firstSteps-peopleDo = Adăugați utilizatori sau decideți cu allow_sign_up și allow_anonymous.
firstSteps-peopleLink = Adaugă un utilizator
firstSteps-first = Primul secret
firstSteps-firstWhy = O încercare vă arată ce văd destinatarii.
firstSteps-firstNone = Încă nu este stocat nimic.
firstSteps-firstLink = Partajează un secret
firstSteps-backup = Copii de rezervă
firstSteps-backupWhy = Un disc se defectează fără avertisment, iar serverul face singur copii de rezervă doar dacă i se spune unde.
firstSteps-backupNone = Încă nu s-a făcut nicio copie de rezervă.
firstSteps-backupGood = Ultima copie de rezervă a fost făcută { $when }.
firstSteps-backupDaily = Sau zilnic pe server
firstSteps-requests = Cereri
firstSteps-requestsWhy = Prin cereri, persoanele cu cont cer altora un secret, iar aceștia nu au nevoie de cont pentru a-l trimite.
firstSteps-requestsOff = Dezactivate. Pot rămâne așa.

## serverFacts

serverFacts-links = Linkuri
serverFacts-activeLinks = Linkuri active
serverFacts-stored = Ce stochează acest server
serverFacts-storedSum = { $size } în total
serverFacts-payloads = Secrete (estimare)
serverFacts-rows = Jurnale, conturi și spațiu liber
serverFacts-fileContents = Fișiere
serverFacts-fileLimit = Limita pentru fișiere
serverFacts-fileLimitText = { $used } din { $total }
serverFacts-disk = Disc
serverFacts-diskText = Liber: { $free } din { $total }
serverFacts-diskOurs = Acest server
serverFacts-diskOthers = Restul
serverFacts-diskFree = Liber
serverFacts-floor = Fișierele sunt refuzate cât timp spațiul liber este sub { $size }.
serverFacts-scarce = A rămas puțin spațiu: fișierele vor fi refuzate curând sau sunt deja refuzate.
serverFacts-changed = Modificat
serverFacts-reach = Adresă și rețea
serverFacts-access = Acces și conturi
serverFacts-pushes = Secrete
serverFacts-files = Fișiere
serverFacts-data = Date și chei
serverFacts-limits = Limite
serverFacts-pages = Aspect și pagina Despre
serverFacts-mail = E-mail
serverFacts-watch = Jurnal și metrici
serverFacts-preset = implicit: { $value }
serverFacts-byDefault = implicit
serverFacts-fromFlag = opțiune de pornire
serverFacts-inEnglish = Descrierile sunt în engleză.
serverFacts-notSet = (nesetat)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } setare
        [few] { $n } setări
       *[other] { $n } de setări
    }
settingsLive-none = Nicio setare nu corespunde.

## listLive

listLive-offline = Serverul nu a răspuns. Verificați conexiunea și încercați din nou.
listLive-failed = Ceva nu a mers bine ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Prea multe solicitări. Încercați din nou peste { $n } secundă.
        [few] Prea multe solicitări. Încercați din nou peste { $n } secunde.
       *[other] Prea multe solicitări. Încercați din nou peste { $n } de secunde.
    }
listLive-copied = Copiat
listLive-copyFailed = Copierea nu a reușit. Selectați textul și copiați-l.

## adminLive

adminLive-invitedUntil = cu invitație, linkul ei expiră { $when }
adminLive-invitedOver = cu invitație, linkul ei a expirat { $when }
adminLive-newLink = Link nou
adminLive-mailLink = Trimite un link nou prin e-mail
adminLive-withdraw = Retrage
adminLive-withdrawQuestion = Retrageți invitația pentru { $email }? Linkul ei încetează să funcționeze.
adminLive-withdrawn = Invitația pentru { $email } a fost retrasă.
adminLive-endAll = Încheie tot
adminLive-endAllQuestion = Încheiați tot pentru { $email }? Contul este dezactivat. Sesiunile, tokenurile, linkurile de unică folosință, factorii suplimentari și webhookurile se încheie imediat.
adminLive-endedAll = Contul { $email } este dezactivat. S-au încheiat: { $what }.
adminLive-endedNothing = Contul { $email } este dezactivat. Nu mai era nimic altceva de încheiat.
adminLive-endedSessions =
    { $n ->
        [one] { $n } sesiune
        [few] { $n } sesiuni
       *[other] { $n } de sesiuni
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } token
        [few] { $n } tokenuri
       *[other] { $n } de tokenuri
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } link de unică folosință
        [few] { $n } linkuri de unică folosință
       *[other] { $n } de linkuri de unică folosință
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } factor suplimentar
        [few] { $n } factori suplimentari
       *[other] { $n } de factori suplimentari
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
        [few] { $n } webhookuri
       *[other] { $n } de webhookuri
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } link sau cerere
        [few] { $n } linkuri și cereri
       *[other] { $n } de linkuri și cereri
    }
adminLive-suspended = suspendat de conectarea prin companie
adminLive-unprotected = fără factor suplimentar
adminLive-actionsOf = Acțiuni pentru { $email }
adminLive-addedOn = adăugat { $when }
adminLive-factorAdded = adăugat { $when }
adminLive-appWithCodes = Aplicație cu coduri
adminLive-codesLeft =
    { $n ->
        [one] { $n } cod de recuperare rămas
        [few] { $n } coduri de recuperare rămase
       *[other] { $n } de coduri de recuperare rămase
    }
adminLive-noFactors = Niciun factor suplimentar.
adminLive-groupHere = adăugat de un administrator
adminLive-groupOfCompany = din conectarea prin companie
adminLive-groupOfDirectory = din serviciul de directoare
adminLive-leaveGroup = Scoate
adminLive-noGroups = În niciun grup.
adminLive-noLimits = Nicio politică nu limitează această persoană.
adminLive-endSessions = Încheie sesiunile
adminLive-endSessionsQuestion = Încheiați toate sesiunile pentru { $email }? Va fi nevoie de o nouă conectare. Tokenurile funcționează în continuare.
adminLive-sessionsEnded = Sesiunile pentru { $email } s-au încheiat.
adminLive-disableMany =
    { $n ->
        [one] Dezactivează { $n }
        [few] Dezactivează { $n }
       *[other] Dezactivează { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Dezactivați { $n } utilizator? Sesiunile și tokenurile sale se încheie imediat.
        [few] Dezactivați { $n } utilizatori? Sesiunile și tokenurile lor se încheie imediat.
       *[other] Dezactivați { $n } de utilizatori? Sesiunile și tokenurile lor se încheie imediat.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } utilizator este dezactivat.
        [few] { $n } utilizatori sunt dezactivați.
       *[other] { $n } de utilizatori sunt dezactivați.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Încheie sesiunile pentru { $n }
        [few] Încheie sesiunile pentru { $n }
       *[other] Încheie sesiunile pentru { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Încheiați toate sesiunile pentru { $n } utilizator? Va fi nevoie de o nouă conectare. Tokenurile funcționează în continuare.
        [few] Încheiați toate sesiunile pentru { $n } utilizatori? Va fi nevoie de o nouă conectare. Tokenurile funcționează în continuare.
       *[other] Încheiați toate sesiunile pentru { $n } de utilizatori? Va fi nevoie de o nouă conectare. Tokenurile funcționează în continuare.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] S-au încheiat sesiunile pentru { $n } utilizator.
        [few] S-au încheiat sesiunile pentru { $n } utilizatori.
       *[other] S-au încheiat sesiunile pentru { $n } de utilizatori.
    }
adminLive-openedSince = deschis de la ultima dvs. vizită
adminLive-damaged = deteriorat
adminLive-mailReset = Trimite prin e-mail un link pentru parolă
adminLive-mailed = Un e-mail cu un link este pe drum către { $email }.
adminLive-notMailed = Nu s-a trimis niciun e-mail către { $email }: { $reason } Trimiteți din nou sau afișați linkul.
adminLive-noneAtAll = Încă nimeni nu a partajat nimic. Aici apare ce partajează oamenii, fără conținut.
adminLive-noneMatching = Niciun link nu corespunde acestui filtru.
adminLive-showEveryone = Arată tot
adminLive-pushesOf =
    { $n ->
        [one] { $n } link
        [few] { $n } linkuri
       *[other] { $n } de linkuri
    }
adminLive-tryAgain = Acum puteți încerca din nou.
adminLive-none = Încă nimic aici.
adminLive-noneActive = Momentan nu partajați nimic.
adminLive-noneExpired = Încă nu a expirat nimic. Ce expiră apare aici cu jurnalul său.
adminLive-linksFound =
    { $n ->
        [one] { $n } link
        [few] { $n } linkuri
       *[other] { $n } de linkuri
    }
adminLive-tick = Selectează { $name }
adminLive-sealed = Criptare end-to-end
adminLive-shareSecret = Partajează un secret
adminLive-noneFound = Nu s-a găsit nimic.
adminLive-searchedPart =
    { $n ->
        [one] S-a căutat în { $n } link. Există și altele mai vechi.
        [few] S-a căutat în { $n } linkuri. Există și altele mai vechi.
       *[other] S-a căutat în { $n } de linkuri. Există și altele mai vechi.
    }
adminLive-searchOlder = Caută în linkurile mai vechi
adminLive-text = Text
adminLive-file = Fișiere
adminLive-url = Link
adminLive-qr = Cod QR
adminLive-created = creat { $when }
adminLive-endsIn = expiră { $when }
adminLive-endedOn = a expirat { $when }
adminLive-isExpired = expirat
adminLive-byHand = șters { $when }
adminLive-viewsLeft =
    { $n ->
        [one] { $n } vizualizare rămasă
        [few] { $n } vizualizări rămase
       *[other] { $n } de vizualizări rămase
    }
adminLive-notViewed = încă nevizualizat
adminLive-neverViewed = niciodată vizualizat
adminLive-viewed =
    { $n ->
        [one] vizualizat o dată
        [few] vizualizat de { $n } ori
       *[other] vizualizat de { $n } de ori
    }
adminLive-viewedLast =
    { $n ->
        [one] vizualizat o dată, { $when }
        [few] vizualizat de { $n } ori, ultima dată { $when }
       *[other] vizualizat de { $n } de ori, ultima dată { $when }
    }
adminLive-copyLink = Copiază linkul
adminLive-sealedFiles =
    { $n ->
        [one] { $n } fișier, nume sigilat
        [few] { $n } fișiere, nume sigilate
       *[other] { $n } de fișiere, nume sigilate
    }
adminLive-sealedLink = Linkul complet a fost afișat o dată, la creare.
adminLive-end = Șterge acum
adminLive-endQuestion = Ștergeți acum „{ $name }”? Nimeni nu îl va mai putea deschide.
adminLive-ended = Șters.
adminLive-notFound = Nu există un asemenea link.
adminLive-nobody = anonim
adminLive-administrator = administrator
adminLive-disabled = dezactivat
adminLive-you = dumneavoastră
adminLive-makeAdmin = Numește administrator
adminLive-takeAdmin = Retrage drepturile de administrator
adminLive-disable = Dezactivează
adminLive-enable = Activează
adminLive-reset = Resetează parola
adminLive-tokens = Tokenuri
adminLive-noTokens = Niciun token.
adminLive-revoke = Revocă
adminLive-makeAdminQuestion = Numiți administrator contul { $email }? Va vedea linkurile și jurnalele tuturor și va putea modifica orice cont.
adminLive-enableQuestion = Activați contul { $email }? Conectarea va fi din nou posibilă, cu drepturile de dinainte.
adminLive-usersFound =
    { $n ->
        [one] { $n } utilizator
        [few] { $n } utilizatori
       *[other] { $n } de utilizatori
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } din { $n } utilizator
        [few] { $from }–{ $to } din { $n } utilizatori
       *[other] { $from }–{ $to } din { $n } de utilizatori
    }
adminLive-noUserFound = Niciun utilizator nu corespunde acestei căutări.
adminLive-takeAdminQuestion = Retrageți drepturile de administrator pentru { $email }? Sesiunile și tokenurile sale se încheie.
adminLive-disableQuestion = Dezactivați contul { $email }? Sesiunile și tokenurile sale se încheie imediat.
adminLive-resetQuestion = Creați un link de unică folosință pentru { $email }? Un link anterior încetează să funcționeze. Folosirea linkului încheie toate sesiunile și tokenurile sale.
adminLive-resetFactors = Resetează factorii suplimentari
adminLive-resetFactorsQuestion = Ștergeți toți factorii suplimentari pentru { $email }? Asigurați-vă întâi că cererea vine chiar de la acea persoană. Sesiunile sale se încheie imediat. Tokenurile funcționează în continuare.
adminLive-factorsReset = { $email } nu mai are niciun factor suplimentar.
adminLive-revokeQuestion = Revocați tokenul „{ $name }” al contului { $email }?
adminLive-taken = Există deja un cont cu această adresă de e-mail.
adminLive-badEmail = Introduceți o adresă de e-mail validă.
adminLive-passwordsElsewhere = Acest utilizator nu se poate conecta cu o parolă a acestui server: local_sign_in nu permite.
adminLive-lastAdmin = Acesta este ultimul administrator: numiți întâi altul.
adminLive-used = ultima utilizare { $when }
adminLive-never = fără utilizări

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Șterge { $n }
        [few] Șterge { $n }
       *[other] Șterge { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] { $n } link a fost șters.
        [few] { $n } linkuri au fost șterse.
       *[other] { $n } de linkuri au fost șterse.
    }

## hooks

hooks-title = Webhookuri
hooks-lead = Informați alt program despre ce se întâmplă cu linkurile dvs. Acesta nu primește niciodată un secret, o frază de acces sau numele unui fișier.
hooks-back = Contul dumneavoastră
hooks-openText = Anunțați un program sau un chat când se deschid linkurile dvs.
hooks-yours = Webhookurile dumneavoastră
hooks-secretShown = Secretul care îi semnează mesajele. Este afișat o singură dată:
hooks-copy = Copiază
hooks-verify = Receptorii verifică semnătura așa cum descrie standardwebhooks.com.
hooks-add = Adăugați un webhook
hooks-name = Nume
hooks-namePlaceholder = Chatul echipei
hooks-url = Adresă
hooks-urlHint = Trebuie să fie una permisă de administratorul dvs.
hooks-template = Formatul mesajului
hooks-eventKinds = Evenimente despre care este informat
hooks-details = Detalii suplimentare
hooks-includeHint = Oricine are linkul îl poate deschide. Adăugați-l doar unde aveți încredere în toți cei care citesc acolo.
hooks-submit = Adaugă webhookul
hooks-cancel = Anulează
hooks-retryAll = Reîncearcă toate
hooks-dropAll = Renunță la toate

## hooksLive

hooksLive-linkName = Numele linkului
hooksLive-linkItself = Linkul însuși
hooksLive-none = Nu aveți încă webhookuri.
hooksLive-off = Dezactivat: receptorul lui a răspuns că nu mai există.
hooksLive-test = Testează
hooksLive-tested =
    { $n ->
        [one] A răspuns { $status } după { $n } milisecundă.
        [few] A răspuns { $status } după { $n } milisecunde.
       *[other] A răspuns { $status } după { $n } de milisecunde.
    }
hooksLive-testFailed = Testul nu a reușit: { $reason }.
hooksLive-newSecret = Secret nou
hooksLive-newSecretQuestion = Creați un secret nou pentru „{ $name }”? Cel actual mai semnează alături de el timp de o zi.
hooksLive-switchOn = Activează
hooksLive-remove = Șterge
hooksLive-removeQuestion = Ștergeți „{ $name }”? Se renunță la ce este încă pe drum spre el.
hooksLive-removed = Șters.
hooksLive-added = Adăugat.
hooksLive-noName = Dați un nume webhookului.
hooksLive-badUrl = La această adresă nu se poate trimite nimic.
hooksLive-notAllowed = Administratorul dvs. nu permite această adresă.
hooksLive-noEvents = Alegeți cel puțin un eveniment.
hooksLive-taken = Aveți deja un webhook cu acest nume sau câte vă sunt permise.
hooksLive-copied = Copiat
hooksLive-copyFailed = Copierea nu a reușit. Selectați textul și copiați-l.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } eveniment așteaptă să fie transmis. A avut loc { $when }.
        [few] { $n } evenimente așteaptă să fie transmise. Cel mai vechi a avut loc { $when }.
       *[other] { $n } de evenimente așteaptă să fie transmise. Cel mai vechi a avut loc { $when }.
    }
eventsLive-noLetters = Niciun eveniment nu a fost abandonat.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = al contului { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] a avut loc { $when } · încercat o dată
        [few] a avut loc { $when } · încercat de { $n } ori
       *[other] a avut loc { $when } · încercat de { $n } de ori
    }
eventsLive-retry = Încearcă din nou
eventsLive-drop = Renunță
eventsLive-dropQuestion = Renunțați definitiv la acest eveniment?
eventsLive-dropAllQuestion = Renunțați definitiv la toate evenimentele abandonate?
eventsLive-retried =
    { $n ->
        [one] { $n } eveniment este încercat din nou.
        [few] { $n } evenimente sunt încercate din nou.
       *[other] { $n } de evenimente sunt încercate din nou.
    }
eventsLive-dropped =
    { $n ->
        [one] S-a renunțat la { $n } eveniment.
        [few] S-a renunțat la { $n } evenimente.
       *[other] S-a renunțat la { $n } de evenimente.
    }

## keptLive

keptLive-keptByBrowser = Păstrat în acest browser. Oricine are acces la acest browser poate copia linkul.
keptLive-keptByPasskey = Păstrat în acest browser, protejat de cheia dvs. de acces.

## keptPageLive

keptPageLive-keptShowLink = Arată linkul
keptPageLive-keptNotOpened = Cheia dvs. de acces nu l-a deschis. Încercați din nou.
keptPageLive-keptKeyByBrowser = Acest browser păstrează cheia care deschide răspunsurile. Oricine are acces la acest browser le poate citi.
keptPageLive-keptKeyByPasskey = Acest browser păstrează cheia care deschide răspunsurile, protejată de cheia dvs. de acces.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Deconectarea șterge { $n } link sau cheie pe care o știe doar acest browser. Răspunsurile la cererile dvs. se vor deschide apoi doar cu fișierul de recuperare.
        [few] Deconectarea șterge { $n } linkuri și chei pe care le știe doar acest browser. Răspunsurile la cererile dvs. se vor deschide apoi doar cu fișierul de recuperare.
       *[other] Deconectarea șterge { $n } de linkuri și chei pe care le știe doar acest browser. Răspunsurile la cererile dvs. se vor deschide apoi doar cu fișierul de recuperare.
    }
keptAccountLive-keptSignOutYes = Șterge și deconectează-mă
keptAccountLive-keptCount =
    { $n ->
        [one] În acest browser se păstrează { $n } link sau cheie.
        [few] În acest browser se păstrează { $n } linkuri și chei.
       *[other] În acest browser se păstrează { $n } de linkuri și chei.
    }
keptAccountLive-keptCountNone = În acest browser nu se păstrează încă nimic.
keptAccountLive-keptGuardedNow = De acum înainte, le deschide cheia dvs. de acces.
keptAccountLive-keptUnable = Această cheie de acces sau acest browser nu poate face asta. Ce se păstrează rămâne cum este.
keptAccountLive-keptOffQuestion = Ștergeți tot ce se păstrează? Linkurile pe care nu le-ați copiat se pierd, ca și cheile fără fișier de recuperare.
keptAccountLive-keptRefused = Nu s-a folosit nicio cheie de acces. Ce se păstrează rămâne cum este.
keptAccountLive-keptOffYes = Șterge

## kept

kept-title = Linkuri criptate end-to-end în acest browser
kept-text = Serverul nu vă mai poate arăta linkurile criptate end-to-end, așa că acest browser le păstrează pentru dvs., împreună cu cheile cererilor dvs. Oricine are acces la acest browser le poate copia, cu excepția cazului în care le protejează cheia dvs. de acces. Deconectarea șterge ce nu este protejat de o cheie de acces.
kept-guarded = Cheia dvs. de acces le protejează.
kept-on = Păstrează-le în acest browser
kept-guard = Protejează-le cu o cheie de acces

## codes

codes-toOne = Cereți un cod prin e-mail la { $address }; nu aveți nevoie de cont aici.
codes-toSome = Alegeți adresa dvs. și cereți un cod prin e-mail; nu aveți nevoie de cont aici.
codes-toTyped = Tastați adresa dvs.; dacă este una dintre cele ale destinatarilor, acolo se trimite un cod. Nu aveți nevoie de cont aici.
codes-which = Adresa dumneavoastră
codes-among = Destinatarii, prescurtat: { $addresses }
codes-notYours = Nu este adresa dvs.? Cereți expeditorului un link doar pentru dvs.
codes-send = Trimite-mi codul
codes-again = Trimite alt cod
codes-sentToOne = Un e-mail cu un cod de opt litere este pe drum către { $address }. Căutați și în mesajele nedorite.
codes-sent = Un e-mail cu un cod de opt litere este pe drum, dacă adresa este una dintre cele ale destinatarilor. Căutați și în mesajele nedorite.
codes-field = Cod
codes-fieldHint = Cele opt litere din e-mail. Sunt valabile zece minute și doar în acest browser.
codes-goOn = Continuă
codes-or = Sau dovediți în alt mod cine sunteți:
codes-wrong =
    { $n ->
        [one] Acest cod este greșit. Tastați-l pe cel din cel mai nou e-mail. Mai puteți încerca o dată.
        [few] Acest cod este greșit. Tastați-l pe cel din cel mai nou e-mail. Mai puteți încerca de { $n } ori.
       *[other] Acest cod este greșit. Tastați-l pe cel din cel mai nou e-mail. Mai puteți încerca de { $n } de ori.
    }
codes-last = Acest cod este greșit, iar aceasta a fost ultima încercare pentru el. Cereți altul.
codes-over = Aici nu este niciun cod de tastat: a fost folosit, este mai vechi de zece minute sau a fost cerut în alt browser. Cereți altul.
codes-needsCookie = Este nevoie de un cookie, iar browserul dvs. nu a trimis niciunul. Permiteți cookie-urile pentru această pagină, apoi reîncărcați-o.
codes-tooOften =
    { $n ->
        [one] Pentru această adresă s-au cerut cinci coduri într-o oră. Încercați din nou peste un minut.
        [few] Pentru această adresă s-au cerut cinci coduri într-o oră. Încercați din nou peste { $n } minute.
       *[other] Pentru această adresă s-au cerut cinci coduri într-o oră. Încercați din nou peste { $n } de minute.
    }
codes-noMore = Pentru acest link nu se mai trimit coduri. Cereți expeditorului unul nou.
codes-noMail = Acest server nu poate trimite un cod momentan. Întrebați persoana care v-a trimis linkul.
codes-badAddress = Aceasta nu este o adresă de e-mail.

## codesLive

codesLive-noCode = Tastați cele opt litere din e-mail.
codesLive-comes = E-mailul cu opt litere trebuie să aștepte. Sosește cel târziu { $time }, dacă adresa este una dintre cele ale destinatarilor.
codesLive-offline = Nu se poate ajunge la server. Verificați conexiunea și încercați din nou.

## company

company-signIn = Conectare cu { $label }
company-or = Sau cu o parolă a acestui server:
company-addressedTitle = Adresat anumitor persoane
company-addressedSure = Expeditorul dorește să știe sigur cine deschide secretul.
company-addressedText = Conectați-vă cu { $label }; nu aveți nevoie de cont aici.
company-addressedByDirectory = Conectați-vă cu numele și parola din companie.
company-byPassword = Conectare cu o parolă
company-otherTitle = Nu vă este adresat dumneavoastră
company-otherText = Sunteți aici cu adresa { $address }, iar secretul este adresat altcuiva. Nu s-a deschis nimic. Conectați-vă cu alt cont sau întrebați persoana care l-a trimis.
company-otherUnnamed = Secretul este adresat altcuiva. Nu s-a deschis nimic. Conectați-vă cu alt cont sau întrebați persoana care l-a trimis.
company-closedAccountTitle = Contul dvs. este dezactivat
company-closedAccountText = Contul dvs. de pe acest server este dezactivat sau suspendat, deci nu vi se deschide nimic. Nu s-a deschis nimic. Întrebați un administrator.
company-known = Sunteți aici cu adresa { $address }.
company-knownUnnamed = Conectarea prin companie v-a recunoscut.
company-notMe = Nu sunt eu
company-goingOn = O clipă
company-goingOnText = Pagina următoare se deschide de la sine.
company-goOn = Continuă

## companyRefused

companyRefused-not-allowed = Nu faceți parte din niciunul dintre grupurile care pot folosi acest server. Întrebați administratorul lui.
companyRefused-no-account = Nu aveți cont aici. Rugați un administrator să îl adauge.
companyRefused-address-taken = Adresa dvs. de e-mail are deja un cont aici. Rugați un administrator să îl asocieze cu { $label }.
companyRefused-other-account = Această conectare aparține altui cont de aici. Întrebați un administrator.
companyRefused-not-set-up = Acest server nu a fost încă configurat.
companyRefused-disabled = Contul dvs. este dezactivat. Întrebați un administrator.
companyRefused-no-email = { $label } nu comunică acestui server adresa dvs. de e-mail. Rugați un administrator să adauge câmpul (claim) email.
companyRefused-bad-email = Ce indică { $label } ca adresă de e-mail a dvs. nu este una. Întrebați un administrator.
companyRefused-no-groups = { $label } nu comunică acestui server niciun grup al dvs. Fie nu faceți parte din niciunul, fie furnizorul le omite: întrebați un administrator.
companyRefused-too-many-groups = Faceți parte din atât de multe grupuri, încât { $label } le omite pe toate. Rugați un administrator să le trimită doar pe cele ale acestei aplicații.
companyRefused-bad-token = Ce a răspuns { $label } nu este valid pentru acest server. Nu s-a făcut nicio conectare; mai multe în jurnal.
companyRefused-clock = Ceasul acestui server și cel de la { $label } diferă prea mult. Rugați un administrator să le potrivească.
companyRefused-other-issuer = Răspunsul a venit de la alt furnizor decât cel numit în setări. Nu s-a făcut nicio conectare.
companyRefused-unreachable = Momentan nu se poate ajunge la { $label }. Cine are o sesiune deschisă o păstrează; încercați din nou mai târziu.
companyRefused-provider-error = { $label } a semnalat o eroare. Jurnalul acestui server arată care.
companyRefused-client-refused = { $label } nu acceptă acest server: secretul lui este greșit sau a expirat. Întrebați un administrator.
companyRefused-cancelled = Conectarea cu { $label } a fost anulată.
companyRefused-begin-again = Această conectare a fost începută în altă parte, a durat prea mult sau a fost folosită deja. Începeți din nou.

## factors

factors-title = Protecție suplimentară la conectare
factors-lead = Cu un factor suplimentar, o parolă furată nu este suficientă pentru a deschide contul dvs.
factors-openText = Chei de acces și o aplicație care arată coduri.
factors-yours = Protecție suplimentară la conectare
factors-limited = Acest server vă cere un factor suplimentar. Configurați unul aici, apoi continuați.
factors-goOn = Continuă
factors-passkeys = Chei de acces
factors-passkeysText = Conectați-vă cu amprenta, cu fața, cu un PIN sau cu o cheie de securitate, fără parolă. O cheie de acces funcționează doar la această adresă, deci nimeni nu o poate fura prin phishing.
factors-passkeyName = Numele dispozitivului
factors-passkeyPlaceholder = Laptop
factors-addPasskey = Adaugă o cheie de acces
factors-needsHttps = Cheile de acces nu funcționează aici: browserele le permit doar la un nume cu https://. Cereți administratorului o asemenea adresă.
factors-app = Aplicație cu coduri
factors-appText = O aplicație de pe telefonul dvs. arată un cod nou de șase cifre la fiecare 30 de secunde.
factors-beginApp = Configurează o aplicație
factors-removeApp = Elimină aplicația din cont
factors-scan = Scanați acest cod cu aplicația:
factors-qr = Cod QR pentru aplicație
factors-type = Sau tastați acest text în aplicație:
factors-code = Codul pe care îl arată acum aplicația
factors-finish = Finalizează
factors-codesTitle = Coduri de recuperare
factors-codesText = Cu fiecare dintre aceste coduri vă puteți conecta o dată, când ceilalți factori sunt pierduți. Sunt afișate doar acum: tipăriți-le sau păstrați-le unde țineți parolele.
factors-renew = Coduri de recuperare noi
factors-confirmTitle = Confirmați-vă identitatea
factors-confirmText = Înainte ca factorii dvs. să se schimbe, confirmați cine sunteți.
factors-codeOrRecovery = Un cod din aplicație sau un cod de recuperare
factors-confirm = Confirmă
factors-remove = Șterge

## factorsLive

factorsLive-codesFile = recovery-codes.txt
factorsLive-limited =
    { $n ->
        [one] Prea multe încercări nereușite. Încercați din nou peste { $n } secundă.
        [few] Prea multe încercări nereușite. Încercați din nou peste { $n } secunde.
       *[other] Prea multe încercări nereușite. Încercați din nou peste { $n } de secunde.
    }
factorsLive-conflict = Există deja aici sau nu mai este loc. Reîncărcați pagina.
factorsLive-lastOne = Acest server vă cere un factor suplimentar. Configurați altul înainte de a-l șterge pe acesta.
factorsLive-noPasskeys = Nu aveți încă chei de acces.
factorsLive-never = niciodată folosită
factorsLive-used = ultima utilizare { $when }
factorsLive-made = adăugată { $when }
factorsLive-remove = Șterge
factorsLive-removed = Ștearsă.
factorsLive-added = Adăugată.
factorsLive-removeQuestion = Ștergeți cheia de acces „{ $name }”? Nu va mai deschide contul dvs.
factorsLive-removeAppQuestion = Eliminați aplicația din contul dvs.? Codurile ei nu vor mai deschide contul dvs.
factorsLive-nameIt = Dați un nume cheii de acces.
factorsLive-passkeyCancelled = Nu s-a folosit nicio cheie de acces. Încercați din nou.
factorsLive-passkeyRefused = Serverul nu a acceptat această cheie de acces. Încercați din nou.
factorsLive-appSince = Aplicația dvs. a fost configurată { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] A rămas { $n } cod de recuperare.
        [few] Au rămas { $n } coduri de recuperare.
       *[other] Au rămas { $n } de coduri de recuperare.
    }
factorsLive-wrongCode = Codul este greșit. Verificați ceasul telefonului și tastați codul afișat acum.
factorsLive-notConfirmed = Greșit. Încercați din nou.
factorsLive-done = Acum aveți un factor suplimentar. Păstrați codurile de recuperare, apoi continuați.
factorsLive-copied = Copiat
factorsLive-copyFailed = Copierea nu a reușit. Selectați textul și copiați-l.

## secondStep

secondStep-title = Încă un pas
secondStep-passkey = Folosește o cheie de acces
secondStep-code = Codul din aplicație sau un cod de recuperare
secondStep-codeHint = Șase cifre sau șaisprezece litere și cifre.
secondStep-recoveryCode = Cod de recuperare
secondStep-recoveryHint = Șaisprezece litere și cifre. Le-ați primit când ați adăugat cheia de acces.
secondStep-submit = Conectare
secondStep-lost = Ați pierdut telefonul și codurile de recuperare? Un administrator al acestui server vă poate reseta factorii suplimentari.
secondStep-again = Începe din nou

## secondStepLive

secondStepLive-noCode = Introduceți un cod.
secondStepLive-wrongCode = Codul este greșit sau a fost deja folosit. Așteptați-l pe următorul.
secondStepLive-passkeyCancelled = Nu s-a folosit nicio cheie de acces. Încercați din nou sau folosiți un cod.
secondStepLive-passkeyRefused = Serverul nu a acceptat această cheie de acces. Încercați din nou sau folosiți un cod.
secondStepLive-limited =
    { $n ->
        [one] Prea multe coduri greșite. Încercați din nou peste { $n } secundă.
        [few] Prea multe coduri greșite. Încercați din nou peste { $n } secunde.
       *[other] Prea multe coduri greșite. Încercați din nou peste { $n } de secunde.
    }
secondStepLive-retry = Acum puteți încerca din nou.
secondStepLive-offline = Serverul nu a răspuns. Verificați conexiunea și încercați din nou.
secondStepLive-failed = Ceva nu a mers bine ({ $status }).

## tokens

tokens-may = Ce are voie să facă
tokens-everything = Orice
tokens-create = Doar să creeze linkuri
tokens-createRead = Să creeze și să citească linkuri
tokens-audit = Doar să citească jurnale
tokens-ask = Să ceară secrete altora și să le deschidă răspunsurile
tokens-lasts = Cât timp funcționează
tokens-always = Până este revocat
tokens-days30 = 30 de zile
tokens-days90 = 90 de zile
tokens-year = Un an
tokens-networks = Doar din anumite rețele
tokens-networksLabel = Adrese sau rețele
tokens-networksHint = Separați-le prin virgule. Dacă lăsați câmpul gol, tokenul funcționează de oriunde.

## tokensLive

tokensLive-tokenMay = are voie: { $what }
tokensLive-tokenCreate = creare
tokensLive-tokenRead = citire
tokensLive-tokenAudit = citirea jurnalelor
tokensLive-tokenExpire = ștergere
tokensLive-tokenAdmin = administrare
tokensLive-tokenAsk = cererea de secrete
tokensLive-tokenOpen = deschiderea răspunsurilor
tokensLive-tokenFrom = doar din { $networks }
tokensLive-tokenUntil = expiră { $when }
tokensLive-tokenOver = a expirat { $when }
tokensLive-tokenUsedFrom = ultima utilizare { $when } de la { $address }
tokensLive-badNetworks = Introduceți adrese sau rețele precum 192.0.2.0/24, cel mult 50.

## oversightLive

oversightLive-auditor = auditor
oversightLive-makeAuditor = Numește auditor
oversightLive-makeAuditorQuestion = Numiți auditor contul { $email }? Va vedea jurnalele tuturor, dar niciun secret.
oversightLive-takeAuditor = Retrage drepturile de auditor
oversightLive-takeAuditorQuestion = Retrageți drepturile de auditor pentru { $email }? Sesiunile și tokenurile sale se încheie.
oversightLive-log = Jurnal
oversightLive-logNothing = Nicio intrare.

## signIns

signIns-title = Conectări recente
signIns-text = Cine s-a conectat sau a încercat să se conecteze la contul dvs. Dacă nu recunoașteți o conectare, schimbați parola.

## signInsLive

signInsLive-signedIn = Conectare reușită
signInsLive-signInFailed = Conectare nereușită
signInsLive-byPassword = cu o parolă
signInsLive-byLink = cu un link de unică folosință
signInsLive-bySetup = cu codul de configurare
signInsLive-bySignUp = prin crearea contului
signInsLive-byDirectory = prin serviciul de directoare
signInsLive-byCompany = prin companie
signInsLive-byPasskey = cu o cheie de acces
signInsLive-secondFactor = cu un factor suplimentar
signInsLive-wrongPassword = parolă greșită
signInsLive-wrongCode = cod de configurare greșit
signInsLive-wrongLink = link de unică folosință nevalabil
signInsLive-wrongCurrent = parolă actuală greșită
signInsLive-wrongFactor = factor suplimentar greșit
signInsLive-wrongPasskey = cheie de acces greșită
signInsLive-deviceGuesses = prea multe încercări de pe dispozitive cunoscute
signInsLive-unanswered = serviciul de directoare nu a răspuns
signInsLive-asAdministrator = ca administrator
signInsLive-times =
    { $n ->
        [one] o dată
        [few] de { $n } ori
       *[other] de { $n } de ori
    }
signInsLive-noSignIns = Nu este înregistrată încă nicio conectare.

## adminLog

adminLog-title = Jurnalul administratorilor
adminLog-lead = Cine s-a conectat și cine a modificat conturi, tokenuri, chei și setări. Nicio intrare nu poate fi modificată sau ștearsă neobservat.
adminLog-person = Adresă de e-mail
adminLog-personHint = A persoanei care a acționat sau a celei vizate.
adminLog-what = Ce
adminLog-everything = Tot
adminLog-show = Arată
adminLog-newer = Mai noi
adminLog-older = Mai vechi

## adminLogLive

adminLogLive-signOut = Deconectare
adminLogLive-leftOut = Mai multe eșecuri decât cele listate
adminLogLive-userAdded = Cont adăugat
adminLogLive-userRemoved = Cont șters
adminLogLive-userDisabled = Cont dezactivat
adminLogLive-userEnabled = Cont activat
adminLogLive-madeAdministrator = Numire ca administrator
adminLogLive-noAdministrator = Nu mai este administrator
adminLogLive-madeAuditor = Numire ca auditor
adminLogLive-noAuditor = Nu mai este auditor
adminLogLive-suspended = Suspendare de către conectarea prin companie
adminLogLive-admitted = Readmitere de către conectarea prin companie
adminLogLive-linked = Conectarea prin companie asociată
adminLogLive-unlinked = Conectarea prin companie disociată
adminLogLive-vouched = Adresă confirmată de administrator
adminLogLive-joinedGroup = Adăugare la un grup
adminLogLive-leftGroup = Scoatere dintr-un grup
adminLogLive-factorAdded = Factor suplimentar adăugat
adminLogLive-factorRemoved = Factor suplimentar șters
adminLogLive-factorsReset = Factori suplimentari resetați
adminLogLive-codesMade = Coduri de recuperare create
adminLogLive-invited = Invitație creată
adminLogLive-accessEnded = Tot accesul încheiat
adminLogLive-linksExpired = Linkurile contului șterse
adminLogLive-withdrawn = Invitație retrasă
adminLogLive-sessionEnded = Sesiune încheiată
adminLogLive-linkMade = Link de unică folosință creat
adminLogLive-passwordSet = Parolă stabilită
adminLogLive-tokenMade = Token API creat
adminLogLive-tokenRemoved = Token API revocat
adminLogLive-settingsChanged = Setări modificate
adminLogLive-rotationBegun = Rotația cheii principale a început
adminLogLive-rotationEnded = Rotația cheii principale s-a încheiat
adminLogLive-exported = Jurnale de audit exportate
adminLogLive-backedUp = Copie de rezervă creată
adminLogLive-restored = Copie de rezervă restaurată
adminLogLive-byWhom = de: { $name }
adminLogLive-commandLine = linia de comandă
adminLogLive-server = serverul
adminLogLive-bySetupCode = codul de configurare
adminLogLive-bySigningUp = crearea contului
adminLogLive-byOneTimeLink = un link de unică folosință
adminLogLive-directory = serviciul de directoare
adminLogLive-companySignIn = conectarea prin companie
adminLogLive-noEntries = Nicio intrare nu corespunde.
adminLogLive-showAll = Arată tot

## ownLogLive

ownLogLive-byCode = confirmată printr-un cod: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Notă
ownLogLive-logCount = { $from }–{ $to } din { $total }
ownLogLive-own-creation = creare
ownLogLive-own-view = deschis
ownLogLive-own-failed_view = încercat în zadar
ownLogLive-own-expire = șters
ownLogLive-own-restored = ștergere anulată
ownLogLive-own-failed_passphrase = frază de acces greșită
ownLogLive-own-probable_program = probabil un program
ownLogLive-own-code_sent = cod trimis prin e-mail
ownLogLive-own-code_queued = cod în așteptarea trimiterii prin e-mail
ownLogLive-own-code_failed = cod netrimis prin e-mail
ownLogLive-own-failed_code = cod greșit
ownLogLive-own-owner_view = deschis de dumneavoastră
ownLogLive-own-wrong_network = încercat din altă rețea
ownLogLive-own-other_device = încercat pe alt dispozitiv
ownLogLive-own-alarm = semnalat: „Nu am fost eu”
ownLogLive-own-freeze = pus în pauză de dumneavoastră
ownLogLive-own-thaw = reactivat de dumneavoastră
ownLogLive-own-changed = modificat de dumneavoastră
ownLogLive-own-hold_asked = așteaptă aprobarea dumneavoastră
ownLogLive-own-hold_released = aprobat de dumneavoastră
ownLogLive-own-hold_refused = refuzat și pus în pauză de dumneavoastră
ownLogLive-own-request_view = cerere citită
ownLogLive-own-answer = răspuns primit
ownLogLive-own-mail_returned = e-mailul s-a întors
ownLogLive-own-creation_email_send = notificare prin e-mail cerută
ownLogLive-own-admin_view = deschis de un administrator
ownLogLive-own-imported = mutat aici din Password Pusher

## seenLogLive

seenLogLive-seen-creation = creare
seenLogLive-seen-view = deschis
seenLogLive-seen-failed_view = încercat în zadar
seenLogLive-seen-expire = șters
seenLogLive-seen-restored = ștergere anulată
seenLogLive-seen-failed_passphrase = frază de acces greșită
seenLogLive-seen-probable_program = probabil un program
seenLogLive-seen-code_sent = cod trimis prin e-mail
seenLogLive-seen-code_queued = cod în așteptarea trimiterii prin e-mail
seenLogLive-seen-code_failed = cod netrimis prin e-mail
seenLogLive-seen-failed_code = cod greșit
seenLogLive-seen-owner_view = deschis de proprietar
seenLogLive-seen-wrong_network = refuzat în afara rețelelor sale
seenLogLive-seen-other_device = refuzat pe alt dispozitiv
seenLogLive-seen-alarm = semnalat de un destinatar
seenLogLive-seen-freeze = pus în pauză de proprietar
seenLogLive-seen-thaw = reactivat de proprietar
seenLogLive-seen-changed = modificat de proprietar
seenLogLive-seen-hold_asked = așteaptă proprietarul
seenLogLive-seen-hold_released = aprobat de proprietar
seenLogLive-seen-hold_refused = refuzat de proprietar
seenLogLive-seen-request_view = cerere citită
seenLogLive-seen-answer = răspuns primit
seenLogLive-seen-mail_returned = e-mailul s-a întors
seenLogLive-seen-creation_email_send = notificare prin e-mail cerută
seenLogLive-seen-admin_view = deschis de un administrator
seenLogLive-seen-imported = mutat aici din Password Pusher

## eventNamesLive

eventNamesLive-push-created = Link creat
eventNamesLive-push-viewed = Link deschis
eventNamesLive-push-wrong_passphrase = Frază de acces greșită
eventNamesLive-push-expired = Link expirat
eventNamesLive-push-alarm = Semnalare de la un destinatar
eventNamesLive-push-hold_asked = Cineva așteaptă
eventNamesLive-push-code_failed = Cod netrimis prin e-mail
eventNamesLive-request-answered = Răspuns la o cerere
eventNamesLive-request-closed = Cerere închisă

## conditionWords

conditionWords-passphrases = fraze de acces
conditionWords-passwords = parole
conditionWords-second_factors = factori suplimentari
conditionWords-passkeys = chei de acces

## conditionSays

conditionSays-disk_full = Pe discul directorului { $directory } sunt liberi doar { $freeBytes }: fișierele sunt refuzate când spațiul liber scade sub { $floorBytes }.
conditionSays-disk_low = Pe discul directorului { $directory } sunt liberi { $freeBytes }, mai puțin decât pot ocupa fișierele unui link ({ $linkBytes }).
conditionSays-disk_no_inodes = Discul directorului { $directory } nu mai are inode-uri. Fișiere care mai încap: { $files }.
conditionSays-disk_error = Discul directorului { $directory } a dat o eroare ({ $atMs }): { $reason }
conditionSays-database_damaged = Baza de date este deteriorată. Jurnalul arată locurile.
conditionSays-database_trouble = Acest server nu poate procesa solicitări în acest moment: { $reason }
conditionSays-bucket_trouble = Fișierele nu pot fi stocate sau deschise: { $reason }
conditionSays-scanner_trouble = Scanerul antivirus nu evaluează fișierele, deci fiecare este refuzat: { $reason }
conditionSays-sweep_failed = Ce a expirat nu este șters de pe disc: { $reason }
conditionSays-clock_jumped = Ceasul a sărit înainte cu mai mult de o zi. Acum arată: { $nowMs }. Timp de o oră după salt, nimic nu este șters definitiv.
conditionSays-backup_failed = Ultima copie de rezervă nu a reușit: { $reason }
conditionSays-backup_damaged = Ultima copie de rezervă, { $name }, conține date deteriorate. Locuri deteriorate: { $count }. { $reason }
conditionSays-backup_old = Ultima copie de rezervă: { $lastMs }.
conditionSays-certificate_ended = Certificatul { $file } nu mai este valabil (valabil până la: { $untilMs }): clienții îl refuză.
conditionSays-certificate_ends = Certificatul { $file } este valabil până la: { $untilMs }.
conditionSays-certificate_unusable = Un certificat de pe disc nu poate fi folosit: { $reason } Un server în funcțiune îl păstrează pe cel anterior.
conditionSays-certificate_not_obtained = Nu există un certificat valabil, iar clienții refuză acest server: { $reason }
conditionSays-certificate_not_renewed = Certificatul nu a putut fi reînnoit: { $reason }
conditionSays-client_secret_refused = Furnizorul de conectare nu acceptă oidc.client_secret: nimeni nu se poate conecta acolo.
conditionSays-client_secret_ends = Secretul din oidc.client_secret este valabil până la: { $untilMs }. După aceea, nimeni nu se mai poate conecta la furnizor.
conditionSays-token_ends = Tokenul API „{ $name }” al contului { $owner }, folosit recent, este valabil până la: { $untilMs }.
conditionSays-administrator_new = Contul { $user } a devenit administrator: { $sinceMs }, numit de: { $by }.
conditionSays-guessing = Cineva încearcă să ghicească ({ $guessed }). Încercări refuzate într-o oră ca fiind prea multe: { $times } sau mai multe.
conditionSays-codes_failed = Codurile pentru destinatari nu pot fi trimise prin e-mail: { $reason }
conditionSays-codes_wait = E-mailuri în așteptare cu coduri pentru destinatari: { $count }. Un destinatar sau un expeditor a atins limita pe oră. Ultimul e-mail pleacă: { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } eveniment nu a putut fi transmis și a fost abandonat.
        [few] { $n } evenimente nu au putut fi transmise și au fost abandonate.
       *[other] { $n } de evenimente nu au putut fi transmise și au fost abandonate.
    }
conditionSays-deliveries_late = Un eveniment așteaptă să fie transmis din: { $sinceMs }.
conditionSays-nodes_differ = Nodurile nu sunt la fel: { $reason }
conditionSays-version_ready = Fișierul unei versiuni noi se află la { $file }.
conditionSays-disk_fine = Pe discul directorului { $directory } sunt liberi { $freeBytes } din { $totalBytes }.
conditionSays-certificate_fine = Certificatul { $file } este valabil până la: { $untilMs }.
conditionSays-backup_none = Încă nu s-a făcut nicio copie de rezervă.
conditionSays-backup_fine = Ultima copie de rezervă: { $lastMs }.
conditionSays-backup_scheduled = Ultima copie de rezervă, { $name }: { $lastMs }. Următoarea: { $nextMs }.
conditionSays-node_fine = Nodul { $node } rulează versiunea { $version }.

## conditionMend

conditionMend-disk_full = Eliberați spațiu pe acest disc sau măriți-l.
conditionMend-disk_low = Eliberați spațiu pe acest disc sau măriți-l.
conditionMend-disk_no_inodes = Ștergeți fișierele mici lăsate de alte programe pe acest disc.
conditionMend-disk_error = Faceți acum o copie de rezervă. Apoi verificați discul și conexiunea lui. Mai multe în jurnalul sistemului.
conditionMend-database_damaged = Restaurați o copie de rezervă.
conditionMend-database_trouble = Verificați baza de date, gazda ei și drumul până acolo.
conditionMend-bucket_trouble = Verificați bucketul, cheile lui și drumul până acolo. Un director folosit în comun de noduri trebuie să fie montat.
conditionMend-scanner_trouble = Porniți clamd și permiteți utilizatorului acestui server să îi citească socketul. Mai multe în jurnalul propriu al clamd.
conditionMend-sweep_failed = Nimeni nu poate deschide aceste secrete. Verificați discul și jurnalul.
conditionMend-clock_jumped = Dacă ceasul este greșit, potriviți-l în decursul acelei ore. Dacă este corect, nu faceți nimic: această înștiințare apare și după o oprire lungă sau o restaurare.
conditionMend-backup_failed = Înlăturați cauza. Serverul încearcă singur din nou.
conditionMend-backup_damaged = Verificați discul și aflați ce este deteriorat. Copiile de rezervă anterioare, întregi, se păstrează.
conditionMend-backup_old = Verificați ce vă face copiile de rezervă sau faceți una manual.
conditionMend-certificate_ended = Înlocuiți fișierele certificatului și ale cheii lui. Serverul le citește singur din nou.
conditionMend-certificate_ends = Înlocuiți fișierele certificatului și ale cheii lui. Serverul le citește singur din nou.
conditionMend-certificate_unusable = Înlocuiți fișierele certificatului și ale cheii lui.
conditionMend-certificate_not_obtained = Serverul încearcă singur din nou. Verificați autoritatea de certificare și drumul până acolo.
conditionMend-certificate_not_renewed = Cel folosit este valabil până la: { $untilMs }. Serverul încearcă din nou. Verificați autoritatea de certificare și drumul până acolo.
conditionMend-client_secret_refused = Creați un secret nou la furnizor și setați-l.
conditionMend-client_secret_ends = Creați un secret nou la furnizor, setați-l și puneți în oidc.client_secret_until data la care expiră.
conditionMend-token_ends = Proprietarul creează unul nou și îl dă programului care îl folosește.
conditionMend-administrator_new = Dacă nu vă așteptați la asta, retrageți dreptul și consultați jurnalul administratorilor.
conditionMend-guessing = Jurnalul arată adresele. Blocați-le în firewall.
conditionMend-codes_failed = Verificați serverul de e-mail și setările de e-mail. Destinatarii al căror cod nu a fost trimis trebuie să ceară altul.
conditionMend-codes_wait = Dacă expeditorii trebuie să ajungă la atât de mulți destinatari, măriți mail.per_hour. Jurnalele linkurilor lor arată ale cui sunt codurile care așteaptă.
conditionMend-deliveries_dead = Reparați receptorul, apoi retransmiteți ce nu a fost livrat sau renunțați la el.
conditionMend-deliveries_late = Verificați serverul de e-mail, webhookul sau colectorul. Jurnalul arată care nu funcționează.
conditionMend-nodes_differ = Dați tuturor nodurilor aceeași versiune, aceleași setări și aceeași oră.
conditionMend-version_ready = Verificați-l, apoi faceți actualizarea.
conditionMend-backup_none = Dacă nimic altceva nu face copii de rezervă ale acestui server, faceți una.

## errorPage

errorPage-missing = Pagina nu a fost găsită
errorPage-missingText = La această adresă nu există nicio pagină.
errorPage-home = Mergi la pagina de start
errorPage-busy = Prea multe solicitări
errorPage-busyText = Am primit prea multe solicitări de la adresa dvs. Nu s-a deschis nimic. Așteptați o clipă, apoi reîncărcați această pagină.
errorPage-keySent = Acest link nu mai este secret
errorPage-keySentText = Un program de pe drum, de exemplu un filtru de e-mail, a scris %23 în locul lui # din acest link, așa că cheia lui a fost trimisă serverului. Nu s-a deschis nimic și nu s-a numărat nicio vizualizare, dar cheia nu mai este secretă. Cereți expeditorului un link nou, trimis pe altă cale.
errorPage-upgrading = Acest server se actualizează
errorPage-upgradingText = Nu s-a deschis nimic și nu s-a pierdut nimic. Reîncărcați această pagină peste un minut.
errorPage-unavailable = Indisponibil momentan
errorPage-unavailableText = Serverul nu poate face asta momentan. Nu s-a deschis nimic și nu s-a pierdut nimic. Încercați din nou peste câteva minute.
errorPage-unconfirmed = Neconfirmat
errorPage-unconfirmedText = Serverul nu poate spune dacă operația a fost efectuată. Este posibil să se fi numărat o vizualizare, deși nu s-a afișat nimic. Încercați din nou peste câteva minute; dacă secretul nu mai există atunci, cereți expeditorului un link nou.
errorPage-defect = Ceva nu a mers bine
errorPage-defectText = Acest lucru nu ar trebui să se întâmple. Spuneți operatorului acestui server când s-a întâmplat: detaliile sunt în jurnal.

## mailShared

mailShared-subject = { $sender } are ceva pentru dumneavoastră
mailShared-lead = { $sender } partajează ceva confidențial cu dvs. prin { $service }.
mailShared-link = Deschide
mailShared-until = Linkul funcționează până { $when }.
mailShared-views =
    { $n ->
        [one] Poate fi deschis o dată.
        [few] Poate fi deschis de { $n } ori.
       *[other] Poate fi deschis de { $n } de ori.
    }
mailShared-notice = Cereți linkul de la { $sender }: acest e-mail nu îl conține.
mailShared-stranger = Dacă nu cunoașteți adresa { $sender }, ignorați acest e-mail.
mailShared-unverified = Nimeni nu a verificat dacă adresa { $sender } aparține expeditorului. Întrebați pe altă cale titularul adresei { $sender } dacă acest e-mail vine de la el. Dacă nu puteți, ignorați-l.

## mailAsked

mailAsked-subject = { $sender } vă cere ceva
mailAsked-lead = { $sender } vă cere ceva confidențial, de trimis prin { $service }.
mailAsked-link = Răspunde
mailAsked-until = Puteți răspunde până { $when }. Nu aveți nevoie de cont.

## mailNeeds

mailNeeds-name = Expeditorul indică numele „{ $name }”.
mailNeeds-shared = Înainte de a deschide linkul:
mailNeeds-asked = Înainte de a răspunde:
mailNeeds-from = Se poate deschide începând cu { $when }.
mailNeeds-passphrase = Aveți nevoie de o frază de acces. O primiți de la { $sender } pe altă cale.
mailNeeds-code = Aveți nevoie de un cod. Pagina îl trimite prin e-mail la { $address } când îl cereți.
mailNeeds-proof = Doar anumite persoane pot deschide linkul. Pagina vă cere să dovediți că vă numărați printre ele.
mailNeeds-release = { $sender } trebuie să vă aprobe accesul. Deschideți linkul și lăsați pagina deschisă până atunci.
mailNeeds-lock = Linkul se deschide din nou doar pe dispozitivul și în browserul în care a fost deschis prima dată. Deschideți-l unde aveți nevoie de el.
mailNeeds-letters = Pagina arată trei litere. Tastați-le, ca să știe că nu sunteți un program.

## mailOpened

mailOpened-subject = Deschis: { $name }
mailOpened-unnamed = Linkul dvs. din { $date }
mailOpened-lead = Linkul dvs. a fost deschis: { $when }.
mailOpened-left =
    { $n ->
        [one] Mai poate fi deschis o dată.
        [few] Mai poate fi deschis de { $n } ori.
       *[other] Mai poate fi deschis de { $n } de ori.
    }
mailOpened-last = Aceasta a fost ultima vizualizare: secretul este șters definitiv.
mailOpened-link = Linkurile mele
mailOpened-why = Primiți acest e-mail fiindcă ați cerut să aflați când este deschis.

## mailAnswered

mailAnswered-subject = Răspuns primit: { $name }
mailAnswered-unnamed = Cererea dvs. din { $date }
mailAnswered-lead = Cererea dvs. a primit un răspuns: { $when }.
mailAnswered-keep = Acest e-mail nu conține răspunsul. Conectați-vă pentru a-l deschide.
mailAnswered-link = Cereri
mailAnswered-why = Primiți acest e-mail fiindcă ați cerut unul la fiecare răspuns.

## mailCode

mailCode-subject = Codul dvs. de la { $service }
mailCode-lead = Cineva partajează ceva confidențial cu dvs. prin { $service }. Pentru a deschide linkul, tastați acest cod pe pagina care l-a cerut:
mailCode-leadNamed = { $sender } partajează ceva confidențial cu dvs. prin { $service }. Pentru a deschide linkul, tastați acest cod pe pagina care l-a cerut:
mailCode-asks = Cineva vă cere ceva confidențial prin { $service }. Pentru a citi cererea și a răspunde, tastați acest cod pe pagina care l-a cerut:
mailCode-asksNamed = { $sender } vă cere ceva confidențial prin { $service }. Pentru a citi cererea și a răspunde, tastați acest cod pe pagina care l-a cerut:
mailCode-until =
    { $n ->
        [one] Codul funcționează o singură dată, timp de { $n } minut, și doar în browserul care l-a cerut.
        [few] Codul funcționează o singură dată, timp de { $n } minute, și doar în browserul care l-a cerut.
       *[other] Codul funcționează o singură dată, timp de { $n } de minute, și doar în browserul care l-a cerut.
    }
mailCode-ignore = Dacă nu ați cerut un cod, ignorați acest e-mail și nu dați codul nimănui.

## mailInvited

mailInvited-subject = Contul dvs. la { $service }
mailInvited-lead = Acum aveți un cont la { $service }: { $email }.
mailInvited-link = Alege o parolă
mailInvited-once = Linkul funcționează o singură dată, până { $when }.

## mailReset

mailReset-subject = Alegeți o parolă nouă pentru { $service }
mailReset-lead = Un administrator de la { $service } vă permite să alegeți o parolă nouă pentru { $email }.
mailReset-link = Alege o parolă
mailReset-once = Linkul funcționează o singură dată, până { $when }.

## mailNotice

mailNotice-subject = Contul dvs. la { $service }
mailNotice-password = Parola pentru { $email } a fost schimbată: { $when }.
mailNotice-factorAdded = Un factor suplimentar a fost adăugat pentru { $email }: { $when }.
mailNotice-factorRemoved = Un factor suplimentar a fost șters pentru { $email }: { $when }.
mailNotice-factorsReset = Toți factorii suplimentari pentru { $email } au fost șterși de un administrator: { $when }.
mailNotice-recoveryCodes = Au fost create coduri de recuperare noi pentru { $email }: { $when }. Cele de dinainte nu mai funcționează.
mailNotice-recoveryCode = Un cod de recuperare pentru { $email } a fost folosit: { $when }. Nu mai este valabil.
mailNotice-devices = Prea multe parole sau coduri greșite pentru { $email } au venit din browsere care s-au mai conectat: { $when }. Este posibil ca altcineva să aibă unul dintre dispozitivele dvs.
mailNotice-from = Solicitarea a venit de la adresa { $address }.
mailNotice-stranger = Dacă nu vă așteptați la asta, schimbați parola la { $service } și anunțați administratorul.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } problemă pentru administrator
        [few] { $service }: { $n } probleme pentru administrator
       *[other] { $service }: { $n } de probleme pentru administrator
    }
mailConditions-link = Starea serverului
mailConditions-why = Primiți acest e-mail fiindcă notices.mail conține adresa dvs. Vine o dată și din nou după șapte zile, dacă nu s-a schimbat nimic. Rulați comenzile pe gazda serverului, cu sudo și cu --config al serverului.

## mailTest

mailTest-subject = Test pentru { $service }
mailTest-lead = E-mailurile de la { $service } ajung.
mailTest-link = { $service }

## opener

opener-title = Deschideți un link sigilat
opener-lead = Această pagină este un fișier al dvs.: deschide linkuri sigilate de la un capăt la altul și niciun server nu o poate modifica. Cere serverului linkului secretul sigilat și nimic altceva.
opener-link = Link, cu partea de după #
opener-passphraseHint = Doar dacă v-a dat expeditorul una.
opener-open = Deschide
opener-notLink = Acesta nu este un link către un secret. Copiați tot linkul, de la https:// până la sfârșit.
opener-unreachable = Niciun răspuns pe care să îl poată citi această pagină. Nu se poate ajunge la server sau acesta permite doar propriei pagini să deschidă acest link: este posibil ca secretul să nu fie sigilat sau să fie limitat la anumite rețele. Nu s-a deschis nimic.
opener-incomplete = Răspunsul nu a ajuns complet. Este posibil să fi contat ca vizualizare.
opener-notSealed = Ce a trimis serverul nu este sigilat, deci nu este ceea ce a sigilat expeditorul pentru acest link. Nu se afișează nimic din el.
opener-wrong = Fraza de acces este greșită sau lipsește. Nu s-a numărat nicio vizualizare.
opener-refused = Serverul nu livrează momentan acest secret. Nu s-a numărat nicio vizualizare.
opener-held = Expeditorul trebuie să vă aprobe accesul. Spuneți-i aceste cuvinte: { $words }
opener-heldWordless = Expeditorul trebuie să vă aprobe accesul.
opener-otherPassphrase = Nu se deschide cu această frază de acces. Încercați din nou: secretul sigilat este aici și nu se mai numără nicio vizualizare. Lăsați câmpul gol dacă expeditorul nu v-a dat o frază de acces.
opener-go = Deschide adresa de pe { $host }
opener-saved = Salvat

## languages

languages-title = Alegeți limba
languages-search = Căutați limba dumneavoastră
languages-searchHint = Numele limbii în limba respectivă, numele în engleză sau codul, de exemplu pt-BR.
languages-find = Caută
languages-none = Nicio limbă nu corespunde.
languages-all = Toate limbile
languages-browser = Limba browserului meu
languages-back = Înapoi la pagină
languages-counts = Textele în celelalte limbi sunt traduceri. Dacă diferă de cel în engleză, este valabil textul în engleză. Dacă găsiți un cuvânt greșit, spuneți-le celor care administrează acest server.
languages-recipient = Limba pentru destinatar
languages-recipientHint = Pentru pagina linkului și e-mailul despre el. Destinatarii care au ales o limbă o păstrează pe a lor.
languages-recipientOwn = Cea cerută de browser
languages-answerer = Limba pentru cine răspunde
languages-answererHint = Pentru pagina cererii. Cine a ales o limbă o păstrează pe a sa.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } limbă
        [few] { $n } limbi
       *[other] { $n } de limbi
    }
languagesLive-recipientLanguage = Limba pentru destinatar
