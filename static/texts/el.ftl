### Greek

## layout

layout-skip = Μετάβαση στο περιεχόμενο
layout-navigation = Κύρια πλοήγηση
layout-create = Νέο
layout-pushes = Οι σύνδεσμοί μου
layout-account = Λογαριασμός
layout-signIn = Σύνδεση
layout-languages = Γλώσσα
layout-light = Φωτεινό
layout-dark = Σκούρο
layout-auto = Αυτόματα
layout-api = API
layout-about = Πληροφορίες
layout-aboutLine = Πώς λειτουργεί και ποιος είναι υπεύθυνος
layout-noScript = Αυτή η σελίδα χρειάζεται JavaScript. Όλα όσα κάνει μένουν ανάμεσα στον περιηγητή σας και σε αυτόν τον διακομιστή.
layout-waiting = Η σελίδα φορτώνεται ακόμη. Αν δεν αλλάξει κάτι, φορτώστε την ξανά.
layout-plain = Αυτή η σύνδεση δεν είναι κρυπτογραφημένη: άλλοι στο δίκτυο μπορούν να διαβάσουν ό,τι στέλνετε και ανοίγετε εδώ. Χρησιμοποιήστε μια διεύθυνση https://, αν υπάρχει.
layout-notSealed = Σταματήστε: αυτό δεν είναι σφραγισμένο
layout-notSealedText = Ο σύνδεσμός σας τελειώνει με ένα κλειδί, άρα όποιος τον έφτιαξε σφράγισε ό,τι υπάρχει πίσω του. Αυτός ο διακομιστής προσφέρει κάτι άλλο και η σελίδα δεν δείχνει τίποτε από αυτό. Ρωτήστε τον αποστολέα, αλλά όχι μέσω αυτού του διακομιστή.

## create

create-title = Μοιραστείτε ένα μυστικό
create-tagline = Μοιραστείτε ένα μυστικό με έναν σύνδεσμο που παύει να λειτουργεί από μόνος του.
create-kinds = Τι θα μοιραστείτε
create-text = Κείμενο
create-files = Αρχεία
create-url = Σύνδεσμος
create-qr = Κωδικός QR
create-textLabel = Το μυστικό σας
create-shared = Προέρχεται από άλλη εφαρμογή: ελέγξτε το πριν το στείλετε.
create-textPlaceholder = Ένας κωδικός πρόσβασης, ένα κλειδί, μια σημείωση…
create-urlLabel = Διεύθυνση ιστού
create-urlHint = Ο παραλήπτης βλέπει πρώτα τη διεύθυνση και επιβεβαιώνει πριν φύγει από αυτή τη σελίδα.
create-qrLabel = Κείμενο που θα εμφανιστεί ως κωδικός QR
create-qrHint = Ο παραλήπτης το βλέπει ως κωδικό QR για σάρωση.
create-message = Μήνυμα (προαιρετικό)
create-filesSignIn = Συνδεθείτε για να μοιραστείτε αρχεία.
create-hide = Απόκρυψη κατά την πληκτρολόγηση
create-generator = Δημιουργία κωδικού πρόσβασης
create-style = Είδος
create-styleCharacters = Χαρακτήρες
create-styleWords = Λέξεις
create-stylePin = PIN
create-pinHint = Αρκεί για φράση πρόσβασης, επειδή αυτός ο διακομιστής περιορίζει τις προσπάθειες. Πολύ αδύναμο ως το ίδιο το μυστικό.
create-length = Μήκος
create-digits = Ψηφία
create-symbols = Σύμβολα
create-capitals = Κεφαλαία
create-generated = Πρόταση
create-again = Νέα πρόταση
create-use = Χρήση της πρότασης
create-lifetime = Λήγει μετά από
create-views = Πόσες φορές μπορεί να ανοιχτεί
create-passphrase = Φράση πρόσβασης (προαιρετική)
create-passphraseRequired = Φράση πρόσβασης (υποχρεωτική)
create-passphraseLength =
    { $n ->
        [one] Τουλάχιστον { $n } χαρακτήρας· μια ακολουθία όπως aaaa ή 1234 μετρά ως δύο.
       *[other] Τουλάχιστον { $n } χαρακτήρες· μια ακολουθία όπως aaaa ή 1234 μετρά ως δύο.
    }
create-passphraseHint = Στείλτε τη φράση πρόσβασης ξεχωριστά, για παράδειγμα τηλεφωνικά.
create-suggest = Πρόταση
create-more = Περισσότερες επιλογές
create-covered = Καλυμμένο μέχρι να το αγγίξει ο παραλήπτης
create-coveredHint = Κανείς δεν το διαβάζει πάνω από τον ώμο του παραλήπτη όταν ανοίγεται.
create-deletable = Ο παραλήπτης μπορεί να διαγράψει το μυστικό
create-notifyMe = Να ενημερωθώ όταν ανοιχτεί
create-notifyByMail = Λαμβάνετε ένα email και μια ένδειξη στη σελίδα «Οι σύνδεσμοί μου».
create-notifyInList = Λαμβάνετε μια ένδειξη στη σελίδα «Οι σύνδεσμοί μου».
create-name = Όνομα (το βλέπετε μόνο εσείς)
create-note = Σημείωση (τη βλέπετε μόνο εσείς)
create-sign = Υπογραφή με το όνομά σας
create-senderName = Το όνομά σας
create-senderMessage = Μήνυμα για τον παραλήπτη
create-senderMessageHint = Εμφανίζεται πριν ανοιχτεί το μυστικό, σε όποιον έχει τον σύνδεσμο. Μη γράψετε εδώ κάτι εμπιστευτικό.
create-senderEmail = Εμφάνιση της διεύθυνσης του λογαριασμού σας: { $email }
create-sealed = Πρόσθετη προστασία
create-sealedHint = Κανείς εκτός από τον παραλήπτη δεν μπορεί να το διαβάσει, ούτε καν αυτός ο διακομιστής.
create-sealedName = Δώστε του ένα όνομα για τη λίστα σας: προστατεύονται και τα ονόματα των αρχείων. Το όνομα, η σημείωση και η υπογραφή δεν προστατεύονται.
create-sealedRequired = Αυτός ο διακομιστής δεν δέχεται κάτι άλλο.
create-groupLimits = Για εσάς ισχύουν στενότερα όρια ως μέλος των ομάδων: { $groups }.
create-shownOnce = Αντιγράψτε τον σύνδεσμο τώρα. Δεν μπορεί να εμφανιστεί ξανά.
create-remembered = Οι επιλογές σας αποθηκεύονται σε αυτή τη συσκευή.
create-reset = Επαναφορά προεπιλογών
create-submit = Δημιουργία συνδέσμου
create-ready = Ο σύνδεσμός σας είναι έτοιμος
create-passphraseNext = Τώρα στείλτε τη φράση πρόσβασης με άλλον τρόπο
create-passphraseReminder = Ο σύνδεσμος ανοίγει μόνο με αυτή τη φράση πρόσβασης. Πείτε την, για παράδειγμα, τηλεφωνικά. Δεν εμφανίζεται ξανά.
create-copyPassphrase = Αντιγραφή φράσης πρόσβασης
create-end = Διαγραφή τώρα
create-another = Μοιραστείτε κι άλλο
create-sameTerms = Άλλο ένα με τους ίδιους όρους

## createClosed

createClosed-title = Συνδεθείτε για να μοιραστείτε ένα μυστικό
createClosed-text = Από το δίκτυό σας, μόνο όσοι έχουν λογαριασμό μπορούν να δημιουργούν συνδέσμους.
createClosed-hint = Αν έχετε λάβει σύνδεσμο, ανοίγει από εδώ όπως συνήθως.
createClosed-nothingTitle = Δεν μπορείτε να μοιραστείτε κάτι εδώ
createClosed-nothing = Τα όρια των ομάδων σας ({ $groups }) δεν αφήνουν κανένα είδος μυστικού. Ρωτήστε έναν διαχειριστή αυτού του διακομιστή.

## createLive

createLive-bytes = { $used } από { $limit }
createLive-characters = Χαρακτήρες: { $used } από { $limit }
createLive-bits =
    { $n ->
        [one] περίπου { $n } μπιτ
       *[other] περίπου { $n } μπιτ
    }
createLive-termViews =
    { $n ->
        [one] { $n } προβολή
       *[other] { $n } προβολές
    }
createLive-termUntil = έως { $date }
createLive-termSealed = με προστασία
createLive-noPassphrase = χωρίς φράση πρόσβασης
createLive-withPassphrase = με φράση πρόσβασης
createLive-needsPassphrase = απαιτείται φράση πρόσβασης
createLive-passphraseMissing = Εισαγάγετε μια φράση πρόσβασης: αυτός ο διακομιστής την απαιτεί.
createLive-passphraseShort =
    { $n ->
        [one] Αυτή η φράση πρόσβασης είναι πολύ σύντομη: τουλάχιστον { $n } χαρακτήρας. Μια ακολουθία όπως aaaa ή 1234 μετρά ως δύο.
       *[other] Αυτή η φράση πρόσβασης είναι πολύ σύντομη: τουλάχιστον { $n } χαρακτήρες. Μια ακολουθία όπως aaaa ή 1234 μετρά ως δύο.
    }
createLive-signed = Υπογραφή: { $by }
createLive-blank = Εισαγάγετε πρώτα ένα μυστικό.
createLive-tooLong = Αυτό είναι πολύ μεγάλο: το πολύ { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] Αυτό είναι πολύ μεγάλο: το πολύ { $n } χαρακτήρας.
       *[other] Αυτό είναι πολύ μεγάλο: το πολύ { $n } χαρακτήρες.
    }
createLive-badUrl = Εισαγάγετε μια διεύθυνση ιστού, όπως https://example.org.
createLive-unsealed = Ο περιηγητής σας δεν μπόρεσε να το σφραγίσει. Δεν στάλθηκε τίποτε.
createLive-opens =
    { $n ->
        [one] Ανοίγει μία φορά, έως { $date } ({ $relative }).
       *[other] Ανοίγει { $n } φορές, έως { $date } ({ $relative }).
    }
createLive-endedTitle = Το μυστικό διαγράφηκε
createLive-ended = Το περιεχόμενό του διαγράφηκε οριστικά. Κανείς δεν μπορεί πια να το ανοίξει, ούτε εσείς.
createLive-goneTitle = Ο σύνδεσμος έληξε
createLive-gone = Κανείς δεν μπορεί πια να τον ανοίξει. Το περιεχόμενό του διαγράφηκε οριστικά.
createLive-linkUnsaved = Δεν έχετε αντιγράψει ακόμη τον σύνδεσμο, και μόνο αυτή η σελίδα τον δείχνει. Θέλετε να φύγετε παρ’ όλα αυτά;
createLive-passphraseUnsaved = Δεν έχετε αντιγράψει ακόμη τη φράση πρόσβασης, και μόνο αυτή η σελίδα τη δείχνει. Θέλετε να φύγετε παρ’ όλα αυτά;
createLive-leaveIt = Αποχώρηση
createLive-offline = Ο διακομιστής δεν απάντησε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
createLive-rateLimited =
    { $n ->
        [one] Πάρα πολλά αιτήματα. Δοκιμάστε ξανά σε { $n } δευτερόλεπτο.
       *[other] Πάρα πολλά αιτήματα. Δοκιμάστε ξανά σε { $n } δευτερόλεπτα.
    }
createLive-tryAgain = Μπορείτε να δοκιμάσετε ξανά τώρα.
createLive-tooLarge = Αυτό είναι μεγαλύτερο από όσο δέχεται ο διακομιστής.
createLive-signInFirst = Συνδεθείτε πρώτα.
createLive-unavailable = Ο διακομιστής δεν είναι διαθέσιμος αυτή τη στιγμή. Ό,τι γράψατε είναι ακόμη εδώ: δοκιμάστε ξανά σε λίγο.
createLive-noSpace = Ο διακομιστής δεν έχει άλλο χώρο. Δεν αποθηκεύτηκε τίποτε.
createLive-failed = Κάτι πήγε στραβά ({ $status }). Δεν αποθηκεύτηκε τίποτε.
createLive-refused = Ο διακομιστής δεν δέχεται αυτή την τιμή.
createLive-tooMany =
    { $n ->
        [one] Το πολύ { $n } καταχώριση.
       *[other] Το πολύ { $n } καταχωρίσεις.
    }
createLive-outOfRange = Εισαγάγετε έναν αριθμό από { $min } έως { $max }.

## resultLive

resultLive-notOpened = Δεν έχει ανοιχτεί ακόμη.
resultLive-openedTimes =
    { $n ->
        [one] Ανοίχτηκε μία φορά: { $date }.
       *[other] Ανοίχτηκε { $n } φορές, τελευταία: { $date }.
    }

## fileBox

fileBox-files = Αρχεία
fileBox-dropHere = Σύρετε εδώ αρχεία ή φακέλους
fileBox-chooseFiles = Επιλογή αρχείων
fileBox-chooseFolder = Επιλογή φακέλου
fileBox-cancel = Ακύρωση

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Το πολύ ένα αρχείο έως { $file }.
       *[other] Το πολύ { $n } αρχεία, { $file } το καθένα, { $push } συνολικά.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Μόνο ένα αρχείο χωράει σε έναν σύνδεσμο.
       *[other] Το πολύ { $n } αρχεία χωράνε σε έναν σύνδεσμο.
    }
filesLive-fileTooLarge = Το «{ $name }» είναι μεγαλύτερο από { $limit }.
filesLive-filesTooLarge = Όλα τα αρχεία μαζί είναι μεγαλύτερα από { $limit }.
filesLive-noFiles = Επιλέξτε τουλάχιστον ένα αρχείο.
filesLive-packing = Το «{ $name }» συμπιέζεται ακόμη.
filesLive-remove = Αφαίρεση: { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Η σύνδεση χάθηκε. Η αποστολή θα συνεχιστεί από μόνη της.
filesLive-uploaded = Στάλθηκε. Ο διακομιστής το αποθηκεύει…
filesLive-sealing = Σφράγιση στον περιηγητή σας: { $percent }
filesLive-unreadable = Ο περιηγητής σας δεν μπορεί πια να διαβάσει ένα από τα αρχεία. Δεν στάλθηκε τίποτε. Επιλέξτε ξανά τα αρχεία.
filesLive-cancelled = Ακυρώθηκε. Δεν αποθηκεύτηκε τίποτε.

## reveal

reveal-title = Ένα μυστικό για εσάς
reveal-intro = Κάποιος μοιράστηκε μαζί σας κάτι εμπιστευτικό.
reveal-ownTitle = Το δικό σας μυστικό
reveal-ownIntro = Το μοιραστήκατε εσείς. Οι παραλήπτες σας το ανοίγουν σε αυτή τη σελίδα.
reveal-ownPage = Μετάβαση στον σύνδεσμο, τον κωδικό QR και το αρχείο καταγραφής του
reveal-passphrase = Φράση πρόσβασης
reveal-passphraseHint = Τη λαμβάνετε από τον αποστολέα, ξεχωριστά από αυτόν τον σύνδεσμο.
reveal-unlock = Ξεκλείδωμα
reveal-open = Εμφάνιση του μυστικού
reveal-counts = Το άνοιγμά του μετρά ως προβολή.
reveal-how = Πώς λειτουργεί
reveal-sealed = Έχει πρόσθετη προστασία: μόνο ο περιηγητής σας μπορεί να το ανοίξει, και αυτός ο διακομιστής δεν μπορεί να το διαβάσει.
reveal-sealedNoScript = Αυτός ο σύνδεσμος ανοίγει μόνο με JavaScript ή με την εντολή «secretpush open»: το μυστικό του είναι σφραγισμένο και αυτός ο διακομιστής δεν μπορεί να το διαβάσει.
reveal-largeText = Ένα από τα αρχεία είναι μεγαλύτερο από 256 MiB, και αυτός ο περιηγητής δεν μπορεί να αποθηκεύσει σφραγισμένο αρχείο τέτοιου μεγέθους. Ανοίξτε τον σύνδεσμο στο Chrome ή στο Edge μέσω https://, ή με αυτή την εντολή:
reveal-copyCommand = Αντιγραφή εντολής
reveal-secret = Το μυστικό
reveal-show = Εμφάνιση
reveal-onPaper = Το μυστικό είναι καλυμμένο. Επιλέξτε «Εμφάνιση» στη σελίδα και εκτυπώστε την ξανά.
reveal-hide = Απόκρυψη
reveal-copy = Αντιγραφή
reveal-save = Αποθήκευση ως αρχείο
reveal-print = Εκτύπωση
reveal-files = Αρχεία
reveal-download = Λήψη
reveal-downloadAll = Λήψη όλων ως ZIP
reveal-address = Ο αποστολέας θέλει να ανοίξετε αυτή τη διεύθυνση:
reveal-go = Άνοιγμα της διεύθυνσης…
reveal-goTitle = Θέλετε να φύγετε από αυτή τη σελίδα;
reveal-goText = Πρόκειται να ανοίξετε μια διεύθυνση στο:
reveal-goYes = Άνοιγμα
reveal-goTo = Άνοιγμα της διεύθυνσης στο { $host }
reveal-qr = Σαρώστε αυτόν τον κωδικό
reveal-qrText = Κείμενο του κωδικού
reveal-remove = Διαγραφή τώρα
reveal-removeText = Κανείς δεν θα μπορεί να ανοίξει ξανά αυτόν τον σύνδεσμο, ούτε εσείς.
reveal-removeYes = Διαγραφή
reveal-cancel = Ακύρωση
reveal-deletedTitle = Διαγράφηκε
reveal-deletedText = Κανείς δεν μπορεί πια να ανοίξει αυτόν τον σύνδεσμο, και αυτή η σελίδα δεν περιέχει πια το μυστικό.
reveal-undo = Αναίρεση
reveal-openAgain = Πίσω στον σύνδεσμο
reveal-gone = Δεν υπάρχει πια τίποτε εδώ
reveal-goneText = Αυτός ο σύνδεσμος έληξε, διαγράφηκε ή δεν υπήρξε ποτέ.
reveal-openedHere = Ανοίξατε αυτόν τον σύνδεσμο σε αυτή τη συσκευή: { $date } ({ $relative }). Από τότε έληξε ή διαγράφηκε.
reveal-goneHint = Ζητήστε νέο σύνδεσμο από τον αποστολέα.
reveal-goneCreate = Μοιραστείτε κι εσείς ένα μυστικό
reveal-letters = Πληκτρολογήστε αυτά τα τρία γράμματα
reveal-lettersHint = Έτσι μένουν έξω προγράμματα που ελέγχουν συνδέσμους. Κεφαλαία ή πεζά, και τα δύο είναι σωστά.
reveal-lettersNeeded = Πληκτρολογήστε τα τρία γράμματα και πατήστε ξανά το κουμπί. Δεν ανοίχτηκε τίποτε.
reveal-lettersOther = Αυτά ήταν άλλα γράμματα. Πληκτρολογήστε αυτά τα τρία και πατήστε ξανά το κουμπί. Δεν ανοίχτηκε τίποτε.
reveal-wrong = Η φράση πρόσβασης είναι λάθος.
reveal-limited = Πάρα πολλές λανθασμένες φράσεις πρόσβασης. Περιμένετε ένα λεπτό και δοκιμάστε ξανά.
reveal-refused = Όποιος το έστειλε αρνήθηκε να σας εγκρίνει το άνοιγμα.
reveal-waitOver = Η αναμονή σας τελείωσε. Ανοίξτε το ξανά για να ρωτήσετε άλλη μία φορά.
reveal-crowded = Πάρα πολλά άτομα περιμένουν γι’ αυτό. Δοκιμάστε ξανά σε ένα λεπτό.
reveal-scanner = Αυτός ο περιηγητής δηλώνει ότι είναι πρόγραμμα που ελέγχει συνδέσμους, γι’ αυτό δεν ανοίχτηκε τίποτε. Ανοίξτε τον σύνδεσμο σε άλλον περιηγητή.
reveal-again = Η εκ νέου φόρτωση της σελίδας δεν ανοίγει ξανά το μυστικό. Πατήστε το κουμπί για να το ανοίξετε άλλη μία φορά.
reveal-failed = Κάτι πήγε στραβά στον διακομιστή. Δοκιμάστε ξανά σε λίγο.

## senderNote

senderNote-label = Από τον αποστολέα
senderNote-shares = { $name } μοιράζεται κάτι μαζί σας.
senderNote-writes = { $name } γράφει:
senderNote-unnamedWrites = Ο αποστολέας γράφει:
senderNote-account = Στάλθηκε από τον λογαριασμό { $email } σε αυτόν τον διακομιστή.
senderNote-anyAccount = Στάλθηκε από τον λογαριασμό { $email }. Οποιοσδήποτε μπορεί να δημιουργήσει λογαριασμό εδώ, άρα αυτή η διεύθυνση δεν είναι επαληθευμένη.
senderNote-unverifiedAccount = Στάλθηκε από τον λογαριασμό { $email }. Κανείς δεν έχει επαληθεύσει αυτή τη διεύθυνση.
senderNote-ownWords = Το όνομα και το μήνυμα είναι λόγια του ίδιου του αποστολέα.
senderNote-unverified = Το όνομα και το μήνυμα είναι λόγια του ίδιου του αποστολέα. Αυτός ο διακομιστής δεν γνωρίζει αν το όνομα είναι σωστό.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Μπορείτε να το αναιρέσετε για { $n } δευτερόλεπτο.
       *[other] Μπορείτε να το αναιρέσετε για { $n } δευτερόλεπτα.
    }

## undoLive

undoLive-deleted = Διαγράφηκε. Κανείς δεν μπορεί να το ανοίξει.
undoLive-undo = Αναίρεση ({ $seconds })
undoLive-undone = Η διαγραφή αναιρέθηκε.
undoLive-tooLate = Δεν ήταν δυνατή η αναίρεση: το μυστικό έχει διαγραφεί οριστικά.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Μπορεί να ανοιχτεί μία φορά ακόμη, έως { $date } ({ $relative }).
       *[other] Μπορεί να ανοιχτεί { $n } φορές ακόμη, έως { $date } ({ $relative }).
    }
revealLive-lastView = Αυτή ήταν η τελευταία προβολή. Το μυστικό διαγράφηκε οριστικά από τον διακομιστή: κρατήστε τώρα ό,τι χρειάζεστε.
revealLive-lastViewFiles = Αυτή ήταν η τελευταία προβολή. Κατεβάστε τώρα ό,τι χρειάζεστε: οι σύνδεσμοι λειτουργούν μόνο για λίγο.
revealLive-ownView = Οι δικές σας προβολές δεν μετρούν.
revealLive-shown = Το μυστικό εμφανίζεται.
revealLive-covered = Το μυστικό είναι καλυμμένο.
revealLive-copied = Αντιγράφηκε
revealLive-copyFailed = Η αντιγραφή απέτυχε. Επιλέξτε το κείμενο και αντιγράψτε το.
revealLive-wrong = Η φράση πρόσβασης είναι λάθος.
revealLive-limited =
    { $n ->
        [one] Πάρα πολλές λανθασμένες φράσεις πρόσβασης. Δοκιμάστε ξανά σε { $n } δευτερόλεπτο.
       *[other] Πάρα πολλές λανθασμένες φράσεις πρόσβασης. Δοκιμάστε ξανά σε { $n } δευτερόλεπτα.
    }
revealLive-busy =
    { $n ->
        [one] Πάρα πολλά αιτήματα. Δοκιμάστε ξανά σε { $n } δευτερόλεπτο.
       *[other] Πάρα πολλά αιτήματα. Δοκιμάστε ξανά σε { $n } δευτερόλεπτα.
    }
revealLive-again = Μπορείτε να δοκιμάσετε ξανά τώρα.
revealLive-unconnected = Είστε εκτός σύνδεσης. Δεν ανοίχτηκε τίποτε.
revealLive-offline = Η απάντηση του διακομιστή δεν έφτασε ολόκληρη. Ίσως μέτρησε ως προβολή.
revealLive-failed = Κάτι πήγε στραβά στον διακομιστή. Δοκιμάστε ξανά σε λίγο.
revealLive-downloaded = Ολοκληρώθηκε η λήψη
revealLive-downloadedOf = Λήψη αρχείων: { $done } από { $total }
revealLive-preview = Προεπισκόπηση
revealLive-previewOf = Προεπισκόπηση: { $name }
revealLive-previewFailed = Αυτή η εικόνα δεν μπορεί να εμφανιστεί εδώ. Κατεβάστε την.
revealLive-downloadFailed = Η λήψη σταμάτησε. Ο σύνδεσμος ίσως έχει λήξει.
revealLive-deleteFailed = Δεν ήταν δυνατή η διαγραφή του μυστικού.
revealLive-noAddress = Αυτό δεν είναι διεύθυνση ιστού, γι’ αυτό εμφανίζεται ως απλό κείμενο.
revealLive-fileName = secret.txt
revealLive-see = Εμφάνιση
revealLive-hide = Απόκρυψη

## sealedLive

