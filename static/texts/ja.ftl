### Japanese

## layout

layout-skip = 本文へスキップ
layout-navigation = メインメニュー
layout-create = 新規
layout-pushes = 自分のリンク
layout-admin = 管理
layout-account = アカウント
layout-signIn = サインイン
layout-languages = 言語
layout-light = ライト
layout-dark = ダーク
layout-auto = 自動
layout-api = API
layout-about = このサービスについて
layout-aboutLine = 仕組みと運営者について
layout-noScript = このページにはJavaScriptが必要です。ページのスクリプトは、このサーバーとだけ通信します。
layout-otherWays = APIまたはコマンドラインも使えます。
layout-waiting = ページを読み込んでいます。変化がない場合は、再読み込みしてください。
layout-plain = この接続は暗号化されていません。ここで送ったり開いたりする内容を、ネットワーク上の他人が読めてしまいます。https://のアドレスがあれば、そちらをお使いください。
layout-notSealed = 先に進まないでください：封印されていません
layout-notSealedText = この機密情報は送信者が封印したものですが、サーバーから届いたものは封印されていません。その内容は一切表示しません。電話などで送信者に連絡してください。

## create

create-title = 機密情報を共有
create-tagline = 期限付きのリンクで、パスワードやファイルを送信できます。
create-kinds = 共有するもの
create-text = テキスト
create-files = ファイル
create-url = リンク
create-qr = QRコード
create-textLabel = 機密情報
create-shared = 別のアプリから共有されました。送る前に内容を確認してください。
create-textPlaceholder = パスワード、キー、メモなど…
create-urlLabel = Webアドレス
create-urlHint = 受信者にはまずアドレスが表示され、確認してからこのページを離れます。
create-qrLabel = QRコードにするテキスト
create-qrHint = 受信者には、読み取り用のQRコードとして表示されます。
create-message = メッセージ（省略可）
create-filesSignIn = ファイルを共有するには、サインインしてください。
create-hide = 入力中は隠す
create-generator = パスワードを生成
create-style = 種類
create-styleCharacters = 文字
create-styleWords = 単語
create-stylePin = PIN
create-pinHint = 試行回数がこのサーバーで制限されるため、パスフレーズとしては十分です。機密情報そのものとしては弱すぎます。
create-length = 長さ
create-digits = 数字
create-symbols = 記号
create-capitals = 大文字
create-generated = 候補
create-again = 別の候補
create-use = これを使う
create-lifetime = 有効期間
create-views = 閲覧回数
create-passphrase = パスフレーズ（省略可）
create-passphraseRequired = パスフレーズ（必須）
create-passphraseLength =
    { $n ->
       *[other] { $n }文字以上。
    }
create-passphraseHint = パスフレーズは、電話など別の方法で伝えてください。
create-suggest = 候補を表示
create-add = オプションを追加…
create-covered = タップするまで隠しておく
create-coveredHint = 開いたときに、受信者の肩越しに読まれるのを防ぎます。
create-deletable = 受信者による機密情報の削除を許可
create-notifyMe = 開かれたら通知
create-notifyByMail = メールが届き、「自分のリンク」に印が付きます。
create-notifyInList = 「自分のリンク」に印が付きます。
create-name = 名前（自分だけに表示）
create-note = メモ（自分だけに表示）
create-sign = 自分の名前で署名
create-senderName = 自分の名前
create-senderMessage = 受信者へのメッセージ
create-senderMessageHint = 機密情報を開く前に、リンクを知っているすべての人に表示されます。機密の内容は書かないでください。
create-senderEmail = アカウントのアドレスを表示：{ $email }
create-sealed = エンドツーエンド暗号化
create-sealedHint = 受信者以外は誰も読めません。このサーバーにも読めません。
create-sealedName = ファイル名も保護されるため、一覧に表示する名前を付けてください。この名前、メモ、署名は保護されません。
create-sealedRequired = このサーバーでは、これ以外は受け付けません。
create-groupLimits = グループ（{ $groups }）の制限が適用されます。
create-shownOnce = 今すぐリンクをコピーしてください。あとから再表示することはできません。
create-remembered = 選択内容は、このデバイスに記憶されます。
create-reset = 既定値に戻す
create-submit = リンクを作成
create-ready = リンクができました
create-passphraseNext = 次に、パスフレーズを別の方法で伝えてください
create-passphraseReminder = リンクはこのパスフレーズがないと開けません。電話などで伝えてください。パスフレーズは再表示されません。
create-copyPassphrase = パスフレーズをコピー
create-end = 今すぐ削除
create-another = 続けて共有

## createClosed

createClosed-title = 機密情報を共有するには、サインインしてください
createClosed-text = お使いのネットワークからリンクを作成できるのは、アカウントを持つ人だけです。
createClosed-hint = 受け取ったリンクは、ここからでもいつもどおり開けます。
createClosed-nothingTitle = ここでは何も共有できません
createClosed-nothing = 所属グループ（{ $groups }）の制限により、共有できる機密情報の種類がありません。このサーバーの管理者にお問い合わせください。

## createLive

createLive-bytes = { $used } / { $limit }
createLive-characters = { $used } / { $limit }文字
createLive-bits =
    { $n ->
       *[other] 約{ $n }ビット
    }
createLive-termViews =
    { $n ->
       *[other] 閲覧{ $n }回
    }
createLive-termUntil = { $date }まで
createLive-noPassphrase = パスフレーズなし
createLive-withPassphrase = パスフレーズあり
createLive-needsPassphrase = パスフレーズ必須
createLive-passphraseMissing = パスフレーズを入力してください。
createLive-passphraseShort =
    { $n ->
       *[other] パスフレーズが短すぎます。{ $n }文字以上にしてください。aaaaや1234のような並びは2文字と数えます。
    }
createLive-signed = 署名：{ $by }
createLive-blank = 先に機密情報を入力してください。
createLive-tooLong = 長すぎます。上限は{ $limit }です。
createLive-tooManyCharacters =
    { $n ->
       *[other] 長すぎます。上限は{ $n }文字です。
    }
createLive-badUrl = https://example.orgのようなWebアドレスを入力してください。
createLive-unsealed = ブラウザーで封印できませんでした。何も送信されていません。
createLive-opens =
    { $n ->
       *[other] { $date }（{ $relative }）まで、{ $n }回開けます。
    }
createLive-endedTitle = 機密情報を削除しました
createLive-ended = 内容は消去されました。自分を含め、もう誰も開けません。
createLive-goneTitle = リンクは失効しました
createLive-gone = もう誰も開けません。内容は消去されています。
createLive-linkUnsaved = リンクをまだコピーしていません。リンクが表示されるのはこのページだけです。それでもページを離れますか？
createLive-passphraseUnsaved = パスフレーズをまだコピーしていません。パスフレーズが表示されるのはこのページだけです。それでもページを離れますか？
createLive-leaveIt = 離れる
createLive-offline = サーバーから応答がありません。接続を確認して、もう一度お試しください。
createLive-rateLimited =
    { $n ->
       *[other] リクエストが多すぎます。{ $n }秒後にもう一度お試しください。
    }
createLive-tryAgain = もう一度お試しいただけます。
createLive-tooLarge = サーバーが受け付けるサイズを超えています。
createLive-signInFirst = 先にサインインしてください。
createLive-unavailable = 現在、サーバーを利用できません。入力内容は残っています。しばらくしてから、もう一度お試しください。
createLive-noSpace = サーバーに空き容量がありません。何も保存されていません。
createLive-failed = 問題が発生しました（{ $status }）。何も保存されていません。
createLive-refused = サーバーはこの値を受け付けません。
createLive-tooMany =
    { $n ->
       *[other] { $n }件まで入力できます。
    }
createLive-outOfRange = { $min }から{ $max }までの数を入力してください。

## resultLive

resultLive-notOpened = まだ開かれていません。
resultLive-openedTimes =
    { $n ->
       *[other] { $n }回開かれました。最終：{ $date }
    }

## fileBox

fileBox-files = ファイル
fileBox-dropHere = ここにファイルまたはフォルダーをドロップ
fileBox-chooseFiles = ファイルを選択
fileBox-chooseFolder = フォルダーを選択
fileBox-cancel = キャンセル

## filesLive

filesLive-fileLimits =
    { $n ->
       *[other] ファイルは{ $n }個まで、1個あたり{ $file }、合計{ $push }までです。
    }
filesLive-tooManyFiles =
    { $n ->
       *[other] 1つのリンクに入れられるファイルは{ $n }個までです。
    }
filesLive-fileTooLarge = 「{ $name }」は{ $limit }を超えています。
filesLive-filesTooLarge = ファイルの合計が{ $limit }を超えています。
filesLive-noFiles = ファイルを1つ以上選択してください。
filesLive-packing = 「{ $name }」はまだまとめている途中です。
filesLive-remove = { $name }を除外
filesLive-uploading = { $percent } · { $speed }/秒
filesLive-lost = 接続が切れました。自動的に再開します。
filesLive-uploaded = 送信しました。サーバーが保存しています…
filesLive-sealing = ブラウザーで封印中：{ $percent }
filesLive-unreadable = ブラウザーがファイルの1つを読み取れなくなりました。何も送信されていません。ファイルを選択し直してください。
filesLive-cancelled = キャンセルしました。何も保存されていません。

## reveal

reveal-title = あなた宛ての機密情報
reveal-intro = 機密の内容があなたに共有されています。
reveal-ownTitle = 自分の機密情報
reveal-ownIntro = 自分で共有したものです。受信者はこのページで開きます。
reveal-ownPage = リンク、QRコード、ログを見る
reveal-passphrase = パスフレーズ
reveal-passphraseHint = このリンクとは別に、送信者から伝えられます。
reveal-unlock = ロックを解除
reveal-open = 機密情報を表示
reveal-counts = 開くと、閲覧1回として数えられます。
reveal-how = 仕組みについて
reveal-sealed = エンドツーエンドで暗号化されています。開けるのはお使いのブラウザーだけで、このサーバーには読めません。
reveal-sealedNoScript = このリンクを開くには、JavaScriptまたはコマンド「secretpush open」が必要です。
reveal-largeText = 256 MiBを超えるファイルがあり、このブラウザーではその大きさの封印されたファイルを保存できません。これは閲覧として数えられていません。パソコンで、リンクをhttps://でChromeかEdgeから開くか、次のコマンドで開いてください：
reveal-copyCommand = コマンドをコピー
reveal-secret = 機密情報
reveal-show = 表示
reveal-onPaper = 機密情報は隠されています。ページで「表示」を選んでから、もう一度印刷してください。
reveal-hide = 隠す
reveal-copy = コピー
reveal-save = ファイルとして保存
reveal-print = 印刷
reveal-files = ファイル
reveal-download = ダウンロード
reveal-downloadAll = すべてZIPでダウンロード
reveal-address = 送信者は、次のアドレスを開くよう求めています：
reveal-go = アドレスを開く…
reveal-goTitle = このページを離れますか？
reveal-goText = 次のサイトのアドレスを開こうとしています：
reveal-goYes = 開く
reveal-goTo = { $host }のアドレスを開く
reveal-qr = このコードを読み取ってください
reveal-qrText = コードの内容
reveal-remove = 今すぐ削除
reveal-removeText = 自分を含め、このリンクは二度と誰にも開けなくなります。
reveal-removeYes = 削除
reveal-cancel = キャンセル
reveal-deletedTitle = 削除しました
reveal-deletedText = このリンクはもう誰にも開けません。このページにも機密情報は残っていません。
reveal-undo = 元に戻す
reveal-openAgain = リンクに戻る
reveal-gone = ここにはもう何もありません
reveal-goneText = このリンクは失効したか、削除されたか、もともと存在しません。
reveal-openedHere = このデバイスで、このリンクを{ $date }（{ $relative }）に開いています。その後、失効したか削除されました。
reveal-goneHint = 送信者に新しいリンクを頼んでください。
reveal-goneCreate = 自分でも機密情報を共有
reveal-letters = 次の3文字を入力してください
reveal-lettersNeeded = 3文字を入力してから、もう一度ボタンを押してください。何も開かれていません。
reveal-lettersOther = 文字が違います。次の3文字を入力してから、もう一度ボタンを押してください。何も開かれていません。
reveal-wrong = パスフレーズが違います。
reveal-limited = 間違ったパスフレーズの入力が多すぎます。1分待ってから、もう一度お試しください。
reveal-refused = 送信者に拒否されたため、開けません。
reveal-waitOver = 待ち時間が終わりました。もう一度許可を求めるには、開き直してください。
reveal-crowded = 待っている人が多すぎます。1分後にもう一度お試しください。
reveal-scanner = このブラウザーは、リンクを検査するプログラムだと名乗っているため、何も開かれていません。別のブラウザーでリンクを開いてください。
reveal-again = ページを再読み込みしても、機密情報がもう一度開かれることはありません。再度開くには、ボタンを押してください。
reveal-failed = サーバーで問題が発生しました。しばらくしてから、もう一度お試しください。

## senderNote

senderNote-label = 送信者から
senderNote-shares = { $name }さんから共有されています。
senderNote-writes = { $name }さんからのメッセージ：
senderNote-unnamedWrites = 送信者からのメッセージ：
senderNote-account = このサーバーのアカウント{ $email }から送られました。
senderNote-anyAccount = アカウント{ $email }から送られました。ここでは誰でもアカウントを作成できるため、このアドレスは確認されていません。
senderNote-unverifiedAccount = アカウント{ $email }から送られました。このアドレスは誰にも確認されていません。
senderNote-ownWords = 名前とメッセージは、送信者自身が書いたものです。
senderNote-unverified = 名前とメッセージは、送信者自身が書いたものです。名前が正しいかどうか、このサーバーにはわかりません。

## undoPlain

undoPlain-seconds =
    { $n ->
       *[other] { $n }秒以内なら元に戻せます。
    }

## undoLive

undoLive-deleted = 削除しました。誰にも開けません。
undoLive-undo = 元に戻す（{ $seconds }）
undoLive-undone = 削除を取り消しました。
undoLive-tooLate = 元に戻せませんでした。すでに消去されています。

## revealLive

revealLive-viewsLeft =
    { $n ->
       *[other] { $date }（{ $relative }）まで、あと{ $n }回開けます。
    }
revealLive-lastView = これが最後の閲覧です。機密情報はサーバーから消去されました。必要なものは今のうちに保存してください。
revealLive-lastViewFiles = これが最後の閲覧です。必要なものは今すぐダウンロードしてください。ダウンロードのリンクは短時間しか使えません。
revealLive-ownView = 自分の閲覧は数えられません。
revealLive-shown = 機密情報を表示しています。
revealLive-covered = 機密情報を隠しています。
revealLive-copied = コピーしました
revealLive-copyFailed = コピーできませんでした。テキストを選択してコピーしてください。
revealLive-wrong = パスフレーズが違います。
revealLive-limited =
    { $n ->
       *[other] 間違ったパスフレーズの入力が多すぎます。{ $n }秒後にもう一度お試しください。
    }
revealLive-busy =
    { $n ->
       *[other] リクエストが多すぎます。{ $n }秒後にもう一度お試しください。
    }
revealLive-again = もう一度お試しいただけます。
revealLive-unconnected = オフラインです。何も開かれていません。
revealLive-offline = サーバーの応答が最後まで届きませんでした。閲覧1回として数えられた可能性があります。
revealLive-failed = サーバーで問題が発生しました。しばらくしてから、もう一度お試しください。
revealLive-downloaded = ダウンロード済み
revealLive-downloadedOf = { $total }個中{ $done }個のファイルをダウンロードしました
revealLive-preview = プレビュー
revealLive-previewOf = { $name }のプレビュー
revealLive-previewFailed = この画像はここでは表示できません。ダウンロードしてください。
revealLive-downloadFailed = ダウンロードが停止しました。リンクが失効した可能性があります。
revealLive-deleteFailed = 機密情報を削除できませんでした。
revealLive-noAddress = Webアドレスではないため、テキストとして表示しています。
revealLive-fileName = secret.txt
revealLive-see = 表示

## sealedLive

