### Turkish

## layout — frame of every page: skip link, navigation at the top, footer; everybody reads it

layout-skip = İçeriğe geç
layout-navigation = Ana gezinme
layout-create = Yeni
layout-pushes = Bağlantılarım
layout-admin = Yönetim
layout-account = Hesap
layout-signIn = Oturum aç
layout-languages = Dil
layout-light = Açık
layout-dark = Koyu
layout-auto = Otomatik
layout-api = API
layout-about = Hakkında
layout-aboutLine = Nasıl çalışır, kim işletiyor
layout-noScript = Bu sayfa için JavaScript gerekir. Betikleri yalnızca bu sunucuyla iletişim kurar.
layout-otherWays = API’yi veya komut satırını da kullanabilirsiniz.
layout-waiting = Bu sayfa hâlâ yükleniyor. Bir değişiklik olmazsa sayfayı yeniden yükleyin.
layout-plain = Bu ağ bağlantısı şifrelenmiyor: Burada gönderdiklerinizi ve açtıklarınızı ağdaki başkaları okuyabilir. Varsa https:// ile başlayan adresi kullanın.
layout-notSealed = Durun: Bu mühürlü değil
layout-notSealedText = Gönderen bu gizli bilgiyi mühürledi, ancak sunucunun gönderdiği şey mühürlü değil. Hiçbir parçası gösterilmez. Gönderenle, örneğin telefonla, iletişime geçin.

## create — page “New”: the form that makes a link, and the card with the finished link; senders

create-title = Gizli bilgi paylaş
create-tagline = Süresi dolan bir bağlantıyla parola veya dosya gönderin.
create-kinds = Ne paylaşılacak
create-text = Metin
create-files = Dosyalar
create-url = Bağlantı
create-qr = QR kodu
create-textLabel = Gizli bilginiz
create-shared = Başka bir uygulamadan paylaşıldı: Göndermeden önce denetleyin.
create-textPlaceholder = Bir parola, bir anahtar, bir not…
create-urlLabel = Web adresi
create-urlHint = Alıcı önce adresi görür ve bu sayfadan ayrılmadan önce onaylar.
create-qrLabel = QR kodu olarak gösterilecek metin
create-qrHint = Alıcı bunu taranacak bir QR kodu olarak görür.
create-message = Mesaj (isteğe bağlı)
create-filesSignIn = Dosya paylaşmak için oturum açın.
create-hide = Yazarken gizle
create-generator = Parola üret
create-style = Tür
create-styleCharacters = Karakterler
create-styleWords = Sözcükler
create-stylePin = PIN
create-pinHint = Bu sunucu denemeleri sınırladığı için açma parolası olarak yeterlidir. Gizli bilginin kendisi olarak fazla zayıftır.
create-length = Uzunluk
create-digits = Rakamlar
create-symbols = Simgeler
create-capitals = Büyük harfler
create-generated = Öneri
create-again = Yeni öneri
create-use = Bunu kullan
create-lifetime = Şu süreden sonra sona erer
create-views = Görüntüleme sayısı
create-passphrase = Açma parolası (isteğe bağlı)
create-passphraseRequired = Açma parolası (zorunlu)
create-passphraseLength =
    { $n ->
        [one] En az { $n } karakter.
       *[other] En az { $n } karakter.
    }
create-passphraseHint = Açma parolasını ayrıca iletin, örneğin telefonla.
create-suggest = Öner
create-add = Seçenek ekle…
create-covered = Dokunulana kadar örtülü kalsın
create-coveredHint = Açıldığında kimse alıcının omzunun üzerinden okuyamaz.
create-deletable = Alıcı gizli bilgiyi silebilir
create-notifyMe = Açıldığında bana haber ver
create-notifyByMail = Bir e-posta ve “Bağlantılarım” bölümünde bir işaret alırsınız.
create-notifyInList = “Bağlantılarım” bölümünde bir işaret görürsünüz.
create-name = Ad (yalnızca siz görürsünüz)
create-note = Not (yalnızca siz görürsünüz)
create-sign = Adınızla imzala
create-senderName = Adınız
create-senderMessage = Alıcıya mesaj
create-senderMessageHint = Gizli bilgi açılmadan önce, bağlantıya sahip herkese gösterilir. Buraya gizli bir şey yazmayın.
create-senderEmail = Hesabınızın adresini göster: { $email }
create-sealed = Uçtan uca şifreli
create-sealedHint = Alıcıdan başka kimse okuyamaz, bu sunucu bile.
create-sealedName = Listeniz için bir ad verin: Dosya adları da korunur. Ad, not ve imza korunmaz.
create-sealedRequired = Bu sunucu başka bir seçeneği kabul etmez.
create-groupLimits = Sizin için şu grupların sınırları geçerli: { $groups }.
create-shownOnce = Bağlantıyı şimdi kopyalayın. Bir daha gösterilemez.
create-remembered = Seçimleriniz bu cihazda hatırlanır.
create-reset = Varsayılanlara dön
create-submit = Bağlantıyı oluştur
create-ready = Bağlantınız hazır
create-passphraseNext = Şimdi açma parolasını başka bir yoldan iletin
create-passphraseReminder = Bağlantı yalnızca bu açma parolasıyla açılır. Açma parolasını örneğin telefonla söyleyin. Bir daha gösterilmez.
create-copyPassphrase = Açma parolasını kopyala
create-end = Şimdi sil
create-another = Bir tane daha paylaş

## createClosed — start page for people who may not make links here; visitors

createClosed-title = Gizli bilgi paylaşmak için oturum açın
createClosed-text = Sizin ağınızdan yalnızca hesabı olanlar bağlantı oluşturabilir.
createClosed-hint = Size bir bağlantı geldiyse, buradan her zamanki gibi açılır.
createClosed-nothingTitle = Burada hiçbir şey paylaşamazsınız
createClosed-nothing = Gruplarınızın ({ $groups }) sınırları hiçbir gizli bilgi türüne izin vermiyor. Bu sunucunun bir yöneticisine başvurun.

## createLive — page “New”: messages and chips that appear while a sender works

createLive-bytes = { $used } / { $limit }
createLive-characters = { $used } / { $limit } karakter
createLive-bits =
    { $n ->
        [one] yaklaşık { $n } bit
       *[other] yaklaşık { $n } bit
    }
createLive-termViews =
    { $n ->
        [one] { $n } görüntüleme
       *[other] { $n } görüntüleme
    }
createLive-termUntil = bitiş: { $date }
createLive-noPassphrase = açma parolası yok
createLive-withPassphrase = açma parolalı
createLive-needsPassphrase = açma parolası zorunlu
createLive-passphraseMissing = Bir açma parolası girin: Bu sunucuda zorunludur.
createLive-passphraseShort =
    { $n ->
        [one] Bu açma parolası çok kısa: en az { $n } karakter. aaaa veya 1234 gibi diziler iki karakter sayılır.
       *[other] Bu açma parolası çok kısa: en az { $n } karakter. aaaa veya 1234 gibi diziler iki karakter sayılır.
    }
createLive-signed = İmza: { $by }
createLive-blank = Önce gizli bilgiyi girin.
createLive-tooLong = Bu çok uzun: en fazla { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] Bu çok uzun: en fazla { $n } karakter.
       *[other] Bu çok uzun: en fazla { $n } karakter.
    }
createLive-badUrl = Bir web adresi girin, örneğin https://example.org.
createLive-unsealed = Tarayıcınız bunu mühürleyemedi. Hiçbir şey gönderilmedi.
createLive-opens =
    { $n ->
        [one] Bağlantı { $date } tarihine kadar ({ $relative }) bir kez açılabilir.
       *[other] Bağlantı { $date } tarihine kadar ({ $relative }) { $n } kez açılabilir.
    }
createLive-endedTitle = Gizli bilgi silindi
createLive-ended = İçeriği kalıcı olarak silindi. Artık kimse açamaz, siz de dahil.
createLive-goneTitle = Bağlantı sona erdi
createLive-gone = Artık kimse açamaz. İçeriği kalıcı olarak silindi.
createLive-linkUnsaved = Bağlantıyı henüz kopyalamadınız ve onu yalnızca bu sayfa gösteriyor. Yine de sayfadan ayrılınsın mı?
createLive-passphraseUnsaved = Açma parolasını henüz kopyalamadınız ve onu yalnızca bu sayfa gösteriyor. Yine de sayfadan ayrılınsın mı?
createLive-leaveIt = Ayrıl
createLive-offline = Sunucu yanıt vermedi. Ağ bağlantınızı denetleyip yeniden deneyin.
createLive-rateLimited =
    { $n ->
        [one] Sunucuya çok fazla istek gönderildi. { $n } saniye sonra yeniden deneyin.
       *[other] Sunucuya çok fazla istek gönderildi. { $n } saniye sonra yeniden deneyin.
    }
createLive-tryAgain = Şimdi yeniden deneyebilirsiniz.
createLive-tooLarge = Bu, sunucunun kabul ettiğinden büyük.
createLive-signInFirst = Önce oturum açın.
createLive-unavailable = Sunucu şu anda kullanılamıyor. Yazdıklarınız hâlâ burada: Birazdan yeniden deneyin.
createLive-noSpace = Sunucuda boş yer kalmadı. Hiçbir şey kaydedilmedi.
createLive-failed = Bir sorun oluştu ({ $status }). Hiçbir şey kaydedilmedi.
createLive-refused = Sunucu bu değeri kabul etmiyor.
createLive-tooMany =
    { $n ->
        [one] En fazla { $n } girdi.
       *[other] En fazla { $n } girdi.
    }
createLive-outOfRange = { $min } ile { $max } arasında bir sayı girin.

## resultLive — page “New”: news under the finished link, whether it was opened; senders

resultLive-notOpened = Henüz açılmadı.
resultLive-openedTimes =
    { $n ->
        [one] Bir kez açıldı: { $date }.
       *[other] { $n } kez açıldı, son açılış: { $date }.
    }

## fileBox — box into which one drops files; senders, and whoever answers a request

fileBox-files = Dosyalar
fileBox-dropHere = Dosyaları veya klasörleri buraya bırakın
fileBox-chooseFiles = Dosya seç
fileBox-chooseFolder = Klasör seç
fileBox-cancel = İptal

## filesLive — messages of the box for files and of the upload; senders, and whoever answers a request

filesLive-fileLimits =
    { $n ->
        [one] En fazla bir dosya, en çok { $file }.
       *[other] En fazla { $n } dosya, her biri en çok { $file }, toplam en çok { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Bir bağlantıya yalnızca bir dosya konabilir.
       *[other] Bir bağlantıya en fazla { $n } dosya konabilir.
    }
filesLive-fileTooLarge = “{ $name }” adlı dosya { $limit } sınırını aşıyor.
filesLive-filesTooLarge = Dosyaların toplamı { $limit } sınırını aşıyor.
filesLive-noFiles = En az bir dosya seçin.
filesLive-packing = “{ $name }” hâlâ paketleniyor.
filesLive-remove = Kaldır: { $name }
filesLive-uploading = { $percent } · { $speed }/sn
filesLive-lost = Ağ bağlantısı koptu. Kendiliğinden devam edecek.
filesLive-uploaded = Gönderildi. Sunucu kaydediyor…
filesLive-sealing = Tarayıcınızda mühürleniyor: { $percent }
filesLive-unreadable = Tarayıcınız dosyalardan birini artık okuyamıyor. Hiçbir şey gönderilmedi. Dosyaları yeniden seçin.
filesLive-cancelled = İptal edildi. Hiçbir şey kaydedilmedi.

## reveal — page of a secret: before, during and after opening it; recipients

reveal-title = Size gizli bir bilgi var
reveal-intro = Birisi sizinle gizli bir şey paylaştı.
reveal-ownTitle = Kendi gizli bilginiz
reveal-ownIntro = Bunu siz paylaştınız. Alıcılarınız onu bu sayfada açar.
reveal-ownPage = Bağlantısına, QR koduna ve günlüğüne git
reveal-passphrase = Açma parolası
reveal-passphraseHint = Açma parolasını gönderenden, bu bağlantıdan ayrı olarak alırsınız.
reveal-unlock = Kilidi aç
reveal-open = Gizli bilgiyi göster
reveal-counts = Açmak bir görüntüleme sayılır.
reveal-how = Nasıl çalışır
reveal-sealed = Uçtan uca şifreli: Onu yalnızca tarayıcınız açabilir, bu sunucu okuyamaz.
reveal-sealedNoScript = Bu bağlantı yalnızca JavaScript ile veya “secretpush open” komutuyla açılır.
reveal-largeText = Dosyalardan biri 256 MiB’tan büyük ve bu tarayıcı o boyutta mühürlü bir dosyayı kaydedemez. Bu bir görüntüleme sayılmadı. Bağlantıyı bir bilgisayarda https:// üzerinden Chrome veya Edge ile ya da şu komutla açın:
reveal-copyCommand = Komutu kopyala
reveal-secret = Gizli bilgi
reveal-show = Göster
reveal-onPaper = Gizli bilgi örtülü. Sayfada “Göster” düğmesini seçip yeniden yazdırın.
reveal-hide = Gizle
reveal-copy = Kopyala
reveal-save = Dosya olarak kaydet
reveal-print = Yazdır
reveal-files = Dosyalar
reveal-download = İndir
reveal-downloadAll = Tümünü ZIP olarak indir
reveal-address = Gönderen, şu adresi açmanızı istiyor:
reveal-go = Adresi aç…
reveal-goTitle = Bu sayfadan ayrılınsın mı?
reveal-goText = Adresini açmak üzere olduğunuz site:
reveal-goYes = Aç
reveal-goTo = Adresi aç: { $host }
reveal-qr = Bu kodu tarayın
reveal-qrText = Kodun metni
reveal-remove = Şimdi sil
reveal-removeText = Bu bağlantıyı bir daha kimse açamayacak, siz de dahil.
reveal-removeYes = Sil
reveal-cancel = İptal
reveal-deletedTitle = Silindi
reveal-deletedText = Bu bağlantıyı artık kimse açamaz ve gizli bilgi artık bu sayfada bulunmuyor.
reveal-undo = Geri al
reveal-openAgain = Bağlantıya dön
reveal-gone = Burada artık bir şey yok
reveal-goneText = Bu bağlantı sona ermiş, silinmiş veya hiç var olmamış.
reveal-openedHere = Bu bağlantıyı bu cihazda { $date } tarihinde ({ $relative }) açtınız. Bağlantı o zamandan beri sona erdi veya silindi.
reveal-goneHint = Gönderenden yeni bir bağlantı isteyin.
reveal-goneCreate = Siz de gizli bilgi paylaşın
reveal-letters = Bu üç harfi yazın
reveal-lettersNeeded = Üç harfi yazın, sonra düğmeye yeniden basın. Hiçbir şey açılmadı.
reveal-lettersOther = Yazdıklarınız başka harflerdi. Bu üç harfi yazın, sonra düğmeye yeniden basın. Hiçbir şey açılmadı.
reveal-wrong = Açma parolası yanlış.
reveal-limited = Çok fazla yanlış açma parolası girildi. Bir dakika bekleyip yeniden deneyin.
reveal-refused = Gönderen, bunu açmanıza izin vermedi.
reveal-waitOver = Bekleme süreniz doldu. Yeniden izin istemek için tekrar açın.
reveal-crowded = Bunun için çok fazla kişi bekliyor. Bir dakika sonra yeniden deneyin.
reveal-scanner = Bu tarayıcı, bağlantıları denetleyen bir program olduğunu bildiriyor; bu yüzden hiçbir şey açılmadı. Bağlantıyı başka bir tarayıcıda açın.
reveal-again = Sayfayı yeniden yüklemek gizli bilgiyi yeniden açmaz. Bir kez daha açmak için düğmeye basın.
reveal-failed = Sunucuda bir sorun oluştu. Birazdan yeniden deneyin.

## senderNote — page of a secret: who sends it, and the sender’s message; recipients

senderNote-label = Gönderenden
senderNote-shares = { $name } sizinle bir şey paylaşıyor.
senderNote-writes = { $name } yazıyor:
senderNote-unnamedWrites = Gönderen yazıyor:
senderNote-account = Bu sunucudaki { $email } hesabından gönderildi.
senderNote-anyAccount = { $email } hesabından gönderildi. Burada herkes hesap oluşturabilir; bu nedenle bu adres doğrulanmış değildir.
senderNote-unverifiedAccount = { $email } hesabından gönderildi. Bu adresi kimse doğrulamadı.
senderNote-ownWords = Adı ve mesajı gönderenin kendisi yazdı.
senderNote-unverified = Adı ve mesajı gönderenin kendisi yazdı. Bu sunucu, adın doğru olup olmadığını bilmez.

## undoPlain — page after a deletion, for browsers without scripts; recipients

undoPlain-seconds =
    { $n ->
        [one] Bunu { $n } saniye içinde geri alabilirsiniz.
       *[other] Bunu { $n } saniye içinde geri alabilirsiniz.
    }

## undoLive — after a deletion, while it can be undone; recipients and senders

undoLive-deleted = Silindi. Kimse açamaz.
undoLive-undo = Geri al ({ $seconds })
undoLive-undone = Silme işlemi geri alındı.
undoLive-tooLate = Geri alınamadı: Gizli bilgi kalıcı olarak silindi.

## revealLive — page of a secret: messages that appear after a click; recipients

revealLive-viewsLeft =
    { $n ->
        [one] { $date } tarihine kadar ({ $relative }) bir kez daha açılabilir.
       *[other] { $date } tarihine kadar ({ $relative }) { $n } kez daha açılabilir.
    }
revealLive-lastView = Bu, son görüntülemeydi. Gizli bilgi sunucudan kalıcı olarak silindi: Gerekeni şimdi saklayın.
revealLive-lastViewFiles = Bu, son görüntülemeydi. Gerekeni şimdi indirin: İndirme bağlantıları yalnızca kısa bir süre çalışır.
revealLive-ownView = Kendi görüntülemeleriniz sayılmaz.
revealLive-shown = Gizli bilgi gösteriliyor.
revealLive-covered = Gizli bilgi örtülü.
revealLive-copied = Kopyalandı
revealLive-copyFailed = Kopyalanamadı. Metni seçip kopyalayın.
revealLive-wrong = Açma parolası yanlış.
revealLive-limited =
    { $n ->
        [one] Çok fazla yanlış açma parolası girildi. { $n } saniye sonra yeniden deneyin.
       *[other] Çok fazla yanlış açma parolası girildi. { $n } saniye sonra yeniden deneyin.
    }
revealLive-busy =
    { $n ->
        [one] Sunucuya çok fazla istek gönderildi. { $n } saniye sonra yeniden deneyin.
       *[other] Sunucuya çok fazla istek gönderildi. { $n } saniye sonra yeniden deneyin.
    }
revealLive-again = Şimdi yeniden deneyebilirsiniz.
revealLive-unconnected = Çevrimdışısınız. Hiçbir şey açılmadı.
revealLive-offline = Sunucunun yanıtı tam olarak ulaşmadı. Bu, bir görüntüleme sayılmış olabilir.
revealLive-failed = Sunucuda bir sorun oluştu. Birazdan yeniden deneyin.
revealLive-downloaded = İndirildi
revealLive-downloadedOf = { $done } / { $total } dosya indirildi
revealLive-preview = Önizle
revealLive-previewOf = Önizleme: { $name }
revealLive-previewFailed = Bu resim burada gösterilemiyor. Bunun yerine indirin.
revealLive-downloadFailed = İndirme durdu. Bağlantı sona ermiş olabilir.
revealLive-deleteFailed = Gizli bilgi silinemedi.
revealLive-noAddress = Bu bir web adresi değil; bu yüzden düz metin olarak gösteriliyor.
revealLive-fileName = gizli-bilgi.txt
revealLive-see = Göster

## sealedLive — page of a secret that is sealed end to end: what went wrong; recipients

sealedLive-linkCut = Bu bağlantı eksik: # işaretinden sonraki bölüm yok. Gönderenden tam bağlantıyı isteyin. Hiçbir şey açılmadı ve görüntüleme sayılmadı.
sealedLive-linkAltered = Bu bağlantı yolda kesilmiş veya değişmiş: # işaretinden sonraki bölüm doğru değil. Gönderenden tam bağlantıyı isteyin. Hiçbir şey açılmadı ve görüntüleme sayılmadı.
sealedLive-moduleMissing = Bu sayfanın mühürlü gizli bilgileri açan bölümü ulaşmadı. Ağ bağlantınızı denetleyip sayfayı yeniden yükleyin. Hiçbir şey açılmadı ve görüntüleme sayılmadı.
sealedLive-sealBroken = Mühürlü içerik bozulmuş veya değiştirilmiş; bu yüzden hiçbir parçası gösterilmiyor. Gönderenden yeniden göndermesini isteyin.
sealedLive-sealShort = Mühürlü içeriğin sonu eksik; bu yüzden hiçbir parçası gösterilmiyor. Gönderenden yeniden göndermesini isteyin.
sealedLive-sealOther = Mühürlü içerik bu bağlantıya ait değil veya bu sayfanın açamayacağı bir biçimde mühürlenmiş. Gönderenden yeniden göndermesini isteyin.
sealedLive-fileWhole = Eksiksiz: “{ $name }” son baytına kadar denetlendi.
sealedLive-fileBroken = “{ $name }” bozulmuş veya değiştirilmiş. Hiçbir parçası kaydedilmedi.
sealedLive-fileShort = “{ $name }” adlı dosyanın sonu eksik. Hiçbir parçası kaydedilmedi.
sealedLive-fileTooLarge = “{ $name }” bu tarayıcı için fazla büyük. Bağlantıyı bir bilgisayarda https:// üzerinden Chrome veya Edge ile ya da “secretpush open” komutuyla açın.

## newRequest — page “Ask for a secret”: the form, and the card with the finished link; people with an account

newRequest-sealed = Yanıtı yalnızca siz okuyabilirsiniz
newRequest-sealedHint = Onu bu sunucu bile okuyamaz.
newRequest-sealedRequired = Bu sunucu başka bir seçeneği kabul etmez.
newRequest-collectTitle = Yanıtları açan anahtarınız
newRequest-collectText = Yanıtları okumak için gereklidir ve bir daha gösterilemez: Kurtarma dosyasını indirin. Kimseye göndermeyin.
newRequest-copyCollect = Anahtarı kopyala
newRequest-recovery = Kurtarma dosyasını indir
newRequest-showKey = Anahtarı bağlantı olarak göster
newRequest-title = Gizli bilgi iste
newRequest-lead = Bağlantıyı alan kişi, hesabı olmadan size gizli bir bilgi gönderebilir.
newRequest-link = Birinden gizli bilgi iste
newRequest-what = Neye ihtiyacınız var?
newRequest-whatHint = Bağlantıya sahip olan herkes bunu okuyabilir. Buraya gizli bir şey yazmayın.
newRequest-takesFiles = Dosya gönderebilirler
newRequest-showsEmail = Onlara hesabınızın adresini göster: { $email }
newRequest-notifyMe = Her yanıtta bana e-posta gönder
newRequest-name = Ad (yalnızca siz görürsünüz)
newRequest-note = Not (yalnızca siz görürsünüz)
newRequest-files = Yanıtlayacak kişi için dosyalar (isteğe bağlı)
newRequest-filesHint = Örneğin doldurulacak bir form. Bağlantıya sahip olan herkes indirebilir.
newRequest-until = Açık kalma süresi
newRequest-answers = İzin verilen yanıt sayısı
newRequest-passphrase = Açma parolası (isteğe bağlı)
newRequest-passphraseHint = İsteği okumak ve yanıtlamak için gerekir. Örneğin telefonla söyleyin.
newRequest-more = Diğer seçenekler
newRequest-submit = Bağlantıyı oluştur
newRequest-ready = Bağlantınız hazır
newRequest-page = Bu isteğin sayfasını aç
newRequest-passphraseNext = Şimdi açma parolasını başka bir yoldan iletin
newRequest-passphraseReminder = İstek yalnızca bu açma parolasıyla açılır. Bir daha gösterilmez.
newRequest-copyPassphrase = Açma parolasını kopyala
newRequest-another = Başka bir şey iste

## newRequestLive — page “Ask for a secret”: messages and chips that appear while one fills in the form

newRequestLive-blankRequest = Neye ihtiyacınız olduğunu yazın.
newRequestLive-longRequest = Bu çok uzun: en fazla { $limit }.
newRequestLive-longNote = Notunuz çok uzun: en fazla { $limit }.
newRequestLive-answersRange = { $min } ile { $max } arasında bir sayı girin.
newRequestLive-leadNamed = Yalnızca belirttiğiniz kişiler size gizli bir bilgi gönderebilir.
newRequestLive-hintNamed = Bunu yalnızca belirttiğiniz kişiler okuyabilir.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } yanıt
       *[other] { $n } yanıt
    }
