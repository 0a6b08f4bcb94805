### Italian

## layout

layout-skip = Vai al contenuto
layout-navigation = Principale
layout-create = Nuovo
layout-pushes = I miei link
layout-admin = Admin
layout-account = Account
layout-signIn = Accedi
layout-languages = Lingua
layout-light = Chiaro
layout-dark = Scuro
layout-auto = Automatico
layout-api = API
layout-about = Informazioni
layout-aboutLine = Come funziona e chi lo gestisce
layout-noScript = Questa pagina richiede JavaScript. I suoi script contattano solo questo server.
layout-otherWays = Puoi usare anche l’API o la riga di comando.
layout-waiting = La pagina è ancora in caricamento. Se non cambia nulla, ricaricala.
layout-plain = Questa connessione non è cifrata: altri sulla rete possono leggere ciò che invii e apri qui. Usa un indirizzo https://, se c’è.
layout-notSealed = Fermati: non è sigillato
layout-notSealedText = Il mittente ha sigillato questo segreto, ma ciò che il server ha inviato non è sigillato. Non ne viene mostrato nulla. Contatta il mittente, ad esempio per telefono.

## create

create-title = Condividi un segreto
create-tagline = Invia una password o un file con un link che scade.
create-kinds = Che cosa condividere
create-text = Testo
create-files = File
create-url = Link
create-qr = Codice QR
create-textLabel = Il tuo segreto
create-shared = Condiviso da un’altra app: controllalo prima di inviarlo.
create-textPlaceholder = Una password, una chiave, una nota…
create-urlLabel = Indirizzo web
create-urlHint = Il destinatario vede prima l’indirizzo e conferma prima di lasciare questa pagina.
create-qrLabel = Testo da mostrare come codice QR
create-qrHint = Il destinatario lo vede come codice QR da scansionare.
create-message = Messaggio (facoltativo)
create-filesSignIn = Accedi per condividere file.
create-hide = Nascondi durante la digitazione
create-generator = Genera una password
create-style = Stile
create-styleCharacters = Caratteri
create-styleWords = Parole
create-stylePin = PIN
create-pinHint = Sufficiente come frase segreta, perché questo server limita i tentativi. Troppo debole come segreto vero e proprio.
create-length = Lunghezza
create-digits = Cifre
create-symbols = Simboli
create-capitals = Maiuscole
create-generated = Suggerimento
create-again = Nuovo suggerimento
create-use = Usa questa
create-lifetime = Scade dopo
create-views = Numero di visualizzazioni
create-passphrase = Frase segreta (facoltativa)
create-passphraseRequired = Frase segreta (obbligatoria)
create-passphraseLength =
    { $n ->
        [one] Almeno { $n } carattere.
        [many] Almeno { $n } di caratteri.
       *[other] Almeno { $n } caratteri.
    }
create-passphraseHint = Comunica la frase segreta a parte, per esempio per telefono.
create-suggest = Suggerisci
create-add = Aggiungi un’opzione…
create-covered = Tieni coperto finché non viene toccato
create-coveredHint = Così, all’apertura, nessuno lo legge sbirciando alle spalle del destinatario.
create-deletable = Il destinatario può eliminare il segreto
create-notifyMe = Avvisami quando viene aperto
create-notifyByMail = Riceverai un’email e vedrai un segno in «I miei link».
create-notifyInList = Vedrai un segno in «I miei link».
create-name = Nome (lo vedi solo tu)
create-note = Nota (la vedi solo tu)
create-sign = Firma con il tuo nome
create-senderName = Il tuo nome
create-senderMessage = Messaggio per il destinatario
create-senderMessageHint = Chiunque abbia il link lo vede prima che il segreto venga aperto. Non scrivere qui nulla di riservato.
create-senderEmail = Mostra l’indirizzo del tuo account: { $email }
create-sealed = Crittografia end-to-end
create-sealedHint = Nessuno tranne il destinatario può leggerlo, nemmeno questo server.
create-sealedName = Dagli un nome per il tuo elenco: anche i nomi dei file sono protetti. Il nome, la nota e la firma no.
create-sealedRequired = Questo server non accetta altro.
create-groupLimits = Per te valgono i limiti dei tuoi gruppi: { $groups }.
create-shownOnce = Copia il link adesso. Non potrà essere mostrato di nuovo.
create-remembered = Le tue scelte vengono ricordate su questo dispositivo.
create-reset = Ripristina i valori predefiniti
create-submit = Crea il link
create-ready = Il tuo link è pronto
create-passphraseNext = Ora comunica la frase segreta per un’altra via
create-passphraseReminder = Il link si apre solo con questa frase segreta. Comunicala per esempio per telefono. Non verrà mostrata di nuovo.
create-copyPassphrase = Copia la frase segreta
create-end = Elimina ora
create-another = Condividi altro

## createClosed

createClosed-title = Accedi per condividere un segreto
createClosed-text = Dalla tua rete, solo chi ha un account può creare link.
createClosed-hint = Se hai ricevuto un link, da qui si apre come sempre.
createClosed-nothingTitle = Qui non puoi condividere nulla
createClosed-nothing = I limiti dei tuoi gruppi ({ $groups }) non lasciano alcun tipo di segreto. Chiedi a un amministratore di questo server.

## createLive

createLive-bytes = { $used } di { $limit }
createLive-characters = Caratteri: { $used } di { $limit }
createLive-bits =
    { $n ->
        [one] circa { $n } bit
        [many] circa { $n } di bit
       *[other] circa { $n } bit
    }
createLive-termViews =
    { $n ->
        [one] { $n } visualizzazione
        [many] { $n } di visualizzazioni
       *[other] { $n } visualizzazioni
    }
createLive-termUntil = fino a: { $date }
createLive-noPassphrase = senza frase segreta
createLive-withPassphrase = con frase segreta
createLive-needsPassphrase = frase segreta obbligatoria
createLive-passphraseMissing = Inserisci una frase segreta.
createLive-passphraseShort =
    { $n ->
        [one] Questa frase segreta è troppo corta: almeno { $n } carattere. Una serie come aaaa o 1234 conta come due.
        [many] Questa frase segreta è troppo corta: almeno { $n } di caratteri. Una serie come aaaa o 1234 conta come due.
       *[other] Questa frase segreta è troppo corta: almeno { $n } caratteri. Una serie come aaaa o 1234 conta come due.
    }
createLive-signed = Firma: { $by }
createLive-blank = Inserisci prima un segreto.
createLive-tooLong = È troppo lungo: al massimo { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] È troppo lungo: al massimo { $n } carattere.
        [many] È troppo lungo: al massimo { $n } di caratteri.
       *[other] È troppo lungo: al massimo { $n } caratteri.
    }
createLive-badUrl = Inserisci un indirizzo web, per esempio https://example.org.
createLive-unsealed = Il tuo browser non è riuscito a sigillarlo. Non è stato inviato nulla.
createLive-opens =
    { $n ->
        [one] Si può aprire una volta, fino a { $date } ({ $relative }).
        [many] Si può aprire { $n } di volte, fino a { $date } ({ $relative }).
       *[other] Si può aprire { $n } volte, fino a { $date } ({ $relative }).
    }
createLive-endedTitle = Il segreto è stato eliminato
createLive-ended = Il suo contenuto è cancellato. Nessuno può più aprirlo, nemmeno tu.
createLive-goneTitle = Il link è scaduto
createLive-gone = Nessuno può più aprirlo. Il suo contenuto è cancellato.
createLive-linkUnsaved = Non hai ancora copiato il link, e solo questa pagina lo mostra. Vuoi lasciare comunque la pagina?
createLive-passphraseUnsaved = Non hai ancora copiato la frase segreta, e solo questa pagina la mostra. Vuoi lasciare comunque la pagina?
createLive-leaveIt = Lascia la pagina
createLive-offline = Il server non ha risposto. Controlla la connessione e riprova.
createLive-rateLimited =
    { $n ->
        [one] Troppe richieste al server. Riprova tra { $n } secondo.
        [many] Troppe richieste al server. Riprova tra { $n } di secondi.
       *[other] Troppe richieste al server. Riprova tra { $n } secondi.
    }
createLive-tryAgain = Ora puoi riprovare.
createLive-tooLarge = È più grande di quanto il server accetti.
createLive-signInFirst = Accedi prima di continuare.
createLive-unavailable = Il server non è disponibile in questo momento. Ciò che hai scritto è ancora qui: riprova tra poco.
createLive-noSpace = Il server non ha più spazio. Non è stato salvato nulla.
createLive-failed = Si è verificato un errore ({ $status }). Non è stato salvato nulla.
createLive-refused = Il server non accetta questo valore.
createLive-tooMany =
    { $n ->
        [one] Al massimo { $n } voce.
        [many] Al massimo { $n } di voci.
       *[other] Al massimo { $n } voci.
    }
createLive-outOfRange = Inserisci un numero da { $min } a { $max }.

## resultLive

resultLive-notOpened = Non ancora aperto.
resultLive-openedTimes =
    { $n ->
        [one] Aperto una volta: { $date }.
        [many] Aperto { $n } di volte, l’ultima { $date }.
       *[other] Aperto { $n } volte, l’ultima { $date }.
    }

## fileBox

fileBox-files = File
fileBox-dropHere = Trascina qui file o cartelle
fileBox-chooseFiles = Scegli i file
fileBox-chooseFolder = Scegli una cartella
fileBox-cancel = Annulla

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Al massimo un file di { $file }.
        [many] Al massimo { $n } di file, { $file } ciascuno, { $push } in tutto.
       *[other] Al massimo { $n } file, { $file } ciascuno, { $push } in tutto.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] In un link può stare un solo file.
        [many] In un link possono stare al massimo { $n } di file.
       *[other] In un link possono stare al massimo { $n } file.
    }
filesLive-fileTooLarge = Il file «{ $name }» supera { $limit }.
filesLive-filesTooLarge = Nel complesso i file superano { $limit }.
filesLive-noFiles = Scegli almeno un file.
filesLive-packing = La compressione di «{ $name }» è ancora in corso.
filesLive-remove = Rimuovi { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Connessione interrotta. Riprenderà da sola.
filesLive-uploaded = Inviato. Il server lo sta salvando…
filesLive-sealing = Sigillatura nel browser: { $percent }
filesLive-unreadable = Il tuo browser non può più leggere uno dei file. Non è stato inviato nulla. Scegli di nuovo i file.
filesLive-cancelled = Annullato. Non è stato salvato nulla.

## reveal

reveal-title = Un segreto per te
reveal-intro = Qualcuno ha condiviso con te qualcosa di riservato.
reveal-ownTitle = Un tuo segreto
reveal-ownIntro = Lo hai condiviso tu. I tuoi destinatari lo aprono in questa pagina.
reveal-ownPage = Vai al link, al codice QR e al registro
reveal-passphrase = Frase segreta
reveal-passphraseHint = Te la comunica il mittente, separatamente da questo link.
reveal-unlock = Sblocca
reveal-open = Mostra il segreto
reveal-counts = Aprirlo conta come visualizzazione.
reveal-how = Come funziona
reveal-sealed = È crittografato end-to-end: può aprirlo solo il tuo browser, e questo server non può leggerlo.
reveal-sealedNoScript = Questo link si apre solo con JavaScript o con il comando «secretpush open».
reveal-largeText = Uno dei file supera 256 MiB, e questo browser non può salvare un file sigillato di quelle dimensioni. Non è stata contata alcuna visualizzazione. Su un computer, apri il link in Chrome o Edge tramite https://, oppure con questo comando:
reveal-copyCommand = Copia il comando
reveal-secret = Il segreto
reveal-show = Mostra
reveal-onPaper = Il segreto è coperto. Scegli «Mostra» nella pagina, poi stampala di nuovo.
reveal-hide = Nascondi
reveal-copy = Copia
reveal-save = Salva come file
reveal-print = Stampa
reveal-files = File
reveal-download = Scarica
reveal-downloadAll = Scarica tutto come ZIP
reveal-address = Il mittente vuole che tu apra questo indirizzo:
reveal-go = Apri l’indirizzo…
reveal-goTitle = Lasciare questa pagina?
reveal-goText = Stai per aprire un indirizzo su:
reveal-goYes = Apri
reveal-goTo = Apri l’indirizzo su { $host }
reveal-qr = Scansiona questo codice
reveal-qrText = Testo del codice
reveal-remove = Eliminalo ora
reveal-removeText = Nessuno potrà più aprire questo link, nemmeno tu.
reveal-removeYes = Elimina
reveal-cancel = Annulla
reveal-deletedTitle = Eliminato
reveal-deletedText = Nessuno può più aprire questo link, e questa pagina non contiene più il segreto.
reveal-undo = Ripristina
reveal-openAgain = Torna al link
reveal-gone = Qui non c’è più nulla
reveal-goneText = Questo link è scaduto, è stato eliminato o non è mai esistito.
reveal-openedHere = Hai aperto questo link su questo dispositivo { $date } ({ $relative }). Da allora è scaduto o è stato eliminato.
reveal-goneHint = Chiedi un nuovo link al mittente.
reveal-goneCreate = Condividi un tuo segreto
reveal-letters = Scrivi queste tre lettere
reveal-lettersNeeded = Scrivi le tre lettere, poi premi di nuovo il pulsante. Non è stato aperto nulla.
reveal-lettersOther = Erano altre lettere. Scrivi queste tre, poi premi di nuovo il pulsante. Non è stato aperto nulla.
reveal-wrong = La frase segreta è errata.
reveal-limited = Troppe frasi segrete errate. Attendi un minuto, poi riprova.
reveal-refused = Chi lo ha inviato ha rifiutato di fartelo aprire.
reveal-waitOver = La tua attesa è terminata. Aprilo di nuovo per chiedere ancora.
reveal-crowded = Ci sono troppe persone in attesa. Riprova tra un minuto.
reveal-scanner = Questo browser dichiara di essere un programma che controlla i link, quindi non è stato aperto nulla. Apri il link in un altro browser.
reveal-again = Ricaricare la pagina non riapre il segreto. Premi il pulsante per aprirlo ancora una volta.
reveal-failed = Si è verificato un errore sul server. Riprova tra poco.

## senderNote

senderNote-label = Dal mittente
senderNote-shares = { $name } condivide qualcosa con te.
senderNote-writes = { $name } scrive:
senderNote-unnamedWrites = Il mittente scrive:
senderNote-account = Inviato dall’account { $email } di questo server.
senderNote-anyAccount = Inviato dall’account { $email }. Chiunque può creare un account qui, quindi questo indirizzo non è verificato.
senderNote-unverifiedAccount = Inviato dall’account { $email }. Nessuno ha verificato questo indirizzo.
senderNote-ownWords = Nome e messaggio sono parole del mittente.
senderNote-unverified = Nome e messaggio sono parole del mittente. Questo server non sa se il nome è quello giusto.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Puoi annullare l’eliminazione entro { $n } secondo.
        [many] Puoi annullare l’eliminazione entro { $n } di secondi.
       *[other] Puoi annullare l’eliminazione entro { $n } secondi.
    }

## undoLive

undoLive-deleted = Eliminato. Nessuno può aprirlo.
undoLive-undo = Ripristina ({ $seconds })
undoLive-undone = L’eliminazione è stata annullata.
undoLive-tooLate = Non è stato possibile annullare: il segreto è già cancellato.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Si può aprire ancora una volta, fino a { $date } ({ $relative }).
        [many] Si può aprire ancora { $n } di volte, fino a { $date } ({ $relative }).
       *[other] Si può aprire ancora { $n } volte, fino a { $date } ({ $relative }).
    }
revealLive-lastView = Questa era l’ultima visualizzazione. Il segreto è stato cancellato dal server: conserva ora ciò che ti serve.
revealLive-lastViewFiles = Questa era l’ultima visualizzazione. Scarica ora ciò che ti serve: i link funzionano solo per poco tempo.
revealLive-ownView = Le tue visualizzazioni non vengono contate.
revealLive-shown = Il segreto è visibile.
revealLive-covered = Il segreto è coperto.
revealLive-copied = Copiato
revealLive-copyFailed = Impossibile copiare. Seleziona il testo e copialo.
revealLive-wrong = La frase segreta è errata.
revealLive-limited =
    { $n ->
        [one] Troppe frasi segrete errate. Riprova tra { $n } secondo.
        [many] Troppe frasi segrete errate. Riprova tra { $n } di secondi.
       *[other] Troppe frasi segrete errate. Riprova tra { $n } secondi.
    }
revealLive-busy =
    { $n ->
        [one] Troppe richieste al server. Riprova tra { $n } secondo.
        [many] Troppe richieste al server. Riprova tra { $n } di secondi.
       *[other] Troppe richieste al server. Riprova tra { $n } secondi.
    }
revealLive-again = Ora puoi riprovare.
revealLive-unconnected = Non hai connessione. Non è stato aperto nulla.
revealLive-offline = La risposta del server non è arrivata per intero. Potrebbe essere stata contata una visualizzazione.
revealLive-failed = Si è verificato un errore sul server. Riprova tra poco.
revealLive-downloaded = Scaricato
revealLive-downloadedOf = File scaricati: { $done } di { $total }
revealLive-preview = Anteprima
revealLive-previewOf = Anteprima di { $name }
revealLive-previewFailed = Questa immagine non può essere mostrata qui. Scaricala.
revealLive-downloadFailed = Il download si è interrotto. Il link potrebbe essere scaduto.
revealLive-deleteFailed = Non è stato possibile eliminare il segreto.
revealLive-noAddress = Non è un indirizzo web, quindi viene mostrato come testo semplice.
revealLive-fileName = segreto.txt
revealLive-see = Mostra

## sealedLive

