### French

## layout

layout-skip = Aller au contenu
layout-navigation = Navigation principale
layout-create = Nouveau
layout-pushes = Mes liens
layout-admin = Admin
layout-account = Compte
layout-signIn = Connexion
layout-languages = Langue
layout-light = Clair
layout-dark = Sombre
layout-auto = Auto
layout-api = API
layout-about = À propos
layout-aboutLine = Comment ce service fonctionne et qui l’exploite
layout-noScript = Cette page nécessite JavaScript. Ses scripts ne contactent que ce serveur.
layout-otherWays = Vous pouvez aussi utiliser l’API ou la ligne de commande.
layout-waiting = La page est encore en cours de chargement. Si rien ne change, rechargez-la.
layout-plain = Cette connexion n’est pas chiffrée : d’autres personnes sur le réseau peuvent lire ce que vous envoyez et ouvrez ici. Utilisez une adresse https:// s’il y en a une.
layout-notSealed = Arrêtez : ceci n’est pas scellé
layout-notSealedText = L’expéditeur a scellé ce secret, mais ce que le serveur a envoyé n’est pas scellé. Rien n’en est affiché. Contactez l’expéditeur, par exemple par téléphone.

## create

create-title = Partager un secret
create-tagline = Envoyez un mot de passe ou un fichier par un lien qui expire.
create-kinds = Que partager ?
create-text = Texte
create-files = Fichiers
create-url = Lien
create-qr = Code QR
create-textLabel = Votre secret
create-shared = Partagé depuis une autre application : vérifiez avant d’envoyer.
create-textPlaceholder = Un mot de passe, une clé, une note…
create-urlLabel = Adresse web
create-urlHint = Le destinataire voit d’abord l’adresse et confirme avant de quitter la page.
create-qrLabel = Texte à afficher en code QR
create-qrHint = Le destinataire le voit sous forme de code QR à scanner.
create-message = Message (facultatif)
create-filesSignIn = Connectez-vous pour partager des fichiers.
create-hide = Masquer pendant la saisie
create-generator = Générer un mot de passe
create-style = Type
create-styleCharacters = Caractères
create-styleWords = Mots
create-stylePin = Code PIN
create-pinHint = Suffisant comme phrase secrète, car ce serveur limite les essais. Trop faible comme secret lui-même.
create-length = Longueur
create-digits = Chiffres
create-symbols = Symboles
create-capitals = Majuscules
create-generated = Proposition
create-again = Nouvelle proposition
create-use = L’utiliser
create-lifetime = Expire après
create-views = Nombre de vues
create-passphrase = Phrase secrète (facultative)
create-passphraseRequired = Phrase secrète (obligatoire)
create-passphraseLength =
    { $n ->
        [one] Au moins { $n } caractère.
        [many] Au moins { $n } de caractères.
       *[other] Au moins { $n } caractères.
    }
create-passphraseHint = Transmettez la phrase secrète par un autre moyen, par téléphone par exemple.
create-suggest = Proposer
create-add = Ajouter une option…
create-covered = Garder masqué jusqu’à ce qu’on y touche
create-coveredHint = Personne ne peut le lire par-dessus l’épaule du destinataire à l’ouverture.
create-deletable = Le destinataire peut supprimer le secret
create-notifyMe = Me prévenir à l’ouverture
create-notifyByMail = Vous recevez un e-mail et voyez une marque dans « Mes liens ».
create-notifyInList = Vous voyez une marque dans « Mes liens ».
create-name = Nom (visible par vous seul)
create-note = Note (visible par vous seul)
create-sign = Signer de votre nom
create-senderName = Votre nom
create-senderMessage = Message au destinataire
create-senderMessageHint = Toute personne qui a le lien le voit avant d’ouvrir le secret. N’y écrivez rien de confidentiel.
create-senderEmail = Montrer l’adresse de votre compte : { $email }
create-sealed = Chiffrement de bout en bout
create-sealedHint = Personne d’autre que le destinataire ne peut le lire, pas même ce serveur.
create-sealedName = Donnez-lui un nom pour votre liste : les noms des fichiers sont protégés eux aussi. Le nom, la note et la signature ne le sont pas.
create-sealedRequired = Ce serveur n’accepte rien d’autre.
create-groupLimits = Les limites de vos groupes s’appliquent à vous : { $groups }.
create-shownOnce = Copiez le lien maintenant. Il ne pourra plus être affiché.
create-remembered = Vos choix sont mémorisés sur cet appareil.
create-reset = Rétablir les valeurs par défaut
create-submit = Créer le lien
create-ready = Votre lien est prêt
create-passphraseNext = Transmettez maintenant la phrase secrète par un autre moyen
create-passphraseReminder = Le lien ne s’ouvre qu’avec cette phrase secrète. Donnez-la par téléphone, par exemple ; elle ne sera plus affichée.
create-copyPassphrase = Copier la phrase secrète
create-end = Supprimer maintenant
create-another = Partager un autre secret

## createClosed

createClosed-title = Connectez-vous pour partager un secret
createClosed-text = Depuis votre réseau, seules les personnes ayant un compte peuvent créer des liens.
createClosed-hint = Si vous avez reçu un lien, il s’ouvre d’ici comme d’habitude.
createClosed-nothingTitle = Vous ne pouvez rien partager ici
createClosed-nothing = Les limites de vos groupes ({ $groups }) ne laissent aucun type de secret. Adressez-vous à un administrateur de ce serveur.

## createLive

createLive-bytes = { $used } sur { $limit }
createLive-characters = Caractères : { $used } sur { $limit }
createLive-bits =
    { $n ->
        [one] environ { $n } bit
        [many] environ { $n } de bits
       *[other] environ { $n } bits
    }
createLive-termViews =
    { $n ->
        [one] { $n } vue
        [many] { $n } de vues
       *[other] { $n } vues
    }
createLive-termUntil = jusqu’au { $date }
createLive-noPassphrase = sans phrase secrète
createLive-withPassphrase = avec phrase secrète
createLive-needsPassphrase = phrase secrète obligatoire
createLive-passphraseMissing = Saisissez une phrase secrète : ce serveur l’exige.
createLive-passphraseShort =
    { $n ->
        [one] Cette phrase secrète est trop courte : au moins { $n } caractère. Une suite telle que aaaa ou 1234 compte pour deux.
        [many] Cette phrase secrète est trop courte : au moins { $n } de caractères. Une suite telle que aaaa ou 1234 compte pour deux.
       *[other] Cette phrase secrète est trop courte : au moins { $n } caractères. Une suite telle que aaaa ou 1234 compte pour deux.
    }
createLive-signed = Signé : { $by }
createLive-blank = Saisissez d’abord un secret.
createLive-tooLong = Le texte est trop long : { $limit } au maximum.
createLive-tooManyCharacters =
    { $n ->
        [one] Le texte est trop long : { $n } caractère au maximum.
        [many] Le texte est trop long : { $n } de caractères au maximum.
       *[other] Le texte est trop long : { $n } caractères au maximum.
    }
createLive-badUrl = Saisissez une adresse web, par exemple https://example.org.
createLive-unsealed = Votre navigateur n’a pas pu sceller ce contenu. Rien n’a été envoyé.
createLive-opens =
    { $n ->
        [one] S’ouvre { $n } fois, jusqu’au { $date } ({ $relative }).
        [many] S’ouvre { $n } de fois, jusqu’au { $date } ({ $relative }).
       *[other] S’ouvre { $n } fois, jusqu’au { $date } ({ $relative }).
    }
createLive-endedTitle = Le secret est supprimé
createLive-ended = Son contenu est effacé. Plus personne ne peut l’ouvrir, vous non plus.
createLive-goneTitle = Le lien a expiré
createLive-gone = Plus personne ne peut l’ouvrir. Le contenu est effacé.
createLive-linkUnsaved = Vous n’avez pas encore copié le lien, et seule cette page l’affiche. La quitter quand même ?
createLive-passphraseUnsaved = Vous n’avez pas encore copié la phrase secrète, et seule cette page l’affiche. La quitter quand même ?
createLive-leaveIt = Quitter
createLive-offline = Le serveur n’a pas répondu. Vérifiez votre connexion, puis réessayez.
createLive-rateLimited =
    { $n ->
        [one] Trop de requêtes. Réessayez dans { $n } seconde.
        [many] Trop de requêtes. Réessayez dans { $n } de secondes.
       *[other] Trop de requêtes. Réessayez dans { $n } secondes.
    }
createLive-tryAgain = Vous pouvez réessayer maintenant.
createLive-tooLarge = La taille dépasse ce que le serveur accepte.
createLive-signInFirst = Connectez-vous d’abord.
createLive-unavailable = Le serveur n’est pas disponible pour le moment. Votre saisie est toujours là : réessayez dans un instant.
createLive-noSpace = Le serveur n’a plus d’espace disponible. Rien n’a été enregistré.
createLive-failed = Une erreur s’est produite ({ $status }). Rien n’a été enregistré.
createLive-refused = Le serveur n’accepte pas cette valeur.
createLive-tooMany =
    { $n ->
        [one] Au plus { $n } entrée.
        [many] Au plus { $n } d’entrées.
       *[other] Au plus { $n } entrées.
    }
createLive-outOfRange = Saisissez un nombre de { $min } à { $max }.

## resultLive

resultLive-notOpened = Pas encore ouvert.
resultLive-openedTimes =
    { $n ->
        [one] Ouvert { $n } fois : le { $date }.
        [many] Ouvert { $n } de fois, la dernière fois le { $date }.
       *[other] Ouvert { $n } fois, la dernière fois le { $date }.
    }

## fileBox

fileBox-files = Fichiers
fileBox-dropHere = Déposez ici des fichiers ou des dossiers
fileBox-chooseFiles = Choisir des fichiers
fileBox-chooseFolder = Choisir un dossier
fileBox-cancel = Annuler

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Au maximum { $n } fichier, { $file } au plus.
        [many] Au maximum { $n } de fichiers, { $file } chacun, { $push } en tout.
       *[other] Au maximum { $n } fichiers, { $file } chacun, { $push } en tout.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Un lien peut contenir au maximum { $n } fichier.
        [many] Un lien peut contenir au maximum { $n } de fichiers.
       *[other] Un lien peut contenir au maximum { $n } fichiers.
    }
filesLive-fileTooLarge = « { $name } » dépasse { $limit }.
filesLive-filesTooLarge = Les fichiers dépassent { $limit } au total.
filesLive-noFiles = Choisissez au moins un fichier.
filesLive-packing = « { $name } » est encore en préparation.
filesLive-remove = Retirer { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Connexion interrompue. L’envoi reprendra de lui-même.
filesLive-uploaded = Envoyé. Le serveur enregistre…
filesLive-sealing = Scellement dans votre navigateur : { $percent }
filesLive-unreadable = Votre navigateur ne peut plus lire l’un des fichiers. Rien n’a été envoyé. Choisissez de nouveau les fichiers.
filesLive-cancelled = Annulé. Rien n’a été enregistré.

## reveal

reveal-title = Un secret pour vous
reveal-intro = Quelqu’un a partagé avec vous quelque chose de confidentiel.
reveal-ownTitle = Votre propre secret
reveal-ownIntro = C’est vous qui l’avez partagé. Vos destinataires l’ouvrent sur cette page.
reveal-ownPage = Voir le lien, le code QR et le journal
reveal-passphrase = Phrase secrète
reveal-passphraseHint = L’expéditeur vous la transmet séparément de ce lien.
reveal-unlock = Déverrouiller
reveal-open = Afficher le secret
reveal-counts = L’ouverture compte comme une vue.
reveal-how = Comment ça marche
reveal-sealed = Il est chiffré de bout en bout : seul votre navigateur peut l’ouvrir, et ce serveur ne peut pas le lire.
reveal-sealedNoScript = Ce lien ne s’ouvre qu’avec JavaScript ou avec la commande « secretpush open ».
reveal-largeText = L’un des fichiers dépasse 256 MiB, et ce navigateur ne peut pas enregistrer un fichier scellé de cette taille. Cela n’a pas compté comme une vue. Sur un ordinateur, ouvrez le lien par https:// dans Chrome ou Edge, ou avec cette commande :
reveal-copyCommand = Copier la commande
reveal-secret = Le secret
reveal-show = Afficher
reveal-onPaper = Le secret est masqué. Choisissez « Afficher » sur la page, puis imprimez de nouveau.
reveal-hide = Masquer
reveal-copy = Copier
reveal-save = Enregistrer dans un fichier
reveal-print = Imprimer
reveal-files = Fichiers
reveal-download = Télécharger
reveal-downloadAll = Tout télécharger en ZIP
reveal-address = L’expéditeur souhaite que vous ouvriez cette adresse :
reveal-go = Ouvrir l’adresse…
reveal-goTitle = Quitter cette page ?
reveal-goText = Vous allez ouvrir une adresse du site :
reveal-goYes = Ouvrir
reveal-goTo = Ouvrir l’adresse sur { $host }
reveal-qr = Scannez ce code
reveal-qrText = Texte du code
reveal-remove = Supprimer maintenant
reveal-removeText = Plus personne ne pourra ouvrir ce lien, y compris vous.
reveal-removeYes = Supprimer
reveal-cancel = Annuler
reveal-deletedTitle = Supprimé
reveal-deletedText = Plus personne ne peut ouvrir ce lien, et cette page ne contient plus le secret.
reveal-undo = Annuler la suppression
reveal-openAgain = Retour au lien
reveal-gone = Il n’y a plus rien ici
reveal-goneText = Ce lien a expiré, a été supprimé ou n’a jamais existé.
reveal-openedHere = Vous avez ouvert ce lien sur cet appareil le { $date } ({ $relative }). Depuis, il a expiré ou a été supprimé.
reveal-goneHint = Demandez un nouveau lien à l’expéditeur.
reveal-goneCreate = Partager un secret vous-même
reveal-letters = Tapez ces trois lettres
reveal-lettersNeeded = Tapez les trois lettres, puis appuyez de nouveau sur le bouton. Rien n’a été ouvert.
reveal-lettersOther = Ce n’étaient pas les bonnes lettres. Tapez ces trois lettres-ci, puis appuyez de nouveau sur le bouton. Rien n’a été ouvert.
reveal-wrong = La phrase secrète est incorrecte.
reveal-limited = Trop de phrases secrètes incorrectes. Attendez une minute, puis réessayez.
reveal-refused = L’expéditeur a refusé de vous donner son accord.
reveal-waitOver = Votre temps d’attente est écoulé. Ouvrez de nouveau le lien pour redemander.
reveal-crowded = Trop de personnes attendent déjà. Réessayez dans une minute.
reveal-scanner = Ce navigateur se présente comme un programme qui vérifie les liens : rien n’a été ouvert. Ouvrez le lien dans un autre navigateur.
reveal-again = Recharger la page n’ouvre pas de nouveau le secret. Appuyez sur le bouton pour l’ouvrir encore une fois.
reveal-failed = Une erreur s’est produite sur le serveur. Réessayez dans un instant.

## senderNote

senderNote-label = De la part de l’expéditeur
senderNote-shares = { $name } partage quelque chose avec vous.
senderNote-writes = { $name } écrit :
senderNote-unnamedWrites = L’expéditeur écrit :
senderNote-account = Envoyé depuis le compte { $email } sur ce serveur.
senderNote-anyAccount = Envoyé depuis le compte { $email }. N’importe qui peut créer un compte ici : cette adresse n’est donc pas vérifiée.
senderNote-unverifiedAccount = Envoyé depuis le compte { $email }. Personne n’a vérifié cette adresse.
senderNote-ownWords = Le nom et le message sont ceux que l’expéditeur a indiqués.
senderNote-unverified = Le nom et le message sont ceux que l’expéditeur a indiqués. Ce serveur ne sait pas si le nom est exact.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Vous pouvez annuler pendant { $n } seconde.
        [many] Vous pouvez annuler pendant { $n } de secondes.
       *[other] Vous pouvez annuler pendant { $n } secondes.
    }

## undoLive

undoLive-deleted = Supprimé. Personne ne peut l’ouvrir.
undoLive-undo = Annuler la suppression ({ $seconds })
undoLive-undone = La suppression est annulée.
undoLive-tooLate = Impossible d’annuler : il est effacé.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Le secret peut encore être ouvert { $n } fois, jusqu’au { $date } ({ $relative }).
        [many] Le secret peut encore être ouvert { $n } de fois, jusqu’au { $date } ({ $relative }).
       *[other] Le secret peut encore être ouvert { $n } fois, jusqu’au { $date } ({ $relative }).
    }
revealLive-lastView = C’était la dernière vue. Le secret est effacé du serveur : conservez maintenant ce dont vous avez besoin.
revealLive-lastViewFiles = C’était la dernière vue. Téléchargez maintenant ce dont vous avez besoin : les liens sont valables peu de temps.
revealLive-ownView = Vos propres vues ne comptent pas.
revealLive-shown = Le secret est affiché.
revealLive-covered = Le secret est masqué.
revealLive-copied = Copié
revealLive-copyFailed = La copie a échoué. Sélectionnez le texte et copiez-le.
revealLive-wrong = La phrase secrète est incorrecte.
revealLive-limited =
    { $n ->
        [one] Trop de phrases secrètes incorrectes. Réessayez dans { $n } seconde.
        [many] Trop de phrases secrètes incorrectes. Réessayez dans { $n } de secondes.
       *[other] Trop de phrases secrètes incorrectes. Réessayez dans { $n } secondes.
    }
revealLive-busy =
    { $n ->
        [one] Trop de requêtes. Réessayez dans { $n } seconde.
        [many] Trop de requêtes. Réessayez dans { $n } de secondes.
       *[other] Trop de requêtes. Réessayez dans { $n } secondes.
    }
revealLive-again = Vous pouvez réessayer maintenant.
revealLive-unconnected = Vous êtes hors ligne. Rien n’a été ouvert.
revealLive-offline = La réponse du serveur n’est pas arrivée entièrement. Elle a pu compter comme une vue.
revealLive-failed = Une erreur s’est produite sur le serveur. Réessayez dans un instant.
revealLive-downloaded = Téléchargé
revealLive-downloadedOf = Fichiers téléchargés : { $done } sur { $total }
revealLive-preview = Aperçu
revealLive-previewOf = Aperçu de { $name }
revealLive-previewFailed = Cette image ne peut pas être affichée ici. Téléchargez-la.
revealLive-downloadFailed = Le téléchargement s’est arrêté. Le lien a peut-être expiré.
revealLive-deleteFailed = Le secret n’a pas pu être supprimé.
revealLive-noAddress = Ce n’est pas une adresse web ; elle est affichée comme simple texte.
revealLive-fileName = secret.txt
revealLive-see = Afficher

## sealedLive

