// The texts of the recipients' page in German.

import type { Texts } from "../en.ts";
import type { enReveal } from "./en.ts";

export const deReveal: Texts<typeof enReveal> = {
  reveal: {
    title: "Ein Geheimnis für Sie",
    intro: "Jemand hat etwas Vertrauliches mit Ihnen geteilt.",
    ownTitle: "Ihr eigenes Geheimnis",
    ownIntro: "Sie haben das selbst geteilt. Ihre Empfänger öffnen es auf dieser Seite.",
    ownPage: "Zu Link, QR-Code und Protokoll",
    passphrase: "Passphrase",
    passphraseHint: "Sie erhalten sie vom Absender, getrennt von diesem Link.",
    unlock: "Öffnen",
    open: "Geheimnis anzeigen",
    counts: "Das Öffnen zählt als Aufruf.",
    how: "So funktioniert es",
    sealed: "Es ist zusätzlich geschützt: Nur Ihr Browser kann es öffnen, und dieser Server kann es nicht lesen.",
    sealedNoScript:
      "Dieser Link öffnet sich nur mit JavaScript oder mit dem Befehl „secretpush open“: Das Geheimnis ist versiegelt, und dieser Server kann es nicht lesen.",
    largeText:
      "Eine der Dateien ist größer als 256\u00a0MiB, und dieser Browser kann eine versiegelte Datei dieser Größe nicht speichern. Öffnen Sie den Link über https:// in Chrome oder Edge oder mit diesem Befehl:",
    copyCommand: "Befehl kopieren",
    secret: "Das Geheimnis",
    show: "Anzeigen",
    onPaper: "Das Geheimnis ist verdeckt. Wählen Sie auf der Seite „Anzeigen“ und drucken Sie noch einmal.",
    hide: "Verbergen",
    copy: "Kopieren",
    save: "Als Datei speichern",
    print: "Drucken",
    files: "Dateien",
    download: "Herunterladen",
    downloadAll: "Alle als ZIP herunterladen",
    address: "Der Absender möchte, dass Sie diese Adresse öffnen:",
    go: "Adresse öffnen …",
    goTitle: "Diese Seite verlassen?",
    goText: "Sie öffnen gleich eine Adresse bei:",
    goYes: "Öffnen",
    goTo: "Adresse bei {host} öffnen",
    qr: "Scannen Sie diesen Code",
    qrText: "Inhalt des Codes",
    remove: "Jetzt löschen",
    removeText: "Danach kann niemand mehr diesen Link öffnen, auch Sie nicht.",
    removeYes: "Löschen",
    cancel: "Abbrechen",
    deletedTitle: "Gelöscht",
    deletedText: "Niemand kann diesen Link mehr öffnen, und auch diese Seite enthält das Geheimnis nicht mehr.",
    undo: "Rückgängig machen",
    openAgain: "Zurück zum Link",
    gone: "Hier gibt es nichts mehr",
    goneText: "Dieser Link ist abgelaufen, wurde gelöscht oder hat nie existiert.",
    openedHere:
      "Sie haben diesen Link auf diesem Gerät geöffnet, am {date} ({relative}). Inzwischen ist er abgelaufen oder wurde gelöscht.",
    goneHint: "Bitten Sie den Absender um einen neuen Link.",
    goneCreate: "Selbst ein Geheimnis teilen",
    letters: "Tippen Sie diese drei Buchstaben ab",
    lettersHint: "Das hält Programme fern, die Links prüfen. Groß oder klein, beides ist richtig.",
    lettersNeeded:
      "Tippen Sie die drei Buchstaben ab und wählen Sie dann noch einmal die Schaltfläche. Es wurde nichts geöffnet.",
    lettersOther:
      "Das waren andere Buchstaben. Tippen Sie diese drei ab und wählen Sie dann noch einmal die Schaltfläche. Es wurde nichts geöffnet.",
    wrong: "Die Passphrase ist falsch.",
    limited: "Zu viele falsche Passphrasen. Warten Sie eine Minute und versuchen Sie es dann erneut.",
    refused: "Wer Ihnen dies geschickt hat, hat die Freigabe abgelehnt.",
    waitOver: "Ihre Wartezeit ist vorbei. Öffnen Sie es erneut, um noch einmal zu fragen.",
    crowded: "Zu viele Personen warten darauf. Versuchen Sie es in einer Minute erneut.",
    scanner:
      "Dieser Browser gibt sich als Programm aus, das Links prüft. Deshalb wurde nichts geöffnet. Öffnen Sie den Link in einem anderen Browser.",
    again: "Neuladen öffnet das Geheimnis nicht noch einmal. Wählen Sie dafür die Schaltfläche.",
    failed: "Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es gleich noch einmal.",
  },
  senderNote: {
    label: "Vom Absender",
    shares: "{name} teilt etwas mit Ihnen.",
    writes: "{name} schreibt:",
    unnamedWrites: "Der Absender schreibt:",
    account: "Gesendet über das Konto {email} auf diesem Server.",
    anyAccount:
      "Gesendet über das Konto {email}. Hier kann jeder ein Konto anlegen, die Adresse ist also nicht geprüft.",
    unverifiedAccount: "Gesendet über das Konto {email}. Die Adresse hat niemand geprüft.",
    ownWords: "Name und Mitteilung sind Angaben des Absenders.",
    unverified: "Name und Mitteilung sind Angaben des Absenders. Ob der Name stimmt, weiß dieser Server nicht.",
  },
  undoPlain: {
    seconds: {
      one: "Sie können das noch {n} Sekunde lang rückgängig machen.",
      other: "Sie können das noch {n} Sekunden lang rückgängig machen.",
    },
  },
  undoLive: {
    deleted: "Gelöscht. Niemand kann es öffnen.",
    undo: "Rückgängig ({seconds})",
    undone: "Die Löschung ist zurückgenommen.",
    tooLate: "Das ließ sich nicht zurücknehmen: Es ist gelöscht.",
  },
  revealLive: {
    viewsLeft: {
      one: "Das Geheimnis lässt sich noch {n}-mal öffnen, bis {date} ({relative}).",
      other: "Das Geheimnis lässt sich noch {n}-mal öffnen, bis {date} ({relative}).",
    },
    lastView:
      "Das war der letzte Aufruf. Das Geheimnis ist auf dem Server gelöscht: Sichern Sie jetzt, was Sie brauchen.",
    lastViewFiles:
      "Das war der letzte Aufruf. Laden Sie jetzt herunter, was Sie brauchen: Die Links gelten nur kurze Zeit.",
    ownView: "Ihre eigenen Aufrufe zählen nicht.",
    shown: "Das Geheimnis wird angezeigt.",
    covered: "Das Geheimnis ist verdeckt.",
    copied: "Kopiert",
    copyFailed: "Das Kopieren ist fehlgeschlagen. Markieren Sie den Text und kopieren Sie ihn.",
    wrong: "Die Passphrase ist falsch.",
    limited: {
      one: "Zu viele falsche Passphrasen. Versuchen Sie es in {n} Sekunde erneut.",
      other: "Zu viele falsche Passphrasen. Versuchen Sie es in {n} Sekunden erneut.",
    },
    busy: {
      one: "Zu viele Anfragen. Versuchen Sie es in {n} Sekunde erneut.",
      other: "Zu viele Anfragen. Versuchen Sie es in {n} Sekunden erneut.",
    },
    again: "Sie können es jetzt wieder versuchen.",
    unconnected: "Sie sind offline. Es wurde nichts geöffnet.",
    offline: "Die Antwort des Servers kam nicht vollständig an. Sie kann als Aufruf gezählt haben.",
    failed: "Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es gleich noch einmal.",
    downloaded: "Heruntergeladen",
    downloadedOf: "{done} von {total} Dateien heruntergeladen",
    preview: "Vorschau",
    previewOf: "Vorschau von {name}",
    previewFailed: "Dieses Bild lässt sich hier nicht anzeigen. Laden Sie es herunter.",
    downloadFailed: "Der Download wurde unterbrochen. Vielleicht ist der Link abgelaufen.",
    deleteFailed: "Das Geheimnis konnte nicht gelöscht werden.",
    noAddress: "Das ist keine Webadresse und wird deshalb nur als Text angezeigt.",
    fileName: "geheimnis.txt",
    see: "Anzeigen",
    hide: "Verbergen",
  },
  sealedLive: {
    linkCut:
      "Dieser Link ist nicht vollständig: Der Teil nach dem # fehlt. Bitten Sie den Absender um den vollständigen Link. Es wurde nichts geöffnet und kein Aufruf gezählt.",
    linkAltered:
      "Dieser Link wurde unterwegs abgeschnitten oder verändert: Der Teil nach dem # stimmt nicht. Bitten Sie den Absender um den vollständigen Link. Es wurde nichts geöffnet und kein Aufruf gezählt.",
    moduleMissing:
      "Der Teil dieser Seite, der versiegelte Geheimnisse öffnet, ist nicht angekommen. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu. Es wurde nichts geöffnet und kein Aufruf gezählt.",
    sealBroken:
      "Der versiegelte Inhalt wurde beschädigt oder verändert; deshalb wird nichts davon gezeigt. Bitten Sie den Absender, ihn noch einmal zu senden.",
    sealShort:
      "Das Ende des versiegelten Inhalts fehlt; deshalb wird nichts davon gezeigt. Bitten Sie den Absender, ihn noch einmal zu senden.",
    sealOther:
      "Der versiegelte Inhalt passt nicht zu diesem Link, oder diese Seite kann seine Art der Versiegelung nicht öffnen. Bitten Sie den Absender, ihn noch einmal zu senden.",
    fileWhole: "Vollständig: „{name}“ wurde bis zum letzten Byte geprüft.",
    fileBroken: "„{name}“ wurde beschädigt oder verändert. Es wurde nichts davon gespeichert.",
    fileShort: "Das Ende von „{name}“ fehlt. Es wurde nichts davon gespeichert.",
    fileTooLarge:
      "„{name}“ ist zu groß für diesen Browser. Öffnen Sie den Link über https:// in Chrome oder Edge oder mit dem Befehl „secretpush open“.",
  },
};