sealedLive-linkCut = リンクが不完全です。#より後の部分がありません。送信者に完全なリンクを頼んでください。何も開かれておらず、閲覧も数えられていません。
sealedLive-linkAltered = リンクが途中で切れたか、書き換わっています。#より後の部分が正しくありません。送信者に完全なリンクを頼んでください。何も開かれておらず、閲覧も数えられていません。
sealedLive-moduleMissing = このページのうち、封印された機密情報を開くための部分が届いていません。接続を確認して、ページを再読み込みしてください。何も開かれておらず、閲覧も数えられていません。
sealedLive-sealBroken = 封印された内容が破損したか変更されているため、一切表示しません。送信者に再送を頼んでください。
sealedLive-sealShort = 封印された内容の末尾が欠けているため、一切表示しません。送信者に再送を頼んでください。
sealedLive-sealOther = 封印された内容がこのリンクと合わないか、このページでは開けない方法で封印されています。送信者に再送を頼んでください。
sealedLive-fileWhole = 完了：「{ $name }」を最後の1バイトまで検証しました。
sealedLive-fileBroken = 「{ $name }」は破損したか変更されています。一切保存されていません。
sealedLive-fileShort = 「{ $name }」の末尾が欠けています。一切保存されていません。
sealedLive-fileTooLarge = 「{ $name }」はこのブラウザーには大きすぎます。パソコンで、リンクをhttps://でChromeかEdgeから開くか、コマンド「secretpush open」で開いてください。

## newRequest

newRequest-sealed = 回答を自分だけが読めるようにする
newRequest-sealedHint = このサーバーにも読めません。
newRequest-sealedRequired = このサーバーでは、これ以外は受け付けません。
newRequest-collectTitle = 回答を開く鍵
newRequest-collectText = 回答を読むために必要です。再表示できないため、リカバリーファイルをダウンロードしてください。誰にも送らないでください。
newRequest-copyCollect = 鍵をコピー
newRequest-recovery = リカバリーファイルをダウンロード
newRequest-showKey = 鍵をリンクとして表示
newRequest-title = 機密情報を依頼
newRequest-lead = リンクを受け取った人は、アカウントなしで機密情報を送れます。
newRequest-link = 機密情報の送付を依頼
newRequest-what = 何が必要ですか？
newRequest-whatHint = リンクを知っている人は誰でも読めます。機密の内容は書かないでください。
newRequest-takesFiles = ファイルの送付を許可
newRequest-showsEmail = アカウントのアドレスを相手に表示：{ $email }
newRequest-notifyMe = 回答ごとにメールを受け取る
newRequest-name = 名前（自分だけに表示）
newRequest-note = メモ（自分だけに表示）
newRequest-files = 回答者に渡すファイル（省略可）
newRequest-filesHint = 記入用のフォームなど。リンクを知っている人は誰でもダウンロードできます。
newRequest-until = 受付期間
newRequest-answers = 受け付ける回答数
newRequest-passphrase = パスフレーズ（省略可）
newRequest-passphraseHint = 依頼を読むときと回答するときに必要です。電話などで伝えてください。
newRequest-more = その他のオプション
newRequest-submit = リンクを作成
newRequest-ready = リンクができました
newRequest-page = この依頼のページを開く
newRequest-passphraseNext = 次に、パスフレーズを別の方法で伝えてください
newRequest-passphraseReminder = 依頼はこのパスフレーズがないと開けません。パスフレーズは再表示されません。
newRequest-copyPassphrase = パスフレーズをコピー
newRequest-another = 続けて依頼

## newRequestLive

newRequestLive-blankRequest = 必要なものを書いてください。
newRequestLive-longRequest = 長すぎます。上限は{ $limit }です。
newRequestLive-longNote = メモが長すぎます。上限は{ $limit }です。
newRequestLive-answersRange = { $min }から{ $max }までの数を入力してください。
newRequestLive-leadNamed = 指定した人だけが機密情報を送れます。
newRequestLive-hintNamed = 指定した人だけが読めます。
newRequestLive-termAnswers =
    { $n ->
       *[other] 回答{ $n }件
    }
newRequestLive-noPassphrase = パスフレーズなし
newRequestLive-withPassphrase = パスフレーズあり
newRequestLive-takes =
    { $n ->
       *[other] 回答できるのは{ $date }（{ $relative }）まで、{ $n }回です。
    }
newRequestLive-full = 受付中の依頼が多すぎます。先にどれかを締め切ってください。
newRequestLive-tooLarge = サーバーが受け付けるサイズを超えています。
newRequestLive-unavailable = 現在、サーバーを利用できません。入力内容は残っています。しばらくしてから、もう一度お試しください。
newRequestLive-noSpace = サーバーに空き容量がありません。何も保存されていません。
newRequestLive-limited =
    { $n ->
       *[other] リクエストが多すぎます。{ $n }秒後にもう一度お試しください。
    }
newRequestLive-retry = もう一度お試しいただけます。
newRequestLive-noAnswer = サーバーから応答がありません。接続を確認して、もう一度お試しください。
newRequestLive-problem = 問題が発生しました（{ $status }）。何も保存されていません。
newRequestLive-refused = サーバーは、入力された値のいずれかを受け付けません。

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
       *[other] 次のリンクから、機密の内容をお送りください。回答できるのは{ $date }まで、{ $n }回です。アカウントは不要です：
    }
requestShareLive-requestSubject = お送りいただきたいものがあります
requestShareLive-requestTerms =
    { $n ->
       *[other] 回答できるのは{ $date }まで、{ $n }回です。
    }

## requestLetter

requestLetter-to = 宛先
requestLetter-from = 差出人
requestLetter-title = 機密の内容の送付をお願いします
requestLetter-intro = スマートフォンやパソコンから送れます。アカウントは不要です。
requestLetter-scan = スマートフォンのカメラでコードを読み取ってください。または、印刷されたとおりにアドレスをブラウザーに入力してください。大文字と小文字は区別されます。
requestLetter-press = 開いたページのボタンを押し、求められているものを送ってください。
requestLetter-passphrase = パスフレーズを入力してボタンを押してください。パスフレーズは、依頼者から別の方法で伝えられます。安全のため、この書面には記載していません。ここに書き込まないでください。
requestLetter-keep = 終わったら、この書面を破棄してください。

## request

request-recovery = リカバリーファイルをダウンロード
request-loadKey = リカバリーファイルを読み込む
request-keyFile = リカバリーファイル
request-linkOnce = 完全なリンクは、依頼の作成時に一度だけ表示されました。リカバリーファイルにも入っています。どちらもない場合は、この依頼を締め切って、新しく作成してください。
request-noScript = 回答の表示にはJavaScriptが必要です。
request-asked = 依頼の内容
request-answers = 回答
request-close = 依頼を締め切る
request-cancel = キャンセル

## requestKeysLive

requestKeysLive-recoveryText =
    このファイルは、依頼への回答を開くためのものです。大切に保管し、誰にも送らないでください。

    別のブラウザーで回答を読むには、サインインして依頼のページを開き、そこでこのファイルを読み込むか、鍵を開いてください。
requestKeysLive-recoveryLink = 送るリンク：
requestKeysLive-recoveryKey = 自分の鍵：
requestKeysLive-keyElsewhere = 別のブラウザーで読むには、リカバリーファイルをダウンロードしてください。誰にも送らないでください。
requestKeysLive-keyInTab = 回答を開く鍵は、このタブにあります。
requestKeysLive-keyMissing = 回答を読めるのは自分だけですが、このブラウザーには鍵がありません。リカバリーファイルを読み込んでください。
requestKeysLive-keyNotInFile = この依頼のリカバリーファイルではありません。
requestKeysLive-keyLoaded = 鍵を読み込みました。

## requestWordsLive

requestWordsLive-unnamedRequest = { $date }の依頼
requestWordsLive-closeQuestion = 「{ $name }」を締め切りますか？今後の回答は受け付けられず、依頼の内容は消去されます。
requestWordsLive-answersStay = 届いた回答は、失効するまで残ります。
requestWordsLive-closedNow = 締め切りました。依頼の内容は消去されました。
requestWordsLive-answeredMeanwhile = 新しい回答があります。

## requestLive

requestLive-open = 受付中
requestLive-ready = 回答あり
requestLive-closed = 締め切り済み
requestLive-guardedText = パスフレーズで守られているため、ここには表示されません。
requestLive-closedText = 依頼を締め切ったときに消去されました。
requestLive-answersOf = 回答
requestLive-answersCount = { $came } / { $total }
requestLive-openUntil = 受付期限
requestLive-filesMay = ファイル
requestLive-filesYes = 送付可
requestLive-guard = パスフレーズ
requestLive-guardSet = 読むときと回答するときに必要
requestLive-email = アカウントのアドレス
requestLive-emailShown = 表示
requestLive-noAnswers = まだ回答はありません。
requestLive-sendLink = 必要なものを持っている人に、リンクを送ってください。
requestLive-noneCame = 回答はありませんでした。
requestLive-purged = 回答はすでに削除されています。
requestLive-answerBy = { $name }さんの回答
requestLive-answerOf = { $date }の回答
requestLive-newAnswer = 新着
requestLive-answerOpen = 開く
requestLive-answerPage = リンクとログ
requestLive-answerOver = 失効
requestLive-allCame = 回答済みです。このリンクは今後の回答を受け付けません。
requestLive-logClosed = 手動で締め切り

## requestsLive

requestsLive-newAnswers =
    { $n ->
       *[other] 新着の回答{ $n }件
    }
requestsLive-answersGot =
    { $n ->
       *[other] 回答{ $n }件
    }
requestsLive-noneYet = まだ回答なし
requestsLive-closes = 締め切り：{ $when }
requestsLive-hasClosed = 締め切り済み
requestsLive-requestMade = 作成：{ $when }
requestsLive-noOpen = 現在、依頼しているものはありません。
requestsLive-noReady = 受付中の依頼に、回答はありません。
requestsLive-noClosed = 締め切られた依頼はまだありません。
requestsLive-closeRequest = 締め切る

## ownRequests

ownRequests-tab = 依頼
ownRequests-open = 受付中
ownRequests-ready = 回答あり
ownRequests-closed = 締め切り済み

## answerGate

answerGate-collects = これは回答を開くためのリンクで、依頼者用です。サインインしてから、もう一度開いてください。
answerGate-title = 機密情報の依頼が届いています
answerGate-intro = 機密の内容を送るよう依頼されています。アカウントは不要です。
answerGate-ownTitle = 自分の依頼
answerGate-ownIntro = 自分で出した依頼です。相手はこのページで回答します。
answerGate-ownPage = リンク、回答、ログを見る
answerGate-passphraseHint = このリンクとは別に、依頼者から伝えられます。
answerGate-read = 依頼の内容を見る
answerGate-left =
    { $n ->
       *[other] 回答できるのは{ $date }（{ $relative }）まで、あと{ $n }回です。
    }
answerGate-busy = お使いのアドレスからのリクエストが多すぎます。1分待ってから、もう一度お試しください。

## ownAnswer

ownAnswer-title = 「{ $name }」への回答
ownAnswer-unnamed = 自分の依頼への回答
ownAnswer-intro = 自分だけが開けます。
ownAnswer-page = 依頼とすべての回答を見る

## answer

answer-yourName = お名前（省略可）
answer-yourNameHint = 依頼者に表示されます。
answer-yourNameOpen = 依頼者に表示されます。回答のようには保護されません。
answer-addressShown = 確認済みのメールアドレスも表示されます。
answer-title = 依頼の内容
answer-label = 依頼者から
answer-asks = このリンクを送った人からの依頼：
answer-asksFiles = このリンクを送った人から、ファイルが添えられています。
answer-ownWords = 依頼者が書いたものです。依頼者が誰かは確認していません。
answer-ownWordsAccount = 依頼者が書いたものです。
answer-account = 依頼者は、このサーバーにアカウント{ $email }を持っています。
answer-anyAccount = 依頼者はアカウント{ $email }を持っています。ここでは誰でもアカウントを作成できるため、このアドレスは確認されていません。
answer-unverifiedAccount = 依頼者はアカウント{ $email }を持っています。このアドレスは誰にも確認されていません。
answer-careful = 依頼者が誰かわかっている場合にのみ、送ってください。
answer-given = あなたへのファイル
answer-text = 回答
answer-textPlaceholder = パスワード、キー、メモなど…
answer-message = メッセージ
answer-sealed = この依頼が受け付けるのは、エンドツーエンドで封印された回答だけです。JavaScriptがないと、このページでは封印できません。次のコマンドと完全なリンクで送ってください：
answer-sealedOnce = 回答を読めるのは依頼者だけで、このサーバーには読めません。あとから変更することはできません。
answer-once = 暗号化して保存され、開けるのは依頼者だけです。あとから変更することはできません。
answer-send = 送信
answer-sent = 送信しました
answer-sentText = 回答が届きました。このページは閉じてかまいません。
answer-sentTo = 回答が{ $email }に届きました。このページは閉じてかまいません。
answer-sentMore = 別の回答を送る
answer-notSent = 送信されませんでした
answer-notSentText = 前のページに戻ってください。入力内容は残っています。
answer-back = 最初からやり直す
answer-gone = この依頼はもうありません
answer-goneText = この依頼は締め切られたか、期限が切れたか、もともと存在しません。
answer-goneHint = リンクを送った人に、新しいリンクを頼んでください。
answer-answered = すでに回答済みです
answer-answeredText = この依頼には、必要な回答がすべて届いています。
answer-answeredHint = 回答したのがあなたではない場合は、リンクを送った人に伝えてください。
answer-blankProblem = 送る内容を入力してください。
answer-tooLargeProblem = サーバーが受け付けるサイズを超えています。
answer-spaceProblem = サーバーに空き容量がありません。何も保存されていません。
answer-goneProblem = この依頼は、今後の回答を受け付けません。何も保存されていません。
answer-passphraseProblem = パスフレーズが違います。何も保存されていません。
answer-unprovedProblem = この依頼に回答できるのは特定の人だけです。その一人であることが、このブラウザーではまだ証明されていません。何も保存されていません。別のタブでリンクをもう一度開き、メールでコードを受け取って入力してから、ここに入力した内容を送ってください。

## answerSealedLive

answerSealedLive-answerLinkCut = リンクが不完全です。#より後の部分がないか、途中で書き換わっています。何も送信されていません。完全なリンクをもう一度開くか、リンクを送った人に確認してください。
answerSealedLive-sealerMissing = このページのうち、回答を封印するための部分が届いていません。何も送信されていません。接続を確認して、ページを再読み込みしてください。
answerSealedLive-notSealed = ブラウザーで封印できませんでした。何も送信されていません。

## answerLive

answerLive-bytes = { $used } / { $limit }
answerLive-blank = 送る内容を入力してください。
answerLive-blankFiles = 送る内容を入力するか、ファイルを選択してください。
answerLive-tooLong = 長すぎます。上限は{ $limit }です。
answerLive-tooLarge = サーバーが受け付けるサイズを超えています。
answerLive-over = この依頼は、今後の回答を受け付けません。何も保存されていません。
answerLive-wrong = パスフレーズが違います。何も保存されていません。
answerLive-limited =
    { $n ->
       *[other] リクエストが多すぎます。{ $n }秒後にもう一度お試しください。
    }
answerLive-again = もう一度お試しいただけます。
answerLive-unavailable = 現在、サーバーを利用できません。入力内容は残っています。しばらくしてから、もう一度お試しください。
answerLive-noSpace = サーバーに空き容量がありません。何も保存されていません。
answerLive-offline = サーバーから応答がありません。それでも届いている可能性があります。ページを読み込み直して確認してください。
answerLive-failed = 問題が発生しました（{ $status }）。何も保存されていません。
answerLive-refused = サーバーはこの回答を受け付けません。何も保存されていません。

## receipt

receipt-choice = 控えを残す
receipt-choiceHint = 自分専用の2つ目のリンクです。機密情報が開かれたかどうかを確認でき、削除もできます。
receipt-yours = リンクの控えを残す
receipt-yoursShows = 機密情報が開かれたかどうかを確認でき、削除もできます。
receipt-yoursText = 中身を読むことはできません。自分用に保管してください。受信者に渡すのは上のリンクです。
receipt-open = 控えを開く
receipt-copy = 控えをコピー
receipt-remember = 自分のリンクをこのデバイスに記憶
receipt-rememberHint = 控えだけを、このブラウザーにのみ記憶します。このブラウザーを使える人は誰でも見られます。オフにすると、すべて忘れます。
receipt-list = 最近のリンク
receipt-listText = アカウントなしで作成したリンクのうち、このブラウザーが記憶しているものです。
receipt-listNone = このブラウザーが記憶しているリンクはありません。リンクの記憶は、控えのページで選べます。
receipt-listScripts = この一覧にはJavaScriptが必要です。一覧はサーバーではなく、ブラウザーに保存されています。
receipt-forget = すべて忘れる
receipt-notOpened = まだ開かれていません
receipt-neverOpened = 一度も開かれませんでした
receipt-notOpenedText = これまでのところ、リンクは誰にも開かれていません。
receipt-opened =
    { $n ->
       *[other] { $n }回開かれました
    }
