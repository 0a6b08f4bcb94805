### Chinese, Simplified

## layout

layout-skip = 跳到主要内容
layout-navigation = 主导航
layout-create = 新建
layout-pushes = 我的链接
layout-admin = 管理
layout-account = 账户
layout-signIn = 登录
layout-languages = 语言
layout-light = 浅色
layout-dark = 深色
layout-auto = 自动
layout-api = API
layout-about = 关于
layout-aboutLine = 工作原理与运营者
layout-noScript = 此页面需要 JavaScript。其脚本只与这台服务器通信。
layout-otherWays = 您也可以使用 API 或命令行。
layout-waiting = 此页面仍在加载。如果一直没有变化，请重新加载。
layout-plain = 此连接未加密：网络中的其他人可以读取您在这里发送和打开的内容。如果有 https:// 地址，请改用该地址。
layout-notSealed = 请停止操作：内容未密封
layout-notSealedText = 发送者已将此机密内容密封，但服务器发来的内容未密封。其中的任何内容都不会显示。请通过电话等方式联系发送者。

## create

create-title = 分享机密内容
create-tagline = 通过会过期的链接发送密码或文件。
create-kinds = 分享的内容类型
create-text = 文本
create-files = 文件
create-url = 网址
create-qr = 二维码
create-textLabel = 您的机密内容
create-shared = 从其他应用分享而来：发送前请检查。
create-textPlaceholder = 密码、密钥、便笺…
create-urlLabel = 网址
create-urlHint = 接收者会先看到该网址，确认后才会离开此页面。
create-qrLabel = 要显示为二维码的文本
create-qrHint = 接收者会看到可供扫描的二维码。
create-message = 留言（可选）
create-filesSignIn = 登录后即可分享文件。
create-hide = 输入时隐藏
create-generator = 生成密码
create-style = 样式
create-styleCharacters = 字符
create-styleWords = 单词
create-stylePin = PIN
create-pinHint = 用作口令已经足够，因为这台服务器限制尝试次数。但直接作为机密内容则太弱。
create-length = 长度
create-digits = 数字
create-symbols = 符号
create-capitals = 大写字母
create-generated = 建议
create-again = 换一个
create-use = 使用这个
create-lifetime = 有效期
create-views = 查看次数
create-passphrase = 口令（可选）
create-passphraseRequired = 口令（必填）
create-passphraseLength =
    { $n ->
       *[other] 至少 { $n } 个字符。
    }
create-passphraseHint = 请另行告知口令，例如通过电话。
create-suggest = 建议口令
create-add = 添加选项…
create-covered = 遮盖内容，点按后才显示
create-coveredHint = 打开时，旁人无法从接收者身后偷看。
create-deletable = 接收者可以删除机密内容
create-notifyMe = 被打开时通知我
create-notifyByMail = 您会收到邮件，并在“我的链接”中看到标记。
create-notifyInList = 您会在“我的链接”中看到标记。
create-name = 名称（仅您可见）
create-note = 备注（仅您可见）
create-sign = 署上您的名字
create-senderName = 您的名字
create-senderMessage = 给接收者的留言
create-senderMessageHint = 在打开机密内容之前，任何拥有链接的人都能看到。请勿在此填写机密信息。
create-senderEmail = 显示您账户的地址：{ $email }
create-sealed = 端到端加密
create-sealedHint = 除接收者外，任何人都无法读取，连这台服务器也不能。
create-sealedName = 请为它取个名称，便于在列表中辨认：文件名也会受到保护。名称、备注和署名则不受此保护。
create-sealedRequired = 这台服务器只接受这种方式。
create-groupLimits = 您所在群组的限制适用于您：{ $groups }。
create-shownOnce = 请立即复制链接。之后无法再次显示。
create-remembered = 您的选择会保存在此设备上。
create-reset = 恢复默认设置
create-submit = 创建链接
create-ready = 您的链接已就绪
create-passphraseNext = 现在请通过其他途径告知口令
create-passphraseReminder = 只有使用此口令才能打开链接。可以通过电话等方式告知。口令不会再次显示。
create-copyPassphrase = 复制口令
create-end = 立即删除
create-another = 再分享一条

## createClosed

createClosed-title = 登录后即可分享机密内容
createClosed-text = 从您所在的网络，只有拥有账户的人才能创建链接。
createClosed-hint = 如果您收到了链接，仍可在这里照常打开。
createClosed-nothingTitle = 您在这里无法分享任何内容
createClosed-nothing = 受您所在群组（{ $groups }）的限制，没有可分享的内容类型。请联系这台服务器的管理员。

## createLive

createLive-bytes = { $used } / { $limit }
createLive-characters = { $used } / { $limit } 个字符
createLive-bits =
    { $n ->
       *[other] 约 { $n } 比特
    }
createLive-termViews =
    { $n ->
       *[other] { $n } 次查看
    }
createLive-termUntil = 至 { $date }
createLive-noPassphrase = 无口令
createLive-withPassphrase = 有口令
createLive-needsPassphrase = 需要口令
createLive-passphraseMissing = 请输入口令：这台服务器要求设置口令。
createLive-passphraseShort =
    { $n ->
       *[other] 此口令太短：至少需要 { $n } 个字符。aaaa 或 1234 这样的连续字符按两个计算。
    }
createLive-signed = 署名：{ $by }
createLive-blank = 请先输入机密内容。
createLive-tooLong = 内容太长：最多 { $limit }。
createLive-tooManyCharacters =
    { $n ->
       *[other] 内容太长：最多 { $n } 个字符。
    }
createLive-badUrl = 请输入网址，例如 https://example.org。
createLive-unsealed = 您的浏览器无法密封此内容。没有发送任何内容。
createLive-opens =
    { $n ->
       *[other] 可打开 { $n } 次，有效期至 { $date }（{ $relative }）。
    }
createLive-endedTitle = 机密内容已删除
createLive-ended = 内容已销毁。任何人都无法再打开，包括您自己。
createLive-goneTitle = 链接已失效
createLive-gone = 任何人都无法再打开。内容已销毁。
createLive-linkUnsaved = 您尚未复制链接，而链接只在此页面上显示。仍要离开吗？
createLive-passphraseUnsaved = 您尚未复制口令，而口令只在此页面上显示。仍要离开吗？
createLive-leaveIt = 离开
createLive-offline = 服务器没有响应。请检查网络连接，然后重试。
createLive-rateLimited =
    { $n ->
       *[other] 操作过于频繁。请在 { $n } 秒后重试。
    }
createLive-tryAgain = 现在可以重试了。
createLive-tooLarge = 内容超出服务器可接受的大小。
createLive-signInFirst = 请先登录。
createLive-unavailable = 服务器暂时不可用。您输入的内容仍在这里：请稍后重试。
createLive-noSpace = 服务器空间已满。没有存储任何内容。
createLive-failed = 出现问题（{ $status }）。没有存储任何内容。
createLive-refused = 服务器不接受此值。
createLive-tooMany =
    { $n ->
       *[other] 最多 { $n } 项。
    }
createLive-outOfRange = 请输入 { $min } 到 { $max } 之间的数字。

## resultLive

resultLive-notOpened = 尚未打开。
resultLive-openedTimes =
    { $n ->
       *[other] 已打开 { $n } 次，最近一次：{ $date }。
    }

## fileBox

fileBox-files = 文件
fileBox-dropHere = 将文件或文件夹拖放到此处
fileBox-chooseFiles = 选择文件
fileBox-chooseFolder = 选择文件夹
fileBox-cancel = 取消

## filesLive

filesLive-fileLimits =
    { $n ->
       *[other] 最多 { $n } 个文件，每个不超过 { $file }，总共不超过 { $push }。
    }
filesLive-tooManyFiles =
    { $n ->
       *[other] 一个链接最多可包含 { $n } 个文件。
    }
filesLive-fileTooLarge = “{ $name }”大于 { $limit }。
filesLive-filesTooLarge = 文件总大小超过 { $limit }。
filesLive-noFiles = 请至少选择一个文件。
filesLive-packing = “{ $name }”仍在打包中。
filesLive-remove = 移除 { $name }
filesLive-uploading = { $percent } · 每秒 { $speed }
filesLive-lost = 连接已断开。恢复后会自动继续。
filesLive-uploaded = 已发送。服务器正在存储…
filesLive-sealing = 正在您的浏览器中密封：{ $percent }
filesLive-unreadable = 您的浏览器无法再读取其中一个文件。没有发送任何内容。请重新选择文件。
filesLive-cancelled = 已取消。没有存储任何内容。

## reveal

reveal-title = 给您的机密内容
reveal-intro = 有人与您分享了机密内容。
reveal-ownTitle = 您自己的机密内容
reveal-ownIntro = 这是您自己分享的。接收者会在此页面上打开它。
reveal-ownPage = 前往它的链接、二维码和日志
reveal-passphrase = 口令
reveal-passphraseHint = 发送者会在此链接之外另行告诉您口令。
reveal-unlock = 解锁
reveal-open = 显示机密内容
reveal-counts = 打开即计为一次查看。
reveal-how = 工作原理
reveal-sealed = 此内容已端到端加密：只有您的浏览器能打开，这台服务器无法读取。
reveal-sealedNoScript = 此链接只能使用 JavaScript 或命令“secretpush open”打开。
reveal-largeText = 其中一个文件大于 256 MiB，此浏览器无法保存这么大的密封文件。这没有计为一次查看。请在电脑上通过 https:// 在 Chrome 或 Edge 中打开链接，或使用以下命令：
reveal-copyCommand = 复制命令
reveal-secret = 机密内容
reveal-show = 显示
reveal-onPaper = 机密内容已遮盖。请在页面上选择“显示”，然后重新打印。
reveal-hide = 隐藏
reveal-copy = 复制
reveal-save = 保存为文件
reveal-print = 打印
reveal-files = 文件
reveal-download = 下载
reveal-downloadAll = 全部下载为 ZIP
reveal-address = 发送者希望您打开此网址：
reveal-go = 打开网址…
reveal-goTitle = 要离开此页面吗？
reveal-goText = 您即将打开以下网站上的网址：
reveal-goYes = 打开
reveal-goTo = 打开 { $host } 上的网址
reveal-qr = 扫描此二维码
reveal-qrText = 二维码的文本
reveal-remove = 立即删除
reveal-removeText = 任何人都无法再次打开此链接，包括您自己。
reveal-removeYes = 删除
reveal-cancel = 取消
reveal-deletedTitle = 已删除
reveal-deletedText = 任何人都无法再打开此链接，此页面也不再保有机密内容。
reveal-undo = 撤消
reveal-openAgain = 返回链接
reveal-gone = 这里已经没有内容
reveal-goneText = 此链接已失效、已被删除或从未存在。
reveal-openedHere = 您曾于 { $date }（{ $relative }）在此设备上打开过此链接。之后它已失效或被删除。
reveal-goneHint = 请向发送者索取新链接。
reveal-goneCreate = 自己分享机密内容
reveal-letters = 请输入这三个字母
reveal-lettersNeeded = 请输入这三个字母，然后再次按下按钮。没有打开任何内容。
reveal-lettersOther = 您输入的是其他字母。请输入这三个字母，然后再次按下按钮。没有打开任何内容。
reveal-wrong = 口令错误。
reveal-limited = 错误口令次数过多。请等待一分钟，然后重试。
reveal-refused = 发送者拒绝为您放行。
reveal-waitOver = 您的等待已结束。请再次打开以重新请求放行。
reveal-crowded = 等待此内容的人太多。请在一分钟后重试。
reveal-scanner = 此浏览器自称是检查链接的程序，因此没有打开任何内容。请在其他浏览器中打开链接。
reveal-again = 重新加载页面不会再次打开机密内容。要再打开一次，请按下按钮。
reveal-failed = 服务器出现问题。请稍后重试。

## senderNote

senderNote-label = 来自发送者
senderNote-shares = { $name } 与您分享了内容。
senderNote-writes = { $name } 写道：
senderNote-unnamedWrites = 发送者写道：
senderNote-account = 由这台服务器上的账户 { $email } 发送。
senderNote-anyAccount = 由账户 { $email } 发送。任何人都可以在这里创建账户，因此该地址未经验证。
senderNote-unverifiedAccount = 由账户 { $email } 发送。没有人验证过该地址。
senderNote-ownWords = 名字和留言由发送者自行填写。
senderNote-unverified = 名字和留言由发送者自行填写。这台服务器不知道该名字是否属实。

## undoPlain

undoPlain-seconds =
    { $n ->
       *[other] 您可以在 { $n } 秒内撤消此操作。
    }

## undoLive

undoLive-deleted = 已删除。任何人都无法打开。
undoLive-undo = 撤消（{ $seconds }）
undoLive-undone = 已撤消删除。
undoLive-tooLate = 无法撤消：内容已销毁。

## revealLive

revealLive-viewsLeft =
    { $n ->
       *[other] 还可以打开 { $n } 次，有效期至 { $date }（{ $relative }）。
    }
revealLive-lastView = 这是最后一次查看。机密内容已从服务器上销毁：请立即保存您需要的内容。
revealLive-lastViewFiles = 这是最后一次查看。请立即下载您需要的内容：下载链接仅在短时间内有效。
revealLive-ownView = 您自己的查看不计入次数。
revealLive-shown = 机密内容已显示。
revealLive-covered = 机密内容已遮盖。
revealLive-copied = 已复制
revealLive-copyFailed = 复制失败。请选中文本后自行复制。
revealLive-wrong = 口令错误。
revealLive-limited =
    { $n ->
       *[other] 错误口令次数过多。请在 { $n } 秒后重试。
    }
revealLive-busy =
    { $n ->
       *[other] 操作过于频繁。请在 { $n } 秒后重试。
    }
revealLive-again = 现在可以重试了。
revealLive-unconnected = 您处于离线状态。没有打开任何内容。
revealLive-offline = 服务器的响应没有完整到达。这可能已计为一次查看。
revealLive-failed = 服务器出现问题。请稍后重试。
revealLive-downloaded = 已下载
revealLive-downloadedOf = 已下载 { $done } 个文件，共 { $total } 个
revealLive-preview = 预览
revealLive-previewOf = { $name } 的预览
revealLive-previewFailed = 此图片无法在这里显示。请改为下载。
revealLive-downloadFailed = 下载已中断。链接可能已失效。
revealLive-deleteFailed = 无法删除机密内容。
revealLive-noAddress = 这不是网址，因此显示为纯文本。
revealLive-fileName = secret.txt
revealLive-see = 显示

## sealedLive

sealedLive-linkCut = 此链接不完整：缺少 # 之后的部分。请向发送者索取完整链接。没有打开任何内容，也没有计入查看次数。
sealedLive-linkAltered = 此链接在传送途中被截断或更改：# 之后的部分不正确。请向发送者索取完整链接。没有打开任何内容，也没有计入查看次数。
sealedLive-moduleMissing = 此页面中用于打开密封内容的部分没有送达。请检查网络连接，然后重新加载页面。没有打开任何内容，也没有计入查看次数。
sealedLive-sealBroken = 密封的内容已损坏或被更改，因此不显示其中任何部分。请让发送者重新发送。
sealedLive-sealShort = 密封的内容缺少结尾，因此不显示其中任何部分。请让发送者重新发送。
sealedLive-sealOther = 密封的内容与此链接不符，或其密封方式无法由此页面打开。请让发送者重新发送。
sealedLive-fileWhole = 完整：“{ $name }”已检查到最后一个字节。
sealedLive-fileBroken = “{ $name }”已损坏或被更改。没有保存其中任何部分。
sealedLive-fileShort = “{ $name }”缺少结尾。没有保存其中任何部分。
sealedLive-fileTooLarge = “{ $name }”对此浏览器来说太大。请在电脑上通过 https:// 在 Chrome 或 Edge 中打开链接，或使用命令“secretpush open”。

