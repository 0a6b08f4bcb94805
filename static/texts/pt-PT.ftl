### Portuguese (Portugal)

## layout

layout-skip = Ir para o conteúdo
layout-navigation = Principal
layout-create = Novo
layout-pushes = Os meus links
layout-admin = Admin
layout-account = Conta
layout-signIn = Iniciar sessão
layout-languages = Idioma
layout-light = Claro
layout-dark = Escuro
layout-auto = Automático
layout-api = API
layout-about = Acerca de
layout-aboutLine = Como funciona e quem gere este servidor
layout-noScript = Esta página precisa de JavaScript. Os seus scripts só contactam este servidor.
layout-otherWays = Também pode usar a API ou a linha de comandos.
layout-waiting = Esta página ainda está a carregar. Se nada mudar, recarregue-a.
layout-plain = Esta ligação não está encriptada: outras pessoas na rede podem ler o que enviar e abrir aqui. Use um endereço https://, se existir.
layout-notSealed = Pare: isto não está selado
layout-notSealedText = O remetente selou este segredo, mas o que o servidor enviou não está selado. Nada disso é mostrado. Contacte o remetente, por exemplo, por telefone.

## create

create-title = Partilhar um segredo
create-tagline = Envie uma palavra-passe ou um ficheiro com um link que expira.
create-kinds = O que partilhar
create-text = Texto
create-files = Ficheiros
create-url = Link
create-qr = Código QR
create-textLabel = O seu segredo
create-shared = Partilhado a partir de outra aplicação: verifique antes de enviar.
create-textPlaceholder = Uma palavra-passe, uma chave, uma nota…
create-urlLabel = Endereço web
create-urlHint = O destinatário vê primeiro o endereço e confirma antes de sair desta página.
create-qrLabel = Texto a mostrar como código QR
create-qrHint = O destinatário vê-o como um código QR para ler com a câmara.
create-message = Mensagem (opcional)
create-filesSignIn = Inicie sessão para partilhar ficheiros.
create-hide = Ocultar ao escrever
create-generator = Gerar uma palavra-passe
create-style = Estilo
create-styleCharacters = Carateres
create-styleWords = Palavras
create-stylePin = PIN
create-pinHint = É suficiente como frase de acesso, porque este servidor limita as tentativas. É demasiado fraco para ser o próprio segredo.
create-length = Comprimento
create-digits = Algarismos
create-symbols = Símbolos
create-capitals = Maiúsculas
create-generated = Sugestão
create-again = Nova sugestão
create-use = Usar esta
create-lifetime = Expira após
create-views = Número de visualizações
create-passphrase = Frase de acesso (opcional)
create-passphraseRequired = Frase de acesso (obrigatória)
create-passphraseLength =
    { $n ->
        [one] Pelo menos { $n } caráter.
        [many] Pelo menos { $n } de carateres.
       *[other] Pelo menos { $n } carateres.
    }
create-passphraseHint = Comunique a frase de acesso em separado, por exemplo, por telefone.
create-suggest = Sugerir
create-add = Adicionar uma opção…
create-covered = Manter tapado até ser tocado
create-coveredHint = Ninguém lê por cima do ombro do destinatário quando o segredo é aberto.
create-deletable = O destinatário pode eliminar o segredo
create-notifyMe = Avisar-me quando for aberto
create-notifyByMail = Recebe um e-mail e vê uma marca em «Os meus links».
create-notifyInList = Vê uma marca em «Os meus links».
create-name = Nome (só visível para si)
create-note = Nota (só visível para si)
create-sign = Assinar com o seu nome
create-senderName = O seu nome
create-senderMessage = Mensagem para o destinatário
create-senderMessageHint = É mostrada, antes de o segredo ser aberto, a qualquer pessoa que tenha o link. Não escreva aqui nada confidencial.
create-senderEmail = Mostrar o endereço da sua conta: { $email }
create-sealed = Encriptação de ponta a ponta
create-sealedHint = Ninguém além do destinatário o pode ler, nem mesmo este servidor.
create-sealedName = Dê-lhe um nome para a sua lista: os nomes dos ficheiros também ficam protegidos. O nome, a nota e a assinatura não.
create-sealedRequired = Este servidor não aceita outra coisa.
create-groupLimits = Aplicam-se-lhe os limites dos seus grupos: { $groups }.
create-shownOnce = Copie o link agora. Não poderá voltar a ser mostrado.
create-remembered = As suas escolhas são memorizadas neste dispositivo.
create-reset = Repor as predefinições
create-submit = Criar o link
create-ready = O seu link está pronto
create-passphraseNext = Agora envie a frase de acesso por outro meio
create-passphraseReminder = O link só abre com esta frase de acesso. Comunique-a, por exemplo, por telefone. Não volta a ser mostrada.
create-copyPassphrase = Copiar a frase de acesso
create-end = Eliminar agora
create-another = Partilhar outro

## createClosed

createClosed-title = Inicie sessão para partilhar um segredo
createClosed-text = A partir da sua rede, só quem tem uma conta pode criar links.
createClosed-hint = Se recebeu um link, pode abri-lo a partir daqui como habitualmente.
createClosed-nothingTitle = Não pode partilhar nada aqui
createClosed-nothing = Os limites dos seus grupos ({ $groups }) não deixam nenhum tipo de segredo. Contacte um administrador deste servidor.

## createLive

createLive-bytes = { $used } de { $limit }
createLive-characters = Carateres: { $used } de { $limit }
createLive-bits =
    { $n ->
        [one] cerca de { $n } bit
        [many] cerca de { $n } de bits
       *[other] cerca de { $n } bits
    }
createLive-termViews =
    { $n ->
        [one] { $n } visualização
        [many] { $n } de visualizações
       *[other] { $n } visualizações
    }
createLive-termUntil = até { $date }
createLive-noPassphrase = sem frase de acesso
createLive-withPassphrase = com frase de acesso
createLive-needsPassphrase = frase de acesso obrigatória
createLive-passphraseMissing = Introduza uma frase de acesso.
createLive-passphraseShort =
    { $n ->
        [one] Esta frase de acesso é demasiado curta: pelo menos { $n } caráter. Uma sequência como aaaa ou 1234 conta como dois.
        [many] Esta frase de acesso é demasiado curta: pelo menos { $n } de carateres. Uma sequência como aaaa ou 1234 conta como dois.
       *[other] Esta frase de acesso é demasiado curta: pelo menos { $n } carateres. Uma sequência como aaaa ou 1234 conta como dois.
    }
createLive-signed = Assinatura: { $by }
createLive-blank = Introduza primeiro um segredo.
createLive-tooLong = É demasiado longo: no máximo, { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] É demasiado longo: no máximo, { $n } caráter.
        [many] É demasiado longo: no máximo, { $n } de carateres.
       *[other] É demasiado longo: no máximo, { $n } carateres.
    }
createLive-badUrl = Introduza um endereço web, como https://example.org.
createLive-unsealed = O seu navegador não conseguiu selar isto. Nada foi enviado.
createLive-opens =
    { $n ->
        [one] Pode ser aberto uma vez, até { $date } ({ $relative }).
        [many] Pode ser aberto { $n } de vezes, até { $date } ({ $relative }).
       *[other] Pode ser aberto { $n } vezes, até { $date } ({ $relative }).
    }
createLive-endedTitle = O segredo foi eliminado
createLive-ended = O conteúdo foi apagado. Já não o pode abrir, e mais ninguém pode.
createLive-goneTitle = O link expirou
createLive-gone = Já ninguém o pode abrir. O conteúdo foi apagado.
createLive-linkUnsaved = Ainda não copiou o link, e só esta página o mostra. Sair mesmo assim?
createLive-passphraseUnsaved = Ainda não copiou a frase de acesso, e só esta página a mostra. Sair mesmo assim?
createLive-leaveIt = Sair
createLive-offline = O servidor não respondeu. Verifique a sua ligação e tente novamente.
createLive-rateLimited =
    { $n ->
        [one] Demasiadas solicitações. Tente novamente dentro de { $n } segundo.
        [many] Demasiadas solicitações. Tente novamente dentro de { $n } de segundos.
       *[other] Demasiadas solicitações. Tente novamente dentro de { $n } segundos.
    }
createLive-tryAgain = Já pode tentar novamente.
createLive-tooLarge = É maior do que o servidor aceita.
createLive-signInFirst = Inicie sessão primeiro.
createLive-unavailable = O servidor não está disponível neste momento. O que escreveu continua aqui: tente novamente daqui a pouco.
createLive-noSpace = O servidor já não tem espaço. Nada foi armazenado.
createLive-failed = Algo correu mal ({ $status }). Nada foi armazenado.
createLive-refused = O servidor não aceita este valor.
createLive-tooMany =
    { $n ->
        [one] No máximo, { $n } item.
        [many] No máximo, { $n } de itens.
       *[other] No máximo, { $n } itens.
    }
createLive-outOfRange = Introduza um número de { $min } a { $max }.

## resultLive

resultLive-notOpened = Ainda não foi aberto.
resultLive-openedTimes =
    { $n ->
        [one] Aberto uma vez: { $date }.
        [many] Aberto { $n } de vezes, a última em { $date }.
       *[other] Aberto { $n } vezes, a última em { $date }.
    }

## fileBox

fileBox-files = Ficheiros
fileBox-dropHere = Largue ficheiros ou pastas aqui
fileBox-chooseFiles = Escolher ficheiros
fileBox-chooseFolder = Escolher uma pasta
fileBox-cancel = Cancelar

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] No máximo, um ficheiro de { $file }.
        [many] No máximo, { $n } de ficheiros, { $file } cada um, { $push } no total.
       *[other] No máximo, { $n } ficheiros, { $file } cada um, { $push } no total.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Num link só cabe um ficheiro.
        [many] Num link cabem, no máximo, { $n } de ficheiros.
       *[other] Num link cabem, no máximo, { $n } ficheiros.
    }
filesLive-fileTooLarge = O ficheiro «{ $name }» excede { $limit }.
filesLive-filesTooLarge = No conjunto, os ficheiros excedem { $limit }.
filesLive-noFiles = Escolha pelo menos um ficheiro.
filesLive-packing = A pasta «{ $name }» ainda está a ser comprimida.
filesLive-remove = Remover { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Ligação perdida. O envio continua automaticamente.
filesLive-uploaded = Enviado. O servidor está a armazenar…
filesLive-sealing = A selar no seu navegador: { $percent }
filesLive-unreadable = O seu navegador já não consegue ler um dos ficheiros. Nada foi enviado. Escolha os ficheiros novamente.
filesLive-cancelled = Cancelado. Nada foi armazenado.

## reveal

reveal-title = Um segredo para si
reveal-intro = Alguém partilhou algo confidencial consigo.
reveal-ownTitle = O seu próprio segredo
reveal-ownIntro = Este segredo foi partilhado por si. Os seus destinatários abrem-no nesta página.
reveal-ownPage = Ir para o link, o código QR e o registo
reveal-passphrase = Frase de acesso
reveal-passphraseHint = Recebe-a do remetente, separadamente deste link.
reveal-unlock = Desbloquear
reveal-open = Mostrar o segredo
reveal-counts = A abertura conta como uma visualização.
reveal-how = Como funciona
reveal-sealed = O segredo está encriptado de ponta a ponta: só o seu navegador o pode abrir, e este servidor não o pode ler.
reveal-sealedNoScript = Este link só abre com JavaScript ou com o comando «secretpush open».
reveal-largeText = Um dos ficheiros tem mais de 256 MiB, e este navegador não consegue guardar um ficheiro selado desse tamanho. Isto não contou como visualização. Num computador, abra o link no Chrome ou no Edge por https://, ou com este comando:
reveal-copyCommand = Copiar o comando
reveal-secret = O segredo
reveal-show = Mostrar
reveal-onPaper = O segredo está tapado. Escolha «Mostrar» na página e imprima-a novamente.
reveal-hide = Ocultar
reveal-copy = Copiar
reveal-save = Guardar como ficheiro
reveal-print = Imprimir
reveal-files = Ficheiros
reveal-download = Transferir
reveal-downloadAll = Transferir tudo como ZIP
reveal-address = O remetente quer que abra este endereço:
reveal-go = Abrir o endereço…
reveal-goTitle = Sair desta página?
reveal-goText = Está prestes a abrir um endereço em:
reveal-goYes = Abrir
reveal-goTo = Abrir o endereço em { $host }
reveal-qr = Leia este código com a câmara
reveal-qrText = Texto do código
reveal-remove = Eliminar agora
reveal-removeText = Não poderá voltar a abrir este link, e mais ninguém poderá.
reveal-removeYes = Eliminar
reveal-cancel = Cancelar
reveal-deletedTitle = Eliminado
reveal-deletedText = Já ninguém pode abrir este link, e esta página já não contém o segredo.
reveal-undo = Anular
reveal-openAgain = Voltar ao link
reveal-gone = Já não há nada aqui
reveal-goneText = Este link expirou, foi eliminado ou nunca existiu.
reveal-openedHere = Abriu este link neste dispositivo em { $date } ({ $relative }). Desde então, expirou ou foi eliminado.
reveal-goneHint = Peça um novo link ao remetente.
reveal-goneCreate = Partilhe também um segredo
reveal-letters = Escreva estas três letras
reveal-lettersNeeded = Escreva as três letras e prima novamente o botão. Nada foi aberto.
reveal-lettersOther = Eram outras letras. Escreva estas três e prima novamente o botão. Nada foi aberto.
reveal-wrong = A frase de acesso está errada.
reveal-limited = Demasiadas frases de acesso erradas. Espere um minuto e tente novamente.
reveal-refused = Quem enviou isto recusou-se a autorizar a abertura.
reveal-waitOver = A sua espera terminou. Abra novamente para voltar a pedir.
reveal-crowded = Há demasiadas pessoas à espera disto. Tente novamente dentro de um minuto.
reveal-scanner = Este navegador diz que é um programa que verifica links, por isso nada foi aberto. Abra o link noutro navegador.
reveal-again = Recarregar a página não volta a abrir o segredo. Prima o botão para o abrir mais uma vez.
reveal-failed = Algo correu mal no servidor. Tente novamente daqui a pouco.

## senderNote

senderNote-label = Do remetente
senderNote-shares = { $name } partilha algo consigo.
senderNote-writes = { $name } escreve:
senderNote-unnamedWrites = O remetente escreve:
senderNote-account = Foi enviado a partir da conta { $email } deste servidor.
senderNote-anyAccount = Foi enviado a partir da conta { $email }. Qualquer pessoa pode criar aqui uma conta, pelo que este endereço não está verificado.
senderNote-unverifiedAccount = Foi enviado a partir da conta { $email }. Ninguém verificou este endereço.
senderNote-ownWords = O nome e a mensagem são palavras do próprio remetente.
senderNote-unverified = O nome e a mensagem são palavras do próprio remetente. Este servidor não sabe se o nome está certo.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Pode anular isto durante { $n } segundo.
        [many] Pode anular isto durante { $n } de segundos.
       *[other] Pode anular isto durante { $n } segundos.
    }

## undoLive

undoLive-deleted = Eliminado. Ninguém o pode abrir.
undoLive-undo = Anular ({ $seconds })
undoLive-undone = A eliminação foi anulada.
undoLive-tooLate = Não foi possível anular: o segredo já foi apagado.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Pode ser aberto mais uma vez, até { $date } ({ $relative }).
        [many] Pode ser aberto mais { $n } de vezes, até { $date } ({ $relative }).
       *[other] Pode ser aberto mais { $n } vezes, até { $date } ({ $relative }).
    }
revealLive-lastView = Esta foi a última visualização. O segredo foi apagado do servidor: guarde agora o que precisar.
revealLive-lastViewFiles = Esta foi a última visualização. Transfira agora o que precisar: os links só funcionam durante pouco tempo.
revealLive-ownView = As suas próprias visualizações não são contadas.
revealLive-shown = O segredo está visível.
revealLive-covered = O segredo está tapado.
revealLive-copied = Copiado
revealLive-copyFailed = Não foi possível copiar. Selecione o texto e copie-o.
revealLive-wrong = A frase de acesso está errada.
revealLive-limited =
    { $n ->
        [one] Demasiadas frases de acesso erradas. Tente novamente dentro de { $n } segundo.
        [many] Demasiadas frases de acesso erradas. Tente novamente dentro de { $n } de segundos.
       *[other] Demasiadas frases de acesso erradas. Tente novamente dentro de { $n } segundos.
    }
revealLive-busy =
    { $n ->
        [one] Demasiadas solicitações. Tente novamente dentro de { $n } segundo.
        [many] Demasiadas solicitações. Tente novamente dentro de { $n } de segundos.
       *[other] Demasiadas solicitações. Tente novamente dentro de { $n } segundos.
    }
revealLive-again = Já pode tentar novamente.
revealLive-unconnected = Está sem ligação. Nada foi aberto.
revealLive-offline = A resposta do servidor não chegou completa. Pode ter contado como uma visualização.
revealLive-failed = Algo correu mal no servidor. Tente novamente daqui a pouco.
revealLive-downloaded = Transferido
revealLive-downloadedOf = Ficheiros transferidos: { $done } de { $total }
revealLive-preview = Pré-visualizar
revealLive-previewOf = Pré-visualização de { $name }
revealLive-previewFailed = Esta imagem não pode ser mostrada aqui. Transfira-a.
revealLive-downloadFailed = A transferência parou. O link pode ter expirado.
revealLive-deleteFailed = Não foi possível eliminar o segredo.
revealLive-noAddress = Isto não é um endereço web, por isso é mostrado como texto simples.
revealLive-fileName = segredo.txt
revealLive-see = Mostrar

## sealedLive

