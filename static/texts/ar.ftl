### Arabic

## layout

layout-skip = الانتقال إلى المحتوى
layout-navigation = التنقل الرئيسي
layout-create = جديد
layout-pushes = روابطي
layout-admin = الإدارة
layout-account = الحساب
layout-signIn = تسجيل الدخول
layout-languages = اللغة
layout-light = فاتح
layout-dark = داكن
layout-auto = تلقائي
layout-api = API
layout-about = حول
layout-aboutLine = كيف يعمل هذا ومن يشغّله
layout-noScript = تحتاج هذه الصفحة إلى JavaScript. تتصل نصوصها البرمجية بهذا الخادم وحده.
layout-otherWays = يمكنك أيضًا استخدام API أو سطر الأوامر.
layout-waiting = ما زالت هذه الصفحة قيد التحميل. إن لم يتغير شيء، فأعد تحميلها.
layout-plain = هذا الاتصال غير مشفّر: يمكن لآخرين على الشبكة قراءة ما ترسله وتفتحه هنا. استخدم عنوان ⁨https://⁩ إن وُجد.
layout-notSealed = لا تتابع: هذا غير مختوم
layout-notSealedText = ختم المرسِل هذا السر، لكن ما أرسله الخادم غير مختوم. لا يُعرض منه شيء. تواصل مع المرسِل، بالهاتف مثلًا.

## create

create-title = مشاركة سر
create-tagline = أرسل كلمة مرور أو ملفًا برابط تنتهي صلاحيته.
create-kinds = ما تريد مشاركته
create-text = نص
create-files = ملفات
create-url = رابط
create-qr = رمز QR
create-textLabel = سرك
create-shared = تمت مشاركته من تطبيق آخر: راجعه قبل إرساله.
create-textPlaceholder = كلمة مرور أو مفتاح أو ملاحظة…
create-urlLabel = عنوان الويب
create-urlHint = يرى المستلم العنوان أولًا، ويؤكد قبل مغادرة هذه الصفحة.
create-qrLabel = النص المراد عرضه كرمز QR
create-qrHint = يراه المستلم رمز QR يمكن مسحه ضوئيًا.
create-message = رسالة (اختيارية)
create-filesSignIn = سجّل الدخول لمشاركة الملفات.
create-hide = إخفاء أثناء الكتابة
create-generator = إنشاء كلمة مرور
create-style = النمط
create-styleCharacters = أحرف ورموز
create-styleWords = كلمات
create-stylePin = رقم PIN
create-pinHint = يكفي ليكون عبارة مرور، لأن هذا الخادم يحدّ من المحاولات. لكنه أضعف من أن يكون السر نفسه.
create-length = الطول
create-digits = أرقام
create-symbols = رموز
create-capitals = أحرف كبيرة
create-generated = الاقتراح
create-again = اقتراح جديد
create-use = استخدام هذا
create-lifetime = تنتهي صلاحيته بعد
create-views = عدد المشاهدات
create-passphrase = عبارة المرور (اختيارية)
create-passphraseRequired = عبارة المرور (مطلوبة)
create-passphraseLength =
    { $n ->
        [zero] { $n } حرف على الأقل.
        [one] حرف واحد على الأقل.
        [two] حرفان على الأقل.
        [few] { $n } أحرف على الأقل.
        [many] { $n } حرفًا على الأقل.
       *[other] { $n } حرف على الأقل.
    }
create-passphraseHint = أرسل عبارة المرور على حدة، بالهاتف مثلًا.
create-suggest = اقتراح
create-add = إضافة خيار…
create-covered = إبقاؤه محجوبًا حتى النقر عليه
create-coveredHint = لا يقرؤه أحد من فوق كتف المستلم عند فتحه.
create-deletable = السماح للمستلم بحذف السر
create-notifyMe = إعلامي عند فتحه
create-notifyByMail = تصلك رسالة بريد إلكتروني، وتظهر علامة في «روابطي».
create-notifyInList = تظهر لك علامة في «روابطي».
create-name = الاسم (لا يراه سواك)
create-note = ملاحظة (لا يراها سواك)
create-sign = التوقيع باسمك
create-senderName = اسمك
create-senderMessage = رسالة إلى المستلم
create-senderMessageHint = تظهر قبل فتح السر لكل من لديه الرابط. لا تكتب هنا أي شيء سري.
create-senderEmail = إظهار عنوان حسابك: { $email }
create-sealed = مشفّر بين الطرفين
create-sealedHint = لا يمكن لأحد سوى المستلم قراءته، ولا حتى هذا الخادم.
create-sealedName = أعطه اسمًا لقائمتك: فأسماء الملفات محمية أيضًا. أما الاسم والملاحظة والتوقيع فلا.
create-sealedRequired = لا يقبل هذا الخادم غير ذلك.
create-groupLimits = تسري عليك حدود مجموعاتك: { $groups }.
create-shownOnce = انسخ الرابط الآن. لا يمكن عرضه مرة أخرى.
create-remembered = تُحفظ اختياراتك على هذا الجهاز.
create-reset = إعادة التعيين إلى الافتراضي
create-submit = إنشاء الرابط
create-ready = رابطك جاهز
create-passphraseNext = أرسل الآن عبارة المرور بطريقة أخرى
create-passphraseReminder = لا يُفتح الرابط إلا بعبارة المرور هذه. بلّغها بالهاتف مثلًا. ولن تُعرض مرة أخرى.
create-copyPassphrase = نسخ عبارة المرور
create-end = حذف الآن
create-another = مشاركة سر آخر

## createClosed

createClosed-title = تسجيل الدخول لمشاركة سر
createClosed-text = من شبكتك، لا يجوز إنشاء الروابط إلا لمن لديه حساب.
createClosed-hint = إذا وصلك رابط، فإنه يُفتح من هنا كالمعتاد.
createClosed-nothingTitle = لا يمكنك مشاركة أي شيء هنا
createClosed-nothing = حدود مجموعاتك ({ $groups }) لا تترك أي نوع من الأسرار. اسأل أحد مسؤولي هذا الخادم.

## createLive

createLive-bytes = { $used } من { $limit }
createLive-characters = عدد الأحرف: { $used } من { $limit }
createLive-bits =
    { $n ->
        [zero] نحو { $n } بت
        [one] نحو بت واحد
        [two] نحو بتّين
        [few] نحو { $n } بتات
        [many] نحو { $n } بتًا
       *[other] نحو { $n } بت
    }
createLive-termViews =
    { $n ->
        [zero] { $n } مشاهدة
        [one] مشاهدة واحدة
        [two] مشاهدتان
        [few] { $n } مشاهدات
        [many] { $n } مشاهدة
       *[other] { $n } مشاهدة
    }
createLive-termUntil = حتى { $date }
createLive-noPassphrase = بلا عبارة مرور
createLive-withPassphrase = بعبارة مرور
createLive-needsPassphrase = عبارة المرور مطلوبة
createLive-passphraseMissing = أدخل عبارة مرور: هذا الخادم يشترطها.
createLive-passphraseShort =
    { $n ->
        [zero] عبارة المرور هذه قصيرة جدًا: { $n } حرف على الأقل. والتتابع مثل aaaa أو 1234 يُحسب حرفين.
        [one] عبارة المرور هذه قصيرة جدًا: حرف واحد على الأقل. والتتابع مثل aaaa أو 1234 يُحسب حرفين.
        [two] عبارة المرور هذه قصيرة جدًا: حرفان على الأقل. والتتابع مثل aaaa أو 1234 يُحسب حرفين.
        [few] عبارة المرور هذه قصيرة جدًا: { $n } أحرف على الأقل. والتتابع مثل aaaa أو 1234 يُحسب حرفين.
        [many] عبارة المرور هذه قصيرة جدًا: { $n } حرفًا على الأقل. والتتابع مثل aaaa أو 1234 يُحسب حرفين.
       *[other] عبارة المرور هذه قصيرة جدًا: { $n } حرف على الأقل. والتتابع مثل aaaa أو 1234 يُحسب حرفين.
    }
createLive-signed = التوقيع: { $by }
createLive-blank = أدخل سرًا أولًا.
createLive-tooLong = هذا طويل جدًا: الحد الأقصى { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [zero] هذا طويل جدًا: الحد الأقصى { $n } حرف.
        [one] هذا طويل جدًا: الحد الأقصى حرف واحد.
        [two] هذا طويل جدًا: الحد الأقصى حرفان.
        [few] هذا طويل جدًا: الحد الأقصى { $n } أحرف.
        [many] هذا طويل جدًا: الحد الأقصى { $n } حرفًا.
       *[other] هذا طويل جدًا: الحد الأقصى { $n } حرف.
    }
createLive-badUrl = أدخل عنوان ويب، مثل ⁨https://example.org⁩.
createLive-unsealed = تعذّر على متصفحك ختم هذا. لم يُرسل شيء.
createLive-opens =
    { $n ->
        [zero] يُفتح { $n } مرة، حتى { $date } ({ $relative }).
        [one] يُفتح مرة واحدة، حتى { $date } ({ $relative }).
        [two] يُفتح مرتين، حتى { $date } ({ $relative }).
        [few] يُفتح { $n } مرات، حتى { $date } ({ $relative }).
        [many] يُفتح { $n } مرة، حتى { $date } ({ $relative }).
       *[other] يُفتح { $n } مرة، حتى { $date } ({ $relative }).
    }
createLive-endedTitle = حُذف السر
createLive-ended = مُحي محتواه. لم يعد بإمكان أحد فتحه، ولا حتى أنت.
createLive-goneTitle = انتهت صلاحية الرابط
createLive-gone = لم يعد بإمكان أحد فتحه. مُحي محتواه.
createLive-linkUnsaved = لم تنسخ الرابط بعد، وهذه الصفحة هي الوحيدة التي تعرضه. هل تريد مغادرتها رغم ذلك؟
createLive-passphraseUnsaved = لم تنسخ عبارة المرور بعد، وهذه الصفحة هي الوحيدة التي تعرضها. هل تريد مغادرتها رغم ذلك؟
createLive-leaveIt = مغادرة
createLive-offline = لم يردّ الخادم. تحقق من اتصالك وحاول مجددًا.
createLive-rateLimited =
    { $n ->
        [zero] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثانية.
        [one] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد ثانية واحدة.
        [two] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد ثانيتين.
        [few] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثوانٍ.
        [many] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثانية.
       *[other] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثانية.
    }
createLive-tryAgain = يمكنك المحاولة مجددًا الآن.
createLive-tooLarge = هذا أكبر مما يقبله الخادم.
createLive-signInFirst = سجّل الدخول أولًا.
createLive-unavailable = الخادم غير متاح حاليًا. ما كتبته ما زال هنا: حاول مجددًا بعد قليل.
createLive-noSpace = لم تبق مساحة على الخادم. لم يُخزَّن شيء.
createLive-failed = حدث خطأ ({ $status }). لم يُخزَّن شيء.
createLive-refused = لا يقبل الخادم هذه القيمة.
createLive-tooMany =
    { $n ->
        [zero] { $n } إدخال على الأكثر.
        [one] إدخال واحد على الأكثر.
        [two] إدخالان على الأكثر.
        [few] { $n } إدخالات على الأكثر.
        [many] { $n } إدخالًا على الأكثر.
       *[other] { $n } إدخال على الأكثر.
    }
createLive-outOfRange = أدخل رقمًا من { $min } إلى { $max }.

## resultLive

resultLive-notOpened = لم يُفتح بعد.
resultLive-openedTimes =
    { $n ->
        [zero] فُتح { $n } مرة، آخرها { $date }.
        [one] فُتح مرة واحدة: { $date }.
        [two] فُتح مرتين، آخرهما { $date }.
        [few] فُتح { $n } مرات، آخرها { $date }.
        [many] فُتح { $n } مرة، آخرها { $date }.
       *[other] فُتح { $n } مرة، آخرها { $date }.
    }

## fileBox

fileBox-files = الملفات
fileBox-dropHere = أفلت الملفات أو المجلدات هنا
fileBox-chooseFiles = اختيار ملفات
fileBox-chooseFolder = اختيار مجلد
fileBox-cancel = إلغاء

## filesLive

filesLive-fileLimits =
    { $n ->
        [zero] { $n } ملف على الأكثر، حتى { $file } لكل منها، و{ $push } معًا.
        [one] ملف واحد على الأكثر، حتى { $file }.
        [two] ملفان على الأكثر، حتى { $file } لكل منهما، و{ $push } معًا.
        [few] { $n } ملفات على الأكثر، حتى { $file } لكل منها، و{ $push } معًا.
        [many] { $n } ملفًا على الأكثر، حتى { $file } لكل منها، و{ $push } معًا.
       *[other] { $n } ملف على الأكثر، حتى { $file } لكل منها، و{ $push } معًا.
    }
filesLive-tooManyFiles =
    { $n ->
        [zero] يتسع الرابط الواحد لما لا يزيد على { $n } ملف.
        [one] لا يتسع الرابط الواحد إلا لملف واحد.
        [two] يتسع الرابط الواحد لما لا يزيد على ملفين.
        [few] يتسع الرابط الواحد لما لا يزيد على { $n } ملفات.
        [many] يتسع الرابط الواحد لما لا يزيد على { $n } ملفًا.
       *[other] يتسع الرابط الواحد لما لا يزيد على { $n } ملف.
    }
filesLive-fileTooLarge = الملف «{ $name }» أكبر من { $limit }.
filesLive-filesTooLarge = حجم الملفات معًا أكبر من { $limit }.
filesLive-noFiles = اختر ملفًا واحدًا على الأقل.
filesLive-packing = ما زال «{ $name }» قيد الضغط.
filesLive-remove = إزالة { $name }
filesLive-uploading = { $percent } · { $speed }/ث
filesLive-lost = انقطع الاتصال. سيُستأنف الإرسال من تلقاء نفسه.
filesLive-uploaded = أُرسل. يخزّنه الخادم الآن…
filesLive-sealing = جارٍ الختم في متصفحك: { $percent }
filesLive-unreadable = لم يعد بإمكان متصفحك قراءة أحد الملفات. لم يُرسل شيء. اختر الملفات مجددًا.
filesLive-cancelled = أُلغي. لم يُخزَّن شيء.

## reveal

reveal-title = سر من أجلك
reveal-intro = شارك شخص ما معك شيئًا سريًا.
reveal-ownTitle = سرك أنت
reveal-ownIntro = أنت من شارك هذا. ويفتحه المستلمون في هذه الصفحة.
reveal-ownPage = الانتقال إلى رابطه ورمز QR الخاص به وسجله
reveal-passphrase = عبارة المرور
reveal-passphraseHint = تحصل عليها من المرسِل، منفصلةً عن هذا الرابط.
reveal-unlock = فتح القفل
reveal-open = إظهار السر
reveal-counts = فتحه يُحسب مشاهدة.
reveal-how = كيف يعمل هذا
reveal-sealed = إنه مشفّر بين الطرفين: لا يمكن لغير متصفحك فتحه، ولا يمكن لهذا الخادم قراءته.
reveal-sealedNoScript = لا يُفتح هذا الرابط إلا باستخدام JavaScript أو بالأمر «secretpush open».
reveal-largeText = أحد الملفات أكبر من 256 MiB، ولا يستطيع هذا المتصفح حفظ ملف مختوم بهذا الحجم. لم يُحسب هذا مشاهدة. افتح الرابط على حاسوب في Chrome أو Edge عبر ⁨https://⁩، أو بهذا الأمر:
reveal-copyCommand = نسخ الأمر
reveal-secret = السر
reveal-show = إظهار
reveal-onPaper = السر محجوب. اختر «إظهار» في الصفحة، ثم اطبعها مجددًا.
reveal-hide = إخفاء
reveal-copy = نسخ
reveal-save = حفظ كملف
reveal-print = طباعة
reveal-files = الملفات
reveal-download = تنزيل
reveal-downloadAll = تنزيل الكل كملف ZIP
reveal-address = يريد المرسِل أن تفتح هذا العنوان:
reveal-go = فتح العنوان…
reveal-goTitle = هل تريد مغادرة هذه الصفحة؟
reveal-goText = أنت على وشك فتح عنوان على:
reveal-goYes = فتح العنوان
reveal-goTo = فتح العنوان على { $host }
reveal-qr = امسح هذا الرمز ضوئيًا
reveal-qrText = نص الرمز
reveal-remove = حذفه الآن
reveal-removeText = لن يستطيع أحد فتح هذا الرابط مرة أخرى، ولا حتى أنت.
reveal-removeYes = حذف
reveal-cancel = إلغاء
reveal-deletedTitle = حُذف
reveal-deletedText = لم يعد بإمكان أحد فتح هذا الرابط، ولم تعد هذه الصفحة تحمل السر.
reveal-undo = تراجع
reveal-openAgain = العودة إلى الرابط
reveal-gone = لم يعد هنا شيء
reveal-goneText = هذا الرابط انتهت صلاحيته، أو حُذف، أو لم يوجد قط.
reveal-openedHere = فتحت هذا الرابط على هذا الجهاز بتاريخ { $date } ({ $relative }). ومنذ ذلك الحين انتهت صلاحيته أو حُذف.
reveal-goneHint = اطلب من المرسِل رابطًا جديدًا.
reveal-goneCreate = مشاركة سر بنفسك
reveal-letters = اكتب هذه الأحرف الثلاثة
reveal-lettersNeeded = اكتب الأحرف الثلاثة، ثم اضغط الزر مجددًا. لم يُفتح شيء.
reveal-lettersOther = كانت تلك أحرفًا أخرى. اكتب هذه الثلاثة، ثم اضغط الزر مجددًا. لم يُفتح شيء.
reveal-wrong = عبارة المرور غير صحيحة.
reveal-limited = عبارات مرور خاطئة كثيرة جدًا. انتظر دقيقة، ثم حاول مجددًا.
reveal-refused = رفض من أرسل هذا أن يسمح لك بفتحه.
reveal-waitOver = انتهى انتظارك. افتحه مجددًا لتطلب مرة أخرى.
reveal-crowded = ينتظر هذا عدد كبير جدًا من الأشخاص. حاول مجددًا بعد دقيقة.
reveal-scanner = يعرّف هذا المتصفح نفسه بأنه برنامج يفحص الروابط، لذلك لم يُفتح شيء. افتح الرابط في متصفح آخر.
reveal-again = إعادة تحميل الصفحة لا تفتح السر مجددًا. اضغط الزر لفتحه مرة أخرى.
reveal-failed = حدث خطأ على الخادم. حاول مجددًا بعد قليل.

## senderNote

senderNote-label = من المرسِل
senderNote-shares = لديك مشاركة من { $name }.
senderNote-writes = رسالة من { $name }:
senderNote-unnamedWrites = رسالة المرسِل:
senderNote-account = أُرسل من الحساب { $email } على هذا الخادم.
senderNote-anyAccount = أُرسل من الحساب { $email }. يمكن لأي شخص إنشاء حساب هنا، لذلك لم يُتحقق من هذا العنوان.
senderNote-unverifiedAccount = أُرسل من الحساب { $email }. لم يتحقق أحد من هذا العنوان.
senderNote-ownWords = الاسم والرسالة من كلام المرسِل نفسه.
senderNote-unverified = الاسم والرسالة من كلام المرسِل نفسه. لا يعلم هذا الخادم هل الاسم صحيح.

## undoPlain

undoPlain-seconds =
    { $n ->
        [zero] يمكنك التراجع عن هذا خلال { $n } ثانية.
        [one] يمكنك التراجع عن هذا خلال ثانية واحدة.
        [two] يمكنك التراجع عن هذا خلال ثانيتين.
        [few] يمكنك التراجع عن هذا خلال { $n } ثوانٍ.
        [many] يمكنك التراجع عن هذا خلال { $n } ثانية.
       *[other] يمكنك التراجع عن هذا خلال { $n } ثانية.
    }

## undoLive

undoLive-deleted = حُذف. لا يمكن لأحد فتحه.
undoLive-undo = تراجع ({ $seconds })
undoLive-undone = تم التراجع عن الحذف.
undoLive-tooLate = تعذّر التراجع: لقد مُحي.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [zero] يمكن فتحه { $n } مرة أخرى، حتى { $date } ({ $relative }).
        [one] يمكن فتحه مرة واحدة أخرى، حتى { $date } ({ $relative }).
        [two] يمكن فتحه مرتين أخريين، حتى { $date } ({ $relative }).
        [few] يمكن فتحه { $n } مرات أخرى، حتى { $date } ({ $relative }).
        [many] يمكن فتحه { $n } مرة أخرى، حتى { $date } ({ $relative }).
       *[other] يمكن فتحه { $n } مرة أخرى، حتى { $date } ({ $relative }).
    }
revealLive-lastView = كانت هذه آخر مشاهدة. مُحي السر من الخادم: احتفظ الآن بما تحتاج إليه.
revealLive-lastViewFiles = كانت هذه آخر مشاهدة. نزّل الآن ما تحتاج إليه: فالروابط لا تعمل إلا لوقت قصير.
revealLive-ownView = مشاهداتك أنت لا تُحسب.
revealLive-shown = السر ظاهر.
revealLive-covered = السر محجوب.
revealLive-copied = تم النسخ
revealLive-copyFailed = تعذّر النسخ. حدد النص وانسخه.
revealLive-wrong = عبارة المرور غير صحيحة.
revealLive-limited =
    { $n ->
        [zero] عبارات مرور خاطئة كثيرة جدًا. حاول مجددًا بعد { $n } ثانية.
        [one] عبارات مرور خاطئة كثيرة جدًا. حاول مجددًا بعد ثانية واحدة.
        [two] عبارات مرور خاطئة كثيرة جدًا. حاول مجددًا بعد ثانيتين.
        [few] عبارات مرور خاطئة كثيرة جدًا. حاول مجددًا بعد { $n } ثوانٍ.
        [many] عبارات مرور خاطئة كثيرة جدًا. حاول مجددًا بعد { $n } ثانية.
       *[other] عبارات مرور خاطئة كثيرة جدًا. حاول مجددًا بعد { $n } ثانية.
    }
revealLive-busy =
    { $n ->
        [zero] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثانية.
        [one] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد ثانية واحدة.
        [two] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد ثانيتين.
        [few] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثوانٍ.
        [many] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثانية.
       *[other] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثانية.
    }
revealLive-again = يمكنك المحاولة مجددًا الآن.
revealLive-unconnected = جهازك غير متصل بالشبكة. لم يُفتح شيء.
revealLive-offline = لم يصل رد الخادم كاملًا. ربما حُسبت مشاهدة.
revealLive-failed = حدث خطأ على الخادم. حاول مجددًا بعد قليل.
revealLive-downloaded = تم التنزيل
revealLive-downloadedOf = الملفات التي نُزّلت: { $done } من { $total }
revealLive-preview = معاينة
revealLive-previewOf = معاينة { $name }
revealLive-previewFailed = لا يمكن عرض هذه الصورة هنا. نزّلها بدلًا من ذلك.
revealLive-downloadFailed = توقف التنزيل. ربما انتهت صلاحية الرابط.
revealLive-deleteFailed = تعذّر حذف السر.
revealLive-noAddress = هذا ليس عنوان ويب، لذلك يُعرض نصًا عاديًا.
revealLive-fileName = sirr.txt
revealLive-see = إظهار

## sealedLive