sealedLive-linkCut = Questo link non è completo: manca la parte dopo il #. Chiedi al mittente il link completo. Non è stato aperto nulla e non è stata contata alcuna visualizzazione.
sealedLive-linkAltered = Questo link è stato troncato o modificato lungo il percorso: la parte dopo il # non è corretta. Chiedi al mittente il link completo. Non è stato aperto nulla e non è stata contata alcuna visualizzazione.
sealedLive-moduleMissing = La parte di questa pagina che apre i segreti sigillati non è arrivata. Controlla la connessione e ricarica la pagina. Non è stato aperto nulla e non è stata contata alcuna visualizzazione.
sealedLive-sealBroken = Il contenuto sigillato è stato danneggiato o modificato, quindi non ne viene mostrato nulla. Chiedi al mittente di inviarlo di nuovo.
sealedLive-sealShort = Manca la fine del contenuto sigillato, quindi non ne viene mostrato nulla. Chiedi al mittente di inviarlo di nuovo.
sealedLive-sealOther = Il contenuto sigillato non corrisponde a questo link, oppure è sigillato in un modo che questa pagina non può aprire. Chiedi al mittente di inviarlo di nuovo.
sealedLive-fileWhole = Completo: il file «{ $name }» è stato controllato fino all’ultimo byte.
sealedLive-fileBroken = Il file «{ $name }» è stato danneggiato o modificato. Non ne è stato salvato nulla.
sealedLive-fileShort = Manca la fine del file «{ $name }». Non ne è stato salvato nulla.
sealedLive-fileTooLarge = Il file «{ $name }» è troppo grande per questo browser. Su un computer, apri il link in Chrome o Edge tramite https://, oppure con il comando «secretpush open».

## newRequest

newRequest-sealed = Solo tu puoi leggere la risposta
newRequest-sealedHint = Nemmeno questo server può leggerla.
newRequest-sealedRequired = Questo server non accetta altro.
newRequest-collectTitle = La tua chiave per le risposte
newRequest-collectText = Ti serve per leggere le risposte e non potrà essere mostrata di nuovo: scarica il file di recupero. Non inviarlo a nessuno.
newRequest-copyCollect = Copia la chiave
newRequest-recovery = Scarica il file di recupero
newRequest-showKey = Mostra la chiave come link
newRequest-title = Chiedi un segreto
newRequest-lead = Chi riceve il link può inviarti un segreto, senza avere un account.
newRequest-link = Chiedi un segreto a qualcuno
newRequest-what = Di che cosa hai bisogno?
newRequest-whatHint = Chiunque abbia il link può leggerlo. Non scrivere qui nulla di riservato.
newRequest-takesFiles = Chi risponde può inviare file
newRequest-showsEmail = Mostra a chi risponde l’indirizzo del tuo account: { $email }
newRequest-notifyMe = Inviami un’email per ogni risposta
newRequest-name = Nome (lo vedi solo tu)
newRequest-note = Nota (la vedi solo tu)
newRequest-files = File per chi risponde (facoltativi)
newRequest-filesHint = Per esempio un modulo da compilare. Chiunque abbia il link può scaricarli.
newRequest-until = Aperta per
newRequest-answers = Risposte consentite
newRequest-passphrase = Frase segreta (facoltativa)
newRequest-passphraseHint = Necessaria per leggere la richiesta e per rispondere. Comunicala per esempio per telefono.
newRequest-more = Altre opzioni
newRequest-submit = Crea il link
newRequest-ready = Il tuo link è pronto
newRequest-page = Apri la pagina di questa richiesta
newRequest-passphraseNext = Ora comunica la frase segreta per un’altra via
newRequest-passphraseReminder = La richiesta si apre solo con questa frase segreta. Non verrà mostrata di nuovo.
newRequest-copyPassphrase = Copia la frase segreta
newRequest-another = Chiedi un’altra cosa

## newRequestLive

newRequestLive-blankRequest = Scrivi di che cosa hai bisogno.
newRequestLive-longRequest = È troppo lungo: al massimo { $limit }.
newRequestLive-longNote = La nota è troppo lunga: al massimo { $limit }.
newRequestLive-answersRange = Inserisci un numero da { $min } a { $max }.
newRequestLive-leadNamed = Solo le persone che indichi possono inviarti un segreto.
newRequestLive-hintNamed = Solo le persone che indichi possono leggerlo.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } risposta
        [many] { $n } di risposte
       *[other] { $n } risposte
    }
newRequestLive-noPassphrase = senza frase segreta
newRequestLive-withPassphrase = con frase segreta
newRequestLive-takes =
    { $n ->
        [one] Si può rispondere una volta, fino a { $date } ({ $relative }).
        [many] Si può rispondere { $n } di volte, fino a { $date } ({ $relative }).
       *[other] Si può rispondere { $n } volte, fino a { $date } ({ $relative }).
    }
newRequestLive-full = Hai troppe richieste aperte. Prima chiudine una.
newRequestLive-tooLarge = È più grande di quanto il server accetti.
newRequestLive-unavailable = Il server non è disponibile in questo momento. Ciò che hai scritto è ancora qui: riprova tra poco.
newRequestLive-noSpace = Il server non ha più spazio. Non è stato salvato nulla.
newRequestLive-limited =
    { $n ->
        [one] Troppe richieste al server. Riprova tra { $n } secondo.
        [many] Troppe richieste al server. Riprova tra { $n } di secondi.
       *[other] Troppe richieste al server. Riprova tra { $n } secondi.
    }
newRequestLive-retry = Ora puoi riprovare.
newRequestLive-noAnswer = Il server non ha risposto. Controlla la connessione e riprova.
newRequestLive-problem = Si è verificato un errore ({ $status }). Non è stato salvato nulla.
newRequestLive-refused = Il server non accetta uno di questi valori.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Ti chiedo di inviarmi qualcosa di riservato tramite questo link. Si può rispondere una volta, fino a { $date }. Non serve un account:
        [many] Ti chiedo di inviarmi qualcosa di riservato tramite questo link. Si può rispondere { $n } di volte, fino a { $date }. Non serve un account:
       *[other] Ti chiedo di inviarmi qualcosa di riservato tramite questo link. Si può rispondere { $n } volte, fino a { $date }. Non serve un account:
    }
requestShareLive-requestSubject = Una richiesta per te
requestShareLive-requestTerms =
    { $n ->
        [one] Si può rispondere una volta, fino a { $date }.
        [many] Si può rispondere { $n } di volte, fino a { $date }.
       *[other] Si può rispondere { $n } volte, fino a { $date }.
    }

## requestLetter

requestLetter-to = Per
requestLetter-from = Da
requestLetter-title = Ti viene chiesto qualcosa di riservato
requestLetter-intro = Puoi inviarlo da qualsiasi telefono o computer. Non serve un account.
requestLetter-scan = Scansiona il codice con la fotocamera del telefono. Oppure scrivi l’indirizzo in un browser esattamente come è stampato qui, rispettando maiuscole e minuscole.
requestLetter-press = Premi il pulsante nella pagina che si apre e invia ciò che viene chiesto.
requestLetter-passphrase = Inserisci la frase segreta e premi il pulsante. Chi ti fa la richiesta ti comunica la frase segreta per un’altra via. Per la tua sicurezza non è su questo foglio: non scriverla qui.
requestLetter-keep = Poi distruggi questo foglio.

## request

request-recovery = Scarica il file di recupero
request-loadKey = Carica il file di recupero
request-keyFile = File di recupero
request-linkOnce = Il link completo è stato mostrato una volta, alla creazione della richiesta, e si trova anche nel file di recupero. Se non hai né l’uno né l’altro, chiudi questa richiesta e creane una nuova.
request-noScript = Le risposte vengono mostrate solo con JavaScript.
request-asked = Che cosa chiedi
request-answers = Risposte
request-close = Chiudi la richiesta
request-cancel = Annulla

## requestKeysLive

requestKeysLive-recoveryText =
    Questo file apre le risposte alla tua richiesta. Conservalo e non inviarlo a nessuno.

    Per leggere le risposte in un altro browser, accedi, apri la pagina della richiesta e carica lì questo file, oppure apri la tua chiave.
requestKeysLive-recoveryLink = Il link da inviare:
requestKeysLive-recoveryKey = La tua chiave:
requestKeysLive-keyElsewhere = Per leggerle in un altro browser, scarica il file di recupero. Non inviarlo a nessuno.
requestKeysLive-keyInTab = Questa scheda ha la chiave che apre le risposte.
requestKeysLive-keyMissing = Solo tu puoi leggere le risposte, e questo browser non ha la tua chiave: carica il file di recupero.
requestKeysLive-keyNotInFile = Questo non è il file di recupero di questa richiesta.
requestKeysLive-keyLoaded = La tua chiave è caricata.

## requestWordsLive

requestWordsLive-unnamedRequest = Richiesta ({ $date })
requestWordsLive-closeQuestion = Chiudere «{ $name }»? Non accetterà altre risposte, e il testo della richiesta verrà cancellato.
requestWordsLive-answersStay = Le risposte restano fino alla scadenza.
requestWordsLive-closedNow = Chiusa. Il testo della richiesta è cancellato.
requestWordsLive-answeredMeanwhile = C’è una nuova risposta.

## requestLive

requestLive-open = Aperta
requestLive-ready = Con risposta
requestLive-closed = Chiusa
requestLive-guardedText = È protetto dalla frase segreta, quindi non viene mostrato qui.
requestLive-closedText = È stato cancellato alla chiusura della richiesta.
requestLive-answersOf = Risposte
requestLive-answersCount = { $came } di { $total }
requestLive-openUntil = Aperta fino a
requestLive-filesMay = File
requestLive-filesYes = Si possono inviare
requestLive-guard = Frase segreta
requestLive-guardSet = Necessaria per leggerla e per rispondere
requestLive-email = Indirizzo del tuo account
requestLive-emailShown = Mostrato
requestLive-noAnswers = Nessuno ha ancora risposto.
requestLive-sendLink = Invia il link a chi ha ciò che ti serve.
requestLive-noneCame = Nessuno ha risposto.
requestLive-purged = Le risposte sono già state eliminate.
requestLive-answerBy = Risposta di { $name }
requestLive-answerOf = Risposta ({ $date })
requestLive-newAnswer = nuova
requestLive-answerOpen = Apri
requestLive-answerPage = Link e registro
requestLive-answerOver = scaduta
requestLive-allCame = Risposte complete. Il link non ne accetta altre.
requestLive-logClosed = chiusa a mano

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } nuova risposta
        [many] { $n } di nuove risposte
       *[other] { $n } nuove risposte
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } risposta
        [many] { $n } di risposte
       *[other] { $n } risposte
    }
requestsLive-noneYet = ancora nessuna risposta
requestsLive-closes = si chiude { $when }
requestsLive-hasClosed = chiusa
requestsLive-requestMade = creata { $when }
requestsLive-noOpen = Al momento non stai chiedendo nulla.
requestsLive-noReady = Nessuna richiesta aperta ha una risposta.
requestsLive-noClosed = Nessuna richiesta è ancora chiusa.
requestsLive-closeRequest = Chiudi

## ownRequests

ownRequests-tab = Richieste
ownRequests-open = Aperte
ownRequests-ready = Con risposta
ownRequests-closed = Chiuse

## answerGate

answerGate-collects = Questo è il link che apre le risposte. È per chi le ha chieste: accedi, poi aprilo di nuovo.
answerGate-title = Ti viene chiesto un segreto
answerGate-intro = Qualcuno ti chiede di inviare qualcosa di riservato. Non serve un account.
answerGate-ownTitle = Una tua richiesta
answerGate-ownIntro = È una tua richiesta. Gli altri rispondono in questa pagina.
answerGate-ownPage = Vai al link, alle risposte e al registro
answerGate-passphraseHint = Te la comunica chi fa la richiesta, separatamente da questo link.
answerGate-read = Vedi che cosa viene chiesto
answerGate-left =
    { $n ->
        [one] Si può rispondere ancora una volta, fino a { $date } ({ $relative }).
        [many] Si può rispondere ancora { $n } di volte, fino a { $date } ({ $relative }).
       *[other] Si può rispondere ancora { $n } volte, fino a { $date } ({ $relative }).
    }
answerGate-busy = Troppe richieste al server dal tuo indirizzo. Attendi un minuto, poi riprova.

## ownAnswer

ownAnswer-title = Risposta a «{ $name }»
ownAnswer-unnamed = Risposta alla tua richiesta
ownAnswer-intro = Solo tu puoi aprirla.
ownAnswer-page = Vai alla richiesta e a tutte le sue risposte

## answer

answer-yourName = Il tuo nome (facoltativo)
answer-yourNameHint = Lo vede chi fa la richiesta.
answer-yourNameOpen = Lo vede chi fa la richiesta. Non è protetto come la tua risposta.
answer-addressShown = Vede anche il tuo indirizzo email confermato.
answer-title = Che cosa ti viene chiesto
answer-label = Da chi fa la richiesta
answer-asks = Chi ti ha inviato questo link chiede:
answer-asksFiles = Chi ti ha inviato questo link allega dei file per te.
answer-ownWords = Scritto da chi fa la richiesta. Non abbiamo verificato chi sia.
answer-ownWordsAccount = Scritto da chi fa la richiesta.
answer-account = Ha l’account { $email } su questo server.
answer-anyAccount = Ha l’account { $email }. Chiunque può creare un account qui, quindi questo indirizzo non è verificato.
answer-unverifiedAccount = Ha l’account { $email }. Nessuno ha verificato questo indirizzo.
answer-careful = Invialo solo se sai chi lo chiede.
answer-given = File per te
answer-text = La tua risposta
answer-textPlaceholder = Una password, una chiave, una nota…
answer-message = Messaggio
answer-sealed = Questa richiesta accetta solo una risposta sigillata end-to-end. Senza JavaScript questa pagina non può sigillarla. Inviala con questo comando e il link completo:
answer-sealedOnce = Solo chi fa la richiesta può leggere la tua risposta; questo server non può. In seguito non potrai modificarla.
answer-once = Viene conservata cifrata, solo chi fa la richiesta può aprirla e in seguito non potrai modificarla.
answer-send = Invia
answer-sent = Inviata
answer-sentText = La tua risposta è arrivata. Puoi chiudere questa pagina.
answer-sentTo = La tua risposta è arrivata a { $email }. Puoi chiudere questa pagina.
answer-sentMore = Invia un’altra risposta
answer-notSent = Non inviata
answer-notSentText = Torna indietro: ciò che hai scritto è ancora lì.
answer-back = Ricomincia
answer-gone = Qui non viene più chiesto nulla
answer-goneText = Questa richiesta è stata chiusa, il suo tempo è scaduto o non è mai esistita.
answer-goneHint = Chiedi un nuovo link a chi te lo ha inviato.
answer-answered = Ha già ricevuto risposta
answer-answeredText = Questa richiesta ha tutte le risposte che chiedeva.
answer-answeredHint = Non hai risposto tu? Allora avvisa chi ti ha inviato il link.
answer-blankProblem = Inserisci ciò che vuoi inviare.
answer-tooLargeProblem = È più grande di quanto il server accetti.
answer-spaceProblem = Il server non ha più spazio. Non è stato salvato nulla.
answer-goneProblem = Questa richiesta non accetta altre risposte. Non è stato salvato nulla.
answer-passphraseProblem = La frase segreta è errata. Non è stato salvato nulla.
answer-unprovedProblem = Questa richiesta è per determinate persone, e questo browser non ha dimostrato che sei una di loro. Non è stato salvato nulla. Apri di nuovo il link in un’altra scheda, fatti inviare un codice per email e poi invia ciò che hai scritto qui.

## answerSealedLive

answerSealedLive-answerLinkCut = Il link non è completo: la parte dopo il # manca o è stata modificata lungo il percorso. Non è stato inviato nulla. Apri di nuovo il link completo, o chiedilo a chi te lo ha inviato.
answerSealedLive-sealerMissing = La parte di questa pagina che sigilla la tua risposta non è arrivata. Non è stato inviato nulla. Controlla la connessione e ricarica la pagina.
answerSealedLive-notSealed = Il tuo browser non è riuscito a sigillarla. Non è stato inviato nulla.

## answerLive

answerLive-bytes = { $used } di { $limit }
answerLive-blank = Inserisci ciò che vuoi inviare.
answerLive-blankFiles = Inserisci ciò che vuoi inviare, o scegli i file.
answerLive-tooLong = È troppo lungo: al massimo { $limit }.
answerLive-tooLarge = È più grande di quanto il server accetti.
answerLive-over = Questa richiesta non accetta altre risposte. Non è stato salvato nulla.
answerLive-wrong = La frase segreta è errata. Non è stato salvato nulla.
answerLive-limited =
    { $n ->
        [one] Troppe richieste al server. Riprova tra { $n } secondo.
        [many] Troppe richieste al server. Riprova tra { $n } di secondi.
       *[other] Troppe richieste al server. Riprova tra { $n } secondi.
    }
answerLive-again = Ora puoi riprovare.
answerLive-unavailable = Il server non è disponibile in questo momento. Ciò che hai scritto è ancora qui: riprova tra poco.
answerLive-noSpace = Il server non ha più spazio. Non è stato salvato nulla.
answerLive-offline = Il server non ha risposto. Ciò che hai inviato potrebbe essere arrivato comunque: ricarica la pagina per verificarlo.
answerLive-failed = Si è verificato un errore ({ $status }). Non è stato salvato nulla.
answerLive-refused = Il server non accetta questa risposta. Non è stato salvato nulla.

## receipt

receipt-choice = Conserva una ricevuta
receipt-choiceHint = Un secondo link, solo per te: mostra se il segreto è stato aperto e può eliminarlo.
receipt-yours = Conserva la tua ricevuta
receipt-yoursShows = Mostra se il segreto è stato aperto e può eliminarlo.
receipt-yoursText = Non può leggerlo. Tienila per te: al destinatario serve il link qui sopra.
receipt-open = Apri la ricevuta
receipt-copy = Copia la ricevuta
receipt-remember = Ricorda i miei link su questo dispositivo
receipt-rememberHint = Solo le ricevute, e solo in questo browser. Chi può usarlo può vederle. Se disattivi questa opzione, vengono dimenticate tutte.
receipt-list = I miei link recenti
receipt-listText = Ciò che questo browser ricorda dei link che hai creato senza account.
receipt-listNone = Questo browser non ricorda alcun link. Una ricevuta propone di ricordarli.
receipt-listScripts = Questo elenco richiede JavaScript: lo conserva il browser, non il server.
receipt-forget = Dimentica tutti
receipt-notOpened = Non ancora aperto
receipt-neverOpened = Mai aperto
receipt-notOpenedText = Finora nessuno ha aperto il link.
receipt-opened =
    { $n ->
        [one] Aperto una volta
        [many] Aperto { $n } di volte
       *[other] Aperto { $n } volte
    }
