// The texts of en.ts in French.

import type { Texts } from "../en.ts";
import type { enLock } from "./en.ts";

export const frLock: Texts<typeof enLock> = {
  lock: {
    choice: "Seul le premier appareil peut le rouvrir",
    choiceHint:
      "Qui ouvre le lien en premier le garde. Sur tout autre appareil ou navigateur, il indique qu’il a été ouvert ailleurs.",
    viewsEach: "Vues par destinataire (facultatif)",
    viewsEachHint: "Chaque adresse a alors ses propres vues, et personne ne peut utiliser celles des autres.",
    first:
      "Seul le navigateur qui l’ouvre en premier peut le rouvrir\u00a0: ouvrez-le donc là où vous en avez besoin. Votre navigateur garde un cookie pour cela.",
    own: "Ce navigateur l’a ouvert en premier. Lui seul peut le rouvrir.",
    elsewhereTitle: "Ouvert sur un autre appareil",
    elsewhereText: "Ce lien ne s’ouvre que dans le navigateur qui l’a ouvert en premier, et ce n’était pas celui-ci.",
    elsewhereHint:
      "Si c’était vous, revenez à cet appareil et à ce navigateur. Sinon, quelqu’un d’autre l’a lu\u00a0: prévenez l’expéditeur.",
    needsCookie:
      "Ce lien a besoin d’un cookie, et votre navigateur n’en a envoyé aucun. Autorisez les cookies pour cette page, puis réessayez.",
    usedTitle: "Vous l’avez déjà ouvert",
    usedText: {
      one: "Chaque destinataire peut ouvrir ce lien une fois, et vous l’avez fait.",
      other: "Chaque destinataire peut ouvrir ce lien {n} fois, et vous l’avez fait.",
    },
    usedHint: "S’il vous le faut encore, demandez un nouveau lien à l’expéditeur.",
  },
  /** In the place of those for a push whose views all share. */
  sharesLive: {
    lastView: "C’était votre dernière vue. Gardez maintenant ce dont vous avez besoin.",
    lastViewFiles:
      "C’était votre dernière vue. Téléchargez maintenant ce dont vous avez besoin\u00a0: les liens ne fonctionnent que peu de temps.",
  },
};
