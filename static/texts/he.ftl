### Hebrew

## layout — frame of every page: skip link, navigation at the top, footer; everybody reads it

layout-skip = דילוג לתוכן
layout-navigation = ראשי
layout-create = חדש
layout-pushes = הקישורים שלי
layout-admin = ניהול
layout-account = חשבון
layout-signIn = כניסה
layout-languages = שפה
layout-light = בהיר
layout-dark = כהה
layout-auto = אוטומטי
layout-api = ממשק API
layout-about = אודות
layout-aboutLine = איך זה עובד ומי מפעיל את השרת
layout-noScript = הדף הזה זקוק ל-JavaScript. הסקריפטים שלו מתקשרים רק עם השרת הזה.
layout-otherWays = אפשר להשתמש גם ב-API או בשורת הפקודה.
layout-waiting = הדף עדיין נטען. אם דבר לא משתנה, טענו אותו מחדש.
layout-plain = החיבור הזה אינו מוצפן: אחרים ברשת יכולים לקרוא את מה שאתם שולחים ופותחים כאן. אם יש כתובת ⁨https://⁩, השתמשו בה.
layout-notSealed = עצרו: התוכן הזה אינו אטום
layout-notSealedText = השולח אטם את הסוד הזה, אבל מה שהשרת שלח אינו אטום. שום דבר ממנו אינו מוצג. פנו אל השולח, למשל בטלפון.

## create — page “New”: the form that makes a link, and the card with the finished link; senders

create-title = שיתוף סוד
create-tagline = שליחת סיסמה או קובץ בקישור שתוקפו פג.
create-kinds = מה לשתף
create-text = טקסט
create-files = קבצים
create-url = קישור
create-qr = קוד QR
create-textLabel = הסוד שלכם
create-shared = שותף מאפליקציה אחרת: בדקו את התוכן לפני השליחה.
create-textPlaceholder = סיסמה, מפתח, פתק…
create-urlLabel = כתובת אינטרנט
create-urlHint = הנמען רואה תחילה את הכתובת, ומאשר לפני המעבר מהדף הזה.
create-qrLabel = טקסט להצגה כקוד QR
create-qrHint = הנמען רואה אותו כקוד QR לסריקה.
create-message = הודעה (לא חובה)
create-filesSignIn = כדי לשתף קבצים יש להיכנס.
create-hide = הסתרה בזמן ההקלדה
create-generator = יצירת סיסמה
create-style = סגנון
create-styleCharacters = תווים
create-styleWords = מילים
create-stylePin = קוד PIN
create-pinHint = מספיק לביטוי סיסמה, כי השרת הזה מגביל את מספר הניסיונות. חלש מדי כסוד עצמו.
create-length = אורך
create-digits = ספרות
create-symbols = סמלים
create-capitals = אותיות גדולות
create-generated = הצעה
create-again = הצעה חדשה
create-use = שימוש בסיסמה זו
create-lifetime = התוקף פג לאחר
create-views = מספר הצפיות
create-passphrase = ביטוי סיסמה (לא חובה)
create-passphraseRequired = ביטוי סיסמה (חובה)
create-passphraseLength =
    { $n ->
        [one] תו אחד לפחות.
        [two] שני תווים לפחות.
       *[other] { $n } תווים לפחות.
    }
create-passphraseHint = העבירו את ביטוי הסיסמה בנפרד, למשל בטלפון.
create-suggest = הצעה
create-add = הוספת אפשרות…
create-covered = להשאיר מכוסה עד להקשה
create-coveredHint = איש לא יקרא את הסוד מעבר לכתף של הנמען כשהוא נפתח.
create-deletable = הנמען רשאי למחוק את הסוד
create-notifyMe = להודיע לי כשנפתח
create-notifyByMail = תקבלו אימייל, וסימון תחת ”הקישורים שלי”.
create-notifyInList = תקבלו סימון תחת ”הקישורים שלי”.
create-name = שם (גלוי רק לכם)
create-note = הערה (גלויה רק לכם)
create-sign = חתימה בשמכם
create-senderName = השם שלכם
create-senderMessage = הודעה לנמען
create-senderMessageHint = מוצגת לפני פתיחת הסוד, לכל מי שמחזיק בקישור. אל תכתבו כאן דבר סודי.
create-senderEmail = להציג את הכתובת של החשבון שלכם: { $email }
create-sealed = הצפנה מקצה לקצה
create-sealedHint = איש מלבד הנמען אינו יכול לקרוא את הסוד, אפילו לא השרת הזה.
create-sealedName = תנו לו שם לרשימה שלכם: גם שמות הקבצים מוגנים. השם, ההערה והחתימה אינם מוגנים.
create-sealedRequired = השרת הזה אינו מקבל אפשרות אחרת.
create-groupLimits = חלות עליכם המגבלות של הקבוצות: { $groups }.
create-shownOnce = העתיקו את הקישור עכשיו. אי אפשר להציג אותו שוב.
create-remembered = הבחירות שלכם נשמרות במכשיר הזה.
create-reset = איפוס לברירת המחדל
create-submit = יצירת הקישור
create-ready = הקישור שלכם מוכן
create-passphraseNext = עכשיו העבירו את ביטוי הסיסמה בדרך אחרת
create-passphraseReminder = הקישור נפתח רק עם ביטוי הסיסמה הזה. אמרו אותו למשל בטלפון. הוא לא יוצג שוב.
create-copyPassphrase = העתקת ביטוי הסיסמה
create-end = מחיקה עכשיו
create-another = שיתוף סוד נוסף

## createClosed — start page for people who may not make links here; visitors

createClosed-title = כדי לשתף סוד יש להיכנס
createClosed-text = מהרשת שלכם, רק בעלי חשבון רשאים ליצור קישורים.
createClosed-hint = אם קיבלתם קישור, הוא נפתח מכאן כרגיל.
createClosed-nothingTitle = אין לכם אפשרות לשתף כאן
createClosed-nothing = המגבלות של הקבוצות שלכם ({ $groups }) אינן מתירות שום סוג של סוד. פנו למנהל המערכת של השרת הזה.

## createLive — page “New”: messages and chips that appear while a sender works

createLive-bytes = { $used } מתוך { $limit }
createLive-characters = תווים: { $used } מתוך { $limit }
createLive-bits =
    { $n ->
        [one] כסיבית אחת
        [two] כשתי סיביות
       *[other] כ-{ $n } סיביות
    }
createLive-termViews =
    { $n ->
        [one] צפייה אחת
        [two] שתי צפיות
       *[other] { $n } צפיות
    }
createLive-termUntil = עד { $date }
createLive-noPassphrase = ללא ביטוי סיסמה
createLive-withPassphrase = עם ביטוי סיסמה
createLive-needsPassphrase = נדרש ביטוי סיסמה
createLive-passphraseMissing = הזינו ביטוי סיסמה: השרת הזה מחייב זאת.
createLive-passphraseShort =
    { $n ->
        [one] ביטוי הסיסמה קצר מדי: נדרש תו אחד לפחות. רצף כמו aaaa או 1234 נחשב לשני תווים.
        [two] ביטוי הסיסמה קצר מדי: נדרשים שני תווים לפחות. רצף כמו aaaa או 1234 נחשב לשני תווים.
       *[other] ביטוי הסיסמה קצר מדי: נדרשים { $n } תווים לפחות. רצף כמו aaaa או 1234 נחשב לשני תווים.
    }
createLive-signed = חתימה: { $by }
createLive-blank = הזינו תחילה סוד.
createLive-tooLong = ארוך מדי: לכל היותר { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] ארוך מדי: לכל היותר תו אחד.
        [two] ארוך מדי: לכל היותר שני תווים.
       *[other] ארוך מדי: לכל היותר { $n } תווים.
    }
createLive-badUrl = הזינו כתובת אינטרנט, כגון ⁨https://example.org⁩.
createLive-unsealed = הדפדפן שלכם לא הצליח לאטום את התוכן. דבר לא נשלח.
createLive-opens =
    { $n ->
        [one] אפשר לפתוח פעם אחת, עד { $date } ({ $relative }).
        [two] אפשר לפתוח פעמיים, עד { $date } ({ $relative }).
       *[other] אפשר לפתוח { $n } פעמים, עד { $date } ({ $relative }).
    }
createLive-endedTitle = הסוד נמחק
createLive-ended = התוכן נמחק לצמיתות. איש אינו יכול עוד לפתוח אותו, גם לא אתם.
createLive-goneTitle = תוקף הקישור פג
createLive-gone = איש אינו יכול עוד לפתוח אותו. התוכן נמחק לצמיתות.
createLive-linkUnsaved = עדיין לא העתקתם את הקישור, והדף הזה הוא היחיד שמציג אותו. לצאת בכל זאת?
createLive-passphraseUnsaved = עדיין לא העתקתם את ביטוי הסיסמה, והדף הזה הוא היחיד שמציג אותו. לצאת בכל זאת?
createLive-leaveIt = יציאה מהדף
createLive-offline = השרת לא ענה. בדקו את החיבור ונסו שוב.
createLive-rateLimited =
    { $n ->
        [one] יותר מדי פניות. נסו שוב בעוד שנייה.
        [two] יותר מדי פניות. נסו שוב בעוד שתי שניות.
       *[other] יותר מדי פניות. נסו שוב בעוד { $n } שניות.
    }
createLive-tryAgain = אפשר לנסות שוב עכשיו.
createLive-tooLarge = התוכן גדול ממה שהשרת מקבל.
createLive-signInFirst = יש להיכנס תחילה.
createLive-unavailable = השרת אינו זמין כרגע. מה שהקלדתם עדיין כאן: נסו שוב בעוד רגע.
createLive-noSpace = לא נותר מקום בשרת. דבר לא נשמר.
createLive-failed = משהו השתבש ({ $status }). דבר לא נשמר.
createLive-refused = השרת אינו מקבל את הערך הזה.
createLive-tooMany =
    { $n ->
        [one] פריט אחד לכל היותר.
        [two] שני פריטים לכל היותר.
       *[other] { $n } פריטים לכל היותר.
    }
createLive-outOfRange = הזינו מספר בין { $min } ל-{ $max }.

## resultLive — page “New”: news under the finished link, whether it was opened; senders

resultLive-notOpened = עדיין לא נפתח.
resultLive-openedTimes =
    { $n ->
        [one] נפתח פעם אחת: { $date }.
        [two] נפתח פעמיים, לאחרונה: { $date }.
       *[other] נפתח { $n } פעמים, לאחרונה: { $date }.
    }

## fileBox — box into which one drops files; senders, and whoever answers a request

fileBox-files = קבצים
fileBox-dropHere = גררו לכאן קבצים או תיקיות
fileBox-chooseFiles = בחירת קבצים
fileBox-chooseFolder = בחירת תיקייה
fileBox-cancel = ביטול

## filesLive — messages of the box for files and of the upload; senders, and whoever answers a request

filesLive-fileLimits =
    { $n ->
        [one] קובץ אחד לכל היותר, עד { $file }.
        [two] שני קבצים לכל היותר, עד { $file } כל אחד, עד { $push } יחד.
       *[other] { $n } קבצים לכל היותר, עד { $file } כל אחד, עד { $push } יחד.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] אפשר לצרף לקישור אחד רק קובץ אחד.
        [two] אפשר לצרף לקישור אחד שני קבצים לכל היותר.
       *[other] אפשר לצרף לקישור אחד { $n } קבצים לכל היותר.
    }
filesLive-fileTooLarge = הקובץ ”{ $name }” גדול מ-{ $limit }.
filesLive-filesTooLarge = הקבצים יחד גדולים מ-{ $limit }.
filesLive-noFiles = בחרו קובץ אחד לפחות.
filesLive-packing = התיקייה ”{ $name }” עדיין נארזת.
filesLive-remove = הסרת { $name }
filesLive-uploading = { $percent } · { $speed } לשנייה
filesLive-lost = החיבור נותק. ההעלאה תימשך מעצמה.
filesLive-uploaded = נשלח. השרת שומר את התוכן…
filesLive-sealing = מתבצע איטום בדפדפן: { $percent }
filesLive-unreadable = הדפדפן שלכם אינו יכול עוד לקרוא אחד מהקבצים. דבר לא נשלח. בחרו שוב את הקבצים.
filesLive-cancelled = בוטל. דבר לא נשמר.

## reveal — page of a secret: before, during and after opening it; recipients

reveal-title = סוד בשבילכם
reveal-intro = מישהו שיתף אתכם בדבר סודי.
reveal-ownTitle = הסוד שלכם
reveal-ownIntro = אתם שיתפתם את הסוד הזה. הנמענים שלכם פותחים אותו בדף הזה.
reveal-ownPage = מעבר לקישור, לקוד ה-QR וליומן שלו
reveal-passphrase = ביטוי סיסמה
reveal-passphraseHint = תקבלו אותו מהשולח, בנפרד מהקישור הזה.
reveal-unlock = פתיחה
reveal-open = הצגת הסוד
reveal-counts = הפתיחה נחשבת לצפייה.
reveal-how = איך זה עובד
reveal-sealed = הוא מוצפן מקצה לקצה: רק הדפדפן שלכם יכול לפתוח אותו, והשרת הזה אינו יכול לקרוא אותו.
reveal-sealedNoScript = הקישור הזה נפתח רק עם JavaScript או עם הפקודה ”secretpush open”.
reveal-largeText = אחד הקבצים גדול מ-256 MiB, והדפדפן הזה אינו יכול לשמור קובץ אטום בגודל כזה. זה לא נחשב לצפייה. פתחו את הקישור במחשב, ב-Chrome או ב-Edge דרך ⁨https://⁩, או בעזרת הפקודה הזאת:
reveal-copyCommand = העתקת הפקודה
reveal-secret = הסוד
reveal-show = הצגה
reveal-onPaper = הסוד מכוסה. בחרו ”הצגה” בדף, והדפיסו שוב.
reveal-hide = הסתרה
reveal-copy = העתקה
reveal-save = שמירה כקובץ
reveal-print = הדפסה
reveal-files = קבצים
reveal-download = הורדה
reveal-downloadAll = הורדת הכול כ-ZIP
reveal-address = השולח מבקש שתפתחו את הכתובת הזאת:
reveal-go = פתיחת הכתובת…
reveal-goTitle = לצאת מהדף הזה?
reveal-goText = אתם עומדים לפתוח כתובת באתר:
reveal-goYes = פתיחה
reveal-goTo = פתיחת הכתובת ב-{ $host }
reveal-qr = סרקו את הקוד הזה
reveal-qrText = הטקסט של הקוד
reveal-remove = מחיקה עכשיו
reveal-removeText = איש לא יוכל לפתוח שוב את הקישור הזה, גם לא אתם.
reveal-removeYes = מחיקה
reveal-cancel = ביטול
reveal-deletedTitle = נמחק
reveal-deletedText = איש אינו יכול עוד לפתוח את הקישור הזה, והדף כבר אינו מחזיק בסוד.
reveal-undo = ביטול המחיקה
reveal-openAgain = חזרה לקישור
reveal-gone = אין כאן עוד דבר
reveal-goneText = תוקף הקישור הזה פג, הוא נמחק, או שמעולם לא היה קיים.
reveal-openedHere = פתחתם את הקישור הזה במכשיר הזה ב{ $date } ({ $relative }). מאז פג תוקפו או שנמחק.
reveal-goneHint = בקשו מהשולח קישור חדש.
reveal-goneCreate = שיתוף סוד משלכם
reveal-letters = הקלידו את שלוש האותיות האלה
reveal-lettersNeeded = הקלידו את שלוש האותיות ולחצו שוב על הלחצן. דבר לא נפתח.
reveal-lettersOther = אלה היו אותיות אחרות. הקלידו את שלוש האותיות האלה ולחצו שוב על הלחצן. דבר לא נפתח.
reveal-wrong = ביטוי הסיסמה שגוי.
reveal-limited = יותר מדי ביטויי סיסמה שגויים. המתינו דקה ונסו שוב.
reveal-refused = מי ששלח זאת סירב לאשר לכם את הפתיחה.
reveal-waitOver = ההמתנה שלכם הסתיימה. פתחו שוב כדי לבקש פעם נוספת.
reveal-crowded = יותר מדי אנשים ממתינים לכך. נסו שוב בעוד דקה.
reveal-scanner = הדפדפן הזה מזדהה כתוכנה שבודקת קישורים, ולכן דבר לא נפתח. פתחו את הקישור בדפדפן אחר.
reveal-again = טעינה מחדש של הדף אינה פותחת שוב את הסוד. לחצו על הלחצן כדי לפתוח אותו פעם נוספת.
reveal-failed = משהו השתבש בשרת. נסו שוב בעוד רגע.

## senderNote — page of a secret: who sends it, and the sender’s message; recipients

senderNote-label = מאת השולח
senderNote-shares = שיתוף בשבילכם מאת { $name }.
senderNote-writes = הודעה מאת { $name }:
senderNote-unnamedWrites = השולח כותב:
senderNote-account = הסוד נשלח מהחשבון { $email } בשרת הזה.
senderNote-anyAccount = הסוד נשלח מהחשבון { $email }. כל אחד יכול ליצור כאן חשבון, ולכן הכתובת הזאת אינה מאומתת.
senderNote-unverifiedAccount = הסוד נשלח מהחשבון { $email }. איש לא אימת את הכתובת הזאת.
senderNote-ownWords = השם וההודעה הם דבריו של השולח.
senderNote-unverified = השם וההודעה הם דבריו של השולח. השרת הזה אינו יודע אם השם נכון.

## undoPlain — page after a deletion, for browsers without scripts; recipients

undoPlain-seconds =
    { $n ->
        [one] אפשר לבטל את המחיקה במשך שנייה אחת.
        [two] אפשר לבטל את המחיקה במשך שתי שניות.
       *[other] אפשר לבטל את המחיקה במשך { $n } שניות.
    }

## undoLive — after a deletion, while it can be undone; recipients and senders

undoLive-deleted = נמחק. איש אינו יכול לפתוח אותו.
undoLive-undo = ביטול המחיקה ({ $seconds })
undoLive-undone = המחיקה בוטלה.
undoLive-tooLate = לא היה אפשר לבטל את המחיקה: הסוד נמחק לצמיתות.

## revealLive — page of a secret: messages that appear after a click; recipients

revealLive-viewsLeft =
    { $n ->
        [one] אפשר לפתוח אותו עוד פעם אחת, עד { $date } ({ $relative }).
        [two] אפשר לפתוח אותו עוד פעמיים, עד { $date } ({ $relative }).
       *[other] אפשר לפתוח אותו עוד { $n } פעמים, עד { $date } ({ $relative }).
    }
revealLive-lastView = זו הייתה הצפייה האחרונה. הסוד נמחק לצמיתות מהשרת: שמרו עכשיו את מה שנחוץ לכם.
revealLive-lastViewFiles = זו הייתה הצפייה האחרונה. הורידו עכשיו את מה שנחוץ לכם: הקישורים פועלים לזמן קצר בלבד.
revealLive-ownView = הצפיות שלכם אינן נספרות.
revealLive-shown = הסוד מוצג.
revealLive-covered = הסוד מכוסה.
revealLive-copied = הועתק
revealLive-copyFailed = ההעתקה נכשלה. סמנו את הטקסט והעתיקו אותו.
revealLive-wrong = ביטוי הסיסמה שגוי.
revealLive-limited =
    { $n ->
        [one] יותר מדי ביטויי סיסמה שגויים. נסו שוב בעוד שנייה.
        [two] יותר מדי ביטויי סיסמה שגויים. נסו שוב בעוד שתי שניות.
       *[other] יותר מדי ביטויי סיסמה שגויים. נסו שוב בעוד { $n } שניות.
    }
revealLive-busy =
    { $n ->
        [one] יותר מדי פניות. נסו שוב בעוד שנייה.
        [two] יותר מדי פניות. נסו שוב בעוד שתי שניות.
       *[other] יותר מדי פניות. נסו שוב בעוד { $n } שניות.
    }
revealLive-again = אפשר לנסות שוב עכשיו.
revealLive-unconnected = אין חיבור לאינטרנט. דבר לא נפתח.
revealLive-offline = תשובת השרת לא הגיעה בשלמותה. ייתכן שהפתיחה נספרה כצפייה.
revealLive-failed = משהו השתבש בשרת. נסו שוב בעוד רגע.
revealLive-downloaded = הורד
revealLive-downloadedOf = קבצים שהורדו: { $done } מתוך { $total }
revealLive-preview = תצוגה מקדימה
revealLive-previewOf = תצוגה מקדימה של { $name }
revealLive-previewFailed = אי אפשר להציג כאן את התמונה הזאת. הורידו אותה במקום זאת.
revealLive-downloadFailed = ההורדה נעצרה. ייתכן שתוקף הקישור פג.
revealLive-deleteFailed = לא היה אפשר למחוק את הסוד.
revealLive-noAddress = זו אינה כתובת אינטרנט, ולכן היא מוצגת כטקסט רגיל.
revealLive-fileName = secret.txt
revealLive-see = הצגה

## sealedLive — page of a secret that is sealed end to end: what went wrong; recipients

