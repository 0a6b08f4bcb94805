### Lithuanian

## layout — frame of every page: skip link, navigation at the top, footer; everybody reads it

layout-skip = Pereiti prie turinio
layout-navigation = Pagrindinis
layout-create = Nauja
layout-pushes = Mano nuorodos
layout-admin = Valdymas
layout-account = Paskyra
layout-signIn = Prisijungti
layout-languages = Kalba
layout-light = Šviesi
layout-dark = Tamsi
layout-auto = Automatinė
layout-api = API
layout-about = Apie
layout-aboutLine = Kaip tai veikia ir kas tai prižiūri
layout-noScript = Šiam puslapiui reikia JavaScript. Jo scenarijai jungiasi tik prie šio serverio.
layout-otherWays = Taip pat galite naudoti API arba komandų eilutę.
layout-waiting = Puslapis dar įkeliamas. Jei niekas nesikeičia, įkelkite jį iš naujo.
layout-plain = Šis ryšys nešifruotas: kiti tinkle esantys asmenys gali perskaityti, ką čia siunčiate ir atidarote. Jei yra https:// adresas, naudokite jį.
layout-notSealed = Sustokite: tai neužantspauduota
layout-notSealedText = Siuntėjas šią paslaptį užantspaudavo, bet tai, ką atsiuntė serveris, neužantspauduota. Nieko iš to nerodoma. Susisiekite su siuntėju, pavyzdžiui, telefonu.

## create — page “New”: the form that makes a link, and the card with the finished link; senders

create-title = Bendrinti paslaptį
create-tagline = Siųskite slaptažodį ar failą nuoroda, kurios galiojimas baigiasi.
create-kinds = Ką bendrinti
create-text = Tekstas
create-files = Failai
create-url = Nuoroda
create-qr = QR kodas
create-textLabel = Jūsų paslaptis
create-shared = Bendrinta iš kitos programėlės: prieš siųsdami patikrinkite.
create-textPlaceholder = Slaptažodis, raktas, pastaba…
create-urlLabel = Žiniatinklio adresas
create-urlHint = Gavėjas pirmiausia mato adresą ir tik patvirtinęs išeina iš šio puslapio.
create-qrLabel = Tekstas QR kodui
create-qrHint = Gavėjas matys jį kaip nuskaitomą QR kodą.
create-message = Žinutė (nebūtina)
create-filesSignIn = Kad galėtumėte bendrinti failus, prisijunkite.
create-hide = Slėpti rašant
create-generator = Generuoti slaptažodį
create-style = Rūšis
create-styleCharacters = Simboliai
create-styleWords = Žodžiai
create-stylePin = PIN
create-pinHint = Slaptafrazei pakanka, nes šis serveris riboja bandymus. Kaip pati paslaptis – per silpna.
create-length = Ilgis
create-digits = Skaitmenys
create-symbols = Specialieji ženklai
create-capitals = Didžiosios raidės
create-generated = Pasiūlymas
create-again = Naujas pasiūlymas
create-use = Naudoti šį
create-lifetime = Galiojimo trukmė
create-views = Peržiūrų skaičius
create-passphrase = Slaptafrazė (nebūtina)
create-passphraseRequired = Slaptafrazė (būtina)
create-passphraseLength =
    { $n ->
        [one] Bent { $n } simbolis.
        [few] Bent { $n } simboliai.
        [many] Bent { $n } simbolio.
       *[other] Bent { $n } simbolių.
    }
create-passphraseHint = Slaptafrazę perduokite atskirai, pavyzdžiui, telefonu.
create-suggest = Pasiūlyti
create-add = Pridėti parinktį…
create-covered = Laikyti uždengtą, kol bus paliesta
create-coveredHint = Niekas neperskaitys jos gavėjui per petį, kai ji atsidarys.
create-deletable = Gavėjas gali ištrinti paslaptį
create-notifyMe = Pranešti man, kai atidaroma
create-notifyByMail = Gausite el. laišką ir žymę sąraše „Mano nuorodos“.
create-notifyInList = Gausite žymę sąraše „Mano nuorodos“.
create-name = Pavadinimas (matote tik jūs)
create-note = Pastaba (matote tik jūs)
create-sign = Pasirašyti savo vardu
create-senderName = Jūsų vardas
create-senderMessage = Žinutė gavėjui
create-senderMessageHint = Rodoma prieš atidarant paslaptį visiems, kas turi nuorodą. Nerašykite čia nieko konfidencialaus.
create-senderEmail = Rodyti jūsų paskyros adresą: { $email }
create-sealed = Ištisinis šifravimas
create-sealedHint = Niekas, išskyrus gavėją, negali jos perskaityti, net šis serveris.
create-sealedName = Suteikite jai pavadinimą savo sąrašui: failų vardai taip pat apsaugoti. Pavadinimas, pastaba ir parašas – ne.
create-sealedRequired = Nieko kito šis serveris nepriima.
create-groupLimits = Jums galioja šių grupių ribos: { $groups }.
create-shownOnce = Nukopijuokite nuorodą dabar. Jos nebus galima parodyti dar kartą.
create-remembered = Jūsų pasirinkimai įsimenami šiame įrenginyje.
create-reset = Atkurti numatytuosius
create-submit = Kurti nuorodą
create-ready = Jūsų nuoroda paruošta
create-passphraseNext = Dabar kitu būdu perduokite slaptafrazę
create-passphraseReminder = Nuoroda atsidaro tik su šia slaptafraze. Pasakykite ją, pavyzdžiui, telefonu. Daugiau ji nebus rodoma.
create-copyPassphrase = Kopijuoti slaptafrazę
create-end = Ištrinti dabar
create-another = Bendrinti kitą

## createClosed — start page for people who may not make links here; visitors

createClosed-title = Prisijunkite, kad galėtumėte bendrinti paslaptį
createClosed-text = Iš jūsų tinklo nuorodas gali kurti tik paskyrą turintys žmonės.
createClosed-hint = Jei gavote nuorodą, ji čia atsidarys kaip įprastai.
createClosed-nothingTitle = Čia nieko bendrinti negalite
createClosed-nothing = Pagal jūsų grupių ({ $groups }) ribas neleidžiama jokia paslapties rūšis. Kreipkitės į šio serverio administratorių.

## createLive — page “New”: messages and chips that appear while a sender works

createLive-bytes = { $used } iš { $limit }
createLive-characters = Simbolių: { $used } iš { $limit }
createLive-bits =
    { $n ->
        [one] apie { $n } bitą
        [few] apie { $n } bitus
        [many] apie { $n } bito
       *[other] apie { $n } bitų
    }
createLive-termViews =
    { $n ->
        [one] { $n } peržiūra
        [few] { $n } peržiūros
        [many] { $n } peržiūros
       *[other] { $n } peržiūrų
    }
createLive-termUntil = iki: { $date }
createLive-noPassphrase = be slaptafrazės
createLive-withPassphrase = su slaptafraze
createLive-needsPassphrase = būtina slaptafrazė
createLive-passphraseMissing = Įveskite slaptafrazę: šis serveris jos reikalauja.
createLive-passphraseShort =
    { $n ->
        [one] Ši slaptafrazė per trumpa: reikia bent { $n } simbolio. Seka, pvz., aaaa ar 1234, skaičiuojama kaip du.
        [few] Ši slaptafrazė per trumpa: reikia bent { $n } simbolių. Seka, pvz., aaaa ar 1234, skaičiuojama kaip du.
        [many] Ši slaptafrazė per trumpa: reikia bent { $n } simbolio. Seka, pvz., aaaa ar 1234, skaičiuojama kaip du.
       *[other] Ši slaptafrazė per trumpa: reikia bent { $n } simbolių. Seka, pvz., aaaa ar 1234, skaičiuojama kaip du.
    }
createLive-signed = Pasirašyta: { $by }
createLive-blank = Pirmiausia įveskite paslaptį.
createLive-tooLong = Per ilgas tekstas: daugiausia { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] Per ilgas tekstas: daugiausia { $n } simbolis.
        [few] Per ilgas tekstas: daugiausia { $n } simboliai.
        [many] Per ilgas tekstas: daugiausia { $n } simbolio.
       *[other] Per ilgas tekstas: daugiausia { $n } simbolių.
    }
createLive-badUrl = Įveskite žiniatinklio adresą, pvz., https://example.org.
createLive-unsealed = Jūsų naršyklė negalėjo to užantspauduoti. Nieko neišsiųsta.
createLive-opens =
    { $n ->
        [one] Galima atidaryti { $n } kartą, iki: { $date } ({ $relative }).
        [few] Galima atidaryti { $n } kartus, iki: { $date } ({ $relative }).
        [many] Galima atidaryti { $n } karto, iki: { $date } ({ $relative }).
       *[other] Galima atidaryti { $n } kartų, iki: { $date } ({ $relative }).
    }
createLive-endedTitle = Paslaptis ištrinta
createLive-ended = Jos turinys sunaikintas. Niekas, įskaitant jus, nebegali jos atidaryti.
createLive-goneTitle = Nuoroda nebegalioja
createLive-gone = Niekas nebegali jos atidaryti. Jos turinys sunaikintas.
createLive-linkUnsaved = Nuorodos dar nenukopijavote, o ji rodoma tik šiame puslapyje. Vis tiek išeiti?
createLive-passphraseUnsaved = Slaptafrazės dar nenukopijavote, o ji rodoma tik šiame puslapyje. Vis tiek išeiti?
createLive-leaveIt = Išeiti
createLive-offline = Serveris neatsakė. Patikrinkite ryšį ir bandykite dar kartą.
createLive-rateLimited =
    { $n ->
        [one] Per daug užklausų. Bandykite vėl po { $n } sekundės.
        [few] Per daug užklausų. Bandykite vėl po { $n } sekundžių.
        [many] Per daug užklausų. Bandykite vėl po { $n } sekundės.
       *[other] Per daug užklausų. Bandykite vėl po { $n } sekundžių.
    }
createLive-tryAgain = Dabar galite bandyti dar kartą.
createLive-tooLarge = Tai daugiau, nei serveris priima.
createLive-signInFirst = Pirmiausia prisijunkite.
createLive-unavailable = Serveris šiuo metu nepasiekiamas. Tai, ką parašėte, tebėra čia: po akimirkos bandykite dar kartą.
createLive-noSpace = Serveryje nebeliko vietos. Nieko neįrašyta.
createLive-failed = Kažkas nepavyko ({ $status }). Nieko neįrašyta.
createLive-refused = Šios reikšmės serveris nepriima.
createLive-tooMany =
    { $n ->
        [one] Daugiausia { $n } įrašas.
        [few] Daugiausia { $n } įrašai.
        [many] Daugiausia { $n } įrašo.
       *[other] Daugiausia { $n } įrašų.
    }
createLive-outOfRange = Įveskite skaičių nuo { $min } iki { $max }.

## resultLive — page “New”: news under the finished link, whether it was opened; senders

resultLive-notOpened = Dar neatidaryta.
resultLive-openedTimes =
    { $n ->
        [one] Atidaryta { $n } kartą, paskutinį kartą: { $date }.
        [few] Atidaryta { $n } kartus, paskutinį kartą: { $date }.
        [many] Atidaryta { $n } karto, paskutinį kartą: { $date }.
       *[other] Atidaryta { $n } kartų, paskutinį kartą: { $date }.
    }

## fileBox — box into which one drops files; senders, and whoever answers a request

fileBox-files = Failai
fileBox-dropHere = Nutempkite failus arba aplankus čia
fileBox-chooseFiles = Pasirinkti failus
fileBox-chooseFolder = Pasirinkti aplanką
fileBox-cancel = Atšaukti

## filesLive — messages of the box for files and of the upload; senders, and whoever answers a request

filesLive-fileLimits =
    { $n ->
        [one] Failų: daugiausia { $n }, kiekvienas iki { $file }, iš viso iki { $push }.
        [few] Failų: daugiausia { $n }, kiekvienas iki { $file }, iš viso iki { $push }.
        [many] Failų: daugiausia { $n }, kiekvienas iki { $file }, iš viso iki { $push }.
       *[other] Failų: daugiausia { $n }, kiekvienas iki { $file }, iš viso iki { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Vienoje nuorodoje telpa tik { $n } failas.
        [few] Vienoje nuorodoje telpa daugiausia { $n } failai.
        [many] Vienoje nuorodoje telpa daugiausia { $n } failo.
       *[other] Vienoje nuorodoje telpa daugiausia { $n } failų.
    }
filesLive-fileTooLarge = Failas „{ $name }“ didesnis nei { $limit }.
filesLive-filesTooLarge = Visi failai kartu didesni nei { $limit }.
filesLive-noFiles = Pasirinkite bent vieną failą.
filesLive-packing = Aplankas „{ $name }“ dar pakuojamas.
filesLive-remove = Pašalinti { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Ryšys nutrūko. Tęsis savaime.
filesLive-uploaded = Išsiųsta. Serveris įrašo…
filesLive-sealing = Antspauduojama naršyklėje: { $percent }
filesLive-unreadable = Jūsų naršyklė nebegali perskaityti vieno iš failų. Nieko neišsiųsta. Pasirinkite failus iš naujo.
filesLive-cancelled = Atšaukta. Nieko neįrašyta.

## reveal — page of a secret: before, during and after opening it; recipients

reveal-title = Paslaptis jums
reveal-intro = Su jumis pasidalyta kai kuo konfidencialiu.
reveal-ownTitle = Jūsų paslaptis
reveal-ownIntro = Ją bendrinote jūs patys. Gavėjai ją atidaro šiame puslapyje.
reveal-ownPage = Eiti prie jos nuorodos, QR kodo ir žurnalo
reveal-passphrase = Slaptafrazė
reveal-passphraseHint = Ją gaunate iš siuntėjo atskirai nuo šios nuorodos.
reveal-unlock = Atrakinti
reveal-open = Rodyti paslaptį
reveal-counts = Atidarymas skaičiuojamas kaip peržiūra.
reveal-how = Kaip tai veikia
reveal-sealed = Ji apsaugota ištisiniu šifravimu: ją atidaryti gali tik jūsų naršyklė, o šis serveris jos perskaityti negali.
reveal-sealedNoScript = Ši nuoroda atsidaro tik su JavaScript arba komanda „secretpush open“.
reveal-largeText = Vienas iš failų didesnis nei 256 MiB, o ši naršyklė tokio dydžio užantspauduoto failo įrašyti negali. Tai nesuskaičiuota kaip peržiūra. Kompiuteryje atidarykite nuorodą naršyklėje Chrome ar Edge per https:// arba šia komanda:
reveal-copyCommand = Kopijuoti komandą
reveal-secret = Paslaptis
reveal-show = Rodyti
reveal-onPaper = Paslaptis uždengta. Puslapyje pasirinkite „Rodyti“, tada spausdinkite dar kartą.
reveal-hide = Slėpti
reveal-copy = Kopijuoti
reveal-save = Įrašyti kaip failą
reveal-print = Spausdinti
reveal-files = Failai
reveal-download = Atsisiųsti
reveal-downloadAll = Atsisiųsti visus (ZIP)
reveal-address = Siuntėjas nori, kad atidarytumėte šį adresą:
reveal-go = Atidaryti adresą…
reveal-goTitle = Išeiti iš šio puslapio?
reveal-goText = Ketinate atidaryti adresą serveryje:
reveal-goYes = Atidaryti
reveal-goTo = Atidaryti adresą: { $host }
reveal-qr = Nuskaitykite šį kodą
reveal-qrText = Kodo tekstas
reveal-remove = Ištrinti dabar
reveal-removeText = Niekas, įskaitant jus, nebegalės atidaryti šios nuorodos.
reveal-removeYes = Ištrinti
reveal-cancel = Atšaukti
reveal-deletedTitle = Ištrinta
reveal-deletedText = Niekas nebegali atidaryti šios nuorodos, o šiame puslapyje paslapties nebėra.
reveal-undo = Anuliuoti
reveal-openAgain = Atgal prie nuorodos
reveal-gone = Čia nieko nebėra
reveal-goneText = Ši nuoroda nebegalioja, buvo ištrinta arba jos niekada nebuvo.
reveal-openedHere = Šią nuorodą šiame įrenginyje atidarėte: { $date } ({ $relative }). Nuo tada ji nustojo galioti arba buvo ištrinta.
reveal-goneHint = Paprašykite siuntėjo naujos nuorodos.
reveal-goneCreate = Bendrinti savo paslaptį
reveal-letters = Įveskite šias tris raides
reveal-lettersNeeded = Įveskite tris raides, tada dar kartą paspauskite mygtuką. Nieko neatidaryta.
reveal-lettersOther = Tai buvo kitos raidės. Įveskite šias tris, tada dar kartą paspauskite mygtuką. Nieko neatidaryta.
reveal-wrong = Slaptafrazė neteisinga.
reveal-limited = Per daug neteisingų slaptafrazių. Palaukite minutę ir bandykite dar kartą.
reveal-refused = Siuntėjas atsisakė leisti jums tai atidaryti.
reveal-waitOver = Jūsų laukimas baigėsi. Atidarykite iš naujo, kad paprašytumėte dar kartą.
reveal-crowded = To laukia per daug žmonių. Bandykite dar kartą po minutės.
reveal-scanner = Ši naršyklė nurodo esanti nuorodas tikrinanti programa, todėl nieko neatidaryta. Atidarykite nuorodą kitoje naršyklėje.
reveal-again = Įkėlus puslapį iš naujo paslaptis dar kartą neatidaroma. Kad ją vėl atidarytumėte, paspauskite mygtuką.
reveal-failed = Serveryje kažkas nepavyko. Po akimirkos bandykite dar kartą.

## senderNote — page of a secret: who sends it, and the sender’s message; recipients

senderNote-label = Nuo siuntėjo
senderNote-shares = { $name } kai ką su jumis bendrina.
senderNote-writes = { $name } rašo:
senderNote-unnamedWrites = Siuntėjas rašo:
senderNote-account = Išsiųsta iš paskyros { $email } šiame serveryje.
senderNote-anyAccount = Išsiųsta iš paskyros { $email }. Paskyrą čia gali susikurti bet kas, todėl šis adresas nepatvirtintas.
senderNote-unverifiedAccount = Išsiųsta iš paskyros { $email }. Šio adreso niekas nepatvirtino.
senderNote-ownWords = Vardas ir žinutė – paties siuntėjo žodžiai.
senderNote-unverified = Vardas ir žinutė – paties siuntėjo žodžiai. Šis serveris nežino, ar vardas tikras.

## undoPlain — page after a deletion, for browsers without scripts; recipients

undoPlain-seconds =
    { $n ->
        [one] Tai anuliuoti galite dar { $n } sekundę.
        [few] Tai anuliuoti galite dar { $n } sekundes.
        [many] Tai anuliuoti galite dar { $n } sekundės.
       *[other] Tai anuliuoti galite dar { $n } sekundžių.
    }

## undoLive — after a deletion, while it can be undone; recipients and senders

undoLive-deleted = Ištrinta. Niekas negali jos atidaryti.
undoLive-undo = Anuliuoti ({ $seconds })
undoLive-undone = Trynimas anuliuotas.
undoLive-tooLate = Anuliuoti nepavyko: paslaptis sunaikinta.

## revealLive — page of a secret: messages that appear after a click; recipients

revealLive-viewsLeft =
    { $n ->
        [one] Galima atidaryti dar { $n } kartą, iki: { $date } ({ $relative }).
        [few] Galima atidaryti dar { $n } kartus, iki: { $date } ({ $relative }).
        [many] Galima atidaryti dar { $n } karto, iki: { $date } ({ $relative }).
       *[other] Galima atidaryti dar { $n } kartų, iki: { $date } ({ $relative }).
    }
revealLive-lastView = Tai buvo paskutinė peržiūra. Paslaptis serveryje sunaikinta: išsisaugokite dabar tai, ko reikia.
revealLive-lastViewFiles = Tai buvo paskutinė peržiūra. Dabar atsisiųskite, ko reikia: nuorodos veiks tik trumpai.
revealLive-ownView = Jūsų pačių peržiūros neskaičiuojamos.
revealLive-shown = Paslaptis rodoma.
revealLive-covered = Paslaptis uždengta.
revealLive-copied = Nukopijuota
revealLive-copyFailed = Nukopijuoti nepavyko. Pažymėkite tekstą ir nukopijuokite.
revealLive-wrong = Slaptafrazė neteisinga.
revealLive-limited =
    { $n ->
        [one] Per daug neteisingų slaptafrazių. Bandykite vėl po { $n } sekundės.
        [few] Per daug neteisingų slaptafrazių. Bandykite vėl po { $n } sekundžių.
        [many] Per daug neteisingų slaptafrazių. Bandykite vėl po { $n } sekundės.
       *[other] Per daug neteisingų slaptafrazių. Bandykite vėl po { $n } sekundžių.
    }
revealLive-busy =
    { $n ->
        [one] Per daug užklausų. Bandykite vėl po { $n } sekundės.
        [few] Per daug užklausų. Bandykite vėl po { $n } sekundžių.
        [many] Per daug užklausų. Bandykite vėl po { $n } sekundės.
       *[other] Per daug užklausų. Bandykite vėl po { $n } sekundžių.
    }
revealLive-again = Dabar galite bandyti dar kartą.
revealLive-unconnected = Nėra interneto ryšio. Nieko neatidaryta.
revealLive-offline = Gautas ne visas serverio atsakymas. Tai galėjo būti suskaičiuota kaip peržiūra.
revealLive-failed = Serveryje kažkas nepavyko. Po akimirkos bandykite dar kartą.
revealLive-downloaded = Atsisiųsta
revealLive-downloadedOf = Atsisiųsta failų: { $done } iš { $total }
revealLive-preview = Rodyti čia
revealLive-previewOf = Paveikslėlis: { $name }
revealLive-previewFailed = Šio paveikslėlio čia parodyti negalima. Atsisiųskite jį.
revealLive-downloadFailed = Atsisiuntimas nutrūko. Galbūt nuoroda nebegalioja.
revealLive-deleteFailed = Paslapties ištrinti nepavyko.
revealLive-noAddress = Tai ne žiniatinklio adresas, todėl rodoma kaip paprastas tekstas.
revealLive-fileName = paslaptis.txt
revealLive-see = Rodyti

## sealedLive — page of a secret that is sealed end to end: what went wrong; recipients

sealedLive-linkCut = Nuoroda nepilna: trūksta dalies po #. Paprašykite siuntėjo visos nuorodos. Nieko neatidaryta ir jokia peržiūra nesuskaičiuota.
sealedLive-linkAltered = Pakeliui nuoroda buvo nukirpta arba pakeista: dalis po # neteisinga. Paprašykite siuntėjo visos nuorodos. Nieko neatidaryta ir jokia peržiūra nesuskaičiuota.
sealedLive-moduleMissing = Negauta puslapio dalis, atidaranti užantspauduotas paslaptis. Patikrinkite ryšį ir įkelkite puslapį iš naujo. Nieko neatidaryta ir jokia peržiūra nesuskaičiuota.
sealedLive-sealBroken = Užantspauduotas turinys sugadintas arba pakeistas, todėl nieko iš jo nerodoma. Paprašykite siuntėjo atsiųsti dar kartą.
sealedLive-sealShort = Trūksta užantspauduoto turinio pabaigos, todėl nieko iš jo nerodoma. Paprašykite siuntėjo atsiųsti dar kartą.
sealedLive-sealOther = Užantspauduotas turinys netinka šiai nuorodai arba užantspauduotas būdu, kurio šis puslapis neatidaro. Paprašykite siuntėjo atsiųsti dar kartą.
sealedLive-fileWhole = Gautas visas: failas „{ $name }“ patikrintas iki paskutinio baito.
sealedLive-fileBroken = Failas „{ $name }“ sugadintas arba pakeistas. Nieko iš jo neįrašyta.
sealedLive-fileShort = Trūksta failo „{ $name }“ pabaigos. Nieko iš jo neįrašyta.
sealedLive-fileTooLarge = Failas „{ $name }“ šiai naršyklei per didelis. Kompiuteryje atidarykite nuorodą naršyklėje Chrome ar Edge per https:// arba komanda „secretpush open“.

## newRequest — page “Ask for a secret”: the form, and the card with the finished link; people with an account

newRequest-sealed = Atsakymą galite perskaityti tik jūs
newRequest-sealedHint = Jo negali perskaityti net šis serveris.
newRequest-sealedRequired = Nieko kito šis serveris nepriima.
newRequest-collectTitle = Jūsų atsakymų raktas
newRequest-collectText = Jo reikia atsakymams perskaityti, ir jo nebus galima parodyti dar kartą: atsisiųskite atkūrimo failą. Niekam jo nesiųskite.
newRequest-copyCollect = Kopijuoti raktą
newRequest-recovery = Atsisiųsti atkūrimo failą
newRequest-showKey = Rodyti raktą kaip nuorodą
newRequest-title = Paprašyti paslapties
newRequest-lead = Kas gaus nuorodą, galės atsiųsti jums paslaptį neturėdamas paskyros.
newRequest-link = Paprašyti ko nors atsiųsti paslaptį
newRequest-what = Ko jums reikia?
newRequest-whatHint = Tai gali perskaityti visi, kas turi nuorodą. Nerašykite čia nieko konfidencialaus.
newRequest-takesFiles = Galima siųsti failus
newRequest-showsEmail = Rodyti atsakantiems jūsų paskyros adresą: { $email }
newRequest-notifyMe = Siųsti man el. laišką apie kiekvieną atsakymą
newRequest-name = Pavadinimas (matote tik jūs)
newRequest-note = Pastaba (matote tik jūs)
newRequest-files = Failai atsakančiajam (nebūtina)
newRequest-filesHint = Pavyzdžiui, pildoma forma. Juos gali atsisiųsti visi, kas turi nuorodą.
newRequest-until = Kiek laiko atviras
newRequest-answers = Leidžiama atsakymų
newRequest-passphrase = Slaptafrazė (nebūtina)
newRequest-passphraseHint = Reikalinga prašymui perskaityti ir į jį atsakyti. Pasakykite ją, pavyzdžiui, telefonu.
newRequest-more = Daugiau parinkčių
newRequest-submit = Kurti nuorodą
newRequest-ready = Jūsų nuoroda paruošta
newRequest-page = Atidaryti šio prašymo puslapį
newRequest-passphraseNext = Dabar kitu būdu perduokite slaptafrazę
newRequest-passphraseReminder = Prašymas atsidaro tik su šia slaptafraze. Daugiau ji nebus rodoma.
newRequest-copyPassphrase = Kopijuoti slaptafrazę
newRequest-another = Paprašyti dar ko nors

## newRequestLive — page “Ask for a secret”: messages and chips that appear while one fills in the form

newRequestLive-blankRequest = Parašykite, ko jums reikia.
newRequestLive-longRequest = Per ilgas tekstas: daugiausia { $limit }.
newRequestLive-longNote = Jūsų pastaba per ilga: daugiausia { $limit }.
newRequestLive-answersRange = Įveskite skaičių nuo { $min } iki { $max }.
newRequestLive-leadNamed = Atsiųsti jums paslaptį galės tik jūsų nurodyti žmonės.
newRequestLive-hintNamed = Tai gali perskaityti tik jūsų nurodyti žmonės.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } atsakymas
        [few] { $n } atsakymai
        [many] { $n } atsakymo
       *[other] { $n } atsakymų
    }
