// What opener.html says, beside the words it shares with the recipient's page.

import { deReveal } from "../strings/reveal/de.ts";
import { enReveal } from "../strings/reveal/en.ts";
import { frReveal } from "../strings/reveal/fr.ts";

const own = {
  en: {
    title: "Open a sealed link",
    lead: "This page is a file of your own: it opens links that are sealed end to end, and no server can change it. It asks the link’s server for the sealed secret, and for nothing else.",
    link: "Link, with the part after #",
    passphraseHint: "Only if the sender gave you one.",
    open: "Open",
    notLink: "This is not a link to a secret. Copy the whole link, from https:// to its end.",
    unreachable:
      "No answer that this page may read. The server cannot be reached, or it lets only its own page open this link: the secret may not be sealed, or be limited to certain networks. Nothing was opened.",
    incomplete: "The answer did not arrive completely. It may have counted as a view.",
    notSealed:
      "What the server sent is not sealed, so it is not what the sender sealed for this link. Nothing of it is shown.",
    wrong: "The passphrase is wrong or missing. No view was counted.",
    refused: "The server does not hand this out at the moment. No view was counted.",
    held: "Whoever sent this must release it. Tell them these words: {words}",
    heldWordless: "Whoever sent this must release it.",
    otherPassphrase:
      "It does not open with this passphrase. Try again: the sealed secret is here, and no further view is counted. Leave the field empty if the sender gave you no passphrase.",
    go: "Open the address on {host}",
    saved: "Saved",
  },
  de: {
    title: "Versiegelten Link öffnen",
    lead: "Diese Seite ist Ihre eigene Datei: Sie öffnet Links, die Ende zu Ende versiegelt sind, und kein Server kann sie verändern. Sie fragt den Server des Links nach dem versiegelten Geheimnis und nach sonst nichts.",
    link: "Link, mit dem Teil nach dem #",
    passphraseHint: "Nur wenn der Absender Ihnen eine gegeben hat.",
    open: "Öffnen",
    notLink: "Das ist kein Link zu einem Geheimnis. Kopieren Sie den ganzen Link, von https:// bis zum Ende.",
    unreachable:
      "Keine Antwort, die diese Seite lesen darf. Der Server ist nicht erreichbar, oder er lässt nur seine eigene Seite diesen Link öffnen: Vielleicht ist das Geheimnis nicht versiegelt oder auf bestimmte Netze beschränkt. Es wurde nichts geöffnet.",
    incomplete: "Die Antwort ist nicht vollständig angekommen. Vielleicht wurde ein Aufruf gezählt.",
    notSealed:
      "Was der Server geschickt hat, ist nicht versiegelt und daher nicht das, was der Absender für diesen Link versiegelt hat. Es wird nichts davon gezeigt.",
    wrong: "Die Passphrase ist falsch oder fehlt. Es wurde kein Aufruf gezählt.",
    refused: "Der Server gibt das im Augenblick nicht heraus. Es wurde kein Aufruf gezählt.",
    held: "Der Absender muss es freigeben. Nennen Sie ihm diese Wörter: {words}",
    heldWordless: "Der Absender muss es freigeben.",
    otherPassphrase:
      "Mit dieser Passphrase lässt es sich nicht öffnen. Versuchen Sie es noch einmal: Das versiegelte Geheimnis ist hier, und es wird kein weiterer Aufruf gezählt. Lassen Sie das Feld leer, wenn der Absender Ihnen keine Passphrase gegeben hat.",
    go: "Adresse auf {host} öffnen",
    saved: "Gespeichert",
  },
  fr: {
    title: "Ouvrir un lien scellé",
    lead: "Cette page est votre propre fichier : elle ouvre les liens scellés de bout en bout, et aucun serveur ne peut la modifier. Elle demande au serveur du lien le secret scellé, et rien d’autre.",
    link: "Lien, avec la partie après le #",
    passphraseHint: "Seulement si l’expéditeur vous en a donné une.",
    open: "Ouvrir",
    notLink: "Ce n’est pas un lien vers un secret. Copiez le lien entier, de https:// jusqu’à la fin.",
    unreachable:
      "Aucune réponse que cette page puisse lire. Le serveur est injoignable, ou il ne laisse que sa propre page ouvrir ce lien : le secret n’est peut-être pas scellé, ou il est limité à certains réseaux. Rien n’a été ouvert.",
    incomplete: "La réponse n’est pas arrivée en entier. Une consultation a peut-être été comptée.",
    notSealed:
      "Ce que le serveur a envoyé n’est pas scellé : ce n’est donc pas ce que l’expéditeur a scellé pour ce lien. Rien n’en est affiché.",
    wrong: "La phrase secrète est fausse ou manque. Aucune consultation n’a été comptée.",
    refused: "Le serveur ne remet pas ce secret pour le moment. Aucune consultation n’a été comptée.",
    held: "L’expéditeur doit l’autoriser. Dites-lui ces mots : {words}",
    heldWordless: "L’expéditeur doit l’autoriser.",
    otherPassphrase:
      "Cette phrase secrète ne l’ouvre pas. Réessayez : le secret scellé est ici, et aucune autre consultation n’est comptée. Laissez le champ vide si l’expéditeur ne vous a pas donné de phrase secrète.",
    go: "Ouvrir l’adresse sur {host}",
    saved: "Enregistré",
  },
};

const shared = { en: enReveal, de: deReveal, fr: frReveal };

export type Language = keyof typeof own;

/** The browser's first language that there are texts in. */
export const languageOf = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag): tag is Language => Object.hasOwn(own, tag)) ?? "en";

export const textsIn = (language: Language) => ({ own: own[language], ...shared[language] });