receipt-times = Quando è stato aperto
receipt-timesSome = Quando è stato aperto più di recente
receipt-over = Nessuno può più aprire il link.
receipt-overViews = È stato aperto tutte le volte che avevi consentito, l’ultima { $date }. Il suo contenuto è cancellato.
receipt-overTime = Il suo tempo è scaduto { $date }. Il suo contenuto è cancellato.
receipt-overHand = È stato eliminato { $date }. Il suo contenuto è cancellato.
receipt-left =
    { $n ->
        [one] Il link si può aprire ancora una volta, fino a { $date }.
        [many] Il link si può aprire ancora { $n } di volte, fino a { $date }.
       *[other] Il link si può aprire ancora { $n } volte, fino a { $date }.
    }
receipt-alarmed = Un destinatario segnala che qualcun altro ha aperto il link per primo. Parla con il tuo destinatario.
receipt-frozen = Il link è in pausa: nessuno può aprirlo.
receipt-again = Controlla di nuovo
receipt-unknown = Qui non risulta nulla
receipt-unknownText = Questa ricevuta non corrisponde ad alcun link di questo server. Controlla che l’indirizzo sia completo.
receipt-unknownHint = Qualche tempo dopo la scadenza di un link, il server elimina tutto ciò che ne sapeva.

## receiptListLive

receiptListLive-made = Creato: { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Aperto una volta
        [many] Aperto { $n } di volte
       *[other] Aperto { $n } volte
    }
receiptListLive-stateNone = Non ancora aperto
receiptListLive-stateOver = Scaduto
receiptListLive-stateAlarmed = Allarme
receiptListLive-stateFrozen = In pausa
receiptListLive-stateUnknown = Non se ne sa più nulla
receiptListLive-stateFailed = Il server non ha risposto
receiptListLive-forgotten = Dimenticati. D’ora in poi questo browser non ricorda alcun link.

## about

about-title = Come funziona e chi lo gestisce
about-lead = Condividi un segreto sotto forma di link. Il link smette di funzionare da solo, e a quel punto il segreto viene cancellato.
about-operatorTitle = Chi gestisce questo server
about-runBy = Questo server è gestito da { $name }.
about-unnamed = Il gestore di questo server non ha indicato qui un nome. Chiedi a chi ti ha dato questo indirizzo.
about-contact = Contatto:
about-program = Programma: Secret Push, versione { $version }.
about-words = Suggerisce parole della EFF Long Wordlist della Electronic Frontier Foundation (https://www.eff.org/dice), tranne quattro, con licenza CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Come viene protetto un segreto
about-sealed = Il server cifra ogni segreto con AES-256-GCM prima di conservarlo. La chiave è derivata da una chiave casuale propria di quel segreto, dal link e, se c’è, dalla frase segreta.
about-masterKey = La chiave casuale è conservata cifrata con la chiave principale del server, che è tenuta fuori dal database.
about-passphrase = Il server non conserva alcuna frase segreta, né nulla con cui confrontarla. Argon2id rende lento indovinarla, e dopo cinque tentativi errati in un minuto un indirizzo deve attendere.
about-files = Sono cifrati anche i nomi e il contenuto dei file.
about-transport = Questa cifratura avviene sul server. Il percorso fino al server è protetto da un indirizzo https://.
about-endToEnd = Un mittente può anche sigillare un segreto nel browser o con la riga di comando, nel formato aperto age. La chiave è nel link dopo il #, una parte che i browser non inviano mai: questo server conserva e consegna ciò che non può leggere.
about-endTitle = Che cosa succede quando un link scade
about-end = Un link scade dopo il tempo scelto, dopo l’ultima visualizzazione consentita o quando qualcuno lo elimina. In quel momento vengono cancellati la sua chiave, il segreto e il messaggio del mittente.
about-endFiles = Vengono eliminati anche i file. I link per il download dell’ultima visualizzazione funzionano ancora: al massimo per { $time }, e mai oltre il tempo scelto.
about-rowAnonymous = Il registro di un segreto condiviso senza account viene eliminato { $time } dopo la scadenza.
about-rowAnonymousKept = Il registro di un segreto condiviso senza account viene conservato finché il gestore non lo elimina.
about-rowOwned = Il registro del segreto di un mittente con account viene eliminato { $time } dopo la scadenza, insieme al nome e alla nota assegnati dal mittente.
about-rowOwnedKept = Il registro del segreto di un mittente con account viene conservato, insieme al nome e alla nota assegnati dal mittente, finché il gestore non lo elimina.
about-backups = Un backup contiene ciò che era conservato quando è stato creato, finché il gestore non lo elimina.
about-loggedTitle = Che cosa viene registrato
about-logged = Per ogni segreto: quando è stato creato, aperto o eliminato e quando si è tentato di aprirlo con una frase segreta errata, con l’indirizzo di rete, il browser e la pagina da cui proveniva il visitatore. I mittenti con account vedono questo registro per i propri segreti.
about-request = Per ogni richiesta al server: ora, tipo di pagina, esito, durata e indirizzo di rete. Mai il link, il segreto o la frase segreta. Il gestore decide per quanto tempo conservare queste righe.
about-cookies = Cookie: uno per la tua sessione dopo l’accesso, uno ciascuno per la lingua e i colori che scegli, e uno in un browser che attende un mittente o ha segnalato un link. Non c’è alcun tracciamento, e le pagine non caricano nulla da altri server.
about-operatorReadsTitle = Che cosa il gestore può e non può leggere
about-seesMeta = Il gestore vede che un segreto esiste: tipo, dimensioni, date, visualizzazioni e registro, e l’indirizzo email di un mittente con account.
about-adminPage = Gli amministratori possono eliminare qualsiasi segreto. Non ne vedono il contenuto né il nome, la nota o il link. Possono però reimpostare la password di un utente e poi accedere al suo posto.
about-readsOwned = Chi ha sia i dati conservati sia la chiave principale può leggere il segreto non scaduto di un mittente con account, se non ha una frase segreta, e i nomi, le note e i messaggi di quel mittente.
about-readsAnonymous = Per un segreto condiviso senza account gli serve anche il link, che il server non conserva.
about-readsGuarded = Per un segreto con frase segreta gli serve anche la frase segreta. Una corta si può indovinare, una lunga no.
about-running = Chi controlla il server in funzione può vedere un segreto e la sua frase segreta quando viene creato e quando viene aperto.
about-readsSealed = Il gestore non può leggere un segreto sigillato, nemmeno con tutti i dati e la chiave principale. Un server manomesso potrebbe però consegnare una pagina che rivela il segreto: per escluderlo, apri il link con la riga di comando.
about-readsExpired = Nessuno può leggere un segreto scaduto, nemmeno il gestore, a meno che un backup precedente non lo contenga ancora.
about-youTitle = Che cosa puoi fare tu
about-you = Scegli poche visualizzazioni e un tempo breve. Aggiungi una frase segreta e comunicala per una via diversa da quella del link. Apri un segreto solo quando puoi conservarlo in modo sicuro.

## accessibility

accessibility-title = Accessibilità
accessibility-lead = Chiunque deve poter condividere un segreto e aprirlo, in qualunque modo veda, senta, si muova e legga.
accessibility-contactTitle = Se qualcosa ti ostacola
accessibility-contact = Comunica al gestore di questo server che cosa non funziona per te, o chiedi un’alternativa:
accessibility-nobody = Il gestore di questo server non ha indicato qui un contatto. Comunica a chi ti ha dato questo indirizzo che cosa non funziona per te, e chiedi un’alternativa.
accessibility-standardTitle = Quali requisiti soddisfano queste pagine
accessibility-standard = Queste pagine sono realizzate per soddisfare le WCAG 2.2 al livello AA e, con esse, il capitolo 9 della norma EN 301 549. Secondo la verifica dei loro stessi autori lo fanno, salvo quanto indicato nell’elenco seguente.
accessibility-missingTitle = Che cosa manca
accessibility-missingUndo = Un’eliminazione si può annullare per otto secondi e non di più, perché un segreto non deve sopravvivere alla sua eliminazione. Il pulsante per annullarla riceve subito il focus.
accessibility-missingLanguage = Ciò che le persone hanno scritto, come un messaggio o il nome di un file, non è contrassegnato con la sua lingua.
accessibility-missingReaders = Per la verifica non è stato usato alcuno screen reader, e finora non vi hanno partecipato persone con disabilità.
accessibility-checkedTitle = Come è stato verificato
accessibility-checkedByProgram = Con axe-core: ogni pagina in ogni stato, su uno schermo stretto e su uno largo, in chiaro e in scuro. Ogni pagina si adatta inoltre a 320 pixel, e con il testo al doppio delle dimensioni.
accessibility-checkedByHand = A mano: i percorsi principali attraverso le pagine, con la sola tastiera, con più spazio tra lettere e righe, e nell’albero di accessibilità di Chromium, da cui leggono gli screen reader.

## caution

caution-notMe = Non ero io
caution-tellText = Se non è stato nessuno che conosci, avvisa il mittente: il suo registro lo indicherà.
caution-tellFreezes = In questo modo il link va anche in pausa: nessuno può aprirlo finché il mittente non lo riattiva.
caution-tell = Avvisa il mittente
caution-told = Hai avvisato il mittente che non eri tu.
caution-askSender = Se non eri tu, chiedi al mittente un nuovo segreto.
caution-toldTitle = Ora il mittente può vederlo
caution-toldText = Il suo registro indica che qualcuno ha aperto questo link prima di te.
caution-toldFrozen = Il link è in pausa: nessuno può aprirlo finché il mittente non lo riattiva.
caution-toldOpen = Il link funziona ancora. Chiedi al mittente prima di fidarti di ciò che contiene.
caution-toldNext = Parla con il mittente per un’altra via, per esempio per telefono.
caution-back = Torna al segreto
caution-frozenTitle = Questo link è in pausa
caution-frozenText = Al momento nessuno può aprirlo. Funzionerà di nuovo quando il mittente lo riattiverà.
caution-frozenHint = Chiedi al mittente, poi ricarica questa pagina. Non è stata contata alcuna visualizzazione.
caution-elsewhereTitle = Non da questa rete
caution-elsewhereText = Il mittente ha scelto le reti in cui questo link si apre. Il tuo indirizzo { $address } non fa parte di nessuna di esse.
caution-elsewhereHint = Connettiti alla rete giusta, poi ricarica questa pagina. Non è stata contata alcuna visualizzazione.
caution-earlyTitle = Non si può ancora aprire
caution-earlyText = Questo link si apre { $date } ({ $relative }).
caution-earlyHint = Ricarica questa pagina in quel momento. Non è stata contata alcuna visualizzazione.
caution-notBefore = Non si apre prima di (facoltativo)
caution-notBeforeHint = Nel fuso orario di questo dispositivo. Solo tu puoi aprirlo prima.
caution-afterFirstView = Dopo la prima visualizzazione, scade tra
caution-networks = Solo da queste reti (chiedi al reparto IT)
caution-networksHint = Indirizzi e intervalli come 192.0.2.0/24, separati da virgole.
caution-addressees = Solo per queste persone (facoltativo)
caution-addresseesHint = Indirizzi email, o gruppi come group:staff, separati da virgole. Prima che il link si apra, i destinatari usano l’accesso aziendale o un codice inviato loro per email.
caution-addresseesByCompany = Indirizzi email, o gruppi come group:staff, separati da virgole. Prima che il link si apra, i destinatari usano l’accesso aziendale.
caution-addresseesByCode = Indirizzi email, separati da virgole. Nessuno ha bisogno di un account: prima che il link si apra, ogni destinatario scrive un codice ricevuto per email.
caution-addresseesRequired = Solo per queste persone (obbligatorio)
caution-addresseesNext = Solo per { $people }. Invia il link a queste persone. Per loro si apre dopo l’accesso aziendale.
caution-addresseesNextByCode = Solo per { $people }. Invia il link a queste persone. Nella pagina del link si fanno inviare un codice al proprio indirizzo.
caution-addresseesNextByEither = Solo per { $people }. Invia il link a queste persone. Nella pagina del link usano l’accesso aziendale o si fanno inviare un codice al proprio indirizzo.
caution-openings = Avverti il destinatario se qualcuno ha già aperto il link
caution-freeze = Metti in pausa il link
caution-thaw = Riattiva il link

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Questo link è già stato aperto una volta, { $date } ({ $relative }).
        [many] Questo link è già stato aperto { $n } di volte, l’ultima { $date } ({ $relative }).
       *[other] Questo link è già stato aperto { $n } volte, l’ultima { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = «{ $entry }» non è un indirizzo email.
addresseesLive-notIn = Gli indirizzi in { $domain } non sono consentiti.
addresseesLive-wanted = Inserisci per chi è il link: questo server lo richiede.

## cautionCreateLive

cautionCreateLive-badMoment = Scegli un momento precedente alla scadenza del link.
cautionCreateLive-termNotBefore = si apre: { $date }
cautionCreateLive-notSooner = Nessuna modifica
cautionCreateLive-termFirstView = scade { $duration } dopo la prima visualizzazione
cautionCreateLive-badNetwork = «{ $network }» non è una rete. Inserisci indirizzi e intervalli come 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] solo da { $n } rete
        [many] solo da { $n } di reti
       *[other] solo da { $n } reti
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] solo per { $n } destinatario
        [many] solo per { $n } di destinatari
       *[other] solo per { $n } destinatari
    }
cautionCreateLive-termLock = solo il primo dispositivo
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } visualizzazione per destinatario
        [many] { $n } di visualizzazioni per destinatario
       *[other] { $n } visualizzazioni per destinatario
    }

## cautionOwnLive

cautionOwnLive-frozen = In pausa
cautionOwnLive-alarmed = Segnalato
cautionOwnLive-frozenNow = Questo link è in pausa: nessuno tranne te può aprirlo. Scade comunque { $date }.
cautionOwnLive-alarm = Un destinatario segnala che qualcun altro lo ha aperto per primo. Segnalazione ricevuta { $date } ({ $relative }), da { $address } ({ $browser }).
cautionOwnLive-alarmNext = Confronta le voci qui sotto con le persone a cui hai dato il link. In caso di dubbio, eliminalo e cambia il segreto.
cautionOwnLive-settle = Ignora la segnalazione
cautionOwnLive-thawQuestion = Riattivare «{ $name }»? Chi ha il link può aprirlo di nuovo.
cautionOwnLive-nowFrozen = In pausa. Nessuno tranne te può aprirlo.
cautionOwnLive-nowThawed = Il link funziona di nuovo.
cautionOwnLive-nowSettled = Segnalazione ignorata.
cautionOwnLive-networks = Reti
cautionOwnLive-recipients = Destinatari
cautionOwnLive-recipientsOnly = Solo per { $recipients }
cautionOwnLive-networksOnly = Solo da { $networks }
cautionOwnLive-lock = Dispositivi
cautionOwnLive-lockYes = Solo il primo dispositivo può riaprirlo
cautionOwnLive-shares = Visualizzazioni di ciascuno
cautionOwnLive-sharesEach =
    { $n ->
        [one] Ciascuno può aprirlo una volta
        [many] Ciascuno può aprirlo { $n } di volte
       *[other] Ciascuno può aprirlo { $n } volte
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } tentativo da una rete che non hai consentito.
        [many] { $n } di tentativi da reti che non hai consentito.
       *[other] { $n } tentativi da reti che non hai consentito.
    }

## hold

hold-title = In attesa del mittente
hold-tell = Il mittente deve autorizzarti ad aprirlo. Comunicagli queste tre parole, per esempio per telefono:
hold-plain = Questa pagina controlla di nuovo ogni pochi secondi.
hold-look = Controlla ora
hold-released = Il mittente ti ha autorizzato. Puoi aprirlo una volta.
hold-counts = Il mittente deve autorizzarti ad aprirlo.
hold-ask = Chiedi l’autorizzazione al mittente
hold-refusedTitle = Il mittente ha rifiutato
hold-refusedText = Il mittente non ti ha autorizzato e ha messo in pausa il link.
hold-refusedHint = Se lo stavi aspettando, chiama il mittente. Non è stato aperto nulla.
hold-choice = Chiedimi l’autorizzazione prima che si apra
hold-choiceHint = Il destinatario ti legge tre parole per telefono, e tu lo fai entrare.
hold-who = Chi ti aspetta
hold-compare = Fai entrare solo chi ti dice esattamente queste parole, per esempio per telefono.
hold-nobody = Non c’è ancora nessuno in attesa. Chi apre il link attende qui e ti legge tre parole.

## holdGateLive

holdGateLive-title = In attesa del mittente
holdGateLive-until = Questa pagina attende fino a { $date } ({ $relative }). Puoi lasciarla aperta.
holdGateLive-waiting = In attesa. Le tue parole: { $words }.
holdGateLive-released = Il mittente ha dato l’autorizzazione.
holdGateLive-crowded =
    { $n ->
        [one] Ci sono troppe persone in attesa. Riprova tra { $n } secondo.
        [many] Ci sono troppe persone in attesa. Riprova tra { $n } di secondi.
       *[other] Ci sono troppe persone in attesa. Riprova tra { $n } secondi.
    }

## holdCreateLive

holdCreateLive-termHold = ti chiede l’autorizzazione

## holdOwnLive

holdOwnLive-release = Fai entrare
holdOwnLive-refuse = Rifiuta e metti in pausa
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Autorizzato, non ancora aperto
holdOwnLive-asks =
    { $n ->
        [one] { $n } persona in attesa
        [many] { $n } di persone in attesa
       *[other] { $n } persone in attesa
    }
