### Hindi

## layout

layout-skip = सीधे सामग्री पर जाएँ
layout-navigation = मुख्य
layout-create = नया
layout-pushes = मेरे लिंक
layout-admin = एडमिन
layout-account = खाता
layout-signIn = साइन इन करें
layout-languages = भाषा
layout-light = हल्का
layout-dark = गहरा
layout-auto = अपने-आप
layout-api = API
layout-about = परिचय
layout-aboutLine = यह कैसे काम करता है और इसे कौन चलाता है
layout-noScript = इस पेज के लिए JavaScript ज़रूरी है। इसकी स्क्रिप्ट सिर्फ़ इसी सर्वर से संपर्क करती हैं।
layout-otherWays = आप API या कमांड लाइन का भी इस्तेमाल कर सकते हैं।
layout-waiting = यह पेज अब भी लोड हो रहा है। अगर कुछ न बदले, तो इसे फिर से लोड करें।
layout-plain = यह कनेक्शन एन्क्रिप्ट नहीं है: आप यहाँ जो भेजते और खोलते हैं, उसे नेटवर्क पर मौजूद दूसरे लोग पढ़ सकते हैं। अगर कोई https:// वाला पता हो, तो उसे इस्तेमाल करें।
layout-notSealed = रुकें: यह सीलबंद नहीं है
layout-notSealedText = भेजने वाले ने यह सीक्रेट सील किया था, लेकिन सर्वर ने जो भेजा, वह सीलबंद नहीं है। उसमें से कुछ भी नहीं दिखाया जाता। भेजने वाले से संपर्क करें, जैसे फ़ोन पर।

## create

create-title = सीक्रेट शेयर करें
create-tagline = पासवर्ड या फ़ाइल ऐसे लिंक से भेजें जिसकी समय-सीमा खत्म हो जाती है।
create-kinds = क्या शेयर करना है
create-text = टेक्स्ट
create-files = फ़ाइलें
create-url = लिंक
create-qr = QR कोड
create-textLabel = आपका सीक्रेट
create-shared = यह किसी दूसरे ऐप्लिकेशन से आया है: भेजने से पहले इसे जाँच लें।
create-textPlaceholder = पासवर्ड, कुंजी, कोई नोट …
create-urlLabel = वेब पता
create-urlHint = पाने वाले को पहले पता दिखता है और इस पेज से बाहर जाने से पहले उनसे पुष्टि ली जाती है।
create-qrLabel = QR कोड के रूप में दिखाया जाने वाला टेक्स्ट
create-qrHint = पाने वाले को यह स्कैन करने के लिए QR कोड के रूप में दिखता है।
create-message = संदेश (ज़रूरी नहीं)
create-filesSignIn = फ़ाइलें शेयर करने के लिए साइन इन करें।
create-hide = टाइप करते समय छिपाएँ
create-generator = पासवर्ड बनाएँ
create-style = प्रकार
create-styleCharacters = वर्ण
create-styleWords = शब्द
create-stylePin = PIN
create-pinHint = पासफ़्रेज़ के लिए काफ़ी है, क्योंकि यह सर्वर कोशिशों की संख्या सीमित रखता है। खुद सीक्रेट के तौर पर बहुत कमज़ोर है।
create-length = लंबाई
create-digits = अंक
create-symbols = चिह्न
create-capitals = बड़े अक्षर
create-generated = सुझाव
create-again = नया सुझाव
create-use = इसे इस्तेमाल करें
create-lifetime = कितने समय बाद एक्सपायर होगा
create-views = व्यू की संख्या
create-passphrase = पासफ़्रेज़ (ज़रूरी नहीं)
create-passphraseRequired = पासफ़्रेज़ (ज़रूरी)
create-passphraseLength =
    { $n ->
        [one] कम से कम { $n } वर्ण।
       *[other] कम से कम { $n } वर्ण।
    }
create-passphraseHint = पासफ़्रेज़ अलग से बताएँ, जैसे कि फ़ोन पर।
create-suggest = सुझाव दें
create-add = विकल्प जोड़ें …
create-covered = टैप करने तक ढका रखें
create-coveredHint = खुलते समय कोई भी पाने वाले के पीछे से झाँककर इसे नहीं पढ़ सकता।
create-deletable = पाने वाले सीक्रेट को डिलीट कर सकते हैं
create-notifyMe = खुलने पर मुझे बताएँ
create-notifyByMail = आपको ईमेल मिलता है, और “मेरे लिंक” में निशान दिखता है।
create-notifyInList = आपको “मेरे लिंक” में निशान दिखता है।
create-name = नाम (सिर्फ़ आपको दिखता है)
create-note = नोट (सिर्फ़ आपको दिखता है)
create-sign = इसके साथ अपना नाम लिखें
create-senderName = आपका नाम
create-senderMessage = पाने वाले के लिए संदेश
create-senderMessageHint = सीक्रेट खुलने से पहले यह हर उस व्यक्ति को दिखता है जिसके पास लिंक हो। यहाँ कुछ भी गोपनीय न लिखें।
create-senderEmail = अपने खाते का पता दिखाएँ: { $email }
create-sealed = एंड-टू-एंड एन्क्रिप्टेड
create-sealedHint = पाने वाले के सिवा इसे कोई नहीं पढ़ सकता, यह सर्वर भी नहीं।
create-sealedName = अपनी सूची के लिए इसे कोई नाम दें: फ़ाइलों के नाम भी सुरक्षित रहते हैं। लिंक का नाम, नोट और आपका लिखा नाम व संदेश नहीं।
create-sealedRequired = यह सर्वर इसके सिवा कुछ स्वीकार नहीं करता।
create-groupLimits = आप पर आपके समूहों की सीमाएँ लागू हैं: { $groups }।
create-shownOnce = लिंक अभी कॉपी करें। इसे दोबारा नहीं दिखाया जा सकता।
create-remembered = आपके चुने हुए विकल्प इस डिवाइस पर याद रखे जाते हैं।
create-reset = डिफ़ॉल्ट पर रीसेट करें
create-submit = लिंक बनाएँ
create-ready = आपका लिंक तैयार है
create-passphraseNext = अब पासफ़्रेज़ किसी दूसरे तरीके से भेजें
create-passphraseReminder = लिंक सिर्फ़ इसी पासफ़्रेज़ से खुलता है। इसे अलग से बताएँ, जैसे कि फ़ोन पर। यह दोबारा नहीं दिखाया जाता।
create-copyPassphrase = पासफ़्रेज़ कॉपी करें
create-end = अभी डिलीट करें
create-another = एक और शेयर करें

## createClosed

createClosed-title = सीक्रेट शेयर करने के लिए साइन इन करें
createClosed-text = आपके नेटवर्क से सिर्फ़ वे लोग लिंक बना सकते हैं जिनका खाता हो।
createClosed-hint = अगर आपको कोई लिंक मिला है, तो वह यहाँ से हमेशा की तरह खुलता है।
createClosed-nothingTitle = आप यहाँ कुछ शेयर नहीं कर सकते
createClosed-nothing = आपके समूहों ({ $groups }) की सीमाओं के कारण किसी भी तरह का सीक्रेट शेयर नहीं हो सकता। इस सर्वर के किसी एडमिन से पूछें।

## createLive

createLive-bytes = { $limit } में से { $used }
createLive-characters = { $limit } में से { $used } वर्ण
createLive-bits =
    { $n ->
        [one] करीब { $n } बिट
       *[other] करीब { $n } बिट
    }
createLive-termViews =
    { $n ->
        [one] { $n } व्यू
       *[other] { $n } व्यू
    }
createLive-termUntil = { $date } तक
createLive-noPassphrase = पासफ़्रेज़ के बिना
createLive-withPassphrase = पासफ़्रेज़ के साथ
createLive-needsPassphrase = पासफ़्रेज़ ज़रूरी है
createLive-passphraseMissing = पासफ़्रेज़ डालें: इस सर्वर पर यह ज़रूरी है।
createLive-passphraseShort =
    { $n ->
        [one] यह पासफ़्रेज़ बहुत छोटा है: कम से कम { $n } वर्ण चाहिए। aaaa या 1234 जैसी लड़ी दो गिनी जाती है।
       *[other] यह पासफ़्रेज़ बहुत छोटा है: कम से कम { $n } वर्ण चाहिए। aaaa या 1234 जैसी लड़ी दो गिनी जाती है।
    }
createLive-signed = भेजने वाले: { $by }
createLive-blank = पहले कोई सीक्रेट डालें।
createLive-tooLong = यह बहुत लंबा है: ज़्यादा से ज़्यादा { $limit } हो सकता है।
createLive-tooManyCharacters =
    { $n ->
        [one] यह बहुत लंबा है: ज़्यादा से ज़्यादा { $n } वर्ण हो सकता है।
       *[other] यह बहुत लंबा है: ज़्यादा से ज़्यादा { $n } वर्ण हो सकते हैं।
    }
createLive-badUrl = https://example.org जैसा कोई वेब पता डालें।
createLive-unsealed = आपका ब्राउज़र इसे सील नहीं कर सका। कुछ भी नहीं भेजा गया।
createLive-opens =
    { $n ->
        [one] { $date } तक ({ $relative }) { $n } बार खुल सकता है।
       *[other] { $date } तक ({ $relative }) { $n } बार खुल सकता है।
    }
createLive-endedTitle = सीक्रेट डिलीट हो गया
createLive-ended = इसकी सामग्री मिटा दी गई है। अब इसे कोई नहीं खोल सकता, आप भी नहीं।
createLive-goneTitle = लिंक एक्सपायर हो गया है
createLive-gone = अब इसे कोई नहीं खोल सकता। इसकी सामग्री मिटा दी गई है।
createLive-linkUnsaved = आपने अभी तक लिंक कॉपी नहीं किया है, और यह सिर्फ़ इसी पेज पर दिखता है। फिर भी पेज छोड़ें?
createLive-passphraseUnsaved = आपने अभी तक पासफ़्रेज़ कॉपी नहीं किया है, और यह सिर्फ़ इसी पेज पर दिखता है। फिर भी पेज छोड़ें?
createLive-leaveIt = पेज छोड़ें
createLive-offline = सर्वर से जवाब नहीं मिला। अपना कनेक्शन जाँचें और फिर से कोशिश करें।
createLive-rateLimited =
    { $n ->
        [one] बहुत ज़्यादा रिक्वेस्ट। { $n } सेकंड बाद फिर से कोशिश करें।
       *[other] बहुत ज़्यादा रिक्वेस्ट। { $n } सेकंड बाद फिर से कोशिश करें।
    }
createLive-tryAgain = अब आप फिर से कोशिश कर सकते हैं।
createLive-tooLarge = यह इतना बड़ा है कि सर्वर इसे स्वीकार नहीं करता।
createLive-signInFirst = पहले साइन इन करें।
createLive-unavailable = सर्वर अभी उपलब्ध नहीं है। आपने जो टाइप किया, वह अब भी यहाँ है: थोड़ी देर में फिर से कोशिश करें।
createLive-noSpace = सर्वर पर जगह नहीं बची है। कुछ भी सेव नहीं हुआ।
createLive-failed = कोई गड़बड़ी हुई ({ $status })। कुछ भी सेव नहीं हुआ।
createLive-refused = सर्वर इस मान को स्वीकार नहीं करता।
createLive-tooMany =
    { $n ->
        [one] ज़्यादा से ज़्यादा { $n } प्रविष्टि।
       *[other] ज़्यादा से ज़्यादा { $n } प्रविष्टियाँ।
    }
createLive-outOfRange = { $min } से { $max } तक की कोई संख्या डालें।

## resultLive

resultLive-notOpened = अभी तक नहीं खोला गया।
resultLive-openedTimes =
    { $n ->
        [one] { $n } बार खोला गया: { $date }।
       *[other] { $n } बार खोला गया, पिछली बार: { $date }।
    }

## fileBox

fileBox-files = फ़ाइलें
fileBox-dropHere = फ़ाइलें या फ़ोल्डर यहाँ छोड़ें
fileBox-chooseFiles = फ़ाइलें चुनें
fileBox-chooseFolder = फ़ोल्डर चुनें
fileBox-cancel = रद्द करें

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] ज़्यादा से ज़्यादा { $n } फ़ाइल, हर फ़ाइल { $file } तक, कुल { $push } तक।
       *[other] ज़्यादा से ज़्यादा { $n } फ़ाइलें, हर फ़ाइल { $file } तक, कुल { $push } तक।
    }
filesLive-tooManyFiles =
    { $n ->
        [one] एक लिंक में ज़्यादा से ज़्यादा { $n } फ़ाइल जा सकती है।
       *[other] एक लिंक में ज़्यादा से ज़्यादा { $n } फ़ाइलें जा सकती हैं।
    }
filesLive-fileTooLarge = फ़ाइल “{ $name }” { $limit } से बड़ी है।
filesLive-filesTooLarge = सभी फ़ाइलें मिलाकर { $limit } से ज़्यादा हैं।
filesLive-noFiles = कम से कम एक फ़ाइल चुनें।
filesLive-packing = फ़ोल्डर “{ $name }” को अब भी पैक किया जा रहा है।
filesLive-remove = { $name } को हटाएँ
filesLive-uploading = { $percent } · { $speed }/से॰
filesLive-lost = कनेक्शन टूट गया। अपने-आप आगे बढ़ेगा।
filesLive-uploaded = भेज दिया गया। सर्वर इसे सेव कर रहा है …
filesLive-sealing = आपके ब्राउज़र में सील हो रहा है: { $percent }
filesLive-unreadable = आपका ब्राउज़र अब किसी एक फ़ाइल को नहीं पढ़ पा रहा है। कुछ भी नहीं भेजा गया। फ़ाइलें फिर से चुनें।
filesLive-cancelled = रद्द किया गया। कुछ भी सेव नहीं हुआ।

## reveal

reveal-title = आपके लिए एक सीक्रेट
reveal-intro = किसी ने आपके साथ कुछ गोपनीय शेयर किया है।
reveal-ownTitle = आपका अपना सीक्रेट
reveal-ownIntro = इसे आपने ही शेयर किया है। पाने वाले इसे इसी पेज पर खोलते हैं।
reveal-ownPage = इसके लिंक, QR कोड और लॉग पर जाएँ
reveal-passphrase = पासफ़्रेज़
reveal-passphraseHint = यह भेजने वाले से मिलता है, इस लिंक से अलग।
reveal-unlock = अनलॉक करें
reveal-open = सीक्रेट दिखाएँ
reveal-counts = इसे खोलना एक व्यू गिना जाता है।
reveal-how = यह कैसे काम करता है
reveal-sealed = यह एंड-टू-एंड एन्क्रिप्टेड है: इसे सिर्फ़ आपका ब्राउज़र खोल सकता है, और यह सर्वर इसे नहीं पढ़ सकता।
reveal-sealedNoScript = यह लिंक सिर्फ़ JavaScript से या “secretpush open” कमांड से खुलता है।
reveal-largeText = इनमें से एक फ़ाइल 256 MiB से बड़ी है, और यह ब्राउज़र इतनी बड़ी सीलबंद फ़ाइल सेव नहीं कर सकता। यह व्यू नहीं गिना गया। लिंक को कंप्यूटर पर Chrome या Edge में https:// से खोलें, या इस कमांड से:
reveal-copyCommand = कमांड कॉपी करें
reveal-secret = सीक्रेट
reveal-show = दिखाएँ
reveal-onPaper = सीक्रेट ढका हुआ है। पेज पर “दिखाएँ” चुनें, फिर दोबारा प्रिंट करें।
reveal-hide = छिपाएँ
reveal-copy = कॉपी करें
reveal-save = फ़ाइल के रूप में सेव करें
reveal-print = प्रिंट करें
reveal-files = फ़ाइलें
reveal-download = डाउनलोड करें
reveal-downloadAll = सभी को ZIP में डाउनलोड करें
reveal-address = भेजने वाले चाहते हैं कि आप यह पता खोलें:
reveal-go = पता खोलें …
reveal-goTitle = इस पेज से बाहर जाएँ?
reveal-goText = आप इस साइट का एक पता खोलने जा रहे हैं:
reveal-goYes = इसे खोलें
reveal-goTo = { $host } का पता खोलें
reveal-qr = यह कोड स्कैन करें
reveal-qrText = कोड का टेक्स्ट
reveal-remove = इसे अभी डिलीट करें
reveal-removeText = इसके बाद यह लिंक कोई नहीं खोल पाएगा, आप भी नहीं।
reveal-removeYes = डिलीट करें
reveal-cancel = रद्द करें
reveal-deletedTitle = डिलीट हो गया
reveal-deletedText = अब यह लिंक कोई नहीं खोल सकता, और इस पेज पर भी सीक्रेट नहीं रहा।
reveal-undo = पहले जैसा करें
reveal-openAgain = लिंक पर वापस जाएँ
reveal-gone = यहाँ अब कुछ नहीं है
reveal-goneText = यह लिंक एक्सपायर हो गया, डिलीट कर दिया गया या कभी था ही नहीं।
reveal-openedHere = आपने यह लिंक इस डिवाइस पर खोला था: { $date } ({ $relative })। उसके बाद यह एक्सपायर हो गया या डिलीट कर दिया गया।
reveal-goneHint = भेजने वाले से नया लिंक माँगें।
reveal-goneCreate = खुद कोई सीक्रेट शेयर करें
reveal-letters = ये तीन अक्षर टाइप करें
reveal-lettersNeeded = तीनों अक्षर टाइप करें, फिर बटन दोबारा दबाएँ। कुछ भी नहीं खोला गया।
reveal-lettersOther = वे कोई और अक्षर थे। ये तीन अक्षर टाइप करें, फिर बटन दोबारा दबाएँ। कुछ भी नहीं खोला गया।
reveal-wrong = पासफ़्रेज़ गलत है।
reveal-limited = बहुत बार गलत पासफ़्रेज़ डाला गया। एक मिनट रुककर फिर से कोशिश करें।
reveal-refused = भेजने वाले ने आपको इसे खोलने की अनुमति देने से मना कर दिया है।
reveal-waitOver = आपका इंतज़ार खत्म हो चुका है। फिर से पूछने के लिए इसे दोबारा खोलें।
reveal-crowded = इसके लिए बहुत ज़्यादा लोग इंतज़ार कर रहे हैं। एक मिनट में फिर से कोशिश करें।
reveal-scanner = यह ब्राउज़र बताता है कि वह लिंक जाँचने वाला प्रोग्राम है, इसलिए कुछ भी नहीं खोला गया। लिंक को किसी दूसरे ब्राउज़र में खोलें।
reveal-again = पेज फिर से लोड करने पर सीक्रेट दोबारा नहीं खुलता। इसे एक बार और खोलने के लिए बटन दबाएँ।
reveal-failed = सर्वर पर कोई गड़बड़ी हुई। थोड़ी देर में फिर से कोशिश करें।

## senderNote

senderNote-label = भेजने वाले की ओर से
senderNote-shares = { $name } ने आपके साथ कुछ शेयर किया है।
senderNote-writes = { $name } ने लिखा है:
senderNote-unnamedWrites = भेजने वाले ने लिखा है:
senderNote-account = इसे इस सर्वर के खाते { $email } से भेजा गया।
senderNote-anyAccount = इसे खाते { $email } से भेजा गया। यहाँ कोई भी खाता बना सकता है, इसलिए यह पता सत्यापित नहीं है।
senderNote-unverifiedAccount = इसे खाते { $email } से भेजा गया। किसी ने भी इस पते को सत्यापित नहीं किया है।
senderNote-ownWords = नाम और संदेश भेजने वाले के अपने शब्द हैं।
senderNote-unverified = नाम और संदेश भेजने वाले के अपने शब्द हैं। यह सर्वर नहीं जानता कि नाम सही है या नहीं।

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] आप { $n } सेकंड तक इसे पहले जैसा कर सकते हैं।
       *[other] आप { $n } सेकंड तक इसे पहले जैसा कर सकते हैं।
    }

## undoLive

undoLive-deleted = डिलीट हो गया। इसे कोई नहीं खोल सकता।
undoLive-undo = पहले जैसा करें ({ $seconds })
undoLive-undone = पहले जैसा कर दिया गया: सीक्रेट डिलीट नहीं हुआ।
undoLive-tooLate = इसे पहले जैसा नहीं किया जा सका: सीक्रेट मिटा दिया गया है।

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] इसे { $date } तक ({ $relative }) { $n } बार और खोला जा सकता है।
       *[other] इसे { $date } तक ({ $relative }) { $n } बार और खोला जा सकता है।
    }
revealLive-lastView = यह आखिरी व्यू था। सीक्रेट सर्वर से मिटा दिया गया है: जो चाहिए, अभी सेव कर लें।
revealLive-lastViewFiles = यह आखिरी व्यू था। जो चाहिए, अभी डाउनलोड कर लें: लिंक सिर्फ़ थोड़ी देर काम करते हैं।
revealLive-ownView = आपके अपने व्यू नहीं गिने जाते।
revealLive-shown = सीक्रेट दिख रहा है।
revealLive-covered = सीक्रेट ढका हुआ है।
revealLive-copied = कॉपी हो गया
revealLive-copyFailed = कॉपी नहीं हो सका। टेक्स्ट चुनकर उसे कॉपी करें।
revealLive-wrong = पासफ़्रेज़ गलत है।
revealLive-limited =
    { $n ->
        [one] बहुत बार गलत पासफ़्रेज़ डाला गया। { $n } सेकंड बाद फिर से कोशिश करें।
       *[other] बहुत बार गलत पासफ़्रेज़ डाला गया। { $n } सेकंड बाद फिर से कोशिश करें।
    }
revealLive-busy =
    { $n ->
        [one] बहुत ज़्यादा रिक्वेस्ट। { $n } सेकंड बाद फिर से कोशिश करें।
       *[other] बहुत ज़्यादा रिक्वेस्ट। { $n } सेकंड बाद फिर से कोशिश करें।
    }
revealLive-again = अब आप फिर से कोशिश कर सकते हैं।
revealLive-unconnected = आप ऑफ़लाइन हैं। कुछ भी नहीं खोला गया।
revealLive-offline = सर्वर का जवाब पूरा नहीं पहुँचा। हो सकता है कि यह एक व्यू गिना गया हो।
revealLive-failed = सर्वर पर कोई गड़बड़ी हुई। थोड़ी देर में फिर से कोशिश करें।
revealLive-downloaded = डाउनलोड हो गई
revealLive-downloadedOf = डाउनलोड हुई फ़ाइलें: { $total } में से { $done }
revealLive-preview = झलक देखें
revealLive-previewOf = { $name } की झलक
revealLive-previewFailed = यह तस्वीर यहाँ नहीं दिखाई जा सकती। इसके बजाय इसे डाउनलोड करें।
revealLive-downloadFailed = डाउनलोड रुक गया है। हो सकता है कि लिंक एक्सपायर हो गया हो।
revealLive-deleteFailed = सीक्रेट डिलीट नहीं हो सका।
revealLive-noAddress = यह वेब पता नहीं है, इसलिए इसे सादे टेक्स्ट के रूप में दिखाया गया है।
revealLive-fileName = secret.txt
revealLive-see = दिखाएँ

## sealedLive

