// The texts of en.ts in German.

import type { Texts } from "../en.ts";
import type { enCodes } from "./en.ts";

export const deCodes: Texts<typeof enCodes> = {
  codes: {
    toOne:
      "Wer das gesendet hat, will sicher sein, wer es öffnet. Lassen Sie sich einen Code an {address} senden; ein Konto hier brauchen Sie nicht.",
    toSome:
      "Wer das gesendet hat, will sicher sein, wer es öffnet. Wählen Sie Ihre Adresse, und lassen Sie sich dorthin einen Code senden; ein Konto hier brauchen Sie nicht.",
    toTyped:
      "Wer das gesendet hat, will sicher sein, wer es öffnet. Geben Sie Ihre Adresse ein; gehört sie zu den Empfängern, kommt dort ein Code an. Ein Konto hier brauchen Sie nicht.",
    which: "Ihre Adresse",
    among: "Die Empfänger, gekürzt: {addresses}",
    notYours: "Nicht Ihre Adresse? Bitten Sie den Absender um einen eigenen Link.",
    send: "Code senden",
    again: "Neuen Code senden",
    sentToOne: "Eine E-Mail mit acht Buchstaben ist unterwegs an {address}. Sehen Sie auch im Spam-Ordner nach.",
    sent: "Eine E-Mail mit acht Buchstaben ist unterwegs, wenn die Adresse zu den Empfängern gehört. Sehen Sie auch im Spam-Ordner nach.",
    field: "Code",
    fieldHint: "Die acht Buchstaben aus der E-Mail. Sie gelten zehn Minuten und nur in diesem Browser.",
    goOn: "Weiter",
    or: "Oder weisen Sie sich anders aus:",
    wrong: {
      one: "Dieser Code ist falsch. Nehmen Sie den aus der neuesten E-Mail. Sie haben noch einen Versuch.",
      other: "Dieser Code ist falsch. Nehmen Sie den aus der neuesten E-Mail. Sie haben noch {n} Versuche.",
    },
    last: "Dieser Code ist falsch, und das war der letzte Versuch. Lassen Sie sich einen neuen senden.",
    over: "Hier gibt es keinen Code einzugeben: Er wurde verwendet, ist älter als zehn Minuten oder wurde in einem anderen Browser angefordert. Lassen Sie sich einen neuen senden.",
    needsCookie:
      "Dafür ist ein Cookie nötig, und Ihr Browser hat keines gesendet. Erlauben Sie Cookies für diese Seite, und laden Sie sie dann neu.",
    tooOften: {
      one: "Für diese Adresse wurden in einer Stunde fünf Codes angefordert. Versuchen Sie es in einer Minute erneut.",
      other: "Für diese Adresse wurden in einer Stunde fünf Codes angefordert. Versuchen Sie es in {n} Minuten erneut.",
    },
    noMore: "Für diesen Link werden keine Codes mehr gesendet. Bitten Sie den Absender um einen neuen.",
    noMail: "Dieser Server kann gerade keinen Code senden. Wenden Sie sich an die Person, von der Sie den Link haben.",
    badAddress: "Das ist keine E-Mail-Adresse.",
  },
  codesLive: {
    noCode: "Geben Sie die acht Buchstaben aus der E-Mail ein.",
    offline: "Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.",
  },
};