newRequestLive-noPassphrase = be slaptafrazės
newRequestLive-withPassphrase = su slaptafraze
newRequestLive-takes =
    { $n ->
        [one] Galima atsakyti { $n } kartą, iki: { $date } ({ $relative }).
        [few] Galima atsakyti { $n } kartus, iki: { $date } ({ $relative }).
        [many] Galima atsakyti { $n } karto, iki: { $date } ({ $relative }).
       *[other] Galima atsakyti { $n } kartų, iki: { $date } ({ $relative }).
    }
newRequestLive-full = Turite per daug atvirų prašymų. Pirmiausia vieną užverkite.
newRequestLive-tooLarge = Tai daugiau, nei serveris priima.
newRequestLive-unavailable = Serveris šiuo metu nepasiekiamas. Tai, ką parašėte, tebėra čia: po akimirkos bandykite dar kartą.
newRequestLive-noSpace = Serveryje nebeliko vietos. Nieko neįrašyta.
newRequestLive-limited =
    { $n ->
        [one] Per daug užklausų. Bandykite vėl po { $n } sekundės.
        [few] Per daug užklausų. Bandykite vėl po { $n } sekundžių.
        [many] Per daug užklausų. Bandykite vėl po { $n } sekundės.
       *[other] Per daug užklausų. Bandykite vėl po { $n } sekundžių.
    }
newRequestLive-retry = Dabar galite bandyti dar kartą.
newRequestLive-noAnswer = Serveris neatsakė. Patikrinkite ryšį ir bandykite dar kartą.
newRequestLive-problem = Kažkas nepavyko ({ $status }). Nieko neįrašyta.
newRequestLive-refused = Vienos iš šių reikšmių serveris nepriima.

## requestShareLive — the message that goes with the link of a request, in a mail or chat; written for whoever is asked

requestShareLive-requestMessage =
    { $n ->
        [one] Prašau per šią nuorodą atsiųsti man kai ką konfidencialaus. Atsakyti galima { $n } kartą (iki: { $date }). Paskyros nereikia:
        [few] Prašau per šią nuorodą atsiųsti man kai ką konfidencialaus. Atsakyti galima { $n } kartus (iki: { $date }). Paskyros nereikia:
        [many] Prašau per šią nuorodą atsiųsti man kai ką konfidencialaus. Atsakyti galima { $n } karto (iki: { $date }). Paskyros nereikia:
       *[other] Prašau per šią nuorodą atsiųsti man kai ką konfidencialaus. Atsakyti galima { $n } kartų (iki: { $date }). Paskyros nereikia:
    }
requestShareLive-requestSubject = Prašymas jums
requestShareLive-requestTerms =
    { $n ->
        [one] Atsakyti galima { $n } kartą, iki: { $date }.
        [few] Atsakyti galima { $n } kartus, iki: { $date }.
        [many] Atsakyti galima { $n } karto, iki: { $date }.
       *[other] Atsakyti galima { $n } kartų, iki: { $date }.
    }

## requestLetter — printed sheet with the link of a request; read by whoever is asked

requestLetter-to = Kam
requestLetter-from = Nuo
requestLetter-title = Jūsų prašoma kai ko konfidencialaus
requestLetter-intro = Išsiųsti galite iš bet kurio telefono ar kompiuterio. Paskyros nereikia.
requestLetter-scan = Nuskaitykite kodą telefono kamera. Arba įveskite adresą naršyklėje tiksliai taip, kaip čia išspausdinta: didžiosios ir mažosios raidės skiriasi.
requestLetter-press = Atsidariusiame puslapyje paspauskite mygtuką ir išsiųskite, ko prašoma.
requestLetter-passphrase = Įveskite slaptafrazę ir paspauskite mygtuką. Slaptafrazę prašantysis jums perduos kitu būdu. Jūsų saugumui šiame lape jos nėra: neužsirašykite jos čia.
requestLetter-keep = Tada sunaikinkite šį lapą.

## request — page of one request, for the person who asks

request-recovery = Atsisiųsti atkūrimo failą
request-loadKey = Įkelti atkūrimo failą
request-keyFile = Atkūrimo failas
request-linkOnce = Visa nuoroda parodyta vieną kartą, kai buvo sukurtas prašymas, ir ji yra atkūrimo faile. Jei neturite nei vieno, nei kito, užverkite šį prašymą ir sukurkite naują.
request-noScript = Atsakymai rodomi tik su JavaScript.
request-asked = Ko prašote
request-answers = Atsakymai
request-close = Užverti prašymą
request-cancel = Atšaukti

## requestKeysLive — page of one request: the key that opens its answers; for the person who asks

requestKeysLive-recoveryText =
    Šis failas atidaro atsakymus į jūsų prašymą. Saugokite jį ir niekam nesiųskite.

    Kad perskaitytumėte atsakymus kitoje naršyklėje, prisijunkite, atidarykite prašymo puslapį ir jame įkelkite šį failą arba atidarykite savo raktą.
requestKeysLive-recoveryLink = Nuoroda, kurią reikia siųsti:
requestKeysLive-recoveryKey = Jūsų raktas:
requestKeysLive-keyElsewhere = Kad perskaitytumėte juos kitoje naršyklėje, atsisiųskite atkūrimo failą. Niekam jo nesiųskite.
requestKeysLive-keyInTab = Šioje kortelėje yra atsakymus atidarantis raktas.
requestKeysLive-keyMissing = Atsakymus perskaityti galite tik jūs, o šioje naršyklėje jūsų rakto nėra: įkelkite atkūrimo failą.
requestKeysLive-keyNotInFile = Tai ne šio prašymo atkūrimo failas.
requestKeysLive-keyLoaded = Jūsų raktas įkeltas.

## requestWordsLive — page of one request and list of requests: names and the question before closing

requestWordsLive-unnamedRequest = Prašymas ({ $date })
requestWordsLive-closeQuestion = Užverti „{ $name }“? Atsakymai nebebus priimami, o prašymo tekstas bus sunaikintas.
requestWordsLive-answersStay = Gauti atsakymai lieka, kol baigia galioti.
requestWordsLive-closedNow = Užverta. Prašymo tekstas sunaikintas.
requestWordsLive-answeredMeanwhile = Yra naujas atsakymas.

## requestLive — page of one request: its state, its terms and its answers; for the person who asks

requestLive-open = Atviras
requestLive-ready = Atsakyta
requestLive-closed = Užvertas
requestLive-guardedText = Jis apsaugotas slaptafraze, todėl čia nerodomas.
requestLive-closedText = Jis sunaikintas užvėrus prašymą.
requestLive-answersOf = Atsakymai
requestLive-answersCount = { $came } iš { $total }
requestLive-openUntil = Atviras iki
requestLive-filesMay = Failai
requestLive-filesYes = Galima siųsti
requestLive-guard = Slaptafrazė
requestLive-guardSet = Reikalinga perskaityti ir atsakyti
requestLive-email = Jūsų paskyros adresas
requestLive-emailShown = Rodomas
requestLive-noAnswers = Dar niekas neatsakė.
requestLive-sendLink = Nusiųskite nuorodą tam, kas turi, ko jums reikia.
requestLive-noneCame = Niekas neatsakė.
requestLive-purged = Atsakymai jau ištrinti.
requestLive-answerBy = Atsakymas: { $name }
requestLive-answerOf = Atsakymas ({ $date })
requestLive-newAnswer = naujas
requestLive-answerOpen = Atidaryti
requestLive-answerPage = Nuoroda ir žurnalas
requestLive-answerOver = nebegalioja
requestLive-allCame = Atsakyta. Per nuorodą atsakymai nebepriimami.
requestLive-logClosed = užverta rankiniu būdu

## requestsLive — list “Requests”, and the step about requests in “First steps” (the latter for administrators)

requestsLive-newAnswers =
    { $n ->
        [one] { $n } naujas atsakymas
        [few] { $n } nauji atsakymai
        [many] { $n } naujo atsakymo
       *[other] { $n } naujų atsakymų
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } atsakymas
        [few] { $n } atsakymai
        [many] { $n } atsakymo
       *[other] { $n } atsakymų
    }
requestsLive-noneYet = dar nėra atsakymų
requestsLive-closes = bus užvertas { $when }
requestsLive-hasClosed = užvertas
requestsLive-requestMade = sukurtas { $when }
requestsLive-noOpen = Šiuo metu nieko neprašote.
requestsLive-noReady = Nė į vieną atvirą prašymą dar neatsakyta.
requestsLive-noClosed = Dar nė vienas prašymas neužvertas.
requestsLive-closeRequest = Užverti

## ownRequests — list “Requests”: its tab and its filter; people with an account

ownRequests-tab = Prašymai
ownRequests-open = Atviri
ownRequests-ready = Su atsakymais
ownRequests-closed = Užvertieji

## answerGate — page that the link of a request opens, before the request is shown; whoever is asked

answerGate-collects = Ši nuoroda atidaro atsakymus. Ji skirta prašiusiajam: prisijunkite, tada atidarykite ją dar kartą.
answerGate-title = Jūsų prašoma paslapties
answerGate-intro = Jūsų prašoma atsiųsti kai ką konfidencialaus. Paskyros nereikia.
answerGate-ownTitle = Jūsų prašymas
answerGate-ownIntro = To prašote jūs patys. Kiti atsako šiame puslapyje.
answerGate-ownPage = Eiti prie jo nuorodos, atsakymų ir žurnalo
answerGate-passphraseHint = Ją gaunate iš prašančiojo atskirai nuo šios nuorodos.
answerGate-read = Žiūrėti, ko prašoma
answerGate-left =
    { $n ->
        [one] Atsakyti galima dar { $n } kartą, iki: { $date } ({ $relative }).
        [few] Atsakyti galima dar { $n } kartus, iki: { $date } ({ $relative }).
        [many] Atsakyti galima dar { $n } karto, iki: { $date } ({ $relative }).
       *[other] Atsakyti galima dar { $n } kartų, iki: { $date } ({ $relative }).
    }
answerGate-busy = Per daug užklausų iš jūsų adreso. Palaukite minutę ir bandykite dar kartą.

## ownAnswer — page of an answer, for the person who asked: before it is opened

ownAnswer-title = Atsakymas į „{ $name }“
ownAnswer-unnamed = Atsakymas į jūsų prašymą
ownAnswer-intro = Jį atidaryti galite tik jūs.
ownAnswer-page = Eiti prie prašymo ir visų jo atsakymų

## answer — page on which one answers a request, and the pages after it; whoever is asked

answer-yourName = Jūsų vardas (nebūtina)
answer-yourNameHint = Jį matys prašantysis.
answer-yourNameOpen = Jį matys prašantysis. Jis neapsaugotas taip, kaip jūsų atsakymas.
answer-addressShown = Jis matys ir jūsų patvirtintą el. pašto adresą.
answer-title = Ko jūsų prašoma
answer-label = Nuo prašančiojo
answer-asks = Jums šią nuorodą atsiuntęs asmuo prašo:
answer-asksFiles = Jums šią nuorodą atsiuntęs asmuo prideda failų.
answer-ownWords = Parašė prašantysis. Mes netikrinome, kas tai.
answer-ownWordsAccount = Parašė prašantysis.
answer-account = Prašančiojo paskyra šiame serveryje: { $email }.
answer-anyAccount = Prašančiojo paskyra: { $email }. Paskyrą čia gali susikurti bet kas, todėl šis adresas nepatvirtintas.
answer-unverifiedAccount = Prašančiojo paskyra: { $email }. Šio adreso niekas nepatvirtino.
answer-careful = Siųskite tik tada, jei žinote, kas prašo.
answer-given = Failai jums
answer-text = Jūsų atsakymas
answer-textPlaceholder = Slaptažodis, raktas, pastaba…
answer-message = Žinutė
answer-sealed = Šis prašymas priima tik ištisiniu šifravimu užantspauduotą atsakymą. Be JavaScript šis puslapis negali jo užantspauduoti. Išsiųskite šia komanda su visa nuoroda:
answer-sealedOnce = Jūsų atsakymą gali perskaityti tik prašantysis; šis serveris negali. Vėliau jo pakeisti negalėsite.
answer-once = Jis saugomas užšifruotas, atidaryti jį gali tik prašantysis, ir vėliau jo pakeisti negalėsite.
answer-send = Siųsti
answer-sent = Išsiųsta
answer-sentText = Jūsų atsakymas gautas. Galite užverti šį puslapį.
answer-sentTo = Jūsų atsakymą gavo { $email }. Galite užverti šį puslapį.
answer-sentMore = Siųsti dar vieną atsakymą
answer-notSent = Neišsiųsta
answer-notSentText = Grįžkite: tai, ką parašėte, tebėra ten.
answer-back = Pradėti iš naujo
answer-gone = Čia nieko nebeprašoma
answer-goneText = Šis prašymas užvertas, jo laikas baigėsi arba jo niekada nebuvo.
answer-goneHint = Paprašykite nuorodą atsiuntusio asmens naujos.
answer-answered = Jau atsakyta
answer-answeredText = Į šį prašymą gauti visi prašyti atsakymai.
answer-answeredHint = Atsakėte ne jūs? Pasakykite tai nuorodą atsiuntusiam asmeniui.
answer-blankProblem = Įveskite, ką norite išsiųsti.
answer-tooLargeProblem = Tai daugiau, nei serveris priima.
answer-spaceProblem = Serveryje nebeliko vietos. Nieko neįrašyta.
answer-goneProblem = Šis prašymas atsakymų nebepriima. Nieko neįrašyta.
answer-passphraseProblem = Slaptafrazė neteisinga. Nieko neįrašyta.
answer-unprovedProblem = Šis prašymas skirtas tam tikriems žmonėms, o ši naršyklė neparodė, kad esate vienas iš jų. Nieko neįrašyta. Dar kartą atidarykite nuorodą kitoje kortelėje, paprašykite atsiųsti kodą el. paštu, tada čia išsiųskite tai, ką parašėte.

## answerSealedLive — page on which one answers: the answer could not be sealed; whoever is asked

answerSealedLive-answerLinkCut = Nuoroda nepilna: dalies po # trūksta arba ji pakeliui pakeista. Nieko neišsiųsta. Dar kartą atidarykite visą nuorodą arba kreipkitės į ją atsiuntusį asmenį.
answerSealedLive-sealerMissing = Negauta puslapio dalis, užantspauduojanti jūsų atsakymą. Nieko neišsiųsta. Patikrinkite ryšį ir įkelkite puslapį iš naujo.
answerSealedLive-notSealed = Jūsų naršyklė negalėjo to užantspauduoti. Nieko neišsiųsta.

## answerLive — page on which one answers: messages that appear while one works; whoever is asked

answerLive-bytes = { $used } iš { $limit }
answerLive-blank = Įveskite, ką norite išsiųsti.
answerLive-blankFiles = Įveskite, ką norite išsiųsti, arba pasirinkite failus.
answerLive-tooLong = Per ilgas tekstas: daugiausia { $limit }.
answerLive-tooLarge = Tai daugiau, nei serveris priima.
answerLive-over = Šis prašymas atsakymų nebepriima. Nieko neįrašyta.
answerLive-wrong = Slaptafrazė neteisinga. Nieko neįrašyta.
answerLive-limited =
    { $n ->
        [one] Per daug užklausų. Bandykite vėl po { $n } sekundės.
        [few] Per daug užklausų. Bandykite vėl po { $n } sekundžių.
        [many] Per daug užklausų. Bandykite vėl po { $n } sekundės.
       *[other] Per daug užklausų. Bandykite vėl po { $n } sekundžių.
    }
answerLive-again = Dabar galite bandyti dar kartą.
answerLive-unavailable = Serveris šiuo metu nepasiekiamas. Tai, ką parašėte, tebėra čia: po akimirkos bandykite dar kartą.
answerLive-noSpace = Serveryje nebeliko vietos. Nieko neįrašyta.
answerLive-offline = Serveris neatsakė. Atsakymas vis tiek galėjo būti gautas: įkelkite puslapį iš naujo ir pamatysite.
answerLive-failed = Kažkas nepavyko ({ $status }). Nieko neįrašyta.
answerLive-refused = Šio atsakymo serveris nepriima. Nieko neįrašyta.

## receipt — receipt: a page for senders without an account, and where it is offered

receipt-choice = Pasilikti kvitą
receipt-choiceHint = Antra nuoroda, skirta tik jums: ji rodo, ar paslaptis atidaryta, ir gali ją ištrinti.
receipt-yours = Pasilikite savo kvitą
receipt-yoursShows = Jis rodo, ar paslaptis atidaryta, ir gali ją ištrinti.
receipt-yoursText = Perskaityti jos jis negali. Pasilaikykite jį sau: gavėjui reikia aukščiau esančios nuorodos.
receipt-open = Atidaryti kvitą
receipt-copy = Kopijuoti kvitą
receipt-remember = Įsiminti mano nuorodas šiame įrenginyje
receipt-rememberHint = Tik kvitus ir tik šioje naršyklėje. Juos gali matyti visi, kas gali ja naudotis. Išjungus visi jie pamirštami.
receipt-list = Mano naujausios nuorodos
receipt-listText = Ką ši naršyklė prisimena apie nuorodas, kurias sukūrėte be paskyros.
receipt-listNone = Ši naršyklė neprisimena jokių nuorodų. Jas įsiminti siūloma prie kvito.
receipt-listScripts = Šiam sąrašui reikia JavaScript: jį saugo naršyklė, o ne serveris.
receipt-forget = Pamiršti visas
receipt-notOpened = Dar neatidaryta
receipt-neverOpened = Niekada neatidaryta
receipt-notOpenedText = Kol kas nuorodos niekas neatidarė.
receipt-opened =
    { $n ->
        [one] Atidaryta { $n } kartą
        [few] Atidaryta { $n } kartus
        [many] Atidaryta { $n } karto
       *[other] Atidaryta { $n } kartų
    }
