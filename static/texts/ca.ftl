### Catalan

## layout

layout-skip = Ves al contingut
layout-navigation = Principal
layout-create = Nou
layout-pushes = Els meus enllaços
layout-admin = Admin
layout-account = Compte
layout-signIn = Inicia la sessió
layout-languages = Llengua
layout-light = Clar
layout-dark = Fosc
layout-auto = Automàtic
layout-api = API
layout-about = Quant a
layout-aboutLine = Com funciona això i qui ho gestiona
layout-noScript = Aquesta pàgina necessita JavaScript. Els seus scripts només es connecten amb aquest servidor.
layout-otherWays = També podeu fer servir l’API o la línia d’ordres.
layout-waiting = Aquesta pàgina encara s’està carregant. Si no canvia res, torneu-la a carregar.
layout-plain = Aquesta connexió no està xifrada: altres persones de la xarxa poden llegir el que envieu i obriu aquí. Feu servir una adreça https:// si n’hi ha cap.
layout-notSealed = Atureu-vos: això no està segellat
layout-notSealedText = El remitent va segellar aquest secret, però el que ha enviat el servidor no està segellat. No se’n mostra res. Contacteu amb el remitent, per exemple per telèfon.

## create

create-title = Comparteix un secret
create-tagline = Envieu una contrasenya o un fitxer amb un enllaç que caduca.
create-kinds = Què voleu compartir
create-text = Text
create-files = Fitxers
create-url = Enllaç
create-qr = Codi QR
create-textLabel = El vostre secret
create-shared = Compartit des d’una altra aplicació: reviseu-ho abans d’enviar-ho.
create-textPlaceholder = Una contrasenya, una clau, una nota…
create-urlLabel = Adreça web
create-urlHint = El destinatari veu primer l’adreça i ho confirma abans de sortir d’aquesta pàgina.
create-qrLabel = Text que es mostrarà com a codi QR
create-qrHint = El destinatari el veu com un codi QR per escanejar.
create-message = Missatge (opcional)
create-filesSignIn = Inicieu la sessió per compartir fitxers.
create-hide = Amaga mentre escric
create-generator = Genera una contrasenya
create-style = Estil
create-styleCharacters = Caràcters
create-styleWords = Paraules
create-stylePin = PIN
create-pinHint = N’hi ha prou com a frase de contrasenya, perquè aquest servidor limita els intents. És massa feble com a secret.
create-length = Longitud
create-digits = Xifres
create-symbols = Símbols
create-capitals = Majúscules
create-generated = Suggeriment
create-again = Un altre suggeriment
create-use = Fes servir aquest
create-lifetime = Caduca al cap de
create-views = Nombre de visualitzacions
create-passphrase = Frase de contrasenya (opcional)
create-passphraseRequired = Frase de contrasenya (obligatòria)
create-passphraseLength =
    { $n ->
        [one] Com a mínim { $n } caràcter.
        [many] Com a mínim { $n } de caràcters.
       *[other] Com a mínim { $n } caràcters.
    }
create-passphraseHint = Envieu la frase de contrasenya a part, per exemple per telèfon.
create-suggest = Suggereix
create-add = Afegeix una opció…
create-covered = Mantén-lo tapat fins que es toqui
create-coveredHint = Quan s’obre, ningú no el llegeix per damunt de l’espatlla del destinatari.
create-deletable = El destinatari pot suprimir el secret
create-notifyMe = Avisa’m quan s’obri
create-notifyByMail = Rebreu un correu i veureu una marca a «Els meus enllaços».
create-notifyInList = Veureu una marca a «Els meus enllaços».
create-name = Nom (només el veieu vós)
create-note = Nota (només la veieu vós)
create-sign = Signa’l amb el meu nom
create-senderName = El vostre nom
create-senderMessage = Missatge per al destinatari
create-senderMessageHint = Es mostra abans d’obrir el secret a qualsevol persona que tingui l’enllaç. No hi escriviu res confidencial.
create-senderEmail = Mostra l’adreça del meu compte: { $email }
create-sealed = Xifratge d’extrem a extrem
create-sealedHint = Només el pot llegir el destinatari; ni tan sols aquest servidor no pot.
create-sealedName = Poseu-li un nom per a la vostra llista: els noms dels fitxers també estan protegits. El nom, la nota i la signatura no ho estan.
create-sealedRequired = Aquest servidor no accepta res més.
create-groupLimits = Se us apliquen els límits dels vostres grups: { $groups }.
create-shownOnce = Copieu l’enllaç ara. No es pot tornar a mostrar.
create-remembered = Les vostres opcions es recorden en aquest dispositiu.
create-reset = Restableix els valors per defecte
create-submit = Crea l’enllaç
create-ready = El vostre enllaç està a punt
create-passphraseNext = Ara envieu la frase de contrasenya per una altra via
create-passphraseReminder = L’enllaç només s’obre amb aquesta frase de contrasenya. Digueu-la per telèfon, per exemple. No es torna a mostrar.
create-copyPassphrase = Copia la frase de contrasenya
create-end = Suprimeix ara
create-another = Comparteix-ne un altre

## createClosed

createClosed-title = Inicieu la sessió per compartir un secret
createClosed-text = Des de la vostra xarxa, només pot crear enllaços qui té un compte.
createClosed-hint = Si heu rebut un enllaç, s’obre des d’aquí com sempre.
createClosed-nothingTitle = Aquí no podeu compartir res
createClosed-nothing = Els límits dels vostres grups ({ $groups }) no deixen cap tipus de secret. Pregunteu-ho a un administrador d’aquest servidor.

## createLive

createLive-bytes = { $used } de { $limit }
createLive-characters = Caràcters: { $used } de { $limit }
createLive-bits =
    { $n ->
        [one] aproximadament { $n } bit
        [many] uns { $n } de bits
       *[other] uns { $n } bits
    }
createLive-termViews =
    { $n ->
        [one] { $n } visualització
        [many] { $n } de visualitzacions
       *[other] { $n } visualitzacions
    }
createLive-termUntil = fins al { $date }
createLive-noPassphrase = sense frase de contrasenya
createLive-withPassphrase = amb frase de contrasenya
createLive-needsPassphrase = cal una frase de contrasenya
createLive-passphraseMissing = Introduïu una frase de contrasenya.
createLive-passphraseShort =
    { $n ->
        [one] Aquesta frase de contrasenya és massa curta: com a mínim { $n } caràcter. Una sèrie com ara aaaa o 1234 compta com a dos.
        [many] Aquesta frase de contrasenya és massa curta: com a mínim { $n } de caràcters. Una sèrie com ara aaaa o 1234 compta com a dos.
       *[other] Aquesta frase de contrasenya és massa curta: com a mínim { $n } caràcters. Una sèrie com ara aaaa o 1234 compta com a dos.
    }
createLive-signed = Signatura: { $by }
createLive-blank = Introduïu primer un secret.
createLive-tooLong = És massa llarg: com a màxim { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] És massa llarg: com a màxim { $n } caràcter.
        [many] És massa llarg: com a màxim { $n } de caràcters.
       *[other] És massa llarg: com a màxim { $n } caràcters.
    }
createLive-badUrl = Introduïu una adreça web, com ara https://example.org.
createLive-unsealed = El vostre navegador no ho ha pogut segellar. No s’ha enviat res.
createLive-opens =
    { $n ->
        [one] S’obre una vegada, fins al { $date } ({ $relative }).
        [many] S’obre { $n } de vegades, fins al { $date } ({ $relative }).
       *[other] S’obre { $n } vegades, fins al { $date } ({ $relative }).
    }
createLive-endedTitle = El secret s’ha suprimit
createLive-ended = El contingut s’ha esborrat. Ja no el pot obrir ningú, ni tan sols vós.
createLive-goneTitle = L’enllaç ha caducat
createLive-gone = Ja no el pot obrir ningú. El contingut s’ha esborrat.
createLive-linkUnsaved = Encara no heu copiat l’enllaç, i només es mostra en aquesta pàgina. Voleu sortir-ne igualment?
createLive-passphraseUnsaved = Encara no heu copiat la frase de contrasenya, i només es mostra en aquesta pàgina. Voleu sortir-ne igualment?
createLive-leaveIt = Surt
createLive-offline = El servidor no ha respost. Comproveu la connexió i torneu-ho a provar.
createLive-rateLimited =
    { $n ->
        [one] Massa peticions. Torneu-ho a provar d’aquí a { $n } segon.
        [many] Massa peticions. Torneu-ho a provar d’aquí a { $n } de segons.
       *[other] Massa peticions. Torneu-ho a provar d’aquí a { $n } segons.
    }
createLive-tryAgain = Ara ja ho podeu tornar a provar.
createLive-tooLarge = És més gran del que accepta el servidor.
createLive-signInFirst = Inicieu primer la sessió.
createLive-unavailable = El servidor no està disponible ara mateix. El que heu escrit encara és aquí: torneu-ho a provar d’aquí a un moment.
createLive-noSpace = Al servidor no li queda espai. No s’ha desat res.
createLive-failed = S’ha produït un error ({ $status }). No s’ha desat res.
createLive-refused = El servidor no accepta aquest valor.
createLive-tooMany =
    { $n ->
        [one] Com a màxim { $n } entrada.
        [many] Com a màxim { $n } d’entrades.
       *[other] Com a màxim { $n } entrades.
    }
createLive-outOfRange = Introduïu un nombre entre { $min } i { $max }.

## resultLive

resultLive-notOpened = Encara no s’ha obert.
resultLive-openedTimes =
    { $n ->
        [one] S’ha obert una vegada: { $date }.
        [many] S’ha obert { $n } de vegades; l’última, { $date }.
       *[other] S’ha obert { $n } vegades; l’última, { $date }.
    }

## fileBox

fileBox-files = Fitxers
fileBox-dropHere = Deixeu anar aquí fitxers o carpetes
fileBox-chooseFiles = Tria fitxers
fileBox-chooseFolder = Tria una carpeta
fileBox-cancel = Cancel·la

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Com a màxim un fitxer de { $file }.
        [many] Com a màxim { $n } de fitxers, { $file } cadascun, { $push } en total.
       *[other] Com a màxim { $n } fitxers, { $file } cadascun, { $push } en total.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] En un enllaç només hi cap un fitxer.
        [many] En un enllaç hi caben com a màxim { $n } de fitxers.
       *[other] En un enllaç hi caben com a màxim { $n } fitxers.
    }
filesLive-fileTooLarge = «{ $name }» supera { $limit }.
filesLive-filesTooLarge = En total, els fitxers superen { $limit }.
filesLive-noFiles = Trieu com a mínim un fitxer.
filesLive-packing = «{ $name }» encara s’està empaquetant.
filesLive-remove = Treu { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = S’ha perdut la connexió. L’enviament continuarà tot sol.
filesLive-uploaded = Enviat. El servidor ho està desant…
filesLive-sealing = S’està segellant al navegador: { $percent }
filesLive-unreadable = El vostre navegador ja no pot llegir un dels fitxers. No s’ha enviat res. Torneu a triar els fitxers.
filesLive-cancelled = S’ha cancel·lat. No s’ha desat res.

## reveal

reveal-title = Un secret per a vós
reveal-intro = Algú ha compartit informació confidencial amb vós.
reveal-ownTitle = El vostre propi secret
reveal-ownIntro = L’heu compartit vós. Els vostres destinataris l’obren en aquesta pàgina.
reveal-ownPage = Ves a l’enllaç, el codi QR i el registre
reveal-passphrase = Frase de contrasenya
reveal-passphraseHint = Us la dona el remitent, a part d’aquest enllaç.
reveal-unlock = Desbloqueja
reveal-open = Mostra el secret
reveal-counts = Obrir-lo compta com una visualització.
reveal-how = Com funciona això
reveal-sealed = Està xifrat d’extrem a extrem: només el pot obrir el vostre navegador, i aquest servidor no el pot llegir.
reveal-sealedNoScript = Aquest enllaç només s’obre amb JavaScript o amb l’ordre «secretpush open».
reveal-largeText = Un dels fitxers supera 256 MiB, i aquest navegador no pot desar un fitxer segellat d’aquesta mida. Això no ha comptat com a visualització. En un ordinador, obriu l’enllaç amb Chrome o Edge per https://, o amb aquesta ordre:
reveal-copyCommand = Copia l’ordre
reveal-secret = El secret
reveal-show = Mostra
reveal-onPaper = El secret està tapat. Trieu «Mostra» a la pàgina i torneu-la a imprimir.
reveal-hide = Amaga
reveal-copy = Copia
reveal-save = Desa com a fitxer
reveal-print = Imprimeix
reveal-files = Fitxers
reveal-download = Baixa
reveal-downloadAll = Baixa-ho tot com a ZIP
reveal-address = El remitent vol que obriu aquesta adreça:
reveal-go = Obre l’adreça…
reveal-goTitle = Voleu sortir d’aquesta pàgina?
reveal-goText = Esteu a punt d’obrir una adreça a:
reveal-goYes = Obre-la
reveal-goTo = Obre l’adreça a { $host }
reveal-qr = Escanegeu aquest codi
reveal-qrText = Text del codi
reveal-remove = Suprimeix-lo ara
reveal-removeText = Ningú no podrà tornar a obrir aquest enllaç, ni tan sols vós.
reveal-removeYes = Suprimeix
reveal-cancel = Cancel·la
reveal-deletedTitle = S’ha suprimit
reveal-deletedText = Ja ningú no pot obrir aquest enllaç, i aquesta pàgina ja no conté el secret.
reveal-undo = Desfés
reveal-openAgain = Torna a l’enllaç
reveal-gone = Aquí ja no hi ha res
reveal-goneText = Aquest enllaç ha caducat, s’ha suprimit o no ha existit mai.
reveal-openedHere = Vau obrir aquest enllaç en aquest dispositiu el { $date } ({ $relative }). Des d’aleshores ha caducat o s’ha suprimit.
reveal-goneHint = Demaneu un enllaç nou al remitent.
reveal-goneCreate = Comparteix un secret
reveal-letters = Escriviu aquestes tres lletres
reveal-lettersNeeded = Escriviu les tres lletres i torneu a prémer el botó. No s’ha obert res.
reveal-lettersOther = Aquelles lletres eren unes altres. Escriviu aquestes tres i torneu a prémer el botó. No s’ha obert res.
reveal-wrong = La frase de contrasenya no és correcta.
reveal-limited = Massa frases de contrasenya incorrectes. Espereu un minut i torneu-ho a provar.
reveal-refused = Qui ho ha enviat no us ha autoritzat a obrir-ho.
reveal-waitOver = La vostra espera s’ha acabat. Torneu-lo a obrir per demanar-ho una altra vegada.
reveal-crowded = Hi ha massa persones que esperen això. Torneu-ho a provar d’aquí a un minut.
reveal-scanner = Aquest navegador diu que és un programa que comprova enllaços, i per això no s’ha obert res. Obriu l’enllaç amb un altre navegador.
reveal-again = Tornar a carregar la pàgina no torna a obrir el secret. Premeu el botó per obrir-lo una altra vegada.
reveal-failed = S’ha produït un error al servidor. Torneu-ho a provar d’aquí a un moment.

## senderNote

senderNote-label = Del remitent
senderNote-shares = { $name } comparteix una cosa amb vós.
senderNote-writes = { $name } escriu:
senderNote-unnamedWrites = El remitent escriu:
senderNote-account = S’ha enviat des del compte { $email } d’aquest servidor.
senderNote-anyAccount = S’ha enviat des del compte { $email }. Aquí qualsevol persona pot crear un compte, de manera que aquesta adreça no està verificada.
senderNote-unverifiedAccount = S’ha enviat des del compte { $email }. Ningú no ha verificat aquesta adreça.
senderNote-ownWords = El nom i el missatge són paraules del mateix remitent.
senderNote-unverified = El nom i el missatge són paraules del mateix remitent. Aquest servidor no sap si el nom és cert.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Ho podeu desfer durant { $n } segon.
        [many] Ho podeu desfer durant { $n } de segons.
       *[other] Ho podeu desfer durant { $n } segons.
    }

## undoLive

undoLive-deleted = S’ha suprimit. Ningú no el pot obrir.
undoLive-undo = Desfés ({ $seconds })
undoLive-undone = La supressió s’ha desfet.
undoLive-tooLate = No s’ha pogut desfer: el secret s’ha esborrat.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Es pot obrir una vegada més, fins al { $date } ({ $relative }).
        [many] Es pot obrir { $n } de vegades més, fins al { $date } ({ $relative }).
       *[other] Es pot obrir { $n } vegades més, fins al { $date } ({ $relative }).
    }
revealLive-lastView = Aquesta era l’última visualització. El secret s’ha esborrat del servidor: deseu ara el que necessiteu.
revealLive-lastViewFiles = Aquesta era l’última visualització. Baixeu ara el que necessiteu: els enllaços només funcionen durant poc temps.
revealLive-ownView = Les vostres visualitzacions no es compten.
revealLive-shown = El secret es mostra.
revealLive-covered = El secret està tapat.
revealLive-copied = S’ha copiat
revealLive-copyFailed = No s’ha pogut copiar. Seleccioneu el text i copieu-lo.
revealLive-wrong = La frase de contrasenya no és correcta.
revealLive-limited =
    { $n ->
        [one] Massa frases de contrasenya incorrectes. Torneu-ho a provar d’aquí a { $n } segon.
        [many] Massa frases de contrasenya incorrectes. Torneu-ho a provar d’aquí a { $n } de segons.
       *[other] Massa frases de contrasenya incorrectes. Torneu-ho a provar d’aquí a { $n } segons.
    }
revealLive-busy =
    { $n ->
        [one] Massa peticions. Torneu-ho a provar d’aquí a { $n } segon.
        [many] Massa peticions. Torneu-ho a provar d’aquí a { $n } de segons.
       *[other] Massa peticions. Torneu-ho a provar d’aquí a { $n } segons.
    }
revealLive-again = Ara ja ho podeu tornar a provar.
revealLive-unconnected = No teniu connexió. No s’ha obert res.
revealLive-offline = La resposta del servidor no ha arribat sencera. Pot haver comptat com una visualització.
revealLive-failed = S’ha produït un error al servidor. Torneu-ho a provar d’aquí a un moment.
revealLive-downloaded = Baixat
revealLive-downloadedOf = Fitxers baixats: { $done } de { $total }
revealLive-preview = Previsualitza
revealLive-previewOf = Previsualització de: { $name }
revealLive-previewFailed = Aquesta imatge no es pot mostrar aquí. Baixeu-la.
revealLive-downloadFailed = La baixada s’ha aturat. Potser l’enllaç ha caducat.
revealLive-deleteFailed = El secret no s’ha pogut suprimir.
revealLive-noAddress = Això no és una adreça web, i per això es mostra com a text sense format.
revealLive-fileName = secret.txt
revealLive-see = Mostra

## sealedLive

