### Thai

## layout

layout-skip = ข้ามไปยังเนื้อหา
layout-navigation = หลัก
layout-create = สร้างใหม่
layout-pushes = ลิงก์ของฉัน
layout-admin = ผู้ดูแล
layout-account = บัญชี
layout-signIn = ลงชื่อเข้าใช้
layout-languages = ภาษา
layout-light = สว่าง
layout-dark = มืด
layout-auto = อัตโนมัติ
layout-api = API
layout-about = เกี่ยวกับ
layout-aboutLine = วิธีการทำงานและผู้ให้บริการ
layout-noScript = หน้านี้ต้องใช้ JavaScript สคริปต์ของหน้านี้ติดต่อกับเซิร์ฟเวอร์นี้เท่านั้น
layout-otherWays = คุณใช้ API หรือบรรทัดคำสั่งแทนได้
layout-waiting = หน้านี้ยังโหลดไม่เสร็จ หากไม่มีอะไรเปลี่ยนแปลง ให้โหลดซ้ำ
layout-plain = การเชื่อมต่อนี้ไม่ได้เข้ารหัส คนอื่นในเครือข่ายอ่านสิ่งที่คุณส่งและเปิดที่นี่ได้ ใช้ที่อยู่ https:// หากมี
layout-notSealed = หยุดก่อน สิ่งนี้ไม่ได้ปิดผนึก
layout-notSealedText = ผู้ส่งปิดผนึกข้อมูลลับนี้ไว้ แต่สิ่งที่เซิร์ฟเวอร์ส่งมาไม่ได้ปิดผนึก จึงไม่แสดงส่วนใดเลย โปรดติดต่อผู้ส่ง เช่น ทางโทรศัพท์

## create

create-title = แชร์ข้อมูลลับ
create-tagline = ส่งรหัสผ่านหรือไฟล์ด้วยลิงก์ที่มีวันหมดอายุ
create-kinds = สิ่งที่จะแชร์
create-text = ข้อความ
create-files = ไฟล์
create-url = ลิงก์
create-qr = โค้ด QR
create-textLabel = ข้อมูลลับของคุณ
create-shared = แชร์มาจากแอปอื่น โปรดตรวจสอบก่อนส่ง
create-textPlaceholder = รหัสผ่าน คีย์ โน้ต …
create-urlLabel = ที่อยู่เว็บ
create-urlHint = ผู้รับจะเห็นที่อยู่ก่อน และต้องยืนยันก่อนออกจากหน้านี้
create-qrLabel = ข้อความที่จะแสดงเป็นโค้ด QR
create-qrHint = ผู้รับจะเห็นเป็นโค้ด QR สำหรับสแกน
create-message = ข้อความถึงผู้รับ (ไม่บังคับ)
create-filesSignIn = ลงชื่อเข้าใช้เพื่อแชร์ไฟล์
create-hide = ซ่อนขณะพิมพ์
create-generator = สร้างรหัสผ่าน
create-style = รูปแบบ
create-styleCharacters = อักขระ
create-styleWords = คำ
create-stylePin = PIN
create-pinHint = เพียงพอสำหรับใช้เป็นวลีรหัสผ่าน เพราะเซิร์ฟเวอร์นี้จำกัดจำนวนครั้งที่ลองได้ แต่ไม่รัดกุมพอที่จะใช้เป็นตัวข้อมูลลับ
create-length = ความยาว
create-digits = ตัวเลข
create-symbols = สัญลักษณ์
create-capitals = ตัวพิมพ์ใหญ่
create-generated = คำแนะนำ
create-again = คำแนะนำใหม่
create-use = ใช้รหัสผ่านนี้
create-lifetime = หมดอายุหลังจาก
create-views = จำนวนครั้งที่เปิดดู
create-passphrase = วลีรหัสผ่าน (ไม่บังคับ)
create-passphraseRequired = วลีรหัสผ่าน (จำเป็น)
create-passphraseLength =
    { $n ->
       *[other] อย่างน้อย { $n } อักขระ
    }
create-passphraseHint = ส่งวลีรหัสผ่านแยกต่างหาก เช่น ทางโทรศัพท์
create-suggest = แนะนำ
create-add = เพิ่มตัวเลือก …
create-covered = ปิดบังไว้จนกว่าจะแตะ
create-coveredHint = กันไม่ให้ใครแอบอ่านจากด้านหลังขณะผู้รับเปิด
create-deletable = ผู้รับลบข้อมูลลับได้
create-notifyMe = แจ้งฉันเมื่อมีการเปิด
create-notifyByMail = คุณจะได้รับอีเมล และเห็นเครื่องหมายใน “ลิงก์ของฉัน”
create-notifyInList = คุณจะเห็นเครื่องหมายใน “ลิงก์ของฉัน”
create-name = ชื่อ (คุณเท่านั้นที่เห็น)
create-note = หมายเหตุ (คุณเท่านั้นที่เห็น)
create-sign = ลงชื่อของคุณ
create-senderName = ชื่อของคุณ
create-senderMessage = ข้อความถึงผู้รับ
create-senderMessageHint = แสดงก่อนเปิดข้อมูลลับ ให้ทุกคนที่มีลิงก์เห็น อย่าเขียนสิ่งที่เป็นความลับที่นี่
create-senderEmail = แสดงที่อยู่อีเมลของบัญชีคุณ: { $email }
create-sealed = เข้ารหัสจากต้นทางถึงปลายทาง
create-sealedHint = ไม่มีใครอ่านได้นอกจากผู้รับ แม้แต่เซิร์ฟเวอร์นี้ก็อ่านไม่ได้
create-sealedName = ตั้งชื่อไว้สำหรับรายการของคุณ เพราะชื่อไฟล์ก็ได้รับการปกป้องด้วย แต่ชื่อ หมายเหตุ และลายเซ็นไม่ได้รับการปกป้อง
create-sealedRequired = เซิร์ฟเวอร์นี้ไม่ยอมรับแบบอื่น
create-groupLimits = คุณอยู่ภายใต้ขีดจำกัดของกลุ่มของคุณ: { $groups }
create-shownOnce = คัดลอกลิงก์ตอนนี้ เพราะจะแสดงอีกไม่ได้
create-remembered = อุปกรณ์นี้จำตัวเลือกของคุณไว้
create-reset = รีเซ็ตเป็นค่าเริ่มต้น
create-submit = สร้างลิงก์
create-ready = ลิงก์ของคุณพร้อมแล้ว
create-passphraseNext = ขั้นต่อไป ส่งวลีรหัสผ่านทางช่องทางอื่น
create-passphraseReminder = ลิงก์เปิดได้ด้วยวลีรหัสผ่านนี้เท่านั้น บอกผู้รับ เช่น ทางโทรศัพท์ วลีนี้จะไม่แสดงอีก
create-copyPassphrase = คัดลอกวลีรหัสผ่าน
create-end = ลบเลย
create-another = แชร์อีกรายการ

## createClosed

createClosed-title = ลงชื่อเข้าใช้เพื่อแชร์ข้อมูลลับ
createClosed-text = จากเครือข่ายของคุณ เฉพาะผู้ที่มีบัญชีเท่านั้นที่สร้างลิงก์ได้
createClosed-hint = หากคุณได้รับลิงก์มา ลิงก์นั้นเปิดจากที่นี่ได้ตามปกติ
createClosed-nothingTitle = คุณแชร์อะไรที่นี่ไม่ได้
createClosed-nothing = ขีดจำกัดของกลุ่มของคุณ ({ $groups }) ไม่อนุญาตข้อมูลลับชนิดใดเลย โปรดสอบถามผู้ดูแลระบบของเซิร์ฟเวอร์นี้

## createLive

createLive-bytes = { $used } จาก { $limit }
createLive-characters = { $used } จาก { $limit } อักขระ
createLive-bits =
    { $n ->
       *[other] ประมาณ { $n } บิต
    }
createLive-termViews =
    { $n ->
       *[other] เปิดดู { $n } ครั้ง
    }
createLive-termUntil = จนถึง { $date }
createLive-noPassphrase = ไม่มีวลีรหัสผ่าน
createLive-withPassphrase = มีวลีรหัสผ่าน
createLive-needsPassphrase = ต้องมีวลีรหัสผ่าน
createLive-passphraseMissing = ป้อนวลีรหัสผ่าน เพราะเซิร์ฟเวอร์นี้กำหนดให้มี
createLive-passphraseShort =
    { $n ->
       *[other] วลีรหัสผ่านนี้สั้นเกินไป ต้องมีอย่างน้อย { $n } อักขระ
    }
createLive-signed = ลงชื่อแล้ว: { $by }
createLive-blank = ป้อนข้อมูลลับก่อน
createLive-tooLong = ยาวเกินไป สูงสุด { $limit }
createLive-tooManyCharacters =
    { $n ->
       *[other] ยาวเกินไป สูงสุด { $n } อักขระ
    }
createLive-badUrl = ป้อนที่อยู่เว็บ เช่น https://example.org
createLive-unsealed = เบราว์เซอร์ของคุณปิดผนึกสิ่งนี้ไม่ได้ ไม่มีการส่งข้อมูลใดๆ
createLive-opens =
    { $n ->
       *[other] เปิดได้ { $n } ครั้ง จนถึง { $date } ({ $relative })
    }
createLive-endedTitle = ลบข้อมูลลับแล้ว
createLive-ended = เนื้อหาถูกลบถาวรแล้ว ไม่มีใครเปิดได้อีก รวมถึงคุณด้วย
createLive-goneTitle = ลิงก์หมดอายุแล้ว
createLive-gone = ไม่มีใครเปิดได้อีก เนื้อหาถูกลบถาวรแล้ว
createLive-linkUnsaved = คุณยังไม่ได้คัดลอกลิงก์ และหน้านี้เป็นหน้าเดียวที่แสดงลิงก์ ต้องการออกจากหน้านี้หรือไม่
createLive-passphraseUnsaved = คุณยังไม่ได้คัดลอกวลีรหัสผ่าน และหน้านี้เป็นหน้าเดียวที่แสดงวลี ต้องการออกจากหน้านี้หรือไม่
createLive-leaveIt = ออก
createLive-offline = เซิร์ฟเวอร์ไม่ตอบสนอง ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง
createLive-rateLimited =
    { $n ->
       *[other] มีคำขอถึงเซิร์ฟเวอร์มากเกินไป ลองอีกครั้งใน { $n } วินาที
    }
createLive-tryAgain = ตอนนี้คุณลองอีกครั้งได้แล้ว
createLive-tooLarge = ขนาดใหญ่เกินกว่าที่เซิร์ฟเวอร์รับได้
createLive-signInFirst = ลงชื่อเข้าใช้ก่อน
createLive-unavailable = เซิร์ฟเวอร์ไม่พร้อมใช้งานในขณะนี้ สิ่งที่คุณพิมพ์ยังอยู่ที่นี่ ลองอีกครั้งในอีกสักครู่
createLive-noSpace = เซิร์ฟเวอร์ไม่มีพื้นที่เหลือ ไม่มีการจัดเก็บข้อมูลใดๆ
createLive-failed = เกิดข้อผิดพลาด ({ $status }) ไม่มีการจัดเก็บข้อมูลใดๆ
createLive-refused = เซิร์ฟเวอร์ไม่ยอมรับค่านี้
createLive-tooMany =
    { $n ->
       *[other] สูงสุด { $n } รายการ
    }
createLive-outOfRange = ป้อนตัวเลขตั้งแต่ { $min } ถึง { $max }

## resultLive

resultLive-notOpened = ยังไม่มีการเปิด
resultLive-openedTimes =
    { $n ->
       *[other] เปิดแล้ว { $n } ครั้ง ล่าสุดเมื่อ { $date }
    }

## fileBox

fileBox-files = ไฟล์
fileBox-dropHere = วางไฟล์หรือโฟลเดอร์ที่นี่
fileBox-chooseFiles = เลือกไฟล์
fileBox-chooseFolder = เลือกโฟลเดอร์
fileBox-cancel = ยกเลิก

## filesLive

filesLive-fileLimits =
    { $n ->
       *[other] สูงสุด { $n } ไฟล์ ไฟล์ละ { $file } รวมไม่เกิน { $push }
    }
filesLive-tooManyFiles =
    { $n ->
       *[other] ลิงก์หนึ่งใส่ได้สูงสุด { $n } ไฟล์
    }
filesLive-fileTooLarge = “{ $name }” มีขนาดใหญ่กว่า { $limit }
filesLive-filesTooLarge = ไฟล์ทั้งหมดรวมกันมีขนาดใหญ่กว่า { $limit }
filesLive-noFiles = เลือกอย่างน้อยหนึ่งไฟล์
filesLive-packing = กำลังบีบอัด “{ $name }” อยู่
filesLive-remove = นำ { $name } ออก
filesLive-uploading = { $percent } · { $speed }/วินาที
filesLive-lost = การเชื่อมต่อขาดหาย จะดำเนินการต่อเอง
filesLive-uploaded = ส่งแล้ว เซิร์ฟเวอร์กำลังจัดเก็บ …
filesLive-sealing = กำลังปิดผนึกในเบราว์เซอร์ของคุณ: { $percent }
filesLive-unreadable = มีไฟล์หนึ่งที่เบราว์เซอร์ของคุณอ่านไม่ได้แล้ว ไม่มีการส่งข้อมูลใดๆ เลือกไฟล์อีกครั้ง
filesLive-cancelled = ยกเลิกแล้ว ไม่มีการจัดเก็บข้อมูลใดๆ

## reveal

reveal-title = ข้อมูลลับสำหรับคุณ
reveal-intro = มีคนแชร์สิ่งที่เป็นความลับกับคุณ
reveal-ownTitle = ข้อมูลลับของคุณเอง
reveal-ownIntro = คุณเป็นผู้แชร์สิ่งนี้เอง ผู้รับของคุณเปิดสิ่งนี้ที่หน้านี้
reveal-ownPage = ไปที่ลิงก์ โค้ด QR และบันทึกกิจกรรม
reveal-passphrase = วลีรหัสผ่าน
reveal-passphraseHint = ผู้ส่งจะให้วลีนี้แก่คุณ แยกต่างหากจากลิงก์นี้
reveal-unlock = ปลดล็อก
reveal-open = แสดงข้อมูลลับ
reveal-counts = การเปิดนับเป็นการเปิดดู 1 ครั้ง
reveal-how = วิธีการทำงาน
reveal-sealed = ข้อมูลลับนี้เข้ารหัสจากต้นทางถึงปลายทาง เฉพาะเบราว์เซอร์ของคุณเท่านั้นที่เปิดได้ และเซิร์ฟเวอร์นี้อ่านไม่ได้
reveal-sealedNoScript = ลิงก์นี้เปิดได้ด้วย JavaScript หรือคำสั่ง “secretpush open” เท่านั้น
reveal-largeText = มีไฟล์หนึ่งใหญ่กว่า 256 MiB และเบราว์เซอร์นี้บันทึกไฟล์ที่ปิดผนึกขนาดนั้นไม่ได้ ไม่มีการนับการเปิดดู เปิดลิงก์บนคอมพิวเตอร์ใน Chrome หรือ Edge ผ่าน https:// หรือด้วยคำสั่งนี้:
reveal-copyCommand = คัดลอกคำสั่ง
reveal-secret = ข้อมูลลับ
reveal-show = แสดง
reveal-onPaper = ข้อมูลลับถูกปิดบังอยู่ เลือก “แสดง” ในหน้านี้ แล้วพิมพ์อีกครั้ง
reveal-hide = ซ่อน
reveal-copy = คัดลอก
reveal-save = บันทึกเป็นไฟล์
reveal-print = พิมพ์
reveal-files = ไฟล์
reveal-download = ดาวน์โหลด
reveal-downloadAll = ดาวน์โหลดทั้งหมดเป็น ZIP
reveal-address = ผู้ส่งต้องการให้คุณเปิดที่อยู่นี้:
reveal-go = เปิดที่อยู่ …
reveal-goTitle = ออกจากหน้านี้หรือไม่
reveal-goText = คุณกำลังจะเปิดที่อยู่บน:
reveal-goYes = เปิด
reveal-goTo = เปิดที่อยู่บน { $host }
reveal-qr = สแกนโค้ดนี้
reveal-qrText = ข้อความในโค้ด
reveal-remove = ลบเลย
reveal-removeText = จะไม่มีใครเปิดลิงก์นี้ได้อีก รวมถึงคุณด้วย
reveal-removeYes = ลบ
reveal-cancel = ยกเลิก
reveal-deletedTitle = ลบแล้ว
reveal-deletedText = ไม่มีใครเปิดลิงก์นี้ได้อีก และหน้านี้ไม่มีข้อมูลลับเหลืออยู่แล้ว
reveal-undo = เลิกทำ
reveal-openAgain = กลับไปที่ลิงก์
reveal-gone = ไม่มีอะไรที่นี่แล้ว
reveal-goneText = ลิงก์นี้หมดอายุ ถูกลบ หรือไม่เคยมีอยู่
reveal-openedHere = คุณเปิดลิงก์นี้บนอุปกรณ์นี้เมื่อ { $date } ({ $relative }) หลังจากนั้นลิงก์หมดอายุหรือถูกลบไปแล้ว
reveal-goneHint = ขอลิงก์ใหม่จากผู้ส่ง
reveal-goneCreate = แชร์ข้อมูลลับของคุณเอง
reveal-letters = พิมพ์ตัวอักษรสามตัวนี้
reveal-lettersNeeded = พิมพ์ตัวอักษรสามตัว แล้วกดปุ่มอีกครั้ง ไม่มีสิ่งใดถูกเปิด
reveal-lettersOther = ตัวอักษรไม่ตรง พิมพ์สามตัวนี้ แล้วกดปุ่มอีกครั้ง ไม่มีสิ่งใดถูกเปิด
reveal-wrong = วลีรหัสผ่านไม่ถูกต้อง
reveal-limited = ป้อนวลีรหัสผ่านผิดหลายครั้งเกินไป รอหนึ่งนาทีแล้วลองอีกครั้ง
reveal-refused = ผู้ส่งปฏิเสธไม่ให้คุณเปิดสิ่งนี้
reveal-waitOver = การรอของคุณสิ้นสุดแล้ว เปิดอีกครั้งเพื่อขออนุญาตใหม่
reveal-crowded = มีคนรอเปิดสิ่งนี้มากเกินไป ลองอีกครั้งในหนึ่งนาที
reveal-scanner = เบราว์เซอร์นี้แจ้งว่าเป็นโปรแกรมตรวจลิงก์ จึงไม่มีสิ่งใดถูกเปิด เปิดลิงก์ในเบราว์เซอร์อื่น
reveal-again = การโหลดหน้านี้ซ้ำไม่ทำให้ข้อมูลลับเปิดอีกครั้ง กดปุ่มเพื่อเปิดอีกครั้ง
reveal-failed = เกิดข้อผิดพลาดที่เซิร์ฟเวอร์ ลองอีกครั้งในอีกสักครู่

## senderNote

senderNote-label = จากผู้ส่ง
senderNote-shares = { $name } แชร์บางอย่างกับคุณ
senderNote-writes = { $name } เขียนว่า:
senderNote-unnamedWrites = ผู้ส่งเขียนว่า:
senderNote-account = ส่งจากบัญชี { $email } บนเซิร์ฟเวอร์นี้
senderNote-anyAccount = ส่งจากบัญชี { $email } ใครก็สร้างบัญชีที่นี่ได้ ที่อยู่นี้จึงไม่ได้ผ่านการยืนยัน
senderNote-unverifiedAccount = ส่งจากบัญชี { $email } ยังไม่มีใครยืนยันที่อยู่นี้
senderNote-ownWords = ชื่อและข้อความเป็นสิ่งที่ผู้ส่งเขียนเอง
senderNote-unverified = ชื่อและข้อความเป็นสิ่งที่ผู้ส่งเขียนเอง เซิร์ฟเวอร์นี้ไม่ทราบว่าชื่อถูกต้องหรือไม่

## undoPlain

undoPlain-seconds =
    { $n ->
       *[other] คุณเลิกทำได้ภายใน { $n } วินาที
    }

## undoLive

undoLive-deleted = ลบแล้ว ไม่มีใครเปิดได้
undoLive-undo = เลิกทำ ({ $seconds })
undoLive-undone = ยกเลิกการลบแล้ว
undoLive-tooLate = เลิกทำการลบไม่ได้ เพราะข้อมูลลับถูกลบถาวรแล้ว

## revealLive

revealLive-viewsLeft =
    { $n ->
       *[other] เปิดได้อีก { $n } ครั้ง จนถึง { $date } ({ $relative })
    }
revealLive-lastView = นี่เป็นการเปิดดูครั้งสุดท้าย ข้อมูลลับถูกลบถาวรจากเซิร์ฟเวอร์แล้ว เก็บสิ่งที่คุณต้องใช้ไว้ตอนนี้
revealLive-lastViewFiles = นี่เป็นการเปิดดูครั้งสุดท้าย ดาวน์โหลดสิ่งที่คุณต้องใช้ตอนนี้ เพราะลิงก์ดาวน์โหลดใช้ได้เพียงช่วงสั้นๆ เท่านั้น
revealLive-ownView = การเปิดดูของคุณเองไม่ถูกนับ
revealLive-shown = แสดงข้อมูลลับอยู่
revealLive-covered = ปิดบังข้อมูลลับอยู่
revealLive-copied = คัดลอกแล้ว
revealLive-copyFailed = คัดลอกไม่สำเร็จ เลือกข้อความแล้วคัดลอกเอง
revealLive-wrong = วลีรหัสผ่านไม่ถูกต้อง
revealLive-limited =
    { $n ->
       *[other] ป้อนวลีรหัสผ่านผิดหลายครั้งเกินไป ลองอีกครั้งใน { $n } วินาที
    }
revealLive-busy =
    { $n ->
       *[other] มีคำขอถึงเซิร์ฟเวอร์มากเกินไป ลองอีกครั้งใน { $n } วินาที
    }
revealLive-again = ตอนนี้คุณลองอีกครั้งได้แล้ว
revealLive-unconnected = คุณออฟไลน์อยู่ ไม่มีสิ่งใดถูกเปิด
revealLive-offline = คำตอบของเซิร์ฟเวอร์มาไม่ครบ อาจนับเป็นการเปิดดูไปแล้ว
revealLive-failed = เกิดข้อผิดพลาดที่เซิร์ฟเวอร์ ลองอีกครั้งในอีกสักครู่
revealLive-downloaded = ดาวน์โหลดแล้ว
revealLive-downloadedOf = ดาวน์โหลดแล้ว { $done } จาก { $total } ไฟล์
revealLive-preview = แสดงตัวอย่าง
revealLive-previewOf = ตัวอย่างของ { $name }
revealLive-previewFailed = แสดงรูปภาพนี้ที่นี่ไม่ได้ ให้ดาวน์โหลดแทน
revealLive-downloadFailed = การดาวน์โหลดหยุดลง ลิงก์อาจหมดอายุแล้ว
revealLive-deleteFailed = ลบข้อมูลลับไม่สำเร็จ
revealLive-noAddress = นี่ไม่ใช่ที่อยู่เว็บ จึงแสดงเป็นข้อความธรรมดา
revealLive-fileName = secret.txt
revealLive-see = แสดง

## sealedLive

sealedLive-linkCut = ลิงก์นี้ไม่สมบูรณ์ ส่วนที่อยู่หลัง # ขาดหายไป ขอลิงก์ฉบับเต็มจากผู้ส่ง ไม่มีสิ่งใดถูกเปิด และไม่มีการนับการเปิดดู
sealedLive-linkAltered = ลิงก์นี้ถูกตัดหรือถูกเปลี่ยนระหว่างทาง ส่วนที่อยู่หลัง # ไม่ถูกต้อง ขอลิงก์ฉบับเต็มจากผู้ส่ง ไม่มีสิ่งใดถูกเปิด และไม่มีการนับการเปิดดู
sealedLive-moduleMissing = ส่วนของหน้านี้ที่ใช้เปิดข้อมูลลับที่ปิดผนึกยังมาไม่ถึง ตรวจสอบการเชื่อมต่อแล้วโหลดหน้านี้ซ้ำ ไม่มีสิ่งใดถูกเปิด และไม่มีการนับการเปิดดู
sealedLive-sealBroken = เนื้อหาที่ปิดผนึกเสียหายหรือถูกเปลี่ยน จึงไม่แสดงส่วนใดเลย ขอให้ผู้ส่งส่งใหม่อีกครั้ง
sealedLive-sealShort = ส่วนท้ายของเนื้อหาที่ปิดผนึกขาดหายไป จึงไม่แสดงส่วนใดเลย ขอให้ผู้ส่งส่งใหม่อีกครั้ง
sealedLive-sealOther = เนื้อหาที่ปิดผนึกไม่ตรงกับลิงก์นี้ หรือปิดผนึกด้วยวิธีที่หน้านี้เปิดไม่ได้ ขอให้ผู้ส่งส่งใหม่อีกครั้ง
sealedLive-fileWhole = ครบถ้วน: ตรวจสอบ “{ $name }” จนถึงไบต์สุดท้ายแล้ว
sealedLive-fileBroken = “{ $name }” เสียหายหรือถูกเปลี่ยน ไม่มีการบันทึกส่วนใดของไฟล์
sealedLive-fileShort = ส่วนท้ายของ “{ $name }” ขาดหายไป ไม่มีการบันทึกส่วนใดของไฟล์
sealedLive-fileTooLarge = “{ $name }” มีขนาดใหญ่เกินไปสำหรับเบราว์เซอร์นี้ เปิดลิงก์บนคอมพิวเตอร์ใน Chrome หรือ Edge ผ่าน https:// หรือด้วยคำสั่ง “secretpush open”