sealedLive-linkCut = Αυτός ο σύνδεσμος δεν είναι πλήρης: λείπει το τμήμα μετά το #. Ζητήστε τον πλήρη σύνδεσμο από τον αποστολέα. Δεν ανοίχτηκε τίποτε και δεν καταμετρήθηκε προβολή.
sealedLive-linkAltered = Αυτός ο σύνδεσμος κόπηκε ή άλλαξε στη διαδρομή: το τμήμα μετά το # δεν είναι σωστό. Ζητήστε τον πλήρη σύνδεσμο από τον αποστολέα. Δεν ανοίχτηκε τίποτε και δεν καταμετρήθηκε προβολή.
sealedLive-moduleMissing = Το τμήμα της σελίδας που ανοίγει σφραγισμένα μυστικά δεν έφτασε. Ελέγξτε τη σύνδεσή σας και φορτώστε ξανά τη σελίδα. Δεν ανοίχτηκε τίποτε και δεν καταμετρήθηκε προβολή.
sealedLive-sealBroken = Το σφραγισμένο περιεχόμενο είναι κατεστραμμένο ή έχει αλλάξει, γι’ αυτό δεν εμφανίζεται τίποτε από αυτό. Ζητήστε από τον αποστολέα να το στείλει ξανά.
sealedLive-sealShort = Λείπει το τέλος του σφραγισμένου περιεχομένου, γι’ αυτό δεν εμφανίζεται τίποτε από αυτό. Ζητήστε από τον αποστολέα να το στείλει ξανά.
sealedLive-sealOther = Το σφραγισμένο περιεχόμενο δεν ταιριάζει με αυτόν τον σύνδεσμο ή σφραγίστηκε με τρόπο που η σελίδα δεν μπορεί να ανοίξει. Ζητήστε από τον αποστολέα να το στείλει ξανά.
sealedLive-fileWhole = Πλήρες: το «{ $name }» ελέγχθηκε μέχρι το τελευταίο μπάιτ.
sealedLive-fileBroken = Το «{ $name }» είναι κατεστραμμένο ή έχει αλλάξει. Δεν αποθηκεύτηκε τίποτε από αυτό.
sealedLive-fileShort = Λείπει το τέλος του «{ $name }». Δεν αποθηκεύτηκε τίποτε από αυτό.
sealedLive-fileTooLarge = Το «{ $name }» είναι πολύ μεγάλο για αυτόν τον περιηγητή. Ανοίξτε τον σύνδεσμο στο Chrome ή στο Edge μέσω https://, ή με την εντολή «secretpush open».

## newRequest

newRequest-sealed = Μόνο εσείς μπορείτε να διαβάσετε την απάντηση
newRequest-sealedHint = Ούτε καν αυτός ο διακομιστής δεν μπορεί να τη διαβάσει.
newRequest-sealedRequired = Αυτός ο διακομιστής δεν δέχεται κάτι άλλο.
newRequest-collectTitle = Το κλειδί σας για τις απαντήσεις
newRequest-collectText = Το χρειάζεστε για να διαβάσετε τις απαντήσεις και δεν μπορεί να εμφανιστεί ξανά: κατεβάστε το αρχείο ανάκτησης. Μην το στείλετε σε κανέναν.
newRequest-copyCollect = Αντιγραφή κλειδιού
newRequest-recovery = Λήψη του αρχείου ανάκτησης
newRequest-showKey = Εμφάνιση του κλειδιού ως συνδέσμου
newRequest-title = Ζητήστε ένα μυστικό
newRequest-lead = Όποιος λάβει τον σύνδεσμο μπορεί να σας στείλει ένα μυστικό, χωρίς λογαριασμό.
newRequest-link = Ζητήστε ένα μυστικό από κάποιον
newRequest-what = Τι χρειάζεστε;
newRequest-placeholder = Τον κωδικό πρόσβασης του παλιού δρομολογητή, παρακαλώ
newRequest-whatHint = Όποιος έχει τον σύνδεσμο μπορεί να το διαβάσει. Μη γράψετε εδώ κάτι εμπιστευτικό.
newRequest-takesFiles = Μπορούν να σταλούν αρχεία
newRequest-showsEmail = Να φαίνεται σε όποιον απαντά η διεύθυνση του λογαριασμού σας: { $email }
newRequest-notifyMe = Να λαμβάνω email για κάθε απάντηση
newRequest-name = Όνομα (το βλέπετε μόνο εσείς)
newRequest-note = Σημείωση (τη βλέπετε μόνο εσείς)
newRequest-files = Αρχεία για όποιον απαντά (προαιρετικά)
newRequest-filesHint = Για παράδειγμα, μια φόρμα προς συμπλήρωση. Όποιος έχει τον σύνδεσμο μπορεί να τα κατεβάσει.
newRequest-until = Ανοιχτό για
newRequest-answers = Επιτρεπόμενες απαντήσεις
newRequest-passphrase = Φράση πρόσβασης (προαιρετική)
newRequest-passphraseHint = Χρειάζεται για την ανάγνωση του αιτήματος και την απάντηση. Πείτε την, για παράδειγμα, τηλεφωνικά.
newRequest-more = Περισσότερες επιλογές
newRequest-submit = Δημιουργία συνδέσμου
newRequest-ready = Ο σύνδεσμός σας είναι έτοιμος
newRequest-page = Άνοιγμα της σελίδας αυτού του αιτήματος
newRequest-passphraseNext = Τώρα στείλτε τη φράση πρόσβασης με άλλον τρόπο
newRequest-passphraseReminder = Το αίτημα ανοίγει μόνο με αυτή τη φράση πρόσβασης. Δεν εμφανίζεται ξανά.
newRequest-copyPassphrase = Αντιγραφή φράσης πρόσβασης
newRequest-another = Ζητήστε κάτι άλλο

## newRequestLive

newRequestLive-blankRequest = Γράψτε τι χρειάζεστε.
newRequestLive-longRequest = Αυτό είναι πολύ μεγάλο: το πολύ { $limit }.
newRequestLive-longNote = Η σημείωσή σας είναι πολύ μεγάλη: το πολύ { $limit }.
newRequestLive-answersRange = Εισαγάγετε έναν αριθμό από { $min } έως { $max }.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } απάντηση
       *[other] { $n } απαντήσεις
    }
newRequestLive-noPassphrase = χωρίς φράση πρόσβασης
newRequestLive-withPassphrase = με φράση πρόσβασης
newRequestLive-takes =
    { $n ->
        [one] Μπορεί να απαντηθεί μία φορά, έως { $date } ({ $relative }).
       *[other] Μπορεί να απαντηθεί { $n } φορές, έως { $date } ({ $relative }).
    }
newRequestLive-full = Έχετε πάρα πολλά ανοιχτά αιτήματα. Κλείστε πρώτα ένα.
newRequestLive-tooLarge = Αυτό είναι μεγαλύτερο από όσο δέχεται ο διακομιστής.
newRequestLive-unavailable = Ο διακομιστής δεν είναι διαθέσιμος αυτή τη στιγμή. Ό,τι γράψατε είναι ακόμη εδώ: δοκιμάστε ξανά σε λίγο.
newRequestLive-noSpace = Ο διακομιστής δεν έχει άλλο χώρο. Δεν αποθηκεύτηκε τίποτε.
newRequestLive-limited =
    { $n ->
        [one] Πάρα πολλά αιτήματα. Δοκιμάστε ξανά σε { $n } δευτερόλεπτο.
       *[other] Πάρα πολλά αιτήματα. Δοκιμάστε ξανά σε { $n } δευτερόλεπτα.
    }
newRequestLive-retry = Μπορείτε να δοκιμάσετε ξανά τώρα.
newRequestLive-noAnswer = Ο διακομιστής δεν απάντησε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
newRequestLive-problem = Κάτι πήγε στραβά ({ $status }). Δεν αποθηκεύτηκε τίποτε.
newRequestLive-refused = Ο διακομιστής δεν δέχεται μία από αυτές τις τιμές.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Στείλτε μου, παρακαλώ, κάτι εμπιστευτικό μέσω αυτού του συνδέσμου. Μπορεί να απαντηθεί μία φορά, έως { $date }. Δεν χρειάζεστε λογαριασμό:
       *[other] Στείλτε μου, παρακαλώ, κάτι εμπιστευτικό μέσω αυτού του συνδέσμου. Μπορεί να απαντηθεί { $n } φορές, έως { $date }. Δεν χρειάζεστε λογαριασμό:
    }
requestShareLive-requestSubject = Ένα αίτημα προς εσάς
requestShareLive-requestTerms =
    { $n ->
        [one] Μπορεί να απαντηθεί μία φορά, έως { $date }.
       *[other] Μπορεί να απαντηθεί { $n } φορές, έως { $date }.
    }

## requestLetter

requestLetter-to = Προς
requestLetter-from = Από
requestLetter-title = Σας ζητούν κάτι εμπιστευτικό
requestLetter-intro = Μπορείτε να το στείλετε από οποιοδήποτε τηλέφωνο ή υπολογιστή. Δεν χρειάζεστε λογαριασμό.
requestLetter-scan = Σαρώστε τον κωδικό με την κάμερα του τηλεφώνου σας. Ή πληκτρολογήστε τη διεύθυνση σε έναν περιηγητή ακριβώς όπως τυπώθηκε εδώ: τα κεφαλαία διαφέρουν από τα πεζά.
requestLetter-press = Πατήστε το κουμπί στη σελίδα που ανοίγει και στείλτε αυτό που σας ζητούν.
requestLetter-passphrase = Εισαγάγετε τη φράση πρόσβασης και πατήστε το κουμπί. Τη φράση πρόσβασης σάς τη δίνει με άλλον τρόπο όποιος κάνει το αίτημα. Για την ασφάλειά σας δεν αναγράφεται σε αυτό το φύλλο: μην τη σημειώσετε εδώ.
requestLetter-keep = Έπειτα καταστρέψτε αυτό το φύλλο.

## request

request-recovery = Λήψη του αρχείου ανάκτησης
request-loadKey = Φόρτωση του αρχείου ανάκτησης
request-keyFile = Αρχείο ανάκτησης
request-back = Τα αιτήματά μου
request-noScript = Οι απαντήσεις εμφανίζονται μόνο με JavaScript.
request-asked = Τι ζητάτε
request-answers = Απαντήσεις
request-close = Κλείσιμο αιτήματος
request-cancel = Ακύρωση

## requestKeysLive

requestKeysLive-recoveryText =
    Αυτό το αρχείο ανοίγει τις απαντήσεις στο αίτημά σας. Κρατήστε το και μην το στείλετε σε κανέναν.

    Για να διαβάσετε τις απαντήσεις σε άλλον περιηγητή, συνδεθείτε, ανοίξτε τη σελίδα του αιτήματος και φορτώστε εκεί αυτό το αρχείο, ή ανοίξτε το κλειδί σας.
requestKeysLive-recoveryLink = Ο σύνδεσμος που θα στείλετε:
requestKeysLive-recoveryKey = Το κλειδί σας:
requestKeysLive-keyElsewhere = Για να τις διαβάσετε σε άλλον περιηγητή, κατεβάστε το αρχείο ανάκτησης. Μην το στείλετε σε κανέναν.
requestKeysLive-keyInTab = Αυτή η καρτέλα έχει το κλειδί που ανοίγει τις απαντήσεις.
requestKeysLive-keyMissing = Μόνο εσείς μπορείτε να διαβάσετε τις απαντήσεις, και αυτός ο περιηγητής δεν έχει το κλειδί σας: φορτώστε το αρχείο ανάκτησης.
requestKeysLive-keyNotInFile = Αυτό δεν είναι το αρχείο ανάκτησης αυτού του αιτήματος.
requestKeysLive-keyLoaded = Το κλειδί σας φορτώθηκε.

## requestWordsLive

requestWordsLive-unnamedRequest = Αίτημα ({ $date })
requestWordsLive-closeQuestion = Να κλείσει το «{ $name }»; Δεν θα δέχεται άλλες απαντήσεις και αυτό που ζητά θα διαγραφεί οριστικά. Οι απαντήσεις μένουν.
requestWordsLive-closedNow = Έκλεισε. Αυτό που ζητούσε διαγράφηκε οριστικά.

## requestLive

requestLive-open = Ανοιχτό
requestLive-ready = Απαντήθηκε
requestLive-closed = Κλειστό
requestLive-guardedText = Το φυλάει η φράση πρόσβασης, γι’ αυτό δεν εμφανίζεται εδώ.
requestLive-closedText = Διαγράφηκε οριστικά όταν έκλεισε το αίτημα.
requestLive-answersOf = Απαντήσεις
requestLive-answersCount = { $came } από { $total }
requestLive-openUntil = Ανοιχτό έως
requestLive-filesMay = Αρχεία
requestLive-filesYes = Μπορούν να σταλούν
requestLive-filesNo = Δεν ζητούνται
requestLive-guard = Φράση πρόσβασης
requestLive-guardSet = Χρειάζεται για την ανάγνωση και την απάντηση
requestLive-guardNone = Καμία
requestLive-email = Διεύθυνση του λογαριασμού σας
requestLive-emailShown = Εμφανίζεται
requestLive-emailHidden = Δεν εμφανίζεται
requestLive-noAnswers = Κανείς δεν απάντησε ακόμη. Στείλτε τον σύνδεσμο σε όποιον έχει αυτό που χρειάζεστε.
requestLive-noneCame = Κανείς δεν απάντησε.
requestLive-purged = Οι απαντήσεις έχουν πια διαγραφεί.
requestLive-answerBy = Απάντηση από { $name }
requestLive-answerOf = Απάντηση ({ $date })
requestLive-newAnswer = νέα
requestLive-answerOpen = Άνοιγμα
requestLive-answerPage = Σύνδεσμος και αρχείο καταγραφής
requestLive-answerOver = έληξε
requestLive-closedOn = Δεν δέχεται άλλες απαντήσεις. Οι απαντήσεις μένουν μέχρι να λήξουν.
requestLive-allCame = Απαντήθηκε. Ο σύνδεσμος δεν δέχεται άλλες απαντήσεις.
requestLive-answeredMeanwhile = Υπάρχει μια νέα απάντηση.
requestLive-logClosed = έκλεισε με το χέρι

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } νέα απάντηση
       *[other] { $n } νέες απαντήσεις
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } απάντηση
       *[other] { $n } απαντήσεις
    }
requestsLive-noneYet = καμία απάντηση ακόμη
requestsLive-closes = κλείνει { $when }
requestsLive-hasClosed = κλειστό
requestsLive-requestMade = δημιουργήθηκε { $when }
requestsLive-noOpen = Δεν ζητάτε κάτι αυτή τη στιγμή.
requestsLive-noReady = Κανένα ανοιχτό αίτημα δεν έχει απάντηση.
requestsLive-noClosed = Κανένα αίτημα δεν έχει κλείσει ακόμη.
requestsLive-closeRequest = Κλείσιμο
requestsLive-requestStep = Αιτήματα
requestsLive-requestStepWhy = Με τα αιτήματα, όσοι έχουν λογαριασμό ζητούν ένα μυστικό από άλλους, που δεν χρειάζονται λογαριασμό για να το στείλουν.
requestsLive-requestStepOff = Απενεργοποιημένα. Μπορείτε να τα αφήσετε έτσι.
requestsLive-requestStepOn = Ενεργοποιημένα.
requestsLive-requestStepDo = Εκκινήστε τον διακομιστή με αυτή την επιλογή ή ορίστε το enable_requests στο αρχείο ρυθμίσεών του:

## ownRequests

ownRequests-tab = Αιτήματα
ownRequests-which = Ποια αιτήματα
ownRequests-open = Ανοιχτά
ownRequests-ready = Απαντημένα
ownRequests-closed = Κλειστά

## answerGate

answerGate-collects = Αυτός είναι ο σύνδεσμος που ανοίγει τις απαντήσεις. Προορίζεται για όποιον έκανε το αίτημα: συνδεθείτε και ανοίξτε τον ξανά.
answerGate-title = Σας ζητούν ένα μυστικό
answerGate-intro = Κάποιος σας ζητά να του στείλετε κάτι εμπιστευτικό. Δεν χρειάζεστε λογαριασμό.
answerGate-ownTitle = Το δικό σας αίτημα
answerGate-ownIntro = Το ζητάτε εσείς. Οι άλλοι απαντούν σε αυτή τη σελίδα.
answerGate-ownPage = Μετάβαση στον σύνδεσμο, τις απαντήσεις και το αρχείο καταγραφής του
answerGate-passphraseHint = Τη λαμβάνετε από όποιον κάνει το αίτημα, ξεχωριστά από αυτόν τον σύνδεσμο.
answerGate-read = Δείτε τι σας ζητούν
answerGate-left =
    { $n ->
        [one] Μπορεί να απαντηθεί μία φορά ακόμη, έως { $date } ({ $relative }).
       *[other] Μπορεί να απαντηθεί { $n } φορές ακόμη, έως { $date } ({ $relative }).
    }
answerGate-busy = Πάρα πολλά αιτήματα από τη διεύθυνσή σας. Περιμένετε ένα λεπτό και δοκιμάστε ξανά.

## ownAnswer

ownAnswer-title = Απάντηση στο «{ $name }»
ownAnswer-unnamed = Απάντηση στο αίτημά σας
ownAnswer-intro = Μόνο εσείς μπορείτε να την ανοίξετε.
ownAnswer-page = Μετάβαση στο αίτημα και σε όλες τις απαντήσεις του

## answer

answer-yourName = Το όνομά σας (προαιρετικό)
answer-yourNameHint = Το βλέπει όποιος κάνει το αίτημα.
answer-yourNameOpen = Το βλέπει όποιος κάνει το αίτημα. Δεν προστατεύεται όπως η απάντησή σας.
answer-addressShown = Βλέπει και την επιβεβαιωμένη διεύθυνση email σας.
answer-title = Τι σας ζητούν
answer-label = Από όποιον κάνει το αίτημα
answer-asks = Όποιος σας έστειλε αυτόν τον σύνδεσμο ζητά:
answer-asksFiles = Όποιος σας έστειλε αυτόν τον σύνδεσμο σάς δίνει και αρχεία.
answer-ownWords = Γράφτηκε από όποιον κάνει το αίτημα. Δεν ελέγξαμε ποιος είναι.
answer-ownWordsAccount = Γράφτηκε από όποιον κάνει το αίτημα.
answer-account = Έχει τον λογαριασμό { $email } σε αυτόν τον διακομιστή.
answer-anyAccount = Έχει τον λογαριασμό { $email }. Οποιοσδήποτε μπορεί να δημιουργήσει λογαριασμό εδώ, άρα αυτή η διεύθυνση δεν είναι επαληθευμένη.
answer-unverifiedAccount = Έχει τον λογαριασμό { $email }. Κανείς δεν έχει επαληθεύσει αυτή τη διεύθυνση.
answer-careful = Στείλτε το μόνο αν γνωρίζετε ποιος το ζητά.
answer-given = Αρχεία για εσάς
answer-text = Η απάντησή σας
answer-textPlaceholder = Ένας κωδικός πρόσβασης, ένα κλειδί, μια σημείωση…
answer-message = Μήνυμα
answer-sealed = Αυτό το αίτημα δέχεται μόνο απάντηση σφραγισμένη από άκρο σε άκρο. Χωρίς JavaScript αυτή η σελίδα δεν μπορεί να τη σφραγίσει. Στείλτε τη με αυτή την εντολή και τον πλήρη σύνδεσμο:
answer-sealedOnce = Μόνο όποιος κάνει το αίτημα μπορεί να διαβάσει την απάντησή σας· αυτός ο διακομιστής δεν μπορεί. Δεν μπορείτε να την αλλάξετε μετά.
answer-once = Αποθηκεύεται κρυπτογραφημένη, μόνο όποιος κάνει το αίτημα μπορεί να την ανοίξει και δεν μπορείτε να την αλλάξετε μετά.
answer-send = Αποστολή
answer-sent = Στάλθηκε
answer-sentText = Η απάντησή σας έφτασε. Μπορείτε να κλείσετε αυτή τη σελίδα.
answer-sentTo = Η απάντησή σας έφτασε στη διεύθυνση { $email }. Μπορείτε να κλείσετε αυτή τη σελίδα.
answer-sentMore = Αποστολή άλλης απάντησης
answer-notSent = Δεν στάλθηκε
answer-notSentText = Επιστρέψτε: ό,τι γράψατε είναι ακόμη εκεί.
answer-back = Από την αρχή
answer-gone = Δεν ζητείται πια τίποτε εδώ
answer-goneText = Αυτό το αίτημα έκλεισε, ο χρόνος του τελείωσε ή δεν υπήρξε ποτέ.
answer-goneHint = Ζητήστε νέο σύνδεσμο από όποιον σας έστειλε αυτόν.
answer-answered = Έχει ήδη απαντηθεί
answer-answeredText = Αυτό το αίτημα έχει όλες τις απαντήσεις που ζητούσε.
answer-answeredHint = Δεν ήσασταν εσείς; Τότε πείτε το σε όποιον σας έστειλε τον σύνδεσμο.
answer-blankProblem = Εισαγάγετε αυτό που θέλετε να στείλετε.
answer-tooLargeProblem = Αυτό είναι μεγαλύτερο από όσο δέχεται ο διακομιστής.
answer-spaceProblem = Ο διακομιστής δεν έχει άλλο χώρο. Δεν αποθηκεύτηκε τίποτε.
answer-goneProblem = Αυτό το αίτημα δεν δέχεται άλλες απαντήσεις. Δεν αποθηκεύτηκε τίποτε.
answer-passphraseProblem = Η φράση πρόσβασης είναι λάθος. Δεν αποθηκεύτηκε τίποτε.
answer-unprovedProblem = Αυτό το αίτημα απευθύνεται σε συγκεκριμένα άτομα και αυτός ο περιηγητής δεν έχει αποδείξει ότι είστε ένα από αυτά. Δεν αποθηκεύτηκε τίποτε. Ανοίξτε ξανά τον σύνδεσμο σε άλλη καρτέλα, ζητήστε να σταλεί ένας κωδικός με email και έπειτα στείλτε ό,τι γράψατε εδώ.

## answerSealedLive

answerSealedLive-answerLinkCut = Ο σύνδεσμος δεν είναι πλήρης: το τμήμα μετά το # λείπει ή άλλαξε στη διαδρομή. Δεν στάλθηκε τίποτε. Ανοίξτε ξανά τον πλήρη σύνδεσμο ή ρωτήστε όποιον τον έστειλε.
answerSealedLive-sealerMissing = Το τμήμα της σελίδας που σφραγίζει την απάντησή σας δεν έφτασε. Δεν στάλθηκε τίποτε. Ελέγξτε τη σύνδεσή σας και φορτώστε ξανά τη σελίδα.
answerSealedLive-notSealed = Ο περιηγητής σας δεν μπόρεσε να το σφραγίσει. Δεν στάλθηκε τίποτε.

## answerLive

answerLive-bytes = { $used } από { $limit }
answerLive-blank = Εισαγάγετε αυτό που θέλετε να στείλετε.
answerLive-blankFiles = Εισαγάγετε αυτό που θέλετε να στείλετε ή επιλέξτε αρχεία.
answerLive-tooLong = Αυτό είναι πολύ μεγάλο: το πολύ { $limit }.
answerLive-tooLarge = Αυτό είναι μεγαλύτερο από όσο δέχεται ο διακομιστής.
answerLive-over = Αυτό το αίτημα δεν δέχεται άλλες απαντήσεις. Δεν αποθηκεύτηκε τίποτε.
answerLive-wrong = Η φράση πρόσβασης είναι λάθος. Δεν αποθηκεύτηκε τίποτε.
answerLive-limited =
    { $n ->
        [one] Πάρα πολλά αιτήματα. Δοκιμάστε ξανά σε { $n } δευτερόλεπτο.
       *[other] Πάρα πολλά αιτήματα. Δοκιμάστε ξανά σε { $n } δευτερόλεπτα.
    }
answerLive-again = Μπορείτε να δοκιμάσετε ξανά τώρα.
answerLive-unavailable = Ο διακομιστής δεν είναι διαθέσιμος αυτή τη στιγμή. Ό,τι γράψατε είναι ακόμη εδώ: δοκιμάστε ξανά σε λίγο.
answerLive-noSpace = Ο διακομιστής δεν έχει άλλο χώρο. Δεν αποθηκεύτηκε τίποτε.
answerLive-offline = Ο διακομιστής δεν απάντησε. Ίσως έφτασε παρ’ όλα αυτά: φορτώστε ξανά τη σελίδα για να το δείτε.
answerLive-failed = Κάτι πήγε στραβά ({ $status }). Δεν αποθηκεύτηκε τίποτε.
answerLive-refused = Ο διακομιστής δεν δέχεται αυτή την απάντηση. Δεν αποθηκεύτηκε τίποτε.

## receipt

receipt-choice = Φύλαξη απόδειξης
receipt-choiceHint = Ένας δεύτερος σύνδεσμος, μόνο για εσάς: δείχνει αν ανοίχτηκε το μυστικό και μπορεί να το διαγράψει.
receipt-yours = Η απόδειξή σας
receipt-yoursText = Δείχνει αν ανοίχτηκε το μυστικό και μπορεί να το διαγράψει. Δεν μπορεί να το διαβάσει. Κρατήστε την για εσάς: ο παραλήπτης χρειάζεται τον παραπάνω σύνδεσμο.
receipt-open = Άνοιγμα απόδειξης
receipt-copy = Αντιγραφή απόδειξης
receipt-remember = Να θυμάται τους συνδέσμους μου σε αυτή τη συσκευή
receipt-rememberHint = Μόνο τις αποδείξεις και μόνο σε αυτόν τον περιηγητή. Όποιος μπορεί να τον χρησιμοποιήσει μπορεί να τις δει. Με την απενεργοποίηση ξεχνιούνται όλες.
receipt-list = Οι πρόσφατοι σύνδεσμοί μου
receipt-listText = Τι θυμάται αυτός ο περιηγητής για τους συνδέσμους που φτιάξατε χωρίς λογαριασμό.
receipt-listNone = Αυτός ο περιηγητής δεν θυμάται συνδέσμους. Η επιλογή για να τους θυμάται βρίσκεται σε κάθε απόδειξη.
receipt-listScripts = Αυτή η λίστα χρειάζεται JavaScript: την κρατά ο περιηγητής, όχι ο διακομιστής.
receipt-forget = Να ξεχαστούν όλα
receipt-notOpened = Δεν έχει ανοιχτεί ακόμη
receipt-neverOpened = Δεν ανοίχτηκε ποτέ
receipt-notOpenedText = Κανείς δεν έχει ανοίξει τον σύνδεσμο μέχρι τώρα.
receipt-opened =
    { $n ->
        [one] Ανοίχτηκε μία φορά
       *[other] Ανοίχτηκε { $n } φορές
    }
