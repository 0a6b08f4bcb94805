### Irish

## layout — frame of every page: skip link, navigation at the top, footer; everybody reads it

layout-skip = Léim chuig an ábhar
layout-navigation = Príomhnascleanúint
layout-create = Nua
layout-pushes = Mo naisc
layout-account = Cuntas
layout-signIn = Logáil isteach
layout-languages = Teanga
layout-light = Geal
layout-dark = Dorcha
layout-auto = Uathoibríoch
layout-api = API
layout-about = Eolas
layout-aboutLine = Conas a oibríonn sé seo agus cé atá ina bhun
layout-noScript = Tá JavaScript de dhíth ar an leathanach seo. Fanann gach rud a dhéanann sé idir do bhrabhsálaí agus an freastalaí seo.
layout-waiting = Tá an leathanach seo á lódáil fós. Mura n-athraíonn aon rud, athlódáil é.
layout-plain = Níl an ceangal seo criptithe: is féidir le daoine eile ar an líonra an méid a sheolann agus a osclaíonn tú anseo a léamh. Úsáid seoladh https:// má tá ceann ann.
layout-notSealed = Stad: níl sé seo séalaithe
layout-notSealedText = Tá eochair ag deireadh do naisc, mar sin shéalaigh an té a rinne é an rud atá taobh thiar de. Tá rud éigin eile á thairiscint ag an bhfreastalaí seo, agus ní thaispeánann an leathanach seo aon chuid de. Cuir ceist ar an seoltóir, ach ná cuir tríd an bhfreastalaí seo í.

## create — page “New”: the form that makes a link, and the card with the finished link; senders

create-title = Comhroinn rún
create-tagline = Comhroinn rún le nasc a stopann ag obair uaidh féin.
create-kinds = Cad is mian leat a chomhroinnt
create-text = Téacs
create-files = Comhaid
create-url = Nasc
create-qr = Cód QR
create-textLabel = Do rún
create-shared = Comhroinnte ó aip eile: seiceáil é sula seolfaidh tú é.
create-textPlaceholder = Pasfhocal, eochair, nóta …
create-urlLabel = Seoladh gréasáin
create-urlHint = Feiceann an faighteoir an seoladh ar dtús agus deimhníonn é sula bhfágtar an leathanach seo.
create-qrLabel = Téacs le taispeáint mar chód QR
create-qrHint = Feicfidh an faighteoir é mar chód QR le scanadh.
create-message = Teachtaireacht (roghnach)
create-filesSignIn = Logáil isteach chun comhaid a chomhroinnt.
create-hide = Folaigh agus mé ag clóscríobh
create-generator = Gin pasfhocal
create-style = Stíl
create-styleCharacters = Carachtair
create-styleWords = Focail
create-stylePin = PIN
create-pinHint = Is leor é mar phasfhrása, toisc go gcuireann an freastalaí seo teorainn le hiarrachtaí. Tá sé rólag mar rún ann féin.
create-length = Fad
create-digits = Digití
create-symbols = Siombailí
create-capitals = Ceannlitreacha
create-generated = Moladh
create-again = Moladh nua
create-use = Úsáid an ceann seo
create-lifetime = Téann in éag tar éis
create-views = Cé mhéad uair is féidir é a oscailt
create-passphrase = Pasfhrása (roghnach)
create-passphraseRequired = Pasfhrása (riachtanach)
create-passphraseLength =
    { $n ->
        [one] Carachtar amháin ar a laghad; áirítear sraith mar aaaa nó 1234 mar dhá cheann.
        [two] { $n } charachtar ar a laghad; áirítear sraith mar aaaa nó 1234 mar dhá cheann.
        [few] { $n } charachtar ar a laghad; áirítear sraith mar aaaa nó 1234 mar dhá cheann.
        [many] { $n } gcarachtar ar a laghad; áirítear sraith mar aaaa nó 1234 mar dhá cheann.
       *[other] { $n } carachtar ar a laghad; áirítear sraith mar aaaa nó 1234 mar dhá cheann.
    }
create-passphraseHint = Seol an pasfhrása ar leithligh, ar an bhfón mar shampla.
create-suggest = Mol ceann
create-more = Tuilleadh roghanna
create-covered = Coinnigh clúdaithe é go dtí go dtapáiltear é
create-coveredHint = Ní léifidh aon duine é thar ghualainn an fhaighteora nuair a osclaítear é.
create-deletable = Tá cead ag an bhfaighteoir an rún a scriosadh
create-notifyMe = Cuir in iúl dom nuair a osclaítear é
create-notifyByMail = Gheobhaidh tú ríomhphost, agus marc in “Mo naisc”.
create-notifyInList = Gheobhaidh tú marc in “Mo naisc”.
create-name = Ainm (ní fheiceann ach tusa é)
create-note = Nóta (ní fheiceann ach tusa é)
create-sign = Cuir d’ainm leis
create-senderName = D’ainm
create-senderMessage = Teachtaireacht don fhaighteoir
create-senderMessageHint = Taispeántar í sula n-osclaítear an rún, d’aon duine a bhfuil an nasc aige nó aici. Ná scríobh aon rud rúnda anseo.
create-senderEmail = Taispeáin seoladh do chuntais: { $email }
create-sealed = Cosaint bhreise
create-sealedHint = Ní féidir le haon duine ach an faighteoir é a léamh, ná fiú an freastalaí seo.
create-sealedName = Tabhair ainm air le haghaidh do liosta: tá ainmneacha na gcomhad cosanta freisin. Níl an t-ainm, an nóta ná an síniú cosanta.
create-sealedRequired = Ní ghlacann an freastalaí seo le haon rogha eile.
create-groupLimits = Tá teorainneacha níos déine i bhfeidhm ort mar bhall de na grúpaí seo: { $groups }.
create-shownOnce = Cóipeáil an nasc anois. Ní féidir é a thaispeáint arís.
create-remembered = Cuimhnítear ar do roghanna ar an ngléas seo.
create-reset = Fill ar na gnáthroghanna
create-submit = Cruthaigh an nasc
create-ready = Tá do nasc réidh
create-passphraseNext = Anois seol an pasfhrása ar bhealach eile
create-passphraseReminder = Ní osclaítear an nasc ach leis an bpasfhrása seo. Inis é ar an bhfón, mar shampla. Ní thaispeánfar arís é.
create-copyPassphrase = Cóipeáil an pasfhrása
create-end = Scrios anois
create-another = Comhroinn ceann eile
create-sameTerms = Ceann eile leis na téarmaí céanna

## createClosed — start page for people who may not make links here; visitors

createClosed-title = Logáil isteach chun rún a chomhroinnt
createClosed-text = Ó do líonra, níl cead ach ag daoine a bhfuil cuntas acu naisc a chruthú.
createClosed-hint = Má fuair tú nasc, osclaítear anseo é mar is gnách.
createClosed-nothingTitle = Ní féidir leat aon rud a chomhroinnt anseo
createClosed-nothing = Ní fhágann teorainneacha do ghrúpaí ({ $groups }) aon chineál rúin. Cuir ceist ar riarthóir an fhreastalaí seo.

## createLive — page “New”: messages and chips that appear while a sender works

createLive-bytes = { $used } as { $limit }
createLive-characters = Carachtair: { $used } as { $limit }
createLive-bits = thart ar { $n } giotán
createLive-termViews =
    { $n ->
        [one] { $n } amharc
        [two] { $n } amharc
        [few] { $n } amharc
        [many] { $n } n-amharc
       *[other] { $n } amharc
    }
createLive-termSealed = cosanta
createLive-noPassphrase = gan phasfhrása
createLive-withPassphrase = le pasfhrása
createLive-needsPassphrase = pasfhrása riachtanach
createLive-passphraseMissing = Iontráil pasfhrása: tá ceann riachtanach ar an bhfreastalaí seo.
createLive-passphraseShort =
    { $n ->
        [one] Tá an pasfhrása seo róghearr: carachtar amháin ar a laghad. Áirítear sraith mar aaaa nó 1234 mar dhá cheann.
        [two] Tá an pasfhrása seo róghearr: { $n } charachtar ar a laghad. Áirítear sraith mar aaaa nó 1234 mar dhá cheann.
        [few] Tá an pasfhrása seo róghearr: { $n } charachtar ar a laghad. Áirítear sraith mar aaaa nó 1234 mar dhá cheann.
        [many] Tá an pasfhrása seo róghearr: { $n } gcarachtar ar a laghad. Áirítear sraith mar aaaa nó 1234 mar dhá cheann.
       *[other] Tá an pasfhrása seo róghearr: { $n } carachtar ar a laghad. Áirítear sraith mar aaaa nó 1234 mar dhá cheann.
    }
createLive-signed = Sínithe: { $by }
createLive-blank = Iontráil rún ar dtús.
createLive-tooLong = Tá sé seo rófhada: { $limit } ar a mhéad.
createLive-badUrl = Iontráil seoladh gréasáin, mar shampla https://example.org.
createLive-unsealed = Níorbh fhéidir le do bhrabhsálaí é seo a shéalú. Níor seoladh aon rud.
createLive-opens = Is féidir é a oscailt { $views }, go dtí { $date } ({ $relative }).
createLive-endedTitle = Tá an rún scriosta
createLive-ended = Tá a ábhar léirscriosta. Ní féidir le haon duine é a oscailt a thuilleadh, tusa san áireamh.
createLive-goneTitle = Tá an nasc imithe in éag
createLive-gone = Ní féidir le haon duine é a oscailt a thuilleadh. Tá a ábhar léirscriosta.
createLive-linkUnsaved = Níor chóipeáil tú an nasc fós, agus is ar an leathanach seo amháin a thaispeántar é. Imeacht mar sin féin?
createLive-passphraseUnsaved = Níor chóipeáil tú an pasfhrása fós, agus is ar an leathanach seo amháin a thaispeántar é. Imeacht mar sin féin?
createLive-leaveIt = Imigh
createLive-offline = Níor fhreagair an freastalaí. Seiceáil do cheangal agus bain triail eile as.
createLive-rateLimited =
    { $n ->
        [one] An iomarca iarratas. Bain triail eile as i gceann { $n } soicind.
        [two] An iomarca iarratas. Bain triail eile as i gceann { $n } shoicind.
        [few] An iomarca iarratas. Bain triail eile as i gceann { $n } shoicind.
        [many] An iomarca iarratas. Bain triail eile as i gceann { $n } soicind.
       *[other] An iomarca iarratas. Bain triail eile as i gceann { $n } soicind.
    }
createLive-tryAgain = Is féidir leat triail eile a bhaint as anois.
createLive-tooLarge = Tá sé seo níos mó ná mar a ghlacann an freastalaí leis.
createLive-signInFirst = Logáil isteach ar dtús.
createLive-unavailable = Níl an freastalaí ar fáil faoi láthair. Tá an méid a chlóscríobh tú anseo fós: bain triail eile as i gceann nóiméid.
createLive-noSpace = Níl aon spás fágtha ar an bhfreastalaí. Níor stóráladh aon rud.
createLive-failed = Tharla fadhb ({ $status }). Níor stóráladh aon rud.
createLive-refused = Ní ghlacann an freastalaí leis an luach seo.
createLive-tooMany =
    { $n ->
        [one] Iontráil amháin ar a mhéad.
        [two] { $n } iontráil ar a mhéad.
        [few] { $n } iontráil ar a mhéad.
        [many] { $n } n-iontráil ar a mhéad.
       *[other] { $n } iontráil ar a mhéad.
    }
createLive-outOfRange = Iontráil uimhir ó { $min } go { $max }.

## resultLive — page “New”: news under the finished link, whether it was opened; senders

resultLive-notOpened = Níor osclaíodh fós é.
resultLive-openedTimes =
    { $n ->
        [one] Osclaíodh uair amháin é: { $date }.
        [two] Osclaíodh faoi dhó é, an uair dheireanach: { $date }.
        [few] Osclaíodh { $n } huaire é, an uair dheireanach: { $date }.
        [many] Osclaíodh { $n } n-uaire é, an uair dheireanach: { $date }.
       *[other] Osclaíodh { $n } uair é, an uair dheireanach: { $date }.
    }

## fileBox — box into which one drops files; senders, and whoever answers a request

fileBox-files = Comhaid
fileBox-drop = Scaoil comhaid anseo, nó
fileBox-choose = roghnaigh comhaid
fileBox-or = nó
fileBox-folder = fillteán
fileBox-cancel = Cealaigh

## filesLive — messages of the box for files and of the upload; senders, and whoever answers a request

filesLive-fileLimits =
    { $n ->
        [one] Comhad amháin ar a mhéad, suas le { $file }.
        [two] { $n } chomhad ar a mhéad, { $file } an ceann, { $push } le chéile.
        [few] { $n } chomhad ar a mhéad, { $file } an ceann, { $push } le chéile.
        [many] { $n } gcomhad ar a mhéad, { $file } an ceann, { $push } le chéile.
       *[other] { $n } comhad ar a mhéad, { $file } an ceann, { $push } le chéile.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Ní féidir ach comhad amháin a chur in aon nasc amháin.
        [two] Is féidir { $n } chomhad ar a mhéad a chur in aon nasc amháin.
        [few] Is féidir { $n } chomhad ar a mhéad a chur in aon nasc amháin.
        [many] Is féidir { $n } gcomhad ar a mhéad a chur in aon nasc amháin.
       *[other] Is féidir { $n } comhad ar a mhéad a chur in aon nasc amháin.
    }
