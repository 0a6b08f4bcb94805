### Persian

## layout — frame of every page: skip link, navigation at the top, footer; everybody reads it

layout-skip = رفتن به محتوا
layout-navigation = اصلی
layout-create = جدید
layout-pushes = پیوندهای من
layout-admin = مدیریت
layout-account = حساب
layout-signIn = ورود
layout-languages = زبان
layout-light = روشن
layout-dark = تیره
layout-auto = خودکار
layout-api = API
layout-about = درباره
layout-aboutLine = شیوهٔ کار و گردانندهٔ این سرور
layout-noScript = این صفحه به JavaScript نیاز دارد. اسکریپت‌هایش فقط با همین سرور ارتباط می‌گیرند.
layout-otherWays = می‌توانید از API یا خط فرمان هم استفاده کنید.
layout-waiting = این صفحه هنوز در حال بار شدن است. اگر چیزی تغییر نکرد، آن را دوباره بار کنید.
layout-plain = این اتصال رمزگذاری نشده است: دیگران در شبکه می‌توانند آنچه را اینجا می‌فرستید و باز می‌کنید بخوانند. اگر نشانی ⁨https://⁩ وجود دارد، از آن استفاده کنید.
layout-notSealed = دست نگه دارید: این مهروموم نشده است
layout-notSealedText = فرستنده این راز را مهروموم کرده، اما آنچه سرور فرستاده مهروموم نشده است. هیچ بخشی از آن نشان داده نمی‌شود. با فرستنده تماس بگیرید، مثلاً تلفنی.

## create — page “New”: the form that makes a link, and the card with the finished link; senders

create-title = اشتراک‌گذاری راز
create-tagline = گذرواژه یا فایلی را با پیوندی بفرستید که منقضی می‌شود.
create-kinds = چه چیزی به اشتراک گذاشته شود
create-text = متن
create-files = فایل‌ها
create-url = پیوند
create-qr = کد QR
create-textLabel = راز شما
create-shared = از برنامهٔ دیگری آمده است: پیش از فرستادن، آن را بررسی کنید.
create-textPlaceholder = گذرواژه، کلید، یادداشت…
create-urlLabel = نشانی وب
create-urlHint = گیرنده نخست نشانی را می‌بیند و پیش از ترک این صفحه تأیید می‌کند.
create-qrLabel = متنی که به‌صورت کد QR نشان داده شود
create-qrHint = گیرنده آن را به‌صورت کد QR برای اسکن می‌بیند.
create-message = پیام (اختیاری)
create-filesSignIn = برای اشتراک‌گذاری فایل وارد شوید.
create-hide = پنهان کردن هنگام تایپ
create-generator = ساختن گذرواژه
create-style = سبک
create-styleCharacters = نویسه‌ها
create-styleWords = واژه‌ها
create-stylePin = کد PIN
create-pinHint = برای عبارت عبور کافی است، چون این سرور تعداد تلاش‌ها را محدود می‌کند. برای خود راز بیش از حد ضعیف است.
create-length = طول
create-digits = رقم‌ها
create-symbols = نمادها
create-capitals = حروف بزرگ
create-generated = پیشنهاد
create-again = پیشنهاد تازه
create-use = استفاده از این
create-lifetime = منقضی می‌شود پس از
create-views = تعداد مشاهده
create-passphrase = عبارت عبور (اختیاری)
create-passphraseRequired = عبارت عبور (الزامی)
create-passphraseLength =
    { $n ->
        [one] دست‌کم { $n } نویسه.
       *[other] دست‌کم { $n } نویسه.
    }
create-passphraseHint = عبارت عبور را جداگانه بفرستید، مثلاً با تلفن.
create-suggest = پیشنهاد
create-add = افزودن گزینه…
create-covered = پوشیده بماند تا رویش ضربه بزنند
create-coveredHint = هنگام باز شدن، کسی آن را از روی شانهٔ گیرنده نمی‌خواند.
create-deletable = گیرنده اجازه دارد راز را حذف کند
create-notifyMe = هنگام باز شدن به من خبر داده شود
create-notifyByMail = یک ایمیل دریافت می‌کنید و نشانی در «پیوندهای من» می‌بینید.
create-notifyInList = نشانی در «پیوندهای من» می‌بینید.
create-name = نام (فقط شما می‌بینید)
create-note = یادداشت (فقط شما می‌بینید)
create-sign = امضا با نام شما
create-senderName = نام شما
create-senderMessage = پیام برای گیرنده
create-senderMessageHint = پیش از باز شدن راز به هر کسی که پیوند را دارد نشان داده می‌شود. اینجا چیز محرمانه‌ای ننویسید.
create-senderEmail = نشان دادن نشانی حساب شما: { $email }
create-sealed = رمزگذاری سرتاسری
create-sealedHint = جز گیرنده هیچ‌کس نمی‌تواند آن را بخواند، حتی این سرور.
create-sealedName = برای فهرست خودتان نامی به آن بدهید: نام فایل‌ها هم محافظت می‌شود. نام، یادداشت و امضا محافظت نمی‌شوند.
create-sealedRequired = این سرور گزینهٔ دیگری را نمی‌پذیرد.
create-groupLimits = محدودیت‌های این گروه‌ها برای شما برقرار است: { $groups }.
create-shownOnce = همین حالا پیوند را کپی کنید. دوباره نمی‌توان آن را نشان داد.
create-remembered = انتخاب‌های شما در این دستگاه به خاطر سپرده می‌شود.
create-reset = بازگشت به پیش‌فرض‌ها
create-submit = ایجاد پیوند
create-ready = پیوند شما آماده است
create-passphraseNext = حالا عبارت عبور را از راه دیگری بفرستید
create-passphraseReminder = پیوند فقط با این عبارت عبور باز می‌شود. مثلاً آن را تلفنی بگویید. دوباره نشان داده نمی‌شود.
create-copyPassphrase = کپی عبارت عبور
create-end = حذف فوری
create-another = اشتراک‌گذاری رازی دیگر

## createClosed — start page for people who may not make links here; visitors

createClosed-title = برای اشتراک‌گذاری راز وارد شوید
createClosed-text = از شبکهٔ شما فقط دارندگان حساب می‌توانند پیوند بسازند.
createClosed-hint = اگر پیوندی دریافت کرده‌اید، از اینجا مثل همیشه باز می‌شود.
createClosed-nothingTitle = اینجا نمی‌توانید چیزی به اشتراک بگذارید
createClosed-nothing = محدودیت‌های گروه‌های شما ({ $groups }) هیچ نوع رازی باقی نمی‌گذارد. از مدیر این سرور بپرسید.

## createLive — page “New”: messages and chips that appear while a sender works

createLive-bytes = { $used } از { $limit }
createLive-characters = { $used } از { $limit } نویسه
createLive-bits =
    { $n ->
        [one] حدود { $n } بیت
       *[other] حدود { $n } بیت
    }
createLive-termViews =
    { $n ->
        [one] { $n } مشاهده
       *[other] { $n } مشاهده
    }
createLive-termUntil = تا { $date }
createLive-noPassphrase = بدون عبارت عبور
createLive-withPassphrase = با عبارت عبور
createLive-needsPassphrase = عبارت عبور الزامی است
createLive-passphraseMissing = عبارت عبوری وارد کنید: این سرور آن را الزامی می‌داند.
createLive-passphraseShort =
    { $n ->
        [one] این عبارت عبور بیش از حد کوتاه است: دست‌کم { $n } نویسه. رشته‌ای پیاپی مانند aaaa یا 1234 دو نویسه به حساب می‌آید.
       *[other] این عبارت عبور بیش از حد کوتاه است: دست‌کم { $n } نویسه. رشته‌ای پیاپی مانند aaaa یا 1234 دو نویسه به حساب می‌آید.
    }
createLive-signed = با امضای: { $by }
createLive-blank = نخست رازی وارد کنید.
createLive-tooLong = بیش از حد طولانی است: حداکثر { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] بیش از حد طولانی است: حداکثر { $n } نویسه.
       *[other] بیش از حد طولانی است: حداکثر { $n } نویسه.
    }
createLive-badUrl = یک نشانی وب مانند ⁨https://example.org⁩ وارد کنید.
createLive-unsealed = مرورگر شما نتوانست این را مهروموم کند. چیزی فرستاده نشد.
createLive-opens =
    { $n ->
        [one] { $n } بار باز می‌شود، تا { $date } ({ $relative }).
       *[other] { $n } بار باز می‌شود، تا { $date } ({ $relative }).
    }
createLive-endedTitle = راز حذف شد
createLive-ended = محتوای آن برای همیشه پاک شد. دیگر هیچ‌کس نمی‌تواند آن را باز کند، حتی شما.
createLive-goneTitle = پیوند منقضی شده است
createLive-gone = دیگر هیچ‌کس نمی‌تواند آن را باز کند. محتوای آن برای همیشه پاک شده است.
createLive-linkUnsaved = هنوز پیوند را کپی نکرده‌اید و این صفحه تنها جایی است که آن را نشان می‌دهد. با این حال از صفحه خارج می‌شوید؟
createLive-passphraseUnsaved = هنوز عبارت عبور را کپی نکرده‌اید و این صفحه تنها جایی است که آن را نشان می‌دهد. با این حال از صفحه خارج می‌شوید؟
createLive-leaveIt = ترک صفحه
createLive-offline = سرور پاسخ نداد. اتصال خود را بررسی و دوباره امتحان کنید.
createLive-rateLimited =
    { $n ->
        [one] مراجعه‌ها بیش از حد است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
       *[other] مراجعه‌ها بیش از حد است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
    }
createLive-tryAgain = حالا می‌توانید دوباره امتحان کنید.
createLive-tooLarge = این بزرگ‌تر از چیزی است که سرور می‌پذیرد.
createLive-signInFirst = نخست وارد شوید.
createLive-unavailable = سرور در حال حاضر در دسترس نیست. آنچه تایپ کرده‌اید هنوز اینجاست: اندکی بعد دوباره امتحان کنید.
createLive-noSpace = سرور دیگر جا ندارد. چیزی ذخیره نشد.
createLive-failed = مشکلی پیش آمد ({ $status }). چیزی ذخیره نشد.
createLive-refused = سرور این مقدار را نمی‌پذیرد.
createLive-tooMany =
    { $n ->
        [one] حداکثر { $n } مورد.
       *[other] حداکثر { $n } مورد.
    }
createLive-outOfRange = عددی از { $min } تا { $max } وارد کنید.

## resultLive — page “New”: news under the finished link, whether it was opened; senders

resultLive-notOpened = هنوز باز نشده است.
resultLive-openedTimes =
    { $n ->
        [one] { $n } بار باز شد: { $date }.
       *[other] { $n } بار باز شد، آخرین بار: { $date }.
    }

## fileBox — box into which one drops files; senders, and whoever answers a request

fileBox-files = فایل‌ها
fileBox-dropHere = فایل‌ها یا پوشه‌ها را اینجا رها کنید
fileBox-chooseFiles = انتخاب فایل
fileBox-chooseFolder = انتخاب پوشه
fileBox-cancel = لغو

## filesLive — messages of the box for files and of the upload; senders, and whoever answers a request

filesLive-fileLimits =
    { $n ->
        [one] حداکثر { $n } فایل، تا { $file }.
       *[other] حداکثر { $n } فایل، هرکدام تا { $file }، در مجموع { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] در هر پیوند حداکثر { $n } فایل جا می‌گیرد.
       *[other] در هر پیوند حداکثر { $n } فایل جا می‌گیرد.
    }
filesLive-fileTooLarge = «{ $name }» بزرگ‌تر از { $limit } است.
filesLive-filesTooLarge = فایل‌ها در مجموع بزرگ‌تر از { $limit } هستند.
filesLive-noFiles = دست‌کم یک فایل انتخاب کنید.
filesLive-packing = بسته‌بندی «{ $name }» هنوز ادامه دارد.
filesLive-remove = برداشتن { $name }
filesLive-uploading = { $percent } · { $speed } در ثانیه
filesLive-lost = اتصال قطع شد. خودبه‌خود ادامه می‌یابد.
filesLive-uploaded = فرستاده شد. سرور در حال ذخیرهٔ آن است…
filesLive-sealing = مهروموم کردن در مرورگر شما: { $percent }
filesLive-unreadable = مرورگر شما دیگر نمی‌تواند یکی از فایل‌ها را بخواند. چیزی فرستاده نشد. فایل‌ها را دوباره انتخاب کنید.
filesLive-cancelled = لغو شد. چیزی ذخیره نشد.

## reveal — page of a secret: before, during and after opening it; recipients

reveal-title = رازی برای شما
reveal-intro = کسی چیزی محرمانه را با شما به اشتراک گذاشته است.
reveal-ownTitle = راز خود شما
reveal-ownIntro = این را خود شما به اشتراک گذاشته‌اید. گیرندگان شما آن را در این صفحه باز می‌کنند.
reveal-ownPage = رفتن به پیوند، کد QR و گزارش آن
reveal-passphrase = عبارت عبور
reveal-passphraseHint = آن را جدا از این پیوند از فرستنده می‌گیرید.
reveal-unlock = باز کردن قفل
reveal-open = نمایش راز
reveal-counts = باز کردن آن یک مشاهده به حساب می‌آید.
reveal-how = این چگونه کار می‌کند
reveal-sealed = رمزگذاری سرتاسری دارد: فقط مرورگر شما می‌تواند آن را باز کند و این سرور نمی‌تواند آن را بخواند.
reveal-sealedNoScript = این پیوند فقط با JavaScript یا با فرمان «secretpush open» باز می‌شود.
reveal-largeText = یکی از فایل‌ها بزرگ‌تر از 256 MiB است و این مرورگر نمی‌تواند فایل مهروموم‌شده‌ای به این بزرگی را ذخیره کند. این کار مشاهده به حساب نیامد. پیوند را در رایانه، در Chrome یا Edge با ⁨https://⁩ باز کنید، یا با این فرمان:
reveal-copyCommand = کپی فرمان
reveal-secret = راز
reveal-show = نمایش
reveal-onPaper = راز پوشیده است. در صفحه «نمایش» را انتخاب کنید و دوباره چاپ بگیرید.
reveal-hide = پنهان کردن
reveal-copy = کپی
reveal-save = ذخیره در فایل
reveal-print = چاپ
reveal-files = فایل‌ها
reveal-download = بارگیری
reveal-downloadAll = بارگیری همه به‌صورت ZIP
reveal-address = فرستنده از شما می‌خواهد این نشانی را باز کنید:
reveal-go = باز کردن نشانی…
reveal-goTitle = این صفحه را ترک می‌کنید؟
reveal-goText = نشانی‌ای که می‌خواهید باز کنید در این سایت است:
reveal-goYes = باز کردن
reveal-goTo = باز کردن نشانی در { $host }
reveal-qr = این کد را اسکن کنید
reveal-qrText = متن کد
reveal-remove = حذف فوری
reveal-removeText = دیگر هیچ‌کس نمی‌تواند این پیوند را باز کند، حتی شما.
reveal-removeYes = حذف
reveal-cancel = لغو
reveal-deletedTitle = حذف شد
reveal-deletedText = دیگر هیچ‌کس نمی‌تواند این پیوند را باز کند و این صفحه هم دیگر راز را ندارد.
reveal-undo = واگرد
reveal-openAgain = بازگشت به پیوند
reveal-gone = اینجا دیگر چیزی نیست
reveal-goneText = این پیوند منقضی یا حذف شده، یا هرگز وجود نداشته است.
reveal-openedHere = شما این پیوند را در { $date } ({ $relative }) در همین دستگاه باز کردید. پس از آن منقضی یا حذف شده است.
reveal-goneHint = از فرستنده پیوند تازه‌ای بخواهید.
reveal-goneCreate = خودتان رازی به اشتراک بگذارید
reveal-letters = این سه حرف را تایپ کنید
reveal-lettersNeeded = سه حرف را تایپ کنید و دوباره دکمه را بزنید. چیزی باز نشد.
reveal-lettersOther = حروف دیگری بود. این سه حرف را تایپ کنید و دوباره دکمه را بزنید. چیزی باز نشد.
reveal-wrong = عبارت عبور اشتباه است.
reveal-limited = عبارت عبور بارها اشتباه وارد شده است. یک دقیقه صبر کنید و دوباره امتحان کنید.
reveal-refused = فرستندهٔ این راز اجازهٔ باز کردن آن را به شما نداد.
reveal-waitOver = انتظار شما به پایان رسید. برای درخواست دوباره، آن را بار دیگر باز کنید.
reveal-crowded = افراد زیادی منتظر این هستند. یک دقیقهٔ دیگر دوباره امتحان کنید.
reveal-scanner = این مرورگر خود را برنامه‌ای برای بررسی پیوندها معرفی می‌کند، پس چیزی باز نشد. پیوند را در مرورگر دیگری باز کنید.
reveal-again = بار کردن دوبارهٔ صفحه راز را دوباره باز نمی‌کند. برای باز کردن دوباره، دکمه را بزنید.
reveal-failed = در سرور مشکلی پیش آمد. اندکی بعد دوباره امتحان کنید.

## senderNote — page of a secret: who sends it, and the sender’s message; recipients

senderNote-label = از فرستنده
senderNote-shares = { $name } چیزی را با شما به اشتراک می‌گذارد.
senderNote-writes = { $name } می‌نویسد:
senderNote-unnamedWrites = فرستنده می‌نویسد:
senderNote-account = از حساب { $email } در این سرور فرستاده شده است.
senderNote-anyAccount = از حساب { $email } فرستاده شده است. هر کسی می‌تواند اینجا حساب بسازد، پس این نشانی تأیید نشده است.
senderNote-unverifiedAccount = از حساب { $email } فرستاده شده است. هیچ‌کس این نشانی را تأیید نکرده است.
senderNote-ownWords = نام و پیام گفتهٔ خود فرستنده است.
senderNote-unverified = نام و پیام گفتهٔ خود فرستنده است. این سرور نمی‌داند نام درست است یا نه.

## undoPlain — page after a deletion, for browsers without scripts; recipients

undoPlain-seconds =
    { $n ->
        [one] تا { $n } ثانیه می‌توانید این کار را واگرد کنید.
       *[other] تا { $n } ثانیه می‌توانید این کار را واگرد کنید.
    }

## undoLive — after a deletion, while it can be undone; recipients and senders

undoLive-deleted = حذف شد. هیچ‌کس نمی‌تواند آن را باز کند.
undoLive-undo = واگرد ({ $seconds })
undoLive-undone = حذف واگرد شد.
undoLive-tooLate = واگرد ممکن نشد: راز برای همیشه پاک شده است.

## revealLive — page of a secret: messages that appear after a click; recipients

revealLive-viewsLeft =
    { $n ->
        [one] تا { $date } ({ $relative })، { $n } بار دیگر می‌توان آن را باز کرد.
       *[other] تا { $date } ({ $relative })، { $n } بار دیگر می‌توان آن را باز کرد.
    }
revealLive-lastView = این آخرین مشاهده بود. راز از سرور برای همیشه پاک شد: آنچه را لازم دارید همین حالا نگه دارید.
revealLive-lastViewFiles = این آخرین مشاهده بود. آنچه را لازم دارید همین حالا بارگیری کنید: پیوندها فقط مدت کوتاهی کار می‌کنند.
revealLive-ownView = مشاهده‌های خود شما شمرده نمی‌شود.
revealLive-shown = راز نمایش داده می‌شود.
revealLive-covered = راز پوشیده است.
revealLive-copied = کپی شد
revealLive-copyFailed = کپی نشد. متن را انتخاب و کپی کنید.
revealLive-wrong = عبارت عبور اشتباه است.
revealLive-limited =
    { $n ->
        [one] عبارت عبور بارها اشتباه وارد شده است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
       *[other] عبارت عبور بارها اشتباه وارد شده است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
    }
revealLive-busy =
    { $n ->
        [one] مراجعه‌ها بیش از حد است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
       *[other] مراجعه‌ها بیش از حد است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
    }
revealLive-again = حالا می‌توانید دوباره امتحان کنید.
revealLive-unconnected = آفلاین هستید. چیزی باز نشد.
revealLive-offline = پاسخ سرور کامل نرسید. شاید یک مشاهده به حساب آمده باشد.
revealLive-failed = در سرور مشکلی پیش آمد. اندکی بعد دوباره امتحان کنید.
revealLive-downloaded = بارگیری شد
revealLive-downloadedOf = { $done } از { $total } فایل بارگیری شد
revealLive-preview = پیش‌نمایش
revealLive-previewOf = پیش‌نمایش { $name }
revealLive-previewFailed = این تصویر را نمی‌توان اینجا نشان داد. به‌جای آن بارگیری‌اش کنید.
revealLive-downloadFailed = بارگیری متوقف شد. شاید پیوند منقضی شده باشد.
revealLive-deleteFailed = راز حذف نشد.
revealLive-noAddress = این نشانی وب نیست، پس به‌صورت متن ساده نشان داده می‌شود.
revealLive-fileName = secret.txt
revealLive-see = نمایش

## sealedLive — page of a secret that is sealed end to end: what went wrong; recipients

sealedLive-linkCut = این پیوند کامل نیست: بخش پس از # وجود ندارد. پیوند کامل را از فرستنده بخواهید. چیزی باز نشد و هیچ مشاهده‌ای شمرده نشد.
sealedLive-linkAltered = این پیوند در راه بریده شده یا تغییر کرده است: بخش پس از # درست نیست. پیوند کامل را از فرستنده بخواهید. چیزی باز نشد و هیچ مشاهده‌ای شمرده نشد.
sealedLive-moduleMissing = آن بخش از این صفحه که رازهای مهروموم‌شده را باز می‌کند نرسیده است. اتصال خود را بررسی و صفحه را دوباره بار کنید. چیزی باز نشد و هیچ مشاهده‌ای شمرده نشد.
sealedLive-sealBroken = محتوای مهروموم‌شده آسیب دیده یا تغییر کرده است، پس هیچ بخشی از آن نشان داده نمی‌شود. از فرستنده بخواهید دوباره آن را بفرستد.
sealedLive-sealShort = بخش پایانی محتوای مهروموم‌شده موجود نیست، پس هیچ بخشی از آن نشان داده نمی‌شود. از فرستنده بخواهید دوباره آن را بفرستد.
sealedLive-sealOther = محتوای مهروموم‌شده با این پیوند جور نیست، یا به شیوه‌ای مهروموم شده که این صفحه نمی‌تواند باز کند. از فرستنده بخواهید دوباره آن را بفرستد.
sealedLive-fileWhole = کامل: «{ $name }» تا آخرین بایت بررسی شد.
sealedLive-fileBroken = «{ $name }» آسیب دیده یا تغییر کرده بود. هیچ بخشی از آن ذخیره نشد.
sealedLive-fileShort = بخش پایانی «{ $name }» موجود نیست. هیچ بخشی از آن ذخیره نشد.
sealedLive-fileTooLarge = «{ $name }» برای این مرورگر بیش از حد بزرگ است. پیوند را در رایانه، در Chrome یا Edge با ⁨https://⁩ باز کنید، یا با فرمان «secretpush open».