receipt-times = Kada atidaryta
receipt-timesSome = Kada atidaryta paskutinius kartus
receipt-over = Nuorodos niekas nebegali atidaryti.
receipt-overViews = Ji atidaryta tiek kartų, kiek leidote, paskutinį kartą: { $date }. Jos turinys sunaikintas.
receipt-overTime = Jos laikas baigėsi: { $date }. Jos turinys sunaikintas.
receipt-overHand = Ji ištrinta: { $date }. Jos turinys sunaikintas.
receipt-left =
    { $n ->
        [one] Nuorodą galima atidaryti dar { $n } kartą, iki: { $date }.
        [few] Nuorodą galima atidaryti dar { $n } kartus, iki: { $date }.
        [many] Nuorodą galima atidaryti dar { $n } karto, iki: { $date }.
       *[other] Nuorodą galima atidaryti dar { $n } kartų, iki: { $date }.
    }
receipt-alarmed = Gavėjas praneša, kad prieš jį nuorodą atidarė kažkas kitas. Pasikalbėkite su gavėju.
receipt-frozen = Nuoroda pristabdyta: niekas negali jos atidaryti.
receipt-again = Patikrinti dar kartą
receipt-unknown = Čia nieko nežinoma
receipt-unknownText = Šis kvitas nepriklauso jokiai šio serverio nuorodai. Patikrinkite, ar adresas pilnas.
receipt-unknownHint = Praėjus kiek laiko po to, kai nuoroda baigia galioti, serveris ištrina viską, ką apie ją žinojo.

## receiptListLive — page “My recent links” of senders without an account: a line for each link

receiptListLive-made = Sukurta: { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Atidaryta { $n } kartą
        [few] Atidaryta { $n } kartus
        [many] Atidaryta { $n } karto
       *[other] Atidaryta { $n } kartų
    }
receiptListLive-stateNone = Dar neatidaryta
receiptListLive-stateOver = Nebegalioja
receiptListLive-stateAlarmed = Pavojaus signalas
receiptListLive-stateFrozen = Pristabdyta
receiptListLive-stateUnknown = Nieko apie ją nebežinoma
receiptListLive-stateFailed = Serveris neatsakė
receiptListLive-forgotten = Pamiršta. Nuo šiol ši naršyklė nuorodų neįsimena.

## about — page “How this works and who runs it”; everybody. Each sentence is a promise: no more and no less than the English

about-title = Kaip tai veikia ir kas tai prižiūri
about-lead = Paslaptį bendrinate kaip nuorodą. Nuoroda pati nustoja veikti, ir tada paslaptis sunaikinama.
about-operatorTitle = Kas prižiūri šį serverį
about-runBy = Šį serverį prižiūri { $name }.
about-unnamed = Šio serverio prižiūrėtojas čia neįrašė pavadinimo. Klauskite to, kas jus čia nukreipė.
about-contact = Kontaktai:
about-program = Programa: Secret Push, versija { $version }.
about-words = Ji siūlo žodžius iš „EFF Long Wordlist“, kurį parengė „Electronic Frontier Foundation“ (https://www.eff.org/dice), be keturių iš jų, pagal licenciją CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Kaip saugoma paslaptis
about-sealed = Prieš įrašydamas kiekvieną paslaptį serveris užšifruoja AES-256-GCM. Raktas išvedamas iš paslapties atsitiktinio rakto, nuorodos ir, jei yra, slaptafrazės.
about-masterKey = Atsitiktinis raktas saugomas užšifruotas serverio pagrindiniu raktu, kuris laikomas ne duomenų bazėje.
about-passphrase = Serveris nesaugo nei slaptafrazės, nei nieko, su kuo ją būtų galima palyginti. Argon2id sulėtina spėliojimą, o po penkių neteisingų bandymų per minutę adresui tenka laukti.
about-files = Failų vardai ir turinys taip pat užšifruojami.
about-transport = Šis šifravimas vyksta serveryje. Kelią iki jo saugo https:// adresas.
about-endToEnd = Siuntėjas taip pat gali užantspauduoti paslaptį naršyklėje arba komandų eilute, atviruoju formatu age. Raktas yra nuorodoje po #; šios dalies naršyklės niekada nesiunčia: serveris saugo ir išduoda tai, ko perskaityti negali.
about-endTitle = Kas vyksta, kai nuoroda baigia galioti
about-end = Nuoroda baigia galioti po pasirinkto laiko, po paskutinės leidžiamos peržiūros arba kai kas nors ją ištrina. Tą akimirką sunaikinami jos raktas, paslaptis ir siuntėjo žinutė.
about-endFiles = Failai taip pat ištrinami. Paskutinės peržiūros atsisiuntimo nuorodos dar veikia, bet ne ilgiau nei nurodyta ({ $time }) ir niekada ilgiau už pasirinktą laiką.
about-rowAnonymous = Be paskyros bendrintos paslapties žurnalas, jai nustojus galioti, dar saugomas nustatytą laiką ({ $time }), tada ištrinamas.
about-rowAnonymousKept = Be paskyros bendrintos paslapties žurnalas saugomas, kol jį ištrina prižiūrėtojas.
about-rowOwned = Prisijungusio siuntėjo paslapties žurnalas, jai nustojus galioti, dar saugomas nustatytą laiką ({ $time }), tada ištrinamas kartu su siuntėjo suteiktu pavadinimu ir pastaba.
about-rowOwnedKept = Prisijungusio siuntėjo paslapties žurnalas kartu su siuntėjo suteiktu pavadinimu ir pastaba saugomas, kol jį ištrina prižiūrėtojas.
about-backups = Atsarginėje kopijoje yra tai, kas buvo saugoma ją darant, kol ją ištrina prižiūrėtojas.
about-loggedTitle = Kas įrašoma į žurnalą
about-logged = Apie kiekvieną paslaptį: kada ji sukurta, atidaryta, ištrinta ar bandyta atidaryti su neteisinga slaptafraze, taip pat tinklo adresas, naršyklė ir puslapis, iš kurio atėjo lankytojas. Prisijungę siuntėjai mato šį savo paslapčių žurnalą.
about-request = Apie kiekvieną užklausą: laikas, puslapio rūšis, rezultatas, trukmė ir tinklo adresas. Niekada – nuoroda, paslaptis ar slaptafrazė. Kiek laiko šios eilutės saugomos, sprendžia prižiūrėtojas.
about-cookies = Slapukai: vienas – jūsų seansui prisijungus, po vieną – pasirinktai kalbai ir spalvoms, vienas – naršyklėje, kuri laukia siuntėjo arba pranešė apie nuorodą. Sekimo nėra, ir puslapiai nieko neįkelia iš kitų serverių.
about-operatorReadsTitle = Ką prižiūrėtojas gali ir ko negali perskaityti
about-seesMeta = Prižiūrėtojas mato, kad paslaptis yra: jos rūšį, dydį, laikus, peržiūras ir žurnalą, taip pat prisijungusio siuntėjo el. pašto adresą.
about-adminPage = Administratoriai gali ištrinti bet kurią paslaptį. Jie nemato nei jos turinio, nei pavadinimo, pastabos ar nuorodos. Tačiau jie gali iš naujo nustatyti naudotojo slaptažodį ir tada prisijungti kaip tas naudotojas.
about-readsOwned = Kas turi ir saugomus duomenis, ir pagrindinį raktą, gali perskaityti prisijungusio siuntėjo dar galiojančią paslaptį, jei ji neturi slaptafrazės, ir to siuntėjo pavadinimus, pastabas bei žinutes.
about-readsAnonymous = Paslapčiai, bendrintai be paskyros, jiems dar reikia nuorodos, kurios serveris nesaugo.
about-readsGuarded = Paslapčiai su slaptafraze jiems dar reikia slaptafrazės. Trumpą galima atspėti, ilgos – ne.
about-running = Kas valdo veikiantį serverį, gali matyti paslaptį ir jos slaptafrazę tada, kai ji sukuriama ir kai atidaroma.
about-readsSealed = Užantspauduotos paslapties prižiūrėtojas perskaityti negali, net turėdamas visus duomenis ir pagrindinį raktą. Tačiau pakeistas serveris galėtų pateikti puslapį, kuris paslaptį išduotų: kad to išvengtumėte, atidarykite nuorodą komandų eilute.
about-readsExpired = Nebegaliojančios paslapties niekas negali perskaityti, įskaitant prižiūrėtoją, nebent ji dar yra anksčiau padarytoje atsarginėje kopijoje.
about-youTitle = Ką galite padaryti jūs
about-you = Pasirinkite mažai peržiūrų ir trumpą laiką. Pridėkite slaptafrazę ir perduokite ją kitu būdu nei nuorodą. Paslaptį atidarykite tik tada, kai galite ją saugiai išsisaugoti.

## accessibility — page “Accessibility”; everybody

accessibility-title = Prieinamumas
accessibility-lead = Visi turi galėti bendrinti ir atidaryti paslaptį, kad ir kaip mato, girdi, juda ir skaito.
accessibility-contactTitle = Jei kas nors trukdo
accessibility-contact = Praneškite šio serverio prižiūrėtojui, kas jums neveikia, arba paprašykite kito būdo:
accessibility-nobody = Šio serverio prižiūrėtojas čia neįrašė kontaktų. Tam, kas jus čia nukreipė, pasakykite, kas jums neveikia, ir paprašykite kito būdo.
accessibility-standardTitle = Ką šie puslapiai atitinka
accessibility-standard = Šie puslapiai sukurti taip, kad atitiktų WCAG 2.2 AA lygį, o kartu ir EN 301 549 9 skyrių. Pagal pačių kūrėjų patikrą jie tai atitinka, išskyrus tai, kas išvardyta toliau pateiktame sąraše.
accessibility-missingTitle = Ko trūksta
accessibility-missingUndo = Trynimą galima anuliuoti aštuonias sekundes, ne ilgiau, nes ištrinta paslaptis neturi išlikti. Anuliavimo mygtukas iškart gauna fokusą.
accessibility-missingLanguage = Tai, ką parašė patys žmonės, pvz., žinutė ar failo vardas, nepažymėta, kokia kalba parašyta.
accessibility-missingReaders = Tikrinant nenaudota jokia ekrano skaitytuvė, ir žmonės su negalia dar nedalyvavo.
accessibility-checkedTitle = Kaip tai patikrinta
accessibility-checkedByProgram = Programa axe-core: kiekvienas puslapis kiekvienos būsenos, siaurame ir plačiame ekrane, šviesus ir tamsus. Be to, kiekvienas puslapis telpa esant 320 pikselių pločiui ir dvigubai padidintam tekstui.
accessibility-checkedByHand = Rankiniu būdu: pagrindiniai keliai per puslapius naudojant vien klaviatūrą, su didesniais tarpais tarp raidžių ir eilučių, taip pat Chromium prieinamumo medyje, iš kurio skaito ekrano skaitytuvės.

## caution — what keeps a link closed, and “That wasn’t me”: recipients’ pages, and fields of the form for senders

caution-notMe = Tai buvau ne aš
caution-tellText = Jei tai ne jums pažįstamas žmogus, praneškite siuntėjui: tai bus parodyta jo žurnale.
caution-tellFreezes = Tai taip pat pristabdo nuorodą: niekas negali jos atidaryti, kol siuntėjas vėl jos neįjungia.
caution-tell = Pranešti siuntėjui
caution-told = Pranešėte siuntėjui, kad tai buvote ne jūs.
caution-askSender = Jei tai buvote ne jūs, paprašykite siuntėjo naujos paslapties.
caution-toldTitle = Dabar siuntėjas tai mato
caution-toldText = Jo žurnale nurodyta, kad kažkas šią nuorodą atidarė prieš jus.
caution-toldFrozen = Nuoroda pristabdyta: niekas negali jos atidaryti, kol siuntėjas vėl jos neįjungia.
caution-toldOpen = Nuoroda tebeveikia. Prieš pasikliaudami jos turiniu, pasiteiraukite siuntėjo.
caution-toldNext = Pasikalbėkite su siuntėju kitu būdu, pavyzdžiui, telefonu.
caution-back = Atgal prie paslapties
caution-frozenTitle = Ši nuoroda pristabdyta
caution-frozenText = Šiuo metu niekas negali jos atidaryti. Ji vėl veiks, kai siuntėjas ją vėl įjungs.
caution-frozenHint = Pasiteiraukite siuntėjo, tada įkelkite šį puslapį iš naujo. Tai nesuskaičiuota kaip peržiūra.
caution-elsewhereTitle = Ne iš šio tinklo
caution-elsewhereText = Siuntėjas pasirinko tinklus, kuriuose ši nuoroda atsidaro. Jūsų adreso { $address } nėra nė viename iš jų.
caution-elsewhereHint = Prisijunkite prie tinkamo tinklo, tada įkelkite šį puslapį iš naujo. Tai nesuskaičiuota kaip peržiūra.
caution-earlyTitle = Dar neatidaroma
caution-earlyText = Ši nuoroda atsidarys: { $date } ({ $relative }).
caution-earlyHint = Tada įkelkite šį puslapį iš naujo. Tai nesuskaičiuota kaip peržiūra.
caution-notBefore = Atsidaro ne anksčiau kaip (nebūtina)
caution-notBeforeHint = Pagal šio įrenginio laiko juostą. Anksčiau ją atidaryti galite tik jūs.
caution-afterFirstView = Po pirmos peržiūros baigia galioti po
caution-networks = Tik šiuose tinkluose (klauskite IT skyriaus)
caution-networksHint = Adresai ir sritys, pvz., 192.0.2.0/24, atskirti kableliais.
caution-addressees = Tik šiems žmonėms (nebūtina)
caution-addresseesHint = El. pašto adresai arba grupės, pvz., group:staff, atskirti kableliais. Prieš atsidarant nuorodai jie naudoja įmonės prisijungimą arba el. paštu atsiųstą kodą.
caution-addresseesByCompany = El. pašto adresai arba grupės, pvz., group:staff, atskirti kableliais. Prieš atsidarant nuorodai jie naudoja įmonės prisijungimą.
caution-addresseesByCode = El. pašto adresai, atskirti kableliais. Paskyros niekam nereikia: prieš atsidarant nuorodai įvedamas el. paštu atsiųstas kodas.
caution-addresseesRequired = Tik šiems žmonėms (būtina)
caution-addresseesNext = Tik šiems gavėjams: { $people }. Nusiųskite nuorodą jiems. Ji jiems atsidarys po įmonės prisijungimo.
caution-addresseesNextByCode = Tik šiems gavėjams: { $people }. Nusiųskite nuorodą jiems. Jos puslapyje jie paprašys atsiųsti kodą savo adresu.
caution-addresseesNextByEither = Tik šiems gavėjams: { $people }. Nusiųskite nuorodą jiems. Jos puslapyje jie naudos įmonės prisijungimą arba paprašys atsiųsti kodą savo adresu.
caution-openings = Įspėti gavėją, jei kas nors jau atidarė nuorodą
caution-freeze = Pristabdyti nuorodą
caution-thaw = Vėl įjungti nuorodą

## cautionGateLive — page of a secret: it was opened before; recipients

cautionGateLive-openedBefore =
    { $n ->
        [one] Ši nuoroda jau atidaryta { $n } kartą, paskutinį kartą: { $date } ({ $relative }).
        [few] Ši nuoroda jau atidaryta { $n } kartus, paskutinį kartą: { $date } ({ $relative }).
        [many] Ši nuoroda jau atidaryta { $n } karto, paskutinį kartą: { $date } ({ $relative }).
       *[other] Ši nuoroda jau atidaryta { $n } kartų, paskutinį kartą: { $date } ({ $relative }).
    }

## addresseesLive — page “New”: problems with the field “Only for these people”; senders

addresseesLive-noAddress = „{ $entry }“ nėra el. pašto adresas.
addresseesLive-notIn = Domeno { $domain } adresai neleidžiami.
addresseesLive-wanted = Įveskite, kam nuoroda skirta: to reikalauja šis serveris.

## cautionCreateLive — page “New”: chips that sum up the chosen terms, and problems with fields; senders

cautionCreateLive-badMoment = Pasirinkite laiką, ankstesnį už nuorodos galiojimo pabaigą.
cautionCreateLive-termNotBefore = atsidaro { $date }
cautionCreateLive-notSooner = Nesikeičia
cautionCreateLive-termFirstView = po pirmos peržiūros galioja: { $duration }
cautionCreateLive-badNetwork = „{ $network }“ nėra tinklas. Įveskite adresus ir sritis, pvz., 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] tik iš { $n } tinklo
        [few] tik iš { $n } tinklų
        [many] tik iš { $n } tinklo
       *[other] tik iš { $n } tinklų
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] tik { $n } gavėjui
        [few] tik { $n } gavėjams
        [many] tik { $n } gavėjo
       *[other] tik { $n } gavėjų
    }
cautionCreateLive-termLock = tik pirmam įrenginiui
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } peržiūra kiekvienam gavėjui
        [few] { $n } peržiūros kiekvienam gavėjui
        [many] { $n } peržiūros kiekvienam gavėjui
       *[other] { $n } peržiūrų kiekvienam gavėjui
    }

## cautionOwnLive — page of a link for its sender: paused, reported, and its terms

cautionOwnLive-frozen = Pristabdyta
cautionOwnLive-alarmed = Pranešta
cautionOwnLive-frozenNow = Ši nuoroda pristabdyta: niekas, išskyrus jus, negali jos atidaryti. Galiojimo pabaiga nesikeičia: { $date }.
cautionOwnLive-alarm = Gavėjas praneša, kad prieš jį nuorodą atidarė kažkas kitas. Pranešta: { $date } ({ $relative }), iš { $address } ({ $browser }).
cautionOwnLive-alarmNext = Palyginkite toliau esančius įrašus su tais, kam davėte nuorodą. Jei abejojate, ištrinkite ją ir pakeiskite paslaptį.
cautionOwnLive-settle = Atmesti pranešimą
cautionOwnLive-thawQuestion = Vėl įjungti „{ $name }“? Visi, kas turi nuorodą, vėl galės ją atidaryti.
cautionOwnLive-nowFrozen = Pristabdyta. Niekas, išskyrus jus, negali jos atidaryti.
cautionOwnLive-nowThawed = Nuoroda vėl veikia.
cautionOwnLive-nowSettled = Pranešimas atmestas.
cautionOwnLive-networks = Tinklai
cautionOwnLive-recipients = Gavėjai
cautionOwnLive-recipientsOnly = Tik šiems: { $recipients }
cautionOwnLive-networksOnly = Tik iš šių: { $networks }
cautionOwnLive-lock = Įrenginiai
cautionOwnLive-lockYes = Dar kartą atidaryti gali tik pirmasis įrenginys
cautionOwnLive-shares = Kiekvieno peržiūros
cautionOwnLive-sharesEach =
    { $n ->
        [one] Kiekvienas gali atidaryti { $n } kartą
        [few] Kiekvienas gali atidaryti { $n } kartus
        [many] Kiekvienas gali atidaryti { $n } karto
       *[other] Kiekvienas gali atidaryti { $n } kartų
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } bandymas iš jūsų neleisto tinklo.
        [few] { $n } bandymai iš jūsų neleistų tinklų.
        [many] { $n } bandymo iš jūsų neleistų tinklų.
       *[other] { $n } bandymų iš jūsų neleistų tinklų.
    }

## hold — held release: the recipient waits and reads out three words, the sender lets them in; both read this

hold-title = Laukiama siuntėjo
hold-tell = Siuntėjas turi leisti jums tai atidaryti. Pasakykite jam šiuos tris žodžius, pavyzdžiui, telefonu:
hold-plain = Šis puslapis kas kelias sekundes patikrina iš naujo.
hold-look = Patikrinti dabar
hold-released = Siuntėjas leido jums tai atidaryti. Galite atidaryti vieną kartą.
hold-counts = Siuntėjas turi leisti jums tai atidaryti.
hold-ask = Prašyti siuntėjo leidimo
hold-refusedTitle = Siuntėjas atsisakė
hold-refusedText = Siuntėjas neleido jums tai atidaryti ir pristabdė nuorodą.
hold-refusedHint = Jei laukėte šios paslapties, paskambinkite siuntėjui. Nieko neatidaryta.
hold-choice = Klausti manęs prieš atidarant
hold-choiceHint = Gavėjas telefonu perskaito jums tris žodžius, ir jūs jį įleidžiate.
hold-who = Kas jūsų laukia
hold-compare = Įleiskite tik tą, kas pasako būtent šiuos žodžius, pavyzdžiui, telefonu.
hold-nobody = Dar niekas nelaukia. Kas atidaro nuorodą, laukia čia ir perskaito jums tris žodžius.

## holdGateLive — page on which a recipient waits until the sender releases the secret

holdGateLive-title = Laukiama siuntėjo
holdGateLive-until = Šis puslapis laukia iki: { $date } ({ $relative }). Galite palikti jį atidarytą.
holdGateLive-waiting = Laukiama. Jūsų žodžiai: { $words }.
holdGateLive-released = Siuntėjas leido tai atidaryti.
holdGateLive-crowded =
    { $n ->
        [one] To laukia per daug žmonių. Bandykite vėl po { $n } sekundės.
        [few] To laukia per daug žmonių. Bandykite vėl po { $n } sekundžių.
        [many] To laukia per daug žmonių. Bandykite vėl po { $n } sekundės.
       *[other] To laukia per daug žmonių. Bandykite vėl po { $n } sekundžių.
    }

## holdCreateLive — page “New”: chip for held release; senders

holdCreateLive-termHold = prieš atidarant klausia jūsų

## holdOwnLive — page of a link for its sender: who waits, and what the sender decides