filesLive-fileTooLarge = Tá “{ $name }” níos mó ná { $limit }.
filesLive-filesTooLarge = Tá na comhaid le chéile níos mó ná { $limit }.
filesLive-noFiles = Roghnaigh comhad amháin ar a laghad.
filesLive-packing = Tá “{ $name }” á phacáil fós.
filesLive-remove = Bain { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Cailleadh an ceangal. Leanfar ar aghaidh go huathoibríoch.
filesLive-uploaded = Seolta. Tá an freastalaí á stóráil …
filesLive-sealing = Á shéalú i do bhrabhsálaí: { $percent }
filesLive-unreadable = Ní féidir le do bhrabhsálaí ceann de na comhaid a léamh a thuilleadh. Níor seoladh aon rud. Roghnaigh na comhaid arís.
filesLive-cancelled = Cealaithe. Níor stóráladh aon rud.

## reveal — page of a secret: before, during and after opening it; recipients

reveal-title = Rún duit
reveal-intro = Chomhroinn duine éigin rud rúnda leat.
reveal-ownTitle = Do rún féin
reveal-ownIntro = Chomhroinn tú féin é seo. Osclaíonn do chuid faighteoirí é ar an leathanach seo.
reveal-ownPage = Téigh chuig a nasc, a chód QR agus a loga
reveal-passphrase = Pasfhrása
reveal-passphraseHint = Gheobhaidh tú ón seoltóir é, ar leithligh ón nasc seo.
reveal-unlock = Díghlasáil
reveal-open = Taispeáin an rún
reveal-counts = Áirítear mar amharc é a oscailt.
reveal-how = Conas a oibríonn sé seo
reveal-sealed = Tá cosaint bhreise air: ní féidir ach le do bhrabhsálaí é a oscailt, agus ní féidir leis an bhfreastalaí seo é a léamh.
reveal-sealedNoScript = Ní osclaítear an nasc seo ach le JavaScript nó leis an ordú “secretpush open”: tá a rún séalaithe, agus ní féidir leis an bhfreastalaí seo é a léamh.
reveal-largeText = Tá ceann de na comhaid níos mó ná 256 MiB, agus ní féidir leis an mbrabhsálaí seo comhad séalaithe den mhéid sin a shábháil. Oscail an nasc in Chrome nó Edge thar https://, nó leis an ordú seo:
reveal-copyCommand = Cóipeáil an t-ordú
reveal-secret = An rún
reveal-show = Taispeáin
reveal-onPaper = Tá an rún clúdaithe. Roghnaigh “Taispeáin” ar an leathanach, ansin priontáil arís é.
reveal-hide = Folaigh
reveal-copy = Cóipeáil
reveal-save = Sábháil mar chomhad
reveal-print = Priontáil
reveal-files = Comhaid
reveal-download = Íoslódáil
reveal-downloadAll = Íoslódáil uile mar ZIP
reveal-address = Is mian leis an seoltóir go n-osclófá an seoladh seo:
reveal-go = Oscail an seoladh …
reveal-goTitle = An leathanach seo a fhágáil?
reveal-goText = Tá tú ar tí seoladh a oscailt ar:
reveal-goYes = Oscail é
reveal-goTo = Oscail an seoladh ar { $host }
reveal-qr = Scan an cód seo
reveal-qrText = Téacs an chóid
reveal-remove = Scrios anois é
reveal-removeText = Ní bheidh aon duine in ann an nasc seo a oscailt arís, tusa san áireamh.
reveal-removeYes = Scrios
reveal-cancel = Cealaigh
reveal-deletedTitle = Scriosta
reveal-deletedText = Ní féidir le haon duine an nasc seo a oscailt a thuilleadh, agus níl an rún ar an leathanach seo a thuilleadh.
reveal-undo = Cealaigh an scriosadh
reveal-openAgain = Ar ais chuig an nasc
reveal-gone = Níl aon rud anseo a thuilleadh
reveal-goneText = Chuaigh an nasc seo in éag, scriosadh é, nó ní raibh sé riamh ann.
reveal-openedHere = D’oscail tú an nasc seo ar an ngléas seo: { $date } ({ $relative }). Chuaigh sé in éag nó scriosadh é ó shin.
reveal-goneHint = Iarr nasc nua ar an seoltóir.
reveal-goneCreate = Comhroinn rún tú féin
reveal-letters = Clóscríobh na trí litir seo
reveal-lettersHint = Coinníonn sé seo amach na ríomhchláir a sheiceálann naisc. Is cuma ceannlitreacha nó litreacha beaga.
reveal-lettersNeeded = Clóscríobh na trí litir, ansin brúigh an cnaipe arís. Níor osclaíodh aon rud.
reveal-lettersOther = Litreacha eile a bhí iontu sin. Clóscríobh na trí cinn seo, ansin brúigh an cnaipe arís. Níor osclaíodh aon rud.
reveal-wrong = Tá an pasfhrása mícheart.
reveal-limited = An iomarca pasfhrásaí míchearta. Fan nóiméad, ansin bain triail eile as.
reveal-refused = Dhiúltaigh an té a sheol é seo é a scaoileadh chugat.
reveal-waitOver = Tá deireadh le do thréimhse feithimh. Oscail arís é chun iarraidh an athuair.
reveal-crowded = Tá an iomarca daoine ag fanacht leis seo. Bain triail eile as i gceann nóiméid.
reveal-scanner = Deir an brabhsálaí seo gur ríomhchlár é a sheiceálann naisc, mar sin níor osclaíodh aon rud. Oscail an nasc i mbrabhsálaí eile.
reveal-again = Ní osclaítear an rún arís má athlódálann tú an leathanach. Brúigh an cnaipe chun é a oscailt uair amháin eile.
reveal-failed = Tharla fadhb ar an bhfreastalaí. Bain triail eile as i gceann nóiméid.

## senderNote — page of a secret: who sends it, and the sender’s message; recipients

senderNote-label = Ón seoltóir
senderNote-shares = Tá { $name } ag comhroinnt rud éigin leat.
senderNote-writes = Scríobhann { $name }:
senderNote-unnamedWrites = Scríobhann an seoltóir:
senderNote-account = Seoladh é ón gcuntas { $email } ar an bhfreastalaí seo.
senderNote-anyAccount = Seoladh é ón gcuntas { $email }. Is féidir le haon duine cuntas a chruthú anseo, mar sin níl an seoladh seo fíoraithe.
senderNote-unverifiedAccount = Seoladh é ón gcuntas { $email }. Níor fhíoraigh aon duine an seoladh seo.
senderNote-ownWords = Focail an tseoltóra féin iad an t-ainm agus an teachtaireacht.
senderNote-unverified = Focail an tseoltóra féin iad an t-ainm agus an teachtaireacht. Níl a fhios ag an bhfreastalaí seo an bhfuil an t-ainm ceart.

## undoPlain — page after a deletion, for browsers without scripts; recipients

undoPlain-seconds =
    { $n ->
        [one] Is féidir leat é seo a chur ar ceal ar feadh { $n } soicind.
        [two] Is féidir leat é seo a chur ar ceal ar feadh { $n } shoicind.
        [few] Is féidir leat é seo a chur ar ceal ar feadh { $n } shoicind.
        [many] Is féidir leat é seo a chur ar ceal ar feadh { $n } soicind.
       *[other] Is féidir leat é seo a chur ar ceal ar feadh { $n } soicind.
    }

## undoLive — after a deletion, while it can be undone; recipients and senders

undoLive-deleted = Scriosta. Ní féidir le haon duine é a oscailt.
undoLive-undo = Cealaigh an scriosadh ({ $seconds })
undoLive-undone = Cuireadh an scriosadh ar ceal.
undoLive-tooLate = Níorbh fhéidir an scriosadh a chur ar ceal: tá an rún léirscriosta.

## revealLive — page of a secret: messages that appear after a click; recipients

revealLive-viewsLeft =
    { $n ->
        [one] Is féidir é a oscailt uair amháin eile, go dtí { $date } ({ $relative }).
        [two] Is féidir é a oscailt { $n } uair eile, go dtí { $date } ({ $relative }).
        [few] Is féidir é a oscailt { $n } huaire eile, go dtí { $date } ({ $relative }).
        [many] Is féidir é a oscailt { $n } n-uaire eile, go dtí { $date } ({ $relative }).
       *[other] Is féidir é a oscailt { $n } uair eile, go dtí { $date } ({ $relative }).
    }
revealLive-lastView = Ba é seo an t-amharc deireanach. Tá an rún léirscriosta ón bhfreastalaí: coinnigh anois an méid atá de dhíth ort.
revealLive-lastViewFiles = Ba é seo an t-amharc deireanach. Íoslódáil anois an méid atá de dhíth ort: ní oibríonn na naisc ach ar feadh tamaill bhig.
revealLive-ownView = Ní áirítear d’amhairc féin.
revealLive-shown = Tá an rún á thaispeáint.
revealLive-covered = Tá an rún clúdaithe.
revealLive-copied = Cóipeáilte
revealLive-copyFailed = Theip ar an gcóipeáil. Roghnaigh an téacs agus cóipeáil é.
revealLive-wrong = Tá an pasfhrása mícheart.
revealLive-limited =
    { $n ->
        [one] An iomarca pasfhrásaí míchearta. Bain triail eile as i gceann { $n } soicind.
        [two] An iomarca pasfhrásaí míchearta. Bain triail eile as i gceann { $n } shoicind.
        [few] An iomarca pasfhrásaí míchearta. Bain triail eile as i gceann { $n } shoicind.
        [many] An iomarca pasfhrásaí míchearta. Bain triail eile as i gceann { $n } soicind.
       *[other] An iomarca pasfhrásaí míchearta. Bain triail eile as i gceann { $n } soicind.
    }
revealLive-busy =
    { $n ->
        [one] An iomarca iarratas. Bain triail eile as i gceann { $n } soicind.
        [two] An iomarca iarratas. Bain triail eile as i gceann { $n } shoicind.
        [few] An iomarca iarratas. Bain triail eile as i gceann { $n } shoicind.
        [many] An iomarca iarratas. Bain triail eile as i gceann { $n } soicind.
       *[other] An iomarca iarratas. Bain triail eile as i gceann { $n } soicind.
    }
revealLive-again = Is féidir leat triail eile a bhaint as anois.
revealLive-unconnected = Tá tú as líne. Níor osclaíodh aon rud.
revealLive-offline = Níor tháinig freagra an fhreastalaí ina iomláine. D’fhéadfadh sé gur áiríodh é mar amharc.
revealLive-failed = Tharla fadhb ar an bhfreastalaí. Bain triail eile as i gceann nóiméid.
revealLive-downloaded = Íoslódáilte
revealLive-downloadedOf = Comhaid íoslódáilte: { $done } as { $total }
revealLive-preview = Réamhamharc
revealLive-previewOf = Réamhamharc: { $name }
revealLive-previewFailed = Ní féidir an pictiúr seo a thaispeáint anseo. Íoslódáil é ina ionad sin.
revealLive-downloadFailed = Stop an íoslódáil. D’fhéadfadh sé go ndeachaigh an nasc in éag.
revealLive-deleteFailed = Níorbh fhéidir an rún a scriosadh.
revealLive-noAddress = Ní seoladh gréasáin é seo, mar sin taispeántar é mar ghnáth-théacs.
revealLive-fileName = run.txt
revealLive-see = Taispeáin
revealLive-hide = Folaigh

## sealedLive — page of a secret that is sealed end to end: what went wrong; recipients

sealedLive-linkCut = Níl an nasc seo iomlán: tá an chuid i ndiaidh # ar iarraidh. Iarr an nasc iomlán ar an seoltóir. Níor osclaíodh aon rud, agus níor áiríodh aon amharc.
sealedLive-linkAltered = Gearradh an nasc seo nó athraíodh é ar an mbealach: níl an chuid i ndiaidh # ceart. Iarr an nasc iomlán ar an seoltóir. Níor osclaíodh aon rud, agus níor áiríodh aon amharc.
sealedLive-moduleMissing = Níor tháinig an chuid den leathanach seo a osclaíonn rúin shéalaithe. Seiceáil do cheangal agus athlódáil an leathanach. Níor osclaíodh aon rud, agus níor áiríodh aon amharc.
sealedLive-sealBroken = Rinneadh dochar don ábhar séalaithe nó athraíodh é, mar sin ní thaispeántar aon chuid de. Iarr ar an seoltóir é a sheoladh arís.
sealedLive-sealShort = Tá deireadh an ábhair shéalaithe ar iarraidh, mar sin ní thaispeántar aon chuid de. Iarr ar an seoltóir é a sheoladh arís.
sealedLive-sealOther = Ní oireann an t-ábhar séalaithe don nasc seo, nó tá sé séalaithe ar bhealach nach féidir leis an leathanach seo a oscailt. Iarr ar an seoltóir é a sheoladh arís.
sealedLive-fileWhole = Iomlán: seiceáladh “{ $name }” go dtí an beart deireanach.
sealedLive-fileBroken = Rinneadh dochar do “{ $name }” nó athraíodh é. Níor sábháladh aon chuid de.
sealedLive-fileShort = Tá deireadh “{ $name }” ar iarraidh. Níor sábháladh aon chuid de.
sealedLive-fileTooLarge = Tá “{ $name }” rómhór don bhrabhsálaí seo. Oscail an nasc in Chrome nó Edge thar https://, nó leis an ordú “secretpush open”.

## newRequest — page “Ask for a secret”: the form, and the card with the finished link; people with an account

newRequest-sealed = Ní féidir ach leatsa an freagra a léamh
newRequest-sealedHint = Ní féidir leis an bhfreastalaí seo féin é a léamh.
newRequest-sealedRequired = Ní ghlacann an freastalaí seo le haon rogha eile.
newRequest-collectTitle = D’eochair do na freagraí
newRequest-collectText = Tá sí de dhíth ort chun na freagraí a léamh, agus ní féidir í a thaispeáint arís: íoslódáil an comhad athshlánaithe. Ná seol chuig aon duine é.
newRequest-copyCollect = Cóipeáil an eochair
newRequest-recovery = Íoslódáil an comhad athshlánaithe
newRequest-showKey = Taispeáin an eochair mar nasc
newRequest-title = Iarr rún
newRequest-lead = Is féidir leis an té a fhaigheann an nasc rún a sheoladh chugat, gan chuntas.
newRequest-link = Iarr rún ar dhuine éigin
newRequest-what = Cad atá de dhíth ort?
newRequest-placeholder = Pasfhocal an tseanródaire, le do thoil
newRequest-whatHint = Is féidir leis an té a bhfuil an nasc aige nó aici é seo a léamh. Ná scríobh aon rud rúnda anseo.
newRequest-takesFiles = Tá cead acu comhaid a sheoladh
newRequest-showsEmail = Taispeáin dóibh seoladh do chuntais: { $email }
newRequest-notifyMe = Seol ríomhphost chugam le haghaidh gach freagra
newRequest-name = Ainm (ní fheiceann ach tusa é)
newRequest-note = Nóta (ní fheiceann ach tusa é)
newRequest-files = Comhaid don té a fhreagraíonn (roghnach)
newRequest-filesHint = Foirm le líonadh, mar shampla. Is féidir leis an té a bhfuil an nasc aige nó aici iad a íoslódáil.
newRequest-until = Ar oscailt ar feadh
newRequest-answers = Freagraí ceadaithe
newRequest-passphrase = Pasfhrása (roghnach)
newRequest-passphraseHint = De dhíth chun an t-iarratas a léamh agus a fhreagairt. Inis é ar an bhfón, mar shampla.
newRequest-more = Tuilleadh roghanna
newRequest-submit = Cruthaigh an nasc
newRequest-ready = Tá do nasc réidh
newRequest-page = Oscail leathanach an iarratais seo
newRequest-passphraseNext = Anois seol an pasfhrása ar bhealach eile
newRequest-passphraseReminder = Ní osclaítear an t-iarratas ach leis an bpasfhrása seo. Ní thaispeánfar arís é.
newRequest-copyPassphrase = Cóipeáil an pasfhrása
newRequest-another = Iarr rud éigin eile

## newRequestLive — page “Ask for a secret”: messages and chips that appear while one fills in the form

newRequestLive-blankRequest = Abair cad atá de dhíth ort.
newRequestLive-longRequest = Tá sé seo rófhada: { $limit } ar a mhéad.
newRequestLive-longNote = Tá do nóta rófhada: { $limit } ar a mhéad.
newRequestLive-answersRange = Iontráil uimhir ó { $min } go { $max }.
newRequestLive-termAnswers =
    { $n ->
        [one] freagra amháin
        [two] { $n } fhreagra
        [few] { $n } fhreagra
        [many] { $n } bhfreagra
       *[other] { $n } freagra
    }
newRequestLive-noPassphrase = gan phasfhrása
newRequestLive-withPassphrase = le pasfhrása
newRequestLive-takes = Is féidir é a fhreagairt { $views }, go dtí { $date } ({ $relative }).
newRequestLive-full = Tá an iomarca iarratas ar oscailt agat. Dún ceann ar dtús.
newRequestLive-tooLarge = Tá sé seo níos mó ná mar a ghlacann an freastalaí leis.
newRequestLive-unavailable = Níl an freastalaí ar fáil faoi láthair. Tá an méid a chlóscríobh tú anseo fós: bain triail eile as i gceann nóiméid.
newRequestLive-noSpace = Níl aon spás fágtha ar an bhfreastalaí. Níor stóráladh aon rud.
newRequestLive-limited =
    { $n ->
        [one] An iomarca iarratas. Bain triail eile as i gceann { $n } soicind.
        [two] An iomarca iarratas. Bain triail eile as i gceann { $n } shoicind.
        [few] An iomarca iarratas. Bain triail eile as i gceann { $n } shoicind.
        [many] An iomarca iarratas. Bain triail eile as i gceann { $n } soicind.
       *[other] An iomarca iarratas. Bain triail eile as i gceann { $n } soicind.
    }
newRequestLive-retry = Is féidir leat triail eile a bhaint as anois.
newRequestLive-noAnswer = Níor fhreagair an freastalaí. Seiceáil do cheangal agus bain triail eile as.
newRequestLive-problem = Tharla fadhb ({ $status }). Níor stóráladh aon rud.

## requestShareLive — the message that goes with the link of a request, in a mail or chat; written for whoever is asked

requestShareLive-requestMessage = Seol rud rúnda chugam tríd an nasc seo, le do thoil. Is féidir é a fhreagairt { $views }, go dtí { $date }. Níl cuntas de dhíth ort:
requestShareLive-requestSubject = Iarratas chugat
requestShareLive-requestTerms = Is féidir é a fhreagairt { $views }, go dtí { $date }.

## requestLetter — printed sheet with the link of a request; read by whoever is asked

requestLetter-to = Do
requestLetter-from = Ó
requestLetter-title = Tá rud rúnda á iarraidh ort
requestLetter-intro = Is féidir leat é a sheoladh ó aon fhón nó ríomhaire. Níl cuntas de dhíth ort.
requestLetter-scan = Scan an cód le ceamara d’fhóin. Nó clóscríobh an seoladh i mbrabhsálaí go díreach mar atá sé priontáilte anseo: ní hionann ceannlitreacha agus litreacha beaga.
requestLetter-press = Brúigh an cnaipe ar an leathanach a osclaíonn, agus seol an rud atá á iarraidh.
requestLetter-passphrase = Iontráil an pasfhrása agus brúigh an cnaipe. Tabharfaidh an té atá ag iarraidh an pasfhrása duit ar bhealach eile. Ar mhaithe le do shábháilteacht níl sé ar an mbileog seo: ná scríobh síos anseo é.
requestLetter-keep = Ansin scrios an bhileog seo.

## request — page of one request, for the person who asks

request-recovery = Íoslódáil an comhad athshlánaithe
request-loadKey = Lódáil an comhad athshlánaithe
request-keyFile = Comhad athshlánaithe
request-back = M’iarratais
request-noScript = Ní thaispeántar na freagraí ach le JavaScript.
request-asked = Cad atá á iarraidh agat
request-answers = Freagraí
request-close = Dún an t-iarratas
request-cancel = Cealaigh

## requestKeysLive — page of one request: the key that opens its answers; for the person who asks

requestKeysLive-recoveryText =
    Osclaíonn an comhad seo na freagraí ar d’iarratas. Coinnigh é, agus ná seol chuig aon duine é.

    Chun na freagraí a léamh i mbrabhsálaí eile, logáil isteach, oscail leathanach an iarratais agus lódáil an comhad seo ansin, nó oscail d’eochair.
requestKeysLive-recoveryLink = An nasc le seoladh:
requestKeysLive-recoveryKey = D’eochair:
requestKeysLive-keyElsewhere = Chun iad a léamh i mbrabhsálaí eile, íoslódáil an comhad athshlánaithe. Ná seol chuig aon duine é.
requestKeysLive-keyInTab = Tá an eochair a osclaíonn na freagraí sa chluaisín seo.
requestKeysLive-keyMissing = Ní féidir ach leatsa na freagraí a léamh, agus níl d’eochair ag an mbrabhsálaí seo: lódáil an comhad athshlánaithe.
requestKeysLive-keyNotInFile = Ní hé seo comhad athshlánaithe an iarratais seo.
requestKeysLive-keyLoaded = Tá d’eochair lódáilte.

## requestWordsLive — page of one request and list of requests: names and the question before closing

requestWordsLive-unnamedRequest = Iarratas, { $date }
requestWordsLive-closeQuestion = “{ $name }” a dhúnadh? Ní ghlacfar le tuilleadh freagraí, agus léirscriosfar a bhfuil á iarraidh ann. Fanfaidh na freagraí.
requestWordsLive-closedNow = Dúnta. Tá an méid a bhí á iarraidh ann léirscriosta.

## requestLive — page of one request: its state, its terms and its answers; for the person who asks

requestLive-open = Ar oscailt
requestLive-ready = Freagartha
requestLive-closed = Dúnta
requestLive-guardedText = Tá sé faoi chosaint an phasfhrása, mar sin ní thaispeántar anseo é.
requestLive-closedText = Léirscriosadh é nuair a dúnadh an t-iarratas.
requestLive-answersOf = Freagraí
requestLive-answersCount = { $came } as { $total }
requestLive-openUntil = Ar oscailt go dtí
requestLive-filesMay = Comhaid
requestLive-filesYes = Is féidir iad a sheoladh
requestLive-filesNo = Níl siad á n-iarraidh
requestLive-guard = Pasfhrása
requestLive-guardSet = De dhíth chun é a léamh agus a fhreagairt
requestLive-guardNone = Gan phasfhrása
requestLive-email = Seoladh do chuntais
requestLive-emailShown = Taispeántar é
requestLive-emailHidden = Ní thaispeántar é
requestLive-noAnswers = Níor fhreagair aon duine fós. Seol an nasc chuig an té a bhfuil an rud atá uait aige nó aici.
requestLive-noneCame = Níor fhreagair aon duine.
requestLive-purged = Tá na freagraí scriosta faoin am seo.
requestLive-answerBy = Freagra ó: { $name }
requestLive-answerOf = Freagra, { $date }
requestLive-newAnswer = nua
requestLive-answerOpen = Oscail
requestLive-answerPage = Nasc agus loga
requestLive-answerOver = imithe in éag
requestLive-closedOn = Ní ghlactar le tuilleadh freagraí. Fanann na freagraí go dtí go dtéann siad in éag.
requestLive-allCame = Freagartha. Ní ghlacann an nasc le tuilleadh freagraí.
requestLive-answeredMeanwhile = Tá freagra nua ann.
requestLive-logClosed = dúnta de láimh

## requestsLive — list “Requests”, and the step about requests in “First steps” (the latter for administrators)

requestsLive-newAnswers =
    { $n ->
        [one] freagra nua amháin
        [two] { $n } fhreagra nua
        [few] { $n } fhreagra nua
        [many] { $n } bhfreagra nua
       *[other] { $n } freagra nua
    }
requestsLive-answersGot =
    { $n ->
        [one] freagra amháin
        [two] { $n } fhreagra
        [few] { $n } fhreagra
        [many] { $n } bhfreagra
       *[other] { $n } freagra
    }
requestsLive-noneYet = gan freagra fós
requestsLive-closes = dúnfar { $when }
requestsLive-hasClosed = dúnta
requestsLive-noOpen = Níl aon rud á iarraidh agat faoi láthair.
requestsLive-noReady = Níl freagra ar aon iarratas atá ar oscailt.
requestsLive-noClosed = Níor dúnadh aon iarratas fós.
requestsLive-closeRequest = Dún
requestsLive-requestStep = Iarratais
requestsLive-requestStepWhy = Le hiarratais, iarrann daoine a bhfuil cuntas acu rún ar dhaoine eile, agus níl cuntas de dhíth orthu sin chun é a sheoladh.
requestsLive-requestStepOff = Múchta. Is féidir leat é a fhágáil amhlaidh.
requestsLive-requestStepOn = Curtha ar siúl.
requestsLive-requestStepDo = Tosaigh an freastalaí leis an mbratach seo, nó socraigh enable_requests ina chomhad cumraíochta:

## ownRequests — list “Requests”: its tab and its filter; people with an account

ownRequests-tab = Iarratais
ownRequests-which = Cé na hiarratais
ownRequests-open = Ar oscailt
ownRequests-ready = Freagartha
ownRequests-closed = Dúnta

## answerGate — page that the link of a request opens, before the request is shown; whoever is asked

answerGate-collects = Seo an nasc a osclaíonn na freagraí. Tá sé ann don té a chuir an t-iarratas: logáil isteach, ansin oscail arís é.
answerGate-title = Tá rún á iarraidh ort
answerGate-intro = Tá duine éigin ag iarraidh ort rud rúnda a sheoladh. Níl cuntas de dhíth ort.
answerGate-ownTitle = D’iarratas féin
answerGate-ownIntro = Is tú féin atá á iarraidh seo. Freagraíonn daoine eile é ar an leathanach seo.
answerGate-ownPage = Téigh chuig a nasc, a fhreagraí agus a loga
answerGate-passphraseHint = Gheobhaidh tú é ón té atá ag iarraidh, ar leithligh ón nasc seo.
answerGate-read = Féach cad atá á iarraidh
answerGate-left =
    { $n ->
        [one] Is féidir é a fhreagairt uair amháin eile, go dtí { $date } ({ $relative }).
        [two] Is féidir é a fhreagairt { $n } uair eile, go dtí { $date } ({ $relative }).
        [few] Is féidir é a fhreagairt { $n } huaire eile, go dtí { $date } ({ $relative }).
        [many] Is féidir é a fhreagairt { $n } n-uaire eile, go dtí { $date } ({ $relative }).
       *[other] Is féidir é a fhreagairt { $n } uair eile, go dtí { $date } ({ $relative }).
    }
answerGate-busy = An iomarca iarratas ó do sheoladh. Fan nóiméad, ansin bain triail eile as.

## ownAnswer — page of an answer, for the person who asked: before it is opened

ownAnswer-title = Freagra ar “{ $name }”
ownAnswer-unnamed = Freagra ar d’iarratas
ownAnswer-intro = Ní féidir ach leatsa é a oscailt.
ownAnswer-page = Téigh chuig an iarratas agus a fhreagraí uile

## answer — page on which one answers a request, and the pages after it; whoever is asked

answer-yourName = D’ainm (roghnach)
answer-yourNameHint = Feiceann an té atá ag iarraidh é.
answer-yourNameOpen = Feiceann an té atá ag iarraidh é. Níl sé cosanta mar atá do fhreagra.
answer-title = Cad atá á iarraidh ort
answer-label = Ón té atá ag iarraidh
answer-asks = Iarrann an té a sheol an nasc seo chugat:
answer-asksFiles = Cuireann an té a sheol an nasc seo chugat comhaid leis.
answer-ownWords = Scríofa ag an té atá ag iarraidh. Níor sheiceálamar cé atá ann.
answer-ownWordsAccount = Scríofa ag an té atá ag iarraidh.
answer-account = Is leis an duine seo an cuntas { $email } ar an bhfreastalaí seo.
answer-anyAccount = Is leis an duine seo an cuntas { $email }. Is féidir le haon duine cuntas a chruthú anseo, mar sin níl an seoladh seo fíoraithe.
answer-unverifiedAccount = Is leis an duine seo an cuntas { $email }. Níor fhíoraigh aon duine an seoladh seo.
answer-careful = Ná seol é ach amháin má tá aithne agat ar an té atá ag iarraidh.
answer-given = Comhaid duit
answer-text = Do fhreagra
answer-textPlaceholder = Pasfhocal, eochair, nóta …
answer-message = Teachtaireacht
answer-sealed = Ní ghlacann an t-iarratas seo ach le freagra atá séalaithe ó cheann ceann. Gan JavaScript ní féidir leis an leathanach seo é a shéalú. Seol é leis an ordú seo agus leis an nasc iomlán:
answer-sealedOnce = Ní féidir ach leis an té atá ag iarraidh do fhreagra a léamh; ní féidir leis an bhfreastalaí seo. Ní féidir leat é a athrú ina dhiaidh sin.
answer-once = Stóráiltear criptithe é, ní féidir ach leis an té atá ag iarraidh é a oscailt, agus ní féidir leat é a athrú ina dhiaidh sin.
answer-send = Seol
answer-sent = Seolta
answer-sentText = Tá do fhreagra tagtha. Is féidir leat an leathanach seo a dhúnadh.
answer-sentTo = Tá do fhreagra tagtha chuig { $email }. Is féidir leat an leathanach seo a dhúnadh.
answer-sentMore = Seol freagra eile
answer-notSent = Níor seoladh é
answer-notSentText = Téigh siar: tá an méid a chlóscríobh tú ann fós.
answer-back = Tosaigh arís
answer-gone = Níl aon rud á iarraidh anseo a thuilleadh
answer-goneText = Dúnadh an t-iarratas seo, tá a thréimhse caite, nó ní raibh sé riamh ann.
answer-goneHint = Iarr nasc nua ar an té a sheol an nasc chugat.
answer-answered = Freagartha cheana
answer-answeredText = Tá na freagraí uile a iarradh faighte ag an iarratas seo.
answer-answeredHint = Nach tusa a rinne é? Inis sin don té a sheol an nasc chugat.
answer-blankProblem = Iontráil an méid is mian leat a sheoladh.
answer-tooLargeProblem = Tá sé seo níos mó ná mar a ghlacann an freastalaí leis.
answer-spaceProblem = Níl aon spás fágtha ar an bhfreastalaí. Níor stóráladh aon rud.
answer-goneProblem = Ní ghlacann an t-iarratas seo le tuilleadh freagraí. Níor stóráladh aon rud.
answer-passphraseProblem = Tá an pasfhrása mícheart. Níor stóráladh aon rud.

## answerSealedLive — page on which one answers: the answer could not be sealed; whoever is asked

answerSealedLive-answerLinkCut = Níl an nasc iomlán: tá an chuid i ndiaidh # ar iarraidh nó athraíodh í ar an mbealach. Níor seoladh aon rud. Oscail an nasc iomlán arís, nó iarr é ar an té a sheol é.
answerSealedLive-sealerMissing = Níor tháinig an chuid den leathanach seo a shéalaíonn do fhreagra. Níor seoladh aon rud. Seiceáil do cheangal agus athlódáil an leathanach.
answerSealedLive-notSealed = Níorbh fhéidir le do bhrabhsálaí é seo a shéalú. Níor seoladh aon rud.

## answerLive — page on which one answers: messages that appear while one works; whoever is asked

answerLive-bytes = { $used } as { $limit }
answerLive-blank = Iontráil an méid is mian leat a sheoladh.
answerLive-blankFiles = Iontráil an méid is mian leat a sheoladh, nó roghnaigh comhaid.
answerLive-tooLong = Tá sé seo rófhada: { $limit } ar a mhéad.
answerLive-tooLarge = Tá sé seo níos mó ná mar a ghlacann an freastalaí leis.
answerLive-over = Ní ghlacann an t-iarratas seo le tuilleadh freagraí. Níor stóráladh aon rud.
answerLive-wrong = Tá an pasfhrása mícheart. Níor stóráladh aon rud.
answerLive-limited =
    { $n ->
        [one] An iomarca iarratas. Bain triail eile as i gceann { $n } soicind.
        [two] An iomarca iarratas. Bain triail eile as i gceann { $n } shoicind.
        [few] An iomarca iarratas. Bain triail eile as i gceann { $n } shoicind.
        [many] An iomarca iarratas. Bain triail eile as i gceann { $n } soicind.
       *[other] An iomarca iarratas. Bain triail eile as i gceann { $n } soicind.
    }
answerLive-again = Is féidir leat triail eile a bhaint as anois.
answerLive-unavailable = Níl an freastalaí ar fáil faoi láthair. Tá an méid a chlóscríobh tú anseo fós: bain triail eile as i gceann nóiméid.
answerLive-noSpace = Níl aon spás fágtha ar an bhfreastalaí. Níor stóráladh aon rud.
answerLive-offline = Níor fhreagair an freastalaí. D’fhéadfadh sé gur tháinig do fhreagra mar sin féin: lódáil an leathanach arís chun é sin a fheiceáil.
answerLive-failed = Tharla fadhb ({ $status }). Níor stóráladh aon rud.

## receipt — receipt: a page for senders without an account, and where it is offered

receipt-choice = Coinnigh admháil
receipt-choiceHint = Dara nasc, duitse amháin: taispeánann sé ar osclaíodh an rún, agus is féidir an rún a scriosadh leis.
receipt-yours = D’admháil
receipt-yoursText = Taispeánann sí ar osclaíodh an rún, agus is féidir é a scriosadh léi. Ní féidir é a léamh léi. Coinnigh agat féin í: is é an nasc thuas atá de dhíth ar an bhfaighteoir.
receipt-open = Oscail an admháil
receipt-copy = Cóipeáil an admháil
receipt-remember = Cuimhnigh ar mo naisc ar an ngléas seo
receipt-rememberHint = Na hadmhálacha amháin, agus sa bhrabhsálaí seo amháin. Is féidir le haon duine a úsáideann é iad a fheiceáil. Má mhúchtar an rogha seo, déantar dearmad orthu uile.
receipt-list = Na naisc is déanaí agam
receipt-listText = An méid a chuimhníonn an brabhsálaí seo faoi na naisc a rinne tú gan chuntas.
receipt-listNone = Ní chuimhníonn an brabhsálaí seo ar aon nasc. Tairgeann admháil cuimhneamh orthu.
receipt-listScripts = Tá JavaScript de dhíth ar an liosta seo: is é an brabhsálaí a choinníonn é, ní hé an freastalaí.
receipt-forget = Déan dearmad orthu uile
receipt-notOpened = Níor osclaíodh fós é
receipt-neverOpened = Níor osclaíodh riamh é
receipt-notOpenedText = Níor oscail aon duine an nasc go fóill.
receipt-opened =
    { $n ->
        [one] Osclaíodh uair amháin é
        [two] Osclaíodh faoi dhó é
        [few] Osclaíodh { $n } huaire é
        [many] Osclaíodh { $n } n-uaire é
       *[other] Osclaíodh { $n } uair é
    }
receipt-times = Cathain a osclaíodh é
receipt-timesSome = Na hoscailtí is déanaí
receipt-over = Ní féidir le haon duine an nasc a oscailt a thuilleadh.
receipt-overViews = Osclaíodh é chomh minic agus a cheadaigh tú, an uair dheireanach: { $date }. Tá a ábhar léirscriosta.
receipt-overTime = Bhí a thréimhse caite: { $date }. Tá a ábhar léirscriosta.
receipt-overHand = Scriosadh é: { $date }. Tá a ábhar léirscriosta.
receipt-left =
    { $n ->
        [one] Is féidir an nasc a oscailt uair amháin eile, go dtí { $date }.
        [two] Is féidir an nasc a oscailt { $n } uair eile, go dtí { $date }.
        [few] Is féidir an nasc a oscailt { $n } huaire eile, go dtí { $date }.
        [many] Is féidir an nasc a oscailt { $n } n-uaire eile, go dtí { $date }.
       *[other] Is féidir an nasc a oscailt { $n } uair eile, go dtí { $date }.
    }
receipt-alarmed = Deir faighteoir gur oscail duine éigin eile an nasc roimhe. Labhair le d’fhaighteoir.
receipt-frozen = Tá an nasc ar sos: ní féidir le haon duine é a oscailt.
receipt-endQuestion = An rún a scriosadh? Ní bheidh aon duine in ann é a oscailt ansin, agus ní féidir é sin a chur ar ceal.
receipt-endYes = Scrios go deo
receipt-again = Féach arís
receipt-unknown = Níl aon eolas anseo
receipt-unknownText = Ní bhaineann an admháil seo le haon nasc ar an bhfreastalaí seo. Seiceáil go bhfuil an seoladh iomlán.
receipt-unknownHint = Tamall tar éis do nasc dul in éag, scriosann an freastalaí gach rud a bhí ar eolas aige faoi.

## receiptListLive — page “My recent links” of senders without an account: a line for each link

receiptListLive-made = Déanta: { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Osclaíodh uair amháin é
        [two] Osclaíodh faoi dhó é
        [few] Osclaíodh { $n } huaire é
        [many] Osclaíodh { $n } n-uaire é
       *[other] Osclaíodh { $n } uair é
    }
receiptListLive-stateNone = Níor osclaíodh fós é
receiptListLive-stateOver = In éag
receiptListLive-stateAlarmed = Aláram
receiptListLive-stateFrozen = Ar sos
receiptListLive-stateUnknown = Níl aon eolas faoi a thuilleadh
receiptListLive-stateFailed = Níor fhreagair an freastalaí
receiptListLive-forgotten = Dearmadta. Ní chuimhneoidh an brabhsálaí seo ar aon nasc feasta.

## about — page “How this works and who runs it”; everybody. Each sentence is a promise: no more and no less than the English

about-title = Conas a oibríonn sé seo agus cé atá ina bhun
about-lead = Comhroinneann tú rún mar nasc. Stopann an nasc ag obair uaidh féin, agus léirscriostar an rún ansin.
about-operatorTitle = Cé a reáchtálann an freastalaí seo
about-runBy = Reáchtálann { $name } an freastalaí seo.
about-unnamed = Níor iontráil oibreoir an fhreastalaí seo ainm anseo. Cuir ceist ar an té a sheol anseo thú.
about-contact = Teagmháil:
about-program = Ríomhchlár: Secret Push, leagan { $version }.
about-words = Molann sé focail as an EFF Long Wordlist ón Electronic Frontier Foundation (https://www.eff.org/dice), gan ceithre cinn díobh, faoi CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Conas a chosnaítear rún
about-sealed = Criptíonn an freastalaí gach rún le AES-256-GCM sula stórálann sé é. Díorthaítear an eochair ó eochair randamach dá chuid féin, ón nasc agus, má tá ceann ann, ón bpasfhrása.
about-masterKey = Stóráiltear an eochair randamach criptithe faoi mháistireochair an fhreastalaí, a choinnítear lasmuigh den bhunachar sonraí.
about-passphrase = Ní stórálann an freastalaí aon phasfhrása, ná aon rud lena gcuirfí pasfhrása i gcomparáid. Déanann Argon2id an tomhas mall, agus tar éis cúig iarracht mhíchearta laistigh de nóiméad bíonn ar an seoladh líonra fanacht.
about-files = Criptítear ainmneacha agus ábhar na gcomhad freisin.
about-transport = Déantar an criptiú seo ar an bhfreastalaí. Cosnaíonn seoladh https:// an bealach chuige.
about-endToEnd = Is féidir le seoltóir rún a shéalú sa bhrabhsálaí nó leis an líne ordaithe freisin, san fhormáid oscailte age. Tá an eochair sa nasc i ndiaidh an #, cuid nach seolann brabhsálaithe riamh: coinníonn agus tugann an freastalaí seo amach rud nach féidir leis a léamh.
about-endTitle = Cad a tharlaíonn nuair a théann nasc in éag
about-end = Téann nasc in éag tar éis an ama a roghnaíodh, tar éis an amhairc dheireanaigh a ceadaíodh, nó de láimh. Ag an nóiméad sin léirscriostar a eochair, an rún agus teachtaireacht an tseoltóra.
about-endFiles = Scriostar comhaid freisin. Oibríonn naisc íoslódála an amhairc dheireanaigh fós: { $time } ar a mhéad, agus ní oibríonn siad riamh thar an am a roghnaíodh.
about-rowAnonymous = Scriostar loga rúin a comhroinneadh gan chuntas { $time } tar éis dó dul in éag.
about-rowAnonymousKept = Coinnítear loga rúin a comhroinneadh gan chuntas go dtí go scriosann an t-oibreoir é.
about-rowOwned = Scriostar loga rúin ó sheoltóir logáilte isteach { $time } tar éis dó dul in éag, mar aon leis an ainm agus an nóta a thug an seoltóir dó.
about-rowOwnedKept = Coinnítear loga rúin ó sheoltóir logáilte isteach, mar aon leis an ainm agus an nóta a thug an seoltóir dó, go dtí go scriosann an t-oibreoir é.
about-backups = Tá i gcúltaca an méid a bhí stóráilte nuair a rinneadh é, go dtí go scriosann an t-oibreoir é.
about-loggedTitle = Cad a logáiltear
about-logged = Do gach rún: cathain a cruthaíodh é, a osclaíodh é, a cuireadh in éag de láimh é nó a baineadh triail as le pasfhrása mícheart, mar aon leis an seoladh líonra, an brabhsálaí agus an leathanach óna dtáinig an cuairteoir. Feiceann seoltóirí logáilte isteach an loga seo dá rúin féin.
about-request = Do gach iarratas chuig an bhfreastalaí: am, cineál leathanaigh, toradh, fad ama agus seoladh líonra. Ní logáiltear an nasc, an rún ná an pasfhrása riamh. Is é an t-oibreoir a shocraíonn cá fhad a choinnítear na línte seo.
about-cookies = Fianáin: ceann le haghaidh do sheisiúin tar éis duit logáil isteach, ceann an ceann don teanga agus do na dathanna a roghnaíonn tú, agus ceann i mbrabhsálaí atá ag fanacht le seoltóir nó a thuairiscigh nasc. Ní dhéantar aon lorgaireacht, agus ní lódálann na leathanaigh aon rud ó fhreastalaithe eile.
about-operatorReadsTitle = Cad is féidir leis an oibreoir a léamh agus cad nach féidir
about-seesMeta = Feiceann an t-oibreoir go bhfuil rún ann: a chineál, a mhéid, a amanna, a amhairc agus a loga, agus seoladh ríomhphoist seoltóra logáilte isteach.
about-adminPage = Is féidir le riarthóirí aon rún a chur in éag. Ní fheiceann siad a ábhar, a ainm, a nóta ná a nasc. Is féidir leo pasfhocal úsáideora a athshocrú, áfach, agus ansin logáil isteach mar an úsáideoir sin.
about-readsOwned = An té a bhfuil na sonraí stóráilte agus an mháistireochair araon aige nó aici, is féidir leis nó léi rún seoltóra logáilte isteach nach bhfuil imithe in éag a léamh mura bhfuil pasfhrása air, agus ainmneacha, nótaí agus teachtaireachtaí an tseoltóra sin.
about-readsAnonymous = I gcás rúin a comhroinneadh gan chuntas, tá an nasc de dhíth freisin, rud nach gcoinníonn an freastalaí.
about-readsGuarded = I gcás rúin a bhfuil pasfhrása air, tá an pasfhrása de dhíth freisin. Is féidir ceann gearr a thomhas, ní féidir ceann fada.
about-running = An té a rialaíonn an freastalaí agus é ar siúl, is féidir leis nó léi rún agus a phasfhrása a fheiceáil nuair a chruthaítear é agus nuair a osclaítear é.
about-readsSealed = Ní féidir leis an oibreoir rún séalaithe a léamh, fiú leis na sonraí uile agus leis an máistireochair. D’fhéadfadh freastalaí ar cuireadh isteach air leathanach a sceithfeadh an rún a thabhairt amach, áfach: chun é sin a chosc, oscail an nasc leis an líne ordaithe.
about-readsExpired = Ní féidir le haon duine rún atá imithe in éag a léamh, an t-oibreoir san áireamh, ach amháin má tá sé fós i gcúltaca a rinneadh roimhe sin.
about-youTitle = Cad is féidir leatsa a dhéanamh
about-you = Roghnaigh líon beag amharc agus tréimhse ghearr. Cuir pasfhrása leis, agus seol é ar bhealach eile seachas an nasc. Ná hoscail rún ach nuair is féidir leat é a stóráil go sábháilte.

## accessibility — page “Accessibility”; everybody

accessibility-title = Inrochtaineacht
accessibility-lead = Ní mór do gach duine a bheith in ann rún a chomhroinnt agus ceann a oscailt, pé dóigh a bhfeiceann, a gcloiseann, a mbogann agus a léann siad.
accessibility-contactTitle = Má tá rud éigin sa bhealach ort
accessibility-contact = Inis d’oibreoir an fhreastalaí seo cad nach n-oibríonn duit, nó iarr bealach eile:
accessibility-nobody = Níor iontráil oibreoir an fhreastalaí seo sonraí teagmhála anseo. Inis don té a sheol anseo thú cad nach n-oibríonn duit, agus iarr bealach eile.
accessibility-standardTitle = Na caighdeáin a chomhlíonann na leathanaigh seo
accessibility-standard = Tá na leathanaigh seo déanta chun WCAG 2.2 ag leibhéal AA a chomhlíonadh, agus leis sin caibidil 9 de EN 301 549. De réir sheiceáil na ndéantóirí féin comhlíonann, seachas an méid atá sa chéad liosta eile.
accessibility-missingTitle = Cad atá in easnamh
accessibility-missingUndo = Is féidir scriosadh a chealú ar feadh ocht soicind agus gan níos mó, toisc nach ceadmhach do rún maireachtáil tar éis a scriosta. Bíonn an fócas láithreach ar an gcnaipe a chealaíonn é.
accessibility-missingLanguage = An méid a scríobh daoine iad féin, mar shampla teachtaireacht nó ainm comhaid, níl a theanga marcáilte.
accessibility-missingReference = Is bogearraí eile a dhéanann an tagairt do ríomhchláraitheoirí, agus níor seiceáladh í.
accessibility-missingReaders = Níor úsáideadh aon léitheoir scáileáin don seiceáil, agus níor ghlac aon daoine faoi mhíchumas páirt fós.
accessibility-checkedTitle = Conas a seiceáladh é sin
accessibility-checkedByProgram = Le axe-core: gach leathanach i ngach staid, ar scáileán caol agus ar cheann leathan, geal agus dorcha. Oireann gach leathanach freisin do leithead 320 picteilín, agus do théacs faoi dhó a mhéide.
accessibility-checkedByHand = De láimh: na príomhbhealaí trí na leathanaigh, leis an méarchlár amháin, le níos mó spáis idir litreacha agus línte, agus i gcrann inrochtaineachta Chromium, óna léann léitheoirí scáileáin.

## caution — what keeps a link closed, and “That was not me”: recipients’ pages, and fields of the form for senders

caution-notMe = Níorbh mise a bhí ann
caution-tellText = Más duine é nach bhfuil aithne agat air nó uirthi, inis don seoltóir: beidh sé le feiceáil ina loga.
caution-tellFreezes = Cuireann sé an nasc ar sos freisin: ní féidir le haon duine é a oscailt go dtí go gcuireann an seoltóir ar siúl arís é.
caution-tell = Inis don seoltóir
caution-told = D’inis tú don seoltóir nach tusa a bhí ann.
caution-askSender = Murar tusa a bhí ann, iarr rún nua ar an seoltóir.
caution-toldTitle = Is féidir leis an seoltóir é a fheiceáil anois
caution-toldText = Tá sé i loga an tseoltóra gur oscail duine éigin an nasc seo romhat.
caution-toldFrozen = Tá an nasc ar sos: ní féidir le haon duine é a oscailt go dtí go gcuireann an seoltóir ar siúl arís é.
caution-toldOpen = Oibríonn an nasc fós. Cuir ceist ar an seoltóir sula mbraitheann tú ar an méid atá taobh thiar de.
caution-toldNext = Labhair leis an seoltóir ar bhealach eile, ar an bhfón mar shampla.
caution-back = Ar ais chuig an rún
caution-frozenTitle = Tá an nasc seo ar sos
caution-frozenText = Ní féidir le haon duine é a oscailt faoi láthair. Oibreoidh sé arís nuair a chuirfidh a sheoltóir ar siúl arís é.
caution-frozenHint = Cuir ceist ar an seoltóir, ansin lódáil an leathanach seo arís. Níor áiríodh é seo mar amharc.
caution-elsewhereTitle = Ní ón líonra seo
caution-elsewhereText = Roghnaigh an seoltóir na líonraí óna n-osclaítear an nasc seo. Níl do sheoladh { $address } in aon cheann díobh.
caution-elsewhereHint = Ceangail leis an líonra ceart, ansin lódáil an leathanach seo arís. Níor áiríodh é seo mar amharc.
caution-earlyTitle = Níl sé ar oscailt fós
caution-earlyText = Osclófar an nasc seo: { $date } ({ $relative }).
caution-earlyHint = Lódáil an leathanach seo arís ansin. Níor áiríodh é seo mar amharc.
caution-notBefore = Ní osclaítear roimh (roghnach)
caution-notBeforeHint = I gcrios ama an ghléis seo. Is tusa amháin atá in ann é a oscailt níos luaithe.
caution-afterFirstView = Téann in éag tar éis an chéad amhairc (roghnach)
caution-networks = Laistigh de na líonraí seo amháin (fiafraigh de do roinn TF)
caution-networksHint = Seoltaí agus raonta mar 192.0.2.0/24, le camóga eatarthu.
caution-addressees = Do na daoine seo amháin (roghnach)
caution-addresseesHint = Seoltaí ríomhphoist, nó grúpaí mar group:staff, le camóga eatarthu. Sula n-osclaítear an nasc, úsáideann siad logáil isteach na cuideachta, nó cód a sheoltar chucu le ríomhphost.
caution-addresseesByCompany = Seoltaí ríomhphoist, nó grúpaí mar group:staff, le camóga eatarthu. Sula n-osclaítear an nasc, úsáideann siad logáil isteach na cuideachta.
caution-addresseesByCode = Seoltaí ríomhphoist, le camóga eatarthu. Níl cuntas de dhíth ar aon duine: sula n-osclaítear an nasc, clóscríobhann siad cód a sheoltar chucu le ríomhphost.
caution-addresseesRequired = Do na daoine seo amháin (riachtanach)
caution-addresseesNext = Do na daoine seo amháin: { $people }. Seol an nasc chucu. Osclaítear dóibh é tar éis logáil isteach na cuideachta.
caution-addresseesNextByCode = Do na daoine seo amháin: { $people }. Seol an nasc chucu. Ar a leathanach, iarrann siad cód a sheoltar chuig a seoladh le ríomhphost.
caution-addresseesNextByEither = Do na daoine seo amháin: { $people }. Seol an nasc chucu. Ar a leathanach, úsáideann siad logáil isteach na cuideachta nó iarrann siad cód a sheoltar chuig a seoladh le ríomhphost.
caution-openings = Tabhair rabhadh don fhaighteoir má d’oscail duine éigin an nasc cheana
caution-freeze = Cuir an nasc ar sos
caution-thaw = Cuir an nasc ar siúl arís

## cautionGateLive — page of a secret: it was opened before; recipients

cautionGateLive-openedBefore =
    { $n ->
        [one] Osclaíodh an nasc seo uair amháin cheana: { $date } ({ $relative }).
        [two] Osclaíodh an nasc seo faoi dhó cheana, an uair dheireanach: { $date } ({ $relative }).
        [few] Osclaíodh an nasc seo { $n } huaire cheana, an uair dheireanach: { $date } ({ $relative }).
        [many] Osclaíodh an nasc seo { $n } n-uaire cheana, an uair dheireanach: { $date } ({ $relative }).
       *[other] Osclaíodh an nasc seo { $n } uair cheana, an uair dheireanach: { $date } ({ $relative }).
    }

## addresseesLive — page “New”: problems with the field “Only for these people”; senders

addresseesLive-noAddress = Ní seoladh ríomhphoist é “{ $entry }”.
addresseesLive-notIn = Ní cheadaítear seoltaí in { $domain }.
addresseesLive-wanted = Iontráil na daoine a bhfuil an nasc ann dóibh: tá sé riachtanach ar an bhfreastalaí seo.

## cautionCreateLive — page “New”: chips that sum up the chosen terms, and problems with fields; senders

cautionCreateLive-badMoment = Roghnaigh am sula dtéann an nasc in éag.
cautionCreateLive-termNotBefore = osclófar { $date }
cautionCreateLive-notSooner = Ní níos luaithe
cautionCreateLive-termFirstView = in éag { $duration } tar éis an chéad amhairc
cautionCreateLive-badNetwork = Ní líonra é “{ $network }”. Iontráil seoltaí agus raonta mar 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] ó aon líonra amháin
        [two] ó { $n } líonra amháin
        [few] ó { $n } líonra amháin
        [many] ó { $n } líonra amháin
       *[other] ó { $n } líonra amháin
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] d’aon fhaighteoir amháin
        [two] do { $n } fhaighteoir amháin
        [few] do { $n } fhaighteoir amháin
        [many] do { $n } bhfaighteoir amháin
       *[other] do { $n } faighteoir amháin
    }
