// Mail in English; the type of this is the type of all languages.

import type { Texts } from "../en.ts";

export const enMail = {
  /** To recipients of a push. */
  shared: {
    subject: "{sender} has something for you",
    lead: "{sender} shares something confidential with you through {service}.",
    link: "Open it",
    until: "The link works until {when}.",
    views: { one: "It can be opened once.", other: "It can be opened {n} times." },
    notice: "Ask {sender} for the link: this mail does not hold it.",
    stranger: "If you do not know {sender}, ignore this mail.",
    /** In its place where the address may be somebody else's. */
    unverified:
      "Nobody has verified that the address {sender} is the sender’s. Ask {sender} in another way whether this mail is theirs. If you cannot, ignore it.",
  },
  /** To recipients of a request: they are asked for a secret. */
  asked: {
    subject: "{sender} asks you for something",
    lead: "{sender} asks you for something confidential, to be sent through {service}.",
    link: "Answer",
    until: "You can answer until {when}. You need no account.",
  },
  /** What a push asks of its recipient, or of whoever answers a request. */
  needs: {
    name: "The sender gives the name “{name}”.",
    shared: "Before you open it:",
    asked: "Before you answer:",
    from: "It opens from {when} on.",
    passphrase: "You need a passphrase. {sender} gives it to you in another way.",
    code: "You need a code. The page mails it to {address} when you ask for it.",
    proof: "Only certain people can open it. The page asks you to prove that you are one of them.",
    release: "{sender} must release it to you. Open the link and leave the page open until then.",
    lock: "Only the device and browser that open it first can open it again. Open it where you need it.",
    letters: "The page shows three letters. Type them, so that it knows you are no program.",
  },
  /** To the sender of a push that was opened. */
  opened: {
    subject: "Opened: {name}",
    unnamed: "Your link of {date}",
    lead: "{name} was opened: {when}.",
    left: { one: "It can be opened once more.", other: "It can be opened {n} more times." },
    last: "That was the last view: the secret is erased.",
    link: "My links",
    why: "You get this mail because you asked to be told when it is opened.",
  },
  /** To the sender of a request that was answered. */
  answered: {
    subject: "Answered: {name}",
    unnamed: "Your request of {date}",
    lead: "{name} was answered: {when}.",
    keep: "This mail does not hold the answer. Sign in to open it.",
    link: "My requests",
    why: "You get this mail because you asked for one with each answer.",
  },
  /** To a recipient who proves an address. */
  code: {
    subject: "Your code from {service}",
    lead: "Somebody shares something confidential with you through {service}. To open it, type this code on the page that asked for it:",
    leadNamed:
      "{sender} shares something confidential with you through {service}. To open it, type this code on the page that asked for it:",
    until: "The code works once, for {minutes} minutes, and only in the browser that asked for it.",
    ignore: "If you did not ask for a code, ignore this mail, and give the code to nobody.",
  },
  /** To somebody who gets an account. */
  invited: {
    subject: "Your account at {service}",
    lead: "You have an account at {service} now: {email}.",
    link: "Choose a password",
    once: "The link works once, until {when}.",
  },
  reset: {
    subject: "A new password for {service}",
    lead: "An administrator of {service} lets you choose a new password for {email}.",
    link: "Choose a password",
    once: "The link works once, until {when}.",
  },
  /** To somebody whose account has changed. */
  notice: {
    subject: "Your account at {service}",
    password: "The password of {email} was changed: {when}.",
    factorAdded: "A second factor was added to {email}: {when}.",
    factorRemoved: "A second factor of {email} was removed: {when}.",
    factorsReset: "All second factors of {email} were removed by an administrator: {when}.",
    recoveryCodes: "New recovery codes were made for {email}: {when}. Those from before no longer work.",
    recoveryCode: "A recovery code of {email} was used: {when}. It does not work again.",
    devices:
      "Too many wrong passwords or codes for {email} came from browsers that have signed in before: {when}. Somebody may have one of your devices.",
    from: "This came from the address {address}.",
    stranger: "If you did not expect this, change your password at {service}, and tell its administrator.",
  },
  /** To administrators: what they should mend. The rest is in src/model/condition.ts. */
  conditions: {
    one: "{service}: {says}",
    many: "{service}: {n} matters for its administrator",
    link: "State of the server",
    why: "You get this mail because notices.mail names you. It comes once, and again after seven days if nothing has changed. Run commands on the server's host, with sudo and the server's --config.",
  },
  test: {
    subject: "Test of {service}",
    lead: "Mail from {service} arrives.",
    link: "{service}",
  },
} as const;

export type MailTexts = Texts<typeof enMail>;