holdOwnLive-release = Įleisti
holdOwnLive-refuse = Atsisakyti ir pristabdyti
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Įleista, dar neatidaryta
holdOwnLive-asks =
    { $n ->
        [one] Laukia { $n } žmogus
        [few] Laukia { $n } žmonės
        [many] Laukia { $n } žmogaus
       *[other] Laukia { $n } žmonių
    }
holdOwnLive-arrived = Kažkas laukia: { $words }.
holdOwnLive-nowReleased = Įleista; atidaryti galima vieną kartą.
holdOwnLive-nowRefused = Atsisakyta. Nuoroda pristabdyta.
holdOwnLive-tooLate = Šis laukimas jau buvo pasibaigęs.
holdOwnLive-hold = Leidimas
holdOwnLive-holdYes = Prieš atidarant klausiama jūsų

## links — page “New”: a switch under the list of recipients; senders

links-choice = Kiekvienam sava nuoroda

## linksLive — page “New”: making one link for each recipient, and the finished links; senders

linksLive-noGroups = Grupė negali gauti savos nuorodos: pašalinkite „{ $group }“ arba išvardykite jos žmones.
linksLive-making = Nuoroda { $at } iš { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Serveris prašo palaukti: { $address } – po { $n } sekundės.
        [few] Serveris prašo palaukti: { $address } – po { $n } sekundžių.
        [many] Serveris prašo palaukti: { $address } – po { $n } sekundės.
       *[other] Serveris prašo palaukti: { $address } – po { $n } sekundžių.
    }
linksLive-notTried = Atšaukta. Nieko neįrašyta.
linksLive-ready =
    { $n ->
        [one] Paruošta { $n } nuoroda
        [few] Paruoštos { $n } nuorodos
        [many] Paruošta { $n } nuorodos
       *[other] Paruošta { $n } nuorodų
    }
linksLive-opens =
    { $n ->
        [one] Kiekvieną galima atidaryti { $n } kartą, iki: { $date } ({ $relative }), ir tik jos gavėjui.
        [few] Kiekvieną galima atidaryti { $n } kartus, iki: { $date } ({ $relative }), ir tik jos gavėjui.
        [many] Kiekvieną galima atidaryti { $n } karto, iki: { $date } ({ $relative }), ir tik jos gavėjui.
       *[other] Kiekvieną galima atidaryti { $n } kartų, iki: { $date } ({ $relative }), ir tik jos gavėjui.
    }
linksLive-links = Nuorodos
linksLive-copyOne = Kopijuoti
linksLive-copyAll = Kopijuoti visas kaip tekstą
linksLive-pageOf = Šios nuorodos puslapis
linksLive-keptByPasskey = Kopijuojant prašoma jūsų prieigos rakto.
linksLive-gone = Šis puslapis nuorodos neberodo.
linksLive-linksKept = Nuorodas saugo ši naršyklė. Jokia kita jų parodyti negali.
linksLive-onlyHere = Nukopijuokite nuorodas dabar. Jų nebus galima parodyti dar kartą.
linksLive-unmade = Kai kurios nuorodos dar nesukurtos, o tai, ką bendrinate, yra tik šiame puslapyje. Vis tiek išeiti?
linksLive-unsaved = Dar nukopijavote ne visas nuorodas, o jos rodomos tik šiame puslapyje. Vis tiek išeiti?
linksLive-unmadeCount =
    { $n ->
        [one] Nesukurta { $n } nuoroda:
        [few] Nesukurtos { $n } nuorodos:
        [many] Nesukurta { $n } nuorodos:
       *[other] Nesukurta { $n } nuorodų:
    }
linksLive-again = Bandyti dar kartą

## lock — a link that only its first device opens: form for senders (choice…, viewsEach…), pages for recipients (the rest)

lock-choice = Dar kartą atidaryti gali tik pirmasis įrenginys
lock-choiceHint = Kas pirmas atidaro nuorodą, tam ji ir lieka. Kituose įrenginiuose ar naršyklėse rodoma, kad ji atidaryta kitur.
lock-viewsEach = Peržiūros kiekvienam gavėjui (nebūtina)
lock-viewsEachHint = Tada kiekvienas adresas turi savų peržiūrų, ir niekas negali išnaudoti kitų peržiūrų.
lock-first = Dar kartą atidaryti galės tik ta naršyklė, kuri atidarys pirmoji, tad atidarykite ten, kur jums reikia. Tam jūsų naršyklė išsaugo slapuką.
lock-own = Ši naršyklė atidarė pirmoji. Tik ji gali atidaryti dar kartą.
lock-elsewhereTitle = Atidaryta kitoje naršyklėje
lock-elsewhereText = Ši nuoroda atsidaro tik ją pirmąkart atidariusioje naršyklėje, o tai buvo ne ši.
lock-elsewhereHint = Jei tai buvote jūs, grįžkite į tą įrenginį ir naršyklę. Jei ne, paslaptį galbūt perskaitė kažkas kitas.
lock-needsCookie = Šiai nuorodai reikia slapuko, o jūsų naršyklė jo neatsiuntė. Leiskite slapukus šiam puslapiui ir bandykite dar kartą.
lock-usedTitle = Jau atidarėte
lock-usedText =
    { $n ->
        [one] Siuntėjas kiekvienam gavėjui leidžia šią nuorodą atidaryti { $n } kartą, ir jūs tai jau padarėte.
        [few] Siuntėjas kiekvienam gavėjui leidžia šią nuorodą atidaryti { $n } kartus, ir jūs tai jau padarėte.
        [many] Siuntėjas kiekvienam gavėjui leidžia šią nuorodą atidaryti { $n } karto, ir jūs tai jau padarėte.
       *[other] Siuntėjas kiekvienam gavėjui leidžia šią nuorodą atidaryti { $n } kartų, ir jūs tai jau padarėte.
    }
lock-usedHint = Jei jums jos vėl reikia, paprašykite siuntėjo naujos nuorodos.

## sharesLive — page of a secret with views for each recipient; recipients

sharesLive-lastView = Tai buvo paskutinė jūsų peržiūra. Išsisaugokite dabar tai, ko reikia.
sharesLive-lastViewFiles = Tai buvo paskutinė jūsų peržiūra. Dabar atsisiųskite, ko reikia: nuorodos veiks tik trumpai.

## preview — page of a link, for others than its sender too: what the link is

preview-title = Nuoroda
preview-text = Kas turi šią nuorodą, gali atidaryti paslaptį. Šio puslapio žiūrėjimas neskaičiuojamas kaip peržiūra.
preview-sealedText = Kas turi visą nuorodą, gali atidaryti paslaptį. Šio puslapio žiūrėjimas neskaičiuojamas kaip peržiūra.
preview-shownOnce = Ji apsaugota ištisiniu šifravimu: visa jos nuoroda parodyta vieną kartą, kai buvo sukurta, ir dar kartą parodyti jos negalima.
preview-lost = Jei jos nebeturite, ištrinkite šią nuorodą ir sukurkite naują.
preview-qrOf = Nuorodos QR kodas
preview-terms = Išsami informacija

## returned — page of a link for its sender: a mail with the link came back

returned-one = El. laiškas, siųstas adresu { $recipient }, grįžo: { $reason } (būsena { $status }, { $when }).
returned-hint = Patikrinkite adresą arba perduokite nuorodą kitu būdu.
returned-no_mailbox = tokios pašto dėžutės nėra
returned-no_domain = domeno nėra arba jis nepriima el. laiškų
returned-closed = pašto dėžutė nepriima el. laiškų
returned-full = pašto dėžutė pilna
returned-too_large = el. laiškas pašto dėžutei per didelis
returned-unreachable = nepavyko pasiekti šio adreso pašto serverio
returned-policy = šio adreso pašto serveris tokių el. laiškų iš šio serverio nepriima
returned-refused = šio adreso pašto serveris jį atmetė

## share — box with a link and the ways to hand it on; senders

share-link = Nuoroda
share-copy = Kopijuoti nuorodą
share-share = Bendrinti
share-mail = El. paštas
share-message = Kopijuoti kaip žinutę
share-qr = QR kodas
share-print = Spausdinti laišką
share-page = Atidaryti šios nuorodos puslapį
share-png = Įrašyti kaip PNG
share-svg = Įrašyti kaip SVG

## shareLive — the message that goes with a link (in a mail, a chat, on paper), and what happens in the box “Link”

shareLive-copied = Nukopijuota
shareLive-copyFailed = Nukopijuoti nepavyko. Pažymėkite tekstą ir nukopijuokite.
shareLive-letterFailed = Laiško įkelti nepavyko. Patikrinkite ryšį ir bandykite dar kartą.
shareLive-codeFailed = Kodo įrašyti nepavyko. Patikrinkite ryšį ir bandykite dar kartą.
shareLive-message =
    { $n ->
        [one] Bendrinu su jumis kai ką konfidencialaus. Nuorodą galima atidaryti { $n } kartą (iki: { $date }):
        [few] Bendrinu su jumis kai ką konfidencialaus. Nuorodą galima atidaryti { $n } kartus (iki: { $date }):
        [many] Bendrinu su jumis kai ką konfidencialaus. Nuorodą galima atidaryti { $n } karto (iki: { $date }):
       *[other] Bendrinu su jumis kai ką konfidencialaus. Nuorodą galima atidaryti { $n } kartų (iki: { $date }):
    }
shareLive-mailSubject = Paslaptis jums
shareLive-letterTerms =
    { $n ->
        [one] Nuorodą galima atidaryti { $n } kartą (iki: { $date }). Tada jos turinys sunaikinamas.
        [few] Nuorodą galima atidaryti { $n } kartus (iki: { $date }). Tada jos turinys sunaikinamas.
        [many] Nuorodą galima atidaryti { $n } karto (iki: { $date }). Tada jos turinys sunaikinamas.
       *[other] Nuorodą galima atidaryti { $n } kartų (iki: { $date }). Tada jos turinys sunaikinamas.
    }

## letter — printed sheet (a letter on paper) with a link; read by the recipient

letter-to = Kam
letter-from = Nuo
letter-title = Kai kas konfidencialaus jums
letter-intro = Atsidaro bet kuriame telefone ar kompiuteryje. Paskyros nereikia.
letter-scan = Nuskaitykite kodą telefono kamera. Arba įveskite adresą naršyklėje tiksliai taip, kaip čia išspausdinta: didžiosios ir mažosios raidės skiriasi.
letter-press = Atsidariusiame puslapyje paspauskite mygtuką.
letter-passphrase = Įveskite slaptafrazę ir paspauskite mygtuką. Slaptafrazę siuntėjas jums perduos kitu būdu. Jūsų saugumui šiame lape jos nėra: neužsirašykite jos čia.
letter-keep = Išsisaugokite, ko reikia, tada sunaikinkite šį lapą.
letter-code = Adreso QR kodas

## push — page of a link for its sender: who opened it, the log

push-opened = Kas atidarė
push-log = Visas žurnalas
push-when = Kada
push-what = Kas įvyko
push-address = Adresas
push-browser = Naršyklė
push-older = Ankstesni
push-newer = Vėlesni
push-end = Ištrinti dabar
push-cancel = Atšaukti

## pushChange — page on which a sender changes a link

pushChange-title = Keisti šią nuorodą
pushChange-back = Atgal prie nuorodos
pushChange-expires = Baigia galioti
pushChange-views = Kiek kartų iš viso galima atidaryti
pushChange-save = Įrašyti pakeitimus
pushChange-extend = Pratęsti: { $duration }
pushChange-change = Keisti…
pushChange-changed = Pakeista.
pushChange-viewsBetween = Nuo { $min } iki { $max }. Iki šiol atidaryta: { $used }.
pushChange-latest = Ne vėliau kaip: { $date }.

## pushChangeLive — page on which a sender changes a link: hints and problems of the fields

pushChangeLive-badExpiry = Pasirinkite laiką iš šio intervalo: { $from } – { $to }.

## agentLive — browser and system of somebody who opened or signed in, in all logs

agentLive-agentOn = { $browser }, { $system }
agentLive-agentUnknown = nežinoma

## pushLive — page of a link: its terms, who opened it; its sender, and (terms only) others who look at it

pushLive-codesWait = Laukiantys el. laiškai su gavėjų kodais: { $count }. Pirmasis ateis ne vėliau kaip: { $time }.
pushLive-codesFailed = Kodas neišsiųstas el. paštu: { $addresses }.
pushLive-text = Tekstas
pushLive-file = Failai
pushLive-url = Nuoroda
pushLive-qr = QR kodas
pushLive-active = Galioja
pushLive-expired = Nebegalioja
pushLive-views = Peržiūros
pushLive-viewsLeft = Liko { $left } iš { $total }
pushLive-viewsUsed = Panaudota { $used } iš { $total }
pushLive-expires = Baigia galioti
pushLive-notBefore = Atsidaro
pushLive-firstView = Po pirmos peržiūros
pushLive-firstViewEnds = Dar galioja: { $duration }
pushLive-passphrase = Slaptafrazė
pushLive-passphraseSet = Nustatyta: nuoroda atsidaro tik su ja.
pushLive-covered = Uždengta
pushLive-coveredYes = Taip, kol gavėjas ją palies
pushLive-deletable = Gavėjai gali ištrinti
pushLive-deletableYes = Taip
pushLive-files = Failai
pushLive-fileGuarded = vardas apsaugotas slaptafraze
pushLive-filesSealed =
    { $n ->
        [one] { $n } failas, { $size }, vardas užantspauduotas
        [few] { $n } failai, { $size }, vardai užantspauduoti
        [many] { $n } failo, { $size }, vardai užantspauduoti
       *[other] { $n } failų, { $size }, vardai užantspauduoti
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } failas, sunaikintas
        [few] { $n } failai, sunaikinti
        [many] { $n } failo, sunaikinta
       *[other] { $n } failų, sunaikinta
    }
pushLive-created = Sukurta
pushLive-name = Pavadinimas
pushLive-endedByViews = Panaudota paskutinė jos peržiūra: { $when }. Jos turinys sunaikintas.
pushLive-endedByTime = Jos laikas baigėsi: { $when }. Jos turinys sunaikintas.
pushLive-endedByHand = Ištrinta: { $when }, iš { $address } ({ $browser }). Jos turinys sunaikintas.
pushLive-neverOpened = Niekas jos neatidarė.
pushLive-openedNewest =
    { $n ->
        [one] Čia rodomas { $n } naujausias atidarymas, o visi yra žurnale.
        [few] Čia rodomi { $n } naujausi atidarymai, o visi yra žurnale.
        [many] Čia rodoma { $n } naujausio atidarymo, o visi yra žurnale.
       *[other] Čia rodoma { $n } naujausių atidarymų, o visi yra žurnale.
    }
pushLive-scanned =
    { $n ->
        [one] Programos, pvz., kuriančios nuorodų miniatiūras pokalbiuose, jos puslapį patikrino { $n } kartą. Peržiūra dėl to neskaičiuojama.
        [few] Programos, pvz., kuriančios nuorodų miniatiūras pokalbiuose, jos puslapį patikrino { $n } kartus. Peržiūra dėl to neskaičiuojama.
        [many] Programos, pvz., kuriančios nuorodų miniatiūras pokalbiuose, jos puslapį patikrino { $n } karto. Peržiūra dėl to neskaičiuojama.
       *[other] Programos, pvz., kuriančios nuorodų miniatiūras pokalbiuose, jos puslapį patikrino { $n } kartų. Peržiūra dėl to neskaičiuojama.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] Įvesta { $n } neteisinga slaptafrazė.
        [few] Įvestos { $n } neteisingos slaptafrazės.
        [many] Įvesta { $n } neteisingos slaptafrazės.
       *[other] Įvesta { $n } neteisingų slaptafrazių.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } bandymas, kai ji nebegaliojo, buvo pristabdyta ar dar neatidaroma.
        [few] { $n } bandymai, kai ji nebegaliojo, buvo pristabdyta ar dar neatidaroma.
        [many] { $n } bandymo, kai ji nebegaliojo, buvo pristabdyta ar dar neatidaroma.
       *[other] { $n } bandymų, kai ji nebegaliojo, buvo pristabdyta ar dar neatidaroma.
    }
pushLive-openedMeanwhile = Ką tik atidaryta.
pushLive-ended = Ištrinta. Jos turinys sunaikintas.

## presets — terms kept under a name: form of a new link, and account; senders

presets-presets = Šablonai
presets-keep = Įrašyti kaip šabloną…
presets-title = Jūsų šablonai
presets-text = Parinktys, kurias išsaugojote naujoms nuorodoms. Norėdami jas naudoti, kurdami nuorodą pasirinkite šabloną.

## presetsLive — page “New”: the dialog that keeps terms as a preset; senders

presetsLive-presets = Šablonai
presetsLive-keepTitle = Įrašyti kaip šabloną
presetsLive-name = Pavadinimas
presetsLive-save = Įrašyti
presetsLive-cancel = Atšaukti
presetsLive-badName = Įveskite ne ilgesnį kaip 40 simbolių pavadinimą. Galite turėti iki 20 šablonų.
presetsLive-badTerms = Vienos iš šių parinkčių šis serveris nepriima.
presetsLive-taken = Šablonas tokiu pavadinimu jau yra.
presetsLive-offline = Serveris neatsakė. Patikrinkite ryšį ir bandykite dar kartą.
presetsLive-failed = Kažkas nepavyko ({ $status }). Nieko nepakeista.

## ownPresetsLive — page of one’s account: the list of presets; senders

ownPresetsLive-views =
    { $n ->
        [one] { $n } peržiūra
        [few] { $n } peržiūros
        [many] { $n } peržiūros
       *[other] { $n } peržiūrų
    }
ownPresetsLive-rename = Pervardyti
ownPresetsLive-renameOf = Pervardyti „{ $name }“
ownPresetsLive-remove = Ištrinti
ownPresetsLive-removeQuestion = Ištrinti šabloną „{ $name }“? Pagal jį sukurtos nuorodos nesikeičia.

## signIn — pages to sign in, to sign up, to choose a password, to set up the server

signIn-title = Prisijungimas
signIn-email = El. pašto adresas
signIn-password = Slaptažodis
signIn-newPassword = Naujas slaptažodis
signIn-passwordHint =
    { $n ->
        [one] Bent { $n } simbolis. Gerai tinka keli žodžiai.
        [few] Bent { $n } simboliai. Gerai tinka keli žodžiai.
        [many] Bent { $n } simbolio. Gerai tinka keli žodžiai.
       *[other] Bent { $n } simbolių. Gerai tinka keli žodžiai.
    }
signIn-submit = Prisijungti
signIn-passkey = Prisijungti prieigos raktu
signIn-signUp = Sukurti paskyrą
signIn-have = Turiu paskyrą
signIn-name = El. pašto adresas arba naudotojo vardas
signIn-companyOrLocal = Naudokite įmonės slaptažodį arba, jei turite, šio serverio slaptažodį.
signIn-companyOrAdmins = Naudokite įmonės slaptažodį. Administratoriai gali naudoti ir šio serverio slaptažodį.
signIn-company = Naudokite įmonės slaptažodį.
signIn-adminsOnly = Slaptažodžiu prisijungia tik administratoriai.
signIn-forgot = Pamiršote slaptažodį? Administratorius gali atsiųsti jums nuorodą.
signIn-setUpTitle = Sveiki
signIn-setUpText = Šiame serveryje dar nėra paskyrų. Sukurkite pirmąją: ji bus administratoriaus.
signIn-setUpCode = Sąrankos kodas
signIn-setUpCodeHint = Serveris jį išvedė paleidžiamas. Pažiūrėkite jo terminale arba žurnale.
signIn-setUpSubmit = Sukurti paskyrą
signIn-resetTitle = Pasirinkite slaptažodį
signIn-resetAccount = Paskyra: { $email }
signIn-resetText = Ši nuoroda veikia vieną kartą. Ją panaudojus baigiami visi jūsų paskyros seansai ir nustoja veikti API žetonai.
signIn-lettersWhy = Taip parodote, kad nesate programa.
signIn-resetSubmit = Įrašyti ir prisijungti

## sessionsLive — list of sessions: where an account is signed in; its owner and administrators

sessionsLive-sessions = Seansai
sessionsLive-sessionHere = ši naršyklė
sessionsLive-sessionBegan = prisijungta { $when }
sessionsLive-sessionUsed = paskutinį kartą naudotas { $when }
sessionsLive-sessionEnd = Baigti
sessionsLive-sessionEndQuestion = Baigti seansą: { $name }? Ta naršyklė iškart bus atjungta.
sessionsLive-sessionEnded = Baigta. Ta naršyklė atjungta.
sessionsLive-noSessions = Niekur neprisijungta.
sessionsLive-othersQuestion = Atsijungti visur kitur? Čia liksite prisijungę.
sessionsLive-othersEnded =
    { $n ->
        [one] Baigtas { $n } kitas seansas.
        [few] Baigti { $n } kiti seansai.
        [many] Baigta { $n } kito seanso.
       *[other] Baigta { $n } kitų seansų.
    }
sessionsLive-endOthers = Atsijungti visur kitur

## signInAgainLive — dialog when a session ended while somebody was writing; people with an account

