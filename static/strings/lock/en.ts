// The texts about pushes that only their first device opens, and about views of each recipient, in English.

export const enLock = {
  lock: {
    choice: "Only the first device can open it again",
    choiceHint:
      "Whoever opens the link first keeps it. On any other device or browser it says that it was opened elsewhere.",
    viewsEach: "Views for each recipient (optional)",
    viewsEachHint: "Each address then has views of its own, and nobody can use up those of the others.",
    first:
      "Only the browser that opens this first can open it again, so open it where you need it. Your browser keeps a cookie for that.",
    own: "This browser opened it first. Only it can open it again.",
    elsewhereTitle: "Opened on another device",
    elsewhereText: "This link opens only in the browser that opened it first, and that was not this one.",
    elsewhereHint:
      "If it was you, go back to that device and browser. If not, somebody else has read it: tell the sender.",
    needsCookie: "This link needs a cookie, and your browser sent none. Allow cookies for this page, then try again.",
    usedTitle: "You have opened it already",
    usedText: {
      one: "The sender lets each recipient open this link once, and you have done so.",
      other: "The sender lets each recipient open this link {n} times, and you have done so.",
    },
    usedHint: "If you need it again, ask the sender for a new link.",
  },
  /** In the place of those for a push whose views all share. */
  sharesLive: {
    lastView: "This was your last view. Keep what you need now.",
    lastViewFiles: "This was your last view. Download what you need now: the links work for a short time only.",
  },
} as const;
