// The texts of the page on which recipients prove an address by a code, in English. {address} is masked: a…@e…org.

export const enCodes = {
  codes: {
    toOne:
      "Whoever sent this wants to be sure who opens it. Have a code mailed to {address}; you need no account here.",
    toSome:
      "Whoever sent this wants to be sure who opens it. Choose your address, and have a code mailed there; you need no account here.",
    toTyped:
      "Whoever sent this wants to be sure who opens it. Type your address; if it is one of the recipients’, a code is mailed there. You need no account here.",
    which: "Your address",
    among: "The recipients, shortened: {addresses}",
    notYours: "Not your address? Ask the sender for a link of your own.",
    send: "Send me the code",
    again: "Send another code",
    sentToOne: "A mail with eight letters is on its way to {address}. Look among unwanted mail too.",
    sent: "A mail with eight letters is on its way, if the address is one of the recipients’. Look among unwanted mail too.",
    field: "Code",
    fieldHint: "The eight letters from the mail. They work for ten minutes, and in this browser only.",
    goOn: "Go on",
    or: "Or prove it in another way:",
    wrong: {
      one: "This code is wrong. Type the one from the newest mail. You can try it once more.",
      other: "This code is wrong. Type the one from the newest mail. You can try it {n} times more.",
    },
    last: "This code is wrong, and that was its last try. Have another one sent.",
    over: "There is no code to type here: it was used, is older than ten minutes, or was asked for in another browser. Have another one sent.",
    needsCookie: "This needs a cookie, and your browser sent none. Allow cookies for this page, then load it again.",
    tooOften: {
      one: "Five codes were asked for this address within an hour. Try again in a minute.",
      other: "Five codes were asked for this address within an hour. Try again in {n} minutes.",
    },
    noMore: "No more codes are sent for this link. Ask its sender for a new one.",
    noMail: "This server cannot send a code at the moment. Ask whoever sent you the link.",
    badAddress: "This is not an e-mail address.",
  },
  codesLive: {
    noCode: "Type the eight letters from the mail.",
    offline: "The server cannot be reached. Check your connection, and try again.",
  },
} as const;