signInAgainLive-title = Esate atsijungę
signInAgainLive-text = Jūsų seansas baigėsi. Kad tęstumėte, prisijunkite kaip { $email }. Tai, ką parašėte ir pasirinkote, tebėra čia.
signInAgainLive-somebodyElse = Šioje naršyklėje dabar prisijungta kaip { $other }. Kad tęstumėte, prisijunkite kaip { $email }. Tai, ką parašėte ir pasirinkote, tebėra čia.
signInAgainLive-limited = Šis serveris prašo antrojo veiksnio. Nustatykite jį, tada tęskite. Tai, ką parašėte ir pasirinkote, tebėra čia.
signInAgainLive-declined = Esate atsijungę, ir nieko neišsiųsta. Kad prisijungtumėte ir tęstumėte, bandykite dar kartą.
signInAgainLive-notYet = Dar neprisijungėte kaip { $email }.
signInAgainLive-password = Slaptažodis
signInAgainLive-submit = Prisijungti ir tęsti
signInAgainLive-passkey = Prisijungti prieigos raktu
signInAgainLive-elsewhere = Tai atsidarys kitoje kortelėje. Paskui grįžkite čia ir tęskite.
signInAgainLive-setUp = Nustatyti antrąjį veiksnį
signInAgainLive-goOn = Tęsti
signInAgainLive-cancel = Atšaukti
signInAgainLive-noName = Įveskite el. pašto adresą arba naudotojo vardą.
signInAgainLive-noPassword = Įveskite slaptažodį.
signInAgainLive-wrong = Slaptažodis neteisingas.
signInAgainLive-refused = Šiuo būdu prisijungti negalite. Naudokite kitą būdą arba kreipkitės į administratorių.
signInAgainLive-noCode = Įveskite kodą.
signInAgainLive-code = Programėlės kodas arba atkūrimo kodas
signInAgainLive-recoveryCode = Atkūrimo kodas
signInAgainLive-wrongCode = Šis kodas neteisingas arba jau panaudotas. Palaukite kito.
signInAgainLive-begin = Užtruko per ilgai. Atšaukite ir bandykite dar kartą.
signInAgainLive-passkeyCancelled = Prieigos raktas nepanaudotas. Bandykite dar kartą arba prisijunkite kitu būdu.
signInAgainLive-passkeyRefused = Serveris nepriėmė šio prieigos rakto. Prisijunkite kitu būdu.
signInAgainLive-wrongOrigin = Šis puslapis atidarytas ne paties serverio adresu. Atidarykite jį serverio baziniu URL.
signInAgainLive-tooMany =
    { $n ->
        [one] Per daug nepavykusių bandymų. Bandykite vėl po { $n } sekundės.
        [few] Per daug nepavykusių bandymų. Bandykite vėl po { $n } sekundžių.
        [many] Per daug nepavykusių bandymų. Bandykite vėl po { $n } sekundės.
       *[other] Per daug nepavykusių bandymų. Bandykite vėl po { $n } sekundžių.
    }
signInAgainLive-offline = Serveris neatsakė. Patikrinkite ryšį ir bandykite dar kartą.
signInAgainLive-failed = Kažkas nepavyko ({ $status }).

## accountLive — messages of the pages to sign in, and of one’s account

accountLive-passkeyCancelled = Prieigos raktas nepanaudotas. Bandykite dar kartą arba naudokite slaptažodį.
accountLive-passkeyRefused = Serveris nepriėmė šio prieigos rakto. Prisijunkite slaptažodžiu.
accountLive-wrong = El. pašto adresas arba slaptažodis neteisingas.
accountLive-wrongName = Vardas arba slaptažodis neteisingas.
accountLive-noName = Įveskite el. pašto adresą arba naudotojo vardą.
accountLive-noGroup = Nepriklausote nė vienai grupei, kuri gali naudotis šiuo serveriu. Kreipkitės į jo administratorių.
accountLive-noAddress = Įmonės prisijungimas nepateikia šiam serveriui tinkamo jūsų el. pašto adreso. Kreipkitės į serverio administratorių.
accountLive-notLinked = Paskyra su jūsų el. pašto adresu čia jau yra. Paprašykite administratoriaus susieti ją su įmonės prisijungimu.
accountLive-notAdded = Čia paskyros neturite. Paprašykite administratoriaus ją pridėti.
accountLive-notSetUp = Šis serveris dar nenustatytas.
accountLive-notAdmitted = Čia prisijungti negalite. Kreipkitės į administratorių.
accountLive-directoryAway = Šiuo metu įmonės slaptažodžių patikrinti negalima. Jei turite šio serverio slaptažodį, naudokite jį.
accountLive-limited =
    { $n ->
        [one] Per daug nepavykusių bandymų. Bandykite vėl po { $n } sekundės.
        [few] Per daug nepavykusių bandymų. Bandykite vėl po { $n } sekundžių.
        [many] Per daug nepavykusių bandymų. Bandykite vėl po { $n } sekundės.
       *[other] Per daug nepavykusių bandymų. Bandykite vėl po { $n } sekundžių.
    }
accountLive-offline = Serveris neatsakė. Patikrinkite ryšį ir bandykite dar kartą.
accountLive-failed = Kažkas nepavyko ({ $status }).
accountLive-wrongCode = Sąrankos kodas neteisingas.
accountLive-invitation = Esate pakviesti. Pasirinkite slaptažodį, ir būsite prijungti. Ši nuoroda veikia vieną kartą.
accountLive-badLink = Ši nuoroda nebegalioja. Paprašykite administratoriaus naujos.
accountLive-noLink = Dar kartą atidarykite nuorodą iš gauto pranešimo. Šis puslapis veikia tik su visa nuoroda.
accountLive-noCode = Įveskite sąrankos kodą.
accountLive-noPassword = Įveskite slaptažodį.
accountLive-again = Dabar galite bandyti dar kartą.
accountLive-taken = Paskyra šiuo el. pašto adresu jau yra.
accountLive-alreadySetUp = Šis serveris jau nustatytas. Prisijunkite.
accountLive-tooShort = Slaptažodis per trumpas.
accountLive-tooCommon = Šis slaptažodis yra vienas dažniausių arba beveik sutampa su jūsų adresu. Tokie spėjami pirmiausia. Pasirinkite kitą.
accountLive-badEmail = Įveskite tinkamą el. pašto adresą.
accountLive-wrongOrigin = Šis puslapis atidarytas ne paties serverio adresu. Atidarykite jį serverio baziniu URL.
accountLive-saved = Įrašyta.
accountLive-wrongCurrent = Dabartinis slaptažodis neteisingas.
accountLive-changed = Jūsų slaptažodis pakeistas. Kiti įrenginiai atjungti.
accountLive-tokensRevoked =
    { $n ->
        [one] Panaikintas { $n } API žetonas.
        [few] Panaikinti { $n } API žetonai.
        [many] Panaikinta { $n } API žetono.
       *[other] Panaikinta { $n } API žetonų.
    }
accountLive-tokenName = Suteikite žetonui pavadinimą.
accountLive-tokenTaken = Žetoną tokiu pavadinimu jau turite.
accountLive-noTokens = Žetonų dar neturite.
accountLive-never = niekada nenaudotas
accountLive-used = paskutinį kartą naudotas { $when }
accountLive-made = sukurtas { $when }
accountLive-revoke = Panaikinti
accountLive-revokeQuestion = Panaikinti žetoną „{ $name }“? Jį naudojančios programos iškart nustos veikti.
accountLive-revoked = Panaikinta.
accountLive-copied = Nukopijuota
accountLive-copyFailed = Nukopijuoti nepavyko. Pažymėkite tekstą ir nukopijuokite.

## account — page “Your account”; people with an account

account-title = Jūsų paskyra
account-signedInAs = Prisijungta kaip { $email }
account-signOut = Atsijungti
account-programs = API žetonai ir webhook adresai
account-programsTokens = API žetonai
account-tokens = API žetonai
account-tokensText = Vietoj jūsų slaptažodžio programos naudoja žetoną. Jos veikia jūsų vardu.
account-tokenName = Kam jis skirtas?
account-tokenPlaceholder = atsarginių kopijų scenarijus
account-create = Sukurti žetoną
account-shown = Jūsų naujas žetonas. Jis rodomas tik vieną kartą:
account-copy = Kopijuoti
account-example = Pavyzdžiui
account-notify = Pranešimai
account-notifyMe = Pranešti man, kai atidaroma nauja mano nuoroda
account-notifyEach = Kiekvienai nuorodai galite pasirinkti kitaip.
account-sessions = Kur esate prisijungę
account-sessionsText = Baikite tai, ko neatpažįstate, tada pakeiskite slaptažodį.
account-endOthers = Atsijungti visur kitur
account-password = Slaptažodis
account-current = Dabartinis slaptažodis
account-next = Naujas slaptažodis
account-change = Keisti slaptažodį
account-changeHint = Visi kiti jūsų seansai bus baigti.
account-revokeTokens = Panaikinti ir visus mano API žetonus
account-revokeTokensHint = Palikite pažymėtą, jei jūsų slaptažodį gali žinoti kas nors kitas. Šiuos žetonus naudojančios programos iškart nustos veikti:
account-cancel = Atšaukti
account-confirm = Panaikinti

## admin — “My links” (people with an account), and “Users”, “Server”, “All links” (administrators)

admin-title = Mano nuorodos
admin-titleExpired = Nebegaliojančios nuorodos
admin-active = Galiojančios
admin-expired = Nebegaliojančios
admin-all = Visos nuorodos
admin-users = Naudotojai
admin-server = Serveris
admin-search = Ieškoti pagal pavadinimą, pastabą ar nuorodą
admin-order = Rikiuoti
admin-byNewest = Naujausios pirma
admin-byExpiry = Pagal galiojimo pabaigą
admin-byOpened = Vėliausiai atidarytos
admin-byViews = Mažiausiai likusių peržiūrų
admin-parts = Rodyti tik
admin-unopened = Niekada neatidarytos
admin-opened = Atidarytos
admin-today = Baigia galioti šiandien
admin-sealed = Ištisinis šifravimas
admin-waiting = Kažkas laukia
admin-frozen = Pristabdytos
admin-answers = Atsakymai
admin-tickAll = Žymėti viską
admin-csv = Įrašyti kaip CSV
admin-newer = Naujesni
admin-older = Senesni
admin-cancel = Atšaukti
admin-end = Ištrinti dabar
admin-addUser = Pridėti naudotoją
admin-email = El. pašto adresas
admin-administrator = Administratorius
admin-add = Pridėti
admin-byMail = Siųsti nuorodą el. paštu
admin-oneTime = Vienkartinė nuoroda, galioja 24 valandas. Perduokite ją naudotojui:
admin-copy = Kopijuoti
admin-storage = Saugykla
admin-settings = Galiojantys nustatymai
admin-settingsText = Norėdami pakeisti nustatymą, pataisykite serverio konfigūracijos failą ir paleiskite serverį iš naujo.
admin-option = Parinktis
admin-value = Reikšmė
admin-origin = Iš kur
admin-version = Versija
admin-configFile = Konfigūracijos failas

## health — page “Health”: the state of the server; administrators and auditors

health-title = Būklė
health-open = Reikia jūsų veiksmų
health-openForAuditors = Administratoriui
health-nothing = Nieko daryti nereikia.
health-commands = Komandas vykdykite serveryje jo paslaugos naudotojo teisėmis.
health-onServer = Serveryje
health-inConfigFile = Konfigūracijos faile
health-noConfigFile = Šis serveris veikia be konfigūracijos failo. Sukurkite jį ir paleiskite serverį su --config bei failo keliu.
health-how = Ką daryti
health-fine = Dabartinė būklė
health-complaints = Įspėjimai ir klaidos
health-complaintsText = Ką šis serveris nuo paleidimo įrašė į žurnalą. Išsami informacija – žurnale.
health-warn = Įspėjimas
health-error = Klaida
health-times =
    { $n ->
        [one] { $n } kartą, paskutinį kartą { $when }
        [few] { $n } kartus, paskutinį kartą { $when }
        [many] { $n } karto, paskutinį kartą { $when }
       *[other] { $n } kartų, paskutinį kartą { $when }
    }
health-examine = Tikrinti dabar
health-examineTitle = Savikontrolė (doctor)
health-examineText = Patikrina duomenų katalogą ir jungiasi prie pašto serverio, tiekėjo ir viso kito, kas nurodyta nustatymuose. Nieko nesiunčia ir nieko nekeičia.
health-ok = Viskas gerai
health-subjectDirectory = Duomenų katalogas
health-subjectPermissions = Teisės
health-subjectPolicy = Politikos
health-subjectErasing = Galutinis ištrynimas
health-subjectSignIn = Įmonės prisijungimas
health-subjectLdap = Katalogas (LDAP)
health-subjectScanner = Virusų skaitytuvas
health-subjectPrevious = Ankstesnis serveris
health-inEnglish = Išsami informacija pateikiama anglų kalba, kaip ir serverio žurnale.
health-receiverAnswered = Gavėjas atsakė { $status }.
health-receiverRefused = Gavėjas atmetė ryšį.
health-receiverSilent = Gavėjas laiku neatsakė.
health-receiverUnknown = Gavėjo vardas nežinomas.

## administration — pages “Users”, “Server”, “All links” and “First steps”; administrators

administration-findUser = Rasti naudotoją
administration-before = Ankstesnis
administration-next = Kitas
administration-role = Vaidmuo
administration-actions = Veiksmai
administration-lastSignIn = paskutinis prisijungimas { $when }
administration-asUser = Naudotojas
administration-asAuditor = Auditorius: mato visus žurnalus, paslapčių nemato
administration-administrators = Administratoriai
administration-auditors = Auditoriai
administration-invited = Pakviestieji
administration-disabled = Išjungtieji
administration-suspended = Sustabdytieji
administration-unprotected = Be antrojo veiksnio
administration-userLinks = Nuorodos
administration-userFactors = Antrieji veiksniai
administration-userGroups = Grupės
administration-group = Pridėti į grupę
administration-joinGroup = Pridėti
administration-userLimits = Politikų ribos
administration-userLog = Naujausi žurnalo įrašai
administration-wholeLog = Visi įrašai
administration-endPushes = Taip pat ištrinti viską, ką šis asmuo bendrino, ir užverti jo prašymus
administration-endEverything = Nutraukti viską
administration-everyone = Visi
administration-nobody = Be paskyros
administration-findLink = Siuntėjas, nuoroda ar numeris
administration-findALink = Rasti nuorodą
administration-madeUntil = Sukurta iki
administration-filterState = Būsena
administration-anyState = Visos būsenos
administration-onlyActive = Galiojančios
administration-onlyExpired = Nebegaliojančios arba ištrintos
administration-settingsFilter = Rasti nustatymą
administration-onlyChanged = Tik pakeistus

## firstSteps

firstSteps-title = Pirmieji žingsniai
firstSteps-done = { $done } iš { $all } atlikta
firstSteps-others = Kiti žingsniai išvardyti aukščiau.
firstSteps-address = Adresas
firstSteps-addressOpen = Nuorodos neturi nuolatinio adreso
firstSteps-addressWhy = Gavėjai turi pasiekti adresą, kuriuo prasideda nuorodos.
firstSteps-addressDo = Vietoj { $example } įrašykite savo serverio adresą.
firstSteps-addressUnset = Nuorodos prasideda adresu, kurį naudoja kiekvienas siuntėjas; jūsų – { $origin }.
firstSteps-addressPlain = Nuorodos prasideda adresu { $url }, kuris nešifruojamas.
firstSteps-addressElsewhere = Nuorodos prasideda adresu { $url }. Dabar esate adresu { $origin }: atidarykite { $url }, kad patikrintumėte, ar jis pasiekiamas.
firstSteps-addressGood = Nuorodos prasideda adresu { $url }, ir juo pasiekėte serverį.
firstSteps-tls = Šifravimas kelyje
firstSteps-tlsOpen = Ryšiai nešifruojami
firstSteps-tlsWhy = Paslaptis gali perskaityti bet kas tarpiniame tinkle.
firstSteps-tlsOwn = Šis serveris pats naudoja TLS.
firstSteps-tlsProxy = TLS šiam serveriui teikia atvirkštinis tarpinis serveris.
firstSteps-tlsNone = Jūsų ryšys su serveriu – paprastas HTTP.
firstSteps-tlsDo = Suteikite serveriui sertifikatą arba pastatykite prieš jį atvirkštinį tarpinį serverį su HTTPS:
firstSteps-key = Pagrindinio rakto kopija
firstSteps-keyMissing = Nėra patvirtintos pagrindinio rakto kopijos
firstSteps-keyWhy = Be rakto niekas nebegalės perskaityti nei duomenų, nei atsarginės kopijos.
firstSteps-keyOpen = Niekas nepatvirtino, kad yra rakto { $key } kopija.
firstSteps-keyDone = Rakto { $key } kopija patvirtinta { $when }.
firstSteps-keyDo = Ši komanda sukuria šifruotą atsarginę kopiją, kurioje yra ir raktas. Laikykite ją kitame kompiuteryje:
firstSteps-keyTick = Kopiją turiu saugioje vietoje
firstSteps-keyUntick = Šios kopijos nebeturiu
firstSteps-people = Kas gali bendrinti
firstSteps-peopleWhy = Turėdami paskyras žmonės mato, kas įvyko su jų nuorodomis, o jūs sprendžiate, kas gali bendrinti.
firstSteps-peopleAlone = Paskyrą turite tik jūs. Be jos tekstą gali bendrinti bet kas, kas pasiekia šį serverį.
firstSteps-peopleAloneClosed = Paskyrą turite tik jūs, o be jos bendrinti negali niekas.
firstSteps-peopleMany =
    { $n ->
        [one] Yra { $n } paskyra.
        [few] Yra { $n } paskyros.
        [many] Yra { $n } paskyros.
       *[other] Yra { $n } paskyrų.
    }
firstSteps-peopleOpen = Paskyrą gali susikurti bet kas.
firstSteps-peopleDecided = Tai nusprendėte nustatymuose.
firstSteps-peopleDo = Pridėkite naudotojų arba nuspręskite nustatymais allow_sign_up ir allow_anonymous.
firstSteps-peopleLink = Pridėti naudotoją
firstSteps-first = Pirmoji paslaptis
firstSteps-firstWhy = Kartą išbandę pamatysite, ką mato gavėjai.
firstSteps-firstNone = Dar nieko nesaugoma.
firstSteps-firstLink = Bendrinti paslaptį
firstSteps-backup = Atsarginės kopijos
firstSteps-backupWhy = Diskas sugenda be įspėjimo, o serveris pats daro atsargines kopijas tik tada, kai nurodyta, kur jas dėti.
firstSteps-backupNone = Dar nepadaryta jokia atsarginė kopija.
firstSteps-backupGood = Paskutinė atsarginė kopija padaryta { $when }.
firstSteps-backupDaily = Arba kasdien serveryje
firstSteps-requests = Prašymai
firstSteps-requestsWhy = Naudodami prašymus paskyrą turintys žmonės paprašo kitų atsiųsti paslaptį, o tiems paskyros nereikia.
firstSteps-requestsOff = Išjungta. Galite taip ir palikti.

## serverFacts

serverFacts-links = Nuorodos
serverFacts-activeLinks = Galiojančios nuorodos
serverFacts-stored = Ką saugo šis serveris
serverFacts-storedSum = Iš viso { $size }
serverFacts-payloads = Paslaptys (apytiksliai)
serverFacts-rows = Žurnalai, paskyros ir laisva vieta
serverFacts-fileContents = Failai
serverFacts-fileLimit = Failų riba
serverFacts-fileLimitText = { $used } iš { $total }
serverFacts-disk = Diskas
serverFacts-diskText = Laisva { $free } iš { $total }
serverFacts-diskOurs = Šis serveris
serverFacts-diskOthers = Visa kita
serverFacts-diskFree = Laisva
serverFacts-floor = Failai nepriimami, kol laisvos vietos mažiau nei { $size }.
serverFacts-scarce = Liko mažai vietos: failai greitai nebebus priimami arba jau nepriimami.
serverFacts-changed = Pakeista
serverFacts-reach = Adresas ir tinklas
serverFacts-access = Prieiga ir paskyros
serverFacts-pushes = Paslaptys
serverFacts-files = Failai
serverFacts-data = Duomenys ir raktai
serverFacts-limits = Ribos
serverFacts-pages = Išvaizda ir informacijos puslapis
serverFacts-mail = El. paštas
serverFacts-watch = Žurnalas ir metrikos
serverFacts-preset = numatyta: { $value }
serverFacts-byDefault = numatytoji
serverFacts-fromFlag = parinktis
serverFacts-inEnglish = Aprašymai pateikiami anglų kalba.
serverFacts-notSet = (nenustatyta)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } nustatymas
        [few] { $n } nustatymai
        [many] { $n } nustatymo
       *[other] { $n } nustatymų
    }
settingsLive-none = Neatitinka joks nustatymas.

## listLive

listLive-offline = Serveris neatsakė. Patikrinkite ryšį ir bandykite dar kartą.
listLive-failed = Kažkas nepavyko ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Per daug užklausų. Bandykite vėl po { $n } sekundės.
        [few] Per daug užklausų. Bandykite vėl po { $n } sekundžių.
        [many] Per daug užklausų. Bandykite vėl po { $n } sekundės.
       *[other] Per daug užklausų. Bandykite vėl po { $n } sekundžių.
    }
listLive-copied = Nukopijuota
listLive-copyFailed = Nukopijuoti nepavyko. Pažymėkite tekstą ir nukopijuokite.

## adminLive — lists “My links” (their senders), “Users”, “Server” and “First steps” (administrators)

adminLive-invitedUntil = kvietimas išsiųstas, nuoroda baigs galioti { $when }
adminLive-invitedOver = kvietimas išsiųstas, nuoroda baigė galioti { $when }
adminLive-newLink = Nauja nuoroda
adminLive-mailLink = Siųsti naują nuorodą el. paštu
adminLive-withdraw = Atsiimti
adminLive-withdrawQuestion = Atsiimti kvietimą, skirtą { $email }? Jo nuoroda nustos veikti.
adminLive-withdrawn = Kvietimas, skirtas { $email }, atsiimtas.
adminLive-endAll = Nutraukti viską
adminLive-endAllQuestion = Nutraukti viską, kas priklauso { $email }? Paskyra išjungiama. Seansai, žetonai, vienkartinės nuorodos, antrieji veiksniai ir webhook adresai iškart nustoja veikti.
adminLive-endedAll = Paskyra { $email } išjungta. Nutraukta: { $what }.
adminLive-endedNothing = Paskyra { $email } išjungta. Nieko kito nutraukti nereikėjo.
adminLive-endedSessions =
    { $n ->
        [one] { $n } seansas
        [few] { $n } seansai
        [many] { $n } seanso
       *[other] { $n } seansų
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } žetonas
        [few] { $n } žetonai
        [many] { $n } žetono
       *[other] { $n } žetonų
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } vienkartinė nuoroda
        [few] { $n } vienkartinės nuorodos
        [many] { $n } vienkartinės nuorodos
       *[other] { $n } vienkartinių nuorodų
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } antrasis veiksnys
        [few] { $n } antrieji veiksniai
        [many] { $n } antrojo veiksnio
       *[other] { $n } antrųjų veiksnių
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook adresas
        [few] { $n } webhook adresai
        [many] { $n } webhook adreso
       *[other] { $n } webhook adresų
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } bendrinta nuoroda ar prašymas
        [few] { $n } bendrintos nuorodos ir prašymai
        [many] { $n } bendrintos nuorodos ar prašymo
       *[other] { $n } bendrintų nuorodų ir prašymų
    }