sealedLive-linkCut = Aquest enllaç no està complet: hi falta la part de després de #. Demaneu l’enllaç complet al remitent. No s’ha obert res ni s’ha comptat cap visualització.
sealedLive-linkAltered = Aquest enllaç s’ha tallat o ha canviat pel camí: la part de després de # no és correcta. Demaneu l’enllaç complet al remitent. No s’ha obert res ni s’ha comptat cap visualització.
sealedLive-moduleMissing = La part d’aquesta pàgina que obre els secrets segellats no ha arribat. Comproveu la connexió i torneu a carregar la pàgina. No s’ha obert res ni s’ha comptat cap visualització.
sealedLive-sealBroken = El contingut segellat s’ha malmès o ha canviat, i per això no se’n mostra res. Demaneu al remitent que el torni a enviar.
sealedLive-sealShort = Falta el final del contingut segellat, i per això no se’n mostra res. Demaneu al remitent que el torni a enviar.
sealedLive-sealOther = El contingut segellat no correspon a aquest enllaç, o està segellat d’una manera que aquesta pàgina no pot obrir. Demaneu al remitent que el torni a enviar.
sealedLive-fileWhole = Complet: «{ $name }» s’ha comprovat fins a l’últim byte.
sealedLive-fileBroken = «{ $name }» s’ha malmès o ha canviat. No se n’ha desat res.
sealedLive-fileShort = Falta el final de «{ $name }». No se n’ha desat res.
sealedLive-fileTooLarge = «{ $name }» és massa gran per a aquest navegador. En un ordinador, obriu l’enllaç amb Chrome o Edge per https://, o amb l’ordre «secretpush open».

## newRequest

newRequest-sealed = Només jo puc llegir la resposta
newRequest-sealedHint = Ni tan sols aquest servidor no la pot llegir.
newRequest-sealedRequired = Aquest servidor no accepta res més.
newRequest-collectTitle = La vostra clau per a les respostes
newRequest-collectText = La necessiteu per llegir les respostes, i no es pot tornar a mostrar: baixeu el fitxer de recuperació. No l’envieu a ningú.
newRequest-copyCollect = Copia la clau
newRequest-recovery = Baixa el fitxer de recuperació
newRequest-showKey = Mostra la clau com a enllaç
newRequest-title = Demana un secret
newRequest-lead = Qui rebi l’enllaç us pot enviar un secret sense tenir cap compte.
newRequest-link = Demana un secret a algú
newRequest-what = Què necessiteu?
newRequest-whatHint = Qui té l’enllaç pot llegir això. No hi escriviu res confidencial.
newRequest-takesFiles = Es poden enviar fitxers
newRequest-showsEmail = Mostra-hi l’adreça del meu compte: { $email }
newRequest-notifyMe = Envia’m un correu per cada resposta
newRequest-name = Nom (només el veieu vós)
newRequest-note = Nota (només la veieu vós)
newRequest-files = Fitxers per a qui respongui (opcional)
newRequest-filesHint = Un formulari per emplenar, per exemple. Qui té l’enllaç els pot baixar.
newRequest-until = Oberta durant
newRequest-answers = Respostes permeses
newRequest-passphrase = Frase de contrasenya (opcional)
newRequest-passphraseHint = Cal per llegir la sol·licitud i per respondre-la. Digueu-la per telèfon, per exemple.
newRequest-more = Més opcions
newRequest-submit = Crea l’enllaç
newRequest-ready = El vostre enllaç està a punt
newRequest-page = Obre la pàgina d’aquesta sol·licitud
newRequest-passphraseNext = Ara envieu la frase de contrasenya per una altra via
newRequest-passphraseReminder = La sol·licitud només s’obre amb aquesta frase de contrasenya. No es torna a mostrar.
newRequest-copyPassphrase = Copia la frase de contrasenya
newRequest-another = Demana una altra cosa

## newRequestLive

newRequestLive-blankRequest = Digueu què necessiteu.
newRequestLive-longRequest = És massa llarg: com a màxim { $limit }.
newRequestLive-longNote = La vostra nota és massa llarga: com a màxim { $limit }.
newRequestLive-answersRange = Introduïu un nombre entre { $min } i { $max }.
newRequestLive-leadNamed = Només les persones que indiqueu us poden enviar un secret.
newRequestLive-hintNamed = Només les persones que indiqueu poden llegir això.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } resposta
        [many] { $n } de respostes
       *[other] { $n } respostes
    }
newRequestLive-noPassphrase = sense frase de contrasenya
newRequestLive-withPassphrase = amb frase de contrasenya
newRequestLive-takes =
    { $n ->
        [one] Es pot respondre una vegada, fins al { $date } ({ $relative }).
        [many] Es pot respondre { $n } de vegades, fins al { $date } ({ $relative }).
       *[other] Es pot respondre { $n } vegades, fins al { $date } ({ $relative }).
    }
newRequestLive-full = Teniu massa sol·licituds obertes. Tanqueu-ne una primer.
newRequestLive-tooLarge = És més gran del que accepta el servidor.
newRequestLive-unavailable = El servidor no està disponible ara mateix. El que heu escrit encara és aquí: torneu-ho a provar d’aquí a un moment.
newRequestLive-noSpace = Al servidor no li queda espai. No s’ha desat res.
newRequestLive-limited =
    { $n ->
        [one] Massa peticions. Torneu-ho a provar d’aquí a { $n } segon.
        [many] Massa peticions. Torneu-ho a provar d’aquí a { $n } de segons.
       *[other] Massa peticions. Torneu-ho a provar d’aquí a { $n } segons.
    }
newRequestLive-retry = Ara ja ho podeu tornar a provar.
newRequestLive-noAnswer = El servidor no ha respost. Comproveu la connexió i torneu-ho a provar.
newRequestLive-problem = S’ha produït un error ({ $status }). No s’ha desat res.
newRequestLive-refused = El servidor no accepta un d’aquests valors.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Si us plau, envieu-me informació confidencial per mitjà d’aquest enllaç. Es pot respondre una vegada, fins al { $date }. No us cal cap compte:
        [many] Si us plau, envieu-me informació confidencial per mitjà d’aquest enllaç. Es pot respondre { $n } de vegades, fins al { $date }. No us cal cap compte:
       *[other] Si us plau, envieu-me informació confidencial per mitjà d’aquest enllaç. Es pot respondre { $n } vegades, fins al { $date }. No us cal cap compte:
    }
requestShareLive-requestSubject = Una sol·licitud per a vós
requestShareLive-requestTerms =
    { $n ->
        [one] Es pot respondre una vegada, fins al { $date }.
        [many] Es pot respondre { $n } de vegades, fins al { $date }.
       *[other] Es pot respondre { $n } vegades, fins al { $date }.
    }

## requestLetter

requestLetter-to = Per a
requestLetter-from = De
requestLetter-title = Us demanen informació confidencial
requestLetter-intro = La podeu enviar des de qualsevol telèfon o ordinador. No us cal cap compte.
requestLetter-scan = Escanegeu el codi amb la càmera del telèfon. O escriviu l’adreça en un navegador exactament com està impresa aquí: les majúscules i les minúscules són diferents.
requestLetter-press = Premeu el botó de la pàgina que s’obre i envieu el que es demana.
requestLetter-passphrase = Introduïu la frase de contrasenya i premeu el botó. Qui ho demana us la dona per una altra via. Per seguretat no és en aquest full: no l’hi escriviu.
requestLetter-keep = Després destruïu aquest full.

## request

request-recovery = Baixa el fitxer de recuperació
request-loadKey = Carrega el fitxer de recuperació
request-keyFile = Fitxer de recuperació
request-linkOnce = L’enllaç complet es va mostrar una sola vegada, en crear la sol·licitud, i també és al fitxer de recuperació. Si no teniu ni l’un ni l’altre, tanqueu aquesta sol·licitud i creeu-ne una de nova.
request-noScript = Les respostes només es mostren amb JavaScript.
request-asked = El que demaneu
request-answers = Respostes
request-close = Tanca la sol·licitud
request-cancel = Cancel·la

## requestKeysLive

requestKeysLive-recoveryText =
    Aquest fitxer obre les respostes a la vostra sol·licitud. Conserveu-lo i no l’envieu a ningú.

    Per llegir les respostes en un altre navegador, inicieu la sessió, obriu la pàgina de la sol·licitud i carregueu-hi aquest fitxer, o obriu la vostra clau.
requestKeysLive-recoveryLink = L’enllaç que heu d’enviar:
requestKeysLive-recoveryKey = La vostra clau:
requestKeysLive-keyElsewhere = Per llegir-les en un altre navegador, baixeu el fitxer de recuperació. No l’envieu a ningú.
requestKeysLive-keyInTab = Aquesta pestanya té la clau que obre les respostes.
requestKeysLive-keyMissing = Només vós podeu llegir les respostes, i aquest navegador no té la vostra clau: carregueu el fitxer de recuperació.
requestKeysLive-keyNotInFile = Aquest no és el fitxer de recuperació d’aquesta sol·licitud.
requestKeysLive-keyLoaded = La vostra clau s’ha carregat.

## requestWordsLive

requestWordsLive-unnamedRequest = Sol·licitud del { $date }
requestWordsLive-closeQuestion = Voleu tancar «{ $name }»? Ja no acceptarà més respostes, i el que demana s’esborrarà.
requestWordsLive-answersStay = Les respostes es conserven fins que caduquen.
requestWordsLive-closedNow = S’ha tancat. El que demanava s’ha esborrat.
requestWordsLive-answeredMeanwhile = Hi ha una resposta nova.

## requestLive

requestLive-open = Oberta
requestLive-ready = Amb resposta
requestLive-closed = Tancada
requestLive-guardedText = La frase de contrasenya el protegeix, i per això no es mostra aquí.
requestLive-closedText = Es va esborrar quan es va tancar la sol·licitud.
requestLive-answersOf = Respostes
requestLive-answersCount = { $came } de { $total }
requestLive-openUntil = Oberta fins al
requestLive-filesMay = Fitxers
requestLive-filesYes = Se’n poden enviar
requestLive-guard = Frase de contrasenya
requestLive-guardSet = Cal per llegir-la i respondre-la
requestLive-email = Adreça del vostre compte
requestLive-emailShown = Es mostra
requestLive-noAnswers = Encara no ha respost ningú.
requestLive-sendLink = Envieu l’enllaç a qui té el que necessiteu.
requestLive-noneCame = No ha respost ningú.
requestLive-purged = Les respostes ja s’han suprimit.
requestLive-answerBy = Resposta de: { $name }
requestLive-answerOf = Resposta del { $date }
requestLive-newAnswer = nova
requestLive-answerOpen = Obre
requestLive-answerPage = Enllaç i registre
requestLive-answerOver = caducada
requestLive-allCame = S’ha respost. L’enllaç ja no accepta més respostes.
requestLive-logClosed = tancament a mà

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } resposta nova
        [many] { $n } de respostes noves
       *[other] { $n } respostes noves
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } resposta
        [many] { $n } de respostes
       *[other] { $n } respostes
    }
requestsLive-noneYet = encara sense resposta
requestsLive-closes = es tanca { $when }
requestsLive-hasClosed = tancada
requestsLive-requestMade = creada { $when }
requestsLive-noOpen = Ara mateix no demaneu res.
requestsLive-noReady = Cap sol·licitud oberta té resposta.
requestsLive-noClosed = Encara no s’ha tancat cap sol·licitud.
requestsLive-closeRequest = Tanca

## ownRequests

ownRequests-tab = Sol·licituds
ownRequests-open = Obertes
ownRequests-ready = Amb resposta
ownRequests-closed = Tancades

## answerGate

answerGate-collects = Aquest és l’enllaç que obre les respostes. És per a qui les ha demanades: inicieu la sessió i torneu-lo a obrir.
answerGate-title = Us demanen un secret
answerGate-intro = Algú us demana que li envieu informació confidencial. No us cal cap compte.
answerGate-ownTitle = La vostra pròpia sol·licitud
answerGate-ownIntro = Això ho demaneu vós. Les altres persones responen en aquesta pàgina.
answerGate-ownPage = Ves a l’enllaç, les respostes i el registre
answerGate-passphraseHint = Us la dona qui ho demana, a part d’aquest enllaç.
answerGate-read = Mostra què es demana
answerGate-left =
    { $n ->
        [one] Es pot respondre una vegada més, fins al { $date } ({ $relative }).
        [many] Es pot respondre { $n } de vegades més, fins al { $date } ({ $relative }).
       *[other] Es pot respondre { $n } vegades més, fins al { $date } ({ $relative }).
    }
answerGate-busy = Massa peticions des de la vostra adreça. Espereu un minut i torneu-ho a provar.

## ownAnswer

ownAnswer-title = Resposta a «{ $name }»
ownAnswer-unnamed = Resposta a la vostra sol·licitud
ownAnswer-intro = Només la podeu obrir vós.
ownAnswer-page = Ves a la sol·licitud i a totes les respostes

## answer

answer-yourName = El vostre nom (opcional)
answer-yourNameHint = El veu la persona que ho demana.
answer-yourNameOpen = El veu la persona que ho demana. No està protegit com la vostra resposta.
answer-addressShown = També veu la vostra adreça electrònica confirmada.
answer-title = Què us demanen
answer-label = De qui ho demana
answer-asks = Qui us ha enviat aquest enllaç demana:
answer-asksFiles = Qui us ha enviat aquest enllaç us dona fitxers.
answer-ownWords = Ho ha escrit la persona que ho demana. No hem comprovat qui és.
answer-ownWordsAccount = Ho ha escrit la persona que ho demana.
answer-account = Té el compte { $email } en aquest servidor.
answer-anyAccount = Té el compte { $email }. Aquí qualsevol persona pot crear un compte, de manera que aquesta adreça no està verificada.
answer-unverifiedAccount = Té el compte { $email }. Ningú no ha verificat aquesta adreça.
answer-careful = Envieu-ho només si coneixeu qui ho demana.
answer-given = Fitxers per a vós
answer-text = La vostra resposta
answer-textPlaceholder = Una contrasenya, una clau, una nota…
answer-message = Missatge
answer-sealed = Aquesta sol·licitud només accepta una resposta segellada d’extrem a extrem. Sense JavaScript, aquesta pàgina no la pot segellar. Envieu-la amb aquesta ordre i l’enllaç complet:
answer-sealedOnce = Només la persona que ho demana pot llegir la vostra resposta; aquest servidor no pot. Després no la podeu canviar.
answer-once = Es desa xifrada, només la pot obrir qui ho demana, i després no la podeu canviar.
answer-send = Envia
answer-sent = S’ha enviat
answer-sentText = La vostra resposta ha arribat. Podeu tancar aquesta pàgina.
answer-sentTo = La vostra resposta ha arribat a { $email }. Podeu tancar aquesta pàgina.
answer-sentMore = Envia una altra resposta
answer-notSent = No s’ha enviat
answer-notSentText = Torneu enrere: el que heu escrit encara hi és.
answer-back = Torna a començar
answer-gone = Aquí ja no es demana res
answer-goneText = Aquesta sol·licitud s’ha tancat, se li ha acabat el temps o no ha existit mai.
answer-goneHint = Demaneu-ne una de nova a qui us ha enviat l’enllaç.
answer-answered = Ja s’ha respost
answer-answeredText = Aquesta sol·licitud té totes les respostes que demanava.
answer-answeredHint = No heu estat vós? Doncs aviseu qui us ha enviat l’enllaç.
answer-blankProblem = Introduïu el que voleu enviar.
answer-tooLargeProblem = És més gran del que accepta el servidor.
answer-spaceProblem = Al servidor no li queda espai. No s’ha desat res.
answer-goneProblem = Aquesta sol·licitud ja no accepta més respostes. No s’ha desat res.
answer-passphraseProblem = La frase de contrasenya no és correcta. No s’ha desat res.
answer-unprovedProblem = Aquesta sol·licitud és per a determinades persones, i aquest navegador no ha demostrat que en sigueu una. No s’ha desat res. Torneu a obrir l’enllaç en una altra pestanya, feu que se us enviï un codi i després envieu el que heu escrit aquí.

## answerSealedLive

answerSealedLive-answerLinkCut = L’enllaç no està complet: la part de després de # hi falta o ha canviat pel camí. No s’ha enviat res. Torneu a obrir l’enllaç complet, o pregunteu-ho a qui us l’ha enviat.
answerSealedLive-sealerMissing = La part d’aquesta pàgina que segella la vostra resposta no ha arribat. No s’ha enviat res. Comproveu la connexió i torneu a carregar la pàgina.
answerSealedLive-notSealed = El vostre navegador no ho ha pogut segellar. No s’ha enviat res.

## answerLive

answerLive-bytes = { $used } de { $limit }
answerLive-blank = Introduïu el que voleu enviar.
answerLive-blankFiles = Introduïu el que voleu enviar, o trieu fitxers.
answerLive-tooLong = És massa llarg: com a màxim { $limit }.
answerLive-tooLarge = És més gran del que accepta el servidor.
answerLive-over = Aquesta sol·licitud ja no accepta més respostes. No s’ha desat res.
answerLive-wrong = La frase de contrasenya no és correcta. No s’ha desat res.
answerLive-limited =
    { $n ->
        [one] Massa peticions. Torneu-ho a provar d’aquí a { $n } segon.
        [many] Massa peticions. Torneu-ho a provar d’aquí a { $n } de segons.
       *[other] Massa peticions. Torneu-ho a provar d’aquí a { $n } segons.
    }
answerLive-again = Ara ja ho podeu tornar a provar.
answerLive-unavailable = El servidor no està disponible ara mateix. El que heu escrit encara és aquí: torneu-ho a provar d’aquí a un moment.
answerLive-noSpace = Al servidor no li queda espai. No s’ha desat res.
answerLive-offline = El servidor no ha respost. Tot i així, potser ha arribat: torneu a carregar la pàgina per comprovar-ho.
answerLive-failed = S’ha produït un error ({ $status }). No s’ha desat res.
answerLive-refused = El servidor no accepta aquesta resposta. No s’ha desat res.

## receipt

receipt-choice = Conserva un resguard
receipt-choiceHint = Un segon enllaç, només per a vós: mostra si el secret s’ha obert, i el pot suprimir.
receipt-yours = Conserveu el vostre resguard
receipt-yoursShows = Mostra si el secret s’ha obert, i el pot suprimir.
receipt-yoursText = No el pot llegir. Guardeu-vos-el: el destinatari necessita l’enllaç de més amunt.
receipt-open = Obre el resguard
receipt-copy = Copia el resguard
receipt-remember = Recorda els meus enllaços en aquest dispositiu
receipt-rememberHint = Només els resguards, i només en aquest navegador. Els pot veure qui el pugui fer servir. Si ho desactiveu, s’obliden tots.
receipt-list = Els meus enllaços recents
receipt-listText = El que aquest navegador recorda dels enllaços que heu creat sense compte.
receipt-listNone = Aquest navegador no recorda cap enllaç. Quan conserveu un resguard, podeu fer que els recordi.
receipt-listScripts = Aquesta llista necessita JavaScript: la conserva el navegador, no el servidor.
receipt-forget = Oblida-ho tot
receipt-notOpened = Encara no s’ha obert
receipt-neverOpened = No s’ha obert mai
receipt-notOpenedText = De moment, ningú no ha obert l’enllaç.
receipt-opened =
    { $n ->
        [one] S’ha obert una vegada
        [many] S’ha obert { $n } de vegades
       *[other] S’ha obert { $n } vegades
    }