## newRequest

newRequest-sealed = คุณเท่านั้นที่อ่านคำตอบได้
newRequest-sealedHint = แม้แต่เซิร์ฟเวอร์นี้ก็อ่านไม่ได้
newRequest-sealedRequired = เซิร์ฟเวอร์นี้ไม่ยอมรับแบบอื่น
newRequest-collectTitle = คีย์ของคุณสำหรับเปิดคำตอบ
newRequest-collectText = คุณต้องใช้คีย์นี้เพื่ออ่านคำตอบ และจะแสดงอีกไม่ได้ ให้ดาวน์โหลดไฟล์กู้คืนไว้ และอย่าส่งให้ใคร
newRequest-copyCollect = คัดลอกคีย์
newRequest-recovery = ดาวน์โหลดไฟล์กู้คืน
newRequest-showKey = แสดงคีย์เป็นลิงก์
newRequest-title = ขอข้อมูลลับ
newRequest-lead = ใครก็ตามที่ได้รับลิงก์จะส่งข้อมูลลับให้คุณได้ โดยไม่ต้องมีบัญชี
newRequest-link = ขอข้อมูลลับจากคนอื่น
newRequest-what = คุณต้องการอะไร
newRequest-whatHint = ทุกคนที่มีลิงก์อ่านข้อความนี้ได้ อย่าเขียนสิ่งที่เป็นความลับที่นี่
newRequest-takesFiles = ผู้ตอบส่งไฟล์ได้
newRequest-showsEmail = แสดงที่อยู่อีเมลของบัญชีคุณให้ผู้ตอบเห็น: { $email }
newRequest-notifyMe = ส่งอีเมลถึงฉันเมื่อมีคำตอบแต่ละรายการ
newRequest-name = ชื่อ (คุณเท่านั้นที่เห็น)
newRequest-note = หมายเหตุ (คุณเท่านั้นที่เห็น)
newRequest-files = ไฟล์สำหรับผู้ตอบ (ไม่บังคับ)
newRequest-filesHint = เช่น แบบฟอร์มสำหรับกรอก ทุกคนที่มีลิงก์ดาวน์โหลดได้
newRequest-until = เปิดรับเป็นเวลา
newRequest-answers = จำนวนคำตอบที่รับ
newRequest-passphrase = วลีรหัสผ่าน (ไม่บังคับ)
newRequest-passphraseHint = ต้องใช้เพื่ออ่านคำขอและเพื่อตอบ บอกผู้ตอบ เช่น ทางโทรศัพท์
newRequest-more = ตัวเลือกเพิ่มเติม
newRequest-submit = สร้างลิงก์
newRequest-ready = ลิงก์ของคุณพร้อมแล้ว
newRequest-page = เปิดหน้าของคำขอนี้
newRequest-passphraseNext = ขั้นต่อไป ส่งวลีรหัสผ่านทางช่องทางอื่น
newRequest-passphraseReminder = คำขอเปิดได้ด้วยวลีรหัสผ่านนี้เท่านั้น วลีนี้จะไม่แสดงอีก
newRequest-copyPassphrase = คัดลอกวลีรหัสผ่าน
newRequest-another = ขออย่างอื่นอีก

## newRequestLive

newRequestLive-blankRequest = ระบุสิ่งที่คุณต้องการ
newRequestLive-longRequest = ยาวเกินไป สูงสุด { $limit }
newRequestLive-longNote = หมายเหตุของคุณยาวเกินไป สูงสุด { $limit }
newRequestLive-answersRange = ป้อนตัวเลขตั้งแต่ { $min } ถึง { $max }
newRequestLive-leadNamed = เฉพาะคนที่คุณระบุเท่านั้นที่ส่งข้อมูลลับให้คุณได้
newRequestLive-hintNamed = เฉพาะคนที่คุณระบุเท่านั้นที่อ่านข้อความนี้ได้
newRequestLive-termAnswers =
    { $n ->
       *[other] { $n } คำตอบ
    }
newRequestLive-noPassphrase = ไม่มีวลีรหัสผ่าน
newRequestLive-withPassphrase = มีวลีรหัสผ่าน
newRequestLive-takes =
    { $n ->
       *[other] ตอบได้ { $n } ครั้ง จนถึง { $date } ({ $relative })
    }
newRequestLive-full = คุณมีคำขอที่เปิดอยู่มากเกินไป ปิดคำขอหนึ่งก่อน
newRequestLive-tooLarge = ขนาดใหญ่เกินกว่าที่เซิร์ฟเวอร์รับได้
newRequestLive-unavailable = เซิร์ฟเวอร์ไม่พร้อมใช้งานในขณะนี้ สิ่งที่คุณพิมพ์ยังอยู่ที่นี่ ลองอีกครั้งในอีกสักครู่
newRequestLive-noSpace = เซิร์ฟเวอร์ไม่มีพื้นที่เหลือ ไม่มีการจัดเก็บข้อมูลใดๆ
newRequestLive-limited =
    { $n ->
       *[other] มีคำขอถึงเซิร์ฟเวอร์มากเกินไป ลองอีกครั้งใน { $n } วินาที
    }
newRequestLive-retry = ตอนนี้คุณลองอีกครั้งได้แล้ว
newRequestLive-noAnswer = เซิร์ฟเวอร์ไม่ตอบสนอง ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง
newRequestLive-problem = เกิดข้อผิดพลาด ({ $status }) ไม่มีการจัดเก็บข้อมูลใดๆ
newRequestLive-refused = เซิร์ฟเวอร์ไม่ยอมรับค่าใดค่าหนึ่งในนี้

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
       *[other] โปรดส่งสิ่งที่เป็นความลับให้ฉันผ่านลิงก์นี้ ตอบได้ { $n } ครั้ง จนถึง { $date } คุณไม่ต้องมีบัญชี:
    }
requestShareLive-requestSubject = คำขอถึงคุณ
requestShareLive-requestTerms =
    { $n ->
       *[other] ตอบได้ { $n } ครั้ง จนถึง { $date }
    }

## requestLetter

requestLetter-to = ถึง
requestLetter-from = จาก
requestLetter-title = มีคนขอสิ่งที่เป็นความลับจากคุณ
requestLetter-intro = คุณส่งได้จากโทรศัพท์หรือคอมพิวเตอร์เครื่องใดก็ได้ โดยไม่ต้องมีบัญชี
requestLetter-scan = สแกนโค้ดด้วยกล้องโทรศัพท์ของคุณ หรือพิมพ์ที่อยู่ลงในเบราว์เซอร์ให้ตรงตามที่พิมพ์ไว้ที่นี่ทุกตัว ตัวพิมพ์ใหญ่และตัวพิมพ์เล็กถือว่าต่างกัน
requestLetter-press = กดปุ่มในหน้าเว็บที่เปิดขึ้น แล้วส่งสิ่งที่ขอ
requestLetter-passphrase = ป้อนวลีรหัสผ่านแล้วกดปุ่ม ผู้ขอจะให้วลีรหัสผ่านแก่คุณทางช่องทางอื่น เพื่อความปลอดภัยของคุณ วลีนี้ไม่อยู่ในแผ่นนี้ และอย่าเขียนลงในแผ่นนี้
requestLetter-keep = จากนั้นทำลายแผ่นนี้

## request

request-recovery = ดาวน์โหลดไฟล์กู้คืน
request-loadKey = โหลดไฟล์กู้คืน
request-keyFile = ไฟล์กู้คืน
request-linkOnce = ลิงก์ฉบับเต็มแสดงครั้งเดียวเมื่อสร้างคำขอ และอยู่ในไฟล์กู้คืนด้วย หากคุณไม่มีทั้งสองอย่าง ให้ปิดคำขอนี้แล้วสร้างใหม่
request-noScript = คำตอบแสดงได้เฉพาะเมื่อใช้ JavaScript
request-asked = สิ่งที่คุณขอ
request-answers = คำตอบ
request-close = ปิดคำขอ
request-cancel = ยกเลิก

## requestKeysLive

requestKeysLive-recoveryText =
    ไฟล์นี้ใช้เปิดคำตอบสำหรับคำขอของคุณ เก็บไว้ให้ดี และอย่าส่งให้ใคร

    หากต้องการอ่านคำตอบในเบราว์เซอร์อื่น ให้ลงชื่อเข้าใช้ เปิดหน้าของคำขอแล้วโหลดไฟล์นี้ที่นั่น หรือเปิดคีย์ของคุณ
requestKeysLive-recoveryLink = ลิงก์ที่จะส่ง:
requestKeysLive-recoveryKey = คีย์ของคุณ:
requestKeysLive-keyElsewhere = หากต้องการอ่านในเบราว์เซอร์อื่น ให้ดาวน์โหลดไฟล์กู้คืน อย่าส่งให้ใคร
requestKeysLive-keyInTab = แท็บนี้มีคีย์ที่ใช้เปิดคำตอบ
requestKeysLive-keyMissing = คุณเท่านั้นที่อ่านคำตอบได้ และเบราว์เซอร์นี้ไม่มีคีย์ของคุณ ให้โหลดไฟล์กู้คืน
requestKeysLive-keyNotInFile = นี่ไม่ใช่ไฟล์กู้คืนของคำขอนี้
requestKeysLive-keyLoaded = โหลดคีย์ของคุณแล้ว

## requestWordsLive

requestWordsLive-unnamedRequest = คำขอเมื่อ { $date }
requestWordsLive-closeQuestion = ปิด “{ $name }” หรือไม่ คำขอนี้จะไม่รับคำตอบอีก และสิ่งที่ขอจะถูกลบถาวร
requestWordsLive-answersStay = คำตอบยังคงอยู่จนกว่าจะหมดอายุ
requestWordsLive-closedNow = ปิดแล้ว สิ่งที่ขอถูกลบถาวรแล้ว
requestWordsLive-answeredMeanwhile = มีคำตอบใหม่

## requestLive

requestLive-open = เปิดรับ
requestLive-ready = ตอบแล้ว
requestLive-closed = ปิดแล้ว
requestLive-guardedText = วลีรหัสผ่านปกป้องไว้ จึงไม่แสดงที่นี่
requestLive-closedText = ถูกลบถาวรเมื่อปิดคำขอ
requestLive-answersOf = คำตอบ
requestLive-answersCount = { $came } จาก { $total }
requestLive-openUntil = เปิดรับจนถึง
requestLive-filesMay = ไฟล์
requestLive-filesYes = ส่งได้
requestLive-guard = วลีรหัสผ่าน
requestLive-guardSet = ต้องใช้เพื่ออ่านและเพื่อตอบ
requestLive-email = ที่อยู่อีเมลของบัญชีคุณ
requestLive-emailShown = แสดง
requestLive-noAnswers = ยังไม่มีใครตอบ
requestLive-sendLink = ส่งลิงก์ให้ผู้ที่มีสิ่งที่คุณต้องการ
requestLive-noneCame = ไม่มีใครตอบ
requestLive-purged = คำตอบถูกลบไปแล้ว
requestLive-answerBy = คำตอบจาก { $name }
requestLive-answerOf = คำตอบเมื่อ { $date }
requestLive-newAnswer = ใหม่
requestLive-answerOpen = เปิด
requestLive-answerPage = ลิงก์และบันทึกกิจกรรม
requestLive-answerOver = หมดอายุแล้ว
requestLive-allCame = ตอบแล้ว ลิงก์นี้ไม่รับคำตอบอีก
requestLive-logClosed = ปิดด้วยตนเอง

## requestsLive

requestsLive-newAnswers =
    { $n ->
       *[other] { $n } คำตอบใหม่
    }
requestsLive-answersGot =
    { $n ->
       *[other] { $n } คำตอบ
    }
requestsLive-noneYet = ยังไม่มีคำตอบ
requestsLive-closes = จะปิด { $when }
requestsLive-hasClosed = ปิดแล้ว
requestsLive-requestMade = สร้างเมื่อ { $when }
requestsLive-noOpen = ขณะนี้คุณไม่ได้ขออะไรอยู่
requestsLive-noReady = คำขอที่เปิดรับอยู่ยังไม่มีรายการใดได้รับคำตอบ
requestsLive-noClosed = ยังไม่มีคำขอใดปิด
requestsLive-closeRequest = ปิด

## ownRequests

ownRequests-tab = คำขอ
ownRequests-open = เปิดรับ
ownRequests-ready = ตอบแล้ว
ownRequests-closed = ปิดแล้ว

## answerGate

answerGate-collects = นี่คือลิงก์สำหรับเปิดคำตอบ ซึ่งมีไว้สำหรับผู้ขอ ลงชื่อเข้าใช้ แล้วเปิดอีกครั้ง
answerGate-title = มีคนขอข้อมูลลับจากคุณ
answerGate-intro = มีคนขอให้คุณส่งสิ่งที่เป็นความลับให้ คุณไม่ต้องมีบัญชี
answerGate-ownTitle = คำขอของคุณเอง
answerGate-ownIntro = คุณเป็นผู้ขอสิ่งนี้เอง คนอื่นตอบคำขอที่หน้านี้
answerGate-ownPage = ไปที่ลิงก์ คำตอบ และบันทึกกิจกรรม
answerGate-passphraseHint = ผู้ขอจะให้วลีนี้แก่คุณ แยกต่างหากจากลิงก์นี้
answerGate-read = ดูสิ่งที่ขอ
answerGate-left =
    { $n ->
       *[other] ตอบได้อีก { $n } ครั้ง จนถึง { $date } ({ $relative })
    }
answerGate-busy = มีคำขอถึงเซิร์ฟเวอร์จากที่อยู่ของคุณมากเกินไป รอหนึ่งนาทีแล้วลองอีกครั้ง

## ownAnswer

ownAnswer-title = คำตอบสำหรับ “{ $name }”
ownAnswer-unnamed = คำตอบสำหรับคำขอของคุณ
ownAnswer-intro = คุณเท่านั้นที่เปิดได้
ownAnswer-page = ไปที่คำขอและคำตอบทั้งหมด

## answer

answer-yourName = ชื่อของคุณ (ไม่บังคับ)
answer-yourNameHint = ผู้ขอจะเห็นชื่อนี้
answer-yourNameOpen = ผู้ขอจะเห็นชื่อนี้ ชื่อไม่ได้รับการปกป้องเหมือนคำตอบของคุณ
answer-addressShown = ผู้ขอจะเห็นที่อยู่อีเมลที่ยืนยันแล้วของคุณด้วย
answer-title = สิ่งที่ขอจากคุณ
answer-label = จากผู้ขอ
answer-asks = ผู้ที่ส่งลิงก์นี้ให้คุณขอว่า:
answer-asksFiles = ผู้ที่ส่งลิงก์นี้ให้คุณแนบไฟล์มาด้วย
answer-ownWords = ผู้ขอเป็นผู้เขียน เราไม่ได้ตรวจสอบว่าเป็นใคร
answer-ownWordsAccount = ผู้ขอเป็นผู้เขียน
answer-account = ผู้ขอมีบัญชี { $email } บนเซิร์ฟเวอร์นี้
answer-anyAccount = ผู้ขอมีบัญชี { $email } ใครก็สร้างบัญชีที่นี่ได้ ที่อยู่นี้จึงไม่ได้ผ่านการยืนยัน
answer-unverifiedAccount = ผู้ขอมีบัญชี { $email } ยังไม่มีใครยืนยันที่อยู่นี้
answer-careful = ส่งเฉพาะเมื่อคุณรู้ว่าใครเป็นผู้ขอ
answer-given = ไฟล์สำหรับคุณ
answer-text = คำตอบของคุณ
answer-textPlaceholder = รหัสผ่าน คีย์ โน้ต …
answer-message = ข้อความ
answer-sealed = คำขอนี้รับเฉพาะคำตอบที่ปิดผนึกจากต้นทางถึงปลายทาง หากไม่มี JavaScript หน้านี้ปิดผนึกให้ไม่ได้ ส่งด้วยคำสั่งนี้พร้อมลิงก์ฉบับเต็ม:
answer-sealedOnce = เฉพาะผู้ขอเท่านั้นที่อ่านคำตอบของคุณได้ เซิร์ฟเวอร์นี้อ่านไม่ได้ คุณเปลี่ยนคำตอบภายหลังไม่ได้
answer-once = คำตอบจัดเก็บแบบเข้ารหัส เฉพาะผู้ขอเท่านั้นที่เปิดได้ และคุณเปลี่ยนภายหลังไม่ได้
answer-send = ส่ง
answer-sent = ส่งแล้ว
answer-sentText = คำตอบของคุณมาถึงแล้ว คุณปิดหน้านี้ได้
answer-sentTo = คำตอบของคุณถึง { $email } แล้ว คุณปิดหน้านี้ได้
answer-sentMore = ส่งคำตอบอีกรายการ
answer-notSent = ยังไม่ได้ส่ง
answer-notSentText = ย้อนกลับไปได้ สิ่งที่คุณพิมพ์ยังอยู่ที่นั่น
answer-back = เริ่มใหม่
answer-gone = ไม่มีการขออะไรที่นี่แล้ว
answer-goneText = คำขอนี้ถูกปิด หมดเวลา หรือไม่เคยมีอยู่
answer-goneHint = ขอลิงก์ใหม่จากผู้ที่ส่งลิงก์ให้คุณ
answer-answered = ตอบไปแล้ว
answer-answeredText = คำขอนี้ได้รับคำตอบครบตามที่ขอแล้ว
answer-answeredHint = หากไม่ใช่คุณ ให้แจ้งผู้ที่ส่งลิงก์ให้คุณ
answer-blankProblem = ป้อนสิ่งที่คุณต้องการส่ง
answer-tooLargeProblem = ขนาดใหญ่เกินกว่าที่เซิร์ฟเวอร์รับได้
answer-spaceProblem = เซิร์ฟเวอร์ไม่มีพื้นที่เหลือ ไม่มีการจัดเก็บข้อมูลใดๆ
answer-goneProblem = คำขอนี้ไม่รับคำตอบอีก ไม่มีการจัดเก็บข้อมูลใดๆ
answer-passphraseProblem = วลีรหัสผ่านไม่ถูกต้อง ไม่มีการจัดเก็บข้อมูลใดๆ
answer-unprovedProblem = คำขอนี้สำหรับบางคนเท่านั้น และเบราว์เซอร์นี้ยังไม่ได้พิสูจน์ว่าคุณเป็นหนึ่งในนั้น ไม่มีการจัดเก็บข้อมูลใดๆ เปิดลิงก์อีกครั้งในแท็บอื่น ขอให้ส่งรหัสทางอีเมล แล้วจึงส่งสิ่งที่คุณพิมพ์ไว้ที่นี่

## answerSealedLive

answerSealedLive-answerLinkCut = ลิงก์ไม่สมบูรณ์ ส่วนที่อยู่หลัง # ขาดหายไปหรือถูกเปลี่ยนระหว่างทาง ไม่มีการส่งข้อมูลใดๆ เปิดลิงก์ฉบับเต็มอีกครั้ง หรือสอบถามผู้ที่ส่งลิงก์
answerSealedLive-sealerMissing = ส่วนของหน้านี้ที่ใช้ปิดผนึกคำตอบของคุณยังมาไม่ถึง ไม่มีการส่งข้อมูลใดๆ ตรวจสอบการเชื่อมต่อแล้วโหลดหน้านี้ซ้ำ
answerSealedLive-notSealed = เบราว์เซอร์ของคุณปิดผนึกสิ่งนี้ไม่ได้ ไม่มีการส่งข้อมูลใดๆ

## answerLive

answerLive-bytes = { $used } จาก { $limit }
answerLive-blank = ป้อนสิ่งที่คุณต้องการส่ง
answerLive-blankFiles = ป้อนสิ่งที่คุณต้องการส่ง หรือเลือกไฟล์
answerLive-tooLong = ยาวเกินไป สูงสุด { $limit }
answerLive-tooLarge = ขนาดใหญ่เกินกว่าที่เซิร์ฟเวอร์รับได้
answerLive-over = คำขอนี้ไม่รับคำตอบอีก ไม่มีการจัดเก็บข้อมูลใดๆ
answerLive-wrong = วลีรหัสผ่านไม่ถูกต้อง ไม่มีการจัดเก็บข้อมูลใดๆ
answerLive-limited =
    { $n ->
       *[other] มีคำขอถึงเซิร์ฟเวอร์มากเกินไป ลองอีกครั้งใน { $n } วินาที
    }
answerLive-again = ตอนนี้คุณลองอีกครั้งได้แล้ว
answerLive-unavailable = เซิร์ฟเวอร์ไม่พร้อมใช้งานในขณะนี้ สิ่งที่คุณพิมพ์ยังอยู่ที่นี่ ลองอีกครั้งในอีกสักครู่
answerLive-noSpace = เซิร์ฟเวอร์ไม่มีพื้นที่เหลือ ไม่มีการจัดเก็บข้อมูลใดๆ
answerLive-offline = เซิร์ฟเวอร์ไม่ตอบสนอง แต่คำตอบอาจไปถึงแล้วก็ได้ โหลดหน้านี้อีกครั้งเพื่อดู
answerLive-failed = เกิดข้อผิดพลาด ({ $status }) ไม่มีการจัดเก็บข้อมูลใดๆ
answerLive-refused = เซิร์ฟเวอร์ไม่ยอมรับคำตอบนี้ ไม่มีการจัดเก็บข้อมูลใดๆ

## receipt

receipt-choice = เก็บใบตอบรับ
receipt-choiceHint = ลิงก์ที่สองสำหรับคุณคนเดียว ใช้ดูว่าข้อมูลลับถูกเปิดหรือยัง และใช้ลบได้
receipt-yours = เก็บใบตอบรับของคุณ
receipt-yoursShows = ใช้ดูว่าข้อมูลลับถูกเปิดหรือยัง และใช้ลบได้
receipt-yoursText = ใช้อ่านไม่ได้ เก็บไว้กับตัวคุณเอง ผู้รับต้องใช้ลิงก์ด้านบน
receipt-open = เปิดใบตอบรับ
receipt-copy = คัดลอกใบตอบรับ
receipt-remember = จำลิงก์ของฉันไว้บนอุปกรณ์นี้
receipt-rememberHint = เฉพาะใบตอบรับ และเฉพาะในเบราว์เซอร์นี้ ทุกคนที่ใช้เบราว์เซอร์นี้ได้จะเห็น เมื่อปิดตัวเลือกนี้ เบราว์เซอร์จะลืมทั้งหมด
receipt-list = ลิงก์ล่าสุดของฉัน
receipt-listText = สิ่งที่เบราว์เซอร์นี้จำไว้เกี่ยวกับลิงก์ที่คุณสร้างโดยไม่มีบัญชี
receipt-listNone = เบราว์เซอร์นี้ไม่ได้จำลิงก์ใดไว้ ใบตอบรับมีตัวเลือกให้จำลิงก์
receipt-listScripts = รายการนี้ต้องใช้ JavaScript เพราะเบราว์เซอร์เป็นผู้เก็บ ไม่ใช่เซิร์ฟเวอร์
receipt-forget = ลืมทั้งหมด
receipt-notOpened = ยังไม่มีการเปิด
receipt-neverOpened = ไม่เคยมีการเปิด
receipt-notOpenedText = จนถึงตอนนี้ยังไม่มีใครเปิดลิงก์
receipt-opened =
    { $n ->
       *[other] เปิดแล้ว { $n } ครั้ง
    }
receipt-times = เวลาที่มีการเปิด
receipt-timesSome = เวลาที่มีการเปิดล่าสุด
receipt-over = ไม่มีใครเปิดลิงก์ได้อีก
receipt-overViews = ลิงก์ถูกเปิดครบตามจำนวนที่คุณอนุญาต ครั้งล่าสุดเมื่อ { $date } เนื้อหาถูกลบถาวรแล้ว
receipt-overTime = หมดเวลาเมื่อ { $date } เนื้อหาถูกลบถาวรแล้ว
receipt-overHand = ถูกลบเมื่อ { $date } เนื้อหาถูกลบถาวรแล้ว
receipt-left =
    { $n ->
       *[other] เปิดลิงก์ได้อีก { $n } ครั้ง จนถึง { $date }
    }
