### Croatian

## layout

layout-skip = Prijeđi na sadržaj
layout-navigation = Glavna
layout-create = Novo
layout-pushes = Moje poveznice
layout-admin = Admin
layout-account = Račun
layout-signIn = Prijavi se
layout-languages = Jezik
layout-light = Svijetlo
layout-dark = Tamno
layout-auto = Automatski
layout-api = API
layout-about = O poslužitelju
layout-aboutLine = Kako ovo funkcionira i tko time upravlja
layout-noScript = Ova stranica treba JavaScript. Njezine skripte komuniciraju samo s ovim poslužiteljem.
layout-otherWays = Možete se poslužiti i API-jem ili naredbenim retkom.
layout-waiting = Stranica se još učitava. Ako se ništa ne promijeni, učitajte je ponovno.
layout-plain = Ova veza nije šifrirana: drugi na mreži mogu pročitati što ovdje šaljete i otvarate. Upotrijebite adresu https:// ako postoji.
layout-notSealed = Stanite: ovo nije zapečaćeno
layout-notSealedText = Pošiljatelj je zapečatio ovu tajnu, ali ono što je poslužitelj poslao nije zapečaćeno. Ništa od toga se ne prikazuje. Obratite se pošiljatelju, primjerice telefonom.

## create

create-title = Podijeli tajnu
create-tagline = Pošaljite lozinku ili datoteku poveznicom koja istječe.
create-kinds = Što se dijeli
create-text = Tekst
create-files = Datoteke
create-url = Web-adresa
create-qr = QR kod
create-textLabel = Vaša tajna
create-shared = Podijeljeno iz druge aplikacije: provjerite prije slanja.
create-textPlaceholder = Lozinka, ključ, bilješka…
create-urlLabel = Web-adresa
create-urlHint = Primatelj najprije vidi adresu i potvrđuje je prije nego što napusti ovu stranicu.
create-qrLabel = Tekst koji se prikazuje kao QR kod
create-qrHint = Primatelj ga vidi kao QR kod za skeniranje.
create-message = Poruka (neobavezno)
create-filesSignIn = Prijavite se da biste dijelili datoteke.
create-hide = Sakrij tijekom pisanja
create-generator = Generiraj lozinku
create-style = Vrsta
create-styleCharacters = Znakovi
create-styleWords = Riječi
create-stylePin = PIN
create-pinHint = Dovoljno za pristupni izraz jer ovaj poslužitelj ograničava broj pokušaja. Preslabo za samu tajnu.
create-length = Duljina
create-digits = Znamenke
create-symbols = Simboli
create-capitals = Velika slova
create-generated = Prijedlog
create-again = Novi prijedlog
create-use = Upotrijebi ovo
create-lifetime = Istječe za
create-views = Broj prikaza
create-passphrase = Pristupni izraz (neobavezno)
create-passphraseRequired = Pristupni izraz (obavezno)
create-passphraseLength =
    { $n ->
        [one] Najmanje { $n } znak.
        [few] Najmanje { $n } znaka.
       *[other] Najmanje { $n } znakova.
    }
create-passphraseHint = Pristupni izraz pošaljite odvojeno, na primjer telefonom.
create-suggest = Predloži
create-add = Dodaj opciju…
create-covered = Prekrij dok se ne dodirne
create-coveredHint = Nitko je ne može pročitati primatelju preko ramena kad se otvori.
create-deletable = Primatelj smije izbrisati tajnu
create-notifyMe = Obavijesti me kad se otvori
create-notifyByMail = Dobit ćete e-poruku i oznaku pod „Moje poveznice“.
create-notifyInList = Dobit ćete oznaku pod „Moje poveznice“.
create-name = Naziv (vidite ga samo vi)
create-note = Bilješka (vidite je samo vi)
create-sign = Potpiši svojim imenom
create-senderName = Vaše ime
create-senderMessage = Poruka primatelju
create-senderMessageHint = Prikazuje se prije otvaranja tajne svakome tko ima poveznicu. Ovdje ne pišite ništa povjerljivo.
create-senderEmail = Prikaži adresu mojeg računa: { $email }
create-sealed = Šifriranje s kraja na kraj
create-sealedHint = Nitko osim primatelja ne može je pročitati, čak ni ovaj poslužitelj.
create-sealedName = Dajte joj naziv za svoj popis: zaštićeni su i nazivi datoteka. Naziv, bilješka i potpis nisu.
create-sealedRequired = Ovaj poslužitelj ne prihvaća ništa drugo.
create-groupLimits = Za vas vrijede ograničenja grupa: { $groups }.
create-shownOnce = Kopirajte poveznicu sada. Ne može se ponovno prikazati.
create-remembered = Vaši se odabiri pamte na ovom uređaju.
create-reset = Vrati zadano
create-submit = Stvori poveznicu
create-ready = Vaša je poveznica spremna
create-passphraseNext = Sada pošaljite pristupni izraz drugim putem
create-passphraseReminder = Poveznica se otvara samo ovim pristupnim izrazom. Priopćite ga, na primjer, telefonom. Neće se ponovno prikazati.
create-copyPassphrase = Kopiraj pristupni izraz
create-end = Izbriši sada
create-another = Podijeli još nešto

## createClosed

createClosed-title = Prijavite se da biste podijelili tajnu
createClosed-text = S vaše mreže poveznice mogu stvarati samo osobe s računom.
createClosed-hint = Ako ste primili poveznicu, odavde se otvara kao i inače.
createClosed-nothingTitle = Ovdje ne možete ništa podijeliti
createClosed-nothing = Ograničenja vaših grupa ({ $groups }) ne dopuštaju nijednu vrstu tajne. Obratite se administratoru ovog poslužitelja.

## createLive

createLive-bytes = { $used } od { $limit }
createLive-characters = Znakovi: { $used } od { $limit }
createLive-bits =
    { $n ->
        [one] otprilike { $n } bit
        [few] otprilike { $n } bita
       *[other] otprilike { $n } bitova
    }
createLive-termViews =
    { $n ->
        [one] { $n } prikaz
        [few] { $n } prikaza
       *[other] { $n } prikaza
    }
createLive-termUntil = do: { $date }
createLive-noPassphrase = bez pristupnog izraza
createLive-withPassphrase = s pristupnim izrazom
createLive-needsPassphrase = pristupni izraz obavezan
createLive-passphraseMissing = Unesite pristupni izraz.
createLive-passphraseShort =
    { $n ->
        [one] Ovaj je pristupni izraz prekratak: najmanje { $n } znak. Niz poput aaaa ili 1234 računa se kao dva.
        [few] Ovaj je pristupni izraz prekratak: najmanje { $n } znaka. Niz poput aaaa ili 1234 računa se kao dva.
       *[other] Ovaj je pristupni izraz prekratak: najmanje { $n } znakova. Niz poput aaaa ili 1234 računa se kao dva.
    }
createLive-signed = Potpis: { $by }
createLive-blank = Najprije unesite tajnu.
createLive-tooLong = Ovo je predugo: najviše { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] Ovo je predugo: najviše { $n } znak.
        [few] Ovo je predugo: najviše { $n } znaka.
       *[other] Ovo je predugo: najviše { $n } znakova.
    }
createLive-badUrl = Unesite web-adresu, na primjer https://example.org.
createLive-unsealed = Vaš preglednik ovo nije mogao zapečatiti. Ništa nije poslano.
createLive-opens =
    { $n ->
        [one] Može se otvoriti { $n } put, rok: { $date } ({ $relative }).
        [few] Može se otvoriti { $n } puta, rok: { $date } ({ $relative }).
       *[other] Može se otvoriti { $n } puta, rok: { $date } ({ $relative }).
    }
createLive-endedTitle = Tajna je izbrisana
createLive-ended = Njezin je sadržaj nepovratno izbrisan. Nitko je više ne može otvoriti, pa ni vi.
createLive-goneTitle = Poveznica je istekla
createLive-gone = Nitko je više ne može otvoriti. Sadržaj je nepovratno izbrisan.
createLive-linkUnsaved = Još niste kopirali poveznicu, a samo je ova stranica prikazuje. Želite li je svejedno napustiti?
createLive-passphraseUnsaved = Još niste kopirali pristupni izraz, a samo ga ova stranica prikazuje. Želite li je svejedno napustiti?
createLive-leaveIt = Napusti
createLive-offline = Poslužitelj nije odgovorio. Provjerite vezu i pokušajte ponovno.
createLive-rateLimited =
    { $n ->
        [one] Previše upita. Pokušajte ponovno za { $n } sekundu.
        [few] Previše upita. Pokušajte ponovno za { $n } sekunde.
       *[other] Previše upita. Pokušajte ponovno za { $n } sekundi.
    }
createLive-tryAgain = Sada možete pokušati ponovno.
createLive-tooLarge = Ovo je veće nego što poslužitelj prihvaća.
createLive-signInFirst = Najprije se prijavite.
createLive-unavailable = Poslužitelj trenutačno nije dostupan. Ono što ste upisali i dalje je ovdje: pokušajte ponovno za koji trenutak.
createLive-noSpace = Na poslužitelju više nema mjesta. Ništa nije pohranjeno.
createLive-failed = Nešto je pošlo po krivu ({ $status }). Ništa nije pohranjeno.
createLive-refused = Poslužitelj ne prihvaća ovu vrijednost.
createLive-tooMany =
    { $n ->
        [one] Najviše { $n } unos.
        [few] Najviše { $n } unosa.
       *[other] Najviše { $n } unosa.
    }
createLive-outOfRange = Unesite broj od { $min } do { $max }.

## resultLive

resultLive-notOpened = Još nije otvorena.
resultLive-openedTimes =
    { $n ->
        [one] Otvorena { $n } put, zadnje otvaranje: { $date }.
        [few] Otvorena { $n } puta, zadnje otvaranje: { $date }.
       *[other] Otvorena { $n } puta, zadnje otvaranje: { $date }.
    }

## fileBox

fileBox-files = Datoteke
fileBox-dropHere = Ovamo povucite datoteke ili mape
fileBox-chooseFiles = Odaberi datoteke
fileBox-chooseFolder = Odaberi mapu
fileBox-cancel = Odustani

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Najviše { $n } datoteka (pojedinačno { $file }, ukupno { $push }).
        [few] Najviše { $n } datoteke (pojedinačno { $file }, ukupno { $push }).
       *[other] Najviše { $n } datoteka (pojedinačno { $file }, ukupno { $push }).
    }
filesLive-tooManyFiles =
    { $n ->
        [one] U jednu poveznicu stane najviše { $n } datoteka.
        [few] U jednu poveznicu stanu najviše { $n } datoteke.
       *[other] U jednu poveznicu stane najviše { $n } datoteka.
    }
filesLive-fileTooLarge = „{ $name }“: veličina premašuje { $limit }.
filesLive-filesTooLarge = Datoteke zajedno premašuju { $limit }.
filesLive-noFiles = Odaberite barem jednu datoteku.
filesLive-packing = „{ $name }“ se još pakira.
filesLive-remove = Ukloni { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Veza je prekinuta. Slanje se nastavlja automatski.
filesLive-uploaded = Poslano. Poslužitelj pohranjuje…
filesLive-sealing = Pečaćenje u vašem pregledniku: { $percent }
filesLive-unreadable = Vaš preglednik više ne može pročitati jednu od datoteka. Ništa nije poslano. Ponovno odaberite datoteke.
filesLive-cancelled = Otkazano. Ništa nije pohranjeno.

## reveal

reveal-title = Tajna za vas
reveal-intro = Netko je s vama podijelio nešto povjerljivo.
reveal-ownTitle = Vaša vlastita tajna
reveal-ownIntro = Ovo ste podijelili vi. Vaši primatelji otvaraju tajnu na ovoj stranici.
reveal-ownPage = Idi na poveznicu, QR kod i zapisnik
reveal-passphrase = Pristupni izraz
reveal-passphraseHint = Dobit ćete ga od pošiljatelja, odvojeno od ove poveznice.
reveal-unlock = Otključaj
reveal-open = Prikaži tajnu
reveal-counts = Otvaranje se broji kao prikaz.
reveal-how = Kako ovo funkcionira
reveal-sealed = Šifrirana je s kraja na kraj: može je otvoriti samo vaš preglednik, a ovaj poslužitelj ne može je pročitati.
reveal-sealedNoScript = Ova se poveznica otvara samo uz JavaScript ili naredbom „secretpush open“.
reveal-largeText = Jedna je datoteka veća od 256 MiB, a ovaj preglednik ne može spremiti zapečaćenu datoteku te veličine. Ovo nije ubrojeno kao prikaz. Otvorite poveznicu na računalu u pregledniku Chrome ili Edge preko https:// ili ovom naredbom:
reveal-copyCommand = Kopiraj naredbu
reveal-secret = Tajna
reveal-show = Prikaži
reveal-onPaper = Tajna je prekrivena. Na stranici odaberite „Prikaži“ pa ponovno ispišite.
reveal-hide = Sakrij
reveal-copy = Kopiraj
reveal-save = Spremi kao datoteku
reveal-print = Ispiši
reveal-files = Datoteke
reveal-download = Preuzmi
reveal-downloadAll = Preuzmi sve kao ZIP
reveal-address = Pošiljatelj želi da otvorite ovu adresu:
reveal-go = Otvori adresu…
reveal-goTitle = Napustiti ovu stranicu?
reveal-goText = Otvorit ćete adresu na poslužitelju:
reveal-goYes = Otvori
reveal-goTo = Otvori adresu na: { $host }
reveal-qr = Skenirajte ovaj kod
reveal-qrText = Tekst koda
reveal-remove = Izbriši sada
reveal-removeText = Nitko više neće moći otvoriti ovu poveznicu, pa ni vi.
reveal-removeYes = Izbriši
reveal-cancel = Odustani
reveal-deletedTitle = Izbrisano
reveal-deletedText = Nitko više ne može otvoriti ovu poveznicu, a ova stranica više ne sadrži tajnu.
reveal-undo = Poništi
reveal-openAgain = Natrag na poveznicu
reveal-gone = Ovdje više nema ničega
reveal-goneText = Ova je poveznica istekla, izbrisana je ili nikada nije postojala.
reveal-openedHere = Ovu ste poveznicu otvorili na ovom uređaju: { $date } ({ $relative }). U međuvremenu je istekla ili je izbrisana.
reveal-goneHint = Zatražite od pošiljatelja novu poveznicu.
reveal-goneCreate = Podijelite i vi tajnu
reveal-letters = Upišite ova tri slova
reveal-lettersNeeded = Upišite tri slova pa ponovno pritisnite gumb. Ništa nije otvoreno.
reveal-lettersOther = To su bila druga slova. Upišite ova tri pa ponovno pritisnite gumb. Ništa nije otvoreno.
reveal-wrong = Pristupni izraz nije točan.
reveal-limited = Previše netočnih pristupnih izraza. Pričekajte minutu pa pokušajte ponovno.
reveal-refused = Pošiljatelj vam nije odobrio otvaranje.
reveal-waitOver = Vaše je čekanje isteklo. Otvorite poveznicu ponovno da biste još jednom zatražili odobrenje.
reveal-crowded = Previše ljudi čeka na ovo. Pokušajte ponovno za minutu.
reveal-scanner = Ovaj preglednik navodi da je program koji provjerava poveznice, pa ništa nije otvoreno. Otvorite poveznicu u drugom pregledniku.
reveal-again = Ponovno učitavanje stranice ne otvara tajnu još jednom. Pritisnite gumb da biste je ponovno otvorili.
reveal-failed = Nešto je pošlo po krivu na poslužitelju. Pokušajte ponovno za koji trenutak.

## senderNote

senderNote-label = Od pošiljatelja
senderNote-shares = { $name } dijeli nešto s vama.
senderNote-writes = { $name } piše:
senderNote-unnamedWrites = Pošiljatelj piše:
senderNote-account = Poslano je s računa { $email } na ovom poslužitelju.
senderNote-anyAccount = Poslano je s računa { $email }. Ovdje svatko može stvoriti račun, pa ova adresa nije provjerena.
senderNote-unverifiedAccount = Poslano je s računa { $email }. Nitko nije provjerio ovu adresu.
senderNote-ownWords = Ime i poruku napisao je sam pošiljatelj.
senderNote-unverified = Ime i poruku napisao je sam pošiljatelj. Ovaj poslužitelj ne zna je li ime točno.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] To možete poništiti još { $n } sekundu.
        [few] To možete poništiti još { $n } sekunde.
       *[other] To možete poništiti još { $n } sekundi.
    }

## undoLive

undoLive-deleted = Izbrisano. Tajnu nitko ne može otvoriti.
undoLive-undo = Poništi ({ $seconds })
undoLive-undone = Brisanje je poništeno.
undoLive-tooLate = Poništavanje nije uspjelo: tajna je nepovratno izbrisana.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Može se otvoriti još { $n } put, rok: { $date } ({ $relative }).
        [few] Može se otvoriti još { $n } puta, rok: { $date } ({ $relative }).
       *[other] Može se otvoriti još { $n } puta, rok: { $date } ({ $relative }).
    }
revealLive-lastView = Ovo je bio zadnji prikaz. Tajna je nepovratno izbrisana s poslužitelja: sada sačuvajte što vam treba.
revealLive-lastViewFiles = Ovo je bio zadnji prikaz. Sada preuzmite što vam treba: poveznice vrijede još samo kratko.
revealLive-ownView = Vaši vlastiti prikazi ne broje se.
revealLive-shown = Tajna je prikazana.
revealLive-covered = Tajna je prekrivena.
revealLive-copied = Kopirano
revealLive-copyFailed = Kopiranje nije uspjelo. Označite tekst i kopirajte ga.
revealLive-wrong = Pristupni izraz nije točan.
revealLive-limited =
    { $n ->
        [one] Previše netočnih pristupnih izraza. Pokušajte ponovno za { $n } sekundu.
        [few] Previše netočnih pristupnih izraza. Pokušajte ponovno za { $n } sekunde.
       *[other] Previše netočnih pristupnih izraza. Pokušajte ponovno za { $n } sekundi.
    }
revealLive-busy =
    { $n ->
        [one] Previše upita. Pokušajte ponovno za { $n } sekundu.
        [few] Previše upita. Pokušajte ponovno za { $n } sekunde.
       *[other] Previše upita. Pokušajte ponovno za { $n } sekundi.
    }
revealLive-again = Sada možete pokušati ponovno.
revealLive-unconnected = Niste na mreži. Ništa nije otvoreno.
revealLive-offline = Odgovor poslužitelja nije stigao u cijelosti. Možda je ubrojen kao prikaz.
revealLive-failed = Nešto je pošlo po krivu na poslužitelju. Pokušajte ponovno za koji trenutak.
revealLive-downloaded = Preuzeto
revealLive-downloadedOf = Preuzeto datoteka: { $done } od { $total }
revealLive-preview = Pretpregled
revealLive-previewOf = Pretpregled: { $name }
revealLive-previewFailed = Ova se slika ne može ovdje prikazati. Preuzmite je.
revealLive-downloadFailed = Preuzimanje se zaustavilo. Poveznica je možda istekla.
revealLive-deleteFailed = Tajnu nije bilo moguće izbrisati.
revealLive-noAddress = Ovo nije web-adresa, pa se prikazuje kao običan tekst.
revealLive-fileName = tajna.txt
revealLive-see = Prikaži

## sealedLive