receipt-times = Quan s’ha obert
receipt-timesSome = Quan s’ha obert més recentment
receipt-over = Ja ningú no pot obrir l’enllaç.
receipt-overViews = S’ha obert tantes vegades com vau permetre, l’última el { $date }. El contingut s’ha esborrat.
receipt-overTime = El temps es va acabar el { $date }. El contingut s’ha esborrat.
receipt-overHand = Es va suprimir el { $date }. El contingut s’ha esborrat.
receipt-left =
    { $n ->
        [one] L’enllaç es pot obrir una vegada més, fins al { $date }.
        [many] L’enllaç es pot obrir { $n } de vegades més, fins al { $date }.
       *[other] L’enllaç es pot obrir { $n } vegades més, fins al { $date }.
    }
receipt-alarmed = Un destinatari diu que algú altre ha obert l’enllaç abans. Parleu amb el vostre destinatari.
receipt-frozen = L’enllaç està en pausa: ningú no el pot obrir.
receipt-again = Torna-ho a mirar
receipt-unknown = Aquí no se’n sap res
receipt-unknownText = Aquest resguard no és de cap enllaç d’aquest servidor. Comproveu que l’adreça sigui completa.
receipt-unknownHint = Un temps després que un enllaç caduqui, el servidor suprimeix tot el que en sabia.

## receiptListLive

receiptListLive-made = Creat el { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] S’ha obert una vegada
        [many] S’ha obert { $n } de vegades
       *[other] S’ha obert { $n } vegades
    }
receiptListLive-stateNone = Encara no s’ha obert
receiptListLive-stateOver = Caducat
receiptListLive-stateAlarmed = Alarma
receiptListLive-stateFrozen = En pausa
receiptListLive-stateUnknown = Ja no se’n sap res
receiptListLive-stateFailed = El servidor no ha respost
receiptListLive-forgotten = Oblidats. A partir d’ara, aquest navegador no recorda cap enllaç.

## about

about-title = Com funciona això i qui ho gestiona
about-lead = Compartiu un secret en forma d’enllaç. L’enllaç deixa de funcionar tot sol, i aleshores el secret s’esborra.
about-operatorTitle = Qui gestiona aquest servidor
about-runBy = Aquest servidor el gestiona { $name }.
about-unnamed = L’operador d’aquest servidor no ha indicat cap nom aquí. Pregunteu-ho a qui us ha enviat aquí.
about-contact = Contacte:
about-program = Programa: Secret Push, versió { $version }.
about-words = Suggereix paraules de l’EFF Long Wordlist de l’Electronic Frontier Foundation (https://www.eff.org/dice), tret de quatre, amb la llicència CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Com es protegeix un secret
about-sealed = El servidor xifra cada secret amb AES-256-GCM abans de desar-lo. La clau es deriva d’una clau aleatòria pròpia, de l’enllaç i, si n’hi ha, de la frase de contrasenya.
about-masterKey = La clau aleatòria es desa xifrada amb la clau mestra del servidor, que es guarda fora de la base de dades.
about-passphrase = El servidor no desa cap frase de contrasenya ni res amb què comparar-la. Argon2id fa que endevinar-la sigui lent i, després de cinc intents erronis en un minut, una adreça ha d’esperar.
about-files = Els noms i el contingut dels fitxers també es xifren.
about-transport = Aquest xifratge es fa al servidor. Una adreça https:// protegeix el camí fins allà.
about-endToEnd = El remitent també pot segellar un secret al navegador o amb la línia d’ordres, en el format obert age. La clau és a l’enllaç, després de #, en una part que els navegadors no envien mai: aquest servidor guarda i lliura el que no pot llegir.
about-endTitle = Què passa quan un enllaç caduca
about-end = Un enllaç caduca al cap del temps triat, després de l’última visualització permesa o quan algú el suprimeix. En aquell moment s’esborren la clau, el secret i el missatge del remitent.
about-endFiles = Els fitxers també se suprimeixen. Els enllaços de baixada de l’última visualització encara funcionen: com a màxim { $time }, i mai més enllà del temps triat.
about-rowAnonymous = El registre d’un secret compartit sense compte se suprimeix quan han passat { $time } des que ha caducat.
about-rowAnonymousKept = El registre d’un secret compartit sense compte es conserva fins que l’operador el suprimeix.
about-rowOwned = El registre d’un secret compartit amb un compte se suprimeix quan han passat { $time } des que ha caducat, juntament amb el nom i la nota que li va posar el remitent.
about-rowOwnedKept = El registre d’un secret compartit amb un compte es conserva, juntament amb el nom i la nota que li va posar el remitent, fins que l’operador el suprimeix.
about-backups = Una còpia de seguretat conté el que hi havia desat quan es va fer, fins que l’operador la suprimeix.
about-loggedTitle = Què es registra
about-logged = De cada secret: quan s’ha creat, s’ha obert, s’ha suprimit o s’ha provat amb una frase de contrasenya incorrecta, amb l’adreça de xarxa, el navegador i la pàgina d’on venia el visitant. Els remitents amb compte veuen aquest registre dels seus propis secrets.
about-request = De cada petició: l’hora, el tipus de pàgina, el resultat, la durada i l’adreça de xarxa. Mai l’enllaç, el secret ni la frase de contrasenya. L’operador decideix quant de temps es conserven aquestes línies.
about-cookies = Galetes: una per a la vostra sessió quan l’heu iniciada, una per a la llengua i una per als colors que trieu, i una en un navegador que espera un remitent o que ha avisat sobre un enllaç. No hi ha cap seguiment, i les pàgines no carreguen res d’altres servidors.
about-operatorReadsTitle = Què pot llegir l’operador i què no
about-seesMeta = L’operador veu que un secret existeix: el tipus, la mida, les dates, les visualitzacions i el registre, i l’adreça electrònica d’un remitent amb compte.
about-adminPage = Els administradors poden suprimir qualsevol secret. No en veuen el contingut, ni el nom, la nota o l’enllaç. Això sí, poden restablir la contrasenya d’un usuari i llavors iniciar la sessió com aquell usuari.
about-readsOwned = Qui té alhora les dades desades i la clau mestra pot llegir el secret no caducat d’un remitent amb compte, si no té frase de contrasenya, i també els noms, les notes i els missatges d’aquell remitent.
about-readsAnonymous = Per a un secret compartit sense compte li cal també l’enllaç, que el servidor no conserva.
about-readsGuarded = Per a un secret amb frase de contrasenya li cal també la frase de contrasenya. Una de curta es pot endevinar; una de llarga, no.
about-running = Qui controla el servidor en marxa pot veure un secret i la seva frase de contrasenya quan es crea i quan s’obre.
about-readsSealed = L’operador no pot llegir un secret segellat, ni tan sols amb totes les dades i la clau mestra. Tanmateix, un servidor manipulat podria lliurar una pàgina que delatés el secret: per descartar-ho, obriu l’enllaç amb la línia d’ordres.
about-readsExpired = Ningú no pot llegir un secret caducat, tampoc l’operador, tret que una còpia de seguretat anterior encara el contingui.
about-youTitle = Què podeu fer
about-you = Trieu poques visualitzacions i poc temps. Afegiu-hi una frase de contrasenya i envieu-la per una via diferent de la de l’enllaç. Obriu un secret només quan el pugueu desar de manera segura.

## accessibility

accessibility-title = Accessibilitat
accessibility-lead = Tothom ha de poder compartir un secret i obrir-ne un, independentment de com hi vegi, hi senti, es mogui i llegeixi.
accessibility-contactTitle = Si alguna cosa us ho impedeix
accessibility-contact = Digueu a l’operador d’aquest servidor què no us funciona, o demaneu-li una altra manera de fer-ho:
accessibility-nobody = L’operador d’aquest servidor no ha indicat cap contacte aquí. Digueu a qui us ha enviat aquí què no us funciona, i demaneu-li una altra manera de fer-ho.
accessibility-standardTitle = Què compleixen aquestes pàgines
accessibility-standard = Aquestes pàgines estan fetes per complir les WCAG 2.2 en el nivell AA i, amb elles, el capítol 9 de l’EN 301 549. Segons la comprovació dels mateixos autors, ho fan, tret del que indica la llista següent.
accessibility-missingTitle = Què hi falta
accessibility-missingUndo = Una supressió es pot desfer durant vuit segons i prou, perquè un secret no ha de sobreviure a la seva supressió. El botó que la desfà rep el focus de seguida.
accessibility-missingLanguage = El que han escrit les persones, com ara un missatge o el nom d’un fitxer, no porta indicada la llengua.
accessibility-missingReaders = En la comprovació no s’ha fet servir cap lector de pantalla, i encara no hi ha participat cap persona amb discapacitat.
accessibility-checkedTitle = Com s’ha comprovat
accessibility-checkedByProgram = Amb axe-core: cada pàgina en cada estat, en una pantalla estreta i en una d’ampla, en clar i en fosc. A més, cada pàgina hi cap amb 320 píxels, i amb el text al doble de la mida.
accessibility-checkedByHand = A mà: els recorreguts principals per les pàgines, només amb el teclat, amb més espai entre lletres i línies, i en l’arbre d’accessibilitat de Chromium, d’on llegeixen els lectors de pantalla.

## caution

caution-notMe = No he estat jo
caution-tellText = Si no era ningú que conegueu, aviseu el remitent: constarà al seu registre.
caution-tellFreezes = A més, això posa l’enllaç en pausa: ningú no el pot obrir fins que el remitent el reactivi.
caution-tell = Avisa el remitent
caution-told = Heu avisat el remitent que no éreu vós.
caution-askSender = Si no éreu vós, demaneu un secret nou al remitent.
caution-toldTitle = El remitent ja ho pot veure
caution-toldText = El seu registre diu que algú ha obert aquest enllaç abans que vós.
caution-toldFrozen = L’enllaç està en pausa: ningú no el pot obrir fins que el remitent el reactivi.
caution-toldOpen = L’enllaç encara funciona. Consulteu el remitent abans de refiar-vos del que hi ha al darrere.
caution-toldNext = Parleu amb el remitent per una altra via, per exemple per telèfon.
caution-back = Torna al secret
caution-frozenTitle = Aquest enllaç està en pausa
caution-frozenText = Ara mateix ningú no el pot obrir. Tornarà a funcionar quan el remitent el reactivi.
caution-frozenHint = Pregunteu-ho al remitent i després torneu a carregar aquesta pàgina. Això no ha comptat com una visualització.
caution-elsewhereTitle = No des d’aquesta xarxa
caution-elsewhereText = El remitent ha triat les xarxes on s’obre aquest enllaç. La vostra adreça { $address } no és en cap d’elles.
caution-elsewhereHint = Connecteu-vos a la xarxa correcta i després torneu a carregar aquesta pàgina. Això no ha comptat com una visualització.
caution-earlyTitle = Encara no està obert
caution-earlyText = Aquest enllaç s’obre el { $date } ({ $relative }).
caution-earlyHint = Torneu llavors a aquest enllaç. Això no ha comptat com a visualització.
caution-notBefore = No s’obre abans de (opcional)
caution-notBeforeHint = En el fus horari d’aquest dispositiu. Només vós el podeu obrir abans.
caution-afterFirstView = Després de la primera visualització, caduca al cap de
caution-networks = Només dins d’aquestes xarxes (pregunteu-ho a informàtica)
caution-networksHint = Adreces i intervals com ara 192.0.2.0/24, separats per comes.
caution-addressees = Només per a aquestes persones (opcional)
caution-addresseesHint = Adreces electròniques, o grups com ara group:staff, separats per comes. Abans que s’obri l’enllaç, fan servir l’inici de sessió de l’empresa o un codi que s’envia a la seva adreça.
caution-addresseesByCompany = Adreces electròniques, o grups com ara group:staff, separats per comes. Abans que s’obri l’enllaç, fan servir l’inici de sessió de l’empresa.
caution-addresseesByCode = Adreces electròniques, separades per comes. No cal tenir cap compte: abans que s’obri l’enllaç, escriuen un codi que s’envia a la seva adreça.
caution-addresseesRequired = Només per a aquestes persones (obligatori)
caution-addresseesNext = Només per a { $people }. Envieu-los l’enllaç. Se’ls obre després de l’inici de sessió de l’empresa.
caution-addresseesNextByCode = Només per a { $people }. Envieu-los l’enllaç. A la pàgina de l’enllaç, fan que s’enviï un codi a la seva adreça.
caution-addresseesNextByEither = Només per a { $people }. Envieu-los l’enllaç. A la pàgina de l’enllaç, fan servir l’inici de sessió de l’empresa o fan que s’enviï un codi a la seva adreça.
caution-openings = Adverteix el destinatari si algú ja ha obert l’enllaç
caution-freeze = Posa l’enllaç en pausa
caution-thaw = Reactiva l’enllaç

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Aquest enllaç ja s’havia obert una vegada, el { $date } ({ $relative }).
        [many] Aquest enllaç ja s’havia obert { $n } de vegades, l’última el { $date } ({ $relative }).
       *[other] Aquest enllaç ja s’havia obert { $n } vegades, l’última el { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = «{ $entry }» no és una adreça electrònica.
addresseesLive-notIn = No es permeten adreces del domini { $domain }.
addresseesLive-wanted = Indiqueu per a qui és l’enllaç: aquest servidor ho exigeix.

## cautionCreateLive

cautionCreateLive-badMoment = Trieu un moment abans que l’enllaç caduqui.
cautionCreateLive-termNotBefore = s’obre el { $date }
cautionCreateLive-notSooner = Sense canvis
cautionCreateLive-termFirstView = caduca { $duration } després de la primera visualització
cautionCreateLive-badNetwork = «{ $network }» no és una xarxa. Introduïu adreces i intervals com ara 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] només des de { $n } xarxa
        [many] només des de { $n } de xarxes
       *[other] només des de { $n } xarxes
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] només per a { $n } destinatari
        [many] només per a { $n } de destinataris
       *[other] només per a { $n } destinataris
    }
cautionCreateLive-termLock = només el primer dispositiu
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } visualització per destinatari
        [many] { $n } de visualitzacions per destinatari
       *[other] { $n } visualitzacions per destinatari
    }

## cautionOwnLive

cautionOwnLive-frozen = En pausa
cautionOwnLive-alarmed = Amb avís
cautionOwnLive-frozenNow = Aquest enllaç està en pausa: només el podeu obrir vós. Igualment caduca el { $date }.
cautionOwnLive-alarm = Un destinatari diu que algú altre l’ha obert abans. Ha avisat el { $date } ({ $relative }), des de { $address } ({ $browser }).
cautionOwnLive-alarmNext = Compareu les entrades de sota amb les persones a qui heu donat l’enllaç. En cas de dubte, suprimiu-lo i canvieu el secret.
cautionOwnLive-settle = Descarta l’avís
cautionOwnLive-thawQuestion = Voleu reactivar «{ $name }»? Qui té l’enllaç el podrà tornar a obrir.
cautionOwnLive-nowFrozen = En pausa. Només el podeu obrir vós.
cautionOwnLive-nowThawed = L’enllaç torna a funcionar.
cautionOwnLive-nowSettled = Avís descartat.
cautionOwnLive-networks = Xarxes
cautionOwnLive-recipients = Destinataris
cautionOwnLive-recipientsOnly = Només per a { $recipients }
cautionOwnLive-networksOnly = Només des de { $networks }
cautionOwnLive-lock = Dispositius
cautionOwnLive-lockYes = Només el pot tornar a obrir el primer dispositiu
cautionOwnLive-shares = Visualitzacions de cadascú
cautionOwnLive-sharesEach =
    { $n ->
        [one] Cadascú el pot obrir una vegada
        [many] Cadascú el pot obrir { $n } de vegades
       *[other] Cadascú el pot obrir { $n } vegades
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } intent des d’una xarxa que no heu permès.
        [many] { $n } d’intents des de xarxes que no heu permès.
       *[other] { $n } intents des de xarxes que no heu permès.
    }

## hold

hold-title = S’està esperant el remitent
hold-tell = El remitent us ho ha d’autoritzar. Digueu-li aquestes tres paraules, per exemple per telèfon:
hold-plain = Aquesta pàgina ho torna a mirar cada pocs segons.
hold-look = Mira-ho ara
hold-released = El remitent us ho ha autoritzat. El podeu obrir una vegada.
hold-counts = El remitent us ho ha d’autoritzar.
hold-ask = Demana permís al remitent
hold-refusedTitle = El remitent ho ha rebutjat
hold-refusedText = El remitent no us ho ha autoritzat i ha posat l’enllaç en pausa.
hold-refusedHint = Si l’esperàveu, truqueu al remitent. No s’ha obert res.
hold-choice = Pregunta’m abans que s’obri
hold-choiceHint = El destinatari us llegeix tres paraules per telèfon i vós el deixeu entrar.
hold-who = Qui us espera
hold-compare = Deixeu entrar només qui us digui exactament aquestes paraules, per exemple per telèfon.
hold-nobody = Encara no espera ningú. Qui obre l’enllaç s’espera aquí i us llegeix tres paraules.

## holdGateLive

holdGateLive-title = S’està esperant el remitent
holdGateLive-until = Aquesta pàgina espera fins al { $date } ({ $relative }). La podeu deixar oberta.
holdGateLive-waiting = En espera. Les vostres paraules: { $words }.
holdGateLive-released = El remitent ho ha autoritzat.
holdGateLive-crowded =
    { $n ->
        [one] Hi ha massa persones que esperen això. Torneu-ho a provar d’aquí a { $n } segon.
        [many] Hi ha massa persones que esperen això. Torneu-ho a provar d’aquí a { $n } de segons.
       *[other] Hi ha massa persones que esperen això. Torneu-ho a provar d’aquí a { $n } segons.
    }

## holdCreateLive

holdCreateLive-termHold = us pregunta abans d’obrir-se

## holdOwnLive

holdOwnLive-release = Deixa entrar
holdOwnLive-refuse = Rebutja i posa en pausa
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Entrada autoritzada, encara sense obrir
holdOwnLive-asks =
    { $n ->
        [one] { $n } persona espera
        [many] { $n } de persones esperen
       *[other] { $n } persones esperen
    }
holdOwnLive-arrived = Algú espera: { $words }.
holdOwnLive-nowReleased = Ja pot entrar, i el pot obrir una vegada.
holdOwnLive-nowRefused = Rebutjat. L’enllaç està en pausa.
holdOwnLive-tooLate = Aquesta espera ja s’havia acabat.
holdOwnLive-hold = Autorització
holdOwnLive-holdYes = Us pregunta abans d’obrir-se

## links

links-choice = Un enllaç propi per a cadascú

## linksLive

linksLive-noGroups = Un grup no pot tenir un enllaç propi: traieu «{ $group }» o anomeneu-ne les persones.
linksLive-making = Enllaç { $at } de { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] El servidor demana que s’esperi: { $address } seguirà d’aquí a { $n } segon.
        [many] El servidor demana que s’esperi: { $address } seguirà d’aquí a { $n } de segons.
       *[other] El servidor demana que s’esperi: { $address } seguirà d’aquí a { $n } segons.
    }
