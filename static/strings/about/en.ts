// The page /about in English: who runs the server, and what it does with a secret. Each sentence must be true to
// the code; SECURITY.md has the same with the details.

export const enAbout = {
  about: {
    title: "How this works and who runs it",
    lead: "You share a secret as a link. The link stops working by itself, and the secret is then erased.",
    operatorTitle: "Who runs this server",
    runBy: "This server is run by {name}.",
    unnamed: "The operator of this server has not entered a name here. Ask whoever sent you here.",
    contact: "Contact:",
    program: "Program: Secret Push, version {version}.",
    sealedTitle: "How a secret is protected",
    sealed:
      "Each secret is encrypted on the server with AES-256-GCM before it is stored. Its key is derived from a random key of its own, from the link and, if there is one, from the passphrase.",
    masterKey:
      "The random key is stored encrypted under the server’s master key. The master key is not in the database: it is a file of its own, or the operator gives it to the server when it starts.",
    passphrase:
      "The server stores no passphrase and nothing to compare one with. Argon2id makes guessing slow, and after five wrong attempts in a minute an address has to wait.",
    files: "File names and contents are encrypted too.",
    transport:
      "The encryption takes place on the server, not in your browser. An https:// address protects the way between the two.",
    endTitle: "What happens when a link expires",
    end: "A link expires after the chosen time, after the last permitted view, or when somebody expires it by hand. At that moment the key is overwritten, and the secret and the sender’s message are deleted.",
    endFiles:
      "Files are removed from the disk. After the last view, the download links of that view still work: at most {time}, and never beyond the chosen time.",
    rowAnonymous: "The log of a push without an account is deleted {time} after it expires.",
    rowAnonymousKept: "The log of a push without an account is kept until the operator deletes it.",
    rowOwned:
      "The log of a push of a signed-in sender is deleted {time} after it expires, together with the name and note that the sender gave it.",
    rowOwnedKept:
      "The log of a push of a signed-in sender is kept, together with the name and note that the sender gave it, until the operator deletes it.",
    backups: "A backup keeps what it held when the operator made it, until the operator deletes the backup.",
    loggedTitle: "What is logged",
    logged:
      "For each push: when it was created, viewed, expired by hand or tried with a wrong passphrase, with the network address, the browser’s name and the page the visitor came from. A signed-in sender sees this log for each own push.",
    request:
      "For each request: time, kind of page, result, duration and network address. Never the link, the secret or the passphrase. How long these lines are kept is up to the operator.",
    cookies:
      "Cookies: one for your session after you sign in, and one for the language you choose. There is no tracking, and the pages load nothing from other servers.",
    operatorReadsTitle: "What the operator can and cannot read",
    seesMeta:
      "The operator sees that a push exists: its kind, size, times, views and log, and for signed-in senders their e-mail address.",
    adminPage:
      "Administrators can expire any push on their page. They see no content, name, note or link there. They can reset a user’s password, though, and then sign in as that user.",
    readsOwned:
      "Whoever has both the stored data and the master key can read an unexpired secret of a signed-in sender that has no passphrase, and the sender’s names, notes and messages.",
    readsAnonymous: "For a push without an account they also need the link, which the server does not keep.",
    readsGuarded:
      "For a push with a passphrase they also need the passphrase. A short one can be guessed, a long one cannot.",
    running:
      "Whoever controls the running server can see a secret or a passphrase at the moment it passes through: when it is created and when it is opened.",
    readsExpired:
      "Nobody can read an expired secret, the operator included, unless a backup from before still holds it.",
    youTitle: "What you can do",
    you: "Choose few views and a short time. Add a passphrase, and send it another way than the link. Open a secret only when you can store it safely.",
  },
} as const;