newRequestLive-noPassphrase = açma parolası yok
newRequestLive-withPassphrase = açma parolalı
newRequestLive-takes =
    { $n ->
        [one] İstek { $date } tarihine kadar ({ $relative }) bir kez yanıtlanabilir.
       *[other] İstek { $date } tarihine kadar ({ $relative }) { $n } kez yanıtlanabilir.
    }
newRequestLive-full = Çok fazla açık isteğiniz var. Önce birini kapatın.
newRequestLive-tooLarge = Bu, sunucunun kabul ettiğinden büyük.
newRequestLive-unavailable = Sunucu şu anda kullanılamıyor. Yazdıklarınız hâlâ burada: Birazdan yeniden deneyin.
newRequestLive-noSpace = Sunucuda boş yer kalmadı. Hiçbir şey kaydedilmedi.
newRequestLive-limited =
    { $n ->
        [one] Sunucuya çok fazla istek gönderildi. { $n } saniye sonra yeniden deneyin.
       *[other] Sunucuya çok fazla istek gönderildi. { $n } saniye sonra yeniden deneyin.
    }
newRequestLive-retry = Şimdi yeniden deneyebilirsiniz.
newRequestLive-noAnswer = Sunucu yanıt vermedi. Ağ bağlantınızı denetleyip yeniden deneyin.
newRequestLive-problem = Bir sorun oluştu ({ $status }). Hiçbir şey kaydedilmedi.
newRequestLive-refused = Sunucu bu değerlerden birini kabul etmiyor.

## requestShareLive — the message that goes with the link of a request, in a mail or chat; written for whoever is asked

requestShareLive-requestMessage =
    { $n ->
        [one] Lütfen bana bu bağlantı üzerinden gizli bir şey gönderin. İstek { $date } tarihine kadar bir kez yanıtlanabilir. Hesap gerekmez:
       *[other] Lütfen bana bu bağlantı üzerinden gizli bir şey gönderin. İstek { $date } tarihine kadar { $n } kez yanıtlanabilir. Hesap gerekmez:
    }
requestShareLive-requestSubject = Sizden bir isteğim var
requestShareLive-requestTerms =
    { $n ->
        [one] İstek { $date } tarihine kadar bir kez yanıtlanabilir.
       *[other] İstek { $date } tarihine kadar { $n } kez yanıtlanabilir.
    }

## requestLetter — printed sheet with the link of a request; read by whoever is asked

requestLetter-to = Kime
requestLetter-from = Kimden
requestLetter-title = Sizden gizli bir şey isteniyor
requestLetter-intro = Herhangi bir telefondan veya bilgisayardan gönderebilirsiniz. Hesap gerekmez.
requestLetter-scan = Kodu telefonunuzun kamerasıyla tarayın. Ya da adresi bir tarayıcıya tam burada basılı olduğu gibi yazın: Büyük ve küçük harfler farklıdır.
requestLetter-press = Açılan sayfada düğmeye basın ve isteneni gönderin.
requestLetter-passphrase = Açma parolasını girip düğmeye basın. İsteyen kişi size açma parolasını başka bir yoldan iletir. Güvenliğiniz için bu kâğıtta yazmaz: Siz de buraya yazmayın.
requestLetter-keep = Sonra bu kâğıdı imha edin.

## request — page of one request, for the person who asks

request-recovery = Kurtarma dosyasını indir
request-loadKey = Kurtarma dosyasını seç
request-keyFile = Kurtarma dosyası
request-linkOnce = Tam bağlantı, istek oluşturulduğunda bir kez gösterildi; kurtarma dosyasında da vardır. İkisi de sizde yoksa bu isteği kapatıp yenisini oluşturun.
request-noScript = Yanıtlar yalnızca JavaScript ile gösterilir.
request-asked = İstediğiniz
request-answers = Yanıtlar
request-close = İsteği kapat
request-cancel = İptal

## requestKeysLive — page of one request: the key that opens its answers; for the person who asks

requestKeysLive-recoveryText =
    Bu dosya, isteğinize gelen yanıtları açar. Dosyayı saklayın ve kimseye göndermeyin.

    Yanıtları başka bir tarayıcıda okumak için oturum açın, isteğin sayfasını açın ve bu dosyayı orada seçin veya anahtarınızı açın.
requestKeysLive-recoveryLink = Gönderilecek bağlantı:
requestKeysLive-recoveryKey = Anahtarınız:
requestKeysLive-keyElsewhere = Onları başka bir tarayıcıda okumak için kurtarma dosyasını indirin. Dosyayı kimseye göndermeyin.
requestKeysLive-keyInTab = Yanıtları açan anahtar bu sekmede.
requestKeysLive-keyMissing = Yanıtları yalnızca siz okuyabilirsiniz ve anahtarınız bu tarayıcıda yok: Kurtarma dosyasını seçin.
requestKeysLive-keyNotInFile = Bu, bu isteğin kurtarma dosyası değil.
requestKeysLive-keyLoaded = Anahtarınız yüklendi.

## requestWordsLive — page of one request and list of requests: names and the question before closing

requestWordsLive-unnamedRequest = İstek, { $date }
requestWordsLive-closeQuestion = “{ $name }” kapatılsın mı? Artık yanıt kabul etmez ve istenenin metni kalıcı olarak silinir.
requestWordsLive-answersStay = Yanıtlar, sona erene kadar kalır.
requestWordsLive-closedNow = Kapatıldı. İstenenin metni kalıcı olarak silindi.
requestWordsLive-answeredMeanwhile = Yeni bir yanıt var.

## requestLive — page of one request: its state, its terms and its answers; for the person who asks

requestLive-open = Açık
requestLive-ready = Yanıtlandı
requestLive-closed = Kapalı
requestLive-guardedText = Açma parolasıyla korunduğu için burada gösterilmiyor.
requestLive-closedText = İstek kapatıldığında kalıcı olarak silindi.
requestLive-answersOf = Yanıtlar
requestLive-answersCount = { $came } / { $total }
requestLive-openUntil = Şu tarihe kadar açık
requestLive-filesMay = Dosyalar
requestLive-filesYes = Gönderilebilir
requestLive-guard = Açma parolası
requestLive-guardSet = Okumak ve yanıtlamak için gerekir
requestLive-email = Hesabınızın adresi
requestLive-emailShown = Gösteriliyor
requestLive-noAnswers = Henüz kimse yanıtlamadı.
requestLive-sendLink = Bağlantıyı, ihtiyacınız olan şeye sahip kişiye gönderin.
requestLive-noneCame = Kimse yanıtlamadı.
requestLive-purged = Yanıtlar artık silinmiş durumda.
requestLive-answerBy = Yanıtlayan: { $name }
requestLive-answerOf = Yanıt, { $date }
requestLive-newAnswer = yeni
requestLive-answerOpen = Aç
requestLive-answerPage = Bağlantı ve günlük
requestLive-answerOver = sona erdi
requestLive-allCame = Yanıtlandı. Bağlantı artık yanıt kabul etmiyor.
requestLive-logClosed = elle kapatıldı

## requestsLive — list “Requests”, and the step about requests in “First steps” (the latter for administrators)

requestsLive-newAnswers =
    { $n ->
        [one] { $n } yeni yanıt
       *[other] { $n } yeni yanıt
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } yanıt
       *[other] { $n } yanıt
    }
requestsLive-noneYet = henüz yanıt yok
requestsLive-closes = { $when } kapanıyor
requestsLive-hasClosed = kapalı
requestsLive-requestMade = oluşturulma: { $when }
requestsLive-noOpen = Şu anda hiçbir şey istemiyorsunuz.
requestsLive-noReady = Hiçbir açık isteğe yanıt gelmedi.
requestsLive-noClosed = Henüz kapanmış istek yok.
requestsLive-closeRequest = Kapat

## ownRequests — list “Requests”: its tab and its filter; people with an account

ownRequests-tab = İstekler
ownRequests-open = Açık
ownRequests-ready = Yanıtlanan
ownRequests-closed = Kapalı

## answerGate — page that the link of a request opens, before the request is shown; whoever is asked

answerGate-collects = Bu, yanıtları açan bağlantıdır ve isteyen kişi içindir: Oturum açın, sonra bağlantıyı yeniden açın.
answerGate-title = Sizden gizli bir bilgi isteniyor
answerGate-intro = Birisi sizden gizli bir şey göndermenizi istiyor. Hesap gerekmez.
answerGate-ownTitle = Kendi isteğiniz
answerGate-ownIntro = Bunu siz istiyorsunuz. Başkaları bu sayfada yanıtlar.
answerGate-ownPage = Bağlantısına, yanıtlarına ve günlüğüne git
answerGate-passphraseHint = Açma parolasını, isteği yapan kişiden, bu bağlantıdan ayrı olarak alırsınız.
answerGate-read = Ne istendiğini gör
answerGate-left =
    { $n ->
        [one] { $date } tarihine kadar ({ $relative }) bir kez daha yanıtlanabilir.
       *[other] { $date } tarihine kadar ({ $relative }) { $n } kez daha yanıtlanabilir.
    }
answerGate-busy = Adresinizden sunucuya çok fazla istek gönderildi. Bir dakika bekleyip yeniden deneyin.

## ownAnswer — page of an answer, for the person who asked: before it is opened

ownAnswer-title = Yanıt: “{ $name }”
ownAnswer-unnamed = İsteğinize gelen yanıt
ownAnswer-intro = Onu yalnızca siz açabilirsiniz.
ownAnswer-page = İsteğe ve tüm yanıtlarına git

## answer — page on which one answers a request, and the pages after it; whoever is asked

answer-yourName = Adınız (isteğe bağlı)
answer-yourNameHint = İsteyen kişi bunu görür.
answer-yourNameOpen = İsteyen kişi bunu görür. Adınız, yanıtınız gibi korunmaz.
answer-addressShown = Bu kişi, doğrulanmış e-posta adresinizi de görür.
answer-title = Sizden istenen
answer-label = İsteyen kişiden
answer-asks = Size bu bağlantıyı gönderen kişi şunu istiyor:
answer-asksFiles = Size bu bağlantıyı gönderen kişi size dosyalar da veriyor.
answer-ownWords = İsteyen kişi yazdı. Kim olduğunu doğrulamadık.
answer-ownWordsAccount = İsteyen kişi yazdı.
answer-account = Bu sunucudaki hesabı: { $email }.
answer-anyAccount = Hesabı: { $email }. Burada herkes hesap oluşturabilir; bu nedenle bu adres doğrulanmış değildir.
answer-unverifiedAccount = Hesabı: { $email }. Bu adresi kimse doğrulamadı.
answer-careful = Kimin istediğini bilmiyorsanız göndermeyin.
answer-given = Size verilen dosyalar
answer-text = Yanıtınız
answer-textPlaceholder = Bir parola, bir anahtar, bir not…
answer-message = Mesaj
answer-sealed = Bu istek yalnızca uçtan uca mühürlenmiş bir yanıt kabul eder. Bu sayfa, JavaScript olmadan yanıtı mühürleyemez. Yanıtı şu komutla ve tam bağlantıyla gönderin:
answer-sealedOnce = Yanıtınızı yalnızca isteyen kişi okuyabilir; bu sunucu okuyamaz. Yanıtınızı sonradan değiştiremezsiniz.
answer-once = Şifrelenmiş olarak saklanır, yalnızca isteyen kişi açabilir ve siz sonradan değiştiremezsiniz.
answer-send = Gönder
answer-sent = Gönderildi
answer-sentText = Yanıtınız ulaştı. Bu sayfayı kapatabilirsiniz.
answer-sentTo = Yanıtınız { $email } hesabına ulaştı. Bu sayfayı kapatabilirsiniz.
answer-sentMore = Bir yanıt daha gönder
answer-notSent = Gönderilmedi
answer-notSentText = Geri dönün: Yazdıklarınız hâlâ orada.
answer-back = Baştan başla
answer-gone = Burada artık bir şey istenmiyor
answer-goneText = Bu istek kapatılmış, sona ermiş veya hiç var olmamış.
answer-goneHint = Size bağlantıyı gönderen kişiden yeni bir bağlantı isteyin.
answer-answered = Zaten yanıtlandı
answer-answeredText = Bu istek, beklediği tüm yanıtları aldı.
answer-answeredHint = Yanıtlayan siz değil miydiniz? O zaman size bağlantıyı gönderen kişiye haber verin.
answer-blankProblem = Göndermek istediğinizi girin.
answer-tooLargeProblem = Bu, sunucunun kabul ettiğinden büyük.
answer-spaceProblem = Sunucuda boş yer kalmadı. Hiçbir şey kaydedilmedi.
answer-goneProblem = Bu istek artık yanıt kabul etmiyor. Hiçbir şey kaydedilmedi.
answer-passphraseProblem = Açma parolası yanlış. Hiçbir şey kaydedilmedi.
answer-unprovedProblem = Bu istek belirli kişilere gönderildi ve bu tarayıcıda onlardan biri olduğunuz kanıtlanmadı. Hiçbir şey kaydedilmedi. Bağlantıyı başka bir sekmede yeniden açın, e-postayla bir kod gönderilmesini isteyin ve ardından buraya yazdıklarınızı gönderin.

## answerSealedLive — page on which one answers: the answer could not be sealed; whoever is asked

answerSealedLive-answerLinkCut = Bağlantı eksik: # işaretinden sonraki bölüm yok veya yolda değişmiş. Hiçbir şey gönderilmedi. Tam bağlantıyı yeniden açın veya gönderen kişiye sorun.
answerSealedLive-sealerMissing = Bu sayfanın yanıtınızı mühürleyen bölümü ulaşmadı. Hiçbir şey gönderilmedi. Ağ bağlantınızı denetleyip sayfayı yeniden yükleyin.
answerSealedLive-notSealed = Tarayıcınız bunu mühürleyemedi. Hiçbir şey gönderilmedi.

## answerLive — page on which one answers: messages that appear while one works; whoever is asked

answerLive-bytes = { $used } / { $limit }
answerLive-blank = Göndermek istediğinizi girin.
answerLive-blankFiles = Göndermek istediğinizi girin veya dosya seçin.
answerLive-tooLong = Bu çok uzun: en fazla { $limit }.
answerLive-tooLarge = Bu, sunucunun kabul ettiğinden büyük.
answerLive-over = Bu istek artık yanıt kabul etmiyor. Hiçbir şey kaydedilmedi.
answerLive-wrong = Açma parolası yanlış. Hiçbir şey kaydedilmedi.
answerLive-limited =
    { $n ->
        [one] Sunucuya çok fazla istek gönderildi. { $n } saniye sonra yeniden deneyin.
       *[other] Sunucuya çok fazla istek gönderildi. { $n } saniye sonra yeniden deneyin.
    }
answerLive-again = Şimdi yeniden deneyebilirsiniz.
answerLive-unavailable = Sunucu şu anda kullanılamıyor. Yazdıklarınız hâlâ burada: Birazdan yeniden deneyin.
answerLive-noSpace = Sunucuda boş yer kalmadı. Hiçbir şey kaydedilmedi.
answerLive-offline = Sunucu yanıt vermedi. Yanıtınız yine de ulaşmış olabilir: Görmek için sayfayı yeniden yükleyin.
answerLive-failed = Bir sorun oluştu ({ $status }). Hiçbir şey kaydedilmedi.
answerLive-refused = Sunucu bu yanıtı kabul etmiyor. Hiçbir şey kaydedilmedi.

## receipt — receipt: a page for senders without an account, and where it is offered

receipt-choice = Makbuz sakla
receipt-choiceHint = Yalnızca size ait ikinci bir bağlantı: Gizli bilginin açılıp açılmadığını gösterir ve onu silebilir.
receipt-yours = Makbuzunuzu saklayın
receipt-yoursShows = Gizli bilginin açılıp açılmadığını gösterir ve onu silebilir.
receipt-yoursText = Onu okuyamaz. Makbuzu kendinize saklayın: Alıcıya yukarıdaki bağlantı gerekir.
receipt-open = Makbuzu aç
receipt-copy = Makbuzu kopyala
receipt-remember = Bağlantılarımı bu cihazda hatırla
receipt-rememberHint = Yalnızca makbuzlar ve yalnızca bu tarayıcıda. Bu tarayıcıyı kullanabilen herkes onları görebilir. Bunu kapatırsanız hepsi unutulur.
receipt-list = Son bağlantılarım
receipt-listText = Hesap olmadan oluşturduğunuz bağlantılardan bu tarayıcının hatırladıkları.
receipt-listNone = Bu tarayıcı hiçbir bağlantı hatırlamıyor. Hatırlama seçeneği makbuzlarda sunulur.
receipt-listScripts = Bu liste için JavaScript gerekir: Listeyi sunucu değil, tarayıcı saklar.
receipt-forget = Tümünü unut
receipt-notOpened = Henüz açılmadı
receipt-neverOpened = Hiç açılmadı
receipt-notOpenedText = Şimdiye kadar bağlantıyı kimse açmadı.
receipt-opened =
    { $n ->
        [one] Bir kez açıldı
       *[other] { $n } kez açıldı
    }