sealedLive-linkCut = Ova poveznica nije potpuna: nedostaje dio iza znaka #. Zatražite od pošiljatelja cijelu poveznicu. Ništa nije otvoreno i nije ubrojen nijedan prikaz.
sealedLive-linkAltered = Ova je poveznica putem skraćena ili izmijenjena: dio iza znaka # nije ispravan. Zatražite od pošiljatelja cijelu poveznicu. Ništa nije otvoreno i nije ubrojen nijedan prikaz.
sealedLive-moduleMissing = Dio ove stranice koji otvara zapečaćene tajne nije stigao. Provjerite vezu i ponovno učitajte stranicu. Ništa nije otvoreno i nije ubrojen nijedan prikaz.
sealedLive-sealBroken = Zapečaćeni je sadržaj oštećen ili izmijenjen, pa se ništa od njega ne prikazuje. Zamolite pošiljatelja da ga ponovno pošalje.
sealedLive-sealShort = Nedostaje kraj zapečaćenog sadržaja, pa se ništa od njega ne prikazuje. Zamolite pošiljatelja da ga ponovno pošalje.
sealedLive-sealOther = Zapečaćeni sadržaj ne odgovara ovoj poveznici ili je zapečaćen na način koji ova stranica ne može otvoriti. Zamolite pošiljatelja da ga ponovno pošalje.
sealedLive-fileWhole = Potpuno: datoteka „{ $name }“ provjerena je do zadnjeg bajta.
sealedLive-fileBroken = Datoteka „{ $name }“ oštećena je ili izmijenjena. Ništa od nje nije spremljeno.
sealedLive-fileShort = Nedostaje kraj datoteke „{ $name }“. Ništa od nje nije spremljeno.
sealedLive-fileTooLarge = Datoteka „{ $name }“ prevelika je za ovaj preglednik. Otvorite poveznicu na računalu u pregledniku Chrome ili Edge preko https:// ili naredbom „secretpush open“.

## newRequest

newRequest-sealed = Odgovor možete pročitati samo vi
newRequest-sealedHint = Ne može ga pročitati ni ovaj poslužitelj.
newRequest-sealedRequired = Ovaj poslužitelj ne prihvaća ništa drugo.
newRequest-collectTitle = Vaš ključ za odgovore
newRequest-collectText = Treba vam za čitanje odgovora i ne može se ponovno prikazati: preuzmite datoteku za oporavak. Nikome je ne šaljite.
newRequest-copyCollect = Kopiraj ključ
newRequest-recovery = Preuzmi datoteku za oporavak
newRequest-showKey = Prikaži ključ kao poveznicu
newRequest-title = Zatraži tajnu
newRequest-lead = Svatko tko dobije poveznicu može vam poslati tajnu, bez računa.
newRequest-link = Zatraži tajnu od nekoga
newRequest-what = Što trebate?
newRequest-whatHint = Ovo može pročitati svatko tko ima poveznicu. Ovdje ne pišite ništa povjerljivo.
newRequest-takesFiles = Mogu se poslati i datoteke
newRequest-showsEmail = Prikaži im adresu mojeg računa: { $email }
newRequest-notifyMe = Pošalji mi e-poruku za svaki odgovor
newRequest-name = Naziv (vidite ga samo vi)
newRequest-note = Bilješka (vidite je samo vi)
newRequest-files = Datoteke za osobu koja odgovara (neobavezno)
newRequest-filesHint = Na primjer obrazac za ispunjavanje. Može ih preuzeti svatko tko ima poveznicu.
newRequest-until = Trajanje zahtjeva
newRequest-answers = Dopušteno odgovora
newRequest-passphrase = Pristupni izraz (neobavezno)
newRequest-passphraseHint = Potreban za čitanje zahtjeva i za odgovor. Priopćite ga, na primjer, telefonom.
newRequest-more = Više mogućnosti
newRequest-submit = Stvori poveznicu
newRequest-ready = Vaša je poveznica spremna
newRequest-page = Otvori stranicu ovog zahtjeva
newRequest-passphraseNext = Sada pošaljite pristupni izraz drugim putem
newRequest-passphraseReminder = Zahtjev se otvara samo ovim pristupnim izrazom. Neće se ponovno prikazati.
newRequest-copyPassphrase = Kopiraj pristupni izraz
newRequest-another = Zatraži nešto drugo

## newRequestLive

newRequestLive-blankRequest = Napišite što trebate.
newRequestLive-longRequest = Ovo je predugo: najviše { $limit }.
newRequestLive-longNote = Vaša je bilješka preduga: najviše { $limit }.
newRequestLive-answersRange = Unesite broj od { $min } do { $max }.
newRequestLive-leadNamed = Tajnu vam mogu poslati samo osobe koje navedete.
newRequestLive-hintNamed = Ovo mogu pročitati samo osobe koje navedete.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } odgovor
        [few] { $n } odgovora
       *[other] { $n } odgovora
    }
newRequestLive-noPassphrase = bez pristupnog izraza
newRequestLive-withPassphrase = s pristupnim izrazom
newRequestLive-takes =
    { $n ->
        [one] Može se odgovoriti { $n } put, rok: { $date } ({ $relative }).
        [few] Može se odgovoriti { $n } puta, rok: { $date } ({ $relative }).
       *[other] Može se odgovoriti { $n } puta, rok: { $date } ({ $relative }).
    }
newRequestLive-full = Imate previše otvorenih zahtjeva. Najprije zatvorite neki.
newRequestLive-tooLarge = Ovo je veće nego što poslužitelj prihvaća.
newRequestLive-unavailable = Poslužitelj trenutačno nije dostupan. Ono što ste upisali i dalje je ovdje: pokušajte ponovno za koji trenutak.
newRequestLive-noSpace = Na poslužitelju više nema mjesta. Ništa nije pohranjeno.
newRequestLive-limited =
    { $n ->
        [one] Previše upita. Pokušajte ponovno za { $n } sekundu.
        [few] Previše upita. Pokušajte ponovno za { $n } sekunde.
       *[other] Previše upita. Pokušajte ponovno za { $n } sekundi.
    }
newRequestLive-retry = Sada možete pokušati ponovno.
newRequestLive-noAnswer = Poslužitelj nije odgovorio. Provjerite vezu i pokušajte ponovno.
newRequestLive-problem = Nešto je pošlo po krivu ({ $status }). Ništa nije pohranjeno.
newRequestLive-refused = Poslužitelj ne prihvaća jednu od ovih vrijednosti.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Molim vas, pošaljite mi nešto povjerljivo preko ove poveznice. Može se odgovoriti { $n } put, rok: { $date }. Račun vam nije potreban:
        [few] Molim vas, pošaljite mi nešto povjerljivo preko ove poveznice. Može se odgovoriti { $n } puta, rok: { $date }. Račun vam nije potreban:
       *[other] Molim vas, pošaljite mi nešto povjerljivo preko ove poveznice. Može se odgovoriti { $n } puta, rok: { $date }. Račun vam nije potreban:
    }
requestShareLive-requestSubject = Zahtjev za vas
requestShareLive-requestTerms =
    { $n ->
        [one] Može se odgovoriti { $n } put, rok: { $date }.
        [few] Može se odgovoriti { $n } puta, rok: { $date }.
       *[other] Može se odgovoriti { $n } puta, rok: { $date }.
    }

## requestLetter

requestLetter-to = Za
requestLetter-from = Od
requestLetter-title = Od vas se traži nešto povjerljivo
requestLetter-intro = Možete to poslati s bilo kojeg telefona ili računala. Račun vam nije potreban.
requestLetter-scan = Skenirajte kod kamerom telefona. Ili upišite adresu u preglednik točno kako je ovdje ispisana: velika i mala slova se razlikuju.
requestLetter-press = Pritisnite gumb na stranici koja se otvori i pošaljite ono što se traži.
requestLetter-passphrase = Unesite pristupni izraz i pritisnite gumb. Pristupni izraz dobit ćete drugim putem od osobe koja je poslala zahtjev. Radi vaše sigurnosti nije na ovom listu: nemojte ga ovdje zapisati.
requestLetter-keep = Zatim uništite ovaj list.

## request

request-recovery = Preuzmi datoteku za oporavak
request-loadKey = Učitaj datoteku za oporavak
request-keyFile = Datoteka za oporavak
request-linkOnce = Cijela je poveznica prikazana jednom, pri stvaranju zahtjeva, a nalazi se i u datoteci za oporavak. Ako nemate ni jedno ni drugo, zatvorite ovaj zahtjev i stvorite novi.
request-noScript = Odgovori se prikazuju samo uz JavaScript.
request-asked = Što tražite
request-answers = Odgovori
request-close = Zatvori zahtjev
request-cancel = Odustani

## requestKeysLive

requestKeysLive-recoveryText =
    Ova datoteka otvara odgovore na vaš zahtjev. Čuvajte je i nikome je ne šaljite.

    Da biste čitali odgovore u drugom pregledniku, prijavite se, otvorite stranicu zahtjeva i ondje učitajte ovu datoteku ili otvorite svoj ključ.
requestKeysLive-recoveryLink = Poveznica za slanje:
requestKeysLive-recoveryKey = Vaš ključ:
requestKeysLive-keyElsewhere = Da biste ih čitali u drugom pregledniku, preuzmite datoteku za oporavak. Nikome je ne šaljite.
requestKeysLive-keyInTab = Ova kartica ima ključ koji otvara odgovore.
requestKeysLive-keyMissing = Odgovore možete čitati samo vi, a ovaj preglednik nema vaš ključ: učitajte datoteku za oporavak.
requestKeysLive-keyNotInFile = Ovo nije datoteka za oporavak ovog zahtjeva.
requestKeysLive-keyLoaded = Vaš je ključ učitan.

## requestWordsLive

requestWordsLive-unnamedRequest = Zahtjev od { $date }
requestWordsLive-closeQuestion = Zatvoriti „{ $name }“? Više neće primati odgovore, a tekst zahtjeva nepovratno se briše.
requestWordsLive-answersStay = Odgovori ostaju dok ne isteknu.
requestWordsLive-closedNow = Zatvoreno. Tekst zahtjeva nepovratno je izbrisan.
requestWordsLive-answeredMeanwhile = Stigao je novi odgovor.

## requestLive

requestLive-open = Otvoren
requestLive-ready = Odgovoren
requestLive-closed = Zatvoren
requestLive-guardedText = Čuva ga pristupni izraz, pa se ovdje ne prikazuje.
requestLive-closedText = Nepovratno je izbrisan pri zatvaranju zahtjeva.
requestLive-answersOf = Odgovori
requestLive-answersCount = { $came } od { $total }
requestLive-openUntil = Rok za odgovor
requestLive-filesMay = Datoteke
requestLive-filesYes = Mogu se poslati
requestLive-guard = Pristupni izraz
requestLive-guardSet = Potreban za čitanje i za odgovor
requestLive-email = Adresa vašeg računa
requestLive-emailShown = Prikazuje se
requestLive-noAnswers = Još nitko nije odgovorio.
requestLive-sendLink = Pošaljite poveznicu osobi koja ima ono što trebate.
requestLive-noneCame = Nitko nije odgovorio.
requestLive-purged = Odgovori su u međuvremenu izbrisani.
requestLive-answerBy = Odgovor od: { $name }
requestLive-answerOf = Odgovor od { $date }
requestLive-newAnswer = novo
requestLive-answerOpen = Otvori
requestLive-answerPage = Poveznica i zapisnik
requestLive-answerOver = istekao
requestLive-allCame = Odgovoreno. Poveznica više ne prima odgovore.
requestLive-logClosed = ručno zatvoren

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } novi odgovor
        [few] { $n } nova odgovora
       *[other] { $n } novih odgovora
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } odgovor
        [few] { $n } odgovora
       *[other] { $n } odgovora
    }
requestsLive-noneYet = još bez odgovora
requestsLive-closes = zatvara se { $when }
requestsLive-hasClosed = zatvoren
requestsLive-requestMade = stvoren { $when }
requestsLive-noOpen = Trenutačno ništa ne tražite.
requestsLive-noReady = Nema otvorenih zahtjeva s odgovorom.
requestsLive-noClosed = Još nijedan zahtjev nije zatvoren.
requestsLive-closeRequest = Zatvori

## ownRequests

ownRequests-tab = Zahtjevi
ownRequests-open = Otvoreni
ownRequests-ready = Odgovoreni
ownRequests-closed = Zatvoreni

## answerGate

answerGate-collects = Ovo je poveznica koja otvara odgovore. Namijenjena je osobi koja je poslala zahtjev: prijavite se pa je ponovno otvorite.
answerGate-title = Od vas se traži tajna
answerGate-intro = Netko vas moli da mu pošaljete nešto povjerljivo. Račun vam nije potreban.
answerGate-ownTitle = Vaš vlastiti zahtjev
answerGate-ownIntro = Ovo tražite vi. Drugi odgovaraju na ovoj stranici.
answerGate-ownPage = Idi na poveznicu, odgovore i zapisnik
answerGate-passphraseHint = Dobit ćete ga od osobe koja je poslala zahtjev, odvojeno od ove poveznice.
answerGate-read = Pogledaj što se traži
answerGate-left =
    { $n ->
        [one] Može se odgovoriti još { $n } put, rok: { $date } ({ $relative }).
        [few] Može se odgovoriti još { $n } puta, rok: { $date } ({ $relative }).
       *[other] Može se odgovoriti još { $n } puta, rok: { $date } ({ $relative }).
    }
answerGate-busy = Previše upita s vaše adrese. Pričekajte minutu pa pokušajte ponovno.

## ownAnswer

ownAnswer-title = Odgovor na „{ $name }“
ownAnswer-unnamed = Odgovor na vaš zahtjev
ownAnswer-intro = Možete ga otvoriti samo vi.
ownAnswer-page = Idi na zahtjev i sve njegove odgovore

## answer

answer-yourName = Vaše ime (neobavezno)
answer-yourNameHint = Vidi ga osoba koja je poslala zahtjev.
answer-yourNameOpen = Vidi ga osoba koja je poslala zahtjev. Nije zaštićeno kao vaš odgovor.
answer-addressShown = Vidi i vašu potvrđenu adresu e-pošte.
answer-title = Što se od vas traži
answer-label = Od osobe koja je poslala zahtjev
answer-asks = Osoba koja vam je poslala ovu poveznicu traži:
answer-asksFiles = Osoba koja vam je poslala ovu poveznicu prilaže vam datoteke.
answer-ownWords = Napisala je to osoba koja je poslala zahtjev. Nismo provjerili tko je ta osoba.
answer-ownWordsAccount = Napisala je to osoba koja je poslala zahtjev.
answer-account = Ta osoba na ovom poslužitelju ima račun { $email }.
answer-anyAccount = Ta osoba ima račun { $email }. Ovdje svatko može stvoriti račun, pa ova adresa nije provjerena.
answer-unverifiedAccount = Ta osoba ima račun { $email }. Nitko nije provjerio ovu adresu.
answer-careful = Pošaljite samo ako znate tko to traži.
answer-given = Datoteke za vas
answer-text = Vaš odgovor
answer-textPlaceholder = Lozinka, ključ, bilješka…
answer-message = Poruka
answer-sealed = Ovaj zahtjev prima samo odgovor zapečaćen s kraja na kraj. Bez JavaScripta ova ga stranica ne može zapečatiti. Pošaljite ga ovom naredbom i cijelom poveznicom:
answer-sealedOnce = Vaš odgovor može pročitati samo osoba koja je poslala zahtjev; ovaj poslužitelj ne može. Poslije ga ne možete mijenjati.
answer-once = Pohranjuje se šifrirano, može ga otvoriti samo osoba koja je poslala zahtjev i poslije ga ne možete mijenjati.
answer-send = Pošalji
answer-sent = Poslano
answer-sentText = Vaš je odgovor stigao. Možete zatvoriti ovu stranicu.
answer-sentTo = Vaš je odgovor stigao na adresu { $email }. Možete zatvoriti ovu stranicu.
answer-sentMore = Pošalji još jedan odgovor
answer-notSent = Nije poslano
answer-notSentText = Vratite se: ono što ste upisali i dalje je ondje.
answer-back = Počni ispočetka
answer-gone = Ovdje se više ništa ne traži
answer-goneText = Ovaj je zahtjev zatvoren, rok mu je istekao ili nikada nije postojao.
answer-goneHint = Zatražite novu poveznicu od osobe koja vam je poslala ovu.
answer-answered = Već odgovoreno
answer-answeredText = Ovaj zahtjev ima sve odgovore koje je tražio.
answer-answeredHint = Niste odgovorili vi? Javite to osobi koja vam je poslala poveznicu.
answer-blankProblem = Unesite ono što želite poslati.
answer-tooLargeProblem = Ovo je veće nego što poslužitelj prihvaća.
answer-spaceProblem = Na poslužitelju više nema mjesta. Ništa nije pohranjeno.
answer-goneProblem = Ovaj zahtjev više ne prima odgovore. Ništa nije pohranjeno.
answer-passphraseProblem = Pristupni izraz nije točan. Ništa nije pohranjeno.
answer-unprovedProblem = Ovaj je zahtjev namijenjen određenim osobama, a ovaj preglednik nije dokazao da ste jedna od njih. Ništa nije pohranjeno. Ponovno otvorite poveznicu u drugoj kartici, zatražite da vam se kod pošalje e-poštom, a zatim pošaljite ono što ste ovdje upisali.

## answerSealedLive

answerSealedLive-answerLinkCut = Poveznica nije potpuna: dio iza znaka # nedostaje ili je putem izmijenjen. Ništa nije poslano. Ponovno otvorite cijelu poveznicu ili je zatražite od osobe koja vam ju je poslala.
answerSealedLive-sealerMissing = Dio ove stranice koji pečati vaš odgovor nije stigao. Ništa nije poslano. Provjerite vezu i ponovno učitajte stranicu.
answerSealedLive-notSealed = Vaš preglednik ovo nije mogao zapečatiti. Ništa nije poslano.

## answerLive

answerLive-bytes = { $used } od { $limit }
answerLive-blank = Unesite ono što želite poslati.
answerLive-blankFiles = Unesite ono što želite poslati ili odaberite datoteke.
answerLive-tooLong = Ovo je predugo: najviše { $limit }.
answerLive-tooLarge = Ovo je veće nego što poslužitelj prihvaća.
answerLive-over = Ovaj zahtjev više ne prima odgovore. Ništa nije pohranjeno.
answerLive-wrong = Pristupni izraz nije točan. Ništa nije pohranjeno.
answerLive-limited =
    { $n ->
        [one] Previše upita. Pokušajte ponovno za { $n } sekundu.
        [few] Previše upita. Pokušajte ponovno za { $n } sekunde.
       *[other] Previše upita. Pokušajte ponovno za { $n } sekundi.
    }
answerLive-again = Sada možete pokušati ponovno.
answerLive-unavailable = Poslužitelj trenutačno nije dostupan. Ono što ste upisali i dalje je ovdje: pokušajte ponovno za koji trenutak.
answerLive-noSpace = Na poslužitelju više nema mjesta. Ništa nije pohranjeno.
answerLive-offline = Poslužitelj nije odgovorio. Ono što ste poslali možda je ipak stiglo: ponovno učitajte stranicu da biste to vidjeli.
answerLive-failed = Nešto je pošlo po krivu ({ $status }). Ništa nije pohranjeno.
answerLive-refused = Poslužitelj ne prihvaća ovaj odgovor. Ništa nije pohranjeno.

## receipt

