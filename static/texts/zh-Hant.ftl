### Chinese, Traditional (Taiwan)

## layout

layout-skip = 跳至主要內容
layout-navigation = 主要導覽
layout-create = 新增
layout-pushes = 我的連結
layout-admin = 管理
layout-account = 帳號
layout-signIn = 登入
layout-languages = 語言
layout-light = 淺色
layout-dark = 深色
layout-auto = 自動
layout-api = API
layout-about = 關於
layout-aboutLine = 運作方式與營運者
layout-noScript = 這個頁面需要 JavaScript。其指令碼只與這部伺服器通訊。
layout-otherWays = 您也可以使用 API 或命令列。
layout-waiting = 這個頁面仍在載入。如果一直沒有變化，請重新載入。
layout-plain = 這個連線未加密：網路上的其他人可以讀取您在這裡傳送和開啟的內容。如果有 https:// 位址，請改用該位址。
layout-notSealed = 請停止操作：內容未密封
layout-notSealedText = 寄件者已將此機密內容密封，但伺服器傳來的內容未密封。其中的任何內容都不會顯示。請透過電話等方式聯絡寄件者。

## create

create-title = 分享機密內容
create-tagline = 用會過期的連結傳送密碼或檔案。
create-kinds = 要分享的內容類型
create-text = 文字
create-files = 檔案
create-url = 網址
create-qr = QR 碼
create-textLabel = 您的機密內容
create-shared = 從其他應用程式分享而來：傳送前請先檢查。
create-textPlaceholder = 密碼、金鑰、便條…
create-urlLabel = 網址
create-urlHint = 收件者會先看到網址，確認後才離開這個頁面。
create-qrLabel = 要顯示為 QR 碼的文字
create-qrHint = 收件者會看到可供掃描的 QR 碼。
create-message = 留言（選填）
create-filesSignIn = 登入後即可分享檔案。
create-hide = 輸入時隱藏
create-generator = 產生密碼
create-style = 樣式
create-styleCharacters = 字元
create-styleWords = 單字
create-stylePin = PIN
create-pinHint = 當作通關密語已經足夠，因為這部伺服器會限制嘗試次數。但直接當作機密內容則太弱。
create-length = 長度
create-digits = 數字
create-symbols = 符號
create-capitals = 大寫字母
create-generated = 建議
create-again = 換一個
create-use = 使用這個
create-lifetime = 有效期限
create-views = 檢視次數
create-passphrase = 通關密語（選填）
create-passphraseRequired = 通關密語（必填）
create-passphraseLength =
    { $n ->
       *[other] 至少 { $n } 個字元。
    }
create-passphraseHint = 請另外告知通關密語，例如透過電話。
create-suggest = 建議密語
create-add = 新增選項…
create-covered = 先遮住內容，點一下才顯示
create-coveredHint = 開啟時，旁人無法從收件者身後偷看。
create-deletable = 收件者可以刪除機密內容
create-notifyMe = 被開啟時通知我
create-notifyByMail = 您會收到郵件，並在「我的連結」中看到標記。
create-notifyInList = 您會在「我的連結」中看到標記。
create-name = 名稱（只有您看得到）
create-note = 備註（只有您看得到）
create-sign = 署上您的名字
create-senderName = 您的名字
create-senderMessage = 給收件者的留言
create-senderMessageHint = 在機密內容開啟之前，任何擁有連結的人都看得到。請勿在此填寫機密資訊。
create-senderEmail = 顯示您帳號的地址：{ $email }
create-sealed = 端對端加密
create-sealedHint = 除了收件者，誰都無法讀取，連這部伺服器也不行。
create-sealedName = 請為它取個名稱，方便在清單中辨認：檔案名稱也會受到保護。名稱、備註和署名則不受此保護。
create-sealedRequired = 這部伺服器只接受這種方式。
create-groupLimits = 您所屬群組的限制適用於您：{ $groups }。
create-shownOnce = 請立即複製連結。之後無法再次顯示。
create-remembered = 您的選擇會記在這部裝置上。
create-reset = 還原預設值
create-submit = 建立連結
create-ready = 您的連結已就緒
create-passphraseNext = 現在請以其他方式告知通關密語
create-passphraseReminder = 必須有這個通關密語才能開啟連結。您可以透過電話等方式告知。通關密語不會再次顯示。
create-copyPassphrase = 複製通關密語
create-end = 立即刪除
create-another = 再分享一則

## createClosed

createClosed-title = 登入後即可分享機密內容
createClosed-text = 從您所在的網路，只有擁有帳號的人才能建立連結。
createClosed-hint = 如果您收到了連結，仍可在這裡照常開啟。
createClosed-nothingTitle = 您在這裡無法分享任何內容
createClosed-nothing = 受到您所屬群組（{ $groups }）的限制，沒有可分享的內容類型。請洽這部伺服器的管理員。

## createLive

createLive-bytes = { $used } / { $limit }
createLive-characters = { $used } / { $limit } 個字元
createLive-bits =
    { $n ->
       *[other] 約 { $n } 位元
    }
createLive-termViews =
    { $n ->
       *[other] { $n } 次檢視
    }
createLive-termUntil = 至 { $date }
createLive-noPassphrase = 無通關密語
createLive-withPassphrase = 有通關密語
createLive-needsPassphrase = 需要通關密語
createLive-passphraseMissing = 請輸入通關密語：這部伺服器要求設定。
createLive-passphraseShort =
    { $n ->
       *[other] 這個通關密語太短：至少需要 { $n } 個字元。aaaa 或 1234 這樣的連續字元算作兩個。
    }
createLive-signed = 署名：{ $by }
createLive-blank = 請先輸入機密內容。
createLive-tooLong = 內容太長：最多 { $limit }。
createLive-tooManyCharacters =
    { $n ->
       *[other] 內容太長：最多 { $n } 個字元。
    }
createLive-badUrl = 請輸入網址，例如 https://example.org。
createLive-unsealed = 您的瀏覽器無法密封這個內容。未傳送任何內容。
createLive-opens =
    { $n ->
       *[other] 可開啟 { $n } 次，有效期限至 { $date }（{ $relative }）。
    }
createLive-endedTitle = 機密內容已刪除
createLive-ended = 內容已銷毀。任何人都無法再開啟，包括您自己。
createLive-goneTitle = 連結已失效
createLive-gone = 任何人都無法再開啟。內容已銷毀。
createLive-linkUnsaved = 您尚未複製連結，而連結只顯示在這個頁面上。仍要離開嗎？
createLive-passphraseUnsaved = 您尚未複製通關密語，而它只顯示在這個頁面上。仍要離開嗎？
createLive-leaveIt = 離開
createLive-offline = 伺服器沒有回應。請檢查網路連線，然後再試一次。
createLive-rateLimited =
    { $n ->
       *[other] 操作過於頻繁。請在 { $n } 秒後再試一次。
    }
createLive-tryAgain = 現在可以再試一次了。
createLive-tooLarge = 內容超過伺服器可接受的大小。
createLive-signInFirst = 請先登入。
createLive-unavailable = 伺服器暫時無法使用。您輸入的內容還在這裡：請稍後再試一次。
createLive-noSpace = 伺服器空間已滿。未儲存任何內容。
createLive-failed = 發生問題（{ $status }）。未儲存任何內容。
createLive-refused = 伺服器不接受這個值。
createLive-tooMany =
    { $n ->
       *[other] 最多 { $n } 項。
    }
createLive-outOfRange = 請輸入 { $min } 到 { $max } 之間的數字。

## resultLive

resultLive-notOpened = 尚未開啟。
resultLive-openedTimes =
    { $n ->
       *[other] 已開啟 { $n } 次，最近一次：{ $date }。
    }

## fileBox

fileBox-files = 檔案
fileBox-dropHere = 將檔案或資料夾拖放到這裡
fileBox-chooseFiles = 選擇檔案
fileBox-chooseFolder = 選擇資料夾
fileBox-cancel = 取消

## filesLive

filesLive-fileLimits =
    { $n ->
       *[other] 最多 { $n } 個檔案，每個不超過 { $file }，總共不超過 { $push }。
    }
filesLive-tooManyFiles =
    { $n ->
       *[other] 一個連結最多可包含 { $n } 個檔案。
    }
filesLive-fileTooLarge = 「{ $name }」大於 { $limit }。
filesLive-filesTooLarge = 檔案總大小超過 { $limit }。
filesLive-noFiles = 請至少選擇一個檔案。
filesLive-packing = 「{ $name }」仍在打包中。
filesLive-remove = 移除 { $name }
filesLive-uploading = { $percent } · 每秒 { $speed }
filesLive-lost = 連線已中斷。恢復後會自動繼續。
filesLive-uploaded = 已傳送。伺服器正在儲存…
filesLive-sealing = 正在您的瀏覽器中密封：{ $percent }
filesLive-unreadable = 您的瀏覽器無法再讀取其中一個檔案。未傳送任何內容。請重新選擇檔案。
filesLive-cancelled = 已取消。未儲存任何內容。

## reveal

reveal-title = 給您的機密內容
reveal-intro = 有人與您分享了機密內容。
reveal-ownTitle = 您自己的機密內容
reveal-ownIntro = 這是您自己分享的。收件者會在這個頁面上開啟它。
reveal-ownPage = 前往它的連結、QR 碼和記錄
reveal-passphrase = 通關密語
reveal-passphraseHint = 寄件者會在這個連結之外，另外告訴您通關密語。
reveal-unlock = 解鎖
reveal-open = 顯示機密內容
reveal-counts = 開啟即計為一次檢視。
reveal-how = 運作方式
reveal-sealed = 這個內容已端對端加密：只有您的瀏覽器能開啟，這部伺服器無法讀取。
reveal-sealedNoScript = 這個連結只能用 JavaScript 或指令「secretpush open」開啟。
reveal-largeText = 其中一個檔案大於 256 MiB，這個瀏覽器無法儲存這麼大的密封檔案。這沒有計為一次檢視。請在電腦上透過 https:// 在 Chrome 或 Edge 中開啟連結，或使用以下指令：
reveal-copyCommand = 複製指令
reveal-secret = 機密內容
reveal-show = 顯示
reveal-onPaper = 機密內容已遮住。請在頁面上選擇「顯示」，然後重新列印。
reveal-hide = 隱藏
reveal-copy = 複製
reveal-save = 另存為檔案
reveal-print = 列印
reveal-files = 檔案
reveal-download = 下載
reveal-downloadAll = 全部下載為 ZIP
reveal-address = 寄件者希望您開啟這個網址：
reveal-go = 開啟網址…
reveal-goTitle = 要離開這個頁面嗎？
reveal-goText = 您即將開啟以下網站上的網址：
reveal-goYes = 開啟
reveal-goTo = 開啟 { $host } 上的網址
reveal-qr = 掃描這個 QR 碼
reveal-qrText = QR 碼的文字
reveal-remove = 立即刪除
reveal-removeText = 任何人都無法再次開啟這個連結，包括您自己。
reveal-removeYes = 刪除
reveal-cancel = 取消
reveal-deletedTitle = 已刪除
reveal-deletedText = 任何人都無法再開啟這個連結，這個頁面也不再保有機密內容。
reveal-undo = 復原
reveal-openAgain = 返回連結
reveal-gone = 這裡已經沒有內容
reveal-goneText = 這個連結已失效、已遭刪除，或從未存在。
reveal-openedHere = 您曾於 { $date }（{ $relative }）在這部裝置上開啟過這個連結。之後它已失效或遭刪除。
reveal-goneHint = 請向寄件者索取新連結。
reveal-goneCreate = 自己分享機密內容
reveal-letters = 請輸入這三個字母
reveal-lettersNeeded = 請輸入這三個字母，然後再按一次按鈕。未開啟任何內容。
reveal-lettersOther = 您輸入的是其他字母。請輸入這三個字母，然後再按一次按鈕。未開啟任何內容。
reveal-wrong = 通關密語錯誤。
reveal-limited = 通關密語錯誤次數過多。請等一分鐘，然後再試一次。
reveal-refused = 寄件者拒絕為您放行。
reveal-waitOver = 您的等待已結束。請再次開啟，以重新請求放行。
reveal-crowded = 等待這個內容的人太多。請在一分鐘後再試一次。
reveal-scanner = 這個瀏覽器自稱是檢查連結的程式，因此未開啟任何內容。請在其他瀏覽器中開啟連結。
reveal-again = 重新載入頁面不會再次開啟機密內容。要再開啟一次，請按下按鈕。
reveal-failed = 伺服器發生問題。請稍後再試一次。

## senderNote

senderNote-label = 來自寄件者
senderNote-shares = { $name } 與您分享了內容。
senderNote-writes = { $name } 寫道：
senderNote-unnamedWrites = 寄件者寫道：
senderNote-account = 由這部伺服器上的帳號 { $email } 傳送。
senderNote-anyAccount = 由帳號 { $email } 傳送。任何人都可以在這裡建立帳號，因此這個地址未經驗證。
senderNote-unverifiedAccount = 由帳號 { $email } 傳送。沒有人驗證過這個地址。
senderNote-ownWords = 名字和留言由寄件者自行填寫。
senderNote-unverified = 名字和留言由寄件者自行填寫。這部伺服器不知道該名字是否屬實。

## undoPlain

undoPlain-seconds =
    { $n ->
       *[other] 您可以在 { $n } 秒內復原。
    }

## undoLive

undoLive-deleted = 已刪除。任何人都無法開啟。
undoLive-undo = 復原（{ $seconds }）
undoLive-undone = 已復原刪除。
undoLive-tooLate = 無法復原：內容已銷毀。

## revealLive

revealLive-viewsLeft =
    { $n ->
       *[other] 還可以開啟 { $n } 次，有效期限至 { $date }（{ $relative }）。
    }
revealLive-lastView = 這是最後一次檢視。機密內容已從伺服器上銷毀：請立即保存您需要的內容。
revealLive-lastViewFiles = 這是最後一次檢視。請立即下載您需要的內容：下載連結只在短時間內有效。
revealLive-ownView = 您自己的檢視不計入次數。
revealLive-shown = 機密內容已顯示。
revealLive-covered = 機密內容已遮住。
revealLive-copied = 已複製
revealLive-copyFailed = 複製失敗。請選取文字後自行複製。
revealLive-wrong = 通關密語錯誤。
revealLive-limited =
    { $n ->
       *[other] 通關密語錯誤次數過多。請在 { $n } 秒後再試一次。
    }
revealLive-busy =
    { $n ->
       *[other] 操作過於頻繁。請在 { $n } 秒後再試一次。
    }
revealLive-again = 現在可以再試一次了。
revealLive-unconnected = 您處於離線狀態。未開啟任何內容。
revealLive-offline = 伺服器的回應沒有完整送達。這可能已計為一次檢視。
revealLive-failed = 伺服器發生問題。請稍後再試一次。
revealLive-downloaded = 已下載
revealLive-downloadedOf = 已下載 { $done } 個檔案，共 { $total } 個
revealLive-preview = 預覽
revealLive-previewOf = { $name } 的預覽
revealLive-previewFailed = 這張圖片無法在這裡顯示。請改為下載。
revealLive-downloadFailed = 下載已中斷。連結可能已失效。
revealLive-deleteFailed = 無法刪除機密內容。
revealLive-noAddress = 這不是網址，因此顯示為純文字。
revealLive-fileName = secret.txt
revealLive-see = 顯示

## sealedLive

sealedLive-linkCut = 這個連結不完整：缺少 # 之後的部分。請向寄件者索取完整連結。未開啟任何內容，也未計入檢視次數。
sealedLive-linkAltered = 這個連結在傳送途中遭截斷或變更：# 之後的部分不正確。請向寄件者索取完整連結。未開啟任何內容，也未計入檢視次數。
sealedLive-moduleMissing = 這個頁面中用來開啟密封內容的部分沒有送達。請檢查網路連線，然後重新載入頁面。未開啟任何內容，也未計入檢視次數。
sealedLive-sealBroken = 密封的內容已毀損或遭變更，因此不顯示其中任何部分。請寄件者重新傳送。
sealedLive-sealShort = 密封的內容缺少結尾，因此不顯示其中任何部分。請寄件者重新傳送。
sealedLive-sealOther = 密封的內容與這個連結不符，或其密封方式無法由這個頁面開啟。請寄件者重新傳送。
sealedLive-fileWhole = 完整：「{ $name }」已檢查到最後一個位元組。
sealedLive-fileBroken = 「{ $name }」已毀損或遭變更。未儲存其中任何部分。
sealedLive-fileShort = 「{ $name }」缺少結尾。未儲存其中任何部分。
sealedLive-fileTooLarge = 「{ $name }」對這個瀏覽器來說太大。請在電腦上透過 https:// 在 Chrome 或 Edge 中開啟連結，或使用指令「secretpush open」。