receipt-times = Ne zaman açıldı
receipt-timesSome = En son ne zaman açıldı
receipt-over = Bağlantıyı artık kimse açamaz.
receipt-overViews = İzin verdiğiniz sayıda açıldı, son açılış: { $date }. İçeriği kalıcı olarak silindi.
receipt-overTime = Süresi { $date } tarihinde doldu. İçeriği kalıcı olarak silindi.
receipt-overHand = { $date } tarihinde silindi. İçeriği kalıcı olarak silindi.
receipt-left =
    { $n ->
        [one] Bağlantı { $date } tarihine kadar bir kez daha açılabilir.
       *[other] Bağlantı { $date } tarihine kadar { $n } kez daha açılabilir.
    }
receipt-alarmed = Bir alıcı, bağlantıyı kendisinden önce başka birinin açtığını söylüyor. Alıcınızla konuşun.
receipt-frozen = Bağlantı duraklatıldı: Kimse açamaz.
receipt-again = Yeniden bak
receipt-unknown = Burada bilinen bir şey yok
receipt-unknownText = Bu makbuz, bu sunucudaki hiçbir bağlantıya ait değil. Adresin tam olduğunu denetleyin.
receipt-unknownHint = Sunucu, bir bağlantı sona erdikten bir süre sonra onun hakkında bildiği her şeyi siler.

## receiptListLive — page “My recent links” of senders without an account: a line for each link

receiptListLive-made = Oluşturulma: { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Bir kez açıldı
       *[other] { $n } kez açıldı
    }
receiptListLive-stateNone = Henüz açılmadı
receiptListLive-stateOver = Sona erdi
receiptListLive-stateAlarmed = Bildirildi
receiptListLive-stateFrozen = Duraklatıldı
receiptListLive-stateUnknown = Hakkında artık bir şey bilinmiyor
receiptListLive-stateFailed = Sunucu yanıt vermedi
receiptListLive-forgotten = Unutuldu. Bu tarayıcı bundan sonra hiçbir bağlantıyı hatırlamaz.

## about — page “How this works and who runs it”; everybody. Each sentence is a promise: no more and no less than the English

about-title = Nasıl çalışır, kim işletiyor
about-lead = Gizli bilgiyi bir bağlantı olarak paylaşırsınız. Bağlantı kendiliğinden geçerliliğini yitirir ve ardından gizli bilgi kalıcı olarak silinir.
about-operatorTitle = Bu sunucuyu kim işletiyor
about-runBy = Bu sunucuyu işleten: { $name }.
about-unnamed = Bu sunucunun işletmecisi buraya bir ad girmemiş. Sizi buraya yönlendiren kişiye sorun.
about-contact = İletişim:
about-program = Program: Secret Push, sürüm { $version }.
about-words = Program, Electronic Frontier Foundation kuruluşunun EFF Long Wordlist listesindeki (https://www.eff.org/dice) sözcükleri, dördü dışında, CC BY 3.0 US lisansı (https://creativecommons.org/licenses/by/3.0/us/) altında önerir.
about-sealedTitle = Gizli bilgi nasıl korunur
about-sealed = Sunucu her gizli bilgiyi kaydetmeden önce AES-256-GCM ile şifreler. Anahtar; gizli bilgiye özel rastgele bir anahtardan, bağlantıdan ve varsa açma parolasından türetilir.
about-masterKey = Rastgele anahtar, sunucunun veritabanı dışında tutulan ana anahtarıyla şifrelenmiş olarak saklanır.
about-passphrase = Sunucu hiçbir açma parolasını ve bir açma parolasıyla karşılaştırabileceği hiçbir şeyi saklamaz. Argon2id tahmin etmeyi yavaşlatır ve bir dakikada beş yanlış denemeden sonra o adresin beklemesi gerekir.
about-files = Dosyaların adları ve içerikleri de şifrelenir.
about-transport = Bu şifreleme sunucuda yapılır. Oraya giden yolu https:// adresi korur.
about-endToEnd = Gönderen, gizli bilgiyi tarayıcıda veya komut satırıyla, açık age biçiminde de mühürleyebilir. Anahtar, bağlantının # işaretinden sonraki, tarayıcıların hiçbir zaman göndermediği bölümündedir: Bu sunucu, okuyamadığı bir şeyi saklar ve teslim eder.
about-endTitle = Bağlantı sona erdiğinde ne olur
about-end = Bir bağlantı seçilen süreden sonra, izin verilen son görüntülemeden sonra veya biri onu silince sona erer. O anda anahtarı, gizli bilgi ve gönderenin mesajı kalıcı olarak silinir.
about-endFiles = Dosyalar da silinir. Son görüntülemenin indirme bağlantıları çalışmaya devam eder: en fazla { $time } boyunca ve hiçbir zaman seçilen süreyi aşmadan.
about-rowAnonymous = Hesap olmadan paylaşılan bir gizli bilginin günlüğü, gizli bilgi sona erdikten { $time } sonra silinir.
about-rowAnonymousKept = Hesap olmadan paylaşılan bir gizli bilginin günlüğü, işletmeci silene kadar saklanır.
about-rowOwned = Oturum açmış bir gönderenin gizli bilgisinin günlüğü, gizli bilgi sona erdikten { $time } sonra, gönderenin verdiği ad ve notla birlikte silinir.
about-rowOwnedKept = Oturum açmış bir gönderenin gizli bilgisinin günlüğü, gönderenin verdiği ad ve notla birlikte, işletmeci silene kadar saklanır.
about-backups = Bir yedek, alındığı sırada kayıtlı olanları, işletmeci yedeği silene kadar içerir.
about-loggedTitle = Günlüğe ne yazılır
about-logged = Her gizli bilgi için: ne zaman oluşturulduğu, açıldığı, silindiği veya yanlış açma parolasıyla denendiği; ağ adresi, tarayıcı ve ziyaretçinin geldiği sayfayla birlikte. Oturum açmış gönderenler, kendi gizli bilgilerinin bu günlüğünü görür.
about-request = Sunucuya gönderilen her istek için: saat, sayfa türü, sonuç, süre ve ağ adresi. Bağlantı, gizli bilgi veya açma parolası asla yazılmaz. Bu satırların ne kadar saklanacağına işletmeci karar verir.
about-cookies = Çerezler: oturum açtıktan sonra oturumunuz için bir, seçtiğiniz dil ve renkler için birer, bir de göndereni bekleyen veya bir bağlantıyı bildirmiş olan tarayıcıda bir çerez. İzleme yoktur ve sayfalar başka sunuculardan hiçbir şey yüklemez.
about-operatorReadsTitle = İşletmeci neyi okuyabilir, neyi okuyamaz
about-seesMeta = İşletmeci bir gizli bilginin var olduğunu görür: türünü, boyutunu, zamanlarını, görüntülemelerini ve günlüğünü, ayrıca oturum açmış bir gönderenin e-posta adresini.
about-adminPage = Yöneticiler her gizli bilgiyi silebilir. Ne içeriğini ne de adını, notunu veya bağlantısını görürler. Ancak bir kullanıcının parolasını sıfırlayabilir ve ardından o kullanıcı olarak oturum açabilirler.
about-readsOwned = Hem kayıtlı verilere hem de ana anahtara sahip olan kişiler, oturum açmış bir gönderenin açma parolası olmayan ve sona ermemiş gizli bilgisini, ayrıca o gönderenin adlarını, notlarını ve mesajlarını okuyabilir.
about-readsAnonymous = Hesap olmadan paylaşılan bir gizli bilgi için onlara ayrıca sunucunun saklamadığı bağlantı gerekir.
about-readsGuarded = Açma parolası olan bir gizli bilgi için onlara ayrıca açma parolası gerekir. Kısa olan tahmin edilebilir, uzun olan edilemez.
about-running = Çalışan sunucuyu denetimi altında tutan kişi, bir gizli bilgiyi ve açma parolasını, oluşturulduğu ve açıldığı sırada görebilir.
about-readsSealed = İşletmeci, mühürlü bir gizli bilgiyi tüm verilerle ve ana anahtarla bile okuyamaz. Ancak kurcalanmış bir sunucu, gizli bilgiyi ele veren bir sayfa sunabilir: Bunu tümüyle önlemek için bağlantıyı komut satırıyla açın.
about-readsExpired = Sona ermiş bir gizli bilgiyi, önceden alınmış bir yedek onu hâlâ içermiyorsa, işletmeci dahil kimse okuyamaz.
about-youTitle = Siz ne yapabilirsiniz
about-you = Az sayıda görüntüleme ve kısa bir süre seçin. Bir açma parolası ekleyin ve onu bağlantıdan başka bir yoldan iletin. Gizli bilgiyi ancak güvenle saklayabileceğiniz zaman açın.

## accessibility — page “Accessibility”; everybody

accessibility-title = Erişilebilirlik
accessibility-lead = Görme, duyma, hareket etme ve okuma biçimi ne olursa olsun herkes gizli bilgi paylaşabilmeli ve açabilmelidir.
accessibility-contactTitle = Bir şey size engel oluyorsa
accessibility-contact = Sizin için neyin çalışmadığını bu sunucunun işletmecisine bildirin veya başka bir yol isteyin:
accessibility-nobody = Bu sunucunun işletmecisi buraya bir iletişim bilgisi girmemiş. Sizi buraya yönlendiren kişiye neyin sizin için çalışmadığını bildirin ve başka bir yol isteyin.
accessibility-standardTitle = Bu sayfaların karşıladığı ölçütler
accessibility-standard = Bu sayfalar, WCAG 2.2 AA düzeyini ve onunla birlikte EN 301 549 standardının 9. bölümünü karşılayacak şekilde hazırlanmıştır. Geliştiricilerin kendi denetimine göre, aşağıdaki listede belirtilenler dışında bunları karşılar.
accessibility-missingTitle = Eksik olanlar
accessibility-missingUndo = Bir silme işlemi yalnızca sekiz saniye boyunca geri alınabilir; çünkü gizli bilgi, silindikten sonra var olmayı sürdürmemelidir. Geri alma düğmesi odağı hemen alır.
accessibility-missingLanguage = Kişilerin kendilerinin yazdıklarında, örneğin bir mesajda veya dosya adında, dil belirtilmez.
accessibility-missingReaders = Denetimde ekran okuyucu kullanılmadı ve henüz engelli kişiler katılmadı.
accessibility-checkedTitle = Bu nasıl denetlendi
accessibility-checkedByProgram = axe-core ile: her sayfa her durumda, dar ve geniş ekranda, açık ve koyu renklerle. Her sayfa 320 piksele ve iki kat büyüklükteki metinle de sığar.
accessibility-checkedByHand = Elle: sayfalardaki başlıca yollar; yalnızca klavyeyle, harfler ve satırlar arasında daha fazla boşlukla ve ekran okuyucuların okuduğu, Chromium tarayıcısının erişilebilirlik ağacında.

## caution — what keeps a link closed, and “That wasn’t me”: recipients’ pages, and fields of the form for senders

caution-notMe = Bu ben değildim
caution-tellText = Tanıdığınız biri değilse gönderene bildirin: Bu, gönderenin günlüğünde yazacaktır.
caution-tellFreezes = Bu, bağlantıyı da duraklatır: Gönderen sürdürene kadar kimse açamaz.
caution-tell = Gönderene bildir
caution-told = Bunun siz olmadığınızı gönderene bildirdiniz.
caution-askSender = Bu siz değildiyseniz gönderenden yeni bir gizli bilgi isteyin.
caution-toldTitle = Gönderen bunu artık görebilir
caution-toldText = Gönderenin günlüğünde, bu bağlantıyı sizden önce birinin açtığı yazıyor.
caution-toldFrozen = Bağlantı duraklatıldı: Gönderen sürdürene kadar kimse açamaz.
caution-toldOpen = Bağlantı hâlâ çalışıyor. Arkasındakine güvenmeden önce gönderene sorun.
caution-toldNext = Gönderenle başka bir yoldan, örneğin telefonla konuşun.
caution-back = Gizli bilgiye dön
caution-frozenTitle = Bu bağlantı duraklatıldı
caution-frozenText = Şu anda kimse açamaz. Gönderen sürdürdüğünde yeniden çalışır.
caution-frozenHint = Gönderene sorun, sonra bu sayfayı yeniden yükleyin. Bu bir görüntüleme sayılmadı.
caution-elsewhereTitle = Bu ağdan açılmaz
caution-elsewhereText = Gönderen, bu bağlantının açıldığı ağları seçti. { $address } adresiniz bunların hiçbirinde değil.
caution-elsewhereHint = Doğru ağa bağlanın, sonra bu sayfayı yeniden yükleyin. Bu bir görüntüleme sayılmadı.
caution-earlyTitle = Henüz açılmıyor
caution-earlyText = Bu bağlantı { $date } tarihinde ({ $relative }) açılır.
caution-earlyHint = Bu sayfayı o zaman yeniden yükleyin. Bu bir görüntüleme sayılmadı.
caution-notBefore = Şundan önce açılmasın (isteğe bağlı)
caution-notBeforeHint = Bu cihazın saat diliminde. Daha önce yalnızca siz açabilirsiniz.
caution-afterFirstView = İlk görüntülemeden şu süre sonra sona ersin (isteğe bağlı)
caution-networks = Yalnızca şu ağların içinde (BT ekibinize sorun)
caution-networksHint = 192.0.2.0/24 gibi adresleri ve aralıkları virgülle ayırarak girin.
caution-addressees = Yalnızca şu kişiler için (isteğe bağlı)
caution-addresseesHint = E-posta adreslerini veya group:staff gibi grupları virgülle ayırarak girin. Alıcılar, bağlantı açılmadan önce şirketin oturum açma hizmetini veya e-postayla gönderilen bir kodu kullanır.
caution-addresseesByCompany = E-posta adreslerini veya group:staff gibi grupları virgülle ayırarak girin. Alıcılar, bağlantı açılmadan önce şirketin oturum açma hizmetini kullanır.
caution-addresseesByCode = E-posta adreslerini virgülle ayırarak girin. Kimseye hesap gerekmez: Alıcılar, bağlantı açılmadan önce e-postayla gönderilen bir kodu yazar.
caution-addresseesRequired = Yalnızca şu kişiler için (zorunlu)
caution-addresseesNext = Yalnızca şu alıcılar için: { $people }. Bağlantıyı onlara gönderin. Şirketin oturum açma hizmeti üzerinden oturum açtıktan sonra onlara açılır.
caution-addresseesNextByCode = Yalnızca şu alıcılar için: { $people }. Bağlantıyı onlara gönderin. Bağlantının sayfasında adreslerine bir kod gönderilmesini isterler.
caution-addresseesNextByEither = Yalnızca şu alıcılar için: { $people }. Bağlantıyı onlara gönderin. Bağlantının sayfasında şirketin oturum açma hizmetini kullanır veya adreslerine bir kod gönderilmesini isterler.
caution-openings = Biri bağlantıyı daha önce açtıysa alıcıyı uyar
caution-freeze = Bağlantıyı duraklat
caution-thaw = Bağlantıyı sürdür

## cautionGateLive — page of a secret: it was opened before; recipients

cautionGateLive-openedBefore =
    { $n ->
        [one] Bu bağlantı daha önce bir kez açıldı: { $date } ({ $relative }).
       *[other] Bu bağlantı daha önce { $n } kez açıldı, son açılış: { $date } ({ $relative }).
    }

## addresseesLive — page “New”: problems with the field “Only for these people”; senders

addresseesLive-noAddress = “{ $entry }” bir e-posta adresi değil.
addresseesLive-notIn = { $domain } alanındaki adreslere izin verilmiyor.
addresseesLive-wanted = Bağlantının kimin için olduğunu girin: Bu sunucu bunu zorunlu kılar.

## cautionCreateLive — page “New”: chips that sum up the chosen terms, and problems with fields; senders

cautionCreateLive-badMoment = Bağlantının sona ermesinden önceki bir an seçin.
cautionCreateLive-termNotBefore = açılış: { $date }
cautionCreateLive-notSooner = Değişiklik yok
cautionCreateLive-termFirstView = ilk görüntülemeden { $duration } sonra sona erer
cautionCreateLive-badNetwork = “{ $network }” bir ağ değil. 192.0.2.0/24 gibi adresler ve aralıklar girin.
cautionCreateLive-termNetworks =
    { $n ->
        [one] yalnızca { $n } ağdan
       *[other] yalnızca { $n } ağdan
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] yalnızca { $n } alıcı için
       *[other] yalnızca { $n } alıcı için
    }
cautionCreateLive-termLock = yalnızca ilk cihaz
cautionCreateLive-termViewsEach =
    { $n ->
        [one] her alıcı için { $n } görüntüleme
       *[other] her alıcı için { $n } görüntüleme
    }

## cautionOwnLive — page of a link for its sender: paused, reported, and its terms

cautionOwnLive-frozen = Duraklatıldı
cautionOwnLive-alarmed = Bildirildi
cautionOwnLive-frozenNow = Bu bağlantı duraklatıldı: Sizden başka kimse açamaz. Yine de { $date } tarihinde sona erer.
cautionOwnLive-alarm = Bir alıcı, kendisinden önce başka birinin açtığını söylüyor. Bildirim: { $date } ({ $relative }), kaynak: { $address } ({ $browser }).
cautionOwnLive-alarmNext = Aşağıdaki girdileri, bağlantıyı verdiğiniz kişilerle karşılaştırın. Kuşkunuz varsa bağlantıyı silin ve gizli bilgiyi değiştirin.
cautionOwnLive-settle = Bildirimi kapat
cautionOwnLive-thawQuestion = “{ $name }” sürdürülsün mü? Bağlantıya sahip olan herkes yeniden açabilir.
cautionOwnLive-nowFrozen = Duraklatıldı. Sizden başka kimse açamaz.
cautionOwnLive-nowThawed = Bağlantı yeniden çalışıyor.
cautionOwnLive-nowSettled = Bildirim kapatıldı.
cautionOwnLive-networks = Ağlar
cautionOwnLive-recipients = Alıcılar
cautionOwnLive-recipientsOnly = Yalnızca şunlar için: { $recipients }
cautionOwnLive-networksOnly = Yalnızca şu ağlardan: { $networks }
cautionOwnLive-lock = Cihazlar
cautionOwnLive-lockYes = Yalnızca ilk cihazda yeniden açılabilir
cautionOwnLive-shares = Kişi başına görüntüleme
cautionOwnLive-sharesEach =
    { $n ->
        [one] Her alıcı bir kez açabilir
       *[other] Her alıcı { $n } kez açabilir
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] İzin vermediğiniz bir ağdan { $n } deneme.
       *[other] İzin vermediğiniz ağlardan { $n } deneme.
    }

## hold — held release: the recipient waits and reads out three words, the sender lets them in; both read this

hold-title = Gönderen bekleniyor
hold-tell = Gönderenin bunu açmanıza izin vermesi gerekir. Ona şu üç sözcüğü söyleyin, örneğin telefonla:
hold-plain = Bu sayfa birkaç saniyede bir yeniden bakar.
hold-look = Şimdi bak
hold-released = Gönderen, bunu açmanıza izin verdi. Bir kez açabilirsiniz.
hold-counts = Gönderenin bunu açmanıza izin vermesi gerekir.
hold-ask = Gönderenden izin iste
hold-refusedTitle = Gönderen reddetti
hold-refusedText = Gönderen, bunu açmanıza izin vermedi ve bağlantıyı duraklattı.
hold-refusedHint = Bekliyorduysanız göndereni arayın. Hiçbir şey açılmadı.
hold-choice = Açılmadan önce bana sor
hold-choiceHint = Alıcı size telefonda üç sözcük okur, siz de ona izin verirsiniz.
hold-who = Kimler bekliyor
hold-compare = Yalnızca size tam olarak bu sözcükleri söyleyen birine, örneğin telefonda, izin verin.
hold-nobody = Henüz kimse beklemiyor. Bağlantıyı açan kişi burada bekler ve size üç sözcük okur.

## holdGateLive — page on which a recipient waits until the sender releases the secret