## newRequest

newRequest-sealed = 只有您能读取回复
newRequest-sealedHint = 连这台服务器也无法读取。
newRequest-sealedRequired = 这台服务器只接受这种方式。
newRequest-collectTitle = 您打开回复的密钥
newRequest-collectText = 您需要用它来读取回复，而它无法再次显示：请下载恢复文件。请勿发送给任何人。
newRequest-copyCollect = 复制密钥
newRequest-recovery = 下载恢复文件
newRequest-showKey = 将密钥显示为链接
newRequest-title = 请求机密内容
newRequest-lead = 收到链接的人无需账户即可向您发送机密内容。
newRequest-link = 向他人请求机密内容
newRequest-what = 您需要什么？
newRequest-whatHint = 任何拥有链接的人都能看到。请勿在此填写机密信息。
newRequest-takesFiles = 对方可以发送文件
newRequest-showsEmail = 向对方显示您账户的地址：{ $email }
newRequest-notifyMe = 每收到一条回复都给我发邮件
newRequest-name = 名称（仅您可见）
newRequest-note = 备注（仅您可见）
newRequest-files = 给回复者的文件（可选）
newRequest-filesHint = 例如需要填写的表格。任何拥有链接的人都可以下载。
newRequest-until = 开放期限
newRequest-answers = 允许的回复数
newRequest-passphrase = 口令（可选）
newRequest-passphraseHint = 阅读和回复此请求都需要口令。可以通过电话等方式告知。
newRequest-more = 更多选项
newRequest-submit = 创建链接
newRequest-ready = 您的链接已就绪
newRequest-page = 打开此请求的页面
newRequest-passphraseNext = 现在请通过其他途径告知口令
newRequest-passphraseReminder = 只有使用此口令才能打开请求。口令不会再次显示。
newRequest-copyPassphrase = 复制口令
newRequest-another = 再请求其他内容

## newRequestLive

newRequestLive-blankRequest = 请说明您需要什么。
newRequestLive-longRequest = 内容太长：最多 { $limit }。
newRequestLive-longNote = 备注太长：最多 { $limit }。
newRequestLive-answersRange = 请输入 { $min } 到 { $max } 之间的数字。
newRequestLive-leadNamed = 只有您指定的人可以向您发送机密内容。
newRequestLive-hintNamed = 只有您指定的人能看到。
newRequestLive-termAnswers =
    { $n ->
       *[other] { $n } 条回复
    }
newRequestLive-noPassphrase = 无口令
newRequestLive-withPassphrase = 有口令
newRequestLive-takes =
    { $n ->
       *[other] 可回复 { $n } 次，有效期至 { $date }（{ $relative }）。
    }
newRequestLive-full = 您开放中的请求太多。请先关闭一个。
newRequestLive-tooLarge = 内容超出服务器可接受的大小。
newRequestLive-unavailable = 服务器暂时不可用。您输入的内容仍在这里：请稍后重试。
newRequestLive-noSpace = 服务器空间已满。没有存储任何内容。
newRequestLive-limited =
    { $n ->
       *[other] 操作过于频繁。请在 { $n } 秒后重试。
    }
newRequestLive-retry = 现在可以重试了。
newRequestLive-noAnswer = 服务器没有响应。请检查网络连接，然后重试。
newRequestLive-problem = 出现问题（{ $status }）。没有存储任何内容。
newRequestLive-refused = 服务器不接受其中某个值。

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
       *[other] 请通过此链接向我发送机密内容。可回复 { $n } 次，有效期至 { $date }。您无需账户：
    }
requestShareLive-requestSubject = 向您提出的请求
requestShareLive-requestTerms =
    { $n ->
       *[other] 可回复 { $n } 次，有效期至 { $date }。
    }

## requestLetter

requestLetter-to = 收件人
requestLetter-from = 寄件人
requestLetter-title = 有人请您提供机密内容
requestLetter-intro = 您可以用任何手机或电脑发送。您无需账户。
requestLetter-scan = 请用手机的摄像头扫描二维码。或者在浏览器中输入此处印出的地址，须完全一致：区分大小写。
requestLetter-press = 在打开的页面上按下按钮，然后发送对方需要的内容。
requestLetter-passphrase = 输入口令并按下按钮。请求者会通过其他途径告诉您口令。为了您的安全，口令没有印在这张纸上：请勿在此写下口令。
requestLetter-keep = 然后请销毁这张纸。

## request

request-recovery = 下载恢复文件
request-loadKey = 加载恢复文件
request-keyFile = 恢复文件
request-linkOnce = 完整链接在创建请求时显示过一次，恢复文件中也有。如果两者都没有，请关闭此请求，然后新建一个。
request-noScript = 只有启用 JavaScript 才会显示回复。
request-asked = 您请求的内容
request-answers = 回复
request-close = 关闭请求
request-cancel = 取消

## requestKeysLive

requestKeysLive-recoveryText =
    此文件可打开对您请求的回复。请妥善保管，不要发送给任何人。

    要在其他浏览器中读取回复，请登录，打开该请求的页面并在其中加载此文件，或打开您的密钥。
requestKeysLive-recoveryLink = 要发送的链接：
requestKeysLive-recoveryKey = 您的密钥：
requestKeysLive-keyElsewhere = 要在其他浏览器中读取回复，请下载恢复文件。请勿发送给任何人。
requestKeysLive-keyInTab = 此标签页拥有打开回复的密钥。
requestKeysLive-keyMissing = 只有您能读取回复，而此浏览器没有您的密钥：请加载恢复文件。
requestKeysLive-keyNotInFile = 这不是此请求的恢复文件。
requestKeysLive-keyLoaded = 您的密钥已加载。

## requestWordsLive

requestWordsLive-unnamedRequest = { $date } 的请求
requestWordsLive-closeQuestion = 要关闭“{ $name }”吗？它将不再接受回复，请求的内容会被销毁。
requestWordsLive-answersStay = 已有的回复会保留到失效为止。
requestWordsLive-closedNow = 已关闭。请求的内容已销毁。
requestWordsLive-answeredMeanwhile = 有一条新回复。

## requestLive

requestLive-open = 开放
requestLive-ready = 已回复
requestLive-closed = 已关闭
requestLive-guardedText = 由口令保护，因此不在这里显示。
requestLive-closedText = 请求关闭时已销毁。
requestLive-answersOf = 回复
requestLive-answersCount = { $came } / { $total }
requestLive-openUntil = 开放至
requestLive-filesMay = 文件
requestLive-filesYes = 可以发送
requestLive-guard = 口令
requestLive-guardSet = 阅读和回复均需要
requestLive-email = 您账户的地址
requestLive-emailShown = 显示
requestLive-noAnswers = 还没有人回复。
requestLive-sendLink = 请将链接发送给拥有您所需内容的人。
requestLive-noneCame = 没有人回复。
requestLive-purged = 回复现已被删除。
requestLive-answerBy = { $name } 的回复
requestLive-answerOf = { $date } 的回复
requestLive-newAnswer = 新
requestLive-answerOpen = 打开
requestLive-answerPage = 链接和日志
requestLive-answerOver = 已失效
requestLive-allCame = 已回复。此链接不再接受回复。
requestLive-logClosed = 手动关闭

## requestsLive

requestsLive-newAnswers =
    { $n ->
       *[other] { $n } 条新回复
    }
requestsLive-answersGot =
    { $n ->
       *[other] { $n } 条回复
    }
requestsLive-noneYet = 尚无回复
requestsLive-closes = { $when }关闭
requestsLive-hasClosed = 已关闭
requestsLive-requestMade = 创建于 { $when }
requestsLive-noOpen = 您目前没有请求任何内容。
requestsLive-noReady = 开放中的请求都没有回复。
requestsLive-noClosed = 还没有请求关闭。
requestsLive-closeRequest = 关闭

## ownRequests

ownRequests-tab = 请求
ownRequests-open = 开放
ownRequests-ready = 已回复
ownRequests-closed = 已关闭

## answerGate

answerGate-collects = 这是用于打开回复的链接，只供请求者本人使用：请登录，然后再次打开它。
answerGate-title = 有人请您提供机密内容
answerGate-intro = 有人请您发送机密内容。您无需账户。
answerGate-ownTitle = 您自己的请求
answerGate-ownIntro = 这是您自己提出的请求。其他人会在此页面上回复。
answerGate-ownPage = 前往它的链接、回复和日志
answerGate-passphraseHint = 请求者会在此链接之外另行告诉您口令。
answerGate-read = 查看请求内容
answerGate-left =
    { $n ->
       *[other] 还可以回复 { $n } 次，有效期至 { $date }（{ $relative }）。
    }
answerGate-busy = 来自您地址的操作过于频繁。请等待一分钟，然后重试。

## ownAnswer

ownAnswer-title = 对“{ $name }”的回复
ownAnswer-unnamed = 对您请求的回复
ownAnswer-intro = 只有您能打开它。
ownAnswer-page = 前往该请求及其所有回复

## answer

answer-yourName = 您的名字（可选）
answer-yourNameHint = 请求者会看到它。
answer-yourNameOpen = 请求者会看到它。它不像您的回复那样受到保护。
answer-addressShown = 对方也会看到您已确认的电子邮件地址。
answer-title = 请您提供的内容
answer-label = 来自请求者
answer-asks = 向您发送此链接的人请求：
answer-asksFiles = 向您发送此链接的人附上了文件。
answer-ownWords = 由请求者填写。我们没有核实其身份。
answer-ownWordsAccount = 由请求者填写。
answer-account = 对方在这台服务器上的账户是 { $email }。
answer-anyAccount = 对方的账户是 { $email }。任何人都可以在这里创建账户，因此该地址未经验证。
answer-unverifiedAccount = 对方的账户是 { $email }。没有人验证过该地址。
answer-careful = 请只在知道请求者是谁时才发送。
answer-given = 给您的文件
answer-text = 您的回复
answer-textPlaceholder = 密码、密钥、便笺…
answer-message = 留言
answer-sealed = 此请求只接受端到端密封的回复。没有 JavaScript，此页面无法进行密封。请使用以下命令和完整链接发送：
answer-sealedOnce = 只有请求者能读取您的回复；这台服务器不能。之后您无法再更改。
answer-once = 回复会加密存储，只有请求者能打开，之后您无法再更改。
answer-send = 发送
answer-sent = 已发送
answer-sentText = 您的回复已送达。您可以关闭此页面。
answer-sentTo = 您的回复已送达 { $email }。您可以关闭此页面。
answer-sentMore = 再发送一条回复
answer-notSent = 未发送
answer-notSentText = 请返回：您输入的内容仍在那里。
answer-back = 重新开始
answer-gone = 这里已不再请求任何内容
answer-goneText = 此请求已关闭、已到期或从未存在。
answer-goneHint = 请向给您发送链接的人索取新链接。
answer-answered = 已经回复过
answer-answeredText = 此请求已收到所需的全部回复。
answer-answeredHint = 不是您回复的？请告诉给您发送链接的人。
answer-blankProblem = 请输入您要发送的内容。
answer-tooLargeProblem = 内容超出服务器可接受的大小。
answer-spaceProblem = 服务器空间已满。没有存储任何内容。
answer-goneProblem = 此请求不再接受回复。没有存储任何内容。
answer-passphraseProblem = 口令错误。没有存储任何内容。
answer-unprovedProblem = 此请求仅限特定的人回复，而此浏览器尚未证明您是其中之一。没有存储任何内容。请在另一个标签页中再次打开链接，通过邮件获取验证码，然后发送您在这里输入的内容。

## answerSealedLive

answerSealedLive-answerLinkCut = 链接不完整：# 之后的部分缺失，或在传送途中被更改。没有发送任何内容。请重新打开完整链接，或询问发送链接的人。
answerSealedLive-sealerMissing = 此页面中用于密封回复的部分没有送达。没有发送任何内容。请检查网络连接，然后重新加载页面。
answerSealedLive-notSealed = 您的浏览器无法密封此内容。没有发送任何内容。

## answerLive

answerLive-bytes = { $used } / { $limit }
answerLive-blank = 请输入您要发送的内容。
answerLive-blankFiles = 请输入您要发送的内容，或选择文件。
answerLive-tooLong = 内容太长：最多 { $limit }。
answerLive-tooLarge = 内容超出服务器可接受的大小。
answerLive-over = 此请求不再接受回复。没有存储任何内容。
answerLive-wrong = 口令错误。没有存储任何内容。
answerLive-limited =
    { $n ->
       *[other] 操作过于频繁。请在 { $n } 秒后重试。
    }
answerLive-again = 现在可以重试了。
answerLive-unavailable = 服务器暂时不可用。您输入的内容仍在这里：请稍后重试。
answerLive-noSpace = 服务器空间已满。没有存储任何内容。
answerLive-offline = 服务器没有响应。内容可能仍已送达：请重新加载页面查看。
answerLive-failed = 出现问题（{ $status }）。没有存储任何内容。
answerLive-refused = 服务器不接受此回复。没有存储任何内容。

## receipt

receipt-choice = 保留回执
receipt-choiceHint = 只给您自己的第二个链接：它会显示机密内容是否被打开过，并可将其删除。
receipt-yours = 保留您的回执
receipt-yoursShows = 它会显示机密内容是否被打开过，并可将其删除，但不能读取内容。
receipt-yoursText = 请自己保留：接收者需要的是上面的链接。
receipt-open = 打开回执
receipt-copy = 复制回执
receipt-remember = 在此设备上记住我的链接
receipt-rememberHint = 只记住回执，且仅保存在此浏览器中。能使用此浏览器的人都能看到。关闭此项会全部忘记。
receipt-list = 我最近的链接
receipt-listText = 此浏览器记住的、您未使用账户创建的链接。
receipt-listNone = 此浏览器没有记住任何链接。回执会提供记住链接的选项。
receipt-listScripts = 此列表需要 JavaScript：列表由浏览器保存，而不是服务器。
receipt-forget = 全部忘记
receipt-notOpened = 尚未打开
receipt-neverOpened = 从未打开
receipt-notOpenedText = 到目前为止还没有人打开过此链接。
receipt-opened =
    { $n ->
       *[other] 已打开 { $n } 次
    }
receipt-times = 打开时间
receipt-timesSome = 最近的打开时间
receipt-over = 任何人都无法再打开此链接。
receipt-overViews = 已达到您允许的打开次数，最后一次是 { $date }。内容已销毁。
receipt-overTime = 已于 { $date } 到期。内容已销毁。
receipt-overHand = 已于 { $date } 被删除。内容已销毁。
receipt-left =
    { $n ->
       *[other] 此链接还可以打开 { $n } 次，有效期至 { $date }。
    }
