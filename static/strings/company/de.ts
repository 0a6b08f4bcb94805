// The texts of signing in at the company's provider, in German.

import type { enCompany } from "./en.ts";
import type { Texts } from "../en.ts";

export const deCompany: Texts<typeof enCompany> = {
  company: {
    signIn: "Mit {label} anmelden",
    or: "Oder mit einem Passwort dieses Servers:",
    addressedTitle: "An bestimmte Personen gerichtet",
    addressedText:
      "Wer das gesendet hat, will sicher sein, wer es öffnet. Melden Sie sich mit {label} an; ein Konto hier brauchen Sie nicht.",
    addressedByDirectory:
      "Wer das gesendet hat, will sicher sein, wer es öffnet. Melden Sie sich mit Namen und Passwort Ihrer Firma an.",
    byPassword: "Mit einem Passwort anmelden",
    otherTitle: "Nicht an Sie gerichtet",
    otherText:
      "Sie sind hier als {address} bekannt. Dieser Link ist an jemand anderen gerichtet. Nichts wurde geöffnet. Melden Sie sich als jemand anderes an, oder fragen Sie den Absender.",
    otherUnnamed:
      "Dieser Link ist an jemand anderen gerichtet. Nichts wurde geöffnet. Melden Sie sich als jemand anderes an, oder fragen Sie den Absender.",
    closedAccountTitle: "Ihr Konto ist abgeschaltet",
    closedAccountText:
      "Ihr Konto auf diesem Server ist deaktiviert oder ausgesetzt, deshalb öffnet sich für Sie nichts. Nichts wurde geöffnet. Wenden Sie sich an die Administration.",
    known: "Sie sind hier als {address} bekannt.",
    knownUnnamed: "Die Anmeldung der Firma hat Sie erkannt.",
    notMe: "Das bin ich nicht",
    goingOn: "Einen Moment",
    goingOnText: "Die nächste Seite öffnet sich von selbst.",
    goOn: "Weiter",
  },
  companyRefused: {
    "not-allowed":
      "Sie gehören zu keiner der Gruppen, die diesen Server verwenden dürfen. Wenden Sie sich an die Administration.",
    "no-account": "Sie haben hier kein Konto. Bitten Sie die Administration, eines anzulegen.",
    "address-taken":
      "Für Ihre E-Mail-Adresse gibt es hier bereits ein Konto. Bitten Sie die Administration, es mit {label} zu verknüpfen.",
    "other-account": "Diese Anmeldung gehört hier zu einem anderen Konto. Wenden Sie sich an die Administration.",
    "not-set-up": "Dieser Server ist noch nicht eingerichtet.",
    disabled: "Ihr Konto ist gesperrt. Wenden Sie sich an die Administration.",
    "no-email":
      "{label} teilt diesem Server Ihre E-Mail-Adresse nicht mit. Bitten Sie die Administration, den Claim email hinzuzufügen.",
    "bad-email":
      "Was {label} als Ihre E-Mail-Adresse angibt, ist keine E-Mail-Adresse. Wenden Sie sich an die Administration.",
    "no-groups":
      "{label} nennt diesem Server keine Gruppe von Ihnen. Entweder gehören Sie zu keiner, oder die Gruppen fehlen im Token: Wenden Sie sich an die Administration.",
    "too-many-groups":
      "Sie gehören zu so vielen Gruppen, dass {label} alle weglässt. Bitten Sie die Administration, nur die Gruppen dieser Anwendung zu senden.",
    "bad-token":
      "Die Antwort von {label} ist für diesen Server nicht gültig. Niemand wurde angemeldet; mehr steht im Protokoll.",
    clock:
      "Die Uhren dieses Servers und von {label} weichen zu weit voneinander ab. Bitten Sie die Administration, sie richtig zu stellen.",
    "other-issuer":
      "Die Antwort kam von einem anderen Anbieter, als die Einstellungen nennen. Niemand wurde angemeldet.",
    unreachable: "{label} ist zurzeit nicht erreichbar. Wer angemeldet ist, bleibt es; versuchen Sie es später erneut.",
    "provider-error": "{label} hat einen Fehler gemeldet. Welchen, steht im Protokoll dieses Servers.",
    "client-refused":
      "{label} akzeptiert diesen Server nicht: Sein Geheimnis ist falsch oder abgelaufen. Wenden Sie sich an die Administration.",
    cancelled: "Die Anmeldung mit {label} wurde abgebrochen.",
    "begin-again":
      "Diese Anmeldung wurde anderswo begonnen, hat zu lange gedauert oder wurde bereits verwendet. Beginnen Sie von vorn.",
  },
};
