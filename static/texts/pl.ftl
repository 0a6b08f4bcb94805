### Polish

## layout

layout-skip = Przejdź do treści
layout-navigation = Główna
layout-create = Nowy
layout-pushes = Moje linki
layout-admin = Admin
layout-account = Konto
layout-signIn = Zaloguj się
layout-languages = Język
layout-light = Jasny
layout-dark = Ciemny
layout-auto = Auto
layout-api = API
layout-about = Informacje
layout-aboutLine = Jak to działa i kto za tym stoi
layout-noScript = Ta strona wymaga JavaScriptu. Jej skrypty łączą się tylko z tym serwerem.
layout-otherWays = Możesz też użyć API lub wiersza poleceń.
layout-waiting = Ta strona wciąż się ładuje. Jeśli nic się nie zmienia, wczytaj ją ponownie.
layout-plain = To połączenie nie jest szyfrowane: inni w sieci mogą przeczytać to, co tu wysyłasz i otwierasz. Użyj adresu https://, jeśli jest dostępny.
layout-notSealed = Stop: to nie jest zapieczętowane
layout-notSealedText = Nadawca zapieczętował ten sekret, ale to, co przysłał serwer, nie jest zapieczętowane. Nic z tego nie zostanie pokazane. Skontaktuj się z nadawcą, na przykład telefonicznie.

## create

create-title = Udostępnij sekret
create-tagline = Wyślij hasło lub plik linkiem, który wygasa.
create-kinds = Co udostępnić
create-text = Tekst
create-files = Pliki
create-url = Link
create-qr = Kod QR
create-textLabel = Twój sekret
create-shared = Udostępniono z innej aplikacji: sprawdź przed wysłaniem.
create-textPlaceholder = Hasło, klucz, notatka…
create-urlLabel = Adres internetowy
create-urlHint = Odbiorca najpierw widzi adres i potwierdza, zanim opuści tę stronę.
create-qrLabel = Tekst do pokazania jako kod QR
create-qrHint = Odbiorca zobaczy go jako kod QR do zeskanowania.
create-message = Wiadomość (opcjonalnie)
create-filesSignIn = Zaloguj się, aby udostępniać pliki.
create-hide = Ukrywaj podczas pisania
create-generator = Wygeneruj hasło
create-style = Rodzaj
create-styleCharacters = Znaki
create-styleWords = Słowa
create-stylePin = PIN
create-pinHint = Wystarcza jako fraza hasła, bo ten serwer ogranicza liczbę prób. Za słaby jako sam sekret.
create-length = Długość
create-digits = Cyfry
create-symbols = Symbole
create-capitals = Wielkie litery
create-generated = Propozycja
create-again = Nowa propozycja
create-use = Użyj tego
create-lifetime = Czas ważności
create-views = Liczba otwarć
create-passphrase = Fraza hasła (opcjonalnie)
create-passphraseRequired = Fraza hasła (wymagana)
create-passphraseLength =
    { $n ->
        [one] Co najmniej { $n } znak.
        [few] Co najmniej { $n } znaki.
        [many] Co najmniej { $n } znaków.
       *[other] Co najmniej { $n } znaku.
    }
create-passphraseHint = Przekaż frazę hasła oddzielnie, na przykład przez telefon.
create-suggest = Zaproponuj
create-add = Dodaj opcję…
create-covered = Zasłoń do czasu dotknięcia
create-coveredHint = Nikt nie przeczyta go przez ramię odbiorcy w chwili otwarcia.
create-deletable = Odbiorca może usunąć sekret
create-notifyMe = Powiadom mnie o otwarciu
create-notifyByMail = Otrzymasz e-mail i zobaczysz oznaczenie na liście „Moje linki”.
create-notifyInList = Zobaczysz oznaczenie na liście „Moje linki”.
create-name = Nazwa (widoczna tylko dla ciebie)
create-note = Notatka (widoczna tylko dla ciebie)
create-sign = Podpisz swoim imieniem
create-senderName = Twoje imię
create-senderMessage = Wiadomość dla odbiorcy
create-senderMessageHint = Widoczna przed otwarciem sekretu dla każdego, kto ma link. Nie pisz tu niczego poufnego.
create-senderEmail = Pokaż adres swojego konta: { $email }
create-sealed = Szyfrowanie end-to-end
create-sealedHint = Nikt poza odbiorcą nie może go odczytać, nawet ten serwer.
create-sealedName = Nadaj mu nazwę na swojej liście: nazwy plików też są chronione. Nazwa, notatka i podpis nie są.
create-sealedRequired = Ten serwer nie przyjmuje niczego innego.
create-groupLimits = Obowiązują tu limity tych grup: { $groups }.
create-shownOnce = Skopiuj link teraz. Nie można go pokazać ponownie.
create-remembered = Twoje wybory są zapamiętane na tym urządzeniu.
create-reset = Przywróć domyślne
create-submit = Utwórz link
create-ready = Link jest gotowy
create-passphraseNext = Teraz przekaż frazę hasła inną drogą
create-passphraseReminder = Link otwiera się tylko z tą frazą hasła. Podaj ją na przykład przez telefon. Nie zostanie pokazana ponownie.
create-copyPassphrase = Kopiuj frazę hasła
create-end = Usuń teraz
create-another = Udostępnij kolejny

## createClosed

createClosed-title = Zaloguj się, aby udostępnić sekret
createClosed-text = Z twojej sieci linki mogą tworzyć tylko osoby mające konto.
createClosed-hint = Jeśli masz link od kogoś, otworzy się on stąd jak zwykle.
createClosed-nothingTitle = Nie możesz tu niczego udostępnić
createClosed-nothing = Limity twoich grup ({ $groups }) nie dopuszczają żadnego rodzaju sekretu. Zapytaj administratora tego serwera.

## createLive

createLive-bytes = { $used } z { $limit }
createLive-characters = Znaki: { $used } z { $limit }
createLive-bits =
    { $n ->
        [one] około { $n } bitu
        [few] około { $n } bitów
        [many] około { $n } bitów
       *[other] około { $n } bitu
    }
createLive-termViews =
    { $n ->
        [one] { $n } otwarcie
        [few] { $n } otwarcia
        [many] { $n } otwarć
       *[other] { $n } otwarcia
    }
createLive-termUntil = wygasa: { $date }
createLive-noPassphrase = bez frazy hasła
createLive-withPassphrase = z frazą hasła
createLive-needsPassphrase = wymagana fraza hasła
createLive-passphraseMissing = Wpisz frazę hasła: ten serwer jej wymaga.
createLive-passphraseShort =
    { $n ->
        [one] Ta fraza hasła jest za krótka: co najmniej { $n } znak. Ciąg taki jak aaaa lub 1234 liczy się za dwa.
        [few] Ta fraza hasła jest za krótka: co najmniej { $n } znaki. Ciąg taki jak aaaa lub 1234 liczy się za dwa.
        [many] Ta fraza hasła jest za krótka: co najmniej { $n } znaków. Ciąg taki jak aaaa lub 1234 liczy się za dwa.
       *[other] Ta fraza hasła jest za krótka: co najmniej { $n } znaku. Ciąg taki jak aaaa lub 1234 liczy się za dwa.
    }
createLive-signed = Podpis: { $by }
createLive-blank = Najpierw wpisz sekret.
createLive-tooLong = To jest za długie: najwyżej { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] To jest za długie: najwyżej { $n } znak.
        [few] To jest za długie: najwyżej { $n } znaki.
        [many] To jest za długie: najwyżej { $n } znaków.
       *[other] To jest za długie: najwyżej { $n } znaku.
    }
createLive-badUrl = Wpisz adres internetowy, na przykład https://example.org.
createLive-unsealed = Przeglądarka nie mogła tego zapieczętować. Niczego nie wysłano.
createLive-opens =
    { $n ->
        [one] Można go otworzyć jeden raz. Wygasa: { $date } ({ $relative }).
        [few] Można go otworzyć { $n } razy. Wygasa: { $date } ({ $relative }).
        [many] Można go otworzyć { $n } razy. Wygasa: { $date } ({ $relative }).
       *[other] Można go otworzyć { $n } raza. Wygasa: { $date } ({ $relative }).
    }
createLive-endedTitle = Sekret został usunięty
createLive-ended = Jego treść została wymazana. Nikt nie może go już otworzyć, ty też nie.
createLive-goneTitle = Link wygasł
createLive-gone = Nikt nie może go już otworzyć. Jego treść została wymazana.
createLive-linkUnsaved = Link nie został jeszcze skopiowany, a pokazuje go tylko ta strona. Opuścić ją mimo to?
createLive-passphraseUnsaved = Fraza hasła nie została jeszcze skopiowana, a pokazuje ją tylko ta strona. Opuścić ją mimo to?
createLive-leaveIt = Opuść
createLive-offline = Serwer nie odpowiedział. Sprawdź połączenie i spróbuj ponownie.
createLive-rateLimited =
    { $n ->
        [one] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekundę.
        [few] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekundy.
        [many] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekund.
       *[other] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekundy.
    }
createLive-tryAgain = Teraz możesz spróbować ponownie.
createLive-tooLarge = To więcej, niż przyjmuje serwer.
createLive-signInFirst = Najpierw się zaloguj.
createLive-unavailable = Serwer jest teraz niedostępny. Wpisana treść nadal tu jest: spróbuj ponownie za chwilę.
createLive-noSpace = Na serwerze nie ma już miejsca. Niczego nie zapisano.
createLive-failed = Coś poszło nie tak ({ $status }). Niczego nie zapisano.
createLive-refused = Serwer nie przyjmuje tej wartości.
createLive-tooMany =
    { $n ->
        [one] Najwyżej { $n } wpis.
        [few] Najwyżej { $n } wpisy.
        [many] Najwyżej { $n } wpisów.
       *[other] Najwyżej { $n } wpisu.
    }
createLive-outOfRange = Wpisz liczbę od { $min } do { $max }.

## resultLive

resultLive-notOpened = Jeszcze nieotwarty.
resultLive-openedTimes =
    { $n ->
        [one] Otwarty jeden raz: { $date }.
        [few] Otwarty { $n } razy, ostatnio: { $date }.
        [many] Otwarty { $n } razy, ostatnio: { $date }.
       *[other] Otwarty { $n } raza, ostatnio: { $date }.
    }

## fileBox

fileBox-files = Pliki
fileBox-dropHere = Upuść tutaj pliki lub foldery
fileBox-chooseFiles = Wybierz pliki
fileBox-chooseFolder = Wybierz folder
fileBox-cancel = Anuluj

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Najwyżej jeden plik do { $file }.
        [few] Najwyżej { $n } pliki, każdy do { $file }, razem do { $push }.
        [many] Najwyżej { $n } plików, każdy do { $file }, razem do { $push }.
       *[other] Najwyżej { $n } pliku, każdy do { $file }, razem do { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] W jednym linku mieści się tylko jeden plik.
        [few] W jednym linku mieszczą się najwyżej { $n } pliki.
        [many] W jednym linku mieści się najwyżej { $n } plików.
       *[other] W jednym linku mieści się najwyżej { $n } pliku.
    }
filesLive-fileTooLarge = Plik „{ $name }” jest większy niż { $limit }.
filesLive-filesTooLarge = Razem pliki są większe niż { $limit }.
filesLive-noFiles = Wybierz co najmniej jeden plik.
filesLive-packing = Folder „{ $name }” jest jeszcze pakowany.
filesLive-remove = Usuń plik { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Utracono połączenie. Przesyłanie wznowi się samo.
filesLive-uploaded = Wysłano. Serwer zapisuje…
filesLive-sealing = Pieczętowanie w przeglądarce: { $percent }
filesLive-unreadable = Przeglądarka nie może już odczytać jednego z plików. Niczego nie wysłano. Wybierz pliki jeszcze raz.
filesLive-cancelled = Anulowano. Niczego nie zapisano.

## reveal

reveal-title = Sekret dla ciebie
reveal-intro = Ktoś udostępnia ci coś poufnego.
reveal-ownTitle = Twój własny sekret
reveal-ownIntro = To ty udostępniasz ten sekret. Odbiorcy otwierają go na tej stronie.
reveal-ownPage = Przejdź do linku, kodu QR i dziennika
reveal-passphrase = Fraza hasła
reveal-passphraseHint = Otrzymasz ją od nadawcy, oddzielnie od tego linku.
reveal-unlock = Odblokuj
reveal-open = Pokaż sekret
reveal-counts = Pokazanie sekretu liczy się jako otwarcie.
reveal-how = Jak to działa
reveal-sealed = Jest szyfrowany end-to-end: otworzyć go może tylko twoja przeglądarka, a ten serwer nie może go odczytać.
reveal-sealedNoScript = Ten link otwiera się tylko z JavaScriptem lub poleceniem „secretpush open”.
reveal-largeText = Jeden z plików jest większy niż 256 MiB, a ta przeglądarka nie może zapisać zapieczętowanego pliku tej wielkości. Nie policzono otwarcia. Otwórz link na komputerze w Chrome lub Edge przez https:// albo tym poleceniem:
reveal-copyCommand = Kopiuj polecenie
reveal-secret = Sekret
reveal-show = Pokaż
reveal-onPaper = Sekret jest zasłonięty. Wybierz „Pokaż” na stronie, a potem wydrukuj ją ponownie.
reveal-hide = Ukryj
reveal-copy = Kopiuj
reveal-save = Zapisz jako plik
reveal-print = Drukuj
reveal-files = Pliki
reveal-download = Pobierz
reveal-downloadAll = Pobierz wszystko jako ZIP
reveal-address = Nadawca prosi o otwarcie tego adresu:
reveal-go = Otwórz adres…
reveal-goTitle = Opuścić tę stronę?
reveal-goText = Za chwilę otworzysz adres w witrynie:
reveal-goYes = Otwórz
reveal-goTo = Otwórz adres w witrynie { $host }
reveal-qr = Zeskanuj ten kod
reveal-qrText = Tekst kodu
reveal-remove = Usuń teraz
reveal-removeText = Nikt już nie otworzy tego linku, ty też nie.
reveal-removeYes = Usuń
reveal-cancel = Anuluj
reveal-deletedTitle = Usunięto
reveal-deletedText = Nikt już nie może otworzyć tego linku, a na tej stronie nie ma już sekretu.
reveal-undo = Cofnij
reveal-openAgain = Wróć do linku
reveal-gone = Tu już nic nie ma
reveal-goneText = Ten link wygasł, został usunięty lub nigdy nie istniał.
reveal-openedHere = Ten link otwarto na tym urządzeniu: { $date } ({ $relative }). Potem wygasł lub został usunięty.
reveal-goneHint = Poproś nadawcę o nowy link.
reveal-goneCreate = Udostępnij własny sekret
reveal-letters = Wpisz te trzy litery
reveal-lettersNeeded = Wpisz te trzy litery i ponownie naciśnij przycisk. Niczego nie otwarto.
reveal-lettersOther = To były inne litery. Wpisz te trzy i ponownie naciśnij przycisk. Niczego nie otwarto.
reveal-wrong = Fraza hasła jest nieprawidłowa.
reveal-limited = Zbyt wiele nieprawidłowych fraz hasła. Odczekaj minutę i spróbuj ponownie.
reveal-refused = Nadawca odmówił ci zezwolenia na otwarcie.
reveal-waitOver = Czas oczekiwania minął. Otwórz jeszcze raz, aby ponownie poprosić o zezwolenie.
reveal-crowded = Zbyt wiele osób czeka na ten sekret. Spróbuj ponownie za minutę.
reveal-scanner = Ta przeglądarka podaje, że jest programem sprawdzającym linki, więc niczego nie otwarto. Otwórz link w innej przeglądarce.
reveal-again = Ponowne wczytanie strony nie otwiera sekretu. Naciśnij przycisk, aby otworzyć go jeszcze raz.
reveal-failed = Coś poszło nie tak na serwerze. Spróbuj ponownie za chwilę.

## senderNote

senderNote-label = Od nadawcy
senderNote-shares = { $name } coś ci udostępnia.
senderNote-writes = { $name } pisze:
senderNote-unnamedWrites = Nadawca pisze:
senderNote-account = Wysłano z konta { $email } na tym serwerze.
senderNote-anyAccount = Wysłano z konta { $email }. Każdy może tu utworzyć konto, więc ten adres nie jest zweryfikowany.
senderNote-unverifiedAccount = Wysłano z konta { $email }. Nikt nie zweryfikował tego adresu.
senderNote-ownWords = Imię i wiadomość to własne słowa nadawcy.
senderNote-unverified = Imię i wiadomość to własne słowa nadawcy. Ten serwer nie wie, czy imię jest prawdziwe.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Możesz to cofnąć jeszcze przez { $n } sekundę.
        [few] Możesz to cofnąć jeszcze przez { $n } sekundy.
        [many] Możesz to cofnąć jeszcze przez { $n } sekund.
       *[other] Możesz to cofnąć jeszcze przez { $n } sekundy.
    }

## undoLive

undoLive-deleted = Usunięto. Nikt nie może otworzyć sekretu.
undoLive-undo = Cofnij ({ $seconds })
undoLive-undone = Usunięcie zostało cofnięte.
undoLive-tooLate = Nie można było tego cofnąć: sekret jest wymazany.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Można go otworzyć jeszcze jeden raz. Wygasa: { $date } ({ $relative }).
        [few] Można go otworzyć jeszcze { $n } razy. Wygasa: { $date } ({ $relative }).
        [many] Można go otworzyć jeszcze { $n } razy. Wygasa: { $date } ({ $relative }).
       *[other] Można go otworzyć jeszcze { $n } raza. Wygasa: { $date } ({ $relative }).
    }
revealLive-lastView = To było ostatnie otwarcie. Sekret jest wymazany z serwera: zachowaj teraz to, czego potrzebujesz.
revealLive-lastViewFiles = To było ostatnie otwarcie. Pobierz teraz to, czego potrzebujesz: linki działają tylko przez krótki czas.
revealLive-ownView = Twoje własne otwarcia nie są liczone.
revealLive-shown = Sekret jest widoczny.
revealLive-covered = Sekret jest zasłonięty.
revealLive-copied = Skopiowano
revealLive-copyFailed = Nie udało się skopiować. Zaznacz tekst i skopiuj go.
revealLive-wrong = Fraza hasła jest nieprawidłowa.
revealLive-limited =
    { $n ->
        [one] Zbyt wiele nieprawidłowych fraz hasła. Spróbuj ponownie za { $n } sekundę.
        [few] Zbyt wiele nieprawidłowych fraz hasła. Spróbuj ponownie za { $n } sekundy.
        [many] Zbyt wiele nieprawidłowych fraz hasła. Spróbuj ponownie za { $n } sekund.
       *[other] Zbyt wiele nieprawidłowych fraz hasła. Spróbuj ponownie za { $n } sekundy.
    }
revealLive-busy =
    { $n ->
        [one] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekundę.
        [few] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekundy.
        [many] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekund.
       *[other] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekundy.
    }
revealLive-again = Teraz możesz spróbować ponownie.
revealLive-unconnected = Jesteś offline. Niczego nie otwarto.
revealLive-offline = Odpowiedź serwera nie dotarła w całości. Mogło to zostać policzone jako otwarcie.
revealLive-failed = Coś poszło nie tak na serwerze. Spróbuj ponownie za chwilę.
revealLive-downloaded = Pobrano
revealLive-downloadedOf = Pobrane pliki: { $done } z { $total }
revealLive-preview = Podgląd
revealLive-previewOf = Podgląd pliku { $name }
revealLive-previewFailed = Tego obrazu nie można tu pokazać. Pobierz go.
revealLive-downloadFailed = Pobieranie zostało przerwane. Link mógł wygasnąć.
revealLive-deleteFailed = Nie udało się usunąć sekretu.
revealLive-noAddress = To nie jest adres internetowy, więc jest pokazany jako zwykły tekst.
revealLive-fileName = sekret.txt
revealLive-see = Pokaż

## sealedLive

