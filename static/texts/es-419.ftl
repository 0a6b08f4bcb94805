### Spanish (Latin America)

## layout

layout-skip = Ir al contenido
layout-navigation = Principal
layout-create = Nuevo
layout-pushes = Mis enlaces
layout-admin = Admin
layout-account = Cuenta
layout-signIn = Iniciar sesión
layout-languages = Idioma
layout-light = Claro
layout-dark = Oscuro
layout-auto = Automático
layout-api = API
layout-about = Acerca de
layout-aboutLine = Cómo funciona y quién lo gestiona
layout-noScript = Esta página necesita JavaScript. Sus scripts solo se conectan con este servidor.
layout-otherWays = También puede usar la API o la línea de comandos.
layout-waiting = Esta página aún se está cargando. Si no cambia nada, vuelva a cargarla.
layout-plain = Esta conexión no está cifrada: otras personas de la red pueden leer lo que envíe y abra aquí. Use una dirección https:// si la hay.
layout-notSealed = Alto: esto no está sellado
layout-notSealedText = El remitente selló este secreto, pero lo que envió el servidor no está sellado. No se muestra nada de ello. Póngase en contacto con el remitente, por ejemplo, por teléfono.

## create

create-title = Compartir un secreto
create-tagline = Envíe una contraseña o un archivo con un enlace que vence.
create-kinds = Qué compartir
create-text = Texto
create-files = Archivos
create-url = Enlace
create-qr = Código QR
create-textLabel = Su secreto
create-shared = Compartido desde otra aplicación: revíselo antes de enviarlo.
create-textPlaceholder = Una contraseña, una clave, una nota…
create-urlLabel = Dirección web
create-urlHint = El destinatario ve primero la dirección y confirma antes de salir de esta página.
create-qrLabel = Texto que se mostrará como código QR
create-qrHint = El destinatario lo ve como un código QR para escanear.
create-message = Mensaje (opcional)
create-filesSignIn = Inicie sesión para compartir archivos.
create-hide = Ocultar al escribir
create-generator = Generar una contraseña
create-style = Estilo
create-styleCharacters = Caracteres
create-styleWords = Palabras
create-stylePin = PIN
create-pinHint = Basta como frase de contraseña, porque este servidor limita los intentos. Demasiado débil como secreto.
create-length = Longitud
create-digits = Dígitos
create-symbols = Símbolos
create-capitals = Mayúsculas
create-generated = Sugerencia
create-again = Otra sugerencia
create-use = Usar esta
create-lifetime = Expira después de
create-views = Número de visualizaciones
create-passphrase = Frase de contraseña (opcional)
create-passphraseRequired = Frase de contraseña (obligatoria)
create-passphraseLength =
    { $n ->
        [one] Al menos { $n } carácter.
        [many] Al menos { $n } de caracteres.
       *[other] Al menos { $n } caracteres.
    }
create-passphraseHint = Comunique la frase de contraseña por separado, por ejemplo por teléfono.
create-suggest = Sugerir
create-add = Agregar una opción…
create-covered = Mantener cubierto hasta que se toque
create-coveredHint = Así nadie lo lee por encima del hombro del destinatario al abrirse.
create-deletable = El destinatario puede eliminar el secreto
create-notifyMe = Avisarme cuando se abra
create-notifyByMail = Recibirá un correo y verá una marca en “Mis enlaces”.
create-notifyInList = Verá una marca en “Mis enlaces”.
create-name = Nombre (solo lo ve usted)
create-note = Nota (solo la ve usted)
create-sign = Firmar con su nombre
create-senderName = Su nombre
create-senderMessage = Mensaje para el destinatario
create-senderMessageHint = Lo ve, antes de abrir el secreto, cualquiera que tenga el enlace. No escriba aquí nada confidencial.
create-senderEmail = Mostrar la dirección de su cuenta: { $email }
create-sealed = Cifrado de extremo a extremo
create-sealedHint = Solo el destinatario puede leerlo; ni siquiera este servidor puede.
create-sealedName = Póngale un nombre para su lista: los nombres de los archivos también están protegidos. El nombre, la nota y la firma no lo están.
create-sealedRequired = Este servidor no acepta otra cosa.
create-groupLimits = Se le aplican los límites de sus grupos: { $groups }.
create-shownOnce = Copie el enlace ahora. No se puede volver a mostrar.
create-remembered = Sus elecciones se recuerdan en este dispositivo.
create-reset = Restablecer valores predeterminados
create-submit = Crear el enlace
create-ready = Su enlace está listo
create-passphraseNext = Ahora comunique la frase de contraseña por otra vía
create-passphraseReminder = El enlace solo se abre con esta frase de contraseña. Comuníquela, por ejemplo, por teléfono. No se volverá a mostrar.
create-copyPassphrase = Copiar la frase de contraseña
create-end = Eliminar ahora
create-another = Compartir otro

## createClosed

createClosed-title = Inicie sesión para compartir un secreto
createClosed-text = Desde su red, solo quien tiene una cuenta puede crear enlaces.
createClosed-hint = Si recibió un enlace, se abre desde aquí como siempre.
createClosed-nothingTitle = Aquí no puede compartir nada
createClosed-nothing = Los límites de sus grupos ({ $groups }) no dejan ningún tipo de secreto. Consulte a un administrador de este servidor.

## createLive

createLive-bytes = { $used } de { $limit }
createLive-characters = Caracteres: { $used } de { $limit }
createLive-bits =
    { $n ->
        [one] cerca de { $n } bit
        [many] unos { $n } de bits
       *[other] unos { $n } bits
    }
createLive-termViews =
    { $n ->
        [one] { $n } visualización
        [many] { $n } de visualizaciones
       *[other] { $n } visualizaciones
    }
createLive-termUntil = hasta el { $date }
createLive-noPassphrase = sin frase de contraseña
createLive-withPassphrase = con frase de contraseña
createLive-needsPassphrase = frase de contraseña obligatoria
createLive-passphraseMissing = Ingrese una frase de contraseña.
createLive-passphraseShort =
    { $n ->
        [one] Esta frase de contraseña es demasiado corta: al menos { $n } carácter. Una serie como aaaa o 1234 cuenta como dos.
        [many] Esta frase de contraseña es demasiado corta: al menos { $n } de caracteres. Una serie como aaaa o 1234 cuenta como dos.
       *[other] Esta frase de contraseña es demasiado corta: al menos { $n } caracteres. Una serie como aaaa o 1234 cuenta como dos.
    }
createLive-signed = Firma: { $by }
createLive-blank = Ingrese primero un secreto.
createLive-tooLong = Es demasiado largo: como máximo, { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] Es demasiado largo: como máximo, { $n } carácter.
        [many] Es demasiado largo: como máximo, { $n } de caracteres.
       *[other] Es demasiado largo: como máximo, { $n } caracteres.
    }
createLive-badUrl = Ingrese una dirección web, por ejemplo https://example.org.
createLive-unsealed = Su navegador no pudo sellarlo. No se envió nada.
createLive-opens =
    { $n ->
        [one] Se puede abrir una vez, hasta el { $date } ({ $relative }).
        [many] Se puede abrir { $n } de veces, hasta el { $date } ({ $relative }).
       *[other] Se puede abrir { $n } veces, hasta el { $date } ({ $relative }).
    }
createLive-endedTitle = El secreto se eliminó
createLive-ended = Su contenido se borró. Ya nadie puede abrirlo, tampoco usted.
createLive-goneTitle = El enlace expiró
createLive-gone = Ya nadie puede abrirlo. Su contenido se borró.
createLive-linkUnsaved = Aún no ha copiado el enlace, y esta página es la única que lo muestra. ¿Salir de todos modos?
createLive-passphraseUnsaved = Aún no ha copiado la frase de contraseña, y esta página es la única que la muestra. ¿Salir de todos modos?
createLive-leaveIt = Salir
createLive-offline = El servidor no respondió. Verifique su conexión e inténtelo de nuevo.
createLive-rateLimited =
    { $n ->
        [one] Demasiadas peticiones. Inténtelo de nuevo en { $n } segundo.
        [many] Demasiadas peticiones. Inténtelo de nuevo en { $n } de segundos.
       *[other] Demasiadas peticiones. Inténtelo de nuevo en { $n } segundos.
    }
createLive-tryAgain = Ya puede intentarlo de nuevo.
createLive-tooLarge = Es más grande de lo que el servidor acepta.
createLive-signInFirst = Inicie sesión primero.
createLive-unavailable = El servidor no está disponible en este momento. Lo que escribió sigue aquí: inténtelo de nuevo en un momento.
createLive-noSpace = El servidor se quedó sin espacio. No se guardó nada.
createLive-failed = Se produjo un error ({ $status }). No se guardó nada.
createLive-refused = El servidor no acepta este valor.
createLive-tooMany =
    { $n ->
        [one] Como máximo, { $n } entrada.
        [many] Como máximo, { $n } de entradas.
       *[other] Como máximo, { $n } entradas.
    }
createLive-outOfRange = Ingrese un número del { $min } al { $max }.

## resultLive

resultLive-notOpened = Aún sin abrir.
resultLive-openedTimes =
    { $n ->
        [one] Abierto una vez, el { $date }.
        [many] Abierto { $n } de veces, la última el { $date }.
       *[other] Abierto { $n } veces, la última el { $date }.
    }

## fileBox

fileBox-files = Archivos
fileBox-dropHere = Suelte archivos o carpetas aquí
fileBox-chooseFiles = Elegir archivos
fileBox-chooseFolder = Elegir una carpeta
fileBox-cancel = Cancelar

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Como máximo, un archivo de { $file }.
        [many] Como máximo, { $n } de archivos, { $file } cada uno, { $push } en total.
       *[other] Como máximo, { $n } archivos, { $file } cada uno, { $push } en total.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] En un enlace solo cabe un archivo.
        [many] En un enlace caben, como máximo, { $n } de archivos.
       *[other] En un enlace caben, como máximo, { $n } archivos.
    }
filesLive-fileTooLarge = El archivo “{ $name }” supera { $limit }.
filesLive-filesTooLarge = En conjunto, los archivos superan { $limit }.
filesLive-noFiles = Elija al menos un archivo.
filesLive-packing = El archivo “{ $name }” aún se está empaquetando.
filesLive-remove = Quitar { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Se perdió la conexión. Continuará por sí solo.
filesLive-uploaded = Enviado. El servidor lo está guardando…
filesLive-sealing = Sellando en su navegador: { $percent }
filesLive-unreadable = Su navegador ya no puede leer uno de los archivos. No se envió nada. Vuelva a elegir los archivos.
filesLive-cancelled = Cancelado. No se guardó nada.

## reveal

reveal-title = Un secreto para usted
reveal-intro = Alguien compartió con usted algo confidencial.
reveal-ownTitle = Su propio secreto
reveal-ownIntro = Lo compartió usted. Sus destinatarios lo abren en esta página.
reveal-ownPage = Ir a su enlace, código QR y registro
reveal-passphrase = Frase de contraseña
reveal-passphraseHint = Se la comunica el remitente, aparte de este enlace.
reveal-unlock = Desbloquear
reveal-open = Mostrar el secreto
reveal-counts = Abrirlo cuenta como una visualización.
reveal-how = Cómo funciona
reveal-sealed = Está cifrado de extremo a extremo: solo su navegador puede abrirlo, y este servidor no puede leerlo.
reveal-sealedNoScript = Este enlace solo se abre con JavaScript o con el comando “secretpush open”.
reveal-largeText = Uno de los archivos supera 256 MiB, y este navegador no puede guardar un archivo sellado de ese tamaño. Esto no contó como visualización. En una computadora, abra el enlace en Chrome o Edge por https://, o con este comando:
reveal-copyCommand = Copiar el comando
reveal-secret = El secreto
reveal-show = Mostrar
reveal-onPaper = El secreto está cubierto. Elija “Mostrar” en la página e imprímala de nuevo.
reveal-hide = Ocultar
reveal-copy = Copiar
reveal-save = Guardar como archivo
reveal-print = Imprimir
reveal-files = Archivos
reveal-download = Descargar
reveal-downloadAll = Descargar todo como ZIP
reveal-address = El remitente quiere que abra esta dirección:
reveal-go = Abrir la dirección…
reveal-goTitle = ¿Salir de esta página?
reveal-goText = Está a punto de abrir una dirección en:
reveal-goYes = Abrirla
reveal-goTo = Abrir la dirección en { $host }
reveal-qr = Escanee este código
reveal-qrText = Texto del código
reveal-remove = Eliminarlo ahora
reveal-removeText = Nadie podrá volver a abrir este enlace, tampoco usted.
reveal-removeYes = Eliminar
reveal-cancel = Cancelar
reveal-deletedTitle = Eliminado
reveal-deletedText = Ya nadie puede abrir este enlace, y esta página ya no contiene el secreto.
reveal-undo = Deshacer
reveal-openAgain = Volver al enlace
reveal-gone = Aquí ya no hay nada
reveal-goneText = Este enlace expiró, se eliminó o nunca existió.
reveal-openedHere = Usted abrió este enlace en este dispositivo el { $date } ({ $relative }). Desde entonces expiró o se eliminó.
reveal-goneHint = Pida un enlace nuevo al remitente.
reveal-goneCreate = Compartir un secreto propio
reveal-letters = Escriba estas tres letras
reveal-lettersNeeded = Escriba las tres letras y presione de nuevo el botón. No se abrió nada.
reveal-lettersOther = Eran otras letras. Escriba estas tres y presione de nuevo el botón. No se abrió nada.
reveal-wrong = La frase de contraseña no es correcta.
reveal-limited = Demasiadas frases de contraseña incorrectas. Espere un minuto e inténtelo de nuevo.
reveal-refused = Quien lo envió le negó la autorización para abrirlo.
reveal-waitOver = Su espera terminó. Ábralo de nuevo para volver a pedirlo.
reveal-crowded = Hay demasiadas personas esperando. Inténtelo de nuevo en un minuto.
reveal-scanner = Este navegador dice que es un programa que revisa enlaces, así que no se abrió nada. Abra el enlace en otro navegador.
reveal-again = Volver a cargar la página no abre de nuevo el secreto. Presione el botón para abrirlo otra vez.
reveal-failed = Se produjo un error en el servidor. Inténtelo de nuevo en un momento.

## senderNote

senderNote-label = Del remitente
senderNote-shares = { $name } comparte algo con usted.
senderNote-writes = { $name } escribe:
senderNote-unnamedWrites = El remitente escribe:
senderNote-account = Se envió desde la cuenta { $email } de este servidor.
senderNote-anyAccount = Se envió desde la cuenta { $email }. Cualquiera puede crear aquí una cuenta, así que esta dirección no está verificada.
senderNote-unverifiedAccount = Se envió desde la cuenta { $email }. Nadie ha verificado esta dirección.
senderNote-ownWords = El nombre y el mensaje son palabras del propio remitente.
senderNote-unverified = El nombre y el mensaje son palabras del propio remitente. Este servidor no sabe si el nombre es el verdadero.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Puede deshacerlo durante { $n } segundo.
        [many] Puede deshacerlo durante { $n } de segundos.
       *[other] Puede deshacerlo durante { $n } segundos.
    }

## undoLive

undoLive-deleted = Eliminado. Nadie puede abrirlo.
undoLive-undo = Deshacer ({ $seconds })
undoLive-undone = Se deshizo la eliminación.
undoLive-tooLate = No se pudo deshacer: ya está borrado.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Se puede abrir una vez más, hasta el { $date } ({ $relative }).
        [many] Se puede abrir { $n } de veces más, hasta el { $date } ({ $relative }).
       *[other] Se puede abrir { $n } veces más, hasta el { $date } ({ $relative }).
    }
revealLive-lastView = Esta era la última visualización. El secreto se borró del servidor: guarde ahora lo que necesite.
revealLive-lastViewFiles = Esta era la última visualización. Descargue ahora lo que necesite: los enlaces solo funcionan durante poco tiempo.
revealLive-ownView = Sus propias visualizaciones no se cuentan.
revealLive-shown = Se muestra el secreto.
revealLive-covered = El secreto está cubierto.
revealLive-copied = Copiado
revealLive-copyFailed = No se pudo copiar. Seleccione el texto y cópielo.
revealLive-wrong = La frase de contraseña no es correcta.
revealLive-limited =
    { $n ->
        [one] Demasiadas frases de contraseña incorrectas. Inténtelo de nuevo en { $n } segundo.
        [many] Demasiadas frases de contraseña incorrectas. Inténtelo de nuevo en { $n } de segundos.
       *[other] Demasiadas frases de contraseña incorrectas. Inténtelo de nuevo en { $n } segundos.
    }
revealLive-busy =
    { $n ->
        [one] Demasiadas peticiones. Inténtelo de nuevo en { $n } segundo.
        [many] Demasiadas peticiones. Inténtelo de nuevo en { $n } de segundos.
       *[other] Demasiadas peticiones. Inténtelo de nuevo en { $n } segundos.
    }
revealLive-again = Ya puede intentarlo de nuevo.
revealLive-unconnected = No tiene conexión. No se abrió nada.
revealLive-offline = La respuesta del servidor no llegó completa. Puede haber contado como una visualización.
revealLive-failed = Se produjo un error en el servidor. Inténtelo de nuevo en un momento.
revealLive-downloaded = Descargado
revealLive-downloadedOf = Archivos descargados: { $done } de { $total }
revealLive-preview = Vista previa
revealLive-previewOf = Vista previa de { $name }
revealLive-previewFailed = Esta imagen no se puede mostrar aquí. Descárguela.
revealLive-downloadFailed = La descarga se detuvo. Puede que el enlace haya expirado.
revealLive-deleteFailed = No se pudo eliminar el secreto.
revealLive-noAddress = No es una dirección web, así que se muestra como texto sin formato.
revealLive-fileName = secreto.txt
revealLive-see = Mostrar

## sealedLive