receipt-alarmed = 有接收者说，其他人在其之前打开了此链接。请与您的接收者联系。
receipt-frozen = 此链接已暂停：任何人都无法打开。
receipt-again = 重新查看
receipt-unknown = 这里没有任何信息
receipt-unknownText = 此回执不属于这台服务器上的任何链接。请检查地址是否完整。
receipt-unknownHint = 链接失效一段时间后，服务器会删除与它有关的一切信息。

## receiptListLive

receiptListLive-made = 创建于 { $date }
receiptListLive-stateOpened =
    { $n ->
       *[other] 已打开 { $n } 次
    }
receiptListLive-stateNone = 尚未打开
receiptListLive-stateOver = 已失效
receiptListLive-stateAlarmed = 警报
receiptListLive-stateFrozen = 已暂停
receiptListLive-stateUnknown = 已无任何相关信息
receiptListLive-stateFailed = 服务器没有响应
receiptListLive-forgotten = 已忘记。此浏览器从现在起不再记住任何链接。

## about

about-title = 工作原理与运营者
about-lead = 您以链接的形式分享机密内容。链接会自动失效，随后机密内容会被销毁。
about-operatorTitle = 谁在运营这台服务器
about-runBy = 这台服务器由 { $name } 运营。
about-unnamed = 这台服务器的运营者没有在此填写名称。请询问让您来到这里的人。
about-contact = 联系方式：
about-program = 程序：Secret Push，版本 { $version }。
about-words = 它建议的单词来自电子前哨基金会（Electronic Frontier Foundation，https://www.eff.org/dice）的 EFF Long Wordlist，去掉了其中四个，依据 CC BY 3.0 US（https://creativecommons.org/licenses/by/3.0/us/）使用。
about-sealedTitle = 机密内容如何受到保护
about-sealed = 服务器在存储每条机密内容之前，都会用 AES-256-GCM 对其加密。加密密钥由该内容专属的随机密钥、链接以及口令（如有）派生而来。
about-masterKey = 随机密钥用服务器的主密钥加密后存储，主密钥保存在数据库之外。
about-passphrase = 服务器不存储口令，也不存储任何可与口令比对的数据。Argon2id 使猜测变得缓慢；同一地址一分钟内输错五次后必须等待。
about-files = 文件名和文件内容也会加密。
about-transport = 这种加密在服务器上进行。到达服务器之前的途中由 https:// 地址保护。
about-endToEnd = 发送者也可以在浏览器中或通过命令行，以开放格式 age 密封机密内容。密钥位于链接中 # 之后的部分，浏览器从不发送这一部分：这台服务器保存并交付的是它自己无法读取的内容。
about-endTitle = 链接失效时会发生什么
about-end = 链接会在所选时间到期、最后一次允许的查看之后，或有人将其删除时失效。在那一刻，其密钥、机密内容和发送者的留言都会被销毁。
about-endFiles = 文件也会被删除。最后一次查看的下载链接仍可使用：最长 { $time }，且绝不超过所选时间。
about-rowAnonymous = 未使用账户分享的机密内容，其日志会在失效 { $time }后删除。
about-rowAnonymousKept = 未使用账户分享的机密内容，其日志会保留到运营者将其删除为止。
about-rowOwned = 已登录发送者的机密内容，其日志以及发送者为其填写的名称和备注，会在失效 { $time }后一并删除。
about-rowOwnedKept = 已登录发送者的机密内容，其日志以及发送者为其填写的名称和备注，会保留到运营者将其删除为止。
about-backups = 备份中含有备份时所存储的内容，直到运营者将备份删除。
about-loggedTitle = 记录哪些信息
about-logged = 对于每条机密内容：创建、打开、删除或以错误口令尝试打开的时间，以及网络地址、浏览器和访问者来自的页面。已登录的发送者可以看到自己机密内容的日志。
about-request = 对于每次访问：时间、页面类型、结果、耗时和网络地址。绝不记录链接、机密内容或口令。这些记录保留多久由运营者决定。
about-cookies = Cookie：您登录后的会话一个，您选择的语言和颜色各一个，等待发送者放行或报告过链接的浏览器中一个。不进行任何跟踪，页面也不会从其他服务器加载任何内容。
about-operatorReadsTitle = 运营者能读取什么、不能读取什么
about-seesMeta = 运营者可以看到机密内容的存在：其类型、大小、时间、查看次数和日志，以及已登录发送者的电子邮件地址。
about-adminPage = 管理员可以删除任何机密内容。他们看不到其内容，也看不到其名称、备注或链接。但他们可以重置用户的密码，然后以该用户的身份登录。
about-readsOwned = 同时拥有存储数据和主密钥的人，可以读取已登录发送者尚未失效且没有口令的机密内容，以及该发送者的名称、备注和留言。
about-readsAnonymous = 对于未使用账户分享的机密内容，他们还需要链接，而服务器不保存链接。
about-readsGuarded = 对于有口令的机密内容，他们还需要口令。短口令可以猜到，长口令则不能。
about-running = 控制运行中服务器的人，可以在机密内容被创建和被打开时看到它及其口令。
about-readsSealed = 运营者无法读取密封的机密内容，即使拥有全部数据和主密钥也不行。但被篡改的服务器可能会交付一个泄露机密内容的页面：要排除这种可能，请使用命令行打开链接。
about-readsExpired = 任何人都无法读取已失效的机密内容，包括运营者，除非失效之前的备份中仍含有它。
about-youTitle = 您可以做什么
about-you = 选择较少的查看次数和较短的时间。设置口令，并通过与链接不同的途径告知。只在能够安全保存时才打开机密内容。

## accessibility

accessibility-title = 无障碍
accessibility-lead = 每个人都必须能够分享和打开机密内容，无论其如何看、听、行动和阅读。
accessibility-contactTitle = 如果您遇到障碍
accessibility-contact = 请告诉这台服务器的运营者您无法使用哪些功能，或请其提供其他途径：
accessibility-nobody = 这台服务器的运营者没有在此填写联系方式。请告诉让您来到这里的人您无法使用哪些功能，并请其提供其他途径。
accessibility-standardTitle = 这些页面符合哪些标准
accessibility-standard = 这些页面的制作目标是符合 WCAG 2.2 的 AA 级，并由此符合 EN 301 549 第 9 章。根据制作者自己的检查，除以下列表所述之外，页面均符合要求。
accessibility-missingTitle = 不足之处
accessibility-missingUndo = 删除只能在八秒内撤消，不能更久，因为机密内容不得在删除后继续存在。撤消按钮会立即获得焦点。
accessibility-missingLanguage = 由用户自己填写的内容，例如留言或文件名，没有标注其语言。
accessibility-missingReaders = 检查时没有使用屏幕阅读器，也还没有残障人士参与。
accessibility-checkedTitle = 检查方式
accessibility-checkedByProgram = 使用 axe-core：检查每个页面的每种状态，包括窄屏和宽屏、浅色和深色。每个页面在 320 像素宽度下以及文本放大到两倍时也能正常显示。
accessibility-checkedByHand = 人工检查：仅用键盘走完页面上的主要流程，加大字母间距和行距，并检查屏幕阅读器所读取的 Chromium 无障碍树。

## caution

caution-notMe = 那不是我
caution-tellText = 如果打开的人不是您认识的人，请告诉发送者：其日志中会注明这一点。
caution-tellFreezes = 这还会暂停链接：在发送者恢复之前，任何人都无法打开。
caution-tell = 告诉发送者
caution-told = 您已告诉发送者那不是您。
caution-askSender = 如果那不是您，请向发送者索取新的机密内容。
caution-toldTitle = 发送者现在可以看到了
caution-toldText = 其日志中注明，有人在您之前打开了此链接。
caution-toldFrozen = 此链接已暂停：在发送者恢复之前，任何人都无法打开。
caution-toldOpen = 此链接仍然有效。在信任其中的内容之前，请先询问发送者。
caution-toldNext = 请通过其他途径与发送者联系，例如打电话。
caution-back = 返回机密内容
caution-frozenTitle = 此链接已暂停
caution-frozenText = 目前任何人都无法打开。发送者恢复后即可再次使用。
caution-frozenHint = 请询问发送者，然后重新加载此页面。这没有计为一次查看。
caution-elsewhereTitle = 不能从此网络打开
caution-elsewhereText = 发送者指定了可以打开此链接的网络。您的地址 { $address } 不属于其中任何一个。
caution-elsewhereHint = 请连接到正确的网络，然后重新加载此页面。这没有计为一次查看。
caution-earlyTitle = 尚未开放
caution-earlyText = 此链接将于 { $date }（{ $relative }）开放。
caution-earlyHint = 请届时重新加载此页面。这没有计为一次查看。
caution-notBefore = 最早打开时间（可选）
caution-notBeforeHint = 以此设备的时区为准。只有您可以提前打开。
caution-afterFirstView = 首次查看后多久失效（可选）
caution-networks = 仅限这些网络内（请咨询 IT 部门）
caution-networksHint = 地址和地址范围，例如 192.0.2.0/24，以逗号分隔。
caution-addressees = 仅限这些人（可选）
caution-addresseesHint = 电子邮件地址，或 group:staff 之类的群组，以逗号分隔。打开链接之前，他们需要用公司账户登录，或输入通过邮件收到的验证码。
caution-addresseesByCompany = 电子邮件地址，或 group:staff 之类的群组，以逗号分隔。打开链接之前，他们需要用公司账户登录。
caution-addresseesByCode = 电子邮件地址，以逗号分隔。无需账户：打开链接之前，他们需要输入通过邮件收到的验证码。
caution-addresseesRequired = 仅限这些人（必填）
caution-addresseesNext = 仅限 { $people }。请将链接发送给他们。用公司账户登录后，他们即可打开链接。
caution-addresseesNextByCode = 仅限 { $people }。请将链接发送给他们。他们可在链接页面上获取发送到自己邮箱的验证码。
caution-addresseesNextByEither = 仅限 { $people }。请将链接发送给他们。他们可在链接页面上用公司账户登录，或获取发送到自己邮箱的验证码。
caution-openings = 如果已有人打开过此链接，则提醒接收者
caution-freeze = 暂停链接
caution-thaw = 恢复链接

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
       *[other] 此链接之前已被打开 { $n } 次，最近一次是 { $date }（{ $relative }）。
    }

## addresseesLive

addresseesLive-noAddress = “{ $entry }”不是电子邮件地址。
addresseesLive-notIn = 不允许使用 { $domain } 中的地址。
addresseesLive-wanted = 请填写链接的接收者：这台服务器要求填写。

## cautionCreateLive

cautionCreateLive-badMoment = 请选择链接失效之前的时间。
cautionCreateLive-termNotBefore = { $date } 开放
cautionCreateLive-notSooner = 不变
cautionCreateLive-termFirstView = 首次查看 { $duration }后失效
cautionCreateLive-badNetwork = “{ $network }”不是网络。请输入地址和地址范围，例如 192.0.2.0/24。
cautionCreateLive-termNetworks =
    { $n ->
       *[other] 仅限 { $n } 个网络
    }
cautionCreateLive-termAddressees =
    { $n ->
       *[other] 仅限 { $n } 位接收者
    }
cautionCreateLive-termLock = 仅限首个设备
cautionCreateLive-termViewsEach =
    { $n ->
       *[other] 每位接收者 { $n } 次查看
    }

## cautionOwnLive

cautionOwnLive-frozen = 已暂停
cautionOwnLive-alarmed = 已报告
cautionOwnLive-frozenNow = 此链接已暂停：除您之外，任何人都无法打开。它仍会于 { $date } 失效。
cautionOwnLive-alarm = 有接收者说，其他人在其之前打开了链接。报告时间：{ $date }（{ $relative }），来自 { $address }（{ $browser }）。
cautionOwnLive-alarmNext = 请将以下条目与您提供过链接的人进行比对。如有疑问，请删除链接并更换机密内容。
cautionOwnLive-settle = 忽略报告
cautionOwnLive-thawQuestion = 要恢复“{ $name }”吗？拥有链接的人将可以再次打开。
cautionOwnLive-nowFrozen = 已暂停。除您之外，任何人都无法打开。
cautionOwnLive-nowThawed = 链接已重新生效。
cautionOwnLive-nowSettled = 已忽略报告。
cautionOwnLive-networks = 网络
cautionOwnLive-recipients = 接收者
cautionOwnLive-recipientsOnly = 仅限 { $recipients }
cautionOwnLive-networksOnly = 仅限从 { $networks } 打开
cautionOwnLive-lock = 设备
cautionOwnLive-lockYes = 只有首个设备可以再次打开
cautionOwnLive-shares = 每人查看次数
cautionOwnLive-sharesEach =
    { $n ->
       *[other] 每人可打开 { $n } 次
    }
cautionOwnLive-wrongNetworks =
    { $n ->
       *[other] { $n } 次尝试来自您未允许的网络。
    }

## hold

hold-title = 正在等待发送者
hold-tell = 需要由发送者为您放行。请告诉对方以下三个英文单词，例如通过电话：
hold-plain = 此页面每隔几秒会重新检查。
hold-look = 立即检查
hold-released = 发送者已为您放行。您可以打开一次。
hold-counts = 需要由发送者为您放行。
hold-ask = 请发送者放行
hold-refusedTitle = 发送者已拒绝
hold-refusedText = 发送者没有为您放行，并暂停了链接。
hold-refusedHint = 如果您正在等待此内容，请致电发送者。没有打开任何内容。
hold-choice = 打开之前先询问我
hold-choiceHint = 接收者通过电话向您读出三个英文单词，然后由您放行。
hold-who = 谁在等您放行
hold-compare = 只放行准确告诉您这些单词的人，例如通过电话。
hold-nobody = 目前没有人在等待。打开链接的人会在这里等待，并向您读出三个英文单词。

## holdGateLive

holdGateLive-title = 正在等待发送者
holdGateLive-until = 此页面会等待到 { $date }（{ $relative }）。您可以让它一直开着。
holdGateLive-waiting = 正在等待。您的单词：{ $words }。
holdGateLive-released = 发送者已放行。
holdGateLive-crowded =
    { $n ->
       *[other] 等待此内容的人太多。请在 { $n } 秒后重试。
    }

## holdCreateLive

holdCreateLive-termHold = 打开前询问您

## holdOwnLive

holdOwnLive-release = 放行
holdOwnLive-refuse = 拒绝并暂停
holdOwnLive-from = { $address }（{ $browser }），{ $relative }
holdOwnLive-isReleased = 已放行，尚未打开
holdOwnLive-asks =
    { $n ->
       *[other] { $n } 人正在等待
    }
holdOwnLive-arrived = 有人正在等待：{ $words }。
holdOwnLive-nowReleased = 已放行，对方可以打开一次。
holdOwnLive-nowRefused = 已拒绝。链接已暂停。
holdOwnLive-tooLate = 此次等待已经结束。
holdOwnLive-hold = 放行
holdOwnLive-holdYes = 打开之前会询问您

## links

links-choice = 为每个人创建单独的链接

## linksLive

linksLive-noGroups = 群组无法拥有单独的链接：请移除“{ $group }”，或逐一填写其成员。
linksLive-making = 第 { $at } 个链接，共 { $of } 个：{ $address }
linksLive-waits =
    { $n ->
       *[other] 服务器要求等待：{ $address } 的链接将在 { $n } 秒后创建。
    }
linksLive-notTried = 已取消。没有存储任何内容。
linksLive-ready =
    { $n ->
       *[other] { $n } 个链接已就绪
    }