sealedLive-linkCut = Ten link jest niepełny: brakuje części po znaku #. Poproś nadawcę o pełny link. Niczego nie otwarto i nie policzono otwarcia.
sealedLive-linkAltered = Ten link został po drodze ucięty lub zmieniony: część po znaku # jest nieprawidłowa. Poproś nadawcę o pełny link. Niczego nie otwarto i nie policzono otwarcia.
sealedLive-moduleMissing = Część tej strony, która otwiera zapieczętowane sekrety, nie dotarła. Sprawdź połączenie i wczytaj stronę ponownie. Niczego nie otwarto i nie policzono otwarcia.
sealedLive-sealBroken = Zapieczętowana treść została uszkodzona lub zmieniona, więc nic z niej nie jest pokazane. Poproś nadawcę, aby wysłał ją jeszcze raz.
sealedLive-sealShort = Brakuje końca zapieczętowanej treści, więc nic z niej nie jest pokazane. Poproś nadawcę, aby wysłał ją jeszcze raz.
sealedLive-sealOther = Zapieczętowana treść nie pasuje do tego linku albo jest zapieczętowana w sposób, którego ta strona nie umie otworzyć. Poproś nadawcę, aby wysłał ją jeszcze raz.
sealedLive-fileWhole = Kompletny: plik „{ $name }” sprawdzono do ostatniego bajtu.
sealedLive-fileBroken = Plik „{ $name }” został uszkodzony lub zmieniony. Niczego z niego nie zapisano.
sealedLive-fileShort = Brakuje końca pliku „{ $name }”. Niczego z niego nie zapisano.
sealedLive-fileTooLarge = Plik „{ $name }” jest za duży dla tej przeglądarki. Otwórz link na komputerze w Chrome lub Edge przez https:// albo poleceniem „secretpush open”.

## newRequest

newRequest-sealed = Tylko ty możesz odczytać odpowiedź
newRequest-sealedHint = Nawet ten serwer nie może jej odczytać.
newRequest-sealedRequired = Ten serwer nie przyjmuje niczego innego.
newRequest-collectTitle = Twój klucz do odpowiedzi
newRequest-collectText = Potrzebujesz go do odczytania odpowiedzi, a nie można go pokazać ponownie: pobierz plik odzyskiwania. Nikomu go nie wysyłaj.
newRequest-copyCollect = Kopiuj klucz
newRequest-recovery = Pobierz plik odzyskiwania
newRequest-showKey = Pokaż klucz jako link
newRequest-title = Poproś o sekret
newRequest-lead = Każdy, kto otrzyma link, może wysłać ci sekret bez zakładania konta.
newRequest-link = Poproś kogoś o sekret
newRequest-what = Czego potrzebujesz?
newRequest-whatHint = Każdy, kto ma link, może to przeczytać. Nie pisz tu niczego poufnego.
newRequest-takesFiles = Można wysłać pliki
newRequest-showsEmail = Pokaż odpowiadającym adres swojego konta: { $email }
newRequest-notifyMe = Wyślij mi e-mail o każdej odpowiedzi
newRequest-name = Nazwa (widoczna tylko dla ciebie)
newRequest-note = Notatka (widoczna tylko dla ciebie)
newRequest-files = Pliki dla odpowiadających (opcjonalnie)
newRequest-filesHint = Na przykład formularz do wypełnienia. Może je pobrać każdy, kto ma link.
newRequest-until = Czas na odpowiedź
newRequest-answers = Dozwolone odpowiedzi
newRequest-passphrase = Fraza hasła (opcjonalnie)
newRequest-passphraseHint = Potrzebna, aby przeczytać prośbę i na nią odpowiedzieć. Podaj ją na przykład przez telefon.
newRequest-more = Więcej opcji
newRequest-submit = Utwórz link
newRequest-ready = Link jest gotowy
newRequest-page = Otwórz stronę tej prośby
newRequest-passphraseNext = Teraz przekaż frazę hasła inną drogą
newRequest-passphraseReminder = Prośba otwiera się tylko z tą frazą hasła. Nie zostanie pokazana ponownie.
newRequest-copyPassphrase = Kopiuj frazę hasła
newRequest-another = Poproś o coś innego

## newRequestLive

newRequestLive-blankRequest = Napisz, czego potrzebujesz.
newRequestLive-longRequest = To jest za długie: najwyżej { $limit }.
newRequestLive-longNote = Notatka jest za długa: najwyżej { $limit }.
newRequestLive-answersRange = Wpisz liczbę od { $min } do { $max }.
newRequestLive-leadNamed = Tylko wskazane przez ciebie osoby mogą wysłać ci sekret.
newRequestLive-hintNamed = Tylko wskazane przez ciebie osoby mogą to przeczytać.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } odpowiedź
        [few] { $n } odpowiedzi
        [many] { $n } odpowiedzi
       *[other] { $n } odpowiedzi
    }
newRequestLive-noPassphrase = bez frazy hasła
newRequestLive-withPassphrase = z frazą hasła
newRequestLive-takes =
    { $n ->
        [one] Można na nią odpowiedzieć jeden raz. Termin: { $date } ({ $relative }).
        [few] Można na nią odpowiedzieć { $n } razy. Termin: { $date } ({ $relative }).
        [many] Można na nią odpowiedzieć { $n } razy. Termin: { $date } ({ $relative }).
       *[other] Można na nią odpowiedzieć { $n } raza. Termin: { $date } ({ $relative }).
    }
newRequestLive-full = Masz zbyt wiele otwartych próśb. Najpierw zamknij jedną z nich.
newRequestLive-tooLarge = To więcej, niż przyjmuje serwer.
newRequestLive-unavailable = Serwer jest teraz niedostępny. Wpisana treść nadal tu jest: spróbuj ponownie za chwilę.
newRequestLive-noSpace = Na serwerze nie ma już miejsca. Niczego nie zapisano.
newRequestLive-limited =
    { $n ->
        [one] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekundę.
        [few] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekundy.
        [many] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekund.
       *[other] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekundy.
    }
newRequestLive-retry = Teraz możesz spróbować ponownie.
newRequestLive-noAnswer = Serwer nie odpowiedział. Sprawdź połączenie i spróbuj ponownie.
newRequestLive-problem = Coś poszło nie tak ({ $status }). Niczego nie zapisano.
newRequestLive-refused = Serwer nie przyjmuje jednej z tych wartości.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Prześlij mi, proszę, coś poufnego przez ten link. Można odpowiedzieć jeden raz, termin: { $date }. Konto nie jest potrzebne. Oto link:
        [few] Prześlij mi, proszę, coś poufnego przez ten link. Można odpowiedzieć { $n } razy, termin: { $date }. Konto nie jest potrzebne. Oto link:
        [many] Prześlij mi, proszę, coś poufnego przez ten link. Można odpowiedzieć { $n } razy, termin: { $date }. Konto nie jest potrzebne. Oto link:
       *[other] Prześlij mi, proszę, coś poufnego przez ten link. Można odpowiedzieć { $n } raza, termin: { $date }. Konto nie jest potrzebne. Oto link:
    }
requestShareLive-requestSubject = Prośba do ciebie
requestShareLive-requestTerms =
    { $n ->
        [one] Można odpowiedzieć jeden raz. Termin: { $date }.
        [few] Można odpowiedzieć { $n } razy. Termin: { $date }.
        [many] Można odpowiedzieć { $n } razy. Termin: { $date }.
       *[other] Można odpowiedzieć { $n } raza. Termin: { $date }.
    }

## requestLetter

requestLetter-to = Dla
requestLetter-from = Od
requestLetter-title = Prośba o coś poufnego
requestLetter-intro = Możesz to wysłać z dowolnego telefonu lub komputera. Konto nie jest potrzebne.
requestLetter-scan = Zeskanuj kod aparatem telefonu. Możesz też wpisać adres w przeglądarce dokładnie tak, jak tu wydrukowano: wielkie i małe litery się różnią.
requestLetter-press = Na stronie, która się otworzy, naciśnij przycisk i wyślij to, o co cię poproszono.
requestLetter-passphrase = Wpisz frazę hasła i naciśnij przycisk. Osoba, która prosi, poda ci frazę hasła inną drogą. Dla twojego bezpieczeństwa nie ma jej na tej kartce: nie zapisuj jej tutaj.
requestLetter-keep = Potem zniszcz tę kartkę.

## request

request-recovery = Pobierz plik odzyskiwania
request-loadKey = Wczytaj plik odzyskiwania
request-keyFile = Plik odzyskiwania
request-linkOnce = Pełny link pokazano jeden raz, przy tworzeniu prośby, i jest on też w pliku odzyskiwania. Jeśli nie masz ani jednego, ani drugiego, zamknij tę prośbę i utwórz nową.
request-noScript = Odpowiedzi są widoczne tylko z JavaScriptem.
request-asked = O co prosisz
request-answers = Odpowiedzi
request-close = Zamknij prośbę
request-cancel = Anuluj

## requestKeysLive

requestKeysLive-recoveryText =
    Ten plik otwiera odpowiedzi na twoją prośbę. Zachowaj go i nikomu go nie wysyłaj.

    Aby przeczytać odpowiedzi w innej przeglądarce, zaloguj się, otwórz stronę prośby i wczytaj tam ten plik albo otwórz swój klucz.
requestKeysLive-recoveryLink = Link do wysłania:
requestKeysLive-recoveryKey = Twój klucz:
requestKeysLive-keyElsewhere = Aby przeczytać je w innej przeglądarce, pobierz plik odzyskiwania. Nikomu go nie wysyłaj.
requestKeysLive-keyInTab = Ta karta ma klucz, który otwiera odpowiedzi.
requestKeysLive-keyMissing = Tylko ty możesz odczytać odpowiedzi, a ta przeglądarka nie ma twojego klucza: wczytaj plik odzyskiwania.
requestKeysLive-keyNotInFile = To nie jest plik odzyskiwania tej prośby.
requestKeysLive-keyLoaded = Klucz został wczytany.

## requestWordsLive

requestWordsLive-unnamedRequest = Prośba z { $date }
requestWordsLive-closeQuestion = Zamknąć prośbę „{ $name }”? Nie będzie już przyjmować odpowiedzi, a jej treść zostanie wymazana.
requestWordsLive-answersStay = Odpowiedzi pozostają, dopóki nie wygasną.
requestWordsLive-closedNow = Zamknięto. Treść prośby jest wymazana.
requestWordsLive-answeredMeanwhile = Jest nowa odpowiedź.

## requestLive

requestLive-open = Otwarta
requestLive-ready = Z odpowiedzią
requestLive-closed = Zamknięta
requestLive-guardedText = Treść jest chroniona frazą hasła, więc nie jest tu pokazana.
requestLive-closedText = Treść wymazano przy zamknięciu prośby.
requestLive-answersOf = Odpowiedzi
requestLive-answersCount = { $came } z { $total }
requestLive-openUntil = Otwarta do
requestLive-filesMay = Pliki
requestLive-filesYes = Można wysłać
requestLive-guard = Fraza hasła
requestLive-guardSet = Potrzebna, aby przeczytać i odpowiedzieć
requestLive-email = Adres twojego konta
requestLive-emailShown = Widoczny
requestLive-noAnswers = Nikt jeszcze nie odpowiedział.
requestLive-sendLink = Wyślij link osobie, która ma to, czego potrzebujesz.
requestLive-noneCame = Nikt nie odpowiedział.
requestLive-purged = Odpowiedzi są już usunięte.
requestLive-answerBy = Odpowiedź: { $name }
requestLive-answerOf = Odpowiedź z { $date }
requestLive-newAnswer = nowa
requestLive-answerOpen = Otwórz
requestLive-answerPage = Link i dziennik
requestLive-answerOver = wygasła
requestLive-allCame = Są wszystkie odpowiedzi. Link nie przyjmuje kolejnych.
requestLive-logClosed = ręczne zamknięcie

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } nowa odpowiedź
        [few] { $n } nowe odpowiedzi
        [many] { $n } nowych odpowiedzi
       *[other] { $n } nowej odpowiedzi
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } odpowiedź
        [few] { $n } odpowiedzi
        [many] { $n } odpowiedzi
       *[other] { $n } odpowiedzi
    }
requestsLive-noneYet = jeszcze bez odpowiedzi
requestsLive-closes = zamyka się { $when }
requestsLive-hasClosed = zamknięta
requestsLive-requestMade = utworzona { $when }
requestsLive-noOpen = Obecnie o nic nie prosisz.
requestsLive-noReady = Żadna otwarta prośba nie ma odpowiedzi.
requestsLive-noClosed = Żadna prośba nie została jeszcze zamknięta.
requestsLive-closeRequest = Zamknij

## ownRequests

ownRequests-tab = Prośby
ownRequests-open = Otwarte
ownRequests-ready = Z odpowiedzią
ownRequests-closed = Zamknięte

## answerGate

answerGate-collects = To jest link, który otwiera odpowiedzi. Jest dla osoby, która prosiła: zaloguj się, a potem otwórz go ponownie.
answerGate-title = Ktoś prosi cię o sekret
answerGate-intro = Ktoś prosi cię o przesłanie czegoś poufnego. Konto nie jest potrzebne.
answerGate-ownTitle = Twoja własna prośba
answerGate-ownIntro = To ty o to prosisz. Inni odpowiadają na tej stronie.
answerGate-ownPage = Przejdź do linku, odpowiedzi i dziennika
answerGate-passphraseHint = Otrzymasz ją od osoby, która prosi, oddzielnie od tego linku.
answerGate-read = Zobacz treść prośby
answerGate-left =
    { $n ->
        [one] Można odpowiedzieć jeszcze jeden raz. Termin: { $date } ({ $relative }).
        [few] Można odpowiedzieć jeszcze { $n } razy. Termin: { $date } ({ $relative }).
        [many] Można odpowiedzieć jeszcze { $n } razy. Termin: { $date } ({ $relative }).
       *[other] Można odpowiedzieć jeszcze { $n } raza. Termin: { $date } ({ $relative }).
    }
answerGate-busy = Zbyt wiele żądań z twojego adresu. Odczekaj minutę i spróbuj ponownie.

## ownAnswer

ownAnswer-title = Odpowiedź na prośbę „{ $name }”
ownAnswer-unnamed = Odpowiedź na twoją prośbę
ownAnswer-intro = Tylko ty możesz ją otworzyć.
ownAnswer-page = Przejdź do prośby i wszystkich jej odpowiedzi

## answer

answer-yourName = Twoje imię (opcjonalnie)
answer-yourNameHint = Zobaczy je osoba, która prosi.
answer-yourNameOpen = Zobaczy je osoba, która prosi. Nie jest chronione tak jak odpowiedź.
answer-addressShown = Zobaczy też twój potwierdzony adres e-mail.
answer-title = Prośba do ciebie
answer-label = Od osoby, która prosi
answer-asks = Osoba, od której masz ten link, prosi:
answer-asksFiles = Osoba, od której masz ten link, dołącza pliki dla ciebie.
answer-ownWords = Napisane przez osobę, która prosi. Nie sprawdziliśmy, kim ona jest.
answer-ownWordsAccount = Napisane przez osobę, która prosi.
answer-account = Ta osoba ma konto { $email } na tym serwerze.
answer-anyAccount = Ta osoba ma konto { $email }. Każdy może tu utworzyć konto, więc ten adres nie jest zweryfikowany.
answer-unverifiedAccount = Ta osoba ma konto { $email }. Nikt nie zweryfikował tego adresu.
answer-careful = Wyślij tylko wtedy, gdy wiesz, kto prosi.
answer-given = Pliki dla ciebie
answer-text = Twoja odpowiedź
answer-textPlaceholder = Hasło, klucz, notatka…
answer-message = Wiadomość
answer-sealed = Ta prośba przyjmuje tylko odpowiedź zapieczętowaną metodą end-to-end. Bez JavaScriptu ta strona nie może jej zapieczętować. Wyślij ją tym poleceniem i pełnym linkiem:
answer-sealedOnce = Odpowiedź może odczytać tylko osoba, która prosi; ten serwer nie może. Później nie można jej zmienić.
answer-once = Odpowiedź jest zapisywana w postaci zaszyfrowanej, może ją otworzyć tylko osoba, która prosi, i później nie można jej zmienić.
answer-send = Wyślij
answer-sent = Wysłano
answer-sentText = Odpowiedź dotarła. Możesz zamknąć tę stronę.
answer-sentTo = Odpowiedź dotarła do konta { $email }. Możesz zamknąć tę stronę.
answer-sentMore = Wyślij kolejną odpowiedź
answer-notSent = Nie wysłano
answer-notSentText = Wróć: wpisana treść nadal tam jest.
answer-back = Zacznij od nowa
answer-gone = Tu nikt już o nic nie prosi
answer-goneText = Ta prośba została zamknięta, jej czas minął albo nigdy nie istniała.
answer-goneHint = Poproś osobę, od której masz link, o nowy.
answer-answered = Odpowiedź już jest
answer-answeredText = Ta prośba ma już wszystkie odpowiedzi, na które czekała.
answer-answeredHint = To nie twoja odpowiedź? Powiedz o tym osobie, od której masz link.
answer-blankProblem = Wpisz to, co chcesz wysłać.
answer-tooLargeProblem = To więcej, niż przyjmuje serwer.
answer-spaceProblem = Na serwerze nie ma już miejsca. Niczego nie zapisano.
answer-goneProblem = Ta prośba nie przyjmuje już odpowiedzi. Niczego nie zapisano.
answer-passphraseProblem = Fraza hasła jest nieprawidłowa. Niczego nie zapisano.
answer-unprovedProblem = Ta prośba jest przeznaczona dla określonych osób, a w tej przeglądarce nie potwierdzono, że jesteś jedną z nich. Niczego nie zapisano. Otwórz link ponownie na innej karcie, zamów e-mail z kodem, a potem wyślij treść wpisaną tutaj.

## answerSealedLive

answerSealedLive-answerLinkCut = Link jest niepełny: brakuje części po znaku # albo została ona po drodze zmieniona. Niczego nie wysłano. Otwórz ponownie pełny link albo zapytaj osobę, od której go masz.
answerSealedLive-sealerMissing = Część tej strony, która pieczętuje odpowiedź, nie dotarła. Niczego nie wysłano. Sprawdź połączenie i wczytaj stronę ponownie.
answerSealedLive-notSealed = Przeglądarka nie mogła tego zapieczętować. Niczego nie wysłano.

## answerLive

answerLive-bytes = { $used } z { $limit }
answerLive-blank = Wpisz to, co chcesz wysłać.
answerLive-blankFiles = Wpisz to, co chcesz wysłać, albo wybierz pliki.
answerLive-tooLong = To jest za długie: najwyżej { $limit }.
answerLive-tooLarge = To więcej, niż przyjmuje serwer.
answerLive-over = Ta prośba nie przyjmuje już odpowiedzi. Niczego nie zapisano.
answerLive-wrong = Fraza hasła jest nieprawidłowa. Niczego nie zapisano.
answerLive-limited =
    { $n ->
        [one] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekundę.
        [few] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekundy.
        [many] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekund.
       *[other] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekundy.
    }
answerLive-again = Teraz możesz spróbować ponownie.
answerLive-unavailable = Serwer jest teraz niedostępny. Wpisana treść nadal tu jest: spróbuj ponownie za chwilę.
answerLive-noSpace = Na serwerze nie ma już miejsca. Niczego nie zapisano.
answerLive-offline = Serwer nie odpowiedział. Odpowiedź mogła mimo to dotrzeć: wczytaj stronę ponownie, aby to sprawdzić.
answerLive-failed = Coś poszło nie tak ({ $status }). Niczego nie zapisano.
answerLive-refused = Serwer nie przyjmuje tej odpowiedzi. Niczego nie zapisano.

## receipt

receipt-choice = Zachowaj pokwitowanie
receipt-choiceHint = Drugi link, tylko dla ciebie: pokazuje, czy sekret został otwarty, i pozwala go usunąć.
receipt-yours = Zachowaj swoje pokwitowanie
receipt-yoursShows = Pokazuje, czy sekret został otwarty, i pozwala go usunąć.
receipt-yoursText = Nie pozwala go odczytać. Zachowaj je dla siebie: odbiorca potrzebuje linku powyżej.
receipt-open = Otwórz pokwitowanie
receipt-copy = Kopiuj pokwitowanie
receipt-remember = Zapamiętaj moje linki na tym urządzeniu
receipt-rememberHint = Tylko pokwitowania i tylko w tej przeglądarce. Zobaczy je każdy, kto może jej używać. Po wyłączeniu wszystkie zostaną zapomniane.
receipt-list = Moje ostatnie linki
receipt-listText = To, co ta przeglądarka pamięta o linkach utworzonych przez ciebie bez konta.
receipt-listNone = Ta przeglądarka nie pamięta żadnych linków. Zapamiętywanie można włączyć przy pokwitowaniu.
receipt-listScripts = Ta lista wymaga JavaScriptu: przechowuje ją przeglądarka, nie serwer.
receipt-forget = Zapomnij wszystkie
receipt-notOpened = Jeszcze nieotwarty
receipt-neverOpened = Nigdy nieotwarty
receipt-notOpenedText = Dotąd nikt nie otworzył linku.
receipt-opened =
    { $n ->
        [one] Otwarty jeden raz
        [few] Otwarty { $n } razy
        [many] Otwarty { $n } razy
       *[other] Otwarty { $n } raza
    }