sealedLive-linkCut = הקישור הזה אינו שלם: חסר החלק שאחרי #. בקשו מהשולח את הקישור המלא. דבר לא נפתח, ושום צפייה לא נספרה.
sealedLive-linkAltered = הקישור הזה נקטע או השתנה בדרך: החלק שאחרי # אינו נכון. בקשו מהשולח את הקישור המלא. דבר לא נפתח, ושום צפייה לא נספרה.
sealedLive-moduleMissing = החלק בדף הזה שפותח סודות אטומים לא הגיע. בדקו את החיבור וטענו מחדש את הדף. דבר לא נפתח, ושום צפייה לא נספרה.
sealedLive-sealBroken = התוכן האטום ניזוק או השתנה, ולכן דבר ממנו אינו מוצג. בקשו מהשולח לשלוח אותו שוב.
sealedLive-sealShort = סופו של התוכן האטום חסר, ולכן דבר ממנו אינו מוצג. בקשו מהשולח לשלוח אותו שוב.
sealedLive-sealOther = התוכן האטום אינו מתאים לקישור הזה, או שנאטם באופן שהדף הזה אינו יכול לפתוח. בקשו מהשולח לשלוח אותו שוב.
sealedLive-fileWhole = שלם: הקובץ ”{ $name }” נבדק עד הבייט האחרון.
sealedLive-fileBroken = הקובץ ”{ $name }” ניזוק או השתנה. דבר ממנו לא נשמר.
sealedLive-fileShort = סופו של הקובץ ”{ $name }” חסר. דבר ממנו לא נשמר.
sealedLive-fileTooLarge = הקובץ ”{ $name }” גדול מדי לדפדפן הזה. פתחו את הקישור במחשב, ב-Chrome או ב-Edge דרך ⁨https://⁩, או בעזרת הפקודה ”secretpush open”.

## newRequest — page “Ask for a secret”: the form, and the card with the finished link; people with an account

newRequest-sealed = רק אתם יכולים לקרוא את התשובה
newRequest-sealedHint = אפילו השרת הזה אינו יכול לקרוא אותה.
newRequest-sealedRequired = השרת הזה אינו מקבל אפשרות אחרת.
newRequest-collectTitle = המפתח שלכם לתשובות
newRequest-collectText = הוא נחוץ לקריאת התשובות, ואי אפשר להציג אותו שוב: הורידו את קובץ השחזור. אל תשלחו אותו לאיש.
newRequest-copyCollect = העתקת המפתח
newRequest-recovery = הורדת קובץ השחזור
newRequest-showKey = הצגת המפתח כקישור
newRequest-title = בקשת סוד
newRequest-lead = מי שמקבל את הקישור יכול לשלוח לכם סוד, גם בלי חשבון.
newRequest-link = בקשת סוד ממישהו
newRequest-what = מה אתם צריכים?
newRequest-whatHint = כל מי שמחזיק בקישור יכול לקרוא זאת. אל תכתבו כאן דבר סודי.
newRequest-takesFiles = מותר להם לשלוח קבצים
newRequest-showsEmail = להציג להם את הכתובת של החשבון שלכם: { $email }
newRequest-notifyMe = לשלוח לי אימייל על כל תשובה
newRequest-name = שם (גלוי רק לכם)
newRequest-note = הערה (גלויה רק לכם)
newRequest-files = קבצים למי שעונה (לא חובה)
newRequest-filesHint = למשל טופס למילוי. כל מי שמחזיק בקישור יכול להוריד אותם.
newRequest-until = פתוחה למשך
newRequest-answers = מספר התשובות המותר
newRequest-passphrase = ביטוי סיסמה (לא חובה)
newRequest-passphraseHint = נחוץ לקריאת הבקשה ולמתן תשובה. אמרו אותו למשל בטלפון.
newRequest-more = אפשרויות נוספות
newRequest-submit = יצירת הקישור
newRequest-ready = הקישור שלכם מוכן
newRequest-page = פתיחת הדף של הבקשה
newRequest-passphraseNext = עכשיו העבירו את ביטוי הסיסמה בדרך אחרת
newRequest-passphraseReminder = הבקשה נפתחת רק עם ביטוי הסיסמה הזה. הוא לא יוצג שוב.
newRequest-copyPassphrase = העתקת ביטוי הסיסמה
newRequest-another = בקשת דבר נוסף

## newRequestLive — page “Ask for a secret”: messages and chips that appear while one fills in the form

newRequestLive-blankRequest = כתבו מה אתם צריכים.
newRequestLive-longRequest = ארוך מדי: לכל היותר { $limit }.
newRequestLive-longNote = ההערה שלכם ארוכה מדי: לכל היותר { $limit }.
newRequestLive-answersRange = הזינו מספר בין { $min } ל-{ $max }.
newRequestLive-leadNamed = רק מי שתציינו יכול לשלוח לכם סוד.
newRequestLive-hintNamed = רק מי שתציינו יכול לקרוא זאת.
newRequestLive-termAnswers =
    { $n ->
        [one] תשובה אחת
        [two] שתי תשובות
       *[other] { $n } תשובות
    }
newRequestLive-noPassphrase = ללא ביטוי סיסמה
newRequestLive-withPassphrase = עם ביטוי סיסמה
newRequestLive-takes =
    { $n ->
        [one] אפשר לענות עליה פעם אחת, עד { $date } ({ $relative }).
        [two] אפשר לענות עליה פעמיים, עד { $date } ({ $relative }).
       *[other] אפשר לענות עליה { $n } פעמים, עד { $date } ({ $relative }).
    }
newRequestLive-full = יש לכם יותר מדי בקשות פתוחות. סגרו תחילה אחת מהן.
newRequestLive-tooLarge = התוכן גדול ממה שהשרת מקבל.
newRequestLive-unavailable = השרת אינו זמין כרגע. מה שהקלדתם עדיין כאן: נסו שוב בעוד רגע.
newRequestLive-noSpace = לא נותר מקום בשרת. דבר לא נשמר.
newRequestLive-limited =
    { $n ->
        [one] יותר מדי פניות. נסו שוב בעוד שנייה.
        [two] יותר מדי פניות. נסו שוב בעוד שתי שניות.
       *[other] יותר מדי פניות. נסו שוב בעוד { $n } שניות.
    }
newRequestLive-retry = אפשר לנסות שוב עכשיו.
newRequestLive-noAnswer = השרת לא ענה. בדקו את החיבור ונסו שוב.
newRequestLive-problem = משהו השתבש ({ $status }). דבר לא נשמר.
newRequestLive-refused = השרת אינו מקבל את אחד הערכים האלה.

## requestShareLive — the message that goes with the link of a request, in a mail or chat; written for whoever is asked

requestShareLive-requestMessage =
    { $n ->
        [one] אשמח לקבל דבר סודי דרך הקישור הזה. אפשר לענות פעם אחת, עד { $date }. אין צורך בחשבון:
        [two] אשמח לקבל דבר סודי דרך הקישור הזה. אפשר לענות פעמיים, עד { $date }. אין צורך בחשבון:
       *[other] אשמח לקבל דבר סודי דרך הקישור הזה. אפשר לענות { $n } פעמים, עד { $date }. אין צורך בחשבון:
    }
requestShareLive-requestSubject = בקשה אליכם
requestShareLive-requestTerms =
    { $n ->
        [one] אפשר לענות פעם אחת, עד { $date }.
        [two] אפשר לענות פעמיים, עד { $date }.
       *[other] אפשר לענות { $n } פעמים, עד { $date }.
    }

## requestLetter — printed sheet with the link of a request; read by whoever is asked

requestLetter-to = עבור
requestLetter-from = מאת
requestLetter-title = אתם מתבקשים למסור דבר סודי
requestLetter-intro = אפשר לשלוח אותו מכל טלפון או מחשב. אין צורך בחשבון.
requestLetter-scan = סרקו את הקוד במצלמת הטלפון. או הקלידו את הכתובת בדפדפן בדיוק כפי שהיא מודפסת כאן: יש הבדל בין אותיות גדולות לקטנות.
requestLetter-press = לחצו על הלחצן בדף שנפתח, ושלחו את מה שמתבקש.
requestLetter-passphrase = הזינו את ביטוי הסיסמה ולחצו על הלחצן. מי שמבקש ימסור לכם את ביטוי הסיסמה בדרך אחרת. למען ביטחונכם הוא אינו מופיע בדף המודפס הזה: אל תכתבו אותו כאן.
requestLetter-keep = לאחר מכן השמידו את הדף המודפס הזה.

## request — page of one request, for the person who asks

request-recovery = הורדת קובץ השחזור
request-loadKey = טעינת קובץ השחזור
request-keyFile = קובץ שחזור
request-linkOnce = הקישור המלא הוצג פעם אחת, כשהבקשה נוצרה, והוא נמצא גם בקובץ השחזור. אם אין לכם אף אחד מהם, סגרו את הבקשה הזאת וצרו בקשה חדשה.
request-noScript = התשובות מוצגות רק עם JavaScript.
request-asked = מה אתם מבקשים
request-answers = תשובות
request-close = סגירת הבקשה
request-cancel = ביטול

## requestKeysLive — page of one request: the key that opens its answers; for the person who asks

requestKeysLive-recoveryText =
    הקובץ הזה פותח את התשובות לבקשה שלכם. שמרו אותו ואל תשלחו אותו לאיש.

    כדי לקרוא את התשובות בדפדפן אחר, היכנסו לחשבון, פתחו את דף הבקשה וטענו שם את הקובץ הזה, או פתחו את המפתח שלכם.
requestKeysLive-recoveryLink = הקישור לשליחה:
requestKeysLive-recoveryKey = המפתח שלכם:
requestKeysLive-keyElsewhere = כדי לקרוא אותן בדפדפן אחר, הורידו את קובץ השחזור. אל תשלחו אותו לאיש.
requestKeysLive-keyInTab = בכרטיסייה הזאת נמצא המפתח שפותח את התשובות.
requestKeysLive-keyMissing = רק אתם יכולים לקרוא את התשובות, והמפתח שלכם אינו נמצא בדפדפן הזה: טענו את קובץ השחזור.
requestKeysLive-keyNotInFile = זה אינו קובץ השחזור של הבקשה הזאת.
requestKeysLive-keyLoaded = המפתח שלכם נטען.

## requestWordsLive — page of one request and list of requests: names and the question before closing

requestWordsLive-unnamedRequest = בקשה מ-{ $date }
requestWordsLive-closeQuestion = לסגור את ”{ $name }”? לא יתקבלו עוד תשובות, ותוכן הבקשה יימחק לצמיתות.
requestWordsLive-answersStay = התשובות יישארו עד שתוקפן יפוג.
requestWordsLive-closedNow = נסגרה. תוכן הבקשה נמחק לצמיתות.
requestWordsLive-answeredMeanwhile = התקבלה תשובה חדשה.

## requestLive — page of one request: its state, its terms and its answers; for the person who asks

requestLive-open = פתוחה
requestLive-ready = נענתה
requestLive-closed = סגורה
requestLive-guardedText = הבקשה מוגנת בביטוי הסיסמה, ולכן אינה מוצגת כאן.
requestLive-closedText = הטקסט נמחק לצמיתות כשהבקשה נסגרה.
requestLive-answersOf = תשובות
requestLive-answersCount = { $came } מתוך { $total }
requestLive-openUntil = פתוחה עד
requestLive-filesMay = קבצים
requestLive-filesYes = אפשר לשלוח
requestLive-guard = ביטוי סיסמה
requestLive-guardSet = נחוץ לקריאה ולמתן תשובה
requestLive-email = הכתובת של החשבון שלכם
requestLive-emailShown = מוצגת
requestLive-noAnswers = איש עדיין לא ענה.
requestLive-sendLink = שלחו את הקישור למי שיש לו מה שאתם צריכים.
requestLive-noneCame = איש לא ענה.
requestLive-purged = התשובות כבר נמחקו.
requestLive-answerBy = תשובה מאת { $name }
requestLive-answerOf = תשובה מ-{ $date }
requestLive-newAnswer = חדשה
requestLive-answerOpen = פתיחה
requestLive-answerPage = קישור ויומן
requestLive-answerOver = תוקפה פג
requestLive-allCame = נענתה. הקישור אינו מקבל עוד תשובות.
requestLive-logClosed = נסגרה ידנית

## requestsLive — list “Requests”, and the step about requests in “First steps” (the latter for administrators)

requestsLive-newAnswers =
    { $n ->
        [one] תשובה חדשה אחת
        [two] שתי תשובות חדשות
       *[other] { $n } תשובות חדשות
    }
requestsLive-answersGot =
    { $n ->
        [one] תשובה אחת
        [two] שתי תשובות
       *[other] { $n } תשובות
    }
requestsLive-noneYet = אין תשובה עדיין
requestsLive-closes = תיסגר { $when }
requestsLive-hasClosed = נסגרה
requestsLive-requestMade = נוצרה { $when }
requestsLive-noOpen = אינכם מבקשים דבר כרגע.
requestsLive-noReady = אין בקשה פתוחה שהתקבלה לה תשובה.
requestsLive-noClosed = עוד לא נסגרה אף בקשה.
requestsLive-closeRequest = סגירה

## ownRequests — list “Requests”: its tab and its filter; people with an account

ownRequests-tab = בקשות
ownRequests-open = פתוחות
ownRequests-ready = נענו
ownRequests-closed = סגורות

## answerGate — page that the link of a request opens, before the request is shown; whoever is asked

answerGate-collects = זה הקישור שפותח את התשובות. הוא מיועד למי שביקש: היכנסו לחשבון ופתחו אותו שוב.
answerGate-title = אתם מתבקשים למסור סוד
answerGate-intro = מישהו מבקש שתשלחו לו דבר סודי. אין צורך בחשבון.
answerGate-ownTitle = הבקשה שלכם
answerGate-ownIntro = אתם ביקשתם זאת. אחרים עונים בדף הזה.
answerGate-ownPage = מעבר לקישור, לתשובות וליומן שלה
answerGate-passphraseHint = תקבלו אותו ממי שמבקש, בנפרד מהקישור הזה.
answerGate-read = הצגת הבקשה
answerGate-left =
    { $n ->
        [one] אפשר לענות עליה עוד פעם אחת, עד { $date } ({ $relative }).
        [two] אפשר לענות עליה עוד פעמיים, עד { $date } ({ $relative }).
       *[other] אפשר לענות עליה עוד { $n } פעמים, עד { $date } ({ $relative }).
    }
answerGate-busy = יותר מדי פניות מהכתובת שלכם. המתינו דקה ונסו שוב.

## ownAnswer — page of an answer, for the person who asked: before it is opened

ownAnswer-title = תשובה ל”{ $name }”
ownAnswer-unnamed = תשובה לבקשה שלכם
ownAnswer-intro = רק אתם יכולים לפתוח אותה.
ownAnswer-page = מעבר לבקשה ולכל התשובות שלה

## answer — page on which one answers a request, and the pages after it; whoever is asked

answer-yourName = השם שלכם (לא חובה)
answer-yourNameHint = מי שמבקש רואה אותו.
answer-yourNameOpen = מי שמבקש רואה אותו. הוא אינו מוגן כמו התשובה שלכם.
answer-addressShown = גם כתובת האימייל המאומתת שלכם תוצג למי שמבקש.
answer-title = מה מבקשים מכם
answer-label = ממי שמבקש
answer-asks = מי ששלח לכם את הקישור הזה מבקש:
answer-asksFiles = מי ששלח לכם את הקישור הזה מצרף לכם קבצים.
answer-ownWords = נכתב בידי מי שמבקש. לא בדקנו במי מדובר.
answer-ownWordsAccount = נכתב בידי מי שמבקש.
answer-account = החשבון של מי שמבקש בשרת הזה: { $email }.
answer-anyAccount = החשבון של מי שמבקש: { $email }. כל אחד יכול ליצור כאן חשבון, ולכן הכתובת הזאת אינה מאומתת.
answer-unverifiedAccount = החשבון של מי שמבקש: { $email }. איש לא אימת את הכתובת הזאת.
answer-careful = שלחו רק אם אתם יודעים מי מבקש.
answer-given = קבצים בשבילכם
answer-text = התשובה שלכם
answer-textPlaceholder = סיסמה, מפתח, פתק…
answer-message = הודעה
answer-sealed = הבקשה הזאת מקבלת רק תשובה שאטומה מקצה לקצה. בלי JavaScript הדף הזה אינו יכול לאטום אותה. שלחו אותה בעזרת הפקודה הזאת והקישור המלא:
answer-sealedOnce = רק מי שמבקש יכול לקרוא את התשובה שלכם; השרת הזה אינו יכול. אי אפשר לשנות אותה אחר כך.
answer-once = היא נשמרת מוצפנת, רק מי שמבקש יכול לפתוח אותה, ואי אפשר לשנות אותה אחר כך.
answer-send = שליחה
answer-sent = נשלח
answer-sentText = התשובה שלכם הגיעה. אפשר לסגור את הדף.
answer-sentTo = התשובה שלכם הגיעה אל { $email }. אפשר לסגור את הדף.
answer-sentMore = שליחת תשובה נוספת
answer-notSent = לא נשלח
answer-notSentText = חזרו אחורה: מה שהקלדתם עדיין שם.
answer-back = התחלה מחדש
answer-gone = כבר לא מבקשים כאן דבר
answer-goneText = הבקשה הזאת נסגרה, זמנה תם, או שמעולם לא הייתה קיימת.
answer-goneHint = בקשו קישור חדש ממי ששלח לכם את הקישור.
answer-answered = כבר נענתה
answer-answeredText = כל התשובות שהתבקשו בבקשה הזאת כבר התקבלו.
answer-answeredHint = לא אתם עניתם? הודיעו למי ששלח לכם את הקישור.
answer-blankProblem = הזינו את מה שברצונכם לשלוח.
answer-tooLargeProblem = התוכן גדול ממה שהשרת מקבל.
answer-spaceProblem = לא נותר מקום בשרת. דבר לא נשמר.
answer-goneProblem = הבקשה הזאת אינה מקבלת עוד תשובות. דבר לא נשמר.
answer-passphraseProblem = ביטוי הסיסמה שגוי. דבר לא נשמר.
answer-unprovedProblem = הבקשה הזאת מיועדת לאנשים מסוימים, והדפדפן הזה לא הוכיח שאתם ביניהם. דבר לא נשמר. פתחו שוב את הקישור בכרטיסייה אחרת, בקשו קוד באימייל, ואחר כך שלחו את מה שהקלדתם כאן.

## answerSealedLive — page on which one answers: the answer could not be sealed; whoever is asked

answerSealedLive-answerLinkCut = הקישור אינו שלם: החלק שאחרי # חסר או השתנה בדרך. דבר לא נשלח. פתחו שוב את הקישור המלא, או פנו למי ששלח אותו.
answerSealedLive-sealerMissing = החלק בדף הזה שאוטם את התשובה שלכם לא הגיע. דבר לא נשלח. בדקו את החיבור וטענו מחדש את הדף.
answerSealedLive-notSealed = הדפדפן שלכם לא הצליח לאטום את התוכן. דבר לא נשלח.

## answerLive — page on which one answers: messages that appear while one works; whoever is asked

answerLive-bytes = { $used } מתוך { $limit }
answerLive-blank = הזינו את מה שברצונכם לשלוח.
answerLive-blankFiles = הזינו את מה שברצונכם לשלוח, או בחרו קבצים.
answerLive-tooLong = ארוך מדי: לכל היותר { $limit }.
answerLive-tooLarge = התוכן גדול ממה שהשרת מקבל.
answerLive-over = הבקשה הזאת אינה מקבלת עוד תשובות. דבר לא נשמר.
answerLive-wrong = ביטוי הסיסמה שגוי. דבר לא נשמר.
answerLive-limited =
    { $n ->
        [one] יותר מדי פניות. נסו שוב בעוד שנייה.
        [two] יותר מדי פניות. נסו שוב בעוד שתי שניות.
       *[other] יותר מדי פניות. נסו שוב בעוד { $n } שניות.
    }
answerLive-again = אפשר לנסות שוב עכשיו.
answerLive-unavailable = השרת אינו זמין כרגע. מה שהקלדתם עדיין כאן: נסו שוב בעוד רגע.
answerLive-noSpace = לא נותר מקום בשרת. דבר לא נשמר.
answerLive-offline = השרת לא ענה. ייתכן שהתשובה הגיעה בכל זאת: טענו שוב את הדף כדי לראות.
answerLive-failed = משהו השתבש ({ $status }). דבר לא נשמר.
answerLive-refused = השרת אינו מקבל את התשובה הזאת. דבר לא נשמר.

## receipt — receipt: a page for senders without an account, and where it is offered

receipt-choice = לשמור קבלה
receipt-choiceHint = קישור שני, רק בשבילכם: הוא מראה אם הסוד נפתח, ומאפשר למחוק אותו.
receipt-yours = שמרו את הקבלה שלכם
receipt-yoursShows = היא מראה אם הסוד נפתח, ומאפשרת למחוק אותו.
receipt-yoursText = היא אינה יכולה לקרוא אותו. שמרו אותה לעצמכם: הנמען צריך את הקישור שלמעלה.
receipt-open = פתיחת הקבלה
receipt-copy = העתקת הקבלה
receipt-remember = לזכור את הקישורים שלי במכשיר הזה
receipt-rememberHint = רק את הקבלות, ורק בדפדפן הזה. כל מי שיכול להשתמש בו יכול לראות אותן. אם תכבו את האפשרות, הדפדפן ישכח את כולן.
receipt-list = הקישורים האחרונים שלי
receipt-listText = מה שהדפדפן הזה זוכר על הקישורים שיצרתם בלי חשבון.
receipt-listNone = הדפדפן הזה אינו זוכר קישורים. כל קבלה מציעה לזכור אותם.
receipt-listScripts = הרשימה הזאת זקוקה ל-JavaScript: הדפדפן שומר אותה, לא השרת.
receipt-forget = לשכוח את הכול
receipt-notOpened = עדיין לא נפתח
receipt-neverOpened = מעולם לא נפתח
receipt-notOpenedText = איש לא פתח את הקישור עד כה.
receipt-opened =
    { $n ->
        [one] נפתח פעם אחת
        [two] נפתח פעמיים
       *[other] נפתח { $n } פעמים
    }
