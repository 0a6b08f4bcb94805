### Indonesian

## layout — frame of every page: skip link, navigation at the top, footer; everybody reads it

layout-skip = Langsung ke konten
layout-navigation = Utama
layout-create = Baru
layout-pushes = Tautan saya
layout-admin = Admin
layout-account = Akun
layout-signIn = Masuk
layout-languages = Bahasa
layout-light = Terang
layout-dark = Gelap
layout-auto = Otomatis
layout-api = API
layout-about = Tentang
layout-aboutLine = Cara kerjanya dan siapa yang mengelolanya
layout-noScript = Halaman ini memerlukan JavaScript. Skripnya hanya menghubungi server ini.
layout-otherWays = Anda juga dapat menggunakan API atau baris perintah.
layout-waiting = Halaman ini masih dimuat. Jika tidak ada yang berubah, muat ulang.
layout-plain = Koneksi ini tidak dienkripsi: orang lain di jaringan dapat membaca apa yang Anda kirim dan buka di sini. Gunakan alamat https:// jika ada.
layout-notSealed = Berhenti: ini tidak disegel
layout-notSealedText = Pengirim menyegel rahasia ini, tetapi yang dikirim server tidak disegel. Tidak ada bagian darinya yang ditampilkan. Hubungi pengirim, misalnya lewat telepon.

## create — page “New”: the form that makes a link, and the card with the finished link; senders

create-title = Bagikan rahasia
create-tagline = Kirim kata sandi atau file dengan tautan yang kedaluwarsa.
create-kinds = Yang dibagikan
create-text = Teks
create-files = File
create-url = Tautan
create-qr = Kode QR
create-textLabel = Rahasia Anda
create-shared = Dibagikan dari aplikasi lain: periksa sebelum Anda mengirimnya.
create-textPlaceholder = Kata sandi, kunci, catatan …
create-urlLabel = Alamat web
create-urlHint = Penerima melihat alamatnya terlebih dahulu dan mengonfirmasi sebelum meninggalkan halaman ini.
create-qrLabel = Teks yang ditampilkan sebagai kode QR
create-qrHint = Penerima melihatnya sebagai kode QR untuk dipindai.
create-message = Pesan (opsional)
create-filesSignIn = Masuk untuk membagikan file.
create-hide = Sembunyikan saat mengetik
create-generator = Buat kata sandi
create-style = Jenis
create-styleCharacters = Karakter
create-styleWords = Kata
create-stylePin = PIN
create-pinHint = Cukup untuk frasa sandi karena server ini membatasi percobaan. Terlalu lemah jika menjadi rahasia itu sendiri.
create-length = Panjang
create-digits = Angka
create-symbols = Simbol
create-capitals = Huruf kapital
create-generated = Saran
create-again = Saran baru
create-use = Gunakan yang ini
create-lifetime = Kedaluwarsa setelah
create-views = Jumlah pembukaan
create-passphrase = Frasa sandi (opsional)
create-passphraseRequired = Frasa sandi (wajib)
create-passphraseLength =
    { $n ->
       *[other] Minimal { $n } karakter.
    }
create-passphraseHint = Kirim frasa sandi secara terpisah, misalnya lewat telepon.
create-suggest = Sarankan
create-add = Tambahkan opsi …
create-covered = Tetap tutupi hingga diketuk
create-coveredHint = Tidak ada yang dapat mengintip dari belakang penerima saat rahasia dibuka.
create-deletable = Penerima boleh menghapus rahasia
create-notifyMe = Beri tahu saya saat dibuka
create-notifyByMail = Anda mendapat email, dan tanda di “Tautan saya”.
create-notifyInList = Anda mendapat tanda di “Tautan saya”.
create-name = Nama (hanya Anda yang melihatnya)
create-note = Catatan (hanya Anda yang melihatnya)
create-sign = Cantumkan nama Anda
create-senderName = Nama Anda
create-senderMessage = Pesan untuk penerima
create-senderMessageHint = Siapa pun yang memiliki tautan dapat membaca ini. Jangan tulis apa pun yang rahasia di sini.
create-senderEmail = Tampilkan alamat akun Anda: { $email }
create-sealed = Enkripsi end-to-end
create-sealedHint = Tidak ada yang dapat membacanya selain penerima, bahkan server ini pun tidak.
create-sealedName = Beri nama untuk daftar Anda: nama file juga dilindungi. Nama, catatan, dan identitas pengirim tidak dilindungi.
create-sealedRequired = Server ini tidak menerima selain itu.
create-groupLimits = Batas grup Anda berlaku bagi Anda: { $groups }.
create-shownOnce = Salin tautan sekarang. Tautan tidak dapat ditampilkan lagi.
create-remembered = Pilihan Anda diingat di perangkat ini.
create-reset = Kembalikan ke pilihan bawaan
create-submit = Buat tautan
create-ready = Tautan Anda siap
create-passphraseNext = Sekarang kirim frasa sandi dengan cara lain
create-passphraseReminder = Tautan hanya terbuka dengan frasa sandi ini. Sampaikan misalnya lewat telepon. Frasa sandi tidak ditampilkan lagi.
create-copyPassphrase = Salin frasa sandi
create-end = Hapus sekarang
create-another = Bagikan yang lain

## createClosed — start page for people who may not make links here; visitors

createClosed-title = Masuk untuk membagikan rahasia
createClosed-text = Dari jaringan Anda, hanya orang yang memiliki akun yang boleh membuat tautan.
createClosed-hint = Jika Anda menerima tautan, tautan itu tetap dapat dibuka dari sini seperti biasa.
createClosed-nothingTitle = Anda tidak dapat membagikan apa pun di sini
createClosed-nothing = Batas grup Anda ({ $groups }) tidak menyisakan satu jenis rahasia pun. Tanyakan kepada administrator server ini.

## createLive — page “New”: messages and chips that appear while a sender works

createLive-bytes = { $used } dari { $limit }
createLive-characters = { $used } dari { $limit } karakter
createLive-bits =
    { $n ->
       *[other] sekitar { $n } bit
    }
createLive-termViews =
    { $n ->
       *[other] { $n } kali buka
    }
createLive-termUntil = hingga { $date }
createLive-noPassphrase = tanpa frasa sandi
createLive-withPassphrase = dengan frasa sandi
createLive-needsPassphrase = frasa sandi wajib
createLive-passphraseMissing = Masukkan frasa sandi: server ini mewajibkannya.
createLive-passphraseShort =
    { $n ->
       *[other] Frasa sandi ini terlalu pendek: minimal { $n } karakter. Deretan seperti aaaa atau 1234 dihitung dua.
    }
createLive-signed = Dari: { $by }
createLive-blank = Masukkan rahasia terlebih dahulu.
createLive-tooLong = Ini terlalu panjang: maksimal { $limit }.
createLive-tooManyCharacters =
    { $n ->
       *[other] Ini terlalu panjang: maksimal { $n } karakter.
    }
createLive-badUrl = Masukkan alamat web, seperti https://example.org.
createLive-unsealed = Browser Anda tidak dapat menyegel ini. Tidak ada yang dikirim.
createLive-opens =
    { $n ->
       *[other] Dapat dibuka { $n } kali, hingga { $date } ({ $relative }).
    }
createLive-endedTitle = Rahasia telah dihapus
createLive-ended = Isinya dihapus permanen. Tidak ada yang dapat membukanya lagi, termasuk Anda.
createLive-goneTitle = Tautan telah kedaluwarsa
createLive-gone = Tidak ada yang dapat membukanya lagi. Isinya dihapus permanen.
createLive-linkUnsaved = Anda belum menyalin tautan, dan hanya halaman ini yang menampilkannya. Tetap tinggalkan halaman?
createLive-passphraseUnsaved = Anda belum menyalin frasa sandi, dan hanya halaman ini yang menampilkannya. Tetap tinggalkan halaman?
createLive-leaveIt = Tinggalkan
createLive-offline = Server tidak menjawab. Periksa koneksi Anda, lalu coba lagi.
createLive-rateLimited =
    { $n ->
       *[other] Terlalu banyak permintaan. Coba lagi dalam { $n } detik.
    }
createLive-tryAgain = Anda dapat mencoba lagi sekarang.
createLive-tooLarge = Ini lebih besar daripada yang diterima server.
createLive-signInFirst = Masuk terlebih dahulu.
createLive-unavailable = Server sedang tidak tersedia. Yang Anda ketik masih ada di sini: coba lagi sebentar lagi.
createLive-noSpace = Server kehabisan ruang. Tidak ada yang disimpan.
createLive-failed = Terjadi kesalahan ({ $status }). Tidak ada yang disimpan.
createLive-refused = Server tidak menerima nilai ini.
createLive-tooMany =
    { $n ->
       *[other] Maksimal { $n } entri.
    }
createLive-outOfRange = Masukkan angka dari { $min } hingga { $max }.

## resultLive — page “New”: news under the finished link, whether it was opened; senders

resultLive-notOpened = Belum dibuka.
resultLive-openedTimes =
    { $n ->
       *[other] Dibuka { $n } kali, terakhir { $date }.
    }

## fileBox — box into which one drops files; senders, and whoever answers a request

fileBox-files = File
fileBox-dropHere = Lepaskan file atau folder di sini
fileBox-chooseFiles = Pilih file
fileBox-chooseFolder = Pilih folder
fileBox-cancel = Batal

## filesLive — messages of the box for files and of the upload; senders, and whoever answers a request

