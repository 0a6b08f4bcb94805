### Korean

## layout — frame of every page: skip link, navigation at the top, footer; everybody reads it

layout-skip = 본문으로 건너뛰기
layout-navigation = 주 메뉴
layout-create = 새 링크
layout-pushes = 내 링크
layout-admin = 관리
layout-account = 계정
layout-signIn = 로그인
layout-languages = 언어
layout-light = 라이트
layout-dark = 다크
layout-auto = 자동
layout-api = API
layout-about = 서비스 소개
layout-aboutLine = 작동 방식과 운영자
layout-noScript = 이 페이지에는 JavaScript가 필요합니다. 이 페이지의 스크립트는 이 서버와만 통신합니다.
layout-otherWays = API나 명령줄을 사용할 수도 있습니다.
layout-waiting = 페이지를 아직 불러오고 있습니다. 변화가 없으면 새로 고치세요.
layout-plain = 이 연결은 암호화되지 않았습니다. 여기서 보내고 여는 내용을 네트워크의 다른 사람이 읽을 수 있습니다. https:// 주소가 있으면 그 주소를 사용하세요.
layout-notSealed = 계속하지 마세요: 봉인되지 않은 내용입니다
layout-notSealedText = 보낸 사람은 이 비밀 정보를 봉인했지만, 서버가 보낸 것은 봉인되어 있지 않습니다. 그 내용은 전혀 표시하지 않습니다. 전화 등으로 보낸 사람에게 연락하세요.

## create — page “New”: the form that makes a link, and the card with the finished link; senders

create-title = 비밀 정보 공유
create-tagline = 만료되는 링크로 비밀번호나 파일을 보내세요.
create-kinds = 공유할 내용
create-text = 텍스트
create-files = 파일
create-url = 링크
create-qr = QR 코드
create-textLabel = 비밀 정보
create-shared = 다른 앱에서 공유된 내용입니다. 보내기 전에 확인하세요.
create-textPlaceholder = 비밀번호, 키, 메모…
create-urlLabel = 웹 주소
create-urlHint = 받는 사람은 먼저 주소를 보고, 확인한 뒤에 이 페이지를 떠납니다.
create-qrLabel = QR 코드로 표시할 텍스트
create-qrHint = 받는 사람에게는 스캔할 수 있는 QR 코드로 표시됩니다.
create-message = 메시지(선택 사항)
create-filesSignIn = 파일을 공유하려면 로그인하세요.
create-hide = 입력하는 동안 가리기
create-generator = 비밀번호 생성
create-style = 형식
create-styleCharacters = 문자
create-styleWords = 단어
create-stylePin = PIN
create-pinHint = 이 서버는 시도 횟수를 제한하므로 암호 문구로는 충분합니다. 비밀 정보 자체로 쓰기에는 너무 약합니다.
create-length = 길이
create-digits = 숫자
create-symbols = 기호
create-capitals = 대문자
create-generated = 제안
create-again = 다른 제안
create-use = 이것 사용
create-lifetime = 유효 기간
create-views = 열람 횟수
create-passphrase = 암호 문구(선택 사항)
create-passphraseRequired = 암호 문구(필수)
create-passphraseLength =
    { $n ->
       *[other] 최소 { $n }자입니다.
    }
create-passphraseHint = 암호 문구는 전화 등으로 따로 알려 주세요.
create-suggest = 제안받기
create-add = 옵션 추가…
create-covered = 누를 때까지 내용 가리기
create-coveredHint = 받는 사람이 열 때 옆에서 다른 사람이 훔쳐볼 수 없습니다.
create-deletable = 받는 사람이 비밀 정보를 삭제할 수 있음
create-notifyMe = 열리면 나에게 알리기
create-notifyByMail = 메일로 알려 드리고 “내 링크”에도 표시합니다.
create-notifyInList = “내 링크”에 표시합니다.
create-name = 이름(나만 볼 수 있음)
create-note = 메모(나만 볼 수 있음)
create-sign = 내 이름으로 서명
create-senderName = 내 이름
create-senderMessage = 받는 사람에게 보내는 메시지
create-senderMessageHint = 비밀 정보를 열기 전에, 링크를 가진 모든 사람에게 표시됩니다. 기밀 내용은 여기에 쓰지 마세요.
create-senderEmail = 내 계정의 주소 표시: { $email }
create-sealed = 종단 간 암호화
create-sealedHint = 받는 사람 외에는 아무도 읽을 수 없으며, 이 서버도 읽을 수 없습니다.
create-sealedName = 목록에서 알아볼 수 있도록 이름을 지정하세요. 파일 이름도 보호되기 때문입니다. 이 이름과 메모, 서명은 보호되지 않습니다.
create-sealedRequired = 이 서버에서는 다른 방식을 사용할 수 없습니다.
create-groupLimits = 소속 그룹의 제한이 적용됩니다: { $groups }
create-shownOnce = 지금 링크를 복사하세요. 다시 표시할 수 없습니다.
create-remembered = 선택한 설정은 이 기기에 저장됩니다.
create-reset = 기본값으로 재설정
create-submit = 링크 만들기
create-ready = 링크가 준비되었습니다
create-passphraseNext = 이제 암호 문구를 다른 방법으로 전달하세요
create-passphraseReminder = 링크는 이 암호 문구로만 열립니다. 전화 등으로 알려 주세요. 다시 표시되지 않습니다.
create-copyPassphrase = 암호 문구 복사
create-end = 지금 삭제
create-another = 하나 더 공유

## createClosed — start page for people who may not make links here; visitors

createClosed-title = 비밀 정보를 공유하려면 로그인하세요
createClosed-text = 현재 네트워크에서는 계정이 있는 사람만 링크를 만들 수 있습니다.
createClosed-hint = 받은 링크는 여기에서도 평소처럼 열립니다.
createClosed-nothingTitle = 여기서는 공유할 수 없습니다
createClosed-nothing = 소속 그룹({ $groups })의 제한 때문에 공유할 수 있는 비밀 정보의 종류가 없습니다. 이 서버의 관리자에게 문의하세요.

## createLive — page “New”: messages and chips that appear while a sender works

createLive-bytes = { $used }/{ $limit }
createLive-characters = { $used }/{ $limit }자
createLive-bits =
    { $n ->
       *[other] 약 { $n }비트
    }
createLive-termViews =
    { $n ->
       *[other] 열람 { $n }회
    }
createLive-termUntil = { $date }까지
createLive-noPassphrase = 암호 문구 없음
createLive-withPassphrase = 암호 문구 있음
createLive-needsPassphrase = 암호 문구 필수
createLive-passphraseMissing = 암호 문구를 입력하세요. 이 서버에서는 필수입니다.
createLive-passphraseShort =
    { $n ->
       *[other] 암호 문구가 너무 짧습니다. 최소 { $n }자여야 하며, aaaa나 1234처럼 반복되거나 이어지는 문자는 두 자로 계산합니다.
    }
createLive-signed = 서명: { $by }
createLive-blank = 먼저 비밀 정보를 입력하세요.
createLive-tooLong = 너무 깁니다. 최대 { $limit }까지 가능합니다.
createLive-tooManyCharacters =
    { $n ->
       *[other] 너무 깁니다. 최대 { $n }자까지 가능합니다.
    }
createLive-badUrl = https://example.org와 같은 웹 주소를 입력하세요.
createLive-unsealed = 브라우저에서 봉인하지 못했습니다. 아무것도 전송되지 않았습니다.
createLive-opens =
    { $n ->
       *[other] { $date }({ $relative })까지 { $n }번 열 수 있습니다.
    }
createLive-endedTitle = 비밀 정보가 삭제되었습니다
createLive-ended = 내용이 영구 삭제되었습니다. 본인을 포함해 더 이상 아무도 열 수 없습니다.
createLive-goneTitle = 링크가 만료되었습니다
createLive-gone = 더 이상 아무도 열 수 없습니다. 내용은 영구 삭제되었습니다.
createLive-linkUnsaved = 아직 링크를 복사하지 않았으며, 링크는 이 페이지에만 표시됩니다. 그래도 나가시겠습니까?
createLive-passphraseUnsaved = 아직 암호 문구를 복사하지 않았으며, 암호 문구는 이 페이지에만 표시됩니다. 그래도 나가시겠습니까?
createLive-leaveIt = 나가기
createLive-offline = 서버가 응답하지 않았습니다. 연결을 확인하고 다시 시도하세요.
createLive-rateLimited =
    { $n ->
       *[other] 요청이 너무 많습니다. { $n }초 후에 다시 시도하세요.
    }
createLive-tryAgain = 이제 다시 시도할 수 있습니다.
createLive-tooLarge = 서버가 받을 수 있는 크기를 넘었습니다.
createLive-signInFirst = 먼저 로그인하세요.
createLive-unavailable = 지금은 서버를 사용할 수 없습니다. 입력한 내용은 그대로 있으니 잠시 후 다시 시도하세요.
createLive-noSpace = 서버에 남은 공간이 없습니다. 아무것도 저장되지 않았습니다.
createLive-failed = 문제가 발생했습니다({ $status }). 아무것도 저장되지 않았습니다.
createLive-refused = 서버에서 허용하지 않는 값입니다.
createLive-tooMany =
    { $n ->
       *[other] 최대 { $n }개까지 입력할 수 있습니다.
    }
createLive-outOfRange = { $min }에서 { $max } 사이의 숫자를 입력하세요.

## resultLive — page “New”: news under the finished link, whether it was opened; senders

resultLive-notOpened = 아직 열리지 않았습니다.
resultLive-openedTimes =
    { $n ->
       *[other] { $n }회 열림, 마지막: { $date }
    }

## fileBox — box into which one drops files; senders, and whoever answers a request

fileBox-files = 파일
fileBox-dropHere = 여기에 파일이나 폴더를 끌어다 놓으세요
fileBox-chooseFiles = 파일 선택
fileBox-chooseFolder = 폴더 선택
fileBox-cancel = 취소

## filesLive — messages of the box for files and of the upload; senders, and whoever answers a request

filesLive-fileLimits =
    { $n ->
       *[other] 파일 최대 { $n }개, 파일당 { $file }, 합계 { $push }까지입니다.
    }
filesLive-tooManyFiles =
    { $n ->
       *[other] 링크 하나에 파일을 최대 { $n }개까지 넣을 수 있습니다.
    }
filesLive-fileTooLarge = “{ $name }” 파일이 한도({ $limit })보다 큽니다.
filesLive-filesTooLarge = 파일의 전체 크기가 한도({ $limit })보다 큽니다.
filesLive-noFiles = 파일을 하나 이상 선택하세요.
filesLive-packing = “{ $name }” 폴더를 아직 압축하고 있습니다.
filesLive-remove = { $name } 제거
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = 연결이 끊겼습니다. 자동으로 계속됩니다.
filesLive-uploaded = 보냈습니다. 서버에 저장하는 중…
filesLive-sealing = 브라우저에서 봉인하는 중: { $percent }
filesLive-unreadable = 브라우저에서 파일 중 하나를 더 이상 읽을 수 없습니다. 아무것도 전송되지 않았습니다. 파일을 다시 선택하세요.
filesLive-cancelled = 취소했습니다. 아무것도 저장되지 않았습니다.

## reveal — page of a secret: before, during and after opening it; recipients

reveal-title = 비밀 정보가 도착했습니다
reveal-intro = 누군가 기밀 내용을 공유했습니다.
reveal-ownTitle = 내가 공유한 비밀 정보
reveal-ownIntro = 본인이 공유한 것입니다. 받는 사람은 이 페이지에서 엽니다.
reveal-ownPage = 링크, QR 코드, 로그 보기
reveal-passphrase = 암호 문구
reveal-passphraseHint = 링크와 별도로 보낸 사람이 알려 줍니다.
reveal-unlock = 잠금 해제
reveal-open = 비밀 정보 보기
reveal-counts = 열면 열람 1회로 계산됩니다.
reveal-how = 작동 방식
reveal-sealed = 종단 간 암호화되어 있습니다. 서버가 아니라 브라우저에서만 열 수 있으며, 이 서버는 읽을 수 없습니다.
reveal-sealedNoScript = 이 링크는 JavaScript를 사용하거나 “secretpush open” 명령으로만 열 수 있습니다.
reveal-largeText = 파일 중 하나가 256 MiB보다 큽니다. 이 브라우저는 그 크기의 봉인된 파일을 저장할 수 없습니다. 열람 횟수에는 포함되지 않았습니다. 컴퓨터의 Chrome이나 Edge에서 https:// 주소로 링크를 열거나, 다음 명령을 사용하세요:
reveal-copyCommand = 명령 복사
reveal-secret = 비밀 정보
reveal-show = 표시
reveal-onPaper = 비밀 정보가 가려져 있습니다. 페이지에서 “표시”를 누른 다음 다시 인쇄하세요.
reveal-hide = 숨기기
reveal-copy = 복사
reveal-save = 파일로 저장
reveal-print = 인쇄
reveal-files = 파일
reveal-download = 다운로드
reveal-downloadAll = 모두 ZIP으로 다운로드
reveal-address = 보낸 사람이 열어 달라고 한 주소:
reveal-go = 주소 열기…
reveal-goTitle = 이 페이지에서 나가시겠습니까?
reveal-goText = 다음 사이트의 주소를 열려고 합니다:
reveal-goYes = 열기
reveal-goTo = { $host }의 주소 열기
reveal-qr = 이 코드를 스캔하세요
reveal-qrText = 코드의 텍스트
reveal-remove = 지금 삭제
reveal-removeText = 본인을 포함해 아무도 이 링크를 다시 열 수 없게 됩니다.
reveal-removeYes = 삭제
reveal-cancel = 취소
reveal-deletedTitle = 삭제되었습니다
reveal-deletedText = 더 이상 아무도 이 링크를 열 수 없으며, 이 페이지에도 비밀 정보가 남아 있지 않습니다.
reveal-undo = 실행 취소
reveal-openAgain = 링크로 돌아가기
reveal-gone = 여기에는 더 이상 아무것도 없습니다
reveal-goneText = 이 링크는 만료되었거나, 삭제되었거나, 처음부터 없었습니다.
reveal-openedHere = 이 기기에서 { $date }({ $relative })에 이 링크를 열었습니다. 그 후 만료되었거나 삭제되었습니다.
reveal-goneHint = 보낸 사람에게 새 링크를 요청하세요.
reveal-goneCreate = 직접 비밀 정보 공유하기
reveal-letters = 아래 세 글자를 입력하세요
reveal-lettersNeeded = 세 글자를 입력한 다음 버튼을 다시 누르세요. 아무것도 열리지 않았습니다.
reveal-lettersOther = 글자가 다릅니다. 아래 세 글자를 입력한 다음 버튼을 다시 누르세요. 아무것도 열리지 않았습니다.
reveal-wrong = 암호 문구가 틀렸습니다.
reveal-limited = 암호 문구를 너무 여러 번 틀렸습니다. 1분 후에 다시 시도하세요.
reveal-refused = 보낸 사람이 열람 승인을 거부했습니다.
reveal-waitOver = 대기 시간이 끝났습니다. 다시 열어 한 번 더 승인을 요청하세요.
reveal-crowded = 기다리는 사람이 너무 많습니다. 1분 후에 다시 시도하세요.
reveal-scanner = 이 브라우저는 스스로를 링크를 검사하는 프로그램이라고 밝혔습니다. 그래서 아무것도 열리지 않았습니다. 다른 브라우저에서 링크를 여세요.
reveal-again = 페이지를 새로 고쳐도 비밀 정보가 다시 열리지 않습니다. 한 번 더 열려면 버튼을 누르세요.
reveal-failed = 서버에 문제가 발생했습니다. 잠시 후 다시 시도하세요.

## senderNote — page of a secret: who sends it, and the sender’s message; recipients

senderNote-label = 보낸 사람의 메시지
senderNote-shares = { $name } 님이 공유했습니다.
senderNote-writes = { $name } 님의 메시지:
senderNote-unnamedWrites = 보낸 사람의 메시지:
senderNote-account = 이 서버의 { $email } 계정에서 보냈습니다.
senderNote-anyAccount = { $email } 계정에서 보냈습니다. 여기서는 누구나 계정을 만들 수 있으므로 이 주소는 확인되지 않았습니다.
senderNote-unverifiedAccount = { $email } 계정에서 보냈습니다. 이 주소는 아무도 확인하지 않았습니다.
senderNote-ownWords = 이름과 메시지는 보낸 사람이 직접 쓴 것입니다.
senderNote-unverified = 이름과 메시지는 보낸 사람이 직접 쓴 것입니다. 이 서버는 이름이 맞는지 알지 못합니다.

## undoPlain — page after a deletion, for browsers without scripts; recipients

undoPlain-seconds =
    { $n ->
       *[other] { $n }초 동안 삭제를 취소할 수 있습니다.
    }

## undoLive — after a deletion, while it can be undone; recipients and senders

undoLive-deleted = 삭제했습니다. 아무도 열 수 없습니다.
undoLive-undo = 실행 취소({ $seconds })
undoLive-undone = 삭제를 취소했습니다.
undoLive-tooLate = 취소하지 못했습니다. 이미 영구 삭제되었습니다.

## revealLive — page of a secret: messages that appear after a click; recipients

revealLive-viewsLeft =
    { $n ->
       *[other] { $date }({ $relative })까지 { $n }회 더 열 수 있습니다.
    }
revealLive-lastView = 마지막 열람이었습니다. 비밀 정보는 서버에서 영구 삭제되었으니 필요한 내용을 지금 보관하세요.
revealLive-lastViewFiles = 마지막 열람이었습니다. 필요한 파일을 지금 다운로드하세요. 다운로드 링크는 잠시 동안만 작동합니다.
revealLive-ownView = 본인의 열람은 횟수에 포함되지 않습니다.
revealLive-shown = 비밀 정보가 표시되었습니다.
revealLive-covered = 비밀 정보가 가려졌습니다.
revealLive-copied = 복사됨
revealLive-copyFailed = 복사하지 못했습니다. 텍스트를 선택해 직접 복사하세요.
revealLive-wrong = 암호 문구가 틀렸습니다.
revealLive-limited =
    { $n ->
       *[other] 암호 문구를 너무 여러 번 틀렸습니다. { $n }초 후에 다시 시도하세요.
    }
revealLive-busy =
    { $n ->
       *[other] 요청이 너무 많습니다. { $n }초 후에 다시 시도하세요.
    }
revealLive-again = 이제 다시 시도할 수 있습니다.
revealLive-unconnected = 오프라인 상태입니다. 아무것도 열리지 않았습니다.
revealLive-offline = 서버의 응답이 온전히 도착하지 않았습니다. 열람 1회로 계산되었을 수 있습니다.
revealLive-failed = 서버에 문제가 발생했습니다. 잠시 후 다시 시도하세요.
revealLive-downloaded = 다운로드됨
revealLive-downloadedOf = 파일 { $total }개 중 { $done }개 다운로드됨
revealLive-preview = 미리 보기
revealLive-previewOf = { $name } 미리 보기
revealLive-previewFailed = 이 그림은 여기에 표시할 수 없습니다. 대신 다운로드하세요.
revealLive-downloadFailed = 다운로드가 중단되었습니다. 링크가 만료되었을 수 있습니다.
revealLive-deleteFailed = 비밀 정보를 삭제하지 못했습니다.
revealLive-noAddress = 웹 주소가 아니므로 일반 텍스트로 표시합니다.
revealLive-fileName = secret.txt
revealLive-see = 표시

## sealedLive — page of a secret that is sealed end to end: what went wrong; recipients

