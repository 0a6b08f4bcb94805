// Mail in French.

import type { MailTexts } from "./en.ts";

export const frMail: MailTexts = {
  shared: {
    subject: "{sender} a quelque chose pour vous",
    lead: "{sender} partage avec vous un contenu confidentiel par {service}.",
    link: "Ouvrir",
    until: "Le lien est valable jusqu’au {when}.",
    views: { one: "Il peut être ouvert une fois.", other: "Il peut être ouvert {n} fois." },
    notice: "Demandez le lien à {sender}\u00a0: cet e-mail ne le contient pas.",
    stranger: "Si vous ne connaissez pas {sender}, ignorez cet e-mail.",
    unverified:
      "Personne n’a vérifié que l’adresse {sender} appartient à l’expéditeur. Demandez à {sender} par une autre voie si cet e-mail vient de là. Si vous ne le pouvez pas, ignorez-le.",
  },
  asked: {
    subject: "{sender} vous demande quelque chose",
    lead: "{sender} vous demande un contenu confidentiel, à envoyer par {service}.",
    link: "Répondre",
    until: "Vous pouvez répondre jusqu’au {when}. Il ne vous faut pas de compte.",
  },
  needs: {
    name: "L’expéditeur indique le nom «\u00a0{name}\u00a0».",
    shared: "Avant d’ouvrir\u00a0:",
    asked: "Avant de répondre\u00a0:",
    from: "L’ouverture est possible à partir du {when}.",
    passphrase: "Il vous faut une phrase secrète. {sender} vous la donne par une autre voie.",
    code: "Il vous faut un code. La page l’envoie à {address} lorsque vous le demandez.",
    proof: "Seules certaines personnes peuvent l’ouvrir. La page vous demande de prouver que vous en faites partie.",
    release: "{sender} doit en autoriser l’ouverture. Ouvrez le lien et laissez la page ouverte jusque-là.",
    lock: "Seuls l’appareil et le navigateur qui l’ouvrent en premier peuvent l’ouvrir de nouveau. Ouvrez-le là où vous en avez besoin.",
    letters: "La page montre trois lettres. Saisissez-les, pour montrer que vous n’êtes pas un programme.",
  },
  opened: {
    subject: "Ouvert\u00a0: {name}",
    unnamed: "Votre lien du {date}",
    lead: "{name} a été ouvert\u00a0: {when}.",
    left: { one: "Il peut être ouvert encore une fois.", other: "Il peut être ouvert encore {n} fois." },
    last: "C’était la dernière consultation\u00a0: le secret est effacé.",
    link: "Mes liens",
    why: "Vous recevez cet e-mail parce que vous avez demandé à être prévenu à l’ouverture.",
  },
  answered: {
    subject: "Réponse\u00a0: {name}",
    unnamed: "Votre demande du {date}",
    lead: "{name} a reçu une réponse\u00a0: {when}.",
    keep: "Cet e-mail ne contient pas la réponse. Connectez-vous pour l’ouvrir.",
    link: "Mes demandes",
    why: "Vous recevez cet e-mail parce que vous avez demandé à être prévenu de chaque réponse.",
  },
  code: {
    subject: "Votre code de {service}",
    lead: "Quelqu’un partage avec vous quelque chose de confidentiel par {service}. Pour l’ouvrir, saisissez ce code sur la page qui le demande\u00a0:",
    leadNamed:
      "{sender} partage avec vous quelque chose de confidentiel par {service}. Pour l’ouvrir, saisissez ce code sur la page qui le demande\u00a0:",
    until: "Le code sert une seule fois, pendant {minutes} minutes, et seulement dans le navigateur qui l’a demandé.",
    ignore: "Si vous n’avez demandé aucun code, ignorez ce message et ne donnez le code à personne.",
  },
  invited: {
    subject: "Votre compte sur {service}",
    lead: "Vous avez maintenant un compte sur {service}\u00a0: {email}.",
    link: "Choisir un mot de passe",
    once: "Le lien sert une seule fois, jusqu’au {when}.",
  },
  reset: {
    subject: "Un nouveau mot de passe pour {service}",
    lead: "L’administration de {service} vous permet de choisir un nouveau mot de passe pour {email}.",
    link: "Choisir un mot de passe",
    once: "Le lien sert une seule fois, jusqu’au {when}.",
  },
  notice: {
    subject: "Votre compte sur {service}",
    password: "Le mot de passe de {email} a été changé\u00a0: {when}.",
    factorAdded: "Un second facteur a été ajouté à {email}\u00a0: {when}.",
    factorRemoved: "Un second facteur de {email} a été supprimé\u00a0: {when}.",
    factorsReset: "L’administration a supprimé tous les seconds facteurs de {email}\u00a0: {when}.",
    recoveryCodes:
      "De nouveaux codes de secours existent pour {email}\u00a0: {when}. Les précédents ne valent plus rien.",
    recoveryCode: "Un code de secours de {email} a été utilisé\u00a0: {when}. Il ne servira plus.",
    devices:
      "Trop de mots de passe ou de codes incorrects pour {email} viennent de navigateurs déjà connectés auparavant\u00a0: {when}. Quelqu’un a peut-être l’un de vos appareils.",
    from: "Cela venait de l’adresse {address}.",
    stranger: "Si vous n’en savez rien, changez votre mot de passe sur {service}, et prévenez l’administration.",
  },
  conditions: {
    one: "{service}\u00a0: {says}",
    many: "{service}\u00a0: {n} points pour l’administrateur",
    link: "État du serveur",
    why: "Vous recevez ce message parce que notices.mail vous désigne. Il arrive une fois, puis de nouveau après sept jours si rien n’a changé. Les commandes s’exécutent sur la machine du serveur, avec sudo et son --config.",
  },
  test: {
    subject: "Test de {service}",
    lead: "Les e-mails de {service} arrivent.",
    link: "{service}",
  },
};