sealedLive-linkCut = Este link não está completo: falta a parte a seguir ao #. Peça o link completo ao remetente. Nada foi aberto, e nenhuma visualização foi contada.
sealedLive-linkAltered = Este link foi cortado ou alterado pelo caminho: a parte a seguir ao # não está certa. Peça o link completo ao remetente. Nada foi aberto, e nenhuma visualização foi contada.
sealedLive-moduleMissing = A parte desta página que abre segredos selados não chegou. Verifique a sua ligação e recarregue a página. Nada foi aberto, e nenhuma visualização foi contada.
sealedLive-sealBroken = O conteúdo selado foi danificado ou alterado, por isso nada dele é mostrado. Peça ao remetente que o envie novamente.
sealedLive-sealShort = Falta o fim do conteúdo selado, por isso nada dele é mostrado. Peça ao remetente que o envie novamente.
sealedLive-sealOther = O conteúdo selado não corresponde a este link ou está selado de um modo que esta página não consegue abrir. Peça ao remetente que o envie novamente.
sealedLive-fileWhole = Completo: o ficheiro «{ $name }» foi verificado até ao último byte.
sealedLive-fileBroken = O ficheiro «{ $name }» foi danificado ou alterado. Nada dele foi guardado.
sealedLive-fileShort = Falta o fim do ficheiro «{ $name }». Nada dele foi guardado.
sealedLive-fileTooLarge = O ficheiro «{ $name }» é demasiado grande para este navegador. Num computador, abra o link no Chrome ou no Edge por https://, ou com o comando «secretpush open».

## newRequest

newRequest-sealed = A resposta só pode ser lida por si
newRequest-sealedHint = Nem mesmo este servidor a pode ler.
newRequest-sealedRequired = Este servidor não aceita outra coisa.
newRequest-collectTitle = A sua chave para as respostas
newRequest-collectText = Precisa dela para ler as respostas, e não pode voltar a ser mostrada: transfira o ficheiro de recuperação. Não o envie a ninguém.
newRequest-copyCollect = Copiar a chave
newRequest-recovery = Transferir o ficheiro de recuperação
newRequest-showKey = Mostrar a chave como link
newRequest-title = Pedir um segredo
newRequest-lead = Quem receber o link pode enviar-lhe um segredo, sem ter conta.
newRequest-link = Pedir um segredo a alguém
newRequest-what = De que precisa?
newRequest-whatHint = Quem tiver o link pode ler isto. Não escreva aqui nada confidencial.
newRequest-takesFiles = Quem responder pode enviar ficheiros
newRequest-showsEmail = Mostrar a quem responder o endereço da sua conta: { $email }
newRequest-notifyMe = Enviar-me um e-mail por cada resposta
newRequest-name = Nome (só visível para si)
newRequest-note = Nota (só visível para si)
newRequest-files = Ficheiros para quem responder (opcional)
newRequest-filesHint = Um formulário para preencher, por exemplo. Quem tiver o link pode transferi-los.
newRequest-until = Aberto durante
newRequest-answers = Respostas permitidas
newRequest-passphrase = Frase de acesso (opcional)
newRequest-passphraseHint = Necessária para ler o pedido e para responder. Comunique-a, por exemplo, por telefone.
newRequest-more = Mais opções
newRequest-submit = Criar o link
newRequest-ready = O seu link está pronto
newRequest-page = Abrir a página deste pedido
newRequest-passphraseNext = Agora envie a frase de acesso por outro meio
newRequest-passphraseReminder = O pedido só abre com esta frase de acesso. Não volta a ser mostrada.
newRequest-copyPassphrase = Copiar a frase de acesso
newRequest-another = Pedir outra coisa

## newRequestLive

newRequestLive-blankRequest = Diga de que precisa.
newRequestLive-longRequest = É demasiado longo: no máximo, { $limit }.
newRequestLive-longNote = A sua nota é demasiado longa: no máximo, { $limit }.
newRequestLive-answersRange = Introduza um número de { $min } a { $max }.
newRequestLive-leadNamed = Só as pessoas que indicar podem enviar-lhe um segredo.
newRequestLive-hintNamed = Só as pessoas que indicar podem ler isto.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } resposta
        [many] { $n } de respostas
       *[other] { $n } respostas
    }
newRequestLive-noPassphrase = sem frase de acesso
newRequestLive-withPassphrase = com frase de acesso
newRequestLive-takes =
    { $n ->
        [one] Pode ser respondido uma vez, até { $date } ({ $relative }).
        [many] Pode ser respondido { $n } de vezes, até { $date } ({ $relative }).
       *[other] Pode ser respondido { $n } vezes, até { $date } ({ $relative }).
    }
newRequestLive-full = Tem demasiados pedidos abertos. Feche um primeiro.
newRequestLive-tooLarge = É maior do que o servidor aceita.
newRequestLive-unavailable = O servidor não está disponível neste momento. O que escreveu continua aqui: tente novamente daqui a pouco.
newRequestLive-noSpace = O servidor já não tem espaço. Nada foi armazenado.
newRequestLive-limited =
    { $n ->
        [one] Demasiadas solicitações. Tente novamente dentro de { $n } segundo.
        [many] Demasiadas solicitações. Tente novamente dentro de { $n } de segundos.
       *[other] Demasiadas solicitações. Tente novamente dentro de { $n } segundos.
    }
newRequestLive-retry = Já pode tentar novamente.
newRequestLive-noAnswer = O servidor não respondeu. Verifique a sua ligação e tente novamente.
newRequestLive-problem = Algo correu mal ({ $status }). Nada foi armazenado.
newRequestLive-refused = O servidor não aceita um destes valores.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Por favor, envie-me algo confidencial através deste link. Pode ser respondido uma vez, até { $date }. Não é preciso ter conta:
        [many] Por favor, envie-me algo confidencial através deste link. Pode ser respondido { $n } de vezes, até { $date }. Não é preciso ter conta:
       *[other] Por favor, envie-me algo confidencial através deste link. Pode ser respondido { $n } vezes, até { $date }. Não é preciso ter conta:
    }
requestShareLive-requestSubject = Um pedido para si
requestShareLive-requestTerms =
    { $n ->
        [one] Pode ser respondido uma vez, até { $date }.
        [many] Pode ser respondido { $n } de vezes, até { $date }.
       *[other] Pode ser respondido { $n } vezes, até { $date }.
    }

## requestLetter

requestLetter-to = Para
requestLetter-from = De
requestLetter-title = Pedem-lhe algo confidencial
requestLetter-intro = Pode enviá-lo a partir de qualquer telemóvel ou computador. Não precisa de conta.
requestLetter-scan = Leia o código com a câmara do telemóvel. Ou escreva o endereço num navegador exatamente como está impresso aqui: as maiúsculas e as minúsculas contam.
requestLetter-press = Prima o botão na página que abrir e envie o que é pedido.
requestLetter-passphrase = Introduza a frase de acesso e prima o botão. Quem pede comunica-lhe a frase de acesso por outro meio. Para sua segurança, não está nesta folha: não a anote aqui.
requestLetter-keep = Depois, destrua esta folha.

## request

request-recovery = Transferir o ficheiro de recuperação
request-loadKey = Carregar o ficheiro de recuperação
request-keyFile = Ficheiro de recuperação
request-linkOnce = O link completo foi mostrado uma vez, quando o pedido foi criado, e também está no ficheiro de recuperação. Se não tem nenhum dos dois, feche este pedido e crie outro.
request-noScript = As respostas só são mostradas com JavaScript.
request-asked = O que pede
request-answers = Respostas
request-close = Fechar o pedido
request-cancel = Cancelar

## requestKeysLive

requestKeysLive-recoveryText =
    Este ficheiro abre as respostas ao seu pedido. Guarde-o e não o envie a ninguém.

    Para ler as respostas noutro navegador, inicie sessão, abra a página do pedido e carregue nela este ficheiro, ou abra a sua chave.
requestKeysLive-recoveryLink = O link a enviar:
requestKeysLive-recoveryKey = A sua chave:
requestKeysLive-keyElsewhere = Para as ler noutro navegador, transfira o ficheiro de recuperação. Não o envie a ninguém.
requestKeysLive-keyInTab = Este separador tem a chave que abre as respostas.
requestKeysLive-keyMissing = As respostas só podem ser lidas por si, e este navegador não tem a sua chave: carregue o ficheiro de recuperação.
requestKeysLive-keyNotInFile = Este não é o ficheiro de recuperação deste pedido.
requestKeysLive-keyLoaded = A sua chave foi carregada.

## requestWordsLive

requestWordsLive-unnamedRequest = Pedido de { $date }
requestWordsLive-closeQuestion = Fechar «{ $name }»? O pedido deixa de aceitar respostas, e o que pede é apagado.
requestWordsLive-answersStay = As respostas ficam até expirarem.
requestWordsLive-closedNow = Fechado. O que era pedido foi apagado.
requestWordsLive-answeredMeanwhile = Há uma nova resposta.

## requestLive

requestLive-open = Aberto
requestLive-ready = Respondido
requestLive-closed = Fechado
requestLive-guardedText = A frase de acesso protege-o, por isso não é mostrado aqui.
requestLive-closedText = Foi apagado quando o pedido foi fechado.
requestLive-answersOf = Respostas
requestLive-answersCount = { $came } de { $total }
requestLive-openUntil = Aberto até
requestLive-filesMay = Ficheiros
requestLive-filesYes = Podem ser enviados
requestLive-guard = Frase de acesso
requestLive-guardSet = Necessária para ler e para responder
requestLive-email = Endereço da sua conta
requestLive-emailShown = Mostrado
requestLive-noAnswers = Ainda ninguém respondeu.
requestLive-sendLink = Envie o link a quem tem o que precisa.
requestLive-noneCame = Ninguém respondeu.
requestLive-purged = As respostas já foram eliminadas.
requestLive-answerBy = Resposta de { $name }
requestLive-answerOf = Resposta de { $date }
requestLive-newAnswer = nova
requestLive-answerOpen = Abrir
requestLive-answerPage = Link e registo
requestLive-answerOver = expirada
requestLive-allCame = Respondido. O link já não aceita respostas.
requestLive-logClosed = fechado manualmente

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } nova resposta
        [many] { $n } de novas respostas
       *[other] { $n } novas respostas
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } resposta
        [many] { $n } de respostas
       *[other] { $n } respostas
    }
requestsLive-noneYet = ainda sem resposta
requestsLive-closes = fecha { $when }
requestsLive-hasClosed = fechado
requestsLive-requestMade = criado { $when }
requestsLive-noOpen = Não está a pedir nada de momento.
requestsLive-noReady = Nenhum pedido aberto tem resposta.
requestsLive-noClosed = Ainda não foi fechado nenhum pedido.
requestsLive-closeRequest = Fechar

## ownRequests

ownRequests-tab = Pedidos
ownRequests-open = Abertos
ownRequests-ready = Respondidos
ownRequests-closed = Fechados

## answerGate

answerGate-collects = Este é o link que abre as respostas. Destina-se a quem fez o pedido: inicie sessão e abra-o novamente.
answerGate-title = Pedem-lhe um segredo
answerGate-intro = Alguém lhe pede que envie algo confidencial. Não precisa de conta.
answerGate-ownTitle = O seu próprio pedido
answerGate-ownIntro = Este pedido é seu. Outras pessoas respondem nesta página.
answerGate-ownPage = Ir para o link, as respostas e o registo
answerGate-passphraseHint = Recebe-a de quem faz o pedido, separadamente deste link.
answerGate-read = Ver o que é pedido
answerGate-left =
    { $n ->
        [one] Pode ser respondido mais uma vez, até { $date } ({ $relative }).
        [many] Pode ser respondido mais { $n } de vezes, até { $date } ({ $relative }).
       *[other] Pode ser respondido mais { $n } vezes, até { $date } ({ $relative }).
    }
answerGate-busy = Demasiadas solicitações do seu endereço. Espere um minuto e tente novamente.

## ownAnswer

ownAnswer-title = Resposta a «{ $name }»
ownAnswer-unnamed = Resposta ao seu pedido
ownAnswer-intro = Só pode ser aberta por si.
ownAnswer-page = Ir para o pedido e todas as respostas

## answer

answer-yourName = O seu nome (opcional)
answer-yourNameHint = A pessoa que pede vê-o.
answer-yourNameOpen = A pessoa que pede vê-o. Não fica protegido como a sua resposta.
answer-addressShown = Também vê o seu endereço de e-mail confirmado.
answer-title = O que lhe pedem
answer-label = De quem pede
answer-asks = Quem lhe enviou este link pede:
answer-asksFiles = Quem lhe enviou este link juntou ficheiros.
answer-ownWords = Escrito pela pessoa que pede. Não verificámos quem é.
answer-ownWordsAccount = Escrito pela pessoa que pede.
answer-account = Quem pede tem a conta { $email } neste servidor.
answer-anyAccount = Quem pede tem a conta { $email }. Qualquer pessoa pode criar aqui uma conta, pelo que este endereço não está verificado.
answer-unverifiedAccount = Quem pede tem a conta { $email }. Ninguém verificou este endereço.
answer-careful = Envie apenas se souber quem pede.
answer-given = Ficheiros para si
answer-text = A sua resposta
answer-textPlaceholder = Uma palavra-passe, uma chave, uma nota…
answer-message = Mensagem
answer-sealed = Este pedido só aceita uma resposta selada de ponta a ponta. Sem JavaScript, esta página não a consegue selar. Envie-a com este comando e o link completo:
answer-sealedOnce = Só a pessoa que pede pode ler a sua resposta; este servidor não pode. Não poderá alterá-la depois.
answer-once = É armazenada encriptada, só quem pede a pode abrir, e não poderá alterá-la depois.
answer-send = Enviar
answer-sent = Enviada
answer-sentText = A sua resposta chegou. Pode fechar esta página.
answer-sentTo = A sua resposta chegou a { $email }. Pode fechar esta página.
answer-sentMore = Enviar outra resposta
answer-notSent = Não enviada
answer-notSentText = Volte atrás: o que escreveu continua lá.
answer-back = Recomeçar
answer-gone = Já nada é pedido aqui
answer-goneText = Este pedido foi fechado, chegou ao fim do prazo ou nunca existiu.
answer-goneHint = Peça um novo a quem lhe enviou o link.
answer-answered = Já respondido
answer-answeredText = Este pedido já tem todas as respostas que pediu.
answer-answeredHint = A resposta não foi sua? Então avise quem lhe enviou o link.
answer-blankProblem = Introduza o que quer enviar.
answer-tooLargeProblem = É maior do que o servidor aceita.
answer-spaceProblem = O servidor já não tem espaço. Nada foi armazenado.
answer-goneProblem = Este pedido já não aceita respostas. Nada foi armazenado.
answer-passphraseProblem = A frase de acesso está errada. Nada foi armazenado.
answer-unprovedProblem = Este pedido destina-se a certas pessoas, e este navegador não comprovou que é uma delas. Nada foi armazenado. Abra novamente o link noutro separador, peça um código por e-mail e depois envie o que escreveu aqui.

## answerSealedLive

answerSealedLive-answerLinkCut = O link não está completo: a parte a seguir ao # falta ou foi alterada pelo caminho. Nada foi enviado. Abra novamente o link completo ou peça-o a quem o enviou.
answerSealedLive-sealerMissing = A parte desta página que sela a sua resposta não chegou. Nada foi enviado. Verifique a sua ligação e recarregue a página.
answerSealedLive-notSealed = O seu navegador não conseguiu selar isto. Nada foi enviado.

## answerLive

answerLive-bytes = { $used } de { $limit }
answerLive-blank = Introduza o que quer enviar.
answerLive-blankFiles = Introduza o que quer enviar ou escolha ficheiros.
answerLive-tooLong = É demasiado longo: no máximo, { $limit }.
answerLive-tooLarge = É maior do que o servidor aceita.
answerLive-over = Este pedido já não aceita respostas. Nada foi armazenado.
answerLive-wrong = A frase de acesso está errada. Nada foi armazenado.
answerLive-limited =
    { $n ->
        [one] Demasiadas solicitações. Tente novamente dentro de { $n } segundo.
        [many] Demasiadas solicitações. Tente novamente dentro de { $n } de segundos.
       *[other] Demasiadas solicitações. Tente novamente dentro de { $n } segundos.
    }
answerLive-again = Já pode tentar novamente.
answerLive-unavailable = O servidor não está disponível neste momento. O que escreveu continua aqui: tente novamente daqui a pouco.
answerLive-noSpace = O servidor já não tem espaço. Nada foi armazenado.
answerLive-offline = O servidor não respondeu. A resposta pode ter chegado mesmo assim: recarregue a página para o verificar.
answerLive-failed = Algo correu mal ({ $status }). Nada foi armazenado.
answerLive-refused = O servidor não aceita esta resposta. Nada foi armazenado.

## receipt

receipt-choice = Guardar um comprovativo
receipt-choiceHint = Um segundo link, só para si: mostra se o segredo foi aberto e permite eliminá-lo.
receipt-yours = Guarde o seu comprovativo
receipt-yoursShows = Mostra se o segredo foi aberto e permite eliminá-lo, mas não lê-lo.
receipt-yoursText = Guarde-o só para si: o destinatário precisa do link acima.
receipt-open = Abrir o comprovativo
receipt-copy = Copiar o comprovativo
receipt-remember = Memorizar os meus links neste dispositivo
receipt-rememberHint = Só os comprovativos, e só neste navegador. Quem o puder usar pode vê-los. Ao desativar isto, todos são esquecidos.
receipt-list = Os meus links recentes
receipt-listText = O que este navegador memorizou dos links que criou sem conta.
receipt-listNone = Este navegador não memoriza nenhum link. Um comprovativo oferece essa opção.
receipt-listScripts = Esta lista precisa de JavaScript: quem a guarda é o navegador, não o servidor.
receipt-forget = Esquecer todos
receipt-notOpened = Ainda não aberto
receipt-neverOpened = Nunca aberto
receipt-notOpenedText = Até agora, ninguém abriu o link.
receipt-opened =
    { $n ->
        [one] Aberto uma vez
        [many] Aberto { $n } de vezes
       *[other] Aberto { $n } vezes
    }