receipt-alarmed = ผู้รับรายหนึ่งแจ้งว่ามีคนอื่นเปิดลิงก์ก่อน โปรดพูดคุยกับผู้รับของคุณ
receipt-frozen = ลิงก์หยุดชั่วคราวอยู่ ไม่มีใครเปิดได้
receipt-again = ดูอีกครั้ง
receipt-unknown = ไม่พบข้อมูลใดที่นี่
receipt-unknownText = ใบตอบรับนี้ไม่ได้เป็นของลิงก์ใดบนเซิร์ฟเวอร์นี้ ตรวจสอบว่าที่อยู่ครบถ้วน
receipt-unknownHint = เมื่อลิงก์หมดอายุไปแล้วระยะหนึ่ง เซิร์ฟเวอร์จะลบทุกอย่างที่รู้เกี่ยวกับลิงก์นั้น

## receiptListLive

receiptListLive-made = สร้างเมื่อ { $date }
receiptListLive-stateOpened =
    { $n ->
       *[other] เปิดแล้ว { $n } ครั้ง
    }
receiptListLive-stateNone = ยังไม่มีการเปิด
receiptListLive-stateOver = หมดอายุแล้ว
receiptListLive-stateAlarmed = มีการเตือน
receiptListLive-stateFrozen = หยุดชั่วคราว
receiptListLive-stateUnknown = ไม่มีข้อมูลของลิงก์นี้แล้ว
receiptListLive-stateFailed = เซิร์ฟเวอร์ไม่ตอบสนอง
receiptListLive-forgotten = ลืมแล้ว นับจากนี้เบราว์เซอร์นี้จะไม่จำลิงก์ใดอีก

## about

about-title = วิธีการทำงานและผู้ให้บริการ
about-lead = คุณแชร์ข้อมูลลับเป็นลิงก์ ลิงก์จะหยุดทำงานเอง แล้วข้อมูลลับจะถูกลบถาวร
about-operatorTitle = ใครเป็นผู้ให้บริการเซิร์ฟเวอร์นี้
about-runBy = เซิร์ฟเวอร์นี้ให้บริการโดย { $name }
about-unnamed = ผู้ให้บริการเซิร์ฟเวอร์นี้ไม่ได้ระบุชื่อไว้ที่นี่ สอบถามผู้ที่แนะนำให้คุณมาที่นี่
about-contact = ติดต่อ:
about-program = โปรแกรม: Secret Push เวอร์ชัน { $version }
about-words = โปรแกรมแนะนำคำจาก EFF Long Wordlist ของ Electronic Frontier Foundation (https://www.eff.org/dice) โดยตัดออกสี่คำ ภายใต้สัญญาอนุญาต CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/)
about-sealedTitle = การปกป้องข้อมูลลับ
about-sealed = เซิร์ฟเวอร์เข้ารหัสข้อมูลลับแต่ละรายการด้วย AES-256-GCM ก่อนจัดเก็บ คีย์สำหรับเข้ารหัสสร้างขึ้นจากคีย์สุ่มเฉพาะของรายการนั้น จากลิงก์ และจากวลีรหัสผ่าน (หากมี)
about-masterKey = คีย์สุ่มจัดเก็บโดยเข้ารหัสด้วยมาสเตอร์คีย์ของเซิร์ฟเวอร์ ซึ่งเก็บไว้นอกฐานข้อมูล
about-passphrase = เซิร์ฟเวอร์ไม่จัดเก็บวลีรหัสผ่าน และไม่จัดเก็บสิ่งใดที่ใช้เทียบกับวลีรหัสผ่านได้ Argon2id ทำให้การเดาเป็นไปอย่างช้าๆ และหลังจากลองผิดห้าครั้งในหนึ่งนาที ที่อยู่นั้นต้องรอ
about-files = ชื่อและเนื้อหาของไฟล์ก็เข้ารหัสด้วย
about-transport = การเข้ารหัสนี้เกิดขึ้นบนเซิร์ฟเวอร์ ส่วนเส้นทางไปถึงเซิร์ฟเวอร์ได้รับการปกป้องด้วยที่อยู่ https://
about-endToEnd = นอกจากนี้ ผู้ส่งปิดผนึกข้อมูลลับในเบราว์เซอร์หรือด้วยบรรทัดคำสั่งได้ ในรูปแบบเปิดที่ชื่อ age คีย์อยู่ในลิงก์หลัง # ซึ่งเป็นส่วนที่เบราว์เซอร์ไม่เคยส่งออกไป เซิร์ฟเวอร์นี้จึงเก็บและส่งมอบสิ่งที่เซิร์ฟเวอร์เองอ่านไม่ได้
about-endTitle = สิ่งที่เกิดขึ้นเมื่อลิงก์หมดอายุ
about-end = ลิงก์หมดอายุหลังจากเวลาที่เลือก หลังจากการเปิดดูครั้งสุดท้ายที่อนุญาต หรือเมื่อมีคนลบ ในขณะนั้นคีย์ ข้อมูลลับ และข้อความของผู้ส่งจะถูกลบถาวร
about-endFiles = ไฟล์ก็ถูกลบด้วย ลิงก์ดาวน์โหลดของการเปิดดูครั้งสุดท้ายยังใช้ได้นานสุด { $time } และไม่เกินเวลาที่เลือกไว้
about-rowAnonymous = บันทึกกิจกรรมของข้อมูลลับที่แชร์โดยไม่มีบัญชีจะถูกลบเมื่อหมดอายุไปแล้ว { $time }
about-rowAnonymousKept = บันทึกกิจกรรมของข้อมูลลับที่แชร์โดยไม่มีบัญชีจะเก็บไว้จนกว่าผู้ให้บริการจะลบ
about-rowOwned = บันทึกกิจกรรมของข้อมูลลับของผู้ส่งที่ลงชื่อเข้าใช้จะถูกลบเมื่อหมดอายุไปแล้ว { $time } พร้อมกับชื่อและหมายเหตุที่ผู้ส่งตั้งไว้
about-rowOwnedKept = บันทึกกิจกรรมของข้อมูลลับของผู้ส่งที่ลงชื่อเข้าใช้จะเก็บไว้ พร้อมกับชื่อและหมายเหตุที่ผู้ส่งตั้งไว้ จนกว่าผู้ให้บริการจะลบ
about-backups = ข้อมูลสำรองมีสิ่งที่จัดเก็บอยู่ในขณะที่สำรองไว้ จนกว่าผู้ให้บริการจะลบ
about-loggedTitle = สิ่งที่บันทึกไว้
about-logged = สำหรับข้อมูลลับแต่ละรายการ: เวลาที่สร้าง เปิด ถูกลบ หรือมีการลองด้วยวลีรหัสผ่านที่ผิด พร้อมที่อยู่เครือข่าย เบราว์เซอร์ และหน้าเว็บที่ผู้เยี่ยมชมเข้ามาจาก ผู้ส่งที่ลงชื่อเข้าใช้จะเห็นบันทึกกิจกรรมนี้ของข้อมูลลับของตนเอง
about-request = สำหรับการเรียกเซิร์ฟเวอร์แต่ละครั้ง: เวลา ชนิดของหน้า ผลลัพธ์ ระยะเวลา และที่อยู่เครือข่าย ไม่บันทึกลิงก์ ข้อมูลลับ หรือวลีรหัสผ่านเลย ผู้ให้บริการเป็นผู้กำหนดว่าจะเก็บบรรทัดเหล่านี้ไว้นานเท่าใด
about-cookies = คุกกี้: หนึ่งรายการสำหรับเซสชันของคุณหลังลงชื่อเข้าใช้ อย่างละหนึ่งรายการสำหรับภาษาและสีที่คุณเลือก และหนึ่งรายการในเบราว์เซอร์ที่กำลังรอผู้ส่งหรือเคยรายงานลิงก์ ไม่มีการติดตาม และหน้าเหล่านี้ไม่โหลดสิ่งใดจากเซิร์ฟเวอร์อื่น
about-operatorReadsTitle = สิ่งที่ผู้ให้บริการอ่านได้และอ่านไม่ได้
about-seesMeta = ผู้ให้บริการเห็นว่ามีข้อมูลลับอยู่ เห็นชนิด ขนาด เวลา จำนวนการเปิดดู และบันทึกกิจกรรม รวมถึงที่อยู่อีเมลของผู้ส่งที่ลงชื่อเข้าใช้
about-adminPage = ผู้ดูแลระบบลบข้อมูลลับใดก็ได้ แต่ไม่เห็นเนื้อหา ชื่อ หมายเหตุ หรือลิงก์ อย่างไรก็ตาม ผู้ดูแลระบบรีเซ็ตรหัสผ่านของผู้ใช้ แล้วลงชื่อเข้าใช้เป็นผู้ใช้นั้นได้
about-readsOwned = ผู้ที่มีทั้งข้อมูลที่จัดเก็บและมาสเตอร์คีย์จะอ่านข้อมูลลับที่ยังไม่หมดอายุของผู้ส่งที่ลงชื่อเข้าใช้ได้หากไม่มีวลีรหัสผ่าน รวมถึงชื่อ หมายเหตุ และข้อความของผู้ส่งนั้น
about-readsAnonymous = สำหรับข้อมูลลับที่แชร์โดยไม่มีบัญชี ยังต้องมีลิงก์ด้วย ซึ่งเซิร์ฟเวอร์ไม่ได้เก็บไว้
about-readsGuarded = สำหรับข้อมูลลับที่มีวลีรหัสผ่าน ยังต้องมีวลีรหัสผ่านด้วย วลีที่สั้นเดาได้ วลีที่ยาวเดาไม่ได้
about-running = ผู้ที่ควบคุมเซิร์ฟเวอร์ที่กำลังทำงานจะเห็นข้อมูลลับและวลีรหัสผ่านได้ขณะสร้างและขณะเปิด
about-readsSealed = ผู้ให้บริการอ่านข้อมูลลับที่ปิดผนึกไม่ได้ แม้จะมีข้อมูลทั้งหมดและมาสเตอร์คีย์ แต่เซิร์ฟเวอร์ที่ถูกดัดแปลงอาจส่งหน้าเว็บที่ทำให้ข้อมูลลับรั่วไหล หากต้องการตัดความเป็นไปได้นี้ ให้เปิดลิงก์ด้วยบรรทัดคำสั่ง
about-readsExpired = ไม่มีใครอ่านข้อมูลลับที่หมดอายุได้ รวมถึงผู้ให้บริการ เว้นแต่ข้อมูลสำรองจากก่อนหน้านั้นยังมีอยู่
about-youTitle = สิ่งที่คุณทำได้
about-you = เลือกจำนวนการเปิดดูน้อยๆ และเวลาสั้นๆ เพิ่มวลีรหัสผ่าน และส่งทางช่องทางอื่นที่ไม่ใช่ทางเดียวกับลิงก์ เปิดข้อมูลลับเมื่อคุณเก็บได้อย่างปลอดภัยเท่านั้น

## accessibility

accessibility-title = การช่วยการเข้าถึง
accessibility-lead = ทุกคนต้องแชร์และเปิดข้อมูลลับได้ ไม่ว่าจะมองเห็น ได้ยิน เคลื่อนไหว และอ่านในแบบใด
accessibility-contactTitle = หากมีสิ่งใดเป็นอุปสรรคสำหรับคุณ
accessibility-contact = แจ้งผู้ให้บริการเซิร์ฟเวอร์นี้ว่าสิ่งใดใช้ไม่ได้สำหรับคุณ หรือขอวิธีอื่น:
accessibility-nobody = ผู้ให้บริการเซิร์ฟเวอร์นี้ไม่ได้ระบุข้อมูลติดต่อไว้ที่นี่ แจ้งผู้ที่แนะนำให้คุณมาที่นี่ว่าสิ่งใดใช้ไม่ได้สำหรับคุณ และขอวิธีอื่น
accessibility-standardTitle = มาตรฐานที่หน้าเหล่านี้ปฏิบัติตาม
accessibility-standard = หน้าเหล่านี้สร้างขึ้นให้เป็นไปตาม WCAG 2.2 ระดับ AA ซึ่งทำให้เป็นไปตามบทที่ 9 ของ EN 301 549 ด้วย จากการตรวจสอบของผู้จัดทำเอง หน้าเหล่านี้เป็นไปตามนั้น ยกเว้นสิ่งที่ระบุในรายการถัดไป
accessibility-missingTitle = สิ่งที่ยังขาด
accessibility-missingUndo = เลิกทำการลบได้ภายในแปดวินาทีเท่านั้น เพราะข้อมูลลับต้องไม่คงอยู่หลังการลบ ปุ่มเลิกทำจะได้รับโฟกัสทันที
accessibility-missingLanguage = สิ่งที่คนเขียนเอง เช่น ข้อความหรือชื่อไฟล์ ไม่มีการระบุภาษา
accessibility-missingReaders = การตรวจสอบไม่ได้ใช้โปรแกรมอ่านหน้าจอ และยังไม่มีผู้พิการเข้าร่วม
accessibility-checkedTitle = วิธีการตรวจสอบ
accessibility-checkedByProgram = ด้วย axe-core: ทุกหน้าในทุกสถานะ บนหน้าจอแคบและหน้าจอกว้าง ทั้งแบบสว่างและแบบมืด นอกจากนี้แต่ละหน้าแสดงได้พอดีที่ความกว้าง 320 พิกเซล และเมื่อขยายข้อความเป็นสองเท่า
accessibility-checkedByHand = ด้วยตนเอง: เส้นทางหลักในการใช้งาน โดยใช้แป้นพิมพ์อย่างเดียว เมื่อเพิ่มระยะห่างระหว่างตัวอักษรและบรรทัด และในแผนผังการช่วยการเข้าถึงของ Chromium ซึ่งโปรแกรมอ่านหน้าจอใช้อ่าน

## caution

caution-notMe = นั่นไม่ใช่ฉัน
caution-tellText = หากไม่ใช่คนที่คุณรู้จัก ให้แจ้งผู้ส่ง บันทึกกิจกรรมของผู้ส่งจะระบุไว้
caution-tellFreezes = การแจ้งจะหยุดลิงก์ชั่วคราวด้วย ไม่มีใครเปิดได้จนกว่าผู้ส่งจะให้ใช้งานต่อ
caution-tell = แจ้งผู้ส่ง
caution-told = คุณแจ้งผู้ส่งแล้วว่านี่ไม่ใช่คุณ
caution-askSender = หากนั่นไม่ใช่คุณ ให้ขอข้อมูลลับใหม่จากผู้ส่ง
caution-toldTitle = ผู้ส่งเห็นได้แล้ว
caution-toldText = บันทึกกิจกรรมของผู้ส่งระบุว่ามีคนเปิดลิงก์นี้ก่อนคุณ
caution-toldFrozen = ลิงก์หยุดชั่วคราวอยู่ ไม่มีใครเปิดได้จนกว่าผู้ส่งจะให้ใช้งานต่อ
caution-toldOpen = ลิงก์ยังใช้งานได้ สอบถามผู้ส่งก่อนเชื่อถือสิ่งที่อยู่ในลิงก์
caution-toldNext = พูดคุยกับผู้ส่งทางช่องทางอื่น เช่น ทางโทรศัพท์
caution-back = กลับไปที่ข้อมูลลับ
caution-frozenTitle = ลิงก์นี้หยุดชั่วคราวอยู่
caution-frozenText = ขณะนี้ไม่มีใครเปิดได้ จะใช้งานได้อีกเมื่อผู้ส่งให้ใช้งานต่อ
caution-frozenHint = สอบถามผู้ส่ง แล้วโหลดหน้านี้อีกครั้ง ไม่มีการนับการเปิดดู
caution-elsewhereTitle = เปิดจากเครือข่ายนี้ไม่ได้
caution-elsewhereText = ผู้ส่งกำหนดเครือข่ายที่เปิดลิงก์นี้ได้ ที่อยู่ของคุณ { $address } ไม่ได้อยู่ในเครือข่ายเหล่านั้น
caution-elsewhereHint = เชื่อมต่อกับเครือข่ายที่ถูกต้อง แล้วโหลดหน้านี้อีกครั้ง ไม่มีการนับการเปิดดู
caution-earlyTitle = ยังไม่ถึงเวลาเปิด
caution-earlyText = ลิงก์นี้จะเปิดได้ตั้งแต่ { $date } ({ $relative })
caution-earlyHint = โหลดหน้านี้อีกครั้งเมื่อถึงเวลานั้น ไม่มีการนับการเปิดดู
caution-notBefore = เปิดได้ตั้งแต่ (ไม่บังคับ)
caution-notBeforeHint = ตามเขตเวลาของอุปกรณ์นี้ คุณเท่านั้นที่เปิดก่อนเวลานั้นได้
caution-afterFirstView = หลังจากเปิดดูครั้งแรก ให้หมดอายุใน
caution-networks = เฉพาะภายในเครือข่ายเหล่านี้ (สอบถามฝ่ายไอที)
caution-networksHint = ที่อยู่และช่วงที่อยู่ เช่น 192.0.2.0/24 คั่นด้วยจุลภาค
caution-addressees = สำหรับคนเหล่านี้เท่านั้น (ไม่บังคับ)
caution-addresseesHint = ที่อยู่อีเมล หรือกลุ่ม เช่น group:staff คั่นด้วยจุลภาค ก่อนลิงก์เปิด คนเหล่านี้ต้องลงชื่อเข้าใช้ผ่านระบบขององค์กร หรือใช้รหัสที่ส่งไปทางอีเมล
caution-addresseesByCompany = ที่อยู่อีเมล หรือกลุ่ม เช่น group:staff คั่นด้วยจุลภาค ก่อนลิงก์เปิด คนเหล่านี้ต้องลงชื่อเข้าใช้ผ่านระบบขององค์กร
caution-addresseesByCode = ที่อยู่อีเมล คั่นด้วยจุลภาค ไม่มีใครต้องมีบัญชี แต่ก่อนลิงก์เปิด คนเหล่านี้ต้องพิมพ์รหัสที่ส่งไปทางอีเมล
caution-addresseesRequired = สำหรับคนเหล่านี้เท่านั้น (จำเป็น)
caution-addresseesNext = สำหรับ { $people } เท่านั้น ส่งลิงก์ให้คนเหล่านี้ ลิงก์จะเปิดได้หลังจากลงชื่อเข้าใช้ผ่านระบบขององค์กร
caution-addresseesNextByCode = สำหรับ { $people } เท่านั้น ส่งลิงก์ให้คนเหล่านี้ ในหน้าของลิงก์ คนเหล่านี้จะขอให้ส่งรหัสไปยังที่อยู่อีเมลของตน
caution-addresseesNextByEither = สำหรับ { $people } เท่านั้น ส่งลิงก์ให้คนเหล่านี้ ในหน้าของลิงก์ คนเหล่านี้จะลงชื่อเข้าใช้ผ่านระบบขององค์กร หรือขอให้ส่งรหัสไปยังที่อยู่อีเมลของตน
caution-openings = เตือนผู้รับหากมีคนเปิดลิงก์ไปแล้ว
caution-freeze = หยุดลิงก์ชั่วคราว
caution-thaw = ให้ลิงก์ใช้งานต่อ

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
       *[other] ลิงก์นี้เคยถูกเปิดแล้ว { $n } ครั้ง ล่าสุดเมื่อ { $date } ({ $relative })
    }

## addresseesLive

addresseesLive-noAddress = “{ $entry }” ไม่ใช่ที่อยู่อีเมล
addresseesLive-notIn = ไม่อนุญาตที่อยู่ใน { $domain }
addresseesLive-wanted = ระบุว่าลิงก์นี้สำหรับใคร เพราะเซิร์ฟเวอร์นี้กำหนดไว้

## cautionCreateLive

cautionCreateLive-badMoment = เลือกเวลาก่อนที่ลิงก์จะหมดอายุ
cautionCreateLive-termNotBefore = เปิดได้ตั้งแต่ { $date }
cautionCreateLive-notSooner = ไม่เปลี่ยนแปลง
cautionCreateLive-termFirstView = หมดอายุ { $duration } หลังจากเปิดดูครั้งแรก
cautionCreateLive-badNetwork = “{ $network }” ไม่ใช่เครือข่าย ป้อนที่อยู่และช่วงที่อยู่ เช่น 192.0.2.0/24
cautionCreateLive-termNetworks =
    { $n ->
       *[other] จาก { $n } เครือข่ายเท่านั้น
    }
cautionCreateLive-termAddressees =
    { $n ->
       *[other] สำหรับผู้รับ { $n } รายเท่านั้น
    }
cautionCreateLive-termLock = อุปกรณ์แรกเท่านั้น
cautionCreateLive-termViewsEach =
    { $n ->
       *[other] เปิดดูได้รายละ { $n } ครั้ง
    }

## cautionOwnLive

cautionOwnLive-frozen = หยุดชั่วคราว
cautionOwnLive-alarmed = มีการรายงาน
cautionOwnLive-frozenNow = ลิงก์นี้หยุดชั่วคราวอยู่ ไม่มีใครเปิดได้นอกจากคุณ แต่ลิงก์ยังหมดอายุตามเดิม: { $date }
cautionOwnLive-alarm = ผู้รับรายหนึ่งแจ้งว่ามีคนอื่นเปิดก่อน โดยรายงานเมื่อ { $date } ({ $relative }) จาก { $address } ({ $browser })
cautionOwnLive-alarmNext = เทียบรายการด้านล่างกับคนที่คุณให้ลิงก์ไป หากไม่แน่ใจ ให้ลบลิงก์และเปลี่ยนข้อมูลลับนั้นในที่ที่ใช้อยู่
cautionOwnLive-settle = ปิดรายงาน
cautionOwnLive-thawQuestion = ให้ “{ $name }” ใช้งานต่อหรือไม่ ทุกคนที่มีลิงก์จะเปิดได้อีก
cautionOwnLive-nowFrozen = หยุดชั่วคราวแล้ว ไม่มีใครเปิดได้นอกจากคุณ
cautionOwnLive-nowThawed = ลิงก์ใช้งานได้อีกแล้ว
cautionOwnLive-nowSettled = ปิดรายงานแล้ว
cautionOwnLive-networks = เครือข่าย
cautionOwnLive-recipients = ผู้รับ
cautionOwnLive-recipientsOnly = สำหรับ { $recipients } เท่านั้น
cautionOwnLive-networksOnly = จาก { $networks } เท่านั้น
cautionOwnLive-lock = อุปกรณ์
cautionOwnLive-lockYes = เฉพาะอุปกรณ์แรกเท่านั้นที่เปิดอีกได้
cautionOwnLive-shares = การเปิดดูของแต่ละราย
cautionOwnLive-sharesEach =
    { $n ->
       *[other] แต่ละรายเปิดได้ { $n } ครั้ง
    }
cautionOwnLive-wrongNetworks =
    { $n ->
       *[other] มีความพยายามเปิด { $n } ครั้งจากเครือข่ายที่คุณไม่อนุญาต
    }

## hold

hold-title = กำลังรอผู้ส่ง
hold-tell = ผู้ส่งต้องอนุญาตให้คุณเปิดก่อน บอกคำภาษาอังกฤษสามคำนี้แก่ผู้ส่ง เช่น ทางโทรศัพท์:
hold-plain = หน้านี้ตรวจสอบใหม่ทุกไม่กี่วินาที
hold-look = ตรวจสอบเลย
hold-released = ผู้ส่งอนุญาตให้คุณเปิดแล้ว คุณเปิดได้หนึ่งครั้ง
hold-counts = ผู้ส่งต้องอนุญาตให้คุณเปิดก่อน
hold-ask = ขออนุญาตจากผู้ส่ง
hold-refusedTitle = ผู้ส่งปฏิเสธ
hold-refusedText = ผู้ส่งไม่อนุญาตให้คุณเปิด และหยุดลิงก์ชั่วคราว
hold-refusedHint = หากคุณกำลังรอสิ่งนี้อยู่ ให้โทรหาผู้ส่ง ไม่มีสิ่งใดถูกเปิด
hold-choice = ถามฉันก่อนเปิด
hold-choiceHint = ผู้รับอ่านคำสามคำให้คุณฟังทางโทรศัพท์ แล้วคุณอนุญาต
hold-who = ใครกำลังรอคุณ
hold-compare = อนุญาตเฉพาะคนที่บอกคำเหล่านี้แก่คุณได้ตรงทุกคำ เช่น ทางโทรศัพท์
hold-nobody = ยังไม่มีใครรอ ผู้ที่เปิดลิงก์จะรออยู่ที่นี่ และอ่านคำสามคำให้คุณฟัง

## holdGateLive

