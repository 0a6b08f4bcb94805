### Hungarian

## layout

layout-skip = Ugrás a tartalomra
layout-navigation = Fő navigáció
layout-create = Új
layout-pushes = Linkjeim
layout-admin = Admin
layout-account = Fiók
layout-signIn = Bejelentkezés
layout-languages = Nyelv
layout-light = Világos
layout-dark = Sötét
layout-auto = Automatikus
layout-api = API
layout-about = Névjegy
layout-aboutLine = Hogyan működik, és ki üzemelteti
layout-noScript = Ehhez az oldalhoz JavaScript szükséges. Szkriptjei csak ezzel a szerverrel kommunikálnak.
layout-otherWays = Használhatja az API-t vagy a parancssort is.
layout-waiting = Az oldal betöltése még tart. Ha nem változik semmi, töltse be újra.
layout-plain = Ez a kapcsolat nincs titkosítva: a hálózaton mások elolvashatják, amit itt küld és megnyit. Ha van https:// kezdetű cím, használja azt.
layout-notSealed = Álljon meg: ez nincs lepecsételve
layout-notSealedText = A feladó lepecsételte ezt a titkot, de amit a szerver küldött, nincs lepecsételve. Semmi sem látható belőle. Lépjen kapcsolatba a feladóval, például telefonon.

## create

create-title = Titok megosztása
create-tagline = Küldjön jelszót vagy fájlt egy linkkel, amely lejár.
create-kinds = Mit szeretne megosztani?
create-text = Szöveg
create-files = Fájlok
create-url = Link
create-qr = QR-kód
create-textLabel = Az Ön titka
create-shared = Másik alkalmazásból megosztva: küldés előtt ellenőrizze.
create-textPlaceholder = Jelszó, kulcs, jegyzet…
create-urlLabel = Webcím
create-urlHint = A címzett először látja a címet, és jóváhagyja, mielőtt elhagyja ezt az oldalt.
create-qrLabel = QR-kódként megjelenő szöveg
create-qrHint = A címzett beolvasható QR-kódként látja.
create-message = Üzenet (nem kötelező)
create-filesSignIn = Fájlok megosztásához jelentkezzen be.
create-hide = Elrejtés beírás közben
create-generator = Jelszó előállítása
create-style = Fajta
create-styleCharacters = Karakterek
create-styleWords = Szavak
create-stylePin = PIN
create-pinHint = Jelmondatnak elég, mert ez a szerver korlátozza a próbálkozásokat. Magának a titoknak túl gyenge.
create-length = Hosszúság
create-digits = Számjegyek
create-symbols = Szimbólumok
create-capitals = Nagybetűk
create-generated = Javaslat
create-again = Új javaslat
create-use = Ezt használom
create-lifetime = Lejárat
create-views = Megtekintések száma
create-passphrase = Jelmondat (nem kötelező)
create-passphraseRequired = Jelmondat (kötelező)
create-passphraseLength =
    { $n ->
        [one] Legalább { $n } karakter.
       *[other] Legalább { $n } karakter.
    }
create-passphraseHint = A jelmondatot külön küldje el, például mondja el telefonon.
create-suggest = Javaslat kérése
create-add = Beállítás hozzáadása…
create-covered = Koppintásig maradjon letakarva
create-coveredHint = Így megnyitáskor senki sem olvassa el a címzett válla fölött.
create-deletable = A címzett törölheti a titkot
create-notifyMe = Értesítést kérek, amikor megnyitják
create-notifyByMail = E-mailt kap, és jelzést a „Linkjeim” listában.
create-notifyInList = Jelzést kap a „Linkjeim” listában.
create-name = Név (csak Ön látja)
create-note = Jegyzet (csak Ön látja)
create-sign = Aláírás a nevével
create-senderName = Az Ön neve
create-senderMessage = Üzenet a címzettnek
create-senderMessageHint = A titok megnyitása előtt jelenik meg mindenkinek, akinél megvan a link. Ne írjon ide semmi bizalmasat.
create-senderEmail = A fiókom címének megjelenítése: { $email }
create-sealed = Végpontok közötti titkosítás
create-sealedHint = A címzetten kívül senki sem olvashatja el, még ez a szerver sem.
create-sealedName = Adjon neki nevet a listájához: a fájlok neve is védett. A név, a jegyzet és az aláírás nem az.
create-sealedRequired = Ez a szerver mást nem fogad el.
create-groupLimits = Önre ezeknek a csoportoknak a korlátai vonatkoznak: { $groups }.
create-shownOnce = Másolja ki most a linket. Többé nem jeleníthető meg.
create-remembered = Ez az eszköz megjegyzi a választásait.
create-reset = Alapértékek visszaállítása
create-submit = Link létrehozása
create-ready = Elkészült a link
create-passphraseNext = Most küldje el a jelmondatot más úton
create-passphraseReminder = A link csak ezzel a jelmondattal nyílik meg. Közölje például telefonon. Többé nem jelenik meg.
create-copyPassphrase = Jelmondat másolása
create-end = Azonnali törlés
create-another = Új megosztás

## createClosed

createClosed-title = Titok megosztásához jelentkezzen be
createClosed-text = Az Ön hálózatából csak fiókkal lehet linket létrehozni.
createClosed-hint = Ha linket kapott, az innen is a szokott módon megnyílik.
createClosed-nothingTitle = Itt semmit sem oszthat meg
createClosed-nothing = Csoportjainak korlátai ({ $groups }) egyetlen titokfajtát sem engednek meg. Forduljon a szerver egyik rendszergazdájához.

## createLive

createLive-bytes = { $used } / { $limit }
createLive-characters = { $used } / { $limit } karakter
createLive-bits =
    { $n ->
        [one] kb. { $n } bit
       *[other] kb. { $n } bit
    }
createLive-termViews =
    { $n ->
        [one] { $n } megtekintés
       *[other] { $n } megtekintés
    }
createLive-termUntil = lejárat: { $date }
createLive-noPassphrase = jelmondat nélkül
createLive-withPassphrase = jelmondattal
createLive-needsPassphrase = jelmondat szükséges
createLive-passphraseMissing = Adjon meg jelmondatot: ez a szerver megköveteli.
createLive-passphraseShort =
    { $n ->
        [one] Ez a jelmondat túl rövid: legalább { $n } karakter kell. Az aaaa vagy 1234 jellegű sorozat kettőnek számít.
       *[other] Ez a jelmondat túl rövid: legalább { $n } karakter kell. Az aaaa vagy 1234 jellegű sorozat kettőnek számít.
    }
createLive-signed = Aláírás: { $by }
createLive-blank = Először adjon meg egy titkot.
createLive-tooLong = Ez túl hosszú: legfeljebb { $limit } lehet.
createLive-tooManyCharacters =
    { $n ->
        [one] Ez túl hosszú: legfeljebb { $n } karakter lehet.
       *[other] Ez túl hosszú: legfeljebb { $n } karakter lehet.
    }
createLive-badUrl = Adjon meg egy webcímet, például: https://example.org.
createLive-unsealed = A böngésző nem tudta lepecsételni. Semmit sem küldött el.
createLive-opens =
    { $n ->
        [one] Egyszer nyitható meg; lejárat: { $date } ({ $relative }).
       *[other] { $n } alkalommal nyitható meg; lejárat: { $date } ({ $relative }).
    }
createLive-endedTitle = A titok törölve
createLive-ended = A tartalma véglegesen törölve. Többé senki sem nyithatja meg, Ön sem.
createLive-goneTitle = A link lejárt
createLive-gone = Többé senki sem nyithatja meg. A tartalma véglegesen törölve.
createLive-linkUnsaved = Még nem másolta ki a linket, és csak ez az oldal mutatja. Mégis elhagyja?
createLive-passphraseUnsaved = Még nem másolta ki a jelmondatot, és csak ez az oldal mutatja. Mégis elhagyja?
createLive-leaveIt = Elhagyás
createLive-offline = A szerver nem válaszolt. Ellenőrizze a kapcsolatot, és próbálja újra.
createLive-rateLimited =
    { $n ->
        [one] Túl sok kérelem. Próbálja újra { $n } másodperc múlva.
       *[other] Túl sok kérelem. Próbálja újra { $n } másodperc múlva.
    }
createLive-tryAgain = Most újra próbálhatja.
createLive-tooLarge = Ez nagyobb annál, amit a szerver elfogad.
createLive-signInFirst = Először jelentkezzen be.
createLive-unavailable = A szerver jelenleg nem érhető el. Amit beírt, még itt van: kis idő múlva próbálja újra.
createLive-noSpace = A szerveren nincs több hely. A szerver semmit sem tárolt el.
createLive-failed = Hiba történt ({ $status }). A szerver semmit sem tárolt el.
createLive-refused = A szerver nem fogadja el ezt az értéket.
createLive-tooMany =
    { $n ->
        [one] Legfeljebb { $n } bejegyzés.
       *[other] Legfeljebb { $n } bejegyzés.
    }
createLive-outOfRange = Adjon meg egy számot ({ $min }–{ $max }).

## resultLive

resultLive-notOpened = Még nem nyitották meg.
resultLive-openedTimes =
    { $n ->
        [one] Egyszer nyitották meg: { $date }.
       *[other] { $n } alkalommal nyitották meg, utoljára: { $date }.
    }

## fileBox

fileBox-files = Fájlok
fileBox-dropHere = Húzzon ide fájlokat vagy mappákat
fileBox-chooseFiles = Fájlok kiválasztása
fileBox-chooseFolder = Mappa kiválasztása
fileBox-cancel = Mégse

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Legfeljebb egy fájl, mérete legfeljebb { $file }.
       *[other] Legfeljebb { $n } fájl; méretük egyenként legfeljebb { $file }, összesen legfeljebb { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Egy linkbe csak egy fájl fér.
       *[other] Egy linkbe legfeljebb { $n } fájl fér.
    }
filesLive-fileTooLarge = „{ $name }”: túl nagy, a korlát { $limit }.
filesLive-filesTooLarge = A fájlok együtt túl nagyok, a korlát { $limit }.
filesLive-noFiles = Válasszon legalább egy fájlt.
filesLive-packing = „{ $name }”: a tömörítés még tart.
filesLive-remove = Eltávolítás: { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Megszakadt a kapcsolat. Magától folytatódik.
filesLive-uploaded = Elküldve. A szerver most tárolja…
filesLive-sealing = Lepecsételés a böngészőben: { $percent }
filesLive-unreadable = A böngésző már nem tudja olvasni az egyik fájlt. Semmit sem küldött el. Válassza ki újra a fájlokat.
filesLive-cancelled = Megszakítva. A szerver semmit sem tárolt el.

## reveal

reveal-title = Egy titok az Ön számára
reveal-intro = Valaki bizalmas tartalmat osztott meg Önnel.
reveal-ownTitle = Az Ön saját titka
reveal-ownIntro = Ezt Ön osztotta meg. A címzettek ezen az oldalon nyitják meg.
reveal-ownPage = Ugrás a linkjéhez, QR-kódjához és naplójához
reveal-passphrase = Jelmondat
reveal-passphraseHint = A feladótól kapja meg, ettől a linktől külön.
reveal-unlock = Feloldás
reveal-open = A titok megjelenítése
reveal-counts = A megnyitás egy megtekintésnek számít.
reveal-how = Hogyan működik
reveal-sealed = Végpontok között titkosított: csak az Ön böngészője tudja megnyitni, ez a szerver nem tudja elolvasni.
reveal-sealedNoScript = Ez a link csak JavaScripttel vagy a „secretpush open” paranccsal nyílik meg.
reveal-largeText = Az egyik fájl 256 MiB-nál nagyobb, és ez a böngésző ekkora lepecsételt fájlt nem tud menteni. Ez nem számított megtekintésnek. Nyissa meg a linket számítógépen Chrome-ban vagy Edge-ben, https:// kezdetű címen, vagy ezzel a paranccsal:
reveal-copyCommand = Parancs másolása
reveal-secret = A titok
reveal-show = Megjelenítés
reveal-onPaper = A titok le van takarva. Válassza az oldalon a „Megjelenítés” gombot, majd nyomtassa ki újra.
reveal-hide = Elrejtés
reveal-copy = Másolás
reveal-save = Mentés fájlként
reveal-print = Nyomtatás
reveal-files = Fájlok
reveal-download = Letöltés
reveal-downloadAll = Az összes letöltése ZIP-ben
reveal-address = A feladó azt szeretné, hogy nyissa meg ezt a címet:
reveal-go = A cím megnyitása…
reveal-goTitle = Elhagyja ezt az oldalt?
reveal-goText = Címet készül megnyitni a következő helyen:
reveal-goYes = Megnyitás
reveal-goTo = Cím megnyitása: { $host }
reveal-qr = Olvassa be ezt a kódot
reveal-qrText = A kód szövege
reveal-remove = Azonnali törlés
reveal-removeText = Ezt a linket többé senki sem nyithatja meg, Ön sem.
reveal-removeYes = Törlés
reveal-cancel = Mégse
reveal-deletedTitle = Törölve
reveal-deletedText = Ezt a linket már senki sem nyithatja meg, és a titok ezen az oldalon sincs meg többé.
reveal-undo = Visszavonás
reveal-openAgain = Vissza a linkhez
reveal-gone = Itt már nincs semmi
reveal-goneText = Ez a link lejárt, törölték, vagy sosem létezett.
reveal-openedHere = Ezt a linket Ön ezen az eszközön már megnyitotta: { $date } ({ $relative }). Azóta lejárt vagy törölték.
reveal-goneHint = Kérjen új linket a feladótól.
reveal-goneCreate = Saját titok megosztása
reveal-letters = Írja be ezt a három betűt
reveal-lettersNeeded = Írja be a három betűt, majd nyomja meg újra a gombot. Semmi sem nyílt meg.
reveal-lettersOther = Más betűket írt be. Írja be ezt a hármat, majd nyomja meg újra a gombot. Semmi sem nyílt meg.
reveal-wrong = A jelmondat hibás.
reveal-limited = Túl sok hibás jelmondat. Várjon egy percet, majd próbálja újra.
reveal-refused = A feladó nem engedélyezte Önnek a megnyitást.
reveal-waitOver = A várakozása véget ért. Nyissa meg újra, ha ismét engedélyt szeretne kérni.
reveal-crowded = Túl sokan várnak erre. Próbálja újra egy perc múlva.
reveal-scanner = A böngésző linkeket ellenőrző programnak mondja magát, ezért semmi sem nyílt meg. Nyissa meg a linket másik böngészőben.
reveal-again = Az oldal újratöltése nem nyitja meg újra a titkot. Ha még egyszer meg szeretné nyitni, nyomja meg a gombot.
reveal-failed = Hiba történt a szerveren. Kis idő múlva próbálja újra.

## senderNote

senderNote-label = A feladótól
senderNote-shares = { $name } megoszt valamit Önnel.
senderNote-writes = { $name } üzenete:
senderNote-unnamedWrites = A feladó üzenete:
senderNote-account = E szerver következő fiókjából küldték: { $email }.
senderNote-anyAccount = A következő fiókból küldték: { $email }. Itt bárki létrehozhat fiókot, ezért ez a cím nincs ellenőrizve.
senderNote-unverifiedAccount = A következő fiókból küldték: { $email }. Ezt a címet senki sem ellenőrizte.
senderNote-ownWords = A név és az üzenet a feladó saját szavai.
senderNote-unverified = A név és az üzenet a feladó saját szavai. Ez a szerver nem tudja, hogy a név valódi-e.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Ezt még { $n } másodpercig visszavonhatja.
       *[other] Ezt még { $n } másodpercig visszavonhatja.
    }

## undoLive

undoLive-deleted = Törölve. Senki sem nyithatja meg.
undoLive-undo = Visszavonás ({ $seconds })
undoLive-undone = A törlés visszavonva.
undoLive-tooLate = Már nem vonható vissza: a titok véglegesen törölve.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Még egyszer nyitható meg; lejárat: { $date } ({ $relative }).
       *[other] Még { $n } alkalommal nyitható meg; lejárat: { $date } ({ $relative }).
    }
revealLive-lastView = Ez volt az utolsó megtekintés. A titok véglegesen törölve a szerverről: mentse el most, amire szüksége van.
revealLive-lastViewFiles = Ez volt az utolsó megtekintés. Töltse le most, amire szüksége van: a letöltési linkek csak rövid ideig működnek.
revealLive-ownView = A saját megtekintései nem számítanak.
revealLive-shown = A titok látható.
revealLive-covered = A titok le van takarva.
revealLive-copied = Másolva
revealLive-copyFailed = Nem sikerült a másolás. Jelölje ki a szöveget, és másolja.
revealLive-wrong = A jelmondat hibás.
revealLive-limited =
    { $n ->
        [one] Túl sok hibás jelmondat. Próbálja újra { $n } másodperc múlva.
       *[other] Túl sok hibás jelmondat. Próbálja újra { $n } másodperc múlva.
    }
revealLive-busy =
    { $n ->
        [one] Túl sok kérelem. Próbálja újra { $n } másodperc múlva.
       *[other] Túl sok kérelem. Próbálja újra { $n } másodperc múlva.
    }
revealLive-again = Most újra próbálhatja.
revealLive-unconnected = Nincs kapcsolat. Semmi sem nyílt meg.
revealLive-offline = A szerver válasza nem érkezett meg teljesen. Lehet, hogy megtekintésnek számított.
revealLive-failed = Hiba történt a szerveren. Kis idő múlva próbálja újra.
revealLive-downloaded = Letöltve
revealLive-downloadedOf = { $done } / { $total } fájl letöltve
revealLive-preview = Előnézet
revealLive-previewOf = Előnézet: { $name }
revealLive-previewFailed = Ez a kép itt nem jeleníthető meg. Töltse le inkább.
revealLive-downloadFailed = A letöltés megszakadt. Lehet, hogy a link lejárt.
revealLive-deleteFailed = A titkot nem sikerült törölni.
revealLive-noAddress = Ez nem webcím, ezért egyszerű szövegként látható.
revealLive-fileName = titok.txt
revealLive-see = Megjelenítés

## sealedLive

