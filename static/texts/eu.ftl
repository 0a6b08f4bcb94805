### Basque

## layout — frame of every page: skip link, navigation at the top, footer; everybody reads it

layout-skip = Joan edukira
layout-navigation = Nagusia
layout-create = Berria
layout-pushes = Nire estekak
layout-account = Kontua
layout-signIn = Hasi saioa
layout-languages = Hizkuntza
layout-light = Argia
layout-dark = Iluna
layout-auto = Automatikoa
layout-api = API
layout-about = Honi buruz
layout-aboutLine = Nola funtzionatzen duen eta nork kudeatzen duen
layout-noScript = Orri honek JavaScript behar du. Egiten duen guztia zure nabigatzailearen eta zerbitzari honen artean geratzen da.
layout-waiting = Orria kargatzen ari da oraindik. Ezer aldatzen ez bada, kargatu berriro.
layout-plain = Konexio hau ez dago enkriptatuta: sareko beste batzuek irakur dezakete hemen bidaltzen eta irekitzen duzuna. Erabili https:// helbide bat, halakorik badago.
layout-notSealed = Gelditu: hau ez dago zigilatuta
layout-notSealedText = Zure esteka gako batekin amaitzen da; beraz, sortu zuenak zigilatu egin zuen atzean dagoena. Zerbitzari honek beste zerbait eskaintzen du, eta orri honek ez du hartatik ezer erakusten. Galdetu bidaltzaileari, baina ez zerbitzari honen bidez.

## create — page “New”: the form that makes a link, and the card with the finished link; senders

create-title = Partekatu sekretu bat
create-tagline = Partekatu sekretu bat, bere kabuz funtzionatzeari uzten dion esteka batekin.
create-kinds = Zer partekatu
create-text = Testua
create-files = Fitxategiak
create-url = Esteka
create-qr = QR kodea
create-textLabel = Zure sekretua
create-shared = Beste aplikazio batetik partekatua: egiaztatu bidali aurretik.
create-textPlaceholder = Pasahitz bat, gako bat, ohar bat…
create-urlLabel = Web-helbidea
create-urlHint = Hartzaileak helbidea ikusten du lehenik, eta berretsi egiten du orri honetatik irten aurretik.
create-qrLabel = QR kode gisa erakusteko testua
create-qrHint = Hartzaileak QR kode gisa ikusten du, eskaneatzeko.
create-message = Mezua (aukerakoa)
create-filesSignIn = Hasi saioa fitxategiak partekatzeko.
create-hide = Ezkutatu idatzi bitartean
create-generator = Sortu pasahitz bat
create-style = Mota
create-styleCharacters = Karaktereak
create-styleWords = Hitzak
create-stylePin = PIN kodea
create-pinHint = Nahikoa da pasaesaldi baterako, zerbitzari honek saiakerak mugatzen baititu. Ahulegia sekretua bera izateko.
create-length = Luzera
create-digits = Zifrak
create-symbols = Ikurrak
create-capitals = Maiuskulak
create-generated = Proposamena
create-again = Beste proposamen bat
create-use = Erabili hau
create-lifetime = Iraupena
create-views = Zenbat aldiz ireki daitekeen
create-passphrase = Pasaesaldia (aukerakoa)
create-passphraseRequired = Pasaesaldia (nahitaezkoa)
create-passphraseLength =
    { $n ->
        [one] Gutxienez karaktere { $n }; aaaa edo 1234 bezalako segidak bitzat hartzen dira.
       *[other] Gutxienez { $n } karaktere; aaaa edo 1234 bezalako segidak bitzat hartzen dira.
    }
create-passphraseHint = Bidali pasaesaldia bereizita, adibidez telefonoz.
create-suggest = Proposatu
create-more = Aukera gehiago
create-covered = Eduki estalita ukitu arte
create-coveredHint = Irekitzen denean, inork ez du hartzailearen sorbaldaren gainetik irakurriko.
create-deletable = Hartzaileak sekretua ezaba dezake
create-notifyMe = Abisatu irekitzen denean
create-notifyByMail = Mezu elektroniko bat jasoko duzu, eta marka bat “Nire estekak” zerrendan.
create-notifyInList = Marka bat ikusiko duzu “Nire estekak” zerrendan.
create-name = Izena (zuk bakarrik ikusten duzu)
create-note = Oharra (zuk bakarrik ikusten duzu)
create-sign = Sinatu zure izenarekin
create-senderName = Zure izena
create-senderMessage = Hartzailearentzako mezua
create-senderMessageHint = Sekretua ireki aurretik erakusten zaio esteka duen edonori. Ez idatzi ezer isilpekorik hemen.
create-senderEmail = Erakutsi zure kontuaren helbidea: { $email }
create-sealed = Babes gehigarria
create-sealedHint = Hartzaileak beste inork ezin du irakurri, ezta zerbitzari honek ere.
create-sealedName = Eman izen bat zure zerrendarako: fitxategien izenak ere babestuta daude. Izena, oharra eta sinadura ez.
create-sealedRequired = Zerbitzari honek ez du besterik onartzen.
create-groupLimits = Muga estuagoak dituzu, talde hauetako kide zarelako: { $groups }.
create-shownOnce = Kopiatu esteka orain. Ezin da berriro erakutsi.
create-remembered = Zure aukerak gailu honetan gogoratzen dira.
create-reset = Berrezarri lehenetsiak
create-submit = Sortu esteka
create-ready = Zure esteka prest dago
create-passphraseNext = Bidali orain pasaesaldia beste bide batetik
create-passphraseReminder = Esteka pasaesaldi honekin bakarrik irekitzen da. Esan, adibidez, telefonoz. Ez da berriro erakutsiko.
create-copyPassphrase = Kopiatu pasaesaldia
create-end = Ezabatu orain
create-another = Partekatu beste bat
create-sameTerms = Beste bat baldintza berekin

## createClosed — start page for people who may not make links here; visitors

createClosed-title = Hasi saioa sekretu bat partekatzeko
createClosed-text = Zure saretik, kontua dutenek bakarrik sor ditzakete estekak.
createClosed-hint = Esteka bat jaso baduzu, ohi bezala irekitzen da hemendik.
createClosed-nothingTitle = Ezin duzu ezer partekatu hemen
createClosed-nothing = Zure taldeen mugek ({ $groups }) ez dute sekretu motarik uzten. Galdetu zerbitzari honetako administratzaile bati.

## createLive — page “New”: messages and chips that appear while a sender works

createLive-bytes = { $used } / { $limit }
createLive-characters = { $used } / { $limit } karaktere
createLive-bits = { $n } bit inguru
createLive-termViews =
    { $n ->
        [one] ikustaldi { $n }
       *[other] { $n } ikustaldi
    }
createLive-termSealed = babestuta
createLive-noPassphrase = pasaesaldirik gabe
createLive-withPassphrase = pasaesaldiarekin
createLive-needsPassphrase = pasaesaldia behar da
createLive-passphraseMissing = Idatzi pasaesaldi bat: zerbitzari honek eskatu egiten du.
createLive-passphraseShort =
    { $n ->
        [one] Pasaesaldi hau laburregia da: gutxienez karaktere { $n }. aaaa edo 1234 bezalako segidak bitzat hartzen dira.
       *[other] Pasaesaldi hau laburregia da: gutxienez { $n } karaktere. aaaa edo 1234 bezalako segidak bitzat hartzen dira.
    }
createLive-signed = Sinadura: { $by }
createLive-blank = Idatzi sekretu bat lehenik.
createLive-tooLong = Luzeegia da: gehienez { $limit }.
createLive-badUrl = Idatzi web-helbide bat, adibidez https://example.org.
createLive-unsealed = Zure nabigatzaileak ezin izan du hau zigilatu. Ez da ezer bidali.
createLive-opens = Esteka { $views } ireki daiteke, data honetara arte: { $date } ({ $relative }).
createLive-endedTitle = Sekretua ezabatu da
createLive-ended = Haren edukia betiko ezabatu da. Inork ezin du gehiago ireki, ezta zuk ere.
createLive-goneTitle = Esteka iraungi da
createLive-gone = Inork ezin du gehiago ireki. Haren edukia betiko ezabatu da.
createLive-linkUnsaved = Oraindik ez duzu esteka kopiatu, eta orri honek bakarrik erakusten du. Hala ere irten nahi duzu?
createLive-passphraseUnsaved = Oraindik ez duzu pasaesaldia kopiatu, eta orri honek bakarrik erakusten du. Hala ere irten nahi duzu?
createLive-leaveIt = Irten
createLive-offline = Zerbitzariak ez du erantzun. Egiaztatu konexioa eta saiatu berriro.
createLive-rateLimited =
    { $n ->
        [one] Eskaera gehiegi. Saiatu berriro segundo { $n } barru.
       *[other] Eskaera gehiegi. Saiatu berriro { $n } segundo barru.
    }
createLive-tryAgain = Orain berriro saia zaitezke.
createLive-tooLarge = Zerbitzariak onartzen duena baino handiagoa da.
createLive-signInFirst = Hasi saioa lehenik.
createLive-unavailable = Zerbitzaria ez dago erabilgarri une honetan. Idatzi duzuna hemen dago oraindik: saiatu berriro une bat barru.
createLive-noSpace = Zerbitzariari ez zaio lekurik geratzen. Ez da ezer gorde.
createLive-failed = Arazoren bat izan da ({ $status }). Ez da ezer gorde.
createLive-refused = Zerbitzariak ez du balio hau onartzen.
createLive-tooMany =
    { $n ->
        [one] Gehienez sarrera { $n }.
       *[other] Gehienez { $n } sarrera.
    }
createLive-outOfRange = Idatzi zenbaki bat: gutxienez { $min }, gehienez { $max }.

## resultLive — page “New”: news under the finished link, whether it was opened; senders

resultLive-notOpened = Oraindik ez da ireki.
resultLive-openedTimes =
    { $n ->
        [one] Behin ireki da: { $date }.
       *[other] { $n } aldiz ireki da; azkena: { $date }.
    }

## fileBox — box into which one drops files; senders, and whoever answers a request

fileBox-files = Fitxategiak
fileBox-drop = Jaregin fitxategiak hemen, edo
fileBox-choose = aukeratu fitxategiak
fileBox-or = edo
fileBox-folder = karpeta bat
fileBox-cancel = Utzi

## filesLive — messages of the box for files and of the upload; senders, and whoever answers a request

filesLive-fileLimits =
    { $n ->
        [one] Gehienez fitxategi bat, { $file } artekoa.
       *[other] Gehienez { $n } fitxategi; bakoitza, { $file } artekoa; denak batera, { $push } artekoak.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Esteka batean fitxategi bakarra sar daiteke.
       *[other] Esteka batean gehienez { $n } fitxategi sar daitezke.
    }
