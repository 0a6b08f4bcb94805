### Finnish

## layout

layout-skip = Siirry sisältöön
layout-navigation = Päävalikko
layout-create = Uusi
layout-pushes = Omat linkit
layout-admin = Hallinta
layout-account = Tili
layout-signIn = Kirjaudu sisään
layout-languages = Kieli
layout-light = Vaalea
layout-dark = Tumma
layout-auto = Automaattinen
layout-api = API
layout-about = Tietoja
layout-aboutLine = Miten tämä toimii ja kuka tätä ylläpitää
layout-noScript = Tämä sivu tarvitsee JavaScriptin. Sen skriptit ovat yhteydessä vain tähän palvelimeen.
layout-otherWays = Voit käyttää myös API:a tai komentoriviä.
layout-waiting = Tämä sivu latautuu vielä. Jos mitään ei tapahdu, lataa se uudelleen.
layout-plain = Tätä yhteyttä ei ole salattu: muut verkossa olevat voivat lukea, mitä lähetät ja avaat täällä. Käytä https://-osoitetta, jos sellainen on.
layout-notSealed = Seis: tätä ei ole sinetöity
layout-notSealedText = Lähettäjä sinetöi tämän salaisuuden, mutta palvelimen lähettämää sisältöä ei ole sinetöity. Siitä ei näytetä mitään. Ota yhteyttä lähettäjään, esimerkiksi puhelimitse.

## create

create-title = Jaa salaisuus
create-tagline = Lähetä salasana tai tiedosto linkillä, joka vanhenee.
create-kinds = Mitä jaetaan
create-text = Teksti
create-files = Tiedostot
create-url = Linkki
create-qr = QR-koodi
create-textLabel = Salaisuutesi
create-shared = Jaettu toisesta sovelluksesta: tarkista ennen lähettämistä.
create-textPlaceholder = Salasana, avain, muistiinpano …
create-urlLabel = Verkko-osoite
create-urlHint = Vastaanottaja näkee osoitteen ensin ja vahvistaa siirtymisen ennen kuin poistuu sivulta.
create-qrLabel = QR-koodina näytettävä teksti
create-qrHint = Vastaanottaja näkee tekstin QR-koodina, jonka voi lukea kameralla.
create-message = Viesti (valinnainen)
create-filesSignIn = Kirjaudu sisään, jos haluat jakaa tiedostoja.
create-hide = Piilota kirjoittaessa
create-generator = Luo salasana
create-style = Tyyli
create-styleCharacters = Merkit
create-styleWords = Sanat
create-stylePin = PIN
create-pinHint = Riittää tunnuslauseeksi, koska tämä palvelin rajoittaa yrityksiä. Itse salaisuudeksi liian heikko.
create-length = Pituus
create-digits = Numerot
create-symbols = Erikoismerkit
create-capitals = Isot kirjaimet
create-generated = Ehdotus
create-again = Uusi ehdotus
create-use = Käytä tätä
create-lifetime = Voimassaoloaika
create-views = Avauskertojen määrä
create-passphrase = Tunnuslause (valinnainen)
create-passphraseRequired = Tunnuslause (pakollinen)
create-passphraseLength =
    { $n ->
        [one] Vähintään { $n } merkki.
       *[other] Vähintään { $n } merkkiä.
    }
create-passphraseHint = Kerro tunnuslause erikseen, esimerkiksi puhelimessa.
create-suggest = Ehdota
create-add = Lisää asetus …
create-covered = Pidä peitettynä napautukseen saakka
create-coveredHint = Kukaan ei näe salaisuutta vastaanottajan olan yli, kun se avautuu.
create-deletable = Vastaanottaja saa poistaa salaisuuden
create-notifyMe = Ilmoita minulle, kun se avataan
create-notifyByMail = Saat sähköpostiviestin ja merkin kohtaan ”Omat linkit”.
create-notifyInList = Saat merkin kohtaan ”Omat linkit”.
create-name = Nimi (vain sinä näet sen)
create-note = Muistiinpano (vain sinä näet sen)
create-sign = Allekirjoita nimelläsi
create-senderName = Nimesi
create-senderMessage = Viesti vastaanottajalle
create-senderMessageHint = Näytetään ennen salaisuuden avaamista jokaiselle, jolla on linkki. Älä kirjoita tähän mitään luottamuksellista.
create-senderEmail = Näytä tilisi osoite: { $email }
create-sealed = Päästä päähän salattu
create-sealedHint = Kukaan muu kuin vastaanottaja ei voi lukea sitä, ei edes tämä palvelin.
create-sealedName = Anna nimi omaa luetteloasi varten: tiedostojen nimetkin suojataan. Tätä nimeä, muistiinpanoa ja allekirjoitusta ei suojata.
create-sealedRequired = Tämä palvelin ei hyväksy muuta.
create-groupLimits = Sinua koskevat näiden ryhmien rajat: { $groups }.
create-shownOnce = Kopioi linkki nyt. Sitä ei voi näyttää uudelleen.
create-remembered = Valintasi muistetaan tällä laitteella.
create-reset = Palauta oletukset
create-submit = Luo linkki
create-ready = Linkkisi on valmis
create-passphraseNext = Lähetä nyt tunnuslause toista tietä
create-passphraseReminder = Linkki avautuu vain tällä tunnuslauseella. Kerro se esimerkiksi puhelimessa. Sitä ei näytetä uudelleen.
create-copyPassphrase = Kopioi tunnuslause
create-end = Poista nyt
create-another = Jaa toinen

## createClosed

createClosed-title = Jos haluat jakaa salaisuuden, kirjaudu sisään
createClosed-text = Verkostasi linkkejä saavat luoda vain ne, joilla on tili.
createClosed-hint = Jos olet saanut linkin, se avautuu täältä tavalliseen tapaan.
createClosed-nothingTitle = Et voi jakaa täällä mitään
createClosed-nothing = Ryhmiesi ({ $groups }) rajat eivät salli minkäänlaisen salaisuuden jakamista. Kysy tämän palvelimen järjestelmänvalvojalta.

## createLive

createLive-bytes = { $used } / { $limit }
createLive-characters = Merkkejä: { $used } / { $limit }
createLive-bits =
    { $n ->
        [one] noin { $n } bitti
       *[other] noin { $n } bittiä
    }
createLive-termViews =
    { $n ->
        [one] { $n } avauskerta
       *[other] { $n } avauskertaa
    }
createLive-termUntil = viimeistään { $date }
createLive-noPassphrase = ei tunnuslausetta
createLive-withPassphrase = tunnuslauseella
createLive-needsPassphrase = tunnuslause vaaditaan
createLive-passphraseMissing = Anna tunnuslause: tämä palvelin vaatii sen.
createLive-passphraseShort =
    { $n ->
        [one] Tämä tunnuslause on liian lyhyt: tarvitaan vähintään { $n } merkki. Sarja, kuten aaaa tai 1234, lasketaan kahdeksi.
       *[other] Tämä tunnuslause on liian lyhyt: tarvitaan vähintään { $n } merkkiä. Sarja, kuten aaaa tai 1234, lasketaan kahdeksi.
    }
createLive-signed = Allekirjoitettu: { $by }
createLive-blank = Kirjoita ensin salaisuus.
createLive-tooLong = Tämä on liian pitkä: enintään { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] Tämä on liian pitkä: enintään { $n } merkki.
       *[other] Tämä on liian pitkä: enintään { $n } merkkiä.
    }
createLive-badUrl = Anna verkko-osoite, kuten https://example.org.
createLive-unsealed = Selaimesi ei pystynyt sinetöimään tätä. Mitään ei lähetetty.
createLive-opens =
    { $n ->
        [one] Linkin voi avata kerran, viimeistään { $date } ({ $relative }).
       *[other] Linkin voi avata { $n } kertaa, viimeistään { $date } ({ $relative }).
    }
createLive-endedTitle = Salaisuus on poistettu
createLive-ended = Sen sisältö on hävitetty. Kukaan ei voi enää avata sitä, et edes sinä.
createLive-goneTitle = Linkki on vanhentunut
createLive-gone = Kukaan ei voi enää avata sitä. Sen sisältö on hävitetty.
createLive-linkUnsaved = Et ole vielä kopioinut linkkiä, ja se näkyy vain tällä sivulla. Poistutaanko silti?
createLive-passphraseUnsaved = Et ole vielä kopioinut tunnuslausetta, ja se näkyy vain tällä sivulla. Poistutaanko silti?
createLive-leaveIt = Poistu
createLive-offline = Palvelin ei vastannut. Tarkista yhteytesi ja yritä uudelleen.
createLive-rateLimited =
    { $n ->
        [one] Liian monta pyyntöä. Yritä uudelleen { $n } sekunnin kuluttua.
       *[other] Liian monta pyyntöä. Yritä uudelleen { $n } sekunnin kuluttua.
    }
createLive-tryAgain = Voit nyt yrittää uudelleen.
createLive-tooLarge = Tämä on suurempi kuin palvelin hyväksyy.
createLive-signInFirst = Kirjaudu ensin sisään.
createLive-unavailable = Palvelin ei ole juuri nyt käytettävissä. Kirjoittamasi on yhä tallella: yritä hetken kuluttua uudelleen.
createLive-noSpace = Palvelimen tila on lopussa. Mitään ei tallennettu.
createLive-failed = Jokin meni vikaan ({ $status }). Mitään ei tallennettu.
createLive-refused = Palvelin ei hyväksy tätä arvoa.
createLive-tooMany =
    { $n ->
        [one] Enintään { $n } kohta.
       *[other] Enintään { $n } kohtaa.
    }
createLive-outOfRange = Anna luku väliltä { $min }–{ $max }.

## resultLive

resultLive-notOpened = Ei vielä avattu.
resultLive-openedTimes =
    { $n ->
        [one] Avattu kerran: { $date }.
       *[other] Avattu { $n } kertaa, viimeksi { $date }.
    }

## fileBox

fileBox-files = Tiedostot
fileBox-dropHere = Pudota tiedostoja tai kansioita tähän
fileBox-chooseFiles = Valitse tiedostoja
fileBox-chooseFolder = Valitse kansio
fileBox-cancel = Peruuta

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Enintään yksi tiedosto, kooltaan enintään { $file }.
       *[other] Enintään { $n } tiedostoa, kukin enintään { $file }, yhteensä enintään { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Yhteen linkkiin mahtuu vain yksi tiedosto.
       *[other] Yhteen linkkiin mahtuu enintään { $n } tiedostoa.
    }
filesLive-fileTooLarge = Tiedosto ”{ $name }” on suurempi kuin { $limit }.
filesLive-filesTooLarge = Tiedostojen yhteiskoko on suurempi kuin { $limit }.
filesLive-noFiles = Valitse vähintään yksi tiedosto.
filesLive-packing = Kansiota ”{ $name }” pakataan vielä.
filesLive-remove = Poista { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Yhteys katkesi. Lähetys jatkuu itsestään.
filesLive-uploaded = Lähetetty. Palvelin tallentaa …
filesLive-sealing = Sinetöidään selaimessasi: { $percent }
filesLive-unreadable = Selaimesi ei voi enää lukea yhtä tiedostoista. Mitään ei lähetetty. Valitse tiedostot uudelleen.
filesLive-cancelled = Peruutettu. Mitään ei tallennettu.

## reveal

reveal-title = Salaisuus sinulle
reveal-intro = Joku on jakanut kanssasi jotakin luottamuksellista.
reveal-ownTitle = Oma salaisuutesi
reveal-ownIntro = Jaoit tämän itse. Vastaanottajat avaavat sen tällä sivulla.
reveal-ownPage = Siirry sen linkkiin, QR-koodiin ja lokiin
reveal-passphrase = Tunnuslause
reveal-passphraseHint = Saat sen lähettäjältä erikseen, et tämän linkin mukana.
reveal-unlock = Avaa
reveal-open = Näytä salaisuus
reveal-counts = Avaaminen lasketaan avauskerraksi.
reveal-how = Miten tämä toimii
reveal-sealed = Se on päästä päähän salattu: vain selaimesi voi avata sen, eikä tämä palvelin voi lukea sitä.
reveal-sealedNoScript = Tämä linkki avautuu vain JavaScriptillä tai komennolla ”secretpush open”.
reveal-largeText = Yksi tiedostoista on suurempi kuin 256 MiB, eikä tämä selain voi tallentaa niin suurta sinetöityä tiedostoa. Tätä ei laskettu avauskerraksi. Avaa linkki tietokoneella Chromessa tai Edgessä https://-osoitteen kautta tai tällä komennolla:
reveal-copyCommand = Kopioi komento
reveal-secret = Salaisuus
reveal-show = Näytä
reveal-onPaper = Salaisuus on peitetty. Valitse sivulla ”Näytä” ja tulosta se sitten uudelleen.
reveal-hide = Piilota
reveal-copy = Kopioi
reveal-save = Tallenna tiedostona
reveal-print = Tulosta
reveal-files = Tiedostot
reveal-download = Lataa
reveal-downloadAll = Lataa kaikki ZIP-tiedostona
reveal-address = Lähettäjä haluaa sinun avaavan tämän osoitteen:
reveal-go = Avaa osoite …
reveal-goTitle = Poistutaanko tältä sivulta?
reveal-goText = Olet avaamassa osoitetta, joka on palvelimella:
reveal-goYes = Avaa
reveal-goTo = Avaa osoite palvelimella { $host }
reveal-qr = Lue tämä koodi
reveal-qrText = Koodin teksti
reveal-remove = Poista nyt
reveal-removeText = Kukaan ei voi enää avata tätä linkkiä, et edes sinä.
reveal-removeYes = Poista
reveal-cancel = Peruuta
reveal-deletedTitle = Poistettu
reveal-deletedText = Kukaan ei voi enää avata tätä linkkiä, eikä salaisuus ole enää tällä sivulla.
reveal-undo = Kumoa
reveal-openAgain = Takaisin linkkiin
reveal-gone = Täällä ei ole enää mitään
reveal-goneText = Tämä linkki on vanhentunut tai poistettu, tai sitä ei ole koskaan ollutkaan.
reveal-openedHere = Avasit tämän linkin tällä laitteella: { $date } ({ $relative }). Sen jälkeen se on vanhentunut tai poistettu.
reveal-goneHint = Pyydä lähettäjältä uusi linkki.
reveal-goneCreate = Jaa itse salaisuus
reveal-letters = Kirjoita nämä kolme kirjainta
reveal-lettersNeeded = Kirjoita nämä kolme kirjainta ja paina sitten painiketta uudelleen. Mitään ei avattu.
reveal-lettersOther = Ne olivat muita kirjaimia. Kirjoita nämä kolme ja paina sitten painiketta uudelleen. Mitään ei avattu.
reveal-wrong = Tunnuslause on väärä.
reveal-limited = Liian monta väärää tunnuslausetta. Odota minuutti ja yritä sitten uudelleen.
reveal-refused = Lähettäjä ei antanut sinulle lupaa avata tätä.
reveal-waitOver = Odotuksesi on päättynyt. Avaa uudelleen, jos haluat pyytää lupaa vielä kerran.
reveal-crowded = Liian moni odottaa tätä. Yritä uudelleen minuutin kuluttua.
reveal-scanner = Tämä selain ilmoittaa olevansa linkkejä tarkistava ohjelma, joten mitään ei avattu. Avaa linkki toisessa selaimessa.
reveal-again = Sivun lataaminen uudelleen ei avaa salaisuutta uudelleen. Jos haluat avata sen vielä kerran, paina painiketta.
reveal-failed = Palvelimessa meni jokin vikaan. Yritä hetken kuluttua uudelleen.

## senderNote

senderNote-label = Lähettäjältä
senderNote-shares = { $name } jakaa kanssasi jotakin.
senderNote-writes = { $name } kirjoittaa:
senderNote-unnamedWrites = Lähettäjä kirjoittaa:
senderNote-account = Se lähetettiin tämän palvelimen tililtä { $email }.
senderNote-anyAccount = Se lähetettiin tililtä { $email }. Kuka tahansa voi luoda täällä tilin, joten tätä osoitetta ei ole vahvistettu.
senderNote-unverifiedAccount = Se lähetettiin tililtä { $email }. Kukaan ei ole vahvistanut tätä osoitetta.
senderNote-ownWords = Nimi ja viesti ovat lähettäjän itsensä kirjoittamia.
senderNote-unverified = Nimi ja viesti ovat lähettäjän itsensä kirjoittamia. Tämä palvelin ei tiedä, onko nimi oikea.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Voit kumota tämän { $n } sekunnin ajan.
       *[other] Voit kumota tämän { $n } sekunnin ajan.
    }

## undoLive

undoLive-deleted = Poistettu. Kukaan ei voi avata sitä.
undoLive-undo = Kumoa ({ $seconds })
undoLive-undone = Poistaminen on kumottu.
undoLive-tooLate = Poistamista ei voitu kumota: salaisuus on hävitetty.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Sen voi avata vielä kerran, viimeistään { $date } ({ $relative }).
       *[other] Sen voi avata vielä { $n } kertaa, viimeistään { $date } ({ $relative }).
    }
revealLive-lastView = Tämä oli viimeinen avauskerta. Salaisuus on hävitetty palvelimelta: ota nyt talteen, mitä tarvitset.
revealLive-lastViewFiles = Tämä oli viimeinen avauskerta. Lataa nyt, mitä tarvitset: linkit toimivat vain vähän aikaa.
revealLive-ownView = Omia avauskertojasi ei lasketa.
revealLive-shown = Salaisuus on näkyvissä.
revealLive-covered = Salaisuus on peitetty.
revealLive-copied = Kopioitu
revealLive-copyFailed = Kopiointi epäonnistui. Valitse teksti ja kopioi se.
revealLive-wrong = Tunnuslause on väärä.
revealLive-limited =
    { $n ->
        [one] Liian monta väärää tunnuslausetta. Yritä uudelleen { $n } sekunnin kuluttua.
       *[other] Liian monta väärää tunnuslausetta. Yritä uudelleen { $n } sekunnin kuluttua.
    }
revealLive-busy =
    { $n ->
        [one] Liian monta pyyntöä. Yritä uudelleen { $n } sekunnin kuluttua.
       *[other] Liian monta pyyntöä. Yritä uudelleen { $n } sekunnin kuluttua.
    }
revealLive-again = Voit nyt yrittää uudelleen.
revealLive-unconnected = Verkkoyhteyttä ei ole. Mitään ei avattu.
revealLive-offline = Palvelimen vastaus ei tullut perille kokonaan. Se on saatettu laskea avauskerraksi.
revealLive-failed = Palvelimessa meni jokin vikaan. Yritä hetken kuluttua uudelleen.
revealLive-downloaded = Ladattu
revealLive-downloadedOf = Tiedostoja ladattu: { $done } / { $total }
revealLive-preview = Esikatselu
revealLive-previewOf = Esikatselu: { $name }
revealLive-previewFailed = Tätä kuvaa ei voi näyttää tässä. Lataa se sen sijaan.
revealLive-downloadFailed = Lataus keskeytyi. Linkki on ehkä vanhentunut.
revealLive-deleteFailed = Salaisuutta ei voitu poistaa.
revealLive-noAddress = Tämä ei ole verkko-osoite, joten se näytetään pelkkänä tekstinä.
revealLive-fileName = salaisuus.txt
revealLive-see = Näytä

## sealedLive