holdGateLive-title = Gönderen bekleniyor
holdGateLive-until = Bu sayfa { $date } tarihine kadar ({ $relative }) bekler. Açık bırakabilirsiniz.
holdGateLive-waiting = Bekleniyor. Sözcükleriniz: { $words }.
holdGateLive-released = Gönderen izin verdi.
holdGateLive-crowded =
    { $n ->
        [one] Bunun için çok fazla kişi bekliyor. { $n } saniye sonra yeniden deneyin.
       *[other] Bunun için çok fazla kişi bekliyor. { $n } saniye sonra yeniden deneyin.
    }

## holdCreateLive — page “New”: chip for held release; senders

holdCreateLive-termHold = açılmadan önce size sorar

## holdOwnLive — page of a link for its sender: who waits, and what the sender decides

holdOwnLive-release = İzin ver
holdOwnLive-refuse = Reddet ve duraklat
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = İzin verildi, henüz açılmadı
holdOwnLive-asks =
    { $n ->
        [one] { $n } kişi bekliyor
       *[other] { $n } kişi bekliyor
    }
holdOwnLive-arrived = Birisi bekliyor: { $words }.
holdOwnLive-nowReleased = İzin verildi; alıcı bir kez açabilir.
holdOwnLive-nowRefused = Reddedildi. Bağlantı duraklatıldı.
holdOwnLive-tooLate = Bu bekleyiş zaten bitmişti.
holdOwnLive-hold = Açma izni
holdOwnLive-holdYes = Açılmadan önce size sorar

## links — page “New”: a switch under the list of recipients; senders

links-choice = Her alıcıya ayrı bağlantı

## linksLive — page “New”: making one link for each recipient, and the finished links; senders

linksLive-noGroups = Bir grup kendi bağlantısını alamaz: “{ $group }” girdisini çıkarın veya kişilerini yazın.
linksLive-making = Bağlantı { $at } / { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Sunucu beklenmesini istiyor: { $address } için { $n } saniye sonra devam edilecek.
       *[other] Sunucu beklenmesini istiyor: { $address } için { $n } saniye sonra devam edilecek.
    }
linksLive-notTried = İptal edildi. Hiçbir şey kaydedilmedi.
linksLive-ready =
    { $n ->
        [one] { $n } bağlantı hazır
       *[other] { $n } bağlantı hazır
    }
linksLive-opens =
    { $n ->
        [one] Her biri { $date } tarihine kadar ({ $relative }) bir kez ve yalnızca kendi alıcısına açılır.
       *[other] Her biri { $date } tarihine kadar ({ $relative }) { $n } kez ve yalnızca kendi alıcısına açılır.
    }
linksLive-links = Bağlantılar
linksLive-copyOne = Kopyala
linksLive-copyAll = Tümünü metin olarak kopyala
linksLive-pageOf = Bu bağlantının sayfası
linksLive-keptByPasskey = Kopyalarken geçiş anahtarınız istenir.
linksLive-gone = Bu sayfa bu bağlantıyı artık göstermiyor.
linksLive-linksKept = Bağlantıları bu tarayıcı saklar. Başka hiçbir tarayıcı onları gösteremez.
linksLive-onlyHere = Bağlantıları şimdi kopyalayın. Bir daha gösterilemezler.
linksLive-unmade = Bazı bağlantılar henüz oluşturulmadı ve paylaştığınız şey yalnızca bu sayfada. Yine de sayfadan ayrılınsın mı?
linksLive-unsaved = Bütün bağlantıları henüz kopyalamadınız ve onları yalnızca bu sayfa gösteriyor. Yine de sayfadan ayrılınsın mı?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } bağlantı oluşturulmadı:
       *[other] { $n } bağlantı oluşturulmadı:
    }
linksLive-again = Yeniden dene

## lock — a link that only its first device opens: form for senders (choice…, viewsEach…), pages for recipients (the rest)

lock-choice = Yalnızca ilk cihazda yeniden açılabilir
lock-choiceHint = Bağlantı, onu ilk açanda kalır. Diğer her cihazda veya tarayıcıda, bağlantının başka yerde açıldığı yazar.
lock-viewsEach = Alıcı başına görüntüleme (isteğe bağlı)
lock-viewsEachHint = Böylece her adresin kendi görüntülemeleri olur ve kimse başkalarınınkini tüketemez.
lock-first = Bunu yalnızca ilk açan tarayıcı yeniden açabilir; bu yüzden size gereken yerde açın. Tarayıcınız bunun için bir çerez saklar.
lock-own = İlk olarak bu tarayıcı açtı. Yalnızca bu tarayıcı yeniden açabilir.
lock-elsewhereTitle = Başka bir tarayıcıda açıldı
lock-elsewhereText = Bu bağlantı yalnızca ilk açıldığı tarayıcıda açılır; bu tarayıcı o değil.
lock-elsewhereHint = Açan sizdiyseniz o cihaza ve tarayıcıya dönün. Değilseniz gizli bilgiyi başka biri okumuş olabilir.
lock-needsCookie = Bu bağlantı için bir çerez gerekir ve tarayıcınız çerez göndermedi. Bu sayfa için çerezlere izin verip yeniden deneyin.
lock-usedTitle = Daha önce açtınız
lock-usedText =
    { $n ->
        [one] Gönderen, her alıcının bu bağlantıyı bir kez açmasına izin veriyor; bu hakkı kullandınız.
       *[other] Gönderen, her alıcının bu bağlantıyı { $n } kez açmasına izin veriyor; bu hakkı kullandınız.
    }
lock-usedHint = Yeniden gerekiyorsa gönderenden yeni bir bağlantı isteyin.

## sharesLive — page of a secret with views for each recipient; recipients

sharesLive-lastView = Bu, son görüntülemenizdi. Gerekeni şimdi saklayın.
sharesLive-lastViewFiles = Bu, son görüntülemenizdi. Gerekeni şimdi indirin: İndirme bağlantıları yalnızca kısa bir süre çalışır.

## preview — page of a link, for others than its sender too: what the link is

preview-title = Bağlantı
preview-text = Bu bağlantıya sahip olan herkes gizli bilgiyi açabilir. Bu sayfaya bakmak görüntüleme sayılmaz.
preview-sealedText = Tam bağlantıya sahip olan herkes gizli bilgiyi açabilir. Bu sayfaya bakmak görüntüleme sayılmaz.
preview-shownOnce = Uçtan uca şifreli: Tam bağlantısı, oluşturulduğunda bir kez gösterildi ve bir daha gösterilemez.
preview-lost = Artık sizde değilse bu bağlantıyı silip yenisini oluşturun.
preview-qrOf = Bağlantının QR kodu
preview-terms = Ayrıntılar

## returned — page of a link for its sender: a mail with the link came back

returned-one = { $recipient } adresine gönderilen e-posta geri döndü: { $reason } (durum { $status }, { $when }).
returned-hint = Adresi denetleyin veya bağlantıyı başka bir yoldan iletin.
returned-no_mailbox = böyle bir posta kutusu yok
returned-no_domain = alan adı yok veya e-posta almıyor
returned-closed = posta kutusu e-posta almıyor
returned-full = posta kutusu dolu
returned-too_large = e-posta, posta kutusu için fazla büyük
returned-unreachable = adresin posta sunucusuna ulaşılamadı
returned-policy = adresin posta sunucusu bu sunucudan böyle bir e-posta almıyor
returned-refused = adresin posta sunucusu reddetti

## share — box with a link and the ways to hand it on; senders

share-link = Bağlantı
share-copy = Bağlantıyı kopyala
share-share = Paylaş
share-mail = E-posta
share-message = Mesaj olarak kopyala
share-qr = QR kodu
share-print = Mektup yazdır
share-page = Bu bağlantının sayfasını aç
share-png = PNG olarak kaydet
share-svg = SVG olarak kaydet

## shareLive — the message that goes with a link (in a mail, a chat, on paper), and what happens in the box “Link”

shareLive-copied = Kopyalandı
shareLive-copyFailed = Kopyalanamadı. Metni seçip kopyalayın.
shareLive-letterFailed = Mektup yüklenemedi. Ağ bağlantınızı denetleyip yeniden deneyin.
shareLive-codeFailed = Kod kaydedilemedi. Ağ bağlantınızı denetleyip yeniden deneyin.
shareLive-message =
    { $n ->
        [one] Sizinle gizli bir şey paylaşıyorum. Bağlantı { $date } tarihine kadar bir kez açılabilir:
       *[other] Sizinle gizli bir şey paylaşıyorum. Bağlantı { $date } tarihine kadar { $n } kez açılabilir:
    }
shareLive-mailSubject = Size gizli bir bilgi var
shareLive-letterTerms =
    { $n ->
        [one] Bağlantı { $date } tarihine kadar bir kez açılabilir. Sonra içeriği kalıcı olarak silinir.
       *[other] Bağlantı { $date } tarihine kadar { $n } kez açılabilir. Sonra içeriği kalıcı olarak silinir.
    }

## letter — printed sheet (a letter on paper) with a link; read by the recipient

letter-to = Kime
letter-from = Kimden
letter-title = Size gizli bir şey var
letter-intro = Herhangi bir telefonda veya bilgisayarda açılır. Hesap gerekmez.
letter-scan = Kodu telefonunuzun kamerasıyla tarayın. Ya da adresi bir tarayıcıya tam burada basılı olduğu gibi yazın: Büyük ve küçük harfler farklıdır.
letter-press = Açılan sayfada düğmeye basın.
letter-passphrase = Açma parolasını girip düğmeye basın. Gönderen size açma parolasını başka bir yoldan iletir. Güvenliğiniz için bu kâğıtta yazmaz: Siz de buraya yazmayın.
letter-keep = Gerekeni saklayın, sonra bu kâğıdı imha edin.
letter-code = Adresin QR kodu

## push — page of a link for its sender: who opened it, the log

push-opened = Kimler açtı
push-log = Tüm günlük
push-when = Ne zaman
push-what = Ne oldu
push-address = Adres
push-browser = Tarayıcı
push-older = Daha eski
push-newer = Daha yeni
push-end = Şimdi sil
push-cancel = İptal

## pushChange — page on which a sender changes a link

pushChange-title = Bu bağlantıyı değiştir
pushChange-back = Bağlantıya dön
pushChange-expires = Sona erme zamanı
pushChange-views = Toplam kaç kez açılabilir
pushChange-save = Değişiklikleri kaydet
pushChange-extend = { $duration } uzat
pushChange-change = Değiştir…
pushChange-changed = Değiştirildi.
pushChange-viewsBetween = { $min } ile { $max } arasında. Şimdiye kadarki açılış sayısı: { $used }.
pushChange-latest = En geç { $date }.

## pushChangeLive — page on which a sender changes a link: hints and problems of the fields

pushChangeLive-badExpiry = { $from } ile { $to } arasında bir zaman seçin.

## agentLive — browser and system of somebody who opened or signed in, in all logs

agentLive-agentOn = { $browser }, { $system }
agentLive-agentUnknown = bilinmiyor

## pushLive — page of a link: its terms, who opened it; its sender, and (terms only) others who look at it

pushLive-codesWait = Alıcı kodu içeren ve bekleyen e-postalar: { $count }. İlk e-postanın en geç geleceği zaman: { $time }.
pushLive-codesFailed = Kod e-postayla gönderilmedi: { $addresses }.
pushLive-text = Metin
pushLive-file = Dosyalar
pushLive-url = Bağlantı
pushLive-qr = QR kodu
pushLive-active = Etkin
pushLive-expired = Sona erdi
pushLive-views = Görüntüleme
pushLive-viewsLeft = { $left } / { $total } kaldı
pushLive-viewsUsed = { $used } / { $total } kullanıldı
pushLive-expires = Sona erme
pushLive-notBefore = Açılma
pushLive-firstView = İlk görüntülemeden sonra
pushLive-firstViewEnds = { $duration } sonra sona erer
pushLive-passphrase = Açma parolası
pushLive-passphraseSet = Belirlendi: Bağlantı yalnızca onunla açılır.
pushLive-covered = Örtülü
pushLive-coveredYes = Evet, alıcı dokunana kadar
pushLive-deletable = Alıcılar silebilir
pushLive-deletableYes = Evet
pushLive-files = Dosyalar
pushLive-fileGuarded = adı açma parolasıyla korunuyor
pushLive-filesSealed =
    { $n ->
        [one] { $n } dosya, { $size }, adı mühürlü
       *[other] { $n } dosya, { $size }, adları mühürlü
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } dosya, kalıcı olarak silindi
       *[other] { $n } dosya, kalıcı olarak silindi
    }
pushLive-created = Oluşturulma
pushLive-name = Ad
pushLive-endedByViews = Son görüntülemesi kullanıldı: { $when }. İçeriği kalıcı olarak silindi.
pushLive-endedByTime = Süresi doldu: { $when }. İçeriği kalıcı olarak silindi.
pushLive-endedByHand = Silindi: { $when }, kaynak: { $address } ({ $browser }). İçeriği kalıcı olarak silindi.
pushLive-neverOpened = Kimse açmadı.
pushLive-openedNewest =
    { $n ->
        [one] Burada en yeni açılış listelenir, tümü günlüktedir.
       *[other] Burada en yeni { $n } açılış listelenir, tümü günlüktedir.
    }
pushLive-scanned =
    { $n ->
        [one] Bir program, örneğin bir sohbetteki bağlantı önizlemesi, bağlantının sayfasını bir kez taradı. Bu, görüntüleme sayılmaz.
       *[other] Programlar, örneğin bir sohbetteki bağlantı önizlemeleri, bağlantının sayfasını { $n } kez taradı. Bu, görüntüleme sayılmaz.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] { $n } yanlış açma parolası girildi.
       *[other] { $n } yanlış açma parolası girildi.
    }
pushLive-failedViews =
    { $n ->
        [one] Sona ermişken, duraklatılmışken veya henüz açılmıyorken { $n } deneme yapıldı.
       *[other] Sona ermişken, duraklatılmışken veya henüz açılmıyorken { $n } deneme yapıldı.
    }
pushLive-openedMeanwhile = Az önce açıldı.
pushLive-ended = Silindi. İçeriği kalıcı olarak silindi.

## presets — terms kept under a name: form of a new link, and account; senders

presets-presets = Hazır ayarlar
presets-keep = Hazır ayar olarak kaydet…
presets-title = Hazır ayarlarınız
presets-text = Yeni bağlantılar için kaydettiğiniz seçenekler. Kullanmak için, bağlantı oluştururken bir hazır ayar seçin.

## presetsLive — page “New”: the dialog that keeps terms as a preset; senders

presetsLive-presets = Hazır ayarlar
presetsLive-keepTitle = Hazır ayar olarak kaydet
presetsLive-name = Ad
presetsLive-save = Kaydet
presetsLive-cancel = İptal
presetsLive-badName = En fazla 40 karakterlik bir ad girin. En çok 20 hazır ayar kaydedebilirsiniz.
presetsLive-badTerms = Bu sunucu, bu seçeneklerden birini kabul etmiyor.
presetsLive-taken = Bu adda bir hazır ayarınız zaten var.
presetsLive-offline = Sunucu yanıt vermedi. Ağ bağlantınızı denetleyip yeniden deneyin.
presetsLive-failed = Bir sorun oluştu ({ $status }). Hiçbir şey değiştirilmedi.

## ownPresetsLive — page of one’s account: the list of presets; senders

ownPresetsLive-views =
    { $n ->
        [one] { $n } görüntüleme
       *[other] { $n } görüntüleme
    }
ownPresetsLive-rename = Yeniden adlandır
ownPresetsLive-renameOf = Yeniden adlandır: “{ $name }”
ownPresetsLive-remove = Sil
ownPresetsLive-removeQuestion = “{ $name }” hazır ayarı silinsin mı? Onunla oluşturulan bağlantılar olduğu gibi kalır.

## signIn — pages to sign in, to sign up, to choose a password, to set up the server

signIn-title = Oturum aç
signIn-email = E-posta adresi
signIn-password = Parola
signIn-newPassword = Yeni parola
signIn-passwordHint =
    { $n ->
        [one] En az { $n } karakter. Birkaç sözcük iyi olur.
       *[other] En az { $n } karakter. Birkaç sözcük iyi olur.
    }
signIn-submit = Oturum aç
signIn-passkey = Geçiş anahtarıyla oturum aç
signIn-signUp = Hesap oluştur
signIn-have = Hesabım var
signIn-name = E-posta adresi veya kullanıcı adı
signIn-companyOrLocal = Şirket parolanızı veya varsa bu sunucudaki parolanızı kullanın.
signIn-companyOrAdmins = Şirket parolanızı kullanın. Yöneticiler bu sunucudaki parolalarını da kullanabilir.
signIn-company = Şirket parolanızı kullanın.
signIn-adminsOnly = Parolayla yalnızca yöneticiler oturum açar.
signIn-forgot = Parolanızı mı unuttunuz? Bir yönetici size bağlantı gönderebilir.
signIn-setUpTitle = Hoş geldiniz
signIn-setUpText = Bu sunucuda henüz hesap yok. İlkini oluşturun: Yönetici hesabı olacak.
signIn-setUpCode = Kurulum kodu
signIn-setUpCodeHint = Sunucu başlarken kodu yazdı. Sunucunun terminaline veya günlüğüne bakın.
signIn-setUpSubmit = Hesabı oluştur
signIn-resetTitle = Parolanızı seçin
signIn-resetAccount = { $email } hesabı için
signIn-resetText = Bu bağlantı bir kez çalışır. Kullanıldığında hesabınızın tüm oturumları ve API belirteçleri sona erer.
signIn-lettersWhy = Böylece bir program olmadığınızı gösterirsiniz.
signIn-resetSubmit = Kaydet ve oturum aç

## sessionsLive — list of sessions: where an account is signed in; its owner and administrators

sessionsLive-sessions = Oturumlar
sessionsLive-sessionHere = bu tarayıcı
sessionsLive-sessionBegan = { $when } oturum açıldı
sessionsLive-sessionUsed = son kullanım: { $when }
sessionsLive-sessionEnd = Sonlandır
sessionsLive-sessionEndQuestion = Şu tarayıcıdaki oturum sonlandırılsın mı: { $name }? O tarayıcıda oturum hemen kapatılır.
sessionsLive-sessionEnded = Sonlandırıldı. O tarayıcıda oturum kapatıldı.
sessionsLive-noSessions = Hiçbir yerde oturum açık değil.
sessionsLive-othersQuestion = Diğer her yerde oturum kapatılsın mı? Burada oturumunuz açık kalır.
sessionsLive-othersEnded =
    { $n ->
        [one] { $n } başka oturum sonlandırıldı.
       *[other] { $n } başka oturum sonlandırıldı.
    }
sessionsLive-endOthers = Diğer her yerde oturumu kapat

## signInAgainLive — dialog when a session ended while somebody was writing; people with an account

signInAgainLive-title = Oturumunuz kapandı
signInAgainLive-text = Oturumunuz sona erdi. Devam etmek için { $email } olarak oturum açın. Yazdıklarınız ve seçtikleriniz hâlâ burada.
signInAgainLive-somebodyElse = Bu tarayıcıda şimdi { $other } oturum açmış durumda. Devam etmek için { $email } olarak oturum açın. Yazdıklarınız ve seçtikleriniz hâlâ burada.
signInAgainLive-limited = Bu sunucu sizden ikinci bir faktör istiyor. Bir tane kurun, sonra devam edin. Yazdıklarınız ve seçtikleriniz hâlâ burada.
signInAgainLive-declined = Oturumunuz kapandı ve hiçbir şey gönderilmedi. Oturum açıp devam etmek için yeniden deneyin.
signInAgainLive-notYet = Henüz { $email } olarak oturum açmadınız.
signInAgainLive-password = Parola
signInAgainLive-submit = Oturum aç ve devam et
signInAgainLive-passkey = Geçiş anahtarıyla oturum aç
signInAgainLive-elsewhere = Bu, başka bir sekmede açılır. Ardından buraya dönüp devam edin.
signInAgainLive-setUp = İkinci faktör kur
signInAgainLive-goOn = Devam et
signInAgainLive-cancel = İptal
signInAgainLive-noName = E-posta adresinizi veya kullanıcı adınızı girin.
signInAgainLive-noPassword = Bir parola girin.
signInAgainLive-wrong = Parola yanlış.
signInAgainLive-refused = Bu yolla oturum açamazsınız. Başka bir yol kullanın veya bir yöneticiye başvurun.
signInAgainLive-noCode = Bir kod girin.
signInAgainLive-code = Uygulamanızın kodu veya bir kurtarma kodu
signInAgainLive-recoveryCode = Kurtarma kodu
signInAgainLive-wrongCode = Bu kod yanlış veya daha önce kullanılmış. Bir sonrakini bekleyin.
signInAgainLive-begin = Bu çok uzun sürdü. İptal edip yeniden deneyin.
signInAgainLive-passkeyCancelled = Geçiş anahtarı kullanılmadı. Yeniden deneyin veya başka bir yolla oturum açın.
signInAgainLive-passkeyRefused = Sunucu bu geçiş anahtarını kabul etmedi. Başka bir yolla oturum açın.
signInAgainLive-wrongOrigin = Bu sayfa, sunucunun kendi adresinden farklı bir adreste açıldı. Sayfayı temel URL üzerinden açın.
signInAgainLive-tooMany =
    { $n ->
        [one] Çok fazla başarısız deneme yapıldı. { $n } saniye sonra yeniden deneyin.
       *[other] Çok fazla başarısız deneme yapıldı. { $n } saniye sonra yeniden deneyin.
    }