linksLive-notTried = S’ha cancel·lat. No s’ha desat res.
linksLive-ready =
    { $n ->
        [one] { $n } enllaç està a punt
        [many] { $n } d’enllaços estan a punt
       *[other] { $n } enllaços estan a punt
    }
linksLive-opens =
    { $n ->
        [one] Cada enllaç s’obre una vegada, fins al { $date } ({ $relative }), i només per al seu destinatari.
        [many] Cada enllaç s’obre { $n } de vegades, fins al { $date } ({ $relative }), i només per al seu destinatari.
       *[other] Cada enllaç s’obre { $n } vegades, fins al { $date } ({ $relative }), i només per al seu destinatari.
    }
linksLive-links = Enllaços
linksLive-copyOne = Copia
linksLive-copyAll = Copia-ho tot com a text
linksLive-pageOf = Pàgina d’aquest enllaç
linksLive-keptByPasskey = Per copiar us cal la clau d’accés.
linksLive-gone = Aquesta pàgina ja no mostra aquest enllaç.
linksLive-linksKept = Aquest navegador conserva els enllaços. Cap altre no els pot mostrar.
linksLive-onlyHere = Copieu els enllaços ara. No es poden tornar a mostrar.
linksLive-unmade = Hi ha enllaços que encara no s’han creat, i el que compartiu només és en aquesta pàgina. Voleu sortir-ne igualment?
linksLive-unsaved = Encara no heu copiat tots els enllaços, i només es mostren en aquesta pàgina. Voleu sortir-ne igualment?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } enllaç no s’ha creat:
        [many] { $n } d’enllaços no s’han creat:
       *[other] { $n } enllaços no s’han creat:
    }
linksLive-again = Torna-ho a provar

## lock

lock-choice = Només el pot tornar a obrir el primer dispositiu
lock-choiceHint = Qui obre primer l’enllaç se’l queda. En qualsevol altre dispositiu o navegador diu que s’ha obert en un altre lloc.
lock-viewsEach = Visualitzacions per a cada destinatari (opcional)
lock-viewsEachHint = Així cada adreça té visualitzacions pròpies, i ningú no pot gastar les dels altres.
lock-first = Només el pot tornar a obrir el navegador que l’obri primer: obriu-lo on el necessiteu. El vostre navegador desa una galeta per a això.
lock-own = Aquest navegador el va obrir primer. Només ell el pot tornar a obrir.
lock-elsewhereTitle = Obert en un altre navegador
lock-elsewhereText = Aquest enllaç només s’obre en el navegador que el va obrir primer, i no era aquest.
lock-elsewhereHint = Si éreu vós, torneu a aquell dispositiu i navegador. Si no, potser algú altre ha llegit el secret.
lock-needsCookie = Aquest enllaç necessita una galeta, i el vostre navegador no n’ha enviat cap. Permeteu les galetes per a aquesta pàgina i torneu-ho a provar.
lock-usedTitle = Ja l’heu obert
lock-usedText =
    { $n ->
        [one] El remitent permet que cada destinatari obri aquest enllaç una vegada, i ja ho heu fet.
        [many] El remitent permet que cada destinatari obri aquest enllaç { $n } de vegades, i ja ho heu fet.
       *[other] El remitent permet que cada destinatari obri aquest enllaç { $n } vegades, i ja ho heu fet.
    }
lock-usedHint = Si el torneu a necessitar, demaneu un enllaç nou al remitent.

## sharesLive

sharesLive-lastView = Aquesta era la vostra última visualització. Deseu ara el que necessiteu.
sharesLive-lastViewFiles = Aquesta era la vostra última visualització. Baixeu ara el que necessiteu: els enllaços només funcionen durant poc temps.

## preview

preview-title = L’enllaç
preview-text = Qui té aquest enllaç pot obrir el secret. Mirar aquesta pàgina no compta com una visualització.
preview-sealedText = Qui té l’enllaç complet pot obrir el secret. Mirar aquesta pàgina no compta com una visualització.
preview-shownOnce = Està xifrat d’extrem a extrem: l’enllaç complet es va mostrar una sola vegada, quan es va crear, i no es pot tornar a mostrar.
preview-lost = Si ja no el teniu, suprimiu aquest enllaç i creeu-ne un de nou.
preview-qrOf = Codi QR de l’enllaç
preview-terms = Detalls

## returned

returned-one = El correu per a { $recipient } ha tornat: { $reason } (estat { $status }, { $when }).
returned-hint = Comproveu l’adreça, o doneu l’enllaç per una altra via.
returned-no_mailbox = aquesta bústia no existeix
returned-no_domain = el domini no existeix o no accepta correu
returned-closed = la bústia no accepta correu
returned-full = la bústia és plena
returned-too_large = el correu és massa gran per a la bústia
returned-unreachable = no s’ha pogut contactar amb el servidor de correu de l’adreça
returned-policy = el servidor de correu de l’adreça no accepta aquesta mena de correus d’aquest servidor
returned-refused = el servidor de correu de l’adreça l’ha rebutjat

## share

share-link = Enllaç
share-copy = Copia l’enllaç
share-share = Comparteix
share-mail = Correu electrònic
share-message = Copia com a missatge
share-qr = Codi QR
share-print = Imprimeix una carta
share-page = Obre la pàgina d’aquest enllaç
share-png = Desa com a PNG
share-svg = Desa com a SVG

## shareLive

shareLive-copied = S’ha copiat
shareLive-copyFailed = No s’ha pogut copiar. Seleccioneu el text i copieu-lo.
shareLive-letterFailed = No s’ha pogut carregar la carta. Comproveu la connexió i torneu-ho a provar.
shareLive-codeFailed = No s’ha pogut desar el codi. Comproveu la connexió i torneu-ho a provar.
shareLive-message =
    { $n ->
        [one] Comparteixo informació confidencial amb vós. L’enllaç s’obre una vegada, fins al { $date }:
        [many] Comparteixo informació confidencial amb vós. L’enllaç s’obre { $n } de vegades, fins al { $date }:
       *[other] Comparteixo informació confidencial amb vós. L’enllaç s’obre { $n } vegades, fins al { $date }:
    }
shareLive-mailSubject = Un secret per a vós
shareLive-letterTerms =
    { $n ->
        [one] L’enllaç s’obre una vegada, fins al { $date }. Després, el contingut s’esborra.
        [many] L’enllaç s’obre { $n } de vegades, fins al { $date }. Després, el contingut s’esborra.
       *[other] L’enllaç s’obre { $n } vegades, fins al { $date }. Després, el contingut s’esborra.
    }

## letter

letter-to = Per a
letter-from = De
letter-title = Informació confidencial per a vós
letter-intro = S’obre en qualsevol telèfon o ordinador. No us cal cap compte.
letter-scan = Escanegeu el codi amb la càmera del telèfon. O escriviu l’adreça en un navegador exactament com està impresa aquí: les majúscules i les minúscules són diferents.
letter-press = Premeu el botó de la pàgina que s’obre.
letter-passphrase = Introduïu la frase de contrasenya i premeu el botó. El remitent us la dona per una altra via. Per seguretat no és en aquest full: no l’hi escriviu.
letter-keep = Deseu el que necessiteu i després destruïu aquest full.
letter-code = Codi QR de l’adreça

## push

push-opened = Qui l’ha obert
push-log = Registre complet
push-when = Quan
push-what = Què
push-address = Adreça
push-browser = Navegador
push-older = Anteriors
push-newer = Posteriors
push-end = Suprimeix ara
push-cancel = Cancel·la

## pushChange

pushChange-title = Canvia aquest enllaç
pushChange-back = Torna a l’enllaç
pushChange-expires = Caduca
pushChange-views = Quantes vegades es pot obrir en total
pushChange-save = Desa els canvis
pushChange-extend = Afegeix-hi { $duration }
pushChange-change = Canvia…
pushChange-changed = S’ha canviat.
pushChange-viewsBetween = De { $min } a { $max }. Obert fins ara: { $used }.
pushChange-latest = Com a molt tard, el { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Trieu un moment entre el { $from } i el { $to }.

## agentLive

agentLive-agentOn = { $browser } a { $system }
agentLive-agentUnknown = desconegut

## pushLive

pushLive-codesWait = Correus en espera amb codis per a destinataris: { $count }. El primer arribarà com a molt tard el { $time }.
pushLive-codesFailed = Codi no enviat per correu: { $addresses }.
pushLive-text = Text
pushLive-file = Fitxers
pushLive-url = Enllaç
pushLive-qr = Codi QR
pushLive-active = Actiu
pushLive-expired = Caducat
pushLive-views = Visualitzacions
pushLive-viewsLeft = { $left } de { $total } restants
pushLive-viewsUsed = { $used } de { $total } gastades
pushLive-expires = Caduca
pushLive-notBefore = S’obre
pushLive-firstView = Després de la primera visualització
pushLive-firstViewEnds = Caduca { $duration } més tard
pushLive-passphrase = Frase de contrasenya
pushLive-passphraseSet = Definida: l’enllaç només s’obre amb aquesta frase.
pushLive-covered = Tapat
pushLive-coveredYes = Sí, fins que el destinatari el toqui
pushLive-deletable = Els destinataris el poden suprimir
pushLive-deletableYes = Sí
pushLive-files = Fitxers
pushLive-fileGuarded = nom protegit per la frase de contrasenya
pushLive-filesSealed =
    { $n ->
        [one] { $n } fitxer, { $size }, nom segellat
        [many] { $n } de fitxers, { $size }, noms segellats
       *[other] { $n } fitxers, { $size }, noms segellats
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } fitxer, esborrat
        [many] { $n } de fitxers, esborrats
       *[other] { $n } fitxers, esborrats
    }
pushLive-created = Creat
pushLive-name = Nom
pushLive-endedByViews = S’ha gastat l’última visualització: { $when }. El contingut s’ha esborrat.
pushLive-endedByTime = S’ha acabat el temps: { $when }. El contingut s’ha esborrat.
pushLive-endedByHand = S’ha suprimit: { $when }, des de { $address } ({ $browser }). El contingut s’ha esborrat.
pushLive-neverOpened = No l’ha obert ningú.
pushLive-openedNewest =
    { $n ->
        [one] Aquí es mostra la més recent; totes són al registre.
        [many] Aquí es mostren les { $n } més recents; totes són al registre.
       *[other] Aquí es mostren les { $n } més recents; totes són al registre.
    }
pushLive-scanned =
    { $n ->
        [one] Un programa, com ara la previsualització d’un enllaç en un xat, ha explorat la pàgina de l’enllaç una vegada. Això no compta com una visualització.
        [many] Uns programes, com ara les previsualitzacions d’enllaços en un xat, han explorat la pàgina de l’enllaç { $n } de vegades. Això no compta com una visualització.
       *[other] Uns programes, com ara les previsualitzacions d’enllaços en un xat, han explorat la pàgina de l’enllaç { $n } vegades. Això no compta com una visualització.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] S’ha introduït { $n } frase de contrasenya incorrecta.
        [many] S’han introduït { $n } de frases de contrasenya incorrectes.
       *[other] S’han introduït { $n } frases de contrasenya incorrectes.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } intent mentre havia caducat, estava en pausa o encara no es podia obrir.
        [many] { $n } d’intents mentre havia caducat, estava en pausa o encara no es podia obrir.
       *[other] { $n } intents mentre havia caducat, estava en pausa o encara no es podia obrir.
    }
pushLive-openedMeanwhile = S’acaba d’obrir.
pushLive-ended = S’ha suprimit. El contingut s’ha esborrat.

## presets

presets-presets = Preconfiguracions
presets-keep = Desa com a preconfiguració…
presets-title = Les vostres preconfiguracions
presets-text = Opcions que heu desat per a enllaços nous. Per fer-les servir, trieu una preconfiguració quan creeu un enllaç.

## presetsLive

presetsLive-presets = Preconfiguracions
presetsLive-keepTitle = Desa com a preconfiguració
presetsLive-name = Nom
presetsLive-save = Desa
presetsLive-cancel = Cancel·la
presetsLive-badName = Introduïu un nom de 40 caràcters com a màxim. Podeu desar fins a 20 preconfiguracions.
presetsLive-badTerms = Aquest servidor no accepta una d’aquestes opcions.
presetsLive-taken = Ja teniu una preconfiguració amb aquest nom.
presetsLive-offline = El servidor no ha respost. Comproveu la connexió i torneu-ho a provar.
presetsLive-failed = S’ha produït un error ({ $status }). No s’ha canviat res.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } visualització
        [many] { $n } de visualitzacions
       *[other] { $n } visualitzacions
    }
ownPresetsLive-rename = Canvia el nom
ownPresetsLive-renameOf = Canvia el nom de «{ $name }»
ownPresetsLive-remove = Suprimeix
ownPresetsLive-removeQuestion = Voleu suprimir la preconfiguració «{ $name }»? Els enllaços que s’hi han creat es queden com estan.

## signIn

signIn-title = Inicia la sessió
signIn-email = Adreça electrònica
signIn-password = Contrasenya
signIn-newPassword = Contrasenya nova
signIn-passwordHint =
    { $n ->
        [one] Com a mínim { $n } caràcter. Unes quantes paraules van bé.
        [many] Com a mínim { $n } de caràcters. Unes quantes paraules van bé.
       *[other] Com a mínim { $n } caràcters. Unes quantes paraules van bé.
    }
signIn-submit = Inicia la sessió
signIn-passkey = Inicia la sessió amb una clau d’accés
signIn-signUp = Crea un compte
signIn-have = Ja tinc un compte
signIn-name = Adreça electrònica o nom d’usuari
signIn-companyOrLocal = Feu servir la contrasenya de l’empresa o, si en teniu una, una contrasenya d’aquest servidor.
signIn-companyOrAdmins = Feu servir la contrasenya de l’empresa. Els administradors també poden fer servir una contrasenya d’aquest servidor.
signIn-company = Feu servir la contrasenya de l’empresa.
signIn-adminsOnly = Només els administradors inicien la sessió amb una contrasenya.
signIn-forgot = Heu oblidat la contrasenya? Un administrador us pot enviar un enllaç.
signIn-setUpTitle = Us donem la benvinguda
signIn-setUpText = Aquest servidor encara no té cap compte. Creeu el primer: serà el de l’administrador.
signIn-setUpCode = Codi de configuració
signIn-setUpCodeHint = El servidor l’ha mostrat en iniciar-se. Mireu-ne el terminal o el registre.
signIn-setUpSubmit = Crea el compte
signIn-resetTitle = Trieu la vostra contrasenya
signIn-resetAccount = Per al compte { $email }
signIn-resetText = Aquest enllaç funciona una vegada. En fer-lo servir s’acaben totes les sessions i els testimonis d’API del vostre compte.
signIn-lettersWhy = Així demostreu que no sou un programa.
signIn-resetSubmit = Desa i inicia la sessió

## sessionsLive

sessionsLive-sessions = Sessions
sessionsLive-sessionHere = aquest navegador
sessionsLive-sessionBegan = sessió iniciada { $when }
sessionsLive-sessionUsed = últim ús { $when }
sessionsLive-sessionEnd = Acaba
sessionsLive-sessionEndQuestion = Voleu acabar la sessió a { $name }? En aquell navegador la sessió es tanca de seguida.
sessionsLive-sessionEnded = S’ha acabat. S’ha tancat la sessió en aquell navegador.
sessionsLive-noSessions = Cap sessió iniciada.
sessionsLive-othersQuestion = Voleu tancar la sessió a tot arreu menys aquí? Aquí continueu amb la sessió iniciada.
sessionsLive-othersEnded =
    { $n ->
        [one] S’ha acabat { $n } altra sessió.
        [many] S’han acabat { $n } d’altres sessions.
       *[other] S’han acabat { $n } altres sessions.
    }
sessionsLive-endOthers = Tanca la sessió a tot arreu menys aquí

## signInAgainLive

signInAgainLive-title = S’ha tancat la sessió
signInAgainLive-text = La vostra sessió s’ha acabat. Inicieu la sessió com a { $email } per continuar. El que heu escrit i triat encara és aquí.
signInAgainLive-somebodyElse = Ara { $other } té la sessió iniciada en aquest navegador. Inicieu la sessió com a { $email } per continuar. El que heu escrit i triat encara és aquí.
signInAgainLive-limited = Aquest servidor us demana un segon factor. Configureu-ne un i després continueu. El que heu escrit i triat encara és aquí.
signInAgainLive-declined = S’ha tancat la sessió, i no s’ha enviat res. Torneu-ho a provar per iniciar la sessió i continuar.
signInAgainLive-notYet = Encara no heu iniciat la sessió com a { $email }.
signInAgainLive-password = Contrasenya
signInAgainLive-submit = Inicia la sessió i continua
signInAgainLive-passkey = Inicia la sessió amb una clau d’accés
signInAgainLive-elsewhere = Això s’obre en una altra pestanya. Després torneu aquí i continueu.
signInAgainLive-setUp = Configura un segon factor
signInAgainLive-goOn = Continua
signInAgainLive-cancel = Cancel·la
signInAgainLive-noName = Introduïu la vostra adreça electrònica o el nom d’usuari.
signInAgainLive-noPassword = Introduïu una contrasenya.
signInAgainLive-wrong = La contrasenya no és correcta.
signInAgainLive-refused = No podeu iniciar la sessió d’aquesta manera. Feu-ho d’una altra, o pregunteu-ho a un administrador.
signInAgainLive-noCode = Introduïu un codi.
signInAgainLive-code = Codi de l’aplicació, o un codi de recuperació
signInAgainLive-recoveryCode = Codi de recuperació
signInAgainLive-wrongCode = Aquest codi no és correcte, o ja s’ha fet servir. Espereu el següent.
signInAgainLive-begin = Heu trigat massa. Cancel·leu-ho i torneu-ho a provar.
signInAgainLive-passkeyCancelled = No s’ha fet servir cap clau d’accés. Torneu-ho a provar, o inicieu la sessió d’una altra manera.
signInAgainLive-passkeyRefused = El servidor no ha acceptat aquesta clau d’accés. Inicieu la sessió d’una altra manera.
signInAgainLive-wrongOrigin = Aquesta pàgina s’ha obert amb una adreça diferent de la del servidor. Obriu-la amb el seu URL base.
signInAgainLive-tooMany =
    { $n ->
        [one] Massa intents fallits. Torneu-ho a provar d’aquí a { $n } segon.
        [many] Massa intents fallits. Torneu-ho a provar d’aquí a { $n } de segons.
       *[other] Massa intents fallits. Torneu-ho a provar d’aquí a { $n } segons.
    }
signInAgainLive-offline = El servidor no ha respost. Comproveu la connexió i torneu-ho a provar.
signInAgainLive-failed = S’ha produït un error ({ $status }).

## accountLive

