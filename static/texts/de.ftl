### German

## layout

layout-skip = Zum Inhalt springen
layout-navigation = Hauptnavigation
layout-create = Neu
layout-pushes = Meine Links
layout-admin = Admin
layout-account = Konto
layout-signIn = Anmelden
layout-languages = Sprache
layout-light = Hell
layout-dark = Dunkel
layout-auto = Auto
layout-api = API
layout-about = Über diesen Dienst
layout-aboutLine = Wie das funktioniert und wer diesen Dienst betreibt
layout-noScript = Diese Seite braucht JavaScript. Ihre Skripte verbinden sich nur mit diesem Server.
layout-otherWays = Sie können auch die API oder die Kommandozeile verwenden.
layout-waiting = Die Seite wird noch geladen. Wenn sich nichts ändert, laden Sie sie neu.
layout-plain = Diese Verbindung ist nicht verschlüsselt: Andere im Netz können mitlesen, was Sie hier senden und öffnen. Nutzen Sie eine https://-Adresse, wenn es eine gibt.
layout-notSealed = Das hat der Absender nicht versiegelt
layout-notSealedText = Der Absender hat dieses Geheimnis versiegelt, aber was der Server gesendet hat, ist nicht versiegelt. Nichts davon wird gezeigt. Fragen Sie den Absender, zum Beispiel am Telefon.

## create

create-title = Geheimnis teilen
create-tagline = Senden Sie ein Passwort oder eine Datei mit einem Link, der abläuft.
create-kinds = Was möchten Sie teilen?
create-text = Text
create-files = Dateien
create-url = Link
create-qr = QR-Code
create-textLabel = Ihr Geheimnis
create-shared = Aus einer anderen App geteilt: Prüfen Sie es, bevor Sie es senden.
create-textPlaceholder = Ein Passwort, ein Schlüssel, eine Notiz …
create-urlLabel = Webadresse
create-urlHint = Die Adresse wird erst angezeigt und nur nach einer Bestätigung geöffnet.
create-qrLabel = Text, der als QR-Code gezeigt wird
create-qrHint = Der Text wird als QR-Code zum Scannen angezeigt.
create-message = Mitteilung (optional)
create-filesSignIn = Melden Sie sich an, um Dateien zu teilen.
create-hide = Beim Tippen verbergen
create-generator = Passwort erzeugen
create-style = Art
create-styleCharacters = Zeichen
create-styleWords = Wörter
create-stylePin = PIN
create-pinHint = Als Passphrase genügt sie, weil dieser Server Versuche begrenzt. Als Geheimnis selbst ist sie zu schwach.
create-length = Länge
create-digits = Ziffern
create-symbols = Sonderzeichen
create-capitals = Großbuchstaben
create-generated = Vorschlag
create-again = Neuer Vorschlag
create-use = Übernehmen
create-lifetime = Läuft ab nach
create-views = Anzahl Aufrufe
create-passphrase = Passphrase (optional)
create-passphraseRequired = Passphrase (erforderlich)
create-passphraseLength =
    { $n ->
        [one] Mindestens { $n } Zeichen.
       *[other] Mindestens { $n } Zeichen.
    }
create-passphraseHint = Übermitteln Sie die Passphrase getrennt vom Link, zum Beispiel telefonisch.
create-suggest = Vorschlagen
create-add = Option hinzufügen …
create-covered = Verdeckt halten, bis man darauf tippt
create-coveredHint = So liest niemand beim Öffnen über die Schulter mit.
create-deletable = Wer den Link hat, darf das Geheimnis löschen
create-notifyMe = Mich benachrichtigen, wenn es geöffnet wird
create-notifyByMail = Sie erhalten eine E‑Mail und eine Markierung unter „Meine Links“.
create-notifyInList = Sie erhalten eine Markierung unter „Meine Links“.
create-name = Name (nur für Sie sichtbar)
create-note = Notiz (nur für Sie sichtbar)
create-sign = Mit Namen unterschreiben
create-senderName = Ihr Name
create-senderMessage = Mitteilung an den Empfänger
create-senderMessageHint = Jeder, der den Link hat, sieht sie vor dem Öffnen des Geheimnisses. Schreiben Sie hier nichts Vertrauliches.
create-senderEmail = Adresse Ihres Kontos zeigen: { $email }
create-sealed = Ende-zu-Ende-verschlüsselt
create-sealedHint = Niemand außer dem Empfänger kann das Geheimnis lesen, nicht einmal dieser Server.
create-sealedName = Geben Sie ihm einen Namen für Ihre Liste: Auch die Namen der Dateien sind geschützt. Name, Notiz und Unterschrift sind es nicht.
create-sealedRequired = Dieser Server nimmt nichts anderes an.
create-groupLimits = Für Sie gelten die Grenzen Ihrer Gruppen: { $groups }.
create-shownOnce = Kopieren Sie den Link jetzt. Er wird nicht noch einmal angezeigt.
create-remembered = Ihre Auswahl wird auf diesem Gerät gespeichert.
create-reset = Auf Standard zurücksetzen
create-submit = Link erstellen
create-ready = Ihr Link ist fertig
create-passphraseNext = Übermitteln Sie jetzt die Passphrase auf anderem Weg
create-passphraseReminder = Der Link lässt sich nur mit dieser Passphrase öffnen. Nennen Sie sie zum Beispiel am Telefon; sie wird nicht noch einmal angezeigt.
create-copyPassphrase = Passphrase kopieren
create-end = Jetzt löschen
create-another = Weiteres Geheimnis teilen

## createClosed

createClosed-title = Melden Sie sich an, um ein Geheimnis zu teilen
createClosed-text = Aus Ihrem Netz können nur Personen mit einem Konto Links erstellen.
createClosed-hint = Haben Sie einen Link erhalten, lässt er sich von hier wie gewohnt öffnen.
createClosed-nothingTitle = Sie können hier nichts teilen
createClosed-nothing = Die Grenzen Ihrer Gruppen ({ $groups }) lassen keine Art von Geheimnis übrig. Wenden Sie sich an die Administration.

## createLive

createLive-bytes = { $used } von { $limit }
createLive-characters = Zeichen: { $used } von { $limit }
createLive-bits =
    { $n ->
        [one] etwa { $n } Bit
       *[other] etwa { $n } Bit
    }
createLive-termViews =
    { $n ->
        [one] { $n } Aufruf
       *[other] { $n } Aufrufe
    }
createLive-termUntil = bis { $date }
createLive-noPassphrase = ohne Passphrase
createLive-withPassphrase = mit Passphrase
createLive-needsPassphrase = Passphrase erforderlich
createLive-passphraseMissing = Geben Sie eine Passphrase ein.
createLive-passphraseShort =
    { $n ->
        [one] Diese Passphrase ist zu kurz: mindestens { $n } Zeichen. Eine Folge wie aaaa oder 1234 zählt als zwei.
       *[other] Diese Passphrase ist zu kurz: mindestens { $n } Zeichen. Eine Folge wie aaaa oder 1234 zählt als zwei.
    }
createLive-signed = Unterschrieben: { $by }
createLive-blank = Geben Sie zuerst ein Geheimnis ein.
createLive-tooLong = Das ist zu lang: höchstens { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] Das ist zu lang: höchstens { $n } Zeichen.
       *[other] Das ist zu lang: höchstens { $n } Zeichen.
    }
createLive-badUrl = Geben Sie eine Webadresse ein, zum Beispiel https://example.org.
createLive-unsealed = Ihr Browser konnte das nicht versiegeln. Es wurde nichts gesendet.
createLive-opens =
    { $n ->
        [one] Lässt sich einmal öffnen, bis { $date } ({ $relative }).
       *[other] Lässt sich { $n }‑mal öffnen, bis { $date } ({ $relative }).
    }
createLive-endedTitle = Das Geheimnis ist gelöscht
createLive-ended = Der Inhalt ist gelöscht. Niemand kann den Link mehr öffnen, auch Sie nicht.
createLive-goneTitle = Der Link ist abgelaufen
createLive-gone = Niemand kann ihn mehr öffnen. Der Inhalt ist gelöscht.
createLive-linkUnsaved = Sie haben den Link noch nicht kopiert, und nur diese Seite zeigt ihn. Trotzdem verlassen?
createLive-passphraseUnsaved = Sie haben die Passphrase noch nicht kopiert, und nur diese Seite zeigt sie. Trotzdem verlassen?
createLive-leaveIt = Verlassen
createLive-offline = Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
createLive-rateLimited =
    { $n ->
        [one] Zu viele Zugriffe. Versuchen Sie es in { $n } Sekunde erneut.
       *[other] Zu viele Zugriffe. Versuchen Sie es in { $n } Sekunden erneut.
    }
createLive-tryAgain = Sie können es jetzt erneut versuchen.
createLive-tooLarge = Das ist größer, als der Server zulässt.
createLive-signInFirst = Melden Sie sich zuerst an.
createLive-unavailable = Der Server ist gerade nicht erreichbar. Ihre Eingaben sind noch da: Versuchen Sie es gleich noch einmal.
createLive-noSpace = Der Server hat keinen freien Speicherplatz mehr. Es wurde nichts gespeichert.
createLive-failed = Es ist ein Fehler aufgetreten ({ $status }). Es wurde nichts gespeichert.
createLive-refused = Der Server nimmt diesen Wert nicht an.
createLive-tooMany =
    { $n ->
        [one] Höchstens { $n } Eintrag.
       *[other] Höchstens { $n } Einträge.
    }
createLive-outOfRange = Geben Sie eine Zahl von { $min } bis { $max } ein.

## resultLive

resultLive-notOpened = Noch nicht geöffnet.
resultLive-openedTimes =
    { $n ->
        [one] Einmal geöffnet: { $date }.
       *[other] { $n }‑mal geöffnet, zuletzt { $date }.
    }

## fileBox

fileBox-files = Dateien
fileBox-dropHere = Dateien oder Ordner hier ablegen
fileBox-chooseFiles = Dateien auswählen
fileBox-chooseFolder = Ordner auswählen
fileBox-cancel = Abbrechen

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Höchstens eine Datei mit { $file }.
       *[other] Höchstens { $n } Dateien, je { $file }, zusammen { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Ein Link kann nur eine Datei enthalten.
       *[other] Ein Link kann höchstens { $n } Dateien enthalten.
    }
filesLive-fileTooLarge = „{ $name }“ ist größer als { $limit }.
filesLive-filesTooLarge = Die Dateien sind zusammen größer als { $limit }.
filesLive-noFiles = Wählen Sie mindestens eine Datei aus.
filesLive-packing = „{ $name }“ wird noch gepackt.
filesLive-remove = { $name } entfernen
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Verbindung unterbrochen. Es geht von selbst weiter.
filesLive-uploaded = Gesendet. Der Server speichert …
filesLive-sealing = Wird in Ihrem Browser versiegelt: { $percent }
filesLive-unreadable = Ihr Browser kann eine der Dateien nicht mehr lesen. Es wurde nichts gesendet. Wählen Sie die Dateien neu aus.
filesLive-cancelled = Abgebrochen. Es wurde nichts gespeichert.

## reveal

reveal-title = Ein Geheimnis für Sie
reveal-intro = Jemand hat etwas Vertrauliches mit Ihnen geteilt.
reveal-ownTitle = Ihr eigenes Geheimnis
reveal-ownIntro = Sie haben das selbst geteilt. Ihre Empfänger öffnen es auf dieser Seite.
reveal-ownPage = Zu Link, QR-Code und Protokoll
reveal-passphrase = Passphrase
reveal-passphraseHint = Sie erhalten sie vom Absender, getrennt von diesem Link.
reveal-unlock = Öffnen
reveal-open = Geheimnis anzeigen
reveal-counts = Das Öffnen zählt als Aufruf.
reveal-how = So funktioniert es
reveal-sealed = Es ist Ende-zu-Ende-verschlüsselt: Nur Ihr Browser kann es öffnen, und dieser Server kann es nicht lesen.
reveal-sealedNoScript = Dieser Link öffnet sich nur mit JavaScript oder mit dem Befehl „secretpush open“.
reveal-largeText = Eine der Dateien ist größer als 256 MiB, und dieser Browser kann eine versiegelte Datei dieser Größe nicht speichern. Das hat nicht als Aufruf gezählt. Öffnen Sie den Link an einem Computer über https:// in Chrome oder Edge oder mit diesem Befehl:
reveal-copyCommand = Befehl kopieren
reveal-secret = Das Geheimnis
reveal-show = Anzeigen
reveal-onPaper = Das Geheimnis ist verdeckt. Wählen Sie auf der Seite „Anzeigen“ und drucken Sie noch einmal.
reveal-hide = Verbergen
reveal-copy = Kopieren
reveal-save = Als Datei speichern
reveal-print = Drucken
reveal-files = Dateien
reveal-download = Herunterladen
reveal-downloadAll = Alle als ZIP herunterladen
reveal-address = Der Absender möchte, dass Sie diese Adresse öffnen:
reveal-go = Adresse öffnen …
reveal-goTitle = Diese Seite verlassen?
reveal-goText = Sie öffnen gleich eine Adresse bei:
reveal-goYes = Öffnen
reveal-goTo = Adresse bei { $host } öffnen
reveal-qr = Scannen Sie diesen Code
reveal-qrText = Inhalt des Codes
reveal-remove = Jetzt löschen
reveal-removeText = Danach kann niemand mehr diesen Link öffnen, auch Sie nicht.
reveal-removeYes = Löschen
reveal-cancel = Abbrechen
reveal-deletedTitle = Gelöscht
reveal-deletedText = Niemand kann diesen Link mehr öffnen, und auch diese Seite enthält das Geheimnis nicht mehr.
reveal-undo = Rückgängig machen
reveal-openAgain = Zurück zum Link
reveal-gone = Hier gibt es nichts mehr
reveal-goneText = Dieser Link ist abgelaufen, wurde gelöscht oder hat nie existiert.
reveal-openedHere = Sie haben diesen Link auf diesem Gerät geöffnet, am { $date } ({ $relative }). Inzwischen ist er abgelaufen oder wurde gelöscht.
reveal-goneHint = Bitten Sie den Absender um einen neuen Link.
reveal-goneCreate = Selbst ein Geheimnis teilen
reveal-letters = Tippen Sie diese drei Buchstaben ab
reveal-lettersNeeded = Tippen Sie die drei Buchstaben ab und drücken Sie dann noch einmal die Schaltfläche. Es wurde nichts geöffnet.
reveal-lettersOther = Das waren andere Buchstaben. Tippen Sie diese drei ab und drücken Sie dann noch einmal die Schaltfläche. Es wurde nichts geöffnet.
reveal-wrong = Die Passphrase ist falsch.
reveal-limited = Zu viele falsche Passphrasen. Warten Sie eine Minute und versuchen Sie es dann erneut.
reveal-refused = Wer Ihnen dies geschickt hat, hat die Freigabe abgelehnt.
reveal-waitOver = Ihre Wartezeit ist vorbei. Öffnen Sie es erneut, um noch einmal zu fragen.
reveal-crowded = Zu viele Personen warten darauf. Versuchen Sie es in einer Minute erneut.
reveal-scanner = Dieser Browser gibt an, ein Programm zu sein, das Links prüft. Deshalb wurde nichts geöffnet. Öffnen Sie den Link in einem anderen Browser.
reveal-again = Neuladen öffnet das Geheimnis nicht noch einmal. Drücken Sie dafür die Schaltfläche.
reveal-failed = Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es gleich noch einmal.

## senderNote

senderNote-label = Vom Absender
senderNote-shares = { $name } teilt etwas mit Ihnen.
senderNote-writes = { $name } schreibt:
senderNote-unnamedWrites = Der Absender schreibt:
senderNote-account = Gesendet über das Konto { $email } auf diesem Server.
senderNote-anyAccount = Gesendet über das Konto { $email }. Hier kann jeder ein Konto erstellen, die Adresse ist also nicht geprüft.
senderNote-unverifiedAccount = Gesendet über das Konto { $email }. Die Adresse hat niemand geprüft.
senderNote-ownWords = Name und Mitteilung sind Angaben des Absenders.
senderNote-unverified = Name und Mitteilung sind Angaben des Absenders. Ob der Name stimmt, weiß dieser Server nicht.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Sie können das noch { $n } Sekunde lang rückgängig machen.
       *[other] Sie können das noch { $n } Sekunden lang rückgängig machen.
    }

## undoLive

undoLive-deleted = Gelöscht. Niemand kann es öffnen.
undoLive-undo = Rückgängig ({ $seconds })
undoLive-undone = Die Löschung ist zurückgenommen.
undoLive-tooLate = Das ließ sich nicht zurücknehmen: Es ist gelöscht.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Das Geheimnis lässt sich noch einmal öffnen, bis { $date } ({ $relative }).
       *[other] Das Geheimnis lässt sich noch { $n }‑mal öffnen, bis { $date } ({ $relative }).
    }
revealLive-lastView = Das war der letzte Aufruf. Das Geheimnis ist auf dem Server gelöscht: Sichern Sie jetzt, was Sie brauchen.
revealLive-lastViewFiles = Das war der letzte Aufruf. Laden Sie jetzt herunter, was Sie brauchen: Die Links gelten nur kurze Zeit.
revealLive-ownView = Ihre eigenen Aufrufe zählen nicht.
revealLive-shown = Das Geheimnis wird angezeigt.
revealLive-covered = Das Geheimnis ist verdeckt.
revealLive-copied = Kopiert
revealLive-copyFailed = Das Kopieren ist fehlgeschlagen. Markieren Sie den Text und kopieren Sie ihn.
revealLive-wrong = Die Passphrase ist falsch.
revealLive-limited =
    { $n ->
        [one] Zu viele falsche Passphrasen. Versuchen Sie es in { $n } Sekunde erneut.
       *[other] Zu viele falsche Passphrasen. Versuchen Sie es in { $n } Sekunden erneut.
    }
revealLive-busy =
    { $n ->
        [one] Zu viele Zugriffe. Versuchen Sie es in { $n } Sekunde erneut.
       *[other] Zu viele Zugriffe. Versuchen Sie es in { $n } Sekunden erneut.
    }
revealLive-again = Sie können es jetzt erneut versuchen.
revealLive-unconnected = Sie sind offline. Es wurde nichts geöffnet.
revealLive-offline = Die Antwort des Servers kam nicht vollständig an. Sie kann als Aufruf gezählt haben.
revealLive-failed = Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es gleich noch einmal.
revealLive-downloaded = Heruntergeladen
revealLive-downloadedOf = Dateien heruntergeladen: { $done } von { $total }
revealLive-preview = Vorschau
revealLive-previewOf = Vorschau von { $name }
revealLive-previewFailed = Dieses Bild lässt sich hier nicht anzeigen. Laden Sie es herunter.
revealLive-downloadFailed = Der Download wurde unterbrochen. Vielleicht ist der Link abgelaufen.
revealLive-deleteFailed = Das Geheimnis konnte nicht gelöscht werden.
revealLive-noAddress = Das ist keine Webadresse und wird deshalb nur als Text angezeigt.
revealLive-fileName = geheimnis.txt
revealLive-see = Anzeigen

## sealedLive