adminLive-suspended = sustabdyta per įmonės prisijungimą
adminLive-unprotected = be antrojo veiksnio
adminLive-actionsOf = Veiksmai: { $email }
adminLive-addedOn = pridėta { $when }
adminLive-factorAdded = pridėtas { $when }
adminLive-appWithCodes = Kodų programėlė
adminLive-codesLeft =
    { $n ->
        [one] liko { $n } atkūrimo kodas
        [few] liko { $n } atkūrimo kodai
        [many] liko { $n } atkūrimo kodo
       *[other] liko { $n } atkūrimo kodų
    }
adminLive-noFactors = Antrojo veiksnio nėra.
adminLive-groupHere = pridėjo administratorius
adminLive-groupOfCompany = iš įmonės prisijungimo
adminLive-groupOfDirectory = iš katalogo
adminLive-leaveGroup = Pašalinti iš grupės
adminLive-noGroups = Nepriklauso jokiai grupei.
adminLive-noLimits = Jokia politika šio asmens neriboja.
adminLive-endSessions = Baigti seansus
adminLive-endSessionsQuestion = Baigti visus { $email } seansus? Reikės prisijungti iš naujo. Žetonai veiks toliau.
adminLive-sessionsEnded = { $email } seansai baigti.
adminLive-disableMany =
    { $n ->
        [one] Išjungti { $n }
        [few] Išjungti { $n }
        [many] Išjungti { $n }
       *[other] Išjungti { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Išjungti { $n } naudotoją? Visi seansai ir žetonai iškart nustos veikti.
        [few] Išjungti { $n } naudotojus? Visi seansai ir žetonai iškart nustos veikti.
        [many] Išjungti { $n } naudotojo? Visi seansai ir žetonai iškart nustos veikti.
       *[other] Išjungti { $n } naudotojų? Visi seansai ir žetonai iškart nustos veikti.
    }
adminLive-disabledMany =
    { $n ->
        [one] Išjungtas { $n } naudotojas.
        [few] Išjungti { $n } naudotojai.
        [many] Išjungta { $n } naudotojo.
       *[other] Išjungta { $n } naudotojų.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Baigti { $n } naudotojo seansus
        [few] Baigti { $n } naudotojų seansus
        [many] Baigti { $n } naudotojo seansus
       *[other] Baigti { $n } naudotojų seansus
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Baigti visus { $n } naudotojo seansus? Reikės prisijungti iš naujo. Žetonai veiks toliau.
        [few] Baigti visus { $n } naudotojų seansus? Reikės prisijungti iš naujo. Žetonai veiks toliau.
        [many] Baigti visus { $n } naudotojo seansus? Reikės prisijungti iš naujo. Žetonai veiks toliau.
       *[other] Baigti visus { $n } naudotojų seansus? Reikės prisijungti iš naujo. Žetonai veiks toliau.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] { $n } naudotojo seansai baigti.
        [few] { $n } naudotojų seansai baigti.
        [many] { $n } naudotojo seansai baigti.
       *[other] { $n } naudotojų seansai baigti.
    }
adminLive-openedSince = atidaryta po jūsų paskutinio apsilankymo
adminLive-damaged = sugadinta
adminLive-mailReset = Siųsti slaptažodžio nuorodą
adminLive-mailed = El. laiškas su nuoroda jau siunčiamas adresu { $email }.
adminLive-notMailed = Adresu { $email } el. laiškas neišsiųstas: { $reason } Siųskite dar kartą arba parodykite nuorodą.
adminLive-noneAtAll = Dar niekas nieko nebendrino. Čia rodoma, ką žmonės bendrina, be turinio.
adminLive-noneMatching = Šio filtro neatitinka jokia nuoroda.
adminLive-showEveryone = Rodyti visas
adminLive-pushesOf =
    { $n ->
        [one] { $n } nuoroda
        [few] { $n } nuorodos
        [many] { $n } nuorodos
       *[other] { $n } nuorodų
    }
adminLive-tryAgain = Dabar galite bandyti dar kartą.
adminLive-none = Čia dar nieko nėra.
adminLive-noneActive = Šiuo metu nieko nebendrinate.
adminLive-noneExpired = Dar niekas nebaigė galioti. Nebegaliojančios nuorodos čia rodomos su savo žurnalu.
adminLive-linksFound =
    { $n ->
        [one] { $n } nuoroda
        [few] { $n } nuorodos
        [many] { $n } nuorodos
       *[other] { $n } nuorodų
    }
adminLive-tick = Žymėti { $name }
adminLive-sealed = Ištisinis šifravimas
adminLive-shareSecret = Bendrinti paslaptį
adminLive-noneFound = Nieko nerasta.
adminLive-searchedPart =
    { $n ->
        [one] Patikrinta { $n } nuoroda. Yra ir senesnių.
        [few] Patikrintos { $n } nuorodos. Yra ir senesnių.
        [many] Patikrinta { $n } nuorodos. Yra ir senesnių.
       *[other] Patikrinta { $n } nuorodų. Yra ir senesnių.
    }
adminLive-searchOlder = Ieškoti senesnėse nuorodose
adminLive-text = Tekstas
adminLive-file = Failai
adminLive-url = Nuoroda
adminLive-qr = QR kodas
adminLive-created = sukurta { $when }
adminLive-endsIn = baigs galioti { $when }
adminLive-endedOn = baigė galioti { $when }
adminLive-isExpired = nebegalioja
adminLive-byHand = ištrinta { $when }
adminLive-viewsLeft =
    { $n ->
        [one] liko { $n } peržiūra
        [few] liko { $n } peržiūros
        [many] liko { $n } peržiūros
       *[other] liko { $n } peržiūrų
    }
adminLive-notViewed = dar neatidaryta
adminLive-neverViewed = niekada neatidaryta
adminLive-viewed =
    { $n ->
        [one] atidaryta { $n } kartą
        [few] atidaryta { $n } kartus
        [many] atidaryta { $n } karto
       *[other] atidaryta { $n } kartų
    }
adminLive-viewedLast =
    { $n ->
        [one] atidaryta { $n } kartą, paskutinį kartą { $when }
        [few] atidaryta { $n } kartus, paskutinį kartą { $when }
        [many] atidaryta { $n } karto, paskutinį kartą { $when }
       *[other] atidaryta { $n } kartų, paskutinį kartą { $when }
    }
adminLive-copyLink = Kopijuoti nuorodą
adminLive-sealedFiles =
    { $n ->
        [one] { $n } failas, vardas užantspauduotas
        [few] { $n } failai, vardai užantspauduoti
        [many] { $n } failo, vardai užantspauduoti
       *[other] { $n } failų, vardai užantspauduoti
    }
adminLive-sealedLink = Visa jos nuoroda parodyta vieną kartą, kai buvo sukurta.
adminLive-end = Ištrinti dabar
adminLive-endQuestion = Ištrinti „{ $name }“ dabar? Niekas nebegalės jos atidaryti.
adminLive-ended = Ištrinta.
adminLive-notFound = Tokios nuorodos nėra.
adminLive-nobody = be paskyros
adminLive-administrator = administratorius
adminLive-disabled = išjungta
adminLive-you = jūs
adminLive-makeAdmin = Skirti administratoriumi
adminLive-takeAdmin = Atimti administratoriaus teises
adminLive-disable = Išjungti
adminLive-enable = Įjungti
adminLive-reset = Nustatyti slaptažodį iš naujo
adminLive-tokens = Žetonai
adminLive-noTokens = Žetonų nėra.
adminLive-revoke = Panaikinti
adminLive-makeAdminQuestion = Skirti { $email } administratoriumi? Šis asmuo matys visų nuorodas ir žurnalus bei galės keisti kiekvieną paskyrą.
adminLive-enableQuestion = Įjungti paskyrą { $email }? Vėl bus galima prisijungti su anksčiau turėtomis teisėmis.
adminLive-usersFound =
    { $n ->
        [one] { $n } naudotojas
        [few] { $n } naudotojai
        [many] { $n } naudotojo
       *[other] { $n } naudotojų
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } iš { $n } naudotojo
        [few] { $from }–{ $to } iš { $n } naudotojų
        [many] { $from }–{ $to } iš { $n } naudotojo
       *[other] { $from }–{ $to } iš { $n } naudotojų
    }
adminLive-noUserFound = Šios paieškos neatitinka joks naudotojas.
adminLive-takeAdminQuestion = Atimti administratoriaus teises iš { $email }? Šio asmens seansai ir žetonai nustos veikti.
adminLive-disableQuestion = Išjungti paskyrą { $email }? Jos seansai ir žetonai iškart nustos veikti.
adminLive-resetQuestion = Sukurti vienkartinę nuorodą, skirtą { $email }? Ankstesnė nuoroda nustos veikti. Nuorodą panaudojus nustos veikti visi šio asmens seansai ir žetonai.
adminLive-resetFactors = Iš naujo nustatyti antruosius veiksnius
adminLive-resetFactorsQuestion = Ištrinti visus { $email } antruosius veiksnius? Pirmiausia įsitikinkite, kad to prašo pats šis asmuo. Jo seansai iškart bus baigti. Žetonai veiks toliau.
adminLive-factorsReset = Paskyra { $email } antrojo veiksnio nebeturi.
adminLive-revokeQuestion = Panaikinti žetoną „{ $name }“, kurio savininkas – { $email }?
adminLive-taken = Paskyra šiuo el. pašto adresu jau yra.
adminLive-badEmail = Įveskite tinkamą el. pašto adresą.
adminLive-passwordsElsewhere = Šis naudotojas negali prisijungti šio serverio slaptažodžiu: to neleidžia local_sign_in.
adminLive-lastAdmin = Tai paskutinis administratorius: pirmiausia paskirkite kitą.
adminLive-used = paskutinį kartą naudotas { $when }
adminLive-never = niekada nenaudotas

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Ištrinti { $n }
        [few] Ištrinti { $n }
        [many] Ištrinti { $n }
       *[other] Ištrinti { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] Ištrinta { $n } nuoroda.
        [few] Ištrintos { $n } nuorodos.
        [many] Ištrinta { $n } nuorodos.
       *[other] Ištrinta { $n } nuorodų.
    }

## hooks — pages “Webhooks” (people with an account) and “Events” (administrators, from eventsTab on)

hooks-title = Webhook adresai
hooks-lead = Praneškite kitai programai, kas vyksta su jūsų nuorodomis. Ji niekada negauna paslapties, slaptafrazės ar failo vardo.
hooks-back = Jūsų paskyra
hooks-openText = Programai ar pokalbiui gali būti pranešama, kai atidaromos jūsų nuorodos.
hooks-yours = Jūsų webhook adresai
hooks-secretShown = Slaptasis raktas, kuriuo pasirašomi jo pranešimai. Jis rodomas tik vieną kartą:
hooks-copy = Kopijuoti
hooks-verify = Gavėjai tikrina parašą, kaip aprašyta svetainėje standardwebhooks.com.
hooks-add = Pridėti webhook adresą
hooks-name = Pavadinimas
hooks-namePlaceholder = Komandos pokalbis
hooks-url = Adresas
hooks-urlHint = Tai turi būti administratoriaus leidžiamas adresas.
hooks-template = Pranešimo forma
hooks-eventKinds = Apie kokius įvykius pranešama
hooks-details = Papildoma informacija
hooks-includeHint = Kas turi nuorodą, gali ją atidaryti. Įtraukite ją tik ten, kur pasitikite visais, kas skaito.
hooks-submit = Pridėti webhook adresą
hooks-cancel = Atšaukti
hooks-retryAll = Bandyti visus iš naujo
hooks-dropAll = Atmesti visus

## hooksLive — page “Webhooks”: the list, messages; people with an account

hooksLive-linkName = Nuorodos pavadinimas
hooksLive-linkItself = Pati nuoroda
hooksLive-none = Webhook adresų dar neturite.
hooksLive-off = Išjungta: gavėjas atsakė, kad jo nebėra.
hooksLive-test = Išbandyti
hooksLive-tested =
    { $n ->
        [one] Atsakė { $status } po { $n } milisekundės.
        [few] Atsakė { $status } po { $n } milisekundžių.
        [many] Atsakė { $status } po { $n } milisekundės.
       *[other] Atsakė { $status } po { $n } milisekundžių.
    }
hooksLive-testFailed = Bandymas nepavyko: { $reason }.
hooksLive-newSecret = Naujas slaptasis raktas
hooksLive-newSecretQuestion = Sukurti naują „{ $name }“ slaptąjį raktą? Dabartinis dar vieną dieną pasirašys kartu su juo.
hooksLive-switchOn = Įjungti
hooksLive-remove = Ištrinti
hooksLive-removeQuestion = Ištrinti „{ $name }“? Tai, kas jam dar siunčiama, bus atmesta.
hooksLive-removed = Ištrinta.
hooksLive-added = Pridėta.
hooksLive-noName = Suteikite webhook adresui pavadinimą.
hooksLive-badUrl = Šiuo adresu nieko išsiųsti negalima.
hooksLive-notAllowed = Jūsų administratorius šio adreso neleidžia.
hooksLive-noEvents = Pasirinkite bent vieną įvykį.
hooksLive-taken = Webhook adresą tokiu pavadinimu jau turite arba jų jau tiek, kiek leidžiama.
hooksLive-copied = Nukopijuota
hooksLive-copyFailed = Nukopijuoti nepavyko. Pažymėkite tekstą ir nukopijuokite.

## eventsLive — page “Events”: what webhooks and other receivers could not be told; administrators

eventsLive-eventsWaiting =
    { $n ->
        [one] Pristatymo laukia { $n } įvykis. Seniausias įvyko { $when }.
        [few] Pristatymo laukia { $n } įvykiai. Seniausias įvyko { $when }.
        [many] Pristatymo laukia { $n } įvykio. Seniausias įvyko { $when }.
       *[other] Pristatymo laukia { $n } įvykių. Seniausias įvyko { $when }.
    }
eventsLive-noLetters = Įvykių, kurių pristatyti nebebandoma, nėra.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = savininkas: { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] įvyko { $when } · bandyta { $n } kartą
        [few] įvyko { $when } · bandyta { $n } kartus
        [many] įvyko { $when } · bandyta { $n } karto
       *[other] įvyko { $when } · bandyta { $n } kartų
    }
eventsLive-retry = Bandyti dar kartą
eventsLive-drop = Atmesti
eventsLive-dropQuestion = Atmesti šį įvykį visam laikui?
eventsLive-dropAllQuestion = Visam laikui atmesti visus įvykius, kurių pristatyti nebebandoma?
eventsLive-retried =
    { $n ->
        [one] Iš naujo bandomas { $n } įvykis.
        [few] Iš naujo bandomi { $n } įvykiai.
        [many] Iš naujo bandoma { $n } įvykio.
       *[other] Iš naujo bandoma { $n } įvykių.
    }
eventsLive-dropped =
    { $n ->
        [one] Atmestas { $n } įvykis.
        [few] Atmesti { $n } įvykiai.
        [many] Atmesta { $n } įvykio.
       *[other] Atmesta { $n } įvykių.
    }

## keptLive — finished link with extra protection: this browser keeps it; senders

keptLive-keptByBrowser = Saugoma šioje naršyklėje. Kas gali naudotis šia naršykle, gali nukopijuoti nuorodą.
keptLive-keptByPasskey = Saugoma šioje naršyklėje, apsaugota jūsų prieigos raktu.

## keptPageLive — page of a link or request: what this browser keeps; senders

keptPageLive-keptShowLink = Rodyti nuorodą
keptPageLive-keptNotOpened = Jūsų prieigos raktas jos neatidarė. Bandykite dar kartą.
keptPageLive-keptKeyByBrowser = Ši naršyklė saugo atsakymus atidarantį raktą. Kas gali naudotis šia naršykle, gali juos perskaityti.
keptPageLive-keptKeyByPasskey = Ši naršyklė saugo atsakymus atidarantį raktą, apsaugotą jūsų prieigos raktu.

## keptAccountLive — page of one’s account: what this browser keeps; senders

keptAccountLive-keptSignOut =
    { $n ->
        [one] Atsijungus ištrinama { $n } nuoroda ar raktas, žinomi tik šiai naršyklei. Atsakymus į jūsų prašymus tada atidarys tik atkūrimo failas.
        [few] Atsijungus ištrinamos { $n } nuorodos ir raktai, žinomi tik šiai naršyklei. Atsakymus į jūsų prašymus tada atidarys tik atkūrimo failas.
        [many] Atsijungus ištrinama { $n } nuorodos ar rakto, žinomų tik šiai naršyklei. Atsakymus į jūsų prašymus tada atidarys tik atkūrimo failas.
       *[other] Atsijungus ištrinama { $n } nuorodų ir raktų, žinomų tik šiai naršyklei. Atsakymus į jūsų prašymus tada atidarys tik atkūrimo failas.
    }
keptAccountLive-keptSignOutYes = Ištrinti ir atsijungti
keptAccountLive-keptCount =
    { $n ->
        [one] Šioje naršyklėje saugoma { $n } nuoroda ar raktas.
        [few] Šioje naršyklėje saugomos { $n } nuorodos ir raktai.
        [many] Šioje naršyklėje saugoma { $n } nuorodos ar rakto.
       *[other] Šioje naršyklėje saugoma { $n } nuorodų ir raktų.
    }
keptAccountLive-keptCountNone = Šioje naršyklėje dar nieko nesaugoma.
keptAccountLive-keptGuardedNow = Nuo šiol juos atidaro jūsų prieigos raktas.
keptAccountLive-keptUnable = Šis prieigos raktas arba ši naršyklė to negali. Tai, kas saugoma, nesikeičia.
keptAccountLive-keptOffQuestion = Ištrinti viską, kas saugoma? Nenukopijuotos nuorodos ir raktai be atkūrimo failo bus prarasti.
keptAccountLive-keptRefused = Prieigos raktas nepanaudotas. Tai, kas saugoma, nesikeičia.
keptAccountLive-keptOffYes = Ištrinti

## kept — page of one’s account: section about what this browser keeps; senders

kept-title = Ištisai šifruotos nuorodos šioje naršyklėje
kept-text = Nuorodų su ištisiniu šifravimu serveris negali jums parodyti dar kartą, todėl jas, taip pat jūsų prašymų raktus, saugo ši naršyklė. Kas gali ja naudotis, gali juos nukopijuoti, nebent jie apsaugoti jūsų prieigos raktu. Atsijungus ištrinama tai, kas prieigos raktu neapsaugota.
kept-guarded = Jie apsaugoti jūsų prieigos raktu.
kept-on = Saugoti juos šioje naršyklėje
kept-guard = Apsaugoti juos prieigos raktu

## codes — page on which recipients prove their address with a code that is mailed to them

codes-toOne = Paprašykite atsiųsti kodą el. paštu adresu { $address }; paskyros čia nereikia.
codes-toSome = Pasirinkite savo adresą ir paprašykite juo atsiųsti kodą; paskyros čia nereikia.
codes-toTyped = Įveskite savo adresą; jei tai vieno iš gavėjų adresas, juo bus išsiųstas kodas. Paskyros čia nereikia.
codes-which = Jūsų adresas
codes-among = Gavėjai, sutrumpintai: { $addresses }
codes-notYours = Ne jūsų adresas? Paprašykite siuntėjo jums skirtos nuorodos.
codes-send = Siųsti man kodą
codes-again = Siųsti kitą kodą
codes-sentToOne = El. laiškas su aštuonių raidžių kodu jau siunčiamas adresu { $address }. Patikrinkite ir nepageidaujamus laiškus.
codes-sent = El. laiškas su aštuonių raidžių kodu jau siunčiamas, jei tai vieno iš gavėjų adresas. Patikrinkite ir nepageidaujamus laiškus.
codes-field = Kodas
codes-fieldHint = Aštuonios raidės iš el. laiško. Jos veikia dešimt minučių ir tik šioje naršyklėje.
codes-goOn = Tęsti
codes-or = Arba įrodykite kitu būdu:
codes-wrong =
    { $n ->
        [one] Šis kodas neteisingas. Įveskite kodą iš naujausio el. laiško. Galite bandyti dar { $n } kartą.
        [few] Šis kodas neteisingas. Įveskite kodą iš naujausio el. laiško. Galite bandyti dar { $n } kartus.
        [many] Šis kodas neteisingas. Įveskite kodą iš naujausio el. laiško. Galite bandyti dar { $n } karto.
       *[other] Šis kodas neteisingas. Įveskite kodą iš naujausio el. laiško. Galite bandyti dar { $n } kartų.
    }
codes-last = Šis kodas neteisingas, ir tai buvo paskutinis jo bandymas. Paprašykite atsiųsti kitą.
codes-over = Čia nėra kodo, kurį būtų galima įvesti: jis panaudotas, senesnis nei dešimt minučių arba jo prašyta kitoje naršyklėje. Paprašykite atsiųsti kitą.
codes-needsCookie = Tam reikia slapuko, o jūsų naršyklė jo neatsiuntė. Leiskite slapukus šiam puslapiui, tada įkelkite jį iš naujo.
codes-tooOften =
    { $n ->
        [one] Per valandą šiam adresui prašyta penkių kodų. Bandykite vėl po { $n } minutės.
        [few] Per valandą šiam adresui prašyta penkių kodų. Bandykite vėl po { $n } minučių.
        [many] Per valandą šiam adresui prašyta penkių kodų. Bandykite vėl po { $n } minutės.
       *[other] Per valandą šiam adresui prašyta penkių kodų. Bandykite vėl po { $n } minučių.
    }
codes-noMore = Šiai nuorodai kodai nebesiunčiami. Paprašykite siuntėjo naujos.
codes-noMail = Šiuo metu šis serveris negali išsiųsti kodo. Kreipkitės į nuorodą atsiuntusį asmenį.
codes-badAddress = Tai ne el. pašto adresas.

## codesLive — the same page: messages that appear after a click; recipients

codesLive-noCode = Įveskite aštuonias raides iš el. laiško.
codesLive-comes = El. laiškas su aštuoniomis raidėmis turi palaukti. Jei tai vieno iš gavėjų adresas, laiškas ateis ne vėliau kaip: { $time }.
codesLive-offline = Serveris neatsakė. Patikrinkite ryšį ir bandykite dar kartą.