sealedLive-linkCut = هذا الرابط غير كامل: الجزء الذي يلي # مفقود. اطلب من المرسِل الرابط الكامل. لم يُفتح شيء، ولم تُحسب أي مشاهدة.
sealedLive-linkAltered = قُطع هذا الرابط أو غُيّر في الطريق: الجزء الذي يلي # غير صحيح. اطلب من المرسِل الرابط الكامل. لم يُفتح شيء، ولم تُحسب أي مشاهدة.
sealedLive-moduleMissing = لم يصل من هذه الصفحة الجزء الذي يفتح الأسرار المختومة. تحقق من اتصالك وأعد تحميل الصفحة. لم يُفتح شيء، ولم تُحسب أي مشاهدة.
sealedLive-sealBroken = المحتوى المختوم تَلِف أو غُيّر، لذلك لا يُعرض منه شيء. اطلب من المرسِل إرساله مجددًا.
sealedLive-sealShort = نهاية المحتوى المختوم مفقودة، لذلك لا يُعرض منه شيء. اطلب من المرسِل إرساله مجددًا.
sealedLive-sealOther = المحتوى المختوم لا يطابق هذا الرابط، أو خُتم بطريقة لا تستطيع هذه الصفحة فتحها. اطلب من المرسِل إرساله مجددًا.
sealedLive-fileWhole = كامل: فُحص «{ $name }» حتى آخر بايت فيه.
sealedLive-fileBroken = الملف «{ $name }» تَلِف أو غُيّر. لم يُحفظ منه شيء.
sealedLive-fileShort = نهاية الملف «{ $name }» مفقودة. لم يُحفظ منه شيء.
sealedLive-fileTooLarge = الملف «{ $name }» أكبر مما يتحمله هذا المتصفح. افتح الرابط على حاسوب في Chrome أو Edge عبر ⁨https://⁩، أو بالأمر «secretpush open».

## newRequest

newRequest-sealed = لا يمكن لأحد سواك قراءة الرد
newRequest-sealedHint = ولا يمكن حتى لهذا الخادم قراءته.
newRequest-sealedRequired = لا يقبل هذا الخادم غير ذلك.
newRequest-collectTitle = مفتاحك إلى الردود
newRequest-collectText = تحتاج إليه لقراءة الردود، ولا يمكن عرضه مرة أخرى: نزّل ملف الاسترداد. لا ترسله إلى أحد.
newRequest-copyCollect = نسخ المفتاح
newRequest-recovery = تنزيل ملف الاسترداد
newRequest-showKey = عرض المفتاح كرابط
newRequest-title = طلب سر
newRequest-lead = كل من يصله الرابط يمكنه أن يرسل إليك سرًا من دون حساب.
newRequest-link = طلب سر من شخص ما
newRequest-what = ما الذي تحتاج إليه؟
newRequest-whatHint = كل من لديه الرابط يمكنه قراءة هذا. لا تكتب هنا أي شيء سري.
newRequest-takesFiles = السماح بإرسال ملفات
newRequest-showsEmail = إظهار عنوان حسابك لمن يردّ: { $email }
newRequest-notifyMe = إرسال بريد إلكتروني إليّ عند كل رد
newRequest-name = الاسم (لا يراه سواك)
newRequest-note = ملاحظة (لا يراها سواك)
newRequest-files = ملفات لمن يردّ (اختيارية)
newRequest-filesHint = استمارة للتعبئة مثلًا. كل من لديه الرابط يمكنه تنزيلها.
newRequest-until = مفتوح لمدة
newRequest-answers = عدد الردود المسموح بها
newRequest-passphrase = عبارة المرور (اختيارية)
newRequest-passphraseHint = مطلوبة لقراءة الطلب والرد عليه. بلّغها بالهاتف مثلًا.
newRequest-more = خيارات أخرى
newRequest-submit = إنشاء الرابط
newRequest-ready = رابطك جاهز
newRequest-page = فتح صفحة هذا الطلب
newRequest-passphraseNext = أرسل الآن عبارة المرور بطريقة أخرى
newRequest-passphraseReminder = لا يُفتح الطلب إلا بعبارة المرور هذه. ولن تُعرض مرة أخرى.
newRequest-copyPassphrase = نسخ عبارة المرور
newRequest-another = طلب شيء آخر

## newRequestLive

newRequestLive-blankRequest = اذكر ما تحتاج إليه.
newRequestLive-longRequest = هذا طويل جدًا: الحد الأقصى { $limit }.
newRequestLive-longNote = ملاحظتك طويلة جدًا: الحد الأقصى { $limit }.
newRequestLive-answersRange = أدخل رقمًا من { $min } إلى { $max }.
newRequestLive-leadNamed = لا يمكن إلا لمن تحددهم أن يرسلوا إليك سرًا.
newRequestLive-hintNamed = لا يمكن إلا لمن تحددهم قراءة هذا.
newRequestLive-termAnswers =
    { $n ->
        [zero] { $n } رد
        [one] رد واحد
        [two] ردّان
        [few] { $n } ردود
        [many] { $n } ردًا
       *[other] { $n } رد
    }
newRequestLive-noPassphrase = بلا عبارة مرور
newRequestLive-withPassphrase = بعبارة مرور
newRequestLive-takes =
    { $n ->
        [zero] يمكن الرد عليه { $n } مرة، حتى { $date } ({ $relative }).
        [one] يمكن الرد عليه مرة واحدة، حتى { $date } ({ $relative }).
        [two] يمكن الرد عليه مرتين، حتى { $date } ({ $relative }).
        [few] يمكن الرد عليه { $n } مرات، حتى { $date } ({ $relative }).
        [many] يمكن الرد عليه { $n } مرة، حتى { $date } ({ $relative }).
       *[other] يمكن الرد عليه { $n } مرة، حتى { $date } ({ $relative }).
    }
newRequestLive-full = لديك طلبات مفتوحة كثيرة جدًا. أغلق أحدها أولًا.
newRequestLive-tooLarge = هذا أكبر مما يقبله الخادم.
newRequestLive-unavailable = الخادم غير متاح حاليًا. ما كتبته ما زال هنا: حاول مجددًا بعد قليل.
newRequestLive-noSpace = لم تبق مساحة على الخادم. لم يُخزَّن شيء.
newRequestLive-limited =
    { $n ->
        [zero] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثانية.
        [one] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد ثانية واحدة.
        [two] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد ثانيتين.
        [few] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثوانٍ.
        [many] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثانية.
       *[other] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثانية.
    }
newRequestLive-retry = يمكنك المحاولة مجددًا الآن.
newRequestLive-noAnswer = لم يردّ الخادم. تحقق من اتصالك وحاول مجددًا.
newRequestLive-problem = حدث خطأ ({ $status }). لم يُخزَّن شيء.
newRequestLive-refused = لا يقبل الخادم إحدى هذه القيم.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [zero] أرجو أن ترسل إليّ شيئًا سريًا عبر هذا الرابط. يمكن الرد عليه { $n } مرة، حتى { $date }. ولا حاجة إلى حساب:
        [one] أرجو أن ترسل إليّ شيئًا سريًا عبر هذا الرابط. يمكن الرد عليه مرة واحدة، حتى { $date }. ولا حاجة إلى حساب:
        [two] أرجو أن ترسل إليّ شيئًا سريًا عبر هذا الرابط. يمكن الرد عليه مرتين، حتى { $date }. ولا حاجة إلى حساب:
        [few] أرجو أن ترسل إليّ شيئًا سريًا عبر هذا الرابط. يمكن الرد عليه { $n } مرات، حتى { $date }. ولا حاجة إلى حساب:
        [many] أرجو أن ترسل إليّ شيئًا سريًا عبر هذا الرابط. يمكن الرد عليه { $n } مرة، حتى { $date }. ولا حاجة إلى حساب:
       *[other] أرجو أن ترسل إليّ شيئًا سريًا عبر هذا الرابط. يمكن الرد عليه { $n } مرة، حتى { $date }. ولا حاجة إلى حساب:
    }
requestShareLive-requestSubject = طلب إليك
requestShareLive-requestTerms =
    { $n ->
        [zero] يمكن الرد عليه { $n } مرة، حتى { $date }.
        [one] يمكن الرد عليه مرة واحدة، حتى { $date }.
        [two] يمكن الرد عليه مرتين، حتى { $date }.
        [few] يمكن الرد عليه { $n } مرات، حتى { $date }.
        [many] يمكن الرد عليه { $n } مرة، حتى { $date }.
       *[other] يمكن الرد عليه { $n } مرة، حتى { $date }.
    }

## requestLetter

requestLetter-to = إلى
requestLetter-from = من
requestLetter-title = مطلوب منك شيء سري
requestLetter-intro = يمكنك إرساله من أي هاتف أو حاسوب. ولا حاجة إلى حساب.
requestLetter-scan = امسح الرمز ضوئيًا بكاميرا هاتفك. أو اكتب العنوان في متصفح كما هو مطبوع هنا تمامًا: فالأحرف الكبيرة تختلف عن الصغيرة.
requestLetter-press = اضغط الزر في الصفحة التي تُفتح، وأرسل المطلوب.
requestLetter-passphrase = أدخل عبارة المرور واضغط الزر. يعطيك صاحب الطلب عبارة المرور بطريقة أخرى. وهي ليست على هذه الورقة حرصًا على أمانك: لا تكتبها هنا.
requestLetter-keep = ثم أتلف هذه الورقة.

## request

request-recovery = تنزيل ملف الاسترداد
request-loadKey = تحميل ملف الاسترداد
request-keyFile = ملف الاسترداد
request-linkOnce = ظهر الرابط الكامل مرة واحدة، عند إنشاء الطلب، وهو أيضًا في ملف الاسترداد. إذا لم يكن لديك أي منهما، فأغلق هذا الطلب وأنشئ طلبًا جديدًا.
request-noScript = لا تُعرض الردود إلا باستخدام JavaScript.
request-asked = ما تطلبه
request-answers = الردود
request-close = إغلاق الطلب
request-cancel = إلغاء

## requestKeysLive

requestKeysLive-recoveryText =
    هذا الملف يفتح الردود على طلبك. احتفظ به، ولا ترسله إلى أحد.

    لقراءة الردود في متصفح آخر، سجّل الدخول، وافتح صفحة الطلب وحمّل هذا الملف هناك، أو افتح مفتاحك.
requestKeysLive-recoveryLink = الرابط المراد إرساله:
requestKeysLive-recoveryKey = مفتاحك:
requestKeysLive-keyElsewhere = لقراءتها في متصفح آخر، نزّل ملف الاسترداد. لا ترسله إلى أحد.
requestKeysLive-keyInTab = في علامة التبويب هذه المفتاح الذي يفتح الردود.
requestKeysLive-keyMissing = لا يمكن لأحد سواك قراءة الردود، وليس في هذا المتصفح مفتاحك: حمّل ملف الاسترداد.
requestKeysLive-keyNotInFile = هذا ليس ملف الاسترداد الخاص بهذا الطلب.
requestKeysLive-keyLoaded = تم تحميل مفتاحك.

## requestWordsLive

requestWordsLive-unnamedRequest = طلب بتاريخ { $date }
requestWordsLive-closeQuestion = هل تريد إغلاق «{ $name }»؟ لن يقبل بعدها ردودًا أخرى، وسيُمحى نص الطلب.
requestWordsLive-answersStay = تبقى الردود حتى تنتهي صلاحيتها.
requestWordsLive-closedNow = أُغلق. مُحي نص الطلب.
requestWordsLive-answeredMeanwhile = وصل رد جديد.

## requestLive

requestLive-open = مفتوح
requestLive-ready = تم الرد
requestLive-closed = مغلق
requestLive-guardedText = تحميه عبارة المرور، لذلك لا يُعرض هنا.
requestLive-closedText = مُحي عند إغلاق الطلب.
requestLive-answersOf = الردود
requestLive-answersCount = { $came } من { $total }
requestLive-openUntil = مفتوح حتى
requestLive-filesMay = الملفات
requestLive-filesYes = يجوز إرسالها
requestLive-guard = عبارة المرور
requestLive-guardSet = مطلوبة لقراءته والرد عليه
requestLive-email = عنوان حسابك
requestLive-emailShown = ظاهر
requestLive-noAnswers = لم يردّ أحد بعد.
requestLive-sendLink = أرسل الرابط إلى من لديه ما تحتاج إليه.
requestLive-noneCame = لم يردّ أحد.
requestLive-purged = حُذفت الردود بالفعل.
requestLive-answerBy = رد من { $name }
requestLive-answerOf = رد بتاريخ { $date }
requestLive-newAnswer = جديد
requestLive-answerOpen = فتح
requestLive-answerPage = الرابط والسجل
requestLive-answerOver = انتهت صلاحيته
requestLive-allCame = تم الرد. لا يقبل الرابط ردودًا أخرى.
requestLive-logClosed = أُغلق يدويًا

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [zero] { $n } رد جديد
        [one] رد جديد واحد
        [two] ردّان جديدان
        [few] { $n } ردود جديدة
        [many] { $n } ردًا جديدًا
       *[other] { $n } رد جديد
    }
requestsLive-answersGot =
    { $n ->
        [zero] { $n } رد
        [one] رد واحد
        [two] ردّان
        [few] { $n } ردود
        [many] { $n } ردًا
       *[other] { $n } رد
    }
requestsLive-noneYet = لا رد بعد
requestsLive-closes = يُغلق { $when }
requestsLive-hasClosed = مغلق
requestsLive-requestMade = أُنشئ { $when }
requestsLive-noOpen = لا تطلب شيئًا في الوقت الحالي.
requestsLive-noReady = لا رد على أي طلب مفتوح.
requestsLive-noClosed = لم يُغلق أي طلب بعد.
requestsLive-closeRequest = إغلاق

## ownRequests

ownRequests-tab = الطلبات
ownRequests-open = مفتوحة
ownRequests-ready = تم الرد عليها
ownRequests-closed = مغلقة

## answerGate

answerGate-collects = هذا هو الرابط الذي يفتح الردود. وهو لصاحب الطلب: سجّل الدخول، ثم افتحه مجددًا.
answerGate-title = مطلوب منك سر
answerGate-intro = يطلب منك شخص ما إرسال شيء سري إليه. ولا حاجة إلى حساب.
answerGate-ownTitle = طلبك أنت
answerGate-ownIntro = أنت من يطلب هذا. ويردّ عليه الآخرون في هذه الصفحة.
answerGate-ownPage = الانتقال إلى رابطه وردوده وسجله
answerGate-passphraseHint = تحصل عليها من صاحب الطلب، منفصلةً عن هذا الرابط.
answerGate-read = عرض المطلوب
answerGate-left =
    { $n ->
        [zero] يمكن الرد عليه { $n } مرة أخرى، حتى { $date } ({ $relative }).
        [one] يمكن الرد عليه مرة واحدة أخرى، حتى { $date } ({ $relative }).
        [two] يمكن الرد عليه مرتين أخريين، حتى { $date } ({ $relative }).
        [few] يمكن الرد عليه { $n } مرات أخرى، حتى { $date } ({ $relative }).
        [many] يمكن الرد عليه { $n } مرة أخرى، حتى { $date } ({ $relative }).
       *[other] يمكن الرد عليه { $n } مرة أخرى، حتى { $date } ({ $relative }).
    }
answerGate-busy = طلبات كثيرة جدًا من عنوانك إلى الخادم. انتظر دقيقة، ثم حاول مجددًا.

## ownAnswer

ownAnswer-title = رد على «{ $name }»
ownAnswer-unnamed = رد على طلبك
ownAnswer-intro = لا يمكن لأحد سواك فتحه.
ownAnswer-page = الانتقال إلى الطلب وجميع ردوده

## answer

answer-yourName = اسمك (اختياري)
answer-yourNameHint = يراه صاحب الطلب.
answer-yourNameOpen = يراه صاحب الطلب. وهو غير محمي كحماية ردك.
answer-addressShown = ويرى أيضًا عنوان بريدك الإلكتروني المؤكَّد.
answer-title = المطلوب منك
answer-label = من صاحب الطلب
answer-asks = يطلب من أرسل إليك هذا الرابط:
answer-asksFiles = أرفق من أرسل إليك هذا الرابط ملفات لك.
answer-ownWords = كتبه صاحب الطلب. ولم نتحقق من هويته.
answer-ownWordsAccount = كتبه صاحب الطلب.
answer-account = حساب صاحب الطلب على هذا الخادم: { $email }.
answer-anyAccount = حساب صاحب الطلب: { $email }. يمكن لأي شخص إنشاء حساب هنا، لذلك لم يُتحقق من هذا العنوان.
answer-unverifiedAccount = حساب صاحب الطلب: { $email }. لم يتحقق أحد من هذا العنوان.
answer-careful = لا ترسله إلا إذا كنت تعرف من يطلبه.
answer-given = ملفات لك
answer-text = ردك
answer-textPlaceholder = كلمة مرور أو مفتاح أو ملاحظة…
answer-message = رسالة
answer-sealed = لا يقبل هذا الطلب إلا ردًا مختومًا من الطرف إلى الطرف. ولا تستطيع هذه الصفحة ختمه من دون JavaScript. أرسله بهذا الأمر وبالرابط الكامل:
answer-sealedOnce = لا يستطيع قراءة ردك إلا صاحب الطلب؛ ولا يستطيع ذلك هذا الخادم. ولا يمكنك تغييره بعد ذلك.
answer-once = يُخزَّن مشفّرًا، ولا يمكن فتحه إلا لصاحب الطلب، ولا يمكنك تغييره بعد ذلك.
answer-send = إرسال
answer-sent = تم الإرسال
answer-sentText = وصل ردك. يمكنك إغلاق هذه الصفحة.
answer-sentTo = وصل ردك إلى { $email }. يمكنك إغلاق هذه الصفحة.
answer-sentMore = إرسال رد آخر
answer-notSent = لم يُرسل
answer-notSentText = عُد إلى الصفحة السابقة: ما كتبته ما زال هناك.
answer-back = البدء من جديد
answer-gone = لم يعد شيء مطلوبًا هنا
answer-goneText = هذا الطلب أُغلق، أو انتهى وقته، أو لم يوجد قط.
answer-goneHint = اطلب رابطًا جديدًا ممن أرسل إليك الرابط.
answer-answered = تم الرد من قبل
answer-answeredText = وصلت إلى هذا الطلب كل الردود التي طلبها.
answer-answeredHint = ألم يكن ذلك أنت؟ إذن أخبر من أرسل إليك الرابط.
answer-blankProblem = أدخل ما تريد إرساله.
answer-tooLargeProblem = هذا أكبر مما يقبله الخادم.
answer-spaceProblem = لم تبق مساحة على الخادم. لم يُخزَّن شيء.
answer-goneProblem = لا يقبل هذا الطلب ردودًا أخرى. لم يُخزَّن شيء.
answer-passphraseProblem = عبارة المرور غير صحيحة. لم يُخزَّن شيء.
answer-unprovedProblem = هذا الطلب مخصص لأشخاص معينين، ولم يُثبت هذا المتصفح أنك منهم. لم يُخزَّن شيء. افتح الرابط مجددًا في علامة تبويب أخرى، واطلب إرسال رمز إليك بالبريد، ثم أرسل ما كتبته هنا.

## answerSealedLive

answerSealedLive-answerLinkCut = الرابط غير كامل: الجزء الذي يلي # مفقود أو غُيّر في الطريق. لم يُرسل شيء. افتح الرابط الكامل مجددًا، أو اسأل من أرسله.
answerSealedLive-sealerMissing = لم يصل من هذه الصفحة الجزء الذي يختم ردك. لم يُرسل شيء. تحقق من اتصالك وأعد تحميل الصفحة.
answerSealedLive-notSealed = تعذّر على متصفحك ختم هذا. لم يُرسل شيء.

## answerLive

answerLive-bytes = { $used } من { $limit }
answerLive-blank = أدخل ما تريد إرساله.
answerLive-blankFiles = أدخل ما تريد إرساله، أو اختر ملفات.
answerLive-tooLong = هذا طويل جدًا: الحد الأقصى { $limit }.
answerLive-tooLarge = هذا أكبر مما يقبله الخادم.
answerLive-over = لا يقبل هذا الطلب ردودًا أخرى. لم يُخزَّن شيء.
answerLive-wrong = عبارة المرور غير صحيحة. لم يُخزَّن شيء.
answerLive-limited =
    { $n ->
        [zero] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثانية.
        [one] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد ثانية واحدة.
        [two] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد ثانيتين.
        [few] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثوانٍ.
        [many] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثانية.
       *[other] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثانية.
    }
answerLive-again = يمكنك المحاولة مجددًا الآن.
answerLive-unavailable = الخادم غير متاح حاليًا. ما كتبته ما زال هنا: حاول مجددًا بعد قليل.
answerLive-noSpace = لم تبق مساحة على الخادم. لم يُخزَّن شيء.
answerLive-offline = لم يردّ الخادم. ربما وصل ردك رغم ذلك: أعد تحميل الصفحة لتتأكد.
answerLive-failed = حدث خطأ ({ $status }). لم يُخزَّن شيء.
answerLive-refused = لا يقبل الخادم هذا الرد. لم يُخزَّن شيء.

## receipt

receipt-choice = الاحتفاظ بإيصال
receipt-choiceHint = رابط ثانٍ لك وحدك: يُظهر هل فُتح السر، ويمكنه حذفه.
receipt-yours = الاحتفاظ بإيصالك
receipt-yoursShows = يُظهر هل فُتح السر، ويمكنه حذفه.
receipt-yoursText = ولا يمكنه قراءته. احتفظ به لنفسك: ما يحتاج إليه المستلم هو الرابط أعلاه.
receipt-open = فتح الإيصال
receipt-copy = نسخ الإيصال
receipt-remember = تذكّر روابطي على هذا الجهاز
receipt-rememberHint = الإيصالات فقط، وفي هذا المتصفح فقط. كل من يستطيع استخدامه يمكنه رؤيتها. ويؤدي إيقاف هذا الخيار إلى نسيانها كلها.
receipt-list = روابطي الأخيرة
receipt-listText = ما يتذكره هذا المتصفح من الروابط التي أنشأتها من دون حساب.
receipt-listNone = لا يتذكر هذا المتصفح أي روابط. يعرض عليك الإيصال أن يتذكرها المتصفح.
receipt-listScripts = تحتاج هذه القائمة إلى JavaScript: يحتفظ بها المتصفح لا الخادم.
receipt-forget = نسيان الكل
receipt-notOpened = لم يُفتح بعد
receipt-neverOpened = لم يُفتح قط
receipt-notOpenedText = لم يفتح أحد الرابط حتى الآن.
receipt-opened =
    { $n ->
        [zero] فُتح { $n } مرة
        [one] فُتح مرة واحدة
        [two] فُتح مرتين
        [few] فُتح { $n } مرات
        [many] فُتح { $n } مرة
       *[other] فُتح { $n } مرة
    }
receipt-times = أوقات فتحه
receipt-timesSome = أحدث أوقات فتحه
receipt-over = لم يعد بإمكان أحد فتح الرابط.
receipt-overViews = فُتح بعدد المرات التي سمحت بها، آخرها بتاريخ { $date }. مُحي محتواه.
receipt-overTime = انتهى وقته بتاريخ { $date }. مُحي محتواه.
receipt-overHand = حُذف بتاريخ { $date }. مُحي محتواه.
receipt-left =
    { $n ->
        [zero] يمكن فتح الرابط { $n } مرة أخرى، حتى { $date }.
        [one] يمكن فتح الرابط مرة واحدة أخرى، حتى { $date }.
        [two] يمكن فتح الرابط مرتين أخريين، حتى { $date }.
        [few] يمكن فتح الرابط { $n } مرات أخرى، حتى { $date }.
        [many] يمكن فتح الرابط { $n } مرة أخرى، حتى { $date }.
       *[other] يمكن فتح الرابط { $n } مرة أخرى، حتى { $date }.
    }
receipt-alarmed = يقول أحد المستلمين إن شخصًا آخر فتح الرابط قبله. تحدث إلى المستلم.
receipt-frozen = الرابط موقوف مؤقتًا: لا يمكن لأحد فتحه.
receipt-again = التحقق مجددًا
receipt-unknown = لا شيء معروف هنا
receipt-unknownText = هذا الإيصال لا يخص أي رابط على هذا الخادم. تأكد من أن العنوان كامل.
receipt-unknownHint = بعد مدة من انتهاء صلاحية الرابط، يحذف الخادم كل ما كان يعرفه عنه.

