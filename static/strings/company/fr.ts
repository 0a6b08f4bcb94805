// The texts of signing in at the company's provider, in French.

import type { enCompany } from "./en.ts";
import type { Texts } from "../en.ts";

export const frCompany: Texts<typeof enCompany> = {
  company: {
    signIn: "Se connecter avec {label}",
    or: "Ou avec un mot de passe de ce serveur\u00a0:",
    addressedTitle: "Destiné à certaines personnes",
    addressedText:
      "La personne qui a envoyé ceci veut être sûre de qui l’ouvre. Connectez-vous avec {label}\u00a0; aucun compte n’est nécessaire ici.",
    addressedByDirectory:
      "La personne qui a envoyé ceci veut être sûre de qui l’ouvre. Connectez-vous avec votre nom et votre mot de passe de l’entreprise.",
    byPassword: "Se connecter avec un mot de passe",
    otherTitle: "Ne vous est pas destiné",
    otherText:
      "Vous êtes connu ici sous {address}, et ceci est destiné à quelqu’un d’autre. Rien n’a été ouvert. Connectez-vous sous une autre identité, ou adressez-vous à l’expéditeur.",
    otherUnnamed:
      "Ceci est destiné à quelqu’un d’autre. Rien n’a été ouvert. Connectez-vous sous une autre identité, ou adressez-vous à l’expéditeur.",
    closedAccountTitle: "Votre compte est désactivé",
    closedAccountText:
      "Votre compte sur ce serveur est désactivé ou suspendu\u00a0: rien ne s’ouvre pour vous. Rien n’a été ouvert. Adressez-vous à un administrateur.",
    known: "Vous êtes connu ici sous {address}.",
    knownUnnamed: "La connexion de l’entreprise vous a reconnu.",
    notMe: "Ce n’est pas moi",
    goingOn: "Un instant",
    goingOnText: "La page suivante s’ouvre d’elle-même.",
    goOn: "Continuer",
  },
  companyRefused: {
    "not-allowed":
      "Vous ne faites partie d’aucun des groupes autorisés à utiliser ce serveur. Adressez-vous à un administrateur.",
    "no-account": "Vous n’avez pas de compte ici. Demandez à un administrateur d’en créer un.",
    "address-taken":
      "Il existe déjà un compte pour votre adresse e-mail. Demandez à un administrateur de le relier à {label}.",
    "other-account": "Cette connexion appartient à un autre compte ici. Adressez-vous à un administrateur.",
    "not-set-up": "Ce serveur n’est pas encore configuré.",
    disabled: "Votre compte est désactivé. Adressez-vous à un administrateur.",
    "no-email":
      "{label} ne communique pas votre adresse e-mail à ce serveur. Demandez à un administrateur d’ajouter le claim email.",
    "bad-email": "Ce que {label} donne comme votre adresse e-mail n’en est pas une. Adressez-vous à un administrateur.",
    "no-groups":
      "{label} n’indique aucun de vos groupes à ce serveur. Soit vous n’en avez aucun, soit ils manquent dans le jeton\u00a0: adressez-vous à un administrateur.",
    "too-many-groups":
      "Vous faites partie de tant de groupes que {label} les omet tous. Demandez à un administrateur de n’envoyer que ceux de cette application.",
    "bad-token":
      "La réponse de {label} n’est pas valable pour ce serveur. Personne n’a été connecté\u00a0; le journal en dit plus.",
    clock:
      "Les horloges de ce serveur et de {label} présentent un trop grand écart. Demandez à un administrateur de les mettre à l’heure.",
    "other-issuer": "La réponse vient d’un autre fournisseur que celui des réglages. Personne n’a été connecté.",
    unreachable:
      "{label} est injoignable pour le moment. Les personnes connectées le restent\u00a0; réessayez plus tard.",
    "provider-error": "{label} a signalé une erreur. Le journal de ce serveur dit laquelle.",
    "client-refused":
      "{label} n’accepte pas ce serveur\u00a0: son secret est faux ou a expiré. Adressez-vous à un administrateur.",
    cancelled: "La connexion avec {label} a été annulée.",
    "begin-again": "Cette connexion a été commencée ailleurs, a duré trop longtemps ou a déjà servi. Recommencez.",
  },
};