sealedLive-linkCut = Tämä linkki ei ole täydellinen: merkin # jälkeinen osa puuttuu. Pyydä lähettäjältä koko linkki. Mitään ei avattu, eikä avauskertaa laskettu.
sealedLive-linkAltered = Tämä linkki on katkennut tai muuttunut matkalla: merkin # jälkeinen osa ei ole oikein. Pyydä lähettäjältä koko linkki. Mitään ei avattu, eikä avauskertaa laskettu.
sealedLive-moduleMissing = Se osa tästä sivusta, joka avaa sinetöidyt salaisuudet, ei ole latautunut. Tarkista yhteytesi ja lataa sivu uudelleen. Mitään ei avattu, eikä avauskertaa laskettu.
sealedLive-sealBroken = Sinetöity sisältö on vahingoittunut tai sitä on muutettu, joten siitä ei näytetä mitään. Pyydä lähettäjää lähettämään se uudelleen.
sealedLive-sealShort = Sinetöidyn sisällön loppu puuttuu, joten siitä ei näytetä mitään. Pyydä lähettäjää lähettämään se uudelleen.
sealedLive-sealOther = Sinetöity sisältö ei sovi tähän linkkiin, tai se on sinetöity tavalla, jota tämä sivu ei voi avata. Pyydä lähettäjää lähettämään se uudelleen.
sealedLive-fileWhole = Kokonainen: tiedosto ”{ $name }” tarkistettiin viimeiseen tavuun saakka.
sealedLive-fileBroken = Tiedosto ”{ $name }” on vahingoittunut tai sitä on muutettu. Siitä ei tallennettu mitään.
sealedLive-fileShort = Tiedoston ”{ $name }” loppu puuttuu. Siitä ei tallennettu mitään.
sealedLive-fileTooLarge = Tiedosto ”{ $name }” on liian suuri tälle selaimelle. Avaa linkki tietokoneella Chromessa tai Edgessä https://-osoitteen kautta tai komennolla ”secretpush open”.

## newRequest

newRequest-sealed = Vain sinä voit lukea vastauksen
newRequest-sealedHint = Ei edes tämä palvelin voi lukea sitä.
newRequest-sealedRequired = Tämä palvelin ei hyväksy muuta.
newRequest-collectTitle = Avaimesi vastauksiin
newRequest-collectText = Tarvitset sitä vastausten lukemiseen, eikä sitä voi näyttää uudelleen: lataa palautustiedosto. Älä lähetä sitä kenellekään.
newRequest-copyCollect = Kopioi avain
newRequest-recovery = Lataa palautustiedosto
newRequest-showKey = Näytä avain linkkinä
newRequest-title = Pyydä salaisuutta
newRequest-lead = Linkin saaja voi lähettää sinulle salaisuuden ilman tiliä.
newRequest-link = Pyydä joltakulta salaisuutta
newRequest-what = Mitä tarvitset?
newRequest-whatHint = Jokainen, jolla on linkki, voi lukea tämän. Älä kirjoita tähän mitään luottamuksellista.
newRequest-takesFiles = Vastaaja saa lähettää tiedostoja
newRequest-showsEmail = Näytä vastaajalle tilisi osoite: { $email }
newRequest-notifyMe = Lähetä minulle sähköpostiviesti jokaisesta vastauksesta
newRequest-name = Nimi (vain sinä näet sen)
newRequest-note = Muistiinpano (vain sinä näet sen)
newRequest-files = Tiedostoja vastaajalle (valinnainen)
newRequest-filesHint = Esimerkiksi täytettävä lomake. Jokainen, jolla on linkki, voi ladata ne.
newRequest-until = Avoinna
newRequest-answers = Vastauksia enintään
newRequest-passphrase = Tunnuslause (valinnainen)
newRequest-passphraseHint = Tarvitaan pyynnön lukemiseen ja siihen vastaamiseen. Kerro se esimerkiksi puhelimessa.
newRequest-more = Lisää asetuksia
newRequest-submit = Luo linkki
newRequest-ready = Linkkisi on valmis
newRequest-page = Avaa tämän pyynnön sivu
newRequest-passphraseNext = Lähetä nyt tunnuslause toista tietä
newRequest-passphraseReminder = Pyyntö avautuu vain tällä tunnuslauseella. Sitä ei näytetä uudelleen.
newRequest-copyPassphrase = Kopioi tunnuslause
newRequest-another = Pyydä jotakin muuta

## newRequestLive

newRequestLive-blankRequest = Kerro, mitä tarvitset.
newRequestLive-longRequest = Tämä on liian pitkä: enintään { $limit }.
newRequestLive-longNote = Muistiinpanosi on liian pitkä: enintään { $limit }.
newRequestLive-answersRange = Anna luku väliltä { $min }–{ $max }.
newRequestLive-leadNamed = Vain nimeämäsi henkilöt voivat lähettää sinulle salaisuuden.
newRequestLive-hintNamed = Vain nimeämäsi henkilöt voivat lukea tämän.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } vastaus
       *[other] { $n } vastausta
    }
newRequestLive-noPassphrase = ei tunnuslausetta
newRequestLive-withPassphrase = tunnuslauseella
newRequestLive-takes =
    { $n ->
        [one] Siihen voi vastata kerran, viimeistään { $date } ({ $relative }).
       *[other] Siihen voi vastata { $n } kertaa, viimeistään { $date } ({ $relative }).
    }
newRequestLive-full = Sinulla on liian monta avointa pyyntöä. Sulje ensin jokin niistä.
newRequestLive-tooLarge = Tämä on suurempi kuin palvelin hyväksyy.
newRequestLive-unavailable = Palvelin ei ole juuri nyt käytettävissä. Kirjoittamasi on yhä tallella: yritä hetken kuluttua uudelleen.
newRequestLive-noSpace = Palvelimen tila on lopussa. Mitään ei tallennettu.
newRequestLive-limited =
    { $n ->
        [one] Liian monta pyyntöä. Yritä uudelleen { $n } sekunnin kuluttua.
       *[other] Liian monta pyyntöä. Yritä uudelleen { $n } sekunnin kuluttua.
    }
newRequestLive-retry = Voit nyt yrittää uudelleen.
newRequestLive-noAnswer = Palvelin ei vastannut. Tarkista yhteytesi ja yritä uudelleen.
newRequestLive-problem = Jokin meni vikaan ({ $status }). Mitään ei tallennettu.
newRequestLive-refused = Palvelin ei hyväksy yhtä näistä arvoista.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Lähetäthän minulle jotakin luottamuksellista tällä linkillä. Siihen voi vastata kerran, viimeistään { $date }. Et tarvitse tiliä:
       *[other] Lähetäthän minulle jotakin luottamuksellista tällä linkillä. Siihen voi vastata { $n } kertaa, viimeistään { $date }. Et tarvitse tiliä:
    }
requestShareLive-requestSubject = Pyyntö sinulle
requestShareLive-requestTerms =
    { $n ->
        [one] Siihen voi vastata kerran, viimeistään { $date }.
       *[other] Siihen voi vastata { $n } kertaa, viimeistään { $date }.
    }

## requestLetter

requestLetter-to = Saaja
requestLetter-from = Lähettäjä
requestLetter-title = Sinulta pyydetään jotakin luottamuksellista
requestLetter-intro = Voit lähettää sen millä tahansa puhelimella tai tietokoneella. Et tarvitse tiliä.
requestLetter-scan = Lue koodi puhelimesi kameralla. Tai kirjoita osoite selaimeen täsmälleen niin kuin se on tässä: isoilla ja pienillä kirjaimilla on eroa.
requestLetter-press = Paina painiketta avautuvalla sivulla ja lähetä, mitä pyydetään.
requestLetter-passphrase = Anna tunnuslause ja paina painiketta. Pyytäjä kertoo tunnuslauseen sinulle toista tietä. Turvallisuutesi vuoksi se ei ole tällä arkilla: älä kirjoita sitä tähän.
requestLetter-keep = Hävitä sitten tämä arkki.

## request

request-recovery = Lataa palautustiedosto
request-loadKey = Käytä palautustiedostoa
request-keyFile = Palautustiedosto
request-linkOnce = Koko linkki näytettiin kerran, kun pyyntö luotiin, ja se on myös palautustiedostossa. Jos sinulla ei ole kumpaakaan, sulje tämä pyyntö ja luo uusi.
request-noScript = Vastaukset näytetään vain JavaScriptillä.
request-asked = Mitä pyydät
request-answers = Vastaukset
request-close = Sulje pyyntö
request-cancel = Peruuta

## requestKeysLive

requestKeysLive-recoveryText =
    Tämä tiedosto avaa vastaukset pyyntöösi. Säilytä se, äläkä lähetä sitä kenellekään.

    Jos haluat lukea vastaukset toisessa selaimessa, kirjaudu sisään, avaa pyynnön sivu ja valitse siellä tämä tiedosto tai avaa avaimesi.
requestKeysLive-recoveryLink = Lähetettävä linkki:
requestKeysLive-recoveryKey = Avaimesi:
requestKeysLive-keyElsewhere = Jos haluat lukea ne toisessa selaimessa, lataa palautustiedosto. Älä lähetä sitä kenellekään.
requestKeysLive-keyInTab = Tällä välilehdellä on avain, joka avaa vastaukset.
requestKeysLive-keyMissing = Vain sinä voit lukea vastaukset, eikä tällä selaimella ole avaintasi: käytä palautustiedostoa.
requestKeysLive-keyNotInFile = Tämä ei ole tämän pyynnön palautustiedosto.
requestKeysLive-keyLoaded = Avaimesi on otettu käyttöön.

## requestWordsLive

requestWordsLive-unnamedRequest = Pyyntö { $date }
requestWordsLive-closeQuestion = Suljetaanko ”{ $name }”? Siihen ei voi enää vastata, ja pyynnön sisältö hävitetään.
requestWordsLive-answersStay = Vastaukset säilyvät, kunnes ne vanhenevat.
requestWordsLive-closedNow = Suljettu. Pyynnön sisältö on hävitetty.
requestWordsLive-answeredMeanwhile = Uusi vastaus on saapunut.

## requestLive

requestLive-open = Avoin
requestLive-ready = Vastattu
requestLive-closed = Suljettu
requestLive-guardedText = Tunnuslause suojaa sitä, joten sitä ei näytetä tässä.
requestLive-closedText = Se hävitettiin, kun pyyntö suljettiin.
requestLive-answersOf = Vastaukset
requestLive-answersCount = { $came } / { $total }
requestLive-openUntil = Sulkeutuu
requestLive-filesMay = Tiedostot
requestLive-filesYes = Saa lähettää
requestLive-guard = Tunnuslause
requestLive-guardSet = Tarvitaan lukemiseen ja vastaamiseen
requestLive-email = Tilisi osoite
requestLive-emailShown = Näytetään
requestLive-noAnswers = Kukaan ei ole vielä vastannut.
requestLive-sendLink = Lähetä linkki sille, jolla on, mitä tarvitset.
requestLive-noneCame = Kukaan ei vastannut.
requestLive-purged = Vastaukset on jo poistettu.
requestLive-answerBy = Vastaus: { $name }
requestLive-answerOf = Vastaus { $date }
requestLive-newAnswer = uusi
requestLive-answerOpen = Avaa
requestLive-answerPage = Linkki ja loki
requestLive-answerOver = vanhentunut
requestLive-allCame = Vastattu. Linkki ei ota enää vastaan vastauksia.
requestLive-logClosed = suljettu käsin

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } uusi vastaus
       *[other] { $n } uutta vastausta
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } vastaus
       *[other] { $n } vastausta
    }
requestsLive-noneYet = ei vielä vastausta
requestsLive-closes = sulkeutuu { $when }
requestsLive-hasClosed = suljettu
requestsLive-requestMade = luotu { $when }
requestsLive-noOpen = Et pyydä tällä hetkellä mitään.
requestsLive-noReady = Yhteenkään avoimeen pyyntöön ei ole vastattu.
requestsLive-noClosed = Yksikään pyyntö ei ole vielä sulkeutunut.
requestsLive-closeRequest = Sulje

## ownRequests

ownRequests-tab = Pyynnöt
ownRequests-open = Avoimet
ownRequests-ready = Vastatut
ownRequests-closed = Suljetut

## answerGate

answerGate-collects = Tämä linkki avaa vastaukset. Se on tarkoitettu pyytäjälle: kirjaudu sisään ja avaa se sitten uudelleen.
answerGate-title = Sinulta pyydetään salaisuutta
answerGate-intro = Joku pyytää sinua lähettämään jotakin luottamuksellista. Et tarvitse tiliä.
answerGate-ownTitle = Oma pyyntösi
answerGate-ownIntro = Pyydät tätä itse. Muut vastaavat siihen tällä sivulla.
answerGate-ownPage = Siirry sen linkkiin, vastauksiin ja lokiin
answerGate-passphraseHint = Saat sen pyytäjältä erikseen, et tämän linkin mukana.
answerGate-read = Katso, mitä pyydetään
answerGate-left =
    { $n ->
        [one] Siihen voi vastata vielä kerran, viimeistään { $date } ({ $relative }).
       *[other] Siihen voi vastata vielä { $n } kertaa, viimeistään { $date } ({ $relative }).
    }
answerGate-busy = Osoitteestasi tuli liian monta pyyntöä. Odota minuutti ja yritä sitten uudelleen.

## ownAnswer

ownAnswer-title = Vastaus pyyntöön ”{ $name }”
ownAnswer-unnamed = Vastaus pyyntöösi
ownAnswer-intro = Vain sinä voit avata sen.
ownAnswer-page = Siirry pyyntöön ja sen kaikkiin vastauksiin

## answer

answer-yourName = Nimesi (valinnainen)
answer-yourNameHint = Pyytäjä näkee sen.
answer-yourNameOpen = Pyytäjä näkee sen. Sitä ei suojata kuten vastaustasi.
answer-addressShown = Pyytäjä näkee myös vahvistetun sähköpostiosoitteesi.
answer-title = Mitä sinulta pyydetään
answer-label = Pyytäjältä
answer-asks = Tämän linkin lähettäjä pyytää:
answer-asksFiles = Tämän linkin lähettäjä antaa sinulle tiedostoja.
answer-ownWords = Pyytäjän kirjoittama. Emme ole tarkistaneet, kuka pyytäjä on.
answer-ownWordsAccount = Pyytäjän kirjoittama.
answer-account = Pyytäjällä on tällä palvelimella tili { $email }.
answer-anyAccount = Pyytäjällä on tili { $email }. Kuka tahansa voi luoda täällä tilin, joten tätä osoitetta ei ole vahvistettu.
answer-unverifiedAccount = Pyytäjällä on tili { $email }. Kukaan ei ole vahvistanut tätä osoitetta.
answer-careful = Lähetä vain, jos tiedät, kuka pyytää.
answer-given = Tiedostoja sinulle
answer-text = Vastauksesi
answer-textPlaceholder = Salasana, avain, muistiinpano …
answer-message = Viesti
answer-sealed = Tähän pyyntöön kelpaa vain vastaus, joka on sinetöity päästä päähän. Ilman JavaScriptiä tämä sivu ei voi sinetöidä sitä. Lähetä se tällä komennolla ja koko linkillä:
answer-sealedOnce = Vain pyytäjä voi lukea vastauksesi, tämä palvelin ei. Et voi muuttaa sitä jälkikäteen.
answer-once = Se tallennetaan salattuna, vain pyytäjä voi avata sen, etkä voi muuttaa sitä jälkikäteen.
answer-send = Lähetä
answer-sent = Lähetetty
answer-sentText = Vastauksesi on tullut perille. Voit sulkea tämän sivun.
answer-sentTo = Vastauksesi on tullut perille vastaanottajalle { $email }. Voit sulkea tämän sivun.
answer-sentMore = Lähetä toinen vastaus
answer-notSent = Ei lähetetty
answer-notSentText = Palaa takaisin: kirjoittamasi on yhä tallella.
answer-back = Aloita alusta
answer-gone = Täällä ei enää pyydetä mitään
answer-goneText = Tämä pyyntö on suljettu, sen aika on päättynyt tai sitä ei ole koskaan ollutkaan.
answer-goneHint = Pyydä uusi linkki siltä, joka lähetti sinulle tämän.
answer-answered = Jo vastattu
answer-answeredText = Tähän pyyntöön on saatu kaikki vastaukset, joita pyydettiin.
answer-answeredHint = Etkö se ollut sinä? Kerro siitä linkin lähettäjälle.
answer-blankProblem = Kirjoita, mitä haluat lähettää.
answer-tooLargeProblem = Tämä on suurempi kuin palvelin hyväksyy.
answer-spaceProblem = Palvelimen tila on lopussa. Mitään ei tallennettu.
answer-goneProblem = Tähän pyyntöön ei voi enää vastata. Mitään ei tallennettu.
answer-passphraseProblem = Tunnuslause on väärä. Mitään ei tallennettu.
answer-unprovedProblem = Tämä pyyntö on osoitettu tietyille ihmisille, eikä tämä selain ole todistanut, että olet yksi heistä. Mitään ei tallennettu. Avaa linkki uudelleen toisessa välilehdessä, pyydä koodi sähköpostitse ja lähetä sitten se, mitä kirjoitit tähän.

## answerSealedLive

answerSealedLive-answerLinkCut = Linkki ei ole täydellinen: merkin # jälkeinen osa puuttuu tai on muuttunut matkalla. Mitään ei lähetetty. Avaa koko linkki uudelleen tai kysy sen lähettäjältä.
answerSealedLive-sealerMissing = Se osa tästä sivusta, joka sinetöi vastauksesi, ei ole latautunut. Mitään ei lähetetty. Tarkista yhteytesi ja lataa sivu uudelleen.
answerSealedLive-notSealed = Selaimesi ei pystynyt sinetöimään tätä. Mitään ei lähetetty.

## answerLive

answerLive-bytes = { $used } / { $limit }
answerLive-blank = Kirjoita, mitä haluat lähettää.
answerLive-blankFiles = Kirjoita, mitä haluat lähettää, tai valitse tiedostoja.
answerLive-tooLong = Tämä on liian pitkä: enintään { $limit }.
answerLive-tooLarge = Tämä on suurempi kuin palvelin hyväksyy.
answerLive-over = Tähän pyyntöön ei voi enää vastata. Mitään ei tallennettu.
answerLive-wrong = Tunnuslause on väärä. Mitään ei tallennettu.
answerLive-limited =
    { $n ->
        [one] Liian monta pyyntöä. Yritä uudelleen { $n } sekunnin kuluttua.
       *[other] Liian monta pyyntöä. Yritä uudelleen { $n } sekunnin kuluttua.
    }
answerLive-again = Voit nyt yrittää uudelleen.
answerLive-unavailable = Palvelin ei ole juuri nyt käytettävissä. Kirjoittamasi on yhä tallella: yritä hetken kuluttua uudelleen.
answerLive-noSpace = Palvelimen tila on lopussa. Mitään ei tallennettu.
answerLive-offline = Palvelin ei vastannut. Vastaus on silti voinut tulla perille: tarkista asia lataamalla sivu uudelleen.
answerLive-failed = Jokin meni vikaan ({ $status }). Mitään ei tallennettu.
answerLive-refused = Palvelin ei hyväksy tätä vastausta. Mitään ei tallennettu.

## receipt

receipt-choice = Säilytä kuitti
receipt-choiceHint = Toinen linkki vain sinulle: se näyttää, onko salaisuus avattu, ja sillä voi poistaa salaisuuden.
receipt-yours = Säilytä kuittisi
receipt-yoursShows = Se näyttää, onko salaisuus avattu, ja sillä voi poistaa salaisuuden.
receipt-yoursText = Salaisuutta sillä ei voi lukea. Pidä se itselläsi: vastaanottaja tarvitsee yllä olevan linkin.
receipt-open = Avaa kuitti
receipt-copy = Kopioi kuitti
receipt-remember = Muista linkkini tällä laitteella
receipt-rememberHint = Vain kuitit ja vain tässä selaimessa. Jokainen, joka voi käyttää selainta, näkee ne. Kun tämä poistetaan käytöstä, kaikki unohdetaan.
receipt-list = Viimeisimmät linkkini
receipt-listText = Mitä tämä selain muistaa linkeistä, jotka olet luonut ilman tiliä.
receipt-listNone = Tämä selain ei muista yhtään linkkiä. Kuitin yhteydessä voit valita, että ne muistetaan.
receipt-listScripts = Tämä luettelo tarvitsee JavaScriptin: sitä säilyttää selain, ei palvelin.
receipt-forget = Unohda kaikki
receipt-notOpened = Ei vielä avattu
receipt-neverOpened = Ei koskaan avattu
receipt-notOpenedText = Kukaan ei ole toistaiseksi avannut linkkiä.
receipt-opened =
    { $n ->
        [one] Avattu kerran
       *[other] Avattu { $n } kertaa
    }
