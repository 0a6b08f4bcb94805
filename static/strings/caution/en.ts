// The texts about what keeps a link closed and about what happened to it before, in English: frozen links, networks, and
// the recipient who says "That was not me".

export const enCaution = {
  caution: {
    notMe: "That was not me",
    tellText: "If it was nobody you know, tell the sender: their log will say so.",
    tellFreezes: "It also pauses the link: nobody can open it until the sender resumes it.",
    tell: "Tell the sender",
    told: "You told the sender that this was not you.",
    askSender: "If that was not you, ask the sender for a new secret.",
    toldTitle: "The sender can see it now",
    toldText: "Their log says that somebody opened this link before you.",
    toldFrozen: "The link is paused: nobody can open it until the sender resumes it.",
    toldOpen: "The link still works. Ask the sender before you rely on what is behind it.",
    toldNext: "Talk to the sender another way, by phone for example.",
    back: "Back to the secret",
    frozenTitle: "This link is paused",
    frozenText: "Nobody can open it at the moment. It works again once its sender resumes it.",
    frozenHint: "Ask the sender, and then load this page again. This did not count as a view.",
    elsewhereTitle: "Not from this network",
    elsewhereText: "The sender chose the networks where this link opens. Your address {address} is in none of them.",
    elsewhereHint: "Connect to the right network, then load this page again. This did not count as a view.",
    earlyTitle: "Not open yet",
    earlyText: "This link opens on {date} ({relative}).",
    earlyHint: "Load this page again then. This did not count as a view.",
    notBefore: "Opens not before (optional)",
    notBeforeHint: "In the time zone of this device. Only you can open it earlier.",
    afterFirstView: "Expires after the first view (optional)",
    networks: "Only inside these networks (ask your IT)",
    networksHint: "Addresses and ranges such as 192.0.2.0/24, separated by commas.",
    addressees: "Only for these people (optional)",
    addresseesHint:
      "E-mail addresses, or groups such as group:staff, separated by commas. Before the link opens, they use the company sign-in, or a code that is mailed to them.",
    addresseesByCompany:
      "E-mail addresses, or groups such as group:staff, separated by commas. Before the link opens, they use the company sign-in.",
    addresseesByCode:
      "E-mail addresses, separated by commas. Nobody needs an account: before the link opens, they type a code that is mailed to them.",
    addresseesRequired: "Only for these people (required)",
    addresseesNext: "Only for {people}. Send the link to them. It opens for them after the company sign-in.",
    addresseesNextByCode:
      "Only for {people}. Send the link to them. On its page, they have a code mailed to their address.",
    addresseesNextByEither:
      "Only for {people}. Send the link to them. On its page, they use the company sign-in or have a code mailed to their address.",
    openings: "Warn the recipient if somebody has opened the link already",
    freeze: "Pause the link",
    thaw: "Resume the link",
  },
  cautionGateLive: {
    openedBefore: {
      one: "This link was opened once before, on {date} ({relative}).",
      other: "This link was opened {n} times before, last on {date} ({relative}).",
    },
  },
  addresseesLive: {
    noAddress: "“{entry}” is not an e-mail address.",
    notIn: "Addresses in {domain} are not allowed.",
    wanted: "Enter for whom the link is: this server asks for it.",
  },
  cautionCreateLive: {
    badMoment: "Choose a moment before the link expires.",
    termNotBefore: "opens {date}",
    notSooner: "No sooner",
    termFirstView: "expires {duration} after the first view",
    badNetwork: "“{network}” is not a network. Enter addresses and ranges such as 192.0.2.0/24.",
    termNetworks: {
      one: "from {n} network only",
      other: "from {n} networks only",
    },
    termAddressees: {
      one: "for {n} recipient only",
      other: "for {n} recipients only",
    },
    termLock: "first device only",
    termViewsEach: {
      one: "{n} view for each recipient",
      other: "{n} views for each recipient",
    },
  },
  cautionOwnLive: {
    frozen: "Paused",
    alarmed: "Reported",
    frozenNow: "This link is paused: nobody but you can open it. It still expires on {date}.",
    alarm:
      "A recipient says that somebody else opened it before them. They reported it on {date} ({relative}), from {address} ({browser}).",
    alarmNext: "Compare the entries below with whom you gave the link. If in doubt, expire it and change the secret.",
    settle: "Everything is fine",
    thawQuestion: "Resume “{name}”? Whoever has the link can open it again.",
    nowFrozen: "Paused. Nobody but you can open it.",
    nowThawed: "The link works again.",
    nowSettled: "Settled.",
    networks: "Networks",
    recipients: "Recipients",
    recipientsOnly: "Only for {recipients}",
    networksOnly: "Only from {networks}",
    lock: "Devices",
    lockYes: "Only the first device can open it again",
    shares: "Views of each",
    sharesEach: {
      one: "Each may open it once",
      other: "Each may open it {n} times",
    },
    wrongNetworks: {
      one: "{n} attempt from a network that you did not allow.",
      other: "{n} attempts from networks that you did not allow.",
    },
  },
} as const;