## newRequest — page “Ask for a secret”: the form, and the card with the finished link; people with an account

newRequest-sealed = فقط شما می‌توانید پاسخ را بخوانید
newRequest-sealedHint = حتی این سرور هم نمی‌تواند آن را بخواند.
newRequest-sealedRequired = این سرور گزینهٔ دیگری را نمی‌پذیرد.
newRequest-collectTitle = کلید شما برای پاسخ‌ها
newRequest-collectText = برای خواندن پاسخ‌ها به آن نیاز دارید و دوباره نمی‌توان آن را نشان داد: فایل بازیابی را بارگیری کنید. آن را برای کسی نفرستید.
newRequest-copyCollect = کپی کلید
newRequest-recovery = بارگیری فایل بازیابی
newRequest-showKey = نمایش کلید به‌صورت پیوند
newRequest-title = درخواست راز
newRequest-lead = هر کسی که پیوند را بگیرد می‌تواند بدون حساب رازی برای شما بفرستد.
newRequest-link = درخواست راز از دیگری
newRequest-what = به چه چیزی نیاز دارید؟
newRequest-whatHint = هر کسی که پیوند را دارد می‌تواند این را بخواند. اینجا چیز محرمانه‌ای ننویسید.
newRequest-takesFiles = اجازه دارند فایل بفرستند
newRequest-showsEmail = نشان دادن نشانی حساب شما به آنان: { $email }
newRequest-notifyMe = برای هر پاسخ ایمیلی برایم فرستاده شود
newRequest-name = نام (فقط شما می‌بینید)
newRequest-note = یادداشت (فقط شما می‌بینید)
newRequest-files = فایل‌هایی برای پاسخ‌دهنده (اختیاری)
newRequest-filesHint = مثلاً فرمی برای پر کردن. هر کسی که پیوند را دارد می‌تواند آن‌ها را بارگیری کند.
newRequest-until = باز به مدت
newRequest-answers = تعداد پاسخ‌های مجاز
newRequest-passphrase = عبارت عبور (اختیاری)
newRequest-passphraseHint = برای خواندن درخواست و پاسخ دادن به آن لازم است. مثلاً آن را تلفنی بگویید.
newRequest-more = گزینه‌های بیشتر
newRequest-submit = ایجاد پیوند
newRequest-ready = پیوند شما آماده است
newRequest-page = باز کردن صفحهٔ این درخواست
newRequest-passphraseNext = حالا عبارت عبور را از راه دیگری بفرستید
newRequest-passphraseReminder = درخواست فقط با این عبارت عبور باز می‌شود. دوباره نشان داده نمی‌شود.
newRequest-copyPassphrase = کپی عبارت عبور
newRequest-another = درخواست چیزی دیگر

## newRequestLive — page “Ask for a secret”: messages and chips that appear while one fills in the form

newRequestLive-blankRequest = بگویید به چه چیزی نیاز دارید.
newRequestLive-longRequest = بیش از حد طولانی است: حداکثر { $limit }.
newRequestLive-longNote = یادداشت شما بیش از حد طولانی است: حداکثر { $limit }.
newRequestLive-answersRange = عددی از { $min } تا { $max } وارد کنید.
newRequestLive-leadNamed = فقط کسانی که مشخص می‌کنید می‌توانند رازی برای شما بفرستند.
newRequestLive-hintNamed = فقط کسانی که مشخص می‌کنید می‌توانند این را بخوانند.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } پاسخ
       *[other] { $n } پاسخ
    }
newRequestLive-noPassphrase = بدون عبارت عبور
newRequestLive-withPassphrase = با عبارت عبور
newRequestLive-takes =
    { $n ->
        [one] { $n } بار می‌توان به آن پاسخ داد، تا { $date } ({ $relative }).
       *[other] { $n } بار می‌توان به آن پاسخ داد، تا { $date } ({ $relative }).
    }
newRequestLive-full = درخواست‌های باز شما بیش از حد است. نخست یکی را ببندید.
newRequestLive-tooLarge = این بزرگ‌تر از چیزی است که سرور می‌پذیرد.
newRequestLive-unavailable = سرور در حال حاضر در دسترس نیست. آنچه تایپ کرده‌اید هنوز اینجاست: اندکی بعد دوباره امتحان کنید.
newRequestLive-noSpace = سرور دیگر جا ندارد. چیزی ذخیره نشد.
newRequestLive-limited =
    { $n ->
        [one] مراجعه‌ها بیش از حد است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
       *[other] مراجعه‌ها بیش از حد است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
    }
newRequestLive-retry = حالا می‌توانید دوباره امتحان کنید.
newRequestLive-noAnswer = سرور پاسخ نداد. اتصال خود را بررسی و دوباره امتحان کنید.
newRequestLive-problem = مشکلی پیش آمد ({ $status }). چیزی ذخیره نشد.
newRequestLive-refused = سرور یکی از این مقدارها را نمی‌پذیرد.

## requestShareLive — the message that goes with the link of a request, in a mail or chat; written for whoever is asked

requestShareLive-requestMessage =
    { $n ->
        [one] لطفاً از طریق این پیوند چیزی محرمانه برایم بفرستید. { $n } بار می‌توان به آن پاسخ داد، تا { $date }. به حساب نیازی نیست:
       *[other] لطفاً از طریق این پیوند چیزی محرمانه برایم بفرستید. { $n } بار می‌توان به آن پاسخ داد، تا { $date }. به حساب نیازی نیست:
    }
requestShareLive-requestSubject = درخواستی از شما
requestShareLive-requestTerms =
    { $n ->
        [one] { $n } بار می‌توان به آن پاسخ داد، تا { $date }.
       *[other] { $n } بار می‌توان به آن پاسخ داد، تا { $date }.
    }

## requestLetter — printed sheet with the link of a request; read by whoever is asked

requestLetter-to = برای
requestLetter-from = از طرف
requestLetter-title = چیزی محرمانه از شما خواسته‌اند
requestLetter-intro = می‌توانید آن را با هر تلفن یا رایانه‌ای بفرستید. به حساب نیازی نیست.
requestLetter-scan = کد را با دوربین تلفن خود اسکن کنید. یا نشانی را دقیقاً همان‌طور که اینجا چاپ شده در مرورگر تایپ کنید: حروف بزرگ و کوچک با هم فرق دارند.
requestLetter-press = در صفحه‌ای که باز می‌شود دکمه را بزنید و آنچه را خواسته‌اند بفرستید.
requestLetter-passphrase = عبارت عبور را وارد کنید و دکمه را بزنید. درخواست‌کننده عبارت عبور را از راه دیگری به شما می‌دهد. برای ایمنی شما در این برگه نیامده است: آن را اینجا ننویسید.
requestLetter-keep = سپس این برگه را از بین ببرید.

## request — page of one request, for the person who asks

request-recovery = بارگیری فایل بازیابی
request-loadKey = بار کردن فایل بازیابی
request-keyFile = فایل بازیابی
request-linkOnce = پیوند کامل یک بار، هنگام ساخته شدن درخواست، نشان داده شد و در فایل بازیابی هم هست. اگر هیچ‌کدام را ندارید، این درخواست را ببندید و درخواست تازه‌ای بسازید.
request-noScript = پاسخ‌ها فقط با JavaScript نشان داده می‌شوند.
request-asked = آنچه می‌خواهید
request-answers = پاسخ‌ها
request-close = بستن درخواست
request-cancel = لغو

## requestKeysLive — page of one request: the key that opens its answers; for the person who asks

requestKeysLive-recoveryText =
    این فایل پاسخ‌های درخواست شما را باز می‌کند. آن را نگه دارید و برای کسی نفرستید.

    برای خواندن پاسخ‌ها در مرورگری دیگر، وارد شوید، صفحهٔ درخواست را باز کنید و این فایل را آنجا بار کنید، یا کلید خود را باز کنید.
requestKeysLive-recoveryLink = پیوندی که باید بفرستید:
requestKeysLive-recoveryKey = کلید شما:
requestKeysLive-keyElsewhere = برای خواندن آن‌ها در مرورگری دیگر، فایل بازیابی را بارگیری کنید. آن را برای کسی نفرستید.
requestKeysLive-keyInTab = این زبانه کلیدی را دارد که پاسخ‌ها را باز می‌کند.
requestKeysLive-keyMissing = فقط شما می‌توانید پاسخ‌ها را بخوانید و این مرورگر کلید شما را ندارد: فایل بازیابی را بار کنید.
requestKeysLive-keyNotInFile = این فایل بازیابی این درخواست نیست.
requestKeysLive-keyLoaded = کلید شما بار شد.

## requestWordsLive — page of one request and list of requests: names and the question before closing

requestWordsLive-unnamedRequest = درخواست { $date }
requestWordsLive-closeQuestion = «{ $name }» بسته شود؟ دیگر پاسخی نمی‌پذیرد و متن درخواست برای همیشه پاک می‌شود.
requestWordsLive-answersStay = پاسخ‌ها تا زمان انقضا می‌مانند.
requestWordsLive-closedNow = بسته شد. متن درخواست برای همیشه پاک شد.
requestWordsLive-answeredMeanwhile = پاسخ تازه‌ای رسیده است.

## requestLive — page of one request: its state, its terms and its answers; for the person who asks

requestLive-open = باز
requestLive-ready = پاسخ‌داده‌شده
requestLive-closed = بسته
requestLive-guardedText = عبارت عبور از آن محافظت می‌کند، پس اینجا نشان داده نمی‌شود.
requestLive-closedText = هنگام بسته شدن درخواست برای همیشه پاک شد.
requestLive-answersOf = پاسخ‌ها
requestLive-answersCount = { $came } از { $total }
requestLive-openUntil = باز تا
requestLive-filesMay = فایل‌ها
requestLive-filesYes = فرستادنشان مجاز است
requestLive-guard = عبارت عبور
requestLive-guardSet = برای خواندن و پاسخ دادن لازم است
requestLive-email = نشانی حساب شما
requestLive-emailShown = نشان داده می‌شود
requestLive-noAnswers = هنوز کسی پاسخ نداده است.
requestLive-sendLink = پیوند را برای کسی بفرستید که آنچه لازم دارید نزد اوست.
requestLive-noneCame = کسی پاسخ نداد.
requestLive-purged = پاسخ‌ها حذف شده‌اند.
requestLive-answerBy = پاسخ { $name }
requestLive-answerOf = پاسخ { $date }
requestLive-newAnswer = تازه
requestLive-answerOpen = باز کردن
requestLive-answerPage = پیوند و گزارش
requestLive-answerOver = منقضی‌شده
requestLive-allCame = پاسخ داده شد. پیوند دیگر پاسخی نمی‌پذیرد.
requestLive-logClosed = دستی بسته شد

## requestsLive — list “Requests”, and the step about requests in “First steps” (the latter for administrators)

requestsLive-newAnswers =
    { $n ->
        [one] { $n } پاسخ تازه
       *[other] { $n } پاسخ تازه
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } پاسخ
       *[other] { $n } پاسخ
    }
requestsLive-noneYet = هنوز بدون پاسخ
requestsLive-closes = { $when } بسته می‌شود
requestsLive-hasClosed = بسته
requestsLive-requestMade = ایجادشده { $when }
requestsLive-noOpen = در حال حاضر درخواستی ندارید.
requestsLive-noReady = هیچ درخواست بازی پاسخ ندارد.
requestsLive-noClosed = هنوز هیچ درخواستی بسته نشده است.
requestsLive-closeRequest = بستن

## ownRequests — list “Requests”: its tab and its filter; people with an account

ownRequests-tab = درخواست‌ها
ownRequests-open = باز
ownRequests-ready = پاسخ‌داده‌شده
ownRequests-closed = بسته

## answerGate — page that the link of a request opens, before the request is shown; whoever is asked

answerGate-collects = این پیوندی است که پاسخ‌ها را باز می‌کند و برای درخواست‌کننده است: وارد شوید، سپس دوباره آن را باز کنید.
answerGate-title = رازی از شما خواسته‌اند
answerGate-intro = کسی از شما می‌خواهد چیزی محرمانه برایش بفرستید. به حساب نیازی نیست.
answerGate-ownTitle = درخواست خود شما
answerGate-ownIntro = این را خود شما خواسته‌اید. دیگران در این صفحه به آن پاسخ می‌دهند.
answerGate-ownPage = رفتن به پیوند، پاسخ‌ها و گزارش آن
answerGate-passphraseHint = آن را جدا از این پیوند از درخواست‌کننده می‌گیرید.
answerGate-read = دیدن درخواست
answerGate-left =
    { $n ->
        [one] تا { $date } ({ $relative })، { $n } بار دیگر می‌توان به آن پاسخ داد.
       *[other] تا { $date } ({ $relative })، { $n } بار دیگر می‌توان به آن پاسخ داد.
    }
answerGate-busy = مراجعه‌ها از نشانی شما بیش از حد است. یک دقیقه صبر کنید و دوباره امتحان کنید.

## ownAnswer — page of an answer, for the person who asked: before it is opened

ownAnswer-title = پاسخ به «{ $name }»
ownAnswer-unnamed = پاسخ به درخواست شما
ownAnswer-intro = فقط شما می‌توانید آن را باز کنید.
ownAnswer-page = رفتن به درخواست و همهٔ پاسخ‌هایش

## answer — page on which one answers a request, and the pages after it; whoever is asked

answer-yourName = نام شما (اختیاری)
answer-yourNameHint = درخواست‌کننده آن را می‌بیند.
answer-yourNameOpen = درخواست‌کننده آن را می‌بیند. مانند پاسخ شما محافظت نمی‌شود.
answer-addressShown = نشانی ایمیل تأییدشدهٔ شما را هم می‌بیند.
answer-title = آنچه از شما خواسته‌اند
answer-label = از درخواست‌کننده
answer-asks = کسی که این پیوند را برای شما فرستاده می‌خواهد:
answer-asksFiles = کسی که این پیوند را برای شما فرستاده فایل‌هایی هم به شما می‌دهد.
answer-ownWords = نوشتهٔ درخواست‌کننده است. ما بررسی نکرده‌ایم او کیست.
answer-ownWordsAccount = نوشتهٔ درخواست‌کننده است.
answer-account = درخواست‌کننده حساب { $email } را در این سرور دارد.
answer-anyAccount = درخواست‌کننده حساب { $email } را دارد. هر کسی می‌تواند اینجا حساب بسازد، پس این نشانی تأیید نشده است.
answer-unverifiedAccount = درخواست‌کننده حساب { $email } را دارد. هیچ‌کس این نشانی را تأیید نکرده است.
answer-careful = فقط اگر می‌دانید چه کسی درخواست کرده است، آن را بفرستید.
answer-given = فایل‌هایی برای شما
answer-text = پاسخ شما
answer-textPlaceholder = گذرواژه، کلید، یادداشت…
answer-message = پیام
answer-sealed = این درخواست فقط پاسخی را می‌پذیرد که سرتاسر مهروموم شده باشد. این صفحه بدون JavaScript نمی‌تواند آن را مهروموم کند. آن را با این فرمان و پیوند کامل بفرستید:
answer-sealedOnce = فقط درخواست‌کننده می‌تواند پاسخ شما را بخواند؛ این سرور نمی‌تواند. پس از آن نمی‌توانید تغییرش دهید.
answer-once = رمزگذاری‌شده ذخیره می‌شود، فقط درخواست‌کننده می‌تواند آن را باز کند، و پس از آن نمی‌توانید تغییرش دهید.
answer-send = فرستادن
answer-sent = فرستاده شد
answer-sentText = پاسخ شما رسید. می‌توانید این صفحه را ببندید.
answer-sentTo = پاسخ شما به { $email } رسید. می‌توانید این صفحه را ببندید.
answer-sentMore = فرستادن پاسخی دیگر
answer-notSent = فرستاده نشد
answer-notSentText = برگردید: آنچه تایپ کرده‌اید هنوز آنجاست.
answer-back = شروع دوباره
answer-gone = اینجا دیگر چیزی نمی‌خواهند
answer-goneText = این درخواست بسته شده، زمانش تمام شده، یا هرگز وجود نداشته است.
answer-goneHint = از کسی که پیوند را برایتان فرستاده پیوند تازه‌ای بخواهید.
answer-answered = پیش‌تر پاسخ داده شده
answer-answeredText = این درخواست همهٔ پاسخ‌هایی را که خواسته بود گرفته است.
answer-answeredHint = شما نبودید؟ پس به کسی که پیوند را برایتان فرستاده بگویید.
answer-blankProblem = آنچه را می‌خواهید بفرستید وارد کنید.
answer-tooLargeProblem = این بزرگ‌تر از چیزی است که سرور می‌پذیرد.
answer-spaceProblem = سرور دیگر جا ندارد. چیزی ذخیره نشد.
answer-goneProblem = این درخواست دیگر پاسخی نمی‌پذیرد. چیزی ذخیره نشد.
answer-passphraseProblem = عبارت عبور اشتباه است. چیزی ذخیره نشد.
answer-unprovedProblem = این درخواست برای افراد مشخصی است و این مرورگر نشان نداده است که شما یکی از آنان هستید. چیزی ذخیره نشد. پیوند را دوباره در زبانهٔ دیگری باز کنید، بخواهید کدی برایتان ایمیل شود، و سپس آنچه را اینجا تایپ کرده‌اید بفرستید.

## answerSealedLive — page on which one answers: the answer could not be sealed; whoever is asked

answerSealedLive-answerLinkCut = پیوند کامل نیست: بخش پس از # وجود ندارد یا در راه تغییر کرده است. چیزی فرستاده نشد. پیوند کامل را دوباره باز کنید، یا از فرستنده‌اش بپرسید.
answerSealedLive-sealerMissing = آن بخش از این صفحه که پاسخ شما را مهروموم می‌کند نرسیده است. چیزی فرستاده نشد. اتصال خود را بررسی و صفحه را دوباره بار کنید.
answerSealedLive-notSealed = مرورگر شما نتوانست این را مهروموم کند. چیزی فرستاده نشد.

## answerLive — page on which one answers: messages that appear while one works; whoever is asked

answerLive-bytes = { $used } از { $limit }
answerLive-blank = آنچه را می‌خواهید بفرستید وارد کنید.
answerLive-blankFiles = آنچه را می‌خواهید بفرستید وارد کنید، یا فایل انتخاب کنید.
answerLive-tooLong = بیش از حد طولانی است: حداکثر { $limit }.
answerLive-tooLarge = این بزرگ‌تر از چیزی است که سرور می‌پذیرد.
answerLive-over = این درخواست دیگر پاسخی نمی‌پذیرد. چیزی ذخیره نشد.
answerLive-wrong = عبارت عبور اشتباه است. چیزی ذخیره نشد.
answerLive-limited =
    { $n ->
        [one] مراجعه‌ها بیش از حد است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
       *[other] مراجعه‌ها بیش از حد است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
    }
answerLive-again = حالا می‌توانید دوباره امتحان کنید.
answerLive-unavailable = سرور در حال حاضر در دسترس نیست. آنچه تایپ کرده‌اید هنوز اینجاست: اندکی بعد دوباره امتحان کنید.
answerLive-noSpace = سرور دیگر جا ندارد. چیزی ذخیره نشد.
answerLive-offline = سرور پاسخ نداد. با این حال شاید پاسخ شما به آن رسیده باشد: برای اطمینان، صفحه را دوباره بار کنید.
answerLive-failed = مشکلی پیش آمد ({ $status }). چیزی ذخیره نشد.
answerLive-refused = سرور این پاسخ را نمی‌پذیرد. چیزی ذخیره نشد.

## receipt — receipt: a page for senders without an account, and where it is offered

receipt-choice = نگه داشتن رسید
receipt-choiceHint = پیوندی دوم، فقط برای شما: نشان می‌دهد راز باز شده است یا نه، و می‌تواند آن را حذف کند.
receipt-yours = رسیدتان را نگه دارید
receipt-yoursShows = نشان می‌دهد راز باز شده است یا نه، و می‌تواند آن را حذف کند.
receipt-yoursText = نمی‌تواند آن را بخواند. آن را برای خودتان نگه دارید: گیرنده به پیوند بالا نیاز دارد.
receipt-open = باز کردن رسید
receipt-copy = کپی رسید
receipt-remember = پیوندهای من در این دستگاه به خاطر سپرده شود
receipt-rememberHint = فقط رسیدها، و فقط در این مرورگر. هر کسی که بتواند از آن استفاده کند می‌تواند آن‌ها را ببیند. با خاموش کردن این گزینه همه فراموش می‌شوند.
receipt-list = پیوندهای اخیر من
receipt-listText = آنچه این مرورگر از پیوندهایی که بدون حساب ساخته‌اید به خاطر دارد.
receipt-listNone = این مرورگر پیوندی به خاطر ندارد. در هر رسید می‌توانید انتخاب کنید که پیوندها به خاطر سپرده شوند.
receipt-listScripts = این فهرست به JavaScript نیاز دارد: مرورگر آن را نگه می‌دارد، نه سرور.
receipt-forget = فراموش کردن همه
receipt-notOpened = هنوز باز نشده است
receipt-neverOpened = هرگز باز نشد
receipt-notOpenedText = تا کنون هیچ‌کس پیوند را باز نکرده است.
receipt-opened =
    { $n ->
        [one] { $n } بار باز شد
       *[other] { $n } بار باز شد
    }