sealedLive-linkCut = Ce lien n’est pas complet : la partie qui suit le # manque. Demandez le lien complet à l’expéditeur. Rien n’a été ouvert et aucune vue n’a été comptée.
sealedLive-linkAltered = Ce lien a été coupé ou modifié en chemin : la partie qui suit le # n’est pas correcte. Demandez le lien complet à l’expéditeur. Rien n’a été ouvert et aucune vue n’a été comptée.
sealedLive-moduleMissing = La partie de cette page qui ouvre les secrets scellés n’est pas arrivée. Vérifiez votre connexion et rechargez la page. Rien n’a été ouvert et aucune vue n’a été comptée.
sealedLive-sealBroken = Le contenu scellé a été endommagé ou modifié ; rien n’en est donc affiché. Demandez à l’expéditeur de l’envoyer de nouveau.
sealedLive-sealShort = La fin du contenu scellé manque ; rien n’en est donc affiché. Demandez à l’expéditeur de l’envoyer de nouveau.
sealedLive-sealOther = Le contenu scellé ne correspond pas à ce lien, ou cette page ne sait pas ouvrir ce type de sceau. Demandez à l’expéditeur de l’envoyer de nouveau.
sealedLive-fileWhole = Complet : « { $name } » a été vérifié jusqu’au dernier octet.
sealedLive-fileBroken = « { $name } » a été endommagé ou modifié. Rien n’en a été enregistré.
sealedLive-fileShort = La fin de « { $name } » manque. Rien n’en a été enregistré.
sealedLive-fileTooLarge = « { $name } » est trop volumineux pour ce navigateur. Sur un ordinateur, ouvrez le lien par https:// dans Chrome ou Edge, ou avec la commande « secretpush open ».

## newRequest

newRequest-sealed = Personne d’autre que vous ne peut lire la réponse
newRequest-sealedHint = Même ce serveur ne peut pas la lire.
newRequest-sealedRequired = Ce serveur n’accepte rien d’autre.
newRequest-collectTitle = Votre clé pour lire les réponses
newRequest-collectText = Vous en avez besoin pour lire les réponses, et elle ne pourra plus être affichée : téléchargez le fichier de récupération. Ne l’envoyez à personne.
newRequest-copyCollect = Copier la clé
newRequest-recovery = Télécharger le fichier de récupération
newRequest-showKey = Afficher la clé sous forme de lien
newRequest-title = Demander un secret
newRequest-lead = La personne qui reçoit le lien peut vous envoyer un secret, sans compte.
newRequest-link = Demander un secret à quelqu’un
newRequest-what = De quoi avez-vous besoin ?
newRequest-whatHint = Toute personne qui a le lien peut lire ce texte. N’y écrivez rien de confidentiel.
newRequest-takesFiles = Les fichiers sont acceptés
newRequest-showsEmail = Montrer l’adresse de votre compte : { $email }
newRequest-notifyMe = M’envoyer un e-mail à chaque réponse
newRequest-name = Nom (visible par vous seul)
newRequest-note = Note (visible par vous seul)
newRequest-files = Fichiers pour la personne qui répond (facultatif)
newRequest-filesHint = Un formulaire à remplir, par exemple. Toute personne qui a le lien peut les télécharger.
newRequest-until = Ouverte pendant
newRequest-answers = Réponses autorisées
newRequest-passphrase = Phrase secrète (facultative)
newRequest-passphraseHint = Nécessaire pour lire la demande et pour y répondre. Transmettez-la par un autre moyen, par téléphone par exemple.
newRequest-more = Plus d’options
newRequest-submit = Créer le lien
newRequest-ready = Votre lien est prêt
newRequest-page = Ouvrir la page de cette demande
newRequest-passphraseNext = Transmettez maintenant la phrase secrète par un autre moyen
newRequest-passphraseReminder = La demande ne s’ouvre qu’avec cette phrase secrète. Elle ne sera plus affichée.
newRequest-copyPassphrase = Copier la phrase secrète
newRequest-another = Demander autre chose

## newRequestLive

newRequestLive-blankRequest = Écrivez ce dont vous avez besoin.
newRequestLive-longRequest = C’est trop long : { $limit } au maximum.
newRequestLive-longNote = Votre note est trop longue : { $limit } au maximum.
newRequestLive-answersRange = Saisissez un nombre de { $min } à { $max }.
newRequestLive-leadNamed = Seules les personnes que vous indiquez peuvent vous envoyer un secret.
newRequestLive-hintNamed = Seules les personnes que vous indiquez peuvent lire ce texte.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } réponse
        [many] { $n } de réponses
       *[other] { $n } réponses
    }
newRequestLive-noPassphrase = sans phrase secrète
newRequestLive-withPassphrase = avec phrase secrète
newRequestLive-takes =
    { $n ->
        [one] On peut y répondre { $n } fois, jusqu’au { $date } ({ $relative }).
        [many] On peut y répondre { $n } de fois, jusqu’au { $date } ({ $relative }).
       *[other] On peut y répondre { $n } fois, jusqu’au { $date } ({ $relative }).
    }
newRequestLive-full = Vous avez trop de demandes ouvertes. Fermez-en d’abord une.
newRequestLive-tooLarge = La taille dépasse ce que le serveur accepte.
newRequestLive-unavailable = Le serveur n’est pas disponible pour le moment. Votre saisie est toujours là : réessayez dans un instant.
newRequestLive-noSpace = Le serveur n’a plus d’espace disponible. Rien n’a été enregistré.
newRequestLive-limited =
    { $n ->
        [one] Trop de requêtes. Réessayez dans { $n } seconde.
        [many] Trop de requêtes. Réessayez dans { $n } de secondes.
       *[other] Trop de requêtes. Réessayez dans { $n } secondes.
    }
newRequestLive-retry = Vous pouvez réessayer maintenant.
newRequestLive-noAnswer = Le serveur n’a pas répondu. Vérifiez votre connexion, puis réessayez.
newRequestLive-problem = Une erreur s’est produite ({ $status }). Rien n’a été enregistré.
newRequestLive-refused = Le serveur n’accepte pas l’une de ces valeurs.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Merci de m’envoyer quelque chose de confidentiel par ce lien. On peut y répondre { $n } fois, jusqu’au { $date }. Aucun compte n’est nécessaire :
        [many] Merci de m’envoyer quelque chose de confidentiel par ce lien. On peut y répondre { $n } de fois, jusqu’au { $date }. Aucun compte n’est nécessaire :
       *[other] Merci de m’envoyer quelque chose de confidentiel par ce lien. On peut y répondre { $n } fois, jusqu’au { $date }. Aucun compte n’est nécessaire :
    }
requestShareLive-requestSubject = Une demande pour vous
requestShareLive-requestTerms =
    { $n ->
        [one] On peut y répondre { $n } fois, jusqu’au { $date }.
        [many] On peut y répondre { $n } de fois, jusqu’au { $date }.
       *[other] On peut y répondre { $n } fois, jusqu’au { $date }.
    }

## requestLetter

requestLetter-to = Pour
requestLetter-from = De la part de
requestLetter-title = On vous demande quelque chose de confidentiel
requestLetter-intro = Vous pouvez l’envoyer depuis n’importe quel téléphone ou ordinateur. Aucun compte n’est nécessaire.
requestLetter-scan = Scannez le code avec l’appareil photo de votre téléphone. Ou saisissez l’adresse dans un navigateur, exactement comme elle est imprimée, en respectant les majuscules et les minuscules.
requestLetter-press = Appuyez sur le bouton de la page qui s’ouvre, puis envoyez ce qui est demandé.
requestLetter-passphrase = Saisissez la phrase secrète et appuyez sur le bouton. Vous la recevez par un autre moyen. Pour votre sécurité, elle ne figure pas sur cette feuille : ne l’y notez pas.
requestLetter-keep = Détruisez ensuite cette feuille.

## request

request-recovery = Télécharger le fichier de récupération
request-loadKey = Charger le fichier de récupération
request-keyFile = Fichier de récupération
request-linkOnce = Le lien complet n’a été affiché qu’à la création de la demande et se trouve aussi dans le fichier de récupération. Si vous n’avez ni l’un ni l’autre, fermez cette demande et créez-en une autre.
request-noScript = Les réponses ne s’affichent qu’avec JavaScript.
request-asked = Ce que vous demandez
request-answers = Réponses
request-close = Fermer la demande
request-cancel = Annuler

## requestKeysLive

requestKeysLive-recoveryText =
    Ce fichier ouvre les réponses à votre demande. Gardez-le et ne l’envoyez à personne.

    Pour lire les réponses dans un autre navigateur, connectez-vous, ouvrez la page de la demande et chargez-y ce fichier, ou ouvrez votre clé.
requestKeysLive-recoveryLink = Le lien à envoyer :
requestKeysLive-recoveryKey = Votre clé :
requestKeysLive-keyElsewhere = Pour les lire dans un autre navigateur, téléchargez le fichier de récupération. Ne l’envoyez à personne.
requestKeysLive-keyInTab = Cet onglet a la clé qui ouvre les réponses.
requestKeysLive-keyMissing = Vous seul pouvez lire les réponses, et ce navigateur n’a pas votre clé : chargez le fichier de récupération.
requestKeysLive-keyNotInFile = Ce n’est pas le fichier de récupération de cette demande.
requestKeysLive-keyLoaded = Votre clé est chargée.

## requestWordsLive

requestWordsLive-unnamedRequest = Demande du { $date }
requestWordsLive-closeQuestion = Fermer « { $name } » ? La demande n’acceptera plus de réponse et son texte sera effacé.
requestWordsLive-answersStay = Les réponses restent jusqu’à leur expiration.
requestWordsLive-closedNow = Fermée. Le texte de la demande est effacé.
requestWordsLive-answeredMeanwhile = Il y a une nouvelle réponse.

## requestLive

requestLive-open = Ouverte
requestLive-ready = Avec réponse
requestLive-closed = Fermée
requestLive-guardedText = La phrase secrète protège ce texte : il n’est pas affiché ici.
requestLive-closedText = Ce texte a été effacé à la fermeture de la demande.
requestLive-answersOf = Réponses
requestLive-answersCount = { $came } sur { $total }
requestLive-openUntil = Ouverte jusqu’au
requestLive-filesMay = Fichiers
requestLive-filesYes = Acceptés
requestLive-guard = Phrase secrète
requestLive-guardSet = Nécessaire pour lire la demande et pour y répondre
requestLive-email = Adresse de votre compte
requestLive-emailShown = Affichée
requestLive-noAnswers = Personne n’a encore répondu.
requestLive-sendLink = Envoyez le lien à la personne qui a ce dont vous avez besoin.
requestLive-noneCame = Personne n’a répondu.
requestLive-purged = Les réponses ont été supprimées depuis.
requestLive-answerBy = Réponse de { $name }
requestLive-answerOf = Réponse du { $date }
requestLive-newAnswer = nouvelle
requestLive-answerOpen = Ouvrir
requestLive-answerPage = Lien et journal
requestLive-answerOver = expirée
requestLive-allCame = Toutes les réponses sont arrivées. Le lien n’en accepte plus.
requestLive-logClosed = fermée à la main

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } nouvelle réponse
        [many] { $n } de nouvelles réponses
       *[other] { $n } nouvelles réponses
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } réponse
        [many] { $n } de réponses
       *[other] { $n } réponses
    }
requestsLive-noneYet = pas encore de réponse
requestsLive-closes = se ferme { $when }
requestsLive-hasClosed = fermée
requestsLive-requestMade = créée { $when }
requestsLive-noOpen = Vous ne demandez rien en ce moment.
requestsLive-noReady = Aucune demande ouverte n’a de réponse.
requestsLive-noClosed = Aucune demande n’est encore fermée.
requestsLive-closeRequest = Fermer

## ownRequests

ownRequests-tab = Demandes
ownRequests-open = Ouvertes
ownRequests-ready = Avec réponse
ownRequests-closed = Fermées

## answerGate

answerGate-collects = Ce lien ouvre les réponses. Il est pour la personne qui a demandé : connectez-vous, puis ouvrez-le de nouveau.
answerGate-title = On vous demande un secret
answerGate-intro = Quelqu’un vous demande d’envoyer quelque chose de confidentiel. Aucun compte n’est nécessaire.
answerGate-ownTitle = Votre propre demande
answerGate-ownIntro = C’est vous qui demandez. Les autres répondent sur cette page.
answerGate-ownPage = Voir son lien, ses réponses et son journal
answerGate-passphraseHint = La personne qui demande vous la transmet séparément de ce lien.
answerGate-read = Voir ce qui est demandé
answerGate-left =
    { $n ->
        [one] Encore { $n } réponse possible, jusqu’au { $date } ({ $relative }).
        [many] Encore { $n } de réponses possibles, jusqu’au { $date } ({ $relative }).
       *[other] Encore { $n } réponses possibles, jusqu’au { $date } ({ $relative }).
    }
answerGate-busy = Trop de requêtes depuis votre adresse. Attendez une minute, puis réessayez.

## ownAnswer

ownAnswer-title = Réponse à « { $name } »
ownAnswer-unnamed = Réponse à votre demande
ownAnswer-intro = Vous êtes la seule personne à pouvoir l’ouvrir.
ownAnswer-page = Voir la demande et toutes ses réponses

## answer

answer-yourName = Votre nom (facultatif)
answer-yourNameHint = La personne qui demande le voit.
answer-yourNameOpen = La personne qui demande le voit. Il n’est pas protégé comme votre réponse.
answer-addressShown = Elle voit aussi votre adresse e-mail confirmée.
answer-title = Ce qu’on vous demande
answer-label = De la personne qui demande
answer-asks = La personne qui vous a envoyé ce lien demande :
answer-asksFiles = La personne qui vous a envoyé ce lien y a joint des fichiers.
answer-ownWords = Écrit par la personne qui demande. Nous n’avons pas vérifié qui elle est.
answer-ownWordsAccount = Écrit par la personne qui demande.
answer-account = Elle a le compte { $email } sur ce serveur.
answer-anyAccount = Elle a le compte { $email }. N’importe qui peut créer un compte ici : cette adresse n’est donc pas vérifiée.
answer-unverifiedAccount = Elle a le compte { $email }. Personne n’a vérifié cette adresse.
answer-careful = N’envoyez rien si vous ne savez pas qui demande.
answer-given = Fichiers pour vous
answer-text = Votre réponse
answer-textPlaceholder = Un mot de passe, une clé, une note…
answer-message = Message
answer-sealed = Cette demande n’accepte qu’une réponse scellée de bout en bout. Sans JavaScript, cette page ne peut pas la sceller. Envoyez-la avec cette commande et le lien complet :
answer-sealedOnce = Seule la personne qui demande peut lire votre réponse ; ce serveur ne le peut pas. Vous ne pourrez plus la modifier.
answer-once = Votre réponse est enregistrée chiffrée, seule la personne qui demande peut l’ouvrir, et vous ne pourrez plus la modifier.
answer-send = Envoyer
answer-sent = Envoyé
answer-sentText = Votre réponse est arrivée. Vous pouvez fermer cette page.
answer-sentTo = Votre réponse est arrivée chez { $email }. Vous pouvez fermer cette page.
answer-sentMore = Envoyer une autre réponse
answer-notSent = Non envoyé
answer-notSentText = Revenez en arrière : ce que vous avez écrit est toujours là.
answer-back = Recommencer
answer-gone = On ne demande plus rien ici
answer-goneText = Cette demande a été fermée, son délai est écoulé, ou elle n’a jamais existé.
answer-goneHint = Demandez un nouveau lien à la personne qui vous l’a envoyé.
answer-answered = Déjà répondu
answer-answeredText = Cette demande a reçu toutes les réponses attendues.
answer-answeredHint = Ce n’était pas vous ? Prévenez la personne qui vous a envoyé le lien.
answer-blankProblem = Saisissez ce que vous voulez envoyer.
answer-tooLargeProblem = La taille dépasse ce que le serveur accepte.
answer-spaceProblem = Le serveur n’a plus d’espace disponible. Rien n’a été enregistré.
answer-goneProblem = Cette demande n’accepte plus de réponse. Rien n’a été enregistré.
answer-passphraseProblem = La phrase secrète est incorrecte. Rien n’a été enregistré.
answer-unprovedProblem = Cette demande s’adresse à certaines personnes, et ce navigateur n’a pas montré que vous en faites partie. Rien n’a été enregistré. Ouvrez le lien dans un autre onglet, faites-vous envoyer un code, puis envoyez ce que vous avez saisi ici.

## answerSealedLive

answerSealedLive-answerLinkCut = Le lien n’est pas complet : la partie qui suit le # manque ou a été modifiée en chemin. Rien n’a été envoyé. Ouvrez de nouveau le lien complet, ou demandez-le à qui l’a envoyé.
answerSealedLive-sealerMissing = La partie de cette page qui scelle votre réponse n’est pas arrivée. Rien n’a été envoyé. Vérifiez votre connexion et rechargez la page.
answerSealedLive-notSealed = Votre navigateur n’a pas pu sceller ce contenu. Rien n’a été envoyé.

## answerLive

answerLive-bytes = { $used } sur { $limit }
answerLive-blank = Saisissez ce que vous voulez envoyer.
answerLive-blankFiles = Saisissez ce que vous voulez envoyer, ou choisissez des fichiers.
answerLive-tooLong = C’est trop long : { $limit } au maximum.
answerLive-tooLarge = La taille dépasse ce que le serveur accepte.
answerLive-over = Cette demande n’accepte plus de réponse. Rien n’a été enregistré.
answerLive-wrong = La phrase secrète est incorrecte. Rien n’a été enregistré.
answerLive-limited =
    { $n ->
        [one] Trop de requêtes. Réessayez dans { $n } seconde.
        [many] Trop de requêtes. Réessayez dans { $n } de secondes.
       *[other] Trop de requêtes. Réessayez dans { $n } secondes.
    }
answerLive-again = Vous pouvez réessayer maintenant.
answerLive-unavailable = Le serveur n’est pas disponible pour le moment. Votre saisie est toujours là : réessayez dans un instant.
answerLive-noSpace = Le serveur n’a plus d’espace disponible. Rien n’a été enregistré.
answerLive-offline = Le serveur n’a pas répondu. Votre réponse est peut-être arrivée : rechargez la page pour le savoir.
answerLive-failed = Une erreur s’est produite ({ $status }). Rien n’a été enregistré.
answerLive-refused = Le serveur n’accepte pas cette réponse. Rien n’a été enregistré.

## receipt

receipt-choice = Garder un reçu
receipt-choiceHint = Un second lien, pour vous seul : il montre si le secret a été ouvert et peut le supprimer.
receipt-yours = Gardez votre reçu
receipt-yoursShows = Il montre si le secret a été ouvert et peut le supprimer.
receipt-yoursText = Il ne peut pas le lire. Gardez-le pour vous : le destinataire a besoin du lien ci-dessus.
receipt-open = Ouvrir le reçu
receipt-copy = Copier le reçu
receipt-remember = Retenir mes liens sur cet appareil
receipt-rememberHint = Seulement les reçus, et seulement dans ce navigateur. Quiconque peut l’utiliser les voit. En désactivant cette option, vous les oubliez tous.
receipt-list = Mes liens récents
receipt-listText = Ce que ce navigateur retient des liens que vous avez créés sans compte.
receipt-listNone = Ce navigateur ne retient aucun lien. Un reçu propose de les retenir.
receipt-listScripts = Cette liste a besoin de JavaScript : c’est le navigateur qui la garde, pas le serveur.
receipt-forget = Tout oublier
receipt-notOpened = Pas encore ouvert
receipt-neverOpened = Jamais ouvert
receipt-notOpenedText = Personne n’a ouvert le lien jusqu’ici.
receipt-opened =
    { $n ->
        [one] Ouvert { $n } fois
        [many] Ouvert { $n } de fois
       *[other] Ouvert { $n } fois
    }
