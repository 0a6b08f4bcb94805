### English: the source of all other languages
### In notes: “Room: N” is the most characters that fit. “Chip” and “badge” are one to three words in a small frame.
### Unless a note says otherwise: { $date } is “Monday, 23 November 2026 at 3:30 PM”, { $relative } “in 7 days” or “3 days ago”,
### { $when } one of the two, { $duration } and { $time } “7 days”, { $limit } and { $size } “1.5 MiB”, { $email } an email
### address, { $address } an IP or email address, { $name } what somebody called a link, a file or themselves, { $browser }
### “Firefox on Linux”, { $status } a number such as 500. They come as ready words. “link” is also the thing that the sender made.

## layout — frame of every page: skip link, navigation at the top, footer; everybody reads it

# For keyboards and screen readers: jumps over the navigation.
layout-skip = Skip to content
# Name of the navigation at the top, for screen readers (“main navigation”; not shown).
layout-navigation = Main
# Navigation: make a new link.
# Room: 14
layout-create = New
# Navigation and heading: the links that I made.
# Room: 18
layout-pushes = My links
# In the header: the pages for administrators and auditors.
# Room: 11
layout-admin = Admin
# Navigation: leads to one’s own account. Noun.
# Room: 18
layout-account = Account
# Navigation and button. Verb.
# Room: 18
layout-signIn = Sign in
# Name of the choice of languages in the footer.
layout-languages = Language
# Colours of the pages: light, dark, or as the device has it (auto).
# Room: 14
layout-light = Light
# Colours: always dark.
# Room: 14
layout-dark = Dark
# Colours: as the device has it, as platforms call this choice.
# Room: 14
layout-auto = Auto
# Link in the footer to the reference for programmers.
layout-api = API
# Link in the footer to the page about-title.
layout-about = About
layout-aboutLine = How this works and who runs it
layout-noScript = This page needs JavaScript. Its scripts contact only this server.
# A link, after layout-noScript.
layout-otherWays = You can also use the API or the command line.
layout-waiting = This page is still loading. If nothing happens, reload it.
layout-plain = This connection isn’t encrypted, so others on the network can read what you send and open here. Use an https:// address if there is one.
# Heading of a warning: what the server sent is not sealed.
layout-notSealed = This isn’t what the sender encrypted
layout-notSealedText = The sender encrypted this secret, but what the server sent isn’t encrypted. None of it is shown. Contact the sender, for example by phone.

## create — page “New”: the form that makes a link, and the card with the finished link; senders

# Heading and page title. “Share”: give to somebody by a link.
create-title = Share a secret
create-tagline = Send a password or a file with a link that expires.
# Name of the row of tabs, for screen readers.
create-kinds = What to share
# Tab: share a text.
# Room: 14
create-text = Text
# Tab: share files.
# Room: 14
create-files = Files
# Tab: share a web address. Not the link that this page makes.
# Room: 14
create-url = Link
# Tab: share a text that the recipient sees as a QR code.
# Room: 14
create-qr = QR code
create-textLabel = Your secret
# The text came from another app by “Share” on a phone.
create-shared = Shared from another app. Check it before you send it.
# Example in the empty field, in grey. “key”: a technical one, such as an API key.
create-textPlaceholder = A password, a key, a note…
create-urlLabel = Web address
# “this page”: the recipient’s page, which shows the address.
create-urlHint = Recipients see the address and must confirm before they are taken there.
create-qrLabel = Text to show as a QR code
create-qrHint = The recipient sees it as a QR code to scan.
# Label of a text that goes with files.
create-message = Message (optional)
create-filesSignIn = Sign in to share files.
# Switch with an icon, for screen readers: hides what one types.
create-hide = Hide while typing
# Button. Verb.
create-generator = Generate a password
# Label: of what kind the generated password is.
create-style = Style
# Choice in create-style: a password of random characters.
create-styleCharacters = Characters
# Choice in create-style: a password of random words.
create-styleWords = Words
create-stylePin = PIN
# Hint when “PIN” is chosen. “as the secret itself”: if the PIN is what one shares.
create-pinHint = Strong enough for a passphrase, because this server limits attempts. Too weak to be the secret itself.
# Label of a slider; a number follows.
create-length = Length
# Check box: use 2 to 9.
# Room: 20
create-digits = Digits
# Check box: use characters such as # and %.
# Room: 20
create-symbols = Symbols
# Check box: use A to Z.
# Room: 22
create-capitals = Capitals
# Label of the password that the page suggests. Noun.
create-generated = Suggestion
# Button. Noun: another suggestion.
create-again = Suggest another
# Button: take this password into the text.
create-use = Use this one
# Label of a choice such as “7 days”. Verb, subject: the link.
create-lifetime = Expires after
create-views = Number of views
create-passphrase = Passphrase (optional)
create-passphraseRequired = Passphrase (required)
# Hint in or under the field.
create-passphraseLength =
    { $n ->
        [one] At least { $n } character.
       *[other] At least { $n } characters.
    }
create-passphraseHint = Share it separately, for example by phone.
# Button beside the field “Passphrase”: fill one in. Verb.
# Room: 18
create-suggest = Suggest
# Opens a list of further terms of a link, such as “Note”. The one chosen from it becomes a field.
create-add = Add an option…
# Switch. The secret is covered on the recipient’s screen until they tap it.
create-covered = Keep it covered until tapped
create-coveredHint = No one can read the secret over the recipient’s shoulder.
# Switch: allow the recipient to delete it.
create-deletable = Let the recipient delete the secret
# Switch. “me”: the sender who fills in the form.
create-notifyMe = Notify me when it is opened
# Under create-notifyMe. “mark”: a small badge in the list. “My links” is layout-pushes.
create-notifyByMail = We email you and mark the link in “My links”.
# As create-notifyByMail, on a server that sends no mail.
create-notifyInList = The link is marked in “My links”.
# Label: a name of the link, for the sender’s own list. Not a person’s name.
create-name = Name (only you see it)
# Label: a remark for the sender’s own list. Noun.
create-note = Note (only you see it)
# Opens the fields of a signature: the sender’s name and a message. Not a digital signature. Verb.
create-sign = Sign it with your name
create-senderName = Your name
# Label of a text that the recipient reads before opening.
create-senderMessage = Message for the recipient
create-senderMessageHint = Anyone with the link can read this. Keep it free of secrets.
# Switch. { $email }: the sender’s email address. “Show” it to the recipient.
create-senderEmail = Show your email address: { $email }
# Switch: end-to-end encryption. Shown as a badge elsewhere; platforms may have a word for it.
create-sealed = End-to-end encrypted
create-sealedHint = No one but the recipient can read the secret, not even this server.
# Hint under create-name while create-sealed is on.
create-sealedName = Give this link a name: your list can’t show end-to-end encrypted file names. The link’s name, note and signature aren’t end-to-end encrypted.
# Follows a hint, such as create-sealedHint, when the switch is fixed. “option”: this choice.
create-sealedRequired = This server requires this option.
# { $groups }: names of groups, as a list.
create-groupLimits = Group limits apply to you: { $groups }.
create-shownOnce = Copy the link now. It can’t be shown again.
create-remembered = Your choices are remembered on this device.
create-reset = Reset to defaults
create-submit = Create the link
create-ready = Your link is ready
# Heading. “separately”: not as one sends the link.
create-passphraseNext = Now send the passphrase separately
create-passphraseReminder = The link opens only with this passphrase. Tell the recipient by phone, for example. It won’t be shown again.
create-copyPassphrase = Copy the passphrase
# Button under the finished link: delete the secret at once.
create-end = Delete now
# Button: share another secret.
create-another = Share another secret

## createClosed — start page for people who may not make links here; visitors

createClosed-title = Sign in to share a secret
createClosed-text = To create links from your network, you need an account.
createClosed-hint = Links that you receive still work as usual.
createClosed-nothingTitle = You can’t share anything here
# { $groups }: names of groups, as a list. “kind of secret”: text, files, link, QR code.
createClosed-nothing = Your groups ({ $groups }) don’t allow you to share any kind of secret. Contact an administrator of this server.

## createLive — page “New”: messages and chips that appear while a sender works

# Counter under a field. Both are sizes with their unit: “120 B of 1 MiB”.
createLive-bytes = { $used } of { $limit }
# Counter under a field. Both are numbers.
createLive-characters = Characters: { $used } of { $limit }
# Strength of a password, beside it. { $n }: a number from about 20 to 400; “bits” of entropy.
createLive-bits =
    { $n ->
        [one] about { $n } bit
       *[other] about { $n } bits
    }
# Chip above the button, beside others such as “7 days”. How often it can be opened.
# Room: 24
createLive-termViews =
    { $n ->
        [one] { $n } view
       *[other] { $n } views
    }
# Chip beside others, and a choice where { $date } is “…”: when the link expires. { $date }: a date with a time.
# Room: 36
createLive-termUntil = until { $date }
# Chip: the link opens without one.
# Room: 30
createLive-noPassphrase = no passphrase
# Chip: the link opens only with one.
# Room: 30
createLive-withPassphrase = with passphrase
# Chip: one must be entered.
# Room: 34
createLive-needsPassphrase = passphrase required
createLive-passphraseMissing = Enter a passphrase.
# “run”: the same or consecutive characters in a row.
createLive-passphraseShort =
    { $n ->
        [one] This passphrase is too short. Use at least { $n } character. A run such as aaaa or 1234 counts as two characters.
       *[other] This passphrase is too short. Use at least { $n } characters. A run such as aaaa or 1234 counts as two characters.
    }
# Replaces create-sign. { $by }: the name, or the name and the email address, that the sender has entered.
createLive-signed = Signed: { $by }
createLive-blank = Enter a secret first.
# { $limit }: a size, “1 MiB”.
createLive-tooLong = This is too long. The limit is { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] This is too long. The limit is { $n } character.
       *[other] This is too long. The limit is { $n } characters.
    }
createLive-badUrl = Enter a web address, such as https://example.org.
createLive-unsealed = Your browser couldn’t encrypt the secret. Nothing was sent.
# Subject: the link. { $date }: “23 Nov 2026, 15:30”. { $relative }: “in 7 days”.
createLive-opens =
    { $n ->
        [one] Can be opened once until { $date } ({ $relative }).
       *[other] Can be opened { $n } times until { $date } ({ $relative }).
    }
createLive-endedTitle = The secret has been deleted
createLive-ended = Its content has been erased. No one can open the link any more, not even you.
# Heading: while the page was open, the link expired by time or views.
createLive-goneTitle = The link has expired
createLive-gone = No one can open the link any more. Its content has been erased.
# Question in a dialog; the buttons are createLive-leaveIt and push-cancel.
createLive-linkUnsaved = You haven’t copied the link yet, and only this page shows it. Leave anyway?
createLive-passphraseUnsaved = You haven’t copied the passphrase yet, and only this page shows it. Leave anyway?
# Button in the dialog: leave the page all the same.
createLive-leaveIt = Leave
createLive-offline = The server didn’t answer. Check your connection and try again.
# { $n } counts down each second. “requests”: to the server, not requests for a secret.
createLive-rateLimited =
    { $n ->
        [one] Too many requests. Try again in { $n } second.
       *[other] Too many requests. Try again in { $n } seconds.
    }
createLive-tryAgain = You can try again now.
createLive-tooLarge = This is larger than the server accepts.
createLive-signInFirst = Sign in first.
createLive-unavailable = The server isn’t available right now. What you typed is still here. Try again in a moment.
createLive-noSpace = The server has no space left. Nothing was stored.
createLive-failed = Something went wrong ({ $status }). Nothing was stored.
# “value”: what was entered in the field beside it.
createLive-refused = The server doesn’t accept this value.
# Under a field with a list, such as networks or recipients. “entry”: of that list.
createLive-tooMany =
    { $n ->
        [one] Use at most { $n } entry.
       *[other] Use at most { $n } entries.
    }
createLive-outOfRange = Enter a number from { $min } to { $max }.

## resultLive — page “New”: news under the finished link, whether it was opened; senders

# Under the finished link. Subject: the link.
resultLive-notOpened = Not opened yet.
# { $date }: “23 Nov 2026, 15:30”, or in full: “Monday, 23 November 2026 at 3:30 PM”.
resultLive-openedTimes =
    { $n ->
        [one] Opened once: { $date }.
       *[other] Opened { $n } times, most recently { $date }.
    }

## fileBox — box into which one drops files; senders, and whoever answers a request

# Name of the list of chosen files, for screen readers.
fileBox-files = Files
# In the box, above two buttons: fileBox-chooseFiles and -chooseFolder. Not on phones.
fileBox-dropHere = Drop files or folders here
# Button: opens the choice of files. Verb.
# Room: 30
fileBox-chooseFiles = Choose files
# Button: opens the choice of a whole folder. Verb.
# Room: 30
fileBox-chooseFolder = Choose a folder
# Button beside the progress of the upload.
# Room: 16
fileBox-cancel = Cancel

## filesLive — messages of the box for files and of the upload; senders, and whoever answers a request

# All of { $file }, { $push } are sizes with their unit (“10 MiB”). { $push }: for all files together.
# { $push } may be left out only in a form that means exactly one file.
filesLive-fileLimits =
    { $n ->
        [one] One file of up to { $file }.
       *[other] Up to { $n } files, { $file } each, { $push } in total.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] A link can hold only one file.
       *[other] A link can hold at most { $n } files.
    }
filesLive-fileTooLarge = “{ $name }” is larger than { $limit }.
filesLive-filesTooLarge = The files are larger than { $limit } in total.
filesLive-noFiles = Choose at least one file.
# A folder { $name } is being put into a ZIP file, in the browser.
filesLive-packing = “{ $name }” is still being zipped.
# For screen readers, on the button × beside a chosen file. Verb. { $name }: a file’s name.
filesLive-remove = Remove { $name }
# { $percent }: “42%”. { $speed }: a size, “3 MiB”; with “/s”: each second.
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Connection lost. The upload will resume by itself.
filesLive-uploaded = Sent. The server is storing it…
filesLive-sealing = Encrypting in your browser: { $percent }
filesLive-unreadable = Your browser can no longer read one of the files. Nothing was sent. Choose the files again.
filesLive-cancelled = Cancelled. Nothing was stored.

## reveal — page of a secret: before, during and after opening it; recipients

# Heading and page title, also in the preview of a link in chats.
reveal-title = A secret for you
reveal-intro = Someone has shared something confidential with you.
reveal-ownTitle = Your own secret
reveal-ownIntro = You shared this yourself. Your recipients open it on this page.
# Link. “its”: of the secret that they shared. “log”: list of who opened it.
reveal-ownPage = Link, QR code and log
reveal-passphrase = Passphrase
reveal-passphraseHint = The sender will give it to you separately.
# Main button if a passphrase is needed. Verb.
reveal-unlock = Unlock
# Main button if none is needed.
reveal-open = Show the secret
# Before revealLive-viewsLeft. “view”: one opening, of which there are few.
reveal-counts = Opening the secret counts as a view.
# Link behind small print, to about-title.
reveal-how = How this works
# “end-to-end encrypted”: create-sealed.
reveal-sealed = End-to-end encrypted: only your browser can open it. This server can’t read it.
reveal-sealedNoScript = To open it, you need JavaScript or the command “secretpush open”.
# A command follows in a line of its own.
reveal-largeText = One of the files is larger than 256 MiB, and this browser can’t save an encrypted file of that size. This didn’t count as a view. On a computer, open the link in Chrome or Edge over HTTPS, or use this command:
reveal-copyCommand = Copy the command
# Heading above the secret, once it is shown.
reveal-secret = The secret
# Button on the cover: uncover the secret. Also named in reveal-onPaper.
reveal-show = Show
# Printed instead of a covered secret. “Show” is reveal-show.
reveal-onPaper = The secret is covered. Choose “Show” on the page, then print it again.
# Button: cover the secret again.
# Room: 18
reveal-hide = Hide
# Button beside the secret. Verb.
# Room: 18
reveal-copy = Copy
reveal-save = Save as file
# Button beside the secret: print it. Verb.
# Room: 18
reveal-print = Print
# Heading above the files of the secret.
reveal-files = Files
# Button beside a file. Verb.
reveal-download = Download
reveal-downloadAll = Download all as ZIP
# The address follows in a line of its own.
reveal-address = The sender wants you to open this address:
# Button: asks first (reveal-goTitle), hence the ellipsis.
reveal-go = Open the address…
reveal-goTitle = Leave this page?
# The name of the host follows in a line of its own. “address on: example.org”.
reveal-goText = You are about to open a page on:
# Button: open the address. “it”: the address.
reveal-goYes = Open it
reveal-goTo = Open the page on { $host }
# The code follows. “Scan” with a phone.
reveal-qr = Scan this code
reveal-qrText = Text in the QR code
# Button, or what opens reveal-removeText: delete the secret at once.
reveal-remove = Delete now
reveal-removeText = No one will be able to open this link again, not even you.
# Button under reveal-removeText: delete the secret.
reveal-removeYes = Delete
reveal-cancel = Cancel
# Heading. The secret was deleted.
reveal-deletedTitle = Deleted
reveal-deletedText = No one can open this link any more, and this page no longer holds the secret.
# Button: undo the deletion.
# Room: 22
reveal-undo = Undo
# Button: to the page on which one opens the secret.
reveal-openAgain = Back to the link
# Heading: the link leads to nothing.
reveal-gone = Nothing here any more
reveal-goneText = This link has expired, was deleted, or never existed.
# { $date }: “23 Nov 2026, 15:30”. { $relative }: “3 days ago”.
reveal-openedHere = You opened this link on this device on { $date } ({ $relative }). It has since expired or been deleted.
reveal-goneHint = Ask the sender for a new link.
reveal-goneCreate = Share a secret yourself
# Label. Letters of the alphabet, shown below it; not mail.
reveal-letters = Type these three letters
reveal-lettersNeeded = Type the three letters, then press the button again. Nothing was opened.
reveal-lettersOther = Those letters don’t match. Type these three, then press the button again. Nothing was opened.
reveal-wrong = The passphrase is wrong.
reveal-limited = Too many wrong passphrases. Wait a minute, then try again.
reveal-refused = The sender declined to let you open this.
reveal-waitOver = The sender didn’t answer in time. Open the link again to ask once more.
# Held release: others wait until the sender lets them in.
reveal-crowded = Too many people are waiting to open this. Try again in a minute.
# “link checker”: a program that looks for malware behind links, for example.
reveal-scanner = This browser identifies itself as a link checker, so nothing was opened. Open the link in another browser.
reveal-again = Reloading the page doesn’t open the secret again. To open it again, press the button.
reveal-failed = Something went wrong on the server. Try again in a moment.

## senderNote — page of a secret: who sends it, and the sender’s message; recipients

# Name of the box with the sender’s message, for screen readers.
senderNote-label = From the sender
# { $name }: what the sender calls themselves; may be anything.
senderNote-shares = { $name } is sharing something with you.
# The sender’s message follows in a new line.
senderNote-writes = { $name } writes:
senderNote-unnamedWrites = The sender writes:
senderNote-account = It was sent from the account { $email } on this server.
senderNote-anyAccount = It was sent from the account { $email }. Anyone can create an account here, so this address isn’t verified.
senderNote-unverifiedAccount = It was sent from the account { $email }. No one has verified this address.
# “words”: what they wrote. Nobody has checked it.
senderNote-ownWords = The sender wrote the name and the message.
senderNote-unverified = The sender wrote the name and the message. This server doesn’t know whether the name is real.

## undoPlain — page after a deletion, for browsers without scripts; recipients

undoPlain-seconds =
    { $n ->
        [one] You can undo this for { $n } second.
       *[other] You can undo this for { $n } seconds.
    }

## undoLive — after a deletion, while it can be undone; recipients and senders

undoLive-deleted = Deleted. No one can open it.
# Button; { $seconds } counts down from 8.
# Room: 26
undoLive-undo = Undo ({ $seconds })
undoLive-undone = Restored.
undoLive-tooLate = Too late: the secret has been erased.

## revealLive — page of a secret: messages that appear after a click; recipients