receipt-times = Quando foi aberto
receipt-timesSome = Aberturas mais recentes
receipt-over = Já ninguém pode abrir o link.
receipt-overViews = Foi aberto tantas vezes quantas permitiu, a última em { $date }. O conteúdo foi apagado.
receipt-overTime = O prazo terminou em { $date }. O conteúdo foi apagado.
receipt-overHand = Foi eliminado em { $date }. O conteúdo foi apagado.
receipt-left =
    { $n ->
        [one] O link pode ser aberto mais uma vez, até { $date }.
        [many] O link pode ser aberto mais { $n } de vezes, até { $date }.
       *[other] O link pode ser aberto mais { $n } vezes, até { $date }.
    }
receipt-alarmed = Um destinatário diz que outra pessoa abriu o link antes dele. Fale com o seu destinatário.
receipt-frozen = O link está em pausa: ninguém o pode abrir.
receipt-again = Verificar novamente
receipt-unknown = Não há nada registado aqui
receipt-unknownText = Este comprovativo não pertence a nenhum link deste servidor. Verifique se o endereço está completo.
receipt-unknownHint = Algum tempo depois de um link expirar, o servidor elimina tudo o que sabia dele.

## receiptListLive

receiptListLive-made = Criado em { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Aberto uma vez
        [many] Aberto { $n } de vezes
       *[other] Aberto { $n } vezes
    }
receiptListLive-stateNone = Ainda não aberto
receiptListLive-stateOver = Expirado
receiptListLive-stateAlarmed = Alerta
receiptListLive-stateFrozen = Em pausa
receiptListLive-stateUnknown = Já nada está registado sobre ele
receiptListLive-stateFailed = O servidor não respondeu
receiptListLive-forgotten = Tudo esquecido. A partir de agora, este navegador não memoriza links.

## about

about-title = Como funciona e quem gere este servidor
about-lead = Partilha-se um segredo sob a forma de link. O link deixa de funcionar automaticamente, e o segredo é então apagado.
about-operatorTitle = Quem gere este servidor
about-runBy = Este servidor é gerido por { $name }.
about-unnamed = Quem gere este servidor não indicou aqui um nome. Pergunte a quem lhe indicou este servidor.
about-contact = Contacto:
about-program = Programa: Secret Push, versão { $version }.
about-words = Sugere palavras da EFF Long Wordlist, da Electronic Frontier Foundation (https://www.eff.org/dice), exceto quatro delas, sob a licença CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Como é protegido um segredo
about-sealed = O servidor encripta cada segredo com AES-256-GCM antes de o armazenar. A chave é derivada de uma chave aleatória própria, do link e, se existir, da frase de acesso.
about-masterKey = A chave aleatória é armazenada encriptada com a chave mestra do servidor, que é mantida fora da base de dados.
about-passphrase = O servidor não armazena nenhuma frase de acesso nem nada com que a comparar. O Argon2id torna lentas as tentativas de adivinhar, e, após cinco tentativas erradas num minuto, um endereço tem de esperar.
about-files = Os nomes e os conteúdos dos ficheiros também são encriptados.
about-transport = Esta encriptação é feita no servidor. Um endereço https:// protege o caminho até lá.
about-endToEnd = O remetente também pode selar um segredo no navegador ou com a linha de comandos, no formato aberto age. A chave está no link, a seguir ao #, uma parte que os navegadores nunca enviam: este servidor guarda e entrega o que não pode ler.
about-endTitle = O que acontece quando um link expira
about-end = Um link expira após o prazo escolhido, após a última visualização permitida ou quando alguém o elimina. Nesse momento, a chave, o segredo e a mensagem do remetente são apagados.
about-endFiles = Os ficheiros também são eliminados. Os links de transferência da última visualização ainda funcionam: no máximo { $time }, e nunca além do prazo escolhido.
about-rowAnonymous = O registo de um segredo partilhado sem conta é eliminado { $time } depois de este expirar.
about-rowAnonymousKept = O registo de um segredo partilhado sem conta é mantido até que quem gere o servidor o elimine.
about-rowOwned = O registo do segredo de um remetente com conta é eliminado { $time } depois de este expirar, juntamente com o nome e a nota que o remetente lhe deu.
about-rowOwnedKept = O registo do segredo de um remetente com conta é mantido, juntamente com o nome e a nota que o remetente lhe deu, até que quem gere o servidor o elimine.
about-backups = Uma cópia de segurança contém o que estava armazenado quando foi feita, até que quem gere o servidor a elimine.
about-loggedTitle = O que é registado
about-logged = Para cada segredo: quando foi criado, aberto ou eliminado e quando se tentou abri-lo com uma frase de acesso errada, com o endereço de rede, o navegador e a página de onde o visitante veio. Os remetentes com conta veem este registo para os próprios segredos.
about-request = Para cada solicitação: hora, tipo de página, resultado, duração e endereço de rede. Nunca o link, o segredo ou a frase de acesso. Quem gere o servidor decide durante quanto tempo estas linhas são mantidas.
about-cookies = Cookies: um para a sua sessão depois de a iniciar, um para o idioma e um para as cores que escolher, e um no navegador que espera por um remetente ou que enviou um alerta sobre um link. Não há rastreio, e as páginas não carregam nada de outros servidores.
about-operatorReadsTitle = O que pode e não pode ler quem gere o servidor
about-seesMeta = Quem gere o servidor vê que um segredo existe: o tipo, o tamanho, as horas, as visualizações e o registo, e o endereço de e-mail de um remetente com conta.
about-adminPage = Os administradores podem eliminar qualquer segredo. Não veem o conteúdo nem o nome, a nota ou o link. Mas podem repor a palavra-passe de um utilizador e depois iniciar sessão como esse utilizador.
about-readsOwned = Quem tem tanto os dados armazenados como a chave mestra pode ler o segredo não expirado de um remetente com conta, se não tiver frase de acesso, e os nomes, as notas e as mensagens desse remetente.
about-readsAnonymous = Para um segredo partilhado sem conta, também é preciso ter o link, que o servidor não guarda.
about-readsGuarded = Para um segredo com frase de acesso, também é preciso ter a frase de acesso. Uma curta pode ser adivinhada; uma longa, não.
about-running = Quem controla o servidor em funcionamento pode ver um segredo e a respetiva frase de acesso quando é criado e quando é aberto.
about-readsSealed = Quem gere o servidor não pode ler um segredo selado, nem mesmo com todos os dados e a chave mestra. No entanto, um servidor adulterado poderia entregar uma página que revele o segredo: para excluir essa possibilidade, abra o link com a linha de comandos.
about-readsExpired = Ninguém, nem sequer quem gere o servidor, pode ler um segredo expirado, a menos que uma cópia de segurança anterior ainda o contenha.
about-youTitle = O que pode fazer
about-you = Escolha poucas visualizações e um prazo curto. Adicione uma frase de acesso e envie-a por um meio diferente do link. Abra um segredo apenas quando o puder guardar em segurança.

## accessibility

accessibility-title = Acessibilidade
accessibility-lead = Todas as pessoas devem poder partilhar e abrir um segredo, seja como for que vejam, ouçam, se movam e leiam.
accessibility-contactTitle = Se algo for um obstáculo para si
accessibility-contact = Diga a quem gere este servidor o que não funciona para si ou peça outro meio:
accessibility-nobody = Quem gere este servidor não indicou aqui um contacto. Diga a quem lhe indicou este servidor o que não funciona para si e peça outro meio.
accessibility-standardTitle = O que estas páginas cumprem
accessibility-standard = Estas páginas são feitas para cumprir as WCAG 2.2 no nível AA e, com elas, o capítulo 9 da EN 301 549. Segundo a verificação dos próprios autores, cumprem, exceto no que a lista seguinte indica.
accessibility-missingTitle = O que falta
accessibility-missingUndo = Uma eliminação pode ser anulada durante oito segundos e não mais, porque um segredo não deve sobreviver à sua eliminação. O botão que a anula recebe imediatamente o foco.
accessibility-missingLanguage = O que as próprias pessoas escreveram, como uma mensagem ou o nome de um ficheiro, não está marcado com o idioma.
accessibility-missingReaders = Não foi usado nenhum leitor de ecrã na verificação, e ainda não participaram pessoas com deficiência.
accessibility-checkedTitle = Como isto foi verificado
accessibility-checkedByProgram = Pelo axe-core: cada página em cada estado, num ecrã estreito e num largo, claro e escuro. Cada página também cabe em 320 píxeis e com o texto no dobro do tamanho.
accessibility-checkedByHand = Manualmente: os principais percursos pelas páginas, só com o teclado, com mais espaço entre letras e linhas, e na árvore de acessibilidade do Chromium, a partir da qual os leitores de ecrã leem.

## caution

caution-notMe = Não fui eu
caution-tellText = Se não foi ninguém que conheça, avise o remetente: isso ficará indicado no registo dele.
caution-tellFreezes = Isto também coloca o link em pausa: ninguém o pode abrir até o remetente o reativar.
caution-tell = Avisar o remetente
caution-told = Avisou o remetente de que a abertura não foi sua.
caution-askSender = Se a abertura não foi sua, peça um novo segredo ao remetente.
caution-toldTitle = O remetente já pode ver isto
caution-toldText = O registo dele indica que alguém abriu este link antes de si.
caution-toldFrozen = O link está em pausa: ninguém o pode abrir até o remetente o reativar.
caution-toldOpen = O link ainda funciona. Pergunte ao remetente antes de confiar no que está por trás dele.
caution-toldNext = Fale com o remetente por outro meio, por exemplo, por telefone.
caution-back = Voltar ao segredo
caution-frozenTitle = Este link está em pausa
caution-frozenText = De momento, ninguém o pode abrir. Volta a funcionar quando o remetente o reativar.
caution-frozenHint = Fale com o remetente e depois recarregue esta página. Isto não contou como visualização.
caution-elsewhereTitle = Não a partir desta rede
caution-elsewhereText = O remetente escolheu as redes em que este link abre. O seu endereço, { $address }, não está em nenhuma delas.
caution-elsewhereHint = Ligue-se à rede certa e recarregue esta página. Isto não contou como visualização.
caution-earlyTitle = Ainda não pode ser aberto
caution-earlyText = Este link abre em { $date } ({ $relative }).
caution-earlyHint = Recarregue esta página nessa altura. Isto não contou como visualização.
caution-notBefore = Não abre antes de (opcional)
caution-notBeforeHint = No fuso horário deste dispositivo. Antes disso, só pode ser aberto por si.
caution-afterFirstView = Após a primeira visualização, expira em
caution-networks = Só dentro destas redes (consulte a sua equipa de TI)
caution-networksHint = Endereços e intervalos como 192.0.2.0/24, separados por vírgulas.
caution-addressees = Só para estas pessoas (opcional)
caution-addresseesHint = Endereços de e-mail ou grupos como group:staff, separados por vírgulas. Antes de o link abrir, essas pessoas usam o início de sessão da empresa ou um código que lhes é enviado por e-mail.
caution-addresseesByCompany = Endereços de e-mail ou grupos como group:staff, separados por vírgulas. Antes de o link abrir, essas pessoas usam o início de sessão da empresa.
caution-addresseesByCode = Endereços de e-mail, separados por vírgulas. Ninguém precisa de conta: antes de o link abrir, as pessoas introduzem um código que lhes é enviado por e-mail.
caution-addresseesRequired = Só para estas pessoas (obrigatório)
caution-addresseesNext = Só para { $people }. Envie o link a essas pessoas. Abre para elas após o início de sessão da empresa.
caution-addresseesNextByCode = Só para { $people }. Envie o link a essas pessoas. Na página dele, pedem um código, que é enviado para o respetivo endereço.
caution-addresseesNextByEither = Só para { $people }. Envie o link a essas pessoas. Na página dele, usam o início de sessão da empresa ou pedem um código, que é enviado para o respetivo endereço.
caution-openings = Avisar o destinatário se alguém já tiver aberto o link
caution-freeze = Colocar o link em pausa
caution-thaw = Reativar o link

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Este link já foi aberto uma vez, em { $date } ({ $relative }).
        [many] Este link já foi aberto { $n } de vezes, a última em { $date } ({ $relative }).
       *[other] Este link já foi aberto { $n } vezes, a última em { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = «{ $entry }» não é um endereço de e-mail.
addresseesLive-notIn = Não são permitidos endereços em { $domain }.
addresseesLive-wanted = Indique para quem é o link: este servidor exige-o.

## cautionCreateLive

cautionCreateLive-badMoment = Escolha um momento antes de o link expirar.
cautionCreateLive-termNotBefore = abre em { $date }
cautionCreateLive-notSooner = Sem alteração
cautionCreateLive-termFirstView = expira { $duration } após a primeira visualização
cautionCreateLive-badNetwork = «{ $network }» não é uma rede. Introduza endereços e intervalos como 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] só de { $n } rede
        [many] só de { $n } de redes
       *[other] só de { $n } redes
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] só para { $n } destinatário
        [many] só para { $n } de destinatários
       *[other] só para { $n } destinatários
    }
cautionCreateLive-termLock = só o primeiro dispositivo
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } visualização por destinatário
        [many] { $n } de visualizações por destinatário
       *[other] { $n } visualizações por destinatário
    }

## cautionOwnLive

cautionOwnLive-frozen = Em pausa
cautionOwnLive-alarmed = Alerta recebido
cautionOwnLive-frozenNow = Este link está em pausa: só pode ser aberto por si. Mesmo assim, expira em { $date }.
cautionOwnLive-alarm = Um destinatário diz que outra pessoa o abriu antes dele. O alerta chegou em { $date } ({ $relative }), de { $address } ({ $browser }).
cautionOwnLive-alarmNext = Compare as entradas abaixo com as pessoas a quem deu o link. Em caso de dúvida, elimine-o e mude o segredo.
cautionOwnLive-settle = Descartar alerta
cautionOwnLive-thawQuestion = Reativar «{ $name }»? Quem tiver o link pode abri-lo novamente.
cautionOwnLive-nowFrozen = Em pausa. Só pode ser aberto por si.
cautionOwnLive-nowThawed = O link volta a funcionar.
cautionOwnLive-nowSettled = Alerta descartado.
cautionOwnLive-networks = Redes
cautionOwnLive-recipients = Destinatários
cautionOwnLive-recipientsOnly = Só para { $recipients }
cautionOwnLive-networksOnly = Só de { $networks }
cautionOwnLive-lock = Dispositivos
cautionOwnLive-lockYes = Só o primeiro dispositivo o pode voltar a abrir
cautionOwnLive-shares = Visualizações de cada um
cautionOwnLive-sharesEach =
    { $n ->
        [one] Cada um pode abri-lo uma vez
        [many] Cada um pode abri-lo { $n } de vezes
       *[other] Cada um pode abri-lo { $n } vezes
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } tentativa a partir de uma rede que não permitiu.
        [many] { $n } de tentativas a partir de redes que não permitiu.
       *[other] { $n } tentativas a partir de redes que não permitiu.
    }

## hold

hold-title = À espera do remetente
hold-tell = O remetente tem de autorizar a abertura. Diga-lhe estas três palavras, por exemplo, por telefone:
hold-plain = Esta página volta a verificar de poucos em poucos segundos.
hold-look = Verificar agora
hold-released = O remetente autorizou a abertura. Pode abrir o segredo uma vez.
hold-counts = O remetente tem de autorizar a abertura.
hold-ask = Pedir autorização ao remetente
hold-refusedTitle = O remetente recusou
hold-refusedText = O remetente não autorizou a abertura e colocou o link em pausa.
hold-refusedHint = Se estava à espera disto, telefone ao remetente. Nada foi aberto.
hold-choice = Perguntar-me antes de abrir
hold-choiceHint = O destinatário lê-lhe três palavras por telefone, e a abertura é autorizada por si.
hold-who = Quem espera por si
hold-compare = Escolha «Deixar abrir» apenas para quem lhe disser exatamente estas palavras, por exemplo, por telefone.
hold-nobody = Ainda não há ninguém à espera. Quem abrir o link aparece aqui e lê-lhe três palavras.

## holdGateLive

holdGateLive-title = À espera do remetente
holdGateLive-until = Esta página espera até { $date } ({ $relative }). Pode deixá-la aberta.
holdGateLive-waiting = À espera. As suas palavras: { $words }.
holdGateLive-released = O remetente autorizou a abertura.
holdGateLive-crowded =
    { $n ->
        [one] Há demasiadas pessoas à espera disto. Tente novamente dentro de { $n } segundo.
        [many] Há demasiadas pessoas à espera disto. Tente novamente dentro de { $n } de segundos.
       *[other] Há demasiadas pessoas à espera disto. Tente novamente dentro de { $n } segundos.
    }

## holdCreateLive

holdCreateLive-termHold = pergunta-lhe antes de abrir

## holdOwnLive

holdOwnLive-release = Deixar abrir
holdOwnLive-refuse = Recusar e pausar
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Autorizado, ainda não aberto
holdOwnLive-asks =
    { $n ->
        [one] { $n } pessoa à espera
        [many] { $n } de pessoas à espera
       *[other] { $n } pessoas à espera
    }
holdOwnLive-arrived = Alguém está à espera: { $words }.
holdOwnLive-nowReleased = Autorizado: essa pessoa pode abri-lo uma vez.
holdOwnLive-nowRefused = Recusado. O link está em pausa.
holdOwnLive-tooLate = Esta espera já tinha terminado.
holdOwnLive-hold = Autorização
holdOwnLive-holdYes = Pergunta-lhe antes de abrir

## links

links-choice = Um link próprio para cada pessoa

## linksLive