## receiptListLive

receiptListLive-made = أُنشئ بتاريخ { $date }
receiptListLive-stateOpened =
    { $n ->
        [zero] فُتح { $n } مرة
        [one] فُتح مرة واحدة
        [two] فُتح مرتين
        [few] فُتح { $n } مرات
        [many] فُتح { $n } مرة
       *[other] فُتح { $n } مرة
    }
receiptListLive-stateNone = لم يُفتح بعد
receiptListLive-stateOver = انتهت صلاحيته
receiptListLive-stateAlarmed = إنذار
receiptListLive-stateFrozen = موقوف مؤقتًا
receiptListLive-stateUnknown = لم يعد شيء معروفًا عنه
receiptListLive-stateFailed = لم يردّ الخادم
receiptListLive-forgotten = تم النسيان. لن يتذكر هذا المتصفح أي روابط من الآن فصاعدًا.

## about

about-title = كيف يعمل هذا ومن يشغّله
about-lead = تشارك سرًا في صورة رابط. يتوقف الرابط عن العمل من تلقاء نفسه، وعندئذ يُمحى السر.
about-operatorTitle = من يشغّل هذا الخادم
about-runBy = الجهة المشغّلة لهذا الخادم: { $name }.
about-unnamed = لم يُدخل مشغّل هذا الخادم اسمًا هنا. اسأل من أرسلك إلى هنا.
about-contact = جهة الاتصال:
about-program = البرنامج: Secret Push، الإصدار { $version }.
about-words = يقترح كلمات من قائمة EFF Long Wordlist من Electronic Frontier Foundation (⁨https://www.eff.org/dice⁩)، باستثناء أربع منها، بموجب CC BY 3.0 US (⁨https://creativecommons.org/licenses/by/3.0/us/⁩).
about-sealedTitle = كيف يُحمى السر
about-sealed = يشفّر الخادم كل سر بخوارزمية AES-256-GCM قبل تخزينه. ويُشتق المفتاح من مفتاح عشوائي خاص به، ومن الرابط، ومن عبارة المرور إن وُجدت.
about-masterKey = يُخزَّن المفتاح العشوائي مشفّرًا بالمفتاح الرئيسي للخادم، وهو محفوظ خارج قاعدة البيانات.
about-passphrase = لا يخزّن الخادم أي عبارة مرور، ولا ما يمكن مقارنتها به. تجعل Argon2id التخمين بطيئًا، وبعد خمس محاولات خاطئة في دقيقة يتعين على العنوان الانتظار.
about-files = أسماء الملفات ومحتوياتها مشفّرة أيضًا.
about-transport = يجري هذا التشفير على الخادم. أما الطريق إليه فيحميه عنوان ⁨https://⁩.
about-endToEnd = يمكن للمرسِل أيضًا ختم سر في المتصفح أو بسطر الأوامر، بالتنسيق المفتوح age. ويكون المفتاح في الرابط بعد #، وهو جزء لا ترسله المتصفحات أبدًا: فيحفظ هذا الخادم ويسلّم ما لا يستطيع قراءته.
about-endTitle = ماذا يحدث عند انتهاء صلاحية الرابط
about-end = تنتهي صلاحية الرابط بعد الوقت المختار، أو بعد آخر مشاهدة مسموح بها، أو عندما يحذفه شخص ما. وفي تلك اللحظة يُمحى مفتاحه والسر ورسالة المرسِل.
about-endFiles = تُحذف الملفات أيضًا. وتظل روابط التنزيل الخاصة بآخر مشاهدة تعمل: { $time } على الأكثر، ولا تتجاوز الوقت المختار أبدًا.
about-rowAnonymous = يُحذف سجل السر المشارَك من دون حساب بعد { $time } من انتهاء صلاحيته.
about-rowAnonymousKept = يبقى سجل السر المشارَك من دون حساب إلى أن يحذفه المشغّل.
about-rowOwned = يُحذف سجل سر المرسِل الذي سجّل الدخول بعد { $time } من انتهاء صلاحيته، مع الاسم والملاحظة اللذين أعطاه المرسِل إياهما.
about-rowOwnedKept = يبقى سجل سر المرسِل الذي سجّل الدخول، مع الاسم والملاحظة اللذين أعطاه المرسِل إياهما، إلى أن يحذفه المشغّل.
about-backups = تحتوي النسخة الاحتياطية على ما كان مخزّنًا وقت إنشائها، إلى أن يحذفها المشغّل.
about-loggedTitle = ما الذي يُسجَّل
about-logged = لكل سر: متى أُنشئ، ومتى فُتح، ومتى حُذف، ومتى جُرّبت معه عبارة مرور خاطئة، مع عنوان الشبكة والمتصفح والصفحة التي جاء منها الزائر. ويرى المرسِلون الذين سجّلوا الدخول هذا السجل لأسرارهم.
about-request = لكل طلب إلى الخادم: الوقت ونوع الصفحة والنتيجة والمدة وعنوان الشبكة. ولا يُسجَّل أبدًا الرابط أو السر أو عبارة المرور. ويقرر المشغّل مدة الاحتفاظ بهذه الأسطر.
about-cookies = ملفات تعريف الارتباط: ملف لجلستك بعد تسجيل الدخول، وملف لكل من اللغة والألوان التي تختارها، وملف في المتصفح الذي ينتظر مرسِلًا أو أبلغ عن رابط. لا يوجد أي تتبّع، ولا تحمّل الصفحات شيئًا من خوادم أخرى.
about-operatorReadsTitle = ما يستطيع المشغّل قراءته وما لا يستطيع
about-seesMeta = يرى المشغّل أن سرًا ما موجود: نوعه وحجمه وأوقاته ومشاهداته وسجله، وعنوان البريد الإلكتروني للمرسِل الذي سجّل الدخول.
about-adminPage = يمكن للمسؤولين حذف أي سر. وهم لا يرون محتواه ولا اسمه ولا ملاحظته ولا رابطه. لكن يمكنهم إعادة تعيين كلمة مرور مستخدم، ثم تسجيل الدخول باسمه.
about-readsOwned = من لديه البيانات المخزّنة والمفتاح الرئيسي معًا يمكنه قراءة سر لم تنته صلاحيته لمرسِل سجّل الدخول إن لم تكن له عبارة مرور، وقراءة أسماء ذلك المرسِل وملاحظاته ورسائله.
about-readsAnonymous = وللسر المشارَك من دون حساب يحتاج أيضًا إلى الرابط الذي لا يحتفظ به الخادم.
about-readsGuarded = وللسر الذي له عبارة مرور يحتاج أيضًا إلى عبارة المرور. القصيرة يمكن تخمينها، أما الطويلة فلا.
about-running = من يتحكم في الخادم أثناء عمله يمكنه رؤية السر وعبارة مروره عند إنشائه وعند فتحه.
about-readsSealed = لا يستطيع المشغّل قراءة سر مختوم، ولو كانت لديه كل البيانات والمفتاح الرئيسي. لكن خادمًا جرى التلاعب به قد يقدّم صفحة تفشي السر: لاستبعاد ذلك، افتح الرابط بسطر الأوامر.
about-readsExpired = لا يمكن لأحد قراءة سر انتهت صلاحيته، ولا حتى المشغّل، ما لم تكن نسخة احتياطية سابقة لا تزال تحتويه.
about-youTitle = ما يمكنك فعله
about-you = اختر مشاهدات قليلة ووقتًا قصيرًا. أضف عبارة مرور، وأرسلها بطريقة غير التي أرسلت بها الرابط. لا تفتح سرًا إلا حين يمكنك حفظه في مكان آمن.

## accessibility

accessibility-title = إمكانية الوصول
accessibility-lead = يجب أن يتمكن الجميع من مشاركة سر ومن فتحه، كيفما كانت رؤيتهم وسمعهم وحركتهم وقراءتهم.
accessibility-contactTitle = إن كان هناك ما يعوقك
accessibility-contact = أخبر مشغّل هذا الخادم بما لا يعمل معك، أو اطلب طريقة أخرى:
accessibility-nobody = لم يُدخل مشغّل هذا الخادم جهة اتصال هنا. أخبر من أرسلك إلى هنا بما لا يعمل معك، واطلب طريقة أخرى.
accessibility-standardTitle = ما تستوفيه هذه الصفحات
accessibility-standard = صُممت هذه الصفحات لتستوفي WCAG 2.2 في المستوى AA، ومعه الفصل 9 من EN 301 549. وهي تستوفيه بحسب فحص صانعيها أنفسهم، باستثناء ما تذكره القائمة التالية.
accessibility-missingTitle = ما ينقص
accessibility-missingUndo = يمكن التراجع عن الحذف خلال ثماني ثوانٍ لا أكثر، لأن السر يجب ألا يبقى بعد حذفه. ويكون التركيز على زر التراجع فورًا.
accessibility-missingLanguage = ما كتبه الناس بأنفسهم، مثل رسالة أو اسم ملف، لا تُحدَّد لغته.
accessibility-missingReaders = لم يُستخدم أي قارئ شاشة في الفحص، ولم يشارك فيه أشخاص ذوو إعاقة بعد.
accessibility-checkedTitle = كيف جرى الفحص
accessibility-checkedByProgram = ببرنامج axe-core: كل صفحة في كل حالة، على شاشة ضيقة وعلى شاشة واسعة، بالمظهر الفاتح والداكن. كما أن كل صفحة تتسع في عرض 320 بكسل، ومع نص بضعف حجمه.
accessibility-checkedByHand = يدويًا: المسارات الرئيسية عبر الصفحات بلوحة المفاتيح وحدها، وبمسافات أكبر بين الأحرف والأسطر، وفي شجرة إمكانية الوصول في Chromium التي تقرأ منها قارئات الشاشة.

## caution

caution-notMe = لم أكن أنا
caution-tellText = إن لم يكن شخصًا تعرفه، فأخبر المرسِل: سيظهر ذلك في سجله.
caution-tellFreezes = كما يوقف ذلك الرابط مؤقتًا: لا يمكن لأحد فتحه إلى أن يستأنفه المرسِل.
caution-tell = إبلاغ المرسِل
caution-told = أبلغت المرسِل بأنك لست من فعل هذا.
caution-askSender = إن لم تكن أنت من فعل هذا، فاطلب من المرسِل سرًا جديدًا.
caution-toldTitle = يمكن للمرسِل رؤية ذلك الآن
caution-toldText = يذكر سجله أن شخصًا ما فتح هذا الرابط قبلك.
caution-toldFrozen = الرابط موقوف مؤقتًا: لا يمكن لأحد فتحه إلى أن يستأنفه المرسِل.
caution-toldOpen = ما زال الرابط يعمل. اسأل المرسِل قبل أن تعتمد على ما خلفه.
caution-toldNext = تحدث إلى المرسِل بطريقة أخرى، بالهاتف مثلًا.
caution-back = العودة إلى السر
caution-frozenTitle = هذا الرابط موقوف مؤقتًا
caution-frozenText = لا يمكن لأحد فتحه حاليًا. وسيعمل مجددًا حين يستأنفه مرسِله.
caution-frozenHint = اسأل المرسِل، ثم أعد تحميل هذه الصفحة. لم يُحسب هذا مشاهدة.
caution-elsewhereTitle = ليس من هذه الشبكة
caution-elsewhereText = حدد المرسِل الشبكات التي يُفتح فيها هذا الرابط. وعنوانك { $address } ليس في أي منها.
caution-elsewhereHint = اتصل بالشبكة الصحيحة، ثم أعد تحميل هذه الصفحة. لم يُحسب هذا مشاهدة.
caution-earlyTitle = لم يحن وقت فتحه بعد
caution-earlyText = يُفتح هذا الرابط بتاريخ { $date } ({ $relative }).
caution-earlyHint = أعد تحميل هذه الصفحة حينها. لم يُحسب هذا مشاهدة.
caution-notBefore = لا يُفتح قبل (اختياري)
caution-notBeforeHint = بالمنطقة الزمنية لهذا الجهاز. لا يمكن لأحد سواك فتحه قبل ذلك.
caution-afterFirstView = تنتهي صلاحيته بعد المشاهدة الأولى بمدة
caution-networks = داخل هذه الشبكات فقط (اسأل قسم تقنية المعلومات)
caution-networksHint = عناوين ونطاقات مثل 192.0.2.0/24، مفصولة بفواصل.
caution-addressees = لهؤلاء الأشخاص فقط (اختياري)
caution-addresseesHint = عناوين بريد إلكتروني، أو مجموعات مثل group:staff، مفصولة بفواصل. قبل فتح الرابط يستخدمون تسجيل دخول الشركة، أو رمزًا يُرسل إليهم بالبريد الإلكتروني.
caution-addresseesByCompany = عناوين بريد إلكتروني، أو مجموعات مثل group:staff، مفصولة بفواصل. قبل فتح الرابط يستخدمون تسجيل دخول الشركة.
caution-addresseesByCode = عناوين بريد إلكتروني مفصولة بفواصل. لا يحتاج أحد إلى حساب: قبل فتح الرابط يكتبون رمزًا يُرسل إليهم بالبريد الإلكتروني.
caution-addresseesRequired = لهؤلاء الأشخاص فقط (مطلوب)
caution-addresseesNext = لهؤلاء فقط: { $people }. أرسل الرابط إليهم. يُفتح لهم بعد تسجيل دخول الشركة.
caution-addresseesNextByCode = لهؤلاء فقط: { $people }. أرسل الرابط إليهم. ومن صفحته يطلبون إرسال رمز إلى عنوانهم.
caution-addresseesNextByEither = لهؤلاء فقط: { $people }. أرسل الرابط إليهم. وفي صفحته يستخدمون تسجيل دخول الشركة، أو يطلبون إرسال رمز إلى عنوانهم.
caution-openings = تنبيه المستلم إذا فتح شخص ما الرابط من قبل
caution-freeze = إيقاف الرابط مؤقتًا
caution-thaw = استئناف الرابط

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [zero] فُتح هذا الرابط من قبل { $n } مرة، آخرها بتاريخ { $date } ({ $relative }).
        [one] فُتح هذا الرابط من قبل مرة واحدة، بتاريخ { $date } ({ $relative }).
        [two] فُتح هذا الرابط من قبل مرتين، آخرهما بتاريخ { $date } ({ $relative }).
        [few] فُتح هذا الرابط من قبل { $n } مرات، آخرها بتاريخ { $date } ({ $relative }).
        [many] فُتح هذا الرابط من قبل { $n } مرة، آخرها بتاريخ { $date } ({ $relative }).
       *[other] فُتح هذا الرابط من قبل { $n } مرة، آخرها بتاريخ { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = «{ $entry }» ليس عنوان بريد إلكتروني.
addresseesLive-notIn = العناوين في { $domain } غير مسموح بها.
addresseesLive-wanted = أدخل لمن هذا الرابط: يطلب هذا الخادم ذلك.

## cautionCreateLive

cautionCreateLive-badMoment = اختر وقتًا قبل انتهاء صلاحية الرابط.
cautionCreateLive-termNotBefore = يُفتح بتاريخ { $date }
cautionCreateLive-notSooner = بلا تغيير
cautionCreateLive-termFirstView = تنتهي صلاحيته بعد المشاهدة الأولى بمدة { $duration }
cautionCreateLive-badNetwork = «{ $network }» ليست شبكة. أدخل عناوين ونطاقات مثل 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [zero] من { $n } شبكة فقط
        [one] من شبكة واحدة فقط
        [two] من شبكتين فقط
        [few] من { $n } شبكات فقط
        [many] من { $n } شبكة فقط
       *[other] من { $n } شبكة فقط
    }
cautionCreateLive-termAddressees =
    { $n ->
        [zero] لعدد { $n } مستلم فقط
        [one] لمستلم واحد فقط
        [two] لمستلمَين فقط
        [few] لعدد { $n } مستلمين فقط
        [many] لعدد { $n } مستلمًا فقط
       *[other] لعدد { $n } مستلم فقط
    }
cautionCreateLive-termLock = أول جهاز فقط
cautionCreateLive-termViewsEach =
    { $n ->
        [zero] { $n } مشاهدة لكل مستلم
        [one] مشاهدة واحدة لكل مستلم
        [two] مشاهدتان لكل مستلم
        [few] { $n } مشاهدات لكل مستلم
        [many] { $n } مشاهدة لكل مستلم
       *[other] { $n } مشاهدة لكل مستلم
    }

## cautionOwnLive

cautionOwnLive-frozen = موقوف مؤقتًا
cautionOwnLive-alarmed = مُبلَّغ عنه
cautionOwnLive-frozenNow = هذا الرابط موقوف مؤقتًا: لا يمكن لأحد سواك فتحه. ومع ذلك تنتهي صلاحيته بتاريخ { $date }.
cautionOwnLive-alarm = يقول أحد المستلمين إن شخصًا آخر فتحه قبله. وصل البلاغ بتاريخ { $date } ({ $relative })، من { $address } ({ $browser }).
cautionOwnLive-alarmNext = قارن الإدخالات أدناه بمن أعطيته الرابط. عند الشك، احذفه وغيّر السر نفسه.
cautionOwnLive-settle = تجاهل البلاغ
cautionOwnLive-thawQuestion = هل تريد استئناف «{ $name }»؟ سيتمكن كل من لديه الرابط من فتحه مجددًا.
cautionOwnLive-nowFrozen = أُوقف مؤقتًا. لا يمكن لأحد سواك فتحه.
cautionOwnLive-nowThawed = عاد الرابط إلى العمل.
cautionOwnLive-nowSettled = جرى تجاهل البلاغ.
cautionOwnLive-networks = الشبكات
cautionOwnLive-recipients = المستلمون
cautionOwnLive-recipientsOnly = لهؤلاء فقط: { $recipients }
cautionOwnLive-networksOnly = فقط من: { $networks }
cautionOwnLive-lock = الأجهزة
cautionOwnLive-lockYes = لا يمكن فتحه مجددًا إلا على أول جهاز
cautionOwnLive-shares = مشاهدات كل مستلم
cautionOwnLive-sharesEach =
    { $n ->
        [zero] يجوز لكل مستلم فتحه { $n } مرة
        [one] يجوز لكل مستلم فتحه مرة واحدة
        [two] يجوز لكل مستلم فتحه مرتين
        [few] يجوز لكل مستلم فتحه { $n } مرات
        [many] يجوز لكل مستلم فتحه { $n } مرة
       *[other] يجوز لكل مستلم فتحه { $n } مرة
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [zero] { $n } محاولة من شبكات لم تسمح بها.
        [one] محاولة واحدة من شبكة لم تسمح بها.
        [two] محاولتان من شبكات لم تسمح بها.
        [few] { $n } محاولات من شبكات لم تسمح بها.
        [many] { $n } محاولة من شبكات لم تسمح بها.
       *[other] { $n } محاولة من شبكات لم تسمح بها.
    }

## hold

hold-title = في انتظار المرسِل
hold-tell = يجب أن يسمح لك المرسِل بفتحه. أبلغه بهذه الكلمات الثلاث، بالهاتف مثلًا:
hold-plain = تتحقق هذه الصفحة مجددًا كل بضع ثوانٍ.
hold-look = التحقق الآن
hold-released = سمح لك المرسِل بفتحه. يمكنك فتحه مرة واحدة.
hold-counts = يجب أن يسمح لك المرسِل بفتحه.
hold-ask = طلب الإذن من المرسِل
hold-refusedTitle = رفض المرسِل
hold-refusedText = لم يسمح لك المرسِل بفتحه، وأوقف الرابط مؤقتًا.
hold-refusedHint = إن كنت في انتظاره، فاتصل بالمرسِل. لم يُفتح شيء.
hold-choice = طلب إذني قبل فتحه
hold-choiceHint = يقرأ لك المستلم ثلاث كلمات بالهاتف، فتسمح له بالفتح.
hold-who = من ينتظرك
hold-compare = لا تسمح إلا لمن يخبرك بهذه الكلمات بعينها، بالهاتف مثلًا.
hold-nobody = لا أحد ينتظر بعد. من يفتح الرابط ينتظر هنا، ويقرأ لك ثلاث كلمات.

## holdGateLive

holdGateLive-title = في انتظار المرسِل
holdGateLive-until = تنتظر هذه الصفحة حتى { $date } ({ $relative }). يمكنك تركها مفتوحة.
holdGateLive-waiting = جارٍ الانتظار. كلماتك: { $words }.
holdGateLive-released = سمح المرسِل بفتحه.
holdGateLive-crowded =
    { $n ->
        [zero] ينتظر هذا عدد كبير جدًا من الأشخاص. حاول مجددًا بعد { $n } ثانية.
        [one] ينتظر هذا عدد كبير جدًا من الأشخاص. حاول مجددًا بعد ثانية واحدة.
        [two] ينتظر هذا عدد كبير جدًا من الأشخاص. حاول مجددًا بعد ثانيتين.
        [few] ينتظر هذا عدد كبير جدًا من الأشخاص. حاول مجددًا بعد { $n } ثوانٍ.
        [many] ينتظر هذا عدد كبير جدًا من الأشخاص. حاول مجددًا بعد { $n } ثانية.
       *[other] ينتظر هذا عدد كبير جدًا من الأشخاص. حاول مجددًا بعد { $n } ثانية.
    }

## holdCreateLive

holdCreateLive-termHold = يُطلب إذنك قبل فتحه

## holdOwnLive

holdOwnLive-release = السماح
holdOwnLive-refuse = رفض وإيقاف مؤقت
holdOwnLive-from = { $address } ({ $browser })، { $relative }
holdOwnLive-isReleased = سُمح بالفتح، ولم يُفتح بعد
holdOwnLive-asks =
    { $n ->
        [zero] { $n } شخص في الانتظار
        [one] شخص واحد في الانتظار
        [two] شخصان في الانتظار
        [few] { $n } أشخاص في الانتظار
        [many] { $n } شخصًا في الانتظار
       *[other] { $n } شخص في الانتظار
    }
holdOwnLive-arrived = شخص ما في الانتظار: { $words }.
holdOwnLive-nowReleased = سُمح بالفتح، ويمكن فتحه مرة واحدة.
holdOwnLive-nowRefused = تم الرفض. الرابط موقوف مؤقتًا.
holdOwnLive-tooLate = كان هذا الانتظار قد انتهى.
holdOwnLive-hold = السماح بالفتح
holdOwnLive-holdYes = يُطلب إذنك قبل فتحه

## links

links-choice = رابط خاص لكل مستلم

## linksLive

linksLive-noGroups = لا يمكن أن تحصل مجموعة على رابط خاص بها: أزل «{ $group }»، أو اذكر أشخاصها.
linksLive-making = الرابط { $at } من { $of }: { $address }
linksLive-waits =
    { $n ->
        [zero] يطلب الخادم الانتظار: سيأتي دور { $address } بعد { $n } ثانية.
        [one] يطلب الخادم الانتظار: سيأتي دور { $address } بعد ثانية واحدة.
        [two] يطلب الخادم الانتظار: سيأتي دور { $address } بعد ثانيتين.
        [few] يطلب الخادم الانتظار: سيأتي دور { $address } بعد { $n } ثوانٍ.
        [many] يطلب الخادم الانتظار: سيأتي دور { $address } بعد { $n } ثانية.
       *[other] يطلب الخادم الانتظار: سيأتي دور { $address } بعد { $n } ثانية.
    }
linksLive-notTried = أُلغي. لم يُخزَّن شيء.
linksLive-ready =
    { $n ->
        [zero] { $n } رابط جاهز
        [one] رابط واحد جاهز
        [two] رابطان جاهزان
        [few] { $n } روابط جاهزة
        [many] { $n } رابطًا جاهزًا
       *[other] { $n } رابط جاهز
    }
linksLive-opens =
    { $n ->
        [zero] يُفتح كل رابط { $n } مرة، حتى { $date } ({ $relative })، ولمستلمه فقط.
        [one] يُفتح كل رابط مرة واحدة، حتى { $date } ({ $relative })، ولمستلمه فقط.
        [two] يُفتح كل رابط مرتين، حتى { $date } ({ $relative })، ولمستلمه فقط.
        [few] يُفتح كل رابط { $n } مرات، حتى { $date } ({ $relative })، ولمستلمه فقط.
        [many] يُفتح كل رابط { $n } مرة، حتى { $date } ({ $relative })، ولمستلمه فقط.
       *[other] يُفتح كل رابط { $n } مرة، حتى { $date } ({ $relative })، ولمستلمه فقط.
    }
linksLive-links = الروابط
linksLive-copyOne = نسخ
linksLive-copyAll = نسخ الكل كنص
linksLive-pageOf = صفحة هذا الرابط
linksLive-keptByPasskey = يطلب النسخ مفتاح مرورك.
linksLive-gone = لم تعد هذه الصفحة تعرض هذا الرابط.
linksLive-linksKept = يحتفظ هذا المتصفح بالروابط. ولا يمكن لغيره عرضها.
linksLive-onlyHere = انسخ الروابط الآن. لا يمكن عرضها مرة أخرى.
linksLive-unmade = لم تُنشأ بعض الروابط بعد، وما تشاركه موجود في هذه الصفحة فقط. هل تريد مغادرتها رغم ذلك؟
linksLive-unsaved = لم تنسخ كل الروابط بعد، وهذه الصفحة هي الوحيدة التي تعرضها. هل تريد مغادرتها رغم ذلك؟
linksLive-unmadeCount =
    { $n ->
        [zero] لم يُنشأ { $n } رابط:
        [one] لم يُنشأ رابط واحد:
        [two] لم يُنشأ رابطان:
        [few] لم تُنشأ { $n } روابط:
        [many] لم يُنشأ { $n } رابطًا:
       *[other] لم يُنشأ { $n } رابط:
    }
linksLive-again = إعادة المحاولة

## lock

lock-choice = لا يمكن فتحه مجددًا إلا على أول جهاز
lock-choiceHint = من يفتح الرابط أولًا يحتفظ به. وعلى أي جهاز أو متصفح آخر يظهر أنه فُتح في مكان آخر.
lock-viewsEach = المشاهدات لكل مستلم (اختيارية)
lock-viewsEachHint = عندئذ تكون لكل عنوان مشاهداته الخاصة، ولا يمكن لأحد استنفاد مشاهدات غيره.
lock-first = لا يمكن فتحه مجددًا إلا في المتصفح الذي يفتحه أولًا، فافتحه حيث تحتاج إليه. ويحتفظ متصفحك لذلك بملف تعريف ارتباط.
lock-own = فتحه هذا المتصفح أولًا. ولا يمكن لغيره فتحه مجددًا.
lock-elsewhereTitle = فُتح في متصفح آخر
lock-elsewhereText = لا يُفتح هذا الرابط إلا في المتصفح الذي فتحه أولًا، ولم يكن هذا المتصفح.
lock-elsewhereHint = إن كان ذلك أنت، فعُد إلى ذلك الجهاز والمتصفح. وإلا فربما قرأ شخص آخر السر.
lock-needsCookie = يحتاج هذا الرابط إلى ملف تعريف ارتباط، ولم يرسل متصفحك أي ملف. اسمح بملفات تعريف الارتباط لهذه الصفحة، ثم حاول مجددًا.
lock-usedTitle = سبق أن فتحته
lock-usedText =
    { $n ->
        [zero] يسمح المرسِل لكل مستلم بفتح هذا الرابط { $n } مرة، وقد استنفدت ذلك.
        [one] يسمح المرسِل لكل مستلم بفتح هذا الرابط مرة واحدة، وقد استنفدت ذلك.
        [two] يسمح المرسِل لكل مستلم بفتح هذا الرابط مرتين، وقد استنفدت ذلك.
        [few] يسمح المرسِل لكل مستلم بفتح هذا الرابط { $n } مرات، وقد استنفدت ذلك.
        [many] يسمح المرسِل لكل مستلم بفتح هذا الرابط { $n } مرة، وقد استنفدت ذلك.
       *[other] يسمح المرسِل لكل مستلم بفتح هذا الرابط { $n } مرة، وقد استنفدت ذلك.
    }
lock-usedHint = إن احتجت إليه مجددًا، فاطلب من المرسِل رابطًا جديدًا.

## sharesLive

sharesLive-lastView = كانت هذه آخر مشاهدة لك. احتفظ الآن بما تحتاج إليه.
sharesLive-lastViewFiles = كانت هذه آخر مشاهدة لك. نزّل الآن ما تحتاج إليه: فالروابط لا تعمل إلا لوقت قصير.

## preview

preview-title = الرابط
preview-text = كل من لديه هذا الرابط يمكنه فتح السر. الاطلاع على هذه الصفحة لا يُحسب مشاهدة.
preview-sealedText = كل من لديه الرابط الكامل يمكنه فتح السر. الاطلاع على هذه الصفحة لا يُحسب مشاهدة.
preview-shownOnce = إنه مشفّر بين الطرفين: عُرض رابطه الكامل مرة واحدة عند إنشائه، ولا يمكن عرضه مجددًا.
preview-lost = إذا لم يعد لديك، فاحذف هذا الرابط وأنشئ رابطًا جديدًا.
preview-qrOf = رمز QR للرابط
preview-terms = التفاصيل

## returned

returned-one = عادت رسالة البريد المرسلة إلى { $recipient }: { $reason } (الحالة { $status }، { $when }).
returned-hint = تحقق من العنوان، أو أوصل الرابط بطريقة أخرى.
returned-no_mailbox = لا يوجد صندوق بريد كهذا
returned-no_domain = النطاق غير موجود أو لا يستقبل البريد
returned-closed = صندوق البريد لا يستقبل الرسائل
returned-full = صندوق البريد ممتلئ
returned-too_large = الرسالة أكبر مما يقبله صندوق البريد
returned-unreachable = تعذّر الوصول إلى خادم البريد الخاص بالعنوان
returned-policy = لا يقبل خادم البريد الخاص بالعنوان رسائل كهذه من هذا الخادم
returned-refused = رفضها خادم البريد الخاص بالعنوان

## share

share-link = الرابط
share-copy = نسخ الرابط
share-share = مشاركة
share-mail = بريد إلكتروني
share-message = نسخ كرسالة
share-qr = رمز QR
share-print = طباعة رسالة ورقية
share-page = فتح صفحة هذا الرابط
share-png = حفظ كملف PNG
share-svg = حفظ كملف SVG

## shareLive

shareLive-copied = تم النسخ
shareLive-copyFailed = تعذّر النسخ. حدد النص وانسخه.
shareLive-letterFailed = تعذّر تحميل الرسالة الورقية. تحقق من اتصالك وحاول مجددًا.
shareLive-codeFailed = تعذّر حفظ الرمز. تحقق من اتصالك وحاول مجددًا.
shareLive-message =
    { $n ->
        [zero] أشارك معك شيئًا سريًا. يُفتح الرابط { $n } مرة، حتى { $date }:
        [one] أشارك معك شيئًا سريًا. يُفتح الرابط مرة واحدة، حتى { $date }:
        [two] أشارك معك شيئًا سريًا. يُفتح الرابط مرتين، حتى { $date }:
        [few] أشارك معك شيئًا سريًا. يُفتح الرابط { $n } مرات، حتى { $date }:
        [many] أشارك معك شيئًا سريًا. يُفتح الرابط { $n } مرة، حتى { $date }:
       *[other] أشارك معك شيئًا سريًا. يُفتح الرابط { $n } مرة، حتى { $date }:
    }
shareLive-mailSubject = سر من أجلك
shareLive-letterTerms =
    { $n ->
        [zero] يُفتح الرابط { $n } مرة، حتى { $date }. وبعد ذلك يُمحى محتواه.
        [one] يُفتح الرابط مرة واحدة، حتى { $date }. وبعد ذلك يُمحى محتواه.
        [two] يُفتح الرابط مرتين، حتى { $date }. وبعد ذلك يُمحى محتواه.
        [few] يُفتح الرابط { $n } مرات، حتى { $date }. وبعد ذلك يُمحى محتواه.
        [many] يُفتح الرابط { $n } مرة، حتى { $date }. وبعد ذلك يُمحى محتواه.
       *[other] يُفتح الرابط { $n } مرة، حتى { $date }. وبعد ذلك يُمحى محتواه.
    }

## letter

letter-to = إلى
letter-from = من
letter-title = شيء سري من أجلك
letter-intro = يُفتح على أي هاتف أو حاسوب. ولا حاجة إلى حساب.
letter-scan = امسح الرمز ضوئيًا بكاميرا هاتفك. أو اكتب العنوان في متصفح كما هو مطبوع هنا تمامًا: فالأحرف الكبيرة تختلف عن الصغيرة.
letter-press = اضغط الزر في الصفحة التي تُفتح.
letter-passphrase = أدخل عبارة المرور واضغط الزر. يعطيك المرسِل عبارة المرور بطريقة أخرى. وهي ليست على هذه الورقة حرصًا على أمانك: لا تكتبها هنا.
letter-keep = احتفظ بما تحتاج إليه، ثم أتلف هذه الورقة.
letter-code = رمز QR للعنوان

## push

push-opened = من فتحه
push-log = السجل الكامل
push-when = الوقت
push-what = الحدث
push-address = العنوان
push-browser = المتصفح
push-older = الأقدم
push-newer = الأحدث
push-end = حذف الآن
push-cancel = إلغاء

## pushChange

pushChange-title = تغيير هذا الرابط
pushChange-back = العودة إلى الرابط
pushChange-expires = تنتهي صلاحيته
pushChange-views = العدد الإجمالي لمرات الفتح المسموح بها
pushChange-save = حفظ التغييرات
pushChange-extend = تمديد بمقدار { $duration }
pushChange-change = تغيير…
pushChange-changed = تم التغيير.
pushChange-viewsBetween = من { $min } إلى { $max }. مرات الفتح حتى الآن: { $used }.
pushChange-latest = { $date } على أبعد تقدير.

## pushChangeLive

pushChangeLive-badExpiry = اختر وقتًا بين { $from } و{ $to }.

## agentLive

agentLive-agentOn = { $browser } على { $system }
agentLive-agentUnknown = غير معروف

## pushLive

pushLive-codesWait = رسائل بريد فيها رموز للمستلمين وتنتظر الإرسال: { $count }. تصل أولاها في موعد أقصاه { $time }.
pushLive-codesFailed = لم يُرسل الرمز بالبريد: { $addresses }.
pushLive-text = نص
pushLive-file = ملفات
pushLive-url = رابط
pushLive-qr = رمز QR
pushLive-active = نشط
pushLive-expired = انتهت صلاحيته
pushLive-views = المشاهدات
pushLive-viewsLeft = بقيت { $left } من { $total }
pushLive-viewsUsed = استُخدمت { $used } من { $total }
pushLive-expires = تنتهي صلاحيته
pushLive-notBefore = يُفتح
pushLive-firstView = بعد المشاهدة الأولى
pushLive-firstViewEnds = تنتهي صلاحيته بعدها بمدة { $duration }
pushLive-passphrase = عبارة المرور
pushLive-passphraseSet = معيَّنة: لا يُفتح الرابط إلا بها.
pushLive-covered = محجوب
pushLive-coveredYes = نعم، إلى أن ينقر عليه المستلم
pushLive-deletable = يجوز للمستلمين حذفه
pushLive-deletableYes = نعم
pushLive-files = الملفات
pushLive-fileGuarded = الاسم محمي بعبارة المرور
pushLive-filesSealed =
    { $n ->
        [zero] { $n } ملف، { $size }، الأسماء مختومة
        [one] ملف واحد، { $size }، الاسم مختوم
        [two] ملفان، { $size }، الاسمان مختومان
        [few] { $n } ملفات، { $size }، الأسماء مختومة
        [many] { $n } ملفًا، { $size }، الأسماء مختومة
       *[other] { $n } ملف، { $size }، الأسماء مختومة
    }
pushLive-filesErased =
    { $n ->
        [zero] { $n } ملف، مُحي
        [one] ملف واحد، مُحي
        [two] ملفان، مُحيا
        [few] { $n } ملفات، مُحيت
        [many] { $n } ملفًا، مُحيت
       *[other] { $n } ملف، مُحيت
    }
pushLive-created = الإنشاء
pushLive-name = الاسم
pushLive-endedByViews = استُخدمت آخر مشاهدة له: { $when }. مُحي محتواه.
pushLive-endedByTime = انتهى وقته: { $when }. مُحي محتواه.
pushLive-endedByHand = حُذف: { $when }، من { $address } ({ $browser }). مُحي محتواه.
pushLive-neverOpened = لم يفتحه أحد.
pushLive-openedNewest =
    { $n ->
        [zero] أحدث { $n } منها مذكورة هنا، وكلها في السجل.
        [one] أحدثها مذكورة هنا، وكلها في السجل.
        [two] أحدث اثنتين منها مذكورتان هنا، وكلها في السجل.
        [few] أحدث { $n } منها مذكورة هنا، وكلها في السجل.
        [many] أحدث { $n } منها مذكورة هنا، وكلها في السجل.
       *[other] أحدث { $n } منها مذكورة هنا، وكلها في السجل.
    }
pushLive-scanned =
    { $n ->
        [zero] فحصت برامج، مثل معاينات الروابط في الدردشات، صفحته { $n } مرة. لا يُحسب ذلك مشاهدة.
        [one] فحص برنامج، مثل معاينة رابط في دردشة، صفحته مرة واحدة. لا يُحسب ذلك مشاهدة.
        [two] فحصت برامج، مثل معاينات الروابط في الدردشات، صفحته مرتين. لا يُحسب ذلك مشاهدة.
        [few] فحصت برامج، مثل معاينات الروابط في الدردشات، صفحته { $n } مرات. لا يُحسب ذلك مشاهدة.
        [many] فحصت برامج، مثل معاينات الروابط في الدردشات، صفحته { $n } مرة. لا يُحسب ذلك مشاهدة.
       *[other] فحصت برامج، مثل معاينات الروابط في الدردشات، صفحته { $n } مرة. لا يُحسب ذلك مشاهدة.
    }
pushLive-failedPassphrases =
    { $n ->
        [zero] أُدخلت { $n } عبارة مرور خاطئة.
        [one] أُدخلت عبارة مرور خاطئة واحدة.
        [two] أُدخلت عبارتا مرور خاطئتان.
        [few] أُدخلت { $n } عبارات مرور خاطئة.
        [many] أُدخلت { $n } عبارة مرور خاطئة.
       *[other] أُدخلت { $n } عبارة مرور خاطئة.
    }
pushLive-failedViews =
    { $n ->
        [zero] { $n } محاولة حين كان منتهي الصلاحية أو موقوفًا مؤقتًا أو لم يحن وقت فتحه.
        [one] محاولة واحدة حين كان منتهي الصلاحية أو موقوفًا مؤقتًا أو لم يحن وقت فتحه.
        [two] محاولتان حين كان منتهي الصلاحية أو موقوفًا مؤقتًا أو لم يحن وقت فتحه.
        [few] { $n } محاولات حين كان منتهي الصلاحية أو موقوفًا مؤقتًا أو لم يحن وقت فتحه.
        [many] { $n } محاولة حين كان منتهي الصلاحية أو موقوفًا مؤقتًا أو لم يحن وقت فتحه.
       *[other] { $n } محاولة حين كان منتهي الصلاحية أو موقوفًا مؤقتًا أو لم يحن وقت فتحه.
    }
pushLive-openedMeanwhile = فُتح للتو.
pushLive-ended = حُذف. مُحي محتواه.

## presets

presets-presets = الإعدادات المسبقة
presets-keep = حفظ كإعداد مسبق…
presets-title = إعداداتك المسبقة
presets-text = خيارات حفظتها للروابط الجديدة. لاستخدامها، اختر إعدادًا مسبقًا عند إنشاء رابط.

## presetsLive

presetsLive-presets = الإعدادات المسبقة
presetsLive-keepTitle = حفظ كإعداد مسبق
presetsLive-name = الاسم
presetsLive-save = حفظ
presetsLive-cancel = إلغاء
presetsLive-badName = أدخل اسمًا لا يزيد على 40 حرفًا. يمكنك حفظ ما يصل إلى 20 إعدادًا مسبقًا.
presetsLive-badTerms = لا يقبل هذا الخادم أحد هذه الخيارات.
presetsLive-taken = لديك إعداد مسبق بهذا الاسم بالفعل.
presetsLive-offline = لم يردّ الخادم. تحقق من اتصالك وحاول مجددًا.
presetsLive-failed = حدث خطأ ({ $status }). لم يتغير شيء.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [zero] { $n } مشاهدة
        [one] مشاهدة واحدة
        [two] مشاهدتان
        [few] { $n } مشاهدات
        [many] { $n } مشاهدة
       *[other] { $n } مشاهدة
    }