filesLive-fileTooLarge = “{ $name }” fitxategia muga baino handiagoa da ({ $limit }).
filesLive-filesTooLarge = Fitxategiek, denak batera, muga gainditzen dute ({ $limit }).
filesLive-noFiles = Aukeratu gutxienez fitxategi bat.
filesLive-packing = “{ $name }” karpeta paketatzen ari da oraindik.
filesLive-remove = Kendu { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Konexioa galdu da. Bere kabuz jarraituko du.
filesLive-uploaded = Bidalita. Zerbitzaria gordetzen ari da…
filesLive-sealing = Zure nabigatzailean zigilatzen: { $percent }
filesLive-unreadable = Zure nabigatzaileak ezin du jada fitxategietako bat irakurri. Ez da ezer bidali. Aukeratu fitxategiak berriro.
filesLive-cancelled = Bertan behera utzi da. Ez da ezer gorde.

## reveal — page of a secret: before, during and after opening it; recipients

reveal-title = Sekretu bat zuretzat
reveal-intro = Norbaitek isilpeko zerbait partekatu du zurekin.
reveal-ownTitle = Zure sekretua
reveal-ownIntro = Zuk zeuk partekatu duzu. Hartzaileek orri honetan irekitzen dute.
reveal-ownPage = Joan haren esteka, QR kode eta erregistrora
reveal-passphrase = Pasaesaldia
reveal-passphraseHint = Bidaltzaileak emango dizu, esteka honetatik bereizita.
reveal-unlock = Desblokeatu
reveal-open = Erakutsi sekretua
reveal-counts = Irekitzen baduzu, ikustaldi bat zenbatuko da.
reveal-how = Nola funtzionatzen du
reveal-sealed = Babes gehigarria du: zure nabigatzaileak bakarrik ireki dezake, eta zerbitzari honek ezin du irakurri.
reveal-sealedNoScript = Esteka hau JavaScript bidez edo “secretpush open” komandoarekin bakarrik irekitzen da: sekretua zigilatuta dago, eta zerbitzari honek ezin du irakurri.
reveal-largeText = Fitxategietako bat 256 MiB baino handiagoa da, eta nabigatzaile honek ezin du tamaina horretako fitxategi zigilaturik gorde. Ireki esteka Chrome edo Edge nabigatzailean, https:// bidez, edo komando honekin:
reveal-copyCommand = Kopiatu komandoa
reveal-secret = Sekretua
reveal-show = Erakutsi
reveal-onPaper = Sekretua estalita dago. Aukeratu “Erakutsi” orrian, eta inprimatu berriro.
reveal-hide = Ezkutatu
reveal-copy = Kopiatu
reveal-save = Gorde fitxategi gisa
reveal-print = Inprimatu
reveal-files = Fitxategiak
reveal-download = Deskargatu
reveal-downloadAll = Deskargatu dena ZIP gisa
reveal-address = Bidaltzaileak helbide hau irekitzea nahi du:
reveal-go = Ireki helbidea…
reveal-goTitle = Orri honetatik irten?
reveal-goText = Helbide bat irekitzera zoaz, gune honetan:
reveal-goYes = Ireki
reveal-goTo = Ireki helbidea { $host } gunean
reveal-qr = Eskaneatu kode hau
reveal-qrText = Kodearen testua
reveal-remove = Ezabatu orain
reveal-removeText = Inork ezin izango du esteka hau berriro ireki, ezta zuk ere.
reveal-removeYes = Ezabatu
reveal-cancel = Utzi
reveal-deletedTitle = Ezabatuta
reveal-deletedText = Inork ezin du gehiago esteka hau ireki, eta orri honek ez du jada sekretua.
reveal-undo = Desegin
reveal-openAgain = Itzuli estekara
reveal-gone = Hemen ez dago jada ezer
reveal-goneText = Esteka hau iraungi da, ezabatu egin da, edo ez da inoiz existitu.
reveal-openedHere = Esteka hau gailu honetan ireki zenuen: { $date } ({ $relative }). Geroztik iraungi edo ezabatu egin da.
reveal-goneHint = Eskatu bidaltzaileari esteka berri bat.
reveal-goneCreate = Partekatu zeuk sekretu bat
reveal-letters = Idatzi hiru hizki hauek
reveal-lettersHint = Honek estekak egiaztatzen dituzten programak baztertzen ditu. Maiuskulek nahiz minuskulek balio dute.
reveal-lettersNeeded = Idatzi hiru hizkiak eta sakatu berriro botoia. Ez da ezer ireki.
reveal-lettersOther = Beste hizki batzuk ziren. Idatzi hiru hauek eta sakatu berriro botoia. Ez da ezer ireki.
reveal-wrong = Pasaesaldia okerra da.
reveal-limited = Pasaesaldi oker gehiegi. Itxaron minutu bat eta saiatu berriro.
reveal-refused = Hau bidali duenak ez dizu irekitzeko baimenik eman nahi izan.
reveal-waitOver = Zure itxaronaldia amaitu da. Ireki berriro, beste behin eskatzeko.
reveal-crowded = Jende gehiegi dago honen zain. Saiatu berriro minutu bat barru.
reveal-scanner = Nabigatzaile honek dio estekak egiaztatzen dituen programa bat dela; horregatik, ez da ezer ireki. Ireki esteka beste nabigatzaile batean.
reveal-again = Orria berriro kargatzeak ez du sekretua berriro irekitzen. Sakatu botoia beste behin irekitzeko.
reveal-failed = Arazoren bat izan da zerbitzarian. Saiatu berriro une bat barru.

## senderNote — page of a secret: who sends it, and the sender’s message; recipients

senderNote-label = Bidaltzailearen eskutik
senderNote-shares = { $name } bidaltzaileak zerbait partekatu du zurekin.
senderNote-writes = { $name } bidaltzaileak hau dio:
senderNote-unnamedWrites = Bidaltzaileak hau dio:
senderNote-account = Zerbitzari honetako { $email } kontutik bidali da.
senderNote-anyAccount = { $email } kontutik bidali da. Edonork sor dezake kontu bat hemen; beraz, helbide hau ez dago egiaztatuta.
senderNote-unverifiedAccount = { $email } kontutik bidali da. Inork ez du helbide hau egiaztatu.
senderNote-ownWords = Izena eta mezua bidaltzaileak berak idatziak dira.
senderNote-unverified = Izena eta mezua bidaltzaileak berak idatziak dira. Zerbitzari honek ez daki izena benetakoa den.

## undoPlain — page after a deletion, for browsers without scripts; recipients

undoPlain-seconds =
    { $n ->
        [one] Segundo { $n } duzu hau desegiteko.
       *[other] { $n } segundo dituzu hau desegiteko.
    }

## undoLive — after a deletion, while it can be undone; recipients and senders

undoLive-deleted = Ezabatuta. Inork ezin du ireki.
undoLive-undo = Desegin ({ $seconds })
undoLive-undone = Ezabatzea desegin da.
undoLive-tooLate = Ezin izan da desegin: betiko ezabatu da.

## revealLive — page of a secret: messages that appear after a click; recipients

revealLive-viewsLeft =
    { $n ->
        [one] Beste behin ireki daiteke, data honetara arte: { $date } ({ $relative }).
       *[other] Beste { $n } aldiz ireki daiteke, data honetara arte: { $date } ({ $relative }).
    }
revealLive-lastView = Hau izan da azken ikustaldia. Sekretua betiko ezabatu da zerbitzaritik: gorde orain behar duzuna.
revealLive-lastViewFiles = Hau izan da azken ikustaldia. Deskargatu orain behar duzuna: estekek denbora gutxian bakarrik funtzionatuko dute.
revealLive-ownView = Zure ikustaldiak ez dira zenbatzen.
revealLive-shown = Sekretua ikusgai dago.
revealLive-covered = Sekretua estalita dago.
revealLive-copied = Kopiatuta
revealLive-copyFailed = Ezin izan da kopiatu. Hautatu testua eta kopiatu.
revealLive-wrong = Pasaesaldia okerra da.
revealLive-limited =
    { $n ->
        [one] Pasaesaldi oker gehiegi. Saiatu berriro segundo { $n } barru.
       *[other] Pasaesaldi oker gehiegi. Saiatu berriro { $n } segundo barru.
    }
revealLive-busy =
    { $n ->
        [one] Eskaera gehiegi. Saiatu berriro segundo { $n } barru.
       *[other] Eskaera gehiegi. Saiatu berriro { $n } segundo barru.
    }
revealLive-again = Orain berriro saia zaitezke.
revealLive-unconnected = Konexiorik gabe zaude. Ez da ezer ireki.
revealLive-offline = Zerbitzariaren erantzuna ez da osorik iritsi. Baliteke ikustaldi gisa zenbatu izana.
revealLive-failed = Arazoren bat izan da zerbitzarian. Saiatu berriro une bat barru.
revealLive-downloaded = Deskargatuta
revealLive-downloadedOf = { $done } / { $total } fitxategi deskargatuta
revealLive-preview = Aurrebista
revealLive-previewOf = Aurrebista: { $name }
revealLive-previewFailed = Irudi hau ezin da hemen erakutsi. Deskargatu.
revealLive-downloadFailed = Deskarga eten egin da. Baliteke esteka iraungita egotea.
revealLive-deleteFailed = Ezin izan da sekretua ezabatu.
revealLive-noAddress = Hau ez da web-helbide bat; beraz, testu soil gisa erakusten da.
revealLive-fileName = sekretua.txt
revealLive-see = Erakutsi
revealLive-hide = Ezkutatu

## sealedLive — page of a secret that is sealed end to end: what went wrong; recipients

sealedLive-linkCut = Esteka hau ez dago osorik: # ikurraren ondorengo zatia falta da. Eskatu bidaltzaileari esteka osoa. Ez da ezer ireki, eta ez da ikustaldirik zenbatu.
sealedLive-linkAltered = Esteka hau moztu edo aldatu egin da bidean: # ikurraren ondorengo zatia ez da zuzena. Eskatu bidaltzaileari esteka osoa. Ez da ezer ireki, eta ez da ikustaldirik zenbatu.
sealedLive-moduleMissing = Orri honetan sekretu zigilatuak irekitzen dituen zatia ez da iritsi. Egiaztatu konexioa eta kargatu orria berriro. Ez da ezer ireki, eta ez da ikustaldirik zenbatu.
sealedLive-sealBroken = Eduki zigilatua hondatu edo aldatu egin da; beraz, ez da hartatik ezer erakusten. Eskatu bidaltzaileari berriro bidaltzeko.
sealedLive-sealShort = Eduki zigilatuaren amaiera falta da; beraz, ez da hartatik ezer erakusten. Eskatu bidaltzaileari berriro bidaltzeko.
sealedLive-sealOther = Eduki zigilatua ez dator bat esteka honekin, edo orri honek ireki ezin duen modu batean zigilatuta dago. Eskatu bidaltzaileari berriro bidaltzeko.
sealedLive-fileWhole = Osorik: “{ $name }” fitxategia azken byteraino egiaztatu da.
sealedLive-fileBroken = “{ $name }” fitxategia hondatu edo aldatu egin da. Ez da hartatik ezer gorde.
sealedLive-fileShort = “{ $name }” fitxategiaren amaiera falta da. Ez da hartatik ezer gorde.
sealedLive-fileTooLarge = “{ $name }” fitxategia handiegia da nabigatzaile honentzat. Ireki esteka Chrome edo Edge nabigatzailean, https:// bidez, edo “secretpush open” komandoarekin.

## newRequest — page “Ask for a secret”: the form, and the card with the finished link; people with an account

newRequest-sealed = Zuk bakarrik irakur dezakezu erantzuna
newRequest-sealedHint = Zerbitzari honek ere ezin du irakurri.
newRequest-sealedRequired = Zerbitzari honek ez du besterik onartzen.
newRequest-collectTitle = Erantzunak irekitzeko zure gakoa
newRequest-collectText = Erantzunak irakurtzeko behar duzu, eta ezin da berriro erakutsi: deskargatu berreskuratze-fitxategia. Ez bidali inori.
newRequest-copyCollect = Kopiatu gakoa
newRequest-recovery = Deskargatu berreskuratze-fitxategia
newRequest-showKey = Erakutsi gakoa esteka gisa
newRequest-title = Eskatu sekretu bat
newRequest-lead = Esteka jasotzen duenak sekretu bat bidal diezazuke, konturik gabe.
newRequest-link = Eskatu sekretu bat norbaiti
newRequest-what = Zer behar duzu?
newRequest-placeholder = Bideratzaile zaharraren pasahitza, mesedez
newRequest-whatHint = Esteka duen edonork irakur dezake hau. Ez idatzi ezer isilpekorik hemen.
newRequest-takesFiles = Fitxategiak bidal daitezke
newRequest-showsEmail = Erakutsi erantzuten duenari zure kontuaren helbidea: { $email }
newRequest-notifyMe = Bidali mezu elektroniko bat erantzun bakoitzeko
newRequest-name = Izena (zuk bakarrik ikusten duzu)
newRequest-note = Oharra (zuk bakarrik ikusten duzu)
newRequest-files = Erantzuten duenarentzako fitxategiak (aukerakoa)
newRequest-filesHint = Adibidez, betetzeko inprimaki bat. Esteka duen edonork deskarga ditzake.
newRequest-until = Irekita egongo den denbora
newRequest-answers = Onartutako erantzunak
newRequest-passphrase = Pasaesaldia (aukerakoa)
newRequest-passphraseHint = Eskaera irakurtzeko eta erantzuteko behar da. Esan, adibidez, telefonoz.
newRequest-more = Aukera gehiago
newRequest-submit = Sortu esteka
newRequest-ready = Zure esteka prest dago
newRequest-page = Ireki eskaera honen orria
newRequest-passphraseNext = Bidali orain pasaesaldia beste bide batetik
newRequest-passphraseReminder = Eskaera pasaesaldi honekin bakarrik irekitzen da. Ez da berriro erakutsiko.
newRequest-copyPassphrase = Kopiatu pasaesaldia
newRequest-another = Eskatu beste zerbait

## newRequestLive — page “Ask for a secret”: messages and chips that appear while one fills in the form

newRequestLive-blankRequest = Esan zer behar duzun.
newRequestLive-longRequest = Luzeegia da: gehienez { $limit }.
newRequestLive-longNote = Oharra luzeegia da: gehienez { $limit }.
newRequestLive-answersRange = Idatzi zenbaki bat: gutxienez { $min }, gehienez { $max }.
newRequestLive-termAnswers =
    { $n ->
        [one] erantzun { $n }
       *[other] { $n } erantzun
    }
newRequestLive-noPassphrase = pasaesaldirik gabe
newRequestLive-withPassphrase = pasaesaldiarekin
newRequestLive-takes = Eskaerari { $views } erantzun dakioke, data honetara arte: { $date } ({ $relative }).
newRequestLive-full = Irekitako eskaera gehiegi dituzu. Itxi bat lehenik.
newRequestLive-tooLarge = Zerbitzariak onartzen duena baino handiagoa da.
newRequestLive-unavailable = Zerbitzaria ez dago erabilgarri une honetan. Idatzi duzuna hemen dago oraindik: saiatu berriro une bat barru.
newRequestLive-noSpace = Zerbitzariari ez zaio lekurik geratzen. Ez da ezer gorde.
newRequestLive-limited =
    { $n ->
        [one] Eskaera gehiegi. Saiatu berriro segundo { $n } barru.
       *[other] Eskaera gehiegi. Saiatu berriro { $n } segundo barru.
    }
newRequestLive-retry = Orain berriro saia zaitezke.
newRequestLive-noAnswer = Zerbitzariak ez du erantzun. Egiaztatu konexioa eta saiatu berriro.
newRequestLive-problem = Arazoren bat izan da ({ $status }). Ez da ezer gorde.

## requestShareLive — the message that goes with the link of a request, in a mail or chat; written for whoever is asked

requestShareLive-requestMessage = Mesedez, bidali isilpeko zerbait esteka honen bidez. Eskaerari { $views } erantzun dakioke, data honetara arte: { $date }. Ez duzu konturik behar:
requestShareLive-requestSubject = Eskaera bat zuretzat
requestShareLive-requestTerms = Eskaerari { $views } erantzun dakioke, data honetara arte: { $date }.

## requestLetter — printed sheet with the link of a request; read by whoever is asked

requestLetter-to = Norentzat
requestLetter-from = Norengandik
requestLetter-title = Isilpeko zerbait eskatzen dizute
requestLetter-intro = Edozein telefono edo ordenagailutatik bidal dezakezu. Ez duzu konturik behar.
requestLetter-scan = Eskaneatu kodea telefonoaren kamerarekin. Edo idatzi helbidea nabigatzaile batean, hemen inprimatuta dagoen bezala-bezala: maiuskulak eta minuskulak ez dira berdinak.
requestLetter-press = Sakatu irekitzen den orriko botoia eta bidali eskatzen dena.
requestLetter-passphrase = Idatzi pasaesaldia eta sakatu botoia. Eskatzen duenak beste bide batetik emango dizu pasaesaldia. Zure segurtasunerako, ez dago orri honetan: ez idatzi hemen.
requestLetter-keep = Gero, suntsitu orri hau.

## request — page of one request, for the person who asks

request-recovery = Deskargatu berreskuratze-fitxategia
request-loadKey = Kargatu berreskuratze-fitxategia
request-keyFile = Berreskuratze-fitxategia
request-back = Nire eskaerak
request-noScript = Erantzunak JavaScript bidez bakarrik erakusten dira.
request-asked = Zer eskatzen duzun
request-answers = Erantzunak
request-close = Itxi eskaera
request-cancel = Utzi

## requestKeysLive — page of one request: the key that opens its answers; for the person who asks

requestKeysLive-recoveryText =
    Fitxategi honek zure eskaeraren erantzunak irekitzen ditu. Gorde ezazu, eta ez bidali inori.

    Erantzunak beste nabigatzaile batean irakurtzeko, hasi saioa, ireki eskaeraren orria eta kargatu han fitxategi hau, edo ireki zure gakoa.
requestKeysLive-recoveryLink = Bidali beharreko esteka:
requestKeysLive-recoveryKey = Zure gakoa:
requestKeysLive-keyElsewhere = Beste nabigatzaile batean irakurtzeko, deskargatu berreskuratze-fitxategia. Ez bidali inori.
requestKeysLive-keyInTab = Fitxa honek badu erantzunak irekitzen dituen gakoa.
requestKeysLive-keyMissing = Zuk bakarrik irakur ditzakezu erantzunak, eta nabigatzaile honek ez du zure gakoa: kargatu berreskuratze-fitxategia.
requestKeysLive-keyNotInFile = Hau ez da eskaera honen berreskuratze-fitxategia.
requestKeysLive-keyLoaded = Zure gakoa kargatu da.

## requestWordsLive — page of one request and list of requests: names and the question before closing

requestWordsLive-unnamedRequest = Eskaera: { $date }
requestWordsLive-closeQuestion = “{ $name }” eskaera itxi? Ez du erantzun gehiago onartuko, eta eskatzen duena betiko ezabatuko da. Erantzunak geratu egingo dira.
requestWordsLive-closedNow = Itxita. Eskatzen zuena betiko ezabatu da.

## requestLive — page of one request: its state, its terms and its answers; for the person who asks

requestLive-open = Irekita
requestLive-ready = Erantzunda
requestLive-closed = Itxita
requestLive-guardedText = Pasaesaldiak babesten du; horregatik ez da hemen erakusten.
requestLive-closedText = Betiko ezabatu zen eskaera itxi zenean.
requestLive-answersOf = Erantzunak
requestLive-answersCount = { $came } / { $total }
requestLive-openUntil = Irekita data honetara arte
requestLive-filesMay = Fitxategiak
requestLive-filesYes = Bidal daitezke
requestLive-filesNo = Ez dira eskatu
requestLive-guard = Pasaesaldia
requestLive-guardSet = Irakurtzeko eta erantzuteko behar da
requestLive-guardNone = Bat ere ez
requestLive-email = Zure kontuaren helbidea
requestLive-emailShown = Erakusten da
requestLive-emailHidden = Ez da erakusten
requestLive-noAnswers = Oraindik inork ez du erantzun. Bidali esteka behar duzuna duenari.
requestLive-noneCame = Inork ez zuen erantzun.
requestLive-purged = Erantzunak ezabatuta daude dagoeneko.
requestLive-answerBy = Erantzuna: { $name }
requestLive-answerOf = Erantzuna: { $date }
requestLive-newAnswer = berria
requestLive-answerOpen = Ireki
requestLive-answerPage = Esteka eta erregistroa
requestLive-answerOver = iraungita
requestLive-closedOn = Ez du erantzun gehiago onartzen. Erantzunak iraungi arte gordetzen dira.
requestLive-allCame = Erantzunda. Estekak ez du erantzun gehiago onartzen.
requestLive-answeredMeanwhile = Erantzun berri bat dago.
requestLive-logClosed = eskuz itxia

## requestsLive — list “Requests”, and the step about requests in “First steps” (the latter for administrators)

requestsLive-newAnswers =
    { $n ->
        [one] erantzun berri { $n }
       *[other] { $n } erantzun berri
    }
requestsLive-answersGot =
    { $n ->
        [one] erantzun { $n }
       *[other] { $n } erantzun
    }
requestsLive-noneYet = erantzunik ez oraindik
requestsLive-closes = itxiera: { $when }
requestsLive-hasClosed = itxita
requestsLive-noOpen = Une honetan ez zara ezer eskatzen ari.
requestsLive-noReady = Irekitako eskaera batek ere ez du erantzunik.
requestsLive-noClosed = Oraindik ez da eskaerarik itxi.
requestsLive-closeRequest = Itxi
requestsLive-requestStep = Eskaerak
requestsLive-requestStepWhy = Eskaeren bidez, kontua dutenek sekretu bat eska diezaiekete beste batzuei, eta horiek ez dute konturik behar bidaltzeko.
requestsLive-requestStepOff = Desaktibatuta. Horrela utz dezakezu.
requestsLive-requestStepOn = Aktibatuta.
requestsLive-requestStepDo = Abiarazi zerbitzaria aukera honekin, edo ezarri enable_requests konfigurazio-fitxategian:

## ownRequests — list “Requests”: its tab and its filter; people with an account

ownRequests-tab = Eskaerak
ownRequests-which = Zein eskaera
ownRequests-open = Irekiak
ownRequests-ready = Erantzundakoak
ownRequests-closed = Itxiak

## answerGate — page that the link of a request opens, before the request is shown; whoever is asked

answerGate-collects = Hau da erantzunak irekitzen dituen esteka. Eskatu duenarentzat da: hasi saioa eta ireki berriro.
answerGate-title = Sekretu bat eskatzen dizute
answerGate-intro = Norbaitek isilpeko zerbait bidaltzeko eskatu dizu. Ez duzu konturik behar.
answerGate-ownTitle = Zure eskaera
answerGate-ownIntro = Zeuk eskatu duzu hau. Beste batzuek orri honetan erantzuten dute.
answerGate-ownPage = Joan haren esteka, erantzun eta erregistrora
answerGate-passphraseHint = Eskatzen duenak emango dizu, esteka honetatik bereizita.
answerGate-read = Ikusi zer eskatzen den
answerGate-left =
    { $n ->
        [one] Beste behin erantzun dakioke, data honetara arte: { $date } ({ $relative }).
       *[other] Beste { $n } aldiz erantzun dakioke, data honetara arte: { $date } ({ $relative }).
    }
answerGate-busy = Eskaera gehiegi zure helbidetik. Itxaron minutu bat eta saiatu berriro.

## ownAnswer — page of an answer, for the person who asked: before it is opened

ownAnswer-title = “{ $name }” eskaeraren erantzuna
ownAnswer-unnamed = Zure eskaeraren erantzuna
ownAnswer-intro = Zuk bakarrik ireki dezakezu.
ownAnswer-page = Joan eskaerara eta haren erantzun guztietara

## answer — page on which one answers a request, and the pages after it; whoever is asked

answer-yourName = Zure izena (aukerakoa)
answer-yourNameHint = Eskatzen duenak ikusten du.
answer-yourNameOpen = Eskatzen duenak ikusten du. Ez dago zure erantzuna bezala babestuta.
answer-title = Zer eskatzen dizuten
answer-label = Eskatzen duenaren eskutik
answer-asks = Esteka hau bidali dizunak hau eskatzen du:
answer-asksFiles = Esteka hau bidali dizunak fitxategiak ere ematen dizkizu.
answer-ownWords = Eskatzen duenak idatzia. Guk ez dugu egiaztatu nor den.
answer-ownWordsAccount = Eskatzen duenak idatzia.
answer-account = { $email } kontua du zerbitzari honetan.
answer-anyAccount = { $email } kontua du. Edonork sor dezake kontu bat hemen; beraz, helbide hau ez dago egiaztatuta.
answer-unverifiedAccount = { $email } kontua du. Inork ez du helbide hau egiaztatu.
answer-careful = Bidali soilik nork eskatzen duen badakizu.
answer-given = Zuretzako fitxategiak
answer-text = Zure erantzuna
answer-textPlaceholder = Pasahitz bat, gako bat, ohar bat…
answer-message = Mezua
answer-sealed = Eskaera honek muturretik muturrera zigilatutako erantzuna bakarrik onartzen du. JavaScript gabe, orri honek ezin du zigilatu. Bidali komando honekin eta esteka osoarekin:
answer-sealedOnce = Eskatzen duenak bakarrik irakur dezake zure erantzuna; zerbitzari honek ezin du. Gero ezin duzu aldatu.
answer-once = Enkriptatuta gordetzen da, eskatzen duenak bakarrik ireki dezake, eta gero ezin duzu aldatu.
answer-send = Bidali
answer-sent = Bidalita
answer-sentText = Zure erantzuna iritsi da. Orri hau itxi dezakezu.
answer-sentTo = Zure erantzuna { $email } kontura iritsi da. Orri hau itxi dezakezu.
answer-sentMore = Bidali beste erantzun bat
answer-notSent = Ez da bidali
answer-notSentText = Itzuli: idatzi duzuna hor dago oraindik.
answer-back = Hasi berriro
answer-gone = Hemen ez da jada ezer eskatzen
answer-goneText = Eskaera hau itxi egin da, epea amaitu zaio, edo ez da inoiz existitu.
answer-goneHint = Eskatu beste bat esteka bidali dizunari.
answer-answered = Erantzunda dago
answer-answeredText = Eskaera honek eskatutako erantzun guztiak ditu.
answer-answeredHint = Ez zara zu izan? Orduan, esan esteka bidali dizunari.
answer-blankProblem = Idatzi bidali nahi duzuna.
answer-tooLargeProblem = Zerbitzariak onartzen duena baino handiagoa da.
answer-spaceProblem = Zerbitzariari ez zaio lekurik geratzen. Ez da ezer gorde.
answer-goneProblem = Eskaera honek ez du erantzun gehiago onartzen. Ez da ezer gorde.
answer-passphraseProblem = Pasaesaldia okerra da. Ez da ezer gorde.

## answerSealedLive — page on which one answers: the answer could not be sealed; whoever is asked

answerSealedLive-answerLinkCut = Esteka ez dago osorik: # ikurraren ondorengo zatia falta da edo bidean aldatu da. Ez da ezer bidali. Ireki berriro esteka osoa, edo eskatu bidali zuenari.
answerSealedLive-sealerMissing = Orri honetan zure erantzuna zigilatzen duen zatia ez da iritsi. Ez da ezer bidali. Egiaztatu konexioa eta kargatu orria berriro.
answerSealedLive-notSealed = Zure nabigatzaileak ezin izan du hau zigilatu. Ez da ezer bidali.

## answerLive — page on which one answers: messages that appear while one works; whoever is asked

answerLive-bytes = { $used } / { $limit }
answerLive-blank = Idatzi bidali nahi duzuna.
answerLive-blankFiles = Idatzi bidali nahi duzuna, edo aukeratu fitxategiak.
answerLive-tooLong = Luzeegia da: gehienez { $limit }.
answerLive-tooLarge = Zerbitzariak onartzen duena baino handiagoa da.
answerLive-over = Eskaera honek ez du erantzun gehiago onartzen. Ez da ezer gorde.
answerLive-wrong = Pasaesaldia okerra da. Ez da ezer gorde.
answerLive-limited =
    { $n ->
        [one] Eskaera gehiegi. Saiatu berriro segundo { $n } barru.
       *[other] Eskaera gehiegi. Saiatu berriro { $n } segundo barru.
    }
answerLive-again = Orain berriro saia zaitezke.
answerLive-unavailable = Zerbitzaria ez dago erabilgarri une honetan. Idatzi duzuna hemen dago oraindik: saiatu berriro une bat barru.
answerLive-noSpace = Zerbitzariari ez zaio lekurik geratzen. Ez da ezer gorde.
answerLive-offline = Zerbitzariak ez du erantzun. Baliteke, hala ere, erantzuna iritsi izana: kargatu orria berriro hori ikusteko.
answerLive-failed = Arazoren bat izan da ({ $status }). Ez da ezer gorde.

## receipt — receipt: a page for senders without an account, and where it is offered

receipt-choice = Gorde frogagiri bat
receipt-choiceHint = Bigarren esteka bat, zuretzat bakarrik: sekretua ireki den erakusten du, eta ezaba dezake.
receipt-yours = Zure frogagiria
receipt-yoursText = Sekretua ireki den erakusten du, eta ezaba dezake. Ezin du irakurri. Gorde zuretzat: hartzaileak goiko esteka behar du.
receipt-open = Ireki frogagiria
receipt-copy = Kopiatu frogagiria
receipt-remember = Gogoratu nire estekak gailu honetan
receipt-rememberHint = Frogagiriak bakarrik, eta nabigatzaile honetan bakarrik. Hura erabil dezakeen edonork ikus ditzake. Hau desaktibatzean, denak ahazten dira.
receipt-list = Nire azken estekak
receipt-listText = Konturik gabe egin dituzun estekez nabigatzaile honek gogoratzen duena.
receipt-listNone = Nabigatzaile honek ez du estekarik gogoratzen. Frogagiri batek gogoratzeko aukera ematen du.
receipt-listScripts = Zerrenda honek JavaScript behar du: nabigatzaileak gordetzen du, ez zerbitzariak.
receipt-forget = Ahaztu dena
receipt-notOpened = Oraindik ez da ireki
receipt-neverOpened = Ez da inoiz ireki
receipt-notOpenedText = Orain arte inork ez du esteka ireki.
receipt-opened =
    { $n ->
        [one] Behin ireki da
       *[other] { $n } aldiz ireki da
    }
receipt-times = Noiz ireki den
receipt-timesSome = Noiz ireki den azkenaldian
receipt-over = Inork ezin du gehiago esteka ireki.
receipt-overViews = Baimendu zenuen adina aldiz ireki da; azkena: { $date }. Haren edukia betiko ezabatu da.
receipt-overTime = Epea amaitu zen: { $date }. Haren edukia betiko ezabatu da.
receipt-overHand = Ezabatu egin zen: { $date }. Haren edukia betiko ezabatu da.
receipt-left =
    { $n ->
        [one] Esteka beste behin ireki daiteke, data honetara arte: { $date }.
       *[other] Esteka beste { $n } aldiz ireki daiteke, data honetara arte: { $date }.
    }
receipt-alarmed = Hartzaile batek dio beste norbaitek lehenago ireki duela esteka. Hitz egin zure hartzailearekin.
receipt-frozen = Esteka pausatuta dago: inork ezin du ireki.
receipt-endQuestion = Sekretua ezabatu? Ondoren inork ezin izango du ireki, eta hori ezin da desegin.
receipt-endYes = Ezabatu betiko
receipt-again = Begiratu berriro
receipt-unknown = Hemen ez dago informaziorik
receipt-unknownText = Frogagiri hau ez dagokio zerbitzari honetako ezein estekari. Egiaztatu helbidea osorik dagoen.
receipt-unknownHint = Esteka bat iraungi eta denbora batera, zerbitzariak hari buruz zekien guztia ezabatzen du.

## receiptListLive — page “My recent links” of senders without an account: a line for each link

receiptListLive-made = Sortze-data: { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Behin ireki da
       *[other] { $n } aldiz ireki da
    }
receiptListLive-stateNone = Oraindik ez da ireki
receiptListLive-stateOver = Iraungita
receiptListLive-stateAlarmed = Alarma
receiptListLive-stateFrozen = Pausatuta
receiptListLive-stateUnknown = Ez dago jada informaziorik
receiptListLive-stateFailed = Zerbitzariak ez du erantzun
receiptListLive-forgotten = Ahaztuta. Hemendik aurrera nabigatzaile honek ez du estekarik gogoratuko.

## about — page “How this works and who runs it”; everybody. Each sentence is a promise: no more and no less than the English

about-title = Nola funtzionatzen duen eta nork kudeatzen duen
about-lead = Sekretu bat esteka gisa partekatzen duzu. Estekak bere kabuz uzten dio funtzionatzeari, eta orduan sekretua betiko ezabatzen da.
about-operatorTitle = Nork kudeatzen duen zerbitzari hau
about-runBy = Zerbitzari honen kudeatzailea: { $name }.
about-unnamed = Zerbitzari honen kudeatzaileak ez du hemen izenik jarri. Galdetu hona bidali zaituenari.
about-contact = Harremanetarako:
about-program = Programa: Secret Push, { $version } bertsioa.
about-words = Electronic Frontier Foundation erakundearen EFF Long Wordlist zerrendako hitzak proposatzen ditu (https://www.eff.org/dice), lau izan ezik, CC BY 3.0 US lizentziarekin (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Nola babesten den sekretu bat
about-sealed = Zerbitzariak AES-256-GCM bidez enkriptatzen du sekretu bakoitza gorde aurretik. Gakoa hauetatik eratortzen da: ausazko gako propio bat, esteka eta, baldin badago, pasaesaldia.
about-masterKey = Ausazko gakoa zerbitzariaren gako nagusiarekin enkriptatuta gordetzen da, eta gako nagusia datu-basetik kanpo dago.
about-passphrase = Zerbitzariak ez du pasaesaldirik gordetzen, ezta harekin alderatzeko ezer ere. Argon2id algoritmoak asmatzen saiatzea moteltzen du, eta, minutu batean bost saiakera oker egin ondoren, helbideak itxaron egin behar du.
about-files = Fitxategien izenak eta edukiak ere enkriptatzen dira.
about-transport = Enkriptatze hau zerbitzarian egiten da. https:// helbide batek harainoko bidea babesten du.
about-endToEnd = Bidaltzaileak nabigatzailean edo komando-lerroan ere zigila dezake sekretu bat, age formatu irekian. Gakoa estekan dago, # ikurraren ondoren, nabigatzaileek inoiz bidaltzen ez duten zatian: zerbitzari honek irakurri ezin duena gorde eta ematen du.
about-endTitle = Zer gertatzen den esteka bat iraungitzean
about-end = Esteka bat aukeratutako denboraren ondoren, baimendutako azken ikustaldiaren ondoren edo eskuz iraungitzen da. Une horretan, haren gakoa, sekretua eta bidaltzailearen mezua betiko ezabatzen dira.
about-endFiles = Fitxategiak ere ezabatzen dira. Azken ikustaldiko deskarga-estekek oraindik funtzionatzen dute: gehienez { $time }, eta inoiz ez aukeratutako denboratik harago.
about-rowAnonymous = Konturik gabe partekatutako sekretu baten erregistroa ezabatu egiten da, iraungi eta { $time } igarotakoan.
about-rowAnonymousKept = Konturik gabe partekatutako sekretu baten erregistroa kudeatzaileak ezabatu arte gordetzen da.
about-rowOwned = Saioa hasita duen bidaltzaile baten sekretuaren erregistroa ezabatu egiten da, iraungi eta { $time } igarotakoan, bidaltzaileak jarritako izenarekin eta oharrarekin batera.
about-rowOwnedKept = Saioa hasita duen bidaltzaile baten sekretuaren erregistroa, bidaltzaileak jarritako izenarekin eta oharrarekin batera, kudeatzaileak ezabatu arte gordetzen da.
about-backups = Babeskopia batek egin zenean gordeta zegoena dauka, kudeatzaileak ezabatu arte.
about-loggedTitle = Zer erregistratzen den
about-logged = Sekretu bakoitzeko: noiz sortu den, noiz ireki den, noiz iraungi den eskuz edo noiz saiatu den norbait pasaesaldi oker batekin, eta, horiekin batera, sareko helbidea, nabigatzailea eta bisitaria zein orritatik zetorren. Saioa hasita duten bidaltzaileek beren sekretuen erregistroa ikusten dute.
about-request = Eskaera bakoitzeko: ordua, orri mota, emaitza, iraupena eta sareko helbidea. Inoiz ez esteka, sekretua edo pasaesaldia. Kudeatzaileak erabakitzen du zenbat denbora gordetzen diren lerro horiek.
about-cookies = Cookieak: bat saiorako, saioa hasi ondoren; bana aukeratzen dituzun hizkuntzarako eta koloreetarako; eta bat bidaltzaile baten zain dagoen edo esteka bati buruzko abisua eman duen nabigatzailean. Ez dago jarraipenik, eta orriek ez dute ezer kargatzen beste zerbitzari batzuetatik.
about-operatorReadsTitle = Kudeatzaileak zer irakur dezakeen eta zer ez
about-seesMeta = Kudeatzaileak ikusten du sekretu bat badagoela: mota, tamaina, datak, ikustaldiak eta erregistroa, eta saioa hasita duen bidaltzailearen helbide elektronikoa.
about-adminPage = Administratzaileek edozein sekretu iraungiaraz dezakete. Ez dituzte ikusten ez edukia, ez izena, ez oharra, ez esteka. Hala ere, erabiltzaile baten pasahitza berrezar dezakete, eta gero erabiltzaile horren izenean saioa hasi.
about-readsOwned = Gordetako datuak eta gako nagusia dituenak irakur ditzake saioa hasita duen bidaltzaile baten iraungi gabeko sekretua, pasaesaldirik ez badu, eta bidaltzaile horren izenak, oharrak eta mezuak.
about-readsAnonymous = Konturik gabe partekatutako sekretu baterako esteka ere behar du, eta zerbitzariak ez du hori gordetzen.
about-readsGuarded = Pasaesaldia duen sekretu baterako pasaesaldia ere behar du. Pasaesaldi labur bat asma daiteke; luze bat, ez.
about-running = Martxan dagoen zerbitzaria kontrolatzen duenak sekretua eta pasaesaldia ikus ditzake, sortzen eta irekitzen den unean.
about-readsSealed = Kudeatzaileak ezin du zigilatutako sekretu bat irakurri, ezta datu guztiekin eta gako nagusiarekin ere. Hala ere, manipulatutako zerbitzari batek sekretua agerian uzten duen orri bat eman lezake: hori baztertzeko, ireki esteka komando-lerroarekin.
about-readsExpired = Inork ezin du iraungitako sekretu bat irakurri, ezta kudeatzaileak ere, aurreko babeskopia batek oraindik gordeta ez badu behintzat.
about-youTitle = Zuk zer egin dezakezun
about-you = Aukeratu ikustaldi gutxi eta denbora laburra. Gehitu pasaesaldi bat, eta bidali esteka ez den beste bide batetik. Ireki sekretua seguru gorde dezakezunean bakarrik.

## accessibility — page “Accessibility”; everybody

accessibility-title = Irisgarritasuna
accessibility-lead = Denek izan behar dute sekretuak partekatzeko eta irekitzeko modua, edozein modutan ikusi, entzun, mugitu eta irakurtzen dutela ere.
accessibility-contactTitle = Zerbaitek oztopatzen bazaitu
accessibility-contact = Esan zerbitzari honen kudeatzaileari zerk ez dizun funtzionatzen, edo eskatu beste bide bat:
accessibility-nobody = Zerbitzari honen kudeatzaileak ez du hemen harremanetarako daturik jarri. Esan hona bidali zaituenari zerk ez dizun funtzionatzen, eta eskatu beste bide bat.
accessibility-standardTitle = Orri hauek zer betetzen duten
accessibility-standard = Orri hauek WCAG 2.2 araua AA mailan betetzeko eginak dira, eta, harekin batera, EN 301 549 arauaren 9. kapitulua. Egileen beren egiaztapenaren arabera, bete egiten dituzte, hurrengo zerrendak aipatzen duena izan ezik.
accessibility-missingTitle = Zer falta den
accessibility-missingUndo = Ezabatze bat zortzi segundoz desegin daiteke, ez gehiago, sekretu batek ezin baitu ezabatu ondoren iraun. Desegiteko botoiak berehala hartzen du fokua.
accessibility-missingLanguage = Jendeak berak idatzitakoa, adibidez mezu bat edo fitxategi baten izena, ez dago bere hizkuntzarekin markatuta.
accessibility-missingReference = Programatzaileentzako erreferentzia beste software batek egina da, eta ez da egiaztatu.
accessibility-missingReaders = Egiaztapenean ez da pantaila-irakurlerik erabili, eta oraindik ez du desgaitasuna duen inork parte hartu.
accessibility-checkedTitle = Nola egiaztatu den
accessibility-checkedByProgram = axe-core bidez: orri guztiak egoera guztietan, pantaila estuan eta zabalean, argian eta ilunean. Orri bakoitza 320 pixelean ere sartzen da, bai eta testua tamaina bikoitzean jarrita ere.
accessibility-checkedByHand = Eskuz: orrietako bide nagusiak, teklatuarekin bakarrik, hizkien eta lerroen arteko tarte handiagoarekin, eta Chromium nabigatzailearen irisgarritasun-zuhaitzean, pantaila-irakurleek hortik irakurtzen baitute.

## caution — what keeps a link closed, and “That was not me”: recipients’ pages, and fields of the form for senders

caution-notMe = Ez naiz ni izan
caution-tellText = Ezagutzen ez duzun norbait izan bada, esan bidaltzaileari: haren erregistroan agertuko da.
caution-tellFreezes = Gainera, esteka pausatu egingo da: inork ezin izango du ireki, bidaltzaileak berraktibatu arte.
caution-tell = Abisatu bidaltzaileari
caution-told = Bidaltzaileari esan diozu ez zarela zu izan.
caution-askSender = Ez bazara zu izan, eskatu bidaltzaileari sekretu berri bat.
caution-toldTitle = Bidaltzaileak orain ikus dezake
caution-toldText = Haren erregistroak dio norbaitek zuk baino lehen ireki duela esteka hau.
caution-toldFrozen = Esteka pausatuta dago: inork ezin du ireki, bidaltzaileak berraktibatu arte.
caution-toldOpen = Estekak oraindik funtzionatzen du. Galdetu bidaltzaileari, atzean dagoenaz fidatu aurretik.
caution-toldNext = Hitz egin bidaltzailearekin beste bide batetik, adibidez telefonoz.
caution-back = Itzuli sekretura
caution-frozenTitle = Esteka hau pausatuta dago
caution-frozenText = Inork ezin du une honetan ireki. Berriro funtzionatuko du bidaltzaileak berraktibatzen duenean.
caution-frozenHint = Galdetu bidaltzaileari, eta gero kargatu berriro orri hau. Hau ez da ikustaldi gisa zenbatu.
caution-elsewhereTitle = Sare honetatik ez
caution-elsewhereText = Bidaltzaileak aukeratu du esteka hau zein saretan irekitzen den. Zure helbidea ({ $address }) ez dago horietako batean ere.
caution-elsewhereHint = Konektatu sare egokira, eta gero kargatu berriro orri hau. Hau ez da ikustaldi gisa zenbatu.
caution-earlyTitle = Oraindik ez dago irekita
caution-earlyText = Esteka honen irekitze-data: { $date } ({ $relative }).
caution-earlyHint = Kargatu berriro orri hau orduan. Hau ez da ikustaldi gisa zenbatu.
caution-notBefore = Ez ireki honen aurretik (aukerakoa)
caution-notBeforeHint = Gailu honen ordu-eremuan. Zuk bakarrik ireki dezakezu lehenago.
caution-afterFirstView = Iraungi lehen ikustaldiaren ondoren (aukerakoa)
caution-networks = Sare hauetan bakarrik (galdetu informatikariei)
caution-networksHint = Helbideak eta barrutiak, adibidez 192.0.2.0/24, komaz bereizita.
caution-addressees = Pertsona hauentzat bakarrik (aukerakoa)
caution-addresseesHint = Helbide elektronikoak, edo group:staff bezalako taldeak, komaz bereizita. Esteka ireki aurretik, enpresako saio-hasiera edo mezu elektronikoz jasotako kode bat erabiltzen dute.
caution-addresseesByCompany = Helbide elektronikoak, edo group:staff bezalako taldeak, komaz bereizita. Esteka ireki aurretik, enpresako saio-hasiera erabiltzen dute.
caution-addresseesByCode = Helbide elektronikoak, komaz bereizita. Inork ez du konturik behar: esteka ireki aurretik, mezu elektronikoz jasotako kode bat idazten dute.
caution-addresseesRequired = Pertsona hauentzat bakarrik (nahitaezkoa)
caution-addresseesNext = Hauentzat bakarrik: { $people }. Bidali esteka haiei. Enpresako saio-hasieraren ondoren irekiko zaie.
caution-addresseesNextByCode = Hauentzat bakarrik: { $people }. Bidali esteka haiei. Estekaren orrian, beren helbidera kode bat bidaltzeko eskatuko dute.
caution-addresseesNextByEither = Hauentzat bakarrik: { $people }. Bidali esteka haiei. Estekaren orrian, enpresako saio-hasiera erabiliko dute, edo beren helbidera kode bat bidaltzeko eskatuko dute.
caution-openings = Abisatu hartzaileari norbaitek esteka lehenago ireki badu
caution-freeze = Pausatu esteka
caution-thaw = Berraktibatu esteka

## cautionGateLive — page of a secret: it was opened before; recipients

cautionGateLive-openedBefore =
    { $n ->
        [one] Esteka hau lehenago behin ireki da: { $date } ({ $relative }).
       *[other] Esteka hau lehenago { $n } aldiz ireki da; azkena: { $date } ({ $relative }).
    }

## addresseesLive — page “New”: problems with the field “Only for these people”; senders

addresseesLive-noAddress = “{ $entry }” ez da helbide elektroniko bat.
addresseesLive-notIn = { $domain } domeinuko helbideak ez daude baimenduta.
addresseesLive-wanted = Idatzi norentzat den esteka: zerbitzari honek eskatu egiten du.

## cautionCreateLive — page “New”: chips that sum up the chosen terms, and problems with fields; senders

cautionCreateLive-badMoment = Aukeratu esteka iraungi aurreko une bat.
cautionCreateLive-termNotBefore = irekiera: { $date }
cautionCreateLive-notSooner = Ez lehenago
cautionCreateLive-termFirstView = lehen ikustalditik { $duration } igarotakoan iraungitzen da
cautionCreateLive-badNetwork = “{ $network }” ez da sare bat. Idatzi helbideak eta barrutiak, adibidez 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] sare batetik bakarrik
       *[other] { $n } saretatik bakarrik
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] hartzaile batentzat bakarrik
       *[other] { $n } hartzailerentzat bakarrik
    }