receipt-times = زمان‌های باز شدن
receipt-timesSome = آخرین زمان‌های باز شدن
receipt-over = دیگر هیچ‌کس نمی‌تواند پیوند را باز کند.
receipt-overViews = به تعدادی که اجازه داده بودید باز شد، آخرین بار در { $date }. محتوای آن برای همیشه پاک شده است.
receipt-overTime = زمان آن در { $date } تمام شد. محتوای آن برای همیشه پاک شده است.
receipt-overHand = در { $date } حذف شد. محتوای آن برای همیشه پاک شده است.
receipt-left =
    { $n ->
        [one] پیوند را تا { $date } می‌توان { $n } بار دیگر باز کرد.
       *[other] پیوند را تا { $date } می‌توان { $n } بار دیگر باز کرد.
    }
receipt-alarmed = گیرنده‌ای می‌گوید کس دیگری پیوند را پیش از او باز کرده است. با گیرندهٔ خود صحبت کنید.
receipt-frozen = پیوند موقتاً متوقف شده است: هیچ‌کس نمی‌تواند آن را باز کند.
receipt-again = بررسی دوباره
receipt-unknown = اینجا اطلاعاتی نیست
receipt-unknownText = این رسید به هیچ پیوندی در این سرور تعلق ندارد. بررسی کنید که نشانی کامل باشد.
receipt-unknownHint = مدتی پس از منقضی شدن پیوند، سرور هر چه را از آن می‌دانست حذف می‌کند.

## receiptListLive — page “My recent links” of senders without an account: a line for each link

receiptListLive-made = ساخته‌شده در { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] { $n } بار باز شد
       *[other] { $n } بار باز شد
    }
receiptListLive-stateNone = هنوز باز نشده است
receiptListLive-stateOver = منقضی‌شده
receiptListLive-stateAlarmed = هشدار
receiptListLive-stateFrozen = موقتاً متوقف
receiptListLive-stateUnknown = دیگر اطلاعاتی از آن نیست
receiptListLive-stateFailed = سرور پاسخ نداد
receiptListLive-forgotten = فراموش شد. این مرورگر از این پس پیوندی به خاطر نمی‌سپارد.

## about — page “How this works and who runs it”; everybody. Each sentence is a promise: no more and no less than the English

about-title = شیوهٔ کار و گردانندهٔ این سرور
about-lead = شما رازی را به‌صورت پیوند به اشتراک می‌گذارید. پیوند خودبه‌خود بی‌اعتبار می‌شود و آنگاه راز برای همیشه پاک می‌شود.
about-operatorTitle = چه کسی این سرور را اداره می‌کند
about-runBy = گردانندهٔ این سرور: { $name }.
about-unnamed = گردانندهٔ این سرور اینجا نامی وارد نکرده است. از کسی که شما را به اینجا فرستاده بپرسید.
about-contact = تماس:
about-program = برنامه: Secret Push، نسخهٔ { $version }.
about-words = واژه‌هایی از EFF Long Wordlist ساختهٔ Electronic Frontier Foundation (⁨https://www.eff.org/dice⁩) پیشنهاد می‌کند، بدون چهار واژهٔ آن، با مجوز CC BY 3.0 US (⁨https://creativecommons.org/licenses/by/3.0/us/⁩).
about-sealedTitle = چگونه از راز محافظت می‌شود
about-sealed = سرور هر راز را پیش از ذخیره با AES-256-GCM رمزگذاری می‌کند. کلید از یک کلید تصادفی ویژهٔ همان راز، از پیوند و در صورت وجود از عبارت عبور به دست می‌آید.
about-masterKey = کلید تصادفی با کلید اصلی سرور رمزگذاری و ذخیره می‌شود؛ کلید اصلی بیرون از پایگاه داده نگهداری می‌شود.
about-passphrase = سرور نه عبارت عبور را ذخیره می‌کند و نه چیزی را که بتوان عبارتی را با آن مقایسه کرد. Argon2id حدس زدن را کند می‌کند، و پس از پنج تلاش نادرست در یک دقیقه، آن نشانی باید صبر کند.
about-files = نام و محتوای فایل‌ها نیز رمزگذاری می‌شود.
about-transport = این رمزگذاری در سرور انجام می‌شود. نشانی ⁨https://⁩ از مسیر تا سرور محافظت می‌کند.
about-endToEnd = فرستنده همچنین می‌تواند راز را در مرورگر یا با خط فرمان، در قالب باز age، مهروموم کند. کلید در پیوند و پس از # است، بخشی که مرورگرها هرگز نمی‌فرستند: این سرور چیزی را نگه می‌دارد و تحویل می‌دهد که نمی‌تواند بخواند.
about-endTitle = وقتی پیوندی منقضی می‌شود چه رخ می‌دهد
about-end = پیوند پس از زمان انتخاب‌شده، پس از آخرین مشاهدهٔ مجاز، یا وقتی کسی آن را حذف کند منقضی می‌شود. در همان لحظه کلید آن، راز و پیام فرستنده برای همیشه پاک می‌شوند.
about-endFiles = فایل‌ها نیز حذف می‌شوند. پیوندهای بارگیری آخرین مشاهده هنوز کار می‌کنند: حداکثر { $time }، و هرگز فراتر از زمان انتخاب‌شده کار نمی‌کنند.
about-rowAnonymous = گزارش رازی که بدون حساب به اشتراک گذاشته شده، { $time } پس از منقضی شدن آن حذف می‌شود.
about-rowAnonymousKept = گزارش رازی که بدون حساب به اشتراک گذاشته شده، تا زمانی که گرداننده حذفش کند نگه داشته می‌شود.
about-rowOwned = گزارش راز فرستنده‌ای که وارد شده، { $time } پس از منقضی شدن آن حذف می‌شود، همراه با نام و یادداشتی که فرستنده به آن داده است.
about-rowOwnedKept = گزارش راز فرستنده‌ای که وارد شده، همراه با نام و یادداشتی که فرستنده به آن داده است، تا زمانی که گرداننده حذفش کند نگه داشته می‌شود.
about-backups = نسخهٔ پشتیبان آنچه را هنگام ساخته شدنش ذخیره شده بود در خود دارد، تا زمانی که گرداننده حذفش کند.
about-loggedTitle = چه چیزی در گزارش ثبت می‌شود
about-logged = برای هر راز: زمان ایجاد، باز شدن، حذف یا آزمودن با عبارت عبور نادرست، همراه با نشانی شبکه، مرورگر و صفحه‌ای که بازدیدکننده از آن آمده است. فرستندگانی که وارد شده‌اند این گزارش را برای رازهای خود می‌بینند.
about-request = برای هر مراجعه به سرور: زمان، نوع صفحه، نتیجه، مدت و نشانی شبکه. پیوند، راز یا عبارت عبور هرگز ثبت نمی‌شود. گرداننده تعیین می‌کند این سطرها چه مدت نگه داشته شوند.
about-cookies = کوکی‌ها: یکی برای نشست شما پس از ورود، یکی برای زبان و یکی برای رنگ‌هایی که انتخاب می‌کنید، و یکی در مرورگری که منتظر فرستنده است یا دربارهٔ پیوندی اطلاع داده است. هیچ ردیابی در کار نیست و صفحه‌ها چیزی از سرورهای دیگر بار نمی‌کنند.
about-operatorReadsTitle = گرداننده چه چیزی را می‌تواند بخواند و چه چیزی را نه
about-seesMeta = گرداننده می‌بیند که رازی وجود دارد: نوع، اندازه، زمان‌ها، مشاهده‌ها و گزارش آن، و نشانی ایمیل فرستنده‌ای که وارد شده است.
about-adminPage = مدیران می‌توانند هر رازی را حذف کنند. نه محتوای آن را می‌بینند، نه نام، یادداشت یا پیوندش را. البته می‌توانند گذرواژهٔ کاربر را بازنشانی کنند و سپس به نام او وارد شوند.
about-readsOwned = هر کسی که هم داده‌های ذخیره‌شده و هم کلید اصلی را داشته باشد، می‌تواند راز منقضی‌نشدهٔ فرستنده‌ای را که وارد شده، اگر عبارت عبور نداشته باشد، و نیز نام‌ها، یادداشت‌ها و پیام‌های آن فرستنده را بخواند.
about-readsAnonymous = برای رازی که بدون حساب به اشتراک گذاشته شده، او به پیوند هم نیاز دارد که سرور آن را نگه نمی‌دارد.
about-readsGuarded = برای رازی با عبارت عبور، او به عبارت عبور هم نیاز دارد. عبارت کوتاه را می‌توان حدس زد، بلند را نه.
about-running = هر کسی که سرور در حال اجرا را در اختیار داشته باشد، می‌تواند راز و عبارت عبور آن را هنگام ایجاد و هنگام باز شدن ببیند.
about-readsSealed = گرداننده نمی‌تواند راز مهروموم‌شده را بخواند، حتی با همهٔ داده‌ها و کلید اصلی. با این حال، سرور دستکاری‌شده می‌تواند صفحه‌ای تحویل دهد که راز را فاش کند: برای منتفی کردن این امکان، پیوند را با خط فرمان باز کنید.
about-readsExpired = هیچ‌کس نمی‌تواند راز منقضی‌شده را بخواند، حتی گرداننده، مگر آنکه نسخهٔ پشتیبانی از پیش از آن هنوز آن را داشته باشد.
about-youTitle = شما چه می‌توانید بکنید
about-you = تعداد مشاهدهٔ کم و زمان کوتاه انتخاب کنید. عبارت عبور بیفزایید و آن را از راهی جز راه پیوند بفرستید. راز را فقط وقتی باز کنید که بتوانید آن را در جای امنی نگه دارید.

## accessibility — page “Accessibility”; everybody

accessibility-title = دسترس‌پذیری
accessibility-lead = همه باید بتوانند رازی را به اشتراک بگذارند و رازی را باز کنند، به هر شیوه‌ای که می‌بینند، می‌شنوند، حرکت می‌کنند و می‌خوانند.
accessibility-contactTitle = اگر مانعی سر راه شماست
accessibility-contact = به گردانندهٔ این سرور بگویید چه چیزی برای شما کار نمی‌کند، یا راه دیگری بخواهید:
accessibility-nobody = گردانندهٔ این سرور اینجا راه تماسی وارد نکرده است. به کسی که شما را به اینجا فرستاده بگویید چه چیزی برای شما کار نمی‌کند، و راه دیگری بخواهید.
accessibility-standardTitle = این صفحه‌ها با چه چیزی مطابقت دارند
accessibility-standard = این صفحه‌ها برای مطابقت با WCAG 2.2 در سطح AA، و همراه آن فصل ۹ از EN 301 549 ساخته شده‌اند. طبق بررسی خود سازندگان چنین است، جز در آنچه فهرست بعدی نام می‌برد.
accessibility-missingTitle = چه چیزی کم است
accessibility-missingUndo = حذف را تا هشت ثانیه می‌توان واگرد کرد و نه بیشتر، چون راز نباید پس از حذف خود باقی بماند. دکمه‌ای که آن را واگرد می‌کند بی‌درنگ فوکوس را می‌گیرد.
accessibility-missingLanguage = آنچه افراد خود نوشته‌اند، مانند پیام یا نام فایل، با زبان خود نشانه‌گذاری نشده است.
accessibility-missingReaders = برای این بررسی از هیچ صفحه‌خوانی استفاده نشده و هنوز افراد دارای معلولیت در آن شرکت نکرده‌اند.
accessibility-checkedTitle = این چگونه بررسی شد
accessibility-checkedByProgram = با axe-core: هر صفحه در هر حالت، روی نمایشگر باریک و پهن، روشن و تیره. هر صفحه همچنین در عرض ۳۲۰ پیکسل، و با متنی در اندازهٔ دو برابر، جا می‌گیرد.
accessibility-checkedByHand = دستی: مسیرهای اصلی صفحه‌ها، فقط با صفحه‌کلید، با فاصلهٔ بیشتر میان حروف و سطرها، و در درخت دسترس‌پذیری Chromium که صفحه‌خوان‌ها از آن می‌خوانند.

## caution — what keeps a link closed, and “That wasn’t me”: recipients’ pages, and fields of the form for senders

caution-notMe = من نبودم
caution-tellText = اگر کسی نبود که می‌شناسید، به فرستنده اطلاع دهید: در گزارش او نوشته می‌شود.
caution-tellFreezes = این کار پیوند را هم موقتاً متوقف می‌کند: تا فرستنده آن را از سر نگیرد، هیچ‌کس نمی‌تواند بازش کند.
caution-tell = اطلاع به فرستنده
caution-told = به فرستنده اطلاع دادید که این شما نبودید.
caution-askSender = اگر شما نبودید، از فرستنده راز تازه‌ای بخواهید.
caution-toldTitle = فرستنده حالا می‌تواند آن را ببیند
caution-toldText = در گزارش او آمده است که کسی پیش از شما این پیوند را باز کرده است.
caution-toldFrozen = پیوند موقتاً متوقف شده است: تا فرستنده آن را از سر نگیرد، هیچ‌کس نمی‌تواند بازش کند.
caution-toldOpen = پیوند هنوز کار می‌کند. پیش از آنکه به محتوای آن تکیه کنید، از فرستنده بپرسید.
caution-toldNext = از راه دیگری با فرستنده صحبت کنید، مثلاً تلفنی.
caution-back = بازگشت به راز
caution-frozenTitle = این پیوند موقتاً متوقف شده است
caution-frozenText = در حال حاضر هیچ‌کس نمی‌تواند آن را باز کند. وقتی فرستنده آن را از سر بگیرد، دوباره کار می‌کند.
caution-frozenHint = از فرستنده بپرسید، و سپس این صفحه را دوباره بار کنید. این کار مشاهده به حساب نیامد.
caution-elsewhereTitle = نه از این شبکه
caution-elsewhereText = فرستنده شبکه‌هایی را که این پیوند در آن‌ها باز می‌شود انتخاب کرده است. نشانی شما، { $address }، در هیچ‌یک از آن‌ها نیست.
caution-elsewhereHint = به شبکهٔ درست وصل شوید، سپس این صفحه را دوباره بار کنید. این کار مشاهده به حساب نیامد.
caution-earlyTitle = هنوز باز نیست
caution-earlyText = این پیوند در { $date } ({ $relative }) باز می‌شود.
caution-earlyHint = آن زمان این صفحه را دوباره بار کنید. این کار مشاهده به حساب نیامد.
caution-notBefore = باز نشود پیش از (اختیاری)
caution-notBeforeHint = به وقت منطقهٔ زمانی این دستگاه. فقط شما می‌توانید زودتر بازش کنید.
caution-afterFirstView = پس از نخستین مشاهده، منقضی شود در
caution-networks = فقط درون این شبکه‌ها (از بخش IT بپرسید)
caution-networksHint = نشانی‌ها و بازه‌هایی مانند 192.0.2.0/24 که با ویرگول از هم جدا شده‌اند.
caution-addressees = فقط برای این افراد (اختیاری)
caution-addresseesHint = نشانی‌های ایمیل، یا گروه‌هایی مانند group:staff که با ویرگول از هم جدا شده‌اند. پیش از باز شدن پیوند، از ورود سازمانی استفاده می‌کنند، یا از کدی که برایشان ایمیل می‌شود.
caution-addresseesByCompany = نشانی‌های ایمیل، یا گروه‌هایی مانند group:staff که با ویرگول از هم جدا شده‌اند. پیش از باز شدن پیوند، از ورود سازمانی استفاده می‌کنند.
caution-addresseesByCode = نشانی‌های ایمیل که با ویرگول از هم جدا شده‌اند. کسی به حساب نیاز ندارد: پیش از باز شدن پیوند، کدی را که برایشان ایمیل می‌شود تایپ می‌کنند.
caution-addresseesRequired = فقط برای این افراد (الزامی)
caution-addresseesNext = فقط برای { $people }. پیوند را برایشان بفرستید. پس از ورود سازمانی برایشان باز می‌شود.
caution-addresseesNextByCode = فقط برای { $people }. پیوند را برایشان بفرستید. در صفحهٔ آن می‌خواهند کدی به نشانی‌شان ایمیل شود.
caution-addresseesNextByEither = فقط برای { $people }. پیوند را برایشان بفرستید. در صفحهٔ آن از ورود سازمانی استفاده می‌کنند یا می‌خواهند کدی به نشانی‌شان ایمیل شود.
caution-openings = اگر کسی پیش‌تر پیوند را باز کرده است، به گیرنده هشدار داده شود
caution-freeze = توقف موقت پیوند
caution-thaw = ازسرگیری پیوند

## cautionGateLive — page of a secret: it was opened before; recipients

cautionGateLive-openedBefore =
    { $n ->
        [one] این پیوند پیش‌تر { $n } بار باز شده است، در { $date } ({ $relative }).
       *[other] این پیوند پیش‌تر { $n } بار باز شده است، آخرین بار در { $date } ({ $relative }).
    }

## addresseesLive — page “New”: problems with the field “Only for these people”; senders

addresseesLive-noAddress = «{ $entry }» نشانی ایمیل نیست.
addresseesLive-notIn = نشانی‌های دامنهٔ { $domain } مجاز نیستند.
addresseesLive-wanted = وارد کنید پیوند برای چه کسی است: این سرور آن را می‌خواهد.

## cautionCreateLive — page “New”: chips that sum up the chosen terms, and problems with fields; senders

cautionCreateLive-badMoment = زمانی پیش از منقضی شدن پیوند انتخاب کنید.
cautionCreateLive-termNotBefore = { $date } باز می‌شود
cautionCreateLive-notSooner = بدون تغییر
cautionCreateLive-termFirstView = { $duration } پس از نخستین مشاهده منقضی می‌شود
cautionCreateLive-badNetwork = «{ $network }» شبکه نیست. نشانی‌ها و بازه‌هایی مانند 192.0.2.0/24 وارد کنید.
cautionCreateLive-termNetworks =
    { $n ->
        [one] فقط از { $n } شبکه
       *[other] فقط از { $n } شبکه
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] فقط برای { $n } گیرنده
       *[other] فقط برای { $n } گیرنده
    }
cautionCreateLive-termLock = فقط نخستین دستگاه
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } مشاهده برای هر گیرنده
       *[other] { $n } مشاهده برای هر گیرنده
    }

## cautionOwnLive — page of a link for its sender: paused, reported, and its terms

cautionOwnLive-frozen = موقتاً متوقف
cautionOwnLive-alarmed = اطلاع داده شده
cautionOwnLive-frozenNow = این پیوند موقتاً متوقف شده است: جز شما هیچ‌کس نمی‌تواند آن را باز کند. همچنان در { $date } منقضی می‌شود.
cautionOwnLive-alarm = گیرنده‌ای می‌گوید کس دیگری پیش از او آن را باز کرده است. او در { $date } ({ $relative }) از { $address } ({ $browser }) اطلاع داد.
cautionOwnLive-alarmNext = موارد زیر را با کسانی که پیوند را به آنان داده‌اید مقایسه کنید. اگر تردید دارید، آن را حذف و راز را عوض کنید.
cautionOwnLive-settle = نادیده گرفتن گزارش
cautionOwnLive-thawQuestion = «{ $name }» از سر گرفته شود؟ هر کسی که پیوند را دارد می‌تواند دوباره آن را باز کند.
cautionOwnLive-nowFrozen = موقتاً متوقف شد. جز شما هیچ‌کس نمی‌تواند آن را باز کند.
cautionOwnLive-nowThawed = پیوند دوباره کار می‌کند.
cautionOwnLive-nowSettled = گزارش نادیده گرفته شد.
cautionOwnLive-networks = شبکه‌ها
cautionOwnLive-recipients = گیرندگان
cautionOwnLive-recipientsOnly = فقط برای { $recipients }
cautionOwnLive-networksOnly = فقط از { $networks }
cautionOwnLive-lock = دستگاه‌ها
cautionOwnLive-lockYes = فقط نخستین دستگاه می‌تواند دوباره آن را باز کند
cautionOwnLive-shares = مشاهده‌های هر نفر
cautionOwnLive-sharesEach =
    { $n ->
        [one] هر نفر می‌تواند { $n } بار آن را باز کند
       *[other] هر نفر می‌تواند { $n } بار آن را باز کند
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } تلاش از شبکه‌ای که اجازه نداده بودید.
       *[other] { $n } تلاش از شبکه‌هایی که اجازه نداده بودید.
    }

## hold — held release: the recipient waits and reads out three words, the sender lets them in; both read this

hold-title = در انتظار فرستنده
hold-tell = فرستنده باید به شما اجازهٔ باز کردن بدهد. این سه واژه را به او بگویید، مثلاً تلفنی:
hold-plain = این صفحه هر چند ثانیه دوباره بررسی می‌کند.
hold-look = بررسی دوباره
hold-released = فرستنده به شما اجازهٔ باز کردن داد. یک بار می‌توانید آن را باز کنید.
hold-counts = فرستنده باید به شما اجازهٔ باز کردن بدهد.
hold-ask = درخواست اجازه از فرستنده
hold-refusedTitle = فرستنده اجازه نداد
hold-refusedText = فرستنده به شما اجازهٔ باز کردن نداد و پیوند را موقتاً متوقف کرد.
hold-refusedHint = اگر منتظر آن بودید، به فرستنده زنگ بزنید. چیزی باز نشد.
hold-choice = پیش از باز شدن از من پرسیده شود
hold-choiceHint = گیرنده سه واژه را تلفنی برای شما می‌خواند و شما به او اجازه می‌دهید.
hold-who = چه کسی منتظر شماست
hold-compare = فقط به کسی اجازه دهید که دقیقاً همین واژه‌ها را به شما می‌گوید، مثلاً تلفنی.
hold-nobody = هنوز کسی منتظر نیست. هر کسی پیوند را باز کند، اینجا منتظر می‌ماند و سه واژه را برای شما می‌خواند.

## holdGateLive — page on which a recipient waits until the sender releases the secret

holdGateLive-title = در انتظار فرستنده
holdGateLive-until = این صفحه تا { $date } ({ $relative }) منتظر می‌ماند. می‌توانید آن را باز بگذارید.
holdGateLive-waiting = در انتظار. واژه‌های شما: { $words }.
holdGateLive-released = فرستنده اجازهٔ باز کردن داد.
holdGateLive-crowded =
    { $n ->
        [one] افراد زیادی منتظر این هستند. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
       *[other] افراد زیادی منتظر این هستند. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
    }