cautionCreateLive-termLock = an chéad ghléas amháin
cautionCreateLive-termViewsEach =
    { $n ->
        [one] amharc amháin do gach faighteoir
        [two] { $n } amharc do gach faighteoir
        [few] { $n } amharc do gach faighteoir
        [many] { $n } n-amharc do gach faighteoir
       *[other] { $n } amharc do gach faighteoir
    }

## cautionOwnLive — page of a link for its sender: paused, reported, and its terms

cautionOwnLive-frozen = Ar sos
cautionOwnLive-alarmed = Tuairiscithe
cautionOwnLive-frozenNow = Tá an nasc seo ar sos: is tusa amháin atá in ann é a oscailt. Rachaidh sé in éag mar sin féin: { $date }.
cautionOwnLive-alarm = Deir faighteoir gur oscail duine éigin eile é roimhe. Tuairiscíodh é { $date } ({ $relative }), ó { $address } ({ $browser }).
cautionOwnLive-alarmNext = Cuir na hiontrálacha thíos i gcomparáid leis na daoine ar thug tú an nasc dóibh. Má tá amhras ort, cuir in éag é agus athraigh an rún.
cautionOwnLive-settle = Tá gach rud ceart
cautionOwnLive-thawQuestion = “{ $name }” a chur ar siúl arís? Beidh an té a bhfuil an nasc aige nó aici in ann é a oscailt arís.
cautionOwnLive-nowFrozen = Ar sos. Is tusa amháin atá in ann é a oscailt.
cautionOwnLive-nowThawed = Oibríonn an nasc arís.
cautionOwnLive-nowSettled = Socraithe.
cautionOwnLive-networks = Líonraí
cautionOwnLive-recipients = Faighteoirí
cautionOwnLive-recipientsOnly = Dóibh seo amháin: { $recipients }
cautionOwnLive-networksOnly = Uathu seo amháin: { $networks }
cautionOwnLive-lock = Gléasanna
cautionOwnLive-lockYes = Ní féidir ach leis an gcéad ghléas é a oscailt arís
cautionOwnLive-shares = Amhairc gach duine
cautionOwnLive-sharesEach =
    { $n ->
        [one] Is féidir le gach duine é a oscailt uair amháin
        [two] Is féidir le gach duine é a oscailt faoi dhó
        [few] Is féidir le gach duine é a oscailt { $n } huaire
        [many] Is féidir le gach duine é a oscailt { $n } n-uaire
       *[other] Is féidir le gach duine é a oscailt { $n } uair
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] Iarracht amháin ó líonra nár cheadaigh tú.
        [two] { $n } iarracht ó líonraí nár cheadaigh tú.
        [few] { $n } iarracht ó líonraí nár cheadaigh tú.
        [many] { $n } n-iarracht ó líonraí nár cheadaigh tú.
       *[other] { $n } iarracht ó líonraí nár cheadaigh tú.
    }

## hold — held release: the recipient waits and reads out three words, the sender lets them in; both read this

hold-title = Ag fanacht leis an seoltóir
hold-tell = Ní mór don seoltóir é seo a scaoileadh chugat. Inis na trí fhocal seo don seoltóir, ar an bhfón mar shampla:
hold-plain = Féachann an leathanach seo arís gach cúpla soicind.
hold-look = Féach anois
hold-released = Scaoil an seoltóir chugat é. Is féidir leat é a oscailt uair amháin.
hold-counts = Ní mór don seoltóir é a scaoileadh chugat.
hold-refusedTitle = Dhiúltaigh an seoltóir
hold-refusedText = Níor scaoil an seoltóir é seo chugat, agus chuir an nasc ar sos.
hold-refusedHint = Má bhí tú ag fanacht leis, glaoigh ar an seoltóir. Níor osclaíodh aon rud.
hold-choice = Fiafraigh díom sula n-osclaítear é
hold-choiceHint = Léann an faighteoir trí fhocal duit ar an bhfón, agus ligeann tú isteach é.
hold-who = Cé atá ag fanacht leat
hold-compare = Ná lig isteach ach an té a insíonn na focail seo go díreach duit, ar an bhfón mar shampla.
hold-nobody = Níl aon duine ag fanacht fós. Fanfaidh anseo an té a osclaíonn an nasc, agus léifidh sé nó sí trí fhocal duit.

## holdGateLive — page on which a recipient waits until the sender releases the secret

holdGateLive-title = Ag fanacht leis an seoltóir
holdGateLive-until = Fanann an leathanach seo go dtí { $date } ({ $relative }). Is féidir leat é a fhágáil ar oscailt.
holdGateLive-waiting = Ag fanacht. Do chuid focal: { $words }.
holdGateLive-released = Scaoil an seoltóir é.
holdGateLive-crowded =
    { $n ->
        [one] Tá an iomarca daoine ag fanacht leis seo. Bain triail eile as i gceann { $n } soicind.
        [two] Tá an iomarca daoine ag fanacht leis seo. Bain triail eile as i gceann { $n } shoicind.
        [few] Tá an iomarca daoine ag fanacht leis seo. Bain triail eile as i gceann { $n } shoicind.
        [many] Tá an iomarca daoine ag fanacht leis seo. Bain triail eile as i gceann { $n } soicind.
       *[other] Tá an iomarca daoine ag fanacht leis seo. Bain triail eile as i gceann { $n } soicind.
    }

## holdCreateLive — page “New”: chip for held release; senders

holdCreateLive-termHold = fiafraítear díot sula n-osclaítear é