receipt-times = מתי נפתח
receipt-timesSome = מתי נפתח לאחרונה
receipt-over = איש אינו יכול עוד לפתוח את הקישור.
receipt-overViews = הקישור נפתח כמספר הפעמים שהתרתם, לאחרונה ב{ $date }. התוכן נמחק לצמיתות.
receipt-overTime = זמנו תם ב{ $date }. התוכן נמחק לצמיתות.
receipt-overHand = הקישור נמחק ב{ $date }. התוכן נמחק לצמיתות.
receipt-left =
    { $n ->
        [one] אפשר לפתוח את הקישור עוד פעם אחת, עד { $date }.
        [two] אפשר לפתוח את הקישור עוד פעמיים, עד { $date }.
       *[other] אפשר לפתוח את הקישור עוד { $n } פעמים, עד { $date }.
    }
receipt-alarmed = נמען מדווח שמישהו אחר פתח את הקישור לפניו. דברו עם הנמען שלכם.
receipt-frozen = הקישור מושהה: איש אינו יכול לפתוח אותו.
receipt-again = בדיקה חוזרת
receipt-unknown = לא ידוע כאן דבר
receipt-unknownText = הקבלה הזאת אינה שייכת לשום קישור בשרת הזה. בדקו שהכתובת שלמה.
receipt-unknownHint = זמן מה אחרי שתוקפו של קישור פג, השרת מוחק את כל מה שידע עליו.

## receiptListLive — page “My recent links” of senders without an account: a line for each link

receiptListLive-made = נוצר ב-{ $date }
receiptListLive-stateOpened =
    { $n ->
        [one] נפתח פעם אחת
        [two] נפתח פעמיים
       *[other] נפתח { $n } פעמים
    }
receiptListLive-stateNone = עדיין לא נפתח
receiptListLive-stateOver = תוקפו פג
receiptListLive-stateAlarmed = דיווח
receiptListLive-stateFrozen = מושהה
receiptListLive-stateUnknown = לא ידוע עליו עוד דבר
receiptListLive-stateFailed = השרת לא ענה
receiptListLive-forgotten = נשכח. מעתה הדפדפן הזה אינו זוכר קישורים.

## about — page “How this works and who runs it”; everybody. Each sentence is a promise: no more and no less than the English

about-title = איך זה עובד ומי מפעיל את השרת
about-lead = אתם משתפים סוד בצורת קישור. הקישור מפסיק לפעול מעצמו, ואז הסוד נמחק לצמיתות.
about-operatorTitle = מי מפעיל את השרת הזה
about-runBy = השרת הזה מופעל בידי { $name }.
about-unnamed = מפעיל השרת הזה לא הזין כאן שם. שאלו את מי ששלח אתכם לכאן.
about-contact = יצירת קשר:
about-program = התוכנה: Secret Push, גרסה { $version }.
about-words = היא מציעה מילים מתוך EFF Long Wordlist של Electronic Frontier Foundation (⁨https://www.eff.org/dice⁩), בלי ארבע מהן, ברישיון CC BY 3.0 US (⁨https://creativecommons.org/licenses/by/3.0/us/⁩).
about-sealedTitle = איך סוד מוגן
about-sealed = השרת מצפין כל סוד ב-AES-256-GCM לפני שהוא שומר אותו. המפתח נגזר ממפתח אקראי משלו, מהקישור, ואם יש – גם מביטוי הסיסמה.
about-masterKey = המפתח האקראי נשמר מוצפן במפתח הראשי של השרת, שנשמר מחוץ למסד הנתונים.
about-passphrase = השרת אינו שומר שום ביטוי סיסמה, ולא דבר שאפשר להשוות אליו ביטוי כזה. Argon2id מאט את הניחושים, ואחרי חמישה ניסיונות שגויים בתוך דקה כתובת חייבת להמתין.
about-files = גם שמות הקבצים והתוכן שלהם מוצפנים.
about-transport = ההצפנה הזאת מתבצעת בשרת. כתובת ⁨https://⁩ מגינה על הדרך אליו.
about-endToEnd = השולח יכול גם לאטום סוד בדפדפן או בשורת הפקודה, בפורמט הפתוח age. המפתח נמצא בקישור אחרי #, בחלק שדפדפנים לעולם אינם שולחים: השרת הזה שומר ומוסר מה שאינו יכול לקרוא.
about-endTitle = מה קורה כשתוקפו של קישור פג
about-end = תוקפו של קישור פג לאחר הזמן שנבחר, לאחר הצפייה האחרונה המותרת, או כשמישהו מוחק אותו. באותו רגע המפתח שלו, הסוד וההודעה של השולח נמחקים לצמיתות.
about-endFiles = גם הקבצים נמחקים. קישורי ההורדה של הצפייה האחרונה עדיין פועלים: { $time } לכל היותר, ולעולם לא מעבר לזמן שנבחר.
about-rowAnonymous = היומן של סוד ששותף בלי חשבון נמחק { $time } לאחר שתוקפו פג.
about-rowAnonymousKept = היומן של סוד ששותף בלי חשבון נשמר עד שהמפעיל מוחק אותו.
about-rowOwned = היומן של סוד של שולח מחובר נמחק { $time } לאחר שתוקפו פג, יחד עם השם וההערה שנתן לו השולח.
about-rowOwnedKept = היומן של סוד של שולח מחובר נשמר, יחד עם השם וההערה שנתן לו השולח, עד שהמפעיל מוחק אותו.
about-backups = גיבוי מכיל את מה שהיה שמור כשנוצר, עד שהמפעיל מוחק אותו.
about-loggedTitle = מה נרשם ביומן
about-logged = לכל סוד: מתי נוצר, נפתח, נמחק או הוזן לו ביטוי סיסמה שגוי, עם כתובת הרשת, הדפדפן והדף שממנו הגיע המבקר. שולחים מחוברים רואים את היומן הזה עבור הסודות שלהם.
about-request = לכל פנייה לשרת: זמן, סוג הדף, תוצאה, משך וכתובת רשת. לעולם לא הקישור, הסוד או ביטוי הסיסמה. המפעיל מחליט כמה זמן נשמרות השורות האלה.
about-cookies = קובצי Cookie: אחד לסשן שלכם אחרי הכניסה, אחד לשפה ואחד לצבעים שבחרתם, ואחד בדפדפן שממתין לשולח או שדיווח על קישור. אין מעקב, והדפים אינם טוענים דבר משרתים אחרים.
about-operatorReadsTitle = מה המפעיל יכול ואינו יכול לקרוא
about-seesMeta = המפעיל רואה שסוד קיים: הסוג, הגודל, הזמנים, הצפיות והיומן שלו, וכתובת האימייל של שולח מחובר.
about-adminPage = מנהלי מערכת יכולים למחוק כל סוד. הם אינם רואים את התוכן שלו, וגם לא את השם, ההערה או הקישור שלו. עם זאת, הם יכולים לאפס סיסמה של משתמש ואז להיכנס בשמו.
about-readsOwned = מי שמחזיק גם בנתונים השמורים וגם במפתח הראשי יכול לקרוא סוד של שולח מחובר, כל עוד תוקף הסוד לא פג ואין לו ביטוי סיסמה, וגם את השמות, ההערות וההודעות של אותו שולח.
about-readsAnonymous = לסוד ששותף בלי חשבון דרוש לו גם הקישור, שהשרת אינו שומר.
about-readsGuarded = לסוד עם ביטוי סיסמה דרוש לו גם ביטוי הסיסמה. ביטוי קצר אפשר לנחש, ארוך לא.
about-running = מי ששולט בשרת הפועל יכול לראות סוד ואת ביטוי הסיסמה שלו כשהוא נוצר וכשהוא נפתח.
about-readsSealed = המפעיל אינו יכול לקרוא סוד אטום, גם לא עם כל הנתונים והמפתח הראשי. עם זאת, שרת ששונה בזדון עלול להגיש דף שמסגיר את הסוד: כדי לשלול זאת, פתחו את הקישור בשורת הפקודה.
about-readsExpired = איש אינו יכול לקרוא סוד שתוקפו פג, גם לא המפעיל, אלא אם גיבוי מלפני כן עדיין מכיל אותו.
about-youTitle = מה אתם יכולים לעשות
about-you = בחרו צפיות מעטות וזמן קצר. הוסיפו ביטוי סיסמה, והעבירו אותו בדרך שונה מהקישור. פתחו סוד רק כשאתם יכולים לשמור אותו במקום בטוח.

## accessibility — page “Accessibility”; everybody

accessibility-title = נגישות
accessibility-lead = כל אדם צריך להיות מסוגל לשתף סוד ולפתוח סוד, בכל דרך שבה הוא רואה, שומע, נע וקורא.
accessibility-contactTitle = אם משהו מפריע לכם
accessibility-contact = ספרו למפעיל השרת הזה מה אינו עובד בשבילכם, או בקשו דרך אחרת:
accessibility-nobody = מפעיל השרת הזה לא הזין כאן פרטי קשר. ספרו למי ששלח אתכם לכאן מה אינו עובד בשבילכם, ובקשו דרך אחרת.
accessibility-standardTitle = באילו דרישות הדפים עומדים
accessibility-standard = הדפים האלה נבנו כדי לעמוד ב-WCAG 2.2 ברמה AA, וכך גם בפרק 9 של EN 301 549. לפי בדיקה של היוצרים עצמם הם עומדים בכך, חוץ ממה שמצוין ברשימה הבאה.
accessibility-missingTitle = מה חסר
accessibility-missingUndo = אפשר לבטל מחיקה במשך שמונה שניות ולא יותר, כי אסור שסוד ישרוד את מחיקתו. הלחצן שמבטל אותה מקבל מיד את המיקוד.
accessibility-missingLanguage = מה שאנשים כתבו בעצמם, כמו הודעה או שם של קובץ, אינו כולל סימון של השפה שבה נכתב.
accessibility-missingReaders = שום קורא מסך לא שימש בבדיקה, ועדיין לא השתתפו בה אנשים עם מוגבלות.
accessibility-checkedTitle = איך זה נבדק
accessibility-checkedByProgram = בעזרת axe-core: כל דף בכל מצב, במסך צר ובמסך רחב, בבהיר ובכהה. כל דף גם נכנס לרוחב של 320 פיקסלים, וגם עם טקסט בגודל כפול.
accessibility-checkedByHand = ידנית: המסלולים העיקריים בדפים, במקלדת בלבד, עם רווח גדול יותר בין אותיות ושורות, ובעץ הנגישות של Chromium, שממנו קוראים קוראי המסך.

## caution — what keeps a link closed, and “That wasn’t me”: recipients’ pages, and fields of the form for senders

caution-notMe = זה לא הייתי אני
caution-tellText = אם זה לא היה אדם שאתם מכירים, דווחו לשולח: הדיווח יופיע ביומן שלו.
caution-tellFreezes = הדיווח גם משהה את הקישור: איש לא יוכל לפתוח אותו עד שהשולח יחדש אותו.
caution-tell = דיווח לשולח
caution-told = דיווחתם לשולח שלא אתם פתחתם.
caution-askSender = אם לא אתם פתחתם, בקשו מהשולח סוד חדש.
caution-toldTitle = השולח יכול לראות זאת עכשיו
caution-toldText = היומן שלו מציין שמישהו פתח את הקישור הזה לפניכם.
caution-toldFrozen = הקישור מושהה: איש אינו יכול לפתוח אותו עד שהשולח יחדש אותו.
caution-toldOpen = הקישור עדיין פועל. שאלו את השולח לפני שתסתמכו על מה שמאחוריו.
caution-toldNext = דברו עם השולח בדרך אחרת, למשל בטלפון.
caution-back = חזרה לסוד
caution-frozenTitle = הקישור הזה מושהה
caution-frozenText = איש אינו יכול לפתוח אותו כרגע. הוא יפעל שוב כשהשולח יחדש אותו.
caution-frozenHint = פנו לשולח ואחר כך טענו שוב את הדף. זה לא נחשב לצפייה.
caution-elsewhereTitle = לא מהרשת הזאת
caution-elsewhereText = השולח בחר באילו רשתות הקישור הזה נפתח. הכתובת שלכם { $address } אינה באף אחת מהן.
caution-elsewhereHint = התחברו לרשת הנכונה ואחר כך טענו שוב את הדף. זה לא נחשב לצפייה.
caution-earlyTitle = עדיין לא פתוח
caution-earlyText = הקישור הזה ייפתח ב{ $date } ({ $relative }).
caution-earlyHint = טענו אז שוב את הדף. זה לא נחשב לצפייה.
caution-notBefore = לא ייפתח לפני (לא חובה)
caution-notBeforeHint = לפי אזור הזמן של המכשיר הזה. רק אתם יכולים לפתוח אותו מוקדם יותר.
caution-afterFirstView = לאחר הצפייה הראשונה, התוקף פג בתוך
caution-networks = רק בתוך הרשתות האלה (שאלו את צוות ה-IT)
caution-networksHint = כתובות וטווחים כגון 192.0.2.0/24, מופרדים בפסיקים.
caution-addressees = רק לאנשים האלה (לא חובה)
caution-addresseesHint = כתובות אימייל, או קבוצות כגון group:staff, מופרדות בפסיקים. לפני שהקישור נפתח הנמענים משתמשים בכניסה הארגונית, או בקוד שנשלח אליהם באימייל.
caution-addresseesByCompany = כתובות אימייל, או קבוצות כגון group:staff, מופרדות בפסיקים. לפני שהקישור נפתח הנמענים משתמשים בכניסה הארגונית.
caution-addresseesByCode = כתובות אימייל, מופרדות בפסיקים. איש אינו צריך חשבון: לפני שהקישור נפתח הנמענים מקלידים קוד שנשלח אליהם באימייל.
caution-addresseesRequired = רק לאנשים האלה (חובה)
caution-addresseesNext = רק בשביל { $people }. שלחו אליהם את הקישור. הוא ייפתח להם לאחר הכניסה הארגונית.
caution-addresseesNextByCode = רק בשביל { $people }. שלחו אליהם את הקישור. בדף שלו הם יבקשו קוד באימייל לכתובת שלהם.
caution-addresseesNextByEither = רק בשביל { $people }. שלחו אליהם את הקישור. בדף שלו הם ישתמשו בכניסה הארגונית או יבקשו קוד באימייל לכתובת שלהם.
caution-openings = להזהיר את הנמען אם מישהו כבר פתח את הקישור
caution-freeze = השהיית הקישור
caution-thaw = חידוש הקישור

## cautionGateLive — page of a secret: it was opened before; recipients

cautionGateLive-openedBefore =
    { $n ->
        [one] הקישור הזה כבר נפתח פעם אחת, ב{ $date } ({ $relative }).
        [two] הקישור הזה כבר נפתח פעמיים, לאחרונה ב{ $date } ({ $relative }).
       *[other] הקישור הזה כבר נפתח { $n } פעמים, לאחרונה ב{ $date } ({ $relative }).
    }

## addresseesLive — page “New”: problems with the field “Only for these people”; senders

addresseesLive-noAddress = ”{ $entry }” אינה כתובת אימייל.
addresseesLive-notIn = כתובות בדומיין { $domain } אינן מותרות.
addresseesLive-wanted = הזינו למי מיועד הקישור: השרת הזה מחייב זאת.

## cautionCreateLive — page “New”: chips that sum up the chosen terms, and problems with fields; senders

cautionCreateLive-badMoment = בחרו מועד שלפני פקיעת התוקף של הקישור.
cautionCreateLive-termNotBefore = ייפתח ב-{ $date }
cautionCreateLive-notSooner = ללא שינוי
cautionCreateLive-termFirstView = התוקף פג { $duration } לאחר הצפייה הראשונה
cautionCreateLive-badNetwork = ”{ $network }” אינה רשת. הזינו כתובות וטווחים כגון 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] רק מרשת אחת
        [two] רק משתי רשתות
       *[other] רק מ-{ $n } רשתות
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] רק לנמען אחד
        [two] רק לשני נמענים
       *[other] רק ל-{ $n } נמענים
    }
cautionCreateLive-termLock = רק המכשיר הראשון
cautionCreateLive-termViewsEach =
    { $n ->
        [one] צפייה אחת לכל נמען
        [two] שתי צפיות לכל נמען
       *[other] { $n } צפיות לכל נמען
    }

## cautionOwnLive — page of a link for its sender: paused, reported, and its terms

cautionOwnLive-frozen = מושהה
cautionOwnLive-alarmed = דווח
cautionOwnLive-frozenNow = הקישור הזה מושהה: איש מלבדכם אינו יכול לפתוח אותו. תוקפו עדיין יפוג ב{ $date }.
cautionOwnLive-alarm = נמען מדווח שמישהו אחר פתח את הקישור לפניו. הדיווח התקבל ב{ $date } ({ $relative }), מהכתובת { $address } ({ $browser }).
cautionOwnLive-alarmNext = השוו את הרשומות שלמטה עם מי שקיבל מכם את הקישור. אם יש ספק, מחקו את הקישור והחליפו את הסוד.
cautionOwnLive-settle = סגירת הדיווח
cautionOwnLive-thawQuestion = לחדש את ”{ $name }”? כל מי שמחזיק בקישור יוכל שוב לפתוח אותו.
cautionOwnLive-nowFrozen = הושהה. איש מלבדכם אינו יכול לפתוח אותו.
cautionOwnLive-nowThawed = הקישור פועל שוב.
cautionOwnLive-nowSettled = הדיווח נסגר.
cautionOwnLive-networks = רשתות
cautionOwnLive-recipients = נמענים
cautionOwnLive-recipientsOnly = רק בשביל { $recipients }
cautionOwnLive-networksOnly = רק מהרשתות { $networks }
cautionOwnLive-lock = מכשירים
cautionOwnLive-lockYes = רק המכשיר הראשון יכול לפתוח אותו שוב
cautionOwnLive-shares = צפיות לכל נמען
cautionOwnLive-sharesEach =
    { $n ->
        [one] כל אחד רשאי לפתוח פעם אחת
        [two] כל אחד רשאי לפתוח פעמיים
       *[other] כל אחד רשאי לפתוח { $n } פעמים
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] ניסיון אחד מרשת שלא התרתם.
        [two] שני ניסיונות מרשתות שלא התרתם.
       *[other] { $n } ניסיונות מרשתות שלא התרתם.
    }

## hold — held release: the recipient waits and reads out three words, the sender lets them in; both read this

hold-title = ממתינים לשולח
hold-tell = השולח צריך לאשר לכם את הפתיחה. אמרו לו את שלוש המילים האלה, למשל בטלפון:
hold-plain = הדף בודק שוב כל כמה שניות.
hold-look = בדיקה עכשיו
hold-released = השולח אישר לכם את הפתיחה. אפשר לפתוח פעם אחת.
hold-counts = השולח צריך לאשר לכם את הפתיחה.
hold-ask = בקשת אישור מהשולח
hold-refusedTitle = השולח סירב
hold-refusedText = השולח לא אישר לכם את הפתיחה, והשהה את הקישור.
hold-refusedHint = אם חיכיתם לזה, התקשרו לשולח. דבר לא נפתח.
hold-choice = לשאול אותי לפני הפתיחה
hold-choiceHint = הנמען מקריא לכם שלוש מילים בטלפון, ואתם מאשרים לו את הפתיחה.
hold-who = מי ממתין לכם
hold-compare = אשרו רק למי שאומר לכם בדיוק את המילים האלה, למשל בטלפון.
hold-nobody = איש עדיין אינו ממתין. מי שפותח את הקישור ממתין כאן, ומקריא לכם שלוש מילים.

## holdGateLive — page on which a recipient waits until the sender releases the secret

holdGateLive-title = ממתינים לשולח
holdGateLive-until = הדף ממתין עד { $date } ({ $relative }). אפשר להשאיר אותו פתוח.
holdGateLive-waiting = ממתינים. המילים שלכם: { $words }.
holdGateLive-released = השולח אישר את הפתיחה.
holdGateLive-crowded =
    { $n ->
        [one] יותר מדי אנשים ממתינים לכך. נסו שוב בעוד שנייה.
        [two] יותר מדי אנשים ממתינים לכך. נסו שוב בעוד שתי שניות.
       *[other] יותר מדי אנשים ממתינים לכך. נסו שוב בעוד { $n } שניות.
    }

## holdCreateLive — page “New”: chip for held release; senders

holdCreateLive-termHold = שואל אתכם לפני הפתיחה

## holdOwnLive — page of a link for its sender: who waits, and what the sender decides

holdOwnLive-release = אישור פתיחה
holdOwnLive-refuse = סירוב והשהיה
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = אושר, עדיין לא נפתח
holdOwnLive-asks =
    { $n ->
        [one] אדם אחד ממתין
        [two] שני אנשים ממתינים
       *[other] { $n } אנשים ממתינים
    }