holdGateLive-title = กำลังรอผู้ส่ง
holdGateLive-until = หน้านี้จะรอจนถึง { $date } ({ $relative }) คุณเปิดทิ้งไว้ได้
holdGateLive-waiting = กำลังรอ คำของคุณ: { $words }
holdGateLive-released = ผู้ส่งอนุญาตให้เปิดแล้ว
holdGateLive-crowded =
    { $n ->
       *[other] มีคนรอเปิดสิ่งนี้มากเกินไป ลองอีกครั้งใน { $n } วินาที
    }

## holdCreateLive

holdCreateLive-termHold = ถามคุณก่อนเปิด

## holdOwnLive

holdOwnLive-release = อนุญาต
holdOwnLive-refuse = ปฏิเสธและหยุดชั่วคราว
holdOwnLive-from = { $address } ({ $browser }) { $relative }
holdOwnLive-isReleased = อนุญาตแล้ว ยังไม่ได้เปิด
holdOwnLive-asks =
    { $n ->
       *[other] มี { $n } คนกำลังรอ
    }
holdOwnLive-arrived = มีคนกำลังรอ: { $words }
holdOwnLive-nowReleased = อนุญาตแล้ว คนนี้เปิดได้หนึ่งครั้ง
holdOwnLive-nowRefused = ปฏิเสธแล้ว ลิงก์หยุดชั่วคราวอยู่
holdOwnLive-tooLate = การรอนี้สิ้นสุดไปแล้ว
holdOwnLive-hold = การอนุญาตให้เปิด
holdOwnLive-holdYes = ถามคุณก่อนเปิด

## links

links-choice = ให้แต่ละรายมีลิงก์ของตนเอง

## linksLive

linksLive-noGroups = กลุ่มมีลิงก์ของตนเองไม่ได้ นำ “{ $group }” ออก หรือระบุรายชื่อคนในกลุ่ม
linksLive-making = ลิงก์ { $at } จาก { $of }: { $address }
linksLive-waits =
    { $n ->
       *[other] เซิร์ฟเวอร์ขอให้รอ: { $address } จะตามมาใน { $n } วินาที
    }
linksLive-notTried = ยกเลิกแล้ว ไม่มีการจัดเก็บข้อมูลใดๆ
linksLive-ready =
    { $n ->
       *[other] { $n } ลิงก์พร้อมแล้ว
    }
linksLive-opens =
    { $n ->
       *[other] แต่ละลิงก์เปิดได้ { $n } ครั้ง จนถึง { $date } ({ $relative }) และสำหรับผู้รับของลิงก์นั้นเท่านั้น
    }
linksLive-links = ลิงก์
linksLive-copyOne = คัดลอก
linksLive-copyAll = คัดลอกทั้งหมดเป็นข้อความ
linksLive-pageOf = หน้าของลิงก์นี้
linksLive-keptByPasskey = การคัดลอกต้องใช้พาสคีย์ของคุณ
linksLive-gone = หน้านี้ไม่แสดงลิงก์นี้แล้ว
linksLive-linksKept = เบราว์เซอร์นี้เก็บลิงก์ไว้ เบราว์เซอร์อื่นแสดงลิงก์เหล่านี้ไม่ได้
linksLive-onlyHere = คัดลอกลิงก์ตอนนี้ เพราะจะแสดงอีกไม่ได้
linksLive-unmade = บางลิงก์ยังไม่ได้สร้าง และสิ่งที่คุณแชร์อยู่ในหน้านี้เท่านั้น ต้องการออกจากหน้านี้หรือไม่
linksLive-unsaved = คุณยังคัดลอกลิงก์ไม่ครบ และหน้านี้เป็นหน้าเดียวที่แสดงลิงก์เหล่านี้ ต้องการออกจากหน้านี้หรือไม่
linksLive-unmadeCount =
    { $n ->
       *[other] ไม่ได้สร้าง { $n } ลิงก์:
    }
linksLive-again = ลองอีกครั้ง

## lock

lock-choice = เฉพาะอุปกรณ์แรกเท่านั้นที่เปิดอีกได้
lock-choiceHint = เบราว์เซอร์ของผู้ที่เปิดลิงก์เป็นรายแรกเท่านั้นที่ใช้ลิงก์ต่อได้ บนอุปกรณ์หรือเบราว์เซอร์อื่นจะแจ้งว่าลิงก์ถูกเปิดที่อื่นแล้ว
lock-viewsEach = จำนวนการเปิดดูของผู้รับแต่ละราย (ไม่บังคับ)
lock-viewsEachHint = ที่อยู่อีเมลแต่ละรายการจะมีจำนวนการเปิดดูของตนเอง และไม่มีใครใช้จำนวนของคนอื่นจนหมดได้
lock-first = เฉพาะเบราว์เซอร์แรกที่เปิดเท่านั้นที่เปิดอีกได้ จึงควรเปิดในที่ที่คุณต้องใช้ เบราว์เซอร์ของคุณจะเก็บคุกกี้ไว้เพื่อการนี้
lock-own = เบราว์เซอร์นี้เป็นเบราว์เซอร์แรกที่เปิด จึงเป็นเบราว์เซอร์เดียวที่เปิดอีกได้
lock-elsewhereTitle = เปิดในเบราว์เซอร์อื่นแล้ว
lock-elsewhereText = ลิงก์นี้เปิดได้เฉพาะในเบราว์เซอร์แรกที่เปิด ซึ่งไม่ใช่เบราว์เซอร์นี้
lock-elsewhereHint = หากเป็นคุณ ให้กลับไปที่อุปกรณ์และเบราว์เซอร์นั้น หากไม่ใช่ อาจมีคนอื่นอ่านข้อมูลลับแล้ว
lock-needsCookie = ลิงก์นี้ต้องใช้คุกกี้ แต่เบราว์เซอร์ของคุณไม่ได้ส่งมา อนุญาตคุกกี้สำหรับหน้านี้ แล้วลองอีกครั้ง
lock-usedTitle = คุณเปิดไปแล้ว
lock-usedText =
    { $n ->
       *[other] ผู้ส่งให้ผู้รับแต่ละรายเปิดลิงก์นี้ได้ { $n } ครั้ง และคุณเปิดครบแล้ว
    }
lock-usedHint = หากคุณต้องใช้อีก ให้ขอลิงก์ใหม่จากผู้ส่ง

## sharesLive

sharesLive-lastView = นี่เป็นการเปิดดูครั้งสุดท้ายของคุณ เก็บสิ่งที่คุณต้องใช้ไว้ตอนนี้
sharesLive-lastViewFiles = นี่เป็นการเปิดดูครั้งสุดท้ายของคุณ ดาวน์โหลดสิ่งที่คุณต้องใช้ตอนนี้ เพราะลิงก์ดาวน์โหลดใช้ได้เพียงช่วงสั้นๆ เท่านั้น

## preview

preview-title = ลิงก์
preview-text = ทุกคนที่มีลิงก์นี้เปิดข้อมูลลับได้ การดูหน้านี้ไม่นับเป็นการเปิดดู
preview-sealedText = ทุกคนที่มีลิงก์ฉบับเต็มเปิดข้อมูลลับได้ การดูหน้านี้ไม่นับเป็นการเปิดดู
preview-shownOnce = ข้อมูลลับนี้เข้ารหัสจากต้นทางถึงปลายทาง ลิงก์ฉบับเต็มแสดงครั้งเดียวเมื่อสร้าง และจะแสดงอีกไม่ได้
preview-lost = หากคุณไม่มีลิงก์นั้นแล้ว ให้ลบลิงก์นี้แล้วสร้างใหม่
preview-qrOf = โค้ด QR ของลิงก์
preview-terms = รายละเอียด

## returned

returned-one = อีเมลถึง { $recipient } ถูกตีกลับ: { $reason } (สถานะ { $status } { $when })
returned-hint = ตรวจสอบที่อยู่ หรือส่งลิงก์ด้วยวิธีอื่น
returned-no_mailbox = ไม่มีกล่องจดหมายนี้
returned-no_domain = โดเมนไม่มีอยู่หรือไม่รับอีเมล
returned-closed = กล่องจดหมายไม่รับอีเมล
returned-full = กล่องจดหมายเต็ม
returned-too_large = อีเมลใหญ่เกินไปสำหรับกล่องจดหมายนี้
returned-unreachable = เข้าถึงเซิร์ฟเวอร์อีเมลของที่อยู่นี้ไม่ได้
returned-policy = เซิร์ฟเวอร์อีเมลของที่อยู่นี้ไม่รับอีเมลเช่นนี้จากเซิร์ฟเวอร์นี้
returned-refused = เซิร์ฟเวอร์อีเมลของที่อยู่นี้ปฏิเสธ

## share

share-link = ลิงก์
share-copy = คัดลอกลิงก์
share-share = แชร์
share-mail = อีเมล
share-message = คัดลอกเป็นข้อความ
share-qr = โค้ด QR
share-print = พิมพ์จดหมาย
share-page = เปิดหน้าของลิงก์นี้
share-png = บันทึกเป็น PNG
share-svg = บันทึกเป็น SVG

## shareLive

shareLive-copied = คัดลอกแล้ว
shareLive-copyFailed = คัดลอกไม่สำเร็จ เลือกข้อความแล้วคัดลอกเอง
shareLive-letterFailed = โหลดจดหมายไม่สำเร็จ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง
shareLive-codeFailed = บันทึกโค้ดไม่สำเร็จ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง
shareLive-message =
    { $n ->
       *[other] ฉันแชร์สิ่งที่เป็นความลับกับคุณ ลิงก์เปิดได้ { $n } ครั้ง จนถึง { $date }:
    }
shareLive-mailSubject = ข้อมูลลับสำหรับคุณ
shareLive-letterTerms =
    { $n ->
       *[other] ลิงก์เปิดได้ { $n } ครั้ง จนถึง { $date } หลังจากนั้นเนื้อหาจะถูกลบถาวร
    }

## letter

letter-to = ถึง
letter-from = จาก
letter-title = สิ่งที่เป็นความลับสำหรับคุณ
letter-intro = เปิดได้บนโทรศัพท์หรือคอมพิวเตอร์เครื่องใดก็ได้ คุณไม่ต้องมีบัญชี
letter-scan = สแกนโค้ดด้วยกล้องโทรศัพท์ของคุณ หรือพิมพ์ที่อยู่ลงในเบราว์เซอร์ให้ตรงตามที่พิมพ์ไว้ที่นี่ทุกตัว ตัวพิมพ์ใหญ่และตัวพิมพ์เล็กถือว่าต่างกัน
letter-press = กดปุ่มในหน้าเว็บที่เปิดขึ้น
letter-passphrase = ป้อนวลีรหัสผ่านแล้วกดปุ่ม ผู้ส่งจะให้วลีรหัสผ่านแก่คุณทางช่องทางอื่น เพื่อความปลอดภัยของคุณ วลีนี้ไม่อยู่ในแผ่นนี้ และอย่าเขียนลงในแผ่นนี้
letter-keep = เก็บสิ่งที่คุณต้องใช้ไว้ แล้วทำลายแผ่นนี้
letter-code = โค้ด QR ของที่อยู่

## push

push-opened = ใครเปิดบ้าง
push-log = บันทึกกิจกรรมทั้งหมด
push-when = เมื่อใด
push-what = เหตุการณ์
push-address = ที่อยู่
push-browser = เบราว์เซอร์
push-older = เก่ากว่า
push-newer = ใหม่กว่า
push-end = ลบเลย
push-cancel = ยกเลิก

## pushChange

pushChange-title = เปลี่ยนลิงก์นี้
pushChange-back = กลับไปที่ลิงก์
pushChange-expires = หมดอายุ
pushChange-views = จำนวนครั้งที่เปิดได้ทั้งหมด
pushChange-save = บันทึกการเปลี่ยนแปลง
pushChange-extend = ขยายเวลา { $duration }
pushChange-change = เปลี่ยน …
pushChange-changed = เปลี่ยนแล้ว
pushChange-viewsBetween = ตั้งแต่ { $min } ถึง { $max } เปิดแล้วจนถึงตอนนี้: { $used }
pushChange-latest = ไม่เกิน { $date }

## pushChangeLive

pushChangeLive-badExpiry = เลือกเวลาระหว่าง { $from } ถึง { $to }

## agentLive

agentLive-agentOn = { $browser } บน { $system }
agentLive-agentUnknown = ไม่ทราบ

## pushLive

pushLive-codesWait = อีเมลรหัสสำหรับผู้รับที่รอส่ง: { $count } อีเมลฉบับแรกจะไปถึงภายใน { $time }
pushLive-codesFailed = ไม่ได้ส่งรหัสทางอีเมล: { $addresses }
pushLive-text = ข้อความ
pushLive-file = ไฟล์
pushLive-url = ลิงก์
pushLive-qr = โค้ด QR
pushLive-active = ใช้งานอยู่
pushLive-expired = หมดอายุแล้ว
pushLive-views = การเปิดดู
pushLive-viewsLeft = เหลือ { $left } จาก { $total }
pushLive-viewsUsed = ใช้แล้ว { $used } จาก { $total }
pushLive-expires = หมดอายุ
pushLive-notBefore = เปิดได้ตั้งแต่
pushLive-firstView = หลังจากเปิดดูครั้งแรก
pushLive-firstViewEnds = หมดอายุหลังจากนั้น { $duration }
pushLive-passphrase = วลีรหัสผ่าน
pushLive-passphraseSet = ตั้งไว้ ลิงก์เปิดได้ด้วยวลีนี้เท่านั้น
pushLive-covered = ปิดบังไว้
pushLive-coveredYes = ใช่ จนกว่าผู้รับจะแตะ
pushLive-deletable = ผู้รับลบได้
pushLive-deletableYes = ใช่
pushLive-files = ไฟล์
pushLive-fileGuarded = ชื่อได้รับการปกป้องด้วยวลีรหัสผ่าน
pushLive-filesSealed =
    { $n ->
       *[other] { $n } ไฟล์ { $size } ชื่อปิดผนึก
    }
pushLive-filesErased =
    { $n ->
       *[other] { $n } ไฟล์ ลบถาวรแล้ว
    }
pushLive-created = สร้างเมื่อ
pushLive-name = ชื่อ
pushLive-endedByViews = ใช้การเปิดดูครั้งสุดท้ายแล้ว: { $when } เนื้อหาถูกลบถาวรแล้ว
pushLive-endedByTime = หมดเวลาแล้ว: { $when } เนื้อหาถูกลบถาวรแล้ว
pushLive-endedByHand = ถูกลบ: { $when } จาก { $address } ({ $browser }) เนื้อหาถูกลบถาวรแล้ว
pushLive-neverOpened = ไม่มีใครเปิด
pushLive-openedNewest =
    { $n ->
       *[other] แสดง { $n } รายการล่าสุดที่นี่ ทั้งหมดอยู่ในบันทึกกิจกรรม
    }
pushLive-scanned =
    { $n ->
       *[other] โปรแกรม เช่น การแสดงตัวอย่างลิงก์ในแชท ได้สแกนหน้าของลิงก์ { $n } ครั้ง ซึ่งไม่นับเป็นการเปิดดู
    }
pushLive-failedPassphrases =
    { $n ->
       *[other] มีการป้อนวลีรหัสผ่านผิด { $n } ครั้ง
    }
pushLive-failedViews =
    { $n ->
       *[other] มีความพยายามเปิด { $n } ครั้งขณะที่ลิงก์หมดอายุ หยุดชั่วคราว หรือยังไม่ถึงเวลาเปิด
    }
pushLive-openedMeanwhile = เพิ่งมีการเปิดเมื่อครู่นี้
pushLive-ended = ลบแล้ว เนื้อหาถูกลบถาวรแล้ว

## presets

presets-presets = ค่าที่ตั้งล่วงหน้า
presets-keep = บันทึกเป็นค่าที่ตั้งล่วงหน้า …
presets-title = ค่าที่ตั้งล่วงหน้าของคุณ
presets-text = ตัวเลือกที่คุณบันทึกไว้สำหรับลิงก์ใหม่ หากต้องการใช้ ให้เลือกค่าที่ตั้งล่วงหน้าเมื่อสร้างลิงก์

## presetsLive

presetsLive-presets = ค่าที่ตั้งล่วงหน้า
presetsLive-keepTitle = บันทึกเป็นค่าที่ตั้งล่วงหน้า
presetsLive-name = ชื่อ
presetsLive-save = บันทึก
presetsLive-cancel = ยกเลิก
presetsLive-badName = ป้อนชื่อไม่เกิน 40 อักขระ คุณบันทึกค่าที่ตั้งล่วงหน้าได้สูงสุด 20 รายการ
presetsLive-badTerms = มีตัวเลือกข้อหนึ่งที่เซิร์ฟเวอร์นี้ไม่ยอมรับ
presetsLive-taken = คุณมีค่าที่ตั้งล่วงหน้าชื่อนี้อยู่แล้ว
presetsLive-offline = เซิร์ฟเวอร์ไม่ตอบสนอง ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง
presetsLive-failed = เกิดข้อผิดพลาด ({ $status }) ไม่มีการเปลี่ยนแปลงใดๆ

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
       *[other] เปิดดู { $n } ครั้ง
    }
ownPresetsLive-rename = เปลี่ยนชื่อ
ownPresetsLive-renameOf = เปลี่ยนชื่อ “{ $name }”
ownPresetsLive-remove = ลบ
ownPresetsLive-removeQuestion = ลบค่าที่ตั้งล่วงหน้า “{ $name }” หรือไม่ ลิงก์ที่สร้างด้วยค่านี้ยังคงเหมือนเดิม

## signIn

signIn-title = ลงชื่อเข้าใช้
signIn-email = ที่อยู่อีเมล
signIn-password = รหัสผ่าน
signIn-newPassword = รหัสผ่านใหม่
signIn-passwordHint =
    { $n ->
       *[other] อย่างน้อย { $n } อักขระ ใช้คำสองสามคำก็ได้ผลดี
    }
signIn-submit = ลงชื่อเข้าใช้
signIn-passkey = ลงชื่อเข้าใช้ด้วยพาสคีย์
signIn-signUp = สร้างบัญชี
signIn-have = ฉันมีบัญชีแล้ว
signIn-name = ที่อยู่อีเมลหรือชื่อผู้ใช้
signIn-companyOrLocal = ใช้รหัสผ่านขององค์กร หรือรหัสผ่านของเซิร์ฟเวอร์นี้หากคุณมี
signIn-companyOrAdmins = ใช้รหัสผ่านขององค์กร ผู้ดูแลระบบใช้รหัสผ่านของเซิร์ฟเวอร์นี้ก็ได้
signIn-company = ใช้รหัสผ่านขององค์กร
signIn-adminsOnly = เฉพาะผู้ดูแลระบบเท่านั้นที่ลงชื่อเข้าใช้ด้วยรหัสผ่าน
signIn-forgot = ลืมรหัสผ่านใช่ไหม ผู้ดูแลระบบส่งลิงก์ให้คุณได้
signIn-setUpTitle = ยินดีต้อนรับ
signIn-setUpText = เซิร์ฟเวอร์นี้ยังไม่มีบัญชี สร้างบัญชีแรก ซึ่งจะเป็นผู้ดูแลระบบ
signIn-setUpCode = รหัสตั้งค่า
signIn-setUpCodeHint = เซิร์ฟเวอร์แสดงรหัสนี้เมื่อเริ่มทำงาน ดูที่เทอร์มินัลหรือบันทึกของเซิร์ฟเวอร์
signIn-setUpSubmit = สร้างบัญชี
signIn-resetTitle = เลือกรหัสผ่านของคุณ
signIn-resetAccount = สำหรับบัญชี { $email }
signIn-resetText = ลิงก์นี้ใช้ได้ครั้งเดียว เมื่อใช้แล้ว เซสชันและโทเค็น API ทั้งหมดของบัญชีคุณจะสิ้นสุด
signIn-lettersWhy = เพื่อแสดงว่าคุณไม่ใช่โปรแกรม
signIn-resetSubmit = บันทึกและลงชื่อเข้าใช้

## sessionsLive

sessionsLive-sessions = เซสชัน
sessionsLive-sessionHere = เบราว์เซอร์นี้
sessionsLive-sessionBegan = ลงชื่อเข้าใช้เมื่อ { $when }
sessionsLive-sessionUsed = ใช้ล่าสุดเมื่อ { $when }
sessionsLive-sessionEnd = ยุติ
sessionsLive-sessionEndQuestion = ยุติเซสชันใน { $name } หรือไม่ เบราว์เซอร์นั้นจะออกจากระบบทันที
sessionsLive-sessionEnded = ยุติแล้ว เบราว์เซอร์นั้นออกจากระบบแล้ว
sessionsLive-noSessions = ไม่ได้ลงชื่อเข้าใช้ที่ใด
sessionsLive-othersQuestion = ออกจากระบบที่อื่นทั้งหมดหรือไม่ ที่นี่คุณจะยังลงชื่อเข้าใช้อยู่
sessionsLive-othersEnded =
    { $n ->
       *[other] ยุติเซสชันอื่น { $n } รายการแล้ว
    }
sessionsLive-endOthers = ออกจากระบบที่อื่นทั้งหมด

## signInAgainLive

signInAgainLive-title = คุณออกจากระบบแล้ว
signInAgainLive-text = เซสชันของคุณสิ้นสุดแล้ว ลงชื่อเข้าใช้ในชื่อ { $email } เพื่อดำเนินการต่อ สิ่งที่คุณพิมพ์และเลือกยังอยู่ที่นี่
signInAgainLive-somebodyElse = ตอนนี้ { $other } ลงชื่อเข้าใช้ในเบราว์เซอร์นี้อยู่ ลงชื่อเข้าใช้ในชื่อ { $email } เพื่อดำเนินการต่อ สิ่งที่คุณพิมพ์และเลือกยังอยู่ที่นี่
signInAgainLive-limited = เซิร์ฟเวอร์นี้กำหนดให้คุณมีปัจจัยที่สอง ตั้งค่าแล้วดำเนินการต่อ สิ่งที่คุณพิมพ์และเลือกยังอยู่ที่นี่
signInAgainLive-declined = คุณออกจากระบบแล้ว และไม่มีการส่งข้อมูลใดๆ ลองอีกครั้งเพื่อลงชื่อเข้าใช้และดำเนินการต่อ
signInAgainLive-notYet = คุณยังไม่ได้ลงชื่อเข้าใช้ในชื่อ { $email }
signInAgainLive-password = รหัสผ่าน
signInAgainLive-submit = ลงชื่อเข้าใช้และดำเนินการต่อ
signInAgainLive-passkey = ลงชื่อเข้าใช้ด้วยพาสคีย์
signInAgainLive-elsewhere = ลิงก์นี้จะเปิดในอีกแท็บ หลังจากนั้นกลับมาที่นี่แล้วดำเนินการต่อ
signInAgainLive-setUp = ตั้งค่าปัจจัยที่สอง
signInAgainLive-goOn = ดำเนินการต่อ
signInAgainLive-cancel = ยกเลิก
signInAgainLive-noName = ป้อนที่อยู่อีเมลหรือชื่อผู้ใช้ของคุณ
signInAgainLive-noPassword = ป้อนรหัสผ่าน
signInAgainLive-wrong = รหัสผ่านไม่ถูกต้อง
signInAgainLive-refused = คุณลงชื่อเข้าใช้ด้วยวิธีนี้ไม่ได้ ใช้วิธีอื่น หรือสอบถามผู้ดูแลระบบ
signInAgainLive-noCode = ป้อนรหัส
signInAgainLive-code = รหัสจากแอปของคุณ หรือรหัสกู้คืน
signInAgainLive-recoveryCode = รหัสกู้คืน
signInAgainLive-wrongCode = รหัสไม่ถูกต้องหรือถูกใช้ไปแล้ว รอรหัสถัดไป
signInAgainLive-begin = ใช้เวลานานเกินไป ยกเลิกแล้วลองอีกครั้ง
signInAgainLive-passkeyCancelled = ไม่มีการใช้พาสคีย์ ลองอีกครั้ง หรือลงชื่อเข้าใช้ด้วยวิธีอื่น
signInAgainLive-passkeyRefused = เซิร์ฟเวอร์ไม่ยอมรับพาสคีย์นี้ ลงชื่อเข้าใช้ด้วยวิธีอื่น
signInAgainLive-wrongOrigin = หน้านี้เปิดจากที่อยู่ที่ไม่ใช่ของเซิร์ฟเวอร์เอง เปิดที่ URL หลักของเซิร์ฟเวอร์
signInAgainLive-tooMany =
    { $n ->
       *[other] ลองไม่สำเร็จหลายครั้งเกินไป ลองอีกครั้งใน { $n } วินาที
    }
signInAgainLive-offline = เซิร์ฟเวอร์ไม่ตอบสนอง ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง
signInAgainLive-failed = เกิดข้อผิดพลาด ({ $status })

## accountLive