## holdOwnLive — page of a link for its sender: who waits, and what the sender decides

holdOwnLive-release = Lig isteach
holdOwnLive-refuse = Diúltaigh agus cuir ar sos
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Ligthe isteach, gan oscailt fós
holdOwnLive-asks =
    { $n ->
        [one] Tá duine amháin ag fanacht
        [two] Tá beirt ag fanacht
        [few] Tá { $n } dhuine ag fanacht
        [many] Tá { $n } nduine ag fanacht
       *[other] Tá { $n } duine ag fanacht
    }
holdOwnLive-arrived = Tá duine éigin ag fanacht: { $words }.
holdOwnLive-nowReleased = Ligeadh an duine isteach, agus is féidir é a oscailt uair amháin.
holdOwnLive-nowRefused = Diúltaithe. Tá an nasc ar sos.
holdOwnLive-tooLate = Bhí deireadh leis an bhfanacht seo cheana.
holdOwnLive-hold = Scaoileadh
holdOwnLive-holdYes = Fiafraítear díot sula n-osclaítear é

## links — page “New”: a switch under the list of recipients; senders

links-choice = A nasc féin do gach duine

## linksLive — page “New”: making one link for each recipient, and the finished links; senders

linksLive-noGroups = Ní féidir le grúpa a nasc féin a fháil: bain amach “{ $group }”, nó ainmnigh a dhaoine.
linksLive-making = Nasc { $at } as { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Iarrann an freastalaí fanacht: { $address } i gceann { $n } soicind.
        [two] Iarrann an freastalaí fanacht: { $address } i gceann { $n } shoicind.
        [few] Iarrann an freastalaí fanacht: { $address } i gceann { $n } shoicind.
        [many] Iarrann an freastalaí fanacht: { $address } i gceann { $n } soicind.
       *[other] Iarrann an freastalaí fanacht: { $address } i gceann { $n } soicind.
    }
linksLive-notTried = Cealaithe. Níor stóráladh aon rud.
linksLive-ready =
    { $n ->
        [one] Tá nasc amháin réidh
        [two] Tá { $n } nasc réidh
        [few] Tá { $n } nasc réidh
        [many] Tá { $n } nasc réidh
       *[other] Tá { $n } nasc réidh
    }
linksLive-opens = Is féidir gach ceann a oscailt { $views }, go dtí { $date } ({ $relative }), agus ní osclaítear é ach dá fhaighteoir féin.
linksLive-links = Naisc
linksLive-copyOne = Cóipeáil
linksLive-copyAll = Cóipeáil uile mar théacs
linksLive-pageOf = Leathanach an naisc seo
linksLive-keptByPasskey = Iarrtar do phaseochair agus tú ag cóipeáil.
linksLive-gone = Ní thaispeánann an leathanach seo an nasc seo a thuilleadh.
linksLive-linksKept = Coinníonn an brabhsálaí seo na naisc. Ní féidir le haon bhrabhsálaí eile iad a thaispeáint.
linksLive-onlyHere = Cóipeáil na naisc anois. Ní féidir iad a thaispeáint arís.
linksLive-unmade = Níor cruthaíodh roinnt nasc fós, agus is ar an leathanach seo amháin atá an rud atá á chomhroinnt agat. Imeacht mar sin féin?
linksLive-unsaved = Níor chóipeáil tú gach nasc fós, agus is ar an leathanach seo amháin a thaispeántar iad. Imeacht mar sin féin?
linksLive-unmadeCount =
    { $n ->
        [one] Níor cruthaíodh nasc amháin:
        [two] Níor cruthaíodh { $n } nasc:
        [few] Níor cruthaíodh { $n } nasc:
        [many] Níor cruthaíodh { $n } nasc:
       *[other] Níor cruthaíodh { $n } nasc:
    }
linksLive-again = Bain triail eile astu seo

## lock — a link that only its first device opens: form for senders (choice…, viewsEach…), pages for recipients (the rest)

lock-choice = Ní féidir ach leis an gcéad ghléas é a oscailt arís
lock-choiceHint = Fanann an nasc ag an té a osclaíonn ar dtús é. Ar aon ghléas nó brabhsálaí eile, deir sé gur osclaíodh in áit eile é.
lock-viewsEach = Amhairc do gach faighteoir (roghnach)
lock-viewsEachHint = Bíonn a amhairc féin ag gach seoladh ansin, agus ní féidir le haon duine amhairc na ndaoine eile a ídiú.
lock-first = Ní féidir ach leis an mbrabhsálaí a osclaíonn é seo ar dtús é a oscailt arís, mar sin oscail é san áit a bhfuil sé de dhíth ort. Coinníonn do bhrabhsálaí fianán chuige sin.
lock-own = D’oscail an brabhsálaí seo ar dtús é. Ní féidir ach leis an mbrabhsálaí seo é a oscailt arís.
lock-elsewhereTitle = Osclaíodh ar ghléas eile é
lock-elsewhereText = Ní osclaítear an nasc seo ach sa bhrabhsálaí a d’oscail ar dtús é, agus níorbh é an ceann seo é.
lock-elsewhereHint = Más tusa a bhí ann, fill ar an ngléas agus ar an mbrabhsálaí sin. Mura tú, léigh duine éigin eile é: inis don seoltóir.
lock-needsCookie = Tá fianán de dhíth ar an nasc seo, agus níor sheol do bhrabhsálaí ceann. Ceadaigh fianáin don leathanach seo, ansin bain triail eile as.
lock-usedTitle = D’oscail tú cheana é
lock-usedText =
    { $n ->
        [one] Ligeann an seoltóir do gach faighteoir an nasc seo a oscailt uair amháin, agus tá sin déanta agat.
        [two] Ligeann an seoltóir do gach faighteoir an nasc seo a oscailt faoi dhó, agus tá sin déanta agat.
        [few] Ligeann an seoltóir do gach faighteoir an nasc seo a oscailt { $n } huaire, agus tá sin déanta agat.
        [many] Ligeann an seoltóir do gach faighteoir an nasc seo a oscailt { $n } n-uaire, agus tá sin déanta agat.
       *[other] Ligeann an seoltóir do gach faighteoir an nasc seo a oscailt { $n } uair, agus tá sin déanta agat.
    }
lock-usedHint = Má tá sé de dhíth ort arís, iarr nasc nua ar an seoltóir.

## sharesLive — page of a secret with views for each recipient; recipients

sharesLive-lastView = Ba é seo d’amharc deireanach. Coinnigh anois an méid atá de dhíth ort.
sharesLive-lastViewFiles = Ba é seo d’amharc deireanach. Íoslódáil anois an méid atá de dhíth ort: ní oibríonn na naisc ach ar feadh tamaill bhig.

## preview — page of a link, for others than its sender too: what the link is

preview-title = An nasc
preview-text = Is féidir leis an té a bhfuil an nasc seo aige nó aici an rún a oscailt. Ní áirítear féachaint ar an leathanach seo mar amharc.
preview-sealedText = Is féidir leis an té a bhfuil an nasc iomlán aige nó aici an rún a oscailt. Ní áirítear féachaint ar an leathanach seo mar amharc.
preview-shownOnce = Tá cosaint bhreise air: taispeánadh a nasc iomlán uair amháin, nuair a rinneadh é, agus ní féidir é a thaispeáint arís.
preview-qrOf = Cód QR an naisc
preview-terms = Téarmaí

## returned — page of a link for its sender: a mail with the link came back

returned-one = Tháinig an ríomhphost chuig { $recipient } ar ais: { $reason } (stádas { $status }, { $when }).
returned-hint = Seiceáil an seoladh, nó tabhair an nasc ar bhealach eile.
returned-no_mailbox = níl a leithéid de bhosca poist ann
returned-no_domain = níl an fearann ann nó ní ghlacann sé le ríomhphost
returned-closed = ní ghlacann an bosca poist le ríomhphost
returned-full = tá an bosca poist lán
returned-too_large = tá an ríomhphost rómhór don bhosca poist
returned-unreachable = níorbh fhéidir teagmháil a dhéanamh le freastalaí ríomhphoist an tseolta
returned-policy = ní ghlacann freastalaí ríomhphoist an tseolta le ríomhphost den sórt seo ón bhfreastalaí seo
returned-refused = dhiúltaigh freastalaí ríomhphoist an tseolta dó

## share — box with a link and the ways to hand it on; senders

share-link = Nasc
share-copy = Cóipeáil an nasc
share-share = Comhroinn
share-mail = Ríomhphost
share-message = Cóipeáil mar theachtaireacht
share-qr = Cód QR
share-print = Priontáil bileog
share-page = Oscail leathanach an naisc seo
share-png = Sábháil mar PNG
share-svg = Sábháil mar SVG

## shareLive — the message that goes with a link (in a mail, a chat, on paper), and what happens in the box “Link”

shareLive-copied = Cóipeáilte
shareLive-copyFailed = Theip ar an gcóipeáil. Roghnaigh an téacs agus cóipeáil é.
shareLive-codeFailed = Níorbh fhéidir an cód a shábháil. Seiceáil do cheangal agus bain triail eile as.
shareLive-viewsWords =
    { $n ->
        [one] uair amháin
        [two] faoi dhó
        [few] { $n } huaire
        [many] { $n } n-uaire
       *[other] { $n } uair
    }
shareLive-message = Tá rud rúnda á chomhroinnt agam leat. Is féidir an nasc a oscailt { $views }, go dtí { $date }:
shareLive-mailSubject = Rún duit
shareLive-letterTerms = Is féidir an nasc a oscailt { $views }, go dtí { $date }. Ansin léirscriostar a ábhar.

## letter — printed sheet (a letter on paper) with a link; read by the recipient

letter-to = Do
letter-from = Ó
letter-title = Rud rúnda duit
letter-intro = Osclaítear ar aon fhón nó ríomhaire é. Níl cuntas de dhíth ort.
letter-scan = Scan an cód le ceamara d’fhóin. Nó clóscríobh an seoladh i mbrabhsálaí go díreach mar atá sé priontáilte anseo: ní hionann ceannlitreacha agus litreacha beaga.
letter-press = Brúigh an cnaipe ar an leathanach a osclaíonn.
letter-passphrase = Iontráil an pasfhrása agus brúigh an cnaipe. Tabharfaidh an seoltóir an pasfhrása duit ar bhealach eile. Ar mhaithe le do shábháilteacht níl sé ar an mbileog seo: ná scríobh síos anseo é.
letter-keep = Coinnigh an méid atá de dhíth ort, ansin scrios an bhileog seo.
letter-code = Cód QR an tseolta

## push — page of a link for its sender: who opened it, the log

push-noScript = Ní thaispeántar cé a d’oscail é ach le JavaScript.
push-opened = Cé a d’oscail é
push-log = An loga iomlán
push-when = Cathain
push-what = Cad a tharla
push-address = Seoladh
push-browser = Brabhsálaí
push-older = Níos luaithe
push-newer = Níos déanaí
push-end = Scrios anois
push-another = Comhroinn rud nua
push-cancel = Cealaigh

## pushChange — page on which a sender changes a link

pushChange-title = Athraigh an nasc seo
pushChange-back = Ar ais chuig an nasc
pushChange-expires = Téann in éag
pushChange-views = Cé mhéad uair is féidir é a oscailt san iomlán
pushChange-save = Sábháil na hathruithe
pushChange-extend = Cuir leis: { $duration }
pushChange-change = Athraigh …
pushChange-changed = Athraithe.

## pushChangeLive — page on which a sender changes a link: hints and problems of the fields

pushChangeLive-between = Idir { $from } agus { $to }.
pushChangeLive-viewsBetween = Ó { $min } go { $max }. Oscailte go dtí seo: { $used }.
pushChangeLive-badExpiry = Roghnaigh am idir { $from } agus { $to }.

## agentLive — browser and system of somebody who opened or signed in, in all logs

agentLive-agentOn = { $browser } ar { $system }
agentLive-agentUnknown = anaithnid

## pushLive — page of a link: its terms, who opened it; its sender, and (terms only) others who look at it

pushLive-byCode = deimhnithe le cód: { $address }
pushLive-text = Téacs
pushLive-file = Comhaid
pushLive-url = Nasc
pushLive-qr = Cód QR
pushLive-unnamed = { $kind }, { $date }
pushLive-active = Gníomhach
pushLive-expired = In éag
pushLive-when = { $date } ({ $relative })
pushLive-views = Amhairc
pushLive-viewsLeft = { $left } as { $total } fágtha
pushLive-viewsUsed = { $used } as { $total } úsáidte
pushLive-expires = Téann in éag
pushLive-notBefore = Osclaítear
pushLive-firstView = Tar éis an chéad amhairc
pushLive-firstViewEnds = Téann sé in éag { $duration } níos déanaí
pushLive-passphrase = Pasfhrása
pushLive-passphraseSet = Socraithe: ní osclaítear an nasc ach leis.
pushLive-passphraseNone = Gan phasfhrása
pushLive-covered = Clúdaithe
pushLive-coveredYes = Tá, go dtí go dtapálann an faighteoir é
pushLive-coveredNo = Níl
pushLive-deletable = Tá cead ag faighteoirí é a scriosadh
pushLive-deletableYes = Tá
pushLive-deletableNo = Níl, agatsa amháin
pushLive-deletableNoOther = Níl, ag an seoltóir amháin
pushLive-files = Comhaid
pushLive-fileGuarded = ainm faoi chosaint an phasfhrása
pushLive-filesSealed =
    { $n ->
        [one] comhad amháin, { $size }, ainm séalaithe
        [two] { $n } chomhad, { $size }, ainmneacha séalaithe
        [few] { $n } chomhad, { $size }, ainmneacha séalaithe
        [many] { $n } gcomhad, { $size }, ainmneacha séalaithe
       *[other] { $n } comhad, { $size }, ainmneacha séalaithe
    }
pushLive-filesErased =
    { $n ->
        [one] comhad amháin, léirscriosta
        [two] { $n } chomhad, léirscriosta
        [few] { $n } chomhad, léirscriosta
        [many] { $n } gcomhad, léirscriosta
       *[other] { $n } comhad, léirscriosta
    }
pushLive-created = Cruthaíodh
pushLive-name = Ainm
pushLive-note = Nóta
pushLive-endedByViews = Úsáideadh a amharc deireanach: { $when }. Tá a ábhar léirscriosta.
pushLive-endedByTime = Bhí a thréimhse caite: { $when }. Tá a ábhar léirscriosta.
pushLive-endedByHand = Cuireadh in éag de láimh é: { $when }, ó { $address } ({ $browser }). Tá a ábhar léirscriosta.
pushLive-notOpened = Níor oscail aon duine fós é. Seol an nasc chuig a fhaighteoir.
pushLive-neverOpened = Níor oscail aon duine é.
pushLive-openedTimes =
    { $n ->
        [one] Osclaíodh uair amháin é: { $date }.
        [two] Osclaíodh faoi dhó é, an chéad uair: { $date }.
        [few] Osclaíodh { $n } huaire é, an chéad uair: { $date }.
        [many] Osclaíodh { $n } n-uaire é, an chéad uair: { $date }.
       *[other] Osclaíodh { $n } uair é, an chéad uair: { $date }.
    }
pushLive-openedNewest = Tá na cinn is nuaí ({ $shown }) liostaithe anseo, agus iad uile sa loga.
pushLive-scanned =
    { $n ->
        [one] Scan ríomhchlár a leathanach uair amháin, mar shampla réamhamharc naisc i gcomhrá. Ní áirítear é sin mar amharc.
        [two] Scan ríomhchláir a leathanach faoi dhó, mar shampla réamhamhairc naisc i gcomhrá. Ní áirítear é sin mar amharc.
        [few] Scan ríomhchláir a leathanach { $n } huaire, mar shampla réamhamhairc naisc i gcomhrá. Ní áirítear é sin mar amharc.
        [many] Scan ríomhchláir a leathanach { $n } n-uaire, mar shampla réamhamhairc naisc i gcomhrá. Ní áirítear é sin mar amharc.
       *[other] Scan ríomhchláir a leathanach { $n } uair, mar shampla réamhamhairc naisc i gcomhrá. Ní áirítear é sin mar amharc.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] Iontráladh pasfhrása mícheart amháin.
        [two] Iontráladh { $n } phasfhrása mhíchearta.
        [few] Iontráladh { $n } phasfhrása mhíchearta.
        [many] Iontráladh { $n } bpasfhrása mhíchearta.
       *[other] Iontráladh { $n } pasfhrása mícheart.
    }
pushLive-failedViews =
    { $n ->
        [one] Iarracht amháin agus é in éag, ar sos nó gan a bheith ar oscailt fós.
        [two] { $n } iarracht agus é in éag, ar sos nó gan a bheith ar oscailt fós.
        [few] { $n } iarracht agus é in éag, ar sos nó gan a bheith ar oscailt fós.
        [many] { $n } n-iarracht agus é in éag, ar sos nó gan a bheith ar oscailt fós.
       *[other] { $n } iarracht agus é in éag, ar sos nó gan a bheith ar oscailt fós.
    }
pushLive-openedMeanwhile = Osclaíodh díreach anois é.
pushLive-logCount = { $from }–{ $to } as { $total }
pushLive-ended = Imithe in éag. Tá a ábhar léirscriosta.
pushLive-offline = Níor fhreagair an freastalaí. Seiceáil do cheangal agus bain triail eile as.
pushLive-failed = Tharla fadhb ({ $status }).

## presets — terms kept under a name: form of a new link, and account; senders

presets-presets = Réamhshocruithe
presets-keep = Coinnigh na téarmaí seo mar …
presets-title = Do réamhshocruithe
presets-text = Téarmaí a choinnigh tú do naisc nua. Tá siad os cionn na foirme.

## presetsLive — page “New”: the dialog that keeps terms as a preset; senders

presetsLive-presets = Réamhshocruithe
presetsLive-keepTitle = Coinnigh na téarmaí seo
presetsLive-name = Ainm
presetsLive-save = Sábháil
presetsLive-cancel = Cealaigh
presetsLive-badName = Roghnaigh ainm eile: líne amháin, 40 carachtar ar a mhéad. Is féidir leat 20 réamhshocrú a choinneáil.
presetsLive-badTerms = Ní ghlacann an freastalaí seo le ceann de na téarmaí seo.
presetsLive-taken = Tá réamhshocrú leis an ainm seo agat cheana.
presetsLive-offline = Níor fhreagair an freastalaí. Seiceáil do cheangal agus bain triail eile as.
presetsLive-failed = Tharla fadhb ({ $status }). Níor athraíodh aon rud.

## ownPresetsLive — page of one’s account: the list of presets; senders

ownPresetsLive-views =
    { $n ->
        [one] amharc amháin
        [two] { $n } amharc
        [few] { $n } amharc
        [many] { $n } n-amharc
       *[other] { $n } amharc
    }
ownPresetsLive-rename = Athainmnigh
ownPresetsLive-renameOf = Athainmnigh “{ $name }”
ownPresetsLive-remove = Bain
ownPresetsLive-removeOf = Bain “{ $name }”
ownPresetsLive-removeQuestion = An réamhshocrú “{ $name }” a bhaint? Fanfaidh na naisc a rinneadh leis mar atá siad.

## signIn — pages to sign in, to sign up, to choose a password, to set up the server

signIn-title = Logáil isteach
signIn-email = Seoladh ríomhphoist
signIn-password = Pasfhocal
signIn-newPassword = Pasfhocal nua
signIn-passwordHint = Líon na gcarachtar ar a laghad: { $n }. Oibríonn cúpla focal go maith.
signIn-submit = Logáil isteach
signIn-passkey = Logáil isteach le paseochair
signIn-signUp = Cruthaigh cuntas
signIn-signUpTitle = Cruthaigh do chuntas
signIn-have = Tá cuntas agam
signIn-name = Seoladh ríomhphoist nó ainm úsáideora
signIn-companyOrLocal = Úsáid pasfhocal do chuideachta nó, má tá ceann agat, pasfhocal an fhreastalaí seo.
signIn-companyOrAdmins = Úsáid pasfhocal do chuideachta. Is féidir le riarthóirí pasfhocal an fhreastalaí seo a úsáid freisin.
signIn-company = Úsáid pasfhocal do chuideachta.
signIn-adminsOnly = Ní logálann ach riarthóirí isteach le pasfhocal.
signIn-forgot = Ar dhearmad tú do phasfhocal? Is féidir le riarthóir nasc a sheoladh chugat.
signIn-setUpTitle = Fáilte
signIn-setUpText = Níl aon chuntas ar an bhfreastalaí seo fós. Cruthaigh an chéad cheann: cuntas an riarthóra a bheidh ann.
signIn-setUpCode = Cód socraithe
signIn-setUpCodeHint = Scríobh an freastalaí amach é nuair a thosaigh sé. Féach ina theirminéal nó ina loga.
signIn-setUpSubmit = Cruthaigh an riarthóir
signIn-resetTitle = Roghnaigh do phasfhocal
signIn-resetAccount = Don chuntas
signIn-resetText = Oibríonn an nasc seo uair amháin. Má úsáidtear é, cuirtear deireadh le gach seisiún agus gach ceadchomhartha API de chuid do chuntais.
signIn-resetSubmit = Sábháil agus logáil isteach

## sessionsLive — list of sessions: where an account is signed in; its owner and administrators

sessionsLive-sessions = Seisiúin
sessionsLive-sessionHere = an brabhsálaí seo
sessionsLive-sessionBegan = logáilte isteach { $when } { $how }
sessionsLive-sessionUsed = úsáidte go deireanach { $when }
sessionsLive-sessionPassword = le pasfhocal
sessionsLive-sessionLink = le nasc aonuaire
sessionsLive-sessionSetup = nuair a socraíodh an freastalaí
sessionsLive-sessionSignUp = nuair a cruthaíodh an cuntas
sessionsLive-sessionLdap = tríd an eolaire
sessionsLive-sessionOidc = trí logáil isteach na cuideachta
sessionsLive-sessionPasskey = le paseochair
sessionsLive-sessionStrong = agus leis an dara fachtóir
sessionsLive-sessionEnd = Críochnaigh
sessionsLive-sessionEndQuestion = Deireadh a chur leis an seisiún in { $name }? Logálfar an brabhsálaí sin amach láithreach.
sessionsLive-sessionEnded = Críochnaithe. Tá an brabhsálaí sin logáilte amach.
sessionsLive-noSessions = Gan logáil isteach in aon áit.
sessionsLive-othersQuestion = Logáil amach i ngach áit eile? Fanfaidh tú logáilte isteach anseo.
sessionsLive-othersEnded =
    { $n ->
        [one] Cuireadh deireadh le seisiún amháin eile.
        [two] Cuireadh deireadh le { $n } sheisiún eile.
        [few] Cuireadh deireadh le { $n } sheisiún eile.
        [many] Cuireadh deireadh le { $n } seisiún eile.
       *[other] Cuireadh deireadh le { $n } seisiún eile.
    }
sessionsLive-endOthers = Logáil amach i ngach áit eile

## signInAgainLive — dialog when a session ended while somebody was writing; people with an account