accountLive-passkeyCancelled = No s’ha fet servir cap clau d’accés. Torneu-ho a provar, o feu servir la contrasenya.
accountLive-passkeyRefused = El servidor no ha acceptat aquesta clau d’accés. Inicieu la sessió amb la contrasenya.
accountLive-wrong = L’adreça electrònica o la contrasenya no són correctes.
accountLive-wrongName = El nom o la contrasenya no són correctes.
accountLive-noName = Introduïu la vostra adreça electrònica o el nom d’usuari.
accountLive-noGroup = No sou a cap dels grups que poden fer servir aquest servidor. Pregunteu-ho a l’administrador.
accountLive-noAddress = L’inici de sessió de la vostra empresa no dona a aquest servidor cap adreça electrònica vàlida. Pregunteu-ho a l’administrador.
accountLive-notLinked = Aquí ja hi ha un compte amb la vostra adreça electrònica. Demaneu a un administrador que l’enllaci amb l’inici de sessió de l’empresa.
accountLive-notAdded = No teniu cap compte aquí. Demaneu a un administrador que n’afegeixi un.
accountLive-notSetUp = Aquest servidor encara no està configurat.
accountLive-notAdmitted = Aquí no podeu iniciar la sessió. Pregunteu-ho a un administrador.
accountLive-directoryAway = Ara mateix no es poden comprovar les contrasenyes de l’empresa. Si teniu una contrasenya d’aquest servidor, feu servir aquesta.
accountLive-limited =
    { $n ->
        [one] Massa intents fallits. Torneu-ho a provar d’aquí a { $n } segon.
        [many] Massa intents fallits. Torneu-ho a provar d’aquí a { $n } de segons.
       *[other] Massa intents fallits. Torneu-ho a provar d’aquí a { $n } segons.
    }
accountLive-offline = El servidor no ha respost. Comproveu la connexió i torneu-ho a provar.
accountLive-failed = S’ha produït un error ({ $status }).
accountLive-wrongCode = El codi de configuració no és correcte.
accountLive-invitation = Us han convidat. Trieu una contrasenya i s’iniciarà la sessió. Aquest enllaç funciona una vegada.
accountLive-badLink = Aquest enllaç ja no és vàlid. Demaneu-ne un de nou a un administrador.
accountLive-noLink = Torneu a obrir l’enllaç del vostre missatge. Aquesta pàgina només funciona amb l’enllaç complet.
accountLive-noCode = Introduïu el codi de configuració.
accountLive-noPassword = Introduïu una contrasenya.
accountLive-again = Ara ja ho podeu tornar a provar.
accountLive-taken = Ja hi ha un compte amb aquesta adreça electrònica.
accountLive-alreadySetUp = Aquest servidor ja està configurat. Inicieu-hi la sessió.
accountLive-tooShort = La contrasenya és massa curta.
accountLive-tooCommon = Aquesta contrasenya és de les més habituals, o poca cosa més que la vostra adreça. Són les primeres que prova qui vol endevinar-la. Trieu-ne una altra.
accountLive-badEmail = Introduïu una adreça electrònica vàlida.
accountLive-wrongOrigin = Aquesta pàgina s’ha obert amb una adreça diferent de la del servidor. Obriu-la amb el seu URL base.
accountLive-saved = S’ha desat.
accountLive-wrongCurrent = La contrasenya actual no és correcta.
accountLive-changed = La vostra contrasenya s’ha canviat. En els altres dispositius s’ha tancat la sessió.
accountLive-tokensRevoked =
    { $n ->
        [one] S’ha revocat { $n } testimoni d’API.
        [many] S’han revocat { $n } de testimonis d’API.
       *[other] S’han revocat { $n } testimonis d’API.
    }
accountLive-tokenName = Poseu un nom al testimoni.
accountLive-tokenTaken = Ja teniu un testimoni amb aquest nom.
accountLive-noTokens = Encara no teniu cap testimoni.
accountLive-never = no s’ha fet servir mai
accountLive-used = últim ús { $when }
accountLive-made = creat { $when }
accountLive-revoke = Revoca
accountLive-revokeQuestion = Voleu revocar el testimoni «{ $name }»? Els programes que el fan servir deixen de funcionar de seguida.
accountLive-revoked = S’ha revocat.
accountLive-copied = S’ha copiat
accountLive-copyFailed = No s’ha pogut copiar. Seleccioneu el text i copieu-lo.

## account

account-title = El vostre compte
account-signedInAs = Sessió iniciada com a { $email }
account-signOut = Tanca la sessió
account-programs = Testimonis d’API i webhooks
account-programsTokens = Testimonis d’API
account-tokens = Testimonis d’API
account-tokensText = Els programes fan servir un testimoni en lloc de la vostra contrasenya. Actuen en nom vostre.
account-tokenName = Per a què serveix?
account-tokenPlaceholder = script de còpia de seguretat
account-create = Crea un testimoni
account-shown = El vostre testimoni nou. Només es mostra una vegada:
account-copy = Copia
account-example = Per exemple
account-notify = Notificacions
account-notifyMe = Avisa’m quan s’obri un enllaç nou meu
account-notifyEach = Podeu triar una altra cosa per a cada enllaç.
account-sessions = On teniu la sessió iniciada
account-sessionsText = Acabeu les que no reconegueu i després canvieu la contrasenya.
account-endOthers = Tanca la sessió a tot arreu menys aquí
account-password = Contrasenya
account-current = Contrasenya actual
account-next = Contrasenya nova
account-change = Canvia la contrasenya
account-changeHint = S’acaben totes les vostres altres sessions.
account-revokeTokens = Revoca també tots els meus testimonis d’API
account-revokeTokensHint = Deixeu-ho marcat si algú altre pot saber la vostra contrasenya. Els programes que fan servir aquests testimonis deixen de funcionar de seguida:
account-cancel = Cancel·la
account-confirm = Revoca

## admin

admin-title = Els meus enllaços
admin-titleExpired = Enllaços caducats
admin-active = Actius
admin-expired = Caducats
admin-all = Tots els enllaços
admin-users = Usuaris
admin-server = Servidor
admin-search = Cerca per nom, nota o enllaç
admin-order = Ordena
admin-byNewest = Primer els més nous
admin-byExpiry = Per caducitat
admin-byOpened = Oberts més recentment
admin-byViews = Amb menys visualitzacions restants
admin-parts = Mostra només
admin-unopened = No oberts mai
admin-opened = Oberts
admin-today = Caduquen avui
admin-sealed = Xifratge d’extrem a extrem
admin-waiting = Algú espera
admin-frozen = En pausa
admin-answers = Respostes
admin-tickAll = Selecciona-ho tot
admin-csv = Desa com a CSV
admin-newer = Més nous
admin-older = Més antics
admin-cancel = Cancel·la
admin-end = Suprimeix ara
admin-addUser = Afegeix un usuari
admin-email = Adreça electrònica
admin-administrator = Administrador
admin-add = Afegeix
admin-byMail = Envia l’enllaç per correu
admin-oneTime = Enllaç d’un sol ús, vàlid durant 24 hores. Doneu-lo a l’usuari:
admin-copy = Copia
admin-storage = Emmagatzematge
admin-settings = Paràmetres en vigor
admin-settingsText = Per canviar un paràmetre, editeu el fitxer de configuració del servidor i després reinicieu el servidor.
admin-option = Opció
admin-value = Valor
admin-origin = Origen
admin-version = Versió
admin-configFile = Fitxer de configuració

## health

health-title = Estat
health-open = Requereix la vostra atenció
health-openForAuditors = Per a un administrador
health-nothing = Res no requereix la vostra atenció.
health-commands = Executeu les ordres al servidor, com a usuari del seu servei.
health-onServer = Al servidor
health-inConfigFile = Al fitxer de configuració
health-noConfigFile = Aquest servidor funciona sense fitxer de configuració. Creeu-ne un i inicieu el servidor amb --config i el camí del fitxer.
health-how = Què cal fer
health-fine = Estat actual
health-complaints = Advertiments i errors
health-complaintsText = El que aquest servidor ha escrit al registre des que s’ha iniciat. El registre en té els detalls.
health-warn = Advertiment
health-error = Error
health-times =
    { $n ->
        [one] una vegada, { $when }
        [many] { $n } de vegades, l’última { $when }
       *[other] { $n } vegades, l’última { $when }
    }
health-examine = Examina ara
health-examineTitle = Autocomprovació (doctor)
health-examineText = Mira el directori de dades i connecta amb el servidor de correu, el proveïdor i tota la resta que indiquen els paràmetres. No envia res ni canvia res.
health-ok = Tot bé
health-subjectDirectory = Directori de dades
health-subjectPermissions = Permisos
health-subjectPolicy = Polítiques
health-subjectErasing = Esborrament
health-subjectSignIn = Inici de sessió de l’empresa
health-subjectLdap = Directori LDAP
health-subjectScanner = Antivirus
health-subjectPrevious = Servidor anterior
health-inEnglish = Els detalls són en anglès, com al registre del servidor.
health-receiverAnswered = El receptor ha respost { $status }.
health-receiverRefused = El receptor ha refusat la connexió.
health-receiverSilent = El receptor no ha respost a temps.
health-receiverUnknown = El nom del receptor és desconegut.

## administration

administration-findUser = Cerca un usuari
administration-before = Anterior
administration-next = Següent
administration-role = Rol
administration-actions = Accions
administration-lastSignIn = últim inici de sessió { $when }
administration-asUser = Usuari
administration-asAuditor = Auditor: veu tots els registres, cap secret
administration-administrators = Administradors
administration-auditors = Auditors
administration-invited = Convidats
administration-disabled = Desactivats
administration-suspended = Suspesos
administration-unprotected = Sense segon factor
administration-userLinks = Enllaços
administration-userFactors = Segons factors
administration-userGroups = Grups
administration-group = Afegeix a un grup
administration-joinGroup = Afegeix
administration-userLimits = Límits de les polítiques
administration-userLog = Últimes entrades del registre
administration-wholeLog = Totes les entrades
administration-endPushes = Suprimeix també el que ha compartit, i tanca’n les sol·licituds
administration-endEverything = Acaba-ho tot
administration-everyone = Tothom
administration-nobody = Sense compte
administration-findLink = Remitent, enllaç o número
administration-findALink = Cerca un enllaç
administration-madeUntil = Creats fins al
administration-filterState = Estat
administration-anyState = Tots els estats
administration-onlyActive = Actius
administration-onlyExpired = Caducats o suprimits
administration-settingsFilter = Cerca un paràmetre
administration-onlyChanged = Només els canviats

## firstSteps

firstSteps-title = Primers passos
firstSteps-done = { $done } de { $all } fets
firstSteps-others = Els altres passos són a la llista de dalt.
firstSteps-address = Adreça
firstSteps-addressOpen = Els enllaços no tenen una adreça fixa
firstSteps-addressWhy = Els destinataris han de poder arribar a l’adreça amb què comencen els enllaços.
firstSteps-addressDo = Substituïu { $example } per l’adreça del vostre servidor.
firstSteps-addressUnset = Els enllaços comencen amb l’adreça que fa servir cada remitent, que per a vós és { $origin }.
firstSteps-addressPlain = Els enllaços comencen amb { $url }, que no està xifrada.
firstSteps-addressElsewhere = Els enllaços comencen amb { $url }. Ara sou a { $origin }: obriu { $url } per veure si s’hi pot arribar.
firstSteps-addressGood = Els enllaços comencen amb { $url }, i heu arribat al servidor per aquesta adreça.
firstSteps-tls = Xifratge pel camí
firstSteps-tlsOpen = Les connexions no estan xifrades
firstSteps-tlsWhy = Qualsevol persona de la xarxa intermèdia pot llegir els secrets.
firstSteps-tlsOwn = Aquest servidor parla TLS directament.
firstSteps-tlsProxy = Un servidor intermediari invers parla TLS per a aquest servidor.
firstSteps-tlsNone = Us hi heu connectat amb HTTP sense xifrar.
firstSteps-tlsDo = Doneu un certificat al servidor, o poseu-hi al davant un servidor intermediari invers amb HTTPS:
firstSteps-key = Una còpia de la clau mestra
firstSteps-keyMissing = No hi ha cap còpia confirmada de la clau mestra
firstSteps-keyWhy = Sense la clau, ningú no podrà tornar a llegir les dades ni cap còpia de seguretat.
firstSteps-keyOpen = Ningú no ha confirmat que hi hagi una còpia de la clau { $key }.
firstSteps-keyDone = Es va confirmar una còpia de la clau { $key } { $when }.
firstSteps-keyDo = Això escriu una còpia de seguretat xifrada que inclou la clau. Deseu-la en una altra màquina:
firstSteps-keyTick = Tinc una còpia en un lloc segur
firstSteps-keyUntick = Ja no tinc aquesta còpia
firstSteps-people = Qui pot compartir
firstSteps-peopleWhy = Amb comptes, les persones veuen què ha passat amb els seus enllaços, i vós decidiu qui pot compartir.
firstSteps-peopleAlone = Només vós teniu un compte. Sense compte, qualsevol persona que arribi a aquest servidor pot compartir text.
firstSteps-peopleAloneClosed = Només vós teniu un compte, i sense compte no pot compartir ningú.
firstSteps-peopleMany =
    { $n ->
        [one] Hi ha { $n } compte.
        [many] Hi ha { $n } de comptes.
       *[other] Hi ha { $n } comptes.
    }
firstSteps-peopleOpen = Qualsevol persona pot crear un compte.
firstSteps-peopleDecided = Ho heu decidit als paràmetres.
firstSteps-peopleDo = Afegiu usuaris, o decidiu-ho amb allow_sign_up i allow_anonymous.
firstSteps-peopleLink = Afegeix un usuari
firstSteps-first = El primer secret
firstSteps-firstWhy = Si ho proveu una vegada, veureu què veuen els destinataris.
firstSteps-firstNone = Encara no hi ha res desat.
firstSteps-firstLink = Comparteix un secret
firstSteps-backup = Còpies de seguretat
firstSteps-backupWhy = Un disc falla sense avisar, i el servidor només fa còpies de seguretat tot sol si se li diu on.
firstSteps-backupNone = Encara no s’ha fet cap còpia de seguretat.
firstSteps-backupGood = L’última còpia de seguretat es va fer { $when }.
firstSteps-backupDaily = O cada dia al servidor
firstSteps-requests = Sol·licituds
firstSteps-requestsWhy = Amb les sol·licituds, qui té un compte pot demanar un secret a altres persones, que no necessiten cap compte per enviar-lo.
firstSteps-requestsOff = Desactivades. Ho podeu deixar així.

## serverFacts

serverFacts-links = Enllaços
serverFacts-activeLinks = Enllaços actius
serverFacts-stored = Què desa aquest servidor
serverFacts-storedSum = { $size } en total
serverFacts-payloads = Secrets (estimació)
serverFacts-rows = Registres, comptes i espai lliure
serverFacts-fileContents = Fitxers
serverFacts-fileLimit = Límit dels fitxers
serverFacts-fileLimitText = { $used } de { $total }
serverFacts-disk = Disc
serverFacts-diskText = { $free } lliures de { $total }
serverFacts-diskOurs = Aquest servidor
serverFacts-diskOthers = Tota la resta
serverFacts-diskFree = Lliure
serverFacts-floor = Els fitxers es rebutgen mentre hi ha menys de { $size } lliures.
serverFacts-scarce = Queda poc espai: els fitxers es rebutjaran aviat, o ja es rebutgen.
serverFacts-changed = Canviats
serverFacts-reach = Adreça i xarxa
serverFacts-access = Accés i comptes
serverFacts-pushes = Secrets
serverFacts-files = Fitxers
serverFacts-data = Dades i claus
serverFacts-limits = Límits
serverFacts-pages = Aparença i pàgina informativa
serverFacts-mail = Correu
serverFacts-watch = Registre i mètriques
serverFacts-preset = per defecte: { $value }
serverFacts-byDefault = per defecte
serverFacts-fromFlag = línia d’ordres
serverFacts-inEnglish = Les descripcions són en anglès.
serverFacts-notSet = (sense definir)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } paràmetre
        [many] { $n } de paràmetres
       *[other] { $n } paràmetres
    }
settingsLive-none = No coincideix cap paràmetre.

## listLive

listLive-offline = El servidor no ha respost. Comproveu la connexió i torneu-ho a provar.
listLive-failed = S’ha produït un error ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Massa peticions. Torneu-ho a provar d’aquí a { $n } segon.
        [many] Massa peticions. Torneu-ho a provar d’aquí a { $n } de segons.
       *[other] Massa peticions. Torneu-ho a provar d’aquí a { $n } segons.
    }
listLive-copied = S’ha copiat
listLive-copyFailed = No s’ha pogut copiar. Seleccioneu el text i copieu-lo.

## adminLive

adminLive-invitedUntil = invitació pendent, l’enllaç caduca { $when }
adminLive-invitedOver = invitació pendent, l’enllaç va caducar { $when }
adminLive-newLink = Enllaç nou
adminLive-mailLink = Envia un enllaç nou per correu
adminLive-withdraw = Retira
adminLive-withdrawQuestion = Voleu retirar la invitació per a { $email }? L’enllaç deixarà de funcionar.
adminLive-withdrawn = La invitació per a { $email } s’ha retirat.
adminLive-endAll = Acaba-ho tot
adminLive-endAllQuestion = Voleu acabar-ho tot per a { $email }? El compte es desactiva. Les sessions, els testimonis, els enllaços d’un sol ús, els segons factors i els webhooks s’acaben de seguida.
adminLive-endedAll = El compte { $email } està desactivat. S’ha acabat: { $what }.
adminLive-endedNothing = El compte { $email } està desactivat. No quedava res més per acabar.
adminLive-endedSessions =
    { $n ->
        [one] { $n } sessió
        [many] { $n } de sessions
       *[other] { $n } sessions
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } testimoni
        [many] { $n } de testimonis
       *[other] { $n } testimonis
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } enllaç d’un sol ús
        [many] { $n } d’enllaços d’un sol ús
       *[other] { $n } enllaços d’un sol ús
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } segon factor
        [many] { $n } de segons factors
       *[other] { $n } segons factors
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
        [many] { $n } de webhooks
       *[other] { $n } webhooks
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } enllaç compartit o sol·licitud
        [many] { $n } d’enllaços compartits i sol·licituds
       *[other] { $n } enllaços compartits i sol·licituds
    }
adminLive-suspended = accés suspès per l’inici de sessió de l’empresa
adminLive-unprotected = sense segon factor
adminLive-actionsOf = Accions per a { $email }
adminLive-addedOn = afegit { $when }
adminLive-factorAdded = afegit { $when }
adminLive-appWithCodes = Aplicació amb codis
adminLive-codesLeft =
    { $n ->
        [one] queda { $n } codi de recuperació
        [many] queden { $n } de codis de recuperació
       *[other] queden { $n } codis de recuperació
    }
