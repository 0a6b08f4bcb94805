// The texts about what keeps a link closed and about what happened to it before, in French.

import type { Texts } from "../en.ts";
import type { enCaution } from "./en.ts";

export const frCaution: Texts<typeof enCaution> = {
  caution: {
    notMe: "Ce n’était pas moi",
    tellText: "Si ce n’était personne que vous connaissez, dites-le à l’expéditeur\u00a0: son journal l’indiquera.",
    tellFreezes:
      "Le lien sera aussi bloqué\u00a0: personne ne pourra l’ouvrir tant que l’expéditeur ne l’a pas débloqué.",
    tell: "Prévenir l’expéditeur",
    told: "Vous avez signalé à l’expéditeur que ce n’était pas vous.",
    askSender: "Si ce n’était pas vous, demandez un nouveau secret à l’expéditeur.",
    toldTitle: "L’expéditeur en est informé",
    toldText: "Son journal indique que quelqu’un a ouvert ce lien avant vous.",
    toldFrozen: "Le lien est bloqué\u00a0: personne ne peut l’ouvrir tant que l’expéditeur ne l’a pas débloqué.",
    toldOpen: "Le lien fonctionne toujours. Interrogez l’expéditeur avant de vous fier à son contenu.",
    toldNext: "Parlez à l’expéditeur par un autre moyen, par téléphone par exemple.",
    back: "Revenir au secret",
    frozenTitle: "Ce lien est bloqué",
    frozenText:
      "Personne ne peut l’ouvrir pour le moment. Il fonctionnera de nouveau quand l’expéditeur le débloquera.",
    frozenHint: "Demandez à l’expéditeur, puis rechargez cette page. Cela n’a pas compté comme une vue.",
    elsewhereTitle: "Pas depuis ce réseau",
    elsewhereText:
      "L’expéditeur a choisi les réseaux depuis lesquels ce lien s’ouvre. Votre adresse {address} n’en fait pas partie.",
    elsewhereHint: "Connectez-vous au bon réseau, puis rechargez cette page. Cela n’a pas compté comme une vue.",
    earlyTitle: "Pas encore ouvert",
    earlyText: "Ce lien s’ouvrira le {date} ({relative}).",
    earlyHint: "Rechargez cette page à ce moment-là. Cela n’a pas compté comme une vue.",
    notBefore: "Ne s’ouvre pas avant (facultatif)",
    notBeforeHint: "Dans le fuseau horaire de cet appareil. Vous seul pouvez l’ouvrir plus tôt.",
    afterFirstView: "Expire après la première vue (facultatif)",
    networks: "Seulement dans ces réseaux (demandez à votre service informatique)",
    networksHint: "Des adresses et des plages comme 192.0.2.0/24, séparées par des virgules.",
    addressees: "Seulement pour ces personnes (facultatif)",
    addresseesHint:
      "Des adresses e-mail ou des groupes comme group:staff, séparés par des virgules. Avant que le lien s’ouvre, ces personnes passent par la connexion d’entreprise ou par un code reçu par e-mail.",
    addresseesByCompany:
      "Des adresses e-mail ou des groupes comme group:staff, séparés par des virgules. Avant que le lien s’ouvre, ces personnes passent par la connexion d’entreprise.",
    addresseesByCode:
      "Des adresses e-mail, séparées par des virgules. Personne n’a besoin d’un compte\u00a0: avant que le lien s’ouvre, ces personnes saisissent un code reçu par e-mail.",
    addresseesRequired: "Seulement pour ces personnes (obligatoire)",
    addresseesNext: "Seulement pour {people}. Envoyez-y le lien. Il s’ouvre après la connexion d’entreprise.",
    addresseesNextByCode:
      "Seulement pour {people}. Envoyez-y le lien. Sur sa page, les destinataires font envoyer un code à leur adresse.",
    addresseesNextByEither:
      "Seulement pour {people}. Envoyez-y le lien. Sur sa page, les destinataires passent par la connexion d’entreprise ou font envoyer un code à leur adresse.",
    openings: "Avertir le destinataire si quelqu’un a déjà ouvert le lien",
    freeze: "Bloquer le lien",
    thaw: "Débloquer le lien",
  },
  cautionGateLive: {
    openedBefore: {
      one: "Ce lien a déjà été ouvert une fois, le {date} ({relative}).",
      other: "Ce lien a déjà été ouvert {n} fois, la dernière le {date} ({relative}).",
    },
  },
  addresseesLive: {
    noAddress: "«\u00a0{entry}\u00a0» n’est pas une adresse e-mail.",
    notIn: "Les adresses de {domain} ne sont pas permises.",
    wanted: "Indiquez pour qui est le lien\u00a0: ce serveur le demande.",
  },
  cautionCreateLive: {
    badMoment: "Choisissez un moment avant l’expiration du lien.",
    termNotBefore: "s’ouvre {date}",
    notSooner: "Pas plus tôt",
    termFirstView: "expire {duration} après la première vue",
    badNetwork: "«\u00a0{network}\u00a0» n’est pas un réseau. Saisissez des adresses et des plages comme 192.0.2.0/24.",
    termNetworks: {
      one: "depuis {n} réseau seulement",
      other: "depuis {n} réseaux seulement",
    },
    termAddressees: {
      one: "pour {n} destinataire seulement",
      other: "pour {n} destinataires seulement",
    },
    termLock: "premier appareil seulement",
    termViewsEach: {
      one: "{n} vue par destinataire",
      other: "{n} vues par destinataire",
    },
  },
  cautionOwnLive: {
    frozen: "Bloqué",
    alarmed: "Signalé",
    frozenNow:
      "Ce lien est bloqué\u00a0: personne d’autre que vous ne peut l’ouvrir. Il expire tout de même le {date}.",
    alarm:
      "Un destinataire dit que quelqu’un d’autre l’a ouvert avant lui. Signalé le {date} ({relative}), depuis {address} ({browser}).",
    alarmNext:
      "Comparez les lignes ci-dessous avec les personnes à qui vous avez donné le lien. En cas de doute, faites-le expirer et changez le secret.",
    settle: "Tout va bien",
    thawQuestion: "Débloquer «\u00a0{name}\u00a0»\u00a0? Quiconque a le lien pourra de nouveau l’ouvrir.",
    nowFrozen: "Bloqué. Personne d’autre que vous ne peut l’ouvrir.",
    nowThawed: "Le lien fonctionne de nouveau.",
    nowSettled: "C’est réglé.",
    networks: "Réseaux",
    recipients: "Destinataires",
    recipientsOnly: "Seulement pour {recipients}",
    networksOnly: "Seulement depuis {networks}",
    lock: "Appareils",
    lockYes: "Seul le premier appareil peut le rouvrir",
    shares: "Vues par destinataire",
    sharesEach: {
      one: "Chacun peut l’ouvrir une fois",
      other: "Chacun peut l’ouvrir {n} fois",
    },
    wrongNetworks: {
      one: "{n} tentative depuis un réseau que vous n’avez pas autorisé.",
      other: "{n} tentatives depuis des réseaux que vous n’avez pas autorisés.",
    },
  },
};
