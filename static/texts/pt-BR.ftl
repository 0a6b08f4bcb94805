### Portuguese (Brazil)

## layout

layout-skip = Ir para o conteúdo
layout-navigation = Principal
layout-create = Novo
layout-pushes = Meus links
layout-admin = Admin
layout-account = Conta
layout-signIn = Entrar
layout-languages = Idioma
layout-light = Claro
layout-dark = Escuro
layout-auto = Automático
layout-api = API
layout-about = Sobre
layout-aboutLine = Como funciona e quem opera este servidor
layout-noScript = Esta página precisa de JavaScript. Os scripts dela só se conectam a este servidor.
layout-otherWays = Você também pode usar a API ou a linha de comando.
layout-waiting = Esta página ainda está carregando. Se nada mudar, recarregue-a.
layout-plain = Esta conexão não é criptografada: outras pessoas na rede podem ler o que você enviar e abrir aqui. Use um endereço https://, se houver.
layout-notSealed = Pare: isto não está lacrado
layout-notSealedText = O remetente lacrou este segredo, mas o que o servidor enviou não está lacrado. Nada disso é mostrado. Entre em contato com o remetente, por exemplo, por telefone.

## create

create-title = Compartilhar um segredo
create-tagline = Envie uma senha ou um arquivo com um link que expira.
create-kinds = O que compartilhar
create-text = Texto
create-files = Arquivos
create-url = Link
create-qr = Código QR
create-textLabel = Seu segredo
create-shared = Compartilhado de outro aplicativo: confira antes de enviar.
create-textPlaceholder = Uma senha, uma chave, uma nota…
create-urlLabel = Endereço web
create-urlHint = O destinatário vê primeiro o endereço e confirma antes de sair desta página.
create-qrLabel = Texto que será mostrado como código QR
create-qrHint = O destinatário o vê como um código QR para ler com a câmera.
create-message = Mensagem (opcional)
create-filesSignIn = Entre para compartilhar arquivos.
create-hide = Ocultar ao digitar
create-generator = Gerar uma senha
create-style = Estilo
create-styleCharacters = Caracteres
create-styleWords = Palavras
create-stylePin = PIN
create-pinHint = Basta como frase secreta, porque este servidor limita as tentativas. É fraco demais para ser o próprio segredo.
create-length = Comprimento
create-digits = Números
create-symbols = Símbolos
create-capitals = Maiúsculas
create-generated = Sugestão
create-again = Nova sugestão
create-use = Usar esta
create-lifetime = Expira após
create-views = Número de visualizações
create-passphrase = Frase secreta (opcional)
create-passphraseRequired = Frase secreta (obrigatória)
create-passphraseLength =
    { $n ->
        [one] Pelo menos { $n } caractere.
        [many] Pelo menos { $n } de caracteres.
       *[other] Pelo menos { $n } caracteres.
    }
create-passphraseHint = Informe a frase secreta separadamente, por exemplo, por telefone.
create-suggest = Sugerir
create-add = Adicionar uma opção…
create-covered = Manter coberto até ser tocado
create-coveredHint = Ninguém lê por cima do ombro do destinatário quando o segredo é aberto.
create-deletable = O destinatário pode excluir o segredo
create-notifyMe = Avisar-me quando for aberto
create-notifyByMail = Você recebe um e-mail e vê uma marca em “Meus links”.
create-notifyInList = Você vê uma marca em “Meus links”.
create-name = Nome (só você vê)
create-note = Nota (só você vê)
create-sign = Assinar com seu nome
create-senderName = Seu nome
create-senderMessage = Mensagem para o destinatário
create-senderMessageHint = Quem tiver o link pode ler isto. Não escreva nada confidencial aqui.
create-senderEmail = Mostrar o endereço da sua conta: { $email }
create-sealed = Criptografia de ponta a ponta
create-sealedHint = Ninguém além do destinatário pode ler, nem mesmo este servidor.
create-sealedName = Dê um nome para a sua lista: os nomes dos arquivos também são protegidos. O nome, a nota e a assinatura não são.
create-sealedRequired = Este servidor não aceita outra coisa.
create-groupLimits = Os limites dos seus grupos valem para você: { $groups }.
create-shownOnce = Copie o link agora. Ele não poderá ser mostrado de novo.
create-remembered = Suas escolhas ficam memorizadas neste dispositivo.
create-reset = Restaurar os padrões
create-submit = Criar o link
create-ready = Seu link está pronto
create-passphraseNext = Agora envie a frase secreta por outro meio
create-passphraseReminder = O link só abre com esta frase secreta. Informe-a, por exemplo, por telefone. Ela não será mostrada de novo.
create-copyPassphrase = Copiar a frase secreta
create-end = Excluir agora
create-another = Compartilhar outro

## createClosed

createClosed-title = Entre para compartilhar um segredo
createClosed-text = A partir da sua rede, só quem tem uma conta pode criar links.
createClosed-hint = Se você recebeu um link, ele abre daqui normalmente.
createClosed-nothingTitle = Você não pode compartilhar nada aqui
createClosed-nothing = Os limites dos seus grupos ({ $groups }) não permitem nenhum tipo de segredo. Fale com um administrador deste servidor.

## createLive

createLive-bytes = { $used } de { $limit }
createLive-characters = Caracteres: { $used } de { $limit }
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
createLive-noPassphrase = sem frase secreta
createLive-withPassphrase = com frase secreta
createLive-needsPassphrase = frase secreta obrigatória
createLive-passphraseMissing = Digite uma frase secreta: este servidor exige uma.
createLive-passphraseShort =
    { $n ->
        [one] Esta frase secreta é curta demais: pelo menos { $n } caractere. Uma sequência como aaaa ou 1234 conta como dois.
        [many] Esta frase secreta é curta demais: pelo menos { $n } de caracteres. Uma sequência como aaaa ou 1234 conta como dois.
       *[other] Esta frase secreta é curta demais: pelo menos { $n } caracteres. Uma sequência como aaaa ou 1234 conta como dois.
    }
createLive-signed = Assinatura: { $by }
createLive-blank = Digite primeiro um segredo.
createLive-tooLong = É longo demais: no máximo { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] É longo demais: no máximo { $n } caractere.
        [many] É longo demais: no máximo { $n } de caracteres.
       *[other] É longo demais: no máximo { $n } caracteres.
    }
createLive-badUrl = Digite um endereço web, como https://example.org.
createLive-unsealed = Seu navegador não conseguiu lacrar isto. Nada foi enviado.
createLive-opens =
    { $n ->
        [one] Pode ser aberto { $n } vez, até { $date } ({ $relative }).
        [many] Pode ser aberto { $n } de vezes, até { $date } ({ $relative }).
       *[other] Pode ser aberto { $n } vezes, até { $date } ({ $relative }).
    }
createLive-endedTitle = O segredo foi excluído
createLive-ended = O conteúdo foi apagado. Ninguém mais pode abri-lo, nem você.
createLive-goneTitle = O link expirou
createLive-gone = Ninguém mais pode abri-lo. O conteúdo foi apagado.
createLive-linkUnsaved = Você ainda não copiou o link, e só esta página o mostra. Sair mesmo assim?
createLive-passphraseUnsaved = Você ainda não copiou a frase secreta, e só esta página a mostra. Sair mesmo assim?
createLive-leaveIt = Sair
createLive-offline = O servidor não respondeu. Verifique sua conexão e tente de novo.
createLive-rateLimited =
    { $n ->
        [one] Solicitações demais. Tente de novo em { $n } segundo.
        [many] Solicitações demais. Tente de novo em { $n } de segundos.
       *[other] Solicitações demais. Tente de novo em { $n } segundos.
    }
createLive-tryAgain = Você já pode tentar de novo.
createLive-tooLarge = É maior do que o servidor aceita.
createLive-signInFirst = Entre primeiro.
createLive-unavailable = O servidor não está disponível no momento. O que você digitou continua aqui: tente de novo daqui a pouco.
createLive-noSpace = O servidor não tem mais espaço. Nada foi armazenado.
createLive-failed = Algo deu errado ({ $status }). Nada foi armazenado.
createLive-refused = O servidor não aceita este valor.
createLive-tooMany =
    { $n ->
        [one] No máximo { $n } item.
        [many] No máximo { $n } de itens.
       *[other] No máximo { $n } itens.
    }
createLive-outOfRange = Digite um número de { $min } a { $max }.

## resultLive

resultLive-notOpened = Ainda não foi aberto.
resultLive-openedTimes =
    { $n ->
        [one] Aberto { $n } vez: { $date }.
        [many] Aberto { $n } de vezes, a última em { $date }.
       *[other] Aberto { $n } vezes, a última em { $date }.
    }

## fileBox

fileBox-files = Arquivos
fileBox-dropHere = Solte arquivos ou pastas aqui
fileBox-chooseFiles = Escolher arquivos
fileBox-chooseFolder = Escolher uma pasta
fileBox-cancel = Cancelar

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] No máximo { $n } arquivo de { $file }, { $push } no total.
        [many] No máximo { $n } de arquivos, { $file } cada um, { $push } no total.
       *[other] No máximo { $n } arquivos, { $file } cada um, { $push } no total.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Só cabe { $n } arquivo em um link.
        [many] Cabem no máximo { $n } de arquivos em um link.
       *[other] Cabem no máximo { $n } arquivos em um link.
    }
filesLive-fileTooLarge = O arquivo “{ $name }” passa de { $limit }.
filesLive-filesTooLarge = Juntos, os arquivos passam de { $limit }.
filesLive-noFiles = Escolha pelo menos um arquivo.
filesLive-packing = A pasta “{ $name }” ainda está sendo compactada.
filesLive-remove = Remover { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Conexão perdida. O envio continua automaticamente.
filesLive-uploaded = Enviado. O servidor está armazenando…
filesLive-sealing = Lacrando no seu navegador: { $percent }
filesLive-unreadable = Seu navegador não consegue mais ler um dos arquivos. Nada foi enviado. Escolha os arquivos de novo.
filesLive-cancelled = Cancelado. Nada foi armazenado.

## reveal

reveal-title = Um segredo para você
reveal-intro = Alguém compartilhou algo confidencial com você.
reveal-ownTitle = Seu próprio segredo
reveal-ownIntro = Foi você quem compartilhou isto. Seus destinatários o abrem nesta página.
reveal-ownPage = Ir para o link, o código QR e o registro
reveal-passphrase = Frase secreta
reveal-passphraseHint = O remetente a informa a você, separadamente deste link.
reveal-unlock = Desbloquear
reveal-open = Mostrar o segredo
reveal-counts = Abrir conta como uma visualização.
reveal-how = Como funciona
reveal-sealed = É criptografado de ponta a ponta: só o seu navegador pode abrir, e este servidor não pode ler.
reveal-sealedNoScript = Este link só abre com JavaScript ou com o comando “secretpush open”.
reveal-largeText = Um dos arquivos tem mais de 256 MiB, e este navegador não consegue salvar um arquivo lacrado desse tamanho. Isto não contou como visualização. Em um computador, abra o link no Chrome ou no Edge por https://, ou com este comando:
reveal-copyCommand = Copiar o comando
reveal-secret = O segredo
reveal-show = Mostrar
reveal-onPaper = O segredo está coberto. Escolha “Mostrar” na página e imprima de novo.
reveal-hide = Ocultar
reveal-copy = Copiar
reveal-save = Salvar como arquivo
reveal-print = Imprimir
reveal-files = Arquivos
reveal-download = Baixar
reveal-downloadAll = Baixar tudo como ZIP
reveal-address = O remetente quer que você abra este endereço:
reveal-go = Abrir o endereço…
reveal-goTitle = Sair desta página?
reveal-goText = Você está prestes a abrir um endereço em:
reveal-goYes = Abrir
reveal-goTo = Abrir o endereço em { $host }
reveal-qr = Leia este código com a câmera
reveal-qrText = Texto do código
reveal-remove = Excluir agora
reveal-removeText = Ninguém poderá abrir este link de novo, nem você.
reveal-removeYes = Excluir
reveal-cancel = Cancelar
reveal-deletedTitle = Excluído
reveal-deletedText = Ninguém mais pode abrir este link, e esta página não contém mais o segredo.
reveal-undo = Desfazer
reveal-openAgain = Voltar ao link
reveal-gone = Não há mais nada aqui
reveal-goneText = Este link expirou, foi excluído ou nunca existiu.
reveal-openedHere = Você abriu este link neste dispositivo em { $date } ({ $relative }). Desde então, ele expirou ou foi excluído.
reveal-goneHint = Peça um novo link ao remetente.
reveal-goneCreate = Compartilhe você também um segredo
reveal-letters = Digite estas três letras
reveal-lettersNeeded = Digite as três letras e pressione o botão de novo. Nada foi aberto.
reveal-lettersOther = Eram outras letras. Digite estas três e pressione o botão de novo. Nada foi aberto.
reveal-wrong = A frase secreta está errada.
reveal-limited = Muitas tentativas com frase secreta errada. Espere um minuto e tente de novo.
reveal-refused = Quem enviou isto se recusou a liberá-lo para você.
reveal-waitOver = Sua espera terminou. Abra de novo para voltar a pedir.
reveal-crowded = Há pessoas demais esperando por isto. Tente de novo em um minuto.
reveal-scanner = Este navegador diz que é um programa que verifica links, por isso nada foi aberto. Abra o link em outro navegador.
reveal-again = Recarregar a página não abre o segredo de novo. Pressione o botão para abri-lo mais uma vez.
reveal-failed = Algo deu errado no servidor. Tente de novo daqui a pouco.

## senderNote

senderNote-label = Do remetente
senderNote-shares = { $name } compartilha algo com você.
senderNote-writes = { $name } escreve:
senderNote-unnamedWrites = O remetente escreve:
senderNote-account = Foi enviado da conta { $email } deste servidor.
senderNote-anyAccount = Foi enviado da conta { $email }. Qualquer pessoa pode criar uma conta aqui, portanto este endereço não é verificado.
senderNote-unverifiedAccount = Foi enviado da conta { $email }. Ninguém verificou este endereço.
senderNote-ownWords = O nome e a mensagem são palavras do próprio remetente.
senderNote-unverified = O nome e a mensagem são palavras do próprio remetente. Este servidor não sabe se o nome está certo.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Você pode desfazer isto por { $n } segundo.
        [many] Você pode desfazer isto por { $n } de segundos.
       *[other] Você pode desfazer isto por { $n } segundos.
    }

## undoLive

undoLive-deleted = Excluído. Ninguém pode abri-lo.
undoLive-undo = Desfazer ({ $seconds })
undoLive-undone = A exclusão foi desfeita.
undoLive-tooLate = Não foi possível desfazer: o segredo já foi apagado.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Pode ser aberto mais { $n } vez, até { $date } ({ $relative }).
        [many] Pode ser aberto mais { $n } de vezes, até { $date } ({ $relative }).
       *[other] Pode ser aberto mais { $n } vezes, até { $date } ({ $relative }).
    }
revealLive-lastView = Esta foi a última visualização. O segredo foi apagado do servidor: guarde agora o que precisar.
revealLive-lastViewFiles = Esta foi a última visualização. Baixe agora o que precisar: os links só funcionam por pouco tempo.
revealLive-ownView = Suas próprias visualizações não são contadas.
revealLive-shown = O segredo está visível.
revealLive-covered = O segredo está coberto.
revealLive-copied = Copiado
revealLive-copyFailed = Não foi possível copiar. Selecione o texto e copie-o.
revealLive-wrong = A frase secreta está errada.
revealLive-limited =
    { $n ->
        [one] Muitas tentativas com frase secreta errada. Tente de novo em { $n } segundo.
        [many] Muitas tentativas com frase secreta errada. Tente de novo em { $n } de segundos.
       *[other] Muitas tentativas com frase secreta errada. Tente de novo em { $n } segundos.
    }
revealLive-busy =
    { $n ->
        [one] Solicitações demais. Tente de novo em { $n } segundo.
        [many] Solicitações demais. Tente de novo em { $n } de segundos.
       *[other] Solicitações demais. Tente de novo em { $n } segundos.
    }
revealLive-again = Você já pode tentar de novo.
revealLive-unconnected = Você está sem conexão. Nada foi aberto.
revealLive-offline = A resposta do servidor não chegou completa. Pode ter contado como uma visualização.
revealLive-failed = Algo deu errado no servidor. Tente de novo daqui a pouco.
revealLive-downloaded = Baixado
revealLive-downloadedOf = Arquivos baixados: { $done } de { $total }
revealLive-preview = Prévia
revealLive-previewOf = Prévia de { $name }
revealLive-previewFailed = Esta imagem não pode ser mostrada aqui. Baixe-a.
revealLive-downloadFailed = O download parou. O link pode ter expirado.
revealLive-deleteFailed = Não foi possível excluir o segredo.
revealLive-noAddress = Isto não é um endereço web, por isso é mostrado como texto simples.
revealLive-fileName = segredo.txt
revealLive-see = Mostrar

## sealedLive