sealedLive-linkCut = 링크가 온전하지 않습니다. # 뒷부분이 없습니다. 보낸 사람에게 전체 링크를 요청하세요. 아무것도 열리지 않았고, 열람 횟수에도 포함되지 않았습니다.
sealedLive-linkAltered = 링크가 전달 과정에서 잘렸거나 바뀌었습니다. # 뒷부분이 올바르지 않습니다. 보낸 사람에게 전체 링크를 요청하세요. 아무것도 열리지 않았고, 열람 횟수에도 포함되지 않았습니다.
sealedLive-moduleMissing = 봉인된 비밀 정보를 여는 데 필요한 페이지의 일부가 도착하지 않았습니다. 연결을 확인하고 페이지를 새로 고치세요. 아무것도 열리지 않았고, 열람 횟수에도 포함되지 않았습니다.
sealedLive-sealBroken = 봉인된 내용이 손상되었거나 바뀌어서 아무것도 표시하지 않습니다. 보낸 사람에게 다시 보내 달라고 하세요.
sealedLive-sealShort = 봉인된 내용의 끝부분이 없어서 아무것도 표시하지 않습니다. 보낸 사람에게 다시 보내 달라고 하세요.
sealedLive-sealOther = 봉인된 내용이 이 링크와 맞지 않거나, 이 페이지에서 열 수 없는 방식으로 봉인되었습니다. 보낸 사람에게 다시 보내 달라고 하세요.
sealedLive-fileWhole = 온전함: “{ $name }” 파일을 마지막 바이트까지 확인했습니다.
sealedLive-fileBroken = “{ $name }” 파일이 손상되었거나 바뀌었습니다. 파일 내용은 전혀 저장되지 않았습니다.
sealedLive-fileShort = “{ $name }” 파일의 끝부분이 없습니다. 파일 내용은 전혀 저장되지 않았습니다.
sealedLive-fileTooLarge = “{ $name }” 파일은 이 브라우저에서 열기에 너무 큽니다. 컴퓨터의 Chrome이나 Edge에서 https:// 주소로 링크를 열거나, “secretpush open” 명령을 사용하세요.

## newRequest — page “Ask for a secret”: the form, and the card with the finished link; people with an account

newRequest-sealed = 나만 답변을 읽을 수 있음
newRequest-sealedHint = 이 서버도 읽을 수 없습니다.
newRequest-sealedRequired = 이 서버에서는 다른 방식을 사용할 수 없습니다.
newRequest-collectTitle = 답변을 여는 키
newRequest-collectText = 답변을 읽으려면 이 키가 필요하며, 다시 표시할 수 없습니다. 복구 파일을 다운로드하세요. 아무에게도 보내지 마세요.
newRequest-copyCollect = 키 복사
newRequest-recovery = 복구 파일 다운로드
newRequest-showKey = 키를 링크로 표시
newRequest-title = 비밀 정보 요청
newRequest-lead = 링크를 받은 사람은 누구나 계정 없이 비밀 정보를 보낼 수 있습니다.
newRequest-link = 다른 사람에게 비밀 정보 요청하기
newRequest-what = 무엇이 필요한가요?
newRequest-whatHint = 링크를 가진 사람은 누구나 읽을 수 있습니다. 기밀 내용은 여기에 쓰지 마세요.
newRequest-takesFiles = 파일도 받기
newRequest-showsEmail = 내 계정의 주소를 상대방에게 표시: { $email }
newRequest-notifyMe = 답변이 올 때마다 메일 받기
newRequest-name = 이름(나만 볼 수 있음)
newRequest-note = 메모(나만 볼 수 있음)
newRequest-files = 답변할 사람에게 줄 파일(선택 사항)
newRequest-filesHint = 작성할 양식 등입니다. 링크를 가진 사람은 누구나 다운로드할 수 있습니다.
newRequest-until = 답변 받는 기간
newRequest-answers = 받을 답변 수
newRequest-passphrase = 암호 문구(선택 사항)
newRequest-passphraseHint = 요청을 읽고 답변하려면 필요합니다. 전화 등으로 알려 주세요.
newRequest-more = 옵션 더 보기
newRequest-submit = 링크 만들기
newRequest-ready = 링크가 준비되었습니다
newRequest-page = 이 요청의 페이지 열기
newRequest-passphraseNext = 이제 암호 문구를 다른 방법으로 전달하세요
newRequest-passphraseReminder = 요청은 이 암호 문구로만 열립니다. 다시 표시되지 않습니다.
newRequest-copyPassphrase = 암호 문구 복사
newRequest-another = 다른 것 요청하기

## newRequestLive — page “Ask for a secret”: messages and chips that appear while one fills in the form

newRequestLive-blankRequest = 필요한 것을 적으세요.
newRequestLive-longRequest = 너무 깁니다. 최대 { $limit }까지 가능합니다.
newRequestLive-longNote = 메모가 너무 깁니다. 최대 { $limit }까지 가능합니다.
newRequestLive-answersRange = { $min }에서 { $max } 사이의 숫자를 입력하세요.
newRequestLive-leadNamed = 지정한 사람만 비밀 정보를 보낼 수 있습니다.
newRequestLive-hintNamed = 지정한 사람만 읽을 수 있습니다.
newRequestLive-termAnswers =
    { $n ->
       *[other] 답변 { $n }개
    }
newRequestLive-noPassphrase = 암호 문구 없음
newRequestLive-withPassphrase = 암호 문구 있음
newRequestLive-takes =
    { $n ->
       *[other] { $date }({ $relative })까지 { $n }번 답변할 수 있습니다.
    }
newRequestLive-full = 진행 중인 요청이 너무 많습니다. 먼저 하나를 종료하세요.
newRequestLive-tooLarge = 서버가 받을 수 있는 크기를 넘었습니다.
newRequestLive-unavailable = 지금은 서버를 사용할 수 없습니다. 입력한 내용은 그대로 있으니 잠시 후 다시 시도하세요.
newRequestLive-noSpace = 서버에 남은 공간이 없습니다. 아무것도 저장되지 않았습니다.
newRequestLive-limited =
    { $n ->
       *[other] 요청이 너무 많습니다. { $n }초 후에 다시 시도하세요.
    }
newRequestLive-retry = 이제 다시 시도할 수 있습니다.
newRequestLive-noAnswer = 서버가 응답하지 않았습니다. 연결을 확인하고 다시 시도하세요.
newRequestLive-problem = 문제가 발생했습니다({ $status }). 아무것도 저장되지 않았습니다.
newRequestLive-refused = 입력한 값 중에 서버에서 허용하지 않는 것이 있습니다.

## requestShareLive — the message that goes with the link of a request, in a mail or chat; written for whoever is asked

requestShareLive-requestMessage =
    { $n ->
       *[other] 아래 링크를 통해 기밀 내용을 보내 주세요. { $date }까지 { $n }번 답변할 수 있으며, 계정은 필요 없습니다:
    }
requestShareLive-requestSubject = 요청드립니다
requestShareLive-requestTerms =
    { $n ->
       *[other] { $date }까지 { $n }번 답변할 수 있습니다.
    }

## requestLetter — printed sheet with the link of a request; read by whoever is asked

requestLetter-to = 받는 사람
requestLetter-from = 보내는 사람
requestLetter-title = 기밀 내용을 보내 달라는 요청입니다
requestLetter-intro = 어떤 휴대전화나 컴퓨터에서든 보낼 수 있습니다. 계정은 필요 없습니다.
requestLetter-scan = 휴대전화 카메라로 코드를 스캔하세요. 또는 여기에 인쇄된 주소를 브라우저에 그대로 입력하세요. 대소문자를 구분합니다.
requestLetter-press = 열린 페이지에서 버튼을 누르고 요청받은 내용을 보내세요.
requestLetter-passphrase = 암호 문구를 입력하고 버튼을 누르세요. 암호 문구는 요청한 사람이 다른 방법으로 알려 줍니다. 안전을 위해 이 안내문에는 없으니, 여기에 적지 마세요.
requestLetter-keep = 그런 다음 이 안내문을 파기하세요.

## request — page of one request, for the person who asks

request-recovery = 복구 파일 다운로드
request-loadKey = 복구 파일 불러오기
request-keyFile = 복구 파일
request-linkOnce = 전체 링크는 요청을 만들 때 한 번 표시되었으며, 복구 파일에도 있습니다. 둘 다 없으면 이 요청을 종료하고 새로 만드세요.
request-noScript = 답변은 JavaScript를 사용할 때만 표시됩니다.
request-asked = 요청 내용
request-answers = 답변
request-close = 요청 종료
request-cancel = 취소

## requestKeysLive — page of one request: the key that opens its answers; for the person who asks

requestKeysLive-recoveryText =
    이 파일은 요청에 대한 답변을 엽니다. 잘 보관하고 아무에게도 보내지 마세요.

    다른 브라우저에서 답변을 읽으려면 로그인하여 요청 페이지를 열고 거기에서 이 파일을 불러오세요. 또는 내 키의 링크를 여세요.
requestKeysLive-recoveryLink = 보낼 링크:
requestKeysLive-recoveryKey = 내 키:
requestKeysLive-keyElsewhere = 다른 브라우저에서 답변을 읽으려면 복구 파일을 다운로드하세요. 아무에게도 보내지 마세요.
requestKeysLive-keyInTab = 이 탭에 답변을 여는 키가 있습니다.
requestKeysLive-keyMissing = 답변은 본인만 읽을 수 있는데, 이 브라우저에는 키가 없습니다. 복구 파일을 불러오세요.
requestKeysLive-keyNotInFile = 이 요청의 복구 파일이 아닙니다.
requestKeysLive-keyLoaded = 키를 불러왔습니다.

## requestWordsLive — page of one request and list of requests: names and the question before closing

requestWordsLive-unnamedRequest = { $date }의 요청
requestWordsLive-closeQuestion = “{ $name }” 요청을 종료하시겠습니까? 더 이상 답변을 받지 않으며, 요청 내용은 영구 삭제됩니다.
requestWordsLive-answersStay = 답변은 만료될 때까지 남습니다.
requestWordsLive-closedNow = 종료했습니다. 요청 내용이 영구 삭제되었습니다.
requestWordsLive-answeredMeanwhile = 새 답변이 있습니다.

## requestLive — page of one request: its state, its terms and its answers; for the person who asks

requestLive-open = 진행 중
requestLive-ready = 답변 있음
requestLive-closed = 종료됨
requestLive-guardedText = 암호 문구로 보호되어 있어 여기에 표시하지 않습니다.
requestLive-closedText = 요청이 종료될 때 영구 삭제되었습니다.
requestLive-answersOf = 답변
requestLive-answersCount = { $came }/{ $total }
requestLive-openUntil = 답변 기한
requestLive-filesMay = 파일
requestLive-filesYes = 보낼 수 있음
requestLive-guard = 암호 문구
requestLive-guardSet = 읽고 답변할 때 필요함
requestLive-email = 내 계정의 주소
requestLive-emailShown = 표시함
requestLive-noAnswers = 아직 답변이 없습니다.
requestLive-sendLink = 필요한 것을 가진 사람에게 링크를 보내세요.
requestLive-noneCame = 답변이 없었습니다.
requestLive-purged = 답변은 이미 삭제되었습니다.
requestLive-answerBy = { $name } 님의 답변
requestLive-answerOf = { $date }의 답변
requestLive-newAnswer = 새 답변
requestLive-answerOpen = 열기
requestLive-answerPage = 링크와 로그
requestLive-answerOver = 만료됨
requestLive-allCame = 답변을 모두 받았습니다. 링크로 더 이상 답변을 받지 않습니다.
requestLive-logClosed = 직접 종료

## requestsLive — list “Requests”, and the step about requests in “First steps” (the latter for administrators)

requestsLive-newAnswers =
    { $n ->
       *[other] 새 답변 { $n }개
    }
requestsLive-answersGot =
    { $n ->
       *[other] 답변 { $n }개
    }
requestsLive-noneYet = 아직 답변 없음
requestsLive-closes = { $when } 종료
requestsLive-hasClosed = 종료됨
requestsLive-requestMade = { $when } 생성
requestsLive-noOpen = 지금은 진행 중인 요청이 없습니다.
requestsLive-noReady = 진행 중인 요청 중에 답변이 온 것이 없습니다.
requestsLive-noClosed = 아직 종료된 요청이 없습니다.
requestsLive-closeRequest = 종료

## ownRequests — list “Requests”: its tab and its filter; people with an account

ownRequests-tab = 요청
ownRequests-open = 진행 중
ownRequests-ready = 답변 있음
ownRequests-closed = 종료됨

## answerGate — page that the link of a request opens, before the request is shown; whoever is asked

answerGate-collects = 이 링크는 답변을 여는 링크이며 요청한 사람을 위한 것입니다. 로그인한 다음 다시 여세요.
answerGate-title = 비밀 정보를 요청받았습니다
answerGate-intro = 누군가 기밀 내용을 보내 달라고 요청했습니다. 계정은 필요 없습니다.
answerGate-ownTitle = 내가 보낸 요청
answerGate-ownIntro = 본인이 요청한 것입니다. 다른 사람은 이 페이지에서 답변합니다.
answerGate-ownPage = 링크, 답변, 로그 보기
answerGate-passphraseHint = 링크와 별도로 요청한 사람이 알려 줍니다.
answerGate-read = 요청 내용 보기
answerGate-left =
    { $n ->
       *[other] { $date }({ $relative })까지 { $n }회 더 답변할 수 있습니다.
    }
answerGate-busy = 현재 주소에서 보낸 요청이 너무 많습니다. 1분 후에 다시 시도하세요.

## ownAnswer — page of an answer, for the person who asked: before it is opened

ownAnswer-title = “{ $name }” 요청에 대한 답변
ownAnswer-unnamed = 내 요청에 대한 답변
ownAnswer-intro = 본인만 열 수 있습니다.
ownAnswer-page = 요청과 모든 답변 보기

## answer — page on which one answers a request, and the pages after it; whoever is asked

answer-yourName = 내 이름(선택 사항)
answer-yourNameHint = 요청한 사람이 볼 수 있습니다.
answer-yourNameOpen = 요청한 사람이 볼 수 있습니다. 답변처럼 보호되지는 않습니다.
answer-addressShown = 확인된 이메일 주소도 볼 수 있습니다.
answer-title = 요청받은 내용
answer-label = 요청한 사람의 메시지
answer-asks = 링크를 보낸 사람의 요청:
answer-asksFiles = 링크를 보낸 사람이 파일을 함께 보냈습니다.
answer-ownWords = 요청한 사람이 쓴 글입니다. 누구인지는 확인되지 않았습니다.
answer-ownWordsAccount = 요청한 사람이 쓴 글입니다.
answer-account = 이 서버에 { $email } 계정이 있는 사람입니다.
answer-anyAccount = { $email } 계정을 가진 사람입니다. 여기서는 누구나 계정을 만들 수 있으므로 이 주소는 확인되지 않았습니다.
answer-unverifiedAccount = { $email } 계정을 가진 사람입니다. 이 주소는 아무도 확인하지 않았습니다.
answer-careful = 누가 요청하는지 아는 경우에만 보내세요.
answer-given = 함께 받은 파일
answer-text = 답변
answer-textPlaceholder = 비밀번호, 키, 메모…
answer-message = 메시지
answer-sealed = 이 요청은 종단간 봉인된 답변만 받습니다. JavaScript가 없으면 이 페이지에서 봉인할 수 없습니다. 다음 명령과 전체 링크로 보내세요:
answer-sealedOnce = 답변은 요청한 사람만 읽을 수 있으며, 이 서버는 읽을 수 없습니다. 보낸 뒤에는 변경할 수 없습니다.
answer-once = 암호화되어 저장되고 요청한 사람만 열 수 있으며, 보낸 뒤에는 변경할 수 없습니다.
answer-send = 보내기
answer-sent = 보냈습니다
answer-sentText = 답변이 도착했습니다. 이 페이지를 닫아도 됩니다.
answer-sentTo = { $email } 님에게 답변이 도착했습니다. 이 페이지를 닫아도 됩니다.
answer-sentMore = 답변 하나 더 보내기
answer-notSent = 보내지 못했습니다
answer-notSentText = 뒤로 돌아가세요. 입력한 내용이 그대로 있습니다.
answer-back = 다시 시작
answer-gone = 여기에는 더 이상 요청이 없습니다
answer-goneText = 이 요청은 종료되었거나, 기한이 지났거나, 처음부터 없었습니다.
answer-goneHint = 링크를 보낸 사람에게 새 링크를 요청하세요.
answer-answered = 이미 답변되었습니다
answer-answeredText = 이 요청은 필요한 답변을 모두 받았습니다.
answer-answeredHint = 본인이 답변한 것이 아닌가요? 그렇다면 링크를 보낸 사람에게 알리세요.
answer-blankProblem = 보낼 내용을 입력하세요.
answer-tooLargeProblem = 서버가 받을 수 있는 크기를 넘었습니다.
answer-spaceProblem = 서버에 남은 공간이 없습니다. 아무것도 저장되지 않았습니다.
answer-goneProblem = 이 요청은 더 이상 답변을 받지 않습니다. 아무것도 저장되지 않았습니다.
answer-passphraseProblem = 암호 문구가 틀렸습니다. 아무것도 저장되지 않았습니다.
answer-unprovedProblem = 이 요청은 지정된 사람만 답변할 수 있으며, 이 브라우저에서는 본인이 그중 한 사람임이 아직 증명되지 않았습니다. 아무것도 저장되지 않았습니다. 다른 탭에서 링크를 다시 열어 메일로 코드를 받은 다음, 여기에 입력한 내용을 보내세요.

## answerSealedLive — page on which one answers: the answer could not be sealed; whoever is asked

answerSealedLive-answerLinkCut = 링크가 온전하지 않습니다. # 뒷부분이 없거나 전달 과정에서 바뀌었습니다. 아무것도 전송되지 않았습니다. 전체 링크를 다시 열거나 링크를 보낸 사람에게 문의하세요.
answerSealedLive-sealerMissing = 답변을 봉인하는 데 필요한 페이지의 일부가 도착하지 않았습니다. 아무것도 전송되지 않았습니다. 연결을 확인하고 페이지를 새로 고치세요.
answerSealedLive-notSealed = 브라우저에서 봉인하지 못했습니다. 아무것도 전송되지 않았습니다.

## answerLive — page on which one answers: messages that appear while one works; whoever is asked

answerLive-bytes = { $used }/{ $limit }
answerLive-blank = 보낼 내용을 입력하세요.
answerLive-blankFiles = 보낼 내용을 입력하거나 파일을 선택하세요.
answerLive-tooLong = 너무 깁니다. 최대 { $limit }까지 가능합니다.
answerLive-tooLarge = 서버가 받을 수 있는 크기를 넘었습니다.
answerLive-over = 이 요청은 더 이상 답변을 받지 않습니다. 아무것도 저장되지 않았습니다.
answerLive-wrong = 암호 문구가 틀렸습니다. 아무것도 저장되지 않았습니다.
answerLive-limited =
    { $n ->
       *[other] 요청이 너무 많습니다. { $n }초 후에 다시 시도하세요.
    }
answerLive-again = 이제 다시 시도할 수 있습니다.
answerLive-unavailable = 지금은 서버를 사용할 수 없습니다. 입력한 내용은 그대로 있으니 잠시 후 다시 시도하세요.
answerLive-noSpace = 서버에 남은 공간이 없습니다. 아무것도 저장되지 않았습니다.
answerLive-offline = 서버가 응답하지 않았습니다. 그래도 답변은 도착했을 수 있습니다. 페이지를 새로 고쳐 확인하세요.
answerLive-failed = 문제가 발생했습니다({ $status }). 아무것도 저장되지 않았습니다.
answerLive-refused = 서버에서 허용하지 않는 답변입니다. 아무것도 저장되지 않았습니다.

## receipt — receipt: a page for senders without an account, and where it is offered

receipt-choice = 확인증 받기
receipt-choiceHint = 본인만을 위한 두 번째 링크입니다. 비밀 정보가 열렸는지 보여 주고 삭제할 수 있습니다.
receipt-yours = 내 확인증 보관하기
receipt-yoursShows = 비밀 정보가 열렸는지 보여 주고 삭제할 수 있습니다.
receipt-yoursText = 내용을 읽을 수는 없습니다. 본인만 보관하세요. 받는 사람에게는 위의 링크가 필요합니다.
receipt-open = 확인증 열기
receipt-copy = 확인증 복사
receipt-remember = 이 기기에 내 링크 기억하기
receipt-rememberHint = 확인증만, 이 브라우저에만 기억합니다. 이 브라우저를 사용할 수 있는 사람은 볼 수 있습니다. 끄면 모두 잊습니다.
receipt-list = 최근 내 링크
receipt-listText = 계정 없이 만든 링크 중 이 브라우저가 기억하는 것입니다.
receipt-listNone = 이 브라우저가 기억하는 링크가 없습니다. 확인증에서 기억하도록 설정할 수 있습니다.
receipt-listScripts = 이 목록에는 JavaScript가 필요합니다. 목록은 서버가 아니라 브라우저에 보관됩니다.
receipt-forget = 모두 잊기
receipt-notOpened = 아직 열리지 않음
receipt-neverOpened = 한 번도 열리지 않음
receipt-notOpenedText = 지금까지 아무도 링크를 열지 않았습니다.
receipt-opened =
    { $n ->
       *[other] { $n }회 열림
    }