receipt-choice = Sačuvaj potvrdu
receipt-choiceHint = Druga poveznica, samo za vas: pokazuje je li tajna otvorena i može je izbrisati.
receipt-yours = Sačuvajte svoju potvrdu
receipt-yoursShows = Pokazuje je li tajna otvorena i može je izbrisati.
receipt-yoursText = Ne može je pročitati. Zadržite je za sebe: primatelj treba poveznicu iznad.
receipt-open = Otvori potvrdu
receipt-copy = Kopiraj potvrdu
receipt-remember = Zapamti moje poveznice na ovom uređaju
receipt-rememberHint = Samo potvrde i samo u ovom pregledniku. Može ih vidjeti svatko tko se njime može koristiti. Ako ovo isključite, sve se zaboravljaju.
receipt-list = Moje nedavne poveznice
receipt-listText = Što ovaj preglednik pamti o poveznicama koje ste stvorili bez računa.
receipt-listNone = Ovaj preglednik ne pamti nijednu poveznicu. Pamćenje se nudi na potvrdi.
receipt-listScripts = Ovaj popis treba JavaScript: čuva ga preglednik, a ne poslužitelj.
receipt-forget = Zaboravi sve
receipt-notOpened = Još nije otvorena
receipt-neverOpened = Nikad otvorena
receipt-notOpenedText = Zasad nitko nije otvorio poveznicu.
receipt-opened =
    { $n ->
        [one] Otvorena { $n } put
        [few] Otvorena { $n } puta
       *[other] Otvorena { $n } puta
    }
receipt-times = Kada je otvorena
receipt-timesSome = Kada je zadnji put otvorena
receipt-over = Nitko više ne može otvoriti poveznicu.
receipt-overViews = Otvorena je onoliko puta koliko ste dopustili, zadnji put: { $date }. Sadržaj je nepovratno izbrisan.
receipt-overTime = Rok je istekao: { $date }. Sadržaj je nepovratno izbrisan.
receipt-overHand = Izbrisana je: { $date }. Sadržaj je nepovratno izbrisan.
receipt-left =
    { $n ->
        [one] Poveznica se može otvoriti još { $n } put, rok: { $date }.
        [few] Poveznica se može otvoriti još { $n } puta, rok: { $date }.
       *[other] Poveznica se može otvoriti još { $n } puta, rok: { $date }.
    }
receipt-alarmed = Primatelj kaže da je netko drugi otvorio poveznicu prije njega. Razgovarajte sa svojim primateljem.
receipt-frozen = Poveznica je pauzirana: nitko je ne može otvoriti.
receipt-again = Pogledaj ponovno
receipt-unknown = Ovdje se ništa ne zna
receipt-unknownText = Ova potvrda ne pripada nijednoj poveznici ovog poslužitelja. Provjerite je li adresa potpuna.
receipt-unknownHint = Neko vrijeme nakon isteka poveznice poslužitelj briše sve što je o njoj znao.

## receiptListLive

receiptListLive-made = Stvorena { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Otvorena { $n } put
        [few] Otvorena { $n } puta
       *[other] Otvorena { $n } puta
    }
receiptListLive-stateNone = Još nije otvorena
receiptListLive-stateOver = Istekla
receiptListLive-stateAlarmed = Alarm
receiptListLive-stateFrozen = Pauzirana
receiptListLive-stateUnknown = O njoj se više ništa ne zna
receiptListLive-stateFailed = Poslužitelj nije odgovorio
receiptListLive-forgotten = Zaboravljeno. Ovaj preglednik odsad ne pamti poveznice.

## about

about-title = Kako ovo funkcionira i tko time upravlja
about-lead = Tajnu dijelite kao poveznicu. Poveznica sama prestaje vrijediti, a tajna se tada nepovratno briše.
about-operatorTitle = Tko upravlja ovim poslužiteljem
about-runBy = Ovim poslužiteljem upravlja { $name }.
about-unnamed = Upravitelj ovog poslužitelja ovdje nije naveo ime. Pitajte osobu koja vas je uputila ovamo.
about-contact = Kontakt:
about-program = Program: Secret Push, verzija { $version }.
about-words = Predlaže riječi s popisa EFF Long Wordlist organizacije Electronic Frontier Foundation (https://www.eff.org/dice), osim njih četiri, pod licencijom CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Kako je tajna zaštićena
about-sealed = Poslužitelj šifrira svaku tajnu algoritmom AES-256-GCM prije nego što je pohrani. Ključ se izvodi iz zasebnog nasumičnog ključa, poveznice i, ako postoji, pristupnog izraza.
about-masterKey = Nasumični ključ pohranjuje se šifriran glavnim ključem poslužitelja, koji se čuva izvan baze podataka.
about-passphrase = Poslužitelj ne pohranjuje pristupni izraz ni išta s čime bi se mogao usporediti. Argon2id usporava pogađanje, a nakon pet netočnih pokušaja u minuti adresa mora čekati.
about-files = Šifriraju se i nazivi i sadržaj datoteka.
about-transport = To se šifriranje odvija na poslužitelju. Put do njega štiti adresa https://.
about-endToEnd = Pošiljatelj može tajnu i zapečatiti u pregledniku ili iz naredbenog retka, u otvorenom formatu age. Ključ je u poveznici iza znaka #, u dijelu koji preglednici nikada ne šalju: ovaj poslužitelj čuva i isporučuje ono što ne može pročitati.
about-endTitle = Što se događa kad poveznica istekne
about-end = Poveznica istječe nakon odabranog vremena, nakon zadnjeg dopuštenog prikaza ili kad je netko izbriše. U tom se trenutku nepovratno brišu njezin ključ, tajna i poruka pošiljatelja.
about-endFiles = Brišu se i datoteke. Poveznice za preuzimanje iz zadnjeg prikaza još vrijede: najviše { $time } i nikada dulje od odabranog vremena.
about-rowAnonymous = Zapisnik tajne podijeljene bez računa briše se { $time } nakon isteka tajne.
about-rowAnonymousKept = Zapisnik tajne podijeljene bez računa čuva se dok ga upravitelj ne izbriše.
about-rowOwned = Zapisnik tajne prijavljenog pošiljatelja briše se { $time } nakon isteka tajne, zajedno s nazivom i bilješkom koje joj je pošiljatelj dao.
about-rowOwnedKept = Zapisnik tajne prijavljenog pošiljatelja čuva se, zajedno s nazivom i bilješkom koje joj je pošiljatelj dao, dok ga upravitelj ne izbriše.
about-backups = Sigurnosna kopija zadržava ono što je bilo pohranjeno u trenutku njezine izrade, sve dok je upravitelj ne izbriše.
about-loggedTitle = Što se bilježi
about-logged = Za svaku tajnu: kada je stvorena, otvorena, izbrisana ili isprobana s netočnim pristupnim izrazom, s mrežnom adresom, preglednikom i stranicom s koje je posjetitelj došao. Prijavljeni pošiljatelji vide taj zapisnik za vlastite tajne.
about-request = Za svaki upit: vrijeme, vrsta stranice, ishod, trajanje i mrežna adresa. Nikada poveznica, tajna ili pristupni izraz. Upravitelj odlučuje koliko se dugo ti zapisi čuvaju.
about-cookies = Kolačići: jedan za vašu sesiju nakon prijave, po jedan za jezik i boje koje odaberete te jedan u pregledniku koji čeka pošiljatelja ili je dojavio poveznicu. Nema praćenja, a stranice ne učitavaju ništa s drugih poslužitelja.
about-operatorReadsTitle = Što upravitelj može i ne može pročitati
about-seesMeta = Upravitelj vidi da tajna postoji: njezinu vrstu, veličinu, vremena, prikaze i zapisnik te adresu e-pošte prijavljenog pošiljatelja.
about-adminPage = Administratori mogu izbrisati svaku tajnu. Ne vide ni njezin sadržaj ni naziv, bilješku ili poveznicu. Mogu, međutim, ponovno postaviti lozinku korisnika i zatim se prijaviti kao taj korisnik.
about-readsOwned = Tko ima i pohranjene podatke i glavni ključ, može pročitati neisteklu tajnu prijavljenog pošiljatelja ako nema pristupni izraz, kao i nazive, bilješke i poruke tog pošiljatelja.
about-readsAnonymous = Za tajnu podijeljenu bez računa treba mu i poveznica, koju poslužitelj ne čuva.
about-readsGuarded = Za tajnu s pristupnim izrazom treba mu i pristupni izraz. Kratak se može pogoditi, dugačak ne može.
about-running = Tko ima nadzor nad poslužiteljem u radu, može vidjeti tajnu i njezin pristupni izraz kad se stvara i kad se otvara.
about-readsSealed = Upravitelj ne može pročitati zapečaćenu tajnu, čak ni uz sve podatke i glavni ključ. Poslužitelj u koji je netko dirao mogao bi ipak isporučiti stranicu koja odaje tajnu: da biste to isključili, otvorite poveznicu iz naredbenog retka.
about-readsExpired = Isteklu tajnu nitko ne može pročitati, pa ni upravitelj, osim ako je još sadrži neka ranija sigurnosna kopija.
about-youTitle = Što vi možete učiniti
about-you = Odaberite malo prikaza i kratko vrijeme. Dodajte pristupni izraz i pošaljite ga drugim putem nego poveznicu. Otvorite tajnu tek kad je možete sigurno pohraniti.

## accessibility

accessibility-title = Pristupačnost
accessibility-lead = Svatko mora moći podijeliti tajnu i otvoriti je, bez obzira na to kako vidi, čuje, kreće se i čita.
accessibility-contactTitle = Ako vam nešto smeta
accessibility-contact = Javite upravitelju ovog poslužitelja što vam ne radi ili zatražite drugi način:
accessibility-nobody = Upravitelj ovog poslužitelja ovdje nije naveo kontakt. Javite osobi koja vas je uputila ovamo što vam ne radi i zatražite drugi način.
accessibility-standardTitle = Što ove stranice ispunjavaju
accessibility-standard = Ove su stranice izrađene tako da ispunjavaju WCAG 2.2 na razini AA, a time i poglavlje 9 norme EN 301 549. Prema provjeri samih autora ispunjavaju ih, osim onoga što je navedeno na sljedećem popisu.
accessibility-missingTitle = Što nedostaje
accessibility-missingUndo = Brisanje se može poništiti osam sekundi i ne dulje, jer tajna ne smije nadživjeti svoje brisanje. Gumb za poništavanje odmah ima fokus.
accessibility-missingLanguage = Ono što su ljudi sami napisali, primjerice poruka ili naziv datoteke, nije označeno svojim jezikom.
accessibility-missingReaders = Za provjeru nije upotrijebljen čitač zaslona i u njoj još nisu sudjelovale osobe s invaliditetom.
accessibility-checkedTitle = Kako je to provjereno
accessibility-checkedByProgram = Alatom axe-core: svaka stranica u svakom stanju, na uskom i na širokom zaslonu, svijetla i tamna. Svaka stranica stane i u 320 piksela, i s dvostruko većim tekstom.
accessibility-checkedByHand = Ručno: glavni putovi kroz stranice, samo tipkovnicom, s većim razmakom između slova i redaka te u stablu pristupačnosti preglednika Chromium, iz kojeg čitaju čitači zaslona.

## caution

caution-notMe = To nisam ja
caution-tellText = Ako to nije bio nitko koga poznajete, javite pošiljatelju: to će pisati u njegovu zapisniku.
caution-tellFreezes = Time se i pauzira poveznica: nitko je ne može otvoriti dok je pošiljatelj ponovno ne omogući.
caution-tell = Javi pošiljatelju
caution-told = Javili ste pošiljatelju da to niste bili vi.
caution-askSender = Ako to niste bili vi, zatražite od pošiljatelja novu tajnu.
caution-toldTitle = Pošiljatelj to sada može vidjeti
caution-toldText = U njegovu zapisniku piše da je netko otvorio ovu poveznicu prije vas.
caution-toldFrozen = Poveznica je pauzirana: nitko je ne može otvoriti dok je pošiljatelj ponovno ne omogući.
caution-toldOpen = Poveznica i dalje vrijedi. Pitajte pošiljatelja prije nego što se oslonite na ono što je iza nje.
caution-toldNext = Razgovarajte s pošiljateljem drugim putem, na primjer telefonom.
caution-back = Natrag na tajnu
caution-frozenTitle = Ova je poveznica pauzirana
caution-frozenText = Trenutačno je nitko ne može otvoriti. Vrijedit će kad je pošiljatelj ponovno omogući.
caution-frozenHint = Pitajte pošiljatelja pa ponovno učitajte ovu stranicu. Ovo nije ubrojeno kao prikaz.
caution-elsewhereTitle = Ne s ove mreže
caution-elsewhereText = Pošiljatelj je odabrao mreže s kojih se ova poveznica otvara. Vaša adresa { $address } ne pripada nijednoj od njih.
caution-elsewhereHint = Povežite se s pravom mrežom pa ponovno učitajte ovu stranicu. Ovo nije ubrojeno kao prikaz.
caution-earlyTitle = Još se ne može otvoriti
caution-earlyText = Ova se poveznica otvara: { $date } ({ $relative }).
caution-earlyHint = Tada ponovno učitajte ovu stranicu. Ovo nije ubrojeno kao prikaz.
caution-notBefore = Ne otvara se prije (neobavezno)
caution-notBeforeHint = U vremenskoj zoni ovog uređaja. Samo je vi možete otvoriti ranije.
caution-afterFirstView = Nakon prvog prikaza istječe za
caution-networks = Samo unutar ovih mreža (pitajte svoju IT službu)
caution-networksHint = Adrese i rasponi poput 192.0.2.0/24, odvojeni zarezima.
caution-addressees = Samo za ove osobe (neobavezno)
caution-addresseesHint = Adrese e-pošte ili grupe poput group:staff, odvojene zarezima. Prije otvaranja poveznice te osobe koriste prijavu tvrtke ili kod koji im se šalje e-poštom.
caution-addresseesByCompany = Adrese e-pošte ili grupe poput group:staff, odvojene zarezima. Prije otvaranja poveznice te osobe koriste prijavu tvrtke.
caution-addresseesByCode = Adrese e-pošte, odvojene zarezima. Nikome ne treba račun: prije otvaranja poveznice te osobe upisuju kod koji im se šalje e-poštom.
caution-addresseesRequired = Samo za ove osobe (obavezno)
caution-addresseesNext = Samo za: { $people }. Pošaljite im poveznicu. Otvara im se nakon prijave tvrtke.
caution-addresseesNextByCode = Samo za: { $people }. Pošaljite im poveznicu. Na njezinoj stranici traže da im se kod pošalje na adresu.
caution-addresseesNextByEither = Samo za: { $people }. Pošaljite im poveznicu. Na njezinoj stranici koriste prijavu tvrtke ili traže da im se kod pošalje na adresu.
caution-openings = Upozori primatelja ako je netko već otvorio poveznicu
caution-freeze = Pauziraj poveznicu
caution-thaw = Ponovno omogući poveznicu

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Ova je poveznica već otvorena { $n } put, zadnji put: { $date } ({ $relative }).
        [few] Ova je poveznica već otvorena { $n } puta, zadnji put: { $date } ({ $relative }).
       *[other] Ova je poveznica već otvorena { $n } puta, zadnji put: { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = „{ $entry }“ nije adresa e-pošte.
addresseesLive-notIn = Adrese na domeni { $domain } nisu dopuštene.
addresseesLive-wanted = Unesite kome je poveznica namijenjena: ovaj poslužitelj to traži.

## cautionCreateLive

cautionCreateLive-badMoment = Odaberite trenutak prije isteka poveznice.
cautionCreateLive-termNotBefore = otvara se { $date }
cautionCreateLive-notSooner = Bez promjene
cautionCreateLive-termFirstView = istječe { $duration } nakon prvog prikaza
cautionCreateLive-badNetwork = „{ $network }“ nije mreža. Unesite adrese i raspone poput 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] samo s { $n } mreže
        [few] samo s { $n } mreže
       *[other] samo s { $n } mreža
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] samo za { $n } primatelja
        [few] samo za { $n } primatelja
       *[other] samo za { $n } primatelja
    }
cautionCreateLive-termLock = samo prvi uređaj
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } prikaz po primatelju
        [few] { $n } prikaza po primatelju
       *[other] { $n } prikaza po primatelju
    }

## cautionOwnLive

cautionOwnLive-frozen = Pauzirana
cautionOwnLive-alarmed = Dojavljena
cautionOwnLive-frozenNow = Ova je poveznica pauzirana: nitko osim vas ne može je otvoriti. I dalje istječe: { $date }.
cautionOwnLive-alarm = Primatelj kaže da je netko drugi otvorio tajnu prije njega. Dojavljeno: { $date } ({ $relative }), s adrese { $address } ({ $browser }).
cautionOwnLive-alarmNext = Usporedite unose u nastavku s osobama kojima ste dali poveznicu. Ako niste sigurni, izbrišite je i promijenite tajnu.
cautionOwnLive-settle = Odbaci dojavu
cautionOwnLive-thawQuestion = Ponovno omogućiti „{ $name }“? Tko ima poveznicu, može je opet otvoriti.
cautionOwnLive-nowFrozen = Pauzirana. Nitko osim vas ne može je otvoriti.
cautionOwnLive-nowThawed = Poveznica ponovno vrijedi.
cautionOwnLive-nowSettled = Dojava je odbačena.
cautionOwnLive-networks = Mreže
cautionOwnLive-recipients = Primatelji
cautionOwnLive-recipientsOnly = Samo za: { $recipients }
cautionOwnLive-networksOnly = Samo s mreža: { $networks }
cautionOwnLive-lock = Uređaji
cautionOwnLive-lockYes = Samo je prvi uređaj može ponovno otvoriti
cautionOwnLive-shares = Prikazi po osobi
cautionOwnLive-sharesEach =
    { $n ->
        [one] Svatko je može otvoriti { $n } put
        [few] Svatko je može otvoriti { $n } puta
       *[other] Svatko je može otvoriti { $n } puta
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } pokušaj s mreže koju niste dopustili.
        [few] { $n } pokušaja s mreža koje niste dopustili.
       *[other] { $n } pokušaja s mreža koje niste dopustili.
    }

## hold

hold-title = Čekanje na pošiljatelja
hold-tell = Pošiljatelj vam mora odobriti otvaranje. Recite mu ove tri riječi, na primjer telefonom:
hold-plain = Ova stranica svakih nekoliko sekundi provjerava ponovno.
hold-look = Provjeri sada
hold-released = Pošiljatelj vam je odobrio otvaranje. Tajnu možete otvoriti jednom.
hold-counts = Pošiljatelj vam mora odobriti otvaranje.
hold-ask = Zatraži odobrenje pošiljatelja
hold-refusedTitle = Pošiljatelj je odbio
hold-refusedText = Pošiljatelj vam nije odobrio otvaranje i pauzirao je poveznicu.
hold-refusedHint = Ako ste je čekali, nazovite pošiljatelja. Ništa nije otvoreno.
hold-choice = Pitaj me prije otvaranja
hold-choiceHint = Primatelj vam telefonom pročita tri riječi, a vi ga pustite.
hold-who = Tko vas čeka
hold-compare = Pustite samo osobu koja vam kaže točno ove riječi, na primjer telefonom.
hold-nobody = Još nitko ne čeka. Tko otvori poveznicu, čeka ovdje i pročita vam tri riječi.

## holdGateLive

holdGateLive-title = Čekanje na pošiljatelja
holdGateLive-until = Rok čekanja na ovoj stranici: { $date } ({ $relative }). Možete je ostaviti otvorenu.
holdGateLive-waiting = Čekanje. Vaše riječi: { $words }.
holdGateLive-released = Pošiljatelj je odobrio otvaranje.
holdGateLive-crowded =
    { $n ->
        [one] Previše ljudi čeka na ovo. Pokušajte ponovno za { $n } sekundu.
        [few] Previše ljudi čeka na ovo. Pokušajte ponovno za { $n } sekunde.
       *[other] Previše ljudi čeka na ovo. Pokušajte ponovno za { $n } sekundi.
    }

