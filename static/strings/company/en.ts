// The texts of signing in at the company's provider, in English. {label} is what people call the provider.

export const enCompany = {
  company: {
    signIn: "Sign in with {label}",
    or: "Or with a password of this server:",
    addressedTitle: "Addressed to certain people",
    addressedText: "Whoever sent this wants to be sure who opens it. Sign in with {label}; you need no account here.",
    addressedByDirectory:
      "Whoever sent this wants to be sure who opens it. Sign in with your name and password of the company.",
    byPassword: "Sign in with a password",
    otherTitle: "Not addressed to you",
    otherText:
      "You are known as {address}, and this is addressed to somebody else. Nothing was opened. Sign in as somebody else, or ask whoever sent it.",
    otherUnnamed:
      "This is addressed to somebody else. Nothing was opened. Sign in as somebody else, or ask whoever sent it.",
    closedAccountTitle: "Your account is switched off",
    closedAccountText:
      "Your account on this server is disabled or suspended, so nothing opens for you. Nothing was opened. Ask an administrator.",
    known: "You are known here as {address}.",
    knownUnnamed: "The company sign-in has recognised you.",
    notMe: "This is not me",
    goingOn: "One moment",
    goingOnText: "The next page opens by itself.",
    goOn: "Go on",
  },
  companyRefused: {
    "not-allowed": "You are in none of the groups that may use this server. Ask its administrator.",
    "no-account": "You have no account here. Ask an administrator to add it.",
    "address-taken": "Your e-mail address already has an account here. Ask an administrator to link it to {label}.",
    "other-account": "This sign-in belongs to another account here. Ask an administrator.",
    "not-set-up": "This server has not been set up yet.",
    disabled: "Your account is disabled. Ask an administrator.",
    "no-email": "{label} does not tell this server your e-mail address. Ask an administrator to add the claim email.",
    "bad-email": "What {label} gives as your e-mail address is not one. Ask an administrator.",
    "no-groups":
      "{label} tells this server no group of yours. Either you are in none, or the provider leaves them out: ask an administrator.",
    "too-many-groups":
      "You are in so many groups that {label} leaves them all out. Ask an administrator to send only those of this application.",
    "bad-token": "What {label} answered is not valid for this server. Nobody was signed in; the log says more.",
    clock: "The clocks of this server and of {label} differ too much. Ask an administrator to set them.",
    "other-issuer": "The answer came from another provider than the settings name. Nobody was signed in.",
    unreachable: "{label} cannot be reached at the moment. Whoever is signed in stays so; try again later.",
    "provider-error": "{label} reported an error. The log of this server says which.",
    "client-refused": "{label} does not accept this server: its secret is wrong or has expired. Ask an administrator.",
    cancelled: "The sign-in with {label} was cancelled.",
    "begin-again": "This sign-in was begun elsewhere, took too long or was used before. Begin again.",
  },
} as const;