receipt-times = Πότε ανοίχτηκε
receipt-timesSome = Πότε ανοίχτηκε πιο πρόσφατα
receipt-over = Κανείς δεν μπορεί πια να ανοίξει τον σύνδεσμο.
receipt-overViews = Ανοίχτηκε όσες φορές επιτρέψατε, την τελευταία φορά: { $date }. Το περιεχόμενό του διαγράφηκε οριστικά.
receipt-overTime = Ο χρόνος του τελείωσε: { $date }. Το περιεχόμενό του διαγράφηκε οριστικά.
receipt-overHand = Διαγράφηκε: { $date }. Το περιεχόμενό του διαγράφηκε οριστικά.
receipt-left =
    { $n ->
        [one] Ο σύνδεσμος μπορεί να ανοιχτεί μία φορά ακόμη, έως { $date }.
       *[other] Ο σύνδεσμος μπορεί να ανοιχτεί { $n } φορές ακόμη, έως { $date }.
    }
receipt-alarmed = Ένας παραλήπτης λέει ότι κάποιος άλλος άνοιξε τον σύνδεσμο πριν από αυτόν. Μιλήστε με τον παραλήπτη σας.
receipt-frozen = Ο σύνδεσμος είναι σε παύση: κανείς δεν μπορεί να τον ανοίξει.
receipt-again = Νέος έλεγχος
receipt-unknown = Δεν υπάρχουν στοιχεία εδώ
receipt-unknownText = Αυτή η απόδειξη δεν ανήκει σε κανέναν σύνδεσμο αυτού του διακομιστή. Ελέγξτε ότι η διεύθυνση είναι πλήρης.
receipt-unknownHint = Λίγο καιρό μετά τη λήξη ενός συνδέσμου, ο διακομιστής διαγράφει όλα όσα ήξερε γι’ αυτόν.

## receiptListLive

receiptListLive-made = Δημιουργήθηκε: { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Ανοίχτηκε μία φορά
       *[other] Ανοίχτηκε { $n } φορές
    }
receiptListLive-stateNone = Δεν έχει ανοιχτεί ακόμη
receiptListLive-stateOver = Έληξε
receiptListLive-stateAlarmed = Συναγερμός
receiptListLive-stateFrozen = Σε παύση
receiptListLive-stateUnknown = Δεν υπάρχουν πια στοιχεία γι’ αυτόν
receiptListLive-stateFailed = Ο διακομιστής δεν απάντησε
receiptListLive-forgotten = Ξεχάστηκαν. Από εδώ και πέρα αυτός ο περιηγητής δεν θυμάται συνδέσμους.

## about

about-title = Πώς λειτουργεί και ποιος είναι υπεύθυνος
about-lead = Μοιράζεστε ένα μυστικό ως σύνδεσμο. Ο σύνδεσμος παύει να λειτουργεί από μόνος του, και τότε το μυστικό διαγράφεται οριστικά.
about-operatorTitle = Ποιος είναι υπεύθυνος για αυτόν τον διακομιστή
about-runBy = Υπεύθυνος λειτουργίας αυτού του διακομιστή: { $name }.
about-unnamed = Ο υπεύθυνος λειτουργίας αυτού του διακομιστή δεν έχει δηλώσει όνομα εδώ. Ρωτήστε όποιον σας έστειλε εδώ.
about-contact = Επικοινωνία:
about-program = Πρόγραμμα: Secret Push, έκδοση { $version }.
about-words = Προτείνει λέξεις από την EFF Long Wordlist του Electronic Frontier Foundation (https://www.eff.org/dice), χωρίς τέσσερις από αυτές, με την άδεια CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Πώς προστατεύεται ένα μυστικό
about-sealed = Ο διακομιστής κρυπτογραφεί κάθε μυστικό με AES-256-GCM πριν το αποθηκεύσει. Το κλειδί παράγεται από ένα δικό του τυχαίο κλειδί, τον σύνδεσμο και, αν υπάρχει, τη φράση πρόσβασης.
about-masterKey = Το τυχαίο κλειδί αποθηκεύεται κρυπτογραφημένο με το κύριο κλειδί του διακομιστή, το οποίο φυλάσσεται έξω από τη βάση δεδομένων.
about-passphrase = Ο διακομιστής δεν αποθηκεύει καμία φράση πρόσβασης ούτε κάτι με το οποίο να τη συγκρίνει. Το Argon2id καθυστερεί όποιον προσπαθεί να τη μαντέψει, και μετά από πέντε λανθασμένες προσπάθειες σε ένα λεπτό μια διεύθυνση πρέπει να περιμένει.
about-files = Κρυπτογραφούνται επίσης τα ονόματα και τα περιεχόμενα των αρχείων.
about-transport = Αυτή η κρυπτογράφηση γίνεται στον διακομιστή. Μια διεύθυνση https:// προστατεύει τη διαδρομή ως εκεί.
about-endToEnd = Ο αποστολέας μπορεί επίσης να σφραγίσει ένα μυστικό στον περιηγητή ή με τη γραμμή εντολών, στην ανοιχτή μορφή age. Το κλειδί βρίσκεται στον σύνδεσμο μετά το #, ένα τμήμα που οι περιηγητές δεν στέλνουν ποτέ: αυτός ο διακομιστής φυλάει και παραδίδει κάτι που δεν μπορεί να διαβάσει.
about-endTitle = Τι συμβαίνει όταν λήγει ένας σύνδεσμος
about-end = Ένας σύνδεσμος λήγει μετά τον χρόνο που επιλέχθηκε, μετά την τελευταία επιτρεπόμενη προβολή ή όταν κάποιος τον διαγράψει. Εκείνη τη στιγμή διαγράφονται οριστικά το κλειδί του, το μυστικό και το μήνυμα του αποστολέα.
about-endFiles = Διαγράφονται και τα αρχεία. Οι σύνδεσμοι λήψης της τελευταίας προβολής λειτουργούν ακόμη: το πολύ { $time }, και ποτέ πέρα από τον χρόνο που επιλέχθηκε.
about-rowAnonymous = Το αρχείο καταγραφής ενός μυστικού που κοινοποιήθηκε χωρίς λογαριασμό διαγράφεται { $time } μετά τη λήξη του.
about-rowAnonymousKept = Το αρχείο καταγραφής ενός μυστικού που κοινοποιήθηκε χωρίς λογαριασμό διατηρείται μέχρι να το διαγράψει ο υπεύθυνος λειτουργίας.
about-rowOwned = Το αρχείο καταγραφής του μυστικού ενός συνδεδεμένου αποστολέα διαγράφεται { $time } μετά τη λήξη του, μαζί με το όνομα και τη σημείωση που του έδωσε ο αποστολέας.
about-rowOwnedKept = Το αρχείο καταγραφής του μυστικού ενός συνδεδεμένου αποστολέα διατηρείται, μαζί με το όνομα και τη σημείωση που του έδωσε ο αποστολέας, μέχρι να το διαγράψει ο υπεύθυνος λειτουργίας.
about-backups = Ένα αντίγραφο ασφαλείας περιέχει ό,τι ήταν αποθηκευμένο όταν δημιουργήθηκε, μέχρι να το διαγράψει ο υπεύθυνος λειτουργίας.
about-loggedTitle = Τι καταγράφεται
about-logged = Για κάθε μυστικό: πότε δημιουργήθηκε, ανοίχτηκε, διαγράφηκε ή δοκιμάστηκε με λάθος φράση πρόσβασης, με τη διεύθυνση δικτύου, τον περιηγητή και τη σελίδα από την οποία ήρθε ο επισκέπτης. Οι συνδεδεμένοι αποστολείς βλέπουν αυτό το αρχείο καταγραφής για τα δικά τους μυστικά.
about-request = Για κάθε αίτημα προς τον διακομιστή: ώρα, είδος σελίδας, αποτέλεσμα, διάρκεια και διεύθυνση δικτύου. Ποτέ ο σύνδεσμος, το μυστικό ή η φράση πρόσβασης. Ο υπεύθυνος λειτουργίας αποφασίζει πόσο διατηρούνται αυτές οι γραμμές.
about-cookies = Τα cookies: ένα για τη συνεδρία σας αφού συνδεθείτε, από ένα για τη γλώσσα και τα χρώματα που επιλέγετε, και ένα σε περιηγητή που περιμένει έναν αποστολέα ή έχει αναφέρει έναν σύνδεσμο. Δεν υπάρχει παρακολούθηση, και οι σελίδες δεν φορτώνουν τίποτε από άλλους διακομιστές.
about-operatorReadsTitle = Τι μπορεί και τι δεν μπορεί να διαβάσει ο υπεύθυνος λειτουργίας
about-seesMeta = Ο υπεύθυνος λειτουργίας βλέπει ότι υπάρχει ένα μυστικό: το είδος, το μέγεθος, τους χρόνους, τις προβολές και το αρχείο καταγραφής του, καθώς και τη διεύθυνση email ενός συνδεδεμένου αποστολέα.
about-adminPage = Οι διαχειριστές μπορούν να διαγράψουν οποιοδήποτε μυστικό. Δεν βλέπουν ούτε το περιεχόμενό του ούτε το όνομα, τη σημείωση ή τον σύνδεσμό του. Μπορούν όμως να επαναφέρουν τον κωδικό πρόσβασης ενός χρήστη και έπειτα να συνδεθούν στη θέση του.
about-readsOwned = Όποιος έχει και τα αποθηκευμένα δεδομένα και το κύριο κλειδί μπορεί να διαβάσει ένα μυστικό συνδεδεμένου αποστολέα, αν το μυστικό δεν έχει λήξει και δεν έχει φράση πρόσβασης, καθώς και τα ονόματα, τις σημειώσεις και τα μηνύματα αυτού του αποστολέα.
about-readsAnonymous = Για ένα μυστικό που κοινοποιήθηκε χωρίς λογαριασμό χρειάζεται επίσης τον σύνδεσμο, τον οποίο ο διακομιστής δεν κρατά.
about-readsGuarded = Για ένα μυστικό με φράση πρόσβασης χρειάζεται και τη φράση πρόσβασης. Μια σύντομη μπορεί κανείς να τη μαντέψει, μια μεγάλη όχι.
about-running = Όποιος ελέγχει τον διακομιστή εν λειτουργία μπορεί να δει ένα μυστικό και τη φράση πρόσβασής του όταν δημιουργείται και όταν ανοίγεται.
about-readsSealed = Ο υπεύθυνος λειτουργίας δεν μπορεί να διαβάσει ένα σφραγισμένο μυστικό, ούτε με όλα τα δεδομένα και το κύριο κλειδί. Ένας παραποιημένος διακομιστής θα μπορούσε όμως να παραδώσει μια σελίδα που προδίδει το μυστικό: για να το αποκλείσετε, ανοίξτε τον σύνδεσμο με τη γραμμή εντολών.
about-readsExpired = Κανείς δεν μπορεί να διαβάσει ένα μυστικό που έληξε, ούτε ο υπεύθυνος λειτουργίας, εκτός αν το περιέχει ακόμη ένα προγενέστερο αντίγραφο ασφαλείας.
about-youTitle = Τι μπορείτε να κάνετε
about-you = Επιλέξτε λίγες προβολές και μικρό χρόνο. Προσθέστε μια φράση πρόσβασης και στείλτε την με άλλον τρόπο από τον σύνδεσμο. Ανοίξτε ένα μυστικό μόνο όταν μπορείτε να το αποθηκεύσετε με ασφάλεια.

## accessibility

accessibility-title = Προσβασιμότητα
accessibility-lead = Όλοι πρέπει να μπορούν να μοιραστούν και να ανοίξουν ένα μυστικό, όπως κι αν βλέπουν, ακούν, κινούνται και διαβάζουν.
accessibility-contactTitle = Αν κάτι σας εμποδίζει
accessibility-contact = Πείτε στον υπεύθυνο λειτουργίας αυτού του διακομιστή τι δεν λειτουργεί για εσάς ή ζητήστε έναν άλλον τρόπο:
accessibility-nobody = Ο υπεύθυνος λειτουργίας αυτού του διακομιστή δεν έχει δηλώσει στοιχεία επικοινωνίας εδώ. Πείτε σε όποιον σας έστειλε εδώ τι δεν λειτουργεί για εσάς και ζητήστε έναν άλλον τρόπο.
accessibility-standardTitle = Τι πληρούν αυτές οι σελίδες
accessibility-standard = Οι σελίδες έχουν σχεδιαστεί ώστε να πληρούν το WCAG 2.2 στο επίπεδο AA, και μαζί το κεφάλαιο 9 του EN 301 549. Σύμφωνα με έλεγχο των ίδιων των δημιουργών τις πληρούν, εκτός από όσα αναφέρει η επόμενη λίστα.
accessibility-missingTitle = Τι λείπει
accessibility-missingUndo = Μια διαγραφή μπορεί να αναιρεθεί για οκτώ δευτερόλεπτα και όχι περισσότερο, επειδή ένα μυστικό δεν πρέπει να επιζεί της διαγραφής του. Το κουμπί της αναίρεσης έχει αμέσως την εστίαση.
accessibility-missingLanguage = Όσα γράφουν οι ίδιοι οι άνθρωποι, όπως ένα μήνυμα ή το όνομα ενός αρχείου, δεν επισημαίνονται με τη γλώσσα τους.
accessibility-missingReference = Η τεκμηρίωση για προγραμματιστές παράγεται από άλλο λογισμικό και δεν ελέγχθηκε.
accessibility-missingReaders = Για τον έλεγχο δεν χρησιμοποιήθηκε πρόγραμμα ανάγνωσης οθόνης, και δεν έχουν συμμετάσχει ακόμη άτομα με αναπηρία.
accessibility-checkedTitle = Πώς έγινε ο έλεγχος
accessibility-checkedByProgram = Με το axe-core: κάθε σελίδα σε κάθε κατάσταση, σε στενή και σε πλατιά οθόνη, με φωτεινά και σκούρα χρώματα. Κάθε σελίδα χωράει επίσης σε 320 εικονοστοιχεία και με κείμενο διπλάσιου μεγέθους.
accessibility-checkedByHand = Με το χέρι: οι κύριες διαδρομές μέσα στις σελίδες, μόνο με το πληκτρολόγιο, με μεγαλύτερα διαστήματα ανάμεσα σε γράμματα και γραμμές, και στο δέντρο προσβασιμότητας του Chromium, από το οποίο διαβάζουν τα προγράμματα ανάγνωσης οθόνης.

## caution

caution-notMe = Δεν ήμουν εγώ
caution-tellText = Αν δεν ήταν κάποιος που γνωρίζετε, ενημερώστε τον αποστολέα: θα φαίνεται στο αρχείο καταγραφής του.
caution-tellFreezes = Επίσης θέτει τον σύνδεσμο σε παύση: κανείς δεν μπορεί να τον ανοίξει μέχρι να άρει την παύση ο αποστολέας.
caution-tell = Ενημέρωση του αποστολέα
caution-told = Ενημερώσατε τον αποστολέα ότι δεν ήσασταν εσείς.
caution-askSender = Αν δεν ήσασταν εσείς, ζητήστε νέο μυστικό από τον αποστολέα.
caution-toldTitle = Ο αποστολέας μπορεί τώρα να το δει
caution-toldText = Το αρχείο καταγραφής του λέει ότι κάποιος άνοιξε αυτόν τον σύνδεσμο πριν από εσάς.
caution-toldFrozen = Ο σύνδεσμος είναι σε παύση: κανείς δεν μπορεί να τον ανοίξει μέχρι να άρει την παύση ο αποστολέας.
caution-toldOpen = Ο σύνδεσμος λειτουργεί ακόμη. Ρωτήστε τον αποστολέα πριν βασιστείτε σε ό,τι υπάρχει πίσω του.
caution-toldNext = Μιλήστε με τον αποστολέα με άλλον τρόπο, για παράδειγμα τηλεφωνικά.
caution-back = Πίσω στο μυστικό
caution-frozenTitle = Αυτός ο σύνδεσμος είναι σε παύση
caution-frozenText = Κανείς δεν μπορεί να τον ανοίξει αυτή τη στιγμή. Θα λειτουργήσει πάλι όταν άρει την παύση ο αποστολέας του.
caution-frozenHint = Ρωτήστε τον αποστολέα και φορτώστε ξανά αυτή τη σελίδα. Αυτό δεν μέτρησε ως προβολή.
caution-elsewhereTitle = Όχι από αυτό το δίκτυο
caution-elsewhereText = Ο αποστολέας επέλεξε τα δίκτυα όπου ανοίγει αυτός ο σύνδεσμος. Η διεύθυνσή σας { $address } δεν ανήκει σε κανένα από αυτά.
caution-elsewhereHint = Συνδεθείτε στο σωστό δίκτυο και φορτώστε ξανά αυτή τη σελίδα. Αυτό δεν μέτρησε ως προβολή.
caution-earlyTitle = Δεν ανοίγει ακόμη
caution-earlyText = Αυτός ο σύνδεσμος ανοίγει: { $date } ({ $relative }).
caution-earlyHint = Φορτώστε τότε ξανά αυτή τη σελίδα. Αυτό δεν μέτρησε ως προβολή.
caution-notBefore = Δεν ανοίγει πριν από (προαιρετικό)
caution-notBeforeHint = Στη ζώνη ώρας αυτής της συσκευής. Νωρίτερα μπορείτε να τον ανοίξετε μόνο εσείς.
caution-afterFirstView = Λήγει μετά την πρώτη προβολή (προαιρετικό)
caution-networks = Μόνο μέσα σε αυτά τα δίκτυα (ρωτήστε το τμήμα πληροφορικής)
caution-networksHint = Διευθύνσεις και εύρη όπως 192.0.2.0/24, χωρισμένα με κόμματα.
caution-addressees = Μόνο για αυτά τα άτομα (προαιρετικό)
caution-addresseesHint = Διευθύνσεις email ή ομάδες όπως group:staff, χωρισμένες με κόμματα. Πριν ανοίξει ο σύνδεσμος, χρησιμοποιούν την εταιρική σύνδεση ή έναν κωδικό που τους στέλνεται με email.
caution-addresseesByCompany = Διευθύνσεις email ή ομάδες όπως group:staff, χωρισμένες με κόμματα. Πριν ανοίξει ο σύνδεσμος, χρησιμοποιούν την εταιρική σύνδεση.
caution-addresseesByCode = Διευθύνσεις email, χωρισμένες με κόμματα. Κανείς δεν χρειάζεται λογαριασμό: πριν ανοίξει ο σύνδεσμος, πληκτρολογούν έναν κωδικό που τους στέλνεται με email.
caution-addresseesRequired = Μόνο για αυτά τα άτομα (υποχρεωτικό)
caution-addresseesNext = Μόνο για { $people }. Στείλτε τους τον σύνδεσμο. Ανοίγει για αυτά τα άτομα μετά την εταιρική σύνδεση.
caution-addresseesNextByCode = Μόνο για { $people }. Στείλτε τους τον σύνδεσμο. Στη σελίδα του ζητούν έναν κωδικό με email στη διεύθυνσή τους.
caution-addresseesNextByEither = Μόνο για { $people }. Στείλτε τους τον σύνδεσμο. Στη σελίδα του χρησιμοποιούν την εταιρική σύνδεση ή ζητούν έναν κωδικό με email στη διεύθυνσή τους.
caution-openings = Προειδοποίηση του παραλήπτη αν κάποιος άνοιξε ήδη τον σύνδεσμο
caution-freeze = Παύση του συνδέσμου
caution-thaw = Άρση της παύσης

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Αυτός ο σύνδεσμος έχει ήδη ανοιχτεί μία φορά: { $date } ({ $relative }).
       *[other] Αυτός ο σύνδεσμος έχει ήδη ανοιχτεί { $n } φορές, τελευταία: { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = Το «{ $entry }» δεν είναι διεύθυνση email.
addresseesLive-notIn = Δεν επιτρέπονται διευθύνσεις του τομέα { $domain }.
addresseesLive-wanted = Εισαγάγετε για ποιον είναι ο σύνδεσμος: αυτός ο διακομιστής το ζητά.

## cautionCreateLive

cautionCreateLive-badMoment = Επιλέξτε μια στιγμή πριν λήξει ο σύνδεσμος.
cautionCreateLive-termNotBefore = ανοίγει { $date }
cautionCreateLive-notSooner = Όχι νωρίτερα
cautionCreateLive-termFirstView = λήγει { $duration } μετά την πρώτη προβολή
cautionCreateLive-badNetwork = Το «{ $network }» δεν είναι δίκτυο. Εισαγάγετε διευθύνσεις και εύρη όπως 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] μόνο από { $n } δίκτυο
       *[other] μόνο από { $n } δίκτυα
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] μόνο για { $n } παραλήπτη
       *[other] μόνο για { $n } παραλήπτες
    }
cautionCreateLive-termLock = μόνο η πρώτη συσκευή
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } προβολή για κάθε παραλήπτη
       *[other] { $n } προβολές για κάθε παραλήπτη
    }

## cautionOwnLive

cautionOwnLive-frozen = Σε παύση
cautionOwnLive-alarmed = Αναφέρθηκε
cautionOwnLive-frozenNow = Αυτός ο σύνδεσμος είναι σε παύση: κανείς εκτός από εσάς δεν μπορεί να τον ανοίξει. Η λήξη του δεν αλλάζει: { $date }.
cautionOwnLive-alarm = Ένας παραλήπτης λέει ότι κάποιος άλλος τον άνοιξε πριν από αυτόν. Η αναφορά έγινε: { $date } ({ $relative }), από { $address } ({ $browser }).
cautionOwnLive-alarmNext = Συγκρίνετε τις παρακάτω εγγραφές με τα άτομα στα οποία δώσατε τον σύνδεσμο. Αν έχετε αμφιβολία, διαγράψτε τον και αλλάξτε το μυστικό.
cautionOwnLive-settle = Όλα είναι εντάξει
cautionOwnLive-thawQuestion = Να αρθεί η παύση για το «{ $name }»; Όποιος έχει τον σύνδεσμο θα μπορεί να τον ανοίξει ξανά.
cautionOwnLive-nowFrozen = Σε παύση. Κανείς εκτός από εσάς δεν μπορεί να τον ανοίξει.
cautionOwnLive-nowThawed = Ο σύνδεσμος λειτουργεί ξανά.
cautionOwnLive-nowSettled = Τακτοποιήθηκε.
cautionOwnLive-networks = Δίκτυα
cautionOwnLive-recipients = Παραλήπτες
cautionOwnLive-recipientsOnly = Μόνο για { $recipients }
cautionOwnLive-networksOnly = Μόνο από { $networks }
cautionOwnLive-lock = Συσκευές
cautionOwnLive-lockYes = Μόνο η πρώτη συσκευή μπορεί να τον ανοίξει ξανά
cautionOwnLive-shares = Προβολές ανά παραλήπτη
cautionOwnLive-sharesEach =
    { $n ->
        [one] Κάθε παραλήπτης μπορεί να τον ανοίξει μία φορά
       *[other] Κάθε παραλήπτης μπορεί να τον ανοίξει { $n } φορές
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } προσπάθεια από δίκτυο που δεν επιτρέψατε.
       *[other] { $n } προσπάθειες από δίκτυα που δεν επιτρέψατε.
    }

## hold

hold-title = Αναμονή για τον αποστολέα
hold-tell = Ο αποστολέας πρέπει να σας εγκρίνει το άνοιγμα. Πείτε του αυτές τις τρεις λέξεις, για παράδειγμα τηλεφωνικά:
hold-plain = Αυτή η σελίδα ελέγχει ξανά κάθε λίγα δευτερόλεπτα.
hold-look = Έλεγχος τώρα
hold-released = Ο αποστολέας σάς ενέκρινε το άνοιγμα. Μπορείτε να το ανοίξετε μία φορά.
hold-counts = Ο αποστολέας πρέπει να σας εγκρίνει το άνοιγμα.
hold-refusedTitle = Ο αποστολέας αρνήθηκε
hold-refusedText = Ο αποστολέας δεν σας ενέκρινε το άνοιγμα και έθεσε τον σύνδεσμο σε παύση.
hold-refusedHint = Αν περιμένατε εσείς, τηλεφωνήστε στον αποστολέα. Δεν ανοίχτηκε τίποτε.
hold-choice = Να με ρωτά πριν ανοίξει
hold-choiceHint = Ο παραλήπτης σάς διαβάζει τρεις λέξεις τηλεφωνικά, και εσείς εγκρίνετε το άνοιγμα.
hold-who = Ποιος σας περιμένει
hold-compare = Εγκρίνετε το άνοιγμα μόνο σε όποιον σας πει ακριβώς αυτές τις λέξεις, για παράδειγμα τηλεφωνικά.
hold-nobody = Δεν περιμένει κανείς ακόμη. Όποιος ανοίξει τον σύνδεσμο περιμένει εδώ και σας διαβάζει τρεις λέξεις.

