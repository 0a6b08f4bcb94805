// The texts of what only this browser keeps, in French.

import type { enKept } from "./en.ts";

export const frKept: typeof enKept = {
  keptLive: {
    keptByBrowser: "Gardé dans ce navigateur. Quiconque peut utiliser ce navigateur peut copier le lien.",
    keptByPasskey: "Gardé dans ce navigateur, protégé par votre clé d’accès.",
  },
  keptPageLive: {
    keptShowLink: "Afficher le lien",
    keptNotOpened: "Votre clé d’accès ne l’a pas ouvert. Réessayez.",
    keptKeyByBrowser:
      "Ce navigateur garde la clé qui ouvre les réponses. Quiconque peut utiliser ce navigateur peut les lire.",
    keptKeyByPasskey: "Ce navigateur garde la clé qui ouvre les réponses, protégée par votre clé d’accès.",
  },
  keptAccountLive: {
    keptSignOut: {
      one: "La déconnexion supprime {n} lien ou clé que seul ce navigateur connaît. Seul le fichier de récupération ouvrira alors les réponses à vos demandes.",
      other:
        "La déconnexion supprime {n} liens et clés que seul ce navigateur connaît. Seul le fichier de récupération ouvrira alors les réponses à vos demandes.",
    },
    keptSignOutYes: "Supprimer et se déconnecter",
    keptCount: {
      one: "{n} lien ou clé est gardé dans ce navigateur.",
      other: "{n} liens et clés sont gardés dans ce navigateur.",
    },
    keptCountNone: "Rien n’est encore gardé dans ce navigateur.",
    keptGuardedNow: "Désormais, votre clé d’accès les ouvre.",
    keptUnable: "Cette clé d’accès ou ce navigateur ne le permet pas. Ce qui est gardé reste tel quel.",
    keptOffQuestion:
      "Supprimer tout ce qui est gardé ? Les liens que vous n’avez pas copiés seront perdus, ainsi que les clés sans fichier de récupération.",
    keptRefused: "Aucune clé d’accès n’a été utilisée. Ce qui est gardé reste tel quel.",
    keptOffYes: "Supprimer",
  },
  kept: {
    title: "Protection renforcée : liens dans ce navigateur",
    text: "Le serveur ne peut pas vous montrer de nouveau les liens à protection renforcée. Ce navigateur les garde donc pour vous, ainsi que les clés de vos demandes. Quiconque peut utiliser ce navigateur peut les copier, sauf si votre clé d’accès les protège. La déconnexion supprime ce qu’aucune clé d’accès ne protège.",
    guarded: "Votre clé d’accès les protège.",
    on: "Les garder dans ce navigateur",
    guard: "Les protéger par une clé d’accès",
  },
};