linksLive-noGroups = Um grupo não pode receber um link próprio: retire «{ $group }» ou indique as pessoas que o compõem.
linksLive-making = Link { $at } de { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] O servidor pede para esperar: { $address } segue-se dentro de { $n } segundo.
        [many] O servidor pede para esperar: { $address } segue-se dentro de { $n } de segundos.
       *[other] O servidor pede para esperar: { $address } segue-se dentro de { $n } segundos.
    }
linksLive-notTried = Cancelado. Nada foi armazenado.
linksLive-ready =
    { $n ->
        [one] { $n } link está pronto
        [many] { $n } de links estão prontos
       *[other] { $n } links estão prontos
    }
linksLive-opens =
    { $n ->
        [one] Cada um pode ser aberto uma vez, até { $date } ({ $relative }), e só pelo respetivo destinatário.
        [many] Cada um pode ser aberto { $n } de vezes, até { $date } ({ $relative }), e só pelo respetivo destinatário.
       *[other] Cada um pode ser aberto { $n } vezes, até { $date } ({ $relative }), e só pelo respetivo destinatário.
    }
linksLive-links = Links
linksLive-copyOne = Copiar
linksLive-copyAll = Copiar todos como texto
linksLive-pageOf = Página deste link
linksLive-keptByPasskey = Para copiar, é preciso usar a sua chave de acesso.
linksLive-gone = Esta página já não mostra este link.
linksLive-linksKept = Este navegador guarda os links. Nenhum outro os pode mostrar.
linksLive-onlyHere = Copie os links agora. Não poderão voltar a ser mostrados.
linksLive-unmade = Alguns links ainda não foram criados, e o que partilha só está nesta página. Sair mesmo assim?
linksLive-unsaved = Ainda não copiou todos os links, e só esta página os mostra. Sair mesmo assim?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } link não foi criado:
        [many] { $n } de links não foram criados:
       *[other] { $n } links não foram criados:
    }
linksLive-again = Tentar novamente

## lock

lock-choice = Só o primeiro dispositivo o pode voltar a abrir
lock-choiceHint = Quem abrir o link primeiro fica com ele. Em qualquer outro dispositivo ou navegador, a página diz que foi aberto noutro lugar.
lock-viewsEach = Visualizações por destinatário (opcional)
lock-viewsEachHint = Assim, cada endereço tem visualizações próprias, e ninguém pode gastar as dos outros.
lock-first = Só o navegador que abrir isto primeiro o poderá voltar a abrir; por isso, abra-o onde precisar dele. Para tal, o seu navegador guarda um cookie.
lock-own = Este navegador abriu-o primeiro. Só ele o pode voltar a abrir.
lock-elsewhereTitle = Aberto noutro navegador
lock-elsewhereText = Este link só abre no navegador que o abriu primeiro, e não foi este.
lock-elsewhereHint = Se a abertura foi sua, volte a esse dispositivo e navegador. Se não, talvez outra pessoa tenha lido o segredo.
lock-needsCookie = Este link precisa de um cookie, e o seu navegador não enviou nenhum. Permita cookies para esta página e tente novamente.
lock-usedTitle = Já o abriu
lock-usedText =
    { $n ->
        [one] O remetente deixa cada destinatário abrir este link uma vez, e já o fez.
        [many] O remetente deixa cada destinatário abrir este link { $n } de vezes, e já o fez.
       *[other] O remetente deixa cada destinatário abrir este link { $n } vezes, e já o fez.
    }
lock-usedHint = Se precisar dele novamente, peça um novo link ao remetente.

## sharesLive

sharesLive-lastView = Esta foi a sua última visualização. Guarde agora o que precisar.
sharesLive-lastViewFiles = Esta foi a sua última visualização. Transfira agora o que precisar: os links só funcionam durante pouco tempo.

## preview

preview-title = O link
preview-text = Quem tiver este link pode abrir o segredo. Ver esta página não conta como visualização.
preview-sealedText = Quem tiver o link completo pode abrir o segredo. Ver esta página não conta como visualização.
preview-shownOnce = O segredo está encriptado de ponta a ponta: o link completo foi mostrado uma vez, quando foi criado, e não pode voltar a ser mostrado.
preview-lost = Se já não o tem, elimine este link e crie outro.
preview-qrOf = Código QR do link
preview-terms = Detalhes

## returned

returned-one = O e-mail para { $recipient } foi devolvido: { $reason } (estado { $status }, { $when }).
returned-hint = Verifique o endereço ou entregue o link por outro meio.
returned-no_mailbox = essa caixa de correio não existe
returned-no_domain = o domínio não existe ou não aceita e-mails
returned-closed = a caixa de correio não aceita e-mails
returned-full = a caixa de correio está cheia
returned-too_large = o e-mail é demasiado grande para a caixa de correio
returned-unreachable = não foi possível contactar o servidor de e-mail do endereço
returned-policy = o servidor de e-mail do endereço não aceita e-mails como este deste servidor
returned-refused = o servidor de e-mail do endereço recusou-o

## share

share-link = Link
share-copy = Copiar o link
share-share = Partilhar
share-mail = E-mail
share-message = Copiar como mensagem
share-qr = Código QR
share-print = Imprimir uma carta
share-page = Abrir a página deste link
share-png = Guardar como PNG
share-svg = Guardar como SVG

## shareLive

shareLive-copied = Copiado
shareLive-copyFailed = Não foi possível copiar. Selecione o texto e copie-o.
shareLive-letterFailed = Não foi possível carregar a carta. Verifique a sua ligação e tente novamente.
shareLive-codeFailed = Não foi possível guardar o código. Verifique a sua ligação e tente novamente.
shareLive-message =
    { $n ->
        [one] Estou a partilhar algo confidencial consigo. O link pode ser aberto uma vez, até { $date }:
        [many] Estou a partilhar algo confidencial consigo. O link pode ser aberto { $n } de vezes, até { $date }:
       *[other] Estou a partilhar algo confidencial consigo. O link pode ser aberto { $n } vezes, até { $date }:
    }
shareLive-mailSubject = Um segredo para si
shareLive-letterTerms =
    { $n ->
        [one] O link pode ser aberto uma vez, até { $date }. Depois, o conteúdo é apagado.
        [many] O link pode ser aberto { $n } de vezes, até { $date }. Depois, o conteúdo é apagado.
       *[other] O link pode ser aberto { $n } vezes, até { $date }. Depois, o conteúdo é apagado.
    }

## letter

letter-to = Para
letter-from = De
letter-title = Algo confidencial para si
letter-intro = Abre em qualquer telemóvel ou computador. Não precisa de conta.
letter-scan = Leia o código com a câmara do telemóvel. Ou escreva o endereço num navegador exatamente como está impresso aqui: as maiúsculas e as minúsculas contam.
letter-press = Prima o botão na página que abrir.
letter-passphrase = Introduza a frase de acesso e prima o botão. O remetente comunica-lhe a frase de acesso por outro meio. Para sua segurança, não está nesta folha: não a anote aqui.
letter-keep = Guarde o que precisar e depois destrua esta folha.
letter-code = Código QR do endereço

## push

push-opened = Quem o abriu
push-log = Registo completo
push-when = Quando
push-what = O quê
push-address = Endereço
push-browser = Navegador
push-older = Anteriores
push-newer = Posteriores
push-end = Eliminar agora
push-cancel = Cancelar

## pushChange

pushChange-title = Alterar este link
pushChange-back = Voltar ao link
pushChange-expires = Expira em
pushChange-views = Quantas vezes pode ser aberto ao todo
pushChange-save = Guardar as alterações
pushChange-extend = Prolongar por { $duration }
pushChange-change = Alterar…
pushChange-changed = Alterado.
pushChange-viewsBetween = De { $min } a { $max }. Aberturas até agora: { $used }.
pushChange-latest = O mais tardar a { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Escolha um momento entre { $from } e { $to }.

## agentLive

agentLive-agentOn = { $browser } no { $system }
agentLive-agentUnknown = desconhecido

## pushLive

pushLive-codesWait = E-mails em espera com códigos para destinatários: { $count }. O primeiro chega até { $time }.
pushLive-codesFailed = Código não enviado por e-mail: { $addresses }.
pushLive-text = Texto
pushLive-file = Ficheiros
pushLive-url = Link
pushLive-qr = Código QR
pushLive-active = Ativo
pushLive-expired = Expirado
pushLive-views = Visualizações
pushLive-viewsLeft = { $left } de { $total } restantes
pushLive-viewsUsed = { $used } de { $total } usadas
pushLive-expires = Expira em
pushLive-notBefore = Abre em
pushLive-firstView = Após a primeira visualização
pushLive-firstViewEnds = Expira { $duration } depois
pushLive-passphrase = Frase de acesso
pushLive-passphraseSet = Definida: o link só abre com ela.
pushLive-covered = Tapado
pushLive-coveredYes = Sim, até o destinatário lhe tocar
pushLive-deletable = Os destinatários podem eliminá-lo
pushLive-deletableYes = Sim
pushLive-files = Ficheiros
pushLive-fileGuarded = nome protegido pela frase de acesso
pushLive-filesSealed =
    { $n ->
        [one] { $n } ficheiro, { $size }, nome selado
        [many] { $n } de ficheiros, { $size }, nomes selados
       *[other] { $n } ficheiros, { $size }, nomes selados
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } ficheiro, apagado
        [many] { $n } de ficheiros, apagados
       *[other] { $n } ficheiros, apagados
    }
pushLive-created = Criado em
pushLive-name = Nome
pushLive-endedByViews = A última visualização foi usada: { $when }. O conteúdo foi apagado.
pushLive-endedByTime = O prazo terminou: { $when }. O conteúdo foi apagado.
pushLive-endedByHand = Eliminado: { $when }, a partir de { $address } ({ $browser }). O conteúdo foi apagado.
pushLive-neverOpened = Ninguém o abriu.
pushLive-openedNewest =
    { $n ->
        [one] A abertura mais recente está listada aqui; todas estão no registo.
        [many] As { $n } de aberturas mais recentes estão listadas aqui; todas estão no registo.
       *[other] As { $n } aberturas mais recentes estão listadas aqui; todas estão no registo.
    }
pushLive-scanned =
    { $n ->
        [one] Um programa, como a pré-visualização de um link num chat, examinou a página uma vez. Isso não conta como visualização.
        [many] Programas, como pré-visualizações de links num chat, examinaram a página { $n } de vezes. Isso não conta como visualização.
       *[other] Programas, como pré-visualizações de links num chat, examinaram a página { $n } vezes. Isso não conta como visualização.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] Foi introduzida { $n } frase de acesso errada.
        [many] Foram introduzidas { $n } de frases de acesso erradas.
       *[other] Foram introduzidas { $n } frases de acesso erradas.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } tentativa enquanto estava expirado, em pausa ou ainda não podia ser aberto.
        [many] { $n } de tentativas enquanto estava expirado, em pausa ou ainda não podia ser aberto.
       *[other] { $n } tentativas enquanto estava expirado, em pausa ou ainda não podia ser aberto.
    }
pushLive-openedMeanwhile = Aberto agora mesmo.
pushLive-ended = Eliminado. O conteúdo foi apagado.

## presets

presets-presets = Modelos
presets-keep = Guardar como modelo…
presets-title = Os seus modelos
presets-text = Opções que guardou para novos links. Para as usar, escolha um modelo ao criar um link.

## presetsLive

presetsLive-presets = Modelos
presetsLive-keepTitle = Guardar como modelo
presetsLive-name = Nome
presetsLive-save = Guardar
presetsLive-cancel = Cancelar
presetsLive-badName = Introduza um nome com 40 carateres, no máximo. Pode guardar até 20 modelos.
presetsLive-badTerms = Este servidor não aceita uma destas opções.
presetsLive-taken = Já tem um modelo com esse nome.
presetsLive-offline = O servidor não respondeu. Verifique a sua ligação e tente novamente.
presetsLive-failed = Algo correu mal ({ $status }). Nada foi alterado.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } visualização
        [many] { $n } de visualizações
       *[other] { $n } visualizações
    }
ownPresetsLive-rename = Mudar o nome
ownPresetsLive-renameOf = Mudar o nome de «{ $name }»
ownPresetsLive-remove = Eliminar
ownPresetsLive-removeQuestion = Eliminar o modelo «{ $name }»? Os links criados com ele ficam como estão.

## signIn

signIn-title = Iniciar sessão
signIn-email = Endereço de e-mail
signIn-password = Palavra-passe
signIn-newPassword = Nova palavra-passe
signIn-passwordHint =
    { $n ->
        [one] Pelo menos { $n } caráter. Algumas palavras funcionam bem.
        [many] Pelo menos { $n } de carateres. Algumas palavras funcionam bem.
       *[other] Pelo menos { $n } carateres. Algumas palavras funcionam bem.
    }
signIn-submit = Iniciar sessão
signIn-passkey = Iniciar sessão com uma chave de acesso
signIn-signUp = Criar uma conta
signIn-have = Já tenho uma conta
signIn-name = Endereço de e-mail ou nome de utilizador
signIn-companyOrLocal = Use a sua palavra-passe da empresa ou, se tiver, uma palavra-passe deste servidor.
signIn-companyOrAdmins = Use a sua palavra-passe da empresa. Os administradores também podem usar uma palavra-passe deste servidor.
signIn-company = Use a sua palavra-passe da empresa.
signIn-adminsOnly = Só os administradores iniciam sessão com palavra-passe.
signIn-forgot = Esqueceu-se da palavra-passe? Um administrador pode enviar-lhe um link.
signIn-setUpTitle = Damos-lhe as boas-vindas
signIn-setUpText = Este servidor ainda não tem contas. Crie a primeira: será a do administrador.
signIn-setUpCode = Código de configuração
signIn-setUpCodeHint = O servidor escreveu-o ao iniciar. Procure no terminal ou no registo dele.
signIn-setUpSubmit = Criar a conta
signIn-resetTitle = Escolha a sua palavra-passe
signIn-resetAccount = Para a conta { $email }
signIn-resetText = Este link funciona uma vez. Usá-lo termina todas as sessões e todos os tokens de API da sua conta.
signIn-lettersWhy = Assim mostra que não é um programa.
signIn-resetSubmit = Guardar e iniciar sessão

## sessionsLive

sessionsLive-sessions = Sessões
sessionsLive-sessionHere = este navegador
sessionsLive-sessionBegan = sessão iniciada { $when }
sessionsLive-sessionUsed = última utilização { $when }
sessionsLive-sessionEnd = Terminar
sessionsLive-sessionEndQuestion = Terminar a sessão em { $name }? Termina imediatamente nesse navegador.
sessionsLive-sessionEnded = Sessão terminada nesse navegador.
sessionsLive-noSessions = Nenhuma sessão iniciada.
sessionsLive-othersQuestion = Terminar sessão em todos os outros locais? Aqui a sua sessão mantém-se.
sessionsLive-othersEnded =
    { $n ->
        [one] Foi terminada { $n } outra sessão.
        [many] Foram terminadas { $n } de outras sessões.
       *[other] Foram terminadas { $n } outras sessões.
    }
sessionsLive-endOthers = Terminar sessão em todos os outros locais

## signInAgainLive

signInAgainLive-title = A sua sessão terminou
signInAgainLive-text = A sua sessão terminou. Inicie sessão como { $email } para continuar. O que escreveu e escolheu continua aqui.
signInAgainLive-somebodyElse = Agora, { $other } tem a sessão iniciada neste navegador. Inicie sessão como { $email } para continuar. O que escreveu e escolheu continua aqui.
signInAgainLive-limited = Este servidor pede-lhe um segundo fator. Configure um e depois continue. O que escreveu e escolheu continua aqui.
signInAgainLive-declined = A sua sessão terminou, e nada foi enviado. Tente novamente para iniciar sessão e continuar.
signInAgainLive-notYet = Ainda não iniciou sessão como { $email }.
signInAgainLive-password = Palavra-passe
signInAgainLive-submit = Iniciar sessão e continuar
signInAgainLive-passkey = Iniciar sessão com uma chave de acesso
signInAgainLive-elsewhere = Isto abre noutro separador. Volte aqui depois e continue.
signInAgainLive-setUp = Configurar um segundo fator
signInAgainLive-goOn = Continuar
signInAgainLive-cancel = Cancelar
signInAgainLive-noName = Introduza o seu endereço de e-mail ou nome de utilizador.
signInAgainLive-noPassword = Introduza uma palavra-passe.
signInAgainLive-wrong = A palavra-passe está errada.
signInAgainLive-refused = Não pode iniciar sessão deste modo. Use outro ou contacte um administrador.
signInAgainLive-noCode = Introduza um código.
signInAgainLive-code = Código da sua aplicação ou um código de recuperação
signInAgainLive-recoveryCode = Código de recuperação
signInAgainLive-wrongCode = Esse código está errado ou já foi usado. Espere pelo próximo.
signInAgainLive-begin = Demorou demasiado. Cancele e tente novamente.
signInAgainLive-passkeyCancelled = Não foi usada nenhuma chave de acesso. Tente novamente ou inicie sessão de outro modo.
signInAgainLive-passkeyRefused = O servidor não aceitou esta chave de acesso. Inicie sessão de outro modo.
signInAgainLive-wrongOrigin = Esta página foi aberta num endereço diferente do endereço do servidor. Abra-a no URL base dele.
signInAgainLive-tooMany =
    { $n ->
        [one] Demasiadas tentativas falhadas. Tente novamente dentro de { $n } segundo.
        [many] Demasiadas tentativas falhadas. Tente novamente dentro de { $n } de segundos.
       *[other] Demasiadas tentativas falhadas. Tente novamente dentro de { $n } segundos.
    }
signInAgainLive-offline = O servidor não respondeu. Verifique a sua ligação e tente novamente.
signInAgainLive-failed = Algo correu mal ({ $status }).

## accountLive