receipt-times = Quand il a été ouvert
receipt-timesSome = Les ouvertures les plus récentes
receipt-over = Plus personne ne peut ouvrir le lien.
receipt-overViews = Il a été ouvert autant de fois que vous l’avez permis, la dernière le { $date }. Son contenu est effacé.
receipt-overTime = Son délai a pris fin le { $date }. Son contenu est effacé.
receipt-overHand = Il a été supprimé le { $date }. Son contenu est effacé.
receipt-left =
    { $n ->
        [one] Le lien peut encore être ouvert { $n } fois, jusqu’au { $date }.
        [many] Le lien peut encore être ouvert { $n } de fois, jusqu’au { $date }.
       *[other] Le lien peut encore être ouvert { $n } fois, jusqu’au { $date }.
    }
receipt-alarmed = Un destinataire dit que quelqu’un d’autre a ouvert le lien avant lui. Parlez-en à votre destinataire.
receipt-frozen = Le lien est bloqué : personne ne peut l’ouvrir.
receipt-again = Regarder à nouveau
receipt-unknown = Rien n’est connu ici
receipt-unknownText = Ce reçu ne correspond à aucun lien de ce serveur. Vérifiez que l’adresse est complète.
receipt-unknownHint = Quelque temps après l’expiration d’un lien, le serveur supprime tout ce qu’il en savait.

## receiptListLive

receiptListLive-made = Créé le { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Ouvert { $n } fois
        [many] Ouvert { $n } de fois
       *[other] Ouvert { $n } fois
    }
receiptListLive-stateNone = Pas encore ouvert
receiptListLive-stateOver = Expiré
receiptListLive-stateAlarmed = Alerte
receiptListLive-stateFrozen = Bloqué
receiptListLive-stateUnknown = On n’en sait plus rien
receiptListLive-stateFailed = Le serveur n’a pas répondu
receiptListLive-forgotten = Oublié. Désormais, ce navigateur ne retient aucun lien.

## about

about-title = Comment ce service fonctionne et qui l’exploite
about-lead = Vous partagez un secret par un lien. Le lien expire de lui-même, et le secret est alors effacé.
about-operatorTitle = Qui exploite ce serveur
about-runBy = Ce serveur est exploité par { $name }.
about-unnamed = L’exploitant de ce serveur n’a pas indiqué son nom ici. Adressez-vous à la personne qui vous a envoyé ici.
about-contact = Contact :
about-program = Programme : Secret Push, version { $version }.
about-words = Il propose des mots de l’EFF Long Wordlist de l’Electronic Frontier Foundation (https://www.eff.org/dice), sauf quatre d’entre eux, sous CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Comment un secret est protégé
about-sealed = Le serveur chiffre chaque secret avec AES-256-GCM avant de l’enregistrer. La clé est dérivée d’une clé aléatoire propre à ce secret, du lien et, s’il y en a une, de la phrase secrète.
about-masterKey = La clé aléatoire est elle-même chiffrée avec la clé maîtresse du serveur, conservée hors de la base de données.
about-passphrase = Le serveur n’enregistre ni la phrase secrète ni de quoi la comparer. Argon2id ralentit les essais, et après cinq erreurs en une minute une adresse doit attendre.
about-files = Les noms et les contenus des fichiers sont chiffrés eux aussi.
about-transport = Ce chiffrement a lieu sur le serveur. Une adresse https:// protège le trajet jusqu’à lui.
about-endToEnd = Un expéditeur peut aussi sceller un secret dans son navigateur ou en ligne de commande, au format ouvert age. La clé se trouve dans le lien après le #, une partie que les navigateurs n’envoient jamais : ce serveur conserve et remet ce qu’il ne peut pas lire.
about-endTitle = Ce qui se passe quand un lien expire
about-end = Un lien expire après la durée choisie, après la dernière vue autorisée ou lorsque quelqu’un le supprime. À cet instant, sa clé, le secret et le message de l’expéditeur sont effacés.
about-endFiles = Les fichiers sont supprimés eux aussi. Les liens de téléchargement de la dernière vue fonctionnent encore { $time } au plus, et jamais au-delà de la durée choisie.
about-rowAnonymous = Le journal d’un secret partagé sans compte est supprimé { $time } après son expiration.
about-rowAnonymousKept = Le journal d’un secret partagé sans compte est conservé jusqu’à ce que l’exploitant le supprime.
about-rowOwned = Le journal du secret d’un expéditeur connecté est supprimé { $time } après son expiration, avec le nom et la note donnés par l’expéditeur.
about-rowOwnedKept = Le journal du secret d’un expéditeur connecté est conservé, avec le nom et la note donnés par l’expéditeur, jusqu’à ce que l’exploitant le supprime.
about-backups = Une sauvegarde garde ce qui était enregistré lors de sa création, jusqu’à ce que l’exploitant la supprime.
about-loggedTitle = Ce qui est journalisé
about-logged = Pour chaque secret : quand il a été créé, ouvert, supprimé ou essayé avec une mauvaise phrase secrète, avec l’adresse réseau, le navigateur et la page d’où venait la visite. Un expéditeur connecté voit ce journal pour ses propres secrets.
about-request = Pour chaque requête : l’heure, le type de page, le résultat, la durée et l’adresse réseau. Jamais le lien, le secret ni la phrase secrète. L’exploitant décide combien de temps ces lignes sont conservées.
about-cookies = Cookies : un pour votre session lorsque vous vous connectez, un pour la langue et un pour les couleurs choisies, et un dans le navigateur qui attend un expéditeur ou qui a signalé un lien. Il n’y a aucun pistage, et les pages ne chargent rien depuis d’autres serveurs.
about-operatorReadsTitle = Ce que l’exploitant peut lire, et ce qu’il ne peut pas lire
about-seesMeta = L’exploitant voit qu’un secret existe : son type, sa taille, ses dates, ses vues et son journal, et l’adresse e-mail d’un expéditeur connecté.
about-adminPage = Les administrateurs peuvent supprimer tout secret. Ils n’en voient ni le contenu, ni le nom, ni la note, ni le lien. Ils peuvent toutefois réinitialiser le mot de passe d’un compte, puis se connecter avec ce compte.
about-readsOwned = Qui possède à la fois les données enregistrées et la clé maîtresse peut lire un secret non expiré d’un expéditeur connecté s’il est sans phrase secrète, ainsi que les noms, notes et messages de cet expéditeur.
about-readsAnonymous = Pour un secret partagé sans compte, il faut aussi le lien, que le serveur ne conserve pas.
about-readsGuarded = Pour un secret avec phrase secrète, il faut aussi la phrase secrète. Une phrase courte se devine, une longue non.
about-running = Qui contrôle le serveur en marche peut voir un secret et sa phrase secrète à la création et à l’ouverture.
about-readsSealed = L’exploitant ne peut pas lire un secret scellé, même avec toutes les données et la clé maîtresse. Un serveur manipulé pourrait toutefois fournir une page qui trahit le secret : pour l’exclure, ouvrez le lien en ligne de commande.
about-readsExpired = Personne ne peut lire un secret expiré, pas même l’exploitant, à moins qu’une sauvegarde antérieure le contienne encore.
about-youTitle = Ce que vous pouvez faire
about-you = Choisissez peu de vues et une durée courte. Ajoutez une phrase secrète et transmettez-la par un autre moyen. N’ouvrez un secret que lorsque vous pouvez le conserver en lieu sûr.

## accessibility

accessibility-title = Accessibilité
accessibility-lead = Chacun doit pouvoir partager et ouvrir un secret, quelle que soit sa façon de voir, d’entendre, de bouger et de lire.
accessibility-contactTitle = Si quelque chose vous gêne
accessibility-contact = Dites à l’exploitant de ce serveur ce qui ne fonctionne pas pour vous, ou demandez un autre moyen :
accessibility-nobody = L’exploitant de ce serveur n’a pas indiqué de contact ici. Dites à la personne qui vous a envoyé ici ce qui ne fonctionne pas pour vous, et demandez un autre moyen.
accessibility-standardTitle = Ce que ces pages respectent
accessibility-standard = Ces pages sont faites pour respecter les WCAG 2.2 au niveau AA, et donc le chapitre 9 de la norme EN 301 549. D’après la vérification de leurs auteurs, elles les respectent, à l’exception de ce que cite la liste suivante.
accessibility-missingTitle = Ce qui manque
accessibility-missingUndo = Une suppression peut être annulée pendant huit secondes et pas plus, car un secret ne doit pas survivre à sa suppression. Le bouton qui l’annule reçoit aussitôt le focus.
accessibility-missingLanguage = Ce que les gens ont écrit eux-mêmes, comme un message ou le nom d’un fichier, ne porte pas l’indication de sa langue.
accessibility-missingReaders = La vérification s’est faite sans lecteur d’écran, et aucune personne handicapée n’y a encore participé.
accessibility-checkedTitle = Comment cela a été vérifié
accessibility-checkedByProgram = Avec axe-core : chaque page dans chaque état, sur un écran étroit et sur un écran large, en clair et en sombre. Chaque page tient aussi dans 320 pixels, et avec un texte deux fois plus grand.
accessibility-checkedByHand = À la main : les principaux parcours, au clavier seul, avec plus d’espace entre les lettres et les lignes, et dans l’arbre d’accessibilité de Chromium, où lisent les lecteurs d’écran.

## caution

caution-notMe = Ce n’était pas moi
caution-tellText = Si vous ne connaissez pas la personne qui l’a ouvert, dites-le à l’expéditeur : son journal l’indiquera.
caution-tellFreezes = Le lien sera aussi bloqué : personne ne pourra l’ouvrir tant que l’expéditeur ne l’a pas débloqué.
caution-tell = Prévenir l’expéditeur
caution-told = Vous avez signalé à l’expéditeur que ce n’était pas vous.
caution-askSender = Si ce n’était pas vous, demandez un nouveau secret à l’expéditeur.
caution-toldTitle = L’expéditeur en est informé
caution-toldText = Son journal indique que quelqu’un a ouvert ce lien avant vous.
caution-toldFrozen = Le lien est bloqué : personne ne peut l’ouvrir tant que l’expéditeur ne l’a pas débloqué.
caution-toldOpen = Le lien fonctionne toujours. Interrogez l’expéditeur avant de vous fier à son contenu.
caution-toldNext = Parlez à l’expéditeur par un autre moyen, par téléphone par exemple.
caution-back = Revenir au secret
caution-frozenTitle = Ce lien est bloqué
caution-frozenText = Personne ne peut l’ouvrir pour le moment. Il fonctionnera de nouveau quand l’expéditeur le débloquera.
caution-frozenHint = Demandez à l’expéditeur, puis rechargez cette page. Cela n’a pas compté comme une vue.
caution-elsewhereTitle = Pas depuis ce réseau
caution-elsewhereText = L’expéditeur a choisi les réseaux depuis lesquels ce lien s’ouvre. Votre adresse { $address } n’en fait pas partie.
caution-elsewhereHint = Connectez-vous au bon réseau, puis rechargez cette page. Cela n’a pas compté comme une vue.
caution-earlyTitle = Ce lien ne s’ouvre pas encore
caution-earlyText = Ce lien s’ouvrira le { $date } ({ $relative }).
caution-earlyHint = Rechargez cette page à ce moment-là. Cela n’a pas compté comme une vue.
caution-notBefore = Ne s’ouvre pas avant (facultatif)
caution-notBeforeHint = Dans le fuseau horaire de cet appareil. Vous seul pouvez l’ouvrir plus tôt.
caution-afterFirstView = Après la première vue, expire au bout de
caution-networks = Seulement dans ces réseaux (demandez à votre service informatique)
caution-networksHint = Des adresses et des plages comme 192.0.2.0/24, séparées par des virgules.
caution-addressees = Seulement pour ces personnes (facultatif)
caution-addresseesHint = Des adresses e-mail ou des groupes comme group:staff, séparés par des virgules. Avant que le lien s’ouvre, ces personnes passent par la connexion d’entreprise ou par un code reçu par e-mail.
caution-addresseesByCompany = Des adresses e-mail ou des groupes comme group:staff, séparés par des virgules. Avant que le lien s’ouvre, ces personnes passent par la connexion d’entreprise.
caution-addresseesByCode = Des adresses e-mail, séparées par des virgules. Personne n’a besoin d’un compte : avant que le lien s’ouvre, ces personnes saisissent un code reçu par e-mail.
caution-addresseesRequired = Seulement pour ces personnes (obligatoire)
caution-addresseesNext = Seulement pour { $people }. Envoyez le lien à ces personnes. Il s’ouvre après la connexion d’entreprise.
caution-addresseesNextByCode = Seulement pour { $people }. Envoyez le lien à ces personnes. Sur sa page, les destinataires font envoyer un code à leur adresse.
caution-addresseesNextByEither = Seulement pour { $people }. Envoyez le lien à ces personnes. Sur sa page, les destinataires passent par la connexion d’entreprise ou font envoyer un code à leur adresse.
caution-openings = Avertir le destinataire si quelqu’un a déjà ouvert le lien
caution-freeze = Bloquer le lien
caution-thaw = Débloquer le lien

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Ce lien a déjà été ouvert { $n } fois, le { $date } ({ $relative }).
        [many] Ce lien a déjà été ouvert { $n } de fois, la dernière le { $date } ({ $relative }).
       *[other] Ce lien a déjà été ouvert { $n } fois, la dernière le { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = « { $entry } » n’est pas une adresse e-mail.
addresseesLive-notIn = Les adresses de { $domain } ne sont pas permises.
addresseesLive-wanted = Indiquez pour qui est le lien : ce serveur le demande.

## cautionCreateLive

cautionCreateLive-badMoment = Choisissez un moment avant l’expiration du lien.
cautionCreateLive-termNotBefore = s’ouvre le { $date }
cautionCreateLive-notSooner = Aucun changement
cautionCreateLive-termFirstView = expire { $duration } après la première vue
cautionCreateLive-badNetwork = « { $network } » n’est pas un réseau. Saisissez des adresses et des plages comme 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] depuis { $n } réseau seulement
        [many] depuis { $n } de réseaux seulement
       *[other] depuis { $n } réseaux seulement
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] pour { $n } destinataire seulement
        [many] pour { $n } de destinataires seulement
       *[other] pour { $n } destinataires seulement
    }
cautionCreateLive-termLock = premier appareil seulement
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } vue par destinataire
        [many] { $n } de vues par destinataire
       *[other] { $n } vues par destinataire
    }

## cautionOwnLive

cautionOwnLive-frozen = Bloqué
cautionOwnLive-alarmed = Signalé
cautionOwnLive-frozenNow = Ce lien est bloqué : personne d’autre que vous ne peut l’ouvrir. Il expire tout de même le { $date }.
cautionOwnLive-alarm = Un destinataire dit que quelqu’un d’autre l’a ouvert avant lui. Signalé le { $date } ({ $relative }), depuis { $address } ({ $browser }).
cautionOwnLive-alarmNext = Comparez les lignes ci-dessous avec les personnes à qui vous avez donné le lien. En cas de doute, supprimez-le et changez le secret.
cautionOwnLive-settle = Ignorer le signalement
cautionOwnLive-thawQuestion = Débloquer « { $name } » ? Quiconque a le lien pourra de nouveau l’ouvrir.
cautionOwnLive-nowFrozen = Bloqué. Personne d’autre que vous ne peut l’ouvrir.
cautionOwnLive-nowThawed = Le lien fonctionne de nouveau.
cautionOwnLive-nowSettled = Signalement ignoré.
cautionOwnLive-networks = Réseaux
cautionOwnLive-recipients = Destinataires
cautionOwnLive-recipientsOnly = Seulement pour { $recipients }
cautionOwnLive-networksOnly = Seulement depuis { $networks }
cautionOwnLive-lock = Appareils
cautionOwnLive-lockYes = Seul le premier appareil peut le rouvrir
cautionOwnLive-shares = Vues par destinataire
cautionOwnLive-sharesEach =
    { $n ->
        [one] Chacun peut l’ouvrir { $n } fois
        [many] Chacun peut l’ouvrir { $n } de fois
       *[other] Chacun peut l’ouvrir { $n } fois
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } tentative depuis un réseau que vous n’avez pas autorisé.
        [many] { $n } de tentatives depuis des réseaux que vous n’avez pas autorisés.
       *[other] { $n } tentatives depuis des réseaux que vous n’avez pas autorisés.
    }

## hold

hold-title = En attente de l’expéditeur
hold-tell = L’expéditeur doit vous donner son accord. Dites-lui ces trois mots, par téléphone par exemple :
hold-plain = Cette page vérifie à quelques secondes d’intervalle.
hold-look = Vérifier maintenant
hold-released = L’expéditeur a donné son accord. Vous pouvez l’ouvrir une fois.
hold-counts = L’expéditeur doit vous donner son accord.
hold-ask = Demander l’accord de l’expéditeur
hold-refusedTitle = L’expéditeur a refusé
hold-refusedText = L’expéditeur ne vous a pas donné son accord et a bloqué le lien.
hold-refusedHint = Si vous l’attendiez, appelez l’expéditeur. Rien n’a été ouvert.
hold-choice = Me demander avant l’ouverture
hold-choiceHint = Le destinataire vous lit trois mots au téléphone, et vous donnez votre accord.
hold-who = Qui vous attend
hold-compare = Ne laissez entrer que la personne qui vous dit exactement ces mots, par téléphone par exemple.
hold-nobody = Personne n’attend encore. Qui ouvre le lien attend ici et vous lit trois mots.

## holdGateLive

holdGateLive-title = En attente de l’expéditeur
holdGateLive-until = Cette page attend jusqu’au { $date } ({ $relative }). Vous pouvez la laisser ouverte.
holdGateLive-waiting = En attente. Vos mots : { $words }.
holdGateLive-released = L’expéditeur a donné son accord.
holdGateLive-crowded =
    { $n ->
        [one] Trop de personnes attendent déjà. Réessayez dans { $n } seconde.
        [many] Trop de personnes attendent déjà. Réessayez dans { $n } de secondes.
       *[other] Trop de personnes attendent déjà. Réessayez dans { $n } secondes.
    }

## holdCreateLive

holdCreateLive-termHold = vous demande avant l’ouverture

## holdOwnLive