linksLive-opens =
    { $n ->
       *[other] 每个链接可打开 { $n } 次，有效期至 { $date }（{ $relative }），且仅供其接收者使用。
    }
linksLive-links = 链接
linksLive-copyOne = 复制
linksLive-copyAll = 全部复制为文本
linksLive-pageOf = 此链接的页面
linksLive-keptByPasskey = 复制时需要使用您的通行密钥。
linksLive-gone = 此页面不再显示此链接。
linksLive-linksKept = 链接保存在此浏览器中。其他浏览器无法显示。
linksLive-onlyHere = 请立即复制链接。之后无法再次显示。
linksLive-unmade = 部分链接尚未创建，而您要分享的内容只在此页面上。仍要离开吗？
linksLive-unsaved = 您尚未复制全部链接，而链接只在此页面上显示。仍要离开吗？
linksLive-unmadeCount =
    { $n ->
       *[other] { $n } 个链接未能创建：
    }
linksLive-again = 重试

## lock

lock-choice = 只有首个设备可以再次打开
lock-choiceHint = 谁先打开链接，链接就归谁使用。在其他设备或浏览器上，会提示已在别处打开。
lock-viewsEach = 每位接收者的查看次数（可选）
lock-viewsEachHint = 这样每个地址都有自己的查看次数，谁也无法用掉他人的次数。
lock-first = 只有首先打开此内容的浏览器可以再次打开，因此请在您需要使用的地方打开。您的浏览器会为此保存一个 Cookie。
lock-own = 此浏览器首先打开了此内容。只有它可以再次打开。
lock-elsewhereTitle = 已在其他浏览器中打开
lock-elsewhereText = 此链接只能在首先打开它的浏览器中打开，而那不是这个浏览器。
lock-elsewhereHint = 如果是您打开的，请回到那台设备和那个浏览器。如果不是，则可能已有其他人看过机密内容。
lock-needsCookie = 此链接需要 Cookie，而您的浏览器没有发送。请允许此页面使用 Cookie，然后重试。
lock-usedTitle = 您已经打开过了
lock-usedText =
    { $n ->
       *[other] 发送者允许每位接收者打开此链接 { $n } 次，您已用完。
    }
lock-usedHint = 如果您还需要，请向发送者索取新链接。

## sharesLive

sharesLive-lastView = 这是您的最后一次查看。请立即保存您需要的内容。
sharesLive-lastViewFiles = 这是您的最后一次查看。请立即下载您需要的内容：下载链接仅在短时间内有效。

## preview

preview-title = 链接
preview-text = 拥有此链接的人都能打开机密内容。浏览此页面不计为一次查看。
preview-sealedText = 拥有完整链接的人都能打开机密内容。浏览此页面不计为一次查看。
preview-shownOnce = 此内容已端到端加密：完整链接在创建时显示过一次，无法再次显示。
preview-lost = 如果您已没有该链接，请删除此链接，然后新建一个。
preview-qrOf = 链接的二维码
preview-terms = 详细信息

## returned

returned-one = 发送给 { $recipient } 的邮件被退回：{ $reason }（状态 { $status }，{ $when }）。
returned-hint = 请检查地址，或通过其他途径提供链接。
returned-no_mailbox = 该邮箱不存在
returned-no_domain = 该域名不存在或不接收邮件
returned-closed = 该邮箱不接收邮件
returned-full = 该邮箱已满
returned-too_large = 邮件对该邮箱来说太大
returned-unreachable = 无法连接到该地址的邮件服务器
returned-policy = 该地址的邮件服务器不接收来自这台服务器的此类邮件
returned-refused = 该地址的邮件服务器拒收

## share

share-link = 链接
share-copy = 复制链接
share-share = 分享
share-mail = 电子邮件
share-message = 复制为消息
share-qr = 二维码
share-print = 打印信函
share-page = 打开此链接的页面
share-png = 保存为 PNG
share-svg = 保存为 SVG

## shareLive

shareLive-copied = 已复制
shareLive-copyFailed = 复制失败。请选中文本后自行复制。
shareLive-letterFailed = 无法加载信函。请检查网络连接，然后重试。
shareLive-codeFailed = 无法保存二维码。请检查网络连接，然后重试。
shareLive-message =
    { $n ->
       *[other] 我与您分享了机密内容。此链接可打开 { $n } 次，有效期至 { $date }：
    }
shareLive-mailSubject = 给您的机密内容
shareLive-letterTerms =
    { $n ->
       *[other] 此链接可打开 { $n } 次，有效期至 { $date }。之后其内容会被销毁。
    }

## letter

letter-to = 收件人
letter-from = 寄件人
letter-title = 给您的机密内容
letter-intro = 可用任何手机或电脑打开。您无需账户。
letter-scan = 请用手机的摄像头扫描二维码。或者在浏览器中输入此处印出的地址，须完全一致：区分大小写。
letter-press = 在打开的页面上按下按钮。
letter-passphrase = 输入口令并按下按钮。发送者会通过其他途径告诉您口令。为了您的安全，口令没有印在这张纸上：请勿在此写下口令。
letter-keep = 保存您需要的内容，然后销毁这张纸。
letter-code = 地址的二维码

## push

push-opened = 谁打开过
push-log = 完整日志
push-when = 时间
push-what = 事件
push-address = 地址
push-browser = 浏览器
push-older = 较早
push-newer = 较晚
push-end = 立即删除
push-cancel = 取消

## pushChange

pushChange-title = 更改此链接
pushChange-back = 返回链接
pushChange-expires = 失效时间
pushChange-views = 总共可打开次数
pushChange-save = 保存更改
pushChange-extend = 延长 { $duration }
pushChange-change = 更改…
pushChange-changed = 已更改。
pushChange-viewsBetween = { $min } 到 { $max }。目前已打开：{ $used }。
pushChange-latest = 最晚至 { $date }。

## pushChangeLive

pushChangeLive-badExpiry = 请选择 { $from } 到 { $to } 之间的时间。

## agentLive

agentLive-agentOn = { $system } 上的 { $browser }
agentLive-agentUnknown = 未知

## pushLive

pushLive-codesWait = 等待发送的接收者验证码邮件：{ $count }。第一封最迟于 { $time } 送达。
pushLive-codesFailed = 验证码未能发送：{ $addresses }。
pushLive-text = 文本
pushLive-file = 文件
pushLive-url = 网址
pushLive-qr = 二维码
pushLive-active = 有效
pushLive-expired = 已失效
pushLive-views = 查看次数
pushLive-viewsLeft = 剩余 { $left } 次，共 { $total } 次
pushLive-viewsUsed = 已用 { $used } 次，共 { $total } 次
pushLive-expires = 失效时间
pushLive-notBefore = 最早打开时间
pushLive-firstView = 首次查看后
pushLive-firstViewEnds = { $duration }后失效
pushLive-passphrase = 口令
pushLive-passphraseSet = 已设置：必须使用口令才能打开链接。
pushLive-covered = 遮盖
pushLive-coveredYes = 是，直到接收者点按为止
pushLive-deletable = 接收者可以删除
pushLive-deletableYes = 是
pushLive-files = 文件
pushLive-fileGuarded = 文件名受口令保护
pushLive-filesSealed =
    { $n ->
       *[other] { $n } 个文件，{ $size }，文件名已密封
    }
pushLive-filesErased =
    { $n ->
       *[other] { $n } 个文件，已销毁
    }
pushLive-created = 创建时间
pushLive-name = 名称
pushLive-endedByViews = 最后一次查看已用完：{ $when }。内容已销毁。
pushLive-endedByTime = 已到期：{ $when }。内容已销毁。
pushLive-endedByHand = 已删除：{ $when }，来自 { $address }（{ $browser }）。内容已销毁。
pushLive-neverOpened = 没有人打开过。
pushLive-openedNewest =
    { $n ->
       *[other] 这里列出最近的 { $n } 次，全部记录见日志。
    }
pushLive-scanned =
    { $n ->
       *[other] 程序（例如聊天中的链接预览）扫描了此链接的页面 { $n } 次。这不计入查看次数。
    }
pushLive-failedPassphrases =
    { $n ->
       *[other] 输入了 { $n } 次错误口令。
    }
pushLive-failedViews =
    { $n ->
       *[other] 在链接已失效、已暂停或尚未开放时有 { $n } 次尝试。
    }
pushLive-openedMeanwhile = 刚刚被打开。
pushLive-ended = 已删除。内容已销毁。

## presets

presets-presets = 预设
presets-keep = 保存为预设…
presets-title = 您的预设
presets-text = 您为新链接保存的选项。如需使用，请在创建链接时选择一个预设。

## presetsLive

presetsLive-presets = 预设
presetsLive-keepTitle = 保存为预设
presetsLive-name = 名称
presetsLive-save = 保存
presetsLive-cancel = 取消
presetsLive-badName = 请输入最多 40 个字符的名称。您最多可以保存 20 个预设。
presetsLive-badTerms = 这台服务器不接受其中某个选项。
presetsLive-taken = 您已有同名的预设。
presetsLive-offline = 服务器没有响应。请检查网络连接，然后重试。
presetsLive-failed = 出现问题（{ $status }）。没有更改任何内容。

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
       *[other] { $n } 次查看
    }
ownPresetsLive-rename = 重命名
ownPresetsLive-renameOf = 重命名“{ $name }”
ownPresetsLive-remove = 删除
ownPresetsLive-removeQuestion = 要删除预设“{ $name }”吗？用它创建的链接保持不变。

## signIn

signIn-title = 登录
signIn-email = 电子邮件地址
signIn-password = 密码
signIn-newPassword = 新密码
signIn-passwordHint =
    { $n ->
       *[other] 至少 { $n } 个字符。用几个词组成的密码就很好。
    }
signIn-submit = 登录
signIn-passkey = 使用通行密钥登录
signIn-signUp = 创建账户
signIn-have = 我已有账户
signIn-name = 电子邮件地址或用户名
signIn-companyOrLocal = 请使用您的公司密码，或这台服务器的密码（如有）。
signIn-companyOrAdmins = 请使用您的公司密码。管理员也可以使用这台服务器的密码。
signIn-company = 请使用您的公司密码。
signIn-adminsOnly = 只有管理员使用密码登录。
signIn-forgot = 忘记密码？管理员可以向您发送链接。
signIn-setUpTitle = 欢迎
signIn-setUpText = 这台服务器还没有账户。请创建第一个账户：它将成为管理员。
signIn-setUpCode = 设置代码
signIn-setUpCodeHint = 服务器启动时已输出此代码。请查看其终端或日志。
signIn-setUpSubmit = 创建账户
signIn-resetTitle = 选择您的密码
signIn-resetAccount = 账户：{ $email }
signIn-resetText = 此链接仅可使用一次。使用后，您账户的所有会话都会结束，所有 API 令牌都会失效。
signIn-lettersWhy = 用来表明您不是程序。
signIn-resetSubmit = 保存并登录

## sessionsLive

sessionsLive-sessions = 会话
sessionsLive-sessionHere = 此浏览器
sessionsLive-sessionBegan = 登录时间：{ $when }
sessionsLive-sessionUsed = 上次使用：{ $when }
sessionsLive-sessionEnd = 结束
sessionsLive-sessionEndQuestion = 要结束 { $name } 中的会话吗？该浏览器会立即退出登录。
sessionsLive-sessionEnded = 已结束。该浏览器已退出登录。
sessionsLive-noSessions = 未在任何地方登录。
sessionsLive-othersQuestion = 要在其他所有地方退出登录吗？您在这里仍保持登录。
sessionsLive-othersEnded =
    { $n ->
       *[other] { $n } 个其他会话已结束。
    }
sessionsLive-endOthers = 在其他所有地方退出登录

## signInAgainLive

signInAgainLive-title = 您已退出登录
signInAgainLive-text = 您的会话已结束。请以 { $email } 的身份登录以继续。您输入和选择的内容仍在这里。
signInAgainLive-somebodyElse = 此浏览器中现在登录的是 { $other }。请以 { $email } 的身份登录以继续。您输入和选择的内容仍在这里。
signInAgainLive-limited = 这台服务器要求您使用第二重验证。请设置一种，然后继续。您输入和选择的内容仍在这里。
signInAgainLive-declined = 您已退出登录，没有发送任何内容。请重试，以登录并继续。
signInAgainLive-notYet = 您尚未以 { $email } 的身份登录。
signInAgainLive-password = 密码
signInAgainLive-submit = 登录并继续
signInAgainLive-passkey = 使用通行密钥登录
signInAgainLive-elsewhere = 会在另一个标签页中打开。完成后请回到这里并继续。
signInAgainLive-setUp = 设置第二重验证
signInAgainLive-goOn = 继续
signInAgainLive-cancel = 取消
signInAgainLive-noName = 请输入您的电子邮件地址或用户名。
signInAgainLive-noPassword = 请输入密码。
signInAgainLive-wrong = 密码错误。
signInAgainLive-refused = 您不能以此方式登录。请使用其他方式，或联系管理员。
signInAgainLive-noCode = 请输入代码。
signInAgainLive-code = 应用中的验证码或恢复代码
signInAgainLive-recoveryCode = 恢复代码
signInAgainLive-wrongCode = 该代码错误或已被使用。请等待下一个代码。
signInAgainLive-begin = 用时过长。请取消，然后重试。
signInAgainLive-passkeyCancelled = 没有使用通行密钥。请重试，或以其他方式登录。
signInAgainLive-passkeyRefused = 服务器不接受此通行密钥。请以其他方式登录。
signInAgainLive-wrongOrigin = 打开此页面所用的地址与服务器自身的地址不同。请通过服务器的基础 URL 打开。
signInAgainLive-tooMany =
    { $n ->
       *[other] 失败次数过多。请在 { $n } 秒后重试。
    }
signInAgainLive-offline = 服务器没有响应。请检查网络连接，然后重试。
signInAgainLive-failed = 出现问题（{ $status }）。

## accountLive

accountLive-passkeyCancelled = 没有使用通行密钥。请重试，或使用您的密码。
accountLive-passkeyRefused = 服务器不接受此通行密钥。请使用您的密码登录。
accountLive-wrong = 电子邮件地址或密码错误。
accountLive-wrongName = 用户名或密码错误。
accountLive-noName = 请输入您的电子邮件地址或用户名。
accountLive-noGroup = 您不属于任何可以使用这台服务器的群组。请联系其管理员。
accountLive-noAddress = 您的公司登录没有向这台服务器提供有效的电子邮件地址。请联系其管理员。
accountLive-notLinked = 这里已有使用您电子邮件地址的账户。请联系管理员将其与您的公司登录关联。
accountLive-notAdded = 您在这里没有账户。请联系管理员添加。
accountLive-notSetUp = 这台服务器尚未设置。
accountLive-notAdmitted = 您不能在这里登录。请联系管理员。
accountLive-directoryAway = 目前无法验证公司密码。如果您有这台服务器的密码，请使用该密码。
accountLive-limited =
    { $n ->
       *[other] 失败次数过多。请在 { $n } 秒后重试。
    }