receipt-times = Kiedy go otwarto
receipt-timesSome = Kiedy go ostatnio otwierano
receipt-over = Nikt nie może już otworzyć linku.
receipt-overViews = Otwarto go dozwoloną liczbę razy, ostatnio: { $date }. Jego treść została wymazana.
receipt-overTime = Jego czas minął: { $date }. Jego treść została wymazana.
receipt-overHand = Usunięto go: { $date }. Jego treść została wymazana.
receipt-left =
    { $n ->
        [one] Link można otworzyć jeszcze jeden raz. Wygasa: { $date }.
        [few] Link można otworzyć jeszcze { $n } razy. Wygasa: { $date }.
        [many] Link można otworzyć jeszcze { $n } razy. Wygasa: { $date }.
       *[other] Link można otworzyć jeszcze { $n } raza. Wygasa: { $date }.
    }
receipt-alarmed = Odbiorca zgłasza, że ktoś inny otworzył link przed nim. Porozmawiaj ze swoim odbiorcą.
receipt-frozen = Link jest wstrzymany: nikt nie może go otworzyć.
receipt-again = Sprawdź ponownie
receipt-unknown = Nic tu nie wiadomo o tym linku
receipt-unknownText = To pokwitowanie nie należy do żadnego linku tego serwera. Sprawdź, czy adres jest pełny.
receipt-unknownHint = Jakiś czas po wygaśnięciu linku serwer usuwa wszystko, co o nim wiedział.

## receiptListLive

receiptListLive-made = Utworzony: { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Otwarty jeden raz
        [few] Otwarty { $n } razy
        [many] Otwarty { $n } razy
       *[other] Otwarty { $n } raza
    }
receiptListLive-stateNone = Jeszcze nieotwarty
receiptListLive-stateOver = Wygasł
receiptListLive-stateAlarmed = Alarm
receiptListLive-stateFrozen = Wstrzymany
receiptListLive-stateUnknown = Nic już o nim nie wiadomo
receiptListLive-stateFailed = Serwer nie odpowiedział
receiptListLive-forgotten = Zapomniano. Od teraz ta przeglądarka nie pamięta żadnych linków.

## about

about-title = Jak to działa i kto za tym stoi
about-lead = Udostępniasz sekret jako link. Link sam przestaje działać, a sekret zostaje wtedy wymazany.
about-operatorTitle = Kto prowadzi ten serwer
about-runBy = Ten serwer prowadzi { $name }.
about-unnamed = Operator tego serwera nie podał tu nazwy. Zapytaj osobę, która cię tu skierowała.
about-contact = Kontakt:
about-program = Program: Secret Push, wersja { $version }.
about-words = Proponuje słowa z listy EFF Long Wordlist organizacji Electronic Frontier Foundation (https://www.eff.org/dice), z wyjątkiem czterech, na licencji CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Jak chroniony jest sekret
about-sealed = Serwer szyfruje każdy sekret algorytmem AES-256-GCM, zanim go zapisze. Klucz jest wyprowadzany z własnego losowego klucza sekretu, z linku oraz z frazy hasła, jeśli jest ustawiona.
about-masterKey = Losowy klucz jest zapisany w postaci zaszyfrowanej kluczem głównym serwera, który jest przechowywany poza bazą danych.
about-passphrase = Serwer nie zapisuje frazy hasła ani niczego, z czym można by ją porównać. Argon2id spowalnia zgadywanie, a po pięciu błędnych próbach w ciągu minuty adres musi czekać.
about-files = Nazwy i zawartość plików też są szyfrowane.
about-transport = To szyfrowanie odbywa się na serwerze. Drogę do niego chroni adres https://.
about-endToEnd = Nadawca może też zapieczętować sekret w przeglądarce lub w wierszu poleceń, w otwartym formacie age. Klucz znajduje się w linku po znaku #, w części, której przeglądarki nigdy nie wysyłają: ten serwer przechowuje i wydaje coś, czego nie może odczytać.
about-endTitle = Co się dzieje, gdy link wygasa
about-end = Link wygasa po wybranym czasie, po ostatnim dozwolonym otwarciu albo gdy ktoś go usunie. Jego klucz, sekret i wiadomość nadawcy są wtedy od razu wymazywane.
about-endFiles = Pliki też są usuwane. Linki do pobrania z ostatniego otwarcia działają jeszcze przez pewien czas (najwyżej: { $time }), lecz nigdy dłużej niż wybrany czas.
about-rowAnonymous = Dziennik sekretu udostępnionego bez konta jest usuwany po czasie liczonym od wygaśnięcia: { $time }.
about-rowAnonymousKept = Dziennik sekretu udostępnionego bez konta jest przechowywany, dopóki nie usunie go operator.
about-rowOwned = Dziennik sekretu zalogowanego nadawcy jest usuwany wraz z nazwą i notatką, które dodał nadawca, po czasie liczonym od wygaśnięcia: { $time }.
about-rowOwnedKept = Dziennik sekretu zalogowanego nadawcy jest przechowywany wraz z nazwą i notatką, które dodał nadawca, dopóki nie usunie go operator.
about-backups = Kopia zapasowa zawiera to, co było zapisane w chwili jej utworzenia, dopóki nie usunie jej operator.
about-loggedTitle = Co jest zapisywane w dziennikach
about-logged = Dla każdego sekretu: kiedy go utworzono, otwarto, usunięto lub próbowano otworzyć z nieprawidłową frazą hasła, wraz z adresem sieciowym, przeglądarką i stroną, z której ktoś przyszedł. Zalogowani nadawcy widzą ten dziennik dla własnych sekretów.
about-request = Dla każdego żądania: czas, rodzaj strony, wynik, czas trwania i adres sieciowy. Nigdy link, sekret ani fraza hasła. O tym, jak długo te wiersze są przechowywane, decyduje operator.
about-cookies = Pliki cookie: jeden dla sesji po zalogowaniu, po jednym dla wybranego języka i kolorów oraz jeden w przeglądarce, która czeka na nadawcę lub zgłosiła link. Nie ma śledzenia, a strony nie wczytują niczego z innych serwerów.
about-operatorReadsTitle = Co operator może odczytać, a czego nie
about-seesMeta = Operator widzi, że sekret istnieje: jego rodzaj, rozmiar, czasy, otwarcia i dziennik oraz adres e-mail zalogowanego nadawcy.
about-adminPage = Administratorzy mogą usunąć każdy sekret. Nie widzą jego treści ani nazwy, notatki czy linku. Mogą jednak zresetować hasło użytkownika i zalogować się jako ten użytkownik.
about-readsOwned = Kto ma zarówno zapisane dane, jak i klucz główny, może odczytać niewygasły sekret zalogowanego nadawcy, jeśli sekret nie ma frazy hasła, a także nazwy, notatki i wiadomości tego nadawcy.
about-readsAnonymous = W przypadku sekretu udostępnionego bez konta potrzebny jest też link, którego serwer nie przechowuje.
about-readsGuarded = W przypadku sekretu z frazą hasła potrzebna jest też fraza hasła. Krótką można odgadnąć, długiej nie.
about-running = Kto kontroluje działający serwer, może zobaczyć sekret i jego frazę hasła w chwili tworzenia i w chwili otwierania.
about-readsSealed = Operator nie może odczytać zapieczętowanego sekretu, nawet mając wszystkie dane i klucz główny. Serwer, w który ktoś ingerował, mógłby jednak podać stronę, która zdradza sekret: aby to wykluczyć, otwórz link w wierszu poleceń.
about-readsExpired = Wygasłego sekretu nikt nie może odczytać, także operator, chyba że zawiera go jeszcze wcześniejsza kopia zapasowa.
about-youTitle = Co możesz zrobić
about-you = Wybierz niewiele otwarć i krótki czas. Dodaj frazę hasła i przekaż ją inną drogą niż link. Otwieraj sekret tylko wtedy, gdy możesz go bezpiecznie zachować.

## accessibility

accessibility-title = Dostępność
accessibility-lead = Każdy musi móc udostępnić i otworzyć sekret, niezależnie od tego, jak widzi, słyszy, porusza się i czyta.
accessibility-contactTitle = Jeśli coś ci przeszkadza
accessibility-contact = Powiedz operatorowi tego serwera, co u ciebie nie działa, albo poproś o inny sposób:
accessibility-nobody = Operator tego serwera nie podał tu kontaktu. Powiedz osobie, która cię tu skierowała, co u ciebie nie działa, i poproś o inny sposób.
accessibility-standardTitle = Jakie normy spełniają te strony
accessibility-standard = Te strony są tworzone tak, aby spełniały WCAG 2.2 na poziomie AA, a tym samym rozdział 9 normy EN 301 549. Według własnej kontroli twórców spełniają je, z wyjątkiem tego, co wymieniono na następnej liście.
accessibility-missingTitle = Czego brakuje
accessibility-missingUndo = Usunięcie można cofnąć przez osiem sekund i nie dłużej, bo sekret nie może przetrwać swojego usunięcia. Przycisk cofania ma fokus od razu.
accessibility-missingLanguage = To, co ludzie napisali sami, na przykład wiadomość lub nazwa pliku, nie jest oznaczone językiem.
accessibility-missingReaders = Do kontroli nie użyto czytnika ekranu i nie uczestniczyły w niej jeszcze osoby z niepełnosprawnościami.
accessibility-checkedTitle = Jak to sprawdzono
accessibility-checkedByProgram = Programem axe-core: każdą stronę w każdym stanie, na wąskim i na szerokim ekranie, w jasnych i ciemnych kolorach. Każda strona mieści się też przy szerokości 320 pikseli i przy tekście dwukrotnie powiększonym.
accessibility-checkedByHand = Ręcznie: główne ścieżki przez strony, samą klawiaturą, z większymi odstępami między literami i wierszami oraz w drzewie dostępności Chromium, z którego korzystają czytniki ekranu.

## caution

caution-notMe = To nie ja
caution-tellText = Jeśli nie był to nikt, kogo znasz, powiadom nadawcę: będzie to widoczne w jego dzienniku.
caution-tellFreezes = To także wstrzyma link: nikt go nie otworzy, dopóki nadawca go nie wznowi.
caution-tell = Powiadom nadawcę
caution-told = Nadawca ma już twoje zgłoszenie, że to nie ty.
caution-askSender = Jeśli to nie ty, poproś nadawcę o nowy sekret.
caution-toldTitle = Nadawca może to już zobaczyć
caution-toldText = W jego dzienniku jest zapisane, że ktoś otworzył ten link przed tobą.
caution-toldFrozen = Link jest wstrzymany: nikt go nie otworzy, dopóki nadawca go nie wznowi.
caution-toldOpen = Link nadal działa. Zapytaj nadawcę, zanim zaufasz temu, co się za nim kryje.
caution-toldNext = Porozmawiaj z nadawcą inną drogą, na przykład przez telefon.
caution-back = Wróć do sekretu
caution-frozenTitle = Ten link jest wstrzymany
caution-frozenText = W tej chwili nikt nie może go otworzyć. Zadziała ponownie, gdy nadawca go wznowi.
caution-frozenHint = Zapytaj nadawcę, a potem wczytaj tę stronę ponownie. Nie policzono otwarcia.
caution-elsewhereTitle = Nie z tej sieci
caution-elsewhereText = Nadawca określił sieci, w których ten link się otwiera. Twój adres { $address } nie należy do żadnej z nich.
caution-elsewhereHint = Połącz się z właściwą siecią, a potem wczytaj tę stronę ponownie. Nie policzono otwarcia.
caution-earlyTitle = Jeszcze niedostępny
caution-earlyText = Ten link będzie można otworzyć od: { $date } ({ $relative }).
caution-earlyHint = Wczytaj wtedy tę stronę ponownie. Nie policzono otwarcia.
caution-notBefore = Otwiera się nie wcześniej niż (opcjonalnie)
caution-notBeforeHint = W strefie czasowej tego urządzenia. Tylko ty możesz otworzyć go wcześniej.
caution-afterFirstView = Po pierwszym otwarciu wygasa za
caution-networks = Tylko w tych sieciach (zapytaj dział IT)
caution-networksHint = Adresy i zakresy takie jak 192.0.2.0/24, rozdzielone przecinkami.
caution-addressees = Tylko dla tych osób (opcjonalnie)
caution-addresseesHint = Adresy e-mail lub grupy takie jak group:staff, rozdzielone przecinkami. Zanim link się otworzy, osoby te użyją logowania firmowego albo kodu wysłanego e-mailem.
caution-addresseesByCompany = Adresy e-mail lub grupy takie jak group:staff, rozdzielone przecinkami. Zanim link się otworzy, osoby te użyją logowania firmowego.
caution-addresseesByCode = Adresy e-mail rozdzielone przecinkami. Nikt nie potrzebuje konta: zanim link się otworzy, osoby te wpiszą kod wysłany e-mailem.
caution-addresseesRequired = Tylko dla tych osób (wymagane)
caution-addresseesNext = Tylko dla: { $people }. Wyślij link tym osobom. Otworzy się im po zalogowaniu firmowym.
caution-addresseesNextByCode = Tylko dla: { $people }. Wyślij link tym osobom. Na jego stronie zamówią kod, który przyjdzie na ich adres.
caution-addresseesNextByEither = Tylko dla: { $people }. Wyślij link tym osobom. Na jego stronie użyją logowania firmowego albo zamówią kod, który przyjdzie na ich adres.
caution-openings = Ostrzeż odbiorcę, jeśli ktoś już otworzył link
caution-freeze = Wstrzymaj link
caution-thaw = Wznów link

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Ten link został już otwarty jeden raz: { $date } ({ $relative }).
        [few] Ten link został już otwarty { $n } razy, ostatnio: { $date } ({ $relative }).
        [many] Ten link został już otwarty { $n } razy, ostatnio: { $date } ({ $relative }).
       *[other] Ten link został już otwarty { $n } raza, ostatnio: { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = „{ $entry }” to nie jest adres e-mail.
addresseesLive-notIn = Adresy w domenie { $domain } nie są dozwolone.
addresseesLive-wanted = Wpisz, dla kogo jest link: ten serwer tego wymaga.

## cautionCreateLive

cautionCreateLive-badMoment = Wybierz chwilę przed wygaśnięciem linku.
cautionCreateLive-termNotBefore = otwiera się { $date }
cautionCreateLive-notSooner = Bez zmian
cautionCreateLive-termFirstView = po 1. otwarciu ważny: { $duration }
cautionCreateLive-badNetwork = „{ $network }” to nie jest sieć. Wpisz adresy i zakresy takie jak 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] tylko z { $n } sieci
        [few] tylko z { $n } sieci
        [many] tylko z { $n } sieci
       *[other] tylko z { $n } sieci
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] tylko dla { $n } odbiorcy
        [few] tylko dla { $n } odbiorców
        [many] tylko dla { $n } odbiorców
       *[other] tylko dla { $n } odbiorcy
    }
cautionCreateLive-termLock = tylko pierwsze urządzenie
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } otwarcie dla każdego odbiorcy
        [few] { $n } otwarcia dla każdego odbiorcy
        [many] { $n } otwarć dla każdego odbiorcy
       *[other] { $n } otwarcia dla każdego odbiorcy
    }

## cautionOwnLive

cautionOwnLive-frozen = Wstrzymany
cautionOwnLive-alarmed = Zgłoszony
cautionOwnLive-frozenNow = Ten link jest wstrzymany: nikt poza tobą nie może go otworzyć. Nadal obowiązuje termin wygaśnięcia: { $date }.
cautionOwnLive-alarm = Odbiorca twierdzi, że ktoś inny otworzył link przed nim. Zgłoszenie: { $date } ({ $relative }), z adresu { $address } ({ $browser }).
cautionOwnLive-alarmNext = Porównaj poniższe wpisy z tym, komu link został przekazany. W razie wątpliwości usuń go i zmień sekret.
cautionOwnLive-settle = Odrzuć zgłoszenie
cautionOwnLive-thawQuestion = Wznowić „{ $name }”? Każdy, kto ma link, będzie mógł go znowu otworzyć.
cautionOwnLive-nowFrozen = Wstrzymano. Nikt poza tobą nie może go otworzyć.
cautionOwnLive-nowThawed = Link znowu działa.
cautionOwnLive-nowSettled = Zgłoszenie odrzucono.
cautionOwnLive-networks = Sieci
cautionOwnLive-recipients = Odbiorcy
cautionOwnLive-recipientsOnly = Tylko dla: { $recipients }
cautionOwnLive-networksOnly = Tylko z: { $networks }
cautionOwnLive-lock = Urządzenia
cautionOwnLive-lockYes = Tylko pierwsze urządzenie może otworzyć go ponownie
cautionOwnLive-shares = Otwarcia dla każdego
cautionOwnLive-sharesEach =
    { $n ->
        [one] Każdy odbiorca może go otworzyć jeden raz
        [few] Każdy odbiorca może go otworzyć { $n } razy
        [many] Każdy odbiorca może go otworzyć { $n } razy
       *[other] Każdy odbiorca może go otworzyć { $n } raza
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } próba z niedozwolonej sieci.
        [few] { $n } próby z niedozwolonych sieci.
        [many] { $n } prób z niedozwolonych sieci.
       *[other] { $n } próby z niedozwolonych sieci.
    }

## hold

hold-title = Oczekiwanie na nadawcę
hold-tell = Nadawca musi zezwolić ci na otwarcie. Podaj mu te trzy słowa, na przykład przez telefon:
hold-plain = Ta strona sprawdza ponownie co kilka sekund.
hold-look = Sprawdź teraz
hold-released = Nadawca zezwolił ci na otwarcie. Możesz otworzyć sekret jeden raz.
hold-counts = Nadawca musi zezwolić ci na otwarcie.
hold-ask = Poproś nadawcę o zgodę
hold-refusedTitle = Nadawca odmówił
hold-refusedText = Nadawca nie zezwolił na otwarcie i wstrzymał link.
hold-refusedHint = Jeśli to ty czekasz na otwarcie, zadzwoń do nadawcy. Niczego nie otwarto.
hold-choice = Zapytaj mnie przed otwarciem
hold-choiceHint = Odbiorca czyta ci trzy słowa przez telefon, a ty go wpuszczasz.
hold-who = Kto na ciebie czeka
hold-compare = Wpuść tylko osobę, która poda ci dokładnie te słowa, na przykład przez telefon.
hold-nobody = Nikt jeszcze nie czeka. Kto otworzy link, zaczeka tutaj i przeczyta ci trzy słowa.

## holdGateLive

holdGateLive-title = Oczekiwanie na nadawcę
holdGateLive-until = Ta strona czeka do: { $date } ({ $relative }). Możesz zostawić ją otwartą.
holdGateLive-waiting = Trwa oczekiwanie. Twoje słowa: { $words }.
holdGateLive-released = Nadawca zezwolił na otwarcie.
holdGateLive-crowded =
    { $n ->
        [one] Zbyt wiele osób czeka na ten sekret. Spróbuj ponownie za { $n } sekundę.
        [few] Zbyt wiele osób czeka na ten sekret. Spróbuj ponownie za { $n } sekundy.
        [many] Zbyt wiele osób czeka na ten sekret. Spróbuj ponownie za { $n } sekund.
       *[other] Zbyt wiele osób czeka na ten sekret. Spróbuj ponownie za { $n } sekundy.
    }

## holdCreateLive

holdCreateLive-termHold = pyta cię przed otwarciem

## holdOwnLive

holdOwnLive-release = Wpuść
holdOwnLive-refuse = Odmów i wstrzymaj
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Wpuszczono, jeszcze nie otwarto
holdOwnLive-asks =
    { $n ->
        [one] { $n } osoba czeka
        [few] { $n } osoby czekają
        [many] { $n } osób czeka
       *[other] { $n } osoby czeka
    }
holdOwnLive-arrived = Ktoś czeka: { $words }.
holdOwnLive-nowReleased = Ta osoba jest wpuszczona i może otworzyć sekret jeden raz.
holdOwnLive-nowRefused = Odmówiono. Link jest wstrzymany.
holdOwnLive-tooLate = To oczekiwanie już się skończyło.
holdOwnLive-hold = Zezwolenie
holdOwnLive-holdYes = Link pyta cię przed otwarciem

## links

links-choice = Osobny link dla każdej osoby

## linksLive