signInAgainLive-title = Tá tú logáilte amach
signInAgainLive-text = Tá deireadh le do sheisiún. Logáil isteach mar { $email } chun leanúint ar aghaidh. Tá an méid a chlóscríobh agus a roghnaigh tú anseo fós.
signInAgainLive-somebodyElse = Tá { $other } logáilte isteach sa bhrabhsálaí seo anois. Logáil isteach mar { $email } chun leanúint ar aghaidh. Tá an méid a chlóscríobh agus a roghnaigh tú anseo fós.
signInAgainLive-limited = Iarrann an freastalaí seo an dara fachtóir ort. Socraigh ceann, ansin lean ar aghaidh. Tá an méid a chlóscríobh agus a roghnaigh tú anseo fós.
signInAgainLive-declined = Tá tú logáilte amach, agus níor seoladh aon rud. Bain triail eile as chun logáil isteach agus leanúint ar aghaidh.
signInAgainLive-notYet = Níl tú logáilte isteach mar { $email } fós.
signInAgainLive-password = Pasfhocal
signInAgainLive-submit = Logáil isteach agus lean ar aghaidh
signInAgainLive-passkey = Logáil isteach le paseochair
signInAgainLive-elsewhere = Osclaítear é seo i gcluaisín eile. Fill anseo ina dhiaidh sin, agus lean ar aghaidh.
signInAgainLive-setUp = Socraigh an dara fachtóir
signInAgainLive-goOn = Lean ar aghaidh
signInAgainLive-cancel = Cealaigh
signInAgainLive-noName = Iontráil do sheoladh ríomhphoist nó d’ainm úsáideora.
signInAgainLive-noPassword = Iontráil pasfhocal.
signInAgainLive-wrong = Tá an pasfhocal mícheart.
signInAgainLive-refused = Níl cead agat logáil isteach ar an mbealach seo. Úsáid bealach eile, nó cuir ceist ar riarthóir.
signInAgainLive-noCode = Iontráil cód.
signInAgainLive-code = Cód d’aipe, nó cód athshlánaithe
signInAgainLive-recoveryCode = Cód athshlánaithe
signInAgainLive-wrongCode = Tá an cód sin mícheart, nó úsáideadh cheana é. Fan leis an gcéad cheann eile.
signInAgainLive-begin = Thóg sé sin rófhada. Cealaigh, agus bain triail eile as.
signInAgainLive-passkeyCancelled = Níor úsáideadh aon phaseochair. Bain triail eile as, nó logáil isteach ar bhealach eile.
signInAgainLive-passkeyRefused = Níor ghlac an freastalaí leis an bpaseochair seo. Logáil isteach ar bhealach eile.
signInAgainLive-wrongOrigin = Osclaíodh an leathanach seo ag seoladh nach é seoladh an fhreastalaí féin é. Oscail é ag a bhun-URL.
signInAgainLive-tooMany =
    { $n ->
        [one] An iomarca iarrachtaí ar theip orthu. Bain triail eile as i gceann { $n } soicind.
        [two] An iomarca iarrachtaí ar theip orthu. Bain triail eile as i gceann { $n } shoicind.
        [few] An iomarca iarrachtaí ar theip orthu. Bain triail eile as i gceann { $n } shoicind.
        [many] An iomarca iarrachtaí ar theip orthu. Bain triail eile as i gceann { $n } soicind.
       *[other] An iomarca iarrachtaí ar theip orthu. Bain triail eile as i gceann { $n } soicind.
    }
signInAgainLive-offline = Níor fhreagair an freastalaí. Seiceáil do cheangal agus bain triail eile as.
signInAgainLive-failed = Tharla fadhb ({ $status }).

## accountLive — messages of the pages to sign in, and of one’s account

accountLive-passkeyCancelled = Níor úsáideadh aon phaseochair. Bain triail eile as, nó úsáid do phasfhocal.
accountLive-passkeyRefused = Níor ghlac an freastalaí leis an bpaseochair seo. Logáil isteach le do phasfhocal.
accountLive-wrong = Tá an seoladh ríomhphoist nó an pasfhocal mícheart.
accountLive-wrongName = Tá an t-ainm nó an pasfhocal mícheart.
accountLive-noName = Iontráil do sheoladh ríomhphoist nó d’ainm úsáideora.
accountLive-noGroup = Níl tú in aon cheann de na grúpaí a bhfuil cead acu an freastalaí seo a úsáid. Cuir ceist ar a riarthóir.
accountLive-noAddress = Ní thugann logáil isteach do chuideachta seoladh ríomhphoist bailí don fhreastalaí seo. Cuir ceist ar a riarthóir.
accountLive-notLinked = Tá cuntas le do sheoladh ríomhphoist anseo cheana. Iarr ar riarthóir é a nascadh le logáil isteach do chuideachta.
accountLive-notAdded = Níl cuntas agat anseo. Iarr ar riarthóir ceann a chur leis.
accountLive-notSetUp = Níl an freastalaí seo socraithe fós.
accountLive-notAdmitted = Níl cead agat logáil isteach anseo. Cuir ceist ar riarthóir.
accountLive-directoryAway = Ní féidir pasfhocail na cuideachta a sheiceáil faoi láthair. Má tá pasfhocal an fhreastalaí seo agat, úsáid an ceann sin.
accountLive-limited =
    { $n ->
        [one] An iomarca iarrachtaí ar theip orthu. Bain triail eile as i gceann { $n } soicind.
        [two] An iomarca iarrachtaí ar theip orthu. Bain triail eile as i gceann { $n } shoicind.
        [few] An iomarca iarrachtaí ar theip orthu. Bain triail eile as i gceann { $n } shoicind.
        [many] An iomarca iarrachtaí ar theip orthu. Bain triail eile as i gceann { $n } soicind.
       *[other] An iomarca iarrachtaí ar theip orthu. Bain triail eile as i gceann { $n } soicind.
    }
accountLive-offline = Níor fhreagair an freastalaí. Seiceáil do cheangal agus bain triail eile as.
accountLive-failed = Tharla fadhb ({ $status }).
accountLive-wrongCode = Tá an cód socraithe mícheart.
accountLive-invitation = Tá cuireadh faighte agat. Roghnaigh pasfhocal, agus beidh tú logáilte isteach. Oibríonn an nasc seo uair amháin.
accountLive-badLink = Níl an nasc seo bailí a thuilleadh. Iarr ceann nua ar riarthóir.
accountLive-noLink = Oscail an nasc as do theachtaireacht arís. Ní oibríonn an leathanach seo ach leis an nasc iomlán.
accountLive-noCode = Iontráil an cód socraithe.
accountLive-noPassword = Iontráil pasfhocal.
accountLive-again = Is féidir leat triail eile a bhaint as anois.
accountLive-taken = Tá cuntas leis an seoladh ríomhphoist seo ann cheana.
accountLive-alreadySetUp = Tá an freastalaí seo socraithe cheana. Logáil isteach ina ionad sin.
accountLive-tooShort = Tá an pasfhocal róghearr.
accountLive-tooCommon = Tá an pasfhocal seo ar cheann de na cinn is coitianta, nó níl ann ach do sheoladh nach mór. Triailtear iad seo ar dtús agus pasfhocal á thomhas. Roghnaigh ceann eile.
accountLive-badEmail = Iontráil seoladh ríomhphoist bailí.
accountLive-wrongOrigin = Osclaíodh an leathanach seo ag seoladh nach é seoladh an fhreastalaí féin é. Oscail é ag a bhun-URL.
accountLive-saved = Sábháilte.
accountLive-wrongCurrent = Tá an pasfhocal reatha mícheart.
accountLive-changed = Athraíodh do phasfhocal. Tá gléasanna eile logáilte amach.
accountLive-tokensRevoked =
    { $n ->
        [one] Cúlghaireadh ceadchomhartha API amháin.
        [two] Cúlghaireadh { $n } cheadchomhartha API.
        [few] Cúlghaireadh { $n } cheadchomhartha API.
        [many] Cúlghaireadh { $n } gceadchomhartha API.
       *[other] Cúlghaireadh { $n } ceadchomhartha API.
    }
accountLive-tokenName = Tabhair ainm ar an gceadchomhartha.
accountLive-tokenTaken = Tá ceadchomhartha leis an ainm seo agat cheana.
accountLive-noTokens = Níl aon cheadchomhartha agat fós.
accountLive-never = gan úsáid riamh
accountLive-used = úsáidte go deireanach { $when }
accountLive-made = cruthaithe { $when }
accountLive-revoke = Cúlghair
accountLive-revokeQuestion = An ceadchomhartha “{ $name }” a chúlghairm? Stopfaidh ríomhchláir a úsáideann é ag obair láithreach.
accountLive-revoked = Cúlghairthe.
accountLive-copied = Cóipeáilte
accountLive-copyFailed = Theip ar an gcóipeáil. Roghnaigh an téacs agus cóipeáil é.

## account — page “Your account”; people with an account

account-title = Do chuntas
account-signedInAs = Logáilte isteach mar
account-signOut = Logáil amach
account-programs = Do ríomhchláir: ceadchomharthaí, crúcaí gréasáin
account-programsTokens = Do ríomhchláir: ceadchomharthaí
account-tokens = Ceadchomharthaí API
account-tokensText = Úsáideann ríomhchláir ceadchomhartha in ionad do phasfhocail. Gníomhaíonn siad i d’ainm.
account-tokenName = Cad chuige é?
account-tokenPlaceholder = script chúltaca
account-create = Cruthaigh ceadchomhartha
account-shown = Do cheadchomhartha nua. Ní thaispeántar é ach uair amháin:
account-copy = Cóipeáil
account-example = Mar shampla
account-notify = Nuair a osclaítear nasc
account-notifyMe = Cuir in iúl dom nuair a osclaítear nasc nua de mo chuid
account-notifyEach = Is féidir leat rogha eile a dhéanamh do gach nasc.
account-sessions = Cá bhfuil tú logáilte isteach
account-sessionsText = Cuir deireadh leis an rud nach n-aithníonn tú, ansin athraigh do phasfhocal.
account-endOthers = Logáil amach i ngach áit eile
account-password = Pasfhocal
account-current = Pasfhocal reatha
account-next = Pasfhocal nua
account-change = Athraigh an pasfhocal
account-changeHint = Cuirtear deireadh le do sheisiúin eile uile.
account-revokeTokens = Cúlghair mo cheadchomharthaí API uile freisin
account-revokeTokensHint = Fág tic leis seo má d’fhéadfadh duine éigin eile a bheith ar an eolas faoi do phasfhocal. Stopfaidh ríomhchláir a úsáideann na ceadchomharthaí seo ag obair láithreach:
account-cancel = Cealaigh
account-confirm = Cúlghair

## admin — “My links” (people with an account), and “Users”, “Server”, “All links” (administrators)

admin-title = Mo naisc
admin-titleExpired = Naisc in éag
admin-administration = Riarachán
admin-sections = Rannóga
admin-active = Gníomhach
admin-expired = In éag
admin-all = Gach nasc
admin-users = Úsáideoirí
admin-server = Freastalaí
admin-search = Cuardaigh de réir ainm, nóta nó naisc
admin-order = Sórtáil
admin-byNewest = Na cinn is nuaí ar dtús
admin-byExpiry = De réir dáta éaga
admin-byOpened = Oscailte is déanaí
admin-byViews = Na hamhairc is lú fágtha
admin-parts = Taispeáin iad seo amháin
admin-unopened = Gan oscailt riamh
admin-opened = Oscailte
admin-today = In éag inniu
admin-sealed = Cosaint bhreise
admin-waiting = Tá duine éigin ag fanacht
admin-frozen = Ar sos
admin-answers = Freagraí
admin-tickAll = Roghnaigh uile
admin-csv = Sábháil mar CSV
admin-newer = Níos nuaí
admin-older = Níos sine
admin-cancel = Cealaigh
admin-endLink = Scrios rún de réir a naisc
admin-endLinkHint = Is féidir leat aon nasc a scriosadh. Ní féidir leat ach do chinn féin a léamh.
admin-end = Scrios anois
admin-addUser = Cuir úsáideoir leis
admin-email = Seoladh ríomhphoist
admin-administrator = Riarthóir
admin-add = Cuir leis
admin-byMail = Seol an nasc le ríomhphost
admin-oneTime = Nasc aonuaire, bailí ar feadh 24 uair an chloig. Tabhair don úsáideoir é:
admin-copy = Cóipeáil
admin-storage = Stóras
admin-settings = Socruithe i bhfeidhm
admin-option = Rogha
admin-value = Luach
admin-origin = Ó
admin-version = Leagan

## health — page “Health”: the state of the server; administrators and auditors

health-title = Sláinte
health-lead = Cad atá de dhíth ar an bhfreastalaí seo óna riarthóir, agus cén bhail atá air.
health-open = Gníomh de dhíth
health-nothing = Níl aon ghníomh de dhíth.
health-now = Anois
health-soon = Go luath
health-fine = Cén bhail atá air
health-complaints = Rabhaidh agus earráidí
health-complaintsText = Cad a scríobh an freastalaí seo ina loga ó thosaigh sé. Tá na sonraí sa loga.
health-noComplaints = Níl aon cheann ann.
health-warn = Rabhadh
health-error = Earráid
health-times =
    { $n ->
        [one] uair amháin, { $when }
        [two] faoi dhó, go deireanach { $when }
        [few] { $n } huaire, go deireanach { $when }
        [many] { $n } n-uaire, go deireanach { $when }
       *[other] { $n } uair, go deireanach { $when }
    }
health-examine = Scrúdaigh anois
health-examineTitle = Cad a aimsíonn doctor
health-examineText = Féachann sé ar an eolaire sonraí, agus ceanglaíonn sé leis an bhfreastalaí ríomhphoist, leis an soláthraí agus le gach rud eile atá ainmnithe sna socruithe. Ní sheolann sé aon rud agus ní athraíonn sé aon rud.
health-ok = Ceart go leor

## administration — pages “Users”, “Server”, “All links” and “First steps”; administrators

administration-findUser = Aimsigh úsáideoir
administration-before = Roimhe seo
administration-next = Ar aghaidh
administration-role = Ról
administration-asUser = Úsáideoir
administration-asAuditor = Iniúchóir: feiceann gach loga, gan aon rún
administration-allUsers = Gach úsáideoir
administration-administrators = Riarthóirí
administration-auditors = Iniúchóirí
administration-invited = Cuireadh faighte
administration-disabled = Díchumasaithe
administration-suspended = Ar fionraí
administration-unprotected = Gan an dara fachtóir
administration-userLinks = Naisc
administration-userFactors = Dara fachtóirí
administration-userGroups = Grúpaí
administration-group = Cuir i ngrúpa
administration-joinGroup = Cuir leis
administration-userLimits = Teorainneacha na bpolasaithe
administration-userLog = Iontrálacha is déanaí sa loga
administration-wholeLog = Gach iontráil
administration-endPushes = Cuir in éag freisin a bhfuil comhroinnte ag an úsáideoir seo, agus dún a chuid iarratas
administration-endEverything = Cuir deireadh le gach rud
administration-everyone = Gach duine
administration-nobody = Gan chuntas
administration-findLink = Seoltóir, nasc nó uimhir
administration-madeUntil = Cruthaithe suas go dtí
administration-filterState = Staid
administration-anyState = Gach staid
administration-onlyActive = Gníomhach
administration-onlyExpired = In éag
administration-settingsFilter = Aimsigh socrú
administration-onlyChanged = Na cinn athraithe amháin
administration-stepsTitle = Na chéad chéimeanna
administration-hideSteps = Folaigh
administration-hideStepsHint = Fanann an liosta sa rannóg Freastalaí.

## adminLive — lists “My links” (their senders), “Users”, “Server” and “First steps” (administrators)

adminLive-invited = cuireadh faighte
adminLive-invitationUntil = téann a nasc in éag { $when }
adminLive-invitationOver = chuaigh a nasc in éag { $when }
adminLive-newLink = Nasc nua
adminLive-mailLink = Seol nasc nua le ríomhphost
adminLive-withdraw = Tarraing siar
adminLive-withdrawQuestion = An cuireadh a tugadh do { $email } a tharraingt siar? Stopfaidh a nasc ag obair.
adminLive-withdrawn = Tarraingíodh siar an cuireadh a tugadh do { $email }.
adminLive-endAll = Cuir deireadh le gach rud
adminLive-endAllQuestion = Deireadh a chur le gach rud de chuid { $email }? Díchumasófar an cuntas. Cuirfear deireadh láithreach le seisiúin, ceadchomharthaí, naisc, dara fachtóirí agus crúcaí gréasáin.
adminLive-endedAll = Tá { $email } díchumasaithe. Cuireadh deireadh le: { $what }.
adminLive-endedNothing = Tá { $email } díchumasaithe. Ní raibh aon rud eile fágtha le críochnú.
adminLive-endedSessions =
    { $n ->
        [one] seisiún amháin
        [two] { $n } sheisiún
        [few] { $n } sheisiún
        [many] { $n } seisiún
       *[other] { $n } seisiún
    }
adminLive-endedTokens =
    { $n ->
        [one] ceadchomhartha amháin
        [two] { $n } cheadchomhartha
        [few] { $n } cheadchomhartha
        [many] { $n } gceadchomhartha
       *[other] { $n } ceadchomhartha
    }
adminLive-endedLinks =
    { $n ->
        [one] nasc aonuaire amháin
        [two] { $n } nasc aonuaire
        [few] { $n } nasc aonuaire
        [many] { $n } nasc aonuaire
       *[other] { $n } nasc aonuaire
    }
adminLive-endedFactors =
    { $n ->
        [one] dara fachtóir amháin
        [two] dara fachtóirí: { $n }
        [few] dara fachtóirí: { $n }
        [many] dara fachtóirí: { $n }
       *[other] dara fachtóirí: { $n }
    }
adminLive-endedHooks =
    { $n ->
        [one] crúca gréasáin amháin
        [two] { $n } chrúca gréasáin
        [few] { $n } chrúca gréasáin
        [many] { $n } gcrúca gréasáin
       *[other] { $n } crúca gréasáin
    }
adminLive-endedPushes =
    { $n ->
        [one] nasc comhroinnte nó iarratas amháin
        [two] { $n } nasc comhroinnte agus iarratas
        [few] { $n } nasc comhroinnte agus iarratas
        [many] { $n } nasc comhroinnte agus iarratas
       *[other] { $n } nasc comhroinnte agus iarratas
    }
adminLive-suspended = curtha ar fionraí ag logáil isteach na cuideachta
adminLive-unprotected = gan an dara fachtóir
adminLive-actionsOf = Gníomhartha le haghaidh { $email }
adminLive-addedOn = curtha leis { $when }
adminLive-appWithCodes = Aip le cóid
adminLive-codesLeft =
    { $n ->
        [one] cód athshlánaithe amháin fágtha
        [two] { $n } chód athshlánaithe fágtha
        [few] { $n } chód athshlánaithe fágtha
        [many] { $n } gcód athshlánaithe fágtha
       *[other] { $n } cód athshlánaithe fágtha
    }