sealedLive-linkCut = Dieser Link ist nicht vollständig: Der Teil nach dem # fehlt. Bitten Sie den Absender um den vollständigen Link. Es wurde nichts geöffnet und kein Aufruf gezählt.
sealedLive-linkAltered = Dieser Link wurde unterwegs abgeschnitten oder verändert: Der Teil nach dem # stimmt nicht. Bitten Sie den Absender um den vollständigen Link. Es wurde nichts geöffnet und kein Aufruf gezählt.
sealedLive-moduleMissing = Der Teil dieser Seite, der versiegelte Geheimnisse öffnet, ist nicht angekommen. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu. Es wurde nichts geöffnet und kein Aufruf gezählt.
sealedLive-sealBroken = Der versiegelte Inhalt wurde beschädigt oder verändert; deshalb wird nichts davon gezeigt. Bitten Sie den Absender, ihn noch einmal zu senden.
sealedLive-sealShort = Das Ende des versiegelten Inhalts fehlt; deshalb wird nichts davon gezeigt. Bitten Sie den Absender, ihn noch einmal zu senden.
sealedLive-sealOther = Der versiegelte Inhalt passt nicht zu diesem Link, oder diese Seite kann seine Art der Versiegelung nicht öffnen. Bitten Sie den Absender, ihn noch einmal zu senden.
sealedLive-fileWhole = Vollständig: „{ $name }“ wurde bis zum letzten Byte geprüft.
sealedLive-fileBroken = „{ $name }“ wurde beschädigt oder verändert. Es wurde nichts davon gespeichert.
sealedLive-fileShort = Das Ende von „{ $name }“ fehlt. Es wurde nichts davon gespeichert.
sealedLive-fileTooLarge = „{ $name }“ ist zu groß für diesen Browser. Öffnen Sie den Link an einem Computer über https:// in Chrome oder Edge oder mit dem Befehl „secretpush open“.

## newRequest

newRequest-sealed = Nur Sie können die Antwort lesen
newRequest-sealedHint = Auch dieser Server kann sie nicht lesen.
newRequest-sealedRequired = Dieser Server nimmt nichts anderes an.
newRequest-collectTitle = Ihr Schlüssel zu den Antworten
newRequest-collectText = Sie brauchen ihn, um die Antworten zu lesen, und er wird nicht noch einmal angezeigt: Laden Sie die Wiederherstellungsdatei herunter. Senden Sie den Schlüssel niemandem.
newRequest-copyCollect = Schlüssel kopieren
newRequest-recovery = Wiederherstellungsdatei herunterladen
newRequest-showKey = Schlüssel als Link anzeigen
newRequest-title = Um ein Geheimnis bitten
newRequest-lead = Wer den Link bekommt, kann Ihnen ohne Konto ein Geheimnis senden.
newRequest-link = Jemanden um ein Geheimnis bitten
newRequest-what = Was brauchen Sie?
newRequest-whatHint = Jeder, der den Link hat, kann das lesen. Schreiben Sie hier nichts Vertrauliches.
newRequest-takesFiles = Dateien sind erlaubt
newRequest-showsEmail = Adresse Ihres Kontos zeigen: { $email }
newRequest-notifyMe = Bei jeder Antwort eine E‑Mail an mich
newRequest-name = Name (nur für Sie sichtbar)
newRequest-note = Notiz (nur für Sie sichtbar)
newRequest-files = Dateien für die Person, die antwortet (optional)
newRequest-filesHint = Zum Beispiel ein Formular zum Ausfüllen. Jeder, der den Link hat, kann sie herunterladen.
newRequest-until = Offen für
newRequest-answers = Erlaubte Antworten
newRequest-passphrase = Passphrase (optional)
newRequest-passphraseHint = Nötig, um die Anfrage zu lesen und zu beantworten. Nennen Sie die Passphrase zum Beispiel am Telefon.
newRequest-more = Weitere Optionen
newRequest-submit = Link erstellen
newRequest-ready = Ihr Link ist fertig
newRequest-page = Seite dieser Anfrage öffnen
newRequest-passphraseNext = Übermitteln Sie jetzt die Passphrase auf anderem Weg
newRequest-passphraseReminder = Die Anfrage lässt sich nur mit dieser Passphrase öffnen; sie wird nicht noch einmal angezeigt.
newRequest-copyPassphrase = Passphrase kopieren
newRequest-another = Um etwas anderes bitten

## newRequestLive

newRequestLive-blankRequest = Schreiben Sie, was Sie brauchen.
newRequestLive-longRequest = Das ist zu lang: höchstens { $limit }.
newRequestLive-longNote = Ihre Notiz ist zu lang: höchstens { $limit }.
newRequestLive-answersRange = Geben Sie eine Zahl von { $min } bis { $max } ein.
newRequestLive-leadNamed = Nur die Personen, die Sie nennen, können Ihnen ein Geheimnis senden.
newRequestLive-hintNamed = Nur die Personen, die Sie nennen, können das lesen.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } Antwort
       *[other] { $n } Antworten
    }
newRequestLive-noPassphrase = ohne Passphrase
newRequestLive-withPassphrase = mit Passphrase
newRequestLive-takes =
    { $n ->
        [one] Die Anfrage lässt sich einmal beantworten, bis { $date } ({ $relative }).
       *[other] Die Anfrage lässt sich { $n }‑mal beantworten, bis { $date } ({ $relative }).
    }
newRequestLive-full = Sie haben zu viele offene Anfragen. Schließen Sie zuerst eine.
newRequestLive-tooLarge = Das ist größer, als der Server zulässt.
newRequestLive-unavailable = Der Server ist gerade nicht erreichbar. Ihre Eingaben sind noch da: Versuchen Sie es gleich noch einmal.
newRequestLive-noSpace = Der Server hat keinen freien Speicherplatz mehr. Es wurde nichts gespeichert.
newRequestLive-limited =
    { $n ->
        [one] Zu viele Zugriffe. Versuchen Sie es in { $n } Sekunde erneut.
       *[other] Zu viele Zugriffe. Versuchen Sie es in { $n } Sekunden erneut.
    }
newRequestLive-retry = Sie können es jetzt erneut versuchen.
newRequestLive-noAnswer = Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
newRequestLive-problem = Es ist ein Fehler aufgetreten ({ $status }). Es wurde nichts gespeichert.
newRequestLive-refused = Der Server nimmt einen dieser Werte nicht an.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Bitte senden Sie mir über diesen Link etwas Vertrauliches. Er lässt sich einmal beantworten, bis { $date }. Ein Konto brauchen Sie nicht:
       *[other] Bitte senden Sie mir über diesen Link etwas Vertrauliches. Er lässt sich { $n }‑mal beantworten, bis { $date }. Ein Konto brauchen Sie nicht:
    }
requestShareLive-requestSubject = Eine Bitte an Sie
requestShareLive-requestTerms =
    { $n ->
        [one] Lässt sich einmal beantworten, bis { $date }.
       *[other] Lässt sich { $n }‑mal beantworten, bis { $date }.
    }

## requestLetter

requestLetter-to = Für
requestLetter-from = Von
requestLetter-title = Sie werden um etwas Vertrauliches gebeten
requestLetter-intro = Sie können es von jedem Telefon oder Computer senden. Ein Konto brauchen Sie nicht.
requestLetter-scan = Scannen Sie den Code mit der Kamera Ihres Telefons. Oder tippen Sie die Adresse genau wie gedruckt in einen Browser: Groß- und Kleinbuchstaben unterscheiden sich.
requestLetter-press = Drücken Sie auf der Seite, die sich öffnet, die Schaltfläche, und senden Sie das Gewünschte.
requestLetter-passphrase = Geben Sie die Passphrase ein und drücken Sie die Schaltfläche. Sie erhalten die Passphrase auf anderem Weg. Zu Ihrer Sicherheit steht sie nicht auf diesem Blatt: Schreiben Sie sie nicht hier auf.
requestLetter-keep = Vernichten Sie danach dieses Blatt.

## request

request-recovery = Wiederherstellungsdatei herunterladen
request-loadKey = Wiederherstellungsdatei laden
request-keyFile = Wiederherstellungsdatei
request-linkOnce = Der vollständige Link wurde nur beim Erstellen der Anfrage gezeigt und steht auch in der Wiederherstellungsdatei. Wenn Sie beides nicht haben, schließen Sie diese Anfrage und erstellen Sie eine neue.
request-noScript = Die Antworten werden nur mit JavaScript angezeigt.
request-asked = Worum Sie bitten
request-answers = Antworten
request-close = Anfrage schließen
request-cancel = Abbrechen

## requestKeysLive

requestKeysLive-recoveryText =
    Diese Datei öffnet die Antworten auf Ihre Anfrage. Bewahren Sie sie auf, und senden Sie sie niemandem.

    Um die Antworten in einem anderen Browser zu lesen, melden Sie sich an, öffnen Sie die Seite der Anfrage und laden Sie diese Datei dort, oder öffnen Sie Ihren Schlüssel.
requestKeysLive-recoveryLink = Der Link zum Senden:
requestKeysLive-recoveryKey = Ihr Schlüssel:
requestKeysLive-keyElsewhere = Um sie in einem anderen Browser zu lesen, laden Sie die Wiederherstellungsdatei herunter. Senden Sie sie niemandem.
requestKeysLive-keyInTab = Dieser Tab hat den Schlüssel, der die Antworten öffnet.
requestKeysLive-keyMissing = Nur Sie können die Antworten lesen, und dieser Browser hat Ihren Schlüssel nicht: Laden Sie die Wiederherstellungsdatei.
requestKeysLive-keyNotInFile = Das ist nicht die Wiederherstellungsdatei dieser Anfrage.
requestKeysLive-keyLoaded = Ihr Schlüssel ist geladen.

## requestWordsLive

requestWordsLive-unnamedRequest = Anfrage vom { $date }
requestWordsLive-closeQuestion = „{ $name }“ schließen? Die Anfrage nimmt keine Antworten mehr an, und ihr Text wird gelöscht.
requestWordsLive-answersStay = Antworten bleiben, bis sie ablaufen.
requestWordsLive-closedNow = Geschlossen. Der Text der Anfrage ist gelöscht.
requestWordsLive-answeredMeanwhile = Es gibt eine neue Antwort.

## requestLive

requestLive-open = Offen
requestLive-ready = Beantwortet
requestLive-closed = Geschlossen
requestLive-guardedText = Die Passphrase schützt den Text, deshalb steht er nicht hier.
requestLive-closedText = Der Text wurde gelöscht, als die Anfrage geschlossen wurde.
requestLive-answersOf = Antworten
requestLive-answersCount = { $came } von { $total }
requestLive-openUntil = Offen bis
requestLive-filesMay = Dateien
requestLive-filesYes = Erlaubt
requestLive-guard = Passphrase
requestLive-guardSet = Nötig, um sie zu lesen und zu beantworten
requestLive-email = Adresse Ihres Kontos
requestLive-emailShown = Wird gezeigt
requestLive-noAnswers = Noch hat niemand geantwortet.
requestLive-sendLink = Senden Sie den Link an die Person, die hat, was Sie brauchen.
requestLive-noneCame = Niemand hat geantwortet.
requestLive-purged = Die Antworten sind inzwischen gelöscht.
requestLive-answerBy = Antwort von { $name }
requestLive-answerOf = Antwort vom { $date }
requestLive-newAnswer = neu
requestLive-answerOpen = Öffnen
requestLive-answerPage = Link und Protokoll
requestLive-answerOver = abgelaufen
requestLive-allCame = Beantwortet. Der Link nimmt keine Antworten mehr an.
requestLive-logClosed = von Hand geschlossen

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } neue Antwort
       *[other] { $n } neue Antworten
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } Antwort
       *[other] { $n } Antworten
    }
requestsLive-noneYet = noch keine Antwort
requestsLive-closes = schließt { $when }
requestsLive-hasClosed = geschlossen
requestsLive-requestMade = erstellt { $when }
requestsLive-noOpen = Sie bitten im Moment um nichts.
requestsLive-noReady = Keine offene Anfrage hat eine Antwort.
requestsLive-noClosed = Noch ist keine Anfrage geschlossen.
requestsLive-closeRequest = Schließen

## ownRequests

ownRequests-tab = Anfragen
ownRequests-open = Offen
ownRequests-ready = Beantwortet
ownRequests-closed = Geschlossen

## answerGate

answerGate-collects = Dieser Link öffnet die Antworten. Er ist für die Person, die darum gebeten hat: Melden Sie sich an und öffnen Sie ihn noch einmal.
answerGate-title = Sie werden um ein Geheimnis gebeten
answerGate-intro = Jemand bittet Sie, etwas Vertrauliches zu senden. Ein Konto brauchen Sie nicht.
answerGate-ownTitle = Ihre eigene Anfrage
answerGate-ownIntro = Darum bitten Sie selbst. Andere antworten auf dieser Seite.
answerGate-ownPage = Zu Link, Antworten und Protokoll
answerGate-passphraseHint = Sie erhalten sie von der Person, die Sie bittet, getrennt von diesem Link.
answerGate-read = Zeigen, worum es geht
answerGate-left =
    { $n ->
        [one] Noch { $n } Antwort ist möglich, bis { $date } ({ $relative }).
       *[other] Noch { $n } Antworten sind möglich, bis { $date } ({ $relative }).
    }
answerGate-busy = Zu viele Zugriffe von Ihrer Adresse. Warten Sie eine Minute, und versuchen Sie es dann noch einmal.

## ownAnswer

ownAnswer-title = Antwort auf „{ $name }“
ownAnswer-unnamed = Antwort auf Ihre Anfrage
ownAnswer-intro = Nur Sie können sie öffnen.
ownAnswer-page = Zur Anfrage mit allen Antworten

## answer

answer-yourName = Ihr Name (optional)
answer-yourNameHint = Die Person, die Sie bittet, sieht ihn.
answer-yourNameOpen = Die Person, die Sie bittet, sieht ihn. Er ist nicht so geschützt wie Ihre Antwort.
answer-addressShown = Die Person sieht auch Ihre bestätigte E‑Mail-Adresse.
answer-title = Worum Sie gebeten werden
answer-label = Von der Person, die Sie bittet
answer-asks = Wer Ihnen diesen Link gesandt hat, bittet Sie:
answer-asksFiles = Wer Ihnen diesen Link gesandt hat, gibt Ihnen Dateien mit.
answer-ownWords = Geschrieben von der Person, die Sie bittet. Wir haben nicht geprüft, wer sie ist.
answer-ownWordsAccount = Geschrieben von der Person, die Sie bittet.
answer-account = Sie hat auf diesem Server das Konto { $email }.
answer-anyAccount = Sie hat das Konto { $email }. Hier kann jeder ein Konto erstellen, die Adresse ist also nicht geprüft.
answer-unverifiedAccount = Sie hat das Konto { $email }. Die Adresse hat niemand geprüft.
answer-careful = Senden Sie nur etwas, wenn Sie wissen, wer Sie bittet.
answer-given = Dateien für Sie
answer-text = Ihre Antwort
answer-textPlaceholder = Ein Passwort, ein Schlüssel, eine Notiz …
answer-message = Mitteilung
answer-sealed = Diese Anfrage nimmt nur eine Ende-zu-Ende versiegelte Antwort an. Ohne JavaScript kann diese Seite sie nicht versiegeln. Senden Sie die Antwort mit diesem Befehl und dem vollständigen Link:
answer-sealedOnce = Nur die Person, die Sie bittet, kann Ihre Antwort lesen; dieser Server kann es nicht. Sie können sie danach nicht mehr ändern.
answer-once = Die Antwort wird verschlüsselt gespeichert. Nur wer Sie bittet, kann sie öffnen, und Sie können sie danach nicht mehr ändern.
answer-send = Senden
answer-sent = Gesendet
answer-sentText = Ihre Antwort ist angekommen. Sie können diese Seite schließen.
answer-sentTo = Ihre Antwort ist bei { $email } angekommen. Sie können diese Seite schließen.
answer-sentMore = Weitere Antwort senden
answer-notSent = Nicht gesendet
answer-notSentText = Gehen Sie zurück: Was Sie geschrieben haben, ist noch da.
answer-back = Von vorn beginnen
answer-gone = Hier wird um nichts mehr gebeten
answer-goneText = Diese Anfrage wurde geschlossen, ihre Zeit ist abgelaufen, oder es gab sie nie.
answer-goneHint = Bitten Sie die Person, die Ihnen den Link gesandt hat, um einen neuen.
answer-answered = Schon beantwortet
answer-answeredText = Diese Anfrage hat alle Antworten, um die sie bat.
answer-answeredHint = Waren Sie das nicht? Dann sagen Sie es der Person, die Ihnen den Link gesandt hat.
answer-blankProblem = Geben Sie ein, was Sie senden möchten.
answer-tooLargeProblem = Das ist größer, als der Server zulässt.
answer-spaceProblem = Der Server hat keinen freien Speicherplatz mehr. Es wurde nichts gespeichert.
answer-goneProblem = Diese Anfrage nimmt keine Antworten mehr an. Es wurde nichts gespeichert.
answer-passphraseProblem = Die Passphrase ist falsch. Es wurde nichts gespeichert.
answer-unprovedProblem = Diese Anfrage ist für bestimmte Personen, und dieser Browser hat nicht nachgewiesen, dass Sie dazugehören. Es wurde nichts gespeichert. Öffnen Sie den Link in einem anderen Tab, lassen Sie sich einen Code schicken, und senden Sie dann, was Sie hier eingegeben haben.

## answerSealedLive

answerSealedLive-answerLinkCut = Der Link ist nicht vollständig: Der Teil nach dem # fehlt oder wurde unterwegs verändert. Es wurde nichts gesendet. Öffnen Sie den vollständigen Link noch einmal, oder fragen Sie die Person, die ihn gesendet hat.
answerSealedLive-sealerMissing = Der Teil dieser Seite, der Ihre Antwort versiegelt, ist nicht angekommen. Es wurde nichts gesendet. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.
answerSealedLive-notSealed = Ihr Browser konnte das nicht versiegeln. Es wurde nichts gesendet.

## answerLive

answerLive-bytes = { $used } von { $limit }
answerLive-blank = Geben Sie ein, was Sie senden möchten.
answerLive-blankFiles = Geben Sie ein, was Sie senden möchten, oder wählen Sie Dateien aus.
answerLive-tooLong = Das ist zu lang: höchstens { $limit }.
answerLive-tooLarge = Das ist größer, als der Server zulässt.
answerLive-over = Diese Anfrage nimmt keine Antworten mehr an. Es wurde nichts gespeichert.
answerLive-wrong = Die Passphrase ist falsch. Es wurde nichts gespeichert.
answerLive-limited =
    { $n ->
        [one] Zu viele Zugriffe. Versuchen Sie es in { $n } Sekunde erneut.
       *[other] Zu viele Zugriffe. Versuchen Sie es in { $n } Sekunden erneut.
    }
answerLive-again = Sie können es jetzt erneut versuchen.
answerLive-unavailable = Der Server ist gerade nicht erreichbar. Ihre Eingaben sind noch da: Versuchen Sie es gleich noch einmal.
answerLive-noSpace = Der Server hat keinen freien Speicherplatz mehr. Es wurde nichts gespeichert.
answerLive-offline = Der Server hat nicht geantwortet. Ihre Antwort ist vielleicht trotzdem angekommen: Laden Sie die Seite neu, um das zu sehen.
answerLive-failed = Es ist ein Fehler aufgetreten ({ $status }). Es wurde nichts gespeichert.
answerLive-refused = Der Server nimmt diese Antwort nicht an. Es wurde nichts gespeichert.

## receipt

receipt-choice = Einen Beleg behalten
receipt-choiceHint = Ein zweiter Link nur für Sie: Er zeigt, ob das Geheimnis geöffnet wurde, und kann es löschen.
receipt-yours = Ihren Beleg behalten
receipt-yoursShows = Er zeigt, ob das Geheimnis geöffnet wurde, und kann es löschen.
receipt-yoursText = Lesen kann er es nicht. Behalten Sie ihn für sich: Der Empfänger braucht den Link oben.
receipt-open = Beleg öffnen
receipt-copy = Beleg kopieren
receipt-remember = Meine Links auf diesem Gerät merken
receipt-rememberHint = Nur die Belege und nur in diesem Browser. Wer ihn benutzen kann, sieht sie. Beim Ausschalten werden alle vergessen.
receipt-list = Meine letzten Links
receipt-listText = Was sich dieser Browser von den Links gemerkt hat, die Sie ohne Konto erstellt haben.
receipt-listNone = Dieser Browser hat sich keine Links gemerkt. Um den nächsten hier zu behalten, nutzen Sie den Schalter auf seinem Beleg.
receipt-listScripts = Diese Liste braucht JavaScript: Der Browser bewahrt sie auf, nicht der Server.
receipt-forget = Alle vergessen
receipt-notOpened = Noch nicht geöffnet
receipt-neverOpened = Nie geöffnet
receipt-notOpenedText = Bisher hat niemand den Link geöffnet.
receipt-opened =
    { $n ->
        [one] Einmal geöffnet
       *[other] { $n }‑mal geöffnet
    }