linksLive-noGroups = Grupa nie może otrzymać osobnego linku: usuń „{ $group }” albo wymień jej członków.
linksLive-making = Link { $at } z { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Serwer prosi o chwilę cierpliwości. Następny adres: { $address }, za { $n } sekundę.
        [few] Serwer prosi o chwilę cierpliwości. Następny adres: { $address }, za { $n } sekundy.
        [many] Serwer prosi o chwilę cierpliwości. Następny adres: { $address }, za { $n } sekund.
       *[other] Serwer prosi o chwilę cierpliwości. Następny adres: { $address }, za { $n } sekundy.
    }
linksLive-notTried = Anulowano. Niczego nie zapisano.
linksLive-ready =
    { $n ->
        [one] { $n } link gotowy
        [few] { $n } linki gotowe
        [many] { $n } linków gotowych
       *[other] { $n } linku jest gotowe
    }
linksLive-opens =
    { $n ->
        [one] Każdy można otworzyć jeden raz i tylko jego odbiorca może to zrobić. Wygasa: { $date } ({ $relative }).
        [few] Każdy można otworzyć { $n } razy i tylko jego odbiorca może to zrobić. Wygasa: { $date } ({ $relative }).
        [many] Każdy można otworzyć { $n } razy i tylko jego odbiorca może to zrobić. Wygasa: { $date } ({ $relative }).
       *[other] Każdy można otworzyć { $n } raza i tylko jego odbiorca może to zrobić. Wygasa: { $date } ({ $relative }).
    }
linksLive-links = Linki
linksLive-copyOne = Kopiuj
linksLive-copyAll = Kopiuj wszystko jako tekst
linksLive-pageOf = Strona tego linku
linksLive-keptByPasskey = Kopiowanie wymaga twojego klucza dostępu.
linksLive-gone = Ta strona nie pokazuje już tego linku.
linksLive-linksKept = Ta przeglądarka przechowuje linki. Żadna inna nie może ich pokazać.
linksLive-onlyHere = Skopiuj linki teraz. Nie można ich pokazać ponownie.
linksLive-unmade = Niektóre linki nie zostały jeszcze utworzone, a to, co udostępniasz, jest tylko na tej stronie. Opuścić ją mimo to?
linksLive-unsaved = Nie wszystkie linki zostały jeszcze skopiowane, a pokazuje je tylko ta strona. Opuścić ją mimo to?
linksLive-unmadeCount =
    { $n ->
        [one] Nie utworzono { $n } linku:
        [few] Nie utworzono { $n } linków:
        [many] Nie utworzono { $n } linków:
       *[other] Nie utworzono { $n } linku:
    }
linksLive-again = Spróbuj ponownie

## lock

lock-choice = Tylko pierwsze urządzenie może otworzyć go ponownie
lock-choiceHint = Kto pierwszy otworzy link, zachowuje go. Na każdym innym urządzeniu lub w innej przeglądarce pojawi się informacja, że otwarto go gdzie indziej.
lock-viewsEach = Otwarcia dla każdego odbiorcy (opcjonalnie)
lock-viewsEachHint = Każdy adres ma wtedy własne otwarcia i nikt nie może zużyć otwarć innych osób.
lock-first = Tylko przeglądarka, która jako pierwsza otworzy ten link, może otworzyć go ponownie, więc otwórz go tam, gdzie go potrzebujesz. Przeglądarka zachowa w tym celu plik cookie.
lock-own = Ta przeglądarka otworzyła ten link jako pierwsza. Tylko ona może otworzyć go ponownie.
lock-elsewhereTitle = Otwarto w innej przeglądarce
lock-elsewhereText = Ten link otwiera się tylko w przeglądarce, która otworzyła go jako pierwsza, a nie była to ta przeglądarka.
lock-elsewhereHint = Jeśli to ty, wróć do tamtego urządzenia i przeglądarki. Jeśli nie, sekret mógł przeczytać ktoś inny.
lock-needsCookie = Ten link wymaga pliku cookie, a przeglądarka żadnego nie wysłała. Zezwól tej stronie na pliki cookie i spróbuj ponownie.
lock-usedTitle = Link został już przez ciebie otwarty
lock-usedText =
    { $n ->
        [one] Nadawca pozwala każdemu odbiorcy otworzyć ten link jeden raz i to otwarcie jest już wykorzystane.
        [few] Nadawca pozwala każdemu odbiorcy otworzyć ten link { $n } razy i wszystkie te otwarcia są już wykorzystane.
        [many] Nadawca pozwala każdemu odbiorcy otworzyć ten link { $n } razy i wszystkie te otwarcia są już wykorzystane.
       *[other] Nadawca pozwala każdemu odbiorcy otworzyć ten link { $n } raza i wszystkie te otwarcia są już wykorzystane.
    }
lock-usedHint = Jeśli znowu go potrzebujesz, poproś nadawcę o nowy link.

## sharesLive

sharesLive-lastView = To było twoje ostatnie otwarcie. Zachowaj teraz to, czego potrzebujesz.
sharesLive-lastViewFiles = To było twoje ostatnie otwarcie. Pobierz teraz to, czego potrzebujesz: linki działają tylko przez krótki czas.

## preview

preview-title = Link
preview-text = Każdy, kto ma ten link, może otworzyć sekret. Oglądanie tej strony nie liczy się jako otwarcie.
preview-sealedText = Każdy, kto ma pełny link, może otworzyć sekret. Oglądanie tej strony nie liczy się jako otwarcie.
preview-shownOnce = Jest szyfrowany end-to-end: jego pełny link pokazano jeden raz, przy tworzeniu, i nie można go pokazać ponownie.
preview-lost = Jeśli już go nie masz, usuń ten link i utwórz nowy.
preview-qrOf = Kod QR linku
preview-terms = Szczegóły

## returned

returned-one = E-mail do { $recipient } wrócił: { $reason } (status { $status }; { $when }).
returned-hint = Sprawdź adres albo przekaż link inną drogą.
returned-no_mailbox = nie ma takiej skrzynki
returned-no_domain = domena nie istnieje lub nie przyjmuje poczty
returned-closed = skrzynka nie przyjmuje poczty
returned-full = skrzynka jest pełna
returned-too_large = wiadomość jest za duża dla skrzynki
returned-unreachable = nie można było połączyć się z serwerem poczty tego adresu
returned-policy = serwer poczty tego adresu nie przyjmuje takich wiadomości z tego serwera
returned-refused = serwer poczty tego adresu odrzucił wiadomość

## share

share-link = Link
share-copy = Kopiuj link
share-share = Udostępnij
share-mail = E-mail
share-message = Kopiuj jako wiadomość
share-qr = Kod QR
share-print = Drukuj list
share-page = Otwórz stronę tego linku
share-png = Zapisz jako PNG
share-svg = Zapisz jako SVG

## shareLive

shareLive-copied = Skopiowano
shareLive-copyFailed = Nie udało się skopiować. Zaznacz tekst i skopiuj go.
shareLive-letterFailed = Nie udało się wczytać listu. Sprawdź połączenie i spróbuj ponownie.
shareLive-codeFailed = Nie udało się zapisać kodu. Sprawdź połączenie i spróbuj ponownie.
shareLive-message =
    { $n ->
        [one] Udostępniam ci coś poufnego. Link można otworzyć jeden raz, wygasa: { $date }. Oto link:
        [few] Udostępniam ci coś poufnego. Link można otworzyć { $n } razy, wygasa: { $date }. Oto link:
        [many] Udostępniam ci coś poufnego. Link można otworzyć { $n } razy, wygasa: { $date }. Oto link:
       *[other] Udostępniam ci coś poufnego. Link można otworzyć { $n } raza, wygasa: { $date }. Oto link:
    }
shareLive-mailSubject = Sekret dla ciebie
shareLive-letterTerms =
    { $n ->
        [one] Link można otworzyć jeden raz. Wygasa: { $date }. Potem jego treść zostaje wymazana.
        [few] Link można otworzyć { $n } razy. Wygasa: { $date }. Potem jego treść zostaje wymazana.
        [many] Link można otworzyć { $n } razy. Wygasa: { $date }. Potem jego treść zostaje wymazana.
       *[other] Link można otworzyć { $n } raza. Wygasa: { $date }. Potem jego treść zostaje wymazana.
    }

## letter

letter-to = Dla
letter-from = Od
letter-title = Coś poufnego dla ciebie
letter-intro = Otwiera się na każdym telefonie i komputerze. Konto nie jest potrzebne.
letter-scan = Zeskanuj kod aparatem telefonu. Możesz też wpisać adres w przeglądarce dokładnie tak, jak tu wydrukowano: wielkie i małe litery się różnią.
letter-press = Na stronie, która się otworzy, naciśnij przycisk.
letter-passphrase = Wpisz frazę hasła i naciśnij przycisk. Nadawca poda ci frazę hasła inną drogą. Dla twojego bezpieczeństwa nie ma jej na tej kartce: nie zapisuj jej tutaj.
letter-keep = Zachowaj to, czego potrzebujesz, a potem zniszcz tę kartkę.
letter-code = Kod QR adresu

## push

push-opened = Kto otworzył
push-log = Cały dziennik
push-when = Kiedy
push-what = Co
push-address = Adres
push-browser = Przeglądarka
push-older = Wcześniejsze
push-newer = Późniejsze
push-end = Usuń teraz
push-cancel = Anuluj

## pushChange

pushChange-title = Zmień ten link
pushChange-back = Wróć do linku
pushChange-expires = Wygasa
pushChange-views = Ile razy łącznie można go otworzyć
pushChange-save = Zapisz zmiany
pushChange-extend = Przedłuż: +{ $duration }
pushChange-change = Zmień…
pushChange-changed = Zmieniono.
pushChange-viewsBetween = Od { $min } do { $max }. Dotychczasowe otwarcia: { $used }.
pushChange-latest = Najpóźniej: { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Wybierz termin z zakresu od: { $from } do: { $to }.

## agentLive

agentLive-agentOn = { $browser } w systemie { $system }
agentLive-agentUnknown = nieznana

## pushLive

pushLive-codesWait = Oczekujące e-maile z kodami dla odbiorców: { $count }. Pierwszy przyjdzie najpóźniej: { $time }.
pushLive-codesFailed = Kodu nie wysłano e-mailem: { $addresses }.
pushLive-text = Tekst
pushLive-file = Pliki
pushLive-url = Link
pushLive-qr = Kod QR
pushLive-active = Aktywny
pushLive-expired = Wygasł
pushLive-views = Otwarcia
pushLive-viewsLeft = pozostało { $left } z { $total }
pushLive-viewsUsed = wykorzystano { $used } z { $total }
pushLive-expires = Wygasa
pushLive-notBefore = Otwiera się
pushLive-firstView = Po pierwszym otwarciu
pushLive-firstViewEnds = Wygasa po czasie: { $duration }
pushLive-passphrase = Fraza hasła
pushLive-passphraseSet = Ustawiona: link otwiera się tylko z nią.
pushLive-covered = Zasłonięty
pushLive-coveredYes = Tak, do dotknięcia przez odbiorcę
pushLive-deletable = Odbiorcy mogą go usunąć
pushLive-deletableYes = Tak
pushLive-files = Pliki
pushLive-fileGuarded = nazwa chroniona frazą hasła
pushLive-filesSealed =
    { $n ->
        [one] { $n } plik, { $size }, nazwa zapieczętowana
        [few] { $n } pliki, { $size }, nazwy zapieczętowane
        [many] { $n } plików, { $size }, nazwy zapieczętowane
       *[other] { $n } pliku, { $size }, nazwy zapieczętowane
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } plik, wymazany
        [few] { $n } pliki, wymazane
        [many] { $n } plików, wymazane
       *[other] { $n } pliku, wymazane
    }
pushLive-created = Utworzony
pushLive-name = Nazwa
pushLive-endedByViews = Wykorzystano ostatnie otwarcie: { $when }. Treść jest wymazana.
pushLive-endedByTime = Czas linku minął: { $when }. Treść jest wymazana.
pushLive-endedByHand = Usunięty: { $when }, z adresu { $address } ({ $browser }). Treść jest wymazana.
pushLive-neverOpened = Nikt go nie otworzył.
pushLive-openedNewest =
    { $n ->
        [one] Tutaj jest najnowsze otwarcie, w dzienniku są wszystkie.
        [few] Tutaj są { $n } najnowsze otwarcia, w dzienniku są wszystkie.
        [many] Tutaj jest { $n } najnowszych otwarć, w dzienniku są wszystkie.
       *[other] Tutaj jest { $n } najnowszego otwarcia, w dzienniku są wszystkie.
    }
pushLive-scanned =
    { $n ->
        [one] Program, na przykład podgląd linku na czacie, przeskanował jego stronę jeden raz. To nie liczy się jako otwarcie.
        [few] Programy, na przykład podglądy linków na czacie, przeskanowały jego stronę { $n } razy. To nie liczy się jako otwarcie.
        [many] Programy, na przykład podglądy linków na czacie, przeskanowały jego stronę { $n } razy. To nie liczy się jako otwarcie.
       *[other] Programy, na przykład podglądy linków na czacie, przeskanowały jego stronę { $n } raza. To nie liczy się jako otwarcie.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] Wpisano { $n } nieprawidłową frazę hasła.
        [few] Wpisano { $n } nieprawidłowe frazy hasła.
        [many] Wpisano { $n } nieprawidłowych fraz hasła.
       *[other] Wpisano { $n } nieprawidłowej frazy hasła.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } próba, gdy link już wygasł, był wstrzymany lub jeszcze niedostępny.
        [few] { $n } próby, gdy link już wygasł, był wstrzymany lub jeszcze niedostępny.
        [many] { $n } prób, gdy link już wygasł, był wstrzymany lub jeszcze niedostępny.
       *[other] { $n } próby, gdy link już wygasł, był wstrzymany lub jeszcze niedostępny.
    }
pushLive-openedMeanwhile = Otwarto przed chwilą.
pushLive-ended = Usunięty. Treść jest wymazana.

## presets

presets-presets = Szablony
presets-keep = Zapisz jako szablon…
presets-title = Twoje szablony
presets-text = Opcje zapisane przez ciebie dla nowych linków. Aby ich użyć, wybierz szablon podczas tworzenia linku.

## presetsLive

presetsLive-presets = Szablony
presetsLive-keepTitle = Zapisz jako szablon
presetsLive-name = Nazwa
presetsLive-save = Zapisz
presetsLive-cancel = Anuluj
presetsLive-badName = Wpisz nazwę o długości do 40 znaków. Możesz zapisać do 20 szablonów.
presetsLive-badTerms = Ten serwer nie przyjmuje jednej z tych opcji.
presetsLive-taken = Masz już szablon o tej nazwie.
presetsLive-offline = Serwer nie odpowiedział. Sprawdź połączenie i spróbuj ponownie.
presetsLive-failed = Coś poszło nie tak ({ $status }). Niczego nie zmieniono.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } otwarcie
        [few] { $n } otwarcia
        [many] { $n } otwarć
       *[other] { $n } otwarcia
    }
ownPresetsLive-rename = Zmień nazwę
ownPresetsLive-renameOf = Zmień nazwę szablonu „{ $name }”
ownPresetsLive-remove = Usuń
ownPresetsLive-removeQuestion = Usunąć szablon „{ $name }”? Utworzone z nim linki pozostaną bez zmian.

## signIn

signIn-title = Zaloguj się
signIn-email = Adres e-mail
signIn-password = Hasło
signIn-newPassword = Nowe hasło
signIn-passwordHint =
    { $n ->
        [one] Co najmniej { $n } znak. Dobrze sprawdza się kilka słów.
        [few] Co najmniej { $n } znaki. Dobrze sprawdza się kilka słów.
        [many] Co najmniej { $n } znaków. Dobrze sprawdza się kilka słów.
       *[other] Co najmniej { $n } znaku. Dobrze sprawdza się kilka słów.
    }
signIn-submit = Zaloguj się
signIn-passkey = Zaloguj się kluczem dostępu
signIn-signUp = Utwórz konto
signIn-have = Mam konto
signIn-name = Adres e-mail lub nazwa użytkownika
signIn-companyOrLocal = Użyj hasła firmowego albo, jeśli je masz, hasła tego serwera.
signIn-companyOrAdmins = Użyj hasła firmowego. Administratorzy mogą też użyć hasła tego serwera.
signIn-company = Użyj hasła firmowego.
signIn-adminsOnly = Hasłem logują się tylko administratorzy.
signIn-forgot = Nie pamiętasz hasła? Administrator może wysłać ci link.
signIn-setUpTitle = Witamy
signIn-setUpText = Na tym serwerze nie ma jeszcze kont. Utwórz pierwsze: będzie to konto administratora.
signIn-setUpCode = Kod konfiguracji
signIn-setUpCodeHint = Serwer wypisał go przy uruchomieniu. Zajrzyj do jego terminala lub dziennika.
signIn-setUpSubmit = Utwórz konto
signIn-resetTitle = Wybierz hasło
signIn-resetAccount = Dla konta { $email }
signIn-resetText = Ten link działa jeden raz. Jego użycie kończy wszystkie sesje i unieważnia tokeny API twojego konta.
signIn-lettersWhy = W ten sposób pokazujesz, że nie jesteś programem.
signIn-resetSubmit = Zapisz i zaloguj się

## sessionsLive

sessionsLive-sessions = Sesje
sessionsLive-sessionHere = ta przeglądarka
sessionsLive-sessionBegan = zalogowano { $when }
sessionsLive-sessionUsed = ostatnio używana { $when }
sessionsLive-sessionEnd = Zakończ
sessionsLive-sessionEndQuestion = Zakończyć sesję: { $name }? Tamta przeglądarka zostanie natychmiast wylogowana.
sessionsLive-sessionEnded = Zakończono. Tamta przeglądarka jest wylogowana.
sessionsLive-noSessions = Brak aktywnych sesji.
sessionsLive-othersQuestion = Wylogować wszędzie indziej? Tutaj nic się nie zmieni.
sessionsLive-othersEnded =
    { $n ->
        [one] Zakończono { $n } inną sesję.
        [few] Zakończono { $n } inne sesje.
        [many] Zakończono { $n } innych sesji.
       *[other] Zakończono { $n } innej sesji.
    }
sessionsLive-endOthers = Wyloguj wszędzie indziej

## signInAgainLive

signInAgainLive-title = Wylogowano cię
signInAgainLive-text = Twoja sesja się skończyła. Zaloguj się jako { $email }, aby kontynuować. Wpisana treść i wybrane opcje nadal tu są.
signInAgainLive-somebodyElse = W tej przeglądarce jest teraz zalogowane konto { $other }. Zaloguj się jako { $email }, aby kontynuować. Wpisana treść i wybrane opcje nadal tu są.
signInAgainLive-limited = Ten serwer wymaga od ciebie drugiego składnika. Skonfiguruj go, a potem kontynuuj. Wpisana treść i wybrane opcje nadal tu są.
signInAgainLive-declined = Wylogowano cię i niczego nie wysłano. Spróbuj ponownie, aby się zalogować i kontynuować.
signInAgainLive-notYet = Konto { $email } nie jest jeszcze zalogowane.
signInAgainLive-password = Hasło
signInAgainLive-submit = Zaloguj się i kontynuuj
signInAgainLive-passkey = Zaloguj się kluczem dostępu
signInAgainLive-elsewhere = To otworzy się na innej karcie. Potem wróć tutaj i kontynuuj.
signInAgainLive-setUp = Skonfiguruj drugi składnik
signInAgainLive-goOn = Kontynuuj
signInAgainLive-cancel = Anuluj
signInAgainLive-noName = Wpisz adres e-mail lub nazwę użytkownika.
signInAgainLive-noPassword = Wpisz hasło.
signInAgainLive-wrong = Hasło jest nieprawidłowe.
signInAgainLive-refused = Nie możesz logować się w ten sposób. Użyj innego albo zapytaj administratora.
signInAgainLive-noCode = Wpisz kod.
signInAgainLive-code = Kod z aplikacji lub kod odzyskiwania
signInAgainLive-recoveryCode = Kod odzyskiwania
signInAgainLive-wrongCode = Ten kod jest nieprawidłowy lub został już użyty. Poczekaj na następny.
signInAgainLive-begin = To trwało zbyt długo. Anuluj i spróbuj ponownie.
signInAgainLive-passkeyCancelled = Nie użyto klucza dostępu. Spróbuj ponownie albo zaloguj się inaczej.
signInAgainLive-passkeyRefused = Serwer nie przyjął tego klucza dostępu. Zaloguj się inaczej.
signInAgainLive-wrongOrigin = Tę stronę otwarto pod innym adresem niż własny adres serwera. Otwórz ją pod jego podstawowym adresem URL.
signInAgainLive-tooMany =
    { $n ->
        [one] Zbyt wiele nieudanych prób. Spróbuj ponownie za { $n } sekundę.
        [few] Zbyt wiele nieudanych prób. Spróbuj ponownie za { $n } sekundy.
        [many] Zbyt wiele nieudanych prób. Spróbuj ponownie za { $n } sekund.
       *[other] Zbyt wiele nieudanych prób. Spróbuj ponownie za { $n } sekundy.
    }