sealedLive-linkCut = यह लिंक अधूरा है: # के बाद का हिस्सा नहीं है। भेजने वाले से पूरा लिंक माँगें। कुछ भी नहीं खोला गया और कोई व्यू नहीं गिना गया।
sealedLive-linkAltered = यह लिंक रास्ते में कट गया या बदल गया: # के बाद का हिस्सा सही नहीं है। भेजने वाले से पूरा लिंक माँगें। कुछ भी नहीं खोला गया और कोई व्यू नहीं गिना गया।
sealedLive-moduleMissing = इस पेज का वह हिस्सा नहीं पहुँचा जो सीलबंद सीक्रेट खोलता है। अपना कनेक्शन जाँचें और पेज फिर से लोड करें। कुछ भी नहीं खोला गया और कोई व्यू नहीं गिना गया।
sealedLive-sealBroken = सीलबंद सामग्री खराब हो गई या बदल दी गई, इसलिए उसमें से कुछ भी नहीं दिखाया जाता। भेजने वाले से इसे फिर से भेजने को कहें।
sealedLive-sealShort = सीलबंद सामग्री का आखिरी हिस्सा नहीं है, इसलिए उसमें से कुछ भी नहीं दिखाया जाता। भेजने वाले से इसे फिर से भेजने को कहें।
sealedLive-sealOther = सीलबंद सामग्री इस लिंक से मेल नहीं खाती, या ऐसे सील की गई है कि यह पेज उसे नहीं खोल सकता। भेजने वाले से इसे फिर से भेजने को कहें।
sealedLive-fileWhole = फ़ाइल पूरी है: “{ $name }” को आखिरी बाइट तक जाँचा गया।
sealedLive-fileBroken = फ़ाइल “{ $name }” खराब हो गई या बदल दी गई। उसमें से कुछ भी सेव नहीं किया गया।
sealedLive-fileShort = फ़ाइल “{ $name }” का आखिरी हिस्सा नहीं है। उसमें से कुछ भी सेव नहीं किया गया।
sealedLive-fileTooLarge = फ़ाइल “{ $name }” इस ब्राउज़र के लिए बहुत बड़ी है। लिंक को कंप्यूटर पर Chrome या Edge में https:// से खोलें, या “secretpush open” कमांड से।

## newRequest

newRequest-sealed = जवाब सिर्फ़ आप पढ़ सकते हैं
newRequest-sealedHint = यह सर्वर भी इसे नहीं पढ़ सकता।
newRequest-sealedRequired = यह सर्वर इसके सिवा कुछ स्वीकार नहीं करता।
newRequest-collectTitle = जवाब खोलने की आपकी कुंजी
newRequest-collectText = जवाब पढ़ने के लिए यह ज़रूरी है, और इसे दोबारा नहीं दिखाया जा सकता: रिकवरी फ़ाइल डाउनलोड कर लें। इसे किसी को न भेजें।
newRequest-copyCollect = कुंजी कॉपी करें
newRequest-recovery = रिकवरी फ़ाइल डाउनलोड करें
newRequest-showKey = कुंजी को लिंक के रूप में दिखाएँ
newRequest-title = सीक्रेट माँगें
newRequest-lead = जिन्हें यह लिंक मिलता है, वे खाते के बिना भी आपको सीक्रेट भेज सकते हैं।
newRequest-link = किसी से सीक्रेट माँगें
newRequest-what = आपको क्या चाहिए?
newRequest-whatHint = जिनके पास लिंक हो, वे इसे पढ़ सकते हैं। यहाँ कुछ भी गोपनीय न लिखें।
newRequest-takesFiles = वे फ़ाइलें भेज सकते हैं
newRequest-showsEmail = उन्हें अपने खाते का पता दिखाएँ: { $email }
newRequest-notifyMe = हर जवाब पर मुझे ईमेल भेजें
newRequest-name = नाम (सिर्फ़ आपको दिखता है)
newRequest-note = नोट (सिर्फ़ आपको दिखता है)
newRequest-files = जवाब देने वाले के लिए फ़ाइलें (ज़रूरी नहीं)
newRequest-filesHint = जैसे कि भरने के लिए कोई फ़ॉर्म। जिनके पास लिंक हो, वे इन्हें डाउनलोड कर सकते हैं।
newRequest-until = कितने समय खुला रहेगा
newRequest-answers = कितने जवाब लिए जाएँगे
newRequest-passphrase = पासफ़्रेज़ (ज़रूरी नहीं)
newRequest-passphraseHint = अनुरोध पढ़ने और उसका जवाब देने के लिए ज़रूरी। इसे अलग से बताएँ, जैसे कि फ़ोन पर।
newRequest-more = और विकल्प
newRequest-submit = लिंक बनाएँ
newRequest-ready = आपका लिंक तैयार है
newRequest-page = इस अनुरोध का पेज खोलें
newRequest-passphraseNext = अब पासफ़्रेज़ किसी दूसरे तरीके से भेजें
newRequest-passphraseReminder = अनुरोध सिर्फ़ इसी पासफ़्रेज़ से खुलता है। यह दोबारा नहीं दिखाया जाता।
newRequest-copyPassphrase = पासफ़्रेज़ कॉपी करें
newRequest-another = कुछ और माँगें

## newRequestLive

newRequestLive-blankRequest = बताएँ कि आपको क्या चाहिए।
newRequestLive-longRequest = यह बहुत लंबा है: ज़्यादा से ज़्यादा { $limit } हो सकता है।
newRequestLive-longNote = आपका नोट बहुत लंबा है: ज़्यादा से ज़्यादा { $limit } हो सकता है।
newRequestLive-answersRange = { $min } से { $max } तक की कोई संख्या डालें।
newRequestLive-leadNamed = सिर्फ़ वे लोग आपको सीक्रेट भेज सकते हैं, जिन्हें आप चुनते हैं।
newRequestLive-hintNamed = सिर्फ़ वे लोग इसे पढ़ सकते हैं, जिन्हें आप चुनते हैं।
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } जवाब
       *[other] { $n } जवाब
    }
newRequestLive-noPassphrase = पासफ़्रेज़ के बिना
newRequestLive-withPassphrase = पासफ़्रेज़ के साथ
newRequestLive-takes =
    { $n ->
        [one] { $date } तक ({ $relative }) { $n } बार जवाब दिया जा सकता है।
       *[other] { $date } तक ({ $relative }) { $n } बार जवाब दिया जा सकता है।
    }
newRequestLive-full = आपके बहुत ज़्यादा अनुरोध खुले हैं। पहले कोई एक बंद करें।
newRequestLive-tooLarge = यह इतना बड़ा है कि सर्वर इसे स्वीकार नहीं करता।
newRequestLive-unavailable = सर्वर अभी उपलब्ध नहीं है। आपने जो टाइप किया, वह अब भी यहाँ है: थोड़ी देर में फिर से कोशिश करें।
newRequestLive-noSpace = सर्वर पर जगह नहीं बची है। कुछ भी सेव नहीं हुआ।
newRequestLive-limited =
    { $n ->
        [one] बहुत ज़्यादा रिक्वेस्ट। { $n } सेकंड बाद फिर से कोशिश करें।
       *[other] बहुत ज़्यादा रिक्वेस्ट। { $n } सेकंड बाद फिर से कोशिश करें।
    }
newRequestLive-retry = अब आप फिर से कोशिश कर सकते हैं।
newRequestLive-noAnswer = सर्वर से जवाब नहीं मिला। अपना कनेक्शन जाँचें और फिर से कोशिश करें।
newRequestLive-problem = कोई गड़बड़ी हुई ({ $status })। कुछ भी सेव नहीं हुआ।
newRequestLive-refused = सर्वर इनमें से किसी एक मान को स्वीकार नहीं करता।

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] कृपया मुझे कुछ गोपनीय जानकारी इस लिंक से भेजें। { $date } तक { $n } बार जवाब दिया जा सकता है। आपको किसी खाते की ज़रूरत नहीं है:
       *[other] कृपया मुझे कुछ गोपनीय जानकारी इस लिंक से भेजें। { $date } तक { $n } बार जवाब दिया जा सकता है। आपको किसी खाते की ज़रूरत नहीं है:
    }
requestShareLive-requestSubject = आपसे एक अनुरोध
requestShareLive-requestTerms =
    { $n ->
        [one] { $date } तक { $n } बार जवाब दिया जा सकता है।
       *[other] { $date } तक { $n } बार जवाब दिया जा सकता है।
    }

## requestLetter

requestLetter-to = किसके लिए
requestLetter-from = किसकी ओर से
requestLetter-title = आपसे कुछ गोपनीय माँगा गया है
requestLetter-intro = आप इसे किसी भी फ़ोन या कंप्यूटर से भेज सकते हैं। आपको किसी खाते की ज़रूरत नहीं है।
requestLetter-scan = अपने फ़ोन के कैमरे से कोड स्कैन करें। या ब्राउज़र में पता ठीक वैसे ही टाइप करें जैसा यहाँ छपा है: बड़े और छोटे अक्षर अलग-अलग माने जाते हैं।
requestLetter-press = जो पेज खुले, उस पर बटन दबाएँ और जो माँगा गया है, वह भेजें।
requestLetter-passphrase = पासफ़्रेज़ डालें और बटन दबाएँ। जिन्होंने माँगा है, वे आपको पासफ़्रेज़ किसी दूसरे तरीके से देंगे। आपकी सुरक्षा के लिए वह इस काग़ज़ पर नहीं है: उसे यहाँ न लिखें।
requestLetter-keep = फिर इस काग़ज़ को नष्ट कर दें।

## request

request-recovery = रिकवरी फ़ाइल डाउनलोड करें
request-loadKey = रिकवरी फ़ाइल लोड करें
request-keyFile = रिकवरी फ़ाइल
request-linkOnce = पूरा लिंक अनुरोध बनाते समय एक बार दिखाया गया था, और वह रिकवरी फ़ाइल में भी है। अगर आपके पास दोनों में से कुछ भी नहीं है, तो यह अनुरोध बंद करें और नया बनाएँ।
request-noScript = जवाब सिर्फ़ JavaScript से दिखते हैं।
request-asked = आपने क्या माँगा है
request-answers = जवाब
request-close = अनुरोध बंद करें
request-cancel = रद्द करें

## requestKeysLive

requestKeysLive-recoveryText =
    यह फ़ाइल आपके अनुरोध के जवाब खोलती है। इसे सँभालकर रखें और किसी को न भेजें।

    किसी दूसरे ब्राउज़र में जवाब पढ़ने के लिए साइन इन करें, अनुरोध का पेज खोलें और वहाँ यह फ़ाइल लोड करें, या अपनी कुंजी खोलें।
requestKeysLive-recoveryLink = भेजने का लिंक:
requestKeysLive-recoveryKey = आपकी कुंजी:
requestKeysLive-keyElsewhere = इन्हें किसी दूसरे ब्राउज़र में पढ़ने के लिए रिकवरी फ़ाइल डाउनलोड करें। इसे किसी को न भेजें।
requestKeysLive-keyInTab = जवाब खोलने वाली कुंजी इस टैब में है।
requestKeysLive-keyMissing = जवाब सिर्फ़ आप पढ़ सकते हैं, और इस ब्राउज़र में आपकी कुंजी नहीं है: रिकवरी फ़ाइल लोड करें।
requestKeysLive-keyNotInFile = यह इस अनुरोध की रिकवरी फ़ाइल नहीं है।
requestKeysLive-keyLoaded = आपकी कुंजी लोड हो गई है।

## requestWordsLive

requestWordsLive-unnamedRequest = { $date } का अनुरोध
requestWordsLive-closeQuestion = “{ $name }” को बंद करें? इसके बाद कोई जवाब नहीं लिया जाएगा, और इसमें जो माँगा गया है, वह मिटा दिया जाएगा।
requestWordsLive-answersStay = मिले हुए जवाब एक्सपायर होने तक बने रहते हैं।
requestWordsLive-closedNow = बंद हो गया। इसमें जो माँगा गया था, वह मिटा दिया गया है।
requestWordsLive-answeredMeanwhile = एक नया जवाब आया है।

## requestLive

requestLive-open = खुला
requestLive-ready = जवाब मिला
requestLive-closed = बंद
requestLive-guardedText = यह पासफ़्रेज़ से सुरक्षित है, इसलिए यहाँ नहीं दिखाया जाता।
requestLive-closedText = अनुरोध बंद होने पर इसे मिटा दिया गया।
requestLive-answersOf = जवाब
requestLive-answersCount = { $total } में से { $came }
requestLive-openUntil = कब तक खुला है
requestLive-filesMay = फ़ाइलें
requestLive-filesYes = भेजी जा सकती हैं
requestLive-guard = पासफ़्रेज़
requestLive-guardSet = पढ़ने और जवाब देने के लिए ज़रूरी
requestLive-email = आपके खाते का पता
requestLive-emailShown = दिखाया जाता है
requestLive-noAnswers = अभी तक किसी ने जवाब नहीं दिया।
requestLive-sendLink = लिंक उन्हें भेजें जिनके पास वह है जो आपको चाहिए।
requestLive-noneCame = किसी ने जवाब नहीं दिया।
requestLive-purged = जवाब अब तक डिलीट हो चुके हैं।
requestLive-answerBy = { $name } का जवाब
requestLive-answerOf = { $date } का जवाब
requestLive-newAnswer = नया
requestLive-answerOpen = खोलें
requestLive-answerPage = लिंक और लॉग
requestLive-answerOver = एक्सपायर
requestLive-allCame = जवाब मिल गया। यह लिंक और जवाब नहीं लेता।
requestLive-logClosed = हाथ से बंद किया गया

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } नया जवाब
       *[other] { $n } नए जवाब
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } जवाब
       *[other] { $n } जवाब
    }
requestsLive-noneYet = अभी कोई जवाब नहीं
requestsLive-closes = बंद होगा: { $when }
requestsLive-hasClosed = बंद
requestsLive-requestMade = { $when } बनाया गया
requestsLive-noOpen = अभी आपका कोई अनुरोध खुला नहीं है।
requestsLive-noReady = किसी खुले अनुरोध का जवाब नहीं आया है।
requestsLive-noClosed = अभी तक कोई अनुरोध बंद नहीं हुआ है।
requestsLive-closeRequest = बंद करें

## ownRequests

ownRequests-tab = अनुरोध
ownRequests-open = खुले
ownRequests-ready = जवाब वाले
ownRequests-closed = बंद

## answerGate

answerGate-collects = यह जवाब खोलने वाला लिंक है। यह उनके लिए है जिन्होंने माँगा है: साइन इन करें, फिर इसे दोबारा खोलें।
answerGate-title = आपसे एक सीक्रेट माँगा गया है
answerGate-intro = किसी ने आपसे कुछ गोपनीय भेजने को कहा है। आपको किसी खाते की ज़रूरत नहीं है।
answerGate-ownTitle = आपका अपना अनुरोध
answerGate-ownIntro = यह आपने ही माँगा है। दूसरे लोग इसी पेज पर इसका जवाब देते हैं।
answerGate-ownPage = इसके लिंक, जवाबों और लॉग पर जाएँ
answerGate-passphraseHint = यह उनसे मिलता है जिन्होंने माँगा है, इस लिंक से अलग।
answerGate-read = देखें कि क्या माँगा गया है
answerGate-left =
    { $n ->
        [one] { $date } तक ({ $relative }) { $n } बार और जवाब दिया जा सकता है।
       *[other] { $date } तक ({ $relative }) { $n } बार और जवाब दिया जा सकता है।
    }
answerGate-busy = आपके पते से बहुत ज़्यादा रिक्वेस्ट आई हैं। एक मिनट रुककर फिर से कोशिश करें।

## ownAnswer

ownAnswer-title = “{ $name }” का जवाब
ownAnswer-unnamed = आपके अनुरोध का जवाब
ownAnswer-intro = इसे सिर्फ़ आप खोल सकते हैं।
ownAnswer-page = अनुरोध और उसके सभी जवाबों पर जाएँ

## answer

answer-yourName = आपका नाम (ज़रूरी नहीं)
answer-yourNameHint = यह माँगने वाले को दिखता है।
answer-yourNameOpen = यह माँगने वाले को दिखता है। यह आपके जवाब की तरह सुरक्षित नहीं है।
answer-addressShown = उन्हें आपका पुष्टि किया हुआ ईमेल पता भी दिखता है।
answer-title = आपसे क्या माँगा गया है
answer-label = माँगने वाले की ओर से
answer-asks = जिन्होंने आपको यह लिंक भेजा, उन्होंने यह माँगा है:
answer-asksFiles = जिन्होंने आपको यह लिंक भेजा, उन्होंने साथ में फ़ाइलें दी हैं।
answer-ownWords = इसे माँगने वाले ने लिखा है। हमने नहीं जाँचा कि वे कौन हैं।
answer-ownWordsAccount = इसे माँगने वाले ने लिखा है।
answer-account = इस सर्वर पर उनका खाता { $email } है।
answer-anyAccount = उनका खाता { $email } है। यहाँ कोई भी खाता बना सकता है, इसलिए यह पता सत्यापित नहीं है।
answer-unverifiedAccount = उनका खाता { $email } है। किसी ने भी इस पते को सत्यापित नहीं किया है।
answer-careful = तभी भेजें जब आप जानते हों कि माँगने वाले कौन हैं।
answer-given = आपके लिए फ़ाइलें
answer-text = आपका जवाब
answer-textPlaceholder = पासवर्ड, कुंजी, कोई नोट …
answer-message = संदेश
answer-sealed = यह अनुरोध सिर्फ़ ऐसा जवाब लेता है जो एंड-टू-एंड सीलबंद हो। JavaScript के बिना यह पेज उसे सील नहीं कर सकता। जवाब को इस कमांड और पूरे लिंक से भेजें:
answer-sealedOnce = आपका जवाब सिर्फ़ माँगने वाले पढ़ सकते हैं; यह सर्वर नहीं। बाद में आप इसे बदल नहीं सकते।
answer-once = इसे एन्क्रिप्ट करके सेव किया जाता है, सिर्फ़ माँगने वाले इसे खोल सकते हैं, और बाद में आप इसे बदल नहीं सकते।
answer-send = भेजें
answer-sent = भेज दिया गया
answer-sentText = आपका जवाब पहुँच गया है। आप यह पेज बंद कर सकते हैं।
answer-sentTo = आपका जवाब { $email } तक पहुँच गया है। आप यह पेज बंद कर सकते हैं।
answer-sentMore = एक और जवाब भेजें
answer-notSent = नहीं भेजा गया
answer-notSentText = वापस जाएँ: आपने जो टाइप किया, वह अब भी वहाँ है।
answer-back = फिर से शुरू करें
answer-gone = यहाँ अब कुछ नहीं माँगा जा रहा
answer-goneText = यह अनुरोध बंद कर दिया गया, इसका समय पूरा हो गया या यह कभी था ही नहीं।
answer-goneHint = जिन्होंने आपको लिंक भेजा, उनसे नया लिंक माँगें।
answer-answered = जवाब पहले ही दिया जा चुका है
answer-answeredText = इस अनुरोध को जितने जवाब चाहिए थे, वे सब मिल गए हैं।
answer-answeredHint = क्या जवाब आपने नहीं दिया? तो जिन्होंने आपको लिंक भेजा, उन्हें बताएँ।
answer-blankProblem = जो भेजना चाहते हैं, वह डालें।
answer-tooLargeProblem = यह इतना बड़ा है कि सर्वर इसे स्वीकार नहीं करता।
answer-spaceProblem = सर्वर पर जगह नहीं बची है। कुछ भी सेव नहीं हुआ।
answer-goneProblem = यह अनुरोध अब और जवाब नहीं लेता। कुछ भी सेव नहीं हुआ।
answer-passphraseProblem = पासफ़्रेज़ गलत है। कुछ भी सेव नहीं हुआ।
answer-unprovedProblem = यह अनुरोध कुछ खास लोगों के लिए है, और इस ब्राउज़र में यह साबित नहीं हुआ है कि आप उनमें से एक हैं। कुछ भी सेव नहीं हुआ। लिंक को किसी दूसरे टैब में फिर से खोलें, कोड मँगवाकर डालें, और फिर वह भेजें जो आपने यहाँ टाइप किया है।

## answerSealedLive

answerSealedLive-answerLinkCut = लिंक अधूरा है: # के बाद का हिस्सा नहीं है या रास्ते में बदल गया। कुछ भी नहीं भेजा गया। पूरा लिंक फिर से खोलें, या जिन्होंने भेजा था, उनसे पूछें।
answerSealedLive-sealerMissing = इस पेज का वह हिस्सा नहीं पहुँचा जो आपके जवाब को सील करता है। कुछ भी नहीं भेजा गया। अपना कनेक्शन जाँचें और पेज फिर से लोड करें।
answerSealedLive-notSealed = आपका ब्राउज़र इसे सील नहीं कर सका। कुछ भी नहीं भेजा गया।

## answerLive

answerLive-bytes = { $limit } में से { $used }
answerLive-blank = जो भेजना चाहते हैं, वह डालें।
answerLive-blankFiles = जो भेजना चाहते हैं, वह डालें, या फ़ाइलें चुनें।
answerLive-tooLong = यह बहुत लंबा है: ज़्यादा से ज़्यादा { $limit } हो सकता है।
answerLive-tooLarge = यह इतना बड़ा है कि सर्वर इसे स्वीकार नहीं करता।
answerLive-over = यह अनुरोध अब और जवाब नहीं लेता। कुछ भी सेव नहीं हुआ।
answerLive-wrong = पासफ़्रेज़ गलत है। कुछ भी सेव नहीं हुआ।
answerLive-limited =
    { $n ->
        [one] बहुत ज़्यादा रिक्वेस्ट। { $n } सेकंड बाद फिर से कोशिश करें।
       *[other] बहुत ज़्यादा रिक्वेस्ट। { $n } सेकंड बाद फिर से कोशिश करें।
    }
answerLive-again = अब आप फिर से कोशिश कर सकते हैं।
answerLive-unavailable = सर्वर अभी उपलब्ध नहीं है। आपने जो टाइप किया, वह अब भी यहाँ है: थोड़ी देर में फिर से कोशिश करें।
answerLive-noSpace = सर्वर पर जगह नहीं बची है। कुछ भी सेव नहीं हुआ।
answerLive-offline = सर्वर से जवाब नहीं मिला। फिर भी हो सकता है कि आपका जवाब पहुँच गया हो: यह देखने के लिए पेज फिर से लोड करें।
answerLive-failed = कोई गड़बड़ी हुई ({ $status })। कुछ भी सेव नहीं हुआ।
answerLive-refused = सर्वर इस जवाब को स्वीकार नहीं करता। कुछ भी सेव नहीं हुआ।

## receipt

