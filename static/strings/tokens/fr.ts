// The texts of tokens with limits, of roles, and of the logs that auditors read, in French.

import type { Texts } from "../en.ts";
import type { enTokens } from "./en.ts";

export const frTokens: Texts<typeof enTokens> = {
  tokens: {
    may: "Ce qu’il permet",
    everything: "Tout",
    create: "Créer des liens seulement",
    createRead: "Créer et lire des liens",
    audit: "Lire les journaux seulement",
    lasts: "Durée de validité",
    always: "Jusqu’à sa révocation",
    days30: "30 jours",
    days90: "90 jours",
    year: "Un an",
    networks: "Depuis certains réseaux seulement",
    networksLabel: "Adresses ou réseaux",
    networksHint: "Séparez-les par des virgules. Si ce champ reste vide, le jeton fonctionne partout.",
  },
  tokensLive: {
    tokenMay: "permet de {what}",
    tokenCreate: "créer",
    tokenRead: "lire",
    tokenAudit: "lire les journaux",
    tokenExpire: "faire expirer",
    tokenAdmin: "administrer",
    tokenFrom: "depuis {networks} seulement",
    tokenUntil: "expire {when}",
    tokenOver: "expiré {when}",
    tokenUsedFrom: "dernière utilisation {when} depuis {address}",
    badNetworks: "Saisissez des adresses ou des réseaux, par exemple 192.0.2.0/24, 50 au plus.",
  },
  oversightLive: {
    auditor: "auditeur",
    makeAuditor: "Nommer auditeur",
    makeAuditorQuestion: "Nommer {email} auditeur\u00a0? Ce compte verra les journaux de tous, mais aucun secret.",
    takeAuditor: "Retirer les droits d’auditeur",
    takeAuditorQuestion:
      "Retirer les droits d’auditeur à {email}\u00a0? Les sessions et les jetons de ce compte prendront fin.",
    log: "Journal",
    logMore: "Autres entrées",
    logNothing: "Aucune entrée.",
  },
};