receipt-times = 開かれた日時
receipt-timesSome = 最近開かれた日時
receipt-over = リンクはもう誰にも開けません。
receipt-overViews = 許可した回数だけ開かれました。最後に開かれたのは{ $date }です。内容は消去されています。
receipt-overTime = { $date }に期限が切れました。内容は消去されています。
receipt-overHand = { $date }に削除されました。内容は消去されています。
receipt-left =
    { $n ->
       *[other] リンクは{ $date }まで、あと{ $n }回開けます。
    }
receipt-alarmed = 受信者より先に別の誰かがリンクを開いたと、受信者が報告しています。受信者と話してください。
receipt-frozen = リンクは一時停止中で、誰にも開けません。
receipt-again = もう一度確認
receipt-unknown = 情報が見つかりません
receipt-unknownText = この控えに対応するリンクは、このサーバーにありません。アドレスが途中で切れていないか確認してください。
receipt-unknownHint = リンクの失効後しばらくすると、サーバーはそのリンクに関する情報をすべて削除します。

## receiptListLive

receiptListLive-made = 作成：{ $date }
receiptListLive-stateOpened =
    { $n ->
       *[other] { $n }回開かれました
    }
receiptListLive-stateNone = まだ開かれていません
receiptListLive-stateOver = 失効
receiptListLive-stateAlarmed = 報告あり
receiptListLive-stateFrozen = 一時停止中
receiptListLive-stateUnknown = 情報はもう残っていません
receiptListLive-stateFailed = サーバーから応答がありません
receiptListLive-forgotten = すべて忘れました。今後、このブラウザーはリンクを記憶しません。

## about

about-title = 仕組みと運営者について
about-lead = 機密情報をリンクで共有します。リンクは自動的に使えなくなり、その時点で機密情報は消去されます。
about-operatorTitle = このサーバーの運営者
about-runBy = このサーバーの運営者：{ $name }
about-unnamed = このサーバーの運営者は、ここに名前を記載していません。このページを案内した人にお尋ねください。
about-contact = 連絡先：
about-program = プログラム：Secret Push、バージョン{ $version }
about-words = 単語の候補には、Electronic Frontier Foundation（https://www.eff.org/dice）のEFF Long Wordlistから4語を除いたものを、CC BY 3.0 US（https://creativecommons.org/licenses/by/3.0/us/）に基づいて使用しています。
about-sealedTitle = 機密情報を保護する仕組み
about-sealed = サーバーは、機密情報を1件ずつAES-256-GCMで暗号化してから保存します。暗号化の鍵は、機密情報ごとのランダムな鍵、リンク、そして設定されていればパスフレーズから導出されます。
about-masterKey = ランダムな鍵は、サーバーのマスターキーで暗号化して保存されます。マスターキーはデータベースの外に置かれます。
about-passphrase = サーバーは、パスフレーズも、照合に使える情報も保存しません。Argon2idが推測を遅らせ、1分間に5回間違えたアドレスには待ち時間が課されます。
about-files = ファイルの名前と内容も暗号化されます。
about-transport = この暗号化はサーバー上で行われます。サーバーまでの経路は、https://のアドレスによって保護されます。
about-endToEnd = 送信者は、ブラウザーまたはコマンドラインで、公開フォーマットのageを使って機密情報を封印することもできます。鍵はリンクの#より後にあり、ブラウザーがこの部分を送信することはありません。このサーバーは、自身には読めないものを保管し、渡します。
about-endTitle = リンクが失効するとどうなるか
about-end = リンクは、選ばれた期間の経過後、許可された最後の閲覧の後、または誰かが削除したときに失効します。その時点で、鍵、機密情報、送信者のメッセージが消去されます。
about-endFiles = ファイルも削除されます。最後の閲覧のダウンロードリンクは、最長{ $time }の間はまだ使えますが、選ばれた期限を超えることはありません。
about-rowAnonymous = アカウントなしで共有された機密情報のログは、失効の{ $time }後に削除されます。
about-rowAnonymousKept = アカウントなしで共有された機密情報のログは、運営者が削除するまで保管されます。
about-rowOwned = サインインした送信者の機密情報のログは、送信者が付けた名前やメモとともに、失効の{ $time }後に削除されます。
about-rowOwnedKept = サインインした送信者の機密情報のログは、送信者が付けた名前やメモとともに、運営者が削除するまで保管されます。
about-backups = バックアップには、作成時に保存されていたものが、運営者が削除するまで残ります。
about-loggedTitle = 記録される内容
about-logged = 機密情報ごと：作成、開封、削除、間違ったパスフレーズの入力があった日時と、そのネットワークアドレス、ブラウザー、参照元のページ。サインインした送信者は、自分の機密情報のログを見られます。
about-request = リクエストごと：日時、ページの種類、結果、所要時間、ネットワークアドレス。リンク、機密情報、パスフレーズは決して記録されません。これらの記録の保管期間は運営者が決めます。
about-cookies = Cookie：サインイン後のセッション用に1つ、選んだ言語と配色用に1つずつ、送信者を待っているブラウザーやリンクを報告したブラウザーに1つ。追跡は行わず、ページがほかのサーバーから何かを読み込むこともありません。
about-operatorReadsTitle = 運営者が読めるもの、読めないもの
about-seesMeta = 運営者には、機密情報が存在することと、その種類、サイズ、日時、閲覧回数、ログ、そしてサインインした送信者のメールアドレスが見えます。
about-adminPage = 管理者は、どの機密情報も削除できます。内容、名前、メモ、リンクは見られません。ただし、ユーザーのパスワードをリセットして、そのユーザーとしてサインインすることはできます。
about-readsOwned = 保存されたデータとマスターキーの両方を持つ者は、サインインした送信者の失効していない機密情報のうちパスフレーズのないものと、その送信者の名前、メモ、メッセージを読むことができます。
about-readsAnonymous = アカウントなしで共有された機密情報を読むには、サーバーが保管していないリンクも必要です。
about-readsGuarded = パスフレーズ付きの機密情報を読むには、パスフレーズも必要です。短いパスフレーズは推測できますが、長いものは推測できません。
about-running = 稼働中のサーバーを制御できる者は、機密情報とパスフレーズを、作成時と開封時に見ることができます。
about-readsSealed = 封印された機密情報は、すべてのデータとマスターキーがあっても、運営者には読めません。ただし、改ざんされたサーバーは、機密情報を漏らすページを渡すおそれがあります。その可能性を排除するには、コマンドラインでリンクを開いてください。
about-readsExpired = 失効した機密情報は、運営者を含めて誰にも読めません。ただし、失効前のバックアップに残っている場合を除きます。
about-youTitle = 利用者にできること
about-you = 閲覧回数を少なく、期間を短く設定してください。パスフレーズを付け、リンクとは別の方法で伝えてください。機密情報は、安全に保管できるときにだけ開いてください。

## accessibility

accessibility-title = アクセシビリティ
accessibility-lead = 見る、聞く、動く、読む方法にかかわらず、誰もが機密情報を共有し、開けなければなりません。
accessibility-contactTitle = お困りの点がある場合
accessibility-contact = うまく使えない点をこのサーバーの運営者に伝えるか、別の方法がないか尋ねてください：
accessibility-nobody = このサーバーの運営者は、ここに連絡先を記載していません。うまく使えない点をこのページを案内した人に伝え、別の方法がないか尋ねてください。
accessibility-standardTitle = 準拠している基準
accessibility-standard = これらのページは、WCAG 2.2のレベルAAと、それによりEN 301 549の第9章を満たすように作られています。制作者自身による検査では、次の一覧に挙げる点を除いて満たしています。
accessibility-missingTitle = 不足している点
accessibility-missingUndo = 削除を元に戻せるのは8秒間だけです。機密情報が、削除された後まで残ってはならないためです。元に戻すボタンには、すぐにフォーカスが移ります。
accessibility-missingLanguage = メッセージやファイル名など、利用者自身が書いたものには、言語の情報が付いていません。
accessibility-missingReaders = 検査ではスクリーンリーダーを使用しておらず、障害のある方にもまだ参加いただいていません。
accessibility-checkedTitle = 検査の方法
accessibility-checkedByProgram = axe-coreによる検査：すべてのページのすべての状態を、狭い画面と広い画面、ライトとダークで検査しました。どのページも、幅320ピクセルでも、文字を2倍の大きさにしても収まります。
accessibility-checkedByHand = 手作業による検査：ページの主な操作の流れを、キーボードだけで、また文字間と行間を広げて確認し、スクリーンリーダーが読み取るChromiumのアクセシビリティツリーでも確認しました。

## caution

caution-notMe = 自分ではない
caution-tellText = 心当たりのない人であれば、送信者に知らせてください。送信者のログに記録されます。
caution-tellFreezes = リンクも一時停止されます。送信者が再開するまで、誰にも開けません。
caution-tell = 送信者に知らせる
caution-told = 自分ではないことを、送信者に知らせました。
caution-askSender = 自分ではない場合は、送信者に新しい機密情報を頼んでください。
caution-toldTitle = 送信者が確認できるようになりました
caution-toldText = あなたより先に誰かがこのリンクを開いたことが、送信者のログに表示されます。
caution-toldFrozen = リンクは一時停止されました。送信者が再開するまで、誰にも開けません。
caution-toldOpen = リンクはまだ使えます。中身を信頼する前に、送信者に確認してください。
caution-toldNext = 電話など別の方法で、送信者と話してください。
caution-back = 機密情報に戻る
caution-frozenTitle = このリンクは一時停止中です
caution-frozenText = 現在、誰にも開けません。送信者が再開すると、また使えるようになります。
caution-frozenHint = 送信者に確認してから、このページを読み込み直してください。これは閲覧として数えられていません。
caution-elsewhereTitle = このネットワークからは開けません
caution-elsewhereText = 送信者は、このリンクを開けるネットワークを指定しています。お使いのアドレス{ $address }は、そのいずれにも含まれていません。
caution-elsewhereHint = 正しいネットワークに接続してから、このページを読み込み直してください。これは閲覧として数えられていません。
caution-earlyTitle = まだ開けません
caution-earlyText = このリンクは{ $date }（{ $relative }）から開けます。
caution-earlyHint = その時刻以降に、このページを読み込み直してください。これは閲覧として数えられていません。
caution-notBefore = 開封開始日時（省略可）
caution-notBeforeHint = このデバイスのタイムゾーンで指定します。それより前に開けるのは自分だけです。
caution-afterFirstView = 最初の閲覧後の有効期間（省略可）
caution-networks = 次のネットワーク内のみ（IT部門にご確認ください）
caution-networksHint = アドレス、または192.0.2.0/24のような範囲を、コンマで区切って入力してください。
caution-addressees = 次の人のみ（省略可）
caution-addresseesHint = メールアドレス、またはgroup:staffのようなグループを、コンマで区切って入力してください。受信者はリンクを開く前に、会社のサインインか、メールで届くコードを使います。
caution-addresseesByCompany = メールアドレス、またはgroup:staffのようなグループを、コンマで区切って入力してください。受信者はリンクを開く前に、会社のサインインを使います。
caution-addresseesByCode = メールアドレスを、コンマで区切って入力してください。アカウントは不要です。受信者はリンクを開く前に、メールで届くコードを入力します。
caution-addresseesRequired = 次の人のみ（必須）
caution-addresseesNext = { $people }のみが開けます。リンクを相手に送ってください。会社のサインイン後に開きます。
caution-addresseesNextByCode = { $people }のみが開けます。リンクを相手に送ってください。受信者はリンク先のページで、自分のアドレスでコードを受け取ります。
caution-addresseesNextByEither = { $people }のみが開けます。リンクを相手に送ってください。受信者はリンク先のページで、会社のサインインを使うか、自分のアドレスでコードを受け取ります。
caution-openings = すでに誰かがリンクを開いていたら、受信者に警告
caution-freeze = リンクを一時停止
caution-thaw = リンクを再開

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
       *[other] このリンクはこれまでに{ $n }回開かれています。最後に開かれたのは{ $date }（{ $relative }）です。
    }

## addresseesLive

addresseesLive-noAddress = 「{ $entry }」はメールアドレスではありません。
addresseesLive-notIn = { $domain }のアドレスは許可されていません。
addresseesLive-wanted = 誰宛てのリンクかを入力してください。このサーバーでは必須です。

## cautionCreateLive

cautionCreateLive-badMoment = リンクが失効するより前の日時を選んでください。
cautionCreateLive-termNotBefore = { $date }から開封可
cautionCreateLive-notSooner = 変更なし
cautionCreateLive-termFirstView = 最初の閲覧から{ $duration }で失効
cautionCreateLive-badNetwork = 「{ $network }」はネットワークではありません。アドレス、または192.0.2.0/24のような範囲を入力してください。
cautionCreateLive-termNetworks =
    { $n ->
       *[other] { $n }個のネットワークからのみ
    }
cautionCreateLive-termAddressees =
    { $n ->
       *[other] 受信者{ $n }人のみ
    }
cautionCreateLive-termLock = 最初のデバイスのみ
cautionCreateLive-termViewsEach =
    { $n ->
       *[other] 受信者ごとに閲覧{ $n }回
    }

## cautionOwnLive

cautionOwnLive-frozen = 一時停止中
cautionOwnLive-alarmed = 報告あり
cautionOwnLive-frozenNow = このリンクは一時停止中で、自分以外は誰も開けません。それでも{ $date }には失効します。
cautionOwnLive-alarm = 受信者より先に別の誰かが開いたと、受信者が報告しています。報告日時：{ $date }（{ $relative }）、報告元：{ $address }（{ $browser }）
cautionOwnLive-alarmNext = 下の記録を、リンクを渡した相手と照らし合わせてください。疑わしい場合は、リンクを削除し、機密情報そのものを変更してください。
cautionOwnLive-settle = 報告を却下
cautionOwnLive-thawQuestion = 「{ $name }」を再開しますか？リンクを知っている人は、また開けるようになります。
cautionOwnLive-nowFrozen = 一時停止しました。自分以外は誰も開けません。
cautionOwnLive-nowThawed = リンクがまた使えるようになりました。
cautionOwnLive-nowSettled = 報告を却下しました。
cautionOwnLive-networks = ネットワーク
cautionOwnLive-recipients = 受信者
cautionOwnLive-recipientsOnly = { $recipients }のみ
cautionOwnLive-networksOnly = { $networks }からのみ
cautionOwnLive-lock = デバイス
cautionOwnLive-lockYes = 最初のデバイスだけが再び開ける
cautionOwnLive-shares = 1人あたりの閲覧
cautionOwnLive-sharesEach =
    { $n ->
       *[other] それぞれ{ $n }回まで開けます
    }
cautionOwnLive-wrongNetworks =
    { $n ->
       *[other] 許可していないネットワークからの試行が{ $n }回ありました。
    }

## hold

hold-title = 送信者の許可を待っています
hold-tell = 開くには送信者の許可が必要です。次の3つの英単語を、電話などで送信者に伝えてください：
hold-plain = このページは数秒ごとに確認します。
hold-look = 今すぐ確認
hold-released = 送信者が許可しました。1回開けます。
hold-counts = 開くには送信者の許可が必要です。
hold-ask = 送信者に許可を求める
hold-refusedTitle = 送信者に拒否されました
hold-refusedText = 送信者は開くことを許可せず、リンクを一時停止しました。
hold-refusedHint = これを待っていた場合は、送信者に電話してください。何も開かれていません。
hold-choice = 開くには自分の許可が必要
hold-choiceHint = 受信者が電話で3つの英単語を読み上げ、自分がそれを聞いて許可します。
hold-who = 許可を待っている人
hold-compare = 電話などで、次の単語を正確に伝えた人だけを許可してください。
hold-nobody = まだ誰も待っていません。リンクを開いた人はここで待ち、3つの英単語を読み上げます。

## holdGateLive

holdGateLive-title = 送信者の許可を待っています
holdGateLive-until = このページは{ $date }（{ $relative }）まで待ちます。開いたままでかまいません。
holdGateLive-waiting = 待っています。あなたの単語：{ $words }
holdGateLive-released = 送信者が許可しました。
holdGateLive-crowded =
    { $n ->
       *[other] 待っている人が多すぎます。{ $n }秒後にもう一度お試しください。
    }

## holdCreateLive

holdCreateLive-termHold = 開くには自分の許可が必要

## holdOwnLive

holdOwnLive-release = 許可
holdOwnLive-refuse = 拒否して一時停止
holdOwnLive-from = { $address }（{ $browser }）、{ $relative }
holdOwnLive-isReleased = 許可済み、まだ開かれていません
holdOwnLive-asks =
    { $n ->
       *[other] { $n }人が待っています
    }