receipt-times = Wann er geöffnet wurde
receipt-timesSome = Wann er zuletzt geöffnet wurde
receipt-over = Niemand kann den Link mehr öffnen.
receipt-overViews = Er wurde so oft geöffnet, wie Sie erlaubt haben, zuletzt am { $date }. Der Inhalt ist gelöscht.
receipt-overTime = Seine Zeit ist am { $date } abgelaufen. Der Inhalt ist gelöscht.
receipt-overHand = Er wurde am { $date } gelöscht, samt Inhalt.
receipt-left =
    { $n ->
        [one] Der Link lässt sich noch einmal öffnen, bis { $date }.
       *[other] Der Link lässt sich noch { $n }‑mal öffnen, bis { $date }.
    }
receipt-alarmed = Ein Empfänger meldet, dass jemand anderes den Link vor ihm geöffnet hat. Sprechen Sie mit Ihrem Empfänger.
receipt-frozen = Der Link ist gesperrt: Niemand kann ihn öffnen.
receipt-again = Noch einmal nachsehen
receipt-unknown = Hierzu ist nichts bekannt
receipt-unknownText = Dieser Beleg gehört zu keinem Link dieses Servers. Prüfen Sie, ob die Adresse vollständig ist.
receipt-unknownHint = Einige Zeit nach dem Ablauf eines Links löscht der Server alles, was er darüber wusste.

## receiptListLive

receiptListLive-made = Erstellt am { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Einmal geöffnet
       *[other] { $n }‑mal geöffnet
    }
receiptListLive-stateNone = Noch nicht geöffnet
receiptListLive-stateOver = Abgelaufen
receiptListLive-stateAlarmed = Alarm
receiptListLive-stateFrozen = Gesperrt
receiptListLive-stateUnknown = Darüber ist nichts mehr bekannt
receiptListLive-stateFailed = Der Server hat nicht geantwortet
receiptListLive-forgotten = Vergessen. Ab jetzt merkt sich dieser Browser keine Links.

## about

about-title = Wie das funktioniert und wer diesen Dienst betreibt
about-lead = Sie teilen ein Geheimnis über einen Link. Der Link läuft von selbst ab, danach ist das Geheimnis gelöscht.
about-operatorTitle = Wer diesen Dienst betreibt
about-runBy = Diesen Dienst betreibt { $name }.
about-unnamed = Der Betreiber dieses Servers hat hier keinen Namen eingetragen. Fragen Sie die Person, die Ihnen den Link geschickt hat.
about-contact = Kontakt:
about-program = Programm: Secret Push, Version { $version }.
about-words = Es schlägt Wörter der EFF Long Wordlist der Electronic Frontier Foundation vor (https://www.eff.org/dice), ohne vier von ihnen, unter CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Wie ein Geheimnis geschützt ist
about-sealed = Der Server verschlüsselt jedes Geheimnis mit AES-256-GCM, bevor er es speichert. Der Schlüssel wird aus einem eigenen Zufallsschlüssel, dem Link und, falls vorhanden, der Passphrase abgeleitet.
about-masterKey = Der Zufallsschlüssel ist seinerseits mit dem Hauptschlüssel des Servers verschlüsselt, der außerhalb der Datenbank liegt.
about-passphrase = Der Server speichert weder die Passphrase noch etwas, womit er sie vergleichen könnte. Argon2id macht das Raten langsam, und nach fünf Fehlversuchen in einer Minute muss eine Adresse warten.
about-files = Auch Dateinamen und Dateiinhalte sind verschlüsselt.
about-transport = Diese Verschlüsselung findet auf dem Server statt. Den Weg dorthin schützt eine https://-Adresse.
about-endToEnd = Ein Absender kann ein Geheimnis auch im Browser oder mit der Kommandozeile versiegeln, im offenen Format age. Der Schlüssel steht im Link nach dem #, und diesen Teil senden Browser nie: Der Server bewahrt auf und gibt heraus, was er nicht lesen kann.
about-endTitle = Was beim Ablauf eines Links geschieht
about-end = Ein Link läuft nach der gewählten Zeit ab, nach dem letzten erlaubten Aufruf oder wenn ihn jemand löscht. In diesem Moment werden sein Schlüssel, das Geheimnis und die Mitteilung des Absenders gelöscht.
about-endFiles = Auch Dateien werden gelöscht. Die Download-Links des letzten Aufrufs funktionieren noch höchstens { $time }, aber nie länger als die gewählte Zeit.
about-rowAnonymous = Das Protokoll eines ohne Konto geteilten Geheimnisses wird { $time } nach dem Ablauf gelöscht.
about-rowAnonymousKept = Das Protokoll eines ohne Konto geteilten Geheimnisses bleibt, bis der Betreiber es löscht.
about-rowOwned = Das Protokoll eines mit Konto geteilten Geheimnisses wird { $time } nach dem Ablauf gelöscht, zusammen mit dem Namen und der Notiz, die der Absender vergeben hat.
about-rowOwnedKept = Das Protokoll eines mit Konto geteilten Geheimnisses bleibt, zusammen mit dem Namen und der Notiz, die der Absender vergeben hat, bis der Betreiber es löscht.
about-backups = Eine Sicherung enthält, was bei ihrer Erstellung gespeichert war, bis der Betreiber sie löscht.
about-loggedTitle = Was protokolliert wird
about-logged = Zu jedem Geheimnis: wann es erstellt, geöffnet, gelöscht oder mit falscher Passphrase versucht wurde, jeweils mit Netzwerkadresse, Browser und der Seite, von der der Besuch kam. Angemeldete Absender sehen dieses Protokoll zu ihren eigenen Geheimnissen.
about-request = Zu jeder Anfrage: Zeit, Art der Seite, Ergebnis, Dauer und Netzwerkadresse. Nie der Link, das Geheimnis oder die Passphrase. Der Betreiber bestimmt, wie lange diese Zeilen aufbewahrt werden.
about-cookies = Cookies: eines für Ihre Sitzung, wenn Sie sich anmelden, je eines für die gewählte Sprache und die gewählten Farben und eines im Browser, der auf einen Absender wartet oder einen Link gemeldet hat. Es gibt kein Tracking, und die Seiten laden nichts von anderen Servern.
about-operatorReadsTitle = Was der Betreiber lesen kann und was nicht
about-seesMeta = Der Betreiber sieht, dass es ein Geheimnis gibt: Art, Größe, Zeiten, Aufrufe und Protokoll, bei angemeldeten Absendern auch deren E‑Mail-Adresse.
about-adminPage = Administratoren können jedes Geheimnis löschen. Inhalt, Name, Notiz und Link sehen sie dabei nicht. Sie können allerdings das Passwort eines Kontos zurücksetzen und sich dann damit anmelden.
about-readsOwned = Wer sowohl die gespeicherten Daten als auch den Hauptschlüssel hat, kann ein nicht abgelaufenes Geheimnis eines angemeldeten Absenders lesen, wenn es keine Passphrase hat, außerdem dessen Namen, Notizen und Mitteilungen.
about-readsAnonymous = Für ein ohne Konto geteiltes Geheimnis ist zusätzlich der Link nötig, und den bewahrt der Server nicht auf.
about-readsGuarded = Für ein Geheimnis mit Passphrase ist zusätzlich die Passphrase nötig. Eine kurze lässt sich erraten, eine lange nicht.
about-running = Wer den laufenden Server kontrolliert, kann ein Geheimnis und seine Passphrase beim Erstellen und beim Öffnen sehen.
about-readsSealed = Ein versiegeltes Geheimnis kann der Betreiber nicht lesen, auch nicht mit allen Daten und dem Hauptschlüssel. Ein manipulierter Server könnte allerdings eine Seite ausliefern, die das Geheimnis verrät: Wer das ausschließen muss, öffnet den Link mit der Kommandozeile.
about-readsExpired = Ein abgelaufenes Geheimnis kann niemand mehr lesen, auch der Betreiber nicht, es sei denn, eine ältere Sicherung enthält es noch.
about-youTitle = Was Sie tun können
about-you = Wählen Sie wenige Aufrufe und eine kurze Zeit. Vergeben Sie eine Passphrase und übermitteln Sie sie getrennt vom Link. Öffnen Sie ein Geheimnis erst, wenn Sie es sicher ablegen können.

## accessibility

accessibility-title = Barrierefreiheit
accessibility-lead = Jeder muss ein Geheimnis teilen und öffnen können, gleich wie er sieht, hört, sich bewegt und liest.
accessibility-contactTitle = Wenn Sie auf ein Hindernis stoßen
accessibility-contact = Sagen Sie dem Betreiber dieses Servers, was für Sie nicht geht, oder bitten Sie um einen anderen Weg:
accessibility-nobody = Der Betreiber dieses Servers hat hier keinen Kontakt angegeben. Sagen Sie der Person, die Sie hierher geschickt hat, was für Sie nicht geht, und bitten Sie um einen anderen Weg.
accessibility-standardTitle = Was diese Seiten erfüllen
accessibility-standard = Diese Seiten sollen die WCAG 2.2 auf Stufe AA erfüllen und damit Kapitel 9 der EN 301 549. Nach eigener Prüfung der Hersteller tun sie das, bis auf das, was die nächste Liste nennt.
accessibility-missingTitle = Was fehlt
accessibility-missingUndo = Eine Löschung lässt sich nur acht Sekunden lang rückgängig machen, denn kein Geheimnis soll seine Löschung überdauern. Die Schaltfläche dafür hat sofort den Fokus.
accessibility-missingLanguage = Was Menschen selbst geschrieben haben, etwa eine Mitteilung oder ein Dateiname, trägt keine Angabe seiner Sprache.
accessibility-missingReaders = Geprüft wurde ohne Screenreader, und noch haben keine Menschen mit Behinderungen daran teilgenommen.
accessibility-checkedTitle = Wie das geprüft wurde
accessibility-checkedByProgram = Mit axe-core: jede Seite in jedem Zustand, auf einem schmalen und einem breiten Bildschirm, hell und dunkel. Jede Seite passt auch auf 320 Pixel und bei doppelter Schriftgröße.
accessibility-checkedByHand = Von Hand: die wichtigsten Wege durch die Seiten, nur mit der Tastatur, mit mehr Abstand zwischen Buchstaben und Zeilen und im Accessibility-Baum von Chromium, aus dem Screenreader lesen.

## caution

caution-notMe = Das war ich nicht
caution-tellText = Wenn es niemand war, den Sie kennen, sagen Sie es dem Absender: Es steht dann in seinem Protokoll.
caution-tellFreezes = Der Link wird dabei gesperrt: Niemand kann ihn öffnen, bis der Absender ihn wieder freigibt.
caution-tell = Dem Absender melden
caution-told = Sie haben dem Absender gemeldet, dass Sie das nicht waren.
caution-askSender = Wenn Sie das nicht waren, bitten Sie den Absender um ein neues Geheimnis.
caution-toldTitle = Der Absender kann es jetzt sehen
caution-toldText = In seinem Protokoll steht, dass jemand diesen Link vor Ihnen geöffnet hat.
caution-toldFrozen = Der Link ist gesperrt: Niemand kann ihn öffnen, bis der Absender ihn wieder freigibt.
caution-toldOpen = Der Link funktioniert noch. Fragen Sie den Absender, bevor Sie sich auf den Inhalt verlassen.
caution-toldNext = Sprechen Sie auf anderem Weg mit dem Absender, zum Beispiel am Telefon.
caution-back = Zurück zum Geheimnis
caution-frozenTitle = Dieser Link ist gesperrt
caution-frozenText = Im Moment kann ihn niemand öffnen. Er funktioniert wieder, sobald der Absender ihn wieder freigibt.
caution-frozenHint = Fragen Sie den Absender und laden Sie diese Seite danach neu. Das hat nicht als Aufruf gezählt.
caution-elsewhereTitle = Nicht aus diesem Netz
caution-elsewhereText = Der Absender hat festgelegt, aus welchen Netzen sich dieser Link öffnen lässt. Ihre Adresse { $address } gehört nicht dazu.
caution-elsewhereHint = Verbinden Sie sich mit dem richtigen Netz und laden Sie diese Seite dann neu. Das hat nicht als Aufruf gezählt.
caution-earlyTitle = Noch nicht offen
caution-earlyText = Dieser Link öffnet sich am { $date } ({ $relative }).
caution-earlyHint = Laden Sie diese Seite dann neu. Das hat nicht als Aufruf gezählt.
caution-notBefore = Frühestens ab (optional)
caution-notBeforeHint = In der Zeitzone dieses Geräts. Nur Sie selbst können ihn früher öffnen.
caution-afterFirstView = Nach dem ersten Aufruf ablaufen in
caution-networks = Nur in diesen Netzen (fragen Sie Ihre IT)
caution-networksHint = Adressen und Bereiche wie 192.0.2.0/24, durch Kommas getrennt.
caution-addressees = Nur für diese Personen (optional)
caution-addresseesHint = E‑Mail-Adressen oder Gruppen wie group:staff, durch Kommas getrennt. Bevor sich der Link öffnet, nutzen die Empfänger die Firmenanmeldung oder einen Code, den sie per E‑Mail erhalten.
caution-addresseesByCompany = E‑Mail-Adressen oder Gruppen wie group:staff, durch Kommas getrennt. Bevor sich der Link öffnet, nutzen die Empfänger die Firmenanmeldung.
caution-addresseesByCode = E‑Mail-Adressen, durch Kommas getrennt. Niemand braucht ein Konto: Bevor sich der Link öffnet, geben die Empfänger einen Code ein, den sie per E‑Mail erhalten.
caution-addresseesRequired = Nur für diese Personen (erforderlich)
caution-addresseesNext = Nur für { $people }. Senden Sie den Link dorthin. Er öffnet sich nach der Firmenanmeldung.
caution-addresseesNextByCode = Nur für { $people }. Senden Sie den Link dorthin. Auf seiner Seite lassen sich die Empfänger einen Code an ihre Adresse senden.
caution-addresseesNextByEither = Nur für { $people }. Senden Sie den Link dorthin. Auf seiner Seite nutzen die Empfänger die Firmenanmeldung oder lassen sich einen Code an ihre Adresse senden.
caution-openings = Den Empfänger warnen, wenn jemand den Link schon geöffnet hat
caution-freeze = Link sperren
caution-thaw = Link wieder freigeben

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Dieser Link wurde schon einmal geöffnet, am { $date } ({ $relative }).
       *[other] Dieser Link wurde schon { $n }‑mal geöffnet, zuletzt am { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = „{ $entry }“ ist keine E‑Mail-Adresse.
addresseesLive-notIn = Adressen in { $domain } sind nicht erlaubt.
addresseesLive-wanted = Geben Sie ein, für wen der Link ist: Dieser Server verlangt es.

## cautionCreateLive

cautionCreateLive-badMoment = Wählen Sie einen Zeitpunkt vor dem Ablauf des Links.
cautionCreateLive-termNotBefore = öffnet sich { $date }
cautionCreateLive-notSooner = Keine Änderung
cautionCreateLive-termFirstView = endet { $duration } nach dem ersten Aufruf
cautionCreateLive-badNetwork = „{ $network }“ ist kein Netz. Geben Sie Adressen und Bereiche wie 192.0.2.0/24 ein.
cautionCreateLive-termNetworks =
    { $n ->
        [one] nur aus { $n } Netz
       *[other] nur aus { $n } Netzen
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] nur für { $n } Empfänger
       *[other] nur für { $n } Empfänger
    }
cautionCreateLive-termLock = nur das erste Gerät
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } Aufruf je Empfänger
       *[other] { $n } Aufrufe je Empfänger
    }

## cautionOwnLive

cautionOwnLive-frozen = Gesperrt
cautionOwnLive-alarmed = Gemeldet
cautionOwnLive-frozenNow = Dieser Link ist gesperrt: Niemand außer Ihnen kann ihn öffnen. Er läuft trotzdem am { $date } ab.
cautionOwnLive-alarm = Ein Empfänger sagt, dass es jemand anderes vor ihm geöffnet hat. Gemeldet am { $date } ({ $relative }) von { $address } ({ $browser }).
cautionOwnLive-alarmNext = Vergleichen Sie die Einträge unten damit, wem Sie den Link gegeben haben. Im Zweifel löschen Sie ihn und ändern Sie das Geheimnis.
cautionOwnLive-settle = Meldung verwerfen
cautionOwnLive-thawQuestion = „{ $name }“ wieder freigeben? Wer den Link hat, kann ihn dann wieder öffnen.
cautionOwnLive-nowFrozen = Gesperrt. Niemand außer Ihnen kann ihn öffnen.
cautionOwnLive-nowThawed = Der Link funktioniert wieder.
cautionOwnLive-nowSettled = Meldung verworfen.
cautionOwnLive-networks = Netze
cautionOwnLive-recipients = Empfänger
cautionOwnLive-recipientsOnly = Nur für { $recipients }
cautionOwnLive-networksOnly = Nur aus { $networks }
cautionOwnLive-lock = Geräte
cautionOwnLive-lockYes = Nur das erste Gerät kann es erneut öffnen
cautionOwnLive-shares = Aufrufe je Empfänger
cautionOwnLive-sharesEach =
    { $n ->
        [one] Jeder darf es einmal öffnen
       *[other] Jeder darf es { $n }‑mal öffnen
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } Versuch aus einem Netz, das Sie nicht erlaubt haben.
       *[other] { $n } Versuche aus Netzen, die Sie nicht erlaubt haben.
    }

## hold

hold-title = Warten auf den Absender
hold-tell = Der Absender muss das für Sie freigeben. Nennen Sie ihm diese drei Wörter, zum Beispiel am Telefon:
hold-plain = Diese Seite sieht alle paar Sekunden nach.
hold-look = Jetzt nachsehen
hold-released = Der Absender hat es für Sie freigegeben. Sie können es einmal öffnen.
hold-counts = Der Absender muss es für Sie freigeben.
hold-ask = Absender um Freigabe bitten
hold-refusedTitle = Der Absender hat abgelehnt
hold-refusedText = Der Absender hat das nicht für Sie freigegeben und den Link gesperrt.
hold-refusedHint = Wenn Sie darauf warten, rufen Sie den Absender an. Es wurde nichts geöffnet.
hold-choice = Vor dem Öffnen bei mir nachfragen
hold-choiceHint = Der Empfänger nennt Ihnen am Telefon drei Wörter, und Sie lassen ihn herein.
hold-who = Wer auf Sie wartet
hold-compare = Lassen Sie nur herein, wer Ihnen genau diese Wörter nennt, zum Beispiel am Telefon.
hold-nobody = Noch wartet niemand. Wer den Link öffnet, wartet hier und nennt Ihnen drei Wörter.

## holdGateLive

holdGateLive-title = Warten auf den Absender
holdGateLive-until = Diese Seite wartet bis { $date } ({ $relative }). Sie können sie offen lassen.
holdGateLive-waiting = Bitte warten. Ihre Wörter: { $words }.
holdGateLive-released = Der Absender hat es freigegeben.
holdGateLive-crowded =
    { $n ->
        [one] Zu viele Personen warten darauf. Versuchen Sie es in { $n } Sekunde erneut.
       *[other] Zu viele Personen warten darauf. Versuchen Sie es in { $n } Sekunden erneut.
    }