ownPresetsLive-rename = إعادة تسمية
ownPresetsLive-renameOf = إعادة تسمية «{ $name }»
ownPresetsLive-remove = حذف
ownPresetsLive-removeQuestion = هل تريد حذف الإعداد المسبق «{ $name }»؟ تبقى الروابط المنشأة به كما هي.

## signIn

signIn-title = تسجيل الدخول
signIn-email = عنوان البريد الإلكتروني
signIn-password = كلمة المرور
signIn-newPassword = كلمة المرور الجديدة
signIn-passwordHint =
    { $n ->
        [zero] { $n } حرف على الأقل. بضع كلمات تفي بالغرض.
        [one] حرف واحد على الأقل. بضع كلمات تفي بالغرض.
        [two] حرفان على الأقل. بضع كلمات تفي بالغرض.
        [few] { $n } أحرف على الأقل. بضع كلمات تفي بالغرض.
        [many] { $n } حرفًا على الأقل. بضع كلمات تفي بالغرض.
       *[other] { $n } حرف على الأقل. بضع كلمات تفي بالغرض.
    }
signIn-submit = تسجيل الدخول
signIn-passkey = تسجيل الدخول بمفتاح مرور
signIn-signUp = إنشاء حساب
signIn-have = لدي حساب
signIn-name = عنوان البريد الإلكتروني أو اسم المستخدم
signIn-companyOrLocal = استخدم كلمة مرورك في الشركة، أو كلمة مرورك على هذا الخادم إن كانت لديك.
signIn-companyOrAdmins = استخدم كلمة مرورك في الشركة. ويجوز للمسؤولين أيضًا استخدام كلمة مرور على هذا الخادم.
signIn-company = استخدم كلمة مرورك في الشركة.
signIn-adminsOnly = لا يسجّل الدخول بكلمة مرور إلا المسؤولون.
signIn-forgot = هل نسيت كلمة المرور؟ يمكن لأحد المسؤولين إرسال رابط إليك.
signIn-setUpTitle = مرحبًا
signIn-setUpText = ليس على هذا الخادم أي حسابات بعد. أنشئ الحساب الأول: سيكون حساب المسؤول.
signIn-setUpCode = رمز الإعداد
signIn-setUpCodeHint = كتبه الخادم عند بدء تشغيله. ابحث عنه في نافذته الطرفية أو سجله.
signIn-setUpSubmit = إنشاء الحساب
signIn-resetTitle = اختيار كلمة المرور
signIn-resetAccount = للحساب { $email }
signIn-resetText = يعمل هذا الرابط مرة واحدة. واستخدامه ينهي جميع جلسات حسابك ويبطل رموز API المميزة الخاصة به.
signIn-lettersWhy = بها تبيّن أنك لست برنامجًا.
signIn-resetSubmit = حفظ وتسجيل الدخول

## sessionsLive

sessionsLive-sessions = الجلسات
sessionsLive-sessionHere = هذا المتصفح
sessionsLive-sessionBegan = تسجيل الدخول { $when }
sessionsLive-sessionUsed = آخر استخدام { $when }
sessionsLive-sessionEnd = إنهاء
sessionsLive-sessionEndQuestion = هل تريد إنهاء الجلسة في { $name }؟ سيُسجَّل خروج ذلك المتصفح فورًا.
sessionsLive-sessionEnded = أُنهيت. سُجّل خروج ذلك المتصفح.
sessionsLive-noSessions = لا يوجد تسجيل دخول في أي مكان.
sessionsLive-othersQuestion = هل تريد تسجيل الخروج من كل الأماكن الأخرى؟ سيبقى تسجيل دخولك هنا.
sessionsLive-othersEnded =
    { $n ->
        [zero] أُنهيت { $n } جلسة أخرى.
        [one] أُنهيت جلسة واحدة أخرى.
        [two] أُنهيت جلستان أخريان.
        [few] أُنهيت { $n } جلسات أخرى.
        [many] أُنهيت { $n } جلسة أخرى.
       *[other] أُنهيت { $n } جلسة أخرى.
    }
sessionsLive-endOthers = تسجيل الخروج من كل الأماكن الأخرى

## signInAgainLive

signInAgainLive-title = تم تسجيل خروجك
signInAgainLive-text = انتهت جلستك. سجّل الدخول بالحساب { $email } للمتابعة. ما كتبته واخترته ما زال هنا.
signInAgainLive-somebodyElse = المسجَّل دخوله الآن في هذا المتصفح هو { $other }. سجّل الدخول بالحساب { $email } للمتابعة. ما كتبته واخترته ما زال هنا.
signInAgainLive-limited = يطلب منك هذا الخادم عاملًا ثانيًا. أعِدّ واحدًا، ثم تابع. ما كتبته واخترته ما زال هنا.
signInAgainLive-declined = تم تسجيل خروجك، ولم يُرسل شيء. حاول مجددًا لتسجيل الدخول والمتابعة.
signInAgainLive-notYet = لم تسجّل الدخول بالحساب { $email } بعد.
signInAgainLive-password = كلمة المرور
signInAgainLive-submit = تسجيل الدخول والمتابعة
signInAgainLive-passkey = تسجيل الدخول بمفتاح مرور
signInAgainLive-elsewhere = تُفتح هذه الصفحة في علامة تبويب أخرى. عُد إلى هنا بعدها، وتابع.
signInAgainLive-setUp = إعداد عامل ثانٍ
signInAgainLive-goOn = متابعة
signInAgainLive-cancel = إلغاء
signInAgainLive-noName = أدخل عنوان بريدك الإلكتروني أو اسم المستخدم.
signInAgainLive-noPassword = أدخل كلمة مرور.
signInAgainLive-wrong = كلمة المرور غير صحيحة.
signInAgainLive-refused = لا يجوز لك تسجيل الدخول بهذه الطريقة. استخدم طريقة أخرى، أو اسأل أحد المسؤولين.
signInAgainLive-noCode = أدخل رمزًا.
signInAgainLive-code = رمز من تطبيقك، أو رمز استرداد
signInAgainLive-recoveryCode = رمز استرداد
signInAgainLive-wrongCode = هذا الرمز غير صحيح، أو سبق استخدامه. انتظر الرمز التالي.
signInAgainLive-begin = استغرق ذلك وقتًا طويلًا جدًا. اختر «إلغاء»، ثم حاول مجددًا.
signInAgainLive-passkeyCancelled = لم يُستخدم أي مفتاح مرور. حاول مجددًا، أو سجّل الدخول بطريقة أخرى.
signInAgainLive-passkeyRefused = لم يقبل الخادم مفتاح المرور هذا. سجّل الدخول بطريقة أخرى.
signInAgainLive-wrongOrigin = فُتحت هذه الصفحة بعنوان غير عنوان الخادم نفسه. افتحها بعنوانه الأساسي.
signInAgainLive-tooMany =
    { $n ->
        [zero] محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد { $n } ثانية.
        [one] محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد ثانية واحدة.
        [two] محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد ثانيتين.
        [few] محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد { $n } ثوانٍ.
        [many] محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد { $n } ثانية.
       *[other] محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد { $n } ثانية.
    }