## holdCreateLive

holdCreateLive-termHold = pita vas prije otvaranja

## holdOwnLive

holdOwnLive-release = Pusti
holdOwnLive-refuse = Odbij i pauziraj
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Odobreno, još nije otvoreno
holdOwnLive-asks =
    { $n ->
        [one] Čeka { $n } osoba
        [few] Čekaju { $n } osobe
       *[other] Čeka { $n } osoba
    }
holdOwnLive-arrived = Netko čeka: { $words }.
holdOwnLive-nowReleased = Odobreno: osoba može jednom otvoriti tajnu.
holdOwnLive-nowRefused = Odbijeno. Poveznica je pauzirana.
holdOwnLive-tooLate = To je čekanje već bilo završeno.
holdOwnLive-hold = Odobrenje
holdOwnLive-holdYes = Pita vas prije otvaranja

## links

links-choice = Zasebna poveznica za svakoga

## linksLive

linksLive-noGroups = Grupa ne može dobiti zasebnu poveznicu: uklonite „{ $group }“ ili navedite njezine članove.
linksLive-making = Poveznica { $at } od { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Poslužitelj traži da se pričeka: { $address } slijedi za { $n } sekundu.
        [few] Poslužitelj traži da se pričeka: { $address } slijedi za { $n } sekunde.
       *[other] Poslužitelj traži da se pričeka: { $address } slijedi za { $n } sekundi.
    }
linksLive-notTried = Otkazano. Ništa nije pohranjeno.
linksLive-ready =
    { $n ->
        [one] { $n } poveznica je spremna
        [few] { $n } poveznice su spremne
       *[other] { $n } poveznica je spremno
    }
linksLive-opens =
    { $n ->
        [one] Svaka se otvara { $n } put, rok: { $date } ({ $relative }), i samo za svojeg primatelja.
        [few] Svaka se otvara { $n } puta, rok: { $date } ({ $relative }), i samo za svojeg primatelja.
       *[other] Svaka se otvara { $n } puta, rok: { $date } ({ $relative }), i samo za svojeg primatelja.
    }
linksLive-links = Poveznice
linksLive-copyOne = Kopiraj
linksLive-copyAll = Kopiraj sve kao tekst
linksLive-pageOf = Stranica ove poveznice
linksLive-keptByPasskey = Za kopiranje je potreban vaš pristupni ključ.
linksLive-gone = Ova stranica više ne prikazuje ovu poveznicu.
linksLive-linksKept = Ovaj preglednik čuva poveznice. Nijedan ih drugi ne može prikazati.
linksLive-onlyHere = Kopirajte poveznice sada. Ne mogu se ponovno prikazati.
linksLive-unmade = Neke poveznice još nisu stvorene, a ono što dijelite nalazi se samo na ovoj stranici. Želite li je svejedno napustiti?
linksLive-unsaved = Još niste kopirali svaku poveznicu, a samo ih ova stranica prikazuje. Želite li je svejedno napustiti?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } poveznica nije stvorena:
        [few] { $n } poveznice nisu stvorene:
       *[other] { $n } poveznica nije stvoreno:
    }
linksLive-again = Pokušaj ponovno

## lock

lock-choice = Samo je prvi uređaj može ponovno otvoriti
lock-choiceHint = Tko prvi otvori poveznicu, zadržava je. Na svakom drugom uređaju ili pregledniku piše da je otvorena drugdje.
lock-viewsEach = Prikazi po primatelju (neobavezno)
lock-viewsEachHint = Svaka adresa tada ima vlastite prikaze i nitko ne može potrošiti tuđe.
lock-first = Samo preglednik koji ovo prvi otvori može to ponovno otvoriti, zato otvorite ondje gdje vam treba. Vaš preglednik za to čuva kolačić.
lock-own = Ovaj je preglednik prvi otvorio poveznicu. Samo je on može ponovno otvoriti.
lock-elsewhereTitle = Otvoreno u drugom pregledniku
lock-elsewhereText = Ova se poveznica otvara samo u pregledniku koji ju je prvi otvorio, a to nije bio ovaj.
lock-elsewhereHint = Ako ste to bili vi, vratite se na taj uređaj i preglednik. Ako niste, tajnu je možda pročitao netko drugi.
lock-needsCookie = Ova poveznica treba kolačić, a vaš ga preglednik nije poslao. Dopustite kolačiće za ovu stranicu pa pokušajte ponovno.
lock-usedTitle = Već ste je otvorili
lock-usedText =
    { $n ->
        [one] Pošiljatelj svakom primatelju dopušta da ovu poveznicu otvori { $n } put, a vi ste to već učinili.
        [few] Pošiljatelj svakom primatelju dopušta da ovu poveznicu otvori { $n } puta, a vi ste to već učinili.
       *[other] Pošiljatelj svakom primatelju dopušta da ovu poveznicu otvori { $n } puta, a vi ste to već učinili.
    }
lock-usedHint = Ako vam opet treba, zatražite od pošiljatelja novu poveznicu.

## sharesLive

sharesLive-lastView = Ovo je bio vaš zadnji prikaz. Sada sačuvajte što vam treba.
sharesLive-lastViewFiles = Ovo je bio vaš zadnji prikaz. Sada preuzmite što vam treba: poveznice vrijede još samo kratko.

## preview

preview-title = Poveznica
preview-text = Tko ima ovu poveznicu, može otvoriti tajnu. Pregledavanje ove stranice ne broji se kao prikaz.
preview-sealedText = Tko ima cijelu poveznicu, može otvoriti tajnu. Pregledavanje ove stranice ne broji se kao prikaz.
preview-shownOnce = Šifrirana je s kraja na kraj: njezina je cijela poveznica prikazana jednom, pri stvaranju, i ne može se ponovno prikazati.
preview-lost = Ako je više nemate, izbrišite ovu poveznicu i stvorite novu.
preview-qrOf = QR kod poveznice
preview-terms = Pojedinosti

## returned

returned-one = E-poruka za { $recipient } vratila se: { $reason } (status { $status }, { $when }).
returned-hint = Provjerite adresu ili predajte poveznicu drugim putem.
returned-no_mailbox = taj sandučić ne postoji
returned-no_domain = domena ne postoji ili ne prima poštu
returned-closed = sandučić ne prima poštu
returned-full = sandučić je pun
returned-too_large = e-poruka je prevelika za sandučić
returned-unreachable = poslužitelj e-pošte te adrese nije bio dostupan
returned-policy = poslužitelj e-pošte te adrese ne prima takvu poštu s ovog poslužitelja
returned-refused = poslužitelj e-pošte te adrese odbio ju je

## share

share-link = Poveznica
share-copy = Kopiraj poveznicu
share-share = Podijeli
share-mail = E-pošta
share-message = Kopiraj kao poruku
share-qr = QR kod
share-print = Ispiši pismo
share-page = Otvori stranicu ove poveznice
share-png = Spremi kao PNG
share-svg = Spremi kao SVG

## shareLive

shareLive-copied = Kopirano
shareLive-copyFailed = Kopiranje nije uspjelo. Označite tekst i kopirajte ga.
shareLive-letterFailed = Pismo nije bilo moguće učitati. Provjerite vezu i pokušajte ponovno.
shareLive-codeFailed = Kod nije bilo moguće spremiti. Provjerite vezu i pokušajte ponovno.
shareLive-message =
    { $n ->
        [one] Dijelim s vama nešto povjerljivo. Poveznica se može otvoriti { $n } put, rok: { $date }:
        [few] Dijelim s vama nešto povjerljivo. Poveznica se može otvoriti { $n } puta, rok: { $date }:
       *[other] Dijelim s vama nešto povjerljivo. Poveznica se može otvoriti { $n } puta, rok: { $date }:
    }
shareLive-mailSubject = Tajna za vas
shareLive-letterTerms =
    { $n ->
        [one] Poveznica se može otvoriti { $n } put, rok: { $date }. Zatim se njezin sadržaj nepovratno briše.
        [few] Poveznica se može otvoriti { $n } puta, rok: { $date }. Zatim se njezin sadržaj nepovratno briše.
       *[other] Poveznica se može otvoriti { $n } puta, rok: { $date }. Zatim se njezin sadržaj nepovratno briše.
    }

## letter

letter-to = Za
letter-from = Od
letter-title = Nešto povjerljivo za vas
letter-intro = Otvara se na svakom telefonu ili računalu. Račun vam nije potreban.
letter-scan = Skenirajte kod kamerom telefona. Ili upišite adresu u preglednik točno kako je ovdje ispisana: velika i mala slova se razlikuju.
letter-press = Pritisnite gumb na stranici koja se otvori.
letter-passphrase = Unesite pristupni izraz i pritisnite gumb. Pristupni izraz dobit ćete od pošiljatelja drugim putem. Radi vaše sigurnosti nije na ovom listu: nemojte ga ovdje zapisati.
letter-keep = Sačuvajte što vam treba, zatim uništite ovaj list.
letter-code = QR kod adrese

## push

push-opened = Tko ju je otvorio
push-log = Cijeli zapisnik
push-when = Kada
push-what = Što
push-address = Adresa
push-browser = Preglednik
push-older = Ranije
push-newer = Kasnije
push-end = Izbriši sada
push-cancel = Odustani

## pushChange

pushChange-title = Promjena ove poveznice
pushChange-back = Natrag na poveznicu
pushChange-expires = Istječe
pushChange-views = Koliko se puta ukupno može otvoriti
pushChange-save = Spremi promjene
pushChange-extend = Produlji: { $duration }
pushChange-change = Promijeni…
pushChange-changed = Promijenjeno.
pushChange-viewsBetween = Od { $min } do { $max }. Dosad otvaranja: { $used }.
pushChange-latest = Najkasnije: { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Odaberite vrijeme u rasponu: { $from } – { $to }.

## agentLive

agentLive-agentOn = { $browser } na sustavu { $system }
agentLive-agentUnknown = nepoznato

## pushLive

pushLive-codesWait = E-poruke na čekanju s kodovima za primatelje: { $count }. Prva stiže najkasnije: { $time }.
pushLive-codesFailed = Kod nije poslan e-poštom: { $addresses }.
pushLive-text = Tekst
pushLive-file = Datoteke
pushLive-url = Web-adresa
pushLive-qr = QR kod
pushLive-active = Aktivna
pushLive-expired = Istekla
pushLive-views = Prikazi
pushLive-viewsLeft = preostalo { $left } od { $total }
pushLive-viewsUsed = iskorišteno { $used } od { $total }
pushLive-expires = Istječe
pushLive-notBefore = Otvara se
pushLive-firstView = Nakon prvog prikaza
pushLive-firstViewEnds = Istječe nakon: { $duration }
pushLive-passphrase = Pristupni izraz
pushLive-passphraseSet = Postavljen: poveznica se otvara samo s njim.
pushLive-covered = Prekrivena
pushLive-coveredYes = Da, dok je primatelj ne dodirne
pushLive-deletable = Primatelji je smiju izbrisati
pushLive-deletableYes = Da
pushLive-files = Datoteke
pushLive-fileGuarded = naziv čuva pristupni izraz
pushLive-filesSealed =
    { $n ->
        [one] { $n } datoteka, { $size }, naziv zapečaćen
        [few] { $n } datoteke, { $size }, nazivi zapečaćeni
       *[other] { $n } datoteka, { $size }, nazivi zapečaćeni
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } datoteka, nepovratno izbrisana
        [few] { $n } datoteke, nepovratno izbrisane
       *[other] { $n } datoteka, nepovratno izbrisano
    }
pushLive-created = Stvorena
pushLive-name = Naziv
pushLive-endedByViews = Iskorišten je zadnji prikaz: { $when }. Sadržaj je nepovratno izbrisan.
pushLive-endedByTime = Rok je istekao: { $when }. Sadržaj je nepovratno izbrisan.
pushLive-endedByHand = Izbrisana: { $when }, s adrese { $address } ({ $browser }). Sadržaj je nepovratno izbrisan.
pushLive-neverOpened = Nitko je nije otvorio.
pushLive-openedNewest =
    { $n ->
        [one] Ovdje je samo { $n } najnoviji prikaz, a svi su u zapisniku.
        [few] Ovdje su samo { $n } najnovija prikaza, a svi su u zapisniku.
       *[other] Ovdje je samo { $n } najnovijih prikaza, a svi su u zapisniku.
    }
pushLive-scanned =
    { $n ->
        [one] Programi, primjerice pretpregled poveznica u chatu, pregledali su stranicu { $n } put. To ne troši prikaz.
        [few] Programi, primjerice pretpregled poveznica u chatu, pregledali su stranicu { $n } puta. To ne troši prikaz.
       *[other] Programi, primjerice pretpregled poveznica u chatu, pregledali su stranicu { $n } puta. To ne troši prikaz.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] Unesen je { $n } netočan pristupni izraz.
        [few] Unesena su { $n } netočna pristupna izraza.
       *[other] Uneseno je { $n } netočnih pristupnih izraza.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } pokušaj dok je bila istekla, pauzirana ili još nedostupna.
        [few] { $n } pokušaja dok je bila istekla, pauzirana ili još nedostupna.
       *[other] { $n } pokušaja dok je bila istekla, pauzirana ili još nedostupna.
    }
pushLive-openedMeanwhile = Upravo otvorena.
pushLive-ended = Izbrisana. Sadržaj je nepovratno izbrisan.

## presets

presets-presets = Predlošci
presets-keep = Spremi kao predložak…
presets-title = Vaši predlošci
presets-text = Opcije koje ste spremili za nove poveznice. Da biste ih upotrijebili, odaberite predložak pri stvaranju poveznice.

## presetsLive

presetsLive-presets = Predlošci
presetsLive-keepTitle = Spremi kao predložak
presetsLive-name = Naziv
presetsLive-save = Spremi
presetsLive-cancel = Odustani
presetsLive-badName = Unesite naziv od najviše 40 znakova. Možete spremiti do 20 predložaka.
presetsLive-badTerms = Ovaj poslužitelj ne prihvaća neku od ovih opcija.
presetsLive-taken = Već imate predložak s tim nazivom.
presetsLive-offline = Poslužitelj nije odgovorio. Provjerite vezu i pokušajte ponovno.
presetsLive-failed = Nešto je pošlo po krivu ({ $status }). Ništa nije promijenjeno.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } prikaz
        [few] { $n } prikaza
       *[other] { $n } prikaza
    }
ownPresetsLive-rename = Preimenuj
ownPresetsLive-renameOf = Preimenuj „{ $name }“
ownPresetsLive-remove = Izbriši
ownPresetsLive-removeQuestion = Izbrisati predložak „{ $name }“? Poveznice stvorene njime ostaju kakve jesu.

## signIn

signIn-title = Prijavite se
signIn-email = Adresa e-pošte
signIn-password = Lozinka
signIn-newPassword = Nova lozinka
signIn-passwordHint =
    { $n ->
        [one] Najmanje { $n } znak. Nekoliko riječi dobar je izbor.
        [few] Najmanje { $n } znaka. Nekoliko riječi dobar je izbor.
       *[other] Najmanje { $n } znakova. Nekoliko riječi dobar je izbor.
    }
signIn-submit = Prijavi se
signIn-passkey = Prijavi se pristupnim ključem
signIn-signUp = Stvori račun
signIn-have = Imam račun
signIn-name = Adresa e-pošte ili korisničko ime
signIn-companyOrLocal = Upotrijebite lozinku tvrtke ili, ako je imate, lozinku ovog poslužitelja.
signIn-companyOrAdmins = Upotrijebite lozinku tvrtke. Administratori mogu upotrijebiti i lozinku ovog poslužitelja.
signIn-company = Upotrijebite lozinku tvrtke.
signIn-adminsOnly = Lozinkom se prijavljuju samo administratori.
signIn-forgot = Zaboravili ste lozinku? Administrator vam može poslati poveznicu.
signIn-setUpTitle = Dobro došli
signIn-setUpText = Ovaj poslužitelj još nema računa. Stvorite prvi: bit će to račun administratora.
signIn-setUpCode = Kod za postavljanje
signIn-setUpCodeHint = Poslužitelj ga je ispisao pri pokretanju. Pogledajte njegov terminal ili zapisnik.
signIn-setUpSubmit = Stvori račun
signIn-resetTitle = Odaberite lozinku
signIn-resetAccount = Za račun { $email }
signIn-resetText = Ova poveznica vrijedi jednom. Njezinom upotrebom završavaju sve sesije i opozivaju se svi API tokeni vašeg računa.
signIn-lettersWhy = Time pokazujete da niste program.
signIn-resetSubmit = Spremi i prijavi se

## sessionsLive

sessionsLive-sessions = Sesije
sessionsLive-sessionHere = ovaj preglednik
sessionsLive-sessionBegan = prijava { $when }
sessionsLive-sessionUsed = zadnji put korištena { $when }
sessionsLive-sessionEnd = Završi
sessionsLive-sessionEndQuestion = Završiti sesiju: { $name }? Taj se preglednik odmah odjavljuje.
sessionsLive-sessionEnded = Završeno. Taj je preglednik odjavljen.
sessionsLive-noSessions = Nema prijava nigdje.
sessionsLive-othersQuestion = Odjaviti se svugdje drugdje? Ovdje ostajete prijavljeni.
sessionsLive-othersEnded =
    { $n ->
        [one] Završena je { $n } druga sesija.
        [few] Završene su { $n } druge sesije.
       *[other] Završeno je { $n } drugih sesija.
    }
sessionsLive-endOthers = Odjavi se svugdje drugdje

## signInAgainLive

signInAgainLive-title = Odjavljeni ste
signInAgainLive-text = Vaša je sesija završila. Prijavite se kao { $email } da biste nastavili. Ono što ste upisali i odabrali i dalje je ovdje.
signInAgainLive-somebodyElse = U ovom je pregledniku sada prijavljen račun { $other }. Prijavite se kao { $email } da biste nastavili. Ono što ste upisali i odabrali i dalje je ovdje.
signInAgainLive-limited = Ovaj poslužitelj od vas traži drugi faktor. Postavite ga pa nastavite. Ono što ste upisali i odabrali i dalje je ovdje.
signInAgainLive-declined = Odjavljeni ste i ništa nije poslano. Pokušajte ponovno da biste se prijavili i nastavili.
signInAgainLive-notYet = Još niste prijavljeni kao { $email }.
signInAgainLive-password = Lozinka
signInAgainLive-submit = Prijavi se i nastavi
signInAgainLive-passkey = Prijavi se pristupnim ključem
signInAgainLive-elsewhere = Ovo se otvara u drugoj kartici. Zatim se vratite ovamo i nastavite.
signInAgainLive-setUp = Postavi drugi faktor
signInAgainLive-goOn = Nastavi
signInAgainLive-cancel = Odustani
signInAgainLive-noName = Unesite adresu e-pošte ili korisničko ime.
signInAgainLive-noPassword = Unesite lozinku.
signInAgainLive-wrong = Lozinka nije točna.
signInAgainLive-refused = Ne smijete se prijaviti na ovaj način. Upotrijebite drugi način ili se obratite administratoru.
signInAgainLive-noCode = Unesite kod.
signInAgainLive-code = Kod iz aplikacije ili kod za oporavak
signInAgainLive-recoveryCode = Kod za oporavak
signInAgainLive-wrongCode = Taj kod nije točan ili je već upotrijebljen. Pričekajte sljedeći.
signInAgainLive-begin = To je trajalo predugo. Odustanite i pokušajte ponovno.
signInAgainLive-passkeyCancelled = Pristupni ključ nije korišten. Pokušajte ponovno ili na drugi način.
signInAgainLive-passkeyRefused = Poslužitelj nije prihvatio ovaj pristupni ključ. Prijavite se na drugi način.
signInAgainLive-wrongOrigin = Ova je stranica otvorena na adresi koja nije vlastita adresa poslužitelja. Otvorite je na njegovu osnovnom URL-u.
signInAgainLive-tooMany =
    { $n ->
        [one] Previše neuspjelih pokušaja. Pokušajte ponovno za { $n } sekundu.
        [few] Previše neuspjelih pokušaja. Pokušajte ponovno za { $n } sekunde.
       *[other] Previše neuspjelih pokušaja. Pokušajte ponovno za { $n } sekundi.
    }