sealedLive-linkCut = Este link não está completo: falta a parte depois do #. Peça o link completo ao remetente. Nada foi aberto, e nenhuma visualização foi contada.
sealedLive-linkAltered = Este link foi cortado ou alterado no caminho: a parte depois do # não está certa. Peça o link completo ao remetente. Nada foi aberto, e nenhuma visualização foi contada.
sealedLive-moduleMissing = A parte desta página que abre segredos lacrados não chegou. Verifique sua conexão e recarregue a página. Nada foi aberto, e nenhuma visualização foi contada.
sealedLive-sealBroken = O conteúdo lacrado foi danificado ou alterado, por isso nada dele é mostrado. Peça ao remetente que o envie de novo.
sealedLive-sealShort = Falta o fim do conteúdo lacrado, por isso nada dele é mostrado. Peça ao remetente que o envie de novo.
sealedLive-sealOther = O conteúdo lacrado não corresponde a este link ou está lacrado de um modo que esta página não consegue abrir. Peça ao remetente que o envie de novo.
sealedLive-fileWhole = Completo: o arquivo “{ $name }” foi verificado até o último byte.
sealedLive-fileBroken = O arquivo “{ $name }” foi danificado ou alterado. Nada dele foi salvo.
sealedLive-fileShort = Falta o fim do arquivo “{ $name }”. Nada dele foi salvo.
sealedLive-fileTooLarge = O arquivo “{ $name }” é grande demais para este navegador. Em um computador, abra o link no Chrome ou no Edge por https://, ou com o comando “secretpush open”.

## newRequest

newRequest-sealed = Só você pode ler a resposta
newRequest-sealedHint = Nem mesmo este servidor pode lê-la.
newRequest-sealedRequired = Este servidor não aceita outra coisa.
newRequest-collectTitle = Sua chave para as respostas
newRequest-collectText = Você precisa dela para ler as respostas, e ela não pode ser mostrada de novo: baixe o arquivo de recuperação. Não o envie a ninguém.
newRequest-copyCollect = Copiar a chave
newRequest-recovery = Baixar o arquivo de recuperação
newRequest-showKey = Mostrar a chave como link
newRequest-title = Pedir um segredo
newRequest-lead = Quem receber o link pode enviar um segredo a você, sem ter conta.
newRequest-link = Pedir um segredo a alguém
newRequest-what = Do que você precisa?
newRequest-whatHint = Quem tiver o link pode ler isto. Não escreva nada confidencial aqui.
newRequest-takesFiles = Quem responder pode enviar arquivos
newRequest-showsEmail = Mostrar a quem responder o endereço da sua conta: { $email }
newRequest-notifyMe = Enviar-me um e-mail a cada resposta
newRequest-name = Nome (só você vê)
newRequest-note = Nota (só você vê)
newRequest-files = Arquivos para quem responder (opcional)
newRequest-filesHint = Um formulário para preencher, por exemplo. Quem tiver o link pode baixá-los.
newRequest-until = Aberto por
newRequest-answers = Respostas permitidas
newRequest-passphrase = Frase secreta (opcional)
newRequest-passphraseHint = Necessária para ler o pedido e para responder. Informe-a, por exemplo, por telefone.
newRequest-more = Mais opções
newRequest-submit = Criar o link
newRequest-ready = Seu link está pronto
newRequest-page = Abrir a página deste pedido
newRequest-passphraseNext = Agora envie a frase secreta por outro meio
newRequest-passphraseReminder = O pedido só abre com esta frase secreta. Ela não será mostrada de novo.
newRequest-copyPassphrase = Copiar a frase secreta
newRequest-another = Pedir outra coisa

## newRequestLive

newRequestLive-blankRequest = Diga do que você precisa.
newRequestLive-longRequest = É longo demais: no máximo { $limit }.
newRequestLive-longNote = Sua nota é longa demais: no máximo { $limit }.
newRequestLive-answersRange = Digite um número de { $min } a { $max }.
newRequestLive-leadNamed = Só as pessoas que você indicar podem enviar um segredo a você.
newRequestLive-hintNamed = Só as pessoas que você indicar podem ler isto.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } resposta
        [many] { $n } de respostas
       *[other] { $n } respostas
    }
newRequestLive-noPassphrase = sem frase secreta
newRequestLive-withPassphrase = com frase secreta
newRequestLive-takes =
    { $n ->
        [one] Pode ser respondido { $n } vez, até { $date } ({ $relative }).
        [many] Pode ser respondido { $n } de vezes, até { $date } ({ $relative }).
       *[other] Pode ser respondido { $n } vezes, até { $date } ({ $relative }).
    }
newRequestLive-full = Você tem pedidos abertos demais. Feche um primeiro.
newRequestLive-tooLarge = É maior do que o servidor aceita.
newRequestLive-unavailable = O servidor não está disponível no momento. O que você digitou continua aqui: tente de novo daqui a pouco.
newRequestLive-noSpace = O servidor não tem mais espaço. Nada foi armazenado.
newRequestLive-limited =
    { $n ->
        [one] Solicitações demais. Tente de novo em { $n } segundo.
        [many] Solicitações demais. Tente de novo em { $n } de segundos.
       *[other] Solicitações demais. Tente de novo em { $n } segundos.
    }
newRequestLive-retry = Você já pode tentar de novo.
newRequestLive-noAnswer = O servidor não respondeu. Verifique sua conexão e tente de novo.
newRequestLive-problem = Algo deu errado ({ $status }). Nada foi armazenado.
newRequestLive-refused = O servidor não aceita um destes valores.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Por favor, envie-me algo confidencial por este link. Ele pode ser respondido { $n } vez, até { $date }. Não é preciso ter conta:
        [many] Por favor, envie-me algo confidencial por este link. Ele pode ser respondido { $n } de vezes, até { $date }. Não é preciso ter conta:
       *[other] Por favor, envie-me algo confidencial por este link. Ele pode ser respondido { $n } vezes, até { $date }. Não é preciso ter conta:
    }
requestShareLive-requestSubject = Um pedido para você
requestShareLive-requestTerms =
    { $n ->
        [one] Pode ser respondido { $n } vez, até { $date }.
        [many] Pode ser respondido { $n } de vezes, até { $date }.
       *[other] Pode ser respondido { $n } vezes, até { $date }.
    }

## requestLetter

requestLetter-to = Para
requestLetter-from = De
requestLetter-title = Pedem a você algo confidencial
requestLetter-intro = Você pode enviar de qualquer celular ou computador. Não precisa de conta.
requestLetter-scan = Leia o código com a câmera do celular. Ou digite o endereço em um navegador exatamente como está impresso aqui: maiúsculas e minúsculas fazem diferença.
requestLetter-press = Pressione o botão na página que abrir e envie o que é pedido.
requestLetter-passphrase = Digite a frase secreta e pressione o botão. Quem pede informa a frase secreta por outro meio. Para sua segurança, ela não está nesta folha: não a anote aqui.
requestLetter-keep = Depois, destrua esta folha.

## request

request-recovery = Baixar o arquivo de recuperação
request-loadKey = Carregar o arquivo de recuperação
request-keyFile = Arquivo de recuperação
request-linkOnce = O link completo foi mostrado uma vez, quando o pedido foi criado, e também está no arquivo de recuperação. Se você não tem nenhum dos dois, feche este pedido e crie outro.
request-noScript = As respostas só são mostradas com JavaScript.
request-asked = O que você pede
request-answers = Respostas
request-close = Fechar o pedido
request-cancel = Cancelar

## requestKeysLive

requestKeysLive-recoveryText =
    Este arquivo abre as respostas ao seu pedido. Guarde-o e não o envie a ninguém.

    Para ler as respostas em outro navegador, entre na sua conta, abra a página do pedido e carregue este arquivo nela, ou abra a sua chave.
requestKeysLive-recoveryLink = O link a enviar:
requestKeysLive-recoveryKey = Sua chave:
requestKeysLive-keyElsewhere = Para lê-las em outro navegador, baixe o arquivo de recuperação. Não o envie a ninguém.
requestKeysLive-keyInTab = Esta guia tem a chave que abre as respostas.
requestKeysLive-keyMissing = Só você pode ler as respostas, e este navegador não tem a sua chave: carregue o arquivo de recuperação.
requestKeysLive-keyNotInFile = Este não é o arquivo de recuperação deste pedido.
requestKeysLive-keyLoaded = Sua chave foi carregada.

## requestWordsLive

requestWordsLive-unnamedRequest = Pedido de { $date }
requestWordsLive-closeQuestion = Fechar “{ $name }”? O pedido não aceitará mais respostas, e o que ele pede será apagado.
requestWordsLive-answersStay = As respostas ficam até expirarem.
requestWordsLive-closedNow = Fechado. O que era pedido foi apagado.
requestWordsLive-answeredMeanwhile = Há uma nova resposta.

## requestLive

requestLive-open = Aberto
requestLive-ready = Respondido
requestLive-closed = Fechado
requestLive-guardedText = A frase secreta o protege, por isso ele não é mostrado aqui.
requestLive-closedText = Foi apagado quando o pedido foi fechado.
requestLive-answersOf = Respostas
requestLive-answersCount = { $came } de { $total }
requestLive-openUntil = Aberto até
requestLive-filesMay = Arquivos
requestLive-filesYes = Podem ser enviados
requestLive-guard = Frase secreta
requestLive-guardSet = Necessária para ler e para responder
requestLive-email = Endereço da sua conta
requestLive-emailShown = Mostrado
requestLive-noAnswers = Ninguém respondeu ainda.
requestLive-sendLink = Envie o link a quem tem o que você precisa.
requestLive-noneCame = Ninguém respondeu.
requestLive-purged = As respostas já foram excluídas.
requestLive-answerBy = Resposta de { $name }
requestLive-answerOf = Resposta de { $date }
requestLive-newAnswer = nova
requestLive-answerOpen = Abrir
requestLive-answerPage = Link e registro
requestLive-answerOver = expirada
requestLive-allCame = Respondido. O link não aceita mais respostas.
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
requestsLive-noneYet = nenhuma resposta ainda
requestsLive-closes = fecha { $when }
requestsLive-hasClosed = fechado
requestsLive-requestMade = criado { $when }
requestsLive-noOpen = Você não está pedindo nada no momento.
requestsLive-noReady = Nenhum pedido aberto tem resposta.
requestsLive-noClosed = Nenhum pedido foi fechado ainda.
requestsLive-closeRequest = Fechar

## ownRequests

ownRequests-tab = Pedidos
ownRequests-open = Abertos
ownRequests-ready = Respondidos
ownRequests-closed = Fechados

## answerGate

answerGate-collects = Este é o link que abre as respostas. Ele é para quem fez o pedido: entre na sua conta e abra-o de novo.
answerGate-title = Pedem um segredo a você
answerGate-intro = Alguém pede que você envie algo confidencial. Você não precisa de conta.
answerGate-ownTitle = Seu próprio pedido
answerGate-ownIntro = É você quem pede isto. Outras pessoas respondem nesta página.
answerGate-ownPage = Ir para o link, as respostas e o registro
answerGate-passphraseHint = Quem pede a informa a você, separadamente deste link.
answerGate-read = Ver o que é pedido
answerGate-left =
    { $n ->
        [one] Pode ser respondido mais { $n } vez, até { $date } ({ $relative }).
        [many] Pode ser respondido mais { $n } de vezes, até { $date } ({ $relative }).
       *[other] Pode ser respondido mais { $n } vezes, até { $date } ({ $relative }).
    }
answerGate-busy = Solicitações demais do seu endereço. Espere um minuto e tente de novo.

## ownAnswer

ownAnswer-title = Resposta a “{ $name }”
ownAnswer-unnamed = Resposta ao seu pedido
ownAnswer-intro = Só você pode abri-la.
ownAnswer-page = Ir para o pedido e todas as respostas

## answer

answer-yourName = Seu nome (opcional)
answer-yourNameHint = A pessoa que pede o vê.
answer-yourNameOpen = A pessoa que pede o vê. Ele não é protegido como a sua resposta.
answer-addressShown = Ela também vê o seu endereço de e-mail confirmado.
answer-title = O que pedem a você
answer-label = De quem pede
answer-asks = Quem enviou este link a você pede:
answer-asksFiles = Quem enviou este link a você incluiu arquivos.
answer-ownWords = Escrito pela pessoa que pede. Não verificamos quem ela é.
answer-ownWordsAccount = Escrito pela pessoa que pede.
answer-account = Ela tem a conta { $email } neste servidor.
answer-anyAccount = Ela tem a conta { $email }. Qualquer pessoa pode criar uma conta aqui, portanto este endereço não é verificado.
answer-unverifiedAccount = Ela tem a conta { $email }. Ninguém verificou este endereço.
answer-careful = Só envie se você souber quem pede.
answer-given = Arquivos para você
answer-text = Sua resposta
answer-textPlaceholder = Uma senha, uma chave, uma nota…
answer-message = Mensagem
answer-sealed = Este pedido só aceita uma resposta lacrada de ponta a ponta. Sem JavaScript, esta página não consegue lacrá-la. Envie-a com este comando e o link completo:
answer-sealedOnce = Só a pessoa que pede pode ler a sua resposta; este servidor não pode. Você não poderá alterá-la depois.
answer-once = Ela é armazenada criptografada, só quem pede pode abri-la, e você não poderá alterá-la depois.
answer-send = Enviar
answer-sent = Enviada
answer-sentText = Sua resposta chegou. Você pode fechar esta página.
answer-sentTo = Sua resposta chegou a { $email }. Você pode fechar esta página.
answer-sentMore = Enviar outra resposta
answer-notSent = Não enviada
answer-notSentText = Volte: o que você digitou continua lá.
answer-back = Recomeçar
answer-gone = Não se pede mais nada aqui
answer-goneText = Este pedido foi fechado, o prazo terminou ou ele nunca existiu.
answer-goneHint = Peça um novo link a quem o enviou a você.
answer-answered = Já respondido
answer-answeredText = Este pedido já recebeu todas as respostas que pedia.
answer-answeredHint = Não foi você? Então avise quem enviou o link a você.
answer-blankProblem = Digite o que você quer enviar.
answer-tooLargeProblem = É maior do que o servidor aceita.
answer-spaceProblem = O servidor não tem mais espaço. Nada foi armazenado.
answer-goneProblem = Este pedido não aceita mais respostas. Nada foi armazenado.
answer-passphraseProblem = A frase secreta está errada. Nada foi armazenado.
answer-unprovedProblem = Este pedido é para certas pessoas, e este navegador não comprovou que você é uma delas. Nada foi armazenado. Abra o link de novo em outra guia, peça um código por e-mail e depois envie o que você digitou aqui.

## answerSealedLive

answerSealedLive-answerLinkCut = O link não está completo: a parte depois do # está faltando ou foi alterada no caminho. Nada foi enviado. Abra o link completo de novo ou peça-o a quem o enviou.
answerSealedLive-sealerMissing = A parte desta página que lacra a sua resposta não chegou. Nada foi enviado. Verifique sua conexão e recarregue a página.
answerSealedLive-notSealed = Seu navegador não conseguiu lacrar isto. Nada foi enviado.

## answerLive

answerLive-bytes = { $used } de { $limit }
answerLive-blank = Digite o que você quer enviar.
answerLive-blankFiles = Digite o que você quer enviar ou escolha arquivos.
answerLive-tooLong = É longo demais: no máximo { $limit }.
answerLive-tooLarge = É maior do que o servidor aceita.
answerLive-over = Este pedido não aceita mais respostas. Nada foi armazenado.
answerLive-wrong = A frase secreta está errada. Nada foi armazenado.
answerLive-limited =
    { $n ->
        [one] Solicitações demais. Tente de novo em { $n } segundo.
        [many] Solicitações demais. Tente de novo em { $n } de segundos.
       *[other] Solicitações demais. Tente de novo em { $n } segundos.
    }
answerLive-again = Você já pode tentar de novo.
answerLive-unavailable = O servidor não está disponível no momento. O que você digitou continua aqui: tente de novo daqui a pouco.
answerLive-noSpace = O servidor não tem mais espaço. Nada foi armazenado.
answerLive-offline = O servidor não respondeu. A resposta pode ter chegado mesmo assim: recarregue a página para verificar.
answerLive-failed = Algo deu errado ({ $status }). Nada foi armazenado.
answerLive-refused = O servidor não aceita esta resposta. Nada foi armazenado.

## receipt

receipt-choice = Guardar um comprovante
receipt-choiceHint = Um segundo link, só para você: ele mostra se o segredo foi aberto e pode excluí-lo.
receipt-yours = Guarde seu comprovante
receipt-yoursShows = Ele mostra se o segredo foi aberto e pode excluí-lo.
receipt-yoursText = Não pode lê-lo. Guarde-o só para você: o destinatário precisa do link acima.
receipt-open = Abrir o comprovante
receipt-copy = Copiar o comprovante
receipt-remember = Memorizar meus links neste dispositivo
receipt-rememberHint = Só os comprovantes, e só neste navegador. Quem puder usá-lo pode vê-los. Ao desativar isto, todos são esquecidos.
receipt-list = Meus links recentes
receipt-listText = O que este navegador memoriza dos links que você criou sem conta.
receipt-listNone = Este navegador não memoriza nenhum link. Um comprovante oferece essa opção.
receipt-listScripts = Esta lista precisa de JavaScript: quem a guarda é o navegador, não o servidor.
receipt-forget = Esquecer todos
receipt-notOpened = Ainda não aberto
receipt-neverOpened = Nunca aberto
receipt-notOpenedText = Ninguém abriu o link até agora.
receipt-opened =
    { $n ->
        [one] Aberto { $n } vez
        [many] Aberto { $n } de vezes
       *[other] Aberto { $n } vezes
    }