accountLive-passkeyCancelled = ไม่มีการใช้พาสคีย์ ลองอีกครั้ง หรือใช้รหัสผ่านของคุณ
accountLive-passkeyRefused = เซิร์ฟเวอร์ไม่ยอมรับพาสคีย์นี้ ลงชื่อเข้าใช้ด้วยรหัสผ่านของคุณ
accountLive-wrong = ที่อยู่อีเมลหรือรหัสผ่านไม่ถูกต้อง
accountLive-wrongName = ชื่อหรือรหัสผ่านไม่ถูกต้อง
accountLive-noName = ป้อนที่อยู่อีเมลหรือชื่อผู้ใช้ของคุณ
accountLive-noGroup = คุณไม่ได้อยู่ในกลุ่มใดที่ใช้เซิร์ฟเวอร์นี้ได้ สอบถามผู้ดูแลระบบของเซิร์ฟเวอร์
accountLive-noAddress = ระบบลงชื่อเข้าใช้ขององค์กรไม่ได้ให้ที่อยู่อีเมลที่ถูกต้องแก่เซิร์ฟเวอร์นี้ สอบถามผู้ดูแลระบบของเซิร์ฟเวอร์
accountLive-notLinked = มีบัญชีที่ใช้ที่อยู่อีเมลของคุณอยู่ที่นี่แล้ว ขอให้ผู้ดูแลระบบเชื่อมโยงกับระบบลงชื่อเข้าใช้ขององค์กร
accountLive-notAdded = คุณไม่มีบัญชีที่นี่ ขอให้ผู้ดูแลระบบเพิ่มบัญชี
accountLive-notSetUp = เซิร์ฟเวอร์นี้ยังไม่ได้ตั้งค่า
accountLive-notAdmitted = คุณไม่ได้รับอนุญาตให้ลงชื่อเข้าใช้ที่นี่ สอบถามผู้ดูแลระบบ
accountLive-directoryAway = ขณะนี้ตรวจสอบรหัสผ่านขององค์กรไม่ได้ หากคุณมีรหัสผ่านของเซิร์ฟเวอร์นี้ ให้ใช้รหัสผ่านนั้น
accountLive-limited =
    { $n ->
       *[other] ลองไม่สำเร็จหลายครั้งเกินไป ลองอีกครั้งใน { $n } วินาที
    }
accountLive-offline = เซิร์ฟเวอร์ไม่ตอบสนอง ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง
accountLive-failed = เกิดข้อผิดพลาด ({ $status })
accountLive-wrongCode = รหัสตั้งค่าไม่ถูกต้อง
accountLive-invitation = คุณได้รับคำเชิญ เลือกรหัสผ่าน แล้วคุณจะลงชื่อเข้าใช้ทันที ลิงก์นี้ใช้ได้ครั้งเดียว
accountLive-badLink = ลิงก์นี้ใช้ไม่ได้แล้ว ขอลิงก์ใหม่จากผู้ดูแลระบบ
accountLive-noLink = เปิดลิงก์จากข้อความของคุณอีกครั้ง หน้านี้ใช้ได้กับลิงก์ฉบับเต็มเท่านั้น
accountLive-noCode = ป้อนรหัสตั้งค่า
accountLive-noPassword = ป้อนรหัสผ่าน
accountLive-again = ตอนนี้คุณลองอีกครั้งได้แล้ว
accountLive-taken = มีบัญชีที่ใช้ที่อยู่อีเมลนี้อยู่แล้ว
accountLive-alreadySetUp = เซิร์ฟเวอร์นี้ตั้งค่าไว้แล้ว ให้ลงชื่อเข้าใช้แทน
accountLive-tooShort = รหัสผ่านสั้นเกินไป
accountLive-tooCommon = รหัสผ่านนี้เป็นหนึ่งในรหัสผ่านที่ใช้กันมากที่สุด หรือแทบไม่ต่างจากที่อยู่อีเมลของคุณ ผู้ที่เดารหัสผ่านจะลองแบบนี้ก่อน เลือกรหัสผ่านอื่น
accountLive-badEmail = ป้อนที่อยู่อีเมลที่ถูกต้อง
accountLive-wrongOrigin = หน้านี้เปิดจากที่อยู่ที่ไม่ใช่ของเซิร์ฟเวอร์เอง เปิดที่ URL หลักของเซิร์ฟเวอร์
accountLive-saved = บันทึกแล้ว
accountLive-wrongCurrent = รหัสผ่านปัจจุบันไม่ถูกต้อง
accountLive-changed = เปลี่ยนรหัสผ่านของคุณแล้ว อุปกรณ์อื่นออกจากระบบแล้ว
accountLive-tokensRevoked =
    { $n ->
       *[other] เพิกถอนโทเค็น API { $n } รายการแล้ว
    }
accountLive-tokenName = ตั้งชื่อโทเค็น
accountLive-tokenTaken = คุณมีโทเค็นชื่อนี้อยู่แล้ว
accountLive-noTokens = คุณยังไม่มีโทเค็น
accountLive-never = ไม่เคยใช้
accountLive-used = ใช้ล่าสุดเมื่อ { $when }
accountLive-made = สร้างเมื่อ { $when }
accountLive-revoke = เพิกถอน
accountLive-revokeQuestion = เพิกถอนโทเค็น “{ $name }” หรือไม่ โปรแกรมที่ใช้โทเค็นนี้จะหยุดทำงานทันที
accountLive-revoked = เพิกถอนแล้ว
accountLive-copied = คัดลอกแล้ว
accountLive-copyFailed = คัดลอกไม่สำเร็จ เลือกข้อความแล้วคัดลอกเอง

## account

account-title = บัญชีของคุณ
account-signedInAs = ลงชื่อเข้าใช้ในชื่อ { $email }
account-signOut = ออกจากระบบ
account-programs = โทเค็น API และ webhook
account-programsTokens = โทเค็น API
account-tokens = โทเค็น API
account-tokensText = โปรแกรมใช้โทเค็นแทนรหัสผ่านของคุณ และดำเนินการในนามของคุณ
account-tokenName = ใช้ทำอะไร
account-tokenPlaceholder = สคริปต์สำรองข้อมูล
account-create = สร้างโทเค็น
account-shown = โทเค็นใหม่ของคุณ แสดงเพียงครั้งเดียว:
account-copy = คัดลอก
account-example = ตัวอย่าง
account-notify = การแจ้งเตือน
account-notifyMe = แจ้งฉันเมื่อมีการเปิดลิงก์ใหม่ของฉัน
account-notifyEach = คุณเลือกเป็นอย่างอื่นได้สำหรับแต่ละลิงก์
account-sessions = ที่ที่คุณลงชื่อเข้าใช้อยู่
account-sessionsText = ยุติรายการที่คุณไม่รู้จัก แล้วเปลี่ยนรหัสผ่าน
account-endOthers = ออกจากระบบที่อื่นทั้งหมด
account-password = รหัสผ่าน
account-current = รหัสผ่านปัจจุบัน
account-next = รหัสผ่านใหม่
account-change = เปลี่ยนรหัสผ่าน
account-changeHint = เซสชันอื่นทั้งหมดของคุณจะสิ้นสุด
account-revokeTokens = เพิกถอนโทเค็น API ทั้งหมดของฉันด้วย
account-revokeTokensHint = คงตัวเลือกนี้ไว้หากคนอื่นอาจรู้รหัสผ่านของคุณ โปรแกรมที่ใช้โทเค็นเหล่านี้จะหยุดทำงานทันที:
account-cancel = ยกเลิก
account-confirm = เพิกถอน

## admin

admin-title = ลิงก์ของฉัน
admin-titleExpired = ลิงก์ที่หมดอายุ
admin-active = ใช้งานอยู่
admin-expired = หมดอายุแล้ว
admin-all = ลิงก์ทั้งหมด
admin-users = ผู้ใช้
admin-server = เซิร์ฟเวอร์
admin-search = ค้นหาตามชื่อ หมายเหตุ หรือลิงก์
admin-order = เรียงลำดับ
admin-byNewest = ใหม่ที่สุดก่อน
admin-byExpiry = ตามวันหมดอายุ
admin-byOpened = เปิดล่าสุด
admin-byViews = เหลือการเปิดดูน้อยที่สุด
admin-parts = แสดงเฉพาะ
admin-unopened = ไม่เคยมีการเปิด
admin-opened = เปิดแล้ว
admin-today = หมดอายุวันนี้
admin-sealed = เข้ารหัสจากต้นทางถึงปลายทาง
admin-waiting = มีคนกำลังรอ
admin-frozen = หยุดชั่วคราว
admin-answers = คำตอบ
admin-tickAll = เลือกทั้งหมด
admin-csv = บันทึกเป็น CSV
admin-newer = ใหม่กว่า
admin-older = เก่ากว่า
admin-cancel = ยกเลิก
admin-end = ลบเลย
admin-addUser = เพิ่มผู้ใช้
admin-email = ที่อยู่อีเมล
admin-administrator = ผู้ดูแลระบบ
admin-add = เพิ่ม
admin-byMail = ส่งลิงก์ทางอีเมล
admin-oneTime = ลิงก์แบบใช้ครั้งเดียว ใช้ได้ 24 ชั่วโมง มอบให้ผู้ใช้:
admin-copy = คัดลอก
admin-storage = พื้นที่จัดเก็บ
admin-settings = การตั้งค่าที่มีผลอยู่
admin-settingsText = หากต้องการเปลี่ยนการตั้งค่า ให้แก้ไขไฟล์กำหนดค่าของเซิร์ฟเวอร์ แล้วเริ่มเซิร์ฟเวอร์ใหม่
admin-option = ตัวเลือก
admin-value = ค่า
admin-origin = ที่มา
admin-version = เวอร์ชัน
admin-configFile = ไฟล์กำหนดค่า

## health

health-title = สถานะระบบ
health-open = ต้องให้คุณจัดการ
health-openForAuditors = สำหรับผู้ดูแลระบบ
health-nothing = ไม่มีสิ่งใดต้องให้คุณจัดการ
health-commands = เรียกใช้คำสั่งบนเซิร์ฟเวอร์ ด้วยบัญชีผู้ใช้ที่เรียกใช้บริการ
health-onServer = บนเซิร์ฟเวอร์
health-inConfigFile = ในไฟล์กำหนดค่า
health-noConfigFile = เซิร์ฟเวอร์นี้ทำงานโดยไม่มีไฟล์กำหนดค่า ให้สร้างไฟล์ แล้วเริ่มเซิร์ฟเวอร์ด้วย --config และพาธของไฟล์
health-how = สิ่งที่ต้องทำ
health-fine = สภาพปัจจุบัน
health-complaints = คำเตือนและข้อผิดพลาด
health-complaintsText = สิ่งที่เซิร์ฟเวอร์นี้เขียนลงในบันทึกของเซิร์ฟเวอร์นับแต่เริ่มทำงาน รายละเอียดอยู่ในบันทึกนั้น
health-warn = คำเตือน
health-error = ข้อผิดพลาด
health-times =
    { $n ->
       *[other] { $n } ครั้ง ล่าสุดเมื่อ { $when }
    }
health-examine = ตรวจสอบเลย
health-examineTitle = การตรวจสอบตัวเอง (doctor)
health-examineText = ดูไดเรกทอรีข้อมูล และเชื่อมต่อกับเซิร์ฟเวอร์อีเมล ผู้ให้บริการลงชื่อเข้าใช้ และทุกอย่างที่ระบุในการตั้งค่า ไม่ส่งและไม่เปลี่ยนแปลงสิ่งใด
health-ok = เรียบร้อย
health-subjectDirectory = ไดเรกทอรีข้อมูล
health-subjectPermissions = สิทธิ์การเข้าถึง
health-subjectPolicy = นโยบาย
health-subjectErasing = การลบถาวร
health-subjectSignIn = ระบบลงชื่อเข้าใช้ขององค์กร
health-subjectLdap = ไดเรกทอรี (LDAP)
health-subjectScanner = โปรแกรมสแกนไวรัส
health-subjectPrevious = เซิร์ฟเวอร์เดิม
health-inEnglish = รายละเอียดเป็นภาษาอังกฤษ เหมือนในบันทึกของเซิร์ฟเวอร์
health-receiverAnswered = ปลายทางตอบ { $status }
health-receiverRefused = ปลายทางปฏิเสธการเชื่อมต่อ
health-receiverSilent = ปลายทางไม่ตอบภายในเวลาที่กำหนด
health-receiverUnknown = ไม่รู้จักชื่อของปลายทาง

## administration

administration-findUser = ค้นหาผู้ใช้
administration-before = ก่อนหน้า
administration-next = ถัดไป
administration-role = บทบาท
administration-actions = การดำเนินการ
administration-lastSignIn = ลงชื่อเข้าใช้ล่าสุดเมื่อ { $when }
administration-asUser = ผู้ใช้
administration-asAuditor = ผู้ตรวจสอบ: เห็นบันทึกกิจกรรมทั้งหมด ไม่เห็นข้อมูลลับ
administration-administrators = ผู้ดูแลระบบ
administration-auditors = ผู้ตรวจสอบ
administration-invited = ได้รับเชิญ
administration-disabled = ปิดใช้งาน
administration-suspended = ถูกระงับ
administration-unprotected = ไม่มีปัจจัยที่สอง
administration-userLinks = ลิงก์
administration-userFactors = ปัจจัยที่สอง
administration-userGroups = กลุ่ม
administration-group = เพิ่มลงในกลุ่ม
administration-joinGroup = เพิ่ม
administration-userLimits = ขีดจำกัดตามนโยบาย
administration-userLog = รายการล่าสุดในบันทึกกิจกรรม
administration-wholeLog = รายการทั้งหมด
administration-endPushes = ลบสิ่งที่ผู้ใช้แชร์ และปิดคำขอของผู้ใช้ด้วย
administration-endEverything = ยุติทุกอย่าง
administration-everyone = ทุกคน
administration-nobody = ไม่มีบัญชี
administration-findLink = ผู้ส่ง ลิงก์ หรือหมายเลข
administration-findALink = ค้นหาลิงก์
administration-madeUntil = สร้างไม่เกินวันที่
administration-filterState = สถานะ
administration-anyState = ทุกสถานะ
administration-onlyActive = ใช้งานอยู่
administration-onlyExpired = หมดอายุหรือถูกลบ
administration-settingsFilter = ค้นหาการตั้งค่า
administration-onlyChanged = เฉพาะที่เปลี่ยนแล้ว

## firstSteps

firstSteps-title = ขั้นตอนแรก
firstSteps-done = เสร็จแล้ว { $done } จาก { $all }
firstSteps-others = ขั้นตอนที่เหลือแสดงอยู่ด้านบน
firstSteps-address = ที่อยู่
firstSteps-addressOpen = ลิงก์ไม่มีที่อยู่ที่แน่นอน
firstSteps-addressWhy = ผู้รับต้องเข้าถึงที่อยู่ที่ลิงก์ขึ้นต้นได้
firstSteps-addressDo = แทนที่ { $example } ด้วยที่อยู่ของเซิร์ฟเวอร์ของคุณ
firstSteps-addressUnset = ลิงก์ขึ้นต้นด้วยที่อยู่ที่ผู้ส่งแต่ละคนใช้ ของคุณคือ { $origin }
firstSteps-addressPlain = ลิงก์ขึ้นต้นด้วย { $url } ซึ่งไม่ได้เข้ารหัส
firstSteps-addressElsewhere = ลิงก์ขึ้นต้นด้วย { $url } แต่ตอนนี้คุณอยู่ที่ { $origin } เปิด { $url } เพื่อดูว่าเข้าถึงได้หรือไม่
firstSteps-addressGood = ลิงก์ขึ้นต้นด้วย { $url } และคุณเข้าถึงเซิร์ฟเวอร์จากที่อยู่นั้นแล้ว
firstSteps-tls = การเข้ารหัสระหว่างทาง
firstSteps-tlsOpen = การเชื่อมต่อไม่ได้เข้ารหัส
firstSteps-tlsWhy = ทุกคนในเครือข่ายระหว่างทางอ่านข้อมูลลับได้
firstSteps-tlsOwn = เซิร์ฟเวอร์นี้ให้บริการ TLS เอง
firstSteps-tlsProxy = พร็อกซีย้อนกลับให้บริการ TLS แทนเซิร์ฟเวอร์นี้
firstSteps-tlsNone = คุณเชื่อมต่อผ่าน HTTP ธรรมดา
firstSteps-tlsDo = ให้ใบรับรองแก่เซิร์ฟเวอร์ หรือวางพร็อกซีย้อนกลับที่ใช้ HTTPS ไว้ข้างหน้า:
firstSteps-key = สำเนามาสเตอร์คีย์
firstSteps-keyMissing = ยังไม่มีสำเนามาสเตอร์คีย์ที่ยืนยันแล้ว
firstSteps-keyWhy = หากไม่มีคีย์ ไม่มีใครอ่านข้อมูลหรือข้อมูลสำรองได้อีก
firstSteps-keyOpen = ยังไม่มีใครยืนยันสำเนาของคีย์ { $key }
firstSteps-keyDone = ยืนยันสำเนาของคีย์ { $key } แล้วเมื่อ { $when }
firstSteps-keyDo = คำสั่งนี้เขียนข้อมูลสำรองที่เข้ารหัสซึ่งรวมคีย์ไว้ด้วย เก็บไว้ในเครื่องอื่น:
firstSteps-keyTick = ฉันมีสำเนาในที่ปลอดภัย
firstSteps-keyUntick = ฉันไม่มีสำเนานี้แล้ว
firstSteps-people = ใครแชร์ได้บ้าง
firstSteps-peopleWhy = เมื่อมีบัญชี ผู้ใช้เห็นว่าเกิดอะไรขึ้นกับลิงก์ของตน และคุณกำหนดได้ว่าใครแชร์ได้
firstSteps-peopleAlone = คุณเท่านั้นที่มีบัญชี ใครก็ตามที่เข้าถึงเซิร์ฟเวอร์นี้แชร์ข้อความได้โดยไม่มีบัญชี
firstSteps-peopleAloneClosed = คุณเท่านั้นที่มีบัญชี และไม่มีใครแชร์ได้โดยไม่มีบัญชี
firstSteps-peopleMany =
    { $n ->
       *[other] มี { $n } บัญชี
    }
firstSteps-peopleOpen = ใครก็สร้างบัญชีได้
firstSteps-peopleDecided = คุณได้กำหนดไว้ในการตั้งค่าแล้ว
firstSteps-peopleDo = เพิ่มผู้ใช้ หรือกำหนดด้วย allow_sign_up และ allow_anonymous
firstSteps-peopleLink = เพิ่มผู้ใช้
firstSteps-first = ข้อมูลลับแรก
firstSteps-firstWhy = การลองครั้งหนึ่งจะทำให้คุณเห็นสิ่งที่ผู้รับเห็น
firstSteps-firstNone = ยังไม่มีการจัดเก็บสิ่งใด
firstSteps-firstLink = แชร์ข้อมูลลับ
firstSteps-backup = ข้อมูลสำรอง
firstSteps-backupWhy = ดิสก์เสียได้โดยไม่มีการเตือน และเซิร์ฟเวอร์สำรองข้อมูลเองเฉพาะเมื่อกำหนดว่าให้เก็บไว้ที่ใด
firstSteps-backupNone = ยังไม่มีการสำรองข้อมูล
firstSteps-backupGood = สำรองข้อมูลครั้งล่าสุดเมื่อ { $when }
firstSteps-backupDaily = หรือทุกวันบนเซิร์ฟเวอร์
firstSteps-requests = คำขอ
firstSteps-requestsWhy = คำขอช่วยให้ผู้ที่มีบัญชีขอข้อมูลลับจากคนอื่นได้ โดยคนเหล่านั้นไม่ต้องมีบัญชีเพื่อส่ง
firstSteps-requestsOff = ปิดใช้อยู่ คุณปล่อยไว้อย่างนี้ก็ได้

## serverFacts

serverFacts-links = ลิงก์
serverFacts-activeLinks = ลิงก์ที่ใช้งานอยู่
serverFacts-stored = สิ่งที่เซิร์ฟเวอร์นี้จัดเก็บ
serverFacts-storedSum = ทั้งหมด { $size }
serverFacts-payloads = ข้อมูลลับ (โดยประมาณ)
serverFacts-rows = บันทึกกิจกรรม บัญชี และพื้นที่ว่าง
serverFacts-fileContents = ไฟล์
serverFacts-fileLimit = ขีดจำกัดสำหรับไฟล์
serverFacts-fileLimitText = { $used } จาก { $total }
serverFacts-disk = ดิสก์
serverFacts-diskText = ว่าง { $free } จาก { $total }
serverFacts-diskOurs = เซิร์ฟเวอร์นี้
serverFacts-diskOthers = อย่างอื่นทั้งหมด
serverFacts-diskFree = ว่าง
serverFacts-floor = จะไม่รับไฟล์เมื่อพื้นที่ว่างน้อยกว่า { $size }
serverFacts-scarce = พื้นที่เหลือน้อย อีกไม่นานจะไม่รับไฟล์ หรือไม่รับแล้ว
serverFacts-changed = เปลี่ยนแล้ว
serverFacts-reach = ที่อยู่และเครือข่าย
serverFacts-access = การเข้าถึงและบัญชี
serverFacts-pushes = ข้อมูลลับ
serverFacts-files = ไฟล์
serverFacts-data = ข้อมูลและคีย์
serverFacts-limits = ขีดจำกัด
serverFacts-pages = รูปลักษณ์และหน้าเกี่ยวกับ
serverFacts-mail = อีเมล
serverFacts-watch = บันทึกของเซิร์ฟเวอร์และเมตริก
serverFacts-preset = ค่าเริ่มต้น: { $value }
serverFacts-byDefault = ค่าเริ่มต้น
serverFacts-fromFlag = แฟล็ก
serverFacts-inEnglish = คำอธิบายเป็นภาษาอังกฤษ
serverFacts-notSet = (ไม่ได้ตั้งค่า)

## settingsLive

settingsLive-found =
    { $n ->
       *[other] { $n } การตั้งค่า
    }
settingsLive-none = ไม่มีการตั้งค่าที่ตรงกัน

## listLive

listLive-offline = เซิร์ฟเวอร์ไม่ตอบสนอง ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง
listLive-failed = เกิดข้อผิดพลาด ({ $status })
listLive-rateLimited =
    { $n ->
       *[other] มีคำขอถึงเซิร์ฟเวอร์มากเกินไป ลองอีกครั้งใน { $n } วินาที
    }
listLive-copied = คัดลอกแล้ว
listLive-copyFailed = คัดลอกไม่สำเร็จ เลือกข้อความแล้วคัดลอกเอง

## adminLive

adminLive-invitedUntil = ได้รับเชิญ ลิงก์คำเชิญจะหมดอายุ { $when }
adminLive-invitedOver = ได้รับเชิญ ลิงก์คำเชิญหมดอายุเมื่อ { $when }
adminLive-newLink = ลิงก์ใหม่
adminLive-mailLink = ส่งลิงก์ใหม่ทางอีเมล
adminLive-withdraw = ถอน
adminLive-withdrawQuestion = ถอนคำเชิญของ { $email } หรือไม่ ลิงก์คำเชิญจะใช้ไม่ได้อีก
adminLive-withdrawn = ถอนคำเชิญของ { $email } แล้ว
adminLive-endAll = ยุติทุกอย่าง
adminLive-endAllQuestion = ยุติทุกอย่างของ { $email } หรือไม่ บัญชีจะถูกปิดใช้งาน เซสชัน โทเค็น ลิงก์แบบใช้ครั้งเดียว ปัจจัยที่สอง และ webhook จะสิ้นสุดทันที
adminLive-endedAll = ปิดใช้งาน { $email } แล้ว ยุติแล้ว: { $what }
adminLive-endedNothing = ปิดใช้งาน { $email } แล้ว ไม่มีอย่างอื่นให้ยุติอีก
adminLive-endedSessions =
    { $n ->
       *[other] { $n } เซสชัน
    }
adminLive-endedTokens =
    { $n ->
       *[other] { $n } โทเค็น
    }
adminLive-endedLinks =
    { $n ->
       *[other] ลิงก์แบบใช้ครั้งเดียว { $n } รายการ
    }
adminLive-endedFactors =
    { $n ->
       *[other] ปัจจัยที่สอง { $n } รายการ
    }
adminLive-endedHooks =
    { $n ->
       *[other] webhook { $n } รายการ
    }
adminLive-endedPushes =
    { $n ->
       *[other] ลิงก์ที่แชร์และคำขอ { $n } รายการ
    }
adminLive-suspended = ถูกระงับโดยระบบลงชื่อเข้าใช้ขององค์กร
adminLive-unprotected = ไม่มีปัจจัยที่สอง
adminLive-actionsOf = การดำเนินการสำหรับ { $email }
adminLive-addedOn = เพิ่มเมื่อ { $when }
adminLive-factorAdded = เพิ่มเมื่อ { $when }
adminLive-appWithCodes = แอปที่แสดงรหัส
adminLive-codesLeft =
    { $n ->
       *[other] เหลือรหัสกู้คืน { $n } รหัส
    }
