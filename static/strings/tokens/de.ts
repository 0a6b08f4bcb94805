// The texts of tokens with limits, of roles, and of the logs that auditors read, in German.

import type { Texts } from "../en.ts";
import type { enTokens } from "./en.ts";

export const deTokens: Texts<typeof enTokens> = {
  tokens: {
    may: "Was es darf",
    everything: "Alles",
    create: "Nur Links erstellen",
    createRead: "Links erstellen und lesen",
    audit: "Nur Protokolle lesen",
    lasts: "Wie lange es gilt",
    always: "Bis zum Widerruf",
    days30: "30 Tage",
    days90: "90 Tage",
    year: "Ein Jahr",
    networks: "Nur aus bestimmten Netzen",
    networksLabel: "Adressen oder Netze",
    networksHint: "Trennen Sie mehrere mit Kommas. Bleibt das Feld leer, gilt das Token überall.",
  },
  tokensLive: {
    tokenMay: "darf {what}",
    tokenCreate: "erstellen",
    tokenRead: "lesen",
    tokenAudit: "Protokolle lesen",
    tokenExpire: "beenden",
    tokenAdmin: "verwalten",
    tokenFrom: "nur aus {networks}",
    tokenUntil: "läuft {when} ab",
    tokenOver: "{when} abgelaufen",
    tokenUsedFrom: "zuletzt {when} von {address} verwendet",
    badNetworks: "Geben Sie Adressen oder Netze wie 192.0.2.0/24 ein, höchstens 50.",
  },
  oversightLive: {
    auditor: "Auditor",
    makeAuditor: "Auditorrechte geben",
    makeAuditorQuestion:
      "{email} Auditorrechte geben? Dieses Konto sieht dann die Protokolle aller, aber keine Geheimnisse.",
    takeAuditor: "Auditorrechte entziehen",
    takeAuditorQuestion: "{email} die Auditorrechte entziehen? Sitzungen und Token dieses Kontos enden.",
    log: "Protokoll",
    logMore: "Weitere Einträge",
    logNothing: "Keine Einträge.",
  },
};
