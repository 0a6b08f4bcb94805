### Slovak

## layout

layout-skip = Prejsť na obsah
layout-navigation = Hlavná
layout-create = Nový odkaz
layout-pushes = Moje odkazy
layout-admin = Správa
layout-account = Účet
layout-signIn = Prihlásiť sa
layout-languages = Jazyk
layout-light = Svetlý
layout-dark = Tmavý
layout-auto = Automaticky
layout-api = API
layout-about = O službe
layout-aboutLine = Ako to funguje a kto server prevádzkuje
layout-noScript = Táto stránka potrebuje JavaScript. Jej skripty sa spájajú len s týmto serverom.
layout-otherWays = Môžete použiť aj API alebo príkazový riadok.
layout-waiting = Táto stránka sa ešte načítava. Ak sa nič nezmení, načítajte ju znova.
layout-plain = Toto pripojenie nie je šifrované: iní ľudia v sieti môžu čítať, čo tu odosielate a otvárate. Použite adresu s https://, ak existuje.
layout-notSealed = Stop: toto nie je zapečatené
layout-notSealedText = Odosielateľ toto tajomstvo zapečatil, ale to, čo poslal server, zapečatené nie je. Nič z toho sa nezobrazí. Kontaktujte odosielateľa, napríklad telefonicky.

## create

create-title = Zdieľať tajomstvo
create-tagline = Pošlite heslo alebo súbor odkazom, ktorého platnosť vyprší.
create-kinds = Čo zdieľať
create-text = Text
create-files = Súbory
create-url = Odkaz
create-qr = QR kód
create-textLabel = Vaše tajomstvo
create-shared = Zdieľané z inej aplikácie: pred odoslaním text skontrolujte.
create-textPlaceholder = Heslo, kľúč, poznámka…
create-urlLabel = Webová adresa
create-urlHint = Príjemca adresu najprv uvidí a potvrdí, až potom túto stránku opustí.
create-qrLabel = Text, ktorý sa zobrazí ako QR kód
create-qrHint = Príjemca ho uvidí ako QR kód, ktorý môže naskenovať.
create-message = Správa (nepovinné)
create-filesSignIn = Ak chcete zdieľať súbory, prihláste sa.
create-hide = Skrývať pri písaní
create-generator = Vygenerovať heslo
create-style = Druh
create-styleCharacters = Znaky
create-styleWords = Slová
create-stylePin = PIN
create-pinHint = Ako prístupová fráza stačí, pretože tento server obmedzuje počet pokusov. Ako samotné tajomstvo je PIN príliš slabý.
create-length = Dĺžka
create-digits = Číslice
create-symbols = Symboly
create-capitals = Veľké písmená
create-generated = Návrh
create-again = Nový návrh
create-use = Použiť tento
create-lifetime = Dĺžka platnosti
create-views = Počet zobrazení
create-passphrase = Prístupová fráza (nepovinné)
create-passphraseRequired = Prístupová fráza (povinné)
create-passphraseLength =
    { $n ->
        [one] Aspoň { $n } znak.
        [few] Aspoň { $n } znaky.
        [many] Aspoň { $n } znaka.
       *[other] Aspoň { $n } znakov.
    }
create-passphraseHint = Prístupovú frázu oznámte zvlášť, napríklad telefonicky.
create-suggest = Navrhnúť
create-add = Pridať možnosť …
create-covered = Nechať zakryté, kým príjemca neťukne
create-coveredHint = Pri otvorení ho nikto neprečíta príjemcovi cez plece.
create-deletable = Príjemca smie tajomstvo odstrániť
create-notifyMe = Oznámiť mi otvorenie
create-notifyByMail = Príde vám e-mail a v časti „Moje odkazy“ uvidíte značku.
create-notifyInList = V časti „Moje odkazy“ uvidíte značku.
create-name = Názov (vidíte ho len vy)
create-note = Poznámka (vidíte ju len vy)
create-sign = Podpísať svojím menom
create-senderName = Vaše meno
create-senderMessage = Správa pre príjemcu
create-senderMessageHint = Zobrazí sa pred otvorením tajomstva každému, kto má odkaz. Nepíšte sem nič dôverné.
create-senderEmail = Zobraziť adresu vášho účtu: { $email }
create-sealed = Koncové šifrovanie
create-sealedHint = Neprečíta ho nikto okrem príjemcu, ani tento server.
create-sealedName = Pomenujte ho pre svoj zoznam: chránené sú aj názvy súborov. Názov, poznámka a podpis chránené nie sú.
create-sealedRequired = Nič iné tento server neprijíma.
create-groupLimits = Platia pre vás obmedzenia skupín: { $groups }.
create-shownOnce = Skopírujte odkaz hneď. Znova sa už nedá zobraziť.
create-remembered = Vaše voľby sa pamätajú v tomto zariadení.
create-reset = Obnoviť predvolené
create-submit = Vytvoriť odkaz
create-ready = Odkaz je pripravený
create-passphraseNext = Teraz oznámte prístupovú frázu inou cestou
create-passphraseReminder = Odkaz sa otvorí len s touto prístupovou frázou. Oznámte ju napríklad telefonicky. Znova sa už nezobrazí.
create-copyPassphrase = Kopírovať prístupovú frázu
create-end = Odstrániť hneď
create-another = Zdieľať ďalšie

## createClosed

createClosed-title = Ak chcete zdieľať tajomstvo, prihláste sa
createClosed-text = Z vašej siete môžu odkazy vytvárať len ľudia s účtom.
createClosed-hint = Ak vám niekto poslal odkaz, otvorí sa odtiaľto ako zvyčajne.
createClosed-nothingTitle = Tu nemôžete nič zdieľať
createClosed-nothing = Obmedzenia vašich skupín ({ $groups }) nepripúšťajú žiadny druh tajomstva. Obráťte sa na správcu tohto servera.

## createLive

createLive-bytes = { $used } z { $limit }
createLive-characters = Znaky: { $used } z { $limit }
createLive-bits =
    { $n ->
        [one] asi { $n } bit
        [few] asi { $n } bity
        [many] asi { $n } bitu
       *[other] asi { $n } bitov
    }
createLive-termViews =
    { $n ->
        [one] { $n } zobrazenie
        [few] { $n } zobrazenia
        [many] { $n } zobrazenia
       *[other] { $n } zobrazení
    }
createLive-termUntil = do: { $date }
createLive-noPassphrase = bez prístupovej frázy
createLive-withPassphrase = s prístupovou frázou
createLive-needsPassphrase = prístupová fráza povinná
createLive-passphraseMissing = Zadajte prístupovú frázu: tento server ju vyžaduje.
createLive-passphraseShort =
    { $n ->
        [one] Táto prístupová fráza je príliš krátka: musí mať aspoň { $n } znak. Postupnosť ako aaaa alebo 1234 sa počíta ako dva.
        [few] Táto prístupová fráza je príliš krátka: musí mať aspoň { $n } znaky. Postupnosť ako aaaa alebo 1234 sa počíta ako dva.
        [many] Táto prístupová fráza je príliš krátka: musí mať aspoň { $n } znaka. Postupnosť ako aaaa alebo 1234 sa počíta ako dva.
       *[other] Táto prístupová fráza je príliš krátka: musí mať aspoň { $n } znakov. Postupnosť ako aaaa alebo 1234 sa počíta ako dva.
    }
createLive-signed = Podpis: { $by }
createLive-blank = Najprv zadajte tajomstvo.
createLive-tooLong = Je to príliš dlhé: najviac { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] Je to príliš dlhé: najviac { $n } znak.
        [few] Je to príliš dlhé: najviac { $n } znaky.
        [many] Je to príliš dlhé: najviac { $n } znaka.
       *[other] Je to príliš dlhé: najviac { $n } znakov.
    }
createLive-badUrl = Zadajte webovú adresu, napríklad https://example.org.
createLive-unsealed = Vášmu prehliadaču sa obsah nepodarilo zapečatiť. Nič sa neodoslalo.
createLive-opens =
    { $n ->
        [one] Možno ho otvoriť raz, koniec platnosti: { $date } ({ $relative }).
        [few] Možno ho otvoriť { $n }-krát, koniec platnosti: { $date } ({ $relative }).
        [many] Možno ho otvoriť { $n }-krát, koniec platnosti: { $date } ({ $relative }).
       *[other] Možno ho otvoriť { $n }-krát, koniec platnosti: { $date } ({ $relative }).
    }
createLive-endedTitle = Tajomstvo je odstránené
createLive-ended = Jeho obsah je natrvalo vymazaný. Nikto ho už nemôže otvoriť, ani vy.
createLive-goneTitle = Platnosť odkazu sa skončila
createLive-gone = Nikto ho už nemôže otvoriť. Jeho obsah je natrvalo vymazaný.
createLive-linkUnsaved = Odkaz ste ešte neskopírovali a zobrazuje ho len táto stránka. Napriek tomu ju opustiť?
createLive-passphraseUnsaved = Prístupovú frázu ste ešte neskopírovali a zobrazuje ju len táto stránka. Napriek tomu ju opustiť?
createLive-leaveIt = Opustiť
createLive-offline = Server neodpovedal. Skontrolujte pripojenie a skúste to znova.
createLive-rateLimited =
    { $n ->
        [one] Príliš veľa požiadaviek. Skúste to znova o { $n } sekundu.
        [few] Príliš veľa požiadaviek. Skúste to znova o { $n } sekundy.
        [many] Príliš veľa požiadaviek. Skúste to znova o { $n } sekundy.
       *[other] Príliš veľa požiadaviek. Skúste to znova o { $n } sekúnd.
    }
createLive-tryAgain = Teraz to môžete skúsiť znova.
createLive-tooLarge = Je to väčšie, než server prijíma.
createLive-signInFirst = Najprv sa prihláste.
createLive-unavailable = Server teraz nie je dostupný. Rozpísaný text zostal zachovaný: o chvíľu to skúste znova.
createLive-noSpace = Na serveri už nie je miesto. Nič sa neuložilo.
createLive-failed = Niečo sa nepodarilo ({ $status }). Nič sa neuložilo.
createLive-refused = Server túto hodnotu neprijíma.
createLive-tooMany =
    { $n ->
        [one] Najviac { $n } položka.
        [few] Najviac { $n } položky.
        [many] Najviac { $n } položky.
       *[other] Najviac { $n } položiek.
    }
createLive-outOfRange = Zadajte číslo od { $min } do { $max }.

## resultLive

resultLive-notOpened = Zatiaľ neotvorený.
resultLive-openedTimes =
    { $n ->
        [one] Otvorený raz: { $date }.
        [few] Otvorený { $n }-krát, naposledy: { $date }.
        [many] Otvorený { $n }-krát, naposledy: { $date }.
       *[other] Otvorený { $n }-krát, naposledy: { $date }.
    }

## fileBox

fileBox-files = Súbory
fileBox-dropHere = Presuňte sem súbory alebo priečinky
fileBox-chooseFiles = Vybrať súbory
fileBox-chooseFolder = Vybrať priečinok
fileBox-cancel = Zrušiť

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Najviac jeden súbor s veľkosťou do { $file }.
        [few] Najviac { $n } súbory, každý do { $file }, spolu do { $push }.
        [many] Najviac { $n } súboru, každý do { $file }, spolu do { $push }.
       *[other] Najviac { $n } súborov, každý do { $file }, spolu do { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Do jedného odkazu sa zmestí len jeden súbor.
        [few] Do jedného odkazu sa zmestia najviac { $n } súbory.
        [many] Do jedného odkazu sa zmestí najviac { $n } súboru.
       *[other] Do jedného odkazu sa zmestí najviac { $n } súborov.
    }
filesLive-fileTooLarge = Súbor „{ $name }“ je väčší ako { $limit }.
filesLive-filesTooLarge = Súbory sú spolu väčšie ako { $limit }.
filesLive-noFiles = Vyberte aspoň jeden súbor.
filesLive-packing = Priečinok „{ $name }“ sa ešte balí.
filesLive-remove = Odobrať { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Spojenie sa prerušilo. Bude pokračovať samo.
filesLive-uploaded = Odoslané. Server to ukladá…
filesLive-sealing = Pečatí sa vo vašom prehliadači: { $percent }
filesLive-unreadable = Váš prehliadač už nevie prečítať jeden zo súborov. Nič sa neodoslalo. Vyberte súbory znova.
filesLive-cancelled = Zrušené. Nič sa neuložilo.

## reveal

reveal-title = Tajomstvo pre vás
reveal-intro = Niekto s vami zdieľa niečo dôverné.
reveal-ownTitle = Vaše vlastné tajomstvo
reveal-ownIntro = Toto zdieľate vy. Vaši príjemcovia to otvoria na tejto stránke.
reveal-ownPage = Prejsť na odkaz, QR kód a denník
reveal-passphrase = Prístupová fráza
reveal-passphraseHint = Dostanete ju od odosielateľa, oddelene od tohto odkazu.
reveal-unlock = Odomknúť
reveal-open = Zobraziť tajomstvo
reveal-counts = Otvorenie sa počíta ako zobrazenie.
reveal-how = Ako to funguje
reveal-sealed = Chráni ho koncové šifrovanie: otvorí ho len váš prehliadač a tento server ho nemôže prečítať.
reveal-sealedNoScript = Tento odkaz sa otvorí len s JavaScriptom alebo príkazom „secretpush open“.
reveal-largeText = Jeden zo súborov je väčší ako 256 MiB a tento prehliadač taký veľký zapečatený súbor nevie uložiť. Ako zobrazenie sa to nezapočítalo. Na počítači otvorte odkaz v Chrome alebo Edgi cez https://, alebo týmto príkazom:
reveal-copyCommand = Kopírovať príkaz
reveal-secret = Tajomstvo
reveal-show = Zobraziť
reveal-onPaper = Tajomstvo je zakryté. Na stránke vyberte „Zobraziť“ a vytlačte ju znova.
reveal-hide = Skryť
reveal-copy = Kopírovať
reveal-save = Uložiť ako súbor
reveal-print = Tlačiť
reveal-files = Súbory
reveal-download = Stiahnuť
reveal-downloadAll = Stiahnuť všetko ako ZIP
reveal-address = Odosielateľ chce, aby ste otvorili túto adresu:
reveal-go = Otvoriť adresu…
reveal-goTitle = Opustiť túto stránku?
reveal-goText = Chystáte sa otvoriť adresu na serveri:
reveal-goYes = Otvoriť
reveal-goTo = Otvoriť adresu na serveri { $host }
reveal-qr = Naskenujte tento kód
reveal-qrText = Text kódu
reveal-remove = Odstrániť hneď
reveal-removeText = Nikto už tento odkaz neotvorí, ani vy.
reveal-removeYes = Odstrániť
reveal-cancel = Zrušiť
reveal-deletedTitle = Odstránené
reveal-deletedText = Tento odkaz už nikto neotvorí a na tejto stránke tajomstvo už nie je.
reveal-undo = Vrátiť späť
reveal-openAgain = Späť na odkaz
reveal-gone = Tu už nič nie je
reveal-goneText = Platnosť tohto odkazu sa skončila, odkaz bol odstránený alebo nikdy neexistoval.
reveal-openedHere = Tento odkaz ste otvorili v tomto zariadení: { $date } ({ $relative }). Odvtedy sa jeho platnosť skončila alebo bol odstránený.
reveal-goneHint = Požiadajte odosielateľa o nový odkaz.
reveal-goneCreate = Zdieľať vlastné tajomstvo
reveal-letters = Opíšte tieto tri písmená
reveal-lettersNeeded = Opíšte tri písmená a stlačte tlačidlo znova. Nič sa neotvorilo.
reveal-lettersOther = To boli iné písmená. Opíšte tieto tri a stlačte tlačidlo znova. Nič sa neotvorilo.
reveal-wrong = Prístupová fráza je nesprávna.
reveal-limited = Príliš veľa nesprávnych prístupových fráz. Počkajte minútu a skúste to znova.
reveal-refused = Odosielateľ vám odmietol povoliť otvorenie.
reveal-waitOver = Vaše čakanie sa skončilo. Otvorte odkaz znova a požiadajte ešte raz.
reveal-crowded = Čaká na to príliš veľa ľudí. Skúste to znova o minútu.
reveal-scanner = Tento prehliadač o sebe uvádza, že je program na kontrolu odkazov, preto sa nič neotvorilo. Otvorte odkaz v inom prehliadači.
reveal-again = Opätovné načítanie stránky tajomstvo znova neotvorí. Ak ho chcete otvoriť ešte raz, stlačte tlačidlo.
reveal-failed = Na serveri sa niečo nepodarilo. O chvíľu to skúste znova.

## senderNote

senderNote-label = Od odosielateľa
senderNote-shares = { $name } s vami niečo zdieľa.
senderNote-writes = { $name } píše:
senderNote-unnamedWrites = Odosielateľ píše:
senderNote-account = Odoslané z účtu { $email } na tomto serveri.
senderNote-anyAccount = Odoslané z účtu { $email }. Účet si tu môže vytvoriť ktokoľvek, preto táto adresa nie je overená.
senderNote-unverifiedAccount = Odoslané z účtu { $email }. Túto adresu nikto neoveril.
senderNote-ownWords = Meno a správu napísal sám odosielateľ.
senderNote-unverified = Meno a správu napísal sám odosielateľ. Tento server nevie, či je meno pravé.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Vrátiť späť to môžete ešte { $n } sekundu.
        [few] Vrátiť späť to môžete ešte { $n } sekundy.
        [many] Vrátiť späť to môžete ešte { $n } sekundy.
       *[other] Vrátiť späť to môžete ešte { $n } sekúnd.
    }

## undoLive

undoLive-deleted = Odstránené. Nikto to nemôže otvoriť.
undoLive-undo = Vrátiť späť ({ $seconds })
undoLive-undone = Odstránenie je vrátené späť.
undoLive-tooLate = Odstránenie sa už nedalo vrátiť späť: obsah je natrvalo vymazaný.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Možno ho otvoriť ešte raz, koniec platnosti: { $date } ({ $relative }).
        [few] Možno ho otvoriť ešte { $n }-krát, koniec platnosti: { $date } ({ $relative }).
        [many] Možno ho otvoriť ešte { $n }-krát, koniec platnosti: { $date } ({ $relative }).
       *[other] Možno ho otvoriť ešte { $n }-krát, koniec platnosti: { $date } ({ $relative }).
    }
revealLive-lastView = Toto bolo posledné zobrazenie. Tajomstvo je zo servera natrvalo vymazané: uložte si teraz, čo potrebujete.
revealLive-lastViewFiles = Toto bolo posledné zobrazenie. Stiahnite si teraz, čo potrebujete: odkazy na stiahnutie fungujú len krátko.
revealLive-ownView = Vaše vlastné zobrazenia sa nepočítajú.
revealLive-shown = Tajomstvo je zobrazené.
revealLive-covered = Tajomstvo je zakryté.
revealLive-copied = Skopírované
revealLive-copyFailed = Kopírovanie sa nepodarilo. Vyberte text a skopírujte ho.
revealLive-wrong = Prístupová fráza je nesprávna.
revealLive-limited =
    { $n ->
        [one] Príliš veľa nesprávnych prístupových fráz. Skúste to znova o { $n } sekundu.
        [few] Príliš veľa nesprávnych prístupových fráz. Skúste to znova o { $n } sekundy.
        [many] Príliš veľa nesprávnych prístupových fráz. Skúste to znova o { $n } sekundy.
       *[other] Príliš veľa nesprávnych prístupových fráz. Skúste to znova o { $n } sekúnd.
    }
revealLive-busy =
    { $n ->
        [one] Príliš veľa požiadaviek. Skúste to znova o { $n } sekundu.
        [few] Príliš veľa požiadaviek. Skúste to znova o { $n } sekundy.
        [many] Príliš veľa požiadaviek. Skúste to znova o { $n } sekundy.
       *[other] Príliš veľa požiadaviek. Skúste to znova o { $n } sekúnd.
    }
revealLive-again = Teraz to môžete skúsiť znova.
revealLive-unconnected = Ste offline. Nič sa neotvorilo.
revealLive-offline = Odpoveď servera neprišla celá. Mohla sa započítať ako zobrazenie.
revealLive-failed = Na serveri sa niečo nepodarilo. O chvíľu to skúste znova.
revealLive-downloaded = Stiahnuté
revealLive-downloadedOf = Stiahnuté súbory: { $done } z { $total }
revealLive-preview = Náhľad
revealLive-previewOf = Náhľad súboru { $name }
revealLive-previewFailed = Tento obrázok sa tu nedá zobraziť. Stiahnite si ho.
revealLive-downloadFailed = Sťahovanie sa zastavilo. Platnosť odkazu sa možno skončila.
revealLive-deleteFailed = Tajomstvo sa nepodarilo odstrániť.
revealLive-noAddress = Toto nie je webová adresa, preto sa zobrazuje ako obyčajný text.
revealLive-fileName = tajomstvo.txt
revealLive-see = Zobraziť