receipt-times = Milloin se avattiin
receipt-timesSome = Milloin se viimeksi avattiin
receipt-over = Kukaan ei voi enää avata linkkiä.
receipt-overViews = Se avattiin niin monta kertaa kuin sallit, viimeksi { $date }. Sen sisältö on hävitetty.
receipt-overTime = Sen aika päättyi: { $date }. Sen sisältö on hävitetty.
receipt-overHand = Se poistettiin: { $date }. Sen sisältö on hävitetty.
receipt-left =
    { $n ->
        [one] Linkin voi avata vielä kerran, viimeistään { $date }.
       *[other] Linkin voi avata vielä { $n } kertaa, viimeistään { $date }.
    }
receipt-alarmed = Vastaanottaja kertoo, että joku muu avasi linkin ennen häntä. Ota yhteyttä vastaanottajaan.
receipt-frozen = Linkki on keskeytetty: kukaan ei voi avata sitä.
receipt-again = Katso uudelleen
receipt-unknown = Täällä ei tiedetä mitään
receipt-unknownText = Tämä kuitti ei kuulu mihinkään tämän palvelimen linkkiin. Tarkista, että osoite on täydellinen.
receipt-unknownHint = Jonkin ajan kuluttua linkin vanhentumisesta palvelin poistaa kaiken, mitä se siitä tiesi.

## receiptListLive

receiptListLive-made = Luotu { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Avattu kerran
       *[other] Avattu { $n } kertaa
    }
receiptListLive-stateNone = Ei vielä avattu
receiptListLive-stateOver = Vanhentunut
receiptListLive-stateAlarmed = Hälytys
receiptListLive-stateFrozen = Keskeytetty
receiptListLive-stateUnknown = Siitä ei tiedetä enää mitään
receiptListLive-stateFailed = Palvelin ei vastannut
receiptListLive-forgotten = Unohdettu. Tästä lähtien tämä selain ei muista linkkejä.

## about

about-title = Miten tämä toimii ja kuka tätä ylläpitää
about-lead = Jaat salaisuuden linkkinä. Linkki lakkaa itsestään toimimasta, ja silloin salaisuus hävitetään.
about-operatorTitle = Kuka ylläpitää tätä palvelinta
about-runBy = Tämän palvelimen ylläpitäjä on { $name }.
about-unnamed = Tämän palvelimen ylläpitäjä ei ole ilmoittanut tässä nimeään. Kysy siltä, joka ohjasi sinut tänne.
about-contact = Yhteystiedot:
about-program = Ohjelma: Secret Push, versio { $version }.
about-words = Se ehdottaa sanoja Electronic Frontier Foundationin luettelosta EFF Long Wordlist (https://www.eff.org/dice), josta on jätetty pois neljä sanaa, lisenssillä CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Miten salaisuus suojataan
about-sealed = Palvelin salaa jokaisen salaisuuden AES-256-GCM-menetelmällä ennen tallentamista. Avain johdetaan salaisuuden omasta satunnaisesta avaimesta, linkistä ja tunnuslauseesta, jos sellainen on.
about-masterKey = Satunnainen avain tallennetaan salattuna palvelimen pääavaimella, jota säilytetään tietokannan ulkopuolella.
about-passphrase = Palvelin ei tallenna tunnuslausetta eikä mitään, mihin sitä voisi verrata. Argon2id tekee arvaamisesta hidasta, ja jos samasta osoitteesta tulee minuutissa viisi väärää yritystä, on odotettava.
about-files = Myös tiedostojen nimet ja sisällöt salataan.
about-transport = Tämä salaus tehdään palvelimella. https://-osoite suojaa matkan sinne.
about-endToEnd = Lähettäjä voi myös sinetöidä salaisuuden selaimessa tai komentorivillä avoimessa age-muodossa. Avain on linkissä merkin # jälkeen, osassa, jota selaimet eivät koskaan lähetä: tämä palvelin säilyttää ja luovuttaa sisällön, jota se ei voi lukea.
about-endTitle = Mitä tapahtuu, kun linkki vanhenee
about-end = Linkki vanhenee valitun ajan tai viimeisen sallitun avauskerran jälkeen tai kun joku poistaa sen. Sillä hetkellä sen avain, salaisuus ja lähettäjän viesti hävitetään.
about-endFiles = Myös tiedostot poistetaan. Viimeisen avauskerran latauslinkit toimivat vielä: enintään { $time } eikä koskaan valittua aikaa pidempään.
about-rowAnonymous = Ilman tiliä jaetun salaisuuden loki poistetaan, kun vanhentumisesta on kulunut { $time }.
about-rowAnonymousKept = Ilman tiliä jaetun salaisuuden lokia säilytetään, kunnes ylläpitäjä poistaa sen.
about-rowOwned = Sisäänkirjautuneen lähettäjän salaisuuden loki poistetaan, kun vanhentumisesta on kulunut { $time }. Samalla poistetaan nimi ja muistiinpano, jotka lähettäjä antoi sille.
about-rowOwnedKept = Sisäänkirjautuneen lähettäjän salaisuuden lokia sekä lähettäjän sille antamaa nimeä ja muistiinpanoa säilytetään, kunnes ylläpitäjä poistaa ne.
about-backups = Varmuuskopiossa on se, mitä sitä tehtäessä oli tallennettuna, kunnes ylläpitäjä poistaa varmuuskopion.
about-loggedTitle = Mitä lokiin kirjataan
about-logged = Jokaisesta salaisuudesta: milloin se luotiin, avattiin tai poistettiin ja milloin sitä yritettiin avata väärällä tunnuslauseella, sekä verkko-osoite, selain ja sivu, jolta kävijä tuli. Sisäänkirjautuneet lähettäjät näkevät tämän lokin omista salaisuuksistaan.
about-request = Jokaisesta palvelimelle tulevasta pyynnöstä: aika, sivun laji, tulos, kesto ja verkko-osoite. Ei koskaan linkkiä, salaisuutta eikä tunnuslausetta. Ylläpitäjä päättää, kuinka kauan näitä rivejä säilytetään.
about-cookies = Evästeet: yksi istuntoa varten, kun kirjaudut sisään, yksi valitsemaasi kieltä ja yksi valitsemiasi värejä varten sekä yksi selaimessa, joka odottaa lähettäjää tai jolla on tehty ilmoitus linkistä. Seurantaa ei ole, eivätkä sivut lataa mitään muilta palvelimilta.
about-operatorReadsTitle = Mitä ylläpitäjä voi ja ei voi lukea
about-seesMeta = Ylläpitäjä näkee, että salaisuus on olemassa: sen lajin, koon, ajat, avauskerrat ja lokin sekä sisäänkirjautuneen lähettäjän sähköpostiosoitteen.
about-adminPage = Järjestelmänvalvojat voivat poistaa minkä tahansa salaisuuden. He eivät näe sen sisältöä, nimeä, muistiinpanoa eivätkä linkkiä. He voivat kuitenkin nollata käyttäjän salasanan ja kirjautua sitten sisään tänä käyttäjänä.
about-readsOwned = Jos jollakulla on sekä tallennetut tiedot että pääavain, hän voi lukea sisäänkirjautuneen lähettäjän voimassa olevan salaisuuden, jos sillä ei ole tunnuslausetta, sekä tämän lähettäjän nimet, muistiinpanot ja viestit.
about-readsAnonymous = Ilman tiliä jaettuun salaisuuteen hän tarvitsee lisäksi linkin, jota palvelin ei säilytä.
about-readsGuarded = Tunnuslauseella suojattuun salaisuuteen hän tarvitsee lisäksi tunnuslauseen. Lyhyen voi arvata, pitkää ei.
about-running = Se, jonka hallinnassa käynnissä oleva palvelin on, voi nähdä salaisuuden ja sen tunnuslauseen silloin, kun se luodaan, ja silloin, kun se avataan.
about-readsSealed = Ylläpitäjä ei voi lukea sinetöityä salaisuutta, ei edes kaikilla tiedoilla ja pääavaimella. Peukaloitu palvelin voisi kuitenkin antaa sivun, joka paljastaa salaisuuden: sulje tämä pois avaamalla linkki komentorivillä.
about-readsExpired = Kukaan ei voi lukea vanhentunutta salaisuutta, ei edes ylläpitäjä, ellei se ole vielä aiemmassa varmuuskopiossa.
about-youTitle = Mitä voit itse tehdä
about-you = Valitse vähän avauskertoja ja lyhyt aika. Lisää tunnuslause ja lähetä se toista tietä kuin linkki. Avaa salaisuus vasta, kun voit tallentaa sen turvallisesti.

## accessibility

accessibility-title = Saavutettavuus
accessibility-lead = Jokaisen on voitava jakaa ja avata salaisuus riippumatta siitä, miten näkee, kuulee, liikkuu tai lukee.
accessibility-contactTitle = Jos jokin on esteenä
accessibility-contact = Kerro tämän palvelimen ylläpitäjälle, mikä ei sinulta onnistu, tai pyydä toista tapaa:
accessibility-nobody = Tämän palvelimen ylläpitäjä ei ole ilmoittanut tässä yhteystietoja. Kerro sille, joka ohjasi sinut tänne, mikä ei sinulta onnistu, ja pyydä toista tapaa.
accessibility-standardTitle = Mitkä vaatimukset nämä sivut täyttävät
accessibility-standard = Nämä sivut on tehty täyttämään WCAG 2.2:n tason AA ja samalla standardin EN 301 549 luvun 9 vaatimukset. Tekijöiden oman tarkistuksen mukaan ne täyttävät ne, lukuun ottamatta seuraavassa luettelossa mainittuja kohtia.
accessibility-missingTitle = Mitä puuttuu
accessibility-missingUndo = Poistamisen voi kumota kahdeksan sekunnin ajan eikä kauemmin, koska salaisuus ei saa säilyä poistamisensa jälkeen. Kumoamispainike saa kohdistuksen heti.
accessibility-missingLanguage = Ihmisten itse kirjoittamien tekstien, kuten viestin tai tiedoston nimen, kieltä ei ole merkitty.
accessibility-missingReaders = Tarkistuksessa ei käytetty ruudunlukuohjelmaa, eikä siihen ole vielä osallistunut vammaisia ihmisiä.
accessibility-checkedTitle = Miten tämä tarkistettiin
accessibility-checkedByProgram = axe-core-ohjelmalla: jokainen sivu jokaisessa tilassa, kapealla ja leveällä näytöllä, vaaleana ja tummana. Jokainen sivu mahtuu myös 320 kuvapisteen leveyteen ja toimii, kun teksti on kaksinkertaista.
accessibility-checkedByHand = Käsin: sivujen tärkeimmät kulkureitit pelkällä näppäimistöllä, suuremmilla kirjain- ja riviväleillä sekä Chromiumin saavutettavuuspuussa, jota ruudunlukuohjelmat lukevat.

## caution

caution-notMe = Se en ollut minä
caution-tellText = Jos se ei ollut kukaan tuntemasi, kerro lähettäjälle: asia näkyy lähettäjän lokissa.
caution-tellFreezes = Samalla linkki keskeytetään: kukaan ei voi avata sitä, ennen kuin lähettäjä palauttaa sen käyttöön.
caution-tell = Kerro lähettäjälle
caution-told = Kerroit lähettäjälle, ettet se ollut sinä.
caution-askSender = Jos se et ollut sinä, pyydä lähettäjältä uusi salaisuus.
caution-toldTitle = Lähettäjä näkee sen nyt
caution-toldText = Lähettäjän lokissa lukee, että joku avasi tämän linkin ennen sinua.
caution-toldFrozen = Linkki on keskeytetty: kukaan ei voi avata sitä, ennen kuin lähettäjä palauttaa sen käyttöön.
caution-toldOpen = Linkki toimii yhä. Kysy lähettäjältä, ennen kuin luotat sen sisältöön.
caution-toldNext = Ota yhteyttä lähettäjään toista tietä, esimerkiksi puhelimitse.
caution-back = Takaisin salaisuuteen
caution-frozenTitle = Tämä linkki on keskeytetty
caution-frozenText = Kukaan ei voi avata sitä tällä hetkellä. Se toimii taas, kun lähettäjä palauttaa sen käyttöön.
caution-frozenHint = Kysy lähettäjältä ja lataa sitten tämä sivu uudelleen. Tätä ei laskettu avauskerraksi.
caution-elsewhereTitle = Ei tästä verkosta
caution-elsewhereText = Lähettäjä on valinnut verkot, joissa tämä linkki avautuu. Osoitteesi { $address } ei ole missään niistä.
caution-elsewhereHint = Yhdistä oikeaan verkkoon ja lataa sitten tämä sivu uudelleen. Tätä ei laskettu avauskerraksi.
caution-earlyTitle = Ei vielä avoinna
caution-earlyText = Tämä linkki avautuu: { $date } ({ $relative }).
caution-earlyHint = Lataa tämä sivu silloin uudelleen. Tätä ei laskettu avauskerraksi.
caution-notBefore = Avautuu aikaisintaan (valinnainen)
caution-notBeforeHint = Tämän laitteen aikavyöhykkeellä. Vain sinä voit avata sen aikaisemmin.
caution-afterFirstView = Ensimmäisen avauskerran jälkeen vanhenee
caution-networks = Vain näissä verkoissa (kysy IT-tuesta)
caution-networksHint = Osoitteita ja osoitealueita, kuten 192.0.2.0/24, pilkuilla erotettuina.
caution-addressees = Vain näille ihmisille (valinnainen)
caution-addresseesHint = Sähköpostiosoitteita tai ryhmiä, kuten group:staff, pilkuilla erotettuina. Ennen linkin avautumista vastaanottajat käyttävät organisaation kirjautumista tai koodia, joka lähetetään heille sähköpostitse.
caution-addresseesByCompany = Sähköpostiosoitteita tai ryhmiä, kuten group:staff, pilkuilla erotettuina. Ennen linkin avautumista vastaanottajat käyttävät organisaation kirjautumista.
caution-addresseesByCode = Sähköpostiosoitteita pilkuilla erotettuina. Kukaan ei tarvitse tiliä: ennen linkin avautumista vastaanottajat kirjoittavat koodin, joka lähetetään heille sähköpostitse.
caution-addresseesRequired = Vain näille ihmisille (pakollinen)
caution-addresseesNext = Vain näille vastaanottajille: { $people }. Lähetä linkki heille. Se avautuu heille organisaation kirjautumisen jälkeen.
caution-addresseesNextByCode = Vain näille vastaanottajille: { $people }. Lähetä linkki heille. Linkin sivulla he tilaavat koodin sähköpostiosoitteeseensa.
caution-addresseesNextByEither = Vain näille vastaanottajille: { $people }. Lähetä linkki heille. Linkin sivulla he käyttävät organisaation kirjautumista tai tilaavat koodin sähköpostiosoitteeseensa.
caution-openings = Varoita vastaanottajaa, jos joku on jo avannut linkin
caution-freeze = Keskeytä linkki
caution-thaw = Palauta linkki käyttöön

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Tämä linkki on avattu jo kerran aiemmin: { $date } ({ $relative }).
       *[other] Tämä linkki on avattu jo { $n } kertaa aiemmin, viimeksi { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = ”{ $entry }” ei ole sähköpostiosoite.
addresseesLive-notIn = Verkkotunnuksen { $domain } osoitteet eivät ole sallittuja.
addresseesLive-wanted = Ilmoita, kenelle linkki on tarkoitettu: tämä palvelin vaatii sen.

## cautionCreateLive

cautionCreateLive-badMoment = Valitse ajankohta ennen linkin vanhentumista.
cautionCreateLive-termNotBefore = avautuu { $date }
cautionCreateLive-notSooner = Ei muutosta
cautionCreateLive-termFirstView = ensimmäisen avauskerran jälkeen voimassa { $duration }
cautionCreateLive-badNetwork = ”{ $network }” ei ole verkko. Anna osoitteita ja osoitealueita, kuten 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] vain { $n } verkosta
       *[other] vain { $n } verkosta
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] vain { $n } vastaanottajalle
       *[other] vain { $n } vastaanottajalle
    }
cautionCreateLive-termLock = vain ensimmäinen laite
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } avauskerta vastaanottajaa kohti
       *[other] { $n } avauskertaa vastaanottajaa kohti
    }

## cautionOwnLive

cautionOwnLive-frozen = Keskeytetty
cautionOwnLive-alarmed = Ilmoitus tehty
cautionOwnLive-frozenNow = Tämä linkki on keskeytetty: vain sinä voit avata sen. Se vanhenee silti: { $date }.
cautionOwnLive-alarm = Vastaanottaja kertoo, että joku muu avasi linkin ennen häntä. Ilmoitus tehtiin { $date } ({ $relative }), osoitteesta { $address } ({ $browser }).
cautionOwnLive-alarmNext = Vertaa alla olevia merkintöjä siihen, kenelle annoit linkin. Jos epäilet jotakin, poista linkki ja vaihda salaisuus.
cautionOwnLive-settle = Hylkää ilmoitus
cautionOwnLive-thawQuestion = Palautetaanko ”{ $name }” käyttöön? Jokainen, jolla on linkki, voi taas avata sen.
cautionOwnLive-nowFrozen = Keskeytetty. Vain sinä voit avata sen.
cautionOwnLive-nowThawed = Linkki toimii taas.
cautionOwnLive-nowSettled = Ilmoitus hylättiin.
cautionOwnLive-networks = Verkot
cautionOwnLive-recipients = Vastaanottajat
cautionOwnLive-recipientsOnly = Vain: { $recipients }
cautionOwnLive-networksOnly = Vain: { $networks }
cautionOwnLive-lock = Laitteet
cautionOwnLive-lockYes = Vain ensimmäinen laite voi avata sen uudelleen
cautionOwnLive-shares = Avauskerrat vastaanottajaa kohti
cautionOwnLive-sharesEach =
    { $n ->
        [one] Kukin saa avata sen kerran
       *[other] Kukin saa avata sen { $n } kertaa
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } yritys verkosta, jota et ole sallinut.
       *[other] { $n } yritystä verkoista, joita et ole sallinut.
    }

## hold

hold-title = Odotetaan lähettäjää
hold-tell = Lähettäjän on annettava sinulle lupa avata tämä. Kerro hänelle nämä kolme sanaa, esimerkiksi puhelimessa:
hold-plain = Tämä sivu tarkistaa tilanteen muutaman sekunnin välein.
hold-look = Tarkista nyt
hold-released = Lähettäjä on antanut sinulle luvan. Voit avata sen kerran.
hold-counts = Lähettäjän on annettava sinulle lupa avata se.
hold-ask = Pyydä lupa lähettäjältä
hold-refusedTitle = Lähettäjä kieltäytyi
hold-refusedText = Lähettäjä ei antanut sinulle lupaa avata tätä ja keskeytti linkin.
hold-refusedHint = Jos odotit tätä, soita lähettäjälle. Mitään ei avattu.
hold-choice = Kysy minulta ennen avautumista
hold-choiceHint = Vastaanottaja lukee sinulle puhelimessa kolme sanaa, ja annat hänelle luvan.
hold-who = Kuka odottaa sinua
hold-compare = Anna lupa vain sille, joka kertoo sinulle täsmälleen nämä sanat, esimerkiksi puhelimessa.
hold-nobody = Kukaan ei vielä odota. Linkin avaaja odottaa täällä ja lukee sinulle kolme sanaa.

## holdGateLive

holdGateLive-title = Odotetaan lähettäjää
holdGateLive-until = Tämä sivu odottaa tähän saakka: { $date } ({ $relative }). Voit jättää sen auki.
holdGateLive-waiting = Odotetaan. Sanasi: { $words }.
holdGateLive-released = Lähettäjä on antanut luvan.
holdGateLive-crowded =
    { $n ->
        [one] Liian moni odottaa tätä. Yritä uudelleen { $n } sekunnin kuluttua.
       *[other] Liian moni odottaa tätä. Yritä uudelleen { $n } sekunnin kuluttua.
    }

## holdCreateLive

holdCreateLive-termHold = kysyy sinulta ennen avautumista

## holdOwnLive

holdOwnLive-release = Anna lupa
holdOwnLive-refuse = Kieltäydy ja keskeytä
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Lupa annettu, ei vielä avattu
holdOwnLive-asks =
    { $n ->
        [one] { $n } henkilö odottaa
       *[other] { $n } henkilöä odottaa
    }