# { $n } views are left. { $date }: “23 Nov 2026, 15:30”. { $relative }: “in 7 days”.
revealLive-viewsLeft =
    { $n ->
        [one] It can be opened once more, until { $date } ({ $relative }).
       *[other] It can be opened { $n } more times, until { $date } ({ $relative }).
    }
revealLive-lastView = This was the last view. The secret has been erased from the server. Save what you need now.
revealLive-lastViewFiles = This was the last view. Download what you need now, because the download links work only for a short time.
# To the sender, who opens their own link.
revealLive-ownView = Your own views don’t count.
# For screen readers, after reveal-show.
revealLive-shown = The secret is shown.
revealLive-covered = The secret is hidden.
revealLive-copied = Copied
revealLive-copyFailed = Copying failed. Select the text and copy it.
revealLive-wrong = The passphrase is wrong.
revealLive-limited =
    { $n ->
        [one] Too many wrong passphrases. Try again in { $n } second.
       *[other] Too many wrong passphrases. Try again in { $n } seconds.
    }
revealLive-busy =
    { $n ->
        [one] Too many requests. Try again in { $n } second.
       *[other] Too many requests. Try again in { $n } seconds.
    }
revealLive-again = You can try again now.
revealLive-unconnected = You are offline. Nothing was opened.
revealLive-offline = The server’s answer was cut off. A view may have been counted.
revealLive-failed = Something went wrong on the server. Try again in a moment.
# Behind a file’s size: “1.5 MiB · Downloaded”. Status.
revealLive-downloaded = Downloaded
# Two numbers: “Files downloaded: 2 of 5”.
revealLive-downloadedOf = Files downloaded: { $done } of { $total }
# Button beside a picture: show it here.
revealLive-preview = Preview
# Alternative text of the picture. { $name }: a file’s name.
revealLive-previewOf = Preview of { $name }
revealLive-previewFailed = This picture can’t be shown here. Download it instead.
revealLive-downloadFailed = The download stopped. The link may have expired.
revealLive-deleteFailed = The secret couldn’t be deleted.
revealLive-noAddress = This isn’t a web address, so it is shown as plain text.
# Name of the saved file: ASCII letters only, with .txt.
revealLive-fileName = secret.txt
# Button beside the field of the passphrase: show what is typed.
# Room: 16
revealLive-see = Show

## sealedLive — page of a secret that is sealed end to end: what went wrong; recipients

sealedLive-linkCut = This link is incomplete because the part after # is missing. Ask the sender for the complete link. No view was counted.
sealedLive-linkAltered = This link was cut off or changed on the way. The part after # is wrong. Ask the sender for the complete link. No view was counted.
sealedLive-moduleMissing = The part of this page that decrypts secrets didn’t load. Check your connection and reload the page. Nothing was opened, and no view was counted.
# As with an envelope whose seal is broken: the content was changed.
sealedLive-sealBroken = The encrypted content was damaged or changed, so none of it is shown. Ask the sender to send it again.
sealedLive-sealShort = The end of the encrypted content is missing, so none of it is shown. Ask the sender to send it again.
sealedLive-sealOther = The encrypted content doesn’t match this link, or this page can’t open its format. Ask the sender to send it again.
# { $name }: a file’s name. It arrived whole and unchanged.
sealedLive-fileWhole = “{ $name }” was downloaded completely and verified.
sealedLive-fileBroken = “{ $name }” was damaged or changed. None of it was saved.
sealedLive-fileShort = The end of “{ $name }” is missing. None of it was saved.
sealedLive-fileTooLarge = “{ $name }” is too large for this browser. On a computer, open the link in Chrome or Edge over HTTPS, or use the command “secretpush open”.

## newRequest — page “Ask for a secret”: the form, and the card with the finished link; people with an account

# Switch: answers are sealed end to end.
newRequest-sealed = Only you can read the answer
newRequest-sealedHint = Not even this server can read the answer.
# Follows newRequest-sealedHint when the switch is fixed.
newRequest-sealedRequired = This server requires this option.
# Heading. “key”: a text that opens the answers, not a keyboard key.
newRequest-collectTitle = Your key to the answers
newRequest-collectText = You need this key to read the answers, and it can’t be shown again, so download the recovery file. Do not send it to anyone.
newRequest-copyCollect = Copy the key
newRequest-recovery = Download the recovery file
# Opens the key, which has the form of a link.
newRequest-showKey = Show the key as a link
# Heading and page title: make a request.
newRequest-title = Ask for a secret
newRequest-lead = Anyone with the link can send you a secret. They don’t need an account.
# Button: leads to newRequest-title. Verb.
newRequest-link = Ask someone for a secret
newRequest-what = What do you need?
newRequest-whatHint = Anyone with the link can read this. Don’t write anything confidential here.
# Switch. “them”: whoever answers.
newRequest-takesFiles = Let them send files
# Switch. { $email }: an email address. “them”: whoever answers.
newRequest-showsEmail = Show them your email address: { $email }
newRequest-notifyMe = Email me about each answer
# Label: a name of the request, for one’s own list.
newRequest-name = Name (only you see it)
# Label: a remark for one’s own list.
newRequest-note = Note (only you see it)
# Label: files that go with the request.
newRequest-files = Files for the person who answers (optional)
newRequest-filesHint = A form to fill in, for example. Anyone with the link can download them.
# Label of a choice such as “7 days”: how long the request can be answered. Adjective: is open for.
newRequest-until = Accept answers for
# Label of a number: how many answers are accepted.
newRequest-answers = Number of answers
newRequest-passphrase = Passphrase (optional)
newRequest-passphraseHint = Needed to read and answer the request. Share it separately, for example by phone.
newRequest-more = More options
newRequest-submit = Create the link
newRequest-ready = Your link is ready
newRequest-page = Open this request’s page
newRequest-passphraseNext = Now send the passphrase separately
newRequest-passphraseReminder = The request opens only with this passphrase. It won’t be shown again.
newRequest-copyPassphrase = Copy the passphrase
# Button: make another request.
newRequest-another = Ask for something else

## newRequestLive — page “Ask for a secret”: messages and chips that appear while one fills in the form

newRequestLive-blankRequest = Describe what you need.
newRequestLive-longRequest = This is too long. The limit is { $limit }.
newRequestLive-longNote = Your note is too long. The limit is { $limit }.
newRequestLive-answersRange = Enter a number from { $min } to { $max }.
# Replaces newRequest-lead, once there are recipients.
newRequestLive-leadNamed = Only the people you name can send you a secret.
# Replaces newRequest-whatHint, once there are recipients.
newRequestLive-hintNamed = Only the people you name can read this.
# Chip, beside others such as “7 days”: how often it can be answered.
# Room: 26
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } answer
       *[other] { $n } answers
    }
# Chip: the request opens without one.
# Room: 30
newRequestLive-noPassphrase = no passphrase
# Chip: the request opens only with one.
# Room: 30
newRequestLive-withPassphrase = with passphrase
# “It”: the request. { $date }: “23 Nov 2026, 15:30”. { $relative }: “in 7 days”.
newRequestLive-takes =
    { $n ->
        [one] The request can be answered once, until { $date } ({ $relative }).
       *[other] The request can be answered { $n } times, until { $date } ({ $relative }).
    }
newRequestLive-full = You have too many open requests. Close one first.
newRequestLive-tooLarge = This is larger than the server accepts.
newRequestLive-unavailable = The server isn’t available right now. What you typed is still here. Try again in a moment.
newRequestLive-noSpace = The server has no space left. Nothing was stored.
newRequestLive-limited =
    { $n ->
        [one] Too many requests. Try again in { $n } second.
       *[other] Too many requests. Try again in { $n } seconds.
    }
newRequestLive-retry = You can try again now.
newRequestLive-noAnswer = The server didn’t answer. Check your connection and try again.
newRequestLive-problem = Something went wrong ({ $status }). Nothing was stored.
newRequestLive-refused = This server rejects one of these values.

## requestShareLive — the message that goes with the link of a request, in a mail or chat; written for whoever is asked

# Written by the person who asks. “It”: the request. { $date }: in full, with time zone. The link follows in a line of its own.
requestShareLive-requestMessage =
    { $n ->
        [one] Please send me something confidential through this link. You don’t need an account. The request can be answered once, until { $date }:
       *[other] Please send me something confidential through this link. You don’t need an account. The request can be answered { $n } times, until { $date }:
    }
# Subject of a mail.
requestShareLive-requestSubject = A request for you
# On the printed sheet, behind requestLetter-keep. “It”: the request.
requestShareLive-requestTerms =
    { $n ->
        [one] The request can be answered once, until { $date }.
       *[other] The request can be answered { $n } times, until { $date }.
    }

## requestLetter — printed sheet with the link of a request; read by whoever is asked

# Before a line for a name, written by hand: “For: …”.
requestLetter-to = For
# Before a line for a name, written by hand: “From: …”.
requestLetter-from = From
requestLetter-title = Someone needs something confidential from you
requestLetter-intro = You can send it from any phone or computer. You don’t need an account.
requestLetter-scan = Scan the code with your phone’s camera, or type the address into a browser exactly as printed here. Upper and lower case matter.
requestLetter-press = Press the button on the page that opens, and send what they asked for.
requestLetter-passphrase = Enter the passphrase and press the button. The person asking will give you the passphrase separately. For security, it isn’t printed on this sheet. Do not write it here.
# Step 3. “Then”: after sending. requestShareLive-requestTerms follows.
requestLetter-keep = Then destroy this sheet.

## request — page of one request, for the person who asks

request-recovery = Download the recovery file
request-loadKey = Load the recovery file
request-keyFile = Recovery file
# In the place of the link. “neither”: neither the link nor the file.
request-linkOnce = The complete link was shown once, when you created the request, and it is also in the recovery file. If you have neither, close this request and create a new one.
request-noScript = Reading the answers requires JavaScript.
# Heading: the text of the request.
request-asked = What you asked for
request-answers = Answers
# Button: the request takes no more answers.
request-close = Close the request
request-cancel = Cancel

## requestKeysLive — page of one request: the key that opens its answers; for the person who asks

# Text of the file itself, two paragraphs.
requestKeysLive-recoveryText =
    This file opens the answers to your request. Keep it, and do not send it to anyone.

    To read the answers in another browser, sign in, open the request’s page and load this file there, or open your key.
# In the file; the link follows in the next line.
requestKeysLive-recoveryLink = The link to send:
requestKeysLive-recoveryKey = Your key:
# Follows keptPageLive-keptKeyByBrowser or -ByPasskey. “them”: the answers.
requestKeysLive-keyElsewhere = To read them in another browser, download the recovery file. Do not send it to anyone.
requestKeysLive-keyInTab = This tab has the key that opens the answers.
requestKeysLive-keyMissing = Only you can read the answers, but this browser doesn’t have your key. Load the recovery file.
requestKeysLive-keyNotInFile = This isn’t the recovery file for this request.
requestKeysLive-keyLoaded = Your key is loaded.

## requestWordsLive — page of one request and list of requests: names and the question before closing

# Stands for the name of a request without one. { $date }: short, “23 Nov 2026, 15:30”.
requestWordsLive-unnamedRequest = Request from { $date }
requestWordsLive-closeQuestion = Close “{ $name }”? It won’t accept any more answers, and its text will be erased.
# Follows requestWordsLive-closeQuestion if there are answers; and instead of “No one answered.” once the request is closed.
requestWordsLive-answersStay = Answers stay available until they expire.
requestWordsLive-closedNow = Closed. The request’s text has been erased.
requestWordsLive-answeredMeanwhile = There is a new answer.

## requestLive — page of one request: its state, its terms and its answers; for the person who asks

# Badge: the request can be answered. Adjective.
# Room: 20
requestLive-open = Open
# Badge: somebody has answered.
# Room: 20
requestLive-ready = Answered
# Badge: takes no more answers.
# Room: 20
requestLive-closed = Closed
# Instead of the text of the request.
requestLive-guardedText = The passphrase protects the request’s text, so it isn’t shown here.
# Instead of the text of the request.
requestLive-closedText = The text was erased when the request was closed.
# Left of requestLive-answersCount. Noun.
requestLive-answersOf = Answers
# Two numbers: “1 of 3”, answers that came and answers allowed.
requestLive-answersCount = { $came } of { $total }
# Left of a date. “Open”: adjective, can be answered.
requestLive-openUntil = Open until
# Left of requestLive-filesYes.
requestLive-filesMay = Files
requestLive-filesYes = Allowed
# Left of requestLive-guardSet.
requestLive-guard = Passphrase
# Agrees with “passphrase”: needed to read the request and to answer it.
requestLive-guardSet = Needed to read and answer the request
# Left of requestLive-emailShown.
requestLive-email = Your email address
# The address is shown to whoever answers. Agrees with “address”.
requestLive-emailShown = Shown
requestLive-noAnswers = No one has answered yet.
# Follows requestLive-noAnswers if the link to send is on the page.
requestLive-sendLink = Send the link to the person who has what you need.
# Instead of the answers, once the request takes no more.
requestLive-noneCame = No one answered.
requestLive-purged = The answers have been deleted.
# Name of an answer in the list. { $name }: what whoever answered calls themselves.
requestLive-answerBy = Answer from { $name }
# { $date }: short, “23 Nov 2026, 15:30”. An answer without a name.
requestLive-answerOf = Answered on { $date }
# Badge beside an answer: not opened yet. Adjective.
# Room: 16
requestLive-newAnswer = new
# Button: open the answer. Verb.
# Room: 16
requestLive-answerOpen = Open
# Link to the page of the answer, with its link and its log. Two nouns.
requestLive-answerPage = View link and log
# Badge beside an answer. The answer has expired.
# Room: 20
requestLive-answerOver = expired
requestLive-allCame = Answered. The link no longer accepts answers.
# In the column “What” of the log. “you”: the person who asked.
requestLive-logClosed = closed by you

## requestsLive — list “Requests”, and the step about requests in “First steps” (the latter for administrators)

# Badge. Answers that are not opened yet.
# Room: 24
requestsLive-newAnswers =
    { $n ->
        [one] { $n } new answer
       *[other] { $n } new answers
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } answer
       *[other] { $n } answers
    }
requestsLive-noneYet = no answers yet
# { $when }: “in 3 days”. Subject: the request.
requestsLive-closes = closes { $when }
# Status in the line of a request.
requestsLive-hasClosed = closed
# In the line of a request. { $when }: “3 days ago”. Subject: the request.
requestsLive-requestMade = created { $when }
requestsLive-noOpen = You have no open requests.
requestsLive-noReady = None of your open requests has been answered.
requestsLive-noClosed = You have no closed requests.
# Button. Verb.
# Room: 14
requestsLive-closeRequest = Close

## ownRequests — list “Requests”: its tab and its filter; people with an account

# In the navigation of “My links”. Noun.
ownRequests-tab = Requests
# Choice: requests that can be answered. Adjective, plural.
ownRequests-open = Open
# Choice: requests with an answer.
ownRequests-ready = Answered
# Choice: requests that take no more answers.
ownRequests-closed = Closed

## answerGate — page that the link of a request opens, before the request is shown; whoever is asked

# To somebody who opened the key of newRequest-collectTitle. layout-signIn follows as a link.
answerGate-collects = This link opens the answers. It is for the person who asked. If that’s you, sign in, then open it again.
answerGate-title = Someone is asking you for a secret
answerGate-intro = Someone is asking you to send them something confidential. You don’t need an account.
answerGate-ownTitle = Your own request
answerGate-ownIntro = You made this request yourself. Other people use this page to answer it.
answerGate-ownPage = Link, answers and log
answerGate-passphraseHint = The person asking will give it to you separately.
# Main button: show the request.
answerGate-read = See the request
# { $date }: “23 Nov 2026, 15:30”. { $relative }: “in 7 days”. reveal-how follows as a link.
answerGate-left =
    { $n ->
        [one] The request can be answered once, until { $date } ({ $relative }).
       *[other] The request can be answered { $n } times, until { $date } ({ $relative }).
    }
answerGate-busy = Too many requests from your address. Wait a minute, then try again.

## ownAnswer — page of an answer, for the person who asked: before it is opened

ownAnswer-title = Answer to “{ $name }”
ownAnswer-unnamed = Answer to your request
ownAnswer-intro = Only you can open this answer.
ownAnswer-page = Request and all its answers

## answer — page on which one answers a request, and the pages after it; whoever is asked

answer-yourName = Your name (optional)
answer-yourNameHint = Shown to the person who asked.
# “it”: the name.
answer-yourNameOpen = Shown to the person who asked. Unlike your answer, your name isn’t end-to-end encrypted.
# After answer-yourNameHint or answer-yourNameOpen, if the request is for certain people. “They”: the person who asks. The address is the one
# to which a code was mailed, or that of the company's sign-in.
answer-addressShown = They will also see your confirmed email address.
answer-title = What they need from you
# Name of the box with the request, for screen readers.
answer-label = From the person asking
# The text of the request follows in a new line.
answer-asks = The person who sent you this link writes:
# Instead of answer-asks, if there are files and no text.
answer-asksFiles = The person who sent you this link has attached files.
answer-ownWords = Written by the person asking. This server doesn’t know who they are.
answer-ownWordsAccount = Written by the person asking.
answer-account = Their account on this server is { $email }.
answer-anyAccount = Their account is { $email }. Anyone can create an account here, so this address isn’t verified.
answer-unverifiedAccount = Their account is { $email }. No one has verified this address.
answer-careful = Send an answer only if you know who is asking.
answer-given = Files for you
# Label of the field. Noun.
answer-text = Your answer
# The same text as create-textPlaceholder. Also in the field for newRequest-what.
answer-textPlaceholder = A password, a key, a note…
# Label of a text that goes with files.
answer-message = Message
# Without JavaScript. A command follows in a line of its own.
answer-sealed = This request accepts only end-to-end encrypted answers. Without JavaScript, this page can’t encrypt one. Send it with this command and the complete link:
answer-sealedOnce = Only the person asking can read your answer. This server can’t. You can’t change your answer afterwards.
# reveal-how follows as a link.
answer-once = Your answer is stored encrypted. Only the person asking can open it. You can’t change it afterwards.
# Main button. Verb.
answer-send = Send
# Heading: the answer was sent.
answer-sent = Sent
answer-sentText = Your answer has arrived. You can close this page.
answer-sentTo = Your answer has reached { $email }. You can close this page.
answer-sentMore = Send another answer
# Heading: the answer was not sent; the reason follows.
answer-notSent = Not sent
answer-notSentText = Go back. What you typed is still there.
# Button: to the form again, empty.
answer-back = Start over
answer-gone = This request is closed
answer-goneText = This request was closed, has expired, or never existed.
answer-goneHint = Ask the person who sent you the link for a new one.
# Heading: this request was answered before.
answer-answered = Already answered
answer-answeredText = This request has already been answered.
answer-answeredHint = If that wasn’t you, tell the person who sent you the link.
answer-blankProblem = Enter what you want to send.
answer-tooLargeProblem = This is larger than the server accepts.
answer-spaceProblem = The server has no space left. Nothing was stored.
answer-goneProblem = This request no longer accepts answers. Nothing was stored.
answer-passphraseProblem = The passphrase is wrong. Nothing was stored.
# The request is for certain people, and this browser has not proved an address.
answer-unprovedProblem = This request is only for certain people, and you haven’t confirmed in this browser that you are one of them. Nothing was stored. Open the link again in another tab and confirm your address with a code by email. Then copy your answer into that tab and send it.

## answerSealedLive — page on which one answers: the answer could not be sealed; whoever is asked

answerSealedLive-answerLinkCut = The part of the link after # is missing or was changed on the way. Nothing was sent. Open the complete link again, or ask the person who sent it.
answerSealedLive-sealerMissing = The part of this page that encrypts your answer didn’t load. Nothing was sent. Check your connection and reload the page.
answerSealedLive-notSealed = Your browser couldn’t encrypt your answer. Nothing was sent.

## answerLive — page on which one answers: messages that appear while one works; whoever is asked