sealedLive-linkCut = Ez a link nem teljes: hiányzik a # utáni része. Kérje el a feladótól a teljes linket. Semmi sem nyílt meg, és a szerver nem számolt megtekintést.
sealedLive-linkAltered = Ez a link útközben csonkult vagy megváltozott: a # utáni része nem jó. Kérje el a feladótól a teljes linket. Semmi sem nyílt meg, és a szerver nem számolt megtekintést.
sealedLive-moduleMissing = Az oldalnak az a része, amely a lepecsételt titkokat nyitja, nem érkezett meg. Ellenőrizze a kapcsolatot, és töltse be újra az oldalt. Semmi sem nyílt meg, és a szerver nem számolt megtekintést.
sealedLive-sealBroken = A lepecsételt tartalom megsérült vagy megváltozott, ezért semmi sem látható belőle. Kérje meg a feladót, hogy küldje el újra.
sealedLive-sealShort = A lepecsételt tartalom vége hiányzik, ezért semmi sem látható belőle. Kérje meg a feladót, hogy küldje el újra.
sealedLive-sealOther = A lepecsételt tartalom nem ehhez a linkhez tartozik, vagy olyan módon van lepecsételve, amelyet ez az oldal nem tud megnyitni. Kérje meg a feladót, hogy küldje el újra.
sealedLive-fileWhole = Hiánytalan: „{ $name }”, az utolsó bájtig ellenőrizve.
sealedLive-fileBroken = „{ $name }”: a fájl megsérült vagy megváltozott. A böngésző semmit sem mentett el belőle.
sealedLive-fileShort = „{ $name }”: a fájl vége hiányzik. A böngésző semmit sem mentett el belőle.
sealedLive-fileTooLarge = „{ $name }”: a fájl túl nagy ennek a böngészőnek. Nyissa meg a linket számítógépen Chrome-ban vagy Edge-ben, https:// kezdetű címen, vagy a „secretpush open” paranccsal.

## newRequest

newRequest-sealed = Csak Ön olvashatja el a választ
newRequest-sealedHint = Még ez a szerver sem tudja elolvasni.
newRequest-sealedRequired = Ez a szerver mást nem fogad el.
newRequest-collectTitle = Az Ön kulcsa a válaszokhoz
newRequest-collectText = Ez kell a válaszok elolvasásához, és többé nem jeleníthető meg: töltse le a helyreállítási fájlt. Ne küldje el senkinek.
newRequest-copyCollect = Kulcs másolása
newRequest-recovery = Helyreállítási fájl letöltése
newRequest-showKey = A kulcs megjelenítése linkként
newRequest-title = Titok kérése
newRequest-lead = Aki megkapja a linket, fiók nélkül küldhet Önnek titkot.
newRequest-link = Titok kérése valakitől
newRequest-what = Mire van szüksége?
newRequest-whatHint = Ezt mindenki elolvashatja, akinél megvan a link. Ne írjon ide semmi bizalmasat.
newRequest-takesFiles = Fájlokat is küldhetnek
newRequest-showsEmail = A fiókom címének megjelenítése: { $email }
newRequest-notifyMe = E-mailt kérek minden válaszról
newRequest-name = Név (csak Ön látja)
newRequest-note = Jegyzet (csak Ön látja)
newRequest-files = Fájlok a válaszolónak (nem kötelező)
newRequest-filesHint = Például egy kitöltendő űrlap. Bárki letöltheti, akinél megvan a link.
newRequest-until = Meddig válaszolható meg
newRequest-answers = Engedélyezett válaszok száma
newRequest-passphrase = Jelmondat (nem kötelező)
newRequest-passphraseHint = A kérés elolvasásához és megválaszolásához szükséges. Közölje például telefonon.
newRequest-more = További beállítások
newRequest-submit = Link létrehozása
newRequest-ready = Elkészült a link
newRequest-page = A kérés oldalának megnyitása
newRequest-passphraseNext = Most küldje el a jelmondatot más úton
newRequest-passphraseReminder = A kérés csak ezzel a jelmondattal nyílik meg. Többé nem jelenik meg.
newRequest-copyPassphrase = Jelmondat másolása
newRequest-another = Másik kérés

## newRequestLive

newRequestLive-blankRequest = Írja le, mire van szüksége.
newRequestLive-longRequest = Ez túl hosszú: legfeljebb { $limit } lehet.
newRequestLive-longNote = A jegyzet túl hosszú: legfeljebb { $limit } lehet.
newRequestLive-answersRange = Adjon meg egy számot ({ $min }–{ $max }).
newRequestLive-leadNamed = Csak az Ön által megadott személyek küldhetnek Önnek titkot.
newRequestLive-hintNamed = Ezt csak az Ön által megadott személyek olvashatják el.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } válasz
       *[other] { $n } válasz
    }
newRequestLive-noPassphrase = jelmondat nélkül
newRequestLive-withPassphrase = jelmondattal
newRequestLive-takes =
    { $n ->
        [one] Egyszer válaszolható meg; határidő: { $date } ({ $relative }).
       *[other] { $n } alkalommal válaszolható meg; határidő: { $date } ({ $relative }).
    }
newRequestLive-full = Túl sok nyitott kérése van. Először zárjon le egyet.
newRequestLive-tooLarge = Ez nagyobb annál, amit a szerver elfogad.
newRequestLive-unavailable = A szerver jelenleg nem érhető el. Amit beírt, még itt van: kis idő múlva próbálja újra.
newRequestLive-noSpace = A szerveren nincs több hely. A szerver semmit sem tárolt el.
newRequestLive-limited =
    { $n ->
        [one] Túl sok kérelem. Próbálja újra { $n } másodperc múlva.
       *[other] Túl sok kérelem. Próbálja újra { $n } másodperc múlva.
    }
newRequestLive-retry = Most újra próbálhatja.
newRequestLive-noAnswer = A szerver nem válaszolt. Ellenőrizze a kapcsolatot, és próbálja újra.
newRequestLive-problem = Hiba történt ({ $status }). A szerver semmit sem tárolt el.
newRequestLive-refused = A szerver ezen értékek egyikét nem fogadja el.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Kérem, küldjön nekem valami bizalmasat ezen a linken keresztül. Egyszer válaszolható meg; határidő: { $date }. Fiók nem szükséges:
       *[other] Kérem, küldjön nekem valami bizalmasat ezen a linken keresztül. { $n } alkalommal válaszolható meg; határidő: { $date }. Fiók nem szükséges:
    }
requestShareLive-requestSubject = Kérés Önhöz
requestShareLive-requestTerms =
    { $n ->
        [one] Egyszer válaszolható meg; határidő: { $date }.
       *[other] { $n } alkalommal válaszolható meg; határidő: { $date }.
    }

## requestLetter

requestLetter-to = Címzett
requestLetter-from = Feladó
requestLetter-title = Valami bizalmasat kérnek Öntől
requestLetter-intro = Bármilyen telefonról vagy számítógépről elküldheti. Fiók nem szükséges.
requestLetter-scan = Olvassa be a kódot a telefon kamerájával. Vagy írja be a címet egy böngészőbe pontosan úgy, ahogy itt áll: a kis- és nagybetűk különböznek.
requestLetter-press = A megnyíló oldalon nyomja meg a gombot, és küldje el, amit kérnek.
requestLetter-passphrase = Írja be a jelmondatot, és nyomja meg a gombot. A jelmondatot a kérőtől kapja meg, más úton. Az Ön biztonsága érdekében nincs rajta ezen a lapon: ne írja ide.
requestLetter-keep = Ezután semmisítse meg ezt a lapot.

## request

request-recovery = Helyreállítási fájl letöltése
request-loadKey = Helyreállítási fájl betöltése
request-keyFile = Helyreállítási fájl
request-linkOnce = A teljes link egyszer, a kérés létrehozásakor volt látható, és a helyreállítási fájlban is benne van. Ha egyik sincs meg, zárja le ezt a kérést, és hozzon létre újat.
request-noScript = A válaszok csak JavaScripttel jelennek meg.
request-asked = Amit Ön kér
request-answers = Válaszok
request-close = Kérés lezárása
request-cancel = Mégse

## requestKeysLive

requestKeysLive-recoveryText =
    Ez a fájl nyitja meg a kérésére érkező válaszokat. Őrizze meg, és ne küldje el senkinek.

    Ha másik böngészőben szeretné elolvasni a válaszokat, jelentkezzen be, nyissa meg a kérés oldalát, és töltse be ott ezt a fájlt, vagy nyissa meg az Ön kulcsát.
requestKeysLive-recoveryLink = Az elküldendő link:
requestKeysLive-recoveryKey = Az Ön kulcsa:
requestKeysLive-keyElsewhere = Ha másik böngészőben szeretné elolvasni őket, töltse le a helyreállítási fájlt. Ne küldje el senkinek.
requestKeysLive-keyInTab = Ezen a böngészőlapon megvan a kulcs, amely megnyitja a válaszokat.
requestKeysLive-keyMissing = Csak Ön olvashatja el a válaszokat, de ebben a böngészőben nincs meg az Ön kulcsa: töltse be a helyreállítási fájlt.
requestKeysLive-keyNotInFile = Ez nem ennek a kérésnek a helyreállítási fájlja.
requestKeysLive-keyLoaded = A kulcs betöltve.

## requestWordsLive

requestWordsLive-unnamedRequest = Kérés, { $date }
requestWordsLive-closeQuestion = Lezárja a következőt: „{ $name }”? Több választ nem fogad el, és a kérés szövege véglegesen törlődik.
requestWordsLive-answersStay = A válaszok lejáratukig megmaradnak.
requestWordsLive-closedNow = Lezárva. A kérés szövege véglegesen törölve.
requestWordsLive-answeredMeanwhile = Új válasz érkezett.

## requestLive

requestLive-open = Nyitott
requestLive-ready = Megválaszolt
requestLive-closed = Lezárt
requestLive-guardedText = Jelmondat védi, ezért itt nem látható.
requestLive-closedText = A kérés lezárásakor véglegesen törlődött.
requestLive-answersOf = Válaszok
requestLive-answersCount = { $came } / { $total }
requestLive-openUntil = Határidő
requestLive-filesMay = Fájlok
requestLive-filesYes = Küldhetők
requestLive-guard = Jelmondat
requestLive-guardSet = Az elolvasáshoz és a válaszhoz szükséges
requestLive-email = A fiók címe
requestLive-emailShown = Látható
requestLive-noAnswers = Még senki sem válaszolt.
requestLive-sendLink = Küldje el a linket annak, akinél megvan, amire szüksége van.
requestLive-noneCame = Senki sem válaszolt.
requestLive-purged = A válaszokat azóta törölték.
requestLive-answerBy = { $name } válasza
requestLive-answerOf = Válasz, { $date }
requestLive-newAnswer = új
requestLive-answerOpen = Megnyitás
requestLive-answerPage = Link és napló
requestLive-answerOver = lejárt
requestLive-allCame = Megválaszolva. A link több választ nem fogad el.
requestLive-logClosed = kézzel lezárva

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } új válasz
       *[other] { $n } új válasz
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } válasz
       *[other] { $n } válasz
    }
requestsLive-noneYet = még nincs válasz
requestsLive-closes = lezárul: { $when }
requestsLive-hasClosed = lezárva
requestsLive-requestMade = létrehozva: { $when }
requestsLive-noOpen = Jelenleg semmit sem kér.
requestsLive-noReady = Egyik nyitott kérésre sincs válasz.
requestsLive-noClosed = Még egy kérés sem zárult le.
requestsLive-closeRequest = Lezárás

## ownRequests

ownRequests-tab = Kérések
ownRequests-open = Nyitott
ownRequests-ready = Megválaszolt
ownRequests-closed = Lezárt

## answerGate

answerGate-collects = Ez a link a válaszokat nyitja meg. Annak szól, aki a kérést létrehozta: jelentkezzen be, majd nyissa meg újra.
answerGate-title = Titkot kérnek Öntől
answerGate-intro = Valaki arra kéri, hogy küldjön neki valami bizalmasat. Fiók nem szükséges.
answerGate-ownTitle = Az Ön saját kérése
answerGate-ownIntro = Ezt Ön kéri. Mások ezen az oldalon válaszolnak rá.
answerGate-ownPage = Ugrás a linkjéhez, válaszaihoz és naplójához
answerGate-passphraseHint = A kérőtől kapja meg, ettől a linktől külön.
answerGate-read = A kérés megtekintése
answerGate-left =
    { $n ->
        [one] Még egyszer válaszolható meg; határidő: { $date } ({ $relative }).
       *[other] Még { $n } alkalommal válaszolható meg; határidő: { $date } ({ $relative }).
    }
answerGate-busy = Túl sok kérelem érkezett az Ön címéről. Várjon egy percet, majd próbálja újra.

## ownAnswer

ownAnswer-title = Válasz a következőre: „{ $name }”
ownAnswer-unnamed = Válasz az Ön kérésére
ownAnswer-intro = Csak Ön nyithatja meg.
ownAnswer-page = Ugrás a kéréshez és minden válaszához

## answer

answer-yourName = Az Ön neve (nem kötelező)
answer-yourNameHint = A kérő látja.
answer-yourNameOpen = A kérő látja. Nem olyan védett, mint a válasz.
answer-addressShown = A kérő az Ön igazolt e-mail-címét is látja.
answer-title = Mit kérnek Öntől
answer-label = A kérőtől
answer-asks = Aki ezt a linket küldte, a következőt kéri:
answer-asksFiles = Aki ezt a linket küldte, fájlokat is mellékelt.
answer-ownWords = A kérő saját szavai. Nem ellenőriztük, hogy ki ő.
answer-ownWordsAccount = A kérő saját szavai.
answer-account = Fiókja ezen a szerveren: { $email }.
answer-anyAccount = Fiókja: { $email }. Itt bárki létrehozhat fiókot, ezért ez a cím nincs ellenőrizve.
answer-unverifiedAccount = Fiókja: { $email }. Ezt a címet senki sem ellenőrizte.
answer-careful = Csak akkor küldje el, ha tudja, ki kéri.
answer-given = Fájlok az Ön számára
answer-text = Az Ön válasza
answer-textPlaceholder = Jelszó, kulcs, jegyzet…
answer-message = Üzenet
answer-sealed = Ez a kérés csak végpontok között lepecsételt választ fogad el. JavaScript nélkül ez az oldal nem tudja lepecsételni. Küldje el ezzel a paranccsal és a teljes linkkel:
answer-sealedOnce = A válaszát csak a kérő olvashatja el; ez a szerver nem. Utólag már nem módosíthatja.
answer-once = Titkosítva tároljuk, csak a kérő nyithatja meg, és Ön utólag már nem módosíthatja.
answer-send = Küldés
answer-sent = Elküldve
answer-sentText = A válasza megérkezett. Bezárhatja ezt az oldalt.
answer-sentTo = A válasza megérkezett ide: { $email }. Bezárhatja ezt az oldalt.
answer-sentMore = Újabb válasz küldése
answer-notSent = Nincs elküldve
answer-notSentText = Lépjen vissza: amit beírt, még ott van.
answer-back = Újrakezdés
answer-gone = Itt már nem kérnek semmit
answer-goneText = Ezt a kérést lezárták, lejárt az ideje, vagy sosem létezett.
answer-goneHint = Kérjen új linket attól, aki küldte.
answer-answered = Már megválaszolták
answer-answeredText = Erre a kérésre minden kért válasz megérkezett.
answer-answeredHint = Nem Ön volt? Akkor szóljon annak, aki a linket küldte.
answer-blankProblem = Írja be, amit küldeni szeretne.
answer-tooLargeProblem = Ez nagyobb annál, amit a szerver elfogad.
answer-spaceProblem = A szerveren nincs több hely. A szerver semmit sem tárolt el.
answer-goneProblem = Ez a kérés több választ nem fogad el. A szerver semmit sem tárolt el.
answer-passphraseProblem = A jelmondat hibás. A szerver semmit sem tárolt el.
answer-unprovedProblem = Ez a kérés bizonyos személyeknek szól, és ez a böngésző nem igazolta, hogy Ön egy közülük. A szerver semmit sem tárolt el. Nyissa meg újra a linket egy másik lapon, küldessen kódot e-mailben, majd küldje el, amit itt beírt.

## answerSealedLive

answerSealedLive-answerLinkCut = A link nem teljes: a # utáni rész hiányzik, vagy útközben megváltozott. Az oldal semmit sem küldött el. Nyissa meg újra a teljes linket, vagy forduljon ahhoz, aki küldte.
answerSealedLive-sealerMissing = Az oldalnak az a része, amely lepecsételi a választ, nem érkezett meg. Az oldal semmit sem küldött el. Ellenőrizze a kapcsolatot, és töltse be újra az oldalt.
answerSealedLive-notSealed = A böngésző nem tudta lepecsételni. Semmit sem küldött el.

## answerLive

answerLive-bytes = { $used } / { $limit }
answerLive-blank = Írja be, amit küldeni szeretne.
answerLive-blankFiles = Írja be, amit küldeni szeretne, vagy válasszon fájlokat.
answerLive-tooLong = Ez túl hosszú: legfeljebb { $limit } lehet.
answerLive-tooLarge = Ez nagyobb annál, amit a szerver elfogad.
answerLive-over = Ez a kérés több választ nem fogad el. A szerver semmit sem tárolt el.
answerLive-wrong = A jelmondat hibás. A szerver semmit sem tárolt el.
answerLive-limited =
    { $n ->
        [one] Túl sok kérelem. Próbálja újra { $n } másodperc múlva.
       *[other] Túl sok kérelem. Próbálja újra { $n } másodperc múlva.
    }
answerLive-again = Most újra próbálhatja.
answerLive-unavailable = A szerver jelenleg nem érhető el. Amit beírt, még itt van: kis idő múlva próbálja újra.
answerLive-noSpace = A szerveren nincs több hely. A szerver semmit sem tárolt el.
answerLive-offline = A szerver nem válaszolt. Lehet, hogy a válasz mégis megérkezett: töltse be újra az oldalt, és kiderül.
answerLive-failed = Hiba történt ({ $status }). A szerver semmit sem tárolt el.
answerLive-refused = A szerver nem fogadja el ezt a választ. A szerver semmit sem tárolt el.

## receipt

receipt-choice = Nyugtát kérek
receipt-choiceHint = Egy második link, csak Önnek: megmutatja, megnyitották-e a titkot, és törölni is tudja.
receipt-yours = Őrizze meg a nyugtáját
receipt-yoursShows = Megmutatja, megnyitották-e a titkot, és törölni is tudja.
receipt-yoursText = Elolvasni nem tudja. Tartsa meg magának: a címzettnek a fenti link kell.
receipt-open = Nyugta megnyitása
receipt-copy = Nyugta másolása
receipt-remember = Linkjeim megjegyzése ezen az eszközön
receipt-rememberHint = Csak a nyugtákat, és csak ebben a böngészőben. Aki használhatja, láthatja is őket. Kikapcsoláskor mindet elfelejti.
receipt-list = Legutóbbi linkjeim
receipt-listText = Amit ez a böngésző megjegyzett a fiók nélkül létrehozott linkjeiből.
receipt-listNone = Ez a böngésző egy linket sem jegyzett meg. A nyugta oldalán kérheti a megjegyzésüket.
receipt-listScripts = Ehhez a listához JavaScript szükséges: a böngésző őrzi, nem a szerver.
receipt-forget = Az összes elfelejtése
receipt-notOpened = Még nem nyitották meg
receipt-neverOpened = Sosem nyitották meg
receipt-notOpenedText = A linket eddig senki sem nyitotta meg.
receipt-opened =
    { $n ->
        [one] Egyszer nyitották meg
       *[other] { $n } alkalommal nyitották meg
    }