holdOwnLive-arrived = Qualcuno è in attesa: { $words }.
holdOwnLive-nowReleased = La persona può entrare e aprirlo una volta.
holdOwnLive-nowRefused = Rifiutato. Il link è in pausa.
holdOwnLive-tooLate = Questa attesa era già terminata.
holdOwnLive-hold = Autorizzazione
holdOwnLive-holdYes = Ti viene chiesta prima che si apra

## links

links-choice = Un link diverso per ciascuno

## linksLive

linksLive-noGroups = Un gruppo non può avere un proprio link: togli «{ $group }», o indica le persone che ne fanno parte.
linksLive-making = Link { $at } di { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Il server chiede di attendere: { $address } segue tra { $n } secondo.
        [many] Il server chiede di attendere: { $address } segue tra { $n } di secondi.
       *[other] Il server chiede di attendere: { $address } segue tra { $n } secondi.
    }
linksLive-notTried = Annullato. Non è stato salvato nulla.
linksLive-ready =
    { $n ->
        [one] { $n } link è pronto
        [many] { $n } di link sono pronti
       *[other] { $n } link sono pronti
    }
linksLive-opens =
    { $n ->
        [one] Ciascuno può essere aperto una volta, fino a { $date } ({ $relative }), e solo dal suo destinatario.
        [many] Ciascuno può essere aperto { $n } di volte, fino a { $date } ({ $relative }), e solo dal suo destinatario.
       *[other] Ciascuno può essere aperto { $n } volte, fino a { $date } ({ $relative }), e solo dal suo destinatario.
    }
linksLive-links = Link
linksLive-copyOne = Copia
linksLive-copyAll = Copia tutti come testo
linksLive-pageOf = Pagina di questo link
linksLive-keptByPasskey = Per copiare viene chiesta la tua passkey.
linksLive-gone = Questa pagina non mostra più questo link.
linksLive-linksKept = I link sono conservati in questo browser. Nessun altro browser può mostrarli.
linksLive-onlyHere = Copia i link adesso. Non potranno essere mostrati di nuovo.
linksLive-unmade = Alcuni link non sono ancora stati creati, e ciò che condividi è solo in questa pagina. Vuoi lasciare comunque la pagina?
linksLive-unsaved = Non hai ancora copiato tutti i link, e solo questa pagina li mostra. Vuoi lasciare comunque la pagina?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } link non è stato creato:
        [many] { $n } di link non sono stati creati:
       *[other] { $n } link non sono stati creati:
    }
linksLive-again = Riprova

## lock

lock-choice = Solo il primo dispositivo può riaprirlo
lock-choiceHint = Il link resta a chi lo apre per primo. Su qualsiasi altro dispositivo o browser indica che è stato aperto altrove.
lock-viewsEach = Visualizzazioni per ogni destinatario (facoltativo)
lock-viewsEachHint = In questo modo ogni indirizzo ha le proprie visualizzazioni, e nessuno può consumare quelle degli altri.
lock-first = Solo il browser che lo apre per primo può riaprirlo, quindi aprilo dove ti serve. Il tuo browser conserva un cookie a questo scopo.
lock-own = Questo browser lo ha aperto per primo. Solo questo può riaprirlo.
lock-elsewhereTitle = Aperto in un altro browser
lock-elsewhereText = Questo link si apre solo nel browser che lo ha aperto per primo, e non era questo.
lock-elsewhereHint = Se eri tu, torna a quel dispositivo e a quel browser. Altrimenti forse qualcun altro ha letto il segreto.
lock-needsCookie = Questo link ha bisogno di un cookie, e il tuo browser non ne ha inviato nessuno. Consenti i cookie per questa pagina, poi riprova.
lock-usedTitle = Lo hai già aperto
lock-usedText =
    { $n ->
        [one] Il mittente consente a ogni destinatario di aprire questo link una volta, e lo hai già fatto.
        [many] Il mittente consente a ogni destinatario di aprire questo link { $n } di volte, e lo hai già fatto.
       *[other] Il mittente consente a ogni destinatario di aprire questo link { $n } volte, e lo hai già fatto.
    }
lock-usedHint = Se ti serve ancora, chiedi al mittente un nuovo link.

## sharesLive

sharesLive-lastView = Questa era la tua ultima visualizzazione. Conserva ora ciò che ti serve.
sharesLive-lastViewFiles = Questa era la tua ultima visualizzazione. Scarica ora ciò che ti serve: i link funzionano solo per poco tempo.

## preview

preview-title = Il link
preview-text = Chi ha questo link può aprire il segreto. Guardare questa pagina non conta come visualizzazione.
preview-sealedText = Chi ha il link completo può aprire il segreto. Guardare questa pagina non conta come visualizzazione.
preview-shownOnce = È crittografato end-to-end: il link completo è stato mostrato una volta, alla creazione, e non può essere mostrato di nuovo.
preview-lost = Se non lo hai più, elimina questo link e creane uno nuovo.
preview-qrOf = Codice QR del link
preview-terms = Dettagli

## returned

returned-one = L’email a { $recipient } è tornata indietro: { $reason } (stato { $status }, { $when }).
returned-hint = Controlla l’indirizzo, o fai avere il link in un altro modo.
returned-no_mailbox = questa casella non esiste
returned-no_domain = il dominio non esiste o non accetta email
returned-closed = la casella non accetta email
returned-full = la casella è piena
returned-too_large = l’email è troppo grande per la casella
returned-unreachable = impossibile raggiungere il server di posta dell’indirizzo
returned-policy = il server di posta dell’indirizzo non accetta email di questo tipo da questo server
returned-refused = il server di posta dell’indirizzo l’ha rifiutata

## share

share-link = Link
share-copy = Copia il link
share-share = Condividi
share-mail = Email
share-message = Copia come messaggio
share-qr = Codice QR
share-print = Stampa una lettera
share-page = Apri la pagina di questo link
share-png = Salva come PNG
share-svg = Salva come SVG

## shareLive

shareLive-copied = Copiato
shareLive-copyFailed = Impossibile copiare. Seleziona il testo e copialo.
shareLive-letterFailed = Non è stato possibile caricare la lettera. Controlla la connessione e riprova.
shareLive-codeFailed = Non è stato possibile salvare il codice. Controlla la connessione e riprova.
shareLive-message =
    { $n ->
        [one] Condivido con te qualcosa di riservato. Il link si può aprire una volta, fino a { $date }:
        [many] Condivido con te qualcosa di riservato. Il link si può aprire { $n } di volte, fino a { $date }:
       *[other] Condivido con te qualcosa di riservato. Il link si può aprire { $n } volte, fino a { $date }:
    }
shareLive-mailSubject = Un segreto per te
shareLive-letterTerms =
    { $n ->
        [one] Il link si può aprire una volta, fino a { $date }. Poi il suo contenuto viene cancellato.
        [many] Il link si può aprire { $n } di volte, fino a { $date }. Poi il suo contenuto viene cancellato.
       *[other] Il link si può aprire { $n } volte, fino a { $date }. Poi il suo contenuto viene cancellato.
    }

## letter

letter-to = Per
letter-from = Da
letter-title = Qualcosa di riservato per te
letter-intro = Si apre su qualsiasi telefono o computer. Non serve un account.
letter-scan = Scansiona il codice con la fotocamera del telefono. Oppure scrivi l’indirizzo in un browser esattamente come è stampato qui, rispettando maiuscole e minuscole.
letter-press = Premi il pulsante nella pagina che si apre.
letter-passphrase = Inserisci la frase segreta e premi il pulsante. Il mittente ti comunica la frase segreta per un’altra via. Per la tua sicurezza non è su questo foglio: non scriverla qui.
letter-keep = Conserva ciò che ti serve, poi distruggi questo foglio.
letter-code = Codice QR dell’indirizzo

## push

push-opened = Chi lo ha aperto
push-log = Registro completo
push-when = Quando
push-what = Che cosa
push-address = Indirizzo
push-browser = Browser
push-older = Precedenti
push-newer = Successive
push-end = Elimina ora
push-cancel = Annulla

## pushChange

pushChange-title = Modifica questo link
pushChange-back = Torna al link
pushChange-expires = Scade
pushChange-views = Quante volte si può aprire in tutto
pushChange-save = Salva le modifiche
pushChange-extend = Prolunga di { $duration }
pushChange-change = Modifica…
pushChange-changed = Modificato.
pushChange-viewsBetween = Da { $min } a { $max }. Aperture finora: { $used }.
pushChange-latest = Al più tardi: { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Scegli un momento tra { $from } e { $to }.

## agentLive

agentLive-agentOn = { $browser } su { $system }
agentLive-agentUnknown = sconosciuto

## pushLive

pushLive-codesWait = Email in attesa con codici per destinatari: { $count }. La prima arriva entro { $time }.
pushLive-codesFailed = Codice non inviato per email: { $addresses }.
pushLive-text = Testo
pushLive-file = File
pushLive-url = Link
pushLive-qr = Codice QR
pushLive-active = Attivo
pushLive-expired = Scaduto
pushLive-views = Visualizzazioni
pushLive-viewsLeft = Rimaste: { $left } di { $total }
pushLive-viewsUsed = Usate: { $used } di { $total }
pushLive-expires = Scade
pushLive-notBefore = Si apre
pushLive-firstView = Dopo la prima visualizzazione
pushLive-firstViewEnds = Scade { $duration } dopo
pushLive-passphrase = Frase segreta
pushLive-passphraseSet = Impostata: il link si apre solo con questa.
pushLive-covered = Coperto
pushLive-coveredYes = Sì, finché il destinatario non lo tocca
pushLive-deletable = I destinatari possono eliminarlo
pushLive-deletableYes = Sì
pushLive-files = File
pushLive-fileGuarded = nome protetto dalla frase segreta
pushLive-filesSealed =
    { $n ->
        [one] { $n } file, { $size }, nome sigillato
        [many] { $n } di file, { $size }, nomi sigillati
       *[other] { $n } file, { $size }, nomi sigillati
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } file, cancellato
        [many] { $n } di file, cancellati
       *[other] { $n } file, cancellati
    }
pushLive-created = Creato
pushLive-name = Nome
pushLive-endedByViews = L’ultima visualizzazione è stata usata: { $when }. Il suo contenuto è cancellato.
pushLive-endedByTime = Il suo tempo è scaduto: { $when }. Il suo contenuto è cancellato.
pushLive-endedByHand = Eliminato: { $when }, da { $address } ({ $browser }). Il suo contenuto è cancellato.
pushLive-neverOpened = Nessuno lo ha aperto.
pushLive-openedNewest =
    { $n ->
        [one] Qui è elencata l’apertura più recente, nel registro ci sono tutte.
        [many] Qui sono elencate le aperture più recenti ({ $n }), nel registro ci sono tutte.
       *[other] Qui sono elencate le { $n } aperture più recenti, nel registro ci sono tutte.
    }
pushLive-scanned =
    { $n ->
        [one] Un programma, come l’anteprima di un link in una chat, ha esaminato la sua pagina una volta. Questo non conta come visualizzazione.
        [many] Alcuni programmi, come le anteprime dei link in una chat, hanno esaminato la sua pagina { $n } di volte. Questo non conta come visualizzazione.
       *[other] Alcuni programmi, come le anteprime dei link in una chat, hanno esaminato la sua pagina { $n } volte. Questo non conta come visualizzazione.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] È stata inserita { $n } frase segreta errata.
        [many] Sono state inserite { $n } di frasi segrete errate.
       *[other] Sono state inserite { $n } frasi segrete errate.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } tentativo mentre era scaduto, in pausa o non ancora apribile.
        [many] { $n } di tentativi mentre era scaduto, in pausa o non ancora apribile.
       *[other] { $n } tentativi mentre era scaduto, in pausa o non ancora apribile.
    }
pushLive-openedMeanwhile = Appena aperto.
pushLive-ended = Eliminato. Il suo contenuto è cancellato.

## presets

presets-presets = Preimpostazioni
presets-keep = Salva come preimpostazione…
presets-title = Le tue preimpostazioni
presets-text = Opzioni che hai salvato per i nuovi link. Per usarle, scegli una preimpostazione quando crei un link.

## presetsLive

presetsLive-presets = Preimpostazioni
presetsLive-keepTitle = Salva come preimpostazione
presetsLive-name = Nome
presetsLive-save = Salva
presetsLive-cancel = Annulla
presetsLive-badName = Inserisci un nome di al massimo 40 caratteri. Puoi salvare fino a 20 preimpostazioni.
presetsLive-badTerms = Questo server non accetta una di queste opzioni.
presetsLive-taken = Hai già una preimpostazione con questo nome.
presetsLive-offline = Il server non ha risposto. Controlla la connessione e riprova.
presetsLive-failed = Si è verificato un errore ({ $status }). Non è stato modificato nulla.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } visualizzazione
        [many] { $n } di visualizzazioni
       *[other] { $n } visualizzazioni
    }
ownPresetsLive-rename = Rinomina
ownPresetsLive-renameOf = Rinomina «{ $name }»
ownPresetsLive-remove = Elimina
ownPresetsLive-removeQuestion = Eliminare la preimpostazione «{ $name }»? I link creati con questa restano come sono.

## signIn

signIn-title = Accedi
signIn-email = Indirizzo email
signIn-password = Password
signIn-newPassword = Nuova password
signIn-passwordHint =
    { $n ->
        [one] Almeno { $n } carattere. Qualche parola va bene.
        [many] Almeno { $n } di caratteri. Qualche parola va bene.
       *[other] Almeno { $n } caratteri. Qualche parola va bene.
    }
signIn-submit = Accedi
signIn-passkey = Accedi con una passkey
signIn-signUp = Crea un account
signIn-have = Ho già un account
signIn-name = Indirizzo email o nome utente
signIn-companyOrLocal = Usa la tua password aziendale o, se ne hai una, una password di questo server.
signIn-companyOrAdmins = Usa la tua password aziendale. Gli amministratori possono usare anche una password di questo server.
signIn-company = Usa la tua password aziendale.
signIn-adminsOnly = Solo gli amministratori accedono con una password.
signIn-forgot = Hai dimenticato la password? Un amministratore può inviarti un link.
signIn-setUpTitle = Ti diamo il benvenuto
signIn-setUpText = Questo server non ha ancora account. Crea il primo: sarà l’amministratore.
signIn-setUpCode = Codice di configurazione
signIn-setUpCodeHint = Il server lo ha scritto all’avvio. Cercalo nel terminale o nel registro del server.
signIn-setUpSubmit = Crea l’account
signIn-resetTitle = Scegli la tua password
signIn-resetAccount = Per l’account { $email }
signIn-resetText = Questo link funziona una volta. Usandolo termini tutte le sessioni e tutti i token API del tuo account.
signIn-lettersWhy = Così dimostri che non sei un programma.
signIn-resetSubmit = Salva e accedi

## sessionsLive

sessionsLive-sessions = Sessioni
sessionsLive-sessionHere = questo browser
sessionsLive-sessionBegan = accesso { $when }
sessionsLive-sessionUsed = ultimo utilizzo { $when }
sessionsLive-sessionEnd = Termina
sessionsLive-sessionEndQuestion = Terminare la sessione in { $name }? Quel browser viene disconnesso subito.
sessionsLive-sessionEnded = Terminata. Quel browser è disconnesso.
sessionsLive-noSessions = Nessun accesso attivo.
sessionsLive-othersQuestion = Uscire da tutte le altre sessioni? Questa resta attiva.
sessionsLive-othersEnded =
    { $n ->
        [one] { $n } altra sessione è terminata.
        [many] { $n } di altre sessioni sono terminate.
       *[other] { $n } altre sessioni sono terminate.
    }
sessionsLive-endOthers = Esci da tutte le altre sessioni

## signInAgainLive

signInAgainLive-title = Il tuo accesso non è più attivo
signInAgainLive-text = La tua sessione è terminata. Accedi come { $email } per continuare. Ciò che hai scritto e scelto è ancora qui.
signInAgainLive-somebodyElse = In questo browser è ora attivo l’accesso di { $other }. Accedi come { $email } per continuare. Ciò che hai scritto e scelto è ancora qui.
signInAgainLive-limited = Questo server ti chiede un secondo fattore. Configurane uno, poi continua. Ciò che hai scritto e scelto è ancora qui.
signInAgainLive-declined = La tua sessione è terminata e non è stato inviato nulla. Riprova per accedere e continuare.
signInAgainLive-notYet = Non hai ancora effettuato l’accesso come { $email }.
signInAgainLive-password = Password
signInAgainLive-submit = Accedi e continua
signInAgainLive-passkey = Accedi con una passkey
signInAgainLive-elsewhere = Si apre in un’altra scheda. Poi torna qui e continua.
signInAgainLive-setUp = Configura un secondo fattore
signInAgainLive-goOn = Continua
signInAgainLive-cancel = Annulla
signInAgainLive-noName = Inserisci il tuo indirizzo email o nome utente.
signInAgainLive-noPassword = Inserisci una password.
signInAgainLive-wrong = La password è errata.
signInAgainLive-refused = Non puoi accedere in questo modo. Usa un altro modo, o chiedi a un amministratore.
signInAgainLive-noCode = Inserisci un codice.
signInAgainLive-code = Codice della tua app, o un codice di recupero
signInAgainLive-recoveryCode = Codice di recupero
signInAgainLive-wrongCode = Questo codice è errato o è già stato usato. Attendi il successivo.
signInAgainLive-begin = Ci è voluto troppo tempo. Annulla e riprova.
signInAgainLive-passkeyCancelled = Non è stata usata alcuna passkey. Riprova, o accedi in un altro modo.
signInAgainLive-passkeyRefused = Il server non ha accettato questa passkey. Accedi in un altro modo.
signInAgainLive-wrongOrigin = Questa pagina è stata aperta a un indirizzo diverso da quello del server. Aprila al suo URL di base.
signInAgainLive-tooMany =
    { $n ->
        [one] Troppi tentativi falliti. Riprova tra { $n } secondo.
        [many] Troppi tentativi falliti. Riprova tra { $n } di secondi.
       *[other] Troppi tentativi falliti. Riprova tra { $n } secondi.
    }