cautionCreateLive-termLock = lehen gailuan bakarrik
cautionCreateLive-termViewsEach =
    { $n ->
        [one] ikustaldi { $n } hartzaile bakoitzeko
       *[other] { $n } ikustaldi hartzaile bakoitzeko
    }

## cautionOwnLive — page of a link for its sender: paused, reported, and its terms

cautionOwnLive-frozen = Pausatuta
cautionOwnLive-alarmed = Abisua jasota
cautionOwnLive-frozenNow = Esteka hau pausatuta dago: zuk beste inork ezin du ireki. Iraungitze-data bera du oraindik: { $date }.
cautionOwnLive-alarm = Hartzaile batek dio beste norbaitek lehenago ireki duela. Abisuaren data: { $date } ({ $relative }); nondik: { $address } ({ $browser }).
cautionOwnLive-alarmNext = Alderatu beheko sarrerak esteka eman diezunekin. Zalantzarik baduzu, iraungiarazi esteka eta aldatu sekretua.
cautionOwnLive-settle = Dena ondo dago
cautionOwnLive-thawQuestion = “{ $name }” esteka berraktibatu? Esteka duen edonork ireki ahal izango du berriro.
cautionOwnLive-nowFrozen = Pausatuta. Zuk beste inork ezin du ireki.
cautionOwnLive-nowThawed = Estekak berriro funtzionatzen du.
cautionOwnLive-nowSettled = Konponduta.
cautionOwnLive-networks = Sareak
cautionOwnLive-recipients = Hartzaileak
cautionOwnLive-recipientsOnly = Hauentzat bakarrik: { $recipients }
cautionOwnLive-networksOnly = Hauetatik bakarrik: { $networks }
cautionOwnLive-lock = Gailuak
cautionOwnLive-lockYes = Lehen gailuak bakarrik ireki dezake berriro
cautionOwnLive-shares = Bakoitzaren ikustaldiak
cautionOwnLive-sharesEach =
    { $n ->
        [one] Bakoitzak behin ireki dezake
       *[other] Bakoitzak { $n } aldiz ireki dezake
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] Saiakera { $n }, baimendu ez zenuen sare batetik.
       *[other] { $n } saiakera, baimendu ez zenituen sareetatik.
    }

## hold — held release: the recipient waits and reads out three words, the sender lets them in; both read this

hold-title = Bidaltzailearen zain
hold-tell = Bidaltzaileak baimena eman behar dizu hau irekitzeko. Esan iezazkiozu hiru hitz hauek, adibidez telefonoz:
hold-plain = Orri honek segundo gutxiro begiratzen du berriro.
hold-look = Begiratu orain
hold-released = Bidaltzaileak irekitzeko baimena eman dizu. Behin ireki dezakezu.
hold-counts = Bidaltzaileak baimena eman behar dizu irekitzeko.
hold-refusedTitle = Bidaltzaileak uko egin du
hold-refusedText = Bidaltzaileak ez dizu hau irekitzeko baimenik eman, eta esteka pausatu du.
hold-refusedHint = Honen zain bazeunden, deitu bidaltzaileari. Ez da ezer ireki.
hold-choice = Galdetu niri ireki aurretik
hold-choiceHint = Hartzaileak hiru hitz irakurriko dizkizu telefonoz, eta zuk sartzen utziko diozu.
hold-who = Nor dagoen zure zain
hold-compare = Utzi sartzen hitz hauek zehatz-mehatz esaten dizkizunari bakarrik, adibidez telefonoz.
hold-nobody = Oraindik ez dago inor zain. Esteka irekitzen duenak hemen itxarongo du, eta hiru hitz irakurriko dizkizu.

## holdGateLive — page on which a recipient waits until the sender releases the secret