holdOwnLive-arrived = 許可を待っている人がいます：{ $words }
holdOwnLive-nowReleased = 許可しました。受信者は1回開けます。
holdOwnLive-nowRefused = 拒否しました。リンクは一時停止されました。
holdOwnLive-tooLate = この待機はすでに終わっていました。
holdOwnLive-hold = 許可
holdOwnLive-holdYes = 開くには自分の許可が必要

## links

links-choice = 受信者ごとに別のリンクを作成

## linksLive

linksLive-noGroups = グループには専用のリンクを作成できません。「{ $group }」を外すか、メンバーを個別に指定してください。
linksLive-making = リンク{ $at } / { $of }：{ $address }
linksLive-waits =
    { $n ->
       *[other] サーバーが待つよう求めています。{ $n }秒後に続けます：{ $address }
    }
linksLive-notTried = キャンセルしました。何も保存されていません。
linksLive-ready =
    { $n ->
       *[other] { $n }件のリンクができました
    }
linksLive-opens =
    { $n ->
       *[other] それぞれ{ $date }（{ $relative }）まで、その受信者だけが{ $n }回開けます。
    }
linksLive-links = リンク
linksLive-copyOne = コピー
linksLive-copyAll = すべてテキストでコピー
linksLive-pageOf = このリンクのページ
linksLive-keptByPasskey = コピーするにはパスキーが必要です。
linksLive-gone = このページでは、このリンクはもう表示されません。
linksLive-linksKept = リンクはこのブラウザーに保存されています。ほかのブラウザーでは表示できません。
linksLive-onlyHere = 今すぐリンクをコピーしてください。あとから再表示することはできません。
linksLive-unmade = まだ作成されていないリンクがあり、共有する内容はこのページにしかありません。それでもページを離れますか？
linksLive-unsaved = まだコピーしていないリンクがあります。リンクが表示されるのはこのページだけです。それでもページを離れますか？
linksLive-unmadeCount =
    { $n ->
       *[other] { $n }件のリンクは作成されていません：
    }
linksLive-again = 再試行

## lock

lock-choice = 最初のデバイスだけが再び開ける
lock-choiceHint = 最初にリンクを開いた人だけが、また開けます。ほかのデバイスやブラウザーでは、別の場所で開かれたと表示されます。
lock-viewsEach = 受信者ごとの閲覧回数（省略可）
lock-viewsEachHint = アドレスごとに閲覧回数が割り当てられ、ほかの人の分を使い切ることはできません。
lock-first = 再び開けるのは、最初に開いたブラウザーだけです。必要な場所で開いてください。そのために、ブラウザーにCookieが保存されます。
lock-own = 最初に開いたのはこのブラウザーです。再び開けるのは、このブラウザーだけです。
lock-elsewhereTitle = 別のブラウザーで開かれています
lock-elsewhereText = このリンクは、最初に開いたブラウザーでしか開けません。それはこのブラウザーではありません。
lock-elsewhereHint = 自分で開いた場合は、そのデバイスとブラウザーに戻ってください。そうでない場合は、別の誰かが機密情報を読んだ可能性があります。
lock-needsCookie = このリンクにはCookieが必要ですが、ブラウザーから送られてきませんでした。このページでCookieを許可してから、もう一度お試しください。
lock-usedTitle = すでに開きました
lock-usedText =
    { $n ->
       *[other] 送信者は、受信者がそれぞれこのリンクを{ $n }回開くことを許可しています。あなたはすでに{ $n }回開いています。
    }
lock-usedHint = もう一度必要な場合は、送信者に新しいリンクを頼んでください。

## sharesLive

sharesLive-lastView = これがあなたの最後の閲覧です。必要なものは今のうちに保存してください。
sharesLive-lastViewFiles = これがあなたの最後の閲覧です。必要なものは今すぐダウンロードしてください。ダウンロードのリンクは短時間しか使えません。

## preview

preview-title = リンク
preview-text = このリンクを知っている人は、機密情報を開けます。このページの表示は、閲覧として数えられません。
preview-sealedText = 完全なリンクを知っている人は、機密情報を開けます。このページの表示は、閲覧として数えられません。
preview-shownOnce = エンドツーエンドで暗号化されています。完全なリンクは作成時に一度だけ表示され、再表示できません。
preview-lost = お手元にない場合は、このリンクを削除して、新しく作成してください。
preview-qrOf = リンクのQRコード
preview-terms = 詳細

## returned

returned-one = { $recipient }宛てのメールが戻ってきました：{ $reason }（ステータス{ $status }、{ $when }）
returned-hint = アドレスを確認するか、別の方法でリンクを渡してください。
returned-no_mailbox = 該当するメールボックスがありません
returned-no_domain = ドメインが存在しないか、メールを受け付けていません
returned-closed = メールボックスがメールを受け付けていません
returned-full = メールボックスがいっぱいです
returned-too_large = メールのサイズがメールボックスの上限を超えています
returned-unreachable = 宛先のメールサーバーに接続できませんでした
returned-policy = 宛先のメールサーバーは、このサーバーからのこのようなメールを受け付けません
returned-refused = 宛先のメールサーバーに拒否されました

## share

share-link = リンク
share-copy = リンクをコピー
share-share = 共有
share-mail = メール
share-message = メッセージとしてコピー
share-qr = QRコード
share-print = 書面を印刷
share-page = このリンクのページを開く
share-png = PNGで保存
share-svg = SVGで保存

## shareLive

shareLive-copied = コピーしました
shareLive-copyFailed = コピーできませんでした。テキストを選択してコピーしてください。
shareLive-letterFailed = 書面を読み込めませんでした。接続を確認して、もう一度お試しください。
shareLive-codeFailed = コードを保存できませんでした。接続を確認して、もう一度お試しください。
shareLive-message =
    { $n ->
       *[other] 機密の内容を共有します。リンクは{ $date }まで、{ $n }回開けます：
    }
shareLive-mailSubject = あなた宛ての機密情報
shareLive-letterTerms =
    { $n ->
       *[other] リンクは{ $date }まで、{ $n }回開けます。その後、内容は消去されます。
    }

## letter

letter-to = 宛先
letter-from = 差出人
letter-title = あなた宛ての機密の内容
letter-intro = スマートフォンやパソコンで開けます。アカウントは不要です。
letter-scan = スマートフォンのカメラでコードを読み取ってください。または、印刷されたとおりにアドレスをブラウザーに入力してください。大文字と小文字は区別されます。
letter-press = 開いたページのボタンを押してください。
letter-passphrase = パスフレーズを入力してボタンを押してください。パスフレーズは、送信者から別の方法で伝えられます。安全のため、この書面には記載していません。ここに書き込まないでください。
letter-keep = 必要なものを保存してから、この書面を破棄してください。
letter-code = アドレスのQRコード

## push

push-opened = 開いた人
push-log = すべてのログ
push-when = 日時
push-what = 内容
push-address = アドレス
push-browser = ブラウザー
push-older = 古い記録
push-newer = 新しい記録
push-end = 今すぐ削除
push-cancel = キャンセル

## pushChange

pushChange-title = リンクを変更
pushChange-back = リンクに戻る
pushChange-expires = 有効期限
pushChange-views = 開ける回数（合計）
pushChange-save = 変更を保存
pushChange-extend = { $duration }延長
pushChange-change = 変更…
pushChange-changed = 変更しました。
pushChange-viewsBetween = { $min }から{ $max }まで。これまでの閲覧：{ $used }回
pushChange-latest = 最長で{ $date }まで。

## pushChangeLive

pushChangeLive-badExpiry = { $from }から{ $to }までの日時を選んでください。

## agentLive

agentLive-agentOn = { $system }の{ $browser }
agentLive-agentUnknown = 不明

## pushLive

pushLive-codesWait = 送信を待っている受信者のコードのメール：{ $count }件。最初のメールは{ $time }までに届きます。
pushLive-codesFailed = コードのメール送信に失敗：{ $addresses }。
pushLive-text = テキスト
pushLive-file = ファイル
pushLive-url = リンク
pushLive-qr = QRコード
pushLive-active = 有効
pushLive-expired = 失効
pushLive-views = 閲覧
pushLive-viewsLeft = 残り{ $left } / { $total }回
pushLive-viewsUsed = 使用{ $used } / { $total }回
pushLive-expires = 有効期限
pushLive-notBefore = 開封開始日時
pushLive-firstView = 最初の閲覧後
pushLive-firstViewEnds = { $duration }後に失効
pushLive-passphrase = パスフレーズ
pushLive-passphraseSet = あり：リンクを開くには必要です。
pushLive-covered = 内容を隠す
pushLive-coveredYes = はい、受信者がタップするまで
pushLive-deletable = 受信者による削除
pushLive-deletableYes = 可
pushLive-files = ファイル
pushLive-fileGuarded = 名前はパスフレーズで保護
pushLive-filesSealed =
    { $n ->
       *[other] ファイル{ $n }個、{ $size }、名前は封印済み
    }
pushLive-filesErased =
    { $n ->
       *[other] ファイル{ $n }個、消去済み
    }
pushLive-created = 作成
pushLive-name = 名前
pushLive-endedByViews = 最後の閲覧が使われました：{ $when }。内容は消去されています。
pushLive-endedByTime = 期限が切れました：{ $when }。内容は消去されています。
pushLive-endedByHand = 削除：{ $when }、{ $address }（{ $browser }）から。内容は消去されています。
pushLive-neverOpened = 誰も開きませんでした。
pushLive-openedNewest =
    { $n ->
       *[other] ここには最新の{ $n }件を表示しています。すべての記録はログにあります。
    }
pushLive-scanned =
    { $n ->
       *[other] チャットのリンクプレビューなどのプログラムが、このページを{ $n }回読み取りました。閲覧としては数えられません。
    }
pushLive-failedPassphrases =
    { $n ->
       *[other] 間違ったパスフレーズが{ $n }回入力されました。
    }
pushLive-failedViews =
    { $n ->
       *[other] 失効後、一時停止中、または開始前の試行が{ $n }回ありました。
    }
pushLive-openedMeanwhile = たった今、開かれました。
pushLive-ended = 削除しました。内容は消去されました。

## presets

presets-presets = プリセット
presets-keep = プリセットとして保存…
presets-title = 自分のプリセット
presets-text = 新しいリンク用に保存したオプションです。使うには、リンクの作成時にプリセットを選択してください。

## presetsLive

presetsLive-presets = プリセット
presetsLive-keepTitle = プリセットとして保存
presetsLive-name = 名前
presetsLive-save = 保存
presetsLive-cancel = キャンセル
presetsLive-badName = 40文字以内の名前を入力してください。プリセットは20件まで保存できます。
presetsLive-badTerms = このサーバーが受け付けないオプションが含まれています。
presetsLive-taken = 同じ名前のプリセットがすでにあります。
presetsLive-offline = サーバーから応答がありません。接続を確認して、もう一度お試しください。
presetsLive-failed = 問題が発生しました（{ $status }）。何も変更されていません。

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
       *[other] 閲覧{ $n }回
    }
ownPresetsLive-rename = 名前を変更
ownPresetsLive-renameOf = 「{ $name }」の名前を変更
ownPresetsLive-remove = 削除
ownPresetsLive-removeQuestion = プリセット「{ $name }」を削除しますか？これを使って作成したリンクは、そのまま残ります。

## signIn

signIn-title = サインイン
signIn-email = メールアドレス
signIn-password = パスワード
signIn-newPassword = 新しいパスワード
signIn-passwordHint =
    { $n ->
       *[other] { $n }文字以上。いくつかの単語を並べるとよいでしょう。
    }
signIn-submit = サインイン
signIn-passkey = パスキーでサインイン
signIn-signUp = アカウントを作成
signIn-have = アカウントをお持ちの方
signIn-name = メールアドレスまたはユーザー名
signIn-companyOrLocal = 会社のパスワード、またはお持ちであればこのサーバーのパスワードを使ってください。
signIn-companyOrAdmins = 会社のパスワードを使ってください。管理者は、このサーバーのパスワードも使えます。
signIn-company = 会社のパスワードを使ってください。
signIn-adminsOnly = パスワードでサインインできるのは管理者だけです。
signIn-forgot = パスワードをお忘れの場合は、管理者がリンクを送れます。
signIn-setUpTitle = ようこそ
signIn-setUpText = このサーバーにはまだアカウントがありません。最初のアカウントを作成してください。これが管理者になります。
signIn-setUpCode = セットアップコード
signIn-setUpCodeHint = サーバーの起動時に出力されています。ターミナルかログを確認してください。
signIn-setUpSubmit = アカウントを作成
signIn-resetTitle = パスワードの設定
signIn-resetAccount = アカウント：{ $email }
signIn-resetText = このリンクは1回だけ使えます。使うと、アカウントのすべてのセッションとAPIトークンが終了します。
signIn-lettersWhy = プログラムではないことを示すためです。
signIn-resetSubmit = 保存してサインイン

## sessionsLive

sessionsLive-sessions = セッション
sessionsLive-sessionHere = このブラウザー
sessionsLive-sessionBegan = サインイン：{ $when }
sessionsLive-sessionUsed = 最終使用：{ $when }
sessionsLive-sessionEnd = 終了
sessionsLive-sessionEndQuestion = { $name }のセッションを終了しますか？そのブラウザーはただちにサインアウトされます。
sessionsLive-sessionEnded = 終了しました。そのブラウザーはサインアウトされました。
sessionsLive-noSessions = サインイン中のブラウザーはありません。
sessionsLive-othersQuestion = ほかのすべての場所でサインアウトしますか？ここではサインインしたままです。
sessionsLive-othersEnded =
    { $n ->
       *[other] ほかの{ $n }件のセッションを終了しました。
    }
sessionsLive-endOthers = ほかのすべての場所でサインアウト

## signInAgainLive

signInAgainLive-title = サインアウトされています
signInAgainLive-text = セッションが終了しました。続けるには{ $email }としてサインインしてください。入力や選択の内容は残っています。
signInAgainLive-somebodyElse = このブラウザーでは現在、{ $other }がサインインしています。続けるには{ $email }としてサインインしてください。入力や選択の内容は残っています。
signInAgainLive-limited = このサーバーでは第2要素が必要です。設定してから続けてください。入力や選択の内容は残っています。
signInAgainLive-declined = サインアウトされており、何も送信されていません。もう一度サインインして続けてください。
signInAgainLive-notYet = まだ{ $email }としてサインインしていません。
signInAgainLive-password = パスワード
signInAgainLive-submit = サインインして続ける
signInAgainLive-passkey = パスキーでサインイン
signInAgainLive-elsewhere = 別のタブで開きます。終わったらここに戻り、続けてください。
signInAgainLive-setUp = 第2要素を設定
signInAgainLive-goOn = 続ける
signInAgainLive-cancel = キャンセル
signInAgainLive-noName = メールアドレスまたはユーザー名を入力してください。
signInAgainLive-noPassword = パスワードを入力してください。
signInAgainLive-wrong = パスワードが違います。
signInAgainLive-refused = この方法ではサインインできません。別の方法を使うか、管理者にお問い合わせください。
signInAgainLive-noCode = コードを入力してください。
signInAgainLive-code = アプリのコード、またはリカバリーコード
signInAgainLive-recoveryCode = リカバリーコード
signInAgainLive-wrongCode = コードが違うか、すでに使われています。次のコードをお待ちください。
signInAgainLive-begin = 時間がかかりすぎました。キャンセルして、もう一度お試しください。
signInAgainLive-passkeyCancelled = パスキーは使われませんでした。もう一度試すか、別の方法でサインインしてください。
signInAgainLive-passkeyRefused = サーバーはこのパスキーを受け付けませんでした。別の方法でサインインしてください。
signInAgainLive-wrongOrigin = このページは、サーバー自身のものとは異なるアドレスで開かれています。サーバーのベースURLで開いてください。
signInAgainLive-tooMany =
    { $n ->
       *[other] 失敗した試行が多すぎます。{ $n }秒後にもう一度お試しください。
    }
signInAgainLive-offline = サーバーから応答がありません。接続を確認して、もう一度お試しください。
signInAgainLive-failed = 問題が発生しました（{ $status }）。

## accountLive