## holdCreateLive

holdCreateLive-termHold = fragt Sie zuerst

## holdOwnLive

holdOwnLive-release = Hereinlassen
holdOwnLive-refuse = Ablehnen und sperren
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Hereingelassen, noch nicht geöffnet
holdOwnLive-asks =
    { $n ->
        [one] { $n } Person wartet
       *[other] { $n } Personen warten
    }
holdOwnLive-arrived = Jemand wartet: { $words }.
holdOwnLive-nowReleased = Zugelassen. Der Empfänger kann es einmal öffnen.
holdOwnLive-nowRefused = Abgelehnt. Der Link ist gesperrt.
holdOwnLive-tooLate = Hier wartet niemand mehr.
holdOwnLive-hold = Freigabe
holdOwnLive-holdYes = Fragt Sie zuerst

## links

links-choice = Ein eigener Link für jeden

## linksLive

linksLive-noGroups = Eine Gruppe kann keinen eigenen Link bekommen: Entfernen Sie „{ $group }“, oder nennen Sie die einzelnen Personen.
linksLive-making = Link { $at } von { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Der Server bittet um Geduld: { $address } folgt in { $n } Sekunde.
       *[other] Der Server bittet um Geduld: { $address } folgt in { $n } Sekunden.
    }
linksLive-notTried = Abgebrochen. Es wurde nichts gespeichert.
linksLive-ready =
    { $n ->
        [one] { $n } Link ist bereit
       *[other] { $n } Links sind bereit
    }
linksLive-opens =
    { $n ->
        [one] Jeder öffnet sich einmal, bis { $date } ({ $relative }), und nur für seinen Empfänger.
       *[other] Jeder öffnet sich { $n }‑mal, bis { $date } ({ $relative }), und nur für seinen Empfänger.
    }
linksLive-links = Links
linksLive-copyOne = Kopieren
linksLive-copyAll = Alle als Text kopieren
linksLive-pageOf = Seite dieses Links
linksLive-keptByPasskey = Beim Kopieren werden Sie nach Ihrem Passkey gefragt.
linksLive-gone = Diese Seite zeigt diesen Link nicht mehr.
linksLive-linksKept = Dieser Browser bewahrt die Links auf. Kein anderer kann sie zeigen.
linksLive-onlyHere = Kopieren Sie die Links jetzt. Sie können nicht noch einmal gezeigt werden.
linksLive-unmade = Einige Links sind noch nicht erstellt, und was Sie teilen, steht nur auf dieser Seite. Trotzdem verlassen?
linksLive-unsaved = Sie haben noch nicht alle Links kopiert, und nur diese Seite zeigt sie. Trotzdem verlassen?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } Link wurde nicht erstellt:
       *[other] { $n } Links wurden nicht erstellt:
    }
linksLive-again = Erneut versuchen

## lock

lock-choice = Nur auf dem ersten Gerät
lock-choiceHint = Wer den Link zuerst öffnet, behält ihn. Auf jedem anderen Gerät und in jedem anderen Browser steht, dass er woanders geöffnet wurde.
lock-viewsEach = Aufrufe für jeden Empfänger (optional)
lock-viewsEachHint = Jede Adresse hat dann eigene Aufrufe, und niemand kann die der anderen verbrauchen.
lock-first = Nur der Browser, der dies zuerst öffnet, kann es erneut öffnen. Öffnen Sie es also dort, wo Sie es brauchen. Ihr Browser behält dafür ein Cookie.
lock-own = Dieser Browser hat es zuerst geöffnet. Nur er kann es erneut öffnen.
lock-elsewhereTitle = In einem anderen Browser geöffnet
lock-elsewhereText = Dieser Link öffnet sich nur in dem Browser, der ihn zuerst geöffnet hat. Das war nicht dieser.
lock-elsewhereHint = Waren Sie das selbst, gehen Sie zu dem anderen Gerät und Browser zurück. Wenn nicht, hat vielleicht jemand anderes das Geheimnis gelesen.
lock-needsCookie = Dieser Link braucht ein Cookie, und Ihr Browser hat keines gesendet. Erlauben Sie Cookies für diese Seite, und versuchen Sie es dann erneut.
lock-usedTitle = Sie haben es schon geöffnet
lock-usedText =
    { $n ->
        [one] Jeder Empfänger darf diesen Link einmal öffnen, und das haben Sie getan.
       *[other] Jeder Empfänger darf diesen Link { $n }‑mal öffnen, und das haben Sie getan.
    }
lock-usedHint = Brauchen Sie es noch einmal, bitten Sie den Absender um einen neuen Link.

## sharesLive

sharesLive-lastView = Das war Ihr letzter Aufruf. Sichern Sie jetzt, was Sie brauchen.
sharesLive-lastViewFiles = Das war Ihr letzter Aufruf. Laden Sie jetzt herunter, was Sie brauchen: Die Links gelten nur kurze Zeit.

## preview

preview-title = Der Link
preview-text = Wer diesen Link hat, kann das Geheimnis öffnen. Das Ansehen dieser Seite zählt nicht als Aufruf.
preview-sealedText = Wer den vollständigen Link hat, kann das Geheimnis öffnen. Das Ansehen dieser Seite zählt nicht als Aufruf.
preview-shownOnce = Es ist Ende-zu-Ende-verschlüsselt: Der vollständige Link wurde einmal gezeigt, als er erstellt wurde, und wird nicht noch einmal angezeigt.
preview-lost = Wenn Sie ihn nicht mehr haben, löschen Sie diesen Link und erstellen Sie einen neuen.
preview-qrOf = QR-Code des Links
preview-terms = Details

## returned

returned-one = Die E-Mail an { $recipient } kam zurück: { $reason } (Status { $status }, { $when }).
returned-hint = Prüfen Sie die Adresse, oder geben Sie den Link auf anderem Weg weiter.
returned-no_mailbox = dieses Postfach gibt es nicht
returned-no_domain = die Domain gibt es nicht, oder sie nimmt keine E-Mails an
returned-closed = das Postfach nimmt keine E-Mails an
returned-full = das Postfach ist voll
returned-too_large = die E-Mail ist zu groß für das Postfach
returned-unreachable = der Mailserver der Adresse war nicht zu erreichen
returned-policy = der Mailserver der Adresse nimmt solche E-Mails von diesem Server nicht an
returned-refused = der Mailserver der Adresse hat sie abgewiesen

## share

share-link = Link
share-copy = Link kopieren
share-share = Teilen
share-mail = E‑Mail
share-message = Als Nachricht kopieren
share-qr = QR-Code
share-print = Als Brief drucken
share-page = Seite dieses Links öffnen
share-png = Als PNG speichern
share-svg = Als SVG speichern

## shareLive

shareLive-copied = Kopiert
shareLive-copyFailed = Das Kopieren ist fehlgeschlagen. Markieren Sie den Text und kopieren Sie ihn.
shareLive-letterFailed = Der Brief konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
shareLive-codeFailed = Der Code konnte nicht gespeichert werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
shareLive-message =
    { $n ->
        [one] Ich teile etwas Vertrauliches mit Ihnen. Der Link lässt sich einmal öffnen, bis { $date }:
       *[other] Ich teile etwas Vertrauliches mit Ihnen. Der Link lässt sich { $n }‑mal öffnen, bis { $date }:
    }
shareLive-mailSubject = Ein Geheimnis für Sie
shareLive-letterTerms =
    { $n ->
        [one] Der Link lässt sich einmal öffnen, bis { $date }. Danach wird sein Inhalt gelöscht.
       *[other] Der Link lässt sich { $n }‑mal öffnen, bis { $date }. Danach wird sein Inhalt gelöscht.
    }

## letter

letter-to = Für
letter-from = Von
letter-title = Etwas Vertrauliches für Sie
letter-intro = Sie können es auf jedem Telefon oder Computer öffnen. Ein Konto brauchen Sie nicht.
letter-scan = Scannen Sie den Code mit der Kamera Ihres Telefons. Oder tippen Sie die Adresse genau wie gedruckt in einen Browser: Groß- und Kleinbuchstaben unterscheiden sich.
letter-press = Drücken Sie auf der Seite, die sich öffnet, die Schaltfläche.
letter-passphrase = Geben Sie die Passphrase ein und drücken Sie die Schaltfläche. Die Passphrase erhalten Sie vom Absender auf anderem Weg. Zu Ihrer Sicherheit steht sie nicht auf diesem Blatt: Schreiben Sie sie nicht hier auf.
letter-keep = Sichern Sie, was Sie brauchen, und vernichten Sie dieses Blatt.
letter-code = QR-Code der Adresse

## push

push-opened = Wer es geöffnet hat
push-log = Vollständiges Protokoll
push-when = Wann
push-what = Was
push-address = Adresse
push-browser = Browser
push-older = Frühere
push-newer = Spätere
push-end = Jetzt löschen
push-cancel = Abbrechen

## pushChange

pushChange-title = Diesen Link ändern
pushChange-back = Zurück zum Link
pushChange-expires = Läuft ab
pushChange-views = Wie oft er sich insgesamt öffnen lässt
pushChange-save = Änderungen speichern
pushChange-extend = Um { $duration } verlängern
pushChange-change = Ändern …
pushChange-changed = Geändert.
pushChange-viewsBetween = Von { $min } bis { $max }. Bisher geöffnet: { $used }.
pushChange-latest = Spätestens { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Wählen Sie eine Zeit zwischen { $from } und { $to }.

## agentLive

agentLive-agentOn = { $browser } auf { $system }
agentLive-agentUnknown = unbekannt

## pushLive

pushLive-codesWait = Wartende E‑Mails mit Codes für Empfänger: { $count }. Die erste kommt bis { $time }.
pushLive-codesFailed = Code nicht gemailt: { $addresses }.
pushLive-text = Text
pushLive-file = Dateien
pushLive-url = Link
pushLive-qr = QR-Code
pushLive-active = Aktiv
pushLive-expired = Abgelaufen
pushLive-views = Aufrufe
pushLive-viewsLeft = noch { $left } von { $total }
pushLive-viewsUsed = { $used } von { $total } genutzt
pushLive-expires = Läuft ab
pushLive-notBefore = Öffnet sich
pushLive-firstView = Nach dem ersten Aufruf
pushLive-firstViewEnds = Er läuft { $duration } später ab
pushLive-passphrase = Passphrase
pushLive-passphraseSet = Gesetzt: Der Link lässt sich nur mit ihr öffnen.
pushLive-covered = Verdeckt
pushLive-coveredYes = Ja, bis der Empfänger darauf tippt
pushLive-deletable = Empfänger dürfen es löschen
pushLive-deletableYes = Ja
pushLive-files = Dateien
pushLive-fileGuarded = Name durch die Passphrase geschützt
pushLive-filesSealed =
    { $n ->
        [one] { $n } Datei, { $size }, Name versiegelt
       *[other] { $n } Dateien, { $size }, Namen versiegelt
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } Datei, gelöscht
       *[other] { $n } Dateien, gelöscht
    }
pushLive-created = Erstellt
pushLive-name = Name
pushLive-endedByViews = Der letzte Aufruf ist verbraucht: { $when }. Der Inhalt ist gelöscht.
pushLive-endedByTime = Die Zeit ist abgelaufen: { $when }. Der Inhalt ist gelöscht.
pushLive-endedByHand = Gelöscht: { $when }, von { $address } ({ $browser }). Der Inhalt ist gelöscht.
pushLive-neverOpened = Niemand hat es geöffnet.
pushLive-openedNewest =
    { $n ->
        [one] Hier steht der neueste Aufruf, alle stehen im Protokoll.
       *[other] Hier stehen die neuesten { $n } Aufrufe, alle stehen im Protokoll.
    }
pushLive-scanned =
    { $n ->
        [one] Ein Programm, etwa die Linkvorschau eines Chats, hat die Seite einmal geladen. Das zählt nicht als Aufruf.
       *[other] Programme, etwa Linkvorschauen in Chats, haben die Seite { $n }‑mal geladen. Das zählt nicht als Aufruf.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] { $n } falsche Passphrase wurde eingegeben.
       *[other] { $n } falsche Passphrasen wurden eingegeben.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } Versuch vor der Öffnung, nach dem Ablauf oder während einer Sperre.
       *[other] { $n } Versuche vor der Öffnung, nach dem Ablauf oder während einer Sperre.
    }
pushLive-openedMeanwhile = Gerade geöffnet.
pushLive-ended = Gelöscht. Der Inhalt ist gelöscht.

## presets

presets-presets = Vorlagen
presets-keep = Als Vorlage speichern …
presets-title = Ihre Vorlagen
presets-text = Optionen, die Sie für neue Links gespeichert haben. Um sie zu nutzen, wählen Sie beim Erstellen eines Links eine Vorlage.

## presetsLive

presetsLive-presets = Vorlagen
presetsLive-keepTitle = Als Vorlage speichern
presetsLive-name = Name
presetsLive-save = Speichern
presetsLive-cancel = Abbrechen
presetsLive-badName = Geben Sie einen Namen mit höchstens 40 Zeichen ein. Sie können bis zu 20 Vorlagen speichern.
presetsLive-badTerms = Dieser Server nimmt eine dieser Optionen nicht an.
presetsLive-taken = Sie haben schon eine Vorlage mit diesem Namen.
presetsLive-offline = Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
presetsLive-failed = Es ist ein Fehler aufgetreten ({ $status }). Es wurde nichts geändert.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } Aufruf
       *[other] { $n } Aufrufe
    }
ownPresetsLive-rename = Umbenennen
ownPresetsLive-renameOf = „{ $name }“ umbenennen
ownPresetsLive-remove = Löschen
ownPresetsLive-removeQuestion = Die Vorlage „{ $name }“ löschen? Links, die damit entstanden sind, bleiben, wie sie sind.

## signIn

signIn-title = Anmelden
signIn-email = E‑Mail-Adresse
signIn-password = Passwort
signIn-newPassword = Neues Passwort
signIn-passwordHint =
    { $n ->
        [one] Mindestens { $n } Zeichen. Mehrere Wörter eignen sich gut.
       *[other] Mindestens { $n } Zeichen. Mehrere Wörter eignen sich gut.
    }
signIn-submit = Anmelden
signIn-passkey = Mit Passkey anmelden
signIn-signUp = Konto erstellen
signIn-have = Ich habe ein Konto
signIn-name = E‑Mail-Adresse oder Benutzername
signIn-companyOrLocal = Verwenden Sie Ihr Firmenpasswort oder, falls Sie eines haben, ein Passwort dieses Servers.
signIn-companyOrAdmins = Verwenden Sie Ihr Firmenpasswort. Administratoren können auch ein Passwort dieses Servers verwenden.
signIn-company = Verwenden Sie Ihr Firmenpasswort.
signIn-adminsOnly = Nur Administratoren melden sich mit einem Passwort an.
signIn-forgot = Passwort vergessen? Die Administration kann Ihnen einen Link schicken.
signIn-setUpTitle = Willkommen
signIn-setUpText = Auf diesem Server gibt es noch keine Konten. Erstellen Sie das erste: Es erhält Administratorrechte.
signIn-setUpCode = Einrichtungscode
signIn-setUpCodeHint = Der Server hat ihn beim Start ausgegeben, im Terminal oder im Log.
signIn-setUpSubmit = Konto erstellen
signIn-resetTitle = Passwort festlegen
signIn-resetAccount = Für das Konto { $email }
signIn-resetText = Dieser Link gilt nur einmal. Wenn Sie ihn verwenden, enden alle Sitzungen und API-Token Ihres Kontos.
signIn-lettersWhy = Damit zeigen Sie, dass Sie kein Programm sind.
signIn-resetSubmit = Speichern und anmelden

## sessionsLive

sessionsLive-sessions = Sitzungen
sessionsLive-sessionHere = dieser Browser
sessionsLive-sessionBegan = angemeldet { $when }
sessionsLive-sessionUsed = zuletzt verwendet { $when }
sessionsLive-sessionEnd = Beenden
sessionsLive-sessionEndQuestion = Die Sitzung in { $name } beenden? Der Browser dort wird sofort abgemeldet.
sessionsLive-sessionEnded = Beendet. Dieser Browser ist abgemeldet.
sessionsLive-noSessions = Nirgends angemeldet.
sessionsLive-othersQuestion = Überall sonst abmelden? Hier bleiben Sie angemeldet.
sessionsLive-othersEnded =
    { $n ->
        [one] { $n } andere Sitzung wurde beendet.
       *[other] { $n } andere Sitzungen wurden beendet.
    }
sessionsLive-endOthers = Überall sonst abmelden

## signInAgainLive

signInAgainLive-title = Sie sind abgemeldet
signInAgainLive-text = Ihre Sitzung ist zu Ende. Melden Sie sich als { $email } an, um fortzufahren. Was Sie eingegeben und gewählt haben, ist noch da.
signInAgainLive-somebodyElse = In diesem Browser ist jetzt { $other } angemeldet. Melden Sie sich als { $email } an, um fortzufahren. Was Sie eingegeben und gewählt haben, ist noch da.
signInAgainLive-limited = Dieser Server verlangt von Ihnen einen zweiten Faktor. Richten Sie einen ein und fahren Sie dann fort. Was Sie eingegeben und gewählt haben, ist noch da.
signInAgainLive-declined = Sie sind abgemeldet, und nichts wurde gesendet. Versuchen Sie es erneut, um sich anzumelden und fortzufahren.
signInAgainLive-notYet = Sie sind noch nicht als { $email } angemeldet.
signInAgainLive-password = Passwort
signInAgainLive-submit = Anmelden und fortfahren
signInAgainLive-passkey = Mit Passkey anmelden
signInAgainLive-elsewhere = Das öffnet sich in einem anderen Tab. Kommen Sie danach hierher zurück und fahren Sie fort.
signInAgainLive-setUp = Zweiten Faktor einrichten
signInAgainLive-goOn = Fortfahren
signInAgainLive-cancel = Abbrechen
signInAgainLive-noName = Geben Sie Ihre E‑Mail-Adresse oder Ihren Benutzernamen ein.
signInAgainLive-noPassword = Geben Sie ein Passwort ein.
signInAgainLive-wrong = Das Passwort ist falsch.
signInAgainLive-refused = So dürfen Sie sich nicht anmelden. Nehmen Sie einen anderen Weg, oder wenden Sie sich an die Administration.
signInAgainLive-noCode = Geben Sie einen Code ein.
signInAgainLive-code = Code Ihrer App oder ein Wiederherstellungscode
signInAgainLive-recoveryCode = Wiederherstellungscode
signInAgainLive-wrongCode = Dieser Code ist falsch oder wurde bereits verwendet. Warten Sie auf den nächsten.
signInAgainLive-begin = Das hat zu lange gedauert. Brechen Sie ab und versuchen Sie es erneut.
signInAgainLive-passkeyCancelled = Es wurde kein Passkey verwendet. Versuchen Sie es erneut oder melden Sie sich anders an.
signInAgainLive-passkeyRefused = Der Server hat diesen Passkey nicht angenommen. Melden Sie sich anders an.
signInAgainLive-wrongOrigin = Diese Seite wurde unter einer anderen Adresse geöffnet als der des Servers. Öffnen Sie sie unter dessen Basis-URL.
signInAgainLive-tooMany =
    { $n ->
        [one] Zu viele Fehlversuche. Versuchen Sie es in { $n } Sekunde erneut.
       *[other] Zu viele Fehlversuche. Versuchen Sie es in { $n } Sekunden erneut.
    }
signInAgainLive-offline = Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
signInAgainLive-failed = Es ist ein Fehler aufgetreten ({ $status }).

