### Icelandic

## layout

layout-skip = Fara beint í efnið
layout-navigation = Aðalvalmynd
layout-create = Nýtt
layout-pushes = Tenglarnir mínir
layout-account = Reikningur
layout-signIn = Skrá inn
layout-languages = Tungumál
layout-light = Ljóst
layout-dark = Dökkt
layout-auto = Sjálfvirkt
layout-api = API
layout-about = Um þjónustuna
layout-aboutLine = Hvernig þetta virkar og hver rekur það
layout-noScript = Þessi síða þarf JavaScript. Allt sem hún gerir er aðeins á milli vafrans þíns og þessa netþjóns.
layout-waiting = Síðan er enn að hlaðast. Ef ekkert breytist skaltu endurhlaða hana.
layout-plain = Þessi tenging er ekki dulrituð: aðrir á netinu geta lesið það sem þú sendir og opnar hér. Notaðu https://-veffang ef það er í boði.
layout-notSealed = Stopp: þetta er ekki innsiglað
layout-notSealedText = Tengillinn þinn endar á lykli, svo að sá sem bjó hann til innsiglaði það sem er á bak við hann. Þessi netþjónn býður eitthvað annað og síðan sýnir ekkert af því. Spyrðu sendandann, en ekki í gegnum þennan netþjón.

## create

create-title = Deila leyndarmáli
create-tagline = Deildu leyndarmáli með tengli sem hættir sjálfkrafa að virka.
create-kinds = Hverju á að deila
create-text = Texti
create-files = Skrár
create-url = Tengill
create-qr = QR-kóði
create-textLabel = Leyndarmálið þitt
create-shared = Deilt úr öðru forriti: farðu yfir þetta áður en þú sendir það.
create-textPlaceholder = Aðgangsorð, lykill, athugasemd …
create-urlLabel = Veffang
create-urlHint = Viðtakandinn sér veffangið fyrst og staðfestir áður en hann yfirgefur þessa síðu.
create-qrLabel = Texti sem birtist sem QR-kóði
create-qrHint = Viðtakandinn sér hann sem QR-kóða til að skanna.
create-message = Skilaboð (valfrjálst)
create-filesSignIn = Skráðu þig inn til að deila skrám.
create-hide = Fela meðan skrifað er
create-generator = Búa til aðgangsorð
create-style = Gerð
create-styleCharacters = Stafir
create-styleWords = Orð
create-stylePin = PIN
create-pinHint = Nóg fyrir lykilsetningu, því að þessi netþjónn takmarkar tilraunir. Of veikt sem leyndarmálið sjálft.
create-length = Lengd
create-digits = Tölustafir
create-symbols = Tákn
create-capitals = Hástafir
create-generated = Tillaga
create-again = Ný tillaga
create-use = Nota þessa
create-lifetime = Gildistími
create-views = Hversu oft má opna
create-passphrase = Lykilsetning (valfrjálst)
create-passphraseRequired = Lykilsetning (nauðsynleg)
create-passphraseLength =
    { $n ->
        [one] Minnst { $n } stafur; runa eins og aaaa eða 1234 telst sem tveir.
       *[other] Minnst { $n } stafir; runa eins og aaaa eða 1234 telst sem tveir.
    }
create-passphraseHint = Sendu lykilsetninguna sér, til dæmis í síma.
create-suggest = Stinga upp á
create-more = Fleiri valkostir
create-covered = Hylja þar til smellt er
create-coveredHint = Enginn les yfir öxl viðtakandans þegar það opnast.
create-deletable = Viðtakandinn má eyða leyndarmálinu
create-notifyMe = Láta mig vita þegar það er opnað
create-notifyByMail = Þú færð tölvupóst og merki í „Tenglarnir mínir“.
create-notifyInList = Þú færð merki í „Tenglarnir mínir“.
create-name = Heiti (aðeins þú sérð það)
create-note = Athugasemd (aðeins þú sérð hana)
create-sign = Merkja með nafninu þínu
create-senderName = Nafnið þitt
create-senderMessage = Skilaboð til viðtakandans
create-senderMessageHint = Birtast áður en leyndarmálið er opnað, öllum sem hafa tengilinn. Ekki skrifa neitt sem fara þarf leynt hér.
create-senderEmail = Sýna netfang reikningsins þíns: { $email }
create-sealed = Aukin vernd
create-sealedHint = Enginn nema viðtakandinn getur lesið það, ekki einu sinni þessi netþjónn.
create-sealedName = Gefðu þessu heiti fyrir listann þinn: heiti skránna eru líka varin. Heitið, athugasemdin og undirskriftin eru það ekki.
create-sealedRequired = Þessi netþjónn tekur ekki við öðru.
create-groupLimits = Þrengri mörk gilda um þig vegna aðildar að hópum: { $groups }.
create-shownOnce = Afritaðu tengilinn núna. Ekki er hægt að birta hann aftur.
create-remembered = Val þitt er geymt í þessu tæki.
create-reset = Nota sjálfgefið
create-submit = Búa til tengilinn
create-ready = Tengillinn þinn er tilbúinn
create-passphraseNext = Sendu nú lykilsetninguna eftir annarri leið
create-passphraseReminder = Tengillinn opnast aðeins með þessari lykilsetningu. Segðu frá henni í síma, til dæmis. Hún er ekki sýnd aftur.
create-copyPassphrase = Afrita lykilsetninguna
create-end = Eyða núna
create-another = Deila öðru
create-sameTerms = Annar með sömu skilmálum

## createClosed

createClosed-title = Skráðu þig inn til að deila leyndarmáli
createClosed-text = Af netinu þínu getur aðeins fólk með reikning búið til tengla.
createClosed-hint = Ef þú hefur fengið tengil opnast hann héðan eins og venjulega.
createClosed-nothingTitle = Þú getur ekki deilt neinu hér
createClosed-nothing = Mörk hópanna þinna ({ $groups }) leyfa enga tegund leyndarmála. Spyrðu stjórnanda þessa netþjóns.

## createLive

createLive-bytes = { $used } af { $limit }
createLive-characters = { $used } af { $limit } stöfum
createLive-bits = um { $n } bitar
createLive-termViews =
    { $n ->
        [one] { $n } opnun
       *[other] { $n } opnanir
    }
createLive-termSealed = varið
createLive-noPassphrase = engin lykilsetning
createLive-withPassphrase = með lykilsetningu
createLive-needsPassphrase = lykilsetning nauðsynleg
createLive-passphraseMissing = Sláðu inn lykilsetningu: þessi netþjónn krefst hennar.
createLive-passphraseShort =
    { $n ->
        [one] Þessi lykilsetning er of stutt: minnst { $n } stafur. Runa eins og aaaa eða 1234 telst sem tveir.
       *[other] Þessi lykilsetning er of stutt: minnst { $n } stafir. Runa eins og aaaa eða 1234 telst sem tveir.
    }
createLive-signed = Merkt: { $by }
createLive-blank = Sláðu fyrst inn leyndarmál.
createLive-tooLong = Þetta er of langt: mest { $limit }.
createLive-badUrl = Sláðu inn veffang, til dæmis https://example.org.
createLive-unsealed = Vafrinn þinn gat ekki innsiglað þetta. Ekkert var sent.
createLive-opens = Opnast { $views }. Gildir til: { $date } ({ $relative }).
createLive-endedTitle = Leyndarmálinu er eytt
createLive-ended = Innihaldið hefur verið þurrkað út. Enginn getur opnað það lengur, þú ekki heldur.
createLive-goneTitle = Tengillinn er útrunninn
createLive-gone = Enginn getur opnað hann lengur. Innihaldið hefur verið þurrkað út.
createLive-linkUnsaved = Þú hefur ekki enn afritað tengilinn og þetta er eina síðan sem sýnir hann. Viltu samt yfirgefa hana?
createLive-passphraseUnsaved = Þú hefur ekki enn afritað lykilsetninguna og þetta er eina síðan sem sýnir hana. Viltu samt yfirgefa hana?
createLive-leaveIt = Yfirgefa
createLive-offline = Netþjónninn svaraði ekki. Athugaðu nettenginguna og reyndu aftur.
createLive-rateLimited =
    { $n ->
        [one] Of margar fyrirspurnir. Reyndu aftur eftir { $n } sekúndu.
       *[other] Of margar fyrirspurnir. Reyndu aftur eftir { $n } sekúndur.
    }
createLive-tryAgain = Nú geturðu reynt aftur.
createLive-tooLarge = Þetta er stærra en netþjónninn tekur við.
createLive-signInFirst = Skráðu þig fyrst inn.
createLive-unavailable = Ekki næst í netþjóninn núna. Það sem þú skrifaðir er enn hér: reyndu aftur eftir augnablik.
createLive-noSpace = Netþjónninn hefur ekkert pláss eftir. Ekkert var vistað.
createLive-failed = Eitthvað fór úrskeiðis ({ $status }). Ekkert var vistað.
createLive-refused = Netþjónninn samþykkir ekki þetta gildi.
createLive-tooMany =
    { $n ->
        [one] Mest { $n } færsla.
       *[other] Mest { $n } færslur.
    }
createLive-outOfRange = Sláðu inn tölu frá { $min } til { $max }.

## resultLive

resultLive-notOpened = Hefur ekki verið opnaður.
resultLive-openedTimes =
    { $n ->
        [one] Opnaður { $n } sinni, síðast: { $date }.
       *[other] Opnaður { $n } sinnum, síðast: { $date }.
    }

## fileBox

fileBox-files = Skrár
fileBox-drop = Slepptu skrám hér, eða
fileBox-choose = veldu skrár
fileBox-or = eða
fileBox-folder = möppu
fileBox-cancel = Hætta við

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Mest { $n } skrá, { $file } hver, { $push } alls.
       *[other] Mest { $n } skrár, { $file } hver, { $push } alls.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Mest { $n } skrá kemst í einn tengil.
       *[other] Mest { $n } skrár komast í einn tengil.
    }
filesLive-fileTooLarge = „{ $name }“ er stærri en { $limit }.
filesLive-filesTooLarge = Samanlagt eru skrárnar stærri en { $limit }.
filesLive-noFiles = Veldu að minnsta kosti eina skrá.
filesLive-packing = Enn er verið að pakka „{ $name }“.
filesLive-remove = Fjarlægja { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Sambandið rofnaði. Heldur sjálfkrafa áfram.
filesLive-uploaded = Sent. Netþjónninn er að vista það …
filesLive-sealing = Innsiglað í vafranum þínum: { $percent }
filesLive-unreadable = Vafrinn þinn getur ekki lengur lesið eina af skránum. Ekkert var sent. Veldu skrárnar aftur.
filesLive-cancelled = Hætt var við. Ekkert var vistað.

## reveal

reveal-title = Leyndarmál handa þér
reveal-intro = Einhver hefur deilt trúnaðarmáli með þér.
reveal-ownTitle = Þitt eigið leyndarmál
reveal-ownIntro = Þú deildir þessu. Viðtakendurnir opna það á þessari síðu.
reveal-ownPage = Fara í tengil, QR-kóða og annál þess
reveal-passphrase = Lykilsetning
reveal-passphraseHint = Þú færð hana frá sendandanum, aðskilda frá þessum tengli.
reveal-unlock = Aflæsa
reveal-open = Sýna leyndarmálið
reveal-counts = Hvert skipti telst sem ein opnun.
reveal-how = Hvernig þetta virkar
reveal-sealed = Það nýtur aukinnar verndar: aðeins vafrinn þinn getur opnað það og þessi netþjónn getur ekki lesið það.
reveal-sealedNoScript = Þessi tengill opnast aðeins með JavaScript eða með skipuninni „secretpush open“: leyndarmálið er innsiglað og þessi netþjónn getur ekki lesið það.
reveal-largeText = Ein af skránum er stærri en 256 MiB og þessi vafri getur ekki vistað innsiglaða skrá af þeirri stærð. Opnaðu tengilinn í Chrome eða Edge yfir https://, eða með þessari skipun:
reveal-copyCommand = Afrita skipunina
reveal-secret = Leyndarmálið
reveal-show = Sýna
reveal-onPaper = Leyndarmálið er hulið. Veldu „Sýna“ á síðunni og prentaðu hana svo aftur.
reveal-hide = Fela
reveal-copy = Afrita
reveal-save = Vista sem skrá
reveal-print = Prenta
reveal-files = Skrár
reveal-download = Sækja
reveal-downloadAll = Sækja allt sem ZIP
reveal-address = Sendandinn vill að þú opnir þetta veffang:
reveal-go = Opna veffangið …
reveal-goTitle = Yfirgefa þessa síðu?
reveal-goText = Þú ert að fara að opna veffang á:
reveal-goYes = Opna það
reveal-goTo = Opna veffangið á { $host }
reveal-qr = Skannaðu þennan kóða
reveal-qrText = Texti kóðans
reveal-remove = Eyða því núna
reveal-removeText = Enginn getur opnað þennan tengil aftur, þú ekki heldur.
reveal-removeYes = Eyða
reveal-cancel = Hætta við
reveal-deletedTitle = Eytt
reveal-deletedText = Enginn getur opnað þennan tengil lengur og þessi síða geymir ekki leyndarmálið lengur.
reveal-undo = Afturkalla
reveal-openAgain = Aftur í tengilinn
reveal-gone = Ekkert er hér lengur
reveal-goneText = Þessi tengill er útrunninn, honum var eytt eða hann var aldrei til.
reveal-openedHere = Þú opnaðir þennan tengil í þessu tæki: { $date } ({ $relative }). Síðan hefur hann runnið út eða honum verið eytt.
reveal-goneHint = Biddu sendandann um nýjan tengil.
reveal-goneCreate = Deila eigin leyndarmáli
reveal-letters = Sláðu inn þessa þrjá stafi
reveal-lettersHint = Þetta heldur úti forritum sem athuga tengla. Stórir eða litlir stafir, hvort tveggja er rétt.
reveal-lettersNeeded = Sláðu inn stafina þrjá og ýttu svo aftur á hnappinn. Ekkert var opnað.
reveal-lettersOther = Þetta voru aðrir stafir. Sláðu inn þessa þrjá og ýttu svo aftur á hnappinn. Ekkert var opnað.
reveal-wrong = Lykilsetningin er röng.
reveal-limited = Of margar rangar lykilsetningar. Bíddu í mínútu og reyndu svo aftur.
reveal-refused = Sá sem sendi þetta hefur neitað að veita þér aðgang að því.
reveal-waitOver = Biðtíma þínum er lokið. Opnaðu aftur til að biðja á ný.
reveal-crowded = Of margir bíða eftir þessu. Reyndu aftur eftir mínútu.
reveal-scanner = Þessi vafri segist vera forrit sem athugar tengla, svo að ekkert var opnað. Opnaðu tengilinn í öðrum vafra.
reveal-again = Leyndarmálið opnast ekki aftur þótt síðan sé endurhlaðin. Ýttu á hnappinn til að opna það einu sinni enn.
reveal-failed = Eitthvað fór úrskeiðis á netþjóninum. Reyndu aftur eftir augnablik.

## senderNote

senderNote-label = Frá sendandanum
senderNote-shares = { $name } deilir einhverju með þér.
senderNote-writes = { $name } skrifar:
senderNote-unnamedWrites = Sendandinn skrifar:
senderNote-account = Þetta var sent af reikningnum { $email } á þessum netþjóni.
senderNote-anyAccount = Þetta var sent af reikningnum { $email }. Hver sem er getur stofnað reikning hér, svo að þetta netfang er óstaðfest.
senderNote-unverifiedAccount = Þetta var sent af reikningnum { $email }. Enginn hefur staðfest þetta netfang.
senderNote-ownWords = Nafn og skilaboð eru orð sendandans sjálfs.
senderNote-unverified = Nafn og skilaboð eru orð sendandans sjálfs. Þessi netþjónn veit ekki hvort nafnið er rétt.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Þú getur afturkallað þetta í { $n } sekúndu.
       *[other] Þú getur afturkallað þetta í { $n } sekúndur.
    }

## undoLive

undoLive-deleted = Eytt. Enginn getur opnað það.
undoLive-undo = Afturkalla ({ $seconds })
undoLive-undone = Eyðingin hefur verið afturkölluð.
undoLive-tooLate = Ekki tókst að afturkalla: leyndarmálið hefur verið þurrkað út.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Hægt er að opna { $n } sinni enn. Gildir til: { $date } ({ $relative }).
       *[other] Hægt er að opna { $n } sinnum enn. Gildir til: { $date } ({ $relative }).
    }
revealLive-lastView = Þetta var síðasta opnunin. Leyndarmálið hefur verið þurrkað út af netþjóninum: geymdu núna það sem þú þarft.
revealLive-lastViewFiles = Þetta var síðasta opnunin. Sæktu núna það sem þú þarft: tenglarnir virka aðeins í stuttan tíma.
revealLive-ownView = Þínar eigin opnanir eru ekki taldar.
revealLive-shown = Leyndarmálið er sýnt.
revealLive-covered = Leyndarmálið er hulið.
revealLive-copied = Afritað
revealLive-copyFailed = Afritun mistókst. Veldu textann og afritaðu hann.
revealLive-wrong = Lykilsetningin er röng.
revealLive-limited =
    { $n ->
        [one] Of margar rangar lykilsetningar. Reyndu aftur eftir { $n } sekúndu.
       *[other] Of margar rangar lykilsetningar. Reyndu aftur eftir { $n } sekúndur.
    }
revealLive-busy =
    { $n ->
        [one] Of margar fyrirspurnir. Reyndu aftur eftir { $n } sekúndu.
       *[other] Of margar fyrirspurnir. Reyndu aftur eftir { $n } sekúndur.
    }
revealLive-again = Nú geturðu reynt aftur.
revealLive-unconnected = Þú ert án nettengingar. Ekkert var opnað.
revealLive-offline = Svar netþjónsins barst ekki í heilu lagi. Það kann að hafa talist sem opnun.
revealLive-failed = Eitthvað fór úrskeiðis á netþjóninum. Reyndu aftur eftir augnablik.
revealLive-downloaded = Sótt
revealLive-downloadedOf = { $done } af { $total } skrám sóttar
revealLive-preview = Forskoða
revealLive-previewOf = Forskoðun: { $name }
revealLive-previewFailed = Ekki er hægt að sýna þessa mynd hér. Sæktu hana í staðinn.
revealLive-downloadFailed = Niðurhalið stöðvaðist. Tengillinn kann að vera útrunninn.
revealLive-deleteFailed = Ekki tókst að eyða leyndarmálinu.
revealLive-noAddress = Þetta er ekki veffang og birtist því sem venjulegur texti.
revealLive-fileName = leyndarmal.txt
revealLive-see = Sýna
revealLive-hide = Fela

## sealedLive