signInAgainLive-offline = Sunucu yanıt vermedi. Ağ bağlantınızı denetleyip yeniden deneyin.
signInAgainLive-failed = Bir sorun oluştu ({ $status }).

## accountLive — messages of the pages to sign in, and of one’s account

accountLive-passkeyCancelled = Geçiş anahtarı kullanılmadı. Yeniden deneyin veya parolanızı kullanın.
accountLive-passkeyRefused = Sunucu bu geçiş anahtarını kabul etmedi. Parolanızla oturum açın.
accountLive-wrong = E-posta adresi veya parola yanlış.
accountLive-wrongName = Kullanıcı adı veya parola yanlış.
accountLive-noName = E-posta adresinizi veya kullanıcı adınızı girin.
accountLive-noGroup = Bu sunucuyu kullanabilen grupların hiçbirinde değilsiniz. Sunucunun yöneticisine başvurun.
accountLive-noAddress = Şirketinizin oturum açma hizmeti bu sunucuya geçerli bir e-posta adresi vermiyor. Sunucunun yöneticisine başvurun.
accountLive-notLinked = Burada e-posta adresinizle bir hesap zaten var. Bir yöneticiden bu hesabı şirketinizin oturum açma hizmetine bağlamasını isteyin.
accountLive-notAdded = Burada hesabınız yok. Bir yöneticiden hesap eklemesini isteyin.
accountLive-notSetUp = Bu sunucu henüz kurulmadı.
accountLive-notAdmitted = Burada oturum açamazsınız. Bir yöneticiye başvurun.
accountLive-directoryAway = Şirket parolaları şu anda denetlenemiyor. Bu sunucuda bir parolanız varsa onu kullanın.
accountLive-limited =
    { $n ->
        [one] Çok fazla başarısız deneme yapıldı. { $n } saniye sonra yeniden deneyin.
       *[other] Çok fazla başarısız deneme yapıldı. { $n } saniye sonra yeniden deneyin.
    }
accountLive-offline = Sunucu yanıt vermedi. Ağ bağlantınızı denetleyip yeniden deneyin.
accountLive-failed = Bir sorun oluştu ({ $status }).
accountLive-wrongCode = Kurulum kodu yanlış.
accountLive-invitation = Davet edildiniz. Bir parola seçin, oturumunuz açılır. Bu bağlantı bir kez çalışır.
accountLive-badLink = Bu bağlantı artık geçerli değil. Bir yöneticiden yenisini isteyin.
accountLive-noLink = Mesajınızdaki bağlantıyı yeniden açın. Bu sayfa yalnızca tam bağlantıyla çalışır.
accountLive-noCode = Kurulum kodunu girin.
accountLive-noPassword = Bir parola girin.
accountLive-again = Şimdi yeniden deneyebilirsiniz.
accountLive-taken = Bu e-posta adresiyle bir hesap zaten var.
accountLive-alreadySetUp = Bu sunucu zaten kurulmuş. Bunun yerine oturum açın.
accountLive-tooShort = Parola çok kısa.
accountLive-tooCommon = Bu parola en yaygın olanlardan biri veya adresinizden pek farkı yok. Tahmin edenler önce bunları dener. Başka bir tane seçin.
accountLive-badEmail = Geçerli bir e-posta adresi girin.
accountLive-wrongOrigin = Bu sayfa, sunucunun kendi adresinden farklı bir adreste açıldı. Sayfayı temel URL üzerinden açın.
accountLive-saved = Kaydedildi.
accountLive-wrongCurrent = Geçerli parola yanlış.
accountLive-changed = Parolanız değiştirildi. Diğer cihazlarda oturum kapatıldı.
accountLive-tokensRevoked =
    { $n ->
        [one] { $n } API belirteci geçersiz kılındı.
       *[other] { $n } API belirteci geçersiz kılındı.
    }
accountLive-tokenName = Belirtece bir ad verin.
accountLive-tokenTaken = Bu adda bir belirteciniz zaten var.
accountLive-noTokens = Henüz belirteciniz yok.
accountLive-never = hiç kullanılmadı
accountLive-used = son kullanım: { $when }
accountLive-made = oluşturulma: { $when }
accountLive-revoke = Geçersiz kıl
accountLive-revokeQuestion = “{ $name }” belirteci geçersiz kılınsın mı? Onu kullanan programlar hemen çalışmaz olur.
accountLive-revoked = Geçersiz kılındı.
accountLive-copied = Kopyalandı
accountLive-copyFailed = Kopyalanamadı. Metni seçip kopyalayın.

## account — page “Your account”; people with an account

account-title = Hesabınız
account-signedInAs = { $email } olarak oturum açıldı
account-signOut = Oturumu kapat
account-programs = API belirteçleri ve webhook’lar
account-programsTokens = API belirteçleri
account-tokens = API belirteçleri
account-tokensText = Programlar parolanız yerine bir belirteç kullanır. Sizin adınıza işlem yaparlar.
account-tokenName = Ne için?
account-tokenPlaceholder = yedekleme betiği
account-create = Belirteç oluştur
account-shown = Yeni belirteciniz. Yalnızca bir kez gösterilir:
account-copy = Kopyala
account-example = Örneğin
account-notify = Bildirimler
account-notifyMe = Yeni bir bağlantım açıldığında bana haber ver
account-notifyEach = Her bağlantı için başka türlü seçebilirsiniz.
account-sessions = Oturumunuzun açık olduğu yerler
account-sessionsText = Tanımadıklarınızı sonlandırın, sonra parolanızı değiştirin.
account-endOthers = Diğer her yerde oturumu kapat
account-password = Parola
account-current = Geçerli parola
account-next = Yeni parola
account-change = Parolayı değiştir
account-changeHint = Diğer tüm oturumlarınız sona erer.
account-revokeTokens = Tüm API belirteçlerimi de geçersiz kıl
account-revokeTokensHint = Parolanızı başka birinin bilme olasılığı varsa bunu işaretli bırakın. Şu belirteçleri kullanan programlar hemen çalışmaz olur:
account-cancel = İptal
account-confirm = Geçersiz kıl

## admin — “My links” (people with an account), and “Users”, “Server”, “All links” (administrators)

admin-title = Bağlantılarım
admin-titleExpired = Sona eren bağlantılar
admin-active = Etkin
admin-expired = Sona erenler
admin-all = Tüm bağlantılar
admin-users = Kullanıcılar
admin-server = Sunucu
admin-search = Ad, not veya bağlantıyla ara
admin-order = Sırala
admin-byNewest = Önce en yeni
admin-byExpiry = Sona erme zamanına göre
admin-byOpened = En son açılan
admin-byViews = Kalan görüntülemesi en az
admin-parts = Yalnızca şunları göster
admin-unopened = Hiç açılmayan
admin-opened = Açılan
admin-today = Bugün sona eren
admin-sealed = Uçtan uca şifreli
admin-waiting = Bekleyen var
admin-frozen = Duraklatılan
admin-answers = Yanıtlar
admin-tickAll = Tümünü seç
admin-csv = CSV olarak kaydet
admin-newer = Daha yeni
admin-older = Daha eski
admin-cancel = İptal
admin-end = Şimdi sil
admin-addUser = Kullanıcı ekle
admin-email = E-posta adresi
admin-administrator = Yönetici
admin-add = Ekle
admin-byMail = Bağlantıyı e-postayla gönder
admin-oneTime = Tek kullanımlık bağlantı, 24 saat geçerli. Kullanıcıya verin:
admin-copy = Kopyala
admin-storage = Depolama
admin-settings = Geçerli ayarlar
admin-settingsText = Bir ayarı değiştirmek için sunucunun yapılandırma dosyasını düzenleyin, ardından sunucuyu yeniden başlatın.
admin-option = Seçenek
admin-value = Değer
admin-origin = Kaynak
admin-version = Sürüm
admin-configFile = Yapılandırma dosyası

## health — page “Health”: the state of the server; administrators and auditors

health-title = Durum
health-open = Sizden beklenenler
health-openForAuditors = Yönetici için
health-nothing = Sizden beklenen bir şey yok.
health-commands = Komutları sunucuda, hizmetin kullanıcısı olarak çalıştırın.
health-onServer = Sunucuda
health-inConfigFile = Yapılandırma dosyasında
health-noConfigFile = Bu sunucu yapılandırma dosyası olmadan çalışıyor. Bir dosya oluşturun, ardından sunucuyu --config ve dosyanın yoluyla başlatın.
health-how = Yapılacaklar
health-fine = Şu anki durum
health-complaints = Uyarılar ve hatalar
health-complaintsText = Bu sunucunun başlatıldığından beri günlüğüne yazdıkları. Ayrıntılar günlüktedir.
health-warn = Uyarı
health-error = Hata
health-times =
    { $n ->
        [one] bir kez, { $when }
       *[other] { $n } kez, son: { $when }
    }
health-examine = Şimdi incele
health-examineTitle = Öz denetim (doctor)
health-examineText = Veri dizinine bakar; posta sunucusuna, sağlayıcıya ve ayarlarda adı geçen her şeye bağlanır. Hiçbir şey göndermez ve hiçbir şeyi değiştirmez.
health-ok = Sorun yok
health-subjectDirectory = Veri dizini
health-subjectPermissions = İzinler
health-subjectPolicy = İlkeler
health-subjectErasing = Kalıcı silme
health-subjectSignIn = Şirket oturum açma hizmeti
health-subjectLdap = Dizin (LDAP)
health-subjectScanner = Virüs tarayıcısı
health-subjectPrevious = Önceki sunucu
health-inEnglish = Ayrıntılar, sunucunun günlüğündeki gibi İngilizcedir.
health-receiverAnswered = Hedef { $status } yanıtını verdi.
health-receiverRefused = Hedef bağlantıyı reddetti.
health-receiverSilent = Hedef zamanında yanıt vermedi.
health-receiverUnknown = Hedefin adı bilinmiyor.

## administration — pages “Users”, “Server”, “All links” and “First steps”; administrators

administration-findUser = Kullanıcı bul
administration-before = Önceki
administration-next = Sonraki
administration-role = Rol
administration-actions = İşlemler
administration-lastSignIn = son oturum açma: { $when }
administration-asUser = Kullanıcı
administration-asAuditor = Denetçi: tüm günlükleri görür, gizli bilgileri görmez
administration-administrators = Yöneticiler
administration-auditors = Denetçiler
administration-invited = Davet edilenler
administration-disabled = Devre dışı olanlar
administration-suspended = Askıya alınanlar
administration-unprotected = İkinci faktörü yok
administration-userLinks = Bağlantılar
administration-userFactors = İkinci faktörler
administration-userGroups = Gruplar
administration-group = Gruba ekle
administration-joinGroup = Ekle
administration-userLimits = İlkelerin sınırları
administration-userLog = Günlüğün son girdileri
administration-wholeLog = Tüm girdiler
administration-endPushes = Paylaştıklarını da sil ve isteklerini kapat
administration-endEverything = Her şeyi sonlandır
administration-everyone = Herkes
administration-nobody = Hesap olmadan
administration-findLink = Gönderen, bağlantı veya numara
administration-findALink = Bağlantı bul
administration-madeUntil = Şu tarihe kadar oluşturulan
administration-filterState = Durum
administration-anyState = Tüm durumlar
administration-onlyActive = Etkin
administration-onlyExpired = Süresi dolan veya silinen
administration-settingsFilter = Ayar bul
administration-onlyChanged = Yalnızca değiştirilenler

## firstSteps

firstSteps-title = İlk adımlar
firstSteps-done = { $done } / { $all } tamam
firstSteps-others = Diğer adımlar yukarıda listeleniyor.
firstSteps-address = Adres
firstSteps-addressOpen = Bağlantıların sabit bir adresi yok
firstSteps-addressWhy = Bağlantıların başladığı adrese alıcılar ulaşabilmelidir.
firstSteps-addressDo = { $example } yerine kendi sunucunuzun adresini yazın.
firstSteps-addressUnset = Bağlantılar her gönderenin kullandığı adresle başlar; sizin için bu { $origin } adresidir.
firstSteps-addressPlain = Bağlantılar, şifrelenmeyen { $url } ile başlıyor.
firstSteps-addressElsewhere = Bağlantılar { $url } ile başlıyor. Şu anda { $origin } adresindesiniz: Ulaşılabildiğini görmek için { $url } adresini açın.
firstSteps-addressGood = Bağlantılar { $url } ile başlıyor ve sunucuya o adresten ulaştınız.
firstSteps-tls = Yolda şifreleme
firstSteps-tlsOpen = Sunucuya erişim şifrelenmiyor
firstSteps-tlsWhy = Aradaki ağda bulunan herkes gizli bilgileri okuyabilir.
firstSteps-tlsOwn = Bu sunucu TLS bağlantısını kendisi sağlıyor.
firstSteps-tlsProxy = Bu sunucunun TLS bağlantısını bir ters proxy sağlıyor.
firstSteps-tlsNone = Düz HTTP üzerinden bağlısınız.
firstSteps-tlsDo = Sunucuya bir sertifika verin veya önüne HTTPS kullanan bir ters proxy koyun:
firstSteps-key = Ana anahtarın bir kopyası
firstSteps-keyMissing = Ana anahtarın doğrulanmış kopyası yok
firstSteps-keyWhy = Anahtar olmadan verileri veya bir yedeği bir daha kimse okuyamaz.
firstSteps-keyOpen = { $key } anahtarının bir kopyası olduğunu kimse onaylamadı.
firstSteps-keyDone = { $key } anahtarının bir kopyası onaylandı: { $when }.
firstSteps-keyDo = Bu, anahtarı da içeren şifreli bir yedek yazar. Onu başka bir makinede saklayın:
firstSteps-keyTick = Güvenli bir yerde kopyam var
firstSteps-keyUntick = Bu kopya artık bende yok
firstSteps-people = Kimler paylaşabilir
firstSteps-peopleWhy = Hesaplarla, kişiler bağlantılarına ne olduğunu görür ve kimin paylaşabileceğine siz karar verirsiniz.
firstSteps-peopleAlone = Yalnızca sizin hesabınız var. Bu sunucuya ulaşan herkes hesap olmadan metin paylaşabilir.
firstSteps-peopleAloneClosed = Yalnızca sizin hesabınız var ve hesabı olmayan kimse paylaşamaz.
firstSteps-peopleMany =
    { $n ->
        [one] { $n } hesap var.
       *[other] { $n } hesap var.
    }
firstSteps-peopleOpen = Herkes hesap oluşturabilir.
firstSteps-peopleDecided = Buna ayarlarda karar verdiniz.
firstSteps-peopleDo = Kullanıcı ekleyin veya allow_sign_up ve allow_anonymous ayarlarıyla karar verin.
firstSteps-peopleLink = Kullanıcı ekle
firstSteps-first = İlk gizli bilgi
firstSteps-firstWhy = Bir kez denerseniz alıcıların ne gördüğünü anlarsınız.
firstSteps-firstNone = Henüz kayıtlı bir şey yok.
firstSteps-firstLink = Gizli bilgi paylaş
firstSteps-backup = Yedekler
firstSteps-backupWhy = Diskler haber vermeden bozulur ve sunucu, ancak nereye alacağı belirtilirse kendiliğinden yedek alır.
firstSteps-backupNone = Henüz yedek alınmadı.
firstSteps-backupGood = Son yedek alındı: { $when }.
firstSteps-backupDaily = Veya sunucuda her gün
firstSteps-requests = İstekler
firstSteps-requestsWhy = İstekler sayesinde, hesabı olanlar başkalarından gizli bilgi isteyebilir; gönderenlerin hesabı olması gerekmez.
firstSteps-requestsOff = Kapalı. Böyle bırakabilirsiniz.

## serverFacts

serverFacts-links = Bağlantılar
serverFacts-activeLinks = Etkin bağlantılar
serverFacts-stored = Bu sunucunun sakladıkları
serverFacts-storedSum = toplam { $size }
serverFacts-payloads = Gizli bilgiler (tahmini)
serverFacts-rows = Günlükler, hesaplar ve boş alan
serverFacts-fileContents = Dosyalar
serverFacts-fileLimit = Dosyalar için sınır
serverFacts-fileLimitText = { $used } / { $total }
serverFacts-disk = Disk
serverFacts-diskText = { $free } boş, toplam { $total }
serverFacts-diskOurs = Bu sunucu
serverFacts-diskOthers = Diğer her şey
serverFacts-diskFree = Boş
serverFacts-floor = Boş alan { $size } altındayken dosyalar reddedilir.
serverFacts-scarce = Az yer kaldı: Dosyalar yakında reddedilecek veya şimdiden reddediliyor.
serverFacts-changed = Değiştirildi
serverFacts-reach = Adres ve ağ
serverFacts-access = Erişim ve hesaplar
serverFacts-pushes = Gizli bilgiler
serverFacts-files = Dosyalar
serverFacts-data = Veriler ve anahtarlar
serverFacts-limits = Sınırlar
serverFacts-pages = Görünüm ve Hakkında sayfası
serverFacts-mail = E-posta
serverFacts-watch = Günlük ve ölçümler
serverFacts-preset = varsayılan: { $value }
serverFacts-byDefault = varsayılan
serverFacts-fromFlag = komut seçeneği
serverFacts-inEnglish = Açıklamalar İngilizcedir.
serverFacts-notSet = (ayarlanmadı)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } ayar
       *[other] { $n } ayar
    }
settingsLive-none = Eşleşen ayar yok.

## listLive

listLive-offline = Sunucu yanıt vermedi. Ağ bağlantınızı denetleyip yeniden deneyin.
listLive-failed = Bir sorun oluştu ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Sunucuya çok fazla istek gönderildi. { $n } saniye sonra yeniden deneyin.
       *[other] Sunucuya çok fazla istek gönderildi. { $n } saniye sonra yeniden deneyin.
    }
listLive-copied = Kopyalandı
listLive-copyFailed = Kopyalanamadı. Metni seçip kopyalayın.

## adminLive — lists “My links” (their senders), “Users”, “Server” and “First steps” (administrators)

adminLive-invitedUntil = davet edildi, bağlantısı { $when } sona erer
adminLive-invitedOver = davet edildi, bağlantısı { $when } sona erdi
adminLive-newLink = Yeni bağlantı
adminLive-mailLink = E-postayla yeni bağlantı gönder
adminLive-withdraw = Geri çek
adminLive-withdrawQuestion = { $email } için davet geri çekilsin mi? Bağlantısı çalışmaz olur.
adminLive-withdrawn = { $email } için davet geri çekildi.
adminLive-endAll = Her şeyi sonlandır
adminLive-endAllQuestion = { $email } hesabıyla ilgili her şey sonlandırılsın mı? Hesap devre dışı bırakılır. Oturumlar, belirteçler, tek kullanımlık bağlantılar, ikinci faktörler ve webhook’lar hemen sona erer.
adminLive-endedAll = { $email } devre dışı bırakıldı. Sonlandırılanlar: { $what }.
adminLive-endedNothing = { $email } devre dışı bırakıldı. Sonlandırılacak başka bir şey yoktu.
adminLive-endedSessions =
    { $n ->
        [one] { $n } oturum
       *[other] { $n } oturum
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } belirteç
       *[other] { $n } belirteç
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } tek kullanımlık bağlantı
       *[other] { $n } tek kullanımlık bağlantı
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } ikinci faktör
       *[other] { $n } ikinci faktör
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
       *[other] { $n } webhook
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } paylaşılan bağlantı veya istek
       *[other] { $n } paylaşılan bağlantı veya istek
    }
adminLive-suspended = şirketin oturum açma hizmeti tarafından askıya alındı
adminLive-unprotected = ikinci faktörü yok
adminLive-actionsOf = { $email } için işlemler
adminLive-addedOn = eklenme: { $when }
adminLive-factorAdded = eklenme: { $when }
adminLive-appWithCodes = Kod uygulaması
adminLive-codesLeft =
    { $n ->
        [one] { $n } kurtarma kodu kaldı
       *[other] { $n } kurtarma kodu kaldı
    }