## holdCreateLive — page “New”: chip for held release; senders

holdCreateLive-termHold = پیش از باز شدن از شما می‌پرسد

## holdOwnLive — page of a link for its sender: who waits, and what the sender decides

holdOwnLive-release = اجازه دادن
holdOwnLive-refuse = رد و توقف موقت
holdOwnLive-from = { $address } ({ $browser })، { $relative }
holdOwnLive-isReleased = اجازه دارد، هنوز باز نشده
holdOwnLive-asks =
    { $n ->
        [one] { $n } نفر منتظر است
       *[other] { $n } نفر منتظرند
    }
holdOwnLive-arrived = کسی منتظر است: { $words }.
holdOwnLive-nowReleased = اجازه داده شد؛ یک بار می‌تواند باز کند.
holdOwnLive-nowRefused = رد شد. پیوند موقتاً متوقف شده است.
holdOwnLive-tooLate = این انتظار پیش‌تر تمام شده بود.
holdOwnLive-hold = اجازهٔ باز کردن
holdOwnLive-holdYes = پیش از باز شدن از شما می‌پرسد

## links — page “New”: a switch under the list of recipients; senders

links-choice = پیوندی جداگانه برای هر نفر

## linksLive — page “New”: making one link for each recipient, and the finished links; senders

linksLive-noGroups = گروه نمی‌تواند پیوندی جداگانه بگیرد: «{ $group }» را بردارید، یا افراد آن را نام ببرید.
linksLive-making = پیوند { $at } از { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] سرور می‌خواهد صبر کنید: { $address } پس از { $n } ثانیه.
       *[other] سرور می‌خواهد صبر کنید: { $address } پس از { $n } ثانیه.
    }
linksLive-notTried = لغو شد. چیزی ذخیره نشد.
linksLive-ready =
    { $n ->
        [one] { $n } پیوند آماده است
       *[other] { $n } پیوند آماده است
    }
linksLive-opens =
    { $n ->
        [one] هرکدام { $n } بار باز می‌شود، تا { $date } ({ $relative })، و فقط برای گیرندهٔ خودش.
       *[other] هرکدام { $n } بار باز می‌شود، تا { $date } ({ $relative })، و فقط برای گیرندهٔ خودش.
    }
linksLive-links = پیوندها
linksLive-copyOne = کپی
linksLive-copyAll = کپی همه به‌صورت متن
linksLive-pageOf = صفحهٔ این پیوند
linksLive-keptByPasskey = برای کپی، گذرکلید شما لازم است.
linksLive-gone = این صفحه دیگر این پیوند را نشان نمی‌دهد.
linksLive-linksKept = این مرورگر پیوندها را نگه می‌دارد. هیچ مرورگر دیگری نمی‌تواند آن‌ها را نشان دهد.
linksLive-onlyHere = همین حالا پیوندها را کپی کنید. دوباره نمی‌توان آن‌ها را نشان داد.
linksLive-unmade = برخی پیوندها هنوز ایجاد نشده‌اند، و آنچه به اشتراک می‌گذارید فقط در این صفحه است. با این حال از صفحه خارج می‌شوید؟
linksLive-unsaved = هنوز همهٔ پیوندها را کپی نکرده‌اید و این صفحه تنها جایی است که آن‌ها را نشان می‌دهد. با این حال از صفحه خارج می‌شوید؟
linksLive-unmadeCount =
    { $n ->
        [one] { $n } پیوند ایجاد نشد:
       *[other] { $n } پیوند ایجاد نشد:
    }
linksLive-again = تلاش دوباره

## lock — a link that only its first device opens: form for senders (choice…, viewsEach…), pages for recipients (the rest)

lock-choice = فقط نخستین دستگاه می‌تواند دوباره آن را باز کند
lock-choiceHint = هر کسی پیوند را نخست باز کند، آن را نزد خود نگه می‌دارد. در هر دستگاه یا مرورگر دیگری نوشته می‌شود که جای دیگری باز شده است.
lock-viewsEach = تعداد مشاهده برای هر گیرنده (اختیاری)
lock-viewsEachHint = آنگاه هر نشانی مشاهده‌های خودش را دارد و هیچ‌کس نمی‌تواند مشاهده‌های دیگران را تمام کند.
lock-first = فقط مرورگری که نخست این را باز کند می‌تواند دوباره بازش کند، پس آن را جایی باز کنید که لازم دارید. مرورگر شما برای این کار یک کوکی نگه می‌دارد.
lock-own = این مرورگر نخست آن را باز کرد. فقط همین مرورگر می‌تواند دوباره بازش کند.
lock-elsewhereTitle = در مرورگر دیگری باز شده است
lock-elsewhereText = این پیوند فقط در مرورگری باز می‌شود که نخست آن را باز کرده است، و آن مرورگر این نبود.
lock-elsewhereHint = اگر شما بودید، به همان دستگاه و مرورگر برگردید. اگر نه، شاید کس دیگری راز را خوانده باشد.
lock-needsCookie = این پیوند به کوکی نیاز دارد و مرورگر شما نفرستاد. کوکی‌ها را برای این صفحه مجاز کنید و دوباره امتحان کنید.
lock-usedTitle = شما پیش‌تر آن را باز کرده‌اید
lock-usedText =
    { $n ->
        [one] فرستنده به هر گیرنده اجازه می‌دهد این پیوند را { $n } بار باز کند، و شما این کار را کرده‌اید.
       *[other] فرستنده به هر گیرنده اجازه می‌دهد این پیوند را { $n } بار باز کند، و شما این کار را کرده‌اید.
    }
lock-usedHint = اگر دوباره به آن نیاز دارید، از فرستنده پیوند تازه‌ای بخواهید.

## sharesLive — page of a secret with views for each recipient; recipients

sharesLive-lastView = این آخرین مشاهدهٔ شما بود. آنچه را لازم دارید همین حالا نگه دارید.
sharesLive-lastViewFiles = این آخرین مشاهدهٔ شما بود. آنچه را لازم دارید همین حالا بارگیری کنید: پیوندها فقط مدت کوتاهی کار می‌کنند.

## preview — page of a link, for others than its sender too: what the link is

preview-title = پیوند
preview-text = هر کسی که این پیوند را دارد می‌تواند راز را باز کند. دیدن این صفحه مشاهده به حساب نمی‌آید.
preview-sealedText = هر کسی که پیوند کامل را دارد می‌تواند راز را باز کند. دیدن این صفحه مشاهده به حساب نمی‌آید.
preview-shownOnce = رمزگذاری سرتاسری دارد: پیوند کامل آن یک بار، هنگام ساخته شدن، نشان داده شد و دوباره نمی‌توان آن را نشان داد.
preview-lost = اگر دیگر آن را ندارید، این پیوند را حذف کنید و پیوند تازه‌ای بسازید.
preview-qrOf = کد QR پیوند
preview-terms = جزئیات

## returned — page of a link for its sender: a mail with the link came back

returned-one = ایمیل به { $recipient } برگشت: { $reason } (وضعیت { $status }، { $when }).
returned-hint = نشانی را بررسی کنید، یا پیوند را از راه دیگری بدهید.
returned-no_mailbox = چنین صندوق پستی‌ای وجود ندارد
returned-no_domain = دامنه وجود ندارد یا ایمیل نمی‌پذیرد
returned-closed = صندوق پستی ایمیل نمی‌پذیرد
returned-full = صندوق پستی پر است
returned-too_large = ایمیل برای صندوق پستی بیش از حد بزرگ است
returned-unreachable = سرور ایمیل این نشانی در دسترس نبود
returned-policy = سرور ایمیل این نشانی چنین ایمیلی را از این سرور نمی‌پذیرد
returned-refused = سرور ایمیل این نشانی آن را رد کرد

## share — box with a link and the ways to hand it on; senders

share-link = پیوند
share-copy = کپی پیوند
share-share = اشتراک‌گذاری
share-mail = ایمیل
share-message = کپی به‌صورت پیام
share-qr = کد QR
share-print = چاپ نامه
share-page = باز کردن صفحهٔ این پیوند
share-png = ذخیره به‌صورت PNG
share-svg = ذخیره به‌صورت SVG

## shareLive — the message that goes with a link (in a mail, a chat, on paper), and what happens in the box “Link”

shareLive-copied = کپی شد
shareLive-copyFailed = کپی نشد. متن را انتخاب و کپی کنید.
shareLive-letterFailed = نامه بار نشد. اتصال خود را بررسی و دوباره امتحان کنید.
shareLive-codeFailed = کد ذخیره نشد. اتصال خود را بررسی و دوباره امتحان کنید.
shareLive-message =
    { $n ->
        [one] چیزی محرمانه را با شما به اشتراک می‌گذارم. پیوند { $n } بار باز می‌شود، تا { $date }:
       *[other] چیزی محرمانه را با شما به اشتراک می‌گذارم. پیوند { $n } بار باز می‌شود، تا { $date }:
    }
shareLive-mailSubject = رازی برای شما
shareLive-letterTerms =
    { $n ->
        [one] پیوند { $n } بار باز می‌شود، تا { $date }. سپس محتوای آن برای همیشه پاک می‌شود.
       *[other] پیوند { $n } بار باز می‌شود، تا { $date }. سپس محتوای آن برای همیشه پاک می‌شود.
    }

## letter — printed sheet (a letter on paper) with a link; read by the recipient

letter-to = برای
letter-from = از طرف
letter-title = چیزی محرمانه برای شما
letter-intro = با هر تلفن یا رایانه‌ای باز می‌شود. به حساب نیازی نیست.
letter-scan = کد را با دوربین تلفن خود اسکن کنید. یا نشانی را دقیقاً همان‌طور که اینجا چاپ شده در مرورگر تایپ کنید: حروف بزرگ و کوچک با هم فرق دارند.
letter-press = در صفحه‌ای که باز می‌شود دکمه را بزنید.
letter-passphrase = عبارت عبور را وارد کنید و دکمه را بزنید. فرستنده عبارت عبور را از راه دیگری به شما می‌دهد. برای ایمنی شما در این برگه نیامده است: آن را اینجا ننویسید.
letter-keep = آنچه را لازم دارید نگه دارید، سپس این برگه را از بین ببرید.
letter-code = کد QR نشانی

## push — page of a link for its sender: who opened it, the log

push-opened = چه کسی بازش کرد
push-log = گزارش کامل
push-when = زمان
push-what = رویداد
push-address = نشانی
push-browser = مرورگر
push-older = قدیمی‌تر
push-newer = تازه‌تر
push-end = حذف فوری
push-cancel = لغو

## pushChange — page on which a sender changes a link

pushChange-title = تغییر این پیوند
pushChange-back = بازگشت به پیوند
pushChange-expires = انقضا
pushChange-views = در مجموع چند بار می‌توان باز کرد
pushChange-save = ذخیرهٔ تغییرات
pushChange-extend = تمدید به مدت { $duration }
pushChange-change = تغییر…
pushChange-changed = تغییر کرد.
pushChange-viewsBetween = از { $min } تا { $max }. تا کنون باز شده: { $used }.
pushChange-latest = حداکثر تا { $date }.

## pushChangeLive — page on which a sender changes a link: hints and problems of the fields

pushChangeLive-badExpiry = زمانی میان { $from } و { $to } انتخاب کنید.

## agentLive — browser and system of somebody who opened or signed in, in all logs

agentLive-agentOn = { $browser } در { $system }
agentLive-agentUnknown = ناشناخته

## pushLive — page of a link: its terms, who opened it; its sender, and (terms only) others who look at it

pushLive-codesWait = ایمیل‌های منتظر با کد برای گیرندگان: { $count }. اولین ایمیل حداکثر تا { $time } می‌رسد.
pushLive-codesFailed = کد ایمیل نشد: { $addresses }.
pushLive-text = متن
pushLive-file = فایل‌ها
pushLive-url = پیوند
pushLive-qr = کد QR
pushLive-active = فعال
pushLive-expired = منقضی‌شده
pushLive-views = مشاهده‌ها
pushLive-viewsLeft = { $left } از { $total } مانده
pushLive-viewsUsed = { $used } از { $total } استفاده شده
pushLive-expires = انقضا
pushLive-notBefore = باز می‌شود
pushLive-firstView = پس از نخستین مشاهده
pushLive-firstViewEnds = { $duration } بعد منقضی می‌شود
pushLive-passphrase = عبارت عبور
pushLive-passphraseSet = تعیین شده: پیوند فقط با آن باز می‌شود.
pushLive-covered = پوشیده
pushLive-coveredYes = بله، تا گیرنده رویش ضربه بزند
pushLive-deletable = گیرندگان اجازه دارند حذفش کنند
pushLive-deletableYes = بله
pushLive-files = فایل‌ها
pushLive-fileGuarded = نام با عبارت عبور محافظت می‌شود
pushLive-filesSealed =
    { $n ->
        [one] { $n } فایل، { $size }، نام مهروموم‌شده
       *[other] { $n } فایل، { $size }، نام‌ها مهروموم‌شده
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } فایل، برای همیشه پاک شده
       *[other] { $n } فایل، برای همیشه پاک شده
    }
pushLive-created = ایجاد
pushLive-name = نام
pushLive-endedByViews = آخرین مشاهدهٔ آن استفاده شد: { $when }. محتوای آن برای همیشه پاک شده است.
pushLive-endedByTime = زمان آن تمام شد: { $when }. محتوای آن برای همیشه پاک شده است.
pushLive-endedByHand = حذف شد: { $when }، از { $address } ({ $browser }). محتوای آن برای همیشه پاک شده است.
pushLive-neverOpened = هیچ‌کس آن را باز نکرد.
pushLive-openedNewest =
    { $n ->
        [one] تازه‌ترین { $n } مورد اینجا آمده است و همهٔ موارد در گزارش.
       *[other] تازه‌ترین { $n } مورد اینجا آمده است و همهٔ موارد در گزارش.
    }
pushLive-scanned =
    { $n ->
        [one] برنامه‌ای، مانند پیش‌نمایش پیوند در گفتگو، صفحهٔ آن را { $n } بار پویش کرده است. این کار مشاهده به حساب نمی‌آید.
       *[other] برنامه‌هایی، مانند پیش‌نمایش پیوندها در گفتگو، صفحهٔ آن را { $n } بار پویش کرده‌اند. این کار مشاهده به حساب نمی‌آید.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] { $n } عبارت عبور نادرست وارد شد.
       *[other] { $n } عبارت عبور نادرست وارد شد.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } تلاش هنگامی که منقضی یا موقتاً متوقف بود یا هنوز باز نبود.
       *[other] { $n } تلاش هنگامی که منقضی یا موقتاً متوقف بود یا هنوز باز نبود.
    }
pushLive-openedMeanwhile = همین حالا باز شد.
pushLive-ended = حذف شد. محتوای آن برای همیشه پاک شده است.

## presets — terms kept under a name: form of a new link, and account; senders

presets-presets = پیش‌تنظیم‌ها
presets-keep = ذخیره به‌عنوان پیش‌تنظیم…
presets-title = پیش‌تنظیم‌های شما
presets-text = گزینه‌هایی که برای پیوندهای تازه ذخیره کرده‌اید. برای استفاده، هنگام ساختن پیوند یک پیش‌تنظیم انتخاب کنید.

## presetsLive — page “New”: the dialog that keeps terms as a preset; senders

presetsLive-presets = پیش‌تنظیم‌ها
presetsLive-keepTitle = ذخیره به‌عنوان پیش‌تنظیم
presetsLive-name = نام
presetsLive-save = ذخیره
presetsLive-cancel = لغو
presetsLive-badName = نامی با حداکثر ۴۰ نویسه وارد کنید. می‌توانید تا ۲۰ پیش‌تنظیم ذخیره کنید.
presetsLive-badTerms = این سرور یکی از این گزینه‌ها را نمی‌پذیرد.
presetsLive-taken = پیش‌تنظیمی با این نام دارید.
presetsLive-offline = سرور پاسخ نداد. اتصال خود را بررسی و دوباره امتحان کنید.
presetsLive-failed = مشکلی پیش آمد ({ $status }). چیزی تغییر نکرد.

## ownPresetsLive — page of one’s account: the list of presets; senders

ownPresetsLive-views =
    { $n ->
        [one] { $n } مشاهده
       *[other] { $n } مشاهده
    }
ownPresetsLive-rename = تغییر نام
ownPresetsLive-renameOf = تغییر نام «{ $name }»
ownPresetsLive-remove = حذف
ownPresetsLive-removeQuestion = پیش‌تنظیم «{ $name }» حذف شود؟ پیوندهایی که با آن ساخته شده‌اند همان‌طور می‌مانند.

## signIn — pages to sign in, to sign up, to choose a password, to set up the server

signIn-title = ورود
signIn-email = نشانی ایمیل
signIn-password = گذرواژه
signIn-newPassword = گذرواژهٔ تازه
signIn-passwordHint =
    { $n ->
        [one] دست‌کم { $n } نویسه. چند واژه خوب است.
       *[other] دست‌کم { $n } نویسه. چند واژه خوب است.
    }
signIn-submit = ورود
signIn-passkey = ورود با گذرکلید
signIn-signUp = ایجاد حساب
signIn-have = حساب دارم
signIn-name = نشانی ایمیل یا نام کاربری
signIn-companyOrLocal = از گذرواژهٔ سازمانی خود استفاده کنید، یا اگر در این سرور گذرواژه‌ای دارید، از آن.
signIn-companyOrAdmins = از گذرواژهٔ سازمانی خود استفاده کنید. مدیران می‌توانند از گذرواژهٔ خود در این سرور هم استفاده کنند.
signIn-company = از گذرواژهٔ سازمانی خود استفاده کنید.
signIn-adminsOnly = فقط مدیران با گذرواژه وارد می‌شوند.
signIn-forgot = گذرواژه را فراموش کرده‌اید؟ مدیر می‌تواند پیوندی برایتان بفرستد.
signIn-setUpTitle = خوش آمدید
signIn-setUpText = این سرور هنوز حسابی ندارد. نخستین حساب را بسازید: این حساب، حساب مدیر خواهد بود.
signIn-setUpCode = کد راه‌اندازی
signIn-setUpCodeHint = سرور هنگام راه‌اندازی آن را چاپ کرده است. در پایانه یا گزارش آن نگاه کنید.
signIn-setUpSubmit = ایجاد حساب
signIn-resetTitle = گذرواژهٔ خود را انتخاب کنید
signIn-resetAccount = برای حساب { $email }
signIn-resetText = این پیوند یک بار کار می‌کند. استفاده از آن به همهٔ نشست‌ها و توکن‌های API حساب شما پایان می‌دهد.
signIn-lettersWhy = با این کار نشان می‌دهید که برنامه نیستید.
signIn-resetSubmit = ذخیره و ورود

## sessionsLive — list of sessions: where an account is signed in; its owner and administrators

sessionsLive-sessions = نشست‌ها
sessionsLive-sessionHere = همین مرورگر
sessionsLive-sessionBegan = ورود { $when }
sessionsLive-sessionUsed = آخرین استفاده { $when }
sessionsLive-sessionEnd = پایان دادن
sessionsLive-sessionEndQuestion = به نشست { $name } پایان داده شود؟ آن مرورگر بی‌درنگ از حساب خارج می‌شود.
sessionsLive-sessionEnded = پایان یافت. آن مرورگر از حساب خارج شد.
sessionsLive-noSessions = در هیچ‌جا وارد نشده است.
sessionsLive-othersQuestion = از همهٔ جاهای دیگر خارج می‌شوید؟ اینجا وارد می‌مانید.
sessionsLive-othersEnded =
    { $n ->
        [one] { $n } نشست دیگر پایان یافت.
       *[other] { $n } نشست دیگر پایان یافت.
    }
sessionsLive-endOthers = خروج از همهٔ جاهای دیگر

## signInAgainLive — dialog when a session ended while somebody was writing; people with an account

signInAgainLive-title = از حساب خارج شده‌اید
signInAgainLive-text = نشست شما پایان یافته است. برای ادامه با { $email } وارد شوید. آنچه تایپ و انتخاب کرده‌اید هنوز اینجاست.
signInAgainLive-somebodyElse = اکنون { $other } در این مرورگر وارد شده است. برای ادامه با { $email } وارد شوید. آنچه تایپ و انتخاب کرده‌اید هنوز اینجاست.
signInAgainLive-limited = این سرور از شما عامل دوم می‌خواهد. آن را راه‌اندازی کنید، سپس ادامه دهید. آنچه تایپ و انتخاب کرده‌اید هنوز اینجاست.
signInAgainLive-declined = از حساب خارج شده‌اید و چیزی فرستاده نشد. دوباره امتحان کنید تا وارد شوید و ادامه دهید.
signInAgainLive-notYet = هنوز با { $email } وارد نشده‌اید.
signInAgainLive-password = گذرواژه
signInAgainLive-submit = ورود و ادامه
signInAgainLive-passkey = ورود با گذرکلید
signInAgainLive-elsewhere = در زبانهٔ دیگری باز می‌شود. پس از آن به اینجا برگردید و ادامه دهید.
signInAgainLive-setUp = راه‌اندازی عامل دوم
signInAgainLive-goOn = ادامه
signInAgainLive-cancel = لغو
signInAgainLive-noName = نشانی ایمیل یا نام کاربری خود را وارد کنید.
signInAgainLive-noPassword = گذرواژه‌ای وارد کنید.
signInAgainLive-wrong = گذرواژه اشتباه است.
signInAgainLive-refused = اجازه ندارید از این راه وارد شوید. از راه دیگری استفاده کنید، یا از مدیر بپرسید.
signInAgainLive-noCode = کدی وارد کنید.
signInAgainLive-code = کد برنامهٔ شما، یا کد بازیابی
signInAgainLive-recoveryCode = کد بازیابی
signInAgainLive-wrongCode = این کد اشتباه است، یا پیش‌تر استفاده شده است. منتظر کد بعدی بمانید.
signInAgainLive-begin = بیش از حد طول کشید. لغو کنید و دوباره امتحان کنید.
signInAgainLive-passkeyCancelled = از گذرکلیدی استفاده نشد. دوباره امتحان کنید، یا از راه دیگری وارد شوید.
signInAgainLive-passkeyRefused = سرور این گذرکلید را نپذیرفت. از راه دیگری وارد شوید.
signInAgainLive-wrongOrigin = این صفحه در نشانی‌ای جز نشانی خود سرور باز شده است. آن را در نشانی پایهٔ سرور باز کنید.
signInAgainLive-tooMany =
    { $n ->
        [one] تلاش‌های ناموفق بیش از حد است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
       *[other] تلاش‌های ناموفق بیش از حد است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
    }