sealedLive-linkCut = Þessi tengill er ekki heill: hlutann á eftir # vantar. Biddu sendandann um tengilinn í heilu lagi. Ekkert var opnað og engin opnun var talin.
sealedLive-linkAltered = Þessi tengill styttist eða breyttist á leiðinni: hlutinn á eftir # er ekki réttur. Biddu sendandann um tengilinn í heilu lagi. Ekkert var opnað og engin opnun var talin.
sealedLive-moduleMissing = Sá hluti síðunnar sem opnar innsigluð leyndarmál hefur ekki borist. Athugaðu nettenginguna og endurhladdu síðuna. Ekkert var opnað og engin opnun var talin.
sealedLive-sealBroken = Innsiglaða innihaldið skemmdist eða breyttist, svo að ekkert af því er sýnt. Biddu sendandann um að senda það aftur.
sealedLive-sealShort = Endann vantar á innsiglaða innihaldið, svo að ekkert af því er sýnt. Biddu sendandann um að senda það aftur.
sealedLive-sealOther = Innsiglaða innihaldið passar ekki við þennan tengil, eða það er innsiglað með hætti sem þessi síða getur ekki opnað. Biddu sendandann um að senda það aftur.
sealedLive-fileWhole = Heil: „{ $name }“ var yfirfarin að síðasta bæti.
sealedLive-fileBroken = „{ $name }“ skemmdist eða breyttist. Ekkert af henni var vistað.
sealedLive-fileShort = Endann vantar á „{ $name }“. Ekkert af henni var vistað.
sealedLive-fileTooLarge = „{ $name }“ er of stór fyrir þennan vafra. Opnaðu tengilinn í Chrome eða Edge yfir https://, eða með skipuninni „secretpush open“.

## newRequest

newRequest-sealed = Aðeins þú getur lesið svarið
newRequest-sealedHint = Ekki einu sinni þessi netþjónn getur lesið það.
newRequest-sealedRequired = Þessi netþjónn tekur ekki við öðru.
newRequest-collectTitle = Lykillinn þinn að svörunum
newRequest-collectText = Þú þarft hann til að lesa svörin og ekki er hægt að sýna hann aftur: sæktu endurheimtarskrána. Ekki senda hana neinum.
newRequest-copyCollect = Afrita lykilinn
newRequest-recovery = Sækja endurheimtarskrána
newRequest-showKey = Sýna lykilinn sem tengil
newRequest-title = Biðja um leyndarmál
newRequest-lead = Sá sem fær tengilinn getur sent þér leyndarmál án þess að hafa reikning.
newRequest-link = Biðja einhvern um leyndarmál
newRequest-what = Hvað vantar þig?
newRequest-placeholder = Aðgangsorðið að gamla beininum, takk
newRequest-whatHint = Allir sem hafa tengilinn geta lesið þetta. Ekki skrifa neitt sem fara þarf leynt hér.
newRequest-takesFiles = Senda má skrár sem svar
newRequest-showsEmail = Sýna þeim sem svara netfang reikningsins þíns: { $email }
newRequest-notifyMe = Senda mér tölvupóst við hvert svar
newRequest-name = Heiti (aðeins þú sérð það)
newRequest-note = Athugasemd (aðeins þú sérð hana)
newRequest-files = Skrár handa þeim sem svara (valfrjálst)
newRequest-filesHint = Eyðublað til að fylla út, til dæmis. Allir sem hafa tengilinn geta sótt þær.
newRequest-until = Gildistími
newRequest-answers = Leyfð svör
newRequest-passphrase = Lykilsetning (valfrjálst)
newRequest-passphraseHint = Þarf til að lesa beiðnina og svara henni. Segðu frá henni í síma, til dæmis.
newRequest-more = Fleiri valkostir
newRequest-submit = Búa til tengilinn
newRequest-ready = Tengillinn þinn er tilbúinn
newRequest-page = Opna síðu þessarar beiðni
newRequest-passphraseNext = Sendu nú lykilsetninguna eftir annarri leið
newRequest-passphraseReminder = Beiðnin opnast aðeins með þessari lykilsetningu. Hún er ekki sýnd aftur.
newRequest-copyPassphrase = Afrita lykilsetninguna
newRequest-another = Biðja um eitthvað annað

## newRequestLive

newRequestLive-blankRequest = Segðu hvað þig vantar.
newRequestLive-longRequest = Þetta er of langt: mest { $limit }.
newRequestLive-longNote = Athugasemdin er of löng: mest { $limit }.
newRequestLive-answersRange = Sláðu inn tölu frá { $min } til { $max }.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } svar
       *[other] { $n } svör
    }
newRequestLive-noPassphrase = engin lykilsetning
newRequestLive-withPassphrase = með lykilsetningu
newRequestLive-takes = Hægt er að svara henni { $views }. Gildir til: { $date } ({ $relative }).
newRequestLive-full = Þú ert með of margar opnar beiðnir. Lokaðu einni fyrst.
newRequestLive-tooLarge = Þetta er stærra en netþjónninn tekur við.
newRequestLive-unavailable = Ekki næst í netþjóninn núna. Það sem þú skrifaðir er enn hér: reyndu aftur eftir augnablik.
newRequestLive-noSpace = Netþjónninn hefur ekkert pláss eftir. Ekkert var vistað.
newRequestLive-limited =
    { $n ->
        [one] Of margar fyrirspurnir. Reyndu aftur eftir { $n } sekúndu.
       *[other] Of margar fyrirspurnir. Reyndu aftur eftir { $n } sekúndur.
    }
newRequestLive-retry = Nú geturðu reynt aftur.
newRequestLive-noAnswer = Netþjónninn svaraði ekki. Athugaðu nettenginguna og reyndu aftur.
newRequestLive-problem = Eitthvað fór úrskeiðis ({ $status }). Ekkert var vistað.

## requestShareLive

requestShareLive-requestMessage = Vinsamlegast sendu mér trúnaðarmál með þessum tengli. Hægt er að svara { $views }. Gildir til: { $date }. Þú þarft engan reikning:
requestShareLive-requestSubject = Beiðni til þín
requestShareLive-requestTerms = Hægt er að svara { $views }. Gildir til: { $date }.

## requestLetter

requestLetter-to = Til
requestLetter-from = Frá
requestLetter-title = Beðið er um trúnaðarmál frá þér
requestLetter-intro = Þú getur sent það úr hvaða síma eða tölvu sem er. Þú þarft engan reikning.
requestLetter-scan = Skannaðu kóðann með myndavél símans. Eða sláðu veffangið inn í vafra nákvæmlega eins og það er prentað hér: hástafir og lágstafir skipta máli.
requestLetter-press = Ýttu á hnappinn á síðunni sem opnast og sendu það sem beðið er um.
requestLetter-passphrase = Sláðu inn lykilsetninguna og ýttu á hnappinn. Sá sem biður lætur þig fá lykilsetninguna eftir annarri leið. Til öryggis er hún ekki á þessu blaði: ekki skrifa hana hér.
requestLetter-keep = Eyðileggðu svo þetta blað.

## request

request-recovery = Sækja endurheimtarskrána
request-loadKey = Hlaða endurheimtarskránni inn
request-keyFile = Endurheimtarskrá
request-back = Beiðnirnar mínar
request-noScript = Svörin eru aðeins sýnd með JavaScript.
request-asked = Það sem þú biður um
request-answers = Svör
request-close = Loka beiðninni
request-cancel = Hætta við

## requestKeysLive

requestKeysLive-recoveryText =
    Þessi skrá opnar svörin við beiðninni þinni. Geymdu hana og ekki senda hana neinum.

    Til að lesa svörin í öðrum vafra skaltu skrá þig inn, opna síðu beiðninnar og hlaða þessari skrá inn þar, eða opna lykilinn þinn.
requestKeysLive-recoveryLink = Tengillinn sem á að senda:
requestKeysLive-recoveryKey = Lykillinn þinn:
requestKeysLive-keyElsewhere = Til að lesa þau í öðrum vafra skaltu sækja endurheimtarskrána. Ekki senda hana neinum.
requestKeysLive-keyInTab = Þessi flipi hefur lykilinn sem opnar svörin.
requestKeysLive-keyMissing = Aðeins þú getur lesið svörin og þessi vafri hefur ekki lykilinn þinn: hladdu endurheimtarskránni inn.
requestKeysLive-keyNotInFile = Þetta er ekki endurheimtarskrá þessarar beiðni.
requestKeysLive-keyLoaded = Lyklinum þínum hefur verið hlaðið inn.

## requestWordsLive

requestWordsLive-unnamedRequest = Beiðni frá { $date }
requestWordsLive-closeQuestion = Loka „{ $name }“? Ekki er tekið við fleiri svörum og það sem beðið er um er þurrkað út. Svörin haldast.
requestWordsLive-closedNow = Lokað. Það sem beðið var um hefur verið þurrkað út.

## requestLive

requestLive-open = Opin
requestLive-ready = Svarað
requestLive-closed = Lokuð
requestLive-guardedText = Lykilsetningin ver textann og hann er því ekki sýndur hér.
requestLive-closedText = Textinn var þurrkaður út þegar beiðninni var lokað.
requestLive-answersOf = Svör
requestLive-answersCount = { $came } af { $total }
requestLive-openUntil = Opin til
requestLive-filesMay = Skrár
requestLive-filesYes = Má senda
requestLive-filesNo = Ekki beðið um
requestLive-guard = Lykilsetning
requestLive-guardSet = Nauðsynleg til að lesa og svara
requestLive-guardNone = Engin
requestLive-email = Netfang reikningsins þíns
requestLive-emailShown = Sýnt
requestLive-emailHidden = Ekki sýnt
requestLive-noAnswers = Enginn hefur svarað enn. Sendu tengilinn þeim sem hefur það sem þig vantar.
requestLive-noneCame = Enginn svaraði.
requestLive-purged = Svörunum hefur nú verið eytt.
requestLive-answerBy = Svar frá: { $name }
requestLive-answerOf = Svar frá { $date }
requestLive-newAnswer = nýtt
requestLive-answerOpen = Opna
requestLive-answerPage = Tengill og annáll
requestLive-answerOver = útrunnið
requestLive-closedOn = Ekki er tekið við fleiri svörum. Svörin haldast þar til þau renna út.
requestLive-allCame = Svarað. Tengillinn tekur ekki við fleiri svörum.
requestLive-answeredMeanwhile = Nýtt svar hefur borist.
requestLive-logClosed = lokað handvirkt

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } nýtt svar
       *[other] { $n } ný svör
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } svar
       *[other] { $n } svör
    }
requestsLive-noneYet = ekkert svar enn
requestsLive-closes = lokast { $when }
requestsLive-hasClosed = lokuð
requestsLive-noOpen = Þú ert ekki að biðja um neitt eins og er.
requestsLive-noReady = Engri opinni beiðni hefur verið svarað.
requestsLive-noClosed = Engin beiðni hefur lokast enn.
requestsLive-closeRequest = Loka
requestsLive-requestStep = Beiðnir
requestsLive-requestStepWhy = Með beiðnum getur fólk með reikning beðið aðra um leyndarmál, og þau sem senda það þurfa engan reikning.
requestsLive-requestStepOff = Slökkt. Þú getur haft það svo.
requestsLive-requestStepOn = Kveikt.
requestsLive-requestStepDo = Ræstu netþjóninn með þessum valkosti eða stilltu enable_requests í stillingaskrá hans:

## ownRequests

ownRequests-tab = Beiðnir
ownRequests-which = Hvaða beiðnir
ownRequests-open = Opnar
ownRequests-ready = Svarað
ownRequests-closed = Lokaðar

## answerGate

answerGate-collects = Þetta er tengillinn sem opnar svörin. Hann er fyrir þann sem bað um þau: skráðu þig inn og opnaðu hann svo aftur.
answerGate-title = Beðið er um leyndarmál frá þér
answerGate-intro = Einhver biður þig um að senda sér trúnaðarmál. Þú þarft engan reikning.
answerGate-ownTitle = Þín eigin beiðni
answerGate-ownIntro = Þetta er beiðni frá þér. Aðrir svara henni á þessari síðu.
answerGate-ownPage = Fara í tengil, svör og annál hennar
answerGate-passphraseHint = Þú færð hana frá þeim sem biður, aðskilda frá þessum tengli.
answerGate-read = Sjá hvað beðið er um
answerGate-left =
    { $n ->
        [one] Hægt er að svara { $n } sinni enn. Gildir til: { $date } ({ $relative }).
       *[other] Hægt er að svara { $n } sinnum enn. Gildir til: { $date } ({ $relative }).
    }
answerGate-busy = Of margar fyrirspurnir frá vistfanginu þínu. Bíddu í mínútu og reyndu svo aftur.

## ownAnswer

ownAnswer-title = Svar við „{ $name }“
ownAnswer-unnamed = Svar við beiðninni þinni
ownAnswer-intro = Aðeins þú getur opnað það.
ownAnswer-page = Fara í beiðnina og öll svör við henni

## answer

answer-yourName = Nafnið þitt (valfrjálst)
answer-yourNameHint = Sá sem biður sér það.
answer-yourNameOpen = Sá sem biður sér það. Það er ekki varið eins og svarið þitt.
answer-title = Það sem beðið er um
answer-label = Frá þeim sem biður
answer-asks = Sá sem sendi þér þennan tengil biður um:
answer-asksFiles = Sá sem sendi þér þennan tengil lætur skrár fylgja með.
answer-ownWords = Skrifað af þeim sem biður. Við höfum ekki athugað hver það er.
answer-ownWordsAccount = Skrifað af þeim sem biður.
answer-account = Viðkomandi er með reikninginn { $email } á þessum netþjóni.
answer-anyAccount = Viðkomandi er með reikninginn { $email }. Hver sem er getur stofnað reikning hér, svo að þetta netfang er óstaðfest.
answer-unverifiedAccount = Viðkomandi er með reikninginn { $email }. Enginn hefur staðfest þetta netfang.
answer-careful = Sendu þetta aðeins ef þú veist hver biður.
answer-given = Skrár handa þér
answer-text = Svarið þitt
answer-textPlaceholder = Aðgangsorð, lykill, athugasemd …
answer-message = Skilaboð
answer-sealed = Þessi beiðni tekur aðeins við svari sem er innsiglað enda á milli. Án JavaScript getur þessi síða ekki innsiglað það. Sendu það með þessari skipun og tenglinum í heilu lagi:
answer-sealedOnce = Aðeins sá sem biður getur lesið svarið þitt; þessi netþjónn getur það ekki. Þú getur ekki breytt því eftir á.
answer-once = Það er geymt dulritað, aðeins sá sem biður getur opnað það og þú getur ekki breytt því eftir á.
answer-send = Senda
answer-sent = Svar sent
answer-sentText = Svarið þitt hefur borist. Þú getur lokað þessari síðu.
answer-sentTo = Svarið þitt hefur borist til { $email }. Þú getur lokað þessari síðu.
answer-sentMore = Senda annað svar
answer-notSent = Ekki sent
answer-notSentText = Farðu til baka: það sem þú skrifaðir er enn þar.
answer-back = Byrja aftur
answer-gone = Hér er ekki beðið um neitt lengur
answer-goneText = Þessari beiðni var lokað, tími hennar er liðinn eða hún var aldrei til.
answer-goneHint = Biddu þann sem sendi þér tengilinn um nýjan.
answer-answered = Þegar svarað
answer-answeredText = Þessi beiðni hefur fengið öll svörin sem beðið var um.
answer-answeredHint = Var það ekki frá þér? Láttu þá þann sem sendi þér tengilinn vita.
answer-blankProblem = Sláðu inn það sem þú vilt senda.
answer-tooLargeProblem = Þetta er stærra en netþjónninn tekur við.
answer-spaceProblem = Netþjónninn hefur ekkert pláss eftir. Ekkert var vistað.
answer-goneProblem = Þessi beiðni tekur ekki við fleiri svörum. Ekkert var vistað.
answer-passphraseProblem = Lykilsetningin er röng. Ekkert var vistað.

## answerSealedLive

answerSealedLive-answerLinkCut = Tengillinn er ekki heill: hlutann á eftir # vantar eða hann breyttist á leiðinni. Ekkert var sent. Opnaðu tengilinn aftur í heilu lagi eða spyrðu þann sem sendi hann.
answerSealedLive-sealerMissing = Sá hluti síðunnar sem innsiglar svarið þitt hefur ekki borist. Ekkert var sent. Athugaðu nettenginguna og endurhladdu síðuna.
answerSealedLive-notSealed = Vafrinn þinn gat ekki innsiglað þetta. Ekkert var sent.

## answerLive

answerLive-bytes = { $used } af { $limit }
answerLive-blank = Sláðu inn það sem þú vilt senda.
answerLive-blankFiles = Sláðu inn það sem þú vilt senda, eða veldu skrár.
answerLive-tooLong = Þetta er of langt: mest { $limit }.
answerLive-tooLarge = Þetta er stærra en netþjónninn tekur við.
answerLive-over = Þessi beiðni tekur ekki við fleiri svörum. Ekkert var vistað.
answerLive-wrong = Lykilsetningin er röng. Ekkert var vistað.
answerLive-limited =
    { $n ->
        [one] Of margar fyrirspurnir. Reyndu aftur eftir { $n } sekúndu.
       *[other] Of margar fyrirspurnir. Reyndu aftur eftir { $n } sekúndur.
    }
answerLive-again = Nú geturðu reynt aftur.
answerLive-unavailable = Ekki næst í netþjóninn núna. Það sem þú skrifaðir er enn hér: reyndu aftur eftir augnablik.
answerLive-noSpace = Netþjónninn hefur ekkert pláss eftir. Ekkert var vistað.
answerLive-offline = Netþjónninn svaraði ekki. Þetta kann samt að hafa komist til skila: endurhladdu síðuna til að sjá það.
answerLive-failed = Eitthvað fór úrskeiðis ({ $status }). Ekkert var vistað.

## receipt

receipt-choice = Fá kvittun
receipt-choiceHint = Annar tengill, aðeins handa þér: hann sýnir hvort leyndarmálið var opnað og getur eytt því.
receipt-yours = Kvittunin þín
receipt-yoursText = Hún sýnir hvort leyndarmálið var opnað og getur eytt því. Hún getur ekki lesið það. Haltu henni fyrir þig: viðtakandinn þarf tengilinn hér fyrir ofan.
receipt-open = Opna kvittunina
receipt-copy = Afrita kvittunina
receipt-remember = Muna tenglana mína í þessu tæki
receipt-rememberHint = Aðeins kvittanirnar og aðeins í þessum vafra. Allir sem geta notað hann geta séð þær. Þær gleymast allar ef slökkt er á þessu.
receipt-list = Nýlegir tenglar mínir
receipt-listText = Það sem þessi vafri man af tenglunum sem þú hefur búið til án reiknings.
receipt-listNone = Þessi vafri man enga tengla. Á kvittun er boðið að muna þá.
receipt-listScripts = Þessi listi þarf JavaScript: vafrinn geymir hann, ekki netþjónninn.
receipt-forget = Gleyma öllu
receipt-notOpened = Hefur ekki verið opnaður
receipt-neverOpened = Aldrei opnaður
receipt-notOpenedText = Enginn hefur opnað tengilinn hingað til.
receipt-opened =
    { $n ->
        [one] Opnaður { $n } sinni
       *[other] Opnaður { $n } sinnum
    }