adminLive-noFactors = ไม่มีปัจจัยที่สอง
adminLive-groupHere = ผู้ดูแลระบบเป็นผู้เพิ่ม
adminLive-groupOfCompany = จากระบบลงชื่อเข้าใช้ขององค์กร
adminLive-groupOfDirectory = จากไดเรกทอรี
adminLive-leaveGroup = นำออกจากกลุ่ม
adminLive-noGroups = ไม่ได้อยู่ในกลุ่มใด
adminLive-noLimits = ไม่มีนโยบายใดจำกัดบุคคลนี้
adminLive-endSessions = ยุติเซสชัน
adminLive-endSessionsQuestion = ยุติเซสชันทั้งหมดของ { $email } หรือไม่ ผู้ใช้จะต้องลงชื่อเข้าใช้อีกครั้ง โทเค็นยังใช้งานได้ต่อไป
adminLive-sessionsEnded = ยุติเซสชันของ { $email } แล้ว
adminLive-disableMany =
    { $n ->
       *[other] ปิดใช้งาน { $n } ราย
    }
adminLive-disableManyQuestion =
    { $n ->
       *[other] ปิดใช้งานผู้ใช้ { $n } รายหรือไม่ เซสชันและโทเค็นของผู้ใช้จะสิ้นสุดทันที
    }
adminLive-disabledMany =
    { $n ->
       *[other] ปิดใช้งานผู้ใช้ { $n } รายแล้ว
    }
adminLive-endSessionsMany =
    { $n ->
       *[other] ยุติเซสชันของ { $n } ราย
    }
adminLive-endSessionsManyQuestion =
    { $n ->
       *[other] ยุติเซสชันทั้งหมดของผู้ใช้ { $n } รายหรือไม่ ผู้ใช้จะต้องลงชื่อเข้าใช้อีกครั้ง โทเค็นยังใช้งานได้ต่อไป
    }
adminLive-sessionsEndedMany =
    { $n ->
       *[other] ยุติเซสชันของผู้ใช้ { $n } รายแล้ว
    }
adminLive-openedSince = เปิดหลังจากที่คุณเข้าชมครั้งล่าสุด
adminLive-damaged = เสียหาย
adminLive-mailReset = ส่งลิงก์ตั้งรหัสผ่านทางอีเมล
adminLive-mailed = กำลังส่งอีเมลที่มีลิงก์ไปยัง { $email }
adminLive-notMailed = ไม่ได้ส่งอีเมลถึง { $email }: { $reason } ส่งอีกครั้ง หรือแสดงลิงก์
adminLive-noneAtAll = ยังไม่มีใครแชร์อะไร สิ่งที่คนแชร์จะแสดงที่นี่ โดยไม่มีเนื้อหา
adminLive-noneMatching = ไม่มีลิงก์ที่ตรงกับตัวกรองนี้
adminLive-showEveryone = แสดงทั้งหมด
adminLive-pushesOf =
    { $n ->
       *[other] { $n } ลิงก์
    }
adminLive-tryAgain = ตอนนี้คุณลองอีกครั้งได้แล้ว
adminLive-none = ยังไม่มีอะไรที่นี่
adminLive-noneActive = ขณะนี้คุณไม่ได้แชร์อะไรอยู่
adminLive-noneExpired = ยังไม่มีสิ่งใดหมดอายุ สิ่งที่หมดอายุแล้วจะแสดงที่นี่พร้อมบันทึกกิจกรรม
adminLive-linksFound =
    { $n ->
       *[other] { $n } ลิงก์
    }
adminLive-tick = เลือก { $name }
adminLive-sealed = เข้ารหัสจากต้นทางถึงปลายทาง
adminLive-shareSecret = แชร์ข้อมูลลับ
adminLive-noneFound = ไม่พบรายการ
adminLive-searchedPart =
    { $n ->
       *[other] ค้นหาแล้ว { $n } ลิงก์ ยังมีลิงก์ที่เก่ากว่า
    }
adminLive-searchOlder = ค้นหาลิงก์ที่เก่ากว่า
adminLive-text = ข้อความ
adminLive-file = ไฟล์
adminLive-url = ลิงก์
adminLive-qr = โค้ด QR
adminLive-created = สร้างเมื่อ { $when }
adminLive-endsIn = จะหมดอายุ { $when }
adminLive-endedOn = หมดอายุเมื่อ { $when }
adminLive-isExpired = หมดอายุแล้ว
adminLive-byHand = ลบเมื่อ { $when }
adminLive-viewsLeft =
    { $n ->
       *[other] เหลือการเปิดดู { $n } ครั้ง
    }
adminLive-notViewed = ยังไม่มีการเปิดดู
adminLive-neverViewed = ไม่เคยมีการเปิดดู
adminLive-viewed =
    { $n ->
       *[other] เปิดดูแล้ว { $n } ครั้ง
    }
adminLive-viewedLast =
    { $n ->
       *[other] เปิดดูแล้ว { $n } ครั้ง ล่าสุดเมื่อ { $when }
    }
adminLive-copyLink = คัดลอกลิงก์
adminLive-sealedFiles =
    { $n ->
       *[other] { $n } ไฟล์ ชื่อปิดผนึก
    }
adminLive-sealedLink = ลิงก์ฉบับเต็มแสดงครั้งเดียวเมื่อสร้าง
adminLive-end = ลบเลย
adminLive-endQuestion = ลบ “{ $name }” เลยหรือไม่ จะไม่มีใครเปิดได้อีก
adminLive-ended = ลบแล้ว
adminLive-notFound = ไม่มีลิงก์นี้
adminLive-nobody = ไม่ระบุชื่อ
adminLive-administrator = ผู้ดูแลระบบ
adminLive-disabled = ปิดใช้งาน
adminLive-you = คุณ
adminLive-makeAdmin = ตั้งเป็นผู้ดูแลระบบ
adminLive-takeAdmin = ถอนสิทธิ์ผู้ดูแลระบบ
adminLive-disable = ปิดใช้งาน
adminLive-enable = เปิดใช้งาน
adminLive-reset = รีเซ็ตรหัสผ่าน
adminLive-tokens = โทเค็น
adminLive-noTokens = ไม่มีโทเค็น
adminLive-revoke = เพิกถอน
adminLive-makeAdminQuestion = ตั้ง { $email } เป็นผู้ดูแลระบบหรือไม่ ผู้ใช้นี้จะเห็นลิงก์และบันทึกกิจกรรมของทุกคน และเปลี่ยนแปลงทุกบัญชีได้
adminLive-enableQuestion = เปิดใช้งาน { $email } หรือไม่ ผู้ใช้นี้จะลงชื่อเข้าใช้ได้อีก ด้วยสิทธิ์ที่เคยมี
adminLive-usersFound =
    { $n ->
       *[other] ผู้ใช้ { $n } ราย
    }
adminLive-usersShown =
    { $n ->
       *[other] { $from }–{ $to } จากผู้ใช้ { $n } ราย
    }
adminLive-noUserFound = ไม่มีผู้ใช้ที่ตรงกับการค้นหานี้
adminLive-takeAdminQuestion = ถอนสิทธิ์ผู้ดูแลระบบจาก { $email } หรือไม่ เซสชันและโทเค็นของผู้ใช้นี้จะสิ้นสุด
adminLive-disableQuestion = ปิดใช้งาน { $email } หรือไม่ เซสชันและโทเค็นของผู้ใช้นี้จะสิ้นสุดทันที
adminLive-resetQuestion = สร้างลิงก์แบบใช้ครั้งเดียวสำหรับ { $email } หรือไม่ ลิงก์ก่อนหน้าจะใช้ไม่ได้อีก เมื่อใช้ลิงก์นี้ เซสชันและโทเค็นทั้งหมดของผู้ใช้จะสิ้นสุด
adminLive-resetFactors = รีเซ็ตปัจจัยที่สอง
adminLive-resetFactorsQuestion = ลบปัจจัยที่สองทั้งหมดของ { $email } หรือไม่ ตรวจสอบให้แน่ใจก่อนว่าเจ้าของบัญชีเป็นผู้ขอเอง เซสชันของผู้ใช้จะสิ้นสุดทันที โทเค็นยังใช้งานได้ต่อไป
adminLive-factorsReset = { $email } ไม่มีปัจจัยที่สองแล้ว
adminLive-revokeQuestion = เพิกถอนโทเค็น “{ $name }” ของ { $email } หรือไม่
adminLive-taken = มีบัญชีที่ใช้ที่อยู่อีเมลนี้อยู่แล้ว
adminLive-badEmail = ป้อนที่อยู่อีเมลที่ถูกต้อง
adminLive-passwordsElsewhere = ผู้ใช้นี้ลงชื่อเข้าใช้ด้วยรหัสผ่านของเซิร์ฟเวอร์นี้ไม่ได้ เพราะ local_sign_in ไม่อนุญาต
adminLive-lastAdmin = นี่คือผู้ดูแลระบบคนสุดท้าย แต่งตั้งอีกคนก่อน
adminLive-used = ใช้ล่าสุดเมื่อ { $when }
adminLive-never = ไม่เคยใช้

## ownListLive

ownListLive-endMany =
    { $n ->
       *[other] ลบ { $n } รายการ
    }
ownListLive-endedMany =
    { $n ->
       *[other] ลบ { $n } ลิงก์แล้ว
    }

## hooks

hooks-title = Webhook
hooks-lead = ให้โปรแกรมอื่นรู้ว่าเกิดอะไรขึ้นกับลิงก์ของคุณ โปรแกรมนั้นจะไม่ได้รับข้อมูลลับ วลีรหัสผ่าน หรือชื่อไฟล์
hooks-back = บัญชีของคุณ
hooks-openText = แจ้งโปรแกรมหรือแชทเมื่อมีการเปิดลิงก์ของคุณ
hooks-yours = Webhook ของคุณ
hooks-secretShown = ข้อมูลลับที่ใช้ลงนามข้อความของ webhook นี้ แสดงเพียงครั้งเดียว:
hooks-copy = คัดลอก
hooks-verify = ฝั่งผู้รับตรวจสอบลายเซ็นตามที่ standardwebhooks.com อธิบายไว้
hooks-add = เพิ่ม webhook
hooks-name = ชื่อ
hooks-namePlaceholder = แชทของทีม
hooks-url = ที่อยู่
hooks-urlHint = ต้องเป็นที่อยู่ที่ผู้ดูแลระบบอนุญาต
hooks-template = รูปแบบของข้อความ
hooks-eventKinds = เหตุการณ์ที่แจ้งให้ทราบ
hooks-details = รายละเอียดเพิ่มเติม
hooks-includeHint = ทุกคนที่มีลิงก์เปิดได้ เพิ่มเฉพาะเมื่อคุณเชื่อใจทุกคนที่อ่านอยู่ด้วย
hooks-submit = เพิ่ม webhook
hooks-cancel = ยกเลิก
hooks-retryAll = ลองทั้งหมดอีกครั้ง
hooks-dropAll = ทิ้งทั้งหมด

## hooksLive

hooksLive-linkName = ชื่อลิงก์
hooksLive-linkItself = ตัวลิงก์เอง
hooksLive-none = คุณยังไม่มี webhook
hooksLive-off = ปิดใช้งานอยู่ เพราะผู้รับปลายทางตอบว่าไม่มีอยู่แล้ว
hooksLive-test = ทดสอบ
hooksLive-tested =
    { $n ->
       *[other] ปลายทางตอบ { $status } หลังจาก { $n } มิลลิวินาที
    }
hooksLive-testFailed = การทดสอบล้มเหลว: { $reason }
hooksLive-newSecret = ข้อมูลลับสำหรับลงนามใหม่
hooksLive-newSecretQuestion = สร้างข้อมูลลับสำหรับลงนามใหม่ให้ “{ $name }” หรือไม่ ข้อมูลลับปัจจุบันจะยังลงนามควบคู่ไปอีกหนึ่งวัน
hooksLive-switchOn = เปิดใช้งาน
hooksLive-remove = ลบ
hooksLive-removeQuestion = ลบ “{ $name }” หรือไม่ สิ่งที่กำลังส่งไปอยู่จะถูกทิ้ง
hooksLive-removed = ลบแล้ว
hooksLive-added = เพิ่มแล้ว
hooksLive-noName = ตั้งชื่อ webhook
hooksLive-badUrl = ส่งไปยังที่อยู่นี้ไม่ได้
hooksLive-notAllowed = ผู้ดูแลระบบไม่อนุญาตที่อยู่นี้
hooksLive-noEvents = เลือกอย่างน้อยหนึ่งเหตุการณ์
hooksLive-taken = คุณมี webhook ชื่อนี้อยู่แล้ว หรือมีครบจำนวนที่อนุญาตแล้ว
hooksLive-copied = คัดลอกแล้ว
hooksLive-copyFailed = คัดลอกไม่สำเร็จ เลือกข้อความแล้วคัดลอกเอง

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
       *[other] { $n } เหตุการณ์รอการส่ง เหตุการณ์เก่าที่สุดเกิดขึ้นเมื่อ { $when }
    }
eventsLive-noLetters = ไม่มีเหตุการณ์ใดที่เลิกส่ง
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = ของ { $owner }
eventsLive-letterMeta =
    { $n ->
       *[other] เกิดขึ้นเมื่อ { $when } · ลองแล้ว { $n } ครั้ง
    }
eventsLive-retry = ลองอีกครั้ง
eventsLive-drop = ทิ้ง
eventsLive-dropQuestion = ทิ้งเหตุการณ์นี้อย่างถาวรหรือไม่
eventsLive-dropAllQuestion = ทิ้งเหตุการณ์ทั้งหมดที่เลิกส่งแล้วอย่างถาวรหรือไม่
eventsLive-retried =
    { $n ->
       *[other] กำลังลองส่ง { $n } เหตุการณ์อีกครั้ง
    }
eventsLive-dropped =
    { $n ->
       *[other] ทิ้งแล้ว { $n } เหตุการณ์
    }

## keptLive

keptLive-keptByBrowser = เก็บไว้ในเบราว์เซอร์นี้แล้ว ทุกคนที่ใช้เบราว์เซอร์นี้ได้จะคัดลอกลิงก์ได้
keptLive-keptByPasskey = เก็บไว้ในเบราว์เซอร์นี้แล้ว โดยมีพาสคีย์ของคุณปกป้อง

## keptPageLive

keptPageLive-keptShowLink = แสดงลิงก์
keptPageLive-keptNotOpened = พาสคีย์ของคุณเปิดไม่สำเร็จ ลองอีกครั้ง
keptPageLive-keptKeyByBrowser = เบราว์เซอร์นี้เก็บคีย์ที่ใช้เปิดคำตอบไว้ ทุกคนที่ใช้เบราว์เซอร์นี้ได้จะอ่านคำตอบได้
keptPageLive-keptKeyByPasskey = เบราว์เซอร์นี้เก็บคีย์ที่ใช้เปิดคำตอบไว้ โดยมีพาสคีย์ของคุณปกป้อง

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
       *[other] เมื่อออกจากระบบ ลิงก์และคีย์ { $n } รายการที่มีเพียงเบราว์เซอร์นี้รู้จะถูกลบ หลังจากนั้นคำตอบสำหรับคำขอของคุณจะเปิดได้ด้วยไฟล์กู้คืนเท่านั้น
    }
keptAccountLive-keptSignOutYes = ลบและออกจากระบบ
keptAccountLive-keptCount =
    { $n ->
       *[other] เก็บลิงก์และคีย์ { $n } รายการไว้ในเบราว์เซอร์นี้
    }
keptAccountLive-keptCountNone = ยังไม่มีการเก็บสิ่งใดไว้ในเบราว์เซอร์นี้
keptAccountLive-keptGuardedNow = นับจากนี้ พาสคีย์ของคุณใช้เปิดสิ่งเหล่านี้
keptAccountLive-keptUnable = พาสคีย์นี้หรือเบราว์เซอร์นี้ทำเช่นนั้นไม่ได้ สิ่งที่เก็บไว้ยังคงเหมือนเดิม
keptAccountLive-keptOffQuestion = ลบทุกอย่างที่เก็บไว้หรือไม่ ลิงก์ที่คุณยังไม่ได้คัดลอกจะสูญหาย รวมถึงคีย์ที่ไม่มีไฟล์กู้คืน
keptAccountLive-keptRefused = ไม่มีการใช้พาสคีย์ สิ่งที่เก็บไว้ยังคงเหมือนเดิม
keptAccountLive-keptOffYes = ลบ

## kept

kept-title = ลิงก์ที่เข้ารหัสจากต้นทางถึงปลายทางในเบราว์เซอร์นี้
kept-text = เซิร์ฟเวอร์แสดงลิงก์ที่เข้ารหัสจากต้นทางถึงปลายทางให้คุณอีกไม่ได้ เบราว์เซอร์นี้จึงเก็บไว้ให้คุณ รวมถึงคีย์ของคำขอของคุณด้วย ทุกคนที่ใช้เบราว์เซอร์นี้ได้จะคัดลอกได้ เว้นแต่พาสคีย์ของคุณปกป้องไว้ เมื่อออกจากระบบ สิ่งที่ไม่มีพาสคีย์ปกป้องจะถูกลบ
kept-guarded = พาสคีย์ของคุณปกป้องไว้
kept-on = เก็บไว้ในเบราว์เซอร์นี้
kept-guard = ปกป้องด้วยพาสคีย์

## codes

codes-toOne = ขอให้ส่งรหัสไปที่ { $address } โดยคุณไม่ต้องมีบัญชีที่นี่
codes-toSome = เลือกที่อยู่อีเมลของคุณ แล้วขอให้ส่งรหัสไปที่นั่น โดยคุณไม่ต้องมีบัญชีที่นี่
codes-toTyped = พิมพ์ที่อยู่อีเมลของคุณ หากเป็นของผู้รับรายหนึ่ง ระบบจะส่งรหัสไปที่นั่น คุณไม่ต้องมีบัญชีที่นี่
codes-which = ที่อยู่อีเมลของคุณ
codes-among = ผู้รับ แบบย่อ: { $addresses }
codes-notYours = ไม่ใช่ที่อยู่ของคุณใช่ไหม ขอลิงก์ของคุณเองจากผู้ส่ง
codes-send = ส่งรหัสให้ฉัน
codes-again = ส่งรหัสใหม่
codes-sentToOne = กำลังส่งอีเมลที่มีรหัสแปดตัวอักษรไปยัง { $address } ดูในอีเมลขยะด้วย
codes-sent = หากที่อยู่นี้เป็นของผู้รับรายหนึ่ง ระบบกำลังส่งอีเมลที่มีรหัสแปดตัวอักษรไปให้ ดูในอีเมลขยะด้วย
codes-field = รหัส
codes-fieldHint = ตัวอักษรแปดตัวจากอีเมล ใช้ได้สิบนาที และในเบราว์เซอร์นี้เท่านั้น
codes-goOn = ดำเนินการต่อ
codes-or = หรือยืนยันด้วยวิธีอื่น:
codes-wrong =
    { $n ->
       *[other] รหัสนี้ไม่ถูกต้อง พิมพ์รหัสจากอีเมลฉบับล่าสุด คุณลองได้อีก { $n } ครั้ง
    }
codes-last = รหัสนี้ไม่ถูกต้อง และเป็นการลองครั้งสุดท้ายแล้ว ขอให้ส่งรหัสใหม่
codes-over = ไม่มีรหัสให้พิมพ์ที่นี่: รหัสถูกใช้ไปแล้ว เกินสิบนาที หรือขอจากเบราว์เซอร์อื่น ขอให้ส่งรหัสใหม่
codes-needsCookie = ขั้นตอนนี้ต้องใช้คุกกี้ แต่เบราว์เซอร์ของคุณไม่ได้ส่งมา อนุญาตคุกกี้สำหรับหน้านี้ แล้วโหลดอีกครั้ง
codes-tooOften =
    { $n ->
       *[other] มีการขอรหัสสำหรับที่อยู่นี้ห้าครั้งภายในหนึ่งชั่วโมง ลองอีกครั้งใน { $n } นาที
    }
codes-noMore = จะไม่มีการส่งรหัสสำหรับลิงก์นี้อีก ขอลิงก์ใหม่จากผู้ส่ง
codes-noMail = ขณะนี้เซิร์ฟเวอร์นี้ส่งรหัสไม่ได้ สอบถามผู้ที่ส่งลิงก์ให้คุณ
codes-badAddress = นี่ไม่ใช่ที่อยู่อีเมล

## codesLive

codesLive-noCode = พิมพ์ตัวอักษรแปดตัวจากอีเมล
codesLive-comes = อีเมลที่มีตัวอักษรแปดตัวต้องรอก่อน หากที่อยู่นี้เป็นของผู้รับรายหนึ่ง อีเมลจะไปถึงภายใน { $time }
codesLive-offline = เข้าถึงเซิร์ฟเวอร์ไม่ได้ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง

## company

company-signIn = ลงชื่อเข้าใช้ด้วย { $label }
company-or = หรือด้วยรหัสผ่านของเซิร์ฟเวอร์นี้:
company-addressedTitle = สำหรับบางคนเท่านั้น
company-addressedSure = ผู้ส่งสิ่งนี้ต้องการให้แน่ใจว่าใครเป็นผู้เปิด
company-addressedText = ลงชื่อเข้าใช้ด้วย { $label } โดยคุณไม่ต้องมีบัญชีที่นี่
company-addressedByDirectory = ลงชื่อเข้าใช้ด้วยชื่อผู้ใช้และรหัสผ่านขององค์กร
company-byPassword = ลงชื่อเข้าใช้ด้วยรหัสผ่าน
company-otherTitle = ไม่ได้ส่งถึงคุณ
company-otherText = ระบบรู้จักคุณในชื่อ { $address } แต่สิ่งนี้ส่งถึงคนอื่น ไม่มีสิ่งใดถูกเปิด ลงชื่อเข้าใช้ในชื่ออื่น หรือสอบถามผู้ส่ง
company-otherUnnamed = สิ่งนี้ส่งถึงคนอื่น ไม่มีสิ่งใดถูกเปิด ลงชื่อเข้าใช้ในชื่ออื่น หรือสอบถามผู้ส่ง
company-closedAccountTitle = บัญชีของคุณถูกปิดใช้งาน
company-closedAccountText = บัญชีของคุณบนเซิร์ฟเวอร์นี้ถูกปิดใช้งานหรือถูกระงับ คุณจึงเปิดอะไรไม่ได้ ไม่มีสิ่งใดถูกเปิด สอบถามผู้ดูแลระบบ
company-known = ที่นี่ระบบรู้จักคุณในชื่อ { $address }
company-knownUnnamed = ระบบลงชื่อเข้าใช้ขององค์กรรู้จักคุณแล้ว
company-notMe = นี่ไม่ใช่ฉัน
company-goingOn = รอสักครู่
company-goingOnText = หน้าถัดไปจะเปิดเอง
company-goOn = ดำเนินการต่อ

## companyRefused