accountLive-offline = 服务器没有响应。请检查网络连接，然后重试。
accountLive-failed = 出现问题（{ $status }）。
accountLive-wrongCode = 设置代码错误。
accountLive-invitation = 您已受到邀请。选择密码后即可登录。此链接仅可使用一次。
accountLive-badLink = 此链接已不再有效。请向管理员索取新链接。
accountLive-noLink = 请从收到的消息中重新打开链接。此页面只有使用完整链接才能工作。
accountLive-noCode = 请输入设置代码。
accountLive-noPassword = 请输入密码。
accountLive-again = 现在可以重试了。
accountLive-taken = 使用此电子邮件地址的账户已存在。
accountLive-alreadySetUp = 这台服务器已经设置完毕。请直接登录。
accountLive-tooShort = 密码太短。
accountLive-tooCommon = 此密码是最常见的密码之一，或与您的地址几乎相同。猜测密码的人会最先尝试这类密码。请另选一个。
accountLive-badEmail = 请输入有效的电子邮件地址。
accountLive-wrongOrigin = 打开此页面所用的地址与服务器自身的地址不同。请通过服务器的基础 URL 打开。
accountLive-saved = 已保存。
accountLive-wrongCurrent = 当前密码错误。
accountLive-changed = 您的密码已更改。其他设备已退出登录。
accountLive-tokensRevoked =
    { $n ->
       *[other] 已吊销 { $n } 个 API 令牌。
    }
accountLive-tokenName = 请为令牌填写名称。
accountLive-tokenTaken = 您已有同名的令牌。
accountLive-noTokens = 您还没有令牌。
accountLive-never = 从未使用
accountLive-used = 上次使用：{ $when }
accountLive-made = 创建于 { $when }
accountLive-revoke = 吊销
accountLive-revokeQuestion = 要吊销令牌“{ $name }”吗？使用它的程序会立即停止工作。
accountLive-revoked = 已吊销。
accountLive-copied = 已复制
accountLive-copyFailed = 复制失败。请选中文本后自行复制。

## account

account-title = 您的账户
account-signedInAs = 当前登录账户：{ $email }
account-signOut = 退出登录
account-programs = API 令牌和 Webhook
account-programsTokens = API 令牌
account-tokens = API 令牌
account-tokensText = 程序使用令牌代替您的密码，以您的名义操作。
account-tokenName = 用途是什么？
account-tokenPlaceholder = 备份脚本
account-create = 创建令牌
account-shown = 您的新令牌。它只显示一次：
account-copy = 复制
account-example = 例如
account-notify = 通知
account-notifyMe = 我的新链接被打开时通知我
account-notifyEach = 您可以为每个链接另行选择。
account-sessions = 您的登录位置
account-sessionsText = 请结束您不认识的会话，然后更改密码。
account-endOthers = 在其他所有地方退出登录
account-password = 密码
account-current = 当前密码
account-next = 新密码
account-change = 更改密码
account-changeHint = 您的所有其他会话都会结束。
account-revokeTokens = 同时吊销我的所有 API 令牌
account-revokeTokensHint = 如果其他人可能知道您的密码，请保持勾选。使用这些令牌的程序会立即停止工作：
account-cancel = 取消
account-confirm = 吊销

## admin

admin-title = 我的链接
admin-titleExpired = 已失效的链接
admin-active = 有效
admin-expired = 已失效
admin-all = 所有链接
admin-users = 用户
admin-server = 服务器
admin-search = 按名称、备注或链接搜索
admin-order = 排序
admin-byNewest = 最新优先
admin-byExpiry = 按失效时间
admin-byOpened = 最近打开
admin-byViews = 剩余次数最少
admin-parts = 仅显示
admin-unopened = 从未打开
admin-opened = 已打开
admin-today = 今天失效
admin-sealed = 端到端加密
admin-waiting = 有人在等待
admin-frozen = 已暂停
admin-answers = 回复
admin-tickAll = 全选
admin-csv = 保存为 CSV
admin-newer = 较新
admin-older = 较旧
admin-cancel = 取消
admin-end = 立即删除
admin-addUser = 添加用户
admin-email = 电子邮件地址
admin-administrator = 管理员
admin-add = 添加
admin-byMail = 通过邮件发送链接
admin-oneTime = 一次性链接，24 小时内有效。请将其交给用户：
admin-copy = 复制
admin-storage = 存储空间
admin-settings = 当前生效的设置
admin-settingsText = 要更改设置，请编辑服务器的配置文件，然后重启服务器。
admin-option = 选项
admin-value = 值
admin-origin = 来源
admin-version = 版本
admin-configFile = 配置文件

## health

health-title = 运行状况
health-open = 需要您处理
health-openForAuditors = 需要管理员处理
health-nothing = 没有需要您处理的事项。
health-commands = 请在服务器上以运行该服务的用户身份执行命令。
health-onServer = 在服务器上
health-inConfigFile = 在配置文件中
health-noConfigFile = 此服务器没有使用配置文件。请创建一个，然后用 --config 和文件路径启动服务器。
health-how = 处理方法
health-fine = 当前状况
health-complaints = 警告和错误
health-complaintsText = 这台服务器自启动以来写入日志的内容。详情请见日志。
health-warn = 警告
health-error = 错误
health-times =
    { $n ->
       *[other] { $n } 次，最近一次：{ $when }
    }
health-examine = 立即检查
health-examineTitle = 自检（doctor）
health-examineText = 检查数据目录，并连接邮件服务器、登录提供商以及设置中列出的其他所有服务。不会发送任何内容，也不会更改任何内容。
health-ok = 一切正常
health-subjectDirectory = 数据目录
health-subjectPermissions = 权限
health-subjectPolicy = 策略
health-subjectErasing = 彻底删除
health-subjectSignIn = 公司登录
health-subjectLdap = 目录服务（LDAP）
health-subjectScanner = 病毒扫描程序
health-subjectPrevious = 以前的服务器
health-inEnglish = 详情为英文，与服务器日志中的一致。
health-receiverAnswered = 接收方回应了 { $status }。
health-receiverRefused = 接收方拒绝了连接。
health-receiverSilent = 接收方未及时回应。
health-receiverUnknown = 接收方的名称未知。

## administration

administration-findUser = 查找用户
administration-before = 上一页
administration-next = 下一页
administration-role = 角色
administration-actions = 操作
administration-lastSignIn = 上次登录：{ $when }
administration-asUser = 用户
administration-asAuditor = 审计员：可查看所有日志，不能查看机密内容
administration-administrators = 管理员
administration-auditors = 审计员
administration-invited = 已邀请
administration-disabled = 已停用
administration-suspended = 已冻结
administration-unprotected = 无第二重验证
administration-userLinks = 链接
administration-userFactors = 第二重验证
administration-userGroups = 群组
administration-group = 添加到群组
administration-joinGroup = 添加
administration-userLimits = 策略限制
administration-userLog = 最近的日志条目
administration-wholeLog = 所有条目
administration-endPushes = 同时删除其分享的内容，并关闭其请求
administration-endEverything = 全部终止
administration-everyone = 所有人
administration-nobody = 未使用账户
administration-findLink = 发送者、链接或编号
administration-findALink = 查找链接
administration-madeUntil = 创建日期不晚于
administration-filterState = 状态
administration-anyState = 所有状态
administration-onlyActive = 有效
administration-onlyExpired = 已失效或已删除
administration-settingsFilter = 查找设置
administration-onlyChanged = 仅显示已更改的设置

## firstSteps

firstSteps-title = 入门步骤
firstSteps-done = 已完成 { $done } 步，共 { $all } 步
firstSteps-others = 其余步骤列在上方。
firstSteps-address = 地址
firstSteps-addressOpen = 链接没有固定地址
firstSteps-addressWhy = 接收者必须能够访问链接开头的地址。
firstSteps-addressDo = 请将 { $example } 换成您服务器的地址。
firstSteps-addressUnset = 链接会以每位发送者所用的地址开头，对您来说是 { $origin }。
firstSteps-addressPlain = 链接以 { $url } 开头，该地址未加密。
firstSteps-addressElsewhere = 链接以 { $url } 开头。您现在位于 { $origin }：请打开 { $url }，查看是否可以访问。
firstSteps-addressGood = 链接以 { $url } 开头，您已通过该地址访问到服务器。
firstSteps-tls = 传输加密
firstSteps-tlsOpen = 连接未加密
firstSteps-tlsWhy = 途经网络上的任何人都能读取机密内容。
firstSteps-tlsOwn = 这台服务器自身使用 TLS。
firstSteps-tlsProxy = 由反向代理为这台服务器提供 TLS。
firstSteps-tlsNone = 您正通过未加密的 HTTP 连接。
firstSteps-tlsDo = 请为服务器提供证书，或在其前面设置使用 HTTPS 的反向代理：
firstSteps-key = 主密钥的副本
firstSteps-keyMissing = 没有已确认的主密钥副本
firstSteps-keyWhy = 没有该密钥，任何人都无法再读取数据或备份。
firstSteps-keyOpen = 还没有人确认保存了密钥 { $key } 的副本。
firstSteps-keyDone = 密钥 { $key } 的副本已确认：{ $when }。
firstSteps-keyDo = 以下命令会写出包含该密钥的加密备份。请将其保存在另一台机器上：
firstSteps-keyTick = 我已在安全的地方保存副本
firstSteps-keyUntick = 我已没有这份副本
firstSteps-people = 谁可以分享
firstSteps-peopleWhy = 有了账户，用户可以看到自己链接的情况，而您可以决定谁能分享。
firstSteps-peopleAlone = 只有您拥有账户。没有账户的人，只要能访问这台服务器，就可以分享文本。
firstSteps-peopleAloneClosed = 只有您拥有账户，没有账户的人无法分享。
firstSteps-peopleMany =
    { $n ->
       *[other] 共有 { $n } 个账户。
    }
firstSteps-peopleOpen = 任何人都可以创建账户。
firstSteps-peopleDecided = 您已在设置中作出决定。
firstSteps-peopleDo = 请添加用户，或通过 allow_sign_up 和 allow_anonymous 作出决定。
firstSteps-peopleLink = 添加用户
firstSteps-first = 第一条机密内容
firstSteps-firstWhy = 试用一次，即可了解接收者看到的情形。
firstSteps-firstNone = 尚未存储任何内容。
firstSteps-firstLink = 分享机密内容
firstSteps-backup = 备份
firstSteps-backupWhy = 磁盘损坏毫无预兆，而服务器只有在被告知备份位置后才会自动备份。
firstSteps-backupNone = 尚未进行任何备份。
firstSteps-backupGood = 上次备份：{ $when }。
firstSteps-backupDaily = 或每天在服务器上
firstSteps-requests = 请求
firstSteps-requestsWhy = 通过请求，拥有账户的人可以向他人索要机密内容，而对方无需账户即可发送。
firstSteps-requestsOff = 已停用。您可以保持不变。

## serverFacts

serverFacts-links = 链接
serverFacts-activeLinks = 有效链接
serverFacts-stored = 这台服务器存储的内容
serverFacts-storedSum = 共 { $size }
serverFacts-payloads = 机密内容（估计值）
serverFacts-rows = 日志、账户和空闲空间
serverFacts-fileContents = 文件
serverFacts-fileLimit = 文件限额
serverFacts-fileLimitText = { $used } / { $total }
serverFacts-disk = 磁盘
serverFacts-diskText = { $free } 可用，共 { $total }
serverFacts-diskOurs = 这台服务器
serverFacts-diskOthers = 其他所有内容
serverFacts-diskFree = 可用
serverFacts-floor = 可用空间少于 { $size } 时会拒绝文件。
serverFacts-scarce = 剩余空间很少：文件即将或已经被拒绝。
serverFacts-changed = 已更改
serverFacts-reach = 地址和网络
serverFacts-access = 访问和账户
serverFacts-pushes = 机密内容
serverFacts-files = 文件
serverFacts-data = 数据和密钥
serverFacts-limits = 限制
serverFacts-pages = 外观和关于页面
serverFacts-mail = 邮件
serverFacts-watch = 日志和指标
serverFacts-preset = 默认值：{ $value }
serverFacts-byDefault = 默认值
serverFacts-fromFlag = 命令行选项
serverFacts-inEnglish = 说明为英文。
serverFacts-notSet = （未设置）

## settingsLive

settingsLive-found =
    { $n ->
       *[other] { $n } 项设置
    }
settingsLive-none = 没有符合条件的设置。

## listLive

listLive-offline = 服务器没有响应。请检查网络连接，然后重试。
listLive-failed = 出现问题（{ $status }）。
listLive-rateLimited =
    { $n ->
       *[other] 操作过于频繁。请在 { $n } 秒后重试。
    }
listLive-copied = 已复制
listLive-copyFailed = 复制失败。请选中文本后自行复制。

## adminLive

adminLive-invitedUntil = 已邀请，其链接将于 { $when }失效
adminLive-invitedOver = 已邀请，其链接已于 { $when }失效
adminLive-newLink = 新链接
adminLive-mailLink = 通过邮件发送新链接
adminLive-withdraw = 撤回
adminLive-withdrawQuestion = 要撤回对 { $email } 的邀请吗？其链接将不再有效。
adminLive-withdrawn = 对 { $email } 的邀请已撤回。
adminLive-endAll = 全部终止
adminLive-endAllQuestion = 要终止 { $email } 的所有访问权限吗？该账户会被停用。其会话、令牌、一次性链接、第二重验证和 Webhook 会立即终止。
adminLive-endedAll = { $email } 已停用。已终止：{ $what }。
adminLive-endedNothing = { $email } 已停用。没有其他需要终止的项目。
adminLive-endedSessions =
    { $n ->
       *[other] { $n } 个会话
    }
adminLive-endedTokens =
    { $n ->
       *[other] { $n } 个令牌
    }
adminLive-endedLinks =
    { $n ->
       *[other] { $n } 个一次性链接
    }
adminLive-endedFactors =
    { $n ->
       *[other] { $n } 种第二重验证
    }
adminLive-endedHooks =
    { $n ->
       *[other] { $n } 个 Webhook
    }
adminLive-endedPushes =
    { $n ->
       *[other] { $n } 个分享的链接和请求
    }
adminLive-suspended = 被公司登录冻结
adminLive-unprotected = 无第二重验证
adminLive-actionsOf = 对 { $email } 的操作
adminLive-addedOn = 添加于 { $when }
adminLive-factorAdded = 添加于 { $when }
adminLive-appWithCodes = 验证码应用
adminLive-codesLeft =
    { $n ->
       *[other] 剩余 { $n } 个恢复代码
    }
adminLive-noFactors = 无第二重验证。
adminLive-groupHere = 由管理员添加
adminLive-groupOfCompany = 来自公司登录
adminLive-groupOfDirectory = 来自目录服务
adminLive-leaveGroup = 移出
adminLive-noGroups = 不属于任何群组。
adminLive-noLimits = 没有策略限制此人。
adminLive-endSessions = 结束会话
adminLive-endSessionsQuestion = 要结束 { $email } 的所有会话吗？该用户必须重新登录。令牌继续有效。
adminLive-sessionsEnded = { $email } 的会话已结束。
adminLive-disableMany =
    { $n ->
       *[other] 停用 { $n } 位
    }
adminLive-disableManyQuestion =
    { $n ->
       *[other] 要停用 { $n } 位用户吗？其会话和令牌会立即终止。
    }
adminLive-disabledMany =
    { $n ->
       *[other] 已停用 { $n } 位用户。
    }