answerLive-bytes = { $used } of { $limit }
answerLive-blank = Enter what you want to send.
answerLive-blankFiles = Enter what you want to send, or choose files.
answerLive-tooLong = This is too long. The limit is { $limit }.
answerLive-tooLarge = This is larger than the server accepts.
answerLive-over = This request no longer accepts answers. Nothing was stored.
answerLive-wrong = The passphrase is wrong. Nothing was stored.
answerLive-limited =
    { $n ->
        [one] Too many requests. Try again in { $n } second.
       *[other] Too many requests. Try again in { $n } seconds.
    }
answerLive-again = You can try again now.
answerLive-unavailable = The server isn’t available right now. What you typed is still here. Try again in a moment.
answerLive-noSpace = The server has no space left. Nothing was stored.
answerLive-offline = The server didn’t answer. Your answer may have arrived anyway. Reload the page to check.
answerLive-failed = Something went wrong ({ $status }). Nothing was stored.
answerLive-refused = The server doesn’t accept this answer. Nothing was stored.

## receipt — receipt: a page for senders without an account, and where it is offered

# Switch in the form for a new link. “receipt”: a private link that shows what became of the secret.
receipt-choice = Keep a receipt
receipt-choiceHint = A second link, for you alone. It shows whether the secret was opened, and can delete the secret.
# Opens the part with the receipt’s link.
receipt-yours = Keep your receipt
# Under receipt-yours. “It”: the receipt.
receipt-yoursShows = It shows whether the secret was opened, and can delete the secret.
receipt-yoursText = It can’t open the secret. Keep it to yourself. The recipient needs the link above.
# Button. Verb.
receipt-open = Open the receipt
# Button: copy the receipt’s link.
receipt-copy = Copy the receipt
receipt-remember = Remember my links on this device
receipt-rememberHint = Keeps only the receipts, and only in this browser. Anyone who can use this browser can see them. Switching this off removes them all.
receipt-list = My recent links
receipt-listText = This browser remembers these links, which you created without an account.
receipt-listNone = This browser doesn’t remember any links. To keep your next link here, use the switch on its receipt.
receipt-listScripts = This list needs JavaScript, because the browser keeps it, not the server.
# Button: the browser forgets the list. Nothing on the server is deleted.
receipt-forget = Forget all
receipt-notOpened = Not opened yet
# Heading, once the link has expired. Subject: the link.
receipt-neverOpened = Never opened
receipt-notOpenedText = No one has opened the link so far.
# Heading. Subject: the link.
receipt-opened =
    { $n ->
        [one] Opened once
       *[other] Opened { $n } times
    }
receipt-times = When it was opened
receipt-timesSome = When it was opened most recently
receipt-over = No one can open the link any more.
receipt-overViews = The last view was used on { $date }. The link’s content has been erased.
receipt-overTime = It expired on { $date }. Its content has been erased.
receipt-overHand = It was deleted on { $date }. Its content has been erased.
receipt-left =
    { $n ->
        [one] The link can be opened once more, until { $date }.
       *[other] The link can be opened { $n } more times, until { $date }.
    }
receipt-alarmed = A recipient says that someone else opened the link before them. Contact your recipient.
receipt-frozen = The link is paused, so no one can open it.
# Button: load this page again.
receipt-again = Check again
receipt-unknown = Receipt not found
receipt-unknownText = This receipt doesn’t belong to any link on this server. Check that the address is complete.
receipt-unknownHint = Some time after a link expires, the server deletes everything it knows about the link.

## receiptListLive — page “My recent links” of senders without an account: a line for each link

# Name of a line. { $date }: short, “23 Nov 2026, 15:30”. Subject: the link.
receiptListLive-made = Created on { $date }
# State in a line, joined with others: “Opened once · Expired”.
receiptListLive-stateOpened =
    { $n ->
        [one] Opened once
       *[other] Opened { $n } times
    }
receiptListLive-stateNone = Not opened yet
# State in a line.
receiptListLive-stateOver = Expired
# State: a recipient has reported (caution-notMe). Noun.
receiptListLive-stateAlarmed = Alarm
# State: the link is paused.
receiptListLive-stateFrozen = Paused
receiptListLive-stateUnknown = No longer on the server
receiptListLive-stateFailed = The server didn’t answer
receiptListLive-forgotten = Forgotten. This browser no longer remembers your links.

## about — page “How this works and who runs it”; everybody. Each sentence is a promise: no more and no less than the English

about-title = How this works and who runs it
about-lead = You share a secret as a link. The link expires on its own, and the secret is then erased.
about-operatorTitle = Who runs this server
# { $name }: a person or an organisation.
about-runBy = This server is run by { $name }.
about-unnamed = The operator of this server hasn’t entered a name here. Ask the person who sent you here.
# A link or an address follows.
about-contact = Contact:
# about-words follows on the same line. { $version }: 1.2.3
about-program = Program: Secret Push, version { $version }.
about-words = The words it suggests come from the Electronic Frontier Foundation’s EFF Long Wordlist (https://www.eff.org/dice), used under CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/). Four words have been left out.
about-sealedTitle = How a secret is protected
about-sealed = The server encrypts each secret with AES-256-GCM before it stores it. The encryption key is derived from the secret’s own random key, the link and, if there is one, the passphrase.
about-masterKey = The random key is stored encrypted under the server’s master key, which is kept outside the database.
about-passphrase = The server stores neither the passphrase nor anything to check a guess against. Argon2id makes guessing slow, and a network address that makes five wrong attempts in a minute has to wait.
about-files = File names and contents are encrypted too.
# “This encryption”: the one of about-sealed. “its way there”: from the browser to the server.
about-transport = This encryption takes place on the server. An https:// address protects the secret on its way there.
# “age”: the name of a file format; stays.
about-endToEnd = A sender can also encrypt a secret end to end, in the browser or on the command line, in the open age format. The key is in the link after the #, a part that browsers never send. This server stores and delivers something it can’t read.
about-endTitle = What happens when a link expires
# “view”: one opening.
about-end = A link expires after the chosen time, after the last permitted view, or when someone deletes it. At that moment, its key, the secret and the sender’s message are erased.
about-endFiles = Files are deleted too. The download links of the last view still work for at most { $time }, and never beyond the chosen time.
about-rowAnonymous = The log of a secret shared without an account is deleted { $time } after the secret expires.
about-rowAnonymousKept = The log of a secret shared without an account is kept until the operator deletes it.
about-rowOwned = The log of a signed-in sender’s secret is deleted { $time } after it expires, together with the name and note that the sender gave it.
about-rowOwnedKept = The log of a signed-in sender’s secret is kept, together with the name and note that the sender gave it, until the operator deletes it.
about-backups = A backup holds what was stored when it was made, until the operator deletes the backup.
about-loggedTitle = What is logged
about-logged = For each secret: when it was created, opened or deleted, and each wrong passphrase, along with the network address, the browser and the page the visitor came from. Signed-in senders see this log for their own secrets.
# “request”: a call to the server, not a request for a secret. “kind of page”: not its address.
about-request = For each access: time, kind of page, result, duration and network address. Never the link, the secret or the passphrase. The operator decides how long these lines are kept.
about-cookies = Cookies: one for your session after you sign in, one each for the language and the colours you choose, and one while you wait for a sender to let you in or after you report a link. There is no tracking, and the pages load nothing from other servers.
about-operatorReadsTitle = What the operator can and can’t read
# “views”: how often it was opened and may be opened.
about-seesMeta = The operator sees that a secret exists: its kind, size, times, views and log, and the email address of a signed-in sender.
# “link”: the address itself.
about-adminPage = Administrators can delete any secret. They see neither its content nor its name, note or link. They can, however, reset a user’s password and then sign in as that user.
# about-readsAnonymous and about-readsGuarded follow in the same paragraph and refer to it (“they”).
about-readsOwned = Anyone who has both the stored data and the master key can read a signed-in sender’s names, notes and messages, and any of that sender’s unexpired secrets that have no passphrase.
about-readsAnonymous = For a secret shared without an account, they also need the link, which the server doesn’t keep.
about-readsGuarded = For a secret with a passphrase, they also need the passphrase. A short one can be guessed, but a long one can’t.
about-running = Anyone who controls the running server can see a secret and its passphrase when it is created and when it is opened.
# “tampered”: somebody has changed it.
about-readsSealed = The operator can’t read an end-to-end encrypted secret, not even with all the data and the master key. However, a server that has been tampered with could deliver a page that gives the secret away. To rule that out, open the link from the command line.
about-readsExpired = No one can read an expired secret, not even the operator, unless an earlier backup still holds it.
about-youTitle = What you can do
about-you = Allow only a few views and a short time. Add a passphrase, and send it separately from the link. Open a secret only when you can store it safely.

## accessibility — page “Accessibility”; everybody

accessibility-title = Accessibility
accessibility-lead = Everyone should be able to share a secret and to open one, however they see, hear, move or read.
accessibility-contactTitle = If something doesn’t work for you
accessibility-contact = Tell the operator of this server what doesn’t work for you, or ask for another way:
accessibility-nobody = The operator of this server hasn’t entered a contact here. Tell the person who sent you here what doesn’t work for you, and ask for another way.
accessibility-standardTitle = Standards these pages meet
# “makers”: who wrote the program. “level AA”, “EN 301 549”: names stay.
accessibility-standard = These pages are designed to meet WCAG 2.2 at level AA, and with it chapter 9 of EN 301 549. The developers’ own tests found that they do, except for the items listed below.
accessibility-missingTitle = Known problems
accessibility-missingUndo = A deletion can be undone for only eight seconds, because a deleted secret must not be kept any longer. The Undo button receives focus immediately.
accessibility-missingLanguage = Text that people wrote themselves, such as a message or a file name, isn’t marked with its language.
accessibility-missingReaders = These pages haven’t yet been tested with a screen reader or by people with disabilities.
accessibility-checkedTitle = How these pages were tested
accessibility-checkedByProgram = With axe-core: every page in every state, on narrow and wide screens, in light and dark colours. Each page also fits at 320 pixels, and with text at twice its size.
accessibility-checkedByHand = By hand: the main tasks on these pages, with the keyboard alone, with more space between letters and lines, and in Chromium’s accessibility tree, which screen readers use.

## caution — what keeps a link closed, and “That wasn’t me”: recipients’ pages, and fields of the form for senders

# Opens a form. Said by a recipient who sees that somebody else opened the link.
caution-notMe = That wasn’t me
caution-tellText = If you don’t know who that was, tell the sender. Your report appears in their log.
caution-tellFreezes = It also pauses the link, so no one can open it until the sender resumes it.
# Button: report it to the sender.
caution-tell = Tell the sender
caution-told = You told the sender that this wasn’t you.
caution-askSender = If that wasn’t you, ask the sender for a new secret.
caution-toldTitle = The sender can now see your report
caution-toldText = The sender’s log shows that someone opened this link before you.
caution-toldFrozen = The link is paused, so no one can open it until the sender resumes it.
caution-toldOpen = The link still works. Check with the sender before you rely on its content.
caution-toldNext = Contact the sender another way, for example by phone.
caution-back = Back to the secret
# Heading. “paused”: nobody can open it for now.
caution-frozenTitle = This link is paused
caution-frozenText = No one can open it at the moment. It will work again when its sender resumes it.
caution-frozenHint = Contact the sender, then reload this page. This didn’t count as a view.
# Heading: the link does not open from the network where the reader is.
caution-elsewhereTitle = Wrong network
caution-elsewhereText = The sender chose which networks this link opens from. Your address { $address } isn’t in any of them.
caution-elsewhereHint = Connect to the right network, then reload this page. This didn’t count as a view.
# Heading: the link will open later. Adjective.
caution-earlyTitle = Not open yet
# { $date }: “Monday, 23 November 2026 at 3:30 PM”. { $relative }: “in 2 days”.
caution-earlyText = This link opens on { $date } ({ $relative }).
caution-earlyHint = Come back then. This didn’t count as a view.
# Label of a date and time: the link opens from then on.
caution-notBefore = Opens on (optional)
caution-notBeforeHint = In this device’s time zone. Only you can open the link earlier.
# Label of a choice: cautionCreateLive-notSooner, “5 minutes”, “1 hour” …
caution-afterFirstView = After the first view, expire in
caution-networks = Only from these networks (ask your IT team)
caution-networksHint = Addresses and ranges such as 192.0.2.0/24, separated by commas.
caution-addressees = Only for these people (optional)
# “group:staff” stays as it is. “company sign-in”: the company’s own way to sign in (SSO).
caution-addresseesHint = Email addresses, or groups such as group:staff, separated by commas. To open the link, recipients use the company sign-in or a code that we email to them.
caution-addresseesByCompany = Email addresses, or groups such as group:staff, separated by commas. To open the link, recipients use the company sign-in.
caution-addresseesByCode = Email addresses, separated by commas. Recipients don’t need an account. To open the link, they enter a code that we email to them.
caution-addresseesRequired = Only for these people (required)
# Under the finished link. { $people }: email addresses, with commas. The sender reads it.
caution-addresseesNext = Only for { $people }. Send them the link. They sign in with their company account to open it.
caution-addresseesNextByCode = Only for { $people }. Send them the link. When they open it, they can get a code by email.
caution-addresseesNextByEither = Only for { $people }. Send them the link. To open it, they use the company sign-in or a code that we send by email.
caution-openings = Warn the recipient if someone has already opened the link
# Button: nobody can open it until it is resumed.
caution-freeze = Pause the link
# Button: it works again.
caution-thaw = Resume the link

## cautionGateLive — page of a secret: it was opened before; recipients

cautionGateLive-openedBefore =
    { $n ->
        [one] This link was opened once before, on { $date } ({ $relative }).
       *[other] This link was opened { $n } times before, most recently on { $date } ({ $relative }).
    }

## addresseesLive — page “New”: problems with the field “Only for these people”; senders

addresseesLive-noAddress = “{ $entry }” isn’t an email address.
addresseesLive-notIn = Addresses in { $domain } aren’t allowed.
addresseesLive-wanted = This server requires at least one recipient.

## cautionCreateLive — page “New”: chips that sum up the chosen terms, and problems with fields; senders

cautionCreateLive-badMoment = Choose a time before the link expires.
# Chip. { $date }: short, “23 Nov 2026, 15:30”. Verb: the link opens then.
cautionCreateLive-termNotBefore = opens { $date }
# First choice in caution-afterFirstView: the first view changes nothing.
cautionCreateLive-notSooner = No change
# Chip. { $duration }: “15 minutes”.
# Room: 44
cautionCreateLive-termFirstView = expires { $duration } after the first view
cautionCreateLive-badNetwork = “{ $network }” isn’t a network. Enter addresses and ranges such as 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] from { $n } network only
       *[other] from { $n } networks only
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] { $n } recipient only
       *[other] { $n } recipients only
    }
# Chip: lock-choice in few words.
# Room: 30
cautionCreateLive-termLock = first device only
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } view each
       *[other] { $n } views each
    }

## cautionOwnLive — page of a link for its sender: paused, reported, and its terms

# Badge: the link is paused.
# Room: 20
cautionOwnLive-frozen = Paused
# Badge: a recipient has reported (caution-notMe).
# Room: 20
cautionOwnLive-alarmed = Reported
cautionOwnLive-frozenNow = This link is paused, so no one but you can open it. It will still expire on { $date }.
# { $date }, { $relative }: “23 Nov 2026, 15:30”, “2 hours ago”. { $address }: IP. { $browser }: agentLive-agentOn.
# “They”: the recipient. cautionOwnLive-alarmNext follows.
cautionOwnLive-alarm = A recipient says that someone else opened the link before them. Reported on { $date } ({ $relative }), from { $address } ({ $browser }).
# “entries below”: of the log. “it”: the link. “change the password”: where it is used.
cautionOwnLive-alarmNext = Check whether the entries below match the people you gave the link to. If in doubt, delete the link and change the shared secret.
# Button: the report needs no more attention.
cautionOwnLive-settle = Dismiss report
# { $name }: of the link; may be pushLive-unnamed. “Resume” is caution-thaw.
cautionOwnLive-thawQuestion = Resume “{ $name }”? Anyone with the link will be able to open it again.
cautionOwnLive-nowFrozen = Paused. No one but you can open the link.
cautionOwnLive-nowThawed = The link works again.
# Message after cautionOwnLive-settle: the report needs no more attention.
cautionOwnLive-nowSettled = Report dismissed.
# Left of cautionOwnLive-networksOnly.
cautionOwnLive-networks = Networks
# Left of cautionOwnLive-recipientsOnly.
cautionOwnLive-recipients = Recipients
cautionOwnLive-recipientsOnly = Only for { $recipients }
cautionOwnLive-networksOnly = Only from { $networks }
# Left of cautionOwnLive-lockYes. Noun.
cautionOwnLive-lock = Devices
cautionOwnLive-lockYes = Only the first device can open it again
# Left of cautionOwnLive-sharesEach: how often each recipient may open it.
cautionOwnLive-shares = Views per recipient
cautionOwnLive-sharesEach =
    { $n ->
        [one] Each can open it once
       *[other] Each can open it { $n } times
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } attempt from a network that you didn’t allow.
       *[other] { $n } attempts from networks that you didn’t allow.
    }

## hold — held release: the recipient waits and reads out three words, the sender lets them in; both read this

hold-title = Waiting for the sender
# Three words follow in large letters; they are always English words, in every language.
hold-tell = The sender must let you in. Read these three words to them, for example by phone:
hold-plain = This page checks again every few seconds.
# Button: reload now.
hold-look = Check now
hold-released = The sender has let you in. You can open the secret once.
# Before reveal-counts.
hold-counts = The sender must let you in.
# Button in place of “Show the secret”: asks the sender for leave to open it. Then the reader waits.
hold-ask = Ask the sender to let you in
hold-refusedTitle = The sender declined
hold-refusedText = The sender didn’t let you in, and paused the link.
hold-refusedHint = If you still need the secret, call the sender. Nothing was opened.
# Switch. “me”: the sender; “first”: before the link opens.
# Room: 52
hold-choice = Ask me first
# “let them in”: allow them to open it.
hold-choiceHint = The recipient reads you three words over the phone, and you let them in.
hold-who = Who is waiting
hold-compare = Let someone in only if they read out exactly these words, for example by phone.
hold-nobody = No one is waiting yet. When someone opens the link, they’ll appear here. Then ask them for their three words.

## holdGateLive — page on which a recipient waits until the sender releases the secret

holdGateLive-title = Waiting for the sender
# { $date }: “23 Nov 2026, 15:30”. { $relative }: “in 10 minutes”.
holdGateLive-until = This page waits until { $date } ({ $relative }). You can leave it open.
# For screen readers. { $words }: three English words.
holdGateLive-waiting = Waiting. Your words: { $words }.
holdGateLive-released = The sender has let you in.
holdGateLive-crowded =
    { $n ->
        [one] Too many people are waiting to open this. Try again in { $n } second.
       *[other] Too many people are waiting to open this. Try again in { $n } seconds.
    }

## holdCreateLive — page “New”: chip for held release; senders

# Chip: the link asks the sender (“you”) before it opens.
# Room: 36
holdCreateLive-termHold = ask me first

## holdOwnLive — page of a link for its sender: who waits, and what the sender decides

# Button: the person may open it now.
# Room: 18
holdOwnLive-release = Let in
# Button: does not let them in, and pauses the link.
# Room: 30
holdOwnLive-refuse = Decline and pause
# { $address }: IP. { $browser }: agentLive-agentOn. { $relative }: “2 minutes ago”.
holdOwnLive-from = { $address } ({ $browser }), { $relative }
# Badge beside somebody who was let in. “not opened”: the secret.
# Room: 40
holdOwnLive-isReleased = Let in, not opened yet
holdOwnLive-asks =
    { $n ->
        [one] { $n } person is waiting
       *[other] { $n } people are waiting
    }
# { $words }: three English words.
holdOwnLive-arrived = Someone is waiting: { $words }.
holdOwnLive-nowReleased = Let in. They can open the secret once.
holdOwnLive-nowRefused = Declined. The link is paused.
holdOwnLive-tooLate = This person is no longer waiting.
# Left of holdOwnLive-holdYes. Noun: held release, not publication.
holdOwnLive-hold = Before opening
# Subject: the link. “you”: the sender; “first”: before it opens.
# Room: 52
holdOwnLive-holdYes = Asks you first

