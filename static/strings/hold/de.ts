// The texts of held release in German.

import type { Texts } from "../en.ts";
import type { enHold } from "./en.ts";

export const deHold: Texts<typeof enHold> = {
  hold: {
    title: "Warten auf den Absender",
    tell: "Der Absender muss das für Sie freigeben. Nennen Sie ihm diese drei Wörter, zum Beispiel am Telefon:",
    plain: "Diese Seite sieht alle paar Sekunden nach.",
    look: "Jetzt nachsehen",
    released: "Der Absender hat es für Sie freigegeben. Sie können es einmal öffnen.",
    counts: "Der Absender muss es für Sie freigeben.",
    refusedTitle: "Der Absender hat abgelehnt",
    refusedText: "Der Absender hat das nicht für Sie freigegeben und den Link gesperrt.",
    refusedHint: "Wenn Sie darauf warten, rufen Sie den Absender an. Es wurde nichts geöffnet.",
    choice: "Vor dem Öffnen bei mir nachfragen",
    choiceHint: "Der Empfänger nennt Ihnen am Telefon drei Wörter, und Sie lassen ihn herein.",
    who: "Wer auf Sie wartet",
    compare: "Lassen Sie nur herein, wer Ihnen genau diese Wörter nennt, zum Beispiel am Telefon.",
    nobody: "Noch wartet niemand. Wer den Link öffnet, wartet hier und nennt Ihnen drei Wörter.",
  },
  holdGateLive: {
    title: "Warten auf den Absender",
    until: "Diese Seite wartet bis {date} ({relative}). Sie können sie offen lassen.",
    waiting: "Bitte warten. Ihre Wörter: {words}.",
    released: "Der Absender hat es freigegeben.",
    crowded: {
      one: "Zu viele Personen warten darauf. Versuchen Sie es in {n} Sekunde erneut.",
      other: "Zu viele Personen warten darauf. Versuchen Sie es in {n} Sekunden erneut.",
    },
  },
  holdCreateLive: {
    termHold: "fragt vor dem Öffnen bei Ihnen nach",
  },
  holdOwnLive: {
    release: "Hereinlassen",
    refuse: "Ablehnen und sperren",
    from: "{address} ({browser}), {relative}",
    isReleased: "Hereingelassen, noch nicht geöffnet",
    asks: {
      one: "{n} Person wartet",
      other: "{n} Personen warten",
    },
    arrived: "Jemand wartet: {words}.",
    nowReleased: "Hereingelassen. Der Empfänger kann es einmal öffnen.",
    nowRefused: "Abgelehnt. Der Link ist gesperrt.",
    tooLate: "Diese Anfrage war schon vorbei.",
    hold: "Freigabe",
    holdYes: "Vor dem Öffnen wird bei Ihnen nachgefragt",
  },
};