holdOwnLive-arrived = מישהו ממתין: { $words }.
holdOwnLive-nowReleased = הפתיחה אושרה, ואפשר לפתוח פעם אחת.
holdOwnLive-nowRefused = סורב. הקישור מושהה.
holdOwnLive-tooLate = ההמתנה הזאת כבר הסתיימה.
holdOwnLive-hold = אישור פתיחה
holdOwnLive-holdYes = הקישור שואל אתכם לפני שהוא נפתח

## links — page “New”: a switch under the list of recipients; senders

links-choice = קישור נפרד לכל נמען

## linksLive — page “New”: making one link for each recipient, and the finished links; senders

linksLive-noGroups = אי אפשר לתת קישור נפרד לקבוצה: הסירו את ”{ $group }”, או ציינו את האנשים שבה.
linksLive-making = קישור { $at } מתוך { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] השרת מבקש להמתין: { $address } בעוד שנייה.
        [two] השרת מבקש להמתין: { $address } בעוד שתי שניות.
       *[other] השרת מבקש להמתין: { $address } בעוד { $n } שניות.
    }
linksLive-notTried = בוטל. דבר לא נשמר.
linksLive-ready =
    { $n ->
        [one] קישור אחד מוכן
        [two] שני קישורים מוכנים
       *[other] { $n } קישורים מוכנים
    }
linksLive-opens =
    { $n ->
        [one] כל קישור מיועד רק לנמען שלו, ואפשר לפתוח אותו פעם אחת, עד { $date } ({ $relative }).
        [two] כל קישור מיועד רק לנמען שלו, ואפשר לפתוח אותו פעמיים, עד { $date } ({ $relative }).
       *[other] כל קישור מיועד רק לנמען שלו, ואפשר לפתוח אותו { $n } פעמים, עד { $date } ({ $relative }).
    }
linksLive-links = קישורים
linksLive-copyOne = העתקה
linksLive-copyAll = העתקת הכול כטקסט
linksLive-pageOf = הדף של הקישור הזה
linksLive-keptByPasskey = לצורך ההעתקה יש להשתמש במפתח הגישה שלכם.
linksLive-gone = הדף הזה אינו מציג עוד את הקישור הזה.
linksLive-linksKept = הדפדפן הזה שומר את הקישורים. שום דפדפן אחר אינו יכול להציג אותם.
linksLive-onlyHere = העתיקו את הקישורים עכשיו. אי אפשר להציג אותם שוב.
linksLive-unmade = כמה קישורים עדיין לא נוצרו, ומה שאתם משתפים נמצא רק בדף הזה. לצאת בכל זאת?
linksLive-unsaved = עדיין לא העתקתם את כל הקישורים, והדף הזה הוא היחיד שמציג אותם. לצאת בכל זאת?
linksLive-unmadeCount =
    { $n ->
        [one] קישור אחד לא נוצר:
        [two] שני קישורים לא נוצרו:
       *[other] { $n } קישורים לא נוצרו:
    }
linksLive-again = ניסיון חוזר

## lock — a link that only its first device opens: form for senders (choice…, viewsEach…), pages for recipients (the rest)

lock-choice = רק המכשיר הראשון יכול לפתוח אותו שוב
lock-choiceHint = הקישור נשאר אצל מי שפותח אותו ראשון. בכל מכשיר או דפדפן אחר יופיע שהוא נפתח במקום אחר.
lock-viewsEach = צפיות לכל נמען (לא חובה)
lock-viewsEachHint = לכל כתובת יש אז צפיות משלה, ואיש אינו יכול לנצל את אלה של האחרים.
lock-first = רק הדפדפן שפותח ראשון יכול לפתוח שוב, לכן פתחו במקום שבו אתם צריכים את הסוד. הדפדפן שלכם שומר קובץ Cookie לשם כך.
lock-own = הדפדפן הזה פתח ראשון. רק הוא יכול לפתוח שוב.
lock-elsewhereTitle = נפתח בדפדפן אחר
lock-elsewhereText = הקישור הזה נפתח רק בדפדפן שפתח אותו ראשון, וזה לא היה הדפדפן הזה.
lock-elsewhereHint = אם זה הייתם אתם, חזרו למכשיר ולדפדפן ההם. אם לא, ייתכן שמישהו אחר קרא את הסוד.
lock-needsCookie = הקישור הזה זקוק לקובץ Cookie, והדפדפן שלכם לא שלח אותו. אפשרו קובצי Cookie בדף הזה ונסו שוב.
lock-usedTitle = כבר פתחתם אותו
lock-usedText =
    { $n ->
        [one] השולח מתיר לכל נמען לפתוח את הקישור הזה פעם אחת, וכבר עשיתם זאת.
        [two] השולח מתיר לכל נמען לפתוח את הקישור הזה פעמיים, וכבר עשיתם זאת.
       *[other] השולח מתיר לכל נמען לפתוח את הקישור הזה { $n } פעמים, וכבר עשיתם זאת.
    }
lock-usedHint = אם אתם צריכים אותו שוב, בקשו מהשולח קישור חדש.

## sharesLive — page of a secret with views for each recipient; recipients

sharesLive-lastView = זו הייתה הצפייה האחרונה שלכם. שמרו עכשיו את מה שנחוץ לכם.
sharesLive-lastViewFiles = זו הייתה הצפייה האחרונה שלכם. הורידו עכשיו את מה שנחוץ לכם: הקישורים פועלים לזמן קצר בלבד.

## preview — page of a link, for others than its sender too: what the link is

preview-title = הקישור
preview-text = כל מי שמחזיק בקישור הזה יכול לפתוח את הסוד. העיון בדף הזה אינו נחשב לצפייה.
preview-sealedText = כל מי שמחזיק בקישור המלא יכול לפתוח את הסוד. העיון בדף הזה אינו נחשב לצפייה.
preview-shownOnce = הוא מוצפן מקצה לקצה: הקישור המלא הוצג פעם אחת, כשנוצר, ואי אפשר להציג אותו שוב.
preview-lost = אם הוא כבר לא אצלכם, מחקו את הקישור הזה וצרו קישור חדש.
preview-qrOf = קוד QR של הקישור
preview-terms = פרטים

## returned — page of a link for its sender: a mail with the link came back

returned-one = האימייל אל { $recipient } חזר: { $reason } (סטטוס { $status }, { $when }).
returned-hint = בדקו את הכתובת, או מסרו את הקישור בדרך אחרת.
returned-no_mailbox = אין תיבת דואר כזאת
returned-no_domain = הדומיין אינו קיים או אינו מקבל אימייל
returned-closed = תיבת הדואר אינה מקבלת אימייל
returned-full = תיבת הדואר מלאה
returned-too_large = האימייל גדול מדי לתיבת הדואר
returned-unreachable = לא היה אפשר להתחבר לשרת הדואר של הכתובת
returned-policy = שרת הדואר של הכתובת אינו מקבל אימייל כזה מהשרת הזה
returned-refused = שרת הדואר של הכתובת דחה אותו

## share — box with a link and the ways to hand it on; senders

share-link = קישור
share-copy = העתקת הקישור
share-share = שיתוף
share-mail = אימייל
share-message = העתקה כהודעה
share-qr = קוד QR
share-print = הדפסת מכתב
share-page = פתיחת הדף של הקישור הזה
share-png = שמירה כ-PNG
share-svg = שמירה כ-SVG

## shareLive — the message that goes with a link (in a mail, a chat, on paper), and what happens in the box “Link”

shareLive-copied = הועתק
shareLive-copyFailed = ההעתקה נכשלה. סמנו את הטקסט והעתיקו אותו.
shareLive-letterFailed = לא היה אפשר לטעון את המכתב. בדקו את החיבור ונסו שוב.
shareLive-codeFailed = לא היה אפשר לשמור את הקוד. בדקו את החיבור ונסו שוב.
shareLive-message =
    { $n ->
        [one] מצורף קישור לדבר סודי בשבילכם. אפשר לפתוח אותו פעם אחת, עד { $date }:
        [two] מצורף קישור לדבר סודי בשבילכם. אפשר לפתוח אותו פעמיים, עד { $date }:
       *[other] מצורף קישור לדבר סודי בשבילכם. אפשר לפתוח אותו { $n } פעמים, עד { $date }:
    }
shareLive-mailSubject = סוד בשבילכם
shareLive-letterTerms =
    { $n ->
        [one] אפשר לפתוח את הקישור פעם אחת, עד { $date }. אחר כך התוכן שלו נמחק לצמיתות.
        [two] אפשר לפתוח את הקישור פעמיים, עד { $date }. אחר כך התוכן שלו נמחק לצמיתות.
       *[other] אפשר לפתוח את הקישור { $n } פעמים, עד { $date }. אחר כך התוכן שלו נמחק לצמיתות.
    }

## letter — printed sheet (a letter on paper) with a link; read by the recipient

letter-to = עבור
letter-from = מאת
letter-title = דבר סודי בשבילכם
letter-intro = אפשר לפתוח אותו בכל טלפון או מחשב. אין צורך בחשבון.
letter-scan = סרקו את הקוד במצלמת הטלפון. או הקלידו את הכתובת בדפדפן בדיוק כפי שהיא מודפסת כאן: יש הבדל בין אותיות גדולות לקטנות.
letter-press = לחצו על הלחצן בדף שנפתח.
letter-passphrase = הזינו את ביטוי הסיסמה ולחצו על הלחצן. השולח ימסור לכם את ביטוי הסיסמה בדרך אחרת. למען ביטחונכם הוא אינו מופיע בדף המודפס הזה: אל תכתבו אותו כאן.
letter-keep = שמרו את מה שנחוץ לכם, ואחר כך השמידו את הדף המודפס הזה.
letter-code = קוד QR של הכתובת

## push — page of a link for its sender: who opened it, the log

push-opened = מי פתח אותו
push-log = היומן המלא
push-when = מתי
push-what = מה
push-address = כתובת
push-browser = דפדפן
push-older = מוקדם יותר
push-newer = מאוחר יותר
push-end = מחיקה עכשיו
push-cancel = ביטול

## pushChange — page on which a sender changes a link

pushChange-title = שינוי הקישור הזה
pushChange-back = חזרה לקישור
pushChange-expires = התוקף פג
pushChange-views = כמה פעמים אפשר לפתוח אותו בסך הכול
pushChange-save = שמירת השינויים
pushChange-extend = הארכה ב-{ $duration }
pushChange-change = שינוי…
pushChange-changed = שונה.
pushChange-viewsBetween = בין { $min } ל-{ $max }. נפתח עד כה: { $used }.
pushChange-latest = לכל המאוחר { $date }.

## pushChangeLive — page on which a sender changes a link: hints and problems of the fields

pushChangeLive-badExpiry = בחרו מועד בין { $from } ל-{ $to }.

## agentLive — browser and system of somebody who opened or signed in, in all logs

agentLive-agentOn = { $browser } ב-{ $system }
agentLive-agentUnknown = לא ידוע

## pushLive — page of a link: its terms, who opened it; its sender, and (terms only) others who look at it

pushLive-codesWait = הודעות אימייל ממתינות עם קודים לנמענים: { $count }. הראשונה תגיע עד { $time }.
pushLive-codesFailed = קוד לא נשלח באימייל: { $addresses }.
pushLive-text = טקסט
pushLive-file = קבצים
pushLive-url = קישור
pushLive-qr = קוד QR
pushLive-active = פעיל
pushLive-expired = תוקפו פג
pushLive-views = צפיות
pushLive-viewsLeft = נותרו { $left } מתוך { $total }
pushLive-viewsUsed = נוצלו { $used } מתוך { $total }
pushLive-expires = התוקף פג
pushLive-notBefore = לא ייפתח לפני
pushLive-firstView = לאחר הצפייה הראשונה
pushLive-firstViewEnds = התוקף פג { $duration } אחריה
pushLive-passphrase = ביטוי סיסמה
pushLive-passphraseSet = מוגדר: הקישור נפתח רק איתו.
pushLive-covered = מכוסה
pushLive-coveredYes = כן, עד שהנמען מקיש עליו
pushLive-deletable = הנמענים רשאים למחוק אותו
pushLive-deletableYes = כן
pushLive-files = קבצים
pushLive-fileGuarded = השם מוגן בביטוי הסיסמה
pushLive-filesSealed =
    { $n ->
        [one] קובץ אחד, { $size }, השם אטום
        [two] שני קבצים, { $size }, השמות אטומים
       *[other] { $n } קבצים, { $size }, השמות אטומים
    }
pushLive-filesErased =
    { $n ->
        [one] קובץ אחד, נמחק לצמיתות
        [two] שני קבצים, נמחקו לצמיתות
       *[other] { $n } קבצים, נמחקו לצמיתות
    }
pushLive-created = נוצר
pushLive-name = שם
pushLive-endedByViews = הצפייה האחרונה נוצלה: { $when }. התוכן נמחק לצמיתות.
pushLive-endedByTime = זמנו תם: { $when }. התוכן נמחק לצמיתות.
pushLive-endedByHand = נמחק: { $when }, מהכתובת { $address } ({ $browser }). התוכן נמחק לצמיתות.
pushLive-neverOpened = איש לא פתח אותו.
pushLive-openedNewest =
    { $n ->
        [one] הפתיחה החדשה ביותר מפורטת כאן, וכולן ביומן.
        [two] שתי הפתיחות החדשות ביותר מפורטות כאן, וכולן ביומן.
       *[other] { $n } הפתיחות החדשות ביותר מפורטות כאן, וכולן ביומן.
    }
pushLive-scanned =
    { $n ->
        [one] תוכנה, כגון תצוגה מקדימה של קישור בצ׳אט, סרקה את הדף שלו פעם אחת. זה אינו נספר כצפייה.
        [two] תוכנות, כגון תצוגות מקדימות של קישורים בצ׳אט, סרקו את הדף שלו פעמיים. זה אינו נספר כצפייה.
       *[other] תוכנות, כגון תצוגות מקדימות של קישורים בצ׳אט, סרקו את הדף שלו { $n } פעמים. זה אינו נספר כצפייה.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] הוזן ביטוי סיסמה שגוי אחד.
        [two] הוזנו שני ביטויי סיסמה שגויים.
       *[other] הוזנו { $n } ביטויי סיסמה שגויים.
    }
pushLive-failedViews =
    { $n ->
        [one] ניסיון אחד כשתוקפו פג, כשהיה מושהה או לפני מועד הפתיחה שלו.
        [two] שני ניסיונות כשתוקפו פג, כשהיה מושהה או לפני מועד הפתיחה שלו.
       *[other] { $n } ניסיונות כשתוקפו פג, כשהיה מושהה או לפני מועד הפתיחה שלו.
    }
pushLive-openedMeanwhile = נפתח ממש עכשיו.
pushLive-ended = נמחק. התוכן נמחק לצמיתות.

## presets — terms kept under a name: form of a new link, and account; senders

presets-presets = תבניות
presets-keep = שמירה כתבנית…
presets-title = התבניות שלכם
presets-text = אפשרויות ששמרתם לקישורים חדשים. כדי להשתמש בהן, בחרו תבנית בעת יצירת קישור.

## presetsLive — page “New”: the dialog that keeps terms as a preset; senders

presetsLive-presets = תבניות
presetsLive-keepTitle = שמירה כתבנית
presetsLive-name = שם
presetsLive-save = שמירה
presetsLive-cancel = ביטול
presetsLive-badName = הזינו שם של 40 תווים לכל היותר. אפשר לשמור עד 20 תבניות.
presetsLive-badTerms = השרת הזה אינו מקבל אחת מהאפשרויות האלה.
presetsLive-taken = כבר יש לכם תבנית בשם הזה.
presetsLive-offline = השרת לא ענה. בדקו את החיבור ונסו שוב.
presetsLive-failed = משהו השתבש ({ $status }). דבר לא השתנה.

## ownPresetsLive — page of one’s account: the list of presets; senders

ownPresetsLive-views =
    { $n ->
        [one] צפייה אחת
        [two] שתי צפיות
       *[other] { $n } צפיות
    }
ownPresetsLive-rename = שינוי שם
ownPresetsLive-renameOf = שינוי השם של ”{ $name }”
ownPresetsLive-remove = מחיקה
ownPresetsLive-removeQuestion = למחוק את התבנית ”{ $name }”? קישורים שנוצרו בעזרתה יישארו כפי שהם.

## signIn — pages to sign in, to sign up, to choose a password, to set up the server

signIn-title = כניסה
signIn-email = כתובת אימייל
signIn-password = סיסמה
signIn-newPassword = סיסמה חדשה
signIn-passwordHint =
    { $n ->
        [one] לפחות תו אחד. כמה מילים הן בחירה טובה.
        [two] לפחות שני תווים. כמה מילים הן בחירה טובה.
       *[other] לפחות { $n } תווים. כמה מילים הן בחירה טובה.
    }
signIn-submit = כניסה
signIn-passkey = כניסה עם מפתח גישה
signIn-signUp = יצירת חשבון
signIn-have = כבר יש לי חשבון
signIn-name = כתובת אימייל או שם משתמש
signIn-companyOrLocal = השתמשו בסיסמה הארגונית, או בסיסמה של השרת הזה אם יש לכם.
signIn-companyOrAdmins = השתמשו בסיסמה הארגונית. מנהלי מערכת רשאים להשתמש גם בסיסמה של השרת הזה.
signIn-company = השתמשו בסיסמה הארגונית.
signIn-adminsOnly = רק מנהלי מערכת נכנסים עם סיסמה.
signIn-forgot = שכחתם את הסיסמה? מנהל מערכת יכול לשלוח לכם קישור.
signIn-setUpTitle = ברוכים הבאים
signIn-setUpText = לשרת הזה עדיין אין חשבונות. צרו את הראשון: הוא יהיה של מנהל המערכת.
signIn-setUpCode = קוד התקנה
signIn-setUpCodeHint = השרת הדפיס אותו כשהופעל. חפשו במסוף או ביומן שלו.
signIn-setUpSubmit = יצירת החשבון
signIn-resetTitle = בחירת סיסמה
signIn-resetAccount = עבור החשבון { $email }
signIn-resetText = הקישור הזה פועל פעם אחת. השימוש בו מסיים את כל הסשנים ואסימוני ה-API של החשבון שלכם.
signIn-lettersWhy = כך תראו שאינכם תוכנה.
signIn-resetSubmit = שמירה וכניסה

## sessionsLive — list of sessions: where an account is signed in; its owner and administrators

sessionsLive-sessions = סשנים
sessionsLive-sessionHere = הדפדפן הזה
sessionsLive-sessionBegan = כניסה { $when }
sessionsLive-sessionUsed = בשימוש לאחרונה { $when }
sessionsLive-sessionEnd = סיום
sessionsLive-sessionEndQuestion = לסיים את הסשן ב-{ $name }? הדפדפן ההוא ינותק מהחשבון מיד.
sessionsLive-sessionEnded = הסתיים. הדפדפן נותק מהחשבון.
sessionsLive-noSessions = אין כניסה פעילה בשום מקום.
sessionsLive-othersQuestion = לצאת מהחשבון בכל מקום אחר? כאן תישארו מחוברים.
sessionsLive-othersEnded =
    { $n ->
        [one] הסתיים סשן אחד אחר.
        [two] הסתיימו שני סשנים אחרים.
       *[other] הסתיימו { $n } סשנים אחרים.
    }
sessionsLive-endOthers = יציאה בכל מקום אחר

## signInAgainLive — dialog when a session ended while somebody was writing; people with an account

signInAgainLive-title = אינכם מחוברים
signInAgainLive-text = הסשן שלכם הסתיים. כדי להמשיך, היכנסו כ-{ $email }. מה שהקלדתם ובחרתם עדיין כאן.
signInAgainLive-somebodyElse = בדפדפן הזה מחוברים עכשיו כ-{ $other }. כדי להמשיך, היכנסו כ-{ $email }. מה שהקלדתם ובחרתם עדיין כאן.
signInAgainLive-limited = השרת הזה דורש מכם גורם אימות שני. הגדירו אותו ואז המשיכו. מה שהקלדתם ובחרתם עדיין כאן.
signInAgainLive-declined = אינכם מחוברים, ודבר לא נשלח. נסו שוב כדי להיכנס ולהמשיך.
signInAgainLive-notYet = עדיין לא נכנסתם כ-{ $email }.
signInAgainLive-password = סיסמה
signInAgainLive-submit = כניסה והמשך
signInAgainLive-passkey = כניסה עם מפתח גישה
signInAgainLive-elsewhere = הדף ייפתח בכרטיסייה אחרת. לאחר מכן חזרו לכאן והמשיכו.
signInAgainLive-setUp = הגדרת גורם אימות שני
signInAgainLive-goOn = המשך
signInAgainLive-cancel = ביטול
signInAgainLive-noName = הזינו את כתובת האימייל או את שם המשתמש שלכם.
signInAgainLive-noPassword = הזינו סיסמה.
signInAgainLive-wrong = הסיסמה שגויה.
signInAgainLive-refused = אינכם רשאים להיכנס בדרך הזאת. השתמשו בדרך אחרת, או פנו למנהל מערכת.
signInAgainLive-noCode = הזינו קוד.
signInAgainLive-code = קוד מהאפליקציה, או קוד שחזור
signInAgainLive-recoveryCode = קוד שחזור
signInAgainLive-wrongCode = הקוד שגוי, או שכבר נעשה בו שימוש. המתינו לקוד הבא.
signInAgainLive-begin = זה ארך יותר מדי. בטלו ונסו שוב.
signInAgainLive-passkeyCancelled = לא נעשה שימוש במפתח גישה. נסו שוב, או היכנסו בדרך אחרת.
signInAgainLive-passkeyRefused = השרת לא קיבל את מפתח הגישה הזה. היכנסו בדרך אחרת.
signInAgainLive-wrongOrigin = הדף הזה נפתח בכתובת שונה מהכתובת של השרת עצמו. פתחו אותו בכתובת הבסיס של השרת.
signInAgainLive-tooMany =
    { $n ->
        [one] יותר מדי ניסיונות כושלים. נסו שוב בעוד שנייה.
        [two] יותר מדי ניסיונות כושלים. נסו שוב בעוד שתי שניות.
       *[other] יותר מדי ניסיונות כושלים. נסו שוב בעוד { $n } שניות.
    }