accountLive-passkeyCancelled = パスキーは使われませんでした。もう一度試すか、パスワードを使ってください。
accountLive-passkeyRefused = サーバーはこのパスキーを受け付けませんでした。パスワードでサインインしてください。
accountLive-wrong = メールアドレスまたはパスワードが違います。
accountLive-wrongName = 名前またはパスワードが違います。
accountLive-noName = メールアドレスまたはユーザー名を入力してください。
accountLive-noGroup = このサーバーを利用できるグループに所属していません。管理者にお問い合わせください。
accountLive-noAddress = 会社のサインインから、有効なメールアドレスがこのサーバーに渡されません。管理者にお問い合わせください。
accountLive-notLinked = このメールアドレスのアカウントはすでにこのサーバーにあります。会社のサインインとの関連付けを、管理者に依頼してください。
accountLive-notAdded = このサーバーにアカウントがありません。追加するよう、管理者に依頼してください。
accountLive-notSetUp = このサーバーはまだセットアップされていません。
accountLive-notAdmitted = ここにはサインインできません。管理者にお問い合わせください。
accountLive-directoryAway = 現在、会社のパスワードを確認できません。このサーバーのパスワードをお持ちであれば、そちらを使ってください。
accountLive-limited =
    { $n ->
       *[other] 失敗した試行が多すぎます。{ $n }秒後にもう一度お試しください。
    }
accountLive-offline = サーバーから応答がありません。接続を確認して、もう一度お試しください。
accountLive-failed = 問題が発生しました（{ $status }）。
accountLive-wrongCode = セットアップコードが違います。
accountLive-invitation = 招待されています。パスワードを設定すると、サインインします。このリンクは1回だけ使えます。
accountLive-badLink = このリンクはもう有効ではありません。新しいリンクを管理者に依頼してください。
accountLive-noLink = メッセージのリンクをもう一度開いてください。このページは、完全なリンクでなければ使えません。
accountLive-noCode = セットアップコードを入力してください。
accountLive-noPassword = パスワードを入力してください。
accountLive-again = もう一度お試しいただけます。
accountLive-taken = このメールアドレスのアカウントはすでに存在します。
accountLive-alreadySetUp = このサーバーはすでにセットアップされています。サインインしてください。
accountLive-tooShort = パスワードが短すぎます。
accountLive-tooCommon = このパスワードは、特によく使われるものか、メールアドレスとほとんど変わらないものです。推測では最初に試されます。別のパスワードを選んでください。
accountLive-badEmail = 有効なメールアドレスを入力してください。
accountLive-wrongOrigin = このページは、サーバー自身のものとは異なるアドレスで開かれています。サーバーのベースURLで開いてください。
accountLive-saved = 保存しました。
accountLive-wrongCurrent = 現在のパスワードが違います。
accountLive-changed = パスワードを変更しました。ほかのデバイスはサインアウトされました。
accountLive-tokensRevoked =
    { $n ->
       *[other] { $n }件のAPIトークンを取り消しました。
    }
accountLive-tokenName = トークンに名前を付けてください。
accountLive-tokenTaken = 同じ名前のトークンがすでにあります。
accountLive-noTokens = トークンはまだありません。
accountLive-never = 未使用
accountLive-used = 最終使用：{ $when }
accountLive-made = 作成：{ $when }
accountLive-revoke = 取り消す
accountLive-revokeQuestion = トークン「{ $name }」を取り消しますか？これを使っているプログラムは、ただちに動作しなくなります。
accountLive-revoked = 取り消しました。
accountLive-copied = コピーしました
accountLive-copyFailed = コピーできませんでした。テキストを選択してコピーしてください。

## account

account-title = アカウント
account-signedInAs = { $email }でサインイン中
account-signOut = サインアウト
account-programs = APIトークンとWebhook
account-programsTokens = APIトークン
account-tokens = APIトークン
account-tokensText = プログラムは、パスワードの代わりにトークンを使い、アカウントの持ち主の名義で動作します。
account-tokenName = 何に使いますか？
account-tokenPlaceholder = バックアップスクリプト
account-create = トークンを作成
account-shown = 新しいトークンです。表示されるのは一度だけです：
account-copy = コピー
account-example = 使用例
account-notify = 通知
account-notifyMe = 自分の新しいリンクが開かれたら通知
account-notifyEach = リンクごとに変更できます。
account-sessions = サインイン中の場所
account-sessionsText = 見覚えのないものは終了し、パスワードを変更してください。
account-endOthers = ほかのすべての場所でサインアウト
account-password = パスワード
account-current = 現在のパスワード
account-next = 新しいパスワード
account-change = パスワードを変更
account-changeHint = ほかのセッションはすべて終了します。
account-revokeTokens = 自分のAPIトークンもすべて取り消す
account-revokeTokensHint = 別の誰かがパスワードを知っている可能性がある場合は、チェックを付けたままにしてください。次のトークンを使っているプログラムは、ただちに動作しなくなります：
account-cancel = キャンセル
account-confirm = 取り消す

## admin

admin-title = 自分のリンク
admin-titleExpired = 失効したリンク
admin-active = 有効
admin-expired = 失効
admin-all = すべてのリンク
admin-users = ユーザー
admin-server = サーバー
admin-search = 名前、メモ、リンクで検索
admin-order = 並べ替え
admin-byNewest = 新しい順
admin-byExpiry = 有効期限順
admin-byOpened = 最近開かれた順
admin-byViews = 残り閲覧の少ない順
admin-parts = 絞り込み
admin-unopened = 未開封
admin-opened = 開封済み
admin-today = 今日失効予定
admin-sealed = エンドツーエンド暗号化
admin-waiting = 待っている人あり
admin-frozen = 一時停止中
admin-answers = 回答
admin-tickAll = すべて選択
admin-csv = CSVで保存
admin-newer = 新しい記録
admin-older = 古い記録
admin-cancel = キャンセル
admin-end = 今すぐ削除
admin-addUser = ユーザーを追加
admin-email = メールアドレス
admin-administrator = 管理者
admin-add = 追加
admin-byMail = リンクをメールで送信
admin-oneTime = 24時間有効なワンタイムリンクです。ユーザーに渡してください：
admin-copy = コピー
admin-storage = ストレージ
admin-settings = 適用中の設定
admin-settingsText = 設定を変更するには、サーバーの設定ファイルを編集してから、サーバーを再起動してください。
admin-option = オプション
admin-value = 値
admin-origin = 設定元
admin-version = バージョン
admin-configFile = 設定ファイル

## health

health-title = 稼働状況
health-open = 対応が必要
health-openForAuditors = 管理者の対応が必要
health-nothing = 対応が必要なことはありません。
health-commands = コマンドは、サーバー上でサービスの実行ユーザーとして実行してください。
health-onServer = サーバー上で実行
health-inConfigFile = 設定ファイルに記述
health-noConfigFile = このサーバーは設定ファイルなしで動いています。ファイルを作成し、--configとそのパスを付けてサーバーを起動してください。
health-how = 対処方法
health-fine = 現在の状態
health-complaints = 警告とエラー
health-complaintsText = このサーバーが起動後にログに書き込んだものです。詳細はログにあります。
health-warn = 警告
health-error = エラー
health-times =
    { $n ->
       *[other] { $n }回、最終：{ $when }
    }
health-examine = 今すぐ診断
health-examineTitle = セルフチェック（doctor）
health-examineText = データディレクトリを調べ、メールサーバー、プロバイダーなど、設定に指定されたすべての接続先に接続します。何も送信せず、何も変更しません。
health-ok = 異常なし
health-subjectDirectory = データディレクトリ
health-subjectPermissions = アクセス権
health-subjectPolicy = ポリシー
health-subjectErasing = 完全な消去
health-subjectSignIn = 会社のサインイン
health-subjectLdap = ディレクトリ（LDAP）
health-subjectScanner = ウイルススキャナー
health-subjectPrevious = 以前のサーバー
health-inEnglish = 詳細は、サーバーのログと同じく英語です。
health-receiverAnswered = 受信側が{ $status }と応答しました。
health-receiverRefused = 受信側が接続を拒否しました。
health-receiverSilent = 受信側が時間内に応答しませんでした。
health-receiverUnknown = 受信側の名前が見つかりません。

## administration

administration-findUser = ユーザーを検索
administration-before = 前へ
administration-next = 次へ
administration-role = ロール
administration-actions = 操作
administration-lastSignIn = 最終サインイン：{ $when }
administration-asUser = ユーザー
administration-asAuditor = 監査者：すべてのログを閲覧可、機密情報は不可
administration-administrators = 管理者
administration-auditors = 監査者
administration-invited = 招待済み
administration-disabled = 無効
administration-suspended = 停止中
administration-unprotected = 第2要素なし
administration-userLinks = リンク
administration-userFactors = 第2要素
administration-userGroups = グループ
administration-group = グループに追加
administration-joinGroup = 追加
administration-userLimits = ポリシーによる制限
administration-userLog = 最新のログ
administration-wholeLog = すべての記録
administration-endPushes = 共有したものも削除し、依頼を締め切る
administration-endEverything = すべて終了
administration-everyone = 全員
administration-nobody = アカウントなし
administration-findLink = 送信者、リンク、または番号
administration-findALink = リンクを検索
administration-madeUntil = 作成日（この日まで）
administration-filterState = 状態
administration-anyState = すべての状態
administration-onlyActive = 有効
administration-onlyExpired = 失効または削除済み
administration-settingsFilter = 設定を検索
administration-onlyChanged = 変更したもののみ

## firstSteps

firstSteps-title = 最初のステップ
firstSteps-done = { $all }件中{ $done }件完了
firstSteps-others = 残りの手順は上に表示されています。
firstSteps-address = アドレス
firstSteps-addressOpen = リンクのアドレスが固定されていません
firstSteps-addressWhy = リンクの先頭にあるアドレスに、受信者が接続できる必要があります。
firstSteps-addressDo = { $example }を、お使いのサーバーのアドレスに置き換えてください。
firstSteps-addressUnset = リンクは各送信者が使っているアドレスで始まります。現在のアドレス：{ $origin }
firstSteps-addressPlain = リンクは{ $url }で始まり、これは暗号化されていません。
firstSteps-addressElsewhere = リンクは{ $url }で始まります。現在のアドレスは{ $origin }です。{ $url }を開いて、接続できるか確認してください。
firstSteps-addressGood = リンクは{ $url }で始まり、そのアドレスでサーバーに接続できています。
firstSteps-tls = 通信経路の暗号化
firstSteps-tlsOpen = 接続が暗号化されていません
firstSteps-tlsWhy = 経路上のネットワークにいる誰もが機密情報を読めます。
firstSteps-tlsOwn = このサーバー自身がTLSで通信しています。
firstSteps-tlsProxy = リバースプロキシが、このサーバーに代わってTLSで通信しています。
firstSteps-tlsNone = 暗号化されていないHTTPで接続しています。
firstSteps-tlsDo = サーバーに証明書を設定するか、手前にHTTPSのリバースプロキシを置いてください：
firstSteps-key = マスターキーのコピー
firstSteps-keyMissing = マスターキーのコピーが確認されていません
firstSteps-keyWhy = この鍵がないと、データもバックアップも二度と読めません。
firstSteps-keyOpen = 鍵{ $key }のコピーは、まだ誰も確認していません。
firstSteps-keyDone = 鍵{ $key }のコピーは確認済みです：{ $when }
firstSteps-keyDo = 次のコマンドは、鍵を含む暗号化されたバックアップを書き出します。別のマシンに保管してください：
firstSteps-keyTick = コピーを安全な場所に保管しました
firstSteps-keyUntick = このコピーはもうありません
firstSteps-people = 共有できる人
firstSteps-peopleWhy = アカウントがあれば、自分のリンクがどうなったかを確認でき、共有できる人を管理者が決められます。
firstSteps-peopleAlone = アカウントを持っているのは自分だけです。このサーバーに接続できる人は誰でも、アカウントなしでテキストを共有できます。
firstSteps-peopleAloneClosed = アカウントを持っているのは自分だけで、アカウントなしでは誰も共有できません。
firstSteps-peopleMany =
    { $n ->
       *[other] { $n }件のアカウントがあります。
    }
firstSteps-peopleOpen = 誰でもアカウントを作成できます。
firstSteps-peopleDecided = 設定で決定済みです。
firstSteps-peopleDo = ユーザーを追加するか、allow_sign_upとallow_anonymousで決めてください。
firstSteps-peopleLink = ユーザーを追加
firstSteps-first = 最初の機密情報
firstSteps-firstWhy = 一度試すと、受信者に何が表示されるかがわかります。
firstSteps-firstNone = まだ何も保存されていません。
firstSteps-firstLink = 機密情報を共有
firstSteps-backup = バックアップ
firstSteps-backupWhy = ディスクは予告なく故障します。サーバーが自動でバックアップを作成するのは、保存先が指定されている場合だけです。
firstSteps-backupNone = まだバックアップが作成されていません。
firstSteps-backupGood = 最新のバックアップ：{ $when }
firstSteps-backupDaily = または、サーバー上で毎日
firstSteps-requests = 依頼
firstSteps-requestsWhy = アカウントを持つ人は、依頼を使って機密情報の送付をほかの人に頼めます。送る側にアカウントは不要です。
firstSteps-requestsOff = オフです。このままでもかまいません。

## serverFacts

serverFacts-links = リンク
serverFacts-activeLinks = 有効なリンク
serverFacts-stored = このサーバーの保存データ
serverFacts-storedSum = 合計{ $size }
serverFacts-payloads = 機密情報（推定）
serverFacts-rows = ログ、アカウント、空き領域
serverFacts-fileContents = ファイル
serverFacts-fileLimit = ファイルの上限
serverFacts-fileLimitText = { $used } / { $total }
serverFacts-disk = ディスク
serverFacts-diskText = { $total }中{ $free }が空き
serverFacts-diskOurs = このサーバー
serverFacts-diskOthers = その他すべて
serverFacts-diskFree = 空き
serverFacts-floor = 空きが{ $size }を下回ると、ファイルは拒否されます。
serverFacts-scarce = 空き容量がわずかです。ファイルはまもなく、またはすでに拒否されます。
serverFacts-changed = 変更済み
serverFacts-reach = アドレスとネットワーク
serverFacts-access = アクセスとアカウント
serverFacts-pushes = 機密情報
serverFacts-files = ファイル
serverFacts-data = データと鍵
serverFacts-limits = 制限
serverFacts-pages = 外観とサービス紹介ページ
serverFacts-mail = メール
serverFacts-watch = ログとメトリクス
serverFacts-preset = 既定値：{ $value }
serverFacts-byDefault = 既定値
serverFacts-fromFlag = フラグ
serverFacts-inEnglish = 説明は英語です。
serverFacts-notSet = （未設定）

## settingsLive

settingsLive-found =
    { $n ->
       *[other] 設定{ $n }件
    }
settingsLive-none = 一致する設定はありません。

## listLive

listLive-offline = サーバーから応答がありません。接続を確認して、もう一度お試しください。
listLive-failed = 問題が発生しました（{ $status }）。
listLive-rateLimited =
    { $n ->
       *[other] リクエストが多すぎます。{ $n }秒後にもう一度お試しください。
    }
listLive-copied = コピーしました
listLive-copyFailed = コピーできませんでした。テキストを選択してコピーしてください。

## adminLive

adminLive-invitedUntil = 招待済み、リンクの有効期限：{ $when }
adminLive-invitedOver = 招待済み、リンクの失効：{ $when }
adminLive-newLink = 新しいリンク
adminLive-mailLink = 新しいリンクをメールで送信
adminLive-withdraw = 招待を取り消す
adminLive-withdrawQuestion = { $email }の招待を取り消しますか？リンクは使えなくなります。
adminLive-withdrawn = { $email }の招待を取り消しました。
adminLive-endAll = すべて終了
adminLive-endAllQuestion = { $email }に関するすべてを終了しますか？アカウントは無効になります。セッション、トークン、ワンタイムリンク、第2要素、Webhookはただちに終了します。
adminLive-endedAll = { $email }を無効にしました。終了したもの：{ $what }
adminLive-endedNothing = { $email }を無効にしました。ほかに終了するものはありませんでした。
adminLive-endedSessions =
    { $n ->
       *[other] セッション{ $n }件
    }
adminLive-endedTokens =
    { $n ->
       *[other] トークン{ $n }件
    }
adminLive-endedLinks =
    { $n ->
       *[other] ワンタイムリンク{ $n }件
    }
adminLive-endedFactors =
    { $n ->
       *[other] 第2要素{ $n }件
    }
adminLive-endedHooks =
    { $n ->
       *[other] Webhook{ $n }件
    }
adminLive-endedPushes =
    { $n ->
       *[other] 共有リンクと依頼{ $n }件
    }
adminLive-suspended = 会社のサインインにより停止中
adminLive-unprotected = 第2要素なし
adminLive-actionsOf = { $email }の操作
adminLive-addedOn = 追加：{ $when }
adminLive-factorAdded = 追加：{ $when }
adminLive-appWithCodes = コードを表示するアプリ
adminLive-codesLeft =
    { $n ->
       *[other] リカバリーコード残り{ $n }個
    }