holdGateLive-title = Bidaltzailearen zain
holdGateLive-until = Orri honek data honetara arte itxarongo du: { $date } ({ $relative }). Irekita utz dezakezu.
holdGateLive-waiting = Zain. Zure hitzak: { $words }.
holdGateLive-released = Bidaltzaileak irekitzeko baimena eman du.
holdGateLive-crowded =
    { $n ->
        [one] Jende gehiegi dago honen zain. Saiatu berriro segundo { $n } barru.
       *[other] Jende gehiegi dago honen zain. Saiatu berriro { $n } segundo barru.
    }

## holdCreateLive — page “New”: chip for held release; senders

holdCreateLive-termHold = zuri galdetzen dizu ireki aurretik

## holdOwnLive — page of a link for its sender: who waits, and what the sender decides

holdOwnLive-release = Utzi sartzen
holdOwnLive-refuse = Ukatu eta pausatu
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Sartzen utzita, oraindik ireki gabe
holdOwnLive-asks =
    { $n ->
        [one] Pertsona { $n } zain dago
       *[other] { $n } pertsona zain daude
    }
holdOwnLive-arrived = Norbait zain dago: { $words }.
holdOwnLive-nowReleased = Sartzen utzi diozu, eta behin ireki dezake.
holdOwnLive-nowRefused = Ukatuta. Esteka pausatuta dago.
holdOwnLive-tooLate = Itxaronaldi hau amaituta zegoen jada.
holdOwnLive-hold = Baimena
holdOwnLive-holdYes = Zuri galdetzen dizu ireki aurretik

## links — page “New”: a switch under the list of recipients; senders

links-choice = Esteka bana bakoitzarentzat

## linksLive — page “New”: making one link for each recipient, and the finished links; senders

linksLive-noGroups = Talde batek ezin du bere esteka izan: kendu “{ $group }” taldea, edo aipatu bertako pertsonak.
linksLive-making = Esteka { $at } / { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Zerbitzariak itxaroteko eskatu du: hurrengoa ({ $address }) segundo { $n } barru.
       *[other] Zerbitzariak itxaroteko eskatu du: hurrengoa ({ $address }) { $n } segundo barru.
    }
linksLive-notTried = Bertan behera utzi da. Ez da ezer gorde.
linksLive-ready =
    { $n ->
        [one] Esteka { $n } prest dago
       *[other] { $n } esteka prest daude
    }
linksLive-opens = Bakoitza bere hartzaileak bakarrik ireki dezake, { $views }, data honetara arte: { $date } ({ $relative }).
linksLive-links = Estekak
linksLive-copyOne = Kopiatu
linksLive-copyAll = Kopiatu denak testu gisa
linksLive-pageOf = Esteka honen orria
linksLive-keptByPasskey = Kopiatzeko, zure sarbide-gakoa eskatzen da.
linksLive-gone = Orri honek ez du esteka hau gehiago erakusten.
linksLive-linksKept = Nabigatzaile honek gordetzen ditu estekak. Beste batek ezin ditu erakutsi.
linksLive-onlyHere = Kopiatu estekak orain. Ezin dira berriro erakutsi.
linksLive-unmade = Esteka batzuk ez dira oraindik sortu, eta partekatzen duzuna orri honetan bakarrik dago. Hala ere irten nahi duzu?
linksLive-unsaved = Oraindik ez dituzu esteka guztiak kopiatu, eta orri honek bakarrik erakusten ditu. Hala ere irten nahi duzu?
linksLive-unmadeCount =
    { $n ->
        [one] Esteka { $n } ez da sortu:
       *[other] { $n } esteka ez dira sortu:
    }
linksLive-again = Saiatu berriro hauekin

## lock — a link that only its first device opens: form for senders (choice…, viewsEach…), pages for recipients (the rest)

lock-choice = Lehen gailuak bakarrik ireki dezake berriro
lock-choiceHint = Esteka lehenik irekitzen duenak berarentzat gordetzen du. Beste edozein gailu edo nabigatzailetan, beste nonbait ireki dela esaten du.
lock-viewsEach = Ikustaldiak hartzaile bakoitzeko (aukerakoa)
lock-viewsEachHint = Orduan, helbide bakoitzak bere ikustaldiak ditu, eta inork ezin ditu besteenak agortu.
lock-first = Hau lehenik irekitzen duen nabigatzaileak bakarrik ireki dezake berriro; beraz, ireki behar duzun tokian. Zure nabigatzaileak cookie bat gordetzen du horretarako.
lock-own = Nabigatzaile honek ireki zuen lehenik. Berak bakarrik ireki dezake berriro.
lock-elsewhereTitle = Beste gailu batean ireki da
lock-elsewhereText = Esteka hau lehenik ireki zuen nabigatzailean bakarrik irekitzen da, eta ez da hau izan.
lock-elsewhereHint = Zu izan bazinen, itzuli gailu eta nabigatzaile hartara. Bestela, beste norbaitek irakurri du: esan bidaltzaileari.
lock-needsCookie = Esteka honek cookie bat behar du, eta zure nabigatzaileak ez du bat ere bidali. Baimendu cookieak orri honetarako, eta saiatu berriro.
lock-usedTitle = Dagoeneko ireki duzu
lock-usedText =
    { $n ->
        [one] Bidaltzaileak hartzaile bakoitzari esteka hau behin irekitzen uzten dio, eta zuk ireki duzu jada.
       *[other] Bidaltzaileak hartzaile bakoitzari esteka hau { $n } aldiz irekitzen uzten dio, eta zuk ireki duzu jada.
    }
lock-usedHint = Berriro behar baduzu, eskatu bidaltzaileari esteka berri bat.

## sharesLive — page of a secret with views for each recipient; recipients

sharesLive-lastView = Hau izan da zure azken ikustaldia. Gorde orain behar duzuna.
sharesLive-lastViewFiles = Hau izan da zure azken ikustaldia. Deskargatu orain behar duzuna: estekek denbora gutxian bakarrik funtzionatuko dute.

## preview — page of a link, for others than its sender too: what the link is

preview-title = Esteka
preview-text = Esteka hau duen edonork ireki dezake sekretua. Orri hau begiratzea ez da ikustaldi gisa zenbatzen.
preview-sealedText = Esteka osoa duen edonork ireki dezake sekretua. Orri hau begiratzea ez da ikustaldi gisa zenbatzen.
preview-shownOnce = Babes gehigarria du: esteka osoa behin erakutsi zen, sortu zenean, eta ezin da berriro erakutsi.
preview-qrOf = Estekaren QR kodea
preview-terms = Baldintzak

## returned — page of a link for its sender: a mail with the link came back

returned-one = { $recipient } helbidera bidalitako mezua itzuli da: { $reason } ({ $status } egoera, { $when }).
returned-hint = Egiaztatu helbidea, edo eman esteka beste bide batetik.
returned-no_mailbox = ez dago halako postontzirik
returned-no_domain = domeinua ez da existitzen edo ez du mezurik hartzen
returned-closed = postontziak ez du mezurik hartzen
returned-full = postontzia beteta dago
returned-too_large = mezua handiegia da postontzirako
returned-unreachable = ezin izan da helbidearen posta-zerbitzarira iritsi
returned-policy = helbidearen posta-zerbitzariak ez du zerbitzari honen halako mezurik hartzen
returned-refused = helbidearen posta-zerbitzariak ez du onartu

## share — box with a link and the ways to hand it on; senders

share-link = Esteka
share-copy = Kopiatu esteka
share-share = Partekatu
share-mail = Posta elektronikoa
share-message = Kopiatu mezu gisa
share-qr = QR kodea
share-print = Inprimatu gutun bat
share-page = Ireki esteka honen orria
share-png = Gorde PNG gisa
share-svg = Gorde SVG gisa

## shareLive — the message that goes with a link (in a mail, a chat, on paper), and what happens in the box “Link”

shareLive-copied = Kopiatuta
shareLive-copyFailed = Ezin izan da kopiatu. Hautatu testua eta kopiatu.
shareLive-codeFailed = Ezin izan da kodea gorde. Egiaztatu konexioa eta saiatu berriro.
shareLive-viewsWords =
    { $n ->
        [one] behin
       *[other] { $n } aldiz
    }
shareLive-message = Isilpeko zerbait partekatzen dut zurekin. Esteka { $views } ireki daiteke, data honetara arte: { $date }:
shareLive-mailSubject = Sekretu bat zuretzat
shareLive-letterTerms = Esteka { $views } ireki daiteke, data honetara arte: { $date }. Gero, haren edukia betiko ezabatzen da.

## letter — printed sheet (a letter on paper) with a link; read by the recipient

letter-to = Norentzat
letter-from = Norengandik
letter-title = Isilpeko zerbait zuretzat
letter-intro = Edozein telefono edo ordenagailutan irekitzen da. Ez duzu konturik behar.
letter-scan = Eskaneatu kodea telefonoaren kamerarekin. Edo idatzi helbidea nabigatzaile batean, hemen inprimatuta dagoen bezala-bezala: maiuskulak eta minuskulak ez dira berdinak.
letter-press = Sakatu irekitzen den orriko botoia.
letter-passphrase = Idatzi pasaesaldia eta sakatu botoia. Bidaltzaileak beste bide batetik emango dizu pasaesaldia. Zure segurtasunerako, ez dago orri honetan: ez idatzi hemen.
letter-keep = Gorde behar duzuna, eta gero suntsitu orri hau.
letter-code = Helbidearen QR kodea

## push — page of a link for its sender: who opened it, the log

push-noScript = Nork ireki duen JavaScript bidez bakarrik erakusten da.
push-opened = Nork ireki du
push-log = Erregistro osoa
push-when = Noiz
push-what = Zer
push-address = Helbidea
push-browser = Nabigatzailea
push-older = Lehenagokoak
push-newer = Geroagokoak
push-end = Ezabatu orain
push-another = Partekatu beste zerbait
push-cancel = Utzi

## pushChange — page on which a sender changes a link

pushChange-title = Aldatu esteka hau
pushChange-back = Itzuli estekara
pushChange-expires = Iraungitze-data
pushChange-views = Zenbat aldiz ireki daitekeen guztira
pushChange-save = Gorde aldaketak
pushChange-extend = Luzatu { $duration }
pushChange-change = Aldatu…
pushChange-changed = Aldatuta.

## pushChangeLive — page on which a sender changes a link: hints and problems of the fields

pushChangeLive-between = Tartea: { $from } – { $to }.
pushChangeLive-viewsBetween = Gutxienez { $min }, gehienez { $max }. Orain arte irekitakoak: { $used }.
pushChangeLive-badExpiry = Aukeratu tarte honetako une bat: { $from } – { $to }.

## agentLive — browser and system of somebody who opened or signed in, in all logs

agentLive-agentOn = { $browser }, { $system }
agentLive-agentUnknown = ezezaguna

## pushLive — page of a link: its terms, who opened it; its sender, and (terms only) others who look at it

pushLive-byCode = kode bidez berretsia: { $address }
pushLive-text = Testua
pushLive-file = Fitxategiak
pushLive-url = Esteka
pushLive-qr = QR kodea
pushLive-unnamed = { $kind } ({ $date })
pushLive-active = Aktibo
pushLive-expired = Iraungita
pushLive-when = { $date } ({ $relative })
pushLive-views = Ikustaldiak
pushLive-viewsLeft = { $left } / { $total } geratzen dira
pushLive-viewsUsed = { $used } / { $total } erabilita
pushLive-expires = Iraungitze-data
pushLive-notBefore = Irekitze-data
pushLive-firstView = Lehen ikustaldiaren ondoren
pushLive-firstViewEnds = { $duration } igarotakoan iraungitzen da
pushLive-passphrase = Pasaesaldia
pushLive-passphraseSet = Ezarrita: harekin bakarrik irekitzen da.
pushLive-passphraseNone = Bat ere ez
pushLive-covered = Estalita
pushLive-coveredYes = Bai, hartzaileak ukitu arte
pushLive-coveredNo = Ez
pushLive-deletable = Hartzaileek ezaba dezakete
pushLive-deletableYes = Bai
pushLive-deletableNo = Ez, zuk bakarrik
pushLive-deletableNoOther = Ez, bidaltzaileak bakarrik
pushLive-files = Fitxategiak
pushLive-fileGuarded = pasaesaldiak babestutako izena
pushLive-filesSealed =
    { $n ->
        [one] fitxategi { $n }, { $size }, izena zigilatuta
       *[other] { $n } fitxategi, { $size }, izenak zigilatuta
    }
pushLive-filesErased =
    { $n ->
        [one] fitxategi { $n }, betiko ezabatuta
       *[other] { $n } fitxategi, betiko ezabatuta
    }
pushLive-created = Sortze-data
pushLive-name = Izena
pushLive-note = Oharra
pushLive-endedByViews = Azken ikustaldia erabili zen: { $when }. Haren edukia betiko ezabatu da.
pushLive-endedByTime = Epea amaitu zen: { $when }. Haren edukia betiko ezabatu da.
pushLive-endedByHand = Eskuz iraungita: { $when }; nondik: { $address } ({ $browser }). Haren edukia betiko ezabatu da.
pushLive-notOpened = Oraindik inork ez du ireki. Bidali esteka hartzaileari.
pushLive-neverOpened = Inork ez du ireki.
pushLive-openedTimes =
    { $n ->
        [one] Behin ireki da: { $date }.
       *[other] { $n } aldiz ireki da; lehena: { $date }.
    }
pushLive-openedNewest = Hemen azkenak agertzen dira ({ $shown }); guztiak, erregistroan.
pushLive-scanned =
    { $n ->
        [one] Programa batek, adibidez txat bateko esteken aurrebistak, behin aztertu du haren orria. Horrek ez du ikustaldirik zenbatzen.
       *[other] Programek, adibidez txat bateko esteken aurrebistek, { $n } aldiz aztertu dute haren orria. Horrek ez du ikustaldirik zenbatzen.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] Pasaesaldi oker { $n } idatzi da.
       *[other] { $n } pasaesaldi oker idatzi dira.
    }
pushLive-failedViews =
    { $n ->
        [one] Saiakera { $n } iraungita, pausatuta edo oraindik irekitzeke zegoela.
       *[other] { $n } saiakera iraungita, pausatuta edo oraindik irekitzeke zegoela.
    }
pushLive-openedMeanwhile = Oraintxe ireki da.
pushLive-logCount = { $from }–{ $to } / { $total }
pushLive-ended = Iraungita. Haren edukia betiko ezabatu da.
pushLive-offline = Zerbitzariak ez du erantzun. Egiaztatu konexioa eta saiatu berriro.
pushLive-failed = Arazoren bat izan da ({ $status }).

## presets — terms kept under a name: form of a new link, and account; senders

presets-presets = Aurrezarpenak
presets-keep = Gorde baldintza hauek honela…
presets-title = Zure aurrezarpenak
presets-text = Esteka berrietarako gorde dituzun baldintzak. Inprimakiaren gainean agertzen dira.

## presetsLive — page “New”: the dialog that keeps terms as a preset; senders

presetsLive-presets = Aurrezarpenak
presetsLive-keepTitle = Gorde baldintza hauek
presetsLive-name = Izena
presetsLive-save = Gorde
presetsLive-cancel = Utzi
presetsLive-badName = Aukeratu beste izen bat: lerro bakarra, gehienez 40 karaktere. 20 aurrezarpen gorde ditzakezu.
presetsLive-badTerms = Zerbitzari honek ez du baldintza hauetako bat onartzen.
presetsLive-taken = Izen horretako aurrezarpen bat duzu dagoeneko.
presetsLive-offline = Zerbitzariak ez du erantzun. Egiaztatu konexioa eta saiatu berriro.
presetsLive-failed = Arazoren bat izan da ({ $status }). Ez da ezer aldatu.

## ownPresetsLive — page of one’s account: the list of presets; senders

ownPresetsLive-views =
    { $n ->
        [one] ikustaldi { $n }
       *[other] { $n } ikustaldi
    }
ownPresetsLive-rename = Aldatu izena
ownPresetsLive-renameOf = Aldatu “{ $name }” aurrezarpenaren izena
ownPresetsLive-remove = Kendu
ownPresetsLive-removeOf = Kendu “{ $name }” aurrezarpena
ownPresetsLive-removeQuestion = “{ $name }” aurrezarpena kendu? Harekin egindako estekak dauden bezala geratuko dira.

## signIn — pages to sign in, to sign up, to choose a password, to set up the server

signIn-title = Hasi saioa
signIn-email = Helbide elektronikoa
signIn-password = Pasahitza
signIn-newPassword = Pasahitz berria
signIn-passwordHint = Gutxienez { $n } karaktere. Hitz batzuk aukera ona dira.
signIn-submit = Hasi saioa
signIn-passkey = Hasi saioa sarbide-gako batekin
signIn-signUp = Sortu kontua
signIn-signUpTitle = Sortu zure kontua
signIn-have = Badut kontua
signIn-name = Helbide elektronikoa edo erabiltzaile-izena
signIn-companyOrLocal = Erabili enpresako pasahitza edo, baldin baduzu, zerbitzari honetako pasahitz bat.
signIn-companyOrAdmins = Erabili enpresako pasahitza. Administratzaileek zerbitzari honetako pasahitz bat ere erabil dezakete.
signIn-company = Erabili enpresako pasahitza.
signIn-adminsOnly = Administratzaileek bakarrik hasten dute saioa pasahitzarekin.
signIn-forgot = Pasahitza ahaztu duzu? Administratzaile batek esteka bat bidal diezazuke.
signIn-setUpTitle = Ongi etorri
signIn-setUpText = Zerbitzari honek ez du konturik oraindik. Sortu lehena: administratzailea izango da.
signIn-setUpCode = Konfigurazio-kodea
signIn-setUpCodeHint = Zerbitzariak idatzi zuen abiaraztean. Begiratu terminalean edo erregistroan.
signIn-setUpSubmit = Sortu administratzailea
signIn-resetTitle = Aukeratu pasahitza
signIn-resetAccount = Kontu honetarako
signIn-resetText = Esteka honek behin funtzionatzen du. Erabiltzean, zure kontuko saio eta API token guztiak amaitzen dira.
signIn-resetSubmit = Gorde eta hasi saioa

## sessionsLive — list of sessions: where an account is signed in; its owner and administrators

sessionsLive-sessions = Saioak
sessionsLive-sessionHere = nabigatzaile hau
sessionsLive-sessionBegan = saioaren hasiera: { $when }, { $how }
sessionsLive-sessionUsed = azken erabilera: { $when }
sessionsLive-sessionPassword = pasahitz batekin
sessionsLive-sessionLink = behin erabiltzeko esteka batekin
sessionsLive-sessionSetup = zerbitzaria konfiguratzean
sessionsLive-sessionSignUp = kontua sortzean
sessionsLive-sessionLdap = direktorioaren bidez
sessionsLive-sessionOidc = enpresako saio-hasieraren bidez
sessionsLive-sessionPasskey = sarbide-gako batekin
sessionsLive-sessionStrong = eta bigarren faktore batekin
sessionsLive-sessionEnd = Amaitu
sessionsLive-sessionEndQuestion = “{ $name }” nabigatzaileko saioa amaitu? Nabigatzaile horretako saioa berehala itxiko da.
sessionsLive-sessionEnded = Amaituta. Nabigatzaile horretako saioa itxi da.
sessionsLive-noSessions = Ez dago saiorik hasita inon.
sessionsLive-othersQuestion = Saioa amaitu beste toki guztietan? Hemen, saioa hasita jarraituko duzu.
sessionsLive-othersEnded =
    { $n ->
        [one] Beste saio { $n } amaitu da.
       *[other] Beste { $n } saio amaitu dira.
    }
sessionsLive-endOthers = Amaitu saioa beste toki guztietan

## signInAgainLive — dialog when a session ended while somebody was writing; people with an account