signInAgainLive-offline = لم يردّ الخادم. تحقق من اتصالك وحاول مجددًا.
signInAgainLive-failed = حدث خطأ ({ $status }).

## accountLive

accountLive-passkeyCancelled = لم يُستخدم أي مفتاح مرور. حاول مجددًا، أو استخدم كلمة المرور.
accountLive-passkeyRefused = لم يقبل الخادم مفتاح المرور هذا. سجّل الدخول بكلمة المرور.
accountLive-wrong = عنوان البريد الإلكتروني أو كلمة المرور غير صحيحة.
accountLive-wrongName = الاسم أو كلمة المرور غير صحيحة.
accountLive-noName = أدخل عنوان بريدك الإلكتروني أو اسم المستخدم.
accountLive-noGroup = لست ضمن أي من المجموعات التي يجوز لها استخدام هذا الخادم. اسأل مسؤوله.
accountLive-noAddress = لا يعطي تسجيل دخول الشركة هذا الخادمَ عنوانًا صالحًا لبريدك الإلكتروني. اسأل مسؤوله.
accountLive-notLinked = يوجد هنا بالفعل حساب بعنوان بريدك الإلكتروني. اطلب من أحد المسؤولين ربطه بتسجيل دخول الشركة.
accountLive-notAdded = ليس لديك حساب هنا. اطلب من أحد المسؤولين إضافة حساب.
accountLive-notSetUp = لم يُعَدّ هذا الخادم بعد.
accountLive-notAdmitted = لا يجوز لك تسجيل الدخول هنا. اسأل أحد المسؤولين.
accountLive-directoryAway = يتعذّر حاليًا التحقق من كلمات مرور الشركة. إن كانت لديك كلمة مرور على هذا الخادم، فاستخدمها.
accountLive-limited =
    { $n ->
        [zero] محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد { $n } ثانية.
        [one] محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد ثانية واحدة.
        [two] محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد ثانيتين.
        [few] محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد { $n } ثوانٍ.
        [many] محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد { $n } ثانية.
       *[other] محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد { $n } ثانية.
    }
accountLive-offline = لم يردّ الخادم. تحقق من اتصالك وحاول مجددًا.
accountLive-failed = حدث خطأ ({ $status }).
accountLive-wrongCode = رمز الإعداد غير صحيح.
accountLive-invitation = وصلتك دعوة. اختر كلمة مرور، وسيتم تسجيل دخولك. يعمل هذا الرابط مرة واحدة.
accountLive-badLink = لم يعد هذا الرابط صالحًا. اطلب من أحد المسؤولين رابطًا جديدًا.
accountLive-noLink = افتح الرابط من رسالتك مجددًا. لا تعمل هذه الصفحة إلا بالرابط الكامل.
accountLive-noCode = أدخل رمز الإعداد.
accountLive-noPassword = أدخل كلمة مرور.
accountLive-again = يمكنك المحاولة مجددًا الآن.
accountLive-taken = يوجد بالفعل حساب بعنوان البريد الإلكتروني هذا.
accountLive-alreadySetUp = هذا الخادم مُعَدّ بالفعل. سجّل الدخول بدلًا من ذلك.
accountLive-tooShort = كلمة المرور قصيرة جدًا.
accountLive-tooCommon = كلمة المرور هذه من أكثر كلمات المرور شيوعًا، أو لا تكاد تزيد على عنوانك. وهذه أول ما يُجرَّب عند التخمين. اختر غيرها.
accountLive-badEmail = أدخل عنوان بريد إلكتروني صالحًا.
accountLive-wrongOrigin = فُتحت هذه الصفحة بعنوان غير عنوان الخادم نفسه. افتحها بعنوانه الأساسي.
accountLive-saved = تم الحفظ.
accountLive-wrongCurrent = كلمة المرور الحالية غير صحيحة.
accountLive-changed = تم تغيير كلمة مرورك. سُجّل خروج الأجهزة الأخرى.
accountLive-tokensRevoked =
    { $n ->
        [zero] أُبطل { $n } رمز API مميز.
        [one] أُبطل رمز API مميز واحد.
        [two] أُبطل رمزا API مميزان.
        [few] أُبطلت { $n } رموز API مميزة.
        [many] أُبطل { $n } رمز API مميزًا.
       *[other] أُبطل { $n } رمز API مميز.
    }
accountLive-tokenName = أعطِ الرمز المميز اسمًا.
accountLive-tokenTaken = لديك رمز مميز بهذا الاسم بالفعل.
accountLive-noTokens = ليست لديك رموز مميزة بعد.
accountLive-never = لم يُستخدم قط
accountLive-used = آخر استخدام { $when }
accountLive-made = أُنشئ { $when }
accountLive-revoke = إبطال
accountLive-revokeQuestion = هل تريد إبطال الرمز المميز «{ $name }»؟ ستتوقف البرامج التي تستخدمه عن العمل فورًا.
accountLive-revoked = تم الإبطال.
accountLive-copied = تم النسخ
accountLive-copyFailed = تعذّر النسخ. حدد النص وانسخه.

## account

account-title = حسابك
account-signedInAs = تم تسجيل الدخول بالحساب { $email }
account-signOut = تسجيل الخروج
account-programs = رموز API المميزة وخطافات الويب
account-programsTokens = رموز API المميزة
account-tokens = رموز API المميزة
account-tokensText = تستخدم البرامج رمزًا مميزًا بدلًا من كلمة مرورك. وهي تعمل باسمك.
account-tokenName = ما الغرض منه؟
account-tokenPlaceholder = برنامج النسخ الاحتياطي
account-create = إنشاء رمز مميز
account-shown = رمزك المميز الجديد. لا يُعرض إلا مرة واحدة:
account-copy = نسخ
account-example = على سبيل المثال
account-notify = الإشعارات
account-notifyMe = إعلامي عند فتح رابط جديد من روابطي
account-notifyEach = يمكنك اختيار غير ذلك لكل رابط.
account-sessions = أماكن تسجيل دخولك
account-sessionsText = أنهِ ما لا تعرفه، ثم غيّر كلمة مرورك.
account-endOthers = تسجيل الخروج من كل الأماكن الأخرى
account-password = كلمة المرور
account-current = كلمة المرور الحالية
account-next = كلمة المرور الجديدة
account-change = تغيير كلمة المرور
account-changeHint = تنتهي جميع جلساتك الأخرى.
account-revokeTokens = إبطال جميع رموز API المميزة الخاصة بي أيضًا
account-revokeTokensHint = أبقِ هذا الخيار محددًا إذا كان شخص آخر ربما يعرف كلمة مرورك. ستتوقف البرامج التي تستخدم هذه الرموز المميزة عن العمل فورًا:
account-cancel = إلغاء
account-confirm = إبطال

## admin

admin-title = روابطي
admin-titleExpired = الروابط المنتهية الصلاحية
admin-active = نشطة
admin-expired = منتهية الصلاحية
admin-all = جميع الروابط
admin-users = المستخدمون
admin-server = الخادم
admin-search = البحث بالاسم أو الملاحظة أو الرابط
admin-order = الترتيب
admin-byNewest = الأحدث أولًا
admin-byExpiry = حسب انتهاء الصلاحية
admin-byOpened = الأحدث فتحًا
admin-byViews = الأقل في المشاهدات المتبقية
admin-parts = عرض ما يلي فقط
admin-unopened = لم تُفتح قط
admin-opened = فُتحت
admin-today = تنتهي صلاحيتها اليوم
admin-sealed = مشفّر بين الطرفين
admin-waiting = شخص ما في الانتظار
admin-frozen = موقوفة مؤقتًا
admin-answers = الردود
admin-tickAll = تحديد الكل
admin-csv = حفظ كملف CSV
admin-newer = الأحدث
admin-older = الأقدم
admin-cancel = إلغاء
admin-end = حذف الآن
admin-addUser = إضافة مستخدم
admin-email = عنوان البريد الإلكتروني
admin-administrator = مسؤول
admin-add = إضافة
admin-byMail = إرسال الرابط بالبريد الإلكتروني
admin-oneTime = رابط لمرة واحدة، صالح لمدة 24 ساعة. أعطه للمستخدم:
admin-copy = نسخ
admin-storage = التخزين
admin-settings = الإعدادات السارية
admin-settingsText = لتغيير إعداد، عدّل ملف إعدادات الخادم، ثم أعد تشغيل الخادم.
admin-option = الخيار
admin-value = القيمة
admin-origin = المصدر
admin-version = الإصدار
admin-configFile = ملف الإعدادات

## health

health-title = الحالة
health-open = يحتاج إليك
health-openForAuditors = يحتاج إلى مسؤول
health-nothing = لا شيء يحتاج إليك.
health-commands = نفّذ الأوامر على الخادم، بحساب المستخدم الذي تعمل به خدمته.
health-onServer = على الخادم
health-inConfigFile = في ملف الإعدادات
health-noConfigFile = يعمل هذا الخادم بلا ملف إعدادات. اكتب ملفًا، ثم ابدأ الخادم مع --config ومسار الملف.
health-how = ما يجب فعله
health-fine = الحالة الراهنة
health-complaints = التحذيرات والأخطاء
health-complaintsText = ما كتبه هذا الخادم في سجله منذ بدء تشغيله. والتفاصيل في السجل.
health-warn = تحذير
health-error = خطأ
health-times =
    { $n ->
        [zero] { $n } مرة، آخرها { $when }
        [one] مرة واحدة، { $when }
        [two] مرتان، آخرهما { $when }
        [few] { $n } مرات، آخرها { $when }
        [many] { $n } مرة، آخرها { $when }
       *[other] { $n } مرة، آخرها { $when }
    }
health-examine = الفحص الآن
health-examineTitle = الفحص الذاتي (doctor)
health-examineText = يفحص مجلد البيانات، ويتصل بخادم البريد وبالموفّر وبكل ما تذكره الإعدادات غير ذلك. لا يرسل شيئًا ولا يغيّر شيئًا.
health-ok = على ما يرام
health-subjectDirectory = مجلد البيانات
health-subjectPermissions = الأذونات
health-subjectPolicy = السياسات
health-subjectErasing = المحو
health-subjectSignIn = تسجيل دخول الشركة
health-subjectLdap = خدمة الدليل (LDAP)
health-subjectScanner = ماسح الفيروسات
health-subjectPrevious = الخادم السابق
health-inEnglish = التفاصيل بالإنجليزية، كما في سجل الخادم.
health-receiverAnswered = أجابت الجهة المستقبِلة: { $status }.
health-receiverRefused = رفضت الجهة المستقبِلة الاتصال.
health-receiverSilent = لم تُجب الجهة المستقبِلة في الوقت المناسب.
health-receiverUnknown = اسم خادم الجهة المستقبِلة غير معروف.

## administration

administration-findUser = البحث عن مستخدم
administration-before = السابق
administration-next = التالي
administration-role = الدور
administration-actions = الإجراءات
administration-lastSignIn = آخر تسجيل دخول { $when }
administration-asUser = مستخدم
administration-asAuditor = مدقق: يرى جميع السجلات، ولا يرى الأسرار
administration-administrators = المسؤولون
administration-auditors = المدققون
administration-invited = المدعوون
administration-disabled = المعطَّلون
administration-suspended = المعلَّقون
administration-unprotected = بلا عامل ثانٍ
administration-userLinks = الروابط
administration-userFactors = العوامل الثانية
administration-userGroups = المجموعات
administration-group = إضافة إلى مجموعة
administration-joinGroup = إضافة
administration-userLimits = حدود السياسات
administration-userLog = أحدث إدخالات السجل
administration-wholeLog = جميع الإدخالات
administration-endPushes = حذف ما شاركه هذا المستخدم وإغلاق طلباته أيضًا
administration-endEverything = إنهاء كل شيء
administration-everyone = الجميع
administration-nobody = بلا حساب
administration-findLink = المرسِل أو الرابط أو الرقم
administration-findALink = البحث عن رابط
administration-madeUntil = أُنشئت حتى
administration-filterState = الحالة
administration-anyState = جميع الحالات
administration-onlyActive = نشطة
administration-onlyExpired = منتهية الصلاحية أو محذوفة
administration-settingsFilter = البحث عن إعداد
administration-onlyChanged = المغيَّرة فقط

## firstSteps

firstSteps-title = الخطوات الأولى
firstSteps-done = أُنجز { $done } من { $all }
firstSteps-others = الخطوات الأخرى مدرجة أعلاه.
firstSteps-address = العنوان
firstSteps-addressOpen = لا عنوان ثابتًا للروابط
firstSteps-addressWhy = يجب أن يتمكن المستلمون من الوصول إلى العنوان الذي تبدأ به الروابط.
firstSteps-addressDo = ضع عنوان خادمك مكان { $example }.
firstSteps-addressUnset = تبدأ الروابط بالعنوان الذي يستخدمه كل مرسِل، وهو لك { $origin }.
firstSteps-addressPlain = تبدأ الروابط بالعنوان { $url }، وهو غير مشفّر.
firstSteps-addressElsewhere = تبدأ الروابط بالعنوان { $url }. أنت الآن على { $origin }: افتح { $url } لترى هل يمكن الوصول إليه.
firstSteps-addressGood = تبدأ الروابط بالعنوان { $url }، وقد وصلت إلى الخادم عليه.
firstSteps-tls = التشفير في الطريق
firstSteps-tlsOpen = الاتصالات غير مشفّرة
firstSteps-tlsWhy = يمكن لأي شخص على الشبكة الوسيطة قراءة الأسرار.
firstSteps-tlsOwn = يستخدم هذا الخادم TLS بنفسه.
firstSteps-tlsProxy = يتولى خادم وكيل عكسي TLS عن هذا الخادم.
firstSteps-tlsNone = اتصالك عبر HTTP العادي.
firstSteps-tlsDo = أعطِ الخادم شهادة، أو ضع أمامه خادمًا وكيلًا عكسيًا يستخدم HTTPS:
firstSteps-key = نسخة من المفتاح الرئيسي
firstSteps-keyMissing = لا نسخة مؤكّدة من المفتاح الرئيسي
firstSteps-keyWhy = من دون المفتاح لا يمكن لأحد قراءة البيانات أو نسخة احتياطية مجددًا.
firstSteps-keyOpen = لم يؤكد أحد وجود نسخة من المفتاح { $key }.
firstSteps-keyDone = أُكّد وجود نسخة من المفتاح { $key } { $when }.
firstSteps-keyDo = يكتب هذا نسخة احتياطية مشفّرة تتضمن المفتاح. احتفظ بها على جهاز آخر:
firstSteps-keyTick = لدي نسخة في مكان آمن
firstSteps-keyUntick = لم تعد لدي هذه النسخة
firstSteps-people = من يجوز له المشاركة
firstSteps-peopleWhy = بالحسابات يرى الناس ما آلت إليه روابطهم، وتقرر أنت من يجوز له المشاركة.
firstSteps-peopleAlone = لا أحد سواك لديه حساب. ومن دون حساب يمكن لكل من يصل إلى هذا الخادم مشاركة نص.
firstSteps-peopleAloneClosed = لا أحد سواك لديه حساب، ولا يمكن لأحد المشاركة من دون حساب.
firstSteps-peopleMany =
    { $n ->
        [zero] يوجد { $n } حساب.
        [one] يوجد حساب واحد.
        [two] يوجد حسابان.
        [few] توجد { $n } حسابات.
        [many] يوجد { $n } حسابًا.
       *[other] يوجد { $n } حساب.
    }
firstSteps-peopleOpen = يجوز لأي شخص إنشاء حساب.
firstSteps-peopleDecided = قررت ذلك في الإعدادات.
firstSteps-peopleDo = أضف مستخدمين، أو قرر ذلك بالإعدادين allow_sign_up وallow_anonymous.
firstSteps-peopleLink = إضافة مستخدم
firstSteps-first = السر الأول
firstSteps-firstWhy = تجربة ذلك مرة تُظهر لك ما يراه المستلمون.
firstSteps-firstNone = لم يُخزَّن شيء بعد.
firstSteps-firstLink = مشاركة سر
firstSteps-backup = النسخ الاحتياطية
firstSteps-backupWhy = يتعطل القرص بلا إنذار، ولا ينشئ الخادم نسخًا احتياطية من تلقاء نفسه إلا إذا حُدد له مكانها.
firstSteps-backupNone = لم تُنشأ أي نسخة احتياطية بعد.
firstSteps-backupGood = أُنشئت آخر نسخة احتياطية { $when }.
firstSteps-backupDaily = أو كل يوم على الخادم
firstSteps-requests = الطلبات
firstSteps-requestsWhy = بالطلبات يطلب أصحاب الحسابات سرًا من غيرهم، ولا يحتاج هؤلاء إلى حساب لإرساله.
firstSteps-requestsOff = غير مفعّلة. يمكنك تركها كذلك.

## serverFacts

serverFacts-links = الروابط
serverFacts-activeLinks = الروابط النشطة
serverFacts-stored = ما يخزّنه هذا الخادم
serverFacts-storedSum = الإجمالي { $size }
serverFacts-payloads = الأسرار (تقديرًا)
serverFacts-rows = السجلات والحسابات والمساحة الحرة
serverFacts-fileContents = الملفات
serverFacts-fileLimit = حد الملفات
serverFacts-fileLimitText = { $used } من { $total }
serverFacts-disk = القرص
serverFacts-diskText = المتاح { $free } من { $total }
serverFacts-diskOurs = هذا الخادم
serverFacts-diskOthers = كل ما عداه
serverFacts-diskFree = متاح
serverFacts-floor = تُرفض الملفات ما دام المتاح أقل من { $size }.
serverFacts-scarce = لم يبق إلا القليل من المساحة: تُرفض الملفات قريبًا، أو بدأ رفضها بالفعل.
serverFacts-changed = المغيَّرة
serverFacts-reach = العنوان والشبكة
serverFacts-access = الوصول والحسابات
serverFacts-pushes = الأسرار
serverFacts-files = الملفات
serverFacts-data = البيانات والمفاتيح
serverFacts-limits = الحدود
serverFacts-pages = المظهر وصفحة التعريف
serverFacts-mail = البريد
serverFacts-watch = السجل والمقاييس
serverFacts-preset = الافتراضي: { $value }
serverFacts-byDefault = افتراضي
serverFacts-fromFlag = خيار سطر الأوامر
serverFacts-inEnglish = الأوصاف بالإنجليزية.
serverFacts-notSet = (غير معيّن)

## settingsLive

settingsLive-found =
    { $n ->
        [zero] { $n } إعداد
        [one] إعداد واحد
        [two] إعدادان
        [few] { $n } إعدادات
        [many] { $n } إعدادًا
       *[other] { $n } إعداد
    }
settingsLive-none = لا إعداد مطابق.

## listLive

listLive-offline = لم يردّ الخادم. تحقق من اتصالك وحاول مجددًا.
listLive-failed = حدث خطأ ({ $status }).
listLive-rateLimited =
    { $n ->
        [zero] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثانية.
        [one] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد ثانية واحدة.
        [two] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد ثانيتين.
        [few] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثوانٍ.
        [many] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثانية.
       *[other] طلبات كثيرة جدًا إلى الخادم. حاول مجددًا بعد { $n } ثانية.
    }
listLive-copied = تم النسخ
listLive-copyFailed = تعذّر النسخ. حدد النص وانسخه.

## adminLive

adminLive-invitedUntil = مدعو، تنتهي صلاحية رابط الدعوة { $when }
adminLive-invitedOver = مدعو، انتهت صلاحية رابط الدعوة { $when }
adminLive-newLink = رابط جديد
adminLive-mailLink = إرسال رابط جديد بالبريد
adminLive-withdraw = سحب الدعوة
adminLive-withdrawQuestion = هل تريد سحب دعوة { $email }؟ سيتوقف رابطها عن العمل.
adminLive-withdrawn = سُحبت دعوة { $email }.
adminLive-endAll = إنهاء كل شيء
adminLive-endAllQuestion = هل تريد إنهاء كل ما يخص { $email }؟ سيُعطَّل الحساب. وتنتهي الجلسات والرموز المميزة والروابط لمرة واحدة والعوامل الثانية وخطافات الويب فورًا.
adminLive-endedAll = عُطّل الحساب { $email }. ما أُنهي: { $what }.
adminLive-endedNothing = عُطّل الحساب { $email }. ولم يبق شيء آخر لإنهائه.
adminLive-endedSessions =
    { $n ->
        [zero] { $n } جلسة
        [one] جلسة واحدة
        [two] جلستان
        [few] { $n } جلسات
        [many] { $n } جلسة
       *[other] { $n } جلسة
    }
adminLive-endedTokens =
    { $n ->
        [zero] { $n } رمز مميز
        [one] رمز مميز واحد
        [two] رمزان مميزان
        [few] { $n } رموز مميزة
        [many] { $n } رمزًا مميزًا
       *[other] { $n } رمز مميز
    }
adminLive-endedLinks =
    { $n ->
        [zero] { $n } رابط لمرة واحدة
        [one] رابط واحد لمرة واحدة
        [two] رابطان لمرة واحدة
        [few] { $n } روابط لمرة واحدة
        [many] { $n } رابطًا لمرة واحدة
       *[other] { $n } رابط لمرة واحدة
    }
adminLive-endedFactors =
    { $n ->
        [zero] { $n } عامل ثانٍ
        [one] عامل ثانٍ واحد
        [two] عاملان ثانيان
        [few] { $n } عوامل ثانية
        [many] { $n } عاملًا ثانيًا
       *[other] { $n } عامل ثانٍ
    }
adminLive-endedHooks =
    { $n ->
        [zero] { $n } خطاف ويب
        [one] خطاف ويب واحد
        [two] خطافا ويب
        [few] { $n } خطافات ويب
        [many] { $n } خطاف ويب
       *[other] { $n } خطاف ويب
    }
adminLive-endedPushes =
    { $n ->
        [zero] { $n } من الروابط المشارَكة والطلبات
        [one] رابط مشارَك أو طلب واحد
        [two] اثنان من الروابط المشارَكة والطلبات
        [few] { $n } من الروابط المشارَكة والطلبات
        [many] { $n } من الروابط المشارَكة والطلبات
       *[other] { $n } من الروابط المشارَكة والطلبات
    }
adminLive-suspended = معلَّق من تسجيل دخول الشركة
adminLive-unprotected = بلا عامل ثانٍ
adminLive-actionsOf = إجراءات { $email }
adminLive-addedOn = أُضيف { $when }
adminLive-factorAdded = أُضيف { $when }
adminLive-appWithCodes = تطبيق رموز
adminLive-codesLeft =
    { $n ->
        [zero] بقي { $n } رمز استرداد
        [one] بقي رمز استرداد واحد
        [two] بقي رمزا استرداد
        [few] بقيت { $n } رموز استرداد
        [many] بقي { $n } رمز استرداد
       *[other] بقي { $n } رمز استرداد
    }