## newRequest

newRequest-sealed = 只有您能讀取回覆
newRequest-sealedHint = 連這部伺服器也無法讀取。
newRequest-sealedRequired = 這部伺服器只接受這種方式。
newRequest-collectTitle = 您開啟回覆的金鑰
newRequest-collectText = 您需要用它來讀取回覆，而它無法再次顯示：請下載復原檔。請勿傳送給任何人。
newRequest-copyCollect = 複製金鑰
newRequest-recovery = 下載復原檔
newRequest-showKey = 將金鑰顯示為連結
newRequest-title = 請求機密內容
newRequest-lead = 收到連結的人不需要帳號，就能傳送機密內容給您。
newRequest-link = 向他人請求機密內容
newRequest-what = 您需要什麼？
newRequest-whatHint = 任何擁有連結的人都看得到。請勿在此填寫機密資訊。
newRequest-takesFiles = 對方可以傳送檔案
newRequest-showsEmail = 向對方顯示您帳號的地址：{ $email }
newRequest-notifyMe = 每收到一則回覆都寄郵件給我
newRequest-name = 名稱（只有您看得到）
newRequest-note = 備註（只有您看得到）
newRequest-files = 給回覆者的檔案（選填）
newRequest-filesHint = 例如需要填寫的表格。任何擁有連結的人都可以下載。
newRequest-until = 開放期限
newRequest-answers = 允許的回覆數
newRequest-passphrase = 通關密語（選填）
newRequest-passphraseHint = 閱讀和回覆這個請求都需要通關密語。您可以透過電話等方式告知。
newRequest-more = 更多選項
newRequest-submit = 建立連結
newRequest-ready = 您的連結已就緒
newRequest-page = 開啟這個請求的頁面
newRequest-passphraseNext = 現在請以其他方式告知通關密語
newRequest-passphraseReminder = 必須有這個通關密語才能開啟請求。通關密語不會再次顯示。
newRequest-copyPassphrase = 複製通關密語
newRequest-another = 再請求其他內容

## newRequestLive

newRequestLive-blankRequest = 請說明您需要什麼。
newRequestLive-longRequest = 內容太長：最多 { $limit }。
newRequestLive-longNote = 備註太長：最多 { $limit }。
newRequestLive-answersRange = 請輸入 { $min } 到 { $max } 之間的數字。
newRequestLive-leadNamed = 只有您指定的人可以傳送機密內容給您。
newRequestLive-hintNamed = 只有您指定的人看得到。
newRequestLive-termAnswers =
    { $n ->
       *[other] { $n } 則回覆
    }
newRequestLive-noPassphrase = 無通關密語
newRequestLive-withPassphrase = 有通關密語
newRequestLive-takes =
    { $n ->
       *[other] 可回覆 { $n } 次，有效期限至 { $date }（{ $relative }）。
    }
newRequestLive-full = 您開放中的請求太多。請先關閉一個。
newRequestLive-tooLarge = 內容超過伺服器可接受的大小。
newRequestLive-unavailable = 伺服器暫時無法使用。您輸入的內容還在這裡：請稍後再試一次。
newRequestLive-noSpace = 伺服器空間已滿。未儲存任何內容。
newRequestLive-limited =
    { $n ->
       *[other] 操作過於頻繁。請在 { $n } 秒後再試一次。
    }
newRequestLive-retry = 現在可以再試一次了。
newRequestLive-noAnswer = 伺服器沒有回應。請檢查網路連線，然後再試一次。
newRequestLive-problem = 發生問題（{ $status }）。未儲存任何內容。
newRequestLive-refused = 伺服器不接受其中某個值。

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
       *[other] 請透過這個連結傳送機密內容給我。可回覆 { $n } 次，有效期限至 { $date }。您不需要帳號：
    }
requestShareLive-requestSubject = 向您提出的請求
requestShareLive-requestTerms =
    { $n ->
       *[other] 可回覆 { $n } 次，有效期限至 { $date }。
    }

## requestLetter

requestLetter-to = 收件人
requestLetter-from = 寄件人
requestLetter-title = 有人請您提供機密內容
requestLetter-intro = 您可以用任何手機或電腦傳送。您不需要帳號。
requestLetter-scan = 請用手機的相機掃描 QR 碼。或是在瀏覽器中輸入這裡印出的網址，必須完全一致：大小寫有別。
requestLetter-press = 在開啟的頁面上按下按鈕，然後傳送對方需要的內容。
requestLetter-passphrase = 輸入通關密語並按下按鈕。請求者會以其他方式告訴您通關密語。為了您的安全，通關密語沒有印在這張紙上：請勿寫在這裡。
requestLetter-keep = 然後請銷毀這張紙。

## request

request-recovery = 下載復原檔
request-loadKey = 載入復原檔
request-keyFile = 復原檔
request-linkOnce = 完整連結在建立請求時顯示過一次，復原檔中也有。如果兩者都沒有，請關閉這個請求，再建立新的。
request-noScript = 必須啟用 JavaScript 才會顯示回覆。
request-asked = 您請求的內容
request-answers = 回覆
request-close = 關閉請求
request-cancel = 取消

## requestKeysLive

requestKeysLive-recoveryText =
    這個檔案可以開啟您請求的回覆。請妥善保管，不要傳送給任何人。

    要在其他瀏覽器中讀取回覆，請登入，開啟該請求的頁面並在其中載入這個檔案，或開啟您的金鑰。
requestKeysLive-recoveryLink = 要傳送的連結：
requestKeysLive-recoveryKey = 您的金鑰：
requestKeysLive-keyElsewhere = 要在其他瀏覽器中讀取回覆，請下載復原檔。請勿傳送給任何人。
requestKeysLive-keyInTab = 這個分頁擁有開啟回覆的金鑰。
requestKeysLive-keyMissing = 只有您能讀取回覆，而這個瀏覽器沒有您的金鑰：請載入復原檔。
requestKeysLive-keyNotInFile = 這不是這個請求的復原檔。
requestKeysLive-keyLoaded = 您的金鑰已載入。

## requestWordsLive

requestWordsLive-unnamedRequest = { $date } 的請求
requestWordsLive-closeQuestion = 要關閉「{ $name }」嗎？它將不再接受回覆，請求的內容會銷毀。
requestWordsLive-answersStay = 已有的回覆會保留到失效為止。
requestWordsLive-closedNow = 已關閉。請求的內容已銷毀。
requestWordsLive-answeredMeanwhile = 有一則新回覆。

## requestLive

requestLive-open = 開放中
requestLive-ready = 已回覆
requestLive-closed = 已關閉
requestLive-guardedText = 由通關密語保護，因此不在這裡顯示。
requestLive-closedText = 請求關閉時已銷毀。
requestLive-answersOf = 回覆
requestLive-answersCount = { $came } / { $total }
requestLive-openUntil = 開放至
requestLive-filesMay = 檔案
requestLive-filesYes = 可以傳送
requestLive-guard = 通關密語
requestLive-guardSet = 閱讀和回覆都需要
requestLive-email = 您帳號的地址
requestLive-emailShown = 顯示
requestLive-noAnswers = 還沒有人回覆。
requestLive-sendLink = 請將連結傳送給擁有您所需內容的人。
requestLive-noneCame = 沒有人回覆。
requestLive-purged = 回覆現已刪除。
requestLive-answerBy = { $name } 的回覆
requestLive-answerOf = { $date } 的回覆
requestLive-newAnswer = 新
requestLive-answerOpen = 開啟
requestLive-answerPage = 連結和記錄
requestLive-answerOver = 已失效
requestLive-allCame = 已回覆。這個連結不再接受回覆。
requestLive-logClosed = 手動關閉

## requestsLive

requestsLive-newAnswers =
    { $n ->
       *[other] { $n } 則新回覆
    }
requestsLive-answersGot =
    { $n ->
       *[other] { $n } 則回覆
    }
requestsLive-noneYet = 尚無回覆
requestsLive-closes = { $when }關閉
requestsLive-hasClosed = 已關閉
requestsLive-requestMade = 建立於 { $when }
requestsLive-noOpen = 您目前沒有請求任何內容。
requestsLive-noReady = 開放中的請求都沒有回覆。
requestsLive-noClosed = 還沒有請求關閉。
requestsLive-closeRequest = 關閉

## ownRequests

ownRequests-tab = 請求
ownRequests-open = 開放中
ownRequests-ready = 已回覆
ownRequests-closed = 已關閉

## answerGate

answerGate-collects = 這是用來開啟回覆的連結，只供請求者本人使用：請登入，然後再次開啟。
answerGate-title = 有人請您提供機密內容
answerGate-intro = 有人請您傳送機密內容。您不需要帳號。
answerGate-ownTitle = 您自己的請求
answerGate-ownIntro = 這是您自己提出的請求。其他人會在這個頁面上回覆。
answerGate-ownPage = 前往它的連結、回覆和記錄
answerGate-passphraseHint = 請求者會在這個連結之外，另外告訴您通關密語。
answerGate-read = 查看請求內容
answerGate-left =
    { $n ->
       *[other] 還可以回覆 { $n } 次，有效期限至 { $date }（{ $relative }）。
    }
answerGate-busy = 來自您位址的操作過於頻繁。請等一分鐘，然後再試一次。

## ownAnswer

ownAnswer-title = 對「{ $name }」的回覆
ownAnswer-unnamed = 對您請求的回覆
ownAnswer-intro = 只有您能開啟它。
ownAnswer-page = 前往該請求及其所有回覆

## answer

answer-yourName = 您的名字（選填）
answer-yourNameHint = 請求者會看到它。
answer-yourNameOpen = 請求者會看到它。它不像您的回覆那樣受到保護。
answer-addressShown = 對方也會看到您已確認的電子郵件地址。
answer-title = 請您提供的內容
answer-label = 來自請求者
answer-asks = 傳送這個連結給您的人請求：
answer-asksFiles = 傳送這個連結給您的人附上了檔案。
answer-ownWords = 由請求者填寫。我們沒有查證其身分。
answer-ownWordsAccount = 由請求者填寫。
answer-account = 對方在這部伺服器上的帳號是 { $email }。
answer-anyAccount = 對方的帳號是 { $email }。任何人都可以在這裡建立帳號，因此這個地址未經驗證。
answer-unverifiedAccount = 對方的帳號是 { $email }。沒有人驗證過這個地址。
answer-careful = 請只在知道請求者是誰時才傳送。
answer-given = 給您的檔案
answer-text = 您的回覆
answer-textPlaceholder = 密碼、金鑰、便條…
answer-message = 留言
answer-sealed = 這個請求只接受端對端密封的回覆。沒有 JavaScript，這個頁面就無法密封。請使用以下指令和完整連結傳送：
answer-sealedOnce = 只有請求者能讀取您的回覆；這部伺服器不能。之後您無法再變更。
answer-once = 回覆會加密儲存，只有請求者能開啟，之後您無法再變更。
answer-send = 傳送
answer-sent = 已傳送
answer-sentText = 您的回覆已送達。您可以關閉這個頁面。
answer-sentTo = 您的回覆已送達 { $email }。您可以關閉這個頁面。
answer-sentMore = 再傳送一則回覆
answer-notSent = 未傳送
answer-notSentText = 請返回：您輸入的內容還在那裡。
answer-back = 重新開始
answer-gone = 這裡已不再請求任何內容
answer-goneText = 這個請求已關閉、已到期，或從未存在。
answer-goneHint = 請向傳送連結給您的人索取新連結。
answer-answered = 已經回覆過
answer-answeredText = 這個請求已收到所需的全部回覆。
answer-answeredHint = 不是您回覆的嗎？請告訴傳送連結給您的人。
answer-blankProblem = 請輸入您要傳送的內容。
answer-tooLargeProblem = 內容超過伺服器可接受的大小。
answer-spaceProblem = 伺服器空間已滿。未儲存任何內容。
answer-goneProblem = 這個請求不再接受回覆。未儲存任何內容。
answer-passphraseProblem = 通關密語錯誤。未儲存任何內容。
answer-unprovedProblem = 這個請求僅限特定的人回覆，而這個瀏覽器尚未證明您是其中之一。未儲存任何內容。請在另一個分頁中再次開啟連結，透過郵件取得驗證碼，然後傳送您在這裡輸入的內容。

## answerSealedLive

answerSealedLive-answerLinkCut = 連結不完整：# 之後的部分遺失，或在傳送途中遭變更。未傳送任何內容。請重新開啟完整連結，或詢問傳送連結的人。
answerSealedLive-sealerMissing = 這個頁面中用來密封回覆的部分沒有送達。未傳送任何內容。請檢查網路連線，然後重新載入頁面。
answerSealedLive-notSealed = 您的瀏覽器無法密封這個內容。未傳送任何內容。

## answerLive

answerLive-bytes = { $used } / { $limit }
answerLive-blank = 請輸入您要傳送的內容。
answerLive-blankFiles = 請輸入您要傳送的內容，或選擇檔案。
answerLive-tooLong = 內容太長：最多 { $limit }。
answerLive-tooLarge = 內容超過伺服器可接受的大小。
answerLive-over = 這個請求不再接受回覆。未儲存任何內容。
answerLive-wrong = 通關密語錯誤。未儲存任何內容。
answerLive-limited =
    { $n ->
       *[other] 操作過於頻繁。請在 { $n } 秒後再試一次。
    }
answerLive-again = 現在可以再試一次了。
answerLive-unavailable = 伺服器暫時無法使用。您輸入的內容還在這裡：請稍後再試一次。
answerLive-noSpace = 伺服器空間已滿。未儲存任何內容。
answerLive-offline = 伺服器沒有回應。內容可能仍已送達：請重新載入頁面查看。
answerLive-failed = 發生問題（{ $status }）。未儲存任何內容。
answerLive-refused = 伺服器不接受這則回覆。未儲存任何內容。

## receipt

receipt-choice = 保留回執
receipt-choiceHint = 只給您自己的第二個連結：它會顯示機密內容是否開啟過，並可將其刪除。
receipt-yours = 保留您的回執
receipt-yoursShows = 它會顯示機密內容是否開啟過，並可將其刪除，但不能讀取內容。
receipt-yoursText = 請自己保留：收件者需要的是上面的連結。
receipt-open = 開啟回執
receipt-copy = 複製回執
receipt-remember = 在這部裝置上記住我的連結
receipt-rememberHint = 只記住回執，而且只存在這個瀏覽器中。能使用這個瀏覽器的人都看得到。關閉此項會全部忘記。
receipt-list = 我最近的連結
receipt-listText = 這個瀏覽器記住的、您未使用帳號建立的連結。
receipt-listNone = 這個瀏覽器沒有記住任何連結。回執會提供記住連結的選項。
receipt-listScripts = 這份清單需要 JavaScript：清單由瀏覽器保存，而不是伺服器。
receipt-forget = 全部忘記
receipt-notOpened = 尚未開啟
receipt-neverOpened = 從未開啟
receipt-notOpenedText = 目前還沒有人開啟過這個連結。
receipt-opened =
    { $n ->
       *[other] 已開啟 { $n } 次
    }
receipt-times = 開啟時間
receipt-timesSome = 最近的開啟時間
receipt-over = 任何人都無法再開啟這個連結。
receipt-overViews = 已達到您允許的開啟次數，最後一次是 { $date }。內容已銷毀。
receipt-overTime = 已於 { $date } 到期。內容已銷毀。
receipt-overHand = 已於 { $date } 刪除。內容已銷毀。
receipt-left =
    { $n ->
       *[other] 這個連結還可以開啟 { $n } 次，有效期限至 { $date }。
    }