receipt-choice = रसीद रखें
receipt-choiceHint = दूसरा लिंक, सिर्फ़ आपके लिए: यह दिखाता है कि सीक्रेट खोला गया या नहीं, और उसे डिलीट कर सकता है।
receipt-yours = अपनी रसीद रखें
receipt-yoursShows = यह दिखाती है कि सीक्रेट खोला गया या नहीं, और उसे डिलीट कर सकती है।
receipt-yoursText = यह उसे पढ़ नहीं सकती। इसे अपने पास रखें: पाने वाले को ऊपर का लिंक चाहिए।
receipt-open = रसीद खोलें
receipt-copy = रसीद कॉपी करें
receipt-remember = मेरे लिंक इस डिवाइस पर याद रखें
receipt-rememberHint = सिर्फ़ रसीदें, और सिर्फ़ इस ब्राउज़र में। जो इसे इस्तेमाल कर सकते हैं, वे उन्हें देख सकते हैं। इसे बंद करने पर सभी भुला दी जाती हैं।
receipt-list = मेरे हाल के लिंक
receipt-listText = आपने खाते के बिना जो लिंक बनाए, उनके बारे में इस ब्राउज़र को क्या याद है।
receipt-listNone = इस ब्राउज़र को कोई लिंक याद नहीं है। उन्हें याद रखने का विकल्प रसीद पर मिलता है।
receipt-listScripts = इस सूची के लिए JavaScript ज़रूरी है: इसे ब्राउज़र रखता है, सर्वर नहीं।
receipt-forget = सभी भुला दें
receipt-notOpened = अभी तक नहीं खोला गया
receipt-neverOpened = कभी नहीं खोला गया
receipt-notOpenedText = अब तक किसी ने लिंक नहीं खोला है।
receipt-opened =
    { $n ->
        [one] { $n } बार खोला गया
       *[other] { $n } बार खोला गया
    }
receipt-times = कब खोला गया
receipt-timesSome = सबसे हाल में कब खोला गया
receipt-over = अब यह लिंक कोई नहीं खोल सकता।
receipt-overViews = आपने जितनी बार की अनुमति दी थी, यह उतनी बार खोला गया; आखिरी बार: { $date }। इसकी सामग्री मिटा दी गई है।
receipt-overTime = इसका समय पूरा हो गया: { $date }। इसकी सामग्री मिटा दी गई है।
receipt-overHand = इसे डिलीट किया गया: { $date }। इसकी सामग्री मिटा दी गई है।
receipt-left =
    { $n ->
        [one] लिंक को { $date } तक { $n } बार और खोला जा सकता है।
       *[other] लिंक को { $date } तक { $n } बार और खोला जा सकता है।
    }
receipt-alarmed = पाने वालों में से किसी ने बताया है कि उनसे पहले किसी और ने लिंक खोला। पाने वाले से बात करें।
receipt-frozen = लिंक रुका हुआ है: इसे कोई नहीं खोल सकता।
receipt-again = फिर से देखें
receipt-unknown = यहाँ कोई जानकारी नहीं है
receipt-unknownText = यह रसीद इस सर्वर के किसी लिंक की नहीं है। जाँचें कि पता पूरा है या नहीं।
receipt-unknownHint = लिंक एक्सपायर होने के कुछ समय बाद सर्वर वह सब डिलीट कर देता है जो उसे लिंक के बारे में पता था।

## receiptListLive

receiptListLive-made = { $date } का लिंक
receiptListLive-stateOpened =
    { $n ->
        [one] { $n } बार खोला गया
       *[other] { $n } बार खोला गया
    }
receiptListLive-stateNone = अभी तक नहीं खोला गया
receiptListLive-stateOver = एक्सपायर
receiptListLive-stateAlarmed = अलर्ट
receiptListLive-stateFrozen = रुका हुआ
receiptListLive-stateUnknown = अब इसके बारे में कोई जानकारी नहीं है
receiptListLive-stateFailed = सर्वर से जवाब नहीं मिला
receiptListLive-forgotten = भुला दिया गया। अब से यह ब्राउज़र कोई लिंक याद नहीं रखता।

## about

about-title = यह कैसे काम करता है और इसे कौन चलाता है
about-lead = आप सीक्रेट को लिंक के रूप में शेयर करते हैं। लिंक अपने-आप काम करना बंद कर देता है, और तब सीक्रेट मिटा दिया जाता है।
about-operatorTitle = यह सर्वर कौन चलाता है
about-runBy = इस सर्वर के संचालक: { $name }।
about-unnamed = इस सर्वर के संचालक ने यहाँ कोई नाम नहीं दिया है। जिन्होंने आपको यहाँ भेजा, उनसे पूछें।
about-contact = संपर्क:
about-program = प्रोग्राम: Secret Push, वर्शन { $version }।
about-words = यह Electronic Frontier Foundation की EFF Long Wordlist (https://www.eff.org/dice) के शब्द सुझाता है, उनमें से चार को छोड़कर, CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/) के तहत।
about-sealedTitle = सीक्रेट कैसे सुरक्षित रहता है
about-sealed = सर्वर हर सीक्रेट को सेव करने से पहले AES-256-GCM से एन्क्रिप्ट करता है। कुंजी सीक्रेट की अपनी एक रैंडम कुंजी, लिंक और, अगर हो, तो पासफ़्रेज़ से बनती है।
about-masterKey = रैंडम कुंजी सर्वर की मास्टर कुंजी से एन्क्रिप्ट करके सेव की जाती है, और मास्टर कुंजी डेटाबेस से बाहर रखी जाती है।
about-passphrase = सर्वर न कोई पासफ़्रेज़ सेव करता है, न कुछ ऐसा जिससे उसका मिलान हो सके। Argon2id अनुमान लगाने को धीमा करता है, और एक मिनट में पाँच गलत कोशिशों के बाद उस पते को इंतज़ार करना पड़ता है।
about-files = फ़ाइलों के नाम और सामग्री भी एन्क्रिप्ट किए जाते हैं।
about-transport = यह एन्क्रिप्शन सर्वर पर होता है। वहाँ तक के रास्ते की सुरक्षा https:// वाला पता करता है।
about-endToEnd = भेजने वाले सीक्रेट को ब्राउज़र में या कमांड लाइन से, खुले फ़ॉर्मैट age में सील भी कर सकते हैं। कुंजी लिंक में # के बाद होती है, और यह हिस्सा ब्राउज़र कभी नहीं भेजते: यह सर्वर वही रखता और देता है जिसे वह पढ़ नहीं सकता।
about-endTitle = लिंक एक्सपायर होने पर क्या होता है
about-end = लिंक चुने गए समय के बाद, आखिरी अनुमत व्यू के बाद या किसी के डिलीट करने पर एक्सपायर होता है। उसी पल उसकी कुंजी, सीक्रेट और भेजने वाले का संदेश मिटा दिए जाते हैं।
about-endFiles = फ़ाइलें भी डिलीट की जाती हैं। आखिरी व्यू के डाउनलोड लिंक तब भी काम करते हैं: ज़्यादा से ज़्यादा { $time }, और चुने गए समय से आगे कभी नहीं।
about-rowAnonymous = खाते के बिना शेयर किए गए सीक्रेट का लॉग, सीक्रेट के एक्सपायर होने के { $time } बाद डिलीट किया जाता है।
about-rowAnonymousKept = खाते के बिना शेयर किए गए सीक्रेट का लॉग तब तक रखा जाता है जब तक संचालक उसे डिलीट न करें।
about-rowOwned = साइन इन करके भेजे गए सीक्रेट का लॉग, और साथ में भेजने वाले का दिया नाम और नोट, सीक्रेट के एक्सपायर होने के { $time } बाद डिलीट किया जाता है।
about-rowOwnedKept = साइन इन करके भेजे गए सीक्रेट का लॉग, और साथ में भेजने वाले का दिया नाम और नोट, तब तक रखा जाता है जब तक संचालक उसे डिलीट न करें।
about-backups = बैकअप में वह सब रहता है जो उसे बनाते समय सेव था, जब तक संचालक उसे डिलीट न करें।
about-loggedTitle = लॉग में क्या दर्ज होता है
about-logged = हर सीक्रेट के लिए: उसे कब बनाया गया, खोला गया, डिलीट किया गया या गलत पासफ़्रेज़ से आज़माया गया, साथ में नेटवर्क पता, ब्राउज़र और वह पेज जहाँ से विज़िटर आए। साइन इन किए हुए भेजने वाले अपने सीक्रेट का यह लॉग देखते हैं।
about-request = हर रिक्वेस्ट के लिए: समय, पेज का प्रकार, नतीजा, अवधि और नेटवर्क पता। लिंक, सीक्रेट या पासफ़्रेज़ कभी नहीं। ये पंक्तियाँ कितने समय तक रखी जाएँ, यह संचालक तय करते हैं।
about-cookies = कुकी: साइन इन करने के बाद आपके सेशन के लिए एक, आपकी चुनी हुई भाषा और रंगों के लिए एक-एक, और एक उस ब्राउज़र में जो भेजने वाले का इंतज़ार कर रहा हो या जिसने किसी लिंक की रिपोर्ट की हो। कोई ट्रैकिंग नहीं होती, और पेज दूसरे सर्वर से कुछ भी लोड नहीं करते।
about-operatorReadsTitle = संचालक क्या पढ़ सकते हैं और क्या नहीं
about-seesMeta = संचालक देख सकते हैं कि कोई सीक्रेट मौजूद है: उसका प्रकार, आकार, समय, व्यू और लॉग, और साइन इन किए हुए भेजने वाले का ईमेल पता।
about-adminPage = एडमिन किसी भी सीक्रेट को डिलीट कर सकते हैं। वे न उसकी सामग्री देखते हैं, न उसका नाम, नोट या लिंक। लेकिन वे किसी उपयोगकर्ता का पासवर्ड रीसेट कर सकते हैं और फिर उस उपयोगकर्ता के तौर पर साइन इन कर सकते हैं।
about-readsOwned = जिनके पास सेव किया हुआ डेटा और मास्टर कुंजी, दोनों हों, वे साइन इन किए हुए भेजने वाले का ऐसा सीक्रेट पढ़ सकते हैं जो एक्सपायर नहीं हुआ और जिस पर पासफ़्रेज़ नहीं है, और उनके नाम, नोट और संदेश भी।
about-readsAnonymous = खाते के बिना शेयर किए गए सीक्रेट के लिए उन्हें लिंक भी चाहिए, जिसे सर्वर नहीं रखता।
about-readsGuarded = पासफ़्रेज़ वाले सीक्रेट के लिए उन्हें पासफ़्रेज़ भी चाहिए। छोटे पासफ़्रेज़ का अनुमान लगाया जा सकता है, लंबे का नहीं।
about-running = चालू सर्वर जिनके नियंत्रण में हो, वे सीक्रेट और उसका पासफ़्रेज़ बनाए जाते समय और खोले जाते समय देख सकते हैं।
about-readsSealed = संचालक सीलबंद सीक्रेट नहीं पढ़ सकते, सारे डेटा और मास्टर कुंजी के साथ भी नहीं। लेकिन जिस सर्वर से छेड़छाड़ की गई हो, वह ऐसा पेज दे सकता है जो सीक्रेट किसी और तक पहुँचा दे: इसकी संभावना खत्म करने के लिए लिंक कमांड लाइन से खोलें।
about-readsExpired = एक्सपायर हो चुका सीक्रेट कोई नहीं पढ़ सकता, संचालक भी नहीं, जब तक कि पहले के किसी बैकअप में वह अब भी न हो।
about-youTitle = आप क्या कर सकते हैं
about-you = कम व्यू और कम समय चुनें। पासफ़्रेज़ जोड़ें, और उसे लिंक से अलग तरीके से भेजें। सीक्रेट तभी खोलें जब आप उसे सुरक्षित रख सकें।

## accessibility

accessibility-title = सुलभता
accessibility-lead = ज़रूरी है कि हर कोई सीक्रेट शेयर कर सके और खोल सके, चाहे उसका देखने, सुनने, हिलने-डुलने और पढ़ने का तरीका कैसा भी हो।
accessibility-contactTitle = अगर कुछ आपके रास्ते में रुकावट है
accessibility-contact = इस सर्वर के संचालक को बताएँ कि आपके लिए क्या काम नहीं करता, या कोई दूसरा तरीका माँगें:
accessibility-nobody = इस सर्वर के संचालक ने यहाँ कोई संपर्क नहीं दिया है। जिन्होंने आपको यहाँ भेजा, उन्हें बताएँ कि आपके लिए क्या काम नहीं करता, और कोई दूसरा तरीका माँगें।
accessibility-standardTitle = ये पेज किन मानकों पर खरे उतरते हैं
accessibility-standard = ये पेज WCAG 2.2 के स्तर AA और उसके साथ EN 301 549 के अध्याय 9 को पूरा करने के लिए बनाए गए हैं। बनाने वालों की अपनी जाँच के अनुसार वे ऐसा करते हैं, अगली सूची में बताई बातों को छोड़कर।
accessibility-missingTitle = क्या कमी है
accessibility-missingUndo = डिलीट करने के बाद सिर्फ़ आठ सेकंड तक सीक्रेट को पहले जैसा किया जा सकता है, उससे ज़्यादा नहीं, क्योंकि डिलीट होने के बाद सीक्रेट बचा नहीं रहना चाहिए। “पहले जैसा करें” बटन पर फ़ोकस तुरंत आ जाता है।
accessibility-missingLanguage = जो लोगों ने खुद लिखा हो, जैसे कोई संदेश या किसी फ़ाइल का नाम, उस पर उसकी भाषा अंकित नहीं होती।
accessibility-missingReaders = जाँच में किसी स्क्रीन रीडर का इस्तेमाल नहीं हुआ, और दिव्यांग लोगों ने अभी तक इसमें हिस्सा नहीं लिया है।
accessibility-checkedTitle = इसकी जाँच कैसे की गई
accessibility-checkedByProgram = axe-core से: हर पेज, हर स्थिति में, सँकरी और चौड़ी स्क्रीन पर, हल्के और गहरे रंगों में। हर पेज 320 पिक्सेल पर भी ठीक बैठता है, और दोगुने आकार के टेक्स्ट के साथ भी।
accessibility-checkedByHand = हाथ से: पेजों के मुख्य रास्ते, सिर्फ़ कीबोर्ड से, अक्षरों और पंक्तियों के बीच ज़्यादा जगह के साथ, और Chromium के सुलभता ट्री में, जिससे स्क्रीन रीडर पढ़ते हैं।

## caution

caution-notMe = तब मैंने नहीं खोला था
caution-tellText = अगर उसे आपके किसी परिचित ने नहीं खोला, तो भेजने वाले को बताएँ: उनके लॉग में यह दर्ज होगा।
caution-tellFreezes = इससे लिंक भी रुक जाता है: जब तक भेजने वाले उसे फिर से चालू न करें, उसे कोई नहीं खोल सकता।
caution-tell = भेजने वाले को बताएँ
caution-told = आपने भेजने वाले को बता दिया है कि तब इसे आपने नहीं खोला था।
caution-askSender = अगर तब इसे आपने नहीं खोला था, तो भेजने वाले से नया सीक्रेट माँगें।
caution-toldTitle = अब यह भेजने वाले को दिखता है
caution-toldText = उनके लॉग में दर्ज है कि आपसे पहले किसी ने यह लिंक खोला।
caution-toldFrozen = लिंक रुका हुआ है: जब तक भेजने वाले उसे फिर से चालू न करें, उसे कोई नहीं खोल सकता।
caution-toldOpen = लिंक अब भी काम करता है। इसके पीछे की चीज़ पर भरोसा करने से पहले भेजने वाले से पूछें।
caution-toldNext = भेजने वाले से किसी दूसरे तरीके से बात करें, जैसे कि फ़ोन पर।
caution-back = सीक्रेट पर वापस जाएँ
caution-frozenTitle = यह लिंक रुका हुआ है
caution-frozenText = इसे अभी कोई नहीं खोल सकता। भेजने वाले के फिर से चालू करने पर यह दोबारा काम करेगा।
caution-frozenHint = भेजने वाले से पूछें, फिर यह पेज दोबारा लोड करें। यह व्यू नहीं गिना गया।
caution-elsewhereTitle = इस नेटवर्क से नहीं
caution-elsewhereText = यह लिंक किन नेटवर्क से खुलेगा, यह भेजने वाले ने चुना है। आपका पता { $address } उनमें से किसी में नहीं है।
caution-elsewhereHint = सही नेटवर्क से कनेक्ट करें, फिर यह पेज दोबारा लोड करें। यह व्यू नहीं गिना गया।
caution-earlyTitle = अभी नहीं खुला है
caution-earlyText = यह लिंक इस समय खुलेगा: { $date } ({ $relative })।
caution-earlyHint = तब यह पेज दोबारा लोड करें। यह व्यू नहीं गिना गया।
caution-notBefore = इससे पहले नहीं खुलेगा (ज़रूरी नहीं)
caution-notBeforeHint = इस डिवाइस के समय क्षेत्र में। इससे पहले इसे सिर्फ़ आप खोल सकते हैं।
caution-afterFirstView = पहले व्यू के बाद एक्सपायर होने का समय
caution-networks = सिर्फ़ इन नेटवर्क में (अपने IT विभाग से पूछें)
caution-networksHint = 192.0.2.0/24 जैसे पते और रेंज, कॉमा से अलग करके।
caution-addressees = सिर्फ़ इन लोगों के लिए (ज़रूरी नहीं)
caution-addresseesHint = ईमेल पते, या group:staff जैसे समूह, कॉमा से अलग करके। लिंक खुलने से पहले वे कंपनी साइन-इन या उन्हें ईमेल किया गया कोड इस्तेमाल करते हैं।
caution-addresseesByCompany = ईमेल पते, या group:staff जैसे समूह, कॉमा से अलग करके। लिंक खुलने से पहले वे कंपनी साइन-इन इस्तेमाल करते हैं।
caution-addresseesByCode = ईमेल पते, कॉमा से अलग करके। किसी को खाते की ज़रूरत नहीं: लिंक खुलने से पहले वे उन्हें ईमेल किया गया कोड टाइप करते हैं।
caution-addresseesRequired = सिर्फ़ इन लोगों के लिए (ज़रूरी)
caution-addresseesNext = सिर्फ़ इनके लिए: { $people }। उन्हें लिंक भेजें। कंपनी साइन-इन के बाद यह उनके लिए खुलता है।
caution-addresseesNextByCode = सिर्फ़ इनके लिए: { $people }। उन्हें लिंक भेजें। उसके पेज पर वे अपने पते पर कोड ईमेल करवाते हैं।
caution-addresseesNextByEither = सिर्फ़ इनके लिए: { $people }। उन्हें लिंक भेजें। उसके पेज पर वे कंपनी साइन-इन इस्तेमाल करते हैं या अपने पते पर कोड ईमेल करवाते हैं।
caution-openings = अगर कोई लिंक पहले ही खोल चुका हो, तो पाने वाले को चेतावनी दें
caution-freeze = लिंक रोकें
caution-thaw = लिंक फिर से चालू करें

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] यह लिंक पहले { $n } बार खोला जा चुका है: { $date } ({ $relative })।
       *[other] यह लिंक पहले { $n } बार खोला जा चुका है, पिछली बार: { $date } ({ $relative })।
    }

## addresseesLive

addresseesLive-noAddress = “{ $entry }” कोई ईमेल पता नहीं है।
addresseesLive-notIn = { $domain } के पते स्वीकार नहीं किए जाते।
addresseesLive-wanted = बताएँ कि लिंक किसके लिए है: इस सर्वर पर यह ज़रूरी है।

## cautionCreateLive

cautionCreateLive-badMoment = लिंक एक्सपायर होने से पहले का कोई समय चुनें।
cautionCreateLive-termNotBefore = खुलेगा: { $date }
cautionCreateLive-notSooner = कोई बदलाव नहीं
cautionCreateLive-termFirstView = पहले व्यू के { $duration } बाद एक्सपायर
cautionCreateLive-badNetwork = “{ $network }” कोई नेटवर्क नहीं है। 192.0.2.0/24 जैसे पते और रेंज डालें।
cautionCreateLive-termNetworks =
    { $n ->
        [one] सिर्फ़ { $n } नेटवर्क से
       *[other] सिर्फ़ { $n } नेटवर्क से
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] सिर्फ़ { $n } व्यक्ति के लिए
       *[other] सिर्फ़ { $n } लोगों के लिए
    }
cautionCreateLive-termLock = सिर्फ़ पहला डिवाइस
cautionCreateLive-termViewsEach =
    { $n ->
        [one] हर पाने वाले के लिए { $n } व्यू
       *[other] हर पाने वाले के लिए { $n } व्यू
    }

## cautionOwnLive

cautionOwnLive-frozen = रुका हुआ
cautionOwnLive-alarmed = रिपोर्ट की गई
cautionOwnLive-frozenNow = यह लिंक रुका हुआ है: आपके सिवा इसे कोई नहीं खोल सकता। इसके एक्सपायर होने का समय वही है: { $date }।
cautionOwnLive-alarm = पाने वालों में से किसी ने बताया है कि उनसे पहले इसे किसी और ने खोला। रिपोर्ट का समय: { $date } ({ $relative }), पता: { $address } ({ $browser })।
cautionOwnLive-alarmNext = नीचे की प्रविष्टियों को उन लोगों से मिलाएँ जिन्हें आपने लिंक दिया। शक हो, तो लिंक को डिलीट करें और सीक्रेट बदल दें।
cautionOwnLive-settle = रिपोर्ट खारिज करें
cautionOwnLive-thawQuestion = “{ $name }” को फिर से चालू करें? जिनके पास लिंक है, वे इसे दोबारा खोल सकेंगे।
cautionOwnLive-nowFrozen = रोक दिया गया। आपके सिवा इसे कोई नहीं खोल सकता।
cautionOwnLive-nowThawed = लिंक फिर से काम करता है।
cautionOwnLive-nowSettled = रिपोर्ट खारिज की गई।
cautionOwnLive-networks = नेटवर्क
cautionOwnLive-recipients = पाने वाले
cautionOwnLive-recipientsOnly = सिर्फ़ इनके लिए: { $recipients }
cautionOwnLive-networksOnly = सिर्फ़ इनसे: { $networks }
cautionOwnLive-lock = डिवाइस
cautionOwnLive-lockYes = इसे दोबारा सिर्फ़ पहला डिवाइस खोल सकता है
cautionOwnLive-shares = हर एक के व्यू
cautionOwnLive-sharesEach =
    { $n ->
        [one] हर कोई इसे { $n } बार खोल सकता है
       *[other] हर कोई इसे { $n } बार खोल सकता है
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] ऐसे नेटवर्क से { $n } कोशिश, जिसकी आपने अनुमति नहीं दी।
       *[other] ऐसे नेटवर्क से { $n } कोशिशें, जिनकी आपने अनुमति नहीं दी।
    }

## hold

hold-title = भेजने वाले का इंतज़ार है
hold-tell = इसे खोलने की अनुमति भेजने वाले को देनी होगी। उन्हें ये तीन शब्द बताएँ, जैसे कि फ़ोन पर:
hold-plain = यह पेज हर कुछ सेकंड में फिर से देखता है।
hold-look = अभी देखें
hold-released = भेजने वाले ने आपको अनुमति दे दी है। आप इसे एक बार खोल सकते हैं।
hold-counts = इसे खोलने की अनुमति भेजने वाले को देनी होगी।
hold-ask = भेजने वाले से अनुमति माँगें
hold-refusedTitle = भेजने वाले ने मना कर दिया
hold-refusedText = भेजने वाले ने आपको इसे खोलने की अनुमति नहीं दी, और लिंक को रोक दिया।
hold-refusedHint = अगर आप इसका इंतज़ार कर रहे थे, तो भेजने वाले को फ़ोन करें। कुछ भी नहीं खोला गया।
hold-choice = खुलने से पहले मुझसे पूछें
hold-choiceHint = पाने वाले आपको फ़ोन पर तीन शब्द पढ़कर सुनाते हैं, और आप उन्हें खोलने देते हैं।
hold-who = आपका इंतज़ार कौन कर रहा है
hold-compare = सिर्फ़ उन्हें खोलने दें जो आपको ठीक यही शब्द बताएँ, जैसे कि फ़ोन पर।
hold-nobody = अभी कोई इंतज़ार नहीं कर रहा। जो भी लिंक खोलेंगे, वे यहाँ इंतज़ार करेंगे और आपको तीन शब्द पढ़कर सुनाएँगे।