receipt-times = Hvenær hann var opnaður
receipt-timesSome = Hvenær hann var síðast opnaður
receipt-over = Enginn getur opnað tengilinn lengur.
receipt-overViews = Hann var opnaður eins oft og þú leyfðir, síðast: { $date }. Innihaldið hefur verið þurrkað út.
receipt-overTime = Tími hans rann út: { $date }. Innihaldið hefur verið þurrkað út.
receipt-overHand = Honum var eytt: { $date }. Innihaldið hefur verið þurrkað út.
receipt-left =
    { $n ->
        [one] Hægt er að opna tengilinn { $n } sinni enn. Gildir til: { $date }.
       *[other] Hægt er að opna tengilinn { $n } sinnum enn. Gildir til: { $date }.
    }
receipt-alarmed = Viðtakandi segir að einhver annar hafi opnað tengilinn á undan sér. Talaðu við viðtakandann.
receipt-frozen = Tengillinn er í hléi: enginn getur opnað hann.
receipt-endQuestion = Eyða leyndarmálinu? Þá getur enginn opnað það og það er ekki hægt að afturkalla.
receipt-endYes = Eyða endanlega
receipt-again = Skoða aftur
receipt-unknown = Ekkert er vitað hér
receipt-unknownText = Þessi kvittun á ekki við neinn tengil á þessum netþjóni. Athugaðu hvort veffangið er heilt.
receipt-unknownHint = Nokkru eftir að tengill rennur út eyðir netþjónninn öllu sem hann vissi um hann.

## receiptListLive

receiptListLive-made = Búinn til { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Opnaður { $n } sinni
       *[other] Opnaður { $n } sinnum
    }
receiptListLive-stateNone = Ekki opnaður enn
receiptListLive-stateOver = Útrunninn
receiptListLive-stateAlarmed = Viðvörun
receiptListLive-stateFrozen = Í hléi
receiptListLive-stateUnknown = Ekkert er vitað um hann lengur
receiptListLive-stateFailed = Netþjónninn svaraði ekki
receiptListLive-forgotten = Gleymt. Þessi vafri man enga tengla héðan í frá.

## about

about-title = Hvernig þetta virkar og hver rekur það
about-lead = Þú deilir leyndarmáli sem tengli. Tengillinn hættir sjálfkrafa að virka og leyndarmálið er þá þurrkað út.
about-operatorTitle = Hver rekur þennan netþjón
about-runBy = Rekstraraðili þessa netþjóns: { $name }.
about-unnamed = Rekstraraðili þessa netþjóns hefur ekki skráð nafn hér. Spyrðu þann sem vísaði þér hingað.
about-contact = Hafa samband:
about-program = Forrit: Secret Push, útgáfa { $version }.
about-words = Það stingur upp á orðum úr EFF Long Wordlist eftir Electronic Frontier Foundation (https://www.eff.org/dice), að fjórum undanskildum, samkvæmt CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Hvernig leyndarmál er varið
about-sealed = Netþjónninn dulritar hvert leyndarmál með AES-256-GCM áður en hann vistar það. Lykillinn er leiddur af slembilykli sem tilheyrir því einu, tenglinum og lykilsetningunni, ef hún er til.
about-masterKey = Slembilykillinn er geymdur dulritaður með aðallykli netþjónsins, sem er geymdur utan gagnagrunnsins.
about-passphrase = Netþjónninn geymir enga lykilsetningu og ekkert sem bera mætti hana saman við. Argon2id gerir ágiskanir hægar og eftir fimm rangar tilraunir á mínútu þarf vistfang að bíða.
about-files = Heiti og innihald skráa eru líka dulrituð.
about-transport = Þessi dulritun fer fram á netþjóninum. https://-veffang ver leiðina þangað.
about-endToEnd = Sendandi getur líka innsiglað leyndarmál í vafranum eða með skipanalínunni, á opna sniðinu age. Lykillinn er í tenglinum á eftir #, hluta sem vafrar senda aldrei: þessi netþjónn geymir og afhendir það sem hann getur ekki lesið.
about-endTitle = Hvað gerist þegar tengill rennur út
about-end = Tengill rennur út eftir valinn tíma, eftir síðustu leyfðu opnun eða handvirkt. Á þeirri stundu eru lykill hans, leyndarmálið og skilaboð sendandans þurrkuð út.
about-endFiles = Skrám er líka eytt. Niðurhalstenglar síðustu opnunar virka áfram, í mesta lagi { $time } og aldrei lengur en valinn tíma.
about-rowAnonymous = Annál leyndarmáls sem deilt er án reiknings er eytt eftir að það rennur út, að liðnum þessum tíma: { $time }.
about-rowAnonymousKept = Annáll leyndarmáls sem deilt er án reiknings er geymdur þar til rekstraraðilinn eyðir honum.
about-rowOwned = Annál leyndarmáls innskráðs sendanda er eytt eftir að það rennur út, ásamt heitinu og athugasemdinni sem sendandinn gaf því, að liðnum þessum tíma: { $time }.
about-rowOwnedKept = Annáll leyndarmáls innskráðs sendanda er geymdur, ásamt heitinu og athugasemdinni sem sendandinn gaf því, þar til rekstraraðilinn eyðir honum.
about-backups = Öryggisafrit geymir það sem var vistað þegar það var tekið, þar til rekstraraðilinn eyðir því.
about-loggedTitle = Hvað er skráð
about-logged = Fyrir hvert leyndarmál: hvenær það var búið til, opnað, látið renna út handvirkt eða reynt með rangri lykilsetningu, ásamt vistfangi á neti, vafra og síðunni sem gesturinn kom af. Innskráðir sendendur sjá þennan annál fyrir eigin leyndarmál.
about-request = Fyrir hverja fyrirspurn: tími, tegund síðu, niðurstaða, tímalengd og vistfang á neti. Aldrei tengillinn, leyndarmálið eða lykilsetningin. Rekstraraðilinn ákveður hve lengi þessar línur eru geymdar.
about-cookies = Vefkökur: ein fyrir lotuna þína eftir að þú skráir þig inn, ein fyrir tungumálið og ein fyrir litina sem þú velur, og ein í vafra sem bíður eftir sendanda eða hefur tilkynnt tengil. Ekki er fylgst með neinum og síðurnar hlaða engu frá öðrum netþjónum.
about-operatorReadsTitle = Hvað rekstraraðilinn getur lesið og hvað ekki
about-seesMeta = Rekstraraðilinn sér að leyndarmál er til: tegund þess, stærð, tíma, opnanir og annál, og netfang innskráðs sendanda.
about-adminPage = Stjórnendur geta látið hvaða leyndarmál sem er renna út. Þeir sjá hvorki innihald þess né heiti, athugasemd eða tengil. Þeir geta þó endurstillt aðgangsorð notanda og skráð sig svo inn sem sá notandi.
about-readsOwned = Sá sem hefur bæði vistuðu gögnin og aðallykilinn getur lesið óútrunnið leyndarmál innskráðs sendanda ef það hefur enga lykilsetningu, og heiti, athugasemdir og skilaboð þess sendanda.
about-readsAnonymous = Fyrir leyndarmál sem deilt er án reiknings þarf sá hinn sami líka tengilinn, sem netþjónninn geymir ekki.
about-readsGuarded = Fyrir leyndarmál með lykilsetningu þarf sá hinn sami líka lykilsetninguna. Stutta er hægt að giska á, langa ekki.
about-running = Sá sem stýrir netþjóninum í gangi getur séð leyndarmál og lykilsetningu þess þegar það er búið til og þegar það er opnað.
about-readsSealed = Rekstraraðilinn getur ekki lesið innsiglað leyndarmál, ekki einu sinni með öllum gögnunum og aðallyklinum. Netþjónn sem átt hefur verið við gæti þó afhent síðu sem ljóstrar leyndarmálinu upp: til að útiloka það skaltu opna tengilinn með skipanalínunni.
about-readsExpired = Enginn getur lesið útrunnið leyndarmál, rekstraraðilinn ekki heldur, nema eldra öryggisafrit geymi það enn.
about-youTitle = Hvað þú getur gert
about-you = Veldu fáar opnanir og stuttan tíma. Bættu við lykilsetningu og sendu hana eftir annarri leið en tengilinn. Opnaðu leyndarmál aðeins þegar þú getur geymt það á öruggan hátt.

## accessibility

accessibility-title = Aðgengi
accessibility-lead = Öll þurfa að geta deilt leyndarmáli og opnað það, hvernig sem þau sjá, heyra, hreyfa sig og lesa.
accessibility-contactTitle = Ef eitthvað hindrar þig
accessibility-contact = Segðu rekstraraðila þessa netþjóns hvað virkar ekki fyrir þig, eða biddu um aðra leið:
accessibility-nobody = Rekstraraðili þessa netþjóns hefur ekki skráð tengilið hér. Segðu þeim sem vísaði þér hingað hvað virkar ekki fyrir þig og biddu um aðra leið.
accessibility-standardTitle = Hvað þessar síður uppfylla
accessibility-standard = Þessar síður eru gerðar til að uppfylla WCAG 2.2 á stigi AA og þar með 9. kafla EN 301 549. Samkvæmt eigin athugun höfunda gera þær það, að því undanskildu sem næsti listi nefnir.
accessibility-missingTitle = Hvað vantar
accessibility-missingUndo = Eyðingu er hægt að afturkalla í átta sekúndur og ekki lengur, því að leyndarmál má ekki lifa eyðingu sína. Hnappurinn sem afturkallar hana fær fókus strax.
accessibility-missingLanguage = Það sem fólk hefur skrifað sjálft, svo sem skilaboð eða heiti skráar, er ekki merkt með tungumáli sínu.
accessibility-missingReference = Handbók fyrir forritara er gerð með öðrum hugbúnaði og var ekki athuguð.
accessibility-missingReaders = Enginn skjálesari var notaður við athugunina og engir fatlaðir hafa tekið þátt enn.
accessibility-checkedTitle = Hvernig það var athugað
accessibility-checkedByProgram = Með axe-core: hver síða í hverri stöðu, á mjóum skjá og breiðum, ljósum og dökkum. Hver síða kemst líka fyrir á 320 pixlum og með texta í tvöfaldri stærð.
accessibility-checkedByHand = Handvirkt: helstu leiðir um síðurnar, með lyklaborðinu einu, með meira bili á milli stafa og lína, og í aðgengistré Chromium, sem skjálesarar lesa úr.

## caution

caution-notMe = Þetta var ekki ég
caution-tellText = Ef það var enginn sem þú þekkir skaltu láta sendandann vita: það kemur fram í annál hans.
caution-tellFreezes = Þá er líka gert hlé á tenglinum: enginn getur opnað hann fyrr en sendandinn virkjar hann aftur.
caution-tell = Láta sendandann vita
caution-told = Þú lést sendandann vita að þetta varst ekki þú.
caution-askSender = Ef þetta varst ekki þú skaltu biðja sendandann um nýtt leyndarmál.
caution-toldTitle = Sendandinn getur nú séð það
caution-toldText = Í annál hans stendur að einhver hafi opnað þennan tengil á undan þér.
caution-toldFrozen = Tengillinn er í hléi: enginn getur opnað hann fyrr en sendandinn virkjar hann aftur.
caution-toldOpen = Tengillinn virkar enn. Spyrðu sendandann áður en þú treystir því sem er á bak við hann.
caution-toldNext = Talaðu við sendandann eftir annarri leið, til dæmis í síma.
caution-back = Aftur í leyndarmálið
caution-frozenTitle = Þessi tengill er í hléi
caution-frozenText = Enginn getur opnað hann eins og er. Hann virkar aftur þegar sendandinn virkjar hann.
caution-frozenHint = Spyrðu sendandann og endurhladdu svo þessa síðu. Þetta taldist ekki sem opnun.
caution-elsewhereTitle = Ekki af þessu neti
caution-elsewhereText = Sendandinn valdi þau net þar sem þessi tengill opnast. Vistfangið þitt { $address } er ekki á neinu þeirra.
caution-elsewhereHint = Tengstu réttu neti og endurhladdu svo þessa síðu. Þetta taldist ekki sem opnun.
caution-earlyTitle = Ekki opinn enn
caution-earlyText = Þessi tengill opnast: { $date } ({ $relative }).
caution-earlyHint = Endurhladdu þessa síðu þá. Þetta taldist ekki sem opnun.
caution-notBefore = Opnast ekki fyrr en (valfrjálst)
caution-notBeforeHint = Á tímabelti þessa tækis. Aðeins þú getur opnað hann fyrr.
caution-afterFirstView = Gildistími eftir fyrstu opnun (valfrjálst)
caution-networks = Aðeins á þessum netum (spyrðu tölvudeildina)
caution-networksHint = Vistföng og svið, svo sem 192.0.2.0/24, aðskilin með kommum.
caution-addressees = Aðeins fyrir þetta fólk (valfrjálst)
caution-addresseesHint = Netföng, eða hópar svo sem group:staff, aðskilin með kommum. Áður en tengillinn opnast notar fólkið fyrirtækisinnskráninguna eða kóða sem er sendur því í tölvupósti.
caution-addresseesByCompany = Netföng, eða hópar svo sem group:staff, aðskilin með kommum. Áður en tengillinn opnast notar fólkið fyrirtækisinnskráninguna.
caution-addresseesByCode = Netföng, aðskilin með kommum. Enginn þarf reikning: áður en tengillinn opnast slær fólkið inn kóða sem er sendur því í tölvupósti.
caution-addresseesRequired = Aðeins fyrir þetta fólk (nauðsynlegt)
caution-addresseesNext = Aðeins fyrir: { $people }. Sendu þeim tengilinn. Hann opnast þeim eftir fyrirtækisinnskráninguna.
caution-addresseesNextByCode = Aðeins fyrir: { $people }. Sendu þeim tengilinn. Á síðu hans láta þau senda kóða á netfangið sitt.
caution-addresseesNextByEither = Aðeins fyrir: { $people }. Sendu þeim tengilinn. Á síðu hans nota þau fyrirtækisinnskráninguna eða láta senda kóða á netfangið sitt.
caution-openings = Vara viðtakandann við ef einhver hefur þegar opnað tengilinn
caution-freeze = Gera hlé á tenglinum
caution-thaw = Virkja tengilinn aftur

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Þessi tengill hefur verið opnaður { $n } sinni áður, síðast: { $date } ({ $relative }).
       *[other] Þessi tengill hefur verið opnaður { $n } sinnum áður, síðast: { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = „{ $entry }“ er ekki netfang.
addresseesLive-notIn = Netföng á { $domain } eru ekki leyfð.
addresseesLive-wanted = Sláðu inn fyrir hvern tengillinn er: þessi netþjónn krefst þess.

## cautionCreateLive

cautionCreateLive-badMoment = Veldu tíma áður en tengillinn rennur út.
cautionCreateLive-termNotBefore = opnast { $date }
cautionCreateLive-notSooner = Óbreyttur
cautionCreateLive-termFirstView = gildir eftir fyrstu opnun: { $duration }
cautionCreateLive-badNetwork = „{ $network }“ er ekki net. Sláðu inn vistföng og svið, svo sem 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] aðeins af { $n } neti
       *[other] aðeins af { $n } netum
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] aðeins fyrir { $n } viðtakanda
       *[other] aðeins fyrir { $n } viðtakendur
    }
cautionCreateLive-termLock = aðeins fyrsta tækið
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } opnun á hvern viðtakanda
       *[other] { $n } opnanir á hvern viðtakanda
    }

## cautionOwnLive

cautionOwnLive-frozen = Í hléi
cautionOwnLive-alarmed = Tilkynntur
cautionOwnLive-frozenNow = Þessi tengill er í hléi: enginn nema þú getur opnað hann. Hann rennur samt út: { $date }.
cautionOwnLive-alarm = Viðtakandi segir að einhver annar hafi opnað tengilinn á undan sér. Tilkynnt: { $date } ({ $relative }), frá { $address } ({ $browser }).
cautionOwnLive-alarmNext = Berðu færslurnar hér fyrir neðan saman við þau sem þú lést fá tengilinn. Ef vafi leikur á skaltu láta hann renna út og skipta um leyndarmál.
cautionOwnLive-settle = Allt er í lagi
cautionOwnLive-thawQuestion = Virkja „{ $name }“ aftur? Allir sem hafa tengilinn geta þá opnað hann á ný.
cautionOwnLive-nowFrozen = Í hléi. Enginn nema þú getur opnað hann.
cautionOwnLive-nowThawed = Tengillinn virkar aftur.
cautionOwnLive-nowSettled = Afgreitt.
cautionOwnLive-networks = Net
cautionOwnLive-recipients = Viðtakendur
cautionOwnLive-recipientsOnly = Aðeins fyrir: { $recipients }
cautionOwnLive-networksOnly = Aðeins frá: { $networks }
cautionOwnLive-lock = Tæki
cautionOwnLive-lockYes = Aðeins fyrsta tækið getur opnað hann aftur
cautionOwnLive-shares = Opnanir hvers og eins
cautionOwnLive-sharesEach =
    { $n ->
        [one] Hver og einn má opna hann { $n } sinni
       *[other] Hver og einn má opna hann { $n } sinnum
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } tilraun af neti sem þú leyfðir ekki.
       *[other] { $n } tilraunir af netum sem þú leyfðir ekki.
    }

## hold

hold-title = Beðið eftir sendandanum
hold-tell = Sendandinn þarf að veita þér aðgang að þessu. Segðu sendandanum þessi þrjú orð, til dæmis í síma:
hold-plain = Þessi síða athugar stöðuna aftur á nokkurra sekúndna fresti.
hold-look = Athuga núna
hold-released = Sendandinn hefur veitt þér aðgang. Þú getur opnað það einu sinni.
hold-counts = Sendandinn þarf að veita þér aðgang.
hold-refusedTitle = Sendandinn hafnaði
hold-refusedText = Sendandinn veitti þér ekki aðgang að þessu og gerði hlé á tenglinum.
hold-refusedHint = Ef þú varst að bíða eftir þessu skaltu hringja í sendandann. Ekkert var opnað.
hold-choice = Spyrja mig áður en opnað er
hold-choiceHint = Viðtakandinn les þrjú orð fyrir þig í síma og þú hleypir inn.
hold-who = Hver bíður eftir þér
hold-compare = Hleyptu aðeins þeim inn sem segir þér nákvæmlega þessi orð, til dæmis í síma.
hold-nobody = Enginn bíður enn. Sá sem opnar tengilinn bíður hér og les fyrir þig þrjú orð.

## holdGateLive

holdGateLive-title = Beðið eftir sendandanum
holdGateLive-until = Þessi síða bíður til: { $date } ({ $relative }). Þú getur haft hana opna.
holdGateLive-waiting = Beðið. Orðin þín: { $words }.
holdGateLive-released = Sendandinn hefur veitt þér aðgang.
holdGateLive-crowded =
    { $n ->
        [one] Of margir bíða eftir þessu. Reyndu aftur eftir { $n } sekúndu.
       *[other] Of margir bíða eftir þessu. Reyndu aftur eftir { $n } sekúndur.
    }