accountLive-passkeyCancelled = Não foi usada nenhuma chave de acesso. Tente novamente ou use a sua palavra-passe.
accountLive-passkeyRefused = O servidor não aceitou esta chave de acesso. Inicie sessão com a sua palavra-passe.
accountLive-wrong = O endereço de e-mail ou a palavra-passe estão incorretos.
accountLive-wrongName = O nome ou a palavra-passe estão incorretos.
accountLive-noName = Introduza o seu endereço de e-mail ou nome de utilizador.
accountLive-noGroup = Não pertence a nenhum dos grupos que podem usar este servidor. Contacte o administrador dele.
accountLive-noAddress = O início de sessão da sua empresa não fornece a este servidor um endereço de e-mail válido. Contacte o administrador dele.
accountLive-notLinked = Já existe aqui uma conta com o seu endereço de e-mail. Peça a um administrador que a associe ao início de sessão da sua empresa.
accountLive-notAdded = Não tem aqui uma conta. Peça a um administrador que adicione uma.
accountLive-notSetUp = Este servidor ainda não foi configurado.
accountLive-notAdmitted = Não pode iniciar sessão aqui. Contacte um administrador.
accountLive-directoryAway = De momento, não é possível verificar as palavras-passe da empresa. Se tiver uma palavra-passe deste servidor, use-a.
accountLive-limited =
    { $n ->
        [one] Demasiadas tentativas falhadas. Tente novamente dentro de { $n } segundo.
        [many] Demasiadas tentativas falhadas. Tente novamente dentro de { $n } de segundos.
       *[other] Demasiadas tentativas falhadas. Tente novamente dentro de { $n } segundos.
    }
accountLive-offline = O servidor não respondeu. Verifique a sua ligação e tente novamente.
accountLive-failed = Algo correu mal ({ $status }).
accountLive-wrongCode = O código de configuração está errado.
accountLive-invitation = Recebeu um convite. Escolha uma palavra-passe, e a sua sessão é iniciada. Este link funciona uma vez.
accountLive-badLink = Este link já não é válido. Peça um novo a um administrador.
accountLive-noLink = Abra novamente o link da sua mensagem. Esta página só funciona com o link completo.
accountLive-noCode = Introduza o código de configuração.
accountLive-noPassword = Introduza uma palavra-passe.
accountLive-again = Já pode tentar novamente.
accountLive-taken = Já existe uma conta com este endereço de e-mail.
accountLive-alreadySetUp = Este servidor já foi configurado. Inicie sessão.
accountLive-tooShort = A palavra-passe é demasiado curta.
accountLive-tooCommon = Esta palavra-passe é uma das mais comuns ou pouco mais do que o seu endereço. Quem tenta adivinhar começa por essas. Escolha outra.
accountLive-badEmail = Introduza um endereço de e-mail válido.
accountLive-wrongOrigin = Esta página foi aberta num endereço diferente do endereço do servidor. Abra-a no URL base dele.
accountLive-saved = Guardado.
accountLive-wrongCurrent = A palavra-passe atual está errada.
accountLive-changed = A sua palavra-passe foi alterada. A sessão foi terminada nos outros dispositivos.
accountLive-tokensRevoked =
    { $n ->
        [one] Foi revogado { $n } token de API.
        [many] Foram revogados { $n } de tokens de API.
       *[other] Foram revogados { $n } tokens de API.
    }
accountLive-tokenName = Dê um nome ao token.
accountLive-tokenTaken = Já tem um token com este nome.
accountLive-noTokens = Ainda não tem tokens.
accountLive-never = nunca usado
accountLive-used = última utilização { $when }
accountLive-made = criado { $when }
accountLive-revoke = Revogar
accountLive-revokeQuestion = Revogar o token «{ $name }»? Os programas que o usam deixam de funcionar imediatamente.
accountLive-revoked = Revogado.
accountLive-copied = Copiado
accountLive-copyFailed = Não foi possível copiar. Selecione o texto e copie-o.

## account

account-title = A sua conta
account-signedInAs = Sessão iniciada como { $email }
account-signOut = Terminar sessão
account-programs = Tokens de API e webhooks
account-programsTokens = Tokens de API
account-tokens = Tokens de API
account-tokensText = Os programas usam um token em vez da sua palavra-passe. Agem em seu nome.
account-tokenName = Para que serve?
account-tokenPlaceholder = script de cópias de segurança
account-create = Criar um token
account-shown = O seu novo token. Só é mostrado uma vez:
account-copy = Copiar
account-example = Por exemplo
account-notify = Notificações
account-notifyMe = Avisar-me quando um novo link meu for aberto
account-notifyEach = Pode escolher de outro modo em cada link.
account-sessions = Onde tem sessão iniciada
account-sessionsText = Termine o que não reconhecer e depois altere a sua palavra-passe.
account-endOthers = Terminar sessão em todos os outros locais
account-password = Palavra-passe
account-current = Palavra-passe atual
account-next = Nova palavra-passe
account-change = Alterar a palavra-passe
account-changeHint = Todas as suas outras sessões terminam.
account-revokeTokens = Revogar também todos os meus tokens de API
account-revokeTokensHint = Deixe isto assinalado se outra pessoa puder saber a sua palavra-passe. Os programas que usam estes tokens deixam de funcionar imediatamente:
account-cancel = Cancelar
account-confirm = Revogar

## admin

admin-title = Os meus links
admin-titleExpired = Links expirados
admin-active = Ativos
admin-expired = Expirados
admin-all = Todos os links
admin-users = Utilizadores
admin-server = Servidor
admin-search = Procurar por nome, nota ou link
admin-order = Ordenar
admin-byNewest = Mais recentes primeiro
admin-byExpiry = Por expiração
admin-byOpened = Abertos mais recentemente
admin-byViews = Menos visualizações restantes
admin-parts = Mostrar só
admin-unopened = Nunca abertos
admin-opened = Abertos
admin-today = Expiram hoje
admin-sealed = Encriptação de ponta a ponta
admin-waiting = Alguém está à espera
admin-frozen = Em pausa
admin-answers = Respostas
admin-tickAll = Selecionar todos
admin-csv = Guardar como CSV
admin-newer = Mais recentes
admin-older = Mais antigos
admin-cancel = Cancelar
admin-end = Eliminar agora
admin-addUser = Adicionar um utilizador
admin-email = Endereço de e-mail
admin-administrator = Administrador
admin-add = Adicionar
admin-byMail = Enviar o link por e-mail
admin-oneTime = Link de utilização única, válido durante 24 horas. Entregue-o ao utilizador:
admin-copy = Copiar
admin-storage = Armazenamento
admin-settings = Definições em vigor
admin-settingsText = Para alterar uma definição, edite o ficheiro de configuração do servidor e depois reinicie o servidor.
admin-option = Opção
admin-value = Valor
admin-origin = Origem
admin-version = Versão
admin-configFile = Ficheiro de configuração

## health

health-title = Estado
health-open = Precisa de si
health-openForAuditors = Para um administrador
health-nothing = Nada precisa de si.
health-commands = Execute os comandos no servidor, como o utilizador do serviço.
health-onServer = No servidor
health-inConfigFile = No ficheiro de configuração
health-noConfigFile = Este servidor funciona sem ficheiro de configuração. Crie um e inicie o servidor com --config e o caminho do ficheiro.
health-how = O que fazer
health-fine = Estado atual
health-complaints = Avisos e erros
health-complaintsText = O que este servidor escreveu no registo desde que foi iniciado. O registo contém os pormenores.
health-warn = Aviso
health-error = Erro
health-times =
    { $n ->
        [one] uma vez, { $when }
        [many] { $n } de vezes, a última { $when }
       *[other] { $n } vezes, a última { $when }
    }
health-examine = Examinar agora
health-examineTitle = Autoverificação (doctor)
health-examineText = Examina o diretório de dados e liga-se ao servidor de e-mail, ao fornecedor e a tudo o mais que as definições indicam. Não envia nada e não altera nada.
health-ok = Tudo certo
health-subjectDirectory = Diretório de dados
health-subjectPermissions = Permissões
health-subjectPolicy = Políticas
health-subjectErasing = Eliminação definitiva
health-subjectSignIn = Início de sessão da empresa
health-subjectLdap = Diretório LDAP
health-subjectScanner = Antivírus
health-subjectPrevious = Servidor anterior
health-inEnglish = Os pormenores estão em inglês, como no registo do servidor.
health-receiverAnswered = O recetor respondeu { $status }.
health-receiverRefused = O recetor recusou a ligação.
health-receiverSilent = O recetor não respondeu a tempo.
health-receiverUnknown = O nome do recetor é desconhecido.

## administration

administration-findUser = Encontrar um utilizador
administration-before = Anterior
administration-next = Seguinte
administration-role = Função
administration-actions = Ações
administration-lastSignIn = último início de sessão { $when }
administration-asUser = Utilizador
administration-asAuditor = Auditor: vê todos os registos, nenhum segredo
administration-administrators = Administradores
administration-auditors = Auditores
administration-invited = Convite pendente
administration-disabled = Desativados
administration-suspended = Suspensos
administration-unprotected = Sem segundo fator
administration-userLinks = Links
administration-userFactors = Segundos fatores
administration-userGroups = Grupos
administration-group = Adicionar a um grupo
administration-joinGroup = Adicionar
administration-userLimits = Limites das políticas
administration-userLog = Últimas entradas do registo
administration-wholeLog = Todas as entradas
administration-endPushes = Eliminar também o que esse utilizador partilhou e fechar os pedidos dele
administration-endEverything = Terminar tudo
administration-everyone = Todos
administration-nobody = Sem conta
administration-findLink = Remetente, link ou número
administration-findALink = Encontrar um link
administration-madeUntil = Criados até
administration-filterState = Estado
administration-anyState = Todos os estados
administration-onlyActive = Ativos
administration-onlyExpired = Expirados ou eliminados
administration-settingsFilter = Encontrar uma definição
administration-onlyChanged = Só as alteradas

## firstSteps

firstSteps-title = Primeiros passos
firstSteps-done = { $done } de { $all } concluídos
firstSteps-others = Os outros passos estão indicados acima.
firstSteps-address = Endereço
firstSteps-addressOpen = Os links não têm um endereço fixo
firstSteps-addressWhy = Os destinatários têm de conseguir aceder ao endereço com que os links começam.
firstSteps-addressDo = Substitua { $example } pelo endereço do seu servidor.
firstSteps-addressUnset = Os links começam com o endereço que cada remetente usa; no seu caso, { $origin }.
firstSteps-addressPlain = Os links começam com { $url }, que não está encriptado.
firstSteps-addressElsewhere = Os links começam com { $url }. Agora está em { $origin }: abra { $url } para ver se é possível aceder-lhe.
firstSteps-addressGood = Os links começam com { $url }, e acedeu ao servidor nesse endereço.
firstSteps-tls = Encriptação no caminho
firstSteps-tlsOpen = As ligações não estão encriptadas
firstSteps-tlsWhy = Qualquer pessoa na rede, entre o navegador e o servidor, pode ler os segredos.
firstSteps-tlsOwn = Este servidor usa TLS diretamente.
firstSteps-tlsProxy = Um proxy inverso usa TLS para este servidor.
firstSteps-tlsNone = A sua ligação é por HTTP simples.
firstSteps-tlsDo = Dê ao servidor um certificado ou coloque à frente dele um proxy inverso com HTTPS:
firstSteps-key = Uma cópia da chave mestra
firstSteps-keyMissing = Nenhuma cópia confirmada da chave mestra
firstSteps-keyWhy = Sem a chave, ninguém pode voltar a ler os dados nem uma cópia de segurança.
firstSteps-keyOpen = Ninguém confirmou uma cópia da chave { $key }.
firstSteps-keyDone = Uma cópia da chave { $key } foi confirmada { $when }.
firstSteps-keyDo = Isto grava uma cópia de segurança encriptada que inclui a chave. Guarde-a noutra máquina:
firstSteps-keyTick = Tenho uma cópia num lugar seguro
firstSteps-keyUntick = Já não tenho esta cópia
firstSteps-people = Quem pode partilhar
firstSteps-peopleWhy = Com contas, as pessoas veem o que aconteceu aos seus links, e cabe-lhe a si decidir quem pode partilhar.
firstSteps-peopleAlone = A única conta é a sua. Sem conta, qualquer pessoa que aceda a este servidor pode partilhar texto.
firstSteps-peopleAloneClosed = A única conta é a sua, e ninguém pode partilhar sem uma.
firstSteps-peopleMany =
    { $n ->
        [one] Há { $n } conta.
        [many] Há { $n } de contas.
       *[other] Há { $n } contas.
    }
firstSteps-peopleOpen = Qualquer pessoa pode criar uma conta.
firstSteps-peopleDecided = Decidiu isto nas definições.
firstSteps-peopleDo = Adicione utilizadores ou decida com allow_sign_up e allow_anonymous.
firstSteps-peopleLink = Adicionar um utilizador
firstSteps-first = O primeiro segredo
firstSteps-firstWhy = Experimentar uma vez mostra-lhe o que os destinatários veem.
firstSteps-firstNone = Ainda não há nada armazenado.
firstSteps-firstLink = Partilhar um segredo
firstSteps-backup = Cópias de segurança
firstSteps-backupWhy = Um disco avaria sem aviso, e o servidor só faz cópias de segurança automaticamente se souber para onde.
firstSteps-backupNone = Ainda não foi feita nenhuma cópia de segurança.
firstSteps-backupGood = A última cópia de segurança foi feita { $when }.
firstSteps-backupDaily = Ou todos os dias no servidor
firstSteps-requests = Pedidos
firstSteps-requestsWhy = Com pedidos, as pessoas com conta pedem um segredo a outras, e estas não precisam de conta para o enviar.
firstSteps-requestsOff = Desativados. Pode deixar assim.

## serverFacts

serverFacts-links = Links
serverFacts-activeLinks = Links ativos
serverFacts-stored = O que este servidor armazena
serverFacts-storedSum = { $size } ao todo
serverFacts-payloads = Segredos (estimativa)
serverFacts-rows = Registos, contas e espaço livre
serverFacts-fileContents = Ficheiros
serverFacts-fileLimit = Limite para ficheiros
serverFacts-fileLimitText = { $used } de { $total }
serverFacts-disk = Disco
serverFacts-diskText = { $free } livres de { $total }
serverFacts-diskOurs = Este servidor
serverFacts-diskOthers = Tudo o resto
serverFacts-diskFree = Livre
serverFacts-floor = Os ficheiros são recusados enquanto houver menos de { $size } livres.
serverFacts-scarce = Resta pouco espaço: os ficheiros serão recusados em breve, ou já o são.
serverFacts-changed = Alteradas
serverFacts-reach = Endereço e rede
serverFacts-access = Acesso e contas
serverFacts-pushes = Segredos
serverFacts-files = Ficheiros
serverFacts-data = Dados e chaves
serverFacts-limits = Limites
serverFacts-pages = Aspeto e página informativa
serverFacts-mail = E-mail
serverFacts-watch = Registo e métricas
serverFacts-preset = predefinido: { $value }
serverFacts-byDefault = predefinido
serverFacts-fromFlag = opção de comando
serverFacts-inEnglish = As descrições estão em inglês.
serverFacts-notSet = (não definido)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } definição
        [many] { $n } de definições
       *[other] { $n } definições
    }
settingsLive-none = Nenhuma definição corresponde.

## listLive

listLive-offline = O servidor não respondeu. Verifique a sua ligação e tente novamente.
listLive-failed = Algo correu mal ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Demasiadas solicitações. Tente novamente dentro de { $n } segundo.
        [many] Demasiadas solicitações. Tente novamente dentro de { $n } de segundos.
       *[other] Demasiadas solicitações. Tente novamente dentro de { $n } segundos.
    }
listLive-copied = Copiado
listLive-copyFailed = Não foi possível copiar. Selecione o texto e copie-o.

## adminLive

adminLive-invitedUntil = convite pendente, o link expira { $when }
adminLive-invitedOver = convite pendente, o link expirou { $when }
adminLive-newLink = Novo link
adminLive-mailLink = Enviar novo link por e-mail
adminLive-withdraw = Retirar
adminLive-withdrawQuestion = Retirar o convite de { $email }? O link do convite deixa de funcionar.
adminLive-withdrawn = O convite de { $email } foi retirado.
adminLive-endAll = Terminar tudo
adminLive-endAllQuestion = Terminar tudo o que pertence a { $email }? A conta é desativada. Sessões, tokens, links de utilização única, segundos fatores e webhooks terminam imediatamente.
adminLive-endedAll = A conta { $email } foi desativada. Terminado: { $what }.
adminLive-endedNothing = A conta { $email } foi desativada. Não havia mais nada a terminar.
adminLive-endedSessions =
    { $n ->
        [one] { $n } sessão
        [many] { $n } de sessões
       *[other] { $n } sessões
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } token
        [many] { $n } de tokens
       *[other] { $n } tokens
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } link de utilização única
        [many] { $n } de links de utilização única
       *[other] { $n } links de utilização única
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } segundo fator
        [many] { $n } de segundos fatores
       *[other] { $n } segundos fatores
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
        [many] { $n } de webhooks
       *[other] { $n } webhooks
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } link partilhado ou pedido
        [many] { $n } de links partilhados e pedidos
       *[other] { $n } links partilhados e pedidos
    }
adminLive-suspended = suspensão pelo início de sessão da empresa
adminLive-unprotected = sem segundo fator
adminLive-actionsOf = Ações para { $email }
adminLive-addedOn = adicionado { $when }
adminLive-factorAdded = adicionado { $when }
adminLive-appWithCodes = Aplicação com códigos
adminLive-codesLeft =
    { $n ->
        [one] { $n } código de recuperação restante
        [many] { $n } de códigos de recuperação restantes
       *[other] { $n } códigos de recuperação restantes
    }