signInAgainLive-offline = Poslužitelj nije odgovorio. Provjerite vezu i pokušajte ponovno.
signInAgainLive-failed = Nešto je pošlo po krivu ({ $status }).

## accountLive

accountLive-passkeyCancelled = Pristupni ključ nije korišten. Pokušajte ponovno ili lozinkom.
accountLive-passkeyRefused = Poslužitelj nije prihvatio ovaj pristupni ključ. Prijavite se lozinkom.
accountLive-wrong = Netočna adresa e-pošte ili lozinka.
accountLive-wrongName = Netočno ime ili lozinka.
accountLive-noName = Unesite adresu e-pošte ili korisničko ime.
accountLive-noGroup = Niste ni u jednoj od grupa koje smiju koristiti ovaj poslužitelj. Obratite se njegovu administratoru.
accountLive-noAddress = Prijava vaše tvrtke ne daje ovom poslužitelju valjanu adresu e-pošte. Obratite se njegovu administratoru.
accountLive-notLinked = Ovdje već postoji račun s vašom adresom e-pošte. Zamolite administratora da ga poveže s prijavom vaše tvrtke.
accountLive-notAdded = Ovdje nemate račun. Zamolite administratora da ga doda.
accountLive-notSetUp = Ovaj poslužitelj još nije postavljen.
accountLive-notAdmitted = Ovdje se ne smijete prijaviti. Obratite se administratoru.
accountLive-directoryAway = Lozinke tvrtke trenutačno se ne mogu provjeriti. Ako imate lozinku ovog poslužitelja, upotrijebite nju.
accountLive-limited =
    { $n ->
        [one] Previše neuspjelih pokušaja. Pokušajte ponovno za { $n } sekundu.
        [few] Previše neuspjelih pokušaja. Pokušajte ponovno za { $n } sekunde.
       *[other] Previše neuspjelih pokušaja. Pokušajte ponovno za { $n } sekundi.
    }
accountLive-offline = Poslužitelj nije odgovorio. Provjerite vezu i pokušajte ponovno.
accountLive-failed = Nešto je pošlo po krivu ({ $status }).
accountLive-wrongCode = Kod za postavljanje nije točan.
accountLive-invitation = Pozvani ste. Odaberite lozinku i prijavljeni ste. Ova poveznica vrijedi jednom.
accountLive-badLink = Ova poveznica više nije valjana. Zatražite novu od administratora.
accountLive-noLink = Ponovno otvorite poveznicu iz svoje poruke. Ova stranica radi samo s cijelom poveznicom.
accountLive-noCode = Unesite kod za postavljanje.
accountLive-noPassword = Unesite lozinku.
accountLive-again = Sada možete pokušati ponovno.
accountLive-taken = Račun s ovom adresom e-pošte već postoji.
accountLive-alreadySetUp = Ovaj je poslužitelj već postavljen. Prijavite se.
accountLive-tooShort = Lozinka je prekratka.
accountLive-tooCommon = Ova je lozinka među najčešćima ili je gotovo jednaka vašoj adresi. Takve se pri pogađanju isprobavaju prve. Odaberite drugu.
accountLive-badEmail = Unesite valjanu adresu e-pošte.
accountLive-wrongOrigin = Ova je stranica otvorena na adresi koja nije vlastita adresa poslužitelja. Otvorite je na njegovu osnovnom URL-u.
accountLive-saved = Spremljeno.
accountLive-wrongCurrent = Trenutačna lozinka nije točna.
accountLive-changed = Vaša je lozinka promijenjena. Drugi su uređaji odjavljeni.
accountLive-tokensRevoked =
    { $n ->
        [one] Opozvan je { $n } API token.
        [few] Opozvana su { $n } API tokena.
       *[other] Opozvano je { $n } API tokena.
    }
accountLive-tokenName = Dajte tokenu naziv.
accountLive-tokenTaken = Već imate token s tim nazivom.
accountLive-noTokens = Još nemate tokena.
accountLive-never = nikad korišten
accountLive-used = zadnji put korišten { $when }
accountLive-made = stvoren { $when }
accountLive-revoke = Opozovi
accountLive-revokeQuestion = Opozvati token „{ $name }“? Programi koji ga koriste odmah prestaju raditi.
accountLive-revoked = Opozvan.
accountLive-copied = Kopirano
accountLive-copyFailed = Kopiranje nije uspjelo. Označite tekst i kopirajte ga.

## account

account-title = Vaš račun
account-signedInAs = Prijavljeni ste kao { $email }
account-signOut = Odjavi se
account-programs = API tokeni i webhookovi
account-programsTokens = API tokeni
account-tokens = API tokeni
account-tokensText = Programi umjesto vaše lozinke koriste token. Djeluju u vaše ime.
account-tokenName = Čemu služi?
account-tokenPlaceholder = skripta za sigurnosne kopije
account-create = Stvori token
account-shown = Vaš novi token. Prikazuje se samo jednom:
account-copy = Kopiraj
account-example = Na primjer
account-notify = Obavijesti
account-notifyMe = Obavijesti me kad se otvori moja nova poveznica
account-notifyEach = Za svaku poveznicu možete odabrati drukčije.
account-sessions = Gdje ste prijavljeni
account-sessionsText = Završite ono što ne prepoznajete, zatim promijenite lozinku.
account-endOthers = Odjavi se svugdje drugdje
account-password = Lozinka
account-current = Trenutačna lozinka
account-next = Nova lozinka
account-change = Promijeni lozinku
account-changeHint = Završavaju sve vaše druge sesije.
account-revokeTokens = Opozovi i sve moje API tokene
account-revokeTokensHint = Ostavite označeno ako bi netko drugi mogao znati vašu lozinku. Programi koji koriste ove tokene odmah prestaju raditi:
account-cancel = Odustani
account-confirm = Opozovi

## admin

admin-title = Moje poveznice
admin-titleExpired = Istekle poveznice
admin-active = Aktivne
admin-expired = Istekle
admin-all = Sve poveznice
admin-users = Korisnici
admin-server = Poslužitelj
admin-search = Traži po nazivu, bilješci ili poveznici
admin-order = Poredaj
admin-byNewest = Najprije najnovije
admin-byExpiry = Po isteku
admin-byOpened = Zadnje otvorene
admin-byViews = Najmanje preostalih prikaza
admin-parts = Prikaži samo
admin-unopened = Nikad otvorene
admin-opened = Otvorene
admin-today = Istječu danas
admin-sealed = Šifriranje s kraja na kraj
admin-waiting = Netko čeka
admin-frozen = Pauzirane
admin-answers = Odgovori
admin-tickAll = Odaberi sve
admin-csv = Spremi kao CSV
admin-newer = Novije
admin-older = Starije
admin-cancel = Odustani
admin-end = Izbriši sada
admin-addUser = Dodaj korisnika
admin-email = Adresa e-pošte
admin-administrator = Administrator
admin-add = Dodaj
admin-byMail = Pošalji poveznicu e-poštom
admin-oneTime = Jednokratna poveznica, vrijedi 24 sata. Dajte je korisniku:
admin-copy = Kopiraj
admin-storage = Pohrana
admin-settings = Važeće postavke
admin-settingsText = Da biste promijenili postavku, uredite konfiguracijsku datoteku poslužitelja, a zatim ga ponovno pokrenite.
admin-option = Mogućnost
admin-value = Vrijednost
admin-origin = Izvor
admin-version = Verzija
admin-configFile = Konfiguracijska datoteka

## health

health-title = Stanje
health-open = Traži vašu pažnju
health-openForAuditors = Za administratora
health-nothing = Ništa ne traži vašu pažnju.
health-commands = Naredbe pokrećite na poslužitelju kao korisnik njegove usluge.
health-onServer = Na poslužitelju
health-inConfigFile = U konfiguracijskoj datoteci
health-noConfigFile = Ovaj poslužitelj radi bez konfiguracijske datoteke. Napišite je i pokrenite poslužitelj s --config i putanjom datoteke.
health-how = Što učiniti
health-fine = Trenutačno stanje
health-complaints = Upozorenja i pogreške
health-complaintsText = Što je ovaj poslužitelj upisao u zapisnik od pokretanja. Pojedinosti su u zapisniku.
health-warn = Upozorenje
health-error = Pogreška
health-times =
    { $n ->
        [one] { $n } put, zadnji put { $when }
        [few] { $n } puta, zadnji put { $when }
       *[other] { $n } puta, zadnji put { $when }
    }
health-examine = Ispitaj sada
health-examineTitle = Samoprovjera (doctor)
health-examineText = Pregledava podatkovni direktorij i povezuje se s poslužiteljem e-pošte, pružateljem prijave i svime ostalim što postavke navode. Ništa ne šalje i ništa ne mijenja.
health-ok = U redu
health-subjectDirectory = Podatkovni direktorij
health-subjectPermissions = Dozvole
health-subjectPolicy = Pravila
health-subjectErasing = Trajno brisanje
health-subjectSignIn = Prijava tvrtke
health-subjectLdap = Imenik (LDAP)
health-subjectScanner = Antivirusni program
health-subjectPrevious = Prethodni poslužitelj
health-inEnglish = Pojedinosti su na engleskom, kao u zapisniku poslužitelja.
health-receiverAnswered = Primatelj je odgovorio { $status }.
health-receiverRefused = Primatelj je odbio vezu.
health-receiverSilent = Primatelj nije odgovorio na vrijeme.
health-receiverUnknown = Ime primatelja nije poznato.

## administration

administration-findUser = Pronađi korisnika
administration-before = Prethodno
administration-next = Sljedeće
administration-role = Uloga
administration-actions = Radnje
administration-lastSignIn = zadnja prijava { $when }
administration-asUser = Korisnik
administration-asAuditor = Revizor: vidi sve zapisnike, ali ne i tajne
administration-administrators = Administratori
administration-auditors = Revizori
administration-invited = Pozvani
administration-disabled = Onemogućeni
administration-suspended = Suspendirani
administration-unprotected = Bez drugog faktora
administration-userLinks = Poveznice
administration-userFactors = Drugi faktori
administration-userGroups = Grupe
administration-group = Dodaj u grupu
administration-joinGroup = Dodaj
administration-userLimits = Ograničenja iz pravila
administration-userLog = Zadnji unosi zapisnika
administration-wholeLog = Svi unosi
administration-endPushes = Izbriši i sve što je taj korisnik podijelio i zatvori njegove zahtjeve
administration-endEverything = Ukini sve
administration-everyone = Svi
administration-nobody = Bez računa
administration-findLink = Pošiljatelj, poveznica ili broj
administration-findALink = Pronađi poveznicu
administration-madeUntil = Stvorene najkasnije
administration-filterState = Stanje
administration-anyState = Sva stanja
administration-onlyActive = Aktivne
administration-onlyExpired = Istekle ili izbrisane
administration-settingsFilter = Pronađi postavku
administration-onlyChanged = Samo promijenjene

## firstSteps

firstSteps-title = Prvi koraci
firstSteps-done = Dovršeno: { $done } od { $all }
firstSteps-others = Ostali koraci navedeni su iznad.
firstSteps-address = Adresa
firstSteps-addressOpen = Poveznice nemaju stalnu adresu
firstSteps-addressWhy = Primatelji moraju moći doći do adrese kojom poveznice počinju.
firstSteps-addressDo = Umjesto { $example } upišite adresu svojega poslužitelja.
firstSteps-addressUnset = Poveznice počinju adresom koju koristi pojedini pošiljatelj, za vas { $origin }.
firstSteps-addressPlain = Poveznice počinju s { $url }, a ta adresa nije šifrirana.
firstSteps-addressElsewhere = Poveznice počinju s { $url }. Sada ste na { $origin }: otvorite { $url } da biste vidjeli je li dostupna.
firstSteps-addressGood = Poveznice počinju s { $url } i ondje ste došli do poslužitelja.
firstSteps-tls = Šifriranje na putu
firstSteps-tlsOpen = Veze nisu šifrirane
firstSteps-tlsWhy = Tajne može pročitati svatko na mreži između.
firstSteps-tlsOwn = Ovaj poslužitelj sam koristi TLS.
firstSteps-tlsProxy = Obrnuti proxy koristi TLS za ovaj poslužitelj.
firstSteps-tlsNone = Povezani ste preko običnog HTTP-a.
firstSteps-tlsDo = Dajte poslužitelju certifikat ili ispred njega postavite obrnuti proxy s HTTPS-om:
firstSteps-key = Kopija glavnog ključa
firstSteps-keyMissing = Nema potvrđene kopije glavnog ključa
firstSteps-keyWhy = Bez ključa nitko više ne može pročitati podatke ni sigurnosnu kopiju.
firstSteps-keyOpen = Nitko nije potvrdio kopiju ključa { $key }.
firstSteps-keyDone = Kopija ključa { $key } potvrđena je { $when }.
firstSteps-keyDo = Ovo izrađuje šifriranu sigurnosnu kopiju koja sadrži ključ. Čuvajte je na drugom računalu:
firstSteps-keyTick = Imam kopiju na sigurnom mjestu
firstSteps-keyUntick = Više nemam ovu kopiju
firstSteps-people = Tko smije dijeliti
firstSteps-peopleWhy = Uz račune ljudi vide što se dogodilo s njihovim poveznicama, a vi odlučujete tko smije dijeliti.
firstSteps-peopleAlone = Samo vi imate račun. Bez računa tekst može dijeliti svatko tko dođe do ovog poslužitelja.
firstSteps-peopleAloneClosed = Samo vi imate račun, a bez njega nitko ne može dijeliti.
firstSteps-peopleMany =
    { $n ->
        [one] Postoji { $n } račun.
        [few] Postoje { $n } računa.
       *[other] Postoji { $n } računa.
    }
firstSteps-peopleOpen = Svatko smije stvoriti račun.
firstSteps-peopleDecided = O tome ste odlučili u postavkama.
firstSteps-peopleDo = Dodajte korisnike ili odlučite postavkama allow_sign_up i allow_anonymous.
firstSteps-peopleLink = Dodaj korisnika
firstSteps-first = Prva tajna
firstSteps-firstWhy = Kad to jednom isprobate, vidite što vide primatelji.
firstSteps-firstNone = Još ništa nije pohranjeno.
firstSteps-firstLink = Podijeli tajnu
firstSteps-backup = Sigurnosne kopije
firstSteps-backupWhy = Disk otkazuje bez upozorenja, a poslužitelj sam izrađuje sigurnosne kopije samo ako mu se kaže kamo.
firstSteps-backupNone = Još nije izrađena nijedna sigurnosna kopija.
firstSteps-backupGood = Zadnja sigurnosna kopija izrađena je { $when }.
firstSteps-backupDaily = Ili svaki dan na poslužitelju
firstSteps-requests = Zahtjevi
firstSteps-requestsWhy = Pomoću zahtjeva osobe s računom traže tajnu od drugih, a njima za slanje ne treba račun.
firstSteps-requestsOff = Isključeni. Mogu takvi i ostati.

## serverFacts

serverFacts-links = Poveznice
serverFacts-activeLinks = Aktivne poveznice
serverFacts-stored = Što ovaj poslužitelj pohranjuje
serverFacts-storedSum = ukupno { $size }
serverFacts-payloads = Tajne (procjena)
serverFacts-rows = Zapisnici, računi i slobodan prostor
serverFacts-fileContents = Datoteke
serverFacts-fileLimit = Ograničenje za datoteke
serverFacts-fileLimitText = { $used } od { $total }
serverFacts-disk = Disk
serverFacts-diskText = slobodno { $free } od { $total }
serverFacts-diskOurs = Ovaj poslužitelj
serverFacts-diskOthers = Sve ostalo
serverFacts-diskFree = Slobodno
serverFacts-floor = Datoteke se odbijaju dok je slobodno manje od { $size }.
serverFacts-scarce = Ostalo je malo mjesta: datoteke će se uskoro odbijati ili se već odbijaju.
serverFacts-changed = Promijenjeno
serverFacts-reach = Adresa i mreža
serverFacts-access = Pristup i računi
serverFacts-pushes = Tajne
serverFacts-files = Datoteke
serverFacts-data = Podaci i ključevi
serverFacts-limits = Ograničenja
serverFacts-pages = Izgled i stranica s informacijama
serverFacts-mail = E-pošta
serverFacts-watch = Zapisnik i metrika
serverFacts-preset = zadano: { $value }
serverFacts-byDefault = zadano
serverFacts-fromFlag = zastavica
serverFacts-inEnglish = Opisi su na engleskom.
serverFacts-notSet = (nije postavljeno)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } postavka
        [few] { $n } postavke
       *[other] { $n } postavki
    }
settingsLive-none = Nijedna postavka ne odgovara.

## listLive

listLive-offline = Poslužitelj nije odgovorio. Provjerite vezu i pokušajte ponovno.
listLive-failed = Nešto je pošlo po krivu ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Previše upita. Pokušajte ponovno za { $n } sekundu.
        [few] Previše upita. Pokušajte ponovno za { $n } sekunde.
       *[other] Previše upita. Pokušajte ponovno za { $n } sekundi.
    }
listLive-copied = Kopirano
listLive-copyFailed = Kopiranje nije uspjelo. Označite tekst i kopirajte ga.

## adminLive

adminLive-invitedUntil = poziv poslan, poveznica istječe { $when }
adminLive-invitedOver = poziv poslan, poveznica je istekla { $when }
adminLive-newLink = Nova poveznica
adminLive-mailLink = Pošalji novu poveznicu e-poštom
adminLive-withdraw = Povuci
adminLive-withdrawQuestion = Povući poziv za { $email }? Njegova poveznica prestaje vrijediti.
adminLive-withdrawn = Poziv za { $email } je povučen.
adminLive-endAll = Ukini sve
adminLive-endAllQuestion = Ukinuti sve za { $email }? Račun se onemogućuje. Sesije, tokeni, jednokratne poveznice, drugi faktori i webhookovi odmah prestaju vrijediti.
adminLive-endedAll = Račun { $email } je onemogućen. Ukinuto: { $what }.
adminLive-endedNothing = Račun { $email } je onemogućen. Nije bilo ničega drugog što bi se ukinulo.
adminLive-endedSessions =
    { $n ->
        [one] { $n } sesija
        [few] { $n } sesije
       *[other] { $n } sesija
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } token
        [few] { $n } tokena
       *[other] { $n } tokena
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } jednokratna poveznica
        [few] { $n } jednokratne poveznice
       *[other] { $n } jednokratnih poveznica
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } drugi faktor
        [few] { $n } druga faktora
       *[other] { $n } drugih faktora
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
        [few] { $n } webhooka
       *[other] { $n } webhookova
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } podijeljena poveznica ili zahtjev
        [few] { $n } podijeljene poveznice i zahtjeva
       *[other] { $n } podijeljenih poveznica i zahtjeva
    }
