// The texts of the page /about in French.

import type { Texts } from "../en.ts";
import type { enAbout } from "./en.ts";

export const frAbout: Texts<typeof enAbout> = {
  about: {
    title: "Comment ce service fonctionne et qui l’exploite",
    lead: "Vous partagez un secret par un lien. Le lien expire de lui-même, et le secret est alors effacé.",
    operatorTitle: "Qui exploite ce serveur",
    runBy: "Ce serveur est exploité par {name}.",
    unnamed:
      "L’exploitant de ce serveur n’a pas indiqué son nom ici. Adressez-vous à la personne qui vous a envoyé le lien.",
    contact: "Contact\u00a0:",
    program: "Programme\u00a0: Secret Push, version {version}.",
    words:
      "Il propose des mots de l’EFF Long Wordlist de l’Electronic Frontier Foundation (https://www.eff.org/dice), sauf quatre d’entre eux, sous CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).",
    sealedTitle: "Comment un secret est protégé",
    sealed:
      "Le serveur chiffre chaque secret avec AES-256-GCM avant de l’enregistrer. La clé est dérivée d’une clé aléatoire propre à ce secret, du lien et, s’il y en a une, de la phrase secrète.",
    masterKey:
      "La clé aléatoire est elle-même chiffrée avec la clé maîtresse du serveur, conservée hors de la base de données.",
    passphrase:
      "Le serveur n’enregistre ni la phrase secrète ni de quoi la comparer. Argon2id ralentit les essais, et après cinq erreurs en une minute une adresse doit attendre.",
    files: "Les noms et les contenus des fichiers sont chiffrés eux aussi.",
    transport: "Ce chiffrement a lieu sur le serveur. Une adresse https:// protège le trajet jusqu’à lui.",
    endToEnd:
      "Un expéditeur peut aussi sceller un secret dans son navigateur ou en ligne de commande, au format ouvert age. La clé se trouve dans le lien après le #, une partie que les navigateurs n’envoient jamais\u00a0: ce serveur conserve et remet ce qu’il ne peut pas lire.",
    endTitle: "Ce qui se passe quand un lien expire",
    end: "Un lien expire après la durée choisie, après la dernière vue autorisée ou à la demande. À cet instant, sa clé, le secret et le message de l’expéditeur sont effacés.",
    endFiles:
      "Les fichiers sont supprimés eux aussi. Les liens de téléchargement de la dernière vue fonctionnent encore {time} au plus, et jamais au-delà de la durée choisie.",
    rowAnonymous: "Le journal d’un secret partagé sans compte est supprimé {time} après son expiration.",
    rowAnonymousKept:
      "Le journal d’un secret partagé sans compte est conservé jusqu’à ce que l’exploitant le supprime.",
    rowOwned:
      "Le journal d’un secret partagé avec un compte est supprimé {time} après son expiration, avec le nom et la note donnés par l’expéditeur.",
    rowOwnedKept:
      "Le journal d’un secret partagé avec un compte est conservé, avec le nom et la note donnés par l’expéditeur, jusqu’à ce que l’exploitant le supprime.",
    backups:
      "Une sauvegarde garde ce qui était enregistré lors de sa création, jusqu’à ce que l’exploitant la supprime.",
    loggedTitle: "Ce qui est journalisé",
    logged:
      "Pour chaque secret\u00a0: quand il a été créé, ouvert, expiré à la demande ou essayé avec une mauvaise phrase secrète, avec l’adresse réseau, le navigateur et la page d’où venait la visite. Un expéditeur connecté voit ce journal pour ses propres secrets.",
    request:
      "Pour chaque requête\u00a0: l’heure, le type de page, le résultat, la durée et l’adresse réseau. Jamais le lien, le secret ni la phrase secrète. L’exploitant décide combien de temps ces lignes sont conservées.",
    cookies:
      "Cookies\u00a0: un pour votre session lorsque vous vous connectez, un pour la langue et un pour les couleurs choisies, et un dans le navigateur qui attend un expéditeur ou qui a signalé un lien. Il n’y a aucun pistage, et les pages ne chargent rien depuis d’autres serveurs.",
    operatorReadsTitle: "Ce que l’exploitant peut lire, et ce qu’il ne peut pas lire",
    seesMeta:
      "L’exploitant voit qu’un secret existe\u00a0: son type, sa taille, ses dates, ses vues et son journal, et l’adresse e-mail d’un expéditeur connecté.",
    adminPage:
      "Les administrateurs peuvent faire expirer tout secret. Ils n’en voient ni le contenu, ni le nom, ni la note, ni le lien. Ils peuvent toutefois réinitialiser le mot de passe d’un compte, puis se connecter avec ce compte.",
    readsOwned:
      "Qui possède à la fois les données enregistrées et la clé maîtresse peut lire un secret non expiré d’un expéditeur connecté s’il est sans phrase secrète, ainsi que les noms, notes et messages de l’expéditeur.",
    readsAnonymous: "Pour un secret partagé sans compte, il faut aussi le lien, que le serveur ne conserve pas.",
    readsGuarded:
      "Pour un secret avec phrase secrète, il faut aussi la phrase secrète. Une phrase courte se devine, une longue non.",
    running:
      "Qui contrôle le serveur en marche peut voir un secret et sa phrase secrète à la création et à l’ouverture.",
    readsSealed:
      "L’exploitant ne peut pas lire un secret scellé, même avec toutes les données et la clé maîtresse. Un serveur manipulé pourrait toutefois fournir une page qui trahit le secret\u00a0: pour l’exclure, ouvrez le lien en ligne de commande.",
    readsExpired:
      "Personne ne peut lire un secret expiré, pas même l’exploitant, à moins qu’une sauvegarde antérieure le contienne encore.",
    youTitle: "Ce que vous pouvez faire",
    you: "Choisissez peu de vues et une durée courte. Ajoutez une phrase secrète et transmettez-la par un autre canal. N’ouvrez un secret que lorsque vous pouvez le conserver en lieu sûr.",
  },
  accessibility: {
    title: "Accessibilité",
    lead: "Chacun doit pouvoir partager et ouvrir un secret, quelle que soit sa façon de voir, d’entendre, de bouger et de lire.",
    contactTitle: "Si quelque chose vous gêne",
    contact: "Dites à l’exploitant de ce serveur ce qui ne fonctionne pas pour vous, ou demandez un autre moyen :",
    nobody:
      "L’exploitant de ce serveur n’a pas indiqué de contact ici. Dites à la personne qui vous a envoyé ici ce qui ne fonctionne pas pour vous, et demandez un autre moyen.",
    standardTitle: "Ce que ces pages respectent",
    standard:
      "Ces pages sont faites pour respecter les WCAG 2.2 au niveau AA, et donc le chapitre 9 de la norme EN 301 549. D’après la vérification de leurs auteurs, elles les respectent, à l’exception de ce que cite la liste suivante.",
    missingTitle: "Ce qui manque",
    missingUndo:
      "Une suppression peut être annulée pendant huit secondes et pas plus, car un secret ne doit pas survivre à sa suppression. Le bouton qui l’annule reçoit aussitôt le focus.",
    missingLanguage:
      "Ce que les gens ont écrit eux-mêmes, comme un message ou le nom d’un fichier, ne porte pas l’indication de sa langue.",
    missingReference: "La référence pour les programmeurs provient d’un autre logiciel et n’a pas été vérifiée.",
    missingReaders:
      "La vérification s’est faite sans lecteur d’écran, et aucune personne handicapée n’y a encore participé.",
    checkedTitle: "Comment cela a été vérifié",
    checkedByProgram:
      "Avec axe-core : chaque page dans chaque état, sur un écran étroit et sur un écran large, en clair et en sombre. Chaque page tient aussi dans 320 pixels, et avec un texte deux fois plus grand.",
    checkedByHand:
      "À la main : les principaux parcours, au clavier seul, avec plus d’espace entre les lettres et les lignes, et dans l’arbre d’accessibilité de Chromium, où lisent les lecteurs d’écran.",
  },
};