sealedLive-linkCut = Este enlace no está completo: falta la parte que sigue a #. Pida al remitente el enlace completo. No se abrió nada ni se contó ninguna visualización.
sealedLive-linkAltered = Este enlace se cortó o cambió en el camino: la parte que sigue a # no es correcta. Pida al remitente el enlace completo. No se abrió nada ni se contó ninguna visualización.
sealedLive-moduleMissing = No llegó la parte de esta página que abre los secretos sellados. Verifique su conexión y vuelva a cargar la página. No se abrió nada ni se contó ninguna visualización.
sealedLive-sealBroken = El contenido sellado está dañado o se modificó, así que no se muestra nada de él. Pida al remitente que lo envíe de nuevo.
sealedLive-sealShort = Falta el final del contenido sellado, así que no se muestra nada de él. Pida al remitente que lo envíe de nuevo.
sealedLive-sealOther = El contenido sellado no corresponde a este enlace, o está sellado de un modo que esta página no puede abrir. Pida al remitente que lo envíe de nuevo.
sealedLive-fileWhole = Completo: el archivo “{ $name }” se verificó hasta el último byte.
sealedLive-fileBroken = El archivo “{ $name }” está dañado o se modificó. No se guardó nada de él.
sealedLive-fileShort = Falta el final del archivo “{ $name }”. No se guardó nada de él.
sealedLive-fileTooLarge = El archivo “{ $name }” es demasiado grande para este navegador. En una computadora, abra el enlace en Chrome o Edge por https://, o con el comando “secretpush open”.

## newRequest

newRequest-sealed = Solo usted puede leer la respuesta
newRequest-sealedHint = Ni siquiera este servidor puede leerla.
newRequest-sealedRequired = Este servidor no acepta otra cosa.
newRequest-collectTitle = Su clave para las respuestas
newRequest-collectText = La necesita para leer las respuestas y no se puede volver a mostrar: descargue el archivo de recuperación. No se lo envíe a nadie.
newRequest-copyCollect = Copiar la clave
newRequest-recovery = Descargar el archivo de recuperación
newRequest-showKey = Mostrar la clave como enlace
newRequest-title = Pedir un secreto
newRequest-lead = Quien reciba el enlace puede enviarle un secreto, sin tener cuenta.
newRequest-link = Pedir un secreto a alguien
newRequest-what = ¿Qué necesita?
newRequest-whatHint = Cualquiera que tenga el enlace puede leerlo. No escriba aquí nada confidencial.
newRequest-takesFiles = Se pueden enviar archivos
newRequest-showsEmail = Mostrar la dirección de su cuenta: { $email }
newRequest-notifyMe = Enviarme un correo con cada respuesta
newRequest-name = Nombre (solo lo ve usted)
newRequest-note = Nota (solo la ve usted)
newRequest-files = Archivos para quien responda (opcional)
newRequest-filesHint = Por ejemplo, un formulario para completar. Cualquiera que tenga el enlace puede descargarlos.
newRequest-until = Abierta durante
newRequest-answers = Respuestas permitidas
newRequest-passphrase = Frase de contraseña (opcional)
newRequest-passphraseHint = Hace falta para leer la solicitud y responder a ella. Comuníquela, por ejemplo, por teléfono.
newRequest-more = Más opciones
newRequest-submit = Crear el enlace
newRequest-ready = Su enlace está listo
newRequest-page = Abrir la página de esta solicitud
newRequest-passphraseNext = Ahora comunique la frase de contraseña por otra vía
newRequest-passphraseReminder = La solicitud solo se abre con esta frase de contraseña. No se volverá a mostrar.
newRequest-copyPassphrase = Copiar la frase de contraseña
newRequest-another = Pedir otra cosa

## newRequestLive

newRequestLive-blankRequest = Diga qué necesita.
newRequestLive-longRequest = Es demasiado largo: como máximo, { $limit }.
newRequestLive-longNote = Su nota es demasiado larga: como máximo, { $limit }.
newRequestLive-answersRange = Ingrese un número del { $min } al { $max }.
newRequestLive-leadNamed = Solo las personas que indique pueden enviarle un secreto.
newRequestLive-hintNamed = Solo las personas que indique pueden leerlo.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } respuesta
        [many] { $n } de respuestas
       *[other] { $n } respuestas
    }
newRequestLive-noPassphrase = sin frase de contraseña
newRequestLive-withPassphrase = con frase de contraseña
newRequestLive-takes =
    { $n ->
        [one] Se puede responder una vez, hasta el { $date } ({ $relative }).
        [many] Se puede responder { $n } de veces, hasta el { $date } ({ $relative }).
       *[other] Se puede responder { $n } veces, hasta el { $date } ({ $relative }).
    }
newRequestLive-full = Tiene demasiadas solicitudes abiertas. Cierre una primero.
newRequestLive-tooLarge = Es más grande de lo que el servidor acepta.
newRequestLive-unavailable = El servidor no está disponible en este momento. Lo que escribió sigue aquí: inténtelo de nuevo en un momento.
newRequestLive-noSpace = El servidor se quedó sin espacio. No se guardó nada.
newRequestLive-limited =
    { $n ->
        [one] Demasiadas peticiones. Inténtelo de nuevo en { $n } segundo.
        [many] Demasiadas peticiones. Inténtelo de nuevo en { $n } de segundos.
       *[other] Demasiadas peticiones. Inténtelo de nuevo en { $n } segundos.
    }
newRequestLive-retry = Ya puede intentarlo de nuevo.
newRequestLive-noAnswer = El servidor no respondió. Verifique su conexión e inténtelo de nuevo.
newRequestLive-problem = Se produjo un error ({ $status }). No se guardó nada.
newRequestLive-refused = El servidor no acepta uno de estos valores.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Por favor, envíeme algo confidencial a través de este enlace. Se puede responder una vez, hasta el { $date }. No necesita cuenta:
        [many] Por favor, envíeme algo confidencial a través de este enlace. Se puede responder { $n } de veces, hasta el { $date }. No necesita cuenta:
       *[other] Por favor, envíeme algo confidencial a través de este enlace. Se puede responder { $n } veces, hasta el { $date }. No necesita cuenta:
    }
requestShareLive-requestSubject = Una solicitud para usted
requestShareLive-requestTerms =
    { $n ->
        [one] Se puede responder una vez, hasta el { $date }.
        [many] Se puede responder { $n } de veces, hasta el { $date }.
       *[other] Se puede responder { $n } veces, hasta el { $date }.
    }

## requestLetter

requestLetter-to = Para
requestLetter-from = De
requestLetter-title = Le piden algo confidencial
requestLetter-intro = Puede enviarlo desde cualquier teléfono o computadora. No necesita cuenta.
requestLetter-scan = Escanee el código con la cámara de su teléfono. O escriba la dirección en un navegador tal como está impresa aquí: las mayúsculas y las minúsculas son distintas.
requestLetter-press = Presione el botón de la página que se abre y envíe lo que se pide.
requestLetter-passphrase = Ingrese la frase de contraseña y presione el botón. Quien pide el secreto se la comunica por otra vía. Por su seguridad no figura en esta hoja: no la anote aquí.
requestLetter-keep = Después, destruya esta hoja.

## request

request-recovery = Descargar el archivo de recuperación
request-loadKey = Cargar el archivo de recuperación
request-keyFile = Archivo de recuperación
request-linkOnce = El enlace completo se mostró una vez, al crear la solicitud, y también está en el archivo de recuperación. Si no tiene ninguno de los dos, cierre esta solicitud y cree otra.
request-noScript = Las respuestas solo se muestran con JavaScript.
request-asked = Lo que pide
request-answers = Respuestas
request-close = Cerrar la solicitud
request-cancel = Cancelar

## requestKeysLive

requestKeysLive-recoveryText =
    Este archivo abre las respuestas a su solicitud. Guárdelo y no se lo envíe a nadie.

    Para leer las respuestas en otro navegador, inicie sesión, abra la página de la solicitud y cargue allí este archivo, o abra su clave.
requestKeysLive-recoveryLink = El enlace que debe enviar:
requestKeysLive-recoveryKey = Su clave:
requestKeysLive-keyElsewhere = Para leerlas en otro navegador, descargue el archivo de recuperación. No se lo envíe a nadie.
requestKeysLive-keyInTab = Esta pestaña tiene la clave que abre las respuestas.
requestKeysLive-keyMissing = Solo usted puede leer las respuestas, y este navegador no tiene su clave: cargue el archivo de recuperación.
requestKeysLive-keyNotInFile = Este no es el archivo de recuperación de esta solicitud.
requestKeysLive-keyLoaded = Su clave está cargada.

## requestWordsLive

requestWordsLive-unnamedRequest = Solicitud del { $date }
requestWordsLive-closeQuestion = ¿Cerrar “{ $name }”? No admitirá más respuestas, y lo que pide se borrará.
requestWordsLive-answersStay = Las respuestas se conservan hasta que expiren.
requestWordsLive-closedNow = Cerrada. Lo que pedía se borró.
requestWordsLive-answeredMeanwhile = Hay una respuesta nueva.

## requestLive

requestLive-open = Abierta
requestLive-ready = Respondida
requestLive-closed = Cerrada
requestLive-guardedText = Lo protege la frase de contraseña, así que no se muestra aquí.
requestLive-closedText = Se borró al cerrar la solicitud.
requestLive-answersOf = Respuestas
requestLive-answersCount = { $came } de { $total }
requestLive-openUntil = Abierta hasta
requestLive-filesMay = Archivos
requestLive-filesYes = Se pueden enviar
requestLive-guard = Frase de contraseña
requestLive-guardSet = Necesaria para leerla y para responder
requestLive-email = Dirección de su cuenta
requestLive-emailShown = Se muestra
requestLive-noAnswers = Aún no ha respondido nadie.
requestLive-sendLink = Envíe el enlace a quien tenga lo que necesita.
requestLive-noneCame = No respondió nadie.
requestLive-purged = Las respuestas ya se eliminaron.
requestLive-answerBy = Respuesta de { $name }
requestLive-answerOf = Respuesta del { $date }
requestLive-newAnswer = nueva
requestLive-answerOpen = Abrir
requestLive-answerPage = Enlace y registro
requestLive-answerOver = expirada
requestLive-allCame = Respondida. El enlace no admite más respuestas.
requestLive-logClosed = cerrada a mano

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } respuesta nueva
        [many] { $n } de respuestas nuevas
       *[other] { $n } respuestas nuevas
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } respuesta
        [many] { $n } de respuestas
       *[other] { $n } respuestas
    }
requestsLive-noneYet = aún sin respuesta
requestsLive-closes = se cierra { $when }
requestsLive-hasClosed = cerrada
requestsLive-requestMade = creada { $when }
requestsLive-noOpen = No está pidiendo nada en este momento.
requestsLive-noReady = Ninguna solicitud abierta tiene respuesta.
requestsLive-noClosed = Aún no se ha cerrado ninguna solicitud.
requestsLive-closeRequest = Cerrar

## ownRequests

ownRequests-tab = Solicitudes
ownRequests-open = Abiertas
ownRequests-ready = Respondidas
ownRequests-closed = Cerradas

## answerGate

answerGate-collects = Este es el enlace que abre las respuestas. Es para quien las pidió: inicie sesión y ábralo de nuevo.
answerGate-title = Le piden un secreto
answerGate-intro = Alguien le pide que le envíe algo confidencial. No necesita cuenta.
answerGate-ownTitle = Su propia solicitud
answerGate-ownIntro = Lo pide usted. Otras personas responden en esta página.
answerGate-ownPage = Ir a su enlace, sus respuestas y su registro
answerGate-passphraseHint = Se la comunica quien pide el secreto, aparte de este enlace.
answerGate-read = Ver lo que se pide
answerGate-left =
    { $n ->
        [one] Se puede responder una vez más, hasta el { $date } ({ $relative }).
        [many] Se puede responder { $n } de veces más, hasta el { $date } ({ $relative }).
       *[other] Se puede responder { $n } veces más, hasta el { $date } ({ $relative }).
    }
answerGate-busy = Demasiadas peticiones desde su dirección. Espere un minuto e inténtelo de nuevo.

## ownAnswer

ownAnswer-title = Respuesta a “{ $name }”
ownAnswer-unnamed = Respuesta a su solicitud
ownAnswer-intro = Solo usted puede abrirla.
ownAnswer-page = Ir a la solicitud y a todas sus respuestas

## answer

answer-yourName = Su nombre (opcional)
answer-yourNameHint = Lo ve quien pide el secreto.
answer-yourNameOpen = Lo ve quien pide el secreto. A diferencia de su respuesta, no está protegido.
answer-addressShown = También ve su dirección de correo electrónico confirmada.
answer-title = Lo que se le pide
answer-label = De quien lo pide
answer-asks = Quien le envió este enlace pide:
answer-asksFiles = Quien le envió este enlace adjunta archivos para usted.
answer-ownWords = Lo escribió quien lo pide. No hemos verificado su identidad.
answer-ownWordsAccount = Lo escribió quien lo pide.
answer-account = Tiene la cuenta { $email } en este servidor.
answer-anyAccount = Tiene la cuenta { $email }. Cualquiera puede crear aquí una cuenta, así que esta dirección no está verificada.
answer-unverifiedAccount = Tiene la cuenta { $email }. Nadie ha verificado esta dirección.
answer-careful = Envíelo solo si sabe quién lo pide.
answer-given = Archivos para usted
answer-text = Su respuesta
answer-textPlaceholder = Una contraseña, una clave, una nota…
answer-message = Mensaje
answer-sealed = Esta solicitud solo admite una respuesta sellada de extremo a extremo. Sin JavaScript, esta página no puede sellarla. Envíela con este comando y el enlace completo:
answer-sealedOnce = Solo quien lo pide puede leer su respuesta; este servidor no puede. Después no podrá modificarla.
answer-once = Se guarda cifrada, solo quien la pide puede abrirla y después no podrá modificarla.
answer-send = Enviar
answer-sent = Enviada
answer-sentText = Su respuesta llegó. Puede cerrar esta página.
answer-sentTo = Su respuesta llegó a { $email }. Puede cerrar esta página.
answer-sentMore = Enviar otra respuesta
answer-notSent = No se envió
answer-notSentText = Vuelva atrás: lo que escribió sigue ahí.
answer-back = Empezar de nuevo
answer-gone = Aquí ya no se pide nada
answer-goneText = Esta solicitud se cerró, su plazo terminó o nunca existió.
answer-goneHint = Pida un enlace nuevo a quien se lo envió.
answer-answered = Ya está respondida
answer-answeredText = Esta solicitud tiene ya todas las respuestas que pedía.
answer-answeredHint = ¿No fue usted? Entonces avise a quien le envió el enlace.
answer-blankProblem = Ingrese lo que quiere enviar.
answer-tooLargeProblem = Es más grande de lo que el servidor acepta.
answer-spaceProblem = El servidor se quedó sin espacio. No se guardó nada.
answer-goneProblem = Esta solicitud no admite más respuestas. No se guardó nada.
answer-passphraseProblem = La frase de contraseña no es correcta. No se guardó nada.
answer-unprovedProblem = Esta solicitud es para determinadas personas, y este navegador no acreditó que usted sea una de ellas. No se guardó nada. Abra de nuevo el enlace en otra pestaña, pida que se le envíe un código por correo y, después, envíe lo que escribió aquí.

## answerSealedLive

answerSealedLive-answerLinkCut = El enlace no está completo: la parte que sigue a # falta o cambió en el camino. No se envió nada. Abra de nuevo el enlace completo o pídalo a quien se lo envió.
answerSealedLive-sealerMissing = No llegó la parte de esta página que sella su respuesta. No se envió nada. Verifique su conexión y vuelva a cargar la página.
answerSealedLive-notSealed = Su navegador no pudo sellarlo. No se envió nada.

## answerLive

answerLive-bytes = { $used } de { $limit }
answerLive-blank = Ingrese lo que quiere enviar.
answerLive-blankFiles = Ingrese lo que quiere enviar o elija archivos.
answerLive-tooLong = Es demasiado largo: como máximo, { $limit }.
answerLive-tooLarge = Es más grande de lo que el servidor acepta.
answerLive-over = Esta solicitud no admite más respuestas. No se guardó nada.
answerLive-wrong = La frase de contraseña no es correcta. No se guardó nada.
answerLive-limited =
    { $n ->
        [one] Demasiadas peticiones. Inténtelo de nuevo en { $n } segundo.
        [many] Demasiadas peticiones. Inténtelo de nuevo en { $n } de segundos.
       *[other] Demasiadas peticiones. Inténtelo de nuevo en { $n } segundos.
    }
answerLive-again = Ya puede intentarlo de nuevo.
answerLive-unavailable = El servidor no está disponible en este momento. Lo que escribió sigue aquí: inténtelo de nuevo en un momento.
answerLive-noSpace = El servidor se quedó sin espacio. No se guardó nada.
answerLive-offline = El servidor no respondió. Puede que haya llegado de todos modos: vuelva a cargar la página para verlo.
answerLive-failed = Se produjo un error ({ $status }). No se guardó nada.
answerLive-refused = El servidor no acepta esta respuesta. No se guardó nada.

## receipt

receipt-choice = Guardar un comprobante
receipt-choiceHint = Un segundo enlace, solo para usted: muestra si el secreto se abrió y permite eliminarlo.
receipt-yours = Guarde su comprobante
receipt-yoursShows = Muestra si el secreto se abrió y permite eliminarlo.
receipt-yoursText = No permite leerlo. Guárdelo para usted: el destinatario necesita el enlace de arriba.
receipt-open = Abrir el comprobante
receipt-copy = Copiar el comprobante
receipt-remember = Recordar mis enlaces en este dispositivo
receipt-rememberHint = Solo los comprobantes, y solo en este navegador. Quien pueda usarlo puede verlos. Al desactivar esta opción se olvidan todos.
receipt-list = Mis enlaces recientes
receipt-listText = Lo que este navegador recuerda de los enlaces que creó sin cuenta.
receipt-listNone = Este navegador no recuerda ningún enlace. Los comprobantes ofrecen recordarlos.
receipt-listScripts = Esta lista necesita JavaScript: la guarda el navegador, no el servidor.
receipt-forget = Olvidar todos
receipt-notOpened = Aún sin abrir
receipt-neverOpened = Nunca se abrió
receipt-notOpenedText = Hasta ahora nadie ha abierto el enlace.
receipt-opened =
    { $n ->
        [one] Abierto una vez
        [many] Abierto { $n } de veces
       *[other] Abierto { $n } veces
    }