adminLive-suspended = suspendiran preko prijave tvrtke
adminLive-unprotected = bez drugog faktora
adminLive-actionsOf = Radnje za { $email }
adminLive-addedOn = dodan { $when }
adminLive-factorAdded = dodan { $when }
adminLive-appWithCodes = Aplikacija s kodovima
adminLive-codesLeft =
    { $n ->
        [one] preostao { $n } kod za oporavak
        [few] preostala { $n } koda za oporavak
       *[other] preostalo { $n } kodova za oporavak
    }
adminLive-noFactors = Nema drugog faktora.
adminLive-groupHere = dodao administrator
adminLive-groupOfCompany = iz prijave tvrtke
adminLive-groupOfDirectory = iz imenika
adminLive-leaveGroup = Ukloni iz grupe
adminLive-noGroups = Ni u jednoj grupi.
adminLive-noLimits = Nijedno pravilo ne ograničava ovu osobu.
adminLive-endSessions = Završi sesije
adminLive-endSessionsQuestion = Završiti sve sesije za { $email }? Potrebna je ponovna prijava. Tokeni i dalje rade.
adminLive-sessionsEnded = Sesije za { $email } su završene.
adminLive-disableMany =
    { $n ->
        [one] Onemogući { $n }
        [few] Onemogući { $n }
       *[other] Onemogući { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Onemogućiti { $n } korisnika? Sesije i tokeni odmah prestaju vrijediti.
        [few] Onemogućiti { $n } korisnika? Sesije i tokeni odmah prestaju vrijediti.
       *[other] Onemogućiti { $n } korisnika? Sesije i tokeni odmah prestaju vrijediti.
    }
adminLive-disabledMany =
    { $n ->
        [one] Onemogućen je { $n } korisnik.
        [few] Onemogućena su { $n } korisnika.
       *[other] Onemogućeno je { $n } korisnika.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Završi sesije za { $n }
        [few] Završi sesije za { $n }
       *[other] Završi sesije za { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Završiti sve sesije { $n } korisnika? Potrebna je ponovna prijava. Tokeni i dalje rade.
        [few] Završiti sve sesije { $n } korisnika? Potrebna je ponovna prijava. Tokeni i dalje rade.
       *[other] Završiti sve sesije { $n } korisnika? Potrebna je ponovna prijava. Tokeni i dalje rade.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Završene su sesije { $n } korisnika.
        [few] Završene su sesije { $n } korisnika.
       *[other] Završene su sesije { $n } korisnika.
    }
adminLive-openedSince = otvorena od vašeg zadnjeg posjeta
adminLive-damaged = oštećena
adminLive-mailReset = Pošalji poveznicu za lozinku
adminLive-mailed = E-poruka s poveznicom na putu je na adresu { $email }.
adminLive-notMailed = E-poruka za { $email } nije poslana: { $reason } Pošaljite je ponovno ili prikažite poveznicu.
adminLive-noneAtAll = Još nitko nije ništa podijelio. Ono što ljudi podijele pojavljuje se ovdje, bez sadržaja.
adminLive-noneMatching = Nijedna poveznica ne odgovara ovom filtru.
adminLive-showEveryone = Prikaži sve
adminLive-pushesOf =
    { $n ->
        [one] { $n } poveznica
        [few] { $n } poveznice
       *[other] { $n } poveznica
    }
adminLive-tryAgain = Sada možete pokušati ponovno.
adminLive-none = Ovdje još nema ničega.
adminLive-noneActive = Trenutačno ništa ne dijelite.
adminLive-noneExpired = Još ništa nije isteklo. Ovdje se navodi ono što je isteklo, sa zapisnikom.
adminLive-linksFound =
    { $n ->
        [one] { $n } poveznica
        [few] { $n } poveznice
       *[other] { $n } poveznica
    }
adminLive-tick = Odaberi { $name }
adminLive-sealed = Šifriranje s kraja na kraj
adminLive-shareSecret = Podijeli tajnu
adminLive-noneFound = Ništa nije pronađeno.
adminLive-searchedPart =
    { $n ->
        [one] Pretražena { $n } poveznica. Ima i starijih.
        [few] Pretražene { $n } poveznice. Ima i starijih.
       *[other] Pretraženo { $n } poveznica. Ima i starijih.
    }
adminLive-searchOlder = Pretraži starije poveznice
adminLive-text = Tekst
adminLive-file = Datoteke
adminLive-url = Web-adresa
adminLive-qr = QR kod
adminLive-created = stvoreno { $when }
adminLive-endsIn = istječe { $when }
adminLive-endedOn = isteklo { $when }
adminLive-isExpired = isteklo
adminLive-byHand = izbrisana { $when }
adminLive-viewsLeft =
    { $n ->
        [one] preostao { $n } prikaz
        [few] preostala { $n } prikaza
       *[other] preostalo { $n } prikaza
    }
adminLive-notViewed = još bez prikaza
adminLive-neverViewed = nikad otvorena
adminLive-viewed =
    { $n ->
        [one] otvorena { $n } put
        [few] otvorena { $n } puta
       *[other] otvorena { $n } puta
    }
adminLive-viewedLast =
    { $n ->
        [one] otvorena { $n } put, zadnji put { $when }
        [few] otvorena { $n } puta, zadnji put { $when }
       *[other] otvorena { $n } puta, zadnji put { $when }
    }
adminLive-copyLink = Kopiraj poveznicu
adminLive-sealedFiles =
    { $n ->
        [one] { $n } datoteka, naziv zapečaćen
        [few] { $n } datoteke, nazivi zapečaćeni
       *[other] { $n } datoteka, nazivi zapečaćeni
    }
adminLive-sealedLink = Njezina je cijela poveznica prikazana jednom, pri stvaranju.
adminLive-end = Izbriši sada
adminLive-endQuestion = Izbrisati „{ $name }“ sada? Nitko to više neće moći otvoriti.
adminLive-ended = Izbrisano.
adminLive-notFound = Takva poveznica ne postoji.
adminLive-nobody = anonimno
adminLive-administrator = administrator
adminLive-disabled = onemogućen
adminLive-you = vi
adminLive-makeAdmin = Postavi za administratora
adminLive-takeAdmin = Oduzmi administratorska prava
adminLive-disable = Onemogući
adminLive-enable = Omogući
adminLive-reset = Ponovno postavi lozinku
adminLive-tokens = Tokeni
adminLive-noTokens = Nema tokena.
adminLive-revoke = Opozovi
adminLive-makeAdminQuestion = Postaviti { $email } za administratora? Taj će račun vidjeti sve poveznice i zapisnike i moći će mijenjati svaki račun.
adminLive-enableQuestion = Omogućiti { $email }? Ponovno je moguća prijava, s pravima kao prije.
adminLive-usersFound =
    { $n ->
        [one] { $n } korisnik
        [few] { $n } korisnika
       *[other] { $n } korisnika
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } od { $n } korisnika
        [few] { $from }–{ $to } od { $n } korisnika
       *[other] { $from }–{ $to } od { $n } korisnika
    }
adminLive-noUserFound = Nijedan korisnik ne odgovara pretrazi.
adminLive-takeAdminQuestion = Oduzeti administratorska prava računu { $email }? Njegove sesije i tokeni prestaju vrijediti.
adminLive-disableQuestion = Onemogućiti { $email }? Sesije i tokeni tog računa odmah prestaju vrijediti.
adminLive-resetQuestion = Stvoriti jednokratnu poveznicu za { $email }? Ranija poveznica prestaje vrijediti. Upotrebom poveznice prestaju vrijediti sve sesije i tokeni tog računa.
adminLive-resetFactors = Ponovno postavi druge faktore
adminLive-resetFactorsQuestion = Izbrisati sve druge faktore za { $email }? Najprije se uvjerite da to traži upravo ta osoba. Njezine sesije odmah završavaju. Tokeni i dalje rade.
adminLive-factorsReset = Račun { $email } više nema drugi faktor.
adminLive-revokeQuestion = Opozvati token „{ $name }“ računa { $email }?
adminLive-taken = Račun s ovom adresom e-pošte već postoji.
adminLive-badEmail = Unesite valjanu adresu e-pošte.
adminLive-passwordsElsewhere = Ovaj se korisnik ne može prijaviti lozinkom ovog poslužitelja: local_sign_in to ne dopušta.
adminLive-lastAdmin = Ovo je zadnji administrator: najprije imenujte drugog.
adminLive-used = zadnji put korišten { $when }
adminLive-never = nikad korišten

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Izbriši { $n }
        [few] Izbriši { $n }
       *[other] Izbriši { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] Izbrisana je { $n } poveznica.
        [few] Izbrisane su { $n } poveznice.
       *[other] Izbrisano je { $n } poveznica.
    }

## hooks

hooks-title = Webhookovi
hooks-lead = Obavijestite drugi program o tome što se događa s vašim poveznicama. Nikada ne dobiva tajnu, pristupni izraz ni naziv datoteke.
hooks-back = Vaš račun
hooks-openText = Obavijestite program ili chat kad se vaše poveznice otvore.
hooks-yours = Vaši webhookovi
hooks-secretShown = Tajna kojom se potpisuju njegove poruke. Prikazuje se samo jednom:
hooks-copy = Kopiraj
hooks-verify = Primatelji provjeravaju potpis kako opisuje standardwebhooks.com.
hooks-add = Dodaj webhook
hooks-name = Naziv
hooks-namePlaceholder = Timski chat
hooks-url = Adresa
hooks-urlHint = Mora biti adresa koju vaš administrator dopušta.
hooks-template = Oblik poruke
hooks-eventKinds = Događaji o kojima dobiva obavijest
hooks-details = Dodatni podaci
hooks-includeHint = Tko ima poveznicu, može je otvoriti. Dodajte je samo ondje gdje vjerujete svima koji čitaju poruke.
hooks-submit = Dodaj webhook
hooks-cancel = Odustani
hooks-retryAll = Pokušaj sve ponovno
hooks-dropAll = Odbaci sve

## hooksLive

hooksLive-linkName = Naziv poveznice
hooksLive-linkItself = Sama poveznica
hooksLive-none = Još nemate webhookova.
hooksLive-off = Isključen: primatelj je odgovorio da više ne postoji.
hooksLive-test = Testiraj
hooksLive-tested =
    { $n ->
        [one] Odgovor je { $status } nakon { $n } milisekunde.
        [few] Odgovor je { $status } nakon { $n } milisekunde.
       *[other] Odgovor je { $status } nakon { $n } milisekundi.
    }
hooksLive-testFailed = Test nije uspio: { $reason }.
hooksLive-newSecret = Nova tajna
hooksLive-newSecretQuestion = Stvoriti novu tajnu za „{ $name }“? Sadašnja uz nju potpisuje još jedan dan.
hooksLive-switchOn = Uključi
hooksLive-remove = Izbriši
hooksLive-removeQuestion = Izbrisati „{ $name }“? Odbacuje se ono što je još na putu prema njemu.
hooksLive-removed = Izbrisano.
hooksLive-added = Dodano.
hooksLive-noName = Dajte webhooku naziv.
hooksLive-badUrl = Na ovu se adresu ništa ne može poslati.
hooksLive-notAllowed = Vaš administrator ne dopušta ovu adresu.
hooksLive-noEvents = Odaberite barem jedan događaj.
hooksLive-taken = Već imate webhook s tim nazivom ili najveći dopušteni broj webhookova.
hooksLive-copied = Kopirano
hooksLive-copyFailed = Kopiranje nije uspjelo. Označite tekst i kopirajte ga.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] Na dostavu čeka { $n } događaj. Najstariji se dogodio { $when }.
        [few] Na dostavu čekaju { $n } događaja. Najstariji se dogodio { $when }.
       *[other] Na dostavu čeka { $n } događaja. Najstariji se dogodio { $when }.
    }
eventsLive-noLetters = Ni od jednog događaja nije se odustalo.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = vlasnik: { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] dogodilo se { $when } · { $n } pokušaj
        [few] dogodilo se { $when } · { $n } pokušaja
       *[other] dogodilo se { $when } · { $n } pokušaja
    }
eventsLive-retry = Pokušaj ponovno
eventsLive-drop = Odbaci
eventsLive-dropQuestion = Trajno odbaciti ovaj događaj?
eventsLive-dropAllQuestion = Trajno odbaciti sve događaje od kojih se odustalo?
eventsLive-retried =
    { $n ->
        [one] Ponovno se pokušava dostaviti { $n } događaj.
        [few] Ponovno se pokušavaju dostaviti { $n } događaja.
       *[other] Ponovno se pokušava dostaviti { $n } događaja.
    }
eventsLive-dropped =
    { $n ->
        [one] Odbačen je { $n } događaj.
        [few] Odbačena su { $n } događaja.
       *[other] Odbačeno je { $n } događaja.
    }

## keptLive

keptLive-keptByBrowser = Čuva se u ovom pregledniku. Poveznicu može kopirati svatko tko se može koristiti ovim preglednikom.
keptLive-keptByPasskey = Čuva se u ovom pregledniku, pod vašim pristupnim ključem.

## keptPageLive

keptPageLive-keptShowLink = Prikaži poveznicu
keptPageLive-keptNotOpened = Vaš pristupni ključ nije je otvorio. Pokušajte ponovno.
keptPageLive-keptKeyByBrowser = Ovaj preglednik čuva ključ koji otvara odgovore. Može ih čitati svatko tko se može koristiti ovim preglednikom.
keptPageLive-keptKeyByPasskey = Ovaj preglednik čuva ključ koji otvara odgovore, pod vašim pristupnim ključem.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Odjavom se briše { $n } poveznica ili ključ koje zna samo ovaj preglednik. Odgovori na vaše zahtjeve tada se otvaraju samo datotekom za oporavak.
        [few] Odjavom se brišu { $n } poveznice i ključa koje zna samo ovaj preglednik. Odgovori na vaše zahtjeve tada se otvaraju samo datotekom za oporavak.
       *[other] Odjavom se briše { $n } poveznica i ključeva koje zna samo ovaj preglednik. Odgovori na vaše zahtjeve tada se otvaraju samo datotekom za oporavak.
    }
keptAccountLive-keptSignOutYes = Izbriši i odjavi se
keptAccountLive-keptCount =
    { $n ->
        [one] U ovom se pregledniku čuva { $n } poveznica ili ključ.
        [few] U ovom se pregledniku čuvaju { $n } poveznice i ključa.
       *[other] U ovom se pregledniku čuva { $n } poveznica i ključeva.
    }
keptAccountLive-keptCountNone = U ovom se pregledniku još ništa ne čuva.
keptAccountLive-keptGuardedNow = Odsad ih otvara vaš pristupni ključ.
keptAccountLive-keptUnable = Ovaj pristupni ključ ili preglednik to ne može. Ono što se čuva ostaje kakvo jest.
keptAccountLive-keptOffQuestion = Izbrisati sve što se čuva? Gube se poveznice koje niste kopirali, kao i ključevi bez datoteke za oporavak.
keptAccountLive-keptRefused = Pristupni ključ nije korišten. Ono što se čuva ostaje kakvo jest.
keptAccountLive-keptOffYes = Izbriši

## kept

kept-title = Poveznice šifrirane s kraja na kraj u ovom pregledniku
kept-text = Poslužitelj vam ne može ponovno prikazati poveznice šifrirane s kraja na kraj, pa ih za vas čuva ovaj preglednik, kao i ključeve vaših zahtjeva. Može ih kopirati svatko tko se može koristiti ovim preglednikom, osim ako ih čuva vaš pristupni ključ. Odjavom se briše ono što ne čuva pristupni ključ.
kept-guarded = Čuva ih vaš pristupni ključ.
kept-on = Čuvaj ih u ovom pregledniku
kept-guard = Zaštiti ih pristupnim ključem

## codes

codes-toOne = Zatražite da se kod pošalje na { $address }; ovdje vam ne treba račun.
codes-toSome = Odaberite svoju adresu i zatražite da se na nju pošalje kod; ovdje vam ne treba račun.
codes-toTyped = Upišite svoju adresu; ako pripada nekom od primatelja, na nju se šalje kod. Ovdje vam ne treba račun.
codes-which = Vaša adresa
codes-among = Primatelji, skraćeno: { $addresses }
codes-notYours = Nije vaša adresa? Zatražite od pošiljatelja svoju poveznicu.
codes-send = Pošalji mi kod
codes-again = Pošalji novi kod
codes-sentToOne = E-poruka s kodom od osam slova na putu je na adresu { $address }. Pogledajte i među neželjenom poštom.
codes-sent = Ako adresa pripada nekom od primatelja, e-poruka s kodom od osam slova na putu je. Pogledajte i među neželjenom poštom.
codes-field = Kod
codes-fieldHint = Osam slova iz e-poruke. Vrijede deset minuta i samo u ovom pregledniku.
codes-goOn = Nastavi
codes-or = Ili to dokažite na drugi način:
codes-wrong =
    { $n ->
        [one] Ovaj kod nije točan. Upišite kod iz najnovije e-poruke. Možete ga pokušati upisati još { $n } put.
        [few] Ovaj kod nije točan. Upišite kod iz najnovije e-poruke. Možete ga pokušati upisati još { $n } puta.
       *[other] Ovaj kod nije točan. Upišite kod iz najnovije e-poruke. Možete ga pokušati upisati još { $n } puta.
    }
codes-last = Ovaj kod nije točan i to je bio zadnji pokušaj. Zatražite slanje novog.
codes-over = Nema koda koji bi se ovdje upisao: iskorišten je, stariji je od deset minuta ili je zatražen u drugom pregledniku. Zatražite slanje novog.
codes-needsCookie = Za ovo je potreban kolačić, a vaš ga preglednik nije poslao. Dopustite kolačiće za ovu stranicu pa je ponovno učitajte.
codes-tooOften =
    { $n ->
        [one] Za ovu je adresu u jednom satu zatraženo pet kodova. Pokušajte ponovno za { $n } minutu.
        [few] Za ovu je adresu u jednom satu zatraženo pet kodova. Pokušajte ponovno za { $n } minute.
       *[other] Za ovu je adresu u jednom satu zatraženo pet kodova. Pokušajte ponovno za { $n } minuta.
    }
codes-noMore = Za ovu se poveznicu kodovi više ne šalju. Zatražite od pošiljatelja novu.
codes-noMail = Ovaj poslužitelj trenutačno ne može poslati kod. Obratite se osobi koja vam je poslala poveznicu.
codes-badAddress = Ovo nije adresa e-pošte.

## codesLive

codesLive-noCode = Upišite osam slova iz e-poruke.
codesLive-comes = E-poruka s osam slova mora pričekati. Ako adresa pripada nekom od primatelja, stiže najkasnije: { $time }.
codesLive-offline = Poslužitelj nije odgovorio. Provjerite vezu i pokušajte ponovno.

## company

company-signIn = Prijavi se putem: { $label }
company-or = Ili lozinkom ovog poslužitelja:
company-addressedTitle = Namijenjeno određenim osobama
company-addressedSure = Pošiljatelj želi biti siguran tko ovo otvara.
company-addressedText = Prijavite se putem: { $label }. Ovdje vam ne treba račun.
company-addressedByDirectory = Prijavite se imenom i lozinkom tvrtke.
company-byPassword = Prijavi se lozinkom
company-otherTitle = Nije namijenjeno vama
company-otherText = Prepoznati ste kao { $address }, a ovo je namijenjeno nekom drugom. Ništa nije otvoreno. Prijavite se kao netko drugi ili se obratite pošiljatelju.
company-otherUnnamed = Ovo je namijenjeno nekom drugom. Ništa nije otvoreno. Prijavite se kao netko drugi ili se obratite pošiljatelju.
company-closedAccountTitle = Vaš je račun isključen
company-closedAccountText = Vaš je račun na ovom poslužitelju onemogućen ili suspendiran, pa vam se ništa ne otvara. Ništa nije otvoreno. Obratite se administratoru.
company-known = Ovdje ste prepoznati kao { $address }.
company-knownUnnamed = Prepoznati ste preko prijave tvrtke.
company-notMe = To nisam ja
company-goingOn = Samo trenutak
company-goingOnText = Sljedeća se stranica otvara sama.
company-goOn = Nastavi