## accountLive

accountLive-passkeyCancelled = Es wurde kein Passkey verwendet. Versuchen Sie es erneut oder verwenden Sie Ihr Passwort.
accountLive-passkeyRefused = Der Server hat diesen Passkey nicht angenommen. Melden Sie sich mit Ihrem Passwort an.
accountLive-wrong = E‑Mail-Adresse oder Passwort ist falsch.
accountLive-wrongName = Der Name oder das Passwort ist falsch.
accountLive-noName = Geben Sie Ihre E‑Mail-Adresse oder Ihren Benutzernamen ein.
accountLive-noGroup = Sie gehören zu keiner der Gruppen, die diesen Server verwenden dürfen. Wenden Sie sich an die Administration.
accountLive-noAddress = Ihre Firmenanmeldung nennt diesem Server keine gültige E‑Mail-Adresse. Wenden Sie sich an die Administration.
accountLive-notLinked = Mit Ihrer E‑Mail-Adresse gibt es hier bereits ein Konto. Bitten Sie die Administration, es mit Ihrer Firmenanmeldung zu verknüpfen.
accountLive-notAdded = Sie haben hier kein Konto. Bitten Sie die Administration, eines zu erstellen.
accountLive-notSetUp = Dieser Server ist noch nicht eingerichtet.
accountLive-notAdmitted = Sie dürfen sich hier nicht anmelden. Wenden Sie sich an die Administration.
accountLive-directoryAway = Firmenpasswörter lassen sich gerade nicht prüfen. Falls Sie ein Passwort dieses Servers haben, verwenden Sie dieses.
accountLive-limited =
    { $n ->
        [one] Zu viele Fehlversuche. Versuchen Sie es in { $n } Sekunde erneut.
       *[other] Zu viele Fehlversuche. Versuchen Sie es in { $n } Sekunden erneut.
    }
accountLive-offline = Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
accountLive-failed = Es ist ein Fehler aufgetreten ({ $status }).
accountLive-wrongCode = Der Einrichtungscode ist falsch.
accountLive-invitation = Sie sind eingeladen. Legen Sie ein Passwort fest, dann sind Sie angemeldet. Dieser Link gilt nur einmal.
accountLive-badLink = Dieser Link ist nicht mehr gültig. Bitten Sie die Administration um einen neuen.
accountLive-noLink = Öffnen Sie den Link aus Ihrer Nachricht noch einmal. Diese Seite funktioniert nur mit dem vollständigen Link.
accountLive-noCode = Geben Sie den Einrichtungscode ein.
accountLive-noPassword = Geben Sie ein Passwort ein.
accountLive-again = Sie können es jetzt erneut versuchen.
accountLive-taken = Mit dieser E‑Mail-Adresse gibt es bereits ein Konto.
accountLive-alreadySetUp = Dieser Server ist bereits eingerichtet. Melden Sie sich an.
accountLive-tooShort = Das Passwort ist zu kurz.
accountLive-tooCommon = Dieses Passwort ist eines der häufigsten oder kaum mehr als Ihre Adresse. Wer Passwörter errät, versucht solche zuerst. Wählen Sie ein anderes.
accountLive-badEmail = Geben Sie eine gültige E‑Mail-Adresse ein.
accountLive-wrongOrigin = Diese Seite wurde unter einer anderen Adresse geöffnet als der des Servers. Öffnen Sie sie unter dessen Basis-URL.
accountLive-saved = Gespeichert.
accountLive-wrongCurrent = Das aktuelle Passwort ist falsch.
accountLive-changed = Ihr Passwort wurde geändert. Andere Geräte sind abgemeldet.
accountLive-tokensRevoked =
    { $n ->
        [one] { $n } API-Token wurde widerrufen.
       *[other] { $n } API-Token wurden widerrufen.
    }
accountLive-tokenName = Geben Sie dem Token einen Namen.
accountLive-tokenTaken = Sie haben bereits ein Token mit diesem Namen.
accountLive-noTokens = Sie haben noch keine Token.
accountLive-never = nie verwendet
accountLive-used = zuletzt verwendet { $when }
accountLive-made = erstellt { $when }
accountLive-revoke = Widerrufen
accountLive-revokeQuestion = Das Token „{ $name }“ widerrufen? Programme, die es verwenden, funktionieren sofort nicht mehr.
accountLive-revoked = Widerrufen.
accountLive-copied = Kopiert
accountLive-copyFailed = Das Kopieren ist fehlgeschlagen. Markieren Sie den Text und kopieren Sie ihn.

## account

account-title = Ihr Konto
account-signedInAs = Angemeldet als { $email }
account-signOut = Abmelden
account-programs = API-Token und Webhooks
account-programsTokens = API-Token
account-tokens = API-Token
account-tokensText = Programme verwenden ein Token statt Ihres Passworts. Sie handeln in Ihrem Namen.
account-tokenName = Wofür ist das Token?
account-tokenPlaceholder = Backup-Skript
account-create = Token erstellen
account-shown = Ihr neues Token. Es wird nur dieses eine Mal angezeigt:
account-copy = Kopieren
account-example = Zum Beispiel
account-notify = Benachrichtigungen
account-notifyMe = Mich benachrichtigen, wenn ein neuer Link von mir geöffnet wird
account-notifyEach = Sie können es für jeden Link anders wählen.
account-sessions = Wo Sie angemeldet sind
account-sessionsText = Beenden Sie, was Sie nicht kennen, und ändern Sie dann Ihr Passwort.
account-endOthers = Überall sonst abmelden
account-password = Passwort
account-current = Aktuelles Passwort
account-next = Neues Passwort
account-change = Passwort ändern
account-changeHint = Alle anderen Sitzungen werden beendet.
account-revokeTokens = Auch alle meine API-Token widerrufen
account-revokeTokensHint = Lassen Sie das Häkchen gesetzt, wenn jemand anderes Ihr Passwort kennen könnte. Programme, die diese Token verwenden, funktionieren sofort nicht mehr:
account-cancel = Abbrechen
account-confirm = Widerrufen

## admin

admin-title = Meine Links
admin-titleExpired = Abgelaufene Links
admin-active = Aktiv
admin-expired = Abgelaufen
admin-all = Alle Links
admin-users = Benutzer
admin-server = Server
admin-search = Nach Name, Notiz oder Link suchen
admin-order = Reihenfolge
admin-byNewest = Neueste zuerst
admin-byExpiry = Nach Ablauf
admin-byOpened = Zuletzt geöffnet
admin-byViews = Wenigste Aufrufe übrig
admin-parts = Nur zeigen
admin-unopened = Nie geöffnet
admin-opened = Geöffnet
admin-today = Läuft heute ab
admin-sealed = Ende-zu-Ende-verschlüsselt
admin-waiting = Jemand wartet
admin-frozen = Gesperrt
admin-answers = Antworten
admin-tickAll = Alle auswählen
admin-csv = Als CSV speichern
admin-newer = Neuere
admin-older = Ältere
admin-cancel = Abbrechen
admin-end = Jetzt löschen
admin-addUser = Konto erstellen
admin-email = E‑Mail-Adresse
admin-administrator = Administrator
admin-add = Erstellen
admin-byMail = Link per E‑Mail senden
admin-oneTime = Einmal-Link, 24 Stunden gültig. Geben Sie ihn an die Person weiter:
admin-copy = Kopieren
admin-storage = Speicher
admin-settings = Aktive Einstellungen
admin-settingsText = Um eine Einstellung zu ändern, bearbeiten Sie die Konfigurationsdatei des Servers, und starten Sie ihn dann neu.
admin-option = Option
admin-value = Wert
admin-origin = Herkunft
admin-version = Version
admin-configFile = Konfigurationsdatei

## health

health-title = Zustand
health-open = Zu tun
health-openForAuditors = Für die Administration
health-nothing = Nichts zu tun.
health-commands = Führen Sie Befehle auf dem Server aus, als Benutzer seines Dienstes.
health-onServer = Auf dem Server
health-inConfigFile = In der Konfigurationsdatei
health-noConfigFile = Dieser Server läuft ohne Konfigurationsdatei. Schreiben Sie eine, beenden Sie den Server, und starten Sie ihn mit --config und ihrem Pfad neu.
health-how = So geht es
health-fine = Status
health-complaints = Warnungen und Fehler
health-complaintsText = Was dieser Server seit seinem Start in sein Log geschrieben hat. Einzelheiten stehen im Log.
health-warn = Warnung
health-error = Fehler
health-times =
    { $n ->
        [one] einmal, { $when }
       *[other] { $n }‑mal, zuletzt { $when }
    }
health-examine = Jetzt prüfen
health-examineTitle = Selbstprüfung (doctor)
health-examineText = Sieht das Datenverzeichnis an und verbindet sich mit dem Mailserver, dem Anmeldedienst und allem anderen, was die Einstellungen nennen. Dabei wird nichts gesendet und nichts geändert.
health-ok = In Ordnung
health-subjectDirectory = Datenverzeichnis
health-subjectPermissions = Zugriffsrechte
health-subjectPolicy = Richtlinien
health-subjectErasing = Löschen
health-subjectSignIn = Firmenanmeldung
health-subjectLdap = Verzeichnis (LDAP)
health-subjectScanner = Virenscanner
health-subjectPrevious = Früherer Server
health-inEnglish = Die Meldungen sind auf Englisch, wie im Log des Servers.
health-receiverAnswered = Der Empfänger hat mit { $status } geantwortet.
health-receiverRefused = Der Empfänger hat die Verbindung abgelehnt.
health-receiverSilent = Der Empfänger hat nicht rechtzeitig geantwortet.
health-receiverUnknown = Der Name des Empfängers ist unbekannt.

## administration

administration-findUser = Benutzer suchen
administration-before = Zurück
administration-next = Weiter
administration-role = Rolle
administration-actions = Aktionen
administration-lastSignIn = letzte Anmeldung { $when }
administration-asUser = Benutzer
administration-asAuditor = Auditor: sieht alle Protokolle, keine Geheimnisse
administration-administrators = Administratoren
administration-auditors = Auditoren
administration-invited = Eingeladen
administration-disabled = Gesperrt
administration-suspended = Ausgesetzt
administration-unprotected = Ohne zweiten Faktor
administration-userLinks = Links
administration-userFactors = Zweite Faktoren
administration-userGroups = Gruppen
administration-group = In eine Gruppe aufnehmen
administration-joinGroup = Aufnehmen
administration-userLimits = Grenzen der Richtlinien
administration-userLog = Neueste Einträge im Protokoll
administration-wholeLog = Alle Einträge
administration-endPushes = Auch alles Geteilte löschen und Anfragen schließen
administration-endEverything = Alles beenden
administration-everyone = Alle
administration-nobody = Ohne Konto
administration-findLink = Absender, Link oder Nummer
administration-findALink = Link suchen
administration-madeUntil = Erstellt bis
administration-filterState = Status
administration-anyState = Alle Zustände
administration-onlyActive = Aktive
administration-onlyExpired = Abgelaufen oder gelöscht
administration-settingsFilter = Einstellung suchen
administration-onlyChanged = Nur geänderte

## firstSteps

firstSteps-title = Erste Schritte
firstSteps-done = { $done } von { $all } erledigt
firstSteps-others = Die übrigen Schritte stehen oben.
firstSteps-address = Adresse
firstSteps-addressOpen = Links haben keine feste Adresse
firstSteps-addressWhy = Empfänger müssen die Adresse erreichen, mit der die Links beginnen.
firstSteps-addressDo = Setzen Sie statt { $example } die Adresse Ihres Servers ein.
firstSteps-addressUnset = Links beginnen mit der Adresse, die der Absender gerade benutzt, bei Ihnen { $origin }.
firstSteps-addressPlain = Links beginnen mit { $url }, und diese Adresse ist nicht verschlüsselt.
firstSteps-addressElsewhere = Links beginnen mit { $url }. Sie sind gerade unter { $origin }: Öffnen Sie { $url }, um zu sehen, ob die Adresse erreichbar ist.
firstSteps-addressGood = Links beginnen mit { $url }, und Sie haben den Server dort erreicht.
firstSteps-tls = Verschlüsselte Übertragung
firstSteps-tlsOpen = Verbindungen sind nicht verschlüsselt
firstSteps-tlsWhy = Andere im Netz können die Geheimnisse mitlesen.
firstSteps-tlsOwn = Dieser Server spricht selbst TLS.
firstSteps-tlsProxy = Ein Reverse-Proxy spricht TLS für diesen Server.
firstSteps-tlsNone = Sie sind über einfaches HTTP verbunden.
firstSteps-tlsDo = Geben Sie dem Server ein Zertifikat, oder stellen Sie einen Reverse-Proxy mit HTTPS davor:
firstSteps-key = Kopie des Hauptschlüssels
firstSteps-keyMissing = Keine bestätigte Kopie des Hauptschlüssels
firstSteps-keyWhy = Ohne den Schlüssel kann niemand mehr die Daten oder eine Sicherung lesen.
firstSteps-keyOpen = Eine Kopie des Schlüssels { $key } hat noch niemand bestätigt.
firstSteps-keyDone = Eine Kopie des Schlüssels { $key } wurde { $when } bestätigt.
firstSteps-keyDo = Das schreibt eine verschlüsselte Sicherung samt Schlüssel. Bewahren Sie sie auf einem anderen Rechner auf:
firstSteps-keyTick = Ich habe eine Kopie an einem sicheren Ort
firstSteps-keyUntick = Ich habe diese Kopie nicht mehr
firstSteps-people = Wer teilen darf
firstSteps-peopleWhy = Mit Konten sehen die Absender, was aus ihren Links wurde, und Sie bestimmen, wer teilen darf.
firstSteps-peopleAlone = Nur Sie haben ein Konto. Ohne Konto kann jeder, der diesen Server erreicht, Text teilen.
firstSteps-peopleAloneClosed = Nur Sie haben ein Konto, und ohne Konto kann niemand etwas teilen.
firstSteps-peopleMany =
    { $n ->
        [one] Es gibt { $n } Konto.
       *[other] Es gibt { $n } Konten.
    }
firstSteps-peopleOpen = Jeder darf ein Konto erstellen.
firstSteps-peopleDecided = Sie haben es in den Einstellungen festgelegt.
firstSteps-peopleDo = Erstellen Sie Konten, oder legen Sie es mit allow_sign_up und allow_anonymous fest.
firstSteps-peopleLink = Konto erstellen
firstSteps-first = Das erste Geheimnis
firstSteps-firstWhy = Ein Versuch zeigt Ihnen, was die Empfänger sehen.
firstSteps-firstNone = Noch ist nichts gespeichert.
firstSteps-firstLink = Geheimnis teilen
firstSteps-backup = Sicherungen
firstSteps-backupWhy = Datenträger fallen ohne Vorwarnung aus, und der Server sichert nur dann von selbst, wenn Sie ihm sagen, wohin.
firstSteps-backupNone = Es wurde noch keine Sicherung erstellt.
firstSteps-backupGood = Die letzte Sicherung wurde { $when } erstellt.
firstSteps-backupDaily = Oder täglich auf dem Server
firstSteps-requests = Anfragen
firstSteps-requestsWhy = Mit Anfragen bitten Personen mit Konto andere um ein Geheimnis. Wer es sendet, braucht kein Konto.
firstSteps-requestsOff = Ausgeschaltet. Das können Sie so lassen.

## serverFacts

serverFacts-links = Links
serverFacts-activeLinks = Aktive Links
serverFacts-stored = Was dieser Server speichert
serverFacts-storedSum = { $size } insgesamt
serverFacts-payloads = Geheimnisse (geschätzt)
serverFacts-rows = Protokolle, Konten und freier Platz
serverFacts-fileContents = Dateien
serverFacts-fileLimit = Grenze für Dateien
serverFacts-fileLimitText = { $used } von { $total }
serverFacts-disk = Datenträger
serverFacts-diskText = { $free } von { $total } frei
serverFacts-diskOurs = Dieser Server
serverFacts-diskOthers = Alles andere
serverFacts-diskFree = Frei
serverFacts-floor = Dateien werden abgelehnt, solange weniger als { $size } frei sind.
serverFacts-scarce = Der Platz wird knapp: Dateien werden bald abgelehnt, oder schon jetzt.
serverFacts-changed = Geändert
serverFacts-reach = Adresse und Netz
serverFacts-access = Zugang und Konten
serverFacts-pushes = Geheimnisse
serverFacts-files = Dateien
serverFacts-data = Daten und Schlüssel
serverFacts-limits = Grenzen
serverFacts-pages = Aussehen und Seite „Über diesen Dienst“
serverFacts-mail = E‑Mail
serverFacts-watch = Log und Metriken
serverFacts-preset = Standard: { $value }
serverFacts-byDefault = Standard
serverFacts-fromFlag = Startparameter
serverFacts-inEnglish = Die Beschreibungen sind auf Englisch.
serverFacts-notSet = (nicht gesetzt)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } Einstellung
       *[other] { $n } Einstellungen
    }
settingsLive-none = Keine Einstellung gefunden.

## listLive

listLive-offline = Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
listLive-failed = Es ist ein Fehler aufgetreten ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Zu viele Zugriffe. Versuchen Sie es in { $n } Sekunde erneut.
       *[other] Zu viele Zugriffe. Versuchen Sie es in { $n } Sekunden erneut.
    }
listLive-copied = Kopiert
listLive-copyFailed = Das Kopieren ist fehlgeschlagen. Markieren Sie den Text und kopieren Sie ihn.

## adminLive

adminLive-invitedUntil = eingeladen, der Link läuft { $when } ab
adminLive-invitedOver = eingeladen, der Link ist { $when } abgelaufen
adminLive-newLink = Neuer Link
adminLive-mailLink = Neuen Link per E‑Mail senden
adminLive-withdraw = Zurückziehen
adminLive-withdrawQuestion = Die Einladung für { $email } zurückziehen? Der Link darin funktioniert dann nicht mehr.
adminLive-withdrawn = Die Einladung für { $email } ist zurückgezogen.
adminLive-endAll = Alles beenden
adminLive-endAllQuestion = Bei { $email } alles beenden? Das Konto wird gesperrt. Sitzungen, Token, Einmal-Links, zweite Faktoren und Webhooks enden sofort.
adminLive-endedAll = { $email } ist gesperrt. Beendet: { $what }.
adminLive-endedNothing = { $email } ist gesperrt. Sonst war nichts zu beenden.
adminLive-endedSessions =
    { $n ->
        [one] { $n } Sitzung
       *[other] { $n } Sitzungen
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } Token
       *[other] { $n } Token
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } Einmal-Link
       *[other] { $n } Einmal-Links
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } zweiter Faktor
       *[other] { $n } zweite Faktoren
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } Webhook
       *[other] { $n } Webhooks
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } Link oder Anfrage
       *[other] { $n } Links und Anfragen
    }
adminLive-suspended = von der Firmenanmeldung ausgesetzt
adminLive-unprotected = ohne zweiten Faktor
adminLive-actionsOf = Aktionen für { $email }
adminLive-addedOn = hinzugefügt { $when }
adminLive-factorAdded = hinzugefügt { $when }
adminLive-appWithCodes = App mit Codes
adminLive-codesLeft =
    { $n ->
        [one] noch { $n } Wiederherstellungscode
       *[other] noch { $n } Wiederherstellungscodes
    }