signInAgainLive-offline = سرور پاسخ نداد. اتصال خود را بررسی و دوباره امتحان کنید.
signInAgainLive-failed = مشکلی پیش آمد ({ $status }).

## accountLive — messages of the pages to sign in, and of one’s account

accountLive-passkeyCancelled = از گذرکلیدی استفاده نشد. دوباره امتحان کنید، یا از گذرواژهٔ خود استفاده کنید.
accountLive-passkeyRefused = سرور این گذرکلید را نپذیرفت. با گذرواژهٔ خود وارد شوید.
accountLive-wrong = نشانی ایمیل یا گذرواژه اشتباه است.
accountLive-wrongName = نام یا گذرواژه اشتباه است.
accountLive-noName = نشانی ایمیل یا نام کاربری خود را وارد کنید.
accountLive-noGroup = در هیچ‌یک از گروه‌هایی که اجازهٔ استفاده از این سرور را دارند نیستید. از مدیر آن بپرسید.
accountLive-noAddress = ورود سازمانی شما نشانی ایمیل معتبری به این سرور نمی‌دهد. از مدیر آن بپرسید.
accountLive-notLinked = حسابی با نشانی ایمیل شما از پیش اینجا وجود دارد. از مدیر بخواهید آن را به ورود سازمانی شما متصل کند.
accountLive-notAdded = اینجا حسابی ندارید. از مدیر بخواهید حسابی برایتان اضافه کند.
accountLive-notSetUp = این سرور هنوز راه‌اندازی نشده است.
accountLive-notAdmitted = اجازه ندارید اینجا وارد شوید. از مدیر بپرسید.
accountLive-directoryAway = در حال حاضر گذرواژه‌های سازمانی را نمی‌توان بررسی کرد. اگر گذرواژه‌ای از این سرور دارید، از همان استفاده کنید.
accountLive-limited =
    { $n ->
        [one] تلاش‌های ناموفق بیش از حد است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
       *[other] تلاش‌های ناموفق بیش از حد است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
    }
accountLive-offline = سرور پاسخ نداد. اتصال خود را بررسی و دوباره امتحان کنید.
accountLive-failed = مشکلی پیش آمد ({ $status }).
accountLive-wrongCode = کد راه‌اندازی اشتباه است.
accountLive-invitation = شما دعوت شده‌اید. گذرواژه‌ای انتخاب کنید تا وارد شوید. این پیوند یک بار کار می‌کند.
accountLive-badLink = این پیوند دیگر معتبر نیست. از مدیر پیوند تازه‌ای بخواهید.
accountLive-noLink = پیوند را دوباره از پیام خود باز کنید. این صفحه فقط با پیوند کامل کار می‌کند.
accountLive-noCode = کد راه‌اندازی را وارد کنید.
accountLive-noPassword = گذرواژه‌ای وارد کنید.
accountLive-again = حالا می‌توانید دوباره امتحان کنید.
accountLive-taken = حسابی با این نشانی ایمیل از پیش وجود دارد.
accountLive-alreadySetUp = این سرور پیش‌تر راه‌اندازی شده است. به‌جای آن وارد شوید.
accountLive-tooShort = گذرواژه بیش از حد کوتاه است.
accountLive-tooCommon = این گذرواژه از رایج‌ترین‌هاست، یا تقریباً همان نشانی شماست. حدس زدن از همین‌ها شروع می‌شود. گذرواژهٔ دیگری انتخاب کنید.
accountLive-badEmail = نشانی ایمیل معتبری وارد کنید.
accountLive-wrongOrigin = این صفحه در نشانی‌ای جز نشانی خود سرور باز شده است. آن را در نشانی پایهٔ سرور باز کنید.
accountLive-saved = ذخیره شد.
accountLive-wrongCurrent = گذرواژهٔ فعلی اشتباه است.
accountLive-changed = گذرواژهٔ شما تغییر کرد. دستگاه‌های دیگر از حساب خارج شدند.
accountLive-tokensRevoked =
    { $n ->
        [one] { $n } توکن API باطل شد.
       *[other] { $n } توکن API باطل شد.
    }
accountLive-tokenName = نامی برای توکن بگذارید.
accountLive-tokenTaken = توکنی با این نام دارید.
accountLive-noTokens = هنوز توکنی ندارید.
accountLive-never = هرگز استفاده نشده
accountLive-used = آخرین استفاده { $when }
accountLive-made = ایجادشده { $when }
accountLive-revoke = باطل کردن
accountLive-revokeQuestion = توکن «{ $name }» باطل شود؟ برنامه‌هایی که از آن استفاده می‌کنند بی‌درنگ از کار می‌افتند.
accountLive-revoked = باطل شد.
accountLive-copied = کپی شد
accountLive-copyFailed = کپی نشد. متن را انتخاب و کپی کنید.

## account — page “Your account”; people with an account

account-title = حساب شما
account-signedInAs = واردشده با { $email }
account-signOut = خروج
account-programs = توکن‌های API و وب‌هوک‌ها
account-programsTokens = توکن‌های API
account-tokens = توکن‌های API
account-tokensText = برنامه‌ها به‌جای گذرواژهٔ شما از توکن استفاده می‌کنند. آن‌ها به نام شما عمل می‌کنند.
account-tokenName = برای چه کاری است؟
account-tokenPlaceholder = اسکریپت پشتیبان‌گیری
account-create = ایجاد توکن
account-shown = توکن تازهٔ شما. فقط یک بار نشان داده می‌شود:
account-copy = کپی
account-example = برای نمونه
account-notify = اعلان‌ها
account-notifyMe = وقتی پیوند تازه‌ای از من باز شد به من خبر داده شود
account-notifyEach = برای هر پیوند می‌توانید انتخاب دیگری کنید.
account-sessions = جاهایی که وارد شده‌اید
account-sessionsText = به هر چه نمی‌شناسید پایان دهید، سپس گذرواژهٔ خود را تغییر دهید.
account-endOthers = خروج از همهٔ جاهای دیگر
account-password = گذرواژه
account-current = گذرواژهٔ فعلی
account-next = گذرواژهٔ تازه
account-change = تغییر گذرواژه
account-changeHint = همهٔ نشست‌های دیگر شما پایان می‌یابند.
account-revokeTokens = همهٔ توکن‌های API من هم باطل شود
account-revokeTokensHint = اگر شاید کس دیگری گذرواژهٔ شما را بداند، این را علامت‌خورده بگذارید. برنامه‌هایی که از این توکن‌ها استفاده می‌کنند بی‌درنگ از کار می‌افتند:
account-cancel = لغو
account-confirm = باطل کردن

## admin — “My links” (people with an account), and “Users”, “Server”, “All links” (administrators)

admin-title = پیوندهای من
admin-titleExpired = پیوندهای منقضی‌شده
admin-active = فعال
admin-expired = منقضی‌شده
admin-all = همهٔ پیوندها
admin-users = کاربران
admin-server = سرور
admin-search = جستجو با نام، یادداشت یا پیوند
admin-order = مرتب‌سازی
admin-byNewest = نخست تازه‌ترین‌ها
admin-byExpiry = بر پایهٔ انقضا
admin-byOpened = آخرین بازشده‌ها
admin-byViews = کمترین مشاهدهٔ مانده
admin-parts = نمایش فقط
admin-unopened = هرگز باز نشده
admin-opened = باز شده
admin-today = امروز منقضی می‌شود
admin-sealed = رمزگذاری سرتاسری
admin-waiting = کسی منتظر است
admin-frozen = موقتاً متوقف
admin-answers = پاسخ‌ها
admin-tickAll = انتخاب همه
admin-csv = ذخیره به‌صورت CSV
admin-newer = تازه‌تر
admin-older = قدیمی‌تر
admin-cancel = لغو
admin-end = حذف فوری
admin-addUser = افزودن کاربر
admin-email = نشانی ایمیل
admin-administrator = مدیر
admin-add = افزودن
admin-byMail = فرستادن پیوند با ایمیل
admin-oneTime = پیوند یک‌بارمصرف، معتبر تا ۲۴ ساعت. آن را به کاربر بدهید:
admin-copy = کپی
admin-storage = فضای ذخیره‌سازی
admin-settings = تنظیمات جاری
admin-settingsText = برای تغییر یک تنظیم، فایل پیکربندی سرور را ویرایش کنید و سپس سرور را دوباره راه‌اندازی کنید.
admin-option = گزینه
admin-value = مقدار
admin-origin = منبع
admin-version = نسخه
admin-configFile = فایل پیکربندی

## health — page “Health”: the state of the server; administrators and auditors

health-title = وضعیت سرور
health-open = نیازمند رسیدگی شما
health-openForAuditors = برای مدیر
health-nothing = چیزی نیازمند رسیدگی شما نیست.
health-commands = فرمان‌ها را روی سرور و با کاربری که سرویس آن را اجرا می‌کند اجرا کنید.
health-onServer = روی سرور
health-inConfigFile = در فایل پیکربندی
health-noConfigFile = این سرور بدون فایل پیکربندی کار می‌کند. یکی بنویسید و سرور را با --config و مسیر فایل راه بیندازید.
health-how = چه باید کرد
health-fine = وضع کنونی
health-complaints = هشدارها و خطاها
health-complaintsText = آنچه این سرور از زمان راه‌اندازی در گزارش خود نوشته است. جزئیات در گزارش است.
health-warn = هشدار
health-error = خطا
health-times =
    { $n ->
        [one] { $n } بار، { $when }
       *[other] { $n } بار، آخرین بار { $when }
    }
health-examine = بررسی فوری
health-examineTitle = خودآزمایی (doctor)
health-examineText = پوشهٔ داده‌ها را بررسی می‌کند و به سرور ایمیل، ارائه‌دهندهٔ ورود و هر چه در تنظیمات نام برده شده وصل می‌شود. چیزی نمی‌فرستد و چیزی را تغییر نمی‌دهد.
health-ok = مشکلی نیست
health-subjectDirectory = پوشهٔ داده‌ها
health-subjectPermissions = مجوزها
health-subjectPolicy = خط‌مشی‌ها
health-subjectErasing = پاک‌سازی
health-subjectSignIn = ورود سازمانی
health-subjectLdap = فهرست کاربران (LDAP)
health-subjectScanner = ویروس‌یاب
health-subjectPrevious = سرور پیشین
health-inEnglish = جزئیات به انگلیسی است، مانند گزارش سرور.
health-receiverAnswered = دریافت‌کننده با { $status } پاسخ داد.
health-receiverRefused = دریافت‌کننده اتصال را نپذیرفت.
health-receiverSilent = دریافت‌کننده به‌موقع پاسخ نداد.
health-receiverUnknown = نام دریافت‌کننده ناشناخته است.

## administration — pages “Users”, “Server”, “All links” and “First steps”; administrators

administration-findUser = یافتن کاربر
administration-before = قبلی
administration-next = بعدی
administration-role = نقش
administration-actions = کارها
administration-lastSignIn = آخرین ورود { $when }
administration-asUser = کاربر
administration-asAuditor = بازرس: همهٔ گزارش‌ها را می‌بیند، هیچ رازی را نه
administration-administrators = مدیران
administration-auditors = بازرسان
administration-invited = دعوت‌شده
administration-disabled = غیرفعال
administration-suspended = معلق
administration-unprotected = بدون عامل دوم
administration-userLinks = پیوندها
administration-userFactors = عامل‌های دوم
administration-userGroups = گروه‌ها
administration-group = افزودن به گروه
administration-joinGroup = افزودن
administration-userLimits = محدودیت‌های خط‌مشی‌ها
administration-userLog = آخرین موارد گزارش
administration-wholeLog = همهٔ موارد
administration-endPushes = آنچه این کاربر به اشتراک گذاشته هم حذف و درخواست‌هایش بسته شود
administration-endEverything = پایان دادن به همه‌چیز
administration-everyone = همه
administration-nobody = بدون حساب
administration-findLink = فرستنده، پیوند یا شماره
administration-findALink = یافتن پیوند
administration-madeUntil = ایجادشده تا
administration-filterState = وضعیت
administration-anyState = همهٔ وضعیت‌ها
administration-onlyActive = فعال
administration-onlyExpired = منقضی‌شده یا حذف‌شده
administration-settingsFilter = یافتن تنظیم
administration-onlyChanged = فقط تغییرکرده‌ها

## firstSteps

firstSteps-title = نخستین گام‌ها
firstSteps-done = { $done } از { $all } انجام شد
firstSteps-others = گام‌های دیگر در بالا فهرست شده‌اند.
firstSteps-address = نشانی
firstSteps-addressOpen = پیوندها نشانی ثابتی ندارند
firstSteps-addressWhy = گیرندگان باید به نشانی‌ای که پیوندها با آن شروع می‌شوند دسترسی داشته باشند.
firstSteps-addressDo = به‌جای { $example } نشانی سرور خودتان را بگذارید.
firstSteps-addressUnset = پیوندها با نشانی‌ای شروع می‌شوند که هر فرستنده به کار می‌برد، برای شما { $origin }.
firstSteps-addressPlain = پیوندها با { $url } شروع می‌شوند که رمزگذاری نشده است.
firstSteps-addressElsewhere = پیوندها با { $url } شروع می‌شوند. شما اکنون در { $origin } هستید: { $url } را باز کنید تا ببینید در دسترس است.
firstSteps-addressGood = پیوندها با { $url } شروع می‌شوند و شما از همان‌جا به سرور رسیده‌اید.
firstSteps-tls = رمزگذاری در مسیر
firstSteps-tlsOpen = اتصال‌ها رمزگذاری نشده‌اند
firstSteps-tlsWhy = هر کسی در شبکهٔ میان راه می‌تواند رازها را بخواند.
firstSteps-tlsOwn = این سرور خودش از TLS استفاده می‌کند.
firstSteps-tlsProxy = یک پروکسی معکوس برای این سرور از TLS استفاده می‌کند.
firstSteps-tlsNone = شما با HTTP ساده وصل شده‌اید.
firstSteps-tlsDo = به سرور گواهی بدهید، یا پروکسی معکوسی با HTTPS پیش از آن بگذارید:
firstSteps-key = نسخه‌ای از کلید اصلی
firstSteps-keyMissing = هیچ نسخهٔ تأییدشده‌ای از کلید اصلی نیست
firstSteps-keyWhy = بدون این کلید، هیچ‌کس نمی‌تواند داده‌ها یا نسخهٔ پشتیبانی را دوباره بخواند.
firstSteps-keyOpen = هیچ‌کس داشتن نسخه‌ای از کلید { $key } را تأیید نکرده است.
firstSteps-keyDone = داشتن نسخه‌ای از کلید { $key } تأیید شد: { $when }.
firstSteps-keyDo = این فرمان نسخهٔ پشتیبان رمزگذاری‌شده‌ای می‌نویسد که کلید را هم دارد. آن را در رایانهٔ دیگری نگه دارید:
firstSteps-keyTick = نسخه‌ای در جای امن دارم
firstSteps-keyUntick = این نسخه را دیگر ندارم
firstSteps-people = چه کسی اجازهٔ اشتراک‌گذاری دارد
firstSteps-peopleWhy = با حساب، افراد می‌بینند پیوندهایشان چه شده است، و شما تعیین می‌کنید چه کسی اجازهٔ اشتراک‌گذاری دارد.
firstSteps-peopleAlone = فقط شما حساب دارید. بدون حساب، هر کسی که به این سرور دسترسی دارد می‌تواند متن به اشتراک بگذارد.
firstSteps-peopleAloneClosed = فقط شما حساب دارید، و بدون حساب هیچ‌کس نمی‌تواند چیزی به اشتراک بگذارد.
firstSteps-peopleMany =
    { $n ->
        [one] { $n } حساب وجود دارد.
       *[other] { $n } حساب وجود دارد.
    }
firstSteps-peopleOpen = هر کسی اجازه دارد حساب بسازد.
firstSteps-peopleDecided = این را در تنظیمات تعیین کرده‌اید.
firstSteps-peopleDo = کاربر اضافه کنید، یا با allow_sign_up و allow_anonymous تعیین کنید.
firstSteps-peopleLink = افزودن کاربر
firstSteps-first = نخستین راز
firstSteps-firstWhy = یک بار امتحان کردن نشانتان می‌دهد گیرندگان چه می‌بینند.
firstSteps-firstNone = هنوز چیزی ذخیره نشده است.
firstSteps-firstLink = اشتراک‌گذاری راز
firstSteps-backup = نسخه‌های پشتیبان
firstSteps-backupWhy = دیسک بی‌خبر خراب می‌شود، و سرور فقط در صورتی خودش نسخهٔ پشتیبان می‌سازد که به آن گفته شود کجا.
firstSteps-backupNone = هنوز نسخهٔ پشتیبانی ساخته نشده است.
firstSteps-backupGood = آخرین نسخهٔ پشتیبان ساخته شد: { $when }.
firstSteps-backupDaily = یا هر روز روی سرور
firstSteps-requests = درخواست‌ها
firstSteps-requestsWhy = با درخواست‌ها، دارندگان حساب از دیگران رازی می‌خواهند و آنان برای فرستادنش به حساب نیاز ندارند.
firstSteps-requestsOff = خاموش است. می‌توانید همین‌طور بگذارید.

## serverFacts

serverFacts-links = پیوندها
serverFacts-activeLinks = پیوندهای فعال
serverFacts-stored = آنچه این سرور ذخیره می‌کند
serverFacts-storedSum = { $size } در مجموع
serverFacts-payloads = رازها (برآورد)
serverFacts-rows = گزارش‌ها، حساب‌ها و فضای آزاد
serverFacts-fileContents = فایل‌ها
serverFacts-fileLimit = محدودیت فایل‌ها
serverFacts-fileLimitText = { $used } از { $total }
serverFacts-disk = دیسک
serverFacts-diskText = { $free } از { $total } آزاد
serverFacts-diskOurs = این سرور
serverFacts-diskOthers = بقیهٔ چیزها
serverFacts-diskFree = آزاد
serverFacts-floor = تا وقتی فضای آزاد کمتر از { $size } است، فایل پذیرفته نمی‌شود.
serverFacts-scarce = فضای کمی مانده است: فایل‌ها به‌زودی رد می‌شوند، یا همین حالا رد می‌شوند.
serverFacts-changed = تغییرکرده
serverFacts-reach = نشانی و شبکه
serverFacts-access = دسترسی و حساب‌ها
serverFacts-pushes = رازها
serverFacts-files = فایل‌ها
serverFacts-data = داده‌ها و کلیدها
serverFacts-limits = محدودیت‌ها
serverFacts-pages = ظاهر و صفحهٔ درباره
serverFacts-mail = ایمیل
serverFacts-watch = گزارش و سنجه‌ها
serverFacts-preset = پیش‌فرض: { $value }
serverFacts-byDefault = پیش‌فرض
serverFacts-fromFlag = پرچم
serverFacts-inEnglish = توضیحات به انگلیسی است.
serverFacts-notSet = (تنظیم نشده)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } تنظیم
       *[other] { $n } تنظیم
    }
settingsLive-none = هیچ تنظیمی جور نیست.

## listLive

listLive-offline = سرور پاسخ نداد. اتصال خود را بررسی و دوباره امتحان کنید.
listLive-failed = مشکلی پیش آمد ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] مراجعه‌ها بیش از حد است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
       *[other] مراجعه‌ها بیش از حد است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
    }
listLive-copied = کپی شد
listLive-copyFailed = کپی نشد. متن را انتخاب و کپی کنید.

## adminLive — lists “My links” (their senders), “Users”, “Server” and “First steps” (administrators)

adminLive-invitedUntil = دعوت‌شده، پیوند دعوت { $when } منقضی می‌شود
adminLive-invitedOver = دعوت‌شده، پیوند دعوت { $when } منقضی شد
adminLive-newLink = پیوند تازه
adminLive-mailLink = ایمیل کردن پیوند تازه
adminLive-withdraw = پس گرفتن دعوت
adminLive-withdrawQuestion = دعوت { $email } پس گرفته شود؟ پیوند آن بی‌اعتبار می‌شود.
adminLive-withdrawn = دعوت { $email } پس گرفته شد.
adminLive-endAll = پایان دادن به همه‌چیز
adminLive-endAllQuestion = به همه‌چیز مربوط به { $email } پایان داده شود؟ حساب غیرفعال می‌شود. نشست‌ها، توکن‌ها، پیوندهای یک‌بارمصرف، عامل‌های دوم و وب‌هوک‌ها بی‌درنگ پایان می‌یابند.
adminLive-endedAll = { $email } غیرفعال شد. پایان‌یافته: { $what }.
adminLive-endedNothing = { $email } غیرفعال شد. چیز دیگری برای پایان دادن نمانده بود.
adminLive-endedSessions =
    { $n ->
        [one] { $n } نشست
       *[other] { $n } نشست
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } توکن
       *[other] { $n } توکن
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } پیوند یک‌بارمصرف
       *[other] { $n } پیوند یک‌بارمصرف
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } عامل دوم
       *[other] { $n } عامل دوم
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } وب‌هوک
       *[other] { $n } وب‌هوک
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } پیوند یا درخواست به اشتراک گذاشته‌شده
       *[other] { $n } پیوند و درخواست به اشتراک گذاشته‌شده
    }
adminLive-suspended = معلق‌شده از سوی ورود سازمانی
adminLive-unprotected = بدون عامل دوم
adminLive-actionsOf = کارها برای { $email }
adminLive-addedOn = افزوده‌شده { $when }
adminLive-factorAdded = افزوده‌شده { $when }
adminLive-appWithCodes = برنامهٔ تولید کد
adminLive-codesLeft =
    { $n ->
        [one] { $n } کد بازیابی مانده
       *[other] { $n } کد بازیابی مانده
    }