adminLive-noFactors = Gan an dara fachtóir.
adminLive-groupHere = déanta anseo
adminLive-groupOfCompany = ó logáil isteach na cuideachta
adminLive-groupOfDirectory = ón eolaire
adminLive-leaveGroup = Bain amach
adminLive-noGroups = Gan a bheith in aon ghrúpa.
adminLive-noLimits = Ní chuireann aon pholasaí teorainn leis an duine seo.
adminLive-endSessions = Cuir deireadh le seisiúin
adminLive-endSessionsQuestion = Deireadh a chur le gach seisiún de chuid { $email }? Beidh ar an úsáideoir logáil isteach arís. Leanfaidh ceadchomharthaí orthu ag obair.
adminLive-sessionsEnded = Cuireadh deireadh le seisiúin an úsáideora { $email }.
adminLive-disableMany =
    { $n ->
        [one] Díchumasaigh { $n }
        [two] Díchumasaigh { $n }
        [few] Díchumasaigh { $n }
        [many] Díchumasaigh { $n }
       *[other] Díchumasaigh { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Úsáideoir amháin a dhíchumasú? Cuirfear deireadh láithreach lena sheisiúin agus lena cheadchomharthaí.
        [two] { $n } úsáideoir a dhíchumasú? Cuirfear deireadh láithreach lena seisiúin agus lena gceadchomharthaí.
        [few] { $n } úsáideoir a dhíchumasú? Cuirfear deireadh láithreach lena seisiúin agus lena gceadchomharthaí.
        [many] { $n } n-úsáideoir a dhíchumasú? Cuirfear deireadh láithreach lena seisiúin agus lena gceadchomharthaí.
       *[other] { $n } úsáideoir a dhíchumasú? Cuirfear deireadh láithreach lena seisiúin agus lena gceadchomharthaí.
    }
adminLive-disabledMany =
    { $n ->
        [one] Tá úsáideoir amháin díchumasaithe.
        [two] Tá { $n } úsáideoir díchumasaithe.
        [few] Tá { $n } úsáideoir díchumasaithe.
        [many] Tá { $n } n-úsáideoir díchumasaithe.
       *[other] Tá { $n } úsáideoir díchumasaithe.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Cuir deireadh le seisiúin { $n } úsáideora
        [two] Cuir deireadh le seisiúin { $n } úsáideoir
        [few] Cuir deireadh le seisiúin { $n } úsáideoir
        [many] Cuir deireadh le seisiúin { $n } n-úsáideoir
       *[other] Cuir deireadh le seisiúin { $n } úsáideoir
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Deireadh a chur le gach seisiún úsáideora amháin? Beidh logáil isteach de dhíth arís. Leanfaidh ceadchomharthaí orthu ag obair.
        [two] Deireadh a chur le gach seisiún de chuid { $n } úsáideoir? Beidh orthu logáil isteach arís. Leanfaidh ceadchomharthaí orthu ag obair.
        [few] Deireadh a chur le gach seisiún de chuid { $n } úsáideoir? Beidh orthu logáil isteach arís. Leanfaidh ceadchomharthaí orthu ag obair.
        [many] Deireadh a chur le gach seisiún de chuid { $n } n-úsáideoir? Beidh orthu logáil isteach arís. Leanfaidh ceadchomharthaí orthu ag obair.
       *[other] Deireadh a chur le gach seisiún de chuid { $n } úsáideoir? Beidh orthu logáil isteach arís. Leanfaidh ceadchomharthaí orthu ag obair.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Cuireadh deireadh le seisiúin úsáideora amháin.
        [two] Cuireadh deireadh le seisiúin { $n } úsáideoir.
        [few] Cuireadh deireadh le seisiúin { $n } úsáideoir.
        [many] Cuireadh deireadh le seisiúin { $n } n-úsáideoir.
       *[other] Cuireadh deireadh le seisiúin { $n } úsáideoir.
    }
adminLive-openedSince = oscailte ó do chuairt dheireanach
adminLive-damaged = dochar déanta
adminLive-mailReset = Seol nasc pasfhocail le ríomhphost
adminLive-mailed = Tá ríomhphost le nasc ar a bhealach chuig { $email }.
adminLive-notMailed = Níor seoladh aon ríomhphost chuig { $email }: { $reason } Seol arís é, nó taispeáin an nasc.
adminLive-noneAtAll = Níor chomhroinn aon duine aon rud fós. Beidh a gcomhroinnfidh daoine le feiceáil anseo, gan an t-ábhar.
adminLive-noneMatching = Níl aon nasc ag teacht leis an scagaire seo.
adminLive-showEveryone = Taispeáin uile
adminLive-looking = Ag féachaint ar naisc níos sine …
adminLive-pushesOf =
    { $n ->
        [one] nasc amháin
        [two] { $n } nasc
        [few] { $n } nasc
        [many] { $n } nasc
       *[other] { $n } nasc
    }
adminLive-manyPushes = níos mó ná { $limit } nasc
adminLive-rateLimited =
    { $n ->
        [one] An iomarca iarratas. Bain triail eile as i gceann { $n } soicind.
        [two] An iomarca iarratas. Bain triail eile as i gceann { $n } shoicind.
        [few] An iomarca iarratas. Bain triail eile as i gceann { $n } shoicind.
        [many] An iomarca iarratas. Bain triail eile as i gceann { $n } soicind.
       *[other] An iomarca iarratas. Bain triail eile as i gceann { $n } soicind.
    }
adminLive-tryAgain = Is féidir leat triail eile a bhaint as anois.
adminLive-stored = Cad atá stóráilte ag an bhfreastalaí seo
adminLive-storedSum = { $size } san iomlán
adminLive-payloads = Rúin (measta)
adminLive-rows = Logaí, cuntais agus leathanaigh shaora
adminLive-fileContents = Comhaid
adminLive-fileLimit = Teorainn do chomhaid
adminLive-fileLimitText = { $used } as { $total }
adminLive-disk = Diosca
adminLive-diskText = { $free } saor as { $total }
adminLive-diskOurs = An freastalaí seo
adminLive-diskOthers = Gach rud eile
adminLive-diskFree = Saor
adminLive-floor = Diúltaítear do chomhaid nuair atá níos lú ná { $size } saor.
adminLive-scarce = Is beag spás atá fágtha: diúltófar do chomhaid go luath, nó tá sé sin ag tarlú cheana.
adminLive-stepsDone = { $done } as { $all } déanta.
adminLive-changed = Athraithe
adminLive-reach = Seoladh agus líonra
adminLive-access = Rochtain agus cuntais
adminLive-pushes = Rúin
adminLive-files = Comhaid
adminLive-data = Sonraí agus eochracha
adminLive-limits = Teorainneacha
adminLive-pages = Cuma agus /about
adminLive-mail = Ríomhphost
adminLive-watch = Loga agus méadracht
adminLive-preset = réamhshocraithe: { $value }
adminLive-byDefault = réamhshocraithe
adminLive-fromFlag = bratach
adminLive-settingsFound =
    { $n ->
        [one] socrú amháin
        [two] { $n } shocrú
        [few] { $n } shocrú
        [many] { $n } socrú
       *[other] { $n } socrú
    }
adminLive-noSetting = Níl aon socrú ag teacht leis.
adminLive-address = Seoladh
adminLive-addressWhy = Ní mór d’fhaighteoirí a bheith in ann an seoladh a mbíonn naisc ag tosú leis a shroicheadh.
adminLive-addressUnset = Níl base_url socraithe: tosaíonn naisc leis an seoladh a úsáideann gach seoltóir, { $origin } i do chás-sa.
adminLive-addressPlain = Tosaíonn naisc le { $url }, nach bhfuil criptithe.
adminLive-addressElsewhere = Tosaíonn naisc le { $url }. Tá tú ag { $origin } anois: oscail { $url } chun a fheiceáil an féidir é a shroicheadh.
adminLive-addressGood = Tosaíonn naisc le { $url }, agus shroich tú an freastalaí ansin.
adminLive-tls = Criptiú ar an mbealach
adminLive-tlsWhy = Thar ghnáth-HTTP, is féidir le haon duine ar an líonra eadarthu na rúin a léamh.
adminLive-tlsOwn = Labhraíonn an freastalaí seo TLS é féin.
adminLive-tlsProxy = Labhraíonn seachfhreastalaí droim ar ais TLS don fhreastalaí seo.
adminLive-tlsNone = Tá tú ceangailte thar ghnáth-HTTP.
adminLive-tlsDo = Tabhair teastas don fhreastalaí, nó cuir seachfhreastalaí droim ar ais le HTTPS os a chomhair:
adminLive-key = Cóip den mháistireochair
adminLive-keyWhy = Gan an eochair, ní féidir le haon duine na sonraí ná cúltaca a léamh arís.
adminLive-keyOpen = Níor dheimhnigh aon duine cóip den eochair { $key }.
adminLive-keyDone = Deimhníodh cóip den eochair { $key } { $when }.
adminLive-keyDo = Scríobhann sé seo cúltaca criptithe ina bhfuil an eochair. Coinnigh ar mheaisín eile é:
adminLive-keyTick = Tá cóip agam in áit shábháilte
adminLive-people = Cé a bhfuil cead comhroinnte acu
adminLive-peopleWhy = Le cuntais, feiceann daoine cad a tharla dá naisc, agus socraíonn tusa cé a bhfuil cead comhroinnte acu.
adminLive-peopleAlone = Is agatsa amháin atá cuntas. Gan chuntas, is féidir le haon duine a shroicheann an freastalaí seo téacs a chomhroinnt.
adminLive-peopleAloneClosed = Is agatsa amháin atá cuntas, agus ní féidir le haon duine comhroinnt gan cheann.
adminLive-peopleMany =
    { $n ->
        [one] Tá cuntas amháin ann.
        [two] Tá { $n } chuntas ann.
        [few] Tá { $n } chuntas ann.
        [many] Tá { $n } gcuntas ann.
       *[other] Tá { $n } cuntas ann.
    }
adminLive-peopleOpen = Tá cead ag aon duine cuntas a chruthú.
adminLive-peopleDecided = Shocraigh tú é sna socruithe.
adminLive-peopleDo = Cuir úsáideoirí leis, nó socraigh le allow_sign_up agus allow_anonymous.
adminLive-peopleLink = Cuir úsáideoir leis
adminLive-first = An chéad rún
adminLive-firstWhy = Má thriaileann tú uair amháin é, feicfidh tú cad a fheiceann faighteoirí.
adminLive-firstNone = Níl aon rud stóráilte fós.
adminLive-firstDone =
    { $n ->
        [one] Tá rún amháin stóráilte.
        [two] Tá { $n } rún stóráilte.
        [few] Tá { $n } rún stóráilte.
        [many] Tá { $n } rún stóráilte.
       *[other] Tá { $n } rún stóráilte.
    }
adminLive-firstLink = Comhroinn rún
adminLive-backup = Cúltacaí
adminLive-backupWhy = Teipeann ar dhiosca gan rabhadh, agus ní dhéanann an freastalaí cúltacaí uaidh féin ach má insítear dó cá gcuirfear iad.
adminLive-backupNone = Ní dhearnadh aon chúltaca fós.
adminLive-backupGood = Rinneadh an cúltaca deireanach { $when }.
adminLive-backupDo = Socraigh backup.every agus backup.to, nó rith é seo gach lá:
adminLive-none = Níl aon rud anseo fós.
adminLive-noneActive = Níl aon rud á chomhroinnt agat faoi láthair.
adminLive-noneExpired = Níl aon rud imithe in éag fós. Liostaítear anseo an méid atá imithe in éag, lena loga.
adminLive-linksFound =
    { $n ->
        [one] nasc amháin
        [two] { $n } nasc
        [few] { $n } nasc
        [many] { $n } nasc
       *[other] { $n } nasc
    }
adminLive-linksLeast =
    { $n ->
        [one] Nasc amháin ar a laghad
        [two] { $n } nasc ar a laghad
        [few] { $n } nasc ar a laghad
        [many] { $n } nasc ar a laghad
       *[other] { $n } nasc ar a laghad
    }
adminLive-tick = Roghnaigh { $name }
adminLive-endMany =
    { $n ->
        [one] Scrios { $n }
        [two] Scrios { $n }
        [few] Scrios { $n }
        [many] Scrios { $n }
       *[other] Scrios { $n }
    }
adminLive-endedMany =
    { $n ->
        [one] Scriosadh nasc amháin.
        [two] Scriosadh { $n } nasc.
        [few] Scriosadh { $n } nasc.
        [many] Scriosadh { $n } nasc.
       *[other] Scriosadh { $n } nasc.
    }
adminLive-sealed = Cosaint bhreise
adminLive-shareSecret = Comhroinn rún
adminLive-noneFound = Níor aimsíodh aon rud.
adminLive-unnamed = { $kind }, { $date }
adminLive-text = Téacs
adminLive-file = Comhaid
adminLive-url = Nasc
adminLive-qr = Cód QR
adminLive-created = cruthaithe { $when }
adminLive-endsIn = téann in éag { $when }
adminLive-endedOn = chuaigh in éag { $when }
adminLive-isExpired = imithe in éag
adminLive-byHand = scriosta { $when }
adminLive-viewsLeft =
    { $n ->
        [one] amharc amháin fágtha
        [two] { $n } amharc fágtha
        [few] { $n } amharc fágtha
        [many] { $n } n-amharc fágtha
       *[other] { $n } amharc fágtha
    }
adminLive-notViewed = gan oscailt fós
adminLive-neverViewed = gan oscailt riamh
adminLive-viewed =
    { $n ->
        [one] oscailte uair amháin
        [two] oscailte faoi dhó
        [few] oscailte { $n } huaire
        [many] oscailte { $n } n-uaire
       *[other] oscailte { $n } uair
    }
adminLive-viewedLast =
    { $n ->
        [one] oscailte uair amháin, { $when }
        [two] oscailte faoi dhó, go deireanach { $when }
        [few] oscailte { $n } huaire, go deireanach { $when }
        [many] oscailte { $n } n-uaire, go deireanach { $when }
       *[other] oscailte { $n } uair, go deireanach { $when }
    }
adminLive-copyLink = Cóipeáil nasc
adminLive-sealedFiles =
    { $n ->
        [one] comhad amháin, ainm séalaithe
        [two] { $n } chomhad, ainmneacha séalaithe
        [few] { $n } chomhad, ainmneacha séalaithe
        [many] { $n } gcomhad, ainmneacha séalaithe
       *[other] { $n } comhad, ainmneacha séalaithe
    }
adminLive-sealedLink = Taispeánadh a nasc iomlán uair amháin, nuair a rinneadh é.
adminLive-copied = Cóipeáilte
adminLive-copyFailed = Theip ar an gcóipeáil. Roghnaigh an téacs agus cóipeáil é.
adminLive-end = Scrios anois
adminLive-endQuestion = “{ $name }” a scriosadh anois? Ní bheidh aon duine in ann é a oscailt arís.
adminLive-ended = Scriosta.
adminLive-notFound = Níl a leithéid de nasc ann.
adminLive-nobody = gan ainm
adminLive-administrator = riarthóir
adminLive-user = úsáideoir
adminLive-disabled = díchumasaithe
adminLive-you = tusa
adminLive-makeAdmin = Déan riarthóir de
adminLive-takeAdmin = Bain cearta riarthóra
adminLive-disable = Díchumasaigh
adminLive-enable = Cumasaigh
adminLive-reset = Athshocraigh pasfhocal
adminLive-tokens = Ceadchomharthaí
adminLive-noTokens = Gan aon cheadchomhartha.
adminLive-revoke = Cúlghair
adminLive-makeAdminQuestion = Riarthóir a dhéanamh de { $email }? Feicfidh an duine seo naisc agus logaí gach duine, agus beidh in ann gach cuntas a athrú.
adminLive-enableQuestion = { $email } a chumasú? Beidh an duine seo in ann logáil isteach arís, leis na cearta a bhí ann roimhe.
adminLive-usersFound =
    { $n ->
        [one] úsáideoir amháin
        [two] { $n } úsáideoir
        [few] { $n } úsáideoir
        [many] { $n } n-úsáideoir
       *[other] { $n } úsáideoir
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } as úsáideoir amháin
        [two] { $from }–{ $to } as { $n } úsáideoir
        [few] { $from }–{ $to } as { $n } úsáideoir
        [many] { $from }–{ $to } as { $n } n-úsáideoir
       *[other] { $from }–{ $to } as { $n } úsáideoir
    }
adminLive-noUserFound = Níl aon úsáideoir ag teacht leis an gcuardach seo.
adminLive-takeAdminQuestion = Cearta riarthóra a bhaint den úsáideoir { $email }? Cuirfear deireadh leis na seisiúin agus na ceadchomharthaí.
adminLive-disableQuestion = { $email } a dhíchumasú? Cuirfear deireadh láithreach leis na seisiúin agus na ceadchomharthaí.
adminLive-resetQuestion = Nasc aonuaire a chruthú le haghaidh { $email }? Stopfaidh aon nasc níos luaithe ag obair. Má úsáidtear an nasc, cuirtear deireadh le gach seisiún agus gach ceadchomhartha de chuid an úsáideora.
adminLive-resetFactors = Athshocraigh dara fachtóirí
adminLive-resetFactorsQuestion = Gach dara fachtóir de chuid { $email } a bhaint? Cinntigh ar dtús gurb é an duine féin atá á iarraidh. Cuirfear deireadh leis na seisiúin láithreach. Leanfaidh ceadchomharthaí orthu ag obair.
adminLive-factorsReset = Níl an dara fachtóir ag { $email } a thuilleadh.
adminLive-revokeQuestion = An ceadchomhartha “{ $name }” de chuid { $email } a chúlghairm?
adminLive-taken = Tá cuntas leis an seoladh ríomhphoist seo ann cheana.
adminLive-badEmail = Iontráil seoladh ríomhphoist bailí.
adminLive-passwordsElsewhere = Ní féidir leis an úsáideoir seo logáil isteach le pasfhocal an fhreastalaí seo: ní cheadaíonn local_sign_in é.
adminLive-lastAdmin = Is é seo an riarthóir deireanach: ceap duine eile ar dtús.
adminLive-offline = Níor fhreagair an freastalaí. Seiceáil do cheangal agus bain triail eile as.
adminLive-failed = Tharla fadhb ({ $status }).
adminLive-storagePushes = Naisc
adminLive-storageActive = Naisc ghníomhacha
adminLive-of = { $used } as { $total }
adminLive-default = réamhshocraithe
adminLive-confirm = Deimhnigh
adminLive-used = úsáidte go deireanach { $when }
adminLive-never = gan úsáid riamh

## hooks — pages “Webhooks” (people with an account) and “Events” (administrators, from eventsTab on)

hooks-title = Crúcaí gréasáin
hooks-lead = Cuir in iúl do ríomhchlár eile cad a tharlaíonn le do naisc. Ní fhaigheann sé rún, pasfhrása ná ainm comhaid riamh.
hooks-back = Do chuntas
hooks-openText = Cuirtear in iúl do ríomhchlár nó do chomhrá nuair a osclaítear do naisc.
hooks-yours = Do chrúcaí gréasáin
hooks-secretShown = An rún a shíníonn a theachtaireachtaí. Ní thaispeántar é ach uair amháin:
hooks-copy = Cóipeáil
hooks-verify = Fíoraíonn glacadóirí an síniú mar a thuairiscíonn standardwebhooks.com.
hooks-add = Cuir crúca gréasáin leis
hooks-name = Ainm
hooks-namePlaceholder = Comhrá na foirne
hooks-url = Seoladh
hooks-urlHint = Ní mór gur ceann é a cheadaíonn do riarthóir.
hooks-template = Foirm na teachtaireachta
hooks-events = Cuir in iúl dó nuair a tharlaíonn seo
hooks-include = Cuir in iúl dó freisin
hooks-includeHint = Is féidir leis an té a bhfuil an nasc aige nó aici é a oscailt. Ná cuir leis é ach san áit a bhfuil muinín agat as gach duine atá ag léamh.
hooks-submit = Cuir an crúca gréasáin leis
hooks-cancel = Cealaigh
hooks-eventsTab = Imeachtaí
hooks-eventsText = Bailíonn anseo an méid nárbh fhéidir a chur in iúl do chrúcaí gréasáin agus do ghlacadóirí eile ar feadh trí lá. Bain triail eile as nuair a oibríonn an glacadóir, nó caith i leataobh é.
hooks-retryAll = Bain triail eile as gach ceann
hooks-dropAll = Caith uile i leataobh

## hooksLive — page “Webhooks”: the list, messages; people with an account

hooksLive-extraName = an t-ainm a thug tú ar an nasc
hooksLive-extraLink = an nasc féin
hooksLive-standard = Standard Webhooks (JSON, sínithe)
hooksLive-none = Níl aon chrúca gréasáin agat fós.
hooksLive-meta = { $host } · { $template }
hooksLive-off = Múchta: d’fhreagair a ghlacadóir nach bhfuil sé ann a thuilleadh.
hooksLive-test = Tástáil
hooksLive-tested =
    { $n ->
        [one] D’fhreagair sé { $status } tar éis milleasoicind amháin.
        [two] D’fhreagair sé { $status } tar éis { $n } mhilleasoicind.
        [few] D’fhreagair sé { $status } tar éis { $n } mhilleasoicind.
        [many] D’fhreagair sé { $status } tar éis { $n } milleasoicind.
       *[other] D’fhreagair sé { $status } tar éis { $n } milleasoicind.
    }
hooksLive-testFailed = Theip ar an tástáil: { $reason }.
hooksLive-newSecret = Rún nua
hooksLive-newSecretQuestion = Rún nua a dhéanamh do “{ $name }”? Leanfaidh an ceann reatha air ag síniú taobh leis ar feadh lae.
hooksLive-switchOn = Cuir ar siúl
hooksLive-remove = Bain
hooksLive-removeQuestion = “{ $name }” a bhaint? Caithfear i leataobh an méid atá fós ar a bhealach chuige.
hooksLive-removed = Bainte.
hooksLive-added = Curtha leis.
hooksLive-noName = Tabhair ainm ar an gcrúca gréasáin.
hooksLive-badUrl = Ní féidir aon rud a sheoladh chuig an seoladh seo.
hooksLive-notAllowed = Ní cheadaíonn do riarthóir an seoladh seo.
hooksLive-noEvents = Roghnaigh imeacht amháin ar a laghad.
hooksLive-taken = Tá crúca gréasáin leis an ainm seo agat cheana, nó tá an oiread agat agus is ceadmhach.
hooksLive-limited =
    { $n ->
        [one] An iomarca iarrachtaí. Bain triail eile as i gceann { $n } soicind.
        [two] An iomarca iarrachtaí. Bain triail eile as i gceann { $n } shoicind.
        [few] An iomarca iarrachtaí. Bain triail eile as i gceann { $n } shoicind.
        [many] An iomarca iarrachtaí. Bain triail eile as i gceann { $n } soicind.
       *[other] An iomarca iarrachtaí. Bain triail eile as i gceann { $n } soicind.
    }
hooksLive-offline = Níor fhreagair an freastalaí. Seiceáil do cheangal agus bain triail eile as.
hooksLive-failed = Tharla fadhb ({ $status }).
hooksLive-copied = Cóipeáilte
hooksLive-copyFailed = Theip ar an gcóipeáil. Roghnaigh an téacs agus cóipeáil é.

## eventsLive — page “Events”: what webhooks and other receivers could not be told; administrators

eventsLive-eventsWaiting =
    { $n ->
        [one] Tá imeacht amháin ag fanacht lena sheachadadh
        [two] Tá { $n } imeacht ag fanacht lena seachadadh
        [few] Tá { $n } imeacht ag fanacht lena seachadadh
        [many] Tá { $n } n-imeacht ag fanacht lena seachadadh
       *[other] Tá { $n } imeacht ag fanacht lena seachadadh
    }
eventsLive-eventsOldest = tharla an ceann is sine { $when }
eventsLive-eventsDead =
    { $n ->
        [one] Éiríodh as imeacht amháin.
        [two] Éiríodh as { $n } imeacht.
        [few] Éiríodh as { $n } imeacht.
        [many] Éiríodh as { $n } n-imeacht.
       *[other] Éiríodh as { $n } imeacht.
    }
eventsLive-noLetters = Níor éiríodh as aon imeacht.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = de chuid { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] tharla { $when } · triaileadh uair amháin · { $reason }
        [two] tharla { $when } · triaileadh faoi dhó · { $reason }
        [few] tharla { $when } · triaileadh { $n } huaire · { $reason }
        [many] tharla { $when } · triaileadh { $n } n-uaire · { $reason }
       *[other] tharla { $when } · triaileadh { $n } uair · { $reason }
    }
eventsLive-retry = Triail arís
eventsLive-drop = Caith i leataobh
eventsLive-dropQuestion = An t-imeacht seo a chaitheamh i leataobh go deo?
eventsLive-dropAllQuestion = Gach imeacht ar éiríodh as a chaitheamh i leataobh go deo?
eventsLive-retried =
    { $n ->
        [one] Táthar ag baint triail eile as imeacht amháin.
        [two] Táthar ag baint triail eile as { $n } imeacht.
        [few] Táthar ag baint triail eile as { $n } imeacht.
        [many] Táthar ag baint triail eile as { $n } n-imeacht.
       *[other] Táthar ag baint triail eile as { $n } imeacht.
    }
eventsLive-dropped =
    { $n ->
        [one] Caitheadh imeacht amháin i leataobh.
        [two] Caitheadh { $n } imeacht i leataobh.
        [few] Caitheadh { $n } imeacht i leataobh.
        [many] Caitheadh { $n } n-imeacht i leataobh.
       *[other] Caitheadh { $n } imeacht i leataobh.
    }

## keptLive — finished link with extra protection: this browser keeps it; senders

keptLive-keptByBrowser = Coinnithe sa bhrabhsálaí seo. Is féidir le haon duine a úsáideann an brabhsálaí seo an nasc a chóipeáil.
keptLive-keptByPasskey = Coinnithe sa bhrabhsálaí seo, faoi chosaint do phaseochrach.

## keptPageLive — page of a link or request: what this browser keeps; senders

keptPageLive-keptShowLink = Taispeáin an nasc
keptPageLive-keptNotOpened = Níor oscail do phaseochair é. Bain triail eile as.
keptPageLive-keptKeyByBrowser = Coinníonn an brabhsálaí seo an eochair a osclaíonn na freagraí. Is féidir le haon duine a úsáideann an brabhsálaí seo iad a léamh.
keptPageLive-keptKeyByPasskey = Coinníonn an brabhsálaí seo an eochair a osclaíonn na freagraí, faoi chosaint do phaseochrach.

## keptAccountLive — page of one’s account: what this browser keeps; senders

keptAccountLive-keptSignOut =
    { $n ->
        [one] Má logálann tú amach, bainfear nasc nó eochair amháin nach bhfuil ar eolas ach ag an mbrabhsálaí seo. Ní osclófar freagraí ar d’iarratais ansin ach leis an gcomhad athshlánaithe.
        [two] Má logálann tú amach, bainfear { $n } nasc agus eochair nach bhfuil ar eolas ach ag an mbrabhsálaí seo. Ní osclófar freagraí ar d’iarratais ansin ach leis an gcomhad athshlánaithe.
        [few] Má logálann tú amach, bainfear { $n } nasc agus eochair nach bhfuil ar eolas ach ag an mbrabhsálaí seo. Ní osclófar freagraí ar d’iarratais ansin ach leis an gcomhad athshlánaithe.
        [many] Má logálann tú amach, bainfear { $n } nasc agus eochair nach bhfuil ar eolas ach ag an mbrabhsálaí seo. Ní osclófar freagraí ar d’iarratais ansin ach leis an gcomhad athshlánaithe.
       *[other] Má logálann tú amach, bainfear { $n } nasc agus eochair nach bhfuil ar eolas ach ag an mbrabhsálaí seo. Ní osclófar freagraí ar d’iarratais ansin ach leis an gcomhad athshlánaithe.
    }
keptAccountLive-keptSignOutYes = Bain agus logáil amach
keptAccountLive-keptCount =
    { $n ->
        [one] Tá nasc nó eochair amháin coinnithe sa bhrabhsálaí seo.
        [two] Tá { $n } nasc agus eochair coinnithe sa bhrabhsálaí seo.
        [few] Tá { $n } nasc agus eochair coinnithe sa bhrabhsálaí seo.
        [many] Tá { $n } nasc agus eochair coinnithe sa bhrabhsálaí seo.
       *[other] Tá { $n } nasc agus eochair coinnithe sa bhrabhsálaí seo.
    }
keptAccountLive-keptCountNone = Níl aon rud coinnithe sa bhrabhsálaí seo fós.
keptAccountLive-keptGuardedNow = As seo amach, osclaíonn do phaseochair iad.
keptAccountLive-keptUnable = Ní féidir leis an bpaseochair seo nó leis an mbrabhsálaí seo é sin a dhéanamh. Fanann an méid atá coinnithe mar atá sé.
keptAccountLive-keptOffQuestion = Gach rud atá coinnithe a bhaint? Caillfear naisc nár chóipeáil tú, agus eochracha gan chomhad athshlánaithe freisin.
keptAccountLive-keptRefused = Níor úsáideadh aon phaseochair. Fanann an méid atá coinnithe mar atá sé.
keptAccountLive-keptOffYes = Bain

## kept — page of one’s account: section about what this browser keeps; senders

kept-title = Cosaint bhreise: naisc sa bhrabhsálaí seo
kept-text = Ní féidir leis an bhfreastalaí naisc le cosaint bhreise a thaispeáint duit arís, mar sin coinníonn an brabhsálaí seo duit iad, agus eochracha d’iarratas freisin. Is féidir le haon duine a úsáideann an brabhsálaí seo iad a chóipeáil, ach amháin má chosnaíonn do phaseochair iad. Má logálann tú amach, baintear an méid nach gcosnaíonn paseochair.
kept-guarded = Cosnaíonn do phaseochair iad.
kept-on = Coinnigh sa bhrabhsálaí seo iad
kept-guard = Cosain le paseochair iad

## codes — page on which recipients prove their address with a code that is mailed to them