holdOwnLive-release = Laisser entrer
holdOwnLive-refuse = Refuser et bloquer
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Accord donné, pas encore ouvert
holdOwnLive-asks =
    { $n ->
        [one] { $n } personne attend
        [many] { $n } de personnes attendent
       *[other] { $n } personnes attendent
    }
holdOwnLive-arrived = Quelqu’un attend : { $words }.
holdOwnLive-nowReleased = La personne est admise et peut l’ouvrir une fois.
holdOwnLive-nowRefused = Refusé. Le lien est bloqué.
holdOwnLive-tooLate = Cette attente était déjà terminée.
holdOwnLive-hold = Accord
holdOwnLive-holdYes = Votre accord est demandé avant l’ouverture

## links

links-choice = Un lien propre à chacun

## linksLive

linksLive-noGroups = Un groupe ne peut pas avoir son propre lien : retirez « { $group } », ou nommez ses membres.
linksLive-making = Lien { $at } sur { $of } : { $address }
linksLive-waits =
    { $n ->
        [one] Le serveur demande d’attendre : { $address } suit dans { $n } seconde.
        [many] Le serveur demande d’attendre : { $address } suit dans { $n } de secondes.
       *[other] Le serveur demande d’attendre : { $address } suit dans { $n } secondes.
    }
linksLive-notTried = Annulé. Rien n’a été enregistré.
linksLive-ready =
    { $n ->
        [one] { $n } lien est prêt
        [many] { $n } de liens sont prêts
       *[other] { $n } liens sont prêts
    }
linksLive-opens =
    { $n ->
        [one] Chacun s’ouvre { $n } fois, jusqu’au { $date } ({ $relative }), et seulement pour son destinataire.
        [many] Chacun s’ouvre { $n } de fois, jusqu’au { $date } ({ $relative }), et seulement pour son destinataire.
       *[other] Chacun s’ouvre { $n } fois, jusqu’au { $date } ({ $relative }), et seulement pour son destinataire.
    }
linksLive-links = Liens
linksLive-copyOne = Copier
linksLive-copyAll = Tout copier comme texte
linksLive-pageOf = Page de ce lien
linksLive-keptByPasskey = Votre clé d’accès est demandée pour copier.
linksLive-gone = Cette page ne montre plus ce lien.
linksLive-linksKept = Ce navigateur garde les liens. Aucun autre ne peut les montrer.
linksLive-onlyHere = Copiez les liens maintenant. Ils ne pourront plus être affichés.
linksLive-unmade = Certains liens ne sont pas encore créés, et ce que vous partagez n’est que sur cette page. La quitter quand même ?
linksLive-unsaved = Vous n’avez pas encore copié tous les liens, et seule cette page les affiche. La quitter quand même ?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } lien n’a pas été créé :
        [many] { $n } de liens n’ont pas été créés :
       *[other] { $n } liens n’ont pas été créés :
    }
linksLive-again = Réessayer

## lock

lock-choice = Seul le premier appareil peut le rouvrir
lock-choiceHint = Qui ouvre le lien en premier le garde. Sur tout autre appareil ou navigateur, il indique qu’il a été ouvert ailleurs.
lock-viewsEach = Vues par destinataire (facultatif)
lock-viewsEachHint = Chaque adresse a alors ses propres vues, et personne ne peut utiliser celles des autres.
lock-first = Seul le navigateur qui l’ouvre en premier peut le rouvrir : ouvrez-le donc là où vous en avez besoin. Votre navigateur garde un cookie pour cela.
lock-own = Ce navigateur l’a ouvert en premier. Lui seul peut le rouvrir.
lock-elsewhereTitle = Ouvert dans un autre navigateur
lock-elsewhereText = Ce lien ne s’ouvre que dans le navigateur qui l’a ouvert en premier, et ce n’était pas celui-ci.
lock-elsewhereHint = Si c’était vous, revenez à cet appareil et à ce navigateur. Sinon, quelqu’un d’autre a peut-être lu le secret.
lock-needsCookie = Ce lien a besoin d’un cookie, et votre navigateur n’en a envoyé aucun. Autorisez les cookies pour cette page, puis réessayez.
lock-usedTitle = Vous l’avez déjà ouvert
lock-usedText =
    { $n ->
        [one] Chaque destinataire peut ouvrir ce lien { $n } fois, et vous l’avez fait.
        [many] Chaque destinataire peut ouvrir ce lien { $n } de fois, et vous l’avez fait.
       *[other] Chaque destinataire peut ouvrir ce lien { $n } fois, et vous l’avez fait.
    }
lock-usedHint = S’il vous le faut encore, demandez un nouveau lien à l’expéditeur.

## sharesLive

sharesLive-lastView = C’était votre dernière vue. Gardez maintenant ce dont vous avez besoin.
sharesLive-lastViewFiles = C’était votre dernière vue. Téléchargez maintenant ce dont vous avez besoin : les liens ne fonctionnent que peu de temps.

## preview

preview-title = Le lien
preview-text = Toute personne qui a ce lien peut ouvrir le secret. Consulter cette page ne compte pas comme une vue.
preview-sealedText = Toute personne qui a le lien complet peut ouvrir le secret. Consulter cette page ne compte pas comme une vue.
preview-shownOnce = Il est chiffré de bout en bout : son lien complet a été affiché une fois, à sa création, et ne pourra plus l’être.
preview-lost = Si vous ne l’avez plus, supprimez ce lien et créez-en un autre.
preview-qrOf = Code QR du lien
preview-terms = Détails

## returned

returned-one = L’e-mail à { $recipient } est revenu : { $reason } (statut { $status }, { $when }).
returned-hint = Vérifiez l’adresse, ou transmettez le lien par un autre moyen.
returned-no_mailbox = cette boîte de réception n’existe pas
returned-no_domain = le domaine n’existe pas ou n’accepte pas d’e-mails
returned-closed = la boîte de réception n’accepte pas d’e-mails
returned-full = la boîte de réception est pleine
returned-too_large = l’e-mail est trop volumineux pour la boîte de réception
returned-unreachable = le serveur de messagerie de l’adresse était injoignable
returned-policy = le serveur de messagerie de l’adresse n’accepte pas de tels e-mails de ce serveur
returned-refused = le serveur de messagerie de l’adresse l’a refusé

## share

share-link = Lien
share-copy = Copier le lien
share-share = Partager
share-mail = E-mail
share-message = Copier sous forme de message
share-qr = Code QR
share-print = Imprimer une lettre
share-page = Ouvrir la page de ce lien
share-png = Enregistrer en PNG
share-svg = Enregistrer en SVG

## shareLive

shareLive-copied = Copié
shareLive-copyFailed = La copie a échoué. Sélectionnez le texte et copiez-le.
shareLive-letterFailed = La lettre n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
shareLive-codeFailed = Le code n’a pas pu être enregistré. Vérifiez votre connexion, puis réessayez.
shareLive-message =
    { $n ->
        [one] Je partage avec vous quelque chose de confidentiel. Le lien s’ouvre { $n } fois, jusqu’au { $date } :
        [many] Je partage avec vous quelque chose de confidentiel. Le lien s’ouvre { $n } de fois, jusqu’au { $date } :
       *[other] Je partage avec vous quelque chose de confidentiel. Le lien s’ouvre { $n } fois, jusqu’au { $date } :
    }
shareLive-mailSubject = Un secret pour vous
shareLive-letterTerms =
    { $n ->
        [one] Le lien s’ouvre { $n } fois, jusqu’au { $date }. Ensuite, son contenu est effacé.
        [many] Le lien s’ouvre { $n } de fois, jusqu’au { $date }. Ensuite, son contenu est effacé.
       *[other] Le lien s’ouvre { $n } fois, jusqu’au { $date }. Ensuite, son contenu est effacé.
    }

## letter

letter-to = Pour
letter-from = De la part de
letter-title = Quelque chose de confidentiel pour vous
letter-intro = Il s’ouvre sur n’importe quel téléphone ou ordinateur. Aucun compte n’est nécessaire.
letter-scan = Scannez le code avec l’appareil photo de votre téléphone. Ou saisissez l’adresse dans un navigateur, exactement comme elle est imprimée, en respectant les majuscules et les minuscules.
letter-press = Appuyez sur le bouton de la page qui s’ouvre.
letter-passphrase = Saisissez la phrase secrète et appuyez sur le bouton. L’expéditeur vous la transmet par un autre moyen. Pour votre sécurité, elle ne figure pas sur cette feuille : ne l’y notez pas.
letter-keep = Conservez ce dont vous avez besoin, puis détruisez cette feuille.
letter-code = Code QR de l’adresse

## push

push-opened = Qui l’a ouvert
push-log = Journal complet
push-when = Quand
push-what = Quoi
push-address = Adresse
push-browser = Navigateur
push-older = Plus anciennes
push-newer = Plus récentes
push-end = Supprimer maintenant
push-cancel = Annuler

## pushChange

pushChange-title = Modifier ce lien
pushChange-back = Retour au lien
pushChange-expires = Expire
pushChange-views = Nombre total d’ouvertures permises
pushChange-save = Enregistrer les modifications
pushChange-extend = Prolonger de { $duration }
pushChange-change = Modifier…
pushChange-changed = Modifié.
pushChange-viewsBetween = De { $min } à { $max }. Déjà ouvert : { $used }.
pushChange-latest = Au plus tard le { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Choisissez un moment entre { $from } et { $to }.

## agentLive

agentLive-agentOn = { $browser } sur { $system }
agentLive-agentUnknown = inconnu

## pushLive

pushLive-codesWait = E-mails en attente avec des codes pour des destinataires : { $count }. Le premier arrivera au plus tard le { $time }.
pushLive-codesFailed = Code non envoyé par e-mail : { $addresses }.
pushLive-text = Texte
pushLive-file = Fichiers
pushLive-url = Lien
pushLive-qr = Code QR
pushLive-active = Actif
pushLive-expired = Expiré
pushLive-views = Vues
pushLive-viewsLeft = encore { $left } sur { $total }
pushLive-viewsUsed = { $used } sur { $total } utilisées
pushLive-expires = Expire
pushLive-notBefore = S’ouvre
pushLive-firstView = Après la première vue
pushLive-firstViewEnds = Il expire { $duration } plus tard
pushLive-passphrase = Phrase secrète
pushLive-passphraseSet = Définie : le lien ne s’ouvre qu’avec elle.
pushLive-covered = Masqué
pushLive-coveredYes = Oui, jusqu’à ce que le destinataire y touche
pushLive-deletable = Le destinataire peut le supprimer
pushLive-deletableYes = Oui
pushLive-files = Fichiers
pushLive-fileGuarded = nom protégé par la phrase secrète
pushLive-filesSealed =
    { $n ->
        [one] { $n } fichier, { $size }, nom scellé
        [many] { $n } de fichiers, { $size }, noms scellés
       *[other] { $n } fichiers, { $size }, noms scellés
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } fichier, effacé
        [many] { $n } de fichiers, effacés
       *[other] { $n } fichiers, effacés
    }
pushLive-created = Créé
pushLive-name = Nom
pushLive-endedByViews = La dernière vue a été utilisée : { $when }. Le contenu est effacé.
pushLive-endedByTime = Le délai est écoulé : { $when }. Le contenu est effacé.
pushLive-endedByHand = Supprimé : { $when }, depuis { $address } ({ $browser }). Le contenu est effacé.
pushLive-neverOpened = Personne ne l’a ouvert.
pushLive-openedNewest =
    { $n ->
        [one] La plus récente ({ $n }) figure ici, toutes sont dans le journal.
        [many] Les { $n } plus récentes figurent ici, toutes sont dans le journal.
       *[other] Les { $n } plus récentes figurent ici, toutes sont dans le journal.
    }
pushLive-scanned =
    { $n ->
        [one] Un programme, par exemple l’aperçu de lien d’une messagerie, a chargé la page { $n } fois. Cela ne compte pas comme une vue.
        [many] Des programmes, par exemple les aperçus de lien des messageries, ont chargé la page { $n } de fois. Cela ne compte pas comme une vue.
       *[other] Des programmes, par exemple les aperçus de lien des messageries, ont chargé la page { $n } fois. Cela ne compte pas comme une vue.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] { $n } phrase secrète incorrecte a été saisie.
        [many] { $n } de phrases secrètes incorrectes ont été saisies.
       *[other] { $n } phrases secrètes incorrectes ont été saisies.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } tentative alors que le lien avait expiré, était bloqué ou ne s’ouvrait pas encore.
        [many] { $n } de tentatives alors que le lien avait expiré, était bloqué ou ne s’ouvrait pas encore.
       *[other] { $n } tentatives alors que le lien avait expiré, était bloqué ou ne s’ouvrait pas encore.
    }
pushLive-openedMeanwhile = Ouvert à l’instant.
pushLive-ended = Supprimé. Le contenu est effacé.

## presets

presets-presets = Modèles
presets-keep = Enregistrer comme modèle…
presets-title = Vos modèles
presets-text = Les options que vous avez enregistrées pour de nouveaux liens. Pour les utiliser, choisissez un modèle en créant un lien.

## presetsLive

presetsLive-presets = Modèles
presetsLive-keepTitle = Enregistrer comme modèle
presetsLive-name = Nom
presetsLive-save = Enregistrer
presetsLive-cancel = Annuler
presetsLive-badName = Saisissez un nom de 40 caractères au plus. Vous pouvez enregistrer jusqu’à 20 modèles.
presetsLive-badTerms = Ce serveur n’accepte pas l’une de ces options.
presetsLive-taken = Vous avez déjà un modèle de ce nom.
presetsLive-offline = Le serveur n’a pas répondu. Vérifiez votre connexion, puis réessayez.
presetsLive-failed = Une erreur s’est produite ({ $status }). Rien n’a été modifié.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } vue
        [many] { $n } de vues
       *[other] { $n } vues
    }
ownPresetsLive-rename = Renommer
ownPresetsLive-renameOf = Renommer « { $name } »
ownPresetsLive-remove = Supprimer
ownPresetsLive-removeQuestion = Supprimer le modèle « { $name } » ? Les liens déjà créés restent tels quels.

## signIn

signIn-title = Connexion
signIn-email = Adresse e-mail
signIn-password = Mot de passe
signIn-newPassword = Nouveau mot de passe
signIn-passwordHint =
    { $n ->
        [one] Au moins { $n } caractère. Quelques mots conviennent bien.
        [many] Au moins { $n } de caractères. Quelques mots conviennent bien.
       *[other] Au moins { $n } caractères. Quelques mots conviennent bien.
    }
signIn-submit = Se connecter
signIn-passkey = Se connecter avec une clé d’accès
signIn-signUp = Créer un compte
signIn-have = J’ai un compte
signIn-name = Adresse e-mail ou nom d’utilisateur
signIn-companyOrLocal = Utilisez le mot de passe de votre entreprise ou, si vous en avez un, un mot de passe de ce serveur.
signIn-companyOrAdmins = Utilisez le mot de passe de votre entreprise. Les administrateurs peuvent aussi utiliser un mot de passe de ce serveur.
signIn-company = Utilisez le mot de passe de votre entreprise.
signIn-adminsOnly = Seuls les administrateurs se connectent avec un mot de passe.
signIn-forgot = Mot de passe oublié ? Un administrateur peut vous envoyer un lien.
signIn-setUpTitle = Bienvenue
signIn-setUpText = Ce serveur n’a pas encore de compte. Créez le premier : il sera administrateur.
signIn-setUpCode = Code de configuration
signIn-setUpCodeHint = Le serveur l’a affiché à son démarrage, dans son terminal ou son journal.
signIn-setUpSubmit = Créer le compte
signIn-resetTitle = Choisir votre mot de passe
signIn-resetAccount = Pour le compte { $email }
signIn-resetText = Ce lien n’est valable qu’une fois. L’utiliser met fin à toutes les sessions et à tous les jetons d’API de votre compte.
signIn-lettersWhy = Vous montrez ainsi que vous n’êtes pas un programme.
signIn-resetSubmit = Enregistrer et se connecter

## sessionsLive

sessionsLive-sessions = Sessions
sessionsLive-sessionHere = ce navigateur
sessionsLive-sessionBegan = connexion { $when }
sessionsLive-sessionUsed = dernière utilisation { $when }
sessionsLive-sessionEnd = Terminer
sessionsLive-sessionEndQuestion = Terminer la session dans { $name } ? Ce navigateur-là sera aussitôt déconnecté.
sessionsLive-sessionEnded = Session terminée. Ce navigateur-là est déconnecté.
sessionsLive-noSessions = Connecté nulle part.
sessionsLive-othersQuestion = Se déconnecter partout ailleurs ? Vous restez connecté ici.
sessionsLive-othersEnded =
    { $n ->
        [one] { $n } autre session a pris fin.
        [many] { $n } d’autres sessions ont pris fin.
       *[other] { $n } autres sessions ont pris fin.
    }
sessionsLive-endOthers = Se déconnecter partout ailleurs

## signInAgainLive

signInAgainLive-title = Vous êtes déconnecté
signInAgainLive-text = Votre session est terminée. Connectez-vous en tant que { $email } pour continuer. Ce que vous avez saisi et choisi est toujours là.
signInAgainLive-somebodyElse = { $other } est maintenant connecté dans ce navigateur. Connectez-vous en tant que { $email } pour continuer. Ce que vous avez saisi et choisi est toujours là.
signInAgainLive-limited = Ce serveur vous demande un second facteur. Configurez-en un, puis continuez. Ce que vous avez saisi et choisi est toujours là.
signInAgainLive-declined = Vous êtes déconnecté, et rien n’a été envoyé. Réessayez pour vous connecter et continuer.
signInAgainLive-notYet = Vous n’êtes pas encore connecté en tant que { $email }.
signInAgainLive-password = Mot de passe
signInAgainLive-submit = Se connecter et continuer
signInAgainLive-passkey = Se connecter avec une clé d’accès
signInAgainLive-elsewhere = Cela s’ouvre dans un autre onglet. Revenez ensuite ici et continuez.
signInAgainLive-setUp = Configurer un second facteur
signInAgainLive-goOn = Continuer
signInAgainLive-cancel = Annuler
signInAgainLive-noName = Saisissez votre adresse e-mail ou votre nom d’utilisateur.
signInAgainLive-noPassword = Saisissez un mot de passe.
signInAgainLive-wrong = Le mot de passe est incorrect.
signInAgainLive-refused = Vous ne pouvez pas vous connecter ainsi. Utilisez un autre moyen ou demandez à un administrateur.
signInAgainLive-noCode = Saisissez un code.
signInAgainLive-code = Code de votre application, ou code de secours
signInAgainLive-recoveryCode = Code de secours
signInAgainLive-wrongCode = Ce code est incorrect ou a déjà été utilisé. Attendez le suivant.
signInAgainLive-begin = Cela a pris trop de temps. Annulez et réessayez.
signInAgainLive-passkeyCancelled = Aucune clé d’accès n’a été utilisée. Réessayez ou connectez-vous autrement.
signInAgainLive-passkeyRefused = Le serveur n’a pas accepté cette clé d’accès. Connectez-vous autrement.
signInAgainLive-wrongOrigin = Cette page a été ouverte à une autre adresse que celle du serveur. Ouvrez-la à son URL de base.
signInAgainLive-tooMany =
    { $n ->
        [one] Trop de tentatives échouées. Réessayez dans { $n } seconde.
        [many] Trop de tentatives échouées. Réessayez dans { $n } de secondes.
       *[other] Trop de tentatives échouées. Réessayez dans { $n } secondes.
    }