## holdCreateLive

holdCreateLive-termHold = spyr þig áður en opnað er

## holdOwnLive

holdOwnLive-release = Hleypa inn
holdOwnLive-refuse = Hafna og gera hlé
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Hleypt inn, ekki opnað enn
holdOwnLive-asks =
    { $n ->
        [one] { $n } bíður
       *[other] { $n } bíða
    }
holdOwnLive-arrived = Einhver bíður: { $words }.
holdOwnLive-nowReleased = Viðkomandi var hleypt inn og getur opnað einu sinni.
holdOwnLive-nowRefused = Hafnað. Tengillinn er í hléi.
holdOwnLive-tooLate = Þessari bið var þegar lokið.
holdOwnLive-hold = Aðgangsleyfi
holdOwnLive-holdYes = Tengillinn spyr þig áður en hann opnast

## links

links-choice = Eigin tengill fyrir hvern og einn

## linksLive

linksLive-noGroups = Hópur getur ekki fengið eigin tengil: fjarlægðu „{ $group }“ eða tilgreindu fólkið í honum.
linksLive-making = Tengill { $at } af { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Netþjónninn biður um bið: { $address } kemur eftir { $n } sekúndu.
       *[other] Netþjónninn biður um bið: { $address } kemur eftir { $n } sekúndur.
    }
linksLive-notTried = Hætt var við. Ekkert var vistað.
linksLive-ready =
    { $n ->
        [one] { $n } tengill er tilbúinn
       *[other] { $n } tenglar eru tilbúnir
    }
linksLive-opens = Hver þeirra opnast { $views } og aðeins fyrir sinn viðtakanda. Gildir til: { $date } ({ $relative }).
linksLive-links = Tenglar
linksLive-copyOne = Afrita
linksLive-copyAll = Afrita allt sem texta
linksLive-pageOf = Síða þessa tengils
linksLive-keptByPasskey = Við afritun er beðið um aðgangslykilinn þinn.
linksLive-gone = Þessi síða sýnir þennan tengil ekki lengur.
linksLive-linksKept = Þessi vafri geymir tenglana. Enginn annar getur sýnt þá.
linksLive-onlyHere = Afritaðu tenglana núna. Ekki er hægt að birta þá aftur.
linksLive-unmade = Sumir tenglar hafa ekki enn verið búnir til og það sem þú deilir er aðeins á þessari síðu. Viltu samt yfirgefa hana?
linksLive-unsaved = Þú hefur ekki enn afritað alla tenglana og þetta er eina síðan sem sýnir þá. Viltu samt yfirgefa hana?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } tengill var ekki búinn til:
       *[other] { $n } tenglar voru ekki búnir til:
    }
linksLive-again = Reyna þessa aftur

## lock

lock-choice = Aðeins fyrsta tækið getur opnað hann aftur
lock-choiceHint = Sá sem opnar tengilinn fyrst heldur honum. Í öllum öðrum tækjum og vöfrum segir hann að hann hafi verið opnaður annars staðar.
lock-viewsEach = Opnanir fyrir hvern viðtakanda (valfrjálst)
lock-viewsEachHint = Hvert netfang á þá sínar eigin opnanir og enginn getur notað upp opnanir annarra.
lock-first = Aðeins vafrinn sem opnar þetta fyrst getur opnað það aftur. Opnaðu það því þar sem þú þarft á því að halda. Vafrinn þinn geymir vefköku til þess.
lock-own = Þessi vafri opnaði það fyrst. Aðeins hann getur opnað það aftur.
lock-elsewhereTitle = Opnað í öðru tæki
lock-elsewhereText = Þessi tengill opnast aðeins í vafranum sem opnaði hann fyrst, og það var ekki þessi.
lock-elsewhereHint = Ef það varst þú skaltu fara aftur í það tæki og þann vafra. Ef ekki hefur einhver annar lesið það: láttu sendandann vita.
lock-needsCookie = Þessi tengill þarf vefköku og vafrinn þinn sendi enga. Leyfðu vefkökur fyrir þessa síðu og reyndu svo aftur.
lock-usedTitle = Þú hefur þegar opnað þetta
lock-usedText =
    { $n ->
        [one] Sendandinn leyfir hverjum viðtakanda að opna þennan tengil { $n } sinni og það hefur þú gert.
       *[other] Sendandinn leyfir hverjum viðtakanda að opna þennan tengil { $n } sinnum og það hefur þú gert.
    }
lock-usedHint = Ef þú þarft þetta aftur skaltu biðja sendandann um nýjan tengil.

## sharesLive

sharesLive-lastView = Þetta var síðasta opnunin þín. Geymdu núna það sem þú þarft.
sharesLive-lastViewFiles = Þetta var síðasta opnunin þín. Sæktu núna það sem þú þarft: tenglarnir virka aðeins í stuttan tíma.

## preview

preview-title = Tengillinn
preview-text = Allir sem hafa þennan tengil geta opnað leyndarmálið. Að skoða þessa síðu telst ekki sem opnun.
preview-sealedText = Allir sem hafa tengilinn í heilu lagi geta opnað leyndarmálið. Að skoða þessa síðu telst ekki sem opnun.
preview-shownOnce = Það nýtur aukinnar verndar: tengillinn í heilu lagi var sýndur einu sinni, þegar hann var búinn til, og ekki er hægt að sýna hann aftur.
preview-qrOf = QR-kóði tengilsins
preview-terms = Skilmálar

## returned

returned-one = Pósturinn til { $recipient } var endursendur: { $reason } (staða { $status }, { $when }).
returned-hint = Athugaðu netfangið eða komdu tenglinum til skila eftir annarri leið.
returned-no_mailbox = ekkert slíkt pósthólf er til
returned-no_domain = lénið er ekki til eða tekur ekki við pósti
returned-closed = pósthólfið tekur ekki við pósti
returned-full = pósthólfið er fullt
returned-too_large = pósturinn er of stór fyrir pósthólfið
returned-unreachable = ekki náðist í póstþjón netfangsins
returned-policy = póstþjónn netfangsins tekur ekki við slíkum pósti frá þessum netþjóni
returned-refused = póstþjónn netfangsins hafnaði honum

## share

share-link = Tengill
share-copy = Afrita tengilinn
share-share = Deila
share-mail = Tölvupóstur
share-message = Afrita sem skilaboð
share-qr = QR-kóði
share-print = Prenta bréf
share-page = Opna síðu þessa tengils
share-png = Vista sem PNG
share-svg = Vista sem SVG

## shareLive

shareLive-copied = Afritað
shareLive-copyFailed = Afritun mistókst. Veldu textann og afritaðu hann.
shareLive-codeFailed = Ekki tókst að vista kóðann. Athugaðu nettenginguna og reyndu aftur.
shareLive-viewsWords =
    { $n ->
        [one] { $n } sinni
       *[other] { $n } sinnum
    }
shareLive-message = Ég deili trúnaðarmáli með þér. Tengillinn opnast { $views }. Gildir til: { $date }:
shareLive-mailSubject = Leyndarmál handa þér
shareLive-letterTerms = Tengillinn opnast { $views }. Hann gildir til: { $date }. Að því loknu er innihaldið þurrkað út.

## letter

letter-to = Til
letter-from = Frá
letter-title = Trúnaðarmál handa þér
letter-intro = Það opnast í hvaða síma eða tölvu sem er. Þú þarft engan reikning.
letter-scan = Skannaðu kóðann með myndavél símans. Eða sláðu veffangið inn í vafra nákvæmlega eins og það er prentað hér: hástafir og lágstafir skipta máli.
letter-press = Ýttu á hnappinn á síðunni sem opnast.
letter-passphrase = Sláðu inn lykilsetninguna og ýttu á hnappinn. Sendandinn lætur þig fá lykilsetninguna eftir annarri leið. Til öryggis er hún ekki á þessu blaði: ekki skrifa hana hér.
letter-keep = Geymdu það sem þú þarft og eyðileggðu svo þetta blað.
letter-code = QR-kóði veffangsins

## push

push-noScript = Hver opnaði tengilinn er aðeins sýnt með JavaScript.
push-opened = Hver opnaði
push-log = Allur annállinn
push-when = Hvenær
push-what = Hvað
push-address = Vistfang
push-browser = Vafri
push-older = Fyrri
push-newer = Síðari
push-end = Eyða núna
push-another = Deila einhverju nýju
push-cancel = Hætta við

## pushChange

pushChange-title = Breyta þessum tengli
pushChange-back = Aftur í tengilinn
pushChange-expires = Rennur út
pushChange-views = Hversu oft má opna hann alls
pushChange-save = Vista breytingarnar
pushChange-extend = Framlengja: { $duration }
pushChange-change = Breyta …
pushChange-changed = Breytt.

## pushChangeLive

pushChangeLive-between = Frá og með { $from }, til og með { $to }.
pushChangeLive-viewsBetween = Frá { $min } til { $max }. Opnað hingað til: { $used }.
pushChangeLive-badExpiry = Veldu tíma á bilinu { $from } – { $to }.

## agentLive

agentLive-agentOn = { $browser } á { $system }
agentLive-agentUnknown = óþekkt

## pushLive

pushLive-byCode = staðfest með kóða: { $address }
pushLive-text = Texti
pushLive-file = Skrár
pushLive-url = Tengill
pushLive-qr = QR-kóði
pushLive-unnamed = { $kind } frá { $date }
pushLive-active = Virkur
pushLive-expired = Útrunninn
pushLive-when = { $date } ({ $relative })
pushLive-views = Opnanir
pushLive-viewsLeft = { $left } af { $total } eftir
pushLive-viewsUsed = { $used } af { $total } notaðar
pushLive-expires = Rennur út
pushLive-notBefore = Opnast
pushLive-firstView = Eftir fyrstu opnun
pushLive-firstViewEnds = Gildistími þá: { $duration }
pushLive-passphrase = Lykilsetning
pushLive-passphraseSet = Valin: tengillinn opnast aðeins með henni.
pushLive-passphraseNone = Engin
pushLive-covered = Hulið
pushLive-coveredYes = Já, þar til viðtakandinn smellir á það
pushLive-coveredNo = Nei
pushLive-deletable = Viðtakendur mega eyða því
pushLive-deletableYes = Já
pushLive-deletableNo = Nei, aðeins þú
pushLive-deletableNoOther = Nei, aðeins sendandinn
pushLive-files = Skrár
pushLive-fileGuarded = heiti varið með lykilsetningunni
pushLive-filesSealed =
    { $n ->
        [one] { $n } skrá, { $size }, heiti innsiglað
       *[other] { $n } skrár, { $size }, heiti innsigluð
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } skrá, þurrkuð út
       *[other] { $n } skrár, þurrkaðar út
    }
pushLive-created = Búinn til
pushLive-name = Heiti
pushLive-note = Athugasemd
pushLive-endedByViews = Síðasta opnunin var notuð: { $when }. Innihaldið hefur verið þurrkað út.
pushLive-endedByTime = Tíminn rann út: { $when }. Innihaldið hefur verið þurrkað út.
pushLive-endedByHand = Látinn renna út handvirkt: { $when }, frá { $address } ({ $browser }). Innihaldið hefur verið þurrkað út.
pushLive-notOpened = Enginn hefur opnað hann enn. Sendu viðtakandanum tengilinn.
pushLive-neverOpened = Enginn opnaði hann.
pushLive-openedTimes =
    { $n ->
        [one] Opnaður { $n } sinni, fyrst: { $date }.
       *[other] Opnaður { $n } sinnum, fyrst: { $date }.
    }
pushLive-openedNewest = Hér eru þær { $shown } nýjustu; allar eru í annálnum.
pushLive-scanned =
    { $n ->
        [one] Forrit, svo sem forskoðun tengils í spjalli, hafa skannað síðu hans { $n } sinni. Það telst ekki sem opnun.
       *[other] Forrit, svo sem forskoðun tengla í spjalli, hafa skannað síðu hans { $n } sinnum. Það telst ekki sem opnun.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] { $n } röng lykilsetning var slegin inn.
       *[other] { $n } rangar lykilsetningar voru slegnar inn.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } tilraun meðan hann var útrunninn, í hléi eða ekki opinn enn.
       *[other] { $n } tilraunir meðan hann var útrunninn, í hléi eða ekki opinn enn.
    }
pushLive-openedMeanwhile = Opnaður rétt í þessu.
pushLive-logCount = { $from }–{ $to } af { $total }
pushLive-ended = Útrunninn. Innihaldið hefur verið þurrkað út.
pushLive-offline = Netþjónninn svaraði ekki. Athugaðu nettenginguna og reyndu aftur.
pushLive-failed = Eitthvað fór úrskeiðis ({ $status }).

## presets

presets-presets = Forstillingar
presets-keep = Geyma þessa skilmála sem …
presets-title = Forstillingarnar þínar
presets-text = Skilmálar sem þú geymdir fyrir nýja tengla. Þeir standa fyrir ofan formið.

## presetsLive

presetsLive-presets = Forstillingar
presetsLive-keepTitle = Geyma þessa skilmála
presetsLive-name = Heiti
presetsLive-save = Vista
presetsLive-cancel = Hætta við
presetsLive-badName = Veldu annað heiti: eina línu, mest 40 stafi. Þú getur geymt 20 forstillingar.
presetsLive-badTerms = Þessi netþjónn samþykkir ekki einn af þessum skilmálum.
presetsLive-taken = Þú átt þegar forstillingu með þessu heiti.
presetsLive-offline = Netþjónninn svaraði ekki. Athugaðu nettenginguna og reyndu aftur.
presetsLive-failed = Eitthvað fór úrskeiðis ({ $status }). Engu var breytt.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } opnun
       *[other] { $n } opnanir
    }
ownPresetsLive-rename = Endurnefna
ownPresetsLive-renameOf = Endurnefna „{ $name }“
ownPresetsLive-remove = Fjarlægja
ownPresetsLive-removeOf = Fjarlægja „{ $name }“
ownPresetsLive-removeQuestion = Fjarlægja forstillinguna „{ $name }“? Tenglar sem gerðir voru með henni haldast óbreyttir.

## signIn

signIn-title = Innskráning
signIn-email = Netfang
signIn-password = Aðgangsorð
signIn-newPassword = Nýtt aðgangsorð
signIn-passwordHint = Minnst { $n } stafir. Nokkur orð henta vel.
signIn-submit = Skrá inn
signIn-passkey = Skrá inn með aðgangslykli
signIn-signUp = Stofna reikning
signIn-signUpTitle = Stofnaðu reikninginn þinn
signIn-have = Ég er með reikning
signIn-name = Netfang eða notandanafn
signIn-companyOrLocal = Notaðu aðgangsorð fyrirtækisins eða, ef þú ert með það, aðgangsorð á þessum netþjóni.
signIn-companyOrAdmins = Notaðu aðgangsorð fyrirtækisins. Stjórnendur mega líka nota aðgangsorð á þessum netþjóni.
signIn-company = Notaðu aðgangsorð fyrirtækisins.
signIn-adminsOnly = Aðeins stjórnendur skrá sig inn með aðgangsorði.
signIn-forgot = Gleymdirðu aðgangsorðinu? Stjórnandi getur sent þér tengil.
signIn-setUpTitle = Velkomin
signIn-setUpText = Enginn reikningur er enn á þessum netþjóni. Stofnaðu þann fyrsta: hann verður stjórnandi.
signIn-setUpCode = Uppsetningarkóði
signIn-setUpCodeHint = Netþjónninn prentaði hann þegar hann var ræstur. Líttu á útstöðina eða í annálinn.
signIn-setUpSubmit = Stofna stjórnandann
signIn-resetTitle = Veldu þér aðgangsorð
signIn-resetAccount = Fyrir reikninginn
signIn-resetText = Þessi tengill virkar einu sinni. Þegar hann er notaður lýkur öllum lotum og öllum API-teiknum reikningsins þíns.
signIn-resetSubmit = Vista og skrá inn

## sessionsLive

sessionsLive-sessions = Lotur
sessionsLive-sessionHere = þessi vafri
sessionsLive-sessionBegan = innskráning { $when } { $how }
sessionsLive-sessionUsed = síðast notuð { $when }
sessionsLive-sessionPassword = með aðgangsorði
sessionsLive-sessionLink = með einnota tengli
sessionsLive-sessionSetup = þegar netþjónninn var settur upp
sessionsLive-sessionSignUp = þegar reikningurinn var stofnaður
sessionsLive-sessionLdap = gegnum notendaskrána
sessionsLive-sessionOidc = gegnum fyrirtækisinnskráninguna
sessionsLive-sessionPasskey = með aðgangslykli
sessionsLive-sessionStrong = og viðbótarþætti
sessionsLive-sessionEnd = Ljúka
sessionsLive-sessionEndQuestion = Ljúka lotunni í { $name }? Sá vafri er skráður út strax.
sessionsLive-sessionEnded = Lokið. Vafrinn hefur verið skráður út.
sessionsLive-noSessions = Hvergi skráð inn.
sessionsLive-othersQuestion = Skrá út alls staðar annars staðar? Hér helst innskráningin.
sessionsLive-othersEnded =
    { $n ->
        [one] { $n } annarri lotu var lokið.
       *[other] { $n } öðrum lotum var lokið.
    }
sessionsLive-endOthers = Skrá út alls staðar annars staðar

## signInAgainLive

signInAgainLive-title = Innskráningu þinni er lokið
signInAgainLive-text = Lotunni þinni er lokið. Skráðu þig inn sem { $email } til að halda áfram. Það sem þú skrifaðir og valdir er enn hér.
signInAgainLive-somebodyElse = Nú er { $other } með innskráningu í þessum vafra. Skráðu þig inn sem { $email } til að halda áfram. Það sem þú skrifaðir og valdir er enn hér.
signInAgainLive-limited = Þessi netþjónn krefst viðbótarþáttar af þér. Settu hann upp og haltu svo áfram. Það sem þú skrifaðir og valdir er enn hér.
signInAgainLive-declined = Innskráningu þinni er lokið og ekkert var sent. Reyndu aftur til að skrá þig inn og halda áfram.
signInAgainLive-notYet = Þú hefur ekki enn skráð þig inn sem { $email }.
signInAgainLive-password = Aðgangsorð
signInAgainLive-submit = Skrá inn og halda áfram
signInAgainLive-passkey = Skrá inn með aðgangslykli
signInAgainLive-elsewhere = Þetta opnast í öðrum flipa. Komdu aftur hingað á eftir og haltu áfram.
signInAgainLive-setUp = Setja upp viðbótarþátt
signInAgainLive-goOn = Halda áfram
signInAgainLive-cancel = Hætta við
signInAgainLive-noName = Sláðu inn netfang eða notandanafn.
signInAgainLive-noPassword = Sláðu inn aðgangsorð.
signInAgainLive-wrong = Aðgangsorðið er rangt.
signInAgainLive-refused = Þú mátt ekki skrá þig inn á þennan hátt. Notaðu aðra leið eða spyrðu stjórnanda.
signInAgainLive-noCode = Sláðu inn kóða.
signInAgainLive-code = Kóði úr forritinu þínu, eða endurheimtarkóði
signInAgainLive-recoveryCode = Endurheimtarkóði
signInAgainLive-wrongCode = Þessi kóði er rangur eða hefur þegar verið notaður. Bíddu eftir þeim næsta.
signInAgainLive-begin = Þetta tók of langan tíma. Hættu við og reyndu aftur.
signInAgainLive-passkeyCancelled = Enginn aðgangslykill var notaður. Reyndu aftur eða skráðu þig inn á annan hátt.
signInAgainLive-passkeyRefused = Netþjónninn samþykkti ekki þennan aðgangslykil. Skráðu þig inn á annan hátt.
signInAgainLive-wrongOrigin = Þessi síða var opnuð á öðru veffangi en eigin veffangi netþjónsins. Opnaðu hana á grunnslóð hans.
signInAgainLive-tooMany =
    { $n ->
        [one] Of margar misheppnaðar tilraunir. Reyndu aftur eftir { $n } sekúndu.
       *[other] Of margar misheppnaðar tilraunir. Reyndu aftur eftir { $n } sekúndur.
    }