## sealedLive

sealedLive-linkCut = Tento odkaz nie je celý: chýba časť za #. Požiadajte odosielateľa o celý odkaz. Nič sa neotvorilo a nezapočítalo sa žiadne zobrazenie.
sealedLive-linkAltered = Tento odkaz sa cestou skrátil alebo zmenil: časť za # nie je správna. Požiadajte odosielateľa o celý odkaz. Nič sa neotvorilo a nezapočítalo sa žiadne zobrazenie.
sealedLive-moduleMissing = Časť tejto stránky, ktorá otvára zapečatené tajomstvá, sa nenačítala. Skontrolujte pripojenie a načítajte stránku znova. Nič sa neotvorilo a nezapočítalo sa žiadne zobrazenie.
sealedLive-sealBroken = Zapečatený obsah bol poškodený alebo zmenený, preto sa z neho nič nezobrazí. Požiadajte odosielateľa, aby ho poslal znova.
sealedLive-sealShort = Koniec zapečateného obsahu chýba, preto sa z neho nič nezobrazí. Požiadajte odosielateľa, aby ho poslal znova.
sealedLive-sealOther = Zapečatený obsah k tomuto odkazu nepatrí alebo je zapečatený spôsobom, ktorý táto stránka nevie otvoriť. Požiadajte odosielateľa, aby ho poslal znova.
sealedLive-fileWhole = Kompletné: súbor „{ $name }“ bol skontrolovaný do posledného bajtu.
sealedLive-fileBroken = Súbor „{ $name }“ bol poškodený alebo zmenený. Nič z neho sa neuložilo.
sealedLive-fileShort = Koniec súboru „{ $name }“ chýba. Nič z neho sa neuložilo.
sealedLive-fileTooLarge = Súbor „{ $name }“ je pre tento prehliadač príliš veľký. Na počítači otvorte odkaz v Chrome alebo Edgi cez https://, alebo príkazom „secretpush open“.

## newRequest

newRequest-sealed = Odpoveď prečítate len vy
newRequest-sealedHint = Nemôže ju prečítať ani tento server.
newRequest-sealedRequired = Nič iné tento server neprijíma.
newRequest-collectTitle = Váš kľúč k odpovediam
newRequest-collectText = Potrebujete ho na čítanie odpovedí a znova sa nedá zobraziť: stiahnite si súbor na obnovenie. Nikomu ho neposielajte.
newRequest-copyCollect = Kopírovať kľúč
newRequest-recovery = Stiahnuť súbor na obnovenie
newRequest-showKey = Zobraziť kľúč ako odkaz
newRequest-title = Požiadať o tajomstvo
newRequest-lead = Kto dostane odkaz, môže vám poslať tajomstvo aj bez účtu.
newRequest-link = Požiadať niekoho o tajomstvo
newRequest-what = Čo potrebujete?
newRequest-whatHint = Prečíta si to každý, kto má odkaz. Nepíšte sem nič dôverné.
newRequest-takesFiles = Možno poslať aj súbory
newRequest-showsEmail = Zobraziť adresu vášho účtu: { $email }
newRequest-notifyMe = Poslať mi e-mail o každej odpovedi
newRequest-name = Názov (vidíte ho len vy)
newRequest-note = Poznámka (vidíte ju len vy)
newRequest-files = Súbory pre toho, kto odpovie (nepovinné)
newRequest-filesHint = Napríklad formulár na vyplnenie. Stiahnuť si ich môže každý, kto má odkaz.
newRequest-until = Ako dlho je otvorená
newRequest-answers = Povolený počet odpovedí
newRequest-passphrase = Prístupová fráza (nepovinné)
newRequest-passphraseHint = Je potrebná na prečítanie žiadosti aj na odpoveď. Oznámte ju napríklad telefonicky.
newRequest-more = Ďalšie možnosti
newRequest-submit = Vytvoriť odkaz
newRequest-ready = Odkaz je pripravený
newRequest-page = Otvoriť stránku tejto žiadosti
newRequest-passphraseNext = Teraz oznámte prístupovú frázu inou cestou
newRequest-passphraseReminder = Žiadosť sa otvorí len s touto prístupovou frázou. Znova sa už nezobrazí.
newRequest-copyPassphrase = Kopírovať prístupovú frázu
newRequest-another = Požiadať o niečo ďalšie

## newRequestLive

newRequestLive-blankRequest = Napíšte, čo potrebujete.
newRequestLive-longRequest = Je to príliš dlhé: najviac { $limit }.
newRequestLive-longNote = Vaša poznámka je príliš dlhá: najviac { $limit }.
newRequestLive-answersRange = Zadajte číslo od { $min } do { $max }.
newRequestLive-leadNamed = Tajomstvo vám môžu poslať len ľudia, ktorých uvediete.
newRequestLive-hintNamed = Prečítajú si to len ľudia, ktorých uvediete.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } odpoveď
        [few] { $n } odpovede
        [many] { $n } odpovede
       *[other] { $n } odpovedí
    }
newRequestLive-noPassphrase = bez prístupovej frázy
newRequestLive-withPassphrase = s prístupovou frázou
newRequestLive-takes =
    { $n ->
        [one] Odpovedať na ňu možno raz, koniec platnosti: { $date } ({ $relative }).
        [few] Odpovedať na ňu možno { $n }-krát, koniec platnosti: { $date } ({ $relative }).
        [many] Odpovedať na ňu možno { $n }-krát, koniec platnosti: { $date } ({ $relative }).
       *[other] Odpovedať na ňu možno { $n }-krát, koniec platnosti: { $date } ({ $relative }).
    }
newRequestLive-full = Máte príliš veľa otvorených žiadostí. Najprv niektorú uzavrite.
newRequestLive-tooLarge = Je to väčšie, než server prijíma.
newRequestLive-unavailable = Server teraz nie je dostupný. Rozpísaný text zostal zachovaný: o chvíľu to skúste znova.
newRequestLive-noSpace = Na serveri už nie je miesto. Nič sa neuložilo.
newRequestLive-limited =
    { $n ->
        [one] Príliš veľa požiadaviek. Skúste to znova o { $n } sekundu.
        [few] Príliš veľa požiadaviek. Skúste to znova o { $n } sekundy.
        [many] Príliš veľa požiadaviek. Skúste to znova o { $n } sekundy.
       *[other] Príliš veľa požiadaviek. Skúste to znova o { $n } sekúnd.
    }
newRequestLive-retry = Teraz to môžete skúsiť znova.
newRequestLive-noAnswer = Server neodpovedal. Skontrolujte pripojenie a skúste to znova.
newRequestLive-problem = Niečo sa nepodarilo ({ $status }). Nič sa neuložilo.
newRequestLive-refused = Jednu z týchto hodnôt server neprijíma.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Pošlite mi, prosím, niečo dôverné cez tento odkaz. Odpovedať možno raz, koniec platnosti: { $date }. Účet nepotrebujete:
        [few] Pošlite mi, prosím, niečo dôverné cez tento odkaz. Odpovedať možno { $n }-krát, koniec platnosti: { $date }. Účet nepotrebujete:
        [many] Pošlite mi, prosím, niečo dôverné cez tento odkaz. Odpovedať možno { $n }-krát, koniec platnosti: { $date }. Účet nepotrebujete:
       *[other] Pošlite mi, prosím, niečo dôverné cez tento odkaz. Odpovedať možno { $n }-krát, koniec platnosti: { $date }. Účet nepotrebujete:
    }
requestShareLive-requestSubject = Žiadosť pre vás
requestShareLive-requestTerms =
    { $n ->
        [one] Odpovedať možno raz, koniec platnosti: { $date }.
        [few] Odpovedať možno { $n }-krát, koniec platnosti: { $date }.
        [many] Odpovedať možno { $n }-krát, koniec platnosti: { $date }.
       *[other] Odpovedať možno { $n }-krát, koniec platnosti: { $date }.
    }

## requestLetter

requestLetter-to = Pre
requestLetter-from = Od
requestLetter-title = Niekto vás žiada o niečo dôverné
requestLetter-intro = Poslať to môžete z ľubovoľného telefónu alebo počítača. Účet nepotrebujete.
requestLetter-scan = Naskenujte kód fotoaparátom telefónu. Alebo opíšte adresu do prehliadača presne tak, ako je tu vytlačená: na veľkosti písmen záleží.
requestLetter-press = Na stránke, ktorá sa otvorí, stlačte tlačidlo a pošlite, čo je potrebné.
requestLetter-passphrase = Zadajte prístupovú frázu a stlačte tlačidlo. Prístupovú frázu vám žiadateľ oznámi inou cestou. Pre vašu bezpečnosť na tomto liste nie je: nepíšte ju sem.
requestLetter-keep = Potom tento list zničte.

## request

request-recovery = Stiahnuť súbor na obnovenie
request-loadKey = Načítať súbor na obnovenie
request-keyFile = Súbor na obnovenie
request-linkOnce = Celý odkaz sa zobrazil raz, pri vytvorení žiadosti, a je aj v súbore na obnovenie. Ak nemáte ani jedno, uzavrite túto žiadosť a vytvorte novú.
request-noScript = Odpovede sa zobrazujú len s JavaScriptom.
request-asked = O čo žiadate
request-answers = Odpovede
request-close = Uzavrieť žiadosť
request-cancel = Zrušiť

## requestKeysLive

requestKeysLive-recoveryText =
    Tento súbor otvára odpovede na vašu žiadosť. Uschovajte ho a nikomu ho neposielajte.

    Ak chcete čítať odpovede v inom prehliadači, prihláste sa, otvorte stránku žiadosti a načítajte tam tento súbor alebo otvorte svoj kľúč.
requestKeysLive-recoveryLink = Odkaz na odoslanie:
requestKeysLive-recoveryKey = Váš kľúč:
requestKeysLive-keyElsewhere = Ak ich chcete čítať v inom prehliadači, stiahnite si súbor na obnovenie. Nikomu ho neposielajte.
requestKeysLive-keyInTab = Kľúč, ktorý otvára odpovede, je na tejto karte.
requestKeysLive-keyMissing = Odpovede prečítate len vy a tento prehliadač váš kľúč nemá: načítajte súbor na obnovenie.
requestKeysLive-keyNotInFile = Toto nie je súbor na obnovenie k tejto žiadosti.
requestKeysLive-keyLoaded = Váš kľúč je načítaný.

## requestWordsLive

requestWordsLive-unnamedRequest = Žiadosť zo dňa { $date }
requestWordsLive-closeQuestion = Uzavrieť žiadosť „{ $name }“? Ďalšie odpovede sa neprijmú a text žiadosti sa natrvalo vymaže.
requestWordsLive-answersStay = Odpovede zostanú, kým sa ich platnosť neskončí.
requestWordsLive-closedNow = Uzavreté. Text žiadosti je natrvalo vymazaný.
requestWordsLive-answeredMeanwhile = Prišla nová odpoveď.

## requestLive

requestLive-open = Otvorená
requestLive-ready = Zodpovedaná
requestLive-closed = Uzavretá
requestLive-guardedText = Chráni ho prístupová fráza, preto sa tu nezobrazuje.
requestLive-closedText = Pri uzavretí žiadosti bol natrvalo vymazaný.
requestLive-answersOf = Odpovede
requestLive-answersCount = { $came } z { $total }
requestLive-openUntil = Otvorená do
requestLive-filesMay = Súbory
requestLive-filesYes = Možno poslať
requestLive-guard = Prístupová fráza
requestLive-guardSet = Potrebná na prečítanie aj na odpoveď
requestLive-email = Adresa vášho účtu
requestLive-emailShown = Zobrazená
requestLive-noAnswers = Zatiaľ nikto neodpovedal.
requestLive-sendLink = Pošlite odkaz tomu, kto má, čo potrebujete.
requestLive-noneCame = Nikto neodpovedal.
requestLive-purged = Odpovede sú už odstránené.
requestLive-answerBy = Odpoveď od: { $name }
requestLive-answerOf = Odpoveď zo dňa { $date }
requestLive-newAnswer = nová
requestLive-answerOpen = Otvoriť
requestLive-answerPage = Odkaz a denník
requestLive-answerOver = ukončená
requestLive-allCame = Zodpovedané. Odkaz už ďalšie odpovede neprijíma.
requestLive-logClosed = uzavretá ručne

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } nová odpoveď
        [few] { $n } nové odpovede
        [many] { $n } novej odpovede
       *[other] { $n } nových odpovedí
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } odpoveď
        [few] { $n } odpovede
        [many] { $n } odpovede
       *[other] { $n } odpovedí
    }
requestsLive-noneYet = zatiaľ bez odpovede
requestsLive-closes = uzavrie sa { $when }
requestsLive-hasClosed = uzavretá
requestsLive-requestMade = vytvorená { $when }
requestsLive-noOpen = Momentálne o nič nežiadate.
requestsLive-noReady = Žiadna otvorená žiadosť nemá odpoveď.
requestsLive-noClosed = Zatiaľ sa neuzavrela žiadna žiadosť.
requestsLive-closeRequest = Uzavrieť

## ownRequests

ownRequests-tab = Žiadosti
ownRequests-open = Otvorené
ownRequests-ready = Zodpovedané
ownRequests-closed = Uzavreté

## answerGate

answerGate-collects = Toto je odkaz, ktorý otvára odpovede. Je určený žiadateľovi: prihláste sa a otvorte ho znova.
answerGate-title = Niekto vás žiada o tajomstvo
answerGate-intro = Niekto vás žiada, aby ste mu poslali niečo dôverné. Účet nepotrebujete.
answerGate-ownTitle = Vaša vlastná žiadosť
answerGate-ownIntro = O toto žiadate vy. Ostatní odpovedajú na tejto stránke.
answerGate-ownPage = Prejsť na odkaz, odpovede a denník
answerGate-passphraseHint = Dostanete ju od žiadateľa, oddelene od tohto odkazu.
answerGate-read = Zobraziť, o čo ide
answerGate-left =
    { $n ->
        [one] Odpovedať možno ešte raz, koniec platnosti: { $date } ({ $relative }).
        [few] Odpovedať možno ešte { $n }-krát, koniec platnosti: { $date } ({ $relative }).
        [many] Odpovedať možno ešte { $n }-krát, koniec platnosti: { $date } ({ $relative }).
       *[other] Odpovedať možno ešte { $n }-krát, koniec platnosti: { $date } ({ $relative }).
    }
answerGate-busy = Z vašej adresy prišlo príliš veľa požiadaviek. Počkajte minútu a skúste to znova.

## ownAnswer

ownAnswer-title = Odpoveď na žiadosť „{ $name }“
ownAnswer-unnamed = Odpoveď na vašu žiadosť
ownAnswer-intro = Otvoriť ju môžete len vy.
ownAnswer-page = Prejsť na žiadosť a všetky jej odpovede

## answer

answer-yourName = Vaše meno (nepovinné)
answer-yourNameHint = Uvidí ho žiadateľ.
answer-yourNameOpen = Uvidí ho žiadateľ. Nie je chránené ako vaša odpoveď.
answer-addressShown = Uvidí aj vašu overenú e-mailovú adresu.
answer-title = O čo vás niekto žiada
answer-label = Od žiadateľa
answer-asks = Ten, kto vám tento odkaz poslal, žiada:
answer-asksFiles = Ten, kto vám tento odkaz poslal, k nemu prikladá súbory.
answer-ownWords = Napísal to žiadateľ. Kto to je, sme neoverovali.
answer-ownWordsAccount = Napísal to žiadateľ.
answer-account = Na tomto serveri má účet { $email }.
answer-anyAccount = Má účet { $email }. Účet si tu môže vytvoriť ktokoľvek, preto táto adresa nie je overená.
answer-unverifiedAccount = Má účet { $email }. Túto adresu nikto neoveril.
answer-careful = Odpovedzte len vtedy, keď viete, kto žiada.
answer-given = Súbory pre vás
answer-text = Vaša odpoveď
answer-textPlaceholder = Heslo, kľúč, poznámka…
answer-message = Správa
answer-sealed = Táto žiadosť prijíma len odpoveď zapečatenú koncovým šifrovaním. Bez JavaScriptu ju táto stránka nemôže zapečatiť. Pošlite ju týmto príkazom a s celým odkazom:
answer-sealedOnce = Vašu odpoveď prečíta len žiadateľ; tento server ju prečítať nemôže. Neskôr sa už nedá zmeniť.
answer-once = Uloží sa šifrovane, otvoriť ju môže len žiadateľ a neskôr sa už nedá zmeniť.
answer-send = Odoslať
answer-sent = Odoslané
answer-sentText = Vaša odpoveď bola doručená. Túto stránku môžete zavrieť.
answer-sentTo = Vaša odpoveď bola doručená na účet { $email }. Túto stránku môžete zavrieť.
answer-sentMore = Poslať ďalšiu odpoveď
answer-notSent = Neodoslané
answer-notSentText = Vráťte sa späť: rozpísaný text tam stále je.
answer-back = Začať znova
answer-gone = Tu sa už o nič nežiada
answer-goneText = Táto žiadosť bola uzavretá, jej čas uplynul alebo nikdy neexistovala.
answer-goneHint = O nový odkaz požiadajte toho, kto vám ho poslal.
answer-answered = Už zodpovedané
answer-answeredText = Táto žiadosť už má všetky požadované odpovede.
answer-answeredHint = Nie je odpoveď od vás? Povedzte to tomu, kto vám odkaz poslal.
answer-blankProblem = Zadajte, čo chcete poslať.
answer-tooLargeProblem = Je to väčšie, než server prijíma.
answer-spaceProblem = Na serveri už nie je miesto. Nič sa neuložilo.
answer-goneProblem = Táto žiadosť už ďalšie odpovede neprijíma. Nič sa neuložilo.
answer-passphraseProblem = Prístupová fráza je nesprávna. Nič sa neuložilo.
answer-unprovedProblem = Táto žiadosť je určená konkrétnym ľuďom a tento prehliadač nepreukázal, že k nim patríte. Nič sa neuložilo. Otvorte odkaz znova na inej karte, nechajte si poslať kód e-mailom a potom odošlite, čo ste tu napísali.

## answerSealedLive

answerSealedLive-answerLinkCut = Odkaz nie je celý: časť za # chýba alebo sa cestou zmenila. Nič sa neodoslalo. Otvorte znova celý odkaz alebo sa obráťte na toho, kto ho poslal.
answerSealedLive-sealerMissing = Časť tejto stránky, ktorá pečatí vašu odpoveď, sa nenačítala. Nič sa neodoslalo. Skontrolujte pripojenie a načítajte stránku znova.
answerSealedLive-notSealed = Vášmu prehliadaču sa obsah nepodarilo zapečatiť. Nič sa neodoslalo.

## answerLive

answerLive-bytes = { $used } z { $limit }
answerLive-blank = Zadajte, čo chcete poslať.
answerLive-blankFiles = Zadajte, čo chcete poslať, alebo vyberte súbory.
answerLive-tooLong = Je to príliš dlhé: najviac { $limit }.
answerLive-tooLarge = Je to väčšie, než server prijíma.
answerLive-over = Táto žiadosť už ďalšie odpovede neprijíma. Nič sa neuložilo.
answerLive-wrong = Prístupová fráza je nesprávna. Nič sa neuložilo.
answerLive-limited =
    { $n ->
        [one] Príliš veľa požiadaviek. Skúste to znova o { $n } sekundu.
        [few] Príliš veľa požiadaviek. Skúste to znova o { $n } sekundy.
        [many] Príliš veľa požiadaviek. Skúste to znova o { $n } sekundy.
       *[other] Príliš veľa požiadaviek. Skúste to znova o { $n } sekúnd.
    }
answerLive-again = Teraz to môžete skúsiť znova.
answerLive-unavailable = Server teraz nie je dostupný. Rozpísaný text zostal zachovaný: o chvíľu to skúste znova.
answerLive-noSpace = Na serveri už nie je miesto. Nič sa neuložilo.
answerLive-offline = Server neodpovedal. Odpoveď mohla napriek tomu prísť: zistíte to, keď stránku načítate znova.
answerLive-failed = Niečo sa nepodarilo ({ $status }). Nič sa neuložilo.
answerLive-refused = Server túto odpoveď neprijíma. Nič sa neuložilo.

## receipt