signInAgainLive-offline = Le serveur n’a pas répondu. Vérifiez votre connexion, puis réessayez.
signInAgainLive-failed = Une erreur s’est produite ({ $status }).

## accountLive

accountLive-passkeyCancelled = Aucune clé d’accès n’a été utilisée. Réessayez, ou utilisez votre mot de passe.
accountLive-passkeyRefused = Le serveur n’a pas accepté cette clé d’accès. Connectez-vous avec votre mot de passe.
accountLive-wrong = L’adresse e-mail ou le mot de passe est incorrect.
accountLive-wrongName = Le nom ou le mot de passe est incorrect.
accountLive-noName = Saisissez votre adresse e-mail ou votre nom d’utilisateur.
accountLive-noGroup = Vous ne faites partie d’aucun des groupes autorisés à utiliser ce serveur. Adressez-vous à un administrateur.
accountLive-noAddress = La connexion de votre entreprise n’indique à ce serveur aucune adresse e-mail valable. Adressez-vous à un administrateur.
accountLive-notLinked = Un compte avec votre adresse e-mail existe déjà ici. Demandez à un administrateur de le relier à la connexion de votre entreprise.
accountLive-notAdded = Vous n’avez pas de compte ici. Demandez à un administrateur d’en créer un.
accountLive-notSetUp = Ce serveur n’est pas encore configuré.
accountLive-notAdmitted = Vous ne pouvez pas vous connecter ici. Adressez-vous à un administrateur.
accountLive-directoryAway = Les mots de passe de l’entreprise ne peuvent pas être vérifiés pour le moment. Si vous avez un mot de passe de ce serveur, utilisez-le.
accountLive-limited =
    { $n ->
        [one] Trop de tentatives échouées. Réessayez dans { $n } seconde.
        [many] Trop de tentatives échouées. Réessayez dans { $n } de secondes.
       *[other] Trop de tentatives échouées. Réessayez dans { $n } secondes.
    }
accountLive-offline = Le serveur n’a pas répondu. Vérifiez votre connexion, puis réessayez.
accountLive-failed = Une erreur s’est produite ({ $status }).
accountLive-wrongCode = Le code de configuration est incorrect.
accountLive-invitation = Vous êtes invité. Choisissez un mot de passe et vous serez connecté. Ce lien n’est valable qu’une fois.
accountLive-badLink = Ce lien n’est plus valable. Demandez-en un nouveau à un administrateur.
accountLive-noLink = Ouvrez de nouveau le lien reçu dans votre message. Cette page ne fonctionne qu’avec le lien complet.
accountLive-noCode = Saisissez le code de configuration.
accountLive-noPassword = Saisissez un mot de passe.
accountLive-again = Vous pouvez réessayer maintenant.
accountLive-taken = Un compte existe déjà avec cette adresse e-mail.
accountLive-alreadySetUp = Ce serveur est déjà configuré. Connectez-vous.
accountLive-tooShort = Le mot de passe est trop court.
accountLive-tooCommon = Ce mot de passe est l’un des plus courants, ou presque votre adresse. On essaie ceux-là en premier. Choisissez-en un autre.
accountLive-badEmail = Saisissez une adresse e-mail valide.
accountLive-wrongOrigin = Cette page a été ouverte à une autre adresse que celle du serveur. Ouvrez-la à son URL de base.
accountLive-saved = Enregistré.
accountLive-wrongCurrent = Le mot de passe actuel est incorrect.
accountLive-changed = Votre mot de passe a été modifié. Les autres appareils sont déconnectés.
accountLive-tokensRevoked =
    { $n ->
        [one] { $n } jeton d’API a été révoqué.
        [many] { $n } de jetons d’API ont été révoqués.
       *[other] { $n } jetons d’API ont été révoqués.
    }
accountLive-tokenName = Donnez un nom au jeton.
accountLive-tokenTaken = Vous avez déjà un jeton portant ce nom.
accountLive-noTokens = Vous n’avez pas encore de jeton.
accountLive-never = jamais utilisé
accountLive-used = dernière utilisation { $when }
accountLive-made = créé { $when }
accountLive-revoke = Révoquer
accountLive-revokeQuestion = Révoquer le jeton « { $name } » ? Les programmes qui l’utilisent cesseront aussitôt de fonctionner.
accountLive-revoked = Révoqué.
accountLive-copied = Copié
accountLive-copyFailed = La copie a échoué. Sélectionnez le texte et copiez-le.

## account

account-title = Votre compte
account-signedInAs = Connecté en tant que { $email }
account-signOut = Se déconnecter
account-programs = Jetons d’API et webhooks
account-programsTokens = Jetons d’API
account-tokens = Jetons d’API
account-tokensText = Les programmes utilisent un jeton à la place de votre mot de passe. Ils agissent en votre nom.
account-tokenName = À quoi sert-il ?
account-tokenPlaceholder = script de sauvegarde
account-create = Créer un jeton
account-shown = Votre nouveau jeton. Il n’est affiché qu’une seule fois :
account-copy = Copier
account-example = Par exemple
account-notify = Notifications
account-notifyMe = Me prévenir quand un de mes nouveaux liens est ouvert
account-notifyEach = Vous pouvez choisir autrement pour chaque lien.
account-sessions = Où vous êtes connecté
account-sessionsText = Terminez les sessions que vous ne reconnaissez pas, puis changez de mot de passe.
account-endOthers = Se déconnecter partout ailleurs
account-password = Mot de passe
account-current = Mot de passe actuel
account-next = Nouveau mot de passe
account-change = Modifier le mot de passe
account-changeHint = Toutes vos autres sessions prennent fin.
account-revokeTokens = Révoquer aussi tous mes jetons d’API
account-revokeTokensHint = Laissez cette case cochée si quelqu’un d’autre peut connaître votre mot de passe. Les programmes qui utilisent ces jetons cesseront aussitôt de fonctionner :
account-cancel = Annuler
account-confirm = Révoquer

## admin

admin-title = Mes liens
admin-titleExpired = Liens expirés
admin-active = Actifs
admin-expired = Expirés
admin-all = Tous les liens
admin-users = Utilisateurs
admin-server = Serveur
admin-search = Rechercher par nom, note ou lien
admin-order = Trier
admin-byNewest = Plus récents d’abord
admin-byExpiry = Par expiration
admin-byOpened = Derniers ouverts
admin-byViews = Moins de vues restantes
admin-parts = Afficher seulement
admin-unopened = Jamais ouverts
admin-opened = Ouverts
admin-today = Expirent aujourd’hui
admin-sealed = Chiffrement de bout en bout
admin-waiting = Quelqu’un attend
admin-frozen = Bloqués
admin-answers = Réponses
admin-tickAll = Tout sélectionner
admin-csv = Enregistrer en CSV
admin-newer = Plus récents
admin-older = Plus anciens
admin-cancel = Annuler
admin-end = Supprimer maintenant
admin-addUser = Ajouter un compte
admin-email = Adresse e-mail
admin-administrator = Administrateur
admin-add = Ajouter
admin-byMail = Envoyer le lien par e-mail
admin-oneTime = Lien à usage unique, valable 24 heures. Transmettez-le à la personne concernée :
admin-copy = Copier
admin-storage = Stockage
admin-settings = Réglages en vigueur
admin-settingsText = Pour changer un réglage, modifiez le fichier de configuration du serveur, puis redémarrez-le.
admin-option = Option
admin-value = Valeur
admin-origin = Origine
admin-version = Version
admin-configFile = Fichier de configuration

## health

health-title = État
health-open = À faire
health-openForAuditors = Pour un administrateur
health-nothing = Il n’y a rien à faire.
health-commands = Exécutez les commandes sur le serveur, en tant qu’utilisateur de son service.
health-onServer = Sur le serveur
health-inConfigFile = Dans le fichier de configuration
health-noConfigFile = Ce serveur fonctionne sans fichier de configuration. Créez-en un, puis démarrez le serveur avec --config et le chemin du fichier.
health-how = Marche à suivre
health-fine = État actuel
health-complaints = Avertissements et erreurs
health-complaintsText = Ce que ce serveur a écrit dans son journal depuis son démarrage. Le journal donne les détails.
health-warn = Avertissement
health-error = Erreur
health-times =
    { $n ->
        [one] { $n } fois, { $when }
        [many] { $n } de fois, la dernière { $when }
       *[other] { $n } fois, la dernière { $when }
    }
health-examine = Examiner maintenant
health-examineTitle = Autodiagnostic (doctor)
health-examineText = Regarde le répertoire de données et se connecte au serveur de messagerie, au fournisseur d’identité et à tout ce que les réglages indiquent. Rien n’est envoyé ni modifié.
health-ok = En ordre
health-subjectDirectory = Répertoire de données
health-subjectPermissions = Droits d’accès
health-subjectPolicy = Politiques
health-subjectErasing = Effacement
health-subjectSignIn = Connexion d’entreprise
health-subjectLdap = Annuaire LDAP
health-subjectScanner = Antivirus
health-subjectPrevious = Serveur précédent
health-inEnglish = Les détails sont en anglais, comme dans le journal du serveur.
health-receiverAnswered = Le destinataire a répondu { $status }.
health-receiverRefused = Le destinataire a refusé la connexion.
health-receiverSilent = Le destinataire n’a pas répondu à temps.
health-receiverUnknown = Le nom du destinataire est inconnu.

## administration

administration-findUser = Rechercher
administration-before = Précédents
administration-next = Suivants
administration-role = Rôle
administration-actions = Actions
administration-lastSignIn = dernière connexion { $when }
administration-asUser = Utilisateur
administration-asAuditor = Auditeur : voit tous les journaux, aucun secret
administration-administrators = Administrateurs
administration-auditors = Auditeurs
administration-invited = Invités
administration-disabled = Désactivés
administration-suspended = Suspendus
administration-unprotected = Sans second facteur
administration-userLinks = Liens
administration-userFactors = Seconds facteurs
administration-userGroups = Groupes
administration-group = Ajouter à un groupe
administration-joinGroup = Ajouter
administration-userLimits = Limites des politiques
administration-userLog = Dernières entrées du journal
administration-wholeLog = Toutes les entrées
administration-endPushes = Supprimer aussi ce que ce compte a partagé et fermer ses demandes
administration-endEverything = Tout terminer
administration-everyone = Tous
administration-nobody = Sans compte
administration-findLink = Expéditeur, lien ou numéro
administration-findALink = Chercher un lien
administration-madeUntil = Créés jusqu’au
administration-filterState = État
administration-anyState = Tous les états
administration-onlyActive = Actifs
administration-onlyExpired = Expirés ou supprimés
administration-settingsFilter = Chercher un réglage
administration-onlyChanged = Seulement les modifiés

## firstSteps

firstSteps-title = Premiers pas
firstSteps-done = { $done } sur { $all } faits
firstSteps-others = Les autres étapes figurent ci-dessus.
firstSteps-address = Adresse
firstSteps-addressOpen = Les liens n’ont pas d’adresse fixe
firstSteps-addressWhy = Les destinataires doivent pouvoir atteindre l’adresse par laquelle commencent les liens.
firstSteps-addressDo = Remplacez { $example } par l’adresse de votre serveur.
firstSteps-addressUnset = Les liens commencent par l’adresse que l’expéditeur utilise, { $origin } pour vous.
firstSteps-addressPlain = Les liens commencent par { $url }, une adresse non chiffrée.
firstSteps-addressElsewhere = Les liens commencent par { $url }. Vous êtes sur { $origin } : ouvrez { $url } pour vérifier que l’adresse répond.
firstSteps-addressGood = Les liens commencent par { $url }, et vous avez atteint le serveur à cette adresse.
firstSteps-tls = Chiffrement en transit
firstSteps-tlsOpen = Les connexions ne sont pas chiffrées
firstSteps-tlsWhy = N’importe qui sur le réseau, entre le navigateur et le serveur, peut lire les secrets.
firstSteps-tlsOwn = Ce serveur parle TLS lui-même.
firstSteps-tlsProxy = Un proxy inverse parle TLS pour ce serveur.
firstSteps-tlsNone = Vous êtes connecté en HTTP simple.
firstSteps-tlsDo = Donnez un certificat au serveur, ou placez devant lui un proxy inverse en HTTPS :
firstSteps-key = Une copie de la clé maîtresse
firstSteps-keyMissing = Aucune copie confirmée de la clé maîtresse
firstSteps-keyWhy = Sans la clé, plus personne ne peut lire les données ni une sauvegarde.
firstSteps-keyOpen = Personne n’a confirmé de copie de la clé { $key }.
firstSteps-keyDone = Une copie de la clé { $key } a été confirmée { $when }.
firstSteps-keyDo = Ceci écrit une sauvegarde chiffrée qui contient la clé. Gardez-la sur une autre machine :
firstSteps-keyTick = J’ai une copie en lieu sûr
firstSteps-keyUntick = Je n’ai plus cette copie
firstSteps-people = Qui peut partager
firstSteps-peopleWhy = Avec des comptes, chacun voit ce que deviennent ses liens, et vous décidez qui peut partager.
firstSteps-peopleAlone = Vous seul avez un compte. Sans compte, toute personne qui atteint ce serveur peut partager du texte.
firstSteps-peopleAloneClosed = Vous seul avez un compte, et personne ne peut partager sans compte.
firstSteps-peopleMany =
    { $n ->
        [one] Il y a { $n } compte.
        [many] Il y a { $n } de comptes.
       *[other] Il y a { $n } comptes.
    }
firstSteps-peopleOpen = N’importe qui peut créer un compte.
firstSteps-peopleDecided = Vous l’avez décidé dans les réglages.
firstSteps-peopleDo = Ajoutez des comptes, ou décidez avec allow_sign_up et allow_anonymous.
firstSteps-peopleLink = Ajouter un compte
firstSteps-first = Le premier secret
firstSteps-firstWhy = Un essai vous montre ce que voient les destinataires.
firstSteps-firstNone = Rien n’est encore conservé.
firstSteps-firstLink = Partager un secret
firstSteps-backup = Sauvegardes
firstSteps-backupWhy = Un disque tombe en panne sans prévenir, et le serveur ne fait des sauvegardes de lui-même que si vous lui dites où.
firstSteps-backupNone = Aucune sauvegarde n’a encore été faite.
firstSteps-backupGood = La dernière sauvegarde a été faite { $when }.
firstSteps-backupDaily = Ou chaque jour sur le serveur
firstSteps-requests = Demandes
firstSteps-requestsWhy = Avec les demandes, les personnes qui ont un compte demandent un secret à d’autres, qui l’envoient sans compte.
firstSteps-requestsOff = Désactivées. Vous pouvez laisser ce réglage tel quel.

## serverFacts

serverFacts-links = Liens
serverFacts-activeLinks = Liens actifs
serverFacts-stored = Ce que ce serveur conserve
serverFacts-storedSum = { $size } en tout
serverFacts-payloads = Secrets (estimation)
serverFacts-rows = Journaux, comptes et espace libre
serverFacts-fileContents = Fichiers
serverFacts-fileLimit = Limite pour les fichiers
serverFacts-fileLimitText = { $used } sur { $total }
serverFacts-disk = Disque
serverFacts-diskText = { $free } libres sur { $total }
serverFacts-diskOurs = Ce serveur
serverFacts-diskOthers = Tout le reste
serverFacts-diskFree = Libre
serverFacts-floor = Les fichiers sont refusés tant que moins de { $size } sont libres.
serverFacts-scarce = Il reste peu de place : les fichiers sont refusés, ou le seront bientôt.
serverFacts-changed = Modifiés
serverFacts-reach = Adresse et réseau
serverFacts-access = Accès et comptes
serverFacts-pushes = Secrets
serverFacts-files = Fichiers
serverFacts-data = Données et clés
serverFacts-limits = Limites
serverFacts-pages = Apparence et page À propos
serverFacts-mail = E-mail
serverFacts-watch = Journal et mesures
serverFacts-preset = par défaut : { $value }
serverFacts-byDefault = par défaut
serverFacts-fromFlag = option de démarrage
serverFacts-inEnglish = Les descriptions sont en anglais.
serverFacts-notSet = (non défini)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } réglage
        [many] { $n } de réglages
       *[other] { $n } réglages
    }
settingsLive-none = Aucun réglage trouvé.

## listLive

listLive-offline = Le serveur n’a pas répondu. Vérifiez votre connexion, puis réessayez.
listLive-failed = Une erreur s’est produite ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Trop de requêtes. Réessayez dans { $n } seconde.
        [many] Trop de requêtes. Réessayez dans { $n } de secondes.
       *[other] Trop de requêtes. Réessayez dans { $n } secondes.
    }
listLive-copied = Copié
listLive-copyFailed = La copie a échoué. Sélectionnez le texte et copiez-le.

## adminLive

adminLive-invitedUntil = invité, le lien expire { $when }
adminLive-invitedOver = invité, le lien a expiré { $when }
adminLive-newLink = Nouveau lien
adminLive-mailLink = Envoyer un nouveau lien par e-mail
adminLive-withdraw = Retirer
adminLive-withdrawQuestion = Retirer l’invitation de { $email } ? Son lien cessera de fonctionner.
adminLive-withdrawn = L’invitation de { $email } est retirée.
adminLive-endAll = Tout terminer
adminLive-endAllQuestion = Tout terminer pour { $email } ? Le compte sera désactivé. Sessions, jetons, liens à usage unique, seconds facteurs et webhooks prendront fin aussitôt.
adminLive-endedAll = { $email } est désactivé. Terminé : { $what }.
adminLive-endedNothing = { $email } est désactivé. Il n’y avait rien d’autre à terminer.
adminLive-endedSessions =
    { $n ->
        [one] { $n } session
        [many] { $n } de sessions
       *[other] { $n } sessions
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } jeton
        [many] { $n } de jetons
       *[other] { $n } jetons
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } lien à usage unique
        [many] { $n } de liens à usage unique
       *[other] { $n } liens à usage unique
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } second facteur
        [many] { $n } de seconds facteurs
       *[other] { $n } seconds facteurs
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
        [many] { $n } de webhooks
       *[other] { $n } webhooks
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } lien ou demande
        [many] { $n } de liens et demandes
       *[other] { $n } liens et demandes
    }
adminLive-suspended = suspendu par la connexion d’entreprise
adminLive-unprotected = sans second facteur
adminLive-actionsOf = Actions pour { $email }
adminLive-addedOn = ajouté { $when }
adminLive-factorAdded = ajouté { $when }
adminLive-appWithCodes = Application de codes
adminLive-codesLeft =
    { $n ->
        [one] { $n } code de secours restant
        [many] { $n } de codes de secours restants
       *[other] { $n } codes de secours restants
    }