receipt-times = Mikor nyitották meg
receipt-timesSome = Mikor nyitották meg legutóbb
receipt-over = A linket többé senki sem nyithatja meg.
receipt-overViews = Annyiszor nyitották meg, ahányszor Ön engedélyezte, utoljára: { $date }. A tartalma véglegesen törölve.
receipt-overTime = Lejárt az ideje: { $date }. A tartalma véglegesen törölve.
receipt-overHand = Törölték: { $date }. A tartalma véglegesen törölve.
receipt-left =
    { $n ->
        [one] A link még egyszer nyitható meg; lejárat: { $date }.
       *[other] A link még { $n } alkalommal nyitható meg; lejárat: { $date }.
    }
receipt-alarmed = Az egyik címzett szerint valaki más előtte már megnyitotta a linket. Beszéljen a címzettel.
receipt-frozen = A link szünetel: senki sem nyithatja meg.
receipt-again = Frissítés
receipt-unknown = Itt semmi sem ismert
receipt-unknownText = Ez a nyugta e szerver egyik linkjéhez sem tartozik. Ellenőrizze, hogy teljes-e a cím.
receipt-unknownHint = Valamennyi idővel a link lejárta után a szerver mindent töröl, amit tudott róla.

## receiptListLive

receiptListLive-made = Létrehozva: { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Egyszer nyitották meg
       *[other] { $n } alkalommal nyitották meg
    }
receiptListLive-stateNone = Még nem nyitották meg
receiptListLive-stateOver = Lejárt
receiptListLive-stateAlarmed = Riasztás
receiptListLive-stateFrozen = Szünetel
receiptListLive-stateUnknown = Már semmi sem ismert róla
receiptListLive-stateFailed = A szerver nem válaszolt
receiptListLive-forgotten = Elfelejtve. Ez a böngésző mostantól nem jegyez meg linkeket.

## about

about-title = Hogyan működik, és ki üzemelteti
about-lead = A titkot linkként osztja meg. A link magától megszűnik működni, és a titok ekkor véglegesen törlődik.
about-operatorTitle = Ki üzemelteti ezt a szervert
about-runBy = E szerver üzemeltetője: { $name }.
about-unnamed = A szerver üzemeltetője nem adott meg itt nevet. Kérdezze meg attól, aki ide küldte.
about-contact = Kapcsolat:
about-program = Program: Secret Push, verzió: { $version }.
about-words = Az Electronic Frontier Foundation EFF Long Wordlist szólistájából (https://www.eff.org/dice) javasol szavakat, négy szó kivételével, a CC BY 3.0 US licenc szerint (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Mi védi a titkot
about-sealed = A szerver minden titkot AES-256-GCM-mel titkosít, mielőtt eltárolja. A kulcs a titok saját véletlen kulcsából, a linkből és – ha van – a jelmondatból származik.
about-masterKey = A véletlen kulcs a szerver mesterkulcsával titkosítva tárolódik; a mesterkulcs az adatbázison kívül van.
about-passphrase = A szerver nem tárol jelmondatot, sem olyasmit, amivel össze lehetne vetni. Az Argon2id lelassítja a találgatást, és egy percen belül öt hibás próbálkozás után a címnek várnia kell.
about-files = A fájlok neve és tartalma is titkosítva van.
about-transport = Ez a titkosítás a szerveren történik. Az odáig vezető utat a https:// cím védi.
about-endToEnd = A feladó a böngészőben vagy a parancssorban le is pecsételheti a titkot, a nyílt age formátumban. A kulcs a linkben, a # után áll, és ezt a részt a böngészők sosem küldik el: ez a szerver olyasmit őriz és ad ki, amit nem tud elolvasni.
about-endTitle = Mi történik, amikor egy link lejár
about-end = A link a választott idő után, az utolsó engedélyezett megtekintés után vagy akkor jár le, amikor valaki törli. Abban a pillanatban a kulcsa, a titok és a feladó üzenete véglegesen törlődik.
about-endFiles = A fájlok is törlődnek. Az utolsó megtekintés letöltési linkjei még működnek: legfeljebb { $time }, és sosem a választott időn túl.
about-rowAnonymous = A fiók nélkül megosztott titok naplója a lejárat után ennyi idővel törlődik: { $time }.
about-rowAnonymousKept = A fiók nélkül megosztott titok naplója addig marad meg, amíg az üzemeltető nem törli.
about-rowOwned = A bejelentkezett feladó titkának naplója, a feladó által adott névvel és jegyzettel együtt, a lejárat után ennyi idővel törlődik: { $time }.
about-rowOwnedKept = A bejelentkezett feladó titkának naplója a feladó által adott névvel és jegyzettel együtt addig marad meg, amíg az üzemeltető nem törli.
about-backups = A biztonsági mentés azt tartalmazza, ami a készítésekor tárolva volt, amíg az üzemeltető nem törli.
about-loggedTitle = Mi kerül a naplóba
about-logged = Minden titokról: mikor hozták létre, mikor nyitották meg, mikor törölték, mikor próbálták hibás jelmondattal, a hálózati címmel, a böngészővel és azzal az oldallal együtt, amelyről a látogató érkezett. A bejelentkezett feladók a saját titkaik naplóját láthatják.
about-request = Minden kérelemről: az időpont, az oldal fajtája, az eredmény, az időtartam és a hálózati cím. Soha nem a link, a titok vagy a jelmondat. Az üzemeltető dönti el, meddig maradnak meg ezek a sorok.
about-cookies = Sütik: egy a munkamenethez bejelentkezés után, egy-egy a választott nyelvhez és színekhez, és egy abban a böngészőben, amely feladóra vár, vagy linket jelentett. Nincs nyomkövetés, és az oldalak semmit sem töltenek be más szerverekről.
about-operatorReadsTitle = Mit olvashat el az üzemeltető, és mit nem
about-seesMeta = Az üzemeltető látja, hogy egy titok létezik: a fajtáját, méretét, időpontjait, megtekintéseit és naplóját, valamint a bejelentkezett feladó e-mail-címét.
about-adminPage = A rendszergazdák bármely titkot törölhetik. A tartalmát, nevét, jegyzetét és linkjét nem látják. Visszaállíthatják azonban egy felhasználó jelszavát, és utána bejelentkezhetnek az ő nevében.
about-readsOwned = Akinek a tárolt adatok és a mesterkulcs is a birtokában van, elolvashatja a bejelentkezett feladó le nem járt titkát, ha nincs jelmondata, továbbá e feladó neveit, jegyzeteit és üzeneteit.
about-readsAnonymous = Fiók nélkül megosztott titokhoz a link is kell neki, amelyet a szerver nem őriz meg.
about-readsGuarded = Jelmondattal védett titokhoz a jelmondat is kell neki. A rövidet ki lehet találni, a hosszút nem.
about-running = Aki a működő szervert irányítja, láthatja a titkot és jelmondatát a létrehozáskor és a megnyitáskor.
about-readsSealed = A lepecsételt titkot az üzemeltető nem tudja elolvasni, még az összes adattal és a mesterkulccsal sem. Egy manipulált szerver azonban olyan oldalt adhat ki, amely elárulja a titkot: ennek kizárására nyissa meg a linket a parancssorban.
about-readsExpired = A lejárt titkot senki sem olvashatja el, az üzemeltető sem, hacsak egy korábbi biztonsági mentés még nem tartalmazza.
about-youTitle = Mit tehet Ön
about-you = Válasszon kevés megtekintést és rövid időt. Adjon meg jelmondatot, és más úton küldje el, mint a linket. Csak akkor nyissa meg a titkot, amikor biztonságosan el tudja tárolni.

## accessibility

accessibility-title = Akadálymentesség
accessibility-lead = Mindenkinek tudnia kell titkot megosztani és megnyitni, bárhogyan lát, hall, mozog és olvas.
accessibility-contactTitle = Ha valami akadályozza
accessibility-contact = Írja meg a szerver üzemeltetőjének, mi nem működik Önnek, vagy kérjen más megoldást:
accessibility-nobody = A szerver üzemeltetője nem adott meg itt elérhetőséget. Mondja el annak, aki ide küldte, mi nem működik Önnek, és kérjen más megoldást.
accessibility-standardTitle = Minek felelnek meg ezek az oldalak
accessibility-standard = Ezek az oldalak úgy készültek, hogy megfeleljenek a WCAG 2.2 AA szintjének, és ezzel az EN 301 549 9. fejezetének. A készítők saját ellenőrzése szerint megfelelnek, kivéve azt, amit a következő lista említ.
accessibility-missingTitle = Mi hiányzik
accessibility-missingUndo = A törlés nyolc másodpercig vonható vissza, tovább nem, mert a titok nem élheti túl a törlését. A visszavonás gombja azonnal fókuszba kerül.
accessibility-missingLanguage = Amit emberek maguk írtak, például egy üzenet vagy egy fájl neve, annak nyelve nincs megjelölve.
accessibility-missingReaders = Az ellenőrzéshez nem használtak képernyőolvasót, és eddig fogyatékossággal élő emberek sem vettek részt benne.
accessibility-checkedTitle = Hogyan történt az ellenőrzés
accessibility-checkedByProgram = Az axe-core programmal: minden oldal minden állapotában, keskeny és széles képernyőn, világosban és sötétben. Minden oldal elfér 320 képponton is, és kétszeres szövegmérettel is.
accessibility-checkedByHand = Kézzel: az oldalak fő útvonalai csak billentyűzettel, nagyobb betű- és sorközökkel, valamint a Chromium akadálymentességi fájában, amelyből a képernyőolvasók olvasnak.

## caution

caution-notMe = Nem én voltam
caution-tellText = Ha nem ismerőse volt, jelezze a feladónak: a naplójában látni fogja.
caution-tellFreezes = Ez szünetelteti is a linket: senki sem nyithatja meg, amíg a feladó újra nem indítja.
caution-tell = Jelzés a feladónak
caution-told = Jelezte a feladónak, hogy nem Ön volt.
caution-askSender = Ha nem Ön volt, kérjen új titkot a feladótól.
caution-toldTitle = A feladó most már látja
caution-toldText = A naplójában az áll, hogy Ön előtt valaki megnyitotta ezt a linket.
caution-toldFrozen = A link szünetel: senki sem nyithatja meg, amíg a feladó újra nem indítja.
caution-toldOpen = A link továbbra is működik. Kérdezze meg a feladót, mielőtt arra hagyatkozik, ami mögötte van.
caution-toldNext = Beszéljen a feladóval más úton, például telefonon.
caution-back = Vissza a titokhoz
caution-frozenTitle = Ez a link szünetel
caution-frozenText = Jelenleg senki sem nyithatja meg. Akkor működik újra, ha a feladó újraindítja.
caution-frozenHint = Kérdezze meg a feladót, majd töltse be újra az oldalt. Ez nem számított megtekintésnek.
caution-elsewhereTitle = Ebből a hálózatból nem
caution-elsewhereText = A feladó kiválasztotta, mely hálózatokból nyílik meg ez a link. Az Ön címe ({ $address }) egyikben sincs benne.
caution-elsewhereHint = Csatlakozzon a megfelelő hálózathoz, majd töltse be újra az oldalt. Ez nem számított megtekintésnek.
caution-earlyTitle = Még nem nyitható meg
caution-earlyText = A link ekkor nyílik meg: { $date } ({ $relative }).
caution-earlyHint = Akkor töltse be újra az oldalt. Ez nem számított megtekintésnek.
caution-notBefore = Legkorábbi megnyitás (nem kötelező)
caution-notBeforeHint = Ezen eszköz időzónájában. Korábban csak Ön nyithatja meg.
caution-afterFirstView = Az első megtekintés után ennyivel jár le
caution-networks = Csak ezekből a hálózatokból (kérdezze meg az informatikát)
caution-networksHint = Címek és tartományok, például 192.0.2.0/24, vesszővel elválasztva.
caution-addressees = Csak ezeknek a személyeknek (nem kötelező)
caution-addresseesHint = E-mail-címek vagy csoportok, például group:staff, vesszővel elválasztva. A link megnyitása előtt céges bejelentkezést vagy e-mailben kapott kódot használnak.
caution-addresseesByCompany = E-mail-címek vagy csoportok, például group:staff, vesszővel elválasztva. A link megnyitása előtt céges bejelentkezést használnak.
caution-addresseesByCode = E-mail-címek, vesszővel elválasztva. Senkinek sem kell fiók: a link megnyitása előtt beírják az e-mailben kapott kódot.
caution-addresseesRequired = Csak ezeknek a személyeknek (kötelező)
caution-addresseesNext = Csak a következőknek: { $people }. Küldje el nekik a linket. Céges bejelentkezés után nyílik meg nekik.
caution-addresseesNextByCode = Csak a következőknek: { $people }. Küldje el nekik a linket. Az oldalán kódot küldetnek a címükre.
caution-addresseesNextByEither = Csak a következőknek: { $people }. Küldje el nekik a linket. Az oldalán céges bejelentkezést használnak, vagy kódot küldetnek a címükre.
caution-openings = A címzett figyelmeztetése, ha valaki már megnyitotta a linket
caution-freeze = Link szüneteltetése
caution-thaw = Link újraindítása

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Ezt a linket korábban egyszer már megnyitották: { $date } ({ $relative }).
       *[other] Ezt a linket korábban { $n } alkalommal már megnyitották, utoljára: { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = „{ $entry }”: ez nem e-mail-cím.
addresseesLive-notIn = Nem engedélyezett tartomány: { $domain }.
addresseesLive-wanted = Adja meg, kinek szól a link: ez a szerver megköveteli.

## cautionCreateLive

cautionCreateLive-badMoment = Válasszon a link lejárata előtti időpontot.
cautionCreateLive-termNotBefore = megnyílik: { $date }
cautionCreateLive-notSooner = Nincs változás
cautionCreateLive-termFirstView = első megtekintés után lejár: { $duration }
cautionCreateLive-badNetwork = „{ $network }”: ez nem hálózat. Adjon meg címeket és tartományokat, például 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] csak { $n } hálózatból
       *[other] csak { $n } hálózatból
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] csak { $n } címzettnek
       *[other] csak { $n } címzettnek
    }
cautionCreateLive-termLock = csak az első eszközön
cautionCreateLive-termViewsEach =
    { $n ->
        [one] címzettenként { $n } megtekintés
       *[other] címzettenként { $n } megtekintés
    }

## cautionOwnLive

cautionOwnLive-frozen = Szünetel
cautionOwnLive-alarmed = Jelentve
cautionOwnLive-frozenNow = Ez a link szünetel: Önön kívül senki sem nyithatja meg. A lejárata változatlan: { $date }.
cautionOwnLive-alarm = Az egyik címzett szerint valaki más előtte már megnyitotta. Bejelentés: { $date } ({ $relative }), innen: { $address } ({ $browser }).
cautionOwnLive-alarmNext = Vesse össze az alábbi bejegyzéseket azzal, kinek adta a linket. Kétség esetén törölje a linket, és cserélje le magát a titkot.
cautionOwnLive-settle = Jelentés elvetése
cautionOwnLive-thawQuestion = Újraindítja a következőt: „{ $name }”? Akinél megvan a link, újra megnyithatja.
cautionOwnLive-nowFrozen = Szünetel. Önön kívül senki sem nyithatja meg.
cautionOwnLive-nowThawed = A link újra működik.
cautionOwnLive-nowSettled = Jelentés elvetve.
cautionOwnLive-networks = Hálózatok
cautionOwnLive-recipients = Címzettek
cautionOwnLive-recipientsOnly = Csak nekik: { $recipients }
cautionOwnLive-networksOnly = Csak innen: { $networks }
cautionOwnLive-lock = Eszközök
cautionOwnLive-lockYes = Csak az első eszköz nyithatja meg újra
cautionOwnLive-shares = Címzettenként
cautionOwnLive-sharesEach =
    { $n ->
        [one] Mindenki egyszer nyithatja meg
       *[other] Mindenki { $n } alkalommal nyithatja meg
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } próbálkozás nem engedélyezett hálózatból.
       *[other] { $n } próbálkozás nem engedélyezett hálózatokból.
    }

## hold

hold-title = Várakozás a feladóra
hold-tell = A feladónak engedélyeznie kell a megnyitást. Mondja el neki ezt a három szót, például telefonon:
hold-plain = Ez az oldal néhány másodpercenként frissül.
hold-look = Frissítés most
hold-released = A feladó engedélyezte a megnyitást. Egyszer nyithatja meg.
hold-counts = A feladónak engedélyeznie kell a megnyitást.
hold-ask = Engedély kérése a feladótól
hold-refusedTitle = A feladó elutasította
hold-refusedText = A feladó nem engedélyezte Önnek a megnyitást, és szüneteltette a linket.
hold-refusedHint = Ha Ön várt rá, hívja fel a feladót. Semmi sem nyílt meg.
hold-choice = Megnyitás előtt kérjen tőlem engedélyt
hold-choiceHint = A címzett telefonon felolvas Önnek három szót, Ön pedig beengedi.
hold-who = Ki vár Önre
hold-compare = Csak azt engedje be, aki pontosan ezeket a szavakat mondja, például telefonon.
hold-nobody = Még senki sem vár. Aki megnyitja a linket, itt jelenik meg várakozóként, és felolvas Önnek három szót.

## holdGateLive

holdGateLive-title = Várakozás a feladóra
holdGateLive-until = Ez az oldal eddig vár: { $date } ({ $relative }). Nyitva hagyhatja.
holdGateLive-waiting = Várakozás. Az Ön szavai: { $words }.
holdGateLive-released = A feladó engedélyezte a megnyitást.
holdGateLive-crowded =
    { $n ->
        [one] Túl sokan várnak erre. Próbálja újra { $n } másodperc múlva.
       *[other] Túl sokan várnak erre. Próbálja újra { $n } másodperc múlva.
    }

## holdCreateLive

holdCreateLive-termHold = megnyitás előtt engedélyt kér Öntől

## holdOwnLive

holdOwnLive-release = Beengedés
holdOwnLive-refuse = Elutasítás és szüneteltetés
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Beengedve, még nem nyitotta meg
holdOwnLive-asks =
    { $n ->
        [one] { $n } személy vár
       *[other] { $n } személy vár
    }
holdOwnLive-arrived = Valaki vár: { $words }.
holdOwnLive-nowReleased = Beengedve, egyszer nyithatja meg.
holdOwnLive-nowRefused = Elutasítva. A link szünetel.
holdOwnLive-tooLate = Ez a várakozás már véget ért.
holdOwnLive-hold = Engedélyezés
holdOwnLive-holdYes = Megnyitás előtt engedélyt kér Öntől

## links

links-choice = Mindenkinek saját link

## linksLive

linksLive-noGroups = Csoport nem kaphat saját linket: vegye ki a következőt: „{ $group }”, vagy adja meg a tagjait.
linksLive-making = Link: { $at } / { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] A szerver várakozást kér: { $address } következik { $n } másodperc múlva.
       *[other] A szerver várakozást kér: { $address } következik { $n } másodperc múlva.
    }