adminLive-noFactors = 第2要素はありません。
adminLive-groupHere = 管理者が追加
adminLive-groupOfCompany = 会社のサインインから
adminLive-groupOfDirectory = ディレクトリから
adminLive-leaveGroup = 外す
adminLive-noGroups = どのグループにも所属していません。
adminLive-noLimits = この人に適用されるポリシーの制限はありません。
adminLive-endSessions = セッションを終了
adminLive-endSessionsQuestion = { $email }のすべてのセッションを終了しますか？再度サインインが必要になります。トークンは引き続き使えます。
adminLive-sessionsEnded = { $email }のセッションを終了しました。
adminLive-disableMany =
    { $n ->
       *[other] { $n }人を無効化
    }
adminLive-disableManyQuestion =
    { $n ->
       *[other] { $n }人のユーザーを無効にしますか？セッションとトークンはただちに終了します。
    }
adminLive-disabledMany =
    { $n ->
       *[other] { $n }人のユーザーを無効にしました。
    }
adminLive-endSessionsMany =
    { $n ->
       *[other] { $n }人のセッションを終了
    }
adminLive-endSessionsManyQuestion =
    { $n ->
       *[other] { $n }人のユーザーのすべてのセッションを終了しますか？再度サインインが必要になります。トークンは引き続き使えます。
    }
adminLive-sessionsEndedMany =
    { $n ->
       *[other] { $n }人のユーザーのセッションを終了しました。
    }
adminLive-openedSince = 前回の訪問以降に開封
adminLive-damaged = 破損
adminLive-mailReset = パスワード設定リンクをメールで送信
adminLive-mailed = リンクを記載したメールを{ $email }に送信しました。
adminLive-notMailed = { $email }にメールを送信できませんでした：{ $reason } もう一度送信するか、リンクを表示してください。
adminLive-noneAtAll = まだ何も共有されていません。共有されたものが、内容を除いてここに表示されます。
adminLive-noneMatching = このフィルターに一致するリンクはありません。
adminLive-showEveryone = すべて表示
adminLive-pushesOf =
    { $n ->
       *[other] リンク{ $n }件
    }
adminLive-tryAgain = もう一度お試しいただけます。
adminLive-none = まだ何もありません。
adminLive-noneActive = 現在、共有しているものはありません。
adminLive-noneExpired = 失効したものはまだありません。失効したものは、ログとともにここに表示されます。
adminLive-linksFound =
    { $n ->
       *[other] リンク{ $n }件
    }
adminLive-tick = { $name }を選択
adminLive-sealed = エンドツーエンド暗号化
adminLive-shareSecret = 機密情報を共有
adminLive-noneFound = 何も見つかりません。
adminLive-searchedPart =
    { $n ->
       *[other] リンク{ $n }件を検索しました。さらに古いリンクがあります。
    }
adminLive-searchOlder = さらに古いリンクを検索
adminLive-text = テキスト
adminLive-file = ファイル
adminLive-url = リンク
adminLive-qr = QRコード
adminLive-created = 作成：{ $when }
adminLive-endsIn = 有効期限：{ $when }
adminLive-endedOn = 失効：{ $when }
adminLive-isExpired = 失効
adminLive-byHand = 削除：{ $when }
adminLive-viewsLeft =
    { $n ->
       *[other] 閲覧残り{ $n }回
    }
adminLive-notViewed = まだ閲覧なし
adminLive-neverViewed = 閲覧なし
adminLive-viewed =
    { $n ->
       *[other] 閲覧{ $n }回
    }
adminLive-viewedLast =
    { $n ->
       *[other] 閲覧{ $n }回、最終：{ $when }
    }
adminLive-copyLink = リンクをコピー
adminLive-sealedFiles =
    { $n ->
       *[other] ファイル{ $n }個、名前は封印済み
    }
adminLive-sealedLink = 完全なリンクは、作成時に一度だけ表示されました。
adminLive-end = 今すぐ削除
adminLive-endQuestion = 「{ $name }」を今すぐ削除しますか？二度と誰にも開けなくなります。
adminLive-ended = 削除しました。
adminLive-notFound = そのようなリンクはありません。
adminLive-nobody = 匿名
adminLive-administrator = 管理者
adminLive-disabled = 無効
adminLive-you = 自分
adminLive-makeAdmin = 管理者にする
adminLive-takeAdmin = 管理者権限を外す
adminLive-disable = 無効化
adminLive-enable = 有効化
adminLive-reset = パスワードをリセット
adminLive-tokens = トークン
adminLive-noTokens = トークンはありません。
adminLive-revoke = 取り消す
adminLive-makeAdminQuestion = { $email }を管理者にしますか？全員のリンクとログを見ることができ、すべてのアカウントを変更できるようになります。
adminLive-enableQuestion = { $email }を有効にしますか？以前の権限で、再びサインインできるようになります。
adminLive-usersFound =
    { $n ->
       *[other] ユーザー{ $n }人
    }
adminLive-usersShown =
    { $n ->
       *[other] ユーザー{ $n }人中{ $from }～{ $to }
    }
adminLive-noUserFound = この検索に一致するユーザーはいません。
adminLive-takeAdminQuestion = { $email }の管理者権限を外しますか？セッションとトークンは終了します。
adminLive-disableQuestion = { $email }を無効にしますか？セッションとトークンはただちに終了します。
adminLive-resetQuestion = { $email }用のワンタイムリンクを作成しますか？以前のリンクは使えなくなります。リンクを使うと、このユーザーのすべてのセッションとトークンが終了します。
adminLive-resetFactors = 第2要素をリセット
adminLive-resetFactorsQuestion = { $email }の第2要素をすべて削除しますか？本人からの依頼であることを、先に確かめてください。セッションはただちに終了します。トークンは引き続き使えます。
adminLive-factorsReset = { $email }の第2要素はなくなりました。
adminLive-revokeQuestion = { $email }のトークン「{ $name }」を取り消しますか？
adminLive-taken = このメールアドレスのアカウントはすでに存在します。
adminLive-badEmail = 有効なメールアドレスを入力してください。
adminLive-passwordsElsewhere = このユーザーは、このサーバーのパスワードではサインインできません。local_sign_inで許可されていません。
adminLive-lastAdmin = これは最後の管理者です。先に別の管理者を任命してください。
adminLive-used = 最終使用：{ $when }
adminLive-never = 未使用

## ownListLive

ownListLive-endMany =
    { $n ->
       *[other] { $n }件を削除
    }
ownListLive-endedMany =
    { $n ->
       *[other] { $n }件のリンクを削除しました。
    }

## hooks

hooks-title = Webhook
hooks-lead = リンクに起きたことを、別のプログラムに知らせます。機密情報、パスフレーズ、ファイル名が渡されることは決してありません。
hooks-back = アカウント
hooks-openText = リンクが開かれたことを、プログラムやチャットに知らせます。
hooks-yours = 自分のWebhook
hooks-secretShown = メッセージの署名に使うシークレットです。表示されるのは一度だけです：
hooks-copy = コピー
hooks-verify = 受信側は、standardwebhooks.comの説明に従って署名を検証します。
hooks-add = Webhookを追加
hooks-name = 名前
hooks-namePlaceholder = チームのチャット
hooks-url = アドレス
hooks-urlHint = 管理者が許可しているアドレスでなければなりません。
hooks-template = メッセージの形式
hooks-eventKinds = 通知するイベント
hooks-details = 追加の情報
hooks-includeHint = リンクを知っている人は、それを開けます。読む人全員を信頼できる場合にのみ追加してください。
hooks-submit = Webhookを追加
hooks-cancel = キャンセル
hooks-retryAll = すべて再試行
hooks-dropAll = すべて破棄

## hooksLive

hooksLive-linkName = リンクの名前
hooksLive-linkItself = リンク自体
hooksLive-none = Webhookはまだありません。
hooksLive-off = オフ：受信側が、もう存在しないと応答しました。
hooksLive-test = テスト
hooksLive-tested =
    { $n ->
       *[other] { $n }ミリ秒後に{ $status }と応答しました。
    }
hooksLive-testFailed = テストに失敗しました：{ $reason }
hooksLive-newSecret = 新しいシークレット
hooksLive-newSecretQuestion = 「{ $name }」の新しいシークレットを作成しますか？現在のシークレットも、1日間は併せて署名に使われます。
hooksLive-switchOn = オンにする
hooksLive-remove = 削除
hooksLive-removeQuestion = 「{ $name }」を削除しますか？送信途中のものは破棄されます。
hooksLive-removed = 削除しました。
hooksLive-added = 追加しました。
hooksLive-noName = Webhookに名前を付けてください。
hooksLive-badUrl = このアドレスには何も送信できません。
hooksLive-notAllowed = 管理者がこのアドレスを許可していません。
hooksLive-noEvents = イベントを1つ以上選択してください。
hooksLive-taken = 同じ名前のWebhookがすでにあるか、Webhookの数が上限に達しています。
hooksLive-copied = コピーしました
hooksLive-copyFailed = コピーできませんでした。テキストを選択してコピーしてください。

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
       *[other] { $n }件のイベントが配信を待っています。最も古いイベントの発生：{ $when }。
    }
eventsLive-noLetters = 配信を断念したイベントはありません。
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = 所有者：{ $owner }
eventsLive-letterMeta =
    { $n ->
       *[other] 発生：{ $when } · 試行{ $n }回
    }
eventsLive-retry = 再試行
eventsLive-drop = 破棄
eventsLive-dropQuestion = このイベントを完全に破棄しますか？
eventsLive-dropAllQuestion = 配信を断念したすべてのイベントを、完全に破棄しますか？
eventsLive-retried =
    { $n ->
       *[other] { $n }件のイベントを再試行します。
    }
eventsLive-dropped =
    { $n ->
       *[other] { $n }件のイベントを破棄しました。
    }

## keptLive

keptLive-keptByBrowser = このブラウザーに保存されています。このブラウザーを使える人は、リンクをコピーできます。
keptLive-keptByPasskey = パスキーで守られて、このブラウザーに保存されています。

## keptPageLive

keptPageLive-keptShowLink = リンクを表示
keptPageLive-keptNotOpened = パスキーでは開けませんでした。もう一度お試しください。
keptPageLive-keptKeyByBrowser = 回答を開く鍵は、このブラウザーに保存されています。このブラウザーを使える人は、回答を読めます。
keptPageLive-keptKeyByPasskey = 回答を開く鍵は、パスキーで守られて、このブラウザーに保存されています。

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
       *[other] サインアウトすると、このブラウザーにしかないリンクや鍵{ $n }件が削除されます。その後、依頼への回答はリカバリーファイルでしか開けません。
    }
keptAccountLive-keptSignOutYes = 削除してサインアウト
keptAccountLive-keptCount =
    { $n ->
       *[other] リンクや鍵{ $n }件が、このブラウザーに保存されています。
    }
keptAccountLive-keptCountNone = このブラウザーには、まだ何も保存されていません。
keptAccountLive-keptGuardedNow = 今後は、パスキーで開きます。
keptAccountLive-keptUnable = このパスキーまたはブラウザーは対応していません。保存されているものは、そのままです。
keptAccountLive-keptOffQuestion = 保存されているものをすべて削除しますか？コピーしていないリンクは失われます。リカバリーファイルのない鍵も失われます。
keptAccountLive-keptRefused = パスキーは使われませんでした。保存されているものは、そのままです。
keptAccountLive-keptOffYes = 削除

## kept

kept-title = このブラウザーにあるエンドツーエンド暗号化リンク
kept-text = エンドツーエンドで暗号化されたリンクは、サーバーでは再表示できません。そのため、依頼の鍵とともに、このブラウザーに保存されます。パスキーで守られていない限り、このブラウザーを使える人はコピーできます。サインアウトすると、パスキーで守られていないものは削除されます。
kept-guarded = パスキーで守られています。
kept-on = このブラウザーに保存
kept-guard = パスキーで守る

## codes

codes-toOne = { $address }でコードを受け取ってください。このサーバーのアカウントは不要です。
codes-toSome = 自分のアドレスを選んで、コードを受け取ってください。このサーバーのアカウントは不要です。
codes-toTyped = メールアドレスを入力してください。受信者のものであれば、コードが送られます。このサーバーのアカウントは不要です。
codes-which = メールアドレス
codes-among = 受信者（一部を省略）：{ $addresses }
codes-notYours = 自分のアドレスではありませんか？送信者に自分用のリンクを頼んでください。
codes-send = コードを送信
codes-again = 別のコードを送信
codes-sentToOne = 英字8文字のコードを記載したメールを{ $address }に送信しました。迷惑メールも確認してください。
codes-sent = 受信者のアドレスであれば、英字8文字のコードを記載したメールが送信されています。迷惑メールも確認してください。
codes-field = コード
codes-fieldHint = メールに記載された英字8文字です。10分間、このブラウザーでのみ使えます。
codes-goOn = 続ける
codes-or = または、別の方法で確認：
codes-wrong =
    { $n ->
       *[other] コードが違います。最新のメールのコードを入力してください。あと{ $n }回試せます。
    }
codes-last = コードが違います。このコードを試せる回数を使い切りました。別のコードを送信してください。
codes-over = ここで入力できるコードはありません。使用済みか、10分を過ぎたか、別のブラウザーでリクエストされたものです。別のコードを送信してください。
codes-needsCookie = Cookieが必要ですが、ブラウザーから送られてきませんでした。このページでCookieを許可してから、読み込み直してください。
codes-tooOften =
    { $n ->
       *[other] このアドレスに、1時間以内に5回コードがリクエストされました。{ $n }分後にもう一度お試しください。
    }
codes-noMore = このリンクには、これ以上コードは送られません。送信者に新しいリンクを頼んでください。
codes-noMail = 現在、このサーバーはコードを送信できません。リンクを送った人に確認してください。
codes-badAddress = メールアドレスではありません。

## codesLive

codesLive-noCode = メールに記載された英字8文字を入力してください。
codesLive-comes = 英字8文字を記載したメールは、送信待ちです。受信者のアドレスであれば、{ $time }までに届きます。
codesLive-offline = サーバーに接続できません。接続を確認して、もう一度お試しください。

## company

company-signIn = { $label }でサインイン
company-or = または、このサーバーのパスワードでサインイン：
company-addressedTitle = 特定の人に宛てたものです
company-addressedSure = 送信者は、開く人が誰かを確かめたいと考えています。
company-addressedText = { $label }でサインインしてください。このサーバーのアカウントは不要です。
company-addressedByDirectory = 会社のユーザー名とパスワードでサインインしてください。
company-byPassword = パスワードでサインイン
company-otherTitle = あなた宛てではありません
company-otherText = あなたは{ $address }として認識されていますが、これは別の人に宛てたものです。何も開かれていません。別の人としてサインインするか、送信者に確認してください。
company-otherUnnamed = これは別の人に宛てたものです。何も開かれていません。別の人としてサインインするか、送信者に確認してください。
company-closedAccountTitle = アカウントは使えなくなっています
company-closedAccountText = このサーバーのアカウントが無効または停止中のため、開くことができません。何も開かれていません。管理者にお問い合わせください。
company-known = あなたはここで{ $address }として認識されています。
company-knownUnnamed = 会社のサインインで認識されました。
company-notMe = 自分ではない
company-goingOn = お待ちください
company-goingOnText = 次のページが自動的に開きます。
company-goOn = 続ける

## companyRefused

companyRefused-not-allowed = このサーバーを利用できるグループに所属していません。管理者にお問い合わせください。
companyRefused-no-account = このサーバーにアカウントがありません。追加するよう、管理者に依頼してください。
companyRefused-address-taken = このメールアドレスのアカウントはすでにこのサーバーにあります。{ $label }との関連付けを、管理者に依頼してください。
companyRefused-other-account = このサインインは、このサーバーの別のアカウントのものです。管理者にお問い合わせください。
companyRefused-not-set-up = このサーバーはまだセットアップされていません。
companyRefused-disabled = アカウントは無効です。管理者にお問い合わせください。
companyRefused-no-email = { $label }から、メールアドレスがこのサーバーに渡されません。クレームemailを追加するよう、管理者に依頼してください。
companyRefused-bad-email = { $label }からメールアドレスとして渡されたものは、メールアドレスではありません。管理者にお問い合わせください。
companyRefused-no-groups = { $label }から、所属グループがこのサーバーに渡されません。どのグループにも所属していないか、プロバイダーが省いています。管理者にお問い合わせください。
companyRefused-too-many-groups = 所属グループが多すぎるため、{ $label }がすべて省いています。このアプリケーションのグループだけを渡すよう、管理者に依頼してください。
companyRefused-bad-token = { $label }の応答は、このサーバーでは有効ではありません。誰もサインインしていません。詳細はログにあります。
companyRefused-clock = このサーバーと{ $label }の時計が大きくずれています。時刻を合わせるよう、管理者に依頼してください。
companyRefused-other-issuer = 設定に指定されたものとは別のプロバイダーから応答がありました。誰もサインインしていません。
companyRefused-unreachable = 現在、{ $label }に接続できません。サインイン中の人はそのままです。あとでもう一度お試しください。
companyRefused-provider-error = { $label }がエラーを報告しました。内容はこのサーバーのログにあります。
companyRefused-client-refused = { $label }がこのサーバーを受け付けません。シークレットが間違っているか、期限切れです。管理者にお問い合わせください。
companyRefused-cancelled = { $label }でのサインインがキャンセルされました。
companyRefused-begin-again = このサインインは、別の場所で始められたか、時間がかかりすぎたか、すでに使われています。最初からやり直してください。