holdOwnLive-arrived = Joku odottaa: { $words }.
holdOwnLive-nowReleased = Lupa on annettu, ja linkin voi avata kerran.
holdOwnLive-nowRefused = Kieltäydytty. Linkki on keskeytetty.
holdOwnLive-tooLate = Tämä odotus oli jo päättynyt.
holdOwnLive-hold = Lupa
holdOwnLive-holdYes = Se kysyy sinulta ennen avautumista

## links

links-choice = Kullekin oma linkki

## linksLive

linksLive-noGroups = Ryhmä ei voi saada omaa linkkiä: poista ”{ $group }” tai luettele sen jäsenet.
linksLive-making = Linkki { $at } / { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Palvelin pyytää odottamaan: { $address } on vuorossa { $n } sekunnin kuluttua.
       *[other] Palvelin pyytää odottamaan: { $address } on vuorossa { $n } sekunnin kuluttua.
    }
linksLive-notTried = Peruutettu. Mitään ei tallennettu.
linksLive-ready =
    { $n ->
        [one] { $n } linkki on valmis
       *[other] { $n } linkkiä on valmiina
    }
linksLive-opens =
    { $n ->
        [one] Kunkin voi avata kerran, viimeistään { $date } ({ $relative }), ja vain sen vastaanottaja.
       *[other] Kunkin voi avata { $n } kertaa, viimeistään { $date } ({ $relative }), ja vain sen vastaanottaja.
    }
linksLive-links = Linkit
linksLive-copyOne = Kopioi
linksLive-copyAll = Kopioi kaikki tekstinä
linksLive-pageOf = Tämän linkin sivu
linksLive-keptByPasskey = Kopiointi vaatii pääsyavaimesi.
linksLive-gone = Tämä sivu ei näytä tätä linkkiä enää.
linksLive-linksKept = Tämä selain säilyttää linkit. Mikään muu selain ei voi näyttää niitä.
linksLive-onlyHere = Kopioi linkit nyt. Niitä ei voi näyttää uudelleen.
linksLive-unmade = Joitakin linkkejä ei ole vielä luotu, ja jakamasi on vain tällä sivulla. Poistutaanko silti?
linksLive-unsaved = Et ole vielä kopioinut kaikkia linkkejä, ja ne näkyvät vain tällä sivulla. Poistutaanko silti?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } linkkiä ei luotu:
       *[other] { $n } linkkiä ei luotu:
    }
linksLive-again = Yritä uudelleen

## lock

lock-choice = Vain ensimmäinen laite voi avata sen uudelleen
lock-choiceHint = Linkki jää sen käyttöön, joka avaa sen ensimmäisenä. Muilla laitteilla ja muissa selaimissa kerrotaan, että se on avattu muualla.
lock-viewsEach = Avauskertoja vastaanottajaa kohti (valinnainen)
lock-viewsEachHint = Silloin jokaisella osoitteella on omat avauskertansa, eikä kukaan voi käyttää loppuun muiden avauskertoja.
lock-first = Vain se selain, joka avaa tämän ensimmäisenä, voi avata sen uudelleen, joten avaa se siellä, missä tarvitset sitä. Selaimesi säilyttää evästettä tätä varten.
lock-own = Tämä selain avasi sen ensimmäisenä. Vain se voi avata sen uudelleen.
lock-elsewhereTitle = Avattu toisella selaimella
lock-elsewhereText = Tämä linkki avautuu vain selaimessa, joka avasi sen ensimmäisenä, eikä se ollut tämä.
lock-elsewhereHint = Jos se olit sinä, palaa siihen laitteeseen ja selaimeen. Jos et, joku muu on voinut lukea salaisuuden.
lock-needsCookie = Tämä linkki tarvitsee evästeen, eikä selaimesi lähettänyt sellaista. Salli evästeet tälle sivulle ja yritä sitten uudelleen.
lock-usedTitle = Olet jo avannut sen
lock-usedText =
    { $n ->
        [one] Lähettäjä antaa kunkin vastaanottajan avata tämän linkin kerran, ja olet jo tehnyt niin.
       *[other] Lähettäjä antaa kunkin vastaanottajan avata tämän linkin { $n } kertaa, ja olet jo tehnyt niin.
    }
lock-usedHint = Jos tarvitset sitä vielä, pyydä lähettäjältä uusi linkki.

## sharesLive

sharesLive-lastView = Tämä oli viimeinen avauskertasi. Ota nyt talteen, mitä tarvitset.
sharesLive-lastViewFiles = Tämä oli viimeinen avauskertasi. Lataa nyt, mitä tarvitset: linkit toimivat vain vähän aikaa.

## preview

preview-title = Linkki
preview-text = Jokainen, jolla on tämä linkki, voi avata salaisuuden. Tämän sivun katsomista ei lasketa avauskerraksi.
preview-sealedText = Jokainen, jolla on koko linkki, voi avata salaisuuden. Tämän sivun katsomista ei lasketa avauskerraksi.
preview-shownOnce = Se on päästä päähän salattu: koko linkki näytettiin kerran, kun se luotiin, eikä sitä voi näyttää uudelleen.
preview-lost = Jos sinulla ei enää ole sitä, poista tämä linkki ja luo uusi.
preview-qrOf = Linkin QR-koodi
preview-terms = Tiedot

## returned

returned-one = Sähköposti osoitteeseen { $recipient } palautui: { $reason } (tila { $status }, { $when }).
returned-hint = Tarkista osoite tai toimita linkki toista tietä.
returned-no_mailbox = tällaista postilaatikkoa ei ole
returned-no_domain = verkkotunnusta ei ole tai se ei ota vastaan sähköpostia
returned-closed = postilaatikko ei ota vastaan sähköpostia
returned-full = postilaatikko on täynnä
returned-too_large = viesti on liian suuri postilaatikolle
returned-unreachable = osoitteen sähköpostipalvelimeen ei saatu yhteyttä
returned-policy = osoitteen sähköpostipalvelin ei ota tältä palvelimelta vastaan tällaista sähköpostia
returned-refused = osoitteen sähköpostipalvelin hylkäsi viestin

## share

share-link = Linkki
share-copy = Kopioi linkki
share-share = Jaa
share-mail = Sähköposti
share-message = Kopioi viestinä
share-qr = QR-koodi
share-print = Tulosta kirje
share-page = Avaa tämän linkin sivu
share-png = Tallenna PNG-tiedostona
share-svg = Tallenna SVG-tiedostona

## shareLive

shareLive-copied = Kopioitu
shareLive-copyFailed = Kopiointi epäonnistui. Valitse teksti ja kopioi se.
shareLive-letterFailed = Kirjettä ei voitu ladata. Tarkista yhteytesi ja yritä uudelleen.
shareLive-codeFailed = Koodia ei voitu tallentaa. Tarkista yhteytesi ja yritä uudelleen.
shareLive-message =
    { $n ->
        [one] Jaan kanssasi jotakin luottamuksellista. Linkin voi avata kerran, viimeistään { $date }:
       *[other] Jaan kanssasi jotakin luottamuksellista. Linkin voi avata { $n } kertaa, viimeistään { $date }:
    }
shareLive-mailSubject = Salaisuus sinulle
shareLive-letterTerms =
    { $n ->
        [one] Linkin voi avata kerran, viimeistään { $date }. Sitten sen sisältö hävitetään.
       *[other] Linkin voi avata { $n } kertaa, viimeistään { $date }. Sitten sen sisältö hävitetään.
    }

## letter

letter-to = Saaja
letter-from = Lähettäjä
letter-title = Jotakin luottamuksellista sinulle
letter-intro = Se avautuu millä tahansa puhelimella tai tietokoneella. Et tarvitse tiliä.
letter-scan = Lue koodi puhelimesi kameralla. Tai kirjoita osoite selaimeen täsmälleen niin kuin se on tässä: isoilla ja pienillä kirjaimilla on eroa.
letter-press = Paina painiketta avautuvalla sivulla.
letter-passphrase = Anna tunnuslause ja paina painiketta. Lähettäjä kertoo tunnuslauseen sinulle toista tietä. Turvallisuutesi vuoksi se ei ole tällä arkilla: älä kirjoita sitä tähän.
letter-keep = Ota talteen, mitä tarvitset, ja hävitä sitten tämä arkki.
letter-code = Osoitteen QR-koodi

## push

push-opened = Kuka sen on avannut
push-log = Koko loki
push-when = Milloin
push-what = Mitä
push-address = Osoite
push-browser = Selain
push-older = Aiemmat
push-newer = Myöhemmät
push-end = Poista nyt
push-cancel = Peruuta

## pushChange

pushChange-title = Muuta tätä linkkiä
pushChange-back = Takaisin linkkiin
pushChange-expires = Vanhenee
pushChange-views = Montako kertaa sen voi avata kaikkiaan
pushChange-save = Tallenna muutokset
pushChange-extend = Pidennä: { $duration }
pushChange-change = Muuta …
pushChange-changed = Muutettu.
pushChange-viewsBetween = { $min }–{ $max }. Avattu tähän mennessä: { $used }.
pushChange-latest = Viimeistään { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Valitse aika tältä väliltä: { $from } – { $to }.

## agentLive

agentLive-agentOn = { $browser }, { $system }
agentLive-agentUnknown = tuntematon

## pushLive

pushLive-codesWait = Odottavat sähköpostiviestit, joissa on vastaanottajien koodeja: { $count }. Ensimmäinen tulee viimeistään { $time }.
pushLive-codesFailed = Koodia ei lähetetty sähköpostitse: { $addresses }.
pushLive-text = Teksti
pushLive-file = Tiedostot
pushLive-url = Linkki
pushLive-qr = QR-koodi
pushLive-active = Voimassa
pushLive-expired = Vanhentunut
pushLive-views = Avauskerrat
pushLive-viewsLeft = { $left } / { $total } jäljellä
pushLive-viewsUsed = { $used } / { $total } käytetty
pushLive-expires = Vanhenee
pushLive-notBefore = Avautuu
pushLive-firstView = Ensimmäisen avauskerran jälkeen
pushLive-firstViewEnds = Vanhenee, kun on kulunut { $duration }
pushLive-passphrase = Tunnuslause
pushLive-passphraseSet = Asetettu: linkki avautuu vain sillä.
pushLive-covered = Peitetty
pushLive-coveredYes = Kyllä, kunnes vastaanottaja napauttaa sitä
pushLive-deletable = Vastaanottajat saavat poistaa sen
pushLive-deletableYes = Kyllä
pushLive-files = Tiedostot
pushLive-fileGuarded = nimi on suojattu tunnuslauseella
pushLive-filesSealed =
    { $n ->
        [one] { $n } tiedosto, { $size }, nimi sinetöity
       *[other] { $n } tiedostoa, { $size }, nimet sinetöity
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } tiedosto, hävitetty
       *[other] { $n } tiedostoa, hävitetty
    }
pushLive-created = Luotu
pushLive-name = Nimi
pushLive-endedByViews = Viimeinen avauskerta käytettiin: { $when }. Linkin sisältö on hävitetty.
pushLive-endedByTime = Aika päättyi: { $when }. Linkin sisältö on hävitetty.
pushLive-endedByHand = Poistettu: { $when }, osoitteesta { $address } ({ $browser }). Linkin sisältö on hävitetty.
pushLive-neverOpened = Kukaan ei avannut sitä.
pushLive-openedNewest =
    { $n ->
        [one] Tässä näkyy uusin, lokissa kaikki.
       *[other] Tässä luetellaan uusimmat ({ $n }), lokissa kaikki.
    }
pushLive-scanned =
    { $n ->
        [one] Ohjelma, kuten keskustelusovelluksen linkkiesikatselu, on tarkistanut linkin sivun kerran. Sitä ei lasketa avauskerraksi.
       *[other] Ohjelmat, kuten keskustelusovellusten linkkiesikatselut, ovat tarkistaneet linkin sivun { $n } kertaa. Niitä ei lasketa avauskerroiksi.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] Väärä tunnuslause annettiin { $n } kerran.
       *[other] Väärä tunnuslause annettiin { $n } kertaa.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } yritys, kun linkki oli vanhentunut, keskeytetty tai ei vielä avoinna.
       *[other] { $n } yritystä, kun linkki oli vanhentunut, keskeytetty tai ei vielä avoinna.
    }
pushLive-openedMeanwhile = Avattu juuri äsken.
pushLive-ended = Poistettu. Linkin sisältö on hävitetty.

## presets

presets-presets = Esiasetukset
presets-keep = Tallenna esiasetuksena …
presets-title = Omat esiasetukset
presets-text = Asetuksia, jotka olet tallentanut uusia linkkejä varten. Käytä niitä valitsemalla esiasetus, kun luot linkin.

## presetsLive

presetsLive-presets = Esiasetukset
presetsLive-keepTitle = Tallenna esiasetuksena
presetsLive-name = Nimi
presetsLive-save = Tallenna
presetsLive-cancel = Peruuta
presetsLive-badName = Anna enintään 40 merkin nimi. Voit tallentaa enintään 20 esiasetusta.
presetsLive-badTerms = Tämä palvelin ei hyväksy yhtä näistä asetuksista.
presetsLive-taken = Sinulla on jo samanniminen esiasetus.
presetsLive-offline = Palvelin ei vastannut. Tarkista yhteytesi ja yritä uudelleen.
presetsLive-failed = Jokin meni vikaan ({ $status }). Mitään ei muutettu.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } avauskerta
       *[other] { $n } avauskertaa
    }
ownPresetsLive-rename = Nimeä uudelleen
ownPresetsLive-renameOf = Nimeä ”{ $name }” uudelleen
ownPresetsLive-remove = Poista
ownPresetsLive-removeQuestion = Poistetaanko esiasetus ”{ $name }”? Sillä luodut linkit pysyvät ennallaan.

## signIn

signIn-title = Kirjaudu sisään
signIn-email = Sähköpostiosoite
signIn-password = Salasana
signIn-newPassword = Uusi salasana
signIn-passwordHint =
    { $n ->
        [one] Vähintään { $n } merkki. Muutama sana toimii hyvin.
       *[other] Vähintään { $n } merkkiä. Muutama sana toimii hyvin.
    }
signIn-submit = Kirjaudu sisään
signIn-passkey = Kirjaudu pääsyavaimella
signIn-signUp = Luo tili
signIn-have = Minulla on tili
signIn-name = Sähköpostiosoite tai käyttäjänimi
signIn-companyOrLocal = Käytä organisaatiosi salasanaa tai tämän palvelimen salasanaa, jos sinulla on sellainen.
signIn-companyOrAdmins = Käytä organisaatiosi salasanaa. Järjestelmänvalvojat voivat käyttää myös tämän palvelimen salasanaa.
signIn-company = Käytä organisaatiosi salasanaa.
signIn-adminsOnly = Vain järjestelmänvalvojat kirjautuvat sisään salasanalla.
signIn-forgot = Unohditko salasanasi? Järjestelmänvalvoja voi lähettää sinulle linkin.
signIn-setUpTitle = Tervetuloa
signIn-setUpText = Tällä palvelimella ei ole vielä tilejä. Luo ensimmäinen: siitä tulee järjestelmänvalvojan tili.
signIn-setUpCode = Käyttöönottokoodi
signIn-setUpCodeHint = Palvelin tulosti sen käynnistyessään. Katso palvelimen päätteestä tai lokista.
signIn-setUpSubmit = Luo tili
signIn-resetTitle = Valitse salasanasi
signIn-resetAccount = Tilille { $email }
signIn-resetText = Tämä linkki toimii kerran. Sen käyttäminen päättää kaikki tilisi istunnot ja API-tunnukset.
signIn-lettersWhy = Näin osoitat, ettet ole ohjelma.
signIn-resetSubmit = Tallenna ja kirjaudu sisään

## sessionsLive

sessionsLive-sessions = Istunnot
sessionsLive-sessionHere = tämä selain
sessionsLive-sessionBegan = kirjauduttu sisään { $when }
sessionsLive-sessionUsed = viimeksi käytetty { $when }
sessionsLive-sessionEnd = Päätä
sessionsLive-sessionEndQuestion = Päätetäänkö istunto selaimessa { $name }? Selain kirjataan heti ulos.
sessionsLive-sessionEnded = Päätetty. Selain on kirjattu ulos.
sessionsLive-noSessions = Ei kirjautuneena missään.
sessionsLive-othersQuestion = Kirjaudutaanko ulos kaikkialla muualla? Tässä selaimessa pysyt kirjautuneena.
sessionsLive-othersEnded =
    { $n ->
        [one] { $n } muu istunto on päätetty.
       *[other] { $n } muuta istuntoa on päätetty.
    }
sessionsLive-endOthers = Kirjaudu ulos kaikkialla muualla

## signInAgainLive

signInAgainLive-title = Sinut on kirjattu ulos
signInAgainLive-text = Istuntosi on päättynyt. Jatka kirjautumalla sisään tilillä { $email }. Kirjoittamasi ja valitsemasi on yhä tallella.
signInAgainLive-somebodyElse = Tässä selaimessa on nyt kirjautuneena tili { $other }. Jatka kirjautumalla sisään tilillä { $email }. Kirjoittamasi ja valitsemasi on yhä tallella.
signInAgainLive-limited = Tämä palvelin vaatii sinulta lisävahvistuksen. Ota sellainen käyttöön ja jatka sitten. Kirjoittamasi ja valitsemasi on yhä tallella.
signInAgainLive-declined = Sinut on kirjattu ulos, eikä mitään lähetetty. Yritä uudelleen, niin voit kirjautua sisään ja jatkaa.
signInAgainLive-notYet = Et ole vielä kirjautunut sisään tilillä { $email }.
signInAgainLive-password = Salasana
signInAgainLive-submit = Kirjaudu sisään ja jatka
signInAgainLive-passkey = Kirjaudu pääsyavaimella
signInAgainLive-elsewhere = Tämä avautuu toiseen välilehteen. Palaa sitten tänne ja jatka.
signInAgainLive-setUp = Ota lisävahvistus käyttöön
signInAgainLive-goOn = Jatka
signInAgainLive-cancel = Peruuta
signInAgainLive-noName = Anna sähköpostiosoitteesi tai käyttäjänimesi.
signInAgainLive-noPassword = Anna salasana.
signInAgainLive-wrong = Salasana on väärä.
signInAgainLive-refused = Et saa kirjautua sisään tällä tavalla. Käytä toista tapaa tai kysy järjestelmänvalvojalta.
signInAgainLive-noCode = Anna koodi.
signInAgainLive-code = Sovelluksesi koodi tai palautuskoodi
signInAgainLive-recoveryCode = Palautuskoodi
signInAgainLive-wrongCode = Koodi on väärä tai jo käytetty. Odota seuraavaa.
signInAgainLive-begin = Se kesti liian kauan. Peruuta ja yritä uudelleen.
signInAgainLive-passkeyCancelled = Pääsyavainta ei käytetty. Yritä uudelleen tai kirjaudu sisään toisella tavalla.
signInAgainLive-passkeyRefused = Palvelin ei hyväksynyt tätä pääsyavainta. Kirjaudu sisään toisella tavalla.
signInAgainLive-wrongOrigin = Tämä sivu avattiin toisesta osoitteesta kuin palvelimen omasta. Avaa se palvelimen perusosoitteesta.
signInAgainLive-tooMany =
    { $n ->
        [one] Liian monta epäonnistunutta yritystä. Yritä uudelleen { $n } sekunnin kuluttua.
       *[other] Liian monta epäonnistunutta yritystä. Yritä uudelleen { $n } sekunnin kuluttua.
    }
signInAgainLive-offline = Palvelin ei vastannut. Tarkista yhteytesi ja yritä uudelleen.
signInAgainLive-failed = Jokin meni vikaan ({ $status }).

## accountLive