receipt-choice = Uchovať potvrdenku
receipt-choiceHint = Druhý odkaz, len pre vás: ukazuje, či bolo tajomstvo otvorené, a vie ho odstrániť.
receipt-yours = Uchovajte si potvrdenku
receipt-yoursShows = Ukazuje, či bolo tajomstvo otvorené, a vie ho odstrániť.
receipt-yoursText = Prečítať ho nevie. Nechajte si ju pre seba: príjemca potrebuje odkaz uvedený vyššie.
receipt-open = Otvoriť potvrdenku
receipt-copy = Kopírovať potvrdenku
receipt-remember = Pamätať si moje odkazy v tomto zariadení
receipt-rememberHint = Len potvrdenky a len v tomto prehliadači. Uvidí ich každý, kto ho môže používať. Vypnutím sa všetky zabudnú.
receipt-list = Moje posledné odkazy
receipt-listText = Čo si tento prehliadač pamätá o odkazoch, ktoré ste vytvorili bez účtu.
receipt-listNone = Tento prehliadač si nepamätá žiadne odkazy. Ich zapamätanie ponúka potvrdenka.
receipt-listScripts = Tento zoznam potrebuje JavaScript: uchováva ho prehliadač, nie server.
receipt-forget = Zabudnúť všetko
receipt-notOpened = Zatiaľ neotvorený
receipt-neverOpened = Nikdy neotvorený
receipt-notOpenedText = Odkaz zatiaľ nikto neotvoril.
receipt-opened =
    { $n ->
        [one] Otvorený raz
        [few] Otvorený { $n }-krát
        [many] Otvorený { $n }-krát
       *[other] Otvorený { $n }-krát
    }
receipt-times = Kedy bol otvorený
receipt-timesSome = Kedy bol naposledy otvorený
receipt-over = Odkaz už nikto nemôže otvoriť.
receipt-overViews = Bol otvorený toľkokrát, koľkokrát ste povolili, naposledy: { $date }. Jeho obsah je natrvalo vymazaný.
receipt-overTime = Jeho čas uplynul: { $date }. Jeho obsah je natrvalo vymazaný.
receipt-overHand = Bol odstránený: { $date }. Jeho obsah je natrvalo vymazaný.
receipt-left =
    { $n ->
        [one] Odkaz možno otvoriť ešte raz, koniec platnosti: { $date }.
        [few] Odkaz možno otvoriť ešte { $n }-krát, koniec platnosti: { $date }.
        [many] Odkaz možno otvoriť ešte { $n }-krát, koniec platnosti: { $date }.
       *[other] Odkaz možno otvoriť ešte { $n }-krát, koniec platnosti: { $date }.
    }
receipt-alarmed = Príjemca hlási, že odkaz pred ním otvoril niekto iný. Porozprávajte sa s príjemcom.
receipt-frozen = Odkaz je pozastavený: nikto ho nemôže otvoriť.
receipt-again = Skontrolovať znova
receipt-unknown = Tu nie je nič známe
receipt-unknownText = Táto potvrdenka nepatrí k žiadnemu odkazu na tomto serveri. Skontrolujte, či je adresa celá.
receipt-unknownHint = Nejaký čas po skončení platnosti odkazu server odstráni všetko, čo o ňom vedel.

## receiptListLive

receiptListLive-made = Vytvorený { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Otvorený raz
        [few] Otvorený { $n }-krát
        [many] Otvorený { $n }-krát
       *[other] Otvorený { $n }-krát
    }
receiptListLive-stateNone = Zatiaľ neotvorený
receiptListLive-stateOver = Ukončený
receiptListLive-stateAlarmed = Poplach
receiptListLive-stateFrozen = Pozastavený
receiptListLive-stateUnknown = Už o ňom nie je nič známe
receiptListLive-stateFailed = Server neodpovedal
receiptListLive-forgotten = Zabudnuté. Tento prehliadač si odteraz nepamätá žiadne odkazy.

## about

about-title = Ako to funguje a kto server prevádzkuje
about-lead = Tajomstvo zdieľate ako odkaz. Odkaz sám prestane fungovať a tajomstvo sa potom natrvalo vymaže.
about-operatorTitle = Kto prevádzkuje tento server
about-runBy = Prevádzkovateľ tohto servera: { $name }.
about-unnamed = Prevádzkovateľ tohto servera tu neuviedol meno. Opýtajte sa toho, kto vás sem poslal.
about-contact = Kontakt:
about-program = Program: Secret Push, verzia { $version }.
about-words = Navrhuje slová zo zoznamu EFF Long Wordlist od Electronic Frontier Foundation (https://www.eff.org/dice), bez štyroch z nich, pod licenciou CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Ako je tajomstvo chránené
about-sealed = Server každé tajomstvo pred uložením zašifruje pomocou AES-256-GCM. Kľúč sa odvodzuje z vlastného náhodného kľúča tajomstva, z odkazu a z prípadnej prístupovej frázy.
about-masterKey = Náhodný kľúč je uložený zašifrovaný hlavným kľúčom servera, ktorý sa uchováva mimo databázy.
about-passphrase = Server neukladá prístupovú frázu ani nič, s čím by sa dala porovnať. Argon2id spomaľuje hádanie a po piatich chybných pokusoch za minútu musí adresa čakať.
about-files = Šifrujú sa aj názvy a obsah súborov.
about-transport = Toto šifrovanie prebieha na serveri. Cestu k nemu chráni adresa s https://.
about-endToEnd = Odosielateľ môže tajomstvo aj zapečatiť v prehliadači alebo v príkazovom riadku, v otvorenom formáte age. Kľúč je v odkaze za znakom #, v časti, ktorú prehliadače nikdy neposielajú: tento server uchováva a vydáva niečo, čo nemôže prečítať.
about-endTitle = Čo sa stane, keď sa platnosť odkazu skončí
about-end = Platnosť odkazu sa skončí po zvolenom čase, po poslednom povolenom zobrazení alebo keď ho niekto odstráni. V tej chvíli sa natrvalo vymaže jeho kľúč, tajomstvo aj správa odosielateľa.
about-endFiles = Odstránia sa aj súbory. Odkazy na stiahnutie z posledného zobrazenia ešte fungujú: najviac { $time } a nikdy nie dlhšie než zvolený čas.
about-rowAnonymous = Denník tajomstva zdieľaného bez účtu sa po skončení jeho platnosti ešte istý čas uchováva ({ $time }) a potom sa odstráni.
about-rowAnonymousKept = Denník tajomstva zdieľaného bez účtu sa uchováva, kým ho prevádzkovateľ neodstráni.
about-rowOwned = Denník tajomstva prihláseného odosielateľa sa po skončení jeho platnosti ešte istý čas uchováva ({ $time }) a potom sa odstráni aj s názvom a poznámkou, ktoré mu odosielateľ dal.
about-rowOwnedKept = Denník tajomstva prihláseného odosielateľa sa uchováva aj s názvom a poznámkou, ktoré mu odosielateľ dal, kým ho prevádzkovateľ neodstráni.
about-backups = Záloha obsahuje to, čo bolo uložené v čase jej vzniku, kým ju prevádzkovateľ neodstráni.
about-loggedTitle = Čo sa zaznamenáva
about-logged = Pri každom tajomstve: kedy bolo vytvorené, otvorené, odstránené alebo kedy niekto skúsil nesprávnu prístupovú frázu, spolu so sieťovou adresou, prehliadačom a stránkou, z ktorej návštevník prišiel. Prihlásení odosielatelia vidia tento denník pri svojich tajomstvách.
about-request = Pri každej požiadavke: čas, druh stránky, výsledok, trvanie a sieťová adresa. Nikdy nie odkaz, tajomstvo ani prístupová fráza. Ako dlho sa tieto riadky uchovávajú, rozhoduje prevádzkovateľ.
about-cookies = Súbory cookie: jeden pre vašu reláciu po prihlásení, po jednom pre zvolený jazyk a farby a jeden v prehliadači, ktorý čaká na odosielateľa alebo nahlásil odkaz. Žiadne sledovanie neprebieha a stránky nenačítavajú nič z iných serverov.
about-operatorReadsTitle = Čo prevádzkovateľ môže a nemôže prečítať
about-seesMeta = Prevádzkovateľ vidí, že tajomstvo existuje: jeho druh, veľkosť, časy, zobrazenia a denník a e-mailovú adresu prihláseného odosielateľa.
about-adminPage = Správcovia môžu odstrániť ktorékoľvek tajomstvo. Nevidia jeho obsah ani názov, poznámku a odkaz. Môžu však používateľovi obnoviť heslo a potom sa prihlásiť ako on.
about-readsOwned = Kto má uložené údaje aj hlavný kľúč, môže prečítať tajomstvo prihláseného odosielateľa, ktorého platnosť sa neskončila, ak nemá prístupovú frázu, a tiež názvy, poznámky a správy tohto odosielateľa.
about-readsAnonymous = Pri tajomstve zdieľanom bez účtu potrebuje aj odkaz, ktorý server neuchováva.
about-readsGuarded = Pri tajomstve s prístupovou frázou potrebuje aj prístupovú frázu. Krátka sa dá uhádnuť, dlhá nie.
about-running = Kto ovláda bežiaci server, môže vidieť tajomstvo aj jeho prístupovú frázu pri vytvorení a pri otvorení.
about-readsSealed = Zapečatené tajomstvo prevádzkovateľ prečítať nemôže, ani so všetkými údajmi a hlavným kľúčom. Pozmenený server by však mohol vydať stránku, ktorá tajomstvo prezradí: ak to chcete vylúčiť, otvorte odkaz v príkazovom riadku.
about-readsExpired = Tajomstvo, ktorého platnosť sa skončila, nemôže prečítať nikto, ani prevádzkovateľ, iba ak by ho ešte obsahovala staršia záloha.
about-youTitle = Čo môžete urobiť vy
about-you = Zvoľte málo zobrazení a krátky čas. Pridajte prístupovú frázu a pošlite ju inou cestou než odkaz. Tajomstvo otvorte, až keď ho môžete bezpečne uložiť.

## accessibility

accessibility-title = Prístupnosť
accessibility-lead = Zdieľať a otvoriť tajomstvo musí môcť každý, nech vidí, počuje, pohybuje sa a číta akokoľvek.
accessibility-contactTitle = Ak vám niečo bráni
accessibility-contact = Napíšte prevádzkovateľovi tohto servera, čo vám nefunguje, alebo ho požiadajte o iný spôsob:
accessibility-nobody = Prevádzkovateľ tohto servera tu neuviedol kontakt. Povedzte tomu, kto vás sem poslal, čo vám nefunguje, a požiadajte o iný spôsob.
accessibility-standardTitle = Čo tieto stránky spĺňajú
accessibility-standard = Tieto stránky sú vytvorené tak, aby spĺňali WCAG 2.2 na úrovni AA, a tým aj kapitolu 9 normy EN 301 549. Podľa vlastnej kontroly tvorcov ich spĺňajú okrem toho, čo uvádza nasledujúci zoznam.
accessibility-missingTitle = Čo chýba
accessibility-missingUndo = Odstránenie možno vrátiť späť osem sekúnd a nie dlhšie, pretože tajomstvo nesmie prežiť svoje odstránenie. Tlačidlo na vrátenie má hneď fokus.
accessibility-missingLanguage = Pri tom, čo ľudia napísali sami, napríklad pri správe alebo názve súboru, nie je vyznačený jazyk.
accessibility-missingReaders = Pri kontrole sa nepoužila žiadna čítačka obrazovky a zatiaľ sa na nej nezúčastnili ľudia so zdravotným postihnutím.
accessibility-checkedTitle = Ako sa to kontrolovalo
accessibility-checkedByProgram = Nástrojom axe-core: každá stránka v každom stave, na úzkej aj širokej obrazovke, vo svetlých aj tmavých farbách. Každá stránka sa zmestí aj na šírku 320 pixelov a zvládne dvojnásobnú veľkosť textu.
accessibility-checkedByHand = Ručne: hlavné cesty stránkami iba pomocou klávesnice, s väčšími medzerami medzi písmenami a riadkami a v strome prístupnosti prehliadača Chromium, z ktorého čítačky obrazovky čítajú.

## caution

caution-notMe = Bol to niekto iný
caution-tellText = Ak to nebol nikto, koho poznáte, oznámte to odosielateľovi: uvidí to vo svojom denníku.
caution-tellFreezes = Odkaz sa tým aj pozastaví: nikto ho nemôže otvoriť, kým ho odosielateľ neobnoví.
caution-tell = Oznámiť odosielateľovi
caution-told = Oznámili ste odosielateľovi, že ste to neboli vy.
caution-askSender = Ak ste to neboli vy, požiadajte odosielateľa o nové tajomstvo.
caution-toldTitle = Odosielateľ to teraz vidí
caution-toldText = V jeho denníku stojí, že tento odkaz otvoril niekto pred vami.
caution-toldFrozen = Odkaz je pozastavený: nikto ho nemôže otvoriť, kým ho odosielateľ neobnoví.
caution-toldOpen = Odkaz stále funguje. Skôr než sa na jeho obsah spoľahnete, opýtajte sa odosielateľa.
caution-toldNext = Spojte sa s odosielateľom inou cestou, napríklad telefonicky.
caution-back = Späť k tajomstvu
caution-frozenTitle = Tento odkaz je pozastavený
caution-frozenText = Momentálne ho nikto nemôže otvoriť. Znova začne fungovať, keď ho odosielateľ obnoví.
caution-frozenHint = Opýtajte sa odosielateľa a potom túto stránku načítajte znova. Ako zobrazenie sa to nezapočítalo.
caution-elsewhereTitle = Z tejto siete nie
caution-elsewhereText = Odosielateľ zvolil siete, v ktorých sa tento odkaz otvorí. Vaša adresa { $address } nie je v žiadnej z nich.
caution-elsewhereHint = Pripojte sa k správnej sieti a potom túto stránku načítajte znova. Ako zobrazenie sa to nezapočítalo.
caution-earlyTitle = Ešte sa neotvára
caution-earlyText = Tento odkaz sa otvorí: { $date } ({ $relative }).
caution-earlyHint = Potom túto stránku načítajte znova. Ako zobrazenie sa to nezapočítalo.
caution-notBefore = Neotvoriť skôr ako (nepovinné)
caution-notBeforeHint = V časovom pásme tohto zariadenia. Skôr ho môžete otvoriť len vy.
caution-afterFirstView = Platnosť po prvom zobrazení (nepovinné)
caution-networks = Len v týchto sieťach (opýtajte sa svojho IT oddelenia)
caution-networksHint = Adresy a rozsahy ako 192.0.2.0/24, oddelené čiarkami.
caution-addressees = Len pre týchto ľudí (nepovinné)
caution-addresseesHint = E-mailové adresy alebo skupiny ako group:staff, oddelené čiarkami. Skôr než sa odkaz otvorí, použijú firemné prihlásenie alebo kód, ktorý im príde e-mailom.
caution-addresseesByCompany = E-mailové adresy alebo skupiny ako group:staff, oddelené čiarkami. Skôr než sa odkaz otvorí, použijú firemné prihlásenie.
caution-addresseesByCode = E-mailové adresy oddelené čiarkami. Nikto nepotrebuje účet: skôr než sa odkaz otvorí, zadajú kód, ktorý im príde e-mailom.
caution-addresseesRequired = Len pre týchto ľudí (povinné)
caution-addresseesNext = Len pre: { $people }. Pošlite im odkaz. Otvorí sa im po firemnom prihlásení.
caution-addresseesNextByCode = Len pre: { $people }. Pošlite im odkaz. Na jeho stránke si na svoju adresu nechajú poslať kód.
caution-addresseesNextByEither = Len pre: { $people }. Pošlite im odkaz. Na jeho stránke použijú firemné prihlásenie alebo si na svoju adresu nechajú poslať kód.
caution-openings = Varovať príjemcu, ak už odkaz niekto otvoril
caution-freeze = Pozastaviť odkaz
caution-thaw = Obnoviť odkaz

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Tento odkaz už bol raz otvorený: { $date } ({ $relative }).
        [few] Tento odkaz už bol otvorený { $n }-krát, naposledy: { $date } ({ $relative }).
        [many] Tento odkaz už bol otvorený { $n }-krát, naposledy: { $date } ({ $relative }).
       *[other] Tento odkaz už bol otvorený { $n }-krát, naposledy: { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = „{ $entry }“ nie je e-mailová adresa.
addresseesLive-notIn = Adresy v doméne { $domain } nie sú povolené.
addresseesLive-wanted = Zadajte, pre koho odkaz je: tento server to vyžaduje.

## cautionCreateLive

cautionCreateLive-badMoment = Zvoľte okamih pred koncom platnosti odkazu.
cautionCreateLive-termNotBefore = otvorí sa { $date }
cautionCreateLive-notSooner = Bez zmeny
cautionCreateLive-termFirstView = platnosť po prvom zobrazení: { $duration }
cautionCreateLive-badNetwork = „{ $network }“ nie je sieť. Zadajte adresy a rozsahy ako 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] len v { $n } sieti
        [few] len v { $n } sieťach
        [many] len v { $n } siete
       *[other] len v { $n } sieťach
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] len pre { $n } príjemcu
        [few] len pre { $n } príjemcov
        [many] len pre { $n } príjemcu
       *[other] len pre { $n } príjemcov
    }
cautionCreateLive-termLock = len prvé zariadenie
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } zobrazenie pre každého príjemcu
        [few] { $n } zobrazenia pre každého príjemcu
        [many] { $n } zobrazenia pre každého príjemcu
       *[other] { $n } zobrazení pre každého príjemcu
    }

## cautionOwnLive

cautionOwnLive-frozen = Pozastavený
cautionOwnLive-alarmed = Nahlásený
cautionOwnLive-frozenNow = Tento odkaz je pozastavený: nikto okrem vás ho nemôže otvoriť. Koniec platnosti sa nemení: { $date }.
cautionOwnLive-alarm = Príjemca hlási, že odkaz pred ním otvoril niekto iný. Nahlásené: { $date } ({ $relative }), z adresy { $address } ({ $browser }).
cautionOwnLive-alarmNext = Porovnajte záznamy nižšie s tým, komu ste odkaz dali. V prípade pochybností odkaz odstráňte a tajomstvo zmeňte.
cautionOwnLive-settle = Zavrieť hlásenie
cautionOwnLive-thawQuestion = Obnoviť odkaz „{ $name }“? Kto ho má, bude ho môcť znova otvoriť.
cautionOwnLive-nowFrozen = Pozastavené. Nikto okrem vás ho nemôže otvoriť.
cautionOwnLive-nowThawed = Odkaz znova funguje.
cautionOwnLive-nowSettled = Hlásenie je zavreté.
cautionOwnLive-networks = Siete
cautionOwnLive-recipients = Príjemcovia
cautionOwnLive-recipientsOnly = Len pre: { $recipients }
cautionOwnLive-networksOnly = Len zo sietí: { $networks }
cautionOwnLive-lock = Zariadenia
cautionOwnLive-lockYes = Znova ho otvorí len prvé zariadenie
cautionOwnLive-shares = Zobrazenia na príjemcu
cautionOwnLive-sharesEach =
    { $n ->
        [one] Každý ho smie otvoriť raz
        [few] Každý ho smie otvoriť { $n }-krát
        [many] Každý ho smie otvoriť { $n }-krát
       *[other] Každý ho smie otvoriť { $n }-krát
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } pokus zo siete, ktorú ste nepovolili.
        [few] { $n } pokusy zo sietí, ktoré ste nepovolili.
        [many] { $n } pokusu zo sietí, ktoré ste nepovolili.
       *[other] { $n } pokusov zo sietí, ktoré ste nepovolili.
    }

## hold

hold-title = Čaká sa na odosielateľa
hold-tell = Odosielateľ vám musí povoliť otvorenie. Povedzte mu tieto tri slová, napríklad telefonicky:
hold-plain = Táto stránka každých niekoľko sekúnd znova skontroluje, či môžete pokračovať.
hold-look = Skontrolovať teraz
hold-released = Odosielateľ vám otvorenie povolil. Môžete to otvoriť raz.
hold-counts = Odosielateľ vám musí povoliť otvorenie.
hold-ask = Požiadať odosielateľa o povolenie
hold-refusedTitle = Odosielateľ odmietol
hold-refusedText = Odosielateľ vám otvorenie nepovolil a odkaz pozastavil.
hold-refusedHint = Ak ste na to čakali vy, zavolajte odosielateľovi. Nič sa neotvorilo.
hold-choice = Pred otvorením sa ma opýtať
hold-choiceHint = Príjemca vám telefonicky prečíta tri slová a vy ho vpustíte.
hold-who = Kto na vás čaká
hold-compare = Vpustite len toho, kto vám povie presne tieto slová, napríklad telefonicky.
hold-nobody = Zatiaľ nikto nečaká. Kto otvorí odkaz, čaká tu a prečíta vám tri slová.

## holdGateLive

holdGateLive-title = Čaká sa na odosielateľa
holdGateLive-until = Táto stránka čaká do: { $date } ({ $relative }). Môžete ju nechať otvorenú.
holdGateLive-waiting = Čaká sa. Vaše slová: { $words }.
holdGateLive-released = Odosielateľ otvorenie povolil.
holdGateLive-crowded =
    { $n ->
        [one] Čaká na to príliš veľa ľudí. Skúste to znova o { $n } sekundu.
        [few] Čaká na to príliš veľa ľudí. Skúste to znova o { $n } sekundy.
        [many] Čaká na to príliš veľa ľudí. Skúste to znova o { $n } sekundy.
       *[other] Čaká na to príliš veľa ľudí. Skúste to znova o { $n } sekúnd.
    }