signInAgainLive-offline = השרת לא ענה. בדקו את החיבור ונסו שוב.
signInAgainLive-failed = משהו השתבש ({ $status }).

## accountLive — messages of the pages to sign in, and of one’s account

accountLive-passkeyCancelled = לא נעשה שימוש במפתח גישה. נסו שוב, או השתמשו בסיסמה שלכם.
accountLive-passkeyRefused = השרת לא קיבל את מפתח הגישה הזה. היכנסו עם הסיסמה שלכם.
accountLive-wrong = כתובת האימייל או הסיסמה שגויות.
accountLive-wrongName = השם או הסיסמה שגויים.
accountLive-noName = הזינו את כתובת האימייל או את שם המשתמש שלכם.
accountLive-noGroup = אינכם באף אחת מהקבוצות שרשאיות להשתמש בשרת הזה. פנו למנהל המערכת שלו.
accountLive-noAddress = הכניסה הארגונית אינה מוסרת לשרת הזה כתובת אימייל תקינה שלכם. פנו למנהל המערכת שלו.
accountLive-notLinked = כבר קיים כאן חשבון עם כתובת האימייל שלכם. בקשו ממנהל מערכת לקשר אותו לכניסה הארגונית שלכם.
accountLive-notAdded = אין לכם חשבון כאן. בקשו ממנהל מערכת להוסיף אחד.
accountLive-notSetUp = השרת הזה עדיין לא הותקן.
accountLive-notAdmitted = אינכם רשאים להיכנס כאן. פנו למנהל מערכת.
accountLive-directoryAway = אי אפשר לבדוק כרגע סיסמאות ארגוניות. אם יש לכם סיסמה של השרת הזה, השתמשו בה.
accountLive-limited =
    { $n ->
        [one] יותר מדי ניסיונות כושלים. נסו שוב בעוד שנייה.
        [two] יותר מדי ניסיונות כושלים. נסו שוב בעוד שתי שניות.
       *[other] יותר מדי ניסיונות כושלים. נסו שוב בעוד { $n } שניות.
    }
accountLive-offline = השרת לא ענה. בדקו את החיבור ונסו שוב.
accountLive-failed = משהו השתבש ({ $status }).
accountLive-wrongCode = קוד ההתקנה שגוי.
accountLive-invitation = הוזמנתם. בחרו סיסמה, ותיכנסו לחשבון. הקישור הזה פועל פעם אחת.
accountLive-badLink = הקישור הזה כבר אינו תקף. בקשו קישור חדש ממנהל מערכת.
accountLive-noLink = פתחו שוב את הקישור מההודעה שלכם. הדף הזה פועל רק עם הקישור המלא.
accountLive-noCode = הזינו את קוד ההתקנה.
accountLive-noPassword = הזינו סיסמה.
accountLive-again = אפשר לנסות שוב עכשיו.
accountLive-taken = כבר קיים חשבון עם כתובת האימייל הזאת.
accountLive-alreadySetUp = השרת הזה כבר מותקן. היכנסו במקום זאת.
accountLive-tooShort = הסיסמה קצרה מדי.
accountLive-tooCommon = הסיסמה הזאת היא מהנפוצות ביותר, או כמעט זהה לכתובת שלכם. מי שמנחש מנסה סיסמאות כאלה קודם. בחרו סיסמה אחרת.
accountLive-badEmail = הזינו כתובת אימייל תקינה.
accountLive-wrongOrigin = הדף הזה נפתח בכתובת שונה מהכתובת של השרת עצמו. פתחו אותו בכתובת הבסיס של השרת.
accountLive-saved = נשמר.
accountLive-wrongCurrent = הסיסמה הנוכחית שגויה.
accountLive-changed = הסיסמה שלכם שונתה. מכשירים אחרים נותקו מהחשבון.
accountLive-tokensRevoked =
    { $n ->
        [one] אסימון API אחד נשלל.
        [two] שני אסימוני API נשללו.
       *[other] { $n } אסימוני API נשללו.
    }
accountLive-tokenName = תנו שם לאסימון.
accountLive-tokenTaken = כבר יש לכם אסימון בשם הזה.
accountLive-noTokens = עדיין אין לכם אסימונים.
accountLive-never = מעולם לא היה בשימוש
accountLive-used = בשימוש לאחרונה { $when }
accountLive-made = נוצר { $when }
accountLive-revoke = שלילה
accountLive-revokeQuestion = לשלול את האסימון ”{ $name }”? תוכנות שמשתמשות בו יפסיקו לפעול מיד.
accountLive-revoked = נשלל.
accountLive-copied = הועתק
accountLive-copyFailed = ההעתקה נכשלה. סמנו את הטקסט והעתיקו אותו.

## account — page “Your account”; people with an account

account-title = החשבון שלכם
account-signedInAs = מחוברים בתור { $email }
account-signOut = יציאה
account-programs = אסימוני API וחיבורי webhook
account-programsTokens = אסימוני API
account-tokens = אסימוני API
account-tokensText = תוכנות משתמשות באסימון במקום בסיסמה שלכם. הן פועלות בשמכם.
account-tokenName = לאיזו מטרה הוא נועד?
account-tokenPlaceholder = סקריפט גיבוי
account-create = יצירת אסימון
account-shown = האסימון החדש שלכם. הוא מוצג פעם אחת בלבד:
account-copy = העתקה
account-example = לדוגמה
account-notify = התראות
account-notifyMe = להודיע לי כשקישור חדש שלי נפתח
account-notifyEach = אפשר לבחור אחרת לכל קישור.
account-sessions = היכן אתם מחוברים
account-sessionsText = סיימו את מה שאינכם מזהים, ואז שנו את הסיסמה.
account-endOthers = יציאה בכל מקום אחר
account-password = סיסמה
account-current = סיסמה נוכחית
account-next = סיסמה חדשה
account-change = שינוי הסיסמה
account-changeHint = כל הסשנים האחרים שלכם יסתיימו.
account-revokeTokens = לשלול גם את כל אסימוני ה-API שלי
account-revokeTokensHint = השאירו מסומן אם ייתכן שמישהו אחר יודע את הסיסמה שלכם. תוכנות שמשתמשות באסימונים האלה יפסיקו לפעול מיד:
account-cancel = ביטול
account-confirm = שלילה

## admin — “My links” (people with an account), and “Users”, “Server”, “All links” (administrators)

admin-title = הקישורים שלי
admin-titleExpired = קישורים שתוקפם פג
admin-active = פעילים
admin-expired = תוקפם פג
admin-all = כל הקישורים
admin-users = משתמשים
admin-server = שרת
admin-search = חיפוש לפי שם, הערה או קישור
admin-order = מיון
admin-byNewest = החדשים תחילה
admin-byExpiry = לפי פקיעת תוקף
admin-byOpened = נפתחו לאחרונה
admin-byViews = הכי מעט צפיות שנותרו
admin-parts = להציג רק
admin-unopened = מעולם לא נפתחו
admin-opened = נפתחו
admin-today = תוקפם יפוג היום
admin-sealed = הצפנה מקצה לקצה
admin-waiting = מישהו ממתין
admin-frozen = מושהים
admin-answers = תשובות
admin-tickAll = בחירת הכול
admin-csv = שמירה כ-CSV
admin-newer = חדשים יותר
admin-older = ישנים יותר
admin-cancel = ביטול
admin-end = מחיקה עכשיו
admin-addUser = הוספת משתמש
admin-email = כתובת אימייל
admin-administrator = מנהל מערכת
admin-add = הוספה
admin-byMail = לשלוח את הקישור באימייל
admin-oneTime = קישור חד-פעמי, תקף ל-24 שעות. מסרו אותו למשתמש:
admin-copy = העתקה
admin-storage = אחסון
admin-settings = ההגדרות בתוקף
admin-settingsText = כדי לשנות הגדרה, ערכו את קובץ התצורה של השרת ואז הפעילו אותו מחדש.
admin-option = אפשרות
admin-value = ערך
admin-origin = מקור
admin-version = גרסה
admin-configFile = קובץ תצורה

## health — page “Health”: the state of the server; administrators and auditors

health-title = מצב השרת
health-open = דורש טיפול
health-openForAuditors = למנהל המערכת
health-nothing = אין דבר שדורש טיפול.
health-commands = הריצו פקודות על השרת, בתור המשתמש של השירות שלו.
health-onServer = בשרת
health-inConfigFile = בקובץ התצורה
health-noConfigFile = השרת הזה פועל בלי קובץ תצורה. כתבו קובץ והפעילו את השרת עם --config והנתיב לקובץ.
health-how = מה לעשות
health-fine = מצב נוכחי
health-complaints = אזהרות ושגיאות
health-complaintsText = מה שהשרת הזה כתב ביומן שלו מאז שהופעל. הפרטים ביומן.
health-warn = אזהרה
health-error = שגיאה
health-times =
    { $n ->
        [one] פעם אחת, { $when }
        [two] פעמיים, לאחרונה { $when }
       *[other] { $n } פעמים, לאחרונה { $when }
    }
health-examine = בדיקה עכשיו
health-examineTitle = בדיקה עצמית (doctor)
health-examineText = הבדיקה עוברת על ספריית הנתונים, ומתחברת לשרת הדואר, לספק הכניסה ולכל מה שמצוין בהגדרות. היא אינה שולחת דבר ואינה משנה דבר.
health-ok = תקין
health-subjectDirectory = תיקיית הנתונים
health-subjectPermissions = הרשאות
health-subjectPolicy = מדיניות
health-subjectErasing = מחיקה סופית
health-subjectSignIn = כניסה ארגונית
health-subjectLdap = ספריית המשתמשים (LDAP)
health-subjectScanner = סורק הווירוסים
health-subjectPrevious = השרת הקודם
health-inEnglish = הפרטים באנגלית, כמו ביומן של השרת.
health-receiverAnswered = המקבל ענה { $status }.
health-receiverRefused = המקבל דחה את החיבור.
health-receiverSilent = המקבל לא ענה בזמן.
health-receiverUnknown = שם המקבל אינו מוכר.

## administration — pages “Users”, “Server”, “All links” and “First steps”; administrators

administration-findUser = חיפוש משתמש
administration-before = הקודם
administration-next = הבא
administration-role = תפקיד
administration-actions = פעולות
administration-lastSignIn = כניסה אחרונה { $when }
administration-asUser = משתמש
administration-asAuditor = מבקר מערכת: רואה את כל היומנים, בלי סודות
administration-administrators = מנהלי מערכת
administration-auditors = מבקרי מערכת
administration-invited = הוזמנו
administration-disabled = מושבתים
administration-suspended = מושעים
administration-unprotected = ללא גורם אימות שני
administration-userLinks = קישורים
administration-userFactors = גורמי אימות שניים
administration-userGroups = קבוצות
administration-group = הוספה לקבוצה
administration-joinGroup = הוספה
administration-userLimits = מגבלות לפי המדיניות
administration-userLog = הרשומות האחרונות ביומן
administration-wholeLog = כל הרשומות
administration-endPushes = למחוק גם את מה ששותף מהחשבון, ולסגור את הבקשות שלו
administration-endEverything = סיום הכול
administration-everyone = כולם
administration-nobody = ללא חשבון
administration-findLink = שולח, קישור או מספר
administration-findALink = חיפוש קישור
administration-madeUntil = נוצר עד
administration-filterState = מצב
administration-anyState = כל המצבים
administration-onlyActive = פעילים
administration-onlyExpired = תוקפם פג או נמחקו
administration-settingsFilter = חיפוש הגדרה
administration-onlyChanged = רק הגדרות ששונו

## firstSteps

firstSteps-title = צעדים ראשונים
firstSteps-done = הושלמו { $done } מתוך { $all }
firstSteps-others = שאר הצעדים מפורטים למעלה.
firstSteps-address = כתובת
firstSteps-addressOpen = לקישורים אין כתובת קבועה
firstSteps-addressWhy = הנמענים חייבים להגיע לכתובת שבה הקישורים מתחילים.
firstSteps-addressDo = החליפו את { $example } בכתובת השרת שלכם.
firstSteps-addressUnset = הקישורים מתחילים בכתובת שבה כל שולח משתמש, אצלכם { $origin }.
firstSteps-addressPlain = הקישורים מתחילים ב-{ $url }, כתובת שאינה מוצפנת.
firstSteps-addressElsewhere = הקישורים מתחילים ב-{ $url }. אתם נמצאים עכשיו ב-{ $origin }: פתחו את { $url } כדי לראות שאפשר להגיע אליה.
firstSteps-addressGood = הקישורים מתחילים ב-{ $url }, והגעתם לשרת בכתובת הזאת.
firstSteps-tls = הצפנה בדרך
firstSteps-tlsOpen = החיבורים אינם מוצפנים
firstSteps-tlsWhy = כל מי שנמצא ברשת שבדרך יכול לקרוא את הסודות.
firstSteps-tlsOwn = השרת הזה משתמש ב-TLS בעצמו.
firstSteps-tlsProxy = שרת פרוקסי הפוך משתמש ב-TLS עבור השרת הזה.
firstSteps-tlsNone = אתם מחוברים ב-HTTP רגיל.
firstSteps-tlsDo = תנו לשרת תעודה, או הציבו לפניו שרת פרוקסי הפוך עם HTTPS:
firstSteps-key = עותק של המפתח הראשי
firstSteps-keyMissing = אין עותק מאושר של המפתח הראשי
firstSteps-keyWhy = בלי המפתח, איש לא יוכל לקרוא שוב את הנתונים או גיבוי.
firstSteps-keyOpen = איש לא אישר שיש עותק של המפתח { $key }.
firstSteps-keyDone = עותק של המפתח { $key } אושר { $when }.
firstSteps-keyDo = הפקודה הזאת כותבת גיבוי מוצפן שכולל את המפתח. שמרו אותו במחשב אחר:
firstSteps-keyTick = יש לי עותק במקום בטוח
firstSteps-keyUntick = כבר אין לי העותק הזה
firstSteps-people = מי רשאי לשתף
firstSteps-peopleWhy = עם חשבונות, אנשים רואים מה עלה בגורל הקישורים שלהם, ואתם מחליטים מי רשאי לשתף.
firstSteps-peopleAlone = רק לכם יש חשבון. בלי חשבון, כל מי שמגיע לשרת הזה יכול לשתף טקסט.
firstSteps-peopleAloneClosed = רק לכם יש חשבון, ואיש אינו יכול לשתף בלי חשבון.
firstSteps-peopleMany =
    { $n ->
        [one] יש חשבון אחד.
        [two] יש שני חשבונות.
       *[other] יש { $n } חשבונות.
    }
firstSteps-peopleOpen = כל אחד רשאי ליצור חשבון.
firstSteps-peopleDecided = קבעתם זאת בהגדרות.
firstSteps-peopleDo = הוסיפו משתמשים, או קבעו בעזרת allow_sign_up ו-allow_anonymous.
firstSteps-peopleLink = הוספת משתמש
firstSteps-first = הסוד הראשון
firstSteps-firstWhy = ניסיון אחד יראה לכם מה הנמענים רואים.
firstSteps-firstNone = עדיין לא נשמר דבר.
firstSteps-firstLink = שיתוף סוד
firstSteps-backup = גיבויים
firstSteps-backupWhy = דיסק מתקלקל בלי אזהרה, והשרת יוצר גיבויים מעצמו רק אם נאמר לו לאן.
firstSteps-backupNone = עדיין לא נוצר גיבוי.
firstSteps-backupGood = הגיבוי האחרון נוצר { $when }.
firstSteps-backupDaily = או בכל יום על השרת
firstSteps-requests = בקשות
firstSteps-requestsWhy = בעזרת בקשות, בעלי חשבון מבקשים סוד מאחרים, שאינם צריכים חשבון כדי לשלוח אותו.
firstSteps-requestsOff = האפשרות כבויה. אפשר להשאיר כך.

## serverFacts

serverFacts-links = קישורים
serverFacts-activeLinks = קישורים פעילים
serverFacts-stored = מה השרת הזה שומר
serverFacts-storedSum = { $size } בסך הכול
serverFacts-payloads = סודות (הערכה)
serverFacts-rows = יומנים, חשבונות ומקום פנוי
serverFacts-fileContents = קבצים
serverFacts-fileLimit = מגבלה לקבצים
serverFacts-fileLimitText = { $used } מתוך { $total }
serverFacts-disk = דיסק
serverFacts-diskText = { $free } פנויים מתוך { $total }
serverFacts-diskOurs = השרת הזה
serverFacts-diskOthers = כל השאר
serverFacts-diskFree = פנוי
serverFacts-floor = קבצים נדחים כל עוד פנויים פחות מ-{ $size }.
serverFacts-scarce = נותר מעט מקום: קבצים יידחו בקרוב, או שהם נדחים כבר עכשיו.
serverFacts-changed = שונה
serverFacts-reach = כתובת ורשת
serverFacts-access = גישה וחשבונות
serverFacts-pushes = סודות
serverFacts-files = קבצים
serverFacts-data = נתונים ומפתחות
serverFacts-limits = מגבלות
serverFacts-pages = מראה ודף האודות
serverFacts-mail = אימייל
serverFacts-watch = יומן ומדדים
serverFacts-preset = ברירת מחדל: { $value }
serverFacts-byDefault = ברירת מחדל
serverFacts-fromFlag = דגל
serverFacts-inEnglish = התיאורים באנגלית.
serverFacts-notSet = (לא הוגדר)

## settingsLive

settingsLive-found =
    { $n ->
        [one] הגדרה אחת
        [two] שתי הגדרות
       *[other] { $n } הגדרות
    }
settingsLive-none = אין הגדרה מתאימה.

## listLive

listLive-offline = השרת לא ענה. בדקו את החיבור ונסו שוב.
listLive-failed = משהו השתבש ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] יותר מדי פניות. נסו שוב בעוד שנייה.
        [two] יותר מדי פניות. נסו שוב בעוד שתי שניות.
       *[other] יותר מדי פניות. נסו שוב בעוד { $n } שניות.
    }
listLive-copied = הועתק
listLive-copyFailed = ההעתקה נכשלה. סמנו את הטקסט והעתיקו אותו.

## adminLive — lists “My links” (their senders), “Users”, “Server” and “First steps” (administrators)

adminLive-invitedUntil = הזמנה נשלחה, תוקף הקישור שלה יפוג { $when }
adminLive-invitedOver = הזמנה נשלחה, תוקף הקישור שלה פג { $when }
adminLive-newLink = קישור חדש
adminLive-mailLink = שליחת קישור חדש באימייל
adminLive-withdraw = ביטול ההזמנה
adminLive-withdrawQuestion = לבטל את ההזמנה של { $email }? הקישור שלה יפסיק לפעול.
adminLive-withdrawn = ההזמנה של { $email } בוטלה.
adminLive-endAll = סיום הכול
adminLive-endAllQuestion = לסיים את כל מה ששייך ל-{ $email }? החשבון יושבת. הסשנים, האסימונים, הקישורים החד-פעמיים, גורמי האימות השניים וחיבורי ה-webhook יסתיימו מיד.
adminLive-endedAll = החשבון { $email } מושבת. הסתיימו: { $what }.
adminLive-endedNothing = החשבון { $email } מושבת. לא נותר עוד מה לסיים.
adminLive-endedSessions =
    { $n ->
        [one] סשן אחד
        [two] שני סשנים
       *[other] { $n } סשנים
    }
adminLive-endedTokens =
    { $n ->
        [one] אסימון אחד
        [two] שני אסימונים
       *[other] { $n } אסימונים
    }
adminLive-endedLinks =
    { $n ->
        [one] קישור חד-פעמי אחד
        [two] שני קישורים חד-פעמיים
       *[other] { $n } קישורים חד-פעמיים
    }
adminLive-endedFactors =
    { $n ->
        [one] גורם אימות שני אחד
        [two] 2 גורמי אימות שניים
       *[other] { $n } גורמי אימות שניים
    }
adminLive-endedHooks =
    { $n ->
        [one] חיבור webhook אחד
        [two] שני חיבורי webhook
       *[other] { $n } חיבורי webhook
    }
adminLive-endedPushes =
    { $n ->
        [one] קישור ששותף או בקשה: 1
        [two] קישורים ששותפו ובקשות: 2
       *[other] קישורים ששותפו ובקשות: { $n }
    }
adminLive-suspended = מושעה בידי הכניסה הארגונית
adminLive-unprotected = ללא גורם אימות שני
adminLive-actionsOf = פעולות עבור { $email }
adminLive-addedOn = נוסף { $when }
adminLive-factorAdded = נוסף { $when }
adminLive-appWithCodes = אפליקציה עם קודים
adminLive-codesLeft =
    { $n ->
        [one] נותר קוד שחזור אחד
        [two] נותרו שני קודי שחזור
       *[other] נותרו { $n } קודי שחזור
    }