adminLive-noFactors = لا يوجد عامل ثانٍ.
adminLive-groupHere = أضافها مسؤول
adminLive-groupOfCompany = من تسجيل دخول الشركة
adminLive-groupOfDirectory = من خدمة الدليل
adminLive-leaveGroup = إخراج
adminLive-noGroups = ليس في أي مجموعة.
adminLive-noLimits = لا تقيّد أي سياسة هذا الشخص.
adminLive-endSessions = إنهاء الجلسات
adminLive-endSessionsQuestion = هل تريد إنهاء جميع جلسات { $email }؟ سيلزم تسجيل الدخول مجددًا. وتظل الرموز المميزة تعمل.
adminLive-sessionsEnded = انتهت جلسات { $email }.
adminLive-disableMany =
    { $n ->
        [zero] تعطيل { $n }
        [one] تعطيل { $n }
        [two] تعطيل { $n }
        [few] تعطيل { $n }
        [many] تعطيل { $n }
       *[other] تعطيل { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [zero] هل تريد تعطيل { $n } مستخدم؟ ستنتهي الجلسات والرموز المميزة فورًا.
        [one] هل تريد تعطيل مستخدم واحد؟ ستنتهي جلساته ورموزه المميزة فورًا.
        [two] هل تريد تعطيل مستخدمَين؟ ستنتهي جلساتهما ورموزهما المميزة فورًا.
        [few] هل تريد تعطيل { $n } مستخدمين؟ ستنتهي جلساتهم ورموزهم المميزة فورًا.
        [many] هل تريد تعطيل { $n } مستخدمًا؟ ستنتهي جلساتهم ورموزهم المميزة فورًا.
       *[other] هل تريد تعطيل { $n } مستخدم؟ ستنتهي جلساتهم ورموزهم المميزة فورًا.
    }
adminLive-disabledMany =
    { $n ->
        [zero] عُطّل { $n } مستخدم.
        [one] عُطّل مستخدم واحد.
        [two] عُطّل مستخدمان.
        [few] عُطّل { $n } مستخدمين.
        [many] عُطّل { $n } مستخدمًا.
       *[other] عُطّل { $n } مستخدم.
    }
adminLive-endSessionsMany =
    { $n ->
        [zero] إنهاء جلسات { $n }
        [one] إنهاء جلسات { $n }
        [two] إنهاء جلسات { $n }
        [few] إنهاء جلسات { $n }
        [many] إنهاء جلسات { $n }
       *[other] إنهاء جلسات { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [zero] هل تريد إنهاء جميع جلسات { $n } مستخدم؟ سيلزم تسجيل الدخول مجددًا. وتظل الرموز المميزة تعمل.
        [one] هل تريد إنهاء جميع جلسات مستخدم واحد؟ سيلزمه تسجيل الدخول مجددًا. وتظل الرموز المميزة تعمل.
        [two] هل تريد إنهاء جميع جلسات مستخدمَين؟ سيلزمهما تسجيل الدخول مجددًا. وتظل الرموز المميزة تعمل.
        [few] هل تريد إنهاء جميع جلسات { $n } مستخدمين؟ سيلزمهم تسجيل الدخول مجددًا. وتظل الرموز المميزة تعمل.
        [many] هل تريد إنهاء جميع جلسات { $n } مستخدمًا؟ سيلزمهم تسجيل الدخول مجددًا. وتظل الرموز المميزة تعمل.
       *[other] هل تريد إنهاء جميع جلسات { $n } مستخدم؟ سيلزمهم تسجيل الدخول مجددًا. وتظل الرموز المميزة تعمل.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [zero] انتهت جلسات { $n } مستخدم.
        [one] انتهت جلسات مستخدم واحد.
        [two] انتهت جلسات مستخدمَين.
        [few] انتهت جلسات { $n } مستخدمين.
        [many] انتهت جلسات { $n } مستخدمًا.
       *[other] انتهت جلسات { $n } مستخدم.
    }
adminLive-openedSince = فُتح منذ زيارتك الأخيرة
adminLive-damaged = تالف
adminLive-mailReset = إرسال رابط كلمة المرور بالبريد
adminLive-mailed = رسالة بريد فيها رابط في طريقها إلى { $email }.
adminLive-notMailed = لم تُرسل أي رسالة بريد إلى { $email }: { $reason } أعد إرسالها، أو اعرض الرابط.
adminLive-noneAtAll = لم يشارك أحد شيئًا بعد. ما يشاركه الناس يظهر هنا من دون محتواه.
adminLive-noneMatching = لا يطابق أي رابط عامل التصفية هذا.
adminLive-showEveryone = عرض الكل
adminLive-pushesOf =
    { $n ->
        [zero] { $n } رابط
        [one] رابط واحد
        [two] رابطان
        [few] { $n } روابط
        [many] { $n } رابطًا
       *[other] { $n } رابط
    }
adminLive-tryAgain = يمكنك المحاولة مجددًا الآن.
adminLive-none = لا شيء هنا بعد.
adminLive-noneActive = لا تشارك شيئًا في الوقت الحالي.
adminLive-noneExpired = لم تنته صلاحية شيء بعد. ما تنتهي صلاحيته يُدرج هنا مع سجله.
adminLive-linksFound =
    { $n ->
        [zero] { $n } رابط
        [one] رابط واحد
        [two] رابطان
        [few] { $n } روابط
        [many] { $n } رابطًا
       *[other] { $n } رابط
    }
adminLive-tick = تحديد { $name }
adminLive-sealed = مشفّر بين الطرفين
adminLive-shareSecret = مشاركة سر
adminLive-noneFound = لم يُعثر على شيء.
adminLive-searchedPart =
    { $n ->
        [zero] تم البحث في { $n } رابط. توجد روابط أقدم.
        [one] تم البحث في رابط واحد. توجد روابط أقدم.
        [two] تم البحث في رابطين. توجد روابط أقدم.
        [few] تم البحث في { $n } روابط. توجد روابط أقدم.
        [many] تم البحث في { $n } رابطًا. توجد روابط أقدم.
       *[other] تم البحث في { $n } رابط. توجد روابط أقدم.
    }
adminLive-searchOlder = البحث في الروابط الأقدم
adminLive-text = نص
adminLive-file = ملفات
adminLive-url = رابط
adminLive-qr = رمز QR
adminLive-created = أُنشئ { $when }
adminLive-endsIn = تنتهي صلاحيته { $when }
adminLive-endedOn = انتهت صلاحيته { $when }
adminLive-isExpired = انتهت صلاحيته
adminLive-byHand = حُذف { $when }
adminLive-viewsLeft =
    { $n ->
        [zero] بقيت { $n } مشاهدة
        [one] بقيت مشاهدة واحدة
        [two] بقيت مشاهدتان
        [few] بقيت { $n } مشاهدات
        [many] بقيت { $n } مشاهدة
       *[other] بقيت { $n } مشاهدة
    }
adminLive-notViewed = لم يُفتح بعد
adminLive-neverViewed = لم يُفتح قط
adminLive-viewed =
    { $n ->
        [zero] فُتح { $n } مرة
        [one] فُتح مرة واحدة
        [two] فُتح مرتين
        [few] فُتح { $n } مرات
        [many] فُتح { $n } مرة
       *[other] فُتح { $n } مرة
    }
adminLive-viewedLast =
    { $n ->
        [zero] فُتح { $n } مرة، آخرها { $when }
        [one] فُتح مرة واحدة، { $when }
        [two] فُتح مرتين، آخرهما { $when }
        [few] فُتح { $n } مرات، آخرها { $when }
        [many] فُتح { $n } مرة، آخرها { $when }
       *[other] فُتح { $n } مرة، آخرها { $when }
    }
adminLive-copyLink = نسخ الرابط
adminLive-sealedFiles =
    { $n ->
        [zero] { $n } ملف، الأسماء مختومة
        [one] ملف واحد، الاسم مختوم
        [two] ملفان، الاسمان مختومان
        [few] { $n } ملفات، الأسماء مختومة
        [many] { $n } ملفًا، الأسماء مختومة
       *[other] { $n } ملف، الأسماء مختومة
    }
adminLive-sealedLink = عُرض رابطه الكامل مرة واحدة، عند إنشائه.
adminLive-end = حذف الآن
adminLive-endQuestion = هل تريد حذف «{ $name }» الآن؟ لن يستطيع أحد فتحه مجددًا.
adminLive-ended = تم الحذف.
adminLive-notFound = لا يوجد رابط كهذا.
adminLive-nobody = مجهول
adminLive-administrator = مسؤول
adminLive-disabled = معطَّل
adminLive-you = أنت
adminLive-makeAdmin = التعيين مسؤولًا
adminLive-takeAdmin = إزالة صلاحيات المسؤول
adminLive-disable = تعطيل
adminLive-enable = تمكين
adminLive-reset = إعادة تعيين كلمة المرور
adminLive-tokens = الرموز المميزة
adminLive-noTokens = لا توجد رموز مميزة.
adminLive-revoke = إبطال
adminLive-makeAdminQuestion = هل تريد تعيين { $email } مسؤولًا؟ سيرى روابط الجميع وسجلاتهم، وسيمكنه تغيير كل حساب.
adminLive-enableQuestion = هل تريد تمكين { $email }؟ سيمكن تسجيل الدخول مجددًا بالصلاحيات السابقة.
adminLive-usersFound =
    { $n ->
        [zero] { $n } مستخدم
        [one] مستخدم واحد
        [two] مستخدمان
        [few] { $n } مستخدمين
        [many] { $n } مستخدمًا
       *[other] { $n } مستخدم
    }
adminLive-usersShown =
    { $n ->
        [zero] { $from }–{ $to } من { $n } مستخدم
        [one] { $from }–{ $to } من مستخدم واحد
        [two] { $from }–{ $to } من مستخدمَين
        [few] { $from }–{ $to } من { $n } مستخدمين
        [many] { $from }–{ $to } من { $n } مستخدمًا
       *[other] { $from }–{ $to } من { $n } مستخدم
    }
adminLive-noUserFound = لا يطابق أي مستخدم هذا البحث.
adminLive-takeAdminQuestion = هل تريد إزالة صلاحيات المسؤول من { $email }؟ ستنتهي جلسات هذا الحساب ورموزه المميزة.
adminLive-disableQuestion = هل تريد تعطيل { $email }؟ ستنتهي جلسات هذا الحساب ورموزه المميزة فورًا.
adminLive-resetQuestion = هل تريد إنشاء رابط لمرة واحدة للحساب { $email }؟ سيتوقف أي رابط سابق عن العمل. واستخدام الرابط ينهي جميع جلسات هذا الحساب ورموزه المميزة.
adminLive-resetFactors = إعادة تعيين العوامل الثانية
adminLive-resetFactorsQuestion = هل تريد حذف جميع العوامل الثانية للحساب { $email }؟ تأكد أولًا من أن صاحب الحساب نفسه هو من يطلب ذلك. ستنتهي جلساته فورًا. وتظل الرموز المميزة تعمل.
adminLive-factorsReset = لم يعد للحساب { $email } أي عامل ثانٍ.
adminLive-revokeQuestion = هل تريد إبطال الرمز المميز «{ $name }» للحساب { $email }؟
adminLive-taken = يوجد بالفعل حساب بعنوان البريد الإلكتروني هذا.
adminLive-badEmail = أدخل عنوان بريد إلكتروني صالحًا.
adminLive-passwordsElsewhere = لا يمكن لهذا المستخدم تسجيل الدخول بكلمة مرور على هذا الخادم: لا يسمح local_sign_in بذلك.
adminLive-lastAdmin = هذا آخر مسؤول: عيّن مسؤولًا آخر أولًا.
adminLive-used = آخر استخدام { $when }
adminLive-never = لم يُستخدم قط

## ownListLive

ownListLive-endMany =
    { $n ->
        [zero] حذف { $n }
        [one] حذف { $n }
        [two] حذف { $n }
        [few] حذف { $n }
        [many] حذف { $n }
       *[other] حذف { $n }
    }
ownListLive-endedMany =
    { $n ->
        [zero] حُذف { $n } رابط.
        [one] حُذف رابط واحد.
        [two] حُذف رابطان.
        [few] حُذفت { $n } روابط.
        [many] حُذف { $n } رابطًا.
       *[other] حُذف { $n } رابط.
    }

## hooks

hooks-title = خطافات الويب
hooks-lead = أعلِم برنامجًا آخر بما يحدث لروابطك. ولا يحصل أبدًا على سر أو عبارة مرور أو اسم ملف.
hooks-back = حسابك
hooks-openText = إعلام برنامج أو دردشة عند فتح روابطك.
hooks-yours = خطافات الويب الخاصة بك
hooks-secretShown = السر الذي يوقّع رسائله. لا يُعرض إلا مرة واحدة:
hooks-copy = نسخ
hooks-verify = تتحقق الجهات المستقبِلة من التوقيع كما يصفه standardwebhooks.com.
hooks-add = إضافة خطاف ويب
hooks-name = الاسم
hooks-namePlaceholder = دردشة الفريق
hooks-url = العنوان
hooks-urlHint = يجب أن يكون عنوانًا يسمح به المسؤول.
hooks-template = صيغة الرسالة
hooks-eventKinds = الأحداث التي يُعلَم بها
hooks-details = تفاصيل إضافية
hooks-includeHint = كل من لديه الرابط يمكنه فتحه. لا تضفه إلا حيث تثق بكل من يقرأ هناك.
hooks-submit = إضافة خطاف الويب
hooks-cancel = إلغاء
hooks-retryAll = إعادة محاولة الكل
hooks-dropAll = إسقاط الكل

## hooksLive

hooksLive-linkName = اسم الرابط
hooksLive-linkItself = الرابط نفسه
hooksLive-none = ليست لديك خطافات ويب بعد.
hooksLive-off = غير مفعّل: أجابت الجهة المستقبِلة بأنها لم تعد موجودة.
hooksLive-test = اختبار
hooksLive-tested =
    { $n ->
        [zero] الإجابة: { $status } بعد { $n } ملّي ثانية.
        [one] الإجابة: { $status } بعد ملّي ثانية واحدة.
        [two] الإجابة: { $status } بعد ملّي ثانيتين.
        [few] الإجابة: { $status } بعد { $n } ملّي ثانية.
        [many] الإجابة: { $status } بعد { $n } ملّي ثانية.
       *[other] الإجابة: { $status } بعد { $n } ملّي ثانية.
    }
hooksLive-testFailed = فشل الاختبار: { $reason }.
hooksLive-newSecret = سر جديد
hooksLive-newSecretQuestion = هل تريد إنشاء سر جديد لخطاف الويب «{ $name }»؟ سيظل السر الحالي يوقّع إلى جانبه لمدة يوم واحد.
hooksLive-switchOn = تفعيل
hooksLive-remove = حذف
hooksLive-removeQuestion = هل تريد حذف «{ $name }»؟ سيُسقَط ما لا يزال في طريقه إليه.
hooksLive-removed = تم الحذف.
hooksLive-added = تمت الإضافة.
hooksLive-noName = أعطِ خطاف الويب اسمًا.
hooksLive-badUrl = لا يمكن إرسال أي شيء إلى هذا العنوان.
hooksLive-notAllowed = لا يسمح المسؤول بهذا العنوان.
hooksLive-noEvents = اختر حدثًا واحدًا على الأقل.
hooksLive-taken = لديك خطاف ويب بهذا الاسم بالفعل، أو لديك أقصى عدد يجوز لك.
hooksLive-copied = تم النسخ
hooksLive-copyFailed = تعذّر النسخ. حدد النص وانسخه.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [zero] { $n } حدث ينتظر التسليم. وقع أقدمها { $when }.
        [one] حدث واحد ينتظر التسليم. وقع { $when }.
        [two] حدثان ينتظران التسليم. وقع أقدمهما { $when }.
        [few] { $n } أحداث تنتظر التسليم. وقع أقدمها { $when }.
        [many] { $n } حدثًا ينتظر التسليم. وقع أقدمها { $when }.
       *[other] { $n } حدث ينتظر التسليم. وقع أقدمها { $when }.
    }
eventsLive-noLetters = لم يتم التخلي عن أي حدث.
eventsLive-letterTo = { $event } ← { $name }
eventsLive-letterOf = المالك: { $owner }
eventsLive-letterMeta =
    { $n ->
        [zero] وقع { $when } · جُرّب { $n } مرة
        [one] وقع { $when } · جُرّب مرة واحدة
        [two] وقع { $when } · جُرّب مرتين
        [few] وقع { $when } · جُرّب { $n } مرات
        [many] وقع { $when } · جُرّب { $n } مرة
       *[other] وقع { $when } · جُرّب { $n } مرة
    }
eventsLive-retry = إعادة المحاولة
eventsLive-drop = إسقاط
eventsLive-dropQuestion = هل تريد إسقاط هذا الحدث نهائيًا؟
eventsLive-dropAllQuestion = هل تريد الإسقاط النهائي لجميع الأحداث التي تم التخلي عنها؟
eventsLive-retried =
    { $n ->
        [zero] تُعاد محاولة { $n } حدث.
        [one] تُعاد محاولة حدث واحد.
        [two] تُعاد محاولة حدثين.
        [few] تُعاد محاولة { $n } أحداث.
        [many] تُعاد محاولة { $n } حدثًا.
       *[other] تُعاد محاولة { $n } حدث.
    }
eventsLive-dropped =
    { $n ->
        [zero] أُسقط { $n } حدث.
        [one] أُسقط حدث واحد.
        [two] أُسقط حدثان.
        [few] أُسقطت { $n } أحداث.
        [many] أُسقط { $n } حدثًا.
       *[other] أُسقط { $n } حدث.
    }

## keptLive

keptLive-keptByBrowser = محفوظ في هذا المتصفح. كل من يستطيع استخدام هذا المتصفح يمكنه نسخ الرابط.
keptLive-keptByPasskey = محفوظ في هذا المتصفح، بحماية مفتاح مرورك.

## keptPageLive

keptPageLive-keptShowLink = عرض الرابط
keptPageLive-keptNotOpened = لم يفتحه مفتاح مرورك. حاول مجددًا.
keptPageLive-keptKeyByBrowser = يحتفظ هذا المتصفح بالمفتاح الذي يفتح الردود. كل من يستطيع استخدام هذا المتصفح يمكنه قراءتها.
keptPageLive-keptKeyByPasskey = يحتفظ هذا المتصفح بالمفتاح الذي يفتح الردود، بحماية مفتاح مرورك.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [zero] تسجيل الخروج يحذف { $n } من الروابط والمفاتيح التي لا يعرفها إلا هذا المتصفح. وعندئذ لا تُفتح الردود على طلباتك إلا بملف الاسترداد.
        [one] تسجيل الخروج يحذف رابطًا واحدًا أو مفتاحًا واحدًا لا يعرفه إلا هذا المتصفح. وعندئذ لا تُفتح الردود على طلباتك إلا بملف الاسترداد.
        [two] تسجيل الخروج يحذف اثنين من الروابط والمفاتيح التي لا يعرفها إلا هذا المتصفح. وعندئذ لا تُفتح الردود على طلباتك إلا بملف الاسترداد.
        [few] تسجيل الخروج يحذف { $n } من الروابط والمفاتيح التي لا يعرفها إلا هذا المتصفح. وعندئذ لا تُفتح الردود على طلباتك إلا بملف الاسترداد.
        [many] تسجيل الخروج يحذف { $n } من الروابط والمفاتيح التي لا يعرفها إلا هذا المتصفح. وعندئذ لا تُفتح الردود على طلباتك إلا بملف الاسترداد.
       *[other] تسجيل الخروج يحذف { $n } من الروابط والمفاتيح التي لا يعرفها إلا هذا المتصفح. وعندئذ لا تُفتح الردود على طلباتك إلا بملف الاسترداد.
    }
keptAccountLive-keptSignOutYes = حذف وتسجيل الخروج
keptAccountLive-keptCount =
    { $n ->
        [zero] { $n } من الروابط والمفاتيح محفوظ في هذا المتصفح.
        [one] رابط أو مفتاح واحد محفوظ في هذا المتصفح.
        [two] اثنان من الروابط والمفاتيح محفوظان في هذا المتصفح.
        [few] { $n } من الروابط والمفاتيح محفوظة في هذا المتصفح.
        [many] { $n } من الروابط والمفاتيح محفوظة في هذا المتصفح.
       *[other] { $n } من الروابط والمفاتيح محفوظة في هذا المتصفح.
    }
keptAccountLive-keptCountNone = لا شيء محفوظ في هذا المتصفح بعد.
keptAccountLive-keptGuardedNow = من الآن فصاعدًا يفتحها مفتاح مرورك.
keptAccountLive-keptUnable = لا يستطيع مفتاح المرور هذا أو هذا المتصفح فعل ذلك. يبقى المحفوظ كما هو.
keptAccountLive-keptOffQuestion = هل تريد حذف كل المحفوظ؟ ستُفقد الروابط التي لم تنسخها، وكذلك المفاتيح التي ليس لها ملف استرداد.
keptAccountLive-keptRefused = لم يُستخدم أي مفتاح مرور. يبقى المحفوظ كما هو.
keptAccountLive-keptOffYes = حذف

## kept

kept-title = الروابط المشفّرة بين الطرفين في هذا المتصفح
kept-text = لا يستطيع الخادم أن يعرض لك مجددًا الروابط المشفّرة بين الطرفين، لذلك يحفظها لك هذا المتصفح، ومعها مفاتيح طلباتك. كل من يستطيع استخدام هذا المتصفح يمكنه نسخها، ما لم يحمها مفتاح مرورك. وتسجيل الخروج يحذف ما لا يحميه مفتاح مرور.
kept-guarded = مفتاح مرورك يحميها.
kept-on = حفظها في هذا المتصفح
kept-guard = حمايتها بمفتاح مرور

## codes

codes-toOne = اطلب إرسال رمز بالبريد إلى { $address }؛ ولا حاجة إلى حساب هنا.
codes-toSome = اختر عنوانك، واطلب إرسال رمز إليه بالبريد؛ ولا حاجة إلى حساب هنا.
codes-toTyped = اكتب عنوانك؛ فإن كان من عناوين المستلمين، أُرسل إليه رمز بالبريد. ولا حاجة إلى حساب هنا.
codes-which = عنوانك
codes-among = عناوين المستلمين مختصرةً: { $addresses }
codes-notYours = ليس عنوانك؟ اطلب من المرسِل رابطًا خاصًا بك.
codes-send = إرسال الرمز إليّ
codes-again = إرسال رمز آخر
codes-sentToOne = رسالة بريد فيها رمز من ثمانية أحرف في طريقها إلى { $address }. ابحث أيضًا في البريد غير المرغوب فيه.
codes-sent = رسالة بريد فيها رمز من ثمانية أحرف في طريقها، إن كان العنوان من عناوين المستلمين. ابحث أيضًا في البريد غير المرغوب فيه.
codes-field = الرمز
codes-fieldHint = الأحرف الثمانية من رسالة البريد. تعمل لمدة عشر دقائق، وفي هذا المتصفح فقط.
codes-goOn = متابعة
codes-or = أو أثبت ذلك بطريقة أخرى:
codes-wrong =
    { $n ->
        [zero] هذا الرمز غير صحيح. اكتب الرمز الوارد في أحدث رسالة. يمكنك تجربته { $n } مرة أخرى.
        [one] هذا الرمز غير صحيح. اكتب الرمز الوارد في أحدث رسالة. يمكنك تجربته مرة واحدة أخرى.
        [two] هذا الرمز غير صحيح. اكتب الرمز الوارد في أحدث رسالة. يمكنك تجربته مرتين أخريين.
        [few] هذا الرمز غير صحيح. اكتب الرمز الوارد في أحدث رسالة. يمكنك تجربته { $n } مرات أخرى.
        [many] هذا الرمز غير صحيح. اكتب الرمز الوارد في أحدث رسالة. يمكنك تجربته { $n } مرة أخرى.
       *[other] هذا الرمز غير صحيح. اكتب الرمز الوارد في أحدث رسالة. يمكنك تجربته { $n } مرة أخرى.
    }