## holdGateLive

holdGateLive-title = Αναμονή για τον αποστολέα
holdGateLive-until = Αυτή η σελίδα περιμένει έως { $date } ({ $relative }). Μπορείτε να την αφήσετε ανοιχτή.
holdGateLive-waiting = Αναμονή. Οι λέξεις σας: { $words }.
holdGateLive-released = Ο αποστολέας ενέκρινε το άνοιγμα.
holdGateLive-crowded =
    { $n ->
        [one] Πάρα πολλά άτομα περιμένουν γι’ αυτό. Δοκιμάστε ξανά σε { $n } δευτερόλεπτο.
       *[other] Πάρα πολλά άτομα περιμένουν γι’ αυτό. Δοκιμάστε ξανά σε { $n } δευτερόλεπτα.
    }

## holdCreateLive

holdCreateLive-termHold = σας ρωτά πριν ανοίξει

## holdOwnLive

holdOwnLive-release = Έγκριση
holdOwnLive-refuse = Άρνηση και παύση
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Εγκρίθηκε, δεν έχει ανοιχτεί ακόμη
holdOwnLive-asks =
    { $n ->
        [one] { $n } άτομο περιμένει
       *[other] { $n } άτομα περιμένουν
    }
holdOwnLive-arrived = Κάποιος περιμένει: { $words }.
holdOwnLive-nowReleased = Εγκρίθηκε: αυτό το άτομο μπορεί να το ανοίξει μία φορά.
holdOwnLive-nowRefused = Αρνηθήκατε το άνοιγμα. Ο σύνδεσμος είναι σε παύση.
holdOwnLive-tooLate = Αυτή η αναμονή είχε ήδη τελειώσει.
holdOwnLive-hold = Έγκριση
holdOwnLive-holdYes = Σας ρωτά πριν ανοίξει

## links

links-choice = Ξεχωριστός σύνδεσμος για τον καθένα

## linksLive

linksLive-noGroups = Μια ομάδα δεν μπορεί να έχει δικό της σύνδεσμο: αφαιρέστε το «{ $group }» ή γράψτε τα μέλη της.
linksLive-making = Σύνδεσμος { $at } από { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Ο διακομιστής ζητά αναμονή: { $address } ακολουθεί σε { $n } δευτερόλεπτο.
       *[other] Ο διακομιστής ζητά αναμονή: { $address } ακολουθεί σε { $n } δευτερόλεπτα.
    }
linksLive-notTried = Ακυρώθηκε. Δεν αποθηκεύτηκε τίποτε.
linksLive-ready =
    { $n ->
        [one] { $n } σύνδεσμος είναι έτοιμος
       *[other] { $n } σύνδεσμοι είναι έτοιμοι
    }
linksLive-opens =
    { $n ->
        [one] Ο καθένας ανοίγει μία φορά, έως { $date } ({ $relative }), και μόνο για τον παραλήπτη του.
       *[other] Ο καθένας ανοίγει { $n } φορές, έως { $date } ({ $relative }), και μόνο για τον παραλήπτη του.
    }
linksLive-links = Σύνδεσμοι
linksLive-copyOne = Αντιγραφή
linksLive-copyAll = Αντιγραφή όλων ως κειμένου
linksLive-pageOf = Σελίδα αυτού του συνδέσμου
linksLive-keptByPasskey = Η αντιγραφή ζητά το κλειδί πρόσβασής σας.
linksLive-gone = Αυτή η σελίδα δεν δείχνει πια αυτόν τον σύνδεσμο.
linksLive-linksKept = Αυτός ο περιηγητής κρατά τους συνδέσμους. Κανένας άλλος περιηγητής δεν μπορεί να τους εμφανίσει.
linksLive-onlyHere = Αντιγράψτε τους συνδέσμους τώρα. Δεν μπορούν να εμφανιστούν ξανά.
linksLive-unmade = Κάποιοι σύνδεσμοι δεν έχουν δημιουργηθεί ακόμη, και αυτό που μοιράζεστε υπάρχει μόνο σε αυτή τη σελίδα. Θέλετε να φύγετε παρ’ όλα αυτά;
linksLive-unsaved = Δεν έχετε αντιγράψει ακόμη όλους τους συνδέσμους, και μόνο αυτή η σελίδα τους δείχνει. Θέλετε να φύγετε παρ’ όλα αυτά;
linksLive-unmadeCount =
    { $n ->
        [one] { $n } σύνδεσμος δεν δημιουργήθηκε:
       *[other] { $n } σύνδεσμοι δεν δημιουργήθηκαν:
    }
linksLive-again = Νέα προσπάθεια για αυτούς

## lock

lock-choice = Μόνο η πρώτη συσκευή μπορεί να τον ανοίξει ξανά
lock-choiceHint = Όποιος ανοίξει πρώτος τον σύνδεσμο τον κρατά. Σε κάθε άλλη συσκευή ή περιηγητή εμφανίζεται ότι ανοίχτηκε αλλού.
lock-viewsEach = Προβολές για κάθε παραλήπτη (προαιρετικό)
lock-viewsEachHint = Κάθε διεύθυνση έχει τότε δικές της προβολές, και κανείς δεν μπορεί να εξαντλήσει αυτές των άλλων.
lock-first = Μόνο ο περιηγητής που θα το ανοίξει πρώτος μπορεί να το ανοίξει ξανά, γι’ αυτό ανοίξτε το εκεί όπου το χρειάζεστε. Ο περιηγητής σας κρατά ένα cookie γι’ αυτόν τον σκοπό.
lock-own = Αυτός ο περιηγητής το άνοιξε πρώτος. Μόνο αυτός μπορεί να το ανοίξει ξανά.
lock-elsewhereTitle = Ανοίχτηκε σε άλλη συσκευή
lock-elsewhereText = Αυτός ο σύνδεσμος ανοίγει μόνο στον περιηγητή που τον άνοιξε πρώτος, και δεν ήταν αυτός εδώ.
lock-elsewhereHint = Αν ήσασταν εσείς, επιστρέψτε σε εκείνη τη συσκευή και τον περιηγητή. Αν όχι, το έχει διαβάσει κάποιος άλλος: ενημερώστε τον αποστολέα.
lock-needsCookie = Αυτός ο σύνδεσμος χρειάζεται ένα cookie, και ο περιηγητής σας δεν έστειλε κανένα. Επιτρέψτε τα cookies για αυτή τη σελίδα και δοκιμάστε ξανά.
lock-usedTitle = Το έχετε ήδη ανοίξει
lock-usedText =
    { $n ->
        [one] Ο αποστολέας επιτρέπει σε κάθε παραλήπτη να ανοίξει αυτόν τον σύνδεσμο μία φορά, και το έχετε κάνει.
       *[other] Ο αποστολέας επιτρέπει σε κάθε παραλήπτη να ανοίξει αυτόν τον σύνδεσμο { $n } φορές, και το έχετε κάνει.
    }
lock-usedHint = Αν το χρειάζεστε ξανά, ζητήστε νέο σύνδεσμο από τον αποστολέα.

## sharesLive

sharesLive-lastView = Αυτή ήταν η τελευταία σας προβολή. Κρατήστε τώρα ό,τι χρειάζεστε.
sharesLive-lastViewFiles = Αυτή ήταν η τελευταία σας προβολή. Κατεβάστε τώρα ό,τι χρειάζεστε: οι σύνδεσμοι λειτουργούν μόνο για λίγο.

## preview

preview-title = Ο σύνδεσμος
preview-text = Όποιος έχει αυτόν τον σύνδεσμο μπορεί να ανοίξει το μυστικό. Η εμφάνιση αυτής της σελίδας δεν μετρά ως προβολή.
preview-sealedText = Όποιος έχει τον πλήρη σύνδεσμο μπορεί να ανοίξει το μυστικό. Η εμφάνιση αυτής της σελίδας δεν μετρά ως προβολή.
preview-shownOnce = Έχει πρόσθετη προστασία: ο πλήρης σύνδεσμός του εμφανίστηκε μία φορά, όταν δημιουργήθηκε, και δεν μπορεί να εμφανιστεί ξανά.
preview-qrOf = Κωδικός QR του συνδέσμου
preview-terms = Όροι

## returned

returned-one = Το email προς { $recipient } επιστράφηκε: { $reason } (κατάσταση { $status }, { $when }).
returned-hint = Ελέγξτε τη διεύθυνση ή δώστε τον σύνδεσμο με άλλον τρόπο.
returned-no_mailbox = δεν υπάρχει τέτοιο γραμματοκιβώτιο
returned-no_domain = ο τομέας δεν υπάρχει ή δεν δέχεται email
returned-closed = το γραμματοκιβώτιο δεν δέχεται email
returned-full = το γραμματοκιβώτιο είναι γεμάτο
returned-too_large = το email είναι πολύ μεγάλο για το γραμματοκιβώτιο
returned-unreachable = δεν ήταν δυνατή η επικοινωνία με τον διακομιστή email της διεύθυνσης
returned-policy = ο διακομιστής email της διεύθυνσης δεν δέχεται τέτοια email από αυτόν τον διακομιστή
returned-refused = ο διακομιστής email της διεύθυνσης το αρνήθηκε

## share

share-link = Σύνδεσμος
share-copy = Αντιγραφή συνδέσμου
share-share = Κοινή χρήση
share-mail = Αποστολή email
share-message = Αντιγραφή ως μήνυμα
share-qr = Κωδικός QR
share-print = Εκτύπωση επιστολής
share-page = Άνοιγμα της σελίδας αυτού του συνδέσμου
share-png = Αποθήκευση ως PNG
share-svg = Αποθήκευση ως SVG

## shareLive

shareLive-copied = Αντιγράφηκε
shareLive-copyFailed = Η αντιγραφή απέτυχε. Επιλέξτε το κείμενο και αντιγράψτε το.
shareLive-codeFailed = Δεν ήταν δυνατή η αποθήκευση του κωδικού. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
shareLive-message =
    { $n ->
        [one] Μοιράζομαι μαζί σας κάτι εμπιστευτικό. Ο σύνδεσμος ανοίγει μία φορά, έως { $date }:
       *[other] Μοιράζομαι μαζί σας κάτι εμπιστευτικό. Ο σύνδεσμος ανοίγει { $n } φορές, έως { $date }:
    }
shareLive-mailSubject = Ένα μυστικό για εσάς
shareLive-letterTerms =
    { $n ->
        [one] Ο σύνδεσμος ανοίγει μία φορά, έως { $date }. Έπειτα το περιεχόμενό του διαγράφεται οριστικά.
       *[other] Ο σύνδεσμος ανοίγει { $n } φορές, έως { $date }. Έπειτα το περιεχόμενό του διαγράφεται οριστικά.
    }

## letter

letter-to = Προς
letter-from = Από
letter-title = Κάτι εμπιστευτικό για εσάς
letter-intro = Ανοίγει σε οποιοδήποτε τηλέφωνο ή υπολογιστή. Δεν χρειάζεστε λογαριασμό.
letter-scan = Σαρώστε τον κωδικό με την κάμερα του τηλεφώνου σας. Ή πληκτρολογήστε τη διεύθυνση σε έναν περιηγητή ακριβώς όπως τυπώθηκε εδώ: τα κεφαλαία διαφέρουν από τα πεζά.
letter-press = Πατήστε το κουμπί στη σελίδα που ανοίγει.
letter-passphrase = Εισαγάγετε τη φράση πρόσβασης και πατήστε το κουμπί. Τη φράση πρόσβασης σάς τη δίνει ο αποστολέας με άλλον τρόπο. Για την ασφάλειά σας δεν αναγράφεται σε αυτό το φύλλο: μην τη σημειώσετε εδώ.
letter-keep = Κρατήστε ό,τι χρειάζεστε και έπειτα καταστρέψτε αυτό το φύλλο.
letter-code = Κωδικός QR της διεύθυνσης

## push

push-noScript = Το ποιος τον άνοιξε εμφανίζεται μόνο με JavaScript.
push-opened = Ποιος τον άνοιξε
push-log = Όλο το αρχείο καταγραφής
push-when = Πότε
push-what = Τι
push-address = Διεύθυνση
push-browser = Περιηγητής
push-older = Παλαιότερες
push-newer = Νεότερες
push-end = Διαγραφή τώρα
push-another = Μοιραστείτε κάτι νέο
push-cancel = Ακύρωση

## pushChange

pushChange-title = Αλλαγή αυτού του συνδέσμου
pushChange-back = Πίσω στον σύνδεσμο
pushChange-expires = Λήγει
pushChange-views = Πόσες φορές μπορεί να ανοιχτεί συνολικά
pushChange-save = Αποθήκευση αλλαγών
pushChange-extend = Παράταση κατά { $duration }
pushChange-change = Αλλαγή…
pushChange-changed = Άλλαξε.

## pushChangeLive

pushChangeLive-between = Από { $from } έως { $to }.
pushChangeLive-viewsBetween = Από { $min } έως { $max }. Ανοίχτηκε μέχρι τώρα: { $used }.
pushChangeLive-badExpiry = Επιλέξτε χρόνο από { $from } έως { $to }.

## agentLive

agentLive-agentOn = { $browser } σε { $system }
agentLive-agentUnknown = άγνωστο

## pushLive

pushLive-byCode = επιβεβαιώθηκε με κωδικό: { $address }
pushLive-codesWait = Μηνύματα email σε αναμονή με κωδικούς για παραλήπτες: { $count }. Το πρώτο θα έρθει έως { $time }.
pushLive-codesFailed = Δεν στάλθηκε κωδικός με email: { $addresses }.
pushLive-text = Κείμενο
pushLive-file = Αρχεία
pushLive-url = Σύνδεσμος
pushLive-qr = Κωδικός QR
pushLive-active = Ενεργός
pushLive-expired = Έληξε
pushLive-when = { $date } ({ $relative })
pushLive-views = Προβολές
pushLive-viewsLeft = Απομένουν { $left } από { $total }
pushLive-viewsUsed = Χρησιμοποιήθηκαν { $used } από { $total }
pushLive-expires = Λήγει
pushLive-notBefore = Ανοίγει
pushLive-firstView = Μετά την πρώτη προβολή
pushLive-firstViewEnds = Λήγει { $duration } αργότερα
pushLive-passphrase = Φράση πρόσβασης
pushLive-passphraseSet = Έχει οριστεί: ο σύνδεσμος ανοίγει μόνο με αυτή.
pushLive-passphraseNone = Καμία
pushLive-covered = Καλυμμένο
pushLive-coveredYes = Ναι, μέχρι να το αγγίξει ο παραλήπτης
pushLive-coveredNo = Όχι
pushLive-deletable = Οι παραλήπτες μπορούν να το διαγράψουν
pushLive-deletableYes = Ναι
pushLive-deletableNo = Όχι, μόνο εσείς
pushLive-deletableNoOther = Όχι, μόνο ο αποστολέας
pushLive-files = Αρχεία
pushLive-fileGuarded = το όνομα φυλάσσεται από τη φράση πρόσβασης
pushLive-filesSealed =
    { $n ->
        [one] { $n } αρχείο, { $size }, με σφραγισμένο όνομα
       *[other] { $n } αρχεία, { $size }, με σφραγισμένα ονόματα
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } αρχείο, διαγράφηκε οριστικά
       *[other] { $n } αρχεία, διαγράφηκαν οριστικά
    }
pushLive-created = Δημιουργήθηκε
pushLive-name = Όνομα
pushLive-note = Σημείωση
pushLive-endedByViews = Χρησιμοποιήθηκε η τελευταία του προβολή: { $when }. Το περιεχόμενό του διαγράφηκε οριστικά.
pushLive-endedByTime = Ο χρόνος του τελείωσε: { $when }. Το περιεχόμενό του διαγράφηκε οριστικά.
pushLive-endedByHand = Διαγράφηκε: { $when }, από { $address } ({ $browser }). Το περιεχόμενό του διαγράφηκε οριστικά.
pushLive-notOpened = Κανείς δεν τον έχει ανοίξει ακόμη. Στείλτε τον σύνδεσμο στον παραλήπτη του.
pushLive-neverOpened = Κανείς δεν τον άνοιξε.
pushLive-openedTimes =
    { $n ->
        [one] Ανοίχτηκε μία φορά: { $date }.
       *[other] Ανοίχτηκε { $n } φορές, πρώτη: { $date }.
    }
pushLive-openedNewest =
    { $n ->
        [one] Εδώ εμφανίζεται η νεότερη· όλες υπάρχουν στο αρχείο καταγραφής.
       *[other] Εδώ εμφανίζονται οι { $n } νεότερες· όλες υπάρχουν στο αρχείο καταγραφής.
    }
pushLive-scanned =
    { $n ->
        [one] Ένα πρόγραμμα, όπως η προεπισκόπηση ενός συνδέσμου σε μια συνομιλία, σάρωσε τη σελίδα του μία φορά. Αυτό δεν μετρά ως προβολή.
       *[other] Προγράμματα, όπως προεπισκοπήσεις συνδέσμων σε μια συνομιλία, σάρωσαν τη σελίδα του { $n } φορές. Αυτό δεν μετρά ως προβολή.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] Δόθηκε { $n } λανθασμένη φράση πρόσβασης.
       *[other] Δόθηκαν { $n } λανθασμένες φράσεις πρόσβασης.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } προσπάθεια ενώ είχε λήξει, ήταν σε παύση ή δεν άνοιγε ακόμη.
       *[other] { $n } προσπάθειες ενώ είχε λήξει, ήταν σε παύση ή δεν άνοιγε ακόμη.
    }
pushLive-openedMeanwhile = Μόλις ανοίχτηκε.
pushLive-logCount = { $from }–{ $to } από { $total }
pushLive-ended = Διαγράφηκε. Το περιεχόμενό του διαγράφηκε οριστικά.
pushLive-offline = Ο διακομιστής δεν απάντησε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
pushLive-failed = Κάτι πήγε στραβά ({ $status }).

## presets

presets-presets = Πρότυπα
presets-keep = Φύλαξη όρων ως…
presets-title = Τα πρότυπά σας
presets-text = Όροι που φυλάξατε για νέους συνδέσμους. Βρίσκονται πάνω από τη φόρμα.

## presetsLive

presetsLive-presets = Πρότυπα
presetsLive-keepTitle = Φύλαξη αυτών των όρων
presetsLive-name = Όνομα
presetsLive-save = Αποθήκευση
presetsLive-cancel = Ακύρωση
presetsLive-badName = Επιλέξτε άλλο όνομα: μία γραμμή με το πολύ 40 χαρακτήρες. Μπορείτε να φυλάξετε 20 πρότυπα.
presetsLive-badTerms = Αυτός ο διακομιστής δεν δέχεται έναν από αυτούς τους όρους.
presetsLive-taken = Έχετε ήδη πρότυπο με αυτό το όνομα.
presetsLive-offline = Ο διακομιστής δεν απάντησε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
presetsLive-failed = Κάτι πήγε στραβά ({ $status }). Δεν άλλαξε τίποτε.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } προβολή
       *[other] { $n } προβολές
    }
ownPresetsLive-rename = Μετονομασία
ownPresetsLive-renameOf = Μετονομασία: «{ $name }»
ownPresetsLive-remove = Διαγραφή
ownPresetsLive-removeOf = Διαγραφή: «{ $name }»
ownPresetsLive-removeQuestion = Να διαγραφεί το πρότυπο «{ $name }»; Οι σύνδεσμοι που έγιναν με αυτό μένουν όπως είναι.

## signIn

signIn-title = Σύνδεση
signIn-email = Διεύθυνση email
signIn-password = Κωδικός πρόσβασης
signIn-newPassword = Νέος κωδικός πρόσβασης
signIn-passwordHint =
    { $n ->
        [one] Τουλάχιστον { $n } χαρακτήρας. Μερικές λέξεις μαζί είναι καλή επιλογή.
       *[other] Τουλάχιστον { $n } χαρακτήρες. Μερικές λέξεις μαζί είναι καλή επιλογή.
    }
signIn-submit = Σύνδεση
signIn-passkey = Σύνδεση με κλειδί πρόσβασης
signIn-signUp = Δημιουργία λογαριασμού
signIn-signUpTitle = Δημιουργήστε τον λογαριασμό σας
signIn-have = Έχω λογαριασμό
signIn-name = Διεύθυνση email ή όνομα χρήστη
signIn-companyOrLocal = Χρησιμοποιήστε τον εταιρικό κωδικό πρόσβασής σας ή, αν έχετε, έναν κωδικό πρόσβασης αυτού του διακομιστή.
signIn-companyOrAdmins = Χρησιμοποιήστε τον εταιρικό κωδικό πρόσβασής σας. Οι διαχειριστές μπορούν να χρησιμοποιούν και κωδικό πρόσβασης αυτού του διακομιστή.
signIn-company = Χρησιμοποιήστε τον εταιρικό κωδικό πρόσβασής σας.
signIn-adminsOnly = Με κωδικό πρόσβασης συνδέονται μόνο οι διαχειριστές.
signIn-forgot = Ξεχάσατε τον κωδικό πρόσβασης; Ένας διαχειριστής μπορεί να σας στείλει έναν σύνδεσμο.
signIn-setUpTitle = Καλώς ορίσατε
signIn-setUpText = Αυτός ο διακομιστής δεν έχει ακόμη λογαριασμούς. Δημιουργήστε τον πρώτο: θα είναι ο διαχειριστής.
signIn-setUpCode = Κωδικός ρύθμισης
signIn-setUpCodeHint = Ο διακομιστής τον εμφάνισε κατά την εκκίνησή του. Δείτε στο τερματικό ή στο αρχείο καταγραφής του.
signIn-setUpSubmit = Δημιουργία διαχειριστή
signIn-resetTitle = Επιλέξτε τον κωδικό πρόσβασής σας
signIn-resetAccount = Για τον λογαριασμό { $email }
signIn-resetText = Αυτός ο σύνδεσμος λειτουργεί μία φορά. Η χρήση του τερματίζει όλες τις συνεδρίες και τα διακριτικά API του λογαριασμού σας.
signIn-resetSubmit = Αποθήκευση και σύνδεση

## sessionsLive

sessionsLive-sessions = Συνεδρίες
sessionsLive-sessionHere = αυτός ο περιηγητής
sessionsLive-sessionBegan = σύνδεση { $when }
sessionsLive-sessionUsed = τελευταία χρήση { $when }
sessionsLive-sessionEnd = Τερματισμός
sessionsLive-sessionEndQuestion = Να τερματιστεί η συνεδρία στο { $name }; Εκείνος ο περιηγητής αποσυνδέεται αμέσως.
sessionsLive-sessionEnded = Τερματίστηκε. Εκείνος ο περιηγητής αποσυνδέθηκε.
sessionsLive-noSessions = Καμία σύνδεση πουθενά.
sessionsLive-othersQuestion = Να γίνει αποσύνδεση παντού αλλού; Εδώ παραμένετε σε σύνδεση.
sessionsLive-othersEnded =
    { $n ->
        [one] Τερματίστηκε { $n } άλλη συνεδρία.
       *[other] Τερματίστηκαν { $n } άλλες συνεδρίες.
    }
sessionsLive-endOthers = Αποσύνδεση παντού αλλού

## signInAgainLive

signInAgainLive-title = Έχετε αποσυνδεθεί
signInAgainLive-text = Η συνεδρία σας τερματίστηκε. Συνδεθείτε ως { $email } για να συνεχίσετε. Ό,τι γράψατε και επιλέξατε είναι ακόμη εδώ.
signInAgainLive-somebodyElse = Σε αυτόν τον περιηγητή έχει συνδεθεί τώρα ο λογαριασμός { $other }. Συνδεθείτε ως { $email } για να συνεχίσετε. Ό,τι γράψατε και επιλέξατε είναι ακόμη εδώ.
signInAgainLive-limited = Αυτός ο διακομιστής σάς ζητά δεύτερο παράγοντα. Ρυθμίστε έναν και συνεχίστε. Ό,τι γράψατε και επιλέξατε είναι ακόμη εδώ.
signInAgainLive-declined = Έχετε αποσυνδεθεί και δεν στάλθηκε τίποτε. Δοκιμάστε ξανά για να συνδεθείτε και να συνεχίσετε.
signInAgainLive-notYet = Δεν έχετε συνδεθεί ακόμη ως { $email }.
signInAgainLive-password = Κωδικός πρόσβασης
signInAgainLive-submit = Σύνδεση και συνέχεια
signInAgainLive-passkey = Σύνδεση με κλειδί πρόσβασης
signInAgainLive-elsewhere = Ανοίγει σε άλλη καρτέλα. Έπειτα επιστρέψτε εδώ και συνεχίστε.
signInAgainLive-setUp = Ρύθμιση δεύτερου παράγοντα
signInAgainLive-goOn = Συνέχεια
signInAgainLive-cancel = Ακύρωση
signInAgainLive-noName = Εισαγάγετε τη διεύθυνση email ή το όνομα χρήστη σας.
signInAgainLive-noPassword = Εισαγάγετε έναν κωδικό πρόσβασης.
signInAgainLive-wrong = Ο κωδικός πρόσβασης είναι λάθος.
signInAgainLive-refused = Δεν επιτρέπεται να συνδεθείτε με αυτόν τον τρόπο. Χρησιμοποιήστε άλλον ή ρωτήστε έναν διαχειριστή.
signInAgainLive-noCode = Εισαγάγετε έναν κωδικό.
signInAgainLive-code = Κωδικός της εφαρμογής σας ή κωδικός ανάκτησης
signInAgainLive-recoveryCode = Κωδικός ανάκτησης
signInAgainLive-wrongCode = Αυτός ο κωδικός είναι λάθος ή έχει ήδη χρησιμοποιηθεί. Περιμένετε τον επόμενο.
signInAgainLive-begin = Πέρασε πολλή ώρα. Επιλέξτε «Ακύρωση» και δοκιμάστε ξανά.
signInAgainLive-passkeyCancelled = Δεν χρησιμοποιήθηκε κλειδί πρόσβασης. Δοκιμάστε ξανά ή συνδεθείτε με άλλον τρόπο.
signInAgainLive-passkeyRefused = Ο διακομιστής δεν δέχτηκε αυτό το κλειδί πρόσβασης. Συνδεθείτε με άλλον τρόπο.
signInAgainLive-wrongOrigin = Αυτή η σελίδα ανοίχτηκε σε διαφορετική διεύθυνση από αυτή του διακομιστή. Ανοίξτε την στη βασική διεύθυνση URL του.
signInAgainLive-tooMany =
    { $n ->
        [one] Πάρα πολλές αποτυχημένες προσπάθειες. Δοκιμάστε ξανά σε { $n } δευτερόλεπτο.
       *[other] Πάρα πολλές αποτυχημένες προσπάθειες. Δοκιμάστε ξανά σε { $n } δευτερόλεπτα.
    }