receipt-times = 열린 시각
receipt-timesSome = 가장 최근에 열린 시각
receipt-over = 더 이상 아무도 링크를 열 수 없습니다.
receipt-overViews = 허용한 횟수만큼 열렸으며, 마지막은 { $date }입니다. 내용은 영구 삭제되었습니다.
receipt-overTime = { $date }에 기한이 끝났습니다. 내용은 영구 삭제되었습니다.
receipt-overHand = { $date }에 삭제되었습니다. 내용은 영구 삭제되었습니다.
receipt-left =
    { $n ->
       *[other] { $date }까지 링크를 { $n }회 더 열 수 있습니다.
    }
receipt-alarmed = 다른 사람이 먼저 링크를 열었다고 받는 사람이 신고했습니다. 받는 사람과 이야기해 보세요.
receipt-frozen = 링크가 일시 중지되어 아무도 열 수 없습니다.
receipt-again = 다시 확인
receipt-unknown = 알 수 없는 확인증입니다
receipt-unknownText = 이 확인증에 해당하는 링크가 이 서버에 없습니다. 주소가 온전한지 확인하세요.
receipt-unknownHint = 링크가 만료되고 일정 시간이 지나면 서버는 그 링크에 관한 모든 정보를 삭제합니다.

## receiptListLive — page “My recent links” of senders without an account: a line for each link

receiptListLive-made = { $date }에 만든 링크
receiptListLive-stateOpened =
    { $n ->
       *[other] { $n }회 열림
    }
receiptListLive-stateNone = 아직 열리지 않음
receiptListLive-stateOver = 만료됨
receiptListLive-stateAlarmed = 신고됨
receiptListLive-stateFrozen = 일시 중지됨
receiptListLive-stateUnknown = 더 이상 정보가 없음
receiptListLive-stateFailed = 서버가 응답하지 않음
receiptListLive-forgotten = 잊었습니다. 이제부터 이 브라우저는 링크를 기억하지 않습니다.

## about — page “How this works and who runs it”; everybody. Each sentence is a promise: no more and no less than the English