signInAgainLive-offline = Serwer nie odpowiedział. Sprawdź połączenie i spróbuj ponownie.
signInAgainLive-failed = Coś poszło nie tak ({ $status }).

## accountLive

accountLive-passkeyCancelled = Nie użyto klucza dostępu. Spróbuj ponownie albo użyj hasła.
accountLive-passkeyRefused = Serwer nie przyjął tego klucza dostępu. Zaloguj się hasłem.
accountLive-wrong = Adres e-mail lub hasło są nieprawidłowe.
accountLive-wrongName = Nazwa lub hasło są nieprawidłowe.
accountLive-noName = Wpisz adres e-mail lub nazwę użytkownika.
accountLive-noGroup = Nie należysz do żadnej z grup, które mogą używać tego serwera. Zapytaj jego administratora.
accountLive-noAddress = Twoje logowanie firmowe nie podaje temu serwerowi prawidłowego adresu e-mail. Zapytaj jego administratora.
accountLive-notLinked = Konto z twoim adresem e-mail już tu istnieje. Poproś administratora, aby połączył je z twoim logowaniem firmowym.
accountLive-notAdded = Nie masz tu konta. Poproś administratora o jego dodanie.
accountLive-notSetUp = Ten serwer nie jest jeszcze skonfigurowany.
accountLive-notAdmitted = Nie możesz się tu logować. Zapytaj administratora.
accountLive-directoryAway = W tej chwili nie można sprawdzić haseł firmowych. Jeśli masz hasło tego serwera, użyj go.
accountLive-limited =
    { $n ->
        [one] Zbyt wiele nieudanych prób. Spróbuj ponownie za { $n } sekundę.
        [few] Zbyt wiele nieudanych prób. Spróbuj ponownie za { $n } sekundy.
        [many] Zbyt wiele nieudanych prób. Spróbuj ponownie za { $n } sekund.
       *[other] Zbyt wiele nieudanych prób. Spróbuj ponownie za { $n } sekundy.
    }
accountLive-offline = Serwer nie odpowiedział. Sprawdź połączenie i spróbuj ponownie.
accountLive-failed = Coś poszło nie tak ({ $status }).
accountLive-wrongCode = Kod konfiguracji jest nieprawidłowy.
accountLive-invitation = Masz zaproszenie. Wybierz hasło, a od razu się zalogujesz. Ten link działa jeden raz.
accountLive-badLink = Ten link nie jest już ważny. Poproś administratora o nowy.
accountLive-noLink = Otwórz ponownie link z wiadomości. Ta strona działa tylko z pełnym linkiem.
accountLive-noCode = Wpisz kod konfiguracji.
accountLive-noPassword = Wpisz hasło.
accountLive-again = Teraz możesz spróbować ponownie.
accountLive-taken = Konto z tym adresem e-mail już istnieje.
accountLive-alreadySetUp = Ten serwer jest już skonfigurowany. Po prostu się zaloguj.
accountLive-tooShort = Hasło jest za krótkie.
accountLive-tooCommon = To hasło należy do najczęstszych albo niewiele różni się od twojego adresu. Przy zgadywaniu takich haseł próbuje się najpierw. Wybierz inne.
accountLive-badEmail = Wpisz prawidłowy adres e-mail.
accountLive-wrongOrigin = Tę stronę otwarto pod innym adresem niż własny adres serwera. Otwórz ją pod jego podstawowym adresem URL.
accountLive-saved = Zapisano.
accountLive-wrongCurrent = Obecne hasło jest nieprawidłowe.
accountLive-changed = Hasło zostało zmienione. Inne urządzenia są wylogowane.
accountLive-tokensRevoked =
    { $n ->
        [one] Unieważniono { $n } token API.
        [few] Unieważniono { $n } tokeny API.
        [many] Unieważniono { $n } tokenów API.
       *[other] Unieważniono { $n } tokenu API.
    }
accountLive-tokenName = Nadaj tokenowi nazwę.
accountLive-tokenTaken = Masz już token o tej nazwie.
accountLive-noTokens = Nie masz jeszcze tokenów.
accountLive-never = nigdy nieużywany
accountLive-used = ostatnio używany { $when }
accountLive-made = utworzony { $when }
accountLive-revoke = Unieważnij
accountLive-revokeQuestion = Unieważnić token „{ $name }”? Programy, które go używają, natychmiast przestaną działać.
accountLive-revoked = Unieważniono.
accountLive-copied = Skopiowano
accountLive-copyFailed = Nie udało się skopiować. Zaznacz tekst i skopiuj go.

## account

account-title = Twoje konto
account-signedInAs = Zalogowane konto: { $email }
account-signOut = Wyloguj się
account-programs = Tokeny API i webhooki
account-programsTokens = Tokeny API
account-tokens = Tokeny API
account-tokensText = Programy używają tokenu zamiast twojego hasła. Działają w twoim imieniu.
account-tokenName = Do czego służy?
account-tokenPlaceholder = skrypt kopii zapasowej
account-create = Utwórz token
account-shown = Twój nowy token. Jest pokazywany tylko raz:
account-copy = Kopiuj
account-example = Na przykład
account-notify = Powiadomienia
account-notifyMe = Powiadom mnie, gdy mój nowy link zostanie otwarty
account-notifyEach = Dla każdego linku możesz wybrać inaczej.
account-sessions = Aktywne sesje
account-sessionsText = Zakończ sesje, których nie rozpoznajesz, a potem zmień hasło.
account-endOthers = Wyloguj wszędzie indziej
account-password = Hasło
account-current = Obecne hasło
account-next = Nowe hasło
account-change = Zmień hasło
account-changeHint = Wszystkie pozostałe sesje zostaną zakończone.
account-revokeTokens = Unieważnij też wszystkie moje tokeny API
account-revokeTokensHint = Pozostaw to zaznaczone, jeśli twoje hasło może znać ktoś inny. Programy, które używają tych tokenów, natychmiast przestaną działać:
account-cancel = Anuluj
account-confirm = Unieważnij

## admin

admin-title = Moje linki
admin-titleExpired = Wygasłe linki
admin-active = Aktywne
admin-expired = Wygasłe
admin-all = Wszystkie linki
admin-users = Użytkownicy
admin-server = Serwer
admin-search = Szukaj według nazwy, notatki lub linku
admin-order = Sortuj
admin-byNewest = Od najnowszych
admin-byExpiry = Według wygaśnięcia
admin-byOpened = Ostatnio otwarte
admin-byViews = Najmniej pozostałych otwarć
admin-parts = Pokaż tylko
admin-unopened = Nigdy nieotwarte
admin-opened = Otwarte
admin-today = Wygasają dzisiaj
admin-sealed = Szyfrowanie end-to-end
admin-waiting = Ktoś czeka
admin-frozen = Wstrzymane
admin-answers = Odpowiedzi
admin-tickAll = Zaznacz wszystkie
admin-csv = Zapisz jako CSV
admin-newer = Nowsze
admin-older = Starsze
admin-cancel = Anuluj
admin-end = Usuń teraz
admin-addUser = Dodaj użytkownika
admin-email = Adres e-mail
admin-administrator = Administrator
admin-add = Dodaj
admin-byMail = Wyślij link e-mailem
admin-oneTime = Link jednorazowy, ważny przez 24 godziny. Przekaż go użytkownikowi:
admin-copy = Kopiuj
admin-storage = Pamięć masowa
admin-settings = Obowiązujące ustawienia
admin-settingsText = Aby zmienić ustawienie, edytuj plik konfiguracyjny serwera, a następnie uruchom serwer ponownie.
admin-option = Opcja
admin-value = Wartość
admin-origin = Źródło
admin-version = Wersja
admin-configFile = Plik konfiguracyjny

## health

health-title = Stan
health-open = Wymaga działania
health-openForAuditors = Dla administratora
health-nothing = Nic nie wymaga działania.
health-commands = Polecenia uruchamiaj na serwerze jako użytkownik jego usługi.
health-onServer = Na serwerze
health-inConfigFile = W pliku konfiguracyjnym
health-noConfigFile = Ten serwer działa bez pliku konfiguracyjnego. Utwórz go, a potem uruchom serwer z --config i ścieżką pliku.
health-how = Co zrobić
health-fine = Obecny stan
health-complaints = Ostrzeżenia i błędy
health-complaintsText = To, co ten serwer zapisał w dzienniku od uruchomienia. Szczegóły są w dzienniku.
health-warn = Ostrzeżenie
health-error = Błąd
health-times =
    { $n ->
        [one] jeden raz, { $when }
        [few] { $n } razy, ostatnio { $when }
        [many] { $n } razy, ostatnio { $when }
       *[other] { $n } raza, ostatnio { $when }
    }
health-examine = Zbadaj teraz
health-examineTitle = Samokontrola (doctor)
health-examineText = Sprawdza katalog danych i łączy się z serwerem poczty, dostawcą i wszystkim innym, co wymieniają ustawienia. Niczego nie wysyła i niczego nie zmienia.
health-ok = W porządku
health-subjectDirectory = Katalog danych
health-subjectPermissions = Uprawnienia
health-subjectPolicy = Zasady
health-subjectErasing = Trwałe usuwanie
health-subjectSignIn = Logowanie firmowe
health-subjectLdap = Usługa katalogowa (LDAP)
health-subjectScanner = Skaner antywirusowy
health-subjectPrevious = Poprzedni serwer
health-inEnglish = Szczegóły są po angielsku, tak jak w dzienniku serwera.
health-receiverAnswered = System docelowy odpowiedział { $status }.
health-receiverRefused = System docelowy odrzucił połączenie.
health-receiverSilent = System docelowy nie odpowiedział na czas.
health-receiverUnknown = Nazwa systemu docelowego jest nieznana.

## administration

administration-findUser = Znajdź użytkownika
administration-before = Poprzednia
administration-next = Następna
administration-role = Rola
administration-actions = Działania
administration-lastSignIn = ostatnie logowanie { $when }
administration-asUser = Użytkownik
administration-asAuditor = Audytor: widzi wszystkie dzienniki, ale nie sekrety
administration-administrators = Administratorzy
administration-auditors = Audytorzy
administration-invited = Zaproszeni
administration-disabled = Wyłączeni
administration-suspended = Zawieszeni
administration-unprotected = Bez drugiego składnika
administration-userLinks = Linki
administration-userFactors = Drugie składniki
administration-userGroups = Grupy
administration-group = Dodaj do grupy
administration-joinGroup = Dodaj
administration-userLimits = Limity wynikające z zasad
administration-userLog = Najnowsze wpisy dziennika
administration-wholeLog = Wszystkie wpisy
administration-endPushes = Usuń też to, co ta osoba udostępnia, i zamknij jej prośby
administration-endEverything = Zakończ wszystko
administration-everyone = Wszyscy
administration-nobody = Bez konta
administration-findLink = Nadawca, link lub numer
administration-findALink = Znajdź link
administration-madeUntil = Utworzone do
administration-filterState = Stan
administration-anyState = Wszystkie stany
administration-onlyActive = Aktywne
administration-onlyExpired = Wygasłe lub usunięte
administration-settingsFilter = Znajdź ustawienie
administration-onlyChanged = Tylko zmienione

## firstSteps

firstSteps-title = Pierwsze kroki
firstSteps-done = Gotowe: { $done } z { $all }
firstSteps-others = Pozostałe kroki są wymienione powyżej.
firstSteps-address = Adres
firstSteps-addressOpen = Linki nie mają stałego adresu
firstSteps-addressWhy = Odbiorcy muszą mieć dostęp do adresu, od którego zaczynają się linki.
firstSteps-addressDo = Zamiast { $example } wpisz adres swojego serwera.
firstSteps-addressUnset = Linki zaczynają się od adresu, którego używa dany nadawca, u ciebie { $origin }.
firstSteps-addressPlain = Linki zaczynają się od { $url }, a ten adres nie jest szyfrowany.
firstSteps-addressElsewhere = Linki zaczynają się od { $url }. Teraz używasz { $origin }: otwórz { $url }, aby sprawdzić, czy ten adres jest osiągalny.
firstSteps-addressGood = Linki zaczynają się od { $url } i serwer jest dla ciebie pod tym adresem osiągalny.
firstSteps-tls = Szyfrowanie po drodze
firstSteps-tlsOpen = Połączenia nie są szyfrowane
firstSteps-tlsWhy = Sekrety może odczytać każdy w sieci po drodze.
firstSteps-tlsOwn = Ten serwer sam obsługuje TLS.
firstSteps-tlsProxy = TLS obsługuje dla tego serwera zwrotny serwer proxy.
firstSteps-tlsNone = Połączenie odbywa się przez zwykłe HTTP.
firstSteps-tlsDo = Daj serwerowi certyfikat albo ustaw przed nim zwrotny serwer proxy z HTTPS:
firstSteps-key = Kopia klucza głównego
firstSteps-keyMissing = Brak potwierdzonej kopii klucza głównego
firstSteps-keyWhy = Bez klucza nikt nie odczyta już danych ani kopii zapasowej.
firstSteps-keyOpen = Nikt nie potwierdził kopii klucza { $key }.
firstSteps-keyDone = Kopię klucza { $key } potwierdzono { $when }.
firstSteps-keyDo = To zapisuje zaszyfrowaną kopię zapasową, która zawiera klucz. Przechowuj ją na innym komputerze:
firstSteps-keyTick = Mam kopię w bezpiecznym miejscu
firstSteps-keyUntick = Nie mam już tej kopii
firstSteps-people = Kto może udostępniać
firstSteps-peopleWhy = Dzięki kontom ludzie widzą, co się stało z ich linkami, a ty decydujesz, kto może udostępniać.
firstSteps-peopleAlone = Tylko ty masz konto. Bez konta tekst może udostępniać każdy, kto ma dostęp do tego serwera.
firstSteps-peopleAloneClosed = Tylko ty masz konto, a bez konta nikt nie może udostępniać.
firstSteps-peopleMany =
    { $n ->
        [one] Jest { $n } konto.
        [few] Są { $n } konta.
        [many] Jest { $n } kont.
       *[other] Jest { $n } konta.
    }
firstSteps-peopleOpen = Każdy może utworzyć konto.
firstSteps-peopleDecided = Decydują o tym twoje ustawienia.
firstSteps-peopleDo = Dodaj użytkowników albo zdecyduj za pomocą allow_sign_up i allow_anonymous.
firstSteps-peopleLink = Dodaj użytkownika
firstSteps-first = Pierwszy sekret
firstSteps-firstWhy = Jedna próba pokaże ci, co widzą odbiorcy.
firstSteps-firstNone = Niczego jeszcze nie zapisano.
firstSteps-firstLink = Udostępnij sekret
firstSteps-backup = Kopie zapasowe
firstSteps-backupWhy = Dysk psuje się bez ostrzeżenia, a serwer tworzy kopie zapasowe sam tylko wtedy, gdy wie dokąd.
firstSteps-backupNone = Nie utworzono jeszcze kopii zapasowej.
firstSteps-backupGood = Ostatnią kopię zapasową utworzono { $when }.
firstSteps-backupDaily = Albo codziennie na serwerze
firstSteps-requests = Prośby
firstSteps-requestsWhy = Dzięki prośbom osoby mające konto proszą innych o sekret, a do jego wysłania konto nie jest potrzebne.
firstSteps-requestsOff = Wyłączone. Może tak zostać.

## serverFacts

serverFacts-links = Linki
serverFacts-activeLinks = Aktywne linki
serverFacts-stored = Co przechowuje ten serwer
serverFacts-storedSum = razem { $size }
serverFacts-payloads = Sekrety (szacunkowo)
serverFacts-rows = Dzienniki, konta i wolne miejsce
serverFacts-fileContents = Pliki
serverFacts-fileLimit = Limit dla plików
serverFacts-fileLimitText = { $used } z { $total }
serverFacts-disk = Dysk
serverFacts-diskText = wolne { $free } z { $total }
serverFacts-diskOurs = Ten serwer
serverFacts-diskOthers = Wszystko inne
serverFacts-diskFree = Wolne
serverFacts-floor = Pliki są odrzucane, gdy wolnego miejsca jest mniej niż { $size }.
serverFacts-scarce = Zostało mało miejsca: pliki wkrótce będą odrzucane albo już są.
serverFacts-changed = Zmieniono
serverFacts-reach = Adres i sieć
serverFacts-access = Dostęp i konta
serverFacts-pushes = Sekrety
serverFacts-files = Pliki
serverFacts-data = Dane i klucze
serverFacts-limits = Limity
serverFacts-pages = Wygląd i strona informacyjna
serverFacts-mail = Poczta
serverFacts-watch = Dziennik i metryki
serverFacts-preset = domyślnie: { $value }
serverFacts-byDefault = domyślne
serverFacts-fromFlag = flaga
serverFacts-inEnglish = Opisy są po angielsku.
serverFacts-notSet = (nie ustawiono)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } ustawienie
        [few] { $n } ustawienia
        [many] { $n } ustawień
       *[other] { $n } ustawienia
    }
settingsLive-none = Żadne ustawienie nie pasuje.

## listLive

listLive-offline = Serwer nie odpowiedział. Sprawdź połączenie i spróbuj ponownie.
listLive-failed = Coś poszło nie tak ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekundę.
        [few] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekundy.
        [many] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekund.
       *[other] Zbyt wiele żądań. Spróbuj ponownie za { $n } sekundy.
    }
listLive-copied = Skopiowano
listLive-copyFailed = Nie udało się skopiować. Zaznacz tekst i skopiuj go.

## adminLive

adminLive-invitedUntil = zaproszono, link wygasa { $when }
adminLive-invitedOver = zaproszono, link wygasł { $when }
adminLive-newLink = Nowy link
adminLive-mailLink = Wyślij nowy link e-mailem
adminLive-withdraw = Wycofaj
adminLive-withdrawQuestion = Wycofać zaproszenie dla { $email }? Jego link przestanie działać.
adminLive-withdrawn = Wycofano zaproszenie dla { $email }.
adminLive-endAll = Zakończ wszystko
adminLive-endAllQuestion = Zakończyć wszystko, co należy do konta { $email }? Konto zostanie wyłączone. Sesje, tokeny, linki jednorazowe, drugie składniki i webhooki natychmiast przestaną działać.
adminLive-endedAll = Konto { $email } jest wyłączone. Zakończono: { $what }.
adminLive-endedNothing = Konto { $email } jest wyłączone. Nic innego nie zostało do zakończenia.
adminLive-endedSessions =
    { $n ->
        [one] { $n } sesja
        [few] { $n } sesje
        [many] { $n } sesji
       *[other] { $n } sesji
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } token
        [few] { $n } tokeny
        [many] { $n } tokenów
       *[other] { $n } tokenu
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } link jednorazowy
        [few] { $n } linki jednorazowe
        [many] { $n } linków jednorazowych
       *[other] { $n } linku jednorazowego
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } drugi składnik
        [few] { $n } drugie składniki
        [many] { $n } drugich składników
       *[other] { $n } drugiego składnika
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
        [few] { $n } webhooki
        [many] { $n } webhooków
       *[other] { $n } webhooka
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } udostępniony link lub prośba
        [few] { $n } udostępnione linki i prośby
        [many] { $n } udostępnionych linków i próśb
       *[other] { $n } udostępnionego linku i prośby
    }
adminLive-suspended = konto zawieszone przez logowanie firmowe
adminLive-unprotected = bez drugiego składnika
adminLive-actionsOf = Działania dla { $email }
adminLive-addedOn = dodano { $when }
adminLive-factorAdded = dodany { $when }
adminLive-appWithCodes = Aplikacja z kodami
adminLive-codesLeft =
    { $n ->
        [one] pozostał { $n } kod odzyskiwania
        [few] pozostały { $n } kody odzyskiwania
        [many] pozostało { $n } kodów odzyskiwania
       *[other] pozostało { $n } kodu odzyskiwania
    }