receipt-alarmed = 有收件者表示，其他人在其之前開啟了這個連結。請與您的收件者聯絡。
receipt-frozen = 這個連結已暫停：任何人都無法開啟。
receipt-again = 重新查看
receipt-unknown = 這裡沒有任何資訊
receipt-unknownText = 這個回執不屬於這部伺服器上的任何連結。請檢查網址是否完整。
receipt-unknownHint = 連結失效一段時間後，伺服器會刪除與它有關的一切資訊。

## receiptListLive

receiptListLive-made = 建立於 { $date }
receiptListLive-stateOpened =
    { $n ->
       *[other] 已開啟 { $n } 次
    }
receiptListLive-stateNone = 尚未開啟
receiptListLive-stateOver = 已失效
receiptListLive-stateAlarmed = 警示
receiptListLive-stateFrozen = 已暫停
receiptListLive-stateUnknown = 已無任何相關資訊
receiptListLive-stateFailed = 伺服器沒有回應
receiptListLive-forgotten = 已忘記。這個瀏覽器從現在起不再記住任何連結。

## about

about-title = 運作方式與營運者
about-lead = 您以連結的形式分享機密內容。連結會自動失效，機密內容隨後銷毀。
about-operatorTitle = 誰在營運這部伺服器
about-runBy = 這部伺服器由 { $name } 營運。
about-unnamed = 這部伺服器的營運者沒有在此填寫名稱。請詢問讓您來到這裡的人。
about-contact = 聯絡方式：
about-program = 程式：Secret Push，版本 { $version }。
about-words = 它建議的單字來自電子前哨基金會（Electronic Frontier Foundation，https://www.eff.org/dice）的 EFF Long Wordlist，去掉其中四個，依據 CC BY 3.0 US（https://creativecommons.org/licenses/by/3.0/us/）使用。
about-sealedTitle = 機密內容如何受到保護
about-sealed = 伺服器在儲存每則機密內容之前，都會用 AES-256-GCM 將其加密。加密金鑰由該內容專屬的隨機金鑰、連結，以及通關密語（如果有）衍生而來。
about-masterKey = 隨機金鑰會用伺服器的主金鑰加密後儲存，主金鑰則存放在資料庫之外。
about-passphrase = 伺服器不儲存通關密語，也不儲存任何可與之比對的資料。Argon2id 讓猜測變得緩慢；同一位址一分鐘內輸入錯誤五次後必須等待。
about-files = 檔案名稱和檔案內容也會加密。
about-transport = 這種加密在伺服器上進行。到達伺服器之前的途中由 https:// 位址保護。
about-endToEnd = 寄件者也可以在瀏覽器中或透過命令列，以開放格式 age 密封機密內容。金鑰位於連結中 # 之後的部分，瀏覽器從不傳送這個部分：這部伺服器保存並交付的，是它自己無法讀取的內容。
about-endTitle = 連結失效時會發生什麼事
about-end = 連結會在所選時間到期、最後一次允許的檢視之後，或有人將其刪除時失效。在那一刻，其金鑰、機密內容和寄件者的留言都會銷毀。
about-endFiles = 檔案也會刪除。最後一次檢視的下載連結仍可使用：最長 { $time }，而且絕不超過所選時間。
about-rowAnonymous = 未使用帳號分享的機密內容，其記錄會在失效 { $time }後刪除。
about-rowAnonymousKept = 未使用帳號分享的機密內容，其記錄會保留到營運者將其刪除為止。
about-rowOwned = 已登入寄件者的機密內容，其記錄以及寄件者為其填寫的名稱和備註，會在失效 { $time }後一併刪除。
about-rowOwnedKept = 已登入寄件者的機密內容，其記錄以及寄件者為其填寫的名稱和備註，會保留到營運者將其刪除為止。
about-backups = 備份中含有備份當時儲存的內容，直到營運者將備份刪除。
about-loggedTitle = 記錄哪些資訊
about-logged = 對於每則機密內容：建立、開啟、刪除或以錯誤通關密語嘗試開啟的時間，以及網路位址、瀏覽器和訪客來自的頁面。已登入的寄件者可以看到自己機密內容的記錄。
about-request = 對於每次存取：時間、頁面類型、結果、耗時和網路位址。絕不記錄連結、機密內容或通關密語。這些記錄保留多久由營運者決定。
about-cookies = Cookie：您登入後的工作階段一個，您選擇的語言和顏色各一個，等待寄件者放行或回報過連結的瀏覽器中一個。沒有任何追蹤，頁面也不會從其他伺服器載入任何東西。
about-operatorReadsTitle = 營運者能讀取什麼、不能讀取什麼
about-seesMeta = 營運者看得到機密內容的存在：其類型、大小、時間、檢視次數和記錄，以及已登入寄件者的電子郵件地址。
about-adminPage = 管理員可以刪除任何機密內容。他們看不到其內容，也看不到其名稱、備註或連結。但他們可以重設使用者的密碼，然後以該使用者的身分登入。
about-readsOwned = 同時擁有儲存資料和主金鑰的人，可以讀取已登入寄件者尚未失效且沒有通關密語的機密內容，以及該寄件者的名稱、備註和留言。
about-readsAnonymous = 對於未使用帳號分享的機密內容，他們還需要連結，而伺服器不保存連結。
about-readsGuarded = 對於有通關密語的機密內容，他們還需要通關密語。短的可以猜到，長的則不能。
about-running = 控制執行中伺服器的人，可以在機密內容建立和開啟時看到它及其通關密語。
about-readsSealed = 營運者無法讀取密封的機密內容，即使擁有全部資料和主金鑰也不行。但遭竄改的伺服器可能會交付一個洩漏機密內容的頁面：要排除這種可能，請用命令列開啟連結。
about-readsExpired = 任何人都無法讀取已失效的機密內容，包括營運者，除非失效之前的備份中仍含有它。
about-youTitle = 您可以做什麼
about-you = 選擇較少的檢視次數和較短的時間。設定通關密語，並以不同於連結的方式告知。只在能夠安全保存時才開啟機密內容。

## accessibility

accessibility-title = 無障礙
accessibility-lead = 每個人都必須能夠分享和開啟機密內容，無論其如何看、聽、行動和閱讀。
accessibility-contactTitle = 如果您遇到障礙
accessibility-contact = 請告訴這部伺服器的營運者您無法使用哪些功能，或請其提供其他方式：
accessibility-nobody = 這部伺服器的營運者沒有在此填寫聯絡方式。請告訴讓您來到這裡的人您無法使用哪些功能，並請其提供其他方式。
accessibility-standardTitle = 這些頁面符合哪些標準
accessibility-standard = 這些頁面的製作目標是符合 WCAG 2.2 的 AA 等級，並由此符合 EN 301 549 第 9 章。根據製作者自己的檢查，除了以下清單所列之外，頁面均符合要求。
accessibility-missingTitle = 不足之處
accessibility-missingUndo = 刪除只能在八秒內復原，不能更久，因為機密內容不得在刪除後繼續存在。復原按鈕會立即取得焦點。
accessibility-missingLanguage = 由使用者自己填寫的內容，例如留言或檔案名稱，沒有標示其語言。
accessibility-missingReaders = 檢查時沒有使用螢幕閱讀器，也還沒有身心障礙者參與。
accessibility-checkedTitle = 檢查方式
accessibility-checkedByProgram = 使用 axe-core：檢查每個頁面的每種狀態，包括窄螢幕和寬螢幕、淺色和深色。每個頁面在 320 像素寬度下，以及文字放大為兩倍時也能正常顯示。
accessibility-checkedByHand = 人工檢查：只用鍵盤走完頁面上的主要流程，加大字距和行距，並檢查螢幕閱讀器所讀取的 Chromium 無障礙樹。

## caution

caution-notMe = 那不是我
caution-tellText = 如果開啟的不是您認識的人，請告訴寄件者：其記錄中會註明這一點。
caution-tellFreezes = 這也會暫停連結：在寄件者恢復之前，任何人都無法開啟。
caution-tell = 告訴寄件者
caution-told = 您已告訴寄件者那不是您。
caution-askSender = 如果那不是您，請向寄件者索取新的機密內容。
caution-toldTitle = 寄件者現在看得到了
caution-toldText = 其記錄中註明，有人在您之前開啟了這個連結。
caution-toldFrozen = 這個連結已暫停：在寄件者恢復之前，任何人都無法開啟。
caution-toldOpen = 這個連結仍然有效。在信賴其中的內容之前，請先詢問寄件者。
caution-toldNext = 請以其他方式與寄件者聯絡，例如打電話。
caution-back = 返回機密內容
caution-frozenTitle = 這個連結已暫停
caution-frozenText = 目前任何人都無法開啟。寄件者恢復後即可再次使用。
caution-frozenHint = 請詢問寄件者，然後重新載入這個頁面。這沒有計為一次檢視。
caution-elsewhereTitle = 無法從這個網路開啟
caution-elsewhereText = 寄件者指定了可以開啟這個連結的網路。您的位址 { $address } 不屬於其中任何一個。
caution-elsewhereHint = 請連線到正確的網路，然後重新載入這個頁面。這沒有計為一次檢視。
caution-earlyTitle = 尚未開放
caution-earlyText = 這個連結將於 { $date }（{ $relative }）開放。
caution-earlyHint = 請屆時重新載入這個頁面。這沒有計為一次檢視。
caution-notBefore = 最早開啟時間（選填）
caution-notBeforeHint = 以這部裝置的時區為準。只有您可以提早開啟。
caution-afterFirstView = 首次檢視後多久失效（選填）
caution-networks = 僅限這些網路內（請洽 IT 部門）
caution-networksHint = 位址和位址範圍，例如 192.0.2.0/24，以逗號分隔。
caution-addressees = 僅限這些人（選填）
caution-addresseesHint = 電子郵件地址，或 group:staff 之類的群組，以逗號分隔。開啟連結之前，他們需要用公司帳號登入，或輸入透過郵件收到的驗證碼。
caution-addresseesByCompany = 電子郵件地址，或 group:staff 之類的群組，以逗號分隔。開啟連結之前，他們需要用公司帳號登入。
caution-addresseesByCode = 電子郵件地址，以逗號分隔。不需要帳號：開啟連結之前，他們需要輸入透過郵件收到的驗證碼。
caution-addresseesRequired = 僅限這些人（必填）
caution-addresseesNext = 僅限 { $people }。請將連結傳送給他們。用公司帳號登入後，他們即可開啟連結。
caution-addresseesNextByCode = 僅限 { $people }。請將連結傳送給他們。他們可在連結頁面上取得寄到自己信箱的驗證碼。
caution-addresseesNextByEither = 僅限 { $people }。請將連結傳送給他們。他們可在連結頁面上用公司帳號登入，或取得寄到自己信箱的驗證碼。
caution-openings = 如果已有人開啟過這個連結，則提醒收件者
caution-freeze = 暫停連結
caution-thaw = 恢復連結

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
       *[other] 這個連結之前已開啟過 { $n } 次，最近一次是 { $date }（{ $relative }）。
    }

## addresseesLive

addresseesLive-noAddress = 「{ $entry }」不是電子郵件地址。
addresseesLive-notIn = 不允許使用 { $domain } 的地址。
addresseesLive-wanted = 請填寫連結的收件者：這部伺服器要求填寫。

## cautionCreateLive

cautionCreateLive-badMoment = 請選擇連結失效之前的時間。
cautionCreateLive-termNotBefore = { $date } 開放
cautionCreateLive-notSooner = 不變
cautionCreateLive-termFirstView = 首次檢視 { $duration }後失效
cautionCreateLive-badNetwork = 「{ $network }」不是網路。請輸入位址和位址範圍，例如 192.0.2.0/24。
cautionCreateLive-termNetworks =
    { $n ->
       *[other] 僅限 { $n } 個網路
    }
cautionCreateLive-termAddressees =
    { $n ->
       *[other] 僅限 { $n } 位收件者
    }
cautionCreateLive-termLock = 僅限首部裝置
cautionCreateLive-termViewsEach =
    { $n ->
       *[other] 每位收件者 { $n } 次檢視
    }

## cautionOwnLive

cautionOwnLive-frozen = 已暫停
cautionOwnLive-alarmed = 已回報
cautionOwnLive-frozenNow = 這個連結已暫停：除了您，任何人都無法開啟。它仍會於 { $date } 失效。
cautionOwnLive-alarm = 有收件者表示，其他人在其之前開啟了連結。回報時間：{ $date }（{ $relative }），來自 { $address }（{ $browser }）。
cautionOwnLive-alarmNext = 請將以下項目與您提供過連結的人進行比對。如有疑慮，請刪除連結並更換機密內容。
cautionOwnLive-settle = 忽略回報
cautionOwnLive-thawQuestion = 要恢復「{ $name }」嗎？擁有連結的人將可以再次開啟。
cautionOwnLive-nowFrozen = 已暫停。除了您，任何人都無法開啟。
cautionOwnLive-nowThawed = 連結已重新生效。
cautionOwnLive-nowSettled = 已忽略回報。
cautionOwnLive-networks = 網路
cautionOwnLive-recipients = 收件者
cautionOwnLive-recipientsOnly = 僅限 { $recipients }
cautionOwnLive-networksOnly = 僅限從 { $networks } 開啟
cautionOwnLive-lock = 裝置
cautionOwnLive-lockYes = 只有首部裝置可以再次開啟
cautionOwnLive-shares = 每人檢視次數
cautionOwnLive-sharesEach =
    { $n ->
       *[other] 每人可開啟 { $n } 次
    }
cautionOwnLive-wrongNetworks =
    { $n ->
       *[other] { $n } 次嘗試來自您未允許的網路。
    }

## hold

hold-title = 正在等待寄件者
hold-tell = 需要由寄件者為您放行。請告訴對方以下三個英文單字，例如透過電話：
hold-plain = 這個頁面每隔幾秒會重新檢查。
hold-look = 立即檢查
hold-released = 寄件者已為您放行。您可以開啟一次。
hold-counts = 需要由寄件者為您放行。
hold-ask = 請寄件者放行
hold-refusedTitle = 寄件者已拒絕
hold-refusedText = 寄件者沒有為您放行，並暫停了連結。
hold-refusedHint = 如果您正在等待這個內容，請致電寄件者。未開啟任何內容。
hold-choice = 開啟之前先詢問我
hold-choiceHint = 收件者透過電話向您唸出三個英文單字，然後由您放行。
hold-who = 誰在等您放行
hold-compare = 只放行準確告訴您這些單字的人，例如透過電話。
hold-nobody = 目前沒有人在等待。開啟連結的人會在這裡等待，並向您唸出三個英文單字。

## holdGateLive

holdGateLive-title = 正在等待寄件者
holdGateLive-until = 這個頁面會等待到 { $date }（{ $relative }）。您可以讓它一直開著。
holdGateLive-waiting = 正在等待。您的單字：{ $words }。
holdGateLive-released = 寄件者已放行。
holdGateLive-crowded =
    { $n ->
       *[other] 等待這個內容的人太多。請在 { $n } 秒後再試一次。
    }

## holdCreateLive

holdCreateLive-termHold = 開啟前詢問您

## holdOwnLive

holdOwnLive-release = 放行
holdOwnLive-refuse = 拒絕並暫停
holdOwnLive-from = { $address }（{ $browser }），{ $relative }
holdOwnLive-isReleased = 已放行，尚未開啟
holdOwnLive-asks =
    { $n ->
       *[other] { $n } 人正在等待
    }
holdOwnLive-arrived = 有人正在等待：{ $words }。
holdOwnLive-nowReleased = 已放行，對方可以開啟一次。
holdOwnLive-nowRefused = 已拒絕。連結已暫停。
holdOwnLive-tooLate = 這次等待已經結束。
holdOwnLive-hold = 放行
holdOwnLive-holdYes = 開啟之前會詢問您

## links

links-choice = 為每個人建立專屬連結

## linksLive

linksLive-noGroups = 群組無法擁有專屬連結：請移除「{ $group }」，或逐一填寫其成員。
linksLive-making = 第 { $at } 個連結，共 { $of } 個：{ $address }
linksLive-waits =
    { $n ->
       *[other] 伺服器要求等待：{ $address } 的連結將在 { $n } 秒後建立。
    }