companyRefused-not-allowed = คุณไม่ได้อยู่ในกลุ่มใดที่ใช้เซิร์ฟเวอร์นี้ได้ สอบถามผู้ดูแลระบบของเซิร์ฟเวอร์
companyRefused-no-account = คุณไม่มีบัญชีที่นี่ ขอให้ผู้ดูแลระบบเพิ่มบัญชี
companyRefused-address-taken = ที่อยู่อีเมลของคุณมีบัญชีที่นี่แล้ว ขอให้ผู้ดูแลระบบเชื่อมโยงกับ { $label }
companyRefused-other-account = การลงชื่อเข้าใช้นี้เป็นของบัญชีอื่นที่นี่ สอบถามผู้ดูแลระบบ
companyRefused-not-set-up = เซิร์ฟเวอร์นี้ยังไม่ได้ตั้งค่า
companyRefused-disabled = บัญชีของคุณถูกปิดใช้งาน สอบถามผู้ดูแลระบบ
companyRefused-no-email = { $label } ไม่ได้แจ้งที่อยู่อีเมลของคุณแก่เซิร์ฟเวอร์นี้ ขอให้ผู้ดูแลระบบเพิ่ม claim email
companyRefused-bad-email = สิ่งที่ { $label } ให้เป็นที่อยู่อีเมลของคุณไม่ใช่ที่อยู่อีเมล สอบถามผู้ดูแลระบบ
companyRefused-no-groups = { $label } ไม่ได้แจ้งกลุ่มใดของคุณแก่เซิร์ฟเวอร์นี้ คุณอาจไม่ได้อยู่ในกลุ่มใด หรือผู้ให้บริการลงชื่อเข้าใช้ไม่ได้ส่งกลุ่มมา สอบถามผู้ดูแลระบบ
companyRefused-too-many-groups = คุณอยู่ในกลุ่มจำนวนมากจน { $label } ไม่ส่งกลุ่มใดมาเลย ขอให้ผู้ดูแลระบบตั้งให้ส่งเฉพาะกลุ่มของแอปพลิเคชันนี้
companyRefused-bad-token = คำตอบของ { $label } ใช้กับเซิร์ฟเวอร์นี้ไม่ได้ ไม่มีใครได้ลงชื่อเข้าใช้ ดูรายละเอียดในบันทึกของเซิร์ฟเวอร์
companyRefused-clock = นาฬิกาของเซิร์ฟเวอร์นี้กับของ { $label } ต่างกันมากเกินไป ขอให้ผู้ดูแลระบบตั้งเวลา
companyRefused-other-issuer = คำตอบมาจากผู้ให้บริการลงชื่อเข้าใช้รายอื่นที่ไม่ตรงกับการตั้งค่า ไม่มีใครได้ลงชื่อเข้าใช้
companyRefused-unreachable = ขณะนี้เข้าถึง { $label } ไม่ได้ ผู้ที่ลงชื่อเข้าใช้อยู่แล้วยังใช้งานต่อได้ ลองอีกครั้งภายหลัง
companyRefused-provider-error = { $label } รายงานข้อผิดพลาด ดูว่าเป็นข้อผิดพลาดใดในบันทึกของเซิร์ฟเวอร์นี้
companyRefused-client-refused = { $label } ไม่ยอมรับเซิร์ฟเวอร์นี้ เพราะข้อมูลลับของไคลเอ็นต์ไม่ถูกต้องหรือหมดอายุแล้ว สอบถามผู้ดูแลระบบ
companyRefused-cancelled = การลงชื่อเข้าใช้ด้วย { $label } ถูกยกเลิก
companyRefused-begin-again = การลงชื่อเข้าใช้นี้เริ่มจากที่อื่น ใช้เวลานานเกินไป หรือถูกใช้ไปแล้ว เริ่มใหม่อีกครั้ง

## factors

factors-title = การปกป้องการลงชื่อเข้าใช้เพิ่มเติม
factors-lead = เมื่อมีปัจจัยที่สอง รหัสผ่านที่ถูกขโมยเพียงอย่างเดียวเปิดบัญชีของคุณไม่ได้
factors-openText = พาสคีย์ และแอปที่แสดงรหัส
factors-yours = การปกป้องการลงชื่อเข้าใช้เพิ่มเติม
factors-limited = เซิร์ฟเวอร์นี้กำหนดให้คุณมีปัจจัยที่สอง ตั้งค่าที่นี่แล้วดำเนินการต่อ
factors-goOn = ดำเนินการต่อ
factors-passkeys = พาสคีย์
factors-passkeysText = ลงชื่อเข้าใช้ด้วยลายนิ้วมือ ใบหน้า PIN หรือคีย์ความปลอดภัย โดยไม่ต้องใช้รหัสผ่าน พาสคีย์ใช้ได้ที่ที่อยู่นี้เท่านั้น จึงไม่มีใครหลอกขโมยด้วยหน้าเว็บปลอมได้
factors-passkeyName = ชื่ออุปกรณ์
factors-passkeyPlaceholder = แล็ปท็อป
factors-addPasskey = เพิ่มพาสคีย์
factors-needsHttps = พาสคีย์ใช้ที่นี่ไม่ได้ เบราว์เซอร์อนุญาตเฉพาะที่อยู่ที่เป็นชื่อและใช้ https:// เท่านั้น ขอที่อยู่เช่นนั้นจากผู้ดูแลระบบ
factors-app = แอปที่แสดงรหัส
factors-appText = แอปในโทรศัพท์ของคุณแสดงรหัสใหม่หกหลักทุก 30 วินาที
factors-beginApp = ตั้งค่าแอป
factors-removeApp = นำแอปออกจากบัญชี
factors-scan = สแกนโค้ดนี้ด้วยแอป:
factors-qr = โค้ด QR สำหรับแอป
factors-type = หรือพิมพ์ข้อความนี้ลงในแอป:
factors-code = รหัสที่แอปแสดงอยู่ตอนนี้
factors-finish = เสร็จสิ้น
factors-codesTitle = รหัสกู้คืน
factors-codesText = รหัสแต่ละรหัสใช้ลงชื่อเข้าใช้ได้หนึ่งครั้ง เมื่อคุณใช้ปัจจัยอื่นไม่ได้แล้ว รหัสแสดงเฉพาะตอนนี้เท่านั้น พิมพ์ออกมา หรือเก็บไว้ที่เดียวกับที่คุณเก็บรหัสผ่าน
factors-renew = รหัสกู้คืนใหม่
factors-confirmTitle = ยืนยันตัวตนของคุณ
factors-confirmText = ยืนยันว่าคุณเป็นใคร ก่อนเปลี่ยนปัจจัยของคุณ
factors-codeOrRecovery = รหัสจากแอปของคุณ หรือรหัสกู้คืน
factors-confirm = ยืนยัน
factors-remove = ลบ

## factorsLive

factorsLive-codesFile = recovery-codes.txt
factorsLive-limited =
    { $n ->
       *[other] ลองไม่สำเร็จหลายครั้งเกินไป ลองอีกครั้งใน { $n } วินาที
    }
factorsLive-conflict = มีสิ่งนี้อยู่แล้ว หรือไม่มีที่ว่างสำหรับสิ่งนี้ โหลดหน้านี้อีกครั้ง
factorsLive-lastOne = เซิร์ฟเวอร์นี้กำหนดให้คุณมีปัจจัยที่สอง ตั้งค่ารายการอื่นก่อนลบรายการนี้
factorsLive-noPasskeys = คุณยังไม่มีพาสคีย์
factorsLive-never = ไม่เคยใช้
factorsLive-used = ใช้ล่าสุดเมื่อ { $when }
factorsLive-made = เพิ่มเมื่อ { $when }
factorsLive-remove = ลบ
factorsLive-removed = ลบแล้ว
factorsLive-added = เพิ่มแล้ว
factorsLive-removeQuestion = ลบพาสคีย์ “{ $name }” หรือไม่ พาสคีย์นี้จะเปิดบัญชีของคุณไม่ได้อีก
factorsLive-removeAppQuestion = นำแอปออกจากบัญชีของคุณหรือไม่ รหัสจากแอปจะเปิดบัญชีของคุณไม่ได้อีก
factorsLive-nameIt = ตั้งชื่อพาสคีย์
factorsLive-passkeyCancelled = ไม่มีการใช้พาสคีย์ ลองอีกครั้ง
factorsLive-passkeyRefused = เซิร์ฟเวอร์ไม่ยอมรับพาสคีย์นี้ ลองอีกครั้ง
factorsLive-appSince = ตั้งค่าแอปของคุณเมื่อ { $when }
factorsLive-codesLeft =
    { $n ->
       *[other] เหลือรหัสกู้คืน { $n } รหัส
    }
factorsLive-wrongCode = รหัสไม่ถูกต้อง ตรวจสอบนาฬิกาของโทรศัพท์ แล้วพิมพ์รหัสที่แสดงอยู่ตอนนี้
factorsLive-notConfirmed = ไม่ถูกต้อง ลองอีกครั้ง
factorsLive-done = คุณมีปัจจัยที่สองแล้ว เก็บรหัสกู้คืนไว้ แล้วดำเนินการต่อ
factorsLive-copied = คัดลอกแล้ว
factorsLive-copyFailed = คัดลอกไม่สำเร็จ เลือกข้อความแล้วคัดลอกเอง

## secondStep

secondStep-title = อีกขั้นตอนเดียว
secondStep-passkey = ใช้พาสคีย์
secondStep-code = รหัสจากแอปของคุณ หรือรหัสกู้คืน
secondStep-codeHint = ตัวเลขหกหลัก หรือตัวอักษรและตัวเลขสิบหกตัว
secondStep-recoveryCode = รหัสกู้คืน
secondStep-recoveryHint = ตัวอักษรและตัวเลขสิบหกตัว คุณได้รับเมื่อเพิ่มพาสคีย์
secondStep-submit = ลงชื่อเข้าใช้
secondStep-lost = ทำโทรศัพท์และรหัสกู้คืนหายใช่ไหม ผู้ดูแลระบบของเซิร์ฟเวอร์นี้รีเซ็ตปัจจัยที่สองของคุณได้
secondStep-again = เริ่มใหม่

## secondStepLive

secondStepLive-noCode = ป้อนรหัส
secondStepLive-wrongCode = รหัสไม่ถูกต้องหรือถูกใช้ไปแล้ว รอรหัสถัดไป
secondStepLive-passkeyCancelled = ไม่มีการใช้พาสคีย์ ลองอีกครั้ง หรือใช้รหัส
secondStepLive-passkeyRefused = เซิร์ฟเวอร์ไม่ยอมรับพาสคีย์นี้ ลองอีกครั้ง หรือใช้รหัส
secondStepLive-limited =
    { $n ->
       *[other] ป้อนรหัสผิดหลายครั้งเกินไป ลองอีกครั้งใน { $n } วินาที
    }
secondStepLive-retry = ตอนนี้คุณลองอีกครั้งได้แล้ว
secondStepLive-offline = เซิร์ฟเวอร์ไม่ตอบสนอง ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง
secondStepLive-failed = เกิดข้อผิดพลาด ({ $status })

## tokens

tokens-may = สิ่งที่ทำได้
tokens-everything = ทุกอย่าง
tokens-create = สร้างลิงก์เท่านั้น
tokens-createRead = สร้างและอ่านลิงก์
tokens-audit = อ่านบันทึกกิจกรรมเท่านั้น
tokens-ask = ขอข้อมูลลับจากคนอื่นและเปิดคำตอบ
tokens-lasts = ใช้ได้นานเท่าใด
tokens-always = จนกว่าจะเพิกถอน
tokens-days30 = 30 วัน
tokens-days90 = 90 วัน
tokens-year = หนึ่งปี
tokens-networks = จากบางเครือข่ายเท่านั้น
tokens-networksLabel = ที่อยู่หรือเครือข่าย
tokens-networksHint = คั่นด้วยจุลภาค หากเว้นว่าง โทเค็นใช้ได้ทุกที่

## tokensLive

tokensLive-tokenMay = ทำได้: { $what }
tokensLive-tokenCreate = สร้าง
tokensLive-tokenRead = อ่าน
tokensLive-tokenAudit = อ่านบันทึกกิจกรรม
tokensLive-tokenExpire = ลบ
tokensLive-tokenAdmin = ดูแลระบบ
tokensLive-tokenAsk = ขอข้อมูลลับ
tokensLive-tokenOpen = เปิดคำตอบ
tokensLive-tokenFrom = จาก { $networks } เท่านั้น
tokensLive-tokenUntil = จะหมดอายุ { $when }
tokensLive-tokenOver = หมดอายุเมื่อ { $when }
tokensLive-tokenUsedFrom = ใช้ล่าสุดเมื่อ { $when } จาก { $address }
tokensLive-badNetworks = ป้อนที่อยู่หรือเครือข่าย เช่น 192.0.2.0/24 ไม่เกิน 50 รายการ

## oversightLive

oversightLive-auditor = ผู้ตรวจสอบ
oversightLive-makeAuditor = ตั้งเป็นผู้ตรวจสอบ
oversightLive-makeAuditorQuestion = ตั้ง { $email } เป็นผู้ตรวจสอบหรือไม่ ผู้ใช้นี้จะเห็นบันทึกกิจกรรมของทุกคน แต่ไม่เห็นข้อมูลลับ
oversightLive-takeAuditor = ถอนสิทธิ์ผู้ตรวจสอบ
oversightLive-takeAuditorQuestion = ถอนสิทธิ์ผู้ตรวจสอบจาก { $email } หรือไม่ เซสชันและโทเค็นของผู้ใช้นี้จะสิ้นสุด
oversightLive-log = บันทึกกิจกรรม
oversightLive-logNothing = ไม่มีรายการ

## signIns

signIns-title = การลงชื่อเข้าใช้ล่าสุด
signIns-text = ผู้ที่ลงชื่อเข้าใช้บัญชีของคุณ หรือพยายามลงชื่อเข้าใช้ หากคุณไม่รู้จักรายการใด ให้เปลี่ยนรหัสผ่าน

## signInsLive

signInsLive-signedIn = ลงชื่อเข้าใช้
signInsLive-signInFailed = ลงชื่อเข้าใช้ไม่สำเร็จ
signInsLive-byPassword = ด้วยรหัสผ่าน
signInsLive-byLink = ด้วยลิงก์แบบใช้ครั้งเดียว
signInsLive-bySetup = ด้วยรหัสตั้งค่า
signInsLive-bySignUp = โดยการสร้างบัญชี
signInsLive-byDirectory = ผ่านไดเรกทอรี
signInsLive-byCompany = ผ่านระบบลงชื่อเข้าใช้ขององค์กร
signInsLive-byPasskey = ด้วยพาสคีย์
signInsLive-secondFactor = ด้วยปัจจัยที่สอง
signInsLive-wrongPassword = รหัสผ่านผิด
signInsLive-wrongCode = รหัสตั้งค่าผิด
signInsLive-wrongLink = ลิงก์แบบใช้ครั้งเดียวใช้ไม่ได้
signInsLive-wrongCurrent = รหัสผ่านปัจจุบันผิด
signInsLive-wrongFactor = ปัจจัยที่สองผิด
signInsLive-wrongPasskey = พาสคีย์ผิด
signInsLive-deviceGuesses = เดามากเกินไปบนอุปกรณ์ที่รู้จัก
signInsLive-unanswered = ไดเรกทอรีไม่ตอบสนอง
signInsLive-asAdministrator = ในฐานะผู้ดูแลระบบ
signInsLive-times =
    { $n ->
       *[other] { $n } ครั้ง
    }
signInsLive-noSignIns = ยังไม่มีการบันทึกการลงชื่อเข้าใช้

## adminLog

adminLog-title = บันทึกกิจกรรมของผู้ดูแลระบบ
adminLog-lead = ใครลงชื่อเข้าใช้ และใครเปลี่ยนบัญชี โทเค็น คีย์ และการตั้งค่า ไม่มีรายการใดที่เปลี่ยนหรือลบได้โดยไม่ถูกตรวจพบ
adminLog-person = ที่อยู่อีเมล
adminLog-personHint = ของผู้กระทำ หรือผู้ที่เกี่ยวข้อง
adminLog-what = เหตุการณ์
adminLog-everything = ทุกอย่าง
adminLog-show = แสดง
adminLog-newer = ใหม่กว่า
adminLog-older = เก่ากว่า

## adminLogLive

adminLogLive-signOut = ออกจากระบบ
adminLogLive-leftOut = มีความล้มเหลวมากกว่าที่แสดง
adminLogLive-userAdded = เพิ่มบัญชี
adminLogLive-userRemoved = ลบบัญชี
adminLogLive-userDisabled = ปิดใช้งานบัญชี
adminLogLive-userEnabled = เปิดใช้งานบัญชี
adminLogLive-madeAdministrator = ตั้งเป็นผู้ดูแลระบบ
adminLogLive-noAdministrator = ไม่เป็นผู้ดูแลระบบแล้ว
adminLogLive-madeAuditor = ตั้งเป็นผู้ตรวจสอบ
adminLogLive-noAuditor = ไม่เป็นผู้ตรวจสอบแล้ว
adminLogLive-suspended = ถูกระงับโดยระบบลงชื่อเข้าใช้ขององค์กร
adminLogLive-admitted = รับเข้าอีกครั้งโดยระบบลงชื่อเข้าใช้ขององค์กร
adminLogLive-linked = เชื่อมโยงระบบลงชื่อเข้าใช้ขององค์กร
adminLogLive-unlinked = ยกเลิกการเชื่อมโยงระบบลงชื่อเข้าใช้ขององค์กร
adminLogLive-vouched = รับรองที่อยู่อีเมล
adminLogLive-joinedGroup = เพิ่มลงในกลุ่ม
adminLogLive-leftGroup = นำออกจากกลุ่ม
adminLogLive-factorAdded = เพิ่มปัจจัยที่สอง
adminLogLive-factorRemoved = ลบปัจจัยที่สอง
adminLogLive-factorsReset = รีเซ็ตปัจจัยที่สอง
adminLogLive-codesMade = สร้างรหัสกู้คืน
adminLogLive-invited = ส่งคำเชิญ
adminLogLive-accessEnded = ยุติการเข้าถึงทั้งหมด
adminLogLive-linksExpired = ลบลิงก์ของบัญชี
adminLogLive-withdrawn = ถอนคำเชิญ
adminLogLive-sessionEnded = ยุติเซสชัน
adminLogLive-linkMade = สร้างลิงก์แบบใช้ครั้งเดียว
adminLogLive-passwordSet = ตั้งรหัสผ่าน
adminLogLive-tokenMade = สร้างโทเค็น API
adminLogLive-tokenRemoved = เพิกถอนโทเค็น API
adminLogLive-settingsChanged = เปลี่ยนการตั้งค่า
adminLogLive-rotationBegun = เริ่มการหมุนเวียนมาสเตอร์คีย์
adminLogLive-rotationEnded = สิ้นสุดการหมุนเวียนมาสเตอร์คีย์
adminLogLive-exported = ส่งออกบันทึกกิจกรรม
adminLogLive-backedUp = สำรองข้อมูล
adminLogLive-restored = กู้คืนข้อมูลสำรอง
adminLogLive-byWhom = โดย { $name }
adminLogLive-commandLine = บรรทัดคำสั่ง
adminLogLive-server = เซิร์ฟเวอร์
adminLogLive-bySetupCode = รหัสตั้งค่า
adminLogLive-bySigningUp = การลงทะเบียน
adminLogLive-byOneTimeLink = ลิงก์แบบใช้ครั้งเดียว
adminLogLive-directory = ไดเรกทอรี
adminLogLive-companySignIn = ระบบลงชื่อเข้าใช้ขององค์กร
adminLogLive-noEntries = ไม่มีรายการที่ตรงกัน
adminLogLive-showAll = แสดงทุกอย่าง

## ownLogLive

ownLogLive-byCode = ยืนยันด้วยรหัส: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = หมายเหตุ
ownLogLive-logCount = { $from }–{ $to } จาก { $total }
ownLogLive-own-creation = สร้าง
ownLogLive-own-view = เปิด
ownLogLive-own-failed_view = ลองเปิดไม่สำเร็จ
ownLogLive-own-expire = ลบ
ownLogLive-own-restored = เลิกทำการลบ
ownLogLive-own-failed_passphrase = วลีรหัสผ่านผิด
ownLogLive-own-probable_program = น่าจะเป็นโปรแกรม
ownLogLive-own-code_sent = ส่งรหัสทางอีเมล
ownLogLive-own-code_queued = รหัสรอส่งทางอีเมล
ownLogLive-own-code_failed = ไม่ได้ส่งรหัสทางอีเมล
ownLogLive-own-failed_code = รหัสผิด
ownLogLive-own-owner_view = คุณเปิด
ownLogLive-own-wrong_network = ลองเปิดจากเครือข่ายอื่น
ownLogLive-own-other_device = ลองเปิดบนอุปกรณ์อื่น
ownLogLive-own-alarm = รายงาน: “นั่นไม่ใช่ฉัน”
ownLogLive-own-freeze = คุณหยุดชั่วคราว
ownLogLive-own-thaw = คุณให้ใช้งานต่อ
ownLogLive-own-changed = คุณเปลี่ยนลิงก์
ownLogLive-own-hold_asked = รอให้คุณอนุญาต
ownLogLive-own-hold_released = คุณอนุญาตให้เปิด
ownLogLive-own-hold_refused = คุณปฏิเสธและหยุดชั่วคราว
ownLogLive-own-request_view = อ่าน
ownLogLive-own-answer = ตอบ
ownLogLive-own-mail_returned = อีเมลถูกตีกลับ
ownLogLive-own-creation_email_send = สั่งให้แจ้งทางอีเมล
ownLogLive-own-admin_view = ผู้ดูแลระบบเปิด
ownLogLive-own-imported = ย้ายมาจาก Password Pusher

## seenLogLive

seenLogLive-seen-creation = สร้าง
seenLogLive-seen-view = เปิด
seenLogLive-seen-failed_view = ลองเปิดไม่สำเร็จ
seenLogLive-seen-expire = ลบ
seenLogLive-seen-restored = เลิกทำการลบ
seenLogLive-seen-failed_passphrase = วลีรหัสผ่านผิด
seenLogLive-seen-probable_program = น่าจะเป็นโปรแกรม
seenLogLive-seen-code_sent = ส่งรหัสทางอีเมล
seenLogLive-seen-code_queued = รหัสรอส่งทางอีเมล
seenLogLive-seen-code_failed = ไม่ได้ส่งรหัสทางอีเมล
seenLogLive-seen-failed_code = รหัสผิด
seenLogLive-seen-owner_view = เจ้าของเปิด
seenLogLive-seen-wrong_network = ถูกปฏิเสธเพราะอยู่นอกเครือข่ายที่กำหนด
seenLogLive-seen-other_device = ถูกปฏิเสธบนอุปกรณ์อื่น
seenLogLive-seen-alarm = ผู้รับรายงาน
seenLogLive-seen-freeze = เจ้าของหยุดชั่วคราว
seenLogLive-seen-thaw = เจ้าของให้ใช้งานต่อ
seenLogLive-seen-changed = เจ้าของเปลี่ยนลิงก์
seenLogLive-seen-hold_asked = รอเจ้าของ
seenLogLive-seen-hold_released = เจ้าของอนุญาตให้เปิด
seenLogLive-seen-hold_refused = เจ้าของปฏิเสธ
seenLogLive-seen-request_view = อ่าน
seenLogLive-seen-answer = ตอบ
seenLogLive-seen-mail_returned = อีเมลถูกตีกลับ
seenLogLive-seen-creation_email_send = สั่งให้แจ้งทางอีเมล
seenLogLive-seen-admin_view = ผู้ดูแลระบบเปิด
seenLogLive-seen-imported = ย้ายมาจาก Password Pusher

## eventNamesLive

eventNamesLive-push-created = มีการสร้างลิงก์
eventNamesLive-push-viewed = มีการเปิดลิงก์
eventNamesLive-push-wrong_passphrase = วลีรหัสผ่านผิด
eventNamesLive-push-expired = ลิงก์หมดอายุ
eventNamesLive-push-alarm = รายงานจากผู้รับ
eventNamesLive-push-hold_asked = มีคนกำลังรอ
eventNamesLive-push-code_failed = ไม่ได้ส่งรหัสทางอีเมล
eventNamesLive-request-answered = มีการตอบคำขอ
eventNamesLive-request-closed = คำขอถูกปิด

## conditionWords

conditionWords-passphrases = วลีรหัสผ่าน
conditionWords-passwords = รหัสผ่าน
conditionWords-second_factors = ปัจจัยที่สอง
conditionWords-passkeys = พาสคีย์

## conditionSays