## holdGateLive

holdGateLive-title = भेजने वाले का इंतज़ार है
holdGateLive-until = यह पेज { $date } तक ({ $relative }) इंतज़ार करता है। आप इसे खुला छोड़ सकते हैं।
holdGateLive-waiting = इंतज़ार हो रहा है। आपके शब्द: { $words }।
holdGateLive-released = भेजने वाले ने अनुमति दे दी है।
holdGateLive-crowded =
    { $n ->
        [one] इसके लिए बहुत ज़्यादा लोग इंतज़ार कर रहे हैं। { $n } सेकंड बाद फिर से कोशिश करें।
       *[other] इसके लिए बहुत ज़्यादा लोग इंतज़ार कर रहे हैं। { $n } सेकंड बाद फिर से कोशिश करें।
    }

## holdCreateLive

holdCreateLive-termHold = खुलने से पहले आपसे पूछेगा

## holdOwnLive

holdOwnLive-release = खोलने दें
holdOwnLive-refuse = मना करें और रोकें
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = अनुमति दी गई, अभी नहीं खोला
holdOwnLive-asks =
    { $n ->
        [one] { $n } व्यक्ति इंतज़ार में
       *[other] { $n } लोग इंतज़ार में
    }
holdOwnLive-arrived = कोई इंतज़ार कर रहा है: { $words }।
holdOwnLive-nowReleased = उन्हें अनुमति मिल गई है, और वे इसे एक बार खोल सकते हैं।
holdOwnLive-nowRefused = मना किया गया। लिंक रुका हुआ है।
holdOwnLive-tooLate = यह इंतज़ार पहले ही खत्म हो चुका था।
holdOwnLive-hold = अनुमति
holdOwnLive-holdYes = खुलने से पहले यह आपसे पूछता है

## links

links-choice = हर एक के लिए अलग लिंक

## linksLive

linksLive-noGroups = किसी समूह को अलग लिंक नहीं मिल सकता: “{ $group }” को हटाएँ, या उसके लोगों के नाम लिखें।
linksLive-making = { $of } में से लिंक { $at }: { $address }
linksLive-waits =
    { $n ->
        [one] सर्वर ने इंतज़ार करने को कहा है: { $address } की बारी { $n } सेकंड में आएगी।
       *[other] सर्वर ने इंतज़ार करने को कहा है: { $address } की बारी { $n } सेकंड में आएगी।
    }
linksLive-notTried = रद्द किया गया। कुछ भी सेव नहीं हुआ।
linksLive-ready =
    { $n ->
        [one] { $n } लिंक तैयार है
       *[other] { $n } लिंक तैयार हैं
    }
linksLive-opens =
    { $n ->
        [one] हर लिंक { $date } तक ({ $relative }) { $n } बार खुल सकता है, और सिर्फ़ अपने पाने वाले के लिए।
       *[other] हर लिंक { $date } तक ({ $relative }) { $n } बार खुल सकता है, और सिर्फ़ अपने पाने वाले के लिए।
    }
linksLive-links = लिंक
linksLive-copyOne = कॉपी करें
linksLive-copyAll = सभी को टेक्स्ट के रूप में कॉपी करें
linksLive-pageOf = इस लिंक का पेज
linksLive-keptByPasskey = कॉपी करते समय आपकी पासकी माँगी जाती है।
linksLive-gone = यह पेज अब यह लिंक नहीं दिखाता।
linksLive-linksKept = लिंक इस ब्राउज़र में रखे गए हैं। कोई दूसरा ब्राउज़र उन्हें नहीं दिखा सकता।
linksLive-onlyHere = लिंक अभी कॉपी करें। उन्हें दोबारा नहीं दिखाया जा सकता।
linksLive-unmade = कुछ लिंक अभी तक नहीं बने हैं, और आप जो शेयर कर रहे हैं, वह सिर्फ़ इसी पेज पर है। फिर भी पेज छोड़ें?
linksLive-unsaved = आपने अभी तक हर लिंक कॉपी नहीं किया है, और वे सिर्फ़ इसी पेज पर दिखते हैं। फिर भी पेज छोड़ें?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } लिंक नहीं बना:
       *[other] { $n } लिंक नहीं बने:
    }
linksLive-again = फिर से आज़माएँ

## lock

lock-choice = इसे दोबारा सिर्फ़ पहला डिवाइस खोल सकता है
lock-choiceHint = जो व्यक्ति लिंक सबसे पहले खोले, लिंक उसी का हो जाता है। किसी दूसरे डिवाइस या ब्राउज़र पर यह बताता है कि इसे कहीं और खोला जा चुका है।
lock-viewsEach = हर पाने वाले के लिए व्यू (ज़रूरी नहीं)
lock-viewsEachHint = तब हर पते के अपने व्यू होते हैं, और कोई दूसरों के व्यू खर्च नहीं कर सकता।
lock-first = जो ब्राउज़र इसे सबसे पहले खोले, सिर्फ़ वही इसे दोबारा खोल सकता है, इसलिए इसे वहीं खोलें जहाँ आपको इसकी ज़रूरत है। इसके लिए आपका ब्राउज़र एक कुकी रखता है।
lock-own = इसे सबसे पहले इसी ब्राउज़र ने खोला। सिर्फ़ यही इसे दोबारा खोल सकता है।
lock-elsewhereTitle = दूसरे ब्राउज़र में खोला जा चुका है
lock-elsewhereText = यह लिंक सिर्फ़ उस ब्राउज़र में खुलता है जिसने इसे सबसे पहले खोला, और वह यह ब्राउज़र नहीं था।
lock-elsewhereHint = अगर आपने ही खोला था, तो उसी डिवाइस और ब्राउज़र पर वापस जाएँ। अगर नहीं, तो हो सकता है कि किसी और ने सीक्रेट पढ़ लिया हो।
lock-needsCookie = इस लिंक के लिए एक कुकी ज़रूरी है, और आपके ब्राउज़र ने कोई कुकी नहीं भेजी। इस पेज के लिए कुकी की अनुमति दें, फिर दोबारा कोशिश करें।
lock-usedTitle = आप इसे पहले ही खोल चुके हैं
lock-usedText =
    { $n ->
        [one] भेजने वाले ने हर पाने वाले को यह लिंक { $n } बार खोलने की अनुमति दी है, और आप उतनी बार खोल चुके हैं।
       *[other] भेजने वाले ने हर पाने वाले को यह लिंक { $n } बार खोलने की अनुमति दी है, और आप उतनी बार खोल चुके हैं।
    }
lock-usedHint = अगर आपको यह फिर से चाहिए, तो भेजने वाले से नया लिंक माँगें।

## sharesLive

sharesLive-lastView = यह आपका आखिरी व्यू था। जो चाहिए, अभी सेव कर लें।
sharesLive-lastViewFiles = यह आपका आखिरी व्यू था। जो चाहिए, अभी डाउनलोड कर लें: लिंक सिर्फ़ थोड़ी देर काम करते हैं।

## preview

preview-title = लिंक
preview-text = जिनके पास यह लिंक हो, वे सीक्रेट खोल सकते हैं। इस पेज को देखना व्यू नहीं गिना जाता।
preview-sealedText = जिनके पास पूरा लिंक हो, वे सीक्रेट खोल सकते हैं। इस पेज को देखना व्यू नहीं गिना जाता।
preview-shownOnce = यह एंड-टू-एंड एन्क्रिप्टेड है: इसका पूरा लिंक बनाते समय एक बार दिखाया गया था, और दोबारा नहीं दिखाया जा सकता।
preview-lost = अगर वह अब आपके पास नहीं है, तो यह लिंक डिलीट करें और नया बनाएँ।
preview-qrOf = लिंक का QR कोड
preview-terms = विवरण

## returned

returned-one = { $recipient } को भेजा गया ईमेल वापस आ गया: { $reason } (स्टेटस { $status }, { $when })।
returned-hint = पता जाँचें, या लिंक किसी दूसरे तरीके से दें।
returned-no_mailbox = ऐसा कोई मेलबॉक्स नहीं है
returned-no_domain = डोमेन मौजूद नहीं है या ईमेल नहीं लेता
returned-closed = मेलबॉक्स ईमेल नहीं लेता
returned-full = मेलबॉक्स भरा हुआ है
returned-too_large = ईमेल मेलबॉक्स के लिए बहुत बड़ा है
returned-unreachable = इस पते के मेल सर्वर तक नहीं पहुँचा जा सका
returned-policy = इस पते का मेल सर्वर इस सर्वर से ऐसा ईमेल नहीं लेता
returned-refused = इस पते के मेल सर्वर ने इसे लेने से मना कर दिया

## share

share-link = लिंक
share-copy = लिंक कॉपी करें
share-share = शेयर करें
share-mail = ईमेल
share-message = संदेश के रूप में कॉपी करें
share-qr = QR कोड
share-print = चिट्ठी प्रिंट करें
share-page = इस लिंक का पेज खोलें
share-png = PNG के रूप में सेव करें
share-svg = SVG के रूप में सेव करें

## shareLive

shareLive-copied = कॉपी हो गया
shareLive-copyFailed = कॉपी नहीं हो सका। टेक्स्ट चुनकर उसे कॉपी करें।
shareLive-letterFailed = चिट्ठी लोड नहीं हो सकी। अपना कनेक्शन जाँचें और फिर से कोशिश करें।
shareLive-codeFailed = कोड सेव नहीं हो सका। अपना कनेक्शन जाँचें और फिर से कोशिश करें।
shareLive-message =
    { $n ->
        [one] मैंने आपके साथ कुछ गोपनीय शेयर किया है। लिंक { $date } तक { $n } बार खुल सकता है:
       *[other] मैंने आपके साथ कुछ गोपनीय शेयर किया है। लिंक { $date } तक { $n } बार खुल सकता है:
    }
shareLive-mailSubject = आपके लिए एक सीक्रेट
shareLive-letterTerms =
    { $n ->
        [one] लिंक { $date } तक { $n } बार खुल सकता है। उसके बाद इसकी सामग्री मिटा दी जाती है।
       *[other] लिंक { $date } तक { $n } बार खुल सकता है। उसके बाद इसकी सामग्री मिटा दी जाती है।
    }

## letter

letter-to = किसके लिए
letter-from = किसकी ओर से
letter-title = आपके लिए कुछ गोपनीय
letter-intro = यह किसी भी फ़ोन या कंप्यूटर पर खुलता है। आपको किसी खाते की ज़रूरत नहीं है।
letter-scan = अपने फ़ोन के कैमरे से कोड स्कैन करें। या ब्राउज़र में पता ठीक वैसे ही टाइप करें जैसा यहाँ छपा है: बड़े और छोटे अक्षर अलग-अलग माने जाते हैं।
letter-press = जो पेज खुले, उस पर बटन दबाएँ।
letter-passphrase = पासफ़्रेज़ डालें और बटन दबाएँ। भेजने वाले आपको पासफ़्रेज़ किसी दूसरे तरीके से देंगे। आपकी सुरक्षा के लिए वह इस काग़ज़ पर नहीं है: उसे यहाँ न लिखें।
letter-keep = जो चाहिए, सेव कर लें, फिर इस काग़ज़ को नष्ट कर दें।
letter-code = पते का QR कोड

## push

push-opened = इसे किसने खोला
push-log = पूरा लॉग
push-when = कब
push-what = क्या
push-address = पता
push-browser = ब्राउज़र
push-older = पहले की
push-newer = बाद की
push-end = अभी डिलीट करें
push-cancel = रद्द करें

## pushChange

pushChange-title = इस लिंक को बदलें
pushChange-back = लिंक पर वापस जाएँ
pushChange-expires = एक्सपायर होगा
pushChange-views = कुल कितनी बार खुल सकता है
pushChange-save = बदलाव सेव करें
pushChange-extend = समय बढ़ाएँ: { $duration }
pushChange-change = बदलें …
pushChange-changed = बदल दिया गया।
pushChange-viewsBetween = { $min } से { $max } तक। अब तक खोला गया: { $used } बार।
pushChange-latest = ज़्यादा से ज़्यादा { $date } तक।

## pushChangeLive

pushChangeLive-badExpiry = { $from } और { $to } के बीच का कोई समय चुनें।

## agentLive

agentLive-agentOn = { $system } पर { $browser }
agentLive-agentUnknown = अज्ञात

## pushLive

pushLive-codesWait = पाने वालों के कोड वाले ईमेल, जो इंतज़ार कर रहे हैं: { $count }। पहला ईमेल इस समय तक आ जाएगा: { $time }।
pushLive-codesFailed = कोड ईमेल नहीं किया गया: { $addresses }।
pushLive-text = टेक्स्ट
pushLive-file = फ़ाइलें
pushLive-url = लिंक
pushLive-qr = QR कोड
pushLive-active = चालू
pushLive-expired = एक्सपायर
pushLive-views = व्यू
pushLive-viewsLeft = { $total } में से { $left } बाकी
pushLive-viewsUsed = { $total } में से { $used } इस्तेमाल हुए
pushLive-expires = एक्सपायर होगा
pushLive-notBefore = खुलेगा
pushLive-firstView = पहले व्यू के बाद
pushLive-firstViewEnds = यह { $duration } बाद एक्सपायर होगा
pushLive-passphrase = पासफ़्रेज़
pushLive-passphraseSet = सेट है: लिंक सिर्फ़ इसी से खुलता है।
pushLive-covered = ढका हुआ
pushLive-coveredYes = हाँ, जब तक पाने वाले टैप न करें
pushLive-deletable = पाने वाले डिलीट कर सकते हैं
pushLive-deletableYes = हाँ
pushLive-files = फ़ाइलें
pushLive-fileGuarded = नाम पासफ़्रेज़ से सुरक्षित
pushLive-filesSealed =
    { $n ->
        [one] { $n } फ़ाइल, { $size }, नाम सीलबंद
       *[other] { $n } फ़ाइलें, { $size }, नाम सीलबंद
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } फ़ाइल, मिटा दी गई
       *[other] { $n } फ़ाइलें, मिटा दी गईं
    }
pushLive-created = बनाया गया
pushLive-name = नाम
pushLive-endedByViews = इसका आखिरी व्यू इस्तेमाल हो गया: { $when }। इसकी सामग्री मिटा दी गई है।
pushLive-endedByTime = इसका समय पूरा हो गया: { $when }। इसकी सामग्री मिटा दी गई है।
pushLive-endedByHand = डिलीट किया गया: { $when }, पता: { $address } ({ $browser })। इसकी सामग्री मिटा दी गई है।
pushLive-neverOpened = इसे किसी ने नहीं खोला।
pushLive-openedNewest =
    { $n ->
        [one] यहाँ सबसे नया { $n } व्यू दिखाया गया है, लॉग में सभी हैं।
       *[other] यहाँ सबसे नए { $n } व्यू दिखाए गए हैं, लॉग में सभी हैं।
    }
pushLive-scanned =
    { $n ->
        [one] किसी प्रोग्राम ने, जैसे कि चैट में लिंक की झलक ने, इसका पेज { $n } बार स्कैन किया है। यह व्यू नहीं गिना जाता।
       *[other] प्रोग्रामों ने, जैसे कि चैट में लिंक की झलक ने, इसका पेज { $n } बार स्कैन किया है। यह व्यू नहीं गिना जाता।
    }
pushLive-failedPassphrases =
    { $n ->
        [one] { $n } बार गलत पासफ़्रेज़ डाला गया।
       *[other] { $n } बार गलत पासफ़्रेज़ डाला गया।
    }
pushLive-failedViews =
    { $n ->
        [one] एक्सपायर, रुके हुए या अभी न खुले लिंक पर { $n } कोशिश।
       *[other] एक्सपायर, रुके हुए या अभी न खुले लिंक पर { $n } कोशिशें।
    }
pushLive-openedMeanwhile = अभी-अभी खोला गया।
pushLive-ended = डिलीट हो गया। इसकी सामग्री मिटा दी गई है।

## presets

presets-presets = प्रीसेट
presets-keep = प्रीसेट के रूप में सेव करें …
presets-title = आपके प्रीसेट
presets-text = नए लिंक के लिए आपके सेव किए हुए विकल्प। इन्हें इस्तेमाल करने के लिए, लिंक बनाते समय कोई प्रीसेट चुनें।

## presetsLive

presetsLive-presets = प्रीसेट
presetsLive-keepTitle = प्रीसेट के रूप में सेव करें
presetsLive-name = नाम
presetsLive-save = सेव करें
presetsLive-cancel = रद्द करें
presetsLive-badName = ज़्यादा से ज़्यादा 40 वर्णों का नाम डालें। आप 20 प्रीसेट तक सेव कर सकते हैं।
presetsLive-badTerms = यह सर्वर इनमें से किसी एक विकल्प को स्वीकार नहीं करता।
presetsLive-taken = आपके पास इस नाम का प्रीसेट पहले से है।
presetsLive-offline = सर्वर से जवाब नहीं मिला। अपना कनेक्शन जाँचें और फिर से कोशिश करें।
presetsLive-failed = कोई गड़बड़ी हुई ({ $status })। कुछ भी नहीं बदला गया।

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } व्यू
       *[other] { $n } व्यू
    }
ownPresetsLive-rename = नाम बदलें
ownPresetsLive-renameOf = “{ $name }” का नाम बदलें
ownPresetsLive-remove = डिलीट करें
ownPresetsLive-removeQuestion = प्रीसेट “{ $name }” को डिलीट करें? इससे बनाए गए लिंक वैसे ही रहेंगे।

## signIn

signIn-title = साइन इन करें
signIn-email = ईमेल पता
signIn-password = पासवर्ड
signIn-newPassword = नया पासवर्ड
signIn-passwordHint =
    { $n ->
        [one] कम से कम { $n } वर्ण। कुछ शब्द मिलाकर लिखना अच्छा रहता है।
       *[other] कम से कम { $n } वर्ण। कुछ शब्द मिलाकर लिखना अच्छा रहता है।
    }
signIn-submit = साइन इन करें
signIn-passkey = पासकी से साइन इन करें
signIn-signUp = खाता बनाएँ
signIn-have = मेरा खाता है
signIn-name = ईमेल पता या उपयोगकर्ता नाम
signIn-companyOrLocal = अपना कंपनी पासवर्ड इस्तेमाल करें, या अगर आपके पास हो, तो इस सर्वर का पासवर्ड।
signIn-companyOrAdmins = अपना कंपनी पासवर्ड इस्तेमाल करें। एडमिन इस सर्वर का पासवर्ड भी इस्तेमाल कर सकते हैं।
signIn-company = अपना कंपनी पासवर्ड इस्तेमाल करें।
signIn-adminsOnly = पासवर्ड से सिर्फ़ एडमिन साइन इन करते हैं।
signIn-forgot = पासवर्ड भूल गए? एडमिन आपको लिंक भेज सकते हैं।
signIn-setUpTitle = स्वागत है
signIn-setUpText = इस सर्वर पर अभी कोई खाता नहीं है। पहला खाता बनाएँ: वही एडमिन होगा।
signIn-setUpCode = सेटअप कोड
signIn-setUpCodeHint = सर्वर ने शुरू होते समय इसे दिखाया था। उसका टर्मिनल या लॉग देखें।
signIn-setUpSubmit = खाता बनाएँ
signIn-resetTitle = अपना पासवर्ड चुनें
signIn-resetAccount = खाते { $email } के लिए
signIn-resetText = यह लिंक एक बार काम करता है। इसे इस्तेमाल करने पर आपके खाते के सभी सेशन और API टोकन बंद हो जाते हैं।
signIn-lettersWhy = इससे पता चलता है कि आप कोई प्रोग्राम नहीं हैं।
signIn-resetSubmit = सेव करें और साइन इन करें

## sessionsLive

sessionsLive-sessions = सेशन
sessionsLive-sessionHere = यह ब्राउज़र
sessionsLive-sessionBegan = { $when } साइन इन हुआ
sessionsLive-sessionUsed = पिछला इस्तेमाल { $when }
sessionsLive-sessionEnd = बंद करें
sessionsLive-sessionEndQuestion = { $name } का सेशन बंद करें? वह ब्राउज़र तुरंत साइन आउट हो जाएगा।
sessionsLive-sessionEnded = बंद हो गया। वह ब्राउज़र साइन आउट हो गया है।
sessionsLive-noSessions = कहीं भी साइन इन नहीं।
sessionsLive-othersQuestion = बाकी सब जगह से साइन आउट करें? यहाँ आप साइन इन रहेंगे।
sessionsLive-othersEnded =
    { $n ->
        [one] { $n } दूसरा सेशन बंद हो गया।
       *[other] { $n } दूसरे सेशन बंद हो गए।
    }
sessionsLive-endOthers = बाकी सब जगह से साइन आउट करें

## signInAgainLive

signInAgainLive-title = आप साइन आउट हो गए हैं
signInAgainLive-text = आपका सेशन खत्म हो गया है। आगे बढ़ने के लिए { $email } के तौर पर साइन इन करें। आपने जो टाइप किया और चुना, वह अब भी यहाँ है।
signInAgainLive-somebodyElse = इस ब्राउज़र में अब { $other } ने साइन इन किया हुआ है। आगे बढ़ने के लिए { $email } के तौर पर साइन इन करें। आपने जो टाइप किया और चुना, वह अब भी यहाँ है।
signInAgainLive-limited = यह सर्वर आपसे दूसरा फ़ैक्टर माँगता है। उसे सेट अप करें, फिर आगे बढ़ें। आपने जो टाइप किया और चुना, वह अब भी यहाँ है।
signInAgainLive-declined = आप साइन आउट हैं, और कुछ भी नहीं भेजा गया। साइन इन करके आगे बढ़ने के लिए फिर से कोशिश करें।
signInAgainLive-notYet = आपने अभी तक { $email } के तौर पर साइन इन नहीं किया है।
signInAgainLive-password = पासवर्ड
signInAgainLive-submit = साइन इन करके आगे बढ़ें
signInAgainLive-passkey = पासकी से साइन इन करें
signInAgainLive-elsewhere = यह दूसरे टैब में खुलता है। उसके बाद यहाँ वापस आएँ और आगे बढ़ें।
signInAgainLive-setUp = दूसरा फ़ैक्टर सेट अप करें
signInAgainLive-goOn = आगे बढ़ें
signInAgainLive-cancel = रद्द करें
signInAgainLive-noName = अपना ईमेल पता या उपयोगकर्ता नाम डालें।
signInAgainLive-noPassword = पासवर्ड डालें।
signInAgainLive-wrong = पासवर्ड गलत है।
signInAgainLive-refused = आपको इस तरीके से साइन इन करने की अनुमति नहीं है। कोई दूसरा तरीका इस्तेमाल करें, या किसी एडमिन से पूछें।
signInAgainLive-noCode = कोड डालें।
signInAgainLive-code = आपके ऐप्लिकेशन का कोड, या रिकवरी कोड
signInAgainLive-recoveryCode = रिकवरी कोड
signInAgainLive-wrongCode = वह कोड गलत है, या पहले ही इस्तेमाल हो चुका है। अगले कोड का इंतज़ार करें।
signInAgainLive-begin = इसमें बहुत समय लग गया। रद्द करें, और फिर से कोशिश करें।
signInAgainLive-passkeyCancelled = कोई पासकी इस्तेमाल नहीं हुई। फिर से कोशिश करें, या किसी दूसरे तरीके से साइन इन करें।
signInAgainLive-passkeyRefused = सर्वर ने यह पासकी स्वीकार नहीं की। किसी दूसरे तरीके से साइन इन करें।
signInAgainLive-wrongOrigin = यह पेज सर्वर के अपने पते के बजाय किसी और पते पर खोला गया। इसे सर्वर के बेस URL पर खोलें।
signInAgainLive-tooMany =
    { $n ->
        [one] बहुत ज़्यादा असफल कोशिशें। { $n } सेकंड बाद फिर से कोशिश करें।
       *[other] बहुत ज़्यादा असफल कोशिशें। { $n } सेकंड बाद फिर से कोशिश करें।
    }