## links — page “New”: a switch under the list of recipients; senders

# Switch: each recipient gets a link of their own.
links-choice = A separate link for each recipient

## linksLive — page “New”: making one link for each recipient, and the finished links; senders

linksLive-noGroups = A group can’t get a separate link. Remove “{ $group }”, or replace it with its members’ addresses.
# Progress: “Link 2 of 5: ann@example.org”.
linksLive-making = Link { $at } of { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Waiting for the server. The link for { $address } follows in { $n } second.
       *[other] Waiting for the server. The link for { $address } follows in { $n } seconds.
    }
linksLive-notTried = Cancelled. Nothing was stored.
linksLive-ready =
    { $n ->
        [one] { $n } link is ready
       *[other] { $n } links are ready
    }
# “Each”: of the links. { $date }, { $relative }: in full, and “in 7 days”.
linksLive-opens =
    { $n ->
        [one] Each recipient can open their own link once, until { $date } ({ $relative }).
       *[other] Each recipient can open their own link { $n } times, until { $date } ({ $relative }).
    }
# Name of the list, for screen readers. Noun.
linksLive-links = Links
# Button in a row. Verb.
# Room: 16
linksLive-copyOne = Copy
# Button: all links with their recipients.
linksLive-copyAll = Copy all as text
linksLive-pageOf = This link’s page
linksLive-keptByPasskey = To copy a link, use your passkey.
# In the place of a link that has expired or was deleted.
linksLive-gone = This page no longer shows this link.
linksLive-linksKept = Only this browser keeps the links. No other browser can show them.
linksLive-onlyHere = Copy the links now. They can’t be shown again.
# Question in a dialog; the button is createLive-leaveIt.
linksLive-unmade = Some links haven’t been created yet, and only this page holds what you are sharing. Leave anyway?
linksLive-unsaved = You haven’t copied every link yet, and only this page shows them. Leave anyway?
# A list of addresses with reasons follows.
linksLive-unmadeCount =
    { $n ->
        [one] { $n } link wasn’t created:
       *[other] { $n } links weren’t created:
    }
# Button. “these”: the recipients without a link.
linksLive-again = Try again

## lock — a link that only its first device opens: form for senders (choice…, viewsEach…), pages for recipients (the rest)

lock-choice = Only the first device can open it again
lock-choiceHint = Only the browser that opens the link first can open it again. Any other browser shows that the link was opened elsewhere.
lock-viewsEach = Views for each recipient (optional)
# “Each address”: each recipient. “use up”: consume the last view.
lock-viewsEachHint = Each address has its own views, and no one else can use them up.
lock-first = Only the browser that opens this link first can open it again, so open it where you need it. Your browser keeps a cookie for this purpose.
lock-own = This browser opened the link first, and only this browser can open it again.
lock-elsewhereTitle = Opened in another browser
lock-elsewhereText = This link opens only in the browser that opened it first, which may be on another device.
lock-elsewhereHint = If that was you, go back to that browser. If it wasn’t, someone else may have read the secret.
lock-needsCookie = This link needs a cookie, but your browser sent none. Allow cookies for this page, then try again.
lock-usedTitle = You have already opened this link
lock-usedText =
    { $n ->
        [one] The sender lets each recipient open this link once, and you have done so.
       *[other] The sender lets each recipient open this link { $n } times, and you have done so.
    }
lock-usedHint = If you need the secret again, ask the sender for a new link.

## sharesLive — page of a secret with views for each recipient; recipients

# “your”: others may still open it.
sharesLive-lastView = This was your last view. Save what you need now.
sharesLive-lastViewFiles = This was your last view. Download what you need now, because the download links work only for a short time.

## preview — page of a link, for others than its sender too: what the link is

# Heading above the link itself.
preview-title = The link
# “Viewing this page”: looking at the page that has the link, not opening the secret.
preview-text = Anyone with this link can open the secret. Viewing this page doesn’t count as a view.
preview-sealedText = Anyone with the complete link can open the secret. Viewing this page doesn’t count as a view.
# “It”: the secret.
preview-shownOnce = The secret is end-to-end encrypted, so its complete link was shown only once, when it was created.
# Follows preview-shownOnce, for the sender. “it”: the complete link.
preview-lost = If you’ve lost it, delete this link and create a new one.
preview-qrOf = QR code for the link
# Heading above the list of terms: how long, how often. Noun.
preview-terms = Details

## returned — page of a link for its sender: a mail with the link came back

# { $recipient }: email address. { $reason }: one of the texts below. { $status }: such as 5.1.1. { $when }: a date in full.
returned-one = The email to { $recipient } came back because { $reason } (status { $status }, { $when }).
returned-hint = Check the address, or send the link another way.
# This and the following: { $reason } in returned-one; no capital, no full stop.
returned-no_mailbox = the mailbox doesn’t exist
returned-no_domain = the domain doesn’t exist or doesn’t accept email
# The mailbox is closed for mail.
returned-closed = the mailbox doesn’t accept email
returned-full = the mailbox is full
returned-too_large = the email is too large for the mailbox
returned-unreachable = the recipient’s mail server couldn’t be reached
# “such email”: because of its rules against spam.
returned-policy = the recipient’s mail server rejects this kind of email from this server
returned-refused = the recipient’s mail server refused it

## share — box with a link and the ways to hand it on; senders

# Label of the field with the link. Noun.
share-link = Link
share-copy = Copy the link
# Button: hand the link to another app of the phone. Verb.
# Room: 18
share-share = Share
# Button: write a mail with the link.
# Room: 18
share-mail = Email
# Button: copy the link with shareLive-message.
share-message = Copy as message
# Button: show the code.
# Room: 18
share-qr = QR code
# Button. “letter”: a sheet of paper to post.
share-print = Print a letter
share-page = Open this link’s page
# Link under the QR code.
share-png = Save as PNG
# Link under the QR code.
share-svg = Save as SVG

## shareLive — the message that goes with a link (in a mail, a chat, on paper), and what happens in the box “Link”

shareLive-copied = Copied
shareLive-copyFailed = Copying failed. Select the text and copy it.
shareLive-letterFailed = The letter didn’t load. Check your connection and try again.
shareLive-codeFailed = The code couldn’t be saved. Check your connection and try again.
# Written by the sender. { $date }: in full, with time zone. The link follows in a line of its own.
shareLive-message =
    { $n ->
        [one] I’m sharing something confidential with you. The link works once, until { $date }:
       *[other] I’m sharing something confidential with you. The link works { $n } times, until { $date }:
    }
# Subject of a mail.
shareLive-mailSubject = A secret for you
# On paper, behind letter-keep. “its”: of the link.
shareLive-letterTerms =
    { $n ->
        [one] The link works once, until { $date }. Its content is then erased.
       *[other] The link works { $n } times, until { $date }. Its content is then erased.
    }

## letter — printed sheet (a letter on paper) with a link; read by the recipient

# Before a line for a name, written by hand: “For: …”.
letter-to = For
# Before a line for a name, written by hand: “From: …”.
letter-from = From
letter-title = Something confidential for you
letter-intro = It opens on any phone or computer. You don’t need an account.
letter-scan = Scan the code with your phone’s camera, or type the address into a browser exactly as printed here. Upper and lower case matter.
letter-press = Press the button on the page that opens.
letter-passphrase = Enter the passphrase and press the button. The sender will give you the passphrase separately. For security, it isn’t printed on this sheet. Do not write it here.
# Step 3. “what you need”: of the secret. shareLive-letterTerms follows.
letter-keep = Keep what you need, then destroy this sheet.
letter-code = QR code of the address

## push — page of a link for its sender: who opened it, the log

# Heading above the list of openings. Question word.
push-opened = Who opened it
# Opens the log; a number in brackets follows. All entries, not only openings.
push-log = Full log
# Head of a column.
# Room: 16
push-when = When
# Head of a column: what happened (ownLogLive).
# Room: 16
push-what = What
# Head of a column: network address (IP), and who it was if known.
# Room: 18
push-address = Address
# Head of a column.
# Room: 18
push-browser = Browser
# Button: earlier entries of the log.
# Room: 20
push-older = Older
# Button: later entries of the log.
# Room: 20
push-newer = Newer
# Button, also in dialogs: delete the secret at once. “Delete the secret now”.
push-end = Delete now
# Room: 18
push-cancel = Cancel

## pushChange — page on which a sender changes a link

pushChange-title = Change this link
pushChange-back = Back to the link
# Label of a date and time. Verb, subject: the link.
pushChange-expires = Expires
# Label of a number. “Total”: the openings so far count.
pushChange-views = Total number of views
pushChange-save = Save changes
# Button. { $duration }: “7 days”. Verb: it expires that much later.
pushChange-extend = Extend by { $duration }
# Link to the page pushChange-title, hence the ellipsis. Verb.
pushChange-change = Change…
# Message after saving.
pushChange-changed = Changes saved.
# Hint under a number; all are numbers. “Opened so far”: how often the link was opened.
pushChange-viewsBetween = From { $min } to { $max }. Opened so far: { $used }.
# Below the field of an expiry. { $date }: short, “23 Nov 2026, 15:30”.
pushChange-latest = No later than { $date }.

## pushChangeLive — page on which a sender changes a link: hints and problems of the fields

pushChangeLive-badExpiry = Choose a time between { $from } and { $to }.

## agentLive — browser and system of somebody who opened or signed in, in all logs

# Names that stay: “Firefox on Linux”.
agentLive-agentOn = { $browser } on { $system }
# Instead of a browser’s name: it sent none.
agentLive-agentUnknown = unknown

## pushLive — page of a link: its terms, who opened it; its sender, and (terms only) others who look at it

# On the page of a link, to its sender. “codes”: those by which recipients prove their address. { $time }: a date with a time.
pushLive-codesWait = Codes waiting to be emailed to recipients: { $count }. The first will be sent by { $time }.
# The same: those mails did not leave, and no longer wait. Singular also if there are several addresses.
pushLive-codesFailed = No code could be emailed to { $addresses }.
# Kind of a secret: badge, and beside a date in the name of a link without one: “Text · 23 Nov 2026, 15:30”.
pushLive-text = Text
# Kind of a secret: one or several files.
pushLive-file = Files
# Kind of a secret: a web address.
pushLive-url = Link
pushLive-qr = QR code
# Badge: the link can be opened.
# Room: 20
pushLive-active = Active
# Badge: the link has expired.
# Room: 20
pushLive-expired = Expired
# Left of pushLive-viewsLeft. How often it can be opened; noun.
pushLive-views = Views
# Numbers: “3 of 5 left”. Agrees with “views”.
pushLive-viewsLeft = { $left } of { $total } left
# Numbers: “5 of 5 views used”. Agrees with “views”.
pushLive-viewsUsed = { $used } of { $total } views used
# Left of a date (ownLogLive-when). Verb, subject: the link.
pushLive-expires = Expires
# Left of a date: the link opens from then on. Verb, subject: the link.
pushLive-notBefore = Opens
# Left of pushLive-firstViewEnds.
pushLive-firstView = After the first view
# { $duration }: “15 minutes”. “later”: after the first view.
pushLive-firstViewEnds = The link expires { $duration } later
# Left of pushLive-passphraseSet or -passphraseNone.
pushLive-passphrase = Passphrase
# There is a passphrase. “it”: the passphrase.
pushLive-passphraseSet = Set. The link won’t open without it.
# Left of pushLive-coveredYes or -coveredNo: create-covered. Adjective, of the secret.
pushLive-covered = Covered
pushLive-coveredYes = Yes, until the recipient taps it
pushLive-deletable = Recipients can delete it
# Beside pushLive-deletable.
pushLive-deletableYes = Yes
# Left of the names and sizes of the files.
pushLive-files = Files
pushLive-fileGuarded = name protected by the passphrase
# { $size }: of all files, “1.5 MiB”. The names are sealed, so they cannot be shown.
pushLive-filesSealed =
    { $n ->
        [one] { $n } file, { $size }, name encrypted
       *[other] { $n } files, { $size }, names encrypted
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } file, erased
       *[other] { $n } files, erased
    }
# Left of a date. The link was created.
pushLive-created = Created
# Label of a text: the link’s name, for the sender’s own list.
pushLive-name = Name
# { $when }: ownLogLive-when. “Its” in the next two: of the link.
pushLive-endedByViews = The last view was used on { $when }. The link’s content has been erased.
pushLive-endedByTime = Expired on { $when }. Its content has been erased.
# { $when }: ownLogLive-when. { $address }: IP. { $browser }: agentLive-agentOn. A person deleted it.
pushLive-endedByHand = Deleted on { $when } from { $address } ({ $browser }). Its content has been erased.
pushLive-neverOpened = No one opened the link.
# Of openings; follows pushLive-openedTimes.
pushLive-openedNewest =
    { $n ->
        [one] The latest is listed here. The log has all of them.
       *[other] The latest { $n } are listed here. The log has all of them.
    }
# “its page”: of the link.
pushLive-scanned =
    { $n ->
        [one] A program, such as a link preview in a chat, loaded the page once. No view was counted.
       *[other] Programs, such as link previews in chats, loaded the page { $n } times. No view was counted.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] { $n } wrong passphrase was entered.
       *[other] { $n } wrong passphrases were entered.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } attempt while the link was expired, paused or not open yet.
       *[other] { $n } attempts while the link was expired, paused or not open yet.
    }
# Subject: the link, while the sender looks at its page.
pushLive-openedMeanwhile = Opened just now.
pushLive-ended = Deleted. The content has been erased.

## presets — terms kept under a name: form of a new link, and account; senders

# Name of a row of buttons, each with the name of a preset, for screen readers. A preset: terms kept under a name.
presets-presets = Presets
# Small button: opens the dialog, which asks for a name. Verb.
presets-keep = Save as preset…
presets-title = Your presets
presets-text = Options you saved for new links. To use them, choose a preset when you create a link.

## presetsLive — page “New”: the dialog that keeps terms as a preset; senders

# As presets-presets.
presetsLive-presets = Presets
presetsLive-keepTitle = Save as preset
# Label: the name of the preset.
presetsLive-name = Name
# Button in the dialog. Verb.
presetsLive-save = Save
presetsLive-cancel = Cancel
presetsLive-badName = Enter a name of at most 40 characters. You can save up to 20 presets.
presetsLive-badTerms = This server rejects one of these options.
presetsLive-taken = You already have a preset with this name.
presetsLive-offline = The server didn’t answer. Check your connection and try again.
presetsLive-failed = Something went wrong ({ $status }). Nothing was changed.

## ownPresetsLive — page of one’s account: the list of presets; senders

# In a line: “7 days · 5 views”.
ownPresetsLive-views =
    { $n ->
        [one] { $n } view
       *[other] { $n } views
    }
# Button: give the preset another name. Verb.
# Room: 18
ownPresetsLive-rename = Rename
# For screen readers, on that button. { $name }: of the preset.
ownPresetsLive-renameOf = Rename “{ $name }”
# Button: delete the preset. Verb.
# Room: 18
ownPresetsLive-remove = Delete
# { $name }: of the preset.
ownPresetsLive-removeQuestion = Delete the preset “{ $name }”? Links made with it stay as they are.

## signIn — pages to sign in, to sign up, to choose a password, to set up the server

# Heading. Verb.
signIn-title = Sign in
signIn-email = Email address
signIn-password = Password
signIn-newPassword = New password
# { $n }: a number, 8 or more.
signIn-passwordHint =
    { $n ->
        [one] At least { $n } character. A few words work well.
       *[other] At least { $n } characters. A few words work well.
    }
# Button. Verb.
signIn-submit = Sign in
signIn-passkey = Sign in with a passkey
signIn-signUp = Create an account
signIn-have = I already have an account
signIn-name = Email address or username
# “a password for this server”: not of the company’s directory.
signIn-companyOrLocal = Use your company password or, if you have one, a password for this server.
signIn-companyOrAdmins = Use your company password. Administrators can also use a password for this server.
signIn-company = Use your company password.
signIn-adminsOnly = Only administrators can sign in with a password.
signIn-forgot = Forgot your password? An administrator can send you a link.
# Heading of the very first page of a new server.
signIn-setUpTitle = Welcome
signIn-setUpText = This server has no accounts yet. Create the first one. It will be an administrator account.
# Label: a code that proves access to the server’s log.
signIn-setUpCode = Setup code
# “printed it”: wrote it to its output.
signIn-setUpCodeHint = The server printed this code when it started. Look in its terminal or log.
# Button: create the administrator’s account.
signIn-setUpSubmit = Create the account
# Heading, after an invitation or a reset.
signIn-resetTitle = Choose your password
# Under a heading: which account this is about.
signIn-resetAccount = For the account { $email }
# “This link”: the one in a mail or message.
signIn-resetText = This link works once. Using it signs you out everywhere and revokes all your API tokens.
# After reveal-letters: why the page asks for them.
signIn-lettersWhy = This shows that you are a person, not a program.
# Button: save the password. Verb.
signIn-resetSubmit = Save and sign in

## sessionsLive — list of sessions: where an account is signed in; its owner and administrators

sessionsLive-sessions = Sessions
# Behind the name of a browser: “Firefox on Linux · this browser”.
sessionsLive-sessionHere = this browser
# { $when }: “3 days ago”. signInsLive-byPassword or another of those may follow after “·”.
sessionsLive-sessionBegan = signed in { $when }
# Subject: the session.
sessionsLive-sessionUsed = last used { $when }
# Button: sign out that browser. Verb.
# Room: 18
sessionsLive-sessionEnd = End session
sessionsLive-sessionEndQuestion = End the session in { $name }? That browser will have to sign in again.
sessionsLive-sessionEnded = That browser has been signed out.
sessionsLive-noSessions = Not signed in anywhere.
sessionsLive-othersQuestion = Sign out everywhere else? You will stay signed in here.
sessionsLive-othersEnded =
    { $n ->
        [one] { $n } other session has ended.
       *[other] { $n } other sessions have ended.
    }
sessionsLive-endOthers = Sign out everywhere else

## signInAgainLive — dialog when a session ended while somebody was writing; people with an account

signInAgainLive-title = You are signed out
# { $email }: an email address. “continue”: what one was doing.
signInAgainLive-text = Your session has ended. Sign in as { $email } to continue. What you typed and chose is still here.
# { $other }, { $email }: email addresses.
signInAgainLive-somebodyElse = This browser is now signed in as { $other }. Sign in as { $email } to continue. What you typed and chose is still here.
# “Set one up”: a second factor.
signInAgainLive-limited = This server requires a second factor. Set one up, then continue. What you typed and chose is still here.
signInAgainLive-declined = You are signed out, and nothing was sent. Try again to sign in and continue.
signInAgainLive-notYet = You aren’t signed in as { $email } yet.
signInAgainLive-password = Password
signInAgainLive-submit = Sign in and continue
signInAgainLive-passkey = Sign in with a passkey
# Under a link. “This”: the page behind it. “continue”: with the button signInAgainLive-goOn.
signInAgainLive-elsewhere = The page opens in another tab. When you are done there, come back here and continue.
# Link to factors-title. Verb.
signInAgainLive-setUp = Set up a second factor
# Button: continue. Verb.
signInAgainLive-goOn = Continue
signInAgainLive-cancel = Cancel
signInAgainLive-noName = Enter your email address or username.
signInAgainLive-noPassword = Enter a password.
signInAgainLive-wrong = The password is wrong.
# “this way”: with this kind of sign-in.
signInAgainLive-refused = You can’t sign in this way. Try another way, or contact an administrator.
signInAgainLive-noCode = Enter a code.
signInAgainLive-code = Code from your app, or a recovery code
signInAgainLive-recoveryCode = Recovery code
signInAgainLive-wrongCode = That code is wrong or has already been used. Wait for the next one.
# The time for a second factor is over. “Cancel”: signInAgainLive-cancel.
signInAgainLive-begin = That took too long. Cancel, and try again.
signInAgainLive-passkeyCancelled = No passkey was used. Try again, or sign in another way.
signInAgainLive-passkeyRefused = The server didn’t accept this passkey. Sign in another way.
# “base URL”: the server’s setting base_url, its official address.
signInAgainLive-wrongOrigin = This page was opened at the wrong address. Open it at the server’s base URL.
signInAgainLive-tooMany =
    { $n ->
        [one] Too many failed attempts. Try again in { $n } second.
       *[other] Too many failed attempts. Try again in { $n } seconds.
    }