codes-last = هذا الرمز غير صحيح، وكانت تلك محاولته الأخيرة. اطلب إرسال رمز آخر.
codes-over = لا يوجد رمز يُكتب هنا: فقد استُخدم، أو مضت عليه أكثر من عشر دقائق، أو طُلب في متصفح آخر. اطلب إرسال رمز آخر.
codes-needsCookie = يحتاج هذا إلى ملف تعريف ارتباط، ولم يرسل متصفحك أي ملف. اسمح بملفات تعريف الارتباط لهذه الصفحة، ثم أعد تحميلها.
codes-tooOften =
    { $n ->
        [zero] طُلبت خمسة رموز لهذا العنوان خلال ساعة. حاول مجددًا بعد { $n } دقيقة.
        [one] طُلبت خمسة رموز لهذا العنوان خلال ساعة. حاول مجددًا بعد دقيقة واحدة.
        [two] طُلبت خمسة رموز لهذا العنوان خلال ساعة. حاول مجددًا بعد دقيقتين.
        [few] طُلبت خمسة رموز لهذا العنوان خلال ساعة. حاول مجددًا بعد { $n } دقائق.
        [many] طُلبت خمسة رموز لهذا العنوان خلال ساعة. حاول مجددًا بعد { $n } دقيقة.
       *[other] طُلبت خمسة رموز لهذا العنوان خلال ساعة. حاول مجددًا بعد { $n } دقيقة.
    }
codes-noMore = لا تُرسل رموز أخرى لهذا الرابط. اطلب من مرسِله رابطًا جديدًا.
codes-noMail = لا يستطيع هذا الخادم إرسال رمز في الوقت الحالي. اسأل من أرسل إليك الرابط.
codes-badAddress = هذا ليس عنوان بريد إلكتروني.

## codesLive

codesLive-noCode = اكتب الأحرف الثمانية من رسالة البريد.
codesLive-comes = لا بد أن تنتظر رسالة البريد ذات الأحرف الثمانية. تصل في موعد أقصاه { $time }، إن كان العنوان من عناوين المستلمين.
codesLive-offline = يتعذّر الوصول إلى الخادم. تحقق من اتصالك، وحاول مجددًا.

## company

company-signIn = تسجيل الدخول باستخدام { $label }
company-or = أو بكلمة مرور على هذا الخادم:
company-addressedTitle = موجّه إلى أشخاص معيّنين
company-addressedSure = يريد من أرسل هذا التأكد ممن يفتحه.
company-addressedText = سجّل الدخول باستخدام { $label }؛ ولا حاجة إلى حساب هنا.
company-addressedByDirectory = سجّل الدخول باسمك وكلمة مرورك في الشركة.
company-byPassword = تسجيل الدخول بكلمة مرور
company-otherTitle = ليس موجّهًا إليك
company-otherText = عنوانك المعروف هنا: { $address }، وهذا موجّه إلى شخص آخر. لم يُفتح شيء. سجّل الدخول بحساب آخر، أو اسأل من أرسله.
company-otherUnnamed = هذا موجّه إلى شخص آخر. لم يُفتح شيء. سجّل الدخول بحساب آخر، أو اسأل من أرسله.
company-closedAccountTitle = تم إيقاف حسابك
company-closedAccountText = حسابك على هذا الخادم معطَّل أو معلَّق، لذلك لا يُفتح لك شيء. لم يُفتح شيء. اسأل أحد المسؤولين.
company-known = عنوانك المعروف هنا: { $address }.
company-knownUnnamed = تعرّف عليك تسجيل دخول الشركة.
company-notMe = لست أنا
company-goingOn = لحظة من فضلك
company-goingOnText = تُفتح الصفحة التالية من تلقاء نفسها.
company-goOn = متابعة

## companyRefused

companyRefused-not-allowed = لست ضمن أي من المجموعات التي يجوز لها استخدام هذا الخادم. اسأل مسؤوله.
companyRefused-no-account = ليس لديك حساب هنا. اطلب من أحد المسؤولين إضافته.
companyRefused-address-taken = يوجد هنا بالفعل حساب بعنوان بريدك الإلكتروني. اطلب من أحد المسؤولين ربطه بخدمة { $label }.
companyRefused-other-account = تسجيل الدخول هذا يخص حسابًا آخر هنا. اسأل أحد المسؤولين.
companyRefused-not-set-up = لم يُعَدّ هذا الخادم بعد.
companyRefused-disabled = حسابك معطَّل. اسأل أحد المسؤولين.
companyRefused-no-email = لا تُعلِم خدمة { $label } هذا الخادم بعنوان بريدك الإلكتروني. اطلب من أحد المسؤولين إضافة المطالبة email.
companyRefused-bad-email = ما تقدمه خدمة { $label } على أنه عنوان بريدك الإلكتروني ليس عنوان بريد. اسأل أحد المسؤولين.
companyRefused-no-groups = لا تُعلِم خدمة { $label } هذا الخادم بأي مجموعة لك. إما أنك لست في أي مجموعة، أو أن الموفّر يغفلها: اسأل أحد المسؤولين.
companyRefused-too-many-groups = أنت في مجموعات كثيرة لدرجة أن خدمة { $label } تغفلها جميعًا. اطلب من أحد المسؤولين إرسال مجموعات هذا التطبيق فقط.
companyRefused-bad-token = ما أجابت به خدمة { $label } غير صالح لهذا الخادم. لم يُسجَّل دخول أحد؛ وفي السجل مزيد من التفاصيل.
companyRefused-clock = الفرق كبير جدًا بين ساعة هذا الخادم وساعة خدمة { $label }. اطلب من أحد المسؤولين ضبطهما.
companyRefused-other-issuer = جاءت الإجابة من موفّر غير الذي تذكره الإعدادات. لم يُسجَّل دخول أحد.
companyRefused-unreachable = يتعذّر الوصول إلى خدمة { $label } حاليًا. ومن سجّل الدخول من قبل تستمر جلسته؛ حاول مجددًا لاحقًا.
companyRefused-provider-error = أبلغت خدمة { $label } عن خطأ. وسجل هذا الخادم يذكر أي خطأ هو.
companyRefused-client-refused = لا تقبل خدمة { $label } هذا الخادم: السر الخاص به خاطئ أو انتهت صلاحيته. اسأل أحد المسؤولين.
companyRefused-cancelled = أُلغي تسجيل الدخول باستخدام { $label }.
companyRefused-begin-again = بدأ تسجيل الدخول هذا في مكان آخر، أو استغرق وقتًا طويلًا جدًا، أو سبق استخدامه. ابدأ من جديد.

## factors

factors-title = حماية إضافية لتسجيل الدخول
factors-lead = مع عامل ثانٍ، لا تفتح كلمة المرور المسروقة وحدها حسابك.
factors-openText = مفاتيح مرور، وتطبيق يعرض رموزًا.
factors-yours = حماية إضافية لتسجيل الدخول
factors-limited = يطلب منك هذا الخادم عاملًا ثانيًا. أعِدّ واحدًا هنا، ثم تابع.
factors-goOn = متابعة
factors-passkeys = مفاتيح المرور
factors-passkeysText = سجّل الدخول ببصمة إصبعك أو وجهك أو رقم PIN أو مفتاح أمان، من دون كلمة مرورك. لا يعمل مفتاح المرور إلا على هذا العنوان، فلا يمكن لأحد الاستيلاء عليه بالتصيّد.
factors-passkeyName = اسم الجهاز
factors-passkeyPlaceholder = حاسوب محمول
factors-addPasskey = إضافة مفتاح مرور
factors-needsHttps = لا تعمل مفاتيح المرور هنا: لا تسمح بها المتصفحات إلا على اسم مع ⁨https://⁩. اطلب من المسؤول عنوانًا كهذا.
factors-app = تطبيق رموز
factors-appText = يعرض تطبيق على هاتفك رمزًا جديدًا من ستة أرقام كل 30 ثانية.
factors-beginApp = إعداد تطبيق
factors-removeApp = إزالة التطبيق من حسابك
factors-scan = امسح هذا الرمز ضوئيًا بالتطبيق:
factors-qr = رمز QR للتطبيق
factors-type = أو اكتب هذا في التطبيق:
factors-code = الرمز الذي يعرضه التطبيق الآن
factors-finish = إنهاء
factors-codesTitle = رموز الاسترداد
factors-codesText = يتيح لك كل رمز من هذه الرموز تسجيل الدخول مرة واحدة إذا فقدت عواملك الأخرى. ولا تُعرض إلا الآن: اطبعها، أو احفظها حيث تحفظ كلمات المرور.
factors-renew = رموز استرداد جديدة
factors-confirmTitle = أكّد هويتك
factors-confirmText = قبل أن تتغير عواملك، أكّد هويتك.
factors-codeOrRecovery = رمز من تطبيقك، أو رمز استرداد
factors-confirm = تأكيد
factors-remove = حذف

## factorsLive

factorsLive-codesFile = recovery-codes.txt
factorsLive-limited =
    { $n ->
        [zero] محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد { $n } ثانية.
        [one] محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد ثانية واحدة.
        [two] محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد ثانيتين.
        [few] محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد { $n } ثوانٍ.
        [many] محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد { $n } ثانية.
       *[other] محاولات فاشلة كثيرة جدًا. حاول مجددًا بعد { $n } ثانية.
    }
factorsLive-conflict = هذا موجود بالفعل، أو لا متسع له. أعد تحميل الصفحة.
factorsLive-lastOne = يطلب منك هذا الخادم عاملًا ثانيًا. أعِدّ عاملًا آخر قبل حذف هذا.
factorsLive-noPasskeys = ليست لديك مفاتيح مرور بعد.
factorsLive-never = لم يُستخدم قط
factorsLive-used = آخر استخدام { $when }
factorsLive-made = أُضيف { $when }
factorsLive-remove = حذف
factorsLive-removed = تم الحذف.
factorsLive-added = تمت الإضافة.
factorsLive-removeQuestion = هل تريد حذف مفتاح المرور «{ $name }»؟ لن يفتح حسابك بعد ذلك.
factorsLive-removeAppQuestion = هل تريد إزالة التطبيق من حسابك؟ لن تفتح رموزه حسابك بعد ذلك.
factorsLive-nameIt = أعطِ مفتاح المرور اسمًا.
factorsLive-passkeyCancelled = لم يُستخدم أي مفتاح مرور. حاول مجددًا.
factorsLive-passkeyRefused = لم يقبل الخادم مفتاح المرور هذا. حاول مجددًا.
factorsLive-appSince = أُعِدّ تطبيقك { $when }.
factorsLive-codesLeft =
    { $n ->
        [zero] بقي { $n } رمز استرداد.
        [one] بقي رمز استرداد واحد.
        [two] بقي رمزا استرداد.
        [few] بقيت { $n } رموز استرداد.
        [many] بقي { $n } رمز استرداد.
       *[other] بقي { $n } رمز استرداد.
    }
factorsLive-wrongCode = هذا الرمز غير صحيح. تحقق من ساعة هاتفك، واكتب الرمز المعروض الآن.
factorsLive-notConfirmed = هذا غير صحيح. حاول مجددًا.
factorsLive-done = لديك الآن عامل ثانٍ. احتفظ برموز الاسترداد، ثم تابع.
factorsLive-copied = تم النسخ
factorsLive-copyFailed = تعذّر النسخ. حدد النص وانسخه.

## secondStep

secondStep-title = خطوة أخرى
secondStep-passkey = استخدام مفتاح مرور
secondStep-code = رمز من تطبيقك، أو رمز استرداد
secondStep-codeHint = ستة أرقام، أو ستة عشر حرفًا ورقمًا.
secondStep-recoveryCode = رمز استرداد
secondStep-recoveryHint = ستة عشر حرفًا ورقمًا. حصلت عليها عند إضافة مفتاح مرورك.
secondStep-submit = تسجيل الدخول
secondStep-lost = هل فقدت هاتفك ورموز الاسترداد؟ يمكن لأحد مسؤولي هذا الخادم إعادة تعيين عواملك الثانية.
secondStep-again = البدء من جديد

## secondStepLive

secondStepLive-noCode = أدخل رمزًا.
secondStepLive-wrongCode = هذا الرمز غير صحيح، أو سبق استخدامه. انتظر الرمز التالي.
secondStepLive-passkeyCancelled = لم يُستخدم أي مفتاح مرور. حاول مجددًا، أو استخدم رمزًا.
secondStepLive-passkeyRefused = لم يقبل الخادم مفتاح المرور هذا. حاول مجددًا، أو استخدم رمزًا.
secondStepLive-limited =
    { $n ->
        [zero] رموز خاطئة كثيرة جدًا. حاول مجددًا بعد { $n } ثانية.
        [one] رموز خاطئة كثيرة جدًا. حاول مجددًا بعد ثانية واحدة.
        [two] رموز خاطئة كثيرة جدًا. حاول مجددًا بعد ثانيتين.
        [few] رموز خاطئة كثيرة جدًا. حاول مجددًا بعد { $n } ثوانٍ.
        [many] رموز خاطئة كثيرة جدًا. حاول مجددًا بعد { $n } ثانية.
       *[other] رموز خاطئة كثيرة جدًا. حاول مجددًا بعد { $n } ثانية.
    }
secondStepLive-retry = يمكنك المحاولة مجددًا الآن.
secondStepLive-offline = لم يردّ الخادم. تحقق من اتصالك وحاول مجددًا.
secondStepLive-failed = حدث خطأ ({ $status }).

## tokens

tokens-may = ما يجوز له
tokens-everything = كل شيء
tokens-create = إنشاء الروابط فقط
tokens-createRead = إنشاء الروابط وقراءتها
tokens-audit = قراءة السجلات فقط
tokens-ask = طلب الأسرار من الآخرين وفتح ردودهم
tokens-lasts = مدة عمله
tokens-always = حتى إبطاله
tokens-days30 = 30 يومًا
tokens-days90 = 90 يومًا
tokens-year = سنة واحدة
tokens-networks = من شبكات معيّنة فقط
tokens-networksLabel = العناوين أو الشبكات
tokens-networksHint = افصل بينها بفواصل. إذا كان هذا فارغًا، يعمل الرمز المميز في كل مكان.

## tokensLive

tokensLive-tokenMay = يجوز له: { $what }
tokensLive-tokenCreate = الإنشاء
tokensLive-tokenRead = القراءة
tokensLive-tokenAudit = قراءة السجلات
tokensLive-tokenExpire = الحذف
tokensLive-tokenAdmin = الإدارة
tokensLive-tokenAsk = طلب الأسرار
tokensLive-tokenOpen = فتح الردود
tokensLive-tokenFrom = فقط من: { $networks }
tokensLive-tokenUntil = تنتهي صلاحيته { $when }
tokensLive-tokenOver = انتهت صلاحيته { $when }
tokensLive-tokenUsedFrom = آخر استخدام { $when } من { $address }
tokensLive-badNetworks = أدخل عناوين أو شبكات مثل 192.0.2.0/24، بحد أقصى 50.

## oversightLive

oversightLive-auditor = مدقق
oversightLive-makeAuditor = التعيين مدققًا
oversightLive-makeAuditorQuestion = هل تريد تعيين { $email } مدققًا؟ سيرى سجلات الجميع، ولن يرى أي أسرار.
oversightLive-takeAuditor = إزالة صلاحيات المدقق
oversightLive-takeAuditorQuestion = هل تريد إزالة صلاحيات المدقق من { $email }؟ ستنتهي جلسات هذا الحساب ورموزه المميزة.
oversightLive-log = السجل
oversightLive-logNothing = لا توجد إدخالات.

## signIns

signIns-title = آخر عمليات تسجيل الدخول
signIns-text = من سجّل الدخول إلى حسابك أو حاول ذلك. إن لم تتعرف على إحدى العمليات، فغيّر كلمة مرورك.

## signInsLive

signInsLive-signedIn = تسجيل دخول
signInsLive-signInFailed = فشل تسجيل الدخول
signInsLive-byPassword = بكلمة مرور
signInsLive-byLink = برابط لمرة واحدة
signInsLive-bySetup = برمز الإعداد
signInsLive-bySignUp = بإنشاء الحساب
signInsLive-byDirectory = عبر خدمة الدليل
signInsLive-byCompany = عبر تسجيل دخول الشركة
signInsLive-byPasskey = بمفتاح مرور
signInsLive-secondFactor = بعامل ثانٍ
signInsLive-wrongPassword = كلمة مرور خاطئة
signInsLive-wrongCode = رمز إعداد خاطئ
signInsLive-wrongLink = رابط لمرة واحدة غير صالح
signInsLive-wrongCurrent = كلمة المرور الحالية خاطئة
signInsLive-wrongFactor = عامل ثانٍ خاطئ
signInsLive-wrongPasskey = مفتاح مرور خاطئ
signInsLive-deviceGuesses = محاولات تخمين كثيرة جدًا على أجهزة معروفة
signInsLive-unanswered = لم تردّ خدمة الدليل
signInsLive-asAdministrator = بصفة مسؤول
signInsLive-times =
    { $n ->
        [zero] { $n } مرة
        [one] مرة واحدة
        [two] مرتان
        [few] { $n } مرات
        [many] { $n } مرة
       *[other] { $n } مرة
    }
signInsLive-noSignIns = لم تُسجَّل أي عملية دخول بعد.

## adminLog

adminLog-title = سجل المسؤولين
adminLog-lead = من سجّل الدخول، ومن غيّر الحسابات والرموز المميزة والمفاتيح والإعدادات. لا يمكن تغيير أي إدخال أو حذفه دون أن يُلاحظ ذلك.
adminLog-person = عنوان البريد الإلكتروني
adminLog-personHint = لمن فعل ذلك، أو لمن يخصه الأمر.
adminLog-what = الحدث
adminLog-everything = كل شيء
adminLog-show = عرض
adminLog-newer = الأحدث
adminLog-older = الأقدم

## adminLogLive

adminLogLive-signOut = تسجيل خروج
adminLogLive-leftOut = محاولات فاشلة أكثر من المذكورة
adminLogLive-userAdded = أُضيف حساب
adminLogLive-userRemoved = حُذف حساب
adminLogLive-userDisabled = عُطّل حساب
adminLogLive-userEnabled = مُكّن حساب
adminLogLive-madeAdministrator = عُيّن مسؤولًا
adminLogLive-noAdministrator = لم يعد مسؤولًا
adminLogLive-madeAuditor = عُيّن مدققًا
adminLogLive-noAuditor = لم يعد مدققًا
adminLogLive-suspended = علّقه تسجيل دخول الشركة
adminLogLive-admitted = سمح له تسجيل دخول الشركة مجددًا
adminLogLive-linked = رُبط تسجيل دخول الشركة
adminLogLive-unlinked = فُكّ ربط تسجيل دخول الشركة
adminLogLive-vouched = أُكّدت صحة العنوان
adminLogLive-joinedGroup = أُضيف إلى مجموعة
adminLogLive-leftGroup = أُخرج من مجموعة
adminLogLive-factorAdded = أُضيف عامل ثانٍ
adminLogLive-factorRemoved = حُذف عامل ثانٍ
adminLogLive-factorsReset = أُعيد تعيين العوامل الثانية
adminLogLive-codesMade = أُنشئت رموز استرداد
adminLogLive-invited = أُرسلت دعوة
adminLogLive-accessEnded = أُنهي كل وصول
adminLogLive-linksExpired = حُذفت روابط الحساب
adminLogLive-withdrawn = سُحبت الدعوة
adminLogLive-sessionEnded = أُنهيت جلسة
adminLogLive-linkMade = أُنشئ رابط لمرة واحدة
adminLogLive-passwordSet = عُيّنت كلمة مرور
adminLogLive-tokenMade = أُنشئ رمز API مميز
adminLogLive-tokenRemoved = أُبطل رمز API مميز
adminLogLive-settingsChanged = تغيرت الإعدادات
adminLogLive-rotationBegun = بدأ تبديل المفتاح الرئيسي
adminLogLive-rotationEnded = انتهى تبديل المفتاح الرئيسي
adminLogLive-exported = صُدّرت سجلات التدقيق
adminLogLive-backedUp = أُنشئت نسخة احتياطية
adminLogLive-restored = استُعيدت نسخة احتياطية
adminLogLive-byWhom = بواسطة { $name }
adminLogLive-commandLine = سطر الأوامر
adminLogLive-server = الخادم
adminLogLive-bySetupCode = رمز الإعداد
adminLogLive-bySigningUp = إنشاء الحساب
adminLogLive-byOneTimeLink = رابط لمرة واحدة
adminLogLive-directory = خدمة الدليل
adminLogLive-companySignIn = تسجيل دخول الشركة
adminLogLive-noEntries = لا إدخال مطابق.
adminLogLive-showAll = عرض كل شيء

## ownLogLive

ownLogLive-byCode = مؤكد برمز: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = ملاحظة
ownLogLive-logCount = { $from }–{ $to } من { $total }
ownLogLive-own-creation = أُنشئ
ownLogLive-own-view = فُتح
ownLogLive-own-failed_view = محاولة بلا جدوى
ownLogLive-own-expire = حُذف
ownLogLive-own-restored = تم التراجع عن الحذف
ownLogLive-own-failed_passphrase = عبارة مرور خاطئة
ownLogLive-own-probable_program = برنامج على الأرجح
ownLogLive-own-code_sent = أُرسل رمز بالبريد
ownLogLive-own-code_queued = رمز ينتظر إرساله بالبريد
ownLogLive-own-code_failed = لم يُرسل الرمز بالبريد
ownLogLive-own-failed_code = رمز خاطئ
ownLogLive-own-owner_view = أنت فتحته
ownLogLive-own-wrong_network = محاولة من شبكة أخرى
ownLogLive-own-other_device = محاولة على جهاز آخر
ownLogLive-own-alarm = بلاغ: «لم أكن أنا»
ownLogLive-own-freeze = أنت أوقفته مؤقتًا
ownLogLive-own-thaw = أنت استأنفته
ownLogLive-own-changed = أنت غيّرته
ownLogLive-own-hold_asked = في انتظار سماحك بالفتح
ownLogLive-own-hold_released = أنت سمحت بفتحه
ownLogLive-own-hold_refused = أنت رفضت وأوقفته مؤقتًا
ownLogLive-own-request_view = قُرئ
ownLogLive-own-answer = تم الرد عليه
ownLogLive-own-mail_returned = عادت رسالة البريد
ownLogLive-own-creation_email_send = طُلب إشعار بالبريد
ownLogLive-own-admin_view = فتحه مسؤول
ownLogLive-own-imported = نُقل إلى هنا من Password Pusher

## seenLogLive

seenLogLive-seen-creation = أُنشئ
seenLogLive-seen-view = فُتح
seenLogLive-seen-failed_view = محاولة بلا جدوى
seenLogLive-seen-expire = حُذف
seenLogLive-seen-restored = تم التراجع عن الحذف
seenLogLive-seen-failed_passphrase = عبارة مرور خاطئة
seenLogLive-seen-probable_program = برنامج على الأرجح
seenLogLive-seen-code_sent = أُرسل رمز بالبريد
seenLogLive-seen-code_queued = رمز ينتظر إرساله بالبريد
seenLogLive-seen-code_failed = لم يُرسل الرمز بالبريد
seenLogLive-seen-failed_code = رمز خاطئ
seenLogLive-seen-owner_view = فتحه مالكه
seenLogLive-seen-wrong_network = رُفض خارج شبكاته
seenLogLive-seen-other_device = رُفض على جهاز آخر
seenLogLive-seen-alarm = أبلغ عنه أحد المستلمين
seenLogLive-seen-freeze = أوقفه مالكه مؤقتًا
seenLogLive-seen-thaw = استأنفه مالكه
seenLogLive-seen-changed = غيّره مالكه
seenLogLive-seen-hold_asked = في انتظار المالك
seenLogLive-seen-hold_released = سمح المالك بفتحه
seenLogLive-seen-hold_refused = رفض المالك فتحه
seenLogLive-seen-request_view = قُرئ
seenLogLive-seen-answer = تم الرد عليه
seenLogLive-seen-mail_returned = عادت رسالة البريد
seenLogLive-seen-creation_email_send = طُلب إشعار بالبريد
seenLogLive-seen-admin_view = فتحه مسؤول
seenLogLive-seen-imported = نُقل إلى هنا من Password Pusher