codes-toOne = Is mian leis an té a sheol é seo a bheith cinnte cé a osclaíonn é. Iarr cód le ríomhphost chuig { $address }; níl cuntas de dhíth ort anseo.
codes-toSome = Is mian leis an té a sheol é seo a bheith cinnte cé a osclaíonn é. Roghnaigh do sheoladh, agus iarr cód le ríomhphost ansin; níl cuntas de dhíth ort anseo.
codes-toTyped = Is mian leis an té a sheol é seo a bheith cinnte cé a osclaíonn é. Clóscríobh do sheoladh; más seoladh faighteora é, seolfar cód chuige le ríomhphost. Níl cuntas de dhíth ort anseo.
codes-which = Do sheoladh
codes-among = Na faighteoirí, giorraithe: { $addresses }
codes-notYours = Nach é do sheoladh é? Iarr do nasc féin ar an seoltóir.
codes-send = Seol an cód chugam
codes-again = Seol cód eile
codes-sentToOne = Tá ríomhphost ina bhfuil ocht litir ar a bhealach chuig { $address }. Féach sa turscar freisin.
codes-sent = Tá ríomhphost ina bhfuil ocht litir ar a bhealach, más seoladh faighteora é an seoladh. Féach sa turscar freisin.
codes-field = Cód
codes-fieldHint = Na hocht litir ón ríomhphost. Oibríonn siad ar feadh deich nóiméad, agus sa bhrabhsálaí seo amháin.
codes-goOn = Lean ar aghaidh
codes-or = Nó cruthaigh é ar bhealach eile:
codes-wrong =
    { $n ->
        [one] Tá an cód seo mícheart. Clóscríobh an ceann ón ríomhphost is nuaí. Is féidir leat triail a bhaint as uair amháin eile.
        [two] Tá an cód seo mícheart. Clóscríobh an ceann ón ríomhphost is nuaí. Is féidir leat triail a bhaint as { $n } uair eile.
        [few] Tá an cód seo mícheart. Clóscríobh an ceann ón ríomhphost is nuaí. Is féidir leat triail a bhaint as { $n } huaire eile.
        [many] Tá an cód seo mícheart. Clóscríobh an ceann ón ríomhphost is nuaí. Is féidir leat triail a bhaint as { $n } n-uaire eile.
       *[other] Tá an cód seo mícheart. Clóscríobh an ceann ón ríomhphost is nuaí. Is féidir leat triail a bhaint as { $n } uair eile.
    }
codes-last = Tá an cód seo mícheart, agus ba í sin an iarracht dheireanach leis. Iarr ceann eile.
codes-over = Níl aon chód le clóscríobh anseo: úsáideadh é, tá sé níos sine ná deich nóiméad, nó iarradh i mbrabhsálaí eile é. Iarr ceann eile.
codes-needsCookie = Tá fianán de dhíth air seo, agus níor sheol do bhrabhsálaí ceann. Ceadaigh fianáin don leathanach seo, ansin lódáil arís é.
codes-tooOften =
    { $n ->
        [one] Iarradh cúig chód don seoladh seo laistigh d’uair an chloig. Bain triail eile as i gceann nóiméid.
        [two] Iarradh cúig chód don seoladh seo laistigh d’uair an chloig. Bain triail eile as i gceann { $n } nóiméad.
        [few] Iarradh cúig chód don seoladh seo laistigh d’uair an chloig. Bain triail eile as i gceann { $n } nóiméad.
        [many] Iarradh cúig chód don seoladh seo laistigh d’uair an chloig. Bain triail eile as i gceann { $n } nóiméad.
       *[other] Iarradh cúig chód don seoladh seo laistigh d’uair an chloig. Bain triail eile as i gceann { $n } nóiméad.
    }
codes-noMore = Ní sheolfar tuilleadh cód don nasc seo. Iarr ceann nua ar a sheoltóir.
codes-noMail = Ní féidir leis an bhfreastalaí seo cód a sheoladh faoi láthair. Cuir ceist ar an té a sheol an nasc chugat.
codes-badAddress = Ní seoladh ríomhphoist é seo.

## codesLive — the same page: messages that appear after a click; recipients

codesLive-noCode = Clóscríobh na hocht litir ón ríomhphost.
codesLive-offline = Ní féidir teagmháil a dhéanamh leis an bhfreastalaí. Seiceáil do cheangal, agus bain triail eile as.

## company — pages to sign in at the company’s provider; recipients, and people with an account

company-signIn = Logáil isteach le { $label }
company-or = Nó le pasfhocal an fhreastalaí seo:
company-addressedTitle = Dírithe ar dhaoine áirithe
company-addressedText = Is mian leis an té a sheol é seo a bheith cinnte cé a osclaíonn é. Logáil isteach le { $label }; níl cuntas de dhíth ort anseo.
company-addressedByDirectory = Is mian leis an té a sheol é seo a bheith cinnte cé a osclaíonn é. Logáil isteach le d’ainm agus do phasfhocal cuideachta.
company-byPassword = Logáil isteach le pasfhocal
company-otherTitle = Níl sé dírithe ort
company-otherText = Aithnítear thú mar { $address }, agus tá sé seo dírithe ar dhuine éigin eile. Níor osclaíodh aon rud. Logáil isteach mar dhuine eile, nó cuir ceist ar an té a sheol é.
company-otherUnnamed = Tá sé seo dírithe ar dhuine éigin eile. Níor osclaíodh aon rud. Logáil isteach mar dhuine eile, nó cuir ceist ar an té a sheol é.
company-closedAccountTitle = Tá do chuntas múchta
company-closedAccountText = Tá do chuntas ar an bhfreastalaí seo díchumasaithe nó ar fionraí, mar sin ní osclaítear aon rud duit. Níor osclaíodh aon rud. Cuir ceist ar riarthóir.
company-known = Aithnítear anseo thú mar { $address }.
company-knownUnnamed = D’aithin logáil isteach na cuideachta thú.
company-notMe = Ní mise é seo
company-goingOn = Nóiméad amháin
company-goingOnText = Osclaítear an chéad leathanach eile uaidh féin.
company-goOn = Lean ar aghaidh

## companyRefused — page to sign in: why the company sign-in failed; anybody who signs in

companyRefused-not-allowed = Níl tú in aon cheann de na grúpaí a bhfuil cead acu an freastalaí seo a úsáid. Cuir ceist ar a riarthóir.
companyRefused-no-account = Níl cuntas agat anseo. Iarr ar riarthóir é a chur leis.
companyRefused-address-taken = Tá cuntas anseo cheana ag do sheoladh ríomhphoist. Iarr ar riarthóir é a nascadh le { $label }.
companyRefused-other-account = Baineann an logáil isteach seo le cuntas eile anseo. Cuir ceist ar riarthóir.
companyRefused-not-set-up = Níor socraíodh an freastalaí seo fós.
companyRefused-disabled = Tá do chuntas díchumasaithe. Cuir ceist ar riarthóir.
companyRefused-no-email = Ní insíonn { $label } do sheoladh ríomhphoist don fhreastalaí seo. Iarr ar riarthóir an claim email a chur leis.
companyRefused-bad-email = An méid a thugann { $label } mar do sheoladh ríomhphoist, ní seoladh é. Cuir ceist ar riarthóir.
companyRefused-no-groups = Ní insíonn { $label } aon ghrúpa de do chuid don fhreastalaí seo. Níl tú in aon cheann, nó fágann an soláthraí ar lár iad: cuir ceist ar riarthóir.
companyRefused-too-many-groups = Tá an oiread sin grúpaí agat go bhfágann { $label } ar lár iad uile. Iarr ar riarthóir grúpaí an fheidhmchláir seo amháin a sheoladh.
companyRefused-bad-token = Níl an méid a d’fhreagair { $label } bailí don fhreastalaí seo. Níor logáladh aon duine isteach; tá tuilleadh sa loga.
companyRefused-clock = Tá an difríocht rómhór idir clog an fhreastalaí seo agus clog { $label }. Iarr ar riarthóir iad a cheartú.
companyRefused-other-issuer = Tháinig an freagra ó sholáthraí nach é an ceann atá ainmnithe sna socruithe é. Níor logáladh aon duine isteach.
companyRefused-unreachable = Ní féidir teagmháil a dhéanamh le { $label } faoi láthair. Fanann logáilte isteach gach duine atá; bain triail eile as níos déanaí.
companyRefused-provider-error = Thuairiscigh { $label } earráid. Deir loga an fhreastalaí seo cén ceann.
companyRefused-client-refused = Ní ghlacann { $label } leis an bhfreastalaí seo: tá a rún mícheart nó imithe in éag. Cuir ceist ar riarthóir.
companyRefused-cancelled = Cealaíodh an logáil isteach le { $label }.
companyRefused-begin-again = Tosaíodh an logáil isteach seo in áit eile, thóg sí rófhada nó úsáideadh roimhe seo í. Tosaigh arís.

## factors — page “Extra sign-in protection”: passkeys, app, recovery codes; people with an account

factors-title = Cosaint bhreise don logáil isteach
factors-lead = Ní osclaíonn pasfhocal goidte leis féin do chuntas.
factors-openText = Paseochracha, agus aip a thaispeánann cóid.
factors-yours = Cosaint bhreise don logáil isteach
factors-limited = Iarrann an freastalaí seo an dara fachtóir ort. Socraigh ceann anseo, ansin lean ar aghaidh.
factors-goOn = Lean ar aghaidh
factors-passkeys = Paseochracha
factors-passkeysText = Logáil isteach le do mhéarlorg, d’aghaidh, PIN nó eochair slándála, gan do phasfhocal. Ní oibríonn paseochair ach ag an seoladh seo, mar sin ní féidir le haon duine í a ghoid le leathanach bréige.
factors-passkeyName = Ainm an ghléis
factors-passkeyPlaceholder = Ríomhaire glúine
factors-addPasskey = Cuir paseochair leis
factors-needsHttps = Ní oibríonn paseochracha anseo: ní cheadaíonn brabhsálaithe iad ach ag ainm le https://. Iarr seoladh den sórt sin ar do riarthóir.
factors-app = Aip le cóid
factors-appText = Taispeánann aip ar d’fhón cód nua sé dhigit gach 30 soicind.
factors-beginApp = Socraigh aip
factors-removeApp = Bain an aip
factors-scan = Scan an cód seo leis an aip:
factors-qr = Cód QR don aip
factors-type = Nó clóscríobh é seo san aip:
factors-code = An cód a thaispeánann an aip anois
factors-finish = Críochnaigh
factors-codesTitle = Cóid athshlánaithe
factors-codesText = Logálann gach ceann de na cóid seo isteach thú uair amháin, nuair atá d’fhachtóirí eile caillte. Ní thaispeántar iad ach anois: priontáil iad, nó coinnigh san áit a gcoinníonn tú pasfhocail iad.
factors-renew = Cóid athshlánaithe nua
factors-confirmTitle = An tusa atá ann?
factors-confirmText = Sula n-athraítear d’fhachtóirí, deimhnigh cé thú féin.
factors-codeOrRecovery = Cód d’aipe, nó cód athshlánaithe
factors-confirm = Deimhnigh
factors-remove = Bain

## factorsLive — the same page: lists and messages

factorsLive-codesFile = recovery-codes.txt
factorsLive-offline = Níor fhreagair an freastalaí. Seiceáil do cheangal agus bain triail eile as.
factorsLive-failed = Tharla fadhb ({ $status }).
factorsLive-limited =
    { $n ->
        [one] An iomarca iarrachtaí ar theip orthu. Bain triail eile as i gceann { $n } soicind.
        [two] An iomarca iarrachtaí ar theip orthu. Bain triail eile as i gceann { $n } shoicind.
        [few] An iomarca iarrachtaí ar theip orthu. Bain triail eile as i gceann { $n } shoicind.
        [many] An iomarca iarrachtaí ar theip orthu. Bain triail eile as i gceann { $n } soicind.
       *[other] An iomarca iarrachtaí ar theip orthu. Bain triail eile as i gceann { $n } soicind.
    }
factorsLive-conflict = Tá sé seo ann cheana, nó níl spás dó. Lódáil an leathanach arís.
factorsLive-lastOne = Iarrann an freastalaí seo an dara fachtóir ort. Socraigh ceann eile sula mbainfidh tú an ceann seo.
factorsLive-noPasskeys = Níl aon phaseochair agat fós.
factorsLive-never = gan úsáid riamh
factorsLive-used = úsáidte go deireanach { $when }
factorsLive-made = curtha leis { $when }
factorsLive-remove = Bain
factorsLive-removed = Bainte.
factorsLive-added = Curtha leis.
factorsLive-removeQuestion = An phaseochair “{ $name }” a bhaint? Ní osclóidh sí do chuntas a thuilleadh.
factorsLive-removeAppQuestion = An aip a bhaint? Ní osclóidh a cóid do chuntas a thuilleadh.
factorsLive-nameIt = Tabhair ainm ar an bpaseochair.
factorsLive-passkeyCancelled = Níor úsáideadh aon phaseochair. Bain triail eile as.
factorsLive-passkeyRefused = Níor ghlac an freastalaí leis an bpaseochair seo. Bain triail eile as.
factorsLive-appSince = Socraíodh d’aip { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Tá cód athshlánaithe amháin fágtha.
        [two] Tá { $n } chód athshlánaithe fágtha.
        [few] Tá { $n } chód athshlánaithe fágtha.
        [many] Tá { $n } gcód athshlánaithe fágtha.
       *[other] Tá { $n } cód athshlánaithe fágtha.
    }
factorsLive-wrongCode = Tá an cód sin mícheart. Seiceáil clog d’fhóin, agus clóscríobh an cód atá á thaispeáint anois.
factorsLive-notConfirmed = Tá sé sin mícheart. Bain triail eile as.
factorsLive-done = Tá an dara fachtóir agat anois. Coinnigh na cóid athshlánaithe, ansin lean ar aghaidh.
factorsLive-copied = Cóipeáilte
factorsLive-copyFailed = Theip ar an gcóipeáil. Roghnaigh an téacs agus cóipeáil é.

## secondStep — second page of signing in; people with an account

secondStep-title = Céim amháin eile
secondStep-passkey = Úsáid paseochair
secondStep-code = Cód d’aipe, nó cód athshlánaithe
secondStep-codeHint = Sé dhigit, nó sé cinn déag de litreacha agus digití.
secondStep-recoveryCode = Cód athshlánaithe
secondStep-recoveryHint = Sé cinn déag de litreacha agus digití. Fuair tú iad nuair a chuir tú do phaseochair leis.
secondStep-submit = Logáil isteach
secondStep-lost = An bhfuil gach rud caillte agat? Is féidir le riarthóir an fhreastalaí seo do dhara fachtóirí a athshocrú.
secondStep-again = Tosaigh arís

## secondStepLive — the same page: messages

secondStepLive-noCode = Iontráil cód.
secondStepLive-wrongCode = Tá an cód sin mícheart, nó úsáideadh cheana é. Fan leis an gcéad cheann eile.
secondStepLive-passkeyCancelled = Níor úsáideadh aon phaseochair. Bain triail eile as, nó úsáid cód.
secondStepLive-passkeyRefused = Níor ghlac an freastalaí leis an bpaseochair seo. Bain triail eile as, nó úsáid cód.
secondStepLive-limited =
    { $n ->
        [one] An iomarca cód mícheart. Bain triail eile as i gceann { $n } soicind.
        [two] An iomarca cód mícheart. Bain triail eile as i gceann { $n } shoicind.
        [few] An iomarca cód mícheart. Bain triail eile as i gceann { $n } shoicind.
        [many] An iomarca cód mícheart. Bain triail eile as i gceann { $n } soicind.
       *[other] An iomarca cód mícheart. Bain triail eile as i gceann { $n } soicind.
    }
secondStepLive-retry = Is féidir leat triail eile a bhaint as anois.
secondStepLive-offline = Níor fhreagair an freastalaí. Seiceáil do cheangal agus bain triail eile as.
secondStepLive-failed = Tharla fadhb ({ $status }).

## tokens — page of one’s account: the form for a new API token

tokens-may = Cad atá ceadaithe dó
tokens-everything = Gach rud
tokens-create = Naisc a chruthú amháin
tokens-createRead = Naisc a chruthú agus a léamh
tokens-audit = Logaí a léamh amháin
tokens-lasts = Cá fhad a oibríonn sé
tokens-always = Go dtí go gcúlghairtear é
tokens-days30 = 30 lá
tokens-days90 = 90 lá
tokens-year = Bliain amháin
tokens-networks = Ó líonraí áirithe amháin
tokens-networksLabel = Seoltaí nó líonraí
tokens-networksHint = Cuir camóga eatarthu. Má tá sé seo folamh, oibríonn an ceadchomhartha i ngach áit.

## tokensLive — limits of an API token in its line in lists; its owner and administrators

tokensLive-tokenMay = ceadaithe: { $what }
tokensLive-tokenCreate = cruthú
tokensLive-tokenRead = léamh
tokensLive-tokenAudit = logaí a léamh
tokensLive-tokenExpire = cur in éag
tokensLive-tokenAdmin = riaradh
tokensLive-tokenFrom = uathu seo amháin: { $networks }
tokensLive-tokenUntil = téann in éag { $when }
tokensLive-tokenOver = chuaigh in éag { $when }
tokensLive-tokenUsedFrom = úsáidte go deireanach { $when } ó { $address }
tokensLive-badNetworks = Iontráil seoltaí nó líonraí mar 192.0.2.0/24, 50 ar a mhéad.

## oversightLive — auditors (page “Users”) and the log of a link (page “All links”); administrators

oversightLive-auditor = iniúchóir
oversightLive-makeAuditor = Déan iniúchóir de
oversightLive-makeAuditorQuestion = Iniúchóir a dhéanamh de { $email }? Feicfidh an duine seo logaí gach duine, gan aon rún.
oversightLive-takeAuditor = Bain cearta iniúchóra
oversightLive-takeAuditorQuestion = Cearta iniúchóra a bhaint den úsáideoir { $email }? Cuirfear deireadh leis na seisiúin agus na ceadchomharthaí.
oversightLive-log = Loga
oversightLive-logMore = Tuilleadh iontrálacha
oversightLive-logNothing = Gan iontrálacha.

## signIns — page of one’s account: section “Recent sign-ins”

signIns-title = Logálacha isteach le déanaí
signIns-text = Cé a logáil isteach i do chuntas, nó a rinne iarracht air. Mura n-aithníonn tú logáil isteach, athraigh do phasfhocal.

## signInsLive — lines of “Recent sign-ins” and of the administrators’ log

signInsLive-signedIn = Logáilte isteach
signInsLive-signInFailed = Theip ar an logáil isteach
signInsLive-byPassword = le pasfhocal
signInsLive-byLink = le nasc aonuaire
signInsLive-bySetup = leis an gcód socraithe
signInsLive-bySignUp = trí chruthú an chuntais
signInsLive-byDirectory = tríd an eolaire
signInsLive-byCompany = trí logáil isteach na cuideachta
signInsLive-byPasskey = le paseochair
signInsLive-secondFactor = leis an dara fachtóir
signInsLive-wrongPassword = pasfhocal mícheart
signInsLive-wrongCode = cód socraithe mícheart
signInsLive-wrongLink = nasc aonuaire nach bhfuil bailí
signInsLive-wrongCurrent = pasfhocal reatha mícheart
signInsLive-wrongFactor = an dara fachtóir mícheart
signInsLive-wrongPasskey = paseochair mhícheart
signInsLive-deviceGuesses = an iomarca tomhas ar ghléasanna aitheanta
signInsLive-unanswered = níor fhreagair an t-eolaire
signInsLive-asAdministrator = mar riarthóir
signInsLive-times =
    { $n ->
        [one] uair amháin
        [two] faoi dhó
        [few] { $n } huaire
        [many] { $n } n-uaire
       *[other] { $n } uair
    }
signInsLive-noSignIns = Níl aon logáil isteach taifeadta fós.
signInsLive-logOffline = Níor fhreagair an freastalaí. Seiceáil do cheangal agus bain triail eile as.
signInsLive-logFailed = Tharla fadhb ({ $status }).

## adminLog — page “Administrators’ log”: heading and filter; administrators and auditors

adminLog-title = Loga na riarthóirí
adminLog-lead = Cé a logáil isteach, agus cé a d’athraigh cuntais, ceadchomharthaí, eochracha agus socruithe. Ní féidir aon iontráil a athrú ná a bhaint i ngan fhios.
adminLog-person = Seoladh ríomhphoist
adminLog-personHint = An té a rinne é, nó an té lena mbaineann sé.
adminLog-what = Cad a tharla
adminLog-everything = Gach rud
adminLog-show = Taispeáin
adminLog-newer = Níos nuaí
adminLog-older = Níos sine

## adminLogLive — page “Administrators’ log”: what happened, in the lines and in the filter “What”

adminLogLive-signOut = Logáilte amach
adminLogLive-leftOut = Níos mó teipeanna ná mar atá liostaithe
adminLogLive-userAdded = Cuntas curtha leis
adminLogLive-userRemoved = Cuntas bainte
adminLogLive-userDisabled = Cuntas díchumasaithe
adminLogLive-userEnabled = Cuntas cumasaithe
adminLogLive-madeAdministrator = Déanta ina riarthóir
adminLogLive-noAdministrator = Gan a bheith ina riarthóir a thuilleadh
adminLogLive-madeAuditor = Déanta ina iniúchóir
adminLogLive-noAuditor = Gan a bheith ina iniúchóir a thuilleadh
adminLogLive-suspended = Curtha ar fionraí ag logáil isteach na cuideachta
adminLogLive-admitted = Ligthe isteach arís ag logáil isteach na cuideachta
adminLogLive-linked = Logáil isteach na cuideachta nasctha
adminLogLive-unlinked = Logáil isteach na cuideachta dínasctha
adminLogLive-vouched = Seoladh deimhnithe ag riarthóir
adminLogLive-joinedGroup = Curtha i ngrúpa
adminLogLive-leftGroup = Bainte amach as grúpa
adminLogLive-factorAdded = Dara fachtóir curtha leis
adminLogLive-factorRemoved = Dara fachtóir bainte
adminLogLive-factorsReset = Dara fachtóirí athshocraithe
adminLogLive-codesMade = Cóid athshlánaithe déanta
adminLogLive-invited = Cuireadh tugtha
adminLogLive-accessEnded = Deireadh curtha le gach rochtain
adminLogLive-linksExpired = Naisc an chuntais curtha in éag
adminLogLive-withdrawn = Cuireadh tarraingthe siar
adminLogLive-sessionEnded = Deireadh curtha le seisiún
adminLogLive-linkMade = Nasc aonuaire déanta
adminLogLive-passwordSet = Pasfhocal socraithe
adminLogLive-tokenMade = Ceadchomhartha API déanta
adminLogLive-tokenRemoved = Ceadchomhartha API cúlghairthe
adminLogLive-settingsChanged = Socruithe athraithe
adminLogLive-rotationBegun = Tús curtha le rothlú na máistireochrach
adminLogLive-rotationEnded = Deireadh curtha le rothlú na máistireochrach
adminLogLive-exported = Logaí iniúchta easpórtáilte
adminLogLive-backedUp = Cúltaca déanta
adminLogLive-byWhom = déanta ag: { $name }
adminLogLive-commandLine = an líne ordaithe
adminLogLive-server = an freastalaí
adminLogLive-bySetupCode = an cód socraithe
adminLogLive-bySigningUp = cruthú an chuntais
adminLogLive-byOneTimeLink = nasc aonuaire
adminLogLive-directory = an t-eolaire
adminLogLive-companySignIn = logáil isteach na cuideachta
adminLogLive-noEntries = Níl aon iontráil ag teacht leis.
adminLogLive-showAll = Taispeáin gach rud

## ownLogLive — log of a link or request: what happened, in the column “What”; its owner