signInAgainLive-offline = The server didn’t answer. Check your connection and try again.
signInAgainLive-failed = Something went wrong ({ $status }).

## accountLive — messages of the pages to sign in, and of one’s account

accountLive-passkeyCancelled = No passkey was used. Try again, or use your password.
accountLive-passkeyRefused = The server didn’t accept this passkey. Sign in with your password.
accountLive-wrong = The email address or password is wrong.
accountLive-wrongName = The username or password is wrong.
accountLive-noName = Enter your email address or username.
accountLive-noGroup = You aren’t in any of the groups that may use this server. Contact its administrator.
accountLive-noAddress = Your company sign-in didn’t provide a valid email address. Contact an administrator.
# “link”: verb, connect the two.
accountLive-notLinked = An account with your email address already exists here. Ask an administrator to link it to your company sign-in.
accountLive-notAdded = You don’t have an account here. Ask an administrator to add one.
accountLive-notSetUp = This server isn’t set up yet.
accountLive-notAdmitted = You can’t sign in here. Contact an administrator.
accountLive-directoryAway = Company passwords can’t be checked right now. If you have a password for this server, use that one.
accountLive-limited =
    { $n ->
        [one] Too many failed attempts. Try again in { $n } second.
       *[other] Too many failed attempts. Try again in { $n } seconds.
    }
accountLive-offline = The server didn’t answer. Check your connection and try again.
accountLive-failed = Something went wrong ({ $status }).
accountLive-wrongCode = The setup code is wrong.
accountLive-invitation = You have been invited. Choose a password to sign in. This link works once.
accountLive-badLink = This link is no longer valid. Ask an administrator for a new one.
accountLive-noLink = Open the link in your message again. This page needs the complete link.
accountLive-noCode = Enter the setup code.
accountLive-noPassword = Enter a password.
accountLive-again = You can try again now.
accountLive-taken = An account with this email address already exists.
accountLive-alreadySetUp = This server is already set up. Sign in instead.
accountLive-tooShort = The password is too short.
# “too close to your email address”: nearly the same.
accountLive-tooCommon = This password is too common, or too close to your email address. Attackers try such passwords first. Choose another.
accountLive-badEmail = Enter a valid email address.
accountLive-wrongOrigin = This page was opened at the wrong address. Open it at the server’s base URL.
# Message: a choice was saved.
accountLive-saved = Saved.
accountLive-wrongCurrent = The current password is wrong.
accountLive-changed = Your password has been changed. Other devices have been signed out.
accountLive-tokensRevoked =
    { $n ->
        [one] { $n } API token was revoked.
       *[other] { $n } API tokens were revoked.
    }
accountLive-tokenName = Give the token a name.
accountLive-tokenTaken = You already have a token with this name.
accountLive-noTokens = You have no tokens yet.
# Of an API token, in a line of small texts. Agrees with “token”.
accountLive-never = never used
# Of an API token. Agrees with “token”.
accountLive-used = last used { $when }
# Of an API token. Agrees with “token”.
accountLive-made = created { $when }
# Button: the token stops working. Verb.
# Room: 18
accountLive-revoke = Revoke
accountLive-revokeQuestion = Revoke the token “{ $name }”? Programs that use it will stop working at once.
# Message: the token is revoked.
accountLive-revoked = Revoked.
accountLive-copied = Copied
accountLive-copyFailed = Copying failed. Select the text and copy it.

## account — page “Your account”; people with an account

account-title = Your account
# Under the heading. { $email }: an email address.
account-signedInAs = Signed in as { $email }
# Button. Verb.
account-signOut = Sign out
account-programs = API tokens and webhooks
account-programsTokens = API tokens
account-tokens = API tokens
account-tokensText = A token lets a program act on your behalf without your password.
# Label: the name of the token.
account-tokenName = What is it for?
# Example of a token’s name, in grey: a program that makes backups.
account-tokenPlaceholder = Backup script
# Button. Verb.
account-create = Create a token
# The token follows in a line of its own.
account-shown = Your new token (shown only once):
# Button. Verb.
# Room: 18
account-copy = Copy
# Label above a command that uses the new token.
account-example = For example
# Heading of a part of the page.
account-notify = Notifications
account-notifyMe = Notify me when a new link of mine is opened
account-notifyEach = You can change this for each link.
account-sessions = Where you are signed in
account-sessionsText = End any session you don’t recognise, then change your password.
account-endOthers = Sign out everywhere else
account-password = Password
account-current = Current password
account-next = New password
account-change = Change password
account-changeHint = This signs you out everywhere else.
# Check box. Verb.
account-revokeTokens = Also revoke all my API tokens
# A list of tokens follows. “ticked”: the check box is on.
account-revokeTokensHint = Leave this ticked if someone else may know your password. Programs that use these tokens will stop working at once:
account-cancel = Cancel
# Button in a dialog: revoke the token. Verb.
account-confirm = Revoke

## admin — “My links” (people with an account), and “Users”, “Server”, “All links” (administrators)

admin-title = My links
admin-titleExpired = Expired links
# In the navigation: own links that can be opened. Adjective, plural.
# Room: 22
admin-active = Active
# In the navigation: own links that have expired.
# Room: 22
admin-expired = Expired
# In the navigation: everybody’s links.
# Room: 24
admin-all = All links
# In the navigation, and heading.
# Room: 22
admin-users = Users
# In the navigation, and heading: the page about this server.
# Room: 22
admin-server = Server
admin-search = Search by name, note or link
# Label of a choice: the order of the list.
admin-order = Sort
# Choice in admin-order.
admin-byNewest = Newest first
# Choice: what expires soonest comes first.
admin-byExpiry = Expiring soonest
# Choice: what was opened most recently comes first.
admin-byOpened = Recently opened
# Choice: what can be opened the fewest times more comes first.
admin-byViews = Fewest views left
# Name of a row of filter buttons, for screen readers: “Show only: …”.
admin-parts = Show only
# Filter, on a small button: links that nobody has opened.
admin-unopened = Never opened
# Filter: links that were opened.
admin-opened = Opened
# Filter: links that expire today. Verb.
admin-today = Expires today
admin-sealed = End-to-end encrypted
admin-waiting = Someone is waiting
# Filter: links that are paused.
admin-frozen = Paused
# Filter: links that came as answers to requests. Noun.
admin-answers = Answers
# Check box: all links of the list. Verb.
admin-tickAll = Select all
admin-csv = Save as CSV
# Button: to newer entries. Adjective, compares.
# Room: 20
admin-newer = Newer
# Button: to older entries.
# Room: 20
admin-older = Older
admin-cancel = Cancel
# Button: delete the secret at once.
admin-end = Delete now
# Opens a form. Verb.
admin-addUser = Add a user
admin-email = Email address
# Choice of a role.
admin-administrator = Administrator
# Button: add the user. Verb.
admin-add = Add
admin-byMail = Email the link
# The user’s email address and the link follow. The user chooses a password with it.
admin-oneTime = One-time link, valid for 24 hours. Send it to
admin-copy = Copy
# Heading: how much room the stored data take.
admin-storage = Storage
# Heading: the settings as they are now.
admin-settings = Current settings
# Page “Server”, above the settings; page “Health”, after health-commands.
admin-settingsText = To change a setting, edit the server’s config file, and then restart the server.
# Head of a column: the name of a setting.
admin-option = Option
# Head of a column: the value of a setting.
admin-value = Value
# Head of a column: where a setting’s value comes from.
admin-origin = Set by
# Label; the version of the program follows: 1.2.3.
admin-version = Version
# Page “Server”, beside its path.
admin-configFile = Config file

## health — page “Health”: the state of the server; administrators and auditors

# In the navigation, and heading: the state of the server. Not medicine.
# Room: 22
health-title = Health
# Heading: what the administrator should do something about. “You are needed for this”.
health-open = Needs your attention
# The same heading for auditors, who cannot mend what is listed below.
health-openForAuditors = Needs an administrator
health-nothing = Nothing needs your attention.
# Above steps that contain commands. “service”: the system’s service that runs Secret Push. admin-settingsText follows.
health-commands = Run commands on the server, as the user that runs Secret Push.
# Above a command: where to run it.
health-onServer = On the server
# Above lines of settings: where to write them. The path of the file may follow.
health-inConfigFile = In the config file
# Instead of admin-settingsText, if the server has no config file.
health-noConfigFile = This server has no config file yet. Write one, stop the server, and start it again with --config and its path.
# A fold below what is wrong: how to mend it. “What to do about it”.
health-how = What to do
health-fine = Status
health-complaints = Warnings and errors
# “start”: noun, since the server was started.
health-complaintsText = What this server has logged since it started. The server’s own log has the details.
# Room: 20
health-warn = Warning
# Room: 18
health-error = Error
# How often a warning came. { $when }: “3 hours ago”.
health-times =
    { $n ->
        [one] once, { $when }
       *[other] { $n } times, most recently { $when }
    }
# Button: test everything now. Verb.
health-examine = Check now
# Heading. “doctor” is the name of a command (secretpush doctor): it stays.
health-examineTitle = Self-check (doctor)
# “provider”: of the company sign-in. Subject of “Checks”: the test.
health-examineText = Checks the data directory, and connects to the mail server, the sign-in provider and everything else named in the settings. Sends no messages and changes nothing.
# Badge: nothing to complain of.
# Room: 18
health-ok = OK
# The subjects of the findings of “Check now”, as short headings above English details. The directory with all data.
health-subjectDirectory = Data directory
# Who may read the files.
health-subjectPermissions = Permissions
# Rules for groups of users.
health-subjectPolicy = Policies
# That nothing can open what was erased.
health-subjectErasing = Erasure
# The company’s single sign-on.
health-subjectSignIn = Company sign-in
# The company’s directory of users.
health-subjectLdap = Directory (LDAP)
health-subjectScanner = Virus scanner
# The server that this one has replaced.
health-subjectPrevious = Previous server
# Above the findings and the warnings, which are not translated.
health-inEnglish = The details are in English, as in the server’s log.
# Why an event was not delivered. { $status }: a number and words in English, such as “410 Gone”.
health-receiverAnswered = The receiver answered { $status }.
health-receiverRefused = The receiver refused the connection.
health-receiverSilent = The receiver didn’t answer in time.
# Its name on the network cannot be looked up.
health-receiverUnknown = The receiver’s host name couldn’t be found.

## administration — pages “Users”, “Server” and “All links”; administrators

administration-findUser = Find a user
# Button: previous page of users.
# Room: 18
administration-before = Previous
# Button: next page of users.
# Room: 18
administration-next = Next
administration-role = Role
# Button: shows what can be done with the account of a user. Noun, plural.
# Room: 18
administration-actions = Actions
# Of a user, on a line of facts. { $when }: “3 days ago”.
administration-lastSignIn = last sign-in { $when }
# Choice of a role. One person.
administration-asUser = User
administration-asAuditor = Auditor: sees all logs, no secrets
# Filter, on a small button; a number follows. So do the ones below, to “Everyone”.
administration-administrators = Administrators
administration-auditors = Auditors
# Filter: users who were invited and have not chosen a password. Plural.
administration-invited = Invited
# Filter: users whose accounts an administrator has switched off. Plural.
administration-disabled = Disabled
# Filter: users whom the company sign-in has shut out. Plural.
administration-suspended = Suspended
# Filter: users without a second factor.
administration-unprotected = No second factor
# Heading on a user’s page; also the section admin-all in the navigation, beside “Users” and “Server”.
administration-userLinks = Links
administration-userFactors = Second factors
administration-userGroups = Groups
# Label: name of a group, to which the user is added. Verb.
administration-group = Add to a group
# Button beside it. Verb.
# Room: 18
administration-joinGroup = Add
# Heading: what policies limit for this user. Noun.
administration-userLimits = Policy limits
administration-userLog = Latest log entries
administration-wholeLog = All log entries
# Check box. “they”: this user.
administration-endPushes = Also delete what they have shared, and close their requests
# Button: disable the account and end all it has.
administration-endEverything = End all access
# Filter: all users.
administration-everyone = Everyone
# Filter: links made without an account.
administration-nobody = Without an account
# Label of a search field. “number”: of the link, #123.
administration-findLink = Sender, link or number
# In the empty field administration-findLink, on a phone. Room: short.
administration-findALink = Find a link
# Label of a date: links created on that day or before.
administration-madeUntil = Created on or before
# Label of a choice: active or expired. Not a country.
administration-filterState = State
administration-anyState = All states
# Choice: links that can be opened.
administration-onlyActive = Active
# Choice: links that have expired.
administration-onlyExpired = Expired or deleted
administration-settingsFilter = Find a setting
administration-onlyChanged = Changed only

## firstSteps — page “Health”: what should be done once on a new server; administrators

# Heading: what to do on a new server. firstSteps-done may follow after “·”.
firstSteps-title = First steps
# Numbers, in a heading: “First steps · 3 of 6 done”.
firstSteps-done = { $done } of { $all } done
# Below the steps that are done.
firstSteps-others = The other steps are listed above.
# Heading of a step: the server’s web address. So are -tls, -key, -people, -first, -backup.
firstSteps-address = Address
# Heading instead of firstSteps-address while it is open, like firstSteps-tlsOpen and firstSteps-keyMissing.
firstSteps-addressOpen = Links have no fixed address
firstSteps-addressWhy = Recipients must be able to open this address.
# Above lines of a config file. { $example }: an address in them, which is only an example.
firstSteps-addressDo = Replace { $example } with your own server’s address.
firstSteps-addressUnset = Links start with the address each sender uses. Yours is { $origin }.
firstSteps-addressPlain = Links start with { $url }, which isn’t encrypted.
firstSteps-addressElsewhere = Links start with { $url }. You are at { $origin } now. Open { $url } to check that it can be reached.
firstSteps-addressGood = Links start with { $url }, and you reached the server at that address.
# Heading of a step: HTTPS between browser and server.
firstSteps-tls = Encryption in transit
firstSteps-tlsOpen = Connections aren’t encrypted
firstSteps-tlsWhy = Anyone on the network between this server and its users can read the secrets.
firstSteps-tlsOwn = This server handles TLS itself.
firstSteps-tlsProxy = A reverse proxy handles TLS for this server.
firstSteps-tlsNone = You are connected over plain HTTP.
firstSteps-tlsDo = Give the server a certificate, or put it behind a reverse proxy with HTTPS:
# Heading of a step. “master key”: encrypts all that is stored.
firstSteps-key = A copy of the master key
firstSteps-keyMissing = No confirmed copy of the master key
firstSteps-keyWhy = Without the key, neither the data nor any backup can be read.
# { $key }: the key’s fingerprint, such as 3f2a91c0.
firstSteps-keyOpen = No one has confirmed having a copy of the key { $key }.
firstSteps-keyDone = A copy of the key { $key } was confirmed { $when }.
# “This”: the command in the next line.
firstSteps-keyDo = This writes an encrypted backup that includes the key. Keep it on another machine:
firstSteps-keyTick = I have a copy in a safe place
# Button that takes firstSteps-keyTick back.
firstSteps-keyUntick = I no longer have this copy
# Heading of a step. “may”: is allowed to.
firstSteps-people = Who may share
firstSteps-peopleWhy = With accounts, people can see what happened to their links, and you decide who may share.
firstSteps-peopleAlone = Only you have an account. Anyone who can reach this server can share text without one.
firstSteps-peopleAloneClosed = Only you have an account, and no one can share without one.
firstSteps-peopleMany =
    { $n ->
        [one] There is { $n } account.
       *[other] There are { $n } accounts.
    }
firstSteps-peopleOpen = Anyone can create an account.
# May follow firstSteps-peopleMany and others. “this”: who may share.
firstSteps-peopleDecided = You chose this in the settings.
firstSteps-peopleDo = Add users, or set allow_sign_up and allow_anonymous.
# Link. Verb.
firstSteps-peopleLink = Add a user
firstSteps-first = The first secret
firstSteps-firstWhy = Try it once to see what recipients see.
firstSteps-firstNone = Nothing is stored yet.
firstSteps-firstLink = Share a secret
firstSteps-backup = Backups
firstSteps-backupWhy = Disks fail without warning. The server makes backups on its own only if you tell it where to store them.
firstSteps-backupNone = No backup has been made yet.
firstSteps-backupGood = The last backup was made { $when }.
# Above a command that follows lines of settings: the other way. “Or run this every day on the server”.
firstSteps-backupDaily = Or run this on the server every day
# Heading of a step in “First steps”: the feature with which people ask others for a secret. Noun, plural.
firstSteps-requests = Requests
firstSteps-requestsWhy = With requests, people with an account can ask others for a secret. No account is needed to answer.
# State of that feature. Agrees with “requests” if your language needs it.
firstSteps-requestsOff = Switched off. You can leave it that way.

## serverFacts — page “Server”: storage as bars, settings under headings; administrators

# Left of a number: all links that are stored.
serverFacts-links = Links
# Left of a number.
serverFacts-activeLinks = Active links
serverFacts-stored = Stored on this server
# Under serverFacts-stored. { $size }: of everything.
serverFacts-storedSum = { $size } in total
# Legend of a bar; a size follows.
serverFacts-payloads = Secrets (estimated)
# Legend. “unused space”: inside the database file.
serverFacts-rows = Logs, accounts and unused space
# Legend of a bar; a size follows.
serverFacts-fileContents = Files
serverFacts-fileLimit = Limit for files
serverFacts-fileLimitText = { $used } of { $total }
# Heading above a bar: how full the disk is.
serverFacts-disk = Disk
# Sizes: “20 GiB free of 80 GiB”.
serverFacts-diskText = { $free } free of { $total }
# Legend: what this server takes of the disk.
serverFacts-diskOurs = This server
# Legend: what everything else takes of the disk.
serverFacts-diskOthers = Everything else
# Legend: free space. Adjective.
serverFacts-diskFree = Free
# { $size }: “1 GiB”. The server accepts no files then.
serverFacts-floor = Files are refused while less than { $size } is free.
serverFacts-scarce = Space is running out. Files are already being refused, or soon will be.
# Heading: settings whose value is not the default. Participle, plural.
serverFacts-changed = Changed
# Heading of a group of settings: how the server is reached.
serverFacts-reach = Address and network
# Heading: who may sign in.
serverFacts-access = Access and accounts
# Heading: settings about links and secrets.
serverFacts-pushes = Secrets
serverFacts-files = Files
# Heading: storage, backups. “keys”: for encryption.
serverFacts-data = Data and keys
# Heading. Noun.
serverFacts-limits = Limits
# Heading: how the pages look, and what /about says.
serverFacts-pages = Appearance and About page
serverFacts-mail = Email
# Heading. “metrics”: numbers for monitoring.
serverFacts-watch = Log and metrics
# { $value }: the value that holds if nothing is set.
serverFacts-preset = default: { $value }
# Origin of a setting’s value: nobody has set it.
serverFacts-byDefault = default
# Origin of a setting’s value: an option on the command line.
serverFacts-fromFlag = flag
# Under a heading, in languages other than English: what is said of each setting.
serverFacts-inEnglish = The descriptions are in English.
# The value of a setting that has none, in parentheses.
serverFacts-notSet = (not set)

## settingsLive — page “Server”: how many settings are shown; administrators

settingsLive-found =
    { $n ->
        [one] { $n } setting
       *[other] { $n } settings
    }
settingsLive-none = No setting matches.

## listLive — every list behind a sign-in: why it, or what was done in it, did not arrive

listLive-offline = The server didn’t answer. Check your connection and try again.
listLive-failed = Something went wrong ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Too many requests. Try again in { $n } second.
       *[other] Too many requests. Try again in { $n } seconds.
    }
listLive-copied = Copied
listLive-copyFailed = Copying failed. Select the text and copy it.