receipt-times = Cuándo se abrió
receipt-timesSome = Cuándo se abrió más recientemente
receipt-over = Ya nadie puede abrir el enlace.
receipt-overViews = Se abrió tantas veces como usted permitió, la última el { $date }. Su contenido se borró.
receipt-overTime = Su plazo terminó el { $date }. Su contenido se borró.
receipt-overHand = Se eliminó el { $date }. Su contenido se borró.
receipt-left =
    { $n ->
        [one] El enlace se puede abrir una vez más, hasta el { $date }.
        [many] El enlace se puede abrir { $n } de veces más, hasta el { $date }.
       *[other] El enlace se puede abrir { $n } veces más, hasta el { $date }.
    }
receipt-alarmed = Un destinatario dice que otra persona abrió el enlace antes. Hable con su destinatario.
receipt-frozen = El enlace está en pausa: nadie puede abrirlo.
receipt-again = Verificar de nuevo
receipt-unknown = Aquí no consta nada
receipt-unknownText = Este comprobante no corresponde a ningún enlace de este servidor. Verifique que la dirección esté completa.
receipt-unknownHint = Algún tiempo después de que expire un enlace, el servidor elimina todo lo que sabía de él.

## receiptListLive

receiptListLive-made = Creado el { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Abierto una vez
        [many] Abierto { $n } de veces
       *[other] Abierto { $n } veces
    }
receiptListLive-stateNone = Aún sin abrir
receiptListLive-stateOver = Expirado
receiptListLive-stateAlarmed = Alarma
receiptListLive-stateFrozen = En pausa
receiptListLive-stateUnknown = Ya no se sabe nada de él
receiptListLive-stateFailed = El servidor no respondió
receiptListLive-forgotten = Olvidados. A partir de ahora, este navegador no recuerda ningún enlace.

## about

about-title = Cómo funciona y quién lo gestiona
about-lead = Usted comparte un secreto en forma de enlace. El enlace deja de funcionar por sí solo, y entonces el secreto se borra.
about-operatorTitle = Quién gestiona este servidor
about-runBy = Este servidor lo gestiona { $name }.
about-unnamed = Quien gestiona este servidor no indicó aquí ningún nombre. Pregunte a quien le haya dado esta dirección.
about-contact = Contacto:
about-program = Programa: Secret Push, versión { $version }.
about-words = Sugiere palabras de la EFF Long Wordlist de la Electronic Frontier Foundation (https://www.eff.org/dice), salvo cuatro de ellas, bajo CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Cómo se protege un secreto
about-sealed = El servidor cifra cada secreto con AES-256-GCM antes de guardarlo. La clave se deriva de una clave aleatoria propia, del enlace y, si la hay, de la frase de contraseña.
about-masterKey = La clave aleatoria se guarda cifrada con la clave maestra del servidor, que se conserva fuera de la base de datos.
about-passphrase = El servidor no guarda ninguna frase de contraseña ni nada con lo que compararla. Argon2id hace lenta la tarea de adivinarla y, tras cinco intentos fallidos en un minuto, una dirección tiene que esperar.
about-files = También se cifran los nombres y el contenido de los archivos.
about-transport = Este cifrado se hace en el servidor. El camino hasta él lo protege una dirección https://.
about-endToEnd = El remitente también puede sellar un secreto en el navegador o con la línea de comandos, en el formato abierto age. La clave está en el enlace, después de #, una parte que los navegadores no envían nunca: este servidor guarda y entrega lo que no puede leer.
about-endTitle = Qué pasa cuando expira un enlace
about-end = Un enlace expira al terminar el plazo elegido, tras la última visualización permitida o cuando alguien lo elimina. En ese momento se borran su clave, el secreto y el mensaje del remitente.
about-endFiles = También se eliminan los archivos. Los enlaces de descarga de la última visualización siguen funcionando: como máximo { $time }, y nunca más allá del plazo elegido.
about-rowAnonymous = El registro de un secreto compartido sin cuenta se elimina { $time } después de que expire.
about-rowAnonymousKept = El registro de un secreto compartido sin cuenta se conserva hasta que lo elimine quien gestiona el servidor.
about-rowOwned = El registro del secreto de un remitente con cuenta se elimina { $time } después de que expire, junto con el nombre y la nota que el remitente le puso.
about-rowOwnedKept = El registro del secreto de un remitente con cuenta se conserva, junto con el nombre y la nota que el remitente le puso, hasta que lo elimine quien gestiona el servidor.
about-backups = Una copia de seguridad contiene lo que estaba guardado cuando se hizo, hasta que la elimine quien gestiona el servidor.
about-loggedTitle = Qué se registra
about-logged = De cada secreto: cuándo se creó, se abrió, se eliminó o se intentó abrir con una frase de contraseña incorrecta, con la dirección de red, el navegador y la página de la que venía el visitante. Los remitentes con cuenta ven este registro de sus propios secretos.
about-request = De cada petición: hora, tipo de página, resultado, duración y dirección de red. Nunca el enlace, el secreto ni la frase de contraseña. Quien gestiona el servidor decide cuánto tiempo se conservan estas líneas.
about-cookies = Cookies: una para su sesión cuando la inicia, una para el idioma y otra para los colores que elija, y una en un navegador que espera a un remitente o que reportó un enlace. No hay seguimiento, y las páginas no cargan nada de otros servidores.
about-operatorReadsTitle = Qué puede leer y qué no quien gestiona el servidor
about-seesMeta = Quien gestiona el servidor ve que existe un secreto: su tipo, tamaño, fechas, visualizaciones y registro, y la dirección de correo electrónico de un remitente con cuenta.
about-adminPage = Los administradores pueden eliminar cualquier secreto. No ven ni su contenido ni su nombre, nota o enlace. Pero pueden restablecer la contraseña de un usuario y después iniciar sesión como ese usuario.
about-readsOwned = Quien tenga tanto los datos guardados como la clave maestra puede leer el secreto no expirado de un remitente con cuenta si no tiene frase de contraseña, así como los nombres, las notas y los mensajes de ese remitente.
about-readsAnonymous = Para un secreto compartido sin cuenta necesita además el enlace, que el servidor no conserva.
about-readsGuarded = Para un secreto con frase de contraseña necesita además la frase. Una corta se puede adivinar; una larga, no.
about-running = Quien controle el servidor en funcionamiento puede ver un secreto y su frase de contraseña cuando se crea y cuando se abre.
about-readsSealed = Quien gestiona el servidor no puede leer un secreto sellado, ni siquiera con todos los datos y la clave maestra. Sin embargo, un servidor manipulado podría entregar una página que revele el secreto: para descartarlo, abra el enlace con la línea de comandos.
about-readsExpired = Nadie puede leer un secreto expirado, tampoco quien gestiona el servidor, salvo que una copia de seguridad anterior aún lo contenga.
about-youTitle = Qué puede hacer usted
about-you = Elija pocas visualizaciones y un plazo corto. Agregue una frase de contraseña y envíela por una vía distinta de la del enlace. Abra un secreto solo cuando pueda guardarlo de forma segura.

## accessibility

accessibility-title = Accesibilidad
accessibility-lead = Todo el mundo debe poder compartir un secreto y abrirlo, sea cual sea su forma de ver, oír, moverse y leer.
accessibility-contactTitle = Si encuentra un obstáculo
accessibility-contact = Diga a quien gestiona este servidor qué no le funciona, o pida otra vía:
accessibility-nobody = Quien gestiona este servidor no indicó aquí ningún contacto. Diga a quien le haya dado esta dirección qué no le funciona y pida otra vía.
accessibility-standardTitle = Qué cumplen estas páginas
accessibility-standard = Estas páginas se hicieron para cumplir las WCAG 2.2 en el nivel AA y, con ellas, el capítulo 9 de la norma EN 301 549. Según la verificación de sus propios autores las cumplen, salvo lo que indica la lista siguiente.
accessibility-missingTitle = Qué falta
accessibility-missingUndo = Una eliminación se puede deshacer durante ocho segundos y no más, porque un secreto no debe sobrevivir a su eliminación. El botón que la deshace recibe el foco al instante.
accessibility-missingLanguage = Lo que escribieron las personas, como un mensaje o el nombre de un archivo, no lleva marcado su idioma.
accessibility-missingReaders = No se usó ningún lector de pantalla en la verificación y aún no han participado personas con discapacidad.
accessibility-checkedTitle = Cómo se verificó
accessibility-checkedByProgram = Con axe-core: cada página en cada estado, en una pantalla estrecha y en una ancha, en claro y en oscuro. Además, cada página cabe en 320 píxeles y con el texto al doble de su tamaño.
accessibility-checkedByHand = A mano: los recorridos principales por las páginas, solo con el teclado, con más espacio entre letras y líneas, y en el árbol de accesibilidad de Chromium, del que leen los lectores de pantalla.

## caution

caution-notMe = No fui yo
caution-tellText = Si no fue nadie que conozca, avise al remitente: su registro lo indicará.
caution-tellFreezes = También pausa el enlace: nadie puede abrirlo hasta que el remitente lo reanude.
caution-tell = Avisar al remitente
caution-told = Avisó al remitente de que no fue usted.
caution-askSender = Si no fue usted, pida al remitente un secreto nuevo.
caution-toldTitle = El remitente ya puede verlo
caution-toldText = Su registro indica que alguien abrió este enlace antes que usted.
caution-toldFrozen = El enlace está en pausa: nadie puede abrirlo hasta que el remitente lo reanude.
caution-toldOpen = El enlace sigue funcionando. Consulte al remitente antes de confiar en lo que contiene.
caution-toldNext = Hable con el remitente por otra vía, por ejemplo por teléfono.
caution-back = Volver al secreto
caution-frozenTitle = Este enlace está en pausa
caution-frozenText = En este momento nadie puede abrirlo. Volverá a funcionar cuando el remitente lo reanude.
caution-frozenHint = Consulte al remitente y vuelva a cargar esta página. Esto no contó como visualización.
caution-elsewhereTitle = No se abre desde esta red
caution-elsewhereText = El remitente eligió las redes en las que se abre este enlace. Su dirección { $address } no está en ninguna de ellas.
caution-elsewhereHint = Conéctese a la red adecuada y vuelva a cargar esta página. Esto no contó como visualización.
caution-earlyTitle = Aún no se puede abrir
caution-earlyText = Este enlace se abre el { $date } ({ $relative }).
caution-earlyHint = Vuelva a cargar esta página entonces. Esto no contó como visualización.
caution-notBefore = No se abre antes de (opcional)
caution-notBeforeHint = En la zona horaria de este dispositivo. Solo usted puede abrirlo antes.
caution-afterFirstView = Tras la primera visualización, expira en
caution-networks = Solo dentro de estas redes (consulte a su equipo de TI)
caution-networksHint = Direcciones y rangos como 192.0.2.0/24, separados por comas.
caution-addressees = Solo para estas personas (opcional)
caution-addresseesHint = Direcciones de correo electrónico, o grupos como group:staff, separados por comas. Antes de que se abra el enlace, usan el inicio de sesión de la empresa o un código que se les envía por correo.
caution-addresseesByCompany = Direcciones de correo electrónico, o grupos como group:staff, separados por comas. Antes de que se abra el enlace, usan el inicio de sesión de la empresa.
caution-addresseesByCode = Direcciones de correo electrónico, separadas por comas. Nadie necesita cuenta: antes de que se abra el enlace, escriben un código que se les envía por correo.
caution-addresseesRequired = Solo para estas personas (obligatorio)
caution-addresseesNext = Solo para { $people }. Envíeles el enlace. Se les abre tras el inicio de sesión de la empresa.
caution-addresseesNextByCode = Solo para { $people }. Envíeles el enlace. En su página piden que se les envíe un código por correo.
caution-addresseesNextByEither = Solo para { $people }. Envíeles el enlace. En su página usan el inicio de sesión de la empresa o piden que se les envíe un código por correo.
caution-openings = Advertir al destinatario si alguien ya abrió el enlace
caution-freeze = Pausar el enlace
caution-thaw = Reanudar el enlace

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Este enlace ya se abrió una vez, el { $date } ({ $relative }).
        [many] Este enlace ya se abrió { $n } de veces, la última el { $date } ({ $relative }).
       *[other] Este enlace ya se abrió { $n } veces, la última el { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = “{ $entry }” no es una dirección de correo electrónico.
addresseesLive-notIn = No se permiten direcciones de { $domain }.
addresseesLive-wanted = Ingrese para quién es el enlace: este servidor lo exige.

## cautionCreateLive

cautionCreateLive-badMoment = Elija un momento anterior a la expiración del enlace.
cautionCreateLive-termNotBefore = se abre el { $date }
cautionCreateLive-notSooner = Sin cambios
cautionCreateLive-termFirstView = expira { $duration } después de la primera visualización
cautionCreateLive-badNetwork = “{ $network }” no es una red. Ingrese direcciones y rangos como 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] solo desde { $n } red
        [many] solo desde { $n } de redes
       *[other] solo desde { $n } redes
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] solo para { $n } destinatario
        [many] solo para { $n } de destinatarios
       *[other] solo para { $n } destinatarios
    }
cautionCreateLive-termLock = solo el primer dispositivo
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } visualización por destinatario
        [many] { $n } de visualizaciones por destinatario
       *[other] { $n } visualizaciones por destinatario
    }

## cautionOwnLive

cautionOwnLive-frozen = En pausa
cautionOwnLive-alarmed = Reportado
cautionOwnLive-frozenNow = Este enlace está en pausa: nadie más que usted puede abrirlo. Aun así, expira el { $date }.
cautionOwnLive-alarm = Un destinatario dice que otra persona lo abrió antes. Lo reportó el { $date } ({ $relative }), desde { $address } ({ $browser }).
cautionOwnLive-alarmNext = Compare las entradas de abajo con las personas a las que dio el enlace. En caso de duda, elimínelo y cambie el secreto.
cautionOwnLive-settle = Descartar el reporte
cautionOwnLive-thawQuestion = ¿Reanudar “{ $name }”? Quien tenga el enlace podrá abrirlo de nuevo.
cautionOwnLive-nowFrozen = En pausa. Nadie más que usted puede abrirlo.
cautionOwnLive-nowThawed = El enlace vuelve a funcionar.
cautionOwnLive-nowSettled = Reporte descartado.
cautionOwnLive-networks = Redes
cautionOwnLive-recipients = Destinatarios
cautionOwnLive-recipientsOnly = Solo para { $recipients }
cautionOwnLive-networksOnly = Solo desde { $networks }
cautionOwnLive-lock = Dispositivos
cautionOwnLive-lockYes = Solo el primer dispositivo puede volver a abrirlo
cautionOwnLive-shares = Visualizaciones de cada uno
cautionOwnLive-sharesEach =
    { $n ->
        [one] Cada uno puede abrirlo una vez
        [many] Cada uno puede abrirlo { $n } de veces
       *[other] Cada uno puede abrirlo { $n } veces
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } intento desde una red que no permitió.
        [many] { $n } de intentos desde redes que no permitió.
       *[other] { $n } intentos desde redes que no permitió.
    }

## hold

hold-title = A la espera del remitente
hold-tell = El remitente debe autorizar que usted lo abra. Dígale estas tres palabras, por ejemplo por teléfono:
hold-plain = Esta página lo verifica cada pocos segundos.
hold-look = Verificar ahora
hold-released = El remitente lo autorizó. Puede abrirlo una vez.
hold-counts = El remitente debe autorizar que usted lo abra.
hold-ask = Pedir permiso al remitente
hold-refusedTitle = El remitente lo rechazó
hold-refusedText = El remitente no lo autorizó y pausó el enlace.
hold-refusedHint = Si lo estaba esperando, llame al remitente. No se abrió nada.
hold-choice = Preguntarme antes de que se abra
hold-choiceHint = El destinatario le lee tres palabras por teléfono y usted le permite entrar.
hold-who = Quién está esperando
hold-compare = Deje entrar solo a quien le diga exactamente estas palabras, por ejemplo por teléfono.
hold-nobody = Aún no espera nadie. Quien abra el enlace espera aquí y le lee tres palabras.

## holdGateLive

holdGateLive-title = A la espera del remitente
holdGateLive-until = Esta página espera hasta el { $date } ({ $relative }). Puede dejarla abierta.
holdGateLive-waiting = Esperando. Sus palabras: { $words }.
holdGateLive-released = El remitente lo autorizó.
holdGateLive-crowded =
    { $n ->
        [one] Hay demasiadas personas esperando. Inténtelo de nuevo en { $n } segundo.
        [many] Hay demasiadas personas esperando. Inténtelo de nuevo en { $n } de segundos.
       *[other] Hay demasiadas personas esperando. Inténtelo de nuevo en { $n } segundos.
    }

## holdCreateLive

holdCreateLive-termHold = le pregunta antes de abrirse

## holdOwnLive

holdOwnLive-release = Dejar entrar
holdOwnLive-refuse = Rechazar y pausar
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Con autorización, aún sin abrir
holdOwnLive-asks =
    { $n ->
        [one] { $n } persona está esperando
        [many] { $n } de personas están esperando
       *[other] { $n } personas están esperando
    }
holdOwnLive-arrived = Alguien está esperando: { $words }.
holdOwnLive-nowReleased = La persona puede entrar y abrirlo una vez.
holdOwnLive-nowRefused = Rechazado. El enlace está en pausa.
holdOwnLive-tooLate = Esta espera ya había terminado.
holdOwnLive-hold = Autorización
holdOwnLive-holdYes = Le pregunta antes de abrirse

## links

links-choice = Un enlace propio para cada persona

## linksLive