linksLive-notTried = 已取消。未儲存任何內容。
linksLive-ready =
    { $n ->
       *[other] { $n } 個連結已就緒
    }
linksLive-opens =
    { $n ->
       *[other] 每個連結可開啟 { $n } 次，有效期限至 { $date }（{ $relative }），而且僅供其收件者使用。
    }
linksLive-links = 連結
linksLive-copyOne = 複製
linksLive-copyAll = 全部複製為文字
linksLive-pageOf = 這個連結的頁面
linksLive-keptByPasskey = 複製時需要使用您的密碼金鑰。
linksLive-gone = 這個頁面不再顯示這個連結。
linksLive-linksKept = 連結保存在這個瀏覽器中。其他瀏覽器無法顯示。
linksLive-onlyHere = 請立即複製連結。之後無法再次顯示。
linksLive-unmade = 部分連結尚未建立，而您要分享的內容只在這個頁面上。仍要離開嗎？
linksLive-unsaved = 您尚未複製全部連結，而連結只顯示在這個頁面上。仍要離開嗎？
linksLive-unmadeCount =
    { $n ->
       *[other] { $n } 個連結未能建立：
    }
linksLive-again = 重試

## lock

lock-choice = 只有首部裝置可以再次開啟
lock-choiceHint = 誰先開啟連結，連結就歸誰使用。在其他裝置或瀏覽器上，會提示已在別處開啟。
lock-viewsEach = 每位收件者的檢視次數（選填）
lock-viewsEachHint = 這樣每個地址都有自己的檢視次數，誰也無法用掉他人的次數。
lock-first = 只有最先開啟這個內容的瀏覽器可以再次開啟，因此請在您需要使用的地方開啟。您的瀏覽器會為此保存一個 Cookie。
lock-own = 這個瀏覽器最先開啟了這個內容。只有它可以再次開啟。
lock-elsewhereTitle = 已在其他瀏覽器中開啟
lock-elsewhereText = 這個連結只能在最先開啟它的瀏覽器中開啟，而那不是這個瀏覽器。
lock-elsewhereHint = 如果是您開啟的，請回到那部裝置和那個瀏覽器。如果不是，則可能已有其他人看過機密內容。
lock-needsCookie = 這個連結需要 Cookie，而您的瀏覽器沒有傳送。請允許這個頁面使用 Cookie，然後再試一次。
lock-usedTitle = 您已經開啟過了
lock-usedText =
    { $n ->
       *[other] 寄件者允許每位收件者開啟這個連結 { $n } 次，您已用完。
    }
lock-usedHint = 如果您還需要，請向寄件者索取新連結。

## sharesLive

sharesLive-lastView = 這是您的最後一次檢視。請立即保存您需要的內容。
sharesLive-lastViewFiles = 這是您的最後一次檢視。請立即下載您需要的內容：下載連結只在短時間內有效。

## preview

preview-title = 連結
preview-text = 擁有這個連結的人都能開啟機密內容。瀏覽這個頁面不計為一次檢視。
preview-sealedText = 擁有完整連結的人都能開啟機密內容。瀏覽這個頁面不計為一次檢視。
preview-shownOnce = 這個內容已端對端加密：完整連結在建立時顯示過一次，無法再次顯示。
preview-lost = 如果您已沒有該連結，請刪除這個連結，再建立新的。
preview-qrOf = 連結的 QR 碼
preview-terms = 詳細資訊

## returned

returned-one = 寄給 { $recipient } 的郵件遭退回：{ $reason }（狀態 { $status }，{ $when }）。
returned-hint = 請檢查地址，或以其他方式提供連結。
returned-no_mailbox = 該信箱不存在
returned-no_domain = 該網域不存在或不接收郵件
returned-closed = 該信箱不接收郵件
returned-full = 該信箱已滿
returned-too_large = 郵件對該信箱來說太大
returned-unreachable = 無法連線到該地址的郵件伺服器
returned-policy = 該地址的郵件伺服器不接收來自這部伺服器的此類郵件
returned-refused = 該地址的郵件伺服器拒收

## share

share-link = 連結
share-copy = 複製連結
share-share = 分享
share-mail = 電子郵件
share-message = 複製為訊息
share-qr = QR 碼
share-print = 列印信函
share-page = 開啟這個連結的頁面
share-png = 另存為 PNG
share-svg = 另存為 SVG

## shareLive

shareLive-copied = 已複製
shareLive-copyFailed = 複製失敗。請選取文字後自行複製。
shareLive-letterFailed = 無法載入信函。請檢查網路連線，然後再試一次。
shareLive-codeFailed = 無法儲存 QR 碼。請檢查網路連線，然後再試一次。
shareLive-message =
    { $n ->
       *[other] 我與您分享了機密內容。這個連結可開啟 { $n } 次，有效期限至 { $date }：
    }
shareLive-mailSubject = 給您的機密內容
shareLive-letterTerms =
    { $n ->
       *[other] 這個連結可開啟 { $n } 次，有效期限至 { $date }。之後其內容會銷毀。
    }

## letter

letter-to = 收件人
letter-from = 寄件人
letter-title = 給您的機密內容
letter-intro = 可用任何手機或電腦開啟。您不需要帳號。
letter-scan = 請用手機的相機掃描 QR 碼。或是在瀏覽器中輸入這裡印出的網址，必須完全一致：大小寫有別。
letter-press = 在開啟的頁面上按下按鈕。
letter-passphrase = 輸入通關密語並按下按鈕。寄件者會以其他方式告訴您通關密語。為了您的安全，通關密語沒有印在這張紙上：請勿寫在這裡。
letter-keep = 保存您需要的內容，然後銷毀這張紙。
letter-code = 網址的 QR 碼

## push

push-opened = 誰開啟過
push-log = 完整記錄
push-when = 時間
push-what = 事件
push-address = 位址
push-browser = 瀏覽器
push-older = 較早
push-newer = 較晚
push-end = 立即刪除
push-cancel = 取消

## pushChange

pushChange-title = 變更這個連結
pushChange-back = 返回連結
pushChange-expires = 失效時間
pushChange-views = 總共可開啟次數
pushChange-save = 儲存變更
pushChange-extend = 延長 { $duration }
pushChange-change = 變更…
pushChange-changed = 已變更。
pushChange-viewsBetween = { $min } 到 { $max }。目前已開啟：{ $used }。
pushChange-latest = 最晚至 { $date }。

## pushChangeLive

pushChangeLive-badExpiry = 請選擇 { $from } 到 { $to } 之間的時間。

## agentLive

agentLive-agentOn = { $system } 上的 { $browser }
agentLive-agentUnknown = 不明

## pushLive

pushLive-codesWait = 等待寄送的收件者驗證碼郵件：{ $count }。第一封最遲於 { $time } 送達。
pushLive-codesFailed = 驗證碼未能寄送：{ $addresses }。
pushLive-text = 文字
pushLive-file = 檔案
pushLive-url = 網址
pushLive-qr = QR 碼
pushLive-active = 有效
pushLive-expired = 已失效
pushLive-views = 檢視次數
pushLive-viewsLeft = 剩餘 { $left } 次，共 { $total } 次
pushLive-viewsUsed = 已用 { $used } 次，共 { $total } 次
pushLive-expires = 失效時間
pushLive-notBefore = 最早開啟時間
pushLive-firstView = 首次檢視後
pushLive-firstViewEnds = { $duration }後失效
pushLive-passphrase = 通關密語
pushLive-passphraseSet = 已設定：必須使用通關密語才能開啟連結。
pushLive-covered = 遮住
pushLive-coveredYes = 是，直到收件者點一下為止
pushLive-deletable = 收件者可以刪除
pushLive-deletableYes = 是
pushLive-files = 檔案
pushLive-fileGuarded = 檔名受通關密語保護
pushLive-filesSealed =
    { $n ->
       *[other] { $n } 個檔案，{ $size }，檔名已密封
    }
pushLive-filesErased =
    { $n ->
       *[other] { $n } 個檔案，已銷毀
    }
pushLive-created = 建立時間
pushLive-name = 名稱
pushLive-endedByViews = 最後一次檢視已用完：{ $when }。內容已銷毀。
pushLive-endedByTime = 已到期：{ $when }。內容已銷毀。
pushLive-endedByHand = 已刪除：{ $when }，來自 { $address }（{ $browser }）。內容已銷毀。
pushLive-neverOpened = 沒有人開啟過。
pushLive-openedNewest =
    { $n ->
       *[other] 這裡列出最近的 { $n } 次，全部內容請見記錄。
    }
pushLive-scanned =
    { $n ->
       *[other] 程式（例如聊天中的連結預覽）掃描了這個連結的頁面 { $n } 次。這不計入檢視次數。
    }
pushLive-failedPassphrases =
    { $n ->
       *[other] 輸入了 { $n } 次錯誤的通關密語。
    }
pushLive-failedViews =
    { $n ->
       *[other] 在連結已失效、已暫停或尚未開放時有 { $n } 次嘗試。
    }
pushLive-openedMeanwhile = 剛剛開啟。
pushLive-ended = 已刪除。內容已銷毀。

## presets

presets-presets = 預設集
presets-keep = 儲存為預設集…
presets-title = 您的預設集
presets-text = 您為新連結儲存的選項。若要使用，請在建立連結時選擇預設集。

## presetsLive

presetsLive-presets = 預設集
presetsLive-keepTitle = 儲存為預設集
presetsLive-name = 名稱
presetsLive-save = 儲存
presetsLive-cancel = 取消
presetsLive-badName = 請輸入最多 40 個字元的名稱。您最多可以儲存 20 個預設集。
presetsLive-badTerms = 這部伺服器不接受其中某個選項。
presetsLive-taken = 您已有同名的預設集。
presetsLive-offline = 伺服器沒有回應。請檢查網路連線，然後再試一次。
presetsLive-failed = 發生問題（{ $status }）。未變更任何內容。

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
       *[other] { $n } 次檢視
    }
ownPresetsLive-rename = 重新命名
ownPresetsLive-renameOf = 重新命名「{ $name }」
ownPresetsLive-remove = 刪除
ownPresetsLive-removeQuestion = 要刪除預設集「{ $name }」嗎？用它建立的連結維持不變。

## signIn

signIn-title = 登入
signIn-email = 電子郵件地址
signIn-password = 密碼
signIn-newPassword = 新密碼
signIn-passwordHint =
    { $n ->
       *[other] 至少 { $n } 個字元。用幾個詞組成的密碼就很好。
    }
signIn-submit = 登入
signIn-passkey = 使用密碼金鑰登入
signIn-signUp = 建立帳號
signIn-have = 我已有帳號
signIn-name = 電子郵件地址或使用者名稱
signIn-companyOrLocal = 請使用您的公司密碼，或這部伺服器的密碼（如果有）。
signIn-companyOrAdmins = 請使用您的公司密碼。管理員也可以使用這部伺服器的密碼。
signIn-company = 請使用您的公司密碼。
signIn-adminsOnly = 只有管理員使用密碼登入。
signIn-forgot = 忘記密碼？管理員可以傳送連結給您。
signIn-setUpTitle = 歡迎
signIn-setUpText = 這部伺服器還沒有帳號。請建立第一個帳號：它將成為管理員。
signIn-setUpCode = 設定碼
signIn-setUpCodeHint = 伺服器啟動時已輸出這個代碼。請查看其終端機或記錄。
signIn-setUpSubmit = 建立帳號
signIn-resetTitle = 選擇您的密碼
signIn-resetAccount = 帳號：{ $email }
signIn-resetText = 這個連結只能使用一次。使用後，您帳號的所有工作階段都會結束，所有 API 權杖都會失效。
signIn-lettersWhy = 用來表明您不是程式。
signIn-resetSubmit = 儲存並登入

## sessionsLive

sessionsLive-sessions = 工作階段
sessionsLive-sessionHere = 這個瀏覽器
sessionsLive-sessionBegan = 登入時間：{ $when }
sessionsLive-sessionUsed = 上次使用：{ $when }
sessionsLive-sessionEnd = 結束
sessionsLive-sessionEndQuestion = 要結束 { $name } 中的工作階段嗎？該瀏覽器會立即登出。
sessionsLive-sessionEnded = 已結束。該瀏覽器已登出。
sessionsLive-noSessions = 未在任何地方登入。
sessionsLive-othersQuestion = 要在其他所有地方登出嗎？您在這裡仍保持登入。
sessionsLive-othersEnded =
    { $n ->
       *[other] { $n } 個其他工作階段已結束。
    }
sessionsLive-endOthers = 在其他所有地方登出

## signInAgainLive

signInAgainLive-title = 您已登出
signInAgainLive-text = 您的工作階段已結束。請以 { $email } 的身分登入以繼續。您輸入和選擇的內容還在這裡。
signInAgainLive-somebodyElse = 這個瀏覽器中現在登入的是 { $other }。請以 { $email } 的身分登入以繼續。您輸入和選擇的內容還在這裡。
signInAgainLive-limited = 這部伺服器要求您使用第二重驗證。請設定一種，然後繼續。您輸入和選擇的內容還在這裡。
signInAgainLive-declined = 您已登出，未傳送任何內容。請再試一次，以登入並繼續。
signInAgainLive-notYet = 您尚未以 { $email } 的身分登入。
signInAgainLive-password = 密碼
signInAgainLive-submit = 登入並繼續
signInAgainLive-passkey = 使用密碼金鑰登入
signInAgainLive-elsewhere = 會在另一個分頁中開啟。完成後請回到這裡並繼續。
signInAgainLive-setUp = 設定第二重驗證
signInAgainLive-goOn = 繼續
signInAgainLive-cancel = 取消
signInAgainLive-noName = 請輸入您的電子郵件地址或使用者名稱。
signInAgainLive-noPassword = 請輸入密碼。
signInAgainLive-wrong = 密碼錯誤。
signInAgainLive-refused = 您不能以這種方式登入。請使用其他方式，或洽管理員。
signInAgainLive-noCode = 請輸入代碼。
signInAgainLive-code = 應用程式中的驗證碼或復原碼
signInAgainLive-recoveryCode = 復原碼
signInAgainLive-wrongCode = 該代碼錯誤或已使用過。請等待下一個代碼。
signInAgainLive-begin = 花費時間過長。請取消，然後再試一次。
signInAgainLive-passkeyCancelled = 未使用密碼金鑰。請再試一次，或以其他方式登入。
signInAgainLive-passkeyRefused = 伺服器不接受這個密碼金鑰。請以其他方式登入。
signInAgainLive-wrongOrigin = 開啟這個頁面所用的位址與伺服器本身的位址不同。請透過伺服器的基底 URL 開啟。
signInAgainLive-tooMany =
    { $n ->
       *[other] 失敗次數過多。請在 { $n } 秒後再試一次。
    }
signInAgainLive-offline = 伺服器沒有回應。請檢查網路連線，然後再試一次。
signInAgainLive-failed = 發生問題（{ $status }）。

## accountLive

accountLive-passkeyCancelled = 未使用密碼金鑰。請再試一次，或使用您的密碼。
accountLive-passkeyRefused = 伺服器不接受這個密碼金鑰。請使用您的密碼登入。
accountLive-wrong = 電子郵件地址或密碼錯誤。
accountLive-wrongName = 使用者名稱或密碼錯誤。
accountLive-noName = 請輸入您的電子郵件地址或使用者名稱。
accountLive-noGroup = 您不屬於任何可以使用這部伺服器的群組。請洽其管理員。
accountLive-noAddress = 您的公司登入沒有向這部伺服器提供有效的電子郵件地址。請洽其管理員。
accountLive-notLinked = 這裡已有使用您電子郵件地址的帳號。請洽管理員將其與您的公司登入建立關聯。
accountLive-notAdded = 您在這裡沒有帳號。請洽管理員新增。
accountLive-notSetUp = 這部伺服器尚未設定完成。
accountLive-notAdmitted = 您不能在這裡登入。請洽管理員。
accountLive-directoryAway = 目前無法驗證公司密碼。如果您有這部伺服器的密碼，請使用該密碼。
accountLive-limited =
    { $n ->
       *[other] 失敗次數過多。請在 { $n } 秒後再試一次。
    }