## holdCreateLive

holdCreateLive-termHold = pred otvorením sa opýta vás

## holdOwnLive

holdOwnLive-release = Vpustiť
holdOwnLive-refuse = Odmietnuť a pozastaviť
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Prístup povolený, zatiaľ neotvorené
holdOwnLive-asks =
    { $n ->
        [one] { $n } človek čaká
        [few] { $n } ľudia čakajú
        [many] { $n } človeka čaká
       *[other] { $n } ľudí čaká
    }
holdOwnLive-arrived = Niekto čaká: { $words }.
holdOwnLive-nowReleased = Prístup je povolený, otvoriť to možno raz.
holdOwnLive-nowRefused = Odmietnuté. Odkaz je pozastavený.
holdOwnLive-tooLate = Toto čakanie sa už skončilo.
holdOwnLive-hold = Povolenie
holdOwnLive-holdYes = Pred otvorením sa opýta vás

## links

links-choice = Každému vlastný odkaz

## linksLive

linksLive-noGroups = Skupina nemôže dostať vlastný odkaz: odoberte „{ $group }“ alebo uveďte jej členov.
linksLive-making = Odkaz { $at } z { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Server žiada o počkanie: { $address } nasleduje o { $n } sekundu.
        [few] Server žiada o počkanie: { $address } nasleduje o { $n } sekundy.
        [many] Server žiada o počkanie: { $address } nasleduje o { $n } sekundy.
       *[other] Server žiada o počkanie: { $address } nasleduje o { $n } sekúnd.
    }
linksLive-notTried = Zrušené. Nič sa neuložilo.
linksLive-ready =
    { $n ->
        [one] { $n } odkaz je pripravený
        [few] { $n } odkazy sú pripravené
        [many] { $n } odkazu je pripraveného
       *[other] { $n } odkazov je pripravených
    }
linksLive-opens =
    { $n ->
        [one] Každý sa otvorí len svojmu príjemcovi, a to raz, koniec platnosti: { $date } ({ $relative }).
        [few] Každý sa otvorí len svojmu príjemcovi, a to { $n }-krát, koniec platnosti: { $date } ({ $relative }).
        [many] Každý sa otvorí len svojmu príjemcovi, a to { $n }-krát, koniec platnosti: { $date } ({ $relative }).
       *[other] Každý sa otvorí len svojmu príjemcovi, a to { $n }-krát, koniec platnosti: { $date } ({ $relative }).
    }
linksLive-links = Odkazy
linksLive-copyOne = Kopírovať
linksLive-copyAll = Kopírovať všetko ako text
linksLive-pageOf = Stránka tohto odkazu
linksLive-keptByPasskey = Na kopírovanie je potrebný váš prístupový kľúč.
linksLive-gone = Tento odkaz už táto stránka nezobrazuje.
linksLive-linksKept = Tento prehliadač odkazy uchováva. Žiadny iný ich nezobrazí.
linksLive-onlyHere = Skopírujte odkazy hneď. Znova sa už nedajú zobraziť.
linksLive-unmade = Niektoré odkazy ešte nie sú vytvorené a to, čo zdieľate, je len na tejto stránke. Napriek tomu ju opustiť?
linksLive-unsaved = Ešte ste neskopírovali všetky odkazy a zobrazuje ich len táto stránka. Napriek tomu ju opustiť?
linksLive-unmadeCount =
    { $n ->
        [one] Nebol vytvorený { $n } odkaz:
        [few] Neboli vytvorené { $n } odkazy:
        [many] Nebolo vytvoreného { $n } odkazu:
       *[other] Nebolo vytvorených { $n } odkazov:
    }
linksLive-again = Skúsiť znova

## lock

lock-choice = Znova ho otvorí len prvé zariadenie
lock-choiceHint = Kto odkaz otvorí prvý, tomu zostane. V každom inom zariadení alebo prehliadači oznámi, že bol otvorený inde.
lock-viewsEach = Zobrazenia pre každého príjemcu (nepovinné)
lock-viewsEachHint = Každá adresa má potom vlastné zobrazenia a nikto nemôže vyčerpať zobrazenia ostatných.
lock-first = Znova to môže otvoriť len prehliadač, ktorý to otvorí prvý. Otvorte to preto tam, kde to potrebujete. Váš prehliadač si na to uloží súbor cookie.
lock-own = Tento prehliadač to otvoril prvý. Znova to môže otvoriť len on.
lock-elsewhereTitle = Otvorené v inom prehliadači
lock-elsewhereText = Tento odkaz sa otvorí len v prehliadači, ktorý ho otvoril prvý, a tento to nebol.
lock-elsewhereHint = Ak ste to boli vy, vráťte sa k tomu zariadeniu a prehliadaču. Ak nie, tajomstvo možno prečítal niekto iný.
lock-needsCookie = Tento odkaz potrebuje súbor cookie a váš prehliadač žiadny neposlal. Povoľte tejto stránke súbory cookie a skúste to znova.
lock-usedTitle = Už ste to otvorili
lock-usedText =
    { $n ->
        [one] Odosielateľ dovoľuje každému príjemcovi otvoriť tento odkaz raz a to ste už urobili.
        [few] Odosielateľ dovoľuje každému príjemcovi otvoriť tento odkaz { $n }-krát a to ste už urobili.
        [many] Odosielateľ dovoľuje každému príjemcovi otvoriť tento odkaz { $n }-krát a to ste už urobili.
       *[other] Odosielateľ dovoľuje každému príjemcovi otvoriť tento odkaz { $n }-krát a to ste už urobili.
    }
lock-usedHint = Ak to potrebujete znova, požiadajte odosielateľa o nový odkaz.

## sharesLive

sharesLive-lastView = Toto bolo vaše posledné zobrazenie. Uložte si teraz, čo potrebujete.
sharesLive-lastViewFiles = Toto bolo vaše posledné zobrazenie. Stiahnite si teraz, čo potrebujete: odkazy na stiahnutie fungujú len krátko.

## preview

preview-title = Odkaz
preview-text = Kto má tento odkaz, môže tajomstvo otvoriť. Prezeranie tejto stránky sa ako zobrazenie nepočíta.
preview-sealedText = Kto má celý odkaz, môže tajomstvo otvoriť. Prezeranie tejto stránky sa ako zobrazenie nepočíta.
preview-shownOnce = Chráni ho koncové šifrovanie: celý odkaz sa zobrazil raz, pri vytvorení, a znova sa zobraziť nedá.
preview-lost = Ak ho už nemáte, odstráňte tento odkaz a vytvorte nový.
preview-qrOf = QR kód odkazu
preview-terms = Podrobnosti

## returned

returned-one = E-mail pre { $recipient } sa vrátil: { $reason } (stav { $status }, { $when }).
returned-hint = Skontrolujte adresu alebo odovzdajte odkaz inou cestou.
returned-no_mailbox = taká schránka neexistuje
returned-no_domain = doména neexistuje alebo neprijíma e-maily
returned-closed = schránka neprijíma e-maily
returned-full = schránka je plná
returned-too_large = e-mail je pre schránku príliš veľký
returned-unreachable = poštový server adresy nebol dostupný
returned-policy = poštový server adresy také e-maily z tohto servera neprijíma
returned-refused = poštový server adresy e-mail odmietol

## share

share-link = Odkaz
share-copy = Kopírovať odkaz
share-share = Zdieľať
share-mail = E-mail
share-message = Kopírovať ako správu
share-qr = QR kód
share-print = Vytlačiť list
share-page = Otvoriť stránku tohto odkazu
share-png = Uložiť ako PNG
share-svg = Uložiť ako SVG

## shareLive

shareLive-copied = Skopírované
shareLive-copyFailed = Kopírovanie sa nepodarilo. Vyberte text a skopírujte ho.
shareLive-letterFailed = List sa nepodarilo načítať. Skontrolujte pripojenie a skúste to znova.
shareLive-codeFailed = Kód sa nepodarilo uložiť. Skontrolujte pripojenie a skúste to znova.
shareLive-message =
    { $n ->
        [one] Zdieľam s vami niečo dôverné. Odkaz možno otvoriť raz (koniec platnosti: { $date }):
        [few] Zdieľam s vami niečo dôverné. Odkaz možno otvoriť { $n }-krát (koniec platnosti: { $date }):
        [many] Zdieľam s vami niečo dôverné. Odkaz možno otvoriť { $n }-krát (koniec platnosti: { $date }):
       *[other] Zdieľam s vami niečo dôverné. Odkaz možno otvoriť { $n }-krát (koniec platnosti: { $date }):
    }
shareLive-mailSubject = Tajomstvo pre vás
shareLive-letterTerms =
    { $n ->
        [one] Odkaz možno otvoriť raz, koniec platnosti: { $date }. Potom sa jeho obsah natrvalo vymaže.
        [few] Odkaz možno otvoriť { $n }-krát, koniec platnosti: { $date }. Potom sa jeho obsah natrvalo vymaže.
        [many] Odkaz možno otvoriť { $n }-krát, koniec platnosti: { $date }. Potom sa jeho obsah natrvalo vymaže.
       *[other] Odkaz možno otvoriť { $n }-krát, koniec platnosti: { $date }. Potom sa jeho obsah natrvalo vymaže.
    }

## letter

letter-to = Pre
letter-from = Od
letter-title = Niečo dôverné pre vás
letter-intro = Otvorí sa v ľubovoľnom telefóne alebo počítači. Účet nepotrebujete.
letter-scan = Naskenujte kód fotoaparátom telefónu. Alebo opíšte adresu do prehliadača presne tak, ako je tu vytlačená: na veľkosti písmen záleží.
letter-press = Na stránke, ktorá sa otvorí, stlačte tlačidlo.
letter-passphrase = Zadajte prístupovú frázu a stlačte tlačidlo. Prístupovú frázu vám odosielateľ oznámi inou cestou. Pre vašu bezpečnosť na tomto liste nie je: nepíšte ju sem.
letter-keep = Uložte si, čo potrebujete, a potom tento list zničte.
letter-code = QR kód adresy

## push

push-opened = Kto ho otvoril
push-log = Celý denník
push-when = Kedy
push-what = Čo
push-address = Adresa
push-browser = Prehliadač
push-older = Skoršie
push-newer = Neskoršie
push-end = Odstrániť hneď
push-cancel = Zrušiť

## pushChange

pushChange-title = Zmeniť tento odkaz
pushChange-back = Späť na odkaz
pushChange-expires = Platnosť do
pushChange-views = Koľkokrát ho možno celkovo otvoriť
pushChange-save = Uložiť zmeny
pushChange-extend = Predĺžiť: { $duration }
pushChange-change = Zmeniť…
pushChange-changed = Zmenené.
pushChange-viewsBetween = Od { $min } do { $max }. Zatiaľ otvorené: { $used }.
pushChange-latest = Najneskôr: { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Zvoľte čas v rozmedzí: { $from } až { $to }.

## agentLive

agentLive-agentOn = { $browser } v systéme { $system }
agentLive-agentUnknown = neznáme

## pushLive

pushLive-codesWait = Čakajúce e-maily s kódmi pre príjemcov: { $count }. Prvý príde najneskôr: { $time }.
pushLive-codesFailed = Kód neodoslaný e-mailom: { $addresses }.
pushLive-text = Text
pushLive-file = Súbory
pushLive-url = Odkaz
pushLive-qr = QR kód
pushLive-active = Aktívny
pushLive-expired = Ukončený
pushLive-views = Zobrazenia
pushLive-viewsLeft = zostáva { $left } z { $total }
pushLive-viewsUsed = využité { $used } z { $total }
pushLive-expires = Platnosť do
pushLive-notBefore = Otvorí sa
pushLive-firstView = Po prvom zobrazení
pushLive-firstViewEnds = Platnosť potom: { $duration }
pushLive-passphrase = Prístupová fráza
pushLive-passphraseSet = Nastavená: odkaz sa otvorí len s ňou.
pushLive-covered = Zakryté
pushLive-coveredYes = Áno, kým príjemca neťukne
pushLive-deletable = Príjemcovia ho smú odstrániť
pushLive-deletableYes = Áno
pushLive-files = Súbory
pushLive-fileGuarded = názov chráni prístupová fráza
pushLive-filesSealed =
    { $n ->
        [one] { $n } súbor, { $size }, názov zapečatený
        [few] { $n } súbory, { $size }, názvy zapečatené
        [many] { $n } súboru, { $size }, názvy zapečatené
       *[other] { $n } súborov, { $size }, názvy zapečatené
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } súbor, natrvalo vymazaný
        [few] { $n } súbory, natrvalo vymazané
        [many] { $n } súboru, natrvalo vymazané
       *[other] { $n } súborov, natrvalo vymazaných
    }
pushLive-created = Vytvorený
pushLive-name = Názov
pushLive-endedByViews = Posledné zobrazenie bolo využité: { $when }. Obsah je natrvalo vymazaný.
pushLive-endedByTime = Čas uplynul: { $when }. Obsah je natrvalo vymazaný.
pushLive-endedByHand = Odstránený: { $when }, z adresy { $address } ({ $browser }). Obsah je natrvalo vymazaný.
pushLive-neverOpened = Nikto ho neotvoril.
pushLive-openedNewest =
    { $n ->
        [one] Tu je uvedené najnovšie otvorenie, všetky nájdete v denníku.
        [few] Tu sú uvedené { $n } najnovšie otvorenia, všetky nájdete v denníku.
        [many] Tu je uvedeného { $n } najnovšieho otvorenia, všetky nájdete v denníku.
       *[other] Tu je uvedených { $n } najnovších otvorení, všetky nájdete v denníku.
    }
pushLive-scanned =
    { $n ->
        [one] Program, napríklad náhľad odkazu v čete, raz prehľadal jeho stránku. Ako zobrazenie sa to nepočíta.
        [few] Programy, napríklad náhľady odkazov v čete, { $n }-krát prehľadali jeho stránku. Ako zobrazenie sa to nepočíta.
        [many] Programy, napríklad náhľady odkazov v čete, { $n }-krát prehľadali jeho stránku. Ako zobrazenie sa to nepočíta.
       *[other] Programy, napríklad náhľady odkazov v čete, { $n }-krát prehľadali jeho stránku. Ako zobrazenie sa to nepočíta.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] Bola zadaná { $n } nesprávna prístupová fráza.
        [few] Boli zadané { $n } nesprávne prístupové frázy.
        [many] Bolo zadané { $n } nesprávnej prístupovej frázy.
       *[other] Bolo zadaných { $n } nesprávnych prístupových fráz.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } pokus v čase, keď bol ukončený, pozastavený alebo sa ešte neotváral.
        [few] { $n } pokusy v čase, keď bol ukončený, pozastavený alebo sa ešte neotváral.
        [many] { $n } pokusu v čase, keď bol ukončený, pozastavený alebo sa ešte neotváral.
       *[other] { $n } pokusov v čase, keď bol ukončený, pozastavený alebo sa ešte neotváral.
    }
pushLive-openedMeanwhile = Práve otvorený.
pushLive-ended = Odstránený. Obsah je natrvalo vymazaný.

## presets

presets-presets = Predvoľby
presets-keep = Uložiť ako predvoľbu…
presets-title = Vaše predvoľby
presets-text = Možnosti, ktoré ste si uložili pre nové odkazy. Ak ich chcete použiť, zvoľte pri vytváraní odkazu predvoľbu.

## presetsLive

presetsLive-presets = Predvoľby
presetsLive-keepTitle = Uložiť ako predvoľbu
presetsLive-name = Názov
presetsLive-save = Uložiť
presetsLive-cancel = Zrušiť
presetsLive-badName = Zadajte názov s najviac 40 znakmi. Uložiť môžete až 20 predvolieb.
presetsLive-badTerms = Jednu z týchto možností tento server neprijíma.
presetsLive-taken = Predvoľbu s týmto názvom už máte.
presetsLive-offline = Server neodpovedal. Skontrolujte pripojenie a skúste to znova.
presetsLive-failed = Niečo sa nepodarilo ({ $status }). Nič sa nezmenilo.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } zobrazenie
        [few] { $n } zobrazenia
        [many] { $n } zobrazenia
       *[other] { $n } zobrazení
    }
ownPresetsLive-rename = Premenovať
ownPresetsLive-renameOf = Premenovať „{ $name }“
ownPresetsLive-remove = Odstrániť
ownPresetsLive-removeQuestion = Odstrániť predvoľbu „{ $name }“? Odkazy, ktoré ste s ňou vytvorili, zostanú bez zmeny.

## signIn

signIn-title = Prihlásenie
signIn-email = E-mailová adresa
signIn-password = Heslo
signIn-newPassword = Nové heslo
signIn-passwordHint =
    { $n ->
        [one] Aspoň { $n } znak. Dobrou voľbou je niekoľko slov.
        [few] Aspoň { $n } znaky. Dobrou voľbou je niekoľko slov.
        [many] Aspoň { $n } znaka. Dobrou voľbou je niekoľko slov.
       *[other] Aspoň { $n } znakov. Dobrou voľbou je niekoľko slov.
    }
signIn-submit = Prihlásiť sa
signIn-passkey = Prihlásiť sa prístupovým kľúčom
signIn-signUp = Vytvoriť účet
signIn-have = Už mám účet
signIn-name = E-mailová adresa alebo používateľské meno
signIn-companyOrLocal = Použite firemné heslo alebo heslo tohto servera, ak ho máte.
signIn-companyOrAdmins = Použite firemné heslo. Správcovia môžu použiť aj heslo tohto servera.
signIn-company = Použite firemné heslo.
signIn-adminsOnly = Heslom sa prihlasujú len správcovia.
signIn-forgot = Zabudli ste heslo? Správca vám môže poslať odkaz.
signIn-setUpTitle = Vitajte
signIn-setUpText = Tento server zatiaľ nemá žiadne účty. Vytvorte prvý: bude to účet správcu.
signIn-setUpCode = Kód nastavenia
signIn-setUpCodeHint = Server ho vypísal pri spustení. Pozrite sa do jeho terminálu alebo denníka.
signIn-setUpSubmit = Vytvoriť účet
signIn-resetTitle = Zvoľte si heslo
signIn-resetAccount = Pre účet { $email }
signIn-resetText = Tento odkaz funguje raz. Jeho použitím sa skončia všetky relácie a tokeny API vášho účtu.
signIn-lettersWhy = Ukážete tým, že nie ste program.
signIn-resetSubmit = Uložiť a prihlásiť sa

## sessionsLive

sessionsLive-sessions = Relácie
sessionsLive-sessionHere = tento prehliadač
sessionsLive-sessionBegan = prihlásenie { $when }
sessionsLive-sessionUsed = naposledy použitá { $when }
sessionsLive-sessionEnd = Ukončiť
sessionsLive-sessionEndQuestion = Ukončiť reláciu v prehliadači { $name }? Účet sa v ňom hneď odhlási.
sessionsLive-sessionEnded = Ukončené. Účet je v tom prehliadači odhlásený.
sessionsLive-noSessions = Účet nie je nikde prihlásený.
sessionsLive-othersQuestion = Odhlásiť sa všade inde? Tu prihlásenie zostane.
sessionsLive-othersEnded =
    { $n ->
        [one] Skončila sa { $n } iná relácia.
        [few] Skončili sa { $n } iné relácie.
        [many] Skončilo sa { $n } inej relácie.
       *[other] Skončilo sa { $n } iných relácií.
    }
sessionsLive-endOthers = Odhlásiť sa všade inde

## signInAgainLive

