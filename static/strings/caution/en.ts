// The texts about what keeps a link closed and about what happened to it before, in English: frozen links, networks, and
// the recipient who says "That was not me".

export const enCaution = {
  caution: {
    notMe: "That was not me",
    tellText: "If it was nobody you know, tell the sender: their log will say so.",
    tellFreezes: "It also freezes the link: nobody can open it until the sender unfreezes it.",
    tell: "Tell the sender",
    told: "You told the sender that this was not you.",
    askSender: "If that was not you, ask the sender for a new secret.",
    toldTitle: "The sender can see it now",
    toldText: "Their log says that somebody opened this link before you.",
    toldFrozen: "The link is frozen: nobody can open it until the sender unfreezes it.",
    toldOpen: "The link still works. Ask the sender before you rely on what is behind it.",
    toldNext: "Talk to the sender another way, by phone for example.",
    back: "Back to the secret",
    frozenTitle: "This link is frozen",
    frozenText: "Nobody can open it at the moment. It works again once its sender unfreezes it.",
    frozenHint: "Ask the sender, and then load this page again. This did not count as a view.",
    elsewhereTitle: "Not from this network",
    elsewhereText: "The sender chose the networks where this link opens. Your address {address} is in none of them.",
    elsewhereHint: "Connect to the right network, then load this page again. This did not count as a view.",
    earlyTitle: "Not open yet",
    earlyText: "This link opens on {date} ({relative}).",
    earlyHint: "Load this page again then. This did not count as a view.",
    notBefore: "Opens not before (optional)",
    notBeforeHint: "In the time zone of this device. Only you can open it earlier.",
    networks: "Only from these networks (optional)",
    networksHint: "Addresses and ranges such as 192.0.2.0/24, separated by commas.",
    addressees: "Only for these people (optional)",
    addresseesHint:
      "E-mail addresses, or groups such as group:staff, separated by commas. They use the company sign-in before the link opens.",
    openings: "Tell recipients how often the link was opened before",
    freeze: "Freeze",
    thaw: "Unfreeze",
  },
  cautionGateLive: {
    openedBefore: {
      one: "This link was opened once before, on {date} ({relative}).",
      other: "This link was opened {n} times before, last on {date} ({relative}).",
    },
  },
  cautionCreateLive: {
    badMoment: "Choose a moment before the link expires.",
    termNotBefore: "opens {date}",
    badNetwork: "“{network}” is not a network. Enter addresses and ranges such as 192.0.2.0/24.",
    termNetworks: {
      one: "from {n} network only",
      other: "from {n} networks only",
    },
    termAddressees: {
      one: "for {n} recipient only",
      other: "for {n} recipients only",
    },
  },
  cautionOwnLive: {
    frozen: "Frozen",
    alarmed: "Reported",
    frozenNow: "This link is frozen: nobody but you can open it. Its time goes on.",
    alarm:
      "A recipient says that somebody else opened it before them. They reported it on {date} ({relative}), from {address} ({browser}).",
    alarmNext: "Compare the entries below with whom you gave the link. If in doubt, expire it and change the secret.",
    settle: "Everything is fine",
    thawQuestion: "Unfreeze “{name}”? Whoever has the link can open it again.",
    nowFrozen: "Frozen. Nobody but you can open it.",
    nowThawed: "The link works again.",
    nowSettled: "Settled.",
    networks: "Networks",
    recipients: "Recipients",
    recipientsOnly: "Only for {recipients}",
    networksOnly: "Only from {networks}",
    wrongNetworks: {
      one: "{n} attempt from a network that you did not allow.",
      other: "{n} attempts from networks that you did not allow.",
    },
  },
} as const;