accountLive-offline = 伺服器沒有回應。請檢查網路連線，然後再試一次。
accountLive-failed = 發生問題（{ $status }）。
accountLive-wrongCode = 設定碼錯誤。
accountLive-invitation = 您已受到邀請。選擇密碼後即可登入。這個連結只能使用一次。
accountLive-badLink = 這個連結已不再有效。請向管理員索取新連結。
accountLive-noLink = 請從收到的訊息中重新開啟連結。這個頁面必須使用完整連結才能運作。
accountLive-noCode = 請輸入設定碼。
accountLive-noPassword = 請輸入密碼。
accountLive-again = 現在可以再試一次了。
accountLive-taken = 使用這個電子郵件地址的帳號已存在。
accountLive-alreadySetUp = 這部伺服器已經設定完成。請直接登入。
accountLive-tooShort = 密碼太短。
accountLive-tooCommon = 這個密碼是最常見的密碼之一，或與您的地址幾乎相同。猜密碼的人會最先嘗試這類密碼。請另選一個。
accountLive-badEmail = 請輸入有效的電子郵件地址。
accountLive-wrongOrigin = 開啟這個頁面所用的位址與伺服器本身的位址不同。請透過伺服器的基底 URL 開啟。
accountLive-saved = 已儲存。
accountLive-wrongCurrent = 目前的密碼錯誤。
accountLive-changed = 您的密碼已變更。其他裝置已登出。
accountLive-tokensRevoked =
    { $n ->
       *[other] 已撤銷 { $n } 個 API 權杖。
    }
accountLive-tokenName = 請為權杖填寫名稱。
accountLive-tokenTaken = 您已有同名的權杖。
accountLive-noTokens = 您還沒有權杖。
accountLive-never = 從未使用
accountLive-used = 上次使用：{ $when }
accountLive-made = 建立於 { $when }
accountLive-revoke = 撤銷
accountLive-revokeQuestion = 要撤銷權杖「{ $name }」嗎？使用它的程式會立即停止運作。
accountLive-revoked = 已撤銷。
accountLive-copied = 已複製
accountLive-copyFailed = 複製失敗。請選取文字後自行複製。

## account

account-title = 您的帳號
account-signedInAs = 目前登入的帳號：{ $email }
account-signOut = 登出
account-programs = API 權杖和 Webhook
account-programsTokens = API 權杖
account-tokens = API 權杖
account-tokensText = 程式使用權杖代替您的密碼，以您的名義操作。
account-tokenName = 用途是什麼？
account-tokenPlaceholder = 備份指令碼
account-create = 建立權杖
account-shown = 您的新權杖。它只顯示一次：
account-copy = 複製
account-example = 例如
account-notify = 通知
account-notifyMe = 我的新連結被開啟時通知我
account-notifyEach = 您可以為每個連結另行選擇。
account-sessions = 您的登入位置
account-sessionsText = 請結束您不認得的工作階段，然後變更密碼。
account-endOthers = 在其他所有地方登出
account-password = 密碼
account-current = 目前的密碼
account-next = 新密碼
account-change = 變更密碼
account-changeHint = 您的所有其他工作階段都會結束。
account-revokeTokens = 同時撤銷我的所有 API 權杖
account-revokeTokensHint = 如果其他人可能知道您的密碼，請保持勾選。使用這些權杖的程式會立即停止運作：
account-cancel = 取消
account-confirm = 撤銷

## admin

admin-title = 我的連結
admin-titleExpired = 已失效的連結
admin-active = 有效
admin-expired = 已失效
admin-all = 所有連結
admin-users = 使用者
admin-server = 伺服器
admin-search = 依名稱、備註或連結搜尋
admin-order = 排序
admin-byNewest = 最新優先
admin-byExpiry = 依失效時間
admin-byOpened = 最近開啟
admin-byViews = 剩餘次數最少
admin-parts = 僅顯示
admin-unopened = 從未開啟
admin-opened = 已開啟
admin-today = 今天失效
admin-sealed = 端對端加密
admin-waiting = 有人在等待
admin-frozen = 已暫停
admin-answers = 回覆
admin-tickAll = 全選
admin-csv = 另存為 CSV
admin-newer = 較新
admin-older = 較舊
admin-cancel = 取消
admin-end = 立即刪除
admin-addUser = 新增使用者
admin-email = 電子郵件地址
admin-administrator = 管理員
admin-add = 新增
admin-byMail = 透過郵件傳送連結
admin-oneTime = 一次性連結，24 小時內有效。請將其交給使用者：
admin-copy = 複製
admin-storage = 儲存空間
admin-settings = 目前生效的設定
admin-settingsText = 若要變更設定，請編輯伺服器的設定檔，然後重新啟動伺服器。
admin-option = 選項
admin-value = 值
admin-origin = 來源
admin-version = 版本
admin-configFile = 設定檔

## health

health-title = 運作狀況
health-open = 需要您處理
health-openForAuditors = 需要管理員處理
health-nothing = 沒有需要您處理的事項。
health-commands = 請在伺服器上以執行該服務的使用者身分執行指令。
health-onServer = 在伺服器上
health-inConfigFile = 在設定檔中
health-noConfigFile = 此伺服器沒有使用設定檔。請建立一個，然後用 --config 和檔案路徑啟動伺服器。
health-how = 處理方法
health-fine = 目前狀況
health-complaints = 警告和錯誤
health-complaintsText = 這部伺服器自啟動以來寫入記錄的內容。詳情請見記錄。
health-warn = 警告
health-error = 錯誤
health-times =
    { $n ->
       *[other] { $n } 次，最近一次：{ $when }
    }
health-examine = 立即檢查
health-examineTitle = 自我檢查（doctor）
health-examineText = 檢查資料目錄，並連線到郵件伺服器、登入提供者，以及設定中列出的其他所有服務。不會傳送任何內容，也不會變更任何內容。
health-ok = 一切正常
health-subjectDirectory = 資料目錄
health-subjectPermissions = 權限
health-subjectPolicy = 政策
health-subjectErasing = 徹底刪除
health-subjectSignIn = 公司登入
health-subjectLdap = 目錄服務（LDAP）
health-subjectScanner = 病毒掃描程式
health-subjectPrevious = 先前的伺服器
health-inEnglish = 詳細資料為英文，與伺服器記錄中的一致。
health-receiverAnswered = 接收端回應了 { $status }。
health-receiverRefused = 接收端拒絕了連線。
health-receiverSilent = 接收端未及時回應。
health-receiverUnknown = 接收端的名稱不明。

## administration

administration-findUser = 尋找使用者
administration-before = 上一頁
administration-next = 下一頁
administration-role = 角色
administration-actions = 操作
administration-lastSignIn = 上次登入：{ $when }
administration-asUser = 使用者
administration-asAuditor = 稽核員：看得到所有記錄，看不到機密內容
administration-administrators = 管理員
administration-auditors = 稽核員
administration-invited = 已邀請
administration-disabled = 已停用
administration-suspended = 已停權
administration-unprotected = 無第二重驗證
administration-userLinks = 連結
administration-userFactors = 第二重驗證
administration-userGroups = 群組
administration-group = 加入群組
administration-joinGroup = 加入
administration-userLimits = 政策的限制
administration-userLog = 最近的記錄項目
administration-wholeLog = 所有項目
administration-endPushes = 同時刪除其分享的內容，並關閉其請求
administration-endEverything = 全部終止
administration-everyone = 所有人
administration-nobody = 未使用帳號
administration-findLink = 寄件者、連結或編號
administration-findALink = 尋找連結
administration-madeUntil = 建立日期不晚於
administration-filterState = 狀態
administration-anyState = 所有狀態
administration-onlyActive = 有效
administration-onlyExpired = 已失效或已刪除
administration-settingsFilter = 尋找設定
administration-onlyChanged = 僅顯示已變更的設定

## firstSteps

firstSteps-title = 入門步驟
firstSteps-done = 已完成 { $done } 步，共 { $all } 步
firstSteps-others = 其餘步驟列在上方。
firstSteps-address = 位址
firstSteps-addressOpen = 連結沒有固定位址
firstSteps-addressWhy = 收件者必須能夠連上連結開頭的位址。
firstSteps-addressDo = 請將 { $example } 換成您伺服器的位址。
firstSteps-addressUnset = 連結會以每位寄件者所用的位址開頭，對您來說是 { $origin }。
firstSteps-addressPlain = 連結以 { $url } 開頭，該位址未加密。
firstSteps-addressElsewhere = 連結以 { $url } 開頭。您現在位於 { $origin }：請開啟 { $url }，查看是否可以連上。
firstSteps-addressGood = 連結以 { $url } 開頭，您已透過該位址連上伺服器。
firstSteps-tls = 傳輸加密
firstSteps-tlsOpen = 連線未加密
firstSteps-tlsWhy = 途經網路上的任何人都能讀取機密內容。
firstSteps-tlsOwn = 這部伺服器本身使用 TLS。
firstSteps-tlsProxy = 由反向代理伺服器為這部伺服器提供 TLS。
firstSteps-tlsNone = 您正透過未加密的 HTTP 連線。
firstSteps-tlsDo = 請為伺服器提供憑證，或在其前方設置使用 HTTPS 的反向代理伺服器：
firstSteps-key = 主金鑰的副本
firstSteps-keyMissing = 沒有已確認的主金鑰副本
firstSteps-keyWhy = 沒有該金鑰，任何人都無法再讀取資料或備份。
firstSteps-keyOpen = 還沒有人確認保存了金鑰 { $key } 的副本。
firstSteps-keyDone = 金鑰 { $key } 的副本已確認：{ $when }。
firstSteps-keyDo = 以下指令會寫出包含該金鑰的加密備份。請將其保存在另一部機器上：
firstSteps-keyTick = 我已在安全的地方保存副本
firstSteps-keyUntick = 我已沒有這份副本
firstSteps-people = 誰可以分享
firstSteps-peopleWhy = 有了帳號，使用者可以看到自己連結的情況，而您可以決定誰能分享。
firstSteps-peopleAlone = 只有您擁有帳號。沒有帳號的人，只要能連上這部伺服器，就可以分享文字。
firstSteps-peopleAloneClosed = 只有您擁有帳號，沒有帳號的人無法分享。
firstSteps-peopleMany =
    { $n ->
       *[other] 共有 { $n } 個帳號。
    }
firstSteps-peopleOpen = 任何人都可以建立帳號。
firstSteps-peopleDecided = 您已在設定中做出決定。
firstSteps-peopleDo = 請新增使用者，或透過 allow_sign_up 和 allow_anonymous 做出決定。
firstSteps-peopleLink = 新增使用者
firstSteps-first = 第一則機密內容
firstSteps-firstWhy = 試用一次，就能了解收件者看到的情形。
firstSteps-firstNone = 尚未儲存任何內容。
firstSteps-firstLink = 分享機密內容
firstSteps-backup = 備份
firstSteps-backupWhy = 磁碟損壞毫無預警，而伺服器只有在獲知備份位置後才會自動備份。
firstSteps-backupNone = 尚未進行任何備份。
firstSteps-backupGood = 上次備份：{ $when }。
firstSteps-backupDaily = 或每天在伺服器上
firstSteps-requests = 請求
firstSteps-requestsWhy = 透過請求，擁有帳號的人可以向他人索取機密內容，而對方不需要帳號就能傳送。
firstSteps-requestsOff = 已停用。您可以保持不變。

## serverFacts

serverFacts-links = 連結
serverFacts-activeLinks = 有效連結
serverFacts-stored = 這部伺服器儲存的內容
serverFacts-storedSum = 共 { $size }
serverFacts-payloads = 機密內容（估計值）
serverFacts-rows = 記錄、帳號和可用空間
serverFacts-fileContents = 檔案
serverFacts-fileLimit = 檔案上限
serverFacts-fileLimitText = { $used } / { $total }
serverFacts-disk = 磁碟
serverFacts-diskText = { $free } 可用，共 { $total }
serverFacts-diskOurs = 這部伺服器
serverFacts-diskOthers = 其他所有內容
serverFacts-diskFree = 可用
serverFacts-floor = 可用空間少於 { $size } 時會拒絕檔案。
serverFacts-scarce = 剩餘空間很少：檔案即將或已經遭到拒絕。
serverFacts-changed = 已變更
serverFacts-reach = 位址和網路
serverFacts-access = 存取和帳號
serverFacts-pushes = 機密內容
serverFacts-files = 檔案
serverFacts-data = 資料和金鑰
serverFacts-limits = 限制
serverFacts-pages = 外觀和關於頁面
serverFacts-mail = 郵件
serverFacts-watch = 記錄和指標
serverFacts-preset = 預設值：{ $value }
serverFacts-byDefault = 預設值
serverFacts-fromFlag = 命令列選項
serverFacts-inEnglish = 說明為英文。
serverFacts-notSet = （未設定）

## settingsLive

settingsLive-found =
    { $n ->
       *[other] { $n } 項設定
    }
settingsLive-none = 沒有符合條件的設定。

## listLive

listLive-offline = 伺服器沒有回應。請檢查網路連線，然後再試一次。
listLive-failed = 發生問題（{ $status }）。
listLive-rateLimited =
    { $n ->
       *[other] 操作過於頻繁。請在 { $n } 秒後再試一次。
    }
listLive-copied = 已複製
listLive-copyFailed = 複製失敗。請選取文字後自行複製。

## adminLive

adminLive-invitedUntil = 已邀請，其連結將於 { $when }失效
adminLive-invitedOver = 已邀請，其連結已於 { $when }失效
adminLive-newLink = 新連結
adminLive-mailLink = 透過郵件傳送新連結
adminLive-withdraw = 撤回
adminLive-withdrawQuestion = 要撤回對 { $email } 的邀請嗎？其連結將不再有效。
adminLive-withdrawn = 對 { $email } 的邀請已撤回。
adminLive-endAll = 全部終止
adminLive-endAllQuestion = 要終止 { $email } 的所有存取權嗎？該帳號會停用。其工作階段、權杖、一次性連結、第二重驗證和 Webhook 會立即終止。
adminLive-endedAll = { $email } 已停用。已終止：{ $what }。
adminLive-endedNothing = { $email } 已停用。沒有其他需要終止的項目。
adminLive-endedSessions =
    { $n ->
       *[other] { $n } 個工作階段
    }
adminLive-endedTokens =
    { $n ->
       *[other] { $n } 個權杖
    }
adminLive-endedLinks =
    { $n ->
       *[other] { $n } 個一次性連結
    }
adminLive-endedFactors =
    { $n ->
       *[other] { $n } 種第二重驗證
    }
adminLive-endedHooks =
    { $n ->
       *[other] { $n } 個 Webhook
    }
adminLive-endedPushes =
    { $n ->
       *[other] { $n } 個分享的連結和請求
    }
adminLive-suspended = 遭公司登入停權
adminLive-unprotected = 無第二重驗證
adminLive-actionsOf = 對 { $email } 的操作
adminLive-addedOn = 新增於 { $when }
adminLive-factorAdded = 新增於 { $when }
adminLive-appWithCodes = 驗證碼應用程式
adminLive-codesLeft =
    { $n ->
       *[other] 剩餘 { $n } 個復原碼
    }
adminLive-noFactors = 無第二重驗證。
adminLive-groupHere = 由管理員加入
adminLive-groupOfCompany = 來自公司登入
adminLive-groupOfDirectory = 來自目錄服務
adminLive-leaveGroup = 移出
adminLive-noGroups = 不屬於任何群組。
adminLive-noLimits = 沒有政策限制此人。
adminLive-endSessions = 結束工作階段
adminLive-endSessionsQuestion = 要結束 { $email } 的所有工作階段嗎？該使用者必須重新登入。權杖繼續有效。
adminLive-sessionsEnded = { $email } 的工作階段已結束。
adminLive-disableMany =
    { $n ->
       *[other] 停用 { $n } 位
    }
adminLive-disableManyQuestion =
    { $n ->
       *[other] 要停用 { $n } 位使用者嗎？其工作階段和權杖會立即終止。
    }
adminLive-disabledMany =
    { $n ->
       *[other] 已停用 { $n } 位使用者。
    }
adminLive-endSessionsMany =
    { $n ->
       *[other] 結束 { $n } 位使用者的工作階段
    }
