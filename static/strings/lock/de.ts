// The texts of en.ts in German.

import type { Texts } from "../en.ts";
import type { enLock } from "./en.ts";

export const deLock: Texts<typeof enLock> = {
  lock: {
    choice: "Nur das erste Gerät kann es erneut öffnen",
    choiceHint:
      "Wer den Link zuerst öffnet, behält ihn. Auf jedem anderen Gerät oder Browser steht, dass er woanders geöffnet wurde.",
    viewsEach: "Aufrufe für jeden Empfänger (optional)",
    viewsEachHint: "Jede Adresse hat dann eigene Aufrufe, und niemand kann die der anderen verbrauchen.",
    first:
      "Nur der Browser, der dies zuerst öffnet, kann es erneut öffnen. Öffnen Sie es also dort, wo Sie es brauchen. Ihr Browser behält dafür ein Cookie.",
    own: "Dieser Browser hat es zuerst geöffnet. Nur er kann es erneut öffnen.",
    elsewhereTitle: "Auf einem anderen Gerät geöffnet",
    elsewhereText: "Dieser Link öffnet sich nur in dem Browser, der ihn zuerst geöffnet hat. Das war nicht dieser.",
    elsewhereHint:
      "Waren Sie das selbst, gehen Sie zurück zu jenem Gerät und Browser. Wenn nicht, hat es jemand anderes gelesen: Sagen Sie es dem Absender.",
    needsCookie:
      "Dieser Link braucht ein Cookie, und Ihr Browser hat keines gesendet. Erlauben Sie Cookies für diese Seite, und versuchen Sie es dann erneut.",
    usedTitle: "Sie haben es schon geöffnet",
    usedText: {
      one: "Jeder Empfänger darf diesen Link einmal öffnen, und das haben Sie getan.",
      other: "Jeder Empfänger darf diesen Link {n}-mal öffnen, und das haben Sie getan.",
    },
    usedHint: "Brauchen Sie es noch einmal, bitten Sie den Absender um einen neuen Link.",
  },
  /** In the place of those for a push whose views all share. */
  sharesLive: {
    lastView: "Das war Ihr letzter Aufruf. Sichern Sie jetzt, was Sie brauchen.",
    lastViewFiles:
      "Das war Ihr letzter Aufruf. Laden Sie jetzt herunter, was Sie brauchen: Die Links gelten nur kurze Zeit.",
  },
};
