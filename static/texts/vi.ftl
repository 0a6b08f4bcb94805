### Vietnamese

## layout

layout-skip = Chuyển đến nội dung
layout-navigation = Điều hướng chính
layout-create = Tạo mới
layout-pushes = Liên kết của tôi
layout-admin = Quản trị
layout-account = Tài khoản
layout-signIn = Đăng nhập
layout-languages = Ngôn ngữ
layout-light = Sáng
layout-dark = Tối
layout-auto = Tự động
layout-api = API
layout-about = Giới thiệu
layout-aboutLine = Trang này hoạt động thế nào và ai vận hành
layout-noScript = Trang này cần JavaScript. Tập lệnh của trang chỉ liên hệ với máy chủ này.
layout-otherWays = Bạn cũng có thể dùng API hoặc dòng lệnh.
layout-waiting = Trang này vẫn đang tải. Nếu không có gì thay đổi, hãy tải lại trang.
layout-plain = Kết nối này không được mã hóa: người khác trên mạng có thể đọc những gì bạn gửi và mở ở đây. Hãy dùng địa chỉ https:// nếu có.
layout-notSealed = Dừng lại: nội dung này không được niêm phong
layout-notSealedText = Người gửi đã niêm phong bí mật này, nhưng nội dung máy chủ gửi đến không được niêm phong. Không có phần nào được hiển thị. Hãy liên hệ với người gửi, chẳng hạn qua điện thoại.

## create

create-title = Chia sẻ bí mật
create-tagline = Gửi mật khẩu hoặc tệp bằng một liên kết có thời hạn.
create-kinds = Loại nội dung chia sẻ
create-text = Văn bản
create-files = Tệp
create-url = Liên kết
create-qr = Mã QR
create-textLabel = Bí mật của bạn
create-shared = Được chia sẻ từ một ứng dụng khác: hãy kiểm tra trước khi gửi.
create-textPlaceholder = Mật khẩu, khóa, ghi chú…
create-urlLabel = Địa chỉ web
create-urlHint = Người nhận thấy địa chỉ trước và xác nhận rồi mới rời trang này.
create-qrLabel = Văn bản hiển thị dưới dạng mã QR
create-qrHint = Người nhận thấy văn bản dưới dạng mã QR để quét.
create-message = Lời nhắn (không bắt buộc)
create-filesSignIn = Hãy đăng nhập để chia sẻ tệp.
create-hide = Ẩn khi nhập
create-generator = Tạo mật khẩu
create-style = Kiểu
create-styleCharacters = Ký tự
create-styleWords = Từ
create-stylePin = PIN
create-pinHint = Đủ mạnh để làm cụm mật khẩu, vì máy chủ này giới hạn số lần thử. Quá yếu để dùng làm chính bí mật.
create-length = Độ dài
create-digits = Chữ số
create-symbols = Ký hiệu
create-capitals = Chữ hoa
create-generated = Gợi ý
create-again = Gợi ý khác
create-use = Dùng mật khẩu này
create-lifetime = Hết hạn sau
create-views = Số lượt mở
create-passphrase = Cụm mật khẩu (không bắt buộc)
create-passphraseRequired = Cụm mật khẩu (bắt buộc)
create-passphraseLength =
    { $n ->
       *[other] Ít nhất { $n } ký tự.
    }
create-passphraseHint = Hãy gửi riêng cụm mật khẩu, chẳng hạn qua điện thoại.
create-suggest = Gợi ý
create-add = Thêm tùy chọn…
create-covered = Che cho đến khi chạm vào
create-coveredHint = Không ai đọc trộm được qua vai người nhận khi bí mật mở ra.
create-deletable = Người nhận được phép xóa bí mật
create-notifyMe = Cho tôi biết khi bí mật được mở
create-notifyByMail = Bạn nhận được email, và liên kết được đánh dấu trong “Liên kết của tôi”.
create-notifyInList = Liên kết được đánh dấu trong “Liên kết của tôi”.
create-name = Tên (chỉ bạn thấy)
create-note = Ghi chú (chỉ bạn thấy)
create-sign = Ký tên của bạn
create-senderName = Tên của bạn
create-senderMessage = Lời nhắn cho người nhận
create-senderMessageHint = Hiển thị trước khi mở bí mật, cho bất kỳ ai có liên kết. Đừng viết điều gì cần giữ kín ở đây.
create-senderEmail = Hiển thị địa chỉ tài khoản của bạn: { $email }
create-sealed = Mã hóa đầu cuối
create-sealedHint = Ngoài người nhận, không ai đọc được, kể cả máy chủ này.
create-sealedName = Hãy đặt tên để nhận ra trong danh sách của bạn: tên các tệp cũng được bảo vệ. Tên, ghi chú và chữ ký thì không.
create-sealedRequired = Máy chủ này không chấp nhận lựa chọn nào khác.
create-groupLimits = Giới hạn của các nhóm của bạn áp dụng cho bạn: { $groups }.
create-shownOnce = Hãy sao chép liên kết ngay. Liên kết không thể hiển thị lại.
create-remembered = Các lựa chọn của bạn được ghi nhớ trên thiết bị này.
create-reset = Đặt lại về mặc định
create-submit = Tạo liên kết
create-ready = Liên kết của bạn đã sẵn sàng
create-passphraseNext = Giờ hãy gửi cụm mật khẩu bằng cách khác
create-passphraseReminder = Liên kết chỉ mở được bằng cụm mật khẩu này. Hãy báo cho người nhận, chẳng hạn qua điện thoại. Cụm mật khẩu không được hiển thị lại.
create-copyPassphrase = Sao chép cụm mật khẩu
create-end = Xóa ngay
create-another = Chia sẻ bí mật khác

## createClosed

createClosed-title = Đăng nhập để chia sẻ bí mật
createClosed-text = Từ mạng của bạn, chỉ người có tài khoản mới được tạo liên kết.
createClosed-hint = Nếu bạn đã nhận được một liên kết, liên kết đó vẫn mở được từ đây như bình thường.
createClosed-nothingTitle = Bạn không thể chia sẻ gì ở đây
createClosed-nothing = Giới hạn của các nhóm mà bạn thuộc về ({ $groups }) không cho phép loại bí mật nào. Hãy hỏi quản trị viên của máy chủ này.

## createLive

createLive-bytes = { $used } trên { $limit }
createLive-characters = { $used } trên { $limit } ký tự
createLive-bits =
    { $n ->
       *[other] khoảng { $n } bit
    }
createLive-termViews =
    { $n ->
       *[other] { $n } lượt mở
    }
createLive-termUntil = đến { $date }
createLive-noPassphrase = không có cụm mật khẩu
createLive-withPassphrase = có cụm mật khẩu
createLive-needsPassphrase = bắt buộc có cụm mật khẩu
createLive-passphraseMissing = Hãy nhập cụm mật khẩu: máy chủ này yêu cầu phải có.
createLive-passphraseShort =
    { $n ->
       *[other] Cụm mật khẩu này quá ngắn: cần ít nhất { $n } ký tự. Một chuỗi như aaaa hoặc 1234 được tính là hai ký tự.
    }
createLive-signed = Đã ký tên: { $by }
createLive-blank = Trước tiên hãy nhập bí mật.
createLive-tooLong = Nội dung này quá dài: tối đa { $limit }.
createLive-tooManyCharacters =
    { $n ->
       *[other] Nội dung này quá dài: tối đa { $n } ký tự.
    }
createLive-badUrl = Hãy nhập một địa chỉ web, chẳng hạn https://example.org.
createLive-unsealed = Trình duyệt của bạn không niêm phong được nội dung này. Chưa có gì được gửi đi.
createLive-opens =
    { $n ->
       *[other] Mở được { $n } lần, cho đến { $date } ({ $relative }).
    }
createLive-endedTitle = Bí mật đã bị xóa
createLive-ended = Nội dung đã bị xóa hẳn. Không ai mở được nữa, kể cả bạn.
createLive-goneTitle = Liên kết đã hết hạn
createLive-gone = Không ai mở được nữa. Nội dung đã bị xóa hẳn.
createLive-linkUnsaved = Bạn chưa sao chép liên kết, và chỉ trang này hiển thị liên kết đó. Bạn vẫn muốn rời trang?
createLive-passphraseUnsaved = Bạn chưa sao chép cụm mật khẩu, và chỉ trang này hiển thị cụm mật khẩu đó. Bạn vẫn muốn rời trang?
createLive-leaveIt = Rời trang
createLive-offline = Máy chủ không trả lời. Hãy kiểm tra kết nối rồi thử lại.
createLive-rateLimited =
    { $n ->
       *[other] Quá nhiều lượt truy cập. Hãy thử lại sau { $n } giây.
    }
createLive-tryAgain = Bây giờ bạn có thể thử lại.
createLive-tooLarge = Nội dung này lớn hơn mức máy chủ chấp nhận.
createLive-signInFirst = Hãy đăng nhập trước.
createLive-unavailable = Máy chủ hiện không sẵn sàng. Những gì bạn nhập vẫn còn ở đây: hãy thử lại sau giây lát.
createLive-noSpace = Máy chủ đã hết dung lượng. Chưa có gì được lưu.
createLive-failed = Đã xảy ra lỗi ({ $status }). Chưa có gì được lưu.
createLive-refused = Máy chủ không chấp nhận giá trị này.
createLive-tooMany =
    { $n ->
       *[other] Tối đa { $n } mục.
    }
createLive-outOfRange = Hãy nhập một số từ { $min } đến { $max }.

## resultLive

resultLive-notOpened = Chưa được mở.
resultLive-openedTimes =
    { $n ->
       *[other] Đã được mở { $n } lần, lần gần nhất: { $date }.
    }

## fileBox

fileBox-files = Tệp
fileBox-dropHere = Thả tệp hoặc thư mục vào đây
fileBox-chooseFiles = Chọn tệp
fileBox-chooseFolder = Chọn thư mục
fileBox-cancel = Hủy

## filesLive

