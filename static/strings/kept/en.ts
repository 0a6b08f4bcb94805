// The texts of what only this browser keeps, in English.

export const enKept = {
  keptLive: {
    keptByBrowser: "Kept in this browser. Whoever can use this browser can copy the link.",
    keptByPasskey: "Kept in this browser, under your passkey.",
  },
  keptPageLive: {
    keptShowLink: "Show the link",
    keptNotOpened: "Your passkey did not open it. Try again.",
    keptKeyByBrowser: "This browser keeps the key that opens the answers. Whoever can use this browser can read them.",
    keptKeyByPasskey: "This browser keeps the key that opens the answers, under your passkey.",
  },
  keptAccountLive: {
    keptSignOut: {
      one: "Signing out removes {n} link or key that only this browser knows. Answers to your requests then open with the recovery file alone.",
      other:
        "Signing out removes {n} links and keys that only this browser knows. Answers to your requests then open with the recovery file alone.",
    },
    keptSignOutYes: "Remove and sign out",
    keptCount: {
      one: "{n} link or key is kept in this browser.",
      other: "{n} links and keys are kept in this browser.",
    },
    keptCountNone: "Nothing is kept in this browser yet.",
    keptGuardedNow: "From now on, your passkey opens them.",
    keptUnable: "This passkey or this browser cannot do that. What is kept stays as it is.",
    keptOffQuestion:
      "Remove everything that is kept? Links that you have not copied are lost, and so are keys without a recovery file.",
    keptRefused: "No passkey was used. What is kept stays as it is.",
    keptOffYes: "Remove",
  },
  kept: {
    title: "Extra protection: links in this browser",
    text: "The server cannot show you links with extra protection again, so this browser keeps them for you, and the keys of your requests too. Whoever can use this browser can copy them, unless your passkey guards them. Signing out removes what no passkey guards.",
    guarded: "Your passkey guards them.",
    on: "Keep them in this browser",
    guard: "Guard them with a passkey",
  },
};