signInAgainLive-title = Vaše prihlásenie sa skončilo
signInAgainLive-text = Vaša relácia sa skončila. Ak chcete pokračovať, prihláste sa ako { $email }. Rozpísaný text aj vaše voľby zostali zachované.
signInAgainLive-somebodyElse = V tomto prehliadači je teraz prihlásený účet { $other }. Ak chcete pokračovať, prihláste sa ako { $email }. Rozpísaný text aj vaše voľby zostali zachované.
signInAgainLive-limited = Tento server od vás žiada druhý faktor. Nastavte si ho a potom pokračujte. Rozpísaný text aj vaše voľby zostali zachované.
signInAgainLive-declined = Váš účet je odhlásený a nič sa neodoslalo. Skúste sa znova prihlásiť a pokračovať.
signInAgainLive-notYet = Účet { $email } ešte nie je prihlásený.
signInAgainLive-password = Heslo
signInAgainLive-submit = Prihlásiť sa a pokračovať
signInAgainLive-passkey = Prihlásiť sa prístupovým kľúčom
signInAgainLive-elsewhere = Otvorí sa na inej karte. Potom sa sem vráťte a pokračujte.
signInAgainLive-setUp = Nastaviť druhý faktor
signInAgainLive-goOn = Pokračovať
signInAgainLive-cancel = Zrušiť
signInAgainLive-noName = Zadajte e-mailovú adresu alebo používateľské meno.
signInAgainLive-noPassword = Zadajte heslo.
signInAgainLive-wrong = Heslo je nesprávne.
signInAgainLive-refused = Takto sa prihlásiť nesmiete. Zvoľte iný spôsob alebo sa obráťte na správcu.
signInAgainLive-noCode = Zadajte kód.
signInAgainLive-code = Kód z aplikácie alebo kód na obnovenie
signInAgainLive-recoveryCode = Kód na obnovenie
signInAgainLive-wrongCode = Tento kód je nesprávny alebo už bol použitý. Počkajte na ďalší.
signInAgainLive-begin = Trvalo to príliš dlho. Vyberte „Zrušiť“ a skúste to znova.
signInAgainLive-passkeyCancelled = Nepoužil sa žiadny prístupový kľúč. Skúste to znova alebo sa prihláste inak.
signInAgainLive-passkeyRefused = Server tento prístupový kľúč neprijal. Prihláste sa inak.
signInAgainLive-wrongOrigin = Táto stránka bola otvorená na inej adrese, než je vlastná adresa servera. Otvorte ju na jeho základnej adrese URL.
signInAgainLive-tooMany =
    { $n ->
        [one] Príliš veľa neúspešných pokusov. Skúste to znova o { $n } sekundu.
        [few] Príliš veľa neúspešných pokusov. Skúste to znova o { $n } sekundy.
        [many] Príliš veľa neúspešných pokusov. Skúste to znova o { $n } sekundy.
       *[other] Príliš veľa neúspešných pokusov. Skúste to znova o { $n } sekúnd.
    }
signInAgainLive-offline = Server neodpovedal. Skontrolujte pripojenie a skúste to znova.
signInAgainLive-failed = Niečo sa nepodarilo ({ $status }).

## accountLive

accountLive-passkeyCancelled = Nepoužil sa žiadny prístupový kľúč. Skúste to znova alebo použite heslo.
accountLive-passkeyRefused = Server tento prístupový kľúč neprijal. Prihláste sa heslom.
accountLive-wrong = E-mailová adresa alebo heslo sú nesprávne.
accountLive-wrongName = Meno alebo heslo sú nesprávne.
accountLive-noName = Zadajte e-mailovú adresu alebo používateľské meno.
accountLive-noGroup = Nie ste v žiadnej zo skupín, ktoré smú používať tento server. Obráťte sa na jeho správcu.
accountLive-noAddress = Vaše firemné prihlásenie neodovzdáva tomuto serveru platnú e-mailovú adresu. Obráťte sa na jeho správcu.
accountLive-notLinked = Účet s vašou e-mailovou adresou tu už existuje. Požiadajte správcu, aby ho prepojil s vaším firemným prihlásením.
accountLive-notAdded = Nemáte tu účet. Požiadajte správcu, aby ho pridal.
accountLive-notSetUp = Tento server ešte nie je nastavený.
accountLive-notAdmitted = Tu sa prihlásiť nesmiete. Obráťte sa na správcu.
accountLive-directoryAway = Firemné heslá sa teraz nedajú overiť. Ak máte heslo tohto servera, použite ho.
accountLive-limited =
    { $n ->
        [one] Príliš veľa neúspešných pokusov. Skúste to znova o { $n } sekundu.
        [few] Príliš veľa neúspešných pokusov. Skúste to znova o { $n } sekundy.
        [many] Príliš veľa neúspešných pokusov. Skúste to znova o { $n } sekundy.
       *[other] Príliš veľa neúspešných pokusov. Skúste to znova o { $n } sekúnd.
    }
accountLive-offline = Server neodpovedal. Skontrolujte pripojenie a skúste to znova.
accountLive-failed = Niečo sa nepodarilo ({ $status }).
accountLive-wrongCode = Kód nastavenia je nesprávny.
accountLive-invitation = Máte pozvánku. Zvoľte si heslo a tým sa prihlásite. Tento odkaz funguje raz.
accountLive-badLink = Tento odkaz už neplatí. Požiadajte správcu o nový.
accountLive-noLink = Otvorte odkaz zo správy znova. Táto stránka funguje len s celým odkazom.
accountLive-noCode = Zadajte kód nastavenia.
accountLive-noPassword = Zadajte heslo.
accountLive-again = Teraz to môžete skúsiť znova.
accountLive-taken = Účet s touto e-mailovou adresou už existuje.
accountLive-alreadySetUp = Tento server je už nastavený. Prihláste sa.
accountLive-tooShort = Heslo je príliš krátke.
accountLive-tooCommon = Toto heslo patrí k najbežnejším alebo je takmer rovnaké ako vaša adresa. Také sa pri hádaní skúšajú ako prvé. Zvoľte iné.
accountLive-badEmail = Zadajte platnú e-mailovú adresu.
accountLive-wrongOrigin = Táto stránka bola otvorená na inej adrese, než je vlastná adresa servera. Otvorte ju na jeho základnej adrese URL.
accountLive-saved = Uložené.
accountLive-wrongCurrent = Súčasné heslo je nesprávne.
accountLive-changed = Vaše heslo bolo zmenené. Ostatné zariadenia sú odhlásené.
accountLive-tokensRevoked =
    { $n ->
        [one] Bol odvolaný { $n } token API.
        [few] Boli odvolané { $n } tokeny API.
        [many] Bolo odvolaného { $n } tokenu API.
       *[other] Bolo odvolaných { $n } tokenov API.
    }
accountLive-tokenName = Pomenujte token.
accountLive-tokenTaken = Token s týmto názvom už máte.
accountLive-noTokens = Zatiaľ nemáte žiadne tokeny.
accountLive-never = nikdy nepoužitý
accountLive-used = naposledy použitý { $when }
accountLive-made = vytvorený { $when }
accountLive-revoke = Odvolať
accountLive-revokeQuestion = Odvolať token „{ $name }“? Programy, ktoré ho používajú, hneď prestanú fungovať.
accountLive-revoked = Odvolaný.
accountLive-copied = Skopírované
accountLive-copyFailed = Kopírovanie sa nepodarilo. Vyberte text a skopírujte ho.

## account

account-title = Váš účet
account-signedInAs = Prihlásený účet: { $email }
account-signOut = Odhlásiť sa
account-programs = Tokeny API a webhooky
account-programsTokens = Tokeny API
account-tokens = Tokeny API
account-tokensText = Programy používajú namiesto vášho hesla token. Konajú vo vašom mene.
account-tokenName = Na čo je?
account-tokenPlaceholder = zálohovací skript
account-create = Vytvoriť token
account-shown = Váš nový token. Zobrazí sa len raz:
account-copy = Kopírovať
account-example = Napríklad
account-notify = Oznámenia
account-notifyMe = Oznamovať mi otvorenie mojich nových odkazov
account-notifyEach = Pri každom odkaze si môžete zvoliť inak.
account-sessions = Kde je váš účet prihlásený
account-sessionsText = Ukončite, čo nepoznáte, a potom si zmeňte heslo.
account-endOthers = Odhlásiť sa všade inde
account-password = Heslo
account-current = Súčasné heslo
account-next = Nové heslo
account-change = Zmeniť heslo
account-changeHint = Všetky vaše ostatné relácie sa skončia.
account-revokeTokens = Odvolať aj všetky moje tokeny API
account-revokeTokensHint = Nechajte začiarknuté, ak vaše heslo možno pozná niekto iný. Programy, ktoré používajú tieto tokeny, hneď prestanú fungovať:
account-cancel = Zrušiť
account-confirm = Odvolať

## admin

admin-title = Moje odkazy
admin-titleExpired = Ukončené odkazy
admin-active = Aktívne
admin-expired = Ukončené
admin-all = Všetky odkazy
admin-users = Používatelia
admin-server = Server
admin-search = Hľadať podľa názvu, poznámky alebo odkazu
admin-order = Zoradenie
admin-byNewest = Od najnovších
admin-byExpiry = Podľa konca platnosti
admin-byOpened = Naposledy otvorené
admin-byViews = Najmenej zostávajúcich zobrazení
admin-parts = Zobraziť len
admin-unopened = Nikdy neotvorené
admin-opened = Otvorené
admin-today = Platnosť sa končí dnes
admin-sealed = Koncové šifrovanie
admin-waiting = Niekto čaká
admin-frozen = Pozastavené
admin-answers = Odpovede
admin-tickAll = Vybrať všetko
admin-csv = Uložiť ako CSV
admin-newer = Novšie
admin-older = Staršie
admin-cancel = Zrušiť
admin-end = Odstrániť hneď
admin-addUser = Pridať používateľa
admin-email = E-mailová adresa
admin-administrator = Správca
admin-add = Pridať
admin-byMail = Poslať odkaz e-mailom
admin-oneTime = Jednorazový odkaz, platný 24 hodín. Odovzdajte ho používateľovi:
admin-copy = Kopírovať
admin-storage = Úložisko
admin-settings = Platné nastavenia
admin-settingsText = Ak chcete zmeniť nastavenie, upravte konfiguračný súbor servera a potom server reštartujte.
admin-option = Možnosť
admin-value = Hodnota
admin-origin = Zdroj
admin-version = Verzia
admin-configFile = Konfiguračný súbor

## health

health-title = Stav
health-open = Vyžaduje vašu pozornosť
health-openForAuditors = Úlohy pre správcu
health-nothing = Nič nevyžaduje vašu pozornosť.
health-commands = Príkazy spúšťajte na serveri ako používateľ, pod ktorým beží jeho služba.
health-onServer = Na serveri
health-inConfigFile = V konfiguračnom súbore
health-noConfigFile = Tento server beží bez konfiguračného súboru. Vytvorte ho a potom spustite server s --config a cestou k súboru.
health-how = Čo robiť
health-fine = Aktuálny stav
health-complaints = Upozornenia a chyby
health-complaintsText = Čo tento server od spustenia zapísal do svojho denníka. Podrobnosti sú v denníku.
health-warn = Upozornenie
health-error = Chyba
health-times =
    { $n ->
        [one] raz, { $when }
        [few] { $n }-krát, naposledy { $when }
        [many] { $n }-krát, naposledy { $when }
       *[other] { $n }-krát, naposledy { $when }
    }
health-examine = Preveriť teraz
health-examineTitle = Vlastná kontrola (doctor)
health-examineText = Prezrie dátový adresár a pripojí sa k poštovému serveru, poskytovateľovi a všetkému ostatnému, čo uvádzajú nastavenia. Nič neposiela a nič nemení.
health-ok = V poriadku
health-subjectDirectory = Adresár s údajmi
health-subjectPermissions = Oprávnenia
health-subjectPolicy = Pravidlá
health-subjectErasing = Vymazávanie
health-subjectSignIn = Firemné prihlásenie
health-subjectLdap = Adresárová služba (LDAP)
health-subjectScanner = Antivírusový skener
health-subjectPrevious = Predchádzajúci server
health-inEnglish = Podrobnosti sú v angličtine, rovnako ako v denníku servera.
health-receiverAnswered = Príjemca odpovedal { $status }.
health-receiverRefused = Príjemca odmietol spojenie.
health-receiverSilent = Príjemca neodpovedal včas.
health-receiverUnknown = Názov servera príjemcu nie je známy.

## administration

administration-findUser = Nájsť používateľa
administration-before = Predchádzajúce
administration-next = Ďalšie
administration-role = Rola
administration-actions = Akcie
administration-lastSignIn = posledné prihlásenie { $when }
administration-asUser = Používateľ
administration-asAuditor = Audítor: vidí všetky denníky, žiadne tajomstvá
administration-administrators = Správcovia
administration-auditors = Audítori
administration-invited = Pozvaní
administration-disabled = Zakázaní
administration-suspended = Vylúčení
administration-unprotected = Bez druhého faktora
administration-userLinks = Odkazy
administration-userFactors = Druhé faktory
administration-userGroups = Skupiny
administration-group = Pridať do skupiny
administration-joinGroup = Pridať
administration-userLimits = Obmedzenia podľa pravidiel
administration-userLog = Najnovšie záznamy denníka
administration-wholeLog = Všetky záznamy
administration-endPushes = Odstrániť aj to, čo zdieľa, a uzavrieť jeho žiadosti
administration-endEverything = Ukončiť všetko
administration-everyone = Všetci
administration-nobody = Bez účtu
administration-findLink = Odosielateľ, odkaz alebo číslo
administration-findALink = Nájsť odkaz
administration-madeUntil = Vytvorené do
administration-filterState = Stav
administration-anyState = Všetky stavy
administration-onlyActive = Aktívne
administration-onlyExpired = Vypršané alebo odstránené
administration-settingsFilter = Nájsť nastavenie
administration-onlyChanged = Len zmenené

## firstSteps

firstSteps-title = Prvé kroky
firstSteps-done = Hotové { $done } z { $all }
firstSteps-others = Ostatné kroky sú uvedené vyššie.
firstSteps-address = Adresa
firstSteps-addressOpen = Odkazy nemajú pevnú adresu
firstSteps-addressWhy = Adresa, ktorou sa odkazy začínajú, musí byť pre príjemcov dostupná.
firstSteps-addressDo = Namiesto { $example } napíšte adresu svojho servera.
firstSteps-addressUnset = Odkazy sa začínajú adresou, ktorú používa každý odosielateľ, u vás { $origin }.
firstSteps-addressPlain = Odkazy sa začínajú adresou { $url }, ktorá nie je šifrovaná.
firstSteps-addressElsewhere = Odkazy sa začínajú adresou { $url }. Teraz ste na { $origin }: otvorte { $url } a overte, že je dostupná.
firstSteps-addressGood = Odkazy sa začínajú adresou { $url } a server je na nej pre vás dostupný.
firstSteps-tls = Šifrovanie po ceste
firstSteps-tlsOpen = Spojenia nie sú šifrované
firstSteps-tlsWhy = Tajomstvá môže čítať ktokoľvek v sieti po ceste.
firstSteps-tlsOwn = Tento server zabezpečuje TLS sám.
firstSteps-tlsProxy = TLS za tento server zabezpečuje reverzný proxy server.
firstSteps-tlsNone = Vaše pripojenie používa obyčajné HTTP.
firstSteps-tlsDo = Dajte serveru certifikát alebo pred neho postavte reverzný proxy server s HTTPS:
firstSteps-key = Kópia hlavného kľúča
firstSteps-keyMissing = Žiadna potvrdená kópia hlavného kľúča
firstSteps-keyWhy = Bez kľúča už údaje ani zálohu nikto neprečíta.
firstSteps-keyOpen = Kópiu kľúča { $key } nikto nepotvrdil.
firstSteps-keyDone = Kópia kľúča { $key } bola potvrdená { $when }.
firstSteps-keyDo = Zapíše šifrovanú zálohu vrátane kľúča. Uložte ju na inom počítači:
firstSteps-keyTick = Mám kópiu na bezpečnom mieste
firstSteps-keyUntick = Túto kópiu už nemám
firstSteps-people = Kto smie zdieľať
firstSteps-peopleWhy = S účtami ľudia vidia, čo sa stalo s ich odkazmi, a vy rozhodujete, kto smie zdieľať.
firstSteps-peopleAlone = Účet máte len vy. Bez účtu môže zdieľať text ktokoľvek, kto má k tomuto serveru prístup.
firstSteps-peopleAloneClosed = Účet máte len vy a bez účtu nemôže nikto zdieľať.
firstSteps-peopleMany =
    { $n ->
        [one] Existuje { $n } účet.
        [few] Existujú { $n } účty.
        [many] Existuje { $n } účtu.
       *[other] Existuje { $n } účtov.
    }
firstSteps-peopleOpen = Účet si môže vytvoriť ktokoľvek.
firstSteps-peopleDecided = Určili ste to v nastaveniach.
firstSteps-peopleDo = Pridajte používateľov alebo rozhodnite pomocou allow_sign_up a allow_anonymous.
firstSteps-peopleLink = Pridať používateľa
firstSteps-first = Prvé tajomstvo
firstSteps-firstWhy = Keď si to raz vyskúšate, zistíte, čo vidia príjemcovia.
firstSteps-firstNone = Zatiaľ nie je nič uložené.
firstSteps-firstLink = Zdieľať tajomstvo
firstSteps-backup = Zálohy
firstSteps-backupWhy = Disk zlyhá bez varovania a server zálohuje sám, len keď má určené kam.
firstSteps-backupNone = Zatiaľ nevznikla žiadna záloha.
firstSteps-backupGood = Posledná záloha vznikla { $when }.
firstSteps-backupDaily = Alebo každý deň na serveri
firstSteps-requests = Žiadosti
firstSteps-requestsWhy = Pomocou žiadostí môžu ľudia s účtom požiadať iných o tajomstvo a tí na jeho odoslanie účet nepotrebujú.
firstSteps-requestsOff = Vypnuté. Môžete to tak nechať.

## serverFacts

serverFacts-links = Odkazy
serverFacts-activeLinks = Aktívne odkazy
serverFacts-stored = Čo tento server ukladá
serverFacts-storedSum = spolu { $size }
serverFacts-payloads = Tajomstvá (odhad)
serverFacts-rows = Denníky, účty a voľné miesto
serverFacts-fileContents = Súbory
serverFacts-fileLimit = Limit pre súbory
serverFacts-fileLimitText = { $used } z { $total }
serverFacts-disk = Disk
serverFacts-diskText = voľné { $free } z { $total }
serverFacts-diskOurs = Tento server
serverFacts-diskOthers = Všetko ostatné
serverFacts-diskFree = Voľné
serverFacts-floor = Súbory sa odmietajú, keď je voľného miesta menej ako { $size }.
serverFacts-scarce = Zostáva málo miesta: súbory sa čoskoro začnú odmietať alebo sa už odmietajú.
serverFacts-changed = Zmenené
serverFacts-reach = Adresa a sieť
serverFacts-access = Prístup a účty
serverFacts-pushes = Tajomstvá
serverFacts-files = Súbory
serverFacts-data = Údaje a kľúče
serverFacts-limits = Obmedzenia
serverFacts-pages = Vzhľad a stránka O službe
serverFacts-mail = E-mail
serverFacts-watch = Denník a metriky
serverFacts-preset = predvolené: { $value }
serverFacts-byDefault = predvolené
serverFacts-fromFlag = prepínač
serverFacts-inEnglish = Popisy sú v angličtine.
serverFacts-notSet = (nenastavené)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } nastavenie
        [few] { $n } nastavenia
        [many] { $n } nastavenia
       *[other] { $n } nastavení
    }
settingsLive-none = Nezodpovedá žiadne nastavenie.

## listLive

listLive-offline = Server neodpovedal. Skontrolujte pripojenie a skúste to znova.
listLive-failed = Niečo sa nepodarilo ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Príliš veľa požiadaviek. Skúste to znova o { $n } sekundu.
        [few] Príliš veľa požiadaviek. Skúste to znova o { $n } sekundy.
        [many] Príliš veľa požiadaviek. Skúste to znova o { $n } sekundy.
       *[other] Príliš veľa požiadaviek. Skúste to znova o { $n } sekúnd.
    }
listLive-copied = Skopírované
listLive-copyFailed = Kopírovanie sa nepodarilo. Vyberte text a skopírujte ho.

## adminLive

adminLive-invitedUntil = pozvaný, platnosť odkazu sa skončí { $when }
adminLive-invitedOver = pozvaný, platnosť odkazu sa skončila { $when }
adminLive-newLink = Nový odkaz
adminLive-mailLink = Poslať nový odkaz e-mailom
adminLive-withdraw = Stiahnuť späť
adminLive-withdrawQuestion = Stiahnuť pozvánku pre { $email }? Jej odkaz prestane fungovať.
adminLive-withdrawn = Pozvánka pre { $email } je stiahnutá.
adminLive-endAll = Ukončiť všetko
adminLive-endAllQuestion = Ukončiť všetko, čo patrí účtu { $email }? Účet sa zakáže. Relácie, tokeny, jednorazové odkazy, druhé faktory a webhooky sa hneď skončia.
adminLive-endedAll = Účet { $email } je zakázaný. Ukončené: { $what }.
adminLive-endedNothing = Účet { $email } je zakázaný. Nič ďalšie na ukončenie nezostávalo.
adminLive-endedSessions =
    { $n ->
        [one] { $n } relácia
        [few] { $n } relácie
        [many] { $n } relácie
       *[other] { $n } relácií
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } token
        [few] { $n } tokeny
        [many] { $n } tokenu
       *[other] { $n } tokenov
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } jednorazový odkaz
        [few] { $n } jednorazové odkazy
        [many] { $n } jednorazového odkazu
       *[other] { $n } jednorazových odkazov
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } druhý faktor
        [few] { $n } druhé faktory
        [many] { $n } druhého faktora
       *[other] { $n } druhých faktorov
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
        [few] { $n } webhooky
        [many] { $n } webhooku
       *[other] { $n } webhookov
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } zdieľaný odkaz alebo žiadosť
        [few] { $n } zdieľané odkazy a žiadosti
        [many] { $n } zdieľaného odkazu a žiadosti
       *[other] { $n } zdieľaných odkazov a žiadostí
    }