adminLive-noFactors = אין גורם אימות שני.
adminLive-groupHere = נוספה על ידי מנהל
adminLive-groupOfCompany = מהכניסה הארגונית
adminLive-groupOfDirectory = מספריית המשתמשים
adminLive-leaveGroup = הוצאה מהקבוצה
adminLive-noGroups = לא בשום קבוצה.
adminLive-noLimits = שום מדיניות אינה מגבילה את המשתמש הזה.
adminLive-endSessions = סיום הסשנים
adminLive-endSessionsQuestion = לסיים את כל הסשנים של { $email }? תידרש כניסה מחדש. האסימונים ימשיכו לפעול.
adminLive-sessionsEnded = הסשנים של { $email } הסתיימו.
adminLive-disableMany =
    { $n ->
        [one] השבתת משתמש אחד
        [two] השבתת 2
       *[other] השבתת { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] להשבית משתמש אחד? הסשנים והאסימונים שלו יסתיימו מיד.
        [two] להשבית שני משתמשים? הסשנים והאסימונים שלהם יסתיימו מיד.
       *[other] להשבית { $n } משתמשים? הסשנים והאסימונים שלהם יסתיימו מיד.
    }
adminLive-disabledMany =
    { $n ->
        [one] משתמש אחד מושבת.
        [two] שני משתמשים מושבתים.
       *[other] { $n } משתמשים מושבתים.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] סיום סשנים של משתמש אחד
        [two] סיום סשנים של 2
       *[other] סיום סשנים של { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] לסיים את כל הסשנים של משתמש אחד? תידרש כניסה מחדש. האסימונים ימשיכו לפעול.
        [two] לסיים את כל הסשנים של שני משתמשים? תידרש כניסה מחדש. האסימונים ימשיכו לפעול.
       *[other] לסיים את כל הסשנים של { $n } משתמשים? תידרש כניסה מחדש. האסימונים ימשיכו לפעול.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] הסשנים של משתמש אחד הסתיימו.
        [two] הסשנים של שני משתמשים הסתיימו.
       *[other] הסשנים של { $n } משתמשים הסתיימו.
    }
adminLive-openedSince = נפתח מאז הביקור האחרון שלכם
adminLive-damaged = פגום
adminLive-mailReset = שליחת קישור סיסמה באימייל
adminLive-mailed = אימייל עם קישור בדרך אל { $email }.
adminLive-notMailed = לא נשלח אימייל אל { $email }: { $reason } שלחו שוב, או הציגו את הקישור.
adminLive-noneAtAll = איש עדיין לא שיתף דבר. מה שאנשים משתפים יופיע כאן, בלי התוכן.
adminLive-noneMatching = אין קישור שמתאים לסינון הזה.
adminLive-showEveryone = הצגת הכול
adminLive-pushesOf =
    { $n ->
        [one] קישור אחד
        [two] שני קישורים
       *[other] { $n } קישורים
    }
adminLive-tryAgain = אפשר לנסות שוב עכשיו.
adminLive-none = אין כאן עדיין דבר.
adminLive-noneActive = אינכם משתפים דבר כרגע.
adminLive-noneExpired = עדיין לא פג תוקפו של דבר. מה שתוקפו פג מופיע כאן עם היומן שלו.
adminLive-linksFound =
    { $n ->
        [one] קישור אחד
        [two] שני קישורים
       *[other] { $n } קישורים
    }
adminLive-tick = בחירת { $name }
adminLive-sealed = הצפנה מקצה לקצה
adminLive-shareSecret = שיתוף סוד
adminLive-noneFound = לא נמצא דבר.
adminLive-searchedPart =
    { $n ->
        [one] החיפוש נעשה בקישור אחד. יש ישנים יותר.
        [two] החיפוש נעשה בשני קישורים. יש ישנים יותר.
       *[other] החיפוש נעשה ב-{ $n } קישורים. יש ישנים יותר.
    }
adminLive-searchOlder = חיפוש בקישורים ישנים יותר
adminLive-text = טקסט
adminLive-file = קבצים
adminLive-url = קישור
adminLive-qr = קוד QR
adminLive-created = נוצר { $when }
adminLive-endsIn = התוקף יפוג { $when }
adminLive-endedOn = התוקף פג { $when }
adminLive-isExpired = תוקפו פג
adminLive-byHand = נמחק { $when }
adminLive-viewsLeft =
    { $n ->
        [one] נותרה צפייה אחת
        [two] נותרו שתי צפיות
       *[other] נותרו { $n } צפיות
    }
adminLive-notViewed = עדיין לא נצפה
adminLive-neverViewed = מעולם לא נצפה
adminLive-viewed =
    { $n ->
        [one] נצפה פעם אחת
        [two] נצפה פעמיים
       *[other] נצפה { $n } פעמים
    }
adminLive-viewedLast =
    { $n ->
        [one] נצפה פעם אחת, { $when }
        [two] נצפה פעמיים, לאחרונה { $when }
       *[other] נצפה { $n } פעמים, לאחרונה { $when }
    }
adminLive-copyLink = העתקת הקישור
adminLive-sealedFiles =
    { $n ->
        [one] קובץ אחד, השם אטום
        [two] שני קבצים, השמות אטומים
       *[other] { $n } קבצים, השמות אטומים
    }
adminLive-sealedLink = הקישור המלא שלו הוצג פעם אחת, כשנוצר.
adminLive-end = מחיקה עכשיו
adminLive-endQuestion = למחוק עכשיו את ”{ $name }”? איש לא יוכל עוד לפתוח אותו.
adminLive-ended = נמחק.
adminLive-notFound = אין קישור כזה.
adminLive-nobody = אנונימי
adminLive-administrator = מנהל מערכת
adminLive-disabled = מושבת
adminLive-you = אתם
adminLive-makeAdmin = הגדרה כמנהל מערכת
adminLive-takeAdmin = הסרת הרשאות ניהול
adminLive-disable = השבתה
adminLive-enable = הפעלה
adminLive-reset = איפוס סיסמה
adminLive-tokens = אסימונים
adminLive-noTokens = אין אסימונים.
adminLive-revoke = שלילה
adminLive-makeAdminQuestion = להגדיר את { $email } כמנהל מערכת? מנהל מערכת רואה את הקישורים והיומנים של כולם, ויכול לשנות כל חשבון.
adminLive-enableQuestion = להפעיל מחדש את { $email }? הכניסה תתאפשר שוב, עם ההרשאות שהיו.
adminLive-usersFound =
    { $n ->
        [one] משתמש אחד
        [two] שני משתמשים
       *[other] { $n } משתמשים
    }
adminLive-usersShown =
    { $n ->
        [one] { $from } עד { $to } מתוך משתמש אחד
        [two] { $from } עד { $to } מתוך שני משתמשים
       *[other] { $from } עד { $to } מתוך { $n } משתמשים
    }
adminLive-noUserFound = אין משתמש שמתאים לחיפוש.
adminLive-takeAdminQuestion = להסיר את הרשאות הניהול של { $email }? הסשנים והאסימונים של החשבון יסתיימו.
adminLive-disableQuestion = להשבית את { $email }? הסשנים והאסימונים של החשבון יסתיימו מיד.
adminLive-resetQuestion = ליצור קישור חד-פעמי עבור { $email }? קישור קודם יפסיק לפעול. השימוש בקישור מסיים את כל הסשנים והאסימונים של החשבון.
adminLive-resetFactors = איפוס גורמי אימות שניים
adminLive-resetFactorsQuestion = למחוק את כל גורמי האימות השניים של { $email }? ודאו תחילה שהבקשה באה מבעל החשבון עצמו. הסשנים של החשבון יסתיימו מיד. האסימונים ימשיכו לפעול.
adminLive-factorsReset = לחשבון { $email } אין עוד גורם אימות שני.
adminLive-revokeQuestion = לשלול את האסימון ”{ $name }” של { $email }?
adminLive-taken = כבר קיים חשבון עם כתובת האימייל הזאת.
adminLive-badEmail = הזינו כתובת אימייל תקינה.
adminLive-passwordsElsewhere = המשתמש הזה אינו יכול להיכנס עם סיסמה של השרת הזה: local_sign_in אינה מתירה זאת.
adminLive-lastAdmin = זה מנהל המערכת האחרון: מנו תחילה מנהל מערכת אחר.
adminLive-used = בשימוש לאחרונה { $when }
adminLive-never = מעולם לא היה בשימוש

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] מחיקת קישור אחד
        [two] מחיקת 2
       *[other] מחיקת { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] נמחק קישור אחד.
        [two] נמחקו שני קישורים.
       *[other] נמחקו { $n } קישורים.
    }

## hooks — pages “Webhooks” (people with an account) and “Events” (administrators, from eventsTab on)

hooks-title = חיבורי webhook
hooks-lead = הודיעו לתוכנה אחרת מה קורה לקישורים שלכם. היא לעולם אינה מקבלת סוד, ביטוי סיסמה או שם של קובץ.
hooks-back = החשבון שלכם
hooks-openText = הודעה לתוכנה או לצ׳אט כשהקישורים שלכם נפתחים.
hooks-yours = חיבורי ה-webhook שלכם
hooks-secretShown = הסוד שחותם על ההודעות שלו. הוא מוצג פעם אחת בלבד:
hooks-copy = העתקה
hooks-verify = המקבלים מאמתים את החתימה כמתואר ב-standardwebhooks.com.
hooks-add = הוספת webhook
hooks-name = שם
hooks-namePlaceholder = הצ׳אט של הצוות
hooks-url = כתובת
hooks-urlHint = נדרשת כתובת שמנהל המערכת שלכם מתיר.
hooks-template = מבנה ההודעה
hooks-eventKinds = האירועים שיישלחו אליו
hooks-details = פרטים נוספים
hooks-includeHint = כל מי שמחזיק בקישור יכול לפתוח אותו. הוסיפו אותו רק במקום שבו אתם סומכים על כל מי שקורא בו.
hooks-submit = הוספת ה-webhook
hooks-cancel = ביטול
hooks-retryAll = ניסיון חוזר לכולם
hooks-dropAll = ויתור על כולם

## hooksLive — page “Webhooks”: the list, messages; people with an account

hooksLive-linkName = שם הקישור
hooksLive-linkItself = הקישור עצמו
hooksLive-none = עדיין אין לכם חיבורי webhook.
hooksLive-off = כבוי: המקבל ענה שאינו קיים עוד.
hooksLive-test = בדיקה
hooksLive-tested =
    { $n ->
        [one] התקבלה תשובה { $status } לאחר אלפית שנייה.
        [two] התקבלה תשובה { $status } לאחר שתי אלפיות שנייה.
       *[other] התקבלה תשובה { $status } לאחר { $n } אלפיות שנייה.
    }
hooksLive-testFailed = הבדיקה נכשלה: { $reason }.
hooksLive-newSecret = סוד חדש
hooksLive-newSecretQuestion = ליצור סוד חדש עבור ”{ $name }”? הסוד הנוכחי ימשיך לחתום לצידו במשך יום אחד.
hooksLive-switchOn = הפעלה
hooksLive-remove = מחיקה
hooksLive-removeQuestion = למחוק את ”{ $name }”? מה שעדיין בדרך אליו לא יימסר.
hooksLive-removed = נמחק.
hooksLive-added = נוסף.
hooksLive-noName = תנו שם ל-webhook.
hooksLive-badUrl = אי אפשר לשלוח דבר לכתובת הזאת.
hooksLive-notAllowed = מנהל המערכת שלכם אינו מתיר את הכתובת הזאת.
hooksLive-noEvents = בחרו אירוע אחד לפחות.
hooksLive-taken = כבר יש לכם webhook בשם הזה, או שהגעתם למספר המרבי המותר לכם.
hooksLive-copied = הועתק
hooksLive-copyFailed = ההעתקה נכשלה. סמנו את הטקסט והעתיקו אותו.

## eventsLive — page “Events”: what webhooks and other receivers could not be told; administrators

eventsLive-eventsWaiting =
    { $n ->
        [one] אירוע אחד ממתין למסירה. הוא התרחש { $when }.
        [two] שני אירועים ממתינים למסירה. המוקדם שבהם התרחש { $when }.
       *[other] { $n } אירועים ממתינים למסירה. המוקדם שבהם התרחש { $when }.
    }
eventsLive-noLetters = המסירה של שום אירוע לא הופסקה.
eventsLive-letterTo = { $event } ← { $name }
eventsLive-letterOf = של { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] התרחש { $when } · ניסיון אחד
        [two] התרחש { $when } · שני ניסיונות
       *[other] התרחש { $when } · { $n } ניסיונות
    }
eventsLive-retry = ניסיון חוזר
eventsLive-drop = ויתור
eventsLive-dropQuestion = לוותר על האירוע הזה לצמיתות?
eventsLive-dropAllQuestion = לוותר לצמיתות על כל האירועים שמסירתם הופסקה?
eventsLive-retried =
    { $n ->
        [one] אירוע אחד נשלח שוב.
        [two] שני אירועים נשלחים שוב.
       *[other] { $n } אירועים נשלחים שוב.
    }
eventsLive-dropped =
    { $n ->
        [one] ויתרתם על אירוע אחד.
        [two] ויתרתם על שני אירועים.
       *[other] ויתרתם על { $n } אירועים.
    }

## keptLive — finished link with extra protection: this browser keeps it; senders

keptLive-keptByBrowser = נשמר בדפדפן הזה. כל מי שיכול להשתמש בדפדפן הזה יכול להעתיק את הקישור.
keptLive-keptByPasskey = נשמר בדפדפן הזה, בהגנת מפתח הגישה שלכם.

## keptPageLive — page of a link or request: what this browser keeps; senders

keptPageLive-keptShowLink = הצגת הקישור
keptPageLive-keptNotOpened = מפתח הגישה שלכם לא פתח אותו. נסו שוב.
keptPageLive-keptKeyByBrowser = הדפדפן הזה שומר את המפתח שפותח את התשובות. כל מי שיכול להשתמש בדפדפן הזה יכול לקרוא אותן.
keptPageLive-keptKeyByPasskey = הדפדפן הזה שומר את המפתח שפותח את התשובות, בהגנת מפתח הגישה שלכם.

## keptAccountLive — page of one’s account: what this browser keeps; senders

keptAccountLive-keptSignOut =
    { $n ->
        [one] היציאה מוחקת קישור או מפתח אחד שרק הדפדפן הזה מכיר. לאחר מכן התשובות לבקשות שלכם ייפתחו רק בעזרת קובץ השחזור.
        [two] היציאה מוחקת שני קישורים ומפתחות שרק הדפדפן הזה מכיר. לאחר מכן התשובות לבקשות שלכם ייפתחו רק בעזרת קובץ השחזור.
       *[other] היציאה מוחקת { $n } קישורים ומפתחות שרק הדפדפן הזה מכיר. לאחר מכן התשובות לבקשות שלכם ייפתחו רק בעזרת קובץ השחזור.
    }
keptAccountLive-keptSignOutYes = מחיקה ויציאה
keptAccountLive-keptCount =
    { $n ->
        [one] קישור או מפתח אחד נשמר בדפדפן הזה.
        [two] שני קישורים ומפתחות נשמרים בדפדפן הזה.
       *[other] { $n } קישורים ומפתחות נשמרים בדפדפן הזה.
    }
keptAccountLive-keptCountNone = עדיין לא נשמר דבר בדפדפן הזה.
keptAccountLive-keptGuardedNow = מעתה מפתח הגישה שלכם פותח אותם.
keptAccountLive-keptUnable = מפתח הגישה הזה או הדפדפן הזה אינם יכולים לעשות זאת. מה שנשמר נשאר כפי שהוא.
keptAccountLive-keptOffQuestion = למחוק את כל מה שנשמר? קישורים שלא העתקתם יאבדו, וכך גם מפתחות בלי קובץ שחזור.
keptAccountLive-keptRefused = לא נעשה שימוש במפתח גישה. מה שנשמר נשאר כפי שהוא.
keptAccountLive-keptOffYes = מחיקה

## kept — page of one’s account: section about what this browser keeps; senders

kept-title = קישורים מוצפנים מקצה לקצה בדפדפן הזה
kept-text = השרת אינו יכול להציג לכם שוב קישורים מוצפנים מקצה לקצה, ולכן הדפדפן הזה שומר אותם בשבילכם, וגם את המפתחות של הבקשות שלכם. כל מי שיכול להשתמש בדפדפן הזה יכול להעתיק אותם, אלא אם מפתח הגישה שלכם מגן עליהם. היציאה מהחשבון מוחקת את מה ששום מפתח גישה אינו מגן עליו.
kept-guarded = מפתח הגישה שלכם מגן עליהם.
kept-on = לשמור אותם בדפדפן הזה
kept-guard = הגנה עליהם במפתח גישה

## codes — page on which recipients prove their address with a code that is mailed to them

codes-toOne = בקשו קוד באימייל לכתובת { $address }; אין צורך בחשבון כאן.
codes-toSome = בחרו את הכתובת שלכם ובקשו שיישלח אליה קוד באימייל; אין צורך בחשבון כאן.
codes-toTyped = הקלידו את הכתובת שלכם; אם היא אחת מכתובות הנמענים, יישלח אליה קוד באימייל. אין צורך בחשבון כאן.
codes-which = הכתובת שלכם
codes-among = הנמענים, בקיצור: { $addresses }
codes-notYours = זו לא הכתובת שלכם? בקשו מהשולח קישור משלכם.
codes-send = שליחת הקוד אליי
codes-again = שליחת קוד נוסף
codes-sentToOne = אימייל עם קוד בן שמונה אותיות בדרך אל { $address }. חפשו גם בדואר הזבל.
codes-sent = אימייל עם קוד בן שמונה אותיות בדרך, אם הכתובת היא אחת מכתובות הנמענים. חפשו גם בדואר הזבל.
codes-field = קוד
codes-fieldHint = שמונה האותיות מהאימייל. הן תקפות לעשר דקות, ובדפדפן הזה בלבד.
codes-goOn = המשך
codes-or = או הוכיחו זאת בדרך אחרת:
codes-wrong =
    { $n ->
        [one] הקוד הזה שגוי. הקלידו את הקוד מהאימייל החדש ביותר. אפשר לנסות עוד פעם אחת.
        [two] הקוד הזה שגוי. הקלידו את הקוד מהאימייל החדש ביותר. אפשר לנסות עוד פעמיים.
       *[other] הקוד הזה שגוי. הקלידו את הקוד מהאימייל החדש ביותר. אפשר לנסות עוד { $n } פעמים.
    }
codes-last = הקוד הזה שגוי, וזה היה הניסיון האחרון שלו. בקשו שיישלח קוד נוסף.
codes-over = אין כאן קוד להקלדה: כבר נעשה בו שימוש, עברו יותר מעשר דקות, או שהוא התבקש בדפדפן אחר. בקשו שיישלח קוד נוסף.
codes-needsCookie = לשם כך נחוץ קובץ Cookie, והדפדפן שלכם לא שלח אותו. אפשרו קובצי Cookie בדף הזה וטענו אותו שוב.
codes-tooOften =
    { $n ->
        [one] חמישה קודים התבקשו לכתובת הזאת בתוך שעה. נסו שוב בעוד דקה.
        [two] חמישה קודים התבקשו לכתובת הזאת בתוך שעה. נסו שוב בעוד שתי דקות.
       *[other] חמישה קודים התבקשו לכתובת הזאת בתוך שעה. נסו שוב בעוד { $n } דקות.
    }
codes-noMore = לא נשלחים עוד קודים לקישור הזה. בקשו מהשולח קישור חדש.
codes-noMail = השרת הזה אינו יכול לשלוח קוד כרגע. פנו למי ששלח לכם את הקישור.
codes-badAddress = זו אינה כתובת אימייל.

## codesLive — the same page: messages that appear after a click; recipients

codesLive-noCode = הקלידו את שמונה האותיות מהאימייל.
codesLive-comes = האימייל עם שמונה האותיות צריך להמתין. הוא יגיע עד { $time }, אם הכתובת היא אחת מכתובות הנמענים.
codesLive-offline = אי אפשר להתחבר לשרת. בדקו את החיבור ונסו שוב.

## company — pages to sign in at the company’s provider; recipients, and people with an account

company-signIn = כניסה עם { $label }
company-or = או עם סיסמה של השרת הזה:
company-addressedTitle = מיועד לאנשים מסוימים
company-addressedSure = מי ששלח זאת רוצה לדעת בוודאות מי פותח.
company-addressedText = היכנסו עם { $label }; אין צורך בחשבון כאן.
company-addressedByDirectory = היכנסו עם השם והסיסמה הארגוניים שלכם.
company-byPassword = כניסה עם סיסמה
company-otherTitle = לא מיועד אליכם
company-otherText = אתם מזוהים כאן כ-{ $address }, והתוכן מיועד למישהו אחר. דבר לא נפתח. היכנסו בזהות אחרת, או פנו למי ששלח זאת.
company-otherUnnamed = התוכן מיועד למישהו אחר. דבר לא נפתח. היכנסו בזהות אחרת, או פנו למי ששלח זאת.
company-closedAccountTitle = החשבון שלכם אינו פעיל
company-closedAccountText = החשבון שלכם בשרת הזה מושבת או מושעה, ולכן דבר אינו נפתח לכם. דבר לא נפתח. פנו למנהל מערכת.
company-known = אתם מזוהים כאן כ-{ $address }.
company-knownUnnamed = הכניסה הארגונית זיהתה אתכם.
company-notMe = זה לא אני
company-goingOn = רק רגע
company-goingOnText = הדף הבא ייפתח מעצמו.
company-goOn = המשך