adminLive-noFactors = عامل دومی نیست.
adminLive-groupHere = افزودهٔ مدیر
adminLive-groupOfCompany = از ورود سازمانی
adminLive-groupOfDirectory = از فهرست کاربران
adminLive-leaveGroup = بیرون بردن از گروه
adminLive-noGroups = در هیچ گروهی نیست.
adminLive-noLimits = هیچ خط‌مشی‌ای این فرد را محدود نمی‌کند.
adminLive-endSessions = پایان دادن به نشست‌ها
adminLive-endSessionsQuestion = به همهٔ نشست‌های { $email } پایان داده شود؟ این کاربر باید دوباره وارد شود. توکن‌ها همچنان کار می‌کنند.
adminLive-sessionsEnded = نشست‌های { $email } پایان یافت.
adminLive-disableMany =
    { $n ->
        [one] غیرفعال کردن { $n } کاربر
       *[other] غیرفعال کردن { $n } کاربر
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] { $n } کاربر غیرفعال شود؟ نشست‌ها و توکن‌هایش بی‌درنگ پایان می‌یابند.
       *[other] { $n } کاربر غیرفعال شوند؟ نشست‌ها و توکن‌هایشان بی‌درنگ پایان می‌یابند.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } کاربر غیرفعال شد.
       *[other] { $n } کاربر غیرفعال شدند.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] پایان نشست‌های { $n } کاربر
       *[other] پایان نشست‌های { $n } کاربر
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] به همهٔ نشست‌های { $n } کاربر پایان داده شود؟ باید دوباره وارد شود. توکن‌ها همچنان کار می‌کنند.
       *[other] به همهٔ نشست‌های { $n } کاربر پایان داده شود؟ باید دوباره وارد شوند. توکن‌ها همچنان کار می‌کنند.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] نشست‌های { $n } کاربر پایان یافت.
       *[other] نشست‌های { $n } کاربر پایان یافت.
    }
adminLive-openedSince = بازشده پس از آخرین بازدید شما
adminLive-damaged = آسیب‌دیده
adminLive-mailReset = ایمیل کردن پیوند گذرواژه
adminLive-mailed = ایمیلی با پیوند در راه { $email } است.
adminLive-notMailed = ایمیلی به { $email } فرستاده نشد: { $reason } دوباره بفرستید، یا پیوند را نمایش دهید.
adminLive-noneAtAll = هنوز کسی چیزی به اشتراک نگذاشته است. آنچه افراد به اشتراک می‌گذارند اینجا می‌آید، بدون محتوای آن.
adminLive-noneMatching = هیچ پیوندی با این پالایه جور نیست.
adminLive-showEveryone = نمایش همه
adminLive-pushesOf =
    { $n ->
        [one] { $n } پیوند
       *[other] { $n } پیوند
    }
adminLive-tryAgain = حالا می‌توانید دوباره امتحان کنید.
adminLive-none = هنوز چیزی اینجا نیست.
adminLive-noneActive = در حال حاضر چیزی به اشتراک نگذاشته‌اید.
adminLive-noneExpired = هنوز چیزی منقضی نشده است. هر چه منقضی شده اینجا با گزارش آن می‌آید.
adminLive-linksFound =
    { $n ->
        [one] { $n } پیوند
       *[other] { $n } پیوند
    }
adminLive-tick = انتخاب { $name }
adminLive-sealed = رمزگذاری سرتاسری
adminLive-shareSecret = اشتراک‌گذاری راز
adminLive-noneFound = چیزی پیدا نشد.
adminLive-searchedPart =
    { $n ->
        [one] { $n } پیوند جستجو شد. پیوندهای قدیمی‌تر هم هست.
       *[other] { $n } پیوند جستجو شد. پیوندهای قدیمی‌تر هم هست.
    }
adminLive-searchOlder = جستجو در پیوندهای قدیمی‌تر
adminLive-text = متن
adminLive-file = فایل‌ها
adminLive-url = پیوند
adminLive-qr = کد QR
adminLive-created = ایجادشده { $when }
adminLive-endsIn = { $when } منقضی می‌شود
adminLive-endedOn = { $when } منقضی شد
adminLive-isExpired = منقضی‌شده
adminLive-byHand = { $when } حذف شد
adminLive-viewsLeft =
    { $n ->
        [one] { $n } مشاهده مانده
       *[other] { $n } مشاهده مانده
    }
adminLive-notViewed = هنوز مشاهده نشده
adminLive-neverViewed = هرگز مشاهده نشده
adminLive-viewed =
    { $n ->
        [one] { $n } بار مشاهده شده
       *[other] { $n } بار مشاهده شده
    }
adminLive-viewedLast =
    { $n ->
        [one] { $n } بار مشاهده شده، آخرین بار { $when }
       *[other] { $n } بار مشاهده شده، آخرین بار { $when }
    }
adminLive-copyLink = کپی پیوند
adminLive-sealedFiles =
    { $n ->
        [one] { $n } فایل، نام مهروموم‌شده
       *[other] { $n } فایل، نام‌ها مهروموم‌شده
    }
adminLive-sealedLink = پیوند کامل آن یک بار، هنگام ساخته شدن، نشان داده شد.
adminLive-end = حذف فوری
adminLive-endQuestion = «{ $name }» همین حالا حذف شود؟ دیگر هیچ‌کس نمی‌تواند آن را باز کند.
adminLive-ended = حذف شد.
adminLive-notFound = چنین پیوندی وجود ندارد.
adminLive-nobody = ناشناس
adminLive-administrator = مدیر
adminLive-disabled = غیرفعال
adminLive-you = شما
adminLive-makeAdmin = مدیر کردن
adminLive-takeAdmin = برداشتن نقش مدیر
adminLive-disable = غیرفعال کردن
adminLive-enable = فعال کردن
adminLive-reset = بازنشانی گذرواژه
adminLive-tokens = توکن‌ها
adminLive-noTokens = توکنی نیست.
adminLive-revoke = باطل کردن
adminLive-makeAdminQuestion = { $email } مدیر شود؟ پیوندها و گزارش‌های همه را می‌بیند و می‌تواند هر حسابی را تغییر دهد.
adminLive-enableQuestion = { $email } فعال شود؟ می‌تواند با همان اختیاراتی که داشت دوباره وارد شود.
adminLive-usersFound =
    { $n ->
        [one] { $n } کاربر
       *[other] { $n } کاربر
    }
adminLive-usersShown =
    { $n ->
        [one] { $from } تا { $to } از { $n } کاربر
       *[other] { $from } تا { $to } از { $n } کاربر
    }
adminLive-noUserFound = هیچ کاربری با این جستجو جور نیست.
adminLive-takeAdminQuestion = نقش مدیر از { $email } گرفته شود؟ نشست‌ها و توکن‌هایش پایان می‌یابند.
adminLive-disableQuestion = { $email } غیرفعال شود؟ نشست‌ها و توکن‌هایش بی‌درنگ پایان می‌یابند.
adminLive-resetQuestion = پیوند یک‌بارمصرفی برای { $email } ایجاد شود؟ پیوند پیشین بی‌اعتبار می‌شود. استفاده از پیوند به همهٔ نشست‌ها و توکن‌های این کاربر پایان می‌دهد.
adminLive-resetFactors = بازنشانی عامل‌های دوم
adminLive-resetFactorsQuestion = همهٔ عامل‌های دوم { $email } حذف شود؟ نخست مطمئن شوید خود او این را می‌خواهد. نشست‌هایش بی‌درنگ پایان می‌یابند. توکن‌ها همچنان کار می‌کنند.
adminLive-factorsReset = { $email } دیگر عامل دومی ندارد.
adminLive-revokeQuestion = توکن «{ $name }» از { $email } باطل شود؟
adminLive-taken = حسابی با این نشانی ایمیل از پیش وجود دارد.
adminLive-badEmail = نشانی ایمیل معتبری وارد کنید.
adminLive-passwordsElsewhere = این کاربر نمی‌تواند با گذرواژهٔ این سرور وارد شود: local_sign_in آن را اجازه نمی‌دهد.
adminLive-lastAdmin = این آخرین مدیر است: نخست مدیر دیگری تعیین کنید.
adminLive-used = آخرین استفاده { $when }
adminLive-never = هرگز استفاده نشده

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] حذف { $n } پیوند
       *[other] حذف { $n } پیوند
    }
ownListLive-endedMany =
    { $n ->
        [one] { $n } پیوند حذف شد.
       *[other] { $n } پیوند حذف شد.
    }

## hooks — pages “Webhooks” (people with an account) and “Events” (administrators, from eventsTab on)

hooks-title = وب‌هوک‌ها
hooks-lead = به برنامهٔ دیگری خبر دهید برای پیوندهایتان چه رخ می‌دهد. هرگز راز، عبارت عبور یا نام فایلی به آن نمی‌رسد.
hooks-back = حساب شما
hooks-openText = وقتی پیوندهای شما باز می‌شود به یک برنامه یا گفتگو خبر داده شود.
hooks-yours = وب‌هوک‌های شما
hooks-secretShown = رازی که پیام‌هایش را امضا می‌کند. فقط یک بار نشان داده می‌شود:
hooks-copy = کپی
hooks-verify = دریافت‌کنندگان امضا را همان‌گونه که standardwebhooks.com شرح می‌دهد تأیید می‌کنند.
hooks-add = افزودن وب‌هوک
hooks-name = نام
hooks-namePlaceholder = گفتگوی تیم
hooks-url = نشانی
hooks-urlHint = باید نشانی‌ای باشد که مدیر شما اجازه می‌دهد.
hooks-template = قالب پیام
hooks-eventKinds = رویدادهایی که به آن خبر داده می‌شود
hooks-details = جزئیات بیشتر
hooks-includeHint = هر کسی که پیوند را دارد می‌تواند آن را باز کند. آن را فقط جایی بیفزایید که به همهٔ خوانندگان اعتماد دارید.
hooks-submit = افزودن وب‌هوک
hooks-cancel = لغو
hooks-retryAll = تلاش دوباره برای همه
hooks-dropAll = رها کردن همه

## hooksLive — page “Webhooks”: the list, messages; people with an account

hooksLive-linkName = نام پیوند
hooksLive-linkItself = خود پیوند
hooksLive-none = هنوز وب‌هوکی ندارید.
hooksLive-off = خاموش: دریافت‌کنندهٔ آن پاسخ داد که دیگر وجود ندارد.
hooksLive-test = آزمایش
hooksLive-tested =
    { $n ->
        [one] پس از { $n } میلی‌ثانیه با { $status } پاسخ داد.
       *[other] پس از { $n } میلی‌ثانیه با { $status } پاسخ داد.
    }
hooksLive-testFailed = آزمایش ناموفق بود: { $reason }.
hooksLive-newSecret = راز تازه
hooksLive-newSecretQuestion = راز تازه‌ای برای «{ $name }» ساخته شود؟ راز کنونی تا یک روز در کنار آن همچنان امضا می‌کند.
hooksLive-switchOn = روشن کردن
hooksLive-remove = حذف
hooksLive-removeQuestion = «{ $name }» حذف شود؟ آنچه هنوز در راه آن است رها می‌شود.
hooksLive-removed = حذف شد.
hooksLive-added = افزوده شد.
hooksLive-noName = نامی برای وب‌هوک بگذارید.
hooksLive-badUrl = به این نشانی نمی‌توان چیزی فرستاد.
hooksLive-notAllowed = مدیر شما این نشانی را اجازه نمی‌دهد.
hooksLive-noEvents = دست‌کم یک رویداد انتخاب کنید.
hooksLive-taken = وب‌هوکی با این نام دارید، یا به بیشترین تعداد مجاز رسیده‌اید.
hooksLive-copied = کپی شد
hooksLive-copyFailed = کپی نشد. متن را انتخاب و کپی کنید.

## eventsLive — page “Events”: what webhooks and other receivers could not be told; administrators

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } رویداد منتظر تحویل است. { $when } رخ داد.
       *[other] { $n } رویداد منتظر تحویل‌اند. قدیمی‌ترین آن‌ها { $when } رخ داد.
    }
eventsLive-noLetters = از تحویل هیچ رویدادی صرف‌نظر نشده است.
eventsLive-letterTo = { $event } ← { $name }
eventsLive-letterOf = از { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] { $when } رخ داد · { $n } بار تلاش شد
       *[other] { $when } رخ داد · { $n } بار تلاش شد
    }
eventsLive-retry = تلاش دوباره
eventsLive-drop = رها کردن
eventsLive-dropQuestion = این رویداد برای همیشه رها شود؟
eventsLive-dropAllQuestion = همهٔ رویدادهایی که از تحویلشان صرف‌نظر شده، برای همیشه رها شوند؟
eventsLive-retried =
    { $n ->
        [one] برای { $n } رویداد دوباره تلاش می‌شود.
       *[other] برای { $n } رویداد دوباره تلاش می‌شود.
    }
eventsLive-dropped =
    { $n ->
        [one] { $n } رویداد رها شد.
       *[other] { $n } رویداد رها شد.
    }

## keptLive — finished link with extra protection: this browser keeps it; senders

keptLive-keptByBrowser = در این مرورگر نگه داشته می‌شود. هر کسی که بتواند از این مرورگر استفاده کند می‌تواند پیوند را کپی کند.
keptLive-keptByPasskey = در این مرورگر و زیر حفاظت گذرکلید شما نگه داشته می‌شود.

## keptPageLive — page of a link or request: what this browser keeps; senders

keptPageLive-keptShowLink = نمایش پیوند
keptPageLive-keptNotOpened = گذرکلید شما آن را باز نکرد. دوباره امتحان کنید.
keptPageLive-keptKeyByBrowser = این مرورگر کلیدی را که پاسخ‌ها را باز می‌کند نگه می‌دارد. هر کسی که بتواند از این مرورگر استفاده کند می‌تواند آن‌ها را بخواند.
keptPageLive-keptKeyByPasskey = این مرورگر کلیدی را که پاسخ‌ها را باز می‌کند زیر حفاظت گذرکلید شما نگه می‌دارد.

## keptAccountLive — page of one’s account: what this browser keeps; senders

keptAccountLive-keptSignOut =
    { $n ->
        [one] با خروج از حساب، { $n } پیوند یا کلیدی که فقط این مرورگر می‌شناسد حذف می‌شود. پس از آن پاسخ‌های درخواست‌های شما فقط با فایل بازیابی باز می‌شوند.
       *[other] با خروج از حساب، { $n } پیوند و کلیدی که فقط این مرورگر می‌شناسد حذف می‌شود. پس از آن پاسخ‌های درخواست‌های شما فقط با فایل بازیابی باز می‌شوند.
    }
keptAccountLive-keptSignOutYes = حذف و خروج
keptAccountLive-keptCount =
    { $n ->
        [one] { $n } پیوند یا کلید در این مرورگر نگه داشته می‌شود.
       *[other] { $n } پیوند و کلید در این مرورگر نگه داشته می‌شوند.
    }
keptAccountLive-keptCountNone = هنوز چیزی در این مرورگر نگه داشته نمی‌شود.
keptAccountLive-keptGuardedNow = از این پس گذرکلید شما آن‌ها را باز می‌کند.
keptAccountLive-keptUnable = این گذرکلید یا این مرورگر نمی‌تواند این کار را انجام دهد. آنچه نگه داشته شده همان‌طور می‌ماند.
keptAccountLive-keptOffQuestion = همهٔ آنچه نگه داشته شده حذف شود؟ پیوندهایی که کپی نکرده‌اید از دست می‌روند، و همچنین کلیدهای بدون فایل بازیابی.
keptAccountLive-keptRefused = از گذرکلیدی استفاده نشد. آنچه نگه داشته شده همان‌طور می‌ماند.
keptAccountLive-keptOffYes = حذف

## kept — page of one’s account: section about what this browser keeps; senders

kept-title = پیوندهای دارای رمزگذاری سرتاسری در این مرورگر
kept-text = سرور نمی‌تواند پیوندهای دارای رمزگذاری سرتاسری را دوباره به شما نشان دهد، پس این مرورگر آن‌ها را برایتان نگه می‌دارد، و کلیدهای درخواست‌های شما را هم. هر کسی که بتواند از این مرورگر استفاده کند می‌تواند آن‌ها را کپی کند، مگر آنکه گذرکلید شما از آن‌ها محافظت کند. با خروج از حساب، هر چه گذرکلیدی از آن محافظت نمی‌کند حذف می‌شود.
kept-guarded = گذرکلید شما از آن‌ها محافظت می‌کند.
kept-on = در این مرورگر نگه داشته شوند
kept-guard = محافظت از آن‌ها با گذرکلید

## codes — page on which recipients prove their address with a code that is mailed to them

codes-toOne = بخواهید کدی به { $address } ایمیل شود؛ اینجا به حساب نیازی ندارید.
codes-toSome = نشانی خود را انتخاب کنید و بخواهید کدی به آن ایمیل شود؛ اینجا به حساب نیازی ندارید.
codes-toTyped = نشانی خود را تایپ کنید؛ اگر از نشانی‌های گیرندگان باشد، کدی به آن ایمیل می‌شود. اینجا به حساب نیازی ندارید.
codes-which = نشانی شما
codes-among = گیرندگان، به‌صورت کوتاه‌شده: { $addresses }
codes-notYours = نشانی شما نیست؟ از فرستنده پیوندی برای خودتان بخواهید.
codes-send = فرستادن کد برای من
codes-again = فرستادن کدی دیگر
codes-sentToOne = ایمیلی با کد هشت‌حرفی در راه { $address } است. هرزنامه‌ها را هم نگاه کنید.
codes-sent = اگر نشانی از نشانی‌های گیرندگان باشد، ایمیلی با کد هشت‌حرفی در راه است. هرزنامه‌ها را هم نگاه کنید.
codes-field = کد
codes-fieldHint = هشت حرف درون ایمیل. ده دقیقه کار می‌کنند، و فقط در همین مرورگر.
codes-goOn = ادامه
codes-or = یا آن را از راه دیگری ثابت کنید:
codes-wrong =
    { $n ->
        [one] این کد اشتباه است. کد تازه‌ترین ایمیل را تایپ کنید. { $n } بار دیگر می‌توانید امتحان کنید.
       *[other] این کد اشتباه است. کد تازه‌ترین ایمیل را تایپ کنید. { $n } بار دیگر می‌توانید امتحان کنید.
    }
codes-last = این کد اشتباه است، و این آخرین تلاش برای آن بود. بخواهید کد دیگری فرستاده شود.
codes-over = اینجا کدی برای تایپ کردن نیست: استفاده شده، بیش از ده دقیقه از آن گذشته، یا در مرورگر دیگری خواسته شده است. بخواهید کد دیگری فرستاده شود.
codes-needsCookie = این کار به کوکی نیاز دارد و مرورگر شما نفرستاد. کوکی‌ها را برای این صفحه مجاز کنید، سپس آن را دوباره بار کنید.
codes-tooOften =
    { $n ->
        [one] در یک ساعت پنج کد برای این نشانی خواسته شده است. { $n } دقیقهٔ دیگر دوباره امتحان کنید.
       *[other] در یک ساعت پنج کد برای این نشانی خواسته شده است. { $n } دقیقهٔ دیگر دوباره امتحان کنید.
    }
codes-noMore = دیگر کدی برای این پیوند فرستاده نمی‌شود. از فرستنده پیوند تازه‌ای بخواهید.
codes-noMail = این سرور در حال حاضر نمی‌تواند کد بفرستد. از کسی که پیوند را برایتان فرستاده بپرسید.
codes-badAddress = این نشانی ایمیل نیست.

## codesLive — the same page: messages that appear after a click; recipients

codesLive-noCode = هشت حرف درون ایمیل را تایپ کنید.
codesLive-comes = ایمیلی که هشت حرف دارد باید منتظر بماند. اگر نشانی از نشانی‌های گیرندگان باشد، حداکثر تا { $time } می‌رسد.
codesLive-offline = سرور در دسترس نیست. اتصال خود را بررسی و دوباره امتحان کنید.

## company — pages to sign in at the company’s provider; recipients, and people with an account

company-signIn = ورود با { $label }
company-or = یا با گذرواژه‌ای از این سرور:
company-addressedTitle = برای افراد معینی است
company-addressedSure = فرستنده می‌خواهد مطمئن شود چه کسی این را باز می‌کند.
company-addressedText = با { $label } وارد شوید؛ اینجا به حساب نیازی ندارید.
company-addressedByDirectory = با نام و گذرواژهٔ سازمانی خود وارد شوید.
company-byPassword = ورود با گذرواژه
company-otherTitle = برای شما نیست
company-otherText = شما با { $address } شناخته شده‌اید و این برای کس دیگری است. چیزی باز نشد. با هویت دیگری وارد شوید، یا از فرستنده بپرسید.
company-otherUnnamed = این برای کس دیگری است. چیزی باز نشد. با هویت دیگری وارد شوید، یا از فرستنده بپرسید.
company-closedAccountTitle = حساب شما فعال نیست
company-closedAccountText = حساب شما در این سرور غیرفعال یا معلق است، پس چیزی برای شما باز نمی‌شود. چیزی باز نشد. از مدیر بپرسید.
company-known = شما اینجا با { $address } شناخته شده‌اید.
company-knownUnnamed = ورود سازمانی شما را شناخت.
company-notMe = این من نیستم
company-goingOn = یک لحظه
company-goingOnText = صفحهٔ بعدی خودبه‌خود باز می‌شود.
company-goOn = ادامه

## companyRefused — page to sign in: why the company sign-in failed; anybody who signs in