## companyRefused

companyRefused-not-allowed = Niste ni u jednoj od grupa koje smiju koristiti ovaj poslužitelj. Obratite se njegovu administratoru.
companyRefused-no-account = Ovdje nemate račun. Zamolite administratora da ga doda.
companyRefused-address-taken = Vaša adresa e-pošte ovdje već ima račun. Zamolite administratora da ga poveže s prijavom: { $label }.
companyRefused-other-account = Ova prijava ovdje pripada drugom računu. Obratite se administratoru.
companyRefused-not-set-up = Ovaj poslužitelj još nije postavljen.
companyRefused-disabled = Vaš je račun onemogućen. Obratite se administratoru.
companyRefused-no-email = { $label } ne daje ovom poslužitelju vašu adresu e-pošte. Zamolite administratora da doda claim email.
companyRefused-bad-email = Ono što { $label } daje kao vašu adresu e-pošte nije adresa. Obratite se administratoru.
companyRefused-no-groups = { $label } ne daje ovom poslužitelju nijednu vašu grupu. Ili niste ni u jednoj ili ih pružatelj izostavlja: obratite se administratoru.
companyRefused-too-many-groups = Pripadate u toliko grupa da ih { $label } sve izostavlja. Zamolite administratora da se šalju samo grupe ove aplikacije.
companyRefused-bad-token = Odgovor ({ $label }) nije valjan za ovaj poslužitelj. Nitko nije prijavljen; više piše u zapisniku.
companyRefused-clock = Satovi ovog poslužitelja i pružatelja { $label } previše se razlikuju. Zamolite administratora da ih uskladi.
companyRefused-other-issuer = Odgovor je stigao od drugog pružatelja, a ne od onog navedenog u postavkama. Nitko nije prijavljen.
companyRefused-unreachable = Prijava { $label } trenutačno nije dostupna. Tko je prijavljen, ostaje prijavljen; pokušajte kasnije.
companyRefused-provider-error = { $label } javlja pogrešku. U zapisniku ovog poslužitelja piše koju.
companyRefused-client-refused = { $label } ne prihvaća ovaj poslužitelj: njegova tajna nije točna ili je istekla. Obratite se administratoru.
companyRefused-cancelled = Prijava je otkazana: { $label }.
companyRefused-begin-again = Ova je prijava započeta drugdje, trajala je predugo ili je već iskorištena. Počnite ispočetka.

## factors

factors-title = Dodatna zaštita prijave
factors-lead = Uz drugi faktor sama ukradena lozinka ne otvara vaš račun.
factors-openText = Pristupni ključevi i aplikacija koja prikazuje kodove.
factors-yours = Dodatna zaštita prijave
factors-limited = Ovaj poslužitelj od vas traži drugi faktor. Postavite ga ovdje pa nastavite.
factors-goOn = Nastavi
factors-passkeys = Pristupni ključevi
factors-passkeysText = Prijavite se otiskom prsta, licem, PIN-om ili sigurnosnim ključem, bez lozinke. Pristupni ključ radi samo na ovoj adresi, pa ga nitko ne može ukrasti lažnom stranicom.
factors-passkeyName = Naziv uređaja
factors-passkeyPlaceholder = Prijenosno računalo
factors-addPasskey = Dodaj pristupni ključ
factors-needsHttps = Pristupni ključevi ovdje ne rade: preglednici ih dopuštaju samo na nazivu s https://. Zatražite takvu adresu od administratora.
factors-app = Aplikacija s kodovima
factors-appText = Aplikacija na vašem telefonu svakih 30 sekundi prikazuje novi kod od šest znamenki.
factors-beginApp = Postavi aplikaciju
factors-removeApp = Ukloni aplikaciju iz računa
factors-scan = Skenirajte ovaj kod aplikacijom:
factors-qr = QR kod za aplikaciju
factors-type = Ili ovo upišite u aplikaciju:
factors-code = Kod koji aplikacija sada prikazuje
factors-finish = Dovrši
factors-codesTitle = Kodovi za oporavak
factors-codesText = Svaki od ovih kodova prijavljuje vas jednom, ako izgubite druge faktore. Prikazuju se samo sada: ispišite ih ili ih čuvajte ondje gdje čuvate lozinke.
factors-renew = Novi kodovi za oporavak
factors-confirmTitle = Potvrdite svoj identitet
factors-confirmText = Prije promjene faktora potvrdite tko ste.
factors-codeOrRecovery = Kod iz aplikacije ili kod za oporavak
factors-confirm = Potvrdi
factors-remove = Izbriši

## factorsLive

factorsLive-codesFile = kodovi-za-oporavak.txt
factorsLive-limited =
    { $n ->
        [one] Previše neuspjelih pokušaja. Pokušajte ponovno za { $n } sekundu.
        [few] Previše neuspjelih pokušaja. Pokušajte ponovno za { $n } sekunde.
       *[other] Previše neuspjelih pokušaja. Pokušajte ponovno za { $n } sekundi.
    }
factorsLive-conflict = Ovo već postoji ili za to nema mjesta. Ponovno učitajte stranicu.
factorsLive-lastOne = Ovaj poslužitelj od vas traži drugi faktor. Postavite neki drugi prije nego što izbrišete ovaj.
factorsLive-noPasskeys = Još nemate pristupnih ključeva.
factorsLive-never = nikad korišten
factorsLive-used = zadnji put korišten { $when }
factorsLive-made = dodan { $when }
factorsLive-remove = Izbriši
factorsLive-removed = Izbrisano.
factorsLive-added = Dodano.
factorsLive-removeQuestion = Izbrisati pristupni ključ „{ $name }“? Više neće otvarati vaš račun.
factorsLive-removeAppQuestion = Ukloniti aplikaciju iz vašeg računa? Njezini kodovi više neće otvarati vaš račun.
factorsLive-nameIt = Dajte pristupnom ključu naziv.
factorsLive-passkeyCancelled = Pristupni ključ nije korišten. Pokušajte ponovno.
factorsLive-passkeyRefused = Poslužitelj nije prihvatio ovaj pristupni ključ. Pokušajte ponovno.
factorsLive-appSince = Vaša je aplikacija postavljena { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Preostao je { $n } kod za oporavak.
        [few] Preostala su { $n } koda za oporavak.
       *[other] Preostalo je { $n } kodova za oporavak.
    }
factorsLive-wrongCode = Taj kod nije točan. Provjerite sat telefona i upišite kod koji se sada prikazuje.
factorsLive-notConfirmed = To nije točno. Pokušajte ponovno.
factorsLive-done = Sada imate drugi faktor. Spremite kodove za oporavak pa nastavite.
factorsLive-copied = Kopirano
factorsLive-copyFailed = Kopiranje nije uspjelo. Označite tekst i kopirajte ga.

## secondStep

secondStep-title = Još jedan korak
secondStep-passkey = Upotrijebi pristupni ključ
secondStep-code = Kod iz aplikacije ili kod za oporavak
secondStep-codeHint = Šest znamenki ili šesnaest slova i znamenki.
secondStep-recoveryCode = Kod za oporavak
secondStep-recoveryHint = Šesnaest slova i znamenki. Dobili ste ih kad ste dodali pristupni ključ.
secondStep-submit = Prijavi se
secondStep-lost = Izgubili ste telefon i kodove za oporavak? Administrator ovog poslužitelja može ponovno postaviti vaše druge faktore.
secondStep-again = Počni ispočetka

## secondStepLive

secondStepLive-noCode = Unesite kod.
secondStepLive-wrongCode = Taj kod nije točan ili je već upotrijebljen. Pričekajte sljedeći.
secondStepLive-passkeyCancelled = Pristupni ključ nije korišten. Pokušajte ponovno ili upotrijebite kod.
secondStepLive-passkeyRefused = Poslužitelj nije prihvatio ovaj pristupni ključ. Pokušajte ponovno ili upotrijebite kod.
secondStepLive-limited =
    { $n ->
        [one] Previše netočnih kodova. Pokušajte ponovno za { $n } sekundu.
        [few] Previše netočnih kodova. Pokušajte ponovno za { $n } sekunde.
       *[other] Previše netočnih kodova. Pokušajte ponovno za { $n } sekundi.
    }
secondStepLive-retry = Sada možete pokušati ponovno.
secondStepLive-offline = Poslužitelj nije odgovorio. Provjerite vezu i pokušajte ponovno.
secondStepLive-failed = Nešto je pošlo po krivu ({ $status }).

## tokens

tokens-may = Što smije
tokens-everything = Sve
tokens-create = Samo stvarati poveznice
tokens-createRead = Stvarati i čitati poveznice
tokens-audit = Samo čitati zapisnike
tokens-ask = Tražiti tajne od ljudi i otvarati njihove odgovore
tokens-lasts = Koliko dugo vrijedi
tokens-always = Dok se ne opozove
tokens-days30 = 30 dana
tokens-days90 = 90 dana
tokens-year = Godinu dana
tokens-networks = Samo s određenih mreža
tokens-networksLabel = Adrese ili mreže
tokens-networksHint = Odvojite ih zarezima. Ako je prazno, token vrijedi svugdje.

## tokensLive

tokensLive-tokenMay = smije { $what }
tokensLive-tokenCreate = stvarati
tokensLive-tokenRead = čitati
tokensLive-tokenAudit = čitati zapisnike
tokensLive-tokenExpire = brisati
tokensLive-tokenAdmin = administrirati
tokensLive-tokenAsk = tražiti tajne
tokensLive-tokenOpen = otvarati odgovore
tokensLive-tokenFrom = samo s: { $networks }
tokensLive-tokenUntil = istječe { $when }
tokensLive-tokenOver = istekao { $when }
tokensLive-tokenUsedFrom = zadnji put korišten { $when } s adrese { $address }
tokensLive-badNetworks = Unesite adrese ili mreže poput 192.0.2.0/24, najviše 50.

## oversightLive

oversightLive-auditor = revizor
oversightLive-makeAuditor = Postavi za revizora
oversightLive-makeAuditorQuestion = Postaviti { $email } za revizora? Taj će račun vidjeti sve zapisnike, ali ne i tajne.
oversightLive-takeAuditor = Oduzmi revizorska prava
oversightLive-takeAuditorQuestion = Oduzeti revizorska prava računu { $email }? Njegove sesije i tokeni prestaju vrijediti.
oversightLive-log = Zapisnik
oversightLive-logNothing = Nema unosa.

## signIns

signIns-title = Nedavne prijave
signIns-text = Tko se prijavio na vaš račun ili je to pokušao. Ako ne prepoznajete neku prijavu, promijenite lozinku.

## signInsLive

signInsLive-signedIn = Prijava
signInsLive-signInFailed = Neuspjela prijava
signInsLive-byPassword = lozinkom
signInsLive-byLink = jednokratnom poveznicom
signInsLive-bySetup = kodom za postavljanje
signInsLive-bySignUp = stvaranjem računa
signInsLive-byDirectory = preko imenika
signInsLive-byCompany = preko prijave tvrtke
signInsLive-byPasskey = pristupnim ključem
signInsLive-secondFactor = drugim faktorom
signInsLive-wrongPassword = netočna lozinka
signInsLive-wrongCode = netočan kod za postavljanje
signInsLive-wrongLink = jednokratna poveznica nije valjana
signInsLive-wrongCurrent = netočna trenutačna lozinka
signInsLive-wrongFactor = netočan drugi faktor
signInsLive-wrongPasskey = netočan pristupni ključ
signInsLive-deviceGuesses = previše pogađanja na poznatim uređajima
signInsLive-unanswered = imenik nije odgovorio
signInsLive-asAdministrator = kao administrator
signInsLive-times =
    { $n ->
        [one] { $n } put
        [few] { $n } puta
       *[other] { $n } puta
    }
signInsLive-noSignIns = Još nije zabilježena nijedna prijava.

## adminLog

adminLog-title = Administratorski zapisnik
adminLog-lead = Tko se prijavio i tko je mijenjao račune, tokene, ključeve i postavke. Nijedan se unos ne može neopaženo promijeniti ni izbrisati.
adminLog-person = Adresa e-pošte
adminLog-personHint = Osobe koja je to učinila ili na koju se odnosi.
adminLog-what = Što
adminLog-everything = Sve
adminLog-show = Prikaži
adminLog-newer = Novije
adminLog-older = Starije

## adminLogLive

adminLogLive-signOut = Odjava
adminLogLive-leftOut = Više neuspjeha nego što je navedeno
adminLogLive-userAdded = Račun dodan
adminLogLive-userRemoved = Račun izbrisan
adminLogLive-userDisabled = Račun onemogućen
adminLogLive-userEnabled = Račun omogućen
adminLogLive-madeAdministrator = Dodijeljena administratorska prava
adminLogLive-noAdministrator = Oduzeta administratorska prava
adminLogLive-madeAuditor = Dodijeljena revizorska prava
adminLogLive-noAuditor = Oduzeta revizorska prava
adminLogLive-suspended = Suspendirano preko prijave tvrtke
adminLogLive-admitted = Ponovno dopušteno preko prijave tvrtke
adminLogLive-linked = Prijava tvrtke povezana
adminLogLive-unlinked = Veza s prijavom tvrtke uklonjena
adminLogLive-vouched = Potvrđena pripadnost adrese
adminLogLive-joinedGroup = Dodano u grupu
adminLogLive-leftGroup = Uklonjeno iz grupe
adminLogLive-factorAdded = Drugi faktor dodan
adminLogLive-factorRemoved = Drugi faktor izbrisan
adminLogLive-factorsReset = Drugi faktori ponovno postavljeni
adminLogLive-codesMade = Stvoreni kodovi za oporavak
adminLogLive-invited = Poziv poslan
adminLogLive-accessEnded = Sav pristup ukinut
adminLogLive-linksExpired = Poveznice računa izbrisane
adminLogLive-withdrawn = Poziv povučen
adminLogLive-sessionEnded = Sesija završena
adminLogLive-linkMade = Stvorena jednokratna poveznica
adminLogLive-passwordSet = Lozinka postavljena
adminLogLive-tokenMade = API token stvoren
adminLogLive-tokenRemoved = API token opozvan
adminLogLive-settingsChanged = Postavke promijenjene
adminLogLive-rotationBegun = Započeta zamjena glavnog ključa
adminLogLive-rotationEnded = Završena zamjena glavnog ključa
adminLogLive-exported = Izvezeni revizijski zapisnici
adminLogLive-backedUp = Izrađena sigurnosna kopija
adminLogLive-restored = Vraćena sigurnosna kopija
adminLogLive-byWhom = izvor: { $name }
adminLogLive-commandLine = naredbeni redak
adminLogLive-server = poslužitelj
adminLogLive-bySetupCode = kod za postavljanje
adminLogLive-bySigningUp = registracija
adminLogLive-byOneTimeLink = jednokratna poveznica
adminLogLive-directory = imenik
adminLogLive-companySignIn = prijava tvrtke
adminLogLive-noEntries = Nijedan unos ne odgovara.
adminLogLive-showAll = Prikaži sve

## ownLogLive

ownLogLive-byCode = potvrđeno kodom: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Bilješka
ownLogLive-logCount = { $from }–{ $to } od { $total }
ownLogLive-own-creation = stvoreno
ownLogLive-own-view = otvoreno
ownLogLive-own-failed_view = neuspješan pokušaj
ownLogLive-own-expire = izbrisano
ownLogLive-own-restored = brisanje poništeno
ownLogLive-own-failed_passphrase = netočan pristupni izraz
ownLogLive-own-probable_program = vjerojatno program
ownLogLive-own-code_sent = kod poslan e-poštom
ownLogLive-own-code_queued = kod čeka slanje e-poštom
ownLogLive-own-code_failed = kod nije poslan e-poštom
ownLogLive-own-failed_code = netočan kod
ownLogLive-own-owner_view = otvorili ste vi
ownLogLive-own-wrong_network = pokušaj s druge mreže
ownLogLive-own-other_device = pokušaj na drugom uređaju
ownLogLive-own-alarm = dojavljeno: „To nisam ja“
ownLogLive-own-freeze = pauzirali ste vi
ownLogLive-own-thaw = ponovno ste omogućili vi
ownLogLive-own-changed = promijenili ste vi
ownLogLive-own-hold_asked = čeka vaše odobrenje
ownLogLive-own-hold_released = odobrili ste vi
ownLogLive-own-hold_refused = odbili ste i pauzirali vi
ownLogLive-own-request_view = pročitano
ownLogLive-own-answer = odgovoreno
ownLogLive-own-mail_returned = e-poruka se vratila
ownLogLive-own-creation_email_send = naručena obavijest e-poštom
ownLogLive-own-admin_view = otvorio administrator
ownLogLive-own-imported = preneseno iz aplikacije Password Pusher

## seenLogLive

seenLogLive-seen-creation = stvoreno
seenLogLive-seen-view = otvoreno
seenLogLive-seen-failed_view = neuspješan pokušaj
seenLogLive-seen-expire = izbrisano
seenLogLive-seen-restored = brisanje poništeno
seenLogLive-seen-failed_passphrase = netočan pristupni izraz
seenLogLive-seen-probable_program = vjerojatno program
seenLogLive-seen-code_sent = kod poslan e-poštom
seenLogLive-seen-code_queued = kod čeka slanje e-poštom
seenLogLive-seen-code_failed = kod nije poslan e-poštom
seenLogLive-seen-failed_code = netočan kod
seenLogLive-seen-owner_view = otvorio vlasnik
seenLogLive-seen-wrong_network = odbijeno izvan dopuštenih mreža
seenLogLive-seen-other_device = odbijeno na drugom uređaju
seenLogLive-seen-alarm = dojavio primatelj
seenLogLive-seen-freeze = pauzirao vlasnik
seenLogLive-seen-thaw = ponovno omogućio vlasnik
seenLogLive-seen-changed = promijenio vlasnik
seenLogLive-seen-hold_asked = čeka vlasnika
seenLogLive-seen-hold_released = odobrio vlasnik
seenLogLive-seen-hold_refused = odbio vlasnik
seenLogLive-seen-request_view = pročitano
seenLogLive-seen-answer = odgovoreno
seenLogLive-seen-mail_returned = e-poruka se vratila
seenLogLive-seen-creation_email_send = naručena obavijest e-poštom
seenLogLive-seen-admin_view = otvorio administrator
seenLogLive-seen-imported = preneseno iz aplikacije Password Pusher

## eventNamesLive

eventNamesLive-push-created = Poveznica stvorena
eventNamesLive-push-viewed = Poveznica otvorena
eventNamesLive-push-wrong_passphrase = Netočan pristupni izraz
eventNamesLive-push-expired = Poveznica istekla
eventNamesLive-push-alarm = Dojava primatelja
eventNamesLive-push-hold_asked = Netko čeka
eventNamesLive-push-code_failed = Kod nije poslan e-poštom
eventNamesLive-request-answered = Odgovoreno na zahtjev
eventNamesLive-request-closed = Zahtjev zatvoren

## conditionWords

conditionWords-passphrases = pristupne izraze
conditionWords-passwords = lozinke
conditionWords-second_factors = druge faktore
conditionWords-passkeys = pristupne ključeve

## conditionSays

