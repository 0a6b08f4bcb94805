// The texts of held release in French.

import type { Texts } from "../en.ts";
import type { enHold } from "./en.ts";

export const frHold: Texts<typeof enHold> = {
  hold: {
    title: "En attente de l’expéditeur",
    tell: "L’expéditeur doit vous donner son accord. Dites-lui ces trois mots, par téléphone par exemple\u00a0:",
    plain: "Cette page vérifie toutes les quelques secondes.",
    look: "Vérifier maintenant",
    released: "L’expéditeur a donné son accord. Vous pouvez l’ouvrir une fois.",
    counts: "L’expéditeur doit vous donner son accord.",
    refusedTitle: "L’expéditeur a refusé",
    refusedText: "L’expéditeur ne vous a pas donné son accord et a bloqué le lien.",
    refusedHint: "Si vous l’attendiez, appelez l’expéditeur. Rien n’a été ouvert.",
    choice: "Me demander avant l’ouverture",
    choiceHint: "Le destinataire vous lit trois mots au téléphone, et vous donnez votre accord.",
    who: "Qui vous attend",
    compare: "Ne laissez entrer que la personne qui vous dit exactement ces mots, par téléphone par exemple.",
    nobody: "Personne n’attend encore. Qui ouvre le lien attend ici et vous lit trois mots.",
  },
  holdGateLive: {
    title: "En attente de l’expéditeur",
    until: "Cette page attend jusqu’au {date} ({relative}). Vous pouvez la laisser ouverte.",
    waiting: "En attente. Vos mots\u00a0: {words}.",
    released: "L’expéditeur a donné son accord.",
    crowded: {
      one: "Trop de personnes attendent déjà. Réessayez dans {n} seconde.",
      other: "Trop de personnes attendent déjà. Réessayez dans {n} secondes.",
    },
  },
  holdCreateLive: {
    termHold: "vous demande avant l’ouverture",
  },
  holdOwnLive: {
    release: "Laisser entrer",
    refuse: "Refuser et bloquer",
    from: "{address} ({browser}), {relative}",
    isReleased: "Accord donné, pas encore ouvert",
    asks: {
      one: "{n} personne attend",
      other: "{n} personnes attendent",
    },
    arrived: "Quelqu’un attend\u00a0: {words}.",
    nowReleased: "La personne est admise et peut l’ouvrir une fois.",
    nowRefused: "Refusé. Le lien est bloqué.",
    tooLate: "Cette attente était déjà terminée.",
    hold: "Accord",
    holdYes: "Votre accord est demandé avant l’ouverture",
  },
};