## adminLive — lists “My links” (their senders), “Users” and “All links” (administrators)

# State of a user. “link”: of the invitation. { $when }: “in 3 hours”.
adminLive-invitedUntil = invited, link expires { $when }
# State of a user. “link”: of the invitation. { $when }: “3 hours ago”.
adminLive-invitedOver = invited, link expired { $when }
# Menu item: make a new link for the invitation. Noun.
adminLive-newLink = New invitation link
adminLive-mailLink = Email a new invitation
# Menu item: withdraw the invitation. Verb.
adminLive-withdraw = Withdraw
# { $email }: an email address. “Its link”: of the invitation.
adminLive-withdrawQuestion = Withdraw the invitation for { $email }? Its link will stop working.
adminLive-withdrawn = The invitation for { $email } has been withdrawn.
# Menu item: disable the account and end all it has. Verb.
adminLive-endAll = End all access
adminLive-endAllQuestion = End all access for { $email }? The account will be disabled. Its sessions will end at once, and its tokens, one-time links, second factors and webhooks will be removed.
# { $what }: a list of the six texts endedSessions to endedPushes: “2 sessions, 1 token”.
adminLive-endedAll = { $email } has been disabled. Ended: { $what }.
adminLive-endedNothing = { $email } has been disabled. There was nothing else to end.
# Part of { $what } in adminLive-endedAll, like the next five.
adminLive-endedSessions =
    { $n ->
        [one] { $n } session
       *[other] { $n } sessions
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
# Both are for choosing a password.
adminLive-endedLinks =
    { $n ->
        [one] { $n } one-time link
       *[other] { $n } one-time links
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } second factor
       *[other] { $n } second factors
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
       *[other] { $n } webhooks
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } shared link or request
       *[other] { $n } shared links and requests
    }
# State of a user: the company sign-in has shut the person out.
adminLive-suspended = suspended by the company sign-in
# State of a user: without a second factor.
adminLive-unprotected = no second factor
# Name of a menu, for screen readers.
adminLive-actionsOf = Actions for { $email }
# Of a user. { $when }: “3 days ago”.
adminLive-addedOn = added { $when }
# Of a second factor. { $when }: “3 days ago”.
adminLive-factorAdded = added { $when }
# A second factor: an app that shows codes (factors-app).
adminLive-appWithCodes = Authenticator app
adminLive-codesLeft =
    { $n ->
        [one] { $n } recovery code left
       *[other] { $n } recovery codes left
    }
adminLive-noFactors = No second factor.
# Behind a group’s name: an administrator of this server has put the user into it. Agrees with “group”.
adminLive-groupHere = added by an administrator
# Behind a group’s name: the group comes from the company sign-in.
adminLive-groupOfCompany = from the company sign-in
# Behind a group’s name: from the directory (LDAP).
adminLive-groupOfDirectory = from the directory
# Button: take the user out of the group. Verb.
adminLive-leaveGroup = Remove
adminLive-noGroups = Not in any group.
adminLive-noLimits = No policy limits apply to this user.
# Menu item: sign the user out everywhere. Verb.
adminLive-endSessions = End sessions
adminLive-endSessionsQuestion = End all sessions for { $email }? They will have to sign in again. Tokens will continue to work.
adminLive-sessionsEnded = The sessions for { $email } have ended.
# Button. Verb. { $n } users who are ticked: “Disable 3”.
# Room: 24
adminLive-disableMany =
    { $n ->
        [one] Disable { $n }
       *[other] Disable { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Disable { $n } user? Their sessions will end and their tokens will stop working at once.
       *[other] Disable { $n } users? Their sessions will end and their tokens will stop working at once.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } user has been disabled.
       *[other] { $n } users have been disabled.
    }
# Button. Verb. “of { $n }”: users.
adminLive-endSessionsMany =
    { $n ->
        [one] End sessions for { $n }
       *[other] End sessions for { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] End all sessions for { $n } user? They will have to sign in again. Tokens will continue to work.
       *[other] End all sessions for { $n } users? They will have to sign in again. Tokens will continue to work.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] The sessions for { $n } user have ended.
       *[other] The sessions for { $n } users have ended.
    }
# Badge: the link was opened since the reader last looked.
# Room: 42
adminLive-openedSince = opened since your last visit
# Badge: what is stored of the link cannot be read.
# Room: 22
adminLive-damaged = damaged
# Menu item. “Mail”: verb. With the link one chooses a new password.
adminLive-mailReset = Email a password link
adminLive-mailed = An email with a link is on its way to { $email }.
# { $reason }: a sentence in English, with its full stop. “show the link”: the other menu item.
adminLive-notMailed = No email was sent to { $email }: { $reason } Send it again, or show the link.
adminLive-noneAtAll = No one has shared anything yet. What people share appears here, without its content.
adminLive-noneMatching = No link matches this filter.
# Button: the list without its filter. Verb.
adminLive-showEveryone = Show all
adminLive-pushesOf =
    { $n ->
        [one] { $n } link
       *[other] { $n } links
    }
adminLive-tryAgain = You can try again now.
adminLive-none = Nothing here yet.
adminLive-noneActive = You have no active links.
adminLive-noneExpired = Nothing has expired yet. Expired links are listed here with their logs.
adminLive-linksFound =
    { $n ->
        [one] { $n } link
       *[other] { $n } links
    }
# For screen readers, on a check box. { $name }: of a link, or an email address. Verb.
adminLive-tick = Select { $name }
adminLive-sealed = End-to-end encrypted
adminLive-shareSecret = Share a secret
# Instead of a list: no link fits the search.
adminLive-noneFound = Nothing found.
# Below a list, of a search. { $n }: how many links it looked at.
adminLive-searchedPart =
    { $n ->
        [one] { $n } link searched. There are older ones.
       *[other] { $n } links searched. There are older ones.
    }
# Link behind adminLive-searchedPart. Verb.
adminLive-searchOlder = Search older links
# As pushLive-text.
adminLive-text = Text
# Kind of a secret: one or several files.
adminLive-file = Files
# Kind of a secret: a web address.
adminLive-url = Link
adminLive-qr = QR code
# Of a link. { $when }: “3 days ago”.
adminLive-created = created { $when }
# Of a link. { $when }: “in 7 days”. Verb.
adminLive-endsIn = expires { $when }
# Of a link. { $when }: “3 days ago”. Participle or past.
adminLive-endedOn = expired { $when }
# State of a link.
adminLive-isExpired = expired
# Of a link that a person deleted. { $when }: “3 days ago”.
adminLive-byHand = deleted { $when }
adminLive-viewsLeft =
    { $n ->
        [one] { $n } view left
       *[other] { $n } views left
    }
# Of an active link. “viewed”: opened.
adminLive-notViewed = not opened yet
# Of an expired link. “viewed”: opened.
adminLive-neverViewed = never opened
adminLive-viewed =
    { $n ->
        [one] opened once
       *[other] opened { $n } times
    }
# { $when }: “3 days ago”. “viewed”: opened.
adminLive-viewedLast =
    { $n ->
        [one] opened once, { $when }
       *[other] opened { $n } times, most recently { $when }
    }
# Button in the line of a link or request. Verb.
adminLive-copyLink = Copy the link
adminLive-sealedFiles =
    { $n ->
        [one] { $n } file, name encrypted
       *[other] { $n } files, names encrypted
    }
# “Its”: of the secret that is end-to-end encrypted.
adminLive-sealedLink = The complete link was shown once, when it was created.
# Button: delete the secret.
adminLive-end = Delete now
adminLive-endQuestion = Delete “{ $name }” now? No one will be able to open it again.
# Message: the link was deleted.
adminLive-ended = Deleted.
adminLive-notFound = Link not found.
# Instead of a sender: made without an account.
adminLive-nobody = anonymous
# Badge beside a user. One person.
# Room: 20
adminLive-administrator = administrator
# State of a user: an administrator has switched off the account.
adminLive-disabled = disabled
# Badge beside the reader’s own account.
# Room: 14
adminLive-you = you
# Menu item: give the user the rights of an administrator. Verb.
adminLive-makeAdmin = Make administrator
adminLive-takeAdmin = Remove administrator rights
# Menu item, and button: switch off the account. Verb.
adminLive-disable = Disable
# Menu item: switch the account on again. Verb.
adminLive-enable = Enable
# Menu item: make a link for a new password. Verb.
adminLive-reset = Reset password
adminLive-tokens = Tokens
adminLive-noTokens = No tokens.
adminLive-revoke = Revoke
adminLive-makeAdminQuestion = Make { $email } an administrator? They will see everyone’s links and logs, and can change every account.
adminLive-enableQuestion = Enable { $email }? They will be able to sign in again, with the rights they had before.
adminLive-usersFound =
    { $n ->
        [one] { $n } user
       *[other] { $n } users
    }
# Numbers: “1–50 of 120 users”.
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } of { $n } user
       *[other] { $from }–{ $to } of { $n } users
    }
adminLive-noUserFound = No user matches this search.
adminLive-takeAdminQuestion = Remove administrator rights from { $email }? Their sessions will end, and their tokens will stop working.
adminLive-disableQuestion = Disable { $email }? Their sessions will end and their tokens will stop working at once.
adminLive-resetQuestion = Create a password link for { $email }? Any earlier link will stop working. Using the new one will end all their sessions and revoke all their tokens.
adminLive-resetFactors = Reset second factors
# “they”: this person.
adminLive-resetFactorsQuestion = Delete all second factors for { $email }? First make sure that the request really came from them. Their sessions will end at once. Tokens will continue to work.
adminLive-factorsReset = { $email } no longer has a second factor.
# { $name }: of the token. { $email }: its owner.
adminLive-revokeQuestion = Revoke { $email }’s token “{ $name }”?
adminLive-taken = An account with this email address already exists.
adminLive-badEmail = Enter a valid email address.
adminLive-passwordsElsewhere = This user can’t sign in with a password on this server, because local_sign_in doesn’t allow it.
adminLive-lastAdmin = This is the last administrator. Make someone else an administrator first.
# Of an API token or a passkey; may stay neutral.
adminLive-used = last used { $when }
# Of an API token or a passkey.
adminLive-never = never used

## ownListLive

# Button. Verb. { $n } links that are ticked: “Delete 3”.
# Room: 22
ownListLive-endMany =
    { $n ->
        [one] Delete { $n }
       *[other] Delete { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] { $n } link deleted.
       *[other] { $n } links deleted.
    }

## hooks — pages “Webhooks” (people with an account) and “Events” (administrators, from eventsTab on)

hooks-title = Webhooks
hooks-lead = Let another program know what happens to your links. It never receives secrets, passphrases or file names.
# Link back. Noun phrase.
hooks-back = Your account
hooks-openText = Notify a program or a chat when your links are opened.
hooks-yours = Your webhooks
# The secret follows. Here: a key that signs messages, not what somebody shares.
hooks-secretShown = The secret that signs this webhook’s messages (shown only once):
hooks-copy = Copy
hooks-verify = Receivers verify the signature as described at standardwebhooks.com.
# Heading. Verb.
hooks-add = Add a webhook
# Label: the name of the webhook.
hooks-name = Name
# Example of a name, in grey: a chat room of the team.
hooks-namePlaceholder = Team chat
# Label: the web address of the webhook.
hooks-url = Address
hooks-urlHint = An administrator has to allow this address first.
# Label of a choice: for which program the message is made. “Form”: format, shape.
hooks-template = Message format
# Heading above check boxes (eventNamesLive).
hooks-eventKinds = Which events to send
# Heading above check boxes: hooksLive-linkName, hooksLive-linkItself. What the webhook is told besides the event.
hooks-details = Also include
# “the messages”: those of the chat.
hooks-includeHint = Anyone with the link can open it. Include it only where you trust everyone who can read the messages.
hooks-submit = Add the webhook
hooks-cancel = Cancel
# Button: try to deliver all events again. Verb.
hooks-retryAll = Retry all
# Button: give up all events. Verb.
hooks-dropAll = Discard all

## hooksLive — page “Webhooks”: the list, messages; people with an account

# Check box under hooks-details: the name that the sender gave the link.
hooksLive-linkName = The link’s name
# Check box under hooks-details.
hooksLive-linkItself = The link itself
hooksLive-none = You have no webhooks yet.
# The receiver said so (HTTP 410).
hooksLive-off = Switched off: the receiver says this address no longer exists.
# Button: send a test message. Verb.
# Room: 16
hooksLive-test = Test
# { $status }: a number such as 200. “It”: the receiver.
hooksLive-tested =
    { $n ->
        [one] The receiver answered { $status } after { $n } millisecond.
       *[other] The receiver answered { $status } after { $n } milliseconds.
    }
# { $reason }: words in English.
hooksLive-testFailed = The test failed: { $reason }.
# Button: make a new key that signs messages.
# Room: 24
hooksLive-newSecret = Create a new secret
# “secret”: hooks-secretShown.
hooksLive-newSecretQuestion = Create a new secret for “{ $name }”? For one day, messages will be signed with both the old and the new secret.
# Button: use the webhook again. Verb.
# Room: 18
hooksLive-switchOn = Switch on
# Button. Verb.
# Room: 16
hooksLive-remove = Delete
hooksLive-removeQuestion = Delete “{ $name }”? Events still on their way to it will be discarded.
# The webhook was deleted.
hooksLive-removed = Deleted.
# The webhook was added.
hooksLive-added = Added.
hooksLive-noName = Give the webhook a name.
hooksLive-badUrl = Events can’t be sent to this address.
hooksLive-notAllowed = Your administrator doesn’t allow this address.
hooksLive-noEvents = Choose at least one event.
hooksLive-taken = You already have a webhook with this name, or you have reached the limit.
hooksLive-copied = Copied
hooksLive-copyFailed = Copying failed. Select the text and copy it.

## eventsLive — page “Events”: what webhooks and other receivers could not be told; administrators

# { $when }: “3 hours ago”. noLetters may follow as a sentence of its own.
eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } event is waiting to be delivered. It happened { $when }.
       *[other] { $n } events are waiting to be delivered. The oldest happened { $when }.
    }
# “abandoned”: the server no longer tries to deliver it.
eventsLive-noLetters = No events were abandoned.
# { $event }: words of eventNamesLive, such as “Link opened”. { $name }: of the receiver. The arrow stays; it points in the direction of reading.
eventsLive-letterTo = { $event } → { $name }
# Under eventsLive-letterTo: whose event it is. { $owner }: an email address.
eventsLive-letterOf = owner: { $owner }
# { $when }: “3 days ago”. { $n }: attempts.
eventsLive-letterMeta =
    { $n ->
        [one] happened { $when } · tried once
       *[other] happened { $when } · tried { $n } times
    }
# Button in a row: try to deliver this event again. Verb.
eventsLive-retry = Retry
# Button in a row: give up this event. Verb.
# Room: 18
eventsLive-drop = Discard
eventsLive-dropQuestion = Discard this event for good?
eventsLive-dropAllQuestion = Discard all abandoned events for good?
eventsLive-retried =
    { $n ->
        [one] { $n } event will be retried.
       *[other] { $n } events will be retried.
    }
eventsLive-dropped =
    { $n ->
        [one] { $n } event was discarded.
       *[other] { $n } events were discarded.
    }

## keptLive — finished link, end-to-end encrypted: this browser keeps it; senders

# Subject: the link.
keptLive-keptByBrowser = Kept in this browser. Anyone who can use this browser can copy the link.
# Subject: the link.
keptLive-keptByPasskey = Kept in this browser, protected by your passkey.

## keptPageLive — page of a link or request: what this browser keeps; senders

keptPageLive-keptShowLink = Show the link
keptPageLive-keptNotOpened = Your passkey didn’t unlock the link. Try again.
keptPageLive-keptKeyByBrowser = This browser keeps the key that opens the answers. Anyone who can use this browser can read them.
keptPageLive-keptKeyByPasskey = This browser keeps the key that opens the answers, protected by your passkey.

## keptAccountLive — page of one’s account: what this browser keeps; senders

# Question before signing out. “key”: newRequest-collectTitle.
keptAccountLive-keptSignOut =
    { $n ->
        [one] Signing out deletes { $n } link or key that only this browser has. After that, only the recovery file will open answers to your requests.
       *[other] Signing out deletes { $n } links and keys that only this browser has. After that, only the recovery file will open answers to your requests.
    }
# Button: remove them and sign out. Verb.
keptAccountLive-keptSignOutYes = Delete and sign out
# “link or key”: either.
keptAccountLive-keptCount =
    { $n ->
        [one] { $n } link or key is kept in this browser.
       *[other] { $n } links and keys are kept in this browser.
    }
keptAccountLive-keptCountNone = Nothing is kept in this browser yet.
keptAccountLive-keptGuardedNow = From now on, your passkey will unlock these links and keys.
keptAccountLive-keptUnable = This passkey or browser can’t protect links and keys. Nothing was changed.
keptAccountLive-keptOffQuestion = Delete everything kept here? You will lose links that you haven’t copied, and keys without a recovery file.
keptAccountLive-keptRefused = No passkey was used. Nothing was changed.
# Button: remove all of them. Verb.
keptAccountLive-keptOffYes = Delete

## kept — page of one’s account: section about what this browser keeps; senders

# Heading. “End-to-end encrypted”: create-sealed.
kept-title = End-to-end encrypted links in this browser
# “protects”: the passkey must be used to see them.
kept-text = The server can’t show you end-to-end encrypted links again, so this browser keeps them for you, along with the keys to your requests. Anyone who can use this browser can copy them, unless your passkey protects them. Signing out deletes everything not protected by a passkey.
kept-guarded = Your passkey protects these links and keys.
kept-on = Keep them in this browser
# Button. Verb.
kept-guard = Protect them with a passkey

## codes — page on which recipients prove their address with a code that is mailed to them

# { $address }: an email address, shortened: a…@e…org.
codes-toOne = We can email a code to { $address }. You don’t need an account.
codes-toSome = Choose your address, and we will email you a code. You don’t need an account.
codes-toTyped = Enter your address. If it belongs to one of the recipients, we will email you a code. You don’t need an account.
# Label of the choice of, or the field for, the recipient’s email address.
codes-which = Your address
# { $addresses }: shortened email addresses.
codes-among = Recipients (shortened): { $addresses }
codes-notYours = Not your address? Ask the sender to send you your own link.
codes-send = Email me the code
codes-again = Send another code
# { $address }: shortened. “letters”: of the alphabet.
codes-sentToOne = An email with an eight-letter code is on its way to { $address }. Check your spam folder too.
codes-sent = If the address belongs to one of the recipients, an email with an eight-letter code is on its way. Check your spam folder too.
# Label of the field for the eight letters.
codes-field = Code
codes-fieldHint = The eight-letter code from the email. It works for ten minutes, and only in this browser.
# Main button: continue.
codes-goOn = Continue
codes-or = Or confirm who you are another way:
codes-wrong =
    { $n ->
        [one] This code is wrong. Use the one from the latest email. You have one more try.
       *[other] This code is wrong. Use the one from the latest email. You have { $n } more tries.
    }
# “the last try”: allowed for this code.
codes-last = This code is wrong, and that was the last try. Request another one.
codes-over = This code isn’t valid here, because it has been used, is more than ten minutes old, or was requested in another browser. Request another one.
codes-needsCookie = This page needs a cookie, but your browser sent none. Allow cookies for this page, then reload it.
codes-tooOften =
    { $n ->
        [one] Five codes were requested for this address within an hour. Try again in a minute.
       *[other] Five codes were requested for this address within an hour. Try again in { $n } minutes.
    }
codes-noMore = No more codes will be sent for this link. Ask the sender for a new link.
codes-noMail = This server can’t send a code at the moment. Contact the person who sent you the link.
codes-badAddress = This isn’t an email address.

## codesLive — the same page: messages that appear after a click; recipients

codesLive-noCode = Enter the eight letters from the email.
# In place of codes-sent, if many codes were asked for. { $time }: a date with a time.
codesLive-comes = The email with the code is delayed. If the address belongs to one of the recipients, it will be sent by { $time }.
codesLive-offline = The server didn’t answer. Check your connection and try again.