receipt-times = Quando foi aberto
receipt-timesSome = Aberturas mais recentes
receipt-over = Ninguém mais pode abrir o link.
receipt-overViews = Foi aberto tantas vezes quantas você permitiu, a última em { $date }. O conteúdo foi apagado.
receipt-overTime = O prazo terminou em { $date }. O conteúdo foi apagado.
receipt-overHand = Foi excluído em { $date }. O conteúdo foi apagado.
receipt-left =
    { $n ->
        [one] O link pode ser aberto mais { $n } vez, até { $date }.
        [many] O link pode ser aberto mais { $n } de vezes, até { $date }.
       *[other] O link pode ser aberto mais { $n } vezes, até { $date }.
    }
receipt-alarmed = Um destinatário diz que outra pessoa abriu o link antes dele. Fale com o seu destinatário.
receipt-frozen = O link está pausado: ninguém pode abri-lo.
receipt-again = Verificar de novo
receipt-unknown = Nada consta aqui
receipt-unknownText = Este comprovante não pertence a nenhum link deste servidor. Verifique se o endereço está completo.
receipt-unknownHint = Algum tempo depois que um link expira, o servidor exclui tudo o que sabia dele.

## receiptListLive

receiptListLive-made = Criado em { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Aberto { $n } vez
        [many] Aberto { $n } de vezes
       *[other] Aberto { $n } vezes
    }
receiptListLive-stateNone = Ainda não aberto
receiptListLive-stateOver = Expirado
receiptListLive-stateAlarmed = Alerta
receiptListLive-stateFrozen = Pausado
receiptListLive-stateUnknown = Nada mais consta sobre ele
receiptListLive-stateFailed = O servidor não respondeu
receiptListLive-forgotten = Tudo esquecido. A partir de agora, este navegador não memoriza links.

## about

about-title = Como funciona e quem opera este servidor
about-lead = Você compartilha um segredo como link. O link deixa de funcionar automaticamente, e o segredo é então apagado.
about-operatorTitle = Quem opera este servidor
about-runBy = Este servidor é operado por { $name }.
about-unnamed = Quem opera este servidor não informou um nome aqui. Pergunte a quem indicou este servidor a você.
about-contact = Contato:
about-program = Programa: Secret Push, versão { $version }.
about-words = Ele sugere palavras da EFF Long Wordlist, da Electronic Frontier Foundation (https://www.eff.org/dice), exceto quatro delas, sob a licença CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Como um segredo é protegido
about-sealed = O servidor criptografa cada segredo com AES-256-GCM antes de armazená-lo. A chave é derivada de uma chave aleatória própria, do link e, se houver, da frase secreta.
about-masterKey = A chave aleatória é armazenada criptografada com a chave mestra do servidor, que é mantida fora do banco de dados.
about-passphrase = O servidor não armazena nenhuma frase secreta nem nada com que compará-la. O Argon2id torna lenta a adivinhação, e depois de cinco tentativas erradas em um minuto um endereço tem de esperar.
about-files = Os nomes e os conteúdos dos arquivos também são criptografados.
about-transport = Essa criptografia acontece no servidor. Um endereço https:// protege o caminho até lá.
about-endToEnd = O remetente também pode lacrar um segredo no navegador ou com a linha de comando, no formato aberto age. A chave fica no link, depois do #, uma parte que os navegadores nunca enviam: este servidor guarda e entrega o que não pode ler.
about-endTitle = O que acontece quando um link expira
about-end = Um link expira depois do prazo escolhido, depois da última visualização permitida ou quando alguém o exclui. Nesse momento, a chave, o segredo e a mensagem do remetente são apagados.
about-endFiles = Os arquivos também são excluídos. Os links de download da última visualização ainda funcionam: no máximo { $time }, e nunca além do prazo escolhido.
about-rowAnonymous = O registro de um segredo compartilhado sem conta é excluído { $time } depois que ele expira.
about-rowAnonymousKept = O registro de um segredo compartilhado sem conta é mantido até que quem opera o servidor o exclua.
about-rowOwned = O registro do segredo de um remetente com conta é excluído { $time } depois que ele expira, junto com o nome e a nota que o remetente deu a ele.
about-rowOwnedKept = O registro do segredo de um remetente com conta é mantido, junto com o nome e a nota que o remetente deu a ele, até que quem opera o servidor o exclua.
about-backups = Um backup contém o que estava armazenado quando foi feito, até que quem opera o servidor o exclua.
about-loggedTitle = O que é registrado
about-logged = Para cada segredo: quando foi criado, aberto ou excluído e quando alguém digitou uma frase secreta errada, com o endereço de rede, o navegador e a página de onde o visitante veio. Remetentes com conta veem esse registro para os próprios segredos.
about-request = Para cada solicitação: hora, tipo de página, resultado, duração e endereço de rede. Nunca o link, o segredo ou a frase secreta. Quem opera o servidor decide por quanto tempo essas linhas são mantidas.
about-cookies = Cookies: um para a sua sessão depois que você entra, um para o idioma e um para as cores que você escolhe, e um no navegador que espera por um remetente ou que alertou sobre um link. Não há rastreamento, e as páginas não carregam nada de outros servidores.
about-operatorReadsTitle = O que quem opera o servidor pode e não pode ler
about-seesMeta = Quem opera o servidor vê que um segredo existe: o tipo, o tamanho, os horários, as visualizações e o registro, e o endereço de e-mail de um remetente com conta.
about-adminPage = Os administradores podem excluir qualquer segredo. Não veem o conteúdo nem o nome, a nota ou o link dele. Mas podem redefinir a senha de um usuário e então entrar como esse usuário.
about-readsOwned = Quem tem tanto os dados armazenados quanto a chave mestra pode ler o segredo não expirado de um remetente com conta, se não houver frase secreta, e os nomes, as notas e as mensagens desse remetente.
about-readsAnonymous = Para um segredo compartilhado sem conta, também é preciso ter o link, que o servidor não guarda.
about-readsGuarded = Para um segredo com frase secreta, também é preciso ter a frase secreta. Uma curta pode ser adivinhada; uma longa, não.
about-running = Quem controla o servidor em funcionamento pode ver um segredo e a frase secreta dele quando ele é criado e quando é aberto.
about-readsSealed = Quem opera o servidor não pode ler um segredo lacrado, nem mesmo com todos os dados e a chave mestra. Mas um servidor adulterado poderia entregar uma página que revele o segredo: para excluir essa possibilidade, abra o link com a linha de comando.
about-readsExpired = Ninguém pode ler um segredo expirado, nem quem opera o servidor, a menos que um backup anterior ainda o contenha.
about-youTitle = O que você pode fazer
about-you = Escolha poucas visualizações e um prazo curto. Adicione uma frase secreta e envie-a por um meio diferente do usado para o link. Só abra um segredo quando puder guardá-lo com segurança.

## accessibility

accessibility-title = Acessibilidade
accessibility-lead = Todas as pessoas devem poder compartilhar e abrir um segredo, seja como for que vejam, ouçam, se movam e leiam.
accessibility-contactTitle = Se algo atrapalhar você
accessibility-contact = Diga a quem opera este servidor o que não funciona para você ou peça outro meio:
accessibility-nobody = Quem opera este servidor não informou um contato aqui. Diga a quem indicou este servidor a você o que não funciona para você e peça outro meio.
accessibility-standardTitle = O que estas páginas cumprem
accessibility-standard = Estas páginas são feitas para cumprir as WCAG 2.2 no nível AA e, com elas, o capítulo 9 da EN 301 549. Segundo a verificação dos próprios autores, elas cumprem, exceto no que a próxima lista indica.
accessibility-missingTitle = O que falta
accessibility-missingUndo = Uma exclusão pode ser desfeita por oito segundos e não mais, porque um segredo não deve sobreviver à sua exclusão. O botão que a desfaz recebe o foco imediatamente.
accessibility-missingLanguage = O que as próprias pessoas escreveram, como uma mensagem ou o nome de um arquivo, não é marcado com o idioma.
accessibility-missingReaders = Nenhum leitor de tela foi usado na verificação, e nenhuma pessoa com deficiência participou ainda.
accessibility-checkedTitle = Como isso foi verificado
accessibility-checkedByProgram = Pelo axe-core: cada página em cada estado, em uma tela estreita e em uma larga, clara e escura. Cada página também cabe em 320 pixels e com o texto no dobro do tamanho.
accessibility-checkedByHand = Manualmente: os principais caminhos pelas páginas, só com o teclado, com mais espaço entre letras e linhas, e na árvore de acessibilidade do Chromium, da qual os leitores de tela leem.

## caution

caution-notMe = Não fui eu
caution-tellText = Se não foi ninguém que você conhece, avise o remetente: o registro dele dirá isso.
caution-tellFreezes = Isso também pausa o link: ninguém pode abri-lo até que o remetente o reative.
caution-tell = Avisar o remetente
caution-told = Você avisou o remetente de que não foi você.
caution-askSender = Se não foi você, peça um novo segredo ao remetente.
caution-toldTitle = O remetente já pode ver isso
caution-toldText = O registro dele diz que alguém abriu este link antes de você.
caution-toldFrozen = O link está pausado: ninguém pode abri-lo até que o remetente o reative.
caution-toldOpen = O link ainda funciona. Pergunte ao remetente antes de confiar no que está por trás dele.
caution-toldNext = Fale com o remetente por outro meio, por exemplo, por telefone.
caution-back = Voltar ao segredo
caution-frozenTitle = Este link está pausado
caution-frozenText = Ninguém pode abri-lo no momento. Ele voltará a funcionar quando o remetente o reativar.
caution-frozenHint = Fale com o remetente e depois recarregue esta página. Isto não contou como visualização.
caution-elsewhereTitle = Não desta rede
caution-elsewhereText = O remetente escolheu as redes em que este link abre. Seu endereço, { $address }, não está em nenhuma delas.
caution-elsewhereHint = Conecte-se à rede certa e recarregue esta página. Isto não contou como visualização.
caution-earlyTitle = Ainda não pode ser aberto
caution-earlyText = Este link abre em { $date } ({ $relative }).
caution-earlyHint = Recarregue esta página nessa hora. Isto não contou como visualização.
caution-notBefore = Não abre antes de (opcional)
caution-notBeforeHint = No fuso horário deste dispositivo. Só você pode abri-lo antes.
caution-afterFirstView = Após a primeira visualização, expira em
caution-networks = Só dentro destas redes (consulte sua TI)
caution-networksHint = Endereços e intervalos como 192.0.2.0/24, separados por vírgulas.
caution-addressees = Só para estas pessoas (opcional)
caution-addresseesHint = Endereços de e-mail ou grupos como group:staff, separados por vírgulas. Antes que o link abra, essas pessoas usam o login da empresa ou um código enviado a elas por e-mail.
caution-addresseesByCompany = Endereços de e-mail ou grupos como group:staff, separados por vírgulas. Antes que o link abra, essas pessoas usam o login da empresa.
caution-addresseesByCode = Endereços de e-mail, separados por vírgulas. Ninguém precisa de conta: antes que o link abra, as pessoas digitam um código enviado a elas por e-mail.
caution-addresseesRequired = Só para estas pessoas (obrigatório)
caution-addresseesNext = Só para { $people }. Envie o link a essas pessoas. Ele abre para elas depois do login da empresa.
caution-addresseesNextByCode = Só para { $people }. Envie o link a essas pessoas. Na página dele, elas pedem um código, enviado ao endereço delas.
caution-addresseesNextByEither = Só para { $people }. Envie o link a essas pessoas. Na página dele, elas usam o login da empresa ou pedem um código, enviado ao endereço delas.
caution-openings = Avisar o destinatário se alguém já tiver aberto o link
caution-freeze = Pausar o link
caution-thaw = Reativar o link

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Este link já foi aberto { $n } vez, em { $date } ({ $relative }).
        [many] Este link já foi aberto { $n } de vezes, a última em { $date } ({ $relative }).
       *[other] Este link já foi aberto { $n } vezes, a última em { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = “{ $entry }” não é um endereço de e-mail.
addresseesLive-notIn = Endereços em { $domain } não são permitidos.
addresseesLive-wanted = Informe para quem é o link: este servidor exige isso.

## cautionCreateLive

cautionCreateLive-badMoment = Escolha um momento antes que o link expire.
cautionCreateLive-termNotBefore = abre em { $date }
cautionCreateLive-notSooner = Sem alteração
cautionCreateLive-termFirstView = expira { $duration } após a primeira visualização
cautionCreateLive-badNetwork = “{ $network }” não é uma rede. Digite endereços e intervalos como 192.0.2.0/24.
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

cautionOwnLive-frozen = Pausado
cautionOwnLive-alarmed = Alerta recebido
cautionOwnLive-frozenNow = Este link está pausado: ninguém além de você pode abri-lo. Mesmo assim, ele expira em { $date }.
cautionOwnLive-alarm = Um destinatário diz que outra pessoa abriu o link antes dele. O alerta veio em { $date } ({ $relative }), de { $address } ({ $browser }).
cautionOwnLive-alarmNext = Compare as entradas abaixo com as pessoas a quem você deu o link. Em caso de dúvida, exclua-o e troque o segredo.
cautionOwnLive-settle = Descartar alerta
cautionOwnLive-thawQuestion = Reativar “{ $name }”? Quem tiver o link poderá abri-lo de novo.
cautionOwnLive-nowFrozen = Pausado. Ninguém além de você pode abri-lo.
cautionOwnLive-nowThawed = O link funciona de novo.
cautionOwnLive-nowSettled = Alerta descartado.
cautionOwnLive-networks = Redes
cautionOwnLive-recipients = Destinatários
cautionOwnLive-recipientsOnly = Só para { $recipients }
cautionOwnLive-networksOnly = Só de { $networks }
cautionOwnLive-lock = Dispositivos
cautionOwnLive-lockYes = Só o primeiro dispositivo pode abri-lo de novo
cautionOwnLive-shares = Visualizações de cada um
cautionOwnLive-sharesEach =
    { $n ->
        [one] Cada um pode abri-lo { $n } vez
        [many] Cada um pode abri-lo { $n } de vezes
       *[other] Cada um pode abri-lo { $n } vezes
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } tentativa de uma rede que você não permitiu.
        [many] { $n } de tentativas de redes que você não permitiu.
       *[other] { $n } tentativas de redes que você não permitiu.
    }

## hold

hold-title = Esperando pelo remetente
hold-tell = O remetente precisa liberar isto para você. Diga a ele estas três palavras, por exemplo, por telefone:
hold-plain = Esta página verifica de novo a cada poucos segundos.
hold-look = Verificar agora
hold-released = O remetente liberou isto para você. Você pode abri-lo uma vez.
hold-counts = O remetente precisa liberá-lo para você.
hold-ask = Pedir a liberação ao remetente
hold-refusedTitle = O remetente recusou
hold-refusedText = O remetente não liberou isto para você e pausou o link.
hold-refusedHint = Se você estava esperando por isto, ligue para o remetente. Nada foi aberto.
hold-choice = Perguntar-me antes de abrir
hold-choiceHint = O destinatário lê três palavras para você por telefone, e você o deixa abrir.
hold-who = Quem espera por você
hold-compare = Só deixe abrir quem disser a você exatamente estas palavras, por exemplo, por telefone.
hold-nobody = Ninguém está esperando ainda. Quem abrir o link espera aqui e lê três palavras para você.

## holdGateLive

holdGateLive-title = Esperando pelo remetente
holdGateLive-until = Esta página espera até { $date } ({ $relative }). Você pode deixá-la aberta.
holdGateLive-waiting = Esperando. Suas palavras: { $words }.
holdGateLive-released = O remetente liberou.
holdGateLive-crowded =
    { $n ->
        [one] Há pessoas demais esperando por isto. Tente de novo em { $n } segundo.
        [many] Há pessoas demais esperando por isto. Tente de novo em { $n } de segundos.
       *[other] Há pessoas demais esperando por isto. Tente de novo em { $n } segundos.
    }

## holdCreateLive

holdCreateLive-termHold = pergunta a você antes de abrir

## holdOwnLive

holdOwnLive-release = Deixar abrir
holdOwnLive-refuse = Recusar e pausar
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Liberado, ainda não aberto
holdOwnLive-asks =
    { $n ->
        [one] { $n } pessoa esperando
        [many] { $n } de pessoas esperando
       *[other] { $n } pessoas esperando
    }
holdOwnLive-arrived = Alguém está esperando: { $words }.
holdOwnLive-nowReleased = Liberado: essa pessoa pode abri-lo uma vez.
holdOwnLive-nowRefused = Recusado. O link está pausado.
holdOwnLive-tooLate = Esta espera já tinha terminado.
holdOwnLive-hold = Liberação
holdOwnLive-holdYes = Pergunta a você antes de abrir

## links

links-choice = Um link próprio para cada pessoa

## linksLive

linksLive-noGroups = Um grupo não pode receber um link próprio: retire “{ $group }” ou indique as pessoas dele.
linksLive-making = Link { $at } de { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] O servidor pede para esperar: { $address } vem em { $n } segundo.
        [many] O servidor pede para esperar: { $address } vem em { $n } de segundos.
       *[other] O servidor pede para esperar: { $address } vem em { $n } segundos.
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
        [one] Cada um pode ser aberto { $n } vez, até { $date } ({ $relative }), e só pelo respectivo destinatário.
        [many] Cada um pode ser aberto { $n } de vezes, até { $date } ({ $relative }), e só pelo respectivo destinatário.
       *[other] Cada um pode ser aberto { $n } vezes, até { $date } ({ $relative }), e só pelo respectivo destinatário.
    }