adminLive-noFactors = Kein zweiter Faktor.
adminLive-groupHere = von einem Administrator hinzugefügt
adminLive-groupOfCompany = aus der Firmenanmeldung
adminLive-groupOfDirectory = aus dem Verzeichnis
adminLive-leaveGroup = Herausnehmen
adminLive-noGroups = In keiner Gruppe.
adminLive-noLimits = Keine Richtlinie begrenzt diese Person.
adminLive-endSessions = Sitzungen beenden
adminLive-endSessionsQuestion = Alle Sitzungen von { $email } beenden? Eine neue Anmeldung ist nötig. Token gelten weiter.
adminLive-sessionsEnded = Die Sitzungen von { $email } sind beendet.
adminLive-disableMany =
    { $n ->
        [one] { $n } sperren
       *[other] { $n } sperren
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] { $n } Konto sperren? Seine Sitzungen und Token enden sofort.
       *[other] { $n } Konten sperren? Deren Sitzungen und Token enden sofort.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } Konto ist gesperrt.
       *[other] { $n } Konten sind gesperrt.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Sitzungen von { $n } beenden
       *[other] Sitzungen von { $n } beenden
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Alle Sitzungen von { $n } Konto beenden? Eine neue Anmeldung ist nötig. Token gelten weiter.
       *[other] Alle Sitzungen von { $n } Konten beenden? Eine neue Anmeldung ist nötig. Token gelten weiter.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Die Sitzungen von { $n } Konto sind beendet.
       *[other] Die Sitzungen von { $n } Konten sind beendet.
    }
adminLive-openedSince = seit Ihrem letzten Besuch geöffnet
adminLive-damaged = beschädigt
adminLive-mailReset = Passwort-Link mailen
adminLive-mailed = Eine E‑Mail mit dem Link ist unterwegs an { $email }.
adminLive-notMailed = An { $email } ging keine E‑Mail: { $reason } Senden Sie sie erneut oder zeigen Sie den Link an.
adminLive-noneAtAll = Bisher hat niemand etwas geteilt. Was geteilt wird, erscheint hier, ohne seinen Inhalt.
adminLive-noneMatching = Kein Link passt zu diesem Filter.
adminLive-showEveryone = Alle anzeigen
adminLive-pushesOf =
    { $n ->
        [one] { $n } Link
       *[other] { $n } Links
    }
adminLive-tryAgain = Sie können es jetzt erneut versuchen.
adminLive-none = Hier ist noch nichts.
adminLive-noneActive = Sie teilen zurzeit nichts.
adminLive-noneExpired = Noch ist nichts abgelaufen. Was abgelaufen ist, steht hier mit seinem Protokoll.
adminLive-linksFound =
    { $n ->
        [one] { $n } Link
       *[other] { $n } Links
    }
adminLive-tick = { $name } auswählen
adminLive-sealed = Ende-zu-Ende-verschlüsselt
adminLive-shareSecret = Geheimnis teilen
adminLive-noneFound = Nichts gefunden.
adminLive-searchedPart =
    { $n ->
        [one] { $n } Link durchsucht. Es gibt ältere.
       *[other] { $n } Links durchsucht. Es gibt ältere.
    }
adminLive-searchOlder = Ältere Links durchsuchen
adminLive-text = Text
adminLive-file = Dateien
adminLive-url = Link
adminLive-qr = QR-Code
adminLive-created = erstellt { $when }
adminLive-endsIn = läuft { $when } ab
adminLive-endedOn = abgelaufen { $when }
adminLive-isExpired = abgelaufen
adminLive-byHand = { $when } gelöscht
adminLive-viewsLeft =
    { $n ->
        [one] noch { $n } Aufruf
       *[other] noch { $n } Aufrufe
    }
adminLive-notViewed = noch nicht geöffnet
adminLive-neverViewed = nie geöffnet
adminLive-viewed =
    { $n ->
        [one] einmal geöffnet
       *[other] { $n }‑mal geöffnet
    }
adminLive-viewedLast =
    { $n ->
        [one] einmal geöffnet, { $when }
       *[other] { $n }‑mal geöffnet, zuletzt { $when }
    }
adminLive-copyLink = Link kopieren
adminLive-sealedFiles =
    { $n ->
        [one] { $n } Datei, Name versiegelt
       *[other] { $n } Dateien, Namen versiegelt
    }
adminLive-sealedLink = Der vollständige Link wurde nur beim Erstellen gezeigt.
adminLive-end = Jetzt löschen
adminLive-endQuestion = „{ $name }“ jetzt löschen? Danach kann es niemand mehr öffnen.
adminLive-ended = Gelöscht.
adminLive-notFound = Diesen Link gibt es nicht.
adminLive-nobody = anonym
adminLive-administrator = Administrator
adminLive-disabled = gesperrt
adminLive-you = Sie
adminLive-makeAdmin = Administratorrechte geben
adminLive-takeAdmin = Administratorrechte entziehen
adminLive-disable = Sperren
adminLive-enable = Entsperren
adminLive-reset = Passwort zurücksetzen
adminLive-tokens = Token
adminLive-noTokens = Keine Token.
adminLive-revoke = Widerrufen
adminLive-makeAdminQuestion = { $email } Administratorrechte geben? Dieses Konto sieht dann die Links und Protokolle aller und kann jedes Konto ändern.
adminLive-enableQuestion = { $email } entsperren? Mit diesem Konto kann man sich dann wieder anmelden, mit denselben Rechten wie zuvor.
adminLive-usersFound =
    { $n ->
        [one] { $n } Benutzer
       *[other] { $n } Benutzer
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } von { $n } Benutzer
       *[other] { $from }–{ $to } von { $n } Benutzern
    }
adminLive-noUserFound = Kein Benutzer passt zu dieser Suche.
adminLive-takeAdminQuestion = { $email } die Administratorrechte entziehen? Sitzungen und Token dieses Kontos enden.
adminLive-disableQuestion = { $email } sperren? Sitzungen und Token dieses Kontos enden sofort.
adminLive-resetQuestion = Einen Einmal-Link für { $email } erstellen? Ein früherer Link gilt dann nicht mehr. Wird der Link verwendet, enden alle Sitzungen und Token des Kontos.
adminLive-resetFactors = Zweite Faktoren zurücksetzen
adminLive-resetFactorsQuestion = Alle zweiten Faktoren von { $email } löschen? Vergewissern Sie sich, dass wirklich diese Person darum bittet. Deren Sitzungen enden sofort. Token gelten weiter.
adminLive-factorsReset = { $email } hat keinen zweiten Faktor mehr.
adminLive-revokeQuestion = Das Token „{ $name }“ von { $email } widerrufen?
adminLive-taken = Mit dieser E‑Mail-Adresse gibt es bereits ein Konto.
adminLive-badEmail = Geben Sie eine gültige E‑Mail-Adresse ein.
adminLive-passwordsElsewhere = Mit diesem Konto ist keine Anmeldung mit einem Passwort dieses Servers möglich: local_sign_in lässt sie nicht zu.
adminLive-lastAdmin = Das ist das letzte Administratorkonto: Geben Sie erst einem anderen Konto Administratorrechte.
adminLive-used = zuletzt verwendet { $when }
adminLive-never = nie verwendet

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] { $n } löschen
       *[other] { $n } löschen
    }
ownListLive-endedMany =
    { $n ->
        [one] { $n } Link gelöscht.
       *[other] { $n } Links gelöscht.
    }

## hooks

hooks-title = Webhooks
hooks-lead = Lassen Sie ein anderes Programm wissen, was mit Ihren Links geschieht. Es erfährt nie ein Geheimnis, eine Passphrase oder den Namen einer Datei.
hooks-back = Ihr Konto
hooks-openText = Ein Programm oder einen Chat benachrichtigen, wenn Ihre Links geöffnet werden.
hooks-yours = Ihre Webhooks
hooks-secretShown = Das Geheimnis, das die Nachrichten signiert. Es wird nur dieses eine Mal angezeigt:
hooks-copy = Kopieren
hooks-verify = Empfänger prüfen die Signatur so, wie standardwebhooks.com es beschreibt.
hooks-add = Webhook hinzufügen
hooks-name = Name
hooks-namePlaceholder = Chat des Teams
hooks-url = Adresse
hooks-urlHint = Ihre Administration muss sie erlauben.
hooks-template = Form der Nachricht
hooks-eventKinds = Ereignisse, über die er benachrichtigt wird
hooks-details = Weitere Angaben
hooks-includeHint = Wer den Link hat, kann ihn öffnen. Fügen Sie ihn nur hinzu, wo Sie allen vertrauen, die mitlesen.
hooks-submit = Webhook hinzufügen
hooks-cancel = Abbrechen
hooks-retryAll = Alle erneut versuchen
hooks-dropAll = Alle verwerfen

## hooksLive

hooksLive-linkName = Name des Links
hooksLive-linkItself = Der Link selbst
hooksLive-none = Sie haben noch keine Webhooks.
hooksLive-off = Ausgeschaltet: Der Empfänger hat geantwortet, dass es ihn nicht mehr gibt.
hooksLive-test = Testen
hooksLive-tested =
    { $n ->
        [one] Die Antwort war { $status }, nach { $n } Millisekunde.
       *[other] Die Antwort war { $status }, nach { $n } Millisekunden.
    }
hooksLive-testFailed = Der Test ist fehlgeschlagen: { $reason }.
hooksLive-newSecret = Neues Geheimnis
hooksLive-newSecretQuestion = Ein neues Geheimnis für „{ $name }“ erzeugen? Das bisherige signiert noch einen Tag lang mit.
hooksLive-switchOn = Einschalten
hooksLive-remove = Löschen
hooksLive-removeQuestion = „{ $name }“ löschen? Was noch dorthin unterwegs ist, wird verworfen.
hooksLive-removed = Gelöscht.
hooksLive-added = Hinzugefügt.
hooksLive-noName = Geben Sie dem Webhook einen Namen.
hooksLive-badUrl = An diese Adresse kann nichts gesendet werden.
hooksLive-notAllowed = Ihre Administration erlaubt diese Adresse nicht.
hooksLive-noEvents = Wählen Sie mindestens ein Ereignis.
hooksLive-taken = Sie haben bereits einen Webhook mit diesem Namen oder so viele, wie Sie haben dürfen.
hooksLive-copied = Kopiert
hooksLive-copyFailed = Das Kopieren ist fehlgeschlagen. Markieren Sie den Text und kopieren Sie ihn.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } Ereignis wartet auf die Zustellung. Es geschah { $when }.
       *[other] { $n } Ereignisse warten auf die Zustellung. Das älteste geschah { $when }.
    }
eventsLive-noLetters = Kein Ereignis wurde aufgegeben.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = von { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] geschehen { $when } · { $n } Versuch
       *[other] geschehen { $when } · { $n } Versuche
    }
eventsLive-retry = Erneut versuchen
eventsLive-drop = Verwerfen
eventsLive-dropQuestion = Dieses Ereignis endgültig verwerfen?
eventsLive-dropAllQuestion = Alle aufgegebenen Ereignisse endgültig verwerfen?
eventsLive-retried =
    { $n ->
        [one] { $n } Ereignis wird erneut versucht.
       *[other] { $n } Ereignisse werden erneut versucht.
    }
eventsLive-dropped =
    { $n ->
        [one] { $n } Ereignis wurde verworfen.
       *[other] { $n } Ereignisse wurden verworfen.
    }

## keptLive

keptLive-keptByBrowser = In diesem Browser gespeichert. Wer diesen Browser benutzen kann, kann den Link kopieren.
keptLive-keptByPasskey = In diesem Browser gespeichert, geschützt durch Ihren Passkey.

## keptPageLive

keptPageLive-keptShowLink = Link anzeigen
keptPageLive-keptNotOpened = Ihr Passkey hat ihn nicht geöffnet. Versuchen Sie es noch einmal.
keptPageLive-keptKeyByBrowser = Dieser Browser bewahrt den Schlüssel auf, der die Antworten öffnet. Wer diesen Browser benutzen kann, kann sie lesen.
keptPageLive-keptKeyByPasskey = Dieser Browser bewahrt den Schlüssel auf, der die Antworten öffnet, geschützt durch Ihren Passkey.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Beim Abmelden wird { $n } Link oder Schlüssel gelöscht, den nur dieser Browser kennt. Antworten auf Ihre Anfragen öffnet dann nur noch die Wiederherstellungsdatei.
       *[other] Beim Abmelden werden { $n } Links und Schlüssel gelöscht, die nur dieser Browser kennt. Antworten auf Ihre Anfragen öffnet dann nur noch die Wiederherstellungsdatei.
    }
keptAccountLive-keptSignOutYes = Löschen und abmelden
keptAccountLive-keptCount =
    { $n ->
        [one] { $n } Link oder Schlüssel ist in diesem Browser gespeichert.
       *[other] { $n } Links und Schlüssel sind in diesem Browser gespeichert.
    }
keptAccountLive-keptCountNone = In diesem Browser ist noch nichts gespeichert.
keptAccountLive-keptGuardedNow = Ab jetzt öffnet sie Ihr Passkey.
keptAccountLive-keptUnable = Dieser Passkey oder dieser Browser kann das nicht. Was gespeichert ist, bleibt, wie es ist.
keptAccountLive-keptOffQuestion = Alles löschen, was gespeichert ist? Links, die Sie nicht kopiert haben, gehen verloren, ebenso Schlüssel ohne Wiederherstellungsdatei.
keptAccountLive-keptRefused = Es wurde kein Passkey verwendet. Was gespeichert ist, bleibt, wie es ist.
keptAccountLive-keptOffYes = Löschen

## kept

kept-title = Ende-zu-Ende-verschlüsselte Links in diesem Browser
kept-text = Der Server kann Ihnen Ende-zu-Ende-verschlüsselte Links nicht noch einmal zeigen. Darum bewahrt dieser Browser sie für Sie auf, ebenso die Schlüssel Ihrer Anfragen. Wer diesen Browser benutzen kann, kann sie kopieren, außer Ihr Passkey schützt sie. Beim Abmelden wird gelöscht, was kein Passkey schützt.
kept-guarded = Ihr Passkey schützt sie.
kept-on = In diesem Browser aufbewahren
kept-guard = Mit einem Passkey schützen

## codes

codes-toOne = Lassen Sie sich einen Code an { $address } senden; ein Konto hier brauchen Sie nicht.
codes-toSome = Wählen Sie Ihre Adresse, und lassen Sie sich dorthin einen Code senden; ein Konto hier brauchen Sie nicht.
codes-toTyped = Geben Sie Ihre Adresse ein; gehört sie zu den Empfängern, kommt dort ein Code an. Ein Konto hier brauchen Sie nicht.
codes-which = Ihre Adresse
codes-among = Die Empfänger, gekürzt: { $addresses }
codes-notYours = Nicht Ihre Adresse? Bitten Sie den Absender um einen eigenen Link.
codes-send = Code senden
codes-again = Neuen Code senden
codes-sentToOne = Eine E‑Mail mit einem achtstelligen Buchstabencode ist unterwegs an { $address }. Sehen Sie auch im Spam-Ordner nach.
codes-sent = Eine E‑Mail mit einem achtstelligen Buchstabencode ist unterwegs, wenn die Adresse zu den Empfängern gehört. Sehen Sie auch im Spam-Ordner nach.
codes-field = Code
codes-fieldHint = Die acht Buchstaben aus der E‑Mail. Sie gelten zehn Minuten und nur in diesem Browser.
codes-goOn = Weiter
codes-or = Oder weisen Sie sich anders aus:
codes-wrong =
    { $n ->
        [one] Dieser Code ist falsch. Nehmen Sie den aus der neuesten E‑Mail. Sie haben noch einen Versuch.
       *[other] Dieser Code ist falsch. Nehmen Sie den aus der neuesten E‑Mail. Sie haben noch { $n } Versuche.
    }
codes-last = Dieser Code ist falsch, und das war der letzte Versuch. Lassen Sie sich einen neuen senden.
codes-over = Hier gibt es keinen Code einzugeben: Er wurde verwendet, ist älter als zehn Minuten oder wurde in einem anderen Browser angefordert. Lassen Sie sich einen neuen senden.
codes-needsCookie = Dafür ist ein Cookie nötig, und Ihr Browser hat keines gesendet. Erlauben Sie Cookies für diese Seite, und laden Sie sie dann neu.
codes-tooOften =
    { $n ->
        [one] Für diese Adresse wurden in einer Stunde fünf Codes angefordert. Versuchen Sie es in einer Minute erneut.
       *[other] Für diese Adresse wurden in einer Stunde fünf Codes angefordert. Versuchen Sie es in { $n } Minuten erneut.
    }
codes-noMore = Für diesen Link werden keine Codes mehr gesendet. Bitten Sie den Absender um einen neuen.
codes-noMail = Dieser Server kann gerade keinen Code senden. Wenden Sie sich an die Person, von der Sie den Link haben.
codes-badAddress = Das ist keine E‑Mail-Adresse.

## codesLive

codesLive-noCode = Geben Sie die acht Buchstaben aus der E‑Mail ein.
codesLive-comes = Die E‑Mail mit acht Buchstaben muss warten. Sie kommt bis { $time }, wenn die Adresse zu den Empfängern gehört.
codesLive-offline = Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.

## company

company-signIn = Mit { $label } anmelden
company-or = Oder mit einem Passwort dieses Servers:
company-addressedTitle = An bestimmte Personen gerichtet
company-addressedSure = Wer das gesendet hat, will sicher sein, wer es öffnet.
company-addressedText = Melden Sie sich mit { $label } an; ein Konto hier brauchen Sie nicht.
company-addressedByDirectory = Melden Sie sich mit Namen und Passwort Ihrer Firma an.
company-byPassword = Mit einem Passwort anmelden
company-otherTitle = Nicht an Sie gerichtet
company-otherText = Sie sind hier als { $address } bekannt. Dieser Link ist an jemand anderen gerichtet. Es wurde nichts geöffnet. Melden Sie sich als jemand anderes an, oder fragen Sie den Absender.
company-otherUnnamed = Dieser Link ist an jemand anderen gerichtet. Es wurde nichts geöffnet. Melden Sie sich als jemand anderes an, oder fragen Sie den Absender.
company-closedAccountTitle = Ihr Konto ist gesperrt
company-closedAccountText = Ihr Konto auf diesem Server ist gesperrt oder ausgesetzt, deshalb öffnet sich für Sie nichts. Es wurde nichts geöffnet. Wenden Sie sich an die Administration.
company-known = Sie sind hier als { $address } bekannt.
company-knownUnnamed = Die Firmenanmeldung hat Sie erkannt.
company-notMe = Das bin ich nicht
company-goingOn = Einen Moment
company-goingOnText = Die nächste Seite öffnet sich von selbst.
company-goOn = Weiter

## companyRefused

companyRefused-not-allowed = Sie gehören zu keiner der Gruppen, die diesen Server verwenden dürfen. Wenden Sie sich an die Administration.
companyRefused-no-account = Sie haben hier kein Konto. Bitten Sie die Administration, eines zu erstellen.
companyRefused-address-taken = Für Ihre E‑Mail-Adresse gibt es hier bereits ein Konto. Bitten Sie die Administration, es mit { $label } zu verknüpfen.
companyRefused-other-account = Diese Anmeldung gehört hier zu einem anderen Konto. Wenden Sie sich an die Administration.
companyRefused-not-set-up = Dieser Server ist noch nicht eingerichtet.
companyRefused-disabled = Ihr Konto ist gesperrt. Wenden Sie sich an die Administration.
companyRefused-no-email = { $label } teilt diesem Server Ihre E‑Mail-Adresse nicht mit. Bitten Sie die Administration, den Claim email hinzuzufügen.
companyRefused-bad-email = Was { $label } als Ihre E‑Mail-Adresse angibt, ist keine E‑Mail-Adresse. Wenden Sie sich an die Administration.
companyRefused-no-groups = { $label } nennt diesem Server keine Gruppe von Ihnen. Entweder gehören Sie zu keiner, oder der Anbieter lässt sie weg: Wenden Sie sich an die Administration.
companyRefused-too-many-groups = Sie gehören zu so vielen Gruppen, dass { $label } alle weglässt. Bitten Sie die Administration, nur die Gruppen dieser Anwendung zu senden.
companyRefused-bad-token = Die Antwort von { $label } ist für diesen Server nicht gültig. Niemand wurde angemeldet; mehr steht im Log.
companyRefused-clock = Die Uhren dieses Servers und von { $label } weichen zu weit voneinander ab. Bitten Sie die Administration, sie richtig zu stellen.
companyRefused-other-issuer = Die Antwort kam von einem anderen Anbieter, als die Einstellungen nennen. Niemand wurde angemeldet.
companyRefused-unreachable = { $label } ist zurzeit nicht erreichbar. Wer angemeldet ist, bleibt es; versuchen Sie es später erneut.
companyRefused-provider-error = { $label } hat einen Fehler gemeldet. Welchen, steht im Log dieses Servers.
companyRefused-client-refused = { $label } akzeptiert diesen Server nicht: Sein Geheimnis ist falsch oder abgelaufen. Wenden Sie sich an die Administration.
companyRefused-cancelled = Die Anmeldung mit { $label } wurde abgebrochen.
companyRefused-begin-again = Diese Anmeldung wurde anderswo begonnen, hat zu lange gedauert oder wurde bereits verwendet. Beginnen Sie von vorn.