linksLive-noGroups = Un grupo no puede tener un enlace propio: quite “{ $group }” o indique sus miembros.
linksLive-making = Enlace { $at } de { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] El servidor pide esperar: { $address } sigue en { $n } segundo.
        [many] El servidor pide esperar: { $address } sigue en { $n } de segundos.
       *[other] El servidor pide esperar: { $address } sigue en { $n } segundos.
    }
linksLive-notTried = Cancelado. No se guardó nada.
linksLive-ready =
    { $n ->
        [one] { $n } enlace está listo
        [many] { $n } de enlaces están listos
       *[other] { $n } enlaces están listos
    }
linksLive-opens =
    { $n ->
        [one] Cada uno se puede abrir una vez, hasta el { $date } ({ $relative }), y solo lo puede abrir su destinatario.
        [many] Cada uno se puede abrir { $n } de veces, hasta el { $date } ({ $relative }), y solo lo puede abrir su destinatario.
       *[other] Cada uno se puede abrir { $n } veces, hasta el { $date } ({ $relative }), y solo lo puede abrir su destinatario.
    }
linksLive-links = Enlaces
linksLive-copyOne = Copiar
linksLive-copyAll = Copiar todos como texto
linksLive-pageOf = Página de este enlace
linksLive-keptByPasskey = Al copiar se pide su llave de acceso.
linksLive-gone = Esta página ya no muestra este enlace.
linksLive-linksKept = Este navegador guarda los enlaces. Ningún otro puede mostrarlos.
linksLive-onlyHere = Copie los enlaces ahora. No se pueden volver a mostrar.
linksLive-unmade = Algunos enlaces aún no se han creado, y lo que comparte solo está en esta página. ¿Salir de todos modos?
linksLive-unsaved = Aún no ha copiado todos los enlaces, y esta página es la única que los muestra. ¿Salir de todos modos?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } enlace no se creó:
        [many] { $n } de enlaces no se crearon:
       *[other] { $n } enlaces no se crearon:
    }
linksLive-again = Intentar de nuevo

## lock

lock-choice = Solo el primer dispositivo puede volver a abrirlo
lock-choiceHint = Quien abra primero el enlace se lo queda. En cualquier otro dispositivo o navegador se indica que se abrió en otro lugar.
lock-viewsEach = Visualizaciones por destinatario (opcional)
lock-viewsEachHint = Cada dirección tiene entonces sus propias visualizaciones, y nadie puede gastar las de los demás.
lock-first = Solo el navegador que lo abra primero podrá volver a abrirlo, así que ábralo donde lo necesite. Su navegador guarda una cookie para ello.
lock-own = Este navegador lo abrió primero. Solo él puede volver a abrirlo.
lock-elsewhereTitle = Se abrió en otro navegador
lock-elsewhereText = Este enlace solo se abre en el navegador que lo abrió primero, y no fue este.
lock-elsewhereHint = Si fue usted, vuelva a ese dispositivo y navegador. Si no, puede que otra persona haya leído el secreto.
lock-needsCookie = Este enlace necesita una cookie, y su navegador no envió ninguna. Permita las cookies en esta página e inténtelo de nuevo.
lock-usedTitle = Usted ya lo abrió
lock-usedText =
    { $n ->
        [one] El remitente permite a cada destinatario abrir este enlace una vez, y usted ya lo hizo.
        [many] El remitente permite a cada destinatario abrir este enlace { $n } de veces, y usted ya lo hizo.
       *[other] El remitente permite a cada destinatario abrir este enlace { $n } veces, y usted ya lo hizo.
    }
lock-usedHint = Si lo necesita de nuevo, pida al remitente un enlace nuevo.

## sharesLive

sharesLive-lastView = Esta era su última visualización. Guarde ahora lo que necesite.
sharesLive-lastViewFiles = Esta era su última visualización. Descargue ahora lo que necesite: los enlaces solo funcionan durante poco tiempo.

## preview

preview-title = El enlace
preview-text = Quien tenga este enlace puede abrir el secreto. Ver esta página no cuenta como visualización.
preview-sealedText = Quien tenga el enlace completo puede abrir el secreto. Ver esta página no cuenta como visualización.
preview-shownOnce = Está cifrado de extremo a extremo: su enlace completo se mostró una vez, al crearlo, y no se puede volver a mostrar.
preview-lost = Si ya no lo tiene, elimine este enlace y cree otro.
preview-qrOf = Código QR del enlace
preview-terms = Detalles

## returned

returned-one = El correo a { $recipient } fue devuelto: { $reason } (estado { $status }, { $when }).
returned-hint = Verifique la dirección o haga llegar el enlace por otra vía.
returned-no_mailbox = ese buzón no existe
returned-no_domain = el dominio no existe o no acepta correo
returned-closed = el buzón no acepta correo
returned-full = el buzón está lleno
returned-too_large = el correo es demasiado grande para el buzón
returned-unreachable = no se pudo contactar con el servidor de correo de la dirección
returned-policy = el servidor de correo de la dirección no acepta correos como este de este servidor
returned-refused = el servidor de correo de la dirección lo rechazó

## share

share-link = Enlace
share-copy = Copiar el enlace
share-share = Compartir
share-mail = Correo
share-message = Copiar como mensaje
share-qr = Código QR
share-print = Imprimir una carta
share-page = Abrir la página de este enlace
share-png = Guardar como PNG
share-svg = Guardar como SVG

## shareLive

shareLive-copied = Copiado
shareLive-copyFailed = No se pudo copiar. Seleccione el texto y cópielo.
shareLive-letterFailed = No se pudo cargar la carta. Verifique su conexión e inténtelo de nuevo.
shareLive-codeFailed = No se pudo guardar el código. Verifique su conexión e inténtelo de nuevo.
shareLive-message =
    { $n ->
        [one] Comparto con usted algo confidencial. El enlace se puede abrir una vez, hasta el { $date }:
        [many] Comparto con usted algo confidencial. El enlace se puede abrir { $n } de veces, hasta el { $date }:
       *[other] Comparto con usted algo confidencial. El enlace se puede abrir { $n } veces, hasta el { $date }:
    }
shareLive-mailSubject = Un secreto para usted
shareLive-letterTerms =
    { $n ->
        [one] El enlace se puede abrir una vez, hasta el { $date }. Después, su contenido se borra.
        [many] El enlace se puede abrir { $n } de veces, hasta el { $date }. Después, su contenido se borra.
       *[other] El enlace se puede abrir { $n } veces, hasta el { $date }. Después, su contenido se borra.
    }

## letter

letter-to = Para
letter-from = De
letter-title = Algo confidencial para usted
letter-intro = Se abre en cualquier teléfono o computadora. No necesita cuenta.
letter-scan = Escanee el código con la cámara de su teléfono. O escriba la dirección en un navegador tal como está impresa aquí: las mayúsculas y las minúsculas son distintas.
letter-press = Presione el botón de la página que se abre.
letter-passphrase = Ingrese la frase de contraseña y presione el botón. El remitente se la comunica por otra vía. Por su seguridad no figura en esta hoja: no la anote aquí.
letter-keep = Guarde lo que necesite y después destruya esta hoja.
letter-code = Código QR de la dirección

## push

push-opened = Quién lo abrió
push-log = Registro completo
push-when = Cuándo
push-what = Qué
push-address = Dirección
push-browser = Navegador
push-older = Anteriores
push-newer = Posteriores
push-end = Eliminar ahora
push-cancel = Cancelar

## pushChange

pushChange-title = Cambiar este enlace
pushChange-back = Volver al enlace
pushChange-expires = Expira
pushChange-views = Cuántas veces se puede abrir en total
pushChange-save = Guardar los cambios
pushChange-extend = Extender { $duration }
pushChange-change = Cambiar…
pushChange-changed = Cambiado.
pushChange-viewsBetween = De { $min } a { $max }. Abierto hasta ahora: { $used }.
pushChange-latest = El { $date } a más tardar.

## pushChangeLive

pushChangeLive-badExpiry = Elija un momento entre el { $from } y el { $to }.

## agentLive

agentLive-agentOn = { $browser } en { $system }
agentLive-agentUnknown = desconocido

## pushLive

pushLive-codesWait = Correos en espera con códigos para destinatarios: { $count }. El primero llegará a más tardar el { $time }.
pushLive-codesFailed = Código no enviado por correo: { $addresses }.
pushLive-text = Texto
pushLive-file = Archivos
pushLive-url = Enlace
pushLive-qr = Código QR
pushLive-active = Activo
pushLive-expired = Expirado
pushLive-views = Visualizaciones
pushLive-viewsLeft = Restantes: { $left } de { $total }
pushLive-viewsUsed = Usadas: { $used } de { $total }
pushLive-expires = Expira
pushLive-notBefore = Se abre
pushLive-firstView = Tras la primera visualización
pushLive-firstViewEnds = Expira { $duration } después
pushLive-passphrase = Frase de contraseña
pushLive-passphraseSet = Establecida: el enlace solo se abre con ella.
pushLive-covered = Cubierto
pushLive-coveredYes = Sí, hasta que el destinatario lo toque
pushLive-deletable = Los destinatarios pueden eliminarlo
pushLive-deletableYes = Sí
pushLive-files = Archivos
pushLive-fileGuarded = nombre protegido por la frase de contraseña
pushLive-filesSealed =
    { $n ->
        [one] { $n } archivo, { $size }, nombre sellado
        [many] { $n } de archivos, { $size }, nombres sellados
       *[other] { $n } archivos, { $size }, nombres sellados
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } archivo, borrado
        [many] { $n } de archivos, borrados
       *[other] { $n } archivos, borrados
    }
pushLive-created = Creado
pushLive-name = Nombre
pushLive-endedByViews = Se usó su última visualización: { $when }. Su contenido se borró.
pushLive-endedByTime = Su plazo terminó: { $when }. Su contenido se borró.
pushLive-endedByHand = Se eliminó: { $when }, desde { $address } ({ $browser }). Su contenido se borró.
pushLive-neverOpened = No lo abrió nadie.
pushLive-openedNewest =
    { $n ->
        [one] Aquí figura la más reciente; en el registro, todas.
        [many] Aquí figuran las más recientes ({ $n }); en el registro, todas.
       *[other] Aquí figuran las { $n } más recientes; en el registro, todas.
    }
pushLive-scanned =
    { $n ->
        [one] Un programa, como la vista previa de un enlace en un chat, examinó su página una vez. Eso no cuenta como visualización.
        [many] Varios programas, como las vistas previas de enlaces en un chat, examinaron su página { $n } de veces. Eso no cuenta como visualización.
       *[other] Varios programas, como las vistas previas de enlaces en un chat, examinaron su página { $n } veces. Eso no cuenta como visualización.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] Se ingresó { $n } frase de contraseña incorrecta.
        [many] Se ingresaron { $n } de frases de contraseña incorrectas.
       *[other] Se ingresaron { $n } frases de contraseña incorrectas.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } intento mientras estaba expirado, en pausa o aún no se podía abrir.
        [many] { $n } de intentos mientras estaba expirado, en pausa o aún no se podía abrir.
       *[other] { $n } intentos mientras estaba expirado, en pausa o aún no se podía abrir.
    }
pushLive-openedMeanwhile = Se acaba de abrir.
pushLive-ended = Eliminado. Su contenido se borró.

## presets

presets-presets = Preajustes
presets-keep = Guardar como preajuste…
presets-title = Sus preajustes
presets-text = Opciones que guardó para enlaces nuevos. Para usarlas, elija un preajuste al crear un enlace.

## presetsLive

presetsLive-presets = Preajustes
presetsLive-keepTitle = Guardar como preajuste
presetsLive-name = Nombre
presetsLive-save = Guardar
presetsLive-cancel = Cancelar
presetsLive-badName = Ingrese un nombre de 40 caracteres como máximo. Puede guardar hasta 20 preajustes.
presetsLive-badTerms = Este servidor no acepta una de estas opciones.
presetsLive-taken = Ya tiene un preajuste con este nombre.
presetsLive-offline = El servidor no respondió. Verifique su conexión e inténtelo de nuevo.
presetsLive-failed = Se produjo un error ({ $status }). No se cambió nada.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } visualización
        [many] { $n } de visualizaciones
       *[other] { $n } visualizaciones
    }
ownPresetsLive-rename = Cambiar nombre
ownPresetsLive-renameOf = Cambiar el nombre de “{ $name }”
ownPresetsLive-remove = Eliminar
ownPresetsLive-removeQuestion = ¿Eliminar el preajuste “{ $name }”? Los enlaces creados con él quedan como están.

## signIn

signIn-title = Iniciar sesión
signIn-email = Dirección de correo electrónico
signIn-password = Contraseña
signIn-newPassword = Contraseña nueva
signIn-passwordHint =
    { $n ->
        [one] Al menos { $n } carácter. Unas cuantas palabras funcionan bien.
        [many] Al menos { $n } de caracteres. Unas cuantas palabras funcionan bien.
       *[other] Al menos { $n } caracteres. Unas cuantas palabras funcionan bien.
    }
signIn-submit = Iniciar sesión
signIn-passkey = Iniciar sesión con una llave de acceso
signIn-signUp = Crear una cuenta
signIn-have = Ya tengo cuenta
signIn-name = Dirección de correo electrónico o nombre de usuario
signIn-companyOrLocal = Use la contraseña de su empresa o, si la tiene, una contraseña de este servidor.
signIn-companyOrAdmins = Use la contraseña de su empresa. Los administradores también pueden usar una contraseña de este servidor.
signIn-company = Use la contraseña de su empresa.
signIn-adminsOnly = Solo los administradores inician sesión con una contraseña.
signIn-forgot = ¿Olvidó su contraseña? Un administrador puede enviarle un enlace.
signIn-setUpTitle = Le damos la bienvenida
signIn-setUpText = Este servidor aún no tiene cuentas. Cree la primera: será la del administrador.
signIn-setUpCode = Código de instalación
signIn-setUpCodeHint = El servidor lo mostró al iniciarse. Búsquelo en su terminal o en su registro.
signIn-setUpSubmit = Crear la cuenta
signIn-resetTitle = Elija su contraseña
signIn-resetAccount = Para la cuenta { $email }
signIn-resetText = Este enlace funciona una vez. Al usarlo se cierran todas las sesiones y se revocan todos los tokens de API de su cuenta.
signIn-lettersWhy = Así demuestra que usted no es un programa.
signIn-resetSubmit = Guardar e iniciar sesión

## sessionsLive

sessionsLive-sessions = Sesiones
sessionsLive-sessionHere = este navegador
sessionsLive-sessionBegan = inicio de sesión { $when }
sessionsLive-sessionUsed = último uso { $when }
sessionsLive-sessionEnd = Cerrar
sessionsLive-sessionEndQuestion = ¿Cerrar la sesión en { $name }? Se cerrará de inmediato en ese navegador.
sessionsLive-sessionEnded = Sesión cerrada en ese navegador.
sessionsLive-noSessions = Ninguna sesión abierta.
sessionsLive-othersQuestion = ¿Cerrar las demás sesiones? Aquí su sesión sigue abierta.
sessionsLive-othersEnded =
    { $n ->
        [one] Se cerró { $n } sesión más.
        [many] Se cerraron { $n } de sesiones más.
       *[other] Se cerraron { $n } sesiones más.
    }
sessionsLive-endOthers = Cerrar las demás sesiones

## signInAgainLive

signInAgainLive-title = Su sesión se cerró
signInAgainLive-text = Su sesión terminó. Inicie sesión como { $email } para continuar. Lo que escribió y eligió sigue aquí.
signInAgainLive-somebodyElse = Ahora este navegador tiene abierta la sesión de { $other }. Inicie sesión como { $email } para continuar. Lo que escribió y eligió sigue aquí.
signInAgainLive-limited = Este servidor le pide un segundo factor. Configure uno y continúe. Lo que escribió y eligió sigue aquí.
signInAgainLive-declined = Su sesión está cerrada y no se envió nada. Inténtelo de nuevo para iniciar sesión y continuar.
signInAgainLive-notYet = Aún no ha iniciado sesión como { $email }.
signInAgainLive-password = Contraseña
signInAgainLive-submit = Iniciar sesión y continuar
signInAgainLive-passkey = Iniciar sesión con una llave de acceso
signInAgainLive-elsewhere = Se abre en otra pestaña. Vuelva aquí después y continúe.
signInAgainLive-setUp = Configurar un segundo factor
signInAgainLive-goOn = Continuar
signInAgainLive-cancel = Cancelar
signInAgainLive-noName = Ingrese su dirección de correo electrónico o nombre de usuario.
signInAgainLive-noPassword = Ingrese una contraseña.
signInAgainLive-wrong = La contraseña no es correcta.
signInAgainLive-refused = No puede iniciar sesión de este modo. Use otro, o consulte a un administrador.
signInAgainLive-noCode = Ingrese un código.
signInAgainLive-code = Código de su aplicación o código de recuperación
signInAgainLive-recoveryCode = Código de recuperación
signInAgainLive-wrongCode = Ese código no es correcto o ya se usó. Espere al siguiente.
signInAgainLive-begin = Tardó demasiado. Cancele e inténtelo de nuevo.
signInAgainLive-passkeyCancelled = No se usó ninguna llave de acceso. Inténtelo de nuevo o inicie sesión de otro modo.
signInAgainLive-passkeyRefused = El servidor no aceptó esta llave de acceso. Inicie sesión de otro modo.
signInAgainLive-wrongOrigin = Esta página se abrió en una dirección distinta de la del servidor. Ábrala en su URL base.
signInAgainLive-tooMany =
    { $n ->
        [one] Demasiados intentos fallidos. Inténtelo de nuevo en { $n } segundo.
        [many] Demasiados intentos fallidos. Inténtelo de nuevo en { $n } de segundos.
       *[other] Demasiados intentos fallidos. Inténtelo de nuevo en { $n } segundos.
    }
signInAgainLive-offline = El servidor no respondió. Verifique su conexión e inténtelo de nuevo.
signInAgainLive-failed = Se produjo un error ({ $status }).

## accountLive