adminLive-endSessionsMany =
    { $n ->
       *[other] 结束 { $n } 位用户的会话
    }
adminLive-endSessionsManyQuestion =
    { $n ->
       *[other] 要结束 { $n } 位用户的所有会话吗？这些用户必须重新登录。令牌继续有效。
    }
adminLive-sessionsEndedMany =
    { $n ->
       *[other] { $n } 位用户的会话已结束。
    }
adminLive-openedSince = 自您上次访问后被打开过
adminLive-damaged = 已损坏
adminLive-mailReset = 通过邮件发送密码链接
adminLive-mailed = 包含链接的邮件正在发往 { $email }。
adminLive-notMailed = 没有向 { $email } 发送邮件：{ $reason } 请重新发送，或显示链接。
adminLive-noneAtAll = 还没有人分享过内容。用户分享后会显示在这里，但不含内容本身。
adminLive-noneMatching = 没有符合此筛选条件的链接。
adminLive-showEveryone = 全部显示
adminLive-pushesOf =
    { $n ->
       *[other] { $n } 个链接
    }
adminLive-tryAgain = 现在可以重试了。
adminLive-none = 这里还没有内容。
adminLive-noneActive = 您目前没有分享任何内容。
adminLive-noneExpired = 还没有内容失效。已失效的内容会连同日志列在这里。
adminLive-linksFound =
    { $n ->
       *[other] { $n } 个链接
    }
adminLive-tick = 选择 { $name }
adminLive-sealed = 端到端加密
adminLive-shareSecret = 分享机密内容
adminLive-noneFound = 未找到任何内容。
adminLive-searchedPart =
    { $n ->
       *[other] 已搜索 { $n } 个链接。还有更早的链接。
    }
adminLive-searchOlder = 搜索更早的链接
adminLive-text = 文本
adminLive-file = 文件
adminLive-url = 网址
adminLive-qr = 二维码
adminLive-created = 创建于 { $when }
adminLive-endsIn = { $when }失效
adminLive-endedOn = 已于 { $when }失效
adminLive-isExpired = 已失效
adminLive-byHand = 已于 { $when }删除
adminLive-viewsLeft =
    { $n ->
       *[other] 剩余 { $n } 次查看
    }
adminLive-notViewed = 尚未查看
adminLive-neverViewed = 从未查看
adminLive-viewed =
    { $n ->
       *[other] 已查看 { $n } 次
    }
adminLive-viewedLast =
    { $n ->
       *[other] 已查看 { $n } 次，最近一次：{ $when }
    }
adminLive-copyLink = 复制链接
adminLive-sealedFiles =
    { $n ->
       *[other] { $n } 个文件，文件名已密封
    }
adminLive-sealedLink = 完整链接在创建时显示过一次。
adminLive-end = 立即删除
adminLive-endQuestion = 要立即删除“{ $name }”吗？任何人都无法再打开它。
adminLive-ended = 已删除。
adminLive-notFound = 没有这样的链接。
adminLive-nobody = 匿名
adminLive-administrator = 管理员
adminLive-disabled = 已停用
adminLive-you = 您
adminLive-makeAdmin = 设为管理员
adminLive-takeAdmin = 移除管理员权限
adminLive-disable = 停用
adminLive-enable = 启用
adminLive-reset = 重置密码
adminLive-tokens = 令牌
adminLive-noTokens = 没有令牌。
adminLive-revoke = 吊销
adminLive-makeAdminQuestion = 要将 { $email } 设为管理员吗？该用户将能看到所有人的链接和日志，并可更改任何账户。
adminLive-enableQuestion = 要启用 { $email } 吗？该用户可以再次登录，并拥有之前的权限。
adminLive-usersFound =
    { $n ->
       *[other] { $n } 位用户
    }
adminLive-usersShown =
    { $n ->
       *[other] 第 { $from }–{ $to } 位，共 { $n } 位用户
    }
adminLive-noUserFound = 没有符合此搜索的用户。
adminLive-takeAdminQuestion = 要移除 { $email } 的管理员权限吗？其会话和令牌会终止。
adminLive-disableQuestion = 要停用 { $email } 吗？其会话和令牌会立即终止。
adminLive-resetQuestion = 要为 { $email } 创建一次性链接吗？之前的链接将不再有效。使用该链接会终止其所有会话和令牌。
adminLive-resetFactors = 重置第二重验证
adminLive-resetFactorsQuestion = 要删除 { $email } 的所有第二重验证吗？请先确认确实是本人提出的要求。其会话会立即结束。令牌继续有效。
adminLive-factorsReset = { $email } 已没有第二重验证。
adminLive-revokeQuestion = 要吊销 { $email } 的令牌“{ $name }”吗？
adminLive-taken = 使用此电子邮件地址的账户已存在。
adminLive-badEmail = 请输入有效的电子邮件地址。
adminLive-passwordsElsewhere = 此用户不能使用这台服务器的密码登录：local_sign_in 不允许。
adminLive-lastAdmin = 这是最后一位管理员：请先指定另一位。
adminLive-used = 上次使用：{ $when }
adminLive-never = 从未使用

## ownListLive

ownListLive-endMany =
    { $n ->
       *[other] 删除 { $n } 个
    }
ownListLive-endedMany =
    { $n ->
       *[other] 已删除 { $n } 个链接。
    }

## hooks

hooks-title = Webhook
hooks-lead = 让其他程序了解您的链接发生的事。它绝不会得到机密内容、口令或文件名。
hooks-back = 您的账户
hooks-openText = 您的链接被打开时，通知某个程序或聊天。
hooks-yours = 您的 Webhook
hooks-secretShown = 为其消息签名的密钥。它只显示一次：
hooks-copy = 复制
hooks-verify = 接收方按照 standardwebhooks.com 的说明验证签名。
hooks-add = 添加 Webhook
hooks-name = 名称
hooks-namePlaceholder = 团队聊天
hooks-url = 地址
hooks-urlHint = 必须是管理员允许的地址。
hooks-template = 消息格式
hooks-eventKinds = 要通知的事件
hooks-details = 附加信息
hooks-includeHint = 拥有链接的人都能打开它。只有在您信任所有能看到消息的人时才添加。
hooks-submit = 添加 Webhook
hooks-cancel = 取消
hooks-retryAll = 全部重试
hooks-dropAll = 全部放弃

## hooksLive

hooksLive-linkName = 链接名称
hooksLive-linkItself = 链接本身
hooksLive-none = 您还没有 Webhook。
hooksLive-off = 已停用：接收方回应称它已不存在。
hooksLive-test = 测试
hooksLive-tested =
    { $n ->
       *[other] 它在 { $n } 毫秒后回应了 { $status }。
    }
hooksLive-testFailed = 测试失败：{ $reason }。
hooksLive-newSecret = 新签名密钥
hooksLive-newSecretQuestion = 要为“{ $name }”创建新的签名密钥吗？当前密钥会与新密钥一同继续签名一天。
hooksLive-switchOn = 启用
hooksLive-remove = 删除
hooksLive-removeQuestion = 要删除“{ $name }”吗？仍在发往它的内容会被放弃。
hooksLive-removed = 已删除。
hooksLive-added = 已添加。
hooksLive-noName = 请为 Webhook 填写名称。
hooksLive-badUrl = 无法向此地址发送任何内容。
hooksLive-notAllowed = 您的管理员不允许此地址。
hooksLive-noEvents = 请至少选择一个事件。
hooksLive-taken = 您已有同名的 Webhook，或已达到数量上限。
hooksLive-copied = 已复制
hooksLive-copyFailed = 复制失败。请选中文本后自行复制。

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
       *[other] { $n } 个事件等待投递，最早的发生于 { $when }。
    }
eventsLive-noLetters = 没有停止投递的事件。
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = 所有者：{ $owner }
eventsLive-letterMeta =
    { $n ->
       *[other] 发生于 { $when } · 已尝试 { $n } 次
    }
eventsLive-retry = 重试
eventsLive-drop = 放弃
eventsLive-dropQuestion = 要永久放弃此事件吗？
eventsLive-dropAllQuestion = 要永久放弃所有已停止投递的事件吗？
eventsLive-retried =
    { $n ->
       *[other] 正在重试 { $n } 个事件。
    }
eventsLive-dropped =
    { $n ->
       *[other] 已放弃 { $n } 个事件。
    }

## keptLive

keptLive-keptByBrowser = 已保存在此浏览器中。能使用此浏览器的人都可以复制链接。
keptLive-keptByPasskey = 已保存在此浏览器中，由您的通行密钥保护。

## keptPageLive

keptPageLive-keptShowLink = 显示链接
keptPageLive-keptNotOpened = 您的通行密钥未能打开它。请重试。
keptPageLive-keptKeyByBrowser = 此浏览器保存着打开回复的密钥。能使用此浏览器的人都可以读取回复。
keptPageLive-keptKeyByPasskey = 此浏览器保存着打开回复的密钥，由您的通行密钥保护。

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
       *[other] 退出登录会删除 { $n } 个只有此浏览器知道的链接或密钥。之后对您请求的回复只能用恢复文件打开。
    }
keptAccountLive-keptSignOutYes = 删除并退出登录
keptAccountLive-keptCount =
    { $n ->
       *[other] 此浏览器中保存了 { $n } 个链接或密钥。
    }
keptAccountLive-keptCountNone = 此浏览器中尚未保存任何内容。
keptAccountLive-keptGuardedNow = 从现在起，需要用您的通行密钥打开。
keptAccountLive-keptUnable = 此通行密钥或此浏览器不支持该功能。已保存的内容保持不变。
keptAccountLive-keptOffQuestion = 要删除保存的所有内容吗？您未复制的链接会丢失，没有恢复文件的密钥也会丢失。
keptAccountLive-keptRefused = 没有使用通行密钥。已保存的内容保持不变。
keptAccountLive-keptOffYes = 删除

## kept

kept-title = 此浏览器中端到端加密的链接
kept-text = 服务器无法再次向您显示端到端加密的链接，因此由此浏览器为您保存，您请求的密钥也是如此。能使用此浏览器的人都可以复制，除非由您的通行密钥保护。退出登录会删除未受通行密钥保护的内容。
kept-guarded = 由您的通行密钥保护。
kept-on = 保存在此浏览器中
kept-guard = 使用通行密钥保护

## codes

codes-toOne = 请获取验证码，它会发送到 { $address }；您在这里无需账户。
codes-toSome = 请选择您的地址并获取验证码，它会发送到该地址；您在这里无需账户。
codes-toTyped = 请输入您的地址；如果它是接收者的地址之一，验证码会发送到该地址。您在这里无需账户。
codes-which = 您的地址
codes-among = 接收者（部分隐藏）：{ $addresses }
codes-notYours = 不是您的地址？请向发送者索取您专用的链接。
codes-send = 获取验证码
codes-again = 重新获取验证码
codes-sentToOne = 包含八个字母的代码的邮件正在发往 { $address }。请同时查看垃圾邮件。
codes-sent = 如果该地址是接收者的地址之一，包含八个字母的代码的邮件正在发送途中。请同时查看垃圾邮件。
codes-field = 验证码
codes-fieldHint = 邮件中的八个字母。它们在十分钟内有效，且仅限此浏览器。
codes-goOn = 继续
codes-or = 或以其他方式证明：
codes-wrong =
    { $n ->
       *[other] 此验证码错误。请输入最新邮件中的验证码。您还可以尝试 { $n } 次。
    }
codes-last = 此验证码错误，而且尝试次数已用完。请重新获取一个。
codes-over = 这里没有可输入的验证码：它已被使用、超过十分钟，或是在其他浏览器中请求的。请重新获取一个。
codes-needsCookie = 这需要 Cookie，而您的浏览器没有发送。请允许此页面使用 Cookie，然后重新加载页面。
codes-tooOften =
    { $n ->
       *[other] 一小时内已为此地址请求五个验证码。请在 { $n } 分钟后重试。
    }
codes-noMore = 不再为此链接发送验证码。请向发送者索取新链接。
codes-noMail = 这台服务器目前无法发送验证码。请询问向您发送链接的人。
codes-badAddress = 这不是电子邮件地址。

## codesLive

codesLive-noCode = 请输入邮件中的八个字母。
codesLive-comes = 包含八个字母的邮件需要等待。如果该地址是接收者的地址之一，邮件最迟于 { $time } 送达。
codesLive-offline = 无法连接到服务器。请检查网络连接，然后重试。

## company

company-signIn = 使用 { $label } 登录
company-or = 或使用这台服务器的密码：
company-addressedTitle = 仅发给特定人员
company-addressedSure = 发送此内容的人希望确认打开者的身份。
company-addressedText = 请使用 { $label } 登录；您在这里无需账户。
company-addressedByDirectory = 请使用您在公司的用户名和密码登录。
company-byPassword = 使用密码登录
company-otherTitle = 不是发给您的
company-otherText = 您的身份是 { $address }，而此内容是发给其他人的。没有打开任何内容。请以其他身份登录，或询问发送者。
company-otherUnnamed = 此内容是发给其他人的。没有打开任何内容。请以其他身份登录，或询问发送者。
company-closedAccountTitle = 您的账户已停用
company-closedAccountText = 您在这台服务器上的账户已停用或冻结，因此您无法打开任何内容。没有打开任何内容。请联系管理员。
company-known = 您在这里的身份是 { $address }。
company-knownUnnamed = 公司登录已识别您的身份。
company-notMe = 这不是我
company-goingOn = 请稍候
company-goingOnText = 下一页会自动打开。
company-goOn = 继续

## companyRefused

companyRefused-not-allowed = 您不属于任何可以使用这台服务器的群组。请联系其管理员。
companyRefused-no-account = 您在这里没有账户。请联系管理员添加。
companyRefused-address-taken = 您的电子邮件地址在这里已有账户。请联系管理员将其与 { $label } 关联。
companyRefused-other-account = 此登录属于这里的另一个账户。请联系管理员。
companyRefused-not-set-up = 这台服务器尚未设置。
companyRefused-disabled = 您的账户已停用。请联系管理员。
companyRefused-no-email = { $label } 没有向这台服务器提供您的电子邮件地址。请联系管理员添加声明 email。
companyRefused-bad-email = { $label } 提供的“电子邮件地址”并不是电子邮件地址。请联系管理员。
companyRefused-no-groups = { $label } 没有向这台服务器提供您的任何群组。您可能不属于任何群组，也可能是提供商未发送：请联系管理员。
companyRefused-too-many-groups = 您所属的群组太多，以致 { $label } 将其全部略去。请联系管理员，让提供商只发送此应用程序的群组。
companyRefused-bad-token = { $label } 的回应对这台服务器无效。没有人登录；日志中有更多信息。
companyRefused-clock = 这台服务器与 { $label } 的时钟相差太大。请联系管理员校准时钟。
companyRefused-other-issuer = 回应来自设置所指定之外的提供商。没有人登录。
companyRefused-unreachable = 目前无法连接到 { $label }。已登录的人保持登录；请稍后重试。
companyRefused-provider-error = { $label } 报告了错误。具体错误请见这台服务器的日志。
companyRefused-client-refused = { $label } 不接受这台服务器：其客户端密码错误或已过期。请联系管理员。
companyRefused-cancelled = 使用 { $label } 的登录已取消。
companyRefused-begin-again = 此次登录是在别处开始的、用时过长或已被使用。请重新开始。