adminLive-noFactors = Aucun second facteur.
adminLive-groupHere = ajouté par un administrateur
adminLive-groupOfCompany = de la connexion d’entreprise
adminLive-groupOfDirectory = de l’annuaire
adminLive-leaveGroup = Retirer
adminLive-noGroups = Dans aucun groupe.
adminLive-noLimits = Aucune politique ne limite cette personne.
adminLive-endSessions = Terminer les sessions
adminLive-endSessionsQuestion = Terminer toutes les sessions de { $email } ? Il faudra se reconnecter. Les jetons restent valables.
adminLive-sessionsEnded = Les sessions de { $email } sont terminées.
adminLive-disableMany =
    { $n ->
        [one] Désactiver { $n }
        [many] Désactiver { $n }
       *[other] Désactiver { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Désactiver { $n } compte ? Ses sessions et ses jetons prennent fin aussitôt.
        [many] Désactiver { $n } de comptes ? Leurs sessions et leurs jetons prennent fin aussitôt.
       *[other] Désactiver { $n } comptes ? Leurs sessions et leurs jetons prennent fin aussitôt.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } compte est désactivé.
        [many] { $n } de comptes sont désactivés.
       *[other] { $n } comptes sont désactivés.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Terminer les sessions de { $n }
        [many] Terminer les sessions de { $n }
       *[other] Terminer les sessions de { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Terminer toutes les sessions de { $n } compte ? Il faudra se reconnecter. Les jetons restent valables.
        [many] Terminer toutes les sessions de { $n } de comptes ? Il faudra se reconnecter. Les jetons restent valables.
       *[other] Terminer toutes les sessions de { $n } comptes ? Il faudra se reconnecter. Les jetons restent valables.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Les sessions de { $n } compte sont terminées.
        [many] Les sessions de { $n } de comptes sont terminées.
       *[other] Les sessions de { $n } comptes sont terminées.
    }
adminLive-openedSince = ouvert depuis votre dernière visite
adminLive-damaged = endommagé
adminLive-mailReset = Envoyer un lien de mot de passe
adminLive-mailed = Un e-mail avec le lien est en route vers { $email }.
adminLive-notMailed = Aucun e-mail n’a été envoyé à { $email } : { $reason } Renvoyez-le, ou affichez le lien.
adminLive-noneAtAll = Personne n’a encore rien partagé. Ce qui est partagé apparaît ici, sans son contenu.
adminLive-noneMatching = Rien ne correspond à ce filtre.
adminLive-showEveryone = Tout afficher
adminLive-pushesOf =
    { $n ->
        [one] { $n } lien
        [many] { $n } de liens
       *[other] { $n } liens
    }
adminLive-tryAgain = Vous pouvez réessayer maintenant.
adminLive-none = Rien ici pour le moment.
adminLive-noneActive = Vous ne partagez rien en ce moment.
adminLive-noneExpired = Rien n’a encore expiré. Ce qui a expiré figurera ici avec son journal.
adminLive-linksFound =
    { $n ->
        [one] { $n } lien
        [many] { $n } de liens
       *[other] { $n } liens
    }
adminLive-tick = Sélectionner { $name }
adminLive-sealed = Chiffrement de bout en bout
adminLive-shareSecret = Partager un secret
adminLive-noneFound = Aucun résultat.
adminLive-searchedPart =
    { $n ->
        [one] { $n } lien parcouru. Il y en a de plus anciens.
        [many] { $n } de liens parcourus. Il y en a de plus anciens.
       *[other] { $n } liens parcourus. Il y en a de plus anciens.
    }
adminLive-searchOlder = Rechercher dans les liens plus anciens
adminLive-text = Texte
adminLive-file = Fichiers
adminLive-url = Lien
adminLive-qr = Code QR
adminLive-created = créé { $when }
adminLive-endsIn = expire { $when }
adminLive-endedOn = expiré { $when }
adminLive-isExpired = expiré
adminLive-byHand = supprimé { $when }
adminLive-viewsLeft =
    { $n ->
        [one] encore { $n } vue
        [many] encore { $n } de vues
       *[other] encore { $n } vues
    }
adminLive-notViewed = pas encore vu
adminLive-neverViewed = jamais vu
adminLive-viewed =
    { $n ->
        [one] vu { $n } fois
        [many] vu { $n } de fois
       *[other] vu { $n } fois
    }
adminLive-viewedLast =
    { $n ->
        [one] vu { $n } fois, { $when }
        [many] vu { $n } de fois, la dernière { $when }
       *[other] vu { $n } fois, la dernière { $when }
    }
adminLive-copyLink = Copier le lien
adminLive-sealedFiles =
    { $n ->
        [one] { $n } fichier, nom scellé
        [many] { $n } de fichiers, noms scellés
       *[other] { $n } fichiers, noms scellés
    }
adminLive-sealedLink = Son lien complet n’a été affiché qu’à sa création.
adminLive-end = Supprimer maintenant
adminLive-endQuestion = Supprimer « { $name } » maintenant ? Plus personne ne pourra l’ouvrir.
adminLive-ended = Supprimé.
adminLive-notFound = Ce lien n’existe pas.
adminLive-nobody = anonyme
adminLive-administrator = administrateur
adminLive-disabled = désactivé
adminLive-you = vous
adminLive-makeAdmin = Nommer administrateur
adminLive-takeAdmin = Retirer les droits d’administrateur
adminLive-disable = Désactiver
adminLive-enable = Activer
adminLive-reset = Réinitialiser le mot de passe
adminLive-tokens = Jetons
adminLive-noTokens = Aucun jeton.
adminLive-revoke = Révoquer
adminLive-makeAdminQuestion = Nommer { $email } administrateur ? Ce compte verra les liens et les journaux de tous et pourra modifier chaque compte.
adminLive-enableQuestion = Activer { $email } ? Ce compte pourra de nouveau se connecter, avec ses droits d’avant.
adminLive-usersFound =
    { $n ->
        [one] { $n } utilisateur
        [many] { $n } d’utilisateurs
       *[other] { $n } utilisateurs
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } sur { $n } utilisateur
        [many] { $from }–{ $to } sur { $n } d’utilisateurs
       *[other] { $from }–{ $to } sur { $n } utilisateurs
    }
adminLive-noUserFound = Aucun utilisateur ne correspond à cette recherche.
adminLive-takeAdminQuestion = Retirer à { $email } les droits d’administrateur ? Ses sessions et ses jetons prennent fin.
adminLive-disableQuestion = Désactiver { $email } ? Ses sessions et ses jetons prennent fin aussitôt.
adminLive-resetQuestion = Créer un lien à usage unique pour { $email } ? Un lien précédent ne sera plus valable. L’utilisation du nouveau lien met fin à toutes les sessions et à tous les jetons du compte.
adminLive-resetFactors = Réinitialiser les seconds facteurs
adminLive-resetFactorsQuestion = Supprimer tous les seconds facteurs de { $email } ? Assurez-vous que la demande vient bien de cette personne. Ses sessions prennent fin aussitôt. Ses jetons restent valables.
adminLive-factorsReset = { $email } n’a plus de second facteur.
adminLive-revokeQuestion = Révoquer le jeton « { $name } » de { $email } ?
adminLive-taken = Un compte existe déjà avec cette adresse e-mail.
adminLive-badEmail = Saisissez une adresse e-mail valide.
adminLive-passwordsElsewhere = Cet utilisateur ne peut pas se connecter avec un mot de passe de ce serveur : local_sign_in ne le permet pas.
adminLive-lastAdmin = C’est le dernier administrateur : nommez-en d’abord un autre.
adminLive-used = dernière utilisation { $when }
adminLive-never = jamais utilisé

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Supprimer { $n }
        [many] Supprimer { $n }
       *[other] Supprimer { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] { $n } lien supprimé.
        [many] { $n } de liens supprimés.
       *[other] { $n } liens supprimés.
    }

## hooks

hooks-title = Webhooks
hooks-lead = Informez un autre programme de ce qui arrive à vos liens. Il ne reçoit jamais un secret, une phrase secrète ni le nom d’un fichier.
hooks-back = Votre compte
hooks-openText = Faites savoir à un programme ou à une messagerie quand vos liens sont ouverts.
hooks-yours = Vos webhooks
hooks-secretShown = Le secret qui signe ses messages. Il n’est affiché qu’une seule fois :
hooks-copy = Copier
hooks-verify = Les destinataires vérifient la signature comme le décrit standardwebhooks.com.
hooks-add = Ajouter un webhook
hooks-name = Nom
hooks-namePlaceholder = Messagerie de l’équipe
hooks-url = Adresse
hooks-urlHint = Votre administrateur doit l’autoriser.
hooks-template = Forme du message
hooks-eventKinds = Événements à lui signaler
hooks-details = Autres détails
hooks-includeHint = Qui possède le lien peut l’ouvrir. Ne l’indiquez que si vous faites confiance à tous ceux qui lisent ces messages.
hooks-submit = Ajouter le webhook
hooks-cancel = Annuler
hooks-retryAll = Tout réessayer
hooks-dropAll = Tout supprimer

## hooksLive

hooksLive-linkName = Nom du lien
hooksLive-linkItself = Le lien lui-même
hooksLive-none = Vous n’avez pas encore de webhook.
hooksLive-off = Désactivé : son destinataire a répondu qu’il n’existe plus.
hooksLive-test = Tester
hooksLive-tested =
    { $n ->
        [one] Réponse { $status } après { $n } milliseconde.
        [many] Réponse { $status } après { $n } de millisecondes.
       *[other] Réponse { $status } après { $n } millisecondes.
    }
hooksLive-testFailed = Le test a échoué : { $reason }.
hooksLive-newSecret = Nouveau secret
hooksLive-newSecretQuestion = Créer un nouveau secret pour « { $name } » ? L’actuel continue de signer en parallèle pendant un jour.
hooksLive-switchOn = Activer
hooksLive-remove = Supprimer
hooksLive-removeQuestion = Supprimer « { $name } » ? Ce qui est encore en route est abandonné.
hooksLive-removed = Supprimé.
hooksLive-added = Ajouté.
hooksLive-noName = Donnez un nom au webhook.
hooksLive-badUrl = Rien ne peut être envoyé à cette adresse.
hooksLive-notAllowed = Votre administrateur n’autorise pas cette adresse.
hooksLive-noEvents = Choisissez au moins un événement.
hooksLive-taken = Vous avez déjà un webhook de ce nom, ou le nombre maximal de webhooks.
hooksLive-copied = Copié
hooksLive-copyFailed = La copie a échoué. Sélectionnez le texte et copiez-le.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } événement attend d’être remis. Le plus ancien est survenu { $when }.
        [many] { $n } d’événements attendent d’être remis. Le plus ancien est survenu { $when }.
       *[other] { $n } événements attendent d’être remis. Le plus ancien est survenu { $when }.
    }
eventsLive-noLetters = Aucun événement n’a été abandonné.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = de { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] survenu { $when } · { $n } tentative
        [many] survenu { $when } · { $n } de tentatives
       *[other] survenu { $when } · { $n } tentatives
    }
eventsLive-retry = Réessayer
eventsLive-drop = Supprimer
eventsLive-dropQuestion = Supprimer définitivement cet événement ?
eventsLive-dropAllQuestion = Supprimer définitivement tous les événements abandonnés ?
eventsLive-retried =
    { $n ->
        [one] La remise de { $n } événement est retentée.
        [many] La remise de { $n } d’événements est retentée.
       *[other] La remise de { $n } événements est retentée.
    }
eventsLive-dropped =
    { $n ->
        [one] { $n } événement a été supprimé.
        [many] { $n } d’événements ont été supprimés.
       *[other] { $n } événements ont été supprimés.
    }

## keptLive

keptLive-keptByBrowser = Gardé dans ce navigateur. Quiconque peut utiliser ce navigateur peut copier le lien.
keptLive-keptByPasskey = Gardé dans ce navigateur, protégé par votre clé d’accès.

## keptPageLive

keptPageLive-keptShowLink = Afficher le lien
keptPageLive-keptNotOpened = Votre clé d’accès ne l’a pas ouvert. Réessayez.
keptPageLive-keptKeyByBrowser = Ce navigateur garde la clé qui ouvre les réponses. Quiconque peut utiliser ce navigateur peut les lire.
keptPageLive-keptKeyByPasskey = Ce navigateur garde la clé qui ouvre les réponses, protégée par votre clé d’accès.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] La déconnexion supprime { $n } lien ou clé que seul ce navigateur connaît. Seul le fichier de récupération ouvrira alors les réponses à vos demandes.
        [many] La déconnexion supprime { $n } de liens et clés que seul ce navigateur connaît. Seul le fichier de récupération ouvrira alors les réponses à vos demandes.
       *[other] La déconnexion supprime { $n } liens et clés que seul ce navigateur connaît. Seul le fichier de récupération ouvrira alors les réponses à vos demandes.
    }
keptAccountLive-keptSignOutYes = Supprimer et se déconnecter
keptAccountLive-keptCount =
    { $n ->
        [one] { $n } lien ou clé est gardé dans ce navigateur.
        [many] { $n } de liens et clés sont gardés dans ce navigateur.
       *[other] { $n } liens et clés sont gardés dans ce navigateur.
    }
keptAccountLive-keptCountNone = Rien n’est encore gardé dans ce navigateur.
keptAccountLive-keptGuardedNow = Désormais, votre clé d’accès les ouvre.
keptAccountLive-keptUnable = Cette clé d’accès ou ce navigateur ne le permet pas. Ce qui est gardé reste tel quel.
keptAccountLive-keptOffQuestion = Supprimer tout ce qui est gardé ? Les liens que vous n’avez pas copiés seront perdus, ainsi que les clés sans fichier de récupération.
keptAccountLive-keptRefused = Aucune clé d’accès n’a été utilisée. Ce qui est gardé reste tel quel.
keptAccountLive-keptOffYes = Supprimer

## kept

kept-title = Liens chiffrés de bout en bout dans ce navigateur
kept-text = Le serveur ne peut pas vous montrer de nouveau les liens chiffrés de bout en bout. Ce navigateur les garde donc pour vous, ainsi que les clés de vos demandes. Quiconque peut utiliser ce navigateur peut les copier, sauf si votre clé d’accès les protège. La déconnexion supprime ce qu’aucune clé d’accès ne protège.
kept-guarded = Votre clé d’accès les protège.
kept-on = Les garder dans ce navigateur
kept-guard = Les protéger par une clé d’accès

## codes

codes-toOne = Faites envoyer un code à { $address } ; aucun compte n’est nécessaire ici.
codes-toSome = Choisissez votre adresse et faites-y envoyer un code ; aucun compte n’est nécessaire ici.
codes-toTyped = Saisissez votre adresse ; si c’est celle d’un destinataire, un code y est envoyé. Aucun compte n’est nécessaire ici.
codes-which = Votre adresse
codes-among = Les destinataires, en abrégé : { $addresses }
codes-notYours = Ce n’est pas votre adresse ? Demandez à l’expéditeur un lien pour vous.
codes-send = M’envoyer le code
codes-again = Envoyer un autre code
codes-sentToOne = Un e-mail avec un code de huit lettres est en route vers { $address }. Regardez aussi parmi les indésirables.
codes-sent = Un e-mail avec un code de huit lettres est en route, si l’adresse est celle d’un destinataire. Regardez aussi parmi les indésirables.
codes-field = Code
codes-fieldHint = Les huit lettres de l’e-mail. Elles servent pendant dix minutes, et seulement dans ce navigateur.
codes-goOn = Continuer
codes-or = Ou prouvez-le autrement :
codes-wrong =
    { $n ->
        [one] Ce code est incorrect. Prenez celui de l’e-mail le plus récent. Il vous reste { $n } essai.
        [many] Ce code est incorrect. Prenez celui de l’e-mail le plus récent. Il vous reste { $n } d’essais.
       *[other] Ce code est incorrect. Prenez celui de l’e-mail le plus récent. Il vous reste { $n } essais.
    }
codes-last = Ce code est incorrect, et c’était le dernier essai. Faites-en envoyer un autre.
codes-over = Il n’y a pas de code à saisir ici : il a été utilisé, date de plus de dix minutes ou a été demandé dans un autre navigateur. Faites-en envoyer un autre.
codes-needsCookie = Il faut un cookie, et votre navigateur n’en a envoyé aucun. Autorisez les cookies pour cette page, puis rechargez-la.
codes-tooOften =
    { $n ->
        [one] Cinq codes ont été demandés pour cette adresse en une heure. Réessayez dans { $n } minute.
        [many] Cinq codes ont été demandés pour cette adresse en une heure. Réessayez dans { $n } de minutes.
       *[other] Cinq codes ont été demandés pour cette adresse en une heure. Réessayez dans { $n } minutes.
    }
codes-noMore = Plus aucun code n’est envoyé pour ce lien. Demandez un nouveau lien à l’expéditeur.
codes-noMail = Ce serveur ne peut pas envoyer de code pour le moment. Adressez-vous à la personne qui a envoyé le lien.
codes-badAddress = Ce n’est pas une adresse e-mail.

## codesLive

codesLive-noCode = Saisissez les huit lettres de l’e-mail.
codesLive-comes = L’e-mail avec huit lettres doit attendre. Il arrivera au plus tard le { $time }, si l’adresse est celle d’un destinataire.
codesLive-offline = Le serveur n’a pas répondu. Vérifiez votre connexion, puis réessayez.

## company

company-signIn = Se connecter avec { $label }
company-or = Ou avec un mot de passe de ce serveur :
company-addressedTitle = Destiné à certaines personnes
company-addressedSure = La personne qui a envoyé ceci veut être sûre de qui l’ouvre.
company-addressedText = Connectez-vous avec { $label } ; aucun compte n’est nécessaire ici.
company-addressedByDirectory = Connectez-vous avec votre nom et votre mot de passe de l’entreprise.
company-byPassword = Se connecter avec un mot de passe
company-otherTitle = Ceci ne vous est pas destiné
company-otherText = Vous êtes connu ici sous { $address }, et ceci est destiné à quelqu’un d’autre. Rien n’a été ouvert. Connectez-vous sous une autre identité, ou adressez-vous à l’expéditeur.
company-otherUnnamed = Ceci est destiné à quelqu’un d’autre. Rien n’a été ouvert. Connectez-vous sous une autre identité, ou adressez-vous à l’expéditeur.
company-closedAccountTitle = Votre compte est désactivé
company-closedAccountText = Votre compte sur ce serveur est désactivé ou suspendu : rien ne s’ouvre pour vous. Rien n’a été ouvert. Adressez-vous à un administrateur.
company-known = Vous êtes connu ici sous { $address }.
company-knownUnnamed = La connexion d’entreprise vous a reconnu.
company-notMe = Ce n’est pas moi
company-goingOn = Un instant
company-goingOnText = La page suivante s’ouvre d’elle-même.
company-goOn = Continuer