adminLive-noFactors = İkinci faktör yok.
adminLive-groupHere = yönetici ekledi
adminLive-groupOfCompany = şirketin oturum açma hizmetinden
adminLive-groupOfDirectory = dizinden
adminLive-leaveGroup = Çıkar
adminLive-noGroups = Hiçbir grupta değil.
adminLive-noLimits = Hiçbir ilke bu kişiyi sınırlamıyor.
adminLive-endSessions = Oturumları sonlandır
adminLive-endSessionsQuestion = { $email } hesabının tüm oturumları sonlandırılsın mı? Yeniden oturum açması gerekir. Belirteçler çalışmaya devam eder.
adminLive-sessionsEnded = { $email } hesabının oturumları sonlandırıldı.
adminLive-disableMany =
    { $n ->
        [one] Devre dışı bırak ({ $n })
       *[other] Devre dışı bırak ({ $n })
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] { $n } kullanıcı devre dışı bırakılsın mı? Oturumları ve belirteçleri hemen sona erer.
       *[other] { $n } kullanıcı devre dışı bırakılsın mı? Oturumları ve belirteçleri hemen sona erer.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } kullanıcı devre dışı bırakıldı.
       *[other] { $n } kullanıcı devre dışı bırakıldı.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] { $n } kişinin oturumlarını sonlandır
       *[other] { $n } kişinin oturumlarını sonlandır
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] { $n } kullanıcının tüm oturumları sonlandırılsın mı? Yeniden oturum açması gerekir. Belirteçler çalışmaya devam eder.
       *[other] { $n } kullanıcının tüm oturumları sonlandırılsın mı? Yeniden oturum açmaları gerekir. Belirteçler çalışmaya devam eder.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] { $n } kullanıcının oturumları sonlandırıldı.
       *[other] { $n } kullanıcının oturumları sonlandırıldı.
    }
adminLive-openedSince = son ziyaretinizden beri açıldı
adminLive-damaged = bozuk
adminLive-mailReset = E-postayla parola bağlantısı gönder
adminLive-mailed = Bağlantılı e-posta yolda: { $email }.
adminLive-notMailed = { $email } adresine e-posta gönderilmedi: { $reason } Yeniden gönderin veya bağlantıyı gösterin.
adminLive-noneAtAll = Henüz kimse bir şey paylaşmadı. Paylaşılanlar burada, içerikleri olmadan görünür.
adminLive-noneMatching = Bu filtreyle eşleşen bağlantı yok.
adminLive-showEveryone = Tümünü göster
adminLive-pushesOf =
    { $n ->
        [one] { $n } bağlantı
       *[other] { $n } bağlantı
    }
adminLive-tryAgain = Şimdi yeniden deneyebilirsiniz.
adminLive-none = Burada henüz bir şey yok.
adminLive-noneActive = Şu anda hiçbir şey paylaşmıyorsunuz.
adminLive-noneExpired = Henüz sona eren bir şey yok. Sona erenler burada günlükleriyle listelenir.
adminLive-linksFound =
    { $n ->
        [one] { $n } bağlantı
       *[other] { $n } bağlantı
    }
adminLive-tick = Seç: { $name }
adminLive-sealed = Uçtan uca şifreli
adminLive-shareSecret = Gizli bilgi paylaş
adminLive-noneFound = Hiçbir şey bulunamadı.
adminLive-searchedPart =
    { $n ->
        [one] { $n } bağlantıda arandı. Daha eskileri de var.
       *[other] { $n } bağlantıda arandı. Daha eskileri de var.
    }
adminLive-searchOlder = Daha eski bağlantılarda ara
adminLive-text = Metin
adminLive-file = Dosyalar
adminLive-url = Bağlantı
adminLive-qr = QR kodu
adminLive-created = oluşturulma: { $when }
adminLive-endsIn = { $when } sona erer
adminLive-endedOn = { $when } sona erdi
adminLive-isExpired = sona erdi
adminLive-byHand = { $when } silindi
adminLive-viewsLeft =
    { $n ->
        [one] { $n } görüntüleme kaldı
       *[other] { $n } görüntüleme kaldı
    }
adminLive-notViewed = henüz görüntülenmedi
adminLive-neverViewed = hiç görüntülenmedi
adminLive-viewed =
    { $n ->
        [one] bir kez görüntülendi
       *[other] { $n } kez görüntülendi
    }
adminLive-viewedLast =
    { $n ->
        [one] bir kez görüntülendi: { $when }
       *[other] { $n } kez görüntülendi, son: { $when }
    }
adminLive-copyLink = Bağlantıyı kopyala
adminLive-sealedFiles =
    { $n ->
        [one] { $n } dosya, adı mühürlü
       *[other] { $n } dosya, adları mühürlü
    }
adminLive-sealedLink = Tam bağlantısı, oluşturulduğunda bir kez gösterildi.
adminLive-end = Şimdi sil
adminLive-endQuestion = “{ $name }” şimdi silinsin mi? Bir daha kimse açamayacak.
adminLive-ended = Silindi.
adminLive-notFound = Böyle bir bağlantı yok.
adminLive-nobody = anonim
adminLive-administrator = yönetici
adminLive-disabled = devre dışı
adminLive-you = siz
adminLive-makeAdmin = Yönetici yap
adminLive-takeAdmin = Yöneticilik yetkisini kaldır
adminLive-disable = Devre dışı bırak
adminLive-enable = Etkinleştir
adminLive-reset = Parolayı sıfırla
adminLive-tokens = Belirteçler
adminLive-noTokens = Belirteç yok.
adminLive-revoke = Geçersiz kıl
adminLive-makeAdminQuestion = { $email } yönetici yapılsın mı? Herkesin bağlantılarını ve günlüklerini görecek ve her hesabı değiştirebilecek.
adminLive-enableQuestion = { $email } etkinleştirilsin mi? Önceki yetkileriyle yeniden oturum açabilir.
adminLive-usersFound =
    { $n ->
        [one] { $n } kullanıcı
       *[other] { $n } kullanıcı
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } / { $n } kullanıcı
       *[other] { $from }–{ $to } / { $n } kullanıcı
    }
adminLive-noUserFound = Bu aramayla eşleşen kullanıcı yok.
adminLive-takeAdminQuestion = { $email } hesabının yöneticilik yetkisi kaldırılsın mı? Oturumları ve belirteçleri sona erer.
adminLive-disableQuestion = { $email } devre dışı bırakılsın mı? Oturumları ve belirteçleri hemen sona erer.
adminLive-resetQuestion = { $email } için tek kullanımlık bir bağlantı oluşturulsun mu? Önceki bağlantı çalışmaz olur. Bağlantı kullanıldığında tüm oturumları ve belirteçleri sona erer.
adminLive-resetFactors = İkinci faktörleri sıfırla
adminLive-resetFactorsQuestion = { $email } hesabının tüm ikinci faktörleri silinsin mı? Önce bunu gerçekten kendisinin istediğinden emin olun. Oturumları hemen sona erer. Belirteçler çalışmaya devam eder.
adminLive-factorsReset = { $email } hesabının artık ikinci faktörü yok.
adminLive-revokeQuestion = { $email } hesabının “{ $name }” belirteci geçersiz kılınsın mı?
adminLive-taken = Bu e-posta adresiyle bir hesap zaten var.
adminLive-badEmail = Geçerli bir e-posta adresi girin.
adminLive-passwordsElsewhere = Bu kullanıcı bu sunucudaki bir parolayla oturum açamaz: local_sign_in buna izin vermiyor.
adminLive-lastAdmin = Bu son yönetici: Önce başka birini yönetici yapın.
adminLive-used = son kullanım: { $when }
adminLive-never = hiç kullanılmadı

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Sil ({ $n })
       *[other] Sil ({ $n })
    }
ownListLive-endedMany =
    { $n ->
        [one] { $n } bağlantı silindi.
       *[other] { $n } bağlantı silindi.
    }

## hooks — pages “Webhooks” (people with an account) and “Events” (administrators, from eventsTab on)

hooks-title = Webhook’lar
hooks-lead = Bağlantılarınıza ne olduğunu başka bir programa bildirin. O program hiçbir zaman bir gizli bilgi, açma parolası veya dosya adı almaz.
hooks-back = Hesabınız
hooks-openText = Bağlantılarınız açıldığında bir programa veya sohbete haber verin.
hooks-yours = Webhook’larınız
hooks-secretShown = Mesajlarını imzalayan gizli anahtar. Yalnızca bir kez gösterilir:
hooks-copy = Kopyala
hooks-verify = Alıcı programlar imzayı standardwebhooks.com sitesinde anlatıldığı gibi doğrular.
hooks-add = Webhook ekle
hooks-name = Ad
hooks-namePlaceholder = Ekip sohbeti
hooks-url = Adres
hooks-urlHint = Yöneticinizin izin verdiği bir adres olmalıdır.
hooks-template = Mesajın biçimi
hooks-eventKinds = Bildirilecek olaylar
hooks-details = Ek ayrıntılar
hooks-includeHint = Bağlantıya sahip olan herkes onu açabilir. Bağlantıyı yalnızca, mesajları okuyan herkese güvendiğiniz yerde ekleyin.
hooks-submit = Webhook’u ekle
hooks-cancel = İptal
hooks-retryAll = Tümünü yeniden dene
hooks-dropAll = Tümünü sil

## hooksLive — page “Webhooks”: the list, messages; people with an account

hooksLive-linkName = Bağlantının adı
hooksLive-linkItself = Bağlantının kendisi
hooksLive-none = Henüz webhook’unuz yok.
hooksLive-off = Devre dışı bırakıldı: Hedefi artık var olmadığını bildirdi.
hooksLive-test = Test et
hooksLive-tested =
    { $n ->
        [one] Yanıt: { $status }, { $n } milisaniye sonra.
       *[other] Yanıt: { $status }, { $n } milisaniye sonra.
    }
hooksLive-testFailed = Test başarısız oldu: { $reason }.
hooksLive-newSecret = Yeni gizli anahtar
hooksLive-newSecretQuestion = “{ $name }” için yeni bir gizli anahtar oluşturulsun mu? Şimdiki anahtar bir gün boyunca yenisiyle birlikte imzalamaya devam eder.
hooksLive-switchOn = Etkinleştir
hooksLive-remove = Sil
hooksLive-removeQuestion = “{ $name }” silinsin mı? Ona henüz iletilmemiş olanlar da silinir.
hooksLive-removed = Silindi.
hooksLive-added = Eklendi.
hooksLive-noName = Webhook’a bir ad verin.
hooksLive-badUrl = Bu adrese hiçbir şey gönderilemez.
hooksLive-notAllowed = Yöneticiniz bu adrese izin vermiyor.
hooksLive-noEvents = En az bir olay seçin.
hooksLive-taken = Bu adda bir webhook’unuz zaten var veya izin verilen sayıya ulaştınız.
hooksLive-copied = Kopyalandı
hooksLive-copyFailed = Kopyalanamadı. Metni seçip kopyalayın.

## eventsLive — page “Events”: what webhooks and other receivers could not be told; administrators

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } olay iletilmeyi bekliyor. { $when } gerçekleşti.
       *[other] { $n } olay iletilmeyi bekliyor. En eskisi { $when } gerçekleşti.
    }
eventsLive-noLetters = Hiçbir olaydan vazgeçilmedi.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = sahibi: { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] zamanı: { $when } · { $n } kez denendi
       *[other] zamanı: { $when } · { $n } kez denendi
    }
eventsLive-retry = Yeniden dene
eventsLive-drop = Sil
eventsLive-dropQuestion = Bu olay kalıcı olarak silinsin mi?
eventsLive-dropAllQuestion = Vazgeçilen tüm olaylar kalıcı olarak silinsin mi?
eventsLive-retried =
    { $n ->
        [one] { $n } olay yeniden deneniyor.
       *[other] { $n } olay yeniden deneniyor.
    }
eventsLive-dropped =
    { $n ->
        [one] { $n } olay silindi.
       *[other] { $n } olay silindi.
    }

## keptLive — finished link with extra protection: this browser keeps it; senders

keptLive-keptByBrowser = Bu tarayıcıda saklanıyor. Bu tarayıcıyı kullanabilen herkes bağlantıyı kopyalayabilir.
keptLive-keptByPasskey = Bu tarayıcıda, geçiş anahtarınızın korumasında saklanıyor.

## keptPageLive — page of a link or request: what this browser keeps; senders

keptPageLive-keptShowLink = Bağlantıyı göster
keptPageLive-keptNotOpened = Geçiş anahtarınız bunu açmadı. Yeniden deneyin.
keptPageLive-keptKeyByBrowser = Yanıtları açan anahtarı bu tarayıcı saklıyor. Bu tarayıcıyı kullanabilen herkes onları okuyabilir.
keptPageLive-keptKeyByPasskey = Yanıtları açan anahtarı bu tarayıcı, geçiş anahtarınızın korumasında saklıyor.

## keptAccountLive — page of one’s account: what this browser keeps; senders

keptAccountLive-keptSignOut =
    { $n ->
        [one] Oturumu kapatmak, yalnızca bu tarayıcının bildiği { $n } bağlantıyı veya anahtarı siler. İsteklerinize gelen yanıtlar bundan sonra yalnızca kurtarma dosyasıyla açılır.
       *[other] Oturumu kapatmak, yalnızca bu tarayıcının bildiği { $n } bağlantıyı veya anahtarı siler. İsteklerinize gelen yanıtlar bundan sonra yalnızca kurtarma dosyasıyla açılır.
    }
keptAccountLive-keptSignOutYes = Sil ve oturumu kapat
keptAccountLive-keptCount =
    { $n ->
        [one] Bu tarayıcıda { $n } bağlantı veya anahtar saklanıyor.
       *[other] Bu tarayıcıda { $n } bağlantı veya anahtar saklanıyor.
    }
keptAccountLive-keptCountNone = Bu tarayıcıda henüz hiçbir şey saklanmıyor.
keptAccountLive-keptGuardedNow = Bundan sonra onları geçiş anahtarınız açar.
keptAccountLive-keptUnable = Bu geçiş anahtarı veya bu tarayıcı bunu yapamıyor. Saklananlar olduğu gibi kalır.
keptAccountLive-keptOffQuestion = Saklanan her şey silinsin mı? Kopyalamadığınız bağlantılar ve kurtarma dosyası olmayan anahtarlar kaybolur.
keptAccountLive-keptRefused = Geçiş anahtarı kullanılmadı. Saklananlar olduğu gibi kalır.
keptAccountLive-keptOffYes = Sil

## kept — page of one’s account: section about what this browser keeps; senders

kept-title = Bu tarayıcıdaki uçtan uca şifreli bağlantılar
kept-text = Sunucu, uçtan uca şifreli bağlantıları size bir daha gösteremez; bu yüzden onları ve isteklerinizin anahtarlarını bu tarayıcı sizin için saklar. Geçiş anahtarınız korumuyorsa, bu tarayıcıyı kullanabilen herkes onları kopyalayabilir. Oturumu kapatmak, geçiş anahtarının korumadıklarını siler.
kept-guarded = Onları geçiş anahtarınız koruyor.
kept-on = Onları bu tarayıcıda sakla
kept-guard = Onları geçiş anahtarıyla koru

## codes — page on which recipients prove their address with a code that is mailed to them

codes-toOne = { $address } adresine bir kod gönderilmesini isteyin; burada hesap gerekmez.
codes-toSome = Adresinizi seçin ve oraya bir kod gönderilmesini isteyin; burada hesap gerekmez.
codes-toTyped = Adresinizi yazın; alıcılardan birinin adresiyse oraya bir kod gönderilir. Burada hesap gerekmez.
codes-which = Adresiniz
codes-among = Alıcılar, kısaltılmış: { $addresses }
codes-notYours = Adresiniz bu değil mi? Gönderenden size ait bir bağlantı isteyin.
codes-send = Bana kodu gönder
codes-again = Yeni bir kod gönder
codes-sentToOne = Sekiz harfli kodu içeren e-posta { $address } adresine doğru yolda. İstenmeyen e-postalara da bakın.
codes-sent = Adres alıcılardan birininse, sekiz harfli kodu içeren bir e-posta yolda. İstenmeyen e-postalara da bakın.
codes-field = Kod
codes-fieldHint = E-postadaki sekiz harf. On dakika boyunca ve yalnızca bu tarayıcıda geçerlidir.
codes-goOn = Devam et
codes-or = Ya da başka bir yolla kanıtlayın:
codes-wrong =
    { $n ->
        [one] Bu kod yanlış. En yeni e-postadakini yazın. Bir kez daha deneyebilirsiniz.
       *[other] Bu kod yanlış. En yeni e-postadakini yazın. { $n } kez daha deneyebilirsiniz.
    }
codes-last = Bu kod yanlış ve bu, son denemeydi. Yeni bir kod gönderilmesini isteyin.
codes-over = Burada yazılacak bir kod yok: Kullanılmış, üzerinden on dakikadan fazla geçmiş veya başka bir tarayıcıda istenmiş. Yeni bir kod gönderilmesini isteyin.
codes-needsCookie = Bunun için bir çerez gerekir ve tarayıcınız çerez göndermedi. Bu sayfa için çerezlere izin verip sayfayı yeniden yükleyin.
codes-tooOften =
    { $n ->
        [one] Bu adres için bir saat içinde beş kod istendi. Bir dakika sonra yeniden deneyin.
       *[other] Bu adres için bir saat içinde beş kod istendi. { $n } dakika sonra yeniden deneyin.
    }
codes-noMore = Bu bağlantı için artık kod gönderilmiyor. Gönderenden yeni bir bağlantı isteyin.
codes-noMail = Bu sunucu şu anda kod gönderemiyor. Size bağlantıyı gönderen kişiye başvurun.
codes-badAddress = Bu bir e-posta adresi değil.

## codesLive — the same page: messages that appear after a click; recipients

codesLive-noCode = E-postadaki sekiz harfi yazın.
codesLive-comes = Sekiz harfli kodu içeren e-postanın beklemesi gerekiyor. Adres alıcılardan birininse e-posta en geç şu zamanda gelir: { $time }.
codesLive-offline = Sunucuya ulaşılamıyor. Ağ bağlantınızı denetleyip yeniden deneyin.

## company — pages to sign in at the company’s provider; recipients, and people with an account

company-signIn = { $label } ile oturum aç
company-or = Ya da bu sunucudaki parolanızla:
company-addressedTitle = Belirli kişilere gönderildi
company-addressedSure = Bunu gönderen, kimin açtığından emin olmak istiyor.
company-addressedText = { $label } ile oturum açın; burada hesap gerekmez.
company-addressedByDirectory = Şirketteki kullanıcı adınız ve parolanızla oturum açın.
company-byPassword = Parolayla oturum aç
company-otherTitle = Size gönderilmedi
company-otherText = { $address } olarak tanınıyorsunuz ve bu başka birine gönderildi. Hiçbir şey açılmadı. Başka biri olarak oturum açın veya gönderene sorun.
company-otherUnnamed = Bu başka birine gönderildi. Hiçbir şey açılmadı. Başka biri olarak oturum açın veya gönderene sorun.
company-closedAccountTitle = Hesabınız devre dışı
company-closedAccountText = Bu sunucudaki hesabınız devre dışı bırakıldı veya askıya alındı; bu yüzden burada hiçbir bağlantıyı açamazsınız. Hiçbir şey açılmadı. Bir yöneticiye başvurun.
company-known = Burada { $address } olarak tanınıyorsunuz.
company-knownUnnamed = Şirketin oturum açma hizmeti sizi tanıdı.
company-notMe = Bu ben değilim
company-goingOn = Lütfen bekleyin
company-goingOnText = Sonraki sayfa kendiliğinden açılır.
company-goOn = Devam et

## companyRefused — page to sign in: why the company sign-in failed; anybody who signs in