signInAgainLive-offline = सर्वर से जवाब नहीं मिला। अपना कनेक्शन जाँचें और फिर से कोशिश करें।
signInAgainLive-failed = कोई गड़बड़ी हुई ({ $status })।

## accountLive

accountLive-passkeyCancelled = कोई पासकी इस्तेमाल नहीं हुई। फिर से कोशिश करें, या अपना पासवर्ड इस्तेमाल करें।
accountLive-passkeyRefused = सर्वर ने यह पासकी स्वीकार नहीं की। अपने पासवर्ड से साइन इन करें।
accountLive-wrong = ईमेल पता या पासवर्ड गलत है।
accountLive-wrongName = नाम या पासवर्ड गलत है।
accountLive-noName = अपना ईमेल पता या उपयोगकर्ता नाम डालें।
accountLive-noGroup = आप उन समूहों में से किसी में नहीं हैं जो यह सर्वर इस्तेमाल कर सकते हैं। इसके एडमिन से पूछें।
accountLive-noAddress = आपका कंपनी साइन-इन इस सर्वर को कोई मान्य ईमेल पता नहीं देता। इसके एडमिन से पूछें।
accountLive-notLinked = आपके ईमेल पते वाला एक खाता यहाँ पहले से मौजूद है। किसी एडमिन से उसे आपके कंपनी साइन-इन से जोड़ने को कहें।
accountLive-notAdded = यहाँ आपका कोई खाता नहीं है। किसी एडमिन से खाता जोड़ने को कहें।
accountLive-notSetUp = यह सर्वर अभी सेट अप नहीं हुआ है।
accountLive-notAdmitted = आपको यहाँ साइन इन करने की अनुमति नहीं है। किसी एडमिन से पूछें।
accountLive-directoryAway = कंपनी पासवर्ड अभी नहीं जाँचे जा सकते। अगर आपके पास इस सर्वर का पासवर्ड है, तो उसे इस्तेमाल करें।
accountLive-limited =
    { $n ->
        [one] बहुत ज़्यादा असफल कोशिशें। { $n } सेकंड बाद फिर से कोशिश करें।
       *[other] बहुत ज़्यादा असफल कोशिशें। { $n } सेकंड बाद फिर से कोशिश करें।
    }
accountLive-offline = सर्वर से जवाब नहीं मिला। अपना कनेक्शन जाँचें और फिर से कोशिश करें।
accountLive-failed = कोई गड़बड़ी हुई ({ $status })।
accountLive-wrongCode = सेटअप कोड गलत है।
accountLive-invitation = आपको न्योता मिला है। पासवर्ड चुनें, और आप साइन इन हो जाएँगे। यह लिंक एक बार काम करता है।
accountLive-badLink = यह लिंक अब मान्य नहीं है। किसी एडमिन से नया लिंक माँगें।
accountLive-noLink = अपने संदेश में मिला लिंक फिर से खोलें। यह पेज सिर्फ़ पूरे लिंक के साथ काम करता है।
accountLive-noCode = सेटअप कोड डालें।
accountLive-noPassword = पासवर्ड डालें।
accountLive-again = अब आप फिर से कोशिश कर सकते हैं।
accountLive-taken = इस ईमेल पते वाला खाता पहले से मौजूद है।
accountLive-alreadySetUp = यह सर्वर पहले ही सेट अप हो चुका है। इसके बजाय साइन इन करें।
accountLive-tooShort = पासवर्ड बहुत छोटा है।
accountLive-tooCommon = यह पासवर्ड सबसे आम पासवर्ड में से है, या लगभग आपके पते जैसा ही है। अनुमान लगाने वाले सबसे पहले ऐसे ही पासवर्ड आज़माते हैं। कोई दूसरा चुनें।
accountLive-badEmail = मान्य ईमेल पता डालें।
accountLive-wrongOrigin = यह पेज सर्वर के अपने पते के बजाय किसी और पते पर खोला गया। इसे सर्वर के बेस URL पर खोलें।
accountLive-saved = सेव हो गया।
accountLive-wrongCurrent = मौजूदा पासवर्ड गलत है।
accountLive-changed = आपका पासवर्ड बदल दिया गया। दूसरे डिवाइस साइन आउट हो गए हैं।
accountLive-tokensRevoked =
    { $n ->
        [one] { $n } API टोकन निरस्त किया गया।
       *[other] { $n } API टोकन निरस्त किए गए।
    }
accountLive-tokenName = टोकन को कोई नाम दें।
accountLive-tokenTaken = आपके पास इस नाम का टोकन पहले से है।
accountLive-noTokens = आपके पास अभी कोई टोकन नहीं है।
accountLive-never = कभी इस्तेमाल नहीं हुआ
accountLive-used = पिछला इस्तेमाल { $when }
accountLive-made = { $when } बनाया गया
accountLive-revoke = निरस्त करें
accountLive-revokeQuestion = टोकन “{ $name }” को निरस्त करें? इसे इस्तेमाल करने वाले प्रोग्राम तुरंत काम करना बंद कर देंगे।
accountLive-revoked = निरस्त किया गया।
accountLive-copied = कॉपी हो गया
accountLive-copyFailed = कॉपी नहीं हो सका। टेक्स्ट चुनकर उसे कॉपी करें।

## account

account-title = आपका खाता
account-signedInAs = { $email } खाते से साइन इन हैं
account-signOut = साइन आउट करें
account-programs = API टोकन और वेबहुक
account-programsTokens = API टोकन
account-tokens = API टोकन
account-tokensText = प्रोग्राम आपके पासवर्ड के बजाय टोकन इस्तेमाल करते हैं। वे आपके नाम से काम करते हैं।
account-tokenName = यह किस काम के लिए है?
account-tokenPlaceholder = बैकअप स्क्रिप्ट
account-create = टोकन बनाएँ
account-shown = आपका नया टोकन। यह सिर्फ़ एक बार दिखाया जाता है:
account-copy = कॉपी करें
account-example = उदाहरण के लिए
account-notify = सूचनाएँ
account-notifyMe = मेरा कोई नया लिंक खुलने पर मुझे बताएँ
account-notifyEach = हर लिंक के लिए आप कुछ और भी चुन सकते हैं।
account-sessions = आप कहाँ-कहाँ साइन इन हैं
account-sessionsText = जिसे आप नहीं पहचानते, उसे बंद करें, फिर अपना पासवर्ड बदलें।
account-endOthers = बाकी सब जगह से साइन आउट करें
account-password = पासवर्ड
account-current = मौजूदा पासवर्ड
account-next = नया पासवर्ड
account-change = पासवर्ड बदलें
account-changeHint = आपके बाकी सभी सेशन बंद हो जाएँगे।
account-revokeTokens = मेरे सभी API टोकन भी निरस्त करें
account-revokeTokensHint = अगर हो सकता है कि कोई और आपका पासवर्ड जानता हो, तो इसे चुना हुआ रहने दें। इन टोकन को इस्तेमाल करने वाले प्रोग्राम तुरंत काम करना बंद कर देंगे:
account-cancel = रद्द करें
account-confirm = निरस्त करें

## admin

admin-title = मेरे लिंक
admin-titleExpired = एक्सपायर हुए लिंक
admin-active = चालू
admin-expired = एक्सपायर
admin-all = सभी लिंक
admin-users = उपयोगकर्ता
admin-server = सर्वर
admin-search = नाम, नोट या लिंक से खोजें
admin-order = क्रम
admin-byNewest = सबसे नए पहले
admin-byExpiry = एक्सपायर होने के समय से
admin-byOpened = सबसे हाल में खुले पहले
admin-byViews = सबसे कम व्यू बाकी
admin-parts = सिर्फ़ ये दिखाएँ
admin-unopened = कभी नहीं खुले
admin-opened = खोले गए
admin-today = आज एक्सपायर होंगे
admin-sealed = एंड-टू-एंड एन्क्रिप्टेड
admin-waiting = कोई इंतज़ार में है
admin-frozen = रुके हुए
admin-answers = जवाब
admin-tickAll = सभी चुनें
admin-csv = CSV के रूप में सेव करें
admin-newer = नई
admin-older = पुरानी
admin-cancel = रद्द करें
admin-end = अभी डिलीट करें
admin-addUser = उपयोगकर्ता जोड़ें
admin-email = ईमेल पता
admin-administrator = एडमिन
admin-add = जोड़ें
admin-byMail = लिंक ईमेल से भेजें
admin-oneTime = एक बार काम करने वाला लिंक, 24 घंटे तक मान्य। इसे उपयोगकर्ता को दें:
admin-copy = कॉपी करें
admin-storage = स्टोरेज
admin-settings = लागू सेटिंग
admin-settingsText = कोई सेटिंग बदलने के लिए, सर्वर की कॉन्फ़िग फ़ाइल संपादित करें, फिर सर्वर को दोबारा शुरू करें।
admin-option = विकल्प
admin-value = मान
admin-origin = कहाँ से
admin-version = वर्शन
admin-configFile = कॉन्फ़िग फ़ाइल

## health

health-title = स्थिति
health-open = आपकी ज़रूरत है
health-openForAuditors = एडमिन के लिए
health-nothing = किसी चीज़ के लिए आपकी ज़रूरत नहीं है।
health-commands = कमांड सर्वर पर, उसकी सेवा के उपयोगकर्ता के रूप में चलाएँ।
health-onServer = सर्वर पर
health-inConfigFile = कॉन्फ़िग फ़ाइल में
health-noConfigFile = यह सर्वर बिना कॉन्फ़िग फ़ाइल के चल रहा है। एक फ़ाइल बनाएँ, फिर सर्वर को --config और फ़ाइल के पथ के साथ शुरू करें।
health-how = क्या करें
health-fine = मौजूदा स्थिति
health-complaints = चेतावनियाँ और गड़बड़ियाँ
health-complaintsText = शुरू होने के बाद से इस सर्वर ने अपने लॉग में क्या लिखा है। ब्यौरा लॉग में है।
health-warn = चेतावनी
health-error = गड़बड़ी
health-times =
    { $n ->
        [one] { $n } बार, { $when }
       *[other] { $n } बार, पिछली बार { $when }
    }
health-examine = अभी जाँचें
health-examineTitle = स्व-जाँच (doctor)
health-examineText = डेटा डायरेक्ट्री देखता है, और मेल सर्वर, प्रदाता और सेटिंग में लिखी बाकी सभी चीज़ों से कनेक्ट करता है। यह न कुछ भेजता है, न कुछ बदलता है।
health-ok = सब ठीक
health-subjectDirectory = डेटा डायरेक्ट्री
health-subjectPermissions = अनुमतियाँ
health-subjectPolicy = नीतियाँ
health-subjectErasing = स्थायी रूप से मिटाना
health-subjectSignIn = कंपनी साइन-इन
health-subjectLdap = डायरेक्ट्री (LDAP)
health-subjectScanner = वायरस स्कैनर
health-subjectPrevious = पिछला सर्वर
health-inEnglish = ब्यौरा अंग्रेज़ी में है, जैसा सर्वर के लॉग में होता है।
health-receiverAnswered = रिसीवर ने जवाब दिया: { $status }।
health-receiverRefused = रिसीवर ने कनेक्शन ठुकरा दिया।
health-receiverSilent = रिसीवर ने समय पर जवाब नहीं दिया।
health-receiverUnknown = रिसीवर का नाम अज्ञात है।

## administration

administration-findUser = उपयोगकर्ता खोजें
administration-before = पिछला
administration-next = अगला
administration-role = भूमिका
administration-actions = कार्रवाइयाँ
administration-lastSignIn = पिछला साइन-इन { $when }
administration-asUser = उपयोगकर्ता
administration-asAuditor = ऑडिटर: सभी लॉग देख सकते हैं, कोई सीक्रेट नहीं
administration-administrators = एडमिन
administration-auditors = ऑडिटर
administration-invited = न्योता मिला
administration-disabled = बंद किए गए
administration-suspended = निलंबित
administration-unprotected = दूसरा फ़ैक्टर नहीं
administration-userLinks = लिंक
administration-userFactors = दूसरे फ़ैक्टर
administration-userGroups = समूह
administration-group = समूह में जोड़ें
administration-joinGroup = जोड़ें
administration-userLimits = नीतियों की सीमाएँ
administration-userLog = लॉग की ताज़ा प्रविष्टियाँ
administration-wholeLog = सभी प्रविष्टियाँ
administration-endPushes = उनका शेयर किया हुआ सब कुछ डिलीट भी करें, और उनके अनुरोध बंद करें
administration-endEverything = सब कुछ बंद करें
administration-everyone = सभी
administration-nobody = खाते के बिना
administration-findLink = भेजने वाले, लिंक या नंबर
administration-findALink = लिंक खोजें
administration-madeUntil = इस तारीख तक बने
administration-filterState = हालत
administration-anyState = सभी हालत
administration-onlyActive = चालू
administration-onlyExpired = एक्सपायर या डिलीट किए गए
administration-settingsFilter = सेटिंग खोजें
administration-onlyChanged = सिर्फ़ बदली हुई

## firstSteps

firstSteps-title = पहले कदम
firstSteps-done = { $all } में से { $done } पूरे
firstSteps-others = बाकी कदम ऊपर दिए गए हैं।
firstSteps-address = पता
firstSteps-addressOpen = लिंक का कोई तय पता नहीं है
firstSteps-addressWhy = पाने वालों को उस पते तक पहुँच पाना चाहिए जिससे लिंक शुरू होते हैं।
firstSteps-addressDo = { $example } की जगह अपने सर्वर का पता लिखें।
firstSteps-addressUnset = लिंक उसी पते से शुरू होते हैं जिससे भेजने वाले सर्वर तक आते हैं, आपके लिए { $origin }।
firstSteps-addressPlain = लिंक { $url } से शुरू होते हैं, जो एन्क्रिप्ट नहीं है।
firstSteps-addressElsewhere = लिंक { $url } से शुरू होते हैं। आप अभी { $origin } पर हैं: { $url } को खोलकर देखें कि वहाँ पहुँचा जा सकता है या नहीं।
firstSteps-addressGood = लिंक { $url } से शुरू होते हैं, और आप वहाँ सर्वर तक पहुँच गए हैं।
firstSteps-tls = रास्ते में एन्क्रिप्शन
firstSteps-tlsOpen = कनेक्शन एन्क्रिप्ट नहीं हैं
firstSteps-tlsWhy = बीच के नेटवर्क में मौजूद हर कोई सीक्रेट पढ़ सकता है।
firstSteps-tlsOwn = यह सर्वर खुद TLS इस्तेमाल करता है।
firstSteps-tlsProxy = इस सर्वर के लिए एक रिवर्स प्रॉक्सी TLS इस्तेमाल करता है।
firstSteps-tlsNone = आप सादे HTTP से कनेक्ट हैं।
firstSteps-tlsDo = सर्वर को सर्टिफ़िकेट दें, या उसके आगे HTTPS वाला रिवर्स प्रॉक्सी लगाएँ:
firstSteps-key = मास्टर कुंजी की कॉपी
firstSteps-keyMissing = मास्टर कुंजी की कोई पुष्ट कॉपी नहीं है
firstSteps-keyWhy = कुंजी के बिना डेटा या बैकअप को फिर कभी कोई नहीं पढ़ सकता।
firstSteps-keyOpen = कुंजी { $key } की कॉपी की किसी ने पुष्टि नहीं की है।
firstSteps-keyDone = कुंजी { $key } की कॉपी की पुष्टि { $when } हुई।
firstSteps-keyDo = यह एक एन्क्रिप्ट किया हुआ बैकअप लिखता है जिसमें कुंजी भी होती है। उसे किसी दूसरी मशीन पर रखें:
firstSteps-keyTick = मेरे पास एक कॉपी सुरक्षित जगह पर है
firstSteps-keyUntick = यह कॉपी अब मेरे पास नहीं है
firstSteps-people = कौन शेयर कर सकता है
firstSteps-peopleWhy = खातों से लोग देखते हैं कि उनके लिंक का क्या हुआ, और आप तय करते हैं कि कौन शेयर कर सकता है।
firstSteps-peopleAlone = सिर्फ़ आपका खाता है। खाते के बिना, जो भी इस सर्वर तक पहुँचता है, वह टेक्स्ट शेयर कर सकता है।
firstSteps-peopleAloneClosed = सिर्फ़ आपका खाता है, और खाते के बिना कोई शेयर नहीं कर सकता।
firstSteps-peopleMany =
    { $n ->
        [one] { $n } खाता है।
       *[other] { $n } खाते हैं।
    }
firstSteps-peopleOpen = कोई भी खाता बना सकता है।
firstSteps-peopleDecided = आपने इसे सेटिंग में तय किया है।
firstSteps-peopleDo = उपयोगकर्ता जोड़ें, या allow_sign_up और allow_anonymous से तय करें।
firstSteps-peopleLink = उपयोगकर्ता जोड़ें
firstSteps-first = पहला सीक्रेट
firstSteps-firstWhy = इसे एक बार आज़माने से आपको दिखता है कि पाने वालों को क्या दिखता है।
firstSteps-firstNone = अभी कुछ भी सेव नहीं है।
firstSteps-firstLink = सीक्रेट शेयर करें
firstSteps-backup = बैकअप
firstSteps-backupWhy = डिस्क बिना चेतावनी के खराब हो जाती है, और सर्वर अपने-आप बैकअप तभी बनाता है जब उसे बताया जाए कि कहाँ।
firstSteps-backupNone = अभी तक कोई बैकअप नहीं बना है।
firstSteps-backupGood = पिछला बैकअप { $when } बना।
firstSteps-backupDaily = या हर दिन सर्वर पर
firstSteps-requests = अनुरोध
firstSteps-requestsWhy = अनुरोधों से वे लोग, जिनका खाता है, दूसरों से सीक्रेट माँगते हैं, और जिनसे माँगा जाता है, उन्हें भेजने के लिए किसी खाते की ज़रूरत नहीं होती।
firstSteps-requestsOff = बंद है। आप इसे ऐसा ही रहने दे सकते हैं।

## serverFacts

serverFacts-links = लिंक
serverFacts-activeLinks = चालू लिंक
serverFacts-stored = यह सर्वर क्या सेव करता है
serverFacts-storedSum = कुल { $size }
serverFacts-payloads = सीक्रेट (अनुमानित)
serverFacts-rows = लॉग, खाते और खाली जगह
serverFacts-fileContents = फ़ाइलें
serverFacts-fileLimit = फ़ाइलों की सीमा
serverFacts-fileLimitText = { $total } में से { $used }
serverFacts-disk = डिस्क
serverFacts-diskText = { $total } में से { $free } खाली
serverFacts-diskOurs = यह सर्वर
serverFacts-diskOthers = बाकी सब
serverFacts-diskFree = खाली
serverFacts-floor = जब तक { $size } से कम जगह खाली हो, फ़ाइलें स्वीकार नहीं की जातीं।
serverFacts-scarce = बहुत कम जगह बची है: फ़ाइलें जल्द ही अस्वीकार होने लगेंगी, या होने लगी हैं।
serverFacts-changed = बदला गया
serverFacts-reach = पता और नेटवर्क
serverFacts-access = पहुँच और खाते
serverFacts-pushes = सीक्रेट
serverFacts-files = फ़ाइलें
serverFacts-data = डेटा और कुंजियाँ
serverFacts-limits = सीमाएँ
serverFacts-pages = रूप-रंग और परिचय पेज
serverFacts-mail = ईमेल
serverFacts-watch = लॉग और मेट्रिक
serverFacts-preset = डिफ़ॉल्ट: { $value }
serverFacts-byDefault = डिफ़ॉल्ट
serverFacts-fromFlag = फ़्लैग
serverFacts-inEnglish = विवरण अंग्रेज़ी में हैं।
serverFacts-notSet = (सेट नहीं है)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } सेटिंग
       *[other] { $n } सेटिंग
    }
settingsLive-none = कोई सेटिंग मेल नहीं खाती।

## listLive

listLive-offline = सर्वर से जवाब नहीं मिला। अपना कनेक्शन जाँचें और फिर से कोशिश करें।
listLive-failed = कोई गड़बड़ी हुई ({ $status })।
listLive-rateLimited =
    { $n ->
        [one] बहुत ज़्यादा रिक्वेस्ट। { $n } सेकंड बाद फिर से कोशिश करें।
       *[other] बहुत ज़्यादा रिक्वेस्ट। { $n } सेकंड बाद फिर से कोशिश करें।
    }
listLive-copied = कॉपी हो गया
listLive-copyFailed = कॉपी नहीं हो सका। टेक्स्ट चुनकर उसे कॉपी करें।

## adminLive

adminLive-invitedUntil = न्योता मिला, लिंक { $when } एक्सपायर होगा
adminLive-invitedOver = न्योता मिला, लिंक { $when } एक्सपायर हो गया
adminLive-newLink = नया लिंक
adminLive-mailLink = नया लिंक ईमेल करें
adminLive-withdraw = वापस लें
adminLive-withdrawQuestion = { $email } का न्योता वापस लें? उसका लिंक काम करना बंद कर देगा।
adminLive-withdrawn = { $email } का न्योता वापस ले लिया गया।
adminLive-endAll = सब कुछ बंद करें
adminLive-endAllQuestion = { $email } का सब कुछ बंद करें? खाता बंद किया जाएगा। सेशन, टोकन, एक बार काम करने वाले लिंक, दूसरे फ़ैक्टर और वेबहुक तुरंत खत्म हो जाएँगे।
adminLive-endedAll = { $email } का खाता बंद किया गया। ये खत्म हुए: { $what }।
adminLive-endedNothing = { $email } का खाता बंद किया गया। खत्म करने के लिए और कुछ नहीं बचा था।
adminLive-endedSessions =
    { $n ->
        [one] { $n } सेशन
       *[other] { $n } सेशन
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } टोकन
       *[other] { $n } टोकन
    }
adminLive-endedLinks =
    { $n ->
        [one] एक बार काम करने वाला { $n } लिंक
       *[other] एक बार काम करने वाले { $n } लिंक
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } दूसरा फ़ैक्टर
       *[other] { $n } दूसरे फ़ैक्टर
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } वेबहुक
       *[other] { $n } वेबहुक
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } शेयर किया हुआ लिंक या अनुरोध
       *[other] { $n } शेयर किए हुए लिंक और अनुरोध
    }