linksLive-notTried = Megszakítva. A szerver semmit sem tárolt el.
linksLive-ready =
    { $n ->
        [one] { $n } link elkészült
       *[other] { $n } link elkészült
    }
linksLive-opens =
    { $n ->
        [one] Mindegyiket csak a saját címzettje nyithatja meg, egyszer; lejárat: { $date } ({ $relative }).
       *[other] Mindegyiket csak a saját címzettje nyithatja meg, { $n } alkalommal; lejárat: { $date } ({ $relative }).
    }
linksLive-links = Linkek
linksLive-copyOne = Másolás
linksLive-copyAll = Az összes másolása szövegként
linksLive-pageOf = A link oldala
linksLive-keptByPasskey = A másoláshoz az azonosítókulcsa szükséges.
linksLive-gone = Ez az oldal már nem mutatja ezt a linket.
linksLive-linksKept = Ez a böngésző megőrzi a linkeket. Másik nem tudja megjeleníteni őket.
linksLive-onlyHere = Másolja ki most a linkeket. Többé nem jeleníthetők meg.
linksLive-unmade = Néhány link még nem készült el, és amit megoszt, csak ezen az oldalon van meg. Mégis elhagyja?
linksLive-unsaved = Még nem másolt ki minden linket, és csak ez az oldal mutatja őket. Mégis elhagyja?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } link nem készült el:
       *[other] { $n } link nem készült el:
    }
linksLive-again = Újrapróbálás

## lock

lock-choice = Csak az első eszköz nyithatja meg újra
lock-choiceHint = Aki először nyitja meg a linket, azé marad. Minden más eszköz vagy böngésző azt írja ki, hogy máshol nyitották meg.
lock-viewsEach = Megtekintések címzettenként (nem kötelező)
lock-viewsEachHint = Így minden címnek saját megtekintései vannak, és senki sem használhatja el a többiekét.
lock-first = Csak az a böngésző nyithatja meg újra, amelyik először megnyitja, ezért ott nyissa meg, ahol szüksége van rá. A böngésző ehhez egy sütit őriz meg.
lock-own = Ez a böngésző nyitotta meg először. Csak ez nyithatja meg újra.
lock-elsewhereTitle = Másik böngészőben nyitották meg
lock-elsewhereText = Ez a link csak abban a böngészőben nyílik meg, amelyik először megnyitotta, és az nem ez volt.
lock-elsewhereHint = Ha Ön volt az, használja azt az eszközt és böngészőt. Ha nem, lehet, hogy valaki más elolvasta a titkot.
lock-needsCookie = Ehhez a linkhez süti szükséges, de a böngésző nem küldött. Engedélyezze a sütiket ezen az oldalon, majd próbálja újra.
lock-usedTitle = Ezt Ön már megnyitotta
lock-usedText =
    { $n ->
        [one] A feladó címzettenként egy megnyitást engedélyez, és Ön ezt már felhasználta.
       *[other] A feladó címzettenként { $n } megnyitást engedélyez, és Ön ezeket már felhasználta.
    }
lock-usedHint = Ha újra szüksége van rá, kérjen új linket a feladótól.

## sharesLive

sharesLive-lastView = Ez volt az Ön utolsó megtekintése. Mentse el most, amire szüksége van.
sharesLive-lastViewFiles = Ez volt az Ön utolsó megtekintése. Töltse le most, amire szüksége van: a letöltési linkek csak rövid ideig működnek.

## preview

preview-title = A link
preview-text = Akinél megvan ez a link, megnyithatja a titkot. Ennek az oldalnak a megnézése nem számít megtekintésnek.
preview-sealedText = Akinél megvan a teljes link, megnyithatja a titkot. Ennek az oldalnak a megnézése nem számít megtekintésnek.
preview-shownOnce = Végpontok között titkosított: a teljes linkje egyszer, a létrehozásakor volt látható, és többé nem jeleníthető meg.
preview-lost = Ha már nincs meg, törölje ezt a linket, és hozzon létre újat.
preview-qrOf = A link QR-kódja
preview-terms = Részletek

## returned

returned-one = A következő címre küldött e-mail visszajött: { $recipient }. Ok: { $reason } (állapotkód: { $status }, { $when }).
returned-hint = Ellenőrizze a címet, vagy adja át a linket más úton.
returned-no_mailbox = nincs ilyen postafiók
returned-no_domain = a tartomány nem létezik, vagy nem fogad e-maileket
returned-closed = a postafiók nem fogad e-maileket
returned-full = a postafiók megtelt
returned-too_large = az e-mail túl nagy a postafióknak
returned-unreachable = a cím levelezőszervere nem volt elérhető
returned-policy = a cím levelezőszervere nem fogad ilyen e-mailt ettől a szervertől
returned-refused = a cím levelezőszervere elutasította

## share

share-link = Link
share-copy = Link másolása
share-share = Megosztás
share-mail = E-mail
share-message = Másolás üzenetként
share-qr = QR-kód
share-print = Levél nyomtatása
share-page = A link oldalának megnyitása
share-png = Mentés PNG-ként
share-svg = Mentés SVG-ként

## shareLive

shareLive-copied = Másolva
shareLive-copyFailed = Nem sikerült a másolás. Jelölje ki a szöveget, és másolja.
shareLive-letterFailed = A levelet nem sikerült betölteni. Ellenőrizze a kapcsolatot, és próbálja újra.
shareLive-codeFailed = A kódot nem sikerült menteni. Ellenőrizze a kapcsolatot, és próbálja újra.
shareLive-message =
    { $n ->
        [one] Bizalmas tartalmat osztok meg Önnel. A link egyszer nyitható meg; lejárat: { $date }:
       *[other] Bizalmas tartalmat osztok meg Önnel. A link { $n } alkalommal nyitható meg; lejárat: { $date }:
    }
shareLive-mailSubject = Egy titok az Ön számára
shareLive-letterTerms =
    { $n ->
        [one] A link egyszer nyitható meg; lejárat: { $date }. Utána a tartalma véglegesen törlődik.
       *[other] A link { $n } alkalommal nyitható meg; lejárat: { $date }. Utána a tartalma véglegesen törlődik.
    }

## letter

letter-to = Címzett
letter-from = Feladó
letter-title = Bizalmas küldemény az Ön számára
letter-intro = Bármilyen telefonon vagy számítógépen megnyílik. Fiók nem szükséges.
letter-scan = Olvassa be a kódot a telefon kamerájával. Vagy írja be a címet egy böngészőbe pontosan úgy, ahogy itt áll: a kis- és nagybetűk különböznek.
letter-press = A megnyíló oldalon nyomja meg a gombot.
letter-passphrase = Írja be a jelmondatot, és nyomja meg a gombot. A jelmondatot a feladótól kapja meg, más úton. Az Ön biztonsága érdekében nincs rajta ezen a lapon: ne írja ide.
letter-keep = Mentse el, amire szüksége van, majd semmisítse meg ezt a lapot.
letter-code = A cím QR-kódja

## push

push-opened = Ki nyitotta meg
push-log = Teljes napló
push-when = Mikor
push-what = Mi történt
push-address = Cím
push-browser = Böngésző
push-older = Korábbiak
push-newer = Későbbiek
push-end = Azonnali törlés
push-cancel = Mégse

## pushChange

pushChange-title = A link módosítása
pushChange-back = Vissza a linkhez
pushChange-expires = Lejárat
pushChange-views = Összesen hányszor nyitható meg
pushChange-save = Módosítások mentése
pushChange-extend = Meghosszabbítás: { $duration }
pushChange-change = Módosítás…
pushChange-changed = Módosítva.
pushChange-viewsBetween = Megengedett: { $min }–{ $max }. Eddigi megnyitások: { $used }.
pushChange-latest = Legkésőbb: { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Válasszon { $from } és { $to } közötti időpontot.

## agentLive

agentLive-agentOn = { $browser }, { $system }
agentLive-agentUnknown = ismeretlen

## pushLive

pushLive-codesWait = Címzetteknek szóló kódot tartalmazó, várakozó e-mailek: { $count }. Az első legkésőbb ekkor érkezik meg: { $time }.
pushLive-codesFailed = Kód nem lett elküldve e-mailben: { $addresses }.
pushLive-text = Szöveg
pushLive-file = Fájlok
pushLive-url = Link
pushLive-qr = QR-kód
pushLive-active = Aktív
pushLive-expired = Lejárt
pushLive-views = Megtekintések
pushLive-viewsLeft = { $left } / { $total } maradt
pushLive-viewsUsed = { $used } / { $total } felhasználva
pushLive-expires = Lejárat
pushLive-notBefore = Megnyílik
pushLive-firstView = Az első megtekintés után
pushLive-firstViewEnds = Lejárat ennyi idő múlva: { $duration }
pushLive-passphrase = Jelmondat
pushLive-passphraseSet = Megadva: a link csak ezzel nyílik meg.
pushLive-covered = Letakarva
pushLive-coveredYes = Igen, amíg a címzett rá nem koppint
pushLive-deletable = A címzettek törölhetik
pushLive-deletableYes = Igen
pushLive-files = Fájlok
pushLive-fileGuarded = a nevet jelmondat védi
pushLive-filesSealed =
    { $n ->
        [one] { $n } fájl, { $size }, a neve lepecsételve
       *[other] { $n } fájl, { $size }, a nevük lepecsételve
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } fájl, véglegesen törölve
       *[other] { $n } fájl, véglegesen törölve
    }
pushLive-created = Létrehozva
pushLive-name = Név
pushLive-endedByViews = Az utolsó megtekintése is elfogyott: { $when }. A tartalma véglegesen törölve.
pushLive-endedByTime = Lejárt az ideje: { $when }. A tartalma véglegesen törölve.
pushLive-endedByHand = Törölve: { $when }, innen: { $address } ({ $browser }). A tartalma véglegesen törölve.
pushLive-neverOpened = Senki sem nyitotta meg.
pushLive-openedNewest =
    { $n ->
        [one] Itt csak a legújabb látható, az összes a naplóban van.
       *[other] Itt csak a legújabbak láthatók ({ $n }), az összes a naplóban van.
    }
pushLive-scanned =
    { $n ->
        [one] Egy program, például a linkek csevegésbeli előnézete, egyszer lekérte az oldalát. Ez nem számít megtekintésnek.
       *[other] Programok, például a linkek csevegésbeli előnézetei, { $n } alkalommal lekérték az oldalát. Ez nem számít megtekintésnek.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] { $n } alkalommal adtak meg hibás jelmondatot.
       *[other] { $n } alkalommal adtak meg hibás jelmondatot.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } próbálkozás, amikor már lejárt, szünetelt vagy még nem volt megnyitható.
       *[other] { $n } próbálkozás, amikor már lejárt, szünetelt vagy még nem volt megnyitható.
    }
pushLive-openedMeanwhile = Épp most nyitották meg.
pushLive-ended = Törölve. A tartalma véglegesen törölve.

## presets

presets-presets = Előbeállítások
presets-keep = Mentés előbeállításként…
presets-title = Az Ön előbeállításai
presets-text = Új linkekhez mentett beállításai. Használatukhoz válasszon előbeállítást a link létrehozásakor.

## presetsLive

presetsLive-presets = Előbeállítások
presetsLive-keepTitle = Mentés előbeállításként
presetsLive-name = Név
presetsLive-save = Mentés
presetsLive-cancel = Mégse
presetsLive-badName = Adjon meg egy legfeljebb 40 karakteres nevet. Legfeljebb 20 előbeállítást menthet.
presetsLive-badTerms = Ez a szerver az egyik beállítást nem fogadja el.
presetsLive-taken = Már van ilyen nevű előbeállítása.
presetsLive-offline = A szerver nem válaszolt. Ellenőrizze a kapcsolatot, és próbálja újra.
presetsLive-failed = Hiba történt ({ $status }). Semmi sem változott.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } megtekintés
       *[other] { $n } megtekintés
    }
ownPresetsLive-rename = Átnevezés
ownPresetsLive-renameOf = Átnevezés: „{ $name }”
ownPresetsLive-remove = Törlés
ownPresetsLive-removeQuestion = Törli a következő előbeállítást: „{ $name }”? A vele készült linkek változatlanok maradnak.

## signIn

signIn-title = Bejelentkezés
signIn-email = E-mail-cím
signIn-password = Jelszó
signIn-newPassword = Új jelszó
signIn-passwordHint =
    { $n ->
        [one] Legalább { $n } karakter. Néhány szó jól beválik.
       *[other] Legalább { $n } karakter. Néhány szó jól beválik.
    }
signIn-submit = Bejelentkezés
signIn-passkey = Bejelentkezés azonosítókulccsal
signIn-signUp = Fiók létrehozása
signIn-have = Már van fiókom
signIn-name = E-mail-cím vagy felhasználónév
signIn-companyOrLocal = Használja céges jelszavát vagy, ha van, e szerver jelszavát.
signIn-companyOrAdmins = Használja céges jelszavát. A rendszergazdák e szerver jelszavát is használhatják.
signIn-company = Használja céges jelszavát.
signIn-adminsOnly = Jelszóval csak rendszergazdák jelentkezhetnek be.
signIn-forgot = Elfelejtette a jelszavát? Egy rendszergazda küldhet Önnek linket.
signIn-setUpTitle = Üdvözöljük
signIn-setUpText = Ezen a szerveren még nincs fiók. Hozza létre az elsőt: ez lesz a rendszergazda.
signIn-setUpCode = Telepítési kód
signIn-setUpCodeHint = A szerver indításkor kiírta. Nézze meg a terminálját vagy a naplóját.
signIn-setUpSubmit = Fiók létrehozása
signIn-resetTitle = Válasszon jelszót
signIn-resetAccount = A következő fiókhoz: { $email }
signIn-resetText = Ez a link egyszer működik. Használata fiókja minden munkamenetét és API-tokenjét megszünteti.
signIn-lettersWhy = Ezzel megmutatja, hogy Ön nem program.
signIn-resetSubmit = Mentés és bejelentkezés

## sessionsLive

sessionsLive-sessions = Munkamenetek
sessionsLive-sessionHere = ez a böngésző
sessionsLive-sessionBegan = bejelentkezés: { $when }
sessionsLive-sessionUsed = utoljára használva: { $when }
sessionsLive-sessionEnd = Befejezés
sessionsLive-sessionEndQuestion = Befejezi a következő munkamenetet: { $name }? Az a böngésző azonnal kijelentkezik.
sessionsLive-sessionEnded = Befejezve. Az a böngésző kijelentkezett.
sessionsLive-noSessions = Sehol sincs bejelentkezve.
sessionsLive-othersQuestion = Mindenhol máshol kijelentkezik? Itt bejelentkezve marad.
sessionsLive-othersEnded =
    { $n ->
        [one] { $n } másik munkamenet befejeződött.
       *[other] { $n } másik munkamenet befejeződött.
    }
sessionsLive-endOthers = Kijelentkezés mindenhol máshol

## signInAgainLive

signInAgainLive-title = Ki van jelentkezve
signInAgainLive-text = A munkamenete véget ért. A folytatáshoz jelentkezzen be ezzel a fiókkal: { $email }. Amit beírt és kiválasztott, még itt van.
signInAgainLive-somebodyElse = Ebben a böngészőben most más van bejelentkezve: { $other }. A folytatáshoz jelentkezzen be ezzel a fiókkal: { $email }. Amit beírt és kiválasztott, még itt van.
signInAgainLive-limited = Ez a szerver második tényezőt kér Öntől. Állítson be egyet, majd folytassa. Amit beírt és kiválasztott, még itt van.
signInAgainLive-declined = Ki van jelentkezve, és az oldal semmit sem küldött el. Próbálja újra, jelentkezzen be és folytassa.
signInAgainLive-notYet = Még nincs bejelentkezve ezzel a fiókkal: { $email }.
signInAgainLive-password = Jelszó
signInAgainLive-submit = Bejelentkezés és folytatás
signInAgainLive-passkey = Bejelentkezés azonosítókulccsal
signInAgainLive-elsewhere = Ez másik böngészőlapon nyílik meg. Utána térjen vissza ide, és folytassa.
signInAgainLive-setUp = Második tényező beállítása
signInAgainLive-goOn = Folytatás
signInAgainLive-cancel = Mégse
signInAgainLive-noName = Adja meg e-mail-címét vagy felhasználónevét.
signInAgainLive-noPassword = Adjon meg egy jelszót.
signInAgainLive-wrong = A jelszó hibás.
signInAgainLive-refused = Így nem jelentkezhet be. Válasszon más módot, vagy forduljon egy rendszergazdához.
signInAgainLive-noCode = Adjon meg egy kódot.
signInAgainLive-code = Az alkalmazás kódja vagy helyreállítási kód
signInAgainLive-recoveryCode = Helyreállítási kód
signInAgainLive-wrongCode = A kód hibás, vagy már felhasználták. Várja meg a következőt.
signInAgainLive-begin = Túl sokáig tartott. Válassza a „Mégse” gombot, és próbálja újra.
signInAgainLive-passkeyCancelled = Nem használt azonosítókulcsot. Próbálja újra, vagy jelentkezzen be más módon.
signInAgainLive-passkeyRefused = A szerver nem fogadta el ezt az azonosítókulcsot. Jelentkezzen be más módon.
signInAgainLive-wrongOrigin = Ezt az oldalt nem a szerver saját címén nyitották meg. Nyissa meg az alap-URL-jén.
signInAgainLive-tooMany =
    { $n ->
        [one] Túl sok sikertelen próbálkozás. Próbálja újra { $n } másodperc múlva.
       *[other] Túl sok sikertelen próbálkozás. Próbálja újra { $n } másodperc múlva.
    }
signInAgainLive-offline = A szerver nem válaszolt. Ellenőrizze a kapcsolatot, és próbálja újra.
signInAgainLive-failed = Hiba történt ({ $status }).

## accountLive

accountLive-passkeyCancelled = Nem használt azonosítókulcsot. Próbálja újra, vagy használja a jelszavát.
accountLive-passkeyRefused = A szerver nem fogadta el ezt az azonosítókulcsot. Jelentkezzen be a jelszavával.
accountLive-wrong = Az e-mail-cím vagy a jelszó hibás.
accountLive-wrongName = A név vagy a jelszó hibás.
accountLive-noName = Adja meg e-mail-címét vagy felhasználónevét.
accountLive-noGroup = Nem tagja egyetlen csoportnak sem, amely használhatja ezt a szervert. Forduljon a rendszergazdájához.
accountLive-noAddress = A céges bejelentkezés nem ad meg érvényes e-mail-címet ennek a szervernek. Forduljon a rendszergazdájához.
accountLive-notLinked = Már létezik itt fiók az Ön e-mail-címével. Kérjen meg egy rendszergazdát, hogy kapcsolja össze a céges bejelentkezésével.
accountLive-notAdded = Nincs itt fiókja. Kérjen meg egy rendszergazdát, hogy vegye fel.
accountLive-notSetUp = Ez a szerver még nincs beállítva.
accountLive-notAdmitted = Itt nem jelentkezhet be. Forduljon egy rendszergazdához.
accountLive-directoryAway = A céges jelszavak jelenleg nem ellenőrizhetők. Ha van jelszava ezen a szerveren, használja azt.
accountLive-limited =
    { $n ->
        [one] Túl sok sikertelen próbálkozás. Próbálja újra { $n } másodperc múlva.
       *[other] Túl sok sikertelen próbálkozás. Próbálja újra { $n } másodperc múlva.
    }