## company — pages to sign in at the company’s provider; recipients, and people with an account

# Button. Verb. { $label }: what the company calls its sign-in: “SSO”, “Contoso account”.
company-signIn = Sign in with { $label }
# The form with email address and password follows.
company-or = Or with a password for this server:
company-addressedTitle = Only for specific people
# A sentence that says how to prove it follows.
company-addressedSure = The sender wants to be sure who opens this.
company-addressedText = Sign in with { $label }. You don’t need an account here.
company-addressedByDirectory = Sign in with your company username and password.
# Button. Verb.
company-byPassword = Sign in with a password
company-otherTitle = For someone else
company-otherText = This server knows you as { $address }, but this is for someone else. Nothing was opened. Sign in as someone else, or contact the person who sent you the link.
company-otherUnnamed = This is for someone else. Nothing was opened. Sign in as someone else, or contact the person who sent you the link.
company-closedAccountTitle = Your account is disabled
company-closedAccountText = Your account on this server is disabled or suspended, so nothing was opened. Contact an administrator.
company-known = This server knows you as { $address }.
company-knownUnnamed = The company sign-in has recognised you.
# Small button: use another account.
company-notMe = That’s not me
# Heading while the next page loads: “please wait”.
company-goingOn = One moment
company-goingOnText = The next page opens automatically.
# Link, if the next page does not open by itself. Verb.
company-goOn = Continue

## companyRefused — page to sign in: why the company sign-in failed; anybody who signs in

# Reasons in this group stand alone as a paragraph of an error.
companyRefused-not-allowed = You aren’t in any of the groups that may use this server. Contact its administrator.
companyRefused-no-account = You don’t have an account here. Ask an administrator to add one.
# { $label } in this group: as in company-signIn. “link”: verb, connect.
companyRefused-address-taken = Your email address already has an account here. Ask an administrator to link it to { $label }.
companyRefused-other-account = This sign-in belongs to another account here. Contact an administrator.
companyRefused-not-set-up = This server isn’t set up yet.
companyRefused-disabled = Your account is disabled. Contact an administrator.
# “claim email”: the name of a technical field; “email” stays.
companyRefused-no-email = { $label } doesn’t give this server your email address. Ask an administrator to add the “email” claim.
companyRefused-bad-email = The email address { $label } sent for you isn’t valid. Contact an administrator.
companyRefused-no-groups = { $label } sent no groups for you. Either you aren’t in any, or the provider leaves them out. Contact an administrator.
# “the groups of this application”: assigned to it.
companyRefused-too-many-groups = You belong to too many groups, so { $label } sent none of them. Ask an administrator to have { $label } send only the groups this application uses.
companyRefused-bad-token = The response from { $label } isn’t valid for this server. You haven’t been signed in. The server’s log has the details.
companyRefused-clock = The clocks of this server and { $label } are too far apart. Ask an administrator to correct them.
# “provider”: who runs the company sign-in.
companyRefused-other-issuer = The response came from a provider other than the one in the settings. You haven’t been signed in.
companyRefused-unreachable = { $label } can’t be reached at the moment. Anyone already signed in stays signed in. Try again later.
companyRefused-provider-error = { $label } reported an error. Check the server log.
# “its secret”: the server’s password at the provider (client secret).
companyRefused-client-refused = { $label } rejects this server because the server’s client secret is wrong or has expired. Contact an administrator.
companyRefused-cancelled = The sign-in with { $label } was cancelled.
companyRefused-begin-again = This sign-in was started elsewhere, took too long or has already been used. Start over.

## factors — page “Extra sign-in protection”: passkeys, app, recovery codes; people with an account

factors-title = Extra sign-in protection
factors-lead = With a second factor, a stolen password alone isn’t enough to sign in.
factors-openText = Passkeys, and an app that shows codes.
factors-yours = Manage extra sign-in protection
factors-limited = This server requires a second factor. Set one up here, then continue.
# Button: continue. Verb.
factors-goOn = Continue
factors-passkeys = Passkeys
# “phish”: steal with a false page.
factors-passkeysText = Sign in with your fingerprint, your face, a PIN or a security key, without your password. A passkey works only at this address, so it can’t be phished.
factors-passkeyName = Device name
# Example of a name, in grey.
factors-passkeyPlaceholder = Laptop
factors-addPasskey = Add a passkey
factors-needsHttps = Passkeys don’t work here, because browsers allow them only at an https:// address with a host name, not an IP address. Ask your administrator about this.
# Heading: an authenticator app (TOTP).
factors-app = Authenticator app
factors-appText = An app on your phone shows a new six-digit code every 30 seconds.
factors-beginApp = Set up an app
# The account forgets the app. It stays on the phone.
factors-removeApp = Remove the app from your account
factors-scan = Scan this code with the app:
factors-qr = QR code for the app
factors-type = Or type this into the app:
# Label. “now”: it changes every 30 seconds.
factors-code = Current code from the app
# Button: complete the setup. Verb.
# Room: 18
factors-finish = Finish
factors-codesTitle = Recovery codes
factors-codesText = Each of these codes signs you in once if you lose your other factors. They won’t be shown again, so print them, or keep them where you keep passwords.
# Button and heading: make new ones, or the new ones. Noun phrase.
factors-renew = New recovery codes
factors-confirmTitle = Confirm it’s you
factors-confirmText = Confirm who you are before you change your second factors.
factors-codeOrRecovery = A code from your app, or a recovery code
# Button in the dialog factors-confirmTitle. Verb.
factors-confirm = Confirm
# Button in a dialog. Verb.
factors-remove = Delete

## factorsLive — the same page: lists and messages

# Name of a file: ASCII letters only, with .txt.
factorsLive-codesFile = recovery-codes.txt
factorsLive-limited =
    { $n ->
        [one] Too many failed attempts. Try again in { $n } second.
       *[other] Too many failed attempts. Try again in { $n } seconds.
    }
factorsLive-conflict = This already exists, or you have reached the limit. Reload the page.
factorsLive-lastOne = This server requires a second factor. Set up another one before you delete this one.
factorsLive-noPasskeys = You have no passkeys yet.
# Of a passkey, in a line of small texts.
factorsLive-never = never used
# Of a passkey.
factorsLive-used = last used { $when }
# Of a passkey.
factorsLive-made = added { $when }
# Button. Verb.
# Room: 16
factorsLive-remove = Delete
# The passkey or the app was deleted.
factorsLive-removed = Deleted.
# The passkey was added.
factorsLive-added = Added.
factorsLive-removeQuestion = Delete the passkey “{ $name }”? You will no longer be able to sign in with it.
factorsLive-removeAppQuestion = Remove the app from your account? You will no longer be able to sign in with its codes.
factorsLive-nameIt = Give the passkey a name.
factorsLive-passkeyCancelled = No passkey was used. Try again.
factorsLive-passkeyRefused = The server didn’t accept this passkey. Try again.
factorsLive-appSince = Your app was set up { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] { $n } recovery code is left.
       *[other] { $n } recovery codes are left.
    }
factorsLive-wrongCode = That code is wrong. Check your phone’s clock, and type the code shown now.
# The password or code in the dialog factors-confirmTitle.
factorsLive-notConfirmed = That password or code is wrong. Try again.
factorsLive-done = You now have a second factor. Keep the recovery codes, then continue.
factorsLive-copied = Copied
factorsLive-copyFailed = Copying failed. Select the text and copy it.

## secondStep — second page of signing in; people with an account

secondStep-title = One more step
# Button. Verb.
secondStep-passkey = Use a passkey
# Label: either of the two.
secondStep-code = Code from your app, or a recovery code
secondStep-codeHint = Six digits, or sixteen letters and digits.
secondStep-recoveryCode = Recovery code
secondStep-recoveryHint = Sixteen letters and digits. You got these codes when you added your passkey.
secondStep-submit = Sign in
secondStep-lost = Lost your phone and recovery codes? An administrator of this server can reset your second factors.
# Link: back to the form with address and password.
secondStep-again = Start over

## secondStepLive — the same page: messages

secondStepLive-noCode = Enter a code.
secondStepLive-wrongCode = That code is wrong or has already been used. Wait for the next one.
secondStepLive-passkeyCancelled = No passkey was used. Try again, or use a code.
secondStepLive-passkeyRefused = The server didn’t accept this passkey. Try again, or use a code.
secondStepLive-limited =
    { $n ->
        [one] Too many wrong codes. Try again in { $n } second.
       *[other] Too many wrong codes. Try again in { $n } seconds.
    }
secondStepLive-retry = You can try again now.
secondStepLive-offline = The server didn’t answer. Check your connection and try again.
secondStepLive-failed = Something went wrong ({ $status }).

## tokens — page of one’s account: the form for a new API token

# Label of a choice: what the token is allowed to do.
tokens-may = What it can do
# Choice in tokens-may.
tokens-everything = Everything
tokens-create = Create links only
# Choice. Verbs: create links, and read own ones.
tokens-createRead = Create and read links
tokens-audit = Read logs only
# Choice, for programs: ask people for secrets, and open what they have answered. Verbs.
tokens-ask = Ask people for secrets and open their answers
tokens-lasts = Lifetime
tokens-always = Until revoked
tokens-days30 = 30 days
tokens-days90 = 90 days
tokens-year = One year
tokens-networks = Only from certain networks
tokens-networksLabel = Addresses or networks
tokens-networksHint = Separate them with commas. If this field is empty, the token works everywhere.

## tokensLive — limits of an API token in its line in lists; its owner and administrators

# { $what }: a list of the next seven: “may create, read”. A colon before it lets verbs stand in any form.
tokensLive-tokenMay = permissions: { $what }
# Part of { $what } in tokensLive-tokenMay, like the next six: create links. Verb.
tokensLive-tokenCreate = create
tokensLive-tokenRead = read
tokensLive-tokenAudit = read logs
# Delete links, with their secrets. Verb, transitive.
tokensLive-tokenExpire = delete
# Administer the server. Verb.
tokensLive-tokenAdmin = administer
# Ask people for secrets, and see only those requests. Verb.
tokensLive-tokenAsk = ask for secrets
# Open the answers to requests that it has made itself. Verb.
tokensLive-tokenOpen = open the answers
# { $networks }: a list of networks. Subject: the token.
tokensLive-tokenFrom = only from { $networks }
# { $when }: “in 3 days”. Subject: the token.
tokensLive-tokenUntil = expires { $when }
# { $when }: “3 days ago”. The token has expired.
tokensLive-tokenOver = expired { $when }
tokensLive-tokenUsedFrom = last used { $when } from { $address }
tokensLive-badNetworks = Enter addresses or networks such as 192.0.2.0/24, at most 50.

## oversightLive — auditors (page “Users”) and the log of a link (page “All links”); administrators

# Badge beside a user. One person; reads logs only.
# Room: 16
oversightLive-auditor = auditor
# Menu item: make this user an auditor. Verb.
oversightLive-makeAuditor = Make auditor
oversightLive-makeAuditorQuestion = Make { $email } an auditor? They will see everyone’s logs, but no secrets.
oversightLive-takeAuditor = Remove auditor rights
oversightLive-takeAuditorQuestion = Remove auditor rights from { $email }? Their sessions will end, and their tokens will stop working.
# Button in the line of a link: show its log. Noun.
# Room: 16
oversightLive-log = Log
# Instead of entries of a log.
oversightLive-logNothing = No entries.

## signIns — page of one’s account: section “Recent sign-ins”

# Heading. Noun.
signIns-title = Recent sign-ins
signIns-text = Shows who has signed in to your account or tried to. If you don’t recognise a sign-in, change your password.

## signInsLive — lines of “Recent sign-ins” and of the admin log

# Beginning of a line: somebody has signed in. The next texts may follow after “·”.
signInsLive-signedIn = Signed in
signInsLive-signInFailed = Sign-in failed
# Follows signInsLive-signedIn or sessionsLive-sessionBegan after “·”, as do the texts down to -secondFactor.
signInsLive-byPassword = with a password
# “one-time link”: a link that works once.
signInsLive-byLink = with a one-time link
# When the server was set up: signIn-setUpCode.
signInsLive-bySetup = with the setup code
signInsLive-bySignUp = by creating the account
# “directory”: LDAP, such as Active Directory.
signInsLive-byDirectory = through the directory
# “company sign-in”: single sign-on (SSO) of the company.
signInsLive-byCompany = through the company sign-in
signInsLive-byPasskey = with a passkey
signInsLive-secondFactor = with a second factor
# Follows signInsLive-signInFailed (why), as do the texts down to -unanswered.
signInsLive-wrongPassword = wrong password
signInsLive-wrongCode = wrong setup code
signInsLive-wrongLink = invalid one-time link
# When somebody changed the password.
signInsLive-wrongCurrent = wrong current password
signInsLive-wrongFactor = wrong second factor
signInsLive-wrongPasskey = wrong passkey
# “known devices”: browsers that have signed in before.
signInsLive-deviceGuesses = too many guesses on known devices
signInsLive-unanswered = the directory didn’t answer
# Detail of adminLogLive-userAdded: the account has that role.
signInsLive-asAdministrator = as an administrator
# Detail: how often that happened.
signInsLive-times =
    { $n ->
        [one] { $n } time
       *[other] { $n } times
    }
signInsLive-noSignIns = No sign-ins recorded yet.

## adminLog — page “Administrators’ log”: heading and filter; administrators and auditors

# Heading and link: a log for administrators and auditors.
adminLog-title = Admin log
adminLog-lead = Shows who has signed in and who has changed accounts, tokens, keys and settings. No one can change or delete an entry unnoticed.
# Label of a search field.
adminLog-person = Email address
# Completes adminLog-person: the address of whoever did it.
adminLog-personHint = The person who made the change or signed in, or the person it affected.
# Label of a choice: which kind of entries.
adminLog-what = Event
# First choice: all kinds.
adminLog-everything = Everything
# Button beside a search field. Verb.
# Room: 18
adminLog-show = Show
adminLog-newer = Newer
adminLog-older = Older

## adminLogLive — page “Administrators’ log”: what happened, in the lines and in the filter “What”

# Beginning of a line: somebody has signed out. In this group: what happened, past, without a subject.
adminLogLive-signOut = Signed out
# There were more failed sign-ins than the log lists.
adminLogLive-leftOut = More sign-ins failed than are listed
adminLogLive-userAdded = Account added
adminLogLive-userRemoved = Account deleted
adminLogLive-userDisabled = Account disabled
adminLogLive-userEnabled = Account enabled
adminLogLive-madeAdministrator = Made administrator
adminLogLive-noAdministrator = No longer an administrator
adminLogLive-madeAuditor = Made auditor
adminLogLive-noAuditor = No longer an auditor
# Of a user. The company sign-in has shut the person out.
adminLogLive-suspended = Suspended by the company sign-in
# The company sign-in lets the person in again.
adminLogLive-admitted = Reinstated by the company sign-in
# An account was connected with the company sign-in.
adminLogLive-linked = Company sign-in linked
adminLogLive-unlinked = Company sign-in unlinked
# An administrator has confirmed that the email address belongs to the person.
adminLogLive-vouched = Address confirmed
# Of a user.
adminLogLive-joinedGroup = Added to a group
adminLogLive-leftGroup = Removed from a group
adminLogLive-factorAdded = Second factor added
adminLogLive-factorRemoved = Second factor deleted
adminLogLive-factorsReset = Second factors reset
adminLogLive-codesMade = Recovery codes created
# Somebody was invited to an account.
adminLogLive-invited = Invited
adminLogLive-accessEnded = All access ended
# Somebody deleted all links of an account.
adminLogLive-linksExpired = Account’s links deleted
adminLogLive-withdrawn = Invitation withdrawn
adminLogLive-sessionEnded = Session ended
adminLogLive-linkMade = One-time link created
adminLogLive-passwordSet = Password set
adminLogLive-tokenMade = API token created
adminLogLive-tokenRemoved = API token revoked
adminLogLive-settingsChanged = Settings changed
# “Rotation”: the key is replaced by a new one.
adminLogLive-rotationBegun = Master key rotation started
adminLogLive-rotationEnded = Master key rotation finished
adminLogLive-exported = Logs exported
adminLogLive-backedUp = Backup created
adminLogLive-restored = Backup restored
# { $name }: an email address, or one of the next seven texts. “by: a command” avoids inflection.
adminLogLive-byWhom = by { $name }
# { $name } in adminLogLive-byWhom, like the next six. Somebody used a command on the server.
adminLogLive-commandLine = a command on the server
# The program did it by itself.
adminLogLive-server = the server
adminLogLive-bySetupCode = the setup code
# The person created the account. Noun.
adminLogLive-bySigningUp = sign-up
adminLogLive-byOneTimeLink = a one-time link
# LDAP, such as Active Directory.
adminLogLive-directory = the directory
adminLogLive-companySignIn = the company sign-in
adminLogLive-noEntries = No matching entries.
# Button: the log without its filter. Verb.
adminLogLive-showAll = Show everything

## ownLogLive — page of a link or a request, to its owner: words that both have, and their log

# In the log, before an IP address. { $address }: email address that a code has proved.
ownLogLive-byCode = confirmed with a code: { $address }
# Date in full, and “in 7 days” or “3 days ago”.
ownLogLive-when = { $date } ({ $relative })
# Left of create-note. Noun.
ownLogLive-note = Note
# Entries of the log: “51–100 of 120”.
ownLogLive-logCount = { $from }–{ $to } of { $total }
# From here on in this group: what happened, in the log’s column “What” after a time, lower case, subject: the link (or request).
ownLogLive-own-creation = created
ownLogLive-own-view = opened
# Somebody tried to open it while it was expired, paused or not open yet.
ownLogLive-own-failed_view = failed attempt
ownLogLive-own-expire = deleted
ownLogLive-own-restored = deletion undone
ownLogLive-own-failed_passphrase = wrong passphrase
# Software, not a person, has opened its page: a preview, a scanner.
ownLogLive-own-probable_program = probably a program
ownLogLive-own-code_sent = code emailed
# The mail waits for its turn, or for the mail server. The entry also says by when it comes.
ownLogLive-own-code_queued = code waiting to be emailed
# The mail did not leave, and no longer waits. The entry also says why: a number from the mail server, or a word in English.
ownLogLive-own-code_failed = code not emailed
ownLogLive-own-failed_code = wrong code
ownLogLive-own-owner_view = opened by you
ownLogLive-own-wrong_network = tried from another network
ownLogLive-own-other_device = tried on another device
# A recipient has reported it; quotes caution-notMe.
ownLogLive-own-alarm = reported: “That wasn’t me”
ownLogLive-own-freeze = paused by you
ownLogLive-own-thaw = resumed by you
ownLogLive-own-changed = changed by you
# A recipient waits to be let in.
ownLogLive-own-hold_asked = waiting to be let in
ownLogLive-own-hold_released = let in by you
ownLogLive-own-hold_refused = declined and paused by you
# The request was read.
ownLogLive-own-request_view = read
# The request was answered.
ownLogLive-own-answer = answered
ownLogLive-own-mail_returned = email came back
# The sender had the server mail the link to recipients.
ownLogLive-own-creation_email_send = email requested
ownLogLive-own-admin_view = opened by an administrator
# The entries before it were written by the server before this one.
ownLogLive-own-imported = moved here from Password Pusher

## seenLogLive — log of somebody else’s link: what happened; administrators and auditors

# As ownLogLive; “owner” is the sender of the link, who is somebody else.
seenLogLive-seen-creation = created
seenLogLive-seen-view = opened
seenLogLive-seen-failed_view = failed attempt
seenLogLive-seen-expire = deleted
seenLogLive-seen-restored = deletion undone
seenLogLive-seen-failed_passphrase = wrong passphrase
seenLogLive-seen-probable_program = probably a program
seenLogLive-seen-code_sent = code emailed
seenLogLive-seen-code_queued = code waiting to be emailed
seenLogLive-seen-code_failed = code not emailed
seenLogLive-seen-failed_code = wrong code
seenLogLive-seen-owner_view = opened by the sender
seenLogLive-seen-wrong_network = tried from another network
seenLogLive-seen-other_device = tried on another device
seenLogLive-seen-alarm = reported by a recipient
seenLogLive-seen-freeze = paused by the sender
seenLogLive-seen-thaw = resumed by the sender
seenLogLive-seen-changed = changed by the sender
seenLogLive-seen-hold_asked = waiting to be let in
seenLogLive-seen-hold_released = let in by the sender
seenLogLive-seen-hold_refused = declined by the sender
seenLogLive-seen-request_view = read
seenLogLive-seen-answer = answered
seenLogLive-seen-mail_returned = email came back
seenLogLive-seen-creation_email_send = email requested
seenLogLive-seen-admin_view = opened by an administrator
seenLogLive-seen-imported = moved here from Password Pusher