signInAgainLive-offline = Il server non ha risposto. Controlla la connessione e riprova.
signInAgainLive-failed = Si è verificato un errore ({ $status }).

## accountLive

accountLive-passkeyCancelled = Non è stata usata alcuna passkey. Riprova, o usa la tua password.
accountLive-passkeyRefused = Il server non ha accettato questa passkey. Accedi con la tua password.
accountLive-wrong = L’indirizzo email o la password sono errati.
accountLive-wrongName = Il nome o la password sono errati.
accountLive-noName = Inserisci il tuo indirizzo email o nome utente.
accountLive-noGroup = Non fai parte di nessuno dei gruppi che possono usare questo server. Chiedi al suo amministratore.
accountLive-noAddress = Il tuo accesso aziendale non fornisce a questo server un indirizzo email valido. Chiedi al suo amministratore.
accountLive-notLinked = Qui esiste già un account con il tuo indirizzo email. Chiedi a un amministratore di collegarlo al tuo accesso aziendale.
accountLive-notAdded = Qui non hai un account. Chiedi a un amministratore di aggiungerne uno.
accountLive-notSetUp = Questo server non è ancora configurato.
accountLive-notAdmitted = Non puoi accedere qui. Chiedi a un amministratore.
accountLive-directoryAway = In questo momento non è possibile verificare le password aziendali. Se hai una password di questo server, usa quella.
accountLive-limited =
    { $n ->
        [one] Troppi tentativi falliti. Riprova tra { $n } secondo.
        [many] Troppi tentativi falliti. Riprova tra { $n } di secondi.
       *[other] Troppi tentativi falliti. Riprova tra { $n } secondi.
    }
accountLive-offline = Il server non ha risposto. Controlla la connessione e riprova.
accountLive-failed = Si è verificato un errore ({ $status }).
accountLive-wrongCode = Il codice di configurazione è errato.
accountLive-invitation = Hai ricevuto un invito. Scegli una password e accederai subito. Questo link funziona una volta.
accountLive-badLink = Questo link non è più valido. Chiedine uno nuovo a un amministratore.
accountLive-noLink = Apri di nuovo il link dal tuo messaggio. Questa pagina funziona solo con il link completo.
accountLive-noCode = Inserisci il codice di configurazione.
accountLive-noPassword = Inserisci una password.
accountLive-again = Ora puoi riprovare.
accountLive-taken = Esiste già un account con questo indirizzo email.
accountLive-alreadySetUp = Questo server è già configurato. Accedi.
accountLive-tooShort = La password è troppo corta.
accountLive-tooCommon = Questa password è tra le più comuni, o è poco più del tuo indirizzo. Chi tenta di indovinare prova prima queste. Scegline un’altra.
accountLive-badEmail = Inserisci un indirizzo email valido.
accountLive-wrongOrigin = Questa pagina è stata aperta a un indirizzo diverso da quello del server. Aprila al suo URL di base.
accountLive-saved = Salvato.
accountLive-wrongCurrent = La password attuale è errata.
accountLive-changed = La tua password è stata modificata. Gli altri dispositivi sono disconnessi.
accountLive-tokensRevoked =
    { $n ->
        [one] { $n } token API è stato revocato.
        [many] { $n } di token API sono stati revocati.
       *[other] { $n } token API sono stati revocati.
    }
accountLive-tokenName = Dai un nome al token.
accountLive-tokenTaken = Hai già un token con questo nome.
accountLive-noTokens = Non hai ancora token.
accountLive-never = mai usato
accountLive-used = ultimo utilizzo { $when }
accountLive-made = creato { $when }
accountLive-revoke = Revoca
accountLive-revokeQuestion = Revocare il token «{ $name }»? I programmi che lo usano smettono subito di funzionare.
accountLive-revoked = Revocato.
accountLive-copied = Copiato
accountLive-copyFailed = Impossibile copiare. Seleziona il testo e copialo.

## account

account-title = Il tuo account
account-signedInAs = Accesso effettuato come { $email }
account-signOut = Esci
account-programs = Token API e webhook
account-programsTokens = Token API
account-tokens = Token API
account-tokensText = I programmi usano un token al posto della tua password. Agiscono a tuo nome.
account-tokenName = A che cosa serve?
account-tokenPlaceholder = script di backup
account-create = Crea un token
account-shown = Il tuo nuovo token. Viene mostrato solo una volta:
account-copy = Copia
account-example = Per esempio
account-notify = Notifiche
account-notifyMe = Avvisami quando un mio nuovo link viene aperto
account-notifyEach = Puoi scegliere diversamente per ogni link.
account-sessions = Dove hai effettuato l’accesso
account-sessionsText = Termina ciò che non riconosci, poi cambia la password.
account-endOthers = Esci da tutte le altre sessioni
account-password = Password
account-current = Password attuale
account-next = Nuova password
account-change = Cambia la password
account-changeHint = Tutte le altre tue sessioni terminano.
account-revokeTokens = Revoca anche tutti i miei token API
account-revokeTokensHint = Lascia questa casella selezionata se qualcun altro potrebbe conoscere la tua password. I programmi che usano questi token smettono subito di funzionare:
account-cancel = Annulla
account-confirm = Revoca

## admin

admin-title = I miei link
admin-titleExpired = Link scaduti
admin-active = Attivi
admin-expired = Scaduti
admin-all = Tutti i link
admin-users = Utenti
admin-server = Server
admin-search = Cerca per nome, nota o link
admin-order = Ordina
admin-byNewest = Prima i più recenti
admin-byExpiry = Per scadenza
admin-byOpened = Per ultima apertura
admin-byViews = Meno visualizzazioni rimaste
admin-parts = Mostra solo
admin-unopened = Mai aperti
admin-opened = Aperti
admin-today = Scadono oggi
admin-sealed = Crittografia end-to-end
admin-waiting = Qualcuno è in attesa
admin-frozen = In pausa
admin-answers = Risposte
admin-tickAll = Seleziona tutto
admin-csv = Salva come CSV
admin-newer = Più recenti
admin-older = Meno recenti
admin-cancel = Annulla
admin-end = Elimina ora
admin-addUser = Aggiungi un utente
admin-email = Indirizzo email
admin-administrator = Amministratore
admin-add = Aggiungi
admin-byMail = Invia il link per email
admin-oneTime = Link monouso, valido per 24 ore. Dallo all’utente:
admin-copy = Copia
admin-storage = Spazio di archiviazione
admin-settings = Impostazioni in vigore
admin-settingsText = Per cambiare un’impostazione, modifica il file di configurazione del server e poi riavvialo.
admin-option = Opzione
admin-value = Valore
admin-origin = Origine
admin-version = Versione
admin-configFile = File di configurazione

## health

health-title = Stato
health-open = Richiede il tuo intervento
health-openForAuditors = Per un amministratore
health-nothing = Nulla richiede il tuo intervento.
health-commands = Esegui i comandi sul server, come utente del suo servizio.
health-onServer = Sul server
health-inConfigFile = Nel file di configurazione
health-noConfigFile = Questo server funziona senza file di configurazione. Creane uno e avvia il server con --config e il percorso del file.
health-how = Che cosa fare
health-fine = Stato attuale
health-complaints = Avvisi ed errori
health-complaintsText = Che cosa questo server ha scritto nel suo registro dall’avvio. I dettagli sono nel registro.
health-warn = Avviso
health-error = Errore
health-times =
    { $n ->
        [one] una volta, { $when }
        [many] { $n } di volte, l’ultima { $when }
       *[other] { $n } volte, l’ultima { $when }
    }
health-examine = Esamina ora
health-examineTitle = Autodiagnosi (doctor)
health-examineText = Esamina la directory dei dati e si connette al server di posta, al provider e a tutto il resto indicato nelle impostazioni. Non invia e non modifica nulla.
health-ok = Tutto a posto
health-subjectDirectory = Directory dei dati
health-subjectPermissions = Permessi
health-subjectPolicy = Criteri
health-subjectErasing = Cancellazione definitiva
health-subjectSignIn = Accesso aziendale
health-subjectLdap = Directory LDAP
health-subjectScanner = Antivirus
health-subjectPrevious = Server precedente
health-inEnglish = I dettagli sono in inglese, come nel registro del server.
health-receiverAnswered = Il servizio ricevente ha risposto { $status }.
health-receiverRefused = Il servizio ricevente ha rifiutato la connessione.
health-receiverSilent = Il servizio ricevente non ha risposto in tempo.
health-receiverUnknown = Il nome del servizio ricevente è sconosciuto.

## administration

administration-findUser = Trova un utente
administration-before = Indietro
administration-next = Avanti
administration-role = Ruolo
administration-actions = Azioni
administration-lastSignIn = ultimo accesso { $when }
administration-asUser = Utente
administration-asAuditor = Revisore: vede tutti i registri, nessun segreto
administration-administrators = Amministratori
administration-auditors = Revisori
administration-invited = Con invito in sospeso
administration-disabled = Disattivati
administration-suspended = Sospesi
administration-unprotected = Senza secondo fattore
administration-userLinks = Link
administration-userFactors = Secondi fattori
administration-userGroups = Gruppi
administration-group = Aggiungi a un gruppo
administration-joinGroup = Aggiungi
administration-userLimits = Limiti dei criteri
administration-userLog = Ultime voci del registro
administration-wholeLog = Tutte le voci
administration-endPushes = Elimina anche ciò che ha condiviso e chiudi le sue richieste
administration-endEverything = Termina tutto
administration-everyone = Tutti
administration-nobody = Senza account
administration-findLink = Mittente, link o numero
administration-findALink = Trova un link
administration-madeUntil = Creati fino al
administration-filterState = Stato
administration-anyState = Tutti gli stati
administration-onlyActive = Attivi
administration-onlyExpired = Scaduti o eliminati
administration-settingsFilter = Trova un’impostazione
administration-onlyChanged = Solo quelle modificate

## firstSteps

firstSteps-title = Primi passi
firstSteps-done = { $done } di { $all } completati
firstSteps-others = Gli altri passaggi sono elencati sopra.
firstSteps-address = Indirizzo
firstSteps-addressOpen = I link non hanno un indirizzo fisso
firstSteps-addressWhy = I destinatari devono poter raggiungere l’indirizzo con cui iniziano i link.
firstSteps-addressDo = Sostituisci { $example } con l’indirizzo del tuo server.
firstSteps-addressUnset = I link iniziano con l’indirizzo usato da ciascun mittente, { $origin } per te.
firstSteps-addressPlain = I link iniziano con { $url }, che non è cifrato.
firstSteps-addressElsewhere = I link iniziano con { $url }. Ora sei su { $origin }: apri { $url } per vedere se è raggiungibile.
firstSteps-addressGood = I link iniziano con { $url }, e da lì hai raggiunto il server.
firstSteps-tls = Cifratura lungo il percorso
firstSteps-tlsOpen = Le connessioni non sono cifrate
firstSteps-tlsWhy = Chiunque si trovi sulla rete intermedia può leggere i segreti.
firstSteps-tlsOwn = Questo server usa TLS direttamente.
firstSteps-tlsProxy = Un reverse proxy usa TLS per questo server.
firstSteps-tlsNone = La tua connessione usa HTTP non cifrato.
firstSteps-tlsDo = Fornisci al server un certificato, o mettigli davanti un reverse proxy con HTTPS:
firstSteps-key = Una copia della chiave principale
firstSteps-keyMissing = Nessuna copia confermata della chiave principale
firstSteps-keyWhy = Senza la chiave, nessuno può più leggere i dati o un backup.
firstSteps-keyOpen = Nessuno ha confermato una copia della chiave { $key }.
firstSteps-keyDone = Una copia della chiave { $key } è stata confermata { $when }.
firstSteps-keyDo = Questo comando scrive un backup cifrato che include la chiave. Conservalo su un’altra macchina:
firstSteps-keyTick = Ne ho una copia in un luogo sicuro
firstSteps-keyUntick = Non ho più questa copia
firstSteps-people = Chi può condividere
firstSteps-peopleWhy = Con gli account, le persone vedono che cosa ne è stato dei loro link, e tu decidi chi può condividere.
firstSteps-peopleAlone = Solo tu hai un account. Chiunque raggiunga questo server può condividere testo anche senza account.
firstSteps-peopleAloneClosed = Solo tu hai un account, e chi non ne ha uno non può condividere.
firstSteps-peopleMany =
    { $n ->
        [one] C’è { $n } account.
        [many] Ci sono { $n } di account.
       *[other] Ci sono { $n } account.
    }
firstSteps-peopleOpen = Chiunque può creare un account.
firstSteps-peopleDecided = Lo hai deciso nelle impostazioni.
firstSteps-peopleDo = Aggiungi utenti, o decidi con allow_sign_up e allow_anonymous.
firstSteps-peopleLink = Aggiungi un utente
firstSteps-first = Il primo segreto
firstSteps-firstWhy = Provando una volta vedi ciò che vedono i destinatari.
firstSteps-firstNone = Non è ancora conservato nulla.
firstSteps-firstLink = Condividi un segreto
firstSteps-backup = Backup
firstSteps-backupWhy = Un disco si guasta senza preavviso, e il server crea backup da solo unicamente se gli si indica dove.
firstSteps-backupNone = Non è stato ancora creato alcun backup.
firstSteps-backupGood = L’ultimo backup è stato creato { $when }.
firstSteps-backupDaily = Oppure ogni giorno sul server
firstSteps-requests = Richieste
firstSteps-requestsWhy = Con le richieste, chi ha un account chiede un segreto ad altre persone, che per inviarlo non hanno bisogno di un account.
firstSteps-requestsOff = Disattivate. Puoi lasciarle così.

## serverFacts

serverFacts-links = Link
serverFacts-activeLinks = Link attivi
serverFacts-stored = Che cosa conserva questo server
serverFacts-storedSum = { $size } in tutto
serverFacts-payloads = Segreti (stima)
serverFacts-rows = Registri, account e spazio libero
serverFacts-fileContents = File
serverFacts-fileLimit = Limite per i file
serverFacts-fileLimitText = { $used } di { $total }
serverFacts-disk = Disco
serverFacts-diskText = { $free } liberi di { $total }
serverFacts-diskOurs = Questo server
serverFacts-diskOthers = Tutto il resto
serverFacts-diskFree = Libero
serverFacts-floor = I file vengono rifiutati quando restano liberi meno di { $size }.
serverFacts-scarce = Resta poco spazio: i file verranno rifiutati presto, o lo sono già.
serverFacts-changed = Modificata
serverFacts-reach = Indirizzo e rete
serverFacts-access = Accesso e account
serverFacts-pushes = Segreti
serverFacts-files = File
serverFacts-data = Dati e chiavi
serverFacts-limits = Limiti
serverFacts-pages = Aspetto e pagina informativa
serverFacts-mail = Email
serverFacts-watch = Registro e metriche
serverFacts-preset = predefinito: { $value }
serverFacts-byDefault = predefinito
serverFacts-fromFlag = riga di comando
serverFacts-inEnglish = Le descrizioni sono in inglese.
serverFacts-notSet = (non impostato)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } impostazione
        [many] { $n } di impostazioni
       *[other] { $n } impostazioni
    }
settingsLive-none = Nessuna impostazione corrisponde.

## listLive

listLive-offline = Il server non ha risposto. Controlla la connessione e riprova.
listLive-failed = Si è verificato un errore ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Troppe richieste al server. Riprova tra { $n } secondo.
        [many] Troppe richieste al server. Riprova tra { $n } di secondi.
       *[other] Troppe richieste al server. Riprova tra { $n } secondi.
    }
listLive-copied = Copiato
listLive-copyFailed = Impossibile copiare. Seleziona il testo e copialo.

## adminLive

adminLive-invitedUntil = invitato, il link scade { $when }
adminLive-invitedOver = invitato, link scaduto { $when }
adminLive-newLink = Nuovo link
adminLive-mailLink = Invia un nuovo link per email
adminLive-withdraw = Ritira
adminLive-withdrawQuestion = Ritirare l’invito per { $email }? Il suo link smette di funzionare.
adminLive-withdrawn = L’invito per { $email } è stato ritirato.
adminLive-endAll = Termina tutto
adminLive-endAllQuestion = Terminare tutto per { $email }? L’account viene disattivato. Sessioni, token, link monouso, secondi fattori e webhook terminano subito.
adminLive-endedAll = L’account { $email } è disattivato. Terminati: { $what }.
adminLive-endedNothing = L’account { $email } è disattivato. Non restava altro da terminare.
adminLive-endedSessions =
    { $n ->
        [one] { $n } sessione
        [many] { $n } di sessioni
       *[other] { $n } sessioni
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } token
        [many] { $n } di token
       *[other] { $n } token
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } link monouso
        [many] { $n } di link monouso
       *[other] { $n } link monouso
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } secondo fattore
        [many] { $n } di secondi fattori
       *[other] { $n } secondi fattori
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
        [many] { $n } di webhook
       *[other] { $n } webhook
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } link condiviso o richiesta
        [many] { $n } di link condivisi e richieste
       *[other] { $n } link condivisi e richieste
    }
adminLive-suspended = sospeso dall’accesso aziendale
adminLive-unprotected = senza secondo fattore
adminLive-actionsOf = Azioni per { $email }
adminLive-addedOn = aggiunto { $when }
adminLive-factorAdded = aggiunto { $when }
adminLive-appWithCodes = App con codici
adminLive-codesLeft =
    { $n ->
        [one] { $n } codice di recupero rimasto
        [many] { $n } di codici di recupero rimasti
       *[other] { $n } codici di recupero rimasti
    }