## companyRefused — page to sign in: why the company sign-in failed; anybody who signs in

companyRefused-not-allowed = אינכם באף אחת מהקבוצות שרשאיות להשתמש בשרת הזה. פנו למנהל המערכת שלו.
companyRefused-no-account = אין לכם חשבון כאן. בקשו ממנהל מערכת להוסיף אותו.
companyRefused-address-taken = לכתובת האימייל שלכם כבר יש כאן חשבון. בקשו ממנהל מערכת לקשר אותו אל { $label }.
companyRefused-other-account = הכניסה הזאת שייכת כאן לחשבון אחר. פנו למנהל מערכת.
companyRefused-not-set-up = השרת הזה עדיין לא הותקן.
companyRefused-disabled = החשבון שלכם מושבת. פנו למנהל מערכת.
companyRefused-no-email = השירות { $label } אינו מוסר לשרת הזה את כתובת האימייל שלכם. בקשו ממנהל מערכת להוסיף את ה-claim ששמו email.
companyRefused-bad-email = מה שהשירות { $label } מוסר ככתובת האימייל שלכם אינו כתובת כזאת. פנו למנהל מערכת.
companyRefused-no-groups = השירות { $label } אינו מוסר לשרת הזה שום קבוצה שלכם. אינכם באף קבוצה, או שהספק משמיט אותן: פנו למנהל מערכת.
companyRefused-too-many-groups = אתם בקבוצות רבות כל כך שהשירות { $label } משמיט את כולן. בקשו ממנהל מערכת לשלוח רק את הקבוצות של היישום הזה.
companyRefused-bad-token = התשובה של השירות { $label } אינה תקפה לשרת הזה. איש לא נכנס; פרטים ביומן.
companyRefused-clock = ההפרש בין השעונים של השרת הזה ושל השירות { $label } גדול מדי. בקשו ממנהל מערכת לכוון אותם.
companyRefused-other-issuer = התשובה הגיעה מספק אחר מזה שמצוין בהגדרות. איש לא נכנס.
companyRefused-unreachable = אי אפשר להתחבר כרגע לשירות { $label }. מי שכבר נכנס נשאר מחובר; נסו שוב מאוחר יותר.
companyRefused-provider-error = השירות { $label } דיווח על שגיאה. ביומן של השרת הזה מצוין איזו.
companyRefused-client-refused = השירות { $label } אינו מקבל את השרת הזה: הסוד שלו שגוי או שתוקפו פג. פנו למנהל מערכת.
companyRefused-cancelled = הכניסה עם { $label } בוטלה.
companyRefused-begin-again = הכניסה הזאת התחילה במקום אחר, ארכה יותר מדי או כבר נוצלה. התחילו מחדש.

## factors — page “Extra sign-in protection”: passkeys, app, recovery codes; people with an account

factors-title = הגנה נוספת לכניסה
factors-lead = עם גורם אימות שני, סיסמה גנובה לבדה אינה פותחת את החשבון שלכם.
factors-openText = מפתחות גישה, ואפליקציה שמציגה קודים.
factors-yours = הגנה נוספת לכניסה
factors-limited = השרת הזה דורש מכם גורם אימות שני. הגדירו אותו כאן ואז המשיכו.
factors-goOn = המשך
factors-passkeys = מפתחות גישה
factors-passkeysText = היכנסו עם טביעת האצבע, הפנים, קוד PIN או מפתח אבטחה, בלי הסיסמה שלכם. מפתח גישה פועל בכתובת הזאת בלבד, ולכן אי אפשר לגנוב אותו בדיוג (פישינג).
factors-passkeyName = שם המכשיר
factors-passkeyPlaceholder = מחשב נייד
factors-addPasskey = הוספת מפתח גישה
factors-needsHttps = מפתחות גישה אינם פועלים כאן: דפדפנים מתירים אותם רק בשם עם ⁨https://⁩. בקשו ממנהל המערכת שלכם כתובת כזאת.
factors-app = אפליקציה עם קודים
factors-appText = אפליקציה בטלפון שלכם מציגה בכל 30 שניות קוד חדש בן שש ספרות.
factors-beginApp = הגדרת אפליקציה
factors-removeApp = הסרת האפליקציה מהחשבון
factors-scan = סרקו את הקוד הזה באפליקציה:
factors-qr = קוד QR לאפליקציה
factors-type = או הקלידו באפליקציה:
factors-code = הקוד שהאפליקציה מציגה עכשיו
factors-finish = סיום
factors-codesTitle = קודי שחזור
factors-codesText = כל אחד מהקודים האלה מאפשר כניסה אחת, כשגורמי האימות האחרים שלכם אבדו. הם מוצגים רק עכשיו: הדפיסו אותם, או שמרו אותם היכן שאתם שומרים סיסמאות.
factors-renew = קודי שחזור חדשים
factors-confirmTitle = אמתו את זהותכם
factors-confirmText = לפני שגורמי האימות שלכם משתנים, אמתו את זהותכם.
factors-codeOrRecovery = קוד מהאפליקציה, או קוד שחזור
factors-confirm = אישור
factors-remove = מחיקה

## factorsLive — the same page: lists and messages

factorsLive-codesFile = recovery-codes.txt
factorsLive-limited =
    { $n ->
        [one] יותר מדי ניסיונות כושלים. נסו שוב בעוד שנייה.
        [two] יותר מדי ניסיונות כושלים. נסו שוב בעוד שתי שניות.
       *[other] יותר מדי ניסיונות כושלים. נסו שוב בעוד { $n } שניות.
    }
factorsLive-conflict = זה כבר קיים, או שאין לו מקום. טענו שוב את הדף.
factorsLive-lastOne = השרת הזה דורש מכם גורם אימות שני. הגדירו גורם אחר לפני שתמחקו את זה.
factorsLive-noPasskeys = עדיין אין לכם מפתחות גישה.
factorsLive-never = מעולם לא היה בשימוש
factorsLive-used = בשימוש לאחרונה { $when }
factorsLive-made = נוסף { $when }
factorsLive-remove = מחיקה
factorsLive-removed = נמחק.
factorsLive-added = נוסף.
factorsLive-removeQuestion = למחוק את מפתח הגישה ”{ $name }”? הוא לא יפתח עוד את החשבון שלכם.
factorsLive-removeAppQuestion = להסיר את האפליקציה מהחשבון שלכם? הקודים שלה לא יפתחו עוד את החשבון שלכם.
factorsLive-nameIt = תנו שם למפתח הגישה.
factorsLive-passkeyCancelled = לא נעשה שימוש במפתח גישה. נסו שוב.
factorsLive-passkeyRefused = השרת לא קיבל את מפתח הגישה הזה. נסו שוב.
factorsLive-appSince = האפליקציה שלכם הוגדרה { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] נותר קוד שחזור אחד.
        [two] נותרו שני קודי שחזור.
       *[other] נותרו { $n } קודי שחזור.
    }
factorsLive-wrongCode = הקוד שגוי. בדקו את השעון של הטלפון שלכם, והקלידו את הקוד שמוצג עכשיו.
factorsLive-notConfirmed = זה שגוי. נסו שוב.
factorsLive-done = יש לכם עכשיו גורם אימות שני. שמרו את קודי השחזור ואז המשיכו.
factorsLive-copied = הועתק
factorsLive-copyFailed = ההעתקה נכשלה. סמנו את הטקסט והעתיקו אותו.

## secondStep — second page of signing in; people with an account

secondStep-title = עוד צעד אחד
secondStep-passkey = שימוש במפתח גישה
secondStep-code = קוד מהאפליקציה, או קוד שחזור
secondStep-codeHint = שש ספרות, או שש עשרה אותיות וספרות.
secondStep-recoveryCode = קוד שחזור
secondStep-recoveryHint = שש עשרה אותיות וספרות. קיבלתם אותן כשהוספתם את מפתח הגישה שלכם.
secondStep-submit = כניסה
secondStep-lost = איבדתם את הטלפון ואת קודי השחזור? מנהל מערכת של השרת הזה יכול לאפס את גורמי האימות השניים שלכם.
secondStep-again = התחלה מחדש

## secondStepLive — the same page: messages

secondStepLive-noCode = הזינו קוד.
secondStepLive-wrongCode = הקוד שגוי, או שכבר נעשה בו שימוש. המתינו לקוד הבא.
secondStepLive-passkeyCancelled = לא נעשה שימוש במפתח גישה. נסו שוב, או השתמשו בקוד.
secondStepLive-passkeyRefused = השרת לא קיבל את מפתח הגישה הזה. נסו שוב, או השתמשו בקוד.
secondStepLive-limited =
    { $n ->
        [one] יותר מדי קודים שגויים. נסו שוב בעוד שנייה.
        [two] יותר מדי קודים שגויים. נסו שוב בעוד שתי שניות.
       *[other] יותר מדי קודים שגויים. נסו שוב בעוד { $n } שניות.
    }
secondStepLive-retry = אפשר לנסות שוב עכשיו.
secondStepLive-offline = השרת לא ענה. בדקו את החיבור ונסו שוב.
secondStepLive-failed = משהו השתבש ({ $status }).

## tokens — page of one’s account: the form for a new API token

tokens-may = מה מותר לו
tokens-everything = הכול
tokens-create = רק ליצור קישורים
tokens-createRead = ליצור ולקרוא קישורים
tokens-audit = רק לקרוא יומנים
tokens-ask = לבקש סודות מאנשים ולפתוח את התשובות שלהם
tokens-lasts = כמה זמן הוא תקף
tokens-always = עד שיישלל
tokens-days30 = 30 ימים
tokens-days90 = 90 ימים
tokens-year = שנה
tokens-networks = רק מרשתות מסוימות
tokens-networksLabel = כתובות או רשתות
tokens-networksHint = הפרידו ביניהן בפסיקים. אם השדה ריק, האסימון פועל בכל מקום.

## tokensLive — limits of an API token in its line in lists; its owner and administrators

tokensLive-tokenMay = רשאי { $what }
tokensLive-tokenCreate = ליצור
tokensLive-tokenRead = לקרוא
tokensLive-tokenAudit = לקרוא יומנים
tokensLive-tokenExpire = למחוק
tokensLive-tokenAdmin = לנהל
tokensLive-tokenAsk = לבקש סודות
tokensLive-tokenOpen = לפתוח את התשובות
tokensLive-tokenFrom = רק מהרשתות { $networks }
tokensLive-tokenUntil = התוקף יפוג { $when }
tokensLive-tokenOver = התוקף פג { $when }
tokensLive-tokenUsedFrom = בשימוש לאחרונה { $when } מהכתובת { $address }
tokensLive-badNetworks = הזינו כתובות או רשתות כגון 192.0.2.0/24, לכל היותר 50.

## oversightLive — auditors (page “Users”) and the log of a link (page “All links”); administrators

oversightLive-auditor = מבקר מערכת
oversightLive-makeAuditor = הגדרה כמבקר מערכת
oversightLive-makeAuditorQuestion = להגדיר את { $email } כמבקר מערכת? מבקר מערכת רואה את היומנים של כולם, ולא רואה סודות.
oversightLive-takeAuditor = הסרת הרשאות ביקורת
oversightLive-takeAuditorQuestion = להסיר את הרשאות הביקורת של { $email }? הסשנים והאסימונים של החשבון יסתיימו.
oversightLive-log = יומן
oversightLive-logNothing = אין רשומות.

## signIns — page of one’s account: section “Recent sign-ins”

signIns-title = כניסות אחרונות
signIns-text = מי נכנס לחשבון שלכם, או ניסה להיכנס. אם אינכם מזהים כניסה, שנו את הסיסמה.

## signInsLive — lines of “Recent sign-ins” and of the administrators’ log

signInsLive-signedIn = כניסה
signInsLive-signInFailed = כניסה שנכשלה
signInsLive-byPassword = עם סיסמה
signInsLive-byLink = עם קישור חד-פעמי
signInsLive-bySetup = עם קוד ההתקנה
signInsLive-bySignUp = בעת יצירת החשבון
signInsLive-byDirectory = דרך ספריית המשתמשים
signInsLive-byCompany = דרך הכניסה הארגונית
signInsLive-byPasskey = עם מפתח גישה
signInsLive-secondFactor = עם גורם אימות שני
signInsLive-wrongPassword = סיסמה שגויה
signInsLive-wrongCode = קוד התקנה שגוי
signInsLive-wrongLink = קישור חד-פעמי לא תקף
signInsLive-wrongCurrent = סיסמה נוכחית שגויה
signInsLive-wrongFactor = גורם אימות שני שגוי
signInsLive-wrongPasskey = מפתח גישה שגוי
signInsLive-deviceGuesses = יותר מדי ניחושים במכשירים מוכרים
signInsLive-unanswered = ספריית המשתמשים לא ענתה
signInsLive-asAdministrator = בתור מנהל מערכת
signInsLive-times =
    { $n ->
        [one] פעם אחת
        [two] פעמיים
       *[other] { $n } פעמים
    }
signInsLive-noSignIns = עדיין לא נרשמה כניסה.

## adminLog — page “Administrators’ log”: heading and filter; administrators and auditors

adminLog-title = יומן מנהלי המערכת
adminLog-lead = מי נכנס, ומי שינה חשבונות, אסימונים, מפתחות והגדרות. אי אפשר לשנות או למחוק רשומה בלי שהדבר יתגלה.
adminLog-person = כתובת אימייל
adminLog-personHint = של מי שביצע, או של מי שהדבר נוגע אליו.
adminLog-what = מה
adminLog-everything = הכול
adminLog-show = הצגה
adminLog-newer = חדשות יותר
adminLog-older = ישנות יותר

## adminLogLive — page “Administrators’ log”: what happened, in the lines and in the filter “What”

adminLogLive-signOut = יציאה מהחשבון
adminLogLive-leftOut = כישלונות נוספים מעבר למפורטים
adminLogLive-userAdded = חשבון נוסף
adminLogLive-userRemoved = חשבון נמחק
adminLogLive-userDisabled = חשבון הושבת
adminLogLive-userEnabled = חשבון הופעל
adminLogLive-madeAdministrator = הוגדר כמנהל מערכת
adminLogLive-noAdministrator = אינו עוד מנהל מערכת
adminLogLive-madeAuditor = הוגדר כמבקר מערכת
adminLogLive-noAuditor = אינו עוד מבקר מערכת
adminLogLive-suspended = הושעה בידי הכניסה הארגונית
adminLogLive-admitted = התקבל שוב בידי הכניסה הארגונית
adminLogLive-linked = הכניסה הארגונית קושרה
adminLogLive-unlinked = הקישור לכניסה הארגונית הוסר
adminLogLive-vouched = הכתובת אושרה
adminLogLive-joinedGroup = נוסף לקבוצה
adminLogLive-leftGroup = הוצא מקבוצה
adminLogLive-factorAdded = גורם אימות שני נוסף
adminLogLive-factorRemoved = גורם אימות שני נמחק
adminLogLive-factorsReset = גורמי אימות שניים אופסו
adminLogLive-codesMade = קודי שחזור נוצרו
adminLogLive-invited = נשלחה הזמנה
adminLogLive-accessEnded = כל הגישה הסתיימה
adminLogLive-linksExpired = הקישורים של החשבון נמחקו
adminLogLive-withdrawn = ההזמנה בוטלה
adminLogLive-sessionEnded = סשן הסתיים
adminLogLive-linkMade = קישור חד-פעמי נוצר
adminLogLive-passwordSet = נקבעה סיסמה
adminLogLive-tokenMade = אסימון API נוצר
adminLogLive-tokenRemoved = אסימון API נשלל
adminLogLive-settingsChanged = ההגדרות שונו
adminLogLive-rotationBegun = החלפת המפתח הראשי התחילה
adminLogLive-rotationEnded = החלפת המפתח הראשי הסתיימה
adminLogLive-exported = יומני הביקורת יוצאו
adminLogLive-backedUp = נוצר גיבוי
adminLogLive-restored = שוחזר גיבוי
adminLogLive-byWhom = בידי { $name }
adminLogLive-commandLine = שורת הפקודה
adminLogLive-server = השרת
adminLogLive-bySetupCode = קוד ההתקנה
adminLogLive-bySigningUp = הרשמה
adminLogLive-byOneTimeLink = קישור חד-פעמי
adminLogLive-directory = ספריית המשתמשים
adminLogLive-companySignIn = הכניסה הארגונית
adminLogLive-noEntries = אין רשומה מתאימה.
adminLogLive-showAll = הצגת הכול

## ownLogLive — log of a link or request: what happened, in the column “What”; its owner

ownLogLive-byCode = אומת בקוד: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = הערה
ownLogLive-logCount = { $from } עד { $to } מתוך { $total }
ownLogLive-own-creation = יצירה
ownLogLive-own-view = פתיחה
ownLogLive-own-failed_view = ניסיון לשווא
ownLogLive-own-expire = מחיקה
ownLogLive-own-restored = ביטול המחיקה
ownLogLive-own-failed_passphrase = ביטוי סיסמה שגוי
ownLogLive-own-probable_program = כנראה תוכנה
ownLogLive-own-code_sent = שליחת קוד באימייל
ownLogLive-own-code_queued = קוד ממתין לשליחה באימייל
ownLogLive-own-code_failed = קוד לא נשלח באימייל
ownLogLive-own-failed_code = קוד שגוי
ownLogLive-own-owner_view = פתיחה על ידכם
ownLogLive-own-wrong_network = ניסיון מרשת אחרת
ownLogLive-own-other_device = ניסיון במכשיר אחר
ownLogLive-own-alarm = דיווח: ”זה לא הייתי אני”
ownLogLive-own-freeze = השהיה על ידכם
ownLogLive-own-thaw = חידוש על ידכם
ownLogLive-own-changed = שינוי על ידכם
ownLogLive-own-hold_asked = המתנה לאישור הפתיחה שלכם
ownLogLive-own-hold_released = אישור פתיחה על ידכם
ownLogLive-own-hold_refused = סירוב והשהיה על ידכם
ownLogLive-own-request_view = קריאה
ownLogLive-own-answer = התקבלה תשובה
ownLogLive-own-mail_returned = האימייל חזר
ownLogLive-own-creation_email_send = התבקשה שליחת הודעה באימייל
ownLogLive-own-admin_view = פתיחה בידי מנהל מערכת
ownLogLive-own-imported = העברה לכאן מ-Password Pusher

## seenLogLive — log of somebody else’s link: what happened; administrators and auditors

seenLogLive-seen-creation = יצירה
seenLogLive-seen-view = פתיחה
seenLogLive-seen-failed_view = ניסיון לשווא
seenLogLive-seen-expire = מחיקה
seenLogLive-seen-restored = ביטול המחיקה
seenLogLive-seen-failed_passphrase = ביטוי סיסמה שגוי
seenLogLive-seen-probable_program = כנראה תוכנה
seenLogLive-seen-code_sent = שליחת קוד באימייל
seenLogLive-seen-code_queued = קוד ממתין לשליחה באימייל
seenLogLive-seen-code_failed = קוד לא נשלח באימייל
seenLogLive-seen-failed_code = קוד שגוי
seenLogLive-seen-owner_view = פתיחה בידי הבעלים
seenLogLive-seen-wrong_network = דחייה מחוץ לרשתות שלו
seenLogLive-seen-other_device = דחייה במכשיר אחר
seenLogLive-seen-alarm = דיווח של נמען
seenLogLive-seen-freeze = השהיה בידי הבעלים
seenLogLive-seen-thaw = חידוש בידי הבעלים
seenLogLive-seen-changed = שינוי בידי הבעלים
seenLogLive-seen-hold_asked = המתנה לבעלים
seenLogLive-seen-hold_released = אישור פתיחה בידי הבעלים
seenLogLive-seen-hold_refused = סירוב בידי הבעלים
seenLogLive-seen-request_view = קריאה
seenLogLive-seen-answer = התקבלה תשובה
seenLogLive-seen-mail_returned = האימייל חזר
seenLogLive-seen-creation_email_send = התבקשה שליחת הודעה באימייל
seenLogLive-seen-admin_view = פתיחה בידי מנהל מערכת
seenLogLive-seen-imported = העברה לכאן מ-Password Pusher

## eventNamesLive — page “Webhooks”: kinds of events, as check boxes and in the line of a webhook; people with an account

eventNamesLive-push-created = קישור נוצר
eventNamesLive-push-viewed = קישור נפתח
eventNamesLive-push-wrong_passphrase = ביטוי סיסמה שגוי
eventNamesLive-push-expired = תוקפו של קישור פג
eventNamesLive-push-alarm = דיווח של נמען
eventNamesLive-push-hold_asked = מישהו ממתין
eventNamesLive-push-code_failed = קוד לא נשלח באימייל
eventNamesLive-request-answered = התקבלה תשובה לבקשה
eventNamesLive-request-closed = בקשה נסגרה

## conditionWords — page “Health”, and mail to administrators: values of conditionSays; administrators

conditionWords-passphrases = ביטויי סיסמה
conditionWords-passwords = סיסמאות
conditionWords-second_factors = גורמי אימות שניים
conditionWords-passkeys = מפתחות גישה

## conditionSays — page “Health”: what is the case; administrators. conditionMend has what to do about it

