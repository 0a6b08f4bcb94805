// The texts of the pages in French.

import { frAbout } from "./about/fr.ts";
import { frCaution } from "./caution/fr.ts";
import { frCodes } from "./codes/fr.ts";
import { frCompany } from "./company/fr.ts";
import { frHold } from "./hold/fr.ts";
import { frAccount } from "./account/fr.ts";
import { frAdministration } from "./administration/fr.ts";
import { frCreate } from "./create/fr.ts";
import { frFactors } from "./factors/fr.ts";
import { frHooks } from "./hooks/fr.ts";
import { conditionTexts } from "./conditions.ts";
import { kindTexts } from "./kinds.ts";
import { frKept } from "./kept/fr.ts";
import { frLinks } from "./links/fr.ts";
import { frLock } from "./lock/fr.ts";
import { frLog } from "./log/fr.ts";
import { frPresets } from "./presets/fr.ts";
import { frPush } from "./push/fr.ts";
import { frReceipts } from "./receipts/fr.ts";
import { frRequests } from "./requests/fr.ts";
import { frReveal } from "./reveal/fr.ts";
import { frTokens } from "./tokens/fr.ts";
import type { Strings } from "./en.ts";

export const fr: Strings = {
  layout: {
    skip: "Aller au contenu",
    navigation: "Navigation principale",
    create: "Nouveau",
    pushes: "Mes liens",
    account: "Compte",
    signIn: "Connexion",
    languages: "Langue",
    light: "Clair",
    dark: "Sombre",
    auto: "Auto",
    api: "API",
    about: "À propos",
    aboutLine: "Comment ce service fonctionne et qui l’exploite",
    noScript: "Cette page nécessite JavaScript. Tout reste entre votre navigateur et ce serveur.",
    waiting: "La page est encore en cours de chargement. Si rien ne change, rechargez-la.",
    plain:
      "Cette connexion n’est pas chiffrée\u00a0: d’autres personnes sur le réseau peuvent lire ce que vous envoyez et ouvrez ici. Utilisez une adresse https:// s’il y en a une.",
    notSealed: "Arrêtez\u00a0: ceci n’est pas scellé",
    notSealedText:
      "La fin de votre lien est une clé\u00a0: la personne qui a créé ce lien a scellé ce qui se trouve derrière. Ce serveur propose autre chose, dont rien n’est affiché. Demandez à l’expéditeur, par une autre voie que ce serveur.",
  },
  ...frCreate,
  ...frReveal,
  ...frRequests,
  ...frReceipts,
  ...frAbout,
  ...frCaution,
  ...frHold,
  ...frLinks,
  ...frLock,
  ...frPush,
  ...frPresets,
  ...frAccount,
  ...frAdministration,
  ...frHooks,
  ...frKept,
  ...frCodes,
  ...frCompany,
  ...frFactors,
  ...frTokens,
  ...frLog,
  ...kindTexts("fr"),
  ...conditionTexts("fr"),
  errorPage: {
    missing: "Page introuvable",
    missingText: "Aucune page n’existe à cette adresse.",
    home: "Retour à l’accueil",
    busy: "Trop de requêtes",
    busyText:
      "Nous avons reçu trop de requêtes de votre adresse. Rien n’a été ouvert. Patientez un instant, puis rechargez cette page.",
    keySent: "Ce lien n’est plus secret",
    keySentText:
      "Un programme en chemin, par exemple un filtre de messagerie, a envoyé au serveur la clé de ce lien\u00a0: l’adresse contient %23 à la place de #. Rien n’a été ouvert et aucune consultation n’a été comptée, mais la clé n’est plus secrète. Demandez un nouveau lien à l’expéditeur, par une autre voie.",
    upgrading: "Ce serveur est en cours de mise à jour",
    upgradingText: "Rien n’a été ouvert et rien n’est perdu. Rechargez cette page dans une minute.",
    unavailable: "Impossible pour le moment",
    unavailableText:
      "Le serveur ne peut pas traiter cette demande pour le moment. Rien n’a été ouvert et rien n’est perdu. Réessayez dans quelques minutes.",
    unconfirmed: "Sans confirmation",
    unconfirmedText:
      "Le serveur ne peut pas savoir si cette demande a abouti. Une consultation a peut-être été comptée alors que rien ne s’est affiché. Réessayez dans quelques minutes\u00a0; si le secret n’est plus disponible, demandez un nouveau lien à son expéditeur.",
    defect: "Une erreur s’est produite",
    defectText:
      "Cela ne devrait pas arriver. Indiquez à l’administrateur de ce serveur à quelle heure cela s’est produit\u00a0: son journal contient les détails.",
  },
};