accountLive-offline = A szerver nem válaszolt. Ellenőrizze a kapcsolatot, és próbálja újra.
accountLive-failed = Hiba történt ({ $status }).
accountLive-wrongCode = A telepítési kód hibás.
accountLive-invitation = Meghívást kapott. Válasszon jelszót, és máris be van jelentkezve. Ez a link egyszer működik.
accountLive-badLink = Ez a link már nem érvényes. Kérjen újat egy rendszergazdától.
accountLive-noLink = Nyissa meg újra a linket az üzenetéből. Ez az oldal csak a teljes linkkel működik.
accountLive-noCode = Adja meg a telepítési kódot.
accountLive-noPassword = Adjon meg egy jelszót.
accountLive-again = Most újra próbálhatja.
accountLive-taken = Már létezik fiók ezzel az e-mail-címmel.
accountLive-alreadySetUp = Ez a szerver már be van állítva. Jelentkezzen be.
accountLive-tooShort = A jelszó túl rövid.
accountLive-tooCommon = Ez a jelszó az egyik leggyakoribb, vagy alig több a címénél. A találgatás ezekkel kezdődik. Válasszon másikat.
accountLive-badEmail = Adjon meg érvényes e-mail-címet.
accountLive-wrongOrigin = Ezt az oldalt nem a szerver saját címén nyitották meg. Nyissa meg az alap-URL-jén.
accountLive-saved = Mentve.
accountLive-wrongCurrent = A jelenlegi jelszó hibás.
accountLive-changed = Jelszava megváltozott. A többi eszköz kijelentkezett.
accountLive-tokensRevoked =
    { $n ->
        [one] { $n } API-token visszavonva.
       *[other] { $n } API-token visszavonva.
    }
accountLive-tokenName = Adjon nevet a tokennek.
accountLive-tokenTaken = Már van ilyen nevű tokenje.
accountLive-noTokens = Még nincs tokenje.
accountLive-never = sosem volt használva
accountLive-used = utoljára használva: { $when }
accountLive-made = létrehozva: { $when }
accountLive-revoke = Visszavonás
accountLive-revokeQuestion = Visszavonja a következő tokent: „{ $name }”? Az ezt használó programok működése azonnal megszűnik.
accountLive-revoked = Visszavonva.
accountLive-copied = Másolva
accountLive-copyFailed = Nem sikerült a másolás. Jelölje ki a szöveget, és másolja.

## account

account-title = Az Ön fiókja
account-signedInAs = Bejelentkezve: { $email }
account-signOut = Kijelentkezés
account-programs = API-tokenek és webhookok
account-programsTokens = API-tokenek
account-tokens = API-tokenek
account-tokensText = A programok a jelszava helyett tokent használnak. Az Ön nevében járnak el.
account-tokenName = Mire való?
account-tokenPlaceholder = mentési szkript
account-create = Token létrehozása
account-shown = Az Ön új tokenje. Csak egyszer látható:
account-copy = Másolás
account-example = Például
account-notify = Értesítések
account-notifyMe = Értesítést kérek, amikor megnyitják egy új linkemet
account-notifyEach = Linkenként másképp is dönthet.
account-sessions = Hol van bejelentkezve
account-sessionsText = Fejezze be, amit nem ismer fel, majd változtassa meg a jelszavát.
account-endOthers = Kijelentkezés mindenhol máshol
account-password = Jelszó
account-current = Jelenlegi jelszó
account-next = Új jelszó
account-change = Jelszó módosítása
account-changeHint = Minden más munkamenete befejeződik.
account-revokeTokens = Az összes API-tokenem visszavonása is
account-revokeTokensHint = Hagyja bejelölve, ha valaki más ismerheti a jelszavát. Azonnal megszűnik azoknak a programoknak a működése, amelyek ezeket a tokeneket használják:
account-cancel = Mégse
account-confirm = Visszavonás

## admin

admin-title = Linkjeim
admin-titleExpired = Lejárt linkek
admin-active = Aktív
admin-expired = Lejárt
admin-all = Minden link
admin-users = Felhasználók
admin-server = Szerver
admin-search = Keresés név, jegyzet vagy link szerint
admin-order = Rendezés
admin-byNewest = Legújabb elöl
admin-byExpiry = Lejárat szerint
admin-byOpened = Utoljára megnyitott
admin-byViews = Legkevesebb hátralévő megtekintés
admin-parts = Csak ezek
admin-unopened = Sosem megnyitott
admin-opened = Megnyitott
admin-today = Ma jár le
admin-sealed = Végpontok közötti titkosítás
admin-waiting = Valaki vár
admin-frozen = Szünetel
admin-answers = Válaszok
admin-tickAll = Összes kijelölése
admin-csv = Mentés CSV-ként
admin-newer = Újabbak
admin-older = Régebbiek
admin-cancel = Mégse
admin-end = Azonnali törlés
admin-addUser = Felhasználó felvétele
admin-email = E-mail-cím
admin-administrator = Rendszergazda
admin-add = Hozzáadás
admin-byMail = Link küldése e-mailben
admin-oneTime = Egyszer használható link, 24 óráig érvényes. Adja át a felhasználónak:
admin-copy = Másolás
admin-storage = Tárhely
admin-settings = Érvényes beállítások
admin-settingsText = Egy beállítás módosításához szerkessze a szerver konfigurációs fájlját, majd indítsa újra a szervert.
admin-option = Beállítás
admin-value = Érték
admin-origin = Forrás
admin-version = Verzió
admin-configFile = Konfigurációs fájl

## health

health-title = Állapot
health-open = Teendők
health-openForAuditors = A rendszergazda teendői
health-nothing = Nincs teendő.
health-commands = A parancsokat a szerveren futtassa, a szolgáltatás felhasználójaként.
health-onServer = A szerveren
health-inConfigFile = A konfigurációs fájlban
health-noConfigFile = Ez a szerver konfigurációs fájl nélkül fut. Hozzon létre egyet, majd indítsa el a szervert a --config kapcsolóval és a fájl útvonalával.
health-how = Mi a teendő
health-fine = Jelenlegi állapot
health-complaints = Figyelmeztetések és hibák
health-complaintsText = Amit ez a szerver az indulása óta a naplójába írt. A részletek a naplóban vannak.
health-warn = Figyelmeztetés
health-error = Hiba
health-times =
    { $n ->
        [one] egyszer, { $when }
       *[other] { $n } alkalommal, utoljára: { $when }
    }
health-examine = Ellenőrzés most
health-examineTitle = Önellenőrzés (doctor)
health-examineText = Megnézi az adatkönyvtárat, és kapcsolódik a levelezőszerverhez, a szolgáltatóhoz és mindenhez, amit a beállítások megneveznek. Semmit sem küld, és semmit sem módosít.
health-ok = Rendben
health-subjectDirectory = Adatkönyvtár
health-subjectPermissions = Jogosultságok
health-subjectPolicy = Házirendek
health-subjectErasing = Végleges törlés
health-subjectSignIn = Céges bejelentkezés
health-subjectLdap = Címtár (LDAP)
health-subjectScanner = Víruskereső
health-subjectPrevious = Korábbi szerver
health-inEnglish = A részletek angolul olvashatók, mint a szerver naplójában.
health-receiverAnswered = A fogadó válasza: { $status }.
health-receiverRefused = A fogadó elutasította a kapcsolatot.
health-receiverSilent = A fogadó nem válaszolt időben.
health-receiverUnknown = A fogadó neve ismeretlen.

## administration

administration-findUser = Felhasználó keresése
administration-before = Előző
administration-next = Következő
administration-role = Szerepkör
administration-actions = Műveletek
administration-lastSignIn = utolsó bejelentkezés: { $when }
administration-asUser = Felhasználó
administration-asAuditor = Auditor: minden naplót lát, titkokat nem
administration-administrators = Rendszergazdák
administration-auditors = Auditorok
administration-invited = Meghívottak
administration-disabled = Letiltottak
administration-suspended = Felfüggesztettek
administration-unprotected = Második tényező nélkül
administration-userLinks = Linkek
administration-userFactors = Második tényezők
administration-userGroups = Csoportok
administration-group = Hozzáadás csoporthoz
administration-joinGroup = Hozzáadás
administration-userLimits = Házirendek korlátai
administration-userLog = A napló legutóbbi bejegyzései
administration-wholeLog = Minden bejegyzés
administration-endPushes = Megosztott titkainak törlése és kéréseinek lezárása is
administration-endEverything = Minden megszüntetése
administration-everyone = Mindenki
administration-nobody = Fiók nélkül
administration-findLink = Feladó, link vagy szám
administration-findALink = Link keresése
administration-madeUntil = Létrehozva legkésőbb
administration-filterState = Állapot
administration-anyState = Minden állapot
administration-onlyActive = Aktív
administration-onlyExpired = Lejárt vagy törölt
administration-settingsFilter = Beállítás keresése
administration-onlyChanged = Csak a módosítottak

## firstSteps

firstSteps-title = Első lépések
firstSteps-done = { $done } / { $all } kész
firstSteps-others = A többi lépés feljebb olvasható.
firstSteps-address = Cím
firstSteps-addressOpen = A linkeknek nincs állandó címük
firstSteps-addressWhy = A címzetteknek el kell érniük azt a címet, amellyel a linkek kezdődnek.
firstSteps-addressDo = A { $example } helyére a saját szervere címét írja.
firstSteps-addressUnset = A linkek azzal a címmel kezdődnek, amelyet az adott feladó használ, Önnél: { $origin }.
firstSteps-addressPlain = A linkek eleje: { $url }. Ez nincs titkosítva.
firstSteps-addressElsewhere = A linkek eleje: { $url }. Ön most itt van: { $origin }. Nyissa meg ezt: { $url }, hogy lássa, elérhető-e.
firstSteps-addressGood = A linkek eleje: { $url }. Ön ott érte el a szervert.
firstSteps-tls = Titkosítás útközben
firstSteps-tlsOpen = A kapcsolatok nincsenek titkosítva
firstSteps-tlsWhy = A közbeeső hálózaton bárki elolvashatja a titkokat.
firstSteps-tlsOwn = Ez a szerver maga használ TLS-t.
firstSteps-tlsProxy = E szerver helyett egy fordított proxy használ TLS-t.
firstSteps-tlsNone = Titkosítatlan HTTP-n kapcsolódik.
firstSteps-tlsDo = Adjon tanúsítványt a szervernek, vagy tegyen elé HTTPS-t használó fordított proxyt:
firstSteps-key = A mesterkulcs másolata
firstSteps-keyMissing = Nincs igazolt másolat a mesterkulcsról
firstSteps-keyWhy = A kulcs nélkül az adatokat és a biztonsági mentéseket többé senki sem tudja elolvasni.
firstSteps-keyOpen = Senki sem igazolta, hogy van másolata erről a kulcsról: { $key }.
firstSteps-keyDone = A kulcs másolata igazolva: { $key }, { $when }.
firstSteps-keyDo = Ez titkosított biztonsági mentést ír, amely a kulcsot is tartalmazza. Tartsa másik gépen:
firstSteps-keyTick = Van másolatom biztonságos helyen
firstSteps-keyUntick = Ez a másolat már nincs meg
firstSteps-people = Ki oszthat meg
firstSteps-peopleWhy = Fiókkal mindenki látja, mi lett a linkjeivel, és Ön dönti el, ki oszthat meg.
firstSteps-peopleAlone = Csak Önnek van fiókja. Fiók nélkül bárki megoszthat szöveget, aki eléri ezt a szervert.
firstSteps-peopleAloneClosed = Csak Önnek van fiókja, és fiók nélkül senki sem oszthat meg.
firstSteps-peopleMany =
    { $n ->
        [one] { $n } fiók van.
       *[other] { $n } fiók van.
    }
firstSteps-peopleOpen = Bárki létrehozhat fiókot.
firstSteps-peopleDecided = Ezt Ön a beállításokban eldöntötte.
firstSteps-peopleDo = Vegyen fel felhasználókat, vagy döntsön az allow_sign_up és az allow_anonymous beállítással.
firstSteps-peopleLink = Felhasználó felvétele
firstSteps-first = Az első titok
firstSteps-firstWhy = Ha egyszer kipróbálja, látja, mit látnak a címzettek.
firstSteps-firstNone = Még semmi sincs eltárolva.
firstSteps-firstLink = Titok megosztása
firstSteps-backup = Biztonsági mentések
firstSteps-backupWhy = A lemezek figyelmeztetés nélkül romlanak el, és a szerver csak akkor készít magától biztonsági mentést, ha megadják neki, hová.
firstSteps-backupNone = Még nem készült biztonsági mentés.
firstSteps-backupGood = A legutóbbi biztonsági mentés ideje: { $when }.
firstSteps-backupDaily = Vagy minden nap a szerveren
firstSteps-requests = Kérések
firstSteps-requestsWhy = A kérésekkel a fiókkal rendelkezők titkot kérhetnek másoktól, akiknek a küldéshez nem kell fiók.
firstSteps-requestsOff = Kikapcsolva. Maradhat így is.

## serverFacts

serverFacts-links = Linkek
serverFacts-activeLinks = Aktív linkek
serverFacts-stored = Mit tárol ez a szerver
serverFacts-storedSum = összesen { $size }
serverFacts-payloads = Titkok (becslés)
serverFacts-rows = Naplók, fiókok és szabad hely
serverFacts-fileContents = Fájlok
serverFacts-fileLimit = Fájlkorlát
serverFacts-fileLimitText = { $used } / { $total }
serverFacts-disk = Lemez
serverFacts-diskText = { $free } szabad, összesen { $total }
serverFacts-diskOurs = Ez a szerver
serverFacts-diskOthers = Minden más
serverFacts-diskFree = Szabad
serverFacts-floor = A szerver nem fogad fájlokat, amíg a szabad hely nem éri el ezt: { $size }.
serverFacts-scarce = Kevés hely maradt: a szerver hamarosan nem fogad fájlokat, vagy már most sem.
serverFacts-changed = Módosítva
serverFacts-reach = Cím és hálózat
serverFacts-access = Hozzáférés és fiókok
serverFacts-pushes = Titkok
serverFacts-files = Fájlok
serverFacts-data = Adatok és kulcsok
serverFacts-limits = Korlátok
serverFacts-pages = Megjelenés és Névjegy oldal
serverFacts-mail = E-mail
serverFacts-watch = Napló és metrikák
serverFacts-preset = alapérték: { $value }
serverFacts-byDefault = alapérték
serverFacts-fromFlag = kapcsoló
serverFacts-inEnglish = A leírások angolul olvashatók.
serverFacts-notSet = (nincs megadva)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } beállítás
       *[other] { $n } beállítás
    }
settingsLive-none = Nincs megfelelő beállítás.

## listLive

listLive-offline = A szerver nem válaszolt. Ellenőrizze a kapcsolatot, és próbálja újra.
listLive-failed = Hiba történt ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Túl sok kérelem. Próbálja újra { $n } másodperc múlva.
       *[other] Túl sok kérelem. Próbálja újra { $n } másodperc múlva.
    }
listLive-copied = Másolva
listLive-copyFailed = Nem sikerült a másolás. Jelölje ki a szöveget, és másolja.

## adminLive

adminLive-invitedUntil = meghívva, a linkje lejár: { $when }
adminLive-invitedOver = meghívva, a linkje lejárt: { $when }
adminLive-newLink = Új link
adminLive-mailLink = Új link küldése e-mailben
adminLive-withdraw = Visszavonás
adminLive-withdrawQuestion = Visszavonja e felhasználó meghívását: { $email }? A linkje nem működik többé.
adminLive-withdrawn = A meghívás visszavonva: { $email }.
adminLive-endAll = Minden megszüntetése
adminLive-endAllQuestion = Mindent megszüntet ennél a felhasználónál: { $email }? Ezzel a fiókot is letiltja. A munkamenetek, tokenek, egyszer használható linkek, második tényezők és webhookok azonnal megszűnnek.
adminLive-endedAll = Letiltva: { $email }. Megszüntetve: { $what }.
adminLive-endedNothing = Letiltva: { $email }. Nem volt más megszüntetendő.
adminLive-endedSessions =
    { $n ->
        [one] { $n } munkamenet
       *[other] { $n } munkamenet
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } token
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } egyszer használható link
       *[other] { $n } egyszer használható link
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } második tényező
       *[other] { $n } második tényező
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
       *[other] { $n } webhook
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } megosztott link vagy kérés
       *[other] { $n } megosztott link és kérés
    }
adminLive-suspended = a céges bejelentkezés felfüggesztette
adminLive-unprotected = nincs második tényező
adminLive-actionsOf = Műveletek: { $email }
adminLive-addedOn = hozzáadva: { $when }
adminLive-factorAdded = hozzáadva: { $when }
adminLive-appWithCodes = Kódokat adó alkalmazás
adminLive-codesLeft =
    { $n ->
        [one] még { $n } helyreállítási kód
       *[other] még { $n } helyreállítási kód
    }
adminLive-noFactors = Nincs második tényező.
adminLive-groupHere = rendszergazda adta hozzá
adminLive-groupOfCompany = a céges bejelentkezésből
adminLive-groupOfDirectory = a címtárból
adminLive-leaveGroup = Eltávolítás a csoportból
adminLive-noGroups = Nincs csoportban.
adminLive-noLimits = Ezt a személyt nem korlátozza házirend.
adminLive-endSessions = Munkamenetek befejezése
adminLive-endSessionsQuestion = Befejezi e felhasználó összes munkamenetét: { $email }? Újra be kell jelentkeznie. A tokenek tovább működnek.
adminLive-sessionsEnded = A munkamenetek befejeződtek: { $email }.
adminLive-disableMany =
    { $n ->
        [one] Letiltás: { $n }
       *[other] Letiltás: { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Letilt { $n } felhasználót? Munkamenetei és tokenjei azonnal megszűnnek.
       *[other] Letilt { $n } felhasználót? Munkameneteik és tokenjeik azonnal megszűnnek.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } felhasználó letiltva.
       *[other] { $n } felhasználó letiltva.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Munkamenetek befejezése: { $n }
       *[other] Munkamenetek befejezése: { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Befejezi { $n } felhasználó összes munkamenetét? Újra be kell jelentkeznie. A tokenek tovább működnek.
       *[other] Befejezi { $n } felhasználó összes munkamenetét? Újra be kell jelentkezniük. A tokenek tovább működnek.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] { $n } felhasználó munkamenetei befejeződtek.
       *[other] { $n } felhasználó munkamenetei befejeződtek.
    }
