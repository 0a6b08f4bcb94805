// The texts of en.ts in German.

import type { Texts } from "../en.ts";
import type { enLinks } from "./en.ts";

export const deLinks: Texts<typeof enLinks> = {
  links: {
    choice: "Ein eigener Link für jeden",
  },
  linksLive: {
    noGroups:
      "Eine Gruppe kann keinen eigenen Link bekommen: Entfernen Sie „{group}“, oder nennen Sie die einzelnen Personen.",
    making: "Link {at} von {of}: {address}",
    waits: {
      one: "Der Server bittet um Geduld: {address} folgt in {n} Sekunde.",
      other: "Der Server bittet um Geduld: {address} folgt in {n} Sekunden.",
    },
    notTried: "Abgebrochen. Nichts wurde gespeichert.",
    ready: {
      one: "{n} Link ist bereit",
      other: "{n} Links sind bereit",
    },
    opens: "Jeder öffnet sich {views}, bis {date} ({relative}), und nur für seinen Empfänger.",
    links: "Links",
    copyOne: "Kopieren",
    copyAll: "Alle als Text kopieren",
    pageOf: "Seite dieses Links",
    keptByPasskey: "Beim Kopieren werden Sie nach Ihrem Passkey gefragt.",
    gone: "Diese Seite zeigt diesen Link nicht mehr.",
    linksKept: "Dieser Browser bewahrt die Links auf. Kein anderer kann sie zeigen.",
    onlyHere: "Kopieren Sie die Links jetzt. Sie können nicht noch einmal gezeigt werden.",
    unmade:
      "Einige Links sind noch nicht erstellt, und was Sie teilen, steht nur auf dieser Seite. Trotzdem verlassen?",
    unsaved: "Sie haben noch nicht alle Links kopiert, und nur diese Seite zeigt sie. Trotzdem verlassen?",
    unmadeCount: {
      one: "{n} Link wurde nicht erstellt:",
      other: "{n} Links wurden nicht erstellt:",
    },
    again: "Diese erneut versuchen",
  },
};