linksLive-links = Links
linksLive-copyOne = Copiar
linksLive-copyAll = Copiar todos como texto
linksLive-pageOf = Página deste link
linksLive-keptByPasskey = Para copiar, é preciso usar a sua chave de acesso.
linksLive-gone = Esta página não mostra mais este link.
linksLive-linksKept = Este navegador guarda os links. Nenhum outro pode mostrá-los.
linksLive-onlyHere = Copie os links agora. Eles não poderão ser mostrados de novo.
linksLive-unmade = Alguns links ainda não foram criados, e o que você compartilha só está nesta página. Sair mesmo assim?
linksLive-unsaved = Você ainda não copiou todos os links, e só esta página os mostra. Sair mesmo assim?
linksLive-unmadeCount =
    { $n ->
        [one] { $n } link não foi criado:
        [many] { $n } de links não foram criados:
       *[other] { $n } links não foram criados:
    }
linksLive-again = Tentar de novo

## lock

lock-choice = Só o primeiro dispositivo pode abri-lo de novo
lock-choiceHint = Quem abrir o link primeiro fica com ele. Em qualquer outro dispositivo ou navegador, a página diz que ele foi aberto em outro lugar.
lock-viewsEach = Visualizações por destinatário (opcional)
lock-viewsEachHint = Assim, cada endereço tem visualizações próprias, e ninguém pode gastar as dos outros.
lock-first = Só o navegador que abrir isto primeiro poderá abri-lo de novo; por isso, abra-o onde precisar dele. Para isso, seu navegador guarda um cookie.
lock-own = Este navegador o abriu primeiro. Só ele pode abri-lo de novo.
lock-elsewhereTitle = Aberto em outro navegador
lock-elsewhereText = Este link só abre no navegador que o abriu primeiro, e não foi este.
lock-elsewhereHint = Se foi você, volte a esse dispositivo e navegador. Se não, talvez outra pessoa tenha lido o segredo.
lock-needsCookie = Este link precisa de um cookie, e seu navegador não enviou nenhum. Permita cookies para esta página e tente de novo.
lock-usedTitle = Você já o abriu
lock-usedText =
    { $n ->
        [one] O remetente deixa cada destinatário abrir este link { $n } vez, e você já fez isso.
        [many] O remetente deixa cada destinatário abrir este link { $n } de vezes, e você já fez isso.
       *[other] O remetente deixa cada destinatário abrir este link { $n } vezes, e você já fez isso.
    }
lock-usedHint = Se precisar dele de novo, peça um novo link ao remetente.

## sharesLive

sharesLive-lastView = Esta foi a sua última visualização. Guarde agora o que precisar.
sharesLive-lastViewFiles = Esta foi a sua última visualização. Baixe agora o que precisar: os links só funcionam por pouco tempo.

## preview

preview-title = O link
preview-text = Quem tiver este link pode abrir o segredo. Ver esta página não conta como visualização.
preview-sealedText = Quem tiver o link completo pode abrir o segredo. Ver esta página não conta como visualização.
preview-shownOnce = Ele é criptografado de ponta a ponta: o link completo foi mostrado uma vez, quando foi criado, e não pode ser mostrado de novo.
preview-lost = Se você não o tem mais, exclua este link e crie outro.
preview-qrOf = Código QR do link
preview-terms = Detalhes

## returned

returned-one = O e-mail para { $recipient } voltou: { $reason } (status { $status }, { $when }).
returned-hint = Verifique o endereço ou passe o link por outro meio.
returned-no_mailbox = essa caixa de correio não existe
returned-no_domain = o domínio não existe ou não aceita e-mails
returned-closed = a caixa de correio não aceita e-mails
returned-full = a caixa de correio está cheia
returned-too_large = o e-mail é grande demais para a caixa de correio
returned-unreachable = não foi possível conectar-se ao servidor de e-mail do endereço
returned-policy = o servidor de e-mail do endereço não aceita e-mails como este deste servidor
returned-refused = o servidor de e-mail do endereço o recusou

## share

share-link = Link
share-copy = Copiar o link
share-share = Compartilhar
share-mail = E-mail
share-message = Copiar como mensagem
share-qr = Código QR
share-print = Imprimir uma carta
share-page = Abrir a página deste link
share-png = Salvar como PNG
share-svg = Salvar como SVG

## shareLive

shareLive-copied = Copiado
shareLive-copyFailed = Não foi possível copiar. Selecione o texto e copie-o.
shareLive-letterFailed = Não foi possível carregar a carta. Verifique sua conexão e tente de novo.
shareLive-codeFailed = Não foi possível salvar o código. Verifique sua conexão e tente de novo.
shareLive-message =
    { $n ->
        [one] Estou compartilhando algo confidencial com você. O link pode ser aberto { $n } vez, até { $date }:
        [many] Estou compartilhando algo confidencial com você. O link pode ser aberto { $n } de vezes, até { $date }:
       *[other] Estou compartilhando algo confidencial com você. O link pode ser aberto { $n } vezes, até { $date }:
    }
shareLive-mailSubject = Um segredo para você
shareLive-letterTerms =
    { $n ->
        [one] O link pode ser aberto { $n } vez, até { $date }. Depois, o conteúdo é apagado.
        [many] O link pode ser aberto { $n } de vezes, até { $date }. Depois, o conteúdo é apagado.
       *[other] O link pode ser aberto { $n } vezes, até { $date }. Depois, o conteúdo é apagado.
    }

## letter

letter-to = Para
letter-from = De
letter-title = Algo confidencial para você
letter-intro = Abre em qualquer celular ou computador. Você não precisa de conta.
letter-scan = Leia o código com a câmera do celular. Ou digite o endereço em um navegador exatamente como está impresso aqui: maiúsculas e minúsculas fazem diferença.
letter-press = Pressione o botão na página que abrir.
letter-passphrase = Digite a frase secreta e pressione o botão. O remetente informa a frase secreta por outro meio. Para sua segurança, ela não está nesta folha: não a anote aqui.
letter-keep = Guarde o que precisar e depois destrua esta folha.
letter-code = Código QR do endereço

## push

push-opened = Quem o abriu
push-log = Registro completo
push-when = Quando
push-what = O quê
push-address = Endereço
push-browser = Navegador
push-older = Anteriores
push-newer = Posteriores
push-end = Excluir agora
push-cancel = Cancelar

## pushChange

pushChange-title = Alterar este link
pushChange-back = Voltar ao link
pushChange-expires = Expira em
pushChange-views = Quantas vezes pode ser aberto ao todo
pushChange-save = Salvar as alterações
pushChange-extend = Prorrogar por { $duration }
pushChange-change = Alterar…
pushChange-changed = Alterado.
pushChange-viewsBetween = De { $min } a { $max }. Aberturas até agora: { $used }.
pushChange-latest = No máximo até { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Escolha um momento entre { $from } e { $to }.

## agentLive

agentLive-agentOn = { $browser } no { $system }
agentLive-agentUnknown = desconhecido

## pushLive

pushLive-codesWait = E-mails em espera com códigos para destinatários: { $count }. O primeiro chega até { $time }.
pushLive-codesFailed = Código não enviado por e-mail: { $addresses }.
pushLive-text = Texto
pushLive-file = Arquivos
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
pushLive-passphrase = Frase secreta
pushLive-passphraseSet = Definida: o link só abre com ela.
pushLive-covered = Coberto
pushLive-coveredYes = Sim, até o destinatário tocar nele
pushLive-deletable = Os destinatários podem excluí-lo
pushLive-deletableYes = Sim
pushLive-files = Arquivos
pushLive-fileGuarded = nome protegido pela frase secreta
pushLive-filesSealed =
    { $n ->
        [one] { $n } arquivo, { $size }, nome lacrado
        [many] { $n } de arquivos, { $size }, nomes lacrados
       *[other] { $n } arquivos, { $size }, nomes lacrados
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } arquivo, apagado
        [many] { $n } de arquivos, apagados
       *[other] { $n } arquivos, apagados
    }
pushLive-created = Criado em
pushLive-name = Nome
pushLive-endedByViews = A última visualização foi usada: { $when }. O conteúdo foi apagado.
pushLive-endedByTime = O prazo terminou: { $when }. O conteúdo foi apagado.
pushLive-endedByHand = Excluído: { $when }, de { $address } ({ $browser }). O conteúdo foi apagado.
pushLive-neverOpened = Ninguém o abriu.
pushLive-openedNewest =
    { $n ->
        [one] Aqui está listada { $n } abertura, a mais recente; todas estão no registro.
        [many] As { $n } de aberturas mais recentes estão listadas aqui; todas estão no registro.
       *[other] As { $n } aberturas mais recentes estão listadas aqui; todas estão no registro.
    }
pushLive-scanned =
    { $n ->
        [one] Um programa, como a prévia de um link em um chat, examinou a página { $n } vez. Isso não conta como visualização.
        [many] Programas, como prévias de links em um chat, examinaram a página { $n } de vezes. Isso não conta como visualização.
       *[other] Programas, como prévias de links em um chat, examinaram a página { $n } vezes. Isso não conta como visualização.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] { $n } frase secreta errada foi digitada.
        [many] { $n } de frases secretas erradas foram digitadas.
       *[other] { $n } frases secretas erradas foram digitadas.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } tentativa enquanto estava expirado, pausado ou ainda não podia ser aberto.
        [many] { $n } de tentativas enquanto estava expirado, pausado ou ainda não podia ser aberto.
       *[other] { $n } tentativas enquanto estava expirado, pausado ou ainda não podia ser aberto.
    }
pushLive-openedMeanwhile = Aberto agora mesmo.
pushLive-ended = Excluído. O conteúdo foi apagado.

## presets

presets-presets = Predefinições
presets-keep = Salvar como predefinição…
presets-title = Suas predefinições
presets-text = Opções que você salvou para novos links. Para usá-las, escolha uma predefinição ao criar um link.

## presetsLive

presetsLive-presets = Predefinições
presetsLive-keepTitle = Salvar como predefinição
presetsLive-name = Nome
presetsLive-save = Salvar
presetsLive-cancel = Cancelar
presetsLive-badName = Digite um nome de no máximo 40 caracteres. Você pode ter até 20 predefinições.
presetsLive-badTerms = Este servidor não aceita uma destas opções.
presetsLive-taken = Você já tem uma predefinição com esse nome.
presetsLive-offline = O servidor não respondeu. Verifique sua conexão e tente de novo.
presetsLive-failed = Algo deu errado ({ $status }). Nada foi alterado.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } visualização
        [many] { $n } de visualizações
       *[other] { $n } visualizações
    }
ownPresetsLive-rename = Renomear
ownPresetsLive-renameOf = Renomear “{ $name }”
ownPresetsLive-remove = Excluir
ownPresetsLive-removeQuestion = Excluir a predefinição “{ $name }”? Os links criados com ela ficam como estão.

## signIn

signIn-title = Entrar
signIn-email = Endereço de e-mail
signIn-password = Senha
signIn-newPassword = Nova senha
signIn-passwordHint =
    { $n ->
        [one] Pelo menos { $n } caractere. Algumas palavras funcionam bem.
        [many] Pelo menos { $n } de caracteres. Algumas palavras funcionam bem.
       *[other] Pelo menos { $n } caracteres. Algumas palavras funcionam bem.
    }
signIn-submit = Entrar
signIn-passkey = Entrar com uma chave de acesso
signIn-signUp = Criar uma conta
signIn-have = Já tenho uma conta
signIn-name = Endereço de e-mail ou nome de usuário
signIn-companyOrLocal = Use a sua senha da empresa ou, se tiver, uma senha deste servidor.
signIn-companyOrAdmins = Use a sua senha da empresa. Administradores também podem usar uma senha deste servidor.
signIn-company = Use a sua senha da empresa.
signIn-adminsOnly = Só administradores entram com senha.
signIn-forgot = Esqueceu a senha? Um administrador pode enviar um link a você.
signIn-setUpTitle = Boas-vindas
signIn-setUpText = Este servidor ainda não tem contas. Crie a primeira: será a do administrador.
signIn-setUpCode = Código de configuração
signIn-setUpCodeHint = O servidor o escreveu ao iniciar. Procure no terminal ou no registro dele.
signIn-setUpSubmit = Criar a conta
signIn-resetTitle = Escolha sua senha
signIn-resetAccount = Para a conta { $email }
signIn-resetText = Este link funciona uma vez. Usá-lo encerra todas as sessões e todos os tokens de API da sua conta.
signIn-lettersWhy = Assim você mostra que não é um programa.
signIn-resetSubmit = Salvar e entrar

## sessionsLive

sessionsLive-sessions = Sessões
sessionsLive-sessionHere = este navegador
sessionsLive-sessionBegan = login { $when }
sessionsLive-sessionUsed = último uso { $when }
sessionsLive-sessionEnd = Encerrar
sessionsLive-sessionEndQuestion = Encerrar a sessão em { $name }? Esse navegador é desconectado imediatamente.
sessionsLive-sessionEnded = Encerrada. Esse navegador foi desconectado.
sessionsLive-noSessions = Nenhuma sessão aberta.
sessionsLive-othersQuestion = Sair em todos os outros lugares? Aqui sua sessão continua.
sessionsLive-othersEnded =
    { $n ->
        [one] { $n } outra sessão foi encerrada.
        [many] { $n } de outras sessões foram encerradas.
       *[other] { $n } outras sessões foram encerradas.
    }
sessionsLive-endOthers = Sair em todos os outros lugares

## signInAgainLive

signInAgainLive-title = Sua sessão terminou
signInAgainLive-text = Sua sessão terminou. Entre como { $email } para continuar. O que você digitou e escolheu continua aqui.
signInAgainLive-somebodyElse = Agora { $other } está com a sessão aberta neste navegador. Entre como { $email } para continuar. O que você digitou e escolheu continua aqui.
signInAgainLive-limited = Este servidor pede a você um segundo fator. Configure um e depois continue. O que você digitou e escolheu continua aqui.
signInAgainLive-declined = Sua sessão terminou, e nada foi enviado. Tente de novo para entrar e continuar.
signInAgainLive-notYet = Você ainda não entrou como { $email }.
signInAgainLive-password = Senha
signInAgainLive-submit = Entrar e continuar
signInAgainLive-passkey = Entrar com uma chave de acesso
signInAgainLive-elsewhere = Isto abre em outra guia. Volte aqui depois e continue.
signInAgainLive-setUp = Configurar um segundo fator
signInAgainLive-goOn = Continuar
signInAgainLive-cancel = Cancelar
signInAgainLive-noName = Digite seu endereço de e-mail ou nome de usuário.
signInAgainLive-noPassword = Digite uma senha.
signInAgainLive-wrong = A senha está errada.
signInAgainLive-refused = Você não pode entrar deste modo. Use outro ou fale com um administrador.
signInAgainLive-noCode = Digite um código.
signInAgainLive-code = Código do aplicativo ou um código de recuperação
signInAgainLive-recoveryCode = Código de recuperação
signInAgainLive-wrongCode = Esse código está errado ou já foi usado. Espere o próximo.
signInAgainLive-begin = Demorou demais. Cancele e tente de novo.
signInAgainLive-passkeyCancelled = Nenhuma chave de acesso foi usada. Tente de novo ou entre de outro modo.
signInAgainLive-passkeyRefused = O servidor não aceitou esta chave de acesso. Entre de outro modo.
signInAgainLive-wrongOrigin = Esta página foi aberta em um endereço diferente do endereço do servidor. Abra-a na URL base dele.
signInAgainLive-tooMany =
    { $n ->
        [one] Muitas tentativas sem sucesso. Tente de novo em { $n } segundo.
        [many] Muitas tentativas sem sucesso. Tente de novo em { $n } de segundos.
       *[other] Muitas tentativas sem sucesso. Tente de novo em { $n } segundos.
    }
signInAgainLive-offline = O servidor não respondeu. Verifique sua conexão e tente de novo.
signInAgainLive-failed = Algo deu errado ({ $status }).