adminLive-openedSince = az Ön legutóbbi látogatása óta megnyitva
adminLive-damaged = sérült
adminLive-mailReset = Jelszólink küldése e-mailben
adminLive-mailed = A linket tartalmazó e-mail úton van: { $email }.
adminLive-notMailed = Nem ment e-mail a következő címre: { $email }. Ok: { $reason } Küldje el újra, vagy jelenítse meg a linket.
adminLive-noneAtAll = Még senki sem osztott meg semmit. Amit megosztanak, tartalom nélkül itt jelenik meg.
adminLive-noneMatching = Nincs a szűrőnek megfelelő link.
adminLive-showEveryone = Összes megjelenítése
adminLive-pushesOf =
    { $n ->
        [one] { $n } link
       *[other] { $n } link
    }
adminLive-tryAgain = Most újra próbálhatja.
adminLive-none = Itt még nincs semmi.
adminLive-noneActive = Jelenleg semmit sem oszt meg.
adminLive-noneExpired = Még semmi sem járt le. A lejártak a naplójukkal együtt itt jelennek meg.
adminLive-linksFound =
    { $n ->
        [one] { $n } link
       *[other] { $n } link
    }
adminLive-tick = Kijelölés: { $name }
adminLive-sealed = Végpontok közötti titkosítás
adminLive-shareSecret = Titok megosztása
adminLive-noneFound = Nincs találat.
adminLive-searchedPart =
    { $n ->
        [one] { $n } link átnézve. Vannak régebbiek is.
       *[other] { $n } link átnézve. Vannak régebbiek is.
    }
adminLive-searchOlder = Keresés a régebbi linkek között
adminLive-text = Szöveg
adminLive-file = Fájlok
adminLive-url = Link
adminLive-qr = QR-kód
adminLive-created = létrehozva: { $when }
adminLive-endsIn = lejár: { $when }
adminLive-endedOn = lejárt: { $when }
adminLive-isExpired = lejárt
adminLive-byHand = törölve: { $when }
adminLive-viewsLeft =
    { $n ->
        [one] { $n } megtekintés maradt
       *[other] { $n } megtekintés maradt
    }
adminLive-notViewed = még nem tekintették meg
adminLive-neverViewed = sosem tekintették meg
adminLive-viewed =
    { $n ->
        [one] egyszer megtekintve
       *[other] { $n } alkalommal megtekintve
    }
adminLive-viewedLast =
    { $n ->
        [one] egyszer megtekintve, { $when }
       *[other] { $n } alkalommal megtekintve, utoljára: { $when }
    }
adminLive-copyLink = Link másolása
adminLive-sealedFiles =
    { $n ->
        [one] { $n } fájl, a neve lepecsételve
       *[other] { $n } fájl, a nevük lepecsételve
    }
adminLive-sealedLink = A teljes linkje egyszer, a létrehozásakor volt látható.
adminLive-end = Azonnali törlés
adminLive-endQuestion = Törli most a következőt: „{ $name }”? Többé senki sem nyithatja meg.
adminLive-ended = Törölve.
adminLive-notFound = Nincs ilyen link.
adminLive-nobody = névtelen
adminLive-administrator = rendszergazda
adminLive-disabled = letiltva
adminLive-you = Ön
adminLive-makeAdmin = Rendszergazdai jog megadása
adminLive-takeAdmin = Rendszergazdai jog megvonása
adminLive-disable = Letiltás
adminLive-enable = Engedélyezés
adminLive-reset = Jelszó visszaállítása
adminLive-tokens = Tokenek
adminLive-noTokens = Nincs token.
adminLive-revoke = Visszavonás
adminLive-makeAdminQuestion = Rendszergazdává teszi a következőt: { $email }? Látni fogja mindenki linkjeit és naplóit, és minden fiókot módosíthat.
adminLive-enableQuestion = Engedélyezi a következőt: { $email }? Újra bejelentkezhet, a korábbi jogaival.
adminLive-usersFound =
    { $n ->
        [one] { $n } felhasználó
       *[other] { $n } felhasználó
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } / { $n } felhasználó
       *[other] { $from }–{ $to } / { $n } felhasználó
    }
adminLive-noUserFound = Nincs a keresésnek megfelelő felhasználó.
adminLive-takeAdminQuestion = Megvonja a rendszergazdai jogot a következőtől: { $email }? Munkamenetei és tokenjei megszűnnek.
adminLive-disableQuestion = Letiltja a következőt: { $email }? Munkamenetei és tokenjei azonnal megszűnnek.
adminLive-resetQuestion = Egyszer használható linket hoz létre a következőnek: { $email }? A korábbi link nem működik többé. A link használata minden munkamenetét és tokenjét megszünteti.
adminLive-resetFactors = Második tényezők visszaállítása
adminLive-resetFactorsQuestion = Törli e felhasználó minden második tényezőjét: { $email }? Előbb győződjön meg róla, hogy valóban ő kéri. Munkamenetei azonnal megszűnnek. A tokenek tovább működnek.
adminLive-factorsReset = Nincs többé második tényezője: { $email }.
adminLive-revokeQuestion = Visszavonja ezt a tokent: „{ $name }” ({ $email })?
adminLive-taken = Már létezik fiók ezzel az e-mail-címmel.
adminLive-badEmail = Adjon meg érvényes e-mail-címet.
adminLive-passwordsElsewhere = Ez a felhasználó nem jelentkezhet be e szerver jelszavával: a local_sign_in nem engedi meg.
adminLive-lastAdmin = Ez az utolsó rendszergazda: előbb nevezzen ki egy másikat.
adminLive-used = utoljára használva: { $when }
adminLive-never = sosem volt használva

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Törlés: { $n }
       *[other] Törlés: { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] { $n } link törölve.
       *[other] { $n } link törölve.
    }

## hooks

hooks-title = Webhookok
hooks-lead = Értesítsen egy másik programot arról, mi történik a linkjeivel. Titkot, jelmondatot és fájlnevet sosem kap.
hooks-back = Az Ön fiókja
hooks-openText = Értesítsen egy programot vagy csevegést, amikor megnyitják a linkjeit.
hooks-yours = Az Ön webhookjai
hooks-secretShown = Az üzeneteit aláíró titkos kulcs. Csak egyszer látható:
hooks-copy = Másolás
hooks-verify = A fogadók a standardwebhooks.com leírása szerint ellenőrzik az aláírást.
hooks-add = Webhook hozzáadása
hooks-name = Név
hooks-namePlaceholder = A csapat csevegése
hooks-url = Cím
hooks-urlHint = Csak a rendszergazda által engedélyezett cím adható meg.
hooks-template = Az üzenet formája
hooks-eventKinds = Események, amelyekről értesül
hooks-details = További adatok
hooks-includeHint = Akinél megvan a link, megnyithatja. Csak ott adja hozzá, ahol mindenkiben megbízik, aki olvassa az üzeneteket.
hooks-submit = Webhook hozzáadása
hooks-cancel = Mégse
hooks-retryAll = Összes újrapróbálása
hooks-dropAll = Összes elvetése

## hooksLive

hooksLive-linkName = A link neve
hooksLive-linkItself = Maga a link
hooksLive-none = Még nincs webhookja.
hooksLive-off = Kikapcsolva: a fogadója azt válaszolta, hogy megszűnt.
hooksLive-test = Próba
hooksLive-tested =
    { $n ->
        [one] A válasza { $status } volt, { $n } ezredmásodperc után.
       *[other] A válasza { $status } volt, { $n } ezredmásodperc után.
    }
hooksLive-testFailed = A próba nem sikerült: { $reason }.
hooksLive-newSecret = Új titkos kulcs
hooksLive-newSecretQuestion = Új titkos kulcsot készít a következőnek: „{ $name }”? A jelenlegi még egy napig mellette is aláír.
hooksLive-switchOn = Bekapcsolás
hooksLive-remove = Törlés
hooksLive-removeQuestion = Törli a következőt: „{ $name }”? Ami még úton van hozzá, elvész.
hooksLive-removed = Törölve.
hooksLive-added = Hozzáadva.
hooksLive-noName = Adjon nevet a webhooknak.
hooksLive-badUrl = Erre a címre semmi sem küldhető.
hooksLive-notAllowed = A rendszergazda nem engedélyezi ezt a címet.
hooksLive-noEvents = Válasszon legalább egy eseményt.
hooksLive-taken = Már van ilyen nevű webhookja, vagy elérte a megengedett számot.
hooksLive-copied = Másolva
hooksLive-copyFailed = Nem sikerült a másolás. Jelölje ki a szöveget, és másolja.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } esemény vár kézbesítésre. Ideje: { $when }.
       *[other] { $n } esemény vár kézbesítésre. A legrégebbi ideje: { $when }.
    }
eventsLive-noLetters = Egyetlen esemény kézbesítését sem adta fel a szerver.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = tulajdonos: { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] ideje: { $when } · { $n } próbálkozás
       *[other] ideje: { $when } · { $n } próbálkozás
    }
eventsLive-retry = Újrapróbálás
eventsLive-drop = Elvetés
eventsLive-dropQuestion = Véglegesen elveti ezt az eseményt?
eventsLive-dropAllQuestion = Véglegesen elveti az összes kézbesíthetetlen eseményt?
eventsLive-retried =
    { $n ->
        [one] { $n } esemény újrapróbálása folyik.
       *[other] { $n } esemény újrapróbálása folyik.
    }
eventsLive-dropped =
    { $n ->
        [one] { $n } esemény elvetve.
       *[other] { $n } esemény elvetve.
    }

## keptLive

keptLive-keptByBrowser = Ez a böngésző megőrzi. Aki használhatja ezt a böngészőt, kimásolhatja a linket.
keptLive-keptByPasskey = Ez a böngésző megőrzi, az Ön azonosítókulcsával védve.

## keptPageLive

keptPageLive-keptShowLink = Link megjelenítése
keptPageLive-keptNotOpened = Az azonosítókulcs nem nyitotta meg. Próbálja újra.
keptPageLive-keptKeyByBrowser = Ez a böngésző megőrzi a válaszokat nyitó kulcsot. Aki használhatja ezt a böngészőt, elolvashatja őket.
keptPageLive-keptKeyByPasskey = Ez a böngésző megőrzi a válaszokat nyitó kulcsot, az Ön azonosítókulcsával védve.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] A kijelentkezés töröl { $n } linket vagy kulcsot, amelyet csak ez a böngésző ismer. A kéréseire adott válaszok utána csak a helyreállítási fájllal nyílnak meg.
       *[other] A kijelentkezés töröl { $n } linket és kulcsot, amelyet csak ez a böngésző ismer. A kéréseire adott válaszok utána csak a helyreállítási fájllal nyílnak meg.
    }
keptAccountLive-keptSignOutYes = Törlés és kijelentkezés
keptAccountLive-keptCount =
    { $n ->
        [one] Ez a böngésző { $n } linket vagy kulcsot őriz.
       *[other] Ez a böngésző { $n } linket és kulcsot őriz.
    }
keptAccountLive-keptCountNone = Ez a böngésző még semmit sem őriz.
keptAccountLive-keptGuardedNow = Mostantól az azonosítókulcsa nyitja meg őket.
keptAccountLive-keptUnable = Ez az azonosítókulcs vagy ez a böngésző erre nem képes. A megőrzöttek változatlanok maradnak.
keptAccountLive-keptOffQuestion = Töröl mindent, amit a böngésző őriz? A ki nem másolt linkek elvesznek, és a helyreállítási fájl nélküli kulcsok is.
keptAccountLive-keptRefused = Nem használt azonosítókulcsot. A megőrzöttek változatlanok maradnak.
keptAccountLive-keptOffYes = Törlés

## kept

kept-title = Végpontok között titkosított linkek ebben a böngészőben
kept-text = A végpontok között titkosított linkeket a szerver nem tudja újra megmutatni, ezért ez a böngésző őrzi őket Önnek, a kérései kulcsaival együtt. Aki használhatja ezt a böngészőt, kimásolhatja őket, hacsak az azonosítókulcsa nem védi őket. A kijelentkezés törli, amit nem véd azonosítókulcs.
kept-guarded = Az azonosítókulcsa védi őket.
kept-on = Megőrzés ebben a böngészőben
kept-guard = Védelem azonosítókulccsal

## codes

codes-toOne = Küldessen kódot e-mailben a következő címre: { $address }. Fiók nem szükséges.
codes-toSome = Válassza ki a címét, és küldessen rá kódot e-mailben; fiók nem szükséges.
codes-toTyped = Írja be a címét; ha ez az egyik címzetté, kódot küldünk rá. Fiók nem szükséges.
codes-which = Az Ön címe
codes-among = A címzettek, rövidítve: { $addresses }
codes-notYours = Nem az Ön címe? Kérjen saját linket a feladótól.
codes-send = Kód küldése
codes-again = Másik kód küldése
codes-sentToOne = Egy nyolcbetűs kódot tartalmazó e-mail úton van ide: { $address }. Keresse a levélszemét között is.
codes-sent = Egy nyolcbetűs kódot tartalmazó e-mail úton van, ha a cím az egyik címzetté. Keresse a levélszemét között is.
codes-field = Kód
codes-fieldHint = Az e-mailben kapott nyolc betű. Tíz percig érvényes, és csak ebben a böngészőben.
codes-goOn = Folytatás
codes-or = Vagy igazolja más módon:
codes-wrong =
    { $n ->
        [one] Ez a kód hibás. Írja be a legújabb e-mailben lévőt. Még egyszer próbálhatja.
       *[other] Ez a kód hibás. Írja be a legújabb e-mailben lévőt. Még { $n } alkalommal próbálhatja.
    }
codes-last = Ez a kód hibás, és ez volt az utolsó próbálkozás vele. Küldessen másikat.
codes-over = Itt nincs beírható kód: már felhasználták, tíz percnél régebbi, vagy másik böngészőben kérték. Küldessen másikat.
codes-needsCookie = Ehhez süti szükséges, de a böngésző nem küldött. Engedélyezze a sütiket ezen az oldalon, majd töltse be újra.
codes-tooOften =
    { $n ->
        [one] Egy órán belül öt kódot kértek erre a címre. Próbálja újra egy perc múlva.
       *[other] Egy órán belül öt kódot kértek erre a címre. Próbálja újra { $n } perc múlva.
    }
codes-noMore = Ehhez a linkhez több kód nem küldhető. Kérjen új linket a feladójától.
codes-noMail = Ez a szerver jelenleg nem tud kódot küldeni. Forduljon ahhoz, aki a linket küldte.
codes-badAddress = Ez nem e-mail-cím.

## codesLive

codesLive-noCode = Írja be az e-mailben kapott nyolc betűt.
codesLive-comes = A nyolc betűt tartalmazó e-mailnek várnia kell. Ha a cím az egyik címzetté, legkésőbb ekkor érkezik meg: { $time }.
codesLive-offline = A szerver nem érhető el. Ellenőrizze a kapcsolatot, és próbálja újra.

## company

company-signIn = Bejelentkezés ezzel: { $label }
company-or = Vagy e szerver jelszavával:
company-addressedTitle = Meghatározott címzetteknek szól
company-addressedSure = A feladó biztosan tudni szeretné, ki nyitja meg.
company-addressedText = Jelentkezzen be a következővel: { $label }. Fiók itt nem szükséges.
company-addressedByDirectory = Jelentkezzen be céges nevével és jelszavával.
company-byPassword = Bejelentkezés jelszóval
company-otherTitle = Nem Önnek szól
company-otherText = Önt itt így ismerjük: { $address }, ez azonban másnak szól. Semmi sem nyílt meg. Jelentkezzen be más néven, vagy forduljon a feladóhoz.
company-otherUnnamed = Ez másnak szól. Semmi sem nyílt meg. Jelentkezzen be más néven, vagy forduljon a feladóhoz.
company-closedAccountTitle = A fiókja ki van kapcsolva
company-closedAccountText = Fiókja ezen a szerveren le van tiltva vagy fel van függesztve, ezért itt semmit sem nyithat meg. Semmi sem nyílt meg. Forduljon egy rendszergazdához.
company-known = Önt itt így ismerjük: { $address }.
company-knownUnnamed = A céges bejelentkezés felismerte Önt.
company-notMe = Ez nem én vagyok
company-goingOn = Egy pillanat
company-goingOnText = A következő oldal magától megnyílik.
company-goOn = Folytatás

## companyRefused

companyRefused-not-allowed = Nem tagja egyetlen csoportnak sem, amely használhatja ezt a szervert. Forduljon a rendszergazdájához.
companyRefused-no-account = Nincs itt fiókja. Kérjen meg egy rendszergazdát, hogy vegye fel.
companyRefused-address-taken = E-mail-címéhez már tartozik itt fiók. Kérjen meg egy rendszergazdát, hogy kapcsolja össze a következővel: { $label }.
companyRefused-other-account = Ez a bejelentkezés itt egy másik fiókhoz tartozik. Forduljon egy rendszergazdához.
companyRefused-not-set-up = Ez a szerver még nincs beállítva.
companyRefused-disabled = A fiókja le van tiltva. Forduljon egy rendszergazdához.
companyRefused-no-email = A bejelentkezési szolgáltató ({ $label }) nem közli ezzel a szerverrel az Ön e-mail-címét. Kérjen meg egy rendszergazdát, hogy adja hozzá ezt: claim email.
companyRefused-bad-email = Amit a bejelentkezési szolgáltató ({ $label }) az Ön e-mail-címeként megad, az nem e-mail-cím. Forduljon egy rendszergazdához.
companyRefused-no-groups = A bejelentkezési szolgáltató ({ $label }) az Ön egyetlen csoportját sem közli ezzel a szerverrel. Vagy nem tagja egynek sem, vagy a szolgáltató kihagyja őket: forduljon egy rendszergazdához.
companyRefused-too-many-groups = Ön olyan sok csoport tagja, hogy a bejelentkezési szolgáltató ({ $label }) mindet kihagyja. Kérjen meg egy rendszergazdát, hogy csak az ehhez az alkalmazáshoz tartozókat küldesse.
companyRefused-bad-token = A bejelentkezési szolgáltató ({ $label }) válasza ennél a szervernél nem érvényes. Senki sem jelentkezett be; a naplóban több részlet van.
companyRefused-clock = E szerver és a bejelentkezési szolgáltató ({ $label }) órája túlságosan eltér. Kérjen meg egy rendszergazdát, hogy állítsa be őket.
companyRefused-other-issuer = A válasz nem attól a szolgáltatótól jött, amelyet a beállítások megneveznek. Senki sem jelentkezett be.
companyRefused-unreachable = A bejelentkezési szolgáltató ({ $label }) jelenleg nem érhető el. Aki be van jelentkezve, az marad; próbálja újra később.
companyRefused-provider-error = A bejelentkezési szolgáltató ({ $label }) hibát jelzett. E szerver naplójából kiderül, melyiket.
companyRefused-client-refused = A bejelentkezési szolgáltató ({ $label }) nem fogadja el ezt a szervert, mert a szerver titkos kulcsa hibás vagy lejárt. Forduljon egy rendszergazdához.
companyRefused-cancelled = A bejelentkezés megszakítva: { $label }.
companyRefused-begin-again = Ezt a bejelentkezést máshol kezdték, túl sokáig tartott, vagy korábban már felhasználták. Kezdje újra.