## factors

factors-title = 额外登录保护
factors-lead = 有了第二重验证，仅凭被盗的密码无法打开您的账户。
factors-openText = 通行密钥，以及显示验证码的应用。
factors-yours = 额外登录保护
factors-limited = 这台服务器要求您使用第二重验证。请在这里设置一种，然后继续。
factors-goOn = 继续
factors-passkeys = 通行密钥
factors-passkeysText = 使用指纹、面容、PIN 或安全密钥登录，无需密码。通行密钥只在此地址有效，因此无法通过钓鱼网站骗取。
factors-passkeyName = 设备名称
factors-passkeyPlaceholder = 笔记本电脑
factors-addPasskey = 添加通行密钥
factors-needsHttps = 通行密钥在这里不可用：浏览器只允许在以 https:// 开头的域名下使用。请向管理员索取这样的地址。
factors-app = 验证码应用
factors-appText = 手机上的应用每 30 秒显示一个新的六位验证码。
factors-beginApp = 设置应用
factors-removeApp = 从账户中移除应用
factors-scan = 请用应用扫描此二维码：
factors-qr = 用于应用的二维码
factors-type = 或在应用中输入以下内容：
factors-code = 应用当前显示的验证码
factors-finish = 完成
factors-codesTitle = 恢复代码
factors-codesText = 当您无法使用其他验证方式时，每个代码可让您登录一次。这些代码只显示这一次：请打印，或保存在您存放密码的地方。
factors-renew = 新的恢复代码
factors-confirmTitle = 确认您的身份
factors-confirmText = 在更改验证方式之前，请确认您的身份。
factors-codeOrRecovery = 应用中的验证码或恢复代码
factors-confirm = 确认
factors-remove = 删除

## factorsLive

factorsLive-codesFile = recovery-codes.txt
factorsLive-limited =
    { $n ->
       *[other] 失败次数过多。请在 { $n } 秒后重试。
    }
factorsLive-conflict = 该项已存在，或已没有空间容纳。请重新加载页面。
factorsLive-lastOne = 这台服务器要求您使用第二重验证。请先设置另一种，再删除这一种。
factorsLive-noPasskeys = 您还没有通行密钥。
factorsLive-never = 从未使用
factorsLive-used = 上次使用：{ $when }
factorsLive-made = 添加于 { $when }
factorsLive-remove = 删除
factorsLive-removed = 已删除。
factorsLive-added = 已添加。
factorsLive-removeQuestion = 要删除通行密钥“{ $name }”吗？它将不再能打开您的账户。
factorsLive-removeAppQuestion = 要从账户中移除应用吗？其验证码将不再能打开您的账户。
factorsLive-nameIt = 请为通行密钥填写名称。
factorsLive-passkeyCancelled = 没有使用通行密钥。请重试。
factorsLive-passkeyRefused = 服务器不接受此通行密钥。请重试。
factorsLive-appSince = 您的应用设置于 { $when }。
factorsLive-codesLeft =
    { $n ->
       *[other] 剩余 { $n } 个恢复代码。
    }
factorsLive-wrongCode = 该验证码错误。请检查手机的时间，并输入当前显示的验证码。
factorsLive-notConfirmed = 输入有误。请重试。
factorsLive-done = 您现在已有第二重验证。请妥善保存恢复代码，然后继续。
factorsLive-copied = 已复制
factorsLive-copyFailed = 复制失败。请选中文本后自行复制。

## secondStep

secondStep-title = 还有一步
secondStep-passkey = 使用通行密钥
secondStep-code = 应用中的验证码或恢复代码
secondStep-codeHint = 六位数字，或十六位字母和数字。
secondStep-recoveryCode = 恢复代码
secondStep-recoveryHint = 十六位字母和数字。您在添加通行密钥时获得。
secondStep-submit = 登录
secondStep-lost = 手机和恢复代码都丢失了？这台服务器的管理员可以重置您的第二重验证。
secondStep-again = 重新开始

## secondStepLive

secondStepLive-noCode = 请输入代码。
secondStepLive-wrongCode = 该代码错误或已被使用。请等待下一个代码。
secondStepLive-passkeyCancelled = 没有使用通行密钥。请重试，或使用代码。
secondStepLive-passkeyRefused = 服务器不接受此通行密钥。请重试，或使用代码。
secondStepLive-limited =
    { $n ->
       *[other] 错误代码次数过多。请在 { $n } 秒后重试。
    }
secondStepLive-retry = 现在可以重试了。
secondStepLive-offline = 服务器没有响应。请检查网络连接，然后重试。
secondStepLive-failed = 出现问题（{ $status }）。

## tokens

tokens-may = 允许的操作
tokens-everything = 所有操作
tokens-create = 仅创建链接
tokens-createRead = 创建和读取链接
tokens-audit = 仅读取日志
tokens-ask = 向他人请求机密内容并打开其回复
tokens-lasts = 有效期
tokens-always = 直到被吊销
tokens-days30 = 30 天
tokens-days90 = 90 天
tokens-year = 一年
tokens-networks = 仅限特定网络
tokens-networksLabel = 地址或网络
tokens-networksHint = 请用逗号分隔。如果留空，令牌在任何地方都有效。

## tokensLive

tokensLive-tokenMay = 允许：{ $what }
tokensLive-tokenCreate = 创建
tokensLive-tokenRead = 读取
tokensLive-tokenAudit = 读取日志
tokensLive-tokenExpire = 删除
tokensLive-tokenAdmin = 管理
tokensLive-tokenAsk = 请求机密内容
tokensLive-tokenOpen = 打开回复
tokensLive-tokenFrom = 仅限从 { $networks } 使用
tokensLive-tokenUntil = { $when }失效
tokensLive-tokenOver = 已于 { $when }失效
tokensLive-tokenUsedFrom = 上次使用：{ $when }，来自 { $address }
tokensLive-badNetworks = 请输入地址或网络，例如 192.0.2.0/24，最多 50 个。

## oversightLive

oversightLive-auditor = 审计员
oversightLive-makeAuditor = 设为审计员
oversightLive-makeAuditorQuestion = 要将 { $email } 设为审计员吗？该用户将能看到所有人的日志，但看不到机密内容。
oversightLive-takeAuditor = 移除审计员权限
oversightLive-takeAuditorQuestion = 要移除 { $email } 的审计员权限吗？其会话和令牌会终止。
oversightLive-log = 日志
oversightLive-logNothing = 没有条目。

## signIns

signIns-title = 最近的登录
signIns-text = 谁登录过或尝试登录您的账户。如果您不认识某次登录，请更改密码。

## signInsLive

signInsLive-signedIn = 已登录
signInsLive-signInFailed = 登录失败
signInsLive-byPassword = 使用密码
signInsLive-byLink = 使用一次性链接
signInsLive-bySetup = 使用设置代码
signInsLive-bySignUp = 创建账户时
signInsLive-byDirectory = 通过目录服务
signInsLive-byCompany = 通过公司登录
signInsLive-byPasskey = 使用通行密钥
signInsLive-secondFactor = 使用第二重验证
signInsLive-wrongPassword = 密码错误
signInsLive-wrongCode = 设置代码错误
signInsLive-wrongLink = 一次性链接无效
signInsLive-wrongCurrent = 当前密码错误
signInsLive-wrongFactor = 第二重验证错误
signInsLive-wrongPasskey = 通行密钥错误
signInsLive-deviceGuesses = 在已知设备上猜测次数过多
signInsLive-unanswered = 目录服务没有响应
signInsLive-asAdministrator = 以管理员身份
signInsLive-times =
    { $n ->
       *[other] { $n } 次
    }
signInsLive-noSignIns = 尚无登录记录。

## adminLog

adminLog-title = 管理员日志
adminLog-lead = 谁登录过，以及谁更改过账户、令牌、密钥和设置。任何条目都无法在不被察觉的情况下更改或删除。
adminLog-person = 电子邮件地址
adminLog-personHint = 操作者或相关用户的地址。
adminLog-what = 事件
adminLog-everything = 全部
adminLog-show = 显示
adminLog-newer = 较新
adminLog-older = 较旧

## adminLogLive

adminLogLive-signOut = 已退出登录
adminLogLive-leftOut = 失败次数多于所列
adminLogLive-userAdded = 已添加账户
adminLogLive-userRemoved = 已删除账户
adminLogLive-userDisabled = 已停用账户
adminLogLive-userEnabled = 已启用账户
adminLogLive-madeAdministrator = 已设为管理员
adminLogLive-noAdministrator = 不再是管理员
adminLogLive-madeAuditor = 已设为审计员
adminLogLive-noAuditor = 不再是审计员
adminLogLive-suspended = 被公司登录冻结
adminLogLive-admitted = 公司登录重新准许登录
adminLogLive-linked = 已关联公司登录
adminLogLive-unlinked = 已取消关联公司登录
adminLogLive-vouched = 已担保地址属实
adminLogLive-joinedGroup = 已添加到群组
adminLogLive-leftGroup = 已移出群组
adminLogLive-factorAdded = 已添加第二重验证
adminLogLive-factorRemoved = 已删除第二重验证
adminLogLive-factorsReset = 已重置第二重验证
adminLogLive-codesMade = 已生成恢复代码
adminLogLive-invited = 已邀请
adminLogLive-accessEnded = 已终止所有访问权限
adminLogLive-linksExpired = 已删除账户的链接
adminLogLive-withdrawn = 已撤回邀请
adminLogLive-sessionEnded = 已结束会话
adminLogLive-linkMade = 已创建一次性链接
adminLogLive-passwordSet = 已设置密码
adminLogLive-tokenMade = 已创建 API 令牌
adminLogLive-tokenRemoved = 已吊销 API 令牌
adminLogLive-settingsChanged = 已更改设置
adminLogLive-rotationBegun = 已开始轮换主密钥
adminLogLive-rotationEnded = 已结束轮换主密钥
adminLogLive-exported = 已导出审计日志
adminLogLive-backedUp = 已创建备份
adminLogLive-restored = 已恢复备份
adminLogLive-byWhom = 操作者：{ $name }
adminLogLive-commandLine = 命令行
adminLogLive-server = 服务器
adminLogLive-bySetupCode = 设置代码
adminLogLive-bySigningUp = 自行注册
adminLogLive-byOneTimeLink = 一次性链接
adminLogLive-directory = 目录服务
adminLogLive-companySignIn = 公司登录
adminLogLive-noEntries = 没有符合条件的条目。
adminLogLive-showAll = 全部显示

## ownLogLive

ownLogLive-byCode = 经验证码确认：{ $address }
ownLogLive-when = { $date }（{ $relative }）
ownLogLive-note = 备注
ownLogLive-logCount = 第 { $from }–{ $to } 条，共 { $total } 条
ownLogLive-own-creation = 已创建
ownLogLive-own-view = 已打开
ownLogLive-own-failed_view = 尝试打开未果
ownLogLive-own-expire = 已删除
ownLogLive-own-restored = 已撤消删除
ownLogLive-own-failed_passphrase = 口令错误
ownLogLive-own-probable_program = 很可能是程序
ownLogLive-own-code_sent = 已发送验证码
ownLogLive-own-code_queued = 验证码等待发送
ownLogLive-own-code_failed = 验证码未能发送
ownLogLive-own-failed_code = 验证码错误
ownLogLive-own-owner_view = 由您打开
ownLogLive-own-wrong_network = 从其他网络尝试
ownLogLive-own-other_device = 在其他设备上尝试
ownLogLive-own-alarm = 已报告：“那不是我”
ownLogLive-own-freeze = 由您暂停
ownLogLive-own-thaw = 由您恢复
ownLogLive-own-changed = 由您更改
ownLogLive-own-hold_asked = 等待您放行
ownLogLive-own-hold_released = 由您放行
ownLogLive-own-hold_refused = 由您拒绝并暂停
ownLogLive-own-request_view = 已阅读
ownLogLive-own-answer = 已回复
ownLogLive-own-mail_returned = 邮件被退回
ownLogLive-own-creation_email_send = 已安排邮件通知
ownLogLive-own-admin_view = 由管理员打开
ownLogLive-own-imported = 从 Password Pusher 迁入

## seenLogLive

seenLogLive-seen-creation = 已创建
seenLogLive-seen-view = 已打开
seenLogLive-seen-failed_view = 尝试打开未果
seenLogLive-seen-expire = 已删除
seenLogLive-seen-restored = 已撤消删除
seenLogLive-seen-failed_passphrase = 口令错误
seenLogLive-seen-probable_program = 很可能是程序
seenLogLive-seen-code_sent = 已发送验证码
seenLogLive-seen-code_queued = 验证码等待发送
seenLogLive-seen-code_failed = 验证码未能发送
seenLogLive-seen-failed_code = 验证码错误
seenLogLive-seen-owner_view = 由所有者打开
seenLogLive-seen-wrong_network = 因不在指定网络内而被拒绝
seenLogLive-seen-other_device = 在其他设备上被拒绝
seenLogLive-seen-alarm = 接收者已报告
seenLogLive-seen-freeze = 由所有者暂停
seenLogLive-seen-thaw = 由所有者恢复
seenLogLive-seen-changed = 由所有者更改
seenLogLive-seen-hold_asked = 等待所有者
seenLogLive-seen-hold_released = 由所有者放行
seenLogLive-seen-hold_refused = 由所有者拒绝
seenLogLive-seen-request_view = 已阅读
seenLogLive-seen-answer = 已回复
seenLogLive-seen-mail_returned = 邮件被退回
seenLogLive-seen-creation_email_send = 已安排邮件通知
seenLogLive-seen-admin_view = 由管理员打开
seenLogLive-seen-imported = 从 Password Pusher 迁入

## eventNamesLive

eventNamesLive-push-created = 链接已创建
eventNamesLive-push-viewed = 链接已打开
eventNamesLive-push-wrong_passphrase = 口令错误
eventNamesLive-push-expired = 链接已失效
eventNamesLive-push-alarm = 接收者的报告
eventNamesLive-push-hold_asked = 有人等待放行
eventNamesLive-push-code_failed = 验证码未能发送
eventNamesLive-request-answered = 请求已收到回复
eventNamesLive-request-closed = 请求已关闭

## conditionWords

conditionWords-passphrases = 口令
conditionWords-passwords = 密码
conditionWords-second_factors = 第二重验证
conditionWords-passkeys = 通行密钥

## conditionSays