accountLive-passkeyCancelled = Pääsyavainta ei käytetty. Yritä uudelleen tai käytä salasanaasi.
accountLive-passkeyRefused = Palvelin ei hyväksynyt tätä pääsyavainta. Kirjaudu sisään salasanallasi.
accountLive-wrong = Sähköpostiosoite tai salasana on väärä.
accountLive-wrongName = Nimi tai salasana on väärä.
accountLive-noName = Anna sähköpostiosoitteesi tai käyttäjänimesi.
accountLive-noGroup = Et kuulu mihinkään ryhmään, joka saa käyttää tätä palvelinta. Kysy sen järjestelmänvalvojalta.
accountLive-noAddress = Organisaatiosi kirjautuminen ei anna tälle palvelimelle kelvollista sähköpostiosoitetta. Kysy sen järjestelmänvalvojalta.
accountLive-notLinked = Sähköpostiosoitteellasi on jo täällä tili. Pyydä järjestelmänvalvojaa yhdistämään se organisaatiosi kirjautumiseen.
accountLive-notAdded = Sinulla ei ole täällä tiliä. Pyydä järjestelmänvalvojaa lisäämään sellainen.
accountLive-notSetUp = Tätä palvelinta ei ole vielä otettu käyttöön.
accountLive-notAdmitted = Et saa kirjautua täällä sisään. Kysy järjestelmänvalvojalta.
accountLive-directoryAway = Organisaation salasanoja ei voi juuri nyt tarkistaa. Jos sinulla on tämän palvelimen salasana, käytä sitä.
accountLive-limited =
    { $n ->
        [one] Liian monta epäonnistunutta yritystä. Yritä uudelleen { $n } sekunnin kuluttua.
       *[other] Liian monta epäonnistunutta yritystä. Yritä uudelleen { $n } sekunnin kuluttua.
    }
accountLive-offline = Palvelin ei vastannut. Tarkista yhteytesi ja yritä uudelleen.
accountLive-failed = Jokin meni vikaan ({ $status }).
accountLive-wrongCode = Käyttöönottokoodi on väärä.
accountLive-invitation = Sinut on kutsuttu. Valitse salasana, niin sinut kirjataan sisään. Tämä linkki toimii kerran.
accountLive-badLink = Tämä linkki ei ole enää voimassa. Pyydä järjestelmänvalvojalta uusi.
accountLive-noLink = Avaa viestissäsi oleva linkki uudelleen. Tämä sivu toimii vain koko linkillä.
accountLive-noCode = Anna käyttöönottokoodi.
accountLive-noPassword = Anna salasana.
accountLive-again = Voit nyt yrittää uudelleen.
accountLive-taken = Tällä sähköpostiosoitteella on jo tili.
accountLive-alreadySetUp = Tämä palvelin on jo otettu käyttöön. Kirjaudu sen sijaan sisään.
accountLive-tooShort = Salasana on liian lyhyt.
accountLive-tooCommon = Tämä salasana on yksi tavallisimmista tai melkein sama kuin osoitteesi. Arvaajat kokeilevat tällaisia ensin. Valitse toinen.
accountLive-badEmail = Anna kelvollinen sähköpostiosoite.
accountLive-wrongOrigin = Tämä sivu avattiin toisesta osoitteesta kuin palvelimen omasta. Avaa se palvelimen perusosoitteesta.
accountLive-saved = Tallennettu.
accountLive-wrongCurrent = Nykyinen salasana on väärä.
accountLive-changed = Salasanasi vaihdettiin. Muut laitteet on kirjattu ulos.
accountLive-tokensRevoked =
    { $n ->
        [one] { $n } API-tunnus mitätöitiin.
       *[other] { $n } API-tunnusta mitätöitiin.
    }
accountLive-tokenName = Anna API-tunnukselle nimi.
accountLive-tokenTaken = Sinulla on jo tämänniminen API-tunnus.
accountLive-noTokens = Sinulla ei ole vielä API-tunnuksia.
accountLive-never = ei koskaan käytetty
accountLive-used = viimeksi käytetty { $when }
accountLive-made = luotu { $when }
accountLive-revoke = Mitätöi
accountLive-revokeQuestion = Mitätöidäänkö API-tunnus ”{ $name }”? Sitä käyttävät ohjelmat lakkaavat heti toimimasta.
accountLive-revoked = Mitätöity.
accountLive-copied = Kopioitu
accountLive-copyFailed = Kopiointi epäonnistui. Valitse teksti ja kopioi se.

## account

account-title = Oma tili
account-signedInAs = Kirjautuneena tilillä { $email }
account-signOut = Kirjaudu ulos
account-programs = API-tunnukset ja webhookit
account-programsTokens = API-tunnukset
account-tokens = API-tunnukset
account-tokensText = Ohjelmat käyttävät API-tunnusta salasanasi sijaan. Ne toimivat sinun nimissäsi.
account-tokenName = Mihin sitä käytetään?
account-tokenPlaceholder = varmuuskopiointiskripti
account-create = Luo API-tunnus
account-shown = Uusi API-tunnuksesi. Se näytetään vain kerran:
account-copy = Kopioi
account-example = Esimerkiksi
account-notify = Ilmoitukset
account-notifyMe = Ilmoita minulle, kun uusi linkkini avataan
account-notifyEach = Voit valita toisin kunkin linkin kohdalla.
account-sessions = Missä olet kirjautuneena
account-sessionsText = Päätä ne, joita et tunnista, ja vaihda sitten salasanasi.
account-endOthers = Kirjaudu ulos kaikkialla muualla
account-password = Salasana
account-current = Nykyinen salasana
account-next = Uusi salasana
account-change = Vaihda salasana
account-changeHint = Kaikki muut istuntosi päättyvät.
account-revokeTokens = Mitätöi myös kaikki API-tunnukseni
account-revokeTokensHint = Jätä tämä valituksi, jos joku muu saattaa tietää salasanasi. Näitä API-tunnuksia käyttävät ohjelmat lakkaavat heti toimimasta:
account-cancel = Peruuta
account-confirm = Mitätöi

## admin

admin-title = Omat linkit
admin-titleExpired = Vanhentuneet linkit
admin-active = Voimassa
admin-expired = Vanhentuneet
admin-all = Kaikki linkit
admin-users = Käyttäjät
admin-server = Palvelin
admin-search = Hae nimellä, muistiinpanolla tai linkillä
admin-order = Järjestä
admin-byNewest = Uusin ensin
admin-byExpiry = Vanhenemisajan mukaan
admin-byOpened = Viimeksi avattu ensin
admin-byViews = Vähiten avauskertoja jäljellä
admin-parts = Näytä vain
admin-unopened = Ei koskaan avatut
admin-opened = Avatut
admin-today = Vanhenee tänään
admin-sealed = Päästä päähän salattu
admin-waiting = Joku odottaa
admin-frozen = Keskeytetyt
admin-answers = Vastaukset
admin-tickAll = Valitse kaikki
admin-csv = Tallenna CSV-tiedostona
admin-newer = Uudemmat
admin-older = Vanhemmat
admin-cancel = Peruuta
admin-end = Poista nyt
admin-addUser = Lisää käyttäjä
admin-email = Sähköpostiosoite
admin-administrator = Järjestelmänvalvoja
admin-add = Lisää
admin-byMail = Lähetä linkki sähköpostitse
admin-oneTime = Kertakäyttöinen linkki, voimassa 24 tuntia. Anna se käyttäjälle:
admin-copy = Kopioi
admin-storage = Tallennustila
admin-settings = Voimassa olevat asetukset
admin-settingsText = Jos haluat muuttaa asetusta, muokkaa palvelimen asetustiedostoa ja käynnistä palvelin sitten uudelleen.
admin-option = Asetus
admin-value = Arvo
admin-origin = Lähde
admin-version = Versio
admin-configFile = Asetustiedosto

## health

health-title = Kunto
health-open = Vaatii huomiotasi
health-openForAuditors = Järjestelmänvalvojalle
health-nothing = Mikään ei vaadi huomiotasi.
health-commands = Suorita komennot palvelimella sen palvelun käyttäjänä.
health-onServer = Palvelimella
health-inConfigFile = Asetustiedostossa
health-noConfigFile = Tämä palvelin toimii ilman asetustiedostoa. Luo sellainen ja käynnistä palvelin valitsimella --config ja tiedoston polulla.
health-how = Toimi näin
health-fine = Palvelimen tila
health-complaints = Varoitukset ja virheet
health-complaintsText = Mitä tämä palvelin on kirjoittanut lokiinsa käynnistymisensä jälkeen. Lokissa on lisätietoja.
health-warn = Varoitus
health-error = Virhe
health-times =
    { $n ->
        [one] kerran, { $when }
       *[other] { $n } kertaa, viimeksi { $when }
    }
health-examine = Tarkista nyt
health-examineTitle = Itsetarkistus (doctor)
health-examineText = Tarkistaa tietohakemiston ja ottaa yhteyden sähköpostipalvelimeen, kirjautumispalveluun ja kaikkeen muuhun, mikä asetuksissa on nimetty. Ei lähetä eikä muuta mitään.
health-ok = Kunnossa
health-subjectDirectory = Datahakemisto
health-subjectPermissions = Käyttöoikeudet
health-subjectPolicy = Käytännöt
health-subjectErasing = Lopullinen poisto
health-subjectSignIn = Organisaation kirjautuminen
health-subjectLdap = Hakemisto (LDAP)
health-subjectScanner = Virustarkistus
health-subjectPrevious = Aiempi palvelin
health-inEnglish = Tiedot ovat englanniksi, kuten palvelimen lokissa.
health-receiverAnswered = Vastaanottaja vastasi { $status }.
health-receiverRefused = Vastaanottaja torjui yhteyden.
health-receiverSilent = Vastaanottaja ei vastannut ajoissa.
health-receiverUnknown = Vastaanottajan nimeä ei tunneta.

## administration

administration-findUser = Etsi käyttäjä
administration-before = Edellinen
administration-next = Seuraava
administration-role = Rooli
administration-actions = Toiminnot
administration-lastSignIn = viimeisin kirjautuminen { $when }
administration-asUser = Käyttäjä
administration-asAuditor = Tarkastaja: näkee kaikki lokit, ei salaisuuksia
administration-administrators = Järjestelmänvalvojat
administration-auditors = Tarkastajat
administration-invited = Kutsutut
administration-disabled = Poissa käytöstä
administration-suspended = Estetyt
administration-unprotected = Ei lisävahvistusta
administration-userLinks = Linkit
administration-userFactors = Lisävahvistukset
administration-userGroups = Ryhmät
administration-group = Lisää ryhmään
administration-joinGroup = Lisää
administration-userLimits = Käytäntöjen rajoitukset
administration-userLog = Lokin viimeisimmät merkinnät
administration-wholeLog = Kaikki merkinnät
administration-endPushes = Poista myös käyttäjän jakamat salaisuudet ja sulje käyttäjän pyynnöt
administration-endEverything = Päätä kaikki
administration-everyone = Kaikki
administration-nobody = Ilman tiliä
administration-findLink = Lähettäjä, linkki tai numero
administration-findALink = Etsi linkki
administration-madeUntil = Luotu viimeistään
administration-filterState = Tila
administration-anyState = Kaikki tilat
administration-onlyActive = Voimassa
administration-onlyExpired = Vanhentuneet tai poistetut
administration-settingsFilter = Etsi asetus
administration-onlyChanged = Vain muutetut

## firstSteps

firstSteps-title = Ensimmäiset vaiheet
firstSteps-done = { $done } / { $all } tehty
firstSteps-others = Muut vaiheet on lueteltu yllä.
firstSteps-address = Osoite
firstSteps-addressOpen = Linkeillä ei ole kiinteää osoitetta
firstSteps-addressWhy = Vastaanottajien on päästävä osoitteeseen, jolla linkit alkavat.
firstSteps-addressDo = Korvaa { $example } oman palvelimesi osoitteella.
firstSteps-addressUnset = Linkit alkavat osoitteella, jota kukin lähettäjä käyttää, sinulla { $origin }.
firstSteps-addressPlain = Linkit alkavat osoitteella { $url }, jota ei ole salattu.
firstSteps-addressElsewhere = Linkit alkavat osoitteella { $url }. Olet nyt osoitteessa { $origin }: varmista avaamalla osoite { $url }, että siihen pääsee.
firstSteps-addressGood = Linkit alkavat osoitteella { $url }, ja olet päässyt palvelimelle siinä osoitteessa.
firstSteps-tls = Salaus matkalla
firstSteps-tlsOpen = Yhteyksiä ei ole salattu
firstSteps-tlsWhy = Kuka tahansa matkan varrella olevassa verkossa voi lukea salaisuudet.
firstSteps-tlsOwn = Tämä palvelin käyttää itse TLS:ää.
firstSteps-tlsProxy = Käänteinen välityspalvelin hoitaa TLS:n tämän palvelimen puolesta.
firstSteps-tlsNone = Yhteytesi on salaamaton HTTP-yhteys.
firstSteps-tlsDo = Anna palvelimelle varmenne tai aseta sen eteen HTTPS:ää käyttävä käänteinen välityspalvelin:
firstSteps-key = Pääavaimen kopio
firstSteps-keyMissing = Pääavaimesta ei ole vahvistettua kopiota
firstSteps-keyWhy = Ilman avainta kukaan ei voi enää lukea tietoja eikä varmuuskopiota.
firstSteps-keyOpen = Kukaan ei ole vahvistanut, että avaimesta { $key } on kopio.
firstSteps-keyDone = Avaimen { $key } kopio vahvistettiin { $when }.
firstSteps-keyDo = Tämä kirjoittaa salatun varmuuskopion, joka sisältää avaimen. Säilytä sitä toisella koneella:
firstSteps-keyTick = Minulla on kopio turvallisessa paikassa
firstSteps-keyUntick = Minulla ei ole enää tätä kopiota
firstSteps-people = Kuka saa jakaa
firstSteps-peopleWhy = Kun on tilejä, ihmiset näkevät, mitä heidän linkeilleen on tapahtunut, ja sinä päätät, kuka saa jakaa.
firstSteps-peopleAlone = Vain sinulla on tili. Ilman tiliä jokainen, joka pääsee tälle palvelimelle, voi jakaa tekstiä.
firstSteps-peopleAloneClosed = Vain sinulla on tili, eikä kukaan voi jakaa ilman tiliä.
firstSteps-peopleMany =
    { $n ->
        [one] Tilejä on { $n }.
       *[other] Tilejä on { $n }.
    }
firstSteps-peopleOpen = Kuka tahansa saa luoda tilin.
firstSteps-peopleDecided = Olet päättänyt sen asetuksissa.
firstSteps-peopleDo = Lisää käyttäjiä tai päätä asiasta asetuksilla allow_sign_up ja allow_anonymous.
firstSteps-peopleLink = Lisää käyttäjä
firstSteps-first = Ensimmäinen salaisuus
firstSteps-firstWhy = Kun kokeilet kerran, näet, mitä vastaanottajat näkevät.
firstSteps-firstNone = Mitään ei ole vielä tallennettu.
firstSteps-firstLink = Jaa salaisuus
firstSteps-backup = Varmuuskopiot
firstSteps-backupWhy = Levy hajoaa varoittamatta, ja palvelin tekee varmuuskopioita itse vain, jos sille kerrotaan, mihin.
firstSteps-backupNone = Varmuuskopiota ei ole vielä tehty.
firstSteps-backupGood = Viimeisin varmuuskopio tehtiin { $when }.
firstSteps-backupDaily = Tai joka päivä palvelimella
firstSteps-requests = Pyynnöt
firstSteps-requestsWhy = Pyynnöillä ne, joilla on tili, pyytävät muilta salaisuuksia. Vastaaja ei tarvitse tiliä.
firstSteps-requestsOff = Poissa käytöstä. Voit jättää asian näin.

## serverFacts

serverFacts-links = Linkit
serverFacts-activeLinks = Voimassa olevia linkkejä
serverFacts-stored = Mitä tämä palvelin tallentaa
serverFacts-storedSum = yhteensä { $size }
serverFacts-payloads = Salaisuudet (arvio)
serverFacts-rows = Lokit, tilit ja vapaa tila
serverFacts-fileContents = Tiedostot
serverFacts-fileLimit = Tiedostojen raja
serverFacts-fileLimitText = { $used } / { $total }
serverFacts-disk = Levy
serverFacts-diskText = vapaana { $free } / { $total }
serverFacts-diskOurs = Tämä palvelin
serverFacts-diskOthers = Kaikki muu
serverFacts-diskFree = Vapaa
serverFacts-floor = Tiedostot hylätään, kun vapaata tilaa on alle { $size }.
serverFacts-scarce = Tilaa on jäljellä vähän: tiedostot hylätään pian tai jo nyt.
serverFacts-changed = Muutettu
serverFacts-reach = Osoite ja verkko
serverFacts-access = Pääsy ja tilit
serverFacts-pushes = Salaisuudet
serverFacts-files = Tiedostot
serverFacts-data = Tiedot ja avaimet
serverFacts-limits = Rajat
serverFacts-pages = Ulkoasu ja Tietoja-sivu
serverFacts-mail = Sähköposti
serverFacts-watch = Loki ja mittarit
serverFacts-preset = oletus: { $value }
serverFacts-byDefault = oletus
serverFacts-fromFlag = valitsin
serverFacts-inEnglish = Kuvaukset ovat englanniksi.
serverFacts-notSet = (ei asetettu)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } asetus
       *[other] { $n } asetusta
    }
settingsLive-none = Mikään asetus ei vastaa hakua.

## listLive

listLive-offline = Palvelin ei vastannut. Tarkista yhteytesi ja yritä uudelleen.
listLive-failed = Jokin meni vikaan ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Liian monta pyyntöä. Yritä uudelleen { $n } sekunnin kuluttua.
       *[other] Liian monta pyyntöä. Yritä uudelleen { $n } sekunnin kuluttua.
    }
listLive-copied = Kopioitu
listLive-copyFailed = Kopiointi epäonnistui. Valitse teksti ja kopioi se.

## adminLive

adminLive-invitedUntil = kutsuttu, kutsun linkki vanhenee { $when }
adminLive-invitedOver = kutsuttu, kutsun linkki vanheni { $when }
adminLive-newLink = Uusi linkki
adminLive-mailLink = Lähetä uusi linkki sähköpostitse
adminLive-withdraw = Peru kutsu
adminLive-withdrawQuestion = Perutaanko käyttäjän { $email } kutsu? Sen linkki lakkaa toimimasta.
adminLive-withdrawn = Käyttäjän { $email } kutsu on peruttu.
adminLive-endAll = Päätä kaikki
adminLive-endAllQuestion = Päätetäänkö kaikki, mitä käyttäjällä { $email } on? Tili poistetaan käytöstä. Istunnot, API-tunnukset, kertakäyttöiset linkit, lisävahvistukset ja webhookit päätetään heti.
adminLive-endedAll = Tili { $email } on poistettu käytöstä. Päätetty: { $what }.
adminLive-endedNothing = Tili { $email } on poistettu käytöstä. Muuta päätettävää ei ollut.
adminLive-endedSessions =
    { $n ->
        [one] { $n } istunto
       *[other] { $n } istuntoa
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } API-tunnus
       *[other] { $n } API-tunnusta
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } kertakäyttöinen linkki
       *[other] { $n } kertakäyttöistä linkkiä
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } lisävahvistus
       *[other] { $n } lisävahvistusta
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
       *[other] { $n } webhookia
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } jaettu linkki tai pyyntö
       *[other] { $n } jaettua linkkiä ja pyyntöä
    }
adminLive-suspended = estetty organisaation kirjautumisessa
adminLive-unprotected = ei lisävahvistusta
adminLive-actionsOf = Toiminnot käyttäjälle { $email }
adminLive-addedOn = lisätty { $when }
adminLive-factorAdded = lisätty { $when }
adminLive-appWithCodes = Koodisovellus
adminLive-codesLeft =
    { $n ->
        [one] { $n } palautuskoodi jäljellä
       *[other] { $n } palautuskoodia jäljellä
    }