adminLive-noFactors = Nessun secondo fattore.
adminLive-groupHere = aggiunto da un amministratore
adminLive-groupOfCompany = dell’accesso aziendale
adminLive-groupOfDirectory = della directory
adminLive-leaveGroup = Togli dal gruppo
adminLive-noGroups = In nessun gruppo.
adminLive-noLimits = Nessun criterio limita questa persona.
adminLive-endSessions = Termina le sessioni
adminLive-endSessionsQuestion = Terminare tutte le sessioni di { $email }? Sarà necessario un nuovo accesso. I token continuano a funzionare.
adminLive-sessionsEnded = Le sessioni di { $email } sono terminate.
adminLive-disableMany =
    { $n ->
        [one] Disattiva { $n }
        [many] Disattiva { $n }
       *[other] Disattiva { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Disattivare { $n } utente? Le sue sessioni e i suoi token terminano subito.
        [many] Disattivare { $n } di utenti? Le loro sessioni e i loro token terminano subito.
       *[other] Disattivare { $n } utenti? Le loro sessioni e i loro token terminano subito.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } utente è disattivato.
        [many] { $n } di utenti sono disattivati.
       *[other] { $n } utenti sono disattivati.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Termina le sessioni di { $n }
        [many] Termina le sessioni di { $n }
       *[other] Termina le sessioni di { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Terminare tutte le sessioni di { $n } utente? Sarà necessario un nuovo accesso. I token continuano a funzionare.
        [many] Terminare tutte le sessioni di { $n } di utenti? Sarà necessario un nuovo accesso. I token continuano a funzionare.
       *[other] Terminare tutte le sessioni di { $n } utenti? Sarà necessario un nuovo accesso. I token continuano a funzionare.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Le sessioni di { $n } utente sono terminate.
        [many] Le sessioni di { $n } di utenti sono terminate.
       *[other] Le sessioni di { $n } utenti sono terminate.
    }
adminLive-openedSince = aperto dopo la tua ultima visita
adminLive-damaged = danneggiato
adminLive-mailReset = Invia per email un link per la password
adminLive-mailed = Un’email con un link è in arrivo all’indirizzo { $email }.
adminLive-notMailed = Nessuna email è stata inviata a { $email }: { $reason } Inviala di nuovo, o mostra il link.
adminLive-noneAtAll = Nessuno ha ancora condiviso nulla. Ciò che gli utenti condividono compare qui, senza il contenuto.
adminLive-noneMatching = Nessun link corrisponde a questo filtro.
adminLive-showEveryone = Mostra tutti
adminLive-pushesOf =
    { $n ->
        [one] { $n } link
        [many] { $n } di link
       *[other] { $n } link
    }
adminLive-tryAgain = Ora puoi riprovare.
adminLive-none = Qui non c’è ancora nulla.
adminLive-noneActive = Al momento non stai condividendo nulla.
adminLive-noneExpired = Non è ancora scaduto nulla. Ciò che è scaduto viene elencato qui con il suo registro.
adminLive-linksFound =
    { $n ->
        [one] { $n } link
        [many] { $n } di link
       *[other] { $n } link
    }
adminLive-tick = Seleziona { $name }
adminLive-sealed = Crittografia end-to-end
adminLive-shareSecret = Condividi un segreto
adminLive-noneFound = Nessun risultato.
adminLive-searchedPart =
    { $n ->
        [one] Ricerca eseguita in { $n } link. Ce ne sono di meno recenti.
        [many] Ricerca eseguita in { $n } di link. Ce ne sono di meno recenti.
       *[other] Ricerca eseguita in { $n } link. Ce ne sono di meno recenti.
    }
adminLive-searchOlder = Cerca nei link meno recenti
adminLive-text = Testo
adminLive-file = File
adminLive-url = Link
adminLive-qr = Codice QR
adminLive-created = creazione: { $when }
adminLive-endsIn = scade { $when }
adminLive-endedOn = scaduto { $when }
adminLive-isExpired = scaduto
adminLive-byHand = eliminato { $when }
adminLive-viewsLeft =
    { $n ->
        [one] { $n } visualizzazione rimasta
        [many] { $n } di visualizzazioni rimaste
       *[other] { $n } visualizzazioni rimaste
    }
adminLive-notViewed = non ancora aperto
adminLive-neverViewed = mai aperto
adminLive-viewed =
    { $n ->
        [one] aperto una volta
        [many] aperto { $n } di volte
       *[other] aperto { $n } volte
    }
adminLive-viewedLast =
    { $n ->
        [one] aperto una volta, { $when }
        [many] aperto { $n } di volte, l’ultima { $when }
       *[other] aperto { $n } volte, l’ultima { $when }
    }
adminLive-copyLink = Copia il link
adminLive-sealedFiles =
    { $n ->
        [one] { $n } file, nome sigillato
        [many] { $n } di file, nomi sigillati
       *[other] { $n } file, nomi sigillati
    }
adminLive-sealedLink = Il suo link completo è stato mostrato una volta, alla creazione.
adminLive-end = Elimina ora
adminLive-endQuestion = Eliminare ora «{ $name }»? Nessuno potrà più aprirlo.
adminLive-ended = Eliminato.
adminLive-notFound = Questo link non esiste.
adminLive-nobody = anonimo
adminLive-administrator = amministratore
adminLive-disabled = disattivato
adminLive-you = tu
adminLive-makeAdmin = Rendi amministratore
adminLive-takeAdmin = Togli i diritti di amministratore
adminLive-disable = Disattiva
adminLive-enable = Attiva
adminLive-reset = Reimposta la password
adminLive-tokens = Token
adminLive-noTokens = Nessun token.
adminLive-revoke = Revoca
adminLive-makeAdminQuestion = Rendere amministratore { $email }? Vedrà i link e i registri di tutti e potrà modificare ogni account.
adminLive-enableQuestion = Attivare { $email }? Potrà accedere di nuovo, con i diritti che aveva.
adminLive-usersFound =
    { $n ->
        [one] { $n } utente
        [many] { $n } di utenti
       *[other] { $n } utenti
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } di { $n } utente
        [many] { $from }–{ $to } di { $n } di utenti
       *[other] { $from }–{ $to } di { $n } utenti
    }
adminLive-noUserFound = Nessun utente corrisponde a questa ricerca.
adminLive-takeAdminQuestion = Togliere i diritti di amministratore a { $email }? Le sue sessioni e i suoi token terminano.
adminLive-disableQuestion = Disattivare { $email }? Le sue sessioni e i suoi token terminano subito.
adminLive-resetQuestion = Creare un link monouso per { $email }? Un eventuale link precedente smette di funzionare. L’uso del link termina tutte le sue sessioni e tutti i suoi token.
adminLive-resetFactors = Reimposta i secondi fattori
adminLive-resetFactorsQuestion = Eliminare tutti i secondi fattori di { $email }? Verifica prima che lo chieda la persona stessa. Le sue sessioni terminano subito. I token continuano a funzionare.
adminLive-factorsReset = L’account { $email } non ha più alcun secondo fattore.
adminLive-revokeQuestion = Revocare il token «{ $name }» di { $email }?
adminLive-taken = Esiste già un account con questo indirizzo email.
adminLive-badEmail = Inserisci un indirizzo email valido.
adminLive-passwordsElsewhere = Questo utente non può accedere con una password di questo server: local_sign_in non lo consente.
adminLive-lastAdmin = Questo è l’ultimo amministratore: prima nominane un altro.
adminLive-used = ultimo utilizzo { $when }
adminLive-never = mai usato

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Elimina { $n }
        [many] Elimina { $n }
       *[other] Elimina { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] { $n } link eliminato.
        [many] { $n } di link eliminati.
       *[other] { $n } link eliminati.
    }

## hooks

hooks-title = Webhook
hooks-lead = Fai sapere a un altro programma che cosa succede ai tuoi link. Non riceve mai un segreto, una frase segreta o il nome di un file.
hooks-back = Il tuo account
hooks-openText = Fai avvisare un programma o una chat quando i tuoi link vengono aperti.
hooks-yours = I tuoi webhook
hooks-secretShown = Il segreto che firma i suoi messaggi. Viene mostrato solo una volta:
hooks-copy = Copia
hooks-verify = Chi riceve i messaggi ne verifica la firma come descritto su standardwebhooks.com.
hooks-add = Aggiungi un webhook
hooks-name = Nome
hooks-namePlaceholder = Chat del team
hooks-url = Indirizzo
hooks-urlHint = Deve essere un indirizzo consentito dal tuo amministratore.
hooks-template = Formato del messaggio
hooks-eventKinds = Eventi comunicati al webhook
hooks-details = Dettagli aggiuntivi
hooks-includeHint = Chi ha il link può aprirlo. Aggiungilo solo dove ti fidi di chiunque legga.
hooks-submit = Aggiungi il webhook
hooks-cancel = Annulla
hooks-retryAll = Riprova tutti
hooks-dropAll = Scarta tutti

## hooksLive

hooksLive-linkName = Nome del link
hooksLive-linkItself = Il link stesso
hooksLive-none = Non hai ancora webhook.
hooksLive-off = Disattivato: il servizio ricevente ha risposto che non esiste più.
hooksLive-test = Prova
hooksLive-tested =
    { $n ->
        [one] Ha risposto { $status } dopo { $n } millisecondo.
        [many] Ha risposto { $status } dopo { $n } di millisecondi.
       *[other] Ha risposto { $status } dopo { $n } millisecondi.
    }
hooksLive-testFailed = La prova non è riuscita: { $reason }.
hooksLive-newSecret = Nuovo segreto
hooksLive-newSecretQuestion = Creare un nuovo segreto per «{ $name }»? Quello attuale continua a firmare insieme al nuovo per un giorno.
hooksLive-switchOn = Attiva
hooksLive-remove = Elimina
hooksLive-removeQuestion = Eliminare «{ $name }»? Ciò che deve ancora essergli consegnato viene scartato.
hooksLive-removed = Eliminato.
hooksLive-added = Aggiunto.
hooksLive-noName = Dai un nome al webhook.
hooksLive-badUrl = Non è possibile inviare nulla a questo indirizzo.
hooksLive-notAllowed = Il tuo amministratore non consente questo indirizzo.
hooksLive-noEvents = Scegli almeno un evento.
hooksLive-taken = Hai già un webhook con questo nome, o il numero massimo di webhook.
hooksLive-copied = Copiato
hooksLive-copyFailed = Impossibile copiare. Seleziona il testo e copialo.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } evento è in attesa di consegna. È avvenuto { $when }.
        [many] { $n } di eventi sono in attesa di consegna. Il meno recente è avvenuto { $when }.
       *[other] { $n } eventi sono in attesa di consegna. Il meno recente è avvenuto { $when }.
    }
eventsLive-noLetters = Nessun evento è stato abbandonato.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = di { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] avvenuto { $when } · { $n } tentativo
        [many] avvenuto { $when } · { $n } di tentativi
       *[other] avvenuto { $when } · { $n } tentativi
    }
eventsLive-retry = Riprova
eventsLive-drop = Scarta
eventsLive-dropQuestion = Scartare definitivamente questo evento?
eventsLive-dropAllQuestion = Scartare definitivamente tutti gli eventi abbandonati?
eventsLive-retried =
    { $n ->
        [one] Nuovo tentativo per { $n } evento.
        [many] Nuovo tentativo per { $n } di eventi.
       *[other] Nuovo tentativo per { $n } eventi.
    }
eventsLive-dropped =
    { $n ->
        [one] { $n } evento è stato scartato.
        [many] { $n } di eventi sono stati scartati.
       *[other] { $n } eventi sono stati scartati.
    }

## keptLive

keptLive-keptByBrowser = Conservato in questo browser. Chi può usare questo browser può copiare il link.
keptLive-keptByPasskey = Conservato in questo browser, protetto dalla tua passkey.

## keptPageLive

keptPageLive-keptShowLink = Mostra il link
keptPageLive-keptNotOpened = La tua passkey non lo ha aperto. Riprova.
keptPageLive-keptKeyByBrowser = Questo browser conserva la chiave che apre le risposte. Chi può usare questo browser può leggerle.
keptPageLive-keptKeyByPasskey = Questo browser conserva la chiave che apre le risposte, protetta dalla tua passkey.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Uscendo elimini { $n } link o chiave che solo questo browser conosce. Le risposte alle tue richieste si aprono poi solo con il file di recupero.
        [many] Uscendo elimini { $n } di link e chiavi che solo questo browser conosce. Le risposte alle tue richieste si aprono poi solo con il file di recupero.
       *[other] Uscendo elimini { $n } link e chiavi che solo questo browser conosce. Le risposte alle tue richieste si aprono poi solo con il file di recupero.
    }
keptAccountLive-keptSignOutYes = Elimina ed esci
keptAccountLive-keptCount =
    { $n ->
        [one] { $n } link o chiave in questo browser.
        [many] { $n } di link e chiavi in questo browser.
       *[other] { $n } link e chiavi in questo browser.
    }
keptAccountLive-keptCountNone = In questo browser non è ancora conservato nulla.
keptAccountLive-keptGuardedNow = D’ora in poi li apre la tua passkey.
keptAccountLive-keptUnable = Questa passkey o questo browser non lo consentono. Ciò che è conservato resta com’è.
keptAccountLive-keptOffQuestion = Eliminare tutto ciò che è conservato? I link che non hai copiato vanno persi, e così le chiavi senza file di recupero.
keptAccountLive-keptRefused = Non è stata usata alcuna passkey. Ciò che è conservato resta com’è.
keptAccountLive-keptOffYes = Elimina

## kept

kept-title = Link crittografati end-to-end in questo browser
kept-text = Il server non può mostrarti di nuovo i link crittografati end-to-end, quindi li conserva per te questo browser, insieme alle chiavi delle tue richieste. Chi può usare questo browser può copiarli, a meno che non li protegga la tua passkey. Uscendo viene eliminato ciò che nessuna passkey protegge.
kept-guarded = Li protegge la tua passkey.
kept-on = Conservali in questo browser
kept-guard = Proteggili con una passkey

## codes

codes-toOne = Fatti inviare un codice per email a { $address }; qui non serve un account.
codes-toSome = Scegli il tuo indirizzo e fatti inviare lì un codice per email; qui non serve un account.
codes-toTyped = Scrivi il tuo indirizzo; se è tra quelli dei destinatari, riceve un codice per email. Qui non serve un account.
codes-which = Il tuo indirizzo
codes-among = I destinatari, abbreviati: { $addresses }
codes-notYours = Non è il tuo indirizzo? Chiedi al mittente un link per il tuo.
codes-send = Inviami il codice
codes-again = Invia un altro codice
codes-sentToOne = Un’email con un codice di otto lettere è in arrivo all’indirizzo { $address }. Controlla anche la posta indesiderata.
codes-sent = Un’email con un codice di otto lettere è in arrivo, se l’indirizzo è tra quelli dei destinatari. Controlla anche la posta indesiderata.
codes-field = Codice
codes-fieldHint = Le otto lettere ricevute per email. Valgono dieci minuti, e solo in questo browser.
codes-goOn = Continua
codes-or = Oppure dimostralo in un altro modo:
codes-wrong =
    { $n ->
        [one] Questo codice è errato. Scrivi quello dell’email più recente. Puoi provare ancora una volta.
        [many] Questo codice è errato. Scrivi quello dell’email più recente. Puoi provare ancora { $n } di volte.
       *[other] Questo codice è errato. Scrivi quello dell’email più recente. Puoi provare ancora { $n } volte.
    }
codes-last = Questo codice è errato, e questo era l’ultimo tentativo. Fattene inviare un altro.
codes-over = Qui non c’è un codice da scrivere: è stato usato, ha più di dieci minuti, o è stato chiesto in un altro browser. Fattene inviare un altro.
codes-needsCookie = Serve un cookie, e il tuo browser non ne ha inviato nessuno. Consenti i cookie per questa pagina, poi ricaricala.
codes-tooOften =
    { $n ->
        [one] Nel giro di un’ora sono stati chiesti cinque codici per questo indirizzo. Riprova tra un minuto.
        [many] Nel giro di un’ora sono stati chiesti cinque codici per questo indirizzo. Riprova tra { $n } di minuti.
       *[other] Nel giro di un’ora sono stati chiesti cinque codici per questo indirizzo. Riprova tra { $n } minuti.
    }
codes-noMore = Per questo link non vengono inviati altri codici. Chiedi al mittente un nuovo link.
codes-noMail = Al momento questo server non può inviare un codice. Chiedi a chi ti ha inviato il link.
codes-badAddress = Questo non è un indirizzo email.

## codesLive

codesLive-noCode = Scrivi le otto lettere ricevute per email.
codesLive-comes = L’email con il codice di otto lettere deve attendere. Arriva entro { $time }, se l’indirizzo è tra quelli dei destinatari.
codesLive-offline = Il server non ha risposto. Controlla la connessione e riprova.

## company

company-signIn = Accedi con { $label }
company-or = Oppure con una password di questo server:
company-addressedTitle = Destinato a determinate persone
company-addressedSure = Chi ti ha inviato questo link vuole sapere con certezza chi lo apre.
company-addressedText = Accedi con { $label }; qui non serve un account.
company-addressedByDirectory = Accedi con il tuo nome e la tua password aziendali.
company-byPassword = Accedi con una password
company-otherTitle = Non è destinato a te
company-otherText = Risulti come { $address }, e questo è destinato a qualcun altro. Non è stato aperto nulla. Accedi con un altro account, o chiedi a chi lo ha inviato.
company-otherUnnamed = Questo è destinato a qualcun altro. Non è stato aperto nulla. Accedi con un altro account, o chiedi a chi lo ha inviato.
company-closedAccountTitle = Il tuo account è disattivato
company-closedAccountText = Il tuo account su questo server è disattivato o sospeso, quindi per te non si apre nulla. Non è stato aperto nulla. Chiedi a un amministratore.
company-known = Qui risulti come { $address }.
company-knownUnnamed = L’accesso aziendale ti ha riconosciuto.
company-notMe = Non sono io
company-goingOn = Un momento
company-goingOnText = La pagina successiva si apre da sola.
company-goOn = Continua

## companyRefused