signInAgainLive-offline = Ο διακομιστής δεν απάντησε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
signInAgainLive-failed = Κάτι πήγε στραβά ({ $status }).

## accountLive

accountLive-passkeyCancelled = Δεν χρησιμοποιήθηκε κλειδί πρόσβασης. Δοκιμάστε ξανά ή χρησιμοποιήστε τον κωδικό πρόσβασής σας.
accountLive-passkeyRefused = Ο διακομιστής δεν δέχτηκε αυτό το κλειδί πρόσβασης. Συνδεθείτε με τον κωδικό πρόσβασής σας.
accountLive-wrong = Η διεύθυνση email ή ο κωδικός πρόσβασης είναι λάθος.
accountLive-wrongName = Το όνομα ή ο κωδικός πρόσβασης είναι λάθος.
accountLive-noName = Εισαγάγετε τη διεύθυνση email ή το όνομα χρήστη σας.
accountLive-noGroup = Δεν ανήκετε σε καμία από τις ομάδες που μπορούν να χρησιμοποιούν αυτόν τον διακομιστή. Ρωτήστε τον διαχειριστή του.
accountLive-noAddress = Η εταιρική σας σύνδεση δεν δίνει έγκυρη διεύθυνση email σε αυτόν τον διακομιστή. Ρωτήστε τον διαχειριστή του.
accountLive-notLinked = Υπάρχει ήδη εδώ λογαριασμός με τη διεύθυνση email σας. Ζητήστε από έναν διαχειριστή να τον συνδέσει με την εταιρική σας σύνδεση.
accountLive-notAdded = Δεν έχετε λογαριασμό εδώ. Ζητήστε από έναν διαχειριστή να προσθέσει έναν.
accountLive-notSetUp = Αυτός ο διακομιστής δεν έχει ρυθμιστεί ακόμη.
accountLive-notAdmitted = Δεν επιτρέπεται να συνδεθείτε εδώ. Ρωτήστε έναν διαχειριστή.
accountLive-directoryAway = Οι εταιρικοί κωδικοί πρόσβασης δεν μπορούν να ελεγχθούν αυτή τη στιγμή. Αν έχετε κωδικό πρόσβασης αυτού του διακομιστή, χρησιμοποιήστε εκείνον.
accountLive-limited =
    { $n ->
        [one] Πάρα πολλές αποτυχημένες προσπάθειες. Δοκιμάστε ξανά σε { $n } δευτερόλεπτο.
       *[other] Πάρα πολλές αποτυχημένες προσπάθειες. Δοκιμάστε ξανά σε { $n } δευτερόλεπτα.
    }
accountLive-offline = Ο διακομιστής δεν απάντησε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
accountLive-failed = Κάτι πήγε στραβά ({ $status }).
accountLive-wrongCode = Ο κωδικός ρύθμισης είναι λάθος.
accountLive-invitation = Έχετε λάβει πρόσκληση. Επιλέξτε κωδικό πρόσβασης για να συνδεθείτε. Αυτός ο σύνδεσμος λειτουργεί μία φορά.
accountLive-badLink = Αυτός ο σύνδεσμος δεν ισχύει πια. Ζητήστε νέο από έναν διαχειριστή.
accountLive-noLink = Ανοίξτε ξανά τον σύνδεσμο από το μήνυμά σας. Αυτή η σελίδα λειτουργεί μόνο με τον πλήρη σύνδεσμο.
accountLive-noCode = Εισαγάγετε τον κωδικό ρύθμισης.
accountLive-noPassword = Εισαγάγετε έναν κωδικό πρόσβασης.
accountLive-again = Μπορείτε να δοκιμάσετε ξανά τώρα.
accountLive-taken = Υπάρχει ήδη λογαριασμός με αυτή τη διεύθυνση email.
accountLive-alreadySetUp = Αυτός ο διακομιστής έχει ήδη ρυθμιστεί. Συνδεθείτε.
accountLive-tooShort = Ο κωδικός πρόσβασης είναι πολύ σύντομος.
accountLive-tooCommon = Αυτός ο κωδικός πρόσβασης είναι από τους πιο συνηθισμένους ή μοιάζει πολύ με τη διεύθυνσή σας. Όποιος προσπαθεί να τον μαντέψει δοκιμάζει πρώτα τέτοιους. Επιλέξτε άλλον.
accountLive-badEmail = Εισαγάγετε μια έγκυρη διεύθυνση email.
accountLive-wrongOrigin = Αυτή η σελίδα ανοίχτηκε σε διαφορετική διεύθυνση από αυτή του διακομιστή. Ανοίξτε την στη βασική διεύθυνση URL του.
accountLive-saved = Αποθηκεύτηκε.
accountLive-wrongCurrent = Ο τρέχων κωδικός πρόσβασης είναι λάθος.
accountLive-changed = Ο κωδικός πρόσβασής σας άλλαξε. Οι άλλες συσκευές αποσυνδέθηκαν.
accountLive-tokensRevoked =
    { $n ->
        [one] Ανακλήθηκε { $n } διακριτικό API.
       *[other] Ανακλήθηκαν { $n } διακριτικά API.
    }
accountLive-tokenName = Δώστε ένα όνομα στο διακριτικό.
accountLive-tokenTaken = Έχετε ήδη διακριτικό με αυτό το όνομα.
accountLive-noTokens = Δεν έχετε ακόμη διακριτικά.
accountLive-never = δεν χρησιμοποιήθηκε ποτέ
accountLive-used = τελευταία χρήση { $when }
accountLive-made = δημιουργήθηκε { $when }
accountLive-revoke = Ανάκληση
accountLive-revokeQuestion = Να ανακληθεί το διακριτικό «{ $name }»; Τα προγράμματα που το χρησιμοποιούν παύουν αμέσως να λειτουργούν.
accountLive-revoked = Ανακλήθηκε.
accountLive-copied = Αντιγράφηκε
accountLive-copyFailed = Η αντιγραφή απέτυχε. Επιλέξτε το κείμενο και αντιγράψτε το.

## account

account-title = Ο λογαριασμός σας
account-signedInAs = Έχετε συνδεθεί ως { $email }
account-signOut = Αποσύνδεση
account-programs = Για προγράμματα: διακριτικά, webhook
account-programsTokens = Για προγράμματα: διακριτικά
account-tokens = Διακριτικά API
account-tokensText = Τα προγράμματα χρησιμοποιούν ένα διακριτικό αντί για τον κωδικό πρόσβασής σας. Ενεργούν στο όνομά σας.
account-tokenName = Για ποιον σκοπό είναι;
account-tokenPlaceholder = σενάριο αντιγράφων ασφαλείας
account-create = Δημιουργία διακριτικού
account-shown = Το νέο σας διακριτικό. Εμφανίζεται μόνο μία φορά:
account-copy = Αντιγραφή
account-example = Για παράδειγμα
account-notify = Όταν ανοίγεται ένας σύνδεσμος
account-notifyMe = Να ενημερώνομαι όταν ανοίγεται ένας νέος σύνδεσμός μου
account-notifyEach = Μπορείτε να επιλέξετε διαφορετικά για κάθε σύνδεσμο.
account-sessions = Πού έχετε συνδεθεί
account-sessionsText = Τερματίστε ό,τι δεν αναγνωρίζετε και έπειτα αλλάξτε τον κωδικό πρόσβασής σας.
account-endOthers = Αποσύνδεση παντού αλλού
account-password = Κωδικός πρόσβασης
account-current = Τρέχων κωδικός πρόσβασης
account-next = Νέος κωδικός πρόσβασης
account-change = Αλλαγή κωδικού πρόσβασης
account-changeHint = Όλες οι άλλες συνεδρίες σας τερματίζονται.
account-revokeTokens = Ανάκληση και όλων των διακριτικών API μου
account-revokeTokensHint = Αφήστε το επιλεγμένο αν υπάρχει περίπτωση κάποιος άλλος να γνωρίζει τον κωδικό πρόσβασής σας. Τα προγράμματα που χρησιμοποιούν αυτά τα διακριτικά παύουν αμέσως να λειτουργούν:
account-cancel = Ακύρωση
account-confirm = Ανάκληση

## admin

admin-title = Οι σύνδεσμοί μου
admin-titleExpired = Σύνδεσμοι που έληξαν
admin-administration = Διαχείριση
admin-sections = Ενότητες
admin-active = Ενεργοί
admin-expired = Έληξαν
admin-all = Όλοι οι σύνδεσμοι
admin-users = Χρήστες
admin-server = Διακομιστής
admin-search = Αναζήτηση με όνομα, σημείωση ή σύνδεσμο
admin-order = Ταξινόμηση
admin-byNewest = Νεότεροι πρώτα
admin-byExpiry = Κατά λήξη
admin-byOpened = Κατά τελευταίο άνοιγμα
admin-byViews = Λιγότερες προβολές που απομένουν
admin-parts = Εμφάνιση μόνο
admin-unopened = Δεν ανοίχτηκαν ποτέ
admin-opened = Ανοίχτηκαν
admin-today = Λήγουν σήμερα
admin-sealed = Πρόσθετη προστασία
admin-waiting = Κάποιος περιμένει
admin-frozen = Σε παύση
admin-answers = Απαντήσεις
admin-tickAll = Επιλογή όλων
admin-csv = Αποθήκευση ως CSV
admin-newer = Νεότεροι
admin-older = Παλαιότεροι
admin-cancel = Ακύρωση
admin-endLink = Διαγραφή μυστικού με τον σύνδεσμό του
admin-endLinkHint = Μπορείτε να διαγράψετε οποιονδήποτε σύνδεσμο. Μπορείτε να διαβάσετε μόνο τους δικούς σας.
admin-end = Διαγραφή τώρα
admin-addUser = Προσθήκη χρήστη
admin-email = Διεύθυνση email
admin-administrator = Διαχειριστής
admin-add = Προσθήκη
admin-byMail = Αποστολή του συνδέσμου με email
admin-oneTime = Σύνδεσμος μίας χρήσης, ισχύει για 24 ώρες. Δώστε τον στον χρήστη:
admin-copy = Αντιγραφή
admin-storage = Αποθηκευτικός χώρος
admin-settings = Ρυθμίσεις που ισχύουν
admin-option = Επιλογή
admin-value = Τιμή
admin-origin = Από
admin-version = Έκδοση

## health

health-title = Κατάσταση
health-lead = Τι χρειάζεται αυτός ο διακομιστής από τον διαχειριστή του και σε ποια κατάσταση είναι.
health-open = Απαιτεί ενέργεια
health-nothing = Τίποτε δεν απαιτεί ενέργεια.
health-now = Τώρα
health-soon = Σύντομα
health-fine = Πώς είναι
health-complaints = Προειδοποιήσεις και σφάλματα
health-complaintsText = Τι έγραψε αυτός ο διακομιστής στο αρχείο καταγραφής του από την εκκίνησή του. Εκεί υπάρχουν οι λεπτομέρειες.
health-noComplaints = Καμία εγγραφή.
health-warn = Προειδοποίηση
health-error = Σφάλμα
health-times =
    { $n ->
        [one] μία φορά, { $when }
       *[other] { $n } φορές, τελευταία { $when }
    }
health-examine = Έλεγχος τώρα
health-examineTitle = Τι βρίσκει το doctor
health-examineText = Ελέγχει τον κατάλογο δεδομένων και συνδέεται με τον διακομιστή email, τον πάροχο και ό,τι άλλο αναφέρουν οι ρυθμίσεις. Δεν στέλνει και δεν αλλάζει τίποτε.
health-ok = Εντάξει

## administration

administration-findUser = Εύρεση χρήστη
administration-before = Προηγούμενη
administration-next = Επόμενη
administration-role = Ρόλος
administration-asUser = Χρήστης
administration-asAuditor = Ελεγκτής: βλέπει όλα τα αρχεία καταγραφής, κανένα μυστικό
administration-allUsers = Όλοι οι χρήστες
administration-administrators = Διαχειριστές
administration-auditors = Ελεγκτές
administration-invited = Με πρόσκληση
administration-disabled = Απενεργοποιημένοι
administration-suspended = Σε αναστολή
administration-unprotected = Χωρίς δεύτερο παράγοντα
administration-userLinks = Σύνδεσμοι
administration-userFactors = Δεύτεροι παράγοντες
administration-userGroups = Ομάδες
administration-group = Προσθήκη σε ομάδα
administration-joinGroup = Προσθήκη
administration-userLimits = Όρια των πολιτικών
administration-userLog = Τελευταίες εγγραφές του αρχείου καταγραφής
administration-wholeLog = Όλες οι εγγραφές
administration-endPushes = Διαγραφή και όσων έχει μοιραστεί, και κλείσιμο των αιτημάτων του
administration-endEverything = Τερματισμός όλων
administration-everyone = Όλοι
administration-nobody = Χωρίς λογαριασμό
administration-findLink = Αποστολέας, σύνδεσμος ή αριθμός
administration-madeUntil = Δημιουργήθηκαν έως
administration-filterState = Κατάσταση
administration-anyState = Όλες οι καταστάσεις
administration-onlyActive = Ενεργοί
administration-onlyExpired = Έληξαν
administration-settingsFilter = Εύρεση ρύθμισης
administration-onlyChanged = Μόνο όσες άλλαξαν
administration-stepsTitle = Πρώτα βήματα
administration-hideSteps = Απόκρυψη
administration-hideStepsHint = Η λίστα παραμένει στην ενότητα «Διακομιστής».

## listLive

listLive-offline = Ο διακομιστής δεν απάντησε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
listLive-failed = Κάτι πήγε στραβά ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Πάρα πολλά αιτήματα. Δοκιμάστε ξανά σε { $n } δευτερόλεπτο.
       *[other] Πάρα πολλά αιτήματα. Δοκιμάστε ξανά σε { $n } δευτερόλεπτα.
    }
listLive-copied = Αντιγράφηκε
listLive-copyFailed = Η αντιγραφή απέτυχε. Επιλέξτε το κείμενο και αντιγράψτε το.

## adminLive

adminLive-invitedUntil = με πρόσκληση, ο σύνδεσμός της λήγει { $when }
adminLive-invitedOver = με πρόσκληση, ο σύνδεσμός της έληξε { $when }
adminLive-newLink = Νέος σύνδεσμος
adminLive-mailLink = Αποστολή νέου συνδέσμου με email
adminLive-withdraw = Απόσυρση
adminLive-withdrawQuestion = Να αποσυρθεί η πρόσκληση για { $email }; Ο σύνδεσμός της παύει να λειτουργεί.
adminLive-withdrawn = Η πρόσκληση για { $email } αποσύρθηκε.
adminLive-endAll = Τερματισμός όλων
adminLive-endAllQuestion = Να τερματιστούν όλα για { $email }; Ο λογαριασμός απενεργοποιείται. Συνεδρίες, διακριτικά, σύνδεσμοι, δεύτεροι παράγοντες και webhook τερματίζονται αμέσως.
adminLive-endedAll = Ο λογαριασμός { $email } απενεργοποιήθηκε. Τερματίστηκαν: { $what }.
adminLive-endedNothing = Ο λογαριασμός { $email } απενεργοποιήθηκε. Δεν έμενε κάτι άλλο να τερματιστεί.
adminLive-endedSessions =
    { $n ->
        [one] { $n } συνεδρία
       *[other] { $n } συνεδρίες
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } διακριτικό
       *[other] { $n } διακριτικά
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } σύνδεσμος μίας χρήσης
       *[other] { $n } σύνδεσμοι μίας χρήσης
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } δεύτερος παράγοντας
       *[other] { $n } δεύτεροι παράγοντες
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
       *[other] { $n } webhook
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } σύνδεσμος ή αίτημα
       *[other] { $n } σύνδεσμοι και αιτήματα
    }
adminLive-suspended = σε αναστολή από την εταιρική σύνδεση
adminLive-unprotected = χωρίς δεύτερο παράγοντα
adminLive-actionsOf = Ενέργειες για { $email }
adminLive-addedOn = προστέθηκε { $when }
adminLive-factorAdded = προστέθηκε { $when }
adminLive-appWithCodes = Εφαρμογή με κωδικούς
adminLive-codesLeft =
    { $n ->
        [one] απομένει { $n } κωδικός ανάκτησης
       *[other] απομένουν { $n } κωδικοί ανάκτησης
    }
adminLive-noFactors = Κανένας δεύτερος παράγοντας.
adminLive-groupHere = δημιουργήθηκε εδώ
adminLive-groupOfCompany = από την εταιρική σύνδεση
adminLive-groupOfDirectory = από τον κατάλογο
adminLive-leaveGroup = Αφαίρεση
adminLive-noGroups = Σε καμία ομάδα.
adminLive-noLimits = Καμία πολιτική δεν περιορίζει αυτό το άτομο.
adminLive-endSessions = Τερματισμός συνεδριών
adminLive-endSessionsQuestion = Να τερματιστούν όλες οι συνεδρίες για { $email }; Θα χρειαστεί νέα σύνδεση. Τα διακριτικά συνεχίζουν να λειτουργούν.
adminLive-sessionsEnded = Οι συνεδρίες για { $email } τερματίστηκαν.
adminLive-disableMany =
    { $n ->
        [one] Απενεργοποίηση { $n }
       *[other] Απενεργοποίηση { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Να απενεργοποιηθεί { $n } χρήστης; Οι συνεδρίες και τα διακριτικά του τερματίζονται αμέσως.
       *[other] Να απενεργοποιηθούν { $n } χρήστες; Οι συνεδρίες και τα διακριτικά τους τερματίζονται αμέσως.
    }
adminLive-disabledMany =
    { $n ->
        [one] Απενεργοποιήθηκε { $n } χρήστης.
       *[other] Απενεργοποιήθηκαν { $n } χρήστες.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Τερματισμός συνεδριών ({ $n })
       *[other] Τερματισμός συνεδριών ({ $n })
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Να τερματιστούν όλες οι συνεδρίες { $n } χρήστη; Θα χρειαστεί νέα σύνδεση. Τα διακριτικά συνεχίζουν να λειτουργούν.
       *[other] Να τερματιστούν όλες οι συνεδρίες { $n } χρηστών; Θα χρειαστεί νέα σύνδεση. Τα διακριτικά συνεχίζουν να λειτουργούν.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Οι συνεδρίες { $n } χρήστη τερματίστηκαν.
       *[other] Οι συνεδρίες { $n } χρηστών τερματίστηκαν.
    }
adminLive-openedSince = ανοίχτηκε από την τελευταία σας επίσκεψη
adminLive-damaged = κατεστραμμένο
adminLive-mailReset = Αποστολή συνδέσμου επαναφοράς με email
adminLive-mailed = Ένα email με σύνδεσμο στέλνεται στη διεύθυνση { $email }.
adminLive-notMailed = Δεν στάλθηκε email στη διεύθυνση { $email }: { $reason } Στείλτε το ξανά ή εμφανίστε τον σύνδεσμο.
adminLive-noneAtAll = Κανείς δεν έχει μοιραστεί κάτι ακόμη. Όσα μοιράζονται οι χρήστες εμφανίζονται εδώ, χωρίς το περιεχόμενό τους.
adminLive-noneMatching = Κανένας σύνδεσμος δεν ταιριάζει με αυτό το φίλτρο.
adminLive-showEveryone = Εμφάνιση όλων
adminLive-looking = Αναζήτηση σε παλαιότερους συνδέσμους…
adminLive-pushesOf =
    { $n ->
        [one] { $n } σύνδεσμος
       *[other] { $n } σύνδεσμοι
    }
adminLive-manyPushes =
    { $n ->
        [one] περισσότεροι από { $n } σύνδεσμοι
       *[other] περισσότεροι από { $n } σύνδεσμοι
    }
adminLive-tryAgain = Μπορείτε να δοκιμάσετε ξανά τώρα.
adminLive-stored = Τι αποθηκεύει αυτός ο διακομιστής
adminLive-storedSum = { $size } συνολικά
adminLive-payloads = Μυστικά (κατ’ εκτίμηση)
adminLive-rows = Καταγραφές, λογαριασμοί και κενές σελίδες
adminLive-fileContents = Αρχεία
adminLive-fileLimit = Όριο για αρχεία
adminLive-fileLimitText = { $used } από { $total }
adminLive-disk = Δίσκος
adminLive-diskText = { $free } ελεύθερα από { $total }
adminLive-diskOurs = Αυτός ο διακομιστής
adminLive-diskOthers = Όλα τα υπόλοιπα
adminLive-diskFree = Ελεύθερος
adminLive-floor = Δεν γίνονται δεκτά αρχεία όσο ο ελεύθερος χώρος είναι λιγότερος από { $size }.
adminLive-scarce = Απομένει λίγος χώρος: σύντομα, ή ήδη, δεν γίνονται δεκτά αρχεία.
adminLive-stepsDone = Ολοκληρώθηκαν { $done } από { $all }.
adminLive-changed = Άλλαξε
adminLive-reach = Διεύθυνση και δίκτυο
adminLive-access = Πρόσβαση και λογαριασμοί
adminLive-pushes = Μυστικά
adminLive-files = Αρχεία
adminLive-data = Δεδομένα και κλειδιά
adminLive-limits = Όρια
adminLive-pages = Εμφάνιση και /about
adminLive-mail = Ηλεκτρονικό ταχυδρομείο
adminLive-watch = Καταγραφή και μετρήσεις
adminLive-preset = προεπιλογή: { $value }
adminLive-byDefault = προεπιλογή
adminLive-fromFlag = γραμμή εντολών
adminLive-settingsFound =
    { $n ->
        [one] { $n } ρύθμιση
       *[other] { $n } ρυθμίσεις
    }
adminLive-noSetting = Καμία ρύθμιση δεν ταιριάζει.
adminLive-address = Διεύθυνση
adminLive-addressWhy = Οι παραλήπτες πρέπει να έχουν πρόσβαση στη διεύθυνση με την οποία αρχίζουν οι σύνδεσμοι.
adminLive-addressUnset = Το base_url δεν έχει οριστεί: οι σύνδεσμοι αρχίζουν με τη διεύθυνση που χρησιμοποιεί κάθε αποστολέας, { $origin } για εσάς.
adminLive-addressPlain = Οι σύνδεσμοι αρχίζουν με { $url }, δηλαδή χωρίς κρυπτογράφηση.
adminLive-addressElsewhere = Οι σύνδεσμοι αρχίζουν με { $url }. Τώρα βρίσκεστε στο { $origin }: ανοίξτε το { $url } για να δείτε αν υπάρχει πρόσβαση.
adminLive-addressGood = Οι σύνδεσμοι αρχίζουν με { $url }, και από αυτή τη διεύθυνση φτάσατε στον διακομιστή.
adminLive-tls = Κρυπτογράφηση στη διαδρομή
adminLive-tlsWhy = Με απλό HTTP, οποιοσδήποτε στο ενδιάμεσο δίκτυο μπορεί να διαβάσει τα μυστικά.
adminLive-tlsOwn = Αυτός ο διακομιστής παρέχει ο ίδιος TLS.
adminLive-tlsProxy = Ένας αντίστροφος διακομιστής μεσολάβησης παρέχει TLS για αυτόν τον διακομιστή.
adminLive-tlsNone = Η σύνδεσή σας γίνεται με απλό HTTP.
adminLive-tlsDo = Δώστε στον διακομιστή ένα πιστοποιητικό ή βάλτε μπροστά του έναν αντίστροφο διακομιστή μεσολάβησης με HTTPS:
adminLive-key = Ένα αντίγραφο του κύριου κλειδιού
adminLive-keyWhy = Χωρίς το κλειδί, κανείς δεν μπορεί να διαβάσει ξανά τα δεδομένα ή ένα αντίγραφο ασφαλείας.
adminLive-keyOpen = Κανείς δεν έχει επιβεβαιώσει αντίγραφο του κλειδιού { $key }.
adminLive-keyDone = Ένα αντίγραφο του κλειδιού { $key } επιβεβαιώθηκε { $when }.
adminLive-keyDo = Αυτή η εντολή γράφει ένα κρυπτογραφημένο αντίγραφο ασφαλείας που περιέχει το κλειδί. Φυλάξτε το σε άλλο μηχάνημα:
adminLive-keyTick = Έχω ένα αντίγραφο σε ασφαλές μέρος
adminLive-people = Ποιος μπορεί να μοιράζεται
adminLive-peopleWhy = Με λογαριασμούς, οι χρήστες βλέπουν τι έγιναν οι σύνδεσμοί τους, και εσείς αποφασίζετε ποιος μπορεί να μοιράζεται.
adminLive-peopleAlone = Μόνο εσείς έχετε λογαριασμό. Χωρίς λογαριασμό, όποιος φτάνει σε αυτόν τον διακομιστή μπορεί να μοιραστεί κείμενο.
adminLive-peopleAloneClosed = Μόνο εσείς έχετε λογαριασμό, και κανείς δεν μπορεί να μοιραστεί κάτι χωρίς λογαριασμό.
adminLive-peopleMany =
    { $n ->
        [one] Υπάρχει { $n } λογαριασμός.
       *[other] Υπάρχουν { $n } λογαριασμοί.
    }
adminLive-peopleOpen = Οποιοσδήποτε μπορεί να δημιουργήσει λογαριασμό.
adminLive-peopleDecided = Το έχετε αποφασίσει στις ρυθμίσεις.
adminLive-peopleDo = Προσθέστε χρήστες ή αποφασίστε με τα allow_sign_up και allow_anonymous.
adminLive-peopleLink = Προσθήκη χρήστη
adminLive-first = Το πρώτο μυστικό
adminLive-firstWhy = Μια δοκιμή σάς δείχνει τι βλέπουν οι παραλήπτες.
adminLive-firstNone = Δεν έχει αποθηκευτεί τίποτε ακόμη.
adminLive-firstDone =
    { $n ->
        [one] Έχει αποθηκευτεί { $n } μυστικό.
       *[other] Έχουν αποθηκευτεί { $n } μυστικά.
    }
adminLive-firstLink = Μοιραστείτε ένα μυστικό
adminLive-backup = Αντίγραφα ασφαλείας
adminLive-backupWhy = Ένας δίσκος χαλάει χωρίς προειδοποίηση, και ο διακομιστής δημιουργεί μόνος του αντίγραφα ασφαλείας μόνο αν του ορίσετε πού.
adminLive-backupNone = Δεν έχει γίνει ακόμη αντίγραφο ασφαλείας.
adminLive-backupGood = Το τελευταίο αντίγραφο ασφαλείας έγινε { $when }.
adminLive-backupDo = Ορίστε τα backup.every και backup.to, ή εκτελείτε αυτό κάθε μέρα:
adminLive-none = Δεν υπάρχει τίποτε εδώ ακόμη.
adminLive-noneActive = Δεν μοιράζεστε κάτι αυτή τη στιγμή.
adminLive-noneExpired = Δεν έχει λήξει τίποτε ακόμη. Ό,τι λήγει εμφανίζεται εδώ με το αρχείο καταγραφής του.
adminLive-linksFound =
    { $n ->
        [one] { $n } σύνδεσμος
       *[other] { $n } σύνδεσμοι
    }
adminLive-linksLeast =
    { $n ->
        [one] Τουλάχιστον { $n } σύνδεσμος
       *[other] Τουλάχιστον { $n } σύνδεσμοι
    }
adminLive-tick = Επιλογή: { $name }
adminLive-endMany =
    { $n ->
        [one] Διαγραφή { $n }
       *[other] Διαγραφή { $n }
    }
adminLive-endedMany =
    { $n ->
        [one] Διαγράφηκε { $n } σύνδεσμος.
       *[other] Διαγράφηκαν { $n } σύνδεσμοι.
    }
adminLive-sealed = Πρόσθετη προστασία
adminLive-shareSecret = Μοιραστείτε ένα μυστικό
adminLive-noneFound = Δεν βρέθηκε τίποτε.
adminLive-text = Κείμενο
adminLive-file = Αρχεία
adminLive-url = Σύνδεσμος
adminLive-qr = Κωδικός QR
adminLive-created = δημιουργήθηκε { $when }
adminLive-endsIn = λήγει { $when }
adminLive-endedOn = έληξε { $when }
adminLive-isExpired = έληξε
adminLive-byHand = διαγράφηκε { $when }
adminLive-viewsLeft =
    { $n ->
        [one] απομένει { $n } προβολή
       *[other] απομένουν { $n } προβολές
    }
adminLive-notViewed = χωρίς προβολή ακόμη
adminLive-neverViewed = καμία προβολή
adminLive-viewed =
    { $n ->
        [one] μία προβολή
       *[other] { $n } προβολές
    }
adminLive-viewedLast =
    { $n ->
        [one] μία προβολή, { $when }
       *[other] { $n } προβολές, τελευταία { $when }
    }
adminLive-copyLink = Αντιγραφή συνδέσμου
adminLive-sealedFiles =
    { $n ->
        [one] { $n } αρχείο, με σφραγισμένο όνομα
       *[other] { $n } αρχεία, με σφραγισμένα ονόματα
    }
adminLive-sealedLink = Ο πλήρης σύνδεσμός του εμφανίστηκε μία φορά, όταν δημιουργήθηκε.
adminLive-end = Διαγραφή τώρα
adminLive-endQuestion = Να διαγραφεί τώρα το «{ $name }»; Κανείς δεν θα μπορεί να το ανοίξει ξανά.
adminLive-ended = Διαγράφηκε.
adminLive-notFound = Δεν υπάρχει τέτοιος σύνδεσμος.
adminLive-nobody = ανώνυμα
adminLive-administrator = διαχειριστής
adminLive-user = χρήστης
adminLive-disabled = απενεργοποιημένος
adminLive-you = εσείς
adminLive-makeAdmin = Ορισμός ως διαχειριστή
adminLive-takeAdmin = Αφαίρεση δικαιωμάτων διαχειριστή
adminLive-disable = Απενεργοποίηση
adminLive-enable = Ενεργοποίηση
adminLive-reset = Επαναφορά κωδικού πρόσβασης
adminLive-tokens = Διακριτικά
adminLive-noTokens = Κανένα διακριτικό.
adminLive-revoke = Ανάκληση
adminLive-makeAdminQuestion = Να γίνει διαχειριστής ο λογαριασμός { $email }; Θα βλέπει τους συνδέσμους και τα αρχεία καταγραφής όλων και θα μπορεί να αλλάζει κάθε λογαριασμό.
adminLive-enableQuestion = Να ενεργοποιηθεί ο λογαριασμός { $email }; Θα μπορεί να συνδεθεί ξανά, με τα δικαιώματα που είχε.
adminLive-usersFound =
    { $n ->
        [one] { $n } χρήστης
       *[other] { $n } χρήστες
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } από { $n } χρήστη
       *[other] { $from }–{ $to } από { $n } χρήστες
    }