ownLogLive-own-creation = cruthaithe
ownLogLive-own-view = oscailte
ownLogLive-own-failed_view = iarracht in aisce
ownLogLive-own-expire = curtha in éag de láimh
ownLogLive-own-restored = scriosadh cealaithe
ownLogLive-own-failed_passphrase = pasfhrása mícheart
ownLogLive-own-probable_program = ríomhchlár is dócha
ownLogLive-own-code_sent = cód seolta le ríomhphost
ownLogLive-own-failed_code = cód mícheart
ownLogLive-own-owner_view = oscailte agatsa
ownLogLive-own-wrong_network = iarracht ó líonra eile
ownLogLive-own-other_device = iarracht ar ghléas eile
ownLogLive-own-alarm = tuairiscithe: “Níorbh mise a bhí ann”
ownLogLive-own-freeze = curtha ar sos agatsa
ownLogLive-own-thaw = curtha ar siúl arís agatsa
ownLogLive-own-changed = athraithe agatsa
ownLogLive-own-hold_asked = ag fanacht leat lena scaoileadh
ownLogLive-own-hold_released = scaoilte agatsa
ownLogLive-own-hold_refused = diúltaithe agus curtha ar sos agatsa
ownLogLive-own-request_view = léite
ownLogLive-own-answer = freagartha
ownLogLive-own-mail_returned = tháinig ríomhphost ar ais
ownLogLive-own-creation_email_send = fógra le ríomhphost ordaithe

## seenLogLive — log of somebody else’s link: what happened; administrators and auditors

seenLogLive-seen-creation = cruthaithe
seenLogLive-seen-view = oscailte
seenLogLive-seen-failed_view = iarracht in aisce
seenLogLive-seen-expire = curtha in éag de láimh
seenLogLive-seen-restored = scriosadh cealaithe
seenLogLive-seen-failed_passphrase = pasfhrása mícheart
seenLogLive-seen-probable_program = ríomhchlár is dócha
seenLogLive-seen-code_sent = cód seolta le ríomhphost
seenLogLive-seen-failed_code = cód mícheart
seenLogLive-seen-owner_view = oscailte ag a úinéir
seenLogLive-seen-wrong_network = diúltaithe lasmuigh dá líonraí
seenLogLive-seen-other_device = diúltaithe ar ghléas eile
seenLogLive-seen-alarm = tuairiscithe ag faighteoir
seenLogLive-seen-freeze = curtha ar sos ag a úinéir
seenLogLive-seen-thaw = curtha ar siúl arís ag a úinéir
seenLogLive-seen-changed = athraithe ag a úinéir
seenLogLive-seen-hold_asked = ag fanacht leis an úinéir
seenLogLive-seen-hold_released = scaoilte ag an úinéir
seenLogLive-seen-hold_refused = diúltaithe ag an úinéir
seenLogLive-seen-request_view = léite
seenLogLive-seen-answer = freagartha
seenLogLive-seen-mail_returned = tháinig ríomhphost ar ais
seenLogLive-seen-creation_email_send = fógra le ríomhphost ordaithe

## eventWordsLive — page “Webhooks”: check boxes under “Tell it when” (hooks-events); people with an account

eventWordsLive-push-created = cruthaítear nasc
eventWordsLive-push-viewed = osclaítear nasc
eventWordsLive-push-wrong_passphrase = iontrálann duine éigin pasfhrása mícheart
eventWordsLive-push-expired = téann nasc in éag
eventWordsLive-push-alarm = tuairiscíonn duine éigin gur oscail strainséir é
eventWordsLive-push-hold_asked = tá duine éigin ag fanacht leat chun é a scaoileadh
eventWordsLive-request-answered = d’fhreagair duine éigin d’iarratas
eventWordsLive-request-closed = dúntar d’iarratas

## conditionSays — page “Health”: what is the case; administrators. conditionMend has what to do about it

conditionSays-disk_full = Níl ach { $freeBytes } saor ar dhiosca an eolaire { $directory }: diúltaítear do chomhaid faoi bhun { $floorBytes }.
conditionSays-disk_low = Tá { $freeBytes } saor ar dhiosca an eolaire { $directory }, níos lú ná mar is ceadmhach do chomhaid aon naisc amháin ({ $linkBytes }).
conditionSays-disk_no_inodes = Líon na gcomhad eile a bhfuil spás dóibh ar dhiosca an eolaire { $directory }: { $files }. Níl aon inodes fágtha air.
conditionSays-database_damaged = Tá dochar sa bhunachar sonraí. Ainmníonn an loga na háiteanna.
conditionSays-database_trouble = Níor cheart aon iarratas a sheoladh chuig an bhfreastalaí seo: { $reason }
conditionSays-bucket_trouble = Ní féidir comhaid a stóráil ná a oscailt: { $reason }
conditionSays-scanner_trouble = Níl an scanóir víreas ag measúnú comhad, mar sin diúltaítear do gach ceann: { $reason }
conditionSays-sweep_failed = Níl an méid atá imithe in éag á bhaint den diosca: { $reason }
conditionSays-backup_failed = Theip ar an gcúltaca deireanach: { $reason }
conditionSays-backup_damaged = Tá dochar sa chúltaca deireanach, { $name }, toisc go bhfuil dochar sna sonraí (líon áiteanna: { $count }): { $reason }
conditionSays-backup_old = Dáta an chúltaca dheireanaigh: { $lastMs }.
conditionSays-certificate_ended = Tá an teastas { $file } as dáta ó { $untilMs }: diúltaíonn cliaint dó.
conditionSays-certificate_ends = Tá an teastas { $file } bailí go dtí { $untilMs }.
conditionSays-certificate_unusable = Ní féidir teastas ar an diosca a úsáid: { $reason } Coinníonn freastalaí atá ar siúl an ceann a bhí aige roimhe.
conditionSays-certificate_not_obtained = Níl aon teastas bailí ann, agus diúltaíonn cliaint don fhreastalaí seo: { $reason }
conditionSays-certificate_not_renewed = Níorbh fhéidir an teastas a athnuachan: { $reason }
conditionSays-client_secret_refused = Ní ghlacann an soláthraí logála isteach le oidc.client_secret: ní féidir le haon duine logáil isteach ansin.
conditionSays-client_secret_ends = Tá an rún in oidc.client_secret bailí go dtí { $untilMs }. Ina dhiaidh sin, ní bheidh aon duine in ann logáil isteach ag an soláthraí.
conditionSays-token_ends = Tá an ceadchomhartha API “{ $name }” de chuid { $owner }, a úsáideadh le déanaí, bailí go dtí { $untilMs }.
conditionSays-administrator_new = Rinneadh riarthóir de { $user }: { $sinceMs }, déanta ag: { $by }.
conditionSays-guessing = Tá duine éigin ag tomhas ({ $what }): laistigh d’uair an chloig, diúltaíodh d’iarrachtaí toisc go raibh an iomarca ann ({ $times } nó níos mó).
conditionSays-deliveries_dead = Imeachtaí nárbh fhéidir a sheachadadh ar feadh laethanta agus ar éiríodh astu: { $count }.
conditionSays-deliveries_late = Tá imeacht ó { $sinceMs } ag fanacht lena sheachadadh.
conditionSays-nodes_differ = Níl na nóid mar an gcéanna: { $reason }
conditionSays-version_ready = Tá comhad an leagain nua ag { $file }.
conditionSays-disk_fine = Tá { $freeBytes } as { $totalBytes } saor ar dhiosca an eolaire { $directory }.
conditionSays-certificate_fine = Tá an teastas { $file } bailí go dtí { $untilMs }.
conditionSays-backup_none = Ní dhearna an ríomhchlár seo aon chúltaca fós.
conditionSays-backup_fine = Dáta an chúltaca dheireanaigh: { $lastMs }.
conditionSays-backup_scheduled = Dáta an chúltaca dheireanaigh, { $name }: { $lastMs }. An chéad cheann eile: { $nextMs }.
conditionSays-node_fine = Ritheann an nód { $node } leagan { $version }.

## conditionMend — page “Health”: under each sentence of conditionSays, what mends it; administrators

conditionMend-disk_full = Saor spás ar an diosca seo, nó méadaigh é.
conditionMend-disk_low = Saor spás ar an diosca seo, nó méadaigh é.
conditionMend-disk_no_inodes = Scrios comhaid bheaga a d’fhág ríomhchláir eile ar an diosca seo.
conditionMend-database_damaged = Athchóirigh cúltaca.
conditionMend-database_trouble = Féach ar an mbunachar sonraí, ar a óstach agus ar an mbealach chuige.
conditionMend-bucket_trouble = Féach ar an bucket, ar a eochracha agus ar an mbealach chuige. Ní mór eolaire a chomhroinneann nóid a bheith feistithe.
conditionMend-scanner_trouble = Tosaigh clamd, agus lig d’úsáideoir an fhreastalaí seo a shoicéad a léamh. Tá tuilleadh i loga clamd féin.
conditionMend-sweep_failed = Ní féidir le haon duine iad a oscailt. Féach ar an diosca agus ar an loga.
conditionMend-backup_failed = Réitigh an chúis. Bainfidh an freastalaí triail eile as uaidh féin.
conditionMend-backup_damaged = Féach ar an diosca, agus faigh amach cad dó a ndearnadh dochar. Coinnítear cúltacaí slána níos luaithe.
conditionMend-backup_old = Féach ar an rud a dhéanann do chúltacaí, nó déan ceann de láimh.
conditionMend-certificate_ended = Cuir comhaid nua in ionad an teastais agus a eochrach. Léann an freastalaí arís iad uaidh féin.
conditionMend-certificate_ends = Cuir comhaid nua in ionad an teastais agus a eochrach. Léann an freastalaí arís iad uaidh féin.
conditionMend-certificate_unusable = Cuir comhaid nua in ionad an teastais agus a eochrach.
conditionMend-certificate_not_obtained = Bainfidh an freastalaí triail eile as uaidh féin. Féach ar an údarás agus ar an mbealach chuige.
conditionMend-certificate_not_renewed = Tá an ceann atá in úsáid bailí go dtí { $untilMs }, agus bainfidh an freastalaí triail eile as. Féach ar an údarás agus ar an mbealach chuige.
conditionMend-client_secret_refused = Déan rún nua ag an soláthraí, agus socraigh é.
conditionMend-client_secret_ends = Déan rún nua ag an soláthraí, socraigh é, agus socraigh oidc.client_secret_until dá dháta deiridh.
conditionMend-token_ends = Déanfaidh a úinéir ceann nua agus tabharfar é don ríomhchlár a úsáideann é.
conditionMend-administrator_new = Mura raibh tú ag súil leis sin, bain an ceart siar agus féach ar loga na riarthóirí.
conditionMend-guessing = Ainmníonn an loga na seoltaí. Coisc iad i do bhalla dóiteáin.
conditionMend-deliveries_dead = Deisigh an glacadóir, ansin déan iad a sheachadadh arís, nó caith i leataobh iad.
conditionMend-deliveries_late = Féach ar an bhfreastalaí ríomhphoist, ar an gcrúca gréasáin nó ar an mbailitheoir. Deir an loga cé acu a bhfuil ag teip air.
conditionMend-nodes_differ = Tabhair an leagan, na socruithe agus an t-am céanna do gach nód.
conditionMend-version_ready = Seiceáil é, ansin uasghrádaigh.
conditionMend-backup_none = Mura ndéanann aon rud eile cúltaca den fhreastalaí seo, déan ceann.

## errorPage — error pages: a heading, and a text under it (…Text); everybody

errorPage-missing = Níor aimsíodh an leathanach
errorPage-missingText = Níl aon leathanach ag an seoladh seo.
errorPage-home = Téigh chuig an leathanach tosaigh
errorPage-busy = An iomarca iarratas
errorPage-busyText = Fuaireamar an iomarca iarratas ó do sheoladh. Níor osclaíodh aon rud. Fan nóiméad, ansin lódáil an leathanach seo arís.
errorPage-keySent = Níl an nasc seo rúnda a thuilleadh
errorPage-keySentText = Scríobh ríomhchlár ar an mbealach, mar shampla scagaire ríomhphoist, %23 in ionad an # sa nasc seo, agus seoladh a eochair chuig an bhfreastalaí dá bharr. Níor osclaíodh aon rud agus níor áiríodh aon amharc, ach ní rún í an eochair a thuilleadh. Iarr nasc nua ar an seoltóir, agus é seolta ar bhealach eile.
errorPage-upgrading = Tá an freastalaí seo á uasghrádú
errorPage-upgradingText = Níor osclaíodh aon rud agus níor cailleadh aon rud. Lódáil an leathanach seo arís i gceann nóiméid.
errorPage-unavailable = Níl sé ar fáil faoi láthair
errorPage-unavailableText = Ní féidir leis an bhfreastalaí é seo a dhéanamh faoi láthair. Níor osclaíodh aon rud agus níor cailleadh aon rud. Bain triail eile as i gceann cúpla nóiméad.
errorPage-unconfirmed = Gan deimhniú
errorPage-unconfirmedText = Ní féidir leis an bhfreastalaí a rá an ndearnadh é seo. D’fhéadfadh sé gur áiríodh amharc cé nár taispeánadh aon rud. Bain triail eile as i gceann cúpla nóiméad; má tá an rún imithe faoin am sin, iarr nasc nua ar a sheoltóir.
errorPage-defect = Tharla fadhb
errorPage-defectText = Níor cheart go dtarlódh sé seo. Inis d’oibreoir an fhreastalaí seo cathain a tharla sé: tá na sonraí sa loga.

## mailShared — mail to a recipient, with a link or about one

mailShared-subject = Tá rud éigin ag { $sender } duit
mailShared-lead = Tá { $sender } ag comhroinnt rud rúnda leat trí { $service }.
mailShared-link = Oscail é
mailShared-until = Oibríonn an nasc go dtí { $when }.
mailShared-views =
    { $n ->
        [one] Is féidir é a oscailt uair amháin.
        [two] Is féidir é a oscailt faoi dhó.
        [few] Is féidir é a oscailt { $n } huaire.
        [many] Is féidir é a oscailt { $n } n-uaire.
       *[other] Is féidir é a oscailt { $n } uair.
    }
mailShared-notice = Iarr an nasc ar { $sender }: níl sé sa ríomhphost seo.
mailShared-stranger = Mura bhfuil aithne agat ar { $sender }, déan neamhaird den ríomhphost seo.
mailShared-unverified = Níor fhíoraigh aon duine gur leis an seoltóir an seoladh { $sender }. Fiafraigh de { $sender } ar bhealach eile an leo an ríomhphost seo. Mura féidir leat, déan neamhaird de.

## mailAsked — mail to somebody who is asked for a secret

mailAsked-subject = Tá { $sender } ag iarraidh rud éigin ort
mailAsked-lead = Tá { $sender } ag iarraidh rud rúnda ort, le seoladh trí { $service }.
mailAsked-link = Freagair
mailAsked-until = Is féidir leat freagairt go dtí { $when }. Níl cuntas de dhíth ort.

## mailNeeds — sentences in both of these mails: what the recipient needs

mailNeeds-name = Tugann an seoltóir an t-ainm “{ $name }”.
mailNeeds-shared = Sula n-osclaíonn tú é:
mailNeeds-asked = Sula bhfreagraíonn tú:
mailNeeds-from = Osclaítear é ón am seo amach: { $when }.
mailNeeds-passphrase = Tá pasfhrása de dhíth ort. Tabharfaidh { $sender } duit ar bhealach eile é.
mailNeeds-code = Tá cód de dhíth ort. Seolann an leathanach chuig { $address } é le ríomhphost nuair a iarrann tú é.
mailNeeds-proof = Ní féidir ach le daoine áirithe é a oscailt. Iarrann an leathanach ort a chruthú gur duine díobh thú.
mailNeeds-release = Ní mór do { $sender } é a scaoileadh chugat. Oscail an nasc agus fág an leathanach ar oscailt go dtí sin.
mailNeeds-lock = Ní féidir ach leis an ngléas agus leis an mbrabhsálaí a osclaíonn é ar dtús é a oscailt arís. Oscail é san áit a bhfuil sé de dhíth ort.
mailNeeds-letters = Taispeánann an leathanach trí litir. Clóscríobh iad, ionas go mbeidh a fhios aige nach ríomhchlár thú.

## mailOpened — mail to a sender: their link was opened

mailOpened-subject = Oscailte: { $name }
mailOpened-unnamed = Do nasc, { $date }
mailOpened-lead = { $name } – osclaíodh é: { $when }.
mailOpened-left =
    { $n ->
        [one] Is féidir é a oscailt uair amháin eile.
        [two] Is féidir é a oscailt { $n } uair eile.
        [few] Is féidir é a oscailt { $n } huaire eile.
        [many] Is féidir é a oscailt { $n } n-uaire eile.
       *[other] Is féidir é a oscailt { $n } uair eile.
    }
mailOpened-last = Ba é sin an t-amharc deireanach: tá an rún léirscriosta.
mailOpened-link = Mo naisc
mailOpened-why = Faigheann tú an ríomhphost seo toisc gur iarr tú go gcuirfí in iúl duit nuair a osclaítear é.

## mailAnswered — mail to somebody who asked: their request was answered

mailAnswered-subject = Freagartha: { $name }
mailAnswered-unnamed = D’iarratas, { $date }
mailAnswered-lead = { $name } – freagraíodh é: { $when }.
mailAnswered-keep = Níl an freagra sa ríomhphost seo. Logáil isteach chun é a oscailt.
mailAnswered-link = M’iarratais
mailAnswered-why = Faigheann tú an ríomhphost seo toisc gur iarr tú ceann le gach freagra.

## mailCode — mail to a recipient: the code that proves their address

mailCode-subject = Do chód ó { $service }
mailCode-lead = Tá duine éigin ag comhroinnt rud rúnda leat trí { $service }. Chun é a oscailt, clóscríobh an cód seo ar an leathanach a d’iarr é:
mailCode-leadNamed = Tá { $sender } ag comhroinnt rud rúnda leat trí { $service }. Chun é a oscailt, clóscríobh an cód seo ar an leathanach a d’iarr é:
mailCode-until = Oibríonn an cód uair amháin, ar feadh { $minutes } nóiméad, agus sa bhrabhsálaí a d’iarr é amháin.
mailCode-ignore = Murar iarr tú cód, déan neamhaird den ríomhphost seo, agus ná tabhair an cód d’aon duine.

## mailInvited — mail to somebody who gets an account

mailInvited-subject = Do chuntas ag { $service }
mailInvited-lead = Tá cuntas agat ag { $service } anois: { $email }.
mailInvited-link = Roghnaigh pasfhocal
mailInvited-once = Oibríonn an nasc uair amháin, go dtí { $when }.

## mailReset — mail to somebody who may choose a new password

mailReset-subject = Pasfhocal nua le haghaidh { $service }
mailReset-lead = Tugann riarthóir de chuid { $service } deis duit pasfhocal nua a roghnú le haghaidh { $email }.
mailReset-link = Roghnaigh pasfhocal
mailReset-once = Oibríonn an nasc uair amháin, go dtí { $when }.

## mailNotice — mail to the owner of an account: something about it was changed

mailNotice-subject = Do chuntas ag { $service }
mailNotice-password = Athraíodh pasfhocal an chuntais { $email }: { $when }.
mailNotice-factorAdded = Cuireadh dara fachtóir leis an gcuntas { $email }: { $when }.
mailNotice-factorRemoved = Baineadh dara fachtóir den chuntas { $email }: { $when }.
mailNotice-factorsReset = Bhain riarthóir gach dara fachtóir den chuntas { $email }: { $when }.
mailNotice-recoveryCodes = Rinneadh cóid athshlánaithe nua don chuntas { $email }: { $when }. Ní oibríonn na cinn a bhí ann roimhe a thuilleadh.
mailNotice-recoveryCode = Úsáideadh cód athshlánaithe de chuid an chuntais { $email }: { $when }. Ní oibreoidh sé arís.
mailNotice-devices = Tháinig an iomarca pasfhocal nó cód mícheart don chuntas { $email } ó bhrabhsálaithe a logáil isteach cheana: { $when }. D’fhéadfadh sé go bhfuil ceann de do ghléasanna ag duine éigin.
mailNotice-from = Tháinig sé seo ón seoladh { $address }.
mailNotice-stranger = Mura raibh tú ag súil leis seo, athraigh do phasfhocal ag { $service }, agus inis dá riarthóir.

## mailConditions — mail to administrators: the state of the server

mailConditions-one = { $service }: { $says }
mailConditions-many = { $service }: rudaí don riarthóir ({ $n })
mailConditions-link = Sláinte an fhreastalaí
mailConditions-why = Faigheann tú an ríomhphost seo toisc go bhfuil tú ainmnithe in notices.mail. Tagann sé uair amháin, agus arís tar éis seacht lá mura bhfuil aon rud athraithe. Rith orduithe ar óstach an fhreastalaí, le sudo agus le --config an fhreastalaí.

## mailTest — mail that an administrator sends to try the mail server

mailTest-subject = Tástáil: { $service }
mailTest-lead = Sroicheann ríomhphost ó { $service } a cheann scríbe.
mailTest-link = { $service }

## opener — a page in a file of one’s own that opens sealed links without trusting the server; recipients who know computers

opener-title = Oscail nasc séalaithe
opener-lead = Is comhad de do chuid féin an leathanach seo: osclaíonn sé naisc atá séalaithe ó cheann ceann, agus ní féidir le haon fhreastalaí é a athrú. Iarrann sé an rún séalaithe ar fhreastalaí an naisc, agus gan aon rud eile.
opener-link = Nasc, leis an gcuid i ndiaidh #
opener-passphraseHint = Ní gá é ach má thug an seoltóir ceann duit.
opener-open = Oscail
opener-notLink = Ní nasc chuig rún é seo. Cóipeáil an nasc iomlán, ó https:// go dtí a dheireadh.
opener-unreachable = Ní bhfuarthas freagra a bhfuil cead ag an leathanach seo é a léamh. Ní féidir teagmháil a dhéanamh leis an bhfreastalaí, nó ní ligeann sé ach dá leathanach féin an nasc seo a oscailt: d’fhéadfadh sé nach bhfuil an rún séalaithe, nó go bhfuil sé teoranta do líonraí áirithe. Níor osclaíodh aon rud.
opener-incomplete = Níor tháinig an freagra ina iomláine. D’fhéadfadh sé gur áiríodh é mar amharc.
opener-notSealed = Níl an méid a sheol an freastalaí séalaithe, mar sin ní hé an rud a shéalaigh an seoltóir don nasc seo é. Ní thaispeántar aon chuid de.
opener-wrong = Tá an pasfhrása mícheart nó ar iarraidh. Níor áiríodh aon amharc.
opener-refused = Ní thugann an freastalaí é seo amach faoi láthair. Níor áiríodh aon amharc.
opener-held = Ní mór don té a sheol é seo é a scaoileadh. Inis na focail seo don duine sin: { $words }
opener-heldWordless = Ní mór don té a sheol é seo é a scaoileadh.
opener-otherPassphrase = Ní osclaítear leis an bpasfhrása seo é. Bain triail eile as: tá an rún séalaithe anseo, agus ní áirítear aon amharc eile. Fág an réimse folamh murar thug an seoltóir pasfhrása duit.
opener-go = Oscail an seoladh ar { $host }
opener-saved = Sábháilte

## languages — the page on which readers choose their language, and the recipient's language in a form

languages-title = Roghnaigh do theanga
languages-search = Aimsigh do theanga
languages-searchHint = A hainm féin, a hainm Béarla nó a cód, mar shampla pt-BR.
languages-find = Cuardaigh
languages-none = Níl aon teanga ag teacht leis.
languages-all = Gach teanga
languages-browser = Teanga mo bhrabhsálaí
languages-back = Ar ais chuig an leathanach
languages-recipient = Teanga don fhaighteoir
languages-recipientHint = Do leathanach an naisc agus don ríomhphost faoi. Faighteoirí a roghnaigh teanga, coinníonn siad a dteanga féin.
languages-recipientOwn = Mar a iarrann a bhrabhsálaí
languages-answerer = Teanga don té a fhreagraíonn
languages-answererHint = Do leathanach an iarratais. Daoine a roghnaigh teanga, coinníonn siad a dteanga féin.

## languagesLive — the same, in scripts

languagesLive-found =
    { $n ->
        [one] teanga amháin
        [two] { $n } theanga
        [few] { $n } theanga
        [many] { $n } dteanga
       *[other] { $n } teanga
    }
languagesLive-recipientLanguage = Teanga don fhaighteoir
