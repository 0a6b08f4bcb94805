// The texts of en.ts in French.

import type { Texts } from "../en.ts";
import type { enLinks } from "./en.ts";

export const frLinks: Texts<typeof enLinks> = {
  links: {
    choice: "Un lien propre à chacun",
  },
  linksLive: {
    noGroups:
      "Un groupe ne peut pas recevoir de lien à lui\u00a0: retirez «\u00a0{group}\u00a0», ou nommez ses membres.",
    making: "Lien {at} sur {of}\u00a0: {address}",
    waits: {
      one: "Le serveur demande d’attendre\u00a0: {address} suit dans {n} seconde.",
      other: "Le serveur demande d’attendre\u00a0: {address} suit dans {n} secondes.",
    },
    notTried: "Annulé. Rien n’a été enregistré.",
    ready: {
      one: "{n} lien est prêt",
      other: "{n} liens sont prêts",
    },
    opens: "Chacun s’ouvre {views}, jusqu’au {date} ({relative}), et seulement pour son destinataire.",
    links: "Liens",
    copyOne: "Copier",
    copyAll: "Tout copier comme texte",
    pageOf: "Page de ce lien",
    keptByPasskey: "Votre clé d’accès est demandée pour copier.",
    gone: "Cette page ne montre plus ce lien.",
    linksKept: "Ce navigateur garde les liens. Aucun autre ne peut les montrer.",
    onlyHere: "Copiez les liens maintenant. Ils ne pourront plus être affichés.",
    unmade:
      "Certains liens ne sont pas encore créés, et ce que vous partagez n’est que sur cette page. La quitter quand même\u00a0?",
    unsaved:
      "Vous n’avez pas encore copié tous les liens, et seule cette page les affiche. La quitter quand même\u00a0?",
    unmadeCount: {
      one: "{n} lien n’a pas été créé\u00a0:",
      other: "{n} liens n’ont pas été créés\u00a0:",
    },
    again: "Réessayer ceux-ci",
  },
};