adminLive-noUserFound = Κανένας χρήστης δεν ταιριάζει με αυτή την αναζήτηση.
adminLive-takeAdminQuestion = Να αφαιρεθούν τα δικαιώματα διαχειριστή από τον λογαριασμό { $email }; Οι συνεδρίες και τα διακριτικά του τερματίζονται.
adminLive-disableQuestion = Να απενεργοποιηθεί ο λογαριασμός { $email }; Οι συνεδρίες και τα διακριτικά του τερματίζονται αμέσως.
adminLive-resetQuestion = Να δημιουργηθεί σύνδεσμος μίας χρήσης για { $email }; Ένας προηγούμενος σύνδεσμος παύει να λειτουργεί. Η χρήση του συνδέσμου τερματίζει όλες τις συνεδρίες και τα διακριτικά του λογαριασμού.
adminLive-resetFactors = Επαναφορά δεύτερων παραγόντων
adminLive-resetFactorsQuestion = Να διαγραφούν όλοι οι δεύτεροι παράγοντες για { $email }; Βεβαιωθείτε πρώτα ότι το ζητά ο ίδιος ο κάτοχος του λογαριασμού. Οι συνεδρίες του τερματίζονται αμέσως. Τα διακριτικά συνεχίζουν να λειτουργούν.
adminLive-factorsReset = Ο λογαριασμός { $email } δεν έχει πια δεύτερο παράγοντα.
adminLive-revokeQuestion = Να ανακληθεί το διακριτικό «{ $name }» του λογαριασμού { $email };
adminLive-taken = Υπάρχει ήδη λογαριασμός με αυτή τη διεύθυνση email.
adminLive-badEmail = Εισαγάγετε μια έγκυρη διεύθυνση email.
adminLive-passwordsElsewhere = Αυτός ο χρήστης δεν μπορεί να συνδεθεί με κωδικό πρόσβασης αυτού του διακομιστή: το local_sign_in δεν το επιτρέπει.
adminLive-lastAdmin = Αυτός είναι ο τελευταίος διαχειριστής: ορίστε πρώτα έναν άλλον.
adminLive-storagePushes = Σύνδεσμοι
adminLive-storageActive = Ενεργοί σύνδεσμοι
adminLive-used = τελευταία χρήση { $when }
adminLive-never = δεν χρησιμοποιήθηκε ποτέ

## hooks

hooks-title = Webhooks
hooks-lead = Ενημερώστε αυτόματα ένα άλλο πρόγραμμα για ό,τι συμβαίνει στους συνδέσμους σας. Δεν λαμβάνει ποτέ μυστικό, φράση πρόσβασης ή όνομα αρχείου.
hooks-back = Ο λογαριασμός σας
hooks-openText = Αυτόματη ενημέρωση ενός προγράμματος ή μιας συνομιλίας όταν ανοίγονται οι σύνδεσμοί σας.
hooks-yours = Τα webhook σας
hooks-secretShown = Το μυστικό που υπογράφει τα μηνύματά του. Εμφανίζεται μόνο μία φορά:
hooks-copy = Αντιγραφή
hooks-verify = Οι αποδέκτες επαληθεύουν την υπογραφή όπως περιγράφει το standardwebhooks.com.
hooks-add = Προσθήκη webhook
hooks-name = Όνομα
hooks-namePlaceholder = Συνομιλία της ομάδας
hooks-url = Διεύθυνση
hooks-urlHint = Πρέπει να είναι κάποια που επιτρέπει ο διαχειριστής σας.
hooks-template = Μορφή του μηνύματος
hooks-eventKinds = Συμβάντα για τα οποία ενημερώνεται
hooks-details = Πρόσθετα στοιχεία
hooks-includeHint = Όποιος έχει τον σύνδεσμο μπορεί να τον ανοίξει. Προσθέστε τον μόνο όπου εμπιστεύεστε όλους όσοι διαβάζουν.
hooks-submit = Προσθήκη του webhook
hooks-cancel = Ακύρωση
hooks-eventsTab = Συμβάντα
hooks-eventsText = Εδώ καταλήγει ό,τι δεν ήταν δυνατό να παραδοθεί για τρεις ημέρες σε webhook και άλλους αποδέκτες. Δοκιμάστε το πάλι όταν ο αποδέκτης λειτουργεί ξανά, ή απορρίψτε το.
hooks-retryAll = Νέα προσπάθεια για όλα
hooks-dropAll = Απόρριψη όλων

## hooksLive

hooksLive-linkName = Όνομα του συνδέσμου
hooksLive-linkItself = Ο ίδιος ο σύνδεσμος
hooksLive-standard = Standard Webhooks (JSON, με υπογραφή)
hooksLive-none = Δεν έχετε ακόμη webhook.
hooksLive-meta = { $host } · { $template }
hooksLive-off = Απενεργοποιήθηκε: ο αποδέκτης του απάντησε ότι δεν υπάρχει πια.
hooksLive-test = Δοκιμή
hooksLive-tested =
    { $n ->
        [one] Απάντησε { $status } μετά από { $n } χιλιοστό του δευτερολέπτου.
       *[other] Απάντησε { $status } μετά από { $n } χιλιοστά του δευτερολέπτου.
    }
hooksLive-testFailed = Η δοκιμή απέτυχε: { $reason }.
hooksLive-newSecret = Νέο μυστικό
hooksLive-newSecretQuestion = Να δημιουργηθεί νέο μυστικό για το «{ $name }»; Το τωρινό συνεχίζει να υπογράφει δίπλα του για μία ημέρα.
hooksLive-switchOn = Ενεργοποίηση
hooksLive-remove = Διαγραφή
hooksLive-removeQuestion = Να διαγραφεί το «{ $name }»; Ό,τι είναι ακόμη καθ’ οδόν προς αυτό απορρίπτεται.
hooksLive-removed = Διαγράφηκε.
hooksLive-added = Προστέθηκε.
hooksLive-noName = Δώστε ένα όνομα στο webhook.
hooksLive-badUrl = Δεν μπορεί να σταλεί τίποτε σε αυτή τη διεύθυνση.
hooksLive-notAllowed = Ο διαχειριστής σας δεν επιτρέπει αυτή τη διεύθυνση.
hooksLive-noEvents = Επιλέξτε τουλάχιστον ένα συμβάν.
hooksLive-taken = Έχετε ήδη webhook με αυτό το όνομα, ή όσα μπορείτε να έχετε.
hooksLive-limited =
    { $n ->
        [one] Πάρα πολλές προσπάθειες. Δοκιμάστε ξανά σε { $n } δευτερόλεπτο.
       *[other] Πάρα πολλές προσπάθειες. Δοκιμάστε ξανά σε { $n } δευτερόλεπτα.
    }
hooksLive-offline = Ο διακομιστής δεν απάντησε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
hooksLive-failed = Κάτι πήγε στραβά ({ $status }).
hooksLive-copied = Αντιγράφηκε
hooksLive-copyFailed = Η αντιγραφή απέτυχε. Επιλέξτε το κείμενο και αντιγράψτε το.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } συμβάν περιμένει να παραδοθεί. Συνέβη { $when }.
       *[other] { $n } συμβάντα περιμένουν να παραδοθούν. Το παλαιότερο συνέβη { $when }.
    }
eventsLive-eventsNone = Κανένα συμβάν δεν περιμένει να παραδοθεί.
eventsLive-eventsDead =
    { $n ->
        [one] Εγκαταλείφθηκε { $n } συμβάν.
       *[other] Εγκαταλείφθηκαν { $n } συμβάντα.
    }
eventsLive-noLetters = Δεν εγκαταλείφθηκε κανένα συμβάν.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = του λογαριασμού { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] συνέβη { $when } · { $n } προσπάθεια · { $reason }
       *[other] συνέβη { $when } · { $n } προσπάθειες · { $reason }
    }
eventsLive-retry = Νέα προσπάθεια
eventsLive-drop = Απόρριψη
eventsLive-dropQuestion = Να απορριφθεί οριστικά αυτό το συμβάν;
eventsLive-dropAllQuestion = Να απορριφθούν οριστικά όλα τα συμβάντα που εγκαταλείφθηκαν;
eventsLive-retried =
    { $n ->
        [one] Γίνεται νέα προσπάθεια για { $n } συμβάν.
       *[other] Γίνεται νέα προσπάθεια για { $n } συμβάντα.
    }
eventsLive-dropped =
    { $n ->
        [one] Απορρίφθηκε { $n } συμβάν.
       *[other] Απορρίφθηκαν { $n } συμβάντα.
    }

## keptLive

keptLive-keptByBrowser = Φυλάσσεται σε αυτόν τον περιηγητή. Όποιος μπορεί να τον χρησιμοποιήσει μπορεί να αντιγράψει τον σύνδεσμο.
keptLive-keptByPasskey = Φυλάσσεται σε αυτόν τον περιηγητή, προστατευμένος με το κλειδί πρόσβασής σας.

## keptPageLive

keptPageLive-keptShowLink = Εμφάνιση του συνδέσμου
keptPageLive-keptNotOpened = Το κλειδί πρόσβασής σας δεν το άνοιξε. Δοκιμάστε ξανά.
keptPageLive-keptKeyByBrowser = Αυτός ο περιηγητής φυλάει το κλειδί που ανοίγει τις απαντήσεις. Όποιος μπορεί να τον χρησιμοποιήσει μπορεί να τις διαβάσει.
keptPageLive-keptKeyByPasskey = Αυτός ο περιηγητής φυλάει το κλειδί που ανοίγει τις απαντήσεις, προστατευμένο με το κλειδί πρόσβασής σας.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Η αποσύνδεση διαγράφει { $n } σύνδεσμο ή κλειδί που γνωρίζει μόνο αυτός ο περιηγητής. Οι απαντήσεις στα αιτήματά σας ανοίγουν τότε μόνο με το αρχείο ανάκτησης.
       *[other] Η αποσύνδεση διαγράφει { $n } συνδέσμους και κλειδιά που γνωρίζει μόνο αυτός ο περιηγητής. Οι απαντήσεις στα αιτήματά σας ανοίγουν τότε μόνο με το αρχείο ανάκτησης.
    }
keptAccountLive-keptSignOutYes = Διαγραφή και αποσύνδεση
keptAccountLive-keptCount =
    { $n ->
        [one] Σε αυτόν τον περιηγητή φυλάσσεται { $n } σύνδεσμος ή κλειδί.
       *[other] Σε αυτόν τον περιηγητή φυλάσσονται { $n } σύνδεσμοι και κλειδιά.
    }
keptAccountLive-keptCountNone = Δεν φυλάσσεται ακόμη τίποτε σε αυτόν τον περιηγητή.
keptAccountLive-keptGuardedNow = Από εδώ και πέρα, τα ανοίγει το κλειδί πρόσβασής σας.
keptAccountLive-keptUnable = Αυτό το κλειδί πρόσβασης ή αυτός ο περιηγητής δεν έχει αυτή τη δυνατότητα. Ό,τι φυλάσσεται μένει όπως είναι.
keptAccountLive-keptOffQuestion = Να διαγραφούν όλα όσα φυλάσσονται; Χάνονται οι σύνδεσμοι που δεν έχετε αντιγράψει, καθώς και τα κλειδιά χωρίς αρχείο ανάκτησης.
keptAccountLive-keptRefused = Δεν χρησιμοποιήθηκε κλειδί πρόσβασης. Ό,τι φυλάσσεται μένει όπως είναι.
keptAccountLive-keptOffYes = Διαγραφή

## kept

kept-title = Πρόσθετη προστασία: σύνδεσμοι σε αυτόν τον περιηγητή
kept-text = Ο διακομιστής δεν μπορεί να σας εμφανίσει ξανά συνδέσμους με πρόσθετη προστασία, γι’ αυτό τους φυλάει για εσάς αυτός ο περιηγητής, όπως και τα κλειδιά των αιτημάτων σας. Όποιος μπορεί να τον χρησιμοποιήσει μπορεί να τα αντιγράψει, εκτός αν τα προστατεύει το κλειδί πρόσβασής σας. Η αποσύνδεση διαγράφει ό,τι δεν προστατεύεται από κλειδί πρόσβασης.
kept-guarded = Τα προστατεύει το κλειδί πρόσβασής σας.
kept-on = Φύλαξη σε αυτόν τον περιηγητή
kept-guard = Προστασία με κλειδί πρόσβασης

## codes

codes-toOne = Όποιος το έστειλε θέλει να είναι βέβαιος ποιος το ανοίγει. Ζητήστε να σταλεί ένας κωδικός με email στη διεύθυνση { $address }· δεν χρειάζεστε λογαριασμό εδώ.
codes-toSome = Όποιος το έστειλε θέλει να είναι βέβαιος ποιος το ανοίγει. Επιλέξτε τη διεύθυνσή σας και ζητήστε να σταλεί εκεί ένας κωδικός· δεν χρειάζεστε λογαριασμό εδώ.
codes-toTyped = Όποιος το έστειλε θέλει να είναι βέβαιος ποιος το ανοίγει. Πληκτρολογήστε τη διεύθυνσή σας· αν ανήκει σε κάποιον από τους παραλήπτες, στέλνεται εκεί ένας κωδικός. Δεν χρειάζεστε λογαριασμό εδώ.
codes-which = Η διεύθυνσή σας
codes-among = Οι παραλήπτες, σε συντομευμένη μορφή: { $addresses }
codes-notYours = Δεν είναι η διεύθυνσή σας; Ζητήστε από τον αποστολέα δικό σας σύνδεσμο.
codes-send = Αποστολή του κωδικού
codes-again = Αποστολή άλλου κωδικού
codes-sentToOne = Ένα email με οκτώ γράμματα στέλνεται στη διεύθυνση { $address }. Κοιτάξτε και στην ανεπιθύμητη αλληλογραφία.
codes-sent = Ένα email με οκτώ γράμματα στέλνεται, αν η διεύθυνση ανήκει σε κάποιον από τους παραλήπτες. Κοιτάξτε και στην ανεπιθύμητη αλληλογραφία.
codes-field = Κωδικός
codes-fieldHint = Τα οκτώ γράμματα από το email. Ισχύουν για δέκα λεπτά και μόνο σε αυτόν τον περιηγητή.
codes-goOn = Συνέχεια
codes-or = Ή αποδείξτε το με άλλον τρόπο:
codes-wrong =
    { $n ->
        [one] Αυτός ο κωδικός είναι λάθος. Πληκτρολογήστε τον κωδικό από το πιο πρόσφατο email. Μπορείτε να δοκιμάσετε μία φορά ακόμη.
       *[other] Αυτός ο κωδικός είναι λάθος. Πληκτρολογήστε τον κωδικό από το πιο πρόσφατο email. Μπορείτε να δοκιμάσετε { $n } φορές ακόμη.
    }
codes-last = Αυτός ο κωδικός είναι λάθος, και ήταν η τελευταία προσπάθεια γι’ αυτόν. Ζητήστε να σταλεί άλλος.
codes-over = Δεν υπάρχει κωδικός για να πληκτρολογήσετε εδώ: χρησιμοποιήθηκε, είναι παλαιότερος από δέκα λεπτά ή ζητήθηκε σε άλλον περιηγητή. Ζητήστε να σταλεί άλλος.
codes-needsCookie = Εδώ χρειάζεται ένα cookie, και ο περιηγητής σας δεν έστειλε κανένα. Επιτρέψτε τα cookies για αυτή τη σελίδα και φορτώστε την ξανά.
codes-tooOften =
    { $n ->
        [one] Ζητήθηκαν πέντε κωδικοί για αυτή τη διεύθυνση μέσα σε μία ώρα. Δοκιμάστε ξανά σε ένα λεπτό.
       *[other] Ζητήθηκαν πέντε κωδικοί για αυτή τη διεύθυνση μέσα σε μία ώρα. Δοκιμάστε ξανά σε { $n } λεπτά.
    }
codes-noMore = Δεν στέλνονται άλλοι κωδικοί για αυτόν τον σύνδεσμο. Ζητήστε νέο από τον αποστολέα του.
codes-noMail = Αυτός ο διακομιστής δεν μπορεί να στείλει κωδικό αυτή τη στιγμή. Ρωτήστε όποιον σας έστειλε τον σύνδεσμο.
codes-badAddress = Αυτό δεν είναι διεύθυνση email.

## codesLive

codesLive-noCode = Πληκτρολογήστε τα οκτώ γράμματα από το email.
codesLive-comes = Το email με τα οκτώ γράμματα πρέπει να περιμένει. Θα έρθει έως { $time }, αν η διεύθυνση ανήκει σε κάποιον από τους παραλήπτες.
codesLive-offline = Δεν υπάρχει επικοινωνία με τον διακομιστή. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.

## company

company-signIn = Σύνδεση με { $label }
company-or = Ή με κωδικό πρόσβασης αυτού του διακομιστή:
company-addressedTitle = Απευθύνεται σε συγκεκριμένα άτομα
company-addressedText = Όποιος το έστειλε θέλει να είναι βέβαιος ποιος το ανοίγει. Συνδεθείτε με { $label }· δεν χρειάζεστε λογαριασμό εδώ.
company-addressedByDirectory = Όποιος το έστειλε θέλει να είναι βέβαιος ποιος το ανοίγει. Συνδεθείτε με το όνομα χρήστη και τον κωδικό πρόσβασης που έχετε στην εταιρεία.
company-byPassword = Σύνδεση με κωδικό πρόσβασης
company-otherTitle = Δεν απευθύνεται σε εσάς
company-otherText = Εδώ σας αναγνωρίζουμε ως { $address }, και αυτό απευθύνεται σε κάποιον άλλον. Δεν ανοίχτηκε τίποτε. Συνδεθείτε με άλλον λογαριασμό ή ρωτήστε όποιον το έστειλε.
company-otherUnnamed = Αυτό απευθύνεται σε κάποιον άλλον. Δεν ανοίχτηκε τίποτε. Συνδεθείτε με άλλον λογαριασμό ή ρωτήστε όποιον το έστειλε.
company-closedAccountTitle = Ο λογαριασμός σας είναι απενεργοποιημένος
company-closedAccountText = Ο λογαριασμός σας σε αυτόν τον διακομιστή είναι απενεργοποιημένος ή σε αναστολή, γι’ αυτό δεν σας ανοίγει τίποτε. Δεν ανοίχτηκε τίποτε. Ρωτήστε έναν διαχειριστή.
company-known = Εδώ σας αναγνωρίζουμε ως { $address }.
company-knownUnnamed = Η εταιρική σύνδεση σάς αναγνώρισε.
company-notMe = Δεν είμαι εγώ
company-goingOn = Μια στιγμή
company-goingOnText = Η επόμενη σελίδα ανοίγει από μόνη της.
company-goOn = Συνέχεια