## companyRefused

companyRefused-not-allowed = Vous ne faites partie d’aucun des groupes autorisés à utiliser ce serveur. Adressez-vous à un administrateur.
companyRefused-no-account = Vous n’avez pas de compte ici. Demandez à un administrateur d’en créer un.
companyRefused-address-taken = Il existe déjà un compte pour votre adresse e-mail. Demandez à un administrateur de le relier à { $label }.
companyRefused-other-account = Cette connexion appartient à un autre compte ici. Adressez-vous à un administrateur.
companyRefused-not-set-up = Ce serveur n’est pas encore configuré.
companyRefused-disabled = Votre compte est désactivé. Adressez-vous à un administrateur.
companyRefused-no-email = { $label } ne communique pas votre adresse e-mail à ce serveur. Demandez à un administrateur d’ajouter le claim email.
companyRefused-bad-email = Ce que { $label } donne comme votre adresse e-mail n’en est pas une. Adressez-vous à un administrateur.
companyRefused-no-groups = { $label } n’indique aucun de vos groupes à ce serveur. Soit vous n’en avez aucun, soit le fournisseur les omet : adressez-vous à un administrateur.
companyRefused-too-many-groups = Vous faites partie de tant de groupes que { $label } les omet tous. Demandez à un administrateur de n’envoyer que ceux de cette application.
companyRefused-bad-token = La réponse de { $label } n’est pas valable pour ce serveur. Personne n’a été connecté ; le journal en dit plus.
companyRefused-clock = Les horloges de ce serveur et de { $label } présentent un trop grand écart. Demandez à un administrateur de les mettre à l’heure.
companyRefused-other-issuer = La réponse vient d’un autre fournisseur que celui des réglages. Personne n’a été connecté.
companyRefused-unreachable = { $label } est injoignable pour le moment. Les personnes connectées le restent ; réessayez plus tard.
companyRefused-provider-error = { $label } a signalé une erreur. Le journal de ce serveur dit laquelle.
companyRefused-client-refused = { $label } n’accepte pas ce serveur : son secret est incorrect ou a expiré. Adressez-vous à un administrateur.
companyRefused-cancelled = La connexion avec { $label } a été annulée.
companyRefused-begin-again = Cette connexion a été commencée ailleurs, a duré trop longtemps ou a déjà servi. Recommencez.

## factors

factors-title = Protection renforcée de la connexion
factors-lead = Avec un second facteur, un mot de passe volé ne suffit pas à ouvrir votre compte.
factors-openText = Des clés d’accès et une application qui affiche des codes.
factors-yours = Protection renforcée de la connexion
factors-limited = Ce serveur vous demande un second facteur. Configurez-en un ici pour continuer.
factors-goOn = Continuer
factors-passkeys = Clés d’accès
factors-passkeysText = Connectez-vous avec votre empreinte, votre visage, un code PIN ou une clé de sécurité, sans mot de passe. Une clé d’accès ne vaut qu’à cette adresse et résiste donc à l’hameçonnage.
factors-passkeyName = Nom de l’appareil
factors-passkeyPlaceholder = Ordinateur portable
factors-addPasskey = Ajouter une clé d’accès
factors-needsHttps = Les clés d’accès ne fonctionnent pas ici : les navigateurs ne les permettent qu’avec un nom de domaine, en https://. Demandez une telle adresse à votre administrateur.
factors-app = Application de codes
factors-appText = Une application sur votre téléphone affiche un nouveau code à six chiffres toutes les 30 secondes.
factors-beginApp = Configurer une application
factors-removeApp = Retirer l’application du compte
factors-scan = Scannez ce code avec l’application :
factors-qr = Code QR pour l’application
factors-type = Ou saisissez ceci dans l’application :
factors-code = Le code que l’application affiche maintenant
factors-finish = Terminer
factors-codesTitle = Codes de secours
factors-codesText = Chacun de ces codes vous connecte une fois si vous perdez vos autres facteurs. Ils ne s’affichent que maintenant : imprimez-les ou gardez-les avec vos mots de passe.
factors-renew = Nouveaux codes de secours
factors-confirmTitle = Confirmez votre identité
factors-confirmText = Avant de modifier vos facteurs, confirmez votre identité.
factors-codeOrRecovery = Un code de votre application, ou un code de secours
factors-confirm = Confirmer
factors-remove = Supprimer

## factorsLive

factorsLive-codesFile = codes-de-secours.txt
factorsLive-limited =
    { $n ->
        [one] Trop de tentatives échouées. Réessayez dans { $n } seconde.
        [many] Trop de tentatives échouées. Réessayez dans { $n } de secondes.
       *[other] Trop de tentatives échouées. Réessayez dans { $n } secondes.
    }
factorsLive-conflict = Cela existe déjà, ou il n’y a plus de place. Rechargez la page.
factorsLive-lastOne = Ce serveur vous demande un second facteur. Configurez-en un autre avant de supprimer celui-ci.
factorsLive-noPasskeys = Vous n’avez pas encore de clé d’accès.
factorsLive-never = jamais utilisée
factorsLive-used = dernière utilisation { $when }
factorsLive-made = ajoutée { $when }
factorsLive-remove = Supprimer
factorsLive-removed = Supprimée.
factorsLive-added = Ajoutée.
factorsLive-removeQuestion = Supprimer la clé d’accès « { $name } » ? Elle n’ouvrira plus votre compte.
factorsLive-removeAppQuestion = Retirer l’application de votre compte ? Ses codes n’ouvriront plus votre compte.
factorsLive-nameIt = Donnez un nom à la clé d’accès.
factorsLive-passkeyCancelled = Aucune clé d’accès n’a été utilisée. Réessayez.
factorsLive-passkeyRefused = Le serveur n’a pas accepté cette clé d’accès. Réessayez.
factorsLive-appSince = Votre application a été configurée { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Il reste { $n } code de secours.
        [many] Il reste { $n } de codes de secours.
       *[other] Il reste { $n } codes de secours.
    }
factorsLive-wrongCode = Ce code est incorrect. Vérifiez l’heure de votre téléphone et saisissez le code affiché maintenant.
factorsLive-notConfirmed = Ce n’est pas correct. Réessayez.
factorsLive-done = Vous avez maintenant un second facteur. Gardez les codes de secours, puis continuez.
factorsLive-copied = Copié
factorsLive-copyFailed = La copie a échoué. Sélectionnez le texte et copiez-le.

## secondStep

secondStep-title = Encore une étape
secondStep-passkey = Utiliser une clé d’accès
secondStep-code = Code de votre application, ou code de secours
secondStep-codeHint = Six chiffres, ou seize lettres et chiffres.
secondStep-recoveryCode = Code de secours
secondStep-recoveryHint = Seize lettres et chiffres. Vous avez reçu ces codes en ajoutant votre clé d’accès.
secondStep-submit = Se connecter
secondStep-lost = Vous avez perdu votre téléphone et vos codes de secours ? Un administrateur de ce serveur peut réinitialiser vos seconds facteurs.
secondStep-again = Recommencer

## secondStepLive

secondStepLive-noCode = Saisissez un code.
secondStepLive-wrongCode = Ce code est incorrect ou a déjà servi. Attendez le suivant.
secondStepLive-passkeyCancelled = Aucune clé d’accès n’a été utilisée. Réessayez, ou utilisez un code.
secondStepLive-passkeyRefused = Le serveur n’a pas accepté cette clé d’accès. Réessayez, ou utilisez un code.
secondStepLive-limited =
    { $n ->
        [one] Trop de codes incorrects. Réessayez dans { $n } seconde.
        [many] Trop de codes incorrects. Réessayez dans { $n } de secondes.
       *[other] Trop de codes incorrects. Réessayez dans { $n } secondes.
    }
secondStepLive-retry = Vous pouvez réessayer maintenant.
secondStepLive-offline = Le serveur n’a pas répondu. Vérifiez votre connexion, puis réessayez.
secondStepLive-failed = Une erreur s’est produite ({ $status }).

## tokens

tokens-may = Ce qu’il permet
tokens-everything = Tout
tokens-create = Créer des liens seulement
tokens-createRead = Créer et lire des liens
tokens-audit = Lire les journaux seulement
tokens-ask = Demander des secrets à d’autres personnes et ouvrir leurs réponses
tokens-lasts = Durée de validité
tokens-always = Jusqu’à sa révocation
tokens-days30 = 30 jours
tokens-days90 = 90 jours
tokens-year = Un an
tokens-networks = Depuis certains réseaux seulement
tokens-networksLabel = Adresses ou réseaux
tokens-networksHint = Séparez-les par des virgules. Si ce champ reste vide, le jeton fonctionne partout.

## tokensLive

tokensLive-tokenMay = permet de { $what }
tokensLive-tokenCreate = créer
tokensLive-tokenRead = lire
tokensLive-tokenAudit = lire les journaux
tokensLive-tokenExpire = supprimer
tokensLive-tokenAdmin = administrer
tokensLive-tokenAsk = demander des secrets
tokensLive-tokenOpen = ouvrir les réponses
tokensLive-tokenFrom = depuis { $networks } seulement
tokensLive-tokenUntil = expire { $when }
tokensLive-tokenOver = expiré { $when }
tokensLive-tokenUsedFrom = dernière utilisation { $when } depuis { $address }
tokensLive-badNetworks = Saisissez des adresses ou des réseaux, par exemple 192.0.2.0/24, 50 au plus.

## oversightLive

oversightLive-auditor = auditeur
oversightLive-makeAuditor = Nommer auditeur
oversightLive-makeAuditorQuestion = Nommer { $email } auditeur ? Ce compte verra les journaux de tous, mais aucun secret.
oversightLive-takeAuditor = Retirer les droits d’auditeur
oversightLive-takeAuditorQuestion = Retirer les droits d’auditeur à { $email } ? Les sessions et les jetons de ce compte prendront fin.
oversightLive-log = Journal
oversightLive-logNothing = Aucune entrée.

## signIns

signIns-title = Connexions récentes
signIns-text = Qui s’est connecté à votre compte, ou a essayé. Si vous ne reconnaissez pas une connexion, changez votre mot de passe.

## signInsLive

signInsLive-signedIn = Connexion
signInsLive-signInFailed = Échec de connexion
signInsLive-byPassword = avec un mot de passe
signInsLive-byLink = avec un lien à usage unique
signInsLive-bySetup = avec le code de configuration
signInsLive-bySignUp = à la création du compte
signInsLive-byDirectory = par l’annuaire
signInsLive-byCompany = par la connexion d’entreprise
signInsLive-byPasskey = avec une clé d’accès
signInsLive-secondFactor = avec un second facteur
signInsLive-wrongPassword = mot de passe incorrect
signInsLive-wrongCode = code de configuration incorrect
signInsLive-wrongLink = lien à usage unique non valable
signInsLive-wrongCurrent = mot de passe actuel incorrect
signInsLive-wrongFactor = second facteur incorrect
signInsLive-wrongPasskey = clé d’accès incorrecte
signInsLive-deviceGuesses = trop d’essais sur des appareils connus
signInsLive-unanswered = l’annuaire n’a pas répondu
signInsLive-asAdministrator = comme administrateur
signInsLive-times =
    { $n ->
        [one] { $n } fois
        [many] { $n } de fois
       *[other] { $n } fois
    }
signInsLive-noSignIns = Aucune connexion n’est encore enregistrée.

## adminLog

adminLog-title = Journal d’administration
adminLog-lead = Qui s’est connecté, et qui a modifié des comptes, des jetons, des clés ou des réglages. Aucune entrée ne peut être modifiée ou supprimée sans que cela se voie.
adminLog-person = Adresse e-mail
adminLog-personHint = De l’auteur, ou de la personne concernée.
adminLog-what = Quoi
adminLog-everything = Tout
adminLog-show = Afficher
adminLog-newer = Plus récentes
adminLog-older = Plus anciennes

## adminLogLive

adminLogLive-signOut = Déconnexion
adminLogLive-leftOut = D’autres échecs, non affichés
adminLogLive-userAdded = Compte ajouté
adminLogLive-userRemoved = Compte supprimé
adminLogLive-userDisabled = Compte désactivé
adminLogLive-userEnabled = Compte réactivé
adminLogLive-madeAdministrator = Nommé administrateur
adminLogLive-noAdministrator = N’est plus administrateur
adminLogLive-madeAuditor = Nommé auditeur
adminLogLive-noAuditor = N’est plus auditeur
adminLogLive-suspended = Suspendu par la connexion d’entreprise
adminLogLive-admitted = Admis à nouveau par la connexion d’entreprise
adminLogLive-linked = Connexion d’entreprise reliée
adminLogLive-unlinked = Connexion d’entreprise dissociée
adminLogLive-vouched = Adresse confirmée
adminLogLive-joinedGroup = Ajouté à un groupe
adminLogLive-leftGroup = Retiré d’un groupe
adminLogLive-factorAdded = Second facteur ajouté
adminLogLive-factorRemoved = Second facteur supprimé
adminLogLive-factorsReset = Seconds facteurs réinitialisés
adminLogLive-codesMade = Codes de secours créés
adminLogLive-invited = Personne invitée
adminLogLive-accessEnded = Tous les accès fermés
adminLogLive-linksExpired = Liens du compte supprimés
adminLogLive-withdrawn = Invitation retirée
adminLogLive-sessionEnded = Session terminée
adminLogLive-linkMade = Lien à usage unique créé
adminLogLive-passwordSet = Mot de passe défini
adminLogLive-tokenMade = Jeton d’API créé
adminLogLive-tokenRemoved = Jeton d’API révoqué
adminLogLive-settingsChanged = Réglages modifiés
adminLogLive-rotationBegun = Changement de la clé maîtresse commencé
adminLogLive-rotationEnded = Changement de la clé maîtresse terminé
adminLogLive-exported = Journaux d’audit exportés
adminLogLive-backedUp = Sauvegarde effectuée
adminLogLive-restored = Sauvegarde restaurée
adminLogLive-byWhom = par { $name }
adminLogLive-commandLine = la ligne de commande
adminLogLive-server = le serveur
adminLogLive-bySetupCode = le code de configuration
adminLogLive-bySigningUp = la création du compte
adminLogLive-byOneTimeLink = un lien à usage unique
adminLogLive-directory = l’annuaire
adminLogLive-companySignIn = la connexion d’entreprise
adminLogLive-noEntries = Aucune entrée ne correspond.
adminLogLive-showAll = Tout afficher

## ownLogLive

ownLogLive-byCode = confirmé par un code : { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Note
ownLogLive-logCount = { $from }–{ $to } sur { $total }
ownLogLive-own-creation = créé
ownLogLive-own-view = ouvert
ownLogLive-own-failed_view = tentative infructueuse
ownLogLive-own-expire = supprimé
ownLogLive-own-restored = suppression annulée
ownLogLive-own-failed_passphrase = phrase secrète incorrecte
ownLogLive-own-probable_program = probablement un programme
ownLogLive-own-code_sent = code envoyé par e-mail
ownLogLive-own-code_queued = code en attente d’envoi par e-mail
ownLogLive-own-code_failed = code non envoyé par e-mail
ownLogLive-own-failed_code = code incorrect
ownLogLive-own-owner_view = ouvert par vous
ownLogLive-own-wrong_network = tentative depuis un autre réseau
ownLogLive-own-other_device = tentative depuis un autre appareil
ownLogLive-own-alarm = signalé : « Ce n’était pas moi »
ownLogLive-own-freeze = bloqué par vous
ownLogLive-own-thaw = débloqué par vous
ownLogLive-own-changed = modifié par vous
ownLogLive-own-hold_asked = attend votre accord
ownLogLive-own-hold_released = accord donné par vous
ownLogLive-own-hold_refused = refusé et bloqué par vous
ownLogLive-own-request_view = lue
ownLogLive-own-answer = réponse reçue
ownLogLive-own-mail_returned = e-mail revenu
ownLogLive-own-creation_email_send = notification par e-mail demandée
ownLogLive-own-admin_view = ouvert par un administrateur
ownLogLive-own-imported = transféré ici depuis Password Pusher

## seenLogLive

seenLogLive-seen-creation = créé
seenLogLive-seen-view = ouvert
seenLogLive-seen-failed_view = tentative infructueuse
seenLogLive-seen-expire = supprimé
seenLogLive-seen-restored = suppression annulée
seenLogLive-seen-failed_passphrase = phrase secrète incorrecte
seenLogLive-seen-probable_program = probablement un programme
seenLogLive-seen-code_sent = code envoyé par e-mail
seenLogLive-seen-code_queued = code en attente d’envoi par e-mail
seenLogLive-seen-code_failed = code non envoyé par e-mail
seenLogLive-seen-failed_code = code incorrect
seenLogLive-seen-owner_view = ouvert par l’expéditeur
seenLogLive-seen-wrong_network = refusé hors des réseaux autorisés
seenLogLive-seen-other_device = refusé sur un autre appareil
seenLogLive-seen-alarm = signalé par un destinataire
seenLogLive-seen-freeze = bloqué par l’expéditeur
seenLogLive-seen-thaw = débloqué par l’expéditeur
seenLogLive-seen-changed = modifié par l’expéditeur
seenLogLive-seen-hold_asked = attend l’accord de l’expéditeur
seenLogLive-seen-hold_released = accord donné par l’expéditeur
seenLogLive-seen-hold_refused = refusé par l’expéditeur
seenLogLive-seen-request_view = lue
seenLogLive-seen-answer = réponse reçue
seenLogLive-seen-mail_returned = e-mail revenu
seenLogLive-seen-creation_email_send = notification par e-mail demandée
seenLogLive-seen-admin_view = ouvert par un administrateur
seenLogLive-seen-imported = transféré ici depuis Password Pusher

## eventNamesLive

eventNamesLive-push-created = Lien créé
eventNamesLive-push-viewed = Lien ouvert
eventNamesLive-push-wrong_passphrase = Phrase secrète incorrecte
eventNamesLive-push-expired = Lien expiré
eventNamesLive-push-alarm = Signalement d’un destinataire
eventNamesLive-push-hold_asked = Quelqu’un attend
eventNamesLive-push-code_failed = Code non envoyé par e-mail
eventNamesLive-request-answered = Réponse à une demande
eventNamesLive-request-closed = Demande fermée

## conditionWords

conditionWords-passphrases = phrases secrètes
conditionWords-passwords = mots de passe
conditionWords-second_factors = seconds facteurs
conditionWords-passkeys = clés d’accès

## conditionSays

conditionSays-disk_full = Il ne reste que { $freeBytes } sur le disque de { $directory } : en dessous de { $floorBytes }, les fichiers sont refusés.
conditionSays-disk_low = Il reste { $freeBytes } sur le disque de { $directory }, moins que ce que les fichiers d’un lien peuvent occuper ({ $linkBytes }).
conditionSays-disk_no_inodes = Le disque de { $directory } n’accepte plus que peu de fichiers ({ $files }) : il n’a plus d’inodes.
conditionSays-disk_error = Le disque de { $directory } a signalé une erreur le { $atMs } : { $reason }
conditionSays-database_damaged = La base de données est endommagée. Le journal indique où.
conditionSays-database_trouble = Ce serveur ne peut pas traiter de requêtes pour le moment : { $reason }
conditionSays-bucket_trouble = Les fichiers ne peuvent être ni enregistrés ni ouverts : { $reason }
conditionSays-scanner_trouble = L’antivirus n’analyse aucun fichier, donc chacun est refusé : { $reason }
conditionSays-sweep_failed = Ce qui a expiré n’est pas supprimé du disque : { $reason }
conditionSays-clock_jumped = L’horloge a avancé de plus d’un jour. Elle indique maintenant : { $nowMs }. Pendant une heure après ce saut, rien n’est effacé.
conditionSays-backup_failed = La dernière sauvegarde a échoué : { $reason }
conditionSays-backup_damaged = La dernière sauvegarde, { $name }, contient des données endommagées. Endroits endommagés : { $count }. { $reason }
conditionSays-backup_old = La dernière sauvegarde date du { $lastMs }.
conditionSays-certificate_ended = Le certificat { $file } n’est plus valable depuis le { $untilMs } : navigateurs et programmes le refusent.
conditionSays-certificate_ends = Le certificat { $file } est valable jusqu’au { $untilMs }.
conditionSays-certificate_unusable = Un certificat sur le disque est inutilisable : { $reason } Un serveur en marche garde le précédent.
conditionSays-certificate_not_obtained = Il n’y a pas de certificat valable, et navigateurs et programmes refusent ce serveur : { $reason }
conditionSays-certificate_not_renewed = Le certificat n’a pas pu être renouvelé : { $reason }
conditionSays-client_secret_refused = Le fournisseur d’identité refuse oidc.client_secret : personne ne peut s’y connecter.
conditionSays-client_secret_ends = Le secret d’oidc.client_secret est valable jusqu’au { $untilMs }. Ensuite, personne ne pourra se connecter chez le fournisseur.
conditionSays-token_ends = Le jeton d’API « { $name } » de { $owner }, utilisé récemment, est valable jusqu’au { $untilMs }.
conditionSays-administrator_new = { $user } est administrateur depuis le { $sinceMs }, nommé par : { $by }.
conditionSays-guessing = Quelqu’un essaie de deviner ({ $guessed }) : en une heure, { $times } tentatives ou plus ont été refusées, car trop nombreuses.
conditionSays-codes_failed = Les codes destinés aux destinataires ne peuvent pas être envoyés par e-mail : { $reason }
conditionSays-codes_wait = E-mails en attente avec des codes pour des destinataires : { $count }. Un destinataire ou un expéditeur a atteint la limite par heure. Le dernier e-mail partira le { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } événement n’a pas pu être remis et a été abandonné.
        [many] { $n } d’événements n’ont pas pu être remis et ont été abandonnés.
       *[other] { $n } événements n’ont pas pu être remis et ont été abandonnés.
    }