adminLive-noFactors = Ei lisävahvistusta.
adminLive-groupHere = ylläpitäjän lisäämä
adminLive-groupOfCompany = organisaation kirjautumisesta
adminLive-groupOfDirectory = hakemistosta
adminLive-leaveGroup = Poista ryhmästä
adminLive-noGroups = Ei missään ryhmässä.
adminLive-noLimits = Mikään käytäntö ei rajoita tätä käyttäjää.
adminLive-endSessions = Päätä istunnot
adminLive-endSessionsQuestion = Päätetäänkö kaikki käyttäjän { $email } istunnot? Käyttäjän on kirjauduttava uudelleen sisään. API-tunnukset toimivat edelleen.
adminLive-sessionsEnded = Käyttäjän { $email } istunnot on päätetty.
adminLive-disableMany =
    { $n ->
        [one] Poista käytöstä ({ $n })
       *[other] Poista käytöstä ({ $n })
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Poistetaanko käytöstä { $n } käyttäjä? Käyttäjän istunnot ja API-tunnukset päätetään heti.
       *[other] Poistetaanko käytöstä { $n } käyttäjää? Heidän istuntonsa ja API-tunnuksensa päätetään heti.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } käyttäjä on poistettu käytöstä.
       *[other] { $n } käyttäjää on poistettu käytöstä.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Päätä istunnot ({ $n })
       *[other] Päätä istunnot ({ $n })
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Päätetäänkö { $n } käyttäjän kaikki istunnot? Käyttäjän on kirjauduttava uudelleen sisään. API-tunnukset toimivat edelleen.
       *[other] Päätetäänkö { $n } käyttäjän kaikki istunnot? Heidän on kirjauduttava uudelleen sisään. API-tunnukset toimivat edelleen.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] { $n } käyttäjän istunnot on päätetty.
       *[other] { $n } käyttäjän istunnot on päätetty.
    }
adminLive-openedSince = avattu edellisen käyntisi jälkeen
adminLive-damaged = vahingoittunut
adminLive-mailReset = Lähetä salasanalinkki sähköpostitse
adminLive-mailed = Linkin sisältävä sähköpostiviesti on matkalla osoitteeseen { $email }.
adminLive-notMailed = Osoitteeseen { $email } ei lähetetty viestiä: { $reason } Lähetä se uudelleen tai näytä linkki.
adminLive-noneAtAll = Kukaan ei ole vielä jakanut mitään. Se, mitä jaetaan, näkyy täällä ilman sisältöä.
adminLive-noneMatching = Mikään linkki ei vastaa tätä suodatinta.
adminLive-showEveryone = Näytä kaikki
adminLive-pushesOf =
    { $n ->
        [one] { $n } linkki
       *[other] { $n } linkkiä
    }
adminLive-tryAgain = Voit nyt yrittää uudelleen.
adminLive-none = Täällä ei ole vielä mitään.
adminLive-noneActive = Et jaa tällä hetkellä mitään.
adminLive-noneExpired = Mitään ei ole vielä vanhentunut. Vanhentuneet luetellaan täällä lokeineen.
adminLive-linksFound =
    { $n ->
        [one] { $n } linkki
       *[other] { $n } linkkiä
    }
adminLive-tick = Valitse { $name }
adminLive-sealed = Päästä päähän salattu
adminLive-shareSecret = Jaa salaisuus
adminLive-noneFound = Mitään ei löytynyt.
adminLive-searchedPart =
    { $n ->
        [one] Haettu { $n } linkistä. Vanhempiakin on.
       *[other] Haettu { $n } linkistä. Vanhempiakin on.
    }
adminLive-searchOlder = Hae vanhemmista linkeistä
adminLive-text = Teksti
adminLive-file = Tiedostot
adminLive-url = Linkki
adminLive-qr = QR-koodi
adminLive-created = luotu { $when }
adminLive-endsIn = vanhenee { $when }
adminLive-endedOn = vanheni { $when }
adminLive-isExpired = vanhentunut
adminLive-byHand = poistettu { $when }
adminLive-viewsLeft =
    { $n ->
        [one] { $n } avauskerta jäljellä
       *[other] { $n } avauskertaa jäljellä
    }
adminLive-notViewed = ei vielä avattu
adminLive-neverViewed = ei koskaan avattu
adminLive-viewed =
    { $n ->
        [one] avattu kerran
       *[other] avattu { $n } kertaa
    }
adminLive-viewedLast =
    { $n ->
        [one] avattu kerran, { $when }
       *[other] avattu { $n } kertaa, viimeksi { $when }
    }
adminLive-copyLink = Kopioi linkki
adminLive-sealedFiles =
    { $n ->
        [one] { $n } tiedosto, nimi sinetöity
       *[other] { $n } tiedostoa, nimet sinetöity
    }
adminLive-sealedLink = Koko linkki näytettiin kerran, kun se luotiin.
adminLive-end = Poista nyt
adminLive-endQuestion = Poistetaanko ”{ $name }” nyt? Kukaan ei voi enää avata sitä.
adminLive-ended = Poistettu.
adminLive-notFound = Tällaista linkkiä ei ole.
adminLive-nobody = anonyymi
adminLive-administrator = järjestelmänvalvoja
adminLive-disabled = poissa käytöstä
adminLive-you = sinä
adminLive-makeAdmin = Tee järjestelmänvalvojaksi
adminLive-takeAdmin = Poista järjestelmänvalvojan oikeudet
adminLive-disable = Poista käytöstä
adminLive-enable = Ota käyttöön
adminLive-reset = Nollaa salasana
adminLive-tokens = API-tunnukset
adminLive-noTokens = Ei API-tunnuksia.
adminLive-revoke = Mitätöi
adminLive-makeAdminQuestion = Tehdäänkö käyttäjästä { $email } järjestelmänvalvoja? Hän näkee kaikkien linkit ja lokit ja voi muuttaa jokaista tiliä.
adminLive-enableQuestion = Otetaanko tili { $email } käyttöön? Käyttäjä voi kirjautua taas sisään aiemmilla oikeuksillaan.
adminLive-usersFound =
    { $n ->
        [one] { $n } käyttäjä
       *[other] { $n } käyttäjää
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } / { $n } käyttäjä
       *[other] { $from }–{ $to } / { $n } käyttäjää
    }
adminLive-noUserFound = Mikään käyttäjä ei vastaa tätä hakua.
adminLive-takeAdminQuestion = Poistetaanko käyttäjältä { $email } järjestelmänvalvojan oikeudet? Hänen istuntonsa ja API-tunnuksensa päätetään.
adminLive-disableQuestion = Poistetaanko tili { $email } käytöstä? Sen istunnot ja API-tunnukset päätetään heti.
adminLive-resetQuestion = Luodaanko käyttäjälle { $email } kertakäyttöinen linkki? Aiempi linkki lakkaa toimimasta. Linkin käyttäminen päättää kaikki hänen istuntonsa ja API-tunnuksensa.
adminLive-resetFactors = Nollaa lisävahvistukset
adminLive-resetFactorsQuestion = Poistetaanko kaikki käyttäjän { $email } lisävahvistukset? Varmista ensin, että hän itse pyytää sitä. Hänen istuntonsa päätetään heti. API-tunnukset toimivat edelleen.
adminLive-factorsReset = Käyttäjällä { $email } ei ole enää lisävahvistusta.
adminLive-revokeQuestion = Mitätöidäänkö käyttäjän { $email } API-tunnus ”{ $name }”?
adminLive-taken = Tällä sähköpostiosoitteella on jo tili.
adminLive-badEmail = Anna kelvollinen sähköpostiosoite.
adminLive-passwordsElsewhere = Tämä käyttäjä ei voi kirjautua sisään tämän palvelimen salasanalla: local_sign_in ei salli sitä.
adminLive-lastAdmin = Tämä on viimeinen järjestelmänvalvoja: nimeä ensin toinen.
adminLive-used = viimeksi käytetty { $when }
adminLive-never = ei koskaan käytetty

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Poista ({ $n })
       *[other] Poista ({ $n })
    }
ownListLive-endedMany =
    { $n ->
        [one] { $n } linkki poistettu.
       *[other] { $n } linkkiä poistettu.
    }

## hooks

hooks-title = Webhookit
hooks-lead = Kerro toiselle ohjelmalle, mitä linkeillesi tapahtuu. Se ei koskaan saa salaisuutta, tunnuslausetta eikä tiedoston nimeä.
hooks-back = Oma tili
hooks-openText = Ilmoita ohjelmalle tai keskustelukanavalle, kun linkkejäsi avataan.
hooks-yours = Omat webhookit
hooks-secretShown = Salainen avain, jolla sen viestit allekirjoitetaan. Se näytetään vain kerran:
hooks-copy = Kopioi
hooks-verify = Vastaanottajat tarkistavat allekirjoituksen siten kuin standardwebhooks.com kuvaa.
hooks-add = Lisää webhook
hooks-name = Nimi
hooks-namePlaceholder = Tiimin keskustelu
hooks-url = Osoite
hooks-urlHint = Sen on oltava järjestelmänvalvojan sallima.
hooks-template = Viestin muoto
hooks-eventKinds = Tapahtumat, joista ilmoitetaan
hooks-details = Lisätiedot
hooks-includeHint = Jokainen, jolla on linkki, voi avata sen. Lisää se vain sinne, missä luotat kaikkiin lukijoihin.
hooks-submit = Lisää webhook
hooks-cancel = Peruuta
hooks-retryAll = Yritä kaikkia uudelleen
hooks-dropAll = Hylkää kaikki

## hooksLive

hooksLive-linkName = Linkin nimi
hooksLive-linkItself = Itse linkki
hooksLive-none = Sinulla ei ole vielä webhookeja.
hooksLive-off = Poissa käytöstä: vastaanottaja ilmoitti, ettei sitä enää ole.
hooksLive-test = Testaa
hooksLive-tested =
    { $n ->
        [one] Vastaus { $status } tuli { $n } millisekunnin kuluttua.
       *[other] Vastaus { $status } tuli { $n } millisekunnin kuluttua.
    }
hooksLive-testFailed = Testi epäonnistui: { $reason }.
hooksLive-newSecret = Uusi salainen avain
hooksLive-newSecretQuestion = Luodaanko uusi salainen avain webhookille ”{ $name }”? Nykyistä käytetään allekirjoittamiseen sen rinnalla vielä yhden päivän ajan.
hooksLive-switchOn = Ota käyttöön
hooksLive-remove = Poista
hooksLive-removeQuestion = Poistetaanko ”{ $name }”? Se, mitä sille on vielä matkalla, hylätään.
hooksLive-removed = Poistettu.
hooksLive-added = Lisätty.
hooksLive-noName = Anna webhookille nimi.
hooksLive-badUrl = Tähän osoitteeseen ei voi lähettää mitään.
hooksLive-notAllowed = Järjestelmänvalvoja ei salli tätä osoitetta.
hooksLive-noEvents = Valitse vähintään yksi tapahtuma.
hooksLive-taken = Sinulla on jo tämänniminen webhook tai niin monta kuin sinulla saa olla.
hooksLive-copied = Kopioitu
hooksLive-copyFailed = Kopiointi epäonnistui. Valitse teksti ja kopioi se.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } tapahtuma odottaa toimitusta. Se tapahtui { $when }.
       *[other] { $n } tapahtumaa odottaa toimitusta. Vanhin tapahtui { $when }.
    }
eventsLive-noLetters = Minkään tapahtuman toimittamisesta ei ole luovuttu.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = omistaja: { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] tapahtui { $when } · yritetty { $n } kerran
       *[other] tapahtui { $when } · yritetty { $n } kertaa
    }
eventsLive-retry = Yritä uudelleen
eventsLive-drop = Hylkää
eventsLive-dropQuestion = Hylätäänkö tämä tapahtuma lopullisesti?
eventsLive-dropAllQuestion = Hylätäänkö lopullisesti kaikki tapahtumat, joiden toimittamisesta luovuttiin?
eventsLive-retried =
    { $n ->
        [one] { $n } tapahtumaa yritetään uudelleen.
       *[other] { $n } tapahtumaa yritetään uudelleen.
    }
eventsLive-dropped =
    { $n ->
        [one] { $n } tapahtuma hylättiin.
       *[other] { $n } tapahtumaa hylättiin.
    }

## keptLive

keptLive-keptByBrowser = Säilytetään tässä selaimessa. Jokainen, joka voi käyttää tätä selainta, voi kopioida linkin.
keptLive-keptByPasskey = Säilytetään tässä selaimessa pääsyavaimesi suojaamana.

## keptPageLive

keptPageLive-keptShowLink = Näytä linkki
keptPageLive-keptNotOpened = Pääsyavaimesi ei avannut sitä. Yritä uudelleen.
keptPageLive-keptKeyByBrowser = Tämä selain säilyttää avainta, joka avaa vastaukset. Jokainen, joka voi käyttää tätä selainta, voi lukea ne.
keptPageLive-keptKeyByPasskey = Tämä selain säilyttää avainta, joka avaa vastaukset, pääsyavaimesi suojaamana.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Uloskirjautuminen poistaa { $n } linkin tai avaimen, jonka vain tämä selain tietää. Vastaukset pyyntöihisi avautuvat sitten vain palautustiedostolla.
       *[other] Uloskirjautuminen poistaa { $n } linkkiä ja avainta, jotka vain tämä selain tietää. Vastaukset pyyntöihisi avautuvat sitten vain palautustiedostolla.
    }
keptAccountLive-keptSignOutYes = Poista ja kirjaudu ulos
keptAccountLive-keptCount =
    { $n ->
        [one] Tässä selaimessa säilytetään { $n } linkkiä tai avainta.
       *[other] Tässä selaimessa säilytetään { $n } linkkiä ja avainta.
    }
keptAccountLive-keptCountNone = Tässä selaimessa ei vielä säilytetä mitään.
keptAccountLive-keptGuardedNow = Tästä lähtien pääsyavaimesi avaa ne.
keptAccountLive-keptUnable = Tämä pääsyavain tai selain ei pysty siihen. Säilytetyt linkit ja avaimet pysyvät ennallaan.
keptAccountLive-keptOffQuestion = Poistetaanko kaikki säilytetyt linkit ja avaimet? Linkit, joita et ole kopioinut, menetetään, samoin avaimet, joista ei ole palautustiedostoa.
keptAccountLive-keptRefused = Pääsyavainta ei käytetty. Säilytetyt linkit ja avaimet pysyvät ennallaan.
keptAccountLive-keptOffYes = Poista

## kept

kept-title = Päästä päähän salatut linkit tässä selaimessa
kept-text = Palvelin ei voi näyttää sinulle uudelleen päästä päähän salattuja linkkejä, joten tämä selain säilyttää ne puolestasi, samoin pyyntöjesi avaimet. Jokainen, joka voi käyttää tätä selainta, voi kopioida ne, ellei pääsyavaimesi suojaa niitä. Uloskirjautuminen poistaa ne, joita pääsyavain ei suojaa.
kept-guarded = Pääsyavaimesi suojaa niitä.
kept-on = Säilytä ne tässä selaimessa
kept-guard = Suojaa ne pääsyavaimella

## codes

codes-toOne = Pyydä koodi sähköpostitse osoitteeseen { $address }; et tarvitse täällä tiliä.
codes-toSome = Valitse osoitteesi ja pyydä siihen koodi sähköpostitse; et tarvitse täällä tiliä.
codes-toTyped = Kirjoita osoitteesi; jos se on jonkun vastaanottajan osoite, siihen lähetetään koodi sähköpostitse. Et tarvitse täällä tiliä.
codes-which = Osoitteesi
codes-among = Vastaanottajat lyhennettyinä: { $addresses }
codes-notYours = Eikö osoite ole sinun? Pyydä lähettäjältä oma linkki.
codes-send = Lähetä koodi minulle
codes-again = Lähetä uusi koodi
codes-sentToOne = Kahdeksan kirjaimen koodi on matkalla sähköpostitse osoitteeseen { $address }. Katso myös roskapostikansiosta.
codes-sent = Kahdeksan kirjaimen koodi on matkalla sähköpostitse, jos osoite kuuluu jollekulle vastaanottajista. Katso myös roskapostikansiosta.
codes-field = Koodi
codes-fieldHint = Sähköpostiviestin kahdeksan kirjainta. Ne toimivat kymmenen minuuttia ja vain tässä selaimessa.
codes-goOn = Jatka
codes-or = Tai todista osoitteesi toisella tavalla:
codes-wrong =
    { $n ->
        [one] Tämä koodi on väärä. Kirjoita uusimman sähköpostiviestin koodi. Voit yrittää vielä kerran.
       *[other] Tämä koodi on väärä. Kirjoita uusimman sähköpostiviestin koodi. Voit yrittää vielä { $n } kertaa.
    }
codes-last = Tämä koodi on väärä, ja se oli viimeinen yritys tällä koodilla. Pyydä uusi koodi.
codes-over = Tähän ei voi nyt antaa koodia: se on käytetty, yli kymmenen minuuttia vanha tai pyydetty toisessa selaimessa. Pyydä uusi koodi.
codes-needsCookie = Tämä tarvitsee evästeen, eikä selaimesi lähettänyt sellaista. Salli evästeet tälle sivulle ja lataa se sitten uudelleen.
codes-tooOften =
    { $n ->
        [one] Tähän osoitteeseen on pyydetty viisi koodia tunnin sisällä. Yritä uudelleen minuutin kuluttua.
       *[other] Tähän osoitteeseen on pyydetty viisi koodia tunnin sisällä. Yritä uudelleen { $n } minuutin kuluttua.
    }
codes-noMore = Tälle linkille ei lähetetä enää koodeja. Pyydä sen lähettäjältä uusi.
codes-noMail = Tämä palvelin ei voi tällä hetkellä lähettää koodia. Kysy linkin lähettäjältä.
codes-badAddress = Tämä ei ole sähköpostiosoite.

## codesLive

codesLive-noCode = Kirjoita sähköpostiviestin kahdeksan kirjainta.
codesLive-comes = Sähköpostiviesti, jossa on kahdeksan kirjaimen koodi, joutuu odottamaan. Se tulee viimeistään { $time }, jos osoite kuuluu jollekulle vastaanottajista.
codesLive-offline = Palvelimeen ei saada yhteyttä. Tarkista yhteytesi ja yritä uudelleen.

## company

company-signIn = Kirjaudu sisään: { $label }
company-or = Tai tämän palvelimen salasanalla:
company-addressedTitle = Osoitettu tietyille ihmisille
company-addressedSure = Lähettäjä haluaa olla varma, kuka avaa tämän.
company-addressedText = Kirjaudu sisään palvelulla { $label }; et tarvitse täällä tiliä.
company-addressedByDirectory = Kirjaudu sisään organisaatiosi käyttäjänimellä ja salasanalla.
company-byPassword = Kirjaudu salasanalla
company-otherTitle = Ei osoitettu sinulle
company-otherText = Sinut tunnetaan osoitteella { $address }, ja tämä on osoitettu jollekulle muulle. Mitään ei avattu. Kirjaudu sisään toisella tilillä tai kysy lähettäjältä.
company-otherUnnamed = Tämä on osoitettu jollekulle muulle. Mitään ei avattu. Kirjaudu sisään toisella tilillä tai kysy lähettäjältä.
company-closedAccountTitle = Tilisi on poissa käytöstä
company-closedAccountText = Tilisi tällä palvelimella on poistettu käytöstä tai estetty, joten sinulle ei avaudu mitään. Mitään ei avattu. Kysy järjestelmänvalvojalta.
company-known = Sinut tunnetaan täällä osoitteella { $address }.
company-knownUnnamed = Organisaation kirjautuminen on tunnistanut sinut.
company-notMe = Tämä en ole minä
company-goingOn = Hetkinen
company-goingOnText = Seuraava sivu avautuu itsestään.
company-goOn = Jatka

## companyRefused