## companyRefused

companyRefused-not-allowed = Δεν ανήκετε σε καμία από τις ομάδες που μπορούν να χρησιμοποιούν αυτόν τον διακομιστή. Ρωτήστε τον διαχειριστή του.
companyRefused-no-account = Δεν έχετε λογαριασμό εδώ. Ζητήστε από έναν διαχειριστή να τον προσθέσει.
companyRefused-address-taken = Η διεύθυνση email σας έχει ήδη λογαριασμό εδώ. Ζητήστε από έναν διαχειριστή να τον συνδέσει με { $label }.
companyRefused-other-account = Αυτή η σύνδεση ανήκει σε άλλον λογαριασμό εδώ. Ρωτήστε έναν διαχειριστή.
companyRefused-not-set-up = Αυτός ο διακομιστής δεν έχει ρυθμιστεί ακόμη.
companyRefused-disabled = Ο λογαριασμός σας είναι απενεργοποιημένος. Ρωτήστε έναν διαχειριστή.
companyRefused-no-email = Ο πάροχος { $label } δεν δίνει τη διεύθυνση email σας σε αυτόν τον διακομιστή. Ζητήστε από έναν διαχειριστή να προσθέσει το claim email.
companyRefused-bad-email = Αυτό που δίνει ο πάροχος { $label } ως διεύθυνση email σας δεν είναι διεύθυνση email. Ρωτήστε έναν διαχειριστή.
companyRefused-no-groups = Ο πάροχος { $label } δεν αναφέρει καμία ομάδα σας σε αυτόν τον διακομιστή. Ή δεν ανήκετε σε καμία ή τις παραλείπει: ρωτήστε έναν διαχειριστή.
companyRefused-too-many-groups = Ανήκετε σε τόσο πολλές ομάδες, που ο πάροχος { $label } τις παραλείπει όλες. Ζητήστε από έναν διαχειριστή να στέλνονται μόνο αυτές της εφαρμογής.
companyRefused-bad-token = Η απάντηση του παρόχου { $label } δεν είναι έγκυρη για αυτόν τον διακομιστή. Δεν έγινε σύνδεση· το αρχείο καταγραφής λέει περισσότερα.
companyRefused-clock = Τα ρολόγια αυτού του διακομιστή και του παρόχου { $label } διαφέρουν πάρα πολύ. Ζητήστε από έναν διαχειριστή να τα ρυθμίσει.
companyRefused-other-issuer = Η απάντηση ήρθε από άλλον πάροχο από αυτόν που αναφέρουν οι ρυθμίσεις. Δεν έγινε σύνδεση.
companyRefused-unreachable = Δεν υπάρχει επικοινωνία με τον πάροχο { $label } αυτή τη στιγμή. Όποιος έχει συνδεθεί παραμένει σε σύνδεση· δοκιμάστε ξανά αργότερα.
companyRefused-provider-error = Ο πάροχος { $label } ανέφερε σφάλμα. Το αρχείο καταγραφής αυτού του διακομιστή λέει ποιο.
companyRefused-client-refused = Ο πάροχος { $label } δεν δέχεται αυτόν τον διακομιστή: το μυστικό του είναι λάθος ή έχει λήξει. Ρωτήστε έναν διαχειριστή.
companyRefused-cancelled = Η σύνδεση με { $label } ακυρώθηκε.
companyRefused-begin-again = Αυτή η σύνδεση ξεκίνησε αλλού, κράτησε πολύ ή έχει ήδη χρησιμοποιηθεί. Ξεκινήστε από την αρχή.

## factors

factors-title = Πρόσθετη προστασία σύνδεσης
factors-lead = Ένας κλεμμένος κωδικός πρόσβασης δεν αρκεί για να ανοίξει τον λογαριασμό σας.
factors-openText = Κλειδιά πρόσβασης και εφαρμογή που δείχνει κωδικούς.
factors-yours = Πρόσθετη προστασία σύνδεσης
factors-limited = Αυτός ο διακομιστής σάς ζητά δεύτερο παράγοντα. Ρυθμίστε έναν εδώ και συνεχίστε.
factors-goOn = Συνέχεια
factors-passkeys = Κλειδιά πρόσβασης
factors-passkeysText = Συνδεθείτε με το δακτυλικό σας αποτύπωμα, το πρόσωπό σας, ένα PIN ή ένα κλειδί ασφαλείας, χωρίς τον κωδικό πρόσβασής σας. Ένα κλειδί πρόσβασης λειτουργεί μόνο σε αυτή τη διεύθυνση, οπότε κανείς δεν μπορεί να το υποκλέψει με ψεύτικη σελίδα.
factors-passkeyName = Όνομα της συσκευής
factors-passkeyPlaceholder = Φορητός υπολογιστής
factors-addPasskey = Προσθήκη κλειδιού πρόσβασης
factors-needsHttps = Τα κλειδιά πρόσβασης δεν λειτουργούν εδώ: οι περιηγητές τα επιτρέπουν μόνο σε όνομα τομέα με https://. Ζητήστε τέτοια διεύθυνση από τον διαχειριστή σας.
factors-app = Εφαρμογή με κωδικούς
factors-appText = Μια εφαρμογή στο τηλέφωνό σας δείχνει νέο εξαψήφιο κωδικό κάθε 30 δευτερόλεπτα.
factors-beginApp = Ρύθμιση εφαρμογής
factors-removeApp = Διαγραφή της εφαρμογής
factors-scan = Σαρώστε αυτόν τον κωδικό με την εφαρμογή:
factors-qr = Κωδικός QR για την εφαρμογή
factors-type = Ή πληκτρολογήστε αυτό στην εφαρμογή:
factors-code = Ο κωδικός που δείχνει τώρα η εφαρμογή
factors-finish = Ολοκλήρωση
factors-codesTitle = Κωδικοί ανάκτησης
factors-codesText = Καθένας από αυτούς τους κωδικούς σάς συνδέει μία φορά, όταν χαθούν οι άλλοι παράγοντές σας. Εμφανίζονται μόνο τώρα: εκτυπώστε τους ή φυλάξτε τους εκεί όπου φυλάτε κωδικούς πρόσβασης.
factors-renew = Νέοι κωδικοί ανάκτησης
factors-confirmTitle = Είστε εσείς;
factors-confirmText = Πριν αλλάξουν οι παράγοντές σας, επιβεβαιώστε την ταυτότητά σας.
factors-codeOrRecovery = Κωδικός της εφαρμογής σας ή κωδικός ανάκτησης
factors-confirm = Επιβεβαίωση
factors-remove = Διαγραφή

## factorsLive

factorsLive-codesFile = recovery-codes.txt
factorsLive-offline = Ο διακομιστής δεν απάντησε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
factorsLive-failed = Κάτι πήγε στραβά ({ $status }).
factorsLive-limited =
    { $n ->
        [one] Πάρα πολλές αποτυχημένες προσπάθειες. Δοκιμάστε ξανά σε { $n } δευτερόλεπτο.
       *[other] Πάρα πολλές αποτυχημένες προσπάθειες. Δοκιμάστε ξανά σε { $n } δευτερόλεπτα.
    }
factorsLive-conflict = Υπάρχει ήδη ή δεν υπάρχει χώρος γι’ αυτό. Φορτώστε ξανά τη σελίδα.
factorsLive-lastOne = Αυτός ο διακομιστής σάς ζητά δεύτερο παράγοντα. Ρυθμίστε έναν άλλον πριν διαγράψετε αυτόν.
factorsLive-noPasskeys = Δεν έχετε ακόμη κλειδιά πρόσβασης.
factorsLive-never = δεν χρησιμοποιήθηκε ποτέ
factorsLive-used = τελευταία χρήση { $when }
factorsLive-made = προστέθηκε { $when }
factorsLive-remove = Διαγραφή
factorsLive-removed = Διαγράφηκε.
factorsLive-added = Προστέθηκε.
factorsLive-removeQuestion = Να διαγραφεί το κλειδί πρόσβασης «{ $name }»; Δεν θα ανοίγει πια τον λογαριασμό σας.
factorsLive-removeAppQuestion = Να διαγραφεί η εφαρμογή; Οι κωδικοί της δεν θα ανοίγουν πια τον λογαριασμό σας.
factorsLive-nameIt = Δώστε ένα όνομα στο κλειδί πρόσβασης.
factorsLive-passkeyCancelled = Δεν χρησιμοποιήθηκε κλειδί πρόσβασης. Δοκιμάστε ξανά.
factorsLive-passkeyRefused = Ο διακομιστής δεν δέχτηκε αυτό το κλειδί πρόσβασης. Δοκιμάστε ξανά.
factorsLive-appSince = Η εφαρμογή σας ρυθμίστηκε { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Απομένει { $n } κωδικός ανάκτησης.
       *[other] Απομένουν { $n } κωδικοί ανάκτησης.
    }
factorsLive-wrongCode = Αυτός ο κωδικός είναι λάθος. Ελέγξτε το ρολόι του τηλεφώνου σας και πληκτρολογήστε τον κωδικό που εμφανίζεται τώρα.
factorsLive-notConfirmed = Αυτό είναι λάθος. Δοκιμάστε ξανά.
factorsLive-done = Έχετε πλέον δεύτερο παράγοντα. Φυλάξτε τους κωδικούς ανάκτησης και συνεχίστε.
factorsLive-copied = Αντιγράφηκε
factorsLive-copyFailed = Η αντιγραφή απέτυχε. Επιλέξτε το κείμενο και αντιγράψτε το.

## secondStep

secondStep-title = Ένα βήμα ακόμη
secondStep-passkey = Χρήση κλειδιού πρόσβασης
secondStep-code = Κωδικός της εφαρμογής σας ή κωδικός ανάκτησης
secondStep-codeHint = Έξι ψηφία ή δεκαέξι γράμματα και ψηφία.
secondStep-recoveryCode = Κωδικός ανάκτησης
secondStep-recoveryHint = Δεκαέξι γράμματα και ψηφία. Τον λάβατε όταν προσθέσατε το κλειδί πρόσβασής σας.
secondStep-submit = Σύνδεση
secondStep-lost = Τα χάσατε όλα; Ένας διαχειριστής αυτού του διακομιστή μπορεί να επαναφέρει τους δεύτερους παράγοντές σας.
secondStep-again = Από την αρχή

## secondStepLive

secondStepLive-noCode = Εισαγάγετε έναν κωδικό.
secondStepLive-wrongCode = Αυτός ο κωδικός είναι λάθος ή έχει ήδη χρησιμοποιηθεί. Περιμένετε τον επόμενο.
secondStepLive-passkeyCancelled = Δεν χρησιμοποιήθηκε κλειδί πρόσβασης. Δοκιμάστε ξανά ή χρησιμοποιήστε κωδικό.
secondStepLive-passkeyRefused = Ο διακομιστής δεν δέχτηκε αυτό το κλειδί πρόσβασης. Δοκιμάστε ξανά ή χρησιμοποιήστε κωδικό.
secondStepLive-limited =
    { $n ->
        [one] Πάρα πολλοί λανθασμένοι κωδικοί. Δοκιμάστε ξανά σε { $n } δευτερόλεπτο.
       *[other] Πάρα πολλοί λανθασμένοι κωδικοί. Δοκιμάστε ξανά σε { $n } δευτερόλεπτα.
    }
secondStepLive-retry = Μπορείτε να δοκιμάσετε ξανά τώρα.
secondStepLive-offline = Ο διακομιστής δεν απάντησε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
secondStepLive-failed = Κάτι πήγε στραβά ({ $status }).

## tokens

tokens-may = Τι επιτρέπεται να κάνει
tokens-everything = Όλα
tokens-create = Μόνο δημιουργία συνδέσμων
tokens-createRead = Δημιουργία και ανάγνωση συνδέσμων
tokens-audit = Μόνο ανάγνωση αρχείων καταγραφής
tokens-lasts = Πόσο χρόνο λειτουργεί
tokens-always = Μέχρι να ανακληθεί
tokens-days30 = 30 ημέρες
tokens-days90 = 90 ημέρες
tokens-year = Ένα έτος
tokens-networks = Μόνο από ορισμένα δίκτυα
tokens-networksLabel = Διευθύνσεις ή δίκτυα
tokens-networksHint = Χωρίστε τα με κόμματα. Αν μείνει κενό, το διακριτικό λειτουργεί παντού.

## tokensLive

tokensLive-tokenMay = επιτρέπεται: { $what }
tokensLive-tokenCreate = δημιουργία
tokensLive-tokenRead = ανάγνωση
tokensLive-tokenAudit = ανάγνωση αρχείων καταγραφής
tokensLive-tokenExpire = διαγραφή
tokensLive-tokenAdmin = διαχείριση
tokensLive-tokenFrom = μόνο από { $networks }
tokensLive-tokenUntil = λήγει { $when }
tokensLive-tokenOver = έληξε { $when }
tokensLive-tokenUsedFrom = τελευταία χρήση { $when } από { $address }
tokensLive-badNetworks = Εισαγάγετε διευθύνσεις ή δίκτυα όπως 192.0.2.0/24, το πολύ 50.

## oversightLive

oversightLive-auditor = ελεγκτής
oversightLive-makeAuditor = Ορισμός ως ελεγκτή
oversightLive-makeAuditorQuestion = Να γίνει ελεγκτής ο λογαριασμός { $email }; Θα βλέπει τα αρχεία καταγραφής όλων, και κανένα μυστικό.
oversightLive-takeAuditor = Αφαίρεση δικαιωμάτων ελεγκτή
oversightLive-takeAuditorQuestion = Να αφαιρεθούν τα δικαιώματα ελεγκτή από τον λογαριασμό { $email }; Οι συνεδρίες και τα διακριτικά του τερματίζονται.
oversightLive-log = Καταγραφή
oversightLive-logMore = Περισσότερες εγγραφές
oversightLive-logNothing = Καμία εγγραφή.

## signIns

signIns-title = Πρόσφατες συνδέσεις
signIns-text = Ποιος συνδέθηκε στον λογαριασμό σας ή προσπάθησε να συνδεθεί. Αν δεν αναγνωρίζετε μια σύνδεση, αλλάξτε τον κωδικό πρόσβασής σας.

## signInsLive

signInsLive-signedIn = Σύνδεση
signInsLive-signInFailed = Αποτυχημένη σύνδεση
signInsLive-byPassword = με κωδικό πρόσβασης
signInsLive-byLink = με σύνδεσμο μίας χρήσης
signInsLive-bySetup = με τον κωδικό ρύθμισης
signInsLive-bySignUp = με δημιουργία του λογαριασμού
signInsLive-byDirectory = μέσω του καταλόγου
signInsLive-byCompany = μέσω της εταιρικής σύνδεσης
signInsLive-byPasskey = με κλειδί πρόσβασης
signInsLive-secondFactor = με δεύτερο παράγοντα
signInsLive-wrongPassword = λάθος κωδικός πρόσβασης
signInsLive-wrongCode = λάθος κωδικός ρύθμισης
signInsLive-wrongLink = μη έγκυρος σύνδεσμος μίας χρήσης
signInsLive-wrongCurrent = λάθος τρέχων κωδικός πρόσβασης
signInsLive-wrongFactor = λάθος δεύτερος παράγοντας
signInsLive-wrongPasskey = λάθος κλειδί πρόσβασης
signInsLive-deviceGuesses = πάρα πολλές δοκιμές σε γνωστές συσκευές
signInsLive-unanswered = ο κατάλογος δεν απάντησε
signInsLive-asAdministrator = ως διαχειριστής
signInsLive-times =
    { $n ->
        [one] { $n } φορά
       *[other] { $n } φορές
    }
signInsLive-noSignIns = Δεν έχει καταγραφεί ακόμη σύνδεση.

## adminLog

adminLog-title = Αρχείο καταγραφής διαχειριστών
adminLog-lead = Ποιος συνδέθηκε και ποιος άλλαξε λογαριασμούς, διακριτικά, κλειδιά και ρυθμίσεις. Καμία εγγραφή δεν μπορεί να αλλάξει ή να διαγραφεί χωρίς να γίνει αντιληπτό.
adminLog-person = Διεύθυνση email
adminLog-personHint = Εκείνου που το έκανε ή εκείνου τον οποίο αφορά.
adminLog-what = Τι
adminLog-everything = Όλα
adminLog-show = Εμφάνιση
adminLog-newer = Νεότερες
adminLog-older = Παλαιότερες

## adminLogLive

adminLogLive-signOut = Αποσύνδεση
adminLogLive-leftOut = Περισσότερες αποτυχίες από όσες εμφανίζονται
adminLogLive-userAdded = Προσθήκη λογαριασμού
adminLogLive-userRemoved = Διαγραφή λογαριασμού
adminLogLive-userDisabled = Απενεργοποίηση λογαριασμού
adminLogLive-userEnabled = Ενεργοποίηση λογαριασμού
adminLogLive-madeAdministrator = Ορισμός ως διαχειριστή
adminLogLive-noAdministrator = Αφαίρεση ρόλου διαχειριστή
adminLogLive-madeAuditor = Ορισμός ως ελεγκτή
adminLogLive-noAuditor = Αφαίρεση ρόλου ελεγκτή
adminLogLive-suspended = Αναστολή από την εταιρική σύνδεση
adminLogLive-admitted = Άρση αναστολής από την εταιρική σύνδεση
adminLogLive-linked = Αντιστοίχιση με την εταιρική σύνδεση
adminLogLive-unlinked = Κατάργηση αντιστοίχισης με την εταιρική σύνδεση
adminLogLive-vouched = Επιβεβαίωση διεύθυνσης από διαχειριστή
adminLogLive-joinedGroup = Προσθήκη σε ομάδα
adminLogLive-leftGroup = Αφαίρεση από ομάδα
adminLogLive-factorAdded = Προσθήκη δεύτερου παράγοντα
adminLogLive-factorRemoved = Διαγραφή δεύτερου παράγοντα
adminLogLive-factorsReset = Επαναφορά δεύτερων παραγόντων
adminLogLive-codesMade = Δημιουργία κωδικών ανάκτησης
adminLogLive-invited = Πρόσκληση
adminLogLive-accessEnded = Τερματισμός κάθε πρόσβασης
adminLogLive-linksExpired = Διαγραφή συνδέσμων του λογαριασμού
adminLogLive-withdrawn = Απόσυρση πρόσκλησης
adminLogLive-sessionEnded = Τερματισμός συνεδρίας
adminLogLive-linkMade = Δημιουργία συνδέσμου μίας χρήσης
adminLogLive-passwordSet = Ορισμός κωδικού πρόσβασης
adminLogLive-tokenMade = Δημιουργία διακριτικού API
adminLogLive-tokenRemoved = Ανάκληση διακριτικού API
adminLogLive-settingsChanged = Αλλαγή ρυθμίσεων
adminLogLive-rotationBegun = Έναρξη εναλλαγής του κύριου κλειδιού
adminLogLive-rotationEnded = Λήξη εναλλαγής του κύριου κλειδιού
adminLogLive-exported = Εξαγωγή αρχείων καταγραφής ελέγχου
adminLogLive-backedUp = Δημιουργία αντιγράφου ασφαλείας
adminLogLive-restored = Επαναφορά αντιγράφου ασφαλείας
adminLogLive-byWhom = από: { $name }
adminLogLive-commandLine = γραμμή εντολών
adminLogLive-server = διακομιστής
adminLogLive-bySetupCode = κωδικός ρύθμισης
adminLogLive-bySigningUp = εγγραφή
adminLogLive-byOneTimeLink = σύνδεσμος μίας χρήσης
adminLogLive-directory = κατάλογος
adminLogLive-companySignIn = εταιρική σύνδεση
adminLogLive-noEntries = Καμία εγγραφή δεν ταιριάζει.
adminLogLive-showAll = Εμφάνιση όλων

## ownLogLive

ownLogLive-own-creation = δημιουργήθηκε
ownLogLive-own-view = ανοίχτηκε
ownLogLive-own-failed_view = άκαρπη προσπάθεια
ownLogLive-own-expire = διαγράφηκε
ownLogLive-own-restored = η διαγραφή αναιρέθηκε
ownLogLive-own-failed_passphrase = λάθος φράση πρόσβασης
ownLogLive-own-probable_program = πιθανότατα πρόγραμμα
ownLogLive-own-code_sent = στάλθηκε κωδικός με email
ownLogLive-own-code_queued = κωδικός περιμένει να σταλεί με email
ownLogLive-own-code_failed = δεν στάλθηκε κωδικός με email
ownLogLive-own-failed_code = λάθος κωδικός
ownLogLive-own-owner_view = ανοίχτηκε από εσάς
ownLogLive-own-wrong_network = προσπάθεια από άλλο δίκτυο
ownLogLive-own-other_device = προσπάθεια σε άλλη συσκευή
ownLogLive-own-alarm = αναφορά: «Δεν ήμουν εγώ»
ownLogLive-own-freeze = παύση από εσάς
ownLogLive-own-thaw = άρση παύσης από εσάς
ownLogLive-own-changed = αλλαγή από εσάς
ownLogLive-own-hold_asked = περιμένει την έγκρισή σας
ownLogLive-own-hold_released = έγκριση από εσάς
ownLogLive-own-hold_refused = άρνηση και παύση από εσάς
ownLogLive-own-request_view = διαβάστηκε
ownLogLive-own-answer = απαντήθηκε
ownLogLive-own-mail_returned = το email επιστράφηκε
ownLogLive-own-creation_email_send = ζητήθηκε ειδοποίηση με email

## seenLogLive

seenLogLive-seen-creation = δημιουργήθηκε
seenLogLive-seen-view = ανοίχτηκε
seenLogLive-seen-failed_view = άκαρπη προσπάθεια
seenLogLive-seen-expire = διαγράφηκε
seenLogLive-seen-restored = η διαγραφή αναιρέθηκε
seenLogLive-seen-failed_passphrase = λάθος φράση πρόσβασης
seenLogLive-seen-probable_program = πιθανότατα πρόγραμμα
seenLogLive-seen-code_sent = στάλθηκε κωδικός με email
seenLogLive-seen-code_queued = κωδικός περιμένει να σταλεί με email
seenLogLive-seen-code_failed = δεν στάλθηκε κωδικός με email
seenLogLive-seen-failed_code = λάθος κωδικός
seenLogLive-seen-owner_view = ανοίχτηκε από τον κάτοχο
seenLogLive-seen-wrong_network = άρνηση εκτός των δικτύων του
seenLogLive-seen-other_device = άρνηση σε άλλη συσκευή
seenLogLive-seen-alarm = αναφορά από παραλήπτη
seenLogLive-seen-freeze = παύση από τον κάτοχο
seenLogLive-seen-thaw = άρση παύσης από τον κάτοχο
seenLogLive-seen-changed = αλλαγή από τον κάτοχο
seenLogLive-seen-hold_asked = περιμένει τον κάτοχο
seenLogLive-seen-hold_released = έγκριση από τον κάτοχο
seenLogLive-seen-hold_refused = άρνηση από τον κάτοχο
seenLogLive-seen-request_view = διαβάστηκε
seenLogLive-seen-answer = απαντήθηκε
seenLogLive-seen-mail_returned = το email επιστράφηκε
seenLogLive-seen-creation_email_send = ζητήθηκε ειδοποίηση με email

## eventNamesLive

eventNamesLive-push-created = Δημιουργία συνδέσμου
eventNamesLive-push-viewed = Άνοιγμα συνδέσμου
eventNamesLive-push-wrong_passphrase = Λάθος φράση πρόσβασης
eventNamesLive-push-expired = Λήξη συνδέσμου
eventNamesLive-push-alarm = Αναφορά από παραλήπτη
eventNamesLive-push-hold_asked = Κάποιος περιμένει
eventNamesLive-push-code_failed = Δεν στάλθηκε κωδικός με email
eventNamesLive-request-answered = Απάντηση σε αίτημα
eventNamesLive-request-closed = Κλείσιμο αιτήματος

## conditionWords

conditionWords-passphrases = φράσεις πρόσβασης
conditionWords-passwords = κωδικοί πρόσβασης
conditionWords-second_factors = δεύτεροι παράγοντες
conditionWords-passkeys = κλειδιά πρόσβασης

## conditionSays