about-title = 작동 방식과 운영자
about-lead = 비밀 정보를 링크로 공유합니다. 링크는 저절로 작동을 멈추고, 그때 비밀 정보는 영구 삭제됩니다.
about-operatorTitle = 이 서버의 운영자
about-runBy = 이 서버의 운영자: { $name }
about-unnamed = 이 서버의 운영자가 여기에 이름을 입력하지 않았습니다. 이곳을 알려 준 사람에게 물어보세요.
about-contact = 연락처:
about-program = 프로그램: Secret Push, 버전 { $version }.
about-words = Electronic Frontier Foundation의 EFF Long Wordlist(https://www.eff.org/dice)에서 네 단어를 뺀 목록의 단어를 제안합니다. 라이선스: CC BY 3.0 US(https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = 비밀 정보를 보호하는 방식
about-sealed = 서버는 각 비밀 정보를 저장하기 전에 AES-256-GCM으로 암호화합니다. 암호화 키는 비밀 정보마다 따로 만든 무작위 키, 링크, 그리고 암호 문구가 있으면 암호 문구에서 파생됩니다.
about-masterKey = 무작위 키는 서버의 마스터 키로 암호화되어 저장되며, 마스터 키는 데이터베이스 밖에 보관됩니다.
about-passphrase = 서버는 암호 문구도, 암호 문구와 비교할 수 있는 어떤 것도 저장하지 않습니다. Argon2id가 추측을 느리게 하며, 1분 안에 다섯 번 틀린 주소는 기다려야 합니다.
about-files = 파일 이름과 내용도 암호화됩니다.
about-transport = 이 암호화는 서버에서 이루어집니다. 서버까지의 전송 구간은 https:// 주소를 사용할 때 보호됩니다.
about-endToEnd = 보낸 사람은 브라우저나 명령줄에서 개방형 형식 age로 비밀 정보를 봉인할 수도 있습니다. 키는 링크의 # 뒤에 있으며, 브라우저는 이 부분을 절대 전송하지 않습니다. 이 서버는 스스로 읽을 수 없는 것을 보관하고 전달합니다.
about-endTitle = 링크가 만료되면 일어나는 일
about-end = 링크는 선택한 시간이 지나거나, 허용된 마지막 열람이 끝나거나, 누군가 링크를 삭제할 때 만료됩니다. 그 순간 키와 비밀 정보, 보낸 사람의 메시지가 영구 삭제됩니다.
about-endFiles = 파일도 삭제됩니다. 마지막 열람의 다운로드 링크는 잠시 더 작동합니다. 최대 { $time } 동안이며, 선택한 시간을 넘지는 않습니다.
about-rowAnonymous = 계정 없이 공유한 비밀 정보의 로그는 만료된 뒤 { $time } 후에 삭제됩니다.
about-rowAnonymousKept = 계정 없이 공유한 비밀 정보의 로그는 운영자가 삭제할 때까지 보관됩니다.
about-rowOwned = 로그인한 사람이 공유한 비밀 정보의 로그는 만료된 뒤 { $time } 후에, 그 사람이 붙인 이름 및 메모와 함께 삭제됩니다.
about-rowOwnedKept = 로그인한 사람이 공유한 비밀 정보의 로그는 그 사람이 붙인 이름 및 메모와 함께 운영자가 삭제할 때까지 보관됩니다.
about-backups = 백업에는 백업할 당시 저장되어 있던 내용이 들어 있으며, 운영자가 백업을 삭제할 때까지 남습니다.
about-loggedTitle = 기록되는 내용
about-logged = 비밀 정보마다: 만들어진 때, 열린 때, 삭제된 때, 틀린 암호 문구로 시도된 때와 그때의 네트워크 주소, 브라우저, 방문자가 거쳐 온 페이지. 로그인한 사람은 자신이 공유한 비밀 정보의 이 로그를 볼 수 있습니다.
about-request = 서버에 대한 요청마다: 시각, 페이지의 종류, 결과, 걸린 시간, 네트워크 주소. 링크, 비밀 정보, 암호 문구는 절대 기록하지 않습니다. 이 기록을 얼마나 보관할지는 운영자가 정합니다.
about-cookies = 쿠키: 로그인한 뒤의 세션에 하나, 선택한 언어와 색상에 각각 하나, 보낸 사람의 승인을 기다리거나 링크를 신고한 브라우저에 하나. 추적은 없으며, 페이지는 다른 서버에서 아무것도 불러오지 않습니다.
about-operatorReadsTitle = 운영자가 읽을 수 있는 것과 없는 것
about-seesMeta = 운영자는 비밀 정보가 있다는 사실과 그 종류, 크기, 시각, 열람 횟수, 로그, 그리고 로그인한 사람이 보낸 경우 그 이메일 주소를 볼 수 있습니다.
about-adminPage = 관리자는 어떤 비밀 정보든 삭제할 수 있습니다. 그러나 내용은 물론 이름, 메모, 링크도 볼 수 없습니다. 다만 사용자의 비밀번호를 재설정한 다음 그 사용자로 로그인할 수는 있습니다.
about-readsOwned = 저장된 데이터와 마스터 키를 모두 가진 사람은 로그인한 사람이 공유한, 만료되지 않고 암호 문구가 없는 비밀 정보와 그 사람이 쓴 이름, 메모, 메시지를 읽을 수 있습니다.
about-readsAnonymous = 계정 없이 공유한 비밀 정보를 읽으려면 링크도 필요하며, 서버는 링크를 보관하지 않습니다.
about-readsGuarded = 암호 문구가 있는 비밀 정보를 읽으려면 암호 문구도 필요합니다. 짧은 암호 문구는 추측할 수 있지만 긴 것은 추측할 수 없습니다.
about-running = 실행 중인 서버를 제어하는 사람은 비밀 정보가 만들어질 때와 열릴 때 그 비밀 정보와 암호 문구를 볼 수 있습니다.
about-readsSealed = 봉인된 비밀 정보는 모든 데이터와 마스터 키가 있어도 운영자가 읽을 수 없습니다. 그러나 변조된 서버는 비밀 정보를 누설하는 페이지를 내보낼 수 있습니다. 그 가능성까지 없애려면 명령줄로 링크를 여세요.
about-readsExpired = 만료된 비밀 정보는 운영자를 포함해 아무도 읽을 수 없습니다. 만료되기 전의 백업에 남아 있는 경우는 예외입니다.
about-youTitle = 직접 할 수 있는 일
about-you = 열람 횟수는 적게, 기한은 짧게 선택하세요. 암호 문구를 추가하고 링크와 다른 방법으로 보내세요. 비밀 정보는 안전하게 보관할 수 있을 때만 여세요.

## accessibility — page “Accessibility”; everybody

accessibility-title = 접근성
accessibility-lead = 보고, 듣고, 움직이고, 읽는 방식과 관계없이 누구나 비밀 정보를 공유하고 열 수 있어야 합니다.
accessibility-contactTitle = 사용하는 데 걸림돌이 있다면
accessibility-contact = 잘되지 않는 점을 이 서버의 운영자에게 알리거나, 다른 방법을 요청하세요:
accessibility-nobody = 이 서버의 운영자가 여기에 연락처를 입력하지 않았습니다. 이곳을 알려 준 사람에게 잘되지 않는 점을 알리고 다른 방법을 요청하세요.
accessibility-standardTitle = 이 페이지가 충족하는 기준
accessibility-standard = 이 페이지는 WCAG 2.2 AA 수준과 그에 따른 EN 301 549의 9장을 충족하도록 만들어졌습니다. 제작자가 직접 점검한 바로는 다음 목록에 적힌 것을 제외하고 충족합니다.
accessibility-missingTitle = 부족한 점
accessibility-missingUndo = 삭제는 8초 동안만 취소할 수 있습니다. 비밀 정보가 삭제된 뒤까지 남아 있어서는 안 되기 때문입니다. “실행 취소” 버튼에는 즉시 포커스가 놓입니다.
accessibility-missingLanguage = 메시지나 파일 이름처럼 사람이 직접 쓴 내용에는 언어가 표시되어 있지 않습니다.
accessibility-missingReaders = 점검에 화면 낭독기를 사용하지 않았고, 장애가 있는 사람은 아직 점검에 참여하지 않았습니다.
accessibility-checkedTitle = 점검 방법
accessibility-checkedByProgram = 자동 점검: axe-core로 모든 페이지를 모든 상태에서, 좁은 화면과 넓은 화면, 밝은 색과 어두운 색으로 점검했습니다. 모든 페이지는 너비 320픽셀에서도, 글자를 두 배로 키워도 화면에 맞습니다.
accessibility-checkedByHand = 수동 점검: 페이지의 주요 경로를 키보드만으로, 글자와 줄 간격을 넓혀서, 그리고 화면 낭독기가 읽는 Chromium의 접근성 트리에서 점검했습니다.

## caution — what keeps a link closed, and “That wasn’t me”: recipients’ pages, and fields of the form for senders

caution-notMe = 내가 열지 않았습니다
caution-tellText = 아는 사람이 연 것이 아니라면 보낸 사람에게 알리세요. 보낸 사람의 로그에 표시됩니다.
caution-tellFreezes = 링크도 일시 중지됩니다. 보낸 사람이 재개할 때까지 아무도 열 수 없습니다.
caution-tell = 보낸 사람에게 알리기
caution-told = 본인이 열지 않았다고 보낸 사람에게 알렸습니다.
caution-askSender = 본인이 연 것이 아니라면 보낸 사람에게 새 비밀 정보를 요청하세요.
caution-toldTitle = 이제 보낸 사람이 볼 수 있습니다
caution-toldText = 다른 사람이 먼저 이 링크를 열었다고 보낸 사람의 로그에 표시됩니다.
caution-toldFrozen = 링크가 일시 중지되었습니다. 보낸 사람이 재개할 때까지 아무도 열 수 없습니다.
caution-toldOpen = 링크는 아직 작동합니다. 링크의 내용을 믿고 쓰기 전에 보낸 사람에게 물어보세요.
caution-toldNext = 전화 등 다른 방법으로 보낸 사람과 이야기하세요.
caution-back = 비밀 정보로 돌아가기
caution-frozenTitle = 이 링크는 일시 중지되었습니다
caution-frozenText = 지금은 아무도 열 수 없습니다. 보낸 사람이 재개하면 다시 작동합니다.
caution-frozenHint = 보낸 사람에게 문의한 다음 이 페이지를 새로 고치세요. 열람 횟수에는 포함되지 않았습니다.
caution-elsewhereTitle = 이 네트워크에서는 열 수 없습니다
caution-elsewhereText = 보낸 사람이 이 링크를 열 수 있는 네트워크를 정했습니다. 현재 주소 { $address }에서는 열 수 없습니다.
caution-elsewhereHint = 지정된 네트워크에 연결한 다음 이 페이지를 새로 고치세요. 열람 횟수에는 포함되지 않았습니다.
caution-earlyTitle = 아직 열 수 없습니다
caution-earlyText = 이 링크는 { $date }({ $relative })부터 열립니다.
caution-earlyHint = 그때 이 페이지를 새로 고치세요. 열람 횟수에는 포함되지 않았습니다.
caution-notBefore = 열람 시작 시점(선택 사항)
caution-notBeforeHint = 이 기기의 시간대 기준입니다. 그 전에는 본인만 열 수 있습니다.
caution-afterFirstView = 첫 열람 후 만료까지
caution-networks = 다음 네트워크에서만(IT 담당자에게 문의)
caution-networksHint = 192.0.2.0/24와 같은 주소나 범위를 쉼표로 구분해 입력하세요.
caution-addressees = 다음 사람에게만(선택 사항)
caution-addresseesHint = 이메일 주소나 group:staff와 같은 그룹을 쉼표로 구분해 입력하세요. 링크가 열리기 전에 받는 사람은 회사 로그인이나 메일로 받은 코드를 사용합니다.
caution-addresseesByCompany = 이메일 주소나 group:staff와 같은 그룹을 쉼표로 구분해 입력하세요. 링크가 열리기 전에 받는 사람은 회사 로그인을 사용합니다.
caution-addresseesByCode = 이메일 주소를 쉼표로 구분해 입력하세요. 계정은 필요 없습니다. 링크가 열리기 전에 받는 사람은 메일로 받은 코드를 입력합니다.
caution-addresseesRequired = 다음 사람에게만(필수)
caution-addresseesNext = 다음 사람만 열 수 있습니다: { $people }. 링크를 보내 주세요. 회사 로그인 후에 열립니다.
caution-addresseesNextByCode = 다음 사람만 열 수 있습니다: { $people }. 링크를 보내 주세요. 링크 페이지에서 각자의 주소로 코드를 받습니다.
caution-addresseesNextByEither = 다음 사람만 열 수 있습니다: { $people }. 링크를 보내 주세요. 링크 페이지에서 회사 로그인을 사용하거나 각자의 주소로 코드를 받습니다.
caution-openings = 이미 누군가 링크를 열었으면 받는 사람에게 경고하기
caution-freeze = 링크 일시 중지
caution-thaw = 링크 재개

## cautionGateLive — page of a secret: it was opened before; recipients

cautionGateLive-openedBefore =
    { $n ->
       *[other] 이 링크는 이전에 { $n }회 열렸습니다. 마지막: { $date }({ $relative })
    }

## addresseesLive — page “New”: problems with the field “Only for these people”; senders

addresseesLive-noAddress = 이메일 주소가 아닙니다: “{ $entry }”
addresseesLive-notIn = 허용되지 않는 도메인의 주소입니다: { $domain }
addresseesLive-wanted = 링크를 받을 사람을 입력하세요. 이 서버에서는 필수입니다.

## cautionCreateLive — page “New”: chips that sum up the chosen terms, and problems with fields; senders

cautionCreateLive-badMoment = 링크가 만료되기 전의 시점을 선택하세요.
cautionCreateLive-termNotBefore = { $date }부터 열림
cautionCreateLive-notSooner = 변경 없음
cautionCreateLive-termFirstView = 첫 열람 { $duration } 후 만료
cautionCreateLive-badNetwork = 네트워크가 아닙니다: “{ $network }”. 192.0.2.0/24와 같은 주소나 범위를 입력하세요.
cautionCreateLive-termNetworks =
    { $n ->
       *[other] 네트워크 { $n }개에서만
    }
cautionCreateLive-termAddressees =
    { $n ->
       *[other] 받는 사람 { $n }명만
    }
cautionCreateLive-termLock = 첫 기기만
cautionCreateLive-termViewsEach =
    { $n ->
       *[other] 1인당 열람 { $n }회
    }

## cautionOwnLive — page of a link for its sender: paused, reported, and its terms

cautionOwnLive-frozen = 일시 중지됨
cautionOwnLive-alarmed = 신고됨
cautionOwnLive-frozenNow = 이 링크는 일시 중지되어 본인 외에는 아무도 열 수 없습니다. 그래도 { $date }에 만료됩니다.
cautionOwnLive-alarm = 다른 사람이 먼저 열었다고 받는 사람이 신고했습니다. 신고 시각: { $date }({ $relative }), 주소: { $address }({ $browser }).
cautionOwnLive-alarmNext = 아래 로그 항목이 링크를 보낸 상대와 맞는지 확인하세요. 의심스러우면 링크를 삭제하고 비밀 정보 자체를 바꾸세요.
cautionOwnLive-settle = 신고 무시
cautionOwnLive-thawQuestion = “{ $name }” 링크를 재개하시겠습니까? 링크를 가진 사람은 누구나 다시 열 수 있습니다.
cautionOwnLive-nowFrozen = 일시 중지했습니다. 본인 외에는 아무도 열 수 없습니다.
cautionOwnLive-nowThawed = 링크가 다시 작동합니다.
cautionOwnLive-nowSettled = 신고를 무시했습니다.
cautionOwnLive-networks = 네트워크
cautionOwnLive-recipients = 받는 사람
cautionOwnLive-recipientsOnly = 다음 사람만: { $recipients }
cautionOwnLive-networksOnly = 다음에서만: { $networks }
cautionOwnLive-lock = 기기
cautionOwnLive-lockYes = 처음 연 기기에서만 다시 열 수 있음
cautionOwnLive-shares = 1인당 열람
cautionOwnLive-sharesEach =
    { $n ->
       *[other] 각자 { $n }회 열 수 있음
    }
cautionOwnLive-wrongNetworks =
    { $n ->
       *[other] 허용하지 않은 네트워크에서 { $n }회 시도했습니다.
    }

## hold — held release: the recipient waits and reads out three words, the sender lets them in; both read this

hold-title = 보낸 사람의 승인을 기다리는 중
hold-tell = 보낸 사람이 승인해야 열립니다. 전화 등으로 다음 세 단어를 알려 주세요:
hold-plain = 이 페이지는 몇 초마다 다시 확인합니다.
hold-look = 지금 확인
hold-released = 보낸 사람이 승인했습니다. 한 번 열 수 있습니다.
hold-counts = 보낸 사람이 승인해야 열립니다.
hold-ask = 보낸 사람에게 승인 요청
hold-refusedTitle = 보낸 사람이 거부했습니다
hold-refusedText = 보낸 사람이 열람을 승인하지 않고 링크를 일시 중지했습니다.
hold-refusedHint = 승인을 기다리고 있었다면 보낸 사람에게 전화하세요. 아무것도 열리지 않았습니다.
hold-choice = 열리기 전에 나에게 묻기
hold-choiceHint = 받는 사람이 전화로 세 단어를 읽어 주면 승인합니다.
hold-who = 승인을 기다리는 사람
hold-compare = 전화 등으로 정확히 이 단어들을 말하는 사람만 승인하세요.
hold-nobody = 아직 기다리는 사람이 없습니다. 링크를 연 사람은 승인될 때까지 기다리며 여기에 표시되고, 세 단어를 읽어 줍니다.

## holdGateLive — page on which a recipient waits until the sender releases the secret

holdGateLive-title = 보낸 사람의 승인을 기다리는 중
holdGateLive-until = 이 페이지는 { $date }({ $relative })까지 기다립니다. 열어 두어도 됩니다.
holdGateLive-waiting = 기다리는 중입니다. 단어: { $words }.
holdGateLive-released = 보낸 사람이 승인했습니다.
holdGateLive-crowded =
    { $n ->
       *[other] 기다리는 사람이 너무 많습니다. { $n }초 후에 다시 시도하세요.
    }

## holdCreateLive — page “New”: chip for held release; senders

holdCreateLive-termHold = 열기 전 승인 필요

## holdOwnLive — page of a link for its sender: who waits, and what the sender decides

holdOwnLive-release = 승인
holdOwnLive-refuse = 거부하고 일시 중지
holdOwnLive-from = { $address }({ $browser }), { $relative }
holdOwnLive-isReleased = 승인함, 아직 열지 않음
holdOwnLive-asks =
    { $n ->
       *[other] { $n }명이 기다리는 중
    }
holdOwnLive-arrived = 기다리는 사람이 있습니다: { $words }.
holdOwnLive-nowReleased = 승인했습니다. 이제 한 번 열 수 있습니다.
holdOwnLive-nowRefused = 거부했습니다. 링크가 일시 중지되었습니다.
holdOwnLive-tooLate = 대기가 이미 끝났습니다.
holdOwnLive-hold = 승인
holdOwnLive-holdYes = 열리기 전에 본인의 승인을 받음

## links — page “New”: a switch under the list of recipients; senders

links-choice = 각자에게 별도의 링크 만들기

## linksLive — page “New”: making one link for each recipient, and the finished links; senders

linksLive-noGroups = 그룹에는 별도의 링크를 만들 수 없습니다. “{ $group }” 항목을 빼거나 구성원을 직접 입력하세요.
linksLive-making = 링크 { $at }/{ $of }: { $address }
linksLive-waits =
    { $n ->
       *[other] 서버가 대기를 요청했습니다. { $n }초 후 계속: { $address }
    }
linksLive-notTried = 취소했습니다. 아무것도 저장되지 않았습니다.
linksLive-ready =
    { $n ->
       *[other] 링크 { $n }개가 준비되었습니다
    }
linksLive-opens =
    { $n ->
       *[other] 각 링크는 해당하는 받는 사람만 { $date }({ $relative })까지 { $n }번 열 수 있습니다.
    }
linksLive-links = 링크
linksLive-copyOne = 복사
linksLive-copyAll = 모두 텍스트로 복사
linksLive-pageOf = 이 링크의 페이지
linksLive-keptByPasskey = 복사하려면 패스키가 필요합니다.
linksLive-gone = 이 페이지에는 이 링크가 더 이상 표시되지 않습니다.
linksLive-linksKept = 링크는 이 브라우저에 보관됩니다. 다른 브라우저에서는 볼 수 없습니다.
linksLive-onlyHere = 지금 링크를 복사하세요. 다시 표시할 수 없습니다.
linksLive-unmade = 아직 만들어지지 않은 링크가 있으며, 공유할 내용은 이 페이지에만 있습니다. 그래도 나가시겠습니까?
linksLive-unsaved = 아직 복사하지 않은 링크가 있으며, 링크는 이 페이지에만 표시됩니다. 그래도 나가시겠습니까?
linksLive-unmadeCount =
    { $n ->
       *[other] 만들지 못한 링크 { $n }개:
    }
linksLive-again = 다시 시도

## lock — a link that only its first device opens: form for senders (choice…, viewsEach…), pages for recipients (the rest)

lock-choice = 처음 연 기기에서만 다시 열 수 있음
lock-choiceHint = 링크를 처음 연 사람만 계속 열 수 있습니다. 다른 기기나 브라우저에서는 다른 곳에서 열렸다고 표시됩니다.
lock-viewsEach = 받는 사람별 열람 횟수(선택 사항)
lock-viewsEachHint = 주소마다 열람 횟수가 따로 주어지며, 다른 사람의 횟수를 쓸 수 없습니다.
lock-first = 처음 연 브라우저에서만 다시 열 수 있으니 필요한 곳에서 여세요. 이를 위해 브라우저에 쿠키를 저장합니다.
lock-own = 이 브라우저에서 처음 열렸습니다. 이 브라우저에서만 다시 열 수 있습니다.
lock-elsewhereTitle = 다른 브라우저에서 열렸습니다
lock-elsewhereText = 이 링크는 처음 연 브라우저에서만 열립니다. 처음 연 브라우저는 이 브라우저가 아닙니다.
lock-elsewhereHint = 본인이 열었다면 그 기기와 브라우저로 돌아가세요. 아니라면 다른 사람이 비밀 정보를 읽었을 수 있습니다.
lock-needsCookie = 이 링크에는 쿠키가 필요한데 브라우저가 보내지 않았습니다. 이 페이지의 쿠키를 허용한 다음 다시 시도하세요.
lock-usedTitle = 이미 열었습니다
lock-usedText =
    { $n ->
       *[other] 보낸 사람은 받는 사람마다 이 링크를 { $n }회 열 수 있도록 했으며, 이미 모두 사용했습니다.
    }
lock-usedHint = 다시 필요하면 보낸 사람에게 새 링크를 요청하세요.

## sharesLive — page of a secret with views for each recipient; recipients

sharesLive-lastView = 본인에게 주어진 마지막 열람이었습니다. 필요한 내용을 지금 보관하세요.
sharesLive-lastViewFiles = 본인에게 주어진 마지막 열람이었습니다. 필요한 파일을 지금 다운로드하세요. 다운로드 링크는 잠시 동안만 작동합니다.

## preview — page of a link, for others than its sender too: what the link is

preview-title = 링크
preview-text = 이 링크를 가진 사람은 비밀 정보를 열 수 있습니다. 이 페이지를 보는 것은 열람으로 계산되지 않습니다.
preview-sealedText = 전체 링크를 가진 사람은 비밀 정보를 열 수 있습니다. 이 페이지를 보는 것은 열람으로 계산되지 않습니다.
preview-shownOnce = 종단 간 암호화되어 있습니다. 전체 링크는 만들 때 한 번 표시되었으며, 다시 표시할 수 없습니다.
preview-lost = 더 이상 가지고 있지 않다면 이 링크를 삭제하고 새로 만드세요.
preview-qrOf = 링크의 QR 코드
preview-terms = 세부 정보

## returned — page of a link for its sender: a mail with the link came back

returned-one = { $recipient } 주소로 보낸 메일이 되돌아왔습니다: { $reason }(상태 { $status }, { $when }).
returned-hint = 주소를 확인하거나 다른 방법으로 링크를 전달하세요.
returned-no_mailbox = 그런 사서함이 없음
returned-no_domain = 도메인이 없거나 메일을 받지 않음
returned-closed = 사서함이 메일을 받지 않음
returned-full = 사서함이 가득 참
returned-too_large = 메일이 사서함에 비해 너무 큼
returned-unreachable = 주소의 메일 서버에 연결할 수 없음
returned-policy = 주소의 메일 서버가 이 서버에서 보낸 이런 메일을 받지 않음
returned-refused = 주소의 메일 서버가 거부함

## share — box with a link and the ways to hand it on; senders

share-link = 링크
share-copy = 링크 복사
share-share = 공유
share-mail = 이메일
share-message = 메시지로 복사
share-qr = QR 코드
share-print = 안내문 인쇄
share-page = 이 링크의 페이지 열기
share-png = PNG로 저장
share-svg = SVG로 저장

## shareLive — the message that goes with a link (in a mail, a chat, on paper), and what happens in the box “Link”

shareLive-copied = 복사됨
shareLive-copyFailed = 복사하지 못했습니다. 텍스트를 선택해 직접 복사하세요.
shareLive-letterFailed = 안내문을 불러오지 못했습니다. 연결을 확인하고 다시 시도하세요.
shareLive-codeFailed = 코드를 저장하지 못했습니다. 연결을 확인하고 다시 시도하세요.
shareLive-message =
    { $n ->
       *[other] 기밀 내용을 공유합니다. 링크는 { $date }까지 { $n }번 열 수 있습니다:
    }
shareLive-mailSubject = 비밀 정보를 보냅니다
shareLive-letterTerms =
    { $n ->
       *[other] 링크는 { $date }까지 { $n }번 열 수 있습니다. 그 후 내용은 영구 삭제됩니다.
    }

## letter — printed sheet (a letter on paper) with a link; read by the recipient

letter-to = 받는 사람
letter-from = 보내는 사람
letter-title = 기밀 내용이 도착했습니다
letter-intro = 어떤 휴대전화나 컴퓨터에서든 열 수 있습니다. 계정은 필요 없습니다.
letter-scan = 휴대전화 카메라로 코드를 스캔하세요. 또는 여기에 인쇄된 주소를 브라우저에 그대로 입력하세요. 대소문자를 구분합니다.
letter-press = 열린 페이지에서 버튼을 누르세요.
letter-passphrase = 암호 문구를 입력하고 버튼을 누르세요. 암호 문구는 보낸 사람이 다른 방법으로 알려 줍니다. 안전을 위해 이 안내문에는 없으니, 여기에 적지 마세요.
letter-keep = 필요한 내용을 보관한 다음 이 안내문을 파기하세요.
letter-code = 주소의 QR 코드

## push — page of a link for its sender: who opened it, the log

push-opened = 열람한 사람
push-log = 전체 로그
push-when = 시각
push-what = 활동
push-address = 주소
push-browser = 브라우저
push-older = 이전
push-newer = 이후
push-end = 지금 삭제
push-cancel = 취소

## pushChange — page on which a sender changes a link

pushChange-title = 이 링크 변경
pushChange-back = 링크로 돌아가기
pushChange-expires = 만료
pushChange-views = 열 수 있는 총횟수
pushChange-save = 변경 사항 저장
pushChange-extend = { $duration } 연장
pushChange-change = 변경…
pushChange-changed = 변경했습니다.
pushChange-viewsBetween = { $min }에서 { $max }까지. 지금까지 열린 횟수: { $used }.
pushChange-latest = 늦어도 { $date }까지.

## pushChangeLive — page on which a sender changes a link: hints and problems of the fields

pushChangeLive-badExpiry = { $from }부터 { $to }까지의 시각을 선택하세요.

## agentLive — browser and system of somebody who opened or signed in, in all logs

agentLive-agentOn = { $browser }({ $system })
agentLive-agentUnknown = 알 수 없음

## pushLive — page of a link: its terms, who opened it; its sender, and (terms only) others who look at it

pushLive-codesWait = 발송을 기다리는 받는 사람 코드 메일: { $count }통. 첫 메일은 { $time }까지 도착합니다.
pushLive-codesFailed = 코드를 메일로 보내지 못함: { $addresses }.
pushLive-text = 텍스트
pushLive-file = 파일
pushLive-url = 링크
pushLive-qr = QR 코드
pushLive-active = 활성
pushLive-expired = 만료됨
pushLive-views = 열람
pushLive-viewsLeft = { $total }회 중 { $left }회 남음
pushLive-viewsUsed = { $total }회 중 { $used }회 사용
pushLive-expires = 만료
pushLive-notBefore = 열람 시작
pushLive-firstView = 첫 열람 후
pushLive-firstViewEnds = { $duration } 후 만료
pushLive-passphrase = 암호 문구
pushLive-passphraseSet = 설정됨: 암호 문구가 있어야만 링크가 열립니다.
pushLive-covered = 내용 가리기
pushLive-coveredYes = 예, 받는 사람이 누를 때까지
pushLive-deletable = 받는 사람이 삭제 가능
pushLive-deletableYes = 예
pushLive-files = 파일
pushLive-fileGuarded = 이름은 암호 문구로 보호됨
pushLive-filesSealed =
    { $n ->
       *[other] 파일 { $n }개, { $size }, 이름 봉인됨
    }
pushLive-filesErased =
    { $n ->
       *[other] 파일 { $n }개, 영구 삭제됨
    }
pushLive-created = 만든 날짜
pushLive-name = 이름
pushLive-endedByViews = 마지막 열람을 사용했습니다: { $when }. 내용은 영구 삭제되었습니다.
pushLive-endedByTime = 기한이 끝났습니다: { $when }. 내용은 영구 삭제되었습니다.
pushLive-endedByHand = 삭제됨: { $when }, 주소 { $address }({ $browser }). 내용은 영구 삭제되었습니다.
pushLive-neverOpened = 아무도 열지 않았습니다.
pushLive-openedNewest =
    { $n ->
       *[other] 여기에는 최근 { $n }개만 표시되며, 전체는 로그에 있습니다.
    }
pushLive-scanned =
    { $n ->
       *[other] 채팅의 링크 미리 보기와 같은 프로그램이 페이지를 { $n }회 검사했습니다. 열람으로 계산되지 않습니다.
    }
pushLive-failedPassphrases =
    { $n ->
       *[other] 암호 문구가 { $n }회 틀렸습니다.
    }
pushLive-failedViews =
    { $n ->
       *[other] 만료되었거나, 일시 중지되었거나, 아직 열 수 없을 때 { $n }회 시도했습니다.
    }
pushLive-openedMeanwhile = 방금 열렸습니다.
pushLive-ended = 삭제되었습니다. 내용은 영구 삭제되었습니다.

## presets — terms kept under a name: form of a new link, and account; senders

presets-presets = 프리셋
presets-keep = 프리셋으로 저장…
presets-title = 내 프리셋
presets-text = 새 링크에 쓰려고 저장한 옵션입니다. 사용하려면 링크를 만들 때 프리셋을 선택하세요.

## presetsLive — page “New”: the dialog that keeps terms as a preset; senders

presetsLive-presets = 프리셋
presetsLive-keepTitle = 프리셋으로 저장
presetsLive-name = 이름
presetsLive-save = 저장
presetsLive-cancel = 취소
presetsLive-badName = 40자 이내의 이름을 입력하세요. 프리셋은 20개까지 저장할 수 있습니다.
presetsLive-badTerms = 이 옵션 중에 이 서버에서 허용하지 않는 것이 있습니다.
presetsLive-taken = 같은 이름의 프리셋이 이미 있습니다.
presetsLive-offline = 서버가 응답하지 않았습니다. 연결을 확인하고 다시 시도하세요.
presetsLive-failed = 문제가 발생했습니다({ $status }). 아무것도 변경되지 않았습니다.

## ownPresetsLive — page of one’s account: the list of presets; senders

ownPresetsLive-views =
    { $n ->
       *[other] 열람 { $n }회
    }
ownPresetsLive-rename = 이름 바꾸기
ownPresetsLive-renameOf = “{ $name }” 이름 바꾸기
ownPresetsLive-remove = 삭제
ownPresetsLive-removeQuestion = “{ $name }” 프리셋을 삭제하시겠습니까? 이 프리셋으로 만든 링크는 그대로 유지됩니다.

## signIn — pages to sign in, to sign up, to choose a password, to set up the server

signIn-title = 로그인
signIn-email = 이메일 주소
signIn-password = 비밀번호
signIn-newPassword = 새 비밀번호
signIn-passwordHint =
    { $n ->
       *[other] 최소 { $n }자입니다. 단어 몇 개를 이어 쓰면 좋습니다.
    }
signIn-submit = 로그인
signIn-passkey = 패스키로 로그인
signIn-signUp = 계정 만들기
signIn-have = 이미 계정이 있습니다
signIn-name = 이메일 주소 또는 사용자 이름
signIn-companyOrLocal = 회사 비밀번호를 사용하세요. 이 서버의 비밀번호가 있으면 그것을 사용해도 됩니다.
signIn-companyOrAdmins = 회사 비밀번호를 사용하세요. 관리자는 이 서버의 비밀번호도 사용할 수 있습니다.
signIn-company = 회사 비밀번호를 사용하세요.
signIn-adminsOnly = 관리자만 비밀번호로 로그인합니다.
signIn-forgot = 비밀번호를 잊으셨나요? 관리자가 링크를 보내 줄 수 있습니다.
signIn-setUpTitle = 환영합니다
signIn-setUpText = 이 서버에는 아직 계정이 없습니다. 첫 번째 계정을 만드세요. 이 계정이 관리자가 됩니다.
signIn-setUpCode = 설정 코드
signIn-setUpCodeHint = 서버가 시작될 때 출력한 코드입니다. 서버의 터미널이나 로그를 확인하세요.
signIn-setUpSubmit = 계정 만들기
signIn-resetTitle = 비밀번호 설정
signIn-resetAccount = 계정: { $email }
signIn-resetText = 이 링크는 한 번만 작동합니다. 사용하면 계정의 모든 세션과 API 토큰이 종료됩니다.
signIn-lettersWhy = 프로그램이 아님을 확인하기 위한 것입니다.
signIn-resetSubmit = 저장하고 로그인

## sessionsLive — list of sessions: where an account is signed in; its owner and administrators

sessionsLive-sessions = 세션
sessionsLive-sessionHere = 이 브라우저
sessionsLive-sessionBegan = 로그인: { $when }
sessionsLive-sessionUsed = 마지막 사용: { $when }
sessionsLive-sessionEnd = 종료
sessionsLive-sessionEndQuestion = { $name } 세션을 종료하시겠습니까? 해당 브라우저는 즉시 로그아웃됩니다.
sessionsLive-sessionEnded = 종료했습니다. 해당 브라우저에서 로그아웃되었습니다.
sessionsLive-noSessions = 로그인된 곳이 없습니다.
sessionsLive-othersQuestion = 다른 모든 곳에서 로그아웃하시겠습니까? 여기서는 로그인이 유지됩니다.
sessionsLive-othersEnded =
    { $n ->
       *[other] 다른 세션 { $n }개가 종료되었습니다.
    }
sessionsLive-endOthers = 다른 모든 곳에서 로그아웃

## signInAgainLive — dialog when a session ended while somebody was writing; people with an account

signInAgainLive-title = 로그아웃되었습니다
signInAgainLive-text = 세션이 종료되었습니다. 계속하려면 { $email } 계정으로 로그인하세요. 입력하고 선택한 내용은 그대로 있습니다.
signInAgainLive-somebodyElse = 지금 이 브라우저에는 { $other } 계정이 로그인되어 있습니다. 계속하려면 { $email } 계정으로 로그인하세요. 입력하고 선택한 내용은 그대로 있습니다.
signInAgainLive-limited = 이 서버는 2단계 인증 수단을 요구합니다. 설정한 다음 계속하세요. 입력하고 선택한 내용은 그대로 있습니다.
signInAgainLive-declined = 로그아웃된 상태이며 아무것도 전송되지 않았습니다. 다시 시도하여 로그인한 다음 계속하세요.
signInAgainLive-notYet = 아직 { $email } 계정으로 로그인하지 않았습니다.
signInAgainLive-password = 비밀번호
signInAgainLive-submit = 로그인하고 계속하기
signInAgainLive-passkey = 패스키로 로그인
signInAgainLive-elsewhere = 다른 탭에서 열립니다. 마친 다음 여기로 돌아와 계속하세요.
signInAgainLive-setUp = 2단계 인증 수단 설정
signInAgainLive-goOn = 계속
signInAgainLive-cancel = 취소
signInAgainLive-noName = 이메일 주소나 사용자 이름을 입력하세요.
signInAgainLive-noPassword = 비밀번호를 입력하세요.
signInAgainLive-wrong = 비밀번호가 틀렸습니다.
signInAgainLive-refused = 이 방법으로는 로그인할 수 없습니다. 다른 방법을 사용하거나 관리자에게 문의하세요.
signInAgainLive-noCode = 코드를 입력하세요.
signInAgainLive-code = 앱의 코드 또는 복구 코드
signInAgainLive-recoveryCode = 복구 코드
signInAgainLive-wrongCode = 코드가 틀렸거나 이미 사용되었습니다. 다음 코드를 기다리세요.
signInAgainLive-begin = 시간이 너무 오래 걸렸습니다. 취소하고 다시 시도하세요.
signInAgainLive-passkeyCancelled = 패스키가 사용되지 않았습니다. 다시 시도하거나 다른 방법으로 로그인하세요.
signInAgainLive-passkeyRefused = 서버가 이 패스키를 받아들이지 않았습니다. 다른 방법으로 로그인하세요.
signInAgainLive-wrongOrigin = 이 페이지는 서버의 주소와 다른 주소에서 열렸습니다. 서버의 기본 URL에서 여세요.
signInAgainLive-tooMany =
    { $n ->
       *[other] 실패한 시도가 너무 많습니다. { $n }초 후에 다시 시도하세요.
    }
signInAgainLive-offline = 서버가 응답하지 않았습니다. 연결을 확인하고 다시 시도하세요.
signInAgainLive-failed = 문제가 발생했습니다({ $status }).

## accountLive — messages of the pages to sign in, and of one’s account

accountLive-passkeyCancelled = 패스키가 사용되지 않았습니다. 다시 시도하거나 비밀번호를 사용하세요.
accountLive-passkeyRefused = 서버가 이 패스키를 받아들이지 않았습니다. 비밀번호로 로그인하세요.
accountLive-wrong = 이메일 주소나 비밀번호가 틀렸습니다.
accountLive-wrongName = 이름이나 비밀번호가 틀렸습니다.
accountLive-noName = 이메일 주소나 사용자 이름을 입력하세요.
accountLive-noGroup = 이 서버를 사용할 수 있는 그룹에 속해 있지 않습니다. 서버의 관리자에게 문의하세요.
accountLive-noAddress = 회사 로그인에서 이 서버에 유효한 이메일 주소를 제공하지 않습니다. 서버의 관리자에게 문의하세요.
accountLive-notLinked = 이 이메일 주소를 쓰는 계정이 여기에 이미 있습니다. 회사 로그인과 연결해 달라고 관리자에게 요청하세요.
accountLive-notAdded = 여기에 계정이 없습니다. 관리자에게 추가해 달라고 요청하세요.
accountLive-notSetUp = 이 서버는 아직 설정되지 않았습니다.
accountLive-notAdmitted = 여기에 로그인할 수 없습니다. 관리자에게 문의하세요.
accountLive-directoryAway = 지금은 회사 비밀번호를 확인할 수 없습니다. 이 서버의 비밀번호가 있으면 그것을 사용하세요.
accountLive-limited =
    { $n ->
       *[other] 실패한 시도가 너무 많습니다. { $n }초 후에 다시 시도하세요.
    }
accountLive-offline = 서버가 응답하지 않았습니다. 연결을 확인하고 다시 시도하세요.
accountLive-failed = 문제가 발생했습니다({ $status }).
accountLive-wrongCode = 설정 코드가 틀렸습니다.
accountLive-invitation = 초대받으셨습니다. 비밀번호를 설정하면 로그인됩니다. 이 링크는 한 번만 작동합니다.
accountLive-badLink = 더 이상 유효하지 않은 링크입니다. 관리자에게 새 링크를 요청하세요.
accountLive-noLink = 받은 메시지의 링크를 다시 여세요. 이 페이지는 전체 링크로만 작동합니다.
accountLive-noCode = 설정 코드를 입력하세요.
accountLive-noPassword = 비밀번호를 입력하세요.
accountLive-again = 이제 다시 시도할 수 있습니다.
accountLive-taken = 이 이메일 주소를 쓰는 계정이 이미 있습니다.
accountLive-alreadySetUp = 이 서버는 이미 설정되어 있습니다. 대신 로그인하세요.
accountLive-tooShort = 비밀번호가 너무 짧습니다.
accountLive-tooCommon = 가장 흔한 비밀번호이거나 이메일 주소와 거의 같습니다. 추측할 때 가장 먼저 시도되는 것들입니다. 다른 비밀번호를 사용하세요.
accountLive-badEmail = 유효한 이메일 주소를 입력하세요.
accountLive-wrongOrigin = 이 페이지는 서버의 주소와 다른 주소에서 열렸습니다. 서버의 기본 URL에서 여세요.
accountLive-saved = 저장했습니다.
accountLive-wrongCurrent = 현재 비밀번호가 틀렸습니다.
accountLive-changed = 비밀번호가 변경되었습니다. 다른 기기에서는 로그아웃되었습니다.
accountLive-tokensRevoked =
    { $n ->
       *[other] API 토큰 { $n }개가 해지되었습니다.
    }
accountLive-tokenName = 토큰의 이름을 입력하세요.
accountLive-tokenTaken = 같은 이름의 토큰이 이미 있습니다.
accountLive-noTokens = 아직 토큰이 없습니다.
accountLive-never = 사용한 적 없음
accountLive-used = 마지막 사용: { $when }
accountLive-made = 만든 날짜: { $when }
accountLive-revoke = 해지
accountLive-revokeQuestion = “{ $name }” 토큰을 해지하시겠습니까? 이 토큰을 쓰는 프로그램은 즉시 작동을 멈춥니다.
accountLive-revoked = 해지했습니다.
accountLive-copied = 복사됨
accountLive-copyFailed = 복사하지 못했습니다. 텍스트를 선택해 직접 복사하세요.

## account — page “Your account”; people with an account

account-title = 내 계정
account-signedInAs = 로그인한 계정: { $email }
account-signOut = 로그아웃
account-programs = API 토큰과 웹훅
account-programsTokens = API 토큰
account-tokens = API 토큰
account-tokensText = 프로그램은 비밀번호 대신 토큰을 사용하며, 본인의 이름으로 작동합니다.
account-tokenName = 용도
account-tokenPlaceholder = 백업 스크립트
account-create = 토큰 만들기
account-shown = 새 토큰입니다. 한 번만 표시됩니다:
account-copy = 복사
account-example = 예시
account-notify = 알림
account-notifyMe = 내 새 링크가 열리면 알리기
account-notifyEach = 링크마다 다르게 선택할 수 있습니다.
account-sessions = 로그인된 곳
account-sessionsText = 알 수 없는 세션은 종료하고 비밀번호를 변경하세요.
account-endOthers = 다른 모든 곳에서 로그아웃
account-password = 비밀번호
account-current = 현재 비밀번호
account-next = 새 비밀번호
account-change = 비밀번호 변경
account-changeHint = 다른 세션은 모두 종료됩니다.
account-revokeTokens = 내 API 토큰도 모두 해지
account-revokeTokensHint = 다른 사람이 비밀번호를 알 수도 있다면 선택된 상태로 두세요. 다음 토큰을 쓰는 프로그램은 즉시 작동을 멈춥니다:
account-cancel = 취소
account-confirm = 해지

## admin — “My links” (people with an account), and “Users”, “Server”, “All links” (administrators)

admin-title = 내 링크
admin-titleExpired = 만료된 링크
admin-active = 활성
admin-expired = 만료됨
admin-all = 모든 링크
admin-users = 사용자
admin-server = 서버
admin-search = 이름, 메모, 링크로 검색
admin-order = 정렬
admin-byNewest = 최신순
admin-byExpiry = 만료일순
admin-byOpened = 최근에 열린 순
admin-byViews = 남은 열람이 적은 순
admin-parts = 다음만 표시
admin-unopened = 한 번도 열리지 않음
admin-opened = 열림
admin-today = 오늘 만료
admin-sealed = 종단 간 암호화
admin-waiting = 승인 대기 중
admin-frozen = 일시 중지됨
admin-answers = 답변
admin-tickAll = 모두 선택
admin-csv = CSV로 저장
admin-newer = 이후 항목
admin-older = 이전 항목
admin-cancel = 취소
admin-end = 지금 삭제
admin-addUser = 사용자 추가
admin-email = 이메일 주소
admin-administrator = 관리자
admin-add = 추가
admin-byMail = 링크를 메일로 보내기
admin-oneTime = 24시간 동안 유효한 일회용 링크입니다. 사용자에게 전달하세요:
admin-copy = 복사
admin-storage = 저장 공간
admin-settings = 적용 중인 설정
admin-settingsText = 설정을 변경하려면 서버의 구성 파일을 편집한 다음 서버를 다시 시작하세요.
admin-option = 옵션
admin-value = 값
admin-origin = 출처
admin-version = 버전
admin-configFile = 구성 파일

## health — page “Health”: the state of the server; administrators and auditors

health-title = 서버 상태
health-open = 조치 필요
health-openForAuditors = 관리자 조치 필요
health-nothing = 조치할 것이 없습니다.
health-commands = 명령은 서버에서 서비스를 실행하는 사용자로 실행하세요.
health-onServer = 서버에서
health-inConfigFile = 구성 파일에서
health-noConfigFile = 이 서버는 구성 파일 없이 실행 중입니다. 파일을 만든 다음 --config와 파일 경로를 지정해 서버를 시작하세요.
health-how = 조치 방법
health-fine = 현재 상태
health-complaints = 경고 및 오류
health-complaintsText = 서버가 시작된 이후 로그에 남긴 내용입니다. 자세한 내용은 로그에 있습니다.
health-warn = 경고
health-error = 오류
health-times =
    { $n ->
       *[other] { $n }회, 마지막: { $when }
    }
health-examine = 지금 점검
health-examineTitle = 자체 점검(doctor)
health-examineText = 데이터 디렉터리를 살펴보고, 메일 서버와 공급자 등 설정에 지정된 모든 것에 연결해 봅니다. 아무것도 보내거나 변경하지 않습니다.
health-ok = 정상
health-subjectDirectory = 데이터 디렉터리
health-subjectPermissions = 권한
health-subjectPolicy = 정책
health-subjectErasing = 완전 삭제
health-subjectSignIn = 회사 로그인
health-subjectLdap = 디렉터리(LDAP)
health-subjectScanner = 바이러스 검사기
health-subjectPrevious = 이전 서버
health-inEnglish = 세부 내용은 서버 로그와 같이 영어로 표시됩니다.
health-receiverAnswered = 수신자가 { $status }(으)로 응답했습니다.
health-receiverRefused = 수신자가 연결을 거부했습니다.
health-receiverSilent = 수신자가 제시간에 응답하지 않았습니다.
health-receiverUnknown = 수신자의 이름을 찾을 수 없습니다.

## administration — pages “Users”, “Server”, “All links” and “First steps”; administrators

administration-findUser = 사용자 찾기
administration-before = 이전
administration-next = 다음
administration-role = 역할
administration-actions = 작업
administration-lastSignIn = 마지막 로그인: { $when }
administration-asUser = 사용자
administration-asAuditor = 감사자: 모든 로그를 보지만 비밀 정보는 보지 못함
administration-administrators = 관리자
administration-auditors = 감사자
administration-invited = 초대됨
administration-disabled = 사용 중지됨
administration-suspended = 정지됨
administration-unprotected = 2단계 인증 없음
administration-userLinks = 링크
administration-userFactors = 2단계 인증 수단
administration-userGroups = 그룹
administration-group = 그룹에 추가
administration-joinGroup = 추가
administration-userLimits = 정책에 따른 제한
administration-userLog = 최근 로그 항목
administration-wholeLog = 모든 항목
administration-endPushes = 이 사용자가 공유한 것도 삭제하고 요청도 종료하기
administration-endEverything = 모두 종료
administration-everyone = 모든 사람
administration-nobody = 계정 없음
administration-findLink = 보낸 사람, 링크 또는 번호
administration-findALink = 링크 찾기
administration-madeUntil = 만든 날짜(이날까지)
administration-filterState = 상태
administration-anyState = 모든 상태
administration-onlyActive = 활성
administration-onlyExpired = 만료 또는 삭제됨
administration-settingsFilter = 설정 찾기
administration-onlyChanged = 변경된 설정만

## firstSteps

firstSteps-title = 첫 단계
firstSteps-done = { $all }개 중 { $done }개 완료
firstSteps-others = 나머지 단계는 위에 나와 있습니다.
firstSteps-address = 주소
firstSteps-addressOpen = 링크의 주소가 고정되어 있지 않습니다
firstSteps-addressWhy = 링크의 시작 부분에 있는 주소에 받는 사람이 접속할 수 있어야 합니다.
firstSteps-addressDo = { $example }를 사용 중인 서버의 주소로 바꾸세요.
firstSteps-addressUnset = 링크는 보낸 사람마다 각자 사용하는 주소로 시작합니다. 지금 접속한 주소는 { $origin }입니다.
firstSteps-addressPlain = 링크는 암호화되지 않은 { $url } 주소로 시작합니다.
firstSteps-addressElsewhere = 링크는 { $url } 주소로 시작합니다. 지금 접속한 주소는 { $origin }입니다. { $url } 주소를 열어 접속되는지 확인하세요.
firstSteps-addressGood = 링크는 { $url } 주소로 시작하며, 그 주소로 서버에 접속했습니다.
firstSteps-tls = 전송 구간 암호화
firstSteps-tlsOpen = 연결이 암호화되지 않습니다
firstSteps-tlsWhy = 중간 네트워크의 누구나 비밀 정보를 읽을 수 있습니다.
firstSteps-tlsOwn = 이 서버가 직접 TLS를 사용합니다.
firstSteps-tlsProxy = 역방향 프록시가 이 서버를 대신해 TLS를 사용합니다.
firstSteps-tlsNone = 암호화되지 않은 HTTP로 연결되어 있습니다.
firstSteps-tlsDo = 서버에 인증서를 설정하거나 앞에 HTTPS를 쓰는 역방향 프록시를 두세요:
firstSteps-key = 마스터 키의 사본
firstSteps-keyMissing = 확인된 마스터 키 사본이 없습니다
firstSteps-keyWhy = 이 키가 없으면 아무도 데이터나 백업을 다시 읽을 수 없습니다.
firstSteps-keyOpen = 키 { $key }의 사본을 아직 아무도 확인하지 않았습니다.
firstSteps-keyDone = 키 { $key }의 사본 확인: { $when }.
firstSteps-keyDo = 다음 명령은 키가 포함된 암호화된 백업을 만듭니다. 다른 컴퓨터에 보관하세요:
firstSteps-keyTick = 안전한 곳에 사본이 있습니다
firstSteps-keyUntick = 이 사본이 더 이상 없습니다
firstSteps-people = 공유할 수 있는 사람
firstSteps-peopleWhy = 계정이 있으면 자신의 링크가 어떻게 되었는지 볼 수 있고, 누가 공유할 수 있는지 관리자가 정합니다.
firstSteps-peopleAlone = 계정이 있는 사람은 본인뿐입니다. 계정이 없어도 이 서버에 접속할 수 있으면 누구나 텍스트를 공유할 수 있습니다.
firstSteps-peopleAloneClosed = 계정이 있는 사람은 본인뿐이며, 계정이 없으면 아무도 공유할 수 없습니다.
firstSteps-peopleMany =
    { $n ->
       *[other] 계정이 { $n }개 있습니다.
    }
firstSteps-peopleOpen = 누구나 계정을 만들 수 있습니다.
firstSteps-peopleDecided = 설정에서 정했습니다.
firstSteps-peopleDo = 사용자를 추가하거나 allow_sign_up과 allow_anonymous로 정하세요.
firstSteps-peopleLink = 사용자 추가
firstSteps-first = 첫 비밀 정보
firstSteps-firstWhy = 한 번 시험해 보면 받는 사람에게 어떻게 보이는지 알 수 있습니다.
firstSteps-firstNone = 아직 저장된 것이 없습니다.
firstSteps-firstLink = 비밀 정보 공유
firstSteps-backup = 백업
firstSteps-backupWhy = 디스크는 예고 없이 고장 나며, 서버는 백업할 위치를 지정해야만 스스로 백업합니다.
firstSteps-backupNone = 아직 백업한 적이 없습니다.
firstSteps-backupGood = 마지막 백업: { $when }.
firstSteps-backupDaily = 또는 서버에서 매일
firstSteps-requests = 요청
firstSteps-requestsWhy = 요청 기능을 사용하면 계정이 있는 사람이 다른 사람에게 비밀 정보를 요청할 수 있고, 요청받은 사람은 계정 없이 보낼 수 있습니다.
firstSteps-requestsOff = 꺼져 있습니다. 이대로 두어도 됩니다.

## serverFacts

serverFacts-links = 링크
serverFacts-activeLinks = 활성 링크
serverFacts-stored = 이 서버에 저장된 것
serverFacts-storedSum = 총 { $size }
serverFacts-payloads = 비밀 정보(추정)
serverFacts-rows = 로그, 계정, 빈 공간
serverFacts-fileContents = 파일
serverFacts-fileLimit = 파일 한도
serverFacts-fileLimitText = { $used }/{ $total }
serverFacts-disk = 디스크
serverFacts-diskText = { $total } 중 { $free } 사용 가능
serverFacts-diskOurs = 이 서버
serverFacts-diskOthers = 그 밖의 모든 것
serverFacts-diskFree = 사용 가능
serverFacts-floor = 여유 공간이 { $size }보다 적으면 파일을 받지 않습니다.
serverFacts-scarce = 남은 공간이 적습니다. 곧 파일을 받지 않거나 이미 받지 않고 있습니다.
serverFacts-changed = 변경됨
serverFacts-reach = 주소와 네트워크
serverFacts-access = 접근과 계정
serverFacts-pushes = 비밀 정보
serverFacts-files = 파일
serverFacts-data = 데이터와 키
serverFacts-limits = 제한
serverFacts-pages = 모양과 서비스 소개 페이지
serverFacts-mail = 메일
serverFacts-watch = 로그와 메트릭
serverFacts-preset = 기본값: { $value }
serverFacts-byDefault = 기본값
serverFacts-fromFlag = 플래그
serverFacts-inEnglish = 설명은 영어로 표시됩니다.
serverFacts-notSet = (설정 안 됨)

## settingsLive

settingsLive-found =
    { $n ->
       *[other] 설정 { $n }개
    }
settingsLive-none = 일치하는 설정이 없습니다.

## listLive

listLive-offline = 서버가 응답하지 않았습니다. 연결을 확인하고 다시 시도하세요.
listLive-failed = 문제가 발생했습니다({ $status }).
listLive-rateLimited =
    { $n ->
       *[other] 요청이 너무 많습니다. { $n }초 후에 다시 시도하세요.
    }
listLive-copied = 복사됨
listLive-copyFailed = 복사하지 못했습니다. 텍스트를 선택해 직접 복사하세요.

## adminLive — lists “My links” (their senders), “Users”, “Server” and “First steps” (administrators)

adminLive-invitedUntil = 초대됨, 초대 링크 만료: { $when }
adminLive-invitedOver = 초대됨, 초대 링크 만료됨: { $when }
adminLive-newLink = 새 링크
adminLive-mailLink = 새 링크를 메일로 보내기
adminLive-withdraw = 철회
adminLive-withdrawQuestion = { $email } 초대를 철회하시겠습니까? 초대 링크가 작동을 멈춥니다.
adminLive-withdrawn = { $email } 초대를 철회했습니다.
adminLive-endAll = 모두 종료
adminLive-endAllQuestion = { $email } 계정의 모든 것을 종료하시겠습니까? 계정이 사용 중지됩니다. 세션, 토큰, 일회용 링크, 2단계 인증 수단, 웹훅이 즉시 종료됩니다.
adminLive-endedAll = { $email } 계정이 사용 중지되었습니다. 종료됨: { $what }.
adminLive-endedNothing = { $email } 계정이 사용 중지되었습니다. 그 밖에 종료할 것은 없었습니다.
adminLive-endedSessions =
    { $n ->
       *[other] 세션 { $n }개
    }
adminLive-endedTokens =
    { $n ->
       *[other] 토큰 { $n }개
    }
adminLive-endedLinks =
    { $n ->
       *[other] 일회용 링크 { $n }개
    }
adminLive-endedFactors =
    { $n ->
       *[other] 2단계 인증 수단 { $n }개
    }
adminLive-endedHooks =
    { $n ->
       *[other] 웹훅 { $n }개
    }
adminLive-endedPushes =
    { $n ->
       *[other] 공유한 링크 및 요청 { $n }개
    }
adminLive-suspended = 회사 로그인에서 정지됨
adminLive-unprotected = 2단계 인증 없음
adminLive-actionsOf = { $email } 작업
adminLive-addedOn = 추가: { $when }
adminLive-factorAdded = 추가: { $when }
adminLive-appWithCodes = 코드 앱
adminLive-codesLeft =
    { $n ->
       *[other] 복구 코드 { $n }개 남음
    }
adminLive-noFactors = 2단계 인증 수단이 없습니다.
adminLive-groupHere = 관리자가 추가함
adminLive-groupOfCompany = 회사 로그인의 그룹
adminLive-groupOfDirectory = 디렉터리의 그룹
adminLive-leaveGroup = 빼기
adminLive-noGroups = 속한 그룹이 없습니다.
adminLive-noLimits = 이 사용자를 제한하는 정책이 없습니다.
adminLive-endSessions = 세션 종료
adminLive-endSessionsQuestion = { $email } 계정의 모든 세션을 종료하시겠습니까? 사용자는 다시 로그인해야 합니다. 토큰은 계속 작동합니다.
adminLive-sessionsEnded = { $email } 계정의 세션이 종료되었습니다.
adminLive-disableMany =
    { $n ->
       *[other] { $n }명 사용 중지
    }
adminLive-disableManyQuestion =
    { $n ->
       *[other] 사용자 { $n }명을 사용 중지하시겠습니까? 세션과 토큰이 즉시 종료됩니다.
    }
adminLive-disabledMany =
    { $n ->
       *[other] 사용자 { $n }명이 사용 중지되었습니다.
    }
adminLive-endSessionsMany =
    { $n ->
       *[other] { $n }명의 세션 종료
    }
adminLive-endSessionsManyQuestion =
    { $n ->
       *[other] 사용자 { $n }명의 모든 세션을 종료하시겠습니까? 이 사용자들은 다시 로그인해야 합니다. 토큰은 계속 작동합니다.
    }
adminLive-sessionsEndedMany =
    { $n ->
       *[other] 사용자 { $n }명의 세션이 종료되었습니다.
    }
adminLive-openedSince = 지난 방문 이후 열림
adminLive-damaged = 손상됨
adminLive-mailReset = 비밀번호 링크를 메일로 보내기
adminLive-mailed = 링크가 담긴 메일을 { $email } 주소로 보냈습니다.
adminLive-notMailed = { $email } 주소로 메일을 보내지 못했습니다: { $reason } 다시 보내거나 링크를 표시하세요.
adminLive-noneAtAll = 아직 아무도 공유하지 않았습니다. 공유한 것은 내용 없이 여기에 표시됩니다.
adminLive-noneMatching = 이 필터에 맞는 링크가 없습니다.
adminLive-showEveryone = 모두 표시
adminLive-pushesOf =
    { $n ->
       *[other] 링크 { $n }개
    }
adminLive-tryAgain = 이제 다시 시도할 수 있습니다.
adminLive-none = 아직 아무것도 없습니다.
adminLive-noneActive = 지금은 공유 중인 것이 없습니다.
adminLive-noneExpired = 아직 만료된 것이 없습니다. 만료된 것은 로그와 함께 여기에 표시됩니다.
adminLive-linksFound =
    { $n ->
       *[other] 링크 { $n }개
    }
adminLive-tick = { $name } 선택
adminLive-sealed = 종단 간 암호화
adminLive-shareSecret = 비밀 정보 공유
adminLive-noneFound = 찾은 것이 없습니다.
adminLive-searchedPart =
    { $n ->
       *[other] 링크 { $n }개를 검색했습니다. 더 오래된 링크가 있습니다.
    }
adminLive-searchOlder = 더 오래된 링크 검색
adminLive-text = 텍스트
adminLive-file = 파일
adminLive-url = 링크
adminLive-qr = QR 코드
adminLive-created = 만든 날짜: { $when }
adminLive-endsIn = 만료: { $when }
adminLive-endedOn = 만료됨: { $when }
adminLive-isExpired = 만료됨
adminLive-byHand = 삭제됨: { $when }
adminLive-viewsLeft =
    { $n ->
       *[other] 열람 { $n }회 남음
    }
adminLive-notViewed = 아직 열리지 않음
adminLive-neverViewed = 한 번도 열리지 않음
adminLive-viewed =
    { $n ->
       *[other] { $n }회 열림
    }
adminLive-viewedLast =
    { $n ->
       *[other] { $n }회 열림, 마지막: { $when }
    }
adminLive-copyLink = 링크 복사
adminLive-sealedFiles =
    { $n ->
       *[other] 파일 { $n }개, 이름 봉인됨
    }
adminLive-sealedLink = 전체 링크는 만들 때 한 번 표시되었습니다.
adminLive-end = 지금 삭제
adminLive-endQuestion = “{ $name }” 링크를 지금 삭제하시겠습니까? 아무도 다시 열 수 없게 됩니다.
adminLive-ended = 삭제했습니다.
adminLive-notFound = 그런 링크가 없습니다.
adminLive-nobody = 익명
adminLive-administrator = 관리자
adminLive-disabled = 사용 중지됨
adminLive-you = 본인
adminLive-makeAdmin = 관리자로 지정
adminLive-takeAdmin = 관리자 권한 제거
adminLive-disable = 사용 중지
adminLive-enable = 사용 재개
adminLive-reset = 비밀번호 재설정
adminLive-tokens = 토큰
adminLive-noTokens = 토큰이 없습니다.
adminLive-revoke = 해지
adminLive-makeAdminQuestion = { $email } 사용자를 관리자로 지정하시겠습니까? 모든 사람의 링크와 로그를 보고 모든 계정을 변경할 수 있게 됩니다.
adminLive-enableQuestion = { $email } 계정의 사용을 재개하시겠습니까? 이전 권한 그대로 다시 로그인할 수 있습니다.
adminLive-usersFound =
    { $n ->
       *[other] 사용자 { $n }명
    }
adminLive-usersShown =
    { $n ->
       *[other] 사용자 { $n }명 중 { $from }~{ $to }
    }
adminLive-noUserFound = 검색과 일치하는 사용자가 없습니다.
adminLive-takeAdminQuestion = { $email } 사용자의 관리자 권한을 제거하시겠습니까? 세션과 토큰이 종료됩니다.
adminLive-disableQuestion = { $email } 계정을 사용 중지하시겠습니까? 세션과 토큰이 즉시 종료됩니다.
adminLive-resetQuestion = { $email } 사용자의 일회용 링크를 만드시겠습니까? 이전 링크는 작동을 멈춥니다. 이 링크를 사용하면 해당 사용자의 모든 세션과 토큰이 종료됩니다.
adminLive-resetFactors = 2단계 인증 수단 재설정
adminLive-resetFactorsQuestion = { $email } 사용자의 2단계 인증 수단을 모두 삭제하시겠습니까? 먼저 본인이 직접 요청했는지 확인하세요. 세션은 즉시 종료됩니다. 토큰은 계속 작동합니다.
adminLive-factorsReset = { $email } 사용자에게는 더 이상 2단계 인증 수단이 없습니다.
adminLive-revokeQuestion = { $email } 사용자의 “{ $name }” 토큰을 해지하시겠습니까?
adminLive-taken = 이 이메일 주소를 쓰는 계정이 이미 있습니다.
adminLive-badEmail = 유효한 이메일 주소를 입력하세요.
adminLive-passwordsElsewhere = 이 사용자는 이 서버의 비밀번호로 로그인할 수 없습니다. local_sign_in에서 허용하지 않습니다.
adminLive-lastAdmin = 마지막 관리자입니다. 먼저 다른 관리자를 지정하세요.
adminLive-used = 마지막 사용: { $when }
adminLive-never = 사용한 적 없음

## ownListLive

ownListLive-endMany =
    { $n ->
       *[other] { $n }개 삭제
    }
ownListLive-endedMany =
    { $n ->
       *[other] 링크 { $n }개를 삭제했습니다.
    }

## hooks — pages “Webhooks” (people with an account) and “Events” (administrators, from eventsTab on)

hooks-title = 웹훅
hooks-lead = 링크에 일어나는 일을 다른 프로그램에 알립니다. 비밀 정보, 암호 문구, 파일 이름은 절대 전달되지 않습니다.
hooks-back = 내 계정
hooks-openText = 링크가 열리면 프로그램이나 채팅에 알립니다.
hooks-yours = 내 웹훅
hooks-secretShown = 메시지에 서명하는 비밀 키입니다. 한 번만 표시됩니다:
hooks-copy = 복사
hooks-verify = 수신자는 standardwebhooks.com에 설명된 대로 서명을 확인합니다.
hooks-add = 웹훅 추가
hooks-name = 이름
hooks-namePlaceholder = 팀 채팅
hooks-url = 주소
hooks-urlHint = 관리자가 허용한 주소여야 합니다.
hooks-template = 메시지 형식
hooks-eventKinds = 알릴 이벤트
hooks-details = 추가 정보
hooks-includeHint = 링크를 가진 사람은 누구나 열 수 있습니다. 함께 읽는 모든 사람을 신뢰할 때만 추가하세요.
hooks-submit = 웹훅 추가
hooks-cancel = 취소
hooks-retryAll = 모두 다시 시도
hooks-dropAll = 모두 폐기

## hooksLive — page “Webhooks”: the list, messages; people with an account

hooksLive-linkName = 링크 이름
hooksLive-linkItself = 링크 자체
hooksLive-none = 아직 웹훅이 없습니다.
hooksLive-off = 꺼짐: 수신자가 더 이상 존재하지 않는다고 응답했습니다.
hooksLive-test = 테스트
hooksLive-tested =
    { $n ->
       *[other] { $n }밀리초 후에 { $status } 응답이 왔습니다.
    }
hooksLive-testFailed = 테스트하지 못했습니다: { $reason }.
hooksLive-newSecret = 새 비밀 키
hooksLive-newSecretQuestion = “{ $name }” 웹훅의 새 비밀 키를 만드시겠습니까? 현재 비밀 키도 하루 동안 함께 서명합니다.
hooksLive-switchOn = 켜기
hooksLive-remove = 삭제
hooksLive-removeQuestion = “{ $name }” 웹훅을 삭제하시겠습니까? 아직 전달 중인 것은 폐기됩니다.
hooksLive-removed = 삭제했습니다.
hooksLive-added = 추가했습니다.
hooksLive-noName = 웹훅의 이름을 입력하세요.
hooksLive-badUrl = 이 주소로는 보낼 수 없습니다.
hooksLive-notAllowed = 관리자가 이 주소를 허용하지 않습니다.
hooksLive-noEvents = 이벤트를 하나 이상 선택하세요.
hooksLive-taken = 같은 이름의 웹훅이 이미 있거나, 만들 수 있는 수만큼 이미 있습니다.
hooksLive-copied = 복사됨
hooksLive-copyFailed = 복사하지 못했습니다. 텍스트를 선택해 직접 복사하세요.

## eventsLive — page “Events”: what webhooks and other receivers could not be told; administrators

eventsLive-eventsWaiting =
    { $n ->
       *[other] 이벤트 { $n }개가 전달을 기다리고 있습니다. 가장 오래된 이벤트의 발생: { $when }.
    }
eventsLive-noLetters = 전달을 포기한 이벤트가 없습니다.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = 소유자: { $owner }
eventsLive-letterMeta =
    { $n ->
       *[other] 발생: { $when } · { $n }회 시도
    }
eventsLive-retry = 다시 시도
eventsLive-drop = 폐기
eventsLive-dropQuestion = 이 이벤트를 영구히 폐기하시겠습니까?
eventsLive-dropAllQuestion = 전달을 포기한 이벤트를 모두 영구히 폐기하시겠습니까?
eventsLive-retried =
    { $n ->
       *[other] 이벤트 { $n }개를 다시 시도합니다.
    }
eventsLive-dropped =
    { $n ->
       *[other] 이벤트 { $n }개를 폐기했습니다.
    }

## keptLive — finished link with extra protection: this browser keeps it; senders

keptLive-keptByBrowser = 이 브라우저에 보관됩니다. 이 브라우저를 사용할 수 있는 사람은 링크를 복사할 수 있습니다.
keptLive-keptByPasskey = 패스키로 보호되어 이 브라우저에 보관됩니다.

## keptPageLive — page of a link or request: what this browser keeps; senders

keptPageLive-keptShowLink = 링크 표시
keptPageLive-keptNotOpened = 패스키로 열지 못했습니다. 다시 시도하세요.
keptPageLive-keptKeyByBrowser = 답변을 여는 키가 이 브라우저에 보관됩니다. 이 브라우저를 사용할 수 있는 사람은 답변을 읽을 수 있습니다.
keptPageLive-keptKeyByPasskey = 답변을 여는 키가 패스키로 보호되어 이 브라우저에 보관됩니다.

## keptAccountLive — page of one’s account: what this browser keeps; senders

keptAccountLive-keptSignOut =
    { $n ->
       *[other] 로그아웃하면 이 브라우저에만 있는 링크와 키 { $n }개가 삭제됩니다. 그 후 요청에 대한 답변은 복구 파일로만 열립니다.
    }
keptAccountLive-keptSignOutYes = 삭제하고 로그아웃
keptAccountLive-keptCount =
    { $n ->
       *[other] 링크와 키 { $n }개가 이 브라우저에 보관되어 있습니다.
    }
keptAccountLive-keptCountNone = 아직 이 브라우저에 보관된 것이 없습니다.
keptAccountLive-keptGuardedNow = 이제부터 패스키로 열립니다.
keptAccountLive-keptUnable = 이 패스키나 이 브라우저에서는 할 수 없습니다. 보관된 것은 그대로 유지됩니다.
keptAccountLive-keptOffQuestion = 보관된 것을 모두 삭제하시겠습니까? 복사하지 않은 링크와 복구 파일이 없는 키는 잃게 됩니다.
keptAccountLive-keptRefused = 패스키가 사용되지 않았습니다. 보관된 것은 그대로 유지됩니다.
keptAccountLive-keptOffYes = 삭제

## kept — page of one’s account: section about what this browser keeps; senders

kept-title = 이 브라우저의 종단 간 암호화 링크
kept-text = 서버는 종단 간 암호화된 링크를 다시 표시할 수 없으므로, 이 브라우저가 그 링크와 요청의 키를 대신 보관합니다. 패스키로 보호하지 않으면 이 브라우저를 사용할 수 있는 사람이 복사할 수 있습니다. 로그아웃하면 패스키로 보호되지 않은 것은 삭제됩니다.
kept-guarded = 패스키로 보호되고 있습니다.
kept-on = 이 브라우저에 보관하기
kept-guard = 패스키로 보호하기

## codes — page on which recipients prove their address with a code that is mailed to them

codes-toOne = { $address } 주소로 코드를 받으세요. 이 서버의 계정은 필요 없습니다.
codes-toSome = 본인의 주소를 선택하고 그 주소로 코드를 받으세요. 이 서버의 계정은 필요 없습니다.
codes-toTyped = 본인의 주소를 입력하세요. 받는 사람의 주소이면 그 주소로 코드가 전송됩니다. 이 서버의 계정은 필요 없습니다.
codes-which = 내 주소
codes-among = 받는 사람(일부만 표시): { $addresses }
codes-notYours = 본인의 주소가 아닌가요? 보낸 사람에게 본인용 링크를 요청하세요.
codes-send = 코드 받기
codes-again = 다른 코드 받기
codes-sentToOne = 여덟 글자 코드가 담긴 메일을 { $address } 주소로 보냈습니다. 스팸 메일함도 확인하세요.
codes-sent = 받는 사람의 주소이면 여덟 글자 코드가 담긴 메일이 전송됩니다. 스팸 메일함도 확인하세요.
codes-field = 코드
codes-fieldHint = 메일에 있는 여덟 글자입니다. 10분 동안, 이 브라우저에서만 사용할 수 있습니다.
codes-goOn = 계속
codes-or = 또는 다른 방법으로 증명하세요:
codes-wrong =
    { $n ->
       *[other] 코드가 틀렸습니다. 가장 최근 메일의 코드를 입력하세요. { $n }번 더 시도할 수 있습니다.
    }
codes-last = 코드가 틀렸으며 이것이 마지막 시도였습니다. 다른 코드를 받으세요.
codes-over = 여기에 입력할 코드가 없습니다. 이미 사용했거나, 10분이 지났거나, 다른 브라우저에서 요청한 코드입니다. 다른 코드를 받으세요.
codes-needsCookie = 쿠키가 필요한데 브라우저가 보내지 않았습니다. 이 페이지의 쿠키를 허용한 다음 새로 고치세요.
codes-tooOften =
    { $n ->
       *[other] 한 시간 안에 이 주소로 코드가 다섯 번 요청되었습니다. { $n }분 후에 다시 시도하세요.
    }
codes-noMore = 이 링크에 대해서는 코드를 더 보내지 않습니다. 보낸 사람에게 새 링크를 요청하세요.
codes-noMail = 지금은 이 서버에서 코드를 보낼 수 없습니다. 링크를 보낸 사람에게 문의하세요.
codes-badAddress = 이메일 주소가 아닙니다.

## codesLive — the same page: messages that appear after a click; recipients

codesLive-noCode = 메일에 있는 여덟 글자를 입력하세요.
codesLive-comes = 여덟 글자 코드가 담긴 메일은 대기해야 합니다. 받는 사람의 주소이면 { $time }까지 도착합니다.
codesLive-offline = 서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요.

## company — pages to sign in at the company’s provider; recipients, and people with an account

company-signIn = { $label } 로그인
company-or = 또는 이 서버의 비밀번호 사용:
company-addressedTitle = 지정된 사람만 열 수 있습니다
company-addressedSure = 보낸 사람은 누가 여는지 확인하려고 합니다.
company-addressedText = { $label } 로그인을 사용하세요. 이 서버의 계정은 필요 없습니다.
company-addressedByDirectory = 회사의 사용자 이름과 비밀번호로 로그인하세요.
company-byPassword = 비밀번호로 로그인
company-otherTitle = 받는 사람이 아닙니다
company-otherText = { $address } 주소로 확인되었지만 이것은 다른 사람에게 보낸 것입니다. 아무것도 열리지 않았습니다. 다른 사람으로 로그인하거나 보낸 사람에게 문의하세요.
company-otherUnnamed = 이것은 다른 사람에게 보낸 것입니다. 아무것도 열리지 않았습니다. 다른 사람으로 로그인하거나 보낸 사람에게 문의하세요.
company-closedAccountTitle = 계정을 사용할 수 없습니다
company-closedAccountText = 이 서버의 계정이 사용 중지되었거나 정지되어 열 수 없습니다. 아무것도 열리지 않았습니다. 관리자에게 문의하세요.
company-known = 여기서는 { $address } 주소로 확인되었습니다.
company-knownUnnamed = 회사 로그인으로 확인되었습니다.
company-notMe = 내가 아닙니다
company-goingOn = 잠시만 기다려 주세요
company-goingOnText = 다음 페이지가 자동으로 열립니다.
company-goOn = 계속

## companyRefused — page to sign in: why the company sign-in failed; anybody who signs in

companyRefused-not-allowed = 이 서버를 사용할 수 있는 그룹에 속해 있지 않습니다. 서버의 관리자에게 문의하세요.
companyRefused-no-account = 여기에 계정이 없습니다. 관리자에게 추가해 달라고 요청하세요.
companyRefused-address-taken = 이 이메일 주소를 쓰는 계정이 여기에 이미 있습니다. { $label } 로그인과 연결해 달라고 관리자에게 요청하세요.
companyRefused-other-account = 이 로그인은 여기의 다른 계정에 속합니다. 관리자에게 문의하세요.
companyRefused-not-set-up = 이 서버는 아직 설정되지 않았습니다.
companyRefused-disabled = 계정이 사용 중지되었습니다. 관리자에게 문의하세요.
companyRefused-no-email = { $label } 로그인에서 이 서버에 이메일 주소를 알려 주지 않습니다. 클레임 email을 추가해 달라고 관리자에게 요청하세요.
companyRefused-bad-email = { $label } 로그인에서 알려 준 이메일 주소는 이메일 주소가 아닙니다. 관리자에게 문의하세요.
companyRefused-no-groups = { $label } 로그인에서 이 서버에 그룹을 알려 주지 않습니다. 속한 그룹이 없거나 공급자가 그룹을 생략한 것입니다. 관리자에게 문의하세요.
companyRefused-too-many-groups = 속한 그룹이 너무 많아 { $label } 로그인에서 그룹을 모두 생략합니다. 이 애플리케이션의 그룹만 보내 달라고 관리자에게 요청하세요.
companyRefused-bad-token = { $label } 로그인의 응답이 이 서버에서 유효하지 않습니다. 아무도 로그인되지 않았습니다. 자세한 내용은 로그에 있습니다.
companyRefused-clock = 이 서버와 { $label } 로그인의 시계 차이가 너무 큽니다. 관리자에게 시계를 맞춰 달라고 요청하세요.
companyRefused-other-issuer = 설정에 지정된 공급자가 아닌 다른 공급자가 응답했습니다. 아무도 로그인되지 않았습니다.
companyRefused-unreachable = 지금은 { $label } 로그인에 연결할 수 없습니다. 이미 로그인한 사람은 로그인이 유지됩니다. 나중에 다시 시도하세요.
companyRefused-provider-error = { $label } 로그인에서 오류를 보고했습니다. 어떤 오류인지는 이 서버의 로그에 있습니다.
companyRefused-client-refused = { $label } 로그인에서 이 서버를 받아들이지 않습니다. 서버의 클라이언트 암호가 틀렸거나 만료되었습니다. 관리자에게 문의하세요.
companyRefused-cancelled = { $label } 로그인이 취소되었습니다.
companyRefused-begin-again = 이 로그인은 다른 곳에서 시작되었거나, 너무 오래 걸렸거나, 이미 사용되었습니다. 처음부터 다시 하세요.

## factors — page “Extra sign-in protection”: passkeys, app, recovery codes; people with an account

factors-title = 로그인 추가 보호
factors-lead = 2단계 인증 수단이 있으면 비밀번호를 도난당해도 그것만으로는 계정이 열리지 않습니다.
factors-openText = 패스키와 코드를 표시하는 앱.
factors-yours = 로그인 추가 보호
factors-limited = 이 서버는 2단계 인증 수단을 요구합니다. 여기서 설정한 다음 계속하세요.
factors-goOn = 계속
factors-passkeys = 패스키
factors-passkeysText = 비밀번호 없이 지문, 얼굴, PIN 또는 보안 키로 로그인합니다. 패스키는 이 주소에서만 작동하므로 아무도 피싱으로 가로챌 수 없습니다.
factors-passkeyName = 기기 이름
factors-passkeyPlaceholder = 노트북
factors-addPasskey = 패스키 추가
factors-needsHttps = 여기서는 패스키가 작동하지 않습니다. 브라우저는 도메인 이름을 쓰는 https:// 주소에서만 패스키를 허용합니다. 관리자에게 그런 주소를 요청하세요.
factors-app = 코드 앱
factors-appText = 휴대전화의 앱이 30초마다 새로운 여섯 자리 코드를 표시합니다.
factors-beginApp = 앱 설정
factors-removeApp = 계정에서 앱 제거
factors-scan = 앱으로 이 코드를 스캔하세요:
factors-qr = 앱용 QR 코드
factors-type = 또는 앱에 다음을 입력하세요:
factors-code = 지금 앱에 표시된 코드
factors-finish = 완료
factors-codesTitle = 복구 코드
factors-codesText = 다른 인증 수단을 잃었을 때 각 코드로 한 번씩 로그인할 수 있습니다. 지금만 표시되니 인쇄하거나 비밀번호를 보관하는 곳에 보관하세요.
factors-renew = 새 복구 코드
factors-confirmTitle = 본인 확인
factors-confirmText = 인증 수단을 변경하기 전에 본인임을 확인하세요.
factors-codeOrRecovery = 앱의 코드 또는 복구 코드
factors-confirm = 확인
factors-remove = 삭제

## factorsLive — the same page: lists and messages

factorsLive-codesFile = recovery-codes.txt
factorsLive-limited =
    { $n ->
       *[other] 실패한 시도가 너무 많습니다. { $n }초 후에 다시 시도하세요.
    }
factorsLive-conflict = 이미 있거나 더 추가할 수 없습니다. 페이지를 새로 고치세요.
factorsLive-lastOne = 이 서버는 2단계 인증 수단을 요구합니다. 이것을 삭제하기 전에 다른 것을 설정하세요.
factorsLive-noPasskeys = 아직 패스키가 없습니다.
factorsLive-never = 사용한 적 없음
factorsLive-used = 마지막 사용: { $when }
factorsLive-made = 추가: { $when }
factorsLive-remove = 삭제
factorsLive-removed = 삭제했습니다.
factorsLive-added = 추가했습니다.
factorsLive-removeQuestion = “{ $name }” 패스키를 삭제하시겠습니까? 이 패스키로는 더 이상 계정이 열리지 않습니다.
factorsLive-removeAppQuestion = 계정에서 앱을 제거하시겠습니까? 앱의 코드로는 더 이상 계정이 열리지 않습니다.
factorsLive-nameIt = 패스키의 이름을 입력하세요.
factorsLive-passkeyCancelled = 패스키가 사용되지 않았습니다. 다시 시도하세요.
factorsLive-passkeyRefused = 서버가 이 패스키를 받아들이지 않았습니다. 다시 시도하세요.
factorsLive-appSince = 앱 설정: { $when }.
factorsLive-codesLeft =
    { $n ->
       *[other] 복구 코드가 { $n }개 남았습니다.
    }
factorsLive-wrongCode = 코드가 틀렸습니다. 휴대전화의 시계를 확인하고 지금 표시된 코드를 입력하세요.
factorsLive-notConfirmed = 틀렸습니다. 다시 시도하세요.
factorsLive-done = 이제 2단계 인증 수단이 있습니다. 복구 코드를 보관한 다음 계속하세요.
factorsLive-copied = 복사됨
factorsLive-copyFailed = 복사하지 못했습니다. 텍스트를 선택해 직접 복사하세요.

## secondStep — second page of signing in; people with an account

secondStep-title = 한 단계 더
secondStep-passkey = 패스키 사용
secondStep-code = 앱의 코드 또는 복구 코드
secondStep-codeHint = 여섯 자리 숫자, 또는 열여섯 자리 글자와 숫자입니다.
secondStep-recoveryCode = 복구 코드
secondStep-recoveryHint = 열여섯 자리 글자와 숫자입니다. 패스키를 추가할 때 받았습니다.
secondStep-submit = 로그인
secondStep-lost = 휴대전화와 복구 코드를 잃어버렸나요? 이 서버의 관리자가 2단계 인증 수단을 재설정할 수 있습니다.
secondStep-again = 다시 시작

## secondStepLive — the same page: messages

secondStepLive-noCode = 코드를 입력하세요.
secondStepLive-wrongCode = 코드가 틀렸거나 이미 사용되었습니다. 다음 코드를 기다리세요.
secondStepLive-passkeyCancelled = 패스키가 사용되지 않았습니다. 다시 시도하거나 코드를 사용하세요.
secondStepLive-passkeyRefused = 서버가 이 패스키를 받아들이지 않았습니다. 다시 시도하거나 코드를 사용하세요.
secondStepLive-limited =
    { $n ->
       *[other] 틀린 코드가 너무 많습니다. { $n }초 후에 다시 시도하세요.
    }
secondStepLive-retry = 이제 다시 시도할 수 있습니다.
secondStepLive-offline = 서버가 응답하지 않았습니다. 연결을 확인하고 다시 시도하세요.
secondStepLive-failed = 문제가 발생했습니다({ $status }).

## tokens — page of one’s account: the form for a new API token

tokens-may = 할 수 있는 일
tokens-everything = 모든 것
tokens-create = 링크 만들기만
tokens-createRead = 링크 만들기 및 읽기
tokens-audit = 로그 읽기만
tokens-ask = 다른 사람에게 비밀 정보 요청 및 답변 열기
tokens-lasts = 유효 기간
tokens-always = 해지할 때까지
tokens-days30 = 30일
tokens-days90 = 90일
tokens-year = 1년
tokens-networks = 특정 네트워크에서만
tokens-networksLabel = 주소 또는 네트워크
tokens-networksHint = 쉼표로 구분하세요. 비워 두면 토큰이 모든 곳에서 작동합니다.

## tokensLive — limits of an API token in its line in lists; its owner and administrators

tokensLive-tokenMay = 허용: { $what }
tokensLive-tokenCreate = 만들기
tokensLive-tokenRead = 읽기
tokensLive-tokenAudit = 로그 읽기
tokensLive-tokenExpire = 삭제
tokensLive-tokenAdmin = 관리
tokensLive-tokenAsk = 비밀 정보 요청
tokensLive-tokenOpen = 답변 열기
tokensLive-tokenFrom = 다음에서만: { $networks }
tokensLive-tokenUntil = 만료: { $when }
tokensLive-tokenOver = 만료됨: { $when }
tokensLive-tokenUsedFrom = 마지막 사용: { $when }, 주소 { $address }
tokensLive-badNetworks = 192.0.2.0/24와 같은 주소나 네트워크를 최대 50개까지 입력하세요.

## oversightLive — auditors (page “Users”) and the log of a link (page “All links”); administrators

oversightLive-auditor = 감사자
oversightLive-makeAuditor = 감사자로 지정
oversightLive-makeAuditorQuestion = { $email } 사용자를 감사자로 지정하시겠습니까? 모든 사람의 로그를 볼 수 있게 되지만 비밀 정보는 볼 수 없습니다.
oversightLive-takeAuditor = 감사자 권한 제거
oversightLive-takeAuditorQuestion = { $email } 사용자의 감사자 권한을 제거하시겠습니까? 세션과 토큰이 종료됩니다.
oversightLive-log = 로그
oversightLive-logNothing = 항목이 없습니다.

## signIns — page of one’s account: section “Recent sign-ins”

signIns-title = 최근 로그인
signIns-text = 계정에 로그인했거나 로그인을 시도한 기록입니다. 알 수 없는 로그인이 있으면 비밀번호를 변경하세요.

## signInsLive — lines of “Recent sign-ins” and of the administrators’ log

signInsLive-signedIn = 로그인함
signInsLive-signInFailed = 로그인 실패
signInsLive-byPassword = 비밀번호 사용
signInsLive-byLink = 일회용 링크 사용
signInsLive-bySetup = 설정 코드 사용
signInsLive-bySignUp = 계정을 만들면서
signInsLive-byDirectory = 디렉터리 사용
signInsLive-byCompany = 회사 로그인 사용
signInsLive-byPasskey = 패스키 사용
signInsLive-secondFactor = 2단계 인증 사용
signInsLive-wrongPassword = 틀린 비밀번호
signInsLive-wrongCode = 틀린 설정 코드
signInsLive-wrongLink = 일회용 링크가 유효하지 않음
signInsLive-wrongCurrent = 틀린 현재 비밀번호
signInsLive-wrongFactor = 틀린 2단계 인증
signInsLive-wrongPasskey = 틀린 패스키
signInsLive-deviceGuesses = 알려진 기기에서 너무 많은 추측 시도
signInsLive-unanswered = 디렉터리가 응답하지 않음
signInsLive-asAdministrator = 관리자로서
signInsLive-times =
    { $n ->
       *[other] { $n }회
    }
signInsLive-noSignIns = 아직 기록된 로그인이 없습니다.

## adminLog — page “Administrators’ log”: heading and filter; administrators and auditors

adminLog-title = 관리자 로그
adminLog-lead = 누가 로그인했는지, 누가 계정, 토큰, 키, 설정을 변경했는지 보여 줍니다. 어떤 항목도 몰래 변경하거나 삭제할 수 없습니다.
adminLog-person = 이메일 주소
adminLog-personHint = 작업한 사람 또는 대상이 된 사람의 주소입니다.
adminLog-what = 활동
adminLog-everything = 모두
adminLog-show = 표시
adminLog-newer = 이후 항목
adminLog-older = 이전 항목

## adminLogLive — page “Administrators’ log”: what happened, in the lines and in the filter “What”

adminLogLive-signOut = 로그아웃함
adminLogLive-leftOut = 표시된 것보다 더 많은 실패
adminLogLive-userAdded = 계정 추가됨
adminLogLive-userRemoved = 계정 삭제됨
adminLogLive-userDisabled = 계정 사용 중지됨
adminLogLive-userEnabled = 계정 사용 재개됨
adminLogLive-madeAdministrator = 관리자로 지정됨
adminLogLive-noAdministrator = 관리자에서 해제됨
adminLogLive-madeAuditor = 감사자로 지정됨
adminLogLive-noAuditor = 감사자에서 해제됨
adminLogLive-suspended = 회사 로그인에서 정지됨
adminLogLive-admitted = 회사 로그인에서 다시 허용됨
adminLogLive-linked = 회사 로그인 연결됨
adminLogLive-unlinked = 회사 로그인 연결 해제됨
adminLogLive-vouched = 주소 보증됨
adminLogLive-joinedGroup = 그룹에 추가됨
adminLogLive-leftGroup = 그룹에서 제외됨
adminLogLive-factorAdded = 2단계 인증 수단 추가됨
adminLogLive-factorRemoved = 2단계 인증 수단 삭제됨
adminLogLive-factorsReset = 2단계 인증 수단 재설정됨
adminLogLive-codesMade = 복구 코드 생성됨
adminLogLive-invited = 초대됨
adminLogLive-accessEnded = 모든 접근 종료됨
adminLogLive-linksExpired = 계정의 링크 삭제됨
adminLogLive-withdrawn = 초대 철회됨
adminLogLive-sessionEnded = 세션 종료됨
adminLogLive-linkMade = 일회용 링크 생성됨
adminLogLive-passwordSet = 비밀번호 설정됨
adminLogLive-tokenMade = API 토큰 생성됨
adminLogLive-tokenRemoved = API 토큰 해지됨
adminLogLive-settingsChanged = 설정 변경됨
adminLogLive-rotationBegun = 마스터 키 교체 시작됨
adminLogLive-rotationEnded = 마스터 키 교체 완료됨
adminLogLive-exported = 감사 로그 내보냄
adminLogLive-backedUp = 백업 생성됨
adminLogLive-restored = 백업 복원됨
adminLogLive-byWhom = 수행: { $name }
adminLogLive-commandLine = 명령줄
adminLogLive-server = 서버
adminLogLive-bySetupCode = 설정 코드
adminLogLive-bySigningUp = 가입
adminLogLive-byOneTimeLink = 일회용 링크
adminLogLive-directory = 디렉터리
adminLogLive-companySignIn = 회사 로그인
adminLogLive-noEntries = 일치하는 항목이 없습니다.
adminLogLive-showAll = 모두 표시

## ownLogLive — log of a link or request: what happened, in the column “What”; its owner

ownLogLive-byCode = 코드로 확인됨: { $address }
ownLogLive-when = { $date }({ $relative })
ownLogLive-note = 메모
ownLogLive-logCount = { $total }개 중 { $from }~{ $to }
ownLogLive-own-creation = 만듦
ownLogLive-own-view = 열림
ownLogLive-own-failed_view = 열려고 했으나 실패
ownLogLive-own-expire = 삭제
ownLogLive-own-restored = 삭제 취소
ownLogLive-own-failed_passphrase = 틀린 암호 문구
ownLogLive-own-probable_program = 아마도 프로그램
ownLogLive-own-code_sent = 코드를 메일로 보냄
ownLogLive-own-code_queued = 코드가 메일 발송을 기다림
ownLogLive-own-code_failed = 코드를 메일로 보내지 못함
ownLogLive-own-failed_code = 틀린 코드
ownLogLive-own-owner_view = 본인이 열람
ownLogLive-own-wrong_network = 다른 네트워크에서 시도
ownLogLive-own-other_device = 다른 기기에서 시도
ownLogLive-own-alarm = 신고: “내가 열지 않았습니다”
ownLogLive-own-freeze = 본인이 일시 중지
ownLogLive-own-thaw = 본인이 재개
ownLogLive-own-changed = 본인이 변경
ownLogLive-own-hold_asked = 본인의 승인을 기다림
ownLogLive-own-hold_released = 본인이 승인
ownLogLive-own-hold_refused = 본인이 거부하고 일시 중지
ownLogLive-own-request_view = 읽음
ownLogLive-own-answer = 답변됨
ownLogLive-own-mail_returned = 메일이 되돌아옴
ownLogLive-own-creation_email_send = 메일 알림 발송 요청
ownLogLive-own-admin_view = 관리자가 열람
ownLogLive-own-imported = Password Pusher에서 이전

## seenLogLive — log of somebody else’s link: what happened; administrators and auditors

seenLogLive-seen-creation = 만듦
seenLogLive-seen-view = 열림
seenLogLive-seen-failed_view = 열려고 했으나 실패
seenLogLive-seen-expire = 삭제
seenLogLive-seen-restored = 삭제 취소
seenLogLive-seen-failed_passphrase = 틀린 암호 문구
seenLogLive-seen-probable_program = 아마도 프로그램
seenLogLive-seen-code_sent = 코드를 메일로 보냄
seenLogLive-seen-code_queued = 코드가 메일 발송을 기다림
seenLogLive-seen-code_failed = 코드를 메일로 보내지 못함
seenLogLive-seen-failed_code = 틀린 코드
seenLogLive-seen-owner_view = 소유자가 열람
seenLogLive-seen-wrong_network = 허용되지 않은 네트워크라 거부됨
seenLogLive-seen-other_device = 다른 기기라 거부됨
seenLogLive-seen-alarm = 받는 사람이 신고
seenLogLive-seen-freeze = 소유자가 일시 중지
seenLogLive-seen-thaw = 소유자가 재개
seenLogLive-seen-changed = 소유자가 변경
seenLogLive-seen-hold_asked = 소유자의 승인을 기다림
seenLogLive-seen-hold_released = 소유자가 승인
seenLogLive-seen-hold_refused = 소유자가 거부
seenLogLive-seen-request_view = 읽음
seenLogLive-seen-answer = 답변됨
seenLogLive-seen-mail_returned = 메일이 되돌아옴
seenLogLive-seen-creation_email_send = 메일 알림 발송 요청
seenLogLive-seen-admin_view = 관리자가 열람
seenLogLive-seen-imported = Password Pusher에서 이전

## eventNamesLive — page “Webhooks”: kinds of events, as check boxes and in the line of a webhook; people with an account

eventNamesLive-push-created = 링크 생성됨
eventNamesLive-push-viewed = 링크 열림
eventNamesLive-push-wrong_passphrase = 틀린 암호 문구
eventNamesLive-push-expired = 링크 만료됨
eventNamesLive-push-alarm = 받는 사람의 신고
eventNamesLive-push-hold_asked = 승인 대기 중
eventNamesLive-push-code_failed = 코드를 메일로 보내지 못함
eventNamesLive-request-answered = 요청에 답변 도착
eventNamesLive-request-closed = 요청 종료됨

## conditionWords — page “Health”, and mail to administrators: values of conditionSays; administrators

conditionWords-passphrases = 암호 문구
conditionWords-passwords = 비밀번호
conditionWords-second_factors = 2단계 인증 수단
conditionWords-passkeys = 패스키

## conditionSays — page “Health”: what is the case; administrators. conditionMend has what to do about it

conditionSays-disk_full = { $directory } 디스크의 여유 공간이 { $freeBytes }뿐입니다. { $floorBytes } 미만이면 파일을 받지 않습니다.
conditionSays-disk_low = { $directory } 디스크의 여유 공간은 { $freeBytes }이며, 링크 하나의 파일이 차지할 수 있는 크기({ $linkBytes })보다 작습니다.
conditionSays-disk_no_inodes = { $directory } 디스크에 파일을 { $files }개만 더 저장할 수 있습니다. 남은 inode가 없습니다.
conditionSays-disk_error = { $directory } 디스크에서 { $atMs }에 오류가 발생했습니다: { $reason }
conditionSays-database_damaged = 데이터베이스가 손상되었습니다. 손상된 위치는 로그에 있습니다.
conditionSays-database_trouble = 이 서버는 지금 요청을 처리할 수 없습니다: { $reason }
conditionSays-bucket_trouble = 파일을 저장하거나 열 수 없습니다: { $reason }
conditionSays-scanner_trouble = 바이러스 검사기가 파일을 판정하지 않아 모든 파일이 거부됩니다: { $reason }
conditionSays-sweep_failed = 만료된 것이 디스크에서 삭제되지 않습니다: { $reason }
conditionSays-clock_jumped = 시계가 하루 넘게 앞으로 갔습니다. 현재 표시 시각: { $nowMs }. 그 후 한 시간 동안은 아무것도 영구 삭제되지 않습니다.
conditionSays-backup_failed = 마지막 백업이 실패했습니다: { $reason }
conditionSays-backup_damaged = 마지막 백업 { $name }에 손상된 데이터가 있습니다. 손상된 곳: { $count }. { $reason }
conditionSays-backup_old = 마지막 백업 시각: { $lastMs }.
conditionSays-certificate_ended = 인증서 { $file }의 유효 기간이 끝났습니다({ $untilMs }). 클라이언트가 이 인증서를 거부합니다.
conditionSays-certificate_ends = 인증서 { $file }의 유효 기한: { $untilMs }.
conditionSays-certificate_unusable = 디스크의 인증서를 사용할 수 없습니다: { $reason } 실행 중인 서버는 이전 인증서를 계속 사용합니다.
conditionSays-certificate_not_obtained = 유효한 인증서가 없어 클라이언트가 이 서버를 거부합니다: { $reason }
conditionSays-certificate_not_renewed = 인증서를 갱신하지 못했습니다: { $reason }
conditionSays-client_secret_refused = 로그인 공급자가 oidc.client_secret을 받아들이지 않아 그쪽으로는 아무도 로그인할 수 없습니다.
conditionSays-client_secret_ends = oidc.client_secret의 클라이언트 암호는 { $untilMs }까지 유효합니다. 그 후에는 공급자를 통해 아무도 로그인할 수 없습니다.
conditionSays-token_ends = { $owner } 사용자의 API 토큰 “{ $name }”의 유효 기한은 { $untilMs }이며, 최근에 사용되었습니다.
conditionSays-administrator_new = { $user } 사용자가 { $sinceMs }에 관리자가 되었습니다. 수행: { $by }.
conditionSays-guessing = 누군가 추측을 시도하고 있습니다({ $guessed }). 한 시간 안에 { $times }회 이상의 시도가 너무 많다는 이유로 거부되었습니다.
conditionSays-codes_failed = 받는 사람의 코드를 메일로 보낼 수 없습니다: { $reason }
conditionSays-codes_wait = 발송을 기다리는 받는 사람 코드 메일: { $count }통. 받는 사람이나 보낸 사람 중 누군가가 시간당 한도에 도달했습니다. 마지막 메일은 { $untilMs }에 발송됩니다.
conditionSays-deliveries_dead =
    { $n ->
       *[other] 이벤트 { $n }개를 전달하지 못해 포기했습니다.
    }
conditionSays-deliveries_late = { $sinceMs }의 이벤트가 전달을 기다리고 있습니다.
conditionSays-nodes_differ = 노드들이 서로 다릅니다: { $reason }
conditionSays-version_ready = 새 버전의 파일 위치: { $file }.
conditionSays-disk_fine = { $directory } 디스크: { $totalBytes } 중 { $freeBytes } 사용 가능.
conditionSays-certificate_fine = 인증서 { $file }의 유효 기한: { $untilMs }.
conditionSays-backup_none = 아직 백업한 적이 없습니다.
conditionSays-backup_fine = 마지막 백업 시각: { $lastMs }.
conditionSays-backup_scheduled = 마지막 백업 { $name }의 시각은 { $lastMs }이며, 다음 백업 예정 시각은 { $nextMs }입니다.
conditionSays-node_fine = 노드 { $node }: 버전 { $version } 실행 중.

## conditionMend — page “Health”: under each sentence of conditionSays, what mends it; administrators

conditionMend-disk_full = 이 디스크의 공간을 확보하거나 디스크 용량을 늘리세요.
conditionMend-disk_low = 이 디스크의 공간을 확보하거나 디스크 용량을 늘리세요.
conditionMend-disk_no_inodes = 다른 프로그램이 이 디스크에 남긴 작은 파일을 삭제하세요.
conditionMend-disk_error = 지금 백업을 만드세요. 그런 다음 디스크와 디스크 연결을 점검하세요. 자세한 내용은 시스템 로그에 있습니다.
conditionMend-database_damaged = 백업을 복원하세요.
conditionMend-database_trouble = 데이터베이스와 그 호스트, 그리고 중간 연결을 확인하세요.
conditionMend-bucket_trouble = 버킷과 그 키, 그리고 중간 연결을 확인하세요. 노드가 공유하는 디렉터리는 마운트되어 있어야 합니다.
conditionMend-scanner_trouble = clamd를 시작하고, 이 서버의 사용자가 clamd의 소켓을 읽을 수 있게 하세요. 자세한 내용은 clamd의 로그에 있습니다.
conditionMend-sweep_failed = 만료된 것은 아무도 열 수 없습니다. 디스크와 로그를 확인하세요.
conditionMend-clock_jumped = 시계가 틀렸다면 그 한 시간 안에 바로잡으세요. 맞는다면 그대로 두세요. 오래 중지된 후나 복원한 후에도 이 알림이 나타납니다.
conditionMend-backup_failed = 원인을 제거하세요. 서버가 자동으로 다시 시도합니다.
conditionMend-backup_damaged = 디스크를 확인하고 무엇이 손상되었는지 알아보세요. 이전의 온전한 백업은 보관됩니다.
conditionMend-backup_old = 백업을 만드는 프로그램을 확인하거나 직접 백업하세요.
conditionMend-certificate_ended = 인증서와 키 파일을 교체하세요. 서버가 자동으로 다시 읽습니다.
conditionMend-certificate_ends = 인증서와 키 파일을 교체하세요. 서버가 자동으로 다시 읽습니다.
conditionMend-certificate_unusable = 인증서와 키 파일을 교체하세요.
conditionMend-certificate_not_obtained = 서버가 자동으로 다시 시도합니다. 인증 기관과 중간 연결을 확인하세요.
conditionMend-certificate_not_renewed = 사용 중인 인증서는 { $untilMs }까지 유효하며, 서버가 다시 시도합니다. 인증 기관과 중간 연결을 확인하세요.
conditionMend-client_secret_refused = 공급자에서 새 클라이언트 암호를 만들어 설정하세요.
conditionMend-client_secret_ends = 공급자에서 새 클라이언트 암호를 만들어 설정하고, oidc.client_secret_until을 그 만료 시각으로 설정하세요.
conditionMend-token_ends = 소유자가 새 토큰을 만들어 이 토큰을 쓰는 프로그램에 설정합니다.
conditionMend-administrator_new = 예상하지 못한 일이라면 권한을 회수하고 관리자 로그를 확인하세요.
conditionMend-guessing = 주소는 로그에 있습니다. 방화벽에서 차단하세요.
conditionMend-codes_failed = 메일 서버와 메일 설정을 확인하세요. 코드가 발송되지 않은 받는 사람은 다른 코드를 요청해야 합니다.
conditionMend-codes_wait = 보낸 사람이 그만큼 많은 받는 사람에게 연락해야 한다면 mail.per_hour 값을 높이세요. 누구의 코드가 기다리는지는 해당 링크의 로그에 있습니다.
conditionMend-deliveries_dead = 수신자를 고친 다음, 전달되지 않은 것을 다시 전달하거나 폐기하세요.
conditionMend-deliveries_late = 메일 서버, 웹훅 또는 수집기를 확인하세요. 어느 것이 실패하는지는 로그에 있습니다.
conditionMend-nodes_differ = 모든 노드의 버전, 설정, 시각을 똑같이 맞추세요.
conditionMend-version_ready = 확인한 다음 업그레이드하세요.
conditionMend-backup_none = 이 서버를 백업하는 다른 수단이 없다면 백업을 만드세요.

## errorPage — error pages: a heading, and a text under it (…Text); everybody

errorPage-missing = 페이지를 찾을 수 없습니다
errorPage-missingText = 이 주소에는 페이지가 없습니다.
errorPage-home = 시작 페이지로 이동
errorPage-busy = 요청이 너무 많습니다
errorPage-busyText = 현재 주소에서 너무 많은 요청을 받았습니다. 아무것도 열리지 않았습니다. 잠시 기다린 다음 이 페이지를 새로 고치세요.
errorPage-keySent = 이 링크는 더 이상 비밀이 아닙니다
errorPage-keySentText = 메일 필터와 같은 중간 프로그램이 이 링크의 #을 %23으로 바꾸어, 키가 서버로 전송되었습니다. 아무것도 열리지 않았고 열람 횟수에도 포함되지 않았지만, 키는 더 이상 비밀이 아닙니다. 보낸 사람에게 다른 방법으로 새 링크를 보내 달라고 하세요.
errorPage-upgrading = 서버를 업그레이드하고 있습니다
errorPage-upgradingText = 아무것도 열리지 않았고 아무것도 사라지지 않았습니다. 1분 후에 이 페이지를 새로 고치세요.
errorPage-unavailable = 지금은 사용할 수 없습니다
errorPage-unavailableText = 지금은 서버가 이 작업을 할 수 없습니다. 아무것도 열리지 않았고 아무것도 사라지지 않았습니다. 몇 분 후에 다시 시도하세요.
errorPage-unconfirmed = 확인되지 않음
errorPage-unconfirmedText = 이 작업이 완료되었는지 서버가 알 수 없습니다. 아무것도 표시되지 않았더라도 열람으로 계산되었을 수 있습니다. 몇 분 후에 다시 시도하고, 그때 비밀 정보가 없으면 보낸 사람에게 새 링크를 요청하세요.
errorPage-defect = 문제가 발생했습니다
errorPage-defectText = 일어나서는 안 되는 일입니다. 이 서버의 운영자에게 발생 시각을 알려 주세요. 자세한 내용은 로그에 있습니다.

## mailShared — mail to a recipient, with a link or about one

mailShared-subject = { $sender } 님이 공유한 내용이 있습니다
mailShared-lead = { $sender } 님이 { $service } 서비스를 통해 기밀 내용을 공유했습니다.
mailShared-link = 열기
mailShared-until = 링크는 { $when }까지 작동합니다.
mailShared-views =
    { $n ->
       *[other] { $n }번 열 수 있습니다.
    }
mailShared-notice = { $sender } 님에게 링크를 요청하세요. 이 메일에는 링크가 없습니다.
mailShared-stranger = { $sender } 님을 모른다면 이 메일을 무시하세요.
mailShared-unverified = { $sender } 주소가 정말 보낸 사람의 것인지는 아무도 확인하지 않았습니다. 이 메일을 직접 보냈는지 다른 방법으로 { $sender } 님에게 물어보세요. 물어볼 수 없다면 무시하세요.

## mailAsked — mail to somebody who is asked for a secret

mailAsked-subject = { $sender } 님의 요청
mailAsked-lead = { $sender } 님이 { $service } 서비스를 통해 기밀 내용을 보내 달라고 요청했습니다.
mailAsked-link = 답변하기
mailAsked-until = { $when }까지 답변할 수 있습니다. 계정은 필요 없습니다.

## mailNeeds — sentences in both of these mails: what the recipient needs

mailNeeds-name = 보낸 사람이 밝힌 이름: “{ $name }”
mailNeeds-shared = 열기 전에:
mailNeeds-asked = 답변하기 전에:
mailNeeds-from = { $when }부터 열 수 있습니다.
mailNeeds-passphrase = 암호 문구가 필요합니다. { $sender } 님이 다른 방법으로 알려 줍니다.
mailNeeds-code = 코드가 필요합니다. 페이지에서 요청하면 { $address } 주소로 메일이 전송됩니다.
mailNeeds-proof = 지정된 사람만 열 수 있습니다. 페이지에서 본인이 그중 한 사람임을 증명해야 합니다.
mailNeeds-release = { $sender } 님이 승인해야 합니다. 링크를 열고 승인될 때까지 페이지를 열어 두세요.
mailNeeds-lock = 처음 연 기기와 브라우저에서만 다시 열 수 있습니다. 필요한 곳에서 여세요.
mailNeeds-letters = 페이지에 세 글자가 표시됩니다. 프로그램이 아님을 확인할 수 있도록 그 글자를 입력하세요.

## mailOpened — mail to a sender: their link was opened

mailOpened-subject = 열림: { $name }
mailOpened-unnamed = { $date }에 만든 링크
mailOpened-lead = 링크가 열렸습니다: { $when }.
mailOpened-left =
    { $n ->
       *[other] { $n }회 더 열 수 있습니다.
    }
mailOpened-last = 마지막 열람이었습니다. 비밀 정보는 영구 삭제되었습니다.
mailOpened-link = 내 링크
mailOpened-why = 링크가 열리면 알려 달라고 설정했으므로 이 메일을 보내 드립니다.

## mailAnswered — mail to somebody who asked: their request was answered

mailAnswered-subject = 답변 도착: { $name }
mailAnswered-unnamed = { $date }에 만든 요청
mailAnswered-lead = 요청에 답변이 도착했습니다: { $when }.
mailAnswered-keep = 이 메일에는 답변이 없습니다. 로그인해서 여세요.
mailAnswered-link = 요청
mailAnswered-why = 답변이 올 때마다 메일을 받도록 설정했으므로 이 메일을 보내 드립니다.

## mailCode — mail to a recipient: the code that proves their address

mailCode-subject = { $service } 코드
mailCode-lead = 누군가 { $service } 서비스를 통해 기밀 내용을 공유했습니다. 열려면 코드를 요청한 페이지에 다음 코드를 입력하세요:
mailCode-leadNamed = { $sender } 님이 { $service } 서비스를 통해 기밀 내용을 공유했습니다. 열려면 코드를 요청한 페이지에 다음 코드를 입력하세요:
mailCode-asks = 누군가 { $service } 서비스를 통해 기밀 내용을 보내 달라고 요청했습니다. 요청을 읽고 답변하려면 코드를 요청한 페이지에 다음 코드를 입력하세요:
mailCode-asksNamed = { $sender } 님이 { $service } 서비스를 통해 기밀 내용을 보내 달라고 요청했습니다. 요청을 읽고 답변하려면 코드를 요청한 페이지에 다음 코드를 입력하세요:
mailCode-until =
    { $n ->
       *[other] 코드는 { $n }분 동안 한 번, 코드를 요청한 브라우저에서만 사용할 수 있습니다.
    }
mailCode-ignore = 코드를 요청하지 않았다면 이 메일을 무시하고, 코드를 아무에게도 알려 주지 마세요.

## mailInvited — mail to somebody who gets an account

mailInvited-subject = { $service } 계정
mailInvited-lead = { $service } 서비스에 계정이 생겼습니다: { $email }
mailInvited-link = 비밀번호 설정
mailInvited-once = 링크는 { $when }까지 한 번만 작동합니다.

## mailReset — mail to somebody who may choose a new password

mailReset-subject = { $service } 새 비밀번호를 설정하세요
mailReset-lead = { $service } 서비스의 관리자가 { $email } 계정의 새 비밀번호를 설정할 수 있게 했습니다.
mailReset-link = 비밀번호 설정
mailReset-once = 링크는 { $when }까지 한 번만 작동합니다.

## mailNotice — mail to the owner of an account: something about it was changed

mailNotice-subject = { $service } 계정
mailNotice-password = { $email } 계정의 비밀번호가 변경되었습니다: { $when }.
mailNotice-factorAdded = { $email } 계정에 2단계 인증 수단이 추가되었습니다: { $when }.
mailNotice-factorRemoved = { $email } 계정의 2단계 인증 수단이 삭제되었습니다: { $when }.
mailNotice-factorsReset = 관리자가 { $email } 계정의 2단계 인증 수단을 모두 삭제했습니다: { $when }.
mailNotice-recoveryCodes = { $email } 계정의 새 복구 코드가 생성되었습니다: { $when }. 이전 코드는 더 이상 작동하지 않습니다.
mailNotice-recoveryCode = { $email } 계정의 복구 코드가 사용되었습니다: { $when }. 이 코드는 다시 작동하지 않습니다.
mailNotice-devices = 이전에 로그인한 적이 있는 브라우저에서 { $email } 계정의 비밀번호나 코드가 너무 여러 번 틀렸습니다: { $when }. 누군가 본인의 기기 중 하나를 가지고 있을 수 있습니다.
mailNotice-from = 접속한 주소: { $address }.
mailNotice-stranger = 예상하지 못한 일이라면 { $service } 비밀번호를 변경하고 관리자에게 알리세요.

## mailConditions — mail to administrators: the state of the server

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
       *[other] { $service }: 관리자가 볼 사항 { $n }건
    }