## factors

factors-title = Kiegészítő bejelentkezési védelem
factors-lead = Második tényezővel egy ellopott jelszó önmagában nem nyitja meg a fiókját.
factors-openText = Azonosítókulcsok és kódokat adó alkalmazás.
factors-yours = Kiegészítő bejelentkezési védelem
factors-limited = Ez a szerver második tényezőt kér Öntől. Állítson be itt egyet, majd folytassa.
factors-goOn = Folytatás
factors-passkeys = Azonosítókulcsok
factors-passkeysText = Jelentkezzen be ujjlenyomattal, arccal, PIN-kóddal vagy biztonsági kulccsal, jelszó nélkül. Az azonosítókulcs csak ezen a címen működik, ezért senki sem tudja adathalászattal megszerezni.
factors-passkeyName = Az eszköz neve
factors-passkeyPlaceholder = Laptop
factors-addPasskey = Azonosítókulcs hozzáadása
factors-needsHttps = Itt nem működnek az azonosítókulcsok: a böngészők csak https:// kezdetű, tartománynevet tartalmazó címen engedik meg őket. Kérjen ilyen címet a rendszergazdától.
factors-app = Kódokat adó alkalmazás
factors-appText = A telefonján egy alkalmazás 30 másodpercenként új, hatjegyű kódot mutat.
factors-beginApp = Alkalmazás beállítása
factors-removeApp = Alkalmazás eltávolítása a fiókból
factors-scan = Olvassa be ezt a kódot az alkalmazással:
factors-qr = QR-kód az alkalmazáshoz
factors-type = Vagy írja be ezt az alkalmazásba:
factors-code = Az alkalmazásban most látható kód
factors-finish = Befejezés
factors-codesTitle = Helyreállítási kódok
factors-codesText = E kódok mindegyikével egyszer bejelentkezhet, ha a többi tényezője elveszett. Csak most láthatók: nyomtassa ki, vagy tartsa őket ott, ahol a jelszavait.
factors-renew = Új helyreállítási kódok
factors-confirmTitle = Igazolja, hogy Ön az
factors-confirmText = Mielőtt a tényezői megváltoznak, igazolja, hogy Ön az.
factors-codeOrRecovery = Az alkalmazás kódja vagy helyreállítási kód
factors-confirm = Megerősítés
factors-remove = Törlés

## factorsLive

factorsLive-codesFile = helyreallitasi-kodok.txt
factorsLive-limited =
    { $n ->
        [one] Túl sok sikertelen próbálkozás. Próbálja újra { $n } másodperc múlva.
       *[other] Túl sok sikertelen próbálkozás. Próbálja újra { $n } másodperc múlva.
    }
factorsLive-conflict = Ez már megvan, vagy nincs neki hely. Töltse be újra az oldalt.
factorsLive-lastOne = Ez a szerver második tényezőt kér Öntől. Állítson be másikat, mielőtt ezt törli.
factorsLive-noPasskeys = Még nincs azonosítókulcsa.
factorsLive-never = sosem volt használva
factorsLive-used = utoljára használva: { $when }
factorsLive-made = hozzáadva: { $when }
factorsLive-remove = Törlés
factorsLive-removed = Törölve.
factorsLive-added = Hozzáadva.
factorsLive-removeQuestion = Törli a következő azonosítókulcsot: „{ $name }”? Többé nem nyitja meg a fiókját.
factorsLive-removeAppQuestion = Eltávolítja az alkalmazást a fiókjából? A kódjai többé nem nyitják meg a fiókját.
factorsLive-nameIt = Adjon nevet az azonosítókulcsnak.
factorsLive-passkeyCancelled = Nem használt azonosítókulcsot. Próbálja újra.
factorsLive-passkeyRefused = A szerver nem fogadta el ezt az azonosítókulcsot. Próbálja újra.
factorsLive-appSince = Az alkalmazás beállításának ideje: { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] { $n } helyreállítási kód maradt.
       *[other] { $n } helyreállítási kód maradt.
    }
factorsLive-wrongCode = A kód hibás. Ellenőrizze a telefon óráját, és írja be a most látható kódot.
factorsLive-notConfirmed = Ez hibás. Próbálja újra.
factorsLive-done = Most már van második tényezője. Őrizze meg a helyreállítási kódokat, majd folytassa.
factorsLive-copied = Másolva
factorsLive-copyFailed = Nem sikerült a másolás. Jelölje ki a szöveget, és másolja.

## secondStep

secondStep-title = Még egy lépés
secondStep-passkey = Azonosítókulcs használata
secondStep-code = Az alkalmazás kódja vagy helyreállítási kód
secondStep-codeHint = Hat számjegy, vagy tizenhat betű és számjegy.
secondStep-recoveryCode = Helyreállítási kód
secondStep-recoveryHint = Tizenhat betű és számjegy. Az azonosítókulcs hozzáadásakor kapta.
secondStep-submit = Bejelentkezés
secondStep-lost = Elveszítette a telefonját és a helyreállítási kódokat? A szerver egyik rendszergazdája visszaállíthatja a második tényezőit.
secondStep-again = Újrakezdés

## secondStepLive

secondStepLive-noCode = Adjon meg egy kódot.
secondStepLive-wrongCode = A kód hibás, vagy már felhasználták. Várja meg a következőt.
secondStepLive-passkeyCancelled = Nem használt azonosítókulcsot. Próbálja újra, vagy használjon kódot.
secondStepLive-passkeyRefused = A szerver nem fogadta el ezt az azonosítókulcsot. Próbálja újra, vagy használjon kódot.
secondStepLive-limited =
    { $n ->
        [one] Túl sok hibás kód. Próbálja újra { $n } másodperc múlva.
       *[other] Túl sok hibás kód. Próbálja újra { $n } másodperc múlva.
    }
secondStepLive-retry = Most újra próbálhatja.
secondStepLive-offline = A szerver nem válaszolt. Ellenőrizze a kapcsolatot, és próbálja újra.
secondStepLive-failed = Hiba történt ({ $status }).

## tokens

tokens-may = Mit tehet
tokens-everything = Mindent
tokens-create = Csak linket létrehozni
tokens-createRead = Linket létrehozni és olvasni
tokens-audit = Csak naplót olvasni
tokens-ask = Titkot kérni másoktól, és megnyitni a válaszaikat
tokens-lasts = Meddig működik
tokens-always = Visszavonásig
tokens-days30 = 30 nap
tokens-days90 = 90 nap
tokens-year = Egy év
tokens-networks = Csak bizonyos hálózatokból
tokens-networksLabel = Címek vagy hálózatok
tokens-networksHint = Válassza el őket vesszővel. Ha üres, a token mindenhonnan működik.

## tokensLive

tokensLive-tokenMay = jogai: { $what }
tokensLive-tokenCreate = létrehozás
tokensLive-tokenRead = olvasás
tokensLive-tokenAudit = naplóolvasás
tokensLive-tokenExpire = törlés
tokensLive-tokenAdmin = felügyelet
tokensLive-tokenAsk = titkok kérése
tokensLive-tokenOpen = a válaszok megnyitása
tokensLive-tokenFrom = csak innen: { $networks }
tokensLive-tokenUntil = lejár: { $when }
tokensLive-tokenOver = lejárt: { $when }
tokensLive-tokenUsedFrom = utoljára használva: { $when }, innen: { $address }
tokensLive-badNetworks = Adjon meg címeket vagy hálózatokat, például 192.0.2.0/24, legfeljebb 50-et.

## oversightLive

oversightLive-auditor = auditor
oversightLive-makeAuditor = Auditori jog megadása
oversightLive-makeAuditorQuestion = Auditorrá teszi a következőt: { $email }? Látni fogja mindenki naplóit, titkokat azonban nem.
oversightLive-takeAuditor = Auditori jog megvonása
oversightLive-takeAuditorQuestion = Megvonja az auditori jogot a következőtől: { $email }? Munkamenetei és tokenjei megszűnnek.
oversightLive-log = Napló
oversightLive-logNothing = Nincs bejegyzés.

## signIns

signIns-title = Legutóbbi bejelentkezések
signIns-text = Ki jelentkezett be a fiókjába, vagy próbált bejelentkezni. Ha egy bejelentkezést nem ismer fel, változtassa meg a jelszavát.

## signInsLive

signInsLive-signedIn = Bejelentkezett
signInsLive-signInFailed = Sikertelen bejelentkezés
signInsLive-byPassword = jelszóval
signInsLive-byLink = egyszer használható linkkel
signInsLive-bySetup = telepítési kóddal
signInsLive-bySignUp = a fiók létrehozásával
signInsLive-byDirectory = a címtáron keresztül
signInsLive-byCompany = céges bejelentkezéssel
signInsLive-byPasskey = azonosítókulccsal
signInsLive-secondFactor = második tényezővel
signInsLive-wrongPassword = hibás jelszó
signInsLive-wrongCode = hibás telepítési kód
signInsLive-wrongLink = érvénytelen egyszer használható link
signInsLive-wrongCurrent = hibás jelenlegi jelszó
signInsLive-wrongFactor = hibás második tényező
signInsLive-wrongPasskey = hibás azonosítókulcs
signInsLive-deviceGuesses = túl sok próbálgatás ismert eszközökön
signInsLive-unanswered = a címtár nem válaszolt
signInsLive-asAdministrator = rendszergazdaként
signInsLive-times =
    { $n ->
        [one] { $n } alkalommal
       *[other] { $n } alkalommal
    }
signInsLive-noSignIns = Még nincs feljegyzett bejelentkezés.

## adminLog

adminLog-title = Rendszergazdák naplója
adminLog-lead = Ki jelentkezett be, és ki módosított fiókokat, tokeneket, kulcsokat és beállításokat. Egyetlen bejegyzés sem módosítható vagy törölhető észrevétlenül.
adminLog-person = E-mail-cím
adminLog-personHint = Azé, aki tette, vagy akire vonatkozik.
adminLog-what = Mi történt
adminLog-everything = Minden
adminLog-show = Megjelenítés
adminLog-newer = Újabbak
adminLog-older = Régebbiek

## adminLogLive

adminLogLive-signOut = Kijelentkezett
adminLogLive-leftOut = Több sikertelen próbálkozás, mint amennyi látható
adminLogLive-userAdded = Fiók hozzáadva
adminLogLive-userRemoved = Fiók törölve
adminLogLive-userDisabled = Fiók letiltva
adminLogLive-userEnabled = Fiók engedélyezve
adminLogLive-madeAdministrator = Rendszergazda lett
adminLogLive-noAdministrator = Már nem rendszergazda
adminLogLive-madeAuditor = Auditor lett
adminLogLive-noAuditor = Már nem auditor
adminLogLive-suspended = A céges bejelentkezés felfüggesztette
adminLogLive-admitted = A céges bejelentkezés újra beengedte
adminLogLive-linked = Céges bejelentkezés összekapcsolva
adminLogLive-unlinked = Céges bejelentkezés leválasztva
adminLogLive-vouched = Cím igazolva
adminLogLive-joinedGroup = Csoporthoz hozzáadva
adminLogLive-leftGroup = Csoportból eltávolítva
adminLogLive-factorAdded = Második tényező hozzáadva
adminLogLive-factorRemoved = Második tényező törölve
adminLogLive-factorsReset = Második tényezők visszaállítva
adminLogLive-codesMade = Helyreállítási kódok elkészítve
adminLogLive-invited = Meghívva
adminLogLive-accessEnded = Minden hozzáférés megszüntetve
adminLogLive-linksExpired = A fiók linkjei törölve
adminLogLive-withdrawn = Meghívás visszavonva
adminLogLive-sessionEnded = Munkamenet befejezve
adminLogLive-linkMade = Egyszer használható link elkészítve
adminLogLive-passwordSet = Jelszó beállítva
adminLogLive-tokenMade = API-token létrehozva
adminLogLive-tokenRemoved = API-token visszavonva
adminLogLive-settingsChanged = Beállítások módosítva
adminLogLive-rotationBegun = A mesterkulcs cseréje elkezdődött
adminLogLive-rotationEnded = A mesterkulcs cseréje befejeződött
adminLogLive-exported = Auditnaplók exportálva
adminLogLive-backedUp = Biztonsági mentés készült
adminLogLive-restored = Biztonsági mentés visszaállítva
adminLogLive-byWhom = végrehajtó: { $name }
adminLogLive-commandLine = a parancssor
adminLogLive-server = a szerver
adminLogLive-bySetupCode = a telepítési kód
adminLogLive-bySigningUp = regisztráció
adminLogLive-byOneTimeLink = egyszer használható link
adminLogLive-directory = a címtár
adminLogLive-companySignIn = a céges bejelentkezés
adminLogLive-noEntries = Nincs megfelelő bejegyzés.
adminLogLive-showAll = Minden megjelenítése

## ownLogLive

ownLogLive-byCode = kóddal igazolva: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Jegyzet
ownLogLive-logCount = { $from }–{ $to } / { $total }
ownLogLive-own-creation = létrehozva
ownLogLive-own-view = megnyitva
ownLogLive-own-failed_view = sikertelen próbálkozás
ownLogLive-own-expire = törölve
ownLogLive-own-restored = törlés visszavonva
ownLogLive-own-failed_passphrase = hibás jelmondat
ownLogLive-own-probable_program = valószínűleg egy program
ownLogLive-own-code_sent = kód elküldve e-mailben
ownLogLive-own-code_queued = kód e-mailes küldésre vár
ownLogLive-own-code_failed = kód nem lett elküldve e-mailben
ownLogLive-own-failed_code = hibás kód
ownLogLive-own-owner_view = Ön nyitotta meg
ownLogLive-own-wrong_network = próbálkozás más hálózatból
ownLogLive-own-other_device = próbálkozás másik eszközön
ownLogLive-own-alarm = jelentve: „Nem én voltam”
ownLogLive-own-freeze = Ön szüneteltette
ownLogLive-own-thaw = Ön újraindította
ownLogLive-own-changed = Ön módosította
ownLogLive-own-hold_asked = az Ön engedélyére vár
ownLogLive-own-hold_released = Ön engedélyezte
ownLogLive-own-hold_refused = Ön elutasította és szüneteltette
ownLogLive-own-request_view = elolvasva
ownLogLive-own-answer = megválaszolva
ownLogLive-own-mail_returned = e-mail visszajött
ownLogLive-own-creation_email_send = értesítés kérve e-mailben
ownLogLive-own-admin_view = egy rendszergazda nyitotta meg
ownLogLive-own-imported = ide áthelyezve a Password Pusherből

## seenLogLive

seenLogLive-seen-creation = létrehozva
seenLogLive-seen-view = megnyitva
seenLogLive-seen-failed_view = sikertelen próbálkozás
seenLogLive-seen-expire = törölve
seenLogLive-seen-restored = törlés visszavonva
seenLogLive-seen-failed_passphrase = hibás jelmondat
seenLogLive-seen-probable_program = valószínűleg egy program
seenLogLive-seen-code_sent = kód elküldve e-mailben
seenLogLive-seen-code_queued = kód e-mailes küldésre vár
seenLogLive-seen-code_failed = kód nem lett elküldve e-mailben
seenLogLive-seen-failed_code = hibás kód
seenLogLive-seen-owner_view = a tulajdonosa nyitotta meg
seenLogLive-seen-wrong_network = elutasítva a hálózatain kívül
seenLogLive-seen-other_device = elutasítva másik eszközön
seenLogLive-seen-alarm = egy címzett jelentette
seenLogLive-seen-freeze = a tulajdonosa szüneteltette
seenLogLive-seen-thaw = a tulajdonosa újraindította
seenLogLive-seen-changed = a tulajdonosa módosította
seenLogLive-seen-hold_asked = a tulajdonosra vár
seenLogLive-seen-hold_released = a tulajdonos engedélyezte
seenLogLive-seen-hold_refused = a tulajdonos elutasította
seenLogLive-seen-request_view = elolvasva
seenLogLive-seen-answer = megválaszolva
seenLogLive-seen-mail_returned = e-mail visszajött
seenLogLive-seen-creation_email_send = értesítés kérve e-mailben
seenLogLive-seen-admin_view = egy rendszergazda nyitotta meg
seenLogLive-seen-imported = ide áthelyezve a Password Pusherből

## eventNamesLive

eventNamesLive-push-created = Link létrehozva
eventNamesLive-push-viewed = Link megnyitva
eventNamesLive-push-wrong_passphrase = Hibás jelmondat
eventNamesLive-push-expired = Link lejárt
eventNamesLive-push-alarm = Egy címzett jelentése
eventNamesLive-push-hold_asked = Valaki várakozik
eventNamesLive-push-code_failed = Kód nem lett elküldve e-mailben
eventNamesLive-request-answered = Kérés megválaszolva
eventNamesLive-request-closed = Kérés lezárva

## conditionWords

conditionWords-passphrases = jelmondatok
conditionWords-passwords = jelszavak
conditionWords-second_factors = második tényezők
conditionWords-passkeys = azonosítókulcsok

## conditionSays