adminLive-noFactors = Cap segon factor.
adminLive-groupHere = afegit per un administrador
adminLive-groupOfCompany = de l’inici de sessió de l’empresa
adminLive-groupOfDirectory = del directori
adminLive-leaveGroup = Treu
adminLive-noGroups = En cap grup.
adminLive-noLimits = Cap política limita aquesta persona.
adminLive-endSessions = Acaba les sessions
adminLive-endSessionsQuestion = Voleu acabar totes les sessions de l’usuari { $email }? Haurà de tornar a iniciar la sessió. Els testimonis continuen funcionant.
adminLive-sessionsEnded = Les sessions de l’usuari { $email } s’han acabat.
adminLive-disableMany =
    { $n ->
        [one] Desactiva’n { $n }
        [many] Desactiva’n { $n }
       *[other] Desactiva’n { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Voleu desactivar { $n } usuari? Les seves sessions i testimonis s’acaben de seguida.
        [many] Voleu desactivar { $n } d’usuaris? Les seves sessions i testimonis s’acaben de seguida.
       *[other] Voleu desactivar { $n } usuaris? Les seves sessions i testimonis s’acaben de seguida.
    }
adminLive-disabledMany =
    { $n ->
        [one] S’ha desactivat { $n } usuari.
        [many] S’han desactivat { $n } d’usuaris.
       *[other] S’han desactivat { $n } usuaris.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Acaba les sessions de { $n }
        [many] Acaba les sessions de { $n }
       *[other] Acaba les sessions de { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Voleu acabar totes les sessions de { $n } usuari? Haurà de tornar a iniciar la sessió. Els testimonis continuen funcionant.
        [many] Voleu acabar totes les sessions de { $n } d’usuaris? Hauran de tornar a iniciar la sessió. Els testimonis continuen funcionant.
       *[other] Voleu acabar totes les sessions de { $n } usuaris? Hauran de tornar a iniciar la sessió. Els testimonis continuen funcionant.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Les sessions de { $n } usuari s’han acabat.
        [many] Les sessions de { $n } d’usuaris s’han acabat.
       *[other] Les sessions de { $n } usuaris s’han acabat.
    }
adminLive-openedSince = obert des de la vostra última visita
adminLive-damaged = malmès
adminLive-mailReset = Envia un enllaç de contrasenya per correu
adminLive-mailed = Un correu amb un enllaç va de camí a { $email }.
adminLive-notMailed = No s’ha enviat cap correu a { $email }: { $reason } Torneu-lo a enviar, o mostreu l’enllaç.
adminLive-noneAtAll = Encara no ha compartit res ningú. El que es comparteix apareix aquí, sense el contingut.
adminLive-noneMatching = Cap enllaç no coincideix amb aquest filtre.
adminLive-showEveryone = Mostra-ho tot
adminLive-pushesOf =
    { $n ->
        [one] { $n } enllaç
        [many] { $n } d’enllaços
       *[other] { $n } enllaços
    }
adminLive-tryAgain = Ara ja ho podeu tornar a provar.
adminLive-none = Aquí encara no hi ha res.
adminLive-noneActive = Ara mateix no compartiu res.
adminLive-noneExpired = Encara no ha caducat res. El que ha caducat es mostra aquí amb el seu registre.
adminLive-linksFound =
    { $n ->
        [one] { $n } enllaç
        [many] { $n } d’enllaços
       *[other] { $n } enllaços
    }
adminLive-tick = Selecciona { $name }
adminLive-sealed = Xifratge d’extrem a extrem
adminLive-shareSecret = Comparteix un secret
adminLive-noneFound = No s’ha trobat res.
adminLive-searchedPart =
    { $n ->
        [one] S’ha cercat en { $n } enllaç. N’hi ha de més antics.
        [many] S’ha cercat en { $n } d’enllaços. N’hi ha de més antics.
       *[other] S’ha cercat en { $n } enllaços. N’hi ha de més antics.
    }
adminLive-searchOlder = Cerca en enllaços més antics
adminLive-text = Text
adminLive-file = Fitxers
adminLive-url = Enllaç
adminLive-qr = Codi QR
adminLive-created = creat { $when }
adminLive-endsIn = caduca { $when }
adminLive-endedOn = va caducar { $when }
adminLive-isExpired = caducat
adminLive-byHand = suprimit { $when }
adminLive-viewsLeft =
    { $n ->
        [one] queda { $n } visualització
        [many] queden { $n } de visualitzacions
       *[other] queden { $n } visualitzacions
    }
adminLive-notViewed = encara sense visualitzacions
adminLive-neverViewed = sense cap visualització
adminLive-viewed =
    { $n ->
        [one] visualitzat una vegada
        [many] visualitzat { $n } de vegades
       *[other] visualitzat { $n } vegades
    }
adminLive-viewedLast =
    { $n ->
        [one] visualitzat una vegada, { $when }
        [many] visualitzat { $n } de vegades, l’última { $when }
       *[other] visualitzat { $n } vegades, l’última { $when }
    }
adminLive-copyLink = Copia l’enllaç
adminLive-sealedFiles =
    { $n ->
        [one] { $n } fitxer, nom segellat
        [many] { $n } de fitxers, noms segellats
       *[other] { $n } fitxers, noms segellats
    }
adminLive-sealedLink = L’enllaç complet es va mostrar una sola vegada, quan es va crear.
adminLive-end = Suprimeix ara
adminLive-endQuestion = Voleu suprimir «{ $name }» ara? Ningú no el podrà tornar a obrir.
adminLive-ended = S’ha suprimit.
adminLive-notFound = No hi ha cap enllaç així.
adminLive-nobody = anònim
adminLive-administrator = administrador
adminLive-disabled = desactivat
adminLive-you = vós
adminLive-makeAdmin = Fes administrador
adminLive-takeAdmin = Treu els drets d’administrador
adminLive-disable = Desactiva
adminLive-enable = Activa
adminLive-reset = Restableix la contrasenya
adminLive-tokens = Testimonis
adminLive-noTokens = Cap testimoni.
adminLive-revoke = Revoca
adminLive-makeAdminQuestion = Voleu fer administrador { $email }? Veurà els enllaços i els registres de tothom, i podrà canviar tots els comptes.
adminLive-enableQuestion = Voleu activar el compte { $email }? Es podrà tornar a iniciar la sessió, amb els drets que tenia.
adminLive-usersFound =
    { $n ->
        [one] { $n } usuari
        [many] { $n } d’usuaris
       *[other] { $n } usuaris
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } de { $n } usuari
        [many] { $from }–{ $to } de { $n } d’usuaris
       *[other] { $from }–{ $to } de { $n } usuaris
    }
adminLive-noUserFound = Cap usuari no coincideix amb aquesta cerca.
adminLive-takeAdminQuestion = Voleu treure els drets d’administrador a { $email }? Les seves sessions i testimonis s’acaben.
adminLive-disableQuestion = Voleu desactivar el compte { $email }? Les seves sessions i testimonis s’acaben de seguida.
adminLive-resetQuestion = Voleu crear un enllaç d’un sol ús per a { $email }? Un enllaç anterior deixa de funcionar. En fer servir l’enllaç s’acaben totes les seves sessions i testimonis.
adminLive-resetFactors = Restableix els segons factors
adminLive-resetFactorsQuestion = Voleu suprimir tots els segons factors de l’usuari { $email }? Assegureu-vos abans que ho demana la mateixa persona. Les seves sessions s’acaben de seguida. Els testimonis continuen funcionant.
adminLive-factorsReset = { $email } ja no té cap segon factor.
adminLive-revokeQuestion = Voleu revocar el testimoni «{ $name }» de l’usuari { $email }?
adminLive-taken = Ja hi ha un compte amb aquesta adreça electrònica.
adminLive-badEmail = Introduïu una adreça electrònica vàlida.
adminLive-passwordsElsewhere = Aquest usuari no pot iniciar la sessió amb una contrasenya d’aquest servidor: local_sign_in no ho permet.
adminLive-lastAdmin = Aquest és l’últim administrador: nomeneu-ne primer un altre.
adminLive-used = últim ús { $when }
adminLive-never = no s’ha fet servir mai

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Suprimeix-ne { $n }
        [many] Suprimeix-ne { $n }
       *[other] Suprimeix-ne { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] S’ha suprimit { $n } enllaç.
        [many] S’han suprimit { $n } d’enllaços.
       *[other] S’han suprimit { $n } enllaços.
    }

## hooks

hooks-title = Webhooks
hooks-lead = Feu saber a un altre programa què passa amb els vostres enllaços. No rep mai cap secret, cap frase de contrasenya ni cap nom de fitxer.
hooks-back = El vostre compte
hooks-openText = Feu que s’avisi un programa o un xat quan s’obrin els vostres enllaços.
hooks-yours = Els vostres webhooks
hooks-secretShown = El secret que en signa els missatges. Només es mostra una vegada:
hooks-copy = Copia
hooks-verify = Els receptors verifiquen la signatura com es descriu a standardwebhooks.com.
hooks-add = Afegeix un webhook
hooks-name = Nom
hooks-namePlaceholder = Xat de l’equip
hooks-url = Adreça
hooks-urlHint = Ha de ser una que el vostre administrador permeti.
hooks-template = Format del missatge
hooks-eventKinds = Esdeveniments que se li notifiquen
hooks-details = Altres detalls
hooks-includeHint = Qui té l’enllaç el pot obrir. Afegiu-lo només on us refieu de tothom qui hi llegeix.
hooks-submit = Afegeix el webhook
hooks-cancel = Cancel·la
hooks-retryAll = Torna-ho a provar tot
hooks-dropAll = Descarta-ho tot

## hooksLive

hooksLive-linkName = Nom de l’enllaç
hooksLive-linkItself = L’enllaç mateix
hooksLive-none = Encara no teniu cap webhook.
hooksLive-off = Desactivat: el receptor ha respost que ja no existeix.
hooksLive-test = Prova
hooksLive-tested =
    { $n ->
        [one] Ha respost { $status } al cap de { $n } mil·lisegon.
        [many] Ha respost { $status } al cap de { $n } de mil·lisegons.
       *[other] Ha respost { $status } al cap de { $n } mil·lisegons.
    }
hooksLive-testFailed = La prova ha fallat: { $reason }.
hooksLive-newSecret = Secret nou
hooksLive-newSecretQuestion = Voleu crear un secret nou per a «{ $name }»? L’actual continuarà signant al seu costat durant un dia.
hooksLive-switchOn = Activa
hooksLive-remove = Suprimeix
hooksLive-removeQuestion = Voleu suprimir «{ $name }»? El que encara hi va de camí es descarta.
hooksLive-removed = S’ha suprimit.
hooksLive-added = S’ha afegit.
hooksLive-noName = Poseu un nom al webhook.
hooksLive-badUrl = No es pot enviar res a aquesta adreça.
hooksLive-notAllowed = El vostre administrador no permet aquesta adreça.
hooksLive-noEvents = Trieu com a mínim un esdeveniment.
hooksLive-taken = Ja teniu un webhook amb aquest nom, o tants com en podeu tenir.
hooksLive-copied = S’ha copiat
hooksLive-copyFailed = No s’ha pogut copiar. Seleccioneu el text i copieu-lo.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } esdeveniment està pendent de lliurament. Va passar { $when }.
        [many] { $n } d’esdeveniments estan pendents de lliurament. El més antic va passar { $when }.
       *[other] { $n } esdeveniments estan pendents de lliurament. El més antic va passar { $when }.
    }
eventsLive-noLetters = No s’ha abandonat cap esdeveniment.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = de l’usuari { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] va passar { $when } · s’ha provat { $n } vegada
        [many] va passar { $when } · s’ha provat { $n } de vegades
       *[other] va passar { $when } · s’ha provat { $n } vegades
    }
eventsLive-retry = Torna-ho a provar
eventsLive-drop = Descarta
eventsLive-dropQuestion = Voleu descartar aquest esdeveniment definitivament?
eventsLive-dropAllQuestion = Voleu descartar definitivament tots els esdeveniments abandonats?
eventsLive-retried =
    { $n ->
        [one] Es torna a provar { $n } esdeveniment.
        [many] Es tornen a provar { $n } d’esdeveniments.
       *[other] Es tornen a provar { $n } esdeveniments.
    }
eventsLive-dropped =
    { $n ->
        [one] S’ha descartat { $n } esdeveniment.
        [many] S’han descartat { $n } d’esdeveniments.
       *[other] S’han descartat { $n } esdeveniments.
    }

## keptLive

keptLive-keptByBrowser = Es conserva en aquest navegador. Qui pot fer servir aquest navegador pot copiar l’enllaç.
keptLive-keptByPasskey = Es conserva en aquest navegador, protegit per la vostra clau d’accés.

## keptPageLive

keptPageLive-keptShowLink = Mostra l’enllaç
keptPageLive-keptNotOpened = La vostra clau d’accés no l’ha obert. Torneu-ho a provar.
keptPageLive-keptKeyByBrowser = Aquest navegador conserva la clau que obre les respostes. Qui pot fer servir aquest navegador les pot llegir.
keptPageLive-keptKeyByPasskey = Aquest navegador conserva la clau que obre les respostes, protegida per la vostra clau d’accés.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] En tancar la sessió se suprimeix { $n } enllaç o clau que només coneix aquest navegador. Després, les respostes a les vostres sol·licituds només s’obren amb el fitxer de recuperació.
        [many] En tancar la sessió se suprimeixen { $n } d’enllaços i claus que només coneix aquest navegador. Després, les respostes a les vostres sol·licituds només s’obren amb el fitxer de recuperació.
       *[other] En tancar la sessió se suprimeixen { $n } enllaços i claus que només coneix aquest navegador. Després, les respostes a les vostres sol·licituds només s’obren amb el fitxer de recuperació.
    }
keptAccountLive-keptSignOutYes = Suprimeix i tanca la sessió
keptAccountLive-keptCount =
    { $n ->
        [one] Aquest navegador conserva { $n } enllaç o clau.
        [many] Aquest navegador conserva { $n } d’enllaços i claus.
       *[other] Aquest navegador conserva { $n } enllaços i claus.
    }
keptAccountLive-keptCountNone = Aquest navegador encara no conserva res.
keptAccountLive-keptGuardedNow = A partir d’ara, els obre la vostra clau d’accés.
keptAccountLive-keptUnable = Aquesta clau d’accés o aquest navegador no ho poden fer. El que es conserva es queda com està.
keptAccountLive-keptOffQuestion = Voleu suprimir tot el que es conserva? Es perdran els enllaços que no heu copiat, i també les claus sense fitxer de recuperació.
keptAccountLive-keptRefused = No s’ha fet servir cap clau d’accés. El que es conserva es queda com està.
keptAccountLive-keptOffYes = Suprimeix

## kept

kept-title = Enllaços xifrats d’extrem a extrem en aquest navegador
kept-text = El servidor no us pot tornar a mostrar els enllaços xifrats d’extrem a extrem; per això us els conserva aquest navegador, i també les claus de les vostres sol·licituds. Qui pot fer servir aquest navegador els pot copiar, tret que els protegeixi la vostra clau d’accés. En tancar la sessió se suprimeix el que no protegeix cap clau d’accés.
kept-guarded = Els protegeix la vostra clau d’accés.
kept-on = Conserva’ls en aquest navegador
kept-guard = Protegeix-los amb una clau d’accés

## codes

codes-toOne = Feu que s’enviï un codi a { $address }; aquí no us cal cap compte.
codes-toSome = Trieu la vostra adreça i feu que s’hi enviï un codi; aquí no us cal cap compte.
codes-toTyped = Escriviu la vostra adreça; si és una de les dels destinataris, s’hi envia un codi. Aquí no us cal cap compte.
codes-which = La vostra adreça
codes-among = Els destinataris, amb l’adreça abreujada: { $addresses }
codes-notYours = No és la vostra adreça? Demaneu al remitent un enllaç per a vós.
codes-send = Envia’m el codi
codes-again = Envia un altre codi
codes-sentToOne = Un correu amb un codi de vuit lletres va de camí a { $address }. Mireu també el correu brossa.
codes-sent = Un correu amb un codi de vuit lletres va de camí, si l’adreça és una de les dels destinataris. Mireu també el correu brossa.
codes-field = Codi
codes-fieldHint = Les vuit lletres del correu. Funcionen durant deu minuts, i només en aquest navegador.
codes-goOn = Continua
codes-or = O demostreu-ho d’una altra manera:
codes-wrong =
    { $n ->
        [one] Aquest codi no és correcte. Escriviu el del correu més recent. Ho podeu provar una vegada més.
        [many] Aquest codi no és correcte. Escriviu el del correu més recent. Ho podeu provar { $n } de vegades més.
       *[other] Aquest codi no és correcte. Escriviu el del correu més recent. Ho podeu provar { $n } vegades més.
    }
codes-last = Aquest codi no és correcte, i aquest era l’últim intent. Feu que se us n’enviï un altre.
codes-over = Aquí no hi ha cap codi per escriure: s’ha fet servir, té més de deu minuts o es va demanar des d’un altre navegador. Feu que se us n’enviï un altre.
codes-needsCookie = Això necessita una galeta, i el vostre navegador no n’ha enviat cap. Permeteu les galetes per a aquesta pàgina i torneu-la a carregar.
codes-tooOften =
    { $n ->
        [one] S’han demanat cinc codis per a aquesta adreça en una hora. Torneu-ho a provar d’aquí a un minut.
        [many] S’han demanat cinc codis per a aquesta adreça en una hora. Torneu-ho a provar d’aquí a { $n } de minuts.
       *[other] S’han demanat cinc codis per a aquesta adreça en una hora. Torneu-ho a provar d’aquí a { $n } minuts.
    }
codes-noMore = Ja no s’envien més codis per a aquest enllaç. Demaneu un enllaç nou al remitent.
codes-noMail = Ara mateix aquest servidor no pot enviar cap codi. Pregunteu-ho a qui us ha enviat l’enllaç.
codes-badAddress = Això no és una adreça electrònica.

## codesLive

codesLive-noCode = Escriviu les vuit lletres del correu.
codesLive-comes = El correu amb vuit lletres ha d’esperar. Arribarà com a molt tard el { $time }, si l’adreça és una de les dels destinataris.
codesLive-offline = El servidor no ha respost. Comproveu la connexió i torneu-ho a provar.

## company

company-signIn = Inicia la sessió amb { $label }
company-or = O amb una contrasenya d’aquest servidor:
company-addressedTitle = Adreçat a determinades persones
company-addressedSure = Qui ha enviat això es vol assegurar de qui ho obre.
company-addressedText = Inicieu la sessió amb { $label }; aquí no us cal cap compte.
company-addressedByDirectory = Inicieu la sessió amb el vostre nom i la contrasenya de l’empresa.
company-byPassword = Inicia la sessió amb una contrasenya
company-otherTitle = No va adreçat a vós
company-otherText = Aquí se us coneix com a { $address }, i això va adreçat a algú altre. No s’ha obert res. Inicieu la sessió com una altra persona, o pregunteu-ho a qui ho ha enviat.
company-otherUnnamed = Això va adreçat a algú altre. No s’ha obert res. Inicieu la sessió com una altra persona, o pregunteu-ho a qui ho ha enviat.
company-closedAccountTitle = El vostre compte està desactivat
company-closedAccountText = El vostre compte en aquest servidor està desactivat o suspès, i per això no se us obre res. No s’ha obert res. Pregunteu-ho a un administrador.
company-known = Aquí se us coneix com a { $address }.
company-knownUnnamed = L’inici de sessió de l’empresa us ha reconegut.
company-notMe = No soc jo
company-goingOn = Un moment
company-goingOnText = La pàgina següent s’obre tota sola.
company-goOn = Continua