## company — pages to sign in at the company’s provider; recipients, and people with an account

company-signIn = Prisijungti per { $label }
company-or = Arba šio serverio slaptažodžiu:
company-addressedTitle = Skirta tam tikriems žmonėms
company-addressedSure = Siuntėjas nori įsitikinti, kas tai atidaro.
company-addressedText = Prisijunkite per { $label }; paskyros čia nereikia.
company-addressedByDirectory = Prisijunkite įmonės suteiktu naudotojo vardu ir slaptažodžiu.
company-byPassword = Prisijungti slaptažodžiu
company-otherTitle = Skirta ne jums
company-otherText = Esate atpažinti kaip { $address }, o tai skirta kažkam kitam. Nieko neatidaryta. Prisijunkite kita paskyra arba kreipkitės į siuntėją.
company-otherUnnamed = Tai skirta kažkam kitam. Nieko neatidaryta. Prisijunkite kita paskyra arba kreipkitės į siuntėją.
company-closedAccountTitle = Jūsų paskyra išjungta
company-closedAccountText = Jūsų paskyra šiame serveryje išjungta arba sustabdyta, todėl jums niekas neatsidaro. Nieko neatidaryta. Kreipkitės į administratorių.
company-known = Čia esate atpažinti kaip { $address }.
company-knownUnnamed = Įmonės prisijungimas jus atpažino.
company-notMe = Tai ne aš
company-goingOn = Palaukite
company-goingOnText = Kitas puslapis atsidarys savaime.
company-goOn = Tęsti

## companyRefused — page to sign in: why the company sign-in failed; anybody who signs in

companyRefused-not-allowed = Nepriklausote nė vienai grupei, kuri gali naudotis šiuo serveriu. Kreipkitės į jo administratorių.
companyRefused-no-account = Čia paskyros neturite. Paprašykite administratoriaus ją pridėti.
companyRefused-address-taken = Jūsų el. pašto adresas čia jau turi paskyrą. Paprašykite administratoriaus susieti ją su { $label }.
companyRefused-other-account = Šis prisijungimas priklauso kitai paskyrai. Kreipkitės į administratorių.
companyRefused-not-set-up = Šis serveris dar nenustatytas.
companyRefused-disabled = Jūsų paskyra išjungta. Kreipkitės į administratorių.
companyRefused-no-email = { $label } nepateikia šiam serveriui jūsų el. pašto adreso. Paprašykite administratoriaus pridėti lauką „email“.
companyRefused-bad-email = Tai, ką { $label } pateikia kaip jūsų el. pašto adresą, nėra adresas. Kreipkitės į administratorių.
companyRefused-no-groups = { $label } nepateikia šiam serveriui nė vienos jūsų grupės. Arba nepriklausote jokiai, arba tiekėjas jų nenurodo: kreipkitės į administratorių.
companyRefused-too-many-groups = Priklausote tiek daug grupių, kad { $label } nenurodo nė vienos. Paprašykite administratoriaus siųsti tik šios programos grupes.
companyRefused-bad-token = Tai, ką atsakė { $label }, šiam serveriui netinka. Niekas neprijungtas; daugiau parašyta žurnale.
companyRefused-clock = Šio serverio ir { $label } laikrodžiai per daug skiriasi. Paprašykite administratoriaus juos nustatyti.
companyRefused-other-issuer = Atsakymas gautas iš kito tiekėjo, nei nurodyta nustatymuose. Niekas neprijungtas.
companyRefused-unreachable = Šiuo metu { $label } nepasiekiama. Prisijungusieji lieka prisijungę; bandykite vėliau.
companyRefused-provider-error = { $label } pranešė apie klaidą. Kokia ji, parašyta šio serverio žurnale.
companyRefused-client-refused = { $label } nepriima šio serverio: jo slaptasis raktas neteisingas arba nebegalioja. Kreipkitės į administratorių.
companyRefused-cancelled = Prisijungimas per { $label } atšauktas.
companyRefused-begin-again = Šis prisijungimas pradėtas kitur, užtruko per ilgai arba jau panaudotas. Pradėkite iš naujo.

## factors — page “Extra sign-in protection”: passkeys, app, recovery codes; people with an account

factors-title = Papildoma prisijungimo apsauga
factors-lead = Turint antrąjį veiksnį, vien pavogto slaptažodžio jūsų paskyrai atidaryti nepakanka.
factors-openText = Prieigos raktai ir kodus rodanti programėlė.
factors-yours = Papildoma prisijungimo apsauga
factors-limited = Šis serveris prašo antrojo veiksnio. Nustatykite jį čia, tada tęskite.
factors-goOn = Tęsti
factors-passkeys = Prieigos raktai
factors-passkeysText = Prisijunkite piršto atspaudu, veidu, PIN kodu arba saugos raktu, be slaptažodžio. Prieigos raktas veikia tik šiuo adresu, todėl niekas negali jo išvilioti.
factors-passkeyName = Įrenginio pavadinimas
factors-passkeyPlaceholder = Nešiojamasis
factors-addPasskey = Pridėti prieigos raktą
factors-needsHttps = Prieigos raktai čia neveikia: naršyklės juos leidžia tik domeno vardui su https://. Paprašykite administratoriaus tokio adreso.
factors-app = Kodų programėlė
factors-appText = Programėlė jūsų telefone kas 30 sekundžių rodo naują šešių skaitmenų kodą.
factors-beginApp = Nustatyti programėlę
factors-removeApp = Pašalinti programėlę iš paskyros
factors-scan = Nuskaitykite šį kodą programėle:
factors-qr = QR kodas programėlei
factors-type = Arba įveskite tai programėlėje:
factors-code = Kodas, kurį programėlė rodo dabar
factors-finish = Baigti
factors-codesTitle = Atkūrimo kodai
factors-codesText = Kiekvienas iš šių kodų vieną kartą leidžia prisijungti, kai prarandami kiti veiksniai. Jie rodomi tik dabar: išsispausdinkite juos arba laikykite ten, kur laikote slaptažodžius.
factors-renew = Nauji atkūrimo kodai
factors-confirmTitle = Patvirtinkite savo tapatybę
factors-confirmText = Prieš keisdami veiksnius, patvirtinkite savo tapatybę.
factors-codeOrRecovery = Programėlės kodas arba atkūrimo kodas
factors-confirm = Patvirtinti
factors-remove = Ištrinti

## factorsLive — the same page: lists and messages

factorsLive-codesFile = recovery-codes.txt
factorsLive-limited =
    { $n ->
        [one] Per daug nepavykusių bandymų. Bandykite vėl po { $n } sekundės.
        [few] Per daug nepavykusių bandymų. Bandykite vėl po { $n } sekundžių.
        [many] Per daug nepavykusių bandymų. Bandykite vėl po { $n } sekundės.
       *[other] Per daug nepavykusių bandymų. Bandykite vėl po { $n } sekundžių.
    }
factorsLive-conflict = Tai jau yra arba tam nebėra vietos. Įkelkite puslapį iš naujo.
factorsLive-lastOne = Šis serveris prašo antrojo veiksnio. Prieš ištrindami šį, nustatykite kitą.
factorsLive-noPasskeys = Prieigos raktų dar neturite.
factorsLive-never = niekada nenaudotas
factorsLive-used = paskutinį kartą naudotas { $when }
factorsLive-made = pridėtas { $when }
factorsLive-remove = Ištrinti
factorsLive-removed = Ištrinta.
factorsLive-added = Pridėta.
factorsLive-removeQuestion = Ištrinti prieigos raktą „{ $name }“? Jis nebeatidarys jūsų paskyros.
factorsLive-removeAppQuestion = Pašalinti programėlę iš jūsų paskyros? Jos kodai nebeatidarys jūsų paskyros.
factorsLive-nameIt = Suteikite prieigos raktui pavadinimą.
factorsLive-passkeyCancelled = Prieigos raktas nepanaudotas. Bandykite dar kartą.
factorsLive-passkeyRefused = Serveris nepriėmė šio prieigos rakto. Bandykite dar kartą.
factorsLive-appSince = Programėlė nustatyta { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Liko { $n } atkūrimo kodas.
        [few] Liko { $n } atkūrimo kodai.
        [many] Liko { $n } atkūrimo kodo.
       *[other] Liko { $n } atkūrimo kodų.
    }
factorsLive-wrongCode = Šis kodas neteisingas. Patikrinkite telefono laikrodį ir įveskite dabar rodomą kodą.
factorsLive-notConfirmed = Neteisinga. Bandykite dar kartą.
factorsLive-done = Dabar turite antrąjį veiksnį. Išsisaugokite atkūrimo kodus, tada tęskite.
factorsLive-copied = Nukopijuota
factorsLive-copyFailed = Nukopijuoti nepavyko. Pažymėkite tekstą ir nukopijuokite.

## secondStep — second page of signing in; people with an account

secondStep-title = Dar vienas žingsnis
secondStep-passkey = Naudoti prieigos raktą
secondStep-code = Programėlės kodas arba atkūrimo kodas
secondStep-codeHint = Šeši skaitmenys arba šešiolika raidžių ir skaitmenų.
secondStep-recoveryCode = Atkūrimo kodas
secondStep-recoveryHint = Šešiolika raidžių ir skaitmenų. Jį gavote pridėdami prieigos raktą.
secondStep-submit = Prisijungti
secondStep-lost = Praradote telefoną ir atkūrimo kodus? Šio serverio administratorius gali iš naujo nustatyti jūsų antruosius veiksnius.
secondStep-again = Pradėti iš naujo

## secondStepLive — the same page: messages

secondStepLive-noCode = Įveskite kodą.
secondStepLive-wrongCode = Šis kodas neteisingas arba jau panaudotas. Palaukite kito.
secondStepLive-passkeyCancelled = Prieigos raktas nepanaudotas. Bandykite dar kartą arba naudokite kodą.
secondStepLive-passkeyRefused = Serveris nepriėmė šio prieigos rakto. Bandykite dar kartą arba naudokite kodą.
secondStepLive-limited =
    { $n ->
        [one] Per daug neteisingų kodų. Bandykite vėl po { $n } sekundės.
        [few] Per daug neteisingų kodų. Bandykite vėl po { $n } sekundžių.
        [many] Per daug neteisingų kodų. Bandykite vėl po { $n } sekundės.
       *[other] Per daug neteisingų kodų. Bandykite vėl po { $n } sekundžių.
    }
secondStepLive-retry = Dabar galite bandyti dar kartą.
secondStepLive-offline = Serveris neatsakė. Patikrinkite ryšį ir bandykite dar kartą.
secondStepLive-failed = Kažkas nepavyko ({ $status }).

## tokens — page of one’s account: the form for a new API token

tokens-may = Ką jam leidžiama daryti
tokens-everything = Viską
tokens-create = Tik kurti nuorodas
tokens-createRead = Kurti ir skaityti nuorodas
tokens-audit = Tik skaityti žurnalus
tokens-ask = Prašyti žmonių atsiųsti paslaptis ir atidaryti jų atsakymus
tokens-lasts = Kiek laiko veikia
tokens-always = Kol bus panaikintas
tokens-days30 = 30 dienų
tokens-days90 = 90 dienų
tokens-year = Vienus metus
tokens-networks = Tik iš tam tikrų tinklų
tokens-networksLabel = Adresai arba tinklai
tokens-networksHint = Atskirkite juos kableliais. Jei palikta tuščia, žetonas veikia visur.

## tokensLive — limits of an API token in its line in lists; its owner and administrators

tokensLive-tokenMay = leidžiama: { $what }
tokensLive-tokenCreate = kurti
tokensLive-tokenRead = skaityti
tokensLive-tokenAudit = skaityti žurnalus
tokensLive-tokenExpire = trinti
tokensLive-tokenAdmin = administruoti
tokensLive-tokenAsk = prašyti paslapčių
tokensLive-tokenOpen = atidaryti atsakymus
tokensLive-tokenFrom = tik iš { $networks }
tokensLive-tokenUntil = baigs galioti { $when }
tokensLive-tokenOver = baigė galioti { $when }
tokensLive-tokenUsedFrom = paskutinį kartą naudotas { $when } iš { $address }
tokensLive-badNetworks = Įveskite adresus arba tinklus, pvz., 192.0.2.0/24, daugiausia 50.

## oversightLive — auditors (page “Users”) and the log of a link (page “All links”); administrators

oversightLive-auditor = auditorius
oversightLive-makeAuditor = Skirti auditoriumi
oversightLive-makeAuditorQuestion = Skirti { $email } auditoriumi? Šis asmuo matys visų žurnalus, bet nematys paslapčių.
oversightLive-takeAuditor = Atimti auditoriaus teises
oversightLive-takeAuditorQuestion = Atimti auditoriaus teises iš { $email }? Šio asmens seansai ir žetonai nustos veikti.
oversightLive-log = Žurnalas
oversightLive-logNothing = Įrašų nėra.

## signIns — page of one’s account: section “Recent sign-ins”

signIns-title = Paskutiniai prisijungimai
signIns-text = Kas prisijungė prie jūsų paskyros arba bandė prisijungti. Jei kurio nors prisijungimo neatpažįstate, pakeiskite slaptažodį.

## signInsLive — lines of “Recent sign-ins” and of the administrators’ log

signInsLive-signedIn = Prisijungta
signInsLive-signInFailed = Prisijungti nepavyko
signInsLive-byPassword = slaptažodžiu
signInsLive-byLink = vienkartine nuoroda
signInsLive-bySetup = sąrankos kodu
signInsLive-bySignUp = sukuriant paskyrą
signInsLive-byDirectory = per katalogą
signInsLive-byCompany = per įmonės prisijungimą
signInsLive-byPasskey = prieigos raktu
signInsLive-secondFactor = su antruoju veiksniu
signInsLive-wrongPassword = neteisingas slaptažodis
signInsLive-wrongCode = neteisingas sąrankos kodas
signInsLive-wrongLink = vienkartinė nuoroda negalioja
signInsLive-wrongCurrent = neteisingas dabartinis slaptažodis
signInsLive-wrongFactor = neteisingas antrasis veiksnys
signInsLive-wrongPasskey = neteisingas prieigos raktas
signInsLive-deviceGuesses = per daug spėjimų žinomuose įrenginiuose
signInsLive-unanswered = katalogas neatsakė
signInsLive-asAdministrator = kaip administratorius
signInsLive-times =
    { $n ->
        [one] { $n } kartą
        [few] { $n } kartus
        [many] { $n } karto
       *[other] { $n } kartų
    }
signInsLive-noSignIns = Prisijungimų dar neužregistruota.

## adminLog — page “Administrators’ log”: heading and filter; administrators and auditors

adminLog-title = Administratorių žurnalas
adminLog-lead = Kas prisijungė ir kas keitė paskyras, žetonus, raktus bei nustatymus. Jokio įrašo negalima nepastebimai pakeisti ar ištrinti.
adminLog-person = El. pašto adresas
adminLog-personHint = To, kas tai padarė, arba to, su kuo tai susiję.
adminLog-what = Kas įvyko
adminLog-everything = Viskas
adminLog-show = Rodyti
adminLog-newer = Naujesni
adminLog-older = Senesni

## adminLogLive — page “Administrators’ log”: what happened, in the lines and in the filter “What”

adminLogLive-signOut = Atsijungta
adminLogLive-leftOut = Nesėkmių daugiau, nei išvardyta
adminLogLive-userAdded = Paskyra pridėta
adminLogLive-userRemoved = Paskyra ištrinta
adminLogLive-userDisabled = Paskyra išjungta
adminLogLive-userEnabled = Paskyra įjungta
adminLogLive-madeAdministrator = Paskirtas administratorius
adminLogLive-noAdministrator = Nebe administratorius
adminLogLive-madeAuditor = Paskirtas auditorius
adminLogLive-noAuditor = Nebe auditorius
adminLogLive-suspended = Sustabdyta per įmonės prisijungimą
adminLogLive-admitted = Vėl įleista per įmonės prisijungimą
adminLogLive-linked = Įmonės prisijungimas susietas
adminLogLive-unlinked = Įmonės prisijungimas atsietas
adminLogLive-vouched = Adresas patvirtintas
adminLogLive-joinedGroup = Pridėta į grupę
adminLogLive-leftGroup = Pašalinta iš grupės
adminLogLive-factorAdded = Antrasis veiksnys pridėtas
adminLogLive-factorRemoved = Antrasis veiksnys ištrintas
adminLogLive-factorsReset = Antrieji veiksniai nustatyti iš naujo
adminLogLive-codesMade = Sukurti atkūrimo kodai
adminLogLive-invited = Išsiųstas kvietimas
adminLogLive-accessEnded = Visa prieiga nutraukta
adminLogLive-linksExpired = Paskyros nuorodos ištrintos
adminLogLive-withdrawn = Kvietimas atsiimtas
adminLogLive-sessionEnded = Seansas baigtas
adminLogLive-linkMade = Sukurta vienkartinė nuoroda
adminLogLive-passwordSet = Slaptažodis nustatytas
adminLogLive-tokenMade = API žetonas sukurtas
adminLogLive-tokenRemoved = API žetonas panaikintas
adminLogLive-settingsChanged = Nustatymai pakeisti
adminLogLive-rotationBegun = Pradėtas pagrindinio rakto keitimas
adminLogLive-rotationEnded = Baigtas pagrindinio rakto keitimas
adminLogLive-exported = Audito žurnalai eksportuoti
adminLogLive-backedUp = Padaryta atsarginė kopija
adminLogLive-restored = Atkurta atsarginė kopija
adminLogLive-byWhom = kas: { $name }
adminLogLive-commandLine = komandų eilutė
adminLogLive-server = serveris
adminLogLive-bySetupCode = sąrankos kodas
adminLogLive-bySigningUp = paskyros susikūrimas
adminLogLive-byOneTimeLink = vienkartinė nuoroda
adminLogLive-directory = katalogas
adminLogLive-companySignIn = įmonės prisijungimas
adminLogLive-noEntries = Neatitinka joks įrašas.
adminLogLive-showAll = Rodyti viską

## ownLogLive — log of a link or request: what happened, in the column “What”; its owner

ownLogLive-byCode = patvirtinta kodu: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Pastaba
ownLogLive-logCount = { $from }–{ $to } iš { $total }
ownLogLive-own-creation = sukurta
ownLogLive-own-view = atidaryta
ownLogLive-own-failed_view = bandyta nesėkmingai
ownLogLive-own-expire = ištrinta
ownLogLive-own-restored = trynimas anuliuotas
ownLogLive-own-failed_passphrase = neteisinga slaptafrazė
ownLogLive-own-probable_program = tikriausiai programa
ownLogLive-own-code_sent = kodas išsiųstas el. paštu
ownLogLive-own-code_queued = kodas laukia išsiuntimo el. paštu
ownLogLive-own-code_failed = kodas neišsiųstas el. paštu
ownLogLive-own-failed_code = neteisingas kodas
ownLogLive-own-owner_view = atidarėte jūs
ownLogLive-own-wrong_network = bandyta iš kito tinklo
ownLogLive-own-other_device = bandyta kitame įrenginyje
ownLogLive-own-alarm = pranešta: „Tai buvau ne aš“
ownLogLive-own-freeze = pristabdėte jūs
ownLogLive-own-thaw = vėl įjungėte jūs
ownLogLive-own-changed = pakeitėte jūs
ownLogLive-own-hold_asked = laukia jūsų leidimo
ownLogLive-own-hold_released = leidote jūs
ownLogLive-own-hold_refused = atsisakėte ir pristabdėte jūs
ownLogLive-own-request_view = perskaityta
ownLogLive-own-answer = atsakyta
ownLogLive-own-mail_returned = el. laiškas grįžo
ownLogLive-own-creation_email_send = užsakytas pranešimas el. paštu
ownLogLive-own-admin_view = atidarė administratorius
ownLogLive-own-imported = perkelta čia iš „Password Pusher“

## seenLogLive — log of somebody else’s link: what happened; administrators and auditors

seenLogLive-seen-creation = sukurta
seenLogLive-seen-view = atidaryta
seenLogLive-seen-failed_view = bandyta nesėkmingai
seenLogLive-seen-expire = ištrinta
seenLogLive-seen-restored = trynimas anuliuotas
seenLogLive-seen-failed_passphrase = neteisinga slaptafrazė
seenLogLive-seen-probable_program = tikriausiai programa
seenLogLive-seen-code_sent = kodas išsiųstas el. paštu
seenLogLive-seen-code_queued = kodas laukia išsiuntimo el. paštu
seenLogLive-seen-code_failed = kodas neišsiųstas el. paštu
seenLogLive-seen-failed_code = neteisingas kodas
seenLogLive-seen-owner_view = atidarė savininkas
seenLogLive-seen-wrong_network = atmesta iš neleisto tinklo
seenLogLive-seen-other_device = atmesta kitame įrenginyje
seenLogLive-seen-alarm = pranešė gavėjas
seenLogLive-seen-freeze = pristabdė savininkas
seenLogLive-seen-thaw = vėl įjungė savininkas
seenLogLive-seen-changed = pakeitė savininkas
seenLogLive-seen-hold_asked = laukia savininko
seenLogLive-seen-hold_released = leido savininkas
seenLogLive-seen-hold_refused = atsisakė savininkas
seenLogLive-seen-request_view = perskaityta
seenLogLive-seen-answer = atsakyta
seenLogLive-seen-mail_returned = el. laiškas grįžo
seenLogLive-seen-creation_email_send = užsakytas pranešimas el. paštu
seenLogLive-seen-admin_view = atidarė administratorius
seenLogLive-seen-imported = perkelta čia iš „Password Pusher“

## eventNamesLive — page “Webhooks”: check boxes under “Tell it when” (hooks-events); people with an account

eventNamesLive-push-created = Nuoroda sukurta
eventNamesLive-push-viewed = Nuoroda atidaryta
eventNamesLive-push-wrong_passphrase = Neteisinga slaptafrazė
eventNamesLive-push-expired = Nuoroda nebegalioja
eventNamesLive-push-alarm = Gavėjo pranešimas
eventNamesLive-push-hold_asked = Kažkas laukia
eventNamesLive-push-code_failed = Kodas neišsiųstas el. paštu
eventNamesLive-request-answered = Į prašymą atsakyta
eventNamesLive-request-closed = Prašymas užvertas

## conditionWords

