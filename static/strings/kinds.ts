// What people read about the kinds of audit entries and of events. A new kind is one row here, with its words in every
// language. A page shows the name of a kind that has no row.

import type { Language } from "../languages.ts";

/** Completes "time · …" in a log. If auditors and administrators read other words than the owner, theirs are second. */
const AUDIT_WORDS = {
  creation: { en: "created", de: "erstellt", fr: "créé" },
  view: { en: "opened", de: "geöffnet", fr: "ouvert" },
  failed_view: { en: "tried in vain", de: "vergeblich versucht", fr: "tentative vaine" },
  expire: { en: "expired by hand", de: "von Hand beendet", fr: "expiré manuellement" },
  restored: { en: "deletion undone", de: "Löschung zurückgenommen", fr: "suppression annulée" },
  failed_passphrase: { en: "wrong passphrase", de: "falsche Passphrase", fr: "phrase secrète erronée" },
  probable_program: { en: "probably a program", de: "wahrscheinlich ein Programm", fr: "probablement un programme" },
  code_sent: { en: "code mailed", de: "Code gemailt", fr: "code envoyé par mail" },
  failed_code: { en: "wrong code", de: "falscher Code", fr: "code erroné" },
  owner_view: {
    en: ["opened by you", "opened by its owner"],
    de: ["von Ihnen geöffnet", "vom Absender geöffnet"],
    fr: ["ouvert par vous", "ouvert par l’expéditeur"],
  },
  wrong_network: {
    en: ["tried from another network", "refused outside its networks"],
    de: ["aus einem anderen Netz versucht", "außerhalb der erlaubten Netze abgewiesen"],
    fr: ["tentative depuis un autre réseau", "refusé hors des réseaux autorisés"],
  },
  other_device: {
    en: ["tried on another device", "refused on another device"],
    de: ["auf einem anderen Gerät versucht", "auf einem anderen Gerät abgewiesen"],
    fr: ["tentative depuis un autre appareil", "refusé sur un autre appareil"],
  },
  alarm: {
    en: ["reported: “That was not me”", "reported by a recipient"],
    de: ["gemeldet: „Das war ich nicht“", "vom Empfänger gemeldet"],
    fr: ["signalé\u00a0: «\u00a0Ce n’était pas moi\u00a0»", "signalé par un destinataire"],
  },
  freeze: {
    en: ["paused by you", "paused by its owner"],
    de: ["von Ihnen gesperrt", "vom Absender gesperrt"],
    fr: ["bloqué par vous", "bloqué par l’expéditeur"],
  },
  thaw: {
    en: ["resumed by you", "resumed by its owner"],
    de: ["von Ihnen freigegeben", "vom Absender entsperrt"],
    fr: ["débloqué par vous", "débloqué par l’expéditeur"],
  },
  changed: {
    en: ["changed by you", "changed by its owner"],
    de: ["von Ihnen geändert", "vom Absender geändert"],
    fr: ["modifié par vous", "modifié par l’expéditeur"],
  },
  hold_asked: {
    en: ["waits for your release", "waits for the owner"],
    de: ["wartet auf Ihre Freigabe", "wartet auf die Freigabe"],
    fr: ["attend votre autorisation", "attend l’expéditeur"],
  },
  hold_released: {
    en: ["released by you", "released by the owner"],
    de: ["von Ihnen freigegeben", "vom Absender freigegeben"],
    fr: ["autorisé par vous", "autorisé par l’expéditeur"],
  },
  hold_refused: {
    en: ["refused and paused by you", "refused by the owner"],
    de: ["von Ihnen abgelehnt und gesperrt", "vom Absender abgelehnt"],
    fr: ["refusé et bloqué par vous", "refusé par l’expéditeur"],
  },
  request_view: { en: "read", de: "gelesen", fr: "lue" },
  answer: { en: "answered", de: "beantwortet", fr: "réponse reçue" },
  mail_returned: { en: "mail came back", de: "E-Mail kam zurück", fr: "e-mail revenu" },
  creation_email_send: {
    en: "notification by mail ordered",
    de: "Benachrichtigung per E-Mail beauftragt",
    fr: "notification par e-mail demandée",
  },
} satisfies Record<string, Record<Language, string | readonly [owners: string, others: string]>>;

/** Completes "Tell it when …" on the page of webhooks. */
const EVENT_WORDS = {
  "push.created": { en: "a link is created", de: "ein Link erstellt wird", fr: "un lien est créé" },
  "push.viewed": { en: "a link is opened", de: "ein Link geöffnet wird", fr: "un lien est ouvert" },
  "push.wrong_passphrase": {
    en: "somebody enters a wrong passphrase",
    de: "jemand eine falsche Passphrase eingibt",
    fr: "quelqu’un saisit une mauvaise phrase secrète",
  },
  "push.expired": { en: "a link expires", de: "ein Link abläuft", fr: "un lien expire" },
  "push.alarm": {
    en: "somebody reports that a stranger has opened it",
    de: "jemand meldet, dass ein Fremder ihn geöffnet hat",
    fr: "quelqu’un signale qu’un inconnu l’a ouvert",
  },
  "push.hold_asked": {
    en: "somebody waits for you to release it",
    de: "jemand auf Ihre Freigabe wartet",
    fr: "quelqu’un attend votre autorisation",
  },
  "request.answered": {
    en: "somebody has answered your request",
    de: "jemand Ihre Anfrage beantwortet hat",
    fr: "quelqu’un a répondu à votre demande",
  },
  "request.closed": { en: "your request is closed", de: "Ihre Anfrage geschlossen ist", fr: "votre demande est close" },
} satisfies Record<string, Record<Language, string>>;

type LogTexts<Reader extends string> = Record<`${Reader}.${keyof typeof AUDIT_WORDS}`, string>;

/** The groups of texts that these words are. Their keys begin with the reader of the log. */
export const kindTexts = (
  language: Language,
): {
  ownLogLive: LogTexts<"own">;
  seenLogLive: LogTexts<"seen">;
  eventWordsLive: Record<keyof typeof EVENT_WORDS, string>;
} => {
  const log = (reader: string, index: 0 | 1): object =>
    Object.fromEntries(
      Object.entries(AUDIT_WORDS).map(([kind, { [language]: words }]) => [
        `${reader}.${kind}`,
        typeof words === "string" ? words : words[index],
      ]),
    );
  const events = Object.entries(EVENT_WORDS).map(([kind, { [language]: words }]) => [kind, words]);
  return {
    ownLogLive: log("own", 0) as LogTexts<"own">,
    seenLogLive: log("seen", 1) as LogTexts<"seen">,
    eventWordsLive: Object.fromEntries(events) as Record<keyof typeof EVENT_WORDS, string>,
  };
};