adminLive-noFactors = Brak drugiego składnika.
adminLive-groupHere = dodana przez administratora
adminLive-groupOfCompany = z logowania firmowego
adminLive-groupOfDirectory = z usługi katalogowej
adminLive-leaveGroup = Usuń z grupy
adminLive-noGroups = Bez grup.
adminLive-noLimits = Żadna zasada nie ogranicza tej osoby.
adminLive-endSessions = Zakończ sesje
adminLive-endSessionsQuestion = Zakończyć wszystkie sesje konta { $email }? Trzeba będzie zalogować się ponownie. Tokeny działają nadal.
adminLive-sessionsEnded = Sesje konta { $email } zostały zakończone.
adminLive-disableMany =
    { $n ->
        [one] Wyłącz { $n }
        [few] Wyłącz { $n }
        [many] Wyłącz { $n }
       *[other] Wyłącz { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Wyłączyć { $n } użytkownika? Jego sesje i tokeny natychmiast przestaną działać.
        [few] Wyłączyć { $n } użytkowników? Ich sesje i tokeny natychmiast przestaną działać.
        [many] Wyłączyć { $n } użytkowników? Ich sesje i tokeny natychmiast przestaną działać.
       *[other] Wyłączyć { $n } użytkownika? Ich sesje i tokeny natychmiast przestaną działać.
    }
adminLive-disabledMany =
    { $n ->
        [one] Wyłączono { $n } użytkownika.
        [few] Wyłączono { $n } użytkowników.
        [many] Wyłączono { $n } użytkowników.
       *[other] Wyłączono { $n } użytkownika.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Zakończ sesje: { $n }
        [few] Zakończ sesje: { $n }
        [many] Zakończ sesje: { $n }
       *[other] Zakończ sesje: { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Zakończyć wszystkie sesje { $n } użytkownika? Trzeba będzie zalogować się ponownie. Tokeny działają nadal.
        [few] Zakończyć wszystkie sesje { $n } użytkowników? Trzeba będzie zalogować się ponownie. Tokeny działają nadal.
        [many] Zakończyć wszystkie sesje { $n } użytkowników? Trzeba będzie zalogować się ponownie. Tokeny działają nadal.
       *[other] Zakończyć wszystkie sesje { $n } użytkownika? Trzeba będzie zalogować się ponownie. Tokeny działają nadal.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Zakończono sesje { $n } użytkownika.
        [few] Zakończono sesje { $n } użytkowników.
        [many] Zakończono sesje { $n } użytkowników.
       *[other] Zakończono sesje { $n } użytkownika.
    }
adminLive-openedSince = otwarty od twojej ostatniej wizyty
adminLive-damaged = uszkodzony
adminLive-mailReset = Wyślij e-mailem link do hasła
adminLive-mailed = E-mail z linkiem jest w drodze do { $email }.
adminLive-notMailed = Nie wysłano e-maila do { $email }: { $reason } Wyślij go ponownie albo pokaż link.
adminLive-noneAtAll = Nikt jeszcze niczego nie udostępnił. Tutaj pojawia się to, co ludzie udostępniają, bez treści.
adminLive-noneMatching = Żaden link nie pasuje do tego filtra.
adminLive-showEveryone = Pokaż wszystko
adminLive-pushesOf =
    { $n ->
        [one] { $n } link
        [few] { $n } linki
        [many] { $n } linków
       *[other] { $n } linku
    }
adminLive-tryAgain = Teraz możesz spróbować ponownie.
adminLive-none = Tu jeszcze nic nie ma.
adminLive-noneActive = Obecnie niczego nie udostępniasz.
adminLive-noneExpired = Nic jeszcze nie wygasło. Wygasłe linki pojawiają się tutaj wraz z dziennikiem.
adminLive-linksFound =
    { $n ->
        [one] { $n } link
        [few] { $n } linki
        [many] { $n } linków
       *[other] { $n } linku
    }
adminLive-tick = Zaznacz { $name }
adminLive-sealed = Szyfrowanie end-to-end
adminLive-shareSecret = Udostępnij sekret
adminLive-noneFound = Niczego nie znaleziono.
adminLive-searchedPart =
    { $n ->
        [one] Przeszukano { $n } link. Są też starsze.
        [few] Przeszukano { $n } linki. Są też starsze.
        [many] Przeszukano { $n } linków. Są też starsze.
       *[other] Przeszukano { $n } linku. Są też starsze.
    }
adminLive-searchOlder = Przeszukaj starsze linki
adminLive-text = Tekst
adminLive-file = Pliki
adminLive-url = Link
adminLive-qr = Kod QR
adminLive-created = utworzono { $when }
adminLive-endsIn = wygasa { $when }
adminLive-endedOn = wygasł { $when }
adminLive-isExpired = wygasł
adminLive-byHand = usunięto { $when }
adminLive-viewsLeft =
    { $n ->
        [one] pozostało { $n } otwarcie
        [few] pozostały { $n } otwarcia
        [many] pozostało { $n } otwarć
       *[other] pozostało { $n } otwarcia
    }
adminLive-notViewed = jeszcze nieotwarty
adminLive-neverViewed = nigdy nieotwarty
adminLive-viewed =
    { $n ->
        [one] otwarty jeden raz
        [few] otwarty { $n } razy
        [many] otwarty { $n } razy
       *[other] otwarty { $n } raza
    }
adminLive-viewedLast =
    { $n ->
        [one] otwarty jeden raz, { $when }
        [few] otwarty { $n } razy, ostatnio { $when }
        [many] otwarty { $n } razy, ostatnio { $when }
       *[other] otwarty { $n } raza, ostatnio { $when }
    }
adminLive-copyLink = Kopiuj link
adminLive-sealedFiles =
    { $n ->
        [one] { $n } plik, nazwa zapieczętowana
        [few] { $n } pliki, nazwy zapieczętowane
        [many] { $n } plików, nazwy zapieczętowane
       *[other] { $n } pliku, nazwy zapieczętowane
    }
adminLive-sealedLink = Jego pełny link pokazano jeden raz, przy tworzeniu.
adminLive-end = Usuń teraz
adminLive-endQuestion = Usunąć teraz „{ $name }”? Nikt już nie będzie mógł tego otworzyć.
adminLive-ended = Usunięto.
adminLive-notFound = Nie ma takiego linku.
adminLive-nobody = anonimowo
adminLive-administrator = administrator
adminLive-disabled = konto wyłączone
adminLive-you = ty
adminLive-makeAdmin = Nadaj prawa administratora
adminLive-takeAdmin = Odbierz prawa administratora
adminLive-disable = Wyłącz
adminLive-enable = Włącz
adminLive-reset = Zresetuj hasło
adminLive-tokens = Tokeny
adminLive-noTokens = Brak tokenów.
adminLive-revoke = Unieważnij
adminLive-makeAdminQuestion = Nadać kontu { $email } prawa administratora? Ta osoba będzie widzieć linki i dzienniki wszystkich i będzie mogła zmienić każde konto.
adminLive-enableQuestion = Włączyć konto { $email }? Będzie można znowu się na nie logować, z dotychczasowymi prawami.
adminLive-usersFound =
    { $n ->
        [one] { $n } użytkownik
        [few] { $n } użytkowników
        [many] { $n } użytkowników
       *[other] { $n } użytkownika
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } z { $n } użytkownika
        [few] { $from }–{ $to } z { $n } użytkowników
        [many] { $from }–{ $to } z { $n } użytkowników
       *[other] { $from }–{ $to } z { $n } użytkownika
    }
adminLive-noUserFound = Żaden użytkownik nie pasuje do tego wyszukiwania.
adminLive-takeAdminQuestion = Odebrać kontu { $email } prawa administratora? Jego sesje i tokeny przestaną działać.
adminLive-disableQuestion = Wyłączyć konto { $email }? Jego sesje i tokeny natychmiast przestaną działać.
adminLive-resetQuestion = Utworzyć link jednorazowy dla konta { $email }? Wcześniejszy link przestanie działać. Użycie linku kończy wszystkie sesje i unieważnia tokeny tego konta.
adminLive-resetFactors = Zresetuj drugie składniki
adminLive-resetFactorsQuestion = Usunąć wszystkie drugie składniki konta { $email }? Najpierw upewnij się, że prosi o to sam właściciel konta. Jego sesje natychmiast się skończą. Tokeny działają nadal.
adminLive-factorsReset = Konto { $email } nie ma już drugiego składnika.
adminLive-revokeQuestion = Unieważnić token „{ $name }” konta { $email }?
adminLive-taken = Konto z tym adresem e-mail już istnieje.
adminLive-badEmail = Wpisz prawidłowy adres e-mail.
adminLive-passwordsElsewhere = Ten użytkownik nie może logować się hasłem tego serwera: nie pozwala na to local_sign_in.
adminLive-lastAdmin = To ostatni administrator: najpierw wyznacz innego.
adminLive-used = ostatnio używany { $when }
adminLive-never = nigdy nieużywany

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Usuń { $n }
        [few] Usuń { $n }
        [many] Usuń { $n }
       *[other] Usuń { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] Usunięto { $n } link.
        [few] Usunięto { $n } linki.
        [many] Usunięto { $n } linków.
       *[other] Usunięto { $n } linku.
    }

## hooks

hooks-title = Webhooki
hooks-lead = Powiadamiaj inny program o tym, co dzieje się z twoimi linkami. Nigdy nie otrzyma on sekretu, frazy hasła ani nazwy pliku.
hooks-back = Twoje konto
hooks-openText = Powiadamiaj program lub czat o otwarciu twoich linków.
hooks-yours = Twoje webhooki
hooks-secretShown = Klucz tajny, którym webhook podpisuje wiadomości. Jest pokazywany tylko raz:
hooks-copy = Kopiuj
hooks-verify = Systemy docelowe weryfikują podpis tak, jak opisuje to standardwebhooks.com.
hooks-add = Dodaj webhook
hooks-name = Nazwa
hooks-namePlaceholder = Czat zespołu
hooks-url = Adres
hooks-urlHint = Musi to być adres, na który zezwala twój administrator.
hooks-template = Postać wiadomości
hooks-eventKinds = O jakich zdarzeniach powiadamiać
hooks-details = Dodatkowe informacje
hooks-includeHint = Każdy, kto ma link, może go otworzyć. Dodawaj go tylko tam, gdzie ufasz wszystkim, którzy to czytają.
hooks-submit = Dodaj webhook
hooks-cancel = Anuluj
hooks-retryAll = Ponów wszystkie
hooks-dropAll = Odrzuć wszystkie

## hooksLive

hooksLive-linkName = Nazwa linku
hooksLive-linkItself = Sam link
hooksLive-none = Nie masz jeszcze webhooków.
hooksLive-off = Wyłączony: system docelowy odpowiedział, że już nie istnieje.
hooksLive-test = Test
hooksLive-tested =
    { $n ->
        [one] Odpowiedź { $status } po { $n } milisekundzie.
        [few] Odpowiedź { $status } po { $n } milisekundach.
        [many] Odpowiedź { $status } po { $n } milisekundach.
       *[other] Odpowiedź { $status } po { $n } milisekundy.
    }
hooksLive-testFailed = Test się nie powiódł: { $reason }.
hooksLive-newSecret = Nowy klucz tajny
hooksLive-newSecretQuestion = Utworzyć nowy klucz tajny dla webhooka „{ $name }”? Obecny będzie podpisywać obok niego jeszcze przez jeden dzień.
hooksLive-switchOn = Włącz
hooksLive-remove = Usuń
hooksLive-removeQuestion = Usunąć webhook „{ $name }”? To, co jest jeszcze w drodze do niego, zostanie odrzucone.
hooksLive-removed = Usunięto.
hooksLive-added = Dodano.
hooksLive-noName = Nadaj webhookowi nazwę.
hooksLive-badUrl = Na ten adres nie można nic wysłać.
hooksLive-notAllowed = Twój administrator nie zezwala na ten adres.
hooksLive-noEvents = Wybierz co najmniej jedno zdarzenie.
hooksLive-taken = Masz już webhook o tej nazwie albo największą dozwoloną liczbę webhooków.
hooksLive-copied = Skopiowano
hooksLive-copyFailed = Nie udało się skopiować. Zaznacz tekst i skopiuj go.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } zdarzenie czeka na dostarczenie. Zaszło { $when }.
        [few] { $n } zdarzenia czekają na dostarczenie. Najstarsze zaszło { $when }.
        [many] { $n } zdarzeń czeka na dostarczenie. Najstarsze zaszło { $when }.
       *[other] { $n } zdarzenia czeka na dostarczenie. Najstarsze zaszło { $when }.
    }
eventsLive-noLetters = Nie zaniechano dostarczenia żadnego zdarzenia.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = konto: { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] zaszło { $when } · { $n } próba
        [few] zaszło { $when } · { $n } próby
        [many] zaszło { $when } · { $n } prób
       *[other] zaszło { $when } · { $n } próby
    }
eventsLive-retry = Spróbuj ponownie
eventsLive-drop = Odrzuć
eventsLive-dropQuestion = Odrzucić to zdarzenie na zawsze?
eventsLive-dropAllQuestion = Odrzucić na zawsze wszystkie zdarzenia, których dostarczenia zaniechano?
eventsLive-retried =
    { $n ->
        [one] Ponowiono { $n } zdarzenie.
        [few] Ponowiono { $n } zdarzenia.
        [many] Ponowiono { $n } zdarzeń.
       *[other] Ponowiono { $n } zdarzenia.
    }
eventsLive-dropped =
    { $n ->
        [one] Odrzucono { $n } zdarzenie.
        [few] Odrzucono { $n } zdarzenia.
        [many] Odrzucono { $n } zdarzeń.
       *[other] Odrzucono { $n } zdarzenia.
    }

## keptLive

keptLive-keptByBrowser = Przechowywany w tej przeglądarce. Każdy, kto może jej używać, może skopiować link.
keptLive-keptByPasskey = Przechowywany w tej przeglądarce, pod ochroną twojego klucza dostępu.

## keptPageLive

keptPageLive-keptShowLink = Pokaż link
keptPageLive-keptNotOpened = Twój klucz dostępu go nie otworzył. Spróbuj ponownie.
keptPageLive-keptKeyByBrowser = Ta przeglądarka przechowuje klucz, który otwiera odpowiedzi. Każdy, kto może jej używać, może je odczytać.
keptPageLive-keptKeyByPasskey = Ta przeglądarka przechowuje klucz, który otwiera odpowiedzi, pod ochroną twojego klucza dostępu.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Wylogowanie usuwa { $n } link lub klucz, który zna tylko ta przeglądarka. Odpowiedzi na twoje prośby otworzy wtedy tylko plik odzyskiwania.
        [few] Wylogowanie usuwa { $n } linki i klucze, które zna tylko ta przeglądarka. Odpowiedzi na twoje prośby otworzy wtedy tylko plik odzyskiwania.
        [many] Wylogowanie usuwa { $n } linków i kluczy, które zna tylko ta przeglądarka. Odpowiedzi na twoje prośby otworzy wtedy tylko plik odzyskiwania.
       *[other] Wylogowanie usuwa { $n } linku i klucza, które zna tylko ta przeglądarka. Odpowiedzi na twoje prośby otworzy wtedy tylko plik odzyskiwania.
    }
keptAccountLive-keptSignOutYes = Usuń i wyloguj
keptAccountLive-keptCount =
    { $n ->
        [one] W tej przeglądarce jest przechowywany { $n } link lub klucz.
        [few] W tej przeglądarce są przechowywane { $n } linki i klucze.
        [many] W tej przeglądarce jest przechowywanych { $n } linków i kluczy.
       *[other] W tej przeglądarce jest przechowywane { $n } linku i klucza.
    }
keptAccountLive-keptCountNone = W tej przeglądarce nic jeszcze nie jest przechowywane.
keptAccountLive-keptGuardedNow = Od teraz otwiera je twój klucz dostępu.
keptAccountLive-keptUnable = Ten klucz dostępu lub ta przeglądarka tego nie potrafi. To, co jest przechowywane, pozostaje bez zmian.
keptAccountLive-keptOffQuestion = Usunąć wszystko, co jest przechowywane? Nieskopiowane linki przepadną, podobnie jak klucze bez pliku odzyskiwania.
keptAccountLive-keptRefused = Nie użyto klucza dostępu. To, co jest przechowywane, pozostaje bez zmian.
keptAccountLive-keptOffYes = Usuń

## kept

kept-title = Linki szyfrowane end-to-end w tej przeglądarce
kept-text = Serwer nie może ponownie pokazać ci linków szyfrowanych end-to-end, więc ta przeglądarka przechowuje je dla ciebie, podobnie jak klucze twoich próśb. Każdy, kto może jej używać, może je skopiować, chyba że chroni je twój klucz dostępu. Wylogowanie usuwa to, czego nie chroni klucz dostępu.
kept-guarded = Chroni je twój klucz dostępu.
kept-on = Przechowuj je w tej przeglądarce
kept-guard = Chroń je kluczem dostępu

## codes

codes-toOne = Zamów e-mail z kodem na adres { $address }; konto nie jest tu potrzebne.
codes-toSome = Wybierz swój adres i zamów na niego e-mail z kodem; konto nie jest tu potrzebne.
codes-toTyped = Wpisz swój adres; jeśli należy on do jednego z odbiorców, przyjdzie na niego e-mail z kodem. Konto nie jest tu potrzebne.
codes-which = Twój adres
codes-among = Odbiorcy (adresy skrócone): { $addresses }
codes-notYours = To nie twój adres? Poproś nadawcę o własny link.
codes-send = Wyślij mi kod
codes-again = Wyślij inny kod
codes-sentToOne = E-mail z ośmioliterowym kodem jest w drodze na adres { $address }. Sprawdź też folder ze spamem.
codes-sent = E-mail z ośmioliterowym kodem jest w drodze, jeśli adres należy do jednego z odbiorców. Sprawdź też folder ze spamem.
codes-field = Kod
codes-fieldHint = Osiem liter z e-maila. Działają przez dziesięć minut i tylko w tej przeglądarce.
codes-goOn = Kontynuuj
codes-or = Możesz też potwierdzić to inaczej:
codes-wrong =
    { $n ->
        [one] Ten kod jest nieprawidłowy. Wpisz kod z najnowszego e-maila. Możesz spróbować jeszcze raz.
        [few] Ten kod jest nieprawidłowy. Wpisz kod z najnowszego e-maila. Możesz spróbować jeszcze { $n } razy.
        [many] Ten kod jest nieprawidłowy. Wpisz kod z najnowszego e-maila. Możesz spróbować jeszcze { $n } razy.
       *[other] Ten kod jest nieprawidłowy. Wpisz kod z najnowszego e-maila. Możesz spróbować jeszcze { $n } raza.
    }
codes-last = Ten kod jest nieprawidłowy i była to ostatnia próba. Zamów inny.
codes-over = Nie ma tu kodu do wpisania: został użyty, ma ponad dziesięć minut albo zamówiono go w innej przeglądarce. Zamów inny.
codes-needsCookie = Potrzebny jest plik cookie, a przeglądarka żadnego nie wysłała. Zezwól tej stronie na pliki cookie, a potem wczytaj ją ponownie.
codes-tooOften =
    { $n ->
        [one] Na ten adres zamówiono pięć kodów w ciągu godziny. Spróbuj ponownie za minutę.
        [few] Na ten adres zamówiono pięć kodów w ciągu godziny. Spróbuj ponownie za { $n } minuty.
        [many] Na ten adres zamówiono pięć kodów w ciągu godziny. Spróbuj ponownie za { $n } minut.
       *[other] Na ten adres zamówiono pięć kodów w ciągu godziny. Spróbuj ponownie za { $n } minuty.
    }
codes-noMore = Dla tego linku nie są już wysyłane kody. Poproś nadawcę o nowy link.
codes-noMail = Ten serwer nie może teraz wysłać kodu. Zapytaj osobę, od której masz link.
codes-badAddress = To nie jest adres e-mail.

## codesLive

codesLive-noCode = Wpisz osiem liter z e-maila.
codesLive-comes = E-mail z ośmioma literami musi poczekać. Jeśli adres należy do jednego z odbiorców, przyjdzie najpóźniej: { $time }.
codesLive-offline = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.

## company