signInAgainLive-offline = Netþjónninn svaraði ekki. Athugaðu nettenginguna og reyndu aftur.
signInAgainLive-failed = Eitthvað fór úrskeiðis ({ $status }).

## accountLive

accountLive-passkeyCancelled = Enginn aðgangslykill var notaður. Reyndu aftur eða notaðu aðgangsorðið þitt.
accountLive-passkeyRefused = Netþjónninn samþykkti ekki þennan aðgangslykil. Skráðu þig inn með aðgangsorðinu þínu.
accountLive-wrong = Netfangið eða aðgangsorðið er rangt.
accountLive-wrongName = Nafnið eða aðgangsorðið er rangt.
accountLive-noName = Sláðu inn netfang eða notandanafn.
accountLive-noGroup = Þú ert ekki í neinum þeirra hópa sem mega nota þennan netþjón. Spyrðu stjórnanda hans.
accountLive-noAddress = Fyrirtækisinnskráningin gefur þessum netþjóni ekkert gilt netfang fyrir þig. Spyrðu stjórnanda hans.
accountLive-notLinked = Reikningur með netfanginu þínu er þegar til hér. Biddu stjórnanda um að tengja hann við fyrirtækisinnskráninguna.
accountLive-notAdded = Þú ert ekki með reikning hér. Biddu stjórnanda um að bæta honum við.
accountLive-notSetUp = Þessi netþjónn hefur ekki verið settur upp enn.
accountLive-notAdmitted = Þú mátt ekki skrá þig inn hér. Spyrðu stjórnanda.
accountLive-directoryAway = Ekki er hægt að athuga aðgangsorð fyrirtækisins núna. Ef þú ert með aðgangsorð á þessum netþjóni skaltu nota það.
accountLive-limited =
    { $n ->
        [one] Of margar misheppnaðar tilraunir. Reyndu aftur eftir { $n } sekúndu.
       *[other] Of margar misheppnaðar tilraunir. Reyndu aftur eftir { $n } sekúndur.
    }
accountLive-offline = Netþjónninn svaraði ekki. Athugaðu nettenginguna og reyndu aftur.
accountLive-failed = Eitthvað fór úrskeiðis ({ $status }).
accountLive-wrongCode = Uppsetningarkóðinn er rangur.
accountLive-invitation = Þér hefur verið boðið. Veldu aðgangsorð og þú ferð beint inn. Þessi tengill virkar einu sinni.
accountLive-badLink = Þessi tengill gildir ekki lengur. Biddu stjórnanda um nýjan.
accountLive-noLink = Opnaðu tengilinn í skilaboðunum þínum aftur. Þessi síða virkar aðeins með tenglinum í heilu lagi.
accountLive-noCode = Sláðu inn uppsetningarkóðann.
accountLive-noPassword = Sláðu inn aðgangsorð.
accountLive-again = Nú geturðu reynt aftur.
accountLive-taken = Reikningur með þessu netfangi er þegar til.
accountLive-alreadySetUp = Þessi netþjónn hefur þegar verið settur upp. Skráðu þig inn í staðinn.
accountLive-tooShort = Aðgangsorðið er of stutt.
accountLive-tooCommon = Þetta aðgangsorð er eitt af þeim algengustu eða lítið annað en netfangið þitt. Slík aðgangsorð eru reynd fyrst þegar giskað er. Veldu annað.
accountLive-badEmail = Sláðu inn gilt netfang.
accountLive-wrongOrigin = Þessi síða var opnuð á öðru veffangi en eigin veffangi netþjónsins. Opnaðu hana á grunnslóð hans.
accountLive-saved = Vistað.
accountLive-wrongCurrent = Núverandi aðgangsorð er rangt.
accountLive-changed = Aðgangsorðinu þínu var breytt. Önnur tæki hafa verið skráð út.
accountLive-tokensRevoked =
    { $n ->
        [one] { $n } API-teikn var afturkallað.
       *[other] { $n } API-teikn voru afturkölluð.
    }
accountLive-tokenName = Gefðu teikninu heiti.
accountLive-tokenTaken = Þú átt þegar teikn með þessu heiti.
accountLive-noTokens = Þú átt engin teikn enn.
accountLive-never = aldrei notað
accountLive-used = síðast notað { $when }
accountLive-made = búið til { $when }
accountLive-revoke = Afturkalla
accountLive-revokeQuestion = Afturkalla teiknið „{ $name }“? Forrit sem nota það hætta strax að virka.
accountLive-revoked = Afturkallað.
accountLive-copied = Afritað
accountLive-copyFailed = Afritun mistókst. Veldu textann og afritaðu hann.

## account

account-title = Reikningurinn þinn
account-signedInAs = Skráð inn sem
account-signOut = Skrá út
account-programs = Fyrir forrit: teikn, vefkrókar
account-programsTokens = Fyrir forrit: teikn
account-tokens = API-teikn
account-tokensText = Forrit nota teikn í stað aðgangsorðsins þíns. Þau starfa í þínu nafni.
account-tokenName = Til hvers er það?
account-tokenPlaceholder = öryggisafritun
account-create = Búa til teikn
account-shown = Nýja teiknið þitt. Það er aðeins sýnt einu sinni:
account-copy = Afrita
account-example = Til dæmis
account-notify = Þegar tengill er opnaður
account-notifyMe = Láta mig vita þegar nýr tengill frá mér er opnaður
account-notifyEach = Þú getur valið annað fyrir hvern tengil.
account-sessions = Hvar þú ert með innskráningu
account-sessionsText = Ljúktu því sem þú kannast ekki við og breyttu svo aðgangsorðinu.
account-endOthers = Skrá út alls staðar annars staðar
account-password = Aðgangsorð
account-current = Núverandi aðgangsorð
account-next = Nýtt aðgangsorð
account-change = Breyta aðgangsorðinu
account-changeHint = Öllum öðrum lotum þínum lýkur.
account-revokeTokens = Afturkalla líka öll API-teiknin mín
account-revokeTokensHint = Hafðu hakað við þetta ef einhver annar kann að þekkja aðgangsorðið þitt. Forrit sem nota þessi teikn hætta strax að virka:
account-cancel = Hætta við
account-confirm = Afturkalla

## admin

admin-title = Tenglarnir mínir
admin-titleExpired = Útrunnir tenglar
admin-administration = Stjórnun
admin-sections = Hlutar
admin-active = Virkir
admin-expired = Útrunnir
admin-all = Allir tenglar
admin-users = Notendur
admin-server = Netþjónn
admin-search = Leita að heiti, athugasemd eða tengli
admin-order = Raða
admin-byNewest = Nýjustu fyrst
admin-byExpiry = Eftir gildistíma
admin-byOpened = Síðast opnaðir
admin-byViews = Fæstar opnanir eftir
admin-parts = Sýna aðeins
admin-unopened = Aldrei opnaðir
admin-opened = Opnaðir
admin-today = Renna út í dag
admin-sealed = Aukin vernd
admin-waiting = Einhver bíður
admin-frozen = Í hléi
admin-answers = Svör
admin-tickAll = Velja allt
admin-csv = Vista sem CSV
admin-newer = Nýrri
admin-older = Eldri
admin-cancel = Hætta við
admin-endLink = Eyða leyndarmáli með tengli þess
admin-endLinkHint = Þú getur eytt hvaða tengli sem er. Þú getur aðeins lesið þína eigin.
admin-end = Eyða núna
admin-addUser = Bæta við notanda
admin-email = Netfang
admin-administrator = Stjórnandi
admin-add = Bæta við
admin-byMail = Senda tengilinn í tölvupósti
admin-oneTime = Einnota tengill, gildir í 24 klukkustundir. Láttu notandann fá hann:
admin-copy = Afrita
admin-storage = Geymslurými
admin-settings = Gildandi stillingar
admin-option = Stilling
admin-value = Gildi
admin-origin = Uppruni
admin-version = Útgáfa

## health

health-title = Ástand
health-lead = Það sem þessi netþjónn þarf frá stjórnanda sínum og hvernig hann stendur.
health-open = Þarfnast athygli þinnar
health-nothing = Ekkert þarfnast athygli þinnar.
health-now = Núna
health-soon = Fljótlega
health-fine = Hvernig staðan er
health-complaints = Viðvaranir og villur
health-complaintsText = Það sem þessi netþjónn hefur skrifað í annál sinn frá því að hann var ræstur. Nánari atriði eru í annálnum.
health-noComplaints = Engar.
health-warn = Viðvörun
health-error = Villa
health-times =
    { $n ->
        [one] { $n } sinni, { $when }
       *[other] { $n } sinnum, síðast { $when }
    }
health-examine = Skoða núna
health-examineTitle = Það sem doctor finnur
health-examineText = Lítur í gagnamöppuna og tengist póstþjóninum, innskráningarveitunni og öllu öðru sem stillingarnar nefna. Sendir ekkert og breytir engu.
health-ok = Allt í lagi

## administration

administration-findUser = Finna notanda
administration-before = Fyrri
administration-next = Næsta
administration-role = Hlutverk
administration-asUser = Notandi
administration-asAuditor = Eftirlitsaðili: sér alla annála, engin leyndarmál
administration-allUsers = Allir notendur
administration-administrators = Stjórnendur
administration-auditors = Eftirlitsaðilar
administration-invited = Boðnir
administration-disabled = Óvirkir
administration-suspended = Útilokaðir
administration-unprotected = Enginn viðbótarþáttur
administration-userLinks = Tenglar
administration-userFactors = Viðbótarþættir
administration-userGroups = Hópar
administration-group = Bæta í hóp
administration-joinGroup = Bæta við
administration-userLimits = Takmarkanir samkvæmt reglum
administration-userLog = Nýjustu færslur annálsins
administration-wholeLog = Allar færslur
administration-endPushes = Láta líka það sem viðkomandi hefur deilt renna út og loka beiðnum viðkomandi
administration-endEverything = Ljúka öllu
administration-everyone = Allir
administration-nobody = Án reiknings
administration-findLink = Sendandi, tengill eða númer
administration-madeUntil = Búnir til í síðasta lagi
administration-filterState = Staða
administration-anyState = Allar stöður
administration-onlyActive = Virkir
administration-onlyExpired = Útrunnir
administration-settingsFilter = Finna stillingu
administration-onlyChanged = Aðeins breyttar
administration-stepsTitle = Fyrstu skrefin
administration-hideSteps = Fela
administration-hideStepsHint = Listinn er áfram í hlutanum Netþjónn.

## adminLive

adminLive-invited = boð sent
adminLive-invitationUntil = tengill þess rennur út { $when }
adminLive-invitationOver = tengill þess rann út { $when }
adminLive-newLink = Nýr tengill
adminLive-mailLink = Senda nýjan tengil í tölvupósti
adminLive-withdraw = Draga til baka
adminLive-withdrawQuestion = Draga boðið til { $email } til baka? Tengill þess hættir að virka.
adminLive-withdrawn = Boðið til { $email } hefur verið dregið til baka.
adminLive-endAll = Ljúka öllu
adminLive-endAllQuestion = Ljúka öllu hjá { $email }? Reikningurinn verður óvirkur. Lotum, teiknum, tenglum, viðbótarþáttum og vefkrókum lýkur strax.
adminLive-endedAll = Reikningurinn { $email } er óvirkur. Lokið: { $what }.
adminLive-endedNothing = Reikningurinn { $email } er óvirkur. Engu öðru var að ljúka.
adminLive-endedSessions =
    { $n ->
        [one] { $n } lota
       *[other] { $n } lotur
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } teikn
       *[other] { $n } teikn
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } einnota tengill
       *[other] { $n } einnota tenglar
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } viðbótarþáttur
       *[other] { $n } viðbótarþættir
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } vefkrókur
       *[other] { $n } vefkrókar
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } deildur tengill eða beiðni
       *[other] { $n } deildir tenglar og beiðnir
    }
adminLive-suspended = aðgangur útilokaður af fyrirtækisinnskráningunni
adminLive-unprotected = enginn viðbótarþáttur
adminLive-actionsOf = Aðgerðir fyrir { $email }
adminLive-addedOn = bætt við { $when }
adminLive-appWithCodes = Forrit með kóðum
adminLive-codesLeft =
    { $n ->
        [one] { $n } endurheimtarkóði eftir
       *[other] { $n } endurheimtarkóðar eftir
    }
adminLive-noFactors = Enginn viðbótarþáttur.
adminLive-groupHere = búinn til hér
adminLive-groupOfCompany = frá fyrirtækisinnskráningunni
adminLive-groupOfDirectory = úr notendaskránni
adminLive-leaveGroup = Fjarlægja
adminLive-noGroups = Í engum hópi.
adminLive-noLimits = Engin regla takmarkar þennan notanda.
adminLive-endSessions = Ljúka lotum
adminLive-endSessionsQuestion = Ljúka öllum lotum hjá { $email }? Viðkomandi þarf að skrá sig inn aftur. Teikn virka áfram.
adminLive-sessionsEnded = Lotum hjá { $email } er lokið.
adminLive-disableMany =
    { $n ->
        [one] Gera { $n } óvirkan
       *[other] Gera { $n } óvirka
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Gera { $n } notanda óvirkan? Lotum og teiknum hans lýkur strax.
       *[other] Gera { $n } notendur óvirka? Lotum og teiknum þeirra lýkur strax.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } notandi er óvirkur.
       *[other] { $n } notendur eru óvirkir.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Ljúka lotum hjá { $n }
       *[other] Ljúka lotum hjá { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Ljúka öllum lotum { $n } notanda? Viðkomandi þarf að skrá sig inn aftur. Teikn virka áfram.
       *[other] Ljúka öllum lotum { $n } notenda? Viðkomandi þurfa að skrá sig inn aftur. Teikn virka áfram.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Lotum { $n } notanda er lokið.
       *[other] Lotum { $n } notenda er lokið.
    }
adminLive-openedSince = opnaður frá síðustu heimsókn þinni
adminLive-damaged = skemmdur
adminLive-mailReset = Senda aðgangsorðstengil í tölvupósti
adminLive-mailed = Tölvupóstur með tengli er á leiðinni til { $email }.
adminLive-notMailed = Enginn tölvupóstur var sendur til { $email }: { $reason } Sendu hann aftur eða sýndu tengilinn.
adminLive-noneAtAll = Enginn hefur deilt neinu enn. Það sem fólk deilir birtist hér, án innihaldsins.
adminLive-noneMatching = Enginn tengill passar við þessa síu.
adminLive-showEveryone = Sýna alla
adminLive-looking = Leitar í eldri tenglum …
adminLive-pushesOf =
    { $n ->
        [one] { $n } tengill
       *[other] { $n } tenglar
    }
adminLive-manyPushes = fleiri en { $limit } tenglar
adminLive-rateLimited =
    { $n ->
        [one] Of margar fyrirspurnir. Reyndu aftur eftir { $n } sekúndu.
       *[other] Of margar fyrirspurnir. Reyndu aftur eftir { $n } sekúndur.
    }
adminLive-tryAgain = Nú geturðu reynt aftur.
adminLive-stored = Það sem þessi netþjónn geymir
adminLive-storedSum = { $size } alls
adminLive-payloads = Leyndarmál (áætlað)
adminLive-rows = Annálar, reikningar og lausar síður
adminLive-fileContents = Skrár
adminLive-fileLimit = Hámark fyrir skrár
adminLive-fileLimitText = { $used } af { $total }
adminLive-disk = Diskur
adminLive-diskText = { $free } laus af { $total }
adminLive-diskOurs = Þessi netþjónn
adminLive-diskOthers = Allt annað
adminLive-diskFree = Laust
adminLive-floor = Skrám er hafnað þegar laust pláss er minna en { $size }.
adminLive-scarce = Lítið pláss er eftir: skrám verður brátt hafnað, eða er það nú þegar.
adminLive-stepsDone = { $done } af { $all } lokið.
adminLive-changed = Breytt
adminLive-reach = Veffang og net
adminLive-access = Aðgangur og reikningar
adminLive-pushes = Leyndarmál
adminLive-files = Skrár
adminLive-data = Gögn og lyklar
adminLive-limits = Takmarkanir
adminLive-pages = Útlit og /about
adminLive-mail = Tölvupóstur
adminLive-watch = Annáll og mæligildi
adminLive-preset = sjálfgefið: { $value }
adminLive-byDefault = sjálfgefið
adminLive-fromFlag = valkostur
adminLive-settingsFound =
    { $n ->
        [one] { $n } stilling
       *[other] { $n } stillingar
    }
adminLive-noSetting = Engin stilling passar.
adminLive-address = Veffang
adminLive-addressWhy = Viðtakendur verða að ná í veffangið sem tenglar byrja á.
adminLive-addressUnset = base_url er ekki stillt: tenglar byrja á veffanginu sem hver sendandi notar, { $origin } í þínu tilviki.
adminLive-addressPlain = Tenglar byrja á { $url }, sem er ekki dulritað.
adminLive-addressElsewhere = Tenglar byrja á { $url }. Þú ert nú á { $origin }: opnaðu { $url } til að sjá hvort næst í það.
adminLive-addressGood = Tenglar byrja á { $url } og þar hefur þú náð í netþjóninn.
adminLive-tls = Dulritun á leiðinni
adminLive-tlsWhy = Yfir venjulegt HTTP getur hver sem er á netinu á milli lesið leyndarmálin.
adminLive-tlsOwn = Þessi netþjónn notar sjálfur TLS.
adminLive-tlsProxy = Bakstaðgengill (reverse proxy) sér um TLS fyrir þennan netþjón.
adminLive-tlsNone = Þú ert með tengingu yfir venjulegt HTTP.
adminLive-tlsDo = Láttu netþjóninn fá skilríki eða settu bakstaðgengil (reverse proxy) með HTTPS fyrir framan hann:
adminLive-key = Afrit af aðallyklinum
adminLive-keyWhy = Án lykilsins getur enginn lesið gögnin eða öryggisafrit aftur.
adminLive-keyOpen = Enginn hefur staðfest afrit af lyklinum { $key }.
adminLive-keyDone = Afrit af lyklinum { $key } var staðfest { $when }.
adminLive-keyDo = Þetta skrifar dulritað öryggisafrit sem inniheldur lykilinn. Geymdu það á annarri vél:
adminLive-keyTick = Ég á afrit á öruggum stað
adminLive-people = Hver má deila
adminLive-peopleWhy = Með reikningum sér fólk hvað varð um tengla þess og þú ákveður hver má deila.
adminLive-peopleAlone = Aðeins þú ert með reikning. Án reiknings getur hver sem nær í þennan netþjón deilt texta.
adminLive-peopleAloneClosed = Aðeins þú ert með reikning og enginn getur deilt án hans.
adminLive-peopleMany =
    { $n ->
        [one] Hér er { $n } reikningur.
       *[other] Hér eru { $n } reikningar.
    }
