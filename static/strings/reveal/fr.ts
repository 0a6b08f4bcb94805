// The texts of the recipients' page in French.

import type { Texts } from "../en.ts";
import type { enReveal } from "./en.ts";

export const frReveal: Texts<typeof enReveal> = {
  reveal: {
    title: "Un secret pour vous",
    intro: "Quelqu’un a partagé avec vous quelque chose de confidentiel.",
    ownTitle: "Votre propre secret",
    ownIntro: "C’est vous qui l’avez partagé. Vos destinataires l’ouvrent sur cette page.",
    ownPage: "Voir le lien, le code QR et le journal",
    passphrase: "Phrase secrète",
    passphraseHint: "L’expéditeur vous la transmet séparément de ce lien.",
    unlock: "Déverrouiller",
    open: "Afficher le secret",
    counts: "L’ouverture compte comme une vue.",
    how: "Comment ça marche",
    sealed:
      "Il a une protection renforcée\u00a0: seul votre navigateur peut l’ouvrir, et ce serveur ne peut pas le lire.",
    sealedNoScript:
      "Ce lien ne s’ouvre qu’avec JavaScript ou avec la commande «\u00a0secretpush open\u00a0»\u00a0: son secret est scellé, et ce serveur ne peut pas le lire.",
    largeText:
      "L’un des fichiers dépasse 256\u00a0MiB, et ce navigateur ne peut pas enregistrer un fichier scellé de cette taille. Ouvrez le lien par https:// dans Chrome ou Edge, ou avec cette commande\u00a0:",
    copyCommand: "Copier la commande",
    secret: "Le secret",
    show: "Afficher",
    onPaper: "Le secret est masqué. Choisissez «\u00a0Afficher\u00a0» sur la page, puis imprimez de nouveau.",
    hide: "Masquer",
    copy: "Copier",
    save: "Enregistrer",
    print: "Imprimer",
    files: "Fichiers",
    download: "Télécharger",
    downloadAll: "Tout télécharger en ZIP",
    address: "L’expéditeur souhaite que vous ouvriez cette adresse\u00a0:",
    go: "Ouvrir l’adresse …",
    goTitle: "Quitter cette page\u00a0?",
    goText: "Vous allez ouvrir une adresse du site\u00a0:",
    goYes: "Ouvrir",
    goTo: "Ouvrir l’adresse sur {host}",
    qr: "Scannez ce code",
    qrText: "Texte du code",
    remove: "Supprimer maintenant",
    removeText: "Plus personne ne pourra ouvrir ce lien, y compris vous.",
    removeYes: "Supprimer",
    cancel: "Annuler",
    deletedTitle: "Supprimé",
    deletedText: "Plus personne ne peut ouvrir ce lien, et cette page ne contient plus le secret.",
    undo: "Annuler",
    openAgain: "Retour au lien",
    gone: "Il n’y a plus rien ici",
    goneText: "Ce lien a expiré, a été supprimé ou n’a jamais existé.",
    openedHere:
      "Vous avez ouvert ce lien sur cet appareil le {date} ({relative}). Depuis, il a expiré ou a été supprimé.",
    goneHint: "Demandez un nouveau lien à l’expéditeur.",
    goneCreate: "Partager un secret vous-même",
    letters: "Tapez ces trois lettres",
    lettersHint:
      "Cela tient à l’écart les programmes qui vérifient les liens. Majuscules ou minuscules, les deux conviennent.",
    lettersNeeded: "Tapez les trois lettres, puis appuyez de nouveau sur le bouton. Rien n’a été ouvert.",
    lettersOther:
      "Ce n’étaient pas ces lettres. Tapez ces trois lettres, puis appuyez de nouveau sur le bouton. Rien n’a été ouvert.",
    wrong: "La phrase secrète est incorrecte.",
    limited: "Trop de phrases secrètes incorrectes. Attendez une minute, puis réessayez.",
    refused: "La personne qui vous a envoyé ceci a refusé de l’autoriser.",
    waitOver: "Votre attente est terminée. Ouvrez-le de nouveau pour redemander.",
    crowded: "Trop de personnes attendent déjà. Réessayez dans une minute.",
    scanner:
      "Ce navigateur se présente comme un programme qui vérifie les liens : rien n’a été ouvert. Ouvrez le lien dans un autre navigateur.",
    again: "Recharger la page n’ouvre pas de nouveau le secret. Appuyez sur le bouton pour l’ouvrir encore une fois.",
    failed: "Une erreur s’est produite sur le serveur. Réessayez dans un instant.",
  },
  senderNote: {
    label: "De la part de l’expéditeur",
    shares: "{name} partage quelque chose avec vous.",
    writes: "{name} écrit\u00a0:",
    unnamedWrites: "L’expéditeur écrit\u00a0:",
    account: "Envoyé depuis le compte {email} sur ce serveur.",
    anyAccount:
      "Envoyé depuis le compte {email}. Chacun peut créer un compte ici\u00a0: cette adresse n’est donc pas vérifiée.",
    unverifiedAccount: "Envoyé depuis le compte {email}. Personne n’a vérifié cette adresse.",
    ownWords: "Le nom et le message sont ceux que l’expéditeur a indiqués.",
    unverified:
      "Le nom et le message sont ceux que l’expéditeur a indiqués. Ce serveur ne sait pas si le nom est exact.",
  },
  undoPlain: {
    seconds: {
      one: "Vous pouvez annuler pendant {n} seconde.",
      other: "Vous pouvez annuler pendant {n} secondes.",
    },
  },
  undoLive: {
    deleted: "Supprimé. Personne ne peut l’ouvrir.",
    undo: "Annuler la suppression ({seconds})",
    undone: "La suppression est annulée.",
    tooLate: "Impossible d’annuler\u00a0: il est effacé.",
  },
  revealLive: {
    viewsLeft: {
      one: "Le secret peut être ouvert encore {n} fois, jusqu’au {date} ({relative}).",
      other: "Le secret peut être ouvert encore {n} fois, jusqu’au {date} ({relative}).",
    },
    lastView:
      "C’était la dernière vue. Le secret est effacé du serveur\u00a0: conservez maintenant ce dont vous avez besoin.",
    lastViewFiles:
      "C’était la dernière vue. Téléchargez maintenant ce dont vous avez besoin\u00a0: les liens sont valables peu de temps.",
    ownView: "Vos propres vues ne comptent pas.",
    shown: "Le secret est affiché.",
    covered: "Le secret est masqué.",
    copied: "Copié",
    copyFailed: "La copie a échoué. Sélectionnez le texte et copiez-le.",
    wrong: "La phrase secrète est incorrecte.",
    limited: {
      one: "Trop de phrases secrètes incorrectes. Réessayez dans {n} seconde.",
      other: "Trop de phrases secrètes incorrectes. Réessayez dans {n} secondes.",
    },
    busy: {
      one: "Trop de requêtes. Réessayez dans {n} seconde.",
      other: "Trop de requêtes. Réessayez dans {n} secondes.",
    },
    again: "Vous pouvez réessayer maintenant.",
    unconnected: "Vous êtes hors ligne. Rien n’a été ouvert.",
    offline: "La réponse du serveur n’est pas arrivée entièrement. Elle a pu compter comme une vue.",
    failed: "Une erreur s’est produite sur le serveur. Réessayez dans un instant.",
    downloaded: "Téléchargé",
    downloadedOf: "{done} fichiers téléchargés sur {total}",
    preview: "Aperçu",
    previewOf: "Aperçu de {name}",
    previewFailed: "Cette image ne peut pas être affichée ici. Téléchargez-la.",
    downloadFailed: "Le téléchargement s’est arrêté. Le lien a peut-être expiré.",
    deleteFailed: "Le secret n’a pas pu être supprimé.",
    noAddress: "Ce n’est pas une adresse web\u00a0; elle est affichée comme simple texte.",
    fileName: "secret.txt",
    see: "Afficher",
    hide: "Masquer",
  },
  sealedLive: {
    linkCut:
      "Ce lien n’est pas complet\u00a0: la partie qui suit le # manque. Demandez le lien complet à l’expéditeur. Rien n’a été ouvert et aucune vue n’a été comptée.",
    linkAltered:
      "Ce lien a été coupé ou modifié en chemin\u00a0: la partie qui suit le # n’est pas correcte. Demandez le lien complet à l’expéditeur. Rien n’a été ouvert et aucune vue n’a été comptée.",
    moduleMissing:
      "La partie de cette page qui ouvre les secrets scellés n’est pas arrivée. Vérifiez votre connexion et rechargez la page. Rien n’a été ouvert et aucune vue n’a été comptée.",
    sealBroken:
      "Le contenu scellé a été endommagé ou modifié\u00a0; rien n’en est donc affiché. Demandez à l’expéditeur de l’envoyer de nouveau.",
    sealShort:
      "La fin du contenu scellé manque\u00a0; rien n’en est donc affiché. Demandez à l’expéditeur de l’envoyer de nouveau.",
    sealOther:
      "Le contenu scellé ne correspond pas à ce lien, ou cette page ne sait pas ouvrir ce type de sceau. Demandez à l’expéditeur de l’envoyer de nouveau.",
    fileWhole: "Complet\u00a0: «\u00a0{name}\u00a0» a été vérifié jusqu’au dernier octet.",
    fileBroken: "«\u00a0{name}\u00a0» a été endommagé ou modifié. Rien n’en a été enregistré.",
    fileShort: "La fin de «\u00a0{name}\u00a0» manque. Rien n’en a été enregistré.",
    fileTooLarge:
      "«\u00a0{name}\u00a0» est trop volumineux pour ce navigateur. Ouvrez le lien par https:// dans Chrome ou Edge, ou avec la commande «\u00a0secretpush open\u00a0».",
  },
};