adminLive-endSessionsManyQuestion =
    { $n ->
       *[other] 要結束 { $n } 位使用者的所有工作階段嗎？這些使用者必須重新登入。權杖繼續有效。
    }
adminLive-sessionsEndedMany =
    { $n ->
       *[other] { $n } 位使用者的工作階段已結束。
    }
adminLive-openedSince = 自您上次造訪後開啟過
adminLive-damaged = 已毀損
adminLive-mailReset = 透過郵件傳送密碼連結
adminLive-mailed = 包含連結的郵件正寄往 { $email }。
adminLive-notMailed = 未寄郵件給 { $email }：{ $reason } 請重新傳送，或顯示連結。
adminLive-noneAtAll = 還沒有人分享過內容。使用者分享後會顯示在這裡，但不含內容本身。
adminLive-noneMatching = 沒有符合這個篩選條件的連結。
adminLive-showEveryone = 全部顯示
adminLive-pushesOf =
    { $n ->
       *[other] { $n } 個連結
    }
adminLive-tryAgain = 現在可以再試一次了。
adminLive-none = 這裡還沒有內容。
adminLive-noneActive = 您目前沒有分享任何內容。
adminLive-noneExpired = 還沒有內容失效。已失效的內容會連同記錄列在這裡。
adminLive-linksFound =
    { $n ->
       *[other] { $n } 個連結
    }
adminLive-tick = 選取 { $name }
adminLive-sealed = 端對端加密
adminLive-shareSecret = 分享機密內容
adminLive-noneFound = 找不到任何內容。
adminLive-searchedPart =
    { $n ->
       *[other] 已搜尋 { $n } 個連結。還有更早的連結。
    }
adminLive-searchOlder = 搜尋更早的連結
adminLive-text = 文字
adminLive-file = 檔案
adminLive-url = 網址
adminLive-qr = QR 碼
adminLive-created = 建立於 { $when }
adminLive-endsIn = { $when }失效
adminLive-endedOn = 已於 { $when }失效
adminLive-isExpired = 已失效
adminLive-byHand = 已於 { $when }刪除
adminLive-viewsLeft =
    { $n ->
       *[other] 剩餘 { $n } 次檢視
    }
adminLive-notViewed = 尚未檢視
adminLive-neverViewed = 從未檢視
adminLive-viewed =
    { $n ->
       *[other] 已檢視 { $n } 次
    }
adminLive-viewedLast =
    { $n ->
       *[other] 已檢視 { $n } 次，最近一次：{ $when }
    }
adminLive-copyLink = 複製連結
adminLive-sealedFiles =
    { $n ->
       *[other] { $n } 個檔案，檔名已密封
    }
adminLive-sealedLink = 完整連結在建立時顯示過一次。
adminLive-end = 立即刪除
adminLive-endQuestion = 要立即刪除「{ $name }」嗎？任何人都無法再開啟它。
adminLive-ended = 已刪除。
adminLive-notFound = 沒有這樣的連結。
adminLive-nobody = 匿名
adminLive-administrator = 管理員
adminLive-disabled = 已停用
adminLive-you = 您
adminLive-makeAdmin = 設為管理員
adminLive-takeAdmin = 移除管理員權限
adminLive-disable = 停用
adminLive-enable = 啟用
adminLive-reset = 重設密碼
adminLive-tokens = 權杖
adminLive-noTokens = 沒有權杖。
adminLive-revoke = 撤銷
adminLive-makeAdminQuestion = 要將 { $email } 設為管理員嗎？該使用者將看得到所有人的連結和記錄，並可變更任何帳號。
adminLive-enableQuestion = 要啟用 { $email } 嗎？該使用者可以再次登入，並擁有之前的權限。
adminLive-usersFound =
    { $n ->
       *[other] { $n } 位使用者
    }
adminLive-usersShown =
    { $n ->
       *[other] 第 { $from }–{ $to } 位，共 { $n } 位使用者
    }
adminLive-noUserFound = 沒有符合這項搜尋的使用者。
adminLive-takeAdminQuestion = 要移除 { $email } 的管理員權限嗎？其工作階段和權杖會終止。
adminLive-disableQuestion = 要停用 { $email } 嗎？其工作階段和權杖會立即終止。
adminLive-resetQuestion = 要為 { $email } 建立一次性連結嗎？之前的連結將不再有效。使用該連結會終止其所有工作階段和權杖。
adminLive-resetFactors = 重設第二重驗證
adminLive-resetFactorsQuestion = 要刪除 { $email } 的所有第二重驗證嗎？請先確認確實是本人提出的要求。其工作階段會立即結束。權杖繼續有效。
adminLive-factorsReset = { $email } 已沒有第二重驗證。
adminLive-revokeQuestion = 要撤銷 { $email } 的權杖「{ $name }」嗎？
adminLive-taken = 使用這個電子郵件地址的帳號已存在。
adminLive-badEmail = 請輸入有效的電子郵件地址。
adminLive-passwordsElsewhere = 這位使用者不能使用這部伺服器的密碼登入：local_sign_in 不允許。
adminLive-lastAdmin = 這是最後一位管理員：請先指派另一位。
adminLive-used = 上次使用：{ $when }
adminLive-never = 從未使用

## ownListLive

ownListLive-endMany =
    { $n ->
       *[other] 刪除 { $n } 個
    }
ownListLive-endedMany =
    { $n ->
       *[other] 已刪除 { $n } 個連結。
    }

## hooks

hooks-title = Webhook
hooks-lead = 讓其他程式得知您的連結發生的事。它絕不會取得機密內容、通關密語或檔案名稱。
hooks-back = 您的帳號
hooks-openText = 您的連結開啟時，通知某個程式或聊天室。
hooks-yours = 您的 Webhook
hooks-secretShown = 為其訊息簽署的金鑰。它只顯示一次：
hooks-copy = 複製
hooks-verify = 接收端依照 standardwebhooks.com 的說明驗證簽章。
hooks-add = 新增 Webhook
hooks-name = 名稱
hooks-namePlaceholder = 團隊聊天室
hooks-url = 位址
hooks-urlHint = 必須是管理員允許的位址。
hooks-template = 訊息格式
hooks-eventKinds = 要通知的事件
hooks-details = 附加資訊
hooks-includeHint = 擁有連結的人都能開啟它。只有在您信任所有看得到訊息的人時才加入。
hooks-submit = 新增 Webhook
hooks-cancel = 取消
hooks-retryAll = 全部重試
hooks-dropAll = 全部捨棄

## hooksLive

hooksLive-linkName = 連結名稱
hooksLive-linkItself = 連結本身
hooksLive-none = 您還沒有 Webhook。
hooksLive-off = 已停用：接收端回應表示它已不存在。
hooksLive-test = 測試
hooksLive-tested =
    { $n ->
       *[other] 它在 { $n } 毫秒後回應了 { $status }。
    }
hooksLive-testFailed = 測試失敗：{ $reason }。
hooksLive-newSecret = 新簽署金鑰
hooksLive-newSecretQuestion = 要為「{ $name }」建立新的簽署金鑰嗎？目前的金鑰會與新金鑰一同繼續簽署一天。
hooksLive-switchOn = 啟用
hooksLive-remove = 刪除
hooksLive-removeQuestion = 要刪除「{ $name }」嗎？仍在傳送途中的內容會捨棄。
hooksLive-removed = 已刪除。
hooksLive-added = 已新增。
hooksLive-noName = 請為 Webhook 填寫名稱。
hooksLive-badUrl = 無法傳送任何內容到這個位址。
hooksLive-notAllowed = 您的管理員不允許這個位址。
hooksLive-noEvents = 請至少選擇一個事件。
hooksLive-taken = 您已有同名的 Webhook，或已達到數量上限。
hooksLive-copied = 已複製
hooksLive-copyFailed = 複製失敗。請選取文字後自行複製。

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
       *[other] { $n } 個事件等待傳送，最早的發生於 { $when }。
    }
eventsLive-noLetters = 沒有放棄傳送的事件。
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = 擁有者：{ $owner }
eventsLive-letterMeta =
    { $n ->
       *[other] 發生於 { $when } · 已嘗試 { $n } 次
    }
eventsLive-retry = 重試
eventsLive-drop = 捨棄
eventsLive-dropQuestion = 要永久捨棄這個事件嗎？
eventsLive-dropAllQuestion = 要永久捨棄所有已放棄傳送的事件嗎？
eventsLive-retried =
    { $n ->
       *[other] 正在重試 { $n } 個事件。
    }
eventsLive-dropped =
    { $n ->
       *[other] 已捨棄 { $n } 個事件。
    }

## keptLive

keptLive-keptByBrowser = 已保存在這個瀏覽器中。能使用這個瀏覽器的人都可以複製連結。
keptLive-keptByPasskey = 已保存在這個瀏覽器中，由您的密碼金鑰保護。

## keptPageLive

keptPageLive-keptShowLink = 顯示連結
keptPageLive-keptNotOpened = 您的密碼金鑰未能開啟它。請再試一次。
keptPageLive-keptKeyByBrowser = 這個瀏覽器保存著開啟回覆的金鑰。能使用這個瀏覽器的人都可以讀取回覆。
keptPageLive-keptKeyByPasskey = 這個瀏覽器保存著開啟回覆的金鑰，由您的密碼金鑰保護。

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
       *[other] 登出會刪除 { $n } 個只有這個瀏覽器知道的連結或金鑰。之後您請求的回覆只能用復原檔開啟。
    }
keptAccountLive-keptSignOutYes = 刪除並登出
keptAccountLive-keptCount =
    { $n ->
       *[other] 這個瀏覽器中保存了 { $n } 個連結或金鑰。
    }
keptAccountLive-keptCountNone = 這個瀏覽器中尚未保存任何內容。
keptAccountLive-keptGuardedNow = 從現在起，需要用您的密碼金鑰開啟。
keptAccountLive-keptUnable = 這個密碼金鑰或這個瀏覽器不支援該功能。已保存的內容維持不變。
keptAccountLive-keptOffQuestion = 要刪除保存的所有內容嗎？您未複製的連結會遺失，沒有復原檔的金鑰也會遺失。
keptAccountLive-keptRefused = 未使用密碼金鑰。已保存的內容維持不變。
keptAccountLive-keptOffYes = 刪除

## kept

kept-title = 這個瀏覽器中端對端加密的連結
kept-text = 伺服器無法再次向您顯示端對端加密的連結，因此由這個瀏覽器為您保存，您請求的金鑰也是如此。能使用這個瀏覽器的人都可以複製，除非由您的密碼金鑰保護。登出會刪除未受密碼金鑰保護的內容。
kept-guarded = 由您的密碼金鑰保護。
kept-on = 保存在這個瀏覽器中
kept-guard = 使用密碼金鑰保護

## codes

codes-toOne = 請取得驗證碼，它會寄到 { $address }；您在這裡不需要帳號。
codes-toSome = 請選擇您的地址並取得驗證碼，它會寄到該地址；您在這裡不需要帳號。
codes-toTyped = 請輸入您的地址；如果它是收件者的地址之一，驗證碼會寄到該地址。您在這裡不需要帳號。
codes-which = 您的地址
codes-among = 收件者（部分隱藏）：{ $addresses }
codes-notYours = 不是您的地址？請向寄件者索取您專用的連結。
codes-send = 取得驗證碼
codes-again = 重新取得驗證碼
codes-sentToOne = 包含八個字母代碼的郵件正寄往 { $address }。請同時查看垃圾郵件。
codes-sent = 如果該地址是收件者的地址之一，包含八個字母代碼的郵件正在傳送途中。請同時查看垃圾郵件。
codes-field = 驗證碼
codes-fieldHint = 郵件中的八個字母。它們在十分鐘內有效，而且僅限這個瀏覽器。
codes-goOn = 繼續
codes-or = 或以其他方式證明：
codes-wrong =
    { $n ->
       *[other] 這個驗證碼錯誤。請輸入最新郵件中的驗證碼。您還可以嘗試 { $n } 次。
    }
codes-last = 這個驗證碼錯誤，而且嘗試次數已用完。請重新取得一個。
codes-over = 這裡沒有可輸入的驗證碼：它已使用過、超過十分鐘，或是在其他瀏覽器中請求的。請重新取得一個。
codes-needsCookie = 這需要 Cookie，而您的瀏覽器沒有傳送。請允許這個頁面使用 Cookie，然後重新載入頁面。
codes-tooOften =
    { $n ->
       *[other] 一小時內已為這個地址請求五個驗證碼。請在 { $n } 分鐘後再試一次。
    }
codes-noMore = 不再為這個連結傳送驗證碼。請向寄件者索取新連結。
codes-noMail = 這部伺服器目前無法傳送驗證碼。請詢問傳送連結給您的人。
codes-badAddress = 這不是電子郵件地址。

## codesLive

codesLive-noCode = 請輸入郵件中的八個字母。
codesLive-comes = 包含八個字母的郵件需要等候。如果該地址是收件者的地址之一，郵件最遲於 { $time } 送達。
codesLive-offline = 無法連線到伺服器。請檢查網路連線，然後再試一次。

## company

company-signIn = 使用 { $label } 登入
company-or = 或使用這部伺服器的密碼：
company-addressedTitle = 僅傳送給特定人員
company-addressedSure = 傳送這個內容的人希望確認開啟者的身分。
company-addressedText = 請使用 { $label } 登入；您在這裡不需要帳號。
company-addressedByDirectory = 請使用您在公司的使用者名稱和密碼登入。
company-byPassword = 使用密碼登入
company-otherTitle = 不是傳送給您的
company-otherText = 您的身分是 { $address }，而這個內容是傳送給其他人的。未開啟任何內容。請以其他身分登入，或詢問寄件者。
company-otherUnnamed = 這個內容是傳送給其他人的。未開啟任何內容。請以其他身分登入，或詢問寄件者。
company-closedAccountTitle = 您的帳號已停用
company-closedAccountText = 您在這部伺服器上的帳號已停用或停權，因此您無法開啟任何內容。未開啟任何內容。請洽管理員。
company-known = 您在這裡的身分是 { $address }。
company-knownUnnamed = 公司登入已識別您的身分。
company-notMe = 這不是我
company-goingOn = 請稍候
company-goingOnText = 下一頁會自動開啟。
company-goOn = 繼續

## companyRefused

companyRefused-not-allowed = 您不屬於任何可以使用這部伺服器的群組。請洽其管理員。
companyRefused-no-account = 您在這裡沒有帳號。請洽管理員新增。
companyRefused-address-taken = 您的電子郵件地址在這裡已有帳號。請洽管理員將其與 { $label } 建立關聯。
companyRefused-other-account = 這個登入屬於這裡的另一個帳號。請洽管理員。
companyRefused-not-set-up = 這部伺服器尚未設定完成。
companyRefused-disabled = 您的帳號已停用。請洽管理員。
companyRefused-no-email = { $label } 沒有向這部伺服器提供您的電子郵件地址。請洽管理員新增宣告 email。
companyRefused-bad-email = { $label } 提供的「電子郵件地址」並不是電子郵件地址。請洽管理員。
companyRefused-no-groups = { $label } 沒有向這部伺服器提供您的任何群組。您可能不屬於任何群組，也可能是提供者未傳送：請洽管理員。
companyRefused-too-many-groups = 您所屬的群組太多，以致 { $label } 將其全部略去。請洽管理員，讓提供者只傳送這個應用程式的群組。
companyRefused-bad-token = { $label } 的回應對這部伺服器無效。沒有人登入；記錄中有更多資訊。
companyRefused-clock = 這部伺服器與 { $label } 的時鐘相差太大。請洽管理員校正時鐘。
companyRefused-other-issuer = 回應來自設定所指定以外的提供者。沒有人登入。
companyRefused-unreachable = 目前無法連線到 { $label }。已登入的人維持登入；請稍後再試一次。
companyRefused-provider-error = { $label } 回報了錯誤。具體錯誤請見這部伺服器的記錄。
companyRefused-client-refused = { $label } 不接受這部伺服器：其用戶端密碼錯誤或已過期。請洽管理員。
companyRefused-cancelled = 使用 { $label } 的登入已取消。
companyRefused-begin-again = 這次登入是在別處開始的、花費時間過長或已使用過。請重新開始。