adminLive-peopleOpen = Hver sem er má stofna reikning.
adminLive-peopleDecided = Þú hefur ákveðið það í stillingunum.
adminLive-peopleDo = Bættu við notendum eða ákveddu þetta með allow_sign_up og allow_anonymous.
adminLive-peopleLink = Bæta við notanda
adminLive-first = Fyrsta leyndarmálið
adminLive-firstWhy = Ef þú prófar þetta einu sinni sérðu það sem viðtakendur sjá.
adminLive-firstNone = Ekkert er vistað enn.
adminLive-firstDone =
    { $n ->
        [one] { $n } leyndarmál er vistað.
       *[other] { $n } leyndarmál eru vistuð.
    }
adminLive-firstLink = Deila leyndarmáli
adminLive-backup = Öryggisafrit
adminLive-backupWhy = Diskur bilar án fyrirvara og netþjónninn tekur aðeins sjálfur öryggisafrit ef honum er sagt hvert þau eiga að fara.
adminLive-backupNone = Ekkert öryggisafrit hefur verið tekið enn.
adminLive-backupGood = Síðasta öryggisafrit var tekið { $when }.
adminLive-backupDo = Stilltu backup.every og backup.to eða keyrðu þetta daglega:
adminLive-none = Ekkert hér enn.
adminLive-noneActive = Þú ert ekki að deila neinu eins og er.
adminLive-noneExpired = Ekkert hefur runnið út enn. Það sem rennur út er talið upp hér ásamt annál sínum.
adminLive-linksFound =
    { $n ->
        [one] { $n } tengill
       *[other] { $n } tenglar
    }
adminLive-linksLeast =
    { $n ->
        [one] Minnst { $n } tengill
       *[other] Minnst { $n } tenglar
    }
adminLive-tick = Velja { $name }
adminLive-endMany =
    { $n ->
        [one] Eyða { $n }
       *[other] Eyða { $n }
    }
adminLive-endedMany =
    { $n ->
        [one] { $n } tengli eytt.
       *[other] { $n } tenglum eytt.
    }
adminLive-sealed = Aukin vernd
adminLive-shareSecret = Deila leyndarmáli
adminLive-noneFound = Ekkert fannst.
adminLive-unnamed = { $kind } frá { $date }
adminLive-text = Texti
adminLive-file = Skrár
adminLive-url = Tengill
adminLive-qr = QR-kóði
adminLive-created = búið til { $when }
adminLive-endsIn = rennur út { $when }
adminLive-endedOn = rann út { $when }
adminLive-isExpired = útrunnið
adminLive-byHand = eytt { $when }
adminLive-viewsLeft =
    { $n ->
        [one] { $n } opnun eftir
       *[other] { $n } opnanir eftir
    }
adminLive-notViewed = ekki opnað enn
adminLive-neverViewed = aldrei opnað
adminLive-viewed =
    { $n ->
        [one] opnað { $n } sinni
       *[other] opnað { $n } sinnum
    }
adminLive-viewedLast =
    { $n ->
        [one] opnað { $n } sinni, síðast { $when }
       *[other] opnað { $n } sinnum, síðast { $when }
    }
adminLive-copyLink = Afrita tengil
adminLive-sealedFiles =
    { $n ->
        [one] { $n } skrá, heiti innsiglað
       *[other] { $n } skrár, heiti innsigluð
    }
adminLive-sealedLink = Tengillinn í heilu lagi var sýndur einu sinni, þegar hann var búinn til.
adminLive-copied = Afritað
adminLive-copyFailed = Afritun mistókst. Veldu textann og afritaðu hann.
adminLive-end = Eyða núna
adminLive-endQuestion = Eyða „{ $name }“ núna? Enginn getur opnað það aftur.
adminLive-ended = Eytt.
adminLive-notFound = Enginn slíkur tengill er til.
adminLive-nobody = nafnlaust
adminLive-administrator = stjórnandi
adminLive-user = notandi
adminLive-disabled = óvirkur
adminLive-you = þú
adminLive-makeAdmin = Gera að stjórnanda
adminLive-takeAdmin = Fjarlægja stjórnandaréttindi
adminLive-disable = Gera óvirkan
adminLive-enable = Virkja
adminLive-reset = Endurstilla aðgangsorð
adminLive-tokens = Teikn
adminLive-noTokens = Engin teikn.
adminLive-revoke = Afturkalla
adminLive-makeAdminQuestion = Gera { $email } að stjórnanda? Viðkomandi mun sjá tengla og annála allra og getur breytt hverjum reikningi.
adminLive-enableQuestion = Virkja reikninginn { $email }? Viðkomandi getur þá skráð sig inn aftur, með sömu réttindum og áður.
adminLive-usersFound =
    { $n ->
        [one] { $n } notandi
       *[other] { $n } notendur
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } af { $n } notanda
       *[other] { $from }–{ $to } af { $n } notendum
    }
adminLive-noUserFound = Enginn notandi passar við þessa leit.
adminLive-takeAdminQuestion = Fjarlægja stjórnandaréttindi af { $email }? Lotum og teiknum viðkomandi lýkur.
adminLive-disableQuestion = Gera reikninginn { $email } óvirkan? Lotum og teiknum viðkomandi lýkur strax.
adminLive-resetQuestion = Búa til einnota tengil fyrir { $email }? Eldri tengill hættir að virka. Þegar tengillinn er notaður lýkur öllum lotum og teiknum viðkomandi.
adminLive-resetFactors = Endurstilla viðbótarþætti
adminLive-resetFactorsQuestion = Fjarlægja alla viðbótarþætti hjá { $email }? Gakktu fyrst úr skugga um að beiðnin komi í raun frá viðkomandi. Lotum viðkomandi lýkur strax. Teikn virka áfram.
adminLive-factorsReset = Reikningurinn { $email } hefur ekki lengur neinn viðbótarþátt.
adminLive-revokeQuestion = Afturkalla teiknið „{ $name }“ hjá { $email }?
adminLive-taken = Reikningur með þessu netfangi er þegar til.
adminLive-badEmail = Sláðu inn gilt netfang.
adminLive-passwordsElsewhere = Þessi notandi getur ekki skráð sig inn með aðgangsorði á þessum netþjóni: local_sign_in leyfir það ekki.
adminLive-lastAdmin = Þetta er síðasti stjórnandinn: skipaðu annan fyrst.
adminLive-offline = Netþjónninn svaraði ekki. Athugaðu nettenginguna og reyndu aftur.
adminLive-failed = Eitthvað fór úrskeiðis ({ $status }).
adminLive-storagePushes = Tenglar
adminLive-storageActive = Virkir tenglar
adminLive-of = { $used } af { $total }
adminLive-default = sjálfgefið
adminLive-confirm = Já
adminLive-used = síðast notað { $when }
adminLive-never = aldrei notað

## hooks

hooks-title = Vefkrókar
hooks-lead = Láttu annað forrit vita hvað verður um tenglana þína. Það fær aldrei leyndarmál, lykilsetningu eða heiti skráar.
hooks-back = Reikningurinn þinn
hooks-openText = Láta forrit eða spjall vita þegar tenglarnir þínir eru opnaðir.
hooks-yours = Vefkrókarnir þínir
hooks-secretShown = Leyndarmálið sem undirritar skilaboð hans. Það er aðeins sýnt einu sinni:
hooks-copy = Afrita
hooks-verify = Móttakendur sannreyna undirritunina eins og standardwebhooks.com lýsir henni.
hooks-add = Bæta við vefkróki
hooks-name = Heiti
hooks-namePlaceholder = Spjall teymisins
hooks-url = Veffang
hooks-urlHint = Það verður að vera veffang sem stjórnandinn þinn leyfir.
hooks-template = Snið skilaboðanna
hooks-events = Láta það vita þegar
hooks-include = Láta einnig fylgja
hooks-includeHint = Allir sem hafa tengilinn geta opnað hann. Bættu honum aðeins við þar sem þú treystir öllum sem lesa með.
hooks-submit = Bæta vefkróknum við
hooks-cancel = Hætta við
hooks-eventsTab = Atburðir
hooks-eventsText = Það sem ekki hefur tekist að láta vefkróka og aðra móttakendur vita af í þrjá daga endar hér. Reyndu aftur þegar móttakandinn virkar, eða slepptu því.
hooks-retryAll = Reyna allt aftur
hooks-dropAll = Sleppa öllu

## hooksLive

hooksLive-extraName = heitið sem þú gafst tenglinum
hooksLive-extraLink = sjálfan tengilinn
hooksLive-standard = Standard Webhooks (JSON, undirritað)
hooksLive-none = Þú átt enga vefkróka enn.
hooksLive-meta = { $host } · { $template }
hooksLive-off = Slökkt: móttakandi hans svaraði að hann væri ekki lengur til.
hooksLive-test = Prófa
hooksLive-tested =
    { $n ->
        [one] Svarið var { $status } eftir { $n } millisekúndu.
       *[other] Svarið var { $status } eftir { $n } millisekúndur.
    }
hooksLive-testFailed = Prófunin mistókst: { $reason }.
hooksLive-newSecret = Nýtt leyndarmál
hooksLive-newSecretQuestion = Búa til nýtt leyndarmál fyrir „{ $name }“? Það núverandi undirritar áfram samhliða því í einn dag.
hooksLive-switchOn = Kveikja
hooksLive-remove = Fjarlægja
hooksLive-removeQuestion = Fjarlægja „{ $name }“? Því sem enn er á leið þangað er sleppt.
hooksLive-removed = Fjarlægt.
hooksLive-added = Bætt við.
hooksLive-noName = Gefðu vefkróknum heiti.
hooksLive-badUrl = Ekki er hægt að senda neitt á þetta veffang.
hooksLive-notAllowed = Stjórnandinn þinn leyfir ekki þetta veffang.
hooksLive-noEvents = Veldu að minnsta kosti einn atburð.
hooksLive-taken = Þú átt þegar vefkrók með þessu heiti eða eins marga og þú mátt eiga.
hooksLive-limited =
    { $n ->
        [one] Of margar tilraunir. Reyndu aftur eftir { $n } sekúndu.
       *[other] Of margar tilraunir. Reyndu aftur eftir { $n } sekúndur.
    }
hooksLive-offline = Netþjónninn svaraði ekki. Athugaðu nettenginguna og reyndu aftur.
hooksLive-failed = Eitthvað fór úrskeiðis ({ $status }).
hooksLive-copied = Afritað
hooksLive-copyFailed = Afritun mistókst. Veldu textann og afritaðu hann.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } atburður bíður afhendingar
       *[other] { $n } atburðir bíða afhendingar
    }
eventsLive-eventsOldest = sá elsti varð { $when }
eventsLive-eventsDead =
    { $n ->
        [one] Hætt var við { $n } atburð.
       *[other] Hætt var við { $n } atburði.
    }
eventsLive-noLetters = Ekki hefur verið hætt við neinn atburð.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = eigandi: { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] varð { $when } · reynt { $n } sinni · { $reason }
       *[other] varð { $when } · reynt { $n } sinnum · { $reason }
    }
eventsLive-retry = Reyna aftur
eventsLive-drop = Sleppa
eventsLive-dropQuestion = Sleppa þessum atburði endanlega?
eventsLive-dropAllQuestion = Sleppa endanlega öllum atburðum sem hætt var við?
eventsLive-retried =
    { $n ->
        [one] { $n } atburður er reyndur aftur.
       *[other] { $n } atburðir eru reyndir aftur.
    }
eventsLive-dropped =
    { $n ->
        [one] { $n } atburði var sleppt.
       *[other] { $n } atburðum var sleppt.
    }

## keptLive

keptLive-keptByBrowser = Geymdur í þessum vafra. Allir sem geta notað þennan vafra geta afritað tengilinn.
keptLive-keptByPasskey = Geymdur í þessum vafra, varinn með aðgangslyklinum þínum.

## keptPageLive

keptPageLive-keptShowLink = Sýna tengilinn
keptPageLive-keptNotOpened = Aðgangslykillinn þinn opnaði þetta ekki. Reyndu aftur.
keptPageLive-keptKeyByBrowser = Þessi vafri geymir lykilinn sem opnar svörin. Allir sem geta notað þennan vafra geta lesið þau.
keptPageLive-keptKeyByPasskey = Þessi vafri geymir lykilinn sem opnar svörin, varinn með aðgangslyklinum þínum.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Við útskráningu er fjarlægður { $n } tengill eða lykill sem aðeins þessi vafri þekkir. Svör við beiðnum þínum opnast þá aðeins með endurheimtarskránni.
       *[other] Við útskráningu eru fjarlægðir { $n } tenglar og lyklar sem aðeins þessi vafri þekkir. Svör við beiðnum þínum opnast þá aðeins með endurheimtarskránni.
    }
keptAccountLive-keptSignOutYes = Fjarlægja og skrá út
keptAccountLive-keptCount =
    { $n ->
        [one] { $n } tengill eða lykill er geymdur í þessum vafra.
       *[other] { $n } tenglar og lyklar eru geymdir í þessum vafra.
    }
keptAccountLive-keptCountNone = Ekkert er geymt í þessum vafra enn.
keptAccountLive-keptGuardedNow = Héðan í frá opnar aðgangslykillinn þinn þá.
keptAccountLive-keptUnable = Þessi aðgangslykill eða þessi vafri getur það ekki. Það sem er geymt helst óbreytt.
keptAccountLive-keptOffQuestion = Fjarlægja allt sem er geymt? Tenglar sem þú hefur ekki afritað glatast og sömuleiðis lyklar án endurheimtarskrár.
keptAccountLive-keptRefused = Enginn aðgangslykill var notaður. Það sem er geymt helst óbreytt.
keptAccountLive-keptOffYes = Fjarlægja

## kept

kept-title = Aukin vernd: tenglar í þessum vafra
kept-text = Netþjónninn getur ekki sýnt þér aftur tengla með aukinni vernd, svo að þessi vafri geymir þá fyrir þig og líka lyklana að beiðnum þínum. Allir sem geta notað þennan vafra geta afritað þá, nema aðgangslykillinn þinn verji þá. Við útskráningu er það fjarlægt sem enginn aðgangslykill ver.
kept-guarded = Aðgangslykillinn þinn ver þá.
kept-on = Geyma þá í þessum vafra
kept-guard = Verja þá með aðgangslykli

## codes

codes-toOne = Sá sem sendi þetta vill vera viss um hver opnar það. Láttu senda kóða á { $address }; þú þarft engan reikning hér.
codes-toSome = Sá sem sendi þetta vill vera viss um hver opnar það. Veldu netfangið þitt og láttu senda kóða þangað; þú þarft engan reikning hér.
codes-toTyped = Sá sem sendi þetta vill vera viss um hver opnar það. Sláðu inn netfangið þitt; ef það er netfang eins viðtakendanna er kóði sendur þangað. Þú þarft engan reikning hér.
codes-which = Netfangið þitt
codes-among = Viðtakendurnir, styttir: { $addresses }
codes-notYours = Ekki netfangið þitt? Biddu sendandann um tengil handa þér.
codes-send = Senda mér kóðann
codes-again = Senda annan kóða
codes-sentToOne = Tölvupóstur með átta stöfum er á leiðinni til { $address }. Leitaðu líka í ruslpóstinum.
codes-sent = Tölvupóstur með átta stöfum er á leiðinni, ef netfangið er netfang eins viðtakendanna. Leitaðu líka í ruslpóstinum.
codes-field = Kóði
codes-fieldHint = Stafirnir átta úr tölvupóstinum. Þeir virka í tíu mínútur og aðeins í þessum vafra.
codes-goOn = Halda áfram
codes-or = Eða sannaðu það á annan hátt:
codes-wrong =
    { $n ->
        [one] Þessi kóði er rangur. Sláðu inn þann úr nýjasta tölvupóstinum. Þú getur reynt { $n } sinni enn.
       *[other] Þessi kóði er rangur. Sláðu inn þann úr nýjasta tölvupóstinum. Þú getur reynt { $n } sinnum enn.
    }
codes-last = Þessi kóði er rangur og þetta var síðasta tilraunin við hann. Láttu senda annan.
codes-over = Hér er enginn kóði til að slá inn: hann hefur verið notaður, er meira en tíu mínútna gamall eða beðið var um hann í öðrum vafra. Láttu senda annan.
codes-needsCookie = Þetta þarf vefköku og vafrinn þinn sendi enga. Leyfðu vefkökur fyrir þessa síðu og endurhladdu hana svo.
codes-tooOften =
    { $n ->
        [one] Beðið var um fimm kóða fyrir þetta netfang innan klukkustundar. Reyndu aftur eftir { $n } mínútu.
       *[other] Beðið var um fimm kóða fyrir þetta netfang innan klukkustundar. Reyndu aftur eftir { $n } mínútur.
    }
codes-noMore = Ekki eru sendir fleiri kóðar fyrir þennan tengil. Biddu sendandann um nýjan.
codes-noMail = Þessi netþjónn getur ekki sent kóða eins og er. Spyrðu þann sem sendi þér tengilinn.
codes-badAddress = Þetta er ekki netfang.

## codesLive

codesLive-noCode = Sláðu inn stafina átta úr tölvupóstinum.
codesLive-offline = Ekki næst í netþjóninn. Athugaðu nettenginguna og reyndu aftur.

## company

