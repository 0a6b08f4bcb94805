// The texts of held release in English: the recipient waits and reads three words, the owner compares and releases.

export const enHold = {
  hold: {
    title: "Waiting for the sender",
    tell: "The sender must release this to you. Tell them these three words, by phone for example:",
    plain: "This page looks again every few seconds.",
    look: "Look now",
    released: "The sender has released it to you. You can open it once.",
    counts: "The sender must release it to you.",
    refusedTitle: "The sender refused",
    refusedText: "The sender did not release this to you, and paused the link.",
    refusedHint: "If you were waiting for it, call the sender. Nothing was opened.",
    choice: "Ask me before it opens",
    choiceHint: "The recipient reads you three words by phone, and you let them in.",
    who: "Who waits for you",
    compare: "Let in only somebody who tells you exactly these words, by phone for example.",
    nobody: "Nobody is waiting yet. Whoever opens the link waits here, and reads you three words.",
  },
  holdGateLive: {
    title: "Waiting for the sender",
    until: "This page waits until {date} ({relative}). You can leave it open.",
    waiting: "Waiting. Your words: {words}.",
    released: "The sender has released it.",
    crowded: {
      one: "Too many people are waiting for this. Try again in {n} second.",
      other: "Too many people are waiting for this. Try again in {n} seconds.",
    },
  },
  holdCreateLive: {
    termHold: "asks you before it opens",
  },
  holdOwnLive: {
    release: "Let in",
    refuse: "Refuse and pause",
    from: "{address} ({browser}), {relative}",
    isReleased: "Let in, not opened yet",
    asks: {
      one: "{n} person is waiting",
      other: "{n} people are waiting",
    },
    arrived: "Somebody is waiting: {words}.",
    nowReleased: "They are let in, and can open it once.",
    nowRefused: "Refused. The link is paused.",
    tooLate: "This wait was over already.",
    hold: "Release",
    holdYes: "It asks you before it opens",
  },
} as const;