adminLive-suspended = vylúčený firemným prihlásením
adminLive-unprotected = bez druhého faktora
adminLive-actionsOf = Akcie pre { $email }
adminLive-addedOn = pridaný { $when }
adminLive-factorAdded = pridaný { $when }
adminLive-appWithCodes = Aplikácia s kódmi
adminLive-codesLeft =
    { $n ->
        [one] zostáva { $n } kód na obnovenie
        [few] zostávajú { $n } kódy na obnovenie
        [many] zostáva { $n } kódu na obnovenie
       *[other] zostáva { $n } kódov na obnovenie
    }
adminLive-noFactors = Žiadny druhý faktor.
adminLive-groupHere = pridaná správcom
adminLive-groupOfCompany = z firemného prihlásenia
adminLive-groupOfDirectory = z adresárovej služby
adminLive-leaveGroup = Odobrať zo skupiny
adminLive-noGroups = V žiadnej skupine.
adminLive-noLimits = Tohto používateľa žiadne pravidlá neobmedzujú.
adminLive-endSessions = Ukončiť relácie
adminLive-endSessionsQuestion = Ukončiť všetky relácie účtu { $email }? Bude sa treba znova prihlásiť. Tokeny fungujú ďalej.
adminLive-sessionsEnded = Relácie účtu { $email } sa skončili.
adminLive-disableMany =
    { $n ->
        [one] Zakázať { $n }
        [few] Zakázať { $n }
        [many] Zakázať { $n }
       *[other] Zakázať { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Zakázať { $n } používateľa? Jeho relácie a tokeny sa hneď skončia.
        [few] Zakázať { $n } používateľov? Ich relácie a tokeny sa hneď skončia.
        [many] Zakázať { $n } používateľa? Ich relácie a tokeny sa hneď skončia.
       *[other] Zakázať { $n } používateľov? Ich relácie a tokeny sa hneď skončia.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } používateľ je zakázaný.
        [few] { $n } používatelia sú zakázaní.
        [many] { $n } používateľa je zakázaného.
       *[other] { $n } používateľov je zakázaných.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Ukončiť relácie ({ $n })
        [few] Ukončiť relácie ({ $n })
        [many] Ukončiť relácie ({ $n })
       *[other] Ukončiť relácie ({ $n })
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Ukončiť všetky relácie { $n } používateľa? Bude sa musieť znova prihlásiť. Tokeny fungujú ďalej.
        [few] Ukončiť všetky relácie { $n } používateľov? Budú sa musieť znova prihlásiť. Tokeny fungujú ďalej.
        [many] Ukončiť všetky relácie { $n } používateľa? Budú sa musieť znova prihlásiť. Tokeny fungujú ďalej.
       *[other] Ukončiť všetky relácie { $n } používateľov? Budú sa musieť znova prihlásiť. Tokeny fungujú ďalej.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Relácie { $n } používateľa sa skončili.
        [few] Relácie { $n } používateľov sa skončili.
        [many] Relácie { $n } používateľa sa skončili.
       *[other] Relácie { $n } používateľov sa skončili.
    }
adminLive-openedSince = otvorený od vašej poslednej návštevy
adminLive-damaged = poškodený
adminLive-mailReset = Poslať odkaz na heslo e-mailom
adminLive-mailed = E-mail s odkazom je na ceste na adresu { $email }.
adminLive-notMailed = Na adresu { $email } neodišiel žiadny e-mail: { $reason } Odošlite ho znova alebo zobrazte odkaz.
adminLive-noneAtAll = Zatiaľ nikto nič nezdieľal. Čo ľudia zdieľajú, sa objaví tu, bez obsahu.
adminLive-noneMatching = Tomuto filtru nezodpovedá žiadny odkaz.
adminLive-showEveryone = Zobraziť všetko
adminLive-pushesOf =
    { $n ->
        [one] { $n } odkaz
        [few] { $n } odkazy
        [many] { $n } odkazu
       *[other] { $n } odkazov
    }
adminLive-tryAgain = Teraz to môžete skúsiť znova.
adminLive-none = Zatiaľ tu nič nie je.
adminLive-noneActive = Momentálne nič nezdieľate.
adminLive-noneExpired = Zatiaľ sa nič neskončilo. Čo sa skončilo, je tu uvedené aj s denníkom.
adminLive-linksFound =
    { $n ->
        [one] { $n } odkaz
        [few] { $n } odkazy
        [many] { $n } odkazu
       *[other] { $n } odkazov
    }
adminLive-tick = Vybrať { $name }
adminLive-sealed = Koncové šifrovanie
adminLive-shareSecret = Zdieľať tajomstvo
adminLive-noneFound = Nič sa nenašlo.
adminLive-searchedPart =
    { $n ->
        [one] Prehľadaný { $n } odkaz. Existujú aj staršie.
        [few] Prehľadané { $n } odkazy. Existujú aj staršie.
        [many] Prehľadané { $n } odkazu. Existujú aj staršie.
       *[other] Prehľadaných { $n } odkazov. Existujú aj staršie.
    }
adminLive-searchOlder = Prehľadať staršie odkazy
adminLive-text = Text
adminLive-file = Súbory
adminLive-url = Odkaz
adminLive-qr = QR kód
adminLive-created = vytvorené { $when }
adminLive-endsIn = platnosť sa skončí { $when }
adminLive-endedOn = platnosť sa skončila { $when }
adminLive-isExpired = ukončený
adminLive-byHand = odstránený { $when }
adminLive-viewsLeft =
    { $n ->
        [one] zostáva { $n } zobrazenie
        [few] zostávajú { $n } zobrazenia
        [many] zostáva { $n } zobrazenia
       *[other] zostáva { $n } zobrazení
    }
adminLive-notViewed = zatiaľ nezobrazený
adminLive-neverViewed = nikdy nezobrazený
adminLive-viewed =
    { $n ->
        [one] zobrazený raz
        [few] zobrazený { $n }-krát
        [many] zobrazený { $n }-krát
       *[other] zobrazený { $n }-krát
    }
adminLive-viewedLast =
    { $n ->
        [one] zobrazený raz, { $when }
        [few] zobrazený { $n }-krát, naposledy { $when }
        [many] zobrazený { $n }-krát, naposledy { $when }
       *[other] zobrazený { $n }-krát, naposledy { $when }
    }
adminLive-copyLink = Kopírovať odkaz
adminLive-sealedFiles =
    { $n ->
        [one] { $n } súbor, názov zapečatený
        [few] { $n } súbory, názvy zapečatené
        [many] { $n } súboru, názvy zapečatené
       *[other] { $n } súborov, názvy zapečatené
    }
adminLive-sealedLink = Celý odkaz sa zobrazil raz, pri vytvorení.
adminLive-end = Odstrániť hneď
adminLive-endQuestion = Odstrániť „{ $name }“ hneď? Nikto to už neotvorí.
adminLive-ended = Odstránené.
adminLive-notFound = Taký odkaz neexistuje.
adminLive-nobody = anonymne
adminLive-administrator = správca
adminLive-disabled = zakázaný
adminLive-you = vy
adminLive-makeAdmin = Vymenovať za správcu
adminLive-takeAdmin = Odobrať práva správcu
adminLive-disable = Zakázať
adminLive-enable = Povoliť
adminLive-reset = Obnoviť heslo
adminLive-tokens = Tokeny
adminLive-noTokens = Žiadne tokeny.
adminLive-revoke = Odvolať
adminLive-makeAdminQuestion = Vymenovať používateľa s účtom { $email } za správcu? Uvidí odkazy a denníky všetkých a môže meniť každý účet.
adminLive-enableQuestion = Povoliť účet { $email }? Jeho vlastník sa bude môcť znova prihlásiť s právami, ktoré mal.
adminLive-usersFound =
    { $n ->
        [one] { $n } používateľ
        [few] { $n } používatelia
        [many] { $n } používateľa
       *[other] { $n } používateľov
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } z { $n } používateľa
        [few] { $from }–{ $to } z { $n } používateľov
        [many] { $from }–{ $to } z { $n } používateľa
       *[other] { $from }–{ $to } z { $n } používateľov
    }
adminLive-noUserFound = Tomuto hľadaniu nezodpovedá žiadny používateľ.
adminLive-takeAdminQuestion = Odobrať účtu { $email } práva správcu? Jeho relácie a tokeny sa skončia.
adminLive-disableQuestion = Zakázať účet { $email }? Jeho relácie a tokeny sa hneď skončia.
adminLive-resetQuestion = Vytvoriť jednorazový odkaz pre { $email }? Skorší odkaz prestane fungovať. Použitím odkazu sa skončia všetky relácie a tokeny tohto účtu.
adminLive-resetFactors = Resetovať druhé faktory
adminLive-resetFactorsQuestion = Odstrániť všetky druhé faktory účtu { $email }? Najprv sa uistite, že o to žiada naozaj jeho vlastník. Relácie sa hneď skončia. Tokeny fungujú ďalej.
adminLive-factorsReset = Účet { $email } už nemá žiadny druhý faktor.
adminLive-revokeQuestion = Odvolať token „{ $name }“ účtu { $email }?
adminLive-taken = Účet s touto e-mailovou adresou už existuje.
adminLive-badEmail = Zadajte platnú e-mailovú adresu.
adminLive-passwordsElsewhere = Tento používateľ sa heslom tohto servera prihlásiť nemôže: local_sign_in to nedovoľuje.
adminLive-lastAdmin = Toto je posledný správca: najprv vymenujte ďalšieho.
adminLive-used = naposledy použitý { $when }
adminLive-never = nikdy nepoužitý

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Odstrániť { $n }
        [few] Odstrániť { $n }
        [many] Odstrániť { $n }
       *[other] Odstrániť { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] Odstránený { $n } odkaz.
        [few] Odstránené { $n } odkazy.
        [many] Odstránené { $n } odkazu.
       *[other] Odstránených { $n } odkazov.
    }

## hooks

hooks-title = Webhooky
hooks-lead = Dajte inému programu vedieť, čo sa deje s vašimi odkazmi. Nikdy nedostane tajomstvo, prístupovú frázu ani názov súboru.
hooks-back = Váš účet
hooks-openText = Dajte programu alebo četu vedieť, keď sa vaše odkazy otvoria.
hooks-yours = Vaše webhooky
hooks-secretShown = Tajný kľúč, ktorým sa podpisujú jeho správy. Zobrazí sa len raz:
hooks-copy = Kopírovať
hooks-verify = Príjemcovia správ overujú podpis tak, ako opisuje standardwebhooks.com.
hooks-add = Pridať webhook
hooks-name = Názov
hooks-namePlaceholder = Čet tímu
hooks-url = Adresa
hooks-urlHint = Musí to byť adresa, ktorú váš správca povoľuje.
hooks-template = Podoba správy
hooks-eventKinds = Udalosti, ktoré sa mu oznamujú
hooks-details = Ďalšie údaje
hooks-includeHint = Kto má odkaz, môže ho otvoriť. Pridajte ho len tam, kde dôverujete všetkým, ktorí správy čítajú.
hooks-submit = Pridať webhook
hooks-cancel = Zrušiť
hooks-retryAll = Skúsiť všetko znova
hooks-dropAll = Zahodiť všetko

## hooksLive

hooksLive-linkName = Názov odkazu
hooksLive-linkItself = Samotný odkaz
hooksLive-none = Zatiaľ nemáte žiadne webhooky.
hooksLive-off = Vypnutý: príjemca správ odpovedal, že už neexistuje.
hooksLive-test = Otestovať
hooksLive-tested =
    { $n ->
        [one] Odpoveď { $status } prišla za { $n } milisekundu.
        [few] Odpoveď { $status } prišla za { $n } milisekundy.
        [many] Odpoveď { $status } prišla za { $n } milisekundy.
       *[other] Odpoveď { $status } prišla za { $n } milisekúnd.
    }
hooksLive-testFailed = Test sa nepodaril: { $reason }.
hooksLive-newSecret = Nový tajný kľúč
hooksLive-newSecretQuestion = Vytvoriť nový tajný kľúč pre „{ $name }“? Súčasný bude popri ňom podpisovať ešte jeden deň.
hooksLive-switchOn = Zapnúť
hooksLive-remove = Odstrániť
hooksLive-removeQuestion = Odstrániť „{ $name }“? Čo je k nemu ešte na ceste, sa zahodí.
hooksLive-removed = Odstránené.
hooksLive-added = Pridané.
hooksLive-noName = Pomenujte webhook.
hooksLive-badUrl = Na túto adresu sa nedá nič poslať.
hooksLive-notAllowed = Váš správca túto adresu nepovoľuje.
hooksLive-noEvents = Vyberte aspoň jednu udalosť.
hooksLive-taken = Webhook s týmto názvom už máte alebo už máte najvyšší povolený počet webhookov.
hooksLive-copied = Skopírované
hooksLive-copyFailed = Kopírovanie sa nepodarilo. Vyberte text a skopírujte ho.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] Na doručenie čaká { $n } udalosť. Nastala { $when }.
        [few] Na doručenie čakajú { $n } udalosti. Najstaršia nastala { $when }.
        [many] Na doručenie čaká { $n } udalosti. Najstaršia nastala { $when }.
       *[other] Na doručenie čaká { $n } udalostí. Najstaršia nastala { $when }.
    }
eventsLive-noLetters = Server nevzdal doručovanie žiadnej udalosti.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = vlastník: { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] nastala { $when } · { $n } pokus
        [few] nastala { $when } · { $n } pokusy
        [many] nastala { $when } · { $n } pokusu
       *[other] nastala { $when } · { $n } pokusov
    }
eventsLive-retry = Skúsiť znova
eventsLive-drop = Zahodiť
eventsLive-dropQuestion = Zahodiť túto udalosť natrvalo?
eventsLive-dropAllQuestion = Zahodiť natrvalo všetky udalosti, ktorých doručovanie server vzdal?
eventsLive-retried =
    { $n ->
        [one] Znova sa doručuje { $n } udalosť.
        [few] Znova sa doručujú { $n } udalosti.
        [many] Znova sa doručuje { $n } udalosti.
       *[other] Znova sa doručuje { $n } udalostí.
    }
eventsLive-dropped =
    { $n ->
        [one] Zahodená { $n } udalosť.
        [few] Zahodené { $n } udalosti.
        [many] Zahodené { $n } udalosti.
       *[other] Zahodených { $n } udalostí.
    }

## keptLive

keptLive-keptByBrowser = Uchovaný v tomto prehliadači. Kto môže tento prehliadač používať, môže odkaz skopírovať.
keptLive-keptByPasskey = Uchovaný v tomto prehliadači, chránený vaším prístupovým kľúčom.

## keptPageLive

keptPageLive-keptShowLink = Zobraziť odkaz
keptPageLive-keptNotOpened = Váš prístupový kľúč ho neotvoril. Skúste to znova.
keptPageLive-keptKeyByBrowser = Tento prehliadač uchováva kľúč, ktorý otvára odpovede. Kto môže tento prehliadač používať, môže ich čítať.
keptPageLive-keptKeyByPasskey = Tento prehliadač uchováva kľúč, ktorý otvára odpovede, chránený vaším prístupovým kľúčom.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Odhlásením sa odstráni { $n } odkaz alebo kľúč, ktorý pozná len tento prehliadač. Odpovede na vaše žiadosti potom otvorí len súbor na obnovenie.
        [few] Odhlásením sa odstránia { $n } odkazy a kľúče, ktoré pozná len tento prehliadač. Odpovede na vaše žiadosti potom otvorí len súbor na obnovenie.
        [many] Odhlásením sa odstráni { $n } odkazu a kľúča, ktoré pozná len tento prehliadač. Odpovede na vaše žiadosti potom otvorí len súbor na obnovenie.
       *[other] Odhlásením sa odstráni { $n } odkazov a kľúčov, ktoré pozná len tento prehliadač. Odpovede na vaše žiadosti potom otvorí len súbor na obnovenie.
    }
keptAccountLive-keptSignOutYes = Odstrániť a odhlásiť sa
keptAccountLive-keptCount =
    { $n ->
        [one] V tomto prehliadači je uchovaný { $n } odkaz alebo kľúč.
        [few] V tomto prehliadači sú uchované { $n } odkazy a kľúče.
        [many] V tomto prehliadači je uchované { $n } odkazu a kľúča.
       *[other] V tomto prehliadači je uchovaných { $n } odkazov a kľúčov.
    }
keptAccountLive-keptCountNone = V tomto prehliadači zatiaľ nie je nič uchované.
keptAccountLive-keptGuardedNow = Odteraz ich otvára váš prístupový kľúč.
keptAccountLive-keptUnable = Tento prístupový kľúč alebo prehliadač to nevie. Uchované položky zostávajú bez zmeny.
keptAccountLive-keptOffQuestion = Odstrániť všetko, čo je uchované? Odkazy, ktoré ste neskopírovali, sa stratia a rovnako aj kľúče bez súboru na obnovenie.
keptAccountLive-keptRefused = Nepoužil sa žiadny prístupový kľúč. Uchované položky zostávajú bez zmeny.
keptAccountLive-keptOffYes = Odstrániť

## kept

kept-title = Koncovo šifrované odkazy v tomto prehliadači
kept-text = Koncovo šifrované odkazy vám server znova zobraziť nemôže, preto ich pre vás uchováva tento prehliadač, rovnako ako kľúče vašich žiadostí. Kto môže tento prehliadač používať, môže ich skopírovať, ak ich nechráni váš prístupový kľúč. Odhlásením sa odstráni všetko, čo prístupový kľúč nechráni.
kept-guarded = Chráni ich váš prístupový kľúč.
kept-on = Uchovávať ich v tomto prehliadači
kept-guard = Chrániť ich prístupovým kľúčom

## codes

codes-toOne = Nechajte si poslať kód na adresu { $address }; účet tu nepotrebujete.
codes-toSome = Vyberte svoju adresu a nechajte si na ňu poslať kód; účet tu nepotrebujete.
codes-toTyped = Zadajte svoju adresu; ak patrí niektorému z príjemcov, príde na ňu kód. Účet tu nepotrebujete.
codes-which = Vaša adresa
codes-among = Príjemcovia, skrátene: { $addresses }
codes-notYours = Nie je to vaša adresa? Požiadajte odosielateľa o vlastný odkaz.
codes-send = Poslať mi kód
codes-again = Poslať ďalší kód
codes-sentToOne = E-mail s osempísmenovým kódom je na ceste na adresu { $address }. Pozrite sa aj do nevyžiadanej pošty.
codes-sent = E-mail s osempísmenovým kódom je na ceste, ak adresa patrí niektorému z príjemcov. Pozrite sa aj do nevyžiadanej pošty.
codes-field = Kód
codes-fieldHint = Osem písmen z e-mailu. Platia desať minút a len v tomto prehliadači.
codes-goOn = Pokračovať
codes-or = Alebo sa preukážte inak:
codes-wrong =
    { $n ->
        [one] Tento kód je nesprávny. Zadajte kód z najnovšieho e-mailu. Skúsiť to môžete ešte raz.
        [few] Tento kód je nesprávny. Zadajte kód z najnovšieho e-mailu. Skúsiť to môžete ešte { $n }-krát.
        [many] Tento kód je nesprávny. Zadajte kód z najnovšieho e-mailu. Skúsiť to môžete ešte { $n }-krát.
       *[other] Tento kód je nesprávny. Zadajte kód z najnovšieho e-mailu. Skúsiť to môžete ešte { $n }-krát.
    }
codes-last = Tento kód je nesprávny a bol to posledný pokus. Nechajte si poslať ďalší kód.
codes-over = Nemáte tu žiadny platný kód: bol použitý, je starší ako desať minút alebo bol vyžiadaný v inom prehliadači. Nechajte si poslať ďalší.
codes-needsCookie = Je na to potrebný súbor cookie a váš prehliadač žiadny neposlal. Povoľte tejto stránke súbory cookie a načítajte ju znova.
codes-tooOften =
    { $n ->
        [one] V priebehu hodiny bolo pre túto adresu vyžiadaných päť kódov. Skúste to znova o minútu.
        [few] V priebehu hodiny bolo pre túto adresu vyžiadaných päť kódov. Skúste to znova o { $n } minúty.
        [many] V priebehu hodiny bolo pre túto adresu vyžiadaných päť kódov. Skúste to znova o { $n } minúty.
       *[other] V priebehu hodiny bolo pre túto adresu vyžiadaných päť kódov. Skúste to znova o { $n } minút.
    }
codes-noMore = Pre tento odkaz sa už ďalšie kódy neposielajú. Požiadajte odosielateľa o nový odkaz.
codes-noMail = Tento server teraz nemôže poslať kód. Obráťte sa na toho, kto vám odkaz poslal.
codes-badAddress = Toto nie je e-mailová adresa.

## codesLive