company-signIn = Skrá inn með { $label }
company-or = Eða með aðgangsorði á þessum netþjóni:
company-addressedTitle = Ætlað tilteknu fólki
company-addressedText = Sá sem sendi þetta vill vera viss um hver opnar það. Skráðu þig inn með { $label }; þú þarft engan reikning hér.
company-addressedByDirectory = Sá sem sendi þetta vill vera viss um hver opnar það. Skráðu þig inn með nafni þínu og aðgangsorði hjá fyrirtækinu.
company-byPassword = Skrá inn með aðgangsorði
company-otherTitle = Ekki ætlað þér
company-otherText = Hér þekkist þú sem { $address }, en þetta er ætlað einhverjum öðrum. Ekkert var opnað. Skráðu þig inn sem einhver annar eða spyrðu þann sem sendi það.
company-otherUnnamed = Þetta er ætlað einhverjum öðrum. Ekkert var opnað. Skráðu þig inn sem einhver annar eða spyrðu þann sem sendi það.
company-closedAccountTitle = Slökkt er á reikningnum þínum
company-closedAccountText = Reikningurinn þinn á þessum netþjóni er óvirkur eða útilokaður, svo að ekkert opnast fyrir þig. Ekkert var opnað. Spyrðu stjórnanda.
company-known = Hér þekkist þú sem { $address }.
company-knownUnnamed = Fyrirtækisinnskráningin hefur borið kennsl á þig.
company-notMe = Þetta er ekki ég
company-goingOn = Augnablik
company-goingOnText = Næsta síða opnast sjálfkrafa.
company-goOn = Halda áfram

## companyRefused

companyRefused-not-allowed = Þú ert ekki í neinum þeirra hópa sem mega nota þennan netþjón. Spyrðu stjórnanda hans.
companyRefused-no-account = Þú ert ekki með reikning hér. Biddu stjórnanda um að bæta honum við.
companyRefused-address-taken = Netfangið þitt er þegar með reikning hér. Biddu stjórnanda um að tengja hann við { $label }.
companyRefused-other-account = Þessi innskráning tilheyrir öðrum reikningi hér. Spyrðu stjórnanda.
companyRefused-not-set-up = Þessi netþjónn hefur ekki verið settur upp enn.
companyRefused-disabled = Reikningurinn þinn er óvirkur. Spyrðu stjórnanda.
companyRefused-no-email = { $label } gefur þessum netþjóni ekki upp netfangið þitt. Biddu stjórnanda um að bæta við claim email.
companyRefused-bad-email = Það sem { $label } gefur upp sem netfangið þitt er ekki netfang. Spyrðu stjórnanda.
companyRefused-no-groups = { $label } gefur þessum netþjóni ekki upp neinn af hópunum þínum. Annaðhvort ertu ekki í neinum eða veitan sleppir þeim: spyrðu stjórnanda.
companyRefused-too-many-groups = Þú ert í svo mörgum hópum að { $label } sleppir þeim öllum. Biddu stjórnanda um að senda aðeins hópa þessa forrits.
companyRefused-bad-token = Svarið frá { $label } er ekki gilt fyrir þennan netþjón. Enginn var skráður inn; nánar í annálnum.
companyRefused-clock = Klukkur þessa netþjóns og { $label } eru of ólíkar. Biddu stjórnanda um að stilla þær.
companyRefused-other-issuer = Svarið kom frá annarri innskráningarveitu en stillingarnar nefna. Enginn var skráður inn.
companyRefused-unreachable = Ekki næst í { $label } eins og er. Innskráningar sem þegar eru virkar haldast; reyndu aftur síðar.
companyRefused-provider-error = { $label } tilkynnti villu. Í annál þessa netþjóns stendur hver hún er.
companyRefused-client-refused = { $label } samþykkir ekki þennan netþjón: leyndarmál hans er rangt eða útrunnið. Spyrðu stjórnanda.
companyRefused-cancelled = Hætt var við innskráninguna með { $label }.
companyRefused-begin-again = Þessi innskráning hófst annars staðar, tók of langan tíma eða hefur verið notuð áður. Byrjaðu aftur.

## factors

factors-title = Aukin vernd innskráningar
factors-lead = Stolið aðgangsorð eitt og sér opnar ekki reikninginn þinn.
factors-openText = Aðgangslyklar og forrit sem sýnir kóða.
factors-yours = Aukin vernd innskráningar
factors-limited = Þessi netþjónn krefst viðbótarþáttar af þér. Settu hann upp hér og haltu svo áfram.
factors-goOn = Halda áfram
factors-passkeys = Aðgangslyklar
factors-passkeysText = Skráðu þig inn með fingrafari, andliti, PIN-númeri eða öryggislykli, án aðgangsorðs. Aðgangslykill virkar aðeins á þessu veffangi, svo að enginn getur stolið honum með falskri síðu.
factors-passkeyName = Heiti tækisins
factors-passkeyPlaceholder = Fartölva
factors-addPasskey = Bæta við aðgangslykli
factors-needsHttps = Aðgangslyklar virka ekki hér: vafrar leyfa þá aðeins á léni með https://. Biddu stjórnandann um slíkt veffang.
factors-app = Forrit með kóðum
factors-appText = Forrit í símanum þínum sýnir nýjan sex tölustafa kóða á 30 sekúndna fresti.
factors-beginApp = Setja upp forrit
factors-removeApp = Fjarlægja forritið
factors-scan = Skannaðu þennan kóða með forritinu:
factors-qr = QR-kóði fyrir forritið
factors-type = Eða sláðu þetta inn í forritið:
factors-code = Kóðinn sem forritið sýnir núna
factors-finish = Ljúka
factors-codesTitle = Endurheimtarkóðar
factors-codesText = Hver þessara kóða skráir þig inn einu sinni, ef hinir þættirnir glatast. Þeir eru aðeins sýndir núna: prentaðu þá eða geymdu þar sem þú geymir aðgangsorð.
factors-renew = Nýir endurheimtarkóðar
factors-confirmTitle = Ert þetta þú?
factors-confirmText = Áður en þáttunum þínum er breytt skaltu staðfesta hver þú ert.
factors-codeOrRecovery = Kóði úr forritinu þínu, eða endurheimtarkóði
factors-confirm = Staðfesta
factors-remove = Fjarlægja

## factorsLive

factorsLive-codesFile = endurheimtarkodar.txt
factorsLive-offline = Netþjónninn svaraði ekki. Athugaðu nettenginguna og reyndu aftur.
factorsLive-failed = Eitthvað fór úrskeiðis ({ $status }).
factorsLive-limited =
    { $n ->
        [one] Of margar misheppnaðar tilraunir. Reyndu aftur eftir { $n } sekúndu.
       *[other] Of margar misheppnaðar tilraunir. Reyndu aftur eftir { $n } sekúndur.
    }
factorsLive-conflict = Þetta er þegar til eða ekkert pláss er fyrir það. Endurhladdu síðuna.
factorsLive-lastOne = Þessi netþjónn krefst viðbótarþáttar af þér. Settu upp annan áður en þú fjarlægir þennan.
factorsLive-noPasskeys = Þú átt enga aðgangslykla enn.
factorsLive-never = aldrei notaður
factorsLive-used = síðast notaður { $when }
factorsLive-made = bætt við { $when }
factorsLive-remove = Fjarlægja
factorsLive-removed = Fjarlægt.
factorsLive-added = Bætt við.
factorsLive-removeQuestion = Fjarlægja aðgangslykilinn „{ $name }“? Hann opnar þá ekki lengur reikninginn þinn.
factorsLive-removeAppQuestion = Fjarlægja forritið? Kóðar þess opna þá ekki lengur reikninginn þinn.
factorsLive-nameIt = Gefðu aðgangslyklinum heiti.
factorsLive-passkeyCancelled = Enginn aðgangslykill var notaður. Reyndu aftur.
factorsLive-passkeyRefused = Netþjónninn samþykkti ekki þennan aðgangslykil. Reyndu aftur.
factorsLive-appSince = Forritið þitt var sett upp { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] { $n } endurheimtarkóði er eftir.
       *[other] { $n } endurheimtarkóðar eru eftir.
    }
factorsLive-wrongCode = Þessi kóði er rangur. Athugaðu klukku símans og sláðu inn kóðann sem birtist núna.
factorsLive-notConfirmed = Þetta er rangt. Reyndu aftur.
factorsLive-done = Nú ertu með viðbótarþátt. Geymdu endurheimtarkóðana og haltu svo áfram.
factorsLive-copied = Afritað
factorsLive-copyFailed = Afritun mistókst. Veldu textann og afritaðu hann.

## secondStep

secondStep-title = Eitt skref enn
secondStep-passkey = Nota aðgangslykil
secondStep-code = Kóði úr forritinu þínu, eða endurheimtarkóði
secondStep-codeHint = Sex tölustafir, eða sextán bókstafir og tölustafir.
secondStep-recoveryCode = Endurheimtarkóði
secondStep-recoveryHint = Sextán bókstafir og tölustafir. Þú fékkst þá þegar þú bættir við aðgangslyklinum.
secondStep-submit = Skrá inn
secondStep-lost = Allt týnt? Stjórnandi þessa netþjóns getur endurstillt viðbótarþættina þína.
secondStep-again = Byrja aftur

## secondStepLive

secondStepLive-noCode = Sláðu inn kóða.
secondStepLive-wrongCode = Þessi kóði er rangur eða hefur þegar verið notaður. Bíddu eftir þeim næsta.
secondStepLive-passkeyCancelled = Enginn aðgangslykill var notaður. Reyndu aftur eða notaðu kóða.
secondStepLive-passkeyRefused = Netþjónninn samþykkti ekki þennan aðgangslykil. Reyndu aftur eða notaðu kóða.
secondStepLive-limited =
    { $n ->
        [one] Of margir rangir kóðar. Reyndu aftur eftir { $n } sekúndu.
       *[other] Of margir rangir kóðar. Reyndu aftur eftir { $n } sekúndur.
    }
secondStepLive-retry = Nú geturðu reynt aftur.
secondStepLive-offline = Netþjónninn svaraði ekki. Athugaðu nettenginguna og reyndu aftur.
secondStepLive-failed = Eitthvað fór úrskeiðis ({ $status }).

## tokens

tokens-may = Hvað það má gera
tokens-everything = Allt
tokens-create = Aðeins búa til tengla
tokens-createRead = Búa til og lesa tengla
tokens-audit = Aðeins lesa annála
tokens-lasts = Hversu lengi það virkar
tokens-always = Þar til það er afturkallað
tokens-days30 = 30 dagar
tokens-days90 = 90 dagar
tokens-year = Eitt ár
tokens-networks = Aðeins af tilteknum netum
tokens-networksLabel = Vistföng eða net
tokens-networksHint = Settu kommur á milli. Ef þetta er autt virkar teiknið alls staðar.

## tokensLive

tokensLive-tokenMay = má { $what }
tokensLive-tokenCreate = búa til
tokensLive-tokenRead = lesa
tokensLive-tokenAudit = lesa annála
tokensLive-tokenExpire = láta renna út
tokensLive-tokenAdmin = stjórna
tokensLive-tokenFrom = aðeins frá { $networks }
tokensLive-tokenUntil = rennur út { $when }
tokensLive-tokenOver = rann út { $when }
tokensLive-tokenUsedFrom = síðast notað { $when } frá { $address }
tokensLive-badNetworks = Sláðu inn vistföng eða net, svo sem 192.0.2.0/24, mest 50.

## oversightLive

oversightLive-auditor = eftirlitsaðili
oversightLive-makeAuditor = Gera að eftirlitsaðila
oversightLive-makeAuditorQuestion = Gera { $email } að eftirlitsaðila? Viðkomandi mun sjá annála allra og engin leyndarmál.
oversightLive-takeAuditor = Fjarlægja eftirlitsréttindi
oversightLive-takeAuditorQuestion = Fjarlægja eftirlitsréttindi af { $email }? Lotum og teiknum viðkomandi lýkur.
oversightLive-log = Annáll
oversightLive-logMore = Fleiri færslur
oversightLive-logNothing = Engar færslur.

## signIns

signIns-title = Nýlegar innskráningar
signIns-text = Hver hefur skráð sig inn á reikninginn þinn eða reynt það. Ef þú kannast ekki við innskráningu skaltu breyta aðgangsorðinu þínu.

## signInsLive

signInsLive-signedIn = Innskráning
signInsLive-signInFailed = Misheppnuð innskráning
signInsLive-byPassword = með aðgangsorði
signInsLive-byLink = með einnota tengli
signInsLive-bySetup = með uppsetningarkóðanum
signInsLive-bySignUp = með stofnun reikningsins
signInsLive-byDirectory = gegnum notendaskrána
signInsLive-byCompany = gegnum fyrirtækisinnskráninguna
signInsLive-byPasskey = með aðgangslykli
signInsLive-secondFactor = með viðbótarþætti
signInsLive-wrongPassword = rangt aðgangsorð
signInsLive-wrongCode = rangur uppsetningarkóði
signInsLive-wrongLink = einnota tengill ekki gildur
signInsLive-wrongCurrent = rangt núverandi aðgangsorð
signInsLive-wrongFactor = rangur viðbótarþáttur
signInsLive-wrongPasskey = rangur aðgangslykill
signInsLive-deviceGuesses = of margar ágiskanir í þekktum tækjum
signInsLive-unanswered = notendaskráin svaraði ekki
signInsLive-asAdministrator = sem stjórnandi
signInsLive-times =
    { $n ->
        [one] { $n } sinni
       *[other] { $n } sinnum
    }
signInsLive-noSignIns = Engin innskráning er skráð enn.
signInsLive-logOffline = Netþjónninn svaraði ekki. Athugaðu nettenginguna og reyndu aftur.
signInsLive-logFailed = Eitthvað fór úrskeiðis ({ $status }).

## adminLog

adminLog-title = Annáll stjórnenda
adminLog-lead = Hver hefur skráð sig inn og hver hefur breytt reikningum, teiknum, lyklum og stillingum. Engri færslu er hægt að breyta eða fjarlægja án þess að eftir því sé tekið.
adminLog-person = Netfang
adminLog-personHint = Þess sem gerði það eða þess sem það varðar.
adminLog-what = Hvað
adminLog-everything = Allt
adminLog-show = Sýna
adminLog-newer = Nýrri
adminLog-older = Eldri

## adminLogLive

adminLogLive-signOut = Útskráning
adminLogLive-leftOut = Fleiri mistök en talin eru upp
adminLogLive-userAdded = Reikningi bætt við
adminLogLive-userRemoved = Reikningur fjarlægður
adminLogLive-userDisabled = Reikningur gerður óvirkur
adminLogLive-userEnabled = Reikningur virkjaður
adminLogLive-madeAdministrator = Gert að stjórnanda
adminLogLive-noAdministrator = Ekki lengur stjórnandi
adminLogLive-madeAuditor = Gert að eftirlitsaðila
adminLogLive-noAuditor = Ekki lengur eftirlitsaðili
adminLogLive-suspended = Útilokun af hálfu fyrirtækisinnskráningarinnar
adminLogLive-admitted = Aftur hleypt inn af fyrirtækisinnskráningunni
adminLogLive-linked = Fyrirtækisinnskráning tengd
adminLogLive-unlinked = Fyrirtækisinnskráning aftengd
adminLogLive-vouched = Netfang staðfest
adminLogLive-joinedGroup = Sett í hóp
adminLogLive-leftGroup = Tekið úr hópi
adminLogLive-factorAdded = Viðbótarþætti bætt við
adminLogLive-factorRemoved = Viðbótarþáttur fjarlægður
adminLogLive-factorsReset = Viðbótarþættir endurstilltir
adminLogLive-codesMade = Endurheimtarkóðar búnir til
adminLogLive-invited = Boð sent
adminLogLive-accessEnded = Öllum aðgangi lokið
adminLogLive-linksExpired = Tenglar reikningsins látnir renna út
adminLogLive-withdrawn = Boð dregið til baka
adminLogLive-sessionEnded = Lotu lokið
adminLogLive-linkMade = Einnota tengill búinn til
adminLogLive-passwordSet = Aðgangsorð valið
adminLogLive-tokenMade = API-teikn búið til
adminLogLive-tokenRemoved = API-teikn afturkallað
adminLogLive-settingsChanged = Stillingum breytt
adminLogLive-rotationBegun = Skipti á aðallykli hafin
adminLogLive-rotationEnded = Skiptum á aðallykli lokið
adminLogLive-exported = Eftirlitsannálar fluttir út
adminLogLive-backedUp = Öryggisafrit tekið
adminLogLive-byWhom = af hálfu: { $name }
adminLogLive-commandLine = skipanalínan
adminLogLive-server = netþjónninn
adminLogLive-bySetupCode = uppsetningarkóðinn
adminLogLive-bySigningUp = stofnun reiknings
adminLogLive-byOneTimeLink = einnota tengill
adminLogLive-directory = notendaskráin
adminLogLive-companySignIn = fyrirtækisinnskráningin
adminLogLive-noEntries = Engin færsla passar.
adminLogLive-showAll = Sýna allt

## ownLogLive

ownLogLive-own-creation = búið til
ownLogLive-own-view = opnað
ownLogLive-own-failed_view = reynt án árangurs
ownLogLive-own-expire = látið renna út handvirkt
ownLogLive-own-restored = eyðing afturkölluð
ownLogLive-own-failed_passphrase = röng lykilsetning
ownLogLive-own-probable_program = líklega forrit
ownLogLive-own-code_sent = kóði sendur
ownLogLive-own-failed_code = rangur kóði
ownLogLive-own-owner_view = þú opnaðir
ownLogLive-own-wrong_network = reynt af öðru neti
ownLogLive-own-other_device = reynt í öðru tæki
ownLogLive-own-alarm = tilkynnt: „Þetta var ekki ég“
ownLogLive-own-freeze = þú gerðir hlé
ownLogLive-own-thaw = þú virkjaðir aftur
ownLogLive-own-changed = þú breyttir
ownLogLive-own-hold_asked = bíður eftir aðgangi frá þér
ownLogLive-own-hold_released = þú veittir aðgang
ownLogLive-own-hold_refused = þú hafnaðir og gerðir hlé
ownLogLive-own-request_view = lesið
ownLogLive-own-answer = svarað
ownLogLive-own-mail_returned = póstur endursendur
ownLogLive-own-creation_email_send = beðið um tilkynningu í tölvupósti

## seenLogLive

seenLogLive-seen-creation = búið til
seenLogLive-seen-view = opnað
seenLogLive-seen-failed_view = reynt án árangurs
seenLogLive-seen-expire = látið renna út handvirkt
seenLogLive-seen-restored = eyðing afturkölluð
seenLogLive-seen-failed_passphrase = röng lykilsetning
seenLogLive-seen-probable_program = líklega forrit
seenLogLive-seen-code_sent = kóði sendur
seenLogLive-seen-failed_code = rangur kóði
seenLogLive-seen-owner_view = eigandinn opnaði
seenLogLive-seen-wrong_network = hafnað utan neta tengilsins
seenLogLive-seen-other_device = hafnað í öðru tæki
seenLogLive-seen-alarm = viðtakandi tilkynnti
seenLogLive-seen-freeze = eigandinn gerði hlé
seenLogLive-seen-thaw = eigandinn virkjaði aftur
seenLogLive-seen-changed = eigandinn breytti
seenLogLive-seen-hold_asked = bíður eftir eigandanum
seenLogLive-seen-hold_released = eigandinn veitti aðgang
seenLogLive-seen-hold_refused = eigandinn hafnaði
seenLogLive-seen-request_view = lesið
seenLogLive-seen-answer = svarað
seenLogLive-seen-mail_returned = póstur endursendur
seenLogLive-seen-creation_email_send = beðið um tilkynningu í tölvupósti