conditionSays-disk_full = { $directory } 所在磁盘仅剩 { $freeBytes } 可用空间：低于 { $floorBytes } 时会拒绝文件。
conditionSays-disk_low = { $directory } 所在磁盘剩余 { $freeBytes } 可用空间，少于一个链接的文件可能占用的空间（{ $linkBytes }）。
conditionSays-disk_no_inodes = { $directory } 所在磁盘只能再容纳 { $files } 个文件：inode 已用尽。
conditionSays-disk_error = { $directory } 所在磁盘于 { $atMs } 发生错误：{ $reason }
conditionSays-database_damaged = 数据库已损坏。日志中列出了损坏位置。
conditionSays-database_trouble = 这台服务器目前无法处理请求：{ $reason }
conditionSays-bucket_trouble = 无法存储或打开文件：{ $reason }
conditionSays-scanner_trouble = 病毒扫描程序没有对任何文件作出判断，因此所有文件都会被拒绝：{ $reason }
conditionSays-sweep_failed = 已失效的内容没有从磁盘上删除：{ $reason }
conditionSays-clock_jumped = 时钟向前跳了一天以上，现在显示为 { $nowMs }。跳变后的一小时内不会销毁任何内容。
conditionSays-backup_failed = 上次备份失败：{ $reason }
conditionSays-backup_damaged = 上次备份 { $name } 含有损坏的数据。损坏处：{ $count }。{ $reason }
conditionSays-backup_old = 上次备份的时间是 { $lastMs }。
conditionSays-certificate_ended = 证书 { $file } 自 { $untilMs } 起已过期：客户端会拒绝它。
conditionSays-certificate_ends = 证书 { $file } 的有效期至 { $untilMs }。
conditionSays-certificate_unusable = 磁盘上的某个证书无法使用：{ $reason } 运行中的服务器会继续使用之前的证书。
conditionSays-certificate_not_obtained = 没有有效的证书，客户端会拒绝这台服务器：{ $reason }
conditionSays-certificate_not_renewed = 无法续订证书：{ $reason }
conditionSays-client_secret_refused = 登录提供商不接受 oidc.client_secret：没有人能在那里登录。
conditionSays-client_secret_ends = oidc.client_secret 中的客户端密码有效期至 { $untilMs }。此后没有人能通过提供商登录。
conditionSays-token_ends = { $owner } 的 API 令牌“{ $name }”近期使用过，有效期至 { $untilMs }。
conditionSays-administrator_new = { $user } 于 { $sinceMs } 成为管理员，操作者：{ $by }。
conditionSays-guessing = 有人在猜测（{ $guessed }）：一小时内，有 { $times } 次或更多的尝试因次数过多而被拒绝。
conditionSays-codes_failed = 无法通过邮件发送接收者的验证码：{ $reason }
conditionSays-codes_wait = 等待发送的接收者验证码邮件：{ $count }。某个接收者或发送者已达到每小时上限。最后一封邮件将于 { $untilMs } 发出。
conditionSays-deliveries_dead =
    { $n ->
       *[other] { $n } 个事件无法送达，已停止投递。
    }
conditionSays-deliveries_late = 自 { $sinceMs } 起有一个事件等待送达。
conditionSays-nodes_differ = 各节点不一致：{ $reason }
conditionSays-version_ready = 新版本的文件位于 { $file }。
conditionSays-disk_fine = { $directory } 所在磁盘有 { $freeBytes } 可用空间，共 { $totalBytes }。
conditionSays-certificate_fine = 证书 { $file } 的有效期至 { $untilMs }。
conditionSays-backup_none = 尚未进行任何备份。
conditionSays-backup_fine = 上次备份的时间是 { $lastMs }。
conditionSays-backup_scheduled = 上次备份 { $name } 的时间是 { $lastMs }，下次备份定于 { $nextMs }。
conditionSays-node_fine = 节点 { $node } 运行的版本是 { $version }。

## conditionMend

conditionMend-disk_full = 请在此磁盘上腾出空间，或扩大磁盘。
conditionMend-disk_low = 请在此磁盘上腾出空间，或扩大磁盘。
conditionMend-disk_no_inodes = 请删除其他程序留在此磁盘上的小文件。
conditionMend-disk_error = 请立即创建备份。然后检查磁盘及其连接。系统日志中有更多信息。
conditionMend-database_damaged = 请从备份恢复。
conditionMend-database_trouble = 请检查数据库、其主机以及到达那里的网络。
conditionMend-bucket_trouble = 请检查存储桶、其密钥以及到达那里的网络。各节点共享的目录必须已挂载。
conditionMend-scanner_trouble = 请启动 clamd，并让运行这台服务器的用户能够读取其套接字。clamd 自己的日志中有更多信息。
conditionMend-sweep_failed = 没有人能打开这些内容。请检查磁盘和日志。
conditionMend-clock_jumped = 如果时钟有误，请在这一小时内校正。如果时钟正确，则无需操作：长时间停机或恢复备份后也会出现此通知。
conditionMend-backup_failed = 请排除原因。服务器会自动重试。
conditionMend-backup_damaged = 请检查磁盘，并查明哪些数据已损坏。之前的完整备份会保留。
conditionMend-backup_old = 请检查进行备份的程序，或手动备份。
conditionMend-certificate_ended = 请更换证书及其密钥的文件。服务器会自动重新读取。
conditionMend-certificate_ends = 请更换证书及其密钥的文件。服务器会自动重新读取。
conditionMend-certificate_unusable = 请更换证书及其密钥的文件。
conditionMend-certificate_not_obtained = 服务器会自动重试。请检查证书颁发机构以及到达那里的网络。
conditionMend-certificate_not_renewed = 正在使用的证书有效期至 { $untilMs }，服务器会重试。请检查证书颁发机构以及到达那里的网络。
conditionMend-client_secret_refused = 请在提供商处创建新的客户端密码，并进行设置。
conditionMend-client_secret_ends = 请在提供商处创建新的客户端密码并进行设置，然后将 oidc.client_secret_until 设为其到期时间。
conditionMend-token_ends = 请令牌的所有者创建新令牌，并提供给使用它的程序。
conditionMend-administrator_new = 如果这不在您的预期之内，请取消该权限并查看管理员日志。
conditionMend-guessing = 日志中列出了地址。请在防火墙中阻止它们。
conditionMend-codes_failed = 请检查邮件服务器和邮件设置。验证码未能发送的接收者需要重新获取验证码。
conditionMend-codes_wait = 如果发送者确实需要联系这么多接收者，请调高 mail.per_hour。其链接的日志中说明了谁的验证码正在等待发送。
conditionMend-deliveries_dead = 请修复接收方，然后重新投递或放弃未送达的内容。
conditionMend-deliveries_late = 请检查邮件服务器、Webhook 或收集器。日志中说明了哪一个出现故障。
conditionMend-nodes_differ = 请使所有节点的版本、设置和时间一致。
conditionMend-version_ready = 请先检查，然后升级。
conditionMend-backup_none = 如果没有其他方式备份这台服务器，请创建备份。

## errorPage

errorPage-missing = 未找到页面
errorPage-missingText = 此地址没有页面。
errorPage-home = 前往首页
errorPage-busy = 操作过于频繁
errorPage-busyText = 来自您地址的操作过于频繁。没有打开任何内容。请稍候，然后重新加载此页面。
errorPage-keySent = 此链接已不再保密
errorPage-keySentText = 传送途中的某个程序（例如邮件过滤器）将此链接中的 # 写成了 %23，因此其密钥被发送到了服务器。没有打开任何内容，也没有计入查看次数，但密钥已不再保密。请让发送者通过其他途径发送新链接。
errorPage-upgrading = 这台服务器正在升级
errorPage-upgradingText = 没有打开任何内容，也没有丢失任何内容。请在一分钟后重新加载此页面。
errorPage-unavailable = 暂时不可用
errorPage-unavailableText = 服务器目前无法执行此操作。没有打开任何内容，也没有丢失任何内容。请在几分钟后重试。
errorPage-unconfirmed = 未确认
errorPage-unconfirmedText = 服务器无法判断此操作是否已完成。可能已计为一次查看，尽管没有显示任何内容。请在几分钟后重试；如果届时机密内容已不在，请向发送者索取新链接。
errorPage-defect = 出现问题
errorPage-defectText = 这种情况不应发生。请告诉这台服务器的运营者发生的时间：日志中有详细信息。

## mailShared

mailShared-subject = { $sender } 有内容发给您
mailShared-lead = { $sender } 通过 { $service } 与您分享了机密内容。
mailShared-link = 打开
mailShared-until = 链接有效期至 { $when }。
mailShared-views =
    { $n ->
       *[other] 可打开 { $n } 次。
    }
mailShared-notice = 请向 { $sender } 索取链接：此邮件中不含链接。
mailShared-stranger = 如果您不认识 { $sender }，请忽略此邮件。
mailShared-unverified = 没有人验证过地址 { $sender } 属于发送者。请通过其他途径询问 { $sender } 此邮件是否由其发送。如果无法询问，请忽略此邮件。

## mailAsked

mailAsked-subject = { $sender } 请您提供内容
mailAsked-lead = { $sender } 请您通过 { $service } 发送机密内容。
mailAsked-link = 回复
mailAsked-until = 您可以在 { $when } 之前回复。您无需账户。

## mailNeeds

mailNeeds-name = 发送者填写的名字是“{ $name }”。
mailNeeds-shared = 打开之前：
mailNeeds-asked = 回复之前：
mailNeeds-from = 从 { $when } 起可以打开。
mailNeeds-passphrase = 您需要口令。{ $sender } 会通过其他途径告诉您。
mailNeeds-code = 您需要验证码。在您请求后，页面会将其发送到 { $address }。
mailNeeds-proof = 只有特定的人可以打开。页面会要求您证明自己是其中之一。
mailNeeds-release = 需要由 { $sender } 为您放行。请打开链接，并在放行之前让页面一直开着。
mailNeeds-lock = 只有首先打开的设备和浏览器可以再次打开。请在您需要使用的地方打开。
mailNeeds-letters = 页面会显示三个字母。请输入它们，让页面知道您不是程序。

## mailOpened

mailOpened-subject = 已打开：{ $name }
mailOpened-unnamed = 您 { $date } 的链接
mailOpened-lead = 您的链接已被打开：{ $when }。
mailOpened-left =
    { $n ->
       *[other] 还可以打开 { $n } 次。
    }
mailOpened-last = 这是最后一次查看：机密内容已销毁。
mailOpened-link = 我的链接
mailOpened-why = 您收到此邮件，是因为您要求在它被打开时收到通知。

## mailAnswered

mailAnswered-subject = 已回复：{ $name }
mailAnswered-unnamed = 您 { $date } 的请求
mailAnswered-lead = 您的请求已收到回复：{ $when }。
mailAnswered-keep = 此邮件中不含回复。请登录后打开。
mailAnswered-link = 请求
mailAnswered-why = 您收到此邮件，是因为您要求每收到一条回复都发送邮件。

## mailCode

mailCode-subject = 您在 { $service } 的验证码
mailCode-lead = 有人通过 { $service } 与您分享了机密内容。要打开，请在请求验证码的页面上输入此验证码：
mailCode-leadNamed = { $sender } 通过 { $service } 与您分享了机密内容。要打开，请在请求验证码的页面上输入此验证码：
mailCode-asks = 有人请您通过 { $service } 发送机密内容。要查看并回复，请在请求验证码的页面上输入此验证码：
mailCode-asksNamed = { $sender } 请您通过 { $service } 发送机密内容。要查看并回复，请在请求验证码的页面上输入此验证码：
mailCode-until =
    { $n ->
       *[other] 验证码可使用一次，{ $n } 分钟内有效，且仅限请求它的浏览器。
    }
mailCode-ignore = 如果您没有请求验证码，请忽略此邮件，且不要将验证码告诉任何人。

## mailInvited

mailInvited-subject = 您在 { $service } 的账户
mailInvited-lead = 您现在拥有 { $service } 的账户：{ $email }。
mailInvited-link = 选择密码
mailInvited-once = 链接仅可使用一次，有效期至 { $when }。

## mailReset

mailReset-subject = 请设置 { $service } 的新密码
mailReset-lead = { $service } 的管理员让您为 { $email } 选择新密码。
mailReset-link = 选择密码
mailReset-once = 链接仅可使用一次，有效期至 { $when }。

## mailNotice

mailNotice-subject = 您在 { $service } 的账户
mailNotice-password = { $email } 的密码已更改：{ $when }。
mailNotice-factorAdded = 已为 { $email } 添加一种第二重验证：{ $when }。
mailNotice-factorRemoved = 已删除 { $email } 的一种第二重验证：{ $when }。
mailNotice-factorsReset = 管理员已删除 { $email } 的所有第二重验证：{ $when }。
mailNotice-recoveryCodes = 已为 { $email } 生成新的恢复代码：{ $when }。之前的代码不再有效。
mailNotice-recoveryCode = { $email } 的一个恢复代码已被使用：{ $when }。该代码不能再次使用。
mailNotice-devices = 有太多针对 { $email } 的错误密码或代码来自曾经登录过的浏览器：{ $when }。可能有人拿到了您的某台设备。
mailNotice-from = 操作来自地址 { $address }。
mailNotice-stranger = 如果这不在您的预期之内，请更改您在 { $service } 的密码，并告诉其管理员。

## mailConditions

mailConditions-one = { $service }：{ $says }
mailConditions-many =
    { $n ->
       *[other] { $service }：{ $n } 个事项需要管理员处理
    }
mailConditions-link = 服务器状态
mailConditions-why = 您收到此邮件，是因为 notices.mail 中有您的地址。邮件会发送一次；如果情况没有变化，七天后会再发送一次。请在服务器的主机上使用 sudo 和服务器的 --config 运行命令。

## mailTest

mailTest-subject = { $service } 测试
mailTest-lead = 来自 { $service } 的邮件可以送达。
mailTest-link = { $service }

## opener

opener-title = 打开密封链接
opener-lead = 此页面是您自己保存的文件：它用于打开端到端密封的链接，任何服务器都无法更改它。它只向链接的服务器请求密封的机密内容，不请求其他任何东西。
opener-link = 链接，包括 # 之后的部分
opener-passphraseHint = 仅在发送者给过您口令时填写。
opener-open = 打开
opener-notLink = 这不是指向机密内容的链接。请复制整个链接，从 https:// 到末尾。
opener-unreachable = 没有此页面可以读取的响应。可能无法连接到服务器，也可能服务器只允许自己的页面打开此链接：机密内容可能没有密封，或仅限特定网络。没有打开任何内容。
opener-incomplete = 响应没有完整到达。这可能已计为一次查看。
opener-notSealed = 服务器发送的内容没有密封，因此不是发送者为此链接密封的内容。不显示其中任何部分。
opener-wrong = 口令错误或缺失。没有计入查看次数。
opener-refused = 服务器目前不交付此内容。没有计入查看次数。
opener-held = 需要由发送此内容的人放行。请告诉对方这些单词：{ $words }
opener-heldWordless = 需要由发送此内容的人放行。
opener-otherPassphrase = 无法用此口令打开。请重试：密封的机密内容已在这里，不会再计入查看次数。如果发送者没有给您口令，请将此栏留空。
opener-go = 打开 { $host } 上的网址
opener-saved = 已保存

## languages

languages-title = 选择您的语言
languages-search = 查找您的语言
languages-searchHint = 用该语言书写的名称、英文名称或代码，例如 pt-BR。
languages-find = 搜索
languages-none = 没有符合条件的语言。
languages-all = 所有语言
languages-browser = 使用浏览器的语言
languages-back = 返回页面
languages-counts = 其他语言的文字均为译文。如与英文不一致，以英文为准。如发现错误的用词，请告诉此服务器的运营者。
languages-recipient = 接收者的语言
languages-recipientHint = 用于链接的页面及相关邮件。已自行选择语言的接收者不受影响。
languages-recipientOwn = 按其浏览器设置
languages-answerer = 回复者的语言
languages-answererHint = 用于请求的页面。已自行选择语言的人不受影响。

## languagesLive

languagesLive-found =
    { $n ->
       *[other] { $n } 种语言
    }
languagesLive-recipientLanguage = 接收者的语言
