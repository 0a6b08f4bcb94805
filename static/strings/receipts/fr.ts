// The texts of receipts, and of the links that a device without an account remembers, in French.

import type { enReceipts } from "./en.ts";

export const frReceipts: typeof enReceipts = {
  receipt: {
    choice: "Garder un reçu",
    choiceHint: "Un second lien, pour vous seul\u00a0: il montre si le secret a été ouvert et peut le supprimer.",
    yours: "Votre reçu",
    yoursText:
      "Il montre si le secret a été ouvert et peut le supprimer. Il ne peut pas le lire. Gardez-le pour vous\u00a0: le destinataire a besoin du lien ci-dessus.",
    open: "Ouvrir le reçu",
    copy: "Copier le reçu",
    remember: "Retenir mes liens sur cet appareil",
    rememberHint:
      "Seulement les reçus, et seulement dans ce navigateur. Quiconque peut l’utiliser les voit. En désactivant cette option, vous les oubliez tous.",
    list: "Mes liens récents",
    listText: "Ce que ce navigateur retient des liens que vous avez créés sans compte.",
    listNone: "Ce navigateur ne retient aucun lien. Un reçu propose de les retenir.",
    listScripts: "Cette liste a besoin de JavaScript\u00a0: c’est le navigateur qui la garde, pas le serveur.",
    forget: "Tout oublier",
    notOpened: "Pas encore ouvert",
    neverOpened: "Jamais ouvert",
    notOpenedText: "Personne n’a ouvert le lien jusqu’ici.",
    opened: { one: "Ouvert une fois", other: "Ouvert {n} fois" },
    times: "Quand il a été ouvert",
    timesSome: "Quand il a été ouvert récemment",
    over: "Plus personne ne peut ouvrir le lien.",
    overViews: "Il a été ouvert autant de fois que vous l’avez permis, la dernière le {date}. Son contenu est effacé.",
    overTime: "Son délai a pris fin le {date}. Son contenu est effacé.",
    overHand: "Il a été supprimé le {date}. Son contenu est effacé.",
    left: {
      one: "Le lien peut encore être ouvert une fois, jusqu’au {date}.",
      other: "Le lien peut encore être ouvert {n} fois, jusqu’au {date}.",
    },
    alarmed: "Un destinataire dit que quelqu’un d’autre a ouvert le lien avant lui. Parlez-en à votre destinataire.",
    frozen: "Le lien est bloqué\u00a0: personne ne peut l’ouvrir.",
    endQuestion: "Supprimer le secret\u00a0? Plus personne ne pourra l’ouvrir, et c’est irréversible.",
    endYes: "Supprimer définitivement",
    again: "Regarder à nouveau",
    unknown: "Rien n’est connu ici",
    unknownText: "Ce reçu ne correspond à aucun lien de ce serveur. Vérifiez que l’adresse est complète.",
    unknownHint: "Quelque temps après l’expiration d’un lien, le serveur supprime tout ce qu’il en savait.",
  },
  receiptListLive: {
    made: "Créé le {date}",
    stateOpened: { one: "Ouvert une fois", other: "Ouvert {n} fois" },
    stateNone: "Pas encore ouvert",
    stateOver: "Expiré",
    stateAlarmed: "Alerte",
    stateFrozen: "Bloqué",
    stateUnknown: "On n’en sait plus rien",
    stateFailed: "Le serveur n’a pas répondu",
    forgotten: "Oublié. Désormais, ce navigateur ne retient aucun lien.",
  },
};