accountLive-passkeyCancelled = No se usó ninguna llave de acceso. Inténtelo de nuevo o use su contraseña.
accountLive-passkeyRefused = El servidor no aceptó esta llave de acceso. Inicie sesión con su contraseña.
accountLive-wrong = La dirección de correo electrónico o la contraseña no son correctas.
accountLive-wrongName = El nombre o la contraseña no son correctos.
accountLive-noName = Ingrese su dirección de correo electrónico o nombre de usuario.
accountLive-noGroup = No está en ninguno de los grupos que pueden usar este servidor. Consulte a su administrador.
accountLive-noAddress = El inicio de sesión de su empresa no da a este servidor ninguna dirección de correo electrónico válida. Consulte a su administrador.
accountLive-notLinked = Aquí ya existe una cuenta con su dirección de correo electrónico. Pida a un administrador que la vincule al inicio de sesión de su empresa.
accountLive-notAdded = Aquí no tiene cuenta. Pida a un administrador que agregue una.
accountLive-notSetUp = Este servidor aún no está configurado.
accountLive-notAdmitted = No puede iniciar sesión aquí. Consulte a un administrador.
accountLive-directoryAway = Las contraseñas de la empresa no se pueden verificar en este momento. Si tiene una contraseña de este servidor, use esa.
accountLive-limited =
    { $n ->
        [one] Demasiados intentos fallidos. Inténtelo de nuevo en { $n } segundo.
        [many] Demasiados intentos fallidos. Inténtelo de nuevo en { $n } de segundos.
       *[other] Demasiados intentos fallidos. Inténtelo de nuevo en { $n } segundos.
    }
accountLive-offline = El servidor no respondió. Verifique su conexión e inténtelo de nuevo.
accountLive-failed = Se produjo un error ({ $status }).
accountLive-wrongCode = El código de instalación no es correcto.
accountLive-invitation = Tiene una invitación. Elija una contraseña y se iniciará su sesión. Este enlace funciona una vez.
accountLive-badLink = Este enlace ya no es válido. Pida uno nuevo a un administrador.
accountLive-noLink = Vuelva a abrir el enlace desde su mensaje. Esta página solo funciona con el enlace completo.
accountLive-noCode = Ingrese el código de instalación.
accountLive-noPassword = Ingrese una contraseña.
accountLive-again = Ya puede intentarlo de nuevo.
accountLive-taken = Ya existe una cuenta con esta dirección de correo electrónico.
accountLive-alreadySetUp = Este servidor ya está configurado. Inicie sesión.
accountLive-tooShort = La contraseña es demasiado corta.
accountLive-tooCommon = Esta contraseña es una de las más habituales, o poco más que su dirección. Quien intenta adivinar prueba primero estas. Elija otra.
accountLive-badEmail = Ingrese una dirección de correo electrónico válida.
accountLive-wrongOrigin = Esta página se abrió en una dirección distinta de la del servidor. Ábrala en su URL base.
accountLive-saved = Guardado.
accountLive-wrongCurrent = La contraseña actual no es correcta.
accountLive-changed = Su contraseña se cambió. La sesión se cerró en los demás dispositivos.
accountLive-tokensRevoked =
    { $n ->
        [one] Se revocó { $n } token de API.
        [many] Se revocaron { $n } de tokens de API.
       *[other] Se revocaron { $n } tokens de API.
    }
accountLive-tokenName = Ponga un nombre al token.
accountLive-tokenTaken = Ya tiene un token con este nombre.
accountLive-noTokens = Aún no tiene tokens.
accountLive-never = sin usar
accountLive-used = último uso { $when }
accountLive-made = creado { $when }
accountLive-revoke = Revocar
accountLive-revokeQuestion = ¿Revocar el token “{ $name }”? Los programas que lo usan dejarán de funcionar de inmediato.
accountLive-revoked = Revocado.
accountLive-copied = Copiado
accountLive-copyFailed = No se pudo copiar. Seleccione el texto y cópielo.

## account

account-title = Su cuenta
account-signedInAs = Sesión iniciada como { $email }
account-signOut = Cerrar sesión
account-programs = Tokens de API y webhooks
account-programsTokens = Tokens de API
account-tokens = Tokens de API
account-tokensText = Los programas usan un token en lugar de su contraseña. Actúan en su nombre.
account-tokenName = ¿Para qué es?
account-tokenPlaceholder = script de copia de seguridad
account-create = Crear un token
account-shown = Su token nuevo. Solo se muestra una vez:
account-copy = Copiar
account-example = Por ejemplo
account-notify = Notificaciones
account-notifyMe = Avisarme cuando se abra un enlace nuevo mío
account-notifyEach = Puede elegir otra cosa en cada enlace.
account-sessions = Dónde tiene la sesión abierta
account-sessionsText = Cierre lo que no reconozca y después cambie su contraseña.
account-endOthers = Cerrar las demás sesiones
account-password = Contraseña
account-current = Contraseña actual
account-next = Contraseña nueva
account-change = Cambiar la contraseña
account-changeHint = Se cierran todas sus demás sesiones.
account-revokeTokens = Revocar también todos mis tokens de API
account-revokeTokensHint = Déjelo marcado si otra persona puede saber su contraseña. Los programas que usan estos tokens dejarán de funcionar de inmediato:
account-cancel = Cancelar
account-confirm = Revocar

## admin

admin-title = Mis enlaces
admin-titleExpired = Enlaces expirados
admin-active = Activos
admin-expired = Expirados
admin-all = Todos los enlaces
admin-users = Usuarios
admin-server = Servidor
admin-search = Buscar por nombre, nota o enlace
admin-order = Ordenar
admin-byNewest = Más recientes primero
admin-byExpiry = Por expiración
admin-byOpened = Por última apertura
admin-byViews = Con menos visualizaciones restantes
admin-parts = Mostrar solo
admin-unopened = Nunca abiertos
admin-opened = Abiertos
admin-today = Expiran hoy
admin-sealed = Cifrado de extremo a extremo
admin-waiting = Alguien está esperando
admin-frozen = En pausa
admin-answers = Respuestas
admin-tickAll = Seleccionar todo
admin-csv = Guardar como CSV
admin-newer = Más recientes
admin-older = Más antiguos
admin-cancel = Cancelar
admin-end = Eliminar ahora
admin-addUser = Agregar un usuario
admin-email = Dirección de correo electrónico
admin-administrator = Administrador
admin-add = Agregar
admin-byMail = Enviar el enlace por correo
admin-oneTime = Enlace de un solo uso, válido 24 horas. Entrégueselo al usuario:
admin-copy = Copiar
admin-storage = Almacenamiento
admin-settings = Configuración vigente
admin-settingsText = Para cambiar la configuración, edite el archivo de configuración del servidor y luego reinícielo.
admin-option = Opción
admin-value = Valor
admin-origin = Origen
admin-version = Versión
admin-configFile = Archivo de configuración

## health

health-title = Estado
health-open = Requiere su atención
health-openForAuditors = Para un administrador
health-nothing = Nada requiere su atención.
health-commands = Ejecute los comandos en el servidor, como el usuario de su servicio.
health-onServer = En el servidor
health-inConfigFile = En el archivo de configuración
health-noConfigFile = Este servidor funciona sin archivo de configuración. Cree uno e inicie el servidor con --config y la ruta del archivo.
health-how = Qué hacer
health-fine = Estado actual
health-complaints = Advertencias y errores
health-complaintsText = Lo que este servidor escribió en su registro desde que se inició. Los detalles están en el registro.
health-warn = Advertencia
health-error = Error
health-times =
    { $n ->
        [one] una vez, { $when }
        [many] { $n } de veces, la última { $when }
       *[other] { $n } veces, la última { $when }
    }
health-examine = Examinar ahora
health-examineTitle = Autocomprobación (doctor)
health-examineText = Revisa el directorio de datos y se conecta al servidor de correo, al proveedor y a todo lo demás que indica la configuración. No envía ni cambia nada.
health-ok = En orden
health-subjectDirectory = Directorio de datos
health-subjectPermissions = Permisos
health-subjectPolicy = Políticas
health-subjectErasing = Borrado definitivo
health-subjectSignIn = Inicio de sesión de la empresa
health-subjectLdap = Directorio LDAP
health-subjectScanner = Antivirus
health-subjectPrevious = Servidor anterior
health-inEnglish = Los detalles están en inglés, como en el registro del servidor.
health-receiverAnswered = El receptor respondió { $status }.
health-receiverRefused = El receptor rechazó la conexión.
health-receiverSilent = El receptor no respondió a tiempo.
health-receiverUnknown = El nombre del receptor es desconocido.

## administration

administration-findUser = Buscar un usuario
administration-before = Anterior
administration-next = Siguiente
administration-role = Rol
administration-actions = Acciones
administration-lastSignIn = último inicio de sesión { $when }
administration-asUser = Usuario
administration-asAuditor = Auditor: ve todos los registros, ningún secreto
administration-administrators = Administradores
administration-auditors = Auditores
administration-invited = Con invitación
administration-disabled = Desactivados
administration-suspended = Suspendidos
administration-unprotected = Sin segundo factor
administration-userLinks = Enlaces
administration-userFactors = Segundos factores
administration-userGroups = Grupos
administration-group = Agregar a un grupo
administration-joinGroup = Agregar
administration-userLimits = Límites de las políticas
administration-userLog = Últimas entradas del registro
administration-wholeLog = Todas las entradas
administration-endPushes = Eliminar también lo que compartió y cerrar sus solicitudes
administration-endEverything = Terminar todo
administration-everyone = Todos
administration-nobody = Sin cuenta
administration-findLink = Remitente, enlace o número
administration-findALink = Buscar un enlace
administration-madeUntil = Creados hasta el
administration-filterState = Estado
administration-anyState = Todos los estados
administration-onlyActive = Activos
administration-onlyExpired = Expirados o eliminados
administration-settingsFilter = Buscar una opción
administration-onlyChanged = Solo las modificadas

## firstSteps

firstSteps-title = Primeros pasos
firstSteps-done = { $done } de { $all } hechos
firstSteps-others = Los demás pasos están en la lista de arriba.
firstSteps-address = Dirección
firstSteps-addressOpen = Los enlaces no tienen una dirección fija
firstSteps-addressWhy = Los destinatarios deben poder llegar a la dirección con la que empiezan los enlaces.
firstSteps-addressDo = Reemplace { $example } por la dirección de su servidor.
firstSteps-addressUnset = Los enlaces empiezan con la dirección que usa cada remitente; en su caso, { $origin }.
firstSteps-addressPlain = Los enlaces empiezan con { $url }, una dirección sin cifrar.
firstSteps-addressElsewhere = Los enlaces empiezan con { $url }. Ahora usted está en { $origin }: abra { $url } para ver si se puede acceder.
firstSteps-addressGood = Los enlaces empiezan con { $url }, y usted llegó al servidor por ahí.
firstSteps-tls = Cifrado en el camino
firstSteps-tlsOpen = Las conexiones no están cifradas
firstSteps-tlsWhy = Cualquiera en la red intermedia puede leer los secretos.
firstSteps-tlsOwn = Este servidor usa TLS por sí mismo.
firstSteps-tlsProxy = Un proxy inverso se encarga de TLS para este servidor.
firstSteps-tlsNone = Su conexión va por HTTP sin cifrar.
firstSteps-tlsDo = Dé un certificado al servidor o ponga delante un proxy inverso con HTTPS:
firstSteps-key = Una copia de la clave maestra
firstSteps-keyMissing = No hay ninguna copia confirmada de la clave maestra
firstSteps-keyWhy = Sin la clave, nadie puede volver a leer los datos ni una copia de seguridad.
firstSteps-keyOpen = Nadie ha confirmado una copia de la clave { $key }.
firstSteps-keyDone = Se confirmó una copia de la clave { $key } { $when }.
firstSteps-keyDo = Esto crea una copia de seguridad cifrada que incluye la clave. Guárdela en otra máquina:
firstSteps-keyTick = Tengo una copia en un lugar seguro
firstSteps-keyUntick = Ya no tengo esta copia
firstSteps-people = Quién puede compartir
firstSteps-peopleWhy = Con cuentas, las personas ven qué fue de sus enlaces, y usted decide quién puede compartir.
firstSteps-peopleAlone = Solo usted tiene una cuenta. Sin cuenta, cualquiera que llegue a este servidor puede compartir texto.
firstSteps-peopleAloneClosed = Solo usted tiene una cuenta, y nadie puede compartir sin tenerla.
firstSteps-peopleMany =
    { $n ->
        [one] Hay { $n } cuenta.
        [many] Hay { $n } de cuentas.
       *[other] Hay { $n } cuentas.
    }
firstSteps-peopleOpen = Cualquiera puede crear una cuenta.
firstSteps-peopleDecided = Usted lo decidió en la configuración.
firstSteps-peopleDo = Agregue usuarios o decida con allow_sign_up y allow_anonymous.
firstSteps-peopleLink = Agregar un usuario
firstSteps-first = El primer secreto
firstSteps-firstWhy = Al probarlo una vez verá lo que ven los destinatarios.
firstSteps-firstNone = Aún no hay nada guardado.
firstSteps-firstLink = Compartir un secreto
firstSteps-backup = Copias de seguridad
firstSteps-backupWhy = Un disco falla sin avisar, y el servidor solo hace copias de seguridad por sí mismo si se le indica dónde.
firstSteps-backupNone = Aún no se ha hecho ninguna copia de seguridad.
firstSteps-backupGood = La última copia de seguridad se hizo { $when }.
firstSteps-backupDaily = O cada día en el servidor
firstSteps-requests = Solicitudes
firstSteps-requestsWhy = Con las solicitudes, quien tiene una cuenta pide un secreto a otras personas, que no necesitan cuenta para enviarlo.
firstSteps-requestsOff = Desactivadas. Puede dejarlo así.

## serverFacts

serverFacts-links = Enlaces
serverFacts-activeLinks = Enlaces activos
serverFacts-stored = Qué guarda este servidor
serverFacts-storedSum = { $size } en total
serverFacts-payloads = Secretos (estimación)
serverFacts-rows = Registros, cuentas y espacio libre
serverFacts-fileContents = Archivos
serverFacts-fileLimit = Límite para archivos
serverFacts-fileLimitText = { $used } de { $total }
serverFacts-disk = Disco
serverFacts-diskText = { $free } libres de { $total }
serverFacts-diskOurs = Este servidor
serverFacts-diskOthers = Todo lo demás
serverFacts-diskFree = Libre
serverFacts-floor = Se rechazan archivos mientras haya menos de { $size } libres.
serverFacts-scarce = Queda poco espacio: pronto se rechazarán archivos, o ya se rechazan.
serverFacts-changed = Modificada
serverFacts-reach = Dirección y red
serverFacts-access = Acceso y cuentas
serverFacts-pushes = Secretos
serverFacts-files = Archivos
serverFacts-data = Datos y claves
serverFacts-limits = Límites
serverFacts-pages = Apariencia y página informativa
serverFacts-mail = Correo
serverFacts-watch = Registro y métricas
serverFacts-preset = valor predeterminado: { $value }
serverFacts-byDefault = valor predeterminado
serverFacts-fromFlag = opción de inicio
serverFacts-inEnglish = Las descripciones están en inglés.
serverFacts-notSet = (sin definir)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } opción
        [many] { $n } de opciones
       *[other] { $n } opciones
    }
settingsLive-none = Ninguna opción coincide.

## listLive

listLive-offline = El servidor no respondió. Verifique su conexión e inténtelo de nuevo.
listLive-failed = Se produjo un error ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Demasiadas peticiones. Inténtelo de nuevo en { $n } segundo.
        [many] Demasiadas peticiones. Inténtelo de nuevo en { $n } de segundos.
       *[other] Demasiadas peticiones. Inténtelo de nuevo en { $n } segundos.
    }
listLive-copied = Copiado
listLive-copyFailed = No se pudo copiar. Seleccione el texto y cópielo.

## adminLive

adminLive-invitedUntil = con invitación, el enlace expira { $when }
adminLive-invitedOver = con invitación, el enlace expiró { $when }
adminLive-newLink = Nuevo enlace
adminLive-mailLink = Enviar un enlace nuevo
adminLive-withdraw = Retirar
adminLive-withdrawQuestion = ¿Retirar la invitación de { $email }? El enlace de esa invitación dejará de funcionar.
adminLive-withdrawn = Se retiró la invitación de { $email }.
adminLive-endAll = Terminar todo
adminLive-endAllQuestion = ¿Terminar todo lo de { $email }? La cuenta se desactiva. Sesiones, tokens, enlaces de un solo uso, segundos factores y webhooks terminan de inmediato.
adminLive-endedAll = La cuenta { $email } está desactivada. Terminado: { $what }.
adminLive-endedNothing = La cuenta { $email } está desactivada. No quedaba nada más por terminar.
adminLive-endedSessions =
    { $n ->
        [one] { $n } sesión
        [many] { $n } de sesiones
       *[other] { $n } sesiones
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } token
        [many] { $n } de tokens
       *[other] { $n } tokens
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } enlace de un solo uso
        [many] { $n } de enlaces de un solo uso
       *[other] { $n } enlaces de un solo uso
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } segundo factor
        [many] { $n } de segundos factores
       *[other] { $n } segundos factores
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
        [many] { $n } de webhooks
       *[other] { $n } webhooks
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } enlace compartido o solicitud
        [many] { $n } de enlaces compartidos y solicitudes
       *[other] { $n } enlaces compartidos y solicitudes
    }
adminLive-suspended = cuenta suspendida por el inicio de sesión de la empresa
adminLive-unprotected = sin segundo factor
adminLive-actionsOf = Acciones para { $email }
adminLive-addedOn = agregado { $when }
adminLive-factorAdded = agregado { $when }
adminLive-appWithCodes = Aplicación de códigos
adminLive-codesLeft =
    { $n ->
        [one] queda { $n } código de recuperación
        [many] quedan { $n } de códigos de recuperación
       *[other] quedan { $n } códigos de recuperación
    }