signInAgainLive-title = Zure saioa amaitu da
signInAgainLive-text = Zure saioa amaitu da. Hasi saioa { $email } kontuarekin jarraitzeko. Idatzi eta aukeratu duzuna hemen dago oraindik.
signInAgainLive-somebodyElse = Orain { $other } kontuak du saioa hasita nabigatzaile honetan. Hasi saioa { $email } kontuarekin jarraitzeko. Idatzi eta aukeratu duzuna hemen dago oraindik.
signInAgainLive-limited = Zerbitzari honek bigarren faktore bat eskatzen dizu. Konfiguratu bat, eta gero jarraitu. Idatzi eta aukeratu duzuna hemen dago oraindik.
signInAgainLive-declined = Zure saioa amaituta dago, eta ez da ezer bidali. Saiatu berriro saioa hasi eta jarraitzeko.
signInAgainLive-notYet = Oraindik ez duzu saioa hasi { $email } kontuarekin.
signInAgainLive-password = Pasahitza
signInAgainLive-submit = Hasi saioa eta jarraitu
signInAgainLive-passkey = Hasi saioa sarbide-gako batekin
signInAgainLive-elsewhere = Hau beste fitxa batean irekitzen da. Gero itzuli hona eta jarraitu.
signInAgainLive-setUp = Konfiguratu bigarren faktore bat
signInAgainLive-goOn = Jarraitu
signInAgainLive-cancel = Utzi
signInAgainLive-noName = Idatzi helbide elektronikoa edo erabiltzaile-izena.
signInAgainLive-noPassword = Idatzi pasahitz bat.
signInAgainLive-wrong = Pasahitza okerra da.
signInAgainLive-refused = Ezin duzu modu honetan saioa hasi. Erabili beste modu bat, edo galdetu administratzaile bati.
signInAgainLive-noCode = Idatzi kode bat.
signInAgainLive-code = Zure aplikazioko kodea, edo berreskuratze-kode bat
signInAgainLive-recoveryCode = Berreskuratze-kodea
signInAgainLive-wrongCode = Kode hori okerra da, edo erabilita dago. Itxaron hurrengoa agertu arte.
signInAgainLive-begin = Denbora gehiegi igaro da. Utzi, eta saiatu berriro.
signInAgainLive-passkeyCancelled = Ez da sarbide-gakorik erabili. Saiatu berriro, edo hasi saioa beste modu batean.
signInAgainLive-passkeyRefused = Zerbitzariak ez du sarbide-gako hau onartu. Hasi saioa beste modu batean.
signInAgainLive-wrongOrigin = Orri hau ez da zerbitzariaren helbidean ireki, beste batean baizik. Ireki bere oinarrizko URLan.
signInAgainLive-tooMany =
    { $n ->
        [one] Huts egindako saiakera gehiegi. Saiatu berriro segundo { $n } barru.
       *[other] Huts egindako saiakera gehiegi. Saiatu berriro { $n } segundo barru.
    }
signInAgainLive-offline = Zerbitzariak ez du erantzun. Egiaztatu konexioa eta saiatu berriro.
signInAgainLive-failed = Arazoren bat izan da ({ $status }).

## accountLive — messages of the pages to sign in, and of one’s account

accountLive-passkeyCancelled = Ez da sarbide-gakorik erabili. Saiatu berriro, edo erabili pasahitza.
accountLive-passkeyRefused = Zerbitzariak ez du sarbide-gako hau onartu. Hasi saioa pasahitzarekin.
accountLive-wrong = Helbide elektronikoa edo pasahitza okerra da.
accountLive-wrongName = Izena edo pasahitza okerra da.
accountLive-noName = Idatzi helbide elektronikoa edo erabiltzaile-izena.
accountLive-noGroup = Ez zaude zerbitzari hau erabil dezakeen talde batean ere. Galdetu administratzaileari.
accountLive-noAddress = Zure enpresako saio-hasierak ez dio zerbitzari honi baliozko helbide elektronikorik ematen. Galdetu administratzaileari.
accountLive-notLinked = Zure helbide elektronikoarekin kontu bat badago hemen. Eskatu administratzaile bati enpresako saio-hasierarekin lotzeko.
accountLive-notAdded = Ez duzu konturik hemen. Eskatu administratzaile bati bat gehitzeko.
accountLive-notSetUp = Zerbitzari hau ez dago oraindik konfiguratuta.
accountLive-notAdmitted = Ezin duzu hemen saioa hasi. Galdetu administratzaile bati.
accountLive-directoryAway = Enpresako pasahitzak ezin dira egiaztatu une honetan. Zerbitzari honetako pasahitz bat baduzu, erabili hori.
accountLive-limited =
    { $n ->
        [one] Huts egindako saiakera gehiegi. Saiatu berriro segundo { $n } barru.
       *[other] Huts egindako saiakera gehiegi. Saiatu berriro { $n } segundo barru.
    }
accountLive-offline = Zerbitzariak ez du erantzun. Egiaztatu konexioa eta saiatu berriro.
accountLive-failed = Arazoren bat izan da ({ $status }).
accountLive-wrongCode = Konfigurazio-kodea okerra da.
accountLive-invitation = Gonbidapena duzu. Aukeratu pasahitz bat, eta saioa hasiko da. Esteka honek behin funtzionatzen du.
accountLive-badLink = Esteka honek ez du jada balio. Eskatu beste bat administratzaile bati.
accountLive-noLink = Ireki berriro zure mezuko esteka. Orri honek esteka osoarekin bakarrik funtzionatzen du.
accountLive-noCode = Idatzi konfigurazio-kodea.
accountLive-noPassword = Idatzi pasahitz bat.
accountLive-again = Orain berriro saia zaitezke.
accountLive-taken = Badago helbide elektroniko hau duen kontu bat.
accountLive-alreadySetUp = Zerbitzari hau konfiguratuta dago dagoeneko. Hasi saioa.
accountLive-tooShort = Pasahitza laburregia da.
accountLive-tooCommon = Pasahitz hau ohikoenetako bat da, edo zure helbidea ia bere horretan. Asmatzen saiatzen direnak horiekin hasten dira. Aukeratu beste bat.
accountLive-badEmail = Idatzi baliozko helbide elektroniko bat.
accountLive-wrongOrigin = Orri hau ez da zerbitzariaren helbidean ireki, beste batean baizik. Ireki bere oinarrizko URLan.
accountLive-saved = Gordeta.
accountLive-wrongCurrent = Uneko pasahitza okerra da.
accountLive-changed = Zure pasahitza aldatu da. Beste gailuetako saioak amaitu dira.
accountLive-tokensRevoked =
    { $n ->
        [one] API token { $n } baliogabetu da.
       *[other] { $n } API token baliogabetu dira.
    }
accountLive-tokenName = Eman izen bat tokenari.
accountLive-tokenTaken = Izen hori duen token bat duzu dagoeneko.
accountLive-noTokens = Oraindik ez duzu tokenik.
accountLive-never = inoiz ez erabilia
accountLive-used = azken erabilera: { $when }
accountLive-made = sortze-data: { $when }
accountLive-revoke = Baliogabetu
accountLive-revokeQuestion = “{ $name }” tokena baliogabetu? Hura erabiltzen duten programek berehala utziko diote funtzionatzeari.
accountLive-revoked = Baliogabetuta.
accountLive-copied = Kopiatuta
accountLive-copyFailed = Ezin izan da kopiatu. Hautatu testua eta kopiatu.

## account — page “Your account”; people with an account

account-title = Zure kontua
account-signedInAs = Saioa hasita:
account-signOut = Amaitu saioa
account-programs = Programentzat: tokenak, webhookak
account-programsTokens = Programentzat: tokenak
account-tokens = API tokenak
account-tokensText = Programek token bat erabiltzen dute zure pasahitzaren ordez. Zure izenean aritzen dira.
account-tokenName = Zertarako da?
account-tokenPlaceholder = babeskopien scripta
account-create = Sortu tokena
account-shown = Zure token berria. Behin bakarrik erakusten da:
account-copy = Kopiatu
account-example = Adibidez
account-notify = Esteka bat irekitzen denean
account-notifyMe = Abisatu nire esteka berri bat irekitzen denean
account-notifyEach = Esteka bakoitzerako beste aukera bat egin dezakezu.
account-sessions = Non duzun saioa hasita
account-sessionsText = Amaitu ezagutzen ez duzuna, eta gero aldatu pasahitza.
account-endOthers = Amaitu saioa beste toki guztietan
account-password = Pasahitza
account-current = Uneko pasahitza
account-next = Pasahitz berria
account-change = Aldatu pasahitza
account-changeHint = Zure beste saio guztiak amaituko dira.
account-revokeTokens = Baliogabetu nire API token guztiak ere
account-revokeTokensHint = Utzi hau markatuta beste norbaitek zure pasahitza jakin badezake. Token hauek erabiltzen dituzten programek berehala utziko diote funtzionatzeari:
account-cancel = Utzi
account-confirm = Baliogabetu

## admin — “My links” (people with an account), and “Users”, “Server”, “All links” (administrators)

admin-title = Nire estekak
admin-titleExpired = Iraungitako estekak
admin-administration = Administrazioa
admin-sections = Atalak
admin-active = Aktiboak
admin-expired = Iraungiak
admin-all = Esteka guztiak
admin-users = Erabiltzaileak
admin-server = Zerbitzaria
admin-search = Bilatu izen, ohar edo estekaren arabera
admin-order = Ordena
admin-byNewest = Berrienak lehenik
admin-byExpiry = Iraungitze-dataren arabera
admin-byOpened = Azken irekieraren arabera
admin-byViews = Ikustaldi gutxien geratzen zaizkionak
admin-parts = Erakutsi hauek bakarrik
admin-unopened = Inoiz ireki gabeak
admin-opened = Irekitakoak
admin-today = Gaur iraungitzen da
admin-sealed = Babes gehigarria
admin-waiting = Norbait zain dago
admin-frozen = Pausatuta
admin-answers = Erantzunak
admin-tickAll = Hautatu denak
admin-csv = Gorde CSV gisa
admin-newer = Berriagoak
admin-older = Zaharragoak
admin-cancel = Utzi
admin-endLink = Ezabatu sekretu bat estekaren bidez
admin-endLinkHint = Edozein esteka ezaba dezakezu. Zureak bakarrik irakur ditzakezu.
admin-end = Ezabatu orain
admin-addUser = Gehitu erabiltzaile bat
admin-email = Helbide elektronikoa
admin-administrator = Administratzailea
admin-add = Gehitu
admin-byMail = Bidali esteka mezu elektronikoz
admin-oneTime = Behin erabiltzeko esteka, 24 orduz balio du. Eman erabiltzaileari:
admin-copy = Kopiatu
admin-storage = Biltegia
admin-settings = Indarrean dauden ezarpenak
admin-option = Aukera
admin-value = Balioa
admin-origin = Jatorria
admin-version = Bertsioa

## health — page “Health”: the state of the server; administrators and auditors

health-title = Egoera
health-lead = Zerbitzari honek administratzailearengandik behar duena, eta nola dagoen.
health-open = Zure zain
health-nothing = Ez dago ezer zure zain.
health-now = Orain
health-soon = Laster
health-fine = Nola dagoen
health-complaints = Abisuak eta erroreak
health-complaintsText = Zerbitzari honek abiarazi zenetik bere erregistroan idatzi duena. Xehetasunak erregistroan daude.
health-noComplaints = Bat ere ez.
health-warn = Abisua
health-error = Errorea
health-times =
    { $n ->
        [one] behin, { $when }
       *[other] { $n } aldiz; azkena: { $when }
    }
health-examine = Aztertu orain
health-examineTitle = Zer aurkitu duen doctor komandoak
health-examineText = Datu-direktorioa begiratzen du, eta posta-zerbitzarira, hornitzailera eta ezarpenek aipatzen duten gainerako guztira konektatzen da. Ez du ezer bidaltzen, ez eta ezer aldatzen ere.
health-ok = Ondo dago

## administration — pages “Users”, “Server”, “All links” and “First steps”; administrators

administration-findUser = Bilatu erabiltzaile bat
administration-before = Aurrekoa
administration-next = Hurrengoa
administration-role = Rola
administration-asUser = Erabiltzailea
administration-asAuditor = Auditorea: erregistro guztiak ikusten ditu, sekreturik ez
administration-allUsers = Erabiltzaile guztiak
administration-administrators = Administratzaileak
administration-auditors = Auditoreak
administration-invited = Gonbidatuak
administration-disabled = Desgaituak
administration-suspended = Etendakoak
administration-unprotected = Bigarren faktorerik gabe
administration-userLinks = Estekak
administration-userFactors = Bigarren faktoreak
administration-userGroups = Taldeak
administration-group = Gehitu talde batera
administration-joinGroup = Gehitu
administration-userLimits = Gidalerroen mugak
administration-userLog = Erregistroko azken sarrerak
administration-wholeLog = Sarrera guztiak
administration-endPushes = Iraungiarazi partekatu duena ere, eta itxi haren eskaerak
administration-endEverything = Amaitu dena
administration-everyone = Guztiak
administration-nobody = Konturik gabe
administration-findLink = Bidaltzailea, esteka edo zenbakia
administration-madeUntil = Sortuta data honetara arte
administration-filterState = Egoera
administration-anyState = Egoera guztiak
administration-onlyActive = Aktiboak
administration-onlyExpired = Iraungiak
administration-settingsFilter = Bilatu ezarpen bat
administration-onlyChanged = Aldatutakoak bakarrik
administration-stepsTitle = Lehen urratsak
administration-hideSteps = Ezkutatu
administration-hideStepsHint = Zerrenda “Zerbitzaria” atalean geratzen da.

## adminLive — lists “My links” (their senders), “Users”, “Server” and “First steps” (administrators)

adminLive-invited = gonbidatuta
adminLive-invitationUntil = estekaren iraungitzea: { $when }
adminLive-invitationOver = esteka iraungita: { $when }
adminLive-newLink = Esteka berria
adminLive-mailLink = Bidali esteka berria postaz
adminLive-withdraw = Bertan behera utzi
adminLive-withdrawQuestion = { $email } helbidearen gonbidapena bertan behera utzi? Estekak ez du gehiago funtzionatuko.
adminLive-withdrawn = { $email } helbidearen gonbidapena bertan behera utzi da.
adminLive-endAll = Amaitu dena
adminLive-endAllQuestion = { $email } kontuaren guztia amaitu? Kontua desgaitu egingo da. Saioak, tokenak, estekak, bigarren faktoreak eta webhookak berehala amaituko dira.
adminLive-endedAll = { $email } kontua desgaituta dago. Amaituta: { $what }.
adminLive-endedNothing = { $email } kontua desgaituta dago. Ez zegoen besterik amaitzeko.
adminLive-endedSessions =
    { $n ->
        [one] saio { $n }
       *[other] { $n } saio
    }
adminLive-endedTokens =
    { $n ->
        [one] token { $n }
       *[other] { $n } token
    }
adminLive-endedLinks =
    { $n ->
        [one] behin erabiltzeko esteka { $n }
       *[other] behin erabiltzeko { $n } esteka
    }
adminLive-endedFactors =
    { $n ->
        [one] bigarren faktore { $n }
       *[other] { $n } bigarren faktore
    }
adminLive-endedHooks =
    { $n ->
        [one] webhook { $n }
       *[other] { $n } webhook
    }
adminLive-endedPushes =
    { $n ->
        [one] partekatutako esteka edo eskaera { $n }
       *[other] partekatutako { $n } esteka eta eskaera
    }
adminLive-suspended = enpresako saio-hasierak etenda
adminLive-unprotected = bigarren faktorerik gabe
adminLive-actionsOf = { $email } kontuaren ekintzak
adminLive-addedOn = gehitze-data: { $when }
adminLive-appWithCodes = Kodeen aplikazioa
adminLive-codesLeft =
    { $n ->
        [one] berreskuratze-kode { $n } geratzen da
       *[other] { $n } berreskuratze-kode geratzen dira
    }