conditionSays-disk_full = ดิสก์ของ { $directory } มีพื้นที่ว่างเพียง { $freeBytes } จะไม่รับไฟล์เมื่อต่ำกว่า { $floorBytes }
conditionSays-disk_low = ดิสก์ของ { $directory } มีพื้นที่ว่าง { $freeBytes } ซึ่งน้อยกว่าที่ไฟล์ของลิงก์หนึ่งอาจใช้ ({ $linkBytes })
conditionSays-disk_no_inodes = ดิสก์ของ { $directory } รับไฟล์ได้อีกเพียง { $files } ไฟล์ เพราะไม่มี inode เหลือแล้ว
conditionSays-disk_error = ดิสก์ของ { $directory } เกิดข้อผิดพลาดเมื่อ { $atMs }: { $reason }
conditionSays-database_damaged = ฐานข้อมูลเสียหาย บันทึกของเซิร์ฟเวอร์ระบุตำแหน่งไว้
conditionSays-database_trouble = เซิร์ฟเวอร์นี้ประมวลผลคำขอไม่ได้ในขณะนี้: { $reason }
conditionSays-bucket_trouble = จัดเก็บหรือเปิดไฟล์ไม่ได้: { $reason }
conditionSays-scanner_trouble = โปรแกรมสแกนไวรัสไม่ได้ตรวจไฟล์ จึงปฏิเสธทุกไฟล์: { $reason }
conditionSays-sweep_failed = สิ่งที่หมดอายุแล้วไม่ถูกลบออกจากดิสก์: { $reason }
conditionSays-clock_jumped = นาฬิกาเดินล้ำหน้าไปมากกว่าหนึ่งวัน ตอนนี้นาฬิกาบอกเวลา { $nowMs } ในหนึ่งชั่วโมงหลังจากนั้นจะไม่มีสิ่งใดถูกลบถาวร
conditionSays-backup_failed = การสำรองข้อมูลครั้งล่าสุดล้มเหลว: { $reason }
conditionSays-backup_damaged = ข้อมูลสำรองล่าสุด { $name } มีข้อมูลเสียหาย { $count } แห่ง: { $reason }
conditionSays-backup_old = สำรองข้อมูลครั้งล่าสุดเมื่อ { $lastMs }
conditionSays-certificate_ended = ใบรับรอง { $file } หมดอายุตั้งแต่ { $untilMs } ไคลเอ็นต์จึงปฏิเสธใบรับรองนี้
conditionSays-certificate_ends = ใบรับรอง { $file } ใช้ได้จนถึง { $untilMs }
conditionSays-certificate_unusable = ใบรับรองบนดิสก์ใช้ไม่ได้: { $reason } เซิร์ฟเวอร์ที่กำลังทำงานจะใช้ใบรับรองก่อนหน้าต่อไป
conditionSays-certificate_not_obtained = ไม่มีใบรับรองที่ใช้ได้ และไคลเอ็นต์ปฏิเสธเซิร์ฟเวอร์นี้: { $reason }
conditionSays-certificate_not_renewed = ต่ออายุใบรับรองไม่สำเร็จ: { $reason }
conditionSays-client_secret_refused = ผู้ให้บริการลงชื่อเข้าใช้ไม่ยอมรับ oidc.client_secret จึงไม่มีใครลงชื่อเข้าใช้ที่นั่นได้
conditionSays-client_secret_ends = ข้อมูลลับของไคลเอ็นต์ใน oidc.client_secret ใช้ได้จนถึง { $untilMs } หลังจากนั้นจะไม่มีใครลงชื่อเข้าใช้ที่ผู้ให้บริการลงชื่อเข้าใช้ได้
conditionSays-token_ends = โทเค็น API “{ $name }” ของ { $owner } ซึ่งมีการใช้เมื่อไม่นานนี้ ใช้ได้จนถึง { $untilMs }
conditionSays-administrator_new = { $user } กลายเป็นผู้ดูแลระบบเมื่อ { $sinceMs } โดย { $by }
conditionSays-guessing = มีคนกำลังเดา ({ $guessed }) ภายในหนึ่งชั่วโมง มีการลองอย่างน้อย { $times } ครั้งที่ถูกปฏิเสธเพราะมากเกินไป
conditionSays-codes_failed = ส่งรหัสให้ผู้รับทางอีเมลไม่ได้: { $reason }
conditionSays-codes_wait = อีเมลรหัสสำหรับผู้รับที่รอส่ง: { $count } ผู้รับหรือผู้ส่งรายหนึ่งถึงขีดจำกัดต่อชั่วโมงแล้ว อีเมลฉบับสุดท้ายจะส่งเมื่อ { $untilMs }
conditionSays-deliveries_dead =
    { $n ->
       *[other] ส่งไม่ได้ { $n } เหตุการณ์ และเลิกส่งแล้ว
    }
conditionSays-deliveries_late = เหตุการณ์เมื่อ { $sinceMs } ยังรอการส่ง
conditionSays-nodes_differ = โหนดไม่เหมือนกัน: { $reason }
conditionSays-version_ready = ไฟล์ของเวอร์ชันใหม่อยู่ที่ { $file }
conditionSays-disk_fine = ดิสก์ของ { $directory } มีพื้นที่ว่าง { $freeBytes } จาก { $totalBytes }
conditionSays-certificate_fine = ใบรับรอง { $file } ใช้ได้จนถึง { $untilMs }
conditionSays-backup_none = ยังไม่มีการสำรองข้อมูล
conditionSays-backup_fine = สำรองข้อมูลครั้งล่าสุดเมื่อ { $lastMs }
conditionSays-backup_scheduled = สำรองข้อมูลครั้งล่าสุด ({ $name }) เมื่อ { $lastMs } และกำหนดครั้งถัดไปไว้ที่ { $nextMs }
conditionSays-node_fine = โหนด { $node } ใช้เวอร์ชัน { $version }

## conditionMend

conditionMend-disk_full = เพิ่มพื้นที่ว่างบนดิสก์นี้ หรือขยายดิสก์
conditionMend-disk_low = เพิ่มพื้นที่ว่างบนดิสก์นี้ หรือขยายดิสก์
conditionMend-disk_no_inodes = ลบไฟล์ขนาดเล็กที่โปรแกรมอื่นทิ้งไว้บนดิสก์นี้
conditionMend-disk_error = สำรองข้อมูลทันที แล้วตรวจดูดิสก์และการเชื่อมต่อของดิสก์ ดูรายละเอียดในบันทึกของระบบ
conditionMend-database_damaged = กู้คืนจากข้อมูลสำรอง
conditionMend-database_trouble = ตรวจดูฐานข้อมูล เครื่องที่ฐานข้อมูลทำงานอยู่ และเส้นทางเครือข่ายระหว่างกัน
conditionMend-bucket_trouble = ตรวจดู bucket คีย์ของ bucket และเส้นทางเครือข่ายระหว่างกัน ไดเรกทอรีที่โหนดใช้ร่วมกันต้องเมานต์ไว้
conditionMend-scanner_trouble = เริ่ม clamd และให้บัญชีผู้ใช้ที่เรียกใช้เซิร์ฟเวอร์นี้อ่านซ็อกเก็ตของ clamd ได้ ดูรายละเอียดในบันทึกของ clamd เอง
conditionMend-sweep_failed = ไม่มีใครเปิดสิ่งเหล่านี้ได้ ตรวจดูดิสก์และบันทึกของเซิร์ฟเวอร์
conditionMend-clock_jumped = หากนาฬิกาผิด ให้ตั้งใหม่ให้ถูกภายในหนึ่งชั่วโมงนั้น หากนาฬิกาถูกต้อง ไม่ต้องทำอะไร การแจ้งเตือนนี้ปรากฏหลังจากหยุดทำงานเป็นเวลานานหรือหลังการกู้คืนด้วย
conditionMend-backup_failed = แก้ไขสาเหตุ เซิร์ฟเวอร์จะลองอีกครั้งเอง
conditionMend-backup_damaged = ตรวจดูดิสก์ และหาว่าสิ่งใดเสียหาย ข้อมูลสำรองก่อนหน้าที่สมบูรณ์ยังเก็บไว้
conditionMend-backup_old = ตรวจดูสิ่งที่ใช้สำรองข้อมูล หรือสำรองข้อมูลด้วยตนเอง
conditionMend-certificate_ended = เปลี่ยนไฟล์ใบรับรองและคีย์ของใบรับรอง เซิร์ฟเวอร์จะอ่านใหม่เอง
conditionMend-certificate_ends = เปลี่ยนไฟล์ใบรับรองและคีย์ของใบรับรอง เซิร์ฟเวอร์จะอ่านใหม่เอง
conditionMend-certificate_unusable = เปลี่ยนไฟล์ใบรับรองและคีย์ของใบรับรอง
conditionMend-certificate_not_obtained = เซิร์ฟเวอร์จะลองอีกครั้งเอง ตรวจดูผู้ออกใบรับรองและเส้นทางเครือข่ายระหว่างกัน
conditionMend-certificate_not_renewed = ใบรับรองที่ใช้อยู่ใช้ได้จนถึง { $untilMs } และเซิร์ฟเวอร์จะลองอีกครั้ง ตรวจดูผู้ออกใบรับรองและเส้นทางเครือข่ายระหว่างกัน
conditionMend-client_secret_refused = สร้างข้อมูลลับของไคลเอ็นต์ใหม่ที่ผู้ให้บริการลงชื่อเข้าใช้ แล้วตั้งค่า
conditionMend-client_secret_ends = สร้างข้อมูลลับของไคลเอ็นต์ใหม่ที่ผู้ให้บริการลงชื่อเข้าใช้ ตั้งค่า แล้วตั้ง oidc.client_secret_until เป็นเวลาสิ้นสุดของข้อมูลลับนั้น
conditionMend-token_ends = ให้เจ้าของสร้างโทเค็นใหม่ แล้วนำไปใส่ในโปรแกรมที่ใช้
conditionMend-administrator_new = หากคุณไม่ได้คาดไว้ ให้ถอนสิทธิ์และตรวจดูบันทึกกิจกรรมของผู้ดูแลระบบ
conditionMend-guessing = บันทึกของเซิร์ฟเวอร์ระบุที่อยู่ไว้ บล็อกที่อยู่เหล่านี้ในไฟร์วอลล์
conditionMend-codes_failed = ตรวจดูเซิร์ฟเวอร์อีเมลและการตั้งค่าอีเมล ผู้รับที่ระบบส่งรหัสให้ไม่ได้ต้องขอรหัสใหม่
conditionMend-codes_wait = หากผู้ส่งต้องส่งถึงผู้รับจำนวนมากเช่นนี้ ให้เพิ่มค่า mail.per_hour บันทึกกิจกรรมของลิงก์ระบุว่ารหัสของใครรอส่งอยู่
conditionMend-deliveries_dead = แก้ไขผู้รับปลายทาง แล้วสั่งส่งสิ่งที่ยังไม่ได้ส่งอีกครั้ง หรือทิ้งไป
conditionMend-deliveries_late = ตรวจดูเซิร์ฟเวอร์อีเมล webhook หรือตัวรวบรวมข้อมูล บันทึกของเซิร์ฟเวอร์ระบุว่าตัวใดล้มเหลว
conditionMend-nodes_differ = ให้ทุกโหนดมีเวอร์ชัน การตั้งค่า และเวลาเดียวกัน
conditionMend-version_ready = ตรวจสอบไฟล์ แล้วอัปเกรด
conditionMend-backup_none = หากไม่มีสิ่งอื่นสำรองข้อมูลเซิร์ฟเวอร์นี้ ให้สำรองข้อมูล

## errorPage

errorPage-missing = ไม่พบหน้านี้
errorPage-missingText = ไม่มีหน้าเว็บในที่อยู่นี้
errorPage-home = ไปที่หน้าเริ่มต้น
errorPage-busy = มีคำขอถึงเซิร์ฟเวอร์มากเกินไป
errorPage-busyText = มีคำขอถึงเซิร์ฟเวอร์จากที่อยู่ของคุณมากเกินไป ไม่มีสิ่งใดถูกเปิด รอสักครู่ แล้วโหลดหน้านี้อีกครั้ง
errorPage-keySent = ลิงก์นี้ไม่เป็นความลับแล้ว
errorPage-keySentText = โปรแกรมระหว่างทาง เช่น ตัวกรองอีเมล เขียน %23 แทน # ในลิงก์นี้ คีย์ของลิงก์จึงถูกส่งมายังเซิร์ฟเวอร์ ไม่มีสิ่งใดถูกเปิด และไม่มีการนับการเปิดดู แต่คีย์ไม่เป็นความลับแล้ว ขอลิงก์ใหม่จากผู้ส่ง โดยให้ส่งทางช่องทางอื่น
errorPage-upgrading = กำลังอัปเกรดเซิร์ฟเวอร์นี้
errorPage-upgradingText = ไม่มีสิ่งใดถูกเปิด และไม่มีสิ่งใดสูญหาย โหลดหน้านี้อีกครั้งในหนึ่งนาที
errorPage-unavailable = ไม่พร้อมใช้งานในขณะนี้
errorPage-unavailableText = เซิร์ฟเวอร์ทำสิ่งนี้ไม่ได้ในขณะนี้ ไม่มีสิ่งใดถูกเปิด และไม่มีสิ่งใดสูญหาย ลองอีกครั้งในอีกไม่กี่นาที
errorPage-unconfirmed = ยืนยันผลไม่ได้
errorPage-unconfirmedText = เซิร์ฟเวอร์บอกไม่ได้ว่าทำสิ่งนี้สำเร็จหรือไม่ อาจนับการเปิดดูไปแล้วแม้ไม่ได้แสดงสิ่งใด ลองอีกครั้งในอีกไม่กี่นาที หากถึงตอนนั้นไม่มีข้อมูลลับแล้ว ให้ขอลิงก์ใหม่จากผู้ส่ง
errorPage-defect = เกิดข้อผิดพลาด
errorPage-defectText = สิ่งนี้ไม่ควรเกิดขึ้น แจ้งผู้ให้บริการเซิร์ฟเวอร์นี้ว่าเกิดขึ้นเมื่อใด รายละเอียดอยู่ในบันทึกของเซิร์ฟเวอร์

## mailShared

mailShared-subject = { $sender } มีบางอย่างให้คุณ
mailShared-lead = { $sender } แชร์สิ่งที่เป็นความลับกับคุณผ่าน { $service }
mailShared-link = เปิด
mailShared-until = ลิงก์ใช้ได้จนถึง { $when }
mailShared-views =
    { $n ->
       *[other] เปิดได้ { $n } ครั้ง
    }
mailShared-notice = ขอลิงก์จาก { $sender } เพราะอีเมลนี้ไม่มีลิงก์
mailShared-stranger = หากคุณไม่รู้จัก { $sender } ให้เพิกเฉยต่ออีเมลนี้
mailShared-unverified = ยังไม่มีใครยืนยันว่าที่อยู่ { $sender } เป็นของผู้ส่ง สอบถาม { $sender } ทางช่องทางอื่นว่าอีเมลนี้มาจากเจ้าของที่อยู่นี้จริงหรือไม่ หากสอบถามไม่ได้ ให้เพิกเฉยต่ออีเมลนี้

## mailAsked

mailAsked-subject = { $sender } ขอบางอย่างจากคุณ
mailAsked-lead = { $sender } ขอสิ่งที่เป็นความลับจากคุณ โดยให้ส่งผ่าน { $service }
mailAsked-link = ตอบ
mailAsked-until = คุณตอบได้จนถึง { $when } โดยไม่ต้องมีบัญชี

## mailNeeds

mailNeeds-name = ผู้ส่งแจ้งชื่อว่า “{ $name }”
mailNeeds-shared = ก่อนที่คุณจะเปิด:
mailNeeds-asked = ก่อนที่คุณจะตอบ:
mailNeeds-from = เปิดได้ตั้งแต่ { $when } เป็นต้นไป
mailNeeds-passphrase = คุณต้องมีวลีรหัสผ่าน { $sender } จะให้วลีแก่คุณทางช่องทางอื่น
mailNeeds-code = คุณต้องมีรหัส หน้าเว็บจะส่งรหัสทางอีเมลไปที่ { $address } เมื่อคุณขอ
mailNeeds-proof = เฉพาะบางคนเท่านั้นที่เปิดได้ หน้าเว็บจะขอให้คุณพิสูจน์ว่าคุณเป็นหนึ่งในนั้น
mailNeeds-release = { $sender } ต้องอนุญาตให้คุณเปิดก่อน เปิดลิงก์แล้วเปิดหน้านั้นทิ้งไว้จนกว่าจะอนุญาต
mailNeeds-lock = เฉพาะอุปกรณ์และเบราว์เซอร์แรกที่เปิดเท่านั้นที่เปิดอีกได้ จึงควรเปิดในที่ที่คุณต้องใช้
mailNeeds-letters = หน้าเว็บจะแสดงตัวอักษรสามตัว พิมพ์ตามเพื่อให้หน้าเว็บรู้ว่าคุณไม่ใช่โปรแกรม

## mailOpened

mailOpened-subject = มีการเปิด: { $name }
mailOpened-unnamed = ลิงก์ของคุณเมื่อ { $date }
mailOpened-lead = ลิงก์ของคุณถูกเปิด: { $when }
mailOpened-left =
    { $n ->
       *[other] เปิดได้อีก { $n } ครั้ง
    }
mailOpened-last = นั่นเป็นการเปิดดูครั้งสุดท้าย ข้อมูลลับถูกลบถาวรแล้ว
mailOpened-link = ลิงก์ของฉัน
mailOpened-why = คุณได้รับอีเมลนี้เพราะคุณขอให้แจ้งเมื่อมีการเปิด

## mailAnswered

mailAnswered-subject = มีคำตอบ: { $name }
mailAnswered-unnamed = คำขอของคุณเมื่อ { $date }
mailAnswered-lead = คำขอของคุณได้รับคำตอบ: { $when }
mailAnswered-keep = คำตอบไม่ได้อยู่ในอีเมลนี้ ลงชื่อเข้าใช้เพื่อเปิดคำตอบ
mailAnswered-link = คำขอ
mailAnswered-why = คุณได้รับอีเมลนี้เพราะคุณขอให้แจ้งเมื่อมีคำตอบแต่ละรายการ

## mailCode

mailCode-subject = รหัสของคุณจาก { $service }
mailCode-lead = มีคนแชร์สิ่งที่เป็นความลับกับคุณผ่าน { $service } หากต้องการเปิด ให้พิมพ์รหัสนี้ในหน้าเว็บที่ขอรหัส:
mailCode-leadNamed = { $sender } แชร์สิ่งที่เป็นความลับกับคุณผ่าน { $service } หากต้องการเปิด ให้พิมพ์รหัสนี้ในหน้าเว็บที่ขอรหัส:
mailCode-asks = มีคนขอสิ่งที่เป็นความลับจากคุณผ่าน { $service } หากต้องการอ่านคำขอและตอบ ให้พิมพ์รหัสนี้ในหน้าเว็บที่ขอรหัส:
mailCode-asksNamed = { $sender } ขอสิ่งที่เป็นความลับจากคุณผ่าน { $service } หากต้องการอ่านคำขอและตอบ ให้พิมพ์รหัสนี้ในหน้าเว็บที่ขอรหัส:
mailCode-until =
    { $n ->
       *[other] รหัสใช้ได้ครั้งเดียว ภายใน { $n } นาที และเฉพาะในเบราว์เซอร์ที่ขอรหัสเท่านั้น
    }
mailCode-ignore = หากคุณไม่ได้ขอรหัส ให้เพิกเฉยต่ออีเมลนี้ และอย่าให้รหัสแก่ใคร

## mailInvited

mailInvited-subject = บัญชีของคุณที่ { $service }
mailInvited-lead = ตอนนี้คุณมีบัญชีที่ { $service } แล้ว: { $email }
mailInvited-link = เลือกรหัสผ่าน
mailInvited-once = ลิงก์ใช้ได้ครั้งเดียว จนถึง { $when }

## mailReset

mailReset-subject = ตั้งรหัสผ่านใหม่สำหรับ { $service }
mailReset-lead = ผู้ดูแลระบบของ { $service } เปิดให้คุณเลือกรหัสผ่านใหม่สำหรับ { $email } ได้
mailReset-link = เลือกรหัสผ่าน
mailReset-once = ลิงก์ใช้ได้ครั้งเดียว จนถึง { $when }

## mailNotice

mailNotice-subject = บัญชีของคุณที่ { $service }
mailNotice-password = รหัสผ่านของ { $email } ถูกเปลี่ยน: { $when }
mailNotice-factorAdded = มีการเพิ่มปัจจัยที่สองให้ { $email }: { $when }
mailNotice-factorRemoved = มีการลบปัจจัยที่สองของ { $email }: { $when }
mailNotice-factorsReset = ผู้ดูแลระบบลบปัจจัยที่สองทั้งหมดของ { $email }: { $when }
mailNotice-recoveryCodes = มีการสร้างรหัสกู้คืนใหม่สำหรับ { $email }: { $when } รหัสก่อนหน้านี้ใช้ไม่ได้อีก
mailNotice-recoveryCode = มีการใช้รหัสกู้คืนของ { $email }: { $when } รหัสนี้ใช้อีกไม่ได้
mailNotice-devices = มีการป้อนรหัสผ่านหรือรหัสผิดสำหรับ { $email } หลายครั้งเกินไปจากเบราว์เซอร์ที่เคยลงชื่อเข้าใช้: { $when } อุปกรณ์เครื่องหนึ่งของคุณอาจอยู่กับคนอื่น
mailNotice-from = มาจากที่อยู่ { $address }
mailNotice-stranger = หากคุณไม่ได้คาดไว้ ให้เปลี่ยนรหัสผ่านที่ { $service } และแจ้งผู้ดูแลระบบ

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
       *[other] { $service }: { $n } เรื่องสำหรับผู้ดูแลระบบ
    }
mailConditions-link = สถานะของเซิร์ฟเวอร์
mailConditions-why = คุณได้รับอีเมลนี้เพราะ notices.mail ระบุที่อยู่ของคุณ อีเมลส่งมาครั้งเดียว และส่งอีกครั้งหลังจากเจ็ดวันหากไม่มีอะไรเปลี่ยนแปลง เรียกใช้คำสั่งบนเครื่องของเซิร์ฟเวอร์ด้วย sudo และ --config ของเซิร์ฟเวอร์

## mailTest

mailTest-subject = ทดสอบ { $service }
mailTest-lead = อีเมลจาก { $service } มาถึงแล้ว
mailTest-link = { $service }

## opener

opener-title = เปิดลิงก์ที่ปิดผนึก
opener-lead = หน้านี้เป็นไฟล์ของคุณเอง ใช้เปิดลิงก์ที่ปิดผนึกจากต้นทางถึงปลายทาง และไม่มีเซิร์ฟเวอร์ใดเปลี่ยนหน้านี้ได้ หน้านี้ขอข้อมูลลับที่ปิดผนึกจากเซิร์ฟเวอร์ของลิงก์เท่านั้น และไม่ขอสิ่งอื่น
opener-link = ลิงก์ รวมส่วนที่อยู่หลัง #
opener-passphraseHint = เฉพาะเมื่อผู้ส่งให้วลีแก่คุณ
opener-open = เปิด
opener-notLink = นี่ไม่ใช่ลิงก์ไปยังข้อมูลลับ คัดลอกลิงก์ทั้งหมด ตั้งแต่ https:// จนจบ
opener-unreachable = ไม่มีคำตอบที่หน้านี้อ่านได้ อาจเข้าถึงเซิร์ฟเวอร์ไม่ได้ หรือเซิร์ฟเวอร์ให้เฉพาะหน้าของตนเองเปิดลิงก์นี้ โดยข้อมูลลับอาจไม่ได้ปิดผนึก หรือจำกัดไว้เฉพาะบางเครือข่าย ไม่มีสิ่งใดถูกเปิด
opener-incomplete = คำตอบมาไม่ครบ อาจนับเป็นการเปิดดูไปแล้ว
opener-notSealed = สิ่งที่เซิร์ฟเวอร์ส่งมาไม่ได้ปิดผนึก จึงไม่ใช่สิ่งที่ผู้ส่งปิดผนึกไว้สำหรับลิงก์นี้ หน้านี้ไม่แสดงส่วนใดเลย
opener-wrong = วลีรหัสผ่านไม่ถูกต้องหรือไม่ได้ป้อน ไม่มีการนับการเปิดดู
opener-refused = ขณะนี้เซิร์ฟเวอร์ไม่ส่งมอบสิ่งนี้ ไม่มีการนับการเปิดดู
opener-held = ผู้ส่งต้องอนุญาตให้เปิดก่อน บอกคำเหล่านี้แก่ผู้ส่ง: { $words }
opener-heldWordless = ผู้ส่งต้องอนุญาตให้เปิดก่อน
opener-otherPassphrase = เปิดด้วยวลีรหัสผ่านนี้ไม่ได้ ลองอีกครั้งได้ เพราะข้อมูลลับที่ปิดผนึกอยู่ที่นี่แล้ว และจะไม่นับการเปิดดูเพิ่ม ปล่อยช่องนี้ว่างไว้หากผู้ส่งไม่ได้ให้วลีรหัสผ่านแก่คุณ
opener-go = เปิดที่อยู่บน { $host }
opener-saved = บันทึกแล้ว

## languages

languages-title = เลือกภาษาของคุณ
languages-search = ค้นหาภาษาของคุณ
languages-searchHint = ชื่อในภาษานั้นเอง ชื่อภาษาอังกฤษ หรือรหัสภาษา เช่น pt-BR
languages-find = ค้นหา
languages-none = ไม่มีภาษาที่ตรงกัน
languages-all = ทุกภาษา
languages-browser = ภาษาของเบราว์เซอร์ของฉัน
languages-back = กลับไปที่หน้าเดิม
languages-counts = ข้อความในภาษาอื่นเป็นคำแปล หากต่างจากภาษาอังกฤษ ให้ถือตามภาษาอังกฤษ หากพบคำที่ผิด โปรดแจ้งผู้ดูแลเซิร์ฟเวอร์นี้
languages-recipient = ภาษาสำหรับผู้รับ
languages-recipientHint = สำหรับหน้าของลิงก์และอีเมลเกี่ยวกับลิงก์ ผู้รับที่เลือกภาษาไว้แล้วจะยังใช้ภาษาของตน
languages-recipientOwn = ตามเบราว์เซอร์ของผู้รับ
languages-answerer = ภาษาสำหรับผู้ตอบ
languages-answererHint = สำหรับหน้าของคำขอ ผู้ที่เลือกภาษาไว้แล้วจะยังใช้ภาษาของตน

## languagesLive

languagesLive-found =
    { $n ->
       *[other] { $n } ภาษา
    }
languagesLive-recipientLanguage = ภาษาสำหรับผู้รับ
