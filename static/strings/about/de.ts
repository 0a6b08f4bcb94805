// The texts of the page /about in German.

import type { Texts } from "../en.ts";
import type { enAbout } from "./en.ts";

export const deAbout: Texts<typeof enAbout> = {
  about: {
    title: "Wie das funktioniert und wer diesen Dienst betreibt",
    lead: "Sie teilen ein Geheimnis über einen Link. Der Link läuft von selbst ab, danach ist das Geheimnis gelöscht.",
    operatorTitle: "Wer diesen Dienst betreibt",
    runBy: "Diesen Dienst betreibt {name}.",
    unnamed:
      "Der Betreiber dieses Servers hat hier keinen Namen eingetragen. Fragen Sie die Person, die Ihnen den Link geschickt hat.",
    contact: "Kontakt:",
    program: "Programm: Secret Push, Version {version}.",
    words:
      "Es schlägt Wörter der EFF Long Wordlist der Electronic Frontier Foundation vor (https://www.eff.org/dice), ohne vier von ihnen, unter CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).",
    sealedTitle: "Wie ein Geheimnis geschützt ist",
    sealed:
      "Der Server verschlüsselt jedes Geheimnis mit AES-256-GCM, bevor er es speichert. Der Schlüssel wird aus einem eigenen Zufallsschlüssel, dem Link und, falls vorhanden, der Passphrase abgeleitet.",
    masterKey:
      "Der Zufallsschlüssel ist seinerseits mit dem Hauptschlüssel des Servers verschlüsselt, der außerhalb der Datenbank liegt.",
    passphrase:
      "Der Server speichert weder die Passphrase noch etwas, womit er sie vergleichen könnte. Argon2id macht das Raten langsam, und nach fünf Fehlversuchen in einer Minute muss eine Adresse warten.",
    files: "Auch Dateinamen und Dateiinhalte sind verschlüsselt.",
    transport: "Diese Verschlüsselung findet auf dem Server statt. Den Weg dorthin schützt eine https://-Adresse.",
    endToEnd:
      "Ein Absender kann ein Geheimnis auch im Browser oder mit der Kommandozeile versiegeln, im offenen Format age. Der Schlüssel steht im Link nach dem #, und diesen Teil senden Browser nie: Der Server bewahrt auf und gibt heraus, was er nicht lesen kann.",
    endTitle: "Was beim Ablauf eines Links geschieht",
    end: "Ein Link läuft nach der gewählten Zeit, nach dem letzten erlaubten Aufruf oder von Hand ab. In diesem Moment werden sein Schlüssel, das Geheimnis und die Mitteilung des Absenders gelöscht.",
    endFiles:
      "Auch Dateien werden gelöscht. Die Download-Links des letzten Aufrufs funktionieren noch höchstens {time}, aber nie länger als die gewählte Zeit.",
    rowAnonymous: "Das Protokoll eines ohne Konto geteilten Geheimnisses wird {time} nach dem Ablauf gelöscht.",
    rowAnonymousKept: "Das Protokoll eines ohne Konto geteilten Geheimnisses bleibt, bis der Betreiber es löscht.",
    rowOwned:
      "Das Protokoll eines mit Konto geteilten Geheimnisses wird {time} nach dem Ablauf gelöscht, zusammen mit dem Namen und der Notiz, die der Absender vergeben hat.",
    rowOwnedKept:
      "Das Protokoll eines mit Konto geteilten Geheimnisses bleibt, zusammen mit dem Namen und der Notiz, die der Absender vergeben hat, bis der Betreiber es löscht.",
    backups: "Eine Sicherung enthält, was bei ihrer Erstellung gespeichert war, bis der Betreiber sie löscht.",
    loggedTitle: "Was protokolliert wird",
    logged:
      "Zu jedem Geheimnis: wann es erstellt, geöffnet, von Hand beendet oder mit falscher Passphrase versucht wurde, jeweils mit Netzwerkadresse, Browser und der Seite, von der der Besuch kam. Angemeldete Absender sehen dieses Protokoll zu ihren eigenen Geheimnissen.",
    request:
      "Zu jeder Anfrage: Zeit, Art der Seite, Ergebnis, Dauer und Netzwerkadresse. Nie der Link, das Geheimnis oder die Passphrase. Der Betreiber bestimmt, wie lange diese Zeilen aufbewahrt werden.",
    cookies:
      "Cookies: eines für Ihre Sitzung, wenn Sie sich anmelden, je eines für die gewählte Sprache und die gewählten Farben und eines im Browser, der auf einen Absender wartet oder einen Link gemeldet hat. Es gibt kein Tracking, und die Seiten laden nichts von anderen Servern.",
    operatorReadsTitle: "Was der Betreiber lesen kann und was nicht",
    seesMeta:
      "Der Betreiber sieht, dass es ein Geheimnis gibt: Art, Größe, Zeiten, Aufrufe und Protokoll, bei angemeldeten Absendern auch deren E-Mail-Adresse.",
    adminPage:
      "Administratoren können jedes Geheimnis von Hand beenden. Inhalt, Name, Notiz und Link sehen sie dabei nicht. Sie können allerdings das Passwort eines Kontos zurücksetzen und sich dann damit anmelden.",
    readsOwned:
      "Wer sowohl die gespeicherten Daten als auch den Hauptschlüssel hat, kann ein nicht abgelaufenes Geheimnis eines angemeldeten Absenders lesen, wenn es keine Passphrase hat, außerdem dessen Namen, Notizen und Mitteilungen.",
    readsAnonymous:
      "Für ein ohne Konto geteiltes Geheimnis ist zusätzlich der Link nötig, und den bewahrt der Server nicht auf.",
    readsGuarded:
      "Für ein Geheimnis mit Passphrase ist zusätzlich die Passphrase nötig. Eine kurze lässt sich erraten, eine lange nicht.",
    running:
      "Wer den laufenden Server kontrolliert, kann ein Geheimnis und seine Passphrase beim Erstellen und beim Öffnen sehen.",
    readsSealed:
      "Ein versiegeltes Geheimnis kann der Betreiber nicht lesen, auch nicht mit allen Daten und dem Hauptschlüssel. Ein manipulierter Server könnte allerdings eine Seite ausliefern, die das Geheimnis verrät: Wer das ausschließen muss, öffnet den Link mit der Kommandozeile.",
    readsExpired:
      "Ein abgelaufenes Geheimnis kann niemand mehr lesen, auch der Betreiber nicht, es sei denn, eine ältere Sicherung enthält es noch.",
    youTitle: "Was Sie tun können",
    you: "Wählen Sie wenige Aufrufe und eine kurze Zeit. Vergeben Sie eine Passphrase und übermitteln Sie sie getrennt vom Link. Öffnen Sie ein Geheimnis erst, wenn Sie es sicher ablegen können.",
  },
  accessibility: {
    title: "Barrierefreiheit",
    lead: "Jeder muss ein Geheimnis teilen und öffnen können, gleich wie er sieht, hört, sich bewegt und liest.",
    contactTitle: "Wenn Sie auf ein Hindernis stoßen",
    contact: "Sagen Sie dem Betreiber dieses Servers, was für Sie nicht geht, oder bitten Sie um einen anderen Weg:",
    nobody:
      "Der Betreiber dieses Servers hat hier keinen Kontakt angegeben. Sagen Sie der Person, die Sie hierher geschickt hat, was für Sie nicht geht, und bitten Sie um einen anderen Weg.",
    standardTitle: "Was diese Seiten erfüllen",
    standard:
      "Diese Seiten sollen die WCAG 2.2 auf Stufe AA erfüllen und damit Kapitel 9 der EN 301 549. Nach eigener Prüfung der Hersteller erfüllen sie sie, bis auf das, was die nächste Liste nennt.",
    missingTitle: "Was fehlt",
    missingUndo:
      "Ein Löschen lässt sich nur acht Sekunden lang rückgängig machen, denn kein Geheimnis soll sein Löschen überdauern. Die Schaltfläche dafür hat sofort den Fokus.",
    missingLanguage:
      "Was Menschen selbst geschrieben haben, etwa eine Nachricht oder ein Dateiname, trägt keine Angabe seiner Sprache.",
    missingReference: "Die Referenz für Programmierer stammt aus anderer Software und wurde nicht geprüft.",
    missingReaders:
      "Geprüft wurde ohne Screenreader, und noch haben keine Menschen mit Behinderungen daran teilgenommen.",
    checkedTitle: "Wie das geprüft wurde",
    checkedByProgram:
      "Mit axe-core: jede Seite in jedem Zustand, auf einem schmalen und einem breiten Bildschirm, hell und dunkel. Jede Seite passt auch auf 320 Pixel und bei doppelter Schriftgröße.",
    checkedByHand:
      "Von Hand: die wichtigsten Wege durch die Seiten, nur mit der Tastatur, mit mehr Abstand zwischen Buchstaben und Zeilen und im Accessibility-Baum von Chromium, aus dem Screenreader lesen.",
  },
};
