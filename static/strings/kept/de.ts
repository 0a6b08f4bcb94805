// The texts of what only this browser keeps, in German.

import type { enKept } from "./en.ts";

export const deKept: typeof enKept = {
  keptLive: {
    keptByBrowser: "In diesem Browser gespeichert. Wer diesen Browser benutzen kann, kann den Link kopieren.",
    keptByPasskey: "In diesem Browser gespeichert, geschützt durch Ihren Passkey.",
  },
  keptPageLive: {
    keptShowLink: "Link anzeigen",
    keptNotOpened: "Ihr Passkey hat ihn nicht geöffnet. Versuchen Sie es noch einmal.",
    keptKeyByBrowser:
      "Dieser Browser bewahrt den Schlüssel auf, der die Antworten öffnet. Wer diesen Browser benutzen kann, kann sie lesen.",
    keptKeyByPasskey:
      "Dieser Browser bewahrt den Schlüssel auf, der die Antworten öffnet, geschützt durch Ihren Passkey.",
  },
  keptAccountLive: {
    keptSignOut: {
      one: "Beim Abmelden wird {n} Link oder Schlüssel entfernt, den nur dieser Browser kennt. Antworten auf Ihre Anfragen öffnet dann nur noch die Wiederherstellungsdatei.",
      other:
        "Beim Abmelden werden {n} Links und Schlüssel entfernt, die nur dieser Browser kennt. Antworten auf Ihre Anfragen öffnet dann nur noch die Wiederherstellungsdatei.",
    },
    keptSignOutYes: "Entfernen und abmelden",
    keptCount: {
      one: "{n} Link oder Schlüssel ist in diesem Browser gespeichert.",
      other: "{n} Links und Schlüssel sind in diesem Browser gespeichert.",
    },
    keptCountNone: "In diesem Browser ist noch nichts gespeichert.",
    keptGuardedNow: "Ab jetzt öffnet sie Ihr Passkey.",
    keptUnable: "Dieser Passkey oder dieser Browser kann das nicht. Was gespeichert ist, bleibt, wie es ist.",
    keptOffQuestion:
      "Alles entfernen, was gespeichert ist? Links, die Sie nicht kopiert haben, gehen verloren, ebenso Schlüssel ohne Wiederherstellungsdatei.",
    keptRefused: "Es wurde kein Passkey benutzt. Was gespeichert ist, bleibt, wie es ist.",
    keptOffYes: "Entfernen",
  },
  kept: {
    title: "Zusätzlicher Schutz: Links in diesem Browser",
    text: "Der Server kann Ihnen Links mit zusätzlichem Schutz nicht noch einmal zeigen. Darum bewahrt dieser Browser sie für Sie auf, ebenso die Schlüssel Ihrer Anfragen. Wer diesen Browser benutzen kann, kann sie kopieren, außer Ihr Passkey schützt sie. Beim Abmelden wird entfernt, was kein Passkey schützt.",
    guarded: "Ihr Passkey schützt sie.",
    on: "In diesem Browser aufbewahren",
    guard: "Mit einem Passkey schützen",
  },
};