companyRefused-not-allowed = Non fai parte di nessuno dei gruppi che possono usare questo server. Chiedi al suo amministratore.
companyRefused-no-account = Qui non hai un account. Chiedi a un amministratore di aggiungerne uno.
companyRefused-address-taken = Il tuo indirizzo email ha già un account qui. Chiedi a un amministratore di collegarlo a { $label }.
companyRefused-other-account = Questo accesso appartiene a un altro account qui. Chiedi a un amministratore.
companyRefused-not-set-up = Questo server non è ancora configurato.
companyRefused-disabled = Il tuo account è disattivato. Chiedi a un amministratore.
companyRefused-no-email = { $label } non comunica a questo server il tuo indirizzo email. Chiedi a un amministratore di aggiungere il claim email.
companyRefused-bad-email = Quello che { $label } indica come tuo indirizzo email non lo è. Chiedi a un amministratore.
companyRefused-no-groups = { $label } non comunica a questo server alcun tuo gruppo. O non fai parte di nessuno, o il provider li omette: chiedi a un amministratore.
companyRefused-too-many-groups = Fai parte di così tanti gruppi che { $label } li omette tutti. Chiedi a un amministratore di inviare solo quelli di questa applicazione.
companyRefused-bad-token = La risposta di { $label } non è valida per questo server. Nessuno ha effettuato l’accesso; il registro dice di più.
companyRefused-clock = Gli orologi di questo server e di { $label } differiscono troppo. Chiedi a un amministratore di regolarli.
companyRefused-other-issuer = La risposta è arrivata da un provider diverso da quello indicato nelle impostazioni. Nessuno ha effettuato l’accesso.
companyRefused-unreachable = { $label } non è raggiungibile al momento. Chi ha già effettuato l’accesso lo mantiene; riprova più tardi.
companyRefused-provider-error = { $label } ha segnalato un errore. Il registro di questo server dice quale.
companyRefused-client-refused = { $label } non accetta questo server: il suo segreto è errato o è scaduto. Chiedi a un amministratore.
companyRefused-cancelled = L’accesso con { $label } è stato annullato.
companyRefused-begin-again = Questo accesso è stato iniziato altrove, ha richiesto troppo tempo o è già stato usato. Ricomincia.

## factors

factors-title = Protezione aggiuntiva dell’accesso
factors-lead = Con un secondo fattore, una password rubata da sola non apre il tuo account.
factors-openText = Passkey, e un’app che mostra codici.
factors-yours = Protezione aggiuntiva dell’accesso
factors-limited = Questo server ti chiede un secondo fattore. Configurane uno qui, poi continua.
factors-goOn = Continua
factors-passkeys = Passkey
factors-passkeysText = Accedi con l’impronta digitale, il volto, un PIN o una chiave di sicurezza, senza password. Una passkey funziona solo a questo indirizzo, quindi nessuno può rubarla con il phishing.
factors-passkeyName = Nome del dispositivo
factors-passkeyPlaceholder = Portatile
factors-addPasskey = Aggiungi una passkey
factors-needsHttps = Qui le passkey non funzionano: i browser le consentono solo a un nome con https://. Chiedi un indirizzo di questo tipo al tuo amministratore.
factors-app = App con codici
factors-appText = Un’app sul telefono mostra un nuovo codice di sei cifre ogni 30 secondi.
factors-beginApp = Configura un’app
factors-removeApp = Rimuovi l’app dall’account
factors-scan = Scansiona questo codice con l’app:
factors-qr = Codice QR per l’app
factors-type = Oppure scrivi questo nell’app:
factors-code = Il codice che l’app mostra ora
factors-finish = Completa
factors-codesTitle = Codici di recupero
factors-codesText = Ognuno di questi codici permette di accedere una volta, se hai perso gli altri fattori. Vengono mostrati solo ora: stampali, o conservali dove conservi le password.
factors-renew = Nuovi codici di recupero
factors-confirmTitle = Conferma la tua identità
factors-confirmText = Prima di modificare i tuoi fattori, conferma la tua identità.
factors-codeOrRecovery = Un codice della tua app, o un codice di recupero
factors-confirm = Conferma
factors-remove = Elimina

## factorsLive

factorsLive-codesFile = codici-di-recupero.txt
factorsLive-limited =
    { $n ->
        [one] Troppi tentativi falliti. Riprova tra { $n } secondo.
        [many] Troppi tentativi falliti. Riprova tra { $n } di secondi.
       *[other] Troppi tentativi falliti. Riprova tra { $n } secondi.
    }
factorsLive-conflict = Esiste già, o non c’è posto per questo elemento. Ricarica la pagina.
factorsLive-lastOne = Questo server ti chiede un secondo fattore. Configurane un altro prima di eliminare questo.
factorsLive-noPasskeys = Non hai ancora passkey.
factorsLive-never = mai usata
factorsLive-used = ultimo utilizzo { $when }
factorsLive-made = aggiunta { $when }
factorsLive-remove = Elimina
factorsLive-removed = Fattore eliminato.
factorsLive-added = Fattore aggiunto.
factorsLive-removeQuestion = Eliminare la passkey «{ $name }»? Non aprirà più il tuo account.
factorsLive-removeAppQuestion = Rimuovere l’app dal tuo account? I suoi codici non apriranno più il tuo account.
factorsLive-nameIt = Dai un nome alla passkey.
factorsLive-passkeyCancelled = Non è stata usata alcuna passkey. Riprova.
factorsLive-passkeyRefused = Il server non ha accettato questa passkey. Riprova.
factorsLive-appSince = La tua app è stata configurata { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Resta { $n } codice di recupero.
        [many] Restano { $n } di codici di recupero.
       *[other] Restano { $n } codici di recupero.
    }
factorsLive-wrongCode = Questo codice è errato. Controlla l’ora del telefono e scrivi il codice mostrato adesso.
factorsLive-notConfirmed = Non è corretto. Riprova.
factorsLive-done = Ora hai un secondo fattore. Conserva i codici di recupero, poi continua.
factorsLive-copied = Copiato
factorsLive-copyFailed = Impossibile copiare. Seleziona il testo e copialo.

## secondStep

secondStep-title = Ancora un passaggio
secondStep-passkey = Usa una passkey
secondStep-code = Codice della tua app, o un codice di recupero
secondStep-codeHint = Sei cifre, o sedici lettere e cifre.
secondStep-recoveryCode = Codice di recupero
secondStep-recoveryHint = Sedici lettere e cifre. Hai ricevuto i codici quando hai aggiunto la tua passkey.
secondStep-submit = Accedi
secondStep-lost = Hai perso il telefono e i codici di recupero? Un amministratore di questo server può reimpostare i tuoi secondi fattori.
secondStep-again = Ricomincia

## secondStepLive

secondStepLive-noCode = Inserisci un codice.
secondStepLive-wrongCode = Questo codice è errato o è già stato usato. Attendi il successivo.
secondStepLive-passkeyCancelled = Non è stata usata alcuna passkey. Riprova, o usa un codice.
secondStepLive-passkeyRefused = Il server non ha accettato questa passkey. Riprova, o usa un codice.
secondStepLive-limited =
    { $n ->
        [one] Troppi codici errati. Riprova tra { $n } secondo.
        [many] Troppi codici errati. Riprova tra { $n } di secondi.
       *[other] Troppi codici errati. Riprova tra { $n } secondi.
    }
secondStepLive-retry = Ora puoi riprovare.
secondStepLive-offline = Il server non ha risposto. Controlla la connessione e riprova.
secondStepLive-failed = Si è verificato un errore ({ $status }).

## tokens

tokens-may = Che cosa può fare
tokens-everything = Tutto
tokens-create = Solo creare link
tokens-createRead = Creare e leggere link
tokens-audit = Solo leggere i registri
tokens-ask = Chiedere segreti ad altre persone e aprire le loro risposte
tokens-lasts = Per quanto tempo funziona
tokens-always = Finché non viene revocato
tokens-days30 = 30 giorni
tokens-days90 = 90 giorni
tokens-year = Un anno
tokens-networks = Solo da determinate reti
tokens-networksLabel = Indirizzi o reti
tokens-networksHint = Separali con virgole. Se è vuoto, il token funziona ovunque.

## tokensLive

tokensLive-tokenMay = può { $what }
tokensLive-tokenCreate = creare
tokensLive-tokenRead = leggere
tokensLive-tokenAudit = leggere i registri
tokensLive-tokenExpire = eliminare
tokensLive-tokenAdmin = amministrare
tokensLive-tokenAsk = chiedere segreti
tokensLive-tokenOpen = aprire le risposte
tokensLive-tokenFrom = solo da { $networks }
tokensLive-tokenUntil = scade { $when }
tokensLive-tokenOver = scaduto { $when }
tokensLive-tokenUsedFrom = ultimo utilizzo { $when } da { $address }
tokensLive-badNetworks = Inserisci indirizzi o reti come 192.0.2.0/24, al massimo 50.

## oversightLive

oversightLive-auditor = revisore
oversightLive-makeAuditor = Rendi revisore
oversightLive-makeAuditorQuestion = Rendere revisore { $email }? Vedrà i registri di tutti, e nessun segreto.
oversightLive-takeAuditor = Togli i diritti di revisore
oversightLive-takeAuditorQuestion = Togliere i diritti di revisore a { $email }? Le sue sessioni e i suoi token terminano.
oversightLive-log = Registro
oversightLive-logNothing = Nessuna voce.

## signIns

signIns-title = Accessi recenti
signIns-text = Chi ha effettuato l’accesso al tuo account, o ha tentato di farlo. Se non riconosci un accesso, cambia la password.

## signInsLive

signInsLive-signedIn = Accesso effettuato
signInsLive-signInFailed = Accesso non riuscito
signInsLive-byPassword = con una password
signInsLive-byLink = con un link monouso
signInsLive-bySetup = con il codice di configurazione
signInsLive-bySignUp = con la creazione dell’account
signInsLive-byDirectory = tramite la directory
signInsLive-byCompany = tramite l’accesso aziendale
signInsLive-byPasskey = con una passkey
signInsLive-secondFactor = con un secondo fattore
signInsLive-wrongPassword = password errata
signInsLive-wrongCode = codice di configurazione errato
signInsLive-wrongLink = link monouso non valido
signInsLive-wrongCurrent = password attuale errata
signInsLive-wrongFactor = secondo fattore errato
signInsLive-wrongPasskey = passkey errata
signInsLive-deviceGuesses = troppi tentativi su dispositivi noti
signInsLive-unanswered = la directory non ha risposto
signInsLive-asAdministrator = come amministratore
signInsLive-times =
    { $n ->
        [one] { $n } volta
        [many] { $n } di volte
       *[other] { $n } volte
    }
signInsLive-noSignIns = Non è ancora registrato alcun accesso.

## adminLog

adminLog-title = Registro degli amministratori
adminLog-lead = Chi ha effettuato l’accesso, e chi ha modificato account, token, chiavi e impostazioni. Nessuna voce può essere modificata o eliminata senza che si noti.
adminLog-person = Indirizzo email
adminLog-personHint = Di chi lo ha fatto, o di chi ne è interessato.
adminLog-what = Che cosa
adminLog-everything = Tutto
adminLog-show = Mostra
adminLog-newer = Più recenti
adminLog-older = Meno recenti

## adminLogLive

adminLogLive-signOut = Uscita
adminLogLive-leftOut = Più accessi non riusciti di quelli elencati
adminLogLive-userAdded = Account aggiunto
adminLogLive-userRemoved = Account eliminato
adminLogLive-userDisabled = Account disattivato
adminLogLive-userEnabled = Account attivato
adminLogLive-madeAdministrator = Reso amministratore
adminLogLive-noAdministrator = Non più amministratore
adminLogLive-madeAuditor = Reso revisore
adminLogLive-noAuditor = Non più revisore
adminLogLive-suspended = Sospeso dall’accesso aziendale
adminLogLive-admitted = Riammesso dall’accesso aziendale
adminLogLive-linked = Accesso aziendale collegato
adminLogLive-unlinked = Accesso aziendale scollegato
adminLogLive-vouched = Indirizzo confermato
adminLogLive-joinedGroup = Aggiunta a un gruppo
adminLogLive-leftGroup = Rimozione da un gruppo
adminLogLive-factorAdded = Secondo fattore aggiunto
adminLogLive-factorRemoved = Secondo fattore eliminato
adminLogLive-factorsReset = Secondi fattori reimpostati
adminLogLive-codesMade = Codici di recupero creati
adminLogLive-invited = Invito inviato
adminLogLive-accessEnded = Terminato tutto per l’account
adminLogLive-linksExpired = Link dell’account eliminati
adminLogLive-withdrawn = Invito ritirato
adminLogLive-sessionEnded = Sessione terminata
adminLogLive-linkMade = Link monouso creato
adminLogLive-passwordSet = Password impostata
adminLogLive-tokenMade = Token API creato
adminLogLive-tokenRemoved = Token API revocato
adminLogLive-settingsChanged = Impostazioni modificate
adminLogLive-rotationBegun = Rotazione della chiave principale iniziata
adminLogLive-rotationEnded = Rotazione della chiave principale terminata
adminLogLive-exported = Registri di controllo esportati
adminLogLive-backedUp = Backup creato
adminLogLive-restored = Backup ripristinato
adminLogLive-byWhom = da: { $name }
adminLogLive-commandLine = la riga di comando
adminLogLive-server = il server
adminLogLive-bySetupCode = il codice di configurazione
adminLogLive-bySigningUp = la creazione dell’account
adminLogLive-byOneTimeLink = un link monouso
adminLogLive-directory = la directory
adminLogLive-companySignIn = l’accesso aziendale
adminLogLive-noEntries = Nessuna voce corrisponde.
adminLogLive-showAll = Mostra tutto

## ownLogLive

ownLogLive-byCode = confermato con un codice: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Nota
ownLogLive-logCount = { $from }–{ $to } di { $total }
ownLogLive-own-creation = creazione
ownLogLive-own-view = apertura
ownLogLive-own-failed_view = tentativo non riuscito
ownLogLive-own-expire = eliminazione
ownLogLive-own-restored = eliminazione annullata
ownLogLive-own-failed_passphrase = frase segreta errata
ownLogLive-own-probable_program = probabilmente un programma
ownLogLive-own-code_sent = codice inviato per email
ownLogLive-own-code_queued = codice in attesa di invio per email
ownLogLive-own-code_failed = codice non inviato per email
ownLogLive-own-failed_code = codice errato
ownLogLive-own-owner_view = apertura da parte tua
ownLogLive-own-wrong_network = tentativo da un’altra rete
ownLogLive-own-other_device = tentativo su un altro dispositivo
ownLogLive-own-alarm = segnalazione: «Non ero io»
ownLogLive-own-freeze = pausa da parte tua
ownLogLive-own-thaw = riattivazione da parte tua
ownLogLive-own-changed = modifica da parte tua
ownLogLive-own-hold_asked = attende la tua autorizzazione
ownLogLive-own-hold_released = autorizzazione da parte tua
ownLogLive-own-hold_refused = rifiuto e pausa da parte tua
ownLogLive-own-request_view = lettura
ownLogLive-own-answer = risposta
ownLogLive-own-mail_returned = email tornata indietro
ownLogLive-own-creation_email_send = invio per email richiesto
ownLogLive-own-admin_view = apertura da parte di un amministratore
ownLogLive-own-imported = trasferimento da Password Pusher

## seenLogLive

seenLogLive-seen-creation = creazione
seenLogLive-seen-view = apertura
seenLogLive-seen-failed_view = tentativo non riuscito
seenLogLive-seen-expire = eliminazione
seenLogLive-seen-restored = eliminazione annullata
seenLogLive-seen-failed_passphrase = frase segreta errata
seenLogLive-seen-probable_program = probabilmente un programma
seenLogLive-seen-code_sent = codice inviato per email
seenLogLive-seen-code_queued = codice in attesa di invio per email
seenLogLive-seen-code_failed = codice non inviato per email
seenLogLive-seen-failed_code = codice errato
seenLogLive-seen-owner_view = apertura da parte del proprietario
seenLogLive-seen-wrong_network = rifiuto fuori dalle reti consentite
seenLogLive-seen-other_device = rifiuto su un altro dispositivo
seenLogLive-seen-alarm = segnalazione da parte di un destinatario
seenLogLive-seen-freeze = pausa da parte del proprietario
seenLogLive-seen-thaw = riattivazione da parte del proprietario
seenLogLive-seen-changed = modifica da parte del proprietario
seenLogLive-seen-hold_asked = attende il proprietario
seenLogLive-seen-hold_released = autorizzazione da parte del proprietario
seenLogLive-seen-hold_refused = rifiuto da parte del proprietario
seenLogLive-seen-request_view = lettura
seenLogLive-seen-answer = risposta
seenLogLive-seen-mail_returned = email tornata indietro
seenLogLive-seen-creation_email_send = invio per email richiesto
seenLogLive-seen-admin_view = apertura da parte di un amministratore
seenLogLive-seen-imported = trasferimento da Password Pusher

## eventNamesLive

eventNamesLive-push-created = Link creato
eventNamesLive-push-viewed = Link aperto
eventNamesLive-push-wrong_passphrase = Frase segreta errata
eventNamesLive-push-expired = Link scaduto
eventNamesLive-push-alarm = Segnalazione di un destinatario
eventNamesLive-push-hold_asked = Qualcuno è in attesa
eventNamesLive-push-code_failed = Codice non inviato per email
eventNamesLive-request-answered = Risposta a una richiesta
eventNamesLive-request-closed = Richiesta chiusa

## conditionWords

conditionWords-passphrases = frasi segrete
conditionWords-passwords = password
conditionWords-second_factors = secondi fattori
conditionWords-passkeys = passkey

## conditionSays