adminLive-noFactors = Bigarren faktorerik ez.
adminLive-groupHere = hemen egina
adminLive-groupOfCompany = enpresako saio-hasierarena
adminLive-groupOfDirectory = direktorioarena
adminLive-leaveGroup = Kendu taldetik
adminLive-noGroups = Ez dago taldetan.
adminLive-noLimits = Gidalerroek ez dute pertsona hau mugatzen.
adminLive-endSessions = Amaitu saioak
adminLive-endSessionsQuestion = { $email } kontuaren saio guztiak amaitu? Berriro hasi beharko du saioa. Tokenek funtzionatzen jarraituko dute.
adminLive-sessionsEnded = { $email } kontuaren saioak amaitu dira.
adminLive-disableMany =
    { $n ->
        [one] Desgaitu { $n }
       *[other] Desgaitu { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Erabiltzaile { $n } desgaitu? Haren saioak eta tokenak berehala amaituko dira.
       *[other] { $n } erabiltzaile desgaitu? Haien saioak eta tokenak berehala amaituko dira.
    }
adminLive-disabledMany =
    { $n ->
        [one] Erabiltzaile { $n } desgaitu da.
       *[other] { $n } erabiltzaile desgaitu dira.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Amaitu erabiltzaile baten saioak
       *[other] Amaitu { $n } erabiltzaileren saioak
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Erabiltzaile baten saio guztiak amaitu? Berriro hasi beharko du saioa. Tokenek funtzionatzen jarraituko dute.
       *[other] { $n } erabiltzaileren saio guztiak amaitu? Berriro hasi beharko dute saioa. Tokenek funtzionatzen jarraituko dute.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Erabiltzaile baten saioak amaitu dira.
       *[other] { $n } erabiltzaileren saioak amaitu dira.
    }
adminLive-openedSince = irekita zure azken bisitatik
adminLive-damaged = hondatuta
adminLive-mailReset = Bidali pasahitz-esteka postaz
adminLive-mailed = Esteka bat duen mezua bidean da { $email } helbidera.
adminLive-notMailed = Ez da mezurik bidali { $email } helbidera: { $reason } Bidali berriro, edo erakutsi esteka.
adminLive-noneAtAll = Inork ez du oraindik ezer partekatu. Jendeak partekatzen duena hemen agertzen da, edukirik gabe.
adminLive-noneMatching = Ez dago iragazki honekin bat datorren estekarik.
adminLive-showEveryone = Erakutsi denak
adminLive-looking = Esteka zaharragoak begiratzen…
adminLive-pushesOf =
    { $n ->
        [one] esteka { $n }
       *[other] { $n } esteka
    }
adminLive-manyPushes = { $limit } esteka baino gehiago
adminLive-rateLimited =
    { $n ->
        [one] Eskaera gehiegi. Saiatu berriro segundo { $n } barru.
       *[other] Eskaera gehiegi. Saiatu berriro { $n } segundo barru.
    }
adminLive-tryAgain = Orain berriro saia zaitezke.
adminLive-stored = Zerbitzari honek gordetzen duena
adminLive-storedSum = Guztira { $size }
adminLive-payloads = Sekretuak (estimazioa)
adminLive-rows = Erregistroak, kontuak eta orri libreak
adminLive-fileContents = Fitxategiak
adminLive-fileLimit = Fitxategien muga
adminLive-fileLimitText = { $used } / { $total }
adminLive-disk = Diskoa
adminLive-diskText = { $free } libre, guztira { $total }
adminLive-diskOurs = Zerbitzari hau
adminLive-diskOthers = Gainerako guztia
adminLive-diskFree = Libre
adminLive-floor = Fitxategiak baztertu egiten dira { $size } baino gutxiago libre dagoen bitartean.
adminLive-scarce = Leku gutxi geratzen da: fitxategiak laster baztertuko dira, edo jada baztertzen dira.
adminLive-stepsDone = { $done } / { $all } eginda.
adminLive-changed = Aldatuta
adminLive-reach = Helbidea eta sarea
adminLive-access = Sarbidea eta kontuak
adminLive-pushes = Sekretuak
adminLive-files = Fitxategiak
adminLive-data = Datuak eta gakoak
adminLive-limits = Mugak
adminLive-pages = Itxura eta /about
adminLive-mail = Posta
adminLive-watch = Erregistroa eta neurriak
adminLive-preset = lehenetsia: { $value }
adminLive-byDefault = lehenetsia
adminLive-fromFlag = komando-aukera
adminLive-settingsFound =
    { $n ->
        [one] ezarpen { $n }
       *[other] { $n } ezarpen
    }
adminLive-noSetting = Ez dago bat datorren ezarpenik.
adminLive-address = Helbidea
adminLive-addressWhy = Hartzaileek esteken hasierako helbidera iritsi behar dute.
adminLive-addressUnset = base_url ez dago ezarrita: estekak bidaltzaile bakoitzak erabiltzen duen helbidearekin hasten dira; zure kasuan: { $origin }.
adminLive-addressPlain = Estekak helbide honekin hasten dira: { $url }. Ez dago enkriptatuta.
adminLive-addressElsewhere = Estekak helbide honekin hasten dira: { $url }. Zu hemen zaude orain: { $origin }. Ireki { $url } helbidea, hara irits daitekeela ikusteko.
adminLive-addressGood = Estekak helbide honekin hasten dira: { $url }. Zu hortik iritsi zara zerbitzarira.
adminLive-tls = Bideko enkriptatzea
adminLive-tlsWhy = HTTP soilarekin, tarteko sarean dagoen edonork irakur ditzake sekretuak.
adminLive-tlsOwn = Zerbitzari honek berak erabiltzen du TLS.
adminLive-tlsProxy = Alderantzizko proxy batek erabiltzen du TLS zerbitzari honen izenean.
adminLive-tlsNone = HTTP soilaren bidez zaude konektatuta.
adminLive-tlsDo = Eman ziurtagiri bat zerbitzariari, edo jarri aurrean HTTPS erabiltzen duen alderantzizko proxy bat:
adminLive-key = Gako nagusiaren kopia bat
adminLive-keyWhy = Gakorik gabe, inork ezin ditu datuak edo babeskopia bat berriro irakurri.
adminLive-keyOpen = Inork ez du berretsi { $key } gakoaren kopiarik.
adminLive-keyDone = { $key } gakoaren kopia bat berretsi da: { $when }.
adminLive-keyDo = Honek enkriptatutako babeskopia bat idazten du, gakoa barne. Gorde beste makina batean:
adminLive-keyTick = Kopia bat toki seguru batean daukat
adminLive-people = Nork parteka dezakeen
adminLive-peopleWhy = Kontuekin, jendeak bere esteken berri du, eta zuk erabakitzen duzu nork parteka dezakeen.
adminLive-peopleAlone = Zuk bakarrik duzu kontua. Konturik gabe, zerbitzari honetara iristen den edonork testua parteka dezake.
adminLive-peopleAloneClosed = Zuk bakarrik duzu kontua, eta konturik gabe inork ezin du partekatu.
adminLive-peopleMany =
    { $n ->
        [one] Kontu { $n } dago.
       *[other] { $n } kontu daude.
    }
adminLive-peopleOpen = Edonork sor dezake kontu bat.
adminLive-peopleDecided = Ezarpenetan erabaki duzu.
adminLive-peopleDo = Gehitu erabiltzaileak, edo erabaki allow_sign_up eta allow_anonymous ezarpenekin.
adminLive-peopleLink = Gehitu erabiltzaile bat
adminLive-first = Lehen sekretua
adminLive-firstWhy = Behin probatuta ikusiko duzu hartzaileek zer ikusten duten.
adminLive-firstNone = Oraindik ez dago ezer gordeta.
adminLive-firstDone =
    { $n ->
        [one] Sekretu { $n } gordeta dago.
       *[other] { $n } sekretu gordeta daude.
    }
adminLive-firstLink = Partekatu sekretu bat
adminLive-backup = Babeskopiak
adminLive-backupWhy = Diskoek abisurik gabe huts egiten dute, eta zerbitzariak non gorde esaten bazaio bakarrik egiten ditu babeskopiak bere kabuz.
adminLive-backupNone = Oraindik ez da babeskopiarik egin.
adminLive-backupGood = Azken babeskopia: { $when }.
adminLive-backupDo = Ezarri backup.every eta backup.to, edo exekutatu hau egunero:
adminLive-none = Hemen ez dago ezer oraindik.
adminLive-noneActive = Une honetan ez zara ezer partekatzen ari.
adminLive-noneExpired = Oraindik ez da ezer iraungi. Iraungitakoa hemen agertzen da, bere erregistroarekin.
adminLive-linksFound =
    { $n ->
        [one] esteka { $n }
       *[other] { $n } esteka
    }
adminLive-linksLeast =
    { $n ->
        [one] Gutxienez esteka { $n }
       *[other] Gutxienez { $n } esteka
    }
adminLive-tick = Hautatu { $name }
adminLive-endMany =
    { $n ->
        [one] Ezabatu { $n }
       *[other] Ezabatu { $n }
    }
adminLive-endedMany =
    { $n ->
        [one] Esteka { $n } ezabatu da.
       *[other] { $n } esteka ezabatu dira.
    }
adminLive-sealed = Babes gehigarria
adminLive-shareSecret = Partekatu sekretu bat
adminLive-noneFound = Ez da ezer aurkitu.
adminLive-unnamed = { $kind } ({ $date })
adminLive-text = Testua
adminLive-file = Fitxategiak
adminLive-url = Esteka
adminLive-qr = QR kodea
adminLive-created = sortze-data: { $when }
adminLive-endsIn = iraungitzea: { $when }
adminLive-endedOn = iraungita: { $when }
adminLive-isExpired = iraungita
adminLive-byHand = ezabatuta: { $when }
adminLive-viewsLeft =
    { $n ->
        [one] ikustaldi { $n } geratzen da
       *[other] { $n } ikustaldi geratzen dira
    }
adminLive-notViewed = oraindik ikusi gabe
adminLive-neverViewed = inoiz ez ikusia
adminLive-viewed =
    { $n ->
        [one] behin ikusia
       *[other] { $n } aldiz ikusia
    }
adminLive-viewedLast =
    { $n ->
        [one] behin ikusia; azkena: { $when }
       *[other] { $n } aldiz ikusia; azkena: { $when }
    }
adminLive-copyLink = Kopiatu esteka
adminLive-sealedFiles =
    { $n ->
        [one] fitxategi { $n }, izena zigilatuta
       *[other] { $n } fitxategi, izenak zigilatuta
    }
adminLive-sealedLink = Esteka osoa behin erakutsi zen, sortu zenean.
adminLive-copied = Kopiatuta
adminLive-copyFailed = Ezin izan da kopiatu. Hautatu testua eta kopiatu.
adminLive-end = Ezabatu orain
adminLive-endQuestion = “{ $name }” esteka orain ezabatu? Inork ezin izango du berriro ireki.
adminLive-ended = Ezabatuta.
adminLive-notFound = Ez dago halako estekarik.
adminLive-nobody = anonimoa
adminLive-administrator = administratzailea
adminLive-user = erabiltzailea
adminLive-disabled = desgaituta
adminLive-you = zu
adminLive-makeAdmin = Egin administratzaile
adminLive-takeAdmin = Kendu administratzaile-eskubideak
adminLive-disable = Desgaitu
adminLive-enable = Gaitu
adminLive-reset = Berrezarri pasahitza
adminLive-tokens = Tokenak
adminLive-noTokens = Tokenik ez.
adminLive-revoke = Baliogabetu
adminLive-makeAdminQuestion = { $email } kontua administratzaile egin? Guztien estekak eta erregistroak ikusiko ditu, eta kontu guztiak aldatu ahal izango ditu.
adminLive-enableQuestion = { $email } kontua gaitu? Berriro hasi ahal izango du saioa, lehengo eskubideekin.
adminLive-usersFound =
    { $n ->
        [one] erabiltzaile { $n }
       *[other] { $n } erabiltzaile
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } / { $n } erabiltzaile
       *[other] { $from }–{ $to } / { $n } erabiltzaile
    }
adminLive-noUserFound = Ez dago bilaketa honekin bat datorren erabiltzailerik.
adminLive-takeAdminQuestion = { $email } kontuari administratzaile-eskubideak kendu? Haren saioak eta tokenak amaituko dira.
adminLive-disableQuestion = { $email } kontua desgaitu? Haren saioak eta tokenak berehala amaituko dira.
adminLive-resetQuestion = { $email } konturako behin erabiltzeko esteka bat sortu? Aurreko estekak ez du gehiago funtzionatuko. Esteka erabiltzean, haren saio eta token guztiak amaituko dira.
adminLive-resetFactors = Berrezarri bigarren faktoreak
adminLive-resetFactorsQuestion = { $email } kontuaren bigarren faktore guztiak kendu? Ziurtatu lehenik pertsona horrek berak eskatzen duela. Haren saioak berehala amaituko dira. Tokenek funtzionatzen jarraituko dute.
adminLive-factorsReset = { $email } kontuak ez du jada bigarren faktorerik.
adminLive-revokeQuestion = { $email } kontuaren “{ $name }” tokena baliogabetu?
adminLive-taken = Badago helbide elektroniko hau duen kontu bat.
adminLive-badEmail = Idatzi baliozko helbide elektroniko bat.
adminLive-passwordsElsewhere = Erabiltzaile honek ezin du saioa hasi zerbitzari honetako pasahitz batekin: local_sign_in ezarpenak ez du uzten.
adminLive-lastAdmin = Hau azken administratzailea da: izendatu beste bat lehenik.
adminLive-offline = Zerbitzariak ez du erantzun. Egiaztatu konexioa eta saiatu berriro.
adminLive-failed = Arazoren bat izan da ({ $status }).
adminLive-storagePushes = Estekak
adminLive-storageActive = Esteka aktiboak
adminLive-of = { $used } / { $total }
adminLive-default = lehenetsia
adminLive-confirm = Bai
adminLive-used = azken erabilera: { $when }
adminLive-never = inoiz ez erabilia

## hooks — pages “Webhooks” (people with an account) and “Events” (administrators, from eventsTab on)

hooks-title = Webhookak
hooks-lead = Jakinarazi beste programa bati zure estekei zer gertatzen zaien. Inoiz ez du jasotzen sekreturik, pasaesaldirik edo fitxategi-izenik.
hooks-back = Zure kontua
hooks-openText = Jakinarazi programa edo txat bati zure estekak irekitzen direnean.
hooks-yours = Zure webhookak
hooks-secretShown = Haren mezuak sinatzen dituen sekretua. Behin bakarrik erakusten da:
hooks-copy = Kopiatu
hooks-verify = Jasotzaileek standardwebhooks.com guneak azaltzen duen bezala egiaztatzen dute sinadura.
hooks-add = Gehitu webhook bat
hooks-name = Izena
hooks-namePlaceholder = Taldearen txata
hooks-url = Helbidea
hooks-urlHint = Administratzaileak onartzen duen bat izan behar du.
hooks-template = Mezuaren formatua
hooks-events = Jakinarazi hau gertatzean
hooks-include = Jakinarazi hau ere
hooks-includeHint = Esteka duen edonork ireki dezake. Gehitu soilik irakurtzen duten guztiez fidatzen zaren tokian.
hooks-submit = Gehitu webhooka
hooks-cancel = Utzi
hooks-eventsTab = Gertaerak
hooks-eventsText = Webhookei eta beste jasotzaileei hiru egunez jakinarazi ezin izan zaiena hemen amaitzen da. Saiatu berriro jasotzaileak funtzionatzen duenean, edo baztertu.
hooks-retryAll = Saiatu berriro denekin
hooks-dropAll = Baztertu denak

## hooksLive — page “Webhooks”: the list, messages; people with an account

hooksLive-extraName = estekari jarri diozun izena
hooksLive-extraLink = esteka bera
hooksLive-standard = Standard Webhooks (JSON, sinatua)
hooksLive-none = Oraindik ez duzu webhookik.
hooksLive-meta = { $host } · { $template }
hooksLive-off = Desaktibatuta: jasotzaileak erantzun du jada ez dela existitzen.
hooksLive-test = Probatu
hooksLive-tested =
    { $n ->
        [one] Erantzuna: { $status }, milisegundo { $n } geroago.
       *[other] Erantzuna: { $status }, { $n } milisegundo geroago.
    }
hooksLive-testFailed = Probak huts egin du: { $reason }.
hooksLive-newSecret = Sekretu berria
hooksLive-newSecretQuestion = “{ $name }” webhookerako sekretu berri bat sortu? Oraingoak ere sinatzen jarraituko du harekin batera egun batez.
hooksLive-switchOn = Aktibatu
hooksLive-remove = Kendu
hooksLive-removeQuestion = “{ $name }” webhooka kendu? Harantz bidean dagoena baztertu egingo da.
hooksLive-removed = Kenduta.
hooksLive-added = Gehituta.
hooksLive-noName = Eman izen bat webhookari.
hooksLive-badUrl = Ezin da ezer bidali helbide honetara.
hooksLive-notAllowed = Administratzaileak ez du helbide hau onartzen.
hooksLive-noEvents = Aukeratu gutxienez gertaera bat.
hooksLive-taken = Izen hori duen webhook bat duzu dagoeneko, edo izan ditzakezun guztiak dituzu.
hooksLive-limited =
    { $n ->
        [one] Saiakera gehiegi. Saiatu berriro segundo { $n } barru.
       *[other] Saiakera gehiegi. Saiatu berriro { $n } segundo barru.
    }
hooksLive-offline = Zerbitzariak ez du erantzun. Egiaztatu konexioa eta saiatu berriro.
hooksLive-failed = Arazoren bat izan da ({ $status }).
hooksLive-copied = Kopiatuta
hooksLive-copyFailed = Ezin izan da kopiatu. Hautatu testua eta kopiatu.

## eventsLive — page “Events”: what webhooks and other receivers could not be told; administrators

eventsLive-eventsWaiting =
    { $n ->
        [one] Gertaera { $n } bidaltzeko zain dago
       *[other] { $n } gertaera bidaltzeko zain daude
    }
eventsLive-eventsOldest = zaharrenaren data: { $when }
eventsLive-eventsDead =
    { $n ->
        [one] Gertaera { $n } bidaltzeari utzi zaio.
       *[other] { $n } gertaera bidaltzeari utzi zaio.
    }
eventsLive-noLetters = Ez zaio gertaerarik bidaltzeari utzi.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = jabea: { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] gertatze-data: { $when } · saiakera { $n } · { $reason }
       *[other] gertatze-data: { $when } · { $n } saiakera · { $reason }
    }
eventsLive-retry = Saiatu berriro
eventsLive-drop = Baztertu
eventsLive-dropQuestion = Gertaera hau betiko baztertu?
eventsLive-dropAllQuestion = Bidaltzeari utzitako gertaera guztiak betiko baztertu?
eventsLive-retried =
    { $n ->
        [one] Gertaera { $n } bidaltzen saiatuko gara berriro.
       *[other] { $n } gertaera bidaltzen saiatuko gara berriro.
    }
eventsLive-dropped =
    { $n ->
        [one] Gertaera { $n } baztertu da.
       *[other] { $n } gertaera baztertu dira.
    }

## keptLive — finished link with extra protection: this browser keeps it; senders

keptLive-keptByBrowser = Nabigatzaile honetan gordeta. Nabigatzaile hau erabil dezakeen edonork kopia dezake esteka.
keptLive-keptByPasskey = Nabigatzaile honetan gordeta, zure sarbide-gakoarekin babestuta.

## keptPageLive — page of a link or request: what this browser keeps; senders

keptPageLive-keptShowLink = Erakutsi esteka
keptPageLive-keptNotOpened = Zure sarbide-gakoak ez du ireki. Saiatu berriro.
keptPageLive-keptKeyByBrowser = Nabigatzaile honek gordetzen du erantzunak irekitzen dituen gakoa. Nabigatzaile hau erabil dezakeen edonork irakur ditzake.
keptPageLive-keptKeyByPasskey = Nabigatzaile honek gordetzen du erantzunak irekitzen dituen gakoa, zure sarbide-gakoarekin babestuta.

## keptAccountLive — page of one’s account: what this browser keeps; senders

keptAccountLive-keptSignOut =
    { $n ->
        [one] Saioa amaitzean, nabigatzaile honek bakarrik ezagutzen duen esteka edo gako { $n } kenduko da. Zure eskaeren erantzunak berreskuratze-fitxategiarekin bakarrik irekiko dira orduan.
       *[other] Saioa amaitzean, nabigatzaile honek bakarrik ezagutzen dituen { $n } esteka eta gako kenduko dira. Zure eskaeren erantzunak berreskuratze-fitxategiarekin bakarrik irekiko dira orduan.
    }
keptAccountLive-keptSignOutYes = Kendu eta amaitu saioa
keptAccountLive-keptCount =
    { $n ->
        [one] Esteka edo gako { $n } gordeta dago nabigatzaile honetan.
       *[other] { $n } esteka eta gako gordeta daude nabigatzaile honetan.
    }
keptAccountLive-keptCountNone = Oraindik ez dago ezer gordeta nabigatzaile honetan.
keptAccountLive-keptGuardedNow = Hemendik aurrera, zure sarbide-gakoak irekitzen ditu.
keptAccountLive-keptUnable = Sarbide-gako honek edo nabigatzaile honek ezin du hori egin. Gordetakoa dagoen bezala geratzen da.
keptAccountLive-keptOffQuestion = Gordetako guztia kendu? Kopiatu ez dituzun estekak galdu egingo dira, bai eta berreskuratze-fitxategirik ez duten gakoak ere.
keptAccountLive-keptRefused = Ez da sarbide-gakorik erabili. Gordetakoa dagoen bezala geratzen da.
keptAccountLive-keptOffYes = Kendu

## kept — page of one’s account: section about what this browser keeps; senders

kept-title = Babes gehigarria: nabigatzaile honetako estekak
kept-text = Zerbitzariak ezin dizkizu berriro erakutsi babes gehigarria duten estekak; horregatik, nabigatzaile honek gordetzen dizkizu, bai eta zure eskaeren gakoak ere. Nabigatzaile hau erabil dezakeen edonork kopia ditzake, zure sarbide-gakoak babesten ez baditu. Saioa amaitzean, sarbide-gako batek babesten ez duena kendu egiten da.
kept-guarded = Zure sarbide-gakoak babesten ditu.
kept-on = Gorde nabigatzaile honetan
kept-guard = Babestu sarbide-gako batekin

## codes — page on which recipients prove their address with a code that is mailed to them

codes-toOne = Hau bidali duenak ziur jakin nahi du nork irekitzen duen. Eskatu kode bat { $address } helbidera bidaltzeko; ez duzu konturik behar hemen.
codes-toSome = Hau bidali duenak ziur jakin nahi du nork irekitzen duen. Aukeratu zure helbidea, eta eskatu kode bat hara bidaltzeko; ez duzu konturik behar hemen.
codes-toTyped = Hau bidali duenak ziur jakin nahi du nork irekitzen duen. Idatzi zure helbidea; hartzaileetako batena bada, kode bat bidaliko da hara. Ez duzu konturik behar hemen.
codes-which = Zure helbidea
codes-among = Hartzaileak, laburtuta: { $addresses }
codes-notYours = Ez da zure helbidea? Eskatu bidaltzaileari zuretzako esteka bat.
codes-send = Bidali kodea
codes-again = Bidali beste kode bat
codes-sentToOne = Zortzi hizki dituen mezu bat bidean da { $address } helbidera. Begiratu spamean ere.
codes-sent = Zortzi hizki dituen mezu bat bidean da, helbidea hartzaileetako batena bada. Begiratu spamean ere.
codes-field = Kodea
codes-fieldHint = Mezuko zortzi hizkiak. Hamar minutuz funtzionatzen dute, eta nabigatzaile honetan bakarrik.
codes-goOn = Jarraitu
codes-or = Edo frogatu beste modu batean:
codes-wrong =
    { $n ->
        [one] Kode hau okerra da. Idatzi mezurik berrienekoa. Beste behin saia zaitezke.
       *[other] Kode hau okerra da. Idatzi mezurik berrienekoa. Beste { $n } aldiz saia zaitezke.
    }
codes-last = Kode hau okerra da, eta haren azken saiakera izan da. Eskatu beste bat bidaltzeko.
codes-over = Ez dago hemen idazteko koderik: erabili egin da, hamar minutu baino gehiago ditu, edo beste nabigatzaile batean eskatu da. Eskatu beste bat bidaltzeko.
codes-needsCookie = Honek cookie bat behar du, eta zure nabigatzaileak ez du bat ere bidali. Baimendu cookieak orri honetarako, eta kargatu berriro.
codes-tooOften =
    { $n ->
        [one] Ordubetean bost kode eskatu dira helbide honetarako. Saiatu berriro minutu bat barru.
       *[other] Ordubetean bost kode eskatu dira helbide honetarako. Saiatu berriro { $n } minutu barru.
    }
codes-noMore = Esteka honetarako ez da kode gehiagorik bidaliko. Eskatu beste esteka bat bidaltzaileari.
codes-noMail = Zerbitzari honek ezin du koderik bidali une honetan. Galdetu esteka bidali dizunari.
codes-badAddress = Hau ez da helbide elektroniko bat.

## codesLive — the same page: messages that appear after a click; recipients

codesLive-noCode = Idatzi mezuko zortzi hizkiak.
codesLive-offline = Ezin da zerbitzarira iritsi. Egiaztatu konexioa eta saiatu berriro.

## company — pages to sign in at the company’s provider; recipients, and people with an account