companyRefused-not-allowed = Et kuulu mihinkään ryhmään, joka saa käyttää tätä palvelinta. Kysy sen järjestelmänvalvojalta.
companyRefused-no-account = Sinulla ei ole täällä tiliä. Pyydä järjestelmänvalvojaa lisäämään sellainen.
companyRefused-address-taken = Sähköpostiosoitteellasi on jo täällä tili. Pyydä järjestelmänvalvojaa yhdistämään se palveluun { $label }.
companyRefused-other-account = Tämä kirjautuminen kuuluu täällä toiselle tilille. Kysy järjestelmänvalvojalta.
companyRefused-not-set-up = Tätä palvelinta ei ole vielä otettu käyttöön.
companyRefused-disabled = Tilisi on poistettu käytöstä. Kysy järjestelmänvalvojalta.
companyRefused-no-email = Palvelu { $label } ei kerro tälle palvelimelle sähköpostiosoitettasi. Pyydä järjestelmänvalvojaa lisäämään kenttä email (claim).
companyRefused-bad-email = Palvelun { $label } ilmoittama sähköpostiosoitteesi ei ole sähköpostiosoite. Kysy järjestelmänvalvojalta.
companyRefused-no-groups = Palvelu { $label } ei kerro tälle palvelimelle yhtään ryhmääsi. Joko et kuulu mihinkään tai palvelu jättää ne pois: kysy järjestelmänvalvojalta.
companyRefused-too-many-groups = Kuulut niin moneen ryhmään, että palvelu { $label } jättää ne kaikki pois. Pyydä järjestelmänvalvojaa lähettämään vain tämän sovelluksen ryhmät.
companyRefused-bad-token = Palvelun { $label } vastaus ei kelpaa tälle palvelimelle. Ketään ei kirjattu sisään; lokissa on lisätietoja.
companyRefused-clock = Tämän palvelimen ja palvelun { $label } kellot poikkeavat liikaa toisistaan. Pyydä järjestelmänvalvojaa asettamaan ne.
companyRefused-other-issuer = Vastaus tuli muulta kirjautumispalvelulta kuin asetuksissa nimetyltä. Ketään ei kirjattu sisään.
companyRefused-unreachable = Palveluun { $label } ei saada tällä hetkellä yhteyttä. Sisäänkirjautuneet pysyvät kirjautuneina; yritä myöhemmin uudelleen.
companyRefused-provider-error = Palvelu { $label } ilmoitti virheestä. Tämän palvelimen lokista näkee, mistä.
companyRefused-client-refused = Palvelu { $label } ei hyväksy tätä palvelinta: palvelimen salainen avain on väärä tai vanhentunut. Kysy järjestelmänvalvojalta.
companyRefused-cancelled = Kirjautuminen palvelulla { $label } peruutettiin.
companyRefused-begin-again = Tämä kirjautuminen aloitettiin muualla, kesti liian kauan tai käytettiin jo. Aloita alusta.

## factors

factors-title = Kirjautumisen lisäsuojaus
factors-lead = Kun lisävahvistus on käytössä, pelkkä varastettu salasana ei avaa tiliäsi.
factors-openText = Pääsyavaimet ja sovellus, joka näyttää koodeja.
factors-yours = Kirjautumisen lisäsuojaus
factors-limited = Tämä palvelin vaatii sinulta lisävahvistuksen. Ota sellainen käyttöön tässä ja jatka sitten.
factors-goOn = Jatka
factors-passkeys = Pääsyavaimet
factors-passkeysText = Kirjaudu sisään sormenjäljellä, kasvoilla, PIN-koodilla tai suojausavaimella, ilman salasanaasi. Pääsyavain toimii vain tässä osoitteessa, joten kukaan ei voi kalastella sitä.
factors-passkeyName = Laitteen nimi
factors-passkeyPlaceholder = Kannettava
factors-addPasskey = Lisää pääsyavain
factors-needsHttps = Pääsyavaimet eivät toimi täällä: selaimet sallivat ne vain https://-osoitteessa, jossa on palvelimen nimi. Pyydä järjestelmänvalvojalta tällainen osoite.
factors-app = Koodisovellus
factors-appText = Puhelimesi sovellus näyttää uuden kuusinumeroisen koodin 30 sekunnin välein.
factors-beginApp = Ota sovellus käyttöön
factors-removeApp = Poista sovellus tililtä
factors-scan = Lue tämä koodi sovelluksella:
factors-qr = Sovelluksen QR-koodi
factors-type = Tai kirjoita tämä sovellukseen:
factors-code = Koodi, jonka sovellus näyttää nyt
factors-finish = Valmis
factors-codesTitle = Palautuskoodit
factors-codesText = Kullakin näistä koodeista voit kirjautua sisään kerran, jos muut vahvistuskeinosi ovat kadonneet. Ne näytetään vain nyt: tulosta ne tai säilytä niitä siellä, missä säilytät salasanoja.
factors-renew = Uudet palautuskoodit
factors-confirmTitle = Vahvista henkilöllisyytesi
factors-confirmText = Vahvista henkilöllisyytesi, ennen kuin lisävahvistuksesi muuttuvat.
factors-codeOrRecovery = Sovelluksesi koodi tai palautuskoodi
factors-confirm = Vahvista
factors-remove = Poista

## factorsLive

factorsLive-codesFile = palautuskoodit.txt
factorsLive-limited =
    { $n ->
        [one] Liian monta epäonnistunutta yritystä. Yritä uudelleen { $n } sekunnin kuluttua.
       *[other] Liian monta epäonnistunutta yritystä. Yritä uudelleen { $n } sekunnin kuluttua.
    }
factorsLive-conflict = Tämä on jo olemassa tai sille ei ole tilaa. Lataa sivu uudelleen.
factorsLive-lastOne = Tämä palvelin vaatii sinulta lisävahvistuksen. Ota toinen käyttöön, ennen kuin poistat tämän.
factorsLive-noPasskeys = Sinulla ei ole vielä pääsyavaimia.
factorsLive-never = ei koskaan käytetty
factorsLive-used = viimeksi käytetty { $when }
factorsLive-made = lisätty { $when }
factorsLive-remove = Poista
factorsLive-removed = Poistettu.
factorsLive-added = Lisätty.
factorsLive-removeQuestion = Poistetaanko pääsyavain ”{ $name }”? Se ei enää avaa tiliäsi.
factorsLive-removeAppQuestion = Poistetaanko sovellus tililtäsi? Sen koodit eivät enää avaa tiliäsi.
factorsLive-nameIt = Anna pääsyavaimelle nimi.
factorsLive-passkeyCancelled = Pääsyavainta ei käytetty. Yritä uudelleen.
factorsLive-passkeyRefused = Palvelin ei hyväksynyt tätä pääsyavainta. Yritä uudelleen.
factorsLive-appSince = Sovelluksesi otettiin käyttöön { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] { $n } palautuskoodi on jäljellä.
       *[other] { $n } palautuskoodia on jäljellä.
    }
factorsLive-wrongCode = Koodi on väärä. Tarkista puhelimesi kello ja kirjoita koodi, joka näkyy nyt.
factorsLive-notConfirmed = Väärin. Yritä uudelleen.
factorsLive-done = Sinulla on nyt lisävahvistus. Ota palautuskoodit talteen ja jatka sitten.
factorsLive-copied = Kopioitu
factorsLive-copyFailed = Kopiointi epäonnistui. Valitse teksti ja kopioi se.

## secondStep

secondStep-title = Vielä yksi vaihe
secondStep-passkey = Käytä pääsyavainta
secondStep-code = Sovelluksesi koodi tai palautuskoodi
secondStep-codeHint = Kuusi numeroa tai kuusitoista kirjainta ja numeroa.
secondStep-recoveryCode = Palautuskoodi
secondStep-recoveryHint = Kuusitoista kirjainta ja numeroa. Sait ne, kun lisäsit pääsyavaimesi.
secondStep-submit = Kirjaudu sisään
secondStep-lost = Ovatko puhelin ja palautuskoodit kadonneet? Tämän palvelimen järjestelmänvalvoja voi nollata lisävahvistuksesi.
secondStep-again = Aloita alusta

## secondStepLive

secondStepLive-noCode = Anna koodi.
secondStepLive-wrongCode = Koodi on väärä tai jo käytetty. Odota seuraavaa.
secondStepLive-passkeyCancelled = Pääsyavainta ei käytetty. Yritä uudelleen tai käytä koodia.
secondStepLive-passkeyRefused = Palvelin ei hyväksynyt tätä pääsyavainta. Yritä uudelleen tai käytä koodia.
secondStepLive-limited =
    { $n ->
        [one] Liian monta väärää koodia. Yritä uudelleen { $n } sekunnin kuluttua.
       *[other] Liian monta väärää koodia. Yritä uudelleen { $n } sekunnin kuluttua.
    }
secondStepLive-retry = Voit nyt yrittää uudelleen.
secondStepLive-offline = Palvelin ei vastannut. Tarkista yhteytesi ja yritä uudelleen.
secondStepLive-failed = Jokin meni vikaan ({ $status }).

## tokens

tokens-may = Mitä sillä saa tehdä
tokens-everything = Kaikkea
tokens-create = Vain luoda linkkejä
tokens-createRead = Luoda ja lukea linkkejä
tokens-audit = Vain lukea lokeja
tokens-ask = Pyytää muilta salaisuuksia ja avata heidän vastauksensa
tokens-lasts = Kuinka kauan se toimii
tokens-always = Kunnes se mitätöidään
tokens-days30 = 30 päivää
tokens-days90 = 90 päivää
tokens-year = Yhden vuoden
tokens-networks = Vain tietyistä verkoista
tokens-networksLabel = Osoitteet tai verkot
tokens-networksHint = Erota ne pilkuilla. Jos tämä on tyhjä, API-tunnus toimii kaikkialla.

## tokensLive

tokensLive-tokenMay = saa { $what }
tokensLive-tokenCreate = luoda
tokensLive-tokenRead = lukea
tokensLive-tokenAudit = lukea lokeja
tokensLive-tokenExpire = poistaa
tokensLive-tokenAdmin = hallinnoida
tokensLive-tokenAsk = pyytää salaisuuksia
tokensLive-tokenOpen = avata vastaukset
tokensLive-tokenFrom = vain verkoista { $networks }
tokensLive-tokenUntil = vanhenee { $when }
tokensLive-tokenOver = vanheni { $when }
tokensLive-tokenUsedFrom = viimeksi käytetty { $when } osoitteesta { $address }
tokensLive-badNetworks = Anna osoitteita tai verkkoja, kuten 192.0.2.0/24, enintään 50.

## oversightLive

oversightLive-auditor = tarkastaja
oversightLive-makeAuditor = Tee tarkastajaksi
oversightLive-makeAuditorQuestion = Tehdäänkö käyttäjästä { $email } tarkastaja? Hän näkee kaikkien lokit, mutta ei salaisuuksia.
oversightLive-takeAuditor = Poista tarkastajan oikeudet
oversightLive-takeAuditorQuestion = Poistetaanko käyttäjältä { $email } tarkastajan oikeudet? Hänen istuntonsa ja API-tunnuksensa päätetään.
oversightLive-log = Loki
oversightLive-logNothing = Ei merkintöjä.

## signIns

signIns-title = Viimeaikaiset kirjautumiset
signIns-text = Kuka on kirjautunut tilillesi tai yrittänyt kirjautua. Jos et tunnista jotakin kirjautumista, vaihda salasanasi.

## signInsLive

signInsLive-signedIn = Kirjauduttu sisään
signInsLive-signInFailed = Kirjautuminen epäonnistui
signInsLive-byPassword = salasanalla
signInsLive-byLink = kertakäyttöisellä linkillä
signInsLive-bySetup = käyttöönottokoodilla
signInsLive-bySignUp = luomalla tili
signInsLive-byDirectory = hakemiston kautta
signInsLive-byCompany = organisaation kirjautumisella
signInsLive-byPasskey = pääsyavaimella
signInsLive-secondFactor = lisävahvistuksella
signInsLive-wrongPassword = väärä salasana
signInsLive-wrongCode = väärä käyttöönottokoodi
signInsLive-wrongLink = kertakäyttöinen linkki ei kelpaa
signInsLive-wrongCurrent = väärä nykyinen salasana
signInsLive-wrongFactor = väärä lisävahvistus
signInsLive-wrongPasskey = väärä pääsyavain
signInsLive-deviceGuesses = liian monta arvausta tunnetuilla laitteilla
signInsLive-unanswered = hakemisto ei vastannut
signInsLive-asAdministrator = järjestelmänvalvojana
signInsLive-times =
    { $n ->
        [one] { $n } kerran
       *[other] { $n } kertaa
    }
signInsLive-noSignIns = Yhtään kirjautumista ei ole vielä kirjattu.

## adminLog

adminLog-title = Järjestelmänvalvojien loki
adminLog-lead = Kuka on kirjautunut sisään ja kuka on muuttanut tilejä, API-tunnuksia, avaimia ja asetuksia. Mitään merkintää ei voi muuttaa eikä poistaa huomaamatta.
adminLog-person = Sähköpostiosoite
adminLog-personHint = Tekijän tai sen, jota asia koskee.
adminLog-what = Mitä
adminLog-everything = Kaikki
adminLog-show = Näytä
adminLog-newer = Uudemmat
adminLog-older = Vanhemmat

## adminLogLive

adminLogLive-signOut = Kirjauduttu ulos
adminLogLive-leftOut = Enemmän epäonnistumisia kuin lueteltu
adminLogLive-userAdded = Tili lisätty
adminLogLive-userRemoved = Tili poistettu
adminLogLive-userDisabled = Tili poistettu käytöstä
adminLogLive-userEnabled = Tili otettu käyttöön
adminLogLive-madeAdministrator = Tehty järjestelmänvalvojaksi
adminLogLive-noAdministrator = Ei enää järjestelmänvalvoja
adminLogLive-madeAuditor = Tehty tarkastajaksi
adminLogLive-noAuditor = Ei enää tarkastaja
adminLogLive-suspended = Estetty organisaation kirjautumisessa
adminLogLive-admitted = Sallittu taas organisaation kirjautumisessa
adminLogLive-linked = Organisaation kirjautuminen yhdistetty
adminLogLive-unlinked = Organisaation kirjautumisen yhteys purettu
adminLogLive-vouched = Osoite vahvistettu
adminLogLive-joinedGroup = Lisätty ryhmään
adminLogLive-leftGroup = Poistettu ryhmästä
adminLogLive-factorAdded = Lisävahvistus lisätty
adminLogLive-factorRemoved = Lisävahvistus poistettu
adminLogLive-factorsReset = Lisävahvistukset nollattu
adminLogLive-codesMade = Palautuskoodit luotu
adminLogLive-invited = Kutsuttu
adminLogLive-accessEnded = Kaikki pääsy päätetty
adminLogLive-linksExpired = Tilin linkit poistettu
adminLogLive-withdrawn = Kutsu peruttu
adminLogLive-sessionEnded = Istunto päätetty
adminLogLive-linkMade = Kertakäyttöinen linkki luotu
adminLogLive-passwordSet = Salasana asetettu
adminLogLive-tokenMade = API-tunnus luotu
adminLogLive-tokenRemoved = API-tunnus mitätöity
adminLogLive-settingsChanged = Asetuksia muutettu
adminLogLive-rotationBegun = Pääavaimen vaihto aloitettu
adminLogLive-rotationEnded = Pääavaimen vaihto päättynyt
adminLogLive-exported = Tarkastuslokit viety
adminLogLive-backedUp = Varmuuskopio tehty
adminLogLive-restored = Varmuuskopio palautettu
adminLogLive-byWhom = tekijä: { $name }
adminLogLive-commandLine = komentorivi
adminLogLive-server = palvelin
adminLogLive-bySetupCode = käyttöönottokoodi
adminLogLive-bySigningUp = tilin luominen
adminLogLive-byOneTimeLink = kertakäyttöinen linkki
adminLogLive-directory = hakemisto
adminLogLive-companySignIn = organisaation kirjautuminen
adminLogLive-noEntries = Mikään merkintä ei vastaa hakua.
adminLogLive-showAll = Näytä kaikki

## ownLogLive

ownLogLive-byCode = vahvistettu koodilla: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Muistiinpano
ownLogLive-logCount = { $from }–{ $to } / { $total }
ownLogLive-own-creation = luotu
ownLogLive-own-view = avattu
ownLogLive-own-failed_view = yritetty turhaan
ownLogLive-own-expire = poistettu
ownLogLive-own-restored = poistaminen kumottu
ownLogLive-own-failed_passphrase = väärä tunnuslause
ownLogLive-own-probable_program = luultavasti ohjelma
ownLogLive-own-code_sent = koodi lähetetty sähköpostitse
ownLogLive-own-code_queued = koodi odottaa lähettämistä sähköpostitse
ownLogLive-own-code_failed = koodia ei lähetetty sähköpostitse
ownLogLive-own-failed_code = väärä koodi
ownLogLive-own-owner_view = avasit itse
ownLogLive-own-wrong_network = yritetty toisesta verkosta
ownLogLive-own-other_device = yritetty toisella laitteella
ownLogLive-own-alarm = ilmoitus: ”Se en ollut minä”
ownLogLive-own-freeze = keskeytit
ownLogLive-own-thaw = palautit käyttöön
ownLogLive-own-changed = muutit
ownLogLive-own-hold_asked = odottaa lupaasi
ownLogLive-own-hold_released = annoit luvan
ownLogLive-own-hold_refused = kieltäydyit ja keskeytit
ownLogLive-own-request_view = luettu
ownLogLive-own-answer = vastattu
ownLogLive-own-mail_returned = sähköposti palautui
ownLogLive-own-creation_email_send = sähköposti-ilmoitus tilattu
ownLogLive-own-admin_view = järjestelmänvalvoja avasi
ownLogLive-own-imported = siirretty tänne Password Pusherista

## seenLogLive

seenLogLive-seen-creation = luotu
seenLogLive-seen-view = avattu
seenLogLive-seen-failed_view = yritetty turhaan
seenLogLive-seen-expire = poistettu
seenLogLive-seen-restored = poistaminen kumottu
seenLogLive-seen-failed_passphrase = väärä tunnuslause
seenLogLive-seen-probable_program = luultavasti ohjelma
seenLogLive-seen-code_sent = koodi lähetetty sähköpostitse
seenLogLive-seen-code_queued = koodi odottaa lähettämistä sähköpostitse
seenLogLive-seen-code_failed = koodia ei lähetetty sähköpostitse
seenLogLive-seen-failed_code = väärä koodi
seenLogLive-seen-owner_view = omistaja avasi
seenLogLive-seen-wrong_network = torjuttu sallittujen verkkojen ulkopuolelta
seenLogLive-seen-other_device = torjuttu toisella laitteella
seenLogLive-seen-alarm = vastaanottaja teki ilmoituksen
seenLogLive-seen-freeze = omistaja keskeytti
seenLogLive-seen-thaw = omistaja palautti käyttöön
seenLogLive-seen-changed = omistaja muutti
seenLogLive-seen-hold_asked = odottaa omistajaa
seenLogLive-seen-hold_released = omistaja antoi luvan
seenLogLive-seen-hold_refused = omistaja kieltäytyi
seenLogLive-seen-request_view = luettu
seenLogLive-seen-answer = vastattu
seenLogLive-seen-mail_returned = sähköposti palautui
seenLogLive-seen-creation_email_send = sähköposti-ilmoitus tilattu
seenLogLive-seen-admin_view = järjestelmänvalvoja avasi
seenLogLive-seen-imported = siirretty tänne Password Pusherista

## eventNamesLive

eventNamesLive-push-created = Linkki luotu
eventNamesLive-push-viewed = Linkki avattu
eventNamesLive-push-wrong_passphrase = Väärä tunnuslause
eventNamesLive-push-expired = Linkki vanhentunut
eventNamesLive-push-alarm = Vastaanottajan ilmoitus
eventNamesLive-push-hold_asked = Joku odottaa
eventNamesLive-push-code_failed = Koodia ei lähetetty sähköpostitse
eventNamesLive-request-answered = Pyyntöön vastattu
eventNamesLive-request-closed = Pyyntö suljettu

## conditionWords

conditionWords-passphrases = tunnuslauseet
conditionWords-passwords = salasanat
conditionWords-second_factors = lisävahvistukset
conditionWords-passkeys = pääsyavaimet

## conditionSays