conditionSays-disk_full = Csak { $freeBytes } szabad e könyvtár lemezén: { $directory }. A szerver ez alatt nem fogad fájlokat: { $floorBytes }.
conditionSays-disk_low = { $freeBytes } szabad e könyvtár lemezén: { $directory }. Ez kevesebb, mint amennyit egy link fájljai elfoglalhatnak ({ $linkBytes }).
conditionSays-disk_no_inodes = Csak { $files } további fájl fér el e könyvtár lemezén: { $directory }. Elfogytak az inode-jai.
conditionSays-disk_error = E könyvtár lemeze hibát jelzett: { $directory }. Ideje: { $atMs }. A hiba: { $reason }
conditionSays-database_damaged = Az adatbázis sérült. A napló megnevezi a helyeket.
conditionSays-database_trouble = Ez a szerver most nem tud kérelmeket kiszolgálni: { $reason }
conditionSays-bucket_trouble = Fájlok nem tárolhatók és nem nyithatók meg: { $reason }
conditionSays-scanner_trouble = A víruskereső nem értékel fájlokat, ezért a szerver mindegyiket elutasítja: { $reason }
conditionSays-sweep_failed = A lejárt tartalom nem törlődik a lemezről: { $reason }
conditionSays-clock_jumped = Az óra több mint egy napot ugrott előre. Most ezt mutatja: { $nowMs }. Az ugrás után egy órán át semmi sem törlődik véglegesen.
conditionSays-backup_failed = A legutóbbi biztonsági mentés nem sikerült: { $reason }
conditionSays-backup_damaged = A legutóbbi biztonsági mentés ({ $name }) sérült adatokat tartalmaz. Sérült helyek száma: { $count }. { $reason }
conditionSays-backup_old = A legutóbbi biztonsági mentés ideje: { $lastMs }.
conditionSays-certificate_ended = A következő tanúsítvány lejárt: { $file } (érvényességének vége: { $untilMs }). A kliensek elutasítják.
conditionSays-certificate_ends = Tanúsítvány: { $file }. Érvényességének vége: { $untilMs }.
conditionSays-certificate_unusable = A lemezen lévő egyik tanúsítvány nem használható: { $reason } A futó szerver a korábbit használja tovább.
conditionSays-certificate_not_obtained = Nincs érvényes tanúsítvány, és a kliensek elutasítják ezt a szervert: { $reason }
conditionSays-certificate_not_renewed = A tanúsítványt nem sikerült megújítani: { $reason }
conditionSays-client_secret_refused = A bejelentkezési szolgáltató nem fogadja el az oidc.client_secret értékét: ott senki sem tud bejelentkezni.
conditionSays-client_secret_ends = Az oidc.client_secret beállításban lévő titkos kulcs eddig érvényes: { $untilMs }. Utána senki sem tud bejelentkezni a szolgáltatónál.
conditionSays-token_ends = Egy nemrég használt API-token lejár: „{ $name }”, tulajdonosa: { $owner }, érvényességének vége: { $untilMs }.
conditionSays-administrator_new = Új rendszergazda: { $user }, ekkortól: { $sinceMs }, kinevezte: { $by }.
conditionSays-guessing = Valaki próbálgat ({ $guessed }): egy órán belül a szerver legalább { $times } próbálkozást utasított el, mert túl sok volt.
conditionSays-codes_failed = A címzetteknek szóló kódokat nem lehet e-mailben elküldeni: { $reason }
conditionSays-codes_wait = Címzetteknek szóló kódot tartalmazó, várakozó e-mailek: { $count }. Egy címzett vagy egy feladó elérte az óránkénti korlátot. Az utolsó e-mail ekkor indul: { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } eseményt nem lehetett kézbesíteni, ezért a szerver feladta.
       *[other] { $n } eseményt nem lehetett kézbesíteni, ezért a szerver feladta.
    }
conditionSays-deliveries_late = Egy esemény kézbesítésre vár, ideje: { $sinceMs }.
conditionSays-nodes_differ = A csomópontok nem egyformák: { $reason }
conditionSays-version_ready = Egy új verzió fájlja itt található: { $file }.
conditionSays-disk_fine = { $freeBytes } szabad (összesen { $totalBytes }) e könyvtár lemezén: { $directory }.
conditionSays-certificate_fine = Tanúsítvány: { $file }. Érvényességének vége: { $untilMs }.
conditionSays-backup_none = Még nem készült biztonsági mentés.
conditionSays-backup_fine = A legutóbbi biztonsági mentés ideje: { $lastMs }.
conditionSays-backup_scheduled = A legutóbbi biztonsági mentés ({ $name }) ideje: { $lastMs }, a következő esedékes: { $nextMs }.
conditionSays-node_fine = Csomópont: { $node }, futó verzió: { $version }.

## conditionMend

conditionMend-disk_full = Szabadítson fel helyet ezen a lemezen, vagy bővítse.
conditionMend-disk_low = Szabadítson fel helyet ezen a lemezen, vagy bővítse.
conditionMend-disk_no_inodes = Törölje azokat a kis fájlokat, amelyeket más programok hagytak ezen a lemezen.
conditionMend-disk_error = Készítsen most biztonsági mentést. Utána ellenőrizze a lemezt és a csatlakozását. A rendszernaplóban több részlet van.
conditionMend-database_damaged = Állítson vissza egy biztonsági mentést.
conditionMend-database_trouble = Ellenőrizze az adatbázist, a gépét és az oda vezető hálózatot.
conditionMend-bucket_trouble = Ellenőrizze a bucketet, a kulcsait és az oda vezető hálózatot. A csomópontok közös könyvtárának csatolva kell lennie.
conditionMend-scanner_trouble = Indítsa el a clamd programot, és tegye lehetővé, hogy e szerver felhasználója olvashassa a socketjét. A clamd saját naplójában több részlet van.
conditionMend-sweep_failed = Megnyitni senki sem tudja. Ellenőrizze a lemezt és a naplót.
conditionMend-clock_jumped = Ha az óra rosszul jár, állítsa be ezen az órán belül. Ha jól jár, ne tegyen semmit: ez a figyelmeztetés hosszú leállás vagy visszaállítás után is megjelenik.
conditionMend-backup_failed = Szüntesse meg az okát. A szerver magától újrapróbálja.
conditionMend-backup_damaged = Ellenőrizze a lemezt, és derítse ki, mi sérült. A korábbi ép biztonsági mentések megmaradnak.
conditionMend-backup_old = Ellenőrizze, mi készíti a biztonsági mentéseit, vagy készítsen egyet kézzel.
conditionMend-certificate_ended = Cserélje ki a tanúsítvány és a kulcsa fájljait. A szerver magától újra beolvassa őket.
conditionMend-certificate_ends = Cserélje ki a tanúsítvány és a kulcsa fájljait. A szerver magától újra beolvassa őket.
conditionMend-certificate_unusable = Cserélje ki a tanúsítvány és a kulcsa fájljait.
conditionMend-certificate_not_obtained = A szerver magától újrapróbálja. Ellenőrizze a hitelesítésszolgáltatót és az oda vezető hálózatot.
conditionMend-certificate_not_renewed = A használatban lévő eddig érvényes: { $untilMs }, és a szerver újrapróbálja. Ellenőrizze a hitelesítésszolgáltatót és az oda vezető hálózatot.
conditionMend-client_secret_refused = Készítsen új titkos kulcsot a szolgáltatónál, és állítsa be.
conditionMend-client_secret_ends = Készítsen új titkos kulcsot a szolgáltatónál, állítsa be, és írja be a lejáratát az oidc.client_secret_until beállításba.
conditionMend-token_ends = A tulajdonosa készítsen újat, és adja meg a programnak, amely használja.
conditionMend-administrator_new = Ha nem számított rá, vonja meg a jogot, és nézze meg a rendszergazdák naplóját.
conditionMend-guessing = A napló megnevezi a címeket. Tiltsa le őket a tűzfalon.
conditionMend-codes_failed = Ellenőrizze a levelezőszervert és a levelezés beállításait. Azoknak a címzetteknek, akiknek a kódja nem lett elküldve, újat kell kérniük.
conditionMend-codes_wait = Ha a feladóknak ennyi címzettet kell elérniük, növelje a mail.per_hour értékét. A linkjeik naplójából kiderül, kinek a kódja vár.
conditionMend-deliveries_dead = Javítsa ki a fogadót, majd kézbesíttesse újra vagy vesse el, ami nem jutott célba.
conditionMend-deliveries_late = Ellenőrizze a levelezőszervert, a webhookot vagy a gyűjtőt. A naplóból kiderül, melyik hibás.
conditionMend-nodes_differ = Legyen minden csomópontnak azonos a verziója, a beállításai és az ideje.
conditionMend-version_ready = Ellenőrizze, majd frissítsen.
conditionMend-backup_none = Ha semmi más nem készít biztonsági mentést erről a szerverről, készítsen egyet.

## errorPage

errorPage-missing = Az oldal nem található
errorPage-missingText = Ezen a címen nincs oldal.
errorPage-home = Ugrás a kezdőlapra
errorPage-busy = Túl sok kérelem
errorPage-busyText = Túl sok kérelem érkezett az Ön címéről. Semmi sem nyílt meg. Várjon egy kicsit, majd töltse be újra az oldalt.
errorPage-keySent = Ez a link már nem titkos
errorPage-keySentText = Egy útközbeni program, például egy levélszűrő, %23-at írt a linkben a # helyére, így a kulcsa eljutott a szerverhez. Semmi sem nyílt meg, és a szerver nem számolt megtekintést, de a kulcs már nem titkos. Kérjen a feladótól új linket, amelyet más úton küld el.
errorPage-upgrading = A szerver frissítése folyamatban van
errorPage-upgradingText = Semmi sem nyílt meg, és semmi sem veszett el. Egy perc múlva töltse be újra az oldalt.
errorPage-unavailable = Jelenleg nem érhető el
errorPage-unavailableText = A szerver ezt jelenleg nem tudja elvégezni. Semmi sem nyílt meg, és semmi sem veszett el. Próbálja újra néhány perc múlva.
errorPage-unconfirmed = Nincs visszaigazolva
errorPage-unconfirmedText = A szerver nem tudja megmondani, hogy ez megtörtént-e. Lehet, hogy megtekintést számolt, bár semmi sem jelent meg. Próbálja újra néhány perc múlva; ha a titok addigra eltűnt, kérjen új linket a feladójától.
errorPage-defect = Hiba történt
errorPage-defectText = Ennek nem lenne szabad előfordulnia. Írja meg a szerver üzemeltetőjének, mikor történt: a részletek a naplóban vannak.

## mailShared

mailShared-subject = { $sender } megoszt valamit Önnel
mailShared-lead = { $sender } bizalmas tartalmat oszt meg Önnel, a következő szolgáltatáson keresztül: { $service }.
mailShared-link = Megnyitás
mailShared-until = A link eddig működik: { $when }.
mailShared-views =
    { $n ->
        [one] Egyszer nyitható meg.
       *[other] { $n } alkalommal nyitható meg.
    }
mailShared-notice = Kérje a linket a feladótól ({ $sender }): ez az e-mail nem tartalmazza.
mailShared-stranger = Ha a feladó ({ $sender }) ismeretlen, hagyja figyelmen kívül ezt az e-mailt.
mailShared-unverified = Senki sem ellenőrizte, hogy ez a cím a feladóé: { $sender }. Kérdezze meg a cím tulajdonosát ({ $sender }) más úton, tőle származik-e ez az e-mail. Ha erre nincs módja, hagyja figyelmen kívül.

## mailAsked

mailAsked-subject = { $sender } kér Öntől valamit
mailAsked-lead = { $sender } valami bizalmasat kér Öntől, a következő szolgáltatáson keresztül: { $service }.
mailAsked-link = Válaszadás
mailAsked-until = Eddig válaszolhat: { $when }. Fiók nem szükséges.

## mailNeeds

mailNeeds-name = A feladó a következő nevet adta meg: „{ $name }”.
mailNeeds-shared = Mielőtt megnyitja:
mailNeeds-asked = Mielőtt válaszol:
mailNeeds-from = Ettől kezdve nyitható meg: { $when }.
mailNeeds-passphrase = Jelmondat szükséges. A feladótól ({ $sender }) kapja meg, más úton.
mailNeeds-code = Kód szükséges. Ha kéri, az oldal ide küldi e-mailben: { $address }.
mailNeeds-proof = Csak bizonyos személyek nyithatják meg. Az oldal arra kéri, igazolja, hogy Ön egy közülük.
mailNeeds-release = A feladónak ({ $sender }) engedélyeznie kell a megnyitást. Nyissa meg a linket, és addig hagyja nyitva az oldalt.
mailNeeds-lock = Csak az az eszköz és böngésző nyithatja meg újra, amelyik először megnyitja. Ott nyissa meg, ahol szüksége van rá.
mailNeeds-letters = Az oldal három betűt mutat. Írja be őket, hogy tudja: Ön nem program.

## mailOpened

mailOpened-subject = Megnyitva: { $name }
mailOpened-unnamed = Az Ön linkje, { $date }
mailOpened-lead = Az Ön linkjét megnyitották: { $when }.
mailOpened-left =
    { $n ->
        [one] Még egyszer nyitható meg.
       *[other] Még { $n } alkalommal nyitható meg.
    }
mailOpened-last = Ez volt az utolsó megtekintés: a titok véglegesen törölve.
mailOpened-link = Linkjeim
mailOpened-why = Azért kapja ezt az e-mailt, mert értesítést kért a megnyitásról.

## mailAnswered

mailAnswered-subject = Megválaszolva: { $name }
mailAnswered-unnamed = Az Ön kérése, { $date }
mailAnswered-lead = Az Ön kérésére válasz érkezett: { $when }.
mailAnswered-keep = Ez az e-mail nem tartalmazza a választ. A megnyitásához jelentkezzen be.
mailAnswered-link = Kérések
mailAnswered-why = Azért kapja ezt az e-mailt, mert minden válaszról értesítést kért.

## mailCode

mailCode-subject = Az Ön kódja innen: { $service }
mailCode-lead = Valaki bizalmas tartalmat oszt meg Önnel, a következő szolgáltatáson keresztül: { $service }. A megnyitáshoz írja be ezt a kódot azon az oldalon, amely kérte:
mailCode-leadNamed = { $sender } bizalmas tartalmat oszt meg Önnel, a következő szolgáltatáson keresztül: { $service }. A megnyitáshoz írja be ezt a kódot azon az oldalon, amely kérte:
mailCode-asks = Valaki bizalmas tartalmat kér Öntől, a következő szolgáltatáson keresztül: { $service }. A kérés elolvasásához és megválaszolásához írja be ezt a kódot azon az oldalon, amely kérte:
mailCode-asksNamed = { $sender } bizalmas tartalmat kér Öntől, a következő szolgáltatáson keresztül: { $service }. A kérés elolvasásához és megválaszolásához írja be ezt a kódot azon az oldalon, amely kérte:
mailCode-until =
    { $n ->
        [one] A kód egyszer, { $n } percig működik, és csak abban a böngészőben, amely kérte.
       *[other] A kód egyszer, { $n } percig működik, és csak abban a böngészőben, amely kérte.
    }
mailCode-ignore = Ha nem Ön kért kódot, hagyja figyelmen kívül ezt az e-mailt, és senkinek se adja meg a kódot.

## mailInvited

mailInvited-subject = Az Ön fiókja itt: { $service }
mailInvited-lead = Mostantól van fiókja itt: { $service }. A fiók: { $email }.
mailInvited-link = Jelszó választása
mailInvited-once = A link egyszer működik, eddig: { $when }.

## mailReset

mailReset-subject = Válasszon új jelszót ehhez: { $service }
mailReset-lead = Egy rendszergazda ({ $service }) lehetővé teszi, hogy Ön új jelszót válasszon ehhez a fiókhoz: { $email }.
mailReset-link = Jelszó választása
mailReset-once = A link egyszer működik, eddig: { $when }.

## mailNotice

mailNotice-subject = Az Ön fiókja itt: { $service }
mailNotice-password = Megváltozott a következő fiók jelszava: { $email } ({ $when }).
mailNotice-factorAdded = Második tényező került a következő fiókhoz: { $email } ({ $when }).
mailNotice-factorRemoved = Második tényező törölve a következő fiókból: { $email } ({ $when }).
mailNotice-factorsReset = Egy rendszergazda törölte a következő fiók minden második tényezőjét: { $email } ({ $when }).
mailNotice-recoveryCodes = Új helyreállítási kódok készültek a következő fiókhoz: { $email } ({ $when }). A korábbiak már nem működnek.
mailNotice-recoveryCode = Felhasználták a következő fiók egyik helyreállítási kódját: { $email } ({ $when }). Ez a kód többé nem működik.
mailNotice-devices = Túl sok hibás jelszó vagy kód érkezett a következő fiókhoz: { $email } ({ $when }), olyan böngészőkből, amelyek korábban már bejelentkeztek. Lehet, hogy valakinél ott van az egyik eszköze.
mailNotice-from = A következő címről érkezett: { $address }.
mailNotice-stranger = Ha nem számított erre, változtassa meg a jelszavát itt: { $service }, és szóljon a rendszergazdájának.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } teendő a rendszergazdának
       *[other] { $service }: { $n } teendő a rendszergazdának
    }
mailConditions-link = A szerver állapota
mailConditions-why = Azért kapja ezt az e-mailt, mert a notices.mail az Ön címét tartalmazza. Egyszer érkezik, majd hét nap múlva újra, ha semmi sem változott. A parancsokat a szerver gépén futtassa, sudo használatával és a szerver --config kapcsolójával.

## mailTest

mailTest-subject = Próbaüzenet: { $service }
mailTest-lead = Az e-mailek megérkeznek innen: { $service }.
mailTest-link = { $service }

## opener

opener-title = Lepecsételt link megnyitása
opener-lead = Ez az oldal az Ön saját fájlja: végpontok között lepecsételt linkeket nyit meg, és egyetlen szerver sem tudja megváltoztatni. A link szerverétől a lepecsételt titkot kéri el, és semmi mást.
opener-link = Link, a # utáni résszel
opener-passphraseHint = Csak ha kapott a feladótól.
opener-open = Megnyitás
opener-notLink = Ez nem titokhoz vezető link. Másolja ki a teljes linket, a https:// résztől a végéig.
opener-unreachable = Nem jött válasz, amelyet ez az oldal olvashatna. A szerver nem érhető el, vagy csak a saját oldalának engedi megnyitni ezt a linket: lehet, hogy a titok nincs lepecsételve, vagy bizonyos hálózatokra korlátozódik. Semmi sem nyílt meg.
opener-incomplete = A válasz nem érkezett meg teljesen. Lehet, hogy megtekintésnek számított.
opener-notSealed = Amit a szerver küldött, nincs lepecsételve, tehát nem az, amit a feladó ehhez a linkhez lepecsételt. Semmi sem látható belőle.
opener-wrong = A jelmondat hibás vagy hiányzik. A szerver nem számolt megtekintést.
opener-refused = Ezt a szerver jelenleg nem adja ki. Nem számolt megtekintést.
opener-held = A feladónak engedélyeznie kell a megnyitást. Mondja el neki ezeket a szavakat: { $words }
opener-heldWordless = A feladónak engedélyeznie kell a megnyitást.
opener-otherPassphrase = Ezzel a jelmondattal nem nyílik meg. Próbálja újra: a lepecsételt titok már itt van, és újabb megtekintés nem számít. Ha a feladótól nem kapott jelmondatot, hagyja üresen a mezőt.
opener-go = Cím megnyitása: { $host }
opener-saved = Mentve

## languages

languages-title = Válasszon nyelvet
languages-search = Nyelv keresése
languages-searchHint = Saját neve, angol neve vagy kódja, például pt-BR.
languages-find = Keresés
languages-none = Nincs megfelelő nyelv.
languages-all = Minden nyelv
languages-browser = A böngészőm nyelve
languages-back = Vissza az oldalra
languages-counts = A többi nyelv szövegei fordítások. Ha eltérnek az angoltól, az angol az irányadó. Ha hibás szót talál, szóljon a szerver üzemeltetőinek.
languages-recipient = A címzett nyelve
languages-recipientHint = A link oldalához és a róla szóló e-mailhez. Ha a címzett választott nyelvet, az marad érvényben.
languages-recipientOwn = Amit a böngészője kér
languages-answerer = A válaszoló nyelve
languages-answererHint = A kérés oldalához. Ha valaki választott nyelvet, az marad érvényben.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } nyelv
       *[other] { $n } nyelv
    }
languagesLive-recipientLanguage = A címzett nyelve