conditionWords-passphrases = slaptafrazes
conditionWords-passwords = slaptažodžius
conditionWords-second_factors = antruosius veiksnius
conditionWords-passkeys = prieigos raktus

## conditionSays — page “Health”: what is the case; administrators. conditionMend has what to do about it

conditionSays-disk_full = Katalogo { $directory } diske laisva tik { $freeBytes }: kai laisva mažiau nei { $floorBytes }, failai nepriimami.
conditionSays-disk_low = Katalogo { $directory } diske laisva { $freeBytes } – mažiau, nei gali užimti vienos nuorodos failai ({ $linkBytes }).
conditionSays-disk_no_inodes = Katalogo { $directory } diske telpa nebedaug failų (dar { $files }): baigėsi inode.
conditionSays-disk_error = Katalogo { $directory } diskas pranešė apie klaidą ({ $atMs }): { $reason }
conditionSays-database_damaged = Duomenų bazė sugadinta. Vietos nurodytos žurnale.
conditionSays-database_trouble = Šis serveris šiuo metu negali apdoroti užklausų: { $reason }
conditionSays-bucket_trouble = Failų negalima įrašyti ar atidaryti: { $reason }
conditionSays-scanner_trouble = Virusų skaitytuvas netikrina failų, todėl visi atmetami: { $reason }
conditionSays-sweep_failed = Tai, kas nebegalioja, neištrinama iš disko: { $reason }
conditionSays-clock_jumped = Laikrodis pasistūmėjo į priekį daugiau nei parą. Dabar jis rodo: { $nowMs }. Valandą po šio šuolio niekas nesunaikinama.
conditionSays-backup_failed = Paskutinės atsarginės kopijos padaryti nepavyko: { $reason }
conditionSays-backup_damaged = Paskutinėje atsarginėje kopijoje { $name } yra sugadintų duomenų. Sugadintų vietų: { $count }. { $reason }
conditionSays-backup_old = Paskutinė atsarginė kopija padaryta: { $lastMs }.
conditionSays-certificate_ended = Sertifikatas { $file } nebegalioja, galiojimo pabaiga: { $untilMs }. Klientai jo nepriima.
conditionSays-certificate_ends = Sertifikatas { $file } galioja iki: { $untilMs }.
conditionSays-certificate_unusable = Diske esančio sertifikato naudoti negalima: { $reason } Veikiantis serveris naudoja ankstesnį.
conditionSays-certificate_not_obtained = Galiojančio sertifikato nėra, ir klientai šio serverio nepriima: { $reason }
conditionSays-certificate_not_renewed = Sertifikato atnaujinti nepavyko: { $reason }
conditionSays-client_secret_refused = Prisijungimo tiekėjas nepriima oidc.client_secret: niekas negali per jį prisijungti.
conditionSays-client_secret_ends = Slaptasis raktas oidc.client_secret galioja iki: { $untilMs }. Po to niekas negalės prisijungti per tiekėją.
conditionSays-token_ends = Neseniai naudotas API žetonas „{ $name }“ (savininkas: { $owner }) galioja iki: { $untilMs }.
conditionSays-administrator_new = Naujas administratorius: { $user }, nuo: { $sinceMs }, paskyrė: { $by }.
conditionSays-guessing = Kažkas spėlioja ({ $guessed }): per valandą atmesta { $times } ar daugiau perteklinių bandymų.
conditionSays-codes_failed = Gavėjų kodų negalima išsiųsti el. paštu: { $reason }
conditionSays-codes_wait = Laukiantys el. laiškai su gavėjų kodais: { $count }. Gavėjas arba siuntėjas pasiekė valandos ribą. Paskutinis laiškas bus išsiųstas: { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } įvykio nepavyko pristatyti, ir jo pristatyti nebebandoma.
        [few] { $n } įvykių nepavyko pristatyti, ir jų pristatyti nebebandoma.
        [many] { $n } įvykio nepavyko pristatyti, ir jų pristatyti nebebandoma.
       *[other] { $n } įvykių nepavyko pristatyti, ir jų pristatyti nebebandoma.
    }
conditionSays-deliveries_late = Įvykis laukia pristatymo nuo: { $sinceMs }.
conditionSays-nodes_differ = Mazgai nevienodi: { $reason }
conditionSays-version_ready = Naujos versijos failas yra čia: { $file }.
conditionSays-disk_fine = Katalogo { $directory } diske laisva { $freeBytes } iš { $totalBytes }.
conditionSays-certificate_fine = Sertifikatas { $file } galioja iki: { $untilMs }.
conditionSays-backup_none = Dar nepadaryta jokia atsarginė kopija.
conditionSays-backup_fine = Paskutinė atsarginė kopija padaryta: { $lastMs }.
conditionSays-backup_scheduled = Paskutinė atsarginė kopija { $name } padaryta: { $lastMs }; kita numatyta: { $nextMs }.
conditionSays-node_fine = Mazge { $node } veikia versija { $version }.

## conditionMend — page “Health”: under each sentence of conditionSays, what mends it; administrators

conditionMend-disk_full = Atlaisvinkite vietos šiame diske arba jį padidinkite.
conditionMend-disk_low = Atlaisvinkite vietos šiame diske arba jį padidinkite.
conditionMend-disk_no_inodes = Ištrinkite mažus failus, kuriuos šiame diske paliko kitos programos.
conditionMend-disk_error = Dabar padarykite atsarginę kopiją. Tada patikrinkite diską ir jo jungtį. Daugiau parašyta sistemos žurnale.
conditionMend-database_damaged = Atkurkite atsarginę kopiją.
conditionMend-database_trouble = Patikrinkite duomenų bazę, jos kompiuterį ir kelią iki jo.
conditionMend-bucket_trouble = Patikrinkite bucket, jo raktus ir kelią iki jo. Katalogas, kurį mazgai naudoja bendrai, turi būti prijungtas (mounted).
conditionMend-scanner_trouble = Paleiskite clamd ir leiskite šio serverio naudotojui skaityti jo lizdą. Daugiau parašyta clamd žurnale.
conditionMend-sweep_failed = Niekas negali to atidaryti. Patikrinkite diską ir žurnalą.
conditionMend-clock_jumped = Jei laikrodis rodo neteisingai, nustatykite jį per tą valandą. Jei rodo teisingai, nieko nedarykite: šis pranešimas pasirodo ir po ilgo sustabdymo ar atkūrimo.
conditionMend-backup_failed = Pašalinkite priežastį. Serveris pats bandys dar kartą.
conditionMend-backup_damaged = Patikrinkite diską ir išsiaiškinkite, kas sugadinta. Ankstesnės nepažeistos atsarginės kopijos saugomos.
conditionMend-backup_old = Patikrinkite, kas daro jūsų atsargines kopijas, arba padarykite kopiją rankiniu būdu.
conditionMend-certificate_ended = Pakeiskite sertifikato ir jo rakto failus. Serveris pats juos perskaitys iš naujo.
conditionMend-certificate_ends = Pakeiskite sertifikato ir jo rakto failus. Serveris pats juos perskaitys iš naujo.
conditionMend-certificate_unusable = Pakeiskite sertifikato ir jo rakto failus.
conditionMend-certificate_not_obtained = Serveris pats bandys dar kartą. Patikrinkite sertifikatų įstaigą ir kelią iki jos.
conditionMend-certificate_not_renewed = Naudojamas sertifikatas galioja iki: { $untilMs }, o serveris bando dar kartą. Patikrinkite sertifikatų įstaigą ir kelią iki jos.
conditionMend-client_secret_refused = Sukurkite pas tiekėją naują slaptąjį raktą ir nustatykite jį.
conditionMend-client_secret_ends = Sukurkite pas tiekėją naują slaptąjį raktą, nustatykite jį, o oidc.client_secret_until nustatykite pagal jo galiojimo pabaigą.
conditionMend-token_ends = Savininkas sukuria naują ir suteikia jį programai, kuri jį naudoja.
conditionMend-administrator_new = Jei to nesitikėjote, atimkite teises ir peržiūrėkite administratorių žurnalą.
conditionMend-guessing = Žurnale nurodyti adresai. Užblokuokite juos užkardoje.
conditionMend-codes_failed = Patikrinkite pašto serverį ir pašto nuostatas. Gavėjai, kurių kodas neišsiųstas, turi prašyti kito.
conditionMend-codes_wait = Jei siuntėjams reikia pasiekti tiek gavėjų, padidinkite mail.per_hour. Kieno kodai laukia, parašyta jų nuorodų žurnaluose.
conditionMend-deliveries_dead = Sutvarkykite gavėją, tada iš naujo pristatykite arba atmeskite tai, kas nebuvo pristatyta.
conditionMend-deliveries_late = Patikrinkite pašto serverį, webhook adresą arba duomenų rinktuvą. Kuris neveikia, parašyta žurnale.
conditionMend-nodes_differ = Suteikite visiems mazgams tą pačią versiją, nustatymus ir laiką.
conditionMend-version_ready = Patikrinkite jį, tada atnaujinkite.
conditionMend-backup_none = Jei niekas kitas šio serverio atsarginių kopijų nedaro, padarykite ją.

## errorPage — error pages: a heading, and a text under it (…Text); everybody

errorPage-missing = Puslapis nerastas
errorPage-missingText = Šiuo adresu puslapio nėra.
errorPage-home = Eiti į pradžios puslapį
errorPage-busy = Per daug užklausų
errorPage-busyText = Iš jūsų adreso gauta per daug užklausų. Nieko neatidaryta. Truputį palaukite, tada įkelkite šį puslapį iš naujo.
errorPage-keySent = Ši nuoroda nebėra slapta
errorPage-keySentText = Kelyje esanti programa, pvz., pašto filtras, šioje nuorodoje vietoj # įrašė %23, todėl jos raktas nusiųstas serveriui. Nieko neatidaryta ir jokia peržiūra nesuskaičiuota, bet raktas nebėra slaptas. Paprašykite siuntėjo naujos nuorodos, atsiųstos kitu būdu.
errorPage-upgrading = Šis serveris atnaujinamas
errorPage-upgradingText = Nieko neatidaryta ir nieko neprarasta. Įkelkite šį puslapį iš naujo po minutės.
errorPage-unavailable = Šiuo metu nepasiekiama
errorPage-unavailableText = Šiuo metu serveris to padaryti negali. Nieko neatidaryta ir nieko neprarasta. Bandykite dar kartą po kelių minučių.
errorPage-unconfirmed = Nepatvirtinta
errorPage-unconfirmedText = Serveris negali pasakyti, ar tai padaryta. Galėjo būti suskaičiuota peržiūra, nors nieko neparodyta. Bandykite dar kartą po kelių minučių; jei paslapties tada nebebus, paprašykite siuntėjo naujos nuorodos.
errorPage-defect = Kažkas nepavyko
errorPage-defectText = Taip neturėtų nutikti. Praneškite šio serverio prižiūrėtojui, kada tai nutiko: išsami informacija – žurnale.

## mailShared — mail to a recipient, with a link or about one

mailShared-subject = { $sender } turi jums kai ką
mailShared-lead = { $sender } per { $service } bendrina su jumis kai ką konfidencialaus.
mailShared-link = Atidaryti
mailShared-until = Nuoroda veikia iki: { $when }.
mailShared-views =
    { $n ->
        [one] Ją galima atidaryti { $n } kartą.
        [few] Ją galima atidaryti { $n } kartus.
        [many] Ją galima atidaryti { $n } karto.
       *[other] Ją galima atidaryti { $n } kartų.
    }
mailShared-notice = Nuorodos paprašykite siuntėjo ({ $sender }): šiame el. laiške jos nėra.
mailShared-stranger = Jei siuntėjo ({ $sender }) nepažįstate, nekreipkite dėmesio į šį el. laišką.
mailShared-unverified = Niekas nepatvirtino, kad adresas { $sender } priklauso siuntėjui. Kitu būdu pasiteiraukite adreso { $sender } savininko, ar šis el. laiškas tikrai jo. Jei negalite, nekreipkite į laišką dėmesio.

## mailAsked — mail to somebody who is asked for a secret

mailAsked-subject = { $sender } jūsų kai ko prašo
mailAsked-lead = { $sender } prašo jūsų kai ko konfidencialaus; siųskite per { $service }.
mailAsked-link = Atsakyti
mailAsked-until = Atsakyti galite iki: { $when }. Paskyros nereikia.

## mailNeeds — sentences in both of these mails: what the recipient needs

mailNeeds-name = Siuntėjas nurodo vardą „{ $name }“.
mailNeeds-shared = Prieš atidarant:
mailNeeds-asked = Prieš atsakant:
mailNeeds-from = Atsidaro nuo: { $when }.
mailNeeds-passphrase = Jums reikia slaptafrazės. Ją kitu būdu perduos { $sender }.
mailNeeds-code = Jums reikia kodo. Jo paprašius puslapis išsiunčia jį el. paštu adresu { $address }.
mailNeeds-proof = Atidaryti gali tik tam tikri žmonės. Puslapis paprašys įrodyti, kad esate vienas iš jų.
mailNeeds-release = { $sender } turi leisti jums tai atidaryti. Atidarykite nuorodą ir iki tol palikite puslapį atidarytą.
mailNeeds-lock = Dar kartą atidaryti gali tik tas įrenginys ir naršyklė, kurie atidaro pirmieji. Atidarykite ten, kur jums reikia.
mailNeeds-letters = Puslapis rodo tris raides. Įveskite jas, kad puslapis žinotų, jog nesate programa.

## mailOpened — mail to a sender: their link was opened

mailOpened-subject = Atidaryta: { $name }
mailOpened-unnamed = Jūsų nuoroda ({ $date })
mailOpened-lead = Jūsų nuoroda atidaryta: { $when }.
mailOpened-left =
    { $n ->
        [one] Galima atidaryti dar { $n } kartą.
        [few] Galima atidaryti dar { $n } kartus.
        [many] Galima atidaryti dar { $n } karto.
       *[other] Galima atidaryti dar { $n } kartų.
    }
mailOpened-last = Tai buvo paskutinė peržiūra: paslaptis sunaikinta.
mailOpened-link = Mano nuorodos
mailOpened-why = Šį el. laišką gavote, nes prašėte pranešti, kai bus atidaryta.

## mailAnswered — mail to somebody who asked: their request was answered

mailAnswered-subject = Atsakyta: { $name }
mailAnswered-unnamed = Jūsų prašymas ({ $date })
mailAnswered-lead = Į jūsų prašymą atsakyta: { $when }.
mailAnswered-keep = Šiame el. laiške atsakymo nėra. Kad jį atidarytumėte, prisijunkite.
mailAnswered-link = Prašymai
mailAnswered-why = Šį el. laišką gavote, nes prašėte pranešti apie kiekvieną atsakymą.

## mailCode — mail to a recipient: the code that proves their address

mailCode-subject = Jūsų kodas iš { $service }
mailCode-lead = Kažkas per { $service } bendrina su jumis kai ką konfidencialaus. Kad atidarytumėte, įveskite šį kodą puslapyje, kuris jo paprašė:
mailCode-leadNamed = { $sender } per { $service } bendrina su jumis kai ką konfidencialaus. Kad atidarytumėte, įveskite šį kodą puslapyje, kuris jo paprašė:
mailCode-asks = Kažkas per { $service } prašo jūsų kai ko konfidencialaus. Kad perskaitytumėte prašymą ir į jį atsakytumėte, įveskite šį kodą puslapyje, kuris jo paprašė:
mailCode-asksNamed = { $sender } per { $service } prašo jūsų kai ko konfidencialaus. Kad perskaitytumėte prašymą ir į jį atsakytumėte, įveskite šį kodą puslapyje, kuris jo paprašė:
mailCode-until =
    { $n ->
        [one] Kodas veikia vieną kartą, { $n } minutę, ir tik jo paprašiusioje naršyklėje.
        [few] Kodas veikia vieną kartą, { $n } minutes, ir tik jo paprašiusioje naršyklėje.
        [many] Kodas veikia vieną kartą, { $n } minutės, ir tik jo paprašiusioje naršyklėje.
       *[other] Kodas veikia vieną kartą, { $n } minučių, ir tik jo paprašiusioje naršyklėje.
    }
mailCode-ignore = Jei kodo neprašėte, nekreipkite dėmesio į šį el. laišką ir niekam kodo neduokite.

## mailInvited — mail to somebody who gets an account

mailInvited-subject = Jūsų { $service } paskyra
mailInvited-lead = Dabar turite { $service } paskyrą: { $email }.
mailInvited-link = Pasirinkti slaptažodį
mailInvited-once = Nuoroda veikia vieną kartą, iki: { $when }.

## mailReset — mail to somebody who may choose a new password

mailReset-subject = Pasirinkite naują { $service } slaptažodį
mailReset-lead = { $service } administratorius leidžia jums pasirinkti naują slaptažodį paskyrai { $email }.
mailReset-link = Pasirinkti slaptažodį
mailReset-once = Nuoroda veikia vieną kartą, iki: { $when }.

## mailNotice — mail to the owner of an account: something about it was changed

mailNotice-subject = Jūsų { $service } paskyra
mailNotice-password = Pakeistas paskyros { $email } slaptažodis: { $when }.
mailNotice-factorAdded = Prie paskyros { $email } pridėtas antrasis veiksnys: { $when }.
mailNotice-factorRemoved = Ištrintas paskyros { $email } antrasis veiksnys: { $when }.
mailNotice-factorsReset = Administratorius ištrino visus paskyros { $email } antruosius veiksnius: { $when }.
mailNotice-recoveryCodes = Sukurti nauji paskyros { $email } atkūrimo kodai: { $when }. Ankstesnieji nebeveikia.
mailNotice-recoveryCode = Panaudotas paskyros { $email } atkūrimo kodas: { $when }. Jis dar kartą neveiks.
mailNotice-devices = Per daug neteisingų paskyros { $email } slaptažodžių ar kodų gauta iš naršyklių, kuriose jau buvo prisijungta: { $when }. Galbūt kas nors turi vieną iš jūsų įrenginių.
mailNotice-from = Tai atlikta iš adreso { $address }.
mailNotice-stranger = Jei to nesitikėjote, pakeiskite savo { $service } slaptažodį ir praneškite administratoriui.

## mailConditions — mail to administrators: the state of the server

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } reikalas administratoriui
        [few] { $service }: { $n } reikalai administratoriui
        [many] { $service }: { $n } reikalo administratoriui
       *[other] { $service }: { $n } reikalų administratoriui
    }
mailConditions-link = Serverio būklė
mailConditions-why = Šį el. laišką gavote, nes jūsų adresas nurodytas nustatyme notices.mail. Jis ateina vieną kartą ir dar kartą po septynių dienų, jei niekas nepasikeitė. Komandas vykdykite serverio kompiuteryje su sudo ir serverio --config.

## mailTest — mail that an administrator sends to try the mail server

mailTest-subject = { $service } bandymas
mailTest-lead = El. laiškai iš { $service } ateina.
mailTest-link = { $service }

## opener — a page in a file of one’s own that opens sealed links without trusting the server; recipients who know computers

opener-title = Atidaryti užantspauduotą nuorodą
opener-lead = Šis puslapis yra jūsų pačių failas: jis atidaro ištisiniu šifravimu užantspauduotas nuorodas, ir joks serveris negali jo pakeisti. Nuorodos serverio jis prašo užantspauduotos paslapties ir nieko daugiau.
opener-link = Nuoroda su dalimi po #
opener-passphraseHint = Tik jei siuntėjas ją davė.
opener-open = Atidaryti
opener-notLink = Tai ne paslapties nuoroda. Nukopijuokite visą nuorodą nuo https:// iki galo.
opener-unreachable = Atsakymo, kurį šis puslapis galėtų perskaityti, nėra. Serveris nepasiekiamas arba leidžia šią nuorodą atidaryti tik savo puslapiui: paslaptis gali būti neužantspauduota arba leidžiama tik tam tikruose tinkluose. Nieko neatidaryta.
opener-incomplete = Gautas ne visas atsakymas. Tai galėjo būti suskaičiuota kaip peržiūra.
opener-notSealed = Tai, ką atsiuntė serveris, neužantspauduota, taigi tai ne tai, ką siuntėjas užantspaudavo šiai nuorodai. Nieko iš to nerodoma.
opener-wrong = Slaptafrazė neteisinga arba jos trūksta. Jokia peržiūra nesuskaičiuota.
opener-refused = Šiuo metu serveris to neišduoda. Jokia peržiūra nesuskaičiuota.
opener-held = Siuntėjas turi leisti tai atidaryti. Pasakykite jam šiuos žodžius: { $words }
opener-heldWordless = Siuntėjas turi leisti tai atidaryti.
opener-otherPassphrase = Su šia slaptafraze neatsidaro. Bandykite dar kartą: užantspauduota paslaptis jau čia, ir daugiau peržiūrų neskaičiuojama. Jei siuntėjas slaptafrazės nedavė, palikite lauką tuščią.
opener-go = Atidaryti adresą: { $host }
opener-saved = Įrašyta

## languages — the page on which readers choose their language, and the recipient's language in a form

languages-title = Pasirinkite kalbą
languages-search = Raskite savo kalbą
languages-searchHint = Jos pavadinimas ta pačia kalba, angliškas pavadinimas arba kodas, pvz., pt-BR.
languages-find = Ieškoti
languages-none = Neatitinka jokia kalba.
languages-all = Visos kalbos
languages-browser = Mano naršyklės kalba
languages-back = Atgal į puslapį
languages-counts = Tekstai kitomis kalbomis yra vertimai. Jei jie skiriasi nuo angliškojo, galioja angliškasis. Radę klaidingą žodį, praneškite šio serverio valdytojams.
languages-recipient = Gavėjo kalba
languages-recipientHint = Nuorodos puslapiui ir el. laiškui apie ją. Kalbą jau pasirinkusiems gavėjams ji nesikeičia.
languages-recipientOwn = Kokios prašo gavėjo naršyklė
languages-answerer = Atsakančiojo kalba
languages-answererHint = Prašymo puslapiui. Kalbą jau pasirinkusiems žmonėms ji nesikeičia.

## languagesLive — the same, in scripts

languagesLive-found =
    { $n ->
        [one] { $n } kalba
        [few] { $n } kalbos
        [many] { $n } kalbos
       *[other] { $n } kalbų
    }
languagesLive-recipientLanguage = Gavėjo kalba