conditionSays-disk_full = Na disku direktorija { $directory } slobodno je samo { $freeBytes }: datoteke se odbijaju ispod { $floorBytes }.
conditionSays-disk_low = Na disku direktorija { $directory } slobodno je { $freeBytes }, manje nego što smiju zauzeti datoteke jedne poveznice ({ $linkBytes }).
conditionSays-disk_no_inodes = Na disk direktorija { $directory } stane još samo malo datoteka ({ $files }): na njemu više nema slobodnih inodeova.
conditionSays-disk_error = Disk direktorija { $directory } prijavio je pogrešku ({ $atMs }): { $reason }
conditionSays-database_damaged = Baza podataka je oštećena. U zapisniku piše na kojim mjestima.
conditionSays-database_trouble = Ovaj poslužitelj trenutačno ne može obrađivati upite: { $reason }
conditionSays-bucket_trouble = Datoteke se ne mogu pohraniti ni otvoriti: { $reason }
conditionSays-scanner_trouble = Antivirusni program ne ocjenjuje datoteke, pa se svaka odbija: { $reason }
conditionSays-sweep_failed = Ono što je isteklo ne briše se s diska: { $reason }
conditionSays-clock_jumped = Sat je skočio više od jednog dana unaprijed. Sada pokazuje: { $nowMs }. Sat vremena nakon tog skoka ništa se nepovratno ne briše.
conditionSays-backup_failed = Zadnja sigurnosna kopija nije uspjela: { $reason }
conditionSays-backup_damaged = Zadnja sigurnosna kopija, { $name }, sadrži oštećene podatke. Oštećena mjesta: { $count }. { $reason }
conditionSays-backup_old = Vrijeme zadnje sigurnosne kopije: { $lastMs }.
conditionSays-certificate_ended = Certifikat { $file } istekao je: { $untilMs }. Klijenti ga odbijaju.
conditionSays-certificate_ends = Rok valjanosti certifikata { $file }: { $untilMs }.
conditionSays-certificate_unusable = Certifikat na disku ne može se upotrijebiti: { $reason } Poslužitelj u radu zadržava raniji.
conditionSays-certificate_not_obtained = Nema valjanog certifikata i klijenti odbijaju ovaj poslužitelj: { $reason }
conditionSays-certificate_not_renewed = Certifikat nije bilo moguće obnoviti: { $reason }
conditionSays-client_secret_refused = Pružatelj prijave ne prihvaća oidc.client_secret: ondje se nitko ne može prijaviti.
conditionSays-client_secret_ends = Rok valjanosti tajne u postavci oidc.client_secret: { $untilMs }. Nakon toga nitko se ne može prijaviti kod pružatelja.
conditionSays-token_ends = API token „{ $name }“, vlasnik { $owner }, nedavno je korišten; rok valjanosti: { $untilMs }.
conditionSays-administrator_new = Račun { $user } dobio je administratorska prava: { $sinceMs }, izvor: { $by }.
conditionSays-guessing = Netko pogađa { $guessed }: u sat vremena odbijeno je { $times } ili više pokušaja jer ih je bilo previše.
conditionSays-codes_failed = Kodovi za primatelje ne mogu se poslati e-poštom: { $reason }
conditionSays-codes_wait = E-poruke na čekanju s kodovima za primatelje: { $count }. Neki primatelj ili pošiljatelj dosegnuo je ograničenje po satu. Zadnja e-poruka odlazi: { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } događaj nije se mogao dostaviti i od njega se odustalo.
        [few] { $n } događaja nisu se mogla dostaviti i od njih se odustalo.
       *[other] { $n } događaja nije se moglo dostaviti i od njih se odustalo.
    }
conditionSays-deliveries_late = Događaj čeka dostavu od: { $sinceMs }.
conditionSays-nodes_differ = Čvorovi nisu jednaki: { $reason }
conditionSays-version_ready = Datoteka nove verzije nalazi se ovdje: { $file }.
conditionSays-disk_fine = Na disku direktorija { $directory } slobodno je { $freeBytes } od { $totalBytes }.
conditionSays-certificate_fine = Rok valjanosti certifikata { $file }: { $untilMs }.
conditionSays-backup_none = Još nije izrađena nijedna sigurnosna kopija.
conditionSays-backup_fine = Vrijeme zadnje sigurnosne kopije: { $lastMs }.
conditionSays-backup_scheduled = Zadnja sigurnosna kopija, { $name }: { $lastMs }. Sljedeća: { $nextMs }.
conditionSays-node_fine = Čvor { $node } koristi verziju { $version }.

## conditionMend

conditionMend-disk_full = Oslobodite mjesto na ovom disku ili ga povećajte.
conditionMend-disk_low = Oslobodite mjesto na ovom disku ili ga povećajte.
conditionMend-disk_no_inodes = Izbrišite male datoteke koje su drugi programi ostavili na ovom disku.
conditionMend-disk_error = Sada izradite sigurnosnu kopiju. Zatim provjerite disk i njegovu vezu. Više piše u zapisniku sustava.
conditionMend-database_damaged = Vratite podatke iz sigurnosne kopije.
conditionMend-database_trouble = Provjerite bazu podataka, računalo na kojem radi i put do nje.
conditionMend-bucket_trouble = Provjerite bucket, njegove ključeve i put do njega. Direktorij koji čvorovi dijele mora biti montiran.
conditionMend-scanner_trouble = Pokrenite clamd i dopustite korisniku ovog poslužitelja čitanje njegove utičnice. Više piše u zapisniku programa clamd.
conditionMend-sweep_failed = Nitko to ne može otvoriti. Provjerite disk i zapisnik.
conditionMend-clock_jumped = Ako sat nije točan, namjestite ga unutar tih sat vremena. Ako je točan, ne činite ništa: ova se obavijest pojavljuje i nakon dugog prekida rada ili vraćanja iz sigurnosne kopije.
conditionMend-backup_failed = Uklonite uzrok. Poslužitelj sam pokušava ponovno.
conditionMend-backup_damaged = Provjerite disk i utvrdite što je oštećeno. Ranije neoštećene sigurnosne kopije čuvaju se.
conditionMend-backup_old = Provjerite ono što izrađuje vaše sigurnosne kopije ili izradite jednu ručno.
conditionMend-certificate_ended = Zamijenite datoteke certifikata i njegova ključa. Poslužitelj ih sam ponovno učitava.
conditionMend-certificate_ends = Zamijenite datoteke certifikata i njegova ključa. Poslužitelj ih sam ponovno učitava.
conditionMend-certificate_unusable = Zamijenite datoteke certifikata i njegova ključa.
conditionMend-certificate_not_obtained = Poslužitelj sam pokušava ponovno. Provjerite izdavatelja certifikata i put do njega.
conditionMend-certificate_not_renewed = Rok valjanosti postojećeg certifikata: { $untilMs }. Poslužitelj pokušava ponovno. Provjerite izdavatelja certifikata i put do njega.
conditionMend-client_secret_refused = Stvorite novu tajnu kod pružatelja i postavite je.
conditionMend-client_secret_ends = Stvorite novu tajnu kod pružatelja, postavite je, a u oidc.client_secret_until upišite njezin istek.
conditionMend-token_ends = Vlasnik stvara novi i daje ga programu koji ga koristi.
conditionMend-administrator_new = Ako to niste očekivali, oduzmite pravo i pogledajte administratorski zapisnik.
conditionMend-guessing = U zapisniku su navedene adrese. Blokirajte ih u vatrozidu.
conditionMend-codes_failed = Provjerite poslužitelj e-pošte i postavke e-pošte. Primatelji čiji kod nije poslan moraju zatražiti drugi.
conditionMend-codes_wait = Ako pošiljatelji trebaju doći do toliko primatelja, povećajte mail.per_hour. U zapisnicima njihovih poveznica piše čiji kodovi čekaju.
conditionMend-deliveries_dead = Popravite primatelja pa ponovno dostavite ili odbacite ono što nije dostavljeno.
conditionMend-deliveries_late = Provjerite poslužitelj e-pošte, webhook ili sakupljač. U zapisniku piše što od toga ne radi.
conditionMend-nodes_differ = Dajte svim čvorovima istu verziju, postavke i vrijeme.
conditionMend-version_ready = Provjerite je pa nadogradite.
conditionMend-backup_none = Ako ništa drugo ne izrađuje sigurnosne kopije ovog poslužitelja, izradite jednu.

## errorPage

errorPage-missing = Stranica nije pronađena
errorPage-missingText = Na ovoj adresi nema stranice.
errorPage-home = Idi na početnu stranicu
errorPage-busy = Previše upita
errorPage-busyText = S vaše smo adrese primili previše upita. Ništa nije otvoreno. Pričekajte trenutak pa ponovno učitajte ovu stranicu.
errorPage-keySent = Ova poveznica više nije tajna
errorPage-keySentText = Neki program na putu, primjerice filtar e-pošte, u ovoj je poveznici napisao %23 umjesto #, pa je njezin ključ poslan poslužitelju. Ništa nije otvoreno i nije ubrojen nijedan prikaz, ali ključ više nije tajan. Zatražite od pošiljatelja novu poveznicu, poslanu drugim putem.
errorPage-upgrading = Ovaj se poslužitelj nadograđuje
errorPage-upgradingText = Ništa nije otvoreno i ništa nije izgubljeno. Ponovno učitajte ovu stranicu za minutu.
errorPage-unavailable = Trenutačno nedostupno
errorPage-unavailableText = Poslužitelj to trenutačno ne može učiniti. Ništa nije otvoreno i ništa nije izgubljeno. Pokušajte ponovno za nekoliko minuta.
errorPage-unconfirmed = Nije potvrđeno
errorPage-unconfirmedText = Poslužitelj ne može reći je li to učinjeno. Možda je ubrojen prikaz iako ništa nije prikazano. Pokušajte ponovno za nekoliko minuta; ako tajne tada više nema, zatražite od pošiljatelja novu poveznicu.
errorPage-defect = Nešto je pošlo po krivu
errorPage-defectText = To se ne bi smjelo dogoditi. Javite upravitelju ovog poslužitelja kada se dogodilo: pojedinosti su u zapisniku.

## mailShared

mailShared-subject = { $sender } ima nešto za vas
mailShared-lead = { $sender } dijeli s vama nešto povjerljivo preko usluge { $service }.
mailShared-link = Otvori
mailShared-until = Rok valjanosti poveznice: { $when }.
mailShared-views =
    { $n ->
        [one] Može se otvoriti { $n } put.
        [few] Može se otvoriti { $n } puta.
       *[other] Može se otvoriti { $n } puta.
    }
mailShared-notice = Zatražite poveznicu od osobe { $sender }: ova je e-poruka ne sadrži.
mailShared-stranger = Ako ne poznajete osobu { $sender }, zanemarite ovu e-poruku.
mailShared-unverified = Nitko nije provjerio pripada li adresa { $sender } pošiljatelju. Pitajte osobu { $sender } drugim putem je li ova e-poruka njezina. Ako ne možete, zanemarite je.

## mailAsked

mailAsked-subject = { $sender } traži nešto od vas
mailAsked-lead = { $sender } traži od vas nešto povjerljivo, što se šalje preko usluge { $service }.
mailAsked-link = Odgovori
mailAsked-until = Rok za odgovor: { $when }. Račun vam nije potreban.

## mailNeeds

mailNeeds-name = Pošiljatelj navodi ime „{ $name }“.
mailNeeds-shared = Prije otvaranja:
mailNeeds-asked = Prije odgovora:
mailNeeds-from = Otvara se od: { $when }.
mailNeeds-passphrase = Treba vam pristupni izraz. { $sender } vam ga daje drugim putem.
mailNeeds-code = Treba vam kod. Stranica ga šalje na { $address } kad ga zatražite.
mailNeeds-proof = Otvoriti je mogu samo određene osobe. Stranica traži da dokažete da ste jedna od njih.
mailNeeds-release = { $sender } vam mora odobriti otvaranje. Otvorite poveznicu i dotad ostavite stranicu otvorenu.
mailNeeds-lock = Ponovno je mogu otvoriti samo uređaj i preglednik koji je prvi otvore. Otvorite je ondje gdje vam treba.
mailNeeds-letters = Stranica prikazuje tri slova. Upišite ih kako bi znala da niste program.

## mailOpened

mailOpened-subject = Otvoreno: { $name }
mailOpened-unnamed = Vaša poveznica od { $date }
mailOpened-lead = Vaša je poveznica otvorena: { $when }.
mailOpened-left =
    { $n ->
        [one] Može se otvoriti još { $n } put.
        [few] Može se otvoriti još { $n } puta.
       *[other] Može se otvoriti još { $n } puta.
    }
mailOpened-last = To je bio zadnji prikaz: tajna je nepovratno izbrisana.
mailOpened-link = Moje poveznice
mailOpened-why = Ovu e-poruku dobivate jer ste zatražili obavijest o otvaranju.

## mailAnswered

mailAnswered-subject = Odgovoreno: { $name }
mailAnswered-unnamed = Vaš zahtjev od { $date }
mailAnswered-lead = Na vaš je zahtjev odgovoreno: { $when }.
mailAnswered-keep = Ova e-poruka ne sadrži odgovor. Prijavite se da biste ga otvorili.
mailAnswered-link = Zahtjevi
mailAnswered-why = Ovu e-poruku dobivate jer ste zatražili obavijest o svakom odgovoru.

## mailCode

mailCode-subject = Vaš kod: { $service }
mailCode-lead = Netko dijeli s vama nešto povjerljivo preko usluge { $service }. Da biste to otvorili, upišite ovaj kod na stranici koja ga je zatražila:
mailCode-leadNamed = { $sender } dijeli s vama nešto povjerljivo preko usluge { $service }. Da biste to otvorili, upišite ovaj kod na stranici koja ga je zatražila:
mailCode-asks = Netko traži od vas nešto povjerljivo preko usluge { $service }. Da biste to pročitali i odgovorili, upišite ovaj kod na stranici koja ga je zatražila:
mailCode-asksNamed = { $sender } traži od vas nešto povjerljivo preko usluge { $service }. Da biste to pročitali i odgovorili, upišite ovaj kod na stranici koja ga je zatražila:
mailCode-until =
    { $n ->
        [one] Kod vrijedi jednom, { $n } minutu, i to samo u pregledniku koji ga je zatražio.
        [few] Kod vrijedi jednom, { $n } minute, i to samo u pregledniku koji ga je zatražio.
       *[other] Kod vrijedi jednom, { $n } minuta, i to samo u pregledniku koji ga je zatražio.
    }
mailCode-ignore = Ako niste zatražili kod, zanemarite ovu e-poruku i nikome ne dajte kod.

## mailInvited

mailInvited-subject = Vaš račun: { $service }
mailInvited-lead = Sada imate račun na usluzi { $service }: { $email }.
mailInvited-link = Odaberi lozinku
mailInvited-once = Poveznica vrijedi jednom, rok: { $when }.

## mailReset

mailReset-subject = Odaberite novu lozinku: { $service }
mailReset-lead = Administrator usluge { $service } omogućuje vam da odaberete novu lozinku za { $email }.
mailReset-link = Odaberi lozinku
mailReset-once = Poveznica vrijedi jednom, rok: { $when }.

## mailNotice

mailNotice-subject = Vaš račun: { $service }
mailNotice-password = Lozinka za { $email } promijenjena je: { $when }.
mailNotice-factorAdded = Za { $email } dodan je drugi faktor: { $when }.
mailNotice-factorRemoved = Za { $email } izbrisan je drugi faktor: { $when }.
mailNotice-factorsReset = Administrator je izbrisao sve druge faktore za { $email }: { $when }.
mailNotice-recoveryCodes = Za { $email } stvoreni su novi kodovi za oporavak: { $when }. Prijašnji više ne vrijede.
mailNotice-recoveryCode = Upotrijebljen je kod za oporavak za { $email }: { $when }. Više ne vrijedi.
mailNotice-devices = Previše netočnih lozinki ili kodova za { $email } stiglo je iz preglednika u kojima je već bilo prijava: { $when }. Netko možda ima neki od vaših uređaja.
mailNotice-from = To je stiglo s adrese { $address }.
mailNotice-stranger = Ako to niste očekivali, promijenite lozinku na usluzi { $service } i obavijestite njezina administratora.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } stavka za administratora
        [few] { $service }: { $n } stavke za administratora
       *[other] { $service }: { $n } stavki za administratora
    }
mailConditions-link = Stanje poslužitelja
mailConditions-why = Ovu e-poruku dobivate jer je vaša adresa navedena u notices.mail. Stiže jednom i ponovno nakon sedam dana ako se ništa ne promijeni. Naredbe pokrećite na računalu poslužitelja, uz sudo i --config poslužitelja.

## mailTest

mailTest-subject = Test: { $service }
mailTest-lead = Pošta iz usluge { $service } stiže.
mailTest-link = { $service }

## opener

opener-title = Otvori zapečaćenu poveznicu
opener-lead = Ova je stranica vaša vlastita datoteka: otvara poveznice zapečaćene s kraja na kraj i nijedan je poslužitelj ne može promijeniti. Od poslužitelja poveznice traži zapečaćenu tajnu i ništa drugo.
opener-link = Poveznica, s dijelom iza znaka #
opener-passphraseHint = Samo ako vam ga je dao pošiljatelj.
opener-open = Otvori
opener-notLink = Ovo nije poveznica na tajnu. Kopirajte cijelu poveznicu, od https:// do kraja.
opener-unreachable = Nema odgovora koji bi ova stranica smjela pročitati. Poslužitelj nije dostupan ili dopušta da ovu poveznicu otvori samo njegova stranica: tajna možda nije zapečaćena ili je ograničena na određene mreže. Ništa nije otvoreno.
opener-incomplete = Odgovor nije stigao u cijelosti. Možda je ubrojen kao prikaz.
opener-notSealed = Ono što je poslužitelj poslao nije zapečaćeno, dakle nije ono što je pošiljatelj zapečatio za ovu poveznicu. Ništa se od toga ne prikazuje.
opener-wrong = Pristupni izraz nije točan ili nedostaje. Nije ubrojen nijedan prikaz.
opener-refused = Poslužitelj to trenutačno ne isporučuje. Nije ubrojen nijedan prikaz.
opener-held = Pošiljatelj mora odobriti otvaranje. Recite mu ove riječi: { $words }
opener-heldWordless = Pošiljatelj mora odobriti otvaranje.
opener-otherPassphrase = S ovim se pristupnim izrazom ne otvara. Pokušajte ponovno: zapečaćena tajna već je ovdje i ne broji se novi prikaz. Ostavite polje praznim ako vam pošiljatelj nije dao pristupni izraz.
opener-go = Otvori adresu na: { $host }
opener-saved = Spremljeno

## languages

languages-title = Odaberite svoj jezik
languages-search = Pronađite svoj jezik
languages-searchHint = Njegov vlastiti naziv, engleski naziv ili kod, na primjer pt-BR.
languages-find = Traži
languages-none = Nijedan jezik ne odgovara.
languages-all = Svi jezici
languages-browser = Jezik mojeg preglednika
languages-back = Natrag na stranicu
languages-counts = Tekstovi na drugim jezicima prijevodi su. Ako se razlikuju od engleskog, vrijedi engleski. Ako pronađete pogrešnu riječ, recite to onima koji vode ovaj poslužitelj.
languages-recipient = Jezik za primatelja
languages-recipientHint = Za stranicu poveznice i e-poruku o njoj. Primatelji koji su odabrali jezik zadržavaju svoj.
languages-recipientOwn = Kako traži njihov preglednik
languages-answerer = Jezik za osobu koja odgovara
languages-answererHint = Za stranicu zahtjeva. Osobe koje su odabrale jezik zadržavaju svoj.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } jezik
        [few] { $n } jezika
       *[other] { $n } jezika
    }
languagesLive-recipientLanguage = Jezik za primatelja