filesLive-fileLimits =
    { $n ->
       *[other] Tối đa { $n } tệp, mỗi tệp { $file }, tổng cộng { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
       *[other] Một liên kết chứa được tối đa { $n } tệp.
    }
filesLive-fileTooLarge = “{ $name }” lớn hơn { $limit }.
filesLive-filesTooLarge = Tổng dung lượng các tệp lớn hơn { $limit }.
filesLive-noFiles = Hãy chọn ít nhất một tệp.
filesLive-packing = “{ $name }” vẫn đang được nén.
filesLive-remove = Gỡ { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Mất kết nối. Sẽ tự động tiếp tục.
filesLive-uploaded = Đã gửi. Máy chủ đang lưu…
filesLive-sealing = Đang niêm phong trong trình duyệt của bạn: { $percent }
filesLive-unreadable = Trình duyệt của bạn không còn đọc được một trong các tệp. Chưa có gì được gửi đi. Hãy chọn lại tệp.
filesLive-cancelled = Đã hủy. Chưa có gì được lưu.

## reveal

reveal-title = Một bí mật dành cho bạn
reveal-intro = Có người đã chia sẻ với bạn một nội dung bảo mật.
reveal-ownTitle = Bí mật của chính bạn
reveal-ownIntro = Chính bạn đã chia sẻ bí mật này. Người nhận của bạn mở bí mật trên trang này.
reveal-ownPage = Đến liên kết, mã QR và nhật ký của bí mật này
reveal-passphrase = Cụm mật khẩu
reveal-passphraseHint = Bạn nhận cụm mật khẩu từ người gửi, tách riêng với liên kết này.
reveal-unlock = Mở khóa
reveal-open = Hiện bí mật
reveal-counts = Mỗi lần mở được tính là một lượt mở.
reveal-how = Trang này hoạt động thế nào
reveal-sealed = Bí mật này được mã hóa đầu cuối: chỉ trình duyệt của bạn mở được, và máy chủ này không đọc được.
reveal-sealedNoScript = Liên kết này chỉ mở được bằng JavaScript hoặc bằng lệnh “secretpush open”.
reveal-largeText = Một trong các tệp lớn hơn 256 MiB, và trình duyệt này không lưu được tệp niêm phong có kích thước đó. Lần này không bị tính là một lượt mở. Trên máy tính, hãy mở liên kết trong Chrome hoặc Edge qua https://, hoặc bằng lệnh này:
reveal-copyCommand = Sao chép lệnh
reveal-secret = Bí mật
reveal-show = Hiện
reveal-onPaper = Bí mật đang được che. Hãy chọn “Hiện” trên trang, rồi in lại.
reveal-hide = Ẩn
reveal-copy = Sao chép
reveal-save = Lưu thành tệp
reveal-print = In
reveal-files = Tệp
reveal-download = Tải xuống
reveal-downloadAll = Tải xuống tất cả dưới dạng ZIP
reveal-address = Người gửi muốn bạn mở địa chỉ này:
reveal-go = Mở địa chỉ…
reveal-goTitle = Rời trang này?
reveal-goText = Bạn sắp mở một địa chỉ trên:
reveal-goYes = Mở địa chỉ
reveal-goTo = Mở địa chỉ trên { $host }
reveal-qr = Quét mã này
reveal-qrText = Văn bản của mã
reveal-remove = Xóa ngay
reveal-removeText = Sẽ không ai mở lại được liên kết này, kể cả bạn.
reveal-removeYes = Xóa
reveal-cancel = Hủy
reveal-deletedTitle = Đã xóa
reveal-deletedText = Không ai mở được liên kết này nữa, và trang này không còn giữ bí mật.
reveal-undo = Hoàn tác
reveal-openAgain = Quay lại liên kết
reveal-gone = Ở đây không còn gì
reveal-goneText = Liên kết này đã hết hạn, đã bị xóa hoặc chưa từng tồn tại.
reveal-openedHere = Bạn đã mở liên kết này trên thiết bị này: { $date } ({ $relative }). Từ đó đến nay, liên kết đã hết hạn hoặc bị xóa.
reveal-goneHint = Hãy xin người gửi một liên kết mới.
reveal-goneCreate = Chia sẻ bí mật của bạn
reveal-letters = Nhập ba chữ cái này
reveal-lettersNeeded = Hãy nhập ba chữ cái, rồi nhấn lại nút. Chưa có gì được mở.
reveal-lettersOther = Bạn đã nhập các chữ cái khác. Hãy nhập ba chữ cái này, rồi nhấn lại nút. Chưa có gì được mở.
reveal-wrong = Cụm mật khẩu không đúng.
reveal-limited = Nhập sai cụm mật khẩu quá nhiều lần. Hãy đợi một phút rồi thử lại.
reveal-refused = Người gửi đã từ chối cho phép bạn mở.
reveal-waitOver = Thời gian chờ của bạn đã hết. Hãy mở lại để hỏi thêm một lần nữa.
reveal-crowded = Có quá nhiều người đang chờ mở. Hãy thử lại sau một phút.
reveal-scanner = Trình duyệt này tự nhận là một chương trình kiểm tra liên kết, nên chưa có gì được mở. Hãy mở liên kết trong một trình duyệt khác.
reveal-again = Tải lại trang sẽ không mở lại bí mật. Hãy nhấn nút để mở thêm một lần nữa.
reveal-failed = Đã xảy ra lỗi trên máy chủ. Hãy thử lại sau giây lát.

## senderNote

senderNote-label = Từ người gửi
senderNote-shares = { $name } chia sẻ nội dung với bạn.
senderNote-writes = { $name } viết:
senderNote-unnamedWrites = Người gửi viết:
senderNote-account = Nội dung này được gửi từ tài khoản { $email } trên máy chủ này.
senderNote-anyAccount = Nội dung này được gửi từ tài khoản { $email }. Ai cũng có thể tạo tài khoản ở đây, nên địa chỉ này chưa được xác minh.
senderNote-unverifiedAccount = Nội dung này được gửi từ tài khoản { $email }. Chưa ai xác minh địa chỉ này.
senderNote-ownWords = Tên và lời nhắn là do người gửi tự viết.
senderNote-unverified = Tên và lời nhắn là do người gửi tự viết. Máy chủ này không biết tên đó có đúng hay không.

## undoPlain

undoPlain-seconds =
    { $n ->
       *[other] Bạn có thể hoàn tác trong { $n } giây.
    }

## undoLive

undoLive-deleted = Đã xóa. Không ai mở được.
undoLive-undo = Hoàn tác ({ $seconds })
undoLive-undone = Đã hoàn tác việc xóa.
undoLive-tooLate = Không thể hoàn tác: bí mật đã bị xóa hẳn.

## revealLive

revealLive-viewsLeft =
    { $n ->
       *[other] Còn mở được { $n } lần nữa, cho đến { $date } ({ $relative }).
    }
revealLive-lastView = Đây là lượt mở cuối cùng. Bí mật đã bị xóa hẳn khỏi máy chủ: hãy lưu lại ngay những gì bạn cần.
revealLive-lastViewFiles = Đây là lượt mở cuối cùng. Hãy tải xuống ngay những gì bạn cần: các liên kết tải chỉ dùng được trong thời gian ngắn.
revealLive-ownView = Lượt mở của chính bạn không được tính.
revealLive-shown = Bí mật đang hiện.
revealLive-covered = Bí mật đang được che.
revealLive-copied = Đã sao chép
revealLive-copyFailed = Không sao chép được. Hãy chọn văn bản rồi sao chép.
revealLive-wrong = Cụm mật khẩu không đúng.
revealLive-limited =
    { $n ->
       *[other] Nhập sai cụm mật khẩu quá nhiều lần. Hãy thử lại sau { $n } giây.
    }
revealLive-busy =
    { $n ->
       *[other] Quá nhiều lượt truy cập. Hãy thử lại sau { $n } giây.
    }
revealLive-again = Bây giờ bạn có thể thử lại.
revealLive-unconnected = Bạn đang ngoại tuyến. Chưa có gì được mở.
revealLive-offline = Câu trả lời của máy chủ chưa đến trọn vẹn. Có thể một lượt mở đã được tính.
revealLive-failed = Đã xảy ra lỗi trên máy chủ. Hãy thử lại sau giây lát.
revealLive-downloaded = Đã tải xuống
revealLive-downloadedOf = Đã tải xuống { $done } trên { $total } tệp
revealLive-preview = Xem trước
revealLive-previewOf = Bản xem trước của { $name }
revealLive-previewFailed = Không thể hiển thị hình này ở đây. Hãy tải xuống để xem.
revealLive-downloadFailed = Việc tải xuống đã dừng. Có thể liên kết đã hết hạn.
revealLive-deleteFailed = Không xóa được bí mật.
revealLive-noAddress = Đây không phải là địa chỉ web, nên được hiển thị dưới dạng văn bản thuần.
revealLive-fileName = bi-mat.txt
revealLive-see = Hiện

## sealedLive

sealedLive-linkCut = Liên kết này không đầy đủ: thiếu phần sau dấu #. Hãy xin người gửi liên kết đầy đủ. Chưa có gì được mở và không lượt mở nào bị tính.
sealedLive-linkAltered = Liên kết này đã bị cắt mất một phần hoặc bị thay đổi trên đường đi: phần sau dấu # không đúng. Hãy xin người gửi liên kết đầy đủ. Chưa có gì được mở và không lượt mở nào bị tính.
sealedLive-moduleMissing = Phần của trang này dùng để mở bí mật được niêm phong chưa tải về được. Hãy kiểm tra kết nối rồi tải lại trang. Chưa có gì được mở và không lượt mở nào bị tính.
sealedLive-sealBroken = Nội dung niêm phong đã bị hỏng hoặc bị thay đổi, nên không phần nào được hiển thị. Hãy nhờ người gửi gửi lại.
sealedLive-sealShort = Thiếu phần cuối của nội dung niêm phong, nên không phần nào được hiển thị. Hãy nhờ người gửi gửi lại.
sealedLive-sealOther = Nội dung niêm phong không khớp với liên kết này, hoặc được niêm phong theo cách mà trang này không mở được. Hãy nhờ người gửi gửi lại.
sealedLive-fileWhole = Trọn vẹn: “{ $name }” đã được kiểm tra đến byte cuối cùng.
sealedLive-fileBroken = “{ $name }” đã bị hỏng hoặc bị thay đổi. Không phần nào của tệp được lưu.
sealedLive-fileShort = Thiếu phần cuối của “{ $name }”. Không phần nào của tệp được lưu.
sealedLive-fileTooLarge = “{ $name }” quá lớn đối với trình duyệt này. Trên máy tính, hãy mở liên kết trong Chrome hoặc Edge qua https://, hoặc bằng lệnh “secretpush open”.

## newRequest

newRequest-sealed = Chỉ bạn đọc được câu trả lời
newRequest-sealedHint = Ngay cả máy chủ này cũng không đọc được.
newRequest-sealedRequired = Máy chủ này không chấp nhận lựa chọn nào khác.
newRequest-collectTitle = Khóa của bạn để mở câu trả lời
newRequest-collectText = Bạn cần khóa này để đọc câu trả lời, và khóa không thể hiển thị lại: hãy tải tệp khôi phục xuống. Đừng gửi tệp cho bất kỳ ai.
newRequest-copyCollect = Sao chép khóa
newRequest-recovery = Tải tệp khôi phục xuống
newRequest-showKey = Hiện khóa dưới dạng liên kết
newRequest-title = Yêu cầu bí mật
newRequest-lead = Ai nhận được liên kết đều có thể gửi bí mật cho bạn mà không cần tài khoản.
newRequest-link = Yêu cầu ai đó gửi bí mật
newRequest-what = Bạn cần gì?
newRequest-whatHint = Ai có liên kết đều đọc được nội dung này. Đừng viết điều gì cần giữ kín ở đây.
newRequest-takesFiles = Người trả lời được gửi tệp
newRequest-showsEmail = Cho người trả lời thấy địa chỉ tài khoản của bạn: { $email }
newRequest-notifyMe = Gửi email cho tôi mỗi khi có câu trả lời
newRequest-name = Tên (chỉ bạn thấy)
newRequest-note = Ghi chú (chỉ bạn thấy)
newRequest-files = Tệp cho người trả lời (không bắt buộc)
newRequest-filesHint = Chẳng hạn một biểu mẫu cần điền. Ai có liên kết đều tải xuống được.
newRequest-until = Nhận câu trả lời trong
newRequest-answers = Số câu trả lời cho phép
newRequest-passphrase = Cụm mật khẩu (không bắt buộc)
newRequest-passphraseHint = Cần có để đọc yêu cầu và trả lời. Hãy báo cho người trả lời, chẳng hạn qua điện thoại.
newRequest-more = Tùy chọn khác
newRequest-submit = Tạo liên kết
newRequest-ready = Liên kết của bạn đã sẵn sàng
newRequest-page = Mở trang của yêu cầu này
newRequest-passphraseNext = Giờ hãy gửi cụm mật khẩu bằng cách khác
newRequest-passphraseReminder = Yêu cầu chỉ mở được bằng cụm mật khẩu này. Cụm mật khẩu không được hiển thị lại.
newRequest-copyPassphrase = Sao chép cụm mật khẩu
newRequest-another = Tạo yêu cầu khác

## newRequestLive

newRequestLive-blankRequest = Hãy cho biết bạn cần gì.
newRequestLive-longRequest = Nội dung này quá dài: tối đa { $limit }.
newRequestLive-longNote = Ghi chú của bạn quá dài: tối đa { $limit }.
newRequestLive-answersRange = Hãy nhập một số từ { $min } đến { $max }.
newRequestLive-leadNamed = Chỉ những người bạn chỉ định mới gửi được bí mật cho bạn.
newRequestLive-hintNamed = Chỉ những người bạn chỉ định mới đọc được nội dung này.
newRequestLive-termAnswers =
    { $n ->
       *[other] { $n } câu trả lời
    }
newRequestLive-noPassphrase = không có cụm mật khẩu
newRequestLive-withPassphrase = có cụm mật khẩu
newRequestLive-takes =
    { $n ->
       *[other] Có thể trả lời { $n } lần, cho đến { $date } ({ $relative }).
    }
newRequestLive-full = Bạn có quá nhiều yêu cầu đang mở. Hãy đóng bớt một yêu cầu trước.
newRequestLive-tooLarge = Nội dung này lớn hơn mức máy chủ chấp nhận.
newRequestLive-unavailable = Máy chủ hiện không sẵn sàng. Những gì bạn nhập vẫn còn ở đây: hãy thử lại sau giây lát.
newRequestLive-noSpace = Máy chủ đã hết dung lượng. Chưa có gì được lưu.
newRequestLive-limited =
    { $n ->
       *[other] Quá nhiều lượt truy cập. Hãy thử lại sau { $n } giây.
    }
newRequestLive-retry = Bây giờ bạn có thể thử lại.
newRequestLive-noAnswer = Máy chủ không trả lời. Hãy kiểm tra kết nối rồi thử lại.
newRequestLive-problem = Đã xảy ra lỗi ({ $status }). Chưa có gì được lưu.
newRequestLive-refused = Máy chủ không chấp nhận một trong các giá trị này.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
       *[other] Vui lòng gửi cho tôi một nội dung bảo mật qua liên kết này. Có thể trả lời { $n } lần, cho đến { $date }. Không cần tài khoản:
    }
requestShareLive-requestSubject = Một yêu cầu gửi đến bạn
requestShareLive-requestTerms =
    { $n ->
       *[other] Có thể trả lời { $n } lần, cho đến { $date }.
    }

## requestLetter

requestLetter-to = Gửi đến
requestLetter-from = Từ
requestLetter-title = Bạn được yêu cầu gửi một nội dung bảo mật
requestLetter-intro = Bạn có thể gửi từ bất kỳ điện thoại hay máy tính nào. Bạn không cần tài khoản.
requestLetter-scan = Hãy quét mã bằng camera của điện thoại. Hoặc nhập địa chỉ vào trình duyệt đúng như in ở đây: có phân biệt chữ hoa và chữ thường.
requestLetter-press = Nhấn nút trên trang mở ra và gửi nội dung được yêu cầu.
requestLetter-passphrase = Nhập cụm mật khẩu rồi nhấn nút. Người yêu cầu cho bạn biết cụm mật khẩu bằng cách khác. Để an toàn cho bạn, cụm mật khẩu không có trên tờ này: đừng viết nó vào đây.
requestLetter-keep = Sau đó, hãy hủy tờ giấy này.

## request

request-recovery = Tải tệp khôi phục xuống
request-loadKey = Nạp tệp khôi phục
request-keyFile = Tệp khôi phục
request-linkOnce = Liên kết đầy đủ đã hiển thị một lần, khi tạo yêu cầu, và cũng có trong tệp khôi phục. Nếu bạn không có cả hai, hãy đóng yêu cầu này và tạo yêu cầu mới.
request-noScript = Các câu trả lời chỉ hiển thị được bằng JavaScript.
request-asked = Nội dung bạn yêu cầu
request-answers = Câu trả lời
request-close = Đóng yêu cầu
request-cancel = Hủy

## requestKeysLive

requestKeysLive-recoveryText =
    Tệp này mở các câu trả lời cho yêu cầu của bạn. Hãy giữ tệp và đừng gửi cho bất kỳ ai.

    Để đọc câu trả lời trong một trình duyệt khác, hãy đăng nhập, mở trang của yêu cầu rồi nạp tệp này ở đó, hoặc mở khóa của bạn.
requestKeysLive-recoveryLink = Liên kết để gửi đi:
requestKeysLive-recoveryKey = Khóa của bạn:
requestKeysLive-keyElsewhere = Để đọc trong một trình duyệt khác, hãy tải tệp khôi phục xuống. Đừng gửi tệp cho bất kỳ ai.
requestKeysLive-keyInTab = Thẻ này có khóa mở các câu trả lời.
requestKeysLive-keyMissing = Chỉ bạn đọc được câu trả lời, và trình duyệt này không có khóa của bạn: hãy nạp tệp khôi phục.
requestKeysLive-keyNotInFile = Đây không phải là tệp khôi phục của yêu cầu này.
requestKeysLive-keyLoaded = Đã nạp khóa của bạn.

## requestWordsLive

requestWordsLive-unnamedRequest = Yêu cầu ({ $date })
requestWordsLive-closeQuestion = Đóng “{ $name }”? Yêu cầu sẽ không nhận thêm câu trả lời, và nội dung yêu cầu bị xóa hẳn.
requestWordsLive-answersStay = Các câu trả lời vẫn còn cho đến khi hết hạn.
requestWordsLive-closedNow = Đã đóng. Nội dung yêu cầu đã bị xóa hẳn.
requestWordsLive-answeredMeanwhile = Có một câu trả lời mới.

## requestLive

requestLive-open = Đang mở
requestLive-ready = Đã trả lời
requestLive-closed = Đã đóng
requestLive-guardedText = Nội dung được cụm mật khẩu bảo vệ, nên không hiển thị ở đây.
requestLive-closedText = Nội dung đã bị xóa hẳn khi đóng yêu cầu.
requestLive-answersOf = Câu trả lời
requestLive-answersCount = { $came } trên { $total }
requestLive-openUntil = Mở đến
requestLive-filesMay = Tệp
requestLive-filesYes = Được phép gửi
requestLive-guard = Cụm mật khẩu
requestLive-guardSet = Cần có để đọc và trả lời
requestLive-email = Địa chỉ tài khoản của bạn
requestLive-emailShown = Hiển thị
requestLive-noAnswers = Chưa có ai trả lời.
requestLive-sendLink = Hãy gửi liên kết cho người có thứ bạn cần.
requestLive-noneCame = Không có ai trả lời.
requestLive-purged = Các câu trả lời nay đã bị xóa.
requestLive-answerBy = Câu trả lời của { $name }
requestLive-answerOf = Câu trả lời ({ $date })
requestLive-newAnswer = mới
requestLive-answerOpen = Mở
requestLive-answerPage = Liên kết và nhật ký
requestLive-answerOver = đã hết hạn
requestLive-allCame = Đã được trả lời. Liên kết không nhận thêm câu trả lời.
requestLive-logClosed = được đóng thủ công

## requestsLive

requestsLive-newAnswers =
    { $n ->
       *[other] { $n } câu trả lời mới
    }
requestsLive-answersGot =
    { $n ->
       *[other] { $n } câu trả lời
    }
requestsLive-noneYet = chưa có câu trả lời
requestsLive-closes = đóng { $when }
requestsLive-hasClosed = đã đóng
requestsLive-requestMade = tạo { $when }
requestsLive-noOpen = Hiện bạn không yêu cầu gì.
requestsLive-noReady = Chưa có yêu cầu đang mở nào được trả lời.
requestsLive-noClosed = Chưa có yêu cầu nào đóng.
requestsLive-closeRequest = Đóng

## ownRequests

ownRequests-tab = Yêu cầu
ownRequests-open = Đang mở
ownRequests-ready = Đã trả lời
ownRequests-closed = Đã đóng

## answerGate

answerGate-collects = Đây là liên kết mở các câu trả lời. Liên kết này dành cho người yêu cầu: hãy đăng nhập rồi mở lại.
answerGate-title = Bạn được yêu cầu gửi một bí mật
answerGate-intro = Có người nhờ bạn gửi một nội dung bảo mật. Bạn không cần tài khoản.
answerGate-ownTitle = Yêu cầu của chính bạn
answerGate-ownIntro = Chính bạn đưa ra yêu cầu này. Người khác trả lời trên trang này.
answerGate-ownPage = Đến liên kết, các câu trả lời và nhật ký
answerGate-passphraseHint = Bạn nhận cụm mật khẩu từ người yêu cầu, tách riêng với liên kết này.
answerGate-read = Xem nội dung yêu cầu
answerGate-left =
    { $n ->
       *[other] Còn có thể trả lời { $n } lần nữa, cho đến { $date } ({ $relative }).
    }
answerGate-busy = Quá nhiều lượt truy cập từ địa chỉ của bạn. Hãy đợi một phút rồi thử lại.

## ownAnswer

ownAnswer-title = Câu trả lời cho “{ $name }”
ownAnswer-unnamed = Câu trả lời cho yêu cầu của bạn
ownAnswer-intro = Chỉ bạn mở được câu trả lời này.
ownAnswer-page = Đến yêu cầu và tất cả câu trả lời

## answer

answer-yourName = Tên của bạn (không bắt buộc)
answer-yourNameHint = Người yêu cầu thấy tên này.
answer-yourNameOpen = Người yêu cầu thấy tên này. Tên không được bảo vệ như câu trả lời của bạn.
answer-addressShown = Người này cũng thấy địa chỉ email đã xác nhận của bạn.
answer-title = Bạn được yêu cầu điều gì
answer-label = Từ người yêu cầu
answer-asks = Người gửi cho bạn liên kết này yêu cầu:
answer-asksFiles = Người gửi cho bạn liên kết này gửi kèm tệp cho bạn.
answer-ownWords = Do người yêu cầu viết. Chúng tôi chưa kiểm tra người đó là ai.
answer-ownWordsAccount = Do người yêu cầu viết.
answer-account = Người này có tài khoản { $email } trên máy chủ này.
answer-anyAccount = Người này có tài khoản { $email }. Ai cũng có thể tạo tài khoản ở đây, nên địa chỉ này chưa được xác minh.
answer-unverifiedAccount = Người này có tài khoản { $email }. Chưa ai xác minh địa chỉ này.
answer-careful = Chỉ gửi nếu bạn biết ai đang yêu cầu.
answer-given = Tệp dành cho bạn
answer-text = Câu trả lời của bạn
answer-textPlaceholder = Mật khẩu, khóa, ghi chú…
answer-message = Lời nhắn
answer-sealed = Yêu cầu này chỉ nhận câu trả lời được niêm phong đầu cuối. Không có JavaScript, trang này không niêm phong được. Hãy gửi câu trả lời bằng lệnh này cùng với liên kết đầy đủ:
answer-sealedOnce = Chỉ người yêu cầu đọc được câu trả lời của bạn; máy chủ này thì không. Sau đó bạn không sửa được nữa.
answer-once = Câu trả lời được lưu ở dạng mã hóa, chỉ người yêu cầu mở được, và sau đó bạn không sửa được nữa.
answer-send = Gửi
answer-sent = Đã gửi
answer-sentText = Câu trả lời của bạn đã đến nơi. Bạn có thể đóng trang này.
answer-sentTo = Câu trả lời của bạn đã được chuyển đến { $email }. Bạn có thể đóng trang này.
answer-sentMore = Gửi thêm câu trả lời
answer-notSent = Chưa gửi được
answer-notSentText = Hãy quay lại: những gì bạn nhập vẫn còn đó.
answer-back = Bắt đầu lại
answer-gone = Ở đây không còn yêu cầu nào
answer-goneText = Yêu cầu này đã đóng, đã hết thời gian hoặc chưa từng tồn tại.
answer-goneHint = Hãy xin người đã gửi liên kết cho bạn một liên kết mới.
answer-answered = Đã được trả lời
answer-answeredText = Yêu cầu này đã có đủ số câu trả lời cần thiết.
answer-answeredHint = Không phải bạn đã trả lời? Vậy hãy báo cho người đã gửi liên kết cho bạn.
answer-blankProblem = Hãy nhập nội dung bạn muốn gửi.
answer-tooLargeProblem = Nội dung này lớn hơn mức máy chủ chấp nhận.
answer-spaceProblem = Máy chủ đã hết dung lượng. Chưa có gì được lưu.
answer-goneProblem = Yêu cầu này không nhận thêm câu trả lời. Chưa có gì được lưu.
answer-passphraseProblem = Cụm mật khẩu không đúng. Chưa có gì được lưu.
answer-unprovedProblem = Yêu cầu này dành cho những người nhất định, và trình duyệt này chưa chứng minh được bạn là một trong số họ. Chưa có gì được lưu. Hãy mở lại liên kết trong một thẻ khác, yêu cầu gửi mã qua email, rồi gửi những gì bạn đã nhập ở đây.

## answerSealedLive

answerSealedLive-answerLinkCut = Liên kết không đầy đủ: phần sau dấu # bị thiếu hoặc bị thay đổi trên đường đi. Chưa có gì được gửi đi. Hãy mở lại liên kết đầy đủ, hoặc hỏi người đã gửi liên kết.
answerSealedLive-sealerMissing = Phần của trang này dùng để niêm phong câu trả lời của bạn chưa tải về được. Chưa có gì được gửi đi. Hãy kiểm tra kết nối rồi tải lại trang.
answerSealedLive-notSealed = Trình duyệt của bạn không niêm phong được nội dung này. Chưa có gì được gửi đi.

## answerLive

answerLive-bytes = { $used } trên { $limit }
answerLive-blank = Hãy nhập nội dung bạn muốn gửi.
answerLive-blankFiles = Hãy nhập nội dung bạn muốn gửi, hoặc chọn tệp.
answerLive-tooLong = Nội dung này quá dài: tối đa { $limit }.
answerLive-tooLarge = Nội dung này lớn hơn mức máy chủ chấp nhận.
answerLive-over = Yêu cầu này không nhận thêm câu trả lời. Chưa có gì được lưu.
answerLive-wrong = Cụm mật khẩu không đúng. Chưa có gì được lưu.
answerLive-limited =
    { $n ->
       *[other] Quá nhiều lượt truy cập. Hãy thử lại sau { $n } giây.
    }
answerLive-again = Bây giờ bạn có thể thử lại.
answerLive-unavailable = Máy chủ hiện không sẵn sàng. Những gì bạn nhập vẫn còn ở đây: hãy thử lại sau giây lát.
answerLive-noSpace = Máy chủ đã hết dung lượng. Chưa có gì được lưu.
answerLive-offline = Máy chủ không trả lời. Có thể câu trả lời vẫn đã đến nơi: hãy tải lại trang để biết.
answerLive-failed = Đã xảy ra lỗi ({ $status }). Chưa có gì được lưu.
answerLive-refused = Máy chủ không chấp nhận câu trả lời này. Chưa có gì được lưu.

## receipt

receipt-choice = Giữ biên nhận
receipt-choiceHint = Một liên kết thứ hai, chỉ dành cho bạn: cho biết bí mật đã được mở hay chưa và có thể xóa bí mật.
receipt-yours = Giữ biên nhận của bạn
receipt-yoursShows = Biên nhận cho biết bí mật đã được mở hay chưa và có thể xóa bí mật.
receipt-yoursText = Biên nhận không đọc được bí mật. Hãy giữ cho riêng mình: người nhận cần liên kết ở trên.
receipt-open = Mở biên nhận
receipt-copy = Sao chép biên nhận
receipt-remember = Ghi nhớ liên kết của tôi trên thiết bị này
receipt-rememberHint = Chỉ ghi nhớ biên nhận, và chỉ trong trình duyệt này. Ai dùng được trình duyệt này đều thấy chúng. Tắt mục này sẽ quên tất cả.
receipt-list = Liên kết gần đây của tôi
receipt-listText = Những gì trình duyệt này ghi nhớ về các liên kết bạn đã tạo mà không dùng tài khoản.
receipt-listNone = Trình duyệt này không ghi nhớ liên kết nào. Biên nhận có tùy chọn để ghi nhớ liên kết.
receipt-listScripts = Danh sách này cần JavaScript: trình duyệt giữ danh sách, không phải máy chủ.
receipt-forget = Quên tất cả
receipt-notOpened = Chưa được mở
receipt-neverOpened = Không hề được mở
receipt-notOpenedText = Cho đến nay chưa ai mở liên kết.
receipt-opened =
    { $n ->
       *[other] Đã được mở { $n } lần
    }
receipt-times = Các thời điểm được mở
receipt-timesSome = Các thời điểm được mở gần đây nhất
receipt-over = Không ai mở được liên kết nữa.
receipt-overViews = Liên kết đã được mở đủ số lần bạn cho phép, lần cuối: { $date }. Nội dung đã bị xóa hẳn.
receipt-overTime = Liên kết đã hết thời gian: { $date }. Nội dung đã bị xóa hẳn.
receipt-overHand = Liên kết đã bị xóa: { $date }. Nội dung đã bị xóa hẳn.
receipt-left =
    { $n ->
       *[other] Liên kết còn mở được { $n } lần nữa, cho đến { $date }.
    }
receipt-alarmed = Một người nhận cho biết có người khác đã mở liên kết trước họ. Hãy nói chuyện với người nhận của bạn.
receipt-frozen = Liên kết đang tạm ngưng: không ai mở được.
receipt-again = Xem lại
receipt-unknown = Ở đây không có thông tin gì
receipt-unknownText = Biên nhận này không thuộc về liên kết nào của máy chủ này. Hãy kiểm tra xem địa chỉ có đầy đủ không.
receipt-unknownHint = Một thời gian sau khi liên kết hết hạn, máy chủ xóa mọi thông tin về liên kết đó.

## receiptListLive

receiptListLive-made = Thời điểm tạo: { $date }
receiptListLive-stateOpened =
    { $n ->
       *[other] Đã được mở { $n } lần
    }
receiptListLive-stateNone = Chưa được mở
receiptListLive-stateOver = Đã hết hạn
receiptListLive-stateAlarmed = Cảnh báo
receiptListLive-stateFrozen = Tạm ngưng
receiptListLive-stateUnknown = Không còn thông tin gì về liên kết này
receiptListLive-stateFailed = Máy chủ không trả lời
receiptListLive-forgotten = Đã quên. Từ giờ trình duyệt này không ghi nhớ liên kết nào.

## about

about-title = Trang này hoạt động thế nào và ai vận hành
about-lead = Bạn chia sẻ bí mật dưới dạng liên kết. Liên kết tự ngừng hoạt động, và khi đó bí mật bị xóa hẳn.
about-operatorTitle = Ai vận hành máy chủ này
about-runBy = Máy chủ này do { $name } vận hành.
about-unnamed = Bên vận hành máy chủ này chưa ghi tên ở đây. Hãy hỏi người đã chỉ cho bạn đến trang này.
about-contact = Liên hệ:
about-program = Chương trình: Secret Push, phiên bản { $version }.
about-words = Chương trình gợi ý các từ trong EFF Long Wordlist của Electronic Frontier Foundation (https://www.eff.org/dice), trừ bốn từ, theo giấy phép CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Bí mật được bảo vệ thế nào
about-sealed = Máy chủ mã hóa từng bí mật bằng AES-256-GCM trước khi lưu. Khóa được dẫn xuất từ một khóa ngẫu nhiên riêng, từ liên kết và, nếu có, từ cụm mật khẩu.
about-masterKey = Khóa ngẫu nhiên được lưu ở dạng mã hóa bằng khóa chủ của máy chủ, vốn được giữ bên ngoài cơ sở dữ liệu.
about-passphrase = Máy chủ không lưu cụm mật khẩu nào và cũng không lưu gì để so sánh với cụm mật khẩu. Argon2id khiến việc đoán trở nên chậm, và sau năm lần thử sai trong một phút, một địa chỉ phải chờ.
about-files = Tên và nội dung tệp cũng được mã hóa.
about-transport = Việc mã hóa này diễn ra trên máy chủ. Địa chỉ https:// bảo vệ dữ liệu trên đường đến đó.
about-endToEnd = Người gửi cũng có thể niêm phong bí mật trong trình duyệt hoặc bằng dòng lệnh, theo định dạng mở age. Khóa nằm trong liên kết, sau dấu #, là phần mà trình duyệt không bao giờ gửi đi: máy chủ này giữ và giao lại thứ mà nó không đọc được.
about-endTitle = Điều gì xảy ra khi liên kết hết hạn
about-end = Liên kết hết hạn sau thời gian đã chọn, sau lượt mở cuối cùng được phép, hoặc khi có người xóa. Ngay lúc đó, khóa của liên kết, bí mật và lời nhắn của người gửi bị xóa hẳn.
about-endFiles = Các tệp cũng bị xóa. Liên kết tải xuống của lượt mở cuối cùng vẫn dùng được: tối đa { $time }, và không bao giờ quá thời gian đã chọn.
about-rowAnonymous = Nhật ký của bí mật được chia sẻ mà không dùng tài khoản bị xóa { $time } sau khi bí mật hết hạn.
about-rowAnonymousKept = Nhật ký của bí mật được chia sẻ mà không dùng tài khoản được giữ cho đến khi bên vận hành xóa.
about-rowOwned = Nhật ký của bí mật do người gửi đã đăng nhập chia sẻ bị xóa { $time } sau khi bí mật hết hạn, cùng với tên và ghi chú mà người gửi đã đặt.
about-rowOwnedKept = Nhật ký của bí mật do người gửi đã đăng nhập chia sẻ được giữ, cùng với tên và ghi chú mà người gửi đã đặt, cho đến khi bên vận hành xóa.
about-backups = Bản sao lưu giữ những gì được lưu vào lúc sao lưu, cho đến khi bên vận hành xóa bản đó.
about-loggedTitle = Những gì được ghi nhật ký
about-logged = Với mỗi bí mật: thời điểm bí mật được tạo, được mở, bị xóa hoặc bị thử bằng cụm mật khẩu sai, cùng với địa chỉ mạng, trình duyệt và trang mà người truy cập đến từ đó. Người gửi đã đăng nhập xem được nhật ký này đối với bí mật của chính mình.
about-request = Với mỗi lượt truy cập: thời điểm, loại trang, kết quả, thời lượng và địa chỉ mạng. Không bao giờ có liên kết, bí mật hay cụm mật khẩu. Bên vận hành quyết định giữ các dòng này trong bao lâu.
about-cookies = Cookie: một cookie cho phiên của bạn sau khi đăng nhập, một cho ngôn ngữ và một cho màu sắc bạn chọn, và một trong trình duyệt đang chờ người gửi hoặc đã báo về một liên kết. Không có theo dõi, và các trang không tải gì từ máy chủ khác.
about-operatorReadsTitle = Những gì bên vận hành có thể và không thể đọc
about-seesMeta = Bên vận hành thấy rằng có một bí mật tồn tại: loại, kích thước, các mốc thời gian, lượt mở và nhật ký của bí mật, và địa chỉ email của người gửi đã đăng nhập.
about-adminPage = Quản trị viên có thể xóa bất kỳ bí mật nào. Họ không thấy nội dung, tên, ghi chú hay liên kết của bí mật. Tuy nhiên, họ có thể đặt lại mật khẩu của một người dùng, rồi đăng nhập với tư cách người dùng đó.
about-readsOwned = Ai có cả dữ liệu được lưu và khóa chủ thì đọc được bí mật chưa hết hạn của người gửi đã đăng nhập nếu bí mật không có cụm mật khẩu, và đọc được các tên, ghi chú và lời nhắn của người gửi đó.
about-readsAnonymous = Với bí mật được chia sẻ mà không dùng tài khoản, họ còn cần liên kết, và máy chủ không giữ liên kết đó.
about-readsGuarded = Với bí mật có cụm mật khẩu, họ còn cần cụm mật khẩu. Cụm ngắn có thể bị đoán ra, cụm dài thì không.
about-running = Ai kiểm soát máy chủ đang chạy đều có thể thấy bí mật và cụm mật khẩu của bí mật khi bí mật được tạo và khi được mở.
about-readsSealed = Bên vận hành không đọc được bí mật được niêm phong, kể cả khi có toàn bộ dữ liệu và khóa chủ. Tuy nhiên, một máy chủ bị can thiệp có thể đưa ra một trang làm lộ bí mật: để loại trừ điều đó, hãy mở liên kết bằng dòng lệnh.
about-readsExpired = Không ai đọc được bí mật đã hết hạn, kể cả bên vận hành, trừ khi một bản sao lưu trước đó vẫn còn giữ.
about-youTitle = Những gì bạn có thể làm
about-you = Hãy chọn ít lượt mở và thời gian ngắn. Hãy thêm cụm mật khẩu và gửi bằng cách khác với liên kết. Chỉ mở bí mật khi bạn có thể cất giữ an toàn.

## accessibility

accessibility-title = Trợ năng
accessibility-lead = Ai cũng phải có thể chia sẻ và mở bí mật, dù nhìn, nghe, vận động và đọc theo cách nào.
accessibility-contactTitle = Nếu có điều gì cản trở bạn
accessibility-contact = Hãy cho bên vận hành máy chủ này biết điều gì bạn không dùng được, hoặc đề nghị một cách khác:
accessibility-nobody = Bên vận hành máy chủ này chưa ghi thông tin liên hệ ở đây. Hãy cho người đã chỉ bạn đến trang này biết điều gì bạn không dùng được, và đề nghị một cách khác.
accessibility-standardTitle = Các trang này đáp ứng điều gì
accessibility-standard = Các trang này được làm để đáp ứng WCAG 2.2 mức AA, và qua đó đáp ứng chương 9 của EN 301 549. Theo kiểm tra của chính nhóm phát triển, các trang đã đáp ứng, trừ những điểm nêu trong danh sách tiếp theo.
accessibility-missingTitle = Những gì còn thiếu
accessibility-missingUndo = Việc xóa có thể hoàn tác trong tám giây và không lâu hơn, vì bí mật không được phép tồn tại sau khi đã bị xóa. Nút hoàn tác nhận tiêu điểm ngay lập tức.
accessibility-missingLanguage = Những gì người dùng tự viết, chẳng hạn lời nhắn hoặc tên tệp, không được đánh dấu ngôn ngữ.
accessibility-missingReaders = Chưa có trình đọc màn hình nào được dùng để kiểm tra, và chưa có người khuyết tật nào tham gia.
accessibility-checkedTitle = Cách kiểm tra
accessibility-checkedByProgram = Bằng axe-core: mọi trang ở mọi trạng thái, trên màn hình hẹp và rộng, sáng và tối. Mỗi trang cũng vừa với 320 pixel, và với chữ lớn gấp đôi.
accessibility-checkedByHand = Thủ công: các luồng thao tác chính trên các trang, chỉ dùng bàn phím, với khoảng cách chữ và dòng rộng hơn, và trong cây trợ năng của Chromium mà trình đọc màn hình dùng để đọc.

## caution

caution-notMe = Đó không phải là tôi
caution-tellText = Nếu đó không phải là người bạn quen, hãy báo cho người gửi: nhật ký của họ sẽ ghi lại điều này.
caution-tellFreezes = Việc này cũng tạm ngưng liên kết: không ai mở được cho đến khi người gửi bật lại.
caution-tell = Báo cho người gửi
caution-told = Bạn đã báo cho người gửi rằng đó không phải là bạn.
caution-askSender = Nếu đó không phải là bạn, hãy xin người gửi một bí mật mới.
caution-toldTitle = Giờ người gửi có thể thấy điều này
caution-toldText = Nhật ký của họ cho biết có người đã mở liên kết này trước bạn.
caution-toldFrozen = Liên kết đang tạm ngưng: không ai mở được cho đến khi người gửi bật lại.
caution-toldOpen = Liên kết vẫn hoạt động. Hãy hỏi người gửi trước khi tin vào nội dung phía sau liên kết.
caution-toldNext = Hãy nói chuyện với người gửi bằng cách khác, chẳng hạn qua điện thoại.
caution-back = Quay lại bí mật
caution-frozenTitle = Liên kết này đang tạm ngưng
caution-frozenText = Hiện không ai mở được. Liên kết hoạt động lại khi người gửi bật lại.
caution-frozenHint = Hãy hỏi người gửi, rồi tải lại trang này. Lần này không bị tính là một lượt mở.
caution-elsewhereTitle = Không mở được từ mạng này
caution-elsewhereText = Người gửi đã chọn các mạng mà liên kết này mở được. Địa chỉ { $address } của bạn không thuộc mạng nào trong số đó.
caution-elsewhereHint = Hãy kết nối vào đúng mạng, rồi tải lại trang này. Lần này không bị tính là một lượt mở.
caution-earlyTitle = Chưa đến lúc mở
caution-earlyText = Liên kết này mở được từ { $date } ({ $relative }).
caution-earlyHint = Đến lúc đó, hãy tải lại trang này. Lần này không bị tính là một lượt mở.
caution-notBefore = Chỉ mở được từ thời điểm (không bắt buộc)
caution-notBeforeHint = Theo múi giờ của thiết bị này. Chỉ bạn mở được sớm hơn.
caution-afterFirstView = Sau lượt mở đầu tiên, hết hạn trong
caution-networks = Chỉ trong các mạng này (hãy hỏi bộ phận IT)
caution-networksHint = Các địa chỉ và dải địa chỉ như 192.0.2.0/24, cách nhau bằng dấu phẩy.
caution-addressees = Chỉ dành cho những người này (không bắt buộc)
caution-addresseesHint = Địa chỉ email, hoặc nhóm như group:staff, cách nhau bằng dấu phẩy. Trước khi liên kết mở, họ dùng hệ thống đăng nhập công ty, hoặc một mã được gửi qua email cho họ.
caution-addresseesByCompany = Địa chỉ email, hoặc nhóm như group:staff, cách nhau bằng dấu phẩy. Trước khi liên kết mở, họ dùng hệ thống đăng nhập công ty.
caution-addresseesByCode = Địa chỉ email, cách nhau bằng dấu phẩy. Không ai cần tài khoản: trước khi liên kết mở, họ nhập một mã được gửi qua email cho họ.
caution-addresseesRequired = Chỉ dành cho những người này (bắt buộc)
caution-addresseesNext = Chỉ dành cho { $people }. Hãy gửi liên kết cho họ. Liên kết mở ra cho họ sau khi họ đăng nhập qua hệ thống của công ty.
caution-addresseesNextByCode = Chỉ dành cho { $people }. Hãy gửi liên kết cho họ. Trên trang của liên kết, họ yêu cầu gửi mã đến địa chỉ của mình.
caution-addresseesNextByEither = Chỉ dành cho { $people }. Hãy gửi liên kết cho họ. Trên trang của liên kết, họ dùng hệ thống đăng nhập công ty hoặc yêu cầu gửi mã đến địa chỉ của mình.
caution-openings = Cảnh báo người nhận nếu đã có người mở liên kết
caution-freeze = Tạm ngưng liên kết
caution-thaw = Bật lại liên kết

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
       *[other] Liên kết này đã được mở { $n } lần trước đó, lần gần nhất: { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = “{ $entry }” không phải là địa chỉ email.
addresseesLive-notIn = Không cho phép địa chỉ thuộc { $domain }.
addresseesLive-wanted = Hãy nhập những người mà liên kết dành cho: máy chủ này yêu cầu điều đó.

## cautionCreateLive

cautionCreateLive-badMoment = Hãy chọn một thời điểm trước khi liên kết hết hạn.
cautionCreateLive-termNotBefore = mở từ { $date }
cautionCreateLive-notSooner = Không thay đổi
cautionCreateLive-termFirstView = hết hạn { $duration } sau lượt mở đầu tiên
cautionCreateLive-badNetwork = “{ $network }” không phải là mạng. Hãy nhập các địa chỉ và dải địa chỉ như 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
       *[other] chỉ từ { $n } mạng
    }
cautionCreateLive-termAddressees =
    { $n ->
       *[other] chỉ cho { $n } người nhận
    }
cautionCreateLive-termLock = chỉ thiết bị đầu tiên
cautionCreateLive-termViewsEach =
    { $n ->
       *[other] { $n } lượt mở cho mỗi người nhận
    }

## cautionOwnLive

cautionOwnLive-frozen = Tạm ngưng
cautionOwnLive-alarmed = Đã bị báo
cautionOwnLive-frozenNow = Liên kết này đang tạm ngưng: ngoài bạn, không ai mở được. Liên kết vẫn hết hạn theo lịch: { $date }.
cautionOwnLive-alarm = Một người nhận cho biết có người khác đã mở trước họ. Họ báo: { $date } ({ $relative }), từ { $address } ({ $browser }).
cautionOwnLive-alarmNext = Hãy so sánh các mục bên dưới với những người bạn đã đưa liên kết. Nếu nghi ngờ, hãy xóa liên kết và thay đổi bí mật.
cautionOwnLive-settle = Bỏ qua báo cáo
cautionOwnLive-thawQuestion = Bật lại “{ $name }”? Ai có liên kết đều mở lại được.
cautionOwnLive-nowFrozen = Đã tạm ngưng. Ngoài bạn, không ai mở được.
cautionOwnLive-nowThawed = Liên kết hoạt động trở lại.
cautionOwnLive-nowSettled = Đã bỏ qua báo cáo.
cautionOwnLive-networks = Mạng
cautionOwnLive-recipients = Người nhận
cautionOwnLive-recipientsOnly = Chỉ dành cho { $recipients }
cautionOwnLive-networksOnly = Chỉ từ { $networks }
cautionOwnLive-lock = Thiết bị
cautionOwnLive-lockYes = Chỉ thiết bị đầu tiên mở lại được
cautionOwnLive-shares = Lượt mở mỗi người
cautionOwnLive-sharesEach =
    { $n ->
       *[other] Mỗi người được mở { $n } lần
    }
cautionOwnLive-wrongNetworks =
    { $n ->
       *[other] { $n } lần thử từ mạng mà bạn không cho phép.
    }

## hold

hold-title = Đang chờ người gửi
hold-tell = Bạn cần người gửi cho phép mở. Hãy nói với họ ba từ này, chẳng hạn qua điện thoại:
hold-plain = Cứ vài giây một lần, trang này tự kiểm tra lại.
hold-look = Kiểm tra ngay
hold-released = Người gửi đã cho phép bạn mở. Bạn có thể mở một lần.
hold-counts = Bạn cần người gửi cho phép mở.
hold-ask = Xin phép người gửi
hold-refusedTitle = Người gửi đã từ chối
hold-refusedText = Người gửi không cho phép bạn mở và đã tạm ngưng liên kết.
hold-refusedHint = Nếu bạn đang chờ nội dung này, hãy gọi cho người gửi. Chưa có gì được mở.
hold-choice = Hỏi tôi trước khi mở
hold-choiceHint = Người nhận đọc cho bạn ba từ qua điện thoại, và bạn cho họ vào.
hold-who = Ai đang chờ bạn
hold-compare = Chỉ cho vào người nói chính xác những từ này với bạn, chẳng hạn qua điện thoại.
hold-nobody = Chưa có ai chờ. Ai mở liên kết sẽ chờ ở đây và đọc cho bạn ba từ.

## holdGateLive

holdGateLive-title = Đang chờ người gửi
holdGateLive-until = Trang này chờ đến { $date } ({ $relative }). Bạn có thể để trang mở.
holdGateLive-waiting = Đang chờ. Các từ của bạn: { $words }.
holdGateLive-released = Người gửi đã cho phép bạn mở.
holdGateLive-crowded =
    { $n ->
       *[other] Có quá nhiều người đang chờ mở. Hãy thử lại sau { $n } giây.
    }

## holdCreateLive

holdCreateLive-termHold = hỏi bạn trước khi mở

## holdOwnLive

holdOwnLive-release = Cho vào
holdOwnLive-refuse = Từ chối và tạm ngưng
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Đã cho vào, chưa mở
holdOwnLive-asks =
    { $n ->
       *[other] { $n } người đang chờ
    }
holdOwnLive-arrived = Có người đang chờ: { $words }.
holdOwnLive-nowReleased = Người đó đã được cho vào và có thể mở một lần.
holdOwnLive-nowRefused = Đã từ chối. Liên kết đang tạm ngưng.
holdOwnLive-tooLate = Lượt chờ này đã kết thúc từ trước.
holdOwnLive-hold = Cho phép mở
holdOwnLive-holdYes = Liên kết hỏi bạn trước khi mở

## links

links-choice = Mỗi người một liên kết riêng

## linksLive

linksLive-noGroups = Không thể cấp liên kết riêng cho một nhóm: hãy bỏ “{ $group }”, hoặc nêu từng người trong nhóm.
linksLive-making = Liên kết { $at } trên { $of }: { $address }
linksLive-waits =
    { $n ->
       *[other] Máy chủ đề nghị chờ: tiếp theo là { $address }, sau { $n } giây.
    }
linksLive-notTried = Đã hủy. Chưa có gì được lưu.
linksLive-ready =
    { $n ->
       *[other] { $n } liên kết đã sẵn sàng
    }
linksLive-opens =
    { $n ->
       *[other] Mỗi liên kết mở được { $n } lần, cho đến { $date } ({ $relative }), và chỉ dành cho người nhận của liên kết đó.
    }
linksLive-links = Liên kết
linksLive-copyOne = Sao chép
linksLive-copyAll = Sao chép tất cả thành văn bản
linksLive-pageOf = Trang của liên kết này
linksLive-keptByPasskey = Khi sao chép, bạn cần dùng khóa truy cập.
linksLive-gone = Trang này không hiển thị liên kết này nữa.
linksLive-linksKept = Trình duyệt này giữ các liên kết. Không trình duyệt nào khác hiển thị được.
linksLive-onlyHere = Hãy sao chép các liên kết ngay. Chúng không thể hiển thị lại.
linksLive-unmade = Một số liên kết chưa được tạo, và nội dung bạn chia sẻ chỉ có trên trang này. Bạn vẫn muốn rời trang?
linksLive-unsaved = Bạn chưa sao chép hết các liên kết, và chỉ trang này hiển thị chúng. Bạn vẫn muốn rời trang?
linksLive-unmadeCount =
    { $n ->
       *[other] { $n } liên kết chưa được tạo:
    }
linksLive-again = Thử lại

## lock

lock-choice = Chỉ thiết bị đầu tiên mở lại được
lock-choiceHint = Người đầu tiên mở liên kết thì giữ được liên kết. Trên thiết bị hay trình duyệt khác, trang báo rằng liên kết đã được mở ở nơi khác.
lock-viewsEach = Số lượt mở cho mỗi người nhận (không bắt buộc)
lock-viewsEachHint = Khi đó mỗi địa chỉ có lượt mở riêng, và không ai dùng hết được lượt mở của người khác.
lock-first = Chỉ trình duyệt mở đầu tiên mới mở lại được, nên hãy mở ở nơi bạn cần dùng. Để làm vậy, trình duyệt của bạn giữ một cookie.
lock-own = Đây là trình duyệt đầu tiên đã mở liên kết. Chỉ trình duyệt này mở lại được.
lock-elsewhereTitle = Đã mở trong trình duyệt khác
lock-elsewhereText = Liên kết này chỉ mở được trong trình duyệt đầu tiên đã mở nó, và đó không phải là trình duyệt này.
lock-elsewhereHint = Nếu đó là bạn, hãy quay lại thiết bị và trình duyệt đó. Nếu không, có thể người khác đã đọc bí mật.
lock-needsCookie = Liên kết này cần cookie, nhưng trình duyệt của bạn không gửi cookie nào. Hãy cho phép cookie đối với trang này rồi thử lại.
lock-usedTitle = Bạn đã mở rồi
lock-usedText =
    { $n ->
       *[other] Người gửi cho mỗi người nhận mở liên kết này { $n } lần, và bạn đã mở đủ số lần đó.
    }
lock-usedHint = Nếu bạn cần lại, hãy xin người gửi một liên kết mới.

## sharesLive

sharesLive-lastView = Đây là lượt mở cuối cùng của bạn. Hãy lưu lại ngay những gì bạn cần.
sharesLive-lastViewFiles = Đây là lượt mở cuối cùng của bạn. Hãy tải xuống ngay những gì bạn cần: các liên kết tải chỉ dùng được trong thời gian ngắn.

## preview

preview-title = Liên kết
preview-text = Ai có liên kết này đều mở được bí mật. Việc xem trang này không bị tính là một lượt mở.
preview-sealedText = Ai có liên kết đầy đủ đều mở được bí mật. Việc xem trang này không bị tính là một lượt mở.
preview-shownOnce = Bí mật được mã hóa đầu cuối: liên kết đầy đủ đã hiển thị một lần, khi được tạo, và không thể hiển thị lại.
preview-lost = Nếu bạn không còn giữ liên kết đó, hãy xóa liên kết này và tạo liên kết mới.
preview-qrOf = Mã QR của liên kết
preview-terms = Chi tiết

## returned

returned-one = Email gửi đến { $recipient } bị trả lại: { $reason } (trạng thái { $status }, { $when }).
returned-hint = Hãy kiểm tra địa chỉ, hoặc đưa liên kết bằng cách khác.
returned-no_mailbox = không có hộp thư này
returned-no_domain = tên miền không tồn tại hoặc không nhận thư
returned-closed = hộp thư không nhận thư
returned-full = hộp thư đã đầy
returned-too_large = email quá lớn đối với hộp thư
returned-unreachable = không kết nối được với máy chủ thư của địa chỉ này
returned-policy = máy chủ thư của địa chỉ này không nhận loại email như vậy từ máy chủ này
returned-refused = máy chủ thư của địa chỉ này đã từ chối email

## share

share-link = Liên kết
share-copy = Sao chép liên kết
share-share = Chia sẻ
share-mail = Email
share-message = Sao chép thành tin nhắn
share-qr = Mã QR
share-print = In thư giấy
share-page = Mở trang của liên kết này
share-png = Lưu dưới dạng PNG
share-svg = Lưu dưới dạng SVG

## shareLive

shareLive-copied = Đã sao chép
shareLive-copyFailed = Không sao chép được. Hãy chọn văn bản rồi sao chép.
shareLive-letterFailed = Không tải được thư giấy. Hãy kiểm tra kết nối rồi thử lại.
shareLive-codeFailed = Không lưu được mã. Hãy kiểm tra kết nối rồi thử lại.
shareLive-message =
    { $n ->
       *[other] Tôi chia sẻ với bạn một nội dung bảo mật. Liên kết mở được { $n } lần, cho đến { $date }:
    }
shareLive-mailSubject = Một bí mật dành cho bạn
shareLive-letterTerms =
    { $n ->
       *[other] Liên kết mở được { $n } lần, cho đến { $date }. Sau đó nội dung bị xóa hẳn.
    }

## letter

letter-to = Gửi đến
letter-from = Từ
letter-title = Một nội dung bảo mật dành cho bạn
letter-intro = Mở được trên mọi điện thoại hoặc máy tính. Bạn không cần tài khoản.
letter-scan = Hãy quét mã bằng camera của điện thoại. Hoặc nhập địa chỉ vào trình duyệt đúng như in ở đây: có phân biệt chữ hoa và chữ thường.
letter-press = Nhấn nút trên trang mở ra.
letter-passphrase = Nhập cụm mật khẩu rồi nhấn nút. Người gửi cho bạn biết cụm mật khẩu bằng cách khác. Để an toàn cho bạn, cụm mật khẩu không có trên tờ này: đừng viết nó vào đây.
letter-keep = Giữ lại những gì bạn cần, rồi hủy tờ giấy này.
letter-code = Mã QR của địa chỉ

## push

push-opened = Ai đã mở
push-log = Toàn bộ nhật ký
push-when = Thời điểm
push-what = Sự việc
push-address = Địa chỉ
push-browser = Trình duyệt
push-older = Trước đó
push-newer = Sau đó
push-end = Xóa ngay
push-cancel = Hủy

## pushChange

pushChange-title = Thay đổi liên kết này
pushChange-back = Quay lại liên kết
pushChange-expires = Hết hạn
pushChange-views = Tổng số lần có thể mở
pushChange-save = Lưu thay đổi
pushChange-extend = Gia hạn thêm { $duration }
pushChange-change = Thay đổi…
pushChange-changed = Đã thay đổi.
pushChange-viewsBetween = Từ { $min } đến { $max }. Số lần đã mở: { $used }.
pushChange-latest = Muộn nhất là { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Hãy chọn thời gian từ { $from } đến { $to }.

## agentLive

agentLive-agentOn = { $browser } trên { $system }
agentLive-agentUnknown = không rõ

## pushLive

pushLive-codesWait = Số email chứa mã cho người nhận đang chờ gửi: { $count }. Email đầu tiên sẽ đến chậm nhất { $time }.
pushLive-codesFailed = Mã không gửi được qua email: { $addresses }.
pushLive-text = Văn bản
pushLive-file = Tệp
pushLive-url = Liên kết
pushLive-qr = Mã QR
pushLive-active = Đang hoạt động
pushLive-expired = Đã hết hạn
pushLive-views = Lượt mở
pushLive-viewsLeft = còn { $left } trên { $total }
pushLive-viewsUsed = đã dùng { $used } trên { $total }
pushLive-expires = Hết hạn
pushLive-notBefore = Mở từ
pushLive-firstView = Sau lượt mở đầu tiên
pushLive-firstViewEnds = Liên kết hết hạn sau đó { $duration }
pushLive-passphrase = Cụm mật khẩu
pushLive-passphraseSet = Đã đặt: liên kết chỉ mở được bằng cụm mật khẩu này.
pushLive-covered = Được che
pushLive-coveredYes = Có, cho đến khi người nhận chạm vào
pushLive-deletable = Người nhận được phép xóa
pushLive-deletableYes = Có
pushLive-files = Tệp
pushLive-fileGuarded = tên được cụm mật khẩu bảo vệ
pushLive-filesSealed =
    { $n ->
       *[other] { $n } tệp, { $size }, tên được niêm phong
    }
pushLive-filesErased =
    { $n ->
       *[other] { $n } tệp, đã xóa hẳn
    }
pushLive-created = Đã tạo
pushLive-name = Tên
pushLive-endedByViews = Lượt mở cuối cùng đã được dùng: { $when }. Nội dung đã bị xóa hẳn.
pushLive-endedByTime = Liên kết đã hết thời gian: { $when }. Nội dung đã bị xóa hẳn.
pushLive-endedByHand = Đã bị xóa: { $when }, từ { $address } ({ $browser }). Nội dung đã bị xóa hẳn.
pushLive-neverOpened = Không có ai mở.
pushLive-openedNewest =
    { $n ->
       *[other] Ở đây liệt kê { $n } lần mở mới nhất, nhật ký có tất cả.
    }
pushLive-scanned =
    { $n ->
       *[other] Các chương trình, chẳng hạn bản xem trước liên kết trong ứng dụng chat, đã quét trang của liên kết { $n } lần. Việc đó không bị tính là lượt mở.
    }
pushLive-failedPassphrases =
    { $n ->
       *[other] Đã có { $n } lần nhập sai cụm mật khẩu.
    }
pushLive-failedViews =
    { $n ->
       *[other] { $n } lần thử khi liên kết đã hết hạn, đang tạm ngưng hoặc chưa đến lúc mở.
    }
pushLive-openedMeanwhile = Vừa được mở.
pushLive-ended = Đã xóa. Nội dung đã bị xóa hẳn.

## presets

presets-presets = Cài đặt sẵn
presets-keep = Lưu thành cài đặt sẵn…
presets-title = Cài đặt sẵn của bạn
presets-text = Các tùy chọn mà bạn đã lưu cho liên kết mới. Để dùng chúng, hãy chọn một cài đặt sẵn khi tạo liên kết.

## presetsLive

presetsLive-presets = Cài đặt sẵn
presetsLive-keepTitle = Lưu thành cài đặt sẵn
presetsLive-name = Tên
presetsLive-save = Lưu
presetsLive-cancel = Hủy
presetsLive-badName = Hãy nhập tên có tối đa 40 ký tự. Bạn có thể lưu tối đa 20 cài đặt sẵn.
presetsLive-badTerms = Máy chủ này không chấp nhận một trong các tùy chọn này.
presetsLive-taken = Bạn đã có một cài đặt sẵn mang tên này.
presetsLive-offline = Máy chủ không trả lời. Hãy kiểm tra kết nối rồi thử lại.
presetsLive-failed = Đã xảy ra lỗi ({ $status }). Chưa có gì thay đổi.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
       *[other] { $n } lượt mở
    }
ownPresetsLive-rename = Đổi tên
ownPresetsLive-renameOf = Đổi tên “{ $name }”
ownPresetsLive-remove = Xóa
ownPresetsLive-removeQuestion = Xóa cài đặt sẵn “{ $name }”? Các liên kết đã tạo bằng cài đặt này vẫn giữ nguyên.

## signIn

signIn-title = Đăng nhập
signIn-email = Địa chỉ email
signIn-password = Mật khẩu
signIn-newPassword = Mật khẩu mới
signIn-passwordHint =
    { $n ->
       *[other] Ít nhất { $n } ký tự. Nên dùng một cụm vài từ.
    }
signIn-submit = Đăng nhập
signIn-passkey = Đăng nhập bằng khóa truy cập
signIn-signUp = Tạo tài khoản
signIn-have = Tôi đã có tài khoản
signIn-name = Địa chỉ email hoặc tên người dùng
signIn-companyOrLocal = Hãy dùng mật khẩu công ty hoặc, nếu có, mật khẩu của máy chủ này.
signIn-companyOrAdmins = Hãy dùng mật khẩu công ty. Quản trị viên cũng có thể dùng mật khẩu của máy chủ này.
signIn-company = Hãy dùng mật khẩu công ty.
signIn-adminsOnly = Chỉ quản trị viên đăng nhập bằng mật khẩu.
signIn-forgot = Quên mật khẩu? Quản trị viên có thể gửi cho bạn một liên kết.
signIn-setUpTitle = Chào mừng
signIn-setUpText = Máy chủ này chưa có tài khoản nào. Hãy tạo tài khoản đầu tiên: đó sẽ là quản trị viên.
signIn-setUpCode = Mã thiết lập
signIn-setUpCodeHint = Máy chủ đã in ra mã này khi khởi động. Hãy xem terminal hoặc nhật ký của máy chủ.
signIn-setUpSubmit = Tạo tài khoản
signIn-resetTitle = Chọn mật khẩu của bạn
signIn-resetAccount = Cho tài khoản { $email }
signIn-resetText = Liên kết này chỉ dùng được một lần. Khi dùng, mọi phiên và token API của tài khoản bạn sẽ kết thúc.
signIn-lettersWhy = Để cho thấy bạn không phải là chương trình.
signIn-resetSubmit = Lưu và đăng nhập

## sessionsLive

sessionsLive-sessions = Phiên
sessionsLive-sessionHere = trình duyệt này
sessionsLive-sessionBegan = đăng nhập { $when }
sessionsLive-sessionUsed = dùng lần cuối { $when }
sessionsLive-sessionEnd = Kết thúc
sessionsLive-sessionEndQuestion = Kết thúc phiên trong { $name }? Trình duyệt đó bị đăng xuất ngay lập tức.
sessionsLive-sessionEnded = Đã kết thúc. Trình duyệt đó đã bị đăng xuất.
sessionsLive-noSessions = Không đăng nhập ở đâu cả.
sessionsLive-othersQuestion = Đăng xuất ở mọi nơi khác? Ở đây bạn vẫn đăng nhập.
sessionsLive-othersEnded =
    { $n ->
       *[other] Đã kết thúc { $n } phiên khác.
    }
sessionsLive-endOthers = Đăng xuất ở mọi nơi khác

## signInAgainLive

signInAgainLive-title = Bạn đã bị đăng xuất
signInAgainLive-text = Phiên của bạn đã kết thúc. Hãy đăng nhập với { $email } để tiếp tục. Những gì bạn nhập và chọn vẫn còn ở đây.
signInAgainLive-somebodyElse = Hiện { $other } đang đăng nhập trong trình duyệt này. Hãy đăng nhập với { $email } để tiếp tục. Những gì bạn nhập và chọn vẫn còn ở đây.
signInAgainLive-limited = Máy chủ này yêu cầu bạn có yếu tố thứ hai. Hãy thiết lập một yếu tố rồi tiếp tục. Những gì bạn nhập và chọn vẫn còn ở đây.
signInAgainLive-declined = Bạn đã bị đăng xuất và chưa có gì được gửi đi. Hãy thử lại để đăng nhập và tiếp tục.
signInAgainLive-notYet = Bạn chưa đăng nhập với { $email }.
signInAgainLive-password = Mật khẩu
signInAgainLive-submit = Đăng nhập và tiếp tục
signInAgainLive-passkey = Đăng nhập bằng khóa truy cập
signInAgainLive-elsewhere = Trang này mở trong một thẻ khác. Sau đó hãy quay lại đây và tiếp tục.
signInAgainLive-setUp = Thiết lập yếu tố thứ hai
signInAgainLive-goOn = Tiếp tục
signInAgainLive-cancel = Hủy
signInAgainLive-noName = Hãy nhập địa chỉ email hoặc tên người dùng của bạn.
signInAgainLive-noPassword = Hãy nhập mật khẩu.
signInAgainLive-wrong = Mật khẩu không đúng.
signInAgainLive-refused = Bạn không được phép đăng nhập theo cách này. Hãy dùng cách khác, hoặc hỏi quản trị viên.
signInAgainLive-noCode = Hãy nhập mã.
signInAgainLive-code = Mã từ ứng dụng của bạn hoặc mã khôi phục
signInAgainLive-recoveryCode = Mã khôi phục
signInAgainLive-wrongCode = Mã này không đúng hoặc đã được dùng. Hãy đợi mã tiếp theo.
signInAgainLive-begin = Việc này mất quá nhiều thời gian. Hãy hủy rồi thử lại.
signInAgainLive-passkeyCancelled = Không có khóa truy cập nào được dùng. Hãy thử lại, hoặc đăng nhập bằng cách khác.
signInAgainLive-passkeyRefused = Máy chủ không chấp nhận khóa truy cập này. Hãy đăng nhập bằng cách khác.
signInAgainLive-wrongOrigin = Trang này được mở ở một địa chỉ khác với địa chỉ của chính máy chủ. Hãy mở trang ở URL cơ sở của máy chủ.
signInAgainLive-tooMany =
    { $n ->
       *[other] Quá nhiều lần thử không thành công. Hãy thử lại sau { $n } giây.
    }
signInAgainLive-offline = Máy chủ không trả lời. Hãy kiểm tra kết nối rồi thử lại.
signInAgainLive-failed = Đã xảy ra lỗi ({ $status }).

## accountLive

accountLive-passkeyCancelled = Không có khóa truy cập nào được dùng. Hãy thử lại, hoặc dùng mật khẩu của bạn.
accountLive-passkeyRefused = Máy chủ không chấp nhận khóa truy cập này. Hãy đăng nhập bằng mật khẩu của bạn.
accountLive-wrong = Địa chỉ email hoặc mật khẩu không đúng.
accountLive-wrongName = Tên hoặc mật khẩu không đúng.
accountLive-noName = Hãy nhập địa chỉ email hoặc tên người dùng của bạn.
accountLive-noGroup = Bạn không thuộc nhóm nào được phép dùng máy chủ này. Hãy hỏi quản trị viên của máy chủ.
accountLive-noAddress = Hệ thống đăng nhập công ty của bạn không cung cấp cho máy chủ này địa chỉ email hợp lệ. Hãy hỏi quản trị viên của máy chủ.
accountLive-notLinked = Ở đây đã có một tài khoản mang địa chỉ email của bạn. Hãy nhờ quản trị viên liên kết tài khoản đó với hệ thống đăng nhập công ty của bạn.
accountLive-notAdded = Bạn không có tài khoản ở đây. Hãy nhờ quản trị viên thêm tài khoản.
accountLive-notSetUp = Máy chủ này chưa được thiết lập.
accountLive-notAdmitted = Bạn không được phép đăng nhập ở đây. Hãy hỏi quản trị viên.
accountLive-directoryAway = Hiện không thể kiểm tra mật khẩu công ty. Nếu bạn có mật khẩu của máy chủ này, hãy dùng mật khẩu đó.
accountLive-limited =
    { $n ->
       *[other] Quá nhiều lần thử không thành công. Hãy thử lại sau { $n } giây.
    }
accountLive-offline = Máy chủ không trả lời. Hãy kiểm tra kết nối rồi thử lại.
accountLive-failed = Đã xảy ra lỗi ({ $status }).
accountLive-wrongCode = Mã thiết lập không đúng.
accountLive-invitation = Bạn được mời. Hãy chọn một mật khẩu, và bạn sẽ được đăng nhập. Liên kết này chỉ dùng được một lần.
accountLive-badLink = Liên kết này không còn hợp lệ. Hãy xin quản trị viên một liên kết mới.
accountLive-noLink = Hãy mở lại liên kết trong email hoặc tin nhắn của bạn. Trang này chỉ hoạt động với liên kết đầy đủ.
accountLive-noCode = Hãy nhập mã thiết lập.
accountLive-noPassword = Hãy nhập mật khẩu.
accountLive-again = Bây giờ bạn có thể thử lại.
accountLive-taken = Đã có một tài khoản mang địa chỉ email này.
accountLive-alreadySetUp = Máy chủ này đã được thiết lập. Hãy đăng nhập.
accountLive-tooShort = Mật khẩu quá ngắn.
accountLive-tooCommon = Mật khẩu này thuộc loại phổ biến nhất, hoặc gần như chỉ là địa chỉ của bạn. Kẻ dò mật khẩu thử những mật khẩu như vậy trước tiên. Hãy chọn mật khẩu khác.
accountLive-badEmail = Hãy nhập địa chỉ email hợp lệ.
accountLive-wrongOrigin = Trang này được mở ở một địa chỉ khác với địa chỉ của chính máy chủ. Hãy mở trang ở URL cơ sở của máy chủ.
accountLive-saved = Đã lưu.
accountLive-wrongCurrent = Mật khẩu hiện tại không đúng.
accountLive-changed = Mật khẩu của bạn đã được thay đổi. Các thiết bị khác đã bị đăng xuất.
accountLive-tokensRevoked =
    { $n ->
       *[other] Đã thu hồi { $n } token API.
    }
accountLive-tokenName = Hãy đặt tên cho token.
accountLive-tokenTaken = Bạn đã có một token mang tên này.
accountLive-noTokens = Bạn chưa có token nào.
accountLive-never = chưa hề được dùng
accountLive-used = dùng lần cuối { $when }
accountLive-made = tạo { $when }
accountLive-revoke = Thu hồi
accountLive-revokeQuestion = Thu hồi token “{ $name }”? Các chương trình dùng token này ngừng hoạt động ngay lập tức.
accountLive-revoked = Đã thu hồi.
accountLive-copied = Đã sao chép
accountLive-copyFailed = Không sao chép được. Hãy chọn văn bản rồi sao chép.

## account

account-title = Tài khoản của bạn
account-signedInAs = Đang đăng nhập với { $email }
account-signOut = Đăng xuất
account-programs = Token API và webhook
account-programsTokens = Token API
account-tokens = Token API
account-tokensText = Chương trình dùng token thay cho mật khẩu của bạn. Chúng hành động nhân danh bạn.
account-tokenName = Dùng để làm gì?
account-tokenPlaceholder = tập lệnh sao lưu
account-create = Tạo token
account-shown = Token mới của bạn. Token chỉ hiển thị một lần:
account-copy = Sao chép
account-example = Ví dụ
account-notify = Thông báo
account-notifyMe = Cho tôi biết khi một liên kết mới của tôi được mở
account-notifyEach = Bạn có thể chọn khác đi cho từng liên kết.
account-sessions = Nơi bạn đang đăng nhập
account-sessionsText = Hãy kết thúc phiên mà bạn không nhận ra, rồi đổi mật khẩu.
account-endOthers = Đăng xuất ở mọi nơi khác
account-password = Mật khẩu
account-current = Mật khẩu hiện tại
account-next = Mật khẩu mới
account-change = Đổi mật khẩu
account-changeHint = Mọi phiên khác của bạn sẽ kết thúc.
account-revokeTokens = Thu hồi cả mọi token API của tôi
account-revokeTokensHint = Hãy để nguyên dấu chọn nếu có thể người khác biết mật khẩu của bạn. Các chương trình dùng những token này ngừng hoạt động ngay lập tức:
account-cancel = Hủy
account-confirm = Thu hồi

## admin

admin-title = Liên kết của tôi
admin-titleExpired = Liên kết đã hết hạn
admin-active = Đang hoạt động
admin-expired = Đã hết hạn
admin-all = Mọi liên kết
admin-users = Người dùng
admin-server = Máy chủ
admin-search = Tìm theo tên, ghi chú hoặc liên kết
admin-order = Sắp xếp
admin-byNewest = Mới nhất trước
admin-byExpiry = Theo thời điểm hết hạn
admin-byOpened = Mở gần đây nhất
admin-byViews = Còn ít lượt mở nhất
admin-parts = Chỉ hiển thị
admin-unopened = Chưa hề được mở
admin-opened = Đã được mở
admin-today = Hết hạn hôm nay
admin-sealed = Mã hóa đầu cuối
admin-waiting = Có người đang chờ
admin-frozen = Tạm ngưng
admin-answers = Câu trả lời
admin-tickAll = Chọn tất cả
admin-csv = Lưu dưới dạng CSV
admin-newer = Mới hơn
admin-older = Cũ hơn
admin-cancel = Hủy
admin-end = Xóa ngay
admin-addUser = Thêm người dùng
admin-email = Địa chỉ email
admin-administrator = Quản trị viên
admin-add = Thêm
admin-byMail = Gửi liên kết qua email
admin-oneTime = Liên kết dùng một lần, có hiệu lực trong 24 giờ. Hãy đưa cho người dùng:
admin-copy = Sao chép
admin-storage = Dung lượng lưu trữ
admin-settings = Cài đặt đang áp dụng
admin-settingsText = Để thay đổi một cài đặt, hãy sửa tệp cấu hình của máy chủ, rồi khởi động lại máy chủ.
admin-option = Tùy chọn
admin-value = Giá trị
admin-origin = Nguồn
admin-version = Phiên bản
admin-configFile = Tệp cấu hình

## health

health-title = Tình trạng
health-open = Cần bạn xử lý
health-openForAuditors = Dành cho quản trị viên
health-nothing = Không có gì cần bạn xử lý.
health-commands = Hãy chạy các lệnh trên máy chủ, bằng tài khoản hệ thống chạy dịch vụ.
health-onServer = Trên máy chủ
health-inConfigFile = Trong tệp cấu hình
health-noConfigFile = Máy chủ này chạy mà không có tệp cấu hình. Hãy tạo một tệp, rồi khởi động máy chủ với --config và đường dẫn của tệp.
health-how = Việc cần làm
health-fine = Tình trạng hiện tại
health-complaints = Cảnh báo và lỗi
health-complaintsText = Những gì máy chủ này đã ghi vào nhật ký từ khi khởi động. Nhật ký có thông tin chi tiết.
health-warn = Cảnh báo
health-error = Lỗi
health-times =
    { $n ->
       *[other] { $n } lần, gần nhất { $when }
    }
health-examine = Kiểm tra ngay
health-examineTitle = Tự kiểm tra (doctor)
health-examineText = Xem xét thư mục dữ liệu, và kết nối với máy chủ thư, nhà cung cấp và mọi thứ khác nêu trong cài đặt. Không gửi gì và không thay đổi gì.
health-ok = Ổn
health-subjectDirectory = Thư mục dữ liệu
health-subjectPermissions = Quyền truy cập
health-subjectPolicy = Chính sách
health-subjectErasing = Xóa vĩnh viễn
health-subjectSignIn = Hệ thống đăng nhập công ty
health-subjectLdap = Dịch vụ thư mục (LDAP)
health-subjectScanner = Trình quét virus
health-subjectPrevious = Máy chủ trước đây
health-inEnglish = Thông tin chi tiết bằng tiếng Anh, như trong nhật ký máy chủ.
health-receiverAnswered = Bên nhận trả lời { $status }.
health-receiverRefused = Bên nhận từ chối kết nối.
health-receiverSilent = Bên nhận không trả lời kịp thời.
health-receiverUnknown = Không tìm thấy tên của bên nhận.

## administration

administration-findUser = Tìm người dùng
administration-before = Trước
administration-next = Tiếp
administration-role = Vai trò
administration-actions = Thao tác
administration-lastSignIn = đăng nhập lần cuối { $when }
administration-asUser = Người dùng
administration-asAuditor = Kiểm toán viên: xem mọi nhật ký, không xem bí mật nào
administration-administrators = Quản trị viên
administration-auditors = Kiểm toán viên
administration-invited = Được mời
administration-disabled = Bị vô hiệu hóa
administration-suspended = Bị đình chỉ
administration-unprotected = Không có yếu tố thứ hai
administration-userLinks = Liên kết
administration-userFactors = Yếu tố thứ hai
administration-userGroups = Nhóm
administration-group = Thêm vào nhóm
administration-joinGroup = Thêm
administration-userLimits = Giới hạn theo chính sách
administration-userLog = Các mục nhật ký mới nhất
administration-wholeLog = Tất cả các mục
administration-endPushes = Xóa cả những gì người này đã chia sẻ, và đóng các yêu cầu của họ
administration-endEverything = Kết thúc mọi thứ
administration-everyone = Mọi người
administration-nobody = Không có tài khoản
administration-findLink = Người gửi, liên kết hoặc số
administration-findALink = Tìm liên kết
administration-madeUntil = Được tạo đến ngày
administration-filterState = Trạng thái
administration-anyState = Mọi trạng thái
administration-onlyActive = Đang hoạt động
administration-onlyExpired = Hết hạn hoặc đã xóa
administration-settingsFilter = Tìm một cài đặt
administration-onlyChanged = Chỉ những cài đặt đã thay đổi

## firstSteps

firstSteps-title = Các bước đầu tiên
firstSteps-done = Đã xong { $done } trên { $all }
firstSteps-others = Các bước còn lại được liệt kê ở trên.
firstSteps-address = Địa chỉ
firstSteps-addressOpen = Liên kết không có địa chỉ cố định
firstSteps-addressWhy = Người nhận phải truy cập được địa chỉ ở đầu các liên kết.
firstSteps-addressDo = Thay { $example } bằng địa chỉ máy chủ của bạn.
firstSteps-addressUnset = Liên kết bắt đầu bằng địa chỉ mà mỗi người gửi dùng, với bạn là { $origin }.
firstSteps-addressPlain = Liên kết bắt đầu bằng { $url }, là địa chỉ không được mã hóa.
firstSteps-addressElsewhere = Liên kết bắt đầu bằng { $url }. Hiện bạn đang ở { $origin }: hãy mở { $url } để xem có truy cập được không.
firstSteps-addressGood = Liên kết bắt đầu bằng { $url }, và bạn đã truy cập được máy chủ ở đó.
firstSteps-tls = Mã hóa trên đường truyền
firstSteps-tlsOpen = Kết nối không được mã hóa
firstSteps-tlsWhy = Bất kỳ ai trên mạng ở giữa đều đọc được các bí mật.
firstSteps-tlsOwn = Máy chủ này tự dùng TLS.
firstSteps-tlsProxy = Một proxy ngược dùng TLS thay cho máy chủ này.
firstSteps-tlsNone = Bạn đang kết nối qua HTTP thuần.
firstSteps-tlsDo = Hãy cấp chứng chỉ cho máy chủ, hoặc đặt một proxy ngược có HTTPS phía trước:
firstSteps-key = Bản sao của khóa chủ
firstSteps-keyMissing = Chưa có bản sao khóa chủ nào được xác nhận
firstSteps-keyWhy = Nếu không có khóa, không ai đọc lại được dữ liệu hay bản sao lưu.
firstSteps-keyOpen = Chưa ai xác nhận có bản sao của khóa { $key }.
firstSteps-keyDone = Bản sao của khóa { $key } được xác nhận { $when }.
firstSteps-keyDo = Lệnh này ghi một bản sao lưu được mã hóa, có kèm khóa. Hãy giữ bản đó trên một máy khác:
firstSteps-keyTick = Tôi có một bản sao ở nơi an toàn
firstSteps-keyUntick = Tôi không còn bản sao này
firstSteps-people = Ai được chia sẻ
firstSteps-peopleWhy = Nhờ tài khoản, mọi người biết điều gì đã xảy ra với liên kết của mình, và bạn quyết định ai được chia sẻ.
firstSteps-peopleAlone = Chỉ bạn có tài khoản. Không cần tài khoản, bất kỳ ai truy cập được máy chủ này đều chia sẻ được văn bản.
firstSteps-peopleAloneClosed = Chỉ bạn có tài khoản, và không ai chia sẻ được nếu không có tài khoản.
firstSteps-peopleMany =
    { $n ->
       *[other] Có { $n } tài khoản.
    }
firstSteps-peopleOpen = Ai cũng được tạo tài khoản.
firstSteps-peopleDecided = Bạn đã quyết định điều này trong cài đặt.
firstSteps-peopleDo = Hãy thêm người dùng, hoặc quyết định bằng allow_sign_up và allow_anonymous.
firstSteps-peopleLink = Thêm người dùng
firstSteps-first = Bí mật đầu tiên
firstSteps-firstWhy = Thử một lần để biết người nhận thấy gì.
firstSteps-firstNone = Chưa có gì được lưu.
firstSteps-firstLink = Chia sẻ bí mật
firstSteps-backup = Bản sao lưu
firstSteps-backupWhy = Ổ đĩa có thể hỏng mà không báo trước, và máy chủ chỉ tự sao lưu khi được cho biết nơi lưu.
firstSteps-backupNone = Chưa có bản sao lưu nào.
firstSteps-backupGood = Bản sao lưu gần nhất được tạo { $when }.
firstSteps-backupDaily = Hoặc hằng ngày trên máy chủ
firstSteps-requests = Yêu cầu
firstSteps-requestsWhy = Với tính năng yêu cầu, người có tài khoản nhờ người khác gửi bí mật, và những người này không cần tài khoản để gửi.
firstSteps-requestsOff = Đang tắt. Bạn có thể cứ để như vậy.

## serverFacts

serverFacts-links = Liên kết
serverFacts-activeLinks = Liên kết đang hoạt động
serverFacts-stored = Những gì máy chủ này lưu trữ
serverFacts-storedSum = Tổng cộng { $size }
serverFacts-payloads = Bí mật (ước tính)
serverFacts-rows = Nhật ký, tài khoản và vùng chưa dùng
serverFacts-fileContents = Tệp
serverFacts-fileLimit = Giới hạn cho tệp
serverFacts-fileLimitText = { $used } trên { $total }
serverFacts-disk = Ổ đĩa
serverFacts-diskText = Còn trống { $free } trên { $total }
serverFacts-diskOurs = Máy chủ này
serverFacts-diskOthers = Mọi thứ khác
serverFacts-diskFree = Còn trống
serverFacts-floor = Tệp bị từ chối khi còn trống ít hơn { $size }.
serverFacts-scarce = Còn ít dung lượng: tệp sắp bị từ chối, hoặc đã bị từ chối.
serverFacts-changed = Đã thay đổi
serverFacts-reach = Địa chỉ và mạng
serverFacts-access = Truy cập và tài khoản
serverFacts-pushes = Bí mật
serverFacts-files = Tệp
serverFacts-data = Dữ liệu và khóa
serverFacts-limits = Giới hạn
serverFacts-pages = Giao diện và trang Giới thiệu
serverFacts-mail = Email
serverFacts-watch = Nhật ký và số liệu đo
serverFacts-preset = mặc định: { $value }
serverFacts-byDefault = mặc định
serverFacts-fromFlag = cờ lệnh
serverFacts-inEnglish = Phần mô tả bằng tiếng Anh.
serverFacts-notSet = (chưa đặt)

## settingsLive

settingsLive-found =
    { $n ->
       *[other] { $n } cài đặt
    }
settingsLive-none = Không có cài đặt nào khớp.

## listLive

listLive-offline = Máy chủ không trả lời. Hãy kiểm tra kết nối rồi thử lại.
listLive-failed = Đã xảy ra lỗi ({ $status }).
listLive-rateLimited =
    { $n ->
       *[other] Quá nhiều lượt truy cập. Hãy thử lại sau { $n } giây.
    }
listLive-copied = Đã sao chép
listLive-copyFailed = Không sao chép được. Hãy chọn văn bản rồi sao chép.

## adminLive

adminLive-invitedUntil = được mời, liên kết mời hết hạn { $when }
adminLive-invitedOver = được mời, liên kết mời đã hết hạn { $when }
adminLive-newLink = Liên kết mới
adminLive-mailLink = Gửi liên kết mới qua email
adminLive-withdraw = Rút lại
adminLive-withdrawQuestion = Rút lại lời mời dành cho { $email }? Liên kết mời ngừng hoạt động.
adminLive-withdrawn = Đã rút lại lời mời dành cho { $email }.
adminLive-endAll = Kết thúc mọi thứ
adminLive-endAllQuestion = Kết thúc mọi thứ của { $email }? Tài khoản bị vô hiệu hóa. Các phiên, token, liên kết dùng một lần, yếu tố thứ hai và webhook kết thúc ngay lập tức.
adminLive-endedAll = { $email } đã bị vô hiệu hóa. Đã kết thúc: { $what }.
adminLive-endedNothing = { $email } đã bị vô hiệu hóa. Không còn gì khác để kết thúc.
adminLive-endedSessions =
    { $n ->
       *[other] { $n } phiên
    }
adminLive-endedTokens =
    { $n ->
       *[other] { $n } token
    }
adminLive-endedLinks =
    { $n ->
       *[other] { $n } liên kết dùng một lần
    }
adminLive-endedFactors =
    { $n ->
       *[other] { $n } yếu tố thứ hai
    }
adminLive-endedHooks =
    { $n ->
       *[other] { $n } webhook
    }
adminLive-endedPushes =
    { $n ->
       *[other] { $n } liên kết được chia sẻ và yêu cầu
    }
adminLive-suspended = bị hệ thống đăng nhập công ty đình chỉ
adminLive-unprotected = không có yếu tố thứ hai
adminLive-actionsOf = Thao tác cho { $email }
adminLive-addedOn = thêm { $when }
adminLive-factorAdded = thêm { $when }
adminLive-appWithCodes = Ứng dụng tạo mã
adminLive-codesLeft =
    { $n ->
       *[other] Còn { $n } mã khôi phục
    }
adminLive-noFactors = Không có yếu tố thứ hai.
adminLive-groupHere = do quản trị viên thêm
adminLive-groupOfCompany = từ hệ thống đăng nhập công ty
adminLive-groupOfDirectory = từ dịch vụ thư mục
adminLive-leaveGroup = Đưa ra khỏi nhóm
adminLive-noGroups = Không thuộc nhóm nào.
adminLive-noLimits = Không có chính sách nào giới hạn người này.
adminLive-endSessions = Kết thúc các phiên
adminLive-endSessionsQuestion = Kết thúc mọi phiên của { $email }? Người này phải đăng nhập lại. Token vẫn hoạt động.
adminLive-sessionsEnded = Đã kết thúc các phiên của { $email }.
adminLive-disableMany =
    { $n ->
       *[other] Vô hiệu hóa { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
       *[other] Vô hiệu hóa { $n } người dùng? Các phiên và token của họ kết thúc ngay lập tức.
    }
adminLive-disabledMany =
    { $n ->
       *[other] Đã vô hiệu hóa { $n } người dùng.
    }
adminLive-endSessionsMany =
    { $n ->
       *[other] Kết thúc phiên của { $n } người dùng
    }
adminLive-endSessionsManyQuestion =
    { $n ->
       *[other] Kết thúc mọi phiên của { $n } người dùng? Họ phải đăng nhập lại. Token vẫn hoạt động.
    }
adminLive-sessionsEndedMany =
    { $n ->
       *[other] Đã kết thúc các phiên của { $n } người dùng.
    }
adminLive-openedSince = được mở từ lần bạn ghé trước
adminLive-damaged = bị hỏng
adminLive-mailReset = Gửi liên kết đặt mật khẩu
adminLive-mailed = Email kèm liên kết đang được gửi đến { $email }.
adminLive-notMailed = Chưa gửi được email nào đến { $email }: { $reason } Hãy gửi lại, hoặc hiện liên kết.
adminLive-noneAtAll = Chưa ai chia sẻ gì. Những gì mọi người chia sẻ xuất hiện ở đây, không kèm nội dung.
adminLive-noneMatching = Không có liên kết nào khớp với bộ lọc này.
adminLive-showEveryone = Hiện tất cả
adminLive-pushesOf =
    { $n ->
       *[other] { $n } liên kết
    }
adminLive-tryAgain = Bây giờ bạn có thể thử lại.
adminLive-none = Ở đây chưa có gì.
adminLive-noneActive = Hiện bạn không chia sẻ gì.
adminLive-noneExpired = Chưa có gì hết hạn. Những gì đã hết hạn được liệt kê ở đây cùng với nhật ký.
adminLive-linksFound =
    { $n ->
       *[other] { $n } liên kết
    }
adminLive-tick = Chọn { $name }
adminLive-sealed = Mã hóa đầu cuối
adminLive-shareSecret = Chia sẻ bí mật
adminLive-noneFound = Không tìm thấy gì.
adminLive-searchedPart =
    { $n ->
       *[other] Đã tìm trong { $n } liên kết. Còn có liên kết cũ hơn.
    }
adminLive-searchOlder = Tìm trong các liên kết cũ hơn
adminLive-text = Văn bản
adminLive-file = Tệp
adminLive-url = Liên kết
adminLive-qr = Mã QR
adminLive-created = tạo { $when }
adminLive-endsIn = hết hạn { $when }
adminLive-endedOn = đã hết hạn { $when }
adminLive-isExpired = đã hết hạn
adminLive-byHand = bị xóa { $when }
adminLive-viewsLeft =
    { $n ->
       *[other] còn { $n } lượt mở
    }
adminLive-notViewed = chưa được mở
adminLive-neverViewed = không hề được mở
adminLive-viewed =
    { $n ->
       *[other] đã được mở { $n } lần
    }
adminLive-viewedLast =
    { $n ->
       *[other] đã được mở { $n } lần, gần nhất { $when }
    }
adminLive-copyLink = Sao chép liên kết
adminLive-sealedFiles =
    { $n ->
       *[other] { $n } tệp, tên được niêm phong
    }
adminLive-sealedLink = Liên kết đầy đủ đã hiển thị một lần, khi được tạo.
adminLive-end = Xóa ngay
adminLive-endQuestion = Xóa “{ $name }” ngay bây giờ? Sẽ không ai mở lại được.
adminLive-ended = Đã xóa.
adminLive-notFound = Không có liên kết này.
adminLive-nobody = ẩn danh
adminLive-administrator = quản trị viên
adminLive-disabled = bị vô hiệu hóa
adminLive-you = bạn
adminLive-makeAdmin = Đặt làm quản trị viên
adminLive-takeAdmin = Gỡ quyền quản trị viên
adminLive-disable = Vô hiệu hóa
adminLive-enable = Kích hoạt
adminLive-reset = Đặt lại mật khẩu
adminLive-tokens = Token
adminLive-noTokens = Không có token.
adminLive-revoke = Thu hồi
adminLive-makeAdminQuestion = Đặt { $email } làm quản trị viên? Người này sẽ thấy liên kết và nhật ký của mọi người, và có thể thay đổi mọi tài khoản.
adminLive-enableQuestion = Kích hoạt { $email }? Người này đăng nhập lại được, với các quyền đã có trước đây.
adminLive-usersFound =
    { $n ->
       *[other] { $n } người dùng
    }
adminLive-usersShown =
    { $n ->
       *[other] { $from }–{ $to } trên { $n } người dùng
    }
adminLive-noUserFound = Không có người dùng nào khớp với tìm kiếm này.
adminLive-takeAdminQuestion = Gỡ quyền quản trị viên của { $email }? Các phiên và token của người này kết thúc.
adminLive-disableQuestion = Vô hiệu hóa { $email }? Các phiên và token của người này kết thúc ngay lập tức.
adminLive-resetQuestion = Tạo liên kết dùng một lần cho { $email }? Liên kết trước đó ngừng hoạt động. Khi dùng liên kết, mọi phiên và token của người này kết thúc.
adminLive-resetFactors = Đặt lại yếu tố thứ hai
adminLive-resetFactorsQuestion = Xóa mọi yếu tố thứ hai của { $email }? Trước tiên hãy chắc chắn rằng chính người này yêu cầu. Các phiên của họ kết thúc ngay lập tức. Token vẫn hoạt động.
adminLive-factorsReset = { $email } không còn yếu tố thứ hai.
adminLive-revokeQuestion = Thu hồi token “{ $name }” của { $email }?
adminLive-taken = Đã có một tài khoản mang địa chỉ email này.
adminLive-badEmail = Hãy nhập địa chỉ email hợp lệ.
adminLive-passwordsElsewhere = Người dùng này không thể đăng nhập bằng mật khẩu của máy chủ này: local_sign_in không cho phép.
adminLive-lastAdmin = Đây là quản trị viên cuối cùng: trước tiên hãy chỉ định một quản trị viên khác.
adminLive-used = dùng lần cuối { $when }
adminLive-never = chưa hề được dùng

## ownListLive

ownListLive-endMany =
    { $n ->
       *[other] Xóa { $n }
    }
ownListLive-endedMany =
    { $n ->
       *[other] Đã xóa { $n } liên kết.
    }

## hooks

hooks-title = Webhook
hooks-lead = Cho một chương trình khác biết điều gì xảy ra với liên kết của bạn. Chương trình đó không bao giờ nhận được bí mật, cụm mật khẩu hay tên tệp.
hooks-back = Tài khoản của bạn
hooks-openText = Báo cho một chương trình hoặc nhóm chat khi liên kết của bạn được mở.
hooks-yours = Webhook của bạn
hooks-secretShown = Khóa bí mật dùng để ký các thông báo của webhook. Khóa chỉ hiển thị một lần:
hooks-copy = Sao chép
hooks-verify = Bên nhận xác minh chữ ký như mô tả tại standardwebhooks.com.
hooks-add = Thêm webhook
hooks-name = Tên
hooks-namePlaceholder = Nhóm chat của đội
hooks-url = Địa chỉ
hooks-urlHint = Phải là địa chỉ mà quản trị viên của bạn cho phép.
hooks-template = Dạng thông báo
hooks-eventKinds = Các sự kiện được báo
hooks-details = Chi tiết bổ sung
hooks-includeHint = Ai có liên kết đều mở được. Chỉ thêm liên kết ở nơi bạn tin tưởng tất cả những người cùng đọc.
hooks-submit = Thêm webhook
hooks-cancel = Hủy
hooks-retryAll = Thử lại tất cả
hooks-dropAll = Bỏ tất cả

## hooksLive

hooksLive-linkName = Tên liên kết
hooksLive-linkItself = Chính liên kết
hooksLive-none = Bạn chưa có webhook nào.
hooksLive-off = Đã tắt: bên nhận trả lời rằng nó không còn tồn tại.
hooksLive-test = Thử
hooksLive-tested =
    { $n ->
       *[other] Bên nhận trả lời { $status } sau { $n } mili giây.
    }
hooksLive-testFailed = Thử không thành công: { $reason }.
hooksLive-newSecret = Khóa bí mật mới
hooksLive-newSecretQuestion = Tạo khóa bí mật mới cho “{ $name }”? Khóa hiện tại vẫn ký song song trong một ngày.
hooksLive-switchOn = Bật
hooksLive-remove = Xóa
hooksLive-removeQuestion = Xóa “{ $name }”? Những gì còn đang trên đường đến đó sẽ bị bỏ.
hooksLive-removed = Đã xóa.
hooksLive-added = Đã thêm.
hooksLive-noName = Hãy đặt tên cho webhook.
hooksLive-badUrl = Không thể gửi gì đến địa chỉ này.
hooksLive-notAllowed = Quản trị viên của bạn không cho phép địa chỉ này.
hooksLive-noEvents = Hãy chọn ít nhất một sự kiện.
hooksLive-taken = Bạn đã có một webhook mang tên này, hoặc đã có đủ số lượng cho phép.
hooksLive-copied = Đã sao chép
hooksLive-copyFailed = Không sao chép được. Hãy chọn văn bản rồi sao chép.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
       *[other] { $n } sự kiện đang chờ được gửi. Sự kiện cũ nhất xảy ra { $when }.
    }
eventsLive-noLetters = Không có sự kiện nào bị từ bỏ.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = của { $owner }
eventsLive-letterMeta =
    { $n ->
       *[other] xảy ra { $when } · đã thử { $n } lần
    }
eventsLive-retry = Thử lại
eventsLive-drop = Bỏ
eventsLive-dropQuestion = Bỏ hẳn sự kiện này?
eventsLive-dropAllQuestion = Bỏ hẳn mọi sự kiện đã bị từ bỏ?
eventsLive-retried =
    { $n ->
       *[other] Đang thử lại { $n } sự kiện.
    }
eventsLive-dropped =
    { $n ->
       *[other] Đã bỏ { $n } sự kiện.
    }

## keptLive

keptLive-keptByBrowser = Được giữ trong trình duyệt này. Ai dùng được trình duyệt này đều sao chép được liên kết.
keptLive-keptByPasskey = Được giữ trong trình duyệt này và được khóa truy cập của bạn bảo vệ.

## keptPageLive

keptPageLive-keptShowLink = Hiện liên kết
keptPageLive-keptNotOpened = Khóa truy cập của bạn không mở được. Hãy thử lại.
keptPageLive-keptKeyByBrowser = Trình duyệt này giữ khóa mở các câu trả lời. Ai dùng được trình duyệt này đều đọc được chúng.
keptPageLive-keptKeyByPasskey = Trình duyệt này giữ khóa mở các câu trả lời, và khóa truy cập của bạn bảo vệ khóa đó.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
       *[other] Đăng xuất sẽ xóa { $n } liên kết và khóa mà chỉ trình duyệt này biết. Khi đó, câu trả lời cho các yêu cầu của bạn chỉ còn mở được bằng tệp khôi phục.
    }
keptAccountLive-keptSignOutYes = Xóa và đăng xuất
keptAccountLive-keptCount =
    { $n ->
       *[other] { $n } liên kết và khóa được giữ trong trình duyệt này.
    }
keptAccountLive-keptCountNone = Chưa có gì được giữ trong trình duyệt này.
keptAccountLive-keptGuardedNow = Từ giờ, khóa truy cập của bạn mở chúng.
keptAccountLive-keptUnable = Khóa truy cập này hoặc trình duyệt này không làm được điều đó. Những gì đang được giữ vẫn như cũ.
keptAccountLive-keptOffQuestion = Xóa mọi thứ đang được giữ? Các liên kết mà bạn chưa sao chép sẽ mất, và các khóa không có tệp khôi phục cũng vậy.
keptAccountLive-keptRefused = Không có khóa truy cập nào được dùng. Những gì đang được giữ vẫn như cũ.
keptAccountLive-keptOffYes = Xóa

## kept

kept-title = Liên kết được mã hóa đầu cuối trong trình duyệt này
kept-text = Máy chủ không thể cho bạn xem lại các liên kết được mã hóa đầu cuối, nên trình duyệt này giữ chúng cho bạn, và giữ cả khóa của các yêu cầu của bạn. Ai dùng được trình duyệt này đều sao chép được chúng, trừ khi khóa truy cập của bạn bảo vệ chúng. Đăng xuất sẽ xóa những gì không được khóa truy cập bảo vệ.
kept-guarded = Khóa truy cập của bạn bảo vệ chúng.
kept-on = Giữ chúng trong trình duyệt này
kept-guard = Bảo vệ bằng khóa truy cập

## codes

codes-toOne = Hãy yêu cầu gửi mã đến { $address }; bạn không cần tài khoản ở đây.
codes-toSome = Hãy chọn địa chỉ của bạn và yêu cầu gửi mã đến đó; bạn không cần tài khoản ở đây.
codes-toTyped = Hãy nhập địa chỉ của bạn; nếu đó là địa chỉ của một trong những người nhận, mã sẽ được gửi đến đó. Bạn không cần tài khoản ở đây.
codes-which = Địa chỉ của bạn
codes-among = Những người nhận, viết rút gọn: { $addresses }
codes-notYours = Không phải địa chỉ của bạn? Hãy xin người gửi một liên kết dành riêng cho bạn.
codes-send = Gửi mã cho tôi
codes-again = Gửi mã khác
codes-sentToOne = Một email có mã gồm tám chữ cái đang được gửi đến { $address }. Hãy xem cả trong thư rác.
codes-sent = Một email có mã gồm tám chữ cái đang được gửi đi, nếu địa chỉ đó là của một trong những người nhận. Hãy xem cả trong thư rác.
codes-field = Mã
codes-fieldHint = Tám chữ cái trong email. Mã dùng được trong mười phút, và chỉ trong trình duyệt này.
codes-goOn = Tiếp tục
codes-or = Hoặc chứng minh bằng cách khác:
codes-wrong =
    { $n ->
       *[other] Mã này không đúng. Hãy nhập mã trong email mới nhất. Bạn còn { $n } lần thử.
    }
codes-last = Mã này không đúng, và đó là lần thử cuối cùng của mã. Hãy yêu cầu gửi mã khác.
codes-over = Không có mã nào để nhập ở đây: mã đã được dùng, đã quá mười phút, hoặc được yêu cầu trong một trình duyệt khác. Hãy yêu cầu gửi mã khác.
codes-needsCookie = Việc này cần cookie, nhưng trình duyệt của bạn không gửi cookie nào. Hãy cho phép cookie đối với trang này rồi tải lại trang.
codes-tooOften =
    { $n ->
       *[other] Đã có năm mã được yêu cầu cho địa chỉ này trong vòng một giờ. Hãy thử lại sau { $n } phút.
    }
codes-noMore = Không gửi thêm mã nào cho liên kết này. Hãy xin người gửi một liên kết mới.
codes-noMail = Hiện máy chủ này không gửi được mã. Hãy hỏi người đã gửi liên kết cho bạn.
codes-badAddress = Đây không phải là địa chỉ email.

## codesLive

codesLive-noCode = Hãy nhập tám chữ cái trong email.
codesLive-comes = Email có tám chữ cái phải chờ. Email sẽ đến chậm nhất { $time }, nếu địa chỉ đó là của một trong những người nhận.
codesLive-offline = Không kết nối được với máy chủ. Hãy kiểm tra kết nối rồi thử lại.

## company

company-signIn = Đăng nhập bằng { $label }
company-or = Hoặc bằng mật khẩu của máy chủ này:
company-addressedTitle = Dành cho những người nhất định
company-addressedSure = Người gửi muốn biết chắc ai mở bí mật này.
company-addressedText = Hãy đăng nhập bằng { $label }; bạn không cần tài khoản ở đây.
company-addressedByDirectory = Hãy đăng nhập bằng tên và mật khẩu công ty của bạn.
company-byPassword = Đăng nhập bằng mật khẩu
company-otherTitle = Không dành cho bạn
company-otherText = Ở đây, bạn được nhận diện là { $address }, còn bí mật này dành cho người khác. Chưa có gì được mở. Hãy đăng nhập bằng tài khoản khác, hoặc hỏi người gửi.
company-otherUnnamed = Bí mật này dành cho người khác. Chưa có gì được mở. Hãy đăng nhập bằng tài khoản khác, hoặc hỏi người gửi.
company-closedAccountTitle = Tài khoản của bạn đã bị tắt
company-closedAccountText = Tài khoản của bạn trên máy chủ này bị vô hiệu hóa hoặc đình chỉ, nên bạn không mở được gì. Chưa có gì được mở. Hãy hỏi quản trị viên.
company-known = Ở đây, bạn được nhận diện là { $address }.
company-knownUnnamed = Hệ thống đăng nhập công ty đã nhận ra bạn.
company-notMe = Đây không phải là tôi
company-goingOn = Vui lòng đợi giây lát
company-goingOnText = Trang tiếp theo sẽ tự mở.
company-goOn = Tiếp tục

## companyRefused

companyRefused-not-allowed = Bạn không thuộc nhóm nào được phép dùng máy chủ này. Hãy hỏi quản trị viên của máy chủ.
companyRefused-no-account = Bạn không có tài khoản ở đây. Hãy nhờ quản trị viên thêm tài khoản.
companyRefused-address-taken = Địa chỉ email của bạn đã có một tài khoản ở đây. Hãy nhờ quản trị viên liên kết tài khoản đó với { $label }.
companyRefused-other-account = Thông tin đăng nhập này thuộc về một tài khoản khác ở đây. Hãy hỏi quản trị viên.
companyRefused-not-set-up = Máy chủ này chưa được thiết lập.
companyRefused-disabled = Tài khoản của bạn bị vô hiệu hóa. Hãy hỏi quản trị viên.
companyRefused-no-email = { $label } không cho máy chủ này biết địa chỉ email của bạn. Hãy nhờ quản trị viên thêm claim email.
companyRefused-bad-email = Giá trị mà { $label } cung cấp làm địa chỉ email của bạn không phải là địa chỉ email. Hãy hỏi quản trị viên.
companyRefused-no-groups = { $label } không cho máy chủ này biết nhóm nào của bạn. Hoặc bạn không thuộc nhóm nào, hoặc nhà cung cấp bỏ qua các nhóm: hãy hỏi quản trị viên.
companyRefused-too-many-groups = Bạn thuộc quá nhiều nhóm nên { $label } bỏ qua tất cả. Hãy nhờ quản trị viên chỉ gửi các nhóm của ứng dụng này.
companyRefused-bad-token = Câu trả lời của { $label } không hợp lệ đối với máy chủ này. Việc đăng nhập chưa được thực hiện; nhật ký cho biết thêm.
companyRefused-clock = Đồng hồ của máy chủ này và của { $label } lệch nhau quá nhiều. Hãy nhờ quản trị viên chỉnh lại.
companyRefused-other-issuer = Câu trả lời đến từ một nhà cung cấp khác với nhà cung cấp nêu trong cài đặt. Việc đăng nhập chưa được thực hiện.
companyRefused-unreachable = Hiện không kết nối được với { $label }. Ai đang đăng nhập thì vẫn đăng nhập; hãy thử lại sau.
companyRefused-provider-error = { $label } đã báo lỗi. Nhật ký của máy chủ này cho biết đó là lỗi gì.
companyRefused-client-refused = { $label } không chấp nhận máy chủ này: khóa bí mật của máy chủ sai hoặc đã hết hạn. Hãy hỏi quản trị viên.
companyRefused-cancelled = Việc đăng nhập bằng { $label } đã bị hủy.
companyRefused-begin-again = Lần đăng nhập này được bắt đầu ở nơi khác, mất quá nhiều thời gian hoặc đã được dùng trước đó. Hãy bắt đầu lại.

## factors

factors-title = Bảo vệ đăng nhập bổ sung
factors-lead = Khi có yếu tố thứ hai, chỉ riêng mật khẩu bị đánh cắp không mở được tài khoản của bạn.
factors-openText = Khóa truy cập và ứng dụng hiển thị mã.
factors-yours = Bảo vệ đăng nhập bổ sung
factors-limited = Máy chủ này yêu cầu bạn có yếu tố thứ hai. Hãy thiết lập một yếu tố ở đây rồi tiếp tục.
factors-goOn = Tiếp tục
factors-passkeys = Khóa truy cập
factors-passkeysText = Đăng nhập bằng vân tay, khuôn mặt, mã PIN hoặc khóa bảo mật, không cần mật khẩu. Khóa truy cập chỉ hoạt động ở địa chỉ này, nên không ai dùng trang giả để đánh cắp được.
factors-passkeyName = Tên thiết bị
factors-passkeyPlaceholder = Laptop
factors-addPasskey = Thêm khóa truy cập
factors-needsHttps = Khóa truy cập không hoạt động ở đây: trình duyệt chỉ cho phép dùng tại một tên miền có https://. Hãy xin quản trị viên của bạn một địa chỉ như vậy.
factors-app = Ứng dụng tạo mã
factors-appText = Một ứng dụng trên điện thoại của bạn hiển thị mã mới gồm sáu chữ số sau mỗi 30 giây.
factors-beginApp = Thiết lập ứng dụng
factors-removeApp = Gỡ ứng dụng khỏi tài khoản
factors-scan = Hãy quét mã này bằng ứng dụng:
factors-qr = Mã QR cho ứng dụng
factors-type = Hoặc nhập chuỗi này vào ứng dụng:
factors-code = Mã mà ứng dụng đang hiển thị
factors-finish = Hoàn tất
factors-codesTitle = Mã khôi phục
factors-codesText = Mỗi mã này cho bạn đăng nhập một lần khi các yếu tố khác của bạn bị mất. Các mã chỉ hiển thị lúc này: hãy in ra, hoặc giữ ở nơi bạn cất mật khẩu.
factors-renew = Mã khôi phục mới
factors-confirmTitle = Xác nhận danh tính của bạn
factors-confirmText = Trước khi các yếu tố của bạn thay đổi, hãy xác nhận bạn là ai.
factors-codeOrRecovery = Mã từ ứng dụng của bạn hoặc mã khôi phục
factors-confirm = Xác nhận
factors-remove = Xóa

## factorsLive

factorsLive-codesFile = ma-khoi-phuc.txt
factorsLive-limited =
    { $n ->
       *[other] Quá nhiều lần thử không thành công. Hãy thử lại sau { $n } giây.
    }
factorsLive-conflict = Mục này đã có, hoặc không còn chỗ cho nó. Hãy tải lại trang.
factorsLive-lastOne = Máy chủ này yêu cầu bạn có yếu tố thứ hai. Hãy thiết lập một yếu tố khác trước khi xóa yếu tố này.
factorsLive-noPasskeys = Bạn chưa có khóa truy cập nào.
factorsLive-never = chưa hề được dùng
factorsLive-used = dùng lần cuối { $when }
factorsLive-made = thêm { $when }
factorsLive-remove = Xóa
factorsLive-removed = Đã xóa.
factorsLive-added = Đã thêm.
factorsLive-removeQuestion = Xóa khóa truy cập “{ $name }”? Khóa này sẽ không còn mở được tài khoản của bạn.
factorsLive-removeAppQuestion = Gỡ ứng dụng khỏi tài khoản của bạn? Các mã của ứng dụng sẽ không còn mở được tài khoản của bạn.
factorsLive-nameIt = Hãy đặt tên cho khóa truy cập.
factorsLive-passkeyCancelled = Không có khóa truy cập nào được dùng. Hãy thử lại.
factorsLive-passkeyRefused = Máy chủ không chấp nhận khóa truy cập này. Hãy thử lại.
factorsLive-appSince = Ứng dụng của bạn được thiết lập { $when }.
factorsLive-codesLeft =
    { $n ->
       *[other] Còn { $n } mã khôi phục.
    }
factorsLive-wrongCode = Mã này không đúng. Hãy kiểm tra đồng hồ trên điện thoại của bạn, rồi nhập mã đang hiển thị.
factorsLive-notConfirmed = Không đúng. Hãy thử lại.
factorsLive-done = Giờ bạn đã có yếu tố thứ hai. Hãy giữ các mã khôi phục rồi tiếp tục.
factorsLive-copied = Đã sao chép
factorsLive-copyFailed = Không sao chép được. Hãy chọn văn bản rồi sao chép.

## secondStep

secondStep-title = Một bước nữa
secondStep-passkey = Dùng khóa truy cập
secondStep-code = Mã từ ứng dụng của bạn hoặc mã khôi phục
secondStep-codeHint = Sáu chữ số, hoặc mười sáu chữ cái và chữ số.
secondStep-recoveryCode = Mã khôi phục
secondStep-recoveryHint = Mười sáu chữ cái và chữ số. Bạn đã nhận chúng khi thêm khóa truy cập.
secondStep-submit = Đăng nhập
secondStep-lost = Mất điện thoại và mã khôi phục? Quản trị viên của máy chủ này có thể đặt lại yếu tố thứ hai của bạn.
secondStep-again = Bắt đầu lại

## secondStepLive

secondStepLive-noCode = Hãy nhập mã.
secondStepLive-wrongCode = Mã này không đúng hoặc đã được dùng. Hãy đợi mã tiếp theo.
secondStepLive-passkeyCancelled = Không có khóa truy cập nào được dùng. Hãy thử lại, hoặc dùng mã.
secondStepLive-passkeyRefused = Máy chủ không chấp nhận khóa truy cập này. Hãy thử lại, hoặc dùng mã.
secondStepLive-limited =
    { $n ->
       *[other] Nhập sai mã quá nhiều lần. Hãy thử lại sau { $n } giây.
    }
secondStepLive-retry = Bây giờ bạn có thể thử lại.
secondStepLive-offline = Máy chủ không trả lời. Hãy kiểm tra kết nối rồi thử lại.
secondStepLive-failed = Đã xảy ra lỗi ({ $status }).

## tokens

tokens-may = Token được phép làm gì
tokens-everything = Mọi thứ
tokens-create = Chỉ tạo liên kết
tokens-createRead = Tạo và đọc liên kết
tokens-audit = Chỉ đọc nhật ký
tokens-ask = Yêu cầu người khác gửi bí mật và mở câu trả lời của họ
tokens-lasts = Token dùng được bao lâu
tokens-always = Cho đến khi bị thu hồi
tokens-days30 = 30 ngày
tokens-days90 = 90 ngày
tokens-year = Một năm
tokens-networks = Chỉ từ những mạng nhất định
tokens-networksLabel = Địa chỉ hoặc mạng
tokens-networksHint = Hãy phân cách bằng dấu phẩy. Nếu để trống, token dùng được ở mọi nơi.

## tokensLive

tokensLive-tokenMay = được phép { $what }
tokensLive-tokenCreate = tạo
tokensLive-tokenRead = đọc
tokensLive-tokenAudit = đọc nhật ký
tokensLive-tokenExpire = xóa
tokensLive-tokenAdmin = quản trị
tokensLive-tokenAsk = yêu cầu bí mật
tokensLive-tokenOpen = mở câu trả lời
tokensLive-tokenFrom = chỉ từ { $networks }
tokensLive-tokenUntil = hết hạn { $when }
tokensLive-tokenOver = đã hết hạn { $when }
tokensLive-tokenUsedFrom = dùng lần cuối { $when } từ { $address }
tokensLive-badNetworks = Hãy nhập các địa chỉ hoặc mạng như 192.0.2.0/24, tối đa 50.

## oversightLive

oversightLive-auditor = kiểm toán viên
oversightLive-makeAuditor = Đặt làm kiểm toán viên
oversightLive-makeAuditorQuestion = Đặt { $email } làm kiểm toán viên? Người này sẽ thấy nhật ký của mọi người, và không thấy bí mật nào.
oversightLive-takeAuditor = Gỡ quyền kiểm toán viên
oversightLive-takeAuditorQuestion = Gỡ quyền kiểm toán viên của { $email }? Các phiên và token của người này kết thúc.
oversightLive-log = Nhật ký
oversightLive-logNothing = Không có mục nào.

## signIns

signIns-title = Các lần đăng nhập gần đây
signIns-text = Ai đã đăng nhập hoặc thử đăng nhập vào tài khoản của bạn. Nếu bạn không nhận ra một lần đăng nhập, hãy đổi mật khẩu.

## signInsLive

signInsLive-signedIn = Đã đăng nhập
signInsLive-signInFailed = Đăng nhập không thành công
signInsLive-byPassword = bằng mật khẩu
signInsLive-byLink = bằng liên kết dùng một lần
signInsLive-bySetup = bằng mã thiết lập
signInsLive-bySignUp = khi tạo tài khoản
signInsLive-byDirectory = qua dịch vụ thư mục
signInsLive-byCompany = qua hệ thống đăng nhập công ty
signInsLive-byPasskey = bằng khóa truy cập
signInsLive-secondFactor = với yếu tố thứ hai
signInsLive-wrongPassword = sai mật khẩu
signInsLive-wrongCode = sai mã thiết lập
signInsLive-wrongLink = liên kết dùng một lần không hợp lệ
signInsLive-wrongCurrent = sai mật khẩu hiện tại
signInsLive-wrongFactor = sai yếu tố thứ hai
signInsLive-wrongPasskey = sai khóa truy cập
signInsLive-deviceGuesses = đoán quá nhiều lần trên các thiết bị đã biết
signInsLive-unanswered = dịch vụ thư mục không trả lời
signInsLive-asAdministrator = với tư cách quản trị viên
signInsLive-times =
    { $n ->
       *[other] { $n } lần
    }
signInsLive-noSignIns = Chưa ghi nhận lần đăng nhập nào.

## adminLog

adminLog-title = Nhật ký quản trị viên
adminLog-lead = Ai đã đăng nhập, và ai đã thay đổi tài khoản, token, khóa và cài đặt. Không mục nào có thể bị sửa hoặc xóa mà không bị phát hiện.
adminLog-person = Địa chỉ email
adminLog-personHint = Của người đã thực hiện, hoặc của người có liên quan.
adminLog-what = Sự việc
adminLog-everything = Mọi thứ
adminLog-show = Hiện
adminLog-newer = Mới hơn
adminLog-older = Cũ hơn

## adminLogLive

adminLogLive-signOut = Đã đăng xuất
adminLogLive-leftOut = Có nhiều lần không thành công hơn số được liệt kê
adminLogLive-userAdded = Đã thêm tài khoản
adminLogLive-userRemoved = Đã xóa tài khoản
adminLogLive-userDisabled = Đã vô hiệu hóa tài khoản
adminLogLive-userEnabled = Đã kích hoạt tài khoản
adminLogLive-madeAdministrator = Đã đặt làm quản trị viên
adminLogLive-noAdministrator = Không còn là quản trị viên
adminLogLive-madeAuditor = Đã đặt làm kiểm toán viên
adminLogLive-noAuditor = Không còn là kiểm toán viên
adminLogLive-suspended = Bị hệ thống đăng nhập công ty đình chỉ
adminLogLive-admitted = Được hệ thống đăng nhập công ty cho vào lại
adminLogLive-linked = Đã liên kết với hệ thống đăng nhập công ty
adminLogLive-unlinked = Đã hủy liên kết với hệ thống đăng nhập công ty
adminLogLive-vouched = Đã xác nhận địa chỉ email
adminLogLive-joinedGroup = Đã đưa vào nhóm
adminLogLive-leftGroup = Đã đưa ra khỏi nhóm
adminLogLive-factorAdded = Đã thêm yếu tố thứ hai
adminLogLive-factorRemoved = Đã xóa yếu tố thứ hai
adminLogLive-factorsReset = Đã đặt lại yếu tố thứ hai
adminLogLive-codesMade = Đã tạo mã khôi phục
adminLogLive-invited = Đã mời
adminLogLive-accessEnded = Đã kết thúc mọi quyền truy cập
adminLogLive-linksExpired = Đã xóa các liên kết của tài khoản
adminLogLive-withdrawn = Đã rút lại lời mời
adminLogLive-sessionEnded = Đã kết thúc phiên
adminLogLive-linkMade = Đã tạo liên kết dùng một lần
adminLogLive-passwordSet = Đã đặt mật khẩu
adminLogLive-tokenMade = Đã tạo token API
adminLogLive-tokenRemoved = Đã thu hồi token API
adminLogLive-settingsChanged = Đã thay đổi cài đặt
adminLogLive-rotationBegun = Đã bắt đầu thay khóa chủ
adminLogLive-rotationEnded = Đã kết thúc thay khóa chủ
adminLogLive-exported = Đã xuất nhật ký kiểm toán
adminLogLive-backedUp = Đã tạo bản sao lưu
adminLogLive-restored = Đã khôi phục bản sao lưu
adminLogLive-byWhom = bởi { $name }
adminLogLive-commandLine = dòng lệnh
adminLogLive-server = máy chủ
adminLogLive-bySetupCode = mã thiết lập
adminLogLive-bySigningUp = việc đăng ký
adminLogLive-byOneTimeLink = liên kết dùng một lần
adminLogLive-directory = dịch vụ thư mục
adminLogLive-companySignIn = hệ thống đăng nhập công ty
adminLogLive-noEntries = Không có mục nào khớp.
adminLogLive-showAll = Hiện tất cả

## ownLogLive

ownLogLive-byCode = đã xác nhận bằng mã: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Ghi chú
ownLogLive-logCount = { $from }–{ $to } trên { $total }
ownLogLive-own-creation = được tạo
ownLogLive-own-view = được mở
ownLogLive-own-failed_view = thử mở không thành công
ownLogLive-own-expire = bị xóa
ownLogLive-own-restored = đã hoàn tác việc xóa
ownLogLive-own-failed_passphrase = sai cụm mật khẩu
ownLogLive-own-probable_program = có lẽ là chương trình
ownLogLive-own-code_sent = đã gửi mã qua email
ownLogLive-own-code_queued = mã đang chờ gửi qua email
ownLogLive-own-code_failed = mã không gửi được qua email
ownLogLive-own-failed_code = sai mã
ownLogLive-own-owner_view = được bạn mở
ownLogLive-own-wrong_network = thử mở từ mạng khác
ownLogLive-own-other_device = thử mở trên thiết bị khác
ownLogLive-own-alarm = bị báo: “Đó không phải là tôi”
ownLogLive-own-freeze = được bạn tạm ngưng
ownLogLive-own-thaw = được bạn bật lại
ownLogLive-own-changed = được bạn thay đổi
ownLogLive-own-hold_asked = đang chờ bạn cho phép mở
ownLogLive-own-hold_released = được bạn cho phép mở
ownLogLive-own-hold_refused = bị bạn từ chối và tạm ngưng
ownLogLive-own-request_view = được đọc
ownLogLive-own-answer = được trả lời
ownLogLive-own-mail_returned = email bị trả lại
ownLogLive-own-creation_email_send = đã yêu cầu gửi email cho người nhận
ownLogLive-own-admin_view = được quản trị viên mở
ownLogLive-own-imported = được chuyển sang đây từ Password Pusher

## seenLogLive

seenLogLive-seen-creation = được tạo
seenLogLive-seen-view = được mở
seenLogLive-seen-failed_view = thử mở không thành công
seenLogLive-seen-expire = bị xóa
seenLogLive-seen-restored = đã hoàn tác việc xóa
seenLogLive-seen-failed_passphrase = sai cụm mật khẩu
seenLogLive-seen-probable_program = có lẽ là chương trình
seenLogLive-seen-code_sent = đã gửi mã qua email
seenLogLive-seen-code_queued = mã đang chờ gửi qua email
seenLogLive-seen-code_failed = mã không gửi được qua email
seenLogLive-seen-failed_code = sai mã
seenLogLive-seen-owner_view = được chủ liên kết mở
seenLogLive-seen-wrong_network = bị từ chối ngoài các mạng được phép
seenLogLive-seen-other_device = bị từ chối trên thiết bị khác
seenLogLive-seen-alarm = bị người nhận báo
seenLogLive-seen-freeze = được chủ liên kết tạm ngưng
seenLogLive-seen-thaw = được chủ liên kết bật lại
seenLogLive-seen-changed = được chủ liên kết thay đổi
seenLogLive-seen-hold_asked = đang chờ chủ liên kết
seenLogLive-seen-hold_released = được chủ liên kết cho phép mở
seenLogLive-seen-hold_refused = bị chủ liên kết từ chối
seenLogLive-seen-request_view = được đọc
seenLogLive-seen-answer = được trả lời
seenLogLive-seen-mail_returned = email bị trả lại
seenLogLive-seen-creation_email_send = đã yêu cầu gửi email cho người nhận
seenLogLive-seen-admin_view = được quản trị viên mở
seenLogLive-seen-imported = được chuyển sang đây từ Password Pusher

## eventNamesLive

eventNamesLive-push-created = Liên kết được tạo
eventNamesLive-push-viewed = Liên kết được mở
eventNamesLive-push-wrong_passphrase = Sai cụm mật khẩu
eventNamesLive-push-expired = Liên kết hết hạn
eventNamesLive-push-alarm = Người nhận đã báo
eventNamesLive-push-hold_asked = Có người đang chờ
eventNamesLive-push-code_failed = Mã không gửi được qua email
eventNamesLive-request-answered = Yêu cầu được trả lời
eventNamesLive-request-closed = Yêu cầu đã đóng

## conditionWords

conditionWords-passphrases = cụm mật khẩu
conditionWords-passwords = mật khẩu
conditionWords-second_factors = yếu tố thứ hai
conditionWords-passkeys = khóa truy cập

## conditionSays

conditionSays-disk_full = Ổ đĩa của { $directory } chỉ còn trống { $freeBytes }: tệp bị từ chối khi còn dưới { $floorBytes }.
conditionSays-disk_low = Ổ đĩa của { $directory } còn trống { $freeBytes }, ít hơn mức mà các tệp của một liên kết có thể chiếm ({ $linkBytes }).
conditionSays-disk_no_inodes = Ổ đĩa của { $directory } chỉ còn chỗ cho { $files } tệp nữa: ổ đĩa không còn inode.
conditionSays-disk_error = Ổ đĩa của { $directory } đã báo lỗi ({ $atMs }): { $reason }
conditionSays-database_damaged = Cơ sở dữ liệu bị hỏng. Nhật ký nêu các vị trí hỏng.
conditionSays-database_trouble = Máy chủ này hiện không thể xử lý yêu cầu: { $reason }
conditionSays-bucket_trouble = Không thể lưu hoặc mở tệp: { $reason }
conditionSays-scanner_trouble = Trình quét virus không kiểm tra tệp nào, nên mọi tệp đều bị từ chối: { $reason }
conditionSays-sweep_failed = Những gì đã hết hạn không bị xóa khỏi ổ đĩa: { $reason }
conditionSays-clock_jumped = Đồng hồ đã nhảy tới trước hơn một ngày. Bây giờ đồng hồ chỉ { $nowMs }. Trong một giờ sau đó, không có gì bị xóa hẳn.
conditionSays-backup_failed = Lần sao lưu gần nhất không thành công: { $reason }
conditionSays-backup_damaged = Bản sao lưu gần nhất, { $name }, có dữ liệu bị hỏng ở { $count } chỗ: { $reason }
conditionSays-backup_old = Bản sao lưu gần nhất: { $lastMs }.
conditionSays-certificate_ended = Chứng chỉ { $file } đã hết hạn: { $untilMs }. Các máy khách từ chối chứng chỉ này.
conditionSays-certificate_ends = Chứng chỉ { $file } có hiệu lực đến { $untilMs }.
conditionSays-certificate_unusable = Không dùng được một chứng chỉ trên ổ đĩa: { $reason } Máy chủ đang chạy vẫn giữ chứng chỉ trước đó.
conditionSays-certificate_not_obtained = Không có chứng chỉ hợp lệ, và các máy khách từ chối máy chủ này: { $reason }
conditionSays-certificate_not_renewed = Không gia hạn được chứng chỉ: { $reason }
conditionSays-client_secret_refused = Nhà cung cấp đăng nhập không chấp nhận oidc.client_secret: không ai đăng nhập được ở đó.
conditionSays-client_secret_ends = Khóa bí mật trong oidc.client_secret có hiệu lực đến { $untilMs }. Sau đó, không ai đăng nhập được ở nhà cung cấp.
conditionSays-token_ends = Token API “{ $name }” của { $owner }, được dùng gần đây, có hiệu lực đến { $untilMs }.
conditionSays-administrator_new = { $user } đã trở thành quản trị viên: { $sinceMs }, bởi { $by }.
conditionSays-guessing = Có người đang dò đoán ({ $guessed }): trong vòng một giờ, ít nhất { $times } lần thử đã bị từ chối vì quá nhiều.
conditionSays-codes_failed = Không thể gửi mã cho người nhận qua email: { $reason }
conditionSays-codes_wait = Số email chứa mã cho người nhận đang chờ gửi: { $count }. Một người nhận hoặc người gửi đã đạt giới hạn mỗi giờ. Email cuối cùng sẽ được gửi { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
       *[other] { $n } sự kiện không gửi được và đã bị từ bỏ.
    }
conditionSays-deliveries_late = Một sự kiện đang chờ được gửi, xảy ra: { $sinceMs }.
conditionSays-nodes_differ = Các nút không giống nhau: { $reason }
conditionSays-version_ready = Tệp của phiên bản mới nằm ở { $file }.
conditionSays-disk_fine = Ổ đĩa của { $directory } còn trống { $freeBytes } trên { $totalBytes }.
conditionSays-certificate_fine = Chứng chỉ { $file } có hiệu lực đến { $untilMs }.
conditionSays-backup_none = Chưa có bản sao lưu nào.
conditionSays-backup_fine = Bản sao lưu gần nhất: { $lastMs }.
conditionSays-backup_scheduled = Bản sao lưu gần nhất, { $name }: { $lastMs }. Lần sao lưu tiếp theo: { $nextMs }.
conditionSays-node_fine = Nút { $node } chạy phiên bản { $version }.

## conditionMend

conditionMend-disk_full = Hãy giải phóng dung lượng trên ổ đĩa này, hoặc mở rộng ổ đĩa.
conditionMend-disk_low = Hãy giải phóng dung lượng trên ổ đĩa này, hoặc mở rộng ổ đĩa.
conditionMend-disk_no_inodes = Hãy xóa các tệp nhỏ mà chương trình khác để lại trên ổ đĩa này.
conditionMend-disk_error = Hãy tạo bản sao lưu ngay. Sau đó hãy kiểm tra ổ đĩa và kết nối của ổ đĩa. Nhật ký hệ thống cho biết thêm.
conditionMend-database_damaged = Hãy khôi phục một bản sao lưu.
conditionMend-database_trouble = Hãy xem cơ sở dữ liệu, máy chạy cơ sở dữ liệu và đường truyền đến đó.
conditionMend-bucket_trouble = Hãy xem bucket, các khóa của bucket và đường truyền đến đó. Thư mục mà các nút dùng chung phải được gắn kết.
conditionMend-scanner_trouble = Hãy khởi động clamd, và cho tài khoản hệ thống chạy máy chủ này đọc socket của clamd. Nhật ký riêng của clamd cho biết thêm.
conditionMend-sweep_failed = Không ai mở được chúng. Hãy xem ổ đĩa và nhật ký.
conditionMend-clock_jumped = Nếu đồng hồ sai, hãy chỉnh lại trong vòng một giờ đó. Nếu đồng hồ đúng, bạn không cần làm gì: thông báo này cũng xuất hiện sau một thời gian dài ngừng chạy hoặc sau khi khôi phục.
conditionMend-backup_failed = Hãy khắc phục nguyên nhân. Máy chủ tự thử lại.
conditionMend-backup_damaged = Hãy xem ổ đĩa và tìm ra phần bị hỏng. Các bản sao lưu nguyên vẹn trước đó được giữ lại.
conditionMend-backup_old = Hãy xem công cụ tạo bản sao lưu của bạn, hoặc tự tạo một bản.
conditionMend-certificate_ended = Hãy thay các tệp của chứng chỉ và khóa. Máy chủ tự đọc lại chúng.
conditionMend-certificate_ends = Hãy thay các tệp của chứng chỉ và khóa. Máy chủ tự đọc lại chúng.
conditionMend-certificate_unusable = Hãy thay các tệp của chứng chỉ và khóa.
conditionMend-certificate_not_obtained = Máy chủ tự thử lại. Hãy xem tổ chức cấp chứng chỉ và đường truyền đến đó.
conditionMend-certificate_not_renewed = Chứng chỉ đang dùng có hiệu lực đến { $untilMs }, và máy chủ thử lại. Hãy xem tổ chức cấp chứng chỉ và đường truyền đến đó.
conditionMend-client_secret_refused = Hãy tạo khóa bí mật mới ở nhà cung cấp và đặt khóa đó.
conditionMend-client_secret_ends = Hãy tạo khóa bí mật mới ở nhà cung cấp, đặt khóa đó, và đặt oidc.client_secret_until theo thời điểm hết hạn của khóa.
conditionMend-token_ends = Chủ của token tạo token mới và đưa cho chương trình dùng token đó.
conditionMend-administrator_new = Nếu bạn không ngờ đến điều này, hãy gỡ quyền đó và xem nhật ký quản trị viên.
conditionMend-guessing = Nhật ký nêu các địa chỉ. Hãy chặn chúng trong tường lửa của bạn.
conditionMend-codes_failed = Hãy xem máy chủ thư và cài đặt thư. Những người nhận chưa được gửi mã phải yêu cầu mã khác.
conditionMend-codes_wait = Nếu người gửi cần gửi đến nhiều người nhận như vậy, hãy tăng mail.per_hour. Nhật ký các liên kết của họ cho biết mã của ai đang chờ.
conditionMend-deliveries_dead = Hãy sửa bên nhận, rồi cho gửi lại hoặc bỏ những gì chưa gửi được.
conditionMend-deliveries_late = Hãy xem máy chủ thư, webhook hoặc bộ thu thập. Nhật ký cho biết bên nào gặp lỗi.
conditionMend-nodes_differ = Hãy cho mọi nút cùng phiên bản, cài đặt và thời gian.
conditionMend-version_ready = Hãy kiểm tra tệp, rồi nâng cấp.
conditionMend-backup_none = Nếu không có gì khác sao lưu máy chủ này, hãy tạo một bản sao lưu.

## errorPage

errorPage-missing = Không tìm thấy trang
errorPage-missingText = Không có trang nào ở địa chỉ này.
errorPage-home = Đến trang chủ
errorPage-busy = Quá nhiều lượt truy cập
errorPage-busyText = Chúng tôi nhận được quá nhiều lượt truy cập từ địa chỉ của bạn. Chưa có gì được mở. Hãy đợi giây lát rồi tải lại trang này.
errorPage-keySent = Liên kết này không còn được giữ kín
errorPage-keySentText = Một chương trình trên đường đi, chẳng hạn bộ lọc thư, đã viết %23 thay cho dấu # trong liên kết này, nên khóa của liên kết đã bị gửi đến máy chủ. Chưa có gì được mở và không lượt mở nào bị tính, nhưng khóa không còn được giữ kín nữa. Hãy xin người gửi một liên kết mới, gửi bằng cách khác.
errorPage-upgrading = Máy chủ này đang được nâng cấp
errorPage-upgradingText = Chưa có gì được mở và không mất gì. Hãy tải lại trang này sau một phút.
errorPage-unavailable = Hiện không sẵn sàng
errorPage-unavailableText = Máy chủ hiện không làm được việc này. Chưa có gì được mở và không mất gì. Hãy thử lại sau vài phút.
errorPage-unconfirmed = Chưa được xác nhận
errorPage-unconfirmedText = Máy chủ không biết chắc việc này đã được thực hiện hay chưa. Có thể một lượt mở đã được tính dù không có gì hiển thị. Hãy thử lại sau vài phút; nếu khi đó bí mật không còn, hãy xin người gửi một liên kết mới.
errorPage-defect = Đã xảy ra lỗi
errorPage-defectText = Điều này lẽ ra không được xảy ra. Hãy cho bên vận hành máy chủ này biết lỗi xảy ra lúc nào: nhật ký có thông tin chi tiết.

## mailShared

mailShared-subject = { $sender } có nội dung gửi cho bạn
mailShared-lead = { $sender } chia sẻ với bạn một nội dung bảo mật qua { $service }.
mailShared-link = Mở bí mật
mailShared-until = Liên kết dùng được đến { $when }.
mailShared-views =
    { $n ->
       *[other] Liên kết mở được { $n } lần.
    }
mailShared-notice = Hãy xin { $sender } liên kết: email này không chứa liên kết.
mailShared-stranger = Nếu bạn không biết { $sender }, hãy bỏ qua email này.
mailShared-unverified = Chưa ai xác minh rằng địa chỉ { $sender } là của người gửi. Hãy hỏi { $sender } bằng cách khác xem email này có phải của họ không. Nếu không hỏi được, hãy bỏ qua email này.

## mailAsked

mailAsked-subject = { $sender } có yêu cầu gửi đến bạn
mailAsked-lead = { $sender } nhờ bạn gửi một nội dung bảo mật qua { $service }.
mailAsked-link = Trả lời
mailAsked-until = Bạn có thể trả lời đến { $when }. Bạn không cần tài khoản.

## mailNeeds

mailNeeds-name = Người gửi xưng tên là “{ $name }”.
mailNeeds-shared = Trước khi mở:
mailNeeds-asked = Trước khi trả lời:
mailNeeds-from = Mở được từ { $when }.
mailNeeds-passphrase = Bạn cần một cụm mật khẩu. { $sender } cho bạn biết cụm đó bằng cách khác.
mailNeeds-code = Bạn cần một mã. Trang gửi mã qua email đến { $address } khi bạn yêu cầu.
mailNeeds-proof = Chỉ những người nhất định mở được. Trang yêu cầu bạn chứng minh mình là một trong số họ.
mailNeeds-release = Bạn cần { $sender } cho phép mở. Hãy mở liên kết và để trang mở cho đến lúc đó.
mailNeeds-lock = Chỉ thiết bị và trình duyệt mở đầu tiên mới mở lại được. Hãy mở ở nơi bạn cần dùng.
mailNeeds-letters = Trang hiển thị ba chữ cái. Hãy nhập các chữ cái đó để trang biết bạn không phải là chương trình.

## mailOpened

mailOpened-subject = Đã được mở: { $name }
mailOpened-unnamed = Liên kết của bạn ({ $date })
mailOpened-lead = Liên kết của bạn đã được mở: { $when }.
mailOpened-left =
    { $n ->
       *[other] Còn mở được { $n } lần nữa.
    }
mailOpened-last = Đó là lượt mở cuối cùng: bí mật đã bị xóa hẳn.
mailOpened-link = Liên kết của tôi
mailOpened-why = Bạn nhận được email này vì đã yêu cầu được báo khi bí mật được mở.

## mailAnswered

mailAnswered-subject = Đã được trả lời: { $name }
mailAnswered-unnamed = Yêu cầu của bạn ({ $date })
mailAnswered-lead = Yêu cầu của bạn đã được trả lời: { $when }.
mailAnswered-keep = Email này không chứa câu trả lời. Hãy đăng nhập để mở câu trả lời.
mailAnswered-link = Yêu cầu
mailAnswered-why = Bạn nhận được email này vì đã yêu cầu một email cho mỗi câu trả lời.

## mailCode

mailCode-subject = Mã của bạn từ { $service }
mailCode-lead = Có người chia sẻ với bạn một nội dung bảo mật qua { $service }. Để mở, hãy nhập mã này trên trang đã hỏi mã:
mailCode-leadNamed = { $sender } chia sẻ với bạn một nội dung bảo mật qua { $service }. Để mở, hãy nhập mã này trên trang đã hỏi mã:
mailCode-asks = Có người nhờ bạn gửi một nội dung bảo mật qua { $service }. Để đọc và trả lời yêu cầu, hãy nhập mã này trên trang đã hỏi mã:
mailCode-asksNamed = { $sender } nhờ bạn gửi một nội dung bảo mật qua { $service }. Để đọc và trả lời yêu cầu, hãy nhập mã này trên trang đã hỏi mã:
mailCode-until =
    { $n ->
       *[other] Mã dùng được một lần, trong { $n } phút, và chỉ trong trình duyệt đã yêu cầu mã.
    }
mailCode-ignore = Nếu bạn không yêu cầu mã, hãy bỏ qua email này và đừng đưa mã cho ai.

## mailInvited

mailInvited-subject = Tài khoản của bạn tại { $service }
mailInvited-lead = Giờ bạn có một tài khoản tại { $service }: { $email }.
mailInvited-link = Chọn mật khẩu
mailInvited-once = Liên kết dùng được một lần, đến { $when }.

## mailReset

mailReset-subject = Chọn mật khẩu mới cho { $service }
mailReset-lead = Một quản trị viên của { $service } cho phép bạn chọn mật khẩu mới cho { $email }.
mailReset-link = Chọn mật khẩu
mailReset-once = Liên kết dùng được một lần, đến { $when }.

## mailNotice

mailNotice-subject = Tài khoản của bạn tại { $service }
mailNotice-password = Mật khẩu của { $email } đã được thay đổi: { $when }.
mailNotice-factorAdded = Một yếu tố thứ hai đã được thêm cho { $email }: { $when }.
mailNotice-factorRemoved = Một yếu tố thứ hai của { $email } đã bị xóa: { $when }.
mailNotice-factorsReset = Mọi yếu tố thứ hai của { $email } đã bị một quản trị viên xóa: { $when }.
mailNotice-recoveryCodes = Các mã khôi phục mới đã được tạo cho { $email }: { $when }. Các mã trước đó không còn dùng được.
mailNotice-recoveryCode = Một mã khôi phục của { $email } đã được dùng: { $when }. Mã này không dùng lại được.
mailNotice-devices = Quá nhiều mật khẩu hoặc mã sai cho { $email } đến từ các trình duyệt đã từng đăng nhập: { $when }. Có thể ai đó đang có một trong các thiết bị của bạn.
mailNotice-from = Việc này đến từ địa chỉ { $address }.
mailNotice-stranger = Nếu bạn không ngờ đến điều này, hãy đổi mật khẩu của bạn tại { $service } và báo cho quản trị viên.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
       *[other] { $service }: { $n } việc cần quản trị viên xử lý
    }