adminLive-noFactors = Nenhum segundo fator.
adminLive-groupHere = adicionado por um administrador
adminLive-groupOfCompany = do início de sessão da empresa
adminLive-groupOfDirectory = do diretório
adminLive-leaveGroup = Retirar
adminLive-noGroups = Em nenhum grupo.
adminLive-noLimits = Nenhuma política limita esta pessoa.
adminLive-endSessions = Terminar as sessões
adminLive-endSessionsQuestion = Terminar todas as sessões de { $email }? Será preciso iniciar sessão novamente. Os tokens continuam a funcionar.
adminLive-sessionsEnded = As sessões de { $email } foram terminadas.
adminLive-disableMany =
    { $n ->
        [one] Desativar { $n }
        [many] Desativar { $n }
       *[other] Desativar { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Desativar { $n } utilizador? As sessões e os tokens dele terminam imediatamente.
        [many] Desativar { $n } de utilizadores? As sessões e os tokens deles terminam imediatamente.
       *[other] Desativar { $n } utilizadores? As sessões e os tokens deles terminam imediatamente.
    }
adminLive-disabledMany =
    { $n ->
        [one] Foi desativado { $n } utilizador.
        [many] Foram desativados { $n } de utilizadores.
       *[other] Foram desativados { $n } utilizadores.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Terminar as sessões de { $n }
        [many] Terminar as sessões de { $n }
       *[other] Terminar as sessões de { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Terminar todas as sessões de { $n } utilizador? Será preciso iniciar sessão novamente. Os tokens continuam a funcionar.
        [many] Terminar todas as sessões de { $n } de utilizadores? Será preciso iniciar sessão novamente. Os tokens continuam a funcionar.
       *[other] Terminar todas as sessões de { $n } utilizadores? Será preciso iniciar sessão novamente. Os tokens continuam a funcionar.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] As sessões de { $n } utilizador foram terminadas.
        [many] As sessões de { $n } de utilizadores foram terminadas.
       *[other] As sessões de { $n } utilizadores foram terminadas.
    }
adminLive-openedSince = aberto desde a sua última visita
adminLive-damaged = danificado
adminLive-mailReset = Enviar link de palavra-passe por e-mail
adminLive-mailed = Um e-mail com um link está a caminho de { $email }.
adminLive-notMailed = Não foi enviado nenhum e-mail a { $email }: { $reason } Envie novamente ou mostre o link.
adminLive-noneAtAll = Ainda ninguém partilhou nada. O que as pessoas partilham aparece aqui, sem o conteúdo.
adminLive-noneMatching = Nenhum link corresponde a este filtro.
adminLive-showEveryone = Mostrar todos
adminLive-pushesOf =
    { $n ->
        [one] { $n } link
        [many] { $n } de links
       *[other] { $n } links
    }
adminLive-tryAgain = Já pode tentar novamente.
adminLive-none = Ainda não há nada aqui.
adminLive-noneActive = Não está a partilhar nada de momento.
adminLive-noneExpired = Ainda nada expirou. O que expirou é listado aqui com o registo.
adminLive-linksFound =
    { $n ->
        [one] { $n } link
        [many] { $n } de links
       *[other] { $n } links
    }
adminLive-tick = Selecionar { $name }
adminLive-sealed = Encriptação de ponta a ponta
adminLive-shareSecret = Partilhar um segredo
adminLive-noneFound = Nada encontrado.
adminLive-searchedPart =
    { $n ->
        [one] Procurou-se em { $n } link. Há outros mais antigos.
        [many] Procurou-se em { $n } de links. Há outros mais antigos.
       *[other] Procurou-se em { $n } links. Há outros mais antigos.
    }
adminLive-searchOlder = Procurar em links mais antigos
adminLive-text = Texto
adminLive-file = Ficheiros
adminLive-url = Link
adminLive-qr = Código QR
adminLive-created = criado { $when }
adminLive-endsIn = expira { $when }
adminLive-endedOn = expirou { $when }
adminLive-isExpired = expirado
adminLive-byHand = eliminado { $when }
adminLive-viewsLeft =
    { $n ->
        [one] { $n } visualização restante
        [many] { $n } de visualizações restantes
       *[other] { $n } visualizações restantes
    }
adminLive-notViewed = ainda não visualizado
adminLive-neverViewed = nunca visualizado
adminLive-viewed =
    { $n ->
        [one] visualizado uma vez
        [many] visualizado { $n } de vezes
       *[other] visualizado { $n } vezes
    }
adminLive-viewedLast =
    { $n ->
        [one] visualizado uma vez, { $when }
        [many] visualizado { $n } de vezes, a última { $when }
       *[other] visualizado { $n } vezes, a última { $when }
    }
adminLive-copyLink = Copiar o link
adminLive-sealedFiles =
    { $n ->
        [one] { $n } ficheiro, nome selado
        [many] { $n } de ficheiros, nomes selados
       *[other] { $n } ficheiros, nomes selados
    }
adminLive-sealedLink = O link completo foi mostrado uma vez, quando foi criado.
adminLive-end = Eliminar agora
adminLive-endQuestion = Eliminar «{ $name }» agora? Ninguém o poderá voltar a abrir.
adminLive-ended = Eliminado.
adminLive-notFound = Esse link não existe.
adminLive-nobody = sem conta
adminLive-administrator = administrador
adminLive-disabled = conta desativada
adminLive-you = a sua conta
adminLive-makeAdmin = Tornar administrador
adminLive-takeAdmin = Retirar direitos de administrador
adminLive-disable = Desativar
adminLive-enable = Ativar
adminLive-reset = Repor a palavra-passe
adminLive-tokens = Tokens
adminLive-noTokens = Nenhum token.
adminLive-revoke = Revogar
adminLive-makeAdminQuestion = Tornar { $email } administrador? Essa pessoa verá os links e registos de todos e poderá alterar qualquer conta.
adminLive-enableQuestion = Ativar { $email }? Essa pessoa poderá iniciar sessão novamente, com os direitos que tinha.
adminLive-usersFound =
    { $n ->
        [one] { $n } utilizador
        [many] { $n } de utilizadores
       *[other] { $n } utilizadores
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } de { $n } utilizador
        [many] { $from }–{ $to } de { $n } de utilizadores
       *[other] { $from }–{ $to } de { $n } utilizadores
    }
adminLive-noUserFound = Nenhum utilizador corresponde a esta pesquisa.
adminLive-takeAdminQuestion = Retirar os direitos de administrador a { $email }? As sessões e os tokens dessa pessoa terminam.
adminLive-disableQuestion = Desativar { $email }? As sessões e os tokens dessa pessoa terminam imediatamente.
adminLive-resetQuestion = Criar um link de utilização única para { $email }? Um link anterior deixa de funcionar. Usar o link termina todas as sessões e todos os tokens dessa pessoa.
adminLive-resetFactors = Repor segundos fatores
adminLive-resetFactorsQuestion = Eliminar todos os segundos fatores de { $email }? Antes, confirme que é a própria pessoa que o pede. As sessões dela terminam imediatamente. Os tokens continuam a funcionar.
adminLive-factorsReset = { $email } já não tem segundo fator.
adminLive-revokeQuestion = Revogar o token «{ $name }» de { $email }?
adminLive-taken = Já existe uma conta com este endereço de e-mail.
adminLive-badEmail = Introduza um endereço de e-mail válido.
adminLive-passwordsElsewhere = Este utilizador não pode iniciar sessão com uma palavra-passe deste servidor: local_sign_in não o permite.
adminLive-lastAdmin = Este é o último administrador: nomeie outro primeiro.
adminLive-used = última utilização { $when }
adminLive-never = nunca usado

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Eliminar { $n }
        [many] Eliminar { $n }
       *[other] Eliminar { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] { $n } link eliminado.
        [many] { $n } de links eliminados.
       *[other] { $n } links eliminados.
    }

## hooks

hooks-title = Webhooks
hooks-lead = Informe outro programa do que acontece aos seus links. Esse programa nunca recebe um segredo, uma frase de acesso ou o nome de um ficheiro.
hooks-back = A sua conta
hooks-openText = Mande avisar um programa ou um chat quando os seus links forem abertos.
hooks-yours = Os seus webhooks
hooks-secretShown = O segredo que assina as mensagens dele. Só é mostrado uma vez:
hooks-copy = Copiar
hooks-verify = Os recetores verificam a assinatura conforme descrito em standardwebhooks.com.
hooks-add = Adicionar um webhook
hooks-name = Nome
hooks-namePlaceholder = Chat da equipa
hooks-url = Endereço
hooks-urlHint = Tem de ser um que o seu administrador permita.
hooks-template = Formato da mensagem
hooks-eventKinds = Eventos comunicados ao webhook
hooks-details = Detalhes adicionais
hooks-includeHint = Quem tiver o link pode abri-lo. Inclua-o apenas onde confia em todos os que leem a conversa.
hooks-submit = Adicionar o webhook
hooks-cancel = Cancelar
hooks-retryAll = Tentar todos novamente
hooks-dropAll = Descartar todos

## hooksLive

hooksLive-linkName = Nome do link
hooksLive-linkItself = O próprio link
hooksLive-none = Ainda não tem webhooks.
hooksLive-off = Desativado: o recetor respondeu que já não existe.
hooksLive-test = Testar
hooksLive-tested =
    { $n ->
        [one] Respondeu { $status } após { $n } milissegundo.
        [many] Respondeu { $status } após { $n } de milissegundos.
       *[other] Respondeu { $status } após { $n } milissegundos.
    }
hooksLive-testFailed = O teste falhou: { $reason }.
hooksLive-newSecret = Novo segredo
hooksLive-newSecretQuestion = Criar um novo segredo para «{ $name }»? O atual continua a assinar a par dele durante um dia.
hooksLive-switchOn = Ativar
hooksLive-remove = Eliminar
hooksLive-removeQuestion = Eliminar «{ $name }»? O que ainda está a caminho dele é descartado.
hooksLive-removed = Eliminado.
hooksLive-added = Adicionado.
hooksLive-noName = Dê um nome ao webhook.
hooksLive-badUrl = Não é possível enviar nada para este endereço.
hooksLive-notAllowed = O seu administrador não permite este endereço.
hooksLive-noEvents = Escolha pelo menos um evento.
hooksLive-taken = Já tem um webhook com este nome ou o número máximo permitido.
hooksLive-copied = Copiado
hooksLive-copyFailed = Não foi possível copiar. Selecione o texto e copie-o.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } evento espera pela entrega. Ocorreu { $when }.
        [many] { $n } de eventos esperam pela entrega. O mais antigo ocorreu { $when }.
       *[other] { $n } eventos esperam pela entrega. O mais antigo ocorreu { $when }.
    }
eventsLive-noLetters = Não foi abandonado nenhum evento.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = de { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] ocorreu { $when } · { $n } tentativa
        [many] ocorreu { $when } · { $n } de tentativas
       *[other] ocorreu { $when } · { $n } tentativas
    }
eventsLive-retry = Tentar novamente
eventsLive-drop = Descartar
eventsLive-dropQuestion = Descartar este evento definitivamente?
eventsLive-dropAllQuestion = Descartar definitivamente todos os eventos abandonados?
eventsLive-retried =
    { $n ->
        [one] Nova tentativa para { $n } evento.
        [many] Nova tentativa para { $n } de eventos.
       *[other] Nova tentativa para { $n } eventos.
    }
eventsLive-dropped =
    { $n ->
        [one] Foi descartado { $n } evento.
        [many] Foram descartados { $n } de eventos.
       *[other] Foram descartados { $n } eventos.
    }

## keptLive

keptLive-keptByBrowser = Guardado neste navegador. Quem puder usar este navegador pode copiar o link.
keptLive-keptByPasskey = Guardado neste navegador, protegido pela sua chave de acesso.

## keptPageLive

keptPageLive-keptShowLink = Mostrar o link
keptPageLive-keptNotOpened = A sua chave de acesso não o abriu. Tente novamente.
keptPageLive-keptKeyByBrowser = Este navegador guarda a chave que abre as respostas. Quem puder usar este navegador pode lê-las.
keptPageLive-keptKeyByPasskey = Este navegador guarda a chave que abre as respostas, protegida pela sua chave de acesso.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Terminar sessão elimina { $n } link ou chave que só este navegador conhece. As respostas aos seus pedidos passam a abrir só com o ficheiro de recuperação.
        [many] Terminar sessão elimina { $n } de links e chaves que só este navegador conhece. As respostas aos seus pedidos passam a abrir só com o ficheiro de recuperação.
       *[other] Terminar sessão elimina { $n } links e chaves que só este navegador conhece. As respostas aos seus pedidos passam a abrir só com o ficheiro de recuperação.
    }
keptAccountLive-keptSignOutYes = Eliminar e terminar sessão
keptAccountLive-keptCount =
    { $n ->
        [one] Neste navegador: { $n } link ou chave.
        [many] Neste navegador: { $n } de links e chaves.
       *[other] Neste navegador: { $n } links e chaves.
    }
keptAccountLive-keptCountNone = Ainda não há nada guardado neste navegador.
keptAccountLive-keptGuardedNow = A partir de agora, são abertos pela sua chave de acesso.
keptAccountLive-keptUnable = Esta chave de acesso ou este navegador não consegue fazer isso. O que está guardado fica como está.
keptAccountLive-keptOffQuestion = Eliminar tudo o que está guardado? Os links que não copiou perdem-se, assim como as chaves sem ficheiro de recuperação.
keptAccountLive-keptRefused = Não foi usada nenhuma chave de acesso. O que está guardado fica como está.
keptAccountLive-keptOffYes = Eliminar

## kept

kept-title = Links encriptados de ponta a ponta neste navegador
kept-text = O servidor não lhe pode voltar a mostrar links encriptados de ponta a ponta; por isso, este navegador guarda-os para si, assim como as chaves dos seus pedidos. Quem puder usar este navegador pode copiá-los, a menos que a sua chave de acesso os proteja. Terminar sessão elimina o que nenhuma chave de acesso protege.
kept-guarded = A sua chave de acesso protege-os.
kept-on = Guardá-los neste navegador
kept-guard = Protegê-los com uma chave de acesso

## codes

codes-toOne = Peça um código, que será enviado por e-mail para { $address }; não precisa de ter conta aqui.
codes-toSome = Escolha o seu endereço e peça um código, que lhe será enviado por e-mail; não precisa de ter conta aqui.
codes-toTyped = Escreva o seu endereço; se for de um dos destinatários, ser-lhe-á enviado um código por e-mail. Não precisa de ter conta aqui.
codes-which = O seu endereço
codes-among = Os destinatários, abreviados: { $addresses }
codes-notYours = Não é o seu endereço? Peça ao remetente um link próprio para si.
codes-send = Enviar-me o código
codes-again = Enviar outro código
codes-sentToOne = Um e-mail com um código de oito letras está a caminho de { $address }. Veja também no correio não solicitado.
codes-sent = Um e-mail com um código de oito letras está a caminho, se o endereço for de um dos destinatários. Veja também no correio não solicitado.
codes-field = Código
codes-fieldHint = As oito letras do e-mail. São válidas durante dez minutos, e só neste navegador.
codes-goOn = Continuar
codes-or = Ou comprove-o de outro modo:
codes-wrong =
    { $n ->
        [one] Este código está errado. Escreva o do e-mail mais recente. Pode tentar mais uma vez.
        [many] Este código está errado. Escreva o do e-mail mais recente. Pode tentar mais { $n } de vezes.
       *[other] Este código está errado. Escreva o do e-mail mais recente. Pode tentar mais { $n } vezes.
    }
codes-last = Este código está errado, e essa foi a última tentativa. Peça outro.
codes-over = Não há nenhum código para escrever aqui: foi usado, tem mais de dez minutos ou foi pedido noutro navegador. Peça outro.
codes-needsCookie = Isto precisa de um cookie, e o seu navegador não enviou nenhum. Permita cookies para esta página e recarregue-a.
codes-tooOften =
    { $n ->
        [one] Foram pedidos cinco códigos para este endereço numa hora. Tente novamente dentro de um minuto.
        [many] Foram pedidos cinco códigos para este endereço numa hora. Tente novamente dentro de { $n } de minutos.
       *[other] Foram pedidos cinco códigos para este endereço numa hora. Tente novamente dentro de { $n } minutos.
    }
codes-noMore = Já não são enviados códigos para este link. Peça um novo link ao remetente.
codes-noMail = De momento, este servidor não pode enviar um código. Contacte quem lhe enviou o link.
codes-badAddress = Isto não é um endereço de e-mail.

## codesLive

codesLive-noCode = Escreva as oito letras do e-mail.
codesLive-comes = O e-mail com oito letras tem de esperar. Chega até { $time }, se o endereço for de um dos destinatários.
codesLive-offline = O servidor não respondeu. Verifique a sua ligação e tente novamente.

## company

company-signIn = Iniciar sessão com { $label }
company-or = Ou com uma palavra-passe deste servidor:
company-addressedTitle = Destinado a certas pessoas
company-addressedSure = Quem enviou isto quer ter a certeza de quem o abre.
company-addressedText = Inicie sessão com { $label }; não precisa de ter conta aqui.
company-addressedByDirectory = Inicie sessão com o seu nome e a sua palavra-passe da empresa.
company-byPassword = Iniciar sessão com uma palavra-passe
company-otherTitle = Não se destina a si
company-otherText = A sua identificação aqui é { $address }, e isto destina-se a outra pessoa. Nada foi aberto. Inicie sessão como outra pessoa ou contacte quem o enviou.
company-otherUnnamed = Isto destina-se a outra pessoa. Nada foi aberto. Inicie sessão como outra pessoa ou contacte quem o enviou.
company-closedAccountTitle = A sua conta está inativa
company-closedAccountText = A sua conta neste servidor está desativada ou suspensa, por isso nada abre para si. Nada foi aberto. Contacte um administrador.
company-known = A sua identificação aqui: { $address }.
company-knownUnnamed = O início de sessão da empresa reconheceu a sua identidade.
company-notMe = Não sou eu
company-goingOn = Um momento
company-goingOnText = A página seguinte abre automaticamente.
company-goOn = Continuar

