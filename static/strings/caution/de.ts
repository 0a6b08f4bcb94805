// The texts about what keeps a link closed and about what happened to it before, in German.

import type { Texts } from "../en.ts";
import type { enCaution } from "./en.ts";

export const deCaution: Texts<typeof enCaution> = {
  caution: {
    notMe: "Das war ich nicht",
    tellText: "Wenn es niemand war, den Sie kennen, sagen Sie es dem Absender: Es steht dann in seinem Protokoll.",
    tellFreezes: "Der Link wird dabei gesperrt: Niemand kann ihn öffnen, bis der Absender ihn wieder freigibt.",
    tell: "Dem Absender melden",
    told: "Sie haben dem Absender gemeldet, dass Sie das nicht waren.",
    askSender: "Wenn Sie das nicht waren, bitten Sie den Absender um ein neues Geheimnis.",
    toldTitle: "Der Absender kann es jetzt sehen",
    toldText: "In seinem Protokoll steht, dass jemand diesen Link vor Ihnen geöffnet hat.",
    toldFrozen: "Der Link ist gesperrt: Niemand kann ihn öffnen, bis der Absender ihn wieder freigibt.",
    toldOpen: "Der Link funktioniert noch. Fragen Sie den Absender, bevor Sie sich auf den Inhalt verlassen.",
    toldNext: "Sprechen Sie auf anderem Weg mit dem Absender, zum Beispiel am Telefon.",
    back: "Zurück zum Geheimnis",
    frozenTitle: "Dieser Link ist gesperrt",
    frozenText: "Im Moment kann ihn niemand öffnen. Er funktioniert wieder, sobald der Absender ihn freigibt.",
    frozenHint: "Fragen Sie den Absender und laden Sie diese Seite danach neu. Das hat nicht als Aufruf gezählt.",
    elsewhereTitle: "Nicht aus diesem Netz",
    elsewhereText:
      "Der Absender hat festgelegt, aus welchen Netzen sich dieser Link öffnen lässt. Ihre Adresse {address} gehört nicht dazu.",
    elsewhereHint:
      "Verbinden Sie sich mit dem richtigen Netz und laden Sie diese Seite dann neu. Das hat nicht als Aufruf gezählt.",
    earlyTitle: "Noch nicht offen",
    earlyText: "Dieser Link öffnet sich am {date} ({relative}).",
    earlyHint: "Laden Sie diese Seite dann neu. Das hat nicht als Aufruf gezählt.",
    notBefore: "Öffnet sich nicht vor (optional)",
    notBeforeHint: "In der Zeitzone dieses Geräts. Nur Sie selbst können ihn früher öffnen.",
    afterFirstView: "Läuft nach dem ersten Aufruf ab (optional)",
    networks: "Nur in diesen Netzen (fragen Sie Ihre IT)",
    networksHint: "Adressen und Bereiche wie 192.0.2.0/24, durch Kommas getrennt.",
    addressees: "Nur für diese Personen (optional)",
    addresseesHint:
      "E-Mail-Adressen oder Gruppen wie group:staff, durch Kommas getrennt. Bevor sich der Link öffnet, nutzen sie die Firmenanmeldung oder einen Code, den sie per E-Mail erhalten.",
    addresseesByCompany:
      "E-Mail-Adressen oder Gruppen wie group:staff, durch Kommas getrennt. Bevor sich der Link öffnet, nutzen sie die Firmenanmeldung.",
    addresseesByCode:
      "E-Mail-Adressen, durch Kommas getrennt. Niemand braucht ein Konto: Bevor sich der Link öffnet, geben sie einen Code ein, den sie per E-Mail erhalten.",
    addresseesRequired: "Nur für diese Personen (erforderlich)",
    addresseesNext: "Nur für {people}. Senden Sie den Link dorthin. Er öffnet sich nach der Firmenanmeldung.",
    addresseesNextByCode:
      "Nur für {people}. Senden Sie den Link dorthin. Auf seiner Seite lassen sich die Empfänger einen Code an ihre Adresse senden.",
    addresseesNextByEither:
      "Nur für {people}. Senden Sie den Link dorthin. Auf seiner Seite nutzen die Empfänger die Firmenanmeldung oder lassen sich einen Code an ihre Adresse senden.",
    openings: "Den Empfänger warnen, wenn jemand den Link schon geöffnet hat",
    freeze: "Link sperren",
    thaw: "Link wieder freigeben",
  },
  cautionGateLive: {
    openedBefore: {
      one: "Dieser Link wurde schon einmal geöffnet, am {date} ({relative}).",
      other: "Dieser Link wurde schon {n}-mal geöffnet, zuletzt am {date} ({relative}).",
    },
  },
  addresseesLive: {
    noAddress: "„{entry}“ ist keine E-Mail-Adresse.",
    notIn: "Adressen in {domain} sind nicht erlaubt.",
    wanted: "Geben Sie ein, für wen der Link ist: Dieser Server verlangt es.",
  },
  cautionCreateLive: {
    badMoment: "Wählen Sie einen Zeitpunkt, bevor der Link abläuft.",
    termNotBefore: "öffnet sich {date}",
    notSooner: "Nicht früher",
    termFirstView: "endet {duration} nach dem ersten Aufruf",
    badNetwork: "„{network}“ ist kein Netz. Geben Sie Adressen und Bereiche wie 192.0.2.0/24 ein.",
    termNetworks: {
      one: "nur aus {n} Netz",
      other: "nur aus {n} Netzen",
    },
    termAddressees: {
      one: "nur für {n} Empfänger",
      other: "nur für {n} Empfänger",
    },
    termLock: "nur das erste Gerät",
    termViewsEach: {
      one: "{n} Aufruf je Empfänger",
      other: "{n} Aufrufe je Empfänger",
    },
  },
  cautionOwnLive: {
    frozen: "Gesperrt",
    alarmed: "Gemeldet",
    frozenNow: "Dieser Link ist gesperrt: Niemand außer Ihnen kann ihn öffnen. Er läuft trotzdem am {date} ab.",
    alarm:
      "Ein Empfänger sagt, dass jemand anderes vor ihm geöffnet hat. Gemeldet am {date} ({relative}) von {address} ({browser}).",
    alarmNext:
      "Vergleichen Sie die Einträge unten damit, wem Sie den Link gegeben haben. Im Zweifel lassen Sie ihn ablaufen und ändern Sie das Geheimnis.",
    settle: "Alles in Ordnung",
    thawQuestion: "„{name}“ wieder freigeben? Wer den Link hat, kann ihn dann wieder öffnen.",
    nowFrozen: "Gesperrt. Niemand außer Ihnen kann ihn öffnen.",
    nowThawed: "Der Link funktioniert wieder.",
    nowSettled: "Erledigt.",
    networks: "Netze",
    recipients: "Empfänger",
    recipientsOnly: "Nur für {recipients}",
    networksOnly: "Nur aus {networks}",
    lock: "Geräte",
    lockYes: "Nur das erste Gerät kann es erneut öffnen",
    shares: "Aufrufe je Empfänger",
    sharesEach: {
      one: "Jeder darf es einmal öffnen",
      other: "Jeder darf es {n}-mal öffnen",
    },
    wrongNetworks: {
      one: "{n} Versuch aus einem Netz, das Sie nicht erlaubt haben.",
      other: "{n} Versuche aus Netzen, die Sie nicht erlaubt haben.",
    },
  },
};