adminLive-suspended = कंपनी साइन-इन ने निलंबित किया
adminLive-unprotected = दूसरा फ़ैक्टर नहीं
adminLive-actionsOf = { $email } के लिए कार्रवाइयाँ
adminLive-addedOn = { $when } जोड़ा गया
adminLive-factorAdded = { $when } जोड़ा गया
adminLive-appWithCodes = कोड वाला ऐप्लिकेशन
adminLive-codesLeft =
    { $n ->
        [one] { $n } रिकवरी कोड बाकी
       *[other] { $n } रिकवरी कोड बाकी
    }
adminLive-noFactors = दूसरा फ़ैक्टर नहीं है।
adminLive-groupHere = किसी एडमिनिस्ट्रेटर ने जोड़ा
adminLive-groupOfCompany = कंपनी साइन-इन से
adminLive-groupOfDirectory = डायरेक्ट्री से
adminLive-leaveGroup = समूह से हटाएँ
adminLive-noGroups = किसी समूह में नहीं।
adminLive-noLimits = इस व्यक्ति पर किसी नीति की सीमा नहीं है।
adminLive-endSessions = सेशन बंद करें
adminLive-endSessionsQuestion = { $email } के सभी सेशन बंद करें? उन्हें फिर से साइन इन करना होगा। टोकन काम करते रहेंगे।
adminLive-sessionsEnded = { $email } के सेशन बंद हो गए।
adminLive-disableMany =
    { $n ->
        [one] { $n } को बंद करें
       *[other] { $n } को बंद करें
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] { $n } उपयोगकर्ता का खाता बंद करें? उनके सेशन और टोकन तुरंत खत्म हो जाएँगे।
       *[other] { $n } उपयोगकर्ताओं के खाते बंद करें? उनके सेशन और टोकन तुरंत खत्म हो जाएँगे।
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } उपयोगकर्ता का खाता बंद किया गया।
       *[other] { $n } उपयोगकर्ताओं के खाते बंद किए गए।
    }
adminLive-endSessionsMany =
    { $n ->
        [one] { $n } के सेशन बंद करें
       *[other] { $n } के सेशन बंद करें
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] { $n } उपयोगकर्ता के सभी सेशन बंद करें? उन्हें फिर से साइन इन करना होगा। टोकन काम करते रहेंगे।
       *[other] { $n } उपयोगकर्ताओं के सभी सेशन बंद करें? उन्हें फिर से साइन इन करना होगा। टोकन काम करते रहेंगे।
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] { $n } उपयोगकर्ता के सेशन बंद हो गए।
       *[other] { $n } उपयोगकर्ताओं के सेशन बंद हो गए।
    }
adminLive-openedSince = आपके पिछली बार देखने के बाद खोला गया
adminLive-damaged = खराब
adminLive-mailReset = पासवर्ड का लिंक ईमेल करें
adminLive-mailed = लिंक वाला ईमेल { $email } को भेजा जा रहा है।
adminLive-notMailed = { $email } को कोई ईमेल नहीं भेजा गया: { $reason } इसे फिर से भेजें, या लिंक दिखाएँ।
adminLive-noneAtAll = अभी तक किसी ने कुछ शेयर नहीं किया है। लोग जो शेयर करते हैं, वह यहाँ दिखता है, उसकी सामग्री के बिना।
adminLive-noneMatching = कोई लिंक इस फ़िल्टर से मेल नहीं खाता।
adminLive-showEveryone = सभी दिखाएँ
adminLive-pushesOf =
    { $n ->
        [one] { $n } लिंक
       *[other] { $n } लिंक
    }
adminLive-tryAgain = अब आप फिर से कोशिश कर सकते हैं।
adminLive-none = यहाँ अभी कुछ नहीं है।
adminLive-noneActive = आप अभी कुछ शेयर नहीं कर रहे हैं।
adminLive-noneExpired = अभी तक कुछ एक्सपायर नहीं हुआ है। जो एक्सपायर हो जाता है, वह यहाँ अपने लॉग के साथ दिखता है।
adminLive-linksFound =
    { $n ->
        [one] { $n } लिंक
       *[other] { $n } लिंक
    }
adminLive-tick = { $name } को चुनें
adminLive-sealed = एंड-टू-एंड एन्क्रिप्टेड
adminLive-shareSecret = सीक्रेट शेयर करें
adminLive-noneFound = कुछ नहीं मिला।
adminLive-searchedPart =
    { $n ->
        [one] { $n } लिंक में खोजा गया। और पुराने लिंक भी हैं।
       *[other] { $n } लिंक में खोजा गया। और पुराने लिंक भी हैं।
    }
adminLive-searchOlder = और पुराने लिंक में खोजें
adminLive-text = टेक्स्ट
adminLive-file = फ़ाइलें
adminLive-url = लिंक
adminLive-qr = QR कोड
adminLive-created = { $when } बनाया गया
adminLive-endsIn = { $when } एक्सपायर होगा
adminLive-endedOn = { $when } एक्सपायर हुआ
adminLive-isExpired = एक्सपायर
adminLive-byHand = { $when } डिलीट किया गया
adminLive-viewsLeft =
    { $n ->
        [one] { $n } व्यू बाकी
       *[other] { $n } व्यू बाकी
    }
adminLive-notViewed = अभी तक नहीं खोला गया
adminLive-neverViewed = कभी नहीं खोला गया
adminLive-viewed =
    { $n ->
        [one] { $n } बार खोला गया
       *[other] { $n } बार खोला गया
    }
adminLive-viewedLast =
    { $n ->
        [one] { $n } बार खोला गया, पिछली बार { $when }
       *[other] { $n } बार खोला गया, पिछली बार { $when }
    }
adminLive-copyLink = लिंक कॉपी करें
adminLive-sealedFiles =
    { $n ->
        [one] { $n } फ़ाइल, नाम सीलबंद
       *[other] { $n } फ़ाइलें, नाम सीलबंद
    }
adminLive-sealedLink = इसका पूरा लिंक बनाते समय एक बार दिखाया गया था।
adminLive-end = अभी डिलीट करें
adminLive-endQuestion = “{ $name }” को अभी डिलीट करें? फिर इसे कोई दोबारा नहीं खोल पाएगा।
adminLive-ended = डिलीट हो गया।
adminLive-notFound = ऐसा कोई लिंक नहीं है।
adminLive-nobody = गुमनाम
adminLive-administrator = एडमिन
adminLive-disabled = बंद
adminLive-you = आप
adminLive-makeAdmin = एडमिन बनाएँ
adminLive-takeAdmin = एडमिन के अधिकार हटाएँ
adminLive-disable = बंद करें
adminLive-enable = चालू करें
adminLive-reset = पासवर्ड रीसेट करें
adminLive-tokens = टोकन
adminLive-noTokens = कोई टोकन नहीं।
adminLive-revoke = निरस्त करें
adminLive-makeAdminQuestion = { $email } को एडमिन बनाएँ? वे सबके लिंक और लॉग देख सकेंगे, और हर खाते को बदल सकेंगे।
adminLive-enableQuestion = { $email } का खाता चालू करें? वे अपने पहले के अधिकारों के साथ फिर से साइन इन कर सकेंगे।
adminLive-usersFound =
    { $n ->
        [one] { $n } उपयोगकर्ता
       *[other] { $n } उपयोगकर्ता
    }
adminLive-usersShown =
    { $n ->
        [one] { $n } उपयोगकर्ता में से { $from }–{ $to }
       *[other] { $n } उपयोगकर्ताओं में से { $from }–{ $to }
    }
adminLive-noUserFound = कोई उपयोगकर्ता इस खोज से मेल नहीं खाता।
adminLive-takeAdminQuestion = { $email } से एडमिन के अधिकार हटाएँ? उनके सेशन और टोकन खत्म हो जाएँगे।
adminLive-disableQuestion = { $email } का खाता बंद करें? उनके सेशन और टोकन तुरंत खत्म हो जाएँगे।
adminLive-resetQuestion = { $email } के लिए एक बार काम करने वाला लिंक बनाएँ? पहले का लिंक काम करना बंद कर देगा। इस लिंक को इस्तेमाल करने पर उनके सभी सेशन और टोकन खत्म हो जाएँगे।
adminLive-resetFactors = दूसरे फ़ैक्टर रीसेट करें
adminLive-resetFactorsQuestion = { $email } के सभी दूसरे फ़ैक्टर डिलीट करें? पहले पक्का कर लें कि यह माँग खुद उन्हीं की है। उनके सेशन तुरंत खत्म हो जाएँगे। टोकन काम करते रहेंगे।
adminLive-factorsReset = { $email } का अब कोई दूसरा फ़ैक्टर नहीं है।
adminLive-revokeQuestion = { $email } का टोकन “{ $name }” निरस्त करें?
adminLive-taken = इस ईमेल पते वाला खाता पहले से मौजूद है।
adminLive-badEmail = मान्य ईमेल पता डालें।
adminLive-passwordsElsewhere = ये उपयोगकर्ता इस सर्वर के पासवर्ड से साइन इन नहीं कर सकते: local_sign_in इसकी अनुमति नहीं देता।
adminLive-lastAdmin = ये आखिरी एडमिन हैं: पहले किसी और को एडमिन बनाएँ।
adminLive-used = पिछला इस्तेमाल { $when }
adminLive-never = कभी इस्तेमाल नहीं

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] { $n } को डिलीट करें
       *[other] { $n } को डिलीट करें
    }
ownListLive-endedMany =
    { $n ->
        [one] { $n } लिंक डिलीट किया गया।
       *[other] { $n } लिंक डिलीट किए गए।
    }

## hooks

hooks-title = वेबहुक
hooks-lead = किसी दूसरे प्रोग्राम को बताएँ कि आपके लिंक का क्या हो रहा है। उसे कभी कोई सीक्रेट, पासफ़्रेज़ या फ़ाइल का नाम नहीं मिलता।
hooks-back = आपका खाता
hooks-openText = आपके लिंक खुलने पर किसी प्रोग्राम या चैट को सूचना भिजवाएँ।
hooks-yours = आपके वेबहुक
hooks-secretShown = इसके संदेशों पर हस्ताक्षर करने वाला सीक्रेट। यह सिर्फ़ एक बार दिखाया जाता है:
hooks-copy = कॉपी करें
hooks-verify = संदेश पाने वाले सिस्टम हस्ताक्षर की जाँच वैसे करते हैं जैसा standardwebhooks.com बताता है।
hooks-add = वेबहुक जोड़ें
hooks-name = नाम
hooks-namePlaceholder = टीम की चैट
hooks-url = पता
hooks-urlHint = यह ऐसा पता होना चाहिए जिसकी आपके एडमिन अनुमति देते हों।
hooks-template = संदेश का रूप
hooks-eventKinds = इसे इन इवेंट की सूचना दें
hooks-details = अतिरिक्त जानकारी
hooks-includeHint = जिनके पास लिंक हो, वे उसे खोल सकते हैं। इसे सिर्फ़ वहीं जोड़ें जहाँ आपको संदेश पढ़ने वाले हर व्यक्ति पर भरोसा हो।
hooks-submit = वेबहुक जोड़ें
hooks-cancel = रद्द करें
hooks-retryAll = सभी फिर से आज़माएँ
hooks-dropAll = सभी छोड़ दें

## hooksLive

hooksLive-linkName = लिंक का नाम
hooksLive-linkItself = खुद लिंक
hooksLive-none = आपके पास अभी कोई वेबहुक नहीं है।
hooksLive-off = बंद है: इसके रिसीवर ने जवाब दिया कि वह अब मौजूद नहीं है।
hooksLive-test = जाँचें
hooksLive-tested =
    { $n ->
        [one] { $n } मिलीसेकंड बाद जवाब मिला: { $status }।
       *[other] { $n } मिलीसेकंड बाद जवाब मिला: { $status }।
    }
hooksLive-testFailed = जाँच असफल रही: { $reason }।
hooksLive-newSecret = नया सीक्रेट
hooksLive-newSecretQuestion = “{ $name }” के लिए नया सीक्रेट बनाएँ? मौजूदा सीक्रेट उसके साथ-साथ एक दिन और हस्ताक्षर करता रहेगा।
hooksLive-switchOn = चालू करें
hooksLive-remove = डिलीट करें
hooksLive-removeQuestion = “{ $name }” को डिलीट करें? जो अभी उस तक नहीं पहुँचा है, उसे छोड़ दिया जाएगा।
hooksLive-removed = डिलीट हो गया।
hooksLive-added = जोड़ा गया।
hooksLive-noName = वेबहुक को कोई नाम दें।
hooksLive-badUrl = इस पते पर कुछ नहीं भेजा जा सकता।
hooksLive-notAllowed = आपके एडमिन इस पते की अनुमति नहीं देते।
hooksLive-noEvents = कम से कम एक इवेंट चुनें।
hooksLive-taken = आपके पास इस नाम का वेबहुक पहले से है, या उतने वेबहुक हैं जितने आप रख सकते हैं।
hooksLive-copied = कॉपी हो गया
hooksLive-copyFailed = कॉपी नहीं हो सका। टेक्स्ट चुनकर उसे कॉपी करें।

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } इवेंट पहुँचाए जाने का इंतज़ार कर रहा है। वह { $when } हुआ।
       *[other] { $n } इवेंट पहुँचाए जाने का इंतज़ार कर रहे हैं। सबसे पुराना { $when } हुआ।
    }
eventsLive-noLetters = किसी इवेंट को पहुँचाने की कोशिश बंद नहीं की गई।
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = { $owner } का
eventsLive-letterMeta =
    { $n ->
        [one] { $when } हुआ · { $n } बार कोशिश की गई
       *[other] { $when } हुआ · { $n } बार कोशिश की गई
    }
eventsLive-retry = फिर से कोशिश करें
eventsLive-drop = छोड़ दें
eventsLive-dropQuestion = इस इवेंट को हमेशा के लिए छोड़ दें?
eventsLive-dropAllQuestion = जिन इवेंट को पहुँचाने की कोशिश बंद कर दी गई, उन सभी को हमेशा के लिए छोड़ दें?
eventsLive-retried =
    { $n ->
        [one] { $n } इवेंट को फिर से आज़माया जा रहा है।
       *[other] { $n } इवेंट को फिर से आज़माया जा रहा है।
    }
eventsLive-dropped =
    { $n ->
        [one] { $n } इवेंट छोड़ दिया गया।
       *[other] { $n } इवेंट छोड़ दिए गए।
    }

## keptLive

keptLive-keptByBrowser = इस ब्राउज़र में रखा गया है। जो यह ब्राउज़र इस्तेमाल कर सकते हैं, वे लिंक कॉपी कर सकते हैं।
keptLive-keptByPasskey = इस ब्राउज़र में आपकी पासकी की सुरक्षा में रखा गया है।

## keptPageLive

keptPageLive-keptShowLink = लिंक दिखाएँ
keptPageLive-keptNotOpened = आपकी पासकी से यह नहीं खुला। फिर से कोशिश करें।
keptPageLive-keptKeyByBrowser = जवाब खोलने वाली कुंजी इस ब्राउज़र में रखी गई है। जो यह ब्राउज़र इस्तेमाल कर सकते हैं, वे उन्हें पढ़ सकते हैं।
keptPageLive-keptKeyByPasskey = जवाब खोलने वाली कुंजी इस ब्राउज़र में आपकी पासकी की सुरक्षा में रखी गई है।

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] साइन आउट करने पर { $n } ऐसा लिंक या कुंजी डिलीट हो जाएगी जो सिर्फ़ इस ब्राउज़र के पास है। उसके बाद आपके अनुरोधों के जवाब सिर्फ़ रिकवरी फ़ाइल से खुलेंगे।
       *[other] साइन आउट करने पर { $n } ऐसे लिंक और कुंजियाँ डिलीट हो जाएँगी जो सिर्फ़ इस ब्राउज़र के पास हैं। उसके बाद आपके अनुरोधों के जवाब सिर्फ़ रिकवरी फ़ाइल से खुलेंगे।
    }
keptAccountLive-keptSignOutYes = डिलीट करके साइन आउट करें
keptAccountLive-keptCount =
    { $n ->
        [one] इस ब्राउज़र में { $n } लिंक या कुंजी रखी गई है।
       *[other] इस ब्राउज़र में { $n } लिंक और कुंजियाँ रखी गई हैं।
    }
keptAccountLive-keptCountNone = इस ब्राउज़र में अभी कुछ भी नहीं रखा गया है।
keptAccountLive-keptGuardedNow = अब से ये आपकी पासकी से खुलेंगे।
keptAccountLive-keptUnable = यह पासकी या यह ब्राउज़र ऐसा नहीं कर सकता। जो रखा गया है, वह वैसे ही रहेगा।
keptAccountLive-keptOffQuestion = रखी हुई सभी चीज़ें डिलीट करें? जो लिंक आपने कॉपी नहीं किए, वे खो जाएँगे, और वे कुंजियाँ भी जिनकी रिकवरी फ़ाइल नहीं है।
keptAccountLive-keptRefused = कोई पासकी इस्तेमाल नहीं हुई। जो रखा गया है, वह वैसे ही रहेगा।
keptAccountLive-keptOffYes = डिलीट करें

## kept

kept-title = इस ब्राउज़र में एंड-टू-एंड एन्क्रिप्टेड लिंक
kept-text = सर्वर आपको एंड-टू-एंड एन्क्रिप्टेड लिंक दोबारा नहीं दिखा सकता, इसलिए यह ब्राउज़र उन्हें आपके लिए रखता है, और आपके अनुरोधों की कुंजियाँ भी। जो यह ब्राउज़र इस्तेमाल कर सकते हैं, वे उन्हें कॉपी कर सकते हैं, जब तक कि वे आपकी पासकी से सुरक्षित न हों। साइन आउट करने पर वह सब डिलीट हो जाता है जो पासकी से सुरक्षित न हो।
kept-guarded = ये आपकी पासकी से सुरक्षित हैं।
kept-on = इन्हें इस ब्राउज़र में रखें
kept-guard = इन्हें पासकी से सुरक्षित करें

## codes

codes-toOne = { $address } पर कोड मँगवाएँ; आपको यहाँ किसी खाते की ज़रूरत नहीं है।
codes-toSome = अपना पता चुनें और उस पर कोड मँगवाएँ; आपको यहाँ किसी खाते की ज़रूरत नहीं है।
codes-toTyped = अपना पता टाइप करें; अगर वह पाने वालों में से किसी का है, तो उस पर कोड ईमेल किया जाएगा। आपको यहाँ किसी खाते की ज़रूरत नहीं है।
codes-which = आपका पता
codes-among = पाने वालों के पते, छोटे रूप में: { $addresses }
codes-notYours = यह पता आपका नहीं है? भेजने वाले से अपने लिए अलग लिंक माँगें।
codes-send = मुझे कोड भेजें
codes-again = दूसरा कोड भेजें
codes-sentToOne = आठ अक्षरों के कोड वाला ईमेल { $address } पर भेजा जा रहा है। स्पैम में भी देखें।
codes-sent = अगर यह पता पाने वालों में से किसी का है, तो आठ अक्षरों के कोड वाला ईमेल भेजा जा रहा है। स्पैम में भी देखें।
codes-field = कोड
codes-fieldHint = ईमेल में आए आठ अक्षर। वे दस मिनट तक काम करते हैं, और सिर्फ़ इसी ब्राउज़र में।
codes-goOn = आगे बढ़ें
codes-or = या किसी दूसरे तरीके से साबित करें:
codes-wrong =
    { $n ->
        [one] यह कोड गलत है। सबसे नए ईमेल वाला कोड टाइप करें। आप { $n } बार और कोशिश कर सकते हैं।
       *[other] यह कोड गलत है। सबसे नए ईमेल वाला कोड टाइप करें। आप { $n } बार और कोशिश कर सकते हैं।
    }
codes-last = यह कोड गलत है, और वह इस कोड की आखिरी कोशिश थी। दूसरा कोड मँगवाएँ।
codes-over = यहाँ टाइप करने के लिए कोई कोड नहीं है: वह इस्तेमाल हो चुका है, दस मिनट से पुराना है या किसी दूसरे ब्राउज़र में मँगवाया गया था। दूसरा कोड मँगवाएँ।
codes-needsCookie = इसके लिए एक कुकी ज़रूरी है, और आपके ब्राउज़र ने कोई कुकी नहीं भेजी। इस पेज के लिए कुकी की अनुमति दें, फिर इसे दोबारा लोड करें।
codes-tooOften =
    { $n ->
        [one] इस पते के लिए एक घंटे में पाँच कोड मँगवाए गए। { $n } मिनट बाद फिर से कोशिश करें।
       *[other] इस पते के लिए एक घंटे में पाँच कोड मँगवाए गए। { $n } मिनट बाद फिर से कोशिश करें।
    }
codes-noMore = इस लिंक के लिए और कोड नहीं भेजे जाते। भेजने वाले से नया लिंक माँगें।
codes-noMail = यह सर्वर अभी कोड नहीं भेज सकता। जिन्होंने आपको लिंक भेजा, उनसे पूछें।
codes-badAddress = यह कोई ईमेल पता नहीं है।

## codesLive

codesLive-noCode = ईमेल में आए आठ अक्षर टाइप करें।
codesLive-comes = आठ अक्षरों वाला ईमेल अभी कतार में है। अगर यह पता पाने वालों में से किसी का है, तो ईमेल इस समय तक आ जाएगा: { $time }।
codesLive-offline = सर्वर तक नहीं पहुँचा जा सकता। अपना कनेक्शन जाँचें और फिर से कोशिश करें।

## company

company-signIn = { $label } से साइन इन करें
company-or = या इस सर्वर के पासवर्ड से:
company-addressedTitle = कुछ खास लोगों के लिए
company-addressedSure = इसे भेजने वाले पक्का करना चाहते हैं कि इसे कौन खोलता है।
company-addressedText = { $label } से साइन इन करें; आपको यहाँ किसी खाते की ज़रूरत नहीं है।
company-addressedByDirectory = अपने कंपनी खाते के नाम और पासवर्ड से साइन इन करें।
company-byPassword = पासवर्ड से साइन इन करें
company-otherTitle = यह आपके लिए नहीं है
company-otherText = आपकी पहचान { $address } है, और यह किसी और के लिए है। कुछ भी नहीं खोला गया। किसी दूसरे खाते से साइन इन करें, या भेजने वाले से पूछें।
company-otherUnnamed = यह किसी और के लिए है। कुछ भी नहीं खोला गया। किसी दूसरे खाते से साइन इन करें, या भेजने वाले से पूछें।
company-closedAccountTitle = आपका खाता बंद है
company-closedAccountText = इस सर्वर पर आपका खाता बंद या निलंबित है, इसलिए आपके लिए कुछ नहीं खुलता। कुछ भी नहीं खोला गया। किसी एडमिन से पूछें।
company-known = यहाँ आपकी पहचान { $address } है।
company-knownUnnamed = कंपनी साइन-इन ने आपको पहचान लिया है।
company-notMe = यह मेरा खाता नहीं है
company-goingOn = एक पल रुकें
company-goingOnText = अगला पेज अपने-आप खुल जाएगा।
company-goOn = आगे बढ़ें

## companyRefused