## eventNamesLive

eventNamesLive-push-created = إنشاء رابط
eventNamesLive-push-viewed = فتح رابط
eventNamesLive-push-wrong_passphrase = عبارة مرور خاطئة
eventNamesLive-push-expired = انتهاء صلاحية رابط
eventNamesLive-push-alarm = بلاغ من مستلم
eventNamesLive-push-hold_asked = شخص ما ينتظر
eventNamesLive-push-code_failed = لم يُرسل الرمز بالبريد
eventNamesLive-request-answered = رد على طلب
eventNamesLive-request-closed = إغلاق طلب

## conditionWords

conditionWords-passphrases = عبارات المرور
conditionWords-passwords = كلمات المرور
conditionWords-second_factors = العوامل الثانية
conditionWords-passkeys = مفاتيح المرور

## conditionSays

conditionSays-disk_full = المتاح على قرص { $directory } هو { $freeBytes } فقط: تُرفض الملفات دون { $floorBytes }.
conditionSays-disk_low = المتاح على قرص { $directory } هو { $freeBytes }، وهو أقل مما قد تشغله ملفات رابط واحد ({ $linkBytes }).
conditionSays-disk_no_inodes = عدد الملفات التي ما زال يتسع لها قرص { $directory } هو { $files } فقط: لم تبق فيه عُقد inode.
conditionSays-disk_error = صدر خطأ عن قرص { $directory } بتاريخ { $atMs }: { $reason }
conditionSays-database_damaged = قاعدة البيانات تالفة. والسجل يذكر المواضع.
conditionSays-database_trouble = لا يستطيع هذا الخادم معالجة الطلبات الآن: { $reason }
conditionSays-bucket_trouble = لا يمكن تخزين الملفات أو فتحها: { $reason }
conditionSays-scanner_trouble = لا يفحص ماسح الفيروسات أي ملفات، لذلك يُرفض كل ملف: { $reason }
conditionSays-sweep_failed = ما انتهت صلاحيته لا يُحذف من القرص: { $reason }
conditionSays-clock_jumped = تقدّمت ساعة النظام أكثر من يوم، وهي تشير الآن إلى { $nowMs }. لا يُمحى شيء في الستين دقيقة التالية لهذه القفزة.
conditionSays-backup_failed = فشلت آخر نسخة احتياطية: { $reason }
conditionSays-backup_damaged = في آخر نسخة احتياطية، { $name }، بيانات تالفة. عدد المواضع التالفة: { $count }. { $reason }
conditionSays-backup_old = آخر نسخة احتياطية بتاريخ { $lastMs }.
conditionSays-certificate_ended = انتهت صلاحية الشهادة { $file } بتاريخ { $untilMs }: يرفضها العملاء.
conditionSays-certificate_ends = الشهادة { $file } صالحة حتى { $untilMs }.
conditionSays-certificate_unusable = لا يمكن استخدام شهادة على القرص: { $reason } والخادم الذي يعمل يحتفظ بالشهادة السابقة.
conditionSays-certificate_not_obtained = لا توجد شهادة صالحة، ويرفض العملاء هذا الخادم: { $reason }
conditionSays-certificate_not_renewed = تعذّر تجديد الشهادة: { $reason }
conditionSays-client_secret_refused = لا يقبل موفّر تسجيل الدخول oidc.client_secret: لا يمكن لأحد تسجيل الدخول هناك.
conditionSays-client_secret_ends = السر في oidc.client_secret صالح حتى { $untilMs }. وبعد ذلك لا يمكن لأحد تسجيل الدخول لدى الموفّر.
conditionSays-token_ends = رمز API المميز «{ $name }» للحساب { $owner }، الذي استُخدم مؤخرًا، صالح حتى { $untilMs }.
conditionSays-administrator_new = أصبح { $user } مسؤولًا بتاريخ { $sinceMs }. جهة التعيين: { $by }.
conditionSays-guessing = شخص ما يخمّن ({ $guessed }): عدد المحاولات التي رُفضت لكثرتها خلال ساعة: { $times } أو أكثر.
conditionSays-codes_failed = لا يمكن إرسال الرموز إلى المستلمين بالبريد: { $reason }
conditionSays-codes_wait = رسائل بريد فيها رموز للمستلمين وتنتظر الإرسال: { $count }. بلغ أحد المستلمين أو المرسِلين الحد المسموح به في الساعة. تُرسل آخر رسالة بتاريخ { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [zero] تم التخلي عن { $n } حدث لتعذّر تسليمه.
        [one] تم التخلي عن حدث واحد لتعذّر تسليمه.
        [two] تم التخلي عن حدثين لتعذّر تسليمهما.
        [few] تم التخلي عن { $n } أحداث لتعذّر تسليمها.
        [many] تم التخلي عن { $n } حدثًا لتعذّر تسليمها.
       *[other] تم التخلي عن { $n } حدث لتعذّر تسليمها.
    }
conditionSays-deliveries_late = ثمة حدث بتاريخ { $sinceMs } ينتظر التسليم.
conditionSays-nodes_differ = العُقد غير متماثلة: { $reason }
conditionSays-version_ready = ملف الإصدار الجديد موجود في { $file }.
conditionSays-disk_fine = المتاح على قرص { $directory } هو { $freeBytes } من { $totalBytes }.
conditionSays-certificate_fine = الشهادة { $file } صالحة حتى { $untilMs }.
conditionSays-backup_none = لم تُنشأ أي نسخة احتياطية بعد.
conditionSays-backup_fine = آخر نسخة احتياطية بتاريخ { $lastMs }.
conditionSays-backup_scheduled = آخر نسخة احتياطية، { $name }، بتاريخ { $lastMs }، وموعد التالية { $nextMs }.
conditionSays-node_fine = تعمل العُقدة { $node } بالإصدار { $version }.

## conditionMend

conditionMend-disk_full = أفسح مكانًا على هذا القرص، أو كبّره.
conditionMend-disk_low = أفسح مكانًا على هذا القرص، أو كبّره.
conditionMend-disk_no_inodes = احذف الملفات الصغيرة التي تركتها برامج أخرى على هذا القرص.
conditionMend-disk_error = أنشئ نسخة احتياطية الآن. ثم افحص القرص وتوصيله. وفي سجل النظام مزيد من التفاصيل.
conditionMend-database_damaged = استعِد نسخة احتياطية.
conditionMend-database_trouble = تحقق من قاعدة البيانات ومضيفها والطريق إليها.
conditionMend-bucket_trouble = تحقق من حاوية التخزين ومفاتيحها والطريق إليها. ويجب أن يكون المجلد الذي تتشاركه العُقد موصولًا بنظام الملفات.
conditionMend-scanner_trouble = شغّل clamd، واسمح لمستخدم هذا الخادم بقراءة مقبسه. وفي سجل clamd نفسه مزيد من التفاصيل.
conditionMend-sweep_failed = لا يمكن لأحد فتحه. تحقق من القرص وراجع السجل.
conditionMend-clock_jumped = إن كانت ساعة النظام خاطئة، فاضبطها خلال تلك المدة. وإن كانت صحيحة، فلا تفعل شيئًا: يظهر هذا التنبيه أيضًا بعد توقف طويل أو بعد استعادة نسخة احتياطية.
conditionMend-backup_failed = أزِل السبب. يحاول الخادم مجددًا من تلقاء نفسه.
conditionMend-backup_damaged = تحقق من القرص، واعرف ما التالف. تبقى النسخ الاحتياطية السليمة السابقة محفوظة.
conditionMend-backup_old = تحقق مما ينشئ نسخك الاحتياطية، أو أنشئ نسخة يدويًا.
conditionMend-certificate_ended = ضع ملفات جديدة للشهادة ومفتاحها مكان القديمة. يقرؤها الخادم مجددًا من تلقاء نفسه.
conditionMend-certificate_ends = ضع ملفات جديدة للشهادة ومفتاحها مكان القديمة. يقرؤها الخادم مجددًا من تلقاء نفسه.
conditionMend-certificate_unusable = ضع ملفات جديدة للشهادة ومفتاحها مكان القديمة.
conditionMend-certificate_not_obtained = يحاول الخادم مجددًا من تلقاء نفسه. تحقق من جهة إصدار الشهادات والطريق إليها.
conditionMend-certificate_not_renewed = الشهادة المستخدمة صالحة حتى { $untilMs }، ويحاول الخادم مجددًا. تحقق من جهة إصدار الشهادات والطريق إليها.
conditionMend-client_secret_refused = أنشئ سرًا جديدًا لدى الموفّر، واضبطه.
conditionMend-client_secret_ends = أنشئ سرًا جديدًا لدى الموفّر، واضبطه، واضبط oidc.client_secret_until على موعد انتهائه.
conditionMend-token_ends = ينشئ مالكه رمزًا جديدًا ويعطيه للبرنامج الذي يستخدمه.
conditionMend-administrator_new = إن لم تكن تتوقع ذلك، فاسحب هذه الصلاحية وراجع سجل المسؤولين.
conditionMend-guessing = السجل يذكر العناوين. احظرها في جدار الحماية.
conditionMend-codes_failed = تحقق من خادم البريد ومن إعدادات البريد. وعلى المستلمين الذين لم تُرسل رموزهم أن يطلبوا رموزًا جديدة.
conditionMend-codes_wait = إن كان على المرسِلين مخاطبة هذا العدد من المستلمين، فارفع قيمة mail.per_hour. وتذكر سجلات روابطهم أصحاب الرموز المنتظرة.
conditionMend-deliveries_dead = أصلح الجهة المستقبِلة، ثم أعد تسليم ما لم يصل أو تخلَّ عنه.
conditionMend-deliveries_late = تحقق من خادم البريد أو خطاف الويب أو المجمّع. والسجل يذكر أيها يفشل.
conditionMend-nodes_differ = أعطِ جميع العُقد الإصدار نفسه والإعدادات نفسها والوقت نفسه.
conditionMend-version_ready = افحصه، ثم رقِّ الخادم.
conditionMend-backup_none = إن لم يكن هناك ما ينسخ هذا الخادم احتياطيًا غير ذلك، فأنشئ نسخة.

## errorPage

errorPage-missing = الصفحة غير موجودة
errorPage-missingText = لا توجد صفحة في هذا العنوان.
errorPage-home = الانتقال إلى صفحة البداية
errorPage-busy = طلبات كثيرة جدًا إلى الخادم
errorPage-busyText = تلقينا طلبات كثيرة جدًا من عنوانك. لم يُفتح شيء. انتظر قليلًا، ثم أعد تحميل هذه الصفحة.
errorPage-keySent = فقد هذا الرابط سريته
errorPage-keySentText = كتب برنامج في الطريق، مثل مرشّح بريد، ⁨%23⁩ بدلًا من # في هذا الرابط، فأُرسل مفتاحه إلى الخادم. لم يُفتح شيء ولم تُحسب أي مشاهدة، لكن المفتاح لم يعد سرًا. اطلب من المرسِل رابطًا جديدًا يُرسل بطريقة أخرى.
errorPage-upgrading = تجري ترقية هذا الخادم
errorPage-upgradingText = لم يُفتح شيء ولم يُفقد شيء. أعد تحميل هذه الصفحة بعد دقيقة.
errorPage-unavailable = غير متاح حاليًا
errorPage-unavailableText = لا يستطيع الخادم فعل هذا في الوقت الحالي. لم يُفتح شيء ولم يُفقد شيء. حاول مجددًا بعد بضع دقائق.
errorPage-unconfirmed = غير مؤكد
errorPage-unconfirmedText = لا يستطيع الخادم معرفة هل تم هذا. ربما حُسبت مشاهدة مع أنه لم يُعرض شيء. حاول مجددًا بعد بضع دقائق؛ فإن لم يعد السر موجودًا حينها، فاطلب من مرسِله رابطًا جديدًا.
errorPage-defect = حدث خطأ
errorPage-defectText = ما كان ينبغي أن يحدث هذا. أخبر مشغّل هذا الخادم بوقت حدوثه: فالتفاصيل في السجل.

## mailShared

mailShared-subject = لديك شيء من { $sender }
mailShared-lead = لديك مشاركة سرية من { $sender } عبر { $service }.
mailShared-link = فتح السر
mailShared-until = يعمل الرابط حتى { $when }.
mailShared-views =
    { $n ->
        [zero] يمكن فتحه { $n } مرة.
        [one] يمكن فتحه مرة واحدة.
        [two] يمكن فتحه مرتين.
        [few] يمكن فتحه { $n } مرات.
        [many] يمكن فتحه { $n } مرة.
       *[other] يمكن فتحه { $n } مرة.
    }
mailShared-notice = اطلب الرابط من { $sender }: فهو ليس في هذه الرسالة.
mailShared-stranger = إن كنت لا تعرف { $sender }، فتجاهل هذه الرسالة.
mailShared-unverified = لم يتحقق أحد من أن العنوان { $sender } هو عنوان المرسِل. اسأل صاحب العنوان { $sender } بطريقة أخرى هل هذه الرسالة منه. وإن تعذّر ذلك، فتجاهلها.

## mailAsked

mailAsked-subject = طلب إليك من { $sender }
mailAsked-lead = طلب إليك من { $sender }: شيء سري، يُرسل عبر { $service }.
mailAsked-link = الرد
mailAsked-until = يمكنك الرد حتى { $when }. ولا حاجة إلى حساب.

## mailNeeds

mailNeeds-name = الاسم الذي يذكره المرسِل: «{ $name }».
mailNeeds-shared = قبل فتحه:
mailNeeds-asked = قبل الرد:
mailNeeds-from = يُفتح ابتداءً من { $when }.
mailNeeds-passphrase = تحتاج إلى عبارة مرور. تحصل عليها من { $sender } بطريقة أخرى.
mailNeeds-code = تحتاج إلى رمز. ترسله الصفحة بالبريد إلى { $address } عندما تطلبه.
mailNeeds-proof = لا يمكن فتحه إلا لأشخاص معيّنين. وتطلب منك الصفحة إثبات أنك أحدهم.
mailNeeds-release = يجب أن يأتيك السماح بفتحه من { $sender }. افتح الرابط واترك الصفحة مفتوحة إلى ذلك الحين.
mailNeeds-lock = لا يمكن فتحه مجددًا إلا على الجهاز والمتصفح اللذين يفتحانه أولًا. افتحه حيث تحتاج إليه.
mailNeeds-letters = تعرض الصفحة ثلاثة أحرف. اكتبها لتعلم الصفحة أنك لست برنامجًا.

## mailOpened

mailOpened-subject = فُتح: { $name }
mailOpened-unnamed = رابطك المنشأ بتاريخ { $date }
mailOpened-lead = فُتح رابطك: { $when }.
mailOpened-left =
    { $n ->
        [zero] يمكن فتحه { $n } مرة أخرى.
        [one] يمكن فتحه مرة واحدة أخرى.
        [two] يمكن فتحه مرتين أخريين.
        [few] يمكن فتحه { $n } مرات أخرى.
        [many] يمكن فتحه { $n } مرة أخرى.
       *[other] يمكن فتحه { $n } مرة أخرى.
    }
mailOpened-last = كانت تلك آخر مشاهدة: مُحي السر.
mailOpened-link = روابطي
mailOpened-why = تصلك هذه الرسالة لأنك طلبت إعلامك عند فتحه.

## mailAnswered

mailAnswered-subject = تم الرد: { $name }
mailAnswered-unnamed = طلبك المنشأ بتاريخ { $date }
mailAnswered-lead = تم الرد على طلبك: { $when }.
mailAnswered-keep = هذه الرسالة لا تحتوي على الرد. سجّل الدخول لفتحه.
mailAnswered-link = الطلبات
mailAnswered-why = تصلك هذه الرسالة لأنك طلبت رسالة عند كل رد.

## mailCode

mailCode-subject = رمزك من { $service }
mailCode-lead = يشارك شخص ما معك شيئًا سريًا عبر { $service }. لفتحه، اكتب هذا الرمز في الصفحة التي طلبته:
mailCode-leadNamed = لديك مشاركة سرية من { $sender } عبر { $service }. لفتحها، اكتب هذا الرمز في الصفحة التي طلبته:
mailCode-asks = يطلب منك شخص ما شيئًا سريًا عبر { $service }. لقراءة الطلب والرد عليه، اكتب هذا الرمز في الصفحة التي طلبته:
mailCode-asksNamed = لديك طلب لشيء سري من { $sender } عبر { $service }. لقراءته والرد عليه، اكتب هذا الرمز في الصفحة التي طلبته:
mailCode-until =
    { $n ->
        [zero] يعمل الرمز مرة واحدة، لمدة { $n } دقيقة، وفي المتصفح الذي طلبه فقط.
        [one] يعمل الرمز مرة واحدة، لمدة دقيقة واحدة، وفي المتصفح الذي طلبه فقط.
        [two] يعمل الرمز مرة واحدة، لمدة دقيقتين، وفي المتصفح الذي طلبه فقط.
        [few] يعمل الرمز مرة واحدة، لمدة { $n } دقائق، وفي المتصفح الذي طلبه فقط.
        [many] يعمل الرمز مرة واحدة، لمدة { $n } دقيقة، وفي المتصفح الذي طلبه فقط.
       *[other] يعمل الرمز مرة واحدة، لمدة { $n } دقيقة، وفي المتصفح الذي طلبه فقط.
    }
mailCode-ignore = إن لم تطلب رمزًا، فتجاهل هذه الرسالة، ولا تعطِ الرمز لأحد.

## mailInvited

mailInvited-subject = حسابك في { $service }
mailInvited-lead = لديك الآن حساب في { $service }: { $email }.
mailInvited-link = اختيار كلمة مرور
mailInvited-once = يعمل الرابط مرة واحدة، حتى { $when }.

## mailReset

mailReset-subject = اختر كلمة مرور جديدة في { $service }
mailReset-lead = يتيح لك أحد مسؤولي { $service } اختيار كلمة مرور جديدة للحساب { $email }.
mailReset-link = اختيار كلمة مرور
mailReset-once = يعمل الرابط مرة واحدة، حتى { $when }.

## mailNotice

mailNotice-subject = حسابك في { $service }
mailNotice-password = غُيّرت كلمة مرور الحساب { $email }: { $when }.
mailNotice-factorAdded = أُضيف عامل ثانٍ إلى الحساب { $email }: { $when }.
mailNotice-factorRemoved = حُذف عامل ثانٍ من الحساب { $email }: { $when }.
mailNotice-factorsReset = حذف أحد المسؤولين جميع العوامل الثانية من الحساب { $email }: { $when }.
mailNotice-recoveryCodes = أُنشئت رموز استرداد جديدة للحساب { $email }: { $when }. والرموز السابقة لم تعد تعمل.
mailNotice-recoveryCode = استُخدم رمز استرداد للحساب { $email }: { $when }. ولا يعمل مرة أخرى.
mailNotice-devices = جاءت كلمات مرور أو رموز خاطئة كثيرة جدًا للحساب { $email } من متصفحات سبق تسجيل الدخول فيها: { $when }. ربما صار أحد أجهزتك لدى شخص آخر.
mailNotice-from = جاء هذا من العنوان { $address }.
mailNotice-stranger = إن لم تكن تتوقع هذا، فغيّر كلمة مرورك في { $service }، وأخبر مسؤوله.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [zero] { $service }: { $n } أمر ينتظر مسؤوله
        [one] { $service }: أمر واحد ينتظر مسؤوله
        [two] { $service }: أمران ينتظران مسؤوله
        [few] { $service }: { $n } أمور تنتظر مسؤوله
        [many] { $service }: { $n } أمرًا ينتظر مسؤوله
       *[other] { $service }: { $n } أمر ينتظر مسؤوله
    }
mailConditions-link = حالة الخادم
mailConditions-why = تصلك هذه الرسالة لأن notices.mail يذكر عنوانك. وتأتي مرة واحدة، ثم مجددًا بعد سبعة أيام إن لم يتغير شيء. شغّل الأوامر على مضيف الخادم، باستخدام sudo ومع خيار ⁨--config⁩ الخاص بالخادم.

## mailTest

mailTest-subject = اختبار { $service }
mailTest-lead = البريد من { $service } يصل.
mailTest-link = { $service }

## opener

opener-title = فتح رابط مختوم
opener-lead = هذه الصفحة ملف لديك أنت: تفتح الروابط المختومة من الطرف إلى الطرف، ولا يمكن لأي خادم تغييرها. وتطلب من خادم الرابط السر المختوم، ولا تطلب غيره.
opener-link = الرابط، مع الجزء الذي يلي #
opener-passphraseHint = فقط إن أعطاك المرسِل عبارة مرور.
opener-open = فتح
opener-notLink = هذا ليس رابطًا إلى سر. انسخ الرابط كاملًا، من ⁨https://⁩ إلى نهايته.
opener-unreachable = لا إجابة يجوز لهذه الصفحة قراءتها. إما أنه يتعذّر الوصول إلى الخادم، أو أنه لا يتيح فتح هذا الرابط إلا لصفحته: فربما يكون السر غير مختوم، أو مقصورًا على شبكات معيّنة. لم يُفتح شيء.
opener-incomplete = لم تصل الإجابة كاملة. ربما حُسبت مشاهدة.
opener-notSealed = ما أرسله الخادم غير مختوم، فهو إذن ليس ما ختمه المرسِل لهذا الرابط. ولا يُعرض منه شيء.
opener-wrong = عبارة المرور غير صحيحة أو ناقصة. لم تُحسب أي مشاهدة.
opener-refused = لا يسلّم الخادم هذا في الوقت الحالي. لم تُحسب أي مشاهدة.
opener-held = يجب أن يسمح من أرسل هذا بفتحه. أبلغه بهذه الكلمات: { $words }
opener-heldWordless = يجب أن يسمح من أرسل هذا بفتحه.
opener-otherPassphrase = لا يُفتح بعبارة المرور هذه. حاول مجددًا: السر المختوم موجود هنا، ولا تُحسب مشاهدة أخرى. اترك الحقل فارغًا إن لم يعطك المرسِل عبارة مرور.
opener-go = فتح العنوان على { $host }
opener-saved = تم الحفظ

## languages

languages-title = اختيار لغتك
languages-search = ابحث عن لغتك
languages-searchHint = اسمها بلغتها، أو اسمها بالإنجليزية، أو رمزها مثل pt-BR.
languages-find = بحث
languages-none = لا لغة مطابقة.
languages-all = جميع اللغات
languages-browser = لغة متصفحي
languages-back = العودة إلى الصفحة
languages-counts = النصوص باللغات الأخرى ترجمات. عند اختلاف أيٍّ منها عن النص الإنجليزي يُعتدّ بالنص الإنجليزي. إذا وجدت كلمة خاطئة، فأخبر القائمين على هذا الخادم.
languages-recipient = لغة المستلم
languages-recipientHint = لصفحة الرابط ورسالة البريد عنه. والمستلمون الذين اختاروا لغة تبقى لهم لغتهم.
languages-recipientOwn = بحسب متصفح من يفتحه
languages-answerer = لغة من يردّ
languages-answererHint = لصفحة الطلب. ومن اختار لغة تبقى له لغته.

## languagesLive

languagesLive-found =
    { $n ->
        [zero] { $n } لغة
        [one] لغة واحدة
        [two] لغتان
        [few] { $n } لغات
        [many] { $n } لغة
       *[other] { $n } لغة
    }
languagesLive-recipientLanguage = لغة المستلم