## companyRefused

companyRefused-not-allowed = Não pertence a nenhum dos grupos que podem usar este servidor. Contacte o administrador dele.
companyRefused-no-account = Não tem aqui uma conta. Peça a um administrador que adicione uma.
companyRefused-address-taken = O seu endereço de e-mail já tem aqui uma conta. Peça a um administrador que a associe a { $label }.
companyRefused-other-account = Este início de sessão pertence aqui a outra conta. Contacte um administrador.
companyRefused-not-set-up = Este servidor ainda não foi configurado.
companyRefused-disabled = A sua conta está desativada. Contacte um administrador.
companyRefused-no-email = { $label } não indica a este servidor o seu endereço de e-mail. Peça a um administrador que adicione a claim email.
companyRefused-bad-email = O que { $label } fornece como seu endereço de e-mail não é um endereço de e-mail. Contacte um administrador.
companyRefused-no-groups = { $label } não indica a este servidor nenhum grupo seu. Ou não pertence a nenhum, ou o fornecedor omite-os: contacte um administrador.
companyRefused-too-many-groups = Pertence a tantos grupos que { $label } os omite todos. Peça a um administrador que envie apenas os desta aplicação.
companyRefused-bad-token = O que { $label } respondeu não é válido para este servidor. Não foi iniciada nenhuma sessão; o registo diz mais.
companyRefused-clock = Os relógios deste servidor e de { $label } diferem demasiado. Peça a um administrador que os acerte.
companyRefused-other-issuer = A resposta veio de um fornecedor diferente do indicado nas definições. Não foi iniciada nenhuma sessão.
companyRefused-unreachable = De momento, não é possível contactar { $label }. As sessões iniciadas mantêm-se; tente novamente mais tarde.
companyRefused-provider-error = { $label } comunicou um erro. O registo deste servidor diz qual.
companyRefused-client-refused = { $label } não aceita este servidor: o segredo dele está errado ou expirou. Contacte um administrador.
companyRefused-cancelled = O início de sessão com { $label } foi cancelado.
companyRefused-begin-again = Este início de sessão começou noutro local, demorou demasiado ou já foi usado. Comece novamente.

## factors

factors-title = Proteção adicional ao iniciar sessão
factors-lead = Com um segundo fator, uma palavra-passe roubada, por si só, não abre a sua conta.
factors-openText = Chaves de acesso e uma aplicação que mostra códigos.
factors-yours = Proteção adicional ao iniciar sessão
factors-limited = Este servidor pede-lhe um segundo fator. Configure um aqui e depois continue.
factors-goOn = Continuar
factors-passkeys = Chaves de acesso
factors-passkeysText = Inicie sessão com a impressão digital, o rosto, um PIN ou uma chave de segurança, sem a palavra-passe. Uma chave de acesso só funciona neste endereço, por isso ninguém a pode roubar com uma página falsa.
factors-passkeyName = Nome do dispositivo
factors-passkeyPlaceholder = Portátil
factors-addPasskey = Adicionar uma chave de acesso
factors-needsHttps = As chaves de acesso não funcionam aqui: os navegadores só as permitem num nome com https://. Peça um endereço desse tipo ao seu administrador.
factors-app = Aplicação com códigos
factors-appText = Uma aplicação no telemóvel mostra um novo código de seis algarismos a cada 30 segundos.
factors-beginApp = Configurar uma aplicação
factors-removeApp = Remover a aplicação da conta
factors-scan = Leia este código com a aplicação:
factors-qr = Código QR para a aplicação
factors-type = Ou escreva isto na aplicação:
factors-code = O código que a aplicação mostra agora
factors-finish = Concluir
factors-codesTitle = Códigos de recuperação
factors-codesText = Cada um destes códigos permite iniciar sessão uma vez, quando perder os outros fatores. Só são mostrados agora: imprima-os ou guarde-os onde guarda as palavras-passe.
factors-renew = Novos códigos de recuperação
factors-confirmTitle = Confirme a sua identidade
factors-confirmText = Antes de os seus fatores mudarem, confirme a sua identidade.
factors-codeOrRecovery = Um código da sua aplicação ou um código de recuperação
factors-confirm = Confirmar
factors-remove = Eliminar

## factorsLive

factorsLive-codesFile = codigos-de-recuperacao.txt
factorsLive-limited =
    { $n ->
        [one] Demasiadas tentativas falhadas. Tente novamente dentro de { $n } segundo.
        [many] Demasiadas tentativas falhadas. Tente novamente dentro de { $n } de segundos.
       *[other] Demasiadas tentativas falhadas. Tente novamente dentro de { $n } segundos.
    }
factorsLive-conflict = Isto já existe ou não há lugar para ele. Recarregue a página.
factorsLive-lastOne = Este servidor pede-lhe um segundo fator. Configure outro antes de eliminar este.
factorsLive-noPasskeys = Ainda não tem chaves de acesso.
factorsLive-never = nunca usada
factorsLive-used = última utilização { $when }
factorsLive-made = adicionada { $when }
factorsLive-remove = Eliminar
factorsLive-removed = Fator eliminado.
factorsLive-added = Fator adicionado.
factorsLive-removeQuestion = Eliminar a chave de acesso «{ $name }»? Deixará de abrir a sua conta.
factorsLive-removeAppQuestion = Remover a aplicação da sua conta? Os códigos dela deixarão de abrir a sua conta.
factorsLive-nameIt = Dê um nome à chave de acesso.
factorsLive-passkeyCancelled = Não foi usada nenhuma chave de acesso. Tente novamente.
factorsLive-passkeyRefused = O servidor não aceitou esta chave de acesso. Tente novamente.
factorsLive-appSince = A sua aplicação foi configurada { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Resta { $n } código de recuperação.
        [many] Restam { $n } de códigos de recuperação.
       *[other] Restam { $n } códigos de recuperação.
    }
factorsLive-wrongCode = Esse código está errado. Verifique o relógio do telemóvel e escreva o código que é mostrado agora.
factorsLive-notConfirmed = Está errado. Tente novamente.
factorsLive-done = Agora tem um segundo fator. Guarde os códigos de recuperação e depois continue.
factorsLive-copied = Copiado
factorsLive-copyFailed = Não foi possível copiar. Selecione o texto e copie-o.

## secondStep

secondStep-title = Mais um passo
secondStep-passkey = Usar uma chave de acesso
secondStep-code = Código da sua aplicação ou um código de recuperação
secondStep-codeHint = Seis algarismos, ou dezasseis letras e algarismos.
secondStep-recoveryCode = Código de recuperação
secondStep-recoveryHint = Dezasseis letras e algarismos. Recebeu-os quando adicionou a sua chave de acesso.
secondStep-submit = Iniciar sessão
secondStep-lost = Perdeu o telemóvel e os códigos de recuperação? Um administrador deste servidor pode repor os seus segundos fatores.
secondStep-again = Recomeçar

## secondStepLive

secondStepLive-noCode = Introduza um código.
secondStepLive-wrongCode = Esse código está errado ou já foi usado. Espere pelo próximo.
secondStepLive-passkeyCancelled = Não foi usada nenhuma chave de acesso. Tente novamente ou use um código.
secondStepLive-passkeyRefused = O servidor não aceitou esta chave de acesso. Tente novamente ou use um código.
secondStepLive-limited =
    { $n ->
        [one] Demasiados códigos errados. Tente novamente dentro de { $n } segundo.
        [many] Demasiados códigos errados. Tente novamente dentro de { $n } de segundos.
       *[other] Demasiados códigos errados. Tente novamente dentro de { $n } segundos.
    }
secondStepLive-retry = Já pode tentar novamente.
secondStepLive-offline = O servidor não respondeu. Verifique a sua ligação e tente novamente.
secondStepLive-failed = Algo correu mal ({ $status }).

## tokens

tokens-may = O que o token pode fazer
tokens-everything = Tudo
tokens-create = Só criar links
tokens-createRead = Criar e ler links
tokens-audit = Só ler registos
tokens-ask = Pedir segredos a outras pessoas e abrir as respetivas respostas
tokens-lasts = Durante quanto tempo funciona
tokens-always = Até ser revogado
tokens-days30 = 30 dias
tokens-days90 = 90 dias
tokens-year = Um ano
tokens-networks = Só a partir de certas redes
tokens-networksLabel = Endereços ou redes
tokens-networksHint = Separe-os com vírgulas. Se isto ficar vazio, o token funciona em qualquer lugar.

## tokensLive

tokensLive-tokenMay = pode { $what }
tokensLive-tokenCreate = criar
tokensLive-tokenRead = ler
tokensLive-tokenAudit = ler registos
tokensLive-tokenExpire = eliminar
tokensLive-tokenAdmin = administrar
tokensLive-tokenAsk = pedir segredos
tokensLive-tokenOpen = abrir as respostas
tokensLive-tokenFrom = só de { $networks }
tokensLive-tokenUntil = expira { $when }
tokensLive-tokenOver = expirou { $when }
tokensLive-tokenUsedFrom = última utilização { $when } a partir de { $address }
tokensLive-badNetworks = Introduza endereços ou redes como 192.0.2.0/24, no máximo 50.

## oversightLive

oversightLive-auditor = auditor
oversightLive-makeAuditor = Tornar auditor
oversightLive-makeAuditorQuestion = Tornar { $email } auditor? Essa pessoa verá os registos de todos e nenhum segredo.
oversightLive-takeAuditor = Retirar direitos de auditor
oversightLive-takeAuditorQuestion = Retirar os direitos de auditor a { $email }? As sessões e os tokens dessa pessoa terminam.
oversightLive-log = Registo
oversightLive-logNothing = Nenhuma entrada.

## signIns

signIns-title = Inícios de sessão recentes
signIns-text = Quem iniciou sessão na sua conta ou tentou fazê-lo. Se não reconhecer um início de sessão, altere a sua palavra-passe.

## signInsLive

signInsLive-signedIn = Sessão iniciada
signInsLive-signInFailed = Início de sessão falhado
signInsLive-byPassword = com palavra-passe
signInsLive-byLink = com um link de utilização única
signInsLive-bySetup = com o código de configuração
signInsLive-bySignUp = com a criação da conta
signInsLive-byDirectory = através do diretório
signInsLive-byCompany = através do início de sessão da empresa
signInsLive-byPasskey = com uma chave de acesso
signInsLive-secondFactor = com um segundo fator
signInsLive-wrongPassword = palavra-passe errada
signInsLive-wrongCode = código de configuração errado
signInsLive-wrongLink = link de utilização única inválido
signInsLive-wrongCurrent = palavra-passe atual errada
signInsLive-wrongFactor = segundo fator errado
signInsLive-wrongPasskey = chave de acesso errada
signInsLive-deviceGuesses = demasiadas tentativas em dispositivos conhecidos
signInsLive-unanswered = o diretório não respondeu
signInsLive-asAdministrator = como administrador
signInsLive-times =
    { $n ->
        [one] { $n } vez
        [many] { $n } de vezes
       *[other] { $n } vezes
    }
signInsLive-noSignIns = Ainda não há inícios de sessão registados.

## adminLog

adminLog-title = Registo dos administradores
adminLog-lead = Quem iniciou sessão e quem alterou contas, tokens, chaves e definições. Nenhuma entrada pode ser alterada ou eliminada sem que se note.
adminLog-person = Endereço de e-mail
adminLog-personHint = De quem o fez ou de quem foi afetado.
adminLog-what = O quê
adminLog-everything = Tudo
adminLog-show = Mostrar
adminLog-newer = Mais recentes
adminLog-older = Mais antigas

## adminLogLive

adminLogLive-signOut = Terminou sessão
adminLogLive-leftOut = Mais falhas do que as listadas
adminLogLive-userAdded = Conta adicionada
adminLogLive-userRemoved = Conta eliminada
adminLogLive-userDisabled = Conta desativada
adminLogLive-userEnabled = Conta ativada
adminLogLive-madeAdministrator = Passou a administrador
adminLogLive-noAdministrator = Deixou de ser administrador
adminLogLive-madeAuditor = Passou a auditor
adminLogLive-noAuditor = Deixou de ser auditor
adminLogLive-suspended = Conta suspensa pelo início de sessão da empresa
adminLogLive-admitted = Conta readmitida pelo início de sessão da empresa
adminLogLive-linked = Início de sessão da empresa associado
adminLogLive-unlinked = Início de sessão da empresa desassociado
adminLogLive-vouched = Endereço confirmado por um administrador
adminLogLive-joinedGroup = Inclusão num grupo
adminLogLive-leftGroup = Saída de um grupo
adminLogLive-factorAdded = Segundo fator adicionado
adminLogLive-factorRemoved = Segundo fator eliminado
adminLogLive-factorsReset = Segundos fatores repostos
adminLogLive-codesMade = Códigos de recuperação criados
adminLogLive-invited = Convite enviado
adminLogLive-accessEnded = Todo o acesso terminado
adminLogLive-linksExpired = Links da conta eliminados
adminLogLive-withdrawn = Convite retirado
adminLogLive-sessionEnded = Sessão terminada
adminLogLive-linkMade = Link de utilização única criado
adminLogLive-passwordSet = Palavra-passe definida
adminLogLive-tokenMade = Token de API criado
adminLogLive-tokenRemoved = Token de API revogado
adminLogLive-settingsChanged = Definições alteradas
adminLogLive-rotationBegun = Rotação da chave mestra iniciada
adminLogLive-rotationEnded = Rotação da chave mestra concluída
adminLogLive-exported = Registos de auditoria exportados
adminLogLive-backedUp = Cópia de segurança feita
adminLogLive-restored = Cópia de segurança restaurada
adminLogLive-byWhom = por: { $name }
adminLogLive-commandLine = linha de comandos
adminLogLive-server = servidor
adminLogLive-bySetupCode = código de configuração
adminLogLive-bySigningUp = criação da conta
adminLogLive-byOneTimeLink = link de utilização única
adminLogLive-directory = diretório
adminLogLive-companySignIn = início de sessão da empresa
adminLogLive-noEntries = Nenhuma entrada corresponde.
adminLogLive-showAll = Mostrar tudo

## ownLogLive

ownLogLive-byCode = confirmado por um código: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Nota
ownLogLive-logCount = { $from }–{ $to } de { $total }
ownLogLive-own-creation = criado
ownLogLive-own-view = aberto
ownLogLive-own-failed_view = tentativa sem êxito
ownLogLive-own-expire = eliminado
ownLogLive-own-restored = eliminação anulada
ownLogLive-own-failed_passphrase = frase de acesso errada
ownLogLive-own-probable_program = provavelmente um programa
ownLogLive-own-code_sent = código enviado por e-mail
ownLogLive-own-code_queued = código à espera de envio por e-mail
ownLogLive-own-code_failed = código não enviado por e-mail
ownLogLive-own-failed_code = código errado
ownLogLive-own-owner_view = aberto por si
ownLogLive-own-wrong_network = tentativa a partir de outra rede
ownLogLive-own-other_device = tentativa noutro dispositivo
ownLogLive-own-alarm = alerta: «Não fui eu»
ownLogLive-own-freeze = colocado em pausa por si
ownLogLive-own-thaw = reativado por si
ownLogLive-own-changed = alterado por si
ownLogLive-own-hold_asked = espera pela sua autorização
ownLogLive-own-hold_released = autorizado por si
ownLogLive-own-hold_refused = recusado e colocado em pausa por si
ownLogLive-own-request_view = lido
ownLogLive-own-answer = respondido
ownLogLive-own-mail_returned = e-mail devolvido
ownLogLive-own-creation_email_send = notificação por e-mail solicitada
ownLogLive-own-admin_view = aberto por um administrador
ownLogLive-own-imported = transferido do Password Pusher

## seenLogLive

seenLogLive-seen-creation = criado
seenLogLive-seen-view = aberto
seenLogLive-seen-failed_view = tentativa sem êxito
seenLogLive-seen-expire = eliminado
seenLogLive-seen-restored = eliminação anulada
seenLogLive-seen-failed_passphrase = frase de acesso errada
seenLogLive-seen-probable_program = provavelmente um programa
seenLogLive-seen-code_sent = código enviado por e-mail
seenLogLive-seen-code_queued = código à espera de envio por e-mail
seenLogLive-seen-code_failed = código não enviado por e-mail
seenLogLive-seen-failed_code = código errado
seenLogLive-seen-owner_view = aberto pelo proprietário
seenLogLive-seen-wrong_network = recusado fora das suas redes
seenLogLive-seen-other_device = recusado noutro dispositivo
seenLogLive-seen-alarm = alerta de um destinatário
seenLogLive-seen-freeze = colocado em pausa pelo proprietário
seenLogLive-seen-thaw = reativado pelo proprietário
seenLogLive-seen-changed = alterado pelo proprietário
seenLogLive-seen-hold_asked = espera pelo proprietário
seenLogLive-seen-hold_released = autorizado pelo proprietário
seenLogLive-seen-hold_refused = recusado pelo proprietário
seenLogLive-seen-request_view = lido
seenLogLive-seen-answer = respondido
seenLogLive-seen-mail_returned = e-mail devolvido
seenLogLive-seen-creation_email_send = notificação por e-mail solicitada
seenLogLive-seen-admin_view = aberto por um administrador
seenLogLive-seen-imported = transferido do Password Pusher

## eventNamesLive

eventNamesLive-push-created = Link criado
eventNamesLive-push-viewed = Link aberto
eventNamesLive-push-wrong_passphrase = Frase de acesso errada
eventNamesLive-push-expired = Link expirado
eventNamesLive-push-alarm = Alerta de um destinatário
eventNamesLive-push-hold_asked = Alguém está à espera
eventNamesLive-push-code_failed = Código não enviado por e-mail
eventNamesLive-request-answered = Pedido respondido
eventNamesLive-request-closed = Pedido fechado