## eventNamesLive — page “Webhooks”: kinds of events, as check boxes and in the line of a webhook; people with an account

# In this group: short names of events, without a full stop. In a line they stand side by side: “Link opened · Link expired”.
eventNamesLive-push-created = Link created
eventNamesLive-push-viewed = Link opened
eventNamesLive-push-wrong_passphrase = Wrong passphrase
eventNamesLive-push-expired = Link expired
# Noun: a recipient has reported that somebody else opened the link (caution-notMe).
eventNamesLive-push-alarm = Link reported
# For the sender, who must release the secret (held release).
eventNamesLive-push-hold_asked = Someone is waiting
# A mail with a code for a recipient did not leave.
eventNamesLive-push-code_failed = Code couldn’t be emailed
eventNamesLive-request-answered = Request answered
eventNamesLive-request-closed = Request closed

## conditionWords — page “Health”, and mail to administrators: values of conditionSays; administrators

# { $guessed } in conditionSays-guessing, like the next three. Plural, as in a list.
conditionWords-passphrases = passphrases
conditionWords-passwords = passwords
conditionWords-second_factors = second factors
conditionWords-passkeys = passkeys

## conditionSays — page “Health”: what is the case; administrators. conditionMend has what to do about it

# Sizes end in “Bytes”, dates in “Ms”: both come as ready words. { $directory }: a path.
conditionSays-disk_full = Only { $freeBytes } is free on the disk that holds { $directory }. Files are refused below { $floorBytes }.
conditionSays-disk_low = The disk that holds { $directory } has only { $freeBytes } free. The files of a single link can take up { $linkBytes }.
conditionSays-disk_no_inodes = The disk that holds { $directory } is almost out of inodes: only { $files } more files fit.
# { $atMs }: a date with a time. { $reason }: what the system says, in English.
conditionSays-disk_error = On { $atMs }, the disk that holds { $directory } reported an error: { $reason }
conditionSays-database_damaged = The database is damaged. The server’s log says where.
# { $reason } here and below: one or more sentences in English, with a full stop.
# “should receive no requests”: a load balancer should send it none.
conditionSays-database_trouble = This server can’t handle requests right now: { $reason }
# “bucket”: storage for files (S3).
conditionSays-bucket_trouble = Files can’t be stored or opened: { $reason }
conditionSays-scanner_trouble = The virus scanner isn’t working, so every file is refused: { $reason }
conditionSays-sweep_failed = Expired content isn’t being deleted from the disk: { $reason }
# { $nowMs }: a date with a time.
conditionSays-clock_jumped = The clock jumped forward by more than a day. It now says { $nowMs }. For an hour after the jump, nothing will be erased.
conditionSays-backup_failed = The last backup failed: { $reason }
# { $name }: of a file. { $count }: a number. “Problems”: of the data in it.
conditionSays-backup_damaged = The last backup, { $name }, contains damaged data. Problems found: { $count }. { $reason }
conditionSays-backup_old = The last backup is from { $lastMs }.
conditionSays-certificate_ended = The certificate { $file } expired on { $untilMs }. Clients reject it.
conditionSays-certificate_ends = The certificate { $file } is valid until { $untilMs }.
# “keeps the earlier one”: goes on with the certificate from before.
conditionSays-certificate_unusable = A certificate on disk can’t be used: { $reason } A running server keeps using the earlier one.
conditionSays-certificate_not_obtained = There is no valid certificate, so clients refuse to connect to this server: { $reason }
conditionSays-certificate_not_renewed = The certificate couldn’t be renewed: { $reason }
conditionSays-client_secret_refused = The sign-in provider doesn’t accept oidc.client_secret. No one can sign in through it.
conditionSays-client_secret_ends = The secret in oidc.client_secret is valid until { $untilMs }. After that, no one can sign in through the provider.
conditionSays-token_ends = { $owner }’s API token “{ $name }”, which was used recently, is valid until { $untilMs }.
# { $user }: an email address. { $by }: an address, or a text such as adminLogLive-commandLine.
conditionSays-administrator_new = { $user } became an administrator on { $sinceMs }, appointed by { $by }.
# { $times }: a number, 10 or more. { $guessed }: a text of conditionWords.
conditionSays-guessing = Someone is guessing { $guessed }. Within an hour, the limit stopped { $times } or more attempts.
# “codes”: those by which recipients prove their address. { $reason }: in English.
conditionSays-codes_failed = Codes for recipients can’t be emailed: { $reason }
# { $count }: a number. { $untilMs }: a date with a time.
conditionSays-codes_wait = Codes waiting to be emailed to recipients: { $count }. A recipient or a sender has reached the hourly limit. The last code will be sent on { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } event was abandoned because it couldn’t be delivered.
       *[other] { $n } events were abandoned because they couldn’t be delivered.
    }
conditionSays-deliveries_late = An event from { $sinceMs } is waiting to be delivered.
# “nodes”: the servers that run together as one.
conditionSays-nodes_differ = The nodes differ: { $reason }
conditionSays-version_ready = A new version is ready at { $file }.
conditionSays-disk_fine = { $freeBytes } of { $totalBytes } is free on the disk that holds { $directory }.
conditionSays-certificate_fine = The certificate { $file } is valid until { $untilMs }.
conditionSays-backup_none = No backup has been made yet.
conditionSays-backup_fine = The last backup is from { $lastMs }.
conditionSays-backup_scheduled = The last backup, { $name }, is from { $lastMs }, and the next one is due on { $nextMs }.
conditionSays-node_fine = Node { $node } runs version { $version }.

## conditionMend — page “Health”: under each sentence of conditionSays, what mends it; administrators

# A command follows under many texts of this group.
conditionMend-disk_full = Free some space on this disk, or enlarge it.
conditionMend-disk_low = Free some space on this disk, or enlarge it.
conditionMend-disk_no_inodes = Delete small files that other programs have left on this disk.
conditionMend-disk_error = Make a backup now. Then check the disk and its connection. The system’s log has the details.
conditionMend-database_damaged = Restore a backup.
# “its host”: the machine that it runs on.
conditionMend-database_trouble = Check the database, its host and the connection to it.
conditionMend-bucket_trouble = Check the bucket, its keys and the connection to it. If the nodes share a directory instead, make sure it is mounted.
conditionMend-scanner_trouble = Start clamd, and make sure that this server’s user can access its socket. clamd’s own log has the details.
conditionMend-sweep_failed = No one can open the expired content. Check the disk and the server’s log.
conditionMend-clock_jumped = If the clock is wrong, correct it within that hour. If it is right, do nothing, because this notice also appears after long downtime or a restore.
conditionMend-backup_failed = Fix the cause. The server will try again automatically.
conditionMend-backup_damaged = Check the disk, and find out what is damaged. Earlier intact backups are kept.
conditionMend-backup_old = Check the program that makes your backups, or make one by hand.
conditionMend-certificate_ended = Replace the certificate and key files. The server will reload them automatically.
conditionMend-certificate_ends = Replace the certificate and key files. The server will reload them automatically.
conditionMend-certificate_unusable = Replace the certificate and key files.
# “authority”: the one that issues certificates (CA).
conditionMend-certificate_not_obtained = The server will keep trying. Check the certificate authority and the connection to it.
conditionMend-certificate_not_renewed = The current certificate is valid until { $untilMs }. The server will keep trying. Check the certificate authority and the connection to it.
conditionMend-client_secret_refused = Create a new secret at the provider, and set it as oidc.client_secret.
conditionMend-client_secret_ends = Create a new secret at the provider, set it as oidc.client_secret, and set oidc.client_secret_until to the last day on which it is valid.
conditionMend-token_ends = The token’s owner must create a new one and give it to the program that uses this one.
conditionMend-administrator_new = If you didn’t expect this, remove these rights and check the admin log.
conditionMend-guessing = The server’s log has the addresses. Block them in your firewall.
conditionMend-codes_failed = Check the mail server and the mail settings. Recipients whose code wasn’t emailed have to request another one.
conditionMend-codes_wait = If senders need to reach that many recipients, raise mail.per_hour. The logs of their links show whose codes are waiting.
conditionMend-deliveries_dead = Fix the receiving service, then retry or discard what wasn’t delivered.
conditionMend-deliveries_late = Check the mail server, the webhook or the collector. The server’s log says which one is failing.
conditionMend-nodes_differ = Make sure all nodes have the same version, settings and time.
conditionMend-version_ready = Check the new version, then upgrade.
conditionMend-backup_none = Make a backup, unless something else already backs up this server.

## errorPage — error pages: a heading, and a text under it (…Text); everybody

errorPage-missing = Page not found
errorPage-missingText = There is no page at this address.
errorPage-home = Go to the start page
errorPage-busy = Too many requests
errorPage-busyText = There were too many requests from your address. Nothing was opened. Wait a moment, then reload this page.
# Heading: others may know the link’s key now.
errorPage-keySent = This link is no longer secret
errorPage-keySentText = A program along the way, such as a mail filter, replaced the # in this link with %23, so its key was sent to the server. Nothing was opened and no view was counted, but the key is no longer secret. Ask the sender for a new link, sent another way.
errorPage-upgrading = This server is being upgraded
errorPage-upgradingText = Nothing was opened and nothing was lost. Reload this page in a minute.
errorPage-unavailable = Not available right now
errorPage-unavailableText = The server can’t do this at the moment. Nothing was opened and nothing was lost. Try again in a few minutes.
# Heading: nobody knows whether it was done.
errorPage-unconfirmed = Not confirmed
errorPage-unconfirmedText = The server can’t tell whether this was done. A view may have been counted although nothing was shown. Try again in a few minutes. If the secret is gone by then, ask the sender for a new link.
errorPage-defect = Something went wrong
errorPage-defectText = This shouldn’t have happened. Contact the operator of this server, and mention the time. The log has the details.

## mailShared — mail to a recipient, with a link or about one

# { $sender }, in all mails: an email address. A neutral verb: the address may belong to anybody.
mailShared-subject = { $sender } has something for you
# { $service }: what the server calls itself: “Secret Push”, “Contoso secrets”. Put a noun before it if it must be inflected.
mailShared-lead = { $sender } is sharing something confidential with you through { $service }.
# The link’s words, above the link. Verb.
mailShared-link = Open it
# { $when }, in all mails: in full, in UTC. mailShared-views follows.
mailShared-until = The link works until { $when }.
# “It”: the link, of mailShared-until.
mailShared-views =
    { $n ->
        [one] It can be opened once.
       *[other] It can be opened { $n } times.
    }
# If the sender keeps the link out of this mail.
mailShared-notice = This email doesn’t contain the link. Ask { $sender } for it.
mailShared-stranger = If you don’t know { $sender }, ignore this email.
# “another way”: not by answering this mail.
mailShared-unverified = No one has verified that this email comes from { $sender }. Check with them another way, for example by phone. If you can’t, ignore this email.

## mailAsked — mail to somebody who is asked for a secret

mailAsked-subject = { $sender } is asking you for something
mailAsked-lead = { $sender } is asking you to send something confidential through { $service }.
# The link’s words. Verb: to the page on which one answers.
mailAsked-link = Answer
mailAsked-until = You can answer until { $when }. You don’t need an account.

## mailNeeds — sentences in both of these mails: what the recipient needs

# { $name }: what the sender calls themselves.
mailNeeds-name = The sender calls themselves “{ $name }”.
# A list of two or more of mailNeeds-from to -letters follows.
mailNeeds-shared = Before you open it:
mailNeeds-asked = Before you answer:
mailNeeds-from = The link won’t open before { $when }.
mailNeeds-passphrase = You need a passphrase. { $sender } will give it to you separately.
mailNeeds-code = You need a code. The page will email it to { $address } when you ask for it.
# “one of them”: of these people.
mailNeeds-proof = Only certain people can open the link. The page will ask you to prove that you are one of them.
# “release”: let this recipient open it.
mailNeeds-release = { $sender } must let you in. Open the link and keep the page open until then.
mailNeeds-lock = Only the device and browser that open the link first can open it again. Open it where you need it.
# Letters of the alphabet.
mailNeeds-letters = The page will show three letters. Type them to show that you are a person.

## mailOpened — mail to a sender: their link was opened

# { $name }: the link’s name, or mailOpened-unnamed.
mailOpened-subject = Opened: { $name }
# { $name } in mailOpened-subject, and alone above mailOpened-lead.
mailOpened-unnamed = Your link from { $date }
# The name of the link stands above it, in a line of its own.
mailOpened-lead = Your link was opened on { $when }.
mailOpened-left =
    { $n ->
        [one] It can be opened once more.
       *[other] It can be opened { $n } more times.
    }
mailOpened-last = That was the last view, so the secret has been erased.
# The link’s words: layout-pushes.
mailOpened-link = My links
mailOpened-why = You are receiving this email because you asked to be notified when the link is opened.

## mailAnswered — mail to somebody who asked: their request was answered

# { $name }: the request’s name, or mailAnswered-unnamed.
mailAnswered-subject = Answered: { $name }
# { $name } in mailAnswered-subject, and alone above mailAnswered-lead.
mailAnswered-unnamed = Your request from { $date }
# The name of the request stands above it, in a line of its own.
mailAnswered-lead = Your request was answered on { $when }.
mailAnswered-keep = This email doesn’t contain the answer. Sign in to open it.
mailAnswered-link = Requests
mailAnswered-why = You are receiving this email because you asked to be notified of each answer.

## mailCode — mail to a recipient: the code that proves their address

mailCode-subject = Your code from { $service }
# A code of eight letters follows.
mailCode-lead = Someone is sharing something confidential with you through { $service }. To open it, type this code on the page that asked for it:
mailCode-leadNamed = { $sender } is sharing something confidential with you through { $service }. To open it, type this code on the page that asked for it:
# The same for the code of a request: somebody asks the reader for something.
mailCode-asks = Someone is asking you for something confidential through { $service }. To read and answer the request, type this code on the page that asked for it:
mailCode-asksNamed = { $sender } is asking you for something confidential through { $service }. To read and answer the request, type this code on the page that asked for it:
mailCode-until =
    { $n ->
        [one] The code works once, for { $n } minute, and only in the browser that asked for it.
       *[other] The code works once, for { $n } minutes, and only in the browser that asked for it.
    }
mailCode-ignore = If you didn’t ask for a code, ignore this email. Do not give the code to anyone.

## mailInvited — mail to somebody who gets an account

mailInvited-subject = Your account at { $service }
mailInvited-lead = You now have an account at { $service }: { $email }.
# The link’s words. Verb.
mailInvited-link = Choose a password
mailInvited-once = The link works once, until { $when }.

## mailReset — mail to somebody who may choose a new password

mailReset-subject = Choose a new password for { $service }
mailReset-lead = An administrator of { $service } has sent you a link to choose a new password for { $email }.
# As mailInvited-link.
mailReset-link = Choose a password
mailReset-once = The link works once, until { $when }.

## mailNotice — mail to the owner of an account: something about it was changed

mailNotice-subject = Your account at { $service }
mailNotice-password = The password for { $email } was changed on { $when }.
mailNotice-factorAdded = A second factor was added for { $email } on { $when }.
mailNotice-factorRemoved = A second factor for { $email } was deleted on { $when }.
mailNotice-factorsReset = All second factors for { $email } were deleted by an administrator on { $when }.
mailNotice-recoveryCodes = New recovery codes were created for { $email } on { $when }. The old ones no longer work.
mailNotice-recoveryCode = A recovery code for { $email } was used on { $when }. It won’t work again.
# “browsers that have signed in before”: known devices.
mailNotice-devices = On { $when }, too many wrong passwords or codes for { $email } came from browsers that have signed in before. Someone may have one of your devices.
mailNotice-from = This was done from the address { $address }.
mailNotice-stranger = If you didn’t expect this, change your password at { $service }, and tell its administrator.

## mailConditions — mail to administrators: the state of the server

# Subject. { $says }: a text of conditionSays.
mailConditions-one = { $service }: { $says }
# Subject. { $n }: a number, 2 or more.
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } issue needs your attention
       *[other] { $service }: { $n } issues need your attention
    }
# The link’s words: to the page health-title.
mailConditions-link = Server health
# “notices.mail”, “sudo” and “--config” stay.
mailConditions-why = You are receiving this email because your address is in notices.mail. It is sent once, and again after seven days if nothing has changed. Run any commands above on the server’s host, with sudo and the server’s own --config option.

## mailTest — mail that an administrator sends to try the mail server

# Subject of a mail. “Test”: noun.
mailTest-subject = Test email from { $service }
mailTest-lead = Email from { $service } works.
# The link’s words, to the start page.
mailTest-link = { $service }

## opener — a page in a file of one’s own that opens sealed links without trusting the server; recipients who know computers

opener-title = Open an encrypted link
# “your own file”: kept on your computer, not loaded from a server.
opener-lead = This page is a file on your own device. It opens end-to-end encrypted links, and no server can change it. It asks the link’s server for the encrypted secret and nothing else.
opener-link = Link, including the part after #
opener-passphraseHint = Only if the sender gave you one.
# Button. Verb.
opener-open = Open
opener-notLink = This isn’t a link to a secret. Copy the whole link, from https:// to the end.
opener-unreachable = This page got no usable answer from the server. Either the server can’t be reached, or this link can be opened only on the server’s own page, because the secret isn’t end-to-end encrypted or is limited to certain networks. Nothing was opened.
opener-incomplete = The answer was cut off. A view may have been counted.
opener-notSealed = What the server sent isn’t encrypted, so it isn’t what the sender encrypted for this link. None of it is shown.
opener-wrong = The passphrase is wrong or missing. No view was counted.
opener-refused = The server won’t deliver this secret at the moment. No view was counted.
# { $words }: three English words.
opener-held = The sender must let you in. Read them these words: { $words }
opener-heldWordless = The sender must let you in.
opener-otherPassphrase = This passphrase doesn’t open the secret. Try again. The encrypted secret is already here, so no further view is counted. Leave the field empty if the sender gave you no passphrase.
opener-go = Open the page on { $host }
# Message: the file was saved.
opener-saved = Saved

## languages — the page on which readers choose their language, and the recipient's language in a form

languages-title = Choose your language
languages-search = Find your language
# “Its own name” is “Deutsch” for German. A code is a language tag; pt-BR stays as it is.
languages-searchHint = The language’s own name, its English name or its code, such as pt-BR.
# A button
languages-find = Search
languages-none = No language matches.
# A link that ends a search
languages-all = All languages
# A link: the pages are no longer in a chosen language, but in the one that the browser asks for
languages-browser = My browser’s language
# A link that leads to the page on which the reader was
languages-back = Back to the previous page
# At the foot of the page
languages-counts = The texts in other languages are translations. If a translation differs from the English text, the English text applies. If you find a mistake, tell the people who run this server.
# The label of a list of languages, in the form of a new link
languages-recipient = Language for the recipient
languages-recipientHint = For the link’s page and the email about it. Recipients who have chosen a language keep theirs.
# The first choice in that list: no language is set
languages-recipientOwn = Their browser’s language
# The label of the same list, in the form of a new request
languages-answerer = Language for the person who answers
languages-answererHint = For the request’s page. People who have chosen a language keep theirs.

## languagesLive — the same, in scripts

# Read aloud while the reader types in the search field
languagesLive-found =
    { $n ->
        [one] { $n } language
       *[other] { $n } languages
    }
# On the page of a link, for its sender: the name of a term, before the name of a language
languagesLive-recipientLanguage = Language for the recipient
