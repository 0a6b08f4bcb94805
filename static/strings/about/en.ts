// The pages /about and /about/accessibility in English: who runs the server, and what it does with a secret. Each sentence must be true to
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
    words:
      "It suggests words of the EFF Long Wordlist by the Electronic Frontier Foundation (https://www.eff.org/dice), without four of them, under CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).",
    sealedTitle: "How a secret is protected",
    sealed:
      "The server encrypts each secret with AES-256-GCM before it stores it. The key is derived from a random key of its own, the link and, if there is one, the passphrase.",
    masterKey: "The random key is stored encrypted under the server’s master key, which is kept outside the database.",
    passphrase:
      "The server stores no passphrase and nothing to compare one with. Argon2id makes guessing slow, and after five wrong attempts in a minute an address has to wait.",
    files: "File names and contents are encrypted too.",
    transport: "This encryption takes place on the server. An https:// address protects the way there.",
    endToEnd:
      "A sender can also seal a secret in the browser or with the command line, in the open format age. The key is in the link after the #, a part that browsers never send: this server keeps and hands out what it cannot read.",
    endTitle: "What happens when a link expires",
    end: "A link expires after the chosen time, after the last permitted view, or by hand. At that moment its key, the secret and the sender’s message are erased.",
    endFiles:
      "Files are deleted too. The download links of the last view still work: at most {time}, and never beyond the chosen time.",
    rowAnonymous: "The log of a secret shared without an account is deleted {time} after it expires.",
    rowAnonymousKept: "The log of a secret shared without an account is kept until the operator deletes it.",
    rowOwned:
      "The log of a signed-in sender’s secret is deleted {time} after it expires, together with the name and note that the sender gave it.",
    rowOwnedKept:
      "The log of a signed-in sender’s secret is kept, together with the name and note that the sender gave it, until the operator deletes it.",
    backups: "A backup holds what was stored when it was made, until the operator deletes it.",
    loggedTitle: "What is logged",
    logged:
      "For each secret: when it was created, opened, expired by hand or tried with a wrong passphrase, with the network address, the browser and the page the visitor came from. Signed-in senders see this log for their own secrets.",
    request:
      "For each request: time, kind of page, result, duration and network address. Never the link, the secret or the passphrase. The operator decides how long these lines are kept.",
    cookies:
      "Cookies: one for your session after you sign in, one each for the language and the colours you choose, and one in a browser that waits for a sender or has reported a link. There is no tracking, and the pages load nothing from other servers.",
    operatorReadsTitle: "What the operator can and cannot read",
    seesMeta:
      "The operator sees that a secret exists: its kind, size, times, views and log, and the e-mail address of a signed-in sender.",
    adminPage:
      "Administrators can expire any secret. They see neither its content nor its name, note or link. They can reset a user’s password, though, and then sign in as that user.",
    readsOwned:
      "Whoever has both the stored data and the master key can read a signed-in sender’s unexpired secret if it has no passphrase, and that sender’s names, notes and messages.",
    readsAnonymous: "For a secret shared without an account they also need the link, which the server does not keep.",
    readsGuarded:
      "For a secret with a passphrase they also need the passphrase. A short one can be guessed, a long one cannot.",
    running:
      "Whoever controls the running server can see a secret and its passphrase when it is created and when it is opened.",
    readsSealed:
      "The operator cannot read a sealed secret, not even with all the data and the master key. A tampered server could hand out a page that gives the secret away, though: to rule that out, open the link with the command line.",
    readsExpired:
      "Nobody can read an expired secret, the operator included, unless a backup from before still holds it.",
    youTitle: "What you can do",
    you: "Choose few views and a short time. Add a passphrase, and send it another way than the link. Open a secret only when you can store it safely.",
  },
  accessibility: {
    title: "Accessibility",
    lead: "Everybody must be able to share a secret and to open one, however they see, hear, move and read.",
    contactTitle: "If something is in your way",
    contact: "Tell the operator of this server what does not work for you, or ask for another way:",
    nobody:
      "The operator of this server has not entered a contact here. Tell whoever sent you here what does not work for you, and ask for another way.",
    standardTitle: "What these pages meet",
    standard:
      "These pages are made to meet WCAG 2.2 at level AA, and with it chapter 9 of EN 301 549. By the makers’ own check they do, except for what the next list names.",
    missingTitle: "What is missing",
    missingUndo:
      "A deletion can be undone for eight seconds and no longer, because a secret must not outlive its deletion. The button that undoes it has the focus at once.",
    missingLanguage:
      "What people wrote themselves, such as a message or the name of a file, is not marked with its language.",
    missingReference: "The reference for programmers is made by other software, and was not checked.",
    missingReaders: "No screen reader was used for the check, and no people with disabilities have taken part yet.",
    checkedTitle: "How that was checked",
    checkedByProgram:
      "By axe-core: every page in every state, on a narrow screen and on a wide one, light and dark. Each page also fits at 320 pixels, and with text at twice its size.",
    checkedByHand:
      "By hand: the main ways through the pages, by keyboard alone, with more space between letters and lines, and in the accessibility tree of Chromium, which screen readers read from.",
  },
} as const;