## factors

factors-title = Zusätzlicher Schutz der Anmeldung
factors-lead = Mit einem zweiten Faktor öffnet ein gestohlenes Passwort allein Ihr Konto nicht.
factors-openText = Passkeys und eine App, die Codes zeigt.
factors-yours = Zusätzlicher Schutz der Anmeldung
factors-limited = Dieser Server verlangt von Ihnen einen zweiten Faktor. Richten Sie hier einen ein, dann geht es weiter.
factors-goOn = Weiter
factors-passkeys = Passkeys
factors-passkeysText = Melden Sie sich mit Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel an, ohne Passwort. Ein Passkey gilt nur an dieser Adresse und lässt sich deshalb nicht durch Phishing stehlen.
factors-passkeyName = Name des Geräts
factors-passkeyPlaceholder = Notebook
factors-addPasskey = Passkey hinzufügen
factors-needsHttps = Passkeys funktionieren hier nicht: Browser erlauben sie nur unter einem Namen mit https://. Bitten Sie Ihre Administration um eine solche Adresse.
factors-app = App mit Codes
factors-appText = Eine App auf Ihrem Telefon zeigt alle 30 Sekunden einen neuen sechsstelligen Code.
factors-beginApp = App einrichten
factors-removeApp = App aus dem Konto entfernen
factors-scan = Scannen Sie diesen Code mit der App:
factors-qr = QR-Code für die App
factors-type = Oder geben Sie dies in der App ein:
factors-code = Der Code, den die App jetzt zeigt
factors-finish = Fertig
factors-codesTitle = Wiederherstellungscodes
factors-codesText = Jeder dieser Codes meldet Sie einmal an, falls Ihre anderen Faktoren verloren gehen. Sie werden nur jetzt gezeigt: Drucken Sie sie aus oder bewahren Sie sie bei Ihren Passwörtern auf.
factors-renew = Neue Wiederherstellungscodes
factors-confirmTitle = Identität bestätigen
factors-confirmText = Bestätigen Sie, wer Sie sind, bevor sich Ihre Faktoren ändern.
factors-codeOrRecovery = Ein Code Ihrer App oder ein Wiederherstellungscode
factors-confirm = Bestätigen
factors-remove = Löschen

## factorsLive

factorsLive-codesFile = wiederherstellungscodes.txt
factorsLive-limited =
    { $n ->
        [one] Zu viele Fehlversuche. Versuchen Sie es in { $n } Sekunde erneut.
       *[other] Zu viele Fehlversuche. Versuchen Sie es in { $n } Sekunden erneut.
    }
factorsLive-conflict = Das gibt es schon, oder dafür ist kein Platz. Laden Sie die Seite neu.
factorsLive-lastOne = Dieser Server verlangt von Ihnen einen zweiten Faktor. Richten Sie einen anderen ein, bevor Sie diesen löschen.
factorsLive-noPasskeys = Sie haben noch keine Passkeys.
factorsLive-never = nie verwendet
factorsLive-used = zuletzt verwendet { $when }
factorsLive-made = hinzugefügt { $when }
factorsLive-remove = Löschen
factorsLive-removed = Gelöscht.
factorsLive-added = Hinzugefügt.
factorsLive-removeQuestion = Den Passkey „{ $name }“ löschen? Er öffnet Ihr Konto dann nicht mehr.
factorsLive-removeAppQuestion = Die App aus Ihrem Konto entfernen? Die Codes der App öffnen Ihr Konto dann nicht mehr.
factorsLive-nameIt = Geben Sie dem Passkey einen Namen.
factorsLive-passkeyCancelled = Es wurde kein Passkey verwendet. Versuchen Sie es erneut.
factorsLive-passkeyRefused = Der Server hat diesen Passkey nicht angenommen. Versuchen Sie es erneut.
factorsLive-appSince = Ihre App wurde { $when } eingerichtet.
factorsLive-codesLeft =
    { $n ->
        [one] { $n } Wiederherstellungscode ist übrig.
       *[other] { $n } Wiederherstellungscodes sind übrig.
    }
factorsLive-wrongCode = Dieser Code ist falsch. Prüfen Sie die Uhr Ihres Telefons und geben Sie den Code ein, der jetzt gezeigt wird.
factorsLive-notConfirmed = Das stimmt nicht. Versuchen Sie es erneut.
factorsLive-done = Sie haben jetzt einen zweiten Faktor. Bewahren Sie die Wiederherstellungscodes auf, dann geht es weiter.
factorsLive-copied = Kopiert
factorsLive-copyFailed = Das Kopieren ist fehlgeschlagen. Markieren Sie den Text und kopieren Sie ihn.

## secondStep

secondStep-title = Noch ein Schritt
secondStep-passkey = Passkey verwenden
secondStep-code = Code Ihrer App oder ein Wiederherstellungscode
secondStep-codeHint = Sechs Ziffern oder sechzehn Buchstaben und Ziffern.
secondStep-recoveryCode = Wiederherstellungscode
secondStep-recoveryHint = Sechzehn Buchstaben und Ziffern. Sie haben sie bekommen, als Sie Ihren Passkey hinzugefügt haben.
secondStep-submit = Anmelden
secondStep-lost = Telefon und Wiederherstellungscodes verloren? Die Administration dieses Servers kann Ihre zweiten Faktoren zurücksetzen.
secondStep-again = Von vorn beginnen

## secondStepLive

secondStepLive-noCode = Geben Sie einen Code ein.
secondStepLive-wrongCode = Dieser Code ist falsch oder wurde bereits verwendet. Warten Sie auf den nächsten.
secondStepLive-passkeyCancelled = Es wurde kein Passkey verwendet. Versuchen Sie es erneut oder verwenden Sie einen Code.
secondStepLive-passkeyRefused = Der Server hat diesen Passkey nicht angenommen. Versuchen Sie es erneut oder verwenden Sie einen Code.
secondStepLive-limited =
    { $n ->
        [one] Zu viele falsche Codes. Versuchen Sie es in { $n } Sekunde erneut.
       *[other] Zu viele falsche Codes. Versuchen Sie es in { $n } Sekunden erneut.
    }
secondStepLive-retry = Sie können es jetzt erneut versuchen.
secondStepLive-offline = Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
secondStepLive-failed = Es ist ein Fehler aufgetreten ({ $status }).

## tokens

tokens-may = Was es darf
tokens-everything = Alles
tokens-create = Nur Links erstellen
tokens-createRead = Links erstellen und lesen
tokens-audit = Nur Protokolle lesen
tokens-ask = Andere um Geheimnisse bitten und ihre Antworten öffnen
tokens-lasts = Wie lange es gilt
tokens-always = Bis zum Widerruf
tokens-days30 = 30 Tage
tokens-days90 = 90 Tage
tokens-year = Ein Jahr
tokens-networks = Nur aus bestimmten Netzen
tokens-networksLabel = Adressen oder Netze
tokens-networksHint = Trennen Sie mehrere mit Kommas. Bleibt das Feld leer, gilt das Token überall.

## tokensLive

tokensLive-tokenMay = darf { $what }
tokensLive-tokenCreate = erstellen
tokensLive-tokenRead = lesen
tokensLive-tokenAudit = Protokolle lesen
tokensLive-tokenExpire = löschen
tokensLive-tokenAdmin = verwalten
tokensLive-tokenAsk = um Geheimnisse bitten
tokensLive-tokenOpen = die Antworten öffnen
tokensLive-tokenFrom = nur aus { $networks }
tokensLive-tokenUntil = läuft { $when } ab
tokensLive-tokenOver = abgelaufen { $when }
tokensLive-tokenUsedFrom = zuletzt { $when } von { $address } verwendet
tokensLive-badNetworks = Geben Sie Adressen oder Netze wie 192.0.2.0/24 ein, höchstens 50.

## oversightLive

oversightLive-auditor = Auditor
oversightLive-makeAuditor = Auditorrechte geben
oversightLive-makeAuditorQuestion = { $email } Auditorrechte geben? Dieses Konto sieht dann die Protokolle aller, aber keine Geheimnisse.
oversightLive-takeAuditor = Auditorrechte entziehen
oversightLive-takeAuditorQuestion = { $email } die Auditorrechte entziehen? Sitzungen und Token dieses Kontos enden.
oversightLive-log = Protokoll
oversightLive-logNothing = Keine Einträge.

## signIns

signIns-title = Letzte Anmeldungen
signIns-text = Wer sich bei Ihrem Konto angemeldet oder es versucht hat. Wenn Sie eine Anmeldung nicht wiedererkennen, ändern Sie Ihr Passwort.

## signInsLive

signInsLive-signedIn = Angemeldet
signInsLive-signInFailed = Anmeldung fehlgeschlagen
signInsLive-byPassword = mit Passwort
signInsLive-byLink = mit Einmal-Link
signInsLive-bySetup = mit dem Einrichtungscode
signInsLive-bySignUp = beim Erstellen des Kontos
signInsLive-byDirectory = über das Verzeichnis
signInsLive-byCompany = über die Firmenanmeldung
signInsLive-byPasskey = mit Passkey
signInsLive-secondFactor = mit zweitem Faktor
signInsLive-wrongPassword = falsches Passwort
signInsLive-wrongCode = falscher Einrichtungscode
signInsLive-wrongLink = ungültiger Einmal-Link
signInsLive-wrongCurrent = falsches aktuelles Passwort
signInsLive-wrongFactor = falscher zweiter Faktor
signInsLive-wrongPasskey = falscher Passkey
signInsLive-deviceGuesses = zu viele Versuche auf bekannten Geräten
signInsLive-unanswered = das Verzeichnis hat nicht geantwortet
signInsLive-asAdministrator = als Administrator
signInsLive-times =
    { $n ->
        [one] { $n }‑mal
       *[other] { $n }‑mal
    }
signInsLive-noSignIns = Bisher ist keine Anmeldung verzeichnet.

## adminLog

adminLog-title = Admin-Protokoll
adminLog-lead = Wer sich angemeldet und wer Konten, Token, Schlüssel und Einstellungen geändert hat. Kein Eintrag lässt sich unbemerkt ändern oder löschen.
adminLog-person = E‑Mail-Adresse
adminLog-personHint = Wer es getan hat oder wen es betrifft.
adminLog-what = Was
adminLog-everything = Alles
adminLog-show = Anzeigen
adminLog-newer = Neuere
adminLog-older = Ältere

## adminLogLive

adminLogLive-signOut = Abgemeldet
adminLogLive-leftOut = Mehr Fehlversuche als aufgeführt
adminLogLive-userAdded = Konto erstellt
adminLogLive-userRemoved = Konto gelöscht
adminLogLive-userDisabled = Konto gesperrt
adminLogLive-userEnabled = Konto entsperrt
adminLogLive-madeAdministrator = Zum Administrator gemacht
adminLogLive-noAdministrator = Kein Administrator mehr
adminLogLive-madeAuditor = Zum Auditor gemacht
adminLogLive-noAuditor = Kein Auditor mehr
adminLogLive-suspended = Von der Firmenanmeldung ausgesetzt
adminLogLive-admitted = Von der Firmenanmeldung wieder zugelassen
adminLogLive-linked = Firmenanmeldung verknüpft
adminLogLive-unlinked = Firmenanmeldung getrennt
adminLogLive-vouched = Adresse bestätigt
adminLogLive-joinedGroup = In eine Gruppe aufgenommen
adminLogLive-leftGroup = Aus einer Gruppe genommen
adminLogLive-factorAdded = Zweiter Faktor hinzugefügt
adminLogLive-factorRemoved = Zweiter Faktor gelöscht
adminLogLive-factorsReset = Zweite Faktoren zurückgesetzt
adminLogLive-codesMade = Wiederherstellungscodes erstellt
adminLogLive-invited = Eingeladen
adminLogLive-accessEnded = Alle Zugänge beendet
adminLogLive-linksExpired = Links des Kontos gelöscht
adminLogLive-withdrawn = Einladung zurückgezogen
adminLogLive-sessionEnded = Sitzung beendet
adminLogLive-linkMade = Einmal-Link erstellt
adminLogLive-passwordSet = Passwort gesetzt
adminLogLive-tokenMade = API-Token erstellt
adminLogLive-tokenRemoved = API-Token widerrufen
adminLogLive-settingsChanged = Einstellungen geändert
adminLogLive-rotationBegun = Wechsel des Hauptschlüssels begonnen
adminLogLive-rotationEnded = Wechsel des Hauptschlüssels beendet
adminLogLive-exported = Protokolle exportiert
adminLogLive-backedUp = Sicherung erstellt
adminLogLive-restored = Sicherung wiederhergestellt
adminLogLive-byWhom = durch { $name }
adminLogLive-commandLine = die Kommandozeile
adminLogLive-server = den Server
adminLogLive-bySetupCode = den Einrichtungscode
adminLogLive-bySigningUp = das Erstellen des Kontos
adminLogLive-byOneTimeLink = einen Einmal-Link
adminLogLive-directory = das Verzeichnis
adminLogLive-companySignIn = die Firmenanmeldung
adminLogLive-noEntries = Dazu gibt es keinen Eintrag.
adminLogLive-showAll = Alles anzeigen

## ownLogLive

ownLogLive-byCode = durch Code bestätigt: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Notiz
ownLogLive-logCount = { $from }–{ $to } von { $total }
ownLogLive-own-creation = erstellt
ownLogLive-own-view = geöffnet
ownLogLive-own-failed_view = vergeblich versucht
ownLogLive-own-expire = gelöscht
ownLogLive-own-restored = Löschung zurückgenommen
ownLogLive-own-failed_passphrase = falsche Passphrase
ownLogLive-own-probable_program = wahrscheinlich ein Programm
ownLogLive-own-code_sent = Code gemailt
ownLogLive-own-code_queued = Code wartet auf den Versand
ownLogLive-own-code_failed = Code nicht gemailt
ownLogLive-own-failed_code = falscher Code
ownLogLive-own-owner_view = von Ihnen geöffnet
ownLogLive-own-wrong_network = aus einem anderen Netz versucht
ownLogLive-own-other_device = auf einem anderen Gerät versucht
ownLogLive-own-alarm = gemeldet: „Das war ich nicht“
ownLogLive-own-freeze = von Ihnen gesperrt
ownLogLive-own-thaw = von Ihnen wieder freigegeben
ownLogLive-own-changed = von Ihnen geändert
ownLogLive-own-hold_asked = wartet auf Ihre Freigabe
ownLogLive-own-hold_released = von Ihnen freigegeben
ownLogLive-own-hold_refused = von Ihnen abgelehnt und gesperrt
ownLogLive-own-request_view = gelesen
ownLogLive-own-answer = beantwortet
ownLogLive-own-mail_returned = E‑Mail kam zurück
ownLogLive-own-creation_email_send = Benachrichtigung per E‑Mail beauftragt
ownLogLive-own-admin_view = von einem Administrator geöffnet
ownLogLive-own-imported = aus Password Pusher übernommen

## seenLogLive

seenLogLive-seen-creation = erstellt
seenLogLive-seen-view = geöffnet
seenLogLive-seen-failed_view = vergeblich versucht
seenLogLive-seen-expire = gelöscht
seenLogLive-seen-restored = Löschung zurückgenommen
seenLogLive-seen-failed_passphrase = falsche Passphrase
seenLogLive-seen-probable_program = wahrscheinlich ein Programm
seenLogLive-seen-code_sent = Code gemailt
seenLogLive-seen-code_queued = Code wartet auf den Versand
seenLogLive-seen-code_failed = Code nicht gemailt
seenLogLive-seen-failed_code = falscher Code
seenLogLive-seen-owner_view = vom Absender geöffnet
seenLogLive-seen-wrong_network = außerhalb der erlaubten Netze abgewiesen
seenLogLive-seen-other_device = auf einem anderen Gerät abgewiesen
seenLogLive-seen-alarm = von einem Empfänger gemeldet
seenLogLive-seen-freeze = vom Absender gesperrt
seenLogLive-seen-thaw = vom Absender wieder freigegeben
seenLogLive-seen-changed = vom Absender geändert
seenLogLive-seen-hold_asked = wartet auf die Freigabe
seenLogLive-seen-hold_released = vom Absender freigegeben
seenLogLive-seen-hold_refused = vom Absender abgelehnt
seenLogLive-seen-request_view = gelesen
seenLogLive-seen-answer = beantwortet
seenLogLive-seen-mail_returned = E‑Mail kam zurück
seenLogLive-seen-creation_email_send = Benachrichtigung per E‑Mail beauftragt
seenLogLive-seen-admin_view = von einem Administrator geöffnet
seenLogLive-seen-imported = aus Password Pusher übernommen

## eventNamesLive

eventNamesLive-push-created = Link erstellt
eventNamesLive-push-viewed = Link geöffnet
eventNamesLive-push-wrong_passphrase = Falsche Passphrase
eventNamesLive-push-expired = Link abgelaufen
eventNamesLive-push-alarm = Meldung eines Empfängers
eventNamesLive-push-hold_asked = Jemand wartet
eventNamesLive-push-code_failed = Code nicht gemailt
eventNamesLive-request-answered = Anfrage beantwortet
eventNamesLive-request-closed = Anfrage geschlossen

## conditionWords

conditionWords-passphrases = Passphrasen
conditionWords-passwords = Passwörter
conditionWords-second_factors = zweite Faktoren
conditionWords-passkeys = Passkeys

## conditionSays