adminLive-noFactors = Ningún segundo factor.
adminLive-groupHere = agregado por un administrador
adminLive-groupOfCompany = del inicio de sesión de la empresa
adminLive-groupOfDirectory = del directorio
adminLive-leaveGroup = Sacar
adminLive-noGroups = En ningún grupo.
adminLive-noLimits = Ninguna política limita a esta persona.
adminLive-endSessions = Cerrar sesiones
adminLive-endSessionsQuestion = ¿Cerrar todas las sesiones de { $email }? Esa persona tendrá que volver a iniciar sesión. Los tokens siguen funcionando.
adminLive-sessionsEnded = Las sesiones de { $email } se cerraron.
adminLive-disableMany =
    { $n ->
        [one] Desactivar { $n }
        [many] Desactivar { $n }
       *[other] Desactivar { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] ¿Desactivar { $n } usuario? Sus sesiones y tokens terminan de inmediato.
        [many] ¿Desactivar { $n } de usuarios? Sus sesiones y tokens terminan de inmediato.
       *[other] ¿Desactivar { $n } usuarios? Sus sesiones y tokens terminan de inmediato.
    }
adminLive-disabledMany =
    { $n ->
        [one] Se desactivó { $n } usuario.
        [many] Se desactivaron { $n } de usuarios.
       *[other] Se desactivaron { $n } usuarios.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Cerrar las sesiones de { $n }
        [many] Cerrar las sesiones de { $n }
       *[other] Cerrar las sesiones de { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] ¿Cerrar todas las sesiones de { $n } usuario? Ese usuario tendrá que volver a iniciar sesión. Los tokens siguen funcionando.
        [many] ¿Cerrar todas las sesiones de { $n } de usuarios? Esos usuarios tendrán que volver a iniciar sesión. Los tokens siguen funcionando.
       *[other] ¿Cerrar todas las sesiones de { $n } usuarios? Esos usuarios tendrán que volver a iniciar sesión. Los tokens siguen funcionando.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Se cerraron las sesiones de { $n } usuario.
        [many] Se cerraron las sesiones de { $n } de usuarios.
       *[other] Se cerraron las sesiones de { $n } usuarios.
    }
adminLive-openedSince = abierto desde su última visita
adminLive-damaged = dañado
adminLive-mailReset = Enviar un enlace para la contraseña
adminLive-mailed = Un correo con un enlace está en camino a { $email }.
adminLive-notMailed = No se envió ningún correo a { $email }: { $reason } Envíelo de nuevo o muestre el enlace.
adminLive-noneAtAll = Nadie ha compartido nada todavía. Aquí aparece lo que se comparte, sin su contenido.
adminLive-noneMatching = Ningún enlace coincide con este filtro.
adminLive-showEveryone = Mostrar todos
adminLive-pushesOf =
    { $n ->
        [one] { $n } enlace
        [many] { $n } de enlaces
       *[other] { $n } enlaces
    }
adminLive-tryAgain = Ya puede intentarlo de nuevo.
adminLive-none = Aún no hay nada aquí.
adminLive-noneActive = No está compartiendo nada en este momento.
adminLive-noneExpired = Aún no ha expirado nada. Lo que expiró figura aquí con su registro.
adminLive-linksFound =
    { $n ->
        [one] { $n } enlace
        [many] { $n } de enlaces
       *[other] { $n } enlaces
    }
adminLive-tick = Seleccionar { $name }
adminLive-sealed = Cifrado de extremo a extremo
adminLive-shareSecret = Compartir un secreto
adminLive-noneFound = No se encontró nada.
adminLive-searchedPart =
    { $n ->
        [one] Se buscó en { $n } enlace. Hay otros más antiguos.
        [many] Se buscó en { $n } de enlaces. Hay otros más antiguos.
       *[other] Se buscó en { $n } enlaces. Hay otros más antiguos.
    }
adminLive-searchOlder = Buscar en enlaces más antiguos
adminLive-text = Texto
adminLive-file = Archivos
adminLive-url = Enlace
adminLive-qr = Código QR
adminLive-created = creado { $when }
adminLive-endsIn = expira { $when }
adminLive-endedOn = expiró { $when }
adminLive-isExpired = expirado
adminLive-byHand = eliminado { $when }
adminLive-viewsLeft =
    { $n ->
        [one] queda { $n } visualización
        [many] quedan { $n } de visualizaciones
       *[other] quedan { $n } visualizaciones
    }
adminLive-notViewed = aún sin abrir
adminLive-neverViewed = nunca abierto
adminLive-viewed =
    { $n ->
        [one] abierto una vez
        [many] abierto { $n } de veces
       *[other] abierto { $n } veces
    }
adminLive-viewedLast =
    { $n ->
        [one] abierto una vez, { $when }
        [many] abierto { $n } de veces, la última { $when }
       *[other] abierto { $n } veces, la última { $when }
    }
adminLive-copyLink = Copiar el enlace
adminLive-sealedFiles =
    { $n ->
        [one] { $n } archivo, nombre sellado
        [many] { $n } de archivos, nombres sellados
       *[other] { $n } archivos, nombres sellados
    }
adminLive-sealedLink = Su enlace completo se mostró una vez, al crearlo.
adminLive-end = Eliminar ahora
adminLive-endQuestion = ¿Eliminar “{ $name }” ahora? Nadie podrá volver a abrirlo.
adminLive-ended = Eliminado.
adminLive-notFound = No existe ese enlace.
adminLive-nobody = anónimo
adminLive-administrator = administrador
adminLive-disabled = desactivado
adminLive-you = usted
adminLive-makeAdmin = Hacer administrador
adminLive-takeAdmin = Quitar derechos de administrador
adminLive-disable = Desactivar
adminLive-enable = Activar
adminLive-reset = Restablecer contraseña
adminLive-tokens = Tokens
adminLive-noTokens = Ningún token.
adminLive-revoke = Revocar
adminLive-makeAdminQuestion = ¿Hacer administrador a { $email }? Esa persona verá los enlaces y registros de todos y podrá modificar cualquier cuenta.
adminLive-enableQuestion = ¿Activar la cuenta { $email }? Esa persona podrá volver a iniciar sesión, con los derechos que tenía.
adminLive-usersFound =
    { $n ->
        [one] { $n } usuario
        [many] { $n } de usuarios
       *[other] { $n } usuarios
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } de { $n } usuario
        [many] { $from }–{ $to } de { $n } de usuarios
       *[other] { $from }–{ $to } de { $n } usuarios
    }
adminLive-noUserFound = Ningún usuario coincide con esta búsqueda.
adminLive-takeAdminQuestion = ¿Quitar los derechos de administrador a { $email }? Sus sesiones y tokens terminan.
adminLive-disableQuestion = ¿Desactivar la cuenta { $email }? Sus sesiones y tokens terminan de inmediato.
adminLive-resetQuestion = ¿Crear un enlace de un solo uso para { $email }? Un enlace anterior dejará de funcionar. Al usar el enlace terminan todas sus sesiones y tokens.
adminLive-resetFactors = Restablecer segundos factores
adminLive-resetFactorsQuestion = ¿Eliminar todos los segundos factores de { $email }? Asegúrese antes de que lo pide esa misma persona. Sus sesiones terminan de inmediato. Los tokens siguen funcionando.
adminLive-factorsReset = La cuenta { $email } ya no tiene ningún segundo factor.
adminLive-revokeQuestion = ¿Revocar el token “{ $name }” de { $email }?
adminLive-taken = Ya existe una cuenta con esta dirección de correo electrónico.
adminLive-badEmail = Ingrese una dirección de correo electrónico válida.
adminLive-passwordsElsewhere = Este usuario no puede iniciar sesión con una contraseña de este servidor: local_sign_in no lo permite.
adminLive-lastAdmin = Es el último administrador: designe antes a otro.
adminLive-used = último uso { $when }
adminLive-never = sin usar

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Eliminar { $n }
        [many] Eliminar { $n }
       *[other] Eliminar { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] { $n } enlace eliminado.
        [many] { $n } de enlaces eliminados.
       *[other] { $n } enlaces eliminados.
    }

## hooks

hooks-title = Webhooks
hooks-lead = Informe a otro programa de lo que ocurre con sus enlaces. Nunca recibe un secreto, una frase de contraseña ni el nombre de un archivo.
hooks-back = Su cuenta
hooks-openText = Haga que se avise a un programa o un chat cuando se abran sus enlaces.
hooks-yours = Sus webhooks
hooks-secretShown = El secreto que firma sus mensajes. Solo se muestra una vez:
hooks-copy = Copiar
hooks-verify = Los receptores verifican la firma como describe standardwebhooks.com.
hooks-add = Agregar un webhook
hooks-name = Nombre
hooks-namePlaceholder = Chat del equipo
hooks-url = Dirección
hooks-urlHint = Debe ser una que su administrador permita.
hooks-template = Formato del mensaje
hooks-eventKinds = Eventos que se comunican al webhook
hooks-details = Detalles adicionales
hooks-includeHint = Quien tenga el enlace puede abrirlo. Inclúyalo solo si confía en todas las personas que leen allí.
hooks-submit = Agregar el webhook
hooks-cancel = Cancelar
hooks-retryAll = Reintentar todos
hooks-dropAll = Descartar todos

## hooksLive

hooksLive-linkName = Nombre del enlace
hooksLive-linkItself = El propio enlace
hooksLive-none = Aún no tiene webhooks.
hooksLive-off = Desactivado: su receptor respondió que ya no existe.
hooksLive-test = Probar
hooksLive-tested =
    { $n ->
        [one] Respondió { $status } tras { $n } milisegundo.
        [many] Respondió { $status } tras { $n } de milisegundos.
       *[other] Respondió { $status } tras { $n } milisegundos.
    }
hooksLive-testFailed = La prueba falló: { $reason }.
hooksLive-newSecret = Nuevo secreto
hooksLive-newSecretQuestion = ¿Crear un secreto nuevo para “{ $name }”? El actual sigue firmando junto a él durante un día.
hooksLive-switchOn = Activar
hooksLive-remove = Eliminar
hooksLive-removeQuestion = ¿Eliminar “{ $name }”? Lo que aún está en camino se descarta.
hooksLive-removed = Eliminado.
hooksLive-added = Agregado.
hooksLive-noName = Ponga un nombre al webhook.
hooksLive-badUrl = No se puede enviar nada a esta dirección.
hooksLive-notAllowed = Su administrador no permite esta dirección.
hooksLive-noEvents = Elija al menos un evento.
hooksLive-taken = Ya tiene un webhook con este nombre, o tantos como puede tener.
hooksLive-copied = Copiado
hooksLive-copyFailed = No se pudo copiar. Seleccione el texto y cópielo.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } evento está pendiente de entrega. Ocurrió { $when }.
        [many] { $n } de eventos están pendientes de entrega. El más antiguo ocurrió { $when }.
       *[other] { $n } eventos están pendientes de entrega. El más antiguo ocurrió { $when }.
    }
eventsLive-noLetters = No se desistió de entregar ningún evento.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = de { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] ocurrió { $when } · { $n } intento
        [many] ocurrió { $when } · { $n } de intentos
       *[other] ocurrió { $when } · { $n } intentos
    }
eventsLive-retry = Reintentar
eventsLive-drop = Descartar
eventsLive-dropQuestion = ¿Descartar este evento definitivamente?
eventsLive-dropAllQuestion = ¿Descartar definitivamente todos los eventos que se desistió de entregar?
eventsLive-retried =
    { $n ->
        [one] Se reintenta { $n } evento.
        [many] Se reintentan { $n } de eventos.
       *[other] Se reintentan { $n } eventos.
    }
eventsLive-dropped =
    { $n ->
        [one] Se descartó { $n } evento.
        [many] Se descartaron { $n } de eventos.
       *[other] Se descartaron { $n } eventos.
    }

## keptLive

keptLive-keptByBrowser = Guardado en este navegador. Quien pueda usar este navegador puede copiar el enlace.
keptLive-keptByPasskey = Guardado en este navegador, protegido por su llave de acceso.

## keptPageLive

keptPageLive-keptShowLink = Mostrar el enlace
keptPageLive-keptNotOpened = Su llave de acceso no lo abrió. Inténtelo de nuevo.
keptPageLive-keptKeyByBrowser = Este navegador guarda la clave que abre las respuestas. Quien pueda usar este navegador puede leerlas.
keptPageLive-keptKeyByPasskey = Este navegador guarda la clave que abre las respuestas, protegida por su llave de acceso.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Al cerrar sesión se elimina { $n } enlace o clave que solo conoce este navegador. Las respuestas a sus solicitudes se abrirán entonces solo con el archivo de recuperación.
        [many] Al cerrar sesión se eliminan { $n } de enlaces y claves que solo conoce este navegador. Las respuestas a sus solicitudes se abrirán entonces solo con el archivo de recuperación.
       *[other] Al cerrar sesión se eliminan { $n } enlaces y claves que solo conoce este navegador. Las respuestas a sus solicitudes se abrirán entonces solo con el archivo de recuperación.
    }
keptAccountLive-keptSignOutYes = Eliminar y cerrar sesión
keptAccountLive-keptCount =
    { $n ->
        [one] En este navegador se guarda { $n } enlace o clave.
        [many] En este navegador se guardan { $n } de enlaces y claves.
       *[other] En este navegador se guardan { $n } enlaces y claves.
    }
keptAccountLive-keptCountNone = Aún no se guarda nada en este navegador.
keptAccountLive-keptGuardedNow = A partir de ahora los abre su llave de acceso.
keptAccountLive-keptUnable = Esta llave de acceso o este navegador no puede hacerlo. Lo guardado queda como está.
keptAccountLive-keptOffQuestion = ¿Eliminar todo lo guardado? Se perderán los enlaces que no haya copiado y las claves sin archivo de recuperación.
keptAccountLive-keptRefused = No se usó ninguna llave de acceso. Lo guardado queda como está.
keptAccountLive-keptOffYes = Eliminar

## kept

kept-title = Enlaces cifrados de extremo a extremo en este navegador
kept-text = El servidor no puede volver a mostrarle los enlaces cifrados de extremo a extremo, así que este navegador los guarda para usted, y también las claves de sus solicitudes. Quien pueda usar este navegador puede copiarlos, salvo que los proteja su llave de acceso. Al cerrar sesión se elimina lo que no protege ninguna llave de acceso.
kept-guarded = Los protege su llave de acceso.
kept-on = Guardarlos en este navegador
kept-guard = Protegerlos con una llave de acceso

## codes

codes-toOne = Pida que se envíe un código a { $address }; no necesita cuenta aquí.
codes-toSome = Elija su dirección y pida que se le envíe un código; no necesita cuenta aquí.
codes-toTyped = Escriba su dirección; si es la de uno de los destinatarios, se envía un código a ella. No necesita cuenta aquí.
codes-which = Su dirección
codes-among = Los destinatarios, abreviados: { $addresses }
codes-notYours = ¿No es su dirección? Pida al remitente un enlace propio.
codes-send = Enviarme el código
codes-again = Enviar otro código
codes-sentToOne = Un correo con un código de ocho letras está en camino a { $address }. Mire también en el correo no deseado.
codes-sent = Un correo con un código de ocho letras está en camino, si la dirección es la de uno de los destinatarios. Mire también en el correo no deseado.
codes-field = Código
codes-fieldHint = Las ocho letras del correo. Sirven durante diez minutos y solo en este navegador.
codes-goOn = Continuar
codes-or = O acredítelo de otro modo:
codes-wrong =
    { $n ->
        [one] Este código no es correcto. Escriba el del correo más reciente. Puede intentarlo una vez más.
        [many] Este código no es correcto. Escriba el del correo más reciente. Puede intentarlo { $n } de veces más.
       *[other] Este código no es correcto. Escriba el del correo más reciente. Puede intentarlo { $n } veces más.
    }
codes-last = Este código no es correcto, y era el último intento. Pida que se envíe otro.
codes-over = Aquí no hay ningún código que escribir: ya se usó, tiene más de diez minutos o se pidió en otro navegador. Pida que se envíe otro.
codes-needsCookie = Hace falta una cookie, y su navegador no envió ninguna. Permita las cookies en esta página y vuelva a cargarla.
codes-tooOften =
    { $n ->
        [one] En una hora se pidieron cinco códigos para esta dirección. Inténtelo de nuevo en un minuto.
        [many] En una hora se pidieron cinco códigos para esta dirección. Inténtelo de nuevo en { $n } de minutos.
       *[other] En una hora se pidieron cinco códigos para esta dirección. Inténtelo de nuevo en { $n } minutos.
    }
codes-noMore = No se envían más códigos para este enlace. Pida uno nuevo a su remitente.
codes-noMail = Este servidor no puede enviar un código en este momento. Consulte a quien le envió el enlace.
codes-badAddress = No es una dirección de correo electrónico.

## codesLive

codesLive-noCode = Escriba las ocho letras del correo.
codesLive-comes = El correo con ocho letras tiene que esperar. Llegará a más tardar el { $time }, si la dirección es la de uno de los destinatarios.
codesLive-offline = El servidor no respondió. Verifique su conexión e inténtelo de nuevo.

## company

company-signIn = Iniciar sesión con { $label }
company-or = O con una contraseña de este servidor:
company-addressedTitle = Dirigido a determinadas personas
company-addressedSure = Quien lo envió quiere saber con seguridad quién lo abre.
company-addressedText = Inicie sesión con { $label }; no necesita cuenta aquí.
company-addressedByDirectory = Inicie sesión con su nombre y contraseña de la empresa.
company-byPassword = Iniciar sesión con una contraseña
company-otherTitle = No va dirigido a usted
company-otherText = Aquí se le conoce como { $address }, y esto va dirigido a otra persona. No se abrió nada. Inicie sesión con otra identidad o consulte a quien lo envió.
company-otherUnnamed = Esto va dirigido a otra persona. No se abrió nada. Inicie sesión con otra identidad o consulte a quien lo envió.
company-closedAccountTitle = Su cuenta está desactivada
company-closedAccountText = Su cuenta en este servidor está desactivada o suspendida, así que no puede abrir nada. No se abrió nada. Consulte a un administrador.
company-known = Aquí se le conoce como { $address }.
company-knownUnnamed = El inicio de sesión de la empresa reconoció su identidad.
company-notMe = No soy yo
company-goingOn = Un momento
company-goingOnText = La página siguiente se abre por sí sola.
company-goOn = Continuar