## eventWordsLive

eventWordsLive-push-created = tengill er búinn til
eventWordsLive-push-viewed = tengill er opnaður
eventWordsLive-push-wrong_passphrase = einhver slær inn ranga lykilsetningu
eventWordsLive-push-expired = tengill rennur út
eventWordsLive-push-alarm = einhver tilkynnir að óviðkomandi hafi opnað hann
eventWordsLive-push-hold_asked = einhver bíður eftir að þú veitir aðgang
eventWordsLive-request-answered = einhver hefur svarað beiðninni þinni
eventWordsLive-request-closed = beiðninni þinni er lokað

## conditionSays

conditionSays-disk_full = Laust pláss á diski möppunnar { $directory } er aðeins { $freeBytes }: skrám er hafnað undir { $floorBytes }.
conditionSays-disk_low = Laust pláss á diski möppunnar { $directory } er { $freeBytes }, minna en skrár eins tengils mega taka ({ $linkBytes }).
conditionSays-disk_no_inodes = Fjöldi skráa sem enn kemst á disk möppunnar { $directory } er aðeins { $files }: engin inode eru eftir.
conditionSays-database_damaged = Gagnagrunnurinn er skemmdur. Annállinn tilgreinir staðina.
conditionSays-database_trouble = Þessi netþjónn ætti ekki að fá neinar fyrirspurnir: { $reason }
conditionSays-bucket_trouble = Ekki er hægt að vista eða opna skrár: { $reason }
conditionSays-scanner_trouble = Vírusskanninn metur engar skrár, svo að þeim er öllum hafnað: { $reason }
conditionSays-sweep_failed = Það sem er útrunnið er ekki fjarlægt af diskinum: { $reason }
conditionSays-backup_failed = Síðasta öryggisafritun mistókst: { $reason }
conditionSays-backup_damaged = Síðasta öryggisafrit, { $name }, inniheldur skemmdir, því að gögnin eru skemmd. Fjöldi staða: { $count }. { $reason }
conditionSays-backup_old = Síðasta öryggisafrit: { $lastMs }.
conditionSays-certificate_ended = Skilríkið { $file } er útrunnið: { $untilMs }. Biðlarar hafna því.
conditionSays-certificate_ends = Skilríkið { $file } gildir til: { $untilMs }.
conditionSays-certificate_unusable = Ekki er hægt að nota skilríki á diski: { $reason } Netþjónn í gangi heldur því fyrra.
conditionSays-certificate_not_obtained = Ekkert gilt skilríki er til og biðlarar hafna þessum netþjóni: { $reason }
conditionSays-certificate_not_renewed = Ekki tókst að endurnýja skilríkið: { $reason }
conditionSays-client_secret_refused = Innskráningarveitan samþykkir ekki oidc.client_secret: enginn getur skráð sig inn þar.
conditionSays-client_secret_ends = Leyndarmálið í oidc.client_secret gildir til: { $untilMs }. Eftir það getur enginn skráð sig inn hjá veitunni.
conditionSays-token_ends = API-teiknið „{ $name }“ hjá { $owner }, sem var nýlega notað, gildir til: { $untilMs }.
conditionSays-administrator_new = { $user } fékk stjórnandaréttindi: { $sinceMs }, af hálfu { $by }.
conditionSays-guessing = Einhver giskar: innan klukkustundar var { $times } eða fleiri tilraunum hafnað sem of mörgum ({ $what }).
conditionSays-deliveries_dead = Atburðir sem ekki var hægt að afhenda dögum saman og hætt var við: { $count }.
conditionSays-deliveries_late = Atburður bíður afhendingar. Hann varð: { $sinceMs }.
conditionSays-nodes_differ = Hnútarnir eru ekki eins: { $reason }
conditionSays-version_ready = Skrá nýrrar útgáfu er á { $file }.
conditionSays-disk_fine = Laust pláss á diski möppunnar { $directory } er { $freeBytes } af { $totalBytes }.
conditionSays-certificate_fine = Skilríkið { $file } gildir til: { $untilMs }.
conditionSays-backup_none = Þetta forrit hefur ekki tekið neitt öryggisafrit enn.
conditionSays-backup_fine = Síðasta öryggisafrit: { $lastMs }.
conditionSays-backup_scheduled = Síðasta öryggisafrit, { $name }: { $lastMs }. Næsta er áætlað: { $nextMs }.
conditionSays-node_fine = Hnúturinn { $node } keyrir útgáfu { $version }.

## conditionMend

conditionMend-disk_full = Losaðu pláss á þessum diski eða stækkaðu hann.
conditionMend-disk_low = Losaðu pláss á þessum diski eða stækkaðu hann.
conditionMend-disk_no_inodes = Eyddu litlum skrám sem önnur forrit skildu eftir á þessum diski.
conditionMend-database_damaged = Endurheimtu öryggisafrit.
conditionMend-database_trouble = Athugaðu gagnagrunninn, vélina sem hann keyrir á og leiðina þangað.
conditionMend-bucket_trouble = Athugaðu geymsluna (bucket), lykla hennar og leiðina þangað. Mappa sem hnútar deila verður að vera tengd (mounted).
conditionMend-scanner_trouble = Ræstu clamd og leyfðu notanda þessa netþjóns að lesa sökkul þess. Nánar í annál clamd sjálfs.
conditionMend-sweep_failed = Enginn getur opnað það. Athugaðu diskinn og annálinn.
conditionMend-backup_failed = Fjarlægðu orsökina. Netþjónninn reynir sjálfkrafa aftur.
conditionMend-backup_damaged = Athugaðu diskinn og finndu út hvað er skemmt. Eldri heil öryggisafrit eru geymd.
conditionMend-backup_old = Athugaðu það sem tekur öryggisafritin þín eða taktu eitt handvirkt.
conditionMend-certificate_ended = Skiptu um skrár skilríkisins og lykils þess. Netþjónninn les þær sjálfkrafa aftur.
conditionMend-certificate_ends = Skiptu um skrár skilríkisins og lykils þess. Netþjónninn les þær sjálfkrafa aftur.
conditionMend-certificate_unusable = Skiptu um skrár skilríkisins og lykils þess.
conditionMend-certificate_not_obtained = Netþjónninn reynir sjálfkrafa aftur. Athugaðu vottunarstöðina og leiðina þangað.
conditionMend-certificate_not_renewed = Það sem er í notkun gildir til: { $untilMs }. Netþjónninn reynir aftur. Athugaðu vottunarstöðina og leiðina þangað.
conditionMend-client_secret_refused = Búðu til nýtt leyndarmál hjá veitunni og stilltu það.
conditionMend-client_secret_ends = Búðu til nýtt leyndarmál hjá veitunni, stilltu það og settu lok þess í oidc.client_secret_until.
conditionMend-token_ends = Eigandi þess býr til nýtt og lætur forritið sem notar það fá það.
conditionMend-administrator_new = Ef þú áttir ekki von á þessu skaltu taka réttindin af og skoða annál stjórnenda.
conditionMend-guessing = Annállinn tilgreinir vistföngin. Lokaðu á þau í eldveggnum þínum.
conditionMend-deliveries_dead = Lagaðu móttakandann og láttu svo afhenda þá aftur, eða slepptu þeim.
conditionMend-deliveries_late = Athugaðu póstþjóninn, vefkrókinn eða safnarann. Annállinn segir hvað bregst.
conditionMend-nodes_differ = Hafðu sömu útgáfu, stillingar og tíma á öllum hnútum.
conditionMend-version_ready = Athugaðu hana og uppfærðu svo.
conditionMend-backup_none = Ef ekkert annað tekur öryggisafrit af þessum netþjóni skaltu taka eitt.

## errorPage

errorPage-missing = Síða fannst ekki
errorPage-missingText = Engin síða er á þessu veffangi.
errorPage-home = Fara á upphafssíðuna
errorPage-busy = Of margar fyrirspurnir
errorPage-busyText = Of margar fyrirspurnir hafa borist frá vistfanginu þínu. Ekkert var opnað. Bíddu augnablik og endurhladdu svo þessa síðu.
errorPage-keySent = Þessi tengill er ekki lengur leynilegur
errorPage-keySentText = Forrit á leiðinni, svo sem póstsía, skrifaði %23 í stað # í þessum tengli og því var lykill hans sendur netþjóninum. Ekkert var opnað og engin opnun var talin, en lykillinn er ekki leyndarmál lengur. Biddu sendandann um nýjan tengil, sendan eftir annarri leið.
errorPage-upgrading = Verið er að uppfæra þennan netþjón
errorPage-upgradingText = Ekkert var opnað og ekkert glataðist. Endurhladdu þessa síðu eftir mínútu.
errorPage-unavailable = Ekki tiltækt núna
errorPage-unavailableText = Netþjónninn getur ekki gert þetta eins og er. Ekkert var opnað og ekkert glataðist. Reyndu aftur eftir nokkrar mínútur.
errorPage-unconfirmed = Ekki staðfest
errorPage-unconfirmedText = Netþjónninn getur ekki sagt til um hvort þetta var gert. Opnun kann að hafa verið talin þótt ekkert hafi verið sýnt. Reyndu aftur eftir nokkrar mínútur; ef leyndarmálið er þá horfið skaltu biðja sendandann um nýjan tengil.
errorPage-defect = Eitthvað fór úrskeiðis
errorPage-defectText = Þetta ætti ekki að gerast. Segðu rekstraraðila þessa netþjóns hvenær það gerðist: nánari atriði eru í annálnum.

## mailShared

mailShared-subject = { $sender } er með eitthvað handa þér
mailShared-lead = { $sender } deilir trúnaðarmáli með þér gegnum þjónustuna { $service }.
mailShared-link = Opna það
mailShared-until = Tengillinn virkar til: { $when }.
mailShared-views =
    { $n ->
        [one] Hægt er að opna hann { $n } sinni.
       *[other] Hægt er að opna hann { $n } sinnum.
    }
mailShared-notice = Biddu { $sender } um tengilinn: hann er ekki í þessum tölvupósti.
mailShared-stranger = Ef þú þekkir ekki { $sender } skaltu hunsa þennan tölvupóst.
mailShared-unverified = Enginn hefur staðfest að sendandinn eigi netfangið { $sender }. Spyrðu { $sender } eftir annarri leið hvort þessi tölvupóstur sé þaðan. Ef þú getur það ekki skaltu hunsa hann.

## mailAsked

mailAsked-subject = { $sender } biður þig um eitthvað
mailAsked-lead = { $sender } biður þig um að senda trúnaðarmál gegnum þjónustuna { $service }.
mailAsked-link = Svara
mailAsked-until = Þú getur svarað til: { $when }. Þú þarft engan reikning.

## mailNeeds

mailNeeds-name = Sendandinn gefur upp nafnið „{ $name }“.
mailNeeds-shared = Áður en þú opnar:
mailNeeds-asked = Áður en þú svarar:
mailNeeds-from = Opnast frá og með: { $when }.
mailNeeds-passphrase = Þú þarft lykilsetningu. { $sender } lætur þig fá hana eftir annarri leið.
mailNeeds-code = Þú þarft kóða. Síðan sendir hann á { $address } þegar þú biður um hann.
mailNeeds-proof = Aðeins tiltekið fólk getur opnað þetta. Síðan biður þig um að sanna að þú sért þar á meðal.
mailNeeds-release = { $sender } þarf að veita þér aðgang að þessu. Opnaðu tengilinn og hafðu síðuna opna þangað til.
mailNeeds-lock = Aðeins tækið og vafrinn sem opna þetta fyrst geta opnað það aftur. Opnaðu það þar sem þú þarft á því að halda.
mailNeeds-letters = Síðan sýnir þrjá stafi. Sláðu þá inn, svo að hún viti að þú ert ekki forrit.

## mailOpened

mailOpened-subject = Opnað: { $name }
mailOpened-unnamed = Tengillinn þinn frá { $date }
mailOpened-lead = Opnað: { $name }, { $when }.
mailOpened-left =
    { $n ->
        [one] Hægt er að opna { $n } sinni enn.
       *[other] Hægt er að opna { $n } sinnum enn.
    }
mailOpened-last = Þetta var síðasta opnunin: leyndarmálið hefur verið þurrkað út.
mailOpened-link = Tenglarnir mínir
mailOpened-why = Þú færð þennan tölvupóst vegna þess að þú baðst um að fá að vita þegar opnað er.

## mailAnswered

mailAnswered-subject = Svarað: { $name }
mailAnswered-unnamed = Beiðnin þín frá { $date }
mailAnswered-lead = Svarað: { $name }, { $when }.
mailAnswered-keep = Svarið er ekki í þessum tölvupósti. Skráðu þig inn til að opna það.
mailAnswered-link = Beiðnirnar mínar
mailAnswered-why = Þú færð þennan tölvupóst vegna þess að þú baðst um tölvupóst við hvert svar.

## mailCode

mailCode-subject = Kóðinn þinn frá { $service }
mailCode-lead = Einhver deilir trúnaðarmáli með þér gegnum þjónustuna { $service }. Til að opna það skaltu slá þennan kóða inn á síðunni sem bað um hann:
mailCode-leadNamed = { $sender } deilir trúnaðarmáli með þér gegnum þjónustuna { $service }. Til að opna það skaltu slá þennan kóða inn á síðunni sem bað um hann:
mailCode-until = Kóðinn virkar einu sinni, í { $minutes } mínútur og aðeins í vafranum sem bað um hann.
mailCode-ignore = Ef þú baðst ekki um kóða skaltu hunsa þennan tölvupóst og ekki láta neinn fá kóðann.

## mailInvited

mailInvited-subject = Reikningurinn þinn hjá { $service }
mailInvited-lead = Þú ert nú með reikning hjá { $service }: { $email }.
mailInvited-link = Velja aðgangsorð
mailInvited-once = Tengillinn virkar einu sinni, til: { $when }.

## mailReset

mailReset-subject = Nýtt aðgangsorð fyrir { $service }
mailReset-lead = Stjórnandi hjá { $service } gerir þér kleift að velja nýtt aðgangsorð fyrir { $email }.
mailReset-link = Velja aðgangsorð
mailReset-once = Tengillinn virkar einu sinni, til: { $when }.

## mailNotice

mailNotice-subject = Reikningurinn þinn hjá { $service }
mailNotice-password = Aðgangsorði reikningsins { $email } var breytt: { $when }.
mailNotice-factorAdded = Viðbótarþætti var bætt við reikninginn { $email }: { $when }.
mailNotice-factorRemoved = Viðbótarþáttur var fjarlægður af reikningnum { $email }: { $when }.
mailNotice-factorsReset = Stjórnandi fjarlægði alla viðbótarþætti af reikningnum { $email }: { $when }.
mailNotice-recoveryCodes = Nýir endurheimtarkóðar voru búnir til fyrir reikninginn { $email }: { $when }. Þeir fyrri virka ekki lengur.
mailNotice-recoveryCode = Endurheimtarkóði reikningsins { $email } var notaður: { $when }. Hann virkar ekki aftur.
mailNotice-devices = Of mörg röng aðgangsorð eða kóðar fyrir reikninginn { $email } bárust úr vöfrum sem hafa verið notaðir til innskráningar áður: { $when }. Einhver kann að hafa eitt af tækjunum þínum.
mailNotice-from = Þetta kom frá vistfanginu { $address }.
mailNotice-stranger = Ef þú áttir ekki von á þessu skaltu breyta aðgangsorðinu þínu hjá { $service } og láta stjórnandann vita.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many = { $service }: stjórnandi þarf að líta á { $n } atriði
mailConditions-link = Ástand netþjónsins
mailConditions-why = Þú færð þennan tölvupóst vegna þess að netfangið þitt er í notices.mail. Hann kemur einu sinni og aftur eftir sjö daga ef ekkert hefur breyst. Keyrðu skipanir á vél netþjónsins, með sudo og --config netþjónsins.

## mailTest

mailTest-subject = Prófun á { $service }
mailTest-lead = Tölvupóstur frá { $service } kemst til skila.
mailTest-link = { $service }

## opener

opener-title = Opna innsiglaðan tengil
opener-lead = Þessi síða er þín eigin skrá: hún opnar tengla sem eru innsiglaðir enda á milli og enginn netþjónn getur breytt henni. Hún biður netþjón tengilsins um innsiglaða leyndarmálið og ekkert annað.
opener-link = Tengill, með hlutanum á eftir #
opener-passphraseHint = Aðeins ef sendandinn lét þig fá hana.
opener-open = Opna
opener-notLink = Þetta er ekki tengill að leyndarmáli. Afritaðu allan tengilinn, frá https:// til enda.
opener-unreachable = Ekkert svar sem þessi síða má lesa. Ekki næst í netþjóninn, eða hann leyfir aðeins sinni eigin síðu að opna þennan tengil: hugsanlega er leyndarmálið ekki innsiglað, eða það er bundið við tiltekin net. Ekkert var opnað.
opener-incomplete = Svarið barst ekki í heilu lagi. Það kann að hafa talist sem opnun.
opener-notSealed = Það sem netþjónninn sendi er ekki innsiglað, svo að það er ekki það sem sendandinn innsiglaði fyrir þennan tengil. Ekkert af því er sýnt.
opener-wrong = Lykilsetningin er röng eða hana vantar. Engin opnun var talin.
opener-refused = Netþjónninn afhendir þetta ekki eins og er. Engin opnun var talin.
opener-held = Sá sem sendi þetta þarf að veita aðgang að því. Segðu viðkomandi þessi orð: { $words }
opener-heldWordless = Sá sem sendi þetta þarf að veita aðgang að því.
opener-otherPassphrase = Það opnast ekki með þessari lykilsetningu. Reyndu aftur: innsiglaða leyndarmálið er hér og engin frekari opnun er talin. Hafðu reitinn auðan ef sendandinn lét þig ekki fá lykilsetningu.
opener-go = Opna veffangið á { $host }
opener-saved = Vistað

## languages

languages-title = Veldu tungumálið þitt
languages-search = Finndu tungumálið þitt
languages-searchHint = Eigið heiti þess, enskt heiti eða kóði, svo sem pt-BR.
languages-find = Leita
languages-none = Ekkert tungumál passar.
languages-all = Öll tungumál
languages-browser = Tungumál vafrans míns
languages-back = Aftur á síðuna
languages-recipient = Tungumál fyrir viðtakandann
languages-recipientHint = Fyrir síðu tengilsins og tölvupóstinn um hann. Viðtakendur sem hafa valið tungumál halda sínu.
languages-recipientOwn = Eins og vafri viðkomandi biður um
languages-answerer = Tungumál fyrir þann sem svarar
languages-answererHint = Fyrir síðu beiðninnar. Þau sem hafa valið tungumál halda sínu.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } tungumál
       *[other] { $n } tungumál
    }
languagesLive-recipientLanguage = Tungumál fyrir viðtakandann