company-signIn = Hasi saioa honekin: { $label }
company-or = Edo zerbitzari honetako pasahitz batekin:
company-addressedTitle = Pertsona jakin batzuentzat
company-addressedText = Hau bidali duenak ziur jakin nahi du nork irekitzen duen. Hasi saioa honekin: { $label }. Ez duzu konturik behar hemen.
company-addressedByDirectory = Hau bidali duenak ziur jakin nahi du nork irekitzen duen. Hasi saioa enpresako izenarekin eta pasahitzarekin.
company-byPassword = Hasi saioa pasahitzarekin
company-otherTitle = Ez da zuretzat
company-otherText = { $address } helbidearekin ezagutzen zaitugu, eta hau beste norbaitentzat da. Ez da ezer ireki. Hasi saioa beste kontu batekin, edo galdetu bidali duenari.
company-otherUnnamed = Hau beste norbaitentzat da. Ez da ezer ireki. Hasi saioa beste kontu batekin, edo galdetu bidali duenari.
company-closedAccountTitle = Zure kontua desaktibatuta dago
company-closedAccountText = Zerbitzari honetako zure kontua desgaituta edo etenda dago; beraz, ezin duzu ezer ireki. Ez da ezer ireki. Galdetu administratzaile bati.
company-known = Hemen { $address } helbidearekin ezagutzen zaitugu.
company-knownUnnamed = Enpresako saio-hasierak ezagutu zaitu.
company-notMe = Hau ez naiz ni
company-goingOn = Une bat
company-goingOnText = Hurrengo orria bere kabuz irekitzen da.
company-goOn = Jarraitu

## companyRefused — page to sign in: why the company sign-in failed; anybody who signs in

companyRefused-not-allowed = Ez zaude zerbitzari hau erabil dezakeen talde batean ere. Galdetu administratzaileari.
companyRefused-no-account = Ez duzu konturik hemen. Eskatu administratzaile bati gehitzeko.
companyRefused-address-taken = Zure helbide elektronikoak badu kontu bat hemen. Eskatu administratzaile bati honekin lotzeko: { $label }.
companyRefused-other-account = Saio-hasiera hau hemengo beste kontu batena da. Galdetu administratzaile bati.
companyRefused-not-set-up = Zerbitzari hau ez dago oraindik konfiguratuta.
companyRefused-disabled = Zure kontua desgaituta dago. Galdetu administratzaile bati.
companyRefused-no-email = Hornitzaileak ({ $label }) ez dio zerbitzari honi zure helbide elektronikoa ematen. Eskatu administratzaile bati email izeneko claim eremua gehitzeko.
companyRefused-bad-email = Hornitzaileak ({ $label }) zure helbide elektroniko gisa ematen duena ez da helbide bat. Galdetu administratzaile bati.
companyRefused-no-groups = Hornitzaileak ({ $label }) ez dio zerbitzari honi zure talderik ematen. Edo ez zaude batean ere, edo hornitzaileak kanpoan uzten ditu: galdetu administratzaile bati.
companyRefused-too-many-groups = Hain talde askotan zaude, ezen hornitzaileak ({ $label }) denak kanpoan uzten baititu. Eskatu administratzaile bati aplikazio honetakoak bakarrik bidaltzeko.
companyRefused-bad-token = Hornitzaileak ({ $label }) erantzun duenak ez du balio zerbitzari honetarako. Ez da inoren saiorik hasi; erregistroak gehiago dio.
companyRefused-clock = Zerbitzari honen eta hornitzailearen ({ $label }) erlojuen arteko aldea handiegia da. Eskatu administratzaile bati doitzeko.
companyRefused-other-issuer = Erantzuna ez da ezarpenek aipatzen duten hornitzailearena, beste batena baizik. Ez da inoren saiorik hasi.
companyRefused-unreachable = Ezin da hornitzailera ({ $label }) iritsi une honetan. Saioa hasita dutenek hala jarraituko dute; saiatu berriro geroago.
companyRefused-provider-error = Hornitzaileak ({ $label }) errore baten berri eman du. Zerbitzari honen erregistroak dio zein.
companyRefused-client-refused = Hornitzaileak ({ $label }) ez du zerbitzari hau onartzen: haren sekretua okerra da edo iraungi egin da. Galdetu administratzaile bati.
companyRefused-cancelled = Saio-hasiera bertan behera utzi da ({ $label }).
companyRefused-begin-again = Saio-hasiera hau beste nonbait hasi da, denbora gehiegi hartu du edo lehendik erabilita dago. Hasi berriro.

## factors — page “Extra sign-in protection”: passkeys, app, recovery codes; people with an account

factors-title = Saio-hasieraren babes gehigarria
factors-lead = Lapurtutako pasahitz bat ez da nahikoa zure kontua irekitzeko.
factors-openText = Sarbide-gakoak, eta kodeak erakusten dituen aplikazio bat.
factors-yours = Saio-hasieraren babes gehigarria
factors-limited = Zerbitzari honek bigarren faktore bat eskatzen dizu. Konfiguratu bat hemen, eta gero jarraitu.
factors-goOn = Jarraitu
factors-passkeys = Sarbide-gakoak
factors-passkeysText = Hasi saioa hatz-marka, aurpegia, PIN kodea edo segurtasun-gako bat erabiliz, pasahitzik gabe. Sarbide-gako batek helbide honetan bakarrik funtzionatzen du; beraz, inork ezin du orri faltsu batekin lapurtu.
factors-passkeyName = Gailuaren izena
factors-passkeyPlaceholder = Ordenagailu eramangarria
factors-addPasskey = Gehitu sarbide-gako bat
factors-needsHttps = Sarbide-gakoek ez dute hemen funtzionatzen: nabigatzaileek https:// duen izen batean bakarrik onartzen dituzte. Eskatu administratzaileari halako helbide bat.
factors-app = Kodeen aplikazioa
factors-appText = Zure telefonoko aplikazio batek sei zifrako kode berri bat erakusten du 30 segundoro.
factors-beginApp = Konfiguratu aplikazio bat
factors-removeApp = Kendu aplikazioa
factors-scan = Eskaneatu kode hau aplikazioarekin:
factors-qr = Aplikaziorako QR kodea
factors-type = Edo idatzi hau aplikazioan:
factors-code = Aplikazioak orain erakusten duen kodea
factors-finish = Amaitu
factors-codesTitle = Berreskuratze-kodeak
factors-codesText = Kode hauetako bakoitzarekin behin has dezakezu saioa, beste faktoreak galduz gero. Orain bakarrik erakusten dira: inprimatu, edo gorde pasahitzak gordetzen dituzun tokian.
factors-renew = Berreskuratze-kode berriak
factors-confirmTitle = Zu zara?
factors-confirmText = Zure faktoreak aldatu aurretik, berretsi nor zaren.
factors-codeOrRecovery = Zure aplikazioko kode bat, edo berreskuratze-kode bat
factors-confirm = Berretsi
factors-remove = Kendu

## factorsLive — the same page: lists and messages

factorsLive-codesFile = berreskuratze-kodeak.txt
factorsLive-offline = Zerbitzariak ez du erantzun. Egiaztatu konexioa eta saiatu berriro.
factorsLive-failed = Arazoren bat izan da ({ $status }).
factorsLive-limited =
    { $n ->
        [one] Huts egindako saiakera gehiegi. Saiatu berriro segundo { $n } barru.
       *[other] Huts egindako saiakera gehiegi. Saiatu berriro { $n } segundo barru.
    }
factorsLive-conflict = Hori badago dagoeneko, edo ez dago lekurik harentzat. Kargatu orria berriro.
factorsLive-lastOne = Zerbitzari honek bigarren faktore bat eskatzen dizu. Konfiguratu beste bat hau kendu aurretik.
factorsLive-noPasskeys = Oraindik ez duzu sarbide-gakorik.
factorsLive-never = inoiz ez erabilia
factorsLive-used = azken erabilera: { $when }
factorsLive-made = gehitze-data: { $when }
factorsLive-remove = Kendu
factorsLive-removed = Kenduta.
factorsLive-added = Gehituta.
factorsLive-removeQuestion = “{ $name }” sarbide-gakoa kendu? Ez du gehiago zure kontua irekiko.
factorsLive-removeAppQuestion = Aplikazioa kendu? Haren kodeek ez dute gehiago zure kontua irekiko.
factorsLive-nameIt = Eman izen bat sarbide-gakoari.
factorsLive-passkeyCancelled = Ez da sarbide-gakorik erabili. Saiatu berriro.
factorsLive-passkeyRefused = Zerbitzariak ez du sarbide-gako hau onartu. Saiatu berriro.
factorsLive-appSince = Zure aplikazioaren konfigurazio-data: { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Berreskuratze-kode { $n } geratzen da.
       *[other] { $n } berreskuratze-kode geratzen dira.
    }
factorsLive-wrongCode = Kode hori okerra da. Egiaztatu telefonoaren ordua, eta idatzi orain agertzen den kodea.
factorsLive-notConfirmed = Hori okerra da. Saiatu berriro.
factorsLive-done = Orain bigarren faktore bat duzu. Gorde berreskuratze-kodeak, eta gero jarraitu.
factorsLive-copied = Kopiatuta
factorsLive-copyFailed = Ezin izan da kopiatu. Hautatu testua eta kopiatu.

## secondStep — second page of signing in; people with an account

secondStep-title = Beste urrats bat
secondStep-passkey = Erabili sarbide-gako bat
secondStep-code = Zure aplikazioko kodea, edo berreskuratze-kode bat
secondStep-codeHint = Sei zifra, edo hamasei hizki eta zifra.
secondStep-recoveryCode = Berreskuratze-kodea
secondStep-recoveryHint = Hamasei hizki eta zifra. Sarbide-gakoa gehitu zenuenean jaso zenituen.
secondStep-submit = Hasi saioa
secondStep-lost = Dena galdu duzu? Zerbitzari honetako administratzaile batek zure bigarren faktoreak berrezar ditzake.
secondStep-again = Hasi berriro

## secondStepLive — the same page: messages

secondStepLive-noCode = Idatzi kode bat.
secondStepLive-wrongCode = Kode hori okerra da, edo erabilita dago. Itxaron hurrengoa agertu arte.
secondStepLive-passkeyCancelled = Ez da sarbide-gakorik erabili. Saiatu berriro, edo erabili kode bat.
secondStepLive-passkeyRefused = Zerbitzariak ez du sarbide-gako hau onartu. Saiatu berriro, edo erabili kode bat.
secondStepLive-limited =
    { $n ->
        [one] Kode oker gehiegi. Saiatu berriro segundo { $n } barru.
       *[other] Kode oker gehiegi. Saiatu berriro { $n } segundo barru.
    }
secondStepLive-retry = Orain berriro saia zaitezke.
secondStepLive-offline = Zerbitzariak ez du erantzun. Egiaztatu konexioa eta saiatu berriro.
secondStepLive-failed = Arazoren bat izan da ({ $status }).

## tokens — page of one’s account: the form for a new API token

tokens-may = Zer egin dezakeen
tokens-everything = Dena
tokens-create = Estekak sortu bakarrik
tokens-createRead = Estekak sortu eta irakurri
tokens-audit = Erregistroak irakurri bakarrik
tokens-lasts = Zenbat denboraz funtzionatzen duen
tokens-always = Baliogabetu arte
tokens-days30 = 30 egun
tokens-days90 = 90 egun
tokens-year = Urtebete
tokens-networks = Sare jakin batzuetatik bakarrik
tokens-networksLabel = Helbideak edo sareak
tokens-networksHint = Bereizi komaz. Hutsik badago, tokenak edonon funtzionatzen du.

## tokensLive — limits of an API token in its line in lists; its owner and administrators

tokensLive-tokenMay = baimenak: { $what }
tokensLive-tokenCreate = sortu
tokensLive-tokenRead = irakurri
tokensLive-tokenAudit = erregistroak irakurri
tokensLive-tokenExpire = iraungiarazi
tokensLive-tokenAdmin = administratu
tokensLive-tokenFrom = hemendik bakarrik: { $networks }
tokensLive-tokenUntil = iraungitzea: { $when }
tokensLive-tokenOver = iraungita: { $when }
tokensLive-tokenUsedFrom = azken erabilera: { $when }, hemendik: { $address }
tokensLive-badNetworks = Idatzi helbideak edo sareak, adibidez 192.0.2.0/24; gehienez 50.

## oversightLive — auditors (page “Users”) and the log of a link (page “All links”); administrators

oversightLive-auditor = auditorea
oversightLive-makeAuditor = Egin auditore
oversightLive-makeAuditorQuestion = { $email } kontua auditore egin? Guztien erregistroak ikusiko ditu, eta sekreturik ez.
oversightLive-takeAuditor = Kendu auditore-eskubideak
oversightLive-takeAuditorQuestion = { $email } kontuari auditore-eskubideak kendu? Haren saioak eta tokenak amaituko dira.
oversightLive-log = Erregistroa
oversightLive-logMore = Sarrera gehiago
oversightLive-logNothing = Sarrerarik ez.

## signIns — page of one’s account: section “Recent sign-ins”

signIns-title = Azken saio-hasierak
signIns-text = Nork hasi duen saioa zure kontuan, edo nor saiatu den. Saio-hasieraren bat ezagutzen ez baduzu, aldatu pasahitza.

## signInsLive — lines of “Recent sign-ins” and of the administrators’ log

signInsLive-signedIn = Saioa hasi da
signInsLive-signInFailed = Ezin izan da saioa hasi
signInsLive-byPassword = pasahitz batekin
signInsLive-byLink = behin erabiltzeko esteka batekin
signInsLive-bySetup = konfigurazio-kodearekin
signInsLive-bySignUp = kontua sortuta
signInsLive-byDirectory = direktorioaren bidez
signInsLive-byCompany = enpresako saio-hasieraren bidez
signInsLive-byPasskey = sarbide-gako batekin
signInsLive-secondFactor = bigarren faktore batekin
signInsLive-wrongPassword = pasahitz okerra
signInsLive-wrongCode = konfigurazio-kode okerra
signInsLive-wrongLink = behin erabiltzeko estekak ez du balio
signInsLive-wrongCurrent = uneko pasahitz okerra
signInsLive-wrongFactor = bigarren faktore okerra
signInsLive-wrongPasskey = sarbide-gako okerra
signInsLive-deviceGuesses = asmatze-saiakera gehiegi gailu ezagunetan
signInsLive-unanswered = direktorioak ez du erantzun
signInsLive-asAdministrator = administratzaile gisa
signInsLive-times =
    { $n ->
        [one] behin
       *[other] { $n } aldiz
    }
signInsLive-noSignIns = Oraindik ez da saio-hasierarik erregistratu.
signInsLive-logOffline = Zerbitzariak ez du erantzun. Egiaztatu konexioa eta saiatu berriro.
signInsLive-logFailed = Arazoren bat izan da ({ $status }).

## adminLog — page “Administrators’ log”: heading and filter; administrators and auditors

adminLog-title = Administratzaileen erregistroa
adminLog-lead = Nork hasi duen saioa, eta nork aldatu dituen kontuak, tokenak, gakoak eta ezarpenak. Ezin da sarrerarik aldatu edo kendu inor ohartu gabe.
adminLog-person = Helbide elektronikoa
adminLog-personHint = Egin duenarena, edo eragiten dionarena.
adminLog-what = Zer
adminLog-everything = Dena
adminLog-show = Erakutsi
adminLog-newer = Berriagoak
adminLog-older = Zaharragoak

## adminLogLive — page “Administrators’ log”: what happened, in the lines and in the filter “What”

adminLogLive-signOut = Saioa amaitu da
adminLogLive-leftOut = Zerrendan baino hutsegite gehiago
adminLogLive-userAdded = Kontua gehitu da
adminLogLive-userRemoved = Kontua kendu da
adminLogLive-userDisabled = Kontua desgaitu da
adminLogLive-userEnabled = Kontua gaitu da
adminLogLive-madeAdministrator = Administratzaile egin da
adminLogLive-noAdministrator = Administratzaile izateari utzi dio
adminLogLive-madeAuditor = Auditore egin da
adminLogLive-noAuditor = Auditore izateari utzi dio
adminLogLive-suspended = Enpresako saio-hasierak eten du
adminLogLive-admitted = Enpresako saio-hasierak berriro onartu du
adminLogLive-linked = Enpresako saio-hasiera lotu da
adminLogLive-unlinked = Enpresako saio-hasieraren lotura kendu da
adminLogLive-vouched = Helbidea bermatu da
adminLogLive-joinedGroup = Talde batean sartu da
adminLogLive-leftGroup = Talde batetik kendu da
adminLogLive-factorAdded = Bigarren faktorea gehitu da
adminLogLive-factorRemoved = Bigarren faktorea kendu da
adminLogLive-factorsReset = Bigarren faktoreak berrezarri dira
adminLogLive-codesMade = Berreskuratze-kodeak sortu dira
adminLogLive-invited = Gonbidatu da
adminLogLive-accessEnded = Sarbide guztia amaitu da
adminLogLive-linksExpired = Kontuaren estekak iraungiarazi dira
adminLogLive-withdrawn = Gonbidapena bertan behera utzi da
adminLogLive-sessionEnded = Saio bat itxi da
adminLogLive-linkMade = Behin erabiltzeko esteka sortu da
adminLogLive-passwordSet = Pasahitza ezarri da
adminLogLive-tokenMade = API tokena sortu da
adminLogLive-tokenRemoved = API tokena baliogabetu da
adminLogLive-settingsChanged = Ezarpenak aldatu dira
adminLogLive-rotationBegun = Gako nagusia ordezten hasi da
adminLogLive-rotationEnded = Gako nagusiaren ordezkatzea amaitu da
adminLogLive-exported = Auditoria-erregistroak esportatu dira
adminLogLive-backedUp = Babeskopia egin da
adminLogLive-byWhom = egilea: { $name }
adminLogLive-commandLine = komando-lerroa
adminLogLive-server = zerbitzaria
adminLogLive-bySetupCode = konfigurazio-kodea
adminLogLive-bySigningUp = kontuaren sorrera
adminLogLive-byOneTimeLink = behin erabiltzeko esteka bat
adminLogLive-directory = direktorioa
adminLogLive-companySignIn = enpresako saio-hasiera
adminLogLive-noEntries = Ez dago bat datorren sarrerarik.
adminLogLive-showAll = Erakutsi dena

## ownLogLive — log of a link or request: what happened, in the column “What”; its owner

ownLogLive-own-creation = sortuta
ownLogLive-own-view = irekita
ownLogLive-own-failed_view = irekitzen saiatuta, alferrik
ownLogLive-own-expire = eskuz iraungita
ownLogLive-own-restored = ezabatzea deseginda
ownLogLive-own-failed_passphrase = pasaesaldi okerra
ownLogLive-own-probable_program = ziurrenik programa bat
ownLogLive-own-code_sent = kodea postaz bidalita
ownLogLive-own-failed_code = kode okerra
ownLogLive-own-owner_view = zuk irekita
ownLogLive-own-wrong_network = beste sare batetik saiatuta
ownLogLive-own-other_device = beste gailu batean saiatuta
ownLogLive-own-alarm = abisua: “Ez naiz ni izan”
ownLogLive-own-freeze = zuk pausatuta
ownLogLive-own-thaw = zuk berraktibatuta
ownLogLive-own-changed = zuk aldatuta
ownLogLive-own-hold_asked = zure baimenaren zain
ownLogLive-own-hold_released = zuk baimenduta
ownLogLive-own-hold_refused = zuk ukatuta eta pausatuta
ownLogLive-own-request_view = irakurrita
ownLogLive-own-answer = erantzunda
ownLogLive-own-mail_returned = mezua itzuli da
ownLogLive-own-creation_email_send = posta bidezko jakinarazpena eskatuta

## seenLogLive — log of somebody else’s link: what happened; administrators and auditors

seenLogLive-seen-creation = sortuta
seenLogLive-seen-view = irekita
seenLogLive-seen-failed_view = irekitzen saiatuta, alferrik
seenLogLive-seen-expire = eskuz iraungita
seenLogLive-seen-restored = ezabatzea deseginda
seenLogLive-seen-failed_passphrase = pasaesaldi okerra
seenLogLive-seen-probable_program = ziurrenik programa bat
seenLogLive-seen-code_sent = kodea postaz bidalita
seenLogLive-seen-failed_code = kode okerra
seenLogLive-seen-owner_view = jabeak irekita
seenLogLive-seen-wrong_network = bere sareetatik kanpo ukatuta
seenLogLive-seen-other_device = beste gailu batean ukatuta
seenLogLive-seen-alarm = hartzaile baten abisua
seenLogLive-seen-freeze = jabeak pausatuta
seenLogLive-seen-thaw = jabeak berraktibatuta
seenLogLive-seen-changed = jabeak aldatuta
seenLogLive-seen-hold_asked = jabearen zain
seenLogLive-seen-hold_released = jabeak baimenduta
seenLogLive-seen-hold_refused = jabeak ukatuta
seenLogLive-seen-request_view = irakurrita
seenLogLive-seen-answer = erantzunda
seenLogLive-seen-mail_returned = mezua itzuli da
seenLogLive-seen-creation_email_send = posta bidezko jakinarazpena eskatuta

