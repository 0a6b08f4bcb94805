// What administrators read about the state of the server: what is the case, and what mends it. The English words are in
// src/model/condition.ts, because mail, log and commands have them too. A new kind is a row here, with both in each other language.

import { type ConditionKind, CONDITION_WORDS } from "../../src/model/condition.ts";
import type { Language } from "../languages.ts";

type Pair = readonly [says: string, mend: string];

const WORDS: Record<ConditionKind, Record<Exclude<Language, "en">, Pair>> = {
  disk_full: {
    de: [
      "Auf der Platte von {directory} sind nur {freeBytes} frei: Unter {floorBytes} werden Dateien abgelehnt.",
      "Schaffen Sie dort Platz, oder vergrößern Sie die Platte.",
    ],
    fr: [
      "Il ne reste que {freeBytes} sur le disque de {directory}\u00a0: en dessous de {floorBytes}, les fichiers sont refusés.",
      "Faites de la place sur ce disque, ou agrandissez-le.",
    ],
  },
  disk_low: {
    de: [
      "Auf der Platte von {directory} sind {freeBytes} frei, weniger als die Dateien eines Links belegen dürfen ({linkBytes}).",
      "Schaffen Sie dort Platz, oder vergrößern Sie die Platte.",
    ],
    fr: [
      "Il reste {freeBytes} sur le disque de {directory}, moins que ce que les fichiers d’un lien peuvent occuper ({linkBytes}).",
      "Faites de la place sur ce disque, ou agrandissez-le.",
    ],
  },
  disk_no_inodes: {
    de: [
      "Auf die Platte von {directory} passen nur noch {files} Dateien: Sie hat keine Inodes mehr.",
      "Löschen Sie kleine Dateien, die andere Programme dort hinterlassen haben.",
    ],
    fr: [
      "Le disque de {directory} n’accepte plus que {files} fichiers\u00a0: il n’a plus d’inodes.",
      "Supprimez les petits fichiers que d’autres programmes y ont laissés.",
    ],
  },
  database_damaged: {
    de: ["Die Datenbank ist beschädigt. Das Log nennt die Stellen.", "Spielen Sie eine Sicherung zurück."],
    fr: ["La base de données est endommagée. Le journal indique où.", "Restaurez une sauvegarde."],
  },
  database_trouble: {
    de: [
      "Dieser Server sollte keine Anfragen bekommen: {reason}",
      "Prüfen Sie die Datenbank, ihren Rechner und den Weg dorthin.",
    ],
    fr: [
      "Ce serveur ne devrait pas recevoir de requêtes\u00a0: {reason}",
      "Vérifiez la base de données, sa machine et le chemin qui y mène.",
    ],
  },
  bucket_trouble: {
    de: [
      "Dateien können weder gespeichert noch geöffnet werden: {reason}",
      "Prüfen Sie den Bucket, seine Schlüssel und den Weg dorthin. Ein Verzeichnis, das sich Knoten teilen, muss eingehängt sein.",
    ],
    fr: [
      "Les fichiers ne peuvent être ni enregistrés ni ouverts\u00a0: {reason}",
      "Vérifiez le bucket, ses clés et le chemin qui y mène. Un répertoire que des nœuds partagent doit être monté.",
    ],
  },
  scanner_trouble: {
    de: [
      "Der Virenscanner prüft keine Dateien, deshalb wird jede abgelehnt: {reason}",
      "Starten Sie clamd, und lassen Sie den Benutzer dieses Servers seinen Socket lesen. Mehr steht im Log von clamd.",
    ],
    fr: [
      "L’antivirus n’analyse aucun fichier, donc chacun est refusé\u00a0: {reason}",
      "Démarrez clamd, et laissez l’utilisateur de ce serveur lire son socket. Le journal de clamd en dit plus.",
    ],
  },
  sweep_failed: {
    de: [
      "Was abgelaufen ist, wird nicht von der Platte entfernt: {reason}",
      "Öffnen kann sie niemand. Prüfen Sie die Platte und das Log.",
    ],
    fr: [
      "Ce qui a expiré n’est pas supprimé du disque\u00a0: {reason}",
      "Personne ne peut les ouvrir. Vérifiez le disque et le journal.",
    ],
  },
  backup_failed: {
    de: [
      "Die letzte Sicherung ist fehlgeschlagen: {reason}",
      "Beseitigen Sie die Ursache. Der Server versucht es von selbst wieder.",
    ],
    fr: ["La dernière sauvegarde a échoué\u00a0: {reason}", "Supprimez la cause. Le serveur réessaie de lui-même."],
  },
  backup_damaged: {
    de: [
      "Die letzte Sicherung, {name}, enthält Schäden, weil die Daten an {count} Stellen beschädigt sind: {reason}",
      "Prüfen Sie die Platte, und stellen Sie fest, was beschädigt ist. Frühere, heile Sicherungen bleiben erhalten.",
    ],
    fr: [
      "La dernière sauvegarde, {name}, contient des dommages, car les données sont endommagées en {count} endroits : {reason}",
      "Vérifiez le disque et ce qui est endommagé. Les sauvegardes antérieures et intactes sont conservées.",
    ],
  },
  backup_old: {
    de: [
      "Die letzte Sicherung ist vom {lastMs}.",
      "Prüfen Sie, was Ihre Sicherungen macht, oder sichern Sie von Hand.",
    ],
    fr: [
      "La dernière sauvegarde date du {lastMs}.",
      "Vérifiez ce qui fait vos sauvegardes, ou faites-en une à la main.",
    ],
  },
  certificate_ended: {
    de: [
      "Das Zertifikat {file} ist seit {untilMs} abgelaufen: Browser lehnen es ab.",
      "Ersetzen Sie die Dateien des Zertifikats und seines Schlüssels. Der Server liest sie von selbst neu.",
    ],
    fr: [
      "Le certificat {file} n’est plus valable depuis le {untilMs}\u00a0: les navigateurs le refusent.",
      "Remplacez les fichiers du certificat et de sa clé. Le serveur les relit de lui-même.",
    ],
  },
  certificate_ends: {
    de: [
      "Das Zertifikat {file} gilt bis {untilMs}.",
      "Ersetzen Sie die Dateien des Zertifikats und seines Schlüssels. Der Server liest sie von selbst neu.",
    ],
    fr: [
      "Le certificat {file} est valable jusqu’au {untilMs}.",
      "Remplacez les fichiers du certificat et de sa clé. Le serveur les relit de lui-même.",
    ],
  },
  certificate_unusable: {
    de: [
      "Ein Zertifikat auf der Platte ist nicht brauchbar: {reason} Ein laufender Server behält das frühere.",
      "Ersetzen Sie die Dateien des Zertifikats und seines Schlüssels.",
    ],
    fr: [
      "Un certificat sur le disque est inutilisable\u00a0: {reason} Un serveur en marche garde le précédent.",
      "Remplacez les fichiers du certificat et de sa clé.",
    ],
  },
  certificate_not_obtained: {
    de: [
      "Es gibt kein gültiges Zertifikat, und Browser und Programme lehnen diesen Server ab: {reason}",
      "Der Server versucht es von selbst weiter. Prüfen Sie die Zertifizierungsstelle und den Weg dorthin.",
    ],
    fr: [
      "Il n’y a pas de certificat valable, et navigateurs et programmes refusent ce serveur\u00a0: {reason}",
      "Le serveur réessaie de lui-même. Vérifiez l’autorité de certification et l’accès à celle-ci.",
    ],
  },
  certificate_not_renewed: {
    de: [
      "Das Zertifikat konnte nicht erneuert werden: {reason}",
      "Das jetzige gilt bis {untilMs}, und der Server versucht es weiter. Prüfen Sie die Zertifizierungsstelle und den Weg dorthin.",
    ],
    fr: [
      "Le certificat n’a pas pu être renouvelé\u00a0: {reason}",
      "L’actuel est valable jusqu’au {untilMs}, et le serveur réessaie. Vérifiez l’autorité et le chemin qui y mène.",
    ],
  },
  client_secret_refused: {
    de: [
      "Der Anmeldedienst nimmt oidc.client_secret nicht an: Niemand kann sich dort anmelden.",
      "Erzeugen Sie dort ein neues Geheimnis, und tragen Sie es ein.",
    ],
    fr: [
      "Le fournisseur d’identité refuse oidc.client_secret\u00a0: personne ne peut s’y connecter.",
      "Créez-y un nouveau secret, et indiquez-le dans la configuration.",
    ],
  },
  client_secret_ends: {
    de: [
      "Das Geheimnis in oidc.client_secret gilt bis {untilMs}. Danach kann sich beim Anmeldedienst niemand mehr anmelden.",
      "Erzeugen Sie dort ein neues, tragen Sie es ein, und setzen Sie oidc.client_secret_until auf sein Ende.",
    ],
    fr: [
      "Le secret d’oidc.client_secret est valable jusqu’au {untilMs}. Ensuite, personne ne pourra se connecter chez le fournisseur.",
      "Créez-y un nouveau secret, indiquez-le, et mettez sa date de fin dans oidc.client_secret_until.",
    ],
  },
  token_ends: {
    de: [
      "Das API-Token „{name}“ von {owner}, das vor Kurzem benutzt wurde, gilt bis {untilMs}.",
      "Wem es gehört, erzeugt ein neues und gibt es dem Programm, das es benutzt.",
    ],
    fr: [
      "Le jeton d’API «\u00a0{name}\u00a0» de {owner}, utilisé récemment, est valable jusqu’au {untilMs}.",
      "Son propriétaire en crée un nouveau et le donne au programme qui l’utilise.",
    ],
  },
  administrator_new: {
    de: [
      "{user} ist seit {sinceMs} Administrator, ernannt durch {by}.",
      "Wenn Sie das nicht erwartet haben, nehmen Sie das Recht zurück, und sehen Sie das Administratoren-Log an.",
    ],
    fr: [
      "{user} est administrateur depuis le {sinceMs}, nommé par {by}.",
      "Si vous ne vous y attendiez pas, retirez ce droit et consultez le journal des administrateurs.",
    ],
  },
  guessing: {
    de: [
      "Jemand rät: Innerhalb einer Stunde wurden {times} oder mehr Versuche abgelehnt, weil es zu viele waren ({what}).",
      "Das Log nennt die Adressen. Sperren Sie sie in Ihrer Firewall.",
    ],
    fr: [
      "Quelqu’un essaie de deviner\u00a0: en une heure, {times} tentatives ou plus ont été refusées, car trop nombreuses ({what}).",
      "Le journal indique les adresses. Bloquez-les dans votre pare-feu.",
    ],
  },
  deliveries_dead: {
    de: [
      "Ereignisse, die tagelang nicht zugestellt werden konnten und aufgegeben wurden: {count}.",
      "Bringen Sie den Empfänger in Ordnung, und lassen Sie sie dann erneut zustellen, oder verwerfen Sie sie.",
    ],
    fr: [
      "Événements qui n’ont pas pu être remis pendant des jours et ont été abandonnés\u00a0: {count}.",
      "Réparez le destinataire, puis faites-les remettre à nouveau, ou abandonnez-les.",
    ],
  },
  deliveries_late: {
    de: [
      "Ein Ereignis vom {sinceMs} wartet auf seine Zustellung.",
      "Prüfen Sie den Mailserver, den Webhook oder den Sammler. Das Log nennt den, der versagt.",
    ],
    fr: [
      "Un événement du {sinceMs} attend d’être remis.",
      "Vérifiez le serveur de messagerie, le webhook ou le collecteur. Le journal indique lequel échoue.",
    ],
  },
  nodes_differ: {
    de: [
      "Die Knoten sind nicht gleich: {reason}",
      "Geben Sie allen Knoten dieselbe Version, dieselben Einstellungen und dieselbe Zeit.",
    ],
    fr: [
      "Les nœuds diffèrent\u00a0: {reason}",
      "Donnez à tous les nœuds la même version, les mêmes réglages et la même heure.",
    ],
  },
  version_ready: {
    de: ["Die Datei einer neuen Version liegt unter {file}.", "Prüfen Sie sie, und aktualisieren Sie dann."],
    fr: ["Le fichier d’une nouvelle version se trouve à {file}.", "Vérifiez-le, puis mettez à jour."],
  },
  disk_fine: {
    de: ["Auf der Platte von {directory} sind {freeBytes} von {totalBytes} frei.", ""],
    fr: ["{freeBytes} sur {totalBytes} sont libres sur le disque de {directory}.", ""],
  },
  certificate_fine: {
    de: ["Das Zertifikat {file} gilt bis {untilMs}.", ""],
    fr: ["Le certificat {file} est valable jusqu’au {untilMs}.", ""],
  },
  backup_none: {
    de: [
      "Dieses Programm hat noch keine Sicherung gemacht.",
      "Wenn nichts anderes diesen Server sichert, machen Sie eine.",
    ],
    fr: ["Ce programme n’a encore fait aucune sauvegarde.", "Si rien d’autre ne sauvegarde ce serveur, faites-en une."],
  },
  backup_fine: {
    de: ["Die letzte Sicherung ist vom {lastMs}.", ""],
    fr: ["La dernière sauvegarde date du {lastMs}.", ""],
  },
  backup_scheduled: {
    de: ["Die letzte Sicherung, {name}, ist vom {lastMs}; die nächste ist am {nextMs} fällig.", ""],
    fr: ["La dernière sauvegarde, {name}, date du {lastMs} ; la prochaine est prévue le {nextMs}.", ""],
  },
  node_fine: {
    de: ["Der Knoten {node} hat die Version {version}.", ""],
    fr: ["Le nœud {node} a la version {version}.", ""],
  },
};

type Group = { readonly [Kind in ConditionKind]: string };

/** The groups of texts that these words are, by kind. Of a kind with nothing to mend, the second says nothing. */
export function conditionTexts(language: Language): Record<"conditionSays" | "conditionMend", Group> {
  const kinds = Object.keys(CONDITION_WORDS) as ConditionKind[];
  const pairOf = (kind: ConditionKind): Pair =>
    language === "en" ? [CONDITION_WORDS[kind].says, CONDITION_WORDS[kind].mend] : WORDS[kind][language];
  const group = (index: 0 | 1) =>
    Object.fromEntries(kinds.map((kind) => [kind, pairOf(kind)[index]]).filter(([, text]) => text !== "")) as Group;
  return { conditionSays: group(0), conditionMend: group(1) };
}