## companyRefused

companyRefused-not-allowed = No sou a cap dels grups que poden fer servir aquest servidor. Pregunteu-ho a l’administrador.
companyRefused-no-account = No teniu cap compte aquí. Demaneu a un administrador que n’afegeixi un.
companyRefused-address-taken = La vostra adreça electrònica ja té un compte aquí. Demaneu a un administrador que l’enllaci amb { $label }.
companyRefused-other-account = Aquest inici de sessió és d’un altre compte d’aquí. Pregunteu-ho a un administrador.
companyRefused-not-set-up = Aquest servidor encara no està configurat.
companyRefused-disabled = El vostre compte està desactivat. Pregunteu-ho a un administrador.
companyRefused-no-email = { $label } no diu a aquest servidor la vostra adreça electrònica. Demaneu a un administrador que afegeixi el claim email.
companyRefused-bad-email = El que { $label } dona com a adreça electrònica vostra no ho és. Pregunteu-ho a un administrador.
companyRefused-no-groups = { $label } no diu a aquest servidor cap grup vostre. O bé no sou a cap, o bé el proveïdor els omet: pregunteu-ho a un administrador.
companyRefused-too-many-groups = Sou a tants grups que { $label } els omet tots. Demaneu a un administrador que només enviï els d’aquesta aplicació.
companyRefused-bad-token = El que { $label } ha respost no és vàlid per a aquest servidor. No s’ha iniciat cap sessió; el registre en diu més.
companyRefused-clock = L’hora d’aquest servidor i la de { $label } difereixen massa. Demaneu a un administrador que les ajusti.
companyRefused-other-issuer = La resposta ha vingut d’un proveïdor diferent del que indiquen els paràmetres. No s’ha iniciat cap sessió.
companyRefused-unreachable = Ara mateix no es pot contactar amb { $label }. Qui té la sessió iniciada la manté; torneu-ho a provar més tard.
companyRefused-provider-error = { $label } ha comunicat un error. El registre d’aquest servidor diu quin.
companyRefused-client-refused = { $label } no accepta aquest servidor: el secret del servidor no és correcte o ha caducat. Pregunteu-ho a un administrador.
companyRefused-cancelled = L’inici de sessió amb { $label } s’ha cancel·lat.
companyRefused-begin-again = Aquest inici de sessió s’ha començat en un altre lloc, ha trigat massa o ja s’ha fet servir. Torneu a començar.

## factors

factors-title = Protecció addicional de l’inici de sessió
factors-lead = Amb un segon factor, una contrasenya robada no obre per si sola el vostre compte.
factors-openText = Claus d’accés, i una aplicació que mostra codis.
factors-yours = Protecció addicional de l’inici de sessió
factors-limited = Aquest servidor us demana un segon factor. Configureu-ne un aquí i després continueu.
factors-goOn = Continua
factors-passkeys = Claus d’accés
factors-passkeysText = Inicieu la sessió amb l’empremta digital, la cara, un PIN o una clau de seguretat, sense la contrasenya. Una clau d’accés només funciona en aquesta adreça, de manera que ningú no us la pot prendre amb una pàgina falsa.
factors-passkeyName = Nom del dispositiu
factors-passkeyPlaceholder = Portàtil
factors-addPasskey = Afegeix una clau d’accés
factors-needsHttps = Les claus d’accés no funcionen aquí: els navegadors només les permeten en un nom amb https://. Demaneu una adreça així al vostre administrador.
factors-app = Aplicació amb codis
factors-appText = Una aplicació del telèfon mostra un codi nou de sis xifres cada 30 segons.
factors-beginApp = Configura una aplicació
factors-removeApp = Treu l’aplicació del compte
factors-scan = Escanegeu aquest codi amb l’aplicació:
factors-qr = Codi QR per a l’aplicació
factors-type = O escriviu això a l’aplicació:
factors-code = El codi que ara mostra l’aplicació
factors-finish = Finalitza
factors-codesTitle = Codis de recuperació
factors-codesText = Cadascun d’aquests codis us permet iniciar la sessió una vegada, si heu perdut els altres factors. Només es mostren ara: imprimiu-los, o deseu-los on deseu les contrasenyes.
factors-renew = Codis de recuperació nous
factors-confirmTitle = Confirmeu la vostra identitat
factors-confirmText = Abans que canviïn els vostres factors, confirmeu qui sou.
factors-codeOrRecovery = Un codi de l’aplicació, o un codi de recuperació
factors-confirm = Confirma
factors-remove = Suprimeix

## factorsLive

factorsLive-codesFile = codis-de-recuperacio.txt
factorsLive-limited =
    { $n ->
        [one] Massa intents fallits. Torneu-ho a provar d’aquí a { $n } segon.
        [many] Massa intents fallits. Torneu-ho a provar d’aquí a { $n } de segons.
       *[other] Massa intents fallits. Torneu-ho a provar d’aquí a { $n } segons.
    }
factorsLive-conflict = Això ja hi és, o no hi ha lloc. Torneu a carregar la pàgina.
factorsLive-lastOne = Aquest servidor us demana un segon factor. Configureu-ne un altre abans de suprimir aquest.
factorsLive-noPasskeys = Encara no teniu cap clau d’accés.
factorsLive-never = no s’ha fet servir mai
factorsLive-used = últim ús { $when }
factorsLive-made = afegida { $when }
factorsLive-remove = Suprimeix
factorsLive-removed = S’ha suprimit.
factorsLive-added = S’ha afegit.
factorsLive-removeQuestion = Voleu suprimir la clau d’accés «{ $name }»? Ja no obrirà el vostre compte.
factorsLive-removeAppQuestion = Voleu treure l’aplicació del vostre compte? Els seus codis ja no obriran el vostre compte.
factorsLive-nameIt = Poseu un nom a la clau d’accés.
factorsLive-passkeyCancelled = No s’ha fet servir cap clau d’accés. Torneu-ho a provar.
factorsLive-passkeyRefused = El servidor no ha acceptat aquesta clau d’accés. Torneu-ho a provar.
factorsLive-appSince = La vostra aplicació es va configurar { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Queda { $n } codi de recuperació.
        [many] Queden { $n } de codis de recuperació.
       *[other] Queden { $n } codis de recuperació.
    }
factorsLive-wrongCode = Aquest codi no és correcte. Comproveu l’hora del telèfon i escriviu el codi que es mostra ara.
factorsLive-notConfirmed = No és correcte. Torneu-ho a provar.
factorsLive-done = Ja teniu un segon factor. Deseu els codis de recuperació i després continueu.
factorsLive-copied = S’ha copiat
factorsLive-copyFailed = No s’ha pogut copiar. Seleccioneu el text i copieu-lo.

## secondStep

secondStep-title = Un pas més
secondStep-passkey = Fes servir una clau d’accés
secondStep-code = Codi de l’aplicació, o un codi de recuperació
secondStep-codeHint = Sis xifres, o setze lletres i xifres.
secondStep-recoveryCode = Codi de recuperació
secondStep-recoveryHint = Setze lletres i xifres. El vau rebre quan vau afegir la clau d’accés.
secondStep-submit = Inicia la sessió
secondStep-lost = Heu perdut el telèfon i els codis de recuperació? Un administrador d’aquest servidor pot restablir els vostres segons factors.
secondStep-again = Torna a començar

## secondStepLive

secondStepLive-noCode = Introduïu un codi.
secondStepLive-wrongCode = Aquest codi no és correcte, o ja s’ha fet servir. Espereu el següent.
secondStepLive-passkeyCancelled = No s’ha fet servir cap clau d’accés. Torneu-ho a provar, o feu servir un codi.
secondStepLive-passkeyRefused = El servidor no ha acceptat aquesta clau d’accés. Torneu-ho a provar, o feu servir un codi.
secondStepLive-limited =
    { $n ->
        [one] Massa codis incorrectes. Torneu-ho a provar d’aquí a { $n } segon.
        [many] Massa codis incorrectes. Torneu-ho a provar d’aquí a { $n } de segons.
       *[other] Massa codis incorrectes. Torneu-ho a provar d’aquí a { $n } segons.
    }
secondStepLive-retry = Ara ja ho podeu tornar a provar.
secondStepLive-offline = El servidor no ha respost. Comproveu la connexió i torneu-ho a provar.
secondStepLive-failed = S’ha produït un error ({ $status }).

## tokens

tokens-may = Què pot fer
tokens-everything = Tot
tokens-create = Només crear enllaços
tokens-createRead = Crear i llegir enllaços
tokens-audit = Només llegir registres
tokens-ask = Demanar secrets a altres persones i obrir-ne les respostes
tokens-lasts = Quant de temps funciona
tokens-always = Fins que es revoqui
tokens-days30 = 30 dies
tokens-days90 = 90 dies
tokens-year = Un any
tokens-networks = Només des de determinades xarxes
tokens-networksLabel = Adreces o xarxes
tokens-networksHint = Separeu-les amb comes. Si és buit, el testimoni funciona a tot arreu.

## tokensLive

tokensLive-tokenMay = pot { $what }
tokensLive-tokenCreate = crear
tokensLive-tokenRead = llegir
tokensLive-tokenAudit = llegir registres
tokensLive-tokenExpire = suprimir
tokensLive-tokenAdmin = administrar
tokensLive-tokenAsk = demanar secrets
tokensLive-tokenOpen = obrir les respostes
tokensLive-tokenFrom = només des de { $networks }
tokensLive-tokenUntil = caduca { $when }
tokensLive-tokenOver = va caducar { $when }
tokensLive-tokenUsedFrom = últim ús { $when } des de { $address }
tokensLive-badNetworks = Introduïu adreces o xarxes com ara 192.0.2.0/24, com a màxim 50.

## oversightLive

oversightLive-auditor = auditor
oversightLive-makeAuditor = Fes auditor
oversightLive-makeAuditorQuestion = Voleu fer auditor { $email }? Veurà els registres de tothom, i cap secret.
oversightLive-takeAuditor = Treu els drets d’auditor
oversightLive-takeAuditorQuestion = Voleu treure els drets d’auditor a { $email }? Les seves sessions i testimonis s’acaben.
oversightLive-log = Registre
oversightLive-logNothing = Cap entrada.

## signIns

signIns-title = Inicis de sessió recents
signIns-text = Qui ha iniciat la sessió al vostre compte, o ho ha intentat. Si no reconeixeu un inici de sessió, canvieu la contrasenya.

## signInsLive

signInsLive-signedIn = S’ha iniciat la sessió
signInsLive-signInFailed = No s’ha pogut iniciar la sessió
signInsLive-byPassword = amb una contrasenya
signInsLive-byLink = amb un enllaç d’un sol ús
signInsLive-bySetup = amb el codi de configuració
signInsLive-bySignUp = en crear el compte
signInsLive-byDirectory = per mitjà del directori
signInsLive-byCompany = per mitjà de l’inici de sessió de l’empresa
signInsLive-byPasskey = amb una clau d’accés
signInsLive-secondFactor = amb un segon factor
signInsLive-wrongPassword = contrasenya incorrecta
signInsLive-wrongCode = codi de configuració incorrecte
signInsLive-wrongLink = enllaç d’un sol ús no vàlid
signInsLive-wrongCurrent = contrasenya actual incorrecta
signInsLive-wrongFactor = segon factor incorrecte
signInsLive-wrongPasskey = clau d’accés incorrecta
signInsLive-deviceGuesses = massa intents d’endevinar en dispositius coneguts
signInsLive-unanswered = el directori no ha respost
signInsLive-asAdministrator = com a administrador
signInsLive-times =
    { $n ->
        [one] { $n } vegada
        [many] { $n } de vegades
       *[other] { $n } vegades
    }
signInsLive-noSignIns = Encara no s’ha registrat cap inici de sessió.

## adminLog

adminLog-title = Registre dels administradors
adminLog-lead = Qui ha iniciat la sessió, i qui ha canviat comptes, testimonis, claus i paràmetres. Cap entrada no es pot canviar ni suprimir sense que es noti.
adminLog-person = Adreça electrònica
adminLog-personHint = De qui ho ha fet, o de qui n’és l’objecte.
adminLog-what = Què
adminLog-everything = Tot
adminLog-show = Mostra
adminLog-newer = Més noves
adminLog-older = Més antigues

## adminLogLive

adminLogLive-signOut = S’ha tancat la sessió
adminLogLive-leftOut = Més errors dels que es mostren
adminLogLive-userAdded = Compte afegit
adminLogLive-userRemoved = Compte suprimit
adminLogLive-userDisabled = Compte desactivat
adminLogLive-userEnabled = Compte activat
adminLogLive-madeAdministrator = Ara és administrador
adminLogLive-noAdministrator = Ja no és administrador
adminLogLive-madeAuditor = Ara és auditor
adminLogLive-noAuditor = Ja no és auditor
adminLogLive-suspended = Accés suspès per l’inici de sessió de l’empresa
adminLogLive-admitted = Accés restablert per l’inici de sessió de l’empresa
adminLogLive-linked = Inici de sessió de l’empresa enllaçat
adminLogLive-unlinked = Inici de sessió de l’empresa desenllaçat
adminLogLive-vouched = Adreça avalada
adminLogLive-joinedGroup = Inclusió en un grup
adminLogLive-leftGroup = Exclusió d’un grup
adminLogLive-factorAdded = Segon factor afegit
adminLogLive-factorRemoved = Segon factor suprimit
adminLogLive-factorsReset = Segons factors restablerts
adminLogLive-codesMade = Codis de recuperació creats
adminLogLive-invited = Invitació feta
adminLogLive-accessEnded = S’ha acabat tot l’accés
adminLogLive-linksExpired = Enllaços del compte suprimits
adminLogLive-withdrawn = Invitació retirada
adminLogLive-sessionEnded = Sessió acabada
adminLogLive-linkMade = Enllaç d’un sol ús creat
adminLogLive-passwordSet = Contrasenya definida
adminLogLive-tokenMade = Testimoni d’API creat
adminLogLive-tokenRemoved = Testimoni d’API revocat
adminLogLive-settingsChanged = Paràmetres canviats
adminLogLive-rotationBegun = Rotació de la clau mestra començada
adminLogLive-rotationEnded = Rotació de la clau mestra acabada
adminLogLive-exported = Registres d’auditoria exportats
adminLogLive-backedUp = Còpia de seguretat feta
adminLogLive-restored = Còpia de seguretat restaurada
adminLogLive-byWhom = per: { $name }
adminLogLive-commandLine = la línia d’ordres
adminLogLive-server = el servidor
adminLogLive-bySetupCode = el codi de configuració
adminLogLive-bySigningUp = la creació del compte
adminLogLive-byOneTimeLink = un enllaç d’un sol ús
adminLogLive-directory = el directori
adminLogLive-companySignIn = l’inici de sessió de l’empresa
adminLogLive-noEntries = No coincideix cap entrada.
adminLogLive-showAll = Mostra-ho tot

## ownLogLive

ownLogLive-byCode = confirmada amb un codi: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Nota
ownLogLive-logCount = { $from }–{ $to } de { $total }
ownLogLive-own-creation = creació
ownLogLive-own-view = obertura
ownLogLive-own-failed_view = intent en va
ownLogLive-own-expire = supressió
ownLogLive-own-restored = supressió desfeta
ownLogLive-own-failed_passphrase = frase de contrasenya incorrecta
ownLogLive-own-probable_program = probablement un programa
ownLogLive-own-code_sent = codi enviat per correu
ownLogLive-own-code_queued = codi pendent d’enviar per correu
ownLogLive-own-code_failed = codi no enviat per correu
ownLogLive-own-failed_code = codi incorrecte
ownLogLive-own-owner_view = obertura vostra
ownLogLive-own-wrong_network = intent des d’una altra xarxa
ownLogLive-own-other_device = intent en un altre dispositiu
ownLogLive-own-alarm = avís: «No he estat jo»
ownLogLive-own-freeze = pausa vostra
ownLogLive-own-thaw = reactivació vostra
ownLogLive-own-changed = canvi vostre
ownLogLive-own-hold_asked = s’espera la vostra autorització
ownLogLive-own-hold_released = autorització vostra
ownLogLive-own-hold_refused = rebuig i pausa vostres
ownLogLive-own-request_view = lectura
ownLogLive-own-answer = resposta
ownLogLive-own-mail_returned = el correu ha tornat
ownLogLive-own-creation_email_send = notificació per correu encarregada
ownLogLive-own-admin_view = obertura d’un administrador
ownLogLive-own-imported = trasllat des de Password Pusher

## seenLogLive

seenLogLive-seen-creation = creació
seenLogLive-seen-view = obertura
seenLogLive-seen-failed_view = intent en va
seenLogLive-seen-expire = supressió
seenLogLive-seen-restored = supressió desfeta
seenLogLive-seen-failed_passphrase = frase de contrasenya incorrecta
seenLogLive-seen-probable_program = probablement un programa
seenLogLive-seen-code_sent = codi enviat per correu
seenLogLive-seen-code_queued = codi pendent d’enviar per correu
seenLogLive-seen-code_failed = codi no enviat per correu
seenLogLive-seen-failed_code = codi incorrecte
seenLogLive-seen-owner_view = obertura del propietari
seenLogLive-seen-wrong_network = rebuig fora de les xarxes permeses
seenLogLive-seen-other_device = rebuig en un altre dispositiu
seenLogLive-seen-alarm = avís d’un destinatari
seenLogLive-seen-freeze = pausa del propietari
seenLogLive-seen-thaw = reactivació del propietari
seenLogLive-seen-changed = canvi del propietari
seenLogLive-seen-hold_asked = s’espera l’autorització del propietari
seenLogLive-seen-hold_released = autorització del propietari
seenLogLive-seen-hold_refused = rebuig del propietari
seenLogLive-seen-request_view = lectura
seenLogLive-seen-answer = resposta
seenLogLive-seen-mail_returned = el correu ha tornat
seenLogLive-seen-creation_email_send = notificació per correu encarregada
seenLogLive-seen-admin_view = obertura d’un administrador
seenLogLive-seen-imported = trasllat des de Password Pusher

## eventNamesLive

eventNamesLive-push-created = Enllaç creat
eventNamesLive-push-viewed = Enllaç obert
eventNamesLive-push-wrong_passphrase = Frase de contrasenya incorrecta
eventNamesLive-push-expired = Enllaç caducat
eventNamesLive-push-alarm = Avís d’un destinatari
eventNamesLive-push-hold_asked = Algú espera
eventNamesLive-push-code_failed = Codi no enviat per correu
eventNamesLive-request-answered = Sol·licitud amb resposta
eventNamesLive-request-closed = Sol·licitud tancada

## conditionWords

conditionWords-passphrases = frases de contrasenya
conditionWords-passwords = contrasenyes
conditionWords-second_factors = segons factors
conditionWords-passkeys = claus d’accés