mailConditions-link = Tình trạng máy chủ
mailConditions-why = Bạn nhận được email này vì notices.mail có địa chỉ của bạn. Email được gửi một lần, và gửi lại sau bảy ngày nếu chưa có gì thay đổi. Hãy chạy các lệnh trên máy của máy chủ, với sudo và --config của máy chủ.

## mailTest

mailTest-subject = Email thử từ { $service }
mailTest-lead = Email từ { $service } đã đến nơi.
mailTest-link = { $service }

## opener

opener-title = Mở liên kết được niêm phong
opener-lead = Trang này là một tệp của riêng bạn: nó mở các liên kết được niêm phong đầu cuối, và không máy chủ nào thay đổi được nó. Trang chỉ hỏi máy chủ của liên kết để lấy bí mật được niêm phong, ngoài ra không lấy gì khác.
opener-link = Liên kết, kèm phần sau dấu #
opener-passphraseHint = Chỉ khi người gửi đã đưa cho bạn.
opener-open = Mở
opener-notLink = Đây không phải là liên kết đến một bí mật. Hãy sao chép toàn bộ liên kết, từ https:// đến hết.
opener-unreachable = Không có câu trả lời nào mà trang này được phép đọc. Có thể không kết nối được với máy chủ, hoặc máy chủ chỉ cho trang của chính nó mở liên kết này: có thể bí mật không được niêm phong, hoặc chỉ giới hạn ở một số mạng. Chưa có gì được mở.
opener-incomplete = Câu trả lời chưa đến trọn vẹn. Có thể một lượt mở đã được tính.
opener-notSealed = Nội dung máy chủ gửi không được niêm phong, nên đó không phải là nội dung mà người gửi đã niêm phong cho liên kết này. Không phần nào được hiển thị.
opener-wrong = Cụm mật khẩu không đúng hoặc bị thiếu. Không lượt mở nào bị tính.
opener-refused = Hiện máy chủ không giao nội dung này. Không lượt mở nào bị tính.
opener-held = Bạn cần người gửi cho phép mở. Hãy nói với họ các từ này: { $words }
opener-heldWordless = Bạn cần người gửi cho phép mở.
opener-otherPassphrase = Không mở được bằng cụm mật khẩu này. Hãy thử lại: bí mật được niêm phong đã ở đây, và không lượt mở nào bị tính thêm. Hãy để trống ô nếu người gửi không đưa cụm mật khẩu cho bạn.
opener-go = Mở địa chỉ trên { $host }
opener-saved = Đã lưu