conditionSays-deliveries_late = Un événement du { $sinceMs } attend d’être remis.
conditionSays-nodes_differ = Les nœuds diffèrent : { $reason }
conditionSays-version_ready = Le fichier d’une nouvelle version se trouve à { $file }.
conditionSays-disk_fine = { $freeBytes } sur { $totalBytes } sont libres sur le disque de { $directory }.
conditionSays-certificate_fine = Le certificat { $file } est valable jusqu’au { $untilMs }.
conditionSays-backup_none = Aucune sauvegarde n’a encore été faite.
conditionSays-backup_fine = La dernière sauvegarde date du { $lastMs }.
conditionSays-backup_scheduled = La dernière sauvegarde, { $name }, date du { $lastMs } ; la prochaine est prévue le { $nextMs }.
conditionSays-node_fine = Le nœud { $node } exécute la version { $version }.

## conditionMend

conditionMend-disk_full = Faites de la place sur ce disque, ou agrandissez-le.
conditionMend-disk_low = Faites de la place sur ce disque, ou agrandissez-le.
conditionMend-disk_no_inodes = Supprimez les petits fichiers que d’autres programmes ont laissés sur ce disque.
conditionMend-disk_error = Faites une sauvegarde maintenant. Vérifiez ensuite le disque et sa connexion. Le journal du système en dit plus.
conditionMend-database_damaged = Restaurez une sauvegarde.
conditionMend-database_trouble = Vérifiez la base de données, sa machine et le chemin qui y mène.
conditionMend-bucket_trouble = Vérifiez le bucket, ses clés et le chemin qui y mène. Un répertoire que des nœuds partagent doit être monté.
conditionMend-scanner_trouble = Démarrez clamd, et laissez l’utilisateur de ce serveur lire son socket. Le journal de clamd en dit plus.
conditionMend-sweep_failed = Personne ne peut ouvrir ce qui a expiré. Vérifiez le disque et le journal.
conditionMend-clock_jumped = Si l’horloge est fausse, remettez-la à l’heure avant la fin de cette heure. Si elle est juste, ne faites rien : cet avis apparaît aussi après un long arrêt ou une restauration.
conditionMend-backup_failed = Supprimez la cause. Le serveur réessaie de lui-même.
conditionMend-backup_damaged = Vérifiez le disque et cherchez ce qui est endommagé. Les sauvegardes antérieures intactes sont conservées.
conditionMend-backup_old = Vérifiez ce qui fait vos sauvegardes, ou faites-en une à la main.
conditionMend-certificate_ended = Remplacez les fichiers du certificat et de sa clé. Le serveur les relit de lui-même.
conditionMend-certificate_ends = Remplacez les fichiers du certificat et de sa clé. Le serveur les relit de lui-même.
conditionMend-certificate_unusable = Remplacez les fichiers du certificat et de sa clé.
conditionMend-certificate_not_obtained = Le serveur réessaie de lui-même. Vérifiez l’autorité de certification et l’accès à celle-ci.
conditionMend-certificate_not_renewed = L’actuel est valable jusqu’au { $untilMs }, et le serveur réessaie. Vérifiez l’autorité et le chemin qui y mène.
conditionMend-client_secret_refused = Créez un nouveau secret chez le fournisseur, et indiquez-le dans les réglages.
conditionMend-client_secret_ends = Créez un nouveau secret chez le fournisseur, indiquez-le dans les réglages, et mettez sa date de fin dans oidc.client_secret_until.
conditionMend-token_ends = Son propriétaire en crée un nouveau et le donne au programme qui l’utilise.
conditionMend-administrator_new = Si vous ne vous y attendiez pas, retirez ce droit et consultez le journal d’administration.
conditionMend-guessing = Le journal indique les adresses. Bloquez-les dans votre pare-feu.
conditionMend-codes_failed = Vérifiez le serveur de messagerie et ses réglages. Les destinataires dont le code n’a pas été envoyé doivent en demander un autre.
conditionMend-codes_wait = Si des expéditeurs doivent joindre autant de destinataires, augmentez mail.per_hour. Les journaux de leurs liens indiquent quels destinataires attendent leur code.
conditionMend-deliveries_dead = Réparez le destinataire, puis faites remettre à nouveau, ou supprimez, ce qui n’a pas été remis.
conditionMend-deliveries_late = Vérifiez le serveur de messagerie, le webhook ou le collecteur. Le journal indique lequel échoue.
conditionMend-nodes_differ = Donnez à tous les nœuds la même version, les mêmes réglages et la même heure.
conditionMend-version_ready = Vérifiez-le, puis mettez à jour.
conditionMend-backup_none = Si rien d’autre ne sauvegarde ce serveur, faites une sauvegarde.

## errorPage

errorPage-missing = Page introuvable
errorPage-missingText = Aucune page n’existe à cette adresse.
errorPage-home = Retour à l’accueil
errorPage-busy = Trop de requêtes
errorPage-busyText = Nous avons reçu trop de requêtes de votre adresse. Rien n’a été ouvert. Patientez un instant, puis rechargez cette page.
errorPage-keySent = Ce lien n’est plus secret
errorPage-keySentText = Un programme en chemin, par exemple un filtre de messagerie, a écrit %23 à la place du # dans ce lien, et la clé a donc été envoyée au serveur. Rien n’a été ouvert et aucune vue n’a été comptée, mais la clé n’est plus secrète. Demandez un nouveau lien à l’expéditeur, par un autre moyen.
errorPage-upgrading = Ce serveur est en cours de mise à jour
errorPage-upgradingText = Rien n’a été ouvert et rien n’est perdu. Rechargez cette page dans une minute.
errorPage-unavailable = Indisponible pour le moment
errorPage-unavailableText = Le serveur ne peut pas effectuer cette opération pour le moment. Rien n’a été ouvert et rien n’est perdu. Réessayez dans quelques minutes.
errorPage-unconfirmed = Non confirmé
errorPage-unconfirmedText = Le serveur ne peut pas savoir si cette opération a abouti. Une vue a peut-être été comptée alors que rien ne s’est affiché. Réessayez dans quelques minutes ; si le secret n’est plus disponible, demandez un nouveau lien à son expéditeur.
errorPage-defect = Une erreur s’est produite
errorPage-defectText = Cela ne devrait pas arriver. Indiquez à l’exploitant de ce serveur à quelle heure cela s’est produit : le journal contient les détails.

## mailShared

mailShared-subject = { $sender } a quelque chose pour vous
mailShared-lead = { $sender } partage avec vous un contenu confidentiel par { $service }.
mailShared-link = Ouvrir
mailShared-until = Le lien est valable jusqu’au { $when }.
mailShared-views =
    { $n ->
        [one] Il peut être ouvert { $n } fois.
        [many] Il peut être ouvert { $n } de fois.
       *[other] Il peut être ouvert { $n } fois.
    }
mailShared-notice = Demandez le lien à { $sender } : cet e-mail ne le contient pas.
mailShared-stranger = Si vous ne connaissez pas { $sender }, ignorez cet e-mail.
mailShared-unverified = Personne n’a vérifié que l’adresse { $sender } appartient à l’expéditeur. Demandez à { $sender } par un autre moyen si cet e-mail est bien de sa part. Si vous ne le pouvez pas, ignorez-le.

## mailAsked

mailAsked-subject = { $sender } vous demande quelque chose
mailAsked-lead = { $sender } vous demande un contenu confidentiel, à envoyer par { $service }.
mailAsked-link = Répondre
mailAsked-until = Vous pouvez répondre jusqu’au { $when }. Il ne vous faut pas de compte.

## mailNeeds

mailNeeds-name = L’expéditeur indique le nom « { $name } ».
mailNeeds-shared = Avant d’ouvrir :
mailNeeds-asked = Avant de répondre :
mailNeeds-from = L’ouverture est possible à partir du { $when }.
mailNeeds-passphrase = Il vous faut une phrase secrète. { $sender } vous la donne par un autre moyen.
mailNeeds-code = Il vous faut un code. La page l’envoie à { $address } lorsque vous le demandez.
mailNeeds-proof = Seules certaines personnes peuvent l’ouvrir. La page vous demande de prouver que vous en faites partie.
mailNeeds-release = { $sender } doit vous donner son accord. Ouvrez le lien et laissez la page ouverte jusque-là.
mailNeeds-lock = Seuls l’appareil et le navigateur qui l’ouvrent en premier peuvent l’ouvrir de nouveau. Ouvrez-le là où vous en avez besoin.
mailNeeds-letters = La page montre trois lettres. Saisissez-les, pour montrer que vous n’êtes pas un programme.

## mailOpened

mailOpened-subject = Ouvert : { $name }
mailOpened-unnamed = Votre lien du { $date }
mailOpened-lead = Votre lien a été ouvert : { $when }.
mailOpened-left =
    { $n ->
        [one] Il peut encore être ouvert { $n } fois.
        [many] Il peut encore être ouvert { $n } de fois.
       *[other] Il peut encore être ouvert { $n } fois.
    }
mailOpened-last = C’était la dernière vue : le secret est effacé.
mailOpened-link = Mes liens
mailOpened-why = Vous recevez cet e-mail parce que vous avez demandé à être prévenu à l’ouverture.

## mailAnswered

mailAnswered-subject = Réponse reçue : { $name }
mailAnswered-unnamed = Votre demande du { $date }
mailAnswered-lead = Votre demande a reçu une réponse : { $when }.
mailAnswered-keep = Cet e-mail ne contient pas la réponse. Connectez-vous pour l’ouvrir.
mailAnswered-link = Demandes
mailAnswered-why = Vous recevez cet e-mail parce que vous avez demandé à être prévenu de chaque réponse.

## mailCode

mailCode-subject = Votre code de { $service }
mailCode-lead = Quelqu’un partage avec vous quelque chose de confidentiel par { $service }. Pour l’ouvrir, saisissez ce code sur la page qui le demande :
mailCode-leadNamed = { $sender } partage avec vous quelque chose de confidentiel par { $service }. Pour l’ouvrir, saisissez ce code sur la page qui le demande :
mailCode-asks = Quelqu’un vous demande quelque chose de confidentiel par { $service }. Pour lire la demande et y répondre, saisissez ce code sur la page qui le demande :
mailCode-asksNamed = { $sender } vous demande quelque chose de confidentiel par { $service }. Pour lire la demande et y répondre, saisissez ce code sur la page qui le demande :
mailCode-until =
    { $n ->
        [one] Le code sert une seule fois, pendant { $n } minute, et seulement dans le navigateur qui l’a demandé.
        [many] Le code sert une seule fois, pendant { $n } de minutes, et seulement dans le navigateur qui l’a demandé.
       *[other] Le code sert une seule fois, pendant { $n } minutes, et seulement dans le navigateur qui l’a demandé.
    }
mailCode-ignore = Si vous n’avez demandé aucun code, ignorez cet e-mail et ne donnez le code à personne.

## mailInvited

mailInvited-subject = Votre compte sur { $service }
mailInvited-lead = Vous avez maintenant un compte sur { $service } : { $email }.
mailInvited-link = Choisir un mot de passe
mailInvited-once = Le lien sert une seule fois, jusqu’au { $when }.

## mailReset

mailReset-subject = Choisissez un nouveau mot de passe pour { $service }
mailReset-lead = L’administration de { $service } vous permet de choisir un nouveau mot de passe pour { $email }.
mailReset-link = Choisir un mot de passe
mailReset-once = Le lien sert une seule fois, jusqu’au { $when }.

## mailNotice

mailNotice-subject = Votre compte sur { $service }
mailNotice-password = Le mot de passe de { $email } a été changé : { $when }.
mailNotice-factorAdded = Un second facteur a été ajouté à { $email } : { $when }.
mailNotice-factorRemoved = Un second facteur de { $email } a été supprimé : { $when }.
mailNotice-factorsReset = L’administration a supprimé tous les seconds facteurs de { $email } : { $when }.
mailNotice-recoveryCodes = De nouveaux codes de secours ont été créés pour { $email } : { $when }. Les précédents ne fonctionnent plus.
mailNotice-recoveryCode = Un code de secours de { $email } a été utilisé : { $when }. Il ne servira plus.
mailNotice-devices = Trop de mots de passe ou de codes incorrects pour { $email } sont venus de navigateurs déjà connectés auparavant : { $when }. Quelqu’un a peut-être l’un de vos appareils.
mailNotice-from = Cela venait de l’adresse { $address }.
mailNotice-stranger = Si vous ne vous y attendiez pas, changez votre mot de passe sur { $service }, et prévenez son administrateur.

## mailConditions

mailConditions-one = { $service } : { $says }
mailConditions-many =
    { $n ->
        [one] { $service } : { $n } point pour l’administrateur
        [many] { $service } : { $n } de points pour l’administrateur
       *[other] { $service } : { $n } points pour l’administrateur
    }
mailConditions-link = État du serveur
mailConditions-why = Vous recevez cet e-mail parce que notices.mail vous désigne. Il arrive une fois, puis de nouveau après sept jours si rien n’a changé. Exécutez les commandes sur la machine du serveur, avec sudo et le --config du serveur.

## mailTest

mailTest-subject = Test de { $service }
mailTest-lead = Les e-mails de { $service } arrivent.
mailTest-link = { $service }

## opener

opener-title = Ouvrir un lien scellé
opener-lead = Cette page est votre propre fichier : elle ouvre les liens scellés de bout en bout, et aucun serveur ne peut la modifier. Elle demande au serveur du lien le secret scellé, et rien d’autre.
opener-link = Lien, avec la partie après le #
opener-passphraseHint = Seulement si l’expéditeur vous en a donné une.
opener-open = Ouvrir
opener-notLink = Ce n’est pas un lien vers un secret. Copiez le lien entier, de https:// jusqu’à la fin.
opener-unreachable = Aucune réponse que cette page puisse lire. Le serveur est injoignable, ou il ne laisse que sa propre page ouvrir ce lien : le secret n’est peut-être pas scellé, ou il est limité à certains réseaux. Rien n’a été ouvert.
opener-incomplete = La réponse n’est pas arrivée en entier. Une vue a peut-être été comptée.
opener-notSealed = Ce que le serveur a envoyé n’est pas scellé : ce n’est donc pas ce que l’expéditeur a scellé pour ce lien. Rien n’en est affiché.
opener-wrong = La phrase secrète est incorrecte ou manquante. Aucune vue n’a été comptée.
opener-refused = Le serveur ne remet pas ce secret pour le moment. Aucune vue n’a été comptée.
opener-held = L’expéditeur doit vous donner son accord. Dites-lui ces mots : { $words }
opener-heldWordless = L’expéditeur doit vous donner son accord.
opener-otherPassphrase = Cette phrase secrète ne l’ouvre pas. Réessayez : le secret scellé est ici, et aucune autre vue n’est comptée. Laissez le champ vide si l’expéditeur ne vous a pas donné de phrase secrète.
opener-go = Ouvrir l’adresse sur { $host }
opener-saved = Enregistré

## languages — the page on which readers choose their language, and the recipient's language in a form

languages-title = Choisir une langue
languages-search = Rechercher une langue
languages-searchHint = Son propre nom, son nom en anglais ou son code, par exemple pt-BR.
languages-find = Rechercher
languages-none = Aucune langue ne correspond.
languages-all = Toutes les langues
languages-browser = Langue de mon navigateur
languages-back = Retour à la page
languages-counts = Les textes dans les autres langues sont des traductions. S’ils diffèrent de l’anglais, c’est l’anglais qui fait foi. Si vous trouvez un mot erroné, dites-le aux responsables de ce serveur.
languages-recipient = Langue du destinataire
languages-recipientHint = Pour la page du lien et l’e-mail qui l’annonce. Les destinataires qui ont choisi une langue la gardent.
languages-recipientOwn = Celle de son navigateur
languages-answerer = Langue des personnes qui répondent
languages-answererHint = Pour la page de la demande. Les personnes qui ont choisi une langue la gardent.

## languagesLive — the same, in scripts

languagesLive-found =
    { $n ->
        [one] { $n } langue
        [many] { $n } de langues
       *[other] { $n } langues
    }
languagesLive-recipientLanguage = Langue du destinataire