## accountLive

accountLive-passkeyCancelled = Nenhuma chave de acesso foi usada. Tente de novo ou use sua senha.
accountLive-passkeyRefused = O servidor não aceitou esta chave de acesso. Entre com sua senha.
accountLive-wrong = O endereço de e-mail ou a senha não confere.
accountLive-wrongName = O nome ou a senha não confere.
accountLive-noName = Digite seu endereço de e-mail ou nome de usuário.
accountLive-noGroup = Você não está em nenhum dos grupos que podem usar este servidor. Fale com o administrador dele.
accountLive-noAddress = O login da sua empresa não fornece a este servidor um endereço de e-mail válido. Fale com o administrador dele.
accountLive-notLinked = Já existe aqui uma conta com o seu endereço de e-mail. Peça a um administrador que a vincule ao login da sua empresa.
accountLive-notAdded = Você não tem conta aqui. Peça a um administrador que adicione uma.
accountLive-notSetUp = Este servidor ainda não foi configurado.
accountLive-notAdmitted = Você não pode entrar aqui. Fale com um administrador.
accountLive-directoryAway = As senhas da empresa não podem ser verificadas no momento. Se você tiver uma senha deste servidor, use-a.
accountLive-limited =
    { $n ->
        [one] Muitas tentativas sem sucesso. Tente de novo em { $n } segundo.
        [many] Muitas tentativas sem sucesso. Tente de novo em { $n } de segundos.
       *[other] Muitas tentativas sem sucesso. Tente de novo em { $n } segundos.
    }
accountLive-offline = O servidor não respondeu. Verifique sua conexão e tente de novo.
accountLive-failed = Algo deu errado ({ $status }).
accountLive-wrongCode = O código de configuração está errado.
accountLive-invitation = Você recebeu um convite. Escolha uma senha para entrar na sua conta. Este link funciona uma vez.
accountLive-badLink = Este link não é mais válido. Peça um novo a um administrador.
accountLive-noLink = Abra de novo o link da sua mensagem. Esta página só funciona com o link completo.
accountLive-noCode = Digite o código de configuração.
accountLive-noPassword = Digite uma senha.
accountLive-again = Você já pode tentar de novo.
accountLive-taken = Já existe uma conta com este endereço de e-mail.
accountLive-alreadySetUp = Este servidor já foi configurado. Entre na sua conta.
accountLive-tooShort = A senha é curta demais.
accountLive-tooCommon = Esta senha é uma das mais comuns ou pouco mais que o seu endereço. Quem tenta adivinhar começa por essas. Escolha outra.
accountLive-badEmail = Digite um endereço de e-mail válido.
accountLive-wrongOrigin = Esta página foi aberta em um endereço diferente do endereço do servidor. Abra-a na URL base dele.
accountLive-saved = Salvo.
accountLive-wrongCurrent = A senha atual está errada.
accountLive-changed = Sua senha foi alterada. Os outros dispositivos foram desconectados.
accountLive-tokensRevoked =
    { $n ->
        [one] { $n } token de API foi revogado.
        [many] { $n } de tokens de API foram revogados.
       *[other] { $n } tokens de API foram revogados.
    }
accountLive-tokenName = Dê um nome ao token.
accountLive-tokenTaken = Você já tem um token com este nome.
accountLive-noTokens = Você ainda não tem tokens.
accountLive-never = nunca usado
accountLive-used = último uso { $when }
accountLive-made = criado { $when }
accountLive-revoke = Revogar
accountLive-revokeQuestion = Revogar o token “{ $name }”? Os programas que o usam param de funcionar imediatamente.
accountLive-revoked = Revogado.
accountLive-copied = Copiado
accountLive-copyFailed = Não foi possível copiar. Selecione o texto e copie-o.

## account

account-title = Sua conta
account-signedInAs = Você entrou como { $email }
account-signOut = Sair
account-programs = Tokens de API e webhooks
account-programsTokens = Tokens de API
account-tokens = Tokens de API
account-tokensText = Os programas usam um token em vez da sua senha. Eles agem em seu nome.
account-tokenName = Para que serve?
account-tokenPlaceholder = script de backup
account-create = Criar um token
account-shown = Seu novo token. Ele é mostrado só uma vez:
account-copy = Copiar
account-example = Por exemplo
account-notify = Notificações
account-notifyMe = Avisar-me quando um novo link meu for aberto
account-notifyEach = Você pode escolher de outro modo em cada link.
account-sessions = Onde sua conta está em uso
account-sessionsText = Encerre o que você não reconhecer e depois altere sua senha.
account-endOthers = Sair em todos os outros lugares
account-password = Senha
account-current = Senha atual
account-next = Nova senha
account-change = Alterar a senha
account-changeHint = Todas as suas outras sessões são encerradas.
account-revokeTokens = Revogar também todos os meus tokens de API
account-revokeTokensHint = Deixe isto marcado se for possível que outra pessoa saiba sua senha. Os programas que usam estes tokens param de funcionar imediatamente:
account-cancel = Cancelar
account-confirm = Revogar

## admin

admin-title = Meus links
admin-titleExpired = Links expirados
admin-active = Ativos
admin-expired = Expirados
admin-all = Todos os links
admin-users = Usuários
admin-server = Servidor
admin-search = Pesquisar por nome, nota ou link
admin-order = Classificar
admin-byNewest = Mais recentes primeiro
admin-byExpiry = Por expiração
admin-byOpened = Abertos mais recentemente
admin-byViews = Menos visualizações restantes
admin-parts = Mostrar só
admin-unopened = Nunca abertos
admin-opened = Abertos
admin-today = Expiram hoje
admin-sealed = Criptografia de ponta a ponta
admin-waiting = Alguém está esperando
admin-frozen = Pausados
admin-answers = Respostas
admin-tickAll = Selecionar todos
admin-csv = Salvar como CSV
admin-newer = Mais recentes
admin-older = Mais antigos
admin-cancel = Cancelar
admin-end = Excluir agora
admin-addUser = Adicionar um usuário
admin-email = Endereço de e-mail
admin-administrator = Administrador
admin-add = Adicionar
admin-byMail = Enviar o link por e-mail
admin-oneTime = Link de uso único, válido por 24 horas. Entregue-o ao usuário:
admin-copy = Copiar
admin-storage = Armazenamento
admin-settings = Configurações em vigor
admin-settingsText = Para mudar uma configuração, edite o arquivo de configuração do servidor e depois reinicie o servidor.
admin-option = Opção
admin-value = Valor
admin-origin = Origem
admin-version = Versão
admin-configFile = Arquivo de configuração

## health

health-title = Estado
health-open = Precisa da sua atenção
health-openForAuditors = Para um administrador
health-nothing = Nada precisa da sua atenção.
health-commands = Execute os comandos no servidor, como o usuário do serviço.
health-onServer = No servidor
health-inConfigFile = No arquivo de configuração
health-noConfigFile = Este servidor funciona sem arquivo de configuração. Crie um e inicie o servidor com --config e o caminho do arquivo.
health-how = O que fazer
health-fine = Estado atual
health-complaints = Avisos e erros
health-complaintsText = O que este servidor escreveu no registro desde que foi iniciado. O registro tem os detalhes.
health-warn = Aviso
health-error = Erro
health-times =
    { $n ->
        [one] { $n } vez, { $when }
        [many] { $n } de vezes, a última { $when }
       *[other] { $n } vezes, a última { $when }
    }
health-examine = Examinar agora
health-examineTitle = Autoverificação (doctor)
health-examineText = Examina o diretório de dados e se conecta ao servidor de e-mail, ao provedor e a tudo o mais que as configurações indicam. Não envia nada e não altera nada.
health-ok = Tudo certo
health-subjectDirectory = Diretório de dados
health-subjectPermissions = Permissões
health-subjectPolicy = Políticas
health-subjectErasing = Exclusão definitiva
health-subjectSignIn = Login da empresa
health-subjectLdap = Diretório LDAP
health-subjectScanner = Antivírus
health-subjectPrevious = Servidor anterior
health-inEnglish = Os detalhes estão em inglês, como no registro do servidor.
health-receiverAnswered = O receptor respondeu { $status }.
health-receiverRefused = O receptor recusou a conexão.
health-receiverSilent = O receptor não respondeu a tempo.
health-receiverUnknown = O nome do receptor é desconhecido.

## administration

administration-findUser = Encontrar um usuário
administration-before = Anterior
administration-next = Próxima
administration-role = Função
administration-actions = Ações
administration-lastSignIn = último login { $when }
administration-asUser = Usuário
administration-asAuditor = Auditor: vê todos os registros, nenhum segredo
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
administration-userLog = Últimas entradas do registro
administration-wholeLog = Todas as entradas
administration-endPushes = Também excluir o que compartilhou e fechar seus pedidos
administration-endEverything = Encerrar tudo
administration-everyone = Todos
administration-nobody = Sem conta
administration-findLink = Remetente, link ou número
administration-findALink = Encontrar um link
administration-madeUntil = Criados até
administration-filterState = Estado
administration-anyState = Todos os estados
administration-onlyActive = Ativos
administration-onlyExpired = Expirados ou excluídos
administration-settingsFilter = Encontrar uma configuração
administration-onlyChanged = Só as alteradas

## firstSteps

firstSteps-title = Primeiros passos
firstSteps-done = { $done } de { $all } concluídos
firstSteps-others = Os outros passos estão listados acima.
firstSteps-address = Endereço
firstSteps-addressOpen = Os links não têm um endereço fixo
firstSteps-addressWhy = Os destinatários precisam poder acessar o endereço com que os links começam.
firstSteps-addressDo = Substitua { $example } pelo endereço do seu servidor.
firstSteps-addressUnset = Os links começam com o endereço que cada remetente usa; no seu caso, { $origin }.
firstSteps-addressPlain = Os links começam com { $url }, que não é criptografado.
firstSteps-addressElsewhere = Os links começam com { $url }. Agora você está em { $origin }: abra { $url } para ver se o endereço pode ser acessado.
firstSteps-addressGood = Os links começam com { $url }, e você acessou o servidor nesse endereço.
firstSteps-tls = Criptografia no caminho
firstSteps-tlsOpen = As conexões não são criptografadas
firstSteps-tlsWhy = Qualquer pessoa na rede, no meio do caminho, pode ler os segredos.
firstSteps-tlsOwn = O próprio servidor cuida do TLS.
firstSteps-tlsProxy = Um proxy reverso cuida do TLS deste servidor.
firstSteps-tlsNone = Sua conexão é por HTTP simples.
firstSteps-tlsDo = Dê ao servidor um certificado ou coloque um proxy reverso com HTTPS na frente dele:
firstSteps-key = Uma cópia da chave mestra
firstSteps-keyMissing = Nenhuma cópia confirmada da chave mestra
firstSteps-keyWhy = Sem a chave, ninguém pode voltar a ler os dados nem um backup.
firstSteps-keyOpen = Ninguém confirmou uma cópia da chave { $key }.
firstSteps-keyDone = Uma cópia da chave { $key } foi confirmada { $when }.
firstSteps-keyDo = Isto grava um backup criptografado que inclui a chave. Guarde-o em outra máquina:
firstSteps-keyTick = Tenho uma cópia em um lugar seguro
firstSteps-keyUntick = Não tenho mais esta cópia
firstSteps-people = Quem pode compartilhar
firstSteps-peopleWhy = Com contas, as pessoas veem o que aconteceu com os links delas, e você decide quem pode compartilhar.
firstSteps-peopleAlone = Só você tem conta. Sem conta, qualquer pessoa que acesse este servidor pode compartilhar texto.
firstSteps-peopleAloneClosed = Só você tem conta, e ninguém pode compartilhar sem uma.
firstSteps-peopleMany =
    { $n ->
        [one] Há { $n } conta.
        [many] Há { $n } de contas.
       *[other] Há { $n } contas.
    }
firstSteps-peopleOpen = Qualquer pessoa pode criar uma conta.
firstSteps-peopleDecided = Você decidiu isso nas configurações.
firstSteps-peopleDo = Adicione usuários ou decida com allow_sign_up e allow_anonymous.
firstSteps-peopleLink = Adicionar um usuário
firstSteps-first = O primeiro segredo
firstSteps-firstWhy = Experimentar uma vez mostra a você o que os destinatários veem.
firstSteps-firstNone = Nada foi armazenado ainda.
firstSteps-firstLink = Compartilhar um segredo
firstSteps-backup = Backups
firstSteps-backupWhy = Um disco falha sem aviso, e o servidor só faz backups automaticamente se souber para onde.
firstSteps-backupNone = Nenhum backup foi feito ainda.
firstSteps-backupGood = O último backup foi feito { $when }.
firstSteps-backupDaily = Ou todos os dias no servidor
firstSteps-requests = Pedidos
firstSteps-requestsWhy = Com pedidos, as pessoas com conta pedem um segredo a outras, e estas não precisam de conta para enviá-lo.
firstSteps-requestsOff = Desativados. Você pode deixar assim.

## serverFacts

serverFacts-links = Links
serverFacts-activeLinks = Links ativos
serverFacts-stored = O que este servidor armazena
serverFacts-storedSum = { $size } ao todo
serverFacts-payloads = Segredos (estimativa)
serverFacts-rows = Registros, contas e espaço livre
serverFacts-fileContents = Arquivos
serverFacts-fileLimit = Limite para arquivos
serverFacts-fileLimitText = { $used } de { $total }
serverFacts-disk = Disco
serverFacts-diskText = { $free } livres de { $total }
serverFacts-diskOurs = Este servidor
serverFacts-diskOthers = Todo o resto
serverFacts-diskFree = Livre
serverFacts-floor = Arquivos são recusados enquanto houver menos de { $size } livres.
serverFacts-scarce = Resta pouco espaço: arquivos serão recusados em breve, ou já são.
serverFacts-changed = Alteradas
serverFacts-reach = Endereço e rede
serverFacts-access = Acesso e contas
serverFacts-pushes = Segredos
serverFacts-files = Arquivos
serverFacts-data = Dados e chaves
serverFacts-limits = Limites
serverFacts-pages = Aparência e página Sobre
serverFacts-mail = E-mail
serverFacts-watch = Registro e métricas
serverFacts-preset = padrão: { $value }
serverFacts-byDefault = padrão
serverFacts-fromFlag = opção de comando
serverFacts-inEnglish = As descrições estão em inglês.
serverFacts-notSet = (não definido)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } configuração
        [many] { $n } de configurações
       *[other] { $n } configurações
    }
settingsLive-none = Nenhuma configuração corresponde.

## listLive

listLive-offline = O servidor não respondeu. Verifique sua conexão e tente de novo.
listLive-failed = Algo deu errado ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Solicitações demais. Tente de novo em { $n } segundo.
        [many] Solicitações demais. Tente de novo em { $n } de segundos.
       *[other] Solicitações demais. Tente de novo em { $n } segundos.
    }
listLive-copied = Copiado
listLive-copyFailed = Não foi possível copiar. Selecione o texto e copie-o.

## adminLive

adminLive-invitedUntil = convite pendente, o link expira { $when }
adminLive-invitedOver = convite pendente, o link expirou { $when }
adminLive-newLink = Novo link
adminLive-mailLink = Enviar novo link por e-mail
adminLive-withdraw = Retirar
adminLive-withdrawQuestion = Retirar o convite de { $email }? O link dele para de funcionar.
adminLive-withdrawn = O convite de { $email } foi retirado.
adminLive-endAll = Encerrar tudo
adminLive-endAllQuestion = Encerrar tudo de { $email }? A conta é desativada. Sessões, tokens, links de uso único, segundos fatores e webhooks terminam imediatamente.
adminLive-endedAll = A conta { $email } foi desativada. Encerrado: { $what }.
adminLive-endedNothing = A conta { $email } foi desativada. Não havia mais nada a encerrar.
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
        [one] { $n } link de uso único
        [many] { $n } de links de uso único
       *[other] { $n } links de uso único
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
        [one] { $n } link compartilhado ou pedido
        [many] { $n } de links compartilhados e pedidos
       *[other] { $n } links compartilhados e pedidos
    }
adminLive-suspended = conta suspensa pelo login da empresa
adminLive-unprotected = sem segundo fator
adminLive-actionsOf = Ações para { $email }
adminLive-addedOn = adicionado { $when }
adminLive-factorAdded = adicionado { $when }
adminLive-appWithCodes = Aplicativo com códigos
adminLive-codesLeft =
    { $n ->
        [one] { $n } código de recuperação restante
        [many] { $n } de códigos de recuperação restantes
       *[other] { $n } códigos de recuperação restantes
    }