company-signIn = Zaloguj się przez { $label }
company-or = Albo hasłem tego serwera:
company-addressedTitle = Przeznaczone dla określonych osób
company-addressedSure = Nadawca chce mieć pewność, kto to otwiera.
company-addressedText = Zaloguj się przez { $label }; konto nie jest tu potrzebne.
company-addressedByDirectory = Zaloguj się firmową nazwą użytkownika i hasłem.
company-byPassword = Zaloguj się hasłem
company-otherTitle = Nie dla ciebie
company-otherText = Rozpoznano cię jako { $address }, a to jest przeznaczone dla kogoś innego. Niczego nie otwarto. Zaloguj się na inne konto albo zapytaj nadawcę.
company-otherUnnamed = To jest przeznaczone dla kogoś innego. Niczego nie otwarto. Zaloguj się na inne konto albo zapytaj nadawcę.
company-closedAccountTitle = Twoje konto jest wyłączone
company-closedAccountText = Twoje konto na tym serwerze jest wyłączone lub zawieszone, więc nic się dla ciebie nie otworzy. Niczego nie otwarto. Zapytaj administratora.
company-known = Rozpoznano cię tu jako { $address }.
company-knownUnnamed = Logowanie firmowe cię rozpoznało.
company-notMe = To nie ja
company-goingOn = Chwileczkę
company-goingOnText = Następna strona otworzy się sama.
company-goOn = Kontynuuj

## companyRefused

companyRefused-not-allowed = Nie należysz do żadnej z grup, które mogą używać tego serwera. Zapytaj jego administratora.
companyRefused-no-account = Nie masz tu konta. Poproś administratora o jego dodanie.
companyRefused-address-taken = Dla twojego adresu e-mail istnieje tu już konto. Poproś administratora, aby połączył je z logowaniem: { $label }.
companyRefused-other-account = To logowanie należy tu do innego konta. Zapytaj administratora.
companyRefused-not-set-up = Ten serwer nie jest jeszcze skonfigurowany.
companyRefused-disabled = Twoje konto jest wyłączone. Zapytaj administratora.
companyRefused-no-email = Dostawca logowania { $label } nie podaje temu serwerowi twojego adresu e-mail. Poproś administratora o dodanie pola (claim) email.
companyRefused-bad-email = To, co dostawca logowania { $label } podaje jako twój adres e-mail, nim nie jest. Zapytaj administratora.
companyRefused-no-groups = Dostawca logowania { $label } nie podaje temu serwerowi żadnej twojej grupy. Albo nie należysz do żadnej, albo dostawca je pomija: zapytaj administratora.
companyRefused-too-many-groups = Należysz do tak wielu grup, że dostawca logowania { $label } pomija je wszystkie. Poproś administratora o wysyłanie tylko grup tej aplikacji.
companyRefused-bad-token = Odpowiedź dostawcy logowania { $label } nie jest dla tego serwera ważna. Nikt nie został zalogowany; więcej mówi dziennik.
companyRefused-clock = Zegary tego serwera i dostawcy logowania { $label } zbytnio się różnią. Poproś administratora o ich ustawienie.
companyRefused-other-issuer = Odpowiedź przyszła od innego dostawcy niż podany w ustawieniach. Nikt nie został zalogowany.
companyRefused-unreachable = Nie można teraz połączyć się z dostawcą logowania { $label }. Kto jest zalogowany, pozostaje zalogowany; spróbuj później.
companyRefused-provider-error = Dostawca logowania { $label } zgłosił błąd. Dziennik tego serwera podaje, jaki.
companyRefused-client-refused = Dostawca logowania { $label } nie akceptuje tego serwera: jego klucz tajny jest nieprawidłowy lub wygasł. Zapytaj administratora.
companyRefused-cancelled = Logowanie przez { $label } zostało anulowane.
companyRefused-begin-again = To logowanie rozpoczęto gdzie indziej, trwało zbyt długo albo zostało już użyte. Zacznij od nowa.

## factors

factors-title = Dodatkowa ochrona logowania
factors-lead = Z drugim składnikiem samo skradzione hasło nie otworzy twojego konta.
factors-openText = Klucze dostępu i aplikacja, która pokazuje kody.
factors-yours = Dodatkowa ochrona logowania
factors-limited = Ten serwer wymaga od ciebie drugiego składnika. Skonfiguruj go tutaj, a potem kontynuuj.
factors-goOn = Kontynuuj
factors-passkeys = Klucze dostępu
factors-passkeysText = Loguj się odciskiem palca, twarzą, kodem PIN lub kluczem bezpieczeństwa, bez hasła. Klucz dostępu działa tylko pod tym adresem, więc nikt nie może go wyłudzić.
factors-passkeyName = Nazwa urządzenia
factors-passkeyPlaceholder = Laptop
factors-addPasskey = Dodaj klucz dostępu
factors-needsHttps = Klucze dostępu tu nie działają: przeglądarki zezwalają na nie tylko pod nazwą z https://. Poproś administratora o taki adres.
factors-app = Aplikacja z kodami
factors-appText = Aplikacja na telefonie co 30 sekund pokazuje nowy kod z sześciu cyfr.
factors-beginApp = Skonfiguruj aplikację
factors-removeApp = Usuń aplikację z konta
factors-scan = Zeskanuj ten kod aplikacją:
factors-qr = Kod QR dla aplikacji
factors-type = Albo wpisz to w aplikacji:
factors-code = Kod, który teraz pokazuje aplikacja
factors-finish = Zakończ
factors-codesTitle = Kody odzyskiwania
factors-codesText = Każdy z tych kodów pozwala zalogować się jeden raz, gdy utracisz inne składniki. Są pokazywane tylko teraz: wydrukuj je albo przechowuj tam, gdzie hasła.
factors-renew = Nowe kody odzyskiwania
factors-confirmTitle = Potwierdź swoją tożsamość
factors-confirmText = Zanim twoje składniki się zmienią, potwierdź, kim jesteś.
factors-codeOrRecovery = Kod z aplikacji lub kod odzyskiwania
factors-confirm = Potwierdź
factors-remove = Usuń

## factorsLive

factorsLive-codesFile = kody-odzyskiwania.txt
factorsLive-limited =
    { $n ->
        [one] Zbyt wiele nieudanych prób. Spróbuj ponownie za { $n } sekundę.
        [few] Zbyt wiele nieudanych prób. Spróbuj ponownie za { $n } sekundy.
        [many] Zbyt wiele nieudanych prób. Spróbuj ponownie za { $n } sekund.
       *[other] Zbyt wiele nieudanych prób. Spróbuj ponownie za { $n } sekundy.
    }
factorsLive-conflict = To już istnieje albo nie ma na to miejsca. Wczytaj stronę ponownie.
factorsLive-lastOne = Ten serwer wymaga od ciebie drugiego składnika. Skonfiguruj inny, zanim usuniesz ten.
factorsLive-noPasskeys = Nie masz jeszcze kluczy dostępu.
factorsLive-never = nigdy nieużywany
factorsLive-used = ostatnio używany { $when }
factorsLive-made = dodany { $when }
factorsLive-remove = Usuń
factorsLive-removed = Usunięto.
factorsLive-added = Dodano.
factorsLive-removeQuestion = Usunąć klucz dostępu „{ $name }”? Nie będzie już otwierać twojego konta.
factorsLive-removeAppQuestion = Usunąć aplikację z twojego konta? Jej kody nie będą już otwierać twojego konta.
factorsLive-nameIt = Nadaj kluczowi dostępu nazwę.
factorsLive-passkeyCancelled = Nie użyto klucza dostępu. Spróbuj ponownie.
factorsLive-passkeyRefused = Serwer nie przyjął tego klucza dostępu. Spróbuj ponownie.
factorsLive-appSince = Aplikację skonfigurowano { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Pozostał { $n } kod odzyskiwania.
        [few] Pozostały { $n } kody odzyskiwania.
        [many] Pozostało { $n } kodów odzyskiwania.
       *[other] Pozostało { $n } kodu odzyskiwania.
    }
factorsLive-wrongCode = Ten kod jest nieprawidłowy. Sprawdź zegar telefonu i wpisz kod, który jest widoczny teraz.
factorsLive-notConfirmed = To jest nieprawidłowe. Spróbuj ponownie.
factorsLive-done = Masz teraz drugi składnik. Zachowaj kody odzyskiwania, a potem kontynuuj.
factorsLive-copied = Skopiowano
factorsLive-copyFailed = Nie udało się skopiować. Zaznacz tekst i skopiuj go.

## secondStep

secondStep-title = Jeszcze jeden krok
secondStep-passkey = Użyj klucza dostępu
secondStep-code = Kod z aplikacji lub kod odzyskiwania
secondStep-codeHint = Sześć cyfr albo szesnaście liter i cyfr.
secondStep-recoveryCode = Kod odzyskiwania
secondStep-recoveryHint = Szesnaście liter i cyfr, które były pokazane przy dodawaniu klucza dostępu.
secondStep-submit = Zaloguj się
secondStep-lost = Nie masz już telefonu ani kodów odzyskiwania? Administrator tego serwera może zresetować twoje drugie składniki.
secondStep-again = Zacznij od nowa

## secondStepLive

secondStepLive-noCode = Wpisz kod.
secondStepLive-wrongCode = Ten kod jest nieprawidłowy lub został już użyty. Poczekaj na następny.
secondStepLive-passkeyCancelled = Nie użyto klucza dostępu. Spróbuj ponownie albo użyj kodu.
secondStepLive-passkeyRefused = Serwer nie przyjął tego klucza dostępu. Spróbuj ponownie albo użyj kodu.
secondStepLive-limited =
    { $n ->
        [one] Zbyt wiele nieprawidłowych kodów. Spróbuj ponownie za { $n } sekundę.
        [few] Zbyt wiele nieprawidłowych kodów. Spróbuj ponownie za { $n } sekundy.
        [many] Zbyt wiele nieprawidłowych kodów. Spróbuj ponownie za { $n } sekund.
       *[other] Zbyt wiele nieprawidłowych kodów. Spróbuj ponownie za { $n } sekundy.
    }
secondStepLive-retry = Teraz możesz spróbować ponownie.
secondStepLive-offline = Serwer nie odpowiedział. Sprawdź połączenie i spróbuj ponownie.
secondStepLive-failed = Coś poszło nie tak ({ $status }).

## tokens

tokens-may = Co może robić
tokens-everything = Wszystko
tokens-create = Tylko tworzyć linki
tokens-createRead = Tworzyć i odczytywać linki
tokens-audit = Tylko odczytywać dzienniki
tokens-ask = Prosić ludzi o sekrety i otwierać ich odpowiedzi
tokens-lasts = Jak długo działa
tokens-always = Do unieważnienia
tokens-days30 = 30 dni
tokens-days90 = 90 dni
tokens-year = Jeden rok
tokens-networks = Tylko z określonych sieci
tokens-networksLabel = Adresy lub sieci
tokens-networksHint = Rozdziel je przecinkami. Jeśli pole jest puste, token działa wszędzie.

## tokensLive

tokensLive-tokenMay = może { $what }
tokensLive-tokenCreate = tworzyć
tokensLive-tokenRead = odczytywać
tokensLive-tokenAudit = odczytywać dzienniki
tokensLive-tokenExpire = usuwać
tokensLive-tokenAdmin = administrować
tokensLive-tokenAsk = prosić o sekrety
tokensLive-tokenOpen = otwierać odpowiedzi
tokensLive-tokenFrom = tylko z { $networks }
tokensLive-tokenUntil = wygasa { $when }
tokensLive-tokenOver = wygasł { $when }
tokensLive-tokenUsedFrom = ostatnio używany { $when } z { $address }
tokensLive-badNetworks = Wpisz adresy lub sieci takie jak 192.0.2.0/24, najwyżej 50.

## oversightLive

oversightLive-auditor = audytor
oversightLive-makeAuditor = Nadaj prawa audytora
oversightLive-makeAuditorQuestion = Nadać kontu { $email } prawa audytora? Ta osoba będzie widzieć dzienniki wszystkich, ale żadnych sekretów nie zobaczy.
oversightLive-takeAuditor = Odbierz prawa audytora
oversightLive-takeAuditorQuestion = Odebrać kontu { $email } prawa audytora? Jego sesje i tokeny przestaną działać.
oversightLive-log = Dziennik
oversightLive-logNothing = Brak wpisów.

## signIns

signIns-title = Ostatnie logowania
signIns-text = Kto zalogował się na twoje konto lub próbował to zrobić. Jeśli nie rozpoznajesz któregoś logowania, zmień hasło.

## signInsLive

signInsLive-signedIn = Zalogowano
signInsLive-signInFailed = Nieudane logowanie
signInsLive-byPassword = hasłem
signInsLive-byLink = linkiem jednorazowym
signInsLive-bySetup = kodem konfiguracji
signInsLive-bySignUp = przez utworzenie konta
signInsLive-byDirectory = przez usługę katalogową
signInsLive-byCompany = przez logowanie firmowe
signInsLive-byPasskey = kluczem dostępu
signInsLive-secondFactor = z drugim składnikiem
signInsLive-wrongPassword = nieprawidłowe hasło
signInsLive-wrongCode = nieprawidłowy kod konfiguracji
signInsLive-wrongLink = nieważny link jednorazowy
signInsLive-wrongCurrent = nieprawidłowe obecne hasło
signInsLive-wrongFactor = nieprawidłowy drugi składnik
signInsLive-wrongPasskey = nieprawidłowy klucz dostępu
signInsLive-deviceGuesses = zbyt wiele prób na znanych urządzeniach
signInsLive-unanswered = usługa katalogowa nie odpowiedziała
signInsLive-asAdministrator = jako administrator
signInsLive-times =
    { $n ->
        [one] { $n } raz
        [few] { $n } razy
        [many] { $n } razy
       *[other] { $n } raza
    }
signInsLive-noSignIns = Nie zapisano jeszcze żadnego logowania.

## adminLog

adminLog-title = Dziennik administratorów
adminLog-lead = Kto się zalogował i kto zmienił konta, tokeny, klucze i ustawienia. Żadnego wpisu nie można niepostrzeżenie zmienić ani usunąć.
adminLog-person = Adres e-mail
adminLog-personHint = Osoby, która to zrobiła lub której to dotyczy.
adminLog-what = Co
adminLog-everything = Wszystko
adminLog-show = Pokaż
adminLog-newer = Nowsze
adminLog-older = Starsze

## adminLogLive

adminLogLive-signOut = Wylogowano
adminLogLive-leftOut = Więcej niepowodzeń, niż wymieniono
adminLogLive-userAdded = Dodano konto
adminLogLive-userRemoved = Usunięto konto
adminLogLive-userDisabled = Wyłączono konto
adminLogLive-userEnabled = Włączono konto
adminLogLive-madeAdministrator = Nadano prawa administratora
adminLogLive-noAdministrator = Odebrano prawa administratora
adminLogLive-madeAuditor = Nadano prawa audytora
adminLogLive-noAuditor = Odebrano prawa audytora
adminLogLive-suspended = Zawieszenie przez logowanie firmowe
adminLogLive-admitted = Ponowne dopuszczenie przez logowanie firmowe
adminLogLive-linked = Połączono z logowaniem firmowym
adminLogLive-unlinked = Odłączono od logowania firmowego
adminLogLive-vouched = Poświadczono adres
adminLogLive-joinedGroup = Dodano do grupy
adminLogLive-leftGroup = Usunięto z grupy
adminLogLive-factorAdded = Dodano drugi składnik
adminLogLive-factorRemoved = Usunięto drugi składnik
adminLogLive-factorsReset = Zresetowano drugie składniki
adminLogLive-codesMade = Utworzono kody odzyskiwania
adminLogLive-invited = Zaproszono
adminLogLive-accessEnded = Zakończono cały dostęp
adminLogLive-linksExpired = Usunięto linki konta
adminLogLive-withdrawn = Wycofano zaproszenie
adminLogLive-sessionEnded = Zakończono sesję
adminLogLive-linkMade = Utworzono link jednorazowy
adminLogLive-passwordSet = Ustawiono hasło
adminLogLive-tokenMade = Utworzono token API
adminLogLive-tokenRemoved = Unieważniono token API
adminLogLive-settingsChanged = Zmieniono ustawienia
adminLogLive-rotationBegun = Rozpoczęto rotację klucza głównego
adminLogLive-rotationEnded = Zakończono rotację klucza głównego
adminLogLive-exported = Wyeksportowano dzienniki audytu
adminLogLive-backedUp = Utworzono kopię zapasową
adminLogLive-restored = Przywrócono kopię zapasową
adminLogLive-byWhom = przez: { $name }
adminLogLive-commandLine = wiersz poleceń
adminLogLive-server = serwer
adminLogLive-bySetupCode = kod konfiguracji
adminLogLive-bySigningUp = rejestracja
adminLogLive-byOneTimeLink = link jednorazowy
adminLogLive-directory = usługa katalogowa
adminLogLive-companySignIn = logowanie firmowe
adminLogLive-noEntries = Żaden wpis nie pasuje.
adminLogLive-showAll = Pokaż wszystko

## ownLogLive

ownLogLive-byCode = potwierdzony kodem: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Notatka
ownLogLive-logCount = { $from }–{ $to } z { $total }
ownLogLive-own-creation = utworzenie
ownLogLive-own-view = otwarcie
ownLogLive-own-failed_view = bezskuteczna próba
ownLogLive-own-expire = usunięcie
ownLogLive-own-restored = cofnięcie usunięcia
ownLogLive-own-failed_passphrase = nieprawidłowa fraza hasła
ownLogLive-own-probable_program = prawdopodobnie program
ownLogLive-own-code_sent = wysłanie kodu e-mailem
ownLogLive-own-code_queued = kod czeka na wysłanie e-mailem
ownLogLive-own-code_failed = kodu nie wysłano e-mailem
ownLogLive-own-failed_code = nieprawidłowy kod
ownLogLive-own-owner_view = otwarcie przez ciebie
ownLogLive-own-wrong_network = próba z innej sieci
ownLogLive-own-other_device = próba na innym urządzeniu
ownLogLive-own-alarm = zgłoszenie: „To nie ja”
ownLogLive-own-freeze = wstrzymanie przez ciebie
ownLogLive-own-thaw = wznowienie przez ciebie
ownLogLive-own-changed = zmiana przez ciebie
ownLogLive-own-hold_asked = czeka na twoje zezwolenie
ownLogLive-own-hold_released = twoje zezwolenie
ownLogLive-own-hold_refused = twoja odmowa i wstrzymanie
ownLogLive-own-request_view = przeczytanie
ownLogLive-own-answer = odpowiedź
ownLogLive-own-mail_returned = zwrot e-maila
ownLogLive-own-creation_email_send = zlecenie powiadomienia e-mailem
ownLogLive-own-admin_view = otwarcie przez administratora
ownLogLive-own-imported = przeniesienie z aplikacji Password Pusher

## seenLogLive

seenLogLive-seen-creation = utworzenie
seenLogLive-seen-view = otwarcie
seenLogLive-seen-failed_view = bezskuteczna próba
seenLogLive-seen-expire = usunięcie
seenLogLive-seen-restored = cofnięcie usunięcia
seenLogLive-seen-failed_passphrase = nieprawidłowa fraza hasła
seenLogLive-seen-probable_program = prawdopodobnie program
seenLogLive-seen-code_sent = wysłanie kodu e-mailem
seenLogLive-seen-code_queued = kod czeka na wysłanie e-mailem
seenLogLive-seen-code_failed = kodu nie wysłano e-mailem
seenLogLive-seen-failed_code = nieprawidłowy kod
seenLogLive-seen-owner_view = otwarcie przez właściciela
seenLogLive-seen-wrong_network = odmowa poza dozwolonymi sieciami
seenLogLive-seen-other_device = odmowa na innym urządzeniu
seenLogLive-seen-alarm = zgłoszenie odbiorcy
seenLogLive-seen-freeze = wstrzymanie przez właściciela
seenLogLive-seen-thaw = wznowienie przez właściciela
seenLogLive-seen-changed = zmiana przez właściciela
seenLogLive-seen-hold_asked = czeka na właściciela
seenLogLive-seen-hold_released = zezwolenie właściciela
seenLogLive-seen-hold_refused = odmowa właściciela
seenLogLive-seen-request_view = przeczytanie
seenLogLive-seen-answer = odpowiedź
seenLogLive-seen-mail_returned = zwrot e-maila
seenLogLive-seen-creation_email_send = zlecenie powiadomienia e-mailem
seenLogLive-seen-admin_view = otwarcie przez administratora
seenLogLive-seen-imported = przeniesienie z aplikacji Password Pusher

## eventNamesLive

eventNamesLive-push-created = Utworzono link
eventNamesLive-push-viewed = Otwarto link
eventNamesLive-push-wrong_passphrase = Nieprawidłowa fraza hasła
eventNamesLive-push-expired = Link wygasł
eventNamesLive-push-alarm = Zgłoszenie odbiorcy
eventNamesLive-push-hold_asked = Ktoś czeka
eventNamesLive-push-code_failed = Kodu nie wysłano e-mailem
eventNamesLive-request-answered = Odpowiedziano na prośbę
eventNamesLive-request-closed = Zamknięto prośbę