companyRefused-not-allowed = در هیچ‌یک از گروه‌هایی که اجازهٔ استفاده از این سرور را دارند نیستید. از مدیر آن بپرسید.
companyRefused-no-account = اینجا حسابی ندارید. از مدیر بخواهید آن را اضافه کند.
companyRefused-address-taken = نشانی ایمیل شما از پیش اینجا حسابی دارد. از مدیر بخواهید آن را به { $label } متصل کند.
companyRefused-other-account = این ورود اینجا به حساب دیگری تعلق دارد. از مدیر بپرسید.
companyRefused-not-set-up = این سرور هنوز راه‌اندازی نشده است.
companyRefused-disabled = حساب شما غیرفعال است. از مدیر بپرسید.
companyRefused-no-email = { $label } نشانی ایمیل شما را به این سرور نمی‌گوید. از مدیر بخواهید claim با نام email را بیفزاید.
companyRefused-bad-email = آنچه { $label } به‌عنوان نشانی ایمیل شما می‌دهد نشانی ایمیل نیست. از مدیر بپرسید.
companyRefused-no-groups = { $label } هیچ گروهی از شما را به این سرور نمی‌گوید. یا در گروهی نیستید، یا ارائه‌دهنده آن‌ها را نمی‌فرستد: از مدیر بپرسید.
companyRefused-too-many-groups = در گروه‌های چنان زیادی هستید که { $label } هیچ‌یک را نمی‌فرستد. از مدیر بخواهید فقط گروه‌های همین برنامه فرستاده شود.
companyRefused-bad-token = پاسخ { $label } برای این سرور معتبر نیست. کسی وارد نشد؛ جزئیات بیشتر در گزارش است.
companyRefused-clock = ساعت این سرور و ساعت { $label } بیش از حد با هم اختلاف دارند. از مدیر بخواهید آن‌ها را تنظیم کند.
companyRefused-other-issuer = پاسخ از ارائه‌دهنده‌ای جز آن آمد که تنظیمات نام می‌برد. کسی وارد نشد.
companyRefused-unreachable = { $label } در حال حاضر در دسترس نیست. هر کسی وارد شده است وارد می‌ماند؛ بعداً دوباره امتحان کنید.
companyRefused-provider-error = { $label } خطایی اعلام کرد. گزارش این سرور می‌گوید کدام خطا.
companyRefused-client-refused = { $label } این سرور را نمی‌پذیرد: راز آن اشتباه است یا منقضی شده است. از مدیر بپرسید.
companyRefused-cancelled = ورود با { $label } لغو شد.
companyRefused-begin-again = این ورود جای دیگری آغاز شده، بیش از حد طول کشیده یا پیش‌تر استفاده شده است. دوباره آغاز کنید.

## factors — page “Extra sign-in protection”: passkeys, app, recovery codes; people with an account

factors-title = محافظت بیشتر هنگام ورود
factors-lead = با عامل دوم، گذرواژهٔ دزدیده‌شده به‌تنهایی حساب شما را باز نمی‌کند.
factors-openText = گذرکلیدها، و برنامه‌ای که کد نشان می‌دهد.
factors-yours = محافظت بیشتر هنگام ورود
factors-limited = این سرور از شما عامل دوم می‌خواهد. آن را اینجا راه‌اندازی کنید، سپس ادامه دهید.
factors-goOn = ادامه
factors-passkeys = گذرکلیدها
factors-passkeysText = با اثر انگشت، چهره، PIN یا کلید امنیتی خود وارد شوید، بدون گذرواژه. گذرکلید فقط در همین نشانی کار می‌کند، پس کسی نمی‌تواند آن را با صفحهٔ جعلی بدزدد.
factors-passkeyName = نام دستگاه
factors-passkeyPlaceholder = لپ‌تاپ
factors-addPasskey = افزودن گذرکلید
factors-needsHttps = گذرکلیدها اینجا کار نمی‌کنند: مرورگرها آن‌ها را فقط در نامی با ⁨https://⁩ اجازه می‌دهند. از مدیر خود چنین نشانی‌ای بخواهید.
factors-app = برنامهٔ تولید کد
factors-appText = برنامه‌ای در تلفن شما هر ۳۰ ثانیه کد شش‌رقمی تازه‌ای نشان می‌دهد.
factors-beginApp = راه‌اندازی برنامه
factors-removeApp = برداشتن برنامه از حساب
factors-scan = این کد را با برنامه اسکن کنید:
factors-qr = کد QR برای برنامه
factors-type = یا این را در برنامه تایپ کنید:
factors-code = کدی که برنامه اکنون نشان می‌دهد
factors-finish = پایان
factors-codesTitle = کدهای بازیابی
factors-codesText = هر یک از این کدها یک بار شما را وارد می‌کند، وقتی عامل‌های دیگرتان از دست رفته باشند. فقط همین حالا نشان داده می‌شوند: چاپشان کنید، یا همان جایی نگه دارید که گذرواژه‌ها را نگه می‌دارید.
factors-renew = کدهای بازیابی تازه
factors-confirmTitle = هویت خود را تأیید کنید
factors-confirmText = پیش از تغییر عامل‌هایتان، هویت خود را تأیید کنید.
factors-codeOrRecovery = کدی از برنامهٔ شما، یا کد بازیابی
factors-confirm = تأیید
factors-remove = حذف

## factorsLive — the same page: lists and messages

factorsLive-codesFile = recovery-codes.txt
factorsLive-limited =
    { $n ->
        [one] تلاش‌های ناموفق بیش از حد است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
       *[other] تلاش‌های ناموفق بیش از حد است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
    }
factorsLive-conflict = این از پیش وجود دارد، یا جایی برایش نیست. صفحه را دوباره بار کنید.
factorsLive-lastOne = این سرور از شما عامل دوم می‌خواهد. پیش از حذف این یکی، عامل دیگری راه‌اندازی کنید.
factorsLive-noPasskeys = هنوز گذرکلیدی ندارید.
factorsLive-never = هرگز استفاده نشده
factorsLive-used = آخرین استفاده { $when }
factorsLive-made = افزوده‌شده { $when }
factorsLive-remove = حذف
factorsLive-removed = حذف شد.
factorsLive-added = افزوده شد.
factorsLive-removeQuestion = گذرکلید «{ $name }» حذف شود؟ دیگر حساب شما را باز نخواهد کرد.
factorsLive-removeAppQuestion = برنامه از حساب شما برداشته شود؟ کدهای آن دیگر حساب شما را باز نخواهند کرد.
factorsLive-nameIt = نامی برای گذرکلید بگذارید.
factorsLive-passkeyCancelled = از گذرکلیدی استفاده نشد. دوباره امتحان کنید.
factorsLive-passkeyRefused = سرور این گذرکلید را نپذیرفت. دوباره امتحان کنید.
factorsLive-appSince = برنامهٔ شما راه‌اندازی شد: { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] { $n } کد بازیابی مانده است.
       *[other] { $n } کد بازیابی مانده است.
    }
factorsLive-wrongCode = این کد اشتباه است. ساعت تلفن خود را بررسی کنید و کدی را که اکنون نشان داده می‌شود تایپ کنید.
factorsLive-notConfirmed = اشتباه است. دوباره امتحان کنید.
factorsLive-done = اکنون عامل دوم دارید. کدهای بازیابی را نگه دارید، سپس ادامه دهید.
factorsLive-copied = کپی شد
factorsLive-copyFailed = کپی نشد. متن را انتخاب و کپی کنید.

## secondStep — second page of signing in; people with an account

secondStep-title = یک گام دیگر
secondStep-passkey = استفاده از گذرکلید
secondStep-code = کد برنامهٔ شما، یا کد بازیابی
secondStep-codeHint = شش رقم، یا شانزده حرف و رقم.
secondStep-recoveryCode = کد بازیابی
secondStep-recoveryHint = شانزده حرف و رقم. هنگام افزودن گذرکلید آن‌ها را گرفتید.
secondStep-submit = ورود
secondStep-lost = گوشی و کدهای بازیابی را از دست داده‌اید؟ مدیر این سرور می‌تواند عامل‌های دوم شما را بازنشانی کند.
secondStep-again = شروع دوباره

## secondStepLive — the same page: messages

secondStepLive-noCode = کدی وارد کنید.
secondStepLive-wrongCode = این کد اشتباه است، یا پیش‌تر استفاده شده است. منتظر کد بعدی بمانید.
secondStepLive-passkeyCancelled = از گذرکلیدی استفاده نشد. دوباره امتحان کنید، یا از کد استفاده کنید.
secondStepLive-passkeyRefused = سرور این گذرکلید را نپذیرفت. دوباره امتحان کنید، یا از کد استفاده کنید.
secondStepLive-limited =
    { $n ->
        [one] کد بارها اشتباه وارد شده است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
       *[other] کد بارها اشتباه وارد شده است. { $n } ثانیهٔ دیگر دوباره امتحان کنید.
    }
secondStepLive-retry = حالا می‌توانید دوباره امتحان کنید.
secondStepLive-offline = سرور پاسخ نداد. اتصال خود را بررسی و دوباره امتحان کنید.
secondStepLive-failed = مشکلی پیش آمد ({ $status }).

## tokens — page of one’s account: the form for a new API token

tokens-may = چه اجازه‌ای دارد
tokens-everything = همه‌چیز
tokens-create = فقط ایجاد پیوند
tokens-createRead = ایجاد و خواندن پیوندها
tokens-audit = فقط خواندن گزارش‌ها
tokens-ask = درخواست راز از دیگران و باز کردن پاسخ‌هایشان
tokens-lasts = چه مدت کار می‌کند
tokens-always = تا زمانی که باطل شود
tokens-days30 = ۳۰ روز
tokens-days90 = ۹۰ روز
tokens-year = یک سال
tokens-networks = فقط از شبکه‌های معین
tokens-networksLabel = نشانی‌ها یا شبکه‌ها
tokens-networksHint = میانشان ویرگول بگذارید. اگر خالی باشد، توکن همه‌جا کار می‌کند.

## tokensLive — limits of an API token in its line in lists; its owner and administrators

tokensLive-tokenMay = مجاز به { $what }
tokensLive-tokenCreate = ایجاد
tokensLive-tokenRead = خواندن
tokensLive-tokenAudit = خواندن گزارش‌ها
tokensLive-tokenExpire = حذف
tokensLive-tokenAdmin = مدیریت
tokensLive-tokenAsk = درخواست راز
tokensLive-tokenOpen = باز کردن پاسخ‌ها
tokensLive-tokenFrom = فقط از { $networks }
tokensLive-tokenUntil = { $when } منقضی می‌شود
tokensLive-tokenOver = { $when } منقضی شد
tokensLive-tokenUsedFrom = آخرین استفاده { $when } از { $address }
tokensLive-badNetworks = نشانی‌ها یا شبکه‌هایی مانند 192.0.2.0/24 وارد کنید، حداکثر ۵۰ مورد.

## oversightLive — auditors (page “Users”) and the log of a link (page “All links”); administrators

oversightLive-auditor = بازرس
oversightLive-makeAuditor = بازرس کردن
oversightLive-makeAuditorQuestion = { $email } بازرس شود؟ گزارش‌های همه را می‌بیند، و هیچ رازی را نه.
oversightLive-takeAuditor = برداشتن نقش بازرس
oversightLive-takeAuditorQuestion = نقش بازرس از { $email } گرفته شود؟ نشست‌ها و توکن‌هایش پایان می‌یابند.
oversightLive-log = گزارش
oversightLive-logNothing = موردی نیست.

## signIns — page of one’s account: section “Recent sign-ins”

signIns-title = ورودهای اخیر
signIns-text = چه کسی به حساب شما وارد شده، یا تلاش کرده وارد شود. اگر ورودی را نمی‌شناسید، گذرواژهٔ خود را تغییر دهید.

## signInsLive — lines of “Recent sign-ins” and of the administrators’ log

signInsLive-signedIn = ورود
signInsLive-signInFailed = ورود ناموفق
signInsLive-byPassword = با گذرواژه
signInsLive-byLink = با پیوند یک‌بارمصرف
signInsLive-bySetup = با کد راه‌اندازی
signInsLive-bySignUp = با ایجاد حساب
signInsLive-byDirectory = از طریق فهرست کاربران
signInsLive-byCompany = از طریق ورود سازمانی
signInsLive-byPasskey = با گذرکلید
signInsLive-secondFactor = با عامل دوم
signInsLive-wrongPassword = گذرواژهٔ نادرست
signInsLive-wrongCode = کد راه‌اندازی نادرست
signInsLive-wrongLink = پیوند یک‌بارمصرف نامعتبر
signInsLive-wrongCurrent = گذرواژهٔ فعلی نادرست
signInsLive-wrongFactor = عامل دوم نادرست
signInsLive-wrongPasskey = گذرکلید نادرست
signInsLive-deviceGuesses = حدس‌های بیش از حد در دستگاه‌های شناخته‌شده
signInsLive-unanswered = فهرست کاربران پاسخ نداد
signInsLive-asAdministrator = به‌عنوان مدیر
signInsLive-times =
    { $n ->
        [one] { $n } بار
       *[other] { $n } بار
    }
signInsLive-noSignIns = هنوز هیچ ورودی ثبت نشده است.

## adminLog — page “Administrators’ log”: heading and filter; administrators and auditors

adminLog-title = گزارش مدیران
adminLog-lead = چه کسی وارد شده، و چه کسی حساب‌ها، توکن‌ها، کلیدها و تنظیمات را تغییر داده است. هیچ موردی را نمی‌توان بی‌آنکه معلوم شود تغییر داد یا حذف کرد.
adminLog-person = نشانی ایمیل
adminLog-personHint = نشانی کسی که کار را انجام داده، یا کار به او مربوط است.
adminLog-what = رویداد
adminLog-everything = همه‌چیز
adminLog-show = نمایش
adminLog-newer = تازه‌تر
adminLog-older = قدیمی‌تر

## adminLogLive — page “Administrators’ log”: what happened, in the lines and in the filter “What”

adminLogLive-signOut = خروج
adminLogLive-leftOut = موارد ناموفق دیگر، بیرون از فهرست
adminLogLive-userAdded = حساب افزوده شد
adminLogLive-userRemoved = حساب حذف شد
adminLogLive-userDisabled = حساب غیرفعال شد
adminLogLive-userEnabled = حساب فعال شد
adminLogLive-madeAdministrator = مدیر شد
adminLogLive-noAdministrator = دیگر مدیر نیست
adminLogLive-madeAuditor = بازرس شد
adminLogLive-noAuditor = دیگر بازرس نیست
adminLogLive-suspended = ورود سازمانی آن را معلق کرد
adminLogLive-admitted = ورود سازمانی دوباره آن را پذیرفت
adminLogLive-linked = ورود سازمانی متصل شد
adminLogLive-unlinked = اتصال ورود سازمانی برداشته شد
adminLogLive-vouched = نشانی تأیید شد
adminLogLive-joinedGroup = به گروهی افزوده شد
adminLogLive-leftGroup = از گروهی بیرون برده شد
adminLogLive-factorAdded = عامل دوم افزوده شد
adminLogLive-factorRemoved = عامل دوم حذف شد
adminLogLive-factorsReset = عامل‌های دوم بازنشانی شد
adminLogLive-codesMade = کدهای بازیابی ساخته شد
adminLogLive-invited = دعوت شد
adminLogLive-accessEnded = همهٔ دسترسی پایان یافت
adminLogLive-linksExpired = پیوندهای حساب حذف شد
adminLogLive-withdrawn = دعوت پس گرفته شد
adminLogLive-sessionEnded = نشست پایان یافت
adminLogLive-linkMade = پیوند یک‌بارمصرف ساخته شد
adminLogLive-passwordSet = گذرواژه تعیین شد
adminLogLive-tokenMade = توکن API ساخته شد
adminLogLive-tokenRemoved = توکن API باطل شد
adminLogLive-settingsChanged = تنظیمات تغییر کرد
adminLogLive-rotationBegun = تعویض کلید اصلی آغاز شد
adminLogLive-rotationEnded = تعویض کلید اصلی پایان یافت
adminLogLive-exported = گزارش‌های بازرسی صادر شد
adminLogLive-backedUp = نسخهٔ پشتیبان ساخته شد
adminLogLive-restored = نسخهٔ پشتیبان بازیابی شد
adminLogLive-byWhom = توسط { $name }
adminLogLive-commandLine = خط فرمان
adminLogLive-server = سرور
adminLogLive-bySetupCode = کد راه‌اندازی
adminLogLive-bySigningUp = ثبت‌نام
adminLogLive-byOneTimeLink = پیوند یک‌بارمصرف
adminLogLive-directory = فهرست کاربران
adminLogLive-companySignIn = ورود سازمانی
adminLogLive-noEntries = هیچ موردی جور نیست.
adminLogLive-showAll = نمایش همه‌چیز

## ownLogLive — log of a link or request: what happened, in the column “What”; its owner

ownLogLive-byCode = تأییدشده با کد: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = یادداشت
ownLogLive-logCount = { $from } تا { $to } از { $total }
ownLogLive-own-creation = ایجاد شد
ownLogLive-own-view = باز شد
ownLogLive-own-failed_view = تلاش ناموفق
ownLogLive-own-expire = حذف شد
ownLogLive-own-restored = حذف واگرد شد
ownLogLive-own-failed_passphrase = عبارت عبور نادرست
ownLogLive-own-probable_program = احتمالاً برنامه
ownLogLive-own-code_sent = کد ایمیل شد
ownLogLive-own-code_queued = کد منتظر ایمیل شدن است
ownLogLive-own-code_failed = کد ایمیل نشد
ownLogLive-own-failed_code = کد نادرست
ownLogLive-own-owner_view = شما باز کردید
ownLogLive-own-wrong_network = تلاش از شبکه‌ای دیگر
ownLogLive-own-other_device = تلاش در دستگاهی دیگر
ownLogLive-own-alarm = اطلاع: «من نبودم»
ownLogLive-own-freeze = شما موقتاً متوقف کردید
ownLogLive-own-thaw = شما از سر گرفتید
ownLogLive-own-changed = شما تغییر دادید
ownLogLive-own-hold_asked = منتظر اجازهٔ شماست
ownLogLive-own-hold_released = شما اجازه دادید
ownLogLive-own-hold_refused = شما رد و موقتاً متوقف کردید
ownLogLive-own-request_view = خوانده شد
ownLogLive-own-answer = پاسخ داده شد
ownLogLive-own-mail_returned = ایمیل برگشت
ownLogLive-own-creation_email_send = اطلاع‌رسانی با ایمیل سفارش داده شد
ownLogLive-own-admin_view = مدیری باز کرد
ownLogLive-own-imported = از Password Pusher به اینجا منتقل شد

## seenLogLive — log of somebody else’s link: what happened; administrators and auditors

seenLogLive-seen-creation = ایجاد شد
seenLogLive-seen-view = باز شد
seenLogLive-seen-failed_view = تلاش ناموفق
seenLogLive-seen-expire = حذف شد
seenLogLive-seen-restored = حذف واگرد شد
seenLogLive-seen-failed_passphrase = عبارت عبور نادرست
seenLogLive-seen-probable_program = احتمالاً برنامه
seenLogLive-seen-code_sent = کد ایمیل شد
seenLogLive-seen-code_queued = کد منتظر ایمیل شدن است
seenLogLive-seen-code_failed = کد ایمیل نشد
seenLogLive-seen-failed_code = کد نادرست
seenLogLive-seen-owner_view = صاحبش باز کرد
seenLogLive-seen-wrong_network = بیرون از شبکه‌هایش رد شد
seenLogLive-seen-other_device = در دستگاهی دیگر رد شد
seenLogLive-seen-alarm = گیرنده‌ای اطلاع داد
seenLogLive-seen-freeze = صاحبش موقتاً متوقف کرد
seenLogLive-seen-thaw = صاحبش از سر گرفت
seenLogLive-seen-changed = صاحبش تغییر داد
seenLogLive-seen-hold_asked = منتظر صاحبش است
seenLogLive-seen-hold_released = صاحبش اجازه داد
seenLogLive-seen-hold_refused = صاحبش رد کرد
seenLogLive-seen-request_view = خوانده شد
seenLogLive-seen-answer = پاسخ داده شد
seenLogLive-seen-mail_returned = ایمیل برگشت
seenLogLive-seen-creation_email_send = اطلاع‌رسانی با ایمیل سفارش داده شد
seenLogLive-seen-admin_view = مدیری باز کرد
seenLogLive-seen-imported = از Password Pusher به اینجا منتقل شد

## eventNamesLive — page “Webhooks”: kinds of events, as check boxes and in the line of a webhook; people with an account

eventNamesLive-push-created = پیوند ایجاد شد
eventNamesLive-push-viewed = پیوند باز شد
eventNamesLive-push-wrong_passphrase = عبارت عبور نادرست
eventNamesLive-push-expired = پیوند منقضی شد
eventNamesLive-push-alarm = اطلاع از سوی گیرنده
eventNamesLive-push-hold_asked = کسی منتظر است
eventNamesLive-push-code_failed = کد ایمیل نشد
eventNamesLive-request-answered = به درخواست پاسخ داده شد
eventNamesLive-request-closed = درخواست بسته شد

## conditionWords — page “Health”, and mail to administrators: values of conditionSays; administrators

conditionWords-passphrases = عبارت‌های عبور
conditionWords-passwords = گذرواژه‌ها
conditionWords-second_factors = عامل‌های دوم
conditionWords-passkeys = گذرکلیدها

## conditionSays — page “Health”: what is the case; administrators. conditionMend has what to do about it