adminLive-noFactors = Nenhum segundo fator.
adminLive-groupHere = adicionado por um administrador
adminLive-groupOfCompany = do login da empresa
adminLive-groupOfDirectory = do diretório
adminLive-leaveGroup = Retirar
adminLive-noGroups = Em nenhum grupo.
adminLive-noLimits = Nenhuma política limita esta pessoa.
adminLive-endSessions = Encerrar as sessões
adminLive-endSessionsQuestion = Encerrar todas as sessões de { $email }? Será preciso entrar de novo. Os tokens continuam funcionando.
adminLive-sessionsEnded = As sessões de { $email } foram encerradas.
adminLive-disableMany =
    { $n ->
        [one] Desativar { $n }
        [many] Desativar { $n }
       *[other] Desativar { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Desativar { $n } usuário? As sessões e os tokens dele terminam imediatamente.
        [many] Desativar { $n } de usuários? As sessões e os tokens deles terminam imediatamente.
       *[other] Desativar { $n } usuários? As sessões e os tokens deles terminam imediatamente.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } usuário foi desativado.
        [many] { $n } de usuários foram desativados.
       *[other] { $n } usuários foram desativados.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Encerrar as sessões de { $n }
        [many] Encerrar as sessões de { $n }
       *[other] Encerrar as sessões de { $n }
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Encerrar todas as sessões de { $n } usuário? Será preciso entrar de novo. Os tokens continuam funcionando.
        [many] Encerrar todas as sessões de { $n } de usuários? Será preciso entrar de novo. Os tokens continuam funcionando.
       *[other] Encerrar todas as sessões de { $n } usuários? Será preciso entrar de novo. Os tokens continuam funcionando.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] As sessões de { $n } usuário foram encerradas.
        [many] As sessões de { $n } de usuários foram encerradas.
       *[other] As sessões de { $n } usuários foram encerradas.
    }
adminLive-openedSince = aberto desde sua última visita
adminLive-damaged = danificado
adminLive-mailReset = Enviar link de nova senha por e-mail
adminLive-mailed = Um e-mail com um link está a caminho de { $email }.
adminLive-notMailed = Nenhum e-mail foi enviado a { $email }: { $reason } Envie de novo ou mostre o link.
adminLive-noneAtAll = Ninguém compartilhou nada ainda. O que as pessoas compartilham aparece aqui, sem o conteúdo.
adminLive-noneMatching = Nenhum link corresponde a este filtro.
adminLive-showEveryone = Mostrar todos
adminLive-pushesOf =
    { $n ->
        [one] { $n } link
        [many] { $n } de links
       *[other] { $n } links
    }
adminLive-tryAgain = Você já pode tentar de novo.
adminLive-none = Nada aqui ainda.
adminLive-noneActive = Você não está compartilhando nada no momento.
adminLive-noneExpired = Nada expirou ainda. O que expirou é listado aqui com o registro.
adminLive-linksFound =
    { $n ->
        [one] { $n } link
        [many] { $n } de links
       *[other] { $n } links
    }
adminLive-tick = Selecionar { $name }
adminLive-sealed = Criptografia de ponta a ponta
adminLive-shareSecret = Compartilhar um segredo
adminLive-noneFound = Nada encontrado.
adminLive-searchedPart =
    { $n ->
        [one] { $n } link pesquisado. Há outros mais antigos.
        [many] { $n } de links pesquisados. Há outros mais antigos.
       *[other] { $n } links pesquisados. Há outros mais antigos.
    }
adminLive-searchOlder = Pesquisar em links mais antigos
adminLive-text = Texto
adminLive-file = Arquivos
adminLive-url = Link
adminLive-qr = Código QR
adminLive-created = criado { $when }
adminLive-endsIn = expira { $when }
adminLive-endedOn = expirou { $when }
adminLive-isExpired = expirado
adminLive-byHand = excluído { $when }
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
        [one] visualizado { $n } vez
        [many] visualizado { $n } de vezes
       *[other] visualizado { $n } vezes
    }
adminLive-viewedLast =
    { $n ->
        [one] visualizado { $n } vez, { $when }
        [many] visualizado { $n } de vezes, a última { $when }
       *[other] visualizado { $n } vezes, a última { $when }
    }
adminLive-copyLink = Copiar o link
adminLive-sealedFiles =
    { $n ->
        [one] { $n } arquivo, nome lacrado
        [many] { $n } de arquivos, nomes lacrados
       *[other] { $n } arquivos, nomes lacrados
    }
adminLive-sealedLink = O link completo foi mostrado uma vez, quando foi criado.
adminLive-end = Excluir agora
adminLive-endQuestion = Excluir “{ $name }” agora? Ninguém poderá abri-lo de novo.
adminLive-ended = Excluído.
adminLive-notFound = Esse link não existe.
adminLive-nobody = sem conta
adminLive-administrator = administrador
adminLive-disabled = conta desativada
adminLive-you = você
adminLive-makeAdmin = Tornar administrador
adminLive-takeAdmin = Retirar direitos de administrador
adminLive-disable = Desativar
adminLive-enable = Ativar
adminLive-reset = Redefinir a senha
adminLive-tokens = Tokens
adminLive-noTokens = Nenhum token.
adminLive-revoke = Revogar
adminLive-makeAdminQuestion = Tornar { $email } administrador? Essa pessoa verá os links e registros de todos e poderá alterar qualquer conta.
adminLive-enableQuestion = Ativar { $email }? Essa pessoa poderá entrar de novo, com os direitos que tinha.
adminLive-usersFound =
    { $n ->
        [one] { $n } usuário
        [many] { $n } de usuários
       *[other] { $n } usuários
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } de { $n } usuário
        [many] { $from }–{ $to } de { $n } de usuários
       *[other] { $from }–{ $to } de { $n } usuários
    }
adminLive-noUserFound = Nenhum usuário corresponde a esta pesquisa.
adminLive-takeAdminQuestion = Retirar os direitos de administrador de { $email }? As sessões e os tokens dessa pessoa são encerrados.
adminLive-disableQuestion = Desativar { $email }? As sessões e os tokens dessa pessoa terminam imediatamente.
adminLive-resetQuestion = Criar um link de uso único para { $email }? Um link anterior para de funcionar. Usar o link encerra todas as sessões e todos os tokens dessa pessoa.
adminLive-resetFactors = Redefinir segundos fatores
adminLive-resetFactorsQuestion = Excluir todos os segundos fatores de { $email }? Antes, confirme que é a própria pessoa quem pede isso. As sessões dela terminam imediatamente. Os tokens continuam funcionando.
adminLive-factorsReset = { $email } não tem mais segundo fator.
adminLive-revokeQuestion = Revogar o token “{ $name }” de { $email }?
adminLive-taken = Já existe uma conta com este endereço de e-mail.
adminLive-badEmail = Digite um endereço de e-mail válido.
adminLive-passwordsElsewhere = Este usuário não pode entrar com uma senha deste servidor: local_sign_in não permite.
adminLive-lastAdmin = Este é o último administrador: nomeie outro primeiro.
adminLive-used = último uso { $when }
adminLive-never = nunca usado

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Excluir { $n }
        [many] Excluir { $n }
       *[other] Excluir { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] { $n } link excluído.
        [many] { $n } de links excluídos.
       *[other] { $n } links excluídos.
    }

## hooks

hooks-title = Webhooks
hooks-lead = Informe outro programa sobre o que acontece com os seus links. Ele nunca recebe um segredo, uma frase secreta ou o nome de um arquivo.
hooks-back = Sua conta
hooks-openText = Avise um programa ou um chat quando seus links forem abertos.
hooks-yours = Seus webhooks
hooks-secretShown = O segredo que assina as mensagens dele. É mostrado só uma vez:
hooks-copy = Copiar
hooks-verify = Os receptores verificam a assinatura como descrito em standardwebhooks.com.
hooks-add = Adicionar um webhook
hooks-name = Nome
hooks-namePlaceholder = Chat da equipe
hooks-url = Endereço
hooks-urlHint = Deve ser um que o seu administrador permita.
hooks-template = Formato da mensagem
hooks-eventKinds = Eventos informados ao webhook
hooks-details = Detalhes adicionais
hooks-includeHint = Quem tiver o link pode abri-lo. Inclua-o só onde você confia em todos que leem junto.
hooks-submit = Adicionar o webhook
hooks-cancel = Cancelar
hooks-retryAll = Tentar todos de novo
hooks-dropAll = Descartar todos

## hooksLive

hooksLive-linkName = Nome do link
hooksLive-linkItself = O próprio link
hooksLive-none = Você ainda não tem webhooks.
hooksLive-off = Desativado: o receptor respondeu que não existe mais.
hooksLive-test = Testar
hooksLive-tested =
    { $n ->
        [one] Respondeu { $status } após { $n } milissegundo.
        [many] Respondeu { $status } após { $n } de milissegundos.
       *[other] Respondeu { $status } após { $n } milissegundos.
    }
hooksLive-testFailed = O teste falhou: { $reason }.
hooksLive-newSecret = Novo segredo
hooksLive-newSecretQuestion = Criar um novo segredo para “{ $name }”? O atual continua assinando junto com ele por um dia.
hooksLive-switchOn = Ativar
hooksLive-remove = Excluir
hooksLive-removeQuestion = Excluir “{ $name }”? O que ainda está a caminho dele é descartado.
hooksLive-removed = Excluído.
hooksLive-added = Adicionado.
hooksLive-noName = Dê um nome ao webhook.
hooksLive-badUrl = Não é possível enviar nada a este endereço.
hooksLive-notAllowed = Seu administrador não permite este endereço.
hooksLive-noEvents = Escolha pelo menos um evento.
hooksLive-taken = Você já tem um webhook com este nome ou o número máximo permitido.
hooksLive-copied = Copiado
hooksLive-copyFailed = Não foi possível copiar. Selecione o texto e copie-o.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } evento espera para ser entregue. Ele ocorreu { $when }.
        [many] { $n } de eventos esperam para ser entregues. O mais antigo ocorreu { $when }.
       *[other] { $n } eventos esperam para ser entregues. O mais antigo ocorreu { $when }.
    }
eventsLive-noLetters = Nenhum evento foi abandonado.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = de { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] ocorreu { $when } · { $n } tentativa
        [many] ocorreu { $when } · { $n } de tentativas
       *[other] ocorreu { $when } · { $n } tentativas
    }
eventsLive-retry = Tentar de novo
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
        [one] { $n } evento foi descartado.
        [many] { $n } de eventos foram descartados.
       *[other] { $n } eventos foram descartados.
    }

## keptLive

keptLive-keptByBrowser = Guardado neste navegador. Quem puder usar este navegador pode copiar o link.
keptLive-keptByPasskey = Guardado neste navegador, sob a sua chave de acesso.

## keptPageLive

keptPageLive-keptShowLink = Mostrar o link
keptPageLive-keptNotOpened = Sua chave de acesso não o abriu. Tente de novo.
keptPageLive-keptKeyByBrowser = Este navegador guarda a chave que abre as respostas. Quem puder usar este navegador pode lê-las.
keptPageLive-keptKeyByPasskey = Este navegador guarda a chave que abre as respostas, sob a sua chave de acesso.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Sair da conta exclui { $n } link ou chave que só este navegador conhece. As respostas aos seus pedidos passam a abrir só com o arquivo de recuperação.
        [many] Sair da conta exclui { $n } de links e chaves que só este navegador conhece. As respostas aos seus pedidos passam a abrir só com o arquivo de recuperação.
       *[other] Sair da conta exclui { $n } links e chaves que só este navegador conhece. As respostas aos seus pedidos passam a abrir só com o arquivo de recuperação.
    }
keptAccountLive-keptSignOutYes = Excluir e sair
keptAccountLive-keptCount =
    { $n ->
        [one] Neste navegador: { $n } link ou chave.
        [many] Neste navegador: { $n } de links e chaves.
       *[other] Neste navegador: { $n } links e chaves.
    }
keptAccountLive-keptCountNone = Nada está guardado neste navegador ainda.
keptAccountLive-keptGuardedNow = De agora em diante, sua chave de acesso os abre.
keptAccountLive-keptUnable = Esta chave de acesso ou este navegador não consegue fazer isso. O que está guardado fica como está.
keptAccountLive-keptOffQuestion = Excluir tudo o que está guardado? Os links que você não copiou se perdem, assim como as chaves sem arquivo de recuperação.
keptAccountLive-keptRefused = Nenhuma chave de acesso foi usada. O que está guardado fica como está.
keptAccountLive-keptOffYes = Excluir

## kept

kept-title = Links criptografados de ponta a ponta neste navegador
kept-text = O servidor não pode voltar a mostrar a você links criptografados de ponta a ponta; por isso, este navegador os guarda para você, assim como as chaves dos seus pedidos. Quem puder usar este navegador pode copiá-los, a menos que sua chave de acesso os proteja. Sair da conta exclui o que nenhuma chave de acesso protege.
kept-guarded = Sua chave de acesso os protege.
kept-on = Guardá-los neste navegador
kept-guard = Protegê-los com uma chave de acesso

## codes

codes-toOne = Peça um código, que será enviado por e-mail a { $address }; você não precisa de conta aqui.
codes-toSome = Escolha seu endereço e peça um código, que será enviado a ele por e-mail; você não precisa de conta aqui.
codes-toTyped = Digite seu endereço; se ele for de um dos destinatários, um código será enviado a ele por e-mail. Você não precisa de conta aqui.
codes-which = Seu endereço
codes-among = Os destinatários, abreviados: { $addresses }
codes-notYours = Não é o seu endereço? Peça ao remetente um link próprio para você.
codes-send = Enviar-me o código
codes-again = Enviar outro código
codes-sentToOne = Um e-mail com um código de oito letras está a caminho de { $address }. Verifique também a pasta de spam.
codes-sent = Um e-mail com um código de oito letras está a caminho, se o endereço for de um dos destinatários. Verifique também a pasta de spam.
codes-field = Código
codes-fieldHint = As oito letras do e-mail. Elas valem por dez minutos, e só neste navegador.
codes-goOn = Continuar
codes-or = Ou comprove de outro modo:
codes-wrong =
    { $n ->
        [one] Este código está errado. Digite o do e-mail mais recente. Você pode tentar mais { $n } vez.
        [many] Este código está errado. Digite o do e-mail mais recente. Você pode tentar mais { $n } de vezes.
       *[other] Este código está errado. Digite o do e-mail mais recente. Você pode tentar mais { $n } vezes.
    }
codes-last = Este código está errado, e essa foi a última tentativa para ele. Peça outro.
codes-over = Não há código para digitar aqui: ele foi usado, tem mais de dez minutos ou foi pedido em outro navegador. Peça outro.
codes-needsCookie = Isto precisa de um cookie, e seu navegador não enviou nenhum. Permita cookies para esta página e recarregue-a.
codes-tooOften =
    { $n ->
        [one] Cinco códigos foram pedidos para este endereço em uma hora. Tente de novo em { $n } minuto.
        [many] Cinco códigos foram pedidos para este endereço em uma hora. Tente de novo em { $n } de minutos.
       *[other] Cinco códigos foram pedidos para este endereço em uma hora. Tente de novo em { $n } minutos.
    }
codes-noMore = Não são mais enviados códigos para este link. Peça um novo link ao remetente.
codes-noMail = Este servidor não pode enviar um código no momento. Fale com quem enviou o link a você.
codes-badAddress = Isto não é um endereço de e-mail.

## codesLive

codesLive-noCode = Digite as oito letras do e-mail.
codesLive-comes = O e-mail com oito letras precisa esperar. Ele chega até { $time }, se o endereço for de um dos destinatários.
codesLive-offline = O servidor não respondeu. Verifique sua conexão e tente de novo.

## company

company-signIn = Entrar com { $label }
company-or = Ou com uma senha deste servidor:
company-addressedTitle = Destinado a certas pessoas
company-addressedSure = Quem enviou isto quer ter certeza de quem o abre.
company-addressedText = Entre com { $label }; você não precisa de conta aqui.
company-addressedByDirectory = Entre com seu nome e sua senha da empresa.
company-byPassword = Entrar com uma senha
company-otherTitle = Não destinado a você
company-otherText = Para este servidor, você é { $address }, e isto é destinado a outra pessoa. Nada foi aberto. Entre como outra pessoa ou fale com quem o enviou.
company-otherUnnamed = Isto é destinado a outra pessoa. Nada foi aberto. Entre como outra pessoa ou fale com quem o enviou.
company-closedAccountTitle = Sua conta não está ativa
company-closedAccountText = Sua conta neste servidor está desativada ou suspensa, por isso nada abre para você. Nada foi aberto. Fale com um administrador.
company-known = Para este servidor, você é { $address }.
company-knownUnnamed = O login da empresa reconheceu você.
company-notMe = Não sou eu
company-goingOn = Um momento
company-goingOnText = A próxima página abre automaticamente.
company-goOn = Continuar

## companyRefused