companyRefused-not-allowed = Bu sunucuyu kullanabilen grupların hiçbirinde değilsiniz. Sunucunun yöneticisine başvurun.
companyRefused-no-account = Burada hesabınız yok. Bir yöneticiden hesap eklemesini isteyin.
companyRefused-address-taken = E-posta adresinizin burada zaten bir hesabı var. Bir yöneticiden hesabı { $label } ile bağlamasını isteyin.
companyRefused-other-account = Bu oturum açma bilgileri burada başka bir hesaba ait. Bir yöneticiye başvurun.
companyRefused-not-set-up = Bu sunucu henüz kurulmadı.
companyRefused-disabled = Hesabınız devre dışı. Bir yöneticiye başvurun.
companyRefused-no-email = { $label } bu sunucuya e-posta adresinizi bildirmiyor. Bir yöneticiden email talebini (claim) eklemesini isteyin.
companyRefused-bad-email = { $label } hizmetinin e-posta adresiniz olarak verdiği şey bir e-posta adresi değil. Bir yöneticiye başvurun.
companyRefused-no-groups = { $label } bu sunucuya hiçbir grubunuzu bildirmiyor. Ya hiçbir grupta değilsiniz ya da sağlayıcı grupları göndermiyor: Bir yöneticiye başvurun.
companyRefused-too-many-groups = O kadar çok gruptasınız ki { $label } hiçbirini göndermiyor. Bir yöneticiden yalnızca bu uygulamanın gruplarını göndermesini isteyin.
companyRefused-bad-token = { $label } hizmetinin yanıtı bu sunucu için geçerli değil. Kimsenin oturumu açılmadı; günlükte daha fazla bilgi var.
companyRefused-clock = Bu sunucunun ve { $label } hizmetinin saatleri arasındaki fark çok büyük. Bir yöneticiden saatleri ayarlamasını isteyin.
companyRefused-other-issuer = Yanıt, ayarlarda belirtilenden başka bir sağlayıcıdan geldi. Kimsenin oturumu açılmadı.
companyRefused-unreachable = { $label } hizmetine şu anda ulaşılamıyor. Oturumu açık olanların oturumu açık kalır; daha sonra yeniden deneyin.
companyRefused-provider-error = { $label } bir hata bildirdi. Hangi hata olduğu bu sunucunun günlüğünde yazar.
companyRefused-client-refused = { $label } bu sunucuyu kabul etmiyor: Sunucunun gizli anahtarı yanlış veya süresi dolmuş. Bir yöneticiye başvurun.
companyRefused-cancelled = { $label } ile oturum açma iptal edildi.
companyRefused-begin-again = Bu oturum açma işlemi başka yerde başlatılmış, çok uzun sürmüş veya daha önce kullanılmış. Baştan başlayın.

## factors — page “Extra sign-in protection”: passkeys, app, recovery codes; people with an account

factors-title = Ek oturum açma koruması
factors-lead = İkinci faktörle, çalınan bir parola tek başına hesabınızı açmaz.
factors-openText = Geçiş anahtarları ve kod gösteren bir uygulama.
factors-yours = Ek oturum açma koruması
factors-limited = Bu sunucu sizden ikinci bir faktör istiyor. Burada bir tane kurun, sonra devam edin.
factors-goOn = Devam et
factors-passkeys = Geçiş anahtarları
factors-passkeysText = Parolanıza gerek kalmadan parmak iziniz, yüzünüz, bir PIN veya güvenlik anahtarıyla oturum açın. Geçiş anahtarı yalnızca bu adreste çalışır; bu yüzden kimse onu sahte bir sayfayla ele geçiremez.
factors-passkeyName = Cihazın adı
factors-passkeyPlaceholder = Dizüstü bilgisayar
factors-addPasskey = Geçiş anahtarı ekle
factors-needsHttps = Geçiş anahtarları burada çalışmaz: Tarayıcılar bunlara yalnızca https:// ile başlayan ve bir alan adı içeren adreslerde izin verir. Yöneticinizden böyle bir adres isteyin.
factors-app = Kod uygulaması
factors-appText = Telefonunuzdaki bir uygulama her 30 saniyede bir altı haneli yeni bir kod gösterir.
factors-beginApp = Uygulama kur
factors-removeApp = Uygulamayı hesaptan kaldır
factors-scan = Bu kodu uygulamayla tarayın:
factors-qr = Uygulama için QR kodu
factors-type = Ya da uygulamaya şunu yazın:
factors-code = Uygulamanın şu anda gösterdiği kod
factors-finish = Bitir
factors-codesTitle = Kurtarma kodları
factors-codesText = Bu kodların her biri, diğer faktörlerinizi kaybettiğinizde bir kez oturum açmanızı sağlar. Yalnızca şimdi gösterilirler: Yazdırın veya parolalarınızı sakladığınız yerde saklayın.
factors-renew = Yeni kurtarma kodları
factors-confirmTitle = Kimliğinizi doğrulayın
factors-confirmText = Faktörleriniz değişmeden önce kim olduğunuzu doğrulayın.
factors-codeOrRecovery = Uygulamanızın kodu veya bir kurtarma kodu
factors-confirm = Doğrula
factors-remove = Sil

## factorsLive — the same page: lists and messages

factorsLive-codesFile = kurtarma-kodlari.txt
factorsLive-limited =
    { $n ->
        [one] Çok fazla başarısız deneme yapıldı. { $n } saniye sonra yeniden deneyin.
       *[other] Çok fazla başarısız deneme yapıldı. { $n } saniye sonra yeniden deneyin.
    }
factorsLive-conflict = Bu zaten var veya bunun için yer yok. Sayfayı yeniden yükleyin.
factorsLive-lastOne = Bu sunucu sizden ikinci bir faktör istiyor. Bunu silmeden önce başka bir tane kurun.
factorsLive-noPasskeys = Henüz geçiş anahtarınız yok.
factorsLive-never = hiç kullanılmadı
factorsLive-used = son kullanım: { $when }
factorsLive-made = eklenme: { $when }
factorsLive-remove = Sil
factorsLive-removed = Silindi.
factorsLive-added = Eklendi.
factorsLive-removeQuestion = “{ $name }” geçiş anahtarı silinsin mı? Artık hesabınızı açmaz.
factorsLive-removeAppQuestion = Uygulama hesabınızdan kaldırılsın mı? Kodları artık hesabınızı açmaz.
factorsLive-nameIt = Geçiş anahtarına bir ad verin.
factorsLive-passkeyCancelled = Geçiş anahtarı kullanılmadı. Yeniden deneyin.
factorsLive-passkeyRefused = Sunucu bu geçiş anahtarını kabul etmedi. Yeniden deneyin.
factorsLive-appSince = Uygulamanız { $when } kuruldu.
factorsLive-codesLeft =
    { $n ->
        [one] { $n } kurtarma kodu kaldı.
       *[other] { $n } kurtarma kodu kaldı.
    }
factorsLive-wrongCode = Bu kod yanlış. Telefonunuzun saatini denetleyin ve şu anda gösterilen kodu yazın.
factorsLive-notConfirmed = Bu yanlış. Yeniden deneyin.
factorsLive-done = Artık ikinci bir faktörünüz var. Kurtarma kodlarını saklayın, sonra devam edin.
factorsLive-copied = Kopyalandı
factorsLive-copyFailed = Kopyalanamadı. Metni seçip kopyalayın.

## secondStep — second page of signing in; people with an account

secondStep-title = Bir adım daha
secondStep-passkey = Geçiş anahtarı kullan
secondStep-code = Uygulamanızın kodu veya bir kurtarma kodu
secondStep-codeHint = Altı rakam veya on altı harf ve rakam.
secondStep-recoveryCode = Kurtarma kodu
secondStep-recoveryHint = On altı harf ve rakam. Bunları geçiş anahtarınızı eklerken aldınız.
secondStep-submit = Oturum aç
secondStep-lost = Telefonunuzu ve kurtarma kodlarınızı mı kaybettiniz? Bu sunucunun bir yöneticisi ikinci faktörlerinizi sıfırlayabilir.
secondStep-again = Baştan başla

## secondStepLive — the same page: messages

secondStepLive-noCode = Bir kod girin.
secondStepLive-wrongCode = Bu kod yanlış veya daha önce kullanılmış. Bir sonrakini bekleyin.
secondStepLive-passkeyCancelled = Geçiş anahtarı kullanılmadı. Yeniden deneyin veya bir kod kullanın.
secondStepLive-passkeyRefused = Sunucu bu geçiş anahtarını kabul etmedi. Yeniden deneyin veya bir kod kullanın.
secondStepLive-limited =
    { $n ->
        [one] Çok fazla yanlış kod girildi. { $n } saniye sonra yeniden deneyin.
       *[other] Çok fazla yanlış kod girildi. { $n } saniye sonra yeniden deneyin.
    }
secondStepLive-retry = Şimdi yeniden deneyebilirsiniz.
secondStepLive-offline = Sunucu yanıt vermedi. Ağ bağlantınızı denetleyip yeniden deneyin.
secondStepLive-failed = Bir sorun oluştu ({ $status }).

## tokens — page of one’s account: the form for a new API token

tokens-may = Ne yapabilir
tokens-everything = Her şeyi
tokens-create = Yalnızca bağlantı oluşturma
tokens-createRead = Bağlantı oluşturma ve okuma
tokens-audit = Yalnızca günlük okuma
tokens-ask = Başkalarından gizli bilgi isteme ve yanıtlarını açma
tokens-lasts = Ne kadar çalışır
tokens-always = Geçersiz kılınana kadar
tokens-days30 = 30 gün
tokens-days90 = 90 gün
tokens-year = Bir yıl
tokens-networks = Yalnızca belirli ağlardan
tokens-networksLabel = Adresler veya ağlar
tokens-networksHint = Aralarına virgül koyun. Boşsa belirteç her yerde çalışır.

## tokensLive — limits of an API token in its line in lists; its owner and administrators

tokensLive-tokenMay = yetkileri: { $what }
tokensLive-tokenCreate = oluşturma
tokensLive-tokenRead = okuma
tokensLive-tokenAudit = günlük okuma
tokensLive-tokenExpire = silme
tokensLive-tokenAdmin = yönetme
tokensLive-tokenAsk = gizli bilgi isteme
tokensLive-tokenOpen = yanıtları açma
tokensLive-tokenFrom = yalnızca şu ağlardan: { $networks }
tokensLive-tokenUntil = { $when } sona erer
tokensLive-tokenOver = { $when } sona erdi
tokensLive-tokenUsedFrom = son kullanım: { $when }, kaynak: { $address }
tokensLive-badNetworks = 192.0.2.0/24 gibi adresler veya ağlar girin, en fazla 50.

## oversightLive — auditors (page “Users”) and the log of a link (page “All links”); administrators

oversightLive-auditor = denetçi
oversightLive-makeAuditor = Denetçi yap
oversightLive-makeAuditorQuestion = { $email } denetçi yapılsın mı? Herkesin günlüklerini görecek, gizli bilgileri görmeyecek.
oversightLive-takeAuditor = Denetçilik yetkisini kaldır
oversightLive-takeAuditorQuestion = { $email } hesabının denetçilik yetkisi kaldırılsın mı? Oturumları ve belirteçleri sona erer.
oversightLive-log = Günlük
oversightLive-logNothing = Girdi yok.

## signIns — page of one’s account: section “Recent sign-ins”

signIns-title = Son oturum açmalar
signIns-text = Hesabınızda kim oturum açtı veya açmayı denedi. Tanımadığınız bir oturum açma varsa parolanızı değiştirin.

## signInsLive — lines of “Recent sign-ins” and of the administrators’ log

signInsLive-signedIn = Oturum açıldı
signInsLive-signInFailed = Oturum açılamadı
signInsLive-byPassword = parolayla
signInsLive-byLink = tek kullanımlık bağlantıyla
signInsLive-bySetup = kurulum koduyla
signInsLive-bySignUp = hesap oluşturularak
signInsLive-byDirectory = dizin üzerinden
signInsLive-byCompany = şirketin oturum açma hizmeti üzerinden
signInsLive-byPasskey = geçiş anahtarıyla
signInsLive-secondFactor = ikinci faktörle
signInsLive-wrongPassword = yanlış parola
signInsLive-wrongCode = yanlış kurulum kodu
signInsLive-wrongLink = tek kullanımlık bağlantı geçersiz
signInsLive-wrongCurrent = geçerli parola yanlış
signInsLive-wrongFactor = yanlış ikinci faktör
signInsLive-wrongPasskey = yanlış geçiş anahtarı
signInsLive-deviceGuesses = bilinen cihazlarda çok fazla tahmin
signInsLive-unanswered = dizin yanıt vermedi
signInsLive-asAdministrator = yönetici olarak
signInsLive-times =
    { $n ->
        [one] { $n } kez
       *[other] { $n } kez
    }
signInsLive-noSignIns = Henüz kayıtlı oturum açma yok.

## adminLog — page “Administrators’ log”: heading and filter; administrators and auditors

adminLog-title = Yönetici günlüğü
adminLog-lead = Kimlerin oturum açtığı; hesapları, belirteçleri, anahtarları ve ayarları kimlerin değiştirdiği. Hiçbir girdi fark edilmeden değiştirilemez veya silinemez.
adminLog-person = E-posta adresi
adminLog-personHint = Yapan veya ilgili olan kişinin.
adminLog-what = Ne oldu
adminLog-everything = Her şey
adminLog-show = Göster
adminLog-newer = Daha yeni
adminLog-older = Daha eski

## adminLogLive — page “Administrators’ log”: what happened, in the lines and in the filter “What”

adminLogLive-signOut = Oturum kapatıldı
adminLogLive-leftOut = Listelenenden daha fazla başarısız deneme
adminLogLive-userAdded = Hesap eklendi
adminLogLive-userRemoved = Hesap silindi
adminLogLive-userDisabled = Hesap devre dışı bırakıldı
adminLogLive-userEnabled = Hesap etkinleştirildi
adminLogLive-madeAdministrator = Yönetici yapıldı
adminLogLive-noAdministrator = Artık yönetici değil
adminLogLive-madeAuditor = Denetçi yapıldı
adminLogLive-noAuditor = Artık denetçi değil
adminLogLive-suspended = Şirketin oturum açma hizmeti tarafından askıya alındı
adminLogLive-admitted = Şirketin oturum açma hizmeti tarafından yeniden kabul edildi
adminLogLive-linked = Şirketin oturum açma hizmetine bağlandı
adminLogLive-unlinked = Şirketin oturum açma hizmetinden ayrıldı
adminLogLive-vouched = Adres onaylandı
adminLogLive-joinedGroup = Gruba eklendi
adminLogLive-leftGroup = Gruptan çıkarıldı
adminLogLive-factorAdded = İkinci faktör eklendi
adminLogLive-factorRemoved = İkinci faktör silindi
adminLogLive-factorsReset = İkinci faktörler sıfırlandı
adminLogLive-codesMade = Kurtarma kodları oluşturuldu
adminLogLive-invited = Davet edildi
adminLogLive-accessEnded = Tüm erişim sonlandırıldı
adminLogLive-linksExpired = Hesabın bağlantıları silindi
adminLogLive-withdrawn = Davet geri çekildi
adminLogLive-sessionEnded = Oturum sonlandırıldı
adminLogLive-linkMade = Tek kullanımlık bağlantı oluşturuldu
adminLogLive-passwordSet = Parola belirlendi
adminLogLive-tokenMade = API belirteci oluşturuldu
adminLogLive-tokenRemoved = API belirteci geçersiz kılındı
adminLogLive-settingsChanged = Ayarlar değiştirildi
adminLogLive-rotationBegun = Ana anahtarın değiştirilmesi başladı
adminLogLive-rotationEnded = Ana anahtarın değiştirilmesi bitti
adminLogLive-exported = Denetim günlükleri dışa aktarıldı
adminLogLive-backedUp = Yedek alındı
adminLogLive-restored = Yedek geri yüklendi
adminLogLive-byWhom = yapan: { $name }
adminLogLive-commandLine = komut satırı
adminLogLive-server = sunucu
adminLogLive-bySetupCode = kurulum kodu
adminLogLive-bySigningUp = hesap oluşturma
adminLogLive-byOneTimeLink = tek kullanımlık bağlantı
adminLogLive-directory = dizin
adminLogLive-companySignIn = şirketin oturum açma hizmeti
adminLogLive-noEntries = Eşleşen girdi yok.
adminLogLive-showAll = Her şeyi göster

## ownLogLive — log of a link or request: what happened, in the column “What”; its owner

ownLogLive-byCode = kodla doğrulandı: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Not
ownLogLive-logCount = { $from }–{ $to } / { $total }
ownLogLive-own-creation = oluşturuldu
ownLogLive-own-view = açıldı
ownLogLive-own-failed_view = boşuna denendi
ownLogLive-own-expire = silindi
ownLogLive-own-restored = silme geri alındı
ownLogLive-own-failed_passphrase = yanlış açma parolası
ownLogLive-own-probable_program = muhtemelen bir program
ownLogLive-own-code_sent = kod e-postayla gönderildi
ownLogLive-own-code_queued = kod e-postayla gönderilmeyi bekliyor
ownLogLive-own-code_failed = kod e-postayla gönderilmedi
ownLogLive-own-failed_code = yanlış kod
ownLogLive-own-owner_view = siz açtınız
ownLogLive-own-wrong_network = başka bir ağdan denendi
ownLogLive-own-other_device = başka bir cihazda denendi
ownLogLive-own-alarm = bildirildi: “Bu ben değildim”
ownLogLive-own-freeze = siz duraklattınız
ownLogLive-own-thaw = siz sürdürdünüz
ownLogLive-own-changed = siz değiştirdiniz
ownLogLive-own-hold_asked = izninizi bekliyor
ownLogLive-own-hold_released = siz izin verdiniz
ownLogLive-own-hold_refused = siz reddedip duraklattınız
ownLogLive-own-request_view = okundu
ownLogLive-own-answer = yanıtlandı
ownLogLive-own-mail_returned = e-posta geri döndü
ownLogLive-own-creation_email_send = e-postayla bildirim istendi
ownLogLive-own-admin_view = bir yönetici açtı
ownLogLive-own-imported = Password Pusher’dan buraya taşındı

## seenLogLive — log of somebody else’s link: what happened; administrators and auditors

seenLogLive-seen-creation = oluşturuldu
seenLogLive-seen-view = açıldı
seenLogLive-seen-failed_view = boşuna denendi
seenLogLive-seen-expire = silindi
seenLogLive-seen-restored = silme geri alındı
seenLogLive-seen-failed_passphrase = yanlış açma parolası
seenLogLive-seen-probable_program = muhtemelen bir program
seenLogLive-seen-code_sent = kod e-postayla gönderildi
seenLogLive-seen-code_queued = kod e-postayla gönderilmeyi bekliyor
seenLogLive-seen-code_failed = kod e-postayla gönderilmedi
seenLogLive-seen-failed_code = yanlış kod
seenLogLive-seen-owner_view = sahibi açtı
seenLogLive-seen-wrong_network = ağlarının dışında reddedildi
seenLogLive-seen-other_device = başka bir cihazda reddedildi
seenLogLive-seen-alarm = bir alıcı bildirdi
seenLogLive-seen-freeze = sahibi duraklattı
seenLogLive-seen-thaw = sahibi sürdürdü
seenLogLive-seen-changed = sahibi değiştirdi
seenLogLive-seen-hold_asked = sahibini bekliyor
seenLogLive-seen-hold_released = sahibi izin verdi
seenLogLive-seen-hold_refused = sahibi reddetti
seenLogLive-seen-request_view = okundu
seenLogLive-seen-answer = yanıtlandı
seenLogLive-seen-mail_returned = e-posta geri döndü
seenLogLive-seen-creation_email_send = e-postayla bildirim istendi
seenLogLive-seen-admin_view = bir yönetici açtı
seenLogLive-seen-imported = Password Pusher’dan buraya taşındı

## eventNamesLive — page “Webhooks”: kinds of events, as check boxes and in the line of a webhook; people with an account

eventNamesLive-push-created = Bağlantı oluşturuldu
eventNamesLive-push-viewed = Bağlantı açıldı
eventNamesLive-push-wrong_passphrase = Yanlış açma parolası
eventNamesLive-push-expired = Bağlantı sona erdi
eventNamesLive-push-alarm = Bir alıcının bildirimi
eventNamesLive-push-hold_asked = Bekleyen var
eventNamesLive-push-code_failed = Kod e-postayla gönderilmedi
eventNamesLive-request-answered = İstek yanıtlandı
eventNamesLive-request-closed = İstek kapandı

## conditionWords — page “Health”, and mail to administrators: values of conditionSays; administrators

conditionWords-passphrases = açma parolaları
conditionWords-passwords = parolalar
conditionWords-second_factors = ikinci faktörler
conditionWords-passkeys = geçiş anahtarları

## conditionSays — page “Health”: what is the case; administrators. conditionMend has what to do about it