## factors

factors-title = 額外登入保護
factors-lead = 有了第二重驗證，單憑遭竊的密碼無法開啟您的帳號。
factors-openText = 密碼金鑰，以及顯示驗證碼的應用程式。
factors-yours = 額外登入保護
factors-limited = 這部伺服器要求您使用第二重驗證。請在這裡設定一種，然後繼續。
factors-goOn = 繼續
factors-passkeys = 密碼金鑰
factors-passkeysText = 使用指紋、臉孔、PIN 或安全金鑰登入，不需要密碼。密碼金鑰只在這個位址有效，因此無法透過釣魚網站騙取。
factors-passkeyName = 裝置名稱
factors-passkeyPlaceholder = 筆記型電腦
factors-addPasskey = 新增密碼金鑰
factors-needsHttps = 密碼金鑰在這裡無法使用：瀏覽器只允許在以 https:// 開頭的網域名稱下使用。請向管理員索取這樣的位址。
factors-app = 驗證碼應用程式
factors-appText = 手機上的應用程式每 30 秒顯示一個新的六位數驗證碼。
factors-beginApp = 設定應用程式
factors-removeApp = 從帳號移除應用程式
factors-scan = 請用應用程式掃描這個 QR 碼：
factors-qr = 用於應用程式的 QR 碼
factors-type = 或在應用程式中輸入以下內容：
factors-code = 應用程式目前顯示的驗證碼
factors-finish = 完成
factors-codesTitle = 復原碼
factors-codesText = 當您無法使用其他驗證方式時，每個復原碼可讓您登入一次。這些復原碼只顯示這一次：請列印，或保存在您存放密碼的地方。
factors-renew = 新的復原碼
factors-confirmTitle = 確認您的身分
factors-confirmText = 在變更驗證方式之前，請確認您的身分。
factors-codeOrRecovery = 應用程式中的驗證碼或復原碼
factors-confirm = 確認
factors-remove = 刪除

## factorsLive

factorsLive-codesFile = recovery-codes.txt
factorsLive-limited =
    { $n ->
       *[other] 失敗次數過多。請在 { $n } 秒後再試一次。
    }
factorsLive-conflict = 該項目已存在，或已沒有空間容納。請重新載入頁面。
factorsLive-lastOne = 這部伺服器要求您使用第二重驗證。請先設定另一種，再刪除這一種。
factorsLive-noPasskeys = 您還沒有密碼金鑰。
factorsLive-never = 從未使用
factorsLive-used = 上次使用：{ $when }
factorsLive-made = 新增於 { $when }
factorsLive-remove = 刪除
factorsLive-removed = 已刪除。
factorsLive-added = 已新增。
factorsLive-removeQuestion = 要刪除密碼金鑰「{ $name }」嗎？它將不再能開啟您的帳號。
factorsLive-removeAppQuestion = 要從帳號移除應用程式嗎？其驗證碼將不再能開啟您的帳號。
factorsLive-nameIt = 請為密碼金鑰填寫名稱。
factorsLive-passkeyCancelled = 未使用密碼金鑰。請再試一次。
factorsLive-passkeyRefused = 伺服器不接受這個密碼金鑰。請再試一次。
factorsLive-appSince = 您的應用程式設定於 { $when }。
factorsLive-codesLeft =
    { $n ->
       *[other] 剩餘 { $n } 個復原碼。
    }
factorsLive-wrongCode = 該驗證碼錯誤。請檢查手機的時間，並輸入目前顯示的驗證碼。
factorsLive-notConfirmed = 輸入有誤。請再試一次。
factorsLive-done = 您現在已有第二重驗證。請妥善保存復原碼，然後繼續。
factorsLive-copied = 已複製
factorsLive-copyFailed = 複製失敗。請選取文字後自行複製。

## secondStep

secondStep-title = 還有一步
secondStep-passkey = 使用密碼金鑰
secondStep-code = 應用程式中的驗證碼或復原碼
secondStep-codeHint = 六位數字，或十六位字母和數字。
secondStep-recoveryCode = 復原碼
secondStep-recoveryHint = 十六位字母和數字。您在新增密碼金鑰時取得。
secondStep-submit = 登入
secondStep-lost = 手機和復原碼都遺失了嗎？這部伺服器的管理員可以重設您的第二重驗證。
secondStep-again = 重新開始

## secondStepLive

secondStepLive-noCode = 請輸入代碼。
secondStepLive-wrongCode = 該代碼錯誤或已使用過。請等待下一個代碼。
secondStepLive-passkeyCancelled = 未使用密碼金鑰。請再試一次，或使用代碼。
secondStepLive-passkeyRefused = 伺服器不接受這個密碼金鑰。請再試一次，或使用代碼。
secondStepLive-limited =
    { $n ->
       *[other] 代碼錯誤次數過多。請在 { $n } 秒後再試一次。
    }
secondStepLive-retry = 現在可以再試一次了。
secondStepLive-offline = 伺服器沒有回應。請檢查網路連線，然後再試一次。
secondStepLive-failed = 發生問題（{ $status }）。

## tokens

tokens-may = 允許的操作
tokens-everything = 所有操作
tokens-create = 僅建立連結
tokens-createRead = 建立和讀取連結
tokens-audit = 僅讀取記錄
tokens-ask = 向他人請求機密內容並開啟其回覆
tokens-lasts = 有效期限
tokens-always = 直到撤銷為止
tokens-days30 = 30 天
tokens-days90 = 90 天
tokens-year = 一年
tokens-networks = 僅限特定網路
tokens-networksLabel = 位址或網路
tokens-networksHint = 請用逗號分隔。如果留空，權杖在任何地方都有效。

## tokensLive

tokensLive-tokenMay = 允許：{ $what }
tokensLive-tokenCreate = 建立
tokensLive-tokenRead = 讀取
tokensLive-tokenAudit = 讀取記錄
tokensLive-tokenExpire = 刪除
tokensLive-tokenAdmin = 管理
tokensLive-tokenAsk = 請求機密內容
tokensLive-tokenOpen = 開啟回覆
tokensLive-tokenFrom = 僅限從 { $networks } 使用
tokensLive-tokenUntil = { $when }失效
tokensLive-tokenOver = 已於 { $when }失效
tokensLive-tokenUsedFrom = 上次使用：{ $when }，來自 { $address }
tokensLive-badNetworks = 請輸入位址或網路，例如 192.0.2.0/24，最多 50 個。

## oversightLive

oversightLive-auditor = 稽核員
oversightLive-makeAuditor = 設為稽核員
oversightLive-makeAuditorQuestion = 要將 { $email } 設為稽核員嗎？該使用者將看得到所有人的記錄，但看不到機密內容。
oversightLive-takeAuditor = 移除稽核員權限
oversightLive-takeAuditorQuestion = 要移除 { $email } 的稽核員權限嗎？其工作階段和權杖會終止。
oversightLive-log = 記錄
oversightLive-logNothing = 沒有項目。

## signIns

signIns-title = 最近的登入
signIns-text = 誰登入過或嘗試登入您的帳號。如果您不認得某次登入，請變更密碼。

## signInsLive

signInsLive-signedIn = 已登入
signInsLive-signInFailed = 登入失敗
signInsLive-byPassword = 使用密碼
signInsLive-byLink = 使用一次性連結
signInsLive-bySetup = 使用設定碼
signInsLive-bySignUp = 建立帳號時
signInsLive-byDirectory = 透過目錄服務
signInsLive-byCompany = 透過公司登入
signInsLive-byPasskey = 使用密碼金鑰
signInsLive-secondFactor = 使用第二重驗證
signInsLive-wrongPassword = 密碼錯誤
signInsLive-wrongCode = 設定碼錯誤
signInsLive-wrongLink = 一次性連結無效
signInsLive-wrongCurrent = 目前的密碼錯誤
signInsLive-wrongFactor = 第二重驗證錯誤
signInsLive-wrongPasskey = 密碼金鑰錯誤
signInsLive-deviceGuesses = 在已知裝置上猜測次數過多
signInsLive-unanswered = 目錄服務沒有回應
signInsLive-asAdministrator = 以管理員身分
signInsLive-times =
    { $n ->
       *[other] { $n } 次
    }
signInsLive-noSignIns = 尚無登入記錄。

## adminLog

adminLog-title = 管理員記錄
adminLog-lead = 誰登入過，以及誰變更過帳號、權杖、金鑰和設定。任何項目都無法在不被察覺的情況下變更或刪除。
adminLog-person = 電子郵件地址
adminLog-personHint = 操作者或相關使用者的地址。
adminLog-what = 事件
adminLog-everything = 全部
adminLog-show = 顯示
adminLog-newer = 較新
adminLog-older = 較舊

## adminLogLive

adminLogLive-signOut = 已登出
adminLogLive-leftOut = 失敗次數多於所列
adminLogLive-userAdded = 已新增帳號
adminLogLive-userRemoved = 已刪除帳號
adminLogLive-userDisabled = 已停用帳號
adminLogLive-userEnabled = 已啟用帳號
adminLogLive-madeAdministrator = 已設為管理員
adminLogLive-noAdministrator = 不再是管理員
adminLogLive-madeAuditor = 已設為稽核員
adminLogLive-noAuditor = 不再是稽核員
adminLogLive-suspended = 遭公司登入停權
adminLogLive-admitted = 公司登入重新准許登入
adminLogLive-linked = 已關聯公司登入
adminLogLive-unlinked = 已取消關聯公司登入
adminLogLive-vouched = 已擔保地址屬實
adminLogLive-joinedGroup = 已加入群組
adminLogLive-leftGroup = 已移出群組
adminLogLive-factorAdded = 已新增第二重驗證
adminLogLive-factorRemoved = 已刪除第二重驗證
adminLogLive-factorsReset = 已重設第二重驗證
adminLogLive-codesMade = 已產生復原碼
adminLogLive-invited = 已邀請
adminLogLive-accessEnded = 已終止所有存取權
adminLogLive-linksExpired = 已刪除帳號的連結
adminLogLive-withdrawn = 已撤回邀請
adminLogLive-sessionEnded = 已結束工作階段
adminLogLive-linkMade = 已建立一次性連結
adminLogLive-passwordSet = 已設定密碼
adminLogLive-tokenMade = 已建立 API 權杖
adminLogLive-tokenRemoved = 已撤銷 API 權杖
adminLogLive-settingsChanged = 已變更設定
adminLogLive-rotationBegun = 已開始輪替主金鑰
adminLogLive-rotationEnded = 已結束輪替主金鑰
adminLogLive-exported = 已匯出稽核記錄
adminLogLive-backedUp = 已建立備份
adminLogLive-restored = 已還原備份
adminLogLive-byWhom = 操作者：{ $name }
adminLogLive-commandLine = 命令列
adminLogLive-server = 伺服器
adminLogLive-bySetupCode = 設定碼
adminLogLive-bySigningUp = 自行註冊
adminLogLive-byOneTimeLink = 一次性連結
adminLogLive-directory = 目錄服務
adminLogLive-companySignIn = 公司登入
adminLogLive-noEntries = 沒有符合條件的項目。
adminLogLive-showAll = 全部顯示

## ownLogLive

ownLogLive-byCode = 經驗證碼確認：{ $address }
ownLogLive-when = { $date }（{ $relative }）
ownLogLive-note = 備註
ownLogLive-logCount = 第 { $from }–{ $to } 筆，共 { $total } 筆
ownLogLive-own-creation = 已建立
ownLogLive-own-view = 已開啟
ownLogLive-own-failed_view = 嘗試開啟未果
ownLogLive-own-expire = 已刪除
ownLogLive-own-restored = 已復原刪除
ownLogLive-own-failed_passphrase = 通關密語錯誤
ownLogLive-own-probable_program = 很可能是程式
ownLogLive-own-code_sent = 已寄送驗證碼
ownLogLive-own-code_queued = 驗證碼等待寄送
ownLogLive-own-code_failed = 驗證碼未能寄送
ownLogLive-own-failed_code = 驗證碼錯誤
ownLogLive-own-owner_view = 由您開啟
ownLogLive-own-wrong_network = 從其他網路嘗試
ownLogLive-own-other_device = 在其他裝置上嘗試
ownLogLive-own-alarm = 已回報：「那不是我」
ownLogLive-own-freeze = 由您暫停
ownLogLive-own-thaw = 由您恢復
ownLogLive-own-changed = 由您變更
ownLogLive-own-hold_asked = 等待您放行
ownLogLive-own-hold_released = 由您放行
ownLogLive-own-hold_refused = 由您拒絕並暫停
ownLogLive-own-request_view = 已閱讀
ownLogLive-own-answer = 已回覆
ownLogLive-own-mail_returned = 郵件遭退回
ownLogLive-own-creation_email_send = 已安排郵件通知
ownLogLive-own-admin_view = 由管理員開啟
ownLogLive-own-imported = 從 Password Pusher 移入

## seenLogLive

seenLogLive-seen-creation = 已建立
seenLogLive-seen-view = 已開啟
seenLogLive-seen-failed_view = 嘗試開啟未果
seenLogLive-seen-expire = 已刪除
seenLogLive-seen-restored = 已復原刪除
seenLogLive-seen-failed_passphrase = 通關密語錯誤
seenLogLive-seen-probable_program = 很可能是程式
seenLogLive-seen-code_sent = 已寄送驗證碼
seenLogLive-seen-code_queued = 驗證碼等待寄送
seenLogLive-seen-code_failed = 驗證碼未能寄送
seenLogLive-seen-failed_code = 驗證碼錯誤
seenLogLive-seen-owner_view = 由擁有者開啟
seenLogLive-seen-wrong_network = 因不在指定網路內而遭拒
seenLogLive-seen-other_device = 在其他裝置上遭拒
seenLogLive-seen-alarm = 收件者已回報
seenLogLive-seen-freeze = 由擁有者暫停
seenLogLive-seen-thaw = 由擁有者恢復
seenLogLive-seen-changed = 由擁有者變更
seenLogLive-seen-hold_asked = 等待擁有者
seenLogLive-seen-hold_released = 由擁有者放行
seenLogLive-seen-hold_refused = 由擁有者拒絕
seenLogLive-seen-request_view = 已閱讀
seenLogLive-seen-answer = 已回覆
seenLogLive-seen-mail_returned = 郵件遭退回
seenLogLive-seen-creation_email_send = 已安排郵件通知
seenLogLive-seen-admin_view = 由管理員開啟
seenLogLive-seen-imported = 從 Password Pusher 移入

## eventNamesLive

eventNamesLive-push-created = 連結已建立
eventNamesLive-push-viewed = 連結已開啟
eventNamesLive-push-wrong_passphrase = 通關密語錯誤
eventNamesLive-push-expired = 連結已失效
eventNamesLive-push-alarm = 收件者的回報
eventNamesLive-push-hold_asked = 有人等待放行
eventNamesLive-push-code_failed = 驗證碼未能寄送
eventNamesLive-request-answered = 請求已收到回覆
eventNamesLive-request-closed = 請求已關閉

## conditionWords

conditionWords-passphrases = 通關密語
conditionWords-passwords = 密碼
conditionWords-second_factors = 第二重驗證
conditionWords-passkeys = 密碼金鑰

## conditionSays