## conditionWords

conditionWords-passphrases = frazy hasła
conditionWords-passwords = hasła
conditionWords-second_factors = drugie składniki
conditionWords-passkeys = klucze dostępu

## conditionSays

conditionSays-disk_full = Na dysku katalogu { $directory } jest tylko { $freeBytes } wolnego miejsca: poniżej { $floorBytes } pliki są odrzucane.
conditionSays-disk_low = Na dysku katalogu { $directory } jest { $freeBytes } wolnego miejsca, mniej, niż mogą zająć pliki jednego linku ({ $linkBytes }).
conditionSays-disk_no_inodes = Na dysku katalogu { $directory } brakuje i-węzłów (inodes). Liczba plików, które jeszcze się zmieszczą: { $files }.
conditionSays-disk_error = Dysk katalogu { $directory } zgłosił błąd ({ $atMs }): { $reason }
conditionSays-database_damaged = Baza danych jest uszkodzona. Dziennik wymienia miejsca.
conditionSays-database_trouble = Ten serwer nie może teraz obsługiwać żądań: { $reason }
conditionSays-bucket_trouble = Nie można zapisywać ani otwierać plików: { $reason }
conditionSays-scanner_trouble = Skaner antywirusowy nie ocenia plików, więc każdy jest odrzucany: { $reason }
conditionSays-sweep_failed = To, co wygasło, nie jest usuwane z dysku: { $reason }
conditionSays-clock_jumped = Zegar przeskoczył do przodu o ponad dobę. Teraz wskazuje: { $nowMs }. Przez godzinę po tym skoku nic nie jest wymazywane.
conditionSays-backup_failed = Ostatnia kopia zapasowa się nie powiodła: { $reason }
conditionSays-backup_damaged = Ostatnia kopia zapasowa, { $name }, zawiera uszkodzone dane. Liczba uszkodzonych miejsc: { $count }. { $reason }
conditionSays-backup_old = Data ostatniej kopii zapasowej: { $lastMs }.
conditionSays-certificate_ended = Ważność certyfikatu { $file } skończyła się: { $untilMs }. Klienci go odrzucają.
conditionSays-certificate_ends = Certyfikat { $file } jest ważny do: { $untilMs }.
conditionSays-certificate_unusable = Nie można użyć certyfikatu na dysku: { $reason } Działający serwer zachowuje poprzedni.
conditionSays-certificate_not_obtained = Nie ma ważnego certyfikatu i klienci odrzucają ten serwer: { $reason }
conditionSays-certificate_not_renewed = Nie udało się odnowić certyfikatu: { $reason }
conditionSays-client_secret_refused = Dostawca logowania nie przyjmuje oidc.client_secret: nikt nie może się tam zalogować.
conditionSays-client_secret_ends = Klucz tajny w oidc.client_secret jest ważny do: { $untilMs }. Potem nikt nie zaloguje się u dostawcy.
conditionSays-token_ends = Niedawno używany token API „{ $name }” konta { $owner } jest ważny do: { $untilMs }.
conditionSays-administrator_new = Konto { $user } otrzymało prawa administratora: { $sinceMs }, przez: { $by }.
conditionSays-guessing = Ktoś zgaduje ({ $guessed }). Próby odrzucone w ciągu godziny, bo było ich zbyt wiele: { $times } lub więcej.
conditionSays-codes_failed = Kodów dla odbiorców nie można wysłać e-mailem: { $reason }
conditionSays-codes_wait = Oczekujące e-maile z kodami dla odbiorców: { $count }. Odbiorca lub nadawca osiągnął limit godzinowy. Ostatni e-mail zostanie wysłany: { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] Nie udało się dostarczyć { $n } zdarzenia i zaniechano jego dostarczenia.
        [few] Nie udało się dostarczyć { $n } zdarzeń i zaniechano ich dostarczenia.
        [many] Nie udało się dostarczyć { $n } zdarzeń i zaniechano ich dostarczenia.
       *[other] Nie udało się dostarczyć { $n } zdarzenia i zaniechano ich dostarczenia.
    }
conditionSays-deliveries_late = Na dostarczenie czeka zdarzenie z chwili: { $sinceMs }.
conditionSays-nodes_differ = Węzły nie są jednakowe: { $reason }
conditionSays-version_ready = Plik nowej wersji: { $file }.
conditionSays-disk_fine = Na dysku katalogu { $directory } wolne jest { $freeBytes } z { $totalBytes }.
conditionSays-certificate_fine = Certyfikat { $file } jest ważny do: { $untilMs }.
conditionSays-backup_none = Nie utworzono jeszcze kopii zapasowej.
conditionSays-backup_fine = Data ostatniej kopii zapasowej: { $lastMs }.
conditionSays-backup_scheduled = Ostatnia kopia zapasowa: { $name }, { $lastMs }. Następna: { $nextMs }.
conditionSays-node_fine = Węzeł { $node } działa w wersji { $version }.

## conditionMend

conditionMend-disk_full = Zwolnij miejsce na tym dysku albo go powiększ.
conditionMend-disk_low = Zwolnij miejsce na tym dysku albo go powiększ.
conditionMend-disk_no_inodes = Usuń małe pliki, które inne programy pozostawiły na tym dysku.
conditionMend-disk_error = Utwórz teraz kopię zapasową. Potem sprawdź dysk i jego podłączenie. Więcej mówi dziennik systemu.
conditionMend-database_damaged = Przywróć kopię zapasową.
conditionMend-database_trouble = Sprawdź bazę danych, jej hosta i drogę do niego.
conditionMend-bucket_trouble = Sprawdź bucket, jego klucze i drogę do niego. Katalog współdzielony przez węzły musi być zamontowany.
conditionMend-scanner_trouble = Uruchom clamd i pozwól użytkownikowi tego serwera czytać jego gniazdo. Więcej mówi dziennik clamd.
conditionMend-sweep_failed = Nikt nie może tego otworzyć. Sprawdź dysk i dziennik.
conditionMend-clock_jumped = Jeśli zegar chodzi źle, ustaw go w ciągu tej godziny. Jeśli chodzi dobrze, nic nie rób: to powiadomienie pojawia się też po długim przestoju lub po przywróceniu kopii zapasowej.
conditionMend-backup_failed = Usuń przyczynę. Serwer sam spróbuje ponownie.
conditionMend-backup_damaged = Sprawdź dysk i ustal, co jest uszkodzone. Wcześniejsze nieuszkodzone kopie zapasowe są zachowane.
conditionMend-backup_old = Sprawdź, co tworzy twoje kopie zapasowe, albo utwórz kopię ręcznie.
conditionMend-certificate_ended = Wymień pliki certyfikatu i jego klucza. Serwer sam wczyta je ponownie.
conditionMend-certificate_ends = Wymień pliki certyfikatu i jego klucza. Serwer sam wczyta je ponownie.
conditionMend-certificate_unusable = Wymień pliki certyfikatu i jego klucza.
conditionMend-certificate_not_obtained = Serwer sam spróbuje ponownie. Sprawdź urząd certyfikacji i drogę do niego.
conditionMend-certificate_not_renewed = Używany certyfikat jest ważny do: { $untilMs }, a serwer spróbuje ponownie. Sprawdź urząd certyfikacji i drogę do niego.
conditionMend-client_secret_refused = Utwórz u dostawcy nowy klucz tajny i go ustaw.
conditionMend-client_secret_ends = Utwórz u dostawcy nowy klucz tajny, ustaw go, a w oidc.client_secret_until podaj koniec jego ważności.
conditionMend-token_ends = Właściciel tworzy nowy i przekazuje go programowi, który go używa.
conditionMend-administrator_new = Jeśli to nieoczekiwane, odbierz te prawa i zajrzyj do dziennika administratorów.
conditionMend-guessing = Dziennik wymienia adresy. Zablokuj je w zaporze.
conditionMend-codes_failed = Sprawdź serwer poczty i ustawienia poczty. Odbiorcy, których kodu nie wysłano, muszą poprosić o nowy.
conditionMend-codes_wait = Jeśli nadawcy muszą dotrzeć do tylu odbiorców, zwiększ mail.per_hour. Dzienniki ich linków podają, czyje kody czekają.
conditionMend-deliveries_dead = Napraw system docelowy, a potem ponów dostarczanie tego, co nie dotarło, albo to odrzuć.
conditionMend-deliveries_late = Sprawdź serwer poczty, webhook lub kolektor. Dziennik podaje, co zawodzi.
conditionMend-nodes_differ = Ustaw wszystkim węzłom tę samą wersję, ustawienia i czas.
conditionMend-version_ready = Sprawdź go, a potem zaktualizuj.
conditionMend-backup_none = Jeśli nic innego nie tworzy kopii zapasowych tego serwera, utwórz kopię.

## errorPage

errorPage-missing = Nie znaleziono strony
errorPage-missingText = Pod tym adresem nie ma strony.
errorPage-home = Przejdź do strony startowej
errorPage-busy = Zbyt wiele żądań
errorPage-busyText = Z twojego adresu przyszło zbyt wiele żądań. Niczego nie otwarto. Odczekaj chwilę, a potem wczytaj tę stronę ponownie.
errorPage-keySent = Ten link przestał być tajny
errorPage-keySentText = Jakiś program po drodze, na przykład filtr poczty, zamienił znak # w tym linku na %23, przez co klucz został wysłany do serwera. Niczego nie otwarto i nie policzono otwarcia, ale klucz nie jest już tajny. Poproś nadawcę o nowy link, wysłany inną drogą.
errorPage-upgrading = Ten serwer jest aktualizowany
errorPage-upgradingText = Niczego nie otwarto i nic nie przepadło. Wczytaj tę stronę ponownie za minutę.
errorPage-unavailable = Chwilowo niedostępne
errorPage-unavailableText = Serwer nie może tego teraz zrobić. Niczego nie otwarto i nic nie przepadło. Spróbuj ponownie za kilka minut.
errorPage-unconfirmed = Niepotwierdzone
errorPage-unconfirmedText = Serwer nie wie, czy to zostało wykonane. Otwarcie mogło zostać policzone, choć niczego nie pokazano. Spróbuj ponownie za kilka minut; jeśli sekretu już nie będzie, poproś nadawcę o nowy link.
errorPage-defect = Coś poszło nie tak
errorPage-defectText = To nie powinno się zdarzyć. Powiedz operatorowi tego serwera, kiedy to się stało: szczegóły są w dzienniku.

## mailShared

mailShared-subject = { $sender } ma coś dla ciebie
mailShared-lead = { $sender } udostępnia ci coś poufnego przez usługę { $service }.
mailShared-link = Otwórz
mailShared-until = Link działa do: { $when }.
mailShared-views =
    { $n ->
        [one] Można go otworzyć jeden raz.
        [few] Można go otworzyć { $n } razy.
        [many] Można go otworzyć { $n } razy.
       *[other] Można go otworzyć { $n } raza.
    }
mailShared-notice = Poproś { $sender } o link: ten e-mail go nie zawiera.
mailShared-stranger = Jeśli nie znasz { $sender }, zignoruj ten e-mail.
mailShared-unverified = Nikt nie zweryfikował, czy adres { $sender } należy do nadawcy. Zapytaj { $sender } inną drogą, czy ten e-mail pochodzi od tej osoby. Jeśli nie możesz, zignoruj go.

## mailAsked

mailAsked-subject = { $sender } prosi cię o coś
mailAsked-lead = { $sender } prosi cię o przesłanie czegoś poufnego przez usługę { $service }.
mailAsked-link = Odpowiedz
mailAsked-until = Możesz odpowiedzieć do: { $when }. Konto nie jest potrzebne.

## mailNeeds

mailNeeds-name = Nadawca podaje imię „{ $name }”.
mailNeeds-shared = Zanim otworzysz:
mailNeeds-asked = Zanim odpowiesz:
mailNeeds-from = Otwiera się od: { $when }.
mailNeeds-passphrase = Potrzebujesz frazy hasła. { $sender } przekaże ci ją inną drogą.
mailNeeds-code = Potrzebujesz kodu. Strona wyśle go na adres { $address }, gdy o niego poprosisz.
mailNeeds-proof = Otworzyć mogą tylko określone osoby. Strona poprosi cię o potwierdzenie, że jesteś jedną z nich.
mailNeeds-release = { $sender } musi zezwolić ci na otwarcie. Otwórz link i do tego czasu zostaw stronę otwartą.
mailNeeds-lock = Tylko urządzenie i przeglądarka, które otworzą link jako pierwsze, mogą otworzyć go ponownie. Otwórz go tam, gdzie go potrzebujesz.
mailNeeds-letters = Strona pokazuje trzy litery. Wpisz je, aby wiedziała, że nie jesteś programem.

## mailOpened

mailOpened-subject = Otwarto: { $name }
mailOpened-unnamed = Twój link ({ $date })
mailOpened-lead = Twój link został otwarty: { $when }.
mailOpened-left =
    { $n ->
        [one] Można go otworzyć jeszcze jeden raz.
        [few] Można go otworzyć jeszcze { $n } razy.
        [many] Można go otworzyć jeszcze { $n } razy.
       *[other] Można go otworzyć jeszcze { $n } raza.
    }
mailOpened-last = To było ostatnie otwarcie: sekret jest wymazany.
mailOpened-link = Moje linki
mailOpened-why = Otrzymujesz ten e-mail, bo masz włączone powiadomienie o otwarciu.

## mailAnswered

mailAnswered-subject = Odpowiedziano: { $name }
mailAnswered-unnamed = Twoja prośba ({ $date })
mailAnswered-lead = Na twoją prośbę odpowiedziano: { $when }.
mailAnswered-keep = Ten e-mail nie zawiera odpowiedzi. Zaloguj się, aby ją otworzyć.
mailAnswered-link = Prośby
mailAnswered-why = Otrzymujesz ten e-mail, bo masz włączone powiadomienie o każdej odpowiedzi.

## mailCode

mailCode-subject = Twój kod z usługi { $service }
mailCode-lead = Ktoś udostępnia ci coś poufnego przez usługę { $service }. Aby to otworzyć, wpisz ten kod na stronie, która o niego poprosiła:
mailCode-leadNamed = { $sender } udostępnia ci coś poufnego przez usługę { $service }. Aby to otworzyć, wpisz ten kod na stronie, która o niego poprosiła:
mailCode-asks = Ktoś prosi cię o przesłanie czegoś poufnego przez usługę { $service }. Aby przeczytać prośbę i na nią odpowiedzieć, wpisz ten kod na stronie, która o niego poprosiła:
mailCode-asksNamed = { $sender } prosi cię o przesłanie czegoś poufnego przez usługę { $service }. Aby przeczytać prośbę i na nią odpowiedzieć, wpisz ten kod na stronie, która o niego poprosiła:
mailCode-until =
    { $n ->
        [one] Kod działa jeden raz, przez { $n } minutę i tylko w przeglądarce, w której go zamówiono.
        [few] Kod działa jeden raz, przez { $n } minuty i tylko w przeglądarce, w której go zamówiono.
        [many] Kod działa jeden raz, przez { $n } minut i tylko w przeglądarce, w której go zamówiono.
       *[other] Kod działa jeden raz, przez { $n } minuty i tylko w przeglądarce, w której go zamówiono.
    }
mailCode-ignore = Jeśli kod nie został zamówiony przez ciebie, zignoruj ten e-mail i nikomu nie podawaj kodu.

## mailInvited

mailInvited-subject = Twoje konto w usłudze { $service }
mailInvited-lead = Masz teraz konto w usłudze { $service }: { $email }.
mailInvited-link = Wybierz hasło
mailInvited-once = Link działa jeden raz, do: { $when }.

## mailReset

mailReset-subject = Wybierz nowe hasło do usługi { $service }
mailReset-lead = Administrator usługi { $service } umożliwia ci wybranie nowego hasła do konta { $email }.
mailReset-link = Wybierz hasło
mailReset-once = Link działa jeden raz, do: { $when }.

## mailNotice

mailNotice-subject = Twoje konto w usłudze { $service }
mailNotice-password = Zmieniono hasło do konta { $email }: { $when }.
mailNotice-factorAdded = Dodano drugi składnik do konta { $email }: { $when }.
mailNotice-factorRemoved = Usunięto drugi składnik konta { $email }: { $when }.
mailNotice-factorsReset = Administrator usunął wszystkie drugie składniki konta { $email }: { $when }.
mailNotice-recoveryCodes = Utworzono nowe kody odzyskiwania dla konta { $email }: { $when }. Poprzednie już nie działają.
mailNotice-recoveryCode = Użyto kodu odzyskiwania konta { $email }: { $when }. Nie zadziała on ponownie.
mailNotice-devices = Z przeglądarek, w których wcześniej się logowano, nadeszło zbyt wiele nieprawidłowych haseł lub kodów do konta { $email }: { $when }. Ktoś może mieć jedno z twoich urządzeń.
mailNotice-from = Nastąpiło to z adresu { $address }.
mailNotice-stranger = Jeśli to nieoczekiwane, zmień hasło w usłudze { $service } i powiedz o tym jej administratorowi.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } sprawa dla administratora
        [few] { $service }: { $n } sprawy dla administratora
        [many] { $service }: { $n } spraw dla administratora
       *[other] { $service }: { $n } sprawy dla administratora
    }
mailConditions-link = Stan serwera
mailConditions-why = Otrzymujesz ten e-mail, bo twój adres jest w notices.mail. Przychodzi on raz i ponownie po siedmiu dniach, jeśli nic się nie zmieniło. Polecenia uruchamiaj na hoście serwera, z sudo i z --config tego serwera.

## mailTest

mailTest-subject = Test usługi { $service }
mailTest-lead = Poczta z usługi { $service } dociera.
mailTest-link = { $service }

## opener

opener-title = Otwórz zapieczętowany link
opener-lead = Ta strona to twój własny plik: otwiera linki zapieczętowane metodą end-to-end i żaden serwer nie może jej zmienić. Prosi serwer linku o zapieczętowany sekret i o nic więcej.
opener-link = Link, z częścią po znaku #
opener-passphraseHint = Tylko jeśli nadawca ci ją podał.
opener-open = Otwórz
opener-notLink = To nie jest link do sekretu. Skopiuj cały link, od https:// do końca.
opener-unreachable = Brak odpowiedzi, którą ta strona może odczytać. Nie można połączyć się z serwerem albo pozwala on otworzyć ten link tylko własnej stronie: sekret może nie być zapieczętowany albo być ograniczony do określonych sieci. Niczego nie otwarto.
opener-incomplete = Odpowiedź nie dotarła w całości. Mogło to zostać policzone jako otwarcie.
opener-notSealed = To, co wysłał serwer, nie jest zapieczętowane, więc nie jest tym, co nadawca zapieczętował dla tego linku. Nic z tego nie jest pokazane.
opener-wrong = Fraza hasła jest nieprawidłowa lub jej brakuje. Nie policzono otwarcia.
opener-refused = Serwer w tej chwili tego nie wydaje. Nie policzono otwarcia.
opener-held = Nadawca musi zezwolić na otwarcie. Podaj mu te słowa: { $words }
opener-heldWordless = Nadawca musi zezwolić na otwarcie.
opener-otherPassphrase = Ta fraza hasła nie otwiera sekretu. Spróbuj ponownie: zapieczętowany sekret już tu jest i kolejne otwarcie nie zostanie policzone. Pozostaw pole puste, jeśli nadawca nie podał ci frazy hasła.
opener-go = Otwórz adres w witrynie { $host }
opener-saved = Zapisano

## languages

languages-title = Wybierz język
languages-search = Znajdź swój język
languages-searchHint = Jego własna nazwa, angielska nazwa lub kod, na przykład pt-BR.
languages-find = Szukaj
languages-none = Żaden język nie pasuje.
languages-all = Wszystkie języki
languages-browser = Język mojej przeglądarki
languages-back = Wróć do strony
languages-counts = Teksty w innych językach są tłumaczeniami. Jeśli różnią się od angielskiego, obowiązuje angielski. Jeśli znajdziesz błędne słowo, powiedz o tym osobom, które prowadzą ten serwer.
languages-recipient = Język dla odbiorcy
languages-recipientHint = Na stronie linku i w e-mailu o nim. Odbiorcy z wybranym już językiem zachowują swój.
languages-recipientOwn = Zgodnie z przeglądarką
languages-answerer = Język dla odpowiadających
languages-answererHint = Na stronie prośby. Osoby z wybranym już językiem zachowują swój.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } język
        [few] { $n } języki
        [many] { $n } języków
       *[other] { $n } języka
    }
languagesLive-recipientLanguage = Język dla odbiorcy