filesLive-fileLimits =
    { $n ->
       *[other] Maksimal { $n } file, masing-masing { $file }, total { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
       *[other] Satu tautan hanya dapat memuat maksimal { $n } file.
    }
filesLive-fileTooLarge = “{ $name }” lebih besar dari { $limit }.
filesLive-filesTooLarge = Total ukuran file lebih besar dari { $limit }.
filesLive-noFiles = Pilih minimal satu file.
filesLive-packing = “{ $name }” masih dikemas.
filesLive-remove = Hapus { $name }
filesLive-uploading = { $percent } · { $speed }/dtk
filesLive-lost = Koneksi terputus. Akan berlanjut dengan sendirinya.
filesLive-uploaded = Terkirim. Server sedang menyimpannya …
filesLive-sealing = Menyegel di browser Anda: { $percent }
filesLive-unreadable = Browser Anda tidak dapat lagi membaca salah satu file. Tidak ada yang dikirim. Pilih file lagi.
filesLive-cancelled = Dibatalkan. Tidak ada yang disimpan.

## reveal — page of a secret: before, during and after opening it; recipients

reveal-title = Rahasia untuk Anda
reveal-intro = Seseorang membagikan sesuatu yang bersifat rahasia kepada Anda.
reveal-ownTitle = Rahasia Anda sendiri
reveal-ownIntro = Anda sendiri yang membagikan ini. Penerima Anda membukanya di halaman ini.
reveal-ownPage = Ke tautan, kode QR, dan lognya
reveal-passphrase = Frasa sandi
reveal-passphraseHint = Anda mendapatkannya dari pengirim, terpisah dari tautan ini.
reveal-unlock = Buka
reveal-open = Tampilkan rahasia
reveal-counts = Membukanya dihitung sebagai satu pembukaan.
reveal-how = Cara kerjanya
reveal-sealed = Rahasia ini dienkripsi end-to-end: hanya browser Anda yang dapat membukanya, dan server ini tidak dapat membacanya.
reveal-sealedNoScript = Tautan ini hanya terbuka dengan JavaScript atau dengan perintah “secretpush open”.
reveal-largeText = Salah satu file lebih besar dari 256 MiB, dan browser ini tidak dapat menyimpan file bersegel sebesar itu. Ini tidak dihitung sebagai pembukaan. Di komputer, buka tautan di Chrome atau Edge melalui https://, atau dengan perintah ini:
reveal-copyCommand = Salin perintah
reveal-secret = Rahasia
reveal-show = Tampilkan
reveal-onPaper = Rahasia masih ditutupi. Pilih “Tampilkan” di halaman, lalu cetak lagi.
reveal-hide = Sembunyikan
reveal-copy = Salin
reveal-save = Simpan sebagai file
reveal-print = Cetak
reveal-files = File
reveal-download = Unduh
reveal-downloadAll = Unduh semua sebagai ZIP
reveal-address = Pengirim ingin Anda membuka alamat ini:
reveal-go = Buka alamat …
reveal-goTitle = Tinggalkan halaman ini?
reveal-goText = Anda akan membuka alamat di:
reveal-goYes = Buka
reveal-goTo = Buka alamat di { $host }
reveal-qr = Pindai kode ini
reveal-qrText = Teks kode
reveal-remove = Hapus sekarang
reveal-removeText = Setelah dihapus, tidak ada yang dapat membuka tautan ini lagi, termasuk Anda.
reveal-removeYes = Hapus
reveal-cancel = Batal
reveal-deletedTitle = Dihapus
reveal-deletedText = Tidak ada yang dapat membuka tautan ini lagi, dan halaman ini tidak lagi menyimpan rahasia itu.
reveal-undo = Urungkan
reveal-openAgain = Kembali ke tautan
reveal-gone = Tidak ada apa-apa lagi di sini
reveal-goneText = Tautan ini telah kedaluwarsa, dihapus, atau tidak pernah ada.
reveal-openedHere = Anda membuka tautan ini di perangkat ini pada { $date } ({ $relative }). Sejak itu tautan telah kedaluwarsa atau dihapus.
reveal-goneHint = Minta tautan baru kepada pengirim.
reveal-goneCreate = Bagikan rahasia Anda sendiri
reveal-letters = Ketik tiga huruf ini
reveal-lettersNeeded = Ketik tiga huruf itu, lalu tekan tombolnya lagi. Tidak ada yang dibuka.
reveal-lettersOther = Huruf yang Anda ketik berbeda. Ketik tiga huruf ini, lalu tekan tombolnya lagi. Tidak ada yang dibuka.
reveal-wrong = Frasa sandi salah.
reveal-limited = Terlalu banyak frasa sandi yang salah. Tunggu satu menit, lalu coba lagi.
reveal-refused = Pengirim menolak memberi Anda izin untuk membukanya.
reveal-waitOver = Waktu tunggu Anda habis. Buka lagi untuk meminta izin sekali lagi.
reveal-crowded = Terlalu banyak orang yang menunggu ini. Coba lagi dalam satu menit.
reveal-scanner = Browser ini menyatakan diri sebagai program yang memeriksa tautan, jadi tidak ada yang dibuka. Buka tautan di browser lain.
reveal-again = Memuat ulang halaman tidak membuka rahasia lagi. Tekan tombol untuk membukanya sekali lagi.
reveal-failed = Terjadi kesalahan di server. Coba lagi sebentar lagi.

## senderNote — page of a secret: who sends it, and the sender’s message; recipients

senderNote-label = Dari pengirim
senderNote-shares = { $name } membagikan sesuatu kepada Anda.
senderNote-writes = { $name } menulis:
senderNote-unnamedWrites = Pengirim menulis:
senderNote-account = Dikirim dari akun { $email } di server ini.
senderNote-anyAccount = Dikirim dari akun { $email }. Siapa pun dapat membuat akun di sini, jadi alamat ini tidak diverifikasi.
senderNote-unverifiedAccount = Dikirim dari akun { $email }. Alamat ini belum diverifikasi oleh siapa pun.
senderNote-ownWords = Nama dan pesan ditulis oleh pengirim sendiri.
senderNote-unverified = Nama dan pesan ditulis oleh pengirim sendiri. Server ini tidak tahu apakah nama itu benar.

## undoPlain — page after a deletion, for browsers without scripts; recipients

undoPlain-seconds =
    { $n ->
       *[other] Anda dapat mengurungkan ini selama { $n } detik.
    }

## undoLive — after a deletion, while it can be undone; recipients and senders

undoLive-deleted = Dihapus. Tidak ada yang dapat membukanya.
undoLive-undo = Urungkan ({ $seconds })
undoLive-undone = Penghapusan diurungkan.
undoLive-tooLate = Penghapusan tidak dapat diurungkan: rahasia telah dihapus permanen.

## revealLive — page of a secret: messages that appear after a click; recipients

revealLive-viewsLeft =
    { $n ->
       *[other] Dapat dibuka { $n } kali lagi, hingga { $date } ({ $relative }).
    }
revealLive-lastView = Ini pembukaan terakhir. Rahasia telah dihapus permanen dari server: simpan yang Anda perlukan sekarang.
revealLive-lastViewFiles = Ini pembukaan terakhir. Unduh yang Anda perlukan sekarang: tautan unduhan hanya berfungsi sebentar.
revealLive-ownView = Pembukaan Anda sendiri tidak dihitung.
revealLive-shown = Rahasia ditampilkan.
revealLive-covered = Rahasia ditutupi.
revealLive-copied = Disalin
revealLive-copyFailed = Gagal menyalin. Pilih teksnya, lalu salin.
revealLive-wrong = Frasa sandi salah.
revealLive-limited =
    { $n ->
       *[other] Terlalu banyak frasa sandi yang salah. Coba lagi dalam { $n } detik.
    }
revealLive-busy =
    { $n ->
       *[other] Terlalu banyak permintaan. Coba lagi dalam { $n } detik.
    }
revealLive-again = Anda dapat mencoba lagi sekarang.
revealLive-unconnected = Anda sedang offline. Tidak ada yang dibuka.
revealLive-offline = Jawaban server tidak sampai dengan lengkap. Ini mungkin sudah dihitung sebagai satu pembukaan.
revealLive-failed = Terjadi kesalahan di server. Coba lagi sebentar lagi.
revealLive-downloaded = Diunduh
revealLive-downloadedOf = { $done } dari { $total } file diunduh
revealLive-preview = Pratinjau
revealLive-previewOf = Pratinjau { $name }
revealLive-previewFailed = Gambar ini tidak dapat ditampilkan di sini. Unduh saja.
revealLive-downloadFailed = Unduhan terhenti. Tautan mungkin telah kedaluwarsa.
revealLive-deleteFailed = Gagal menghapus rahasia.
revealLive-noAddress = Ini bukan alamat web, jadi ditampilkan sebagai teks biasa.
revealLive-fileName = rahasia.txt
revealLive-see = Tampilkan

## sealedLive — page of a secret that is sealed end to end: what went wrong; recipients

sealedLive-linkCut = Tautan ini tidak lengkap: bagian setelah # tidak ada. Minta tautan lengkap kepada pengirim. Tidak ada yang dibuka, dan tidak ada pembukaan yang dihitung.
sealedLive-linkAltered = Tautan ini terpotong atau berubah di perjalanan: bagian setelah # tidak benar. Minta tautan lengkap kepada pengirim. Tidak ada yang dibuka, dan tidak ada pembukaan yang dihitung.
sealedLive-moduleMissing = Bagian halaman ini yang membuka rahasia bersegel belum sampai. Periksa koneksi Anda dan muat ulang halaman. Tidak ada yang dibuka, dan tidak ada pembukaan yang dihitung.
sealedLive-sealBroken = Konten bersegel rusak atau telah diubah, jadi tidak ada bagiannya yang ditampilkan. Minta pengirim mengirimnya lagi.
sealedLive-sealShort = Bagian akhir konten bersegel tidak ada, jadi tidak ada bagiannya yang ditampilkan. Minta pengirim mengirimnya lagi.
sealedLive-sealOther = Konten bersegel tidak cocok dengan tautan ini, atau disegel dengan cara yang tidak dapat dibuka halaman ini. Minta pengirim mengirimnya lagi.
sealedLive-fileWhole = Lengkap: “{ $name }” telah diperiksa hingga byte terakhir.
sealedLive-fileBroken = “{ $name }” rusak atau telah diubah. Tidak ada bagiannya yang disimpan.
sealedLive-fileShort = Bagian akhir “{ $name }” tidak ada. Tidak ada bagiannya yang disimpan.
sealedLive-fileTooLarge = “{ $name }” terlalu besar untuk browser ini. Di komputer, buka tautan di Chrome atau Edge melalui https://, atau dengan perintah “secretpush open”.

## newRequest — page “Ask for a secret”: the form, and the card with the finished link; people with an account

newRequest-sealed = Hanya Anda yang dapat membaca jawaban
newRequest-sealedHint = Bahkan server ini tidak dapat membacanya.
newRequest-sealedRequired = Server ini tidak menerima selain itu.
newRequest-collectTitle = Kunci Anda untuk membuka jawaban
newRequest-collectText = Anda memerlukannya untuk membaca jawaban, dan kunci ini tidak dapat ditampilkan lagi: unduh file pemulihan. Jangan kirim kepada siapa pun.
newRequest-copyCollect = Salin kunci
newRequest-recovery = Unduh file pemulihan
newRequest-showKey = Tampilkan kunci sebagai tautan
newRequest-title = Minta rahasia
newRequest-lead = Siapa pun yang mendapat tautan ini dapat mengirimi Anda rahasia, tanpa akun.
newRequest-link = Minta rahasia kepada seseorang
newRequest-what = Apa yang Anda perlukan?
newRequest-whatHint = Siapa pun yang memiliki tautan dapat membaca ini. Jangan tulis apa pun yang rahasia di sini.
newRequest-takesFiles = Yang menjawab boleh mengirim file
newRequest-showsEmail = Tampilkan alamat akun Anda kepada yang menjawab: { $email }
newRequest-notifyMe = Kirimi saya email untuk setiap jawaban
newRequest-name = Nama (hanya Anda yang melihatnya)
newRequest-note = Catatan (hanya Anda yang melihatnya)
newRequest-files = File untuk yang menjawab (opsional)
newRequest-filesHint = Misalnya formulir untuk diisi. Siapa pun yang memiliki tautan dapat mengunduhnya.
newRequest-until = Terbuka selama
newRequest-answers = Jumlah jawaban yang diterima
newRequest-passphrase = Frasa sandi (opsional)
newRequest-passphraseHint = Diperlukan untuk membaca permintaan dan menjawabnya. Sampaikan misalnya lewat telepon.
newRequest-more = Opsi lainnya
newRequest-submit = Buat tautan
newRequest-ready = Tautan Anda siap
newRequest-page = Buka halaman permintaan ini
newRequest-passphraseNext = Sekarang kirim frasa sandi dengan cara lain
newRequest-passphraseReminder = Permintaan hanya terbuka dengan frasa sandi ini. Frasa sandi tidak ditampilkan lagi.
newRequest-copyPassphrase = Salin frasa sandi
newRequest-another = Minta yang lain

## newRequestLive — page “Ask for a secret”: messages and chips that appear while one fills in the form

newRequestLive-blankRequest = Tulis apa yang Anda perlukan.
newRequestLive-longRequest = Ini terlalu panjang: maksimal { $limit }.
newRequestLive-longNote = Catatan Anda terlalu panjang: maksimal { $limit }.
newRequestLive-answersRange = Masukkan angka dari { $min } hingga { $max }.
newRequestLive-leadNamed = Hanya orang yang Anda sebutkan yang dapat mengirimi Anda rahasia.
newRequestLive-hintNamed = Hanya orang yang Anda sebutkan yang dapat membaca ini.
newRequestLive-termAnswers =
    { $n ->
       *[other] { $n } jawaban
    }
newRequestLive-noPassphrase = tanpa frasa sandi
newRequestLive-withPassphrase = dengan frasa sandi
newRequestLive-takes =
    { $n ->
       *[other] Dapat dijawab { $n } kali, hingga { $date } ({ $relative }).
    }
newRequestLive-full = Terlalu banyak permintaan Anda yang masih terbuka. Tutup salah satu terlebih dahulu.
newRequestLive-tooLarge = Ini lebih besar daripada yang diterima server.
newRequestLive-unavailable = Server sedang tidak tersedia. Yang Anda ketik masih ada di sini: coba lagi sebentar lagi.
newRequestLive-noSpace = Server kehabisan ruang. Tidak ada yang disimpan.
newRequestLive-limited =
    { $n ->
       *[other] Terlalu banyak permintaan. Coba lagi dalam { $n } detik.
    }
newRequestLive-retry = Anda dapat mencoba lagi sekarang.
newRequestLive-noAnswer = Server tidak menjawab. Periksa koneksi Anda, lalu coba lagi.
newRequestLive-problem = Terjadi kesalahan ({ $status }). Tidak ada yang disimpan.
newRequestLive-refused = Server tidak menerima salah satu nilai ini.

## requestShareLive — the message that goes with the link of a request, in a mail or chat; written for whoever is asked

requestShareLive-requestMessage =
    { $n ->
       *[other] Mohon kirimi saya sesuatu yang bersifat rahasia melalui tautan ini. Dapat dijawab { $n } kali, hingga { $date }. Anda tidak memerlukan akun:
    }
requestShareLive-requestSubject = Permintaan untuk Anda
requestShareLive-requestTerms =
    { $n ->
       *[other] Dapat dijawab { $n } kali, hingga { $date }.
    }

## requestLetter — printed sheet with the link of a request; read by whoever is asked

requestLetter-to = Untuk
requestLetter-from = Dari
requestLetter-title = Anda dimintai sesuatu yang bersifat rahasia
requestLetter-intro = Anda dapat mengirimkannya dari ponsel atau komputer apa pun. Anda tidak memerlukan akun.
requestLetter-scan = Pindai kode dengan kamera ponsel Anda. Atau ketik alamat di browser persis seperti yang tercetak di sini: huruf besar dan kecil dibedakan.
requestLetter-press = Tekan tombol di halaman yang terbuka, lalu kirim yang diminta.
requestLetter-passphrase = Masukkan frasa sandi dan tekan tombolnya. Orang yang meminta memberi Anda frasa sandi dengan cara lain. Demi keamanan Anda, frasa sandi tidak ada di lembar ini: jangan tuliskan di sini.
requestLetter-keep = Setelah itu musnahkan lembar ini.

## request — page of one request, for the person who asks

request-recovery = Unduh file pemulihan
request-loadKey = Muat file pemulihan
request-keyFile = File pemulihan
request-linkOnce = Tautan lengkap ditampilkan satu kali, saat permintaan dibuat, dan juga ada di file pemulihan. Jika Anda tidak memiliki keduanya, tutup permintaan ini dan buat yang baru.
request-noScript = Jawaban hanya ditampilkan dengan JavaScript.
request-asked = Yang Anda minta
request-answers = Jawaban
request-close = Tutup permintaan
request-cancel = Batal

## requestKeysLive — page of one request: the key that opens its answers; for the person who asks

requestKeysLive-recoveryText =
    File ini membuka jawaban atas permintaan Anda. Simpan, dan jangan kirim kepada siapa pun.

    Untuk membaca jawaban di browser lain, masuk, buka halaman permintaan dan muat file ini di sana, atau buka kunci Anda.
requestKeysLive-recoveryLink = Tautan untuk dikirim:
requestKeysLive-recoveryKey = Kunci Anda:
requestKeysLive-keyElsewhere = Untuk membacanya di browser lain, unduh file pemulihan. Jangan kirim kepada siapa pun.
requestKeysLive-keyInTab = Tab ini memiliki kunci yang membuka jawaban.
requestKeysLive-keyMissing = Hanya Anda yang dapat membaca jawaban, dan browser ini tidak memiliki kunci Anda: muat file pemulihan.
requestKeysLive-keyNotInFile = Ini bukan file pemulihan permintaan ini.
requestKeysLive-keyLoaded = Kunci Anda telah dimuat.

## requestWordsLive — page of one request and list of requests: names and the question before closing

requestWordsLive-unnamedRequest = Permintaan dari { $date }
requestWordsLive-closeQuestion = Tutup “{ $name }”? Permintaan ini tidak menerima jawaban lagi, dan yang dimintanya dihapus permanen.
requestWordsLive-answersStay = Jawaban tetap ada hingga kedaluwarsa.
requestWordsLive-closedNow = Ditutup. Yang dimintanya telah dihapus permanen.
requestWordsLive-answeredMeanwhile = Ada jawaban baru.

## requestLive — page of one request: its state, its terms and its answers; for the person who asks

requestLive-open = Terbuka
requestLive-ready = Terjawab
requestLive-closed = Ditutup
requestLive-guardedText = Dijaga oleh frasa sandi, jadi tidak ditampilkan di sini.
requestLive-closedText = Telah dihapus permanen saat permintaan ditutup.
requestLive-answersOf = Jawaban
requestLive-answersCount = { $came } dari { $total }
requestLive-openUntil = Terbuka hingga
requestLive-filesMay = File
requestLive-filesYes = Boleh dikirim
requestLive-guard = Frasa sandi
requestLive-guardSet = Diperlukan untuk membaca dan menjawab
requestLive-email = Alamat akun Anda
requestLive-emailShown = Ditampilkan
requestLive-noAnswers = Belum ada yang menjawab.
requestLive-sendLink = Kirim tautan kepada orang yang memiliki apa yang Anda perlukan.
requestLive-noneCame = Tidak ada yang menjawab.
requestLive-purged = Jawaban-jawabannya sudah dihapus.
requestLive-answerBy = Jawaban dari { $name }
requestLive-answerOf = Jawaban dari { $date }
requestLive-newAnswer = baru
requestLive-answerOpen = Buka
requestLive-answerPage = Tautan dan log
requestLive-answerOver = kedaluwarsa
requestLive-allCame = Terjawab. Tautan tidak menerima jawaban lagi.
requestLive-logClosed = ditutup secara manual

## requestsLive — list “Requests”, and the step about requests in “First steps” (the latter for administrators)

requestsLive-newAnswers =
    { $n ->
       *[other] { $n } jawaban baru
    }
requestsLive-answersGot =
    { $n ->
       *[other] { $n } jawaban
    }
requestsLive-noneYet = belum ada jawaban
requestsLive-closes = ditutup { $when }
requestsLive-hasClosed = telah ditutup
requestsLive-requestMade = dibuat { $when }
requestsLive-noOpen = Saat ini Anda tidak meminta apa pun.
requestsLive-noReady = Belum ada permintaan terbuka yang dijawab.
requestsLive-noClosed = Belum ada permintaan yang ditutup.
requestsLive-closeRequest = Tutup

## ownRequests — list “Requests”: its tab and its filter; people with an account

ownRequests-tab = Permintaan
ownRequests-open = Terbuka
ownRequests-ready = Terjawab
ownRequests-closed = Ditutup

## answerGate — page that the link of a request opens, before the request is shown; whoever is asked

answerGate-collects = Ini tautan yang membuka jawaban. Tautan ini untuk orang yang meminta: masuk, lalu buka lagi.
answerGate-title = Anda dimintai rahasia
answerGate-intro = Seseorang meminta Anda mengirimkan sesuatu yang bersifat rahasia. Anda tidak memerlukan akun.
answerGate-ownTitle = Permintaan Anda sendiri
answerGate-ownIntro = Anda sendiri yang meminta ini. Orang lain menjawabnya di halaman ini.
answerGate-ownPage = Ke tautan, jawaban, dan lognya
answerGate-passphraseHint = Anda mendapatkannya dari orang yang meminta, terpisah dari tautan ini.
answerGate-read = Lihat yang diminta
answerGate-left =
    { $n ->
       *[other] Dapat dijawab { $n } kali lagi, hingga { $date } ({ $relative }).
    }
answerGate-busy = Terlalu banyak permintaan dari alamat Anda. Tunggu satu menit, lalu coba lagi.

## ownAnswer — page of an answer, for the person who asked: before it is opened

ownAnswer-title = Jawaban untuk “{ $name }”
ownAnswer-unnamed = Jawaban atas permintaan Anda
ownAnswer-intro = Hanya Anda yang dapat membukanya.
ownAnswer-page = Ke permintaan dan semua jawabannya

## answer — page on which one answers a request, and the pages after it; whoever is asked

answer-yourName = Nama Anda (opsional)
answer-yourNameHint = Orang yang meminta dapat melihatnya.
answer-yourNameOpen = Orang yang meminta dapat melihatnya. Berbeda dengan jawaban Anda, nama ini tidak dilindungi.
answer-addressShown = Alamat email Anda yang sudah dikonfirmasi juga terlihat olehnya.
answer-title = Yang diminta dari Anda
answer-label = Dari orang yang meminta
answer-asks = Pengirim tautan ini meminta:
answer-asksFiles = Pengirim tautan ini menyertakan file untuk Anda.
answer-ownWords = Ditulis oleh orang yang meminta. Kami belum memeriksa siapa orang itu.
answer-ownWordsAccount = Ditulis oleh orang yang meminta.
answer-account = Orang ini memiliki akun { $email } di server ini.
answer-anyAccount = Orang ini memiliki akun { $email }. Siapa pun dapat membuat akun di sini, jadi alamat ini tidak diverifikasi.
answer-unverifiedAccount = Orang ini memiliki akun { $email }. Alamat ini belum diverifikasi oleh siapa pun.
answer-careful = Kirim hanya jika Anda tahu siapa yang meminta.
answer-given = File untuk Anda
answer-text = Jawaban Anda
answer-textPlaceholder = Kata sandi, kunci, catatan …
answer-message = Pesan
answer-sealed = Permintaan ini hanya menerima jawaban yang disegel ujung ke ujung. Tanpa JavaScript, halaman ini tidak dapat menyegelnya. Kirim dengan perintah ini dan tautan lengkap:
answer-sealedOnce = Hanya orang yang meminta yang dapat membaca jawaban Anda; server ini tidak dapat. Anda tidak dapat mengubahnya setelah itu.
answer-once = Jawaban disimpan terenkripsi, hanya orang yang meminta yang dapat membukanya, dan Anda tidak dapat mengubahnya setelah itu.
answer-send = Kirim
answer-sent = Terkirim
answer-sentText = Jawaban Anda telah sampai. Anda dapat menutup halaman ini.
answer-sentTo = Jawaban Anda telah sampai kepada { $email }. Anda dapat menutup halaman ini.
answer-sentMore = Kirim jawaban lain
answer-notSent = Tidak terkirim
answer-notSentText = Kembalilah: yang Anda ketik masih ada di sana.
answer-back = Mulai lagi
answer-gone = Tidak ada lagi yang diminta di sini
answer-goneText = Permintaan ini telah ditutup, waktunya habis, atau tidak pernah ada.
answer-goneHint = Minta tautan baru kepada pengirim tautan ini.
answer-answered = Sudah dijawab
answer-answeredText = Permintaan ini telah mendapat semua jawaban yang diminta.
answer-answeredHint = Bukan Anda yang menjawab? Kalau begitu, beri tahu pengirim tautan.
answer-blankProblem = Masukkan yang ingin Anda kirim.
answer-tooLargeProblem = Ini lebih besar daripada yang diterima server.
answer-spaceProblem = Server kehabisan ruang. Tidak ada yang disimpan.
answer-goneProblem = Permintaan ini tidak menerima jawaban lagi. Tidak ada yang disimpan.
answer-passphraseProblem = Frasa sandi salah. Tidak ada yang disimpan.
answer-unprovedProblem = Permintaan ini ditujukan kepada orang tertentu, dan browser ini belum membuktikan bahwa Anda salah satunya. Tidak ada yang disimpan. Buka lagi tautannya di tab lain, minta kode dikirim lewat email, lalu kirim yang telah Anda ketik di sini.

## answerSealedLive — page on which one answers: the answer could not be sealed; whoever is asked

answerSealedLive-answerLinkCut = Tautan tidak lengkap: bagian setelah # tidak ada atau berubah di perjalanan. Tidak ada yang dikirim. Buka lagi tautan lengkapnya, atau tanyakan kepada pengirimnya.
answerSealedLive-sealerMissing = Bagian halaman ini yang menyegel jawaban Anda belum sampai. Tidak ada yang dikirim. Periksa koneksi Anda dan muat ulang halaman.
answerSealedLive-notSealed = Browser Anda tidak dapat menyegel ini. Tidak ada yang dikirim.

## answerLive — page on which one answers: messages that appear while one works; whoever is asked

answerLive-bytes = { $used } dari { $limit }
answerLive-blank = Masukkan yang ingin Anda kirim.
answerLive-blankFiles = Masukkan yang ingin Anda kirim, atau pilih file.
answerLive-tooLong = Ini terlalu panjang: maksimal { $limit }.
answerLive-tooLarge = Ini lebih besar daripada yang diterima server.
answerLive-over = Permintaan ini tidak menerima jawaban lagi. Tidak ada yang disimpan.
answerLive-wrong = Frasa sandi salah. Tidak ada yang disimpan.
answerLive-limited =
    { $n ->
       *[other] Terlalu banyak permintaan. Coba lagi dalam { $n } detik.
    }
answerLive-again = Anda dapat mencoba lagi sekarang.
answerLive-unavailable = Server sedang tidak tersedia. Yang Anda ketik masih ada di sini: coba lagi sebentar lagi.
answerLive-noSpace = Server kehabisan ruang. Tidak ada yang disimpan.
answerLive-offline = Server tidak menjawab. Jawaban Anda mungkin tetap sampai: muat ulang halaman untuk melihatnya.
answerLive-failed = Terjadi kesalahan ({ $status }). Tidak ada yang disimpan.
answerLive-refused = Server tidak menerima jawaban ini. Tidak ada yang disimpan.

## receipt — receipt: a page for senders without an account, and where it is offered

receipt-choice = Simpan tanda terima
receipt-choiceHint = Tautan kedua, hanya untuk Anda: menunjukkan apakah rahasia telah dibuka, dan dapat menghapusnya.
receipt-yours = Simpan tanda terima Anda
receipt-yoursShows = Tanda terima menunjukkan apakah rahasia telah dibuka, dan dapat menghapusnya.
receipt-yoursText = Tanda terima tidak dapat membaca rahasia. Simpan untuk Anda sendiri: penerima memerlukan tautan di atas.
receipt-open = Buka tanda terima
receipt-copy = Salin tanda terima
receipt-remember = Ingat tautan saya di perangkat ini
receipt-rememberHint = Hanya tanda terima, dan hanya di browser ini. Siapa pun yang dapat menggunakan browser ini dapat melihatnya. Jika ini dinonaktifkan, semuanya dilupakan.
receipt-list = Tautan terbaru saya
receipt-listText = Yang diingat browser ini tentang tautan yang Anda buat tanpa akun.
receipt-listNone = Browser ini tidak mengingat tautan apa pun. Tanda terima menawarkan untuk mengingatnya.
receipt-listScripts = Daftar ini memerlukan JavaScript: browser yang menyimpannya, bukan server.
receipt-forget = Lupakan semua
receipt-notOpened = Belum dibuka
receipt-neverOpened = Tidak pernah dibuka
receipt-notOpenedText = Sejauh ini belum ada yang membuka tautan.
receipt-opened =
    { $n ->
       *[other] Dibuka { $n } kali
    }
receipt-times = Waktu dibuka
receipt-timesSome = Waktu dibuka yang terbaru
receipt-over = Tidak ada yang dapat membuka tautan lagi.
receipt-overViews = Tautan telah dibuka sebanyak yang Anda izinkan, terakhir pada { $date }. Isinya dihapus permanen.
receipt-overTime = Waktunya habis pada { $date }. Isinya dihapus permanen.
receipt-overHand = Tautan dihapus pada { $date }. Isinya dihapus permanen.
receipt-left =
    { $n ->
       *[other] Tautan dapat dibuka { $n } kali lagi, hingga { $date }.
    }
receipt-alarmed = Seorang penerima mengatakan bahwa orang lain telah membuka tautan lebih dahulu. Bicarakan dengan penerima Anda.
receipt-frozen = Tautan dijeda: tidak ada yang dapat membukanya.
receipt-again = Lihat lagi
receipt-unknown = Tidak ada yang diketahui di sini
receipt-unknownText = Tanda terima ini bukan milik tautan mana pun di server ini. Periksa apakah alamatnya lengkap.
receipt-unknownHint = Beberapa waktu setelah tautan kedaluwarsa, server menghapus semua yang diketahuinya tentang tautan itu.

## receiptListLive — page “My recent links” of senders without an account: a line for each link

receiptListLive-made = Dibuat pada { $date }
receiptListLive-stateOpened =
    { $n ->
       *[other] Dibuka { $n } kali
    }
receiptListLive-stateNone = Belum dibuka
receiptListLive-stateOver = Kedaluwarsa
receiptListLive-stateAlarmed = Dilaporkan
receiptListLive-stateFrozen = Dijeda
receiptListLive-stateUnknown = Tidak ada lagi yang diketahui tentangnya
receiptListLive-stateFailed = Server tidak menjawab
receiptListLive-forgotten = Dilupakan. Mulai sekarang browser ini tidak mengingat tautan.

## about — page “How this works and who runs it”; everybody. Each sentence is a promise: no more and no less than the English

about-title = Cara kerjanya dan siapa yang mengelolanya
about-lead = Anda membagikan rahasia sebagai tautan. Tautan berhenti berfungsi dengan sendirinya, lalu rahasia dihapus permanen.
about-operatorTitle = Pengelola server ini
about-runBy = Server ini dikelola oleh { $name }.
about-unnamed = Pengelola server ini belum mencantumkan nama di sini. Tanyakan kepada orang yang mengarahkan Anda ke sini.
about-contact = Kontak:
about-program = Program: Secret Push, versi { $version }.
about-words = Program ini menyarankan kata dari EFF Long Wordlist karya Electronic Frontier Foundation (https://www.eff.org/dice), tanpa empat di antaranya, di bawah CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Cara rahasia dilindungi
about-sealed = Server mengenkripsi setiap rahasia dengan AES-256-GCM sebelum menyimpannya. Kuncinya diturunkan dari kunci acak tersendiri, tautan, dan frasa sandi jika ada.
about-masterKey = Kunci acak itu disimpan terenkripsi dengan kunci induk server, yang disimpan di luar basis data.
about-passphrase = Server tidak menyimpan frasa sandi maupun sesuatu untuk mencocokkannya. Argon2id membuat penebakan lambat, dan setelah lima percobaan salah dalam satu menit, sebuah alamat harus menunggu.
about-files = Nama dan isi file juga dienkripsi.
about-transport = Enkripsi ini berlangsung di server. Alamat https:// melindungi perjalanan ke sana.
about-endToEnd = Pengirim juga dapat menyegel rahasia di browser atau dengan baris perintah, dalam format terbuka age. Kuncinya ada di tautan setelah #, bagian yang tidak pernah dikirim browser: server ini menyimpan dan menyerahkan apa yang tidak dapat dibacanya.
about-endTitle = Yang terjadi saat tautan kedaluwarsa
about-end = Tautan kedaluwarsa setelah waktu yang dipilih, setelah pembukaan terakhir yang diizinkan, atau saat ada yang menghapusnya. Pada saat itu kuncinya, rahasianya, dan pesan pengirim dihapus permanen.
about-endFiles = File juga dihapus. Tautan unduhan dari pembukaan terakhir masih berfungsi: paling lama { $time }, dan tidak pernah melewati waktu yang dipilih.
about-rowAnonymous = Log rahasia yang dibagikan tanpa akun dihapus { $time } setelah rahasia itu kedaluwarsa.
about-rowAnonymousKept = Log rahasia yang dibagikan tanpa akun disimpan hingga pengelola menghapusnya.
about-rowOwned = Log rahasia milik pengirim yang masuk dengan akun dihapus { $time } setelah rahasia itu kedaluwarsa, beserta nama dan catatan yang diberikan pengirim.
about-rowOwnedKept = Log rahasia milik pengirim yang masuk dengan akun disimpan, beserta nama dan catatan yang diberikan pengirim, hingga pengelola menghapusnya.
about-backups = Cadangan berisi apa yang tersimpan saat cadangan itu dibuat, hingga pengelola menghapusnya.
about-loggedTitle = Yang dicatat dalam log
about-logged = Untuk setiap rahasia: kapan dibuat, dibuka, dihapus, atau dicoba dengan frasa sandi yang salah, beserta alamat jaringan, browser, dan halaman asal pengunjung. Pengirim yang masuk dengan akun dapat melihat log ini untuk rahasianya sendiri.
about-request = Untuk setiap permintaan ke server: waktu, jenis halaman, hasil, durasi, dan alamat jaringan. Tidak pernah tautan, rahasia, atau frasa sandi. Pengelola menentukan berapa lama baris-baris ini disimpan.
about-cookies = Cookie: satu untuk sesi Anda setelah Anda masuk, masing-masing satu untuk bahasa dan warna yang Anda pilih, dan satu di browser yang menunggu pengirim atau telah melaporkan tautan. Tidak ada pelacakan, dan halaman tidak memuat apa pun dari server lain.
about-operatorReadsTitle = Yang dapat dan tidak dapat dibaca pengelola
about-seesMeta = Pengelola melihat bahwa sebuah rahasia ada: jenis, ukuran, waktu, jumlah pembukaan, dan lognya, serta alamat email pengirim yang masuk dengan akun.
about-adminPage = Administrator dapat menghapus rahasia apa pun. Administrator tidak melihat isi, nama, catatan, maupun tautannya. Namun, administrator dapat mengatur ulang kata sandi pengguna, lalu masuk sebagai pengguna itu.
about-readsOwned = Siapa pun yang memiliki data tersimpan sekaligus kunci induk dapat membaca rahasia yang belum kedaluwarsa milik pengirim yang masuk dengan akun jika rahasia itu tidak memiliki frasa sandi, serta nama, catatan, dan pesan pengirim itu.
about-readsAnonymous = Untuk rahasia yang dibagikan tanpa akun, tautannya juga diperlukan, dan server tidak menyimpannya.
about-readsGuarded = Untuk rahasia dengan frasa sandi, frasa sandinya juga diperlukan. Yang pendek dapat ditebak, yang panjang tidak.
about-running = Siapa pun yang menguasai server yang sedang berjalan dapat melihat rahasia dan frasa sandinya saat dibuat dan saat dibuka.
about-readsSealed = Pengelola tidak dapat membaca rahasia bersegel, bahkan dengan semua data dan kunci induk. Namun, server yang telah dimanipulasi dapat mengirimkan halaman yang membocorkan rahasia: untuk mencegahnya, buka tautan dengan baris perintah.
about-readsExpired = Tidak ada yang dapat membaca rahasia yang kedaluwarsa, termasuk pengelola, kecuali cadangan dari waktu sebelumnya masih memuatnya.
about-youTitle = Yang dapat Anda lakukan
about-you = Pilih jumlah pembukaan yang sedikit dan waktu yang singkat. Tambahkan frasa sandi, dan kirim dengan cara yang berbeda dari tautan. Buka rahasia hanya saat Anda dapat menyimpannya dengan aman.

## accessibility — page “Accessibility”; everybody

accessibility-title = Aksesibilitas
accessibility-lead = Setiap orang harus dapat membagikan dan membuka rahasia, bagaimanapun cara orang itu melihat, mendengar, bergerak, dan membaca.
accessibility-contactTitle = Jika ada yang menghalangi Anda
accessibility-contact = Beri tahu pengelola server ini apa yang tidak dapat Anda gunakan, atau minta cara lain:
accessibility-nobody = Pengelola server ini belum mencantumkan kontak di sini. Beri tahu orang yang mengarahkan Anda ke sini apa yang tidak dapat Anda gunakan, dan minta cara lain.
accessibility-standardTitle = Yang dipenuhi halaman-halaman ini
accessibility-standard = Halaman-halaman ini dibuat untuk memenuhi WCAG 2.2 tingkat AA, dan dengan itu bab 9 dari EN 301 549. Menurut pemeriksaan pembuatnya sendiri, standar itu terpenuhi, kecuali yang disebutkan dalam daftar berikut.
accessibility-missingTitle = Yang belum ada
accessibility-missingUndo = Penghapusan dapat diurungkan selama delapan detik dan tidak lebih, karena rahasia tidak boleh tetap ada setelah penghapusannya. Tombol untuk mengurungkannya langsung mendapat fokus.
accessibility-missingLanguage = Yang ditulis orang sendiri, seperti pesan atau nama file, tidak ditandai bahasanya.
accessibility-missingReaders = Pemeriksaan tidak menggunakan pembaca layar, dan belum melibatkan penyandang disabilitas.
accessibility-checkedTitle = Cara pemeriksaannya
accessibility-checkedByProgram = Dengan axe-core: setiap halaman dalam setiap keadaan, di layar sempit dan lebar, terang dan gelap. Setiap halaman juga muat pada lebar 320 piksel, dan dengan teks dua kali ukurannya.
accessibility-checkedByHand = Secara manual: alur-alur utama melalui halaman, hanya dengan keyboard, dengan jarak huruf dan baris yang lebih lebar, dan dalam pohon aksesibilitas Chromium yang dibaca oleh pembaca layar.

## caution — what keeps a link closed, and “That wasn’t me”: recipients’ pages, and fields of the form for senders

caution-notMe = Itu bukan saya
caution-tellText = Jika itu bukan orang yang Anda kenal, beri tahu pengirim: hal itu akan tercantum di lognya.
caution-tellFreezes = Ini juga menjeda tautan: tidak ada yang dapat membukanya hingga pengirim mengaktifkannya lagi.
caution-tell = Beri tahu pengirim
caution-told = Anda memberi tahu pengirim bahwa itu bukan Anda.
caution-askSender = Jika itu bukan Anda, minta rahasia baru kepada pengirim.
caution-toldTitle = Pengirim kini dapat melihatnya
caution-toldText = Log pengirim menyatakan bahwa seseorang membuka tautan ini sebelum Anda.
caution-toldFrozen = Tautan dijeda: tidak ada yang dapat membukanya hingga pengirim mengaktifkannya lagi.
caution-toldOpen = Tautan masih berfungsi. Tanyakan kepada pengirim sebelum Anda mengandalkan isinya.
caution-toldNext = Bicaralah dengan pengirim dengan cara lain, misalnya lewat telepon.
caution-back = Kembali ke rahasia
caution-frozenTitle = Tautan ini dijeda
caution-frozenText = Saat ini tidak ada yang dapat membukanya. Tautan berfungsi lagi setelah pengirimnya mengaktifkannya lagi.
caution-frozenHint = Tanyakan kepada pengirim, lalu muat ulang halaman ini. Ini tidak dihitung sebagai pembukaan.
caution-elsewhereTitle = Bukan dari jaringan ini
caution-elsewhereText = Pengirim memilih di jaringan mana tautan ini dapat dibuka. Alamat Anda { $address } tidak termasuk dalam satu pun jaringan itu.
caution-elsewhereHint = Sambungkan ke jaringan yang benar, lalu muat ulang halaman ini. Ini tidak dihitung sebagai pembukaan.
caution-earlyTitle = Belum dapat dibuka
caution-earlyText = Tautan ini dapat dibuka mulai { $date } ({ $relative }).
caution-earlyHint = Muat ulang halaman ini pada waktunya. Ini tidak dihitung sebagai pembukaan.
caution-notBefore = Tidak dapat dibuka sebelum (opsional)
caution-notBeforeHint = Dalam zona waktu perangkat ini. Hanya Anda yang dapat membukanya lebih awal.
caution-afterFirstView = Setelah pembukaan pertama, kedaluwarsa dalam
caution-networks = Hanya di dalam jaringan ini (tanyakan kepada tim TI Anda)
caution-networksHint = Alamat dan rentang seperti 192.0.2.0/24, dipisahkan dengan koma.
caution-addressees = Hanya untuk orang-orang ini (opsional)
caution-addresseesHint = Alamat email, atau grup seperti group:staff, dipisahkan dengan koma. Sebelum tautan terbuka, penerima menggunakan login perusahaan, atau kode yang dikirim lewat email.
caution-addresseesByCompany = Alamat email, atau grup seperti group:staff, dipisahkan dengan koma. Sebelum tautan terbuka, penerima menggunakan login perusahaan.
caution-addresseesByCode = Alamat email, dipisahkan dengan koma. Tidak ada yang memerlukan akun: sebelum tautan terbuka, penerima mengetik kode yang dikirim lewat email.
caution-addresseesRequired = Hanya untuk orang-orang ini (wajib)
caution-addresseesNext = Hanya untuk { $people }. Kirim tautan kepada penerima ini. Tautan terbuka setelah login perusahaan.
caution-addresseesNextByCode = Hanya untuk { $people }. Kirim tautan kepada penerima ini. Di halamannya, penerima meminta kode yang dikirim ke alamat emailnya.
caution-addresseesNextByEither = Hanya untuk { $people }. Kirim tautan kepada penerima ini. Di halamannya, penerima menggunakan login perusahaan atau meminta kode yang dikirim ke alamat emailnya.
caution-openings = Peringatkan penerima jika tautan sudah pernah dibuka
caution-freeze = Jeda tautan
caution-thaw = Aktifkan lagi tautan

## cautionGateLive — page of a secret: it was opened before; recipients

cautionGateLive-openedBefore =
    { $n ->
       *[other] Tautan ini sudah dibuka { $n } kali sebelumnya, terakhir pada { $date } ({ $relative }).
    }

## addresseesLive — page “New”: problems with the field “Only for these people”; senders

addresseesLive-noAddress = “{ $entry }” bukan alamat email.
addresseesLive-notIn = Alamat di { $domain } tidak diizinkan.
addresseesLive-wanted = Masukkan untuk siapa tautan ini: server ini mewajibkannya.

## cautionCreateLive — page “New”: chips that sum up the chosen terms, and problems with fields; senders

cautionCreateLive-badMoment = Pilih waktu sebelum tautan kedaluwarsa.
cautionCreateLive-termNotBefore = dapat dibuka mulai { $date }
cautionCreateLive-notSooner = Tidak berubah
cautionCreateLive-termFirstView = kedaluwarsa { $duration } setelah pembukaan pertama
cautionCreateLive-badNetwork = “{ $network }” bukan jaringan. Masukkan alamat dan rentang seperti 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
       *[other] hanya dari { $n } jaringan
    }
cautionCreateLive-termAddressees =
    { $n ->
       *[other] hanya untuk { $n } penerima
    }
cautionCreateLive-termLock = hanya perangkat pertama
cautionCreateLive-termViewsEach =
    { $n ->
       *[other] { $n } kali buka untuk tiap penerima
    }

## cautionOwnLive — page of a link for its sender: paused, reported, and its terms

cautionOwnLive-frozen = Dijeda
cautionOwnLive-alarmed = Dilaporkan
cautionOwnLive-frozenNow = Tautan ini dijeda: tidak ada yang dapat membukanya selain Anda. Tautan tetap kedaluwarsa pada { $date }.
cautionOwnLive-alarm = Seorang penerima mengatakan bahwa orang lain telah membukanya lebih dahulu. Laporan ini dibuat pada { $date } ({ $relative }), dari { $address } ({ $browser }).
cautionOwnLive-alarmNext = Bandingkan entri di bawah dengan orang yang Anda beri tautan. Jika ragu, hapus tautan dan ganti rahasianya.
cautionOwnLive-settle = Abaikan laporan
cautionOwnLive-thawQuestion = Aktifkan lagi “{ $name }”? Siapa pun yang memiliki tautan dapat membukanya lagi.
cautionOwnLive-nowFrozen = Dijeda. Tidak ada yang dapat membukanya selain Anda.
cautionOwnLive-nowThawed = Tautan berfungsi lagi.
cautionOwnLive-nowSettled = Laporan diabaikan.
cautionOwnLive-networks = Jaringan
cautionOwnLive-recipients = Penerima
cautionOwnLive-recipientsOnly = Hanya untuk { $recipients }
cautionOwnLive-networksOnly = Hanya dari { $networks }
cautionOwnLive-lock = Perangkat
cautionOwnLive-lockYes = Hanya perangkat pertama yang dapat membukanya lagi
cautionOwnLive-shares = Pembukaan tiap penerima
cautionOwnLive-sharesEach =
    { $n ->
       *[other] Masing-masing boleh membukanya { $n } kali
    }
cautionOwnLive-wrongNetworks =
    { $n ->
       *[other] { $n } percobaan dari jaringan yang tidak Anda izinkan.
    }

## hold — held release: the recipient waits and reads out three words, the sender lets them in; both read this

hold-title = Menunggu pengirim
hold-tell = Pengirim harus memberi Anda izin untuk membukanya. Sampaikan tiga kata ini kepada pengirim, misalnya lewat telepon:
hold-plain = Halaman ini memeriksa lagi setiap beberapa detik.
hold-look = Periksa sekarang
hold-released = Pengirim telah memberi Anda izin. Anda dapat membukanya satu kali.
hold-counts = Pengirim harus memberi Anda izin untuk membukanya.
hold-ask = Minta izin pengirim
hold-refusedTitle = Pengirim menolak
hold-refusedText = Pengirim tidak memberi Anda izin untuk membukanya, dan menjeda tautan.
hold-refusedHint = Jika Anda memang menunggunya, telepon pengirim. Tidak ada yang dibuka.
hold-choice = Minta izin saya sebelum dibuka
hold-choiceHint = Penerima membacakan tiga kata kepada Anda lewat telepon, dan Anda mengizinkannya masuk.
hold-who = Yang menunggu Anda
hold-compare = Izinkan masuk hanya orang yang menyebutkan persis kata-kata ini kepada Anda, misalnya lewat telepon.
hold-nobody = Belum ada yang menunggu. Siapa pun yang membuka tautan akan menunggu di sini, dan membacakan tiga kata kepada Anda.

## holdGateLive — page on which a recipient waits until the sender releases the secret

holdGateLive-title = Menunggu pengirim
holdGateLive-until = Halaman ini menunggu hingga { $date } ({ $relative }). Anda dapat membiarkannya terbuka.
holdGateLive-waiting = Menunggu. Kata-kata Anda: { $words }.
holdGateLive-released = Pengirim telah memberi izin.
holdGateLive-crowded =
    { $n ->
       *[other] Terlalu banyak orang yang menunggu ini. Coba lagi dalam { $n } detik.
    }

## holdCreateLive — page “New”: chip for held release; senders

holdCreateLive-termHold = meminta izin Anda sebelum dibuka

## holdOwnLive — page of a link for its sender: who waits, and what the sender decides

holdOwnLive-release = Izinkan masuk
holdOwnLive-refuse = Tolak dan jeda
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Diizinkan masuk, belum membuka
holdOwnLive-asks =
    { $n ->
       *[other] { $n } orang menunggu
    }
holdOwnLive-arrived = Seseorang menunggu: { $words }.
holdOwnLive-nowReleased = Orang ini diizinkan masuk, dan dapat membukanya satu kali.
holdOwnLive-nowRefused = Ditolak. Tautan dijeda.
holdOwnLive-tooLate = Waktu tunggu ini sudah habis.
holdOwnLive-hold = Izin
holdOwnLive-holdYes = Tautan meminta izin Anda sebelum dibuka

## links — page “New”: a switch under the list of recipients; senders

links-choice = Tautan tersendiri untuk tiap penerima

## linksLive — page “New”: making one link for each recipient, and the finished links; senders

linksLive-noGroups = Grup tidak dapat memperoleh tautan tersendiri: keluarkan “{ $group }”, atau sebutkan orang-orangnya.
linksLive-making = Tautan { $at } dari { $of }: { $address }
linksLive-waits =
    { $n ->
       *[other] Server meminta untuk menunggu: { $address } menyusul dalam { $n } detik.
    }
linksLive-notTried = Dibatalkan. Tidak ada yang disimpan.
linksLive-ready =
    { $n ->
       *[other] { $n } tautan siap
    }
linksLive-opens =
    { $n ->
       *[other] Masing-masing dapat dibuka { $n } kali, hingga { $date } ({ $relative }), dan hanya oleh penerimanya.
    }
linksLive-links = Tautan
linksLive-copyOne = Salin
linksLive-copyAll = Salin semua sebagai teks
linksLive-pageOf = Halaman tautan ini
linksLive-keptByPasskey = Menyalin memerlukan kunci sandi Anda.
linksLive-gone = Halaman ini tidak menampilkan tautan ini lagi.
linksLive-linksKept = Browser ini menyimpan tautan-tautan itu. Browser lain tidak dapat menampilkannya.
linksLive-onlyHere = Salin tautan sekarang. Tautan tidak dapat ditampilkan lagi.
linksLive-unmade = Beberapa tautan belum dibuat, dan yang Anda bagikan hanya ada di halaman ini. Tetap tinggalkan halaman?
linksLive-unsaved = Anda belum menyalin semua tautan, dan hanya halaman ini yang menampilkannya. Tetap tinggalkan halaman?
linksLive-unmadeCount =
    { $n ->
       *[other] { $n } tautan tidak dibuat:
    }
linksLive-again = Coba lagi

## lock — a link that only its first device opens: form for senders (choice…, viewsEach…), pages for recipients (the rest)

lock-choice = Hanya perangkat pertama yang dapat membukanya lagi
lock-choiceHint = Tautan menjadi milik orang yang pertama membukanya. Di perangkat atau browser lain, tautan menyatakan sudah dibuka di tempat lain.
lock-viewsEach = Pembukaan untuk tiap penerima (opsional)
lock-viewsEachHint = Dengan begitu, setiap alamat memiliki jatah pembukaan sendiri, dan tidak ada yang bisa menghabiskan jatah penerima lain.
lock-first = Hanya browser yang pertama membuka ini yang dapat membukanya lagi, jadi bukalah di tempat Anda memerlukannya. Browser Anda menyimpan cookie untuk itu.
lock-own = Browser ini yang pertama membukanya. Hanya browser ini yang dapat membukanya lagi.
lock-elsewhereTitle = Dibuka di browser lain
lock-elsewhereText = Tautan ini hanya dapat dibuka di browser yang pertama membukanya, dan itu bukan browser ini.
lock-elsewhereHint = Jika itu Anda, kembali ke perangkat dan browser tersebut. Jika bukan, orang lain mungkin telah membaca rahasianya.
lock-needsCookie = Tautan ini memerlukan cookie, dan browser Anda tidak mengirimkannya. Izinkan cookie untuk halaman ini, lalu coba lagi.
lock-usedTitle = Anda sudah membukanya
lock-usedText =
    { $n ->
       *[other] Pengirim mengizinkan tiap penerima membuka tautan ini { $n } kali, dan Anda telah melakukannya.
    }
lock-usedHint = Jika Anda memerlukannya lagi, minta tautan baru kepada pengirim.

## sharesLive — page of a secret with views for each recipient; recipients

sharesLive-lastView = Ini pembukaan terakhir Anda. Simpan yang Anda perlukan sekarang.
sharesLive-lastViewFiles = Ini pembukaan terakhir Anda. Unduh yang Anda perlukan sekarang: tautan unduhan hanya berfungsi sebentar.

## preview — page of a link, for others than its sender too: what the link is

preview-title = Tautan
preview-text = Siapa pun yang memiliki tautan ini dapat membuka rahasia. Melihat halaman ini tidak dihitung sebagai pembukaan.
preview-sealedText = Siapa pun yang memiliki tautan lengkap dapat membuka rahasia. Melihat halaman ini tidak dihitung sebagai pembukaan.
preview-shownOnce = Rahasia ini dienkripsi end-to-end: tautan lengkapnya ditampilkan satu kali, saat dibuat, dan tidak dapat ditampilkan lagi.
preview-lost = Jika Anda tidak lagi memilikinya, hapus tautan ini dan buat yang baru.
preview-qrOf = Kode QR tautan
preview-terms = Detail

## returned — page of a link for its sender: a mail with the link came back

returned-one = Email kepada { $recipient } dikembalikan: { $reason } (status { $status }, { $when }).
returned-hint = Periksa alamatnya, atau berikan tautan dengan cara lain.
returned-no_mailbox = kotak surat itu tidak ada
returned-no_domain = domainnya tidak ada atau tidak menerima email
returned-closed = kotak surat tidak menerima email
returned-full = kotak surat penuh
returned-too_large = email terlalu besar untuk kotak surat
returned-unreachable = server email alamat itu tidak dapat dijangkau
returned-policy = server email alamat itu tidak menerima email semacam ini dari server ini
returned-refused = server email alamat itu menolaknya

## share — box with a link and the ways to hand it on; senders

share-link = Tautan
share-copy = Salin tautan
share-share = Bagikan
share-mail = Email
share-message = Salin sebagai pesan
share-qr = Kode QR
share-print = Cetak surat
share-page = Buka halaman tautan ini
share-png = Simpan sebagai PNG
share-svg = Simpan sebagai SVG

## shareLive — the message that goes with a link (in a mail, a chat, on paper), and what happens in the box “Link”

shareLive-copied = Disalin
shareLive-copyFailed = Gagal menyalin. Pilih teksnya, lalu salin.
shareLive-letterFailed = Gagal memuat surat. Periksa koneksi Anda, lalu coba lagi.
shareLive-codeFailed = Gagal menyimpan kode. Periksa koneksi Anda, lalu coba lagi.
shareLive-message =
    { $n ->
       *[other] Saya membagikan sesuatu yang bersifat rahasia kepada Anda. Tautan dapat dibuka { $n } kali, hingga { $date }:
    }
shareLive-mailSubject = Rahasia untuk Anda
shareLive-letterTerms =
    { $n ->
       *[other] Tautan dapat dibuka { $n } kali, hingga { $date }. Setelah itu isinya dihapus permanen.
    }

## letter — printed sheet (a letter on paper) with a link; read by the recipient

letter-to = Untuk
letter-from = Dari
letter-title = Sesuatu yang bersifat rahasia untuk Anda
letter-intro = Ini dapat dibuka di ponsel atau komputer apa pun. Anda tidak memerlukan akun.
letter-scan = Pindai kode dengan kamera ponsel Anda. Atau ketik alamat di browser persis seperti yang tercetak di sini: huruf besar dan kecil dibedakan.
letter-press = Tekan tombol di halaman yang terbuka.
letter-passphrase = Masukkan frasa sandi dan tekan tombolnya. Pengirim memberi Anda frasa sandi dengan cara lain. Demi keamanan Anda, frasa sandi tidak ada di lembar ini: jangan tuliskan di sini.
letter-keep = Simpan yang Anda perlukan, lalu musnahkan lembar ini.
letter-code = Kode QR alamat

## push — page of a link for its sender: who opened it, the log

push-opened = Siapa yang membukanya
push-log = Seluruh log
push-when = Waktu
push-what = Peristiwa
push-address = Alamat
push-browser = Browser
push-older = Lebih lama
push-newer = Lebih baru
push-end = Hapus sekarang
push-cancel = Batal

## pushChange — page on which a sender changes a link

pushChange-title = Ubah tautan ini
pushChange-back = Kembali ke tautan
pushChange-expires = Kedaluwarsa
pushChange-views = Berapa kali seluruhnya dapat dibuka
pushChange-save = Simpan perubahan
pushChange-extend = Perpanjang { $duration }
pushChange-change = Ubah …
pushChange-changed = Diubah.
pushChange-viewsBetween = Dari { $min } hingga { $max }. Dibuka sejauh ini: { $used }.
pushChange-latest = Paling lambat { $date }.

## pushChangeLive — page on which a sender changes a link: hints and problems of the fields

pushChangeLive-badExpiry = Pilih waktu antara { $from } dan { $to }.

## agentLive — browser and system of somebody who opened or signed in, in all logs

agentLive-agentOn = { $browser } di { $system }
agentLive-agentUnknown = tidak diketahui

## pushLive — page of a link: its terms, who opened it; its sender, and (terms only) others who look at it

pushLive-codesWait = Email yang menunggu, berisi kode untuk penerima: { $count }. Email pertama tiba paling lambat { $time }.
pushLive-codesFailed = Kode tidak dikirim lewat email: { $addresses }.
pushLive-text = Teks
pushLive-file = File
pushLive-url = Tautan
pushLive-qr = Kode QR
pushLive-active = Aktif
pushLive-expired = Kedaluwarsa
pushLive-views = Pembukaan
pushLive-viewsLeft = Sisa { $left } dari { $total }
pushLive-viewsUsed = { $used } dari { $total } terpakai
pushLive-expires = Kedaluwarsa
pushLive-notBefore = Dapat dibuka mulai
pushLive-firstView = Setelah pembukaan pertama
pushLive-firstViewEnds = Kedaluwarsa { $duration } kemudian
pushLive-passphrase = Frasa sandi
pushLive-passphraseSet = Ada: tautan hanya terbuka dengan frasa sandi itu.
pushLive-covered = Ditutupi
pushLive-coveredYes = Ya, hingga penerima mengetuknya
pushLive-deletable = Penerima boleh menghapusnya
pushLive-deletableYes = Ya
pushLive-files = File
pushLive-fileGuarded = nama dijaga oleh frasa sandi
pushLive-filesSealed =
    { $n ->
       *[other] { $n } file, { $size }, nama disegel
    }
pushLive-filesErased =
    { $n ->
       *[other] { $n } file, dihapus permanen
    }
pushLive-created = Dibuat
pushLive-name = Nama
pushLive-endedByViews = Pembukaan terakhirnya telah terpakai: { $when }. Isinya dihapus permanen.
pushLive-endedByTime = Waktunya habis: { $when }. Isinya dihapus permanen.
pushLive-endedByHand = Dihapus: { $when }, dari { $address } ({ $browser }). Isinya dihapus permanen.
pushLive-neverOpened = Tidak ada yang membukanya.
pushLive-openedNewest =
    { $n ->
       *[other] { $n } yang terbaru tercantum di sini, semuanya ada di log.
    }
pushLive-scanned =
    { $n ->
       *[other] Program, misalnya pratinjau tautan di chat, telah memindai halamannya { $n } kali. Itu tidak dihitung sebagai pembukaan.
    }
pushLive-failedPassphrases =
    { $n ->
       *[other] { $n } frasa sandi yang salah dimasukkan.
    }
pushLive-failedViews =
    { $n ->
       *[other] { $n } percobaan saat tautan kedaluwarsa, dijeda, atau belum dapat dibuka.
    }
pushLive-openedMeanwhile = Baru saja dibuka.
pushLive-ended = Dihapus. Isinya dihapus permanen.

## presets — terms kept under a name: form of a new link, and account; senders

presets-presets = Prasetel
presets-keep = Simpan sebagai prasetel …
presets-title = Prasetel Anda
presets-text = Opsi yang Anda simpan untuk tautan baru. Untuk menggunakannya, pilih prasetel saat membuat tautan.

## presetsLive — page “New”: the dialog that keeps terms as a preset; senders

presetsLive-presets = Prasetel
presetsLive-keepTitle = Simpan sebagai prasetel
presetsLive-name = Nama
presetsLive-save = Simpan
presetsLive-cancel = Batal
presetsLive-badName = Masukkan nama dengan maksimal 40 karakter. Anda dapat menyimpan hingga 20 prasetel.
presetsLive-badTerms = Server ini tidak menerima salah satu opsi ini.
presetsLive-taken = Anda sudah memiliki prasetel dengan nama ini.
presetsLive-offline = Server tidak menjawab. Periksa koneksi Anda, lalu coba lagi.
presetsLive-failed = Terjadi kesalahan ({ $status }). Tidak ada yang diubah.

## ownPresetsLive — page of one’s account: the list of presets; senders

ownPresetsLive-views =
    { $n ->
       *[other] { $n } kali buka
    }
ownPresetsLive-rename = Ganti nama
ownPresetsLive-renameOf = Ganti nama “{ $name }”
ownPresetsLive-remove = Hapus
ownPresetsLive-removeQuestion = Hapus prasetel “{ $name }”? Tautan yang dibuat dengannya tetap seperti semula.

## signIn — pages to sign in, to sign up, to choose a password, to set up the server

signIn-title = Masuk
signIn-email = Alamat email
signIn-password = Kata sandi
signIn-newPassword = Kata sandi baru
signIn-passwordHint =
    { $n ->
       *[other] Minimal { $n } karakter. Beberapa kata sudah cukup baik.
    }
signIn-submit = Masuk
signIn-passkey = Masuk dengan kunci sandi
signIn-signUp = Buat akun
signIn-have = Saya sudah punya akun
signIn-name = Alamat email atau nama pengguna
signIn-companyOrLocal = Gunakan kata sandi perusahaan Anda atau, jika punya, kata sandi server ini.
signIn-companyOrAdmins = Gunakan kata sandi perusahaan Anda. Administrator juga boleh menggunakan kata sandi server ini.
signIn-company = Gunakan kata sandi perusahaan Anda.
signIn-adminsOnly = Hanya administrator yang masuk dengan kata sandi.
signIn-forgot = Lupa kata sandi? Administrator dapat mengirimi Anda tautan.
signIn-setUpTitle = Selamat datang
signIn-setUpText = Server ini belum memiliki akun. Buat akun pertama: akun ini akan menjadi administrator.
signIn-setUpCode = Kode penyiapan
signIn-setUpCodeHint = Server menampilkannya saat dijalankan. Lihat terminal atau lognya.
signIn-setUpSubmit = Buat akun
signIn-resetTitle = Pilih kata sandi Anda
signIn-resetAccount = Untuk akun { $email }
signIn-resetText = Tautan ini berfungsi satu kali. Menggunakannya mengakhiri semua sesi dan token API akun Anda.
signIn-lettersWhy = Ini menunjukkan bahwa Anda bukan program.
signIn-resetSubmit = Simpan dan masuk

## sessionsLive — list of sessions: where an account is signed in; its owner and administrators

sessionsLive-sessions = Sesi
sessionsLive-sessionHere = browser ini
sessionsLive-sessionBegan = masuk { $when }
sessionsLive-sessionUsed = terakhir digunakan { $when }
sessionsLive-sessionEnd = Akhiri
sessionsLive-sessionEndQuestion = Akhiri sesi di { $name }? Browser itu langsung keluar dari akun.
sessionsLive-sessionEnded = Diakhiri. Browser itu telah keluar dari akun.
sessionsLive-noSessions = Tidak sedang masuk di mana pun.
sessionsLive-othersQuestion = Keluar di semua tempat lain? Di sini Anda tetap masuk.
sessionsLive-othersEnded =
    { $n ->
       *[other] { $n } sesi lain telah diakhiri.
    }
sessionsLive-endOthers = Keluar di semua tempat lain

## signInAgainLive — dialog when a session ended while somebody was writing; people with an account

signInAgainLive-title = Anda telah keluar dari akun
signInAgainLive-text = Sesi Anda telah berakhir. Masuk sebagai { $email } untuk melanjutkan. Yang Anda ketik dan pilih masih ada di sini.
signInAgainLive-somebodyElse = { $other } kini masuk di browser ini. Masuk sebagai { $email } untuk melanjutkan. Yang Anda ketik dan pilih masih ada di sini.
signInAgainLive-limited = Server ini meminta faktor kedua dari Anda. Siapkan satu, lalu lanjutkan. Yang Anda ketik dan pilih masih ada di sini.
signInAgainLive-declined = Anda telah keluar dari akun, dan tidak ada yang dikirim. Coba lagi untuk masuk dan melanjutkan.
signInAgainLive-notYet = Anda belum masuk sebagai { $email }.
signInAgainLive-password = Kata sandi
signInAgainLive-submit = Masuk dan lanjutkan
signInAgainLive-passkey = Masuk dengan kunci sandi
signInAgainLive-elsewhere = Ini terbuka di tab lain. Kembali ke sini setelahnya, lalu lanjutkan.
signInAgainLive-setUp = Siapkan faktor kedua
signInAgainLive-goOn = Lanjutkan
signInAgainLive-cancel = Batal
signInAgainLive-noName = Masukkan alamat email atau nama pengguna Anda.
signInAgainLive-noPassword = Masukkan kata sandi.
signInAgainLive-wrong = Kata sandi salah.
signInAgainLive-refused = Anda tidak boleh masuk dengan cara ini. Gunakan cara lain, atau tanyakan kepada administrator.
signInAgainLive-noCode = Masukkan kode.
signInAgainLive-code = Kode aplikasi Anda, atau kode pemulihan
signInAgainLive-recoveryCode = Kode pemulihan
signInAgainLive-wrongCode = Kode itu salah, atau sudah digunakan. Tunggu kode berikutnya.
signInAgainLive-begin = Waktunya habis. Pilih “Batal”, lalu coba lagi.
signInAgainLive-passkeyCancelled = Tidak ada kunci sandi yang digunakan. Coba lagi, atau masuk dengan cara lain.
signInAgainLive-passkeyRefused = Server tidak menerima kunci sandi ini. Masuk dengan cara lain.
signInAgainLive-wrongOrigin = Halaman ini dibuka di alamat yang berbeda dari alamat server sendiri. Buka di URL dasarnya.
signInAgainLive-tooMany =
    { $n ->
       *[other] Terlalu banyak percobaan yang gagal. Coba lagi dalam { $n } detik.
    }
signInAgainLive-offline = Server tidak menjawab. Periksa koneksi Anda, lalu coba lagi.
signInAgainLive-failed = Terjadi kesalahan ({ $status }).

## accountLive — messages of the pages to sign in, and of one’s account

accountLive-passkeyCancelled = Tidak ada kunci sandi yang digunakan. Coba lagi, atau gunakan kata sandi Anda.
accountLive-passkeyRefused = Server tidak menerima kunci sandi ini. Masuk dengan kata sandi Anda.
accountLive-wrong = Alamat email atau kata sandi salah.
accountLive-wrongName = Nama atau kata sandi salah.
accountLive-noName = Masukkan alamat email atau nama pengguna Anda.
accountLive-noGroup = Anda tidak termasuk dalam grup yang boleh menggunakan server ini. Tanyakan kepada administratornya.
accountLive-noAddress = Login perusahaan Anda tidak memberi server ini alamat email yang valid. Tanyakan kepada administratornya.
accountLive-notLinked = Akun dengan alamat email Anda sudah ada di sini. Minta administrator menghubungkannya dengan login perusahaan Anda.
accountLive-notAdded = Anda tidak memiliki akun di sini. Minta administrator menambahkannya.
accountLive-notSetUp = Server ini belum disiapkan.
accountLive-notAdmitted = Anda tidak boleh masuk di sini. Tanyakan kepada administrator.
accountLive-directoryAway = Kata sandi perusahaan sedang tidak dapat diperiksa. Jika Anda memiliki kata sandi server ini, gunakan itu.
accountLive-limited =
    { $n ->
       *[other] Terlalu banyak percobaan yang gagal. Coba lagi dalam { $n } detik.
    }
accountLive-offline = Server tidak menjawab. Periksa koneksi Anda, lalu coba lagi.
accountLive-failed = Terjadi kesalahan ({ $status }).
accountLive-wrongCode = Kode penyiapan salah.
accountLive-invitation = Anda diundang. Pilih kata sandi, dan Anda langsung masuk. Tautan ini berfungsi satu kali.
accountLive-badLink = Tautan ini tidak berlaku lagi. Minta tautan baru kepada administrator.
accountLive-noLink = Buka lagi tautan dari pesan Anda. Halaman ini hanya berfungsi dengan tautan lengkap.
accountLive-noCode = Masukkan kode penyiapan.
accountLive-noPassword = Masukkan kata sandi.
accountLive-again = Anda dapat mencoba lagi sekarang.
accountLive-taken = Akun dengan alamat email ini sudah ada.
accountLive-alreadySetUp = Server ini sudah disiapkan. Silakan masuk saja.
accountLive-tooShort = Kata sandi terlalu pendek.
accountLive-tooCommon = Kata sandi ini termasuk yang paling umum, atau hampir sama dengan alamat Anda. Kata sandi seperti ini dicoba lebih dahulu oleh penebak. Pilih yang lain.
accountLive-badEmail = Masukkan alamat email yang valid.
accountLive-wrongOrigin = Halaman ini dibuka di alamat yang berbeda dari alamat server sendiri. Buka di URL dasarnya.
accountLive-saved = Disimpan.
accountLive-wrongCurrent = Kata sandi saat ini salah.
accountLive-changed = Kata sandi Anda telah diubah. Sesi di perangkat lain telah diakhiri.
accountLive-tokensRevoked =
    { $n ->
       *[other] { $n } token API telah dicabut.
    }
accountLive-tokenName = Beri nama pada token.
accountLive-tokenTaken = Anda sudah memiliki token dengan nama ini.
accountLive-noTokens = Anda belum memiliki token.
accountLive-never = tidak pernah digunakan
accountLive-used = terakhir digunakan { $when }
accountLive-made = dibuat { $when }
accountLive-revoke = Cabut
accountLive-revokeQuestion = Cabut token “{ $name }”? Program yang menggunakannya langsung berhenti berfungsi.
accountLive-revoked = Dicabut.
accountLive-copied = Disalin
accountLive-copyFailed = Gagal menyalin. Pilih teksnya, lalu salin.

## account — page “Your account”; people with an account

account-title = Akun Anda
account-signedInAs = Masuk sebagai { $email }
account-signOut = Keluar
account-programs = Token API dan webhook
account-programsTokens = Token API
account-tokens = Token API
account-tokensText = Program menggunakan token sebagai ganti kata sandi Anda. Program bertindak atas nama Anda.
account-tokenName = Untuk apa token ini?
account-tokenPlaceholder = skrip pencadangan
account-create = Buat token
account-shown = Token baru Anda. Hanya ditampilkan satu kali:
account-copy = Salin
account-example = Contohnya
account-notify = Notifikasi
account-notifyMe = Beri tahu saya saat tautan baru saya dibuka
account-notifyEach = Anda dapat memilih lain untuk setiap tautan.
account-sessions = Tempat Anda masuk
account-sessionsText = Akhiri yang tidak Anda kenali, lalu ubah kata sandi Anda.
account-endOthers = Keluar di semua tempat lain
account-password = Kata sandi
account-current = Kata sandi saat ini
account-next = Kata sandi baru
account-change = Ubah kata sandi
account-changeHint = Semua sesi Anda yang lain berakhir.
account-revokeTokens = Cabut juga semua token API saya
account-revokeTokensHint = Biarkan ini dicentang jika orang lain mungkin mengetahui kata sandi Anda. Program yang menggunakan token berikut langsung berhenti berfungsi:
account-cancel = Batal
account-confirm = Cabut

## admin — “My links” (people with an account), and “Users”, “Server”, “All links” (administrators)

admin-title = Tautan saya
admin-titleExpired = Tautan kedaluwarsa
admin-active = Aktif
admin-expired = Kedaluwarsa
admin-all = Semua tautan
admin-users = Pengguna
admin-server = Server
admin-search = Cari nama, catatan, atau tautan
admin-order = Urutkan
admin-byNewest = Terbaru dahulu
admin-byExpiry = Menurut waktu kedaluwarsa
admin-byOpened = Terakhir dibuka
admin-byViews = Sisa pembukaan paling sedikit
admin-parts = Tampilkan hanya
admin-unopened = Tidak pernah dibuka
admin-opened = Dibuka
admin-today = Kedaluwarsa hari ini
admin-sealed = Enkripsi end-to-end
admin-waiting = Ada yang menunggu
admin-frozen = Dijeda
admin-answers = Jawaban
admin-tickAll = Pilih semua
admin-csv = Simpan sebagai CSV
admin-newer = Lebih baru
admin-older = Lebih lama
admin-cancel = Batal
admin-end = Hapus sekarang
admin-addUser = Tambahkan pengguna
admin-email = Alamat email
admin-administrator = Administrator
admin-add = Tambahkan
admin-byMail = Kirim tautan lewat email
admin-oneTime = Tautan sekali pakai, berlaku selama 24 jam. Berikan kepada pengguna:
admin-copy = Salin
admin-storage = Penyimpanan
admin-settings = Pengaturan yang berlaku
admin-settingsText = Untuk mengubah pengaturan, sunting file konfigurasi server, lalu mulai ulang server.
admin-option = Opsi
admin-value = Nilai
admin-origin = Asal
admin-version = Versi
admin-configFile = File konfigurasi

## health — page “Health”: the state of the server; administrators and auditors

health-title = Kondisi
health-open = Perlu tindakan Anda
health-openForAuditors = Untuk administrator
health-nothing = Tidak ada yang memerlukan tindakan Anda.
health-commands = Jalankan perintah di server, sebagai pengguna layanannya.
health-onServer = Di server
health-inConfigFile = Di file konfigurasi
health-noConfigFile = Server ini berjalan tanpa file konfigurasi. Buat satu, lalu jalankan server dengan --config dan jalur filenya.
health-how = Yang perlu dilakukan
health-fine = Kondisi saat ini
health-complaints = Peringatan dan kesalahan
health-complaintsText = Yang ditulis server ini ke lognya sejak dijalankan. Detailnya ada di log.
health-warn = Peringatan
health-error = Kesalahan
health-times =
    { $n ->
       *[other] { $n } kali, terakhir { $when }
    }
health-examine = Periksa sekarang
health-examineTitle = Pemeriksaan mandiri (doctor)
health-examineText = Memeriksa direktori data, dan menghubungi server email, penyedia, serta semua hal lain yang disebut dalam pengaturan. Pemeriksaan ini tidak mengirim dan tidak mengubah apa pun.
health-ok = Semuanya baik
health-subjectDirectory = Direktori data
health-subjectPermissions = Izin
health-subjectPolicy = Kebijakan
health-subjectErasing = Penghapusan permanen
health-subjectSignIn = Login perusahaan
health-subjectLdap = Direktori (LDAP)
health-subjectScanner = Pemindai virus
health-subjectPrevious = Server sebelumnya
health-inEnglish = Detailnya dalam bahasa Inggris, seperti di log server.
health-receiverAnswered = Penerima menjawab { $status }.
health-receiverRefused = Penerima menolak koneksi.
health-receiverSilent = Penerima tidak menjawab tepat waktu.
health-receiverUnknown = Nama penerima tidak dikenal.

## administration — pages “Users”, “Server”, “All links” and “First steps”; administrators

administration-findUser = Cari pengguna
administration-before = Sebelumnya
administration-next = Berikutnya
administration-role = Peran
administration-actions = Tindakan
administration-lastSignIn = terakhir masuk { $when }
administration-asUser = Pengguna
administration-asAuditor = Auditor: melihat semua log, tidak melihat rahasia
administration-administrators = Administrator
administration-auditors = Auditor
administration-invited = Diundang
administration-disabled = Dinonaktifkan
administration-suspended = Ditangguhkan
administration-unprotected = Tanpa faktor kedua
administration-userLinks = Tautan
administration-userFactors = Faktor kedua
administration-userGroups = Grup
administration-group = Tambahkan ke grup
administration-joinGroup = Tambahkan
administration-userLimits = Batas dari kebijakan
administration-userLog = Entri log terbaru
administration-wholeLog = Semua entri
administration-endPushes = Hapus juga yang telah dibagikan pengguna ini, dan tutup permintaannya
administration-endEverything = Akhiri semuanya
administration-everyone = Semua orang
administration-nobody = Tanpa akun
administration-findLink = Pengirim, tautan, atau nomor
administration-findALink = Cari tautan
administration-madeUntil = Dibuat hingga
administration-filterState = Status
administration-anyState = Semua status
administration-onlyActive = Aktif
administration-onlyExpired = Kedaluwarsa atau dihapus
administration-settingsFilter = Cari pengaturan
administration-onlyChanged = Hanya yang diubah

## firstSteps

firstSteps-title = Langkah pertama
firstSteps-done = { $done } dari { $all } selesai
firstSteps-others = Langkah lainnya tercantum di atas.
firstSteps-address = Alamat
firstSteps-addressOpen = Tautan tidak punya alamat tetap
firstSteps-addressWhy = Penerima harus dapat menjangkau alamat yang mengawali tautan.
firstSteps-addressDo = Ganti { $example } dengan alamat server Anda.
firstSteps-addressUnset = Tautan diawali dengan alamat yang digunakan tiap pengirim, bagi Anda { $origin }.
firstSteps-addressPlain = Tautan diawali dengan { $url }, yang tidak dienkripsi.
firstSteps-addressElsewhere = Tautan diawali dengan { $url }. Saat ini Anda berada di { $origin }: buka { $url } untuk melihat apakah alamat itu dapat dijangkau.
firstSteps-addressGood = Tautan diawali dengan { $url }, dan Anda telah menjangkau server di sana.
firstSteps-tls = Enkripsi di perjalanan
firstSteps-tlsOpen = Koneksi tidak dienkripsi
firstSteps-tlsWhy = Siapa pun di jalur jaringan dapat membaca rahasia.
firstSteps-tlsOwn = Server ini menangani TLS sendiri.
firstSteps-tlsProxy = Proksi terbalik menangani TLS untuk server ini.
firstSteps-tlsNone = Anda terhubung melalui HTTP biasa.
firstSteps-tlsDo = Beri server sertifikat, atau tempatkan proksi terbalik dengan HTTPS di depannya:
firstSteps-key = Salinan kunci induk
firstSteps-keyMissing = Belum ada salinan kunci induk yang dikonfirmasi
firstSteps-keyWhy = Tanpa kunci itu, tidak ada yang dapat membaca lagi data atau cadangan.
firstSteps-keyOpen = Belum ada yang mengonfirmasi salinan kunci { $key }.
firstSteps-keyDone = Salinan kunci { $key } dikonfirmasi { $when }.
firstSteps-keyDo = Perintah ini menulis cadangan terenkripsi yang memuat kunci. Simpan di mesin lain:
firstSteps-keyTick = Saya memiliki salinan di tempat aman
firstSteps-keyUntick = Saya tidak lagi memiliki salinan ini
firstSteps-people = Siapa yang boleh membagikan
firstSteps-peopleWhy = Dengan akun, orang melihat apa yang terjadi dengan tautannya, dan Anda menentukan siapa yang boleh membagikan.
firstSteps-peopleAlone = Hanya Anda yang memiliki akun. Tanpa akun, siapa pun yang dapat menjangkau server ini dapat membagikan teks.
firstSteps-peopleAloneClosed = Hanya Anda yang memiliki akun, dan tanpa akun tidak ada yang dapat membagikan.
firstSteps-peopleMany =
    { $n ->
       *[other] Ada { $n } akun.
    }
firstSteps-peopleOpen = Siapa pun boleh membuat akun.
firstSteps-peopleDecided = Anda telah menentukannya dalam pengaturan.
firstSteps-peopleDo = Tambahkan pengguna, atau tentukan dengan allow_sign_up dan allow_anonymous.
firstSteps-peopleLink = Tambahkan pengguna
firstSteps-first = Rahasia pertama
firstSteps-firstWhy = Dengan mencobanya sekali, Anda tahu apa yang dilihat penerima.
firstSteps-firstNone = Belum ada yang disimpan.
firstSteps-firstLink = Bagikan rahasia
firstSteps-backup = Cadangan
firstSteps-backupWhy = Disk dapat rusak tanpa peringatan, dan server membuat cadangan sendiri hanya jika diberi tahu ke mana.
firstSteps-backupNone = Belum ada cadangan yang dibuat.
firstSteps-backupGood = Cadangan terakhir dibuat { $when }.
firstSteps-backupDaily = Atau setiap hari di server
firstSteps-requests = Permintaan
firstSteps-requestsWhy = Dengan permintaan, orang yang memiliki akun meminta rahasia kepada orang lain, dan orang lain itu tidak memerlukan akun untuk mengirimkannya.
firstSteps-requestsOff = Nonaktif. Anda dapat membiarkannya begitu.

## serverFacts

serverFacts-links = Tautan
serverFacts-activeLinks = Tautan aktif
serverFacts-stored = Yang disimpan server ini
serverFacts-storedSum = { $size } seluruhnya
serverFacts-payloads = Rahasia (perkiraan)
serverFacts-rows = Log, akun, dan ruang kosong basis data
serverFacts-fileContents = File
serverFacts-fileLimit = Batas untuk file
serverFacts-fileLimitText = { $used } dari { $total }
serverFacts-disk = Disk
serverFacts-diskText = { $free } kosong dari { $total }
serverFacts-diskOurs = Server ini
serverFacts-diskOthers = Selebihnya
serverFacts-diskFree = Kosong
serverFacts-floor = File ditolak selama ruang kosong kurang dari { $size }.
serverFacts-scarce = Ruang tinggal sedikit: file akan segera ditolak, atau sudah ditolak.
serverFacts-changed = Diubah
serverFacts-reach = Alamat dan jaringan
serverFacts-access = Akses dan akun
serverFacts-pushes = Rahasia
serverFacts-files = File
serverFacts-data = Data dan kunci
serverFacts-limits = Batas
serverFacts-pages = Tampilan dan halaman Tentang
serverFacts-mail = Email
serverFacts-watch = Log dan metrik
serverFacts-preset = bawaan: { $value }
serverFacts-byDefault = bawaan
serverFacts-fromFlag = opsi perintah
serverFacts-inEnglish = Deskripsinya dalam bahasa Inggris.
serverFacts-notSet = (tidak diatur)

## settingsLive

settingsLive-found =
    { $n ->
       *[other] { $n } pengaturan
    }
settingsLive-none = Tidak ada pengaturan yang cocok.

## listLive

listLive-offline = Server tidak menjawab. Periksa koneksi Anda, lalu coba lagi.
listLive-failed = Terjadi kesalahan ({ $status }).
listLive-rateLimited =
    { $n ->
       *[other] Terlalu banyak permintaan. Coba lagi dalam { $n } detik.
    }
listLive-copied = Disalin
listLive-copyFailed = Gagal menyalin. Pilih teksnya, lalu salin.

## adminLive — lists “My links” (their senders), “Users”, “Server” and “First steps” (administrators)

adminLive-invitedUntil = diundang, tautannya kedaluwarsa { $when }
adminLive-invitedOver = diundang, tautannya telah kedaluwarsa { $when }
adminLive-newLink = Tautan baru
adminLive-mailLink = Kirim tautan baru lewat email
adminLive-withdraw = Tarik kembali
adminLive-withdrawQuestion = Tarik kembali undangan { $email }? Tautannya berhenti berfungsi.
adminLive-withdrawn = Undangan { $email } telah ditarik kembali.
adminLive-endAll = Akhiri semuanya
adminLive-endAllQuestion = Akhiri semua milik { $email }? Akun dinonaktifkan. Sesi, token, tautan sekali pakai, faktor kedua, dan webhook langsung berakhir.
adminLive-endedAll = { $email } dinonaktifkan. Diakhiri: { $what }.
adminLive-endedNothing = { $email } dinonaktifkan. Tidak ada lagi yang perlu diakhiri.
adminLive-endedSessions =
    { $n ->
       *[other] { $n } sesi
    }
adminLive-endedTokens =
    { $n ->
       *[other] { $n } token
    }
adminLive-endedLinks =
    { $n ->
       *[other] { $n } tautan sekali pakai
    }
adminLive-endedFactors =
    { $n ->
       *[other] { $n } faktor kedua
    }
adminLive-endedHooks =
    { $n ->
       *[other] { $n } webhook
    }
adminLive-endedPushes =
    { $n ->
       *[other] { $n } tautan atau permintaan
    }
adminLive-suspended = ditangguhkan oleh login perusahaan
adminLive-unprotected = tanpa faktor kedua
adminLive-actionsOf = Tindakan untuk { $email }
adminLive-addedOn = ditambahkan { $when }
adminLive-factorAdded = ditambahkan { $when }
adminLive-appWithCodes = Aplikasi kode
adminLive-codesLeft =
    { $n ->
       *[other] sisa { $n } kode pemulihan
    }
adminLive-noFactors = Tanpa faktor kedua.
adminLive-groupHere = ditambahkan oleh administrator
adminLive-groupOfCompany = dari login perusahaan
adminLive-groupOfDirectory = dari direktori
adminLive-leaveGroup = Keluarkan
adminLive-noGroups = Tidak ada dalam grup.
adminLive-noLimits = Tidak ada kebijakan yang membatasi orang ini.
adminLive-endSessions = Akhiri sesi
adminLive-endSessionsQuestion = Akhiri semua sesi { $email }? Pengguna ini harus masuk lagi. Token tetap berfungsi.
adminLive-sessionsEnded = Sesi { $email } telah diakhiri.
adminLive-disableMany =
    { $n ->
       *[other] Nonaktifkan { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
       *[other] Nonaktifkan { $n } pengguna? Sesi dan tokennya langsung berakhir.
    }
adminLive-disabledMany =
    { $n ->
       *[other] { $n } pengguna dinonaktifkan.
    }
adminLive-endSessionsMany =
    { $n ->
       *[other] Akhiri sesi { $n } pengguna
    }
adminLive-endSessionsManyQuestion =
    { $n ->
       *[other] Akhiri semua sesi { $n } pengguna? Pengguna harus masuk lagi. Token tetap berfungsi.
    }
adminLive-sessionsEndedMany =
    { $n ->
       *[other] Sesi { $n } pengguna telah diakhiri.
    }
adminLive-openedSince = dibuka sejak kunjungan terakhir Anda
adminLive-damaged = rusak
adminLive-mailReset = Kirim tautan kata sandi lewat email
adminLive-mailed = Email berisi tautan sedang dikirim kepada { $email }.
adminLive-notMailed = Email kepada { $email } tidak terkirim: { $reason } Kirim lagi, atau tampilkan tautannya.
adminLive-noneAtAll = Belum ada yang membagikan apa pun. Yang dibagikan orang muncul di sini, tanpa isinya.
adminLive-noneMatching = Tidak ada tautan yang cocok dengan filter ini.
adminLive-showEveryone = Tampilkan semua
adminLive-pushesOf =
    { $n ->
       *[other] { $n } tautan
    }
adminLive-tryAgain = Anda dapat mencoba lagi sekarang.
adminLive-none = Belum ada apa-apa di sini.
adminLive-noneActive = Saat ini Anda tidak membagikan apa pun.
adminLive-noneExpired = Belum ada yang kedaluwarsa. Yang telah kedaluwarsa tercantum di sini beserta lognya.
adminLive-linksFound =
    { $n ->
       *[other] { $n } tautan
    }
adminLive-tick = Pilih { $name }
adminLive-sealed = Enkripsi end-to-end
adminLive-shareSecret = Bagikan rahasia
adminLive-noneFound = Tidak ada yang ditemukan.
adminLive-searchedPart =
    { $n ->
       *[other] Pencarian mencakup { $n } tautan. Ada yang lebih lama.
    }
adminLive-searchOlder = Cari di tautan yang lebih lama
adminLive-text = Teks
adminLive-file = File
adminLive-url = Tautan
adminLive-qr = Kode QR
adminLive-created = dibuat { $when }
adminLive-endsIn = kedaluwarsa { $when }
adminLive-endedOn = telah kedaluwarsa { $when }
adminLive-isExpired = kedaluwarsa
adminLive-byHand = dihapus { $when }
adminLive-viewsLeft =
    { $n ->
       *[other] sisa { $n } kali buka
    }
adminLive-notViewed = belum dibuka
adminLive-neverViewed = tidak pernah dibuka
adminLive-viewed =
    { $n ->
       *[other] dibuka { $n } kali
    }
adminLive-viewedLast =
    { $n ->
       *[other] dibuka { $n } kali, terakhir { $when }
    }
adminLive-copyLink = Salin tautan
adminLive-sealedFiles =
    { $n ->
       *[other] { $n } file, nama disegel
    }
adminLive-sealedLink = Tautan lengkapnya ditampilkan satu kali, saat dibuat.
adminLive-end = Hapus sekarang
adminLive-endQuestion = Hapus “{ $name }” sekarang? Setelah itu tidak ada yang dapat membukanya lagi.
adminLive-ended = Dihapus.
adminLive-notFound = Tautan itu tidak ada.
adminLive-nobody = anonim
adminLive-administrator = administrator
adminLive-disabled = dinonaktifkan
adminLive-you = Anda
adminLive-makeAdmin = Jadikan administrator
adminLive-takeAdmin = Cabut hak administrator
adminLive-disable = Nonaktifkan
adminLive-enable = Aktifkan
adminLive-reset = Atur ulang kata sandi
adminLive-tokens = Token
adminLive-noTokens = Tidak ada token.
adminLive-revoke = Cabut
adminLive-makeAdminQuestion = Jadikan { $email } administrator? Akun ini akan melihat tautan dan log semua orang, dan dapat mengubah setiap akun.
adminLive-enableQuestion = Aktifkan { $email }? Pengguna ini dapat masuk lagi, dengan hak yang dimilikinya sebelumnya.
adminLive-usersFound =
    { $n ->
       *[other] { $n } pengguna
    }
adminLive-usersShown =
    { $n ->
       *[other] { $from }–{ $to } dari { $n } pengguna
    }
adminLive-noUserFound = Tidak ada pengguna yang cocok dengan pencarian ini.
adminLive-takeAdminQuestion = Cabut hak administrator dari { $email }? Sesi dan tokennya berakhir.
adminLive-disableQuestion = Nonaktifkan { $email }? Sesi dan tokennya langsung berakhir.
adminLive-resetQuestion = Buat tautan sekali pakai untuk { $email }? Tautan sebelumnya berhenti berfungsi. Menggunakan tautan ini mengakhiri semua sesi dan token pengguna ini.
adminLive-resetFactors = Atur ulang faktor kedua
adminLive-resetFactorsQuestion = Hapus semua faktor kedua { $email }? Pastikan dahulu bahwa yang memintanya memang orang itu sendiri. Sesinya langsung berakhir. Token tetap berfungsi.
adminLive-factorsReset = { $email } tidak memiliki faktor kedua lagi.
adminLive-revokeQuestion = Cabut token “{ $name }” milik { $email }?
adminLive-taken = Akun dengan alamat email ini sudah ada.
adminLive-badEmail = Masukkan alamat email yang valid.
adminLive-passwordsElsewhere = Pengguna ini tidak dapat masuk dengan kata sandi server ini: local_sign_in tidak mengizinkannya.
adminLive-lastAdmin = Ini administrator terakhir: tunjuk yang lain terlebih dahulu.
adminLive-used = terakhir digunakan { $when }
adminLive-never = tidak pernah digunakan

## ownListLive

ownListLive-endMany =
    { $n ->
       *[other] Hapus { $n }
    }
ownListLive-endedMany =
    { $n ->
       *[other] { $n } tautan dihapus.
    }

## hooks — pages “Webhooks” (people with an account) and “Events” (administrators, from eventsTab on)

hooks-title = Webhook
hooks-lead = Beri tahu program lain apa yang terjadi dengan tautan Anda. Program itu tidak pernah mendapat rahasia, frasa sandi, atau nama file.
hooks-back = Akun Anda
hooks-openText = Beri tahu program atau chat saat tautan Anda dibuka.
hooks-yours = Webhook Anda
hooks-secretShown = Rahasia yang menandatangani pesannya. Hanya ditampilkan satu kali:
hooks-copy = Salin
hooks-verify = Penerima memverifikasi tanda tangan seperti yang dijelaskan di standardwebhooks.com.
hooks-add = Tambahkan webhook
hooks-name = Nama
hooks-namePlaceholder = Chat tim
hooks-url = Alamat
hooks-urlHint = Harus alamat yang diizinkan oleh administrator Anda.
hooks-template = Bentuk pesan
hooks-eventKinds = Peristiwa yang diberitahukan
hooks-details = Detail tambahan
hooks-includeHint = Siapa pun yang memiliki tautan dapat membukanya. Sertakan hanya jika Anda memercayai semua orang yang ikut membaca.
hooks-submit = Tambahkan webhook
hooks-cancel = Batal
hooks-retryAll = Coba lagi semua
hooks-dropAll = Buang semua

## hooksLive — page “Webhooks”: the list, messages; people with an account

hooksLive-linkName = Nama tautan
hooksLive-linkItself = Tautan itu sendiri
hooksLive-none = Anda belum memiliki webhook.
hooksLive-off = Dinonaktifkan: penerimanya menjawab bahwa webhook itu sudah tidak ada.
hooksLive-test = Uji
hooksLive-tested =
    { $n ->
       *[other] Penerima menjawab { $status } setelah { $n } milidetik.
    }
hooksLive-testFailed = Pengujian gagal: { $reason }.
hooksLive-newSecret = Rahasia baru
hooksLive-newSecretQuestion = Buat rahasia baru untuk “{ $name }”? Rahasia yang sekarang tetap ikut menandatangani selama satu hari.
hooksLive-switchOn = Aktifkan
hooksLive-remove = Hapus
hooksLive-removeQuestion = Hapus “{ $name }”? Yang masih dalam perjalanan ke sana akan dibuang.
hooksLive-removed = Dihapus.
hooksLive-added = Ditambahkan.
hooksLive-noName = Beri nama pada webhook.
hooksLive-badUrl = Tidak ada yang dapat dikirim ke alamat ini.
hooksLive-notAllowed = Administrator Anda tidak mengizinkan alamat ini.
hooksLive-noEvents = Pilih minimal satu peristiwa.
hooksLive-taken = Anda sudah memiliki webhook dengan nama ini, atau sudah mencapai jumlah yang diizinkan.
hooksLive-copied = Disalin
hooksLive-copyFailed = Gagal menyalin. Pilih teksnya, lalu salin.

## eventsLive — page “Events”: what webhooks and other receivers could not be told; administrators

eventsLive-eventsWaiting =
    { $n ->
       *[other] { $n } peristiwa menunggu disampaikan. Yang terlama terjadi { $when }.
    }
eventsLive-noLetters = Tidak ada peristiwa yang penyampaiannya dihentikan.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = milik { $owner }
eventsLive-letterMeta =
    { $n ->
       *[other] terjadi { $when } · dicoba { $n } kali
    }
eventsLive-retry = Coba lagi
eventsLive-drop = Buang
eventsLive-dropQuestion = Buang peristiwa ini untuk selamanya?
eventsLive-dropAllQuestion = Buang semua peristiwa yang penyampaiannya dihentikan, untuk selamanya?
eventsLive-retried =
    { $n ->
       *[other] { $n } peristiwa dicoba lagi.
    }
eventsLive-dropped =
    { $n ->
       *[other] { $n } peristiwa telah dibuang.
    }

## keptLive — finished link with extra protection: this browser keeps it; senders

keptLive-keptByBrowser = Disimpan di browser ini. Siapa pun yang dapat menggunakan browser ini dapat menyalin tautan.
keptLive-keptByPasskey = Disimpan di browser ini, dijaga kunci sandi Anda.

## keptPageLive — page of a link or request: what this browser keeps; senders

keptPageLive-keptShowLink = Tampilkan tautan
keptPageLive-keptNotOpened = Kunci sandi Anda tidak membukanya. Coba lagi.
keptPageLive-keptKeyByBrowser = Browser ini menyimpan kunci yang membuka jawaban. Siapa pun yang dapat menggunakan browser ini dapat membacanya.
keptPageLive-keptKeyByPasskey = Browser ini menyimpan kunci yang membuka jawaban, dijaga kunci sandi Anda.

## keptAccountLive — page of one’s account: what this browser keeps; senders

keptAccountLive-keptSignOut =
    { $n ->
       *[other] Keluar akan menghapus { $n } tautan atau kunci yang hanya diketahui browser ini. Setelah itu jawaban atas permintaan Anda hanya terbuka dengan file pemulihan.
    }
keptAccountLive-keptSignOutYes = Hapus dan keluar
keptAccountLive-keptCount =
    { $n ->
       *[other] { $n } tautan atau kunci disimpan di browser ini.
    }
keptAccountLive-keptCountNone = Belum ada yang disimpan di browser ini.
keptAccountLive-keptGuardedNow = Mulai sekarang, kunci sandi Anda yang membukanya.
keptAccountLive-keptUnable = Kunci sandi ini atau browser ini tidak mendukungnya. Yang tersimpan tetap seperti semula.
keptAccountLive-keptOffQuestion = Hapus semua yang tersimpan? Tautan yang belum Anda salin akan hilang, begitu pula kunci tanpa file pemulihan.
keptAccountLive-keptRefused = Tidak ada kunci sandi yang digunakan. Yang tersimpan tetap seperti semula.
keptAccountLive-keptOffYes = Hapus

## kept — page of one’s account: section about what this browser keeps; senders

kept-title = Tautan yang dienkripsi end-to-end di browser ini
kept-text = Server tidak dapat menampilkan lagi tautan yang dienkripsi end-to-end, jadi browser ini menyimpannya untuk Anda, begitu pula kunci permintaan Anda. Siapa pun yang dapat menggunakan browser ini dapat menyalinnya, kecuali jika dijaga oleh kunci sandi Anda. Keluar akan menghapus yang tidak dijaga oleh kunci sandi.
kept-guarded = Kunci sandi Anda menjaganya.
kept-on = Simpan di browser ini
kept-guard = Jaga dengan kunci sandi

## codes — page on which recipients prove their address with a code that is mailed to them

codes-toOne = Minta kode dikirim lewat email ke { $address }; Anda tidak memerlukan akun di sini.
codes-toSome = Pilih alamat Anda, dan minta kode dikirim ke sana; Anda tidak memerlukan akun di sini.
codes-toTyped = Ketik alamat Anda; jika itu alamat salah satu penerima, kode dikirim ke sana lewat email. Anda tidak memerlukan akun di sini.
codes-which = Alamat Anda
codes-among = Para penerima, disingkat: { $addresses }
codes-notYours = Bukan alamat Anda? Minta tautan untuk Anda sendiri kepada pengirim.
codes-send = Kirimi saya kode
codes-again = Kirim kode lain
codes-sentToOne = Email berisi kode delapan huruf sedang dikirim ke { $address }. Periksa juga folder spam.
codes-sent = Email berisi kode delapan huruf sedang dikirim, jika itu alamat salah satu penerima. Periksa juga folder spam.
codes-field = Kode
codes-fieldHint = Delapan huruf dari email. Kode ini berlaku selama sepuluh menit, dan hanya di browser ini.
codes-goOn = Lanjutkan
codes-or = Atau buktikan dengan cara lain:
codes-wrong =
    { $n ->
       *[other] Kode ini salah. Ketik kode dari email terbaru. Anda dapat mencobanya { $n } kali lagi.
    }
codes-last = Kode ini salah, dan itu percobaan terakhirnya. Minta kode lain.
codes-over = Tidak ada kode untuk diketik di sini: kodenya sudah digunakan, sudah lebih dari sepuluh menit, atau diminta di browser lain. Minta kode lain.
codes-needsCookie = Ini memerlukan cookie, dan browser Anda tidak mengirimkannya. Izinkan cookie untuk halaman ini, lalu muat ulang.
codes-tooOften =
    { $n ->
       *[other] Lima kode telah diminta untuk alamat ini dalam satu jam. Coba lagi dalam { $n } menit.
    }
codes-noMore = Kode tidak dikirim lagi untuk tautan ini. Minta tautan baru kepada pengirimnya.
codes-noMail = Server ini sedang tidak dapat mengirim kode. Tanyakan kepada pengirim tautan.
codes-badAddress = Ini bukan alamat email.

## codesLive — the same page: messages that appear after a click; recipients

codesLive-noCode = Ketik delapan huruf dari email.
codesLive-comes = Email berisi delapan huruf harus menunggu. Email tiba paling lambat { $time }, jika itu alamat salah satu penerima.
codesLive-offline = Server tidak dapat dijangkau. Periksa koneksi Anda, lalu coba lagi.

## company — pages to sign in at the company’s provider; recipients, and people with an account

company-signIn = Masuk dengan { $label }
company-or = Atau dengan kata sandi server ini:
company-addressedTitle = Ditujukan kepada orang tertentu
company-addressedSure = Pengirim ingin memastikan siapa yang membukanya.
company-addressedText = Masuk dengan { $label }; Anda tidak memerlukan akun di sini.
company-addressedByDirectory = Masuk dengan nama dan kata sandi perusahaan Anda.
company-byPassword = Masuk dengan kata sandi
company-otherTitle = Tidak ditujukan kepada Anda
company-otherText = Anda dikenal sebagai { $address }, dan ini ditujukan kepada orang lain. Tidak ada yang dibuka. Masuk dengan identitas lain, atau tanyakan kepada pengirimnya.
company-otherUnnamed = Ini ditujukan kepada orang lain. Tidak ada yang dibuka. Masuk dengan identitas lain, atau tanyakan kepada pengirimnya.
company-closedAccountTitle = Akun Anda dinonaktifkan
company-closedAccountText = Akun Anda di server ini dinonaktifkan atau ditangguhkan, jadi Anda tidak dapat membuka apa pun. Tidak ada yang dibuka. Tanyakan kepada administrator.
company-known = Di sini Anda dikenal sebagai { $address }.
company-knownUnnamed = Login perusahaan telah mengenali Anda.
company-notMe = Ini bukan saya
company-goingOn = Mohon tunggu sebentar
company-goingOnText = Halaman berikutnya terbuka dengan sendirinya.
company-goOn = Lanjutkan

## companyRefused — page to sign in: why the company sign-in failed; anybody who signs in

companyRefused-not-allowed = Anda tidak termasuk dalam grup yang boleh menggunakan server ini. Tanyakan kepada administratornya.
companyRefused-no-account = Anda tidak memiliki akun di sini. Minta administrator menambahkannya.
companyRefused-address-taken = Alamat email Anda sudah memiliki akun di sini. Minta administrator menghubungkannya dengan { $label }.
companyRefused-other-account = Login ini milik akun lain di sini. Tanyakan kepada administrator.
companyRefused-not-set-up = Server ini belum disiapkan.
companyRefused-disabled = Akun Anda dinonaktifkan. Tanyakan kepada administrator.
companyRefused-no-email = { $label } tidak memberitahukan alamat email Anda kepada server ini. Minta administrator menambahkan claim email.
companyRefused-bad-email = Yang diberikan { $label } sebagai alamat email Anda bukan alamat email. Tanyakan kepada administrator.
companyRefused-no-groups = { $label } tidak memberitahukan satu pun grup Anda kepada server ini. Mungkin Anda tidak berada dalam grup, atau penyedia tidak menyertakannya: tanyakan kepada administrator.
companyRefused-too-many-groups = Anda berada dalam begitu banyak grup sehingga { $label } tidak menyertakan satu pun. Minta administrator agar hanya mengirim grup untuk aplikasi ini.
companyRefused-bad-token = Jawaban { $label } tidak berlaku untuk server ini. Tidak ada yang masuk; log memuat keterangan lebih lanjut.
companyRefused-clock = Jam server ini dan jam { $label } terlalu berbeda. Minta administrator menyetelnya.
companyRefused-other-issuer = Jawaban berasal dari penyedia yang berbeda dari yang disebut dalam pengaturan. Tidak ada yang masuk.
companyRefused-unreachable = { $label } sedang tidak dapat dijangkau. Siapa pun yang sudah masuk tetap masuk; coba lagi nanti.
companyRefused-provider-error = { $label } melaporkan kesalahan. Log server ini menyebutkan kesalahan yang mana.
companyRefused-client-refused = { $label } tidak menerima server ini: rahasianya salah atau telah kedaluwarsa. Tanyakan kepada administrator.
companyRefused-cancelled = Login dengan { $label } dibatalkan.
companyRefused-begin-again = Login ini dimulai di tempat lain, memakan waktu terlalu lama, atau sudah digunakan. Mulai lagi.

## factors — page “Extra sign-in protection”: passkeys, app, recovery codes; people with an account

factors-title = Perlindungan masuk ekstra
factors-lead = Dengan faktor kedua, kata sandi yang dicuri saja tidak dapat membuka akun Anda.
factors-openText = Kunci sandi, dan aplikasi yang menampilkan kode.
factors-yours = Perlindungan masuk ekstra
factors-limited = Server ini meminta faktor kedua dari Anda. Siapkan satu di sini, lalu lanjutkan.
factors-goOn = Lanjutkan
factors-passkeys = Kunci sandi
factors-passkeysText = Masuk dengan sidik jari, wajah, PIN, atau kunci keamanan, tanpa kata sandi Anda. Kunci sandi hanya berfungsi di alamat ini, jadi tidak ada yang dapat mencurinya lewat phishing.
factors-passkeyName = Nama perangkat
factors-passkeyPlaceholder = Laptop
factors-addPasskey = Tambahkan kunci sandi
factors-needsHttps = Kunci sandi tidak berfungsi di sini: browser hanya mengizinkannya pada nama dengan https://. Minta alamat seperti itu kepada administrator Anda.
factors-app = Aplikasi kode
factors-appText = Aplikasi di ponsel Anda menampilkan kode enam angka yang baru setiap 30 detik.
factors-beginApp = Siapkan aplikasi
factors-removeApp = Hapus aplikasi dari akun
factors-scan = Pindai kode ini dengan aplikasi:
factors-qr = Kode QR untuk aplikasi
factors-type = Atau ketik ini di aplikasi:
factors-code = Kode yang sekarang ditampilkan aplikasi
factors-finish = Selesai
factors-codesTitle = Kode pemulihan
factors-codesText = Masing-masing kode ini dapat Anda pakai satu kali untuk masuk saat faktor Anda yang lain hilang. Kode hanya ditampilkan sekarang: cetak, atau simpan di tempat Anda menyimpan kata sandi.
factors-renew = Kode pemulihan baru
factors-confirmTitle = Konfirmasikan identitas Anda
factors-confirmText = Sebelum faktor Anda berubah, konfirmasikan identitas Anda.
factors-codeOrRecovery = Kode aplikasi Anda, atau kode pemulihan
factors-confirm = Konfirmasi
factors-remove = Hapus

## factorsLive — the same page: lists and messages

factorsLive-codesFile = kode-pemulihan.txt
factorsLive-limited =
    { $n ->
       *[other] Terlalu banyak percobaan yang gagal. Coba lagi dalam { $n } detik.
    }
factorsLive-conflict = Ini sudah ada, atau tidak ada tempat untuknya. Muat ulang halaman.
factorsLive-lastOne = Server ini meminta faktor kedua dari Anda. Siapkan yang lain sebelum Anda menghapus yang ini.
factorsLive-noPasskeys = Anda belum memiliki kunci sandi.
factorsLive-never = tidak pernah digunakan
factorsLive-used = terakhir digunakan { $when }
factorsLive-made = ditambahkan { $when }
factorsLive-remove = Hapus
factorsLive-removed = Dihapus.
factorsLive-added = Ditambahkan.
factorsLive-removeQuestion = Hapus kunci sandi “{ $name }”? Kunci sandi ini tidak akan dapat membuka akun Anda lagi.
factorsLive-removeAppQuestion = Hapus aplikasi dari akun Anda? Kodenya tidak akan dapat membuka akun Anda lagi.
factorsLive-nameIt = Beri nama pada kunci sandi.
factorsLive-passkeyCancelled = Tidak ada kunci sandi yang digunakan. Coba lagi.
factorsLive-passkeyRefused = Server tidak menerima kunci sandi ini. Coba lagi.
factorsLive-appSince = Aplikasi Anda disiapkan { $when }.
factorsLive-codesLeft =
    { $n ->
       *[other] Tersisa { $n } kode pemulihan.
    }
factorsLive-wrongCode = Kode itu salah. Periksa jam ponsel Anda, lalu ketik kode yang sekarang ditampilkan.
factorsLive-notConfirmed = Itu salah. Coba lagi.
factorsLive-done = Kini Anda memiliki faktor kedua. Simpan kode pemulihan, lalu lanjutkan.
factorsLive-copied = Disalin
factorsLive-copyFailed = Gagal menyalin. Pilih teksnya, lalu salin.

## secondStep — second page of signing in; people with an account

secondStep-title = Satu langkah lagi
secondStep-passkey = Gunakan kunci sandi
secondStep-code = Kode aplikasi Anda, atau kode pemulihan
secondStep-codeHint = Enam angka, atau enam belas huruf dan angka.
secondStep-recoveryCode = Kode pemulihan
secondStep-recoveryHint = Enam belas huruf dan angka. Anda mendapatkannya saat menambahkan kunci sandi.
secondStep-submit = Masuk
secondStep-lost = Kehilangan ponsel dan kode pemulihan? Administrator server ini dapat mengatur ulang faktor kedua Anda.
secondStep-again = Mulai lagi

## secondStepLive — the same page: messages

secondStepLive-noCode = Masukkan kode.
secondStepLive-wrongCode = Kode itu salah, atau sudah digunakan. Tunggu kode berikutnya.
secondStepLive-passkeyCancelled = Tidak ada kunci sandi yang digunakan. Coba lagi, atau gunakan kode.
secondStepLive-passkeyRefused = Server tidak menerima kunci sandi ini. Coba lagi, atau gunakan kode.
secondStepLive-limited =
    { $n ->
       *[other] Terlalu banyak kode yang salah. Coba lagi dalam { $n } detik.
    }
secondStepLive-retry = Anda dapat mencoba lagi sekarang.
secondStepLive-offline = Server tidak menjawab. Periksa koneksi Anda, lalu coba lagi.
secondStepLive-failed = Terjadi kesalahan ({ $status }).

## tokens — page of one’s account: the form for a new API token

tokens-may = Yang boleh dilakukannya
tokens-everything = Semuanya
tokens-create = Hanya membuat tautan
tokens-createRead = Membuat dan membaca tautan
tokens-audit = Hanya membaca log
tokens-ask = Meminta rahasia kepada orang lain dan membuka jawabannya
tokens-lasts = Berapa lama berfungsi
tokens-always = Hingga dicabut
tokens-days30 = 30 hari
tokens-days90 = 90 hari
tokens-year = Satu tahun
tokens-networks = Hanya dari jaringan tertentu
tokens-networksLabel = Alamat atau jaringan
tokens-networksHint = Pisahkan dengan koma. Jika ini kosong, token berfungsi di mana pun.

## tokensLive — limits of an API token in its line in lists; its owner and administrators

tokensLive-tokenMay = boleh { $what }
tokensLive-tokenCreate = membuat
tokensLive-tokenRead = membaca
tokensLive-tokenAudit = membaca log
tokensLive-tokenExpire = menghapus
tokensLive-tokenAdmin = mengelola server
tokensLive-tokenAsk = meminta rahasia
tokensLive-tokenOpen = membuka jawaban
tokensLive-tokenFrom = hanya dari { $networks }
tokensLive-tokenUntil = kedaluwarsa { $when }
tokensLive-tokenOver = telah kedaluwarsa { $when }
tokensLive-tokenUsedFrom = terakhir digunakan { $when } dari { $address }
tokensLive-badNetworks = Masukkan alamat atau jaringan seperti 192.0.2.0/24, maksimal 50.

## oversightLive — auditors (page “Users”) and the log of a link (page “All links”); administrators

oversightLive-auditor = auditor
oversightLive-makeAuditor = Jadikan auditor
oversightLive-makeAuditorQuestion = Jadikan { $email } auditor? Akun ini akan melihat log semua orang, dan tidak melihat rahasia.
oversightLive-takeAuditor = Cabut hak auditor
oversightLive-takeAuditorQuestion = Cabut hak auditor dari { $email }? Sesi dan tokennya berakhir.
oversightLive-log = Log
oversightLive-logNothing = Tidak ada entri.

## signIns — page of one’s account: section “Recent sign-ins”

signIns-title = Aktivitas masuk terbaru
signIns-text = Siapa yang telah masuk ke akun Anda, atau mencobanya. Jika ada aktivitas masuk yang tidak Anda kenali, ubah kata sandi Anda.

## signInsLive — lines of “Recent sign-ins” and of the administrators’ log

signInsLive-signedIn = Berhasil masuk
signInsLive-signInFailed = Gagal masuk
signInsLive-byPassword = dengan kata sandi
signInsLive-byLink = dengan tautan sekali pakai
signInsLive-bySetup = dengan kode penyiapan
signInsLive-bySignUp = dengan membuat akun
signInsLive-byDirectory = melalui direktori
signInsLive-byCompany = melalui login perusahaan
signInsLive-byPasskey = dengan kunci sandi
signInsLive-secondFactor = dengan faktor kedua
signInsLive-wrongPassword = kata sandi salah
signInsLive-wrongCode = kode penyiapan salah
signInsLive-wrongLink = tautan sekali pakai tidak berlaku
signInsLive-wrongCurrent = kata sandi saat ini salah
signInsLive-wrongFactor = faktor kedua salah
signInsLive-wrongPasskey = kunci sandi salah
signInsLive-deviceGuesses = terlalu banyak tebakan di perangkat yang dikenal
signInsLive-unanswered = direktori tidak menjawab
signInsLive-asAdministrator = sebagai administrator
signInsLive-times =
    { $n ->
       *[other] { $n } kali
    }
signInsLive-noSignIns = Belum ada aktivitas masuk yang tercatat.

## adminLog — page “Administrators’ log”: heading and filter; administrators and auditors

adminLog-title = Log administrator
adminLog-lead = Siapa yang telah masuk, dan siapa yang telah mengubah akun, token, kunci, dan pengaturan. Tidak ada entri yang dapat diubah atau dihapus tanpa diketahui.
adminLog-person = Alamat email
adminLog-personHint = Milik pelaku, atau milik orang yang bersangkutan.
adminLog-what = Peristiwa
adminLog-everything = Semuanya
adminLog-show = Tampilkan
adminLog-newer = Lebih baru
adminLog-older = Lebih lama

## adminLogLive — page “Administrators’ log”: what happened, in the lines and in the filter “What”

adminLogLive-signOut = Keluar dari akun
adminLogLive-leftOut = Kegagalan lebih banyak daripada yang tercantum
adminLogLive-userAdded = Akun ditambahkan
adminLogLive-userRemoved = Akun dihapus
adminLogLive-userDisabled = Akun dinonaktifkan
adminLogLive-userEnabled = Akun diaktifkan
adminLogLive-madeAdministrator = Dijadikan administrator
adminLogLive-noAdministrator = Bukan administrator lagi
adminLogLive-madeAuditor = Dijadikan auditor
adminLogLive-noAuditor = Bukan auditor lagi
adminLogLive-suspended = Ditangguhkan oleh login perusahaan
adminLogLive-admitted = Diizinkan lagi oleh login perusahaan
adminLogLive-linked = Login perusahaan dihubungkan
adminLogLive-unlinked = Login perusahaan diputuskan
adminLogLive-vouched = Kepemilikan alamat dijamin
adminLogLive-joinedGroup = Dimasukkan ke grup
adminLogLive-leftGroup = Dikeluarkan dari grup
adminLogLive-factorAdded = Faktor kedua ditambahkan
adminLogLive-factorRemoved = Faktor kedua dihapus
adminLogLive-factorsReset = Faktor kedua diatur ulang
adminLogLive-codesMade = Kode pemulihan dibuat
adminLogLive-invited = Diundang
adminLogLive-accessEnded = Semua akses diakhiri
adminLogLive-linksExpired = Tautan akun dihapus
adminLogLive-withdrawn = Undangan ditarik kembali
adminLogLive-sessionEnded = Sesi diakhiri
adminLogLive-linkMade = Tautan sekali pakai dibuat
adminLogLive-passwordSet = Kata sandi ditetapkan
adminLogLive-tokenMade = Token API dibuat
adminLogLive-tokenRemoved = Token API dicabut
adminLogLive-settingsChanged = Pengaturan diubah
adminLogLive-rotationBegun = Rotasi kunci induk dimulai
adminLogLive-rotationEnded = Rotasi kunci induk selesai
adminLogLive-exported = Log audit diekspor
adminLogLive-backedUp = Cadangan dibuat
adminLogLive-restored = Cadangan dipulihkan
adminLogLive-byWhom = oleh { $name }
adminLogLive-commandLine = baris perintah
adminLogLive-server = server
adminLogLive-bySetupCode = kode penyiapan
adminLogLive-bySigningUp = pendaftaran
adminLogLive-byOneTimeLink = tautan sekali pakai
adminLogLive-directory = direktori
adminLogLive-companySignIn = login perusahaan
adminLogLive-noEntries = Tidak ada entri yang cocok.
adminLogLive-showAll = Tampilkan semuanya

## ownLogLive — log of a link or request: what happened, in the column “What”; its owner

ownLogLive-byCode = dikonfirmasi dengan kode: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Catatan
ownLogLive-logCount = { $from }–{ $to } dari { $total }
ownLogLive-own-creation = dibuat
ownLogLive-own-view = dibuka
ownLogLive-own-failed_view = dicoba tanpa hasil
ownLogLive-own-expire = dihapus
ownLogLive-own-restored = penghapusan diurungkan
ownLogLive-own-failed_passphrase = frasa sandi salah
ownLogLive-own-probable_program = kemungkinan besar sebuah program
ownLogLive-own-code_sent = kode dikirim lewat email
ownLogLive-own-code_queued = kode menunggu dikirim lewat email
ownLogLive-own-code_failed = kode tidak dikirim lewat email
ownLogLive-own-failed_code = kode salah
ownLogLive-own-owner_view = dibuka oleh Anda
ownLogLive-own-wrong_network = dicoba dari jaringan lain
ownLogLive-own-other_device = dicoba di perangkat lain
ownLogLive-own-alarm = dilaporkan: “Itu bukan saya”
ownLogLive-own-freeze = dijeda oleh Anda
ownLogLive-own-thaw = diaktifkan lagi oleh Anda
ownLogLive-own-changed = diubah oleh Anda
ownLogLive-own-hold_asked = menunggu izin Anda
ownLogLive-own-hold_released = diizinkan oleh Anda
ownLogLive-own-hold_refused = ditolak dan dijeda oleh Anda
ownLogLive-own-request_view = dibaca
ownLogLive-own-answer = dijawab
ownLogLive-own-mail_returned = email dikembalikan
ownLogLive-own-creation_email_send = pemberitahuan email dipesan
ownLogLive-own-admin_view = dibuka oleh administrator
ownLogLive-own-imported = dipindahkan ke sini dari Password Pusher

## seenLogLive — log of somebody else’s link: what happened; administrators and auditors

seenLogLive-seen-creation = dibuat
seenLogLive-seen-view = dibuka
seenLogLive-seen-failed_view = dicoba tanpa hasil
seenLogLive-seen-expire = dihapus
seenLogLive-seen-restored = penghapusan diurungkan
seenLogLive-seen-failed_passphrase = frasa sandi salah
seenLogLive-seen-probable_program = kemungkinan besar sebuah program
seenLogLive-seen-code_sent = kode dikirim lewat email
seenLogLive-seen-code_queued = kode menunggu dikirim lewat email
seenLogLive-seen-code_failed = kode tidak dikirim lewat email
seenLogLive-seen-failed_code = kode salah
seenLogLive-seen-owner_view = dibuka oleh pemiliknya
seenLogLive-seen-wrong_network = ditolak di luar jaringannya
seenLogLive-seen-other_device = ditolak di perangkat lain
seenLogLive-seen-alarm = dilaporkan oleh penerima
seenLogLive-seen-freeze = dijeda oleh pemiliknya
seenLogLive-seen-thaw = diaktifkan lagi oleh pemiliknya
seenLogLive-seen-changed = diubah oleh pemiliknya
seenLogLive-seen-hold_asked = menunggu pemilik
seenLogLive-seen-hold_released = diizinkan oleh pemilik
seenLogLive-seen-hold_refused = ditolak oleh pemilik
seenLogLive-seen-request_view = dibaca
seenLogLive-seen-answer = dijawab
seenLogLive-seen-mail_returned = email dikembalikan
seenLogLive-seen-creation_email_send = pemberitahuan email dipesan
seenLogLive-seen-admin_view = dibuka oleh administrator
seenLogLive-seen-imported = dipindahkan ke sini dari Password Pusher

## eventNamesLive — page “Webhooks”: kinds of events, as check boxes and in the line of a webhook; people with an account

eventNamesLive-push-created = Tautan dibuat
eventNamesLive-push-viewed = Tautan dibuka
eventNamesLive-push-wrong_passphrase = Frasa sandi salah
eventNamesLive-push-expired = Tautan kedaluwarsa
eventNamesLive-push-alarm = Laporan dari penerima
eventNamesLive-push-hold_asked = Ada yang menunggu
eventNamesLive-push-code_failed = Kode tidak dikirim lewat email
eventNamesLive-request-answered = Permintaan dijawab
eventNamesLive-request-closed = Permintaan ditutup

## conditionWords — page “Health”, and mail to administrators: values of conditionSays; administrators

conditionWords-passphrases = frasa sandi
conditionWords-passwords = kata sandi
conditionWords-second_factors = faktor kedua
conditionWords-passkeys = kunci sandi

## conditionSays — page “Health”: what is the case; administrators. conditionMend has what to do about it

conditionSays-disk_full = Hanya { $freeBytes } yang kosong di disk { $directory }: file ditolak jika kurang dari { $floorBytes }.
conditionSays-disk_low = { $freeBytes } kosong di disk { $directory }, kurang dari yang boleh dipakai file dari satu tautan ({ $linkBytes }).
conditionSays-disk_no_inodes = Hanya { $files } file lagi yang muat di disk { $directory }: inode-nya habis.
conditionSays-disk_error = Disk { $directory } mengalami kesalahan pada { $atMs }: { $reason }
conditionSays-database_damaged = Basis data rusak. Log menyebutkan tempat-tempatnya.
conditionSays-database_trouble = Server ini sedang tidak dapat menangani permintaan: { $reason }
conditionSays-bucket_trouble = File tidak dapat disimpan atau dibuka: { $reason }
conditionSays-scanner_trouble = Pemindai virus tidak menilai file apa pun, jadi setiap file ditolak: { $reason }
conditionSays-sweep_failed = Yang telah kedaluwarsa tidak terhapus dari disk: { $reason }
conditionSays-clock_jumped = Jam sistem maju lebih dari satu hari. Sekarang jam itu menunjukkan { $nowMs }. Selama satu jam setelah lompatan itu, tidak ada yang dihapus permanen.
conditionSays-backup_failed = Pencadangan terakhir gagal: { $reason }
conditionSays-backup_damaged = Cadangan terakhir, { $name }, memuat data rusak di { $count } tempat: { $reason }
conditionSays-backup_old = Cadangan terakhir berasal dari { $lastMs }.
conditionSays-certificate_ended = Sertifikat { $file } tidak berlaku lagi sejak { $untilMs }: klien menolaknya.
conditionSays-certificate_ends = Sertifikat { $file } berlaku hingga { $untilMs }.
conditionSays-certificate_unusable = Sertifikat di disk tidak dapat digunakan: { $reason } Server yang sedang berjalan tetap memakai yang sebelumnya.
conditionSays-certificate_not_obtained = Tidak ada sertifikat yang berlaku, dan klien menolak server ini: { $reason }
conditionSays-certificate_not_renewed = Sertifikat tidak dapat diperpanjang: { $reason }
conditionSays-client_secret_refused = Penyedia login tidak menerima oidc.client_secret: tidak ada yang dapat masuk di sana.
conditionSays-client_secret_ends = Rahasia dalam oidc.client_secret berlaku hingga { $untilMs }. Setelah itu, tidak ada yang dapat masuk melalui penyedia.
conditionSays-token_ends = Token API “{ $name }” milik { $owner }, yang digunakan belum lama ini, berlaku hingga { $untilMs }.
conditionSays-administrator_new = { $user } dijadikan administrator pada { $sinceMs }, oleh { $by }.
conditionSays-guessing = Seseorang menebak ({ $guessed }): dalam satu jam, { $times } percobaan atau lebih ditolak karena terlalu banyak.
conditionSays-codes_failed = Kode untuk penerima tidak dapat dikirim lewat email: { $reason }
conditionSays-codes_wait = Email yang menunggu, berisi kode untuk penerima: { $count }. Seorang penerima atau pengirim telah mencapai batas per jam. Email terakhir dikirim pada { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
       *[other] { $n } peristiwa tidak dapat disampaikan dan penyampaiannya dihentikan.
    }
conditionSays-deliveries_late = Sebuah peristiwa dari { $sinceMs } menunggu disampaikan.
conditionSays-nodes_differ = Node tidak seragam: { $reason }
conditionSays-version_ready = File versi baru ada di { $file }.
conditionSays-disk_fine = { $freeBytes } dari { $totalBytes } kosong di disk { $directory }.
conditionSays-certificate_fine = Sertifikat { $file } berlaku hingga { $untilMs }.
conditionSays-backup_none = Belum ada cadangan yang dibuat.
conditionSays-backup_fine = Cadangan terakhir berasal dari { $lastMs }.
conditionSays-backup_scheduled = Cadangan terakhir, { $name }, berasal dari { $lastMs }, dan yang berikutnya dijadwalkan pada { $nextMs }.
conditionSays-node_fine = Node { $node } menjalankan versi { $version }.

## conditionMend — page “Health”: under each sentence of conditionSays, what mends it; administrators

conditionMend-disk_full = Kosongkan ruang di disk ini, atau perbesar disk.
conditionMend-disk_low = Kosongkan ruang di disk ini, atau perbesar disk.
conditionMend-disk_no_inodes = Hapus file-file kecil yang ditinggalkan program lain di disk ini.
conditionMend-disk_error = Buat cadangan sekarang. Lalu periksa disk dan sambungannya. Log sistem memuat keterangan lebih lanjut.
conditionMend-database_damaged = Pulihkan cadangan.
conditionMend-database_trouble = Periksa basis data, host-nya, dan jalur ke sana.
conditionMend-bucket_trouble = Periksa bucket, kuncinya, dan jalur ke sana. Direktori yang dipakai bersama oleh node harus di-mount.
conditionMend-scanner_trouble = Jalankan clamd, dan izinkan pengguna server ini membaca soketnya. Log clamd sendiri memuat keterangan lebih lanjut.
conditionMend-sweep_failed = Tidak ada yang dapat membukanya. Periksa disk dan log.
conditionMend-clock_jumped = Jika jam sistem salah, betulkan dalam satu jam itu. Jika benar, jangan lakukan apa pun: pemberitahuan ini juga muncul setelah server lama berhenti atau setelah pemulihan.
conditionMend-backup_failed = Atasi penyebabnya. Server mencoba lagi dengan sendirinya.
conditionMend-backup_damaged = Periksa disk, dan cari tahu apa yang rusak. Cadangan sebelumnya yang utuh tetap disimpan.
conditionMend-backup_old = Periksa apa yang membuat cadangan Anda, atau buat satu secara manual.
conditionMend-certificate_ended = Ganti file sertifikat dan kuncinya. Server membacanya lagi dengan sendirinya.
conditionMend-certificate_ends = Ganti file sertifikat dan kuncinya. Server membacanya lagi dengan sendirinya.
conditionMend-certificate_unusable = Ganti file sertifikat dan kuncinya.
conditionMend-certificate_not_obtained = Server mencoba lagi dengan sendirinya. Periksa otoritas sertifikat dan jalur ke sana.
conditionMend-certificate_not_renewed = Yang sedang digunakan berlaku hingga { $untilMs }, dan server mencoba lagi. Periksa otoritas sertifikat dan jalur ke sana.
conditionMend-client_secret_refused = Buat rahasia baru di penyedia, lalu atur.
conditionMend-client_secret_ends = Buat rahasia baru di penyedia, atur, lalu atur oidc.client_secret_until ke akhir masa berlakunya.
conditionMend-token_ends = Pemiliknya membuat token baru dan memberikannya kepada program yang menggunakannya.
conditionMend-administrator_new = Jika Anda tidak menduganya, cabut haknya dan periksa log administrator.
conditionMend-guessing = Log menyebutkan alamat-alamatnya. Blokir di firewall Anda.
conditionMend-codes_failed = Periksa server email dan pengaturan email. Penerima yang kodenya tidak terkirim harus meminta kode lain.
conditionMend-codes_wait = Jika pengirim perlu menjangkau penerima sebanyak itu, naikkan mail.per_hour. Log tautan mereka menyebutkan kode siapa yang menunggu.
conditionMend-deliveries_dead = Perbaiki penerimanya, lalu sampaikan lagi atau buang yang belum tersampaikan.
conditionMend-deliveries_late = Periksa server email, webhook, atau kolektor. Log menyebutkan mana yang gagal.
conditionMend-nodes_differ = Beri semua node versi, pengaturan, dan waktu yang sama.
conditionMend-version_ready = Periksa, lalu perbarui ke versi itu.
conditionMend-backup_none = Jika tidak ada hal lain yang mencadangkan server ini, buat cadangan.

## errorPage — error pages: a heading, and a text under it (…Text); everybody

errorPage-missing = Halaman tidak ditemukan
errorPage-missingText = Tidak ada halaman di alamat ini.
errorPage-home = Ke halaman awal
errorPage-busy = Terlalu banyak permintaan
errorPage-busyText = Kami menerima terlalu banyak permintaan dari alamat Anda. Tidak ada yang dibuka. Tunggu sebentar, lalu muat ulang halaman ini.
errorPage-keySent = Tautan ini tidak lagi rahasia
errorPage-keySentText = Sebuah program di perjalanan, misalnya filter email, menulis %23 sebagai ganti # di tautan ini, sehingga kuncinya terkirim ke server. Tidak ada yang dibuka dan tidak ada pembukaan yang dihitung, tetapi kunci itu tidak lagi rahasia. Minta pengirim mengirimkan tautan baru dengan cara lain.
errorPage-upgrading = Server ini sedang diperbarui
errorPage-upgradingText = Tidak ada yang dibuka dan tidak ada yang hilang. Muat ulang halaman ini dalam satu menit.
errorPage-unavailable = Sedang tidak tersedia
errorPage-unavailableText = Server sedang tidak dapat melakukan ini. Tidak ada yang dibuka dan tidak ada yang hilang. Coba lagi dalam beberapa menit.
errorPage-unconfirmed = Tidak dapat dipastikan
errorPage-unconfirmedText = Server tidak dapat memastikan apakah ini sudah dilakukan. Sebuah pembukaan mungkin sudah dihitung meskipun tidak ada yang ditampilkan. Coba lagi dalam beberapa menit; jika saat itu rahasia sudah tidak ada, minta tautan baru kepada pengirimnya.
errorPage-defect = Terjadi kesalahan
errorPage-defectText = Ini seharusnya tidak terjadi. Beri tahu pengelola server ini kapan hal ini terjadi: detailnya ada di log.

## mailShared — mail to a recipient, with a link or about one

mailShared-subject = { $sender } memiliki sesuatu untuk Anda
mailShared-lead = { $sender } membagikan sesuatu yang bersifat rahasia kepada Anda melalui { $service }.
mailShared-link = Buka
mailShared-until = Tautan berfungsi hingga { $when }.
mailShared-views =
    { $n ->
       *[other] Tautan dapat dibuka { $n } kali.
    }
mailShared-notice = Minta tautan kepada { $sender }: email ini tidak memuatnya.
mailShared-stranger = Jika Anda tidak mengenal { $sender }, abaikan email ini.
mailShared-unverified = Belum ada yang memverifikasi bahwa alamat { $sender } adalah milik pengirim. Tanyakan kepada { $sender } dengan cara lain apakah email ini benar darinya. Jika tidak bisa, abaikan email ini.

## mailAsked — mail to somebody who is asked for a secret

mailAsked-subject = { $sender } meminta sesuatu dari Anda
mailAsked-lead = { $sender } meminta Anda mengirimkan sesuatu yang bersifat rahasia melalui { $service }.
mailAsked-link = Jawab
mailAsked-until = Anda dapat menjawab hingga { $when }. Anda tidak memerlukan akun.

## mailNeeds — sentences in both of these mails: what the recipient needs

mailNeeds-name = Pengirim menyebut namanya “{ $name }”.
mailNeeds-shared = Sebelum Anda membukanya:
mailNeeds-asked = Sebelum Anda menjawab:
mailNeeds-from = Dapat dibuka mulai { $when }.
mailNeeds-passphrase = Anda memerlukan frasa sandi. { $sender } memberikannya kepada Anda dengan cara lain.
mailNeeds-code = Anda memerlukan kode. Halaman mengirimkannya lewat email ke { $address } saat Anda memintanya.
mailNeeds-proof = Hanya orang tertentu yang dapat membukanya. Halaman meminta Anda membuktikan bahwa Anda salah satunya.
mailNeeds-release = { $sender } harus memberi Anda izin untuk membukanya. Buka tautan dan biarkan halaman terbuka hingga saat itu.
mailNeeds-lock = Hanya perangkat dan browser yang pertama membukanya yang dapat membukanya lagi. Bukalah di tempat Anda memerlukannya.
mailNeeds-letters = Halaman menampilkan tiga huruf. Ketik huruf itu, agar halaman tahu bahwa Anda bukan program.

## mailOpened — mail to a sender: their link was opened

mailOpened-subject = Dibuka: { $name }
mailOpened-unnamed = Tautan Anda dari { $date }
mailOpened-lead = Tautan Anda telah dibuka: { $when }.
mailOpened-left =
    { $n ->
       *[other] Tautan dapat dibuka { $n } kali lagi.
    }
mailOpened-last = Itu pembukaan terakhir: rahasia telah dihapus permanen.
mailOpened-link = Tautan saya
mailOpened-why = Anda mendapat email ini karena Anda minta diberi tahu saat tautan dibuka.

## mailAnswered — mail to somebody who asked: their request was answered

mailAnswered-subject = Dijawab: { $name }
mailAnswered-unnamed = Permintaan Anda dari { $date }
mailAnswered-lead = Permintaan Anda telah dijawab: { $when }.
mailAnswered-keep = Email ini tidak memuat jawabannya. Masuk untuk membukanya.
mailAnswered-link = Permintaan
mailAnswered-why = Anda mendapat email ini karena Anda memintanya untuk setiap jawaban.

## mailCode — mail to a recipient: the code that proves their address

mailCode-subject = Kode Anda dari { $service }
mailCode-lead = Seseorang membagikan sesuatu yang bersifat rahasia kepada Anda melalui { $service }. Untuk membukanya, ketik kode ini di halaman yang memintanya:
mailCode-leadNamed = { $sender } membagikan sesuatu yang bersifat rahasia kepada Anda melalui { $service }. Untuk membukanya, ketik kode ini di halaman yang memintanya:
mailCode-asks = Seseorang meminta Anda mengirimkan sesuatu yang bersifat rahasia melalui { $service }. Untuk membaca dan menjawabnya, ketik kode ini di halaman yang memintanya:
mailCode-asksNamed = { $sender } meminta Anda mengirimkan sesuatu yang bersifat rahasia melalui { $service }. Untuk membaca dan menjawabnya, ketik kode ini di halaman yang memintanya:
mailCode-until =
    { $n ->
       *[other] Kode berfungsi satu kali, selama { $n } menit, dan hanya di browser yang memintanya.
    }
mailCode-ignore = Jika Anda tidak meminta kode, abaikan email ini, dan jangan berikan kode kepada siapa pun.

## mailInvited — mail to somebody who gets an account

mailInvited-subject = Akun Anda di { $service }
mailInvited-lead = Kini Anda memiliki akun di { $service }: { $email }.
mailInvited-link = Pilih kata sandi
mailInvited-once = Tautan berfungsi satu kali, hingga { $when }.

## mailReset — mail to somebody who may choose a new password

mailReset-subject = Pilih kata sandi baru untuk { $service }
mailReset-lead = Administrator { $service } memungkinkan Anda memilih kata sandi baru untuk { $email }.
mailReset-link = Pilih kata sandi
mailReset-once = Tautan berfungsi satu kali, hingga { $when }.

## mailNotice — mail to the owner of an account: something about it was changed

mailNotice-subject = Akun Anda di { $service }
mailNotice-password = Kata sandi akun { $email } telah diubah: { $when }.
mailNotice-factorAdded = Faktor kedua telah ditambahkan ke akun { $email }: { $when }.
mailNotice-factorRemoved = Faktor kedua akun { $email } telah dihapus: { $when }.
mailNotice-factorsReset = Semua faktor kedua akun { $email } telah dihapus oleh administrator: { $when }.
mailNotice-recoveryCodes = Kode pemulihan baru telah dibuat untuk akun { $email }: { $when }. Kode sebelumnya tidak berfungsi lagi.
mailNotice-recoveryCode = Kode pemulihan akun { $email } telah digunakan: { $when }. Kode itu tidak berfungsi lagi.
mailNotice-devices = Terlalu banyak kata sandi atau kode yang salah untuk akun { $email } berasal dari browser yang pernah masuk sebelumnya: { $when }. Mungkin seseorang memegang salah satu perangkat Anda.
mailNotice-from = Ini berasal dari alamat { $address }.
mailNotice-stranger = Jika Anda tidak menduga ini, ubah kata sandi Anda di { $service }, dan beri tahu administratornya.

## mailConditions — mail to administrators: the state of the server

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
       *[other] { $service }: { $n } hal untuk administratornya
    }
mailConditions-link = Kondisi server
mailConditions-why = Anda mendapat email ini karena notices.mail mencantumkan Anda. Email ini datang satu kali, dan sekali lagi setelah tujuh hari jika tidak ada yang berubah. Jalankan perintah di host server, dengan sudo dan --config milik server.

## mailTest — mail that an administrator sends to try the mail server

mailTest-subject = Uji { $service }
mailTest-lead = Email dari { $service } sampai.
mailTest-link = { $service }

## opener — a page in a file of one’s own that opens sealed links without trusting the server; recipients who know computers

opener-title = Buka tautan bersegel
opener-lead = Halaman ini adalah file milik Anda sendiri: halaman ini membuka tautan yang disegel ujung ke ujung, dan tidak ada server yang dapat mengubahnya. Halaman ini meminta rahasia bersegel dari server tautan, dan tidak meminta apa pun selain itu.
opener-link = Tautan, dengan bagian setelah #
opener-passphraseHint = Hanya jika pengirim memberikannya kepada Anda.
opener-open = Buka
opener-notLink = Ini bukan tautan ke rahasia. Salin seluruh tautan, dari https:// hingga akhir.
opener-unreachable = Tidak ada jawaban yang boleh dibaca halaman ini. Server tidak dapat dijangkau, atau hanya mengizinkan halamannya sendiri membuka tautan ini: rahasia mungkin tidak disegel, atau dibatasi pada jaringan tertentu. Tidak ada yang dibuka.
opener-incomplete = Jawaban tidak sampai dengan lengkap. Ini mungkin sudah dihitung sebagai satu pembukaan.
opener-notSealed = Yang dikirim server tidak disegel, jadi itu bukan yang disegel pengirim untuk tautan ini. Tidak ada bagiannya yang ditampilkan.
opener-wrong = Frasa sandi salah atau belum diisi. Tidak ada pembukaan yang dihitung.
opener-refused = Saat ini server tidak memberikan rahasia ini. Tidak ada pembukaan yang dihitung.
opener-held = Pengirim harus memberi izin untuk membukanya. Sampaikan kata-kata ini kepada pengirim: { $words }
opener-heldWordless = Pengirim harus memberi izin untuk membukanya.
opener-otherPassphrase = Tidak terbuka dengan frasa sandi ini. Coba lagi: rahasia bersegel sudah ada di sini, dan tidak ada pembukaan lain yang dihitung. Kosongkan kolom jika pengirim tidak memberi Anda frasa sandi.
opener-go = Buka alamat di { $host }
opener-saved = Disimpan

## languages — the page on which readers choose their language, and the recipient's language in a form

languages-title = Pilih bahasa Anda
languages-search = Cari bahasa Anda
languages-searchHint = Namanya dalam bahasa itu sendiri, nama Inggrisnya, atau kodenya, seperti pt-BR.
languages-find = Cari
languages-none = Tidak ada bahasa yang cocok.
languages-all = Semua bahasa
languages-browser = Bahasa browser saya
languages-back = Kembali ke halaman
languages-counts = Teks dalam bahasa lain adalah terjemahan. Jika berbeda dari bahasa Inggris, teks bahasa Inggris yang berlaku. Jika Anda menemukan kata yang salah, beri tahu pengelola server ini.
languages-recipient = Bahasa untuk penerima
languages-recipientHint = Untuk halaman tautan dan email tentangnya. Penerima yang telah memilih bahasa tetap memakai bahasanya.
languages-recipientOwn = Sesuai browser penerima
languages-answerer = Bahasa untuk yang menjawab
languages-answererHint = Untuk halaman permintaan. Orang yang telah memilih bahasa tetap memakai bahasanya.

## languagesLive — the same, in scripts

languagesLive-found =
    { $n ->
       *[other] { $n } bahasa
    }
languagesLive-recipientLanguage = Bahasa untuk penerima