companyRefused-not-allowed = आप उन समूहों में से किसी में नहीं हैं जो यह सर्वर इस्तेमाल कर सकते हैं। इसके एडमिन से पूछें।
companyRefused-no-account = यहाँ आपका कोई खाता नहीं है। किसी एडमिन से खाता जोड़ने को कहें।
companyRefused-address-taken = आपके ईमेल पते का यहाँ पहले से एक खाता है। किसी एडमिन से उसे { $label } से जोड़ने को कहें।
companyRefused-other-account = यह साइन-इन यहाँ के किसी दूसरे खाते का है। किसी एडमिन से पूछें।
companyRefused-not-set-up = यह सर्वर अभी सेट अप नहीं हुआ है।
companyRefused-disabled = आपका खाता बंद है। किसी एडमिन से पूछें।
companyRefused-no-email = { $label } इस सर्वर को आपका ईमेल पता नहीं बताता। किसी एडमिन से claim email जोड़ने को कहें।
companyRefused-bad-email = { $label } आपके ईमेल पते के तौर पर जो देता है, वह ईमेल पता नहीं है। किसी एडमिन से पूछें।
companyRefused-no-groups = { $label } इस सर्वर को आपका कोई समूह नहीं बताता। या तो आप किसी समूह में नहीं हैं, या प्रदाता उन्हें नहीं भेजता: किसी एडमिन से पूछें।
companyRefused-too-many-groups = आप इतने समूहों में हैं कि { $label } किसी का भी नाम नहीं भेजता। किसी एडमिन से कहें कि सिर्फ़ इस ऐप्लिकेशन के समूह भेजे जाएँ।
companyRefused-bad-token = { $label } का जवाब इस सर्वर के लिए मान्य नहीं है। किसी को साइन इन नहीं किया गया; लॉग में और जानकारी है।
companyRefused-clock = इस सर्वर और { $label } की घड़ियों में बहुत ज़्यादा अंतर है। किसी एडमिन से उन्हें ठीक करने को कहें।
companyRefused-other-issuer = जवाब उस प्रदाता से नहीं आया जिसका नाम सेटिंग में है। किसी को साइन इन नहीं किया गया।
companyRefused-unreachable = { $label } तक अभी नहीं पहुँचा जा सकता। जो साइन इन हैं, वे साइन इन रहेंगे; बाद में फिर से कोशिश करें।
companyRefused-provider-error = { $label } ने गड़बड़ी की सूचना दी। कौन सी, यह इस सर्वर के लॉग में है।
companyRefused-client-refused = { $label } इस सर्वर को स्वीकार नहीं करता: इसका सीक्रेट गलत है या एक्सपायर हो गया है। किसी एडमिन से पूछें।
companyRefused-cancelled = { $label } से साइन इन रद्द कर दिया गया।
companyRefused-begin-again = यह साइन-इन कहीं और शुरू किया गया था, इसमें बहुत समय लग गया या यह पहले इस्तेमाल हो चुका है। फिर से शुरू करें।

## factors

factors-title = साइन-इन की अतिरिक्त सुरक्षा
factors-lead = दूसरा फ़ैक्टर होने पर, पासवर्ड चुरा लेने भर से कोई आपका खाता नहीं खोल सकता।
factors-openText = पासकी, और कोड दिखाने वाला ऐप्लिकेशन।
factors-yours = साइन-इन की अतिरिक्त सुरक्षा
factors-limited = यह सर्वर आपसे दूसरा फ़ैक्टर माँगता है। उसे यहाँ सेट अप करें, फिर आगे बढ़ें।
factors-goOn = आगे बढ़ें
factors-passkeys = पासकी
factors-passkeysText = अपने फ़िंगरप्रिंट, चेहरे, PIN या सुरक्षा कुंजी से साइन इन करें, पासवर्ड के बिना। पासकी सिर्फ़ इसी पते पर काम करती है, इसलिए कोई नकली पेज से उसे नहीं चुरा सकता।
factors-passkeyName = डिवाइस का नाम
factors-passkeyPlaceholder = लैपटॉप
factors-addPasskey = पासकी जोड़ें
factors-needsHttps = पासकी यहाँ काम नहीं करतीं: ब्राउज़र उन्हें सिर्फ़ https:// वाले नाम पर इस्तेमाल करने देते हैं। अपने एडमिन से ऐसा पता माँगें।
factors-app = कोड वाला ऐप्लिकेशन
factors-appText = आपके फ़ोन का ऐप्लिकेशन हर 30 सेकंड में छह अंकों का नया कोड दिखाता है।
factors-beginApp = ऐप्लिकेशन सेट अप करें
factors-removeApp = ऐप्लिकेशन को खाते से हटाएँ
factors-scan = ऐप्लिकेशन से यह कोड स्कैन करें:
factors-qr = ऐप्लिकेशन के लिए QR कोड
factors-type = या ऐप्लिकेशन में यह टाइप करें:
factors-code = ऐप्लिकेशन में अभी दिख रहा कोड
factors-finish = पूरा करें
factors-codesTitle = रिकवरी कोड
factors-codesText = जब आपके बाकी फ़ैक्टर खो जाएँ, तो इनमें से हर कोड से आप एक बार साइन इन कर सकते हैं। ये सिर्फ़ अभी दिखाए जा रहे हैं: इन्हें प्रिंट करें, या वहाँ रखें जहाँ आप पासवर्ड रखते हैं।
factors-renew = नए रिकवरी कोड
factors-confirmTitle = पुष्टि करें कि आप कौन हैं
factors-confirmText = आपके फ़ैक्टर बदलने से पहले पुष्टि करें कि आप कौन हैं।
factors-codeOrRecovery = आपके ऐप्लिकेशन का कोड, या रिकवरी कोड
factors-confirm = पुष्टि करें
factors-remove = डिलीट करें

## factorsLive

factorsLive-codesFile = recovery-codes.txt
factorsLive-limited =
    { $n ->
        [one] बहुत ज़्यादा असफल कोशिशें। { $n } सेकंड बाद फिर से कोशिश करें।
       *[other] बहुत ज़्यादा असफल कोशिशें। { $n } सेकंड बाद फिर से कोशिश करें।
    }
factorsLive-conflict = यह पहले से मौजूद है, या इसके लिए जगह नहीं है। पेज फिर से लोड करें।
factorsLive-lastOne = यह सर्वर आपसे दूसरा फ़ैक्टर माँगता है। इसे डिलीट करने से पहले कोई और सेट अप करें।
factorsLive-noPasskeys = आपके पास अभी कोई पासकी नहीं है।
factorsLive-never = कभी इस्तेमाल नहीं हुई
factorsLive-used = पिछला इस्तेमाल { $when }
factorsLive-made = { $when } जोड़ी गई
factorsLive-remove = डिलीट करें
factorsLive-removed = डिलीट हो गया।
factorsLive-added = जोड़ा गया।
factorsLive-removeQuestion = पासकी “{ $name }” को डिलीट करें? इससे अब आपका खाता नहीं खुलेगा।
factorsLive-removeAppQuestion = ऐप्लिकेशन को अपने खाते से हटाएँ? इसके कोड से अब आपका खाता नहीं खुलेगा।
factorsLive-nameIt = पासकी को कोई नाम दें।
factorsLive-passkeyCancelled = कोई पासकी इस्तेमाल नहीं हुई। फिर से कोशिश करें।
factorsLive-passkeyRefused = सर्वर ने यह पासकी स्वीकार नहीं की। फिर से कोशिश करें।
factorsLive-appSince = आपका ऐप्लिकेशन { $when } सेट अप किया गया।
factorsLive-codesLeft =
    { $n ->
        [one] { $n } रिकवरी कोड बाकी है।
       *[other] { $n } रिकवरी कोड बाकी हैं।
    }
factorsLive-wrongCode = वह कोड गलत है। अपने फ़ोन की घड़ी जाँचें, और अभी दिख रहा कोड टाइप करें।
factorsLive-notConfirmed = यह गलत है। फिर से कोशिश करें।
factorsLive-done = अब आपके पास दूसरा फ़ैक्टर है। रिकवरी कोड सँभालकर रखें, फिर आगे बढ़ें।
factorsLive-copied = कॉपी हो गया
factorsLive-copyFailed = कॉपी नहीं हो सका। टेक्स्ट चुनकर उसे कॉपी करें।

## secondStep

secondStep-title = एक कदम और
secondStep-passkey = पासकी इस्तेमाल करें
secondStep-code = आपके ऐप्लिकेशन का कोड, या रिकवरी कोड
secondStep-codeHint = छह अंक, या सोलह अक्षर और अंक।
secondStep-recoveryCode = रिकवरी कोड
secondStep-recoveryHint = सोलह अक्षर और अंक। ये आपको पासकी जोड़ते समय मिले थे।
secondStep-submit = साइन इन करें
secondStep-lost = फ़ोन और रिकवरी कोड खो गए? इस सर्वर के एडमिन आपके दूसरे फ़ैक्टर रीसेट कर सकते हैं।
secondStep-again = फिर से शुरू करें

## secondStepLive

secondStepLive-noCode = कोड डालें।
secondStepLive-wrongCode = वह कोड गलत है, या पहले ही इस्तेमाल हो चुका है। अगले कोड का इंतज़ार करें।
secondStepLive-passkeyCancelled = कोई पासकी इस्तेमाल नहीं हुई। फिर से कोशिश करें, या कोड इस्तेमाल करें।
secondStepLive-passkeyRefused = सर्वर ने यह पासकी स्वीकार नहीं की। फिर से कोशिश करें, या कोड इस्तेमाल करें।
secondStepLive-limited =
    { $n ->
        [one] बहुत ज़्यादा गलत कोड। { $n } सेकंड बाद फिर से कोशिश करें।
       *[other] बहुत ज़्यादा गलत कोड। { $n } सेकंड बाद फिर से कोशिश करें।
    }
secondStepLive-retry = अब आप फिर से कोशिश कर सकते हैं।
secondStepLive-offline = सर्वर से जवाब नहीं मिला। अपना कनेक्शन जाँचें और फिर से कोशिश करें।
secondStepLive-failed = कोई गड़बड़ी हुई ({ $status })।

## tokens

tokens-may = यह क्या कर सकता है
tokens-everything = सब कुछ
tokens-create = सिर्फ़ लिंक बनाना
tokens-createRead = लिंक बनाना और पढ़ना
tokens-audit = सिर्फ़ लॉग पढ़ना
tokens-ask = लोगों से सीक्रेट माँगना और उनके जवाब खोलना
tokens-lasts = यह कितने समय तक काम करेगा
tokens-always = निरस्त किए जाने तक
tokens-days30 = 30 दिन
tokens-days90 = 90 दिन
tokens-year = एक साल
tokens-networks = सिर्फ़ कुछ नेटवर्क से
tokens-networksLabel = पते या नेटवर्क
tokens-networksHint = इनके बीच कॉमा लगाएँ। अगर यह खाली हो, तो टोकन हर जगह काम करता है।

## tokensLive

tokensLive-tokenMay = अनुमति: { $what }
tokensLive-tokenCreate = बनाना
tokensLive-tokenRead = पढ़ना
tokensLive-tokenAudit = लॉग पढ़ना
tokensLive-tokenExpire = डिलीट करना
tokensLive-tokenAdmin = प्रशासन करना
tokensLive-tokenAsk = सीक्रेट माँगना
tokensLive-tokenOpen = जवाब खोलना
tokensLive-tokenFrom = सिर्फ़ इनसे: { $networks }
tokensLive-tokenUntil = { $when } एक्सपायर होगा
tokensLive-tokenOver = { $when } एक्सपायर हुआ
tokensLive-tokenUsedFrom = पिछला इस्तेमाल { $when }, { $address } से
tokensLive-badNetworks = 192.0.2.0/24 जैसे पते या नेटवर्क डालें, ज़्यादा से ज़्यादा 50।

## oversightLive

oversightLive-auditor = ऑडिटर
oversightLive-makeAuditor = ऑडिटर बनाएँ
oversightLive-makeAuditorQuestion = { $email } को ऑडिटर बनाएँ? वे सबके लॉग देख सकेंगे, लेकिन कोई सीक्रेट नहीं।
oversightLive-takeAuditor = ऑडिटर के अधिकार हटाएँ
oversightLive-takeAuditorQuestion = { $email } से ऑडिटर के अधिकार हटाएँ? उनके सेशन और टोकन खत्म हो जाएँगे।
oversightLive-log = लॉग
oversightLive-logNothing = कोई प्रविष्टि नहीं।

## signIns

signIns-title = हाल के साइन-इन
signIns-text = आपके खाते में किसने साइन इन किया या करने की कोशिश की। अगर आप किसी साइन-इन को नहीं पहचानते, तो अपना पासवर्ड बदलें।

## signInsLive

signInsLive-signedIn = साइन इन किया
signInsLive-signInFailed = साइन इन नहीं हो सका
signInsLive-byPassword = पासवर्ड से
signInsLive-byLink = एक बार काम करने वाले लिंक से
signInsLive-bySetup = सेटअप कोड से
signInsLive-bySignUp = खाता बनाकर
signInsLive-byDirectory = डायरेक्ट्री के ज़रिए
signInsLive-byCompany = कंपनी साइन-इन के ज़रिए
signInsLive-byPasskey = पासकी से
signInsLive-secondFactor = दूसरे फ़ैक्टर के साथ
signInsLive-wrongPassword = गलत पासवर्ड
signInsLive-wrongCode = गलत सेटअप कोड
signInsLive-wrongLink = एक बार काम करने वाला लिंक मान्य नहीं
signInsLive-wrongCurrent = मौजूदा पासवर्ड गलत
signInsLive-wrongFactor = गलत दूसरा फ़ैक्टर
signInsLive-wrongPasskey = गलत पासकी
signInsLive-deviceGuesses = जाने-पहचाने डिवाइस पर बहुत ज़्यादा अनुमान
signInsLive-unanswered = डायरेक्ट्री से जवाब नहीं मिला
signInsLive-asAdministrator = एडमिन के तौर पर
signInsLive-times =
    { $n ->
        [one] { $n } बार
       *[other] { $n } बार
    }
signInsLive-noSignIns = अभी तक कोई साइन-इन दर्ज नहीं है।

## adminLog

adminLog-title = एडमिन लॉग
adminLog-lead = किसने साइन इन किया, और किसने खाते, टोकन, कुंजियाँ और सेटिंग बदलीं। कोई भी प्रविष्टि बिना पता चले बदली या डिलीट नहीं की जा सकती।
adminLog-person = ईमेल पता
adminLog-personHint = उनका, जिन्होंने यह किया या जिनके बारे में यह है।
adminLog-what = क्या
adminLog-everything = सब कुछ
adminLog-show = दिखाएँ
adminLog-newer = नई
adminLog-older = पुरानी

## adminLogLive

adminLogLive-signOut = साइन आउट किया
adminLogLive-leftOut = सूची में दी गई संख्या से ज़्यादा असफल कोशिशें
adminLogLive-userAdded = खाता जोड़ा गया
adminLogLive-userRemoved = खाता डिलीट किया गया
adminLogLive-userDisabled = खाता बंद किया गया
adminLogLive-userEnabled = खाता चालू किया गया
adminLogLive-madeAdministrator = एडमिन बनाया गया
adminLogLive-noAdministrator = अब एडमिन नहीं
adminLogLive-madeAuditor = ऑडिटर बनाया गया
adminLogLive-noAuditor = अब ऑडिटर नहीं
adminLogLive-suspended = कंपनी साइन-इन ने निलंबित किया
adminLogLive-admitted = कंपनी साइन-इन ने फिर से प्रवेश दिया
adminLogLive-linked = कंपनी साइन-इन जोड़ा गया
adminLogLive-unlinked = कंपनी साइन-इन अलग किया गया
adminLogLive-vouched = पते की पुष्टि की गई
adminLogLive-joinedGroup = समूह में जोड़ा गया
adminLogLive-leftGroup = समूह से हटाया गया
adminLogLive-factorAdded = दूसरा फ़ैक्टर जोड़ा गया
adminLogLive-factorRemoved = दूसरा फ़ैक्टर डिलीट किया गया
adminLogLive-factorsReset = दूसरे फ़ैक्टर रीसेट किए गए
adminLogLive-codesMade = रिकवरी कोड बनाए गए
adminLogLive-invited = न्योता दिया गया
adminLogLive-accessEnded = पूरी पहुँच बंद की गई
adminLogLive-linksExpired = खाते के लिंक डिलीट किए गए
adminLogLive-withdrawn = न्योता वापस लिया गया
adminLogLive-sessionEnded = सेशन बंद किया गया
adminLogLive-linkMade = एक बार काम करने वाला लिंक बनाया गया
adminLogLive-passwordSet = पासवर्ड सेट किया गया
adminLogLive-tokenMade = API टोकन बनाया गया
adminLogLive-tokenRemoved = API टोकन निरस्त किया गया
adminLogLive-settingsChanged = सेटिंग बदली गईं
adminLogLive-rotationBegun = मास्टर कुंजी का बदलाव शुरू हुआ
adminLogLive-rotationEnded = मास्टर कुंजी का बदलाव पूरा हुआ
adminLogLive-exported = ऑडिट लॉग एक्सपोर्ट किए गए
adminLogLive-backedUp = बैकअप बनाया गया
adminLogLive-restored = बैकअप बहाल किया गया
adminLogLive-byWhom = किसके द्वारा: { $name }
adminLogLive-commandLine = कमांड लाइन
adminLogLive-server = सर्वर
adminLogLive-bySetupCode = सेटअप कोड
adminLogLive-bySigningUp = खाता बनाने वाले खुद
adminLogLive-byOneTimeLink = एक बार काम करने वाला लिंक
adminLogLive-directory = डायरेक्ट्री
adminLogLive-companySignIn = कंपनी साइन-इन
adminLogLive-noEntries = कोई प्रविष्टि मेल नहीं खाती।
adminLogLive-showAll = सब कुछ दिखाएँ

## ownLogLive

ownLogLive-byCode = कोड से पुष्टि की गई: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = नोट
ownLogLive-logCount = { $total } में से { $from }–{ $to }
ownLogLive-own-creation = बनाया गया
ownLogLive-own-view = खोला गया
ownLogLive-own-failed_view = असफल कोशिश
ownLogLive-own-expire = डिलीट किया गया
ownLogLive-own-restored = डिलीट करने के बाद पहले जैसा किया गया
ownLogLive-own-failed_passphrase = गलत पासफ़्रेज़
ownLogLive-own-probable_program = संभवतः कोई प्रोग्राम
ownLogLive-own-code_sent = कोड ईमेल किया गया
ownLogLive-own-code_queued = कोड ईमेल किया जाना बाकी है
ownLogLive-own-code_failed = कोड ईमेल नहीं किया गया
ownLogLive-own-failed_code = गलत कोड
ownLogLive-own-owner_view = आपने खोला
ownLogLive-own-wrong_network = दूसरे नेटवर्क से कोशिश
ownLogLive-own-other_device = दूसरे डिवाइस पर कोशिश
ownLogLive-own-alarm = रिपोर्ट: “तब मैंने नहीं खोला था”
ownLogLive-own-freeze = आपने रोका
ownLogLive-own-thaw = आपने फिर से चालू किया
ownLogLive-own-changed = आपने बदला
ownLogLive-own-hold_asked = आपकी अनुमति का इंतज़ार
ownLogLive-own-hold_released = आपने अनुमति दी
ownLogLive-own-hold_refused = आपने मना किया और रोका
ownLogLive-own-request_view = पढ़ा गया
ownLogLive-own-answer = जवाब दिया गया
ownLogLive-own-mail_returned = ईमेल वापस आया
ownLogLive-own-creation_email_send = ईमेल से सूचना भेजने को कहा गया
ownLogLive-own-admin_view = एडमिन ने खोला
ownLogLive-own-imported = Password Pusher से यहाँ लाया गया

## seenLogLive

seenLogLive-seen-creation = बनाया गया
seenLogLive-seen-view = खोला गया
seenLogLive-seen-failed_view = असफल कोशिश
seenLogLive-seen-expire = डिलीट किया गया
seenLogLive-seen-restored = डिलीट करने के बाद पहले जैसा किया गया
seenLogLive-seen-failed_passphrase = गलत पासफ़्रेज़
seenLogLive-seen-probable_program = संभवतः कोई प्रोग्राम
seenLogLive-seen-code_sent = कोड ईमेल किया गया
seenLogLive-seen-code_queued = कोड ईमेल किया जाना बाकी है
seenLogLive-seen-code_failed = कोड ईमेल नहीं किया गया
seenLogLive-seen-failed_code = गलत कोड
seenLogLive-seen-owner_view = मालिक ने खोला
seenLogLive-seen-wrong_network = अनुमत नेटवर्क के बाहर नामंज़ूर
seenLogLive-seen-other_device = दूसरे डिवाइस पर नामंज़ूर
seenLogLive-seen-alarm = पाने वाले ने रिपोर्ट की
seenLogLive-seen-freeze = मालिक ने रोका
seenLogLive-seen-thaw = मालिक ने फिर से चालू किया
seenLogLive-seen-changed = मालिक ने बदला
seenLogLive-seen-hold_asked = मालिक का इंतज़ार
seenLogLive-seen-hold_released = मालिक ने अनुमति दी
seenLogLive-seen-hold_refused = मालिक ने मना किया
seenLogLive-seen-request_view = पढ़ा गया
seenLogLive-seen-answer = जवाब दिया गया
seenLogLive-seen-mail_returned = ईमेल वापस आया
seenLogLive-seen-creation_email_send = ईमेल से सूचना भेजने को कहा गया
seenLogLive-seen-admin_view = एडमिन ने खोला
seenLogLive-seen-imported = Password Pusher से यहाँ लाया गया

## eventNamesLive

eventNamesLive-push-created = लिंक बनाया गया
eventNamesLive-push-viewed = लिंक खोला गया
eventNamesLive-push-wrong_passphrase = गलत पासफ़्रेज़
eventNamesLive-push-expired = लिंक एक्सपायर हुआ
eventNamesLive-push-alarm = पाने वाले की रिपोर्ट
eventNamesLive-push-hold_asked = कोई इंतज़ार कर रहा है
eventNamesLive-push-code_failed = कोड ईमेल नहीं किया गया
eventNamesLive-request-answered = अनुरोध का जवाब मिला
eventNamesLive-request-closed = अनुरोध बंद हुआ

## conditionWords

conditionWords-passphrases = पासफ़्रेज़
conditionWords-passwords = पासवर्ड
conditionWords-second_factors = दूसरे फ़ैक्टर
conditionWords-passkeys = पासकी

## conditionSays