mailConditions-link = 서버 상태
mailConditions-why = notices.mail에 주소가 지정되어 있으므로 이 메일을 보내 드립니다. 메일은 한 번 오고, 달라진 것이 없으면 7일 후에 다시 옵니다. 명령은 서버의 호스트에서 sudo와 서버의 --config를 사용해 실행하세요.

## mailTest — mail that an administrator sends to try the mail server

mailTest-subject = { $service } 테스트
mailTest-lead = { $service }에서 보낸 메일이 정상적으로 도착했습니다.
mailTest-link = { $service }

## opener — a page in a file of one’s own that opens sealed links without trusting the server; recipients who know computers

opener-title = 봉인된 링크 열기
opener-lead = 이 페이지는 본인의 기기에 저장된 파일입니다. 종단간 봉인된 링크를 열며, 어떤 서버도 이 페이지를 변경할 수 없습니다. 링크의 서버에는 봉인된 비밀 정보만 요청하고 다른 것은 요청하지 않습니다.
opener-link = # 뒷부분까지 포함한 링크
opener-passphraseHint = 보낸 사람이 알려 준 경우에만 입력하세요.
opener-open = 열기
opener-notLink = 비밀 정보의 링크가 아닙니다. https://부터 끝까지 링크 전체를 복사하세요.
opener-unreachable = 이 페이지가 읽을 수 있는 응답이 없습니다. 서버에 연결할 수 없거나, 서버가 자체 페이지에서만 이 링크를 열도록 합니다. 후자라면 비밀 정보가 봉인되지 않았거나 특정 네트워크로 제한되어 있기 때문일 수 있습니다. 아무것도 열리지 않았습니다.
opener-incomplete = 응답이 온전히 도착하지 않았습니다. 열람 1회로 계산되었을 수 있습니다.
opener-notSealed = 서버가 보낸 것은 봉인되어 있지 않으므로 보낸 사람이 이 링크를 위해 봉인한 것이 아닙니다. 내용은 전혀 표시하지 않습니다.
opener-wrong = 암호 문구가 틀렸거나 없습니다. 열람 횟수에는 포함되지 않았습니다.
opener-refused = 지금은 서버가 이 비밀 정보를 내주지 않습니다. 열람 횟수에는 포함되지 않았습니다.
opener-held = 보낸 사람이 승인해야 합니다. 다음 단어를 알려 주세요: { $words }
opener-heldWordless = 보낸 사람이 승인해야 합니다.
opener-otherPassphrase = 이 암호 문구로는 열리지 않습니다. 다시 시도하세요. 봉인된 비밀 정보가 이미 여기에 있으므로 열람 횟수가 더 늘지 않습니다. 보낸 사람이 암호 문구를 알려 주지 않았다면 입력란을 비워 두세요.
opener-go = { $host }의 주소 열기
opener-saved = 저장됨

