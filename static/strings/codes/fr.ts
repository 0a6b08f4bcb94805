// The texts of en.ts in French.

import type { Texts } from "../en.ts";
import type { enCodes } from "./en.ts";

export const frCodes: Texts<typeof enCodes> = {
  codes: {
    toOne:
      "La personne qui a envoyé ceci veut être sûre de qui l’ouvre. Faites envoyer un code à {address}\u00a0; aucun compte n’est nécessaire ici.",
    toSome:
      "La personne qui a envoyé ceci veut être sûre de qui l’ouvre. Choisissez votre adresse et faites-y envoyer un code\u00a0; aucun compte n’est nécessaire ici.",
    toTyped:
      "La personne qui a envoyé ceci veut être sûre de qui l’ouvre. Saisissez votre adresse\u00a0; si c’est celle d’un destinataire, un code y est envoyé. Aucun compte n’est nécessaire ici.",
    which: "Votre adresse",
    among: "Les destinataires, en abrégé\u00a0: {addresses}",
    notYours: "Ce n’est pas votre adresse\u00a0? Demandez à l’expéditeur un lien pour vous.",
    send: "M’envoyer le code",
    again: "Envoyer un autre code",
    sentToOne: "Un e-mail avec huit lettres est en route vers {address}. Regardez aussi parmi les indésirables.",
    sent: "Un e-mail avec huit lettres est en route, si l’adresse est celle d’un destinataire. Regardez aussi parmi les indésirables.",
    field: "Code",
    fieldHint: "Les huit lettres de l’e-mail. Elles servent pendant dix minutes, et seulement dans ce navigateur.",
    goOn: "Continuer",
    or: "Ou prouvez-le autrement\u00a0:",
    wrong: {
      one: "Ce code est faux. Prenez celui de l’e-mail le plus récent. Il vous reste un essai.",
      other: "Ce code est faux. Prenez celui de l’e-mail le plus récent. Il vous reste {n} essais.",
    },
    last: "Ce code est faux, et c’était le dernier essai. Faites-en envoyer un autre.",
    over: "Il n’y a pas de code à saisir ici\u00a0: il a été utilisé, date de plus de dix minutes ou a été demandé dans un autre navigateur. Faites-en envoyer un autre.",
    needsCookie:
      "Il faut un cookie, et votre navigateur n’en a envoyé aucun. Autorisez les cookies pour cette page, puis rechargez-la.",
    tooOften: {
      one: "Cinq codes ont été demandés pour cette adresse en une heure. Réessayez dans une minute.",
      other: "Cinq codes ont été demandés pour cette adresse en une heure. Réessayez dans {n} minutes.",
    },
    noMore: "Plus aucun code n’est envoyé pour ce lien. Demandez-en un nouveau à l’expéditeur.",
    noMail: "Ce serveur ne peut pas envoyer de code pour le moment. Adressez-vous à la personne qui a envoyé le lien.",
    badAddress: "Ce n’est pas une adresse e-mail.",
  },
  codesLive: {
    noCode: "Saisissez les huit lettres de l’e-mail.",
    offline: "Le serveur est injoignable. Vérifiez votre connexion et réessayez.",
  },
};