conditionSays-disk_full = فقط { $freeBytes } در دیسک پوشهٔ { $directory } آزاد است: زیر { $floorBytes }، فایل‌ها رد می‌شوند.
conditionSays-disk_low = { $freeBytes } در دیسک پوشهٔ { $directory } آزاد است، کمتر از آنچه فایل‌های یک پیوند می‌توانند بگیرند ({ $linkBytes }).
conditionSays-disk_no_inodes = فقط { $files } فایل دیگر در دیسک پوشهٔ { $directory } جا می‌شود: دیگر inodes ندارد.
conditionSays-disk_error = دیسک پوشهٔ { $directory } در { $atMs } خطا داد: { $reason }
conditionSays-database_damaged = پایگاه داده آسیب دیده است. گزارش، جاها را نام می‌برد.
conditionSays-database_trouble = این سرور اکنون نمی‌تواند به درخواست‌ها پاسخ دهد: { $reason }
conditionSays-bucket_trouble = فایل‌ها را نمی‌توان ذخیره یا باز کرد: { $reason }
conditionSays-scanner_trouble = ویروس‌یاب هیچ فایلی را بررسی نمی‌کند، پس همه رد می‌شوند: { $reason }
conditionSays-sweep_failed = آنچه منقضی شده از دیسک حذف نمی‌شود: { $reason }
conditionSays-clock_jumped = ساعت سیستم بیش از یک روز جلو رفت و اکنون { $nowMs } را نشان می‌دهد. تا یک ساعت پس از این جهش، هیچ‌چیز برای همیشه پاک نمی‌شود.
conditionSays-backup_failed = آخرین پشتیبان‌گیری ناموفق بود: { $reason }
conditionSays-backup_damaged = آخرین نسخهٔ پشتیبان، { $name }، دادهٔ آسیب‌دیده دارد. جاهای آسیب‌دیده: { $count }. { $reason }
conditionSays-backup_old = زمان آخرین نسخهٔ پشتیبان: { $lastMs }.
conditionSays-certificate_ended = گواهی { $file } از { $untilMs } دیگر معتبر نیست: کارخواه‌ها آن را رد می‌کنند.
conditionSays-certificate_ends = گواهی { $file } تا { $untilMs } معتبر است.
conditionSays-certificate_unusable = گواهی روی دیسک قابل استفاده نیست: { $reason } سروری که در حال اجراست گواهی پیشین را نگه می‌دارد.
conditionSays-certificate_not_obtained = گواهی معتبری نیست و کارخواه‌ها این سرور را رد می‌کنند: { $reason }
conditionSays-certificate_not_renewed = گواهی تمدید نشد: { $reason }
conditionSays-client_secret_refused = ارائه‌دهندهٔ ورود oidc.client_secret را نمی‌پذیرد: هیچ‌کس نمی‌تواند از آن طریق وارد شود.
conditionSays-client_secret_ends = راز در oidc.client_secret تا { $untilMs } معتبر است. پس از آن هیچ‌کس نمی‌تواند از طریق ارائه‌دهنده وارد شود.
conditionSays-token_ends = توکن API با نام «{ $name }» از { $owner }، که به‌تازگی استفاده شده، تا { $untilMs } معتبر است.
conditionSays-administrator_new = { $user } در { $sinceMs } مدیر شد. تعیین از سوی: { $by }.
conditionSays-guessing = کسی در حال حدس زدن است ({ $guessed }): در یک ساعت { $times } تلاش یا بیشتر رد شد، چون بیش از حد بود.
conditionSays-codes_failed = کدهای گیرندگان را نمی‌توان ایمیل کرد: { $reason }
conditionSays-codes_wait = ایمیل‌های منتظر با کد برای گیرندگان: { $count }. گیرنده یا فرستنده‌ای به سقف هر ساعت رسیده است. آخرین ایمیل در { $untilMs } فرستاده می‌شود.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } رویداد تحویل نشد و از آن صرف‌نظر شد.
       *[other] { $n } رویداد تحویل نشدند و از آن‌ها صرف‌نظر شد.
    }
conditionSays-deliveries_late = رویدادی از { $sinceMs } منتظر تحویل است.
conditionSays-nodes_differ = گره‌ها یکسان نیستند: { $reason }
conditionSays-version_ready = فایل نسخهٔ تازه اینجاست: { $file }.
conditionSays-disk_fine = { $freeBytes } از { $totalBytes } در دیسک پوشهٔ { $directory } آزاد است.
conditionSays-certificate_fine = گواهی { $file } تا { $untilMs } معتبر است.
conditionSays-backup_none = هنوز نسخهٔ پشتیبانی ساخته نشده است.
conditionSays-backup_fine = زمان آخرین نسخهٔ پشتیبان: { $lastMs }.
conditionSays-backup_scheduled = آخرین نسخهٔ پشتیبان، { $name }: { $lastMs }. زمان نسخهٔ بعدی: { $nextMs }.
conditionSays-node_fine = گرهٔ { $node } نسخهٔ { $version } را اجرا می‌کند.

## conditionMend — page “Health”: under each sentence of conditionSays, what mends it; administrators

conditionMend-disk_full = در این دیسک جا باز کنید، یا آن را بزرگ‌تر کنید.
conditionMend-disk_low = در این دیسک جا باز کنید، یا آن را بزرگ‌تر کنید.
conditionMend-disk_no_inodes = فایل‌های کوچکی را که برنامه‌های دیگر در این دیسک گذاشته‌اند حذف کنید.
conditionMend-disk_error = همین حالا نسخهٔ پشتیبان بسازید. سپس دیسک و اتصال آن را بررسی کنید. گزارش سیستم جزئیات بیشتری دارد.
conditionMend-database_damaged = نسخهٔ پشتیبانی را بازیابی کنید.
conditionMend-database_trouble = پایگاه داده، میزبان آن و مسیر تا آن را بررسی کنید.
conditionMend-bucket_trouble = bucket، کلیدهای آن و مسیر تا آن را بررسی کنید. پوشه‌ای که گره‌ها در آن شریک‌اند باید سوار شده (mounted) باشد.
conditionMend-scanner_trouble = clamd را راه‌اندازی کنید و به کاربر این سرور اجازه دهید سوکت آن را بخواند. گزارش خود clamd جزئیات بیشتری دارد.
conditionMend-sweep_failed = هیچ‌کس نمی‌تواند آن‌ها را باز کند. دیسک و گزارش را بررسی کنید.
conditionMend-clock_jumped = اگر ساعت سیستم نادرست است، آن را ظرف همین یک ساعت درست کنید. اگر درست است، کاری نکنید: این هشدار پس از توقف طولانی یا بازیابی نسخهٔ پشتیبان هم می‌آید.
conditionMend-backup_failed = علت را برطرف کنید. سرور خودبه‌خود دوباره امتحان می‌کند.
conditionMend-backup_damaged = دیسک را بررسی کنید و بیابید چه چیزی آسیب دیده است. نسخه‌های پشتیبان سالم پیشین نگه داشته می‌شوند.
conditionMend-backup_old = آنچه نسخه‌های پشتیبان شما را می‌سازد بررسی کنید، یا یکی دستی بسازید.
conditionMend-certificate_ended = فایل‌های گواهی و کلید آن را جایگزین کنید. سرور خودبه‌خود دوباره آن‌ها را می‌خواند.
conditionMend-certificate_ends = فایل‌های گواهی و کلید آن را جایگزین کنید. سرور خودبه‌خود دوباره آن‌ها را می‌خواند.
conditionMend-certificate_unusable = فایل‌های گواهی و کلید آن را جایگزین کنید.
conditionMend-certificate_not_obtained = سرور خودبه‌خود دوباره امتحان می‌کند. مرجع صدور گواهی و مسیر تا آن را بررسی کنید.
conditionMend-certificate_not_renewed = گواهی کنونی تا { $untilMs } معتبر است و سرور دوباره امتحان می‌کند. مرجع صدور گواهی و مسیر تا آن را بررسی کنید.
conditionMend-client_secret_refused = نزد ارائه‌دهنده راز تازه‌ای بسازید و آن را تنظیم کنید.
conditionMend-client_secret_ends = نزد ارائه‌دهنده راز تازه‌ای بسازید، آن را تنظیم کنید، و oidc.client_secret_until را برابر پایان آن بگذارید.
conditionMend-token_ends = صاحب آن توکن تازه‌ای می‌سازد و به برنامه‌ای که از آن استفاده می‌کند می‌دهد.
conditionMend-administrator_new = اگر انتظارش را نداشتید، نقش مدیر را از او بگیرید و گزارش مدیران را نگاه کنید.
conditionMend-guessing = گزارش، نشانی‌ها را نام می‌برد. آن‌ها را در دیوار آتش خود مسدود کنید.
conditionMend-codes_failed = سرور ایمیل و تنظیمات ایمیل را بررسی کنید. گیرندگانی که کدشان فرستاده نشده است باید کد دیگری بخواهند.
conditionMend-codes_wait = اگر فرستندگان باید به این تعداد گیرنده دسترسی داشته باشند، mail.per_hour را زیاد کنید. گزارش پیوندهایشان می‌گوید کد چه کسانی منتظر است.
conditionMend-deliveries_dead = دریافت‌کننده را درست کنید، سپس آنچه را تحویل نشده دوباره بفرستید یا رها کنید.
conditionMend-deliveries_late = سرور ایمیل، وب‌هوک یا گردآورنده را بررسی کنید. گزارش می‌گوید کدام‌یک ناموفق است.
conditionMend-nodes_differ = به همهٔ گره‌ها نسخه، تنظیمات و زمان یکسان بدهید.
conditionMend-version_ready = آن را بررسی کنید، سپس ارتقا دهید.
conditionMend-backup_none = اگر چیز دیگری از این سرور پشتیبان نمی‌گیرد، نسخه‌ای بسازید.

## errorPage — error pages: a heading, and a text under it (…Text); everybody

errorPage-missing = صفحه پیدا نشد
errorPage-missingText = در این نشانی صفحه‌ای نیست.
errorPage-home = رفتن به صفحهٔ آغازین
errorPage-busy = مراجعه‌های بیش از حد
errorPage-busyText = از نشانی شما مراجعه‌های بیش از حدی دریافت کردیم. چیزی باز نشد. لحظه‌ای صبر کنید، سپس این صفحه را دوباره بار کنید.
errorPage-keySent = این پیوند دیگر محرمانه نیست
errorPage-keySentText = برنامه‌ای در راه، مانند پالایهٔ ایمیل، به‌جای # در این پیوند ⁨%23⁩ نوشته و به این ترتیب کلید آن به سرور فرستاده شده است. چیزی باز نشد و هیچ مشاهده‌ای شمرده نشد، اما کلید دیگر راز نیست. از فرستنده پیوند تازه‌ای بخواهید که از راه دیگری فرستاده شود.
errorPage-upgrading = این سرور در حال ارتقاست
errorPage-upgradingText = چیزی باز نشد و چیزی از دست نرفت. یک دقیقهٔ دیگر این صفحه را دوباره بار کنید.
errorPage-unavailable = اکنون در دسترس نیست
errorPage-unavailableText = سرور در حال حاضر نمی‌تواند این کار را انجام دهد. چیزی باز نشد و چیزی از دست نرفت. چند دقیقهٔ دیگر دوباره امتحان کنید.
errorPage-unconfirmed = تأیید نشد
errorPage-unconfirmedText = سرور نمی‌داند این کار انجام شد یا نه. شاید مشاهده‌ای شمرده شده باشد، هرچند چیزی نشان داده نشد. چند دقیقهٔ دیگر دوباره امتحان کنید؛ اگر تا آن زمان راز دیگر نبود، از فرستنده‌اش پیوند تازه‌ای بخواهید.
errorPage-defect = مشکلی پیش آمد
errorPage-defectText = این نباید رخ دهد. به گردانندهٔ این سرور بگویید چه زمانی رخ داد: جزئیات در گزارش است.

## mailShared — mail to a recipient, with a link or about one

mailShared-subject = { $sender } چیزی برای شما دارد
mailShared-lead = { $sender } از طریق { $service } چیزی محرمانه را با شما به اشتراک می‌گذارد.
mailShared-link = باز کردن
mailShared-until = پیوند تا { $when } کار می‌کند.
mailShared-views =
    { $n ->
        [one] { $n } بار می‌توان آن را باز کرد.
       *[other] { $n } بار می‌توان آن را باز کرد.
    }
mailShared-notice = پیوند را از { $sender } بخواهید: در این ایمیل نیست.
mailShared-stranger = اگر { $sender } را نمی‌شناسید، این ایمیل را نادیده بگیرید.
mailShared-unverified = هیچ‌کس تأیید نکرده است که نشانی { $sender } از آن فرستنده باشد. از راه دیگری از { $sender } بپرسید که این ایمیل از اوست یا نه. اگر نمی‌توانید، آن را نادیده بگیرید.

## mailAsked — mail to somebody who is asked for a secret

mailAsked-subject = { $sender } چیزی از شما می‌خواهد
mailAsked-lead = { $sender } از شما می‌خواهد چیزی محرمانه از طریق { $service } بفرستید.
mailAsked-link = پاسخ دادن
mailAsked-until = تا { $when } می‌توانید پاسخ دهید. به حساب نیازی نیست.

## mailNeeds — sentences in both of these mails: what the recipient needs

mailNeeds-name = فرستنده این نام را می‌دهد: «{ $name }».
mailNeeds-shared = پیش از باز کردن آن:
mailNeeds-asked = پیش از پاسخ دادن:
mailNeeds-from = از { $when } به بعد باز می‌شود.
mailNeeds-passphrase = به عبارت عبور نیاز دارید. { $sender } آن را از راه دیگری به شما می‌دهد.
mailNeeds-code = به کد نیاز دارید. وقتی آن را بخواهید، صفحه آن را به { $address } ایمیل می‌کند.
mailNeeds-proof = فقط افراد معینی می‌توانند آن را باز کنند. صفحه از شما می‌خواهد ثابت کنید یکی از آنان هستید.
mailNeeds-release = { $sender } باید به شما اجازهٔ باز کردن بدهد. پیوند را باز کنید و صفحه را تا آن زمان باز بگذارید.
mailNeeds-lock = فقط دستگاه و مرورگری که نخست آن را باز کند می‌تواند دوباره بازش کند. آن را جایی باز کنید که لازم دارید.
mailNeeds-letters = صفحه سه حرف نشان می‌دهد. آن‌ها را تایپ کنید تا صفحه بداند برنامه نیستید.

## mailOpened — mail to a sender: their link was opened

mailOpened-subject = باز شد: { $name }
mailOpened-unnamed = پیوند شما مورخ { $date }
mailOpened-lead = پیوند شما باز شد: { $when }.
mailOpened-left =
    { $n ->
        [one] { $n } بار دیگر می‌توان آن را باز کرد.
       *[other] { $n } بار دیگر می‌توان آن را باز کرد.
    }
mailOpened-last = این آخرین مشاهده بود: راز برای همیشه پاک شده است.
mailOpened-link = پیوندهای من
mailOpened-why = این ایمیل را دریافت می‌کنید چون خواسته‌اید هنگام باز شدن آن به شما خبر داده شود.

## mailAnswered — mail to somebody who asked: their request was answered

mailAnswered-subject = پاسخ داده شد: { $name }
mailAnswered-unnamed = درخواست شما مورخ { $date }
mailAnswered-lead = به درخواست شما پاسخ داده شد: { $when }.
mailAnswered-keep = پاسخ در این ایمیل نیست. برای باز کردن آن وارد شوید.
mailAnswered-link = درخواست‌ها
mailAnswered-why = این ایمیل را دریافت می‌کنید چون خواسته‌اید برای هر پاسخ ایمیلی بگیرید.

## mailCode — mail to a recipient: the code that proves their address

mailCode-subject = کد شما از { $service }
mailCode-lead = کسی از طریق { $service } چیزی محرمانه را با شما به اشتراک می‌گذارد. برای باز کردن آن، این کد را در صفحه‌ای که آن را خواست تایپ کنید:
mailCode-leadNamed = { $sender } از طریق { $service } چیزی محرمانه را با شما به اشتراک می‌گذارد. برای باز کردن آن، این کد را در صفحه‌ای که آن را خواست تایپ کنید:
mailCode-asks = کسی از طریق { $service } چیزی محرمانه از شما می‌خواهد. برای خواندن درخواست و پاسخ دادن به آن، این کد را در صفحه‌ای که کد را خواست تایپ کنید:
mailCode-asksNamed = { $sender } از طریق { $service } چیزی محرمانه از شما می‌خواهد. برای خواندن درخواست و پاسخ دادن به آن، این کد را در صفحه‌ای که کد را خواست تایپ کنید:
mailCode-until =
    { $n ->
        [one] کد یک بار، تا { $n } دقیقه، و فقط در مرورگری که آن را خواست کار می‌کند.
       *[other] کد یک بار، تا { $n } دقیقه، و فقط در مرورگری که آن را خواست کار می‌کند.
    }
mailCode-ignore = اگر کدی نخواسته‌اید، این ایمیل را نادیده بگیرید و کد را به هیچ‌کس ندهید.

## mailInvited — mail to somebody who gets an account

mailInvited-subject = حساب شما در { $service }
mailInvited-lead = اکنون در { $service } حساب دارید: { $email }.
mailInvited-link = انتخاب گذرواژه
mailInvited-once = پیوند یک بار کار می‌کند، تا { $when }.

## mailReset — mail to somebody who may choose a new password

mailReset-subject = گذرواژهٔ تازه‌ای برای { $service } انتخاب کنید
mailReset-lead = مدیر { $service } به شما امکان می‌دهد گذرواژهٔ تازه‌ای برای { $email } انتخاب کنید.
mailReset-link = انتخاب گذرواژه
mailReset-once = پیوند یک بار کار می‌کند، تا { $when }.

## mailNotice — mail to the owner of an account: something about it was changed

mailNotice-subject = حساب شما در { $service }
mailNotice-password = گذرواژهٔ { $email } تغییر کرد: { $when }.
mailNotice-factorAdded = عامل دومی به { $email } افزوده شد: { $when }.
mailNotice-factorRemoved = یک عامل دوم { $email } حذف شد: { $when }.
mailNotice-factorsReset = مدیر همهٔ عامل‌های دوم { $email } را حذف کرد: { $when }.
mailNotice-recoveryCodes = کدهای بازیابی تازه‌ای برای { $email } ساخته شد: { $when }. کدهای پیشین دیگر کار نمی‌کنند.
mailNotice-recoveryCode = از یک کد بازیابی { $email } استفاده شد: { $when }. دوباره کار نمی‌کند.
mailNotice-devices = گذرواژه‌ها یا کدهای نادرست بیش از حدی برای { $email } از مرورگرهایی رسید که پیش‌تر وارد شده بودند: { $when }. شاید یکی از دستگاه‌های شما دست کسی باشد.
mailNotice-from = از نشانی { $address } آمد.
mailNotice-stranger = اگر انتظار این را نداشتید، گذرواژهٔ خود را در { $service } تغییر دهید و به مدیر آن بگویید.

## mailConditions — mail to administrators: the state of the server

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } موضوع برای مدیر
       *[other] { $service }: { $n } موضوع برای مدیر
    }
mailConditions-link = وضعیت سرور
mailConditions-why = این ایمیل را دریافت می‌کنید چون notices.mail نشانی شما را دارد. یک بار می‌آید، و اگر چیزی تغییر نکند پس از هفت روز دوباره. فرمان‌ها را در میزبان سرور، با sudo و با ⁨--config⁩ سرور اجرا کنید.

## mailTest — mail that an administrator sends to try the mail server

mailTest-subject = آزمایش { $service }
mailTest-lead = ایمیل { $service } می‌رسد.
mailTest-link = { $service }

## opener — a page in a file of one’s own that opens sealed links without trusting the server; recipients who know computers

opener-title = باز کردن پیوند مهروموم‌شده
opener-lead = این صفحه فایلی از آن خود شماست: پیوندهایی را که سرتاسر مهروموم شده‌اند باز می‌کند و هیچ سروری نمی‌تواند آن را تغییر دهد. از سرور پیوند فقط راز مهروموم‌شده را می‌خواهد، و نه هیچ چیز دیگری.
opener-link = پیوند، با بخش پس از #
opener-passphraseHint = فقط اگر فرستنده عبارت عبوری به شما داده باشد.
opener-open = باز کردن
opener-notLink = این پیوند به راز نیست. همهٔ پیوند را کپی کنید، از ⁨https://⁩ تا پایان آن.
opener-unreachable = پاسخی نیست که این صفحه اجازهٔ خواندنش را داشته باشد. سرور در دسترس نیست، یا فقط به صفحهٔ خودش اجازه می‌دهد این پیوند را باز کند: شاید راز مهروموم نشده باشد، یا به شبکه‌های معینی محدود باشد. چیزی باز نشد.
opener-incomplete = پاسخ کامل نرسید. شاید یک مشاهده به حساب آمده باشد.
opener-notSealed = آنچه سرور فرستاد مهروموم نشده است، پس آن چیزی نیست که فرستنده برای این پیوند مهروموم کرد. هیچ بخشی از آن نشان داده نمی‌شود.
opener-wrong = عبارت عبور اشتباه است یا وارد نشده است. هیچ مشاهده‌ای شمرده نشد.
opener-refused = سرور در حال حاضر این را تحویل نمی‌دهد. هیچ مشاهده‌ای شمرده نشد.
opener-held = فرستنده باید به شما اجازهٔ باز کردن بدهد. این واژه‌ها را به او بگویید: { $words }
opener-heldWordless = فرستنده باید به شما اجازهٔ باز کردن بدهد.
opener-otherPassphrase = با این عبارت عبور باز نمی‌شود. دوباره امتحان کنید: راز مهروموم‌شده اینجاست و مشاهدهٔ دیگری شمرده نمی‌شود. اگر فرستنده عبارت عبوری به شما نداده است، کادر را خالی بگذارید.
opener-go = باز کردن نشانی در { $host }
opener-saved = ذخیره شد

## languages — the page on which readers choose their language, and the recipient's language in a form

languages-title = زبان خود را انتخاب کنید
languages-search = یافتن زبان شما
languages-searchHint = نام زبان به خود آن زبان، نام انگلیسی یا کد آن، مانند pt-BR.
languages-find = جستجو
languages-none = هیچ زبانی جور نیست.
languages-all = همهٔ زبان‌ها
languages-browser = زبان مرورگر من
languages-back = بازگشت به صفحه
languages-counts = متن‌های زبان‌های دیگر ترجمه‌اند. اگر با متن انگلیسی تفاوت داشته باشند، متن انگلیسی معتبر است. اگر واژهٔ نادرستی دیدید، به گردانندگان این سرور بگویید.
languages-recipient = زبان برای گیرنده
languages-recipientHint = برای صفحهٔ پیوند و ایمیل مربوط به آن. برای گیرندگانی که خود زبانی انتخاب کرده‌اند، همان زبان می‌ماند.
languages-recipientOwn = زبان مرورگر خودشان
languages-answerer = زبان برای پاسخ‌دهنده
languages-answererHint = برای صفحهٔ درخواست. برای کسانی که خود زبانی انتخاب کرده‌اند، همان زبان می‌ماند.

## languagesLive — the same, in scripts

languagesLive-found =
    { $n ->
        [one] { $n } زبان
       *[other] { $n } زبان
    }
languagesLive-recipientLanguage = زبان برای گیرنده