conditionSays-disk_full = Auf der Platte von { $directory } sind nur { $freeBytes } frei: Unter { $floorBytes } werden Dateien abgelehnt.
conditionSays-disk_low = Auf der Platte von { $directory } sind { $freeBytes } frei, weniger als die Dateien eines Links belegen dürfen ({ $linkBytes }).
conditionSays-disk_no_inodes = Auf die Platte von { $directory } passen nur noch wenige Dateien ({ $files }): Sie hat keine Inodes mehr.
conditionSays-disk_error = Die Platte von { $directory } hat am { $atMs } einen Fehler gemeldet: { $reason }
conditionSays-database_damaged = Die Datenbank ist beschädigt. Das Log nennt die Stellen.
conditionSays-database_trouble = Dieser Server kann gerade keine Anfragen bearbeiten: { $reason }
conditionSays-bucket_trouble = Dateien können weder gespeichert noch geöffnet werden: { $reason }
conditionSays-scanner_trouble = Der Virenscanner prüft keine Dateien, deshalb wird jede abgelehnt: { $reason }
conditionSays-sweep_failed = Was abgelaufen ist, wird nicht von der Platte gelöscht: { $reason }
conditionSays-clock_jumped = Die Uhr ist um mehr als einen Tag vorgesprungen. Sie zeigt jetzt: { $nowMs }. Nach dem Sprung wird eine Stunde lang nichts endgültig gelöscht.
conditionSays-backup_failed = Die letzte Sicherung ist fehlgeschlagen: { $reason }
conditionSays-backup_damaged = Die letzte Sicherung, { $name }, enthält beschädigte Daten. Beschädigte Stellen: { $count }. { $reason }
conditionSays-backup_old = Die letzte Sicherung ist vom { $lastMs }.
conditionSays-certificate_ended = Das Zertifikat { $file } ist seit { $untilMs } abgelaufen: Browser und Programme lehnen es ab.
conditionSays-certificate_ends = Das Zertifikat { $file } gilt bis { $untilMs }.
conditionSays-certificate_unusable = Ein Zertifikat auf der Platte ist nicht brauchbar: { $reason } Ein laufender Server behält das frühere.
conditionSays-certificate_not_obtained = Es gibt kein gültiges Zertifikat, und Browser und Programme lehnen diesen Server ab: { $reason }
conditionSays-certificate_not_renewed = Das Zertifikat konnte nicht erneuert werden: { $reason }
conditionSays-client_secret_refused = Der Anmeldedienst nimmt oidc.client_secret nicht an: Niemand kann sich dort anmelden.
conditionSays-client_secret_ends = Das Geheimnis in oidc.client_secret gilt bis { $untilMs }. Danach kann sich beim Anmeldedienst niemand mehr anmelden.
conditionSays-token_ends = Das API-Token „{ $name }“ von { $owner }, das vor Kurzem verwendet wurde, gilt bis { $untilMs }.
conditionSays-administrator_new = { $user } ist seit { $sinceMs } Administrator, ernannt durch: { $by }.
conditionSays-guessing = Jemand rät ({ $guessed }): Innerhalb einer Stunde wurden { $times } oder mehr Versuche abgelehnt, weil es zu viele waren.
conditionSays-codes_failed = Codes für Empfänger können nicht gemailt werden: { $reason }
conditionSays-codes_wait = Wartende E‑Mails mit Codes für Empfänger: { $count }. Ein Empfänger oder ein Absender hat die Grenze pro Stunde erreicht. Die letzte E‑Mail geht am { $untilMs } hinaus.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } Ereignis konnte nicht zugestellt werden und wurde aufgegeben.
       *[other] { $n } Ereignisse konnten nicht zugestellt werden und wurden aufgegeben.
    }
conditionSays-deliveries_late = Ein Ereignis vom { $sinceMs } wartet auf seine Zustellung.
conditionSays-nodes_differ = Die Knoten unterscheiden sich: { $reason }
conditionSays-version_ready = Die Datei einer neuen Version liegt unter { $file }.
conditionSays-disk_fine = Auf der Platte von { $directory } sind { $freeBytes } von { $totalBytes } frei.
conditionSays-certificate_fine = Das Zertifikat { $file } gilt bis { $untilMs }.
conditionSays-backup_none = Es wurde noch keine Sicherung erstellt.
conditionSays-backup_fine = Die letzte Sicherung ist vom { $lastMs }.
conditionSays-backup_scheduled = Die letzte Sicherung, { $name }, ist vom { $lastMs }; die nächste ist am { $nextMs } fällig.
conditionSays-node_fine = Der Knoten { $node } hat die Version { $version }.

## conditionMend

conditionMend-disk_full = Schaffen Sie dort Platz, oder vergrößern Sie die Platte.
conditionMend-disk_low = Schaffen Sie dort Platz, oder vergrößern Sie die Platte.
conditionMend-disk_no_inodes = Löschen Sie kleine Dateien, die andere Programme dort hinterlassen haben.
conditionMend-disk_error = Machen Sie jetzt eine Sicherung. Prüfen Sie dann die Platte und ihren Anschluss. Mehr steht im Log des Systems.
conditionMend-database_damaged = Spielen Sie eine Sicherung zurück.
conditionMend-database_trouble = Prüfen Sie die Datenbank, ihren Rechner und den Weg dorthin.
conditionMend-bucket_trouble = Prüfen Sie den Bucket, seine Schlüssel und den Weg dorthin. Ein Verzeichnis, das sich Knoten teilen, muss eingehängt sein.
conditionMend-scanner_trouble = Starten Sie clamd, und lassen Sie den Benutzer dieses Servers seinen Socket lesen. Mehr steht im Log von clamd.
conditionMend-sweep_failed = Öffnen kann sie niemand. Prüfen Sie die Platte und das Log.
conditionMend-clock_jumped = Wenn die Uhr falsch geht, stellen Sie sie innerhalb dieser Stunde richtig. Wenn sie richtig geht, tun Sie nichts: Diese Meldung kommt auch nach einem langen Stillstand oder nach dem Zurückspielen einer Sicherung.
conditionMend-backup_failed = Beseitigen Sie die Ursache. Der Server versucht es von selbst wieder.
conditionMend-backup_damaged = Prüfen Sie die Platte, und stellen Sie fest, was beschädigt ist. Frühere, unbeschädigte Sicherungen bleiben erhalten.
conditionMend-backup_old = Prüfen Sie das Programm, das Ihre Sicherungen anlegt, oder sichern Sie von Hand.
conditionMend-certificate_ended = Ersetzen Sie die Dateien des Zertifikats und seines Schlüssels. Der Server liest sie von selbst neu.
conditionMend-certificate_ends = Ersetzen Sie die Dateien des Zertifikats und seines Schlüssels. Der Server liest sie von selbst neu.
conditionMend-certificate_unusable = Ersetzen Sie die Dateien des Zertifikats und seines Schlüssels.
conditionMend-certificate_not_obtained = Der Server versucht es von selbst weiter. Prüfen Sie die Zertifizierungsstelle und den Weg dorthin.
conditionMend-certificate_not_renewed = Das jetzige gilt bis { $untilMs }, und der Server versucht es weiter. Prüfen Sie die Zertifizierungsstelle und den Weg dorthin.
conditionMend-client_secret_refused = Erzeugen Sie dort ein neues Geheimnis, und tragen Sie es ein.
conditionMend-client_secret_ends = Erzeugen Sie dort ein neues, tragen Sie es ein, und setzen Sie oidc.client_secret_until auf sein Ende.
conditionMend-token_ends = Wem es gehört, erzeugt ein neues und gibt es dem Programm, das es verwendet.
conditionMend-administrator_new = Wenn Sie das nicht erwartet haben, nehmen Sie das Recht zurück, und sehen Sie das Admin-Protokoll an.
conditionMend-guessing = Das Log nennt die Adressen. Sperren Sie sie in Ihrer Firewall.
conditionMend-codes_failed = Prüfen Sie den Mailserver und die Einstellungen für E‑Mail. Empfänger, deren Code nicht gemailt wurde, müssen einen neuen anfordern.
conditionMend-codes_wait = Wenn Absender so viele Empfänger erreichen müssen, erhöhen Sie mail.per_hour. Die Protokolle ihrer Links sagen, wessen Codes warten.
conditionMend-deliveries_dead = Bringen Sie den Empfänger in Ordnung. Lassen Sie dann erneut zustellen, was nicht ankam, oder verwerfen Sie es.
conditionMend-deliveries_late = Prüfen Sie den Mailserver, den Webhook oder den Sammler. Das Log nennt den, der versagt.
conditionMend-nodes_differ = Geben Sie allen Knoten dieselbe Version, dieselben Einstellungen und dieselbe Zeit.
conditionMend-version_ready = Prüfen Sie sie, und aktualisieren Sie dann.
conditionMend-backup_none = Wenn nichts anderes diesen Server sichert, machen Sie eine.

## errorPage

errorPage-missing = Seite nicht gefunden
errorPage-missingText = Unter dieser Adresse gibt es keine Seite.
errorPage-home = Zur Startseite
errorPage-busy = Zu viele Zugriffe
errorPage-busyText = Von Ihrer Adresse kamen zu viele Zugriffe. Es wurde nichts geöffnet. Warten Sie einen Augenblick und laden Sie die Seite dann neu.
errorPage-keySent = Dieser Link ist nicht mehr geheim
errorPage-keySentText = Ein Programm unterwegs, etwa ein Mailfilter, hat den Schlüssel dieses Links an den Server geschickt: In der Adresse steht %23 statt #. Es wurde nichts geöffnet und kein Aufruf gezählt, aber der Schlüssel ist nicht mehr geheim. Bitten Sie den Absender, einen neuen Link auf anderem Weg zu senden.
errorPage-upgrading = Dieser Server wird gerade aktualisiert
errorPage-upgradingText = Es wurde nichts geöffnet, und nichts ging verloren. Laden Sie diese Seite in einer Minute neu.
errorPage-unavailable = Zurzeit nicht möglich
errorPage-unavailableText = Der Server kann diese Anfrage zurzeit nicht ausführen. Es wurde nichts geöffnet, und nichts ging verloren. Versuchen Sie es in einigen Minuten erneut.
errorPage-unconfirmed = Keine Bestätigung erhalten
errorPage-unconfirmedText = Der Server kann nicht feststellen, ob diese Anfrage ausgeführt wurde. Möglicherweise wurde ein Aufruf gezählt, obwohl nichts angezeigt wurde. Versuchen Sie es in einigen Minuten erneut. Ist der Inhalt dann nicht mehr vorhanden, bitten Sie den Absender um einen neuen Link.
errorPage-defect = Ein Fehler ist aufgetreten
errorPage-defectText = Das sollte nicht vorkommen. Teilen Sie dem Betreiber dieses Servers mit, wann es geschah: Einzelheiten stehen im Log.

## mailShared

mailShared-subject = { $sender } hat etwas für Sie
mailShared-lead = { $sender } teilt über { $service } etwas Vertrauliches mit Ihnen.
mailShared-link = Öffnen
mailShared-until = Der Link gilt bis { $when }.
mailShared-views =
    { $n ->
        [one] Er lässt sich einmal öffnen.
       *[other] Er lässt sich { $n }‑mal öffnen.
    }
mailShared-notice = Bitten Sie { $sender } um den Link: Diese E-Mail enthält ihn nicht.
mailShared-stranger = Wenn Sie { $sender } nicht kennen, ignorieren Sie diese E-Mail.
mailShared-unverified = Niemand hat geprüft, ob die Adresse { $sender } dem Absender gehört. Fragen Sie { $sender } auf anderem Weg, ob diese E-Mail von dort kommt. Wenn Sie das nicht können, ignorieren Sie sie.

## mailAsked

mailAsked-subject = { $sender } bittet Sie um etwas
mailAsked-lead = { $sender } bittet Sie, über { $service } etwas Vertrauliches zu senden.
mailAsked-link = Antworten
mailAsked-until = Sie können bis { $when } antworten. Sie brauchen kein Konto.

## mailNeeds

mailNeeds-name = Als Namen gibt der Absender „{ $name }“ an.
mailNeeds-shared = Bevor Sie öffnen:
mailNeeds-asked = Bevor Sie antworten:
mailNeeds-from = Öffnen lässt es sich erst ab { $when }.
mailNeeds-passphrase = Sie brauchen eine Passphrase. { $sender } nennt sie Ihnen auf anderem Weg.
mailNeeds-code = Sie brauchen einen Code. Die Seite schickt ihn an { $address }, wenn Sie ihn dort anfordern.
mailNeeds-proof = Nur bestimmte Personen können es öffnen. Auf der Seite weisen Sie nach, dass Sie dazugehören.
mailNeeds-release = { $sender } muss es für Sie freigeben. Öffnen Sie den Link, und lassen Sie die Seite bis dahin offen.
mailNeeds-lock = Nur das Gerät und der Browser, die es zuerst öffnen, können es wieder öffnen. Öffnen Sie es dort, wo Sie es brauchen.
mailNeeds-letters = Die Seite zeigt drei Buchstaben. Tippen Sie sie ab, damit sie weiß, dass Sie kein Programm sind.

## mailOpened

mailOpened-subject = Geöffnet: { $name }
mailOpened-unnamed = Ihr Link vom { $date }
mailOpened-lead = Ihr Link wurde geöffnet: { $when }.
mailOpened-left =
    { $n ->
        [one] Er lässt sich noch einmal öffnen.
       *[other] Er lässt sich noch { $n }‑mal öffnen.
    }
mailOpened-last = Das war der letzte Aufruf: Das Geheimnis ist gelöscht.
mailOpened-link = Meine Links
mailOpened-why = Sie erhalten diese E-Mail, weil Sie beim Öffnen benachrichtigt werden wollten.

## mailAnswered

mailAnswered-subject = Beantwortet: { $name }
mailAnswered-unnamed = Ihre Anfrage vom { $date }
mailAnswered-lead = Ihre Anfrage wurde beantwortet: { $when }.
mailAnswered-keep = Diese E-Mail enthält die Antwort nicht. Melden Sie sich an, um sie zu öffnen.
mailAnswered-link = Anfragen
mailAnswered-why = Sie erhalten diese E-Mail, weil Sie bei jeder Antwort benachrichtigt werden wollten.

## mailCode

mailCode-subject = Ihr Code von { $service }
mailCode-lead = Jemand teilt über { $service } etwas Vertrauliches mit Ihnen. Geben Sie zum Öffnen diesen Code auf der Seite ein, die danach fragt:
mailCode-leadNamed = { $sender } teilt über { $service } etwas Vertrauliches mit Ihnen. Geben Sie zum Öffnen diesen Code auf der Seite ein, die danach fragt:
mailCode-asks = Jemand bittet Sie über { $service } um etwas Vertrauliches. Geben Sie zum Lesen und Antworten diesen Code auf der Seite ein, die danach fragt:
mailCode-asksNamed = { $sender } bittet Sie über { $service } um etwas Vertrauliches. Geben Sie zum Lesen und Antworten diesen Code auf der Seite ein, die danach fragt:
mailCode-until =
    { $n ->
        [one] Der Code gilt einmal, { $n } Minute lang und nur in dem Browser, in dem er angefordert wurde.
       *[other] Der Code gilt einmal, { $n } Minuten lang und nur in dem Browser, in dem er angefordert wurde.
    }
mailCode-ignore = Falls Sie keinen Code angefordert haben, ignorieren Sie diese E-Mail, und geben Sie den Code niemandem.

## mailInvited

mailInvited-subject = Ihr Konto bei { $service }
mailInvited-lead = Sie haben jetzt ein Konto bei { $service }: { $email }.
mailInvited-link = Passwort festlegen
mailInvited-once = Der Link gilt einmal, bis { $when }.

## mailReset

mailReset-subject = Wählen Sie ein neues Passwort für { $service }
mailReset-lead = Die Administration von { $service } lässt Sie ein neues Passwort für { $email } festlegen.
mailReset-link = Passwort festlegen
mailReset-once = Der Link gilt einmal, bis { $when }.

## mailNotice

mailNotice-subject = Ihr Konto bei { $service }
mailNotice-password = Das Passwort von { $email } wurde geändert: { $when }.
mailNotice-factorAdded = Zu { $email } kam ein zweiter Faktor hinzu: { $when }.
mailNotice-factorRemoved = Ein zweiter Faktor von { $email } wurde gelöscht: { $when }.
mailNotice-factorsReset = Die Administration hat alle zweiten Faktoren von { $email } gelöscht: { $when }.
mailNotice-recoveryCodes = Für { $email } gibt es neue Wiederherstellungscodes: { $when }. Die bisherigen gelten nicht mehr.
mailNotice-recoveryCode = Ein Wiederherstellungscode von { $email } wurde verwendet: { $when }. Er gilt kein zweites Mal.
mailNotice-devices = Zu viele falsche Passwörter oder Codes für { $email } kamen von Browsern, in denen Sie schon angemeldet waren: { $when }. Vielleicht hat jemand eines Ihrer Geräte.
mailNotice-from = Das kam von der Adresse { $address }.
mailNotice-stranger = Wenn Sie davon nichts wissen, ändern Sie Ihr Passwort bei { $service }, und sagen Sie es der Administration.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } Punkt für den Administrator
       *[other] { $service }: { $n } Punkte für den Administrator
    }
mailConditions-link = Zustand des Servers
mailConditions-why = Sie bekommen diese E-Mail, weil notices.mail Sie nennt. Sie kommt einmal, und nach sieben Tagen wieder, wenn sich nichts geändert hat. Führen Sie Befehle auf dem Rechner des Servers aus, mit sudo und dem --config des Servers.

## mailTest

mailTest-subject = Test von { $service }
mailTest-lead = E-Mails von { $service } kommen an.
mailTest-link = { $service }

## opener

opener-title = Versiegelten Link öffnen
opener-lead = Diese Seite ist Ihre eigene Datei: Sie öffnet Links, die Ende zu Ende versiegelt sind, und kein Server kann sie verändern. Sie fragt den Server des Links nach dem versiegelten Geheimnis und nach sonst nichts.
opener-link = Link, mit dem Teil nach dem #
opener-passphraseHint = Nur wenn der Absender Ihnen eine gegeben hat.
opener-open = Öffnen
opener-notLink = Das ist kein Link zu einem Geheimnis. Kopieren Sie den ganzen Link, von https:// bis zum Ende.
opener-unreachable = Keine Antwort, die diese Seite lesen darf. Der Server ist nicht erreichbar, oder er lässt nur seine eigene Seite diesen Link öffnen: Vielleicht ist das Geheimnis nicht versiegelt oder auf bestimmte Netze beschränkt. Es wurde nichts geöffnet.
opener-incomplete = Die Antwort ist nicht vollständig angekommen. Vielleicht wurde ein Aufruf gezählt.
opener-notSealed = Was der Server geschickt hat, ist nicht versiegelt und daher nicht das, was der Absender für diesen Link versiegelt hat. Es wird nichts davon gezeigt.
opener-wrong = Die Passphrase ist falsch oder fehlt. Es wurde kein Aufruf gezählt.
opener-refused = Der Server gibt das im Augenblick nicht heraus. Es wurde kein Aufruf gezählt.
opener-held = Der Absender muss es freigeben. Nennen Sie ihm diese Wörter: { $words }
opener-heldWordless = Der Absender muss es freigeben.
opener-otherPassphrase = Mit dieser Passphrase lässt es sich nicht öffnen. Versuchen Sie es noch einmal: Das versiegelte Geheimnis ist hier, und es wird kein weiterer Aufruf gezählt. Lassen Sie das Feld leer, wenn der Absender Ihnen keine Passphrase gegeben hat.
opener-go = Adresse bei { $host } öffnen
opener-saved = Gespeichert

## languages — the page on which readers choose their language, and the recipient's language in a form

languages-title = Sprache wählen
languages-search = Sprache suchen
languages-searchHint = Der Name in der Sprache selbst, der englische Name oder das Kürzel, etwa pt-BR.
languages-find = Suchen
languages-none = Keine Sprache gefunden.
languages-all = Alle Sprachen
languages-browser = Sprache meines Browsers
languages-back = Zurück zur Seite
languages-counts = Die Texte in anderen Sprachen sind Übersetzungen. Weichen sie vom Englischen ab, gilt der englische Text. Wenn Sie ein falsches Wort finden, sagen Sie es den Betreibern dieses Servers.
languages-recipient = Sprache für den Empfänger
languages-recipientHint = Für die Seite des Links und die E‑Mail dazu. Wer selbst eine Sprache gewählt hat, behält sie.
languages-recipientOwn = Nach dem Browser des Empfängers
languages-answerer = Sprache für die Antwortenden
languages-answererHint = Für die Seite der Anfrage. Wer selbst eine Sprache gewählt hat, behält sie.

## languagesLive — the same, in scripts

languagesLive-found =
    { $n ->
        [one] { $n } Sprache
       *[other] { $n } Sprachen
    }
languagesLive-recipientLanguage = Sprache für den Empfänger