## languages

languages-title = Chọn ngôn ngữ của bạn
languages-search = Tìm ngôn ngữ của bạn
languages-searchHint = Tên gốc, tên tiếng Anh hoặc mã của ngôn ngữ, chẳng hạn pt-BR.
languages-find = Tìm
languages-none = Không có ngôn ngữ nào khớp.
languages-all = Tất cả ngôn ngữ
languages-browser = Ngôn ngữ của trình duyệt
languages-back = Quay lại trang
languages-counts = Văn bản bằng các ngôn ngữ khác là bản dịch. Nếu khác với tiếng Anh thì bản tiếng Anh có giá trị. Nếu thấy từ sai, hãy báo cho người vận hành máy chủ này.
languages-recipient = Ngôn ngữ cho người nhận
languages-recipientHint = Cho trang của liên kết và email về liên kết. Người nhận đã chọn ngôn ngữ thì vẫn giữ ngôn ngữ của mình.
languages-recipientOwn = Theo trình duyệt của họ
languages-answerer = Ngôn ngữ cho người trả lời
languages-answererHint = Cho trang của yêu cầu. Người đã chọn ngôn ngữ thì vẫn giữ ngôn ngữ của mình.

## languagesLive

languagesLive-found =
    { $n ->
       *[other] { $n } ngôn ngữ
    }
languagesLive-recipientLanguage = Ngôn ngữ cho người nhận
