// The texts of receipts, and of the links that a device without an account remembers, in German.

import type { enReceipts } from "./en.ts";

export const deReceipts: typeof enReceipts = {
  receipt: {
    choice: "Einen Beleg behalten",
    choiceHint: "Ein zweiter Link nur für Sie: Er zeigt, ob das Geheimnis geöffnet wurde, und kann es löschen.",
    yours: "Ihr Beleg",
    yoursText:
      "Er zeigt, ob das Geheimnis geöffnet wurde, und kann es löschen. Lesen kann er es nicht. Behalten Sie ihn für sich: Der Empfänger braucht den Link oben.",
    open: "Beleg öffnen",
    copy: "Beleg kopieren",
    remember: "Meine Links auf diesem Gerät merken",
    rememberHint:
      "Nur die Belege und nur in diesem Browser. Wer ihn benutzen kann, sieht sie. Beim Ausschalten werden alle vergessen.",
    list: "Meine letzten Links",
    listText: "Was sich dieser Browser von den Links gemerkt hat, die Sie ohne Konto erstellt haben.",
    listNone: "Dieser Browser hat sich keine Links gemerkt. Ein Beleg bietet an, sie zu merken.",
    listScripts: "Diese Liste braucht JavaScript: Der Browser bewahrt sie auf, nicht der Server.",
    forget: "Alle vergessen",
    notOpened: "Noch nicht geöffnet",
    neverOpened: "Nie geöffnet",
    notOpenedText: "Bisher hat niemand den Link geöffnet.",
    opened: { one: "Einmal geöffnet", other: "{n}-mal geöffnet" },
    times: "Wann er geöffnet wurde",
    timesSome: "Wann er zuletzt geöffnet wurde",
    over: "Niemand kann den Link mehr öffnen.",
    overViews: "Er wurde so oft geöffnet, wie Sie erlaubt haben, zuletzt am {date}. Der Inhalt ist gelöscht.",
    overTime: "Seine Zeit ist am {date} abgelaufen. Der Inhalt ist gelöscht.",
    overHand: "Er wurde am {date} gelöscht, samt Inhalt.",
    left: {
      one: "Der Link lässt sich noch einmal öffnen, bis {date}.",
      other: "Der Link lässt sich noch {n}-mal öffnen, bis {date}.",
    },
    alarmed:
      "Ein Empfänger meldet, dass jemand anderes den Link vor ihm geöffnet hat. Sprechen Sie mit Ihrem Empfänger.",
    frozen: "Der Link ist gesperrt: Niemand kann ihn öffnen.",
    endQuestion: "Das Geheimnis löschen? Dann kann es niemand mehr öffnen. Das lässt sich nicht rückgängig machen.",
    endYes: "Endgültig löschen",
    again: "Noch einmal nachsehen",
    unknown: "Hierzu ist nichts bekannt",
    unknownText: "Dieser Beleg gehört zu keinem Link dieses Servers. Prüfen Sie, ob die Adresse vollständig ist.",
    unknownHint: "Einige Zeit nach dem Ablauf eines Links löscht der Server alles, was er darüber wusste.",
  },
  receiptListLive: {
    made: "Erstellt am {date}",
    stateOpened: { one: "Einmal geöffnet", other: "{n}-mal geöffnet" },
    stateNone: "Noch nicht geöffnet",
    stateOver: "Abgelaufen",
    stateAlarmed: "Alarm",
    stateFrozen: "Gesperrt",
    stateUnknown: "Darüber ist nichts mehr bekannt",
    stateFailed: "Der Server hat nicht geantwortet",
    forgotten: "Vergessen. Ab jetzt merkt sich dieser Browser keine Links.",
  },
};