## conditionWords

conditionWords-passphrases = frases de acesso
conditionWords-passwords = palavras-passe
conditionWords-second_factors = segundos fatores
conditionWords-passkeys = chaves de acesso

## conditionSays

conditionSays-disk_full = Só há { $freeBytes } livres no disco de { $directory }: os ficheiros são recusados abaixo de { $floorBytes }.
conditionSays-disk_low = Há { $freeBytes } livres no disco de { $directory }, menos do que os ficheiros de um link podem ocupar ({ $linkBytes }).
conditionSays-disk_no_inodes = Ficheiros que ainda cabem no disco de { $directory }: só { $files }, por falta de inodes.
conditionSays-disk_error = O disco de { $directory } deu um erro em { $atMs }: { $reason }
conditionSays-database_damaged = A base de dados está danificada. O registo indica os locais.
conditionSays-database_trouble = Este servidor não consegue atender solicitações neste momento: { $reason }
conditionSays-bucket_trouble = Não é possível armazenar nem abrir ficheiros: { $reason }
conditionSays-scanner_trouble = O antivírus não avalia nenhum ficheiro, por isso todos são recusados: { $reason }
conditionSays-sweep_failed = O que expirou não é eliminado do disco: { $reason }
conditionSays-clock_jumped = O relógio adiantou-se mais de um dia. Agora marca: { $nowMs }. Durante uma hora depois do salto, nada é apagado.
conditionSays-backup_failed = A última cópia de segurança falhou: { $reason }
conditionSays-backup_damaged = A última cópia de segurança, { $name }, contém dados danificados. Locais danificados: { $count }. { $reason }
conditionSays-backup_old = A última cópia de segurança é de { $lastMs }.
conditionSays-certificate_ended = O certificado { $file } está expirado desde { $untilMs }: os clientes recusam-no.
conditionSays-certificate_ends = O certificado { $file } é válido até { $untilMs }.
conditionSays-certificate_unusable = Um certificado no disco não pode ser usado: { $reason } Um servidor em execução mantém o anterior.
conditionSays-certificate_not_obtained = Não há certificado válido, e os clientes recusam este servidor: { $reason }
conditionSays-certificate_not_renewed = Não foi possível renovar o certificado: { $reason }
conditionSays-client_secret_refused = O fornecedor de início de sessão não aceita oidc.client_secret: ninguém consegue iniciar sessão através dele.
conditionSays-client_secret_ends = O segredo em oidc.client_secret é válido até { $untilMs }. Depois disso, ninguém consegue iniciar sessão através do fornecedor.
conditionSays-token_ends = O token de API «{ $name }» de { $owner }, que foi usado recentemente, é válido até { $untilMs }.
conditionSays-administrator_new = { $user } passou a administrador em { $sinceMs }, por: { $by }.
conditionSays-guessing = Alguém está a tentar adivinhar ({ $guessed }): numa hora, { $times } ou mais tentativas foram recusadas por serem demasiadas.
conditionSays-codes_failed = Não é possível enviar por e-mail os códigos para destinatários: { $reason }
conditionSays-codes_wait = E-mails em espera com códigos para destinatários: { $count }. Um destinatário ou um remetente atingiu o limite por hora. O último e-mail sai em { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } evento não pôde ser entregue e foi abandonado.
        [many] { $n } de eventos não puderam ser entregues e foram abandonados.
       *[other] { $n } eventos não puderam ser entregues e foram abandonados.
    }
conditionSays-deliveries_late = Um evento de { $sinceMs } espera pela entrega.
conditionSays-nodes_differ = Os nós não são iguais: { $reason }
conditionSays-version_ready = O ficheiro de uma nova versão está em { $file }.
conditionSays-disk_fine = Há { $freeBytes } de { $totalBytes } livres no disco de { $directory }.
conditionSays-certificate_fine = O certificado { $file } é válido até { $untilMs }.
conditionSays-backup_none = Ainda não foi feita nenhuma cópia de segurança.
conditionSays-backup_fine = A última cópia de segurança é de { $lastMs }.
conditionSays-backup_scheduled = A última cópia de segurança, { $name }, é de { $lastMs }, e a próxima está prevista para { $nextMs }.
conditionSays-node_fine = O nó { $node } executa a versão { $version }.

## conditionMend

conditionMend-disk_full = Liberte espaço neste disco ou aumente-o.
conditionMend-disk_low = Liberte espaço neste disco ou aumente-o.
conditionMend-disk_no_inodes = Elimine ficheiros pequenos que outros programas deixaram neste disco.
conditionMend-disk_error = Faça agora uma cópia de segurança. Depois, examine o disco e a ligação dele. O registo do sistema diz mais.
conditionMend-database_damaged = Restaure uma cópia de segurança.
conditionMend-database_trouble = Examine a base de dados, a máquina dela e o caminho até lá.
conditionMend-bucket_trouble = Examine o bucket, as chaves dele e o caminho até lá. Um diretório que os nós partilham tem de estar montado.
conditionMend-scanner_trouble = Inicie o clamd e deixe o utilizador deste servidor ler o socket dele. O registo do próprio clamd diz mais.
conditionMend-sweep_failed = Ninguém os pode abrir. Examine o disco e o registo.
conditionMend-clock_jumped = Se o relógio estiver errado, acerte-o dentro dessa hora. Se estiver certo, não faça nada: este aviso também aparece depois de uma paragem longa ou de um restauro.
conditionMend-backup_failed = Elimine a causa. O servidor volta a tentar automaticamente.
conditionMend-backup_damaged = Examine o disco e descubra o que está danificado. As cópias de segurança íntegras anteriores são mantidas.
conditionMend-backup_old = Examine o que faz as suas cópias de segurança ou faça uma manualmente.
conditionMend-certificate_ended = Substitua os ficheiros do certificado e da respetiva chave. O servidor volta a lê-los automaticamente.
conditionMend-certificate_ends = Substitua os ficheiros do certificado e da respetiva chave. O servidor volta a lê-los automaticamente.
conditionMend-certificate_unusable = Substitua os ficheiros do certificado e da respetiva chave.
conditionMend-certificate_not_obtained = O servidor volta a tentar automaticamente. Examine a autoridade de certificação e o caminho até lá.
conditionMend-certificate_not_renewed = O que está em uso é válido até { $untilMs }, e o servidor volta a tentar. Examine a autoridade de certificação e o caminho até lá.
conditionMend-client_secret_refused = Crie um novo segredo no fornecedor e defina-o.
conditionMend-client_secret_ends = Crie um novo segredo no fornecedor, defina-o e ajuste oidc.client_secret_until para o fim da validade dele.
conditionMend-token_ends = O proprietário cria um novo e entrega-o ao programa que o usa.
conditionMend-administrator_new = Se não esperava isto, retire o direito e examine o registo dos administradores.
conditionMend-guessing = O registo indica os endereços. Bloqueie-os na sua firewall.
conditionMend-codes_failed = Examine o servidor de e-mail e as definições de e-mail. Os destinatários cujo código não foi enviado têm de pedir outro.
conditionMend-codes_wait = Se os remetentes precisam de chegar a tantos destinatários, aumente mail.per_hour. Os registos dos links deles dizem de quem são os códigos que esperam.
conditionMend-deliveries_dead = Repare o recetor e depois mande entregar novamente, ou descarte, o que não foi entregue.
conditionMend-deliveries_late = Examine o servidor de e-mail, o webhook ou o coletor. O registo diz qual deles falha.
conditionMend-nodes_differ = Dê a todos os nós a mesma versão, as mesmas definições e a mesma hora.
conditionMend-version_ready = Verifique-o e depois atualize.
conditionMend-backup_none = Se nada mais fizer cópias de segurança deste servidor, faça uma.

## errorPage

errorPage-missing = Página não encontrada
errorPage-missingText = Não há nenhuma página neste endereço.
errorPage-home = Ir para a página inicial
errorPage-busy = Demasiadas solicitações
errorPage-busyText = Recebemos demasiadas solicitações do seu endereço. Nada foi aberto. Espere um momento e recarregue esta página.
errorPage-keySent = Este link perdeu o sigilo
errorPage-keySentText = Um programa pelo caminho, como um filtro de e-mail, escreveu %23 em vez do # neste link, e assim a chave dele foi enviada ao servidor. Nada foi aberto e nenhuma visualização foi contada, mas a chave já não é secreta. Peça ao remetente um novo link, enviado por outro meio.
errorPage-upgrading = Este servidor está a ser atualizado
errorPage-upgradingText = Nada foi aberto e nada se perdeu. Recarregue esta página dentro de um minuto.
errorPage-unavailable = Indisponível neste momento
errorPage-unavailableText = De momento, o servidor não pode fazer isto. Nada foi aberto e nada se perdeu. Tente novamente dentro de alguns minutos.
errorPage-unconfirmed = Não confirmado
errorPage-unconfirmedText = O servidor não sabe dizer se isto foi feito. Uma visualização pode ter sido contada embora nada tenha sido mostrado. Tente novamente dentro de alguns minutos; se nessa altura o segredo já não existir, peça um novo link ao remetente.
errorPage-defect = Algo correu mal
errorPage-defectText = Isto não devia acontecer. Diga a quem gere este servidor quando aconteceu: o registo contém os pormenores.

## mailShared

mailShared-subject = { $sender } tem algo para si
mailShared-lead = { $sender } partilha algo confidencial consigo através de { $service }.
mailShared-link = Abrir
mailShared-until = O link funciona até { $when }.
mailShared-views =
    { $n ->
        [one] Pode ser aberto uma vez.
        [many] Pode ser aberto { $n } de vezes.
       *[other] Pode ser aberto { $n } vezes.
    }
mailShared-notice = Peça o link a { $sender }: este e-mail não o contém.
mailShared-stranger = Se não conhece { $sender }, ignore este e-mail.
mailShared-unverified = Ninguém verificou se o endereço { $sender } é mesmo do remetente. Pergunte a { $sender } por outro meio se este e-mail é da parte dessa pessoa. Se não puder, ignore-o.

## mailAsked

mailAsked-subject = { $sender } pede-lhe algo
mailAsked-lead = { $sender } pede-lhe algo confidencial, a enviar através de { $service }.
mailAsked-link = Responder
mailAsked-until = Pode responder até { $when }. Não precisa de conta.

## mailNeeds

mailNeeds-name = O remetente indica o nome «{ $name }».
mailNeeds-shared = Antes de abrir:
mailNeeds-asked = Antes de responder:
mailNeeds-from = Abre a partir de { $when }.
mailNeeds-passphrase = Precisa de uma frase de acesso. { $sender } comunica-lha por outro meio.
mailNeeds-code = Precisa de um código. A página envia-o por e-mail para { $address } quando o pedir.
mailNeeds-proof = Só certas pessoas o podem abrir. A página pede-lhe que comprove ser uma delas.
mailNeeds-release = { $sender } tem de autorizar a abertura. Abra o link e deixe a página aberta até lá.
mailNeeds-lock = Só o dispositivo e o navegador que abrirem isto primeiro o poderão voltar a abrir. Abra-o onde precisar dele.
mailNeeds-letters = A página mostra três letras. Escreva-as para mostrar que não é um programa.

## mailOpened

mailOpened-subject = Aberto: { $name }
mailOpened-unnamed = O seu link de { $date }
mailOpened-lead = O seu link foi aberto: { $when }.
mailOpened-left =
    { $n ->
        [one] Pode ser aberto mais uma vez.
        [many] Pode ser aberto mais { $n } de vezes.
       *[other] Pode ser aberto mais { $n } vezes.
    }
mailOpened-last = Essa foi a última visualização: o segredo foi apagado.
mailOpened-link = Os meus links
mailOpened-why = Recebe este e-mail porque pediu para receber um aviso quando o link fosse aberto.

## mailAnswered

mailAnswered-subject = Respondido: { $name }
mailAnswered-unnamed = O seu pedido de { $date }
mailAnswered-lead = O seu pedido foi respondido: { $when }.
mailAnswered-keep = Este e-mail não contém a resposta. Inicie sessão para a abrir.
mailAnswered-link = Pedidos
mailAnswered-why = Recebe este e-mail porque pediu um por cada resposta.

## mailCode

mailCode-subject = O seu código de { $service }
mailCode-lead = Alguém partilha algo confidencial consigo através de { $service }. Para abrir, escreva este código na página que o pediu:
mailCode-leadNamed = { $sender } partilha algo confidencial consigo através de { $service }. Para abrir, escreva este código na página que o pediu:
mailCode-asks = Alguém lhe pede algo confidencial através de { $service }. Para ler e responder, escreva este código na página que o pediu:
mailCode-asksNamed = { $sender } pede-lhe algo confidencial através de { $service }. Para ler e responder, escreva este código na página que o pediu:
mailCode-until =
    { $n ->
        [one] O código funciona uma vez, durante { $n } minuto, e só no navegador que o pediu.
        [many] O código funciona uma vez, durante { $n } de minutos, e só no navegador que o pediu.
       *[other] O código funciona uma vez, durante { $n } minutos, e só no navegador que o pediu.
    }
mailCode-ignore = Se não pediu um código, ignore este e-mail e não dê o código a ninguém.

## mailInvited

mailInvited-subject = A sua conta em { $service }
mailInvited-lead = Tem agora uma conta em { $service }: { $email }.
mailInvited-link = Escolher uma palavra-passe
mailInvited-once = O link funciona uma vez, até { $when }.

## mailReset

mailReset-subject = Escolha uma nova palavra-passe para { $service }
mailReset-lead = Um administrador de { $service } permite-lhe escolher uma nova palavra-passe para { $email }.
mailReset-link = Escolher uma palavra-passe
mailReset-once = O link funciona uma vez, até { $when }.

## mailNotice

mailNotice-subject = A sua conta em { $service }
mailNotice-password = A palavra-passe de { $email } foi alterada: { $when }.
mailNotice-factorAdded = Foi adicionado um segundo fator a { $email }: { $when }.
mailNotice-factorRemoved = Foi eliminado um segundo fator de { $email }: { $when }.
mailNotice-factorsReset = Todos os segundos fatores de { $email } foram eliminados por um administrador: { $when }.
mailNotice-recoveryCodes = Foram criados novos códigos de recuperação para { $email }: { $when }. Os anteriores já não funcionam.
mailNotice-recoveryCode = Foi usado um código de recuperação de { $email }: { $when }. Não volta a funcionar.
mailNotice-devices = Demasiadas palavras-passe ou códigos errados para { $email } vieram de navegadores que já tinham iniciado sessão antes: { $when }. Alguém pode ter um dos seus dispositivos.
mailNotice-from = Isto veio do endereço { $address }.
mailNotice-stranger = Se não esperava isto, altere a sua palavra-passe em { $service } e avise o administrador.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } assunto para o administrador
        [many] { $service }: { $n } de assuntos para o administrador
       *[other] { $service }: { $n } assuntos para o administrador
    }
mailConditions-link = Estado do servidor
mailConditions-why = Recebe este e-mail porque o seu endereço está em notices.mail. Chega uma vez, e novamente após sete dias se nada tiver mudado. Execute os comandos na máquina do servidor, com sudo e o --config do servidor.

## mailTest

mailTest-subject = Teste de { $service }
mailTest-lead = Os e-mails de { $service } chegam.
mailTest-link = { $service }

## opener

opener-title = Abrir um link selado
opener-lead = Esta página é um ficheiro seu: abre links selados de ponta a ponta, e nenhum servidor a pode alterar. Pede ao servidor do link o segredo selado e nada mais.
opener-link = Link, com a parte a seguir ao #
opener-passphraseHint = Só se o remetente lhe tiver dado uma.
opener-open = Abrir
opener-notLink = Isto não é um link para um segredo. Copie o link inteiro, de https:// até ao fim.
opener-unreachable = Nenhuma resposta que esta página possa ler. Não é possível contactar o servidor, ou este só deixa a própria página abrir este link: o segredo pode não estar selado ou pode estar limitado a certas redes. Nada foi aberto.
opener-incomplete = A resposta não chegou completa. Pode ter contado como uma visualização.
opener-notSealed = O que o servidor enviou não está selado, portanto não é o que o remetente selou para este link. Nada dele é mostrado.
opener-wrong = A frase de acesso está errada ou em falta. Nenhuma visualização foi contada.
opener-refused = De momento, o servidor não entrega isto. Nenhuma visualização foi contada.
opener-held = Quem enviou isto tem de autorizar a abertura. Diga a essa pessoa estas palavras: { $words }
opener-heldWordless = Quem enviou isto tem de autorizar a abertura.
opener-otherPassphrase = Não abre com esta frase de acesso. Tente novamente: o segredo selado está aqui, e não será contada mais nenhuma visualização. Deixe o campo vazio se o remetente não lhe tiver dado uma frase de acesso.
opener-go = Abrir o endereço em { $host }
opener-saved = Guardado

## languages

languages-title = Escolha o seu idioma
languages-search = Encontre o seu idioma
languages-searchHint = O nome no próprio idioma, o nome em inglês ou o código, como pt-BR.
languages-find = Procurar
languages-none = Nenhum idioma corresponde.
languages-all = Todos os idiomas
languages-browser = Idioma do meu navegador
languages-back = Voltar à página
languages-counts = Os textos noutras línguas são traduções. Onde diferem do inglês, prevalece o inglês. Se encontrar uma palavra errada, avise quem gere este servidor.
languages-recipient = Idioma para o destinatário
languages-recipientHint = Para a página do link e o e-mail sobre ele. Os destinatários que já escolheram um idioma mantêm o seu.
languages-recipientOwn = Conforme o navegador do destinatário
languages-answerer = Idioma para quem responder
languages-answererHint = Para a página do pedido. As pessoas que já escolheram um idioma mantêm o seu.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } idioma
        [many] { $n } de idiomas
       *[other] { $n } idiomas
    }
languagesLive-recipientLanguage = Idioma para o destinatário