conditionSays-disk_full = { $directory } की डिस्क पर सिर्फ़ { $freeBytes } खाली है: { $floorBytes } से कम होने पर फ़ाइलें स्वीकार नहीं की जातीं।
conditionSays-disk_low = { $directory } की डिस्क पर { $freeBytes } खाली है। एक लिंक की फ़ाइलें इससे ज़्यादा जगह ({ $linkBytes }) ले सकती हैं।
conditionSays-disk_no_inodes = { $directory } की डिस्क पर बहुत कम फ़ाइलें और आ सकती हैं ({ $files }): उस पर inode नहीं बचे हैं।
conditionSays-disk_error = { $directory } की डिस्क में एरर आया, इस समय: { $atMs }। कारण: { $reason }
conditionSays-database_damaged = डेटाबेस खराब हो गया है। लॉग में बताया गया है कि कहाँ-कहाँ।
conditionSays-database_trouble = यह सर्वर अभी रिक्वेस्ट नहीं संभाल सकता: { $reason }
conditionSays-bucket_trouble = फ़ाइलें सेव या खोली नहीं जा सकतीं: { $reason }
conditionSays-scanner_trouble = वायरस स्कैनर किसी फ़ाइल की जाँच नहीं कर रहा, इसलिए हर फ़ाइल अस्वीकार की जाती है: { $reason }
conditionSays-sweep_failed = जो एक्सपायर हो गया, वह डिस्क से डिलीट नहीं हो रहा: { $reason }
conditionSays-clock_jumped = घड़ी एक दिन से ज़्यादा आगे चली गई। अब उसमें यह समय है: { $nowMs }। इसके बाद एक घंटे तक कुछ भी मिटाया नहीं जाता।
conditionSays-backup_failed = पिछला बैकअप असफल रहा: { $reason }
conditionSays-backup_damaged = पिछले बैकअप { $name } में खराब डेटा है। खराब जगहें: { $count }। { $reason }
conditionSays-backup_old = पिछला बैकअप इस समय का है: { $lastMs }।
conditionSays-certificate_ended = सर्टिफ़िकेट { $file } की वैधता खत्म हो चुकी है, तब से: { $untilMs }। क्लाइंट इसे स्वीकार नहीं करते।
conditionSays-certificate_ends = सर्टिफ़िकेट { $file } { $untilMs } तक मान्य है।
conditionSays-certificate_unusable = डिस्क पर रखा एक सर्टिफ़िकेट इस्तेमाल नहीं हो सकता: { $reason } जो सर्वर चल रहा है, वह पहले वाला इस्तेमाल करता रहता है।
conditionSays-certificate_not_obtained = कोई मान्य सर्टिफ़िकेट नहीं है, और क्लाइंट इस सर्वर को स्वीकार नहीं करते: { $reason }
conditionSays-certificate_not_renewed = सर्टिफ़िकेट का नवीनीकरण नहीं हो सका: { $reason }
conditionSays-client_secret_refused = साइन-इन प्रदाता oidc.client_secret को स्वीकार नहीं करता: वहाँ कोई साइन इन नहीं कर सकता।
conditionSays-client_secret_ends = oidc.client_secret का सीक्रेट { $untilMs } तक मान्य है। उसके बाद प्रदाता पर कोई साइन इन नहीं कर सकता।
conditionSays-token_ends = { $owner } का API टोकन “{ $name }”, जो हाल ही में इस्तेमाल हुआ, { $untilMs } तक मान्य है।
conditionSays-administrator_new = { $user } को एडमिन बनाया गया: { $sinceMs }, किसके द्वारा: { $by }।
conditionSays-guessing = कोई अनुमान लगा रहा है ({ $guessed }): एक घंटे में { $times } या उससे ज़्यादा कोशिशें नामंज़ूर की गईं, क्योंकि वे बहुत ज़्यादा थीं।
conditionSays-codes_failed = पाने वालों के कोड ईमेल नहीं किए जा सकते: { $reason }
conditionSays-codes_wait = पाने वालों के कोड वाले ईमेल, जो इंतज़ार कर रहे हैं: { $count }। पाने वाले या भेजने वाले किसी व्यक्ति की एक घंटे की सीमा पूरी हो गई है। आखिरी ईमेल इस समय भेजा जाएगा: { $untilMs }।
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } इवेंट पहुँचाया नहीं जा सका और उसे पहुँचाने की कोशिश बंद कर दी गई।
       *[other] { $n } इवेंट पहुँचाए नहीं जा सके और उन्हें पहुँचाने की कोशिश बंद कर दी गई।
    }
conditionSays-deliveries_late = एक इवेंट पहुँचाए जाने का इंतज़ार कर रहा है, इस समय से: { $sinceMs }।
conditionSays-nodes_differ = नोड एक जैसे नहीं हैं: { $reason }
conditionSays-version_ready = नए वर्शन की फ़ाइल { $file } पर है।
conditionSays-disk_fine = { $directory } की डिस्क पर { $totalBytes } में से { $freeBytes } खाली है।
conditionSays-certificate_fine = सर्टिफ़िकेट { $file } { $untilMs } तक मान्य है।
conditionSays-backup_none = अभी तक कोई बैकअप नहीं बना है।
conditionSays-backup_fine = पिछला बैकअप इस समय का है: { $lastMs }।
conditionSays-backup_scheduled = पिछला बैकअप { $name } इस समय का है: { $lastMs }, और अगला इस समय होना है: { $nextMs }।
conditionSays-node_fine = नोड { $node } पर वर्शन { $version } चल रहा है।

## conditionMend

conditionMend-disk_full = इस डिस्क पर जगह बनाएँ, या इसे बड़ा करें।
conditionMend-disk_low = इस डिस्क पर जगह बनाएँ, या इसे बड़ा करें।
conditionMend-disk_no_inodes = दूसरे प्रोग्रामों की छोड़ी हुई छोटी फ़ाइलें इस डिस्क से डिलीट करें।
conditionMend-disk_error = अभी एक बैकअप बनाएँ। फिर डिस्क और उसका कनेक्शन जाँचें। सिस्टम के लॉग में और जानकारी है।
conditionMend-database_damaged = किसी बैकअप से डेटा बहाल करें।
conditionMend-database_trouble = डेटाबेस, उसके होस्ट और वहाँ तक के रास्ते को देखें।
conditionMend-bucket_trouble = bucket, उसकी कुंजियों और वहाँ तक के रास्ते को देखें। जो डायरेक्ट्री नोड मिलकर इस्तेमाल करते हैं, वह माउंट होनी चाहिए।
conditionMend-scanner_trouble = clamd को शुरू करें, और इस सर्वर के उपयोगकर्ता को उसका सॉकेट पढ़ने दें। clamd के अपने लॉग में और जानकारी है।
conditionMend-sweep_failed = इन्हें कोई नहीं खोल सकता। डिस्क और लॉग देखें।
conditionMend-clock_jumped = अगर घड़ी गलत है, तो उसे इसी एक घंटे में ठीक करें। अगर वह सही है, तो कुछ न करें: यह सूचना लंबे समय तक बंद रहने या बैकअप बहाल करने के बाद भी आती है।
conditionMend-backup_failed = कारण दूर करें। सर्वर अपने-आप फिर से कोशिश करता है।
conditionMend-backup_damaged = डिस्क देखें, और पता करें कि क्या खराब है। पहले के पूरे बैकअप रखे हुए हैं।
conditionMend-backup_old = जिससे आपके बैकअप बनते हैं, उसे देखें, या हाथ से एक बैकअप बनाएँ।
conditionMend-certificate_ended = सर्टिफ़िकेट और उसकी कुंजी की फ़ाइलें बदलें। सर्वर उन्हें अपने-आप फिर से पढ़ लेता है।
conditionMend-certificate_ends = सर्टिफ़िकेट और उसकी कुंजी की फ़ाइलें बदलें। सर्वर उन्हें अपने-आप फिर से पढ़ लेता है।
conditionMend-certificate_unusable = सर्टिफ़िकेट और उसकी कुंजी की फ़ाइलें बदलें।
conditionMend-certificate_not_obtained = सर्वर अपने-आप फिर से कोशिश करता है। सर्टिफ़िकेट देने वाली संस्था और वहाँ तक के रास्ते को देखें।
conditionMend-certificate_not_renewed = अभी इस्तेमाल हो रहा सर्टिफ़िकेट { $untilMs } तक मान्य है, और सर्वर फिर से कोशिश करता है। सर्टिफ़िकेट देने वाली संस्था और वहाँ तक के रास्ते को देखें।
conditionMend-client_secret_refused = प्रदाता के यहाँ नया सीक्रेट बनाएँ, और उसे सेट करें।
conditionMend-client_secret_ends = प्रदाता के यहाँ नया सीक्रेट बनाएँ, उसे सेट करें, और oidc.client_secret_until में उसके खत्म होने का समय डालें।
conditionMend-token_ends = इसके मालिक नया टोकन बनाकर उस प्रोग्राम को दें जो इसे इस्तेमाल करता है।
conditionMend-administrator_new = अगर आपको इसकी उम्मीद नहीं थी, तो यह अधिकार वापस लें और एडमिन लॉग देखें।
conditionMend-guessing = पते लॉग में हैं। उन्हें अपने फ़ायरवॉल में ब्लॉक करें।
conditionMend-codes_failed = मेल सर्वर और मेल की सेटिंग देखें। जिन पाने वालों का कोड नहीं भेजा गया, उन्हें नया कोड माँगना होगा।
conditionMend-codes_wait = अगर भेजने वालों को इतने सारे पाने वालों तक पहुँचना है, तो mail.per_hour बढ़ाएँ। उनके लिंक के लॉग में है कि किनके कोड भेजे जाने बाकी हैं।
conditionMend-deliveries_dead = रिसीवर को ठीक करें, फिर जो नहीं पहुँचा उसे दोबारा पहुँचवाएँ या छोड़ दें।
conditionMend-deliveries_late = मेल सर्वर, वेबहुक या कलेक्टर को देखें। लॉग में है कि इनमें से कौन काम नहीं कर रहा।
conditionMend-nodes_differ = सभी नोड का वर्शन, सेटिंग और समय एक जैसा रखें।
conditionMend-version_ready = इसे जाँचें, फिर अपग्रेड करें।
conditionMend-backup_none = अगर इस सर्वर का बैकअप किसी और तरीके से नहीं बनता, तो एक बनाएँ।

## errorPage

errorPage-missing = पेज नहीं मिला
errorPage-missingText = इस पते पर कोई पेज नहीं है।
errorPage-home = शुरुआती पेज पर जाएँ
errorPage-busy = बहुत ज़्यादा रिक्वेस्ट
errorPage-busyText = हमें आपके पते से बहुत ज़्यादा रिक्वेस्ट मिलीं। कुछ भी नहीं खोला गया। थोड़ी देर रुकें, फिर यह पेज दोबारा लोड करें।
errorPage-keySent = यह लिंक अब गोपनीय नहीं रहा
errorPage-keySentText = रास्ते में किसी प्रोग्राम ने, जैसे कि किसी मेल फ़िल्टर ने, इस लिंक में # की जगह %23 लिख दिया, और इस तरह इसकी कुंजी सर्वर को भेज दी गई। कुछ भी नहीं खोला गया और कोई व्यू नहीं गिना गया, लेकिन कुंजी अब गोपनीय नहीं है। भेजने वाले से नया लिंक माँगें, जो किसी दूसरे तरीके से भेजा जाए।
errorPage-upgrading = इस सर्वर को अपग्रेड किया जा रहा है
errorPage-upgradingText = कुछ भी नहीं खोला गया और कुछ भी नहीं खोया। एक मिनट में यह पेज दोबारा लोड करें।
errorPage-unavailable = अभी उपलब्ध नहीं
errorPage-unavailableText = सर्वर अभी यह नहीं कर सकता। कुछ भी नहीं खोला गया और कुछ भी नहीं खोया। कुछ मिनट में फिर से कोशिश करें।
errorPage-unconfirmed = पुष्टि नहीं हुई
errorPage-unconfirmedText = सर्वर नहीं बता सकता कि यह हुआ या नहीं। हो सकता है कि एक व्यू गिना गया हो, जबकि कुछ भी नहीं दिखाया गया। कुछ मिनट में फिर से कोशिश करें; अगर तब तक सीक्रेट न रहे, तो भेजने वाले से नया लिंक माँगें।
errorPage-defect = कोई गड़बड़ी हुई
errorPage-defectText = ऐसा नहीं होना चाहिए। इस सर्वर के संचालक को बताएँ कि यह कब हुआ: ब्यौरा लॉग में है।

## mailShared

mailShared-subject = { $sender } की ओर से आपके लिए कुछ है
mailShared-lead = { $sender } ने { $service } के ज़रिए आपके साथ कुछ गोपनीय शेयर किया है।
mailShared-link = इसे खोलें
mailShared-until = लिंक { $when } तक काम करता है।
mailShared-views =
    { $n ->
        [one] इसे { $n } बार खोला जा सकता है।
       *[other] इसे { $n } बार खोला जा सकता है।
    }
mailShared-notice = { $sender } से लिंक माँगें: वह इस ईमेल में नहीं है।
mailShared-stranger = अगर आप { $sender } को नहीं जानते, तो इस ईमेल को अनदेखा करें।
mailShared-unverified = किसी ने भी सत्यापित नहीं किया है कि पता { $sender } भेजने वाले का ही है। { $sender } से किसी दूसरे तरीके से पूछें कि क्या यह ईमेल उन्हीं का है। अगर ऐसा न कर सकें, तो इसे अनदेखा करें।

## mailAsked

mailAsked-subject = { $sender } ने आपसे कुछ माँगा है
mailAsked-lead = { $sender } ने आपसे कुछ गोपनीय माँगा है, जो { $service } के ज़रिए भेजना है।
mailAsked-link = जवाब दें
mailAsked-until = आप { $when } तक जवाब दे सकते हैं। आपको किसी खाते की ज़रूरत नहीं है।

## mailNeeds

mailNeeds-name = भेजने वाले ने अपना नाम “{ $name }” दिया है।
mailNeeds-shared = इसे खोलने से पहले:
mailNeeds-asked = जवाब देने से पहले:
mailNeeds-from = यह इस समय से खुलेगा: { $when }।
mailNeeds-passphrase = आपको पासफ़्रेज़ चाहिए। वह आपको { $sender } से किसी दूसरे तरीके से मिलेगा।
mailNeeds-code = आपको कोड चाहिए। आपके माँगने पर पेज उसे { $address } पर ईमेल करता है।
mailNeeds-proof = इसे सिर्फ़ कुछ खास लोग खोल सकते हैं। पेज आपसे यह साबित करने को कहता है कि आप उनमें से एक हैं।
mailNeeds-release = इसे खोलने की अनुमति { $sender } को देनी होगी। लिंक खोलें और तब तक पेज खुला रखें।
mailNeeds-lock = जो डिवाइस और ब्राउज़र इसे सबसे पहले खोले, सिर्फ़ वही इसे दोबारा खोल सकता है। इसे वहीं खोलें जहाँ आपको इसकी ज़रूरत है।
mailNeeds-letters = पेज तीन अक्षर दिखाता है। उन्हें टाइप करें, ताकि उसे पता चले कि आप कोई प्रोग्राम नहीं हैं।

## mailOpened

mailOpened-subject = खोला गया: { $name }
mailOpened-unnamed = { $date } का आपका लिंक
mailOpened-lead = आपका लिंक खोला गया: { $when }।
mailOpened-left =
    { $n ->
        [one] इसे { $n } बार और खोला जा सकता है।
       *[other] इसे { $n } बार और खोला जा सकता है।
    }
mailOpened-last = वह आखिरी व्यू था: सीक्रेट मिटा दिया गया है।
mailOpened-link = मेरे लिंक
mailOpened-why = आपको यह ईमेल इसलिए मिला है क्योंकि आपने इसके खुलने पर बताने को कहा था।

## mailAnswered

mailAnswered-subject = जवाब मिला: { $name }
mailAnswered-unnamed = { $date } का आपका अनुरोध
mailAnswered-lead = आपके अनुरोध का जवाब मिला: { $when }।
mailAnswered-keep = जवाब इस ईमेल में नहीं है। उसे खोलने के लिए साइन इन करें।
mailAnswered-link = अनुरोध
mailAnswered-why = आपको यह ईमेल इसलिए मिला है क्योंकि आपने हर जवाब पर ईमेल माँगा था।

## mailCode

mailCode-subject = { $service } से आपका कोड
mailCode-lead = किसी ने { $service } के ज़रिए आपके साथ कुछ गोपनीय शेयर किया है। उसे खोलने के लिए यह कोड उस पेज पर टाइप करें जिसने इसे माँगा है:
mailCode-leadNamed = { $sender } ने { $service } के ज़रिए आपके साथ कुछ गोपनीय शेयर किया है। उसे खोलने के लिए यह कोड उस पेज पर टाइप करें जिसने इसे माँगा है:
mailCode-asks = किसी ने { $service } के ज़रिए आपसे कुछ गोपनीय माँगा है। अनुरोध पढ़ने और उसका जवाब देने के लिए यह कोड उस पेज पर टाइप करें जिसने इसे माँगा है:
mailCode-asksNamed = { $sender } ने { $service } के ज़रिए आपसे कुछ गोपनीय माँगा है। अनुरोध पढ़ने और उसका जवाब देने के लिए यह कोड उस पेज पर टाइप करें जिसने इसे माँगा है:
mailCode-until =
    { $n ->
        [one] कोड एक बार काम करता है, { $n } मिनट तक, और सिर्फ़ उस ब्राउज़र में जिसमें इसे माँगा गया।
       *[other] कोड एक बार काम करता है, { $n } मिनट तक, और सिर्फ़ उस ब्राउज़र में जिसमें इसे माँगा गया।
    }
mailCode-ignore = अगर आपने कोड नहीं माँगा, तो इस ईमेल को अनदेखा करें, और कोड किसी को न दें।

## mailInvited

mailInvited-subject = { $service } पर आपका खाता
mailInvited-lead = { $service } पर अब आपका खाता है: { $email }।
mailInvited-link = पासवर्ड चुनें
mailInvited-once = लिंक एक बार काम करता है, { $when } तक।

## mailReset

mailReset-subject = { $service } के लिए नया पासवर्ड चुनें
mailReset-lead = { $service } के किसी एडमिन ने आपको { $email } के लिए नया पासवर्ड चुनने की अनुमति दी है।
mailReset-link = पासवर्ड चुनें
mailReset-once = लिंक एक बार काम करता है, { $when } तक।

## mailNotice

mailNotice-subject = { $service } पर आपका खाता
mailNotice-password = { $email } का पासवर्ड बदला गया: { $when }।
mailNotice-factorAdded = { $email } में दूसरा फ़ैक्टर जोड़ा गया: { $when }।
mailNotice-factorRemoved = { $email } का एक दूसरा फ़ैक्टर डिलीट किया गया: { $when }।
mailNotice-factorsReset = { $email } के सभी दूसरे फ़ैक्टर किसी एडमिन ने डिलीट कर दिए: { $when }।
mailNotice-recoveryCodes = { $email } के लिए नए रिकवरी कोड बनाए गए: { $when }। पहले के कोड अब काम नहीं करते।
mailNotice-recoveryCode = { $email } का एक रिकवरी कोड इस्तेमाल हुआ: { $when }। वह दोबारा काम नहीं करेगा।
mailNotice-devices = { $email } के लिए बहुत ज़्यादा गलत पासवर्ड या कोड ऐसे ब्राउज़र से आए जिनसे पहले साइन इन किया जा चुका है: { $when }। हो सकता है कि आपका कोई डिवाइस किसी और के पास हो।
mailNotice-from = यह इस पते से हुआ: { $address }।
mailNotice-stranger = अगर आपको इसकी उम्मीद नहीं थी, तो { $service } पर अपना पासवर्ड बदलें और उसके एडमिन को बताएँ।

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: एडमिन के लिए { $n } बात
       *[other] { $service }: एडमिन के लिए { $n } बातें
    }
mailConditions-link = सर्वर की स्थिति
mailConditions-why = आपको यह ईमेल इसलिए मिला है क्योंकि notices.mail में आपका पता है। यह एक बार आता है, और अगर कुछ न बदले, तो सात दिन बाद फिर से। कमांड सर्वर के होस्ट पर sudo और सर्वर के --config के साथ चलाएँ।

## mailTest

mailTest-subject = { $service } की जाँच
mailTest-lead = { $service } के ईमेल पहुँच रहे हैं।
mailTest-link = { $service }

## opener

opener-title = सीलबंद लिंक खोलें
opener-lead = यह पेज आपकी अपनी फ़ाइल है: यह एंड-टू-एंड सीलबंद लिंक खोलता है, और कोई सर्वर इसे नहीं बदल सकता। यह लिंक के सर्वर से सीलबंद सीक्रेट माँगता है, और कुछ नहीं।
opener-link = लिंक, # के बाद के हिस्से के साथ
opener-passphraseHint = सिर्फ़ तब, जब भेजने वाले ने आपको दिया हो।
opener-open = खोलें
opener-notLink = यह किसी सीक्रेट का लिंक नहीं है। https:// से आखिर तक पूरा लिंक कॉपी करें।
opener-unreachable = ऐसा कोई जवाब नहीं मिला जिसे यह पेज पढ़ सके। सर्वर तक नहीं पहुँचा जा सकता, या वह इस लिंक को सिर्फ़ अपने पेज से खोलने देता है: हो सकता है कि सीक्रेट सीलबंद न हो, या कुछ खास नेटवर्क तक सीमित हो। कुछ भी नहीं खोला गया।
opener-incomplete = जवाब पूरा नहीं पहुँचा। हो सकता है कि यह एक व्यू गिना गया हो।
opener-notSealed = सर्वर ने जो भेजा, वह सीलबंद नहीं है, यानी यह वह नहीं है जिसे भेजने वाले ने इस लिंक के लिए सील किया था। उसमें से कुछ भी नहीं दिखाया जाता।
opener-wrong = पासफ़्रेज़ गलत है या नहीं डाला गया। कोई व्यू नहीं गिना गया।
opener-refused = सर्वर अभी यह नहीं दे रहा। कोई व्यू नहीं गिना गया।
opener-held = इसे खोलने की अनुमति भेजने वाले को देनी होगी। उन्हें ये शब्द बताएँ: { $words }
opener-heldWordless = इसे खोलने की अनुमति भेजने वाले को देनी होगी।
opener-otherPassphrase = यह इस पासफ़्रेज़ से नहीं खुलता। फिर से कोशिश करें: सीलबंद सीक्रेट यहाँ है, और कोई और व्यू नहीं गिना जाता। अगर भेजने वाले ने आपको पासफ़्रेज़ नहीं दिया, तो फ़ील्ड खाली छोड़ दें।
opener-go = { $host } का पता खोलें
opener-saved = सेव हो गया

## languages

languages-title = अपनी भाषा चुनें
languages-search = अपनी भाषा खोजें
languages-searchHint = उसका अपना नाम, अंग्रेज़ी नाम या कोड, जैसे कि pt-BR।
languages-find = खोजें
languages-none = कोई भाषा मेल नहीं खाती।
languages-all = सभी भाषाएँ
languages-browser = मेरे ब्राउज़र की भाषा
languages-back = पेज पर वापस जाएँ
languages-counts = दूसरी भाषाओं के पाठ अनुवाद हैं। जहाँ वे अंग्रेज़ी से अलग हों, वहाँ अंग्रेज़ी मान्य है। कोई गलत शब्द मिले, तो इस सर्वर को चलाने वालों को बताएँ।
languages-recipient = पाने वाले की भाषा
languages-recipientHint = लिंक के पेज और उससे जुड़े ईमेल के लिए। जिन पाने वालों ने कोई भाषा चुनी है, उनकी भाषा वही रहती है।
languages-recipientOwn = जो उनका ब्राउज़र माँगे
languages-answerer = जवाब देने वाले की भाषा
languages-answererHint = अनुरोध के पेज के लिए। जिन लोगों ने कोई भाषा चुनी है, उनकी भाषा वही रहती है।

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } भाषा
       *[other] { $n } भाषाएँ
    }
languagesLive-recipientLanguage = पाने वाले की भाषा