companyRefused-not-allowed = Você não está em nenhum dos grupos que podem usar este servidor. Fale com o administrador dele.
companyRefused-no-account = Você não tem conta aqui. Peça a um administrador que adicione uma.
companyRefused-address-taken = Seu endereço de e-mail já tem uma conta aqui. Peça a um administrador que a vincule a { $label }.
companyRefused-other-account = Este login pertence a outra conta aqui. Fale com um administrador.
companyRefused-not-set-up = Este servidor ainda não foi configurado.
companyRefused-disabled = Sua conta está desativada. Fale com um administrador.
companyRefused-no-email = { $label } não informa a este servidor seu endereço de e-mail. Peça a um administrador que adicione a claim email.
companyRefused-bad-email = O que { $label } fornece como seu endereço de e-mail não é um endereço de e-mail. Fale com um administrador.
companyRefused-no-groups = { $label } não informa a este servidor nenhum grupo seu. Ou você não está em nenhum, ou o provedor os omite: fale com um administrador.
companyRefused-too-many-groups = Você está em tantos grupos que { $label } omite todos. Peça a um administrador que envie só os deste aplicativo.
companyRefused-bad-token = O que { $label } respondeu não é válido para este servidor. Ninguém entrou; o registro diz mais.
companyRefused-clock = Os relógios deste servidor e de { $label } diferem demais. Peça a um administrador que os acerte.
companyRefused-other-issuer = A resposta veio de um provedor diferente do indicado nas configurações. Ninguém entrou.
companyRefused-unreachable = { $label } não pode ser acessado no momento. As sessões abertas continuam abertas; tente de novo mais tarde.
companyRefused-provider-error = { $label } informou um erro. O registro deste servidor diz qual.
companyRefused-client-refused = { $label } não aceita este servidor: o segredo dele está errado ou expirou. Fale com um administrador.
companyRefused-cancelled = O login com { $label } foi cancelado.
companyRefused-begin-again = Este login foi iniciado em outro lugar, demorou demais ou já foi usado. Comece de novo.

## factors

factors-title = Proteção extra no login
factors-lead = Com um segundo fator, uma senha roubada, sozinha, não abre a sua conta.
factors-openText = Chaves de acesso e um aplicativo que mostra códigos.
factors-yours = Proteção extra no login
factors-limited = Este servidor pede a você um segundo fator. Configure um aqui e depois continue.
factors-goOn = Continuar
factors-passkeys = Chaves de acesso
factors-passkeysText = Entre com a impressão digital, o rosto, um PIN ou uma chave de segurança, sem a senha. Uma chave de acesso só funciona neste endereço, por isso ninguém pode roubá-la com uma página falsa.
factors-passkeyName = Nome do dispositivo
factors-passkeyPlaceholder = Notebook
factors-addPasskey = Adicionar uma chave de acesso
factors-needsHttps = As chaves de acesso não funcionam aqui: os navegadores só as permitem em um nome com https://. Peça um endereço assim ao seu administrador.
factors-app = Aplicativo com códigos
factors-appText = Um aplicativo no celular mostra um novo código de seis dígitos a cada 30 segundos.
factors-beginApp = Configurar um aplicativo
factors-removeApp = Remover o aplicativo da conta
factors-scan = Leia este código com o aplicativo:
factors-qr = Código QR para o aplicativo
factors-type = Ou digite isto no aplicativo:
factors-code = O código que o aplicativo mostra agora
factors-finish = Concluir
factors-codesTitle = Códigos de recuperação
factors-codesText = Com cada um destes códigos você entra uma vez, quando perder os outros fatores. Eles só são mostrados agora: imprima-os ou guarde-os onde você guarda senhas.
factors-renew = Novos códigos de recuperação
factors-confirmTitle = Confirme sua identidade
factors-confirmText = Antes que os seus fatores mudem, confirme quem você é.
factors-codeOrRecovery = Um código do aplicativo ou um código de recuperação
factors-confirm = Confirmar
factors-remove = Excluir

## factorsLive

factorsLive-codesFile = codigos-de-recuperacao.txt
factorsLive-limited =
    { $n ->
        [one] Muitas tentativas sem sucesso. Tente de novo em { $n } segundo.
        [many] Muitas tentativas sem sucesso. Tente de novo em { $n } de segundos.
       *[other] Muitas tentativas sem sucesso. Tente de novo em { $n } segundos.
    }
factorsLive-conflict = Isto já existe ou não cabe mais nenhum. Recarregue a página.
factorsLive-lastOne = Este servidor pede a você um segundo fator. Configure outro antes de excluir este.
factorsLive-noPasskeys = Você ainda não tem chaves de acesso.
factorsLive-never = nunca usada
factorsLive-used = último uso { $when }
factorsLive-made = adicionada { $when }
factorsLive-remove = Excluir
factorsLive-removed = Item excluído.
factorsLive-added = Item adicionado.
factorsLive-removeQuestion = Excluir a chave de acesso “{ $name }”? Ela não abrirá mais a sua conta.
factorsLive-removeAppQuestion = Remover o aplicativo da sua conta? Os códigos dele não abrirão mais a sua conta.
factorsLive-nameIt = Dê um nome à chave de acesso.
factorsLive-passkeyCancelled = Nenhuma chave de acesso foi usada. Tente de novo.
factorsLive-passkeyRefused = O servidor não aceitou esta chave de acesso. Tente de novo.
factorsLive-appSince = Seu aplicativo foi configurado { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Resta { $n } código de recuperação.
        [many] Restam { $n } de códigos de recuperação.
       *[other] Restam { $n } códigos de recuperação.
    }
factorsLive-wrongCode = Esse código está errado. Confira o relógio do celular e digite o código que é mostrado agora.
factorsLive-notConfirmed = Está errado. Tente de novo.
factorsLive-done = Agora você tem um segundo fator. Guarde os códigos de recuperação e depois continue.
factorsLive-copied = Copiado
factorsLive-copyFailed = Não foi possível copiar. Selecione o texto e copie-o.

## secondStep

secondStep-title = Mais uma etapa
secondStep-passkey = Usar uma chave de acesso
secondStep-code = Código do aplicativo ou um código de recuperação
secondStep-codeHint = Seis dígitos, ou dezesseis letras e números.
secondStep-recoveryCode = Código de recuperação
secondStep-recoveryHint = Dezesseis letras e números. Você os recebeu quando adicionou sua chave de acesso.
secondStep-submit = Entrar
secondStep-lost = Perdeu o celular e os códigos de recuperação? Um administrador deste servidor pode redefinir seus segundos fatores.
secondStep-again = Recomeçar

## secondStepLive

secondStepLive-noCode = Digite um código.
secondStepLive-wrongCode = Esse código está errado ou já foi usado. Espere o próximo.
secondStepLive-passkeyCancelled = Nenhuma chave de acesso foi usada. Tente de novo ou use um código.
secondStepLive-passkeyRefused = O servidor não aceitou esta chave de acesso. Tente de novo ou use um código.
secondStepLive-limited =
    { $n ->
        [one] Muitos códigos errados. Tente de novo em { $n } segundo.
        [many] Muitos códigos errados. Tente de novo em { $n } de segundos.
       *[other] Muitos códigos errados. Tente de novo em { $n } segundos.
    }
secondStepLive-retry = Você já pode tentar de novo.
secondStepLive-offline = O servidor não respondeu. Verifique sua conexão e tente de novo.
secondStepLive-failed = Algo deu errado ({ $status }).

## tokens

tokens-may = O que ele pode fazer
tokens-everything = Tudo
tokens-create = Só criar links
tokens-createRead = Criar e ler links
tokens-audit = Só ler registros
tokens-ask = Pedir segredos a outras pessoas e abrir as respostas delas
tokens-lasts = Por quanto tempo funciona
tokens-always = Até ser revogado
tokens-days30 = 30 dias
tokens-days90 = 90 dias
tokens-year = Um ano
tokens-networks = Só de certas redes
tokens-networksLabel = Endereços ou redes
tokens-networksHint = Separe-os com vírgulas. Se isto ficar vazio, o token funciona em qualquer lugar.

## tokensLive

tokensLive-tokenMay = pode { $what }
tokensLive-tokenCreate = criar
tokensLive-tokenRead = ler
tokensLive-tokenAudit = ler registros
tokensLive-tokenExpire = excluir
tokensLive-tokenAdmin = administrar
tokensLive-tokenAsk = pedir segredos
tokensLive-tokenOpen = abrir as respostas
tokensLive-tokenFrom = só de { $networks }
tokensLive-tokenUntil = expira { $when }
tokensLive-tokenOver = expirou { $when }
tokensLive-tokenUsedFrom = último uso { $when } de { $address }
tokensLive-badNetworks = Digite endereços ou redes como 192.0.2.0/24, no máximo 50.

## oversightLive

oversightLive-auditor = auditor
oversightLive-makeAuditor = Tornar auditor
oversightLive-makeAuditorQuestion = Tornar { $email } auditor? Essa pessoa verá os registros de todos e nenhum segredo.
oversightLive-takeAuditor = Retirar direitos de auditor
oversightLive-takeAuditorQuestion = Retirar os direitos de auditor de { $email }? As sessões e os tokens dessa pessoa são encerrados.
oversightLive-log = Registro
oversightLive-logNothing = Nenhuma entrada.

## signIns

signIns-title = Logins recentes
signIns-text = Quem entrou na sua conta ou tentou entrar. Se você não reconhecer um login, altere sua senha.

## signInsLive

signInsLive-signedIn = Entrou
signInsLive-signInFailed = Não conseguiu entrar
signInsLive-byPassword = com senha
signInsLive-byLink = com um link de uso único
signInsLive-bySetup = com o código de configuração
signInsLive-bySignUp = criando a conta
signInsLive-byDirectory = pelo diretório
signInsLive-byCompany = pelo login da empresa
signInsLive-byPasskey = com uma chave de acesso
signInsLive-secondFactor = com um segundo fator
signInsLive-wrongPassword = senha errada
signInsLive-wrongCode = código de configuração errado
signInsLive-wrongLink = link de uso único inválido
signInsLive-wrongCurrent = senha atual errada
signInsLive-wrongFactor = segundo fator errado
signInsLive-wrongPasskey = chave de acesso errada
signInsLive-deviceGuesses = tentativas demais em dispositivos conhecidos
signInsLive-unanswered = o diretório não respondeu
signInsLive-asAdministrator = como administrador
signInsLive-times =
    { $n ->
        [one] { $n } vez
        [many] { $n } de vezes
       *[other] { $n } vezes
    }
signInsLive-noSignIns = Nenhum login registrado ainda.

## adminLog

adminLog-title = Registro dos administradores
adminLog-lead = Quem entrou e quem alterou contas, tokens, chaves e configurações. Nenhuma entrada pode ser alterada ou excluída sem que se perceba.
adminLog-person = Endereço de e-mail
adminLog-personHint = De quem fez isso ou de quem foi afetado.
adminLog-what = O quê
adminLog-everything = Tudo
adminLog-show = Mostrar
adminLog-newer = Mais recentes
adminLog-older = Mais antigas

## adminLogLive

adminLogLive-signOut = Saiu
adminLogLive-leftOut = Mais falhas do que as listadas
adminLogLive-userAdded = Conta adicionada
adminLogLive-userRemoved = Conta excluída
adminLogLive-userDisabled = Conta desativada
adminLogLive-userEnabled = Conta ativada
adminLogLive-madeAdministrator = Passou a administrador
adminLogLive-noAdministrator = Deixou de ser administrador
adminLogLive-madeAuditor = Passou a auditor
adminLogLive-noAuditor = Deixou de ser auditor
adminLogLive-suspended = Conta suspensa pelo login da empresa
adminLogLive-admitted = Conta readmitida pelo login da empresa
adminLogLive-linked = Login da empresa vinculado
adminLogLive-unlinked = Login da empresa desvinculado
adminLogLive-vouched = Endereço confirmado por um administrador
adminLogLive-joinedGroup = Inclusão em um grupo
adminLogLive-leftGroup = Retirada de um grupo
adminLogLive-factorAdded = Segundo fator adicionado
adminLogLive-factorRemoved = Segundo fator excluído
adminLogLive-factorsReset = Segundos fatores redefinidos
adminLogLive-codesMade = Códigos de recuperação criados
adminLogLive-invited = Convite criado
adminLogLive-accessEnded = Todo o acesso encerrado
adminLogLive-linksExpired = Links da conta excluídos
adminLogLive-withdrawn = Convite retirado
adminLogLive-sessionEnded = Sessão encerrada
adminLogLive-linkMade = Link de uso único criado
adminLogLive-passwordSet = Senha definida
adminLogLive-tokenMade = Token de API criado
adminLogLive-tokenRemoved = Token de API revogado
adminLogLive-settingsChanged = Configurações alteradas
adminLogLive-rotationBegun = Rotação da chave mestra iniciada
adminLogLive-rotationEnded = Rotação da chave mestra concluída
adminLogLive-exported = Registros de auditoria exportados
adminLogLive-backedUp = Backup feito
adminLogLive-restored = Backup restaurado
adminLogLive-byWhom = por: { $name }
adminLogLive-commandLine = linha de comando
adminLogLive-server = servidor
adminLogLive-bySetupCode = código de configuração
adminLogLive-bySigningUp = criação da conta
adminLogLive-byOneTimeLink = link de uso único
adminLogLive-directory = diretório
adminLogLive-companySignIn = login da empresa
adminLogLive-noEntries = Nenhuma entrada corresponde.
adminLogLive-showAll = Mostrar tudo

## ownLogLive

ownLogLive-byCode = confirmado por um código: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Nota
ownLogLive-logCount = { $from }–{ $to } de { $total }
ownLogLive-own-creation = criado
ownLogLive-own-view = aberto
ownLogLive-own-failed_view = tentativa sem sucesso
ownLogLive-own-expire = excluído
ownLogLive-own-restored = exclusão desfeita
ownLogLive-own-failed_passphrase = frase secreta errada
ownLogLive-own-probable_program = provavelmente um programa
ownLogLive-own-code_sent = código enviado por e-mail
ownLogLive-own-code_queued = código à espera de ser enviado por e-mail
ownLogLive-own-code_failed = código não enviado por e-mail
ownLogLive-own-failed_code = código errado
ownLogLive-own-owner_view = aberto por você
ownLogLive-own-wrong_network = tentativa de outra rede
ownLogLive-own-other_device = tentativa em outro dispositivo
ownLogLive-own-alarm = alerta: “Não fui eu”
ownLogLive-own-freeze = pausado por você
ownLogLive-own-thaw = reativado por você
ownLogLive-own-changed = alterado por você
ownLogLive-own-hold_asked = espera sua liberação
ownLogLive-own-hold_released = liberado por você
ownLogLive-own-hold_refused = recusado e pausado por você
ownLogLive-own-request_view = lido
ownLogLive-own-answer = respondido
ownLogLive-own-mail_returned = e-mail voltou
ownLogLive-own-creation_email_send = notificação por e-mail solicitada
ownLogLive-own-admin_view = aberto por um administrador
ownLogLive-own-imported = transferido do Password Pusher

## seenLogLive

seenLogLive-seen-creation = criado
seenLogLive-seen-view = aberto
seenLogLive-seen-failed_view = tentativa sem sucesso
seenLogLive-seen-expire = excluído
seenLogLive-seen-restored = exclusão desfeita
seenLogLive-seen-failed_passphrase = frase secreta errada
seenLogLive-seen-probable_program = provavelmente um programa
seenLogLive-seen-code_sent = código enviado por e-mail
seenLogLive-seen-code_queued = código à espera de ser enviado por e-mail
seenLogLive-seen-code_failed = código não enviado por e-mail
seenLogLive-seen-failed_code = código errado
seenLogLive-seen-owner_view = aberto pelo proprietário
seenLogLive-seen-wrong_network = recusado fora das redes permitidas
seenLogLive-seen-other_device = recusado em outro dispositivo
seenLogLive-seen-alarm = alerta de um destinatário
seenLogLive-seen-freeze = pausado pelo proprietário
seenLogLive-seen-thaw = reativado pelo proprietário
seenLogLive-seen-changed = alterado pelo proprietário
seenLogLive-seen-hold_asked = espera pelo proprietário
seenLogLive-seen-hold_released = liberado pelo proprietário
seenLogLive-seen-hold_refused = recusado pelo proprietário
seenLogLive-seen-request_view = lido
seenLogLive-seen-answer = respondido
seenLogLive-seen-mail_returned = e-mail voltou
seenLogLive-seen-creation_email_send = notificação por e-mail solicitada
seenLogLive-seen-admin_view = aberto por um administrador
seenLogLive-seen-imported = transferido do Password Pusher

## eventNamesLive

eventNamesLive-push-created = Link criado
eventNamesLive-push-viewed = Link aberto
eventNamesLive-push-wrong_passphrase = Frase secreta errada
eventNamesLive-push-expired = Link expirado
eventNamesLive-push-alarm = Alerta de um destinatário
eventNamesLive-push-hold_asked = Alguém está esperando
eventNamesLive-push-code_failed = Código não enviado por e-mail
eventNamesLive-request-answered = Pedido respondido
eventNamesLive-request-closed = Pedido fechado

## conditionWords

conditionWords-passphrases = frases secretas
conditionWords-passwords = senhas
conditionWords-second_factors = segundos fatores
conditionWords-passkeys = chaves de acesso

## conditionSays