codesLive-noCode = Zadajte osem písmen z e-mailu.
codesLive-comes = E-mail s ôsmimi písmenami musí počkať. Ak adresa patrí niektorému z príjemcov, príde najneskôr: { $time }.
codesLive-offline = Server neodpovedal. Skontrolujte pripojenie a skúste to znova.

## company

company-signIn = Prihlásiť sa cez { $label }
company-or = Alebo heslom tohto servera:
company-addressedTitle = Určené konkrétnym ľuďom
company-addressedSure = Odosielateľ chce mať istotu, kto to otvára.
company-addressedText = Prihláste sa cez { $label }; účet tu nepotrebujete.
company-addressedByDirectory = Prihláste sa firemným menom a heslom.
company-byPassword = Prihlásiť sa heslom
company-otherTitle = Nie je to určené vám
company-otherText = Vystupujete tu ako { $address } a toto je určené niekomu inému. Nič sa neotvorilo. Prihláste sa ako niekto iný alebo sa opýtajte odosielateľa.
company-otherUnnamed = Toto je určené niekomu inému. Nič sa neotvorilo. Prihláste sa ako niekto iný alebo sa opýtajte odosielateľa.
company-closedAccountTitle = Váš účet je vypnutý
company-closedAccountText = Váš účet na tomto serveri je zakázaný alebo vylúčený, preto sa vám nič neotvorí. Nič sa neotvorilo. Obráťte sa na správcu.
company-known = Vystupujete tu ako { $address }.
company-knownUnnamed = Firemné prihlásenie vás rozpoznalo.
company-notMe = To nie som ja
company-goingOn = Okamih, prosím
company-goingOnText = Ďalšia stránka sa otvorí sama.
company-goOn = Pokračovať

## companyRefused

companyRefused-not-allowed = Nie ste v žiadnej zo skupín, ktoré smú používať tento server. Obráťte sa na jeho správcu.
companyRefused-no-account = Nemáte tu účet. Požiadajte správcu, aby ho pridal.
companyRefused-address-taken = Vaša e-mailová adresa tu už účet má. Požiadajte správcu, aby ho prepojil s prihlásením { $label }.
companyRefused-other-account = Toto prihlásenie patrí k inému tunajšiemu účtu. Obráťte sa na správcu.
companyRefused-not-set-up = Tento server ešte nie je nastavený.
companyRefused-disabled = Váš účet je zakázaný. Obráťte sa na správcu.
companyRefused-no-email = { $label } tomuto serveru neoznamuje vašu e-mailovú adresu. Požiadajte správcu, aby pridal údaj (claim) email.
companyRefused-bad-email = To, čo { $label } uvádza ako vašu e-mailovú adresu, e-mailová adresa nie je. Obráťte sa na správcu.
companyRefused-no-groups = { $label } tomuto serveru neoznamuje žiadnu vašu skupinu. Buď v žiadnej nie ste, alebo ich poskytovateľ vynecháva: obráťte sa na správcu.
companyRefused-too-many-groups = Ste v toľkých skupinách, že ich { $label } všetky vynecháva. Požiadajte správcu, aby sa posielali len skupiny tejto aplikácie.
companyRefused-bad-token = Odpoveď poskytovateľa ({ $label }) nie je pre tento server platná. Nikto nebol prihlásený; viac je v denníku.
companyRefused-clock = Hodiny tohto servera a poskytovateľa ({ $label }) sa príliš líšia. Požiadajte správcu, aby ich nastavil.
companyRefused-other-issuer = Odpoveď prišla od iného poskytovateľa, než uvádzajú nastavenia. Nikto nebol prihlásený.
companyRefused-unreachable = { $label } teraz nie je k dispozícii. Kto je prihlásený, zostáva prihlásený; skúste to neskôr.
companyRefused-provider-error = { $label } hlási chybu. Akú, to uvádza denník tohto servera.
companyRefused-client-refused = { $label } neprijíma tento server: jeho tajný kľúč je nesprávny alebo sa mu skončila platnosť. Obráťte sa na správcu.
companyRefused-cancelled = Prihlásenie cez { $label } bolo zrušené.
companyRefused-begin-again = Toto prihlásenie sa začalo inde, trvalo príliš dlho alebo už bolo použité. Začnite znova.

## factors

factors-title = Ďalšia ochrana prihlásenia
factors-lead = S druhým faktorom samotné ukradnuté heslo váš účet neotvorí.
factors-openText = Prístupové kľúče a aplikácia, ktorá zobrazuje kódy.
factors-yours = Ďalšia ochrana prihlásenia
factors-limited = Tento server od vás žiada druhý faktor. Nastavte si ho tu a potom pokračujte.
factors-goOn = Pokračovať
factors-passkeys = Prístupové kľúče
factors-passkeysText = Prihláste sa odtlačkom prsta, tvárou, kódom PIN alebo bezpečnostným kľúčom, bez hesla. Prístupový kľúč funguje len na tejto adrese, takže ho od vás nikto nemôže vylákať.
factors-passkeyName = Názov zariadenia
factors-passkeyPlaceholder = Notebook
factors-addPasskey = Pridať prístupový kľúč
factors-needsHttps = Prístupové kľúče tu nefungujú: prehliadače ich dovoľujú len pri názve s https://. Požiadajte správcu o takú adresu.
factors-app = Aplikácia s kódmi
factors-appText = Aplikácia v telefóne zobrazuje každých 30 sekúnd nový šesťmiestny kód.
factors-beginApp = Nastaviť aplikáciu
factors-removeApp = Odobrať aplikáciu z účtu
factors-scan = Naskenujte tento kód aplikáciou:
factors-qr = QR kód pre aplikáciu
factors-type = Alebo zadajte do aplikácie toto:
factors-code = Kód, ktorý aplikácia práve zobrazuje
factors-finish = Dokončiť
factors-codesTitle = Kódy na obnovenie
factors-codesText = Každý z týchto kódov vás raz prihlási, keď o ostatné faktory prídete. Zobrazujú sa len teraz: vytlačte si ich alebo ich uložte tam, kde máte heslá.
factors-renew = Nové kódy na obnovenie
factors-confirmTitle = Potvrďte svoju totožnosť
factors-confirmText = Skôr než sa vaše faktory zmenia, potvrďte, kto ste.
factors-codeOrRecovery = Kód z aplikácie alebo kód na obnovenie
factors-confirm = Potvrdiť
factors-remove = Odstrániť

## factorsLive

factorsLive-codesFile = kody-na-obnovenie.txt
factorsLive-limited =
    { $n ->
        [one] Príliš veľa neúspešných pokusov. Skúste to znova o { $n } sekundu.
        [few] Príliš veľa neúspešných pokusov. Skúste to znova o { $n } sekundy.
        [many] Príliš veľa neúspešných pokusov. Skúste to znova o { $n } sekundy.
       *[other] Príliš veľa neúspešných pokusov. Skúste to znova o { $n } sekúnd.
    }
factorsLive-conflict = Toto už existuje alebo pre to nie je miesto. Načítajte stránku znova.
factorsLive-lastOne = Tento server od vás žiada druhý faktor. Skôr než tento odstránite, nastavte iný.
factorsLive-noPasskeys = Zatiaľ nemáte žiadne prístupové kľúče.
factorsLive-never = nikdy nepoužitý
factorsLive-used = naposledy použitý { $when }
factorsLive-made = pridaný { $when }
factorsLive-remove = Odstrániť
factorsLive-removed = Odstránené.
factorsLive-added = Pridané.
factorsLive-removeQuestion = Odstrániť prístupový kľúč „{ $name }“? Váš účet už nebude otvárať.
factorsLive-removeAppQuestion = Odobrať aplikáciu z vášho účtu? Jej kódy už váš účet nebudú otvárať.
factorsLive-nameIt = Pomenujte prístupový kľúč.
factorsLive-passkeyCancelled = Nepoužil sa žiadny prístupový kľúč. Skúste to znova.
factorsLive-passkeyRefused = Server tento prístupový kľúč neprijal. Skúste to znova.
factorsLive-appSince = Aplikácia bola nastavená { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Zostáva { $n } kód na obnovenie.
        [few] Zostávajú { $n } kódy na obnovenie.
        [many] Zostáva { $n } kódu na obnovenie.
       *[other] Zostáva { $n } kódov na obnovenie.
    }
factorsLive-wrongCode = Tento kód je nesprávny. Skontrolujte hodiny v telefóne a zadajte kód, ktorý sa práve zobrazuje.
factorsLive-notConfirmed = To nie je správne. Skúste to znova.
factorsLive-done = Teraz máte druhý faktor. Uschovajte si kódy na obnovenie a potom pokračujte.
factorsLive-copied = Skopírované
factorsLive-copyFailed = Kopírovanie sa nepodarilo. Vyberte text a skopírujte ho.

## secondStep

secondStep-title = Ešte jeden krok
secondStep-passkey = Použiť prístupový kľúč
secondStep-code = Kód z aplikácie alebo kód na obnovenie
secondStep-codeHint = Šesť číslic alebo šestnásť písmen a číslic.
secondStep-recoveryCode = Kód na obnovenie
secondStep-recoveryHint = Šestnásť písmen a číslic. Dostali ste ich pri pridaní prístupového kľúča.
secondStep-submit = Prihlásiť sa
secondStep-lost = Prišli ste o telefón aj kódy na obnovenie? Správca tohto servera môže vaše druhé faktory resetovať.
secondStep-again = Začať znova

## secondStepLive

secondStepLive-noCode = Zadajte kód.
secondStepLive-wrongCode = Tento kód je nesprávny alebo už bol použitý. Počkajte na ďalší.
secondStepLive-passkeyCancelled = Nepoužil sa žiadny prístupový kľúč. Skúste to znova alebo použite kód.
secondStepLive-passkeyRefused = Server tento prístupový kľúč neprijal. Skúste to znova alebo použite kód.
secondStepLive-limited =
    { $n ->
        [one] Príliš veľa nesprávnych kódov. Skúste to znova o { $n } sekundu.
        [few] Príliš veľa nesprávnych kódov. Skúste to znova o { $n } sekundy.
        [many] Príliš veľa nesprávnych kódov. Skúste to znova o { $n } sekundy.
       *[other] Príliš veľa nesprávnych kódov. Skúste to znova o { $n } sekúnd.
    }
secondStepLive-retry = Teraz to môžete skúsiť znova.
secondStepLive-offline = Server neodpovedal. Skontrolujte pripojenie a skúste to znova.
secondStepLive-failed = Niečo sa nepodarilo ({ $status }).

## tokens

tokens-may = Čo smie
tokens-everything = Všetko
tokens-create = Len vytvárať odkazy
tokens-createRead = Vytvárať a čítať odkazy
tokens-audit = Len čítať denníky
tokens-ask = Žiadať ľudí o tajomstvá a otvárať ich odpovede
tokens-lasts = Ako dlho funguje
tokens-always = Do odvolania
tokens-days30 = 30 dní
tokens-days90 = 90 dní
tokens-year = Jeden rok
tokens-networks = Len z určitých sietí
tokens-networksLabel = Adresy alebo siete
tokens-networksHint = Oddeľte ich čiarkami. Ak je pole prázdne, token funguje všade.

## tokensLive

tokensLive-tokenMay = smie { $what }
tokensLive-tokenCreate = vytvárať
tokensLive-tokenRead = čítať
tokensLive-tokenAudit = čítať denníky
tokensLive-tokenExpire = odstraňovať
tokensLive-tokenAdmin = spravovať
tokensLive-tokenAsk = žiadať o tajomstvá
tokensLive-tokenOpen = otvárať odpovede
tokensLive-tokenFrom = len zo sietí: { $networks }
tokensLive-tokenUntil = platnosť sa skončí { $when }
tokensLive-tokenOver = platnosť sa skončila { $when }
tokensLive-tokenUsedFrom = naposledy použitý { $when } z { $address }
tokensLive-badNetworks = Zadajte adresy alebo siete ako 192.0.2.0/24, najviac 50.

## oversightLive

oversightLive-auditor = audítor
oversightLive-makeAuditor = Vymenovať za audítora
oversightLive-makeAuditorQuestion = Vymenovať používateľa s účtom { $email } za audítora? Uvidí denníky všetkých a žiadne tajomstvá.
oversightLive-takeAuditor = Odobrať práva audítora
oversightLive-takeAuditorQuestion = Odobrať účtu { $email } práva audítora? Jeho relácie a tokeny sa skončia.
oversightLive-log = Denník
oversightLive-logNothing = Žiadne záznamy.

## signIns

signIns-title = Posledné prihlásenia
signIns-text = Kto sa prihlásil do vášho účtu alebo sa o to pokúsil. Ak niektoré prihlásenie nepoznáte, zmeňte si heslo.

## signInsLive

signInsLive-signedIn = Prihlásenie
signInsLive-signInFailed = Neúspešné prihlásenie
signInsLive-byPassword = heslom
signInsLive-byLink = jednorazovým odkazom
signInsLive-bySetup = kódom nastavenia
signInsLive-bySignUp = vytvorením účtu
signInsLive-byDirectory = cez adresárovú službu
signInsLive-byCompany = cez firemné prihlásenie
signInsLive-byPasskey = prístupovým kľúčom
signInsLive-secondFactor = s druhým faktorom
signInsLive-wrongPassword = nesprávne heslo
signInsLive-wrongCode = nesprávny kód nastavenia
signInsLive-wrongLink = neplatný jednorazový odkaz
signInsLive-wrongCurrent = nesprávne súčasné heslo
signInsLive-wrongFactor = nesprávny druhý faktor
signInsLive-wrongPasskey = nesprávny prístupový kľúč
signInsLive-deviceGuesses = príliš veľa pokusov v známych zariadeniach
signInsLive-unanswered = adresárová služba neodpovedala
signInsLive-asAdministrator = ako správca
signInsLive-times =
    { $n ->
        [one] { $n }-krát
        [few] { $n }-krát
        [many] { $n }-krát
       *[other] { $n }-krát
    }
signInsLive-noSignIns = Zatiaľ nie je zaznamenané žiadne prihlásenie.

## adminLog

adminLog-title = Denník správcov
adminLog-lead = Kto sa prihlásil a kto zmenil účty, tokeny, kľúče a nastavenia. Žiadny záznam sa nedá nepozorovane zmeniť ani odstrániť.
adminLog-person = E-mailová adresa
adminLog-personHint = Toho, kto to urobil, alebo toho, koho sa to týka.
adminLog-what = Čo
adminLog-everything = Všetko
adminLog-show = Zobraziť
adminLog-newer = Novšie
adminLog-older = Staršie

## adminLogLive

adminLogLive-signOut = Odhlásenie
adminLogLive-leftOut = Viac neúspechov, než je uvedených
adminLogLive-userAdded = Účet pridaný
adminLogLive-userRemoved = Účet odstránený
adminLogLive-userDisabled = Účet zakázaný
adminLogLive-userEnabled = Účet povolený
adminLogLive-madeAdministrator = Vymenovanie za správcu
adminLogLive-noAdministrator = Odobratie práv správcu
adminLogLive-madeAuditor = Vymenovanie za audítora
adminLogLive-noAuditor = Odobratie práv audítora
adminLogLive-suspended = Vylúčenie firemným prihlásením
adminLogLive-admitted = Opätovné vpustenie firemným prihlásením
adminLogLive-linked = Firemné prihlásenie prepojené
adminLogLive-unlinked = Firemné prihlásenie odpojené
adminLogLive-vouched = Za adresu sa zaručil správca
adminLogLive-joinedGroup = Zaradenie do skupiny
adminLogLive-leftGroup = Odobratie zo skupiny
adminLogLive-factorAdded = Druhý faktor pridaný
adminLogLive-factorRemoved = Druhý faktor odstránený
adminLogLive-factorsReset = Druhé faktory resetované
adminLogLive-codesMade = Kódy na obnovenie vytvorené
adminLogLive-invited = Pozvánka vytvorená
adminLogLive-accessEnded = Všetok prístup ukončený
adminLogLive-linksExpired = Odkazy účtu odstránené
adminLogLive-withdrawn = Pozvánka stiahnutá
adminLogLive-sessionEnded = Relácia ukončená
adminLogLive-linkMade = Jednorazový odkaz vytvorený
adminLogLive-passwordSet = Heslo nastavené
adminLogLive-tokenMade = Token API vytvorený
adminLogLive-tokenRemoved = Token API odvolaný
adminLogLive-settingsChanged = Nastavenia zmenené
adminLogLive-rotationBegun = Výmena hlavného kľúča začatá
adminLogLive-rotationEnded = Výmena hlavného kľúča dokončená
adminLogLive-exported = Denníky exportované
adminLogLive-backedUp = Záloha vytvorená
adminLogLive-restored = Záloha obnovená
adminLogLive-byWhom = kto: { $name }
adminLogLive-commandLine = príkazový riadok
adminLogLive-server = server
adminLogLive-bySetupCode = kód nastavenia
adminLogLive-bySigningUp = registrácia
adminLogLive-byOneTimeLink = jednorazový odkaz
adminLogLive-directory = adresárová služba
adminLogLive-companySignIn = firemné prihlásenie
adminLogLive-noEntries = Nezodpovedá žiadny záznam.
adminLogLive-showAll = Zobraziť všetko

## ownLogLive

ownLogLive-byCode = potvrdené kódom: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Poznámka
ownLogLive-logCount = { $from }–{ $to } z { $total }
ownLogLive-own-creation = vytvorený
ownLogLive-own-view = otvorený
ownLogLive-own-failed_view = neúspešný pokus
ownLogLive-own-expire = odstránený
ownLogLive-own-restored = odstránenie vrátené späť
ownLogLive-own-failed_passphrase = nesprávna prístupová fráza
ownLogLive-own-probable_program = pravdepodobne program
ownLogLive-own-code_sent = kód odoslaný e-mailom
ownLogLive-own-code_queued = kód čaká na odoslanie e-mailom
ownLogLive-own-code_failed = kód neodoslaný e-mailom
ownLogLive-own-failed_code = nesprávny kód
ownLogLive-own-owner_view = otvorili ste ho vy
ownLogLive-own-wrong_network = pokus z inej siete
ownLogLive-own-other_device = pokus v inom zariadení
ownLogLive-own-alarm = nahlásené: „Bol to niekto iný“
ownLogLive-own-freeze = pozastavili ste ho vy
ownLogLive-own-thaw = obnovili ste ho vy
ownLogLive-own-changed = zmenili ste ho vy
ownLogLive-own-hold_asked = čaká na vaše povolenie
ownLogLive-own-hold_released = otvorenie ste povolili vy
ownLogLive-own-hold_refused = odmietli a pozastavili ste to vy
ownLogLive-own-request_view = prečítané
ownLogLive-own-answer = zodpovedané
ownLogLive-own-mail_returned = e-mail sa vrátil
ownLogLive-own-creation_email_send = oznámenie e-mailom vyžiadané
ownLogLive-own-admin_view = otvoril ho správca
ownLogLive-own-imported = prenesený sem z aplikácie Password Pusher

## seenLogLive

seenLogLive-seen-creation = vytvorený
seenLogLive-seen-view = otvorený
seenLogLive-seen-failed_view = neúspešný pokus
seenLogLive-seen-expire = odstránený
seenLogLive-seen-restored = odstránenie vrátené späť
seenLogLive-seen-failed_passphrase = nesprávna prístupová fráza
seenLogLive-seen-probable_program = pravdepodobne program
seenLogLive-seen-code_sent = kód odoslaný e-mailom
seenLogLive-seen-code_queued = kód čaká na odoslanie e-mailom
seenLogLive-seen-code_failed = kód neodoslaný e-mailom
seenLogLive-seen-failed_code = nesprávny kód
seenLogLive-seen-owner_view = otvoril ho vlastník
seenLogLive-seen-wrong_network = odmietnuté mimo povolených sietí
seenLogLive-seen-other_device = odmietnuté v inom zariadení
seenLogLive-seen-alarm = nahlásil príjemca
seenLogLive-seen-freeze = pozastavil ho vlastník
seenLogLive-seen-thaw = obnovil ho vlastník
seenLogLive-seen-changed = zmenil ho vlastník
seenLogLive-seen-hold_asked = čaká na vlastníka
seenLogLive-seen-hold_released = povolil vlastník
seenLogLive-seen-hold_refused = odmietol vlastník
seenLogLive-seen-request_view = prečítané
seenLogLive-seen-answer = zodpovedané
seenLogLive-seen-mail_returned = e-mail sa vrátil
seenLogLive-seen-creation_email_send = oznámenie e-mailom vyžiadané
seenLogLive-seen-admin_view = otvoril ho správca
seenLogLive-seen-imported = prenesený sem z aplikácie Password Pusher

## eventNamesLive

eventNamesLive-push-created = Odkaz vytvorený
eventNamesLive-push-viewed = Odkaz otvorený
eventNamesLive-push-wrong_passphrase = Nesprávna prístupová fráza
eventNamesLive-push-expired = Odkaz ukončený
eventNamesLive-push-alarm = Hlásenie príjemcu
eventNamesLive-push-hold_asked = Niekto čaká
eventNamesLive-push-code_failed = Kód neodoslaný e-mailom
eventNamesLive-request-answered = Žiadosť zodpovedaná
eventNamesLive-request-closed = Žiadosť uzavretá

