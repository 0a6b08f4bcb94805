// The texts of the pages in German.

import { deAbout } from "./about/de.ts";
import { deCaution } from "./caution/de.ts";
import { deCodes } from "./codes/de.ts";
import { deCompany } from "./company/de.ts";
import { deHold } from "./hold/de.ts";
import { deAccount } from "./account/de.ts";
import { deAdministration } from "./administration/de.ts";
import { deCreate } from "./create/de.ts";
import { deFactors } from "./factors/de.ts";
import { deHooks } from "./hooks/de.ts";
import { conditionTexts } from "./conditions.ts";
import { kindTexts } from "./kinds.ts";
import { deKept } from "./kept/de.ts";
import { deLinks } from "./links/de.ts";
import { deLock } from "./lock/de.ts";
import { deLog } from "./log/de.ts";
import { dePresets } from "./presets/de.ts";
import { dePush } from "./push/de.ts";
import { deReceipts } from "./receipts/de.ts";
import { deRequests } from "./requests/de.ts";
import { deReveal } from "./reveal/de.ts";
import { deTokens } from "./tokens/de.ts";
import type { Strings } from "./en.ts";

export const de: Strings = {
  layout: {
    skip: "Zum Inhalt springen",
    navigation: "Hauptnavigation",
    create: "Neu",
    pushes: "Meine Links",
    account: "Konto",
    signIn: "Anmelden",
    languages: "Sprache",
    light: "Hell",
    dark: "Dunkel",
    auto: "Auto",
    api: "API",
    about: "Über diesen Dienst",
    aboutLine: "Wie das funktioniert und wer diesen Dienst betreibt",
    noScript: "Diese Seite braucht JavaScript. Alles bleibt zwischen Ihrem Browser und diesem Server.",
    waiting: "Die Seite wird noch geladen. Wenn sich nichts ändert, laden Sie sie neu.",
    plain:
      "Diese Verbindung ist nicht verschlüsselt: Andere im Netz können mitlesen, was Sie hier senden und öffnen. Nutzen Sie eine https://-Adresse, wenn es eine gibt.",
    notSealed: "Halt: Das ist nicht versiegelt",
    notSealedText:
      "Am Ende Ihres Links steht ein Schlüssel: Wer den Link gemacht hat, hat versiegelt, was dahinter ist. Dieser Server bietet etwas anderes an, und nichts davon wird gezeigt. Fragen Sie den Absender, auf einem anderen Weg als über diesen Server.",
  },
  ...deCreate,
  ...deReveal,
  ...deRequests,
  ...deReceipts,
  ...deAbout,
  ...deCaution,
  ...deHold,
  ...deLinks,
  ...deLock,
  ...dePush,
  ...dePresets,
  ...deAccount,
  ...deAdministration,
  ...deHooks,
  ...deKept,
  ...deCodes,
  ...deCompany,
  ...deFactors,
  ...deTokens,
  ...deLog,
  ...kindTexts("de"),
  ...conditionTexts("de"),
  errorPage: {
    missing: "Seite nicht gefunden",
    missingText: "Unter dieser Adresse gibt es keine Seite.",
    home: "Zur Startseite",
    busy: "Zu viele Anfragen",
    busyText:
      "Von Ihrer Adresse kamen zu viele Anfragen. Es wurde nichts geöffnet. Warten Sie einen Augenblick und laden Sie die Seite dann neu.",
    keySent: "Dieser Link ist nicht mehr geheim",
    keySentText:
      "Ein Programm unterwegs, etwa ein Mailfilter, hat den Schlüssel dieses Links an den Server geschickt: In der Adresse steht %23 statt #. Es wurde nichts geöffnet und kein Aufruf gezählt, aber der Schlüssel ist nicht mehr geheim. Bitten Sie den Absender um einen neuen Link, und nicht auf diesem Weg.",
    upgrading: "Dieser Server wird gerade aktualisiert",
    upgradingText: "Nichts wurde geöffnet, und nichts ging verloren. Laden Sie diese Seite in einer Minute neu.",
    unavailable: "Zurzeit nicht möglich",
    unavailableText:
      "Der Server kann diese Anfrage zurzeit nicht ausführen. Es wurde nichts geöffnet, und nichts ging verloren. Versuchen Sie es in einigen Minuten erneut.",
    unconfirmed: "Keine Bestätigung erhalten",
    unconfirmedText:
      "Der Server kann nicht feststellen, ob diese Anfrage ausgeführt wurde. Möglicherweise wurde ein Aufruf gezählt, obwohl nichts angezeigt wurde. Versuchen Sie es in einigen Minuten erneut. Ist der Inhalt dann nicht mehr vorhanden, bitten Sie den Absender um einen neuen Link.",
    defect: "Ein Fehler ist aufgetreten",
    defectText:
      "Das sollte nicht vorkommen. Teilen Sie dem Betreiber dieses Servers mit, wann es geschah: Einzelheiten stehen im Protokoll.",
  },
};