conditionSays-disk_full = Μόνο { $freeBytes } είναι ελεύθερα στον δίσκο του { $directory }: κάτω από { $floorBytes } δεν γίνονται δεκτά αρχεία.
conditionSays-disk_low = { $freeBytes } είναι ελεύθερα στον δίσκο του { $directory }, λιγότερα από όσα μπορεί να χρειαστούν τα αρχεία ενός συνδέσμου ({ $linkBytes }).
conditionSays-disk_no_inodes = Στον δίσκο του { $directory } χωράνε λίγα αρχεία ακόμη ({ $files }): δεν έχει άλλα inodes.
conditionSays-disk_error = Ο δίσκος του { $directory } έδωσε σφάλμα ({ $atMs }): { $reason }
conditionSays-database_damaged = Η βάση δεδομένων έχει υποστεί βλάβη. Το αρχείο καταγραφής αναφέρει σε ποια σημεία.
conditionSays-database_trouble = Αυτός ο διακομιστής δεν πρέπει να λαμβάνει αιτήματα: { $reason }
conditionSays-bucket_trouble = Δεν μπορούν να αποθηκευτούν ή να ανοιχτούν αρχεία: { $reason }
conditionSays-scanner_trouble = Το πρόγραμμα σάρωσης για ιούς δεν αποφαίνεται για κανένα αρχείο, γι’ αυτό απορρίπτονται όλα: { $reason }
conditionSays-sweep_failed = Ό,τι έληξε δεν διαγράφεται από τον δίσκο: { $reason }
conditionSays-clock_jumped = Το ρολόι πήγε μπροστά περισσότερο από μία ημέρα. Τώρα δείχνει: { $nowMs }. Για μία ώρα μετά το άλμα δεν διαγράφεται τίποτα οριστικά.
conditionSays-backup_failed = Το τελευταίο αντίγραφο ασφαλείας απέτυχε: { $reason }
conditionSays-backup_damaged = Το τελευταίο αντίγραφο ασφαλείας, { $name }, περιέχει δεδομένα που έχουν υποστεί βλάβη. Σημεία με βλάβη: { $count }. { $reason }
conditionSays-backup_old = Τελευταίο αντίγραφο ασφαλείας: { $lastMs }.
conditionSays-certificate_ended = Το πιστοποιητικό { $file } έχει λήξει ({ $untilMs }): τα προγράμματα-πελάτες το απορρίπτουν.
conditionSays-certificate_ends = Το πιστοποιητικό { $file } ισχύει έως { $untilMs }.
conditionSays-certificate_unusable = Ένα πιστοποιητικό στον δίσκο δεν μπορεί να χρησιμοποιηθεί: { $reason } Ένας διακομιστής σε λειτουργία κρατά το προηγούμενο.
conditionSays-certificate_not_obtained = Δεν υπάρχει έγκυρο πιστοποιητικό, και τα προγράμματα-πελάτες απορρίπτουν αυτόν τον διακομιστή: { $reason }
conditionSays-certificate_not_renewed = Δεν ήταν δυνατή η ανανέωση του πιστοποιητικού: { $reason }
conditionSays-client_secret_refused = Ο πάροχος σύνδεσης δεν δέχεται το oidc.client_secret: κανείς δεν μπορεί να συνδεθεί εκεί.
conditionSays-client_secret_ends = Το μυστικό στο oidc.client_secret ισχύει έως { $untilMs }. Μετά από αυτό, κανείς δεν μπορεί να συνδεθεί στον πάροχο.
conditionSays-token_ends = Το διακριτικό API «{ $name }» του λογαριασμού { $owner }, που χρησιμοποιήθηκε πρόσφατα, ισχύει έως { $untilMs }.
conditionSays-administrator_new = Νέος διαχειριστής: { $user }, { $sinceMs }. Ορίστηκε από: { $by }.
conditionSays-guessing = Κάποιος προσπαθεί να μαντέψει ({ $guessed }): μέσα σε μία ώρα απορρίφθηκαν { $times } ή περισσότερες προσπάθειες, επειδή ήταν πάρα πολλές.
conditionSays-codes_failed = Οι κωδικοί για παραλήπτες δεν μπορούν να σταλούν με email: { $reason }
conditionSays-codes_wait = Μηνύματα email σε αναμονή με κωδικούς για παραλήπτες: { $count }. Κάποιος παραλήπτης ή αποστολέας έφτασε το όριο ανά ώρα. Το τελευταίο email φεύγει: { $untilMs }.
conditionSays-deliveries_dead = Συμβάντα που δεν ήταν δυνατό να παραδοθούν για ημέρες και εγκαταλείφθηκαν: { $count }.
conditionSays-deliveries_late = Ένα συμβάν δεν έχει παραδοθεί ακόμη. Συνέβη: { $sinceMs }.
conditionSays-nodes_differ = Οι κόμβοι δεν είναι ίδιοι: { $reason }
conditionSays-version_ready = Το αρχείο μιας νέας έκδοσης βρίσκεται στο { $file }.
conditionSays-disk_fine = { $freeBytes } από { $totalBytes } είναι ελεύθερα στον δίσκο του { $directory }.
conditionSays-certificate_fine = Το πιστοποιητικό { $file } ισχύει έως { $untilMs }.
conditionSays-backup_none = Αυτό το πρόγραμμα δεν έχει δημιουργήσει ακόμη αντίγραφο ασφαλείας.
conditionSays-backup_fine = Τελευταίο αντίγραφο ασφαλείας: { $lastMs }.
conditionSays-backup_scheduled = Τελευταίο αντίγραφο ασφαλείας: { $name }, { $lastMs }. Το επόμενο: { $nextMs }.
conditionSays-node_fine = Ο κόμβος { $node } εκτελεί την έκδοση { $version }.

## conditionMend

conditionMend-disk_full = Ελευθερώστε χώρο σε αυτόν τον δίσκο ή μεγαλώστε τον.
conditionMend-disk_low = Ελευθερώστε χώρο σε αυτόν τον δίσκο ή μεγαλώστε τον.
conditionMend-disk_no_inodes = Διαγράψτε μικρά αρχεία που άφησαν άλλα προγράμματα σε αυτόν τον δίσκο.
conditionMend-disk_error = Δημιουργήστε τώρα ένα αντίγραφο ασφαλείας. Έπειτα ελέγξτε τον δίσκο και τη σύνδεσή του. Το αρχείο καταγραφής του συστήματος λέει περισσότερα.
conditionMend-database_damaged = Επαναφέρετε ένα αντίγραφο ασφαλείας.
conditionMend-database_trouble = Ελέγξτε τη βάση δεδομένων, το μηχάνημά της και τη διαδρομή ως εκεί.
conditionMend-bucket_trouble = Ελέγξτε το bucket, τα κλειδιά του και τη διαδρομή ως εκεί. Ένας κατάλογος που μοιράζονται οι κόμβοι πρέπει να έχει προσαρτηθεί.
conditionMend-scanner_trouble = Εκκινήστε το clamd και επιτρέψτε στον χρήστη αυτού του διακομιστή να διαβάζει την υποδοχή του. Το δικό του αρχείο καταγραφής λέει περισσότερα.
conditionMend-sweep_failed = Κανείς δεν μπορεί να τα ανοίξει. Ελέγξτε τον δίσκο και το αρχείο καταγραφής.
conditionMend-clock_jumped = Αν το ρολόι είναι λάθος, διορθώστε το μέσα σε αυτή την ώρα. Αν είναι σωστό, μην κάνετε τίποτα: αυτή η ειδοποίηση εμφανίζεται και μετά από μεγάλη διακοπή ή επαναφορά.
conditionMend-backup_failed = Αντιμετωπίστε την αιτία. Ο διακομιστής δοκιμάζει ξανά μόνος του.
conditionMend-backup_damaged = Ελέγξτε τον δίσκο και βρείτε τι έχει υποστεί βλάβη. Τα προηγούμενα ακέραια αντίγραφα ασφαλείας διατηρούνται.
conditionMend-backup_old = Ελέγξτε αυτό που δημιουργεί τα αντίγραφα ασφαλείας σας ή δημιουργήστε ένα με το χέρι.
conditionMend-certificate_ended = Αντικαταστήστε τα αρχεία του πιστοποιητικού και του κλειδιού του. Ο διακομιστής τα διαβάζει ξανά μόνος του.
conditionMend-certificate_ends = Αντικαταστήστε τα αρχεία του πιστοποιητικού και του κλειδιού του. Ο διακομιστής τα διαβάζει ξανά μόνος του.
conditionMend-certificate_unusable = Αντικαταστήστε τα αρχεία του πιστοποιητικού και του κλειδιού του.
conditionMend-certificate_not_obtained = Ο διακομιστής δοκιμάζει ξανά μόνος του. Ελέγξτε την αρχή πιστοποίησης και τη διαδρομή ως εκεί.
conditionMend-certificate_not_renewed = Αυτό που χρησιμοποιείται ισχύει έως { $untilMs }, και ο διακομιστής δοκιμάζει ξανά. Ελέγξτε την αρχή πιστοποίησης και τη διαδρομή ως εκεί.
conditionMend-client_secret_refused = Δημιουργήστε νέο μυστικό στον πάροχο και ορίστε το.
conditionMend-client_secret_ends = Δημιουργήστε νέο μυστικό στον πάροχο, ορίστε το, και βάλτε στο oidc.client_secret_until τη λήξη του.
conditionMend-token_ends = Ο κάτοχός του δημιουργεί ένα νέο και το δίνει στο πρόγραμμα που το χρησιμοποιεί.
conditionMend-administrator_new = Αν δεν το περιμένατε, αφαιρέστε το δικαίωμα και δείτε το αρχείο καταγραφής διαχειριστών.
conditionMend-guessing = Το αρχείο καταγραφής αναφέρει τις διευθύνσεις. Αποκλείστε τες στο τείχος προστασίας σας.
conditionMend-codes_failed = Ελέγξτε τον διακομιστή email και τις ρυθμίσεις του email. Οι παραλήπτες των οποίων ο κωδικός δεν στάλθηκε πρέπει να ζητήσουν άλλον.
conditionMend-codes_wait = Αν οι αποστολείς πρέπει να απευθύνονται σε τόσο πολλούς παραλήπτες, αυξήστε το mail.per_hour. Τα αρχεία καταγραφής των συνδέσμων τους λένε ποιων οι κωδικοί περιμένουν.
conditionMend-deliveries_dead = Διορθώστε τον αποδέκτη και έπειτα ζητήστε να παραδοθούν ξανά ή απορρίψτε τα.
conditionMend-deliveries_late = Ελέγξτε τον διακομιστή email, το webhook ή τον συλλέκτη. Το αρχείο καταγραφής λέει ποιο αποτυγχάνει.
conditionMend-nodes_differ = Δώστε σε όλους τους κόμβους την ίδια έκδοση, τις ίδιες ρυθμίσεις και την ίδια ώρα.
conditionMend-version_ready = Ελέγξτε το και έπειτα κάντε αναβάθμιση.
conditionMend-backup_none = Αν τίποτε άλλο δεν δημιουργεί αντίγραφα ασφαλείας αυτού του διακομιστή, δημιουργήστε ένα.

## errorPage

errorPage-missing = Η σελίδα δεν βρέθηκε
errorPage-missingText = Δεν υπάρχει σελίδα σε αυτή τη διεύθυνση.
errorPage-home = Μετάβαση στην αρχική σελίδα
errorPage-busy = Πάρα πολλά αιτήματα
errorPage-busyText = Λάβαμε πάρα πολλά αιτήματα από τη διεύθυνσή σας. Δεν ανοίχτηκε τίποτε. Περιμένετε λίγο και φορτώστε ξανά αυτή τη σελίδα.
errorPage-keySent = Αυτός ο σύνδεσμος δεν είναι πια μυστικός
errorPage-keySentText = Ένα πρόγραμμα στη διαδρομή, όπως ένα φίλτρο email, έγραψε %23 στη θέση του # σε αυτόν τον σύνδεσμο, και έτσι το κλειδί του στάλθηκε στον διακομιστή. Δεν ανοίχτηκε τίποτε και δεν καταμετρήθηκε προβολή, αλλά το κλειδί δεν είναι πια μυστικό. Ζητήστε από τον αποστολέα νέο σύνδεσμο, σταλμένο με άλλον τρόπο.
errorPage-upgrading = Αυτός ο διακομιστής αναβαθμίζεται
errorPage-upgradingText = Δεν ανοίχτηκε και δεν χάθηκε τίποτε. Φορτώστε ξανά αυτή τη σελίδα σε ένα λεπτό.
errorPage-unavailable = Δεν είναι διαθέσιμο αυτή τη στιγμή
errorPage-unavailableText = Ο διακομιστής δεν μπορεί να το κάνει αυτή τη στιγμή. Δεν ανοίχτηκε και δεν χάθηκε τίποτε. Δοκιμάστε ξανά σε λίγα λεπτά.
errorPage-unconfirmed = Δεν επιβεβαιώθηκε
errorPage-unconfirmedText = Ο διακομιστής δεν μπορεί να πει αν έγινε αυτό. Ίσως καταμετρήθηκε προβολή, αν και δεν εμφανίστηκε τίποτε. Δοκιμάστε ξανά σε λίγα λεπτά· αν ως τότε το μυστικό έχει χαθεί, ζητήστε νέο σύνδεσμο από τον αποστολέα του.
errorPage-defect = Κάτι πήγε στραβά
errorPage-defectText = Αυτό δεν θα έπρεπε να συμβεί. Πείτε στον υπεύθυνο λειτουργίας αυτού του διακομιστή πότε συνέβη: οι λεπτομέρειες υπάρχουν στο αρχείο καταγραφής.

## mailShared

mailShared-subject = { $sender } έχει κάτι για εσάς
mailShared-lead = { $sender } μοιράζεται μαζί σας κάτι εμπιστευτικό μέσω της υπηρεσίας { $service }.
mailShared-link = Άνοιγμα
mailShared-until = Ο σύνδεσμος λειτουργεί έως { $when }.
mailShared-views =
    { $n ->
        [one] Μπορεί να ανοιχτεί μία φορά.
       *[other] Μπορεί να ανοιχτεί { $n } φορές.
    }
mailShared-notice = Ζητήστε τον σύνδεσμο από { $sender }: αυτό το email δεν τον περιέχει.
mailShared-stranger = Αν δεν γνωρίζετε τη διεύθυνση { $sender }, αγνοήστε αυτό το email.
mailShared-unverified = Κανείς δεν έχει επαληθεύσει ότι η διεύθυνση { $sender } ανήκει στον αποστολέα. Ρωτήστε με άλλον τρόπο τον κάτοχο της διεύθυνσης { $sender } αν αυτό το email είναι δικό του. Αν δεν μπορείτε, αγνοήστε το.

## mailAsked

mailAsked-subject = { $sender } ζητά κάτι από εσάς
mailAsked-lead = { $sender } ζητά από εσάς κάτι εμπιστευτικό, που θα σταλεί μέσω της υπηρεσίας { $service }.
mailAsked-link = Απάντηση
mailAsked-until = Μπορείτε να απαντήσετε έως { $when }. Δεν χρειάζεστε λογαριασμό.

## mailNeeds

mailNeeds-name = Ο αποστολέας δίνει το όνομα «{ $name }».
mailNeeds-shared = Πριν το ανοίξετε:
mailNeeds-asked = Πριν απαντήσετε:
mailNeeds-from = Ανοίγει από { $when } και μετά.
mailNeeds-passphrase = Χρειάζεστε μια φράση πρόσβασης. { $sender } θα σας τη δώσει με άλλον τρόπο.
mailNeeds-code = Χρειάζεστε έναν κωδικό. Η σελίδα τον στέλνει με email στη διεύθυνση { $address } όταν τον ζητήσετε.
mailNeeds-proof = Μόνο ορισμένα άτομα μπορούν να το ανοίξουν. Η σελίδα σάς ζητά να αποδείξετε ότι είστε ένα από αυτά.
mailNeeds-release = { $sender } πρέπει να σας εγκρίνει το άνοιγμα. Ανοίξτε τον σύνδεσμο και αφήστε τη σελίδα ανοιχτή ως τότε.
mailNeeds-lock = Μόνο η συσκευή και ο περιηγητής που θα το ανοίξουν πρώτοι μπορούν να το ανοίξουν ξανά. Ανοίξτε το εκεί όπου το χρειάζεστε.
mailNeeds-letters = Η σελίδα δείχνει τρία γράμματα. Πληκτρολογήστε τα, ώστε να ξέρει ότι δεν είστε πρόγραμμα.

## mailOpened

mailOpened-subject = Ανοίχτηκε: { $name }
mailOpened-unnamed = Ο σύνδεσμός σας ({ $date })
mailOpened-lead = Ο σύνδεσμός σας ανοίχτηκε: { $when }.
mailOpened-left =
    { $n ->
        [one] Μπορεί να ανοιχτεί μία φορά ακόμη.
       *[other] Μπορεί να ανοιχτεί { $n } φορές ακόμη.
    }
mailOpened-last = Αυτή ήταν η τελευταία προβολή: το μυστικό διαγράφηκε οριστικά.
mailOpened-link = Οι σύνδεσμοί μου
mailOpened-why = Λαμβάνετε αυτό το email επειδή ζητήσατε να ενημερωθείτε όταν ανοιχτεί.

## mailAnswered

mailAnswered-subject = Απαντήθηκε: { $name }
mailAnswered-unnamed = Το αίτημά σας ({ $date })
mailAnswered-lead = Το αίτημά σας απαντήθηκε: { $when }.
mailAnswered-keep = Αυτό το email δεν περιέχει την απάντηση. Συνδεθείτε για να την ανοίξετε.
mailAnswered-link = Τα αιτήματά μου
mailAnswered-why = Λαμβάνετε αυτό το email επειδή ζητήσατε ένα για κάθε απάντηση.

## mailCode

mailCode-subject = Ο κωδικός σας από { $service }
mailCode-lead = Κάποιος μοιράζεται μαζί σας κάτι εμπιστευτικό μέσω της υπηρεσίας { $service }. Για να το ανοίξετε, πληκτρολογήστε αυτόν τον κωδικό στη σελίδα που τον ζήτησε:
mailCode-leadNamed = { $sender } μοιράζεται μαζί σας κάτι εμπιστευτικό μέσω της υπηρεσίας { $service }. Για να το ανοίξετε, πληκτρολογήστε αυτόν τον κωδικό στη σελίδα που τον ζήτησε:
mailCode-asks = Κάποιος σας ζητά κάτι εμπιστευτικό μέσω της υπηρεσίας { $service }. Για να διαβάσετε το αίτημα και να απαντήσετε, πληκτρολογήστε αυτόν τον κωδικό στη σελίδα που τον ζήτησε:
mailCode-asksNamed = { $sender } σας ζητά κάτι εμπιστευτικό μέσω της υπηρεσίας { $service }. Για να διαβάσετε το αίτημα και να απαντήσετε, πληκτρολογήστε αυτόν τον κωδικό στη σελίδα που τον ζήτησε:
mailCode-until =
    { $n ->
        [one] Ο κωδικός λειτουργεί μία φορά, για { $n } λεπτό, και μόνο στον περιηγητή που τον ζήτησε.
       *[other] Ο κωδικός λειτουργεί μία φορά, για { $n } λεπτά, και μόνο στον περιηγητή που τον ζήτησε.
    }
mailCode-ignore = Αν δεν ζητήσατε κωδικό, αγνοήστε αυτό το email και μη δώσετε τον κωδικό σε κανέναν.

## mailInvited

mailInvited-subject = Ο λογαριασμός σας στην υπηρεσία { $service }
mailInvited-lead = Έχετε πλέον λογαριασμό στην υπηρεσία { $service }: { $email }.
mailInvited-link = Επιλογή κωδικού πρόσβασης
mailInvited-once = Ο σύνδεσμος λειτουργεί μία φορά, έως { $when }.

## mailReset

mailReset-subject = Νέος κωδικός πρόσβασης για την υπηρεσία { $service }
mailReset-lead = Ένας διαχειριστής της υπηρεσίας { $service } σάς δίνει τη δυνατότητα να επιλέξετε νέο κωδικό πρόσβασης για { $email }.
mailReset-link = Επιλογή κωδικού πρόσβασης
mailReset-once = Ο σύνδεσμος λειτουργεί μία φορά, έως { $when }.

## mailNotice

mailNotice-subject = Ο λογαριασμός σας στην υπηρεσία { $service }
mailNotice-password = Ο κωδικός πρόσβασης του λογαριασμού { $email } άλλαξε: { $when }.
mailNotice-factorAdded = Προστέθηκε δεύτερος παράγοντας στον λογαριασμό { $email }: { $when }.
mailNotice-factorRemoved = Διαγράφηκε ένας δεύτερος παράγοντας του λογαριασμού { $email }: { $when }.
mailNotice-factorsReset = Όλοι οι δεύτεροι παράγοντες του λογαριασμού { $email } διαγράφηκαν από διαχειριστή: { $when }.
mailNotice-recoveryCodes = Δημιουργήθηκαν νέοι κωδικοί ανάκτησης για τον λογαριασμό { $email }: { $when }. Οι προηγούμενοι δεν λειτουργούν πια.
mailNotice-recoveryCode = Χρησιμοποιήθηκε ένας κωδικός ανάκτησης του λογαριασμού { $email }: { $when }. Δεν θα λειτουργήσει ξανά.
mailNotice-devices = Πάρα πολλοί λανθασμένοι κωδικοί πρόσβασης ή άλλοι κωδικοί για τον λογαριασμό { $email } ήρθαν από περιηγητές που είχαν συνδεθεί παλαιότερα: { $when }. Κάποιος ίσως έχει μία από τις συσκευές σας.
mailNotice-from = Αυτό προήλθε από τη διεύθυνση { $address }.
mailNotice-stranger = Αν δεν το περιμένατε, αλλάξτε τον κωδικό πρόσβασής σας στην υπηρεσία { $service } και ενημερώστε τον διαχειριστή της.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } θέμα για τον διαχειριστή
       *[other] { $service }: { $n } θέματα για τον διαχειριστή
    }
mailConditions-link = Κατάσταση του διακομιστή
mailConditions-why = Λαμβάνετε αυτό το email επειδή το notices.mail περιέχει τη διεύθυνσή σας. Έρχεται μία φορά, και ξανά μετά από επτά ημέρες αν δεν έχει αλλάξει τίποτε. Εκτελέστε τις εντολές στο μηχάνημα του διακομιστή, με sudo και το --config του διακομιστή.

## mailTest

mailTest-subject = Δοκιμή: { $service }
mailTest-lead = Τα email από την υπηρεσία { $service } φτάνουν.
mailTest-link = { $service }

## opener

opener-title = Άνοιγμα σφραγισμένου συνδέσμου
opener-lead = Αυτή η σελίδα είναι ένα δικό σας αρχείο: ανοίγει συνδέσμους σφραγισμένους από άκρο σε άκρο, και κανένας διακομιστής δεν μπορεί να την αλλάξει. Ζητά από τον διακομιστή του συνδέσμου το σφραγισμένο μυστικό, και τίποτε άλλο.
opener-link = Σύνδεσμος, με το τμήμα μετά το #
opener-passphraseHint = Μόνο αν σας έδωσε μία ο αποστολέας.
opener-open = Άνοιγμα
opener-notLink = Αυτός δεν είναι σύνδεσμος προς μυστικό. Αντιγράψτε ολόκληρο τον σύνδεσμο, από το https:// ως το τέλος του.
opener-unreachable = Δεν ήρθε απάντηση που να μπορεί να διαβάσει αυτή η σελίδα. Δεν υπάρχει επικοινωνία με τον διακομιστή ή επιτρέπει μόνο στη δική του σελίδα να ανοίξει αυτόν τον σύνδεσμο: το μυστικό ίσως δεν είναι σφραγισμένο ή περιορίζεται σε ορισμένα δίκτυα. Δεν ανοίχτηκε τίποτε.
opener-incomplete = Η απάντηση δεν έφτασε ολόκληρη. Ίσως μέτρησε ως προβολή.
opener-notSealed = Αυτό που έστειλε ο διακομιστής δεν είναι σφραγισμένο, άρα δεν είναι αυτό που σφράγισε ο αποστολέας για αυτόν τον σύνδεσμο. Δεν εμφανίζεται τίποτε από αυτό.
opener-wrong = Η φράση πρόσβασης είναι λάθος ή λείπει. Δεν καταμετρήθηκε προβολή.
opener-refused = Ο διακομιστής δεν το παραδίδει αυτή τη στιγμή. Δεν καταμετρήθηκε προβολή.
opener-held = Όποιος το έστειλε πρέπει να εγκρίνει το άνοιγμα. Πείτε του αυτές τις λέξεις: { $words }
opener-heldWordless = Όποιος το έστειλε πρέπει να εγκρίνει το άνοιγμα.
opener-otherPassphrase = Δεν ανοίγει με αυτή τη φράση πρόσβασης. Δοκιμάστε ξανά: το σφραγισμένο μυστικό είναι εδώ και δεν καταμετράται άλλη προβολή. Αφήστε το πεδίο κενό αν ο αποστολέας δεν σας έδωσε φράση πρόσβασης.
opener-go = Άνοιγμα της διεύθυνσης στο { $host }
opener-saved = Αποθηκεύτηκε

## languages

languages-title = Επιλέξτε τη γλώσσα σας
languages-search = Βρείτε τη γλώσσα σας
languages-searchHint = Το δικό της όνομα, το αγγλικό της όνομα ή ο κωδικός της, όπως pt-BR.
languages-find = Αναζήτηση
languages-none = Καμία γλώσσα δεν ταιριάζει.
languages-all = Όλες οι γλώσσες
languages-browser = Γλώσσα του περιηγητή μου
languages-back = Πίσω στη σελίδα
languages-recipient = Γλώσσα για τον παραλήπτη
languages-recipientHint = Για τη σελίδα του συνδέσμου και το email γι’ αυτόν. Οι παραλήπτες που έχουν επιλέξει γλώσσα κρατούν τη δική τους.
languages-recipientOwn = Όπως ζητά ο περιηγητής τους
languages-answerer = Γλώσσα για όποιον απαντά
languages-answererHint = Για τη σελίδα του αιτήματος. Όσοι έχουν επιλέξει γλώσσα κρατούν τη δική τους.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } γλώσσα
       *[other] { $n } γλώσσες
    }
languagesLive-recipientLanguage = Γλώσσα για τον παραλήπτη