conditionSays-disk_full = { $directory } dizininin diskinde yalnızca { $freeBytes } boş: Boş alan { $floorBytes } altındayken dosyalar reddedilir.
conditionSays-disk_low = { $directory } dizininin diskinde { $freeBytes } boş; bu, tek bir bağlantının dosyalarının kaplayabileceğinden az ({ $linkBytes }).
conditionSays-disk_no_inodes = { $directory } dizininin diskine yalnızca { $files } dosya daha sığar: Boş inode kalmadı.
conditionSays-disk_error = { $directory } dizininin diski hata verdi ({ $atMs }): { $reason }
conditionSays-database_damaged = Veritabanı bozuk. Bozuk yerler günlükte yazıyor.
conditionSays-database_trouble = Bu sunucu şu anda istekleri işleyemiyor: { $reason }
conditionSays-bucket_trouble = Dosyalar kaydedilemiyor veya açılamıyor: { $reason }
conditionSays-scanner_trouble = Virüs tarayıcısı dosyaları değerlendirmiyor; bu yüzden her dosya reddediliyor: { $reason }
conditionSays-sweep_failed = Sona erenler diskten silinmiyor: { $reason }
conditionSays-clock_jumped = Saat bir günden fazla ileri gitti. Şimdi gösterdiği zaman: { $nowMs }. Bu sıçramadan sonraki bir saat boyunca hiçbir şey kalıcı olarak silinmez.
conditionSays-backup_failed = Son yedekleme başarısız oldu: { $reason }
conditionSays-backup_damaged = Son yedek { $name }, { $count } yerde bozuk veri içeriyor: { $reason }
conditionSays-backup_old = Son yedeğin tarihi: { $lastMs }.
conditionSays-certificate_ended = { $file } sertifikasının süresi doldu ({ $untilMs }): İstemciler sertifikayı reddediyor.
conditionSays-certificate_ends = { $file } sertifikasının son geçerlilik tarihi: { $untilMs }.
conditionSays-certificate_unusable = Diskteki bir sertifika kullanılamıyor: { $reason } Çalışan bir sunucu önceki sertifikayı kullanmayı sürdürür.
conditionSays-certificate_not_obtained = Geçerli bir sertifika yok ve istemciler bu sunucuyu reddediyor: { $reason }
conditionSays-certificate_not_renewed = Sertifika yenilenemedi: { $reason }
conditionSays-client_secret_refused = Oturum açma sağlayıcısı oidc.client_secret değerini kabul etmiyor: Orada kimse oturum açamaz.
conditionSays-client_secret_ends = oidc.client_secret ayarındaki gizli anahtarın son geçerlilik tarihi: { $untilMs }. Bundan sonra sağlayıcıda kimse oturum açamaz.
conditionSays-token_ends = { $owner } hesabının yakın zamanda kullanılan “{ $name }” API belirtecinin son geçerlilik tarihi: { $untilMs }.
conditionSays-administrator_new = { $user } yönetici oldu: { $sinceMs }, atayan: { $by }.
conditionSays-guessing = Biri tahmin yürütüyor ({ $guessed }): Bir saat içinde { $times } veya daha fazla deneme çok fazla olduğu için reddedildi.
conditionSays-codes_failed = Alıcıların kodları e-postayla gönderilemiyor: { $reason }
conditionSays-codes_wait = Alıcı kodu içeren ve bekleyen e-postalar: { $count }. Bir alıcı veya gönderen saatlik sınıra ulaştı. Son e-postanın gönderileceği zaman: { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } olay iletilemedi ve ondan vazgeçildi.
       *[other] { $n } olay iletilemedi ve onlardan vazgeçildi.
    }
conditionSays-deliveries_late = İletilmeyi bekleyen bir olay var, tarihi: { $sinceMs }.
conditionSays-nodes_differ = Düğümler birbiriyle aynı değil: { $reason }
conditionSays-version_ready = Yeni sürümün dosyası şurada: { $file }.
conditionSays-disk_fine = { $directory } dizininin diskinde { $freeBytes } boş, toplam { $totalBytes }.
conditionSays-certificate_fine = { $file } sertifikasının son geçerlilik tarihi: { $untilMs }.
conditionSays-backup_none = Henüz yedek alınmadı.
conditionSays-backup_fine = Son yedeğin tarihi: { $lastMs }.
conditionSays-backup_scheduled = Son yedek { $name }, tarihi: { $lastMs }; sonraki yedeğin zamanı: { $nextMs }.
conditionSays-node_fine = { $node } düğümünde çalışan sürüm: { $version }.

## conditionMend — page “Health”: under each sentence of conditionSays, what mends it; administrators

conditionMend-disk_full = Bu diskte yer açın veya diski büyütün.
conditionMend-disk_low = Bu diskte yer açın veya diski büyütün.
conditionMend-disk_no_inodes = Başka programların bu diskte bıraktığı küçük dosyaları silin.
conditionMend-disk_error = Şimdi bir yedek alın. Ardından diske ve disk bağlantısına bakın. Sistem günlüğünde daha fazla bilgi var.
conditionMend-database_damaged = Bir yedeği geri yükleyin.
conditionMend-database_trouble = Veritabanına, çalıştığı makineye ve aradaki ağa bakın.
conditionMend-bucket_trouble = bucket deposuna, anahtarlarına ve aradaki ağa bakın. Düğümlerin paylaştığı bir dizin bağlanmış (mount) olmalıdır.
conditionMend-scanner_trouble = clamd programını başlatın ve bu sunucunun kullanıcısına clamd soketini okuma izni verin. clamd günlüğünde daha fazla bilgi var.
conditionMend-sweep_failed = Onları kimse açamaz. Diske ve günlüğe bakın.
conditionMend-clock_jumped = Saat yanlışsa o bir saat içinde düzeltin. Doğruysa bir şey yapmayın: Bu bildirim uzun bir duruştan veya geri yüklemeden sonra da çıkar.
conditionMend-backup_failed = Nedeni giderin. Sunucu kendiliğinden yeniden dener.
conditionMend-backup_damaged = Diske bakın ve neyin bozuk olduğunu bulun. Önceki sağlam yedekler saklanır.
conditionMend-backup_old = Yedeklerinizi alan programa bakın veya elle bir yedek alın.
conditionMend-certificate_ended = Sertifikanın ve anahtarının dosyalarını yenileriyle değiştirin. Sunucu onları kendiliğinden yeniden okur.
conditionMend-certificate_ends = Sertifikanın ve anahtarının dosyalarını yenileriyle değiştirin. Sunucu onları kendiliğinden yeniden okur.
conditionMend-certificate_unusable = Sertifikanın ve anahtarının dosyalarını yenileriyle değiştirin.
conditionMend-certificate_not_obtained = Sunucu kendiliğinden yeniden dener. Sertifika yetkilisine ve aradaki ağa bakın.
conditionMend-certificate_not_renewed = Kullanılan sertifikanın son geçerlilik tarihi: { $untilMs }; sunucu yeniden dener. Sertifika yetkilisine ve aradaki ağa bakın.
conditionMend-client_secret_refused = Sağlayıcıda yeni bir gizli anahtar oluşturun ve ayara girin.
conditionMend-client_secret_ends = Sağlayıcıda yeni bir gizli anahtar oluşturun, ayara girin ve oidc.client_secret_until ayarına bitiş tarihini yazın.
conditionMend-token_ends = Sahibi yeni bir belirteç oluşturup eskisini kullanan programa verir.
conditionMend-administrator_new = Bunu beklemiyorduysanız yetkiyi geri alın ve yönetici günlüğüne bakın.
conditionMend-guessing = Adresler günlükte yazıyor. Onları güvenlik duvarınızda engelleyin.
conditionMend-codes_failed = Posta sunucusuna ve posta ayarlarına bakın. Kodu gönderilmeyen alıcıların yeni bir kod istemesi gerekir.
conditionMend-codes_wait = Gönderenlerin bu kadar çok alıcıya ulaşması gerekiyorsa mail.per_hour değerini yükseltin. Kimlerin kodlarının beklediği, bağlantılarının günlüklerinde yazıyor.
conditionMend-deliveries_dead = Hedefi onarın, sonra iletilemeyenlerin yeniden iletilmesini sağlayın veya bunları silin.
conditionMend-deliveries_late = Posta sunucusuna, webhook’a veya toplayıcıya bakın. Hangisinin başarısız olduğu günlükte yazıyor.
conditionMend-nodes_differ = Tüm düğümlere aynı sürümü, ayarları ve saati verin.
conditionMend-version_ready = Denetleyin, sonra yükseltin.
conditionMend-backup_none = Bu sunucuyu başka bir şey yedeklemiyorsa bir yedek alın.

## errorPage — error pages: a heading, and a text under it (…Text); everybody

errorPage-missing = Sayfa bulunamadı
errorPage-missingText = Bu adreste bir sayfa yok.
errorPage-home = Başlangıç sayfasına git
errorPage-busy = Çok fazla istek
errorPage-busyText = Adresinizden sunucuya çok fazla istek geldi. Hiçbir şey açılmadı. Biraz bekleyip bu sayfayı yeniden yükleyin.
errorPage-keySent = Bu bağlantının gizliliği kalmadı
errorPage-keySentText = Yoldaki bir program, örneğin bir e-posta filtresi, bu bağlantıdaki # yerine %23 yazdı ve böylece anahtar sunucuya gönderildi. Hiçbir şey açılmadı ve görüntüleme sayılmadı, ancak anahtar artık gizli değil. Gönderenden, başka bir yoldan iletilen yeni bir bağlantı isteyin.
errorPage-upgrading = Bu sunucu yükseltiliyor
errorPage-upgradingText = Hiçbir şey açılmadı ve hiçbir şey kaybolmadı. Bu sayfayı bir dakika sonra yeniden yükleyin.
errorPage-unavailable = Şu anda kullanılamıyor
errorPage-unavailableText = Sunucu bunu şu anda yapamıyor. Hiçbir şey açılmadı ve hiçbir şey kaybolmadı. Birkaç dakika sonra yeniden deneyin.
errorPage-unconfirmed = Doğrulanmadı
errorPage-unconfirmedText = Sunucu bunun yapılıp yapılmadığını bilemiyor. Hiçbir şey gösterilmediği hâlde bir görüntüleme sayılmış olabilir. Birkaç dakika sonra yeniden deneyin; gizli bilgi o zaman artık yoksa gönderenden yeni bir bağlantı isteyin.
errorPage-defect = Bir sorun oluştu
errorPage-defectText = Bu olmamalıydı. Ne zaman olduğunu bu sunucunun işletmecisine bildirin: Ayrıntılar günlüktedir.

## mailShared — mail to a recipient, with a link or about one

mailShared-subject = { $sender } adresinden size bir şey var
mailShared-lead = { $sender } sizinle { $service } üzerinden gizli bir şey paylaşıyor.
mailShared-link = Aç
mailShared-until = Bağlantı şu zamana kadar çalışır: { $when }.
mailShared-views =
    { $n ->
        [one] Bir kez açılabilir.
       *[other] { $n } kez açılabilir.
    }
mailShared-notice = Bağlantıyı şu adresten isteyin: { $sender }. Bu e-postada bağlantı yok.
mailShared-stranger = { $sender } adresini tanımıyorsanız bu e-postayı dikkate almayın.
mailShared-unverified = { $sender } adresinin gerçekten gönderene ait olduğunu kimse doğrulamadı. Bu e-postanın ondan olup olmadığını { $sender } adresinin sahibine başka bir yoldan sorun. Soramıyorsanız bu e-postayı dikkate almayın.

## mailAsked — mail to somebody who is asked for a secret

mailAsked-subject = { $sender } sizden bir şey istiyor
mailAsked-lead = { $sender } sizden { $service } üzerinden gizli bir şey göndermenizi istiyor.
mailAsked-link = Yanıtla
mailAsked-until = Şu zamana kadar yanıtlayabilirsiniz: { $when }. Hesap gerekmez.

## mailNeeds — sentences in both of these mails: what the recipient needs

mailNeeds-name = Gönderenin verdiği ad: “{ $name }”.
mailNeeds-shared = Açmadan önce:
mailNeeds-asked = Yanıtlamadan önce:
mailNeeds-from = Şu zamandan itibaren açılır: { $when }.
mailNeeds-passphrase = Bir açma parolası gerekir. { $sender } size bunu başka bir yoldan iletir.
mailNeeds-code = Bir kod gerekir. İstediğinizde sayfa kodu { $address } adresine gönderir.
mailNeeds-proof = Yalnızca belirli kişiler açabilir. Sayfa, onlardan biri olduğunuzu kanıtlamanızı ister.
mailNeeds-release = { $sender } açmanıza izin vermelidir. Bağlantıyı açın ve o zamana kadar sayfayı açık bırakın.
mailNeeds-lock = Yalnızca ilk açan cihaz ve tarayıcı yeniden açabilir. Size gereken yerde açın.
mailNeeds-letters = Sayfa üç harf gösterir. Bir program olmadığınızı anlaması için harfleri yazın.

## mailOpened — mail to a sender: their link was opened

mailOpened-subject = Açıldı: { $name }
mailOpened-unnamed = { $date } tarihli bağlantınız
mailOpened-lead = Bağlantınız açıldı: { $when }.
mailOpened-left =
    { $n ->
        [one] Bir kez daha açılabilir.
       *[other] { $n } kez daha açılabilir.
    }
mailOpened-last = Bu, son görüntülemeydi: Gizli bilgi kalıcı olarak silindi.
mailOpened-link = Bağlantılarım
mailOpened-why = Bu e-postayı, açıldığında haber verilmesini istediğiniz için alıyorsunuz.

## mailAnswered — mail to somebody who asked: their request was answered

mailAnswered-subject = Yanıtlandı: { $name }
mailAnswered-unnamed = { $date } tarihli isteğiniz
mailAnswered-lead = İsteğiniz yanıtlandı: { $when }.
mailAnswered-keep = Bu e-postada yanıt yok. Yanıtı açmak için oturum açın.
mailAnswered-link = İstekler
mailAnswered-why = Bu e-postayı, her yanıtta e-posta istediğiniz için alıyorsunuz.

## mailCode — mail to a recipient: the code that proves their address

mailCode-subject = { $service } kodunuz
mailCode-lead = Birisi sizinle { $service } üzerinden gizli bir şey paylaşıyor. Açmak için bu kodu, kodu isteyen sayfaya yazın:
mailCode-leadNamed = { $sender } sizinle { $service } üzerinden gizli bir şey paylaşıyor. Açmak için bu kodu, kodu isteyen sayfaya yazın:
mailCode-asks = Birisi sizden { $service } üzerinden gizli bir şey göndermenizi istiyor. İsteği okuyup yanıtlamak için bu kodu, kodu isteyen sayfaya yazın:
mailCode-asksNamed = { $sender } sizden { $service } üzerinden gizli bir şey göndermenizi istiyor. İsteği okuyup yanıtlamak için bu kodu, kodu isteyen sayfaya yazın:
mailCode-until =
    { $n ->
        [one] Kod bir kez, { $n } dakika boyunca ve yalnızca onu isteyen tarayıcıda çalışır.
       *[other] Kod bir kez, { $n } dakika boyunca ve yalnızca onu isteyen tarayıcıda çalışır.
    }
mailCode-ignore = Kod istemediyseniz bu e-postayı dikkate almayın ve kodu kimseye vermeyin.

## mailInvited — mail to somebody who gets an account

mailInvited-subject = { $service } hesabınız
mailInvited-lead = Artık { $service } üzerinde bir hesabınız var: { $email }.
mailInvited-link = Parola seç
mailInvited-once = Bağlantı bir kez çalışır, şu zamana kadar: { $when }.

## mailReset — mail to somebody who may choose a new password

mailReset-subject = { $service } için yeni bir parola seçin
mailReset-lead = Bir { $service } yöneticisi, { $email } için yeni bir parola seçmenize olanak veriyor.
mailReset-link = Parola seç
mailReset-once = Bağlantı bir kez çalışır, şu zamana kadar: { $when }.

## mailNotice — mail to the owner of an account: something about it was changed

mailNotice-subject = { $service } hesabınız
mailNotice-password = { $email } hesabının parolası değiştirildi: { $when }.
mailNotice-factorAdded = { $email } hesabına ikinci bir faktör eklendi: { $when }.
mailNotice-factorRemoved = { $email } hesabının bir ikinci faktörü silindi: { $when }.
mailNotice-factorsReset = { $email } hesabının tüm ikinci faktörleri bir yönetici tarafından silindi: { $when }.
mailNotice-recoveryCodes = { $email } hesabı için yeni kurtarma kodları oluşturuldu: { $when }. Öncekiler artık çalışmaz.
mailNotice-recoveryCode = { $email } hesabının bir kurtarma kodu kullanıldı: { $when }. Bu kod bir daha çalışmaz.
mailNotice-devices = { $email } hesabı için, daha önce oturum açmış tarayıcılardan çok fazla yanlış parola veya kod geldi: { $when }. Cihazlarınızdan biri başka birinin elinde olabilir.
mailNotice-from = Bunun geldiği adres: { $address }.
mailNotice-stranger = Bunu beklemiyorduysanız { $service } parolanızı değiştirin ve yöneticisine haber verin.

## mailConditions — mail to administrators: the state of the server

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: Yöneticisini bekleyen { $n } konu
       *[other] { $service }: Yöneticisini bekleyen { $n } konu
    }
mailConditions-link = Sunucunun durumu
mailConditions-why = Bu e-postayı, notices.mail ayarında adresiniz olduğu için alıyorsunuz. Bir kez gelir, yedi gün sonra hiçbir şey değişmediyse yeniden gelir. Komutları sunucunun makinesinde, sudo ve sunucunun --config seçeneğiyle çalıştırın.

## mailTest — mail that an administrator sends to try the mail server

mailTest-subject = { $service } testi
mailTest-lead = { $service } hizmetinden gelen e-postalar ulaşıyor.
mailTest-link = { $service }

## opener — a page in a file of one’s own that opens sealed links without trusting the server; recipients who know computers

opener-title = Mühürlü bağlantı aç
opener-lead = Bu sayfa size ait bir dosyadır: Uçtan uca mühürlü bağlantıları açar ve hiçbir sunucu onu değiştiremez. Bağlantının sunucusundan yalnızca mühürlü gizli bilgiyi ister, başka hiçbir şey istemez.
opener-link = Bağlantı (# işaretinden sonraki bölümle birlikte)
opener-passphraseHint = Yalnızca gönderen size bir tane verdiyse.
opener-open = Aç
opener-notLink = Bu, bir gizli bilginin bağlantısı değil. Bağlantının tümünü, https:// ile başlayan yerden sonuna kadar kopyalayın.
opener-unreachable = Bu sayfanın okuyabileceği bir yanıt gelmedi. Sunucuya ulaşılamıyor veya sunucu bu bağlantının yalnızca kendi sayfasından açılmasına izin veriyor: Gizli bilgi mühürlü olmayabilir veya belirli ağlarla sınırlı olabilir. Hiçbir şey açılmadı.
opener-incomplete = Yanıt tam olarak ulaşmadı. Bu, bir görüntüleme sayılmış olabilir.
opener-notSealed = Sunucunun gönderdiği şey mühürlü değil; demek ki gönderenin bu bağlantı için mühürlediği şey değil. Hiçbir parçası gösterilmiyor.
opener-wrong = Açma parolası yanlış veya eksik. Görüntüleme sayılmadı.
opener-refused = Sunucu bunu şu anda vermiyor. Görüntüleme sayılmadı.
opener-held = Gönderenin buna izin vermesi gerekir. Ona şu sözcükleri söyleyin: { $words }
opener-heldWordless = Gönderenin buna izin vermesi gerekir.
opener-otherPassphrase = Bu açma parolasıyla açılmıyor. Yeniden deneyin: Mühürlü gizli bilgi burada ve başka görüntüleme sayılmaz. Gönderen size açma parolası vermediyse alanı boş bırakın.
opener-go = Adresi aç: { $host }
opener-saved = Kaydedildi

## languages — the page on which readers choose their language, and the recipient's language in a form

languages-title = Dilinizi seçin
languages-search = Dilinizi bulun
languages-searchHint = Dilin kendi adı, İngilizce adı veya pt-BR gibi kodu.
languages-find = Ara
languages-none = Eşleşen dil yok.
languages-all = Tüm diller
languages-browser = Tarayıcımın dili
languages-back = Sayfaya dön
languages-counts = Diğer dillerdeki metinler çeviridir. İngilizceden ayrıldıkları yerde İngilizce metin geçerlidir. Yanlış bir sözcük bulursanız bu sunucuyu işletenlere bildirin.
languages-recipient = Alıcı için dil
languages-recipientHint = Bağlantının sayfası ve onunla ilgili e-posta için. Kendisi bir dil seçmiş olan alıcılar o dilde görür.
languages-recipientOwn = Alıcının tarayıcısına göre
languages-answerer = Yanıtlayacak kişi için dil
languages-answererHint = İsteğin sayfası için. Kendisi bir dil seçmiş olanlar o dilde görür.

## languagesLive — the same, in scripts

languagesLive-found =
    { $n ->
        [one] { $n } dil
       *[other] { $n } dil
    }
languagesLive-recipientLanguage = Alıcı için dil