conditionSays-disk_full = רק { $freeBytes } פנויים בדיסק של { $directory }: קבצים נדחים כשפנויים פחות מ-{ $floorBytes }.
conditionSays-disk_low = בדיסק של { $directory } פנויים { $freeBytes }, פחות ממה שקובצי קישור אחד עשויים לתפוס ({ $linkBytes }).
conditionSays-disk_no_inodes = בדיסק של { $directory } יש מקום רק לקבצים נוספים מעטים ({ $files }): לא נותרו בו inodes.
conditionSays-disk_error = הדיסק של { $directory } דיווח על שגיאה ב{ $atMs }: { $reason }
conditionSays-database_damaged = מסד הנתונים פגום. המקומות מצוינים ביומן.
conditionSays-database_trouble = השרת הזה אינו יכול לטפל בפניות כרגע: { $reason }
conditionSays-bucket_trouble = אי אפשר לשמור או לפתוח קבצים: { $reason }
conditionSays-scanner_trouble = סורק הווירוסים אינו בודק קבצים, ולכן כל קובץ נדחה: { $reason }
conditionSays-sweep_failed = מה שתוקפו פג אינו נמחק מהדיסק: { $reason }
conditionSays-clock_jumped = השעון התקדם ביותר מיממה. כעת הוא מראה: { $nowMs }. במשך שעה אחרי הקפיצה דבר אינו נמחק לצמיתות.
conditionSays-backup_failed = הגיבוי האחרון נכשל: { $reason }
conditionSays-backup_damaged = הגיבוי האחרון, { $name }, מכיל נתונים פגומים. מקומות פגומים: { $count }. { $reason }
conditionSays-backup_old = מועד הגיבוי האחרון: { $lastMs }.
conditionSays-certificate_ended = התעודה { $file } אינה תקפה מאז { $untilMs }: לקוחות דוחים אותה.
conditionSays-certificate_ends = התעודה { $file } תקפה עד { $untilMs }.
conditionSays-certificate_unusable = אי אפשר להשתמש בתעודה שבדיסק: { $reason } שרת שפועל ממשיך עם התעודה הקודמת.
conditionSays-certificate_not_obtained = אין תעודה תקפה, ולקוחות דוחים את השרת הזה: { $reason }
conditionSays-certificate_not_renewed = לא היה אפשר לחדש את התעודה: { $reason }
conditionSays-client_secret_refused = ספק הכניסה אינו מקבל את oidc.client_secret: איש אינו יכול להיכנס דרכו.
conditionSays-client_secret_ends = הסוד שב-oidc.client_secret תקף עד { $untilMs }. לאחר מכן איש לא יוכל להיכנס דרך הספק.
conditionSays-token_ends = אסימון ה-API בשם ”{ $name }” של { $owner }, שהיה בשימוש לאחרונה, תקף עד { $untilMs }.
conditionSays-administrator_new = החשבון { $user } הוגדר כמנהל מערכת. מועד: { $sinceMs }. הוגדר בידי: { $by }.
conditionSays-guessing = מישהו מנחש ({ $guessed }): בתוך שעה נדחו { $times } ניסיונות או יותר, כי היו רבים מדי.
conditionSays-codes_failed = אי אפשר לשלוח באימייל קודים לנמענים: { $reason }
conditionSays-codes_wait = הודעות אימייל ממתינות עם קודים לנמענים: { $count }. נמען או שולח הגיע למגבלה לשעה. ההודעה האחרונה תישלח ב{ $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] לא היה אפשר למסור אירוע אחד, ומסירתו הופסקה.
        [two] לא היה אפשר למסור שני אירועים, ומסירתם הופסקה.
       *[other] לא היה אפשר למסור { $n } אירועים, ומסירתם הופסקה.
    }
conditionSays-deliveries_late = אירוע ממתין למסירה מאז { $sinceMs }.
conditionSays-nodes_differ = הצמתים אינם זהים: { $reason }
conditionSays-version_ready = הקובץ של גרסה חדשה נמצא ב-{ $file }.
conditionSays-disk_fine = בדיסק של { $directory } פנויים { $freeBytes } מתוך { $totalBytes }.
conditionSays-certificate_fine = התעודה { $file } תקפה עד { $untilMs }.
conditionSays-backup_none = עדיין לא נוצר גיבוי.
conditionSays-backup_fine = מועד הגיבוי האחרון: { $lastMs }.
conditionSays-backup_scheduled = מועד הגיבוי האחרון, { $name }: { $lastMs }. מועד הגיבוי הבא: { $nextMs }.
conditionSays-node_fine = בצומת { $node } פועלת גרסה { $version }.

## conditionMend — page “Health”: under each sentence of conditionSays, what mends it; administrators

conditionMend-disk_full = פנו מקום בדיסק הזה, או הגדילו אותו.
conditionMend-disk_low = פנו מקום בדיסק הזה, או הגדילו אותו.
conditionMend-disk_no_inodes = מחקו קבצים קטנים שתוכנות אחרות השאירו בדיסק הזה.
conditionMend-disk_error = צרו גיבוי עכשיו. לאחר מכן בדקו את הדיסק ואת החיבור שלו. פרטים נוספים ביומן המערכת.
conditionMend-database_damaged = שחזרו גיבוי.
conditionMend-database_trouble = בדקו את מסד הנתונים, את המחשב שהוא פועל בו ואת הדרך אליו.
conditionMend-bucket_trouble = בדקו את ה-bucket, את המפתחות שלו ואת הדרך אליו. ספרייה שצמתים חולקים חייבת להיות מעוגנת (mounted).
conditionMend-scanner_trouble = הפעילו את clamd, ואפשרו למשתמש של השרת הזה לקרוא את השקע שלו. פרטים נוספים ביומן של clamd.
conditionMend-sweep_failed = איש אינו יכול לפתוח אותם. בדקו את הדיסק ואת היומן.
conditionMend-clock_jumped = אם השעון שגוי, כוונו אותו בתוך אותה שעה. אם הוא נכון, אל תעשו דבר: ההודעה הזאת מופיעה גם אחרי השבתה ארוכה או שחזור.
conditionMend-backup_failed = הסירו את הסיבה. השרת ינסה שוב מעצמו.
conditionMend-backup_damaged = בדקו את הדיסק, וגלו מה פגום. גיבויים תקינים קודמים נשמרים.
conditionMend-backup_old = בדקו את מה שיוצר את הגיבויים שלכם, או צרו גיבוי ידנית.
conditionMend-certificate_ended = החליפו את הקבצים של התעודה ושל המפתח שלה. השרת קורא אותם מחדש מעצמו.
conditionMend-certificate_ends = החליפו את הקבצים של התעודה ושל המפתח שלה. השרת קורא אותם מחדש מעצמו.
conditionMend-certificate_unusable = החליפו את הקבצים של התעודה ושל המפתח שלה.
conditionMend-certificate_not_obtained = השרת ינסה שוב מעצמו. בדקו את רשות התעודות ואת הדרך אליה.
conditionMend-certificate_not_renewed = התעודה שבשימוש תקפה עד { $untilMs }, והשרת ינסה שוב. בדקו את רשות התעודות ואת הדרך אליה.
conditionMend-client_secret_refused = צרו סוד חדש אצל הספק, והגדירו אותו.
conditionMend-client_secret_ends = צרו סוד חדש אצל הספק, הגדירו אותו, וקבעו ב-oidc.client_secret_until את סוף תוקפו.
conditionMend-token_ends = על בעלי האסימון ליצור אסימון חדש ולתת אותו לתוכנה שמשתמשת בו.
conditionMend-administrator_new = אם לא ציפיתם לכך, הסירו את ההרשאה ועיינו ביומן מנהלי המערכת.
conditionMend-guessing = הכתובות מצוינות ביומן. חסמו אותן בחומת האש שלכם.
conditionMend-codes_failed = בדקו את שרת הדואר ואת הגדרות הדואר. נמענים שהקוד שלהם לא נשלח צריכים לבקש קוד אחר.
conditionMend-codes_wait = אם השולחים צריכים להגיע לנמענים רבים כל כך, הגדילו את mail.per_hour. ביומנים של הקישורים שלהם מצוין הקודים של מי ממתינים.
conditionMend-deliveries_dead = תקנו את המקבל, ואז מסרו שוב את מה שלא נמסר, או ותרו עליו.
conditionMend-deliveries_late = בדקו את שרת הדואר, את ה-webhook או את רכיב האיסוף. ביומן מצוין מה מהם נכשל.
conditionMend-nodes_differ = תנו לכל הצמתים אותה גרסה, אותן הגדרות ואותו זמן.
conditionMend-version_ready = בדקו אותו, ואז שדרגו.
conditionMend-backup_none = אם דבר אחר אינו מגבה את השרת הזה, צרו גיבוי.

## errorPage — error pages: a heading, and a text under it (…Text); everybody

errorPage-missing = הדף לא נמצא
errorPage-missingText = אין דף בכתובת הזאת.
errorPage-home = מעבר לדף הפתיחה
errorPage-busy = יותר מדי פניות
errorPage-busyText = קיבלנו יותר מדי פניות מהכתובת שלכם. דבר לא נפתח. המתינו רגע וטענו שוב את הדף.
errorPage-keySent = הקישור הזה איבד את סודיותו
errorPage-keySentText = תוכנה בדרך, כגון מסנן דואר, כתבה %23 במקום ה-# שבקישור הזה, וכך המפתח שלו נשלח לשרת. דבר לא נפתח ושום צפייה לא נספרה, אבל המפתח כבר אינו סודי. בקשו מהשולח קישור חדש, שיישלח בדרך אחרת.
errorPage-upgrading = השרת הזה בתהליך שדרוג
errorPage-upgradingText = דבר לא נפתח ודבר לא אבד. טענו שוב את הדף בעוד דקה.
errorPage-unavailable = לא זמין כרגע
errorPage-unavailableText = השרת אינו יכול לעשות זאת כרגע. דבר לא נפתח ודבר לא אבד. נסו שוב בעוד כמה דקות.
errorPage-unconfirmed = לא אושר
errorPage-unconfirmedText = השרת אינו יכול לדעת אם הפעולה בוצעה. ייתכן שנספרה צפייה אף שדבר לא הוצג. נסו שוב בעוד כמה דקות; אם עד אז הסוד כבר לא יהיה כאן, בקשו מהשולח קישור חדש.
errorPage-defect = משהו השתבש
errorPage-defectText = זה לא אמור לקרות. ספרו למפעיל השרת הזה מתי זה קרה: הפרטים ביומן.

## mailShared — mail to a recipient, with a link or about one

mailShared-subject = משהו בשבילכם מאת { $sender }
mailShared-lead = דבר סודי שותף אתכם דרך { $service }, מאת { $sender }.
mailShared-link = פתיחה
mailShared-until = הקישור פועל עד { $when }.
mailShared-views =
    { $n ->
        [one] אפשר לפתוח אותו פעם אחת.
        [two] אפשר לפתוח אותו פעמיים.
       *[other] אפשר לפתוח אותו { $n } פעמים.
    }
mailShared-notice = בקשו את הקישור מ-{ $sender }: הוא אינו נמצא באימייל הזה.
mailShared-stranger = אם אינכם מכירים את { $sender }, התעלמו מהאימייל הזה.
mailShared-unverified = איש לא אימת שהכתובת { $sender } היא של השולח. בררו עם { $sender } בדרך אחרת אם האימייל הזה אכן נשלח משם. אם אינכם יכולים, התעלמו ממנו.

## mailAsked — mail to somebody who is asked for a secret

mailAsked-subject = בקשה אליכם מאת { $sender }
mailAsked-lead = התקבלה בקשה מאת { $sender }: למסור דבר סודי דרך { $service }.
mailAsked-link = מתן תשובה
mailAsked-until = אפשר לענות עד { $when }. אין צורך בחשבון.

## mailNeeds — sentences in both of these mails: what the recipient needs

mailNeeds-name = השולח מציין את השם ”{ $name }”.
mailNeeds-shared = לפני הפתיחה:
mailNeeds-asked = לפני שתענו:
mailNeeds-from = הקישור ייפתח החל מ-{ $when }.
mailNeeds-passphrase = תצטרכו ביטוי סיסמה. תקבלו אותו מ-{ $sender } בדרך אחרת.
mailNeeds-code = תצטרכו קוד. הדף שולח אותו באימייל אל { $address } כשתבקשו.
mailNeeds-proof = רק אנשים מסוימים יכולים לפתוח אותו. הדף יבקש שתוכיחו שאתם ביניהם.
mailNeeds-release = נדרש אישור פתיחה מאת { $sender }. פתחו את הקישור והשאירו את הדף פתוח עד אז.
mailNeeds-lock = רק המכשיר והדפדפן שפותחים ראשונים יכולים לפתוח שוב. פתחו במקום שבו אתם צריכים את הסוד.
mailNeeds-letters = הדף מציג שלוש אותיות. הקלידו אותן, כדי שיידע שאינכם תוכנה.

## mailOpened — mail to a sender: their link was opened

mailOpened-subject = נפתח: { $name }
mailOpened-unnamed = הקישור שלכם מ-{ $date }
mailOpened-lead = הקישור שלכם נפתח: { $when }.
mailOpened-left =
    { $n ->
        [one] אפשר לפתוח אותו עוד פעם אחת.
        [two] אפשר לפתוח אותו עוד פעמיים.
       *[other] אפשר לפתוח אותו עוד { $n } פעמים.
    }
mailOpened-last = זו הייתה הצפייה האחרונה: הסוד נמחק לצמיתות.
mailOpened-link = הקישורים שלי
mailOpened-why = קיבלתם את האימייל הזה כי ביקשתם הודעה על הפתיחה.

## mailAnswered — mail to somebody who asked: their request was answered

mailAnswered-subject = התקבלה תשובה: { $name }
mailAnswered-unnamed = הבקשה שלכם מ-{ $date }
mailAnswered-lead = התקבלה תשובה לבקשה שלכם: { $when }.
mailAnswered-keep = התשובה אינה נמצאת באימייל הזה. היכנסו לחשבון כדי לפתוח אותה.
mailAnswered-link = בקשות
mailAnswered-why = קיבלתם את האימייל הזה כי ביקשתם הודעה על כל תשובה.

## mailCode — mail to a recipient: the code that proves their address

mailCode-subject = הקוד שלכם מ-{ $service }
mailCode-lead = דבר סודי שותף אתכם דרך { $service }. כדי לפתוח אותו, הקלידו את הקוד הזה בדף שביקש אותו:
mailCode-leadNamed = דבר סודי שותף אתכם דרך { $service }, מאת { $sender }. כדי לפתוח אותו, הקלידו את הקוד הזה בדף שביקש אותו:
mailCode-asks = קיבלתם דרך { $service } בקשה לדבר סודי. כדי לקרוא אותה ולענות עליה, הקלידו את הקוד הזה בדף שביקש אותו:
mailCode-asksNamed = קיבלתם דרך { $service } בקשה לדבר סודי, מאת { $sender }. כדי לקרוא אותה ולענות עליה, הקלידו את הקוד הזה בדף שביקש אותו:
mailCode-until =
    { $n ->
        [one] הקוד פועל פעם אחת, במשך דקה אחת, ורק בדפדפן שביקש אותו.
        [two] הקוד פועל פעם אחת, במשך שתי דקות, ורק בדפדפן שביקש אותו.
       *[other] הקוד פועל פעם אחת, במשך { $n } דקות, ורק בדפדפן שביקש אותו.
    }
mailCode-ignore = אם לא ביקשתם קוד, התעלמו מהאימייל הזה ואל תמסרו את הקוד לאיש.

## mailInvited — mail to somebody who gets an account

mailInvited-subject = החשבון שלכם ב-{ $service }
mailInvited-lead = יש לכם עכשיו חשבון ב-{ $service }: { $email }.
mailInvited-link = בחירת סיסמה
mailInvited-once = הקישור פועל פעם אחת, עד { $when }.

## mailReset — mail to somebody who may choose a new password

mailReset-subject = בחירת סיסמה חדשה ל-{ $service }
mailReset-lead = מנהל מערכת של { $service } מאפשר לכם לבחור סיסמה חדשה עבור { $email }.
mailReset-link = בחירת סיסמה
mailReset-once = הקישור פועל פעם אחת, עד { $when }.

## mailNotice — mail to the owner of an account: something about it was changed

mailNotice-subject = החשבון שלכם ב-{ $service }
mailNotice-password = הסיסמה של { $email } שונתה: { $when }.
mailNotice-factorAdded = גורם אימות שני נוסף לחשבון { $email }: { $when }.
mailNotice-factorRemoved = גורם אימות שני של { $email } נמחק: { $when }.
mailNotice-factorsReset = כל גורמי האימות השניים של { $email } נמחקו בידי מנהל מערכת: { $when }.
mailNotice-recoveryCodes = קודי שחזור חדשים נוצרו עבור { $email }: { $when }. הקודים הקודמים אינם פועלים עוד.
mailNotice-recoveryCode = נעשה שימוש בקוד שחזור של { $email }: { $when }. הוא לא יפעל שוב.
mailNotice-devices = יותר מדי סיסמאות או קודים שגויים עבור { $email } הגיעו מדפדפנים שכבר נכנסו לחשבון בעבר: { $when }. ייתכן שמישהו מחזיק באחד המכשירים שלכם.
mailNotice-from = זה הגיע מהכתובת { $address }.
mailNotice-stranger = אם לא ציפיתם לכך, שנו את הסיסמה שלכם ב-{ $service } וספרו למנהל המערכת שלו.

## mailConditions — mail to administrators: the state of the server

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: עניין אחד למנהל המערכת
        [two] { $service }: שני עניינים למנהל המערכת
       *[other] { $service }: { $n } עניינים למנהל המערכת
    }
mailConditions-link = מצב השרת
mailConditions-why = קיבלתם את האימייל הזה כי notices.mail כולל את הכתובת שלכם. הוא נשלח פעם אחת, ושוב לאחר שבעה ימים אם דבר לא השתנה. הריצו פקודות במחשב של השרת, עם sudo ועם ⁨--config⁩ של השרת.

## mailTest — mail that an administrator sends to try the mail server

mailTest-subject = בדיקה של { $service }
mailTest-lead = אימייל מ-{ $service } מגיע.
mailTest-link = { $service }

## opener — a page in a file of one’s own that opens sealed links without trusting the server; recipients who know computers

opener-title = פתיחת קישור אטום
opener-lead = הדף הזה הוא קובץ משלכם: הוא פותח קישורים אטומים מקצה לקצה, ושום שרת אינו יכול לשנות אותו. הוא מבקש מהשרת של הקישור את הסוד האטום, ולא שום דבר אחר.
opener-link = קישור, עם החלק שאחרי #
opener-passphraseHint = רק אם השולח נתן לכם ביטוי כזה.
opener-open = פתיחה
opener-notLink = זה אינו קישור לסוד. העתיקו את הקישור כולו, מ-⁨https://⁩ ועד סופו.
opener-unreachable = אין תשובה שהדף הזה רשאי לקרוא. אי אפשר להתחבר לשרת, או שהוא מתיר רק לדף שלו עצמו לפתוח את הקישור הזה: ייתכן שהסוד אינו אטום, או שהוא מוגבל לרשתות מסוימות. דבר לא נפתח.
opener-incomplete = התשובה לא הגיעה בשלמותה. ייתכן שהפתיחה נספרה כצפייה.
opener-notSealed = מה שהשרת שלח אינו אטום, ולכן זה אינו מה שהשולח אטם לקישור הזה. דבר ממנו אינו מוצג.
opener-wrong = ביטוי הסיסמה שגוי או חסר. שום צפייה לא נספרה.
opener-refused = השרת אינו מוסר זאת כרגע. שום צפייה לא נספרה.
opener-held = מי ששלח זאת צריך לאשר את הפתיחה. אמרו לו את המילים האלה: { $words }
opener-heldWordless = מי ששלח זאת צריך לאשר את הפתיחה.
opener-otherPassphrase = הסוד אינו נפתח עם ביטוי הסיסמה הזה. נסו שוב: הסוד האטום נמצא כאן, ולא תיספר צפייה נוספת. השאירו את השדה ריק אם השולח לא נתן לכם ביטוי סיסמה.
opener-go = פתיחת הכתובת ב-{ $host }
opener-saved = נשמר

## languages — the page on which readers choose their language, and the recipient's language in a form

languages-title = בחירת השפה שלכם
languages-search = חיפוש השפה שלכם
languages-searchHint = השם של השפה בשפה עצמה, השם באנגלית או הקוד, כגון pt-BR.
languages-find = חיפוש
languages-none = אין שפה מתאימה.
languages-all = כל השפות
languages-browser = השפה של הדפדפן שלי
languages-back = חזרה לדף
languages-counts = הטקסטים בשפות האחרות הם תרגומים. אם יש הבדל בינם לבין האנגלית, האנגלית קובעת. אם מצאתם מילה שגויה, ספרו על כך למי שמפעיל את השרת הזה.
languages-recipient = שפה לנמען
languages-recipientHint = לדף של הקישור ולאימייל עליו. נמענים שבחרו שפה נשארים בשפה שלהם.
languages-recipientOwn = כפי שהדפדפן שלהם מבקש
languages-answerer = שפה למי שעונה
languages-answererHint = לדף של הבקשה. מי שבחרו שפה נשארים בשפה שלהם.

## languagesLive — the same, in scripts

languagesLive-found =
    { $n ->
        [one] שפה אחת
        [two] שתי שפות
       *[other] { $n } שפות
    }
languagesLive-recipientLanguage = שפה לנמען