## languages — the page on which readers choose their language, and the recipient's language in a form

languages-title = 언어 선택
languages-search = 언어 찾기
languages-searchHint = 그 언어로 쓴 이름, 영어 이름 또는 pt-BR과 같은 코드를 입력하세요.
languages-find = 검색
languages-none = 일치하는 언어가 없습니다.
languages-all = 모든 언어
languages-browser = 내 브라우저의 언어
languages-back = 페이지로 돌아가기
languages-counts = 다른 언어의 글은 번역입니다. 영어와 다를 때는 영어가 기준입니다. 잘못된 낱말을 발견하면 이 서버의 운영자에게 알려 주세요.
languages-recipient = 받는 사람의 언어
languages-recipientHint = 링크 페이지와 관련 메일에 적용됩니다. 언어를 직접 선택한 받는 사람에게는 그 언어가 유지됩니다.
languages-recipientOwn = 받는 사람의 브라우저에 따름
languages-answerer = 답변하는 사람의 언어
languages-answererHint = 요청 페이지에 적용됩니다. 언어를 직접 선택한 사람에게는 그 언어가 유지됩니다.

## languagesLive — the same, in scripts

languagesLive-found =
    { $n ->
       *[other] 언어 { $n }개
    }
languagesLive-recipientLanguage = 받는 사람의 언어