conditionSays-disk_full = Só há { $freeBytes } livres no disco de { $directory }: arquivos são recusados abaixo de { $floorBytes }.
conditionSays-disk_low = Há { $freeBytes } livres no disco de { $directory }, menos do que os arquivos de um link podem ocupar ({ $linkBytes }).
conditionSays-disk_no_inodes = Arquivos que ainda cabem no disco de { $directory }: só { $files }. Não restam inodes.
conditionSays-disk_error = O disco de { $directory } apresentou um erro em { $atMs }: { $reason }
conditionSays-database_damaged = O banco de dados está danificado. O registro indica os lugares.
conditionSays-database_trouble = Este servidor não consegue atender solicitações no momento: { $reason }
conditionSays-bucket_trouble = Não é possível armazenar nem abrir arquivos: { $reason }
conditionSays-scanner_trouble = O antivírus não avalia nenhum arquivo, por isso todos são recusados: { $reason }
conditionSays-sweep_failed = O que expirou não é excluído do disco: { $reason }
conditionSays-clock_jumped = O relógio se adiantou mais de um dia. Agora ele marca: { $nowMs }. Durante uma hora depois do salto, nada é apagado.
conditionSays-backup_failed = O último backup falhou: { $reason }
conditionSays-backup_damaged = O último backup, { $name }, contém dados danificados. Lugares danificados: { $count }. { $reason }
conditionSays-backup_old = O último backup é de { $lastMs }.
conditionSays-certificate_ended = O certificado { $file } está vencido desde { $untilMs }: os clientes o recusam.
conditionSays-certificate_ends = O certificado { $file } é válido até { $untilMs }.
conditionSays-certificate_unusable = Um certificado no disco não pode ser usado: { $reason } Um servidor em execução mantém o anterior.
conditionSays-certificate_not_obtained = Não há certificado válido, e os clientes recusam este servidor: { $reason }
conditionSays-certificate_not_renewed = Não foi possível renovar o certificado: { $reason }
conditionSays-client_secret_refused = O provedor de login não aceita oidc.client_secret: ninguém consegue entrar por ele.
conditionSays-client_secret_ends = O segredo em oidc.client_secret é válido até { $untilMs }. Depois disso, ninguém consegue entrar pelo provedor.
conditionSays-token_ends = O token de API “{ $name }” de { $owner }, que foi usado recentemente, é válido até { $untilMs }.
conditionSays-administrator_new = { $user } passou a administrador em { $sinceMs }, por: { $by }.
conditionSays-guessing = Alguém está tentando adivinhar ({ $guessed }): em uma hora, { $times } ou mais tentativas foram recusadas por excesso.
conditionSays-codes_failed = Não é possível enviar por e-mail os códigos para destinatários: { $reason }
conditionSays-codes_wait = E-mails em espera com códigos para destinatários: { $count }. Um destinatário ou um remetente atingiu o limite por hora. O último e-mail sai em { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } evento não pôde ser entregue e foi abandonado.
        [many] { $n } de eventos não puderam ser entregues e foram abandonados.
       *[other] { $n } eventos não puderam ser entregues e foram abandonados.
    }
conditionSays-deliveries_late = Um evento de { $sinceMs } espera para ser entregue.
conditionSays-nodes_differ = Os nós não são iguais: { $reason }
conditionSays-version_ready = O arquivo de uma nova versão está em { $file }.
conditionSays-disk_fine = Há { $freeBytes } de { $totalBytes } livres no disco de { $directory }.
conditionSays-certificate_fine = O certificado { $file } é válido até { $untilMs }.
conditionSays-backup_none = Nenhum backup foi feito ainda.
conditionSays-backup_fine = O último backup é de { $lastMs }.
conditionSays-backup_scheduled = O último backup, { $name }, é de { $lastMs }, e o próximo está previsto para { $nextMs }.
conditionSays-node_fine = O nó { $node } executa a versão { $version }.

## conditionMend

conditionMend-disk_full = Libere espaço neste disco ou amplie-o.
conditionMend-disk_low = Libere espaço neste disco ou amplie-o.
conditionMend-disk_no_inodes = Exclua arquivos pequenos que outros programas deixaram neste disco.
conditionMend-disk_error = Faça um backup agora. Depois, examine o disco e a conexão dele. O registro do sistema diz mais.
conditionMend-database_damaged = Restaure um backup.
conditionMend-database_trouble = Examine o banco de dados, a máquina dele e o caminho até lá.
conditionMend-bucket_trouble = Examine o bucket, as chaves dele e o caminho até lá. Um diretório que os nós compartilham precisa estar montado.
conditionMend-scanner_trouble = Inicie o clamd e deixe o usuário deste servidor ler o socket dele. O registro do próprio clamd diz mais.
conditionMend-sweep_failed = Ninguém pode abri-los. Examine o disco e o registro.
conditionMend-clock_jumped = Se o relógio estiver errado, acerte-o dentro dessa hora. Se estiver certo, não faça nada: este aviso também aparece depois de uma parada longa ou de uma restauração.
conditionMend-backup_failed = Elimine a causa. O servidor tenta de novo automaticamente.
conditionMend-backup_damaged = Examine o disco e descubra o que está danificado. Backups íntegros anteriores são mantidos.
conditionMend-backup_old = Examine o que faz os seus backups ou faça um manualmente.
conditionMend-certificate_ended = Substitua os arquivos do certificado e da chave dele. O servidor os lê de novo automaticamente.
conditionMend-certificate_ends = Substitua os arquivos do certificado e da chave dele. O servidor os lê de novo automaticamente.
conditionMend-certificate_unusable = Substitua os arquivos do certificado e da chave dele.
conditionMend-certificate_not_obtained = O servidor tenta de novo automaticamente. Examine a autoridade certificadora e o caminho até lá.
conditionMend-certificate_not_renewed = O que está em uso é válido até { $untilMs }, e o servidor tenta de novo. Examine a autoridade certificadora e o caminho até lá.
conditionMend-client_secret_refused = Crie um novo segredo no provedor e defina-o.
conditionMend-client_secret_ends = Crie um novo segredo no provedor, defina-o e ajuste oidc.client_secret_until para o fim da validade dele.
conditionMend-token_ends = O proprietário cria um novo e o entrega ao programa que o usa.
conditionMend-administrator_new = Se você não esperava isso, retire o direito e examine o registro dos administradores.
conditionMend-guessing = O registro indica os endereços. Bloqueie-os no seu firewall.
conditionMend-codes_failed = Examine o servidor de e-mail e as configurações de e-mail. Os destinatários cujo código não foi enviado precisam pedir outro.
conditionMend-codes_wait = Se os remetentes precisam alcançar tantos destinatários, aumente mail.per_hour. Os registros dos links deles dizem de quem são os códigos que esperam.
conditionMend-deliveries_dead = Conserte o receptor e depois mande entregar de novo, ou descarte, o que não foi entregue.
conditionMend-deliveries_late = Examine o servidor de e-mail, o webhook ou o coletor. O registro diz qual deles falha.
conditionMend-nodes_differ = Dê a todos os nós a mesma versão, as mesmas configurações e a mesma hora.
conditionMend-version_ready = Verifique-o e depois atualize.
conditionMend-backup_none = Se nada mais faz backup deste servidor, faça um.

## errorPage

errorPage-missing = Página não encontrada
errorPage-missingText = Não há nenhuma página neste endereço.
errorPage-home = Ir para a página inicial
errorPage-busy = Solicitações demais
errorPage-busyText = Recebemos solicitações demais do seu endereço. Nada foi aberto. Espere um momento e recarregue esta página.
errorPage-keySent = Este link perdeu o sigilo
errorPage-keySentText = Um programa no caminho, como um filtro de e-mail, escreveu %23 no lugar do # neste link, e assim a chave dele foi enviada ao servidor. Nada foi aberto e nenhuma visualização foi contada, mas a chave não é mais secreta. Peça ao remetente um novo link, enviado por outro meio.
errorPage-upgrading = Este servidor está sendo atualizado
errorPage-upgradingText = Nada foi aberto e nada se perdeu. Recarregue esta página em um minuto.
errorPage-unavailable = Indisponível no momento
errorPage-unavailableText = O servidor não pode fazer isto no momento. Nada foi aberto e nada se perdeu. Tente de novo em alguns minutos.
errorPage-unconfirmed = Não confirmado
errorPage-unconfirmedText = O servidor não sabe dizer se isto foi feito. Uma visualização pode ter sido contada embora nada tenha sido mostrado. Tente de novo em alguns minutos; se até lá o segredo não existir mais, peça um novo link ao remetente.
errorPage-defect = Algo deu errado
errorPage-defectText = Isto não deveria acontecer. Diga a quem opera este servidor quando aconteceu: o registro tem os detalhes.

## mailShared

mailShared-subject = { $sender } tem algo para você
mailShared-lead = { $sender } compartilha algo confidencial com você por meio de { $service }.
mailShared-link = Abrir
mailShared-until = O link funciona até { $when }.
mailShared-views =
    { $n ->
        [one] Pode ser aberto { $n } vez.
        [many] Pode ser aberto { $n } de vezes.
       *[other] Pode ser aberto { $n } vezes.
    }
mailShared-notice = Peça o link a { $sender }: este e-mail não o contém.
mailShared-stranger = Se você não conhece { $sender }, ignore este e-mail.
mailShared-unverified = Ninguém verificou se o endereço { $sender } é mesmo do remetente. Pergunte a { $sender } por outro meio se este e-mail é da parte dessa pessoa. Se não puder, ignore-o.

## mailAsked

mailAsked-subject = { $sender } pede algo a você
mailAsked-lead = { $sender } pede a você algo confidencial, a ser enviado por meio de { $service }.
mailAsked-link = Responder
mailAsked-until = Você pode responder até { $when }. Não precisa de conta.

## mailNeeds

mailNeeds-name = O remetente se apresenta com o nome “{ $name }”.
mailNeeds-shared = Antes de abrir:
mailNeeds-asked = Antes de responder:
mailNeeds-from = Abre a partir de { $when }.
mailNeeds-passphrase = Você precisa de uma frase secreta. { $sender } a informa a você por outro meio.
mailNeeds-code = Você precisa de um código. A página o envia por e-mail a { $address } quando você o pedir.
mailNeeds-proof = Só certas pessoas podem abrir. A página pede que você comprove ser uma delas.
mailNeeds-release = { $sender } precisa liberar isto para você. Abra o link e deixe a página aberta até lá.
mailNeeds-lock = Só o dispositivo e o navegador que abrirem isto primeiro poderão abri-lo de novo. Abra-o onde precisar dele.
mailNeeds-letters = A página mostra três letras. Digite-as para que ela saiba que você não é um programa.

## mailOpened

mailOpened-subject = Aberto: { $name }
mailOpened-unnamed = Seu link de { $date }
mailOpened-lead = Seu link foi aberto: { $when }.
mailOpened-left =
    { $n ->
        [one] Pode ser aberto mais { $n } vez.
        [many] Pode ser aberto mais { $n } de vezes.
       *[other] Pode ser aberto mais { $n } vezes.
    }
mailOpened-last = Essa foi a última visualização: o segredo foi apagado.
mailOpened-link = Meus links
mailOpened-why = Você recebe este e-mail porque pediu um aviso quando o link fosse aberto.

## mailAnswered

mailAnswered-subject = Respondido: { $name }
mailAnswered-unnamed = Seu pedido de { $date }
mailAnswered-lead = Seu pedido foi respondido: { $when }.
mailAnswered-keep = Este e-mail não contém a resposta. Entre na sua conta para abri-la.
mailAnswered-link = Pedidos
mailAnswered-why = Você recebe este e-mail porque pediu um a cada resposta.

## mailCode

mailCode-subject = Seu código de { $service }
mailCode-lead = Alguém compartilha algo confidencial com você por meio de { $service }. Para abrir, digite este código na página que o pediu:
mailCode-leadNamed = { $sender } compartilha algo confidencial com você por meio de { $service }. Para abrir, digite este código na página que o pediu:
mailCode-asks = Alguém pede algo confidencial a você por meio de { $service }. Para ler e responder, digite este código na página que o pediu:
mailCode-asksNamed = { $sender } pede algo confidencial a você por meio de { $service }. Para ler e responder, digite este código na página que o pediu:
mailCode-until =
    { $n ->
        [one] O código funciona uma vez, por { $n } minuto, e só no navegador que o pediu.
        [many] O código funciona uma vez, por { $n } de minutos, e só no navegador que o pediu.
       *[other] O código funciona uma vez, por { $n } minutos, e só no navegador que o pediu.
    }
mailCode-ignore = Se você não pediu um código, ignore este e-mail e não dê o código a ninguém.

## mailInvited

mailInvited-subject = Sua conta em { $service }
mailInvited-lead = Agora você tem uma conta em { $service }: { $email }.
mailInvited-link = Escolher uma senha
mailInvited-once = O link funciona uma vez, até { $when }.

## mailReset

mailReset-subject = Escolha uma nova senha para { $service }
mailReset-lead = Um administrador de { $service } permite que você escolha uma nova senha para { $email }.
mailReset-link = Escolher uma senha
mailReset-once = O link funciona uma vez, até { $when }.

## mailNotice

mailNotice-subject = Sua conta em { $service }
mailNotice-password = A senha de { $email } foi alterada: { $when }.
mailNotice-factorAdded = Um segundo fator foi adicionado a { $email }: { $when }.
mailNotice-factorRemoved = Um segundo fator de { $email } foi excluído: { $when }.
mailNotice-factorsReset = Todos os segundos fatores de { $email } foram excluídos por um administrador: { $when }.
mailNotice-recoveryCodes = Novos códigos de recuperação foram criados para { $email }: { $when }. Os anteriores não funcionam mais.
mailNotice-recoveryCode = Um código de recuperação de { $email } foi usado: { $when }. Ele não funcionará de novo.
mailNotice-devices = Muitas senhas ou códigos errados para { $email } vieram de navegadores que já tinham entrado antes: { $when }. Alguém pode estar com um dos seus dispositivos.
mailNotice-from = Isto veio do endereço { $address }.
mailNotice-stranger = Se você não esperava isso, altere sua senha em { $service } e avise o administrador.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } assunto para o administrador
        [many] { $service }: { $n } de assuntos para o administrador
       *[other] { $service }: { $n } assuntos para o administrador
    }
mailConditions-link = Estado do servidor
mailConditions-why = Você recebe este e-mail porque seu endereço está em notices.mail. Ele chega uma vez, e de novo após sete dias se nada tiver mudado. Execute comandos na máquina do servidor, com sudo e o --config do servidor.

## mailTest

mailTest-subject = Teste de { $service }
mailTest-lead = Os e-mails de { $service } chegam.
mailTest-link = { $service }

## opener

opener-title = Abrir um link lacrado
opener-lead = Esta página é um arquivo seu: ela abre links lacrados de ponta a ponta, e nenhum servidor pode alterá-la. Ela pede ao servidor do link o segredo lacrado e nada mais.
opener-link = Link, com a parte depois do #
opener-passphraseHint = Só se o remetente tiver dado uma a você.
opener-open = Abrir
opener-notLink = Isto não é um link para um segredo. Copie o link inteiro, de https:// até o fim.
opener-unreachable = Nenhuma resposta que esta página possa ler. O servidor não pode ser acessado ou só deixa a própria página abrir este link: talvez o segredo não esteja lacrado ou só abra em certas redes. Nada foi aberto.
opener-incomplete = A resposta não chegou completa. Pode ter contado como uma visualização.
opener-notSealed = O que o servidor enviou não está lacrado, portanto não é o que o remetente lacrou para este link. Nada dele é mostrado.
opener-wrong = A frase secreta está errada ou está faltando. Nenhuma visualização foi contada.
opener-refused = O servidor não entrega isto no momento. Nenhuma visualização foi contada.
opener-held = Quem enviou isto precisa liberá-lo. Diga a essa pessoa estas palavras: { $words }
opener-heldWordless = Quem enviou isto precisa liberá-lo.
opener-otherPassphrase = Não abre com esta frase secreta. Tente de novo: o segredo lacrado está aqui, e nenhuma outra visualização será contada. Deixe o campo vazio se o remetente não tiver dado uma frase secreta a você.
opener-go = Abrir o endereço em { $host }
opener-saved = Salvo

## languages

languages-title = Escolha seu idioma
languages-search = Encontre seu idioma
languages-searchHint = O nome no próprio idioma, o nome em inglês ou o código, como pt-BR.
languages-find = Pesquisar
languages-none = Nenhum idioma corresponde.
languages-all = Todos os idiomas
languages-browser = Idioma do meu navegador
languages-back = Voltar à página
languages-counts = Os textos em outros idiomas são traduções. Onde diferem do inglês, vale o inglês. Se encontrar uma palavra errada, avise quem administra este servidor.
languages-recipient = Idioma para o destinatário
languages-recipientHint = Para a página do link e o e-mail sobre ele. Destinatários que já escolheram um idioma mantêm o seu.
languages-recipientOwn = Conforme o navegador do destinatário
languages-answerer = Idioma para quem responder
languages-answererHint = Para a página do pedido. Pessoas que já escolheram um idioma mantêm o seu.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } idioma
        [many] { $n } de idiomas
       *[other] { $n } idiomas
    }
languagesLive-recipientLanguage = Idioma para o destinatário