conditionSays-disk_full = Hakemiston { $directory } levyllä on vapaata vain { $freeBytes }: tiedostot hylätään, kun tilaa on alle { $floorBytes }.
conditionSays-disk_low = Hakemiston { $directory } levyllä on vapaata { $freeBytes }, vähemmän kuin yhden linkin tiedostot saavat viedä ({ $linkBytes }).
conditionSays-disk_no_inodes = Hakemiston { $directory } levylle mahtuu uusia tiedostoja enää { $files }: inode-tietueet ovat loppuneet.
conditionSays-disk_error = Hakemiston { $directory } levy antoi virheen { $atMs }: { $reason }
conditionSays-database_damaged = Tietokanta on vahingoittunut. Lokissa kerrotaan, mistä kohdista.
conditionSays-database_trouble = Tämä palvelin ei voi juuri nyt käsitellä pyyntöjä: { $reason }
conditionSays-bucket_trouble = Tiedostoja ei voi tallentaa eikä avata: { $reason }
conditionSays-scanner_trouble = Virustarkistus ei arvioi tiedostoja, joten jokainen hylätään: { $reason }
conditionSays-sweep_failed = Vanhentuneita tietoja ei poisteta levyltä: { $reason }
conditionSays-clock_jumped = Kello siirtyi yli vuorokauden eteenpäin. Se näyttää nyt: { $nowMs }. Mitään ei hävitetä tuntiin siirtymän jälkeen.
conditionSays-backup_failed = Viimeisin varmuuskopiointi epäonnistui: { $reason }
conditionSays-backup_damaged = Viimeisin varmuuskopio, { $name }, sisältää vahingoittuneita tietoja. Vahingoittuneita kohtia: { $count }. { $reason }
conditionSays-backup_old = Viimeisin varmuuskopio on tehty { $lastMs }.
conditionSays-certificate_ended = Varmenteen { $file } voimassaolo päättyi { $untilMs }: asiakasohjelmat hylkäävät sen.
conditionSays-certificate_ends = Varmenteen { $file } voimassaolo päättyy { $untilMs }.
conditionSays-certificate_unusable = Levyllä olevaa varmennetta ei voi käyttää: { $reason } Käynnissä oleva palvelin pitää aiemman.
conditionSays-certificate_not_obtained = Kelvollista varmennetta ei ole, ja asiakasohjelmat hylkäävät tämän palvelimen: { $reason }
conditionSays-certificate_not_renewed = Varmennetta ei voitu uusia: { $reason }
conditionSays-client_secret_refused = Kirjautumispalvelu ei hyväksy asetuksen oidc.client_secret arvoa: kukaan ei voi kirjautua sen kautta.
conditionSays-client_secret_ends = Asetuksen oidc.client_secret salaisen avaimen voimassaolo päättyy { $untilMs }. Sen jälkeen kukaan ei voi kirjautua kirjautumispalvelun kautta.
conditionSays-token_ends = Äskettäin käytetyn API-tunnuksen ”{ $name }” (omistaja { $owner }) voimassaolo päättyy { $untilMs }.
conditionSays-administrator_new = Käyttäjästä { $user } tuli järjestelmänvalvoja { $sinceMs }, oikeuden antoi: { $by }.
conditionSays-guessing = Joku arvailee ({ $guessed }): tunnin aikana torjuttiin vähintään { $times } yritystä, koska niitä tuli liikaa.
conditionSays-codes_failed = Vastaanottajien koodeja ei voi lähettää sähköpostitse: { $reason }
conditionSays-codes_wait = Odottavat sähköpostiviestit, joissa on vastaanottajien koodeja: { $count }. Jonkun vastaanottajan tai lähettäjän tuntiraja on täynnä. Viimeinen viesti lähtee { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } tapahtumaa ei voitu toimittaa, ja siitä luovuttiin.
       *[other] { $n } tapahtumaa ei voitu toimittaa, ja niistä luovuttiin.
    }
conditionSays-deliveries_late = Toimitusta odottaa tapahtuma, joka syntyi { $sinceMs }.
conditionSays-nodes_differ = Solmut eivät ole samanlaisia: { $reason }
conditionSays-version_ready = Uuden version tiedosto on täällä: { $file }.
conditionSays-disk_fine = Hakemiston { $directory } levyllä on vapaata { $freeBytes } / { $totalBytes }.
conditionSays-certificate_fine = Varmenteen { $file } voimassaolo päättyy { $untilMs }.
conditionSays-backup_none = Varmuuskopiota ei ole vielä tehty.
conditionSays-backup_fine = Viimeisin varmuuskopio on tehty { $lastMs }.
conditionSays-backup_scheduled = Viimeisin varmuuskopio, { $name }, on tehty { $lastMs }, ja seuraavan aika on { $nextMs }.
conditionSays-node_fine = Solmun { $node } versio on { $version }.

## conditionMend

conditionMend-disk_full = Vapauta levyltä tilaa tai suurenna levyä.
conditionMend-disk_low = Vapauta levyltä tilaa tai suurenna levyä.
conditionMend-disk_no_inodes = Poista pieniä tiedostoja, joita muut ohjelmat ovat jättäneet tälle levylle.
conditionMend-disk_error = Tee varmuuskopio nyt. Tarkista sitten levy ja sen liitäntä. Lisätietoja on järjestelmän lokissa.
conditionMend-database_damaged = Palauta varmuuskopio.
conditionMend-database_trouble = Tarkista tietokanta, sen isäntäkone ja yhteys siihen.
conditionMend-bucket_trouble = Tarkista tallennussäilö (bucket), sen avaimet ja yhteys siihen. Solmujen yhteisen hakemiston on oltava liitettynä.
conditionMend-scanner_trouble = Käynnistä clamd ja anna tämän palvelimen käyttäjälle lukuoikeus sen pistokkeeseen. Lisätietoja on clamd-ohjelman omassa lokissa.
conditionMend-sweep_failed = Kukaan ei voi avata niitä. Tarkista levy ja loki.
conditionMend-clock_jumped = Jos kello on väärässä, aseta se oikeaan saman tunnin aikana. Jos se on oikeassa, älä tee mitään: tämä ilmoitus tulee myös pitkän pysähdyksen tai palautuksen jälkeen.
conditionMend-backup_failed = Poista syy. Palvelin yrittää itse uudelleen.
conditionMend-backup_damaged = Tarkista levy ja selvitä, mikä on vahingoittunut. Aiemmat ehjät varmuuskopiot säilytetään.
conditionMend-backup_old = Tarkista varmuuskopiot tekevä ohjelma tai tee varmuuskopio käsin.
conditionMend-certificate_ended = Vaihda varmenteen ja sen avaimen tiedostot. Palvelin lukee ne itse uudelleen.
conditionMend-certificate_ends = Vaihda varmenteen ja sen avaimen tiedostot. Palvelin lukee ne itse uudelleen.
conditionMend-certificate_unusable = Vaihda varmenteen ja sen avaimen tiedostot.
conditionMend-certificate_not_obtained = Palvelin yrittää itse uudelleen. Tarkista varmenteen myöntäjä ja yhteys siihen.
conditionMend-certificate_not_renewed = Käytössä olevan varmenteen voimassaolo päättyy { $untilMs }, ja palvelin yrittää uudelleen. Tarkista varmenteen myöntäjä ja yhteys siihen.
conditionMend-client_secret_refused = Luo kirjautumispalvelussa uusi salainen avain ja aseta se.
conditionMend-client_secret_ends = Luo kirjautumispalvelussa uusi salainen avain, aseta se ja aseta oidc.client_secret_until sen päättymisaikaan.
conditionMend-token_ends = Sen omistaja luo uuden ja antaa sen ohjelmalle, joka sitä käyttää.
conditionMend-administrator_new = Jos et odottanut tätä, poista oikeus ja katso järjestelmänvalvojien lokia.
conditionMend-guessing = Lokissa on osoitteet. Estä ne palomuurissasi.
conditionMend-codes_failed = Tarkista sähköpostipalvelin ja sähköpostiasetukset. Vastaanottajien, joiden koodia ei lähetetty, täytyy pyytää uusi.
conditionMend-codes_wait = Jos lähettäjien täytyy tavoittaa näin monta vastaanottajaa, suurenna arvoa mail.per_hour. Heidän linkkiensä lokeista näkee, keiden koodit odottavat.
conditionMend-deliveries_dead = Korjaa vastaanottaja ja toimita sitten se, mikä jäi toimittamatta, uudelleen tai hylkää se.
conditionMend-deliveries_late = Tarkista sähköpostipalvelin, webhook tai kerääjä. Lokista näkee, mikä niistä ei toimi.
conditionMend-nodes_differ = Anna kaikille solmuille sama versio, samat asetukset ja sama aika.
conditionMend-version_ready = Tarkista se ja päivitä sitten.
conditionMend-backup_none = Jos mikään muu ei varmuuskopioi tätä palvelinta, tee varmuuskopio.

## errorPage

errorPage-missing = Sivua ei löytynyt
errorPage-missingText = Tässä osoitteessa ei ole sivua.
errorPage-home = Siirry aloitussivulle
errorPage-busy = Liian monta pyyntöä
errorPage-busyText = Osoitteestasi tuli liian monta pyyntöä. Mitään ei avattu. Odota hetki ja lataa sitten tämä sivu uudelleen.
errorPage-keySent = Tämä linkki ei ole enää salainen
errorPage-keySentText = Matkan varrella ollut ohjelma, kuten sähköpostisuodatin, kirjoitti tähän linkkiin merkin # tilalle %23, ja siksi sen avain lähetettiin palvelimelle. Mitään ei avattu eikä avauskertaa laskettu, mutta avain ei ole enää salainen. Pyydä lähettäjältä uusi linkki toista tietä.
errorPage-upgrading = Tätä palvelinta päivitetään
errorPage-upgradingText = Mitään ei avattu eikä mitään kadonnut. Lataa tämä sivu uudelleen minuutin kuluttua.
errorPage-unavailable = Ei käytettävissä juuri nyt
errorPage-unavailableText = Palvelin ei pysty tähän tällä hetkellä. Mitään ei avattu eikä mitään kadonnut. Yritä uudelleen muutaman minuutin kuluttua.
errorPage-unconfirmed = Ei vahvistettu
errorPage-unconfirmedText = Palvelin ei tiedä, tehtiinkö tämä. Avauskerta on saatettu laskea, vaikka mitään ei näytetty. Yritä uudelleen muutaman minuutin kuluttua; jos salaisuutta ei silloin enää ole, pyydä lähettäjältä uusi linkki.
errorPage-defect = Jokin meni vikaan
errorPage-defectText = Näin ei pitäisi käydä. Kerro tämän palvelimen ylläpitäjälle, milloin se tapahtui: lokissa on lisätietoja.

## mailShared

mailShared-subject = Sinulle jotakin lähettäjältä { $sender }
mailShared-lead = { $sender } jakaa kanssasi jotakin luottamuksellista palvelussa { $service }.
mailShared-link = Avaa
mailShared-until = Linkki toimii tähän saakka: { $when }.
mailShared-views =
    { $n ->
        [one] Sen voi avata kerran.
       *[other] Sen voi avata { $n } kertaa.
    }
mailShared-notice = Pyydä linkki lähettäjältä { $sender }: se ei ole tässä viestissä.
mailShared-stranger = Jos et tunne lähettäjää { $sender }, älä välitä tästä viestistä.
mailShared-unverified = Kukaan ei ole vahvistanut, että osoite { $sender } on lähettäjän. Kysy osoitteen { $sender } haltijalta toista tietä, onko tämä viesti häneltä. Jos et voi, älä välitä viestistä.

## mailAsked

mailAsked-subject = { $sender } pyytää sinulta jotakin
mailAsked-lead = { $sender } pyytää sinua lähettämään jotakin luottamuksellista palvelussa { $service }.
mailAsked-link = Vastaa
mailAsked-until = Voit vastata viimeistään { $when }. Et tarvitse tiliä.

## mailNeeds

mailNeeds-name = Lähettäjä ilmoittaa nimekseen ”{ $name }”.
mailNeeds-shared = Ennen kuin avaat sen:
mailNeeds-asked = Ennen kuin vastaat:
mailNeeds-from = Se avautuu aikaisintaan { $when }.
mailNeeds-passphrase = Tarvitset tunnuslauseen. { $sender } kertoo sen sinulle toista tietä.
mailNeeds-code = Tarvitset koodin. Sivu lähettää sen sähköpostitse osoitteeseen { $address }, kun pyydät sitä.
mailNeeds-proof = Vain tietyt ihmiset voivat avata sen. Sivu pyytää sinua todistamaan, että olet yksi heistä.
mailNeeds-release = Lähettäjän { $sender } on annettava sinulle lupa avata se. Avaa linkki ja jätä sivu auki siihen saakka.
mailNeeds-lock = Vain se laite ja selain, jotka avaavat sen ensimmäisinä, voivat avata sen uudelleen. Avaa se siellä, missä tarvitset sitä.
mailNeeds-letters = Sivu näyttää kolme kirjainta. Kirjoita ne, jotta sivu tietää, ettet ole ohjelma.

## mailOpened

mailOpened-subject = Avattu: { $name }
mailOpened-unnamed = Linkkisi (luotu { $date })
mailOpened-lead = Linkkisi avattiin: { $when }.
mailOpened-left =
    { $n ->
        [one] Sen voi avata vielä kerran.
       *[other] Sen voi avata vielä { $n } kertaa.
    }
mailOpened-last = Se oli viimeinen avauskerta: salaisuus on hävitetty.
mailOpened-link = Omat linkit
mailOpened-why = Saat tämän viestin, koska pyysit ilmoitusta avaamisesta.

## mailAnswered

mailAnswered-subject = Vastattu: { $name }
mailAnswered-unnamed = Pyyntösi (luotu { $date })
mailAnswered-lead = Pyyntöösi vastattiin: { $when }.
mailAnswered-keep = Vastaus ei ole tässä viestissä. Avaa se kirjautumalla sisään.
mailAnswered-link = Pyynnöt
mailAnswered-why = Saat tämän viestin, koska pyysit ilmoitusta jokaisesta vastauksesta.

## mailCode

mailCode-subject = Koodisi palveluun { $service }
mailCode-lead = Joku jakaa kanssasi jotakin luottamuksellista palvelussa { $service }. Avaa se kirjoittamalla tämä koodi sivulle, joka pyysi sitä:
mailCode-leadNamed = { $sender } jakaa kanssasi jotakin luottamuksellista palvelussa { $service }. Avaa se kirjoittamalla tämä koodi sivulle, joka pyysi sitä:
mailCode-asks = Joku pyytää sinulta jotakin luottamuksellista palvelussa { $service }. Pääset lukemaan pyynnön ja vastaamaan siihen, kun kirjoitat tämän koodin sivulle, joka pyysi sitä:
mailCode-asksNamed = { $sender } pyytää sinulta jotakin luottamuksellista palvelussa { $service }. Pääset lukemaan pyynnön ja vastaamaan siihen, kun kirjoitat tämän koodin sivulle, joka pyysi sitä:
mailCode-until =
    { $n ->
        [one] Koodi toimii kerran, { $n } minuutin ajan ja vain selaimessa, joka pyysi sitä.
       *[other] Koodi toimii kerran, { $n } minuutin ajan ja vain selaimessa, joka pyysi sitä.
    }
mailCode-ignore = Jos et pyytänyt koodia, älä välitä tästä viestistä äläkä anna koodia kenellekään.

## mailInvited

mailInvited-subject = Tilisi palvelussa { $service }
mailInvited-lead = Sinulla on nyt tili palvelussa { $service }: { $email }.
mailInvited-link = Valitse salasana
mailInvited-once = Linkki toimii kerran, viimeistään { $when }.

## mailReset

mailReset-subject = Valitse uusi salasana palveluun { $service }
mailReset-lead = Palvelun { $service } järjestelmänvalvoja antaa sinun valita uuden salasanan tilille { $email }.
mailReset-link = Valitse salasana
mailReset-once = Linkki toimii kerran, viimeistään { $when }.

## mailNotice

mailNotice-subject = Tilisi palvelussa { $service }
mailNotice-password = Tilin { $email } salasana vaihdettiin: { $when }.
mailNotice-factorAdded = Tilille { $email } lisättiin lisävahvistus: { $when }.
mailNotice-factorRemoved = Tililtä { $email } poistettiin lisävahvistus: { $when }.
mailNotice-factorsReset = Järjestelmänvalvoja poisti kaikki tilin { $email } lisävahvistukset: { $when }.
mailNotice-recoveryCodes = Tilille { $email } luotiin uudet palautuskoodit: { $when }. Aiemmat eivät enää toimi.
mailNotice-recoveryCode = Tilin { $email } palautuskoodi käytettiin: { $when }. Se ei toimi uudelleen.
mailNotice-devices = Selaimista, joilla on aiemmin kirjauduttu sisään, tuli liian monta väärää salasanaa tai koodia tilille { $email }: { $when }. Jollakulla saattaa olla jokin laitteistasi.
mailNotice-from = Tämä tuli osoitteesta { $address }.
mailNotice-stranger = Jos et odottanut tätä, vaihda salasanasi palvelussa { $service } ja kerro asiasta sen järjestelmänvalvojalle.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } asia järjestelmänvalvojalle
       *[other] { $service }: { $n } asiaa järjestelmänvalvojalle
    }
mailConditions-link = Palvelimen tila
mailConditions-why = Saat tämän viestin, koska osoitteesi on asetuksessa notices.mail. Viesti tulee kerran ja uudelleen seitsemän päivän kuluttua, jos mikään ei ole muuttunut. Suorita komennot palvelimen isäntäkoneella sudo-komennolla ja samalla --config-valitsimella, jota palvelin käyttää.

## mailTest

mailTest-subject = Testi: { $service }
mailTest-lead = Sähköposti palvelusta { $service } tulee perille.
mailTest-link = { $service }

## opener

opener-title = Avaa sinetöity linkki
opener-lead = Tämä sivu on oma tiedostosi: se avaa linkkejä, jotka on sinetöity päästä päähän, eikä mikään palvelin voi muuttaa sitä. Se pyytää linkissä mainitulta palvelimelta sinetöidyn salaisuuden eikä mitään muuta.
opener-link = Koko linkki, myös merkin # jälkeinen osa
opener-passphraseHint = Vain, jos lähettäjä antoi sinulle sellaisen.
opener-open = Avaa
opener-notLink = Tämä ei ole linkki salaisuuteen. Kopioi koko linkki alusta (https://) loppuun saakka.
opener-unreachable = Vastausta, jonka tämä sivu saisi lukea, ei tullut. Palvelimeen ei saada yhteyttä, tai se antaa vain oman sivunsa avata tämän linkin: salaisuutta ei ehkä ole sinetöity, tai se on rajattu tiettyihin verkkoihin. Mitään ei avattu.
opener-incomplete = Vastaus ei tullut perille kokonaan. Se on saatettu laskea avauskerraksi.
opener-notSealed = Palvelimen lähettämä sisältö ei ole sinetöity, joten se ei ole sitä, minkä lähettäjä sinetöi tätä linkkiä varten. Siitä ei näytetä mitään.
opener-wrong = Tunnuslause on väärä tai puuttuu. Avauskertaa ei laskettu.
opener-refused = Palvelin ei luovuta tätä tällä hetkellä. Avauskertaa ei laskettu.
opener-held = Lähettäjän on annettava lupa avata tämä. Kerro hänelle nämä sanat: { $words }
opener-heldWordless = Lähettäjän on annettava lupa avata tämä.
opener-otherPassphrase = Se ei avaudu tällä tunnuslauseella. Yritä uudelleen: sinetöity salaisuus on täällä, eikä uutta avauskertaa lasketa. Jätä kenttä tyhjäksi, jos lähettäjä ei antanut sinulle tunnuslausetta.
opener-go = Avaa osoite palvelimella { $host }
opener-saved = Tallennettu

## languages

languages-title = Valitse kielesi
languages-search = Etsi kielesi
languages-searchHint = Kielen oma nimi, englanninkielinen nimi tai tunnus, kuten pt-BR.
languages-find = Hae
languages-none = Mikään kieli ei vastaa hakua.
languages-all = Kaikki kielet
languages-browser = Selaimeni kieli
languages-back = Takaisin sivulle
languages-counts = Muunkieliset tekstit ovat käännöksiä. Jos ne poikkeavat englanninkielisestä, englanninkielinen teksti pätee. Jos löydät väärän sanan, kerro siitä tämän palvelimen ylläpidolle.
languages-recipient = Vastaanottajan kieli
languages-recipientHint = Koskee linkin sivua ja siitä lähetettävää sähköpostia. Vastaanottajat, jotka ovat valinneet kielen, pitävät omansa.
languages-recipientOwn = Vastaanottajan selaimen mukaan
languages-answerer = Vastaajan kieli
languages-answererHint = Koskee pyynnön sivua. Ne, jotka ovat valinneet kielen, pitävät omansa.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } kieli
       *[other] { $n } kieltä
    }
languagesLive-recipientLanguage = Vastaanottajan kieli