## companyRefused

companyRefused-not-allowed = No está en ninguno de los grupos que pueden usar este servidor. Consulte a su administrador.
companyRefused-no-account = Aquí no tiene cuenta. Pida a un administrador que agregue una.
companyRefused-address-taken = Su dirección de correo electrónico ya tiene cuenta aquí. Pida a un administrador que la vincule a { $label }.
companyRefused-other-account = Este inicio de sesión pertenece aquí a otra cuenta. Consulte a un administrador.
companyRefused-not-set-up = Este servidor aún no está configurado.
companyRefused-disabled = Su cuenta está desactivada. Consulte a un administrador.
companyRefused-no-email = { $label } no comunica a este servidor su dirección de correo electrónico. Pida a un administrador que agregue el campo (claim) email.
companyRefused-bad-email = Lo que { $label } da como su dirección de correo electrónico no lo es. Consulte a un administrador.
companyRefused-no-groups = { $label } no comunica a este servidor ningún grupo suyo. O no está en ninguno, o el proveedor los omite: consulte a un administrador.
companyRefused-too-many-groups = Está en tantos grupos que { $label } los omite todos. Pida a un administrador que se envíen solo los de esta aplicación.
companyRefused-bad-token = Lo que respondió { $label } no es válido para este servidor. No se inició ninguna sesión; el registro da más detalles.
companyRefused-clock = Los relojes de este servidor y de { $label } difieren demasiado. Pida a un administrador que los ponga en hora.
companyRefused-other-issuer = La respuesta llegó de un proveedor distinto del que indica la configuración. No se inició ninguna sesión.
companyRefused-unreachable = No se puede contactar con { $label } en este momento. Las sesiones ya iniciadas siguen abiertas; inténtelo más tarde.
companyRefused-provider-error = { $label } comunicó un error. El registro de este servidor indica cuál.
companyRefused-client-refused = { $label } no acepta este servidor: su secreto no es correcto o expiró. Consulte a un administrador.
companyRefused-cancelled = Se canceló el inicio de sesión con { $label }.
companyRefused-begin-again = Este inicio de sesión se empezó en otro lugar, tardó demasiado o ya se había usado. Empiece de nuevo.

## factors

factors-title = Protección adicional del inicio de sesión
factors-lead = Con un segundo factor, una contraseña robada no basta para abrir su cuenta.
factors-openText = Llaves de acceso y una aplicación que muestra códigos.
factors-yours = Protección adicional del inicio de sesión
factors-limited = Este servidor le pide un segundo factor. Configure uno aquí y continúe.
factors-goOn = Continuar
factors-passkeys = Llaves de acceso
factors-passkeysText = Inicie sesión con su huella, su cara, un PIN o una llave de seguridad, sin contraseña. Una llave de acceso solo funciona en esta dirección, así que nadie puede robarla con una página falsa.
factors-passkeyName = Nombre del dispositivo
factors-passkeyPlaceholder = Mi laptop
factors-addPasskey = Agregar una llave de acceso
factors-needsHttps = Las llaves de acceso no funcionan aquí: los navegadores solo las permiten en un nombre con https://. Pida a su administrador una dirección así.
factors-app = Aplicación de códigos
factors-appText = Una aplicación de su teléfono muestra un código nuevo de seis dígitos cada 30 segundos.
factors-beginApp = Configurar una aplicación
factors-removeApp = Quitar la aplicación de la cuenta
factors-scan = Escanee este código con la aplicación:
factors-qr = Código QR para la aplicación
factors-type = O escriba esto en la aplicación:
factors-code = El código que muestra ahora la aplicación
factors-finish = Terminar
factors-codesTitle = Códigos de recuperación
factors-codesText = Con cada uno de estos códigos puede iniciar sesión una vez si pierde sus otros factores. Solo se muestran ahora: imprímalos o guárdelos donde guarda sus contraseñas.
factors-renew = Nuevos códigos de recuperación
factors-confirmTitle = Confirme su identidad
factors-confirmText = Antes de cambiar sus factores, confirme su identidad.
factors-codeOrRecovery = Un código de su aplicación o un código de recuperación
factors-confirm = Confirmar
factors-remove = Eliminar

## factorsLive

factorsLive-codesFile = codigos-de-recuperacion.txt
factorsLive-limited =
    { $n ->
        [one] Demasiados intentos fallidos. Inténtelo de nuevo en { $n } segundo.
        [many] Demasiados intentos fallidos. Inténtelo de nuevo en { $n } de segundos.
       *[other] Demasiados intentos fallidos. Inténtelo de nuevo en { $n } segundos.
    }
factorsLive-conflict = Ya existe, o no hay espacio para ello. Vuelva a cargar la página.
factorsLive-lastOne = Este servidor le pide un segundo factor. Configure otro antes de eliminar este.
factorsLive-noPasskeys = Aún no tiene llaves de acceso.
factorsLive-never = sin usar
factorsLive-used = último uso { $when }
factorsLive-made = agregada { $when }
factorsLive-remove = Eliminar
factorsLive-removed = Se eliminó.
factorsLive-added = Se agregó.
factorsLive-removeQuestion = ¿Eliminar la llave de acceso “{ $name }”? Ya no abrirá su cuenta.
factorsLive-removeAppQuestion = ¿Quitar la aplicación de su cuenta? Sus códigos ya no abrirán su cuenta.
factorsLive-nameIt = Ponga un nombre a la llave de acceso.
factorsLive-passkeyCancelled = No se usó ninguna llave de acceso. Inténtelo de nuevo.
factorsLive-passkeyRefused = El servidor no aceptó esta llave de acceso. Inténtelo de nuevo.
factorsLive-appSince = Su aplicación se configuró { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Queda { $n } código de recuperación.
        [many] Quedan { $n } de códigos de recuperación.
       *[other] Quedan { $n } códigos de recuperación.
    }
factorsLive-wrongCode = Ese código no es correcto. Verifique la hora de su teléfono y escriba el código que se muestra ahora.
factorsLive-notConfirmed = No es correcto. Inténtelo de nuevo.
factorsLive-done = Ya tiene un segundo factor. Guarde los códigos de recuperación y continúe.
factorsLive-copied = Copiado
factorsLive-copyFailed = No se pudo copiar. Seleccione el texto y cópielo.

## secondStep

secondStep-title = Un paso más
secondStep-passkey = Usar una llave de acceso
secondStep-code = Código de su aplicación o código de recuperación
secondStep-codeHint = Seis dígitos, o dieciséis letras y dígitos.
secondStep-recoveryCode = Código de recuperación
secondStep-recoveryHint = Dieciséis letras y dígitos. Los recibió al agregar su llave de acceso.
secondStep-submit = Iniciar sesión
secondStep-lost = ¿Perdió el teléfono y los códigos de recuperación? Un administrador de este servidor puede restablecer sus segundos factores.
secondStep-again = Empezar de nuevo

## secondStepLive

secondStepLive-noCode = Ingrese un código.
secondStepLive-wrongCode = Ese código no es correcto o ya se usó. Espere al siguiente.
secondStepLive-passkeyCancelled = No se usó ninguna llave de acceso. Inténtelo de nuevo o use un código.
secondStepLive-passkeyRefused = El servidor no aceptó esta llave de acceso. Inténtelo de nuevo o use un código.
secondStepLive-limited =
    { $n ->
        [one] Demasiados códigos incorrectos. Inténtelo de nuevo en { $n } segundo.
        [many] Demasiados códigos incorrectos. Inténtelo de nuevo en { $n } de segundos.
       *[other] Demasiados códigos incorrectos. Inténtelo de nuevo en { $n } segundos.
    }
secondStepLive-retry = Ya puede intentarlo de nuevo.
secondStepLive-offline = El servidor no respondió. Verifique su conexión e inténtelo de nuevo.
secondStepLive-failed = Se produjo un error ({ $status }).

## tokens

tokens-may = Qué permite
tokens-everything = Todo
tokens-create = Solo crear enlaces
tokens-createRead = Crear y leer enlaces
tokens-audit = Solo leer registros
tokens-ask = Pedir secretos a otras personas y abrir sus respuestas
tokens-lasts = Cuánto tiempo funciona
tokens-always = Hasta que se revoque
tokens-days30 = 30 días
tokens-days90 = 90 días
tokens-year = Un año
tokens-networks = Solo desde determinadas redes
tokens-networksLabel = Direcciones o redes
tokens-networksHint = Sepárelas con comas. Si queda vacío, el token funciona en todas partes.

## tokensLive

tokensLive-tokenMay = permite { $what }
tokensLive-tokenCreate = crear
tokensLive-tokenRead = leer
tokensLive-tokenAudit = leer registros
tokensLive-tokenExpire = eliminar
tokensLive-tokenAdmin = administrar
tokensLive-tokenAsk = pedir secretos
tokensLive-tokenOpen = abrir las respuestas
tokensLive-tokenFrom = solo desde { $networks }
tokensLive-tokenUntil = expira { $when }
tokensLive-tokenOver = expiró { $when }
tokensLive-tokenUsedFrom = último uso { $when } desde { $address }
tokensLive-badNetworks = Ingrese direcciones o redes como 192.0.2.0/24, 50 como máximo.

## oversightLive

oversightLive-auditor = auditor
oversightLive-makeAuditor = Hacer auditor
oversightLive-makeAuditorQuestion = ¿Hacer auditor a { $email }? Esa persona verá los registros de todos y ningún secreto.
oversightLive-takeAuditor = Quitar derechos de auditor
oversightLive-takeAuditorQuestion = ¿Quitar los derechos de auditor a { $email }? Sus sesiones y tokens terminan.
oversightLive-log = Registro
oversightLive-logNothing = Ninguna entrada.

## signIns

signIns-title = Inicios de sesión recientes
signIns-text = Quién inició sesión en su cuenta o lo intentó. Si no reconoce un inicio de sesión, cambie su contraseña.

## signInsLive

signInsLive-signedIn = Inicio de sesión
signInsLive-signInFailed = Inicio de sesión fallido
signInsLive-byPassword = con una contraseña
signInsLive-byLink = con un enlace de un solo uso
signInsLive-bySetup = con el código de instalación
signInsLive-bySignUp = al crear la cuenta
signInsLive-byDirectory = a través del directorio
signInsLive-byCompany = a través del inicio de sesión de la empresa
signInsLive-byPasskey = con una llave de acceso
signInsLive-secondFactor = con un segundo factor
signInsLive-wrongPassword = contraseña incorrecta
signInsLive-wrongCode = código de instalación incorrecto
signInsLive-wrongLink = enlace de un solo uso no válido
signInsLive-wrongCurrent = contraseña actual incorrecta
signInsLive-wrongFactor = segundo factor incorrecto
signInsLive-wrongPasskey = llave de acceso incorrecta
signInsLive-deviceGuesses = demasiados intentos en dispositivos conocidos
signInsLive-unanswered = el directorio no respondió
signInsLive-asAdministrator = como administrador
signInsLive-times =
    { $n ->
        [one] { $n } vez
        [many] { $n } de veces
       *[other] { $n } veces
    }
signInsLive-noSignIns = Aún no hay ningún inicio de sesión registrado.

## adminLog

adminLog-title = Registro de los administradores
adminLog-lead = Quién inició sesión y quién modificó cuentas, tokens, claves y configuración. Ninguna entrada se puede modificar ni eliminar sin que se note.
adminLog-person = Dirección de correo electrónico
adminLog-personHint = De quien lo hizo o de la persona afectada.
adminLog-what = Qué
adminLog-everything = Todo
adminLog-show = Mostrar
adminLog-newer = Más recientes
adminLog-older = Más antiguas

## adminLogLive

adminLogLive-signOut = Cierre de sesión
adminLogLive-leftOut = Más fallos de los que figuran
adminLogLive-userAdded = Cuenta agregada
adminLogLive-userRemoved = Cuenta eliminada
adminLogLive-userDisabled = Cuenta desactivada
adminLogLive-userEnabled = Cuenta activada
adminLogLive-madeAdministrator = Ahora es administrador
adminLogLive-noAdministrator = Ya no es administrador
adminLogLive-madeAuditor = Ahora es auditor
adminLogLive-noAuditor = Ya no es auditor
adminLogLive-suspended = Cuenta suspendida por el inicio de sesión de la empresa
adminLogLive-admitted = Cuenta admitida de nuevo por el inicio de sesión de la empresa
adminLogLive-linked = Inicio de sesión de la empresa vinculado
adminLogLive-unlinked = Inicio de sesión de la empresa desvinculado
adminLogLive-vouched = Dirección confirmada
adminLogLive-joinedGroup = Incorporación a un grupo
adminLogLive-leftGroup = Salida de un grupo
adminLogLive-factorAdded = Segundo factor agregado
adminLogLive-factorRemoved = Segundo factor eliminado
adminLogLive-factorsReset = Segundos factores restablecidos
adminLogLive-codesMade = Códigos de recuperación creados
adminLogLive-invited = Invitación enviada
adminLogLive-accessEnded = Todos los accesos terminados
adminLogLive-linksExpired = Enlaces de la cuenta eliminados
adminLogLive-withdrawn = Invitación retirada
adminLogLive-sessionEnded = Sesión cerrada
adminLogLive-linkMade = Enlace de un solo uso creado
adminLogLive-passwordSet = Contraseña establecida
adminLogLive-tokenMade = Token de API creado
adminLogLive-tokenRemoved = Token de API revocado
adminLogLive-settingsChanged = Configuración modificada
adminLogLive-rotationBegun = Rotación de la clave maestra iniciada
adminLogLive-rotationEnded = Rotación de la clave maestra terminada
adminLogLive-exported = Registros de auditoría exportados
adminLogLive-backedUp = Copia de seguridad hecha
adminLogLive-restored = Copia de seguridad restaurada
adminLogLive-byWhom = por { $name }
adminLogLive-commandLine = la línea de comandos
adminLogLive-server = el servidor
adminLogLive-bySetupCode = el código de instalación
adminLogLive-bySigningUp = la creación de la cuenta
adminLogLive-byOneTimeLink = un enlace de un solo uso
adminLogLive-directory = el directorio
adminLogLive-companySignIn = el inicio de sesión de la empresa
adminLogLive-noEntries = Ninguna entrada coincide.
adminLogLive-showAll = Mostrar todo

## ownLogLive

ownLogLive-byCode = confirmado con un código: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Nota
ownLogLive-logCount = { $from }–{ $to } de { $total }
ownLogLive-own-creation = creado
ownLogLive-own-view = abierto
ownLogLive-own-failed_view = intento fallido
ownLogLive-own-expire = eliminado
ownLogLive-own-restored = eliminación deshecha
ownLogLive-own-failed_passphrase = frase de contraseña incorrecta
ownLogLive-own-probable_program = probablemente un programa
ownLogLive-own-code_sent = código enviado por correo
ownLogLive-own-code_queued = código a la espera de enviarse por correo
ownLogLive-own-code_failed = código no enviado por correo
ownLogLive-own-failed_code = código incorrecto
ownLogLive-own-owner_view = abierto por usted
ownLogLive-own-wrong_network = intento desde otra red
ownLogLive-own-other_device = intento en otro dispositivo
ownLogLive-own-alarm = reportado: “No fui yo”
ownLogLive-own-freeze = pausado por usted
ownLogLive-own-thaw = reanudado por usted
ownLogLive-own-changed = modificado por usted
ownLogLive-own-hold_asked = espera su autorización
ownLogLive-own-hold_released = autorizado por usted
ownLogLive-own-hold_refused = rechazado y pausado por usted
ownLogLive-own-request_view = leída
ownLogLive-own-answer = respondida
ownLogLive-own-mail_returned = correo devuelto
ownLogLive-own-creation_email_send = notificación por correo solicitada
ownLogLive-own-admin_view = abierto por un administrador
ownLogLive-own-imported = trasladado aquí desde Password Pusher

## seenLogLive

seenLogLive-seen-creation = creado
seenLogLive-seen-view = abierto
seenLogLive-seen-failed_view = intento fallido
seenLogLive-seen-expire = eliminado
seenLogLive-seen-restored = eliminación deshecha
seenLogLive-seen-failed_passphrase = frase de contraseña incorrecta
seenLogLive-seen-probable_program = probablemente un programa
seenLogLive-seen-code_sent = código enviado por correo
seenLogLive-seen-code_queued = código a la espera de enviarse por correo
seenLogLive-seen-code_failed = código no enviado por correo
seenLogLive-seen-failed_code = código incorrecto
seenLogLive-seen-owner_view = abierto por su propietario
seenLogLive-seen-wrong_network = rechazado fuera de sus redes
seenLogLive-seen-other_device = rechazado en otro dispositivo
seenLogLive-seen-alarm = reportado por un destinatario
seenLogLive-seen-freeze = pausado por su propietario
seenLogLive-seen-thaw = reanudado por su propietario
seenLogLive-seen-changed = modificado por su propietario
seenLogLive-seen-hold_asked = espera al propietario
seenLogLive-seen-hold_released = autorizado por el propietario
seenLogLive-seen-hold_refused = rechazado por el propietario
seenLogLive-seen-request_view = leída
seenLogLive-seen-answer = respondida
seenLogLive-seen-mail_returned = correo devuelto
seenLogLive-seen-creation_email_send = notificación por correo solicitada
seenLogLive-seen-admin_view = abierto por un administrador
seenLogLive-seen-imported = trasladado aquí desde Password Pusher

## eventNamesLive

eventNamesLive-push-created = Enlace creado
eventNamesLive-push-viewed = Enlace abierto
eventNamesLive-push-wrong_passphrase = Frase de contraseña incorrecta
eventNamesLive-push-expired = Enlace expirado
eventNamesLive-push-alarm = Reporte de un destinatario
eventNamesLive-push-hold_asked = Alguien está esperando
eventNamesLive-push-code_failed = Código no enviado por correo
eventNamesLive-request-answered = Solicitud respondida
eventNamesLive-request-closed = Solicitud cerrada