conditionSays-disk_full = Sul disco di { $directory } sono liberi solo { $freeBytes }: al di sotto di { $floorBytes } i file vengono rifiutati.
conditionSays-disk_low = Sul disco di { $directory } sono liberi { $freeBytes }, meno di quanto possono occupare i file di un link ({ $linkBytes }).
conditionSays-disk_no_inodes = File che entrano ancora sul disco di { $directory }: solo { $files }. Gli inode sono esauriti.
conditionSays-disk_error = Il disco di { $directory } ha segnalato un errore { $atMs }: { $reason }
conditionSays-database_damaged = Il database è danneggiato. Il registro indica i punti.
conditionSays-database_trouble = Questo server al momento non può gestire richieste: { $reason }
conditionSays-bucket_trouble = Non è possibile salvare o aprire file: { $reason }
conditionSays-scanner_trouble = L’antivirus non esamina i file, quindi vengono rifiutati tutti: { $reason }
conditionSays-sweep_failed = Ciò che è scaduto non viene eliminato dal disco: { $reason }
conditionSays-clock_jumped = L’orologio è andato avanti di più di un giorno. Ora segna: { $nowMs }. Per un’ora dopo il salto non viene cancellato nulla.
conditionSays-backup_failed = L’ultimo backup non è riuscito: { $reason }
conditionSays-backup_damaged = L’ultimo backup, { $name }, contiene dati danneggiati. Punti danneggiati: { $count }. { $reason }
conditionSays-backup_old = Data dell’ultimo backup: { $lastMs }.
conditionSays-certificate_ended = Il certificato { $file } è scaduto ({ $untilMs }): i client lo rifiutano.
conditionSays-certificate_ends = Il certificato { $file } è valido fino a { $untilMs }.
conditionSays-certificate_unusable = Un certificato sul disco non è utilizzabile: { $reason } Un server in esecuzione mantiene quello precedente.
conditionSays-certificate_not_obtained = Non c’è un certificato valido, e i client rifiutano questo server: { $reason }
conditionSays-certificate_not_renewed = Non è stato possibile rinnovare il certificato: { $reason }
conditionSays-client_secret_refused = Il provider di accesso non accetta oidc.client_secret: lì nessuno può accedere.
conditionSays-client_secret_ends = Il segreto in oidc.client_secret è valido fino a { $untilMs }. Dopo, nessuno potrà accedere presso il provider.
conditionSays-token_ends = Il token API «{ $name }» di { $owner }, usato di recente, è valido fino a { $untilMs }.
conditionSays-administrator_new = { $user } ha ottenuto i diritti di amministratore { $sinceMs } (da: { $by }).
conditionSays-guessing = Qualcuno tenta di indovinare ({ $guessed }): nel giro di un’ora sono stati rifiutati { $times } o più tentativi, perché troppi.
conditionSays-codes_failed = Non è possibile inviare per email i codici ai destinatari: { $reason }
conditionSays-codes_wait = Email in attesa con codici per destinatari: { $count }. Un destinatario o un mittente ha raggiunto il limite orario. L’ultima email parte { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] Non è stato possibile consegnare { $n } evento, che è stato abbandonato.
        [many] Non è stato possibile consegnare { $n } di eventi, che sono stati abbandonati.
       *[other] Non è stato possibile consegnare { $n } eventi, che sono stati abbandonati.
    }
conditionSays-deliveries_late = Un evento è in attesa di consegna. Data dell’evento: { $sinceMs }.
conditionSays-nodes_differ = I nodi differiscono tra loro: { $reason }
conditionSays-version_ready = Il file di una nuova versione si trova in { $file }.
conditionSays-disk_fine = Sul disco di { $directory } sono liberi { $freeBytes } di { $totalBytes }.
conditionSays-certificate_fine = Il certificato { $file } è valido fino a { $untilMs }.
conditionSays-backup_none = Non è stato ancora creato alcun backup.
conditionSays-backup_fine = Data dell’ultimo backup: { $lastMs }.
conditionSays-backup_scheduled = Ultimo backup: { $name }, { $lastMs }. Il prossimo è previsto: { $nextMs }.
conditionSays-node_fine = Il nodo { $node } esegue la versione { $version }.

## conditionMend

conditionMend-disk_full = Libera spazio su questo disco, o ampliane la capacità.
conditionMend-disk_low = Libera spazio su questo disco, o ampliane la capacità.
conditionMend-disk_no_inodes = Elimina i piccoli file che altri programmi hanno lasciato su questo disco.
conditionMend-disk_error = Crea subito un backup. Poi controlla il disco e il suo collegamento. Il registro di sistema dice di più.
conditionMend-database_damaged = Ripristina un backup.
conditionMend-database_trouble = Controlla il database, il suo host e il percorso di rete fino a esso.
conditionMend-bucket_trouble = Controlla il bucket, le sue chiavi e il percorso di rete fino a esso. Una directory condivisa dai nodi deve essere montata.
conditionMend-scanner_trouble = Avvia clamd, e consenti all’utente di questo server di leggerne il socket. Il registro di clamd dice di più.
conditionMend-sweep_failed = Nessuno può aprirlo. Controlla il disco e il registro.
conditionMend-clock_jumped = Se l’orologio è sbagliato, correggilo entro quell’ora. Se è giusto, non fare nulla: questo avviso compare anche dopo un lungo arresto o un ripristino.
conditionMend-backup_failed = Elimina la causa. Il server riprova da solo.
conditionMend-backup_damaged = Controlla il disco e scopri che cosa è danneggiato. I backup precedenti integri vengono conservati.
conditionMend-backup_old = Controlla ciò che crea i tuoi backup, o creane uno a mano.
conditionMend-certificate_ended = Sostituisci i file del certificato e della sua chiave. Il server li rilegge da solo.
conditionMend-certificate_ends = Sostituisci i file del certificato e della sua chiave. Il server li rilegge da solo.
conditionMend-certificate_unusable = Sostituisci i file del certificato e della sua chiave.
conditionMend-certificate_not_obtained = Il server riprova da solo. Controlla l’autorità di certificazione e il percorso di rete fino a essa.
conditionMend-certificate_not_renewed = Quello in uso è valido fino a { $untilMs }, e il server riprova. Controlla l’autorità di certificazione e il percorso di rete fino a essa.
conditionMend-client_secret_refused = Crea un nuovo segreto presso il provider, e impostalo.
conditionMend-client_secret_ends = Crea un nuovo segreto presso il provider, impostalo e indica la sua scadenza in oidc.client_secret_until.
conditionMend-token_ends = Il suo proprietario ne crea uno nuovo e lo fornisce al programma che lo usa.
conditionMend-administrator_new = Se non te lo aspettavi, togli questi diritti e controlla il registro degli amministratori.
conditionMend-guessing = Il registro indica gli indirizzi. Bloccali nel firewall.
conditionMend-codes_failed = Controlla il server di posta e le impostazioni della posta. I destinatari a cui il codice non è stato inviato devono chiederne un altro.
conditionMend-codes_wait = Se i mittenti devono raggiungere così tanti destinatari, aumenta mail.per_hour. I registri dei loro link dicono di chi sono i codici in attesa.
conditionMend-deliveries_dead = Ripara il servizio ricevente, poi fai consegnare di nuovo, o scarta, ciò che non è stato consegnato.
conditionMend-deliveries_late = Controlla il server di posta, il webhook o il collettore. Il registro dice quale non funziona.
conditionMend-nodes_differ = Dai a tutti i nodi la stessa versione, le stesse impostazioni e la stessa ora.
conditionMend-version_ready = Verificalo, poi esegui l’aggiornamento.
conditionMend-backup_none = Se nient’altro esegue il backup di questo server, creane uno.

## errorPage

errorPage-missing = Pagina non trovata
errorPage-missingText = A questo indirizzo non c’è alcuna pagina.
errorPage-home = Vai alla pagina iniziale
errorPage-busy = Troppe richieste al server
errorPage-busyText = Abbiamo ricevuto troppe richieste dal tuo indirizzo. Non è stato aperto nulla. Attendi un momento, poi ricarica questa pagina.
errorPage-keySent = Questo link non è più segreto
errorPage-keySentText = Un programma lungo il percorso, per esempio un filtro di posta, ha scritto %23 al posto del # in questo link, e così la sua chiave è stata inviata al server. Non è stato aperto nulla e non è stata contata alcuna visualizzazione, ma la chiave non è più segreta. Chiedi al mittente un nuovo link, inviato per un’altra via.
errorPage-upgrading = Questo server è in fase di aggiornamento
errorPage-upgradingText = Non è stato aperto nulla e non è andato perso nulla. Ricarica questa pagina tra un minuto.
errorPage-unavailable = Non disponibile in questo momento
errorPage-unavailableText = Al momento il server non può farlo. Non è stato aperto nulla e non è andato perso nulla. Riprova tra qualche minuto.
errorPage-unconfirmed = Non confermato
errorPage-unconfirmedText = Il server non può dire se l’operazione è riuscita. Potrebbe essere stata contata una visualizzazione anche se non è stato mostrato nulla. Riprova tra qualche minuto; se a quel punto il segreto non c’è più, chiedi un nuovo link al mittente.
errorPage-defect = Si è verificato un errore
errorPage-defectText = Non dovrebbe accadere. Comunica al gestore di questo server quando è successo: i dettagli sono nel registro.

## mailShared

mailShared-subject = { $sender } ha qualcosa per te
mailShared-lead = { $sender } condivide con te qualcosa di riservato tramite { $service }.
mailShared-link = Apri
mailShared-until = Il link funziona fino a { $when }.
mailShared-views =
    { $n ->
        [one] Si può aprire una volta.
        [many] Si può aprire { $n } di volte.
       *[other] Si può aprire { $n } volte.
    }
mailShared-notice = Chiedi il link a { $sender }: questa email non lo contiene.
mailShared-stranger = Se non conosci { $sender }, ignora questa email.
mailShared-unverified = Nessuno ha verificato che l’indirizzo { $sender } appartenga al mittente. Chiedi a { $sender }, per un’altra via, se questa email è sua. Se non puoi, ignorala.

## mailAsked

mailAsked-subject = { $sender } ti chiede qualcosa
mailAsked-lead = { $sender } ti chiede di inviare qualcosa di riservato tramite { $service }.
mailAsked-link = Rispondi
mailAsked-until = Puoi rispondere fino a { $when }. Non serve un account.

## mailNeeds

mailNeeds-name = Il mittente indica il nome «{ $name }».
mailNeeds-shared = Prima di aprirlo:
mailNeeds-asked = Prima di rispondere:
mailNeeds-from = Si apre a partire da { $when }.
mailNeeds-passphrase = Serve una frase segreta. { $sender } te la comunica per un’altra via.
mailNeeds-code = Serve un codice. La pagina lo invia per email a { $address } quando lo chiedi.
mailNeeds-proof = Solo determinate persone possono aprirlo. La pagina ti chiede di dimostrare che sei una di loro.
mailNeeds-release = { $sender } deve autorizzarti ad aprirlo. Apri il link e lascia aperta la pagina fino ad allora.
mailNeeds-lock = Solo il dispositivo e il browser che lo aprono per primi possono riaprirlo. Aprilo dove ti serve.
mailNeeds-letters = La pagina mostra tre lettere. Scrivile, così la pagina saprà che non sei un programma.

## mailOpened

mailOpened-subject = Aperto: { $name }
mailOpened-unnamed = Il tuo link ({ $date })
mailOpened-lead = Il tuo link è stato aperto: { $when }.
mailOpened-left =
    { $n ->
        [one] Si può aprire ancora una volta.
        [many] Si può aprire ancora { $n } di volte.
       *[other] Si può aprire ancora { $n } volte.
    }
mailOpened-last = Questa era l’ultima visualizzazione: il segreto è cancellato.
mailOpened-link = I miei link
mailOpened-why = Ricevi questa email perché hai chiesto un avviso all’apertura.

## mailAnswered

mailAnswered-subject = Risposta: { $name }
mailAnswered-unnamed = La tua richiesta ({ $date })
mailAnswered-lead = La tua richiesta ha ricevuto una risposta: { $when }.
mailAnswered-keep = Questa email non contiene la risposta. Accedi per aprirla.
mailAnswered-link = Richieste
mailAnswered-why = Ricevi questa email perché ne hai chiesta una per ogni risposta.

## mailCode

mailCode-subject = Il tuo codice da { $service }
mailCode-lead = Qualcuno condivide con te qualcosa di riservato tramite { $service }. Per aprirlo, scrivi questo codice nella pagina che lo ha chiesto:
mailCode-leadNamed = { $sender } condivide con te qualcosa di riservato tramite { $service }. Per aprirlo, scrivi questo codice nella pagina che lo ha chiesto:
mailCode-asks = Qualcuno ti chiede qualcosa di riservato tramite { $service }. Per leggere la richiesta e rispondere, scrivi questo codice nella pagina che lo ha chiesto:
mailCode-asksNamed = { $sender } ti chiede qualcosa di riservato tramite { $service }. Per leggere la richiesta e rispondere, scrivi questo codice nella pagina che lo ha chiesto:
mailCode-until =
    { $n ->
        [one] Il codice funziona una volta, per { $n } minuto, e solo nel browser che lo ha chiesto.
        [many] Il codice funziona una volta, per { $n } di minuti, e solo nel browser che lo ha chiesto.
       *[other] Il codice funziona una volta, per { $n } minuti, e solo nel browser che lo ha chiesto.
    }
mailCode-ignore = Se non hai chiesto un codice, ignora questa email e non dare il codice a nessuno.

## mailInvited

mailInvited-subject = Il tuo account su { $service }
mailInvited-lead = Ora hai un account su { $service }: { $email }.
mailInvited-link = Scegli una password
mailInvited-once = Il link funziona una volta, fino a { $when }.

## mailReset

mailReset-subject = Scegli una nuova password per { $service }
mailReset-lead = Un amministratore di { $service } ti permette di scegliere una nuova password per { $email }.
mailReset-link = Scegli una password
mailReset-once = Il link funziona una volta, fino a { $when }.

## mailNotice

mailNotice-subject = Il tuo account su { $service }
mailNotice-password = La password di { $email } è stata modificata: { $when }.
mailNotice-factorAdded = Un secondo fattore è stato aggiunto a { $email }: { $when }.
mailNotice-factorRemoved = Un secondo fattore di { $email } è stato eliminato: { $when }.
mailNotice-factorsReset = Tutti i secondi fattori di { $email } sono stati eliminati da un amministratore: { $when }.
mailNotice-recoveryCodes = Nuovi codici di recupero sono stati creati per { $email }: { $when }. Quelli precedenti non funzionano più.
mailNotice-recoveryCode = Un codice di recupero di { $email } è stato usato: { $when }. Non funziona una seconda volta.
mailNotice-devices = Troppe password o troppi codici errati per { $email } sono arrivati da browser già usati per accedere: { $when }. Qualcuno potrebbe avere uno dei tuoi dispositivi.
mailNotice-from = L’operazione proviene dall’indirizzo { $address }.
mailNotice-stranger = Se non te lo aspettavi, cambia la tua password su { $service } e avvisa l’amministratore.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } questione per l’amministratore
        [many] { $service }: { $n } di questioni per l’amministratore
       *[other] { $service }: { $n } questioni per l’amministratore
    }
mailConditions-link = Stato del server
mailConditions-why = Ricevi questa email perché il tuo indirizzo è in notices.mail. Arriva una volta, e di nuovo dopo sette giorni se nulla è cambiato. Esegui i comandi sull’host del server, con sudo e l’opzione --config del server.

## mailTest

mailTest-subject = Prova di { $service }
mailTest-lead = Le email di { $service } arrivano.
mailTest-link = { $service }

## opener

opener-title = Apri un link sigillato
opener-lead = Questa pagina è un tuo file: apre link sigillati end-to-end, e nessun server può modificarla. Chiede al server del link il segreto sigillato, e nient’altro.
opener-link = Link, con la parte dopo il #
opener-passphraseHint = Solo se il mittente te ne ha comunicata una.
opener-open = Apri
opener-notLink = Questo non è un link a un segreto. Copia il link intero, da https:// fino alla fine.
opener-unreachable = Nessuna risposta che questa pagina possa leggere. Il server non è raggiungibile, oppure consente di aprire questo link solo alla propria pagina: il segreto potrebbe non essere sigillato, o essere limitato a determinate reti. Non è stato aperto nulla.
opener-incomplete = La risposta non è arrivata per intero. Potrebbe essere stata contata una visualizzazione.
opener-notSealed = Ciò che il server ha inviato non è sigillato, quindi non è ciò che il mittente ha sigillato per questo link. Non ne viene mostrato nulla.
opener-wrong = La frase segreta è errata o manca. Non è stata contata alcuna visualizzazione.
opener-refused = Al momento il server non lo consegna. Non è stata contata alcuna visualizzazione.
opener-held = Chi ha inviato il link deve autorizzarti. Comunicagli queste parole: { $words }
opener-heldWordless = Chi ha inviato il link deve autorizzarti.
opener-otherPassphrase = Non si apre con questa frase segreta. Riprova: il segreto sigillato è qui, e non viene contata un’altra visualizzazione. Lascia vuoto il campo se il mittente non ti ha comunicato alcuna frase segreta.
opener-go = Apri l’indirizzo su { $host }
opener-saved = Salvato

## languages

languages-title = Scegli la tua lingua
languages-search = Trova la tua lingua
languages-searchHint = Il suo nome originale, il nome inglese o il codice, come pt-BR.
languages-find = Cerca
languages-none = Nessuna lingua corrisponde.
languages-all = Tutte le lingue
languages-browser = Lingua del mio browser
languages-back = Torna alla pagina
languages-counts = I testi nelle altre lingue sono traduzioni. Se differiscono dall’inglese, vale il testo inglese. Se trovi una parola sbagliata, dillo a chi gestisce questo server.
languages-recipient = Lingua per il destinatario
languages-recipientHint = Per la pagina del link e per la relativa email. I destinatari che hanno scelto una lingua mantengono la propria.
languages-recipientOwn = Quella chiesta dal loro browser
languages-answerer = Lingua per chi risponde
languages-answererHint = Per la pagina della richiesta. Chi ha scelto una lingua mantiene la propria.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } lingua
        [many] { $n } di lingue
       *[other] { $n } lingue
    }
languagesLive-recipientLanguage = Lingua per il destinatario