## factors

factors-title = サインインの追加保護
factors-lead = 第2要素があれば、パスワードを盗まれただけでは、アカウントに入られません。
factors-openText = パスキーと、コードを表示するアプリ。
factors-yours = サインインの追加保護
factors-limited = このサーバーでは第2要素が必要です。ここで設定してから続けてください。
factors-goOn = 続ける
factors-passkeys = パスキー
factors-passkeysText = パスワードの代わりに、指紋、顔、PIN、またはセキュリティキーでサインインします。パスキーはこのアドレスでしか使えないため、フィッシングで盗まれることがありません。
factors-passkeyName = デバイスの名前
factors-passkeyPlaceholder = ノートパソコン
factors-addPasskey = パスキーを追加
factors-needsHttps = ここではパスキーを使えません。ブラウザーがパスキーを許可するのは、https://で始まる名前のアドレスだけです。そのようなアドレスを管理者に尋ねてください。
factors-app = コードを表示するアプリ
factors-appText = スマートフォンのアプリに、6桁の新しいコードが30秒ごとに表示されます。
factors-beginApp = アプリを設定
factors-removeApp = アプリをアカウントから削除
factors-scan = アプリで次のコードを読み取ってください：
factors-qr = アプリ用のQRコード
factors-type = または、アプリに次の文字を入力してください：
factors-code = アプリに現在表示されているコード
factors-finish = 完了
factors-codesTitle = リカバリーコード
factors-codesText = ほかの要素を失ったとき、それぞれのコードで1回ずつサインインできます。表示されるのは今だけです。印刷するか、パスワードと同じ場所に保管してください。
factors-renew = 新しいリカバリーコード
factors-confirmTitle = 本人確認
factors-confirmText = 要素を変更する前に、本人確認を行ってください。
factors-codeOrRecovery = アプリのコード、またはリカバリーコード
factors-confirm = 確認
factors-remove = 削除

## factorsLive

factorsLive-codesFile = recovery-codes.txt
factorsLive-limited =
    { $n ->
       *[other] 失敗した試行が多すぎます。{ $n }秒後にもう一度お試しください。
    }
factorsLive-conflict = すでに存在するか、これ以上追加できません。ページを読み込み直してください。
factorsLive-lastOne = このサーバーでは第2要素が必要です。これを削除する前に、別のものを設定してください。
factorsLive-noPasskeys = パスキーはまだありません。
factorsLive-never = 未使用
factorsLive-used = 最終使用：{ $when }
factorsLive-made = 追加：{ $when }
factorsLive-remove = 削除
factorsLive-removed = 削除しました。
factorsLive-added = 追加しました。
factorsLive-removeQuestion = パスキー「{ $name }」を削除しますか？このパスキーではアカウントを開けなくなります。
factorsLive-removeAppQuestion = アプリをアカウントから削除しますか？アプリのコードではアカウントを開けなくなります。
factorsLive-nameIt = パスキーに名前を付けてください。
factorsLive-passkeyCancelled = パスキーは使われませんでした。もう一度お試しください。
factorsLive-passkeyRefused = サーバーはこのパスキーを受け付けませんでした。もう一度お試しください。
factorsLive-appSince = アプリを設定済み：{ $when }
factorsLive-codesLeft =
    { $n ->
       *[other] リカバリーコードは残り{ $n }個です。
    }
factorsLive-wrongCode = コードが違います。スマートフォンの時計を確認し、現在表示されているコードを入力してください。
factorsLive-notConfirmed = 正しくありません。もう一度お試しください。
factorsLive-done = 第2要素が設定されました。リカバリーコードを保管してから続けてください。
factorsLive-copied = コピーしました
factorsLive-copyFailed = コピーできませんでした。テキストを選択してコピーしてください。

## secondStep

secondStep-title = あと1ステップ
secondStep-passkey = パスキーを使う
secondStep-code = アプリのコード、またはリカバリーコード
secondStep-codeHint = 6桁の数字、または16文字の英数字。
secondStep-recoveryCode = リカバリーコード
secondStep-recoveryHint = 16文字の英数字。パスキーを追加したときに表示されたものです。
secondStep-submit = サインイン
secondStep-lost = スマートフォンとリカバリーコードを失った場合は、このサーバーの管理者が第2要素をリセットできます。
secondStep-again = 最初からやり直す

## secondStepLive

secondStepLive-noCode = コードを入力してください。
secondStepLive-wrongCode = コードが違うか、すでに使われています。次のコードをお待ちください。
secondStepLive-passkeyCancelled = パスキーは使われませんでした。もう一度試すか、コードを使ってください。
secondStepLive-passkeyRefused = サーバーはこのパスキーを受け付けませんでした。もう一度試すか、コードを使ってください。
secondStepLive-limited =
    { $n ->
       *[other] 間違ったコードの入力が多すぎます。{ $n }秒後にもう一度お試しください。
    }
secondStepLive-retry = もう一度お試しいただけます。
secondStepLive-offline = サーバーから応答がありません。接続を確認して、もう一度お試しください。
secondStepLive-failed = 問題が発生しました（{ $status }）。

## tokens

tokens-may = 許可する操作
tokens-everything = すべて
tokens-create = リンクの作成のみ
tokens-createRead = リンクの作成と読み取り
tokens-audit = ログの読み取りのみ
tokens-ask = 機密情報の依頼と回答の開封
tokens-lasts = 有効期間
tokens-always = 取り消すまで
tokens-days30 = 30日間
tokens-days90 = 90日間
tokens-year = 1年間
tokens-networks = 特定のネットワークからのみ
tokens-networksLabel = アドレスまたはネットワーク
tokens-networksHint = コンマで区切ってください。空欄の場合、トークンはどこからでも使えます。

## tokensLive

tokensLive-tokenMay = 許可：{ $what }
tokensLive-tokenCreate = 作成
tokensLive-tokenRead = 読み取り
tokensLive-tokenAudit = ログの読み取り
tokensLive-tokenExpire = 削除
tokensLive-tokenAdmin = 管理
tokensLive-tokenAsk = 機密情報の依頼
tokensLive-tokenOpen = 回答の開封
tokensLive-tokenFrom = { $networks }からのみ
tokensLive-tokenUntil = 有効期限：{ $when }
tokensLive-tokenOver = 失効：{ $when }
tokensLive-tokenUsedFrom = 最終使用：{ $when }、{ $address }から
tokensLive-badNetworks = アドレス、または192.0.2.0/24のようなネットワークを、50件まで入力してください。

## oversightLive

oversightLive-auditor = 監査者
oversightLive-makeAuditor = 監査者にする
oversightLive-makeAuditorQuestion = { $email }を監査者にしますか？全員のログを見られるようになりますが、機密情報は見られません。
oversightLive-takeAuditor = 監査者権限を外す
oversightLive-takeAuditorQuestion = { $email }の監査者権限を外しますか？セッションとトークンは終了します。
oversightLive-log = ログ
oversightLive-logNothing = 記録はありません。

## signIns

signIns-title = 最近のサインイン
signIns-text = このアカウントへのサインインと、その試みの記録です。見覚えのないサインインがあれば、パスワードを変更してください。

## signInsLive

signInsLive-signedIn = サインイン
signInsLive-signInFailed = サインイン失敗
signInsLive-byPassword = パスワード
signInsLive-byLink = ワンタイムリンク
signInsLive-bySetup = セットアップコード
signInsLive-bySignUp = アカウントの作成
signInsLive-byDirectory = ディレクトリ
signInsLive-byCompany = 会社のサインイン
signInsLive-byPasskey = パスキー
signInsLive-secondFactor = 第2要素を使用
signInsLive-wrongPassword = パスワードの誤り
signInsLive-wrongCode = セットアップコードの誤り
signInsLive-wrongLink = 無効なワンタイムリンク
signInsLive-wrongCurrent = 現在のパスワードの誤り
signInsLive-wrongFactor = 第2要素の誤り
signInsLive-wrongPasskey = パスキーの誤り
signInsLive-deviceGuesses = 既知のデバイスでの推測が多すぎる
signInsLive-unanswered = ディレクトリの応答なし
signInsLive-asAdministrator = 管理者として
signInsLive-times =
    { $n ->
       *[other] { $n }回
    }
signInsLive-noSignIns = サインインの記録はまだありません。

## adminLog

adminLog-title = 管理者ログ
adminLog-lead = 誰がサインインし、誰がアカウント、トークン、鍵、設定を変更したかの記録です。気付かれずに記録を変更したり削除したりすることはできません。
adminLog-person = メールアドレス
adminLog-personHint = 操作した人、または対象となった人のアドレス。
adminLog-what = 内容
adminLog-everything = すべて
adminLog-show = 表示
adminLog-newer = 新しい記録
adminLog-older = 古い記録

## adminLogLive

adminLogLive-signOut = サインアウト
adminLogLive-leftOut = 一覧にあるもの以外の失敗
adminLogLive-userAdded = アカウントの追加
adminLogLive-userRemoved = アカウントの削除
adminLogLive-userDisabled = アカウントの無効化
adminLogLive-userEnabled = アカウントの有効化
adminLogLive-madeAdministrator = 管理者に任命
adminLogLive-noAdministrator = 管理者を解任
adminLogLive-madeAuditor = 監査者に任命
adminLogLive-noAuditor = 監査者を解任
adminLogLive-suspended = 会社のサインインによる停止
adminLogLive-admitted = 会社のサインインによる停止解除
adminLogLive-linked = 会社のサインインの関連付け
adminLogLive-unlinked = 会社のサインインの関連付け解除
adminLogLive-vouched = アドレスの保証
adminLogLive-joinedGroup = グループに追加
adminLogLive-leftGroup = グループから除外
adminLogLive-factorAdded = 第2要素の追加
adminLogLive-factorRemoved = 第2要素の削除
adminLogLive-factorsReset = 第2要素のリセット
adminLogLive-codesMade = リカバリーコードの作成
adminLogLive-invited = 招待
adminLogLive-accessEnded = すべてのアクセスの終了
adminLogLive-linksExpired = アカウントのリンクの削除
adminLogLive-withdrawn = 招待の取り消し
adminLogLive-sessionEnded = セッションの終了
adminLogLive-linkMade = ワンタイムリンクの作成
adminLogLive-passwordSet = パスワードの設定
adminLogLive-tokenMade = APIトークンの作成
adminLogLive-tokenRemoved = APIトークンの取り消し
adminLogLive-settingsChanged = 設定の変更
adminLogLive-rotationBegun = マスターキーのローテーション開始
adminLogLive-rotationEnded = マスターキーのローテーション終了
adminLogLive-exported = 監査ログのエクスポート
adminLogLive-backedUp = バックアップの作成
adminLogLive-restored = バックアップの復元
adminLogLive-byWhom = 実行：{ $name }
adminLogLive-commandLine = コマンドライン
adminLogLive-server = サーバー
adminLogLive-bySetupCode = セットアップコード
adminLogLive-bySigningUp = アカウント登録
adminLogLive-byOneTimeLink = ワンタイムリンク
adminLogLive-directory = ディレクトリ
adminLogLive-companySignIn = 会社のサインイン
adminLogLive-noEntries = 一致する記録はありません。
adminLogLive-showAll = すべて表示

## ownLogLive

ownLogLive-byCode = コードで確認済み：{ $address }
ownLogLive-when = { $date }（{ $relative }）
ownLogLive-note = メモ
ownLogLive-logCount = { $from }～{ $to } / { $total }
ownLogLive-own-creation = 作成
ownLogLive-own-view = 開封
ownLogLive-own-failed_view = 試行（開けず）
ownLogLive-own-expire = 削除
ownLogLive-own-restored = 削除の取り消し
ownLogLive-own-failed_passphrase = パスフレーズの誤り
ownLogLive-own-probable_program = おそらくプログラム
ownLogLive-own-code_sent = コードをメールで送信
ownLogLive-own-code_queued = コードのメール送信待ち
ownLogLive-own-code_failed = コードのメール送信に失敗
ownLogLive-own-failed_code = コードの誤り
ownLogLive-own-owner_view = 自分で開封
ownLogLive-own-wrong_network = 別のネットワークからの試行
ownLogLive-own-other_device = 別のデバイスでの試行
ownLogLive-own-alarm = 報告：「自分ではない」
ownLogLive-own-freeze = 自分で一時停止
ownLogLive-own-thaw = 自分で再開
ownLogLive-own-changed = 自分で変更
ownLogLive-own-hold_asked = 許可待ち
ownLogLive-own-hold_released = 自分で許可
ownLogLive-own-hold_refused = 自分で拒否して一時停止
ownLogLive-own-request_view = 依頼の表示
ownLogLive-own-answer = 回答
ownLogLive-own-mail_returned = メールが届かず返送
ownLogLive-own-creation_email_send = メール通知を指定
ownLogLive-own-admin_view = 管理者が開封
ownLogLive-own-imported = Password Pusherから移行

## seenLogLive

seenLogLive-seen-creation = 作成
seenLogLive-seen-view = 開封
seenLogLive-seen-failed_view = 試行（開けず）
seenLogLive-seen-expire = 削除
seenLogLive-seen-restored = 削除の取り消し
seenLogLive-seen-failed_passphrase = パスフレーズの誤り
seenLogLive-seen-probable_program = おそらくプログラム
seenLogLive-seen-code_sent = コードをメールで送信
seenLogLive-seen-code_queued = コードのメール送信待ち
seenLogLive-seen-code_failed = コードのメール送信に失敗
seenLogLive-seen-failed_code = コードの誤り
seenLogLive-seen-owner_view = 所有者が開封
seenLogLive-seen-wrong_network = 許可外のネットワークのため拒否
seenLogLive-seen-other_device = 別のデバイスのため拒否
seenLogLive-seen-alarm = 受信者が報告
seenLogLive-seen-freeze = 所有者が一時停止
seenLogLive-seen-thaw = 所有者が再開
seenLogLive-seen-changed = 所有者が変更
seenLogLive-seen-hold_asked = 所有者の許可待ち
seenLogLive-seen-hold_released = 所有者が許可
seenLogLive-seen-hold_refused = 所有者が拒否
seenLogLive-seen-request_view = 依頼の表示
seenLogLive-seen-answer = 回答
seenLogLive-seen-mail_returned = メールが届かず返送
seenLogLive-seen-creation_email_send = メール通知を指定
seenLogLive-seen-admin_view = 管理者が開封
seenLogLive-seen-imported = Password Pusherから移行

## eventNamesLive

eventNamesLive-push-created = リンクの作成
eventNamesLive-push-viewed = リンクの開封
eventNamesLive-push-wrong_passphrase = パスフレーズの誤り
eventNamesLive-push-expired = リンクの失効
eventNamesLive-push-alarm = 受信者からの報告
eventNamesLive-push-hold_asked = 許可待ち
eventNamesLive-push-code_failed = コードのメール送信に失敗
eventNamesLive-request-answered = 依頼への回答
eventNamesLive-request-closed = 依頼の締め切り

## conditionWords

conditionWords-passphrases = パスフレーズ
conditionWords-passwords = パスワード
conditionWords-second_factors = 第2要素
conditionWords-passkeys = パスキー

## conditionSays