conditionSays-disk_full = { $directory } 所在磁碟僅剩 { $freeBytes } 可用空間：低於 { $floorBytes } 時會拒絕檔案。
conditionSays-disk_low = { $directory } 所在磁碟剩餘 { $freeBytes } 可用空間，少於一個連結的檔案可能占用的空間（{ $linkBytes }）。
conditionSays-disk_no_inodes = { $directory } 所在磁碟只能再容納 { $files } 個檔案：inode 已用盡。
conditionSays-disk_error = { $directory } 所在磁碟於 { $atMs } 發生錯誤：{ $reason }
conditionSays-database_damaged = 資料庫已毀損。記錄中列出了毀損位置。
conditionSays-database_trouble = 這部伺服器目前無法處理要求：{ $reason }
conditionSays-bucket_trouble = 無法儲存或開啟檔案：{ $reason }
conditionSays-scanner_trouble = 病毒掃描程式沒有判斷任何檔案，因此所有檔案都會遭到拒絕：{ $reason }
conditionSays-sweep_failed = 已失效的內容沒有從磁碟上刪除：{ $reason }
conditionSays-clock_jumped = 時鐘向前跳了一天以上，現在顯示為 { $nowMs }。跳動後的一小時內不會銷毀任何內容。
conditionSays-backup_failed = 上次備份失敗：{ $reason }
conditionSays-backup_damaged = 上次備份 { $name } 含有毀損的資料。毀損處：{ $count }。{ $reason }
conditionSays-backup_old = 上次備份的時間是 { $lastMs }。
conditionSays-certificate_ended = 憑證 { $file } 自 { $untilMs } 起已過期：用戶端會拒絕它。
conditionSays-certificate_ends = 憑證 { $file } 的有效期限至 { $untilMs }。
conditionSays-certificate_unusable = 磁碟上的某個憑證無法使用：{ $reason } 執行中的伺服器會繼續使用之前的憑證。
conditionSays-certificate_not_obtained = 沒有有效的憑證，用戶端會拒絕這部伺服器：{ $reason }
conditionSays-certificate_not_renewed = 無法更新憑證：{ $reason }
conditionSays-client_secret_refused = 登入提供者不接受 oidc.client_secret：沒有人能在那裡登入。
conditionSays-client_secret_ends = oidc.client_secret 中的用戶端密碼有效期限至 { $untilMs }。此後沒有人能透過提供者登入。
conditionSays-token_ends = { $owner } 的 API 權杖「{ $name }」近期使用過，有效期限至 { $untilMs }。
conditionSays-administrator_new = { $user } 於 { $sinceMs } 成為管理員，操作者：{ $by }。
conditionSays-guessing = 有人在猜測（{ $guessed }）：一小時內，有 { $times } 次或更多的嘗試因次數過多而遭拒。
conditionSays-codes_failed = 無法透過郵件寄送收件者的驗證碼：{ $reason }
conditionSays-codes_wait = 等待寄送的收件者驗證碼郵件：{ $count }。某位收件者或寄件者已達到每小時上限。最後一封郵件將於 { $untilMs } 寄出。
conditionSays-deliveries_dead =
    { $n ->
       *[other] { $n } 個事件無法送達，已放棄傳送。
    }
conditionSays-deliveries_late = 自 { $sinceMs } 起有一個事件等待送達。
conditionSays-nodes_differ = 各節點不一致：{ $reason }
conditionSays-version_ready = 新版本的檔案位於 { $file }。
conditionSays-disk_fine = { $directory } 所在磁碟有 { $freeBytes } 可用空間，共 { $totalBytes }。
conditionSays-certificate_fine = 憑證 { $file } 的有效期限至 { $untilMs }。
conditionSays-backup_none = 尚未進行任何備份。
conditionSays-backup_fine = 上次備份的時間是 { $lastMs }。
conditionSays-backup_scheduled = 上次備份 { $name } 的時間是 { $lastMs }，下次備份排定於 { $nextMs }。
conditionSays-node_fine = 節點 { $node } 執行的版本是 { $version }。

## conditionMend

conditionMend-disk_full = 請在這個磁碟上騰出空間，或擴充磁碟。
conditionMend-disk_low = 請在這個磁碟上騰出空間，或擴充磁碟。
conditionMend-disk_no_inodes = 請刪除其他程式留在這個磁碟上的小檔案。
conditionMend-disk_error = 請立即建立備份。然後檢查磁碟及其連接。系統記錄中有更多資訊。
conditionMend-database_damaged = 請從備份還原。
conditionMend-database_trouble = 請檢查資料庫、其主機，以及通往那裡的網路。
conditionMend-bucket_trouble = 請檢查儲存貯體、其金鑰，以及通往那裡的網路。各節點共用的目錄必須已掛載。
conditionMend-scanner_trouble = 請啟動 clamd，並讓執行這部伺服器的使用者能夠讀取其通訊端。clamd 自己的記錄中有更多資訊。
conditionMend-sweep_failed = 沒有人能開啟這些內容。請檢查磁碟和記錄。
conditionMend-clock_jumped = 如果時鐘有誤，請在這一小時內校正。如果時鐘正確，則不必採取任何動作：長時間停機或還原備份後也會出現這則通知。
conditionMend-backup_failed = 請排除原因。伺服器會自動重試。
conditionMend-backup_damaged = 請檢查磁碟，並查明哪些資料已毀損。之前的完整備份會保留。
conditionMend-backup_old = 請檢查進行備份的程式，或手動備份。
conditionMend-certificate_ended = 請更換憑證及其金鑰的檔案。伺服器會自動重新讀取。
conditionMend-certificate_ends = 請更換憑證及其金鑰的檔案。伺服器會自動重新讀取。
conditionMend-certificate_unusable = 請更換憑證及其金鑰的檔案。
conditionMend-certificate_not_obtained = 伺服器會自動重試。請檢查憑證授權單位，以及通往那裡的網路。
conditionMend-certificate_not_renewed = 使用中的憑證有效期限至 { $untilMs }，伺服器會重試。請檢查憑證授權單位，以及通往那裡的網路。
conditionMend-client_secret_refused = 請在提供者那裡建立新的用戶端密碼，並加以設定。
conditionMend-client_secret_ends = 請在提供者那裡建立新的用戶端密碼並加以設定，然後將 oidc.client_secret_until 設為其到期時間。
conditionMend-token_ends = 請權杖的擁有者建立新權杖，並提供給使用它的程式。
conditionMend-administrator_new = 如果這不在您的預期之內，請取消該權限並查看管理員記錄。
conditionMend-guessing = 記錄中列出了位址。請在防火牆中封鎖它們。
conditionMend-codes_failed = 請檢查郵件伺服器和郵件設定。驗證碼未能寄送的收件者需要重新取得驗證碼。
conditionMend-codes_wait = 如果寄件者確實需要聯絡這麼多收件者，請調高 mail.per_hour。其連結的記錄中說明了誰的驗證碼正在等待寄送。
conditionMend-deliveries_dead = 請修復接收端，然後重新傳送或捨棄未送達的內容。
conditionMend-deliveries_late = 請檢查郵件伺服器、Webhook 或收集器。記錄中說明了哪一個發生故障。
conditionMend-nodes_differ = 請讓所有節點的版本、設定和時間一致。
conditionMend-version_ready = 請先檢查，然後升級。
conditionMend-backup_none = 如果沒有其他方式備份這部伺服器，請建立備份。

## errorPage

errorPage-missing = 找不到頁面
errorPage-missingText = 這個位址沒有頁面。
errorPage-home = 前往首頁
errorPage-busy = 操作過於頻繁
errorPage-busyText = 來自您位址的操作過於頻繁。未開啟任何內容。請稍候，然後重新載入這個頁面。
errorPage-keySent = 這個連結已不再保密
errorPage-keySentText = 傳送途中的某個程式（例如郵件過濾器）將這個連結中的 # 寫成了 %23，因此其金鑰傳送到了伺服器。未開啟任何內容，也未計入檢視次數，但金鑰已不再保密。請寄件者以其他方式傳送新連結。
errorPage-upgrading = 這部伺服器正在升級
errorPage-upgradingText = 未開啟任何內容，也未遺失任何內容。請在一分鐘後重新載入這個頁面。
errorPage-unavailable = 暫時無法使用
errorPage-unavailableText = 伺服器目前無法執行此操作。未開啟任何內容，也未遺失任何內容。請在幾分鐘後再試一次。
errorPage-unconfirmed = 未確認
errorPage-unconfirmedText = 伺服器無法判斷此操作是否已完成。可能已計為一次檢視，儘管未顯示任何內容。請在幾分鐘後再試一次；如果屆時機密內容已不在，請向寄件者索取新連結。
errorPage-defect = 發生問題
errorPage-defectText = 這種情況不應發生。請告訴這部伺服器的營運者發生的時間：記錄中有詳細資訊。

## mailShared

mailShared-subject = { $sender } 有內容要給您
mailShared-lead = { $sender } 透過 { $service } 與您分享了機密內容。
mailShared-link = 開啟
mailShared-until = 連結有效期限至 { $when }。
mailShared-views =
    { $n ->
       *[other] 可開啟 { $n } 次。
    }
mailShared-notice = 請向 { $sender } 索取連結：這封郵件不含連結。
mailShared-stranger = 如果您不認識 { $sender }，請忽略這封郵件。
mailShared-unverified = 沒有人驗證過地址 { $sender } 屬於寄件者。請以其他方式詢問 { $sender } 這封郵件是否由其寄出。如果無法詢問，請忽略這封郵件。

## mailAsked

mailAsked-subject = { $sender } 請您提供內容
mailAsked-lead = { $sender } 請您透過 { $service } 傳送機密內容。
mailAsked-link = 回覆
mailAsked-until = 您可以在 { $when } 之前回覆。您不需要帳號。

## mailNeeds

mailNeeds-name = 寄件者填寫的名字是「{ $name }」。
mailNeeds-shared = 開啟之前：
mailNeeds-asked = 回覆之前：
mailNeeds-from = 從 { $when } 起可以開啟。
mailNeeds-passphrase = 您需要通關密語。{ $sender } 會以其他方式告訴您。
mailNeeds-code = 您需要驗證碼。在您請求後，頁面會將其寄到 { $address }。
mailNeeds-proof = 只有特定的人可以開啟。頁面會請您證明自己是其中之一。
mailNeeds-release = 需要由 { $sender } 為您放行。請開啟連結，並在放行之前讓頁面一直開著。
mailNeeds-lock = 只有最先開啟的裝置和瀏覽器可以再次開啟。請在您需要使用的地方開啟。
mailNeeds-letters = 頁面會顯示三個字母。請輸入它們，讓頁面知道您不是程式。

## mailOpened

mailOpened-subject = 已開啟：{ $name }
mailOpened-unnamed = 您 { $date } 的連結
mailOpened-lead = 您的連結已被開啟：{ $when }。
mailOpened-left =
    { $n ->
       *[other] 還可以開啟 { $n } 次。
    }
mailOpened-last = 這是最後一次檢視：機密內容已銷毀。
mailOpened-link = 我的連結
mailOpened-why = 您收到這封郵件，是因為您要求在它開啟時收到通知。

## mailAnswered

mailAnswered-subject = 已回覆：{ $name }
mailAnswered-unnamed = 您 { $date } 的請求
mailAnswered-lead = 您的請求已收到回覆：{ $when }。
mailAnswered-keep = 這封郵件不含回覆。請登入後開啟。
mailAnswered-link = 請求
mailAnswered-why = 您收到這封郵件，是因為您要求每收到一則回覆都寄送郵件。

## mailCode

mailCode-subject = 您在 { $service } 的驗證碼
mailCode-lead = 有人透過 { $service } 與您分享了機密內容。要開啟，請在請求驗證碼的頁面上輸入這個驗證碼：
mailCode-leadNamed = { $sender } 透過 { $service } 與您分享了機密內容。要開啟，請在請求驗證碼的頁面上輸入這個驗證碼：
mailCode-asks = 有人請您透過 { $service } 傳送機密內容。要查看並回覆，請在請求驗證碼的頁面上輸入這個驗證碼：
mailCode-asksNamed = { $sender } 請您透過 { $service } 傳送機密內容。要查看並回覆，請在請求驗證碼的頁面上輸入這個驗證碼：
mailCode-until =
    { $n ->
       *[other] 驗證碼可使用一次，{ $n } 分鐘內有效，而且僅限請求它的瀏覽器。
    }
mailCode-ignore = 如果您沒有請求驗證碼，請忽略這封郵件，而且不要將驗證碼告訴任何人。

## mailInvited

mailInvited-subject = 您在 { $service } 的帳號
mailInvited-lead = 您現在擁有 { $service } 的帳號：{ $email }。
mailInvited-link = 選擇密碼
mailInvited-once = 連結只能使用一次，有效期限至 { $when }。

## mailReset

mailReset-subject = 請設定 { $service } 的新密碼
mailReset-lead = { $service } 的管理員讓您為 { $email } 選擇新密碼。
mailReset-link = 選擇密碼
mailReset-once = 連結只能使用一次，有效期限至 { $when }。

## mailNotice

mailNotice-subject = 您在 { $service } 的帳號
mailNotice-password = { $email } 的密碼已變更：{ $when }。
mailNotice-factorAdded = 已為 { $email } 新增一種第二重驗證：{ $when }。
mailNotice-factorRemoved = 已刪除 { $email } 的一種第二重驗證：{ $when }。
mailNotice-factorsReset = 管理員已刪除 { $email } 的所有第二重驗證：{ $when }。
mailNotice-recoveryCodes = 已為 { $email } 產生新的復原碼：{ $when }。之前的復原碼不再有效。
mailNotice-recoveryCode = { $email } 的一個復原碼已使用：{ $when }。該復原碼不能再次使用。
mailNotice-devices = 有太多針對 { $email } 的錯誤密碼或代碼來自曾經登入過的瀏覽器：{ $when }。可能有人拿到了您的某部裝置。
mailNotice-from = 操作來自位址 { $address }。
mailNotice-stranger = 如果這不在您的預期之內，請變更您在 { $service } 的密碼，並告訴其管理員。

## mailConditions

mailConditions-one = { $service }：{ $says }
mailConditions-many =
    { $n ->
       *[other] { $service }：{ $n } 個事項需要管理員處理
    }
mailConditions-link = 伺服器狀態
mailConditions-why = 您收到這封郵件，是因為 notices.mail 中有您的地址。郵件會寄送一次；如果情況沒有變化，七天後會再寄送一次。請在伺服器的主機上使用 sudo 和伺服器的 --config 執行指令。

## mailTest

mailTest-subject = { $service } 測試
mailTest-lead = 來自 { $service } 的郵件可以送達。
mailTest-link = { $service }

## opener

opener-title = 開啟密封連結
opener-lead = 這個頁面是您自己保存的檔案：它用來開啟端對端密封的連結，任何伺服器都無法變更它。它只向連結的伺服器請求密封的機密內容，不請求其他任何東西。
opener-link = 連結，包括 # 之後的部分
opener-passphraseHint = 僅在寄件者給過您通關密語時填寫。
opener-open = 開啟
opener-notLink = 這不是指向機密內容的連結。請複製整個連結，從 https:// 到結尾。
opener-unreachable = 沒有這個頁面可以讀取的回應。可能無法連線到伺服器，也可能伺服器只允許自己的頁面開啟這個連結：機密內容可能沒有密封，或僅限特定網路。未開啟任何內容。
opener-incomplete = 回應沒有完整送達。這可能已計為一次檢視。
opener-notSealed = 伺服器傳送的內容沒有密封，因此不是寄件者為這個連結密封的內容。不顯示其中任何部分。
opener-wrong = 通關密語錯誤或遺漏。未計入檢視次數。
opener-refused = 伺服器目前不交付這個內容。未計入檢視次數。
opener-held = 需要由傳送這個內容的人放行。請告訴對方這些單字：{ $words }
opener-heldWordless = 需要由傳送這個內容的人放行。
opener-otherPassphrase = 無法用這個通關密語開啟。請再試一次：密封的機密內容已在這裡，不會再計入檢視次數。如果寄件者沒有給您通關密語，請將此欄留空。
opener-go = 開啟 { $host } 上的網址
opener-saved = 已儲存

## languages

languages-title = 選擇您的語言
languages-search = 尋找您的語言
languages-searchHint = 以該語言書寫的名稱、英文名稱或代碼，例如 pt-BR。
languages-find = 搜尋
languages-none = 沒有符合條件的語言。
languages-all = 所有語言
languages-browser = 使用瀏覽器的語言
languages-back = 返回頁面
languages-counts = 其他語言的文字均為譯文。如與英文不一致，以英文為準。如發現錯誤的用詞，請告訴此伺服器的營運者。
languages-recipient = 收件者的語言
languages-recipientHint = 用於連結的頁面及相關郵件。已自行選擇語言的收件者不受影響。
languages-recipientOwn = 依其瀏覽器設定
languages-answerer = 回覆者的語言
languages-answererHint = 用於請求的頁面。已自行選擇語言的人不受影響。

## languagesLive

languagesLive-found =
    { $n ->
       *[other] { $n } 種語言
    }
languagesLive-recipientLanguage = 收件者的語言