## conditionSays

conditionSays-disk_full = Només hi ha { $freeBytes } lliures al disc de { $directory }: per sota de { $floorBytes } es rebutgen els fitxers.
conditionSays-disk_low = Hi ha { $freeBytes } lliures al disc de { $directory }, menys del que poden ocupar els fitxers d’un enllaç ({ $linkBytes }).
conditionSays-disk_no_inodes = Al disc de { $directory } hi caben pocs fitxers més ({ $files }): no li queden inodes.
conditionSays-disk_error = El disc de { $directory } va donar un error el { $atMs }: { $reason }
conditionSays-database_damaged = La base de dades està malmesa. El registre n’indica els llocs.
conditionSays-database_trouble = Aquest servidor ara no pot atendre peticions: { $reason }
conditionSays-bucket_trouble = Els fitxers no es poden desar ni obrir: { $reason }
conditionSays-scanner_trouble = L’antivirus no jutja cap fitxer, i per això es rebutgen tots: { $reason }
conditionSays-sweep_failed = El que ha caducat no se suprimeix del disc: { $reason }
conditionSays-clock_jumped = El rellotge s’ha avançat més d’un dia. Ara marca: { $nowMs }. Durant una hora després del salt no s’esborra res.
conditionSays-backup_failed = L’última còpia de seguretat ha fallat: { $reason }
conditionSays-backup_damaged = L’última còpia de seguretat, { $name }, conté dades malmeses. Llocs malmesos: { $count }. { $reason }
conditionSays-backup_old = L’última còpia de seguretat és del { $lastMs }.
conditionSays-certificate_ended = El certificat { $file } no és vigent des del { $untilMs }: els clients el rebutgen.
conditionSays-certificate_ends = El certificat { $file } és vàlid fins al { $untilMs }.
conditionSays-certificate_unusable = No es pot fer servir un certificat del disc: { $reason } Un servidor en marxa manté l’anterior.
conditionSays-certificate_not_obtained = No hi ha cap certificat vàlid, i els clients rebutgen aquest servidor: { $reason }
conditionSays-certificate_not_renewed = No s’ha pogut renovar el certificat: { $reason }
conditionSays-client_secret_refused = El proveïdor d’inici de sessió no accepta oidc.client_secret: ningú no hi pot iniciar la sessió.
conditionSays-client_secret_ends = El secret d’oidc.client_secret és vàlid fins al { $untilMs }. Després, ningú no podrà iniciar la sessió amb el proveïdor.
conditionSays-token_ends = El testimoni d’API «{ $name }» de l’usuari { $owner }, que s’ha fet servir fa poc, és vàlid fins al { $untilMs }.
conditionSays-administrator_new = { $user } és administrador des del { $sinceMs }, per nomenament de: { $by }.
conditionSays-guessing = Algú prova d’endevinar ({ $guessed }): en una hora s’han rebutjat { $times } intents o més perquè n’hi havia massa.
conditionSays-codes_failed = Els codis per als destinataris no es poden enviar per correu: { $reason }
conditionSays-codes_wait = Correus en espera amb codis per a destinataris: { $count }. Un destinatari o un remitent ha arribat al límit per hora. L’últim correu surt el { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] S’ha abandonat { $n } esdeveniment que no s’ha pogut lliurar.
        [many] S’han abandonat { $n } d’esdeveniments que no s’han pogut lliurar.
       *[other] S’han abandonat { $n } esdeveniments que no s’han pogut lliurar.
    }
conditionSays-deliveries_late = Un esdeveniment del { $sinceMs } està pendent de lliurament.
conditionSays-nodes_differ = Els nodes no són iguals: { $reason }
conditionSays-version_ready = El fitxer d’una versió nova és a { $file }.
conditionSays-disk_fine = Hi ha { $freeBytes } lliures de { $totalBytes } al disc de { $directory }.
conditionSays-certificate_fine = El certificat { $file } és vàlid fins al { $untilMs }.
conditionSays-backup_none = Encara no s’ha fet cap còpia de seguretat.
conditionSays-backup_fine = L’última còpia de seguretat és del { $lastMs }.
conditionSays-backup_scheduled = L’última còpia de seguretat, { $name }, és del { $lastMs }, i la següent toca el { $nextMs }.
conditionSays-node_fine = El node { $node } executa la versió { $version }.

## conditionMend

conditionMend-disk_full = Feu lloc en aquest disc, o amplieu-lo.
conditionMend-disk_low = Feu lloc en aquest disc, o amplieu-lo.
conditionMend-disk_no_inodes = Suprimiu fitxers petits que altres programes han deixat en aquest disc.
conditionMend-disk_error = Feu ara una còpia de seguretat. Després examineu el disc i la seva connexió. El registre del sistema en diu més.
conditionMend-database_damaged = Restaureu una còpia de seguretat.
conditionMend-database_trouble = Reviseu la base de dades, la màquina on s’executa i el camí fins allà.
conditionMend-bucket_trouble = Reviseu el bucket, les seves claus i el camí fins allà. Un directori que comparteixen els nodes ha d’estar muntat.
conditionMend-scanner_trouble = Inicieu clamd i permeteu que l’usuari d’aquest servidor en llegeixi el sòcol. El registre mateix de clamd en diu més.
conditionMend-sweep_failed = Ningú no ho pot obrir. Reviseu el disc i el registre.
conditionMend-clock_jumped = Si el rellotge va malament, poseu-lo a l’hora abans que passi aquesta hora. Si va bé, no feu res: aquest avís també surt després d’una aturada llarga o d’una restauració.
conditionMend-backup_failed = Elimineu-ne la causa. El servidor ho torna a provar tot sol.
conditionMend-backup_damaged = Reviseu el disc i esbrineu què està malmès. Les còpies de seguretat anteriors íntegres es conserven.
conditionMend-backup_old = Reviseu el que fa les vostres còpies de seguretat, o feu-ne una a mà.
conditionMend-certificate_ended = Substituïu els fitxers del certificat i de la seva clau. El servidor els torna a llegir tot sol.
conditionMend-certificate_ends = Substituïu els fitxers del certificat i de la seva clau. El servidor els torna a llegir tot sol.
conditionMend-certificate_unusable = Substituïu els fitxers del certificat i de la seva clau.
conditionMend-certificate_not_obtained = El servidor ho torna a provar tot sol. Reviseu l’autoritat de certificació i el camí fins allà.
conditionMend-certificate_not_renewed = El que es fa servir és vàlid fins al { $untilMs }, i el servidor ho torna a provar. Reviseu l’autoritat de certificació i el camí fins allà.
conditionMend-client_secret_refused = Creeu un secret nou al proveïdor i definiu-lo.
conditionMend-client_secret_ends = Creeu un secret nou al proveïdor, definiu-lo, i poseu-ne la data final a oidc.client_secret_until.
conditionMend-token_ends = El propietari en crea un de nou i el dona al programa que el fa servir.
conditionMend-administrator_new = Si no us ho esperàveu, traieu-li els drets i mireu el registre dels administradors.
conditionMend-guessing = El registre indica les adreces. Bloquegeu-les al tallafoc.
conditionMend-codes_failed = Reviseu el servidor de correu i la configuració del correu. Els destinataris a qui no s’ha enviat el codi n’han de demanar un altre.
conditionMend-codes_wait = Si els remitents han d’arribar a tants destinataris, augmenteu mail.per_hour. Els registres dels seus enllaços diuen de qui són els codis en espera.
conditionMend-deliveries_dead = Arregleu el receptor i després torneu a lliurar o descarteu el que no s’ha lliurat.
conditionMend-deliveries_late = Reviseu el servidor de correu, el webhook o el recol·lector. El registre diu quin falla.
conditionMend-nodes_differ = Doneu a tots els nodes la mateixa versió, els mateixos paràmetres i la mateixa hora.
conditionMend-version_ready = Comproveu-lo i després actualitzeu.
conditionMend-backup_none = Si res més no fa còpies de seguretat d’aquest servidor, feu-ne una.

## errorPage

errorPage-missing = No s’ha trobat la pàgina
errorPage-missingText = En aquesta adreça no hi ha cap pàgina.
errorPage-home = Ves a la pàgina d’inici
errorPage-busy = Massa peticions
errorPage-busyText = Hem rebut massa peticions des de la vostra adreça. No s’ha obert res. Espereu un moment i torneu a carregar aquesta pàgina.
errorPage-keySent = Aquest enllaç ha deixat de ser secret
errorPage-keySentText = Un programa del camí, com ara un filtre de correu, ha escrit %23 en lloc del # d’aquest enllaç, i per això la clau s’ha enviat al servidor. No s’ha obert res ni s’ha comptat cap visualització, però la clau ja no és secreta. Demaneu al remitent un enllaç nou, enviat per una altra via.
errorPage-upgrading = Aquest servidor s’està actualitzant
errorPage-upgradingText = No s’ha obert res ni s’ha perdut res. Torneu a carregar aquesta pàgina d’aquí a un minut.
errorPage-unavailable = No disponible ara mateix
errorPage-unavailableText = Ara mateix el servidor no ho pot fer. No s’ha obert res ni s’ha perdut res. Torneu-ho a provar d’aquí a uns minuts.
errorPage-unconfirmed = Sense confirmar
errorPage-unconfirmedText = El servidor no pot saber si això s’ha fet. Pot haver-se comptat una visualització encara que no s’hagi mostrat res. Torneu-ho a provar d’aquí a uns minuts; si aleshores el secret ja no hi és, demaneu un enllaç nou al remitent.
errorPage-defect = S’ha produït un error
errorPage-defectText = Això no hauria de passar. Digueu a l’operador d’aquest servidor quan ha passat: el registre en té els detalls.

## mailShared

mailShared-subject = { $sender } té una cosa per a vós
mailShared-lead = { $sender } comparteix informació confidencial amb vós per mitjà del servei { $service }.
mailShared-link = Obre l’enllaç
mailShared-until = L’enllaç funciona fins al { $when }.
mailShared-views =
    { $n ->
        [one] Es pot obrir una vegada.
        [many] Es pot obrir { $n } de vegades.
       *[other] Es pot obrir { $n } vegades.
    }
mailShared-notice = Demaneu l’enllaç a { $sender }: aquest correu no el conté.
mailShared-stranger = Si no coneixeu { $sender }, ignoreu aquest correu.
mailShared-unverified = Ningú no ha verificat que l’adreça { $sender } sigui del remitent. Pregunteu a { $sender } per una altra via si aquest correu és seu. Si no podeu, ignoreu-lo.

## mailAsked

mailAsked-subject = { $sender } us demana una cosa
mailAsked-lead = { $sender } us demana que li envieu informació confidencial per mitjà del servei { $service }.
mailAsked-link = Respon
mailAsked-until = Podeu respondre fins al { $when }. No us cal cap compte.

## mailNeeds

mailNeeds-name = El remitent dona el nom «{ $name }».
mailNeeds-shared = Abans d’obrir l’enllaç:
mailNeeds-asked = Abans de respondre:
mailNeeds-from = S’obre a partir del { $when }.
mailNeeds-passphrase = Us cal una frase de contrasenya. { $sender } us la dona per una altra via.
mailNeeds-code = Us cal un codi. La pàgina l’envia per correu a { $address } quan el demaneu.
mailNeeds-proof = Només el poden obrir determinades persones. La pàgina us demana que demostreu que en sou una.
mailNeeds-release = { $sender } us ho ha d’autoritzar. Obriu l’enllaç i deixeu la pàgina oberta fins aleshores.
mailNeeds-lock = Només el poden tornar a obrir el dispositiu i el navegador que l’obrin primer. Obriu-lo on el necessiteu.
mailNeeds-letters = La pàgina mostra tres lletres. Escriviu-les perquè sàpiga que no sou un programa.

## mailOpened

mailOpened-subject = Obert: { $name }
mailOpened-unnamed = El vostre enllaç del { $date }
mailOpened-lead = El vostre enllaç s’ha obert: { $when }.
mailOpened-left =
    { $n ->
        [one] Es pot obrir una vegada més.
        [many] Es pot obrir { $n } de vegades més.
       *[other] Es pot obrir { $n } vegades més.
    }
mailOpened-last = Aquesta era l’última visualització: el secret s’ha esborrat.
mailOpened-link = Els meus enllaços
mailOpened-why = Rebeu aquest correu perquè vau demanar que se us avisés quan s’obrís.

## mailAnswered

mailAnswered-subject = Resposta: { $name }
mailAnswered-unnamed = La vostra sol·licitud del { $date }
mailAnswered-lead = La vostra sol·licitud ha rebut una resposta: { $when }.
mailAnswered-keep = Aquest correu no conté la resposta. Inicieu la sessió per obrir-la.
mailAnswered-link = Sol·licituds
mailAnswered-why = Rebeu aquest correu perquè en vau demanar un per a cada resposta.

## mailCode

mailCode-subject = El vostre codi per a { $service }
mailCode-lead = Algú comparteix informació confidencial amb vós per mitjà del servei { $service }. Per obrir-la, escriviu aquest codi a la pàgina que l’ha demanat:
mailCode-leadNamed = { $sender } comparteix informació confidencial amb vós per mitjà del servei { $service }. Per obrir-la, escriviu aquest codi a la pàgina que l’ha demanat:
mailCode-asks = Algú us demana informació confidencial per mitjà del servei { $service }. Per llegir la sol·licitud i respondre-la, escriviu aquest codi a la pàgina que l’ha demanat:
mailCode-asksNamed = { $sender } us demana informació confidencial per mitjà del servei { $service }. Per llegir la sol·licitud i respondre-la, escriviu aquest codi a la pàgina que l’ha demanat:
mailCode-until =
    { $n ->
        [one] El codi funciona una vegada, durant { $n } minut, i només en el navegador que l’ha demanat.
        [many] El codi funciona una vegada, durant { $n } de minuts, i només en el navegador que l’ha demanat.
       *[other] El codi funciona una vegada, durant { $n } minuts, i només en el navegador que l’ha demanat.
    }
mailCode-ignore = Si no heu demanat cap codi, ignoreu aquest correu i no doneu el codi a ningú.

## mailInvited

mailInvited-subject = El vostre compte a { $service }
mailInvited-lead = Ja teniu un compte a { $service }: { $email }.
mailInvited-link = Tria una contrasenya
mailInvited-once = L’enllaç funciona una vegada, fins al { $when }.

## mailReset

mailReset-subject = Trieu una contrasenya nova per a { $service }
mailReset-lead = Un administrador del servei { $service } us permet triar una contrasenya nova per a { $email }.
mailReset-link = Tria una contrasenya
mailReset-once = L’enllaç funciona una vegada, fins al { $when }.

## mailNotice

mailNotice-subject = El vostre compte a { $service }
mailNotice-password = S’ha canviat la contrasenya del compte { $email }: { $when }.
mailNotice-factorAdded = S’ha afegit un segon factor al compte { $email }: { $when }.
mailNotice-factorRemoved = S’ha suprimit un segon factor del compte { $email }: { $when }.
mailNotice-factorsReset = Un administrador ha suprimit tots els segons factors del compte { $email }: { $when }.
mailNotice-recoveryCodes = S’han creat codis de recuperació nous per al compte { $email }: { $when }. Els d’abans ja no funcionen.
mailNotice-recoveryCode = S’ha fet servir un codi de recuperació del compte { $email }: { $when }. No torna a funcionar.
mailNotice-devices = Des de navegadors que ja havien iniciat la sessió s’han introduït massa contrasenyes o codis incorrectes per al compte { $email }: { $when }. Potser algú té un dels vostres dispositius.
mailNotice-from = Ha vingut de l’adreça { $address }.
mailNotice-stranger = Si no us ho esperàveu, canvieu la contrasenya a { $service } i aviseu-ne l’administrador.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } assumpte per a l’administrador
        [many] { $service }: { $n } d’assumptes per a l’administrador
       *[other] { $service }: { $n } assumptes per a l’administrador
    }
mailConditions-link = Estat del servidor
mailConditions-why = Rebeu aquest correu perquè la vostra adreça consta a notices.mail. Arriba una vegada, i de nou al cap de set dies si no ha canviat res. Executeu les ordres a la màquina del servidor, amb sudo i el --config del servidor.

## mailTest

mailTest-subject = Prova: { $service }
mailTest-lead = El correu del servei { $service } arriba.
mailTest-link = { $service }

## opener

opener-title = Obre un enllaç segellat
opener-lead = Aquesta pàgina és un fitxer vostre: obre enllaços segellats d’extrem a extrem, i cap servidor no la pot canviar. Demana al servidor de l’enllaç el secret segellat, i res més.
opener-link = Enllaç, amb la part de després de #
opener-passphraseHint = Només si el remitent us n’ha donat una.
opener-open = Obre
opener-notLink = Això no és un enllaç a un secret. Copieu l’enllaç sencer, des de https:// fins al final.
opener-unreachable = Cap resposta que aquesta pàgina pugui llegir. No es pot contactar amb el servidor, o només deixa que obri aquest enllaç la seva pròpia pàgina: potser el secret no està segellat, o està limitat a determinades xarxes. No s’ha obert res.
opener-incomplete = La resposta no ha arribat sencera. Pot haver comptat com una visualització.
opener-notSealed = El que ha enviat el servidor no està segellat; per tant, no és el que el remitent va segellar per a aquest enllaç. No se’n mostra res.
opener-wrong = La frase de contrasenya no és correcta o hi falta. No s’ha comptat cap visualització.
opener-refused = Ara mateix el servidor no lliura això. No s’ha comptat cap visualització.
opener-held = Qui ha enviat això ho ha d’autoritzar. Digueu-li aquestes paraules: { $words }
opener-heldWordless = Qui ha enviat això ho ha d’autoritzar.
opener-otherPassphrase = No s’obre amb aquesta frase de contrasenya. Torneu-ho a provar: el secret segellat és aquí, i no es compta cap visualització més. Deixeu el camp buit si el remitent no us ha donat cap frase de contrasenya.
opener-go = Obre l’adreça a { $host }
opener-saved = S’ha desat

## languages

languages-title = Trieu la vostra llengua
languages-search = Cerca una llengua
languages-searchHint = El nom propi de la llengua, el nom en anglès o el codi, com ara pt-BR.
languages-find = Cerca
languages-none = No coincideix cap llengua.
languages-all = Totes les llengües
languages-browser = Llengua del meu navegador
languages-back = Torna a la pàgina
languages-counts = Els textos en altres llengües són traduccions. Si difereixen de l’anglès, preval l’anglès. Si trobeu una paraula incorrecta, digueu-ho a qui gestiona aquest servidor.
languages-recipient = Llengua per al destinatari
languages-recipientHint = Per a la pàgina de l’enllaç i el correu que en parla. Els destinataris que han triat una llengua la mantenen.
languages-recipientOwn = La que demani el seu navegador
languages-answerer = Llengua per a qui respongui
languages-answererHint = Per a la pàgina de la sol·licitud. Qui ha triat una llengua la manté.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } llengua
        [many] { $n } de llengües
       *[other] { $n } llengües
    }
languagesLive-recipientLanguage = Llengua per al destinatari