conditionSays-disk_full = { $directory }のディスクの空きは{ $freeBytes }しかありません。{ $floorBytes }を下回ると、ファイルは拒否されます。
conditionSays-disk_low = { $directory }のディスクの空きは{ $freeBytes }で、1つのリンクのファイルが占めうる量（{ $linkBytes }）を下回っています。
conditionSays-disk_no_inodes = { $directory }のディスクには、あと{ $files }個のファイルしか入りません。inodeが残っていません。
conditionSays-disk_error = { $directory }のディスクで{ $atMs }にエラーが発生しました：{ $reason }
conditionSays-database_damaged = データベースが破損しています。破損箇所はログにあります。
conditionSays-database_trouble = このサーバーは現在リクエストを処理できません：{ $reason }
conditionSays-bucket_trouble = ファイルを保存することも開くこともできません：{ $reason }
conditionSays-scanner_trouble = ウイルススキャナーがファイルを判定できないため、すべて拒否されます：{ $reason }
conditionSays-sweep_failed = 失効したものがディスクから削除されていません：{ $reason }
conditionSays-clock_jumped = 時計が1日を超えて進みました。現在の表示は{ $nowMs }です。進んでから1時間は、何も消去されません。
conditionSays-backup_failed = 前回のバックアップに失敗しました：{ $reason }
conditionSays-backup_damaged = 最新のバックアップ{ $name }に、破損したデータが含まれています。破損箇所：{ $count }。{ $reason }
conditionSays-backup_old = 最新のバックアップの日時：{ $lastMs }
conditionSays-certificate_ended = 証明書{ $file }は{ $untilMs }に期限が切れ、クライアントに拒否されています。
conditionSays-certificate_ends = 証明書{ $file }の有効期限：{ $untilMs }
conditionSays-certificate_unusable = ディスク上の証明書を使用できません：{ $reason } 稼働中のサーバーは、以前の証明書を使い続けます。
conditionSays-certificate_not_obtained = 有効な証明書がなく、クライアントはこのサーバーを拒否します：{ $reason }
conditionSays-certificate_not_renewed = 証明書を更新できませんでした：{ $reason }
conditionSays-client_secret_refused = サインインのプロバイダーがoidc.client_secretを受け付けません。そこでは誰もサインインできません。
conditionSays-client_secret_ends = oidc.client_secretのシークレットの有効期限は{ $untilMs }です。それ以降、プロバイダーでは誰もサインインできません。
conditionSays-token_ends = { $owner }のAPIトークン「{ $name }」は最近使われており、有効期限は{ $untilMs }です。
conditionSays-administrator_new = { $user }が{ $sinceMs }に管理者になりました。実行：{ $by }
conditionSays-guessing = 誰かが推測を試みています（{ $guessed }）。1時間以内に、{ $times }回以上の試行が、多すぎるとして拒否されました。
conditionSays-codes_failed = 受信者のコードをメールで送信できません：{ $reason }
conditionSays-codes_wait = 送信を待っている受信者のコードのメール：{ $count }件。受信者または送信者が1時間あたりの上限に達しました。最後のメールは{ $untilMs }に送信されます。
conditionSays-deliveries_dead =
    { $n ->
       *[other] { $n }件のイベントを配信できず、断念しました。
    }
conditionSays-deliveries_late = { $sinceMs }のイベントが配信を待っています。
conditionSays-nodes_differ = ノードの構成が揃っていません：{ $reason }
conditionSays-version_ready = 新しいバージョンのファイルがあります：{ $file }
conditionSays-disk_fine = { $directory }のディスクは、{ $totalBytes }中{ $freeBytes }が空いています。
conditionSays-certificate_fine = 証明書{ $file }の有効期限：{ $untilMs }
conditionSays-backup_none = まだバックアップが作成されていません。
conditionSays-backup_fine = 最新のバックアップの日時：{ $lastMs }
conditionSays-backup_scheduled = 最新のバックアップ{ $name }の日時は{ $lastMs }、次回の予定は{ $nextMs }です。
conditionSays-node_fine = ノード{ $node }はバージョン{ $version }で稼働しています。

## conditionMend

conditionMend-disk_full = このディスクの空きを増やすか、ディスクを拡張してください。
conditionMend-disk_low = このディスクの空きを増やすか、ディスクを拡張してください。
conditionMend-disk_no_inodes = ほかのプログラムがこのディスクに残した小さなファイルを削除してください。
conditionMend-disk_error = 今すぐバックアップを作成してください。その後、ディスクとその接続を確認してください。詳細はシステムのログにあります。
conditionMend-database_damaged = バックアップを復元してください。
conditionMend-database_trouble = データベース、そのホスト、そこまでの経路を確認してください。
conditionMend-bucket_trouble = バケット、そのキー、そこまでの経路を確認してください。ノードが共有するディレクトリは、マウントされている必要があります。
conditionMend-scanner_trouble = clamdを起動し、このサーバーのユーザーがそのソケットを読み取れるようにしてください。詳細はclamd自身のログにあります。
conditionMend-sweep_failed = 失効したものは誰にも開けません。ディスクとログを確認してください。
conditionMend-clock_jumped = 時計が正しくない場合は、その1時間以内に合わせてください。正しい場合は、何もしないでください。長い停止や復元の後にも、この通知が表示されます。
conditionMend-backup_failed = 原因を取り除いてください。サーバーは自動的に再試行します。
conditionMend-backup_damaged = ディスクを確認し、何が破損しているかを調べてください。以前の完全なバックアップは保持されています。
conditionMend-backup_old = バックアップを作成している仕組みを確認するか、手動で作成してください。
conditionMend-certificate_ended = 証明書とその鍵のファイルを置き換えてください。サーバーは自動的に読み込み直します。
conditionMend-certificate_ends = 証明書とその鍵のファイルを置き換えてください。サーバーは自動的に読み込み直します。
conditionMend-certificate_unusable = 証明書とその鍵のファイルを置き換えてください。
conditionMend-certificate_not_obtained = サーバーは自動的に再試行します。認証局と、そこまでの経路を確認してください。
conditionMend-certificate_not_renewed = 使用中の証明書の有効期限は{ $untilMs }で、サーバーは再試行します。認証局と、そこまでの経路を確認してください。
conditionMend-client_secret_refused = プロバイダーで新しいシークレットを作成し、設定してください。
conditionMend-client_secret_ends = プロバイダーで新しいシークレットを作成して設定し、その期限をoidc.client_secret_untilに設定してください。
conditionMend-token_ends = 所有者が新しいトークンを作成し、それを使うプログラムに渡します。
conditionMend-administrator_new = 心当たりがない場合は、権限を外し、管理者ログを確認してください。
conditionMend-guessing = アドレスはログにあります。ファイアウォールでブロックしてください。
conditionMend-codes_failed = メールサーバーとメールの設定を確認してください。コードが送信されなかった受信者は、別のコードを要求する必要があります。
conditionMend-codes_wait = 送信者がこれほど多くの受信者に届ける必要がある場合は、mail.per_hourを引き上げてください。誰のコードが待っているかは、送信者のリンクのログにあります。
conditionMend-deliveries_dead = 受信側を修復してから、配信されなかったものを再配信するか、破棄してください。
conditionMend-deliveries_late = メールサーバー、Webhook、コレクターを確認してください。失敗しているものはログにあります。
conditionMend-nodes_differ = すべてのノードで、バージョン、設定、時刻を揃えてください。
conditionMend-version_ready = 確認してから、アップグレードしてください。
conditionMend-backup_none = このサーバーをバックアップする仕組みがほかになければ、作成してください。

## errorPage

errorPage-missing = ページが見つかりません
errorPage-missingText = このアドレスにページはありません。
errorPage-home = トップページへ
errorPage-busy = リクエストが多すぎます
errorPage-busyText = お使いのアドレスからのリクエストが多すぎます。何も開かれていません。しばらく待ってから、このページを読み込み直してください。
errorPage-keySent = このリンクの秘密は守られなくなりました
errorPage-keySentText = メールフィルターなど途中のプログラムが、このリンクの#を%23に書き換えたため、鍵がサーバーに送られてしまいました。何も開かれておらず、閲覧も数えられていませんが、鍵はもう秘密ではありません。別の方法で新しいリンクを送るよう、送信者に頼んでください。
errorPage-upgrading = このサーバーはアップグレード中です
errorPage-upgradingText = 何も開かれておらず、何も失われていません。1分後に、このページを読み込み直してください。
errorPage-unavailable = 現在、利用できません
errorPage-unavailableText = 現在、サーバーはこの操作を行えません。何も開かれておらず、何も失われていません。数分後に、もう一度お試しください。
errorPage-unconfirmed = 完了を確認できません
errorPage-unconfirmedText = 操作が完了したかどうか、サーバーにはわかりません。何も表示されなくても、閲覧1回として数えられた可能性があります。数分後に、もう一度お試しください。その時点で機密情報がなくなっていれば、送信者に新しいリンクを頼んでください。
errorPage-defect = 問題が発生しました
errorPage-defectText = 本来起こらない問題です。発生した日時をこのサーバーの運営者に知らせてください。詳細はログにあります。

## mailShared

mailShared-subject = { $sender }から共有されたものがあります
mailShared-lead = { $sender }が、{ $service }で機密の内容を共有しています。
mailShared-link = 開く
mailShared-until = リンクは{ $when }まで使えます。
mailShared-views =
    { $n ->
       *[other] { $n }回開けます。
    }
mailShared-notice = リンクは{ $sender }に頼んでください。このメールには含まれていません。
mailShared-stranger = { $sender }に心当たりがない場合は、このメールを無視してください。
mailShared-unverified = アドレス{ $sender }が送信者本人のものかどうかは、誰にも確認されていません。このメールを送ったかどうか、別の方法で{ $sender }に尋ねてください。それができない場合は、このメールを無視してください。

## mailAsked

mailAsked-subject = { $sender }から依頼があります
mailAsked-lead = { $sender }が、機密の内容を{ $service }で送るよう依頼しています。
mailAsked-link = 回答
mailAsked-until = { $when }まで回答できます。アカウントは不要です。

## mailNeeds

mailNeeds-name = 送信者は「{ $name }」と名乗っています。
mailNeeds-shared = 開く前に：
mailNeeds-asked = 回答する前に：
mailNeeds-from = { $when }から開けます。
mailNeeds-passphrase = パスフレーズが必要です。{ $sender }から別の方法で伝えられます。
mailNeeds-code = コードが必要です。ページでリクエストすると、{ $address }にメールで送られます。
mailNeeds-proof = 特定の人だけが開けます。その一人であることの証明を、ページで求められます。
mailNeeds-release = { $sender }の許可が必要です。リンクを開き、許可されるまでページを開いたままにしてください。
mailNeeds-lock = 再び開けるのは、最初に開いたデバイスとブラウザーだけです。必要な場所で開いてください。
mailNeeds-letters = ページに3文字が表示されます。プログラムではないことを示すために、入力してください。

## mailOpened

mailOpened-subject = 開封：{ $name }
mailOpened-unnamed = { $date }のリンク
mailOpened-lead = リンクが開かれました：{ $when }
mailOpened-left =
    { $n ->
       *[other] あと{ $n }回開けます。
    }
mailOpened-last = これが最後の閲覧でした。機密情報は消去されました。
mailOpened-link = 自分のリンク
mailOpened-why = このメールは、開かれたときの通知を希望されたためお送りしています。

## mailAnswered

mailAnswered-subject = 回答：{ $name }
mailAnswered-unnamed = { $date }の依頼
mailAnswered-lead = 依頼に回答がありました：{ $when }
mailAnswered-keep = このメールに回答は含まれていません。開くには、サインインしてください。
mailAnswered-link = 依頼
mailAnswered-why = このメールは、回答ごとの通知を希望されたためお送りしています。

## mailCode

mailCode-subject = { $service }のコード
mailCode-lead = { $service }で、機密の内容が共有されています。開くには、コードをリクエストしたページで、次のコードを入力してください：
mailCode-leadNamed = { $sender }が、{ $service }で機密の内容を共有しています。開くには、コードをリクエストしたページで、次のコードを入力してください：
mailCode-asks = 機密の内容を{ $service }で送るよう依頼されています。依頼を読んで回答するには、コードをリクエストしたページで、次のコードを入力してください：
mailCode-asksNamed = { $sender }が、機密の内容を{ $service }で送るよう依頼しています。依頼を読んで回答するには、コードをリクエストしたページで、次のコードを入力してください：
mailCode-until =
    { $n ->
       *[other] コードは{ $n }分間、1回だけ、リクエストしたブラウザーでのみ使えます。
    }
mailCode-ignore = コードをリクエストしていない場合は、このメールを無視し、コードを誰にも教えないでください。

## mailInvited

mailInvited-subject = { $service }のアカウント
mailInvited-lead = { $service }のアカウントが作成されました：{ $email }
mailInvited-link = パスワードを設定
mailInvited-once = リンクは{ $when }まで、1回だけ使えます。

## mailReset

mailReset-subject = { $service }の新しいパスワードを設定してください
mailReset-lead = { $service }の管理者により、{ $email }の新しいパスワードを設定できるようになりました。
mailReset-link = パスワードを設定
mailReset-once = リンクは{ $when }まで、1回だけ使えます。

## mailNotice

mailNotice-subject = { $service }のアカウント
mailNotice-password = { $email }のパスワードが変更されました：{ $when }
mailNotice-factorAdded = { $email }に第2要素が追加されました：{ $when }
mailNotice-factorRemoved = { $email }の第2要素が削除されました：{ $when }
mailNotice-factorsReset = { $email }のすべての第2要素が、管理者によって削除されました：{ $when }
mailNotice-recoveryCodes = { $email }の新しいリカバリーコードが作成されました：{ $when }。以前のコードはもう使えません。
mailNotice-recoveryCode = { $email }のリカバリーコードが使われました：{ $when }。このコードは二度と使えません。
mailNotice-devices = 以前にサインインしたことのあるブラウザーから、{ $email }に対して、間違ったパスワードやコードが多数入力されました：{ $when }。デバイスのいずれかが他人の手に渡っている可能性があります。
mailNotice-from = 操作元のアドレス：{ $address }
mailNotice-stranger = 心当たりがない場合は、{ $service }のパスワードを変更し、管理者に知らせてください。

## mailConditions

mailConditions-one = { $service }：{ $says }
mailConditions-many =
    { $n ->
       *[other] { $service }：管理者の対応が必要な項目{ $n }件
    }
mailConditions-link = サーバーの状態
mailConditions-why = このメールは、notices.mailに指定されているためお送りしています。1回だけ送られ、変化がなければ7日後に再度送られます。コマンドはサーバーのホスト上で、sudoと、サーバーの--configを付けて実行してください。

## mailTest

mailTest-subject = { $service }のテスト
mailTest-lead = { $service }からのメールは届いています。
mailTest-link = { $service }

## opener

opener-title = 封印されたリンクを開く
opener-lead = このページは、手元にあるファイルです。エンドツーエンドで封印されたリンクを開くためのもので、どのサーバーにも変更できません。リンクのサーバーに求めるのは封印された機密情報だけで、ほかには何も求めません。
opener-link = リンク（#より後の部分を含む）
opener-passphraseHint = 送信者から伝えられた場合のみ。
opener-open = 開く
opener-notLink = 機密情報へのリンクではありません。https://から末尾まで、リンク全体をコピーしてください。
opener-unreachable = このページが読み取れる応答がありません。サーバーに接続できないか、このリンクを開けるのがサーバー自身のページだけに限られています。機密情報が封印されていないか、特定のネットワークに限定されている可能性があります。何も開かれていません。
opener-incomplete = 応答が最後まで届きませんでした。閲覧1回として数えられた可能性があります。
opener-notSealed = サーバーが送ってきたものは封印されていないため、送信者がこのリンク用に封印したものではありません。一切表示しません。
opener-wrong = パスフレーズが違うか、入力されていません。閲覧は数えられていません。
opener-refused = 現在、サーバーはこれを渡しません。閲覧は数えられていません。
opener-held = 開くには送信者の許可が必要です。次の単語を送信者に伝えてください：{ $words }
opener-heldWordless = 開くには送信者の許可が必要です。
opener-otherPassphrase = このパスフレーズでは開けません。もう一度お試しください。封印された機密情報は手元にあり、これ以上閲覧は数えられません。送信者からパスフレーズを伝えられていない場合は、空欄のままにしてください。
opener-go = { $host }のアドレスを開く
opener-saved = 保存しました

## languages

languages-title = 言語の選択
languages-search = 言語を検索
languages-searchHint = その言語での名前、英語での名前、またはpt-BRのようなコード。
languages-find = 検索
languages-none = 一致する言語はありません。
languages-all = すべての言語
languages-browser = ブラウザーの言語
languages-back = ページに戻る
languages-counts = 他の言語の文章は翻訳です。英語と異なる場合は、英語が優先されます。誤りを見つけたら、このサーバーの運営者に知らせてください。
languages-recipient = 受信者向けの言語
languages-recipientHint = リンクのページと、それについてのメールに使われます。受信者が自分で言語を選んでいる場合は、そちらが優先されます。
languages-recipientOwn = 受信者のブラウザーに合わせる
languages-answerer = 回答者向けの言語
languages-answererHint = 依頼のページに使われます。自分で言語を選んでいる人には、そちらが優先されます。

## languagesLive

languagesLive-found =
    { $n ->
       *[other] { $n }件の言語
    }
languagesLive-recipientLanguage = 受信者向けの言語