## eventWordsLive — page “Webhooks”: check boxes under “Tell it when” (hooks-events); people with an account

eventWordsLive-push-created = esteka bat sortzen da
eventWordsLive-push-viewed = esteka bat irekitzen da
eventWordsLive-push-wrong_passphrase = norbaitek pasaesaldi oker bat idazten du
eventWordsLive-push-expired = esteka bat iraungitzen da
eventWordsLive-push-alarm = norbaitek abisua ematen du ezezagun batek ireki duela
eventWordsLive-push-hold_asked = norbait irekitzeko zure baimenaren zain dago
eventWordsLive-request-answered = norbaitek zure eskaerari erantzun dio
eventWordsLive-request-closed = zure eskaera itxi da

## conditionSays — page “Health”: what is the case; administrators. conditionMend has what to do about it

conditionSays-disk_full = { $freeBytes } bakarrik daude libre { $directory } direktorioaren diskoan: fitxategiak baztertu egiten dira muga honen azpitik: { $floorBytes }.
conditionSays-disk_low = { $freeBytes } daude libre { $directory } direktorioaren diskoan, esteka bateko fitxategiek har dezaketena baino gutxiago ({ $linkBytes }).
conditionSays-disk_no_inodes = { $directory } direktorioaren diskoan { $files } fitxategi gehiago bakarrik sartzen dira: ez zaio inodorik geratzen.
conditionSays-database_damaged = Datu-basea hondatuta dago. Erregistroak esaten du non.
conditionSays-database_trouble = Zerbitzari honek ez luke eskaerarik jaso behar: { $reason }
conditionSays-bucket_trouble = Fitxategiak ezin dira gorde edo ireki: { $reason }
conditionSays-scanner_trouble = Birus-eskanerrak ez du fitxategirik aztertzen; beraz, bat ere ez da onartzen: { $reason }
conditionSays-sweep_failed = Iraungitakoa ez da diskotik kentzen: { $reason }
conditionSays-backup_failed = Azken babeskopiak huts egin du: { $reason }
conditionSays-backup_damaged = Azken babeskopiak ({ $name }) datu hondatuak ditu, datuak { $count } tokitan hondatuta daudelako: { $reason }
conditionSays-backup_old = Azken babeskopiaren data: { $lastMs }.
conditionSays-certificate_ended = { $file } ziurtagiria iraungita dago; azken balio-data: { $untilMs }. Bezeroek ez dute onartzen.
conditionSays-certificate_ends = { $file } ziurtagiriaren azken balio-data: { $untilMs }.
conditionSays-certificate_unusable = Diskoko ziurtagiri bat ezin da erabili: { $reason } Martxan dagoen zerbitzari batek lehengoarekin jarraitzen du.
conditionSays-certificate_not_obtained = Ez dago baliozko ziurtagiririk, eta bezeroek ez dute zerbitzari hau onartzen: { $reason }
conditionSays-certificate_not_renewed = Ezin izan da ziurtagiria berritu: { $reason }
conditionSays-client_secret_refused = Saio-hasieraren hornitzaileak ez du oidc.client_secret onartzen: inork ezin du saioa han hasi.
conditionSays-client_secret_ends = oidc.client_secret ezarpeneko sekretuaren azken balio-data: { $untilMs }. Ondoren, inork ezin izango du saioa hornitzailean hasi.
conditionSays-token_ends = { $owner } kontuaren “{ $name }” API tokena, azkenaldian erabilia; azken balio-data: { $untilMs }.
conditionSays-administrator_new = { $user } kontua administratzaile egin da: { $sinceMs }; egilea: { $by }.
conditionSays-guessing = Norbait asmatu nahian dabil: ordubetean, { $times } saiakera edo gehiago ({ $what }) ez dira onartu, gehiegi direlako.
conditionSays-deliveries_dead = Egunetan ezin bidali izan eta bertan behera utzitako gertaerak: { $count }.
conditionSays-deliveries_late = Gertaera bat bidaltzeko zain dago data honetatik: { $sinceMs }.
conditionSays-nodes_differ = Nodoak ez dira berdinak: { $reason }
conditionSays-version_ready = Bertsio berri baten fitxategia hemen dago: { $file }.
conditionSays-disk_fine = { $freeBytes } libre, guztira { $totalBytes }, { $directory } direktorioaren diskoan.
conditionSays-certificate_fine = { $file } ziurtagiriaren azken balio-data: { $untilMs }.
conditionSays-backup_none = Programa honek ez du oraindik babeskopiarik egin.
conditionSays-backup_fine = Azken babeskopiaren data: { $lastMs }.
conditionSays-backup_scheduled = Azken babeskopia: { $name } ({ $lastMs }). Hurrengoa: { $nextMs }.
conditionSays-node_fine = { $node } nodoak { $version } bertsioa erabiltzen du.

## conditionMend — page “Health”: under each sentence of conditionSays, what mends it; administrators

conditionMend-disk_full = Egin lekua disko honetan, edo handitu.
conditionMend-disk_low = Egin lekua disko honetan, edo handitu.
conditionMend-disk_no_inodes = Ezabatu beste programa batzuek disko honetan utzitako fitxategi txikiak.
conditionMend-database_damaged = Leheneratu babeskopia bat.
conditionMend-database_trouble = Begiratu datu-basea, haren makina eta harainoko bidea.
conditionMend-bucket_trouble = Begiratu bucketa, haren gakoak eta harainoko bidea. Nodoek partekatzen duten direktorioak muntatuta egon behar du.
conditionMend-scanner_trouble = Abiarazi clamd, eta utzi zerbitzari honen erabiltzaileari haren socketa irakurtzen. clamd programaren erregistroak gehiago dio.
conditionMend-sweep_failed = Inork ezin du ireki. Begiratu diskoa eta erregistroa.
conditionMend-backup_failed = Kendu arrazoia. Zerbitzaria bere kabuz saiatuko da berriro.
conditionMend-backup_damaged = Begiratu diskoa, eta jakin zer dagoen hondatuta. Lehenagoko babeskopia osoak gorde egiten dira.
conditionMend-backup_old = Begiratu zerk egiten dituen zure babeskopiak, edo egin bat eskuz.
conditionMend-certificate_ended = Ordeztu ziurtagiriaren eta haren gakoaren fitxategiak. Zerbitzariak bere kabuz irakurriko ditu berriro.
conditionMend-certificate_ends = Ordeztu ziurtagiriaren eta haren gakoaren fitxategiak. Zerbitzariak bere kabuz irakurriko ditu berriro.
conditionMend-certificate_unusable = Ordeztu ziurtagiriaren eta haren gakoaren fitxategiak.
conditionMend-certificate_not_obtained = Zerbitzaria bere kabuz saiatuko da berriro. Begiratu ziurtagiri-agintaritza eta harainoko bidea.
conditionMend-certificate_not_renewed = Erabiltzen ari denaren azken balio-data: { $untilMs }. Zerbitzaria berriro saiatuko da. Begiratu ziurtagiri-agintaritza eta harainoko bidea.
conditionMend-client_secret_refused = Sortu sekretu berri bat hornitzailean, eta ezarri.
conditionMend-client_secret_ends = Sortu sekretu berri bat hornitzailean, ezarri, eta jarri haren amaiera-data oidc.client_secret_until ezarpenean.
conditionMend-token_ends = Jabeak berri bat sortu eta hura erabiltzen duen programari eman behar dio.
conditionMend-administrator_new = Ez bazenuen hori espero, kendu eskubidea eta begiratu administratzaileen erregistroa.
conditionMend-guessing = Erregistroak helbideak aipatzen ditu. Blokeatu suebakian.
conditionMend-deliveries_dead = Konpondu jasotzailea, eta gero bidali berriro, edo baztertu.
conditionMend-deliveries_late = Begiratu posta-zerbitzaria, webhooka edo biltzailea. Erregistroak dio zeinek huts egiten duen.
conditionMend-nodes_differ = Eman nodo guztiei bertsio, ezarpen eta ordu berak.
conditionMend-version_ready = Egiaztatu, eta gero bertsio-berritu.
conditionMend-backup_none = Beste ezerk ez badu zerbitzari honen babeskopiarik egiten, egin bat.

## errorPage — error pages: a heading, and a text under it (…Text); everybody

errorPage-missing = Ez da orria aurkitu
errorPage-missingText = Ez dago orririk helbide honetan.
errorPage-home = Joan hasierako orrira
errorPage-busy = Eskaera gehiegi
errorPage-busyText = Eskaera gehiegi jaso ditugu zure helbidetik. Ez da ezer ireki. Itxaron une bat, eta kargatu orri hau berriro.
errorPage-keySent = Esteka honek isilpekotasuna galdu du
errorPage-keySentText = Bideko programa batek, adibidez posta-iragazki batek, %23 idatzi du esteka honetako # ikurraren ordez, eta, horregatik, gakoa zerbitzarira bidali da. Ez da ezer ireki eta ez da ikustaldirik zenbatu, baina gakoa ez da jada sekretua. Eskatu bidaltzaileari esteka berri bat, beste bide batetik bidalia.
errorPage-upgrading = Zerbitzari hau bertsio-berritzen ari da
errorPage-upgradingText = Ez da ezer ireki eta ez da ezer galdu. Kargatu orri hau berriro minutu bat barru.
errorPage-unavailable = Ez dago erabilgarri une honetan
errorPage-unavailableText = Zerbitzariak ezin du hau egin une honetan. Ez da ezer ireki eta ez da ezer galdu. Saiatu berriro minutu batzuk barru.
errorPage-unconfirmed = Berretsi gabe
errorPage-unconfirmedText = Zerbitzariak ezin du jakin hau egin den. Baliteke ikustaldi bat zenbatu izana, ezer erakutsi ez arren. Saiatu berriro minutu batzuk barru; ordurako sekretua desagertu bada, eskatu bidaltzaileari esteka berri bat.
errorPage-defect = Arazoren bat izan da
errorPage-defectText = Hau ez litzateke gertatu behar. Esan zerbitzari honen kudeatzaileari zer ordutan gertatu den: xehetasunak erregistroan daude.

## mailShared — mail to a recipient, with a link or about one

mailShared-subject = Zerbait zuretzat, bidaltzailea: { $sender }
mailShared-lead = { $sender } helbidetik isilpeko zerbait partekatu dute zurekin { $service } zerbitzuaren bidez.
mailShared-link = Ireki
mailShared-until = Estekak data honetara arte funtzionatzen du: { $when }.
mailShared-views =
    { $n ->
        [one] Behin ireki daiteke.
       *[other] { $n } aldiz ireki daiteke.
    }
mailShared-notice = Eskatu esteka bidaltzaileari ({ $sender }): esteka ez dago mezu honetan.
mailShared-stranger = { $sender } helbidea ezagutzen ez baduzu, ez egin kasurik mezu honi.
mailShared-unverified = Inork ez du egiaztatu { $sender } helbidea bidaltzailearena denik. Galdetu { $sender } helbidearen jabeari beste bide batetik mezu hau berea den. Ezin baduzu, ez egin kasurik.

## mailAsked — mail to somebody who is asked for a secret

mailAsked-subject = Zerbait eskatzen dizute, eskatzailea: { $sender }
mailAsked-lead = { $sender } helbidetik isilpeko zerbait eskatzen dizute, { $service } zerbitzuaren bidez bidaltzeko.
mailAsked-link = Erantzun
mailAsked-until = Data honetara arte erantzun dezakezu: { $when }. Ez duzu konturik behar.

## mailNeeds — sentences in both of these mails: what the recipient needs

mailNeeds-name = Bidaltzaileak izen hau ematen du: “{ $name }”.
mailNeeds-shared = Ireki aurretik:
mailNeeds-asked = Erantzun aurretik:
mailNeeds-from = Data honetatik aurrera irekitzen da: { $when }.
mailNeeds-passphrase = Pasaesaldi bat behar duzu. Bidaltzaileak ({ $sender }) beste bide batetik emango dizu.
mailNeeds-code = Kode bat behar duzu. Orriak { $address } helbidera bidaliko du eskatzen duzunean.
mailNeeds-proof = Pertsona jakin batzuek bakarrik ireki dezakete. Orriak haietako bat zarela frogatzeko eskatuko dizu.
mailNeeds-release = Bidaltzaileak ({ $sender }) baimena eman behar dizu irekitzeko. Ireki esteka eta utzi orria irekita ordura arte.
mailNeeds-lock = Lehenik irekitzen duen gailuak eta nabigatzaileak bakarrik ireki dezakete berriro. Ireki behar duzun tokian.
mailNeeds-letters = Orriak hiru hizki erakusten ditu. Idatzi, programa bat ez zarela jakin dezan.

## mailOpened — mail to a sender: their link was opened

mailOpened-subject = Ireki da: { $name }
mailOpened-unnamed = Zure esteka ({ $date })
mailOpened-lead = { $name } ireki da: { $when }.
mailOpened-left =
    { $n ->
        [one] Beste behin ireki daiteke.
       *[other] Beste { $n } aldiz ireki daiteke.
    }
mailOpened-last = Hori izan da azken ikustaldia: sekretua betiko ezabatu da.
mailOpened-link = Nire estekak
mailOpened-why = Mezu hau jaso duzu irekitzen denean abisatzeko eskatu zenuelako.

## mailAnswered — mail to somebody who asked: their request was answered

mailAnswered-subject = Erantzuna jaso da: { $name }
mailAnswered-unnamed = Zure eskaera ({ $date })
mailAnswered-lead = { $name }: erantzuna jaso da, { $when }.
mailAnswered-keep = Erantzuna ez dago mezu honetan. Hasi saioa irekitzeko.
mailAnswered-link = Nire eskaerak
mailAnswered-why = Mezu hau jaso duzu erantzun bakoitzeko bat eskatu zenuelako.

## mailCode — mail to a recipient: the code that proves their address

mailCode-subject = Zure kodea: { $service }
mailCode-lead = Norbaitek isilpeko zerbait partekatu du zurekin { $service } zerbitzuaren bidez. Irekitzeko, idatzi kode hau eskatu duen orrian:
mailCode-leadNamed = { $sender } helbidetik isilpeko zerbait partekatu dute zurekin { $service } zerbitzuaren bidez. Irekitzeko, idatzi kode hau eskatu duen orrian:
mailCode-until = Kodeak behin funtzionatzen du, { $minutes } minutuz, eta eskatu duen nabigatzailean bakarrik.
mailCode-ignore = Ez baduzu koderik eskatu, ez egin kasurik mezu honi, eta ez eman kodea inori.

## mailInvited — mail to somebody who gets an account

mailInvited-subject = Zure kontua: { $service }
mailInvited-lead = Kontu bat duzu orain { $service } zerbitzuan: { $email }.
mailInvited-link = Aukeratu pasahitz bat
mailInvited-once = Estekak behin funtzionatzen du, data honetara arte: { $when }.

## mailReset — mail to somebody who may choose a new password

mailReset-subject = Pasahitz berria: { $service }
mailReset-lead = { $service } zerbitzuko administratzaile batek { $email } konturako pasahitz berria aukeratzen uzten dizu.
mailReset-link = Aukeratu pasahitz bat
mailReset-once = Estekak behin funtzionatzen du, data honetara arte: { $when }.

## mailNotice — mail to the owner of an account: something about it was changed

mailNotice-subject = Zure kontua: { $service }
mailNotice-password = { $email } kontuaren pasahitza aldatu da: { $when }.
mailNotice-factorAdded = Bigarren faktore bat gehitu zaio { $email } kontuari: { $when }.
mailNotice-factorRemoved = { $email } kontuaren bigarren faktore bat kendu da: { $when }.
mailNotice-factorsReset = Administratzaile batek { $email } kontuaren bigarren faktore guztiak kendu ditu: { $when }.
mailNotice-recoveryCodes = Berreskuratze-kode berriak sortu dira { $email } konturako: { $when }. Lehengoek ez dute jada funtzionatzen.
mailNotice-recoveryCode = { $email } kontuaren berreskuratze-kode bat erabili da: { $when }. Ez du berriro funtzionatuko.
mailNotice-devices = { $email } konturako pasahitz edo kode oker gehiegi iritsi dira lehendik saioa hasi duten nabigatzaileetatik: { $when }. Baliteke norbaitek zure gailuetako bat izatea.
mailNotice-from = Hau helbide honetatik etorri da: { $address }.
mailNotice-stranger = Ez bazenuen hau espero, aldatu { $service } zerbitzuko pasahitza, eta esan administratzaileari.

## mailConditions — mail to administrators: the state of the server

mailConditions-one = { $service }: { $says }
mailConditions-many = { $service }: { $n } gai administratzailearentzat
mailConditions-link = Zerbitzariaren egoera
mailConditions-why = Mezu hau jaso duzu notices.mail ezarpenean zaudelako. Behin bidaltzen da, eta berriro zazpi egun geroago, ezer aldatu ez bada. Exekutatu komandoak zerbitzariaren makinan, sudo eta zerbitzariaren --config erabiliz.

## mailTest — mail that an administrator sends to try the mail server

mailTest-subject = Proba: { $service }
mailTest-lead = { $service } zerbitzuaren mezuak iristen dira.
mailTest-link = { $service }

## opener — a page in a file of one’s own that opens sealed links without trusting the server; recipients who know computers

opener-title = Ireki zigilatutako esteka bat
opener-lead = Orri hau zure fitxategi bat da: muturretik muturrera zigilatutako estekak irekitzen ditu, eta zerbitzari batek ere ezin du aldatu. Estekaren zerbitzariari sekretu zigilatua eskatzen dio, eta ezer gehiago ez.
opener-link = Esteka, # ikurraren ondorengo zatiarekin
opener-passphraseHint = Bidaltzaileak bat eman badizu bakarrik.
opener-open = Ireki
opener-notLink = Hau ez da sekretu baten esteka. Kopiatu esteka osoa, https:// zatitik amaieraraino.
opener-unreachable = Ez dago orri honek irakur dezakeen erantzunik. Ezin da zerbitzarira iritsi, edo haren orriari bakarrik uzten dio esteka hau irekitzen: baliteke sekretua zigilatuta ez egotea, edo sare jakin batzuetara mugatuta egotea. Ez da ezer ireki.
opener-incomplete = Erantzuna ez da osorik iritsi. Baliteke ikustaldi gisa zenbatu izana.
opener-notSealed = Zerbitzariak bidali duena ez dago zigilatuta; beraz, ez da bidaltzaileak esteka honetarako zigilatu zuena. Ez da hartatik ezer erakusten.
opener-wrong = Pasaesaldia okerra da edo falta da. Ez da ikustaldirik zenbatu.
opener-refused = Zerbitzariak ez du hau ematen une honetan. Ez da ikustaldirik zenbatu.
opener-held = Hau bidali duenak irekitzeko baimena eman behar du. Esan iezazkiozu hitz hauek: { $words }
opener-heldWordless = Hau bidali duenak irekitzeko baimena eman behar du.
opener-otherPassphrase = Ez da pasaesaldi honekin irekitzen. Saiatu berriro: sekretu zigilatua hemen dago, eta ez da ikustaldi gehiagorik zenbatuko. Utzi eremua hutsik bidaltzaileak ez badizu pasaesaldirik eman.
opener-go = Ireki helbidea { $host } gunean
opener-saved = Gordeta

## languages — the page on which readers choose their language, and the recipient's language in a form

languages-title = Aukeratu hizkuntza
languages-search = Bilatu zure hizkuntza
languages-searchHint = Haren jatorrizko izena, ingelesezko izena edo kodea, adibidez pt-BR.
languages-find = Bilatu
languages-none = Ez dago bat datorren hizkuntzarik.
languages-all = Hizkuntza guztiak
languages-browser = Nire nabigatzailearen hizkuntza
languages-back = Itzuli orrira
languages-recipient = Hartzailearentzako hizkuntza
languages-recipientHint = Estekaren orrirako eta hari buruzko mezu elektronikorako. Hizkuntza bat aukeratu duten hartzaileek berea gordetzen dute.
languages-recipientOwn = Haren nabigatzaileak eskatzen duena
languages-answerer = Erantzuten duenarentzako hizkuntza
languages-answererHint = Eskaeraren orrirako. Hizkuntza bat aukeratu dutenek berea gordetzen dute.

## languagesLive — the same, in scripts

languagesLive-found =
    { $n ->
        [one] hizkuntza { $n }
       *[other] { $n } hizkuntza
    }
languagesLive-recipientLanguage = Hartzailearentzako hizkuntza