## conditionWords

conditionWords-passphrases = prístupové frázy
conditionWords-passwords = heslá
conditionWords-second_factors = druhé faktory
conditionWords-passkeys = prístupové kľúče

## conditionSays

conditionSays-disk_full = Na disku s adresárom { $directory } je voľných len { $freeBytes }: pod hranicou { $floorBytes } sa súbory odmietajú.
conditionSays-disk_low = Na disku s adresárom { $directory } je voľných { $freeBytes }, menej, než smú zabrať súbory jedného odkazu ({ $linkBytes }).
conditionSays-disk_no_inodes = Na disku s adresárom { $directory } sa minuli inody. Zmestí sa naň už len toľkoto súborov: { $files }.
conditionSays-disk_error = Disk s adresárom { $directory } ohlásil chybu ({ $atMs }): { $reason }
conditionSays-database_damaged = Databáza je poškodená. Miesta uvádza denník.
conditionSays-database_trouble = Tento server teraz nemôže spracúvať požiadavky: { $reason }
conditionSays-bucket_trouble = Súbory sa nedajú ukladať ani otvárať: { $reason }
conditionSays-scanner_trouble = Antivírusový skener súbory neposudzuje, preto sa každý odmieta: { $reason }
conditionSays-sweep_failed = Obsah, ktorého platnosť sa skončila, sa z disku neodstraňuje: { $reason }
conditionSays-clock_jumped = Hodiny poskočili o viac ako deň dopredu. Teraz ukazujú: { $nowMs }. Hodinu po tomto skoku sa nič natrvalo nemaže.
conditionSays-backup_failed = Posledná záloha sa nepodarila: { $reason }
conditionSays-backup_damaged = Posledná záloha, { $name }, obsahuje poškodené údaje. Počet poškodených miest: { $count }. { $reason }
conditionSays-backup_old = Posledná záloha vznikla: { $lastMs }.
conditionSays-certificate_ended = Platnosť certifikátu { $file } sa skončila: { $untilMs }. Klienti ho odmietajú.
conditionSays-certificate_ends = Koniec platnosti certifikátu { $file }: { $untilMs }.
conditionSays-certificate_unusable = Certifikát na disku sa nedá použiť: { $reason } Bežiaci server si ponecháva predchádzajúci.
conditionSays-certificate_not_obtained = Nie je k dispozícii platný certifikát a klienti tento server odmietajú: { $reason }
conditionSays-certificate_not_renewed = Certifikát sa nepodarilo obnoviť: { $reason }
conditionSays-client_secret_refused = Poskytovateľ prihlásenia neprijíma oidc.client_secret: nikto sa tam nemôže prihlásiť.
conditionSays-client_secret_ends = Koniec platnosti tajného kľúča v oidc.client_secret: { $untilMs }. Potom sa u poskytovateľa nikto neprihlási.
conditionSays-token_ends = Koniec platnosti nedávno použitého tokenu API „{ $name }“ (vlastník: { $owner }): { $untilMs }.
conditionSays-administrator_new = Nový správca: { $user } (od: { $sinceMs }; vymenoval: { $by }).
conditionSays-guessing = Niekto háda ({ $guessed }): v priebehu hodiny bolo { $times } alebo viac pokusov odmietnutých, pretože ich bolo priveľa.
conditionSays-codes_failed = Kódy pre príjemcov sa nedajú odoslať e-mailom: { $reason }
conditionSays-codes_wait = Čakajúce e-maily s kódmi pre príjemcov: { $count }. Niektorý príjemca alebo odosielateľ dosiahol hodinový limit. Posledný e-mail odíde: { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } udalosť sa nepodarilo doručiť a server jej doručovanie vzdal.
        [few] { $n } udalosti sa nepodarilo doručiť a server ich doručovanie vzdal.
        [many] { $n } udalosti sa nepodarilo doručiť a server ich doručovanie vzdal.
       *[other] { $n } udalostí sa nepodarilo doručiť a server ich doručovanie vzdal.
    }
conditionSays-deliveries_late = Na doručenie čaká udalosť, ktorá nastala: { $sinceMs }.
conditionSays-nodes_differ = Uzly sa líšia: { $reason }
conditionSays-version_ready = Súbor novej verzie je tu: { $file }.
conditionSays-disk_fine = Na disku s adresárom { $directory } je voľných { $freeBytes } z { $totalBytes }.
conditionSays-certificate_fine = Koniec platnosti certifikátu { $file }: { $untilMs }.
conditionSays-backup_none = Zatiaľ nevznikla žiadna záloha.
conditionSays-backup_fine = Posledná záloha vznikla: { $lastMs }.
conditionSays-backup_scheduled = Posledná záloha, { $name }, vznikla: { $lastMs }. Ďalšia je naplánovaná na: { $nextMs }.
conditionSays-node_fine = Na uzle { $node } beží verzia { $version }.

## conditionMend

conditionMend-disk_full = Uvoľnite na tomto disku miesto alebo ho zväčšite.
conditionMend-disk_low = Uvoľnite na tomto disku miesto alebo ho zväčšite.
conditionMend-disk_no_inodes = Odstráňte malé súbory, ktoré na tomto disku nechali iné programy.
conditionMend-disk_error = Vytvorte teraz zálohu. Potom preverte disk a jeho pripojenie. Viac uvádza systémový denník.
conditionMend-database_damaged = Obnovte údaje zo zálohy.
conditionMend-database_trouble = Preverte databázu, jej hostiteľa a cestu k nej.
conditionMend-bucket_trouble = Preverte úložisko (bucket), jeho kľúče a cestu k nemu. Adresár, ktorý uzly zdieľajú, musí byť pripojený.
conditionMend-scanner_trouble = Spustite clamd a dovoľte používateľovi tohto servera čítať jeho soket. Viac je v denníku samotného clamd.
conditionMend-sweep_failed = Nikto ho nemôže otvoriť. Preverte disk a denník.
conditionMend-clock_jumped = Ak hodiny idú zle, nastavte ich v priebehu tejto hodiny správne. Ak idú správne, nerobte nič: toto upozornenie sa objaví aj po dlhej odstávke alebo po obnove zo zálohy.
conditionMend-backup_failed = Odstráňte príčinu. Server to sám skúsi znova.
conditionMend-backup_damaged = Preverte disk a zistite, čo je poškodené. Skoršie nepoškodené zálohy zostávajú.
conditionMend-backup_old = Preverte, čo vaše zálohy vytvára, alebo zálohu vytvorte ručne.
conditionMend-certificate_ended = Nahraďte súbory certifikátu a jeho kľúča. Server ich sám znova načíta.
conditionMend-certificate_ends = Nahraďte súbory certifikátu a jeho kľúča. Server ich sám znova načíta.
conditionMend-certificate_unusable = Nahraďte súbory certifikátu a jeho kľúča.
conditionMend-certificate_not_obtained = Server to sám skúsi znova. Preverte certifikačnú autoritu a cestu k nej.
conditionMend-certificate_not_renewed = Koniec platnosti používaného certifikátu: { $untilMs }. Server to skúsi znova. Preverte certifikačnú autoritu a cestu k nej.
conditionMend-client_secret_refused = Vytvorte u poskytovateľa nový tajný kľúč a nastavte ho.
conditionMend-client_secret_ends = Vytvorte u poskytovateľa nový tajný kľúč, nastavte ho a do oidc.client_secret_until zadajte koniec jeho platnosti.
conditionMend-token_ends = Jeho vlastník vytvorí nový a odovzdá ho programu, ktorý ho používa.
conditionMend-administrator_new = Ak ste to nečakali, právo odoberte a pozrite sa do denníka správcov.
conditionMend-guessing = Adresy uvádza denník. Zablokujte ich vo firewalle.
conditionMend-codes_failed = Preverte poštový server a nastavenia pošty. Príjemcovia, ktorým kód nebol odoslaný, musia požiadať o nový.
conditionMend-codes_wait = Ak odosielatelia potrebujú osloviť toľko príjemcov, zvýšte mail.per_hour. Čie kódy čakajú, uvádzajú denníky ich odkazov.
conditionMend-deliveries_dead = Opravte príjemcu správ a čo nebolo doručené, potom doručte znova alebo zahoďte.
conditionMend-deliveries_late = Preverte poštový server, webhook alebo zberač. Ktorý z nich zlyháva, uvádza denník.
conditionMend-nodes_differ = Zabezpečte, aby všetky uzly mali rovnakú verziu, nastavenia a čas.
conditionMend-version_ready = Overte ho a potom server aktualizujte.
conditionMend-backup_none = Ak tento server nezálohuje nič iné, vytvorte zálohu.

## errorPage

errorPage-missing = Stránka sa nenašla
errorPage-missingText = Na tejto adrese nie je žiadna stránka.
errorPage-home = Prejsť na úvodnú stránku
errorPage-busy = Príliš veľa požiadaviek
errorPage-busyText = Z vašej adresy prišlo príliš veľa požiadaviek. Nič sa neotvorilo. Chvíľu počkajte a načítajte túto stránku znova.
errorPage-keySent = Tento odkaz už nie je tajný
errorPage-keySentText = Program po ceste, napríklad poštový filter, napísal v tomto odkaze %23 namiesto #, a jeho kľúč sa tak odoslal na server. Nič sa neotvorilo a nezapočítalo sa žiadne zobrazenie, ale kľúč už nie je tajný. Požiadajte odosielateľa o nový odkaz, poslaný inou cestou.
errorPage-upgrading = Prebieha aktualizácia tohto servera
errorPage-upgradingText = Nič sa neotvorilo a nič sa nestratilo. Načítajte túto stránku o minútu znova.
errorPage-unavailable = Teraz nie je k dispozícii
errorPage-unavailableText = Server to teraz nemôže urobiť. Nič sa neotvorilo a nič sa nestratilo. Skúste to o niekoľko minút znova.
errorPage-unconfirmed = Nepotvrdené
errorPage-unconfirmedText = Server nevie povedať, či sa to vykonalo. Zobrazenie sa mohlo započítať, aj keď sa nič neukázalo. Skúste to o niekoľko minút znova; ak tam už tajomstvo nebude, požiadajte odosielateľa o nový odkaz.
errorPage-defect = Niečo sa nepodarilo
errorPage-defectText = To by sa nemalo stávať. Povedzte prevádzkovateľovi tohto servera, kedy k tomu došlo: podrobnosti sú v denníku.

## mailShared

mailShared-subject = { $sender } má pre vás niečo
mailShared-lead = { $sender } s vami zdieľa niečo dôverné cez službu { $service }.
mailShared-link = Otvoriť
mailShared-until = Koniec platnosti odkazu: { $when }.
mailShared-views =
    { $n ->
        [one] Možno ho otvoriť raz.
        [few] Možno ho otvoriť { $n }-krát.
        [many] Možno ho otvoriť { $n }-krát.
       *[other] Možno ho otvoriť { $n }-krát.
    }
mailShared-notice = O odkaz požiadajte odosielateľa { $sender }: v tomto e-maile nie je.
mailShared-stranger = Ak adresu { $sender } nepoznáte, tento e-mail ignorujte.
mailShared-unverified = Nikto neoveril, že adresa { $sender } patrí odosielateľovi. Opýtajte sa jej vlastníka inou cestou, či e-mail naozaj poslal. Ak to nie je možné, ignorujte ho.

## mailAsked

mailAsked-subject = { $sender } vás o niečo žiada
mailAsked-lead = { $sender } vás žiada o niečo dôverné, čo sa posiela cez službu { $service }.
mailAsked-link = Odpovedať
mailAsked-until = Odpovedať môžete do: { $when }. Účet nepotrebujete.

## mailNeeds

mailNeeds-name = Odosielateľ uvádza meno „{ $name }“.
mailNeeds-shared = Skôr než to otvoríte:
mailNeeds-asked = Skôr než odpoviete:
mailNeeds-from = Otvorí sa až od: { $when }.
mailNeeds-passphrase = Potrebujete prístupovú frázu. { $sender } vám ju oznámi inou cestou.
mailNeeds-code = Potrebujete kód. Stránka ho na vyžiadanie pošle e-mailom na adresu { $address }.
mailNeeds-proof = Otvoriť to môžu len určití ľudia. Stránka vás požiada o dôkaz, že k nim patríte.
mailNeeds-release = { $sender } vám musí povoliť otvorenie. Otvorte odkaz a nechajte stránku dovtedy otvorenú.
mailNeeds-lock = Znova to môže otvoriť len zariadenie a prehliadač, ktoré to otvoria prvé. Otvorte to tam, kde to potrebujete.
mailNeeds-letters = Stránka ukáže tri písmená. Opíšte ich, aby vedela, že nie ste program.

## mailOpened

mailOpened-subject = Otvorené: { $name }
mailOpened-unnamed = Váš odkaz ({ $date })
mailOpened-lead = Váš odkaz bol otvorený: { $when }.
mailOpened-left =
    { $n ->
        [one] Možno ho otvoriť ešte raz.
        [few] Možno ho otvoriť ešte { $n }-krát.
        [many] Možno ho otvoriť ešte { $n }-krát.
       *[other] Možno ho otvoriť ešte { $n }-krát.
    }
mailOpened-last = To bolo posledné zobrazenie: tajomstvo je natrvalo vymazané.
mailOpened-link = Moje odkazy
mailOpened-why = Tento e-mail dostávate, pretože ste pri odkaze zapli oznámenie o otvorení.

## mailAnswered

mailAnswered-subject = Zodpovedané: { $name }
mailAnswered-unnamed = Vaša žiadosť ({ $date })
mailAnswered-lead = Na vašu žiadosť prišla odpoveď: { $when }.
mailAnswered-keep = V tomto e-maile odpoveď nie je. Ak ju chcete otvoriť, prihláste sa.
mailAnswered-link = Žiadosti
mailAnswered-why = Tento e-mail dostávate, pretože ste pri žiadosti zapli e-mail o každej odpovedi.

## mailCode

mailCode-subject = Váš kód zo služby { $service }
mailCode-lead = Niekto s vami zdieľa niečo dôverné cez službu { $service }. Ak to chcete otvoriť, zadajte tento kód na stránke, ktorá si ho vyžiadala:
mailCode-leadNamed = { $sender } s vami zdieľa niečo dôverné cez službu { $service }. Ak to chcete otvoriť, zadajte tento kód na stránke, ktorá si ho vyžiadala:
mailCode-asks = Niekto vás žiada o niečo dôverné cez službu { $service }. Ak si to chcete prečítať a odpovedať, zadajte tento kód na stránke, ktorá si ho vyžiadala:
mailCode-asksNamed = { $sender } vás žiada o niečo dôverné cez službu { $service }. Ak si to chcete prečítať a odpovedať, zadajte tento kód na stránke, ktorá si ho vyžiadala:
mailCode-until =
    { $n ->
        [one] Kód platí { $n } minútu, funguje raz a len v prehliadači, ktorý si ho vyžiadal.
        [few] Kód platí { $n } minúty, funguje raz a len v prehliadači, ktorý si ho vyžiadal.
        [many] Kód platí { $n } minúty, funguje raz a len v prehliadači, ktorý si ho vyžiadal.
       *[other] Kód platí { $n } minút, funguje raz a len v prehliadači, ktorý si ho vyžiadal.
    }
mailCode-ignore = Ak ste o kód nežiadali, tento e-mail ignorujte a kód nikomu nedávajte.

## mailInvited

mailInvited-subject = Váš účet v službe { $service }
mailInvited-lead = Odteraz máte účet v službe { $service }: { $email }.
mailInvited-link = Zvoliť heslo
mailInvited-once = Odkaz funguje raz, koniec platnosti: { $when }.

## mailReset

mailReset-subject = Zvoľte nové heslo pre službu { $service }
mailReset-lead = Správca služby { $service } vám umožňuje zvoliť nové heslo k účtu { $email }.
mailReset-link = Zvoliť heslo
mailReset-once = Odkaz funguje raz, koniec platnosti: { $when }.

## mailNotice

mailNotice-subject = Váš účet v službe { $service }
mailNotice-password = Heslo účtu { $email } bolo zmenené: { $when }.
mailNotice-factorAdded = K účtu { $email } bol pridaný druhý faktor: { $when }.
mailNotice-factorRemoved = Druhý faktor účtu { $email } bol odstránený: { $when }.
mailNotice-factorsReset = Správca odstránil všetky druhé faktory účtu { $email }: { $when }.
mailNotice-recoveryCodes = Pre účet { $email } boli vytvorené nové kódy na obnovenie: { $when }. Predchádzajúce už nefungujú.
mailNotice-recoveryCode = Kód na obnovenie účtu { $email } bol použitý: { $when }. Znova už nefunguje.
mailNotice-devices = Z prehliadačov, ktoré sa už predtým prihlásili, prišlo príliš veľa nesprávnych hesiel alebo kódov k účtu { $email }: { $when }. Niekto má možno niektoré z vašich zariadení.
mailNotice-from = Prišlo to z adresy { $address }.
mailNotice-stranger = Ak ste to nečakali, zmeňte si heslo v službe { $service } a oznámte to jej správcovi.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } vec pre správcu
        [few] { $service }: { $n } veci pre správcu
        [many] { $service }: { $n } veci pre správcu
       *[other] { $service }: { $n } vecí pre správcu
    }
mailConditions-link = Stav servera
mailConditions-why = Tento e-mail dostávate, pretože vás uvádza notices.mail. Príde raz a znova po siedmich dňoch, ak sa nič nezmení. Príkazy spúšťajte na hostiteľskom počítači servera, so sudo a s --config tohto servera.

## mailTest

mailTest-subject = Test služby { $service }
mailTest-lead = E-maily zo služby { $service } sa doručujú.
mailTest-link = { $service }

## opener

opener-title = Otvoriť zapečatený odkaz
opener-lead = Táto stránka je váš vlastný súbor: otvára odkazy zapečatené koncovým šifrovaním a žiadny server ju nemôže zmeniť. Server odkazu žiada o zapečatené tajomstvo a o nič iné.
opener-link = Odkaz aj s časťou za #
opener-passphraseHint = Len ak ste ju dostali od odosielateľa.
opener-open = Otvoriť
opener-notLink = Toto nie je odkaz na tajomstvo. Skopírujte celý odkaz, od https:// až do konca.
opener-unreachable = Žiadna odpoveď, ktorú táto stránka smie čítať. Server nie je dostupný alebo dovoľuje otvoriť tento odkaz len vlastnej stránke: tajomstvo možno nie je zapečatené alebo je obmedzené na určité siete. Nič sa neotvorilo.
opener-incomplete = Odpoveď neprišla celá. Mohla sa započítať ako zobrazenie.
opener-notSealed = To, čo server poslal, nie je zapečatené, takže to nie je to, čo odosielateľ pre tento odkaz zapečatil. Nič z toho sa nezobrazí.
opener-wrong = Prístupová fráza je nesprávna alebo chýba. Nezapočítalo sa žiadne zobrazenie.
opener-refused = Server to teraz nevydá. Nezapočítalo sa žiadne zobrazenie.
opener-held = Odosielateľ vám musí povoliť otvorenie. Povedzte mu tieto slová: { $words }
opener-heldWordless = Odosielateľ vám musí povoliť otvorenie.
opener-otherPassphrase = S touto prístupovou frázou sa to neotvorí. Skúste to znova: zapečatené tajomstvo je tu a ďalšie zobrazenie sa nezapočíta. Ak vám odosielateľ prístupovú frázu nedal, nechajte pole prázdne.
opener-go = Otvoriť adresu na serveri { $host }
opener-saved = Uložené

## languages

languages-title = Zvoľte jazyk
languages-search = Nájsť jazyk
languages-searchHint = Vlastný názov jazyka, jeho anglický názov alebo kód, napríklad pt-BR.
languages-find = Hľadať
languages-none = Nezodpovedá žiadny jazyk.
languages-all = Všetky jazyky
languages-browser = Jazyk prehliadača
languages-back = Späť na stránku
languages-counts = Texty v iných jazykoch sú preklady. Ak sa líšia od angličtiny, platí anglické znenie. Ak nájdete chybné slovo, povedzte to správcom tohto servera.
languages-recipient = Jazyk pre príjemcu
languages-recipientHint = Pre stránku odkazu a e-mail o ňom. Príjemcovia, ktorí si jazyk zvolili, si ponechajú svoj.
languages-recipientOwn = Podľa prehliadača príjemcu
languages-answerer = Jazyk pre toho, kto odpovie
languages-answererHint = Pre stránku žiadosti. Ľudia, ktorí si jazyk zvolili, si ponechajú svoj.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } jazyk
        [few] { $n } jazyky
        [many] { $n } jazyka
       *[other] { $n } jazykov
    }
languagesLive-recipientLanguage = Jazyk pre príjemcu