## conditionWords

conditionWords-passphrases = frases de contraseña
conditionWords-passwords = contraseñas
conditionWords-second_factors = segundos factores
conditionWords-passkeys = llaves de acceso

## conditionSays

conditionSays-disk_full = Solo quedan { $freeBytes } libres en el disco de { $directory }: por debajo de { $floorBytes } se rechazan archivos.
conditionSays-disk_low = Quedan { $freeBytes } libres en el disco de { $directory }, menos de lo que pueden ocupar los archivos de un enlace ({ $linkBytes }).
conditionSays-disk_no_inodes = En el disco de { $directory } caben pocos archivos más ({ $files }): se quedó sin inodos.
conditionSays-disk_error = El disco de { $directory } dio un error el { $atMs }: { $reason }
conditionSays-database_damaged = La base de datos está dañada. El registro indica los lugares.
conditionSays-database_trouble = Este servidor no puede atender peticiones en este momento: { $reason }
conditionSays-bucket_trouble = No se pueden guardar ni abrir archivos: { $reason }
conditionSays-scanner_trouble = El antivirus no examina ningún archivo, así que se rechazan todos: { $reason }
conditionSays-sweep_failed = Lo que expiró no se elimina del disco: { $reason }
conditionSays-clock_jumped = El reloj se adelantó más de un día. Ahora marca: { $nowMs }. Durante una hora después del salto no se borra nada.
conditionSays-backup_failed = La última copia de seguridad falló: { $reason }
conditionSays-backup_damaged = La última copia de seguridad, { $name }, contiene datos dañados. Lugares dañados: { $count }. { $reason }
conditionSays-backup_old = La última copia de seguridad es del { $lastMs }.
conditionSays-certificate_ended = El certificado { $file } expiró el { $untilMs }: los clientes lo rechazan.
conditionSays-certificate_ends = El certificado { $file } es válido hasta el { $untilMs }.
conditionSays-certificate_unusable = No se puede usar un certificado del disco: { $reason } Un servidor en marcha conserva el anterior.
conditionSays-certificate_not_obtained = No hay ningún certificado válido, y los clientes rechazan este servidor: { $reason }
conditionSays-certificate_not_renewed = No se pudo renovar el certificado: { $reason }
conditionSays-client_secret_refused = El proveedor de inicio de sesión no acepta oidc.client_secret: nadie puede iniciar sesión allí.
conditionSays-client_secret_ends = El secreto de oidc.client_secret es válido hasta el { $untilMs }. Después, nadie podrá iniciar sesión en el proveedor.
conditionSays-token_ends = El token de API “{ $name }” de { $owner }, usado recientemente, es válido hasta el { $untilMs }.
conditionSays-administrator_new = { $user } tiene el rol de administrador desde el { $sinceMs }, concedido por: { $by }.
conditionSays-guessing = Alguien intenta adivinar ({ $guessed }): en una hora se rechazaron { $times } intentos o más, por ser demasiados.
conditionSays-codes_failed = Los códigos para los destinatarios no se pueden enviar por correo: { $reason }
conditionSays-codes_wait = Correos en espera con códigos para destinatarios: { $count }. Un destinatario o un remitente alcanzó el límite por hora. El último correo sale el { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] No se pudo entregar { $n } evento y se desistió de hacerlo.
        [many] No se pudieron entregar { $n } de eventos y se desistió de hacerlo.
       *[other] No se pudieron entregar { $n } eventos y se desistió de hacerlo.
    }
conditionSays-deliveries_late = Un evento del { $sinceMs } está pendiente de entrega.
conditionSays-nodes_differ = Los nodos no son iguales: { $reason }
conditionSays-version_ready = El archivo de una versión nueva está en { $file }.
conditionSays-disk_fine = Quedan { $freeBytes } libres de { $totalBytes } en el disco de { $directory }.
conditionSays-certificate_fine = El certificado { $file } es válido hasta el { $untilMs }.
conditionSays-backup_none = Aún no se ha hecho ninguna copia de seguridad.
conditionSays-backup_fine = La última copia de seguridad es del { $lastMs }.
conditionSays-backup_scheduled = La última copia de seguridad, { $name }, es del { $lastMs }, y la siguiente está prevista para el { $nextMs }.
conditionSays-node_fine = El nodo { $node } ejecuta la versión { $version }.

## conditionMend

conditionMend-disk_full = Libere espacio en este disco o amplíelo.
conditionMend-disk_low = Libere espacio en este disco o amplíelo.
conditionMend-disk_no_inodes = Elimine archivos pequeños que otros programas hayan dejado en este disco.
conditionMend-disk_error = Haga ahora una copia de seguridad. Después, revise el disco y su conexión. El registro del sistema dice más.
conditionMend-database_damaged = Restaure una copia de seguridad.
conditionMend-database_trouble = Revise la base de datos, su host y el camino hasta ellos.
conditionMend-bucket_trouble = Revise el bucket, sus claves y el camino hasta él. Un directorio que comparten los nodos debe estar montado.
conditionMend-scanner_trouble = Inicie clamd y permita que el usuario de este servidor lea su socket. El registro de clamd dice más.
conditionMend-sweep_failed = Nadie puede abrirlo. Revise el disco y el registro.
conditionMend-clock_jumped = Si el reloj está mal, corríjalo dentro de esa hora. Si está bien, no haga nada: este aviso también aparece después de una parada larga o de una restauración.
conditionMend-backup_failed = Elimine la causa. El servidor lo reintenta por sí mismo.
conditionMend-backup_damaged = Revise el disco y averigüe qué está dañado. Las copias de seguridad anteriores íntegras se conservan.
conditionMend-backup_old = Revise lo que hace sus copias de seguridad, o haga una a mano.
conditionMend-certificate_ended = Sustituya los archivos del certificado y de su clave. El servidor los vuelve a leer por sí mismo.
conditionMend-certificate_ends = Sustituya los archivos del certificado y de su clave. El servidor los vuelve a leer por sí mismo.
conditionMend-certificate_unusable = Sustituya los archivos del certificado y de su clave.
conditionMend-certificate_not_obtained = El servidor lo reintenta por sí mismo. Revise la autoridad y el camino hasta ella.
conditionMend-certificate_not_renewed = El que está en uso es válido hasta el { $untilMs }, y el servidor lo reintenta. Revise la autoridad y el camino hasta ella.
conditionMend-client_secret_refused = Cree un secreto nuevo en el proveedor y defínalo.
conditionMend-client_secret_ends = Cree un secreto nuevo en el proveedor, defínalo y ponga en oidc.client_secret_until su fecha de fin.
conditionMend-token_ends = Su propietario crea uno nuevo y se lo da al programa que lo usa.
conditionMend-administrator_new = Si no lo esperaba, retire ese derecho y consulte el registro de los administradores.
conditionMend-guessing = El registro indica las direcciones. Bloquéelas en su firewall.
conditionMend-codes_failed = Revise el servidor de correo y la configuración del correo. Los destinatarios cuyo código no se envió tienen que pedir otro.
conditionMend-codes_wait = Si los remitentes necesitan llegar a tantos destinatarios, aumente mail.per_hour. Los registros de sus enlaces indican de quién son los códigos que esperan.
conditionMend-deliveries_dead = Repare el receptor y después reintente o descarte lo que no se entregó.
conditionMend-deliveries_late = Revise el servidor de correo, el webhook o el recopilador. El registro indica cuál falla.
conditionMend-nodes_differ = Dé a todos los nodos la misma versión, la misma configuración y la misma hora.
conditionMend-version_ready = Verifíquelo y después actualice.
conditionMend-backup_none = Si nada más hace copias de este servidor, haga una.

## errorPage

errorPage-missing = Página no encontrada
errorPage-missingText = No hay ninguna página en esta dirección.
errorPage-home = Ir a la página de inicio
errorPage-busy = Demasiadas peticiones
errorPage-busyText = Recibimos demasiadas peticiones desde su dirección. No se abrió nada. Espere un momento y vuelva a cargar esta página.
errorPage-keySent = Este enlace dejó de ser secreto
errorPage-keySentText = Algún programa intermedio, como un filtro de correo, escribió %23 en lugar de # en este enlace, y así su clave se envió al servidor. No se abrió nada ni se contó ninguna visualización, pero la clave ya no es secreta. Pida al remitente un enlace nuevo, enviado por otra vía.
errorPage-upgrading = Este servidor se está actualizando
errorPage-upgradingText = No se abrió nada y no se perdió nada. Vuelva a cargar esta página en un minuto.
errorPage-unavailable = No disponible en este momento
errorPage-unavailableText = El servidor no puede hacerlo en este momento. No se abrió nada y no se perdió nada. Inténtelo de nuevo en unos minutos.
errorPage-unconfirmed = Sin confirmar
errorPage-unconfirmedText = El servidor no puede saber si se hizo. Puede que se haya contado una visualización aunque no se haya mostrado nada. Inténtelo de nuevo en unos minutos; si para entonces el secreto ya no está, pida a su remitente un enlace nuevo.
errorPage-defect = Se produjo un error
errorPage-defectText = Esto no debería ocurrir. Diga a quien gestiona este servidor cuándo pasó: el registro tiene los detalles.

## mailShared

mailShared-subject = { $sender } tiene algo para usted
mailShared-lead = { $sender } comparte algo confidencial con usted a través de { $service }.
mailShared-link = Abrir
mailShared-until = El enlace funciona hasta el { $when }.
mailShared-views =
    { $n ->
        [one] Se puede abrir una vez.
        [many] Se puede abrir { $n } de veces.
       *[other] Se puede abrir { $n } veces.
    }
mailShared-notice = Pida el enlace a { $sender }: este correo no lo contiene.
mailShared-stranger = Si no conoce a { $sender }, ignore este correo.
mailShared-unverified = Nadie ha verificado que la dirección { $sender } sea del remitente. Pregunte a { $sender } por otra vía si este correo es suyo. Si no puede, ignórelo.

## mailAsked

mailAsked-subject = { $sender } le pide algo
mailAsked-lead = { $sender } le pide que envíe algo confidencial a través de { $service }.
mailAsked-link = Responder
mailAsked-until = Puede responder hasta el { $when }. No necesita cuenta.

## mailNeeds

mailNeeds-name = El remitente da el nombre “{ $name }”.
mailNeeds-shared = Antes de abrirlo:
mailNeeds-asked = Antes de responder:
mailNeeds-from = Se abre a partir del { $when }.
mailNeeds-passphrase = Necesita una frase de contraseña. { $sender } se la comunica por otra vía.
mailNeeds-code = Necesita un código. La página lo envía a { $address } cuando usted lo pide.
mailNeeds-proof = Solo determinadas personas pueden abrirlo. La página le pide que acredite que es una de ellas.
mailNeeds-release = { $sender } debe autorizar que usted lo abra. Abra el enlace y deje la página abierta hasta entonces.
mailNeeds-lock = Solo el dispositivo y el navegador que lo abran primero podrán volver a abrirlo. Ábralo donde lo necesite.
mailNeeds-letters = La página muestra tres letras. Escríbalas para que sepa que usted no es un programa.

## mailOpened

mailOpened-subject = Abierto: { $name }
mailOpened-unnamed = Su enlace del { $date }
mailOpened-lead = Su enlace se abrió: { $when }.
mailOpened-left =
    { $n ->
        [one] Se puede abrir una vez más.
        [many] Se puede abrir { $n } de veces más.
       *[other] Se puede abrir { $n } veces más.
    }
mailOpened-last = Era la última visualización: el secreto se borró.
mailOpened-link = Mis enlaces
mailOpened-why = Recibe este correo porque pidió que se le avisara cuando se abriera.

## mailAnswered

mailAnswered-subject = Respuesta: { $name }
mailAnswered-unnamed = Su solicitud del { $date }
mailAnswered-lead = Su solicitud recibió una respuesta: { $when }.
mailAnswered-keep = Este correo no contiene la respuesta. Inicie sesión para abrirla.
mailAnswered-link = Solicitudes
mailAnswered-why = Recibe este correo porque pidió uno con cada respuesta.

## mailCode

mailCode-subject = Su código de { $service }
mailCode-lead = Alguien comparte algo confidencial con usted a través de { $service }. Para abrirlo, escriba este código en la página que lo pidió:
mailCode-leadNamed = { $sender } comparte algo confidencial con usted a través de { $service }. Para abrirlo, escriba este código en la página que lo pidió:
mailCode-asks = Alguien le pide algo confidencial a través de { $service }. Para leer la solicitud y responder, escriba este código en la página que lo pidió:
mailCode-asksNamed = { $sender } le pide algo confidencial a través de { $service }. Para leer la solicitud y responder, escriba este código en la página que lo pidió:
mailCode-until =
    { $n ->
        [one] El código sirve una vez, durante { $n } minuto, y solo en el navegador que lo pidió.
        [many] El código sirve una vez, durante { $n } de minutos, y solo en el navegador que lo pidió.
       *[other] El código sirve una vez, durante { $n } minutos, y solo en el navegador que lo pidió.
    }
mailCode-ignore = Si no pidió ningún código, ignore este correo y no dé el código a nadie.

## mailInvited

mailInvited-subject = Su cuenta en { $service }
mailInvited-lead = Ya tiene una cuenta en { $service }: { $email }.
mailInvited-link = Elegir una contraseña
mailInvited-once = El enlace funciona una vez, hasta el { $when }.

## mailReset

mailReset-subject = Elija una contraseña nueva para { $service }
mailReset-lead = Un administrador de { $service } le permite elegir una contraseña nueva para { $email }.
mailReset-link = Elegir una contraseña
mailReset-once = El enlace funciona una vez, hasta el { $when }.

## mailNotice

mailNotice-subject = Su cuenta en { $service }
mailNotice-password = Se cambió la contraseña de { $email }: { $when }.
mailNotice-factorAdded = Se agregó un segundo factor a { $email }: { $when }.
mailNotice-factorRemoved = Se eliminó un segundo factor de { $email }: { $when }.
mailNotice-factorsReset = Un administrador eliminó todos los segundos factores de { $email }: { $when }.
mailNotice-recoveryCodes = Se crearon códigos de recuperación nuevos para { $email }: { $when }. Los anteriores ya no funcionan.
mailNotice-recoveryCode = Se usó un código de recuperación de { $email }: { $when }. No volverá a funcionar.
mailNotice-devices = Demasiadas contraseñas o códigos incorrectos para { $email } llegaron de navegadores en los que ya se había iniciado sesión: { $when }. Puede que alguien tenga uno de sus dispositivos.
mailNotice-from = Llegó desde la dirección { $address }.
mailNotice-stranger = Si no lo esperaba, cambie su contraseña en { $service } y avise a su administrador.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } asunto para su administrador
        [many] { $service }: { $n } de asuntos para su administrador
       *[other] { $service }: { $n } asuntos para su administrador
    }
mailConditions-link = Estado del servidor
mailConditions-why = Recibe este correo porque notices.mail incluye su dirección. Llega una vez, y de nuevo a los siete días si nada cambió. Ejecute los comandos en el host del servidor, con sudo y el --config del servidor.

## mailTest

mailTest-subject = Prueba de { $service }
mailTest-lead = El correo de { $service } llega.
mailTest-link = { $service }

## opener

opener-title = Abrir un enlace sellado
opener-lead = Esta página es un archivo suyo: abre enlaces sellados de extremo a extremo, y ningún servidor puede modificarla. Pide al servidor del enlace el secreto sellado y nada más.
opener-link = Enlace, con la parte que sigue a #
opener-passphraseHint = Solo si el remitente le dio una.
opener-open = Abrir
opener-notLink = No es un enlace a un secreto. Copie el enlace entero, desde https:// hasta el final.
opener-unreachable = No hay ninguna respuesta que esta página pueda leer. No se puede contactar con el servidor, o este solo deja que su propia página abra este enlace: puede que el secreto no esté sellado o que se limite a determinadas redes. No se abrió nada.
opener-incomplete = La respuesta no llegó completa. Puede haber contado como una visualización.
opener-notSealed = Lo que envió el servidor no está sellado, así que no es lo que el remitente selló para este enlace. No se muestra nada de ello.
opener-wrong = La frase de contraseña falta o no es correcta. No se contó ninguna visualización.
opener-refused = El servidor no lo entrega en este momento. No se contó ninguna visualización.
opener-held = Quien lo envió debe autorizarlo. Dígale estas palabras: { $words }
opener-heldWordless = Quien lo envió debe autorizarlo.
opener-otherPassphrase = No se abre con esta frase de contraseña. Inténtelo de nuevo: el secreto sellado está aquí y no se cuenta ninguna visualización más. Deje el campo vacío si el remitente no le dio ninguna frase de contraseña.
opener-go = Abrir la dirección en { $host }
opener-saved = Guardado

## languages

languages-title = Elija su idioma
languages-search = Busque su idioma
languages-searchHint = El nombre en el propio idioma, el nombre en inglés o el código, como pt-BR.
languages-find = Buscar
languages-none = Ningún idioma coincide.
languages-all = Todos los idiomas
languages-browser = Idioma de mi navegador
languages-back = Volver a la página
languages-counts = Los textos en otros idiomas son traducciones. Si difieren del inglés, prevalece el inglés. Si encuentra una palabra incorrecta, dígaselo a quienes administran este servidor.
languages-recipient = Idioma para el destinatario
languages-recipientHint = Para la página del enlace y el correo sobre él. Los destinatarios que eligieron un idioma conservan el suyo.
languages-recipientOwn = El que pida su navegador
languages-answerer = Idioma para quien responda
languages-answererHint = Para la página de la solicitud. Quienes eligieron un idioma conservan el suyo.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } idioma
        [many] { $n } de idiomas
       *[other] { $n } idiomas
    }
languagesLive-recipientLanguage = Idioma para el destinatario
